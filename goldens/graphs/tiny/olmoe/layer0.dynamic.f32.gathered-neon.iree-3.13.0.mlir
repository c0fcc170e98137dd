// needs: cpu neon
module @moe_ffn {
  stream.executable private @project_8x40_f32 {
    stream.executable.export public @project_8x40_f32 workgroups(%tokens: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 16 : index
      %y = arith.ceildivui %tokens, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @project_8x40_f32(%x_binding: !stream.binding, %weight_binding: !stream.binding, %y_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant 8 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 7 : index
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant 5 : index
        %c_9 = arith.constant 6 : index
        %c_10 = arith.constant dense<0.0> : vector<2xf64>
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 512 : index
        %c_13 = arith.constant 9 : index
        %c_14 = arith.constant 10 : index
        %c_15 = arith.constant 11 : index
        %c_16 = arith.constant 12 : index
        %c_17 = arith.constant 13 : index
        %c_18 = arith.constant 14 : index
        %c_19 = arith.constant 15 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_3] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<16x2xf64>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        %is_7 = arith.cmpi eq, %tokens, %c_2 : index
        scf.if %is_7 {
          scf.for %i_8 = %v_1 to %v_4 step %c_1 {
            %v_9 = arith.minsi %i_8, %c_4 : index
            %v_10 = arith.addi %i_8, %c_2 : index
            %v_11 = arith.minsi %v_10, %c_4 : index
            %v_12 = arith.addi %i_8, %c_5 : index
            %v_13 = arith.minsi %v_12, %c_4 : index
            %v_14 = arith.addi %i_8, %c_6 : index
            %v_15 = arith.minsi %v_14, %c_4 : index
            %v_16 = arith.addi %i_8, %c_7 : index
            %v_17 = arith.minsi %v_16, %c_4 : index
            %v_18 = arith.addi %i_8, %c_8 : index
            %v_19 = arith.minsi %v_18, %c_4 : index
            %v_20 = arith.addi %i_8, %c_9 : index
            %v_21 = arith.minsi %v_20, %c_4 : index
            %v_22 = arith.addi %i_8, %c_4 : index
            %v_23 = arith.minsi %v_22, %c_4 : index
            %v_24 = arith.subi %tokens, %c_2 : index
            %v_25 = arith.minsi %c_3, %v_24 : index
            %loop_27:8 = scf.for %i_26 = %c_3 to %c_11 step %c_5 iter_args(%carry_28 = %c_10, %carry_29 = %c_10, %carry_30 = %c_10, %carry_31 = %c_10, %carry_32 = %c_10, %carry_33 = %c_10, %carry_34 = %c_10, %carry_35 = %c_10) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
              %v_36 = vector.load %x[%v_25, %i_26] : memref<?x40xf32>, vector<2xf32>
              %v_37 = arith.extf %v_36 : vector<2xf32> to vector<2xf64>
              %v_38 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_9, %v_38], read, locality<3>, data : memref<8x40xf32>
              %v_39 = vector.load %weight[%v_9, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_40 = arith.extf %v_39 : vector<2xf32> to vector<2xf64>
              %acc_41 = math.fma %v_40, %v_37, %carry_28 : vector<2xf64>
              %v_42 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_11, %v_42], read, locality<3>, data : memref<8x40xf32>
              %v_43 = vector.load %weight[%v_11, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_44 = arith.extf %v_43 : vector<2xf32> to vector<2xf64>
              %acc_45 = math.fma %v_44, %v_37, %carry_29 : vector<2xf64>
              %v_46 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_13, %v_46], read, locality<3>, data : memref<8x40xf32>
              %v_47 = vector.load %weight[%v_13, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_48 = arith.extf %v_47 : vector<2xf32> to vector<2xf64>
              %acc_49 = math.fma %v_48, %v_37, %carry_30 : vector<2xf64>
              %v_50 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_15, %v_50], read, locality<3>, data : memref<8x40xf32>
              %v_51 = vector.load %weight[%v_15, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_52 = arith.extf %v_51 : vector<2xf32> to vector<2xf64>
              %acc_53 = math.fma %v_52, %v_37, %carry_31 : vector<2xf64>
              %v_54 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_17, %v_54], read, locality<3>, data : memref<8x40xf32>
              %v_55 = vector.load %weight[%v_17, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_56 = arith.extf %v_55 : vector<2xf32> to vector<2xf64>
              %acc_57 = math.fma %v_56, %v_37, %carry_32 : vector<2xf64>
              %v_58 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_19, %v_58], read, locality<3>, data : memref<8x40xf32>
              %v_59 = vector.load %weight[%v_19, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_60 = arith.extf %v_59 : vector<2xf32> to vector<2xf64>
              %acc_61 = math.fma %v_60, %v_37, %carry_33 : vector<2xf64>
              %v_62 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_21, %v_62], read, locality<3>, data : memref<8x40xf32>
              %v_63 = vector.load %weight[%v_21, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_64 = arith.extf %v_63 : vector<2xf32> to vector<2xf64>
              %acc_65 = math.fma %v_64, %v_37, %carry_34 : vector<2xf64>
              %v_66 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_23, %v_66], read, locality<3>, data : memref<8x40xf32>
              %v_67 = vector.load %weight[%v_23, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_68 = arith.extf %v_67 : vector<2xf32> to vector<2xf64>
              %acc_69 = math.fma %v_68, %v_37, %carry_35 : vector<2xf64>
              scf.yield %acc_41, %acc_45, %acc_49, %acc_53, %acc_57, %acc_61, %acc_65, %acc_69 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            vector.store %loop_27#0, %sums[%c_3, %c_3] : memref<16x2xf64>, vector<2xf64>
            vector.store %loop_27#1, %sums[%c_2, %c_3] : memref<16x2xf64>, vector<2xf64>
            vector.store %loop_27#2, %sums[%c_5, %c_3] : memref<16x2xf64>, vector<2xf64>
            vector.store %loop_27#3, %sums[%c_6, %c_3] : memref<16x2xf64>, vector<2xf64>
            vector.store %loop_27#4, %sums[%c_7, %c_3] : memref<16x2xf64>, vector<2xf64>
            vector.store %loop_27#5, %sums[%c_8, %c_3] : memref<16x2xf64>, vector<2xf64>
            vector.store %loop_27#6, %sums[%c_9, %c_3] : memref<16x2xf64>, vector<2xf64>
            vector.store %loop_27#7, %sums[%c_4, %c_3] : memref<16x2xf64>, vector<2xf64>
            scf.for %i_70 = %c_3 to %c_1 step %c_2 {
              scf.for %i_71 = %c_3 to %c_2 step %c_2 {
                %v_72 = arith.addi %i_70, %i_71 : index
                %v_73 = vector.load %sums[%v_72, %c_3] : memref<16x2xf64>, vector<2xf64>
                %v_74 = vector.shuffle %v_73, %v_73 [0] : vector<2xf64>, vector<2xf64>
                %v_75 = vector.shuffle %v_73, %v_73 [1] : vector<2xf64>, vector<2xf64>
                %v_76 = arith.addf %v_74, %v_75 : vector<1xf64>
                %sum_77 = vector.extract %v_76[0] : f64 from vector<1xf64>
                %v_78 = arith.addi %c_3, %i_71 : index
                %v_79 = arith.subi %tokens, %c_2 : index
                %v_80 = arith.minsi %v_78, %v_79 : index
                %v_81 = arith.addi %i_8, %i_70 : index
                %v_82 = arith.minsi %v_81, %c_4 : index
                %v_83 = arith.truncf %sum_77 : f64 to f32
                memref.store %v_83, %y[%v_80, %v_82] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_84 = %v_1 to %v_4 step %c_7 {
            scf.for %i_85 = %v_2 to %v_6 step %c_7 {
              %v_86 = arith.minsi %i_84, %c_4 : index
              %v_87 = arith.addi %i_84, %c_2 : index
              %v_88 = arith.minsi %v_87, %c_4 : index
              %v_89 = arith.addi %i_84, %c_5 : index
              %v_90 = arith.minsi %v_89, %c_4 : index
              %v_91 = arith.addi %i_84, %c_6 : index
              %v_92 = arith.minsi %v_91, %c_4 : index
              %v_93 = arith.subi %tokens, %c_2 : index
              %v_94 = arith.minsi %i_85, %v_93 : index
              %v_95 = arith.addi %i_85, %c_2 : index
              %v_96 = arith.subi %tokens, %c_2 : index
              %v_97 = arith.minsi %v_95, %v_96 : index
              %v_98 = arith.addi %i_85, %c_5 : index
              %v_99 = arith.subi %tokens, %c_2 : index
              %v_100 = arith.minsi %v_98, %v_99 : index
              %v_101 = arith.addi %i_85, %c_6 : index
              %v_102 = arith.subi %tokens, %c_2 : index
              %v_103 = arith.minsi %v_101, %v_102 : index
              %loop_105:16 = scf.for %i_104 = %c_3 to %c_11 step %c_5 iter_args(%carry_106 = %c_10, %carry_107 = %c_10, %carry_108 = %c_10, %carry_109 = %c_10, %carry_110 = %c_10, %carry_111 = %c_10, %carry_112 = %c_10, %carry_113 = %c_10, %carry_114 = %c_10, %carry_115 = %c_10, %carry_116 = %c_10, %carry_117 = %c_10, %carry_118 = %c_10, %carry_119 = %c_10, %carry_120 = %c_10, %carry_121 = %c_10) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
                %v_122 = vector.load %x[%v_94, %i_104] : memref<?x40xf32>, vector<2xf32>
                %v_123 = arith.extf %v_122 : vector<2xf32> to vector<2xf64>
                %v_124 = vector.load %x[%v_97, %i_104] : memref<?x40xf32>, vector<2xf32>
                %v_125 = arith.extf %v_124 : vector<2xf32> to vector<2xf64>
                %v_126 = vector.load %x[%v_100, %i_104] : memref<?x40xf32>, vector<2xf32>
                %v_127 = arith.extf %v_126 : vector<2xf32> to vector<2xf64>
                %v_128 = vector.load %x[%v_103, %i_104] : memref<?x40xf32>, vector<2xf32>
                %v_129 = arith.extf %v_128 : vector<2xf32> to vector<2xf64>
                %v_130 = arith.addi %i_104, %c_12 : index
                memref.prefetch %weight[%v_86, %v_130], read, locality<3>, data : memref<8x40xf32>
                %v_131 = vector.load %weight[%v_86, %i_104] : memref<8x40xf32>, vector<2xf32>
                %v_132 = arith.extf %v_131 : vector<2xf32> to vector<2xf64>
                %acc_133 = math.fma %v_132, %v_123, %carry_106 : vector<2xf64>
                %acc_134 = math.fma %v_132, %v_125, %carry_107 : vector<2xf64>
                %acc_135 = math.fma %v_132, %v_127, %carry_108 : vector<2xf64>
                %acc_136 = math.fma %v_132, %v_129, %carry_109 : vector<2xf64>
                %v_137 = arith.addi %i_104, %c_12 : index
                memref.prefetch %weight[%v_88, %v_137], read, locality<3>, data : memref<8x40xf32>
                %v_138 = vector.load %weight[%v_88, %i_104] : memref<8x40xf32>, vector<2xf32>
                %v_139 = arith.extf %v_138 : vector<2xf32> to vector<2xf64>
                %acc_140 = math.fma %v_139, %v_123, %carry_110 : vector<2xf64>
                %acc_141 = math.fma %v_139, %v_125, %carry_111 : vector<2xf64>
                %acc_142 = math.fma %v_139, %v_127, %carry_112 : vector<2xf64>
                %acc_143 = math.fma %v_139, %v_129, %carry_113 : vector<2xf64>
                %v_144 = arith.addi %i_104, %c_12 : index
                memref.prefetch %weight[%v_90, %v_144], read, locality<3>, data : memref<8x40xf32>
                %v_145 = vector.load %weight[%v_90, %i_104] : memref<8x40xf32>, vector<2xf32>
                %v_146 = arith.extf %v_145 : vector<2xf32> to vector<2xf64>
                %acc_147 = math.fma %v_146, %v_123, %carry_114 : vector<2xf64>
                %acc_148 = math.fma %v_146, %v_125, %carry_115 : vector<2xf64>
                %acc_149 = math.fma %v_146, %v_127, %carry_116 : vector<2xf64>
                %acc_150 = math.fma %v_146, %v_129, %carry_117 : vector<2xf64>
                %v_151 = arith.addi %i_104, %c_12 : index
                memref.prefetch %weight[%v_92, %v_151], read, locality<3>, data : memref<8x40xf32>
                %v_152 = vector.load %weight[%v_92, %i_104] : memref<8x40xf32>, vector<2xf32>
                %v_153 = arith.extf %v_152 : vector<2xf32> to vector<2xf64>
                %acc_154 = math.fma %v_153, %v_123, %carry_118 : vector<2xf64>
                %acc_155 = math.fma %v_153, %v_125, %carry_119 : vector<2xf64>
                %acc_156 = math.fma %v_153, %v_127, %carry_120 : vector<2xf64>
                %acc_157 = math.fma %v_153, %v_129, %carry_121 : vector<2xf64>
                scf.yield %acc_133, %acc_134, %acc_135, %acc_136, %acc_140, %acc_141, %acc_142, %acc_143, %acc_147, %acc_148, %acc_149, %acc_150, %acc_154, %acc_155, %acc_156, %acc_157 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
              }
              vector.store %loop_105#0, %sums[%c_3, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#1, %sums[%c_2, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#2, %sums[%c_5, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#3, %sums[%c_6, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#4, %sums[%c_7, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#5, %sums[%c_8, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#6, %sums[%c_9, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#7, %sums[%c_4, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#8, %sums[%c_1, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#9, %sums[%c_13, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#10, %sums[%c_14, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#11, %sums[%c_15, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#12, %sums[%c_16, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#13, %sums[%c_17, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#14, %sums[%c_18, %c_3] : memref<16x2xf64>, vector<2xf64>
              vector.store %loop_105#15, %sums[%c_19, %c_3] : memref<16x2xf64>, vector<2xf64>
              scf.for %i_158 = %c_3 to %c_7 step %c_2 {
                scf.for %i_159 = %c_3 to %c_7 step %c_2 {
                  %v_160 = arith.muli %i_158, %c_7 : index
                  %v_161 = arith.addi %v_160, %i_159 : index
                  %v_162 = vector.load %sums[%v_161, %c_3] : memref<16x2xf64>, vector<2xf64>
                  %v_163 = vector.shuffle %v_162, %v_162 [0] : vector<2xf64>, vector<2xf64>
                  %v_164 = vector.shuffle %v_162, %v_162 [1] : vector<2xf64>, vector<2xf64>
                  %v_165 = arith.addf %v_163, %v_164 : vector<1xf64>
                  %sum_166 = vector.extract %v_165[0] : f64 from vector<1xf64>
                  %v_167 = arith.addi %i_85, %i_159 : index
                  %v_168 = arith.subi %tokens, %c_2 : index
                  %v_169 = arith.minsi %v_167, %v_168 : index
                  %v_170 = arith.addi %i_84, %i_158 : index
                  %v_171 = arith.minsi %v_170, %c_4 : index
                  %v_172 = arith.truncf %sum_166 : f64 to f32
                  memref.store %v_172, %y[%v_169, %v_171] : memref<?x8xf32>
                }
              }
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @top_3_of_8 {
    stream.executable.export public @top_3_of_8 workgroups(%tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 16 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @top_3_of_8(%keys_binding: !stream.binding, %ids_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<4xi32>
        %c_3 = arith.constant dense<8> : vector<4xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 8 : index
        %c_10 = arith.constant 4 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x3xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<4xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<4xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_10 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<4xi32>, vector<4xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x8xi32>, vector<4xi32>
              %v_16 = arith.index_cast %i_11 : index to i32
              %v_17 = vector.broadcast %v_16 : i32 to vector<4xi32>
              %v_18 = arith.addi %c_1, %v_17 : vector<4xi32>
              %is_19 = arith.cmpi eq, %v_15, %v_9 : vector<4xi32>
              %is_20 = arith.cmpi sgt, %v_18, %v_10 : vector<4xi32>
              %v_21 = arith.andi %is_19, %is_20 : vector<4xi1>
              %is_22 = arith.cmpi slt, %v_15, %v_9 : vector<4xi32>
              %v_23 = arith.ori %is_22, %v_21 : vector<4xi1>
              %is_24 = arith.cmpi sgt, %v_15, %carry_13 : vector<4xi32>
              %v_25 = arith.andi %v_23, %is_24 : vector<4xi1>
              %v_26 = arith.select %v_25, %v_15, %carry_13 : vector<4xi1>, vector<4xi32>
              %v_27 = arith.select %v_25, %v_18, %carry_14 : vector<4xi1>, vector<4xi32>
              scf.yield %v_26, %v_27 : vector<4xi32>, vector<4xi32>
            }
            %v_28 = vector.reduction <maxsi>, %loop_12#0 : vector<4xi32> into i32
            %v_29 = vector.broadcast %v_28 : i32 to vector<4xi32>
            %is_30 = arith.cmpi eq, %loop_12#0, %v_29 : vector<4xi32>
            %v_31 = arith.select %is_30, %loop_12#1, %c_3 : vector<4xi1>, vector<4xi32>
            %v_32 = vector.reduction <minsi>, %v_31 : vector<4xi32> into i32
            memref.store %v_32, %ids[%i_4, %i_5] : memref<?x3xi32>
            scf.yield %v_28, %v_32 : i32, i32
          }
        }
        return
      }
    }
  }

  stream.executable private @gathered {
    stream.executable.export public @gathered_up workgroups(%assignments: index, %tokens: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%assignments: index, %tokens: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 4 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 2 : index
        %c_4 = arith.constant 32 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant dense<0> : vector<4xi32>
        %c_7 = arith.constant 24 : index
        %c_8 = arith.constant 512 : index
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 23 : index
        %c_12 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_13 = arith.constant 40 : index
        %c_14 = arith.constant 5 : index
        %c_15 = arith.constant 6 : index
        %c_16 = arith.constant 7 : index
        %c_17 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_18 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_19 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_20 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_21 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_22 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_23 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_24 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_25 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_26 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_27 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_28 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_29 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_30 = arith.constant dense<1> : vector<16xi32>
        %c_31 = arith.constant dense<23> : vector<16xi32>
        %c_32 = arith.constant dense<127> : vector<16xi32>
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%assignments}
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16x4xf32>
        %added = memref.alloca() alignment = 64 : memref<16xf32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.muli %workers, %c_0 : index
        %v_3 = arith.index_cast %address_1 : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = arith.index_cast %c_1 : index to i32
        %v_6 = llvm.atomicrmw add %pointer_4, %v_5 monotonic : !llvm.ptr, i32
        %v_7 = arith.index_cast %v_6 : i32 to index
        %v_8 = arith.muli %v_2, %c_3 : index
        %v_9 = arith.divui %assignments, %v_8 : index
        %v_10 = arith.maxsi %v_9, %c_1 : index
        %v_11 = arith.divui %v_7, %v_2 : index
        %loop_13:2 = scf.for %i_12 = %c_2 to %v_11 step %c_1 iter_args(%carry_14 = %c_2, %carry_15 = %v_10) -> (index, index) {
          %v_16 = arith.muli %carry_15, %v_2 : index
          %v_17 = arith.addi %carry_14, %v_16 : index
          %v_18 = arith.divui %carry_15, %c_3 : index
          %v_19 = arith.maxsi %v_18, %c_1 : index
          scf.yield %v_17, %v_19 : index, index
        }
        %v_20 = arith.remui %v_7, %v_2 : index
        %v_21 = arith.muli %v_20, %loop_13#1 : index
        %v_22 = arith.addi %loop_13#0, %v_21 : index
        %end_25:2 = scf.while (%at_23 = %v_22, %at_24 = %loop_13#1) : (index, index) -> (index, index) {
          %is_28 = arith.cmpi slt, %at_23, %assignments : index
          scf.condition(%is_28) %at_23, %at_24 : index, index
        } do {
          ^bb0(%i_26: index, %i_27: index):
          %v_29 = arith.index_cast %address_1 : index to i64
          %pointer_30 = llvm.inttoptr %v_29 : i64 to !llvm.ptr
          %v_31 = arith.index_cast %c_1 : index to i32
          %v_32 = llvm.atomicrmw add %pointer_30, %v_31 monotonic : !llvm.ptr, i32
          %v_33 = arith.index_cast %v_32 : i32 to index
          %v_34 = arith.muli %v_2, %c_3 : index
          %v_35 = arith.divui %assignments, %v_34 : index
          %v_36 = arith.maxsi %v_35, %c_1 : index
          %v_37 = arith.divui %v_33, %v_2 : index
          %loop_39:2 = scf.for %i_38 = %c_2 to %v_37 step %c_1 iter_args(%carry_40 = %c_2, %carry_41 = %v_36) -> (index, index) {
            %v_42 = arith.muli %carry_41, %v_2 : index
            %v_43 = arith.addi %carry_40, %v_42 : index
            %v_44 = arith.divui %carry_41, %c_3 : index
            %v_45 = arith.maxsi %v_44, %c_1 : index
            scf.yield %v_43, %v_45 : index, index
          }
          %v_46 = arith.remui %v_33, %v_2 : index
          %v_47 = arith.muli %v_46, %loop_39#1 : index
          %v_48 = arith.addi %loop_39#0, %v_47 : index
          %v_49 = arith.addi %i_26, %i_27 : index
          scf.for %i_50 = %i_26 to %v_49 step %c_1 {
            %v_51 = arith.addi %i_50, %c_1 : index
            %is_52 = arith.cmpi eq, %v_51, %v_49 : index
            %v_53 = arith.select %is_52, %v_48, %v_51 : index
            %v_54 = arith.remui %i_50, %c_1 : index
            %v_55 = arith.muli %v_54, %c_4 : index
            %v_56 = arith.divui %i_50, %c_1 : index
            %v_57 = memref.load %ids[%v_56] : memref<?xi32>
            %v_58 = vector.broadcast %v_57 : i32 to vector<4xi32>
            %loop_60:1 = scf.for %i_59 = %c_2 to %v_56 step %c_0 iter_args(%carry_61 = %c_5) -> (i1) {
              %v_62 = arith.subi %v_56, %i_59 : index
              %mask_63 = vector.create_mask %v_62 : vector<4xi1>
              %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_6 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
              %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<4xi32>
              %v_66 = arith.andi %is_65, %mask_63 : vector<4xi1>
              %any_67 = vector.reduction <or>, %v_66 : vector<4xi1> into i1
              %v_68 = arith.ori %carry_61, %any_67 : i1
              scf.yield %v_68 : i1
            }
            %is_69 = arith.cmpi eq, %loop_60#0, %c_5 : i1
            scf.if %is_69 {
              %v_70 = arith.index_cast %v_57 : i32 to index
              %v_71 = arith.remui %v_53, %c_1 : index
              %v_72 = arith.muli %v_71, %c_4 : index
              %v_73 = arith.addi %v_72, %c_7 : index
              %v_74 = arith.subi %assignments, %c_1 : index
              %v_75 = arith.minsi %v_53, %v_74 : index
              %v_76 = arith.divui %v_75, %c_1 : index
              %v_77 = memref.load %ids[%v_76] : memref<?xi32>
              %v_78 = arith.index_cast %v_77 : i32 to index
              scf.for %i_79 = %c_2 to %c_8 step %c_9 {
                memref.prefetch %expert_gate_up[%v_78, %v_72, %i_79], read, locality<3>, data : memref<8x48x40xf32>
              }
              scf.for %i_80 = %c_2 to %c_8 step %c_9 {
                memref.prefetch %expert_gate_up[%v_78, %v_73, %i_80], read, locality<3>, data : memref<8x48x40xf32>
              }
              %loop_82:1 = scf.for %i_81 = %v_56 to %assignments step %c_1 iter_args(%carry_83 = %c_2) -> (index) {
                %v_84 = memref.load %ids[%i_81] : memref<?xi32>
                %is_85 = arith.cmpi eq, %v_84, %v_57 : i32
                scf.if %is_85 {
                  %v_86 = arith.index_cast %i_81 : index to i32
                  memref.store %v_86, %group[%carry_83] : memref<5xi32>
                  %v_87 = arith.index_cast %i_81 : index to i32
                  %v_88 = arith.addi %carry_83, %c_1 : index
                  memref.store %v_87, %group[%v_88] : memref<5xi32>
                }
                %v_89 = arith.addi %carry_83, %c_1 : index
                %v_90 = arith.select %is_85, %v_89, %carry_83 : index
                %is_91 = arith.cmpi eq, %v_90, %c_0 : index
                %v_92 = arith.subi %assignments, %c_1 : index
                %is_93 = arith.cmpi eq, %i_81, %v_92 : index
                %is_94 = arith.cmpi sgt, %v_90, %c_2 : index
                %v_95 = arith.andi %is_93, %is_94 : i1
                %v_96 = arith.ori %is_91, %v_95 : i1
                scf.if %v_96 {
                  %is_97 = arith.cmpi eq, %v_90, %c_10 : index
                  %v_98 = arith.select %is_97, %c_0, %v_90 : index
                  scf.for %i_99 = %c_2 to %c_4 step %c_9 {
                    %v_100 = arith.addi %v_55, %i_99 : index
                    %v_101 = arith.subi %c_4, %i_99 : index
                    %v_102 = arith.minsi %v_101, %c_9 : index
                    %v_103 = arith.subi %c_7, %v_100 : index
                    %v_104 = arith.minsi %v_102, %v_103 : index
                    scf.for %i_105 = %c_2 to %v_104 step %c_1 {
                      %v_106 = arith.addi %v_100, %i_105 : index
                      %v_107 = arith.minsi %v_106, %c_11 : index
                      %is_108 = arith.cmpi eq, %v_98, %c_0 : index
                      scf.if %is_108 {
                        %v_109 = memref.load %group[%c_2] : memref<5xi32>
                        %v_110 = arith.index_cast %v_109 : i32 to index
                        %v_111 = memref.load %group[%c_1] : memref<5xi32>
                        %v_112 = arith.index_cast %v_111 : i32 to index
                        %v_113 = memref.load %group[%c_3] : memref<5xi32>
                        %v_114 = arith.index_cast %v_113 : i32 to index
                        %v_115 = memref.load %group[%c_10] : memref<5xi32>
                        %v_116 = arith.index_cast %v_115 : i32 to index
                        %v_117 = arith.divui %v_110, %c_10 : index
                        %v_118 = arith.divui %v_112, %c_10 : index
                        %v_119 = arith.divui %v_114, %c_10 : index
                        %v_120 = arith.divui %v_116, %c_10 : index
                        %v_121 = arith.addi %v_107, %c_7 : index
                        %loop_123:8 = scf.for %i_122 = %c_2 to %c_13 step %c_0 iter_args(%carry_124 = %c_12, %carry_125 = %c_12, %carry_126 = %c_12, %carry_127 = %c_12, %carry_128 = %c_12, %carry_129 = %c_12, %carry_130 = %c_12, %carry_131 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                          %v_132 = vector.load %x[%v_117, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_133 = vector.load %x[%v_118, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_134 = vector.load %x[%v_119, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_135 = vector.load %x[%v_120, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_136 = arith.addi %i_122, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_136], read, locality<3>, data : memref<8x48x40xf32>
                          %v_137 = vector.load %expert_gate_up[%v_70, %v_107, %i_122] : memref<8x48x40xf32>, vector<4xf32>
                          %acc_138 = math.fma %v_137, %v_132, %carry_124 : vector<4xf32>
                          %acc_139 = math.fma %v_137, %v_133, %carry_125 : vector<4xf32>
                          %acc_140 = math.fma %v_137, %v_134, %carry_126 : vector<4xf32>
                          %acc_141 = math.fma %v_137, %v_135, %carry_127 : vector<4xf32>
                          %v_142 = arith.addi %i_122, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_121, %v_142], read, locality<3>, data : memref<8x48x40xf32>
                          %v_143 = vector.load %expert_gate_up[%v_70, %v_121, %i_122] : memref<8x48x40xf32>, vector<4xf32>
                          %acc_144 = math.fma %v_143, %v_132, %carry_128 : vector<4xf32>
                          %acc_145 = math.fma %v_143, %v_133, %carry_129 : vector<4xf32>
                          %acc_146 = math.fma %v_143, %v_134, %carry_130 : vector<4xf32>
                          %acc_147 = math.fma %v_143, %v_135, %carry_131 : vector<4xf32>
                          scf.yield %acc_138, %acc_139, %acc_140, %acc_141, %acc_144, %acc_145, %acc_146, %acc_147 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_123#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#1, %sums[%c_1, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#2, %sums[%c_3, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#3, %sums[%c_10, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#4, %sums[%c_0, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#5, %sums[%c_14, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#6, %sums[%c_15, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#7, %sums[%c_16, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      }
                      %is_148 = arith.cmpi eq, %v_98, %c_3 : index
                      scf.if %is_148 {
                        %v_149 = memref.load %group[%c_2] : memref<5xi32>
                        %v_150 = arith.index_cast %v_149 : i32 to index
                        %v_151 = memref.load %group[%c_1] : memref<5xi32>
                        %v_152 = arith.index_cast %v_151 : i32 to index
                        %v_153 = arith.divui %v_150, %c_10 : index
                        %v_154 = arith.divui %v_152, %c_10 : index
                        %v_155 = arith.addi %v_107, %c_7 : index
                        %loop_157:4 = scf.for %i_156 = %c_2 to %c_13 step %c_0 iter_args(%carry_158 = %c_12, %carry_159 = %c_12, %carry_160 = %c_12, %carry_161 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                          %v_162 = vector.load %x[%v_153, %i_156] : memref<?x40xf32>, vector<4xf32>
                          %v_163 = vector.load %x[%v_154, %i_156] : memref<?x40xf32>, vector<4xf32>
                          %v_164 = arith.addi %i_156, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_164], read, locality<3>, data : memref<8x48x40xf32>
                          %v_165 = vector.load %expert_gate_up[%v_70, %v_107, %i_156] : memref<8x48x40xf32>, vector<4xf32>
                          %acc_166 = math.fma %v_165, %v_162, %carry_158 : vector<4xf32>
                          %acc_167 = math.fma %v_165, %v_163, %carry_159 : vector<4xf32>
                          %v_168 = arith.addi %i_156, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_155, %v_168], read, locality<3>, data : memref<8x48x40xf32>
                          %v_169 = vector.load %expert_gate_up[%v_70, %v_155, %i_156] : memref<8x48x40xf32>, vector<4xf32>
                          %acc_170 = math.fma %v_169, %v_162, %carry_160 : vector<4xf32>
                          %acc_171 = math.fma %v_169, %v_163, %carry_161 : vector<4xf32>
                          scf.yield %acc_166, %acc_167, %acc_170, %acc_171 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_157#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_157#1, %sums[%c_1, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_157#2, %sums[%c_0, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_157#3, %sums[%c_14, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      }
                      %is_172 = arith.cmpi eq, %v_98, %c_1 : index
                      scf.if %is_172 {
                        %v_173 = memref.load %group[%c_2] : memref<5xi32>
                        %v_174 = arith.index_cast %v_173 : i32 to index
                        %v_175 = arith.divui %v_174, %c_10 : index
                        %v_176 = arith.addi %v_107, %c_7 : index
                        %loop_178:2 = scf.for %i_177 = %c_2 to %c_13 step %c_0 iter_args(%carry_179 = %c_12, %carry_180 = %c_12) -> (vector<4xf32>, vector<4xf32>) {
                          %v_181 = vector.load %x[%v_175, %i_177] : memref<?x40xf32>, vector<4xf32>
                          %v_182 = arith.addi %i_177, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_182], read, locality<3>, data : memref<8x48x40xf32>
                          %v_183 = vector.load %expert_gate_up[%v_70, %v_107, %i_177] : memref<8x48x40xf32>, vector<4xf32>
                          %acc_184 = math.fma %v_183, %v_181, %carry_179 : vector<4xf32>
                          %v_185 = arith.addi %i_177, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_176, %v_185], read, locality<3>, data : memref<8x48x40xf32>
                          %v_186 = vector.load %expert_gate_up[%v_70, %v_176, %i_177] : memref<8x48x40xf32>, vector<4xf32>
                          %acc_187 = math.fma %v_186, %v_181, %carry_180 : vector<4xf32>
                          scf.yield %acc_184, %acc_187 : vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_178#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_178#1, %sums[%c_0, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      }
                    }
                    scf.for %i_188 = %c_2 to %v_90 step %c_1 {
                      %v_189 = memref.load %group[%i_188] : memref<5xi32>
                      %v_190 = arith.index_cast %v_189 : i32 to index
                      scf.for %i_191 = %c_2 to %c_9 step %c_1 {
                        %v_192 = vector.load %sums[%i_188, %i_191, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        %v_193 = vector.shuffle %v_192, %v_192 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_194 = vector.shuffle %v_192, %v_192 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_195 = arith.addf %v_193, %v_194 : vector<2xf32>
                        %v_196 = vector.shuffle %v_195, %v_195 [0] : vector<2xf32>, vector<2xf32>
                        %v_197 = vector.shuffle %v_195, %v_195 [1] : vector<2xf32>, vector<2xf32>
                        %v_198 = arith.addf %v_196, %v_197 : vector<1xf32>
                        %sum_199 = vector.extract %v_198[0] : f32 from vector<1xf32>
                        memref.store %sum_199, %added[%i_191] : memref<16xf32>
                      }
                      %v_200 = vector.load %added[%c_2] : memref<16xf32>, vector<16xf32>
                      %v_201 = arith.addi %i_188, %c_0 : index
                      scf.for %i_202 = %c_2 to %c_9 step %c_1 {
                        %v_203 = vector.load %sums[%v_201, %i_202, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        %v_204 = vector.shuffle %v_203, %v_203 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_205 = vector.shuffle %v_203, %v_203 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_206 = arith.addf %v_204, %v_205 : vector<2xf32>
                        %v_207 = vector.shuffle %v_206, %v_206 [0] : vector<2xf32>, vector<2xf32>
                        %v_208 = vector.shuffle %v_206, %v_206 [1] : vector<2xf32>, vector<2xf32>
                        %v_209 = arith.addf %v_207, %v_208 : vector<1xf32>
                        %sum_210 = vector.extract %v_209[0] : f32 from vector<1xf32>
                        memref.store %sum_210, %added[%i_202] : memref<16xf32>
                      }
                      %v_211 = vector.load %added[%c_2] : memref<16xf32>, vector<16xf32>
                      %v_212 = arith.subf %c_17, %v_200 : vector<16xf32>
                      %is_213 = arith.cmpf ogt, %v_212, %c_18 : vector<16xf32>
                      %v_214 = arith.select %is_213, %c_18, %v_212 : vector<16xi1>, vector<16xf32>
                      %is_215 = arith.cmpf olt, %v_214, %c_19 : vector<16xf32>
                      %v_216 = arith.select %is_215, %c_19, %v_214 : vector<16xi1>, vector<16xf32>
                      %v_217 = arith.mulf %v_216, %c_20 : vector<16xf32>
                      %v_218 = math.roundeven %v_217 : vector<16xf32>
                      %acc_219 = math.fma %v_218, %c_21, %v_216 : vector<16xf32>
                      %acc_220 = math.fma %v_218, %c_22, %acc_219 : vector<16xf32>
                      %acc_221 = math.fma %c_23, %acc_220, %c_24 : vector<16xf32>
                      %acc_222 = math.fma %acc_221, %acc_220, %c_25 : vector<16xf32>
                      %acc_223 = math.fma %acc_222, %acc_220, %c_26 : vector<16xf32>
                      %acc_224 = math.fma %acc_223, %acc_220, %c_27 : vector<16xf32>
                      %acc_225 = math.fma %acc_224, %acc_220, %c_28 : vector<16xf32>
                      %acc_226 = math.fma %acc_225, %acc_220, %c_29 : vector<16xf32>
                      %acc_227 = math.fma %acc_226, %acc_220, %c_29 : vector<16xf32>
                      %v_228 = arith.fptosi %v_218 : vector<16xf32> to vector<16xi32>
                      %v_229 = arith.shrsi %v_228, %c_30 : vector<16xi32>
                      %v_230 = arith.subi %v_228, %v_229 : vector<16xi32>
                      %v_231 = arith.addi %v_229, %c_32 : vector<16xi32>
                      %v_232 = arith.shli %v_231, %c_31 : vector<16xi32>
                      %v_233 = arith.bitcast %v_232 : vector<16xi32> to vector<16xf32>
                      %v_234 = arith.mulf %acc_227, %v_233 : vector<16xf32>
                      %v_235 = arith.addi %v_230, %c_32 : vector<16xi32>
                      %v_236 = arith.shli %v_235, %c_31 : vector<16xi32>
                      %v_237 = arith.bitcast %v_236 : vector<16xi32> to vector<16xf32>
                      %v_238 = arith.mulf %v_234, %v_237 : vector<16xf32>
                      %v_239 = arith.addf %v_238, %c_29 : vector<16xf32>
                      %v_240 = arith.divf %c_29, %v_239 : vector<16xf32>
                      %v_241 = arith.mulf %v_200, %v_240 : vector<16xf32>
                      %v_242 = arith.mulf %v_241, %v_211 : vector<16xf32>
                      %mask_243 = vector.create_mask %v_104 : vector<16xi1>
                      vector.maskedstore %hidden[%v_190, %v_100], %mask_243, %v_242 : memref<?x24xf32>, vector<16xi1>, vector<16xf32>
                    }
                  }
                }
                %v_244 = arith.select %is_91, %c_2, %v_90 : index
                scf.yield %v_244 : index
              }
            }
          }
          scf.yield %v_48, %loop_39#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant dense<0> : vector<4xi32>
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 39 : index
        %c_13 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 5 : index
        %c_16 = arith.constant 6 : index
        %c_17 = arith.constant 7 : index
        %c_18 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_19 = arith.constant dense<1> : vector<16xi32>
        %c_20 = arith.constant dense<0> : vector<16xi32>
        %c_21 = arith.constant dense<0x00000000> : vector<16xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_4] : !stream.binding -> memref<?x24xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_4] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_4] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_4] : !stream.binding -> memref<8x40x24xf32>
        %counters = stream.binding.subspan %counters_binding[%c_4] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<3xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16x4xf32>
        %added = memref.alloca() alignment = 64 : memref<16xf32>
        %v_3 = arith.muli %workers, %c_2 : index
        %v_4 = arith.index_cast %v_2 : index to i64
        %pointer_5 = llvm.inttoptr %v_4 : i64 to !llvm.ptr
        %v_6 = arith.index_cast %c_3 : index to i32
        %v_7 = llvm.atomicrmw add %pointer_5, %v_6 monotonic : !llvm.ptr, i32
        %v_8 = arith.index_cast %v_7 : i32 to index
        %v_9 = arith.muli %v_3, %c_1 : index
        %v_10 = arith.divui %c_1, %v_9 : index
        %v_11 = arith.maxsi %v_10, %c_3 : index
        %v_12 = arith.divui %v_8, %v_3 : index
        %loop_14:2 = scf.for %i_13 = %c_4 to %v_12 step %c_3 iter_args(%carry_15 = %c_4, %carry_16 = %v_11) -> (index, index) {
          %v_17 = arith.muli %carry_16, %v_3 : index
          %v_18 = arith.addi %carry_15, %v_17 : index
          %v_19 = arith.divui %carry_16, %c_1 : index
          %v_20 = arith.maxsi %v_19, %c_3 : index
          scf.yield %v_18, %v_20 : index, index
        }
        %v_21 = arith.remui %v_8, %v_3 : index
        %v_22 = arith.muli %v_21, %loop_14#1 : index
        %v_23 = arith.addi %loop_14#0, %v_22 : index
        %end_26:2 = scf.while (%at_24 = %v_23, %at_25 = %loop_14#1) : (index, index) -> (index, index) {
          %is_29 = arith.cmpi slt, %at_24, %c_1 : index
          scf.condition(%is_29) %at_24, %at_25 : index, index
        } do {
          ^bb0(%i_27: index, %i_28: index):
          %v_30 = arith.index_cast %v_2 : index to i64
          %pointer_31 = llvm.inttoptr %v_30 : i64 to !llvm.ptr
          %v_32 = arith.index_cast %c_3 : index to i32
          %v_33 = llvm.atomicrmw add %pointer_31, %v_32 monotonic : !llvm.ptr, i32
          %v_34 = arith.index_cast %v_33 : i32 to index
          %v_35 = arith.muli %v_3, %c_1 : index
          %v_36 = arith.divui %c_1, %v_35 : index
          %v_37 = arith.maxsi %v_36, %c_3 : index
          %v_38 = arith.divui %v_34, %v_3 : index
          %loop_40:2 = scf.for %i_39 = %c_4 to %v_38 step %c_3 iter_args(%carry_41 = %c_4, %carry_42 = %v_37) -> (index, index) {
            %v_43 = arith.muli %carry_42, %v_3 : index
            %v_44 = arith.addi %carry_41, %v_43 : index
            %v_45 = arith.divui %carry_42, %c_1 : index
            %v_46 = arith.maxsi %v_45, %c_3 : index
            scf.yield %v_44, %v_46 : index, index
          }
          %v_47 = arith.remui %v_34, %v_3 : index
          %v_48 = arith.muli %v_47, %loop_40#1 : index
          %v_49 = arith.addi %loop_40#0, %v_48 : index
          %v_50 = arith.addi %i_27, %i_28 : index
          scf.for %i_51 = %i_27 to %v_50 step %c_3 {
            %v_52 = arith.addi %i_51, %c_3 : index
            %is_53 = arith.cmpi eq, %v_52, %v_50 : index
            %v_54 = arith.select %is_53, %v_49, %v_52 : index
            %v_55 = arith.muli %i_51, %c_5 : index
            scf.for %i_56 = %c_4 to %assignments step %c_3 {
              %v_57 = memref.load %ids[%i_56] : memref<?xi32>
              %v_58 = vector.broadcast %v_57 : i32 to vector<4xi32>
              %loop_60:1 = scf.for %i_59 = %c_4 to %i_56 step %c_2 iter_args(%carry_61 = %c_6) -> (i1) {
                %v_62 = arith.subi %i_56, %i_59 : index
                %mask_63 = vector.create_mask %v_62 : vector<4xi1>
                %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_7 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
                %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<4xi32>
                %v_66 = arith.andi %is_65, %mask_63 : vector<4xi1>
                %any_67 = vector.reduction <or>, %v_66 : vector<4xi1> into i1
                %v_68 = arith.ori %carry_61, %any_67 : i1
                scf.yield %v_68 : i1
              }
              %is_69 = arith.cmpi eq, %loop_60#0, %c_6 : i1
              scf.if %is_69 {
                %v_70 = arith.index_cast %v_57 : i32 to index
                %v_71 = arith.addi %i_56, %c_3 : index
                %is_72 = arith.cmpi eq, %v_71, %assignments : index
                %v_73 = arith.select %is_72, %v_54, %i_51 : index
                %v_74 = arith.muli %v_73, %c_5 : index
                %v_75 = arith.addi %i_56, %c_3 : index
                %v_76 = arith.select %is_72, %c_4, %v_75 : index
                %v_77 = arith.addi %v_74, %c_8 : index
                %v_78 = memref.load %ids[%v_76] : memref<?xi32>
                %v_79 = arith.index_cast %v_78 : i32 to index
                scf.for %i_80 = %c_4 to %c_9 step %c_8 {
                  memref.prefetch %expert_down[%v_79, %v_74, %i_80], read, locality<3>, data : memref<8x40x24xf32>
                }
                scf.for %i_81 = %c_4 to %c_9 step %c_8 {
                  memref.prefetch %expert_down[%v_79, %v_77, %i_81], read, locality<3>, data : memref<8x40x24xf32>
                }
                %loop_83:1 = scf.for %i_82 = %i_56 to %assignments step %c_3 iter_args(%carry_84 = %c_4) -> (index) {
                  %v_85 = memref.load %ids[%i_82] : memref<?xi32>
                  %is_86 = arith.cmpi eq, %v_85, %v_57 : i32
                  scf.if %is_86 {
                    %v_87 = arith.index_cast %i_82 : index to i32
                    memref.store %v_87, %group[%carry_84] : memref<5xi32>
                    %v_88 = arith.index_cast %i_82 : index to i32
                    %v_89 = arith.addi %carry_84, %c_3 : index
                    memref.store %v_88, %group[%v_89] : memref<5xi32>
                  }
                  %v_90 = arith.addi %carry_84, %c_3 : index
                  %v_91 = arith.select %is_86, %v_90, %carry_84 : index
                  %is_92 = arith.cmpi eq, %v_91, %c_2 : index
                  %v_93 = arith.subi %assignments, %c_3 : index
                  %is_94 = arith.cmpi eq, %i_82, %v_93 : index
                  %is_95 = arith.cmpi sgt, %v_91, %c_4 : index
                  %v_96 = arith.andi %is_94, %is_95 : i1
                  %v_97 = arith.ori %is_92, %v_96 : i1
                  scf.if %v_97 {
                    %is_98 = arith.cmpi eq, %v_91, %c_10 : index
                    %v_99 = arith.select %is_98, %c_2, %v_91 : index
                    scf.for %i_100 = %c_4 to %c_8 step %c_8 {
                      %v_101 = arith.addi %v_55, %i_100 : index
                      %v_102 = arith.addi %i_100, %c_8 : index
                      %v_103 = arith.addi %v_55, %v_102 : index
                      %v_104 = arith.subi %c_8, %i_100 : index
                      %v_105 = arith.minsi %v_104, %c_8 : index
                      %v_106 = arith.subi %c_11, %v_101 : index
                      %v_107 = arith.minsi %v_105, %v_106 : index
                      %v_108 = arith.subi %c_11, %v_103 : index
                      %v_109 = arith.minsi %v_105, %v_108 : index
                      scf.for %i_110 = %c_4 to %v_107 step %c_3 {
                        %v_111 = arith.addi %v_101, %i_110 : index
                        %v_112 = arith.addi %v_103, %i_110 : index
                        %v_113 = arith.minsi %v_111, %c_12 : index
                        %v_114 = arith.minsi %v_112, %c_12 : index
                        %is_115 = arith.cmpi eq, %v_99, %c_2 : index
                        scf.if %is_115 {
                          %v_116 = memref.load %group[%c_4] : memref<5xi32>
                          %v_117 = arith.index_cast %v_116 : i32 to index
                          %v_118 = memref.load %group[%c_3] : memref<5xi32>
                          %v_119 = arith.index_cast %v_118 : i32 to index
                          %v_120 = memref.load %group[%c_1] : memref<5xi32>
                          %v_121 = arith.index_cast %v_120 : i32 to index
                          %v_122 = memref.load %group[%c_10] : memref<5xi32>
                          %v_123 = arith.index_cast %v_122 : i32 to index
                          %loop_125:8 = scf.for %i_124 = %c_4 to %c_14 step %c_2 iter_args(%carry_126 = %c_13, %carry_127 = %c_13, %carry_128 = %c_13, %carry_129 = %c_13, %carry_130 = %c_13, %carry_131 = %c_13, %carry_132 = %c_13, %carry_133 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                            %v_134 = vector.load %hidden[%v_117, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_135 = vector.load %hidden[%v_119, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_136 = vector.load %hidden[%v_121, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_137 = vector.load %hidden[%v_123, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_138 = arith.addi %i_124, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_138], read, locality<3>, data : memref<8x40x24xf32>
                            %v_139 = vector.load %expert_down[%v_70, %v_113, %i_124] : memref<8x40x24xf32>, vector<4xf32>
                            %acc_140 = math.fma %v_139, %v_134, %carry_126 : vector<4xf32>
                            %acc_141 = math.fma %v_139, %v_135, %carry_127 : vector<4xf32>
                            %acc_142 = math.fma %v_139, %v_136, %carry_128 : vector<4xf32>
                            %acc_143 = math.fma %v_139, %v_137, %carry_129 : vector<4xf32>
                            %v_144 = arith.addi %i_124, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_144], read, locality<3>, data : memref<8x40x24xf32>
                            %v_145 = vector.load %expert_down[%v_70, %v_114, %i_124] : memref<8x40x24xf32>, vector<4xf32>
                            %acc_146 = math.fma %v_145, %v_134, %carry_130 : vector<4xf32>
                            %acc_147 = math.fma %v_145, %v_135, %carry_131 : vector<4xf32>
                            %acc_148 = math.fma %v_145, %v_136, %carry_132 : vector<4xf32>
                            %acc_149 = math.fma %v_145, %v_137, %carry_133 : vector<4xf32>
                            scf.yield %acc_140, %acc_141, %acc_142, %acc_143, %acc_146, %acc_147, %acc_148, %acc_149 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                          }
                          vector.store %loop_125#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#1, %sums[%c_3, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#2, %sums[%c_1, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#3, %sums[%c_10, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#4, %sums[%c_2, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#5, %sums[%c_15, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#6, %sums[%c_16, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#7, %sums[%c_17, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        }
                        %is_150 = arith.cmpi eq, %v_99, %c_1 : index
                        scf.if %is_150 {
                          %v_151 = memref.load %group[%c_4] : memref<5xi32>
                          %v_152 = arith.index_cast %v_151 : i32 to index
                          %v_153 = memref.load %group[%c_3] : memref<5xi32>
                          %v_154 = arith.index_cast %v_153 : i32 to index
                          %loop_156:4 = scf.for %i_155 = %c_4 to %c_14 step %c_2 iter_args(%carry_157 = %c_13, %carry_158 = %c_13, %carry_159 = %c_13, %carry_160 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                            %v_161 = vector.load %hidden[%v_152, %i_155] : memref<?x24xf32>, vector<4xf32>
                            %v_162 = vector.load %hidden[%v_154, %i_155] : memref<?x24xf32>, vector<4xf32>
                            %v_163 = arith.addi %i_155, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_163], read, locality<3>, data : memref<8x40x24xf32>
                            %v_164 = vector.load %expert_down[%v_70, %v_113, %i_155] : memref<8x40x24xf32>, vector<4xf32>
                            %acc_165 = math.fma %v_164, %v_161, %carry_157 : vector<4xf32>
                            %acc_166 = math.fma %v_164, %v_162, %carry_158 : vector<4xf32>
                            %v_167 = arith.addi %i_155, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_167], read, locality<3>, data : memref<8x40x24xf32>
                            %v_168 = vector.load %expert_down[%v_70, %v_114, %i_155] : memref<8x40x24xf32>, vector<4xf32>
                            %acc_169 = math.fma %v_168, %v_161, %carry_159 : vector<4xf32>
                            %acc_170 = math.fma %v_168, %v_162, %carry_160 : vector<4xf32>
                            scf.yield %acc_165, %acc_166, %acc_169, %acc_170 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                          }
                          vector.store %loop_156#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_156#1, %sums[%c_3, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_156#2, %sums[%c_2, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_156#3, %sums[%c_15, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        }
                        %is_171 = arith.cmpi eq, %v_99, %c_3 : index
                        scf.if %is_171 {
                          %v_172 = memref.load %group[%c_4] : memref<5xi32>
                          %v_173 = arith.index_cast %v_172 : i32 to index
                          %loop_175:2 = scf.for %i_174 = %c_4 to %c_14 step %c_2 iter_args(%carry_176 = %c_13, %carry_177 = %c_13) -> (vector<4xf32>, vector<4xf32>) {
                            %v_178 = vector.load %hidden[%v_173, %i_174] : memref<?x24xf32>, vector<4xf32>
                            %v_179 = arith.addi %i_174, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_179], read, locality<3>, data : memref<8x40x24xf32>
                            %v_180 = vector.load %expert_down[%v_70, %v_113, %i_174] : memref<8x40x24xf32>, vector<4xf32>
                            %acc_181 = math.fma %v_180, %v_178, %carry_176 : vector<4xf32>
                            %v_182 = arith.addi %i_174, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_182], read, locality<3>, data : memref<8x40x24xf32>
                            %v_183 = vector.load %expert_down[%v_70, %v_114, %i_174] : memref<8x40x24xf32>, vector<4xf32>
                            %acc_184 = math.fma %v_183, %v_178, %carry_177 : vector<4xf32>
                            scf.yield %acc_181, %acc_184 : vector<4xf32>, vector<4xf32>
                          }
                          vector.store %loop_175#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_175#1, %sums[%c_2, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        }
                      }
                      scf.for %i_185 = %c_4 to %v_91 step %c_3 {
                        %v_186 = memref.load %group[%i_185] : memref<5xi32>
                        %v_187 = arith.index_cast %v_186 : i32 to index
                        scf.for %i_188 = %c_4 to %c_8 step %c_3 {
                          %v_189 = vector.load %sums[%i_185, %i_188, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          %v_190 = vector.shuffle %v_189, %v_189 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_191 = vector.shuffle %v_189, %v_189 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_192 = arith.addf %v_190, %v_191 : vector<2xf32>
                          %v_193 = vector.shuffle %v_192, %v_192 [0] : vector<2xf32>, vector<2xf32>
                          %v_194 = vector.shuffle %v_192, %v_192 [1] : vector<2xf32>, vector<2xf32>
                          %v_195 = arith.addf %v_193, %v_194 : vector<1xf32>
                          %sum_196 = vector.extract %v_195[0] : f32 from vector<1xf32>
                          memref.store %sum_196, %added[%i_188] : memref<16xf32>
                        }
                        %v_197 = vector.load %added[%c_4] : memref<16xf32>, vector<16xf32>
                        %mask_198 = vector.create_mask %v_107 : vector<16xi1>
                        vector.maskedstore %outputs[%v_187, %v_101], %mask_198, %v_197 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                        %v_199 = arith.addi %i_185, %c_2 : index
                        scf.for %i_200 = %c_4 to %c_8 step %c_3 {
                          %v_201 = vector.load %sums[%v_199, %i_200, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          %v_202 = vector.shuffle %v_201, %v_201 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_203 = vector.shuffle %v_201, %v_201 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_204 = arith.addf %v_202, %v_203 : vector<2xf32>
                          %v_205 = vector.shuffle %v_204, %v_204 [0] : vector<2xf32>, vector<2xf32>
                          %v_206 = vector.shuffle %v_204, %v_204 [1] : vector<2xf32>, vector<2xf32>
                          %v_207 = arith.addf %v_205, %v_206 : vector<1xf32>
                          %sum_208 = vector.extract %v_207[0] : f32 from vector<1xf32>
                          memref.store %sum_208, %added[%i_200] : memref<16xf32>
                        }
                        %v_209 = vector.load %added[%c_4] : memref<16xf32>, vector<16xf32>
                        %mask_210 = vector.create_mask %v_109 : vector<16xi1>
                        vector.maskedstore %outputs[%v_187, %v_103], %mask_210, %v_209 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                      }
                    }
                  }
                  %v_211 = arith.select %is_92, %c_4, %v_91 : index
                  scf.yield %v_211 : index
                }
              }
            }
            %v_212 = arith.addi %v_55, %c_5 : index
            %v_213 = arith.minsi %v_212, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_214 = %c_4 to %tokens step %c_3 {
              %v_215 = arith.muli %i_214, %c_10 : index
              scf.for %i_216 = %c_4 to %c_10 step %c_3 {
                %v_217 = arith.addi %v_215, %i_216 : index
                %v_218 = memref.load %ids[%v_217] : memref<?xi32>
                %v_219 = vector.broadcast %v_218 : i32 to vector<16xi32>
                %loop_221:1 = scf.for %i_220 = %c_4 to %c_10 step %c_8 iter_args(%carry_222 = %c_20) -> (vector<16xi32>) {
                  %v_223 = arith.subi %c_10, %i_220 : index
                  %mask_224 = vector.create_mask %v_223 : vector<16xi1>
                  %v_225 = arith.addi %v_215, %i_220 : index
                  %v_226 = vector.maskedload %ids[%v_225], %mask_224, %c_20 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_227 = arith.index_cast %i_220 : index to i32
                  %v_228 = vector.broadcast %v_227 : i32 to vector<16xi32>
                  %v_229 = arith.addi %c_18, %v_228 : vector<16xi32>
                  %v_230 = arith.index_cast %i_216 : index to i32
                  %v_231 = vector.broadcast %v_230 : i32 to vector<16xi32>
                  %is_232 = arith.cmpi slt, %v_229, %v_231 : vector<16xi32>
                  %is_233 = arith.cmpi slt, %v_226, %v_219 : vector<16xi32>
                  %is_234 = arith.cmpi eq, %v_226, %v_219 : vector<16xi32>
                  %v_235 = arith.andi %is_234, %is_232 : vector<16xi1>
                  %v_236 = arith.ori %is_233, %v_235 : vector<16xi1>
                  %v_237 = arith.andi %v_236, %mask_224 : vector<16xi1>
                  %v_238 = arith.select %v_237, %c_19, %c_20 : vector<16xi1>, vector<16xi32>
                  %v_239 = arith.addi %carry_222, %v_238 : vector<16xi32>
                  scf.yield %v_239 : vector<16xi32>
                }
                %v_240 = vector.reduction <add>, %loop_221#0 : vector<16xi32> into i32
                %v_241 = arith.index_cast %v_240 : i32 to index
                %v_242 = arith.addi %v_215, %i_216 : index
                %v_243 = arith.index_cast %v_242 : index to i32
                memref.store %v_243, %order[%v_241] : memref<3xi32>
              }
              scf.for %i_244 = %v_55 to %v_213 step %c_8 {
                %v_245 = arith.subi %v_213, %i_244 : index
                %mask_246 = vector.create_mask %v_245 : vector<16xi1>
                %loop_248:1 = scf.for %i_247 = %c_4 to %c_10 step %c_3 iter_args(%carry_249 = %c_21) -> (vector<16xf32>) {
                  %v_250 = memref.load %order[%i_247] : memref<3xi32>
                  %v_251 = arith.index_cast %v_250 : i32 to index
                  %v_252 = vector.maskedload %outputs[%v_251, %i_244], %mask_246, %c_21 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_253 = memref.load %weights[%v_251] : memref<?xf32>
                  %v_254 = vector.broadcast %v_253 : f32 to vector<16xf32>
                  %v_255 = arith.mulf %v_252, %v_254 : vector<16xf32>
                  %v_256 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_255) : (vector<16xf32>) -> vector<16xf32>
                  %v_257 = arith.addf %carry_249, %v_256 : vector<16xf32>
                  scf.yield %v_257 : vector<16xf32>
                }
                vector.maskedstore %y[%i_214, %i_244], %mask_246, %loop_248#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_49, %loop_40#1 : index, index
        }
        return
      }
    }
  }

  func.func public @main(
      %x: tensor<?x40xf32>,
      %router: tensor<8x40xf32>,
      %expert_gate_up: tensor<8x48x40xf32>,
      %expert_down: tensor<8x40x24xf32>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x40xf32>
    %router_logits = flow.dispatch @project_8x40_f32::@project_8x40_f32[%tokens](%x, %router, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<8x40xf32>, index) -> tensor<?x8xf32>{%tokens}

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8 = stablehlo.concatenate %token_count_1d, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<?x8xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x8xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx8) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x8xf32>

    // stage: selection key

    // stage: top-k: 3 iterative argmaxes over 8 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x8xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<?x8xi1>, tensor<?x8xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<?x8xf32>) -> tensor<?x8xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = "stablehlo.dynamic_broadcast_in_dim"(%magnitude_mask, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<?x8xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x8xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<?x8xi1>, tensor<?x8xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = "stablehlo.dynamic_broadcast_in_dim"(%nan_rank, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x8xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<?x8xi1>, tensor<?x8xi32>
    %expert_ids = flow.dispatch @top_3_of_8::@top_3_of_8[%tokens](%ordered_key_1, %tokens) : (tensor<?x8xi32>{%tokens}, index) -> tensor<?x3xi32>{%tokens}

    // stage: combine weights: [N, k]
    %expert_index = stablehlo.iota dim = 0 : tensor<8xi32>
    %size_3 = stablehlo.constant dense<3> : tensor<1xi32>
    %shape_nx3x8 = stablehlo.concatenate %token_count_1d, %size_3, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx3x8) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx3x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x3xf32>

    // stage: experts: gathered: the chosen experts of 8, kernels for neon
    %size_3_1 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3_1 : index
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%x, %expert_ids, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xf32>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
