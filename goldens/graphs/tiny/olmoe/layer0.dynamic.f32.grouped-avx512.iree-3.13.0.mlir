// needs: cpu avx2,avx512bw,avx512dq,avx512f,avx512vl,f16c,fma
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
        %c_10 = arith.constant dense<0.0> : vector<8xf64>
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
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x8xf64>
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
            %loop_27:8 = scf.for %i_26 = %c_3 to %c_11 step %c_1 iter_args(%carry_28 = %c_10, %carry_29 = %c_10, %carry_30 = %c_10, %carry_31 = %c_10, %carry_32 = %c_10, %carry_33 = %c_10, %carry_34 = %c_10, %carry_35 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %v_36 = vector.load %x[%v_25, %i_26] : memref<?x40xf32>, vector<8xf32>
              %v_37 = arith.extf %v_36 : vector<8xf32> to vector<8xf64>
              %v_38 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_9, %v_38], read, locality<3>, data : memref<8x40xf32>
              %v_39 = vector.load %weight[%v_9, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_40 = arith.extf %v_39 : vector<8xf32> to vector<8xf64>
              %acc_41 = math.fma %v_40, %v_37, %carry_28 : vector<8xf64>
              %v_42 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_11, %v_42], read, locality<3>, data : memref<8x40xf32>
              %v_43 = vector.load %weight[%v_11, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_44 = arith.extf %v_43 : vector<8xf32> to vector<8xf64>
              %acc_45 = math.fma %v_44, %v_37, %carry_29 : vector<8xf64>
              %v_46 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_13, %v_46], read, locality<3>, data : memref<8x40xf32>
              %v_47 = vector.load %weight[%v_13, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_48 = arith.extf %v_47 : vector<8xf32> to vector<8xf64>
              %acc_49 = math.fma %v_48, %v_37, %carry_30 : vector<8xf64>
              %v_50 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_15, %v_50], read, locality<3>, data : memref<8x40xf32>
              %v_51 = vector.load %weight[%v_15, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_52 = arith.extf %v_51 : vector<8xf32> to vector<8xf64>
              %acc_53 = math.fma %v_52, %v_37, %carry_31 : vector<8xf64>
              %v_54 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_17, %v_54], read, locality<3>, data : memref<8x40xf32>
              %v_55 = vector.load %weight[%v_17, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_56 = arith.extf %v_55 : vector<8xf32> to vector<8xf64>
              %acc_57 = math.fma %v_56, %v_37, %carry_32 : vector<8xf64>
              %v_58 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_19, %v_58], read, locality<3>, data : memref<8x40xf32>
              %v_59 = vector.load %weight[%v_19, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_60 = arith.extf %v_59 : vector<8xf32> to vector<8xf64>
              %acc_61 = math.fma %v_60, %v_37, %carry_33 : vector<8xf64>
              %v_62 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_21, %v_62], read, locality<3>, data : memref<8x40xf32>
              %v_63 = vector.load %weight[%v_21, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_64 = arith.extf %v_63 : vector<8xf32> to vector<8xf64>
              %acc_65 = math.fma %v_64, %v_37, %carry_34 : vector<8xf64>
              %v_66 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_23, %v_66], read, locality<3>, data : memref<8x40xf32>
              %v_67 = vector.load %weight[%v_23, %i_26] : memref<8x40xf32>, vector<8xf32>
              %v_68 = arith.extf %v_67 : vector<8xf32> to vector<8xf64>
              %acc_69 = math.fma %v_68, %v_37, %carry_35 : vector<8xf64>
              scf.yield %acc_41, %acc_45, %acc_49, %acc_53, %acc_57, %acc_61, %acc_65, %acc_69 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
            }
            vector.store %loop_27#0, %sums[%c_3, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#1, %sums[%c_2, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#2, %sums[%c_5, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#3, %sums[%c_6, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#4, %sums[%c_7, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#5, %sums[%c_8, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#6, %sums[%c_9, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#7, %sums[%c_4, %c_3] : memref<16x8xf64>, vector<8xf64>
            scf.for %i_70 = %c_3 to %c_1 step %c_2 {
              scf.for %i_71 = %c_3 to %c_2 step %c_2 {
                %v_72 = arith.addi %i_70, %i_71 : index
                %v_73 = vector.load %sums[%v_72, %c_3] : memref<16x8xf64>, vector<8xf64>
                %v_74 = vector.shuffle %v_73, %v_73 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
                %v_75 = vector.shuffle %v_73, %v_73 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
                %v_76 = arith.addf %v_74, %v_75 : vector<4xf64>
                %v_77 = vector.shuffle %v_76, %v_76 [0, 1] : vector<4xf64>, vector<4xf64>
                %v_78 = vector.shuffle %v_76, %v_76 [2, 3] : vector<4xf64>, vector<4xf64>
                %v_79 = arith.addf %v_77, %v_78 : vector<2xf64>
                %v_80 = vector.shuffle %v_79, %v_79 [0] : vector<2xf64>, vector<2xf64>
                %v_81 = vector.shuffle %v_79, %v_79 [1] : vector<2xf64>, vector<2xf64>
                %v_82 = arith.addf %v_80, %v_81 : vector<1xf64>
                %sum_83 = vector.extract %v_82[0] : f64 from vector<1xf64>
                %v_84 = arith.addi %c_3, %i_71 : index
                %v_85 = arith.subi %tokens, %c_2 : index
                %v_86 = arith.minsi %v_84, %v_85 : index
                %v_87 = arith.addi %i_8, %i_70 : index
                %v_88 = arith.minsi %v_87, %c_4 : index
                %v_89 = arith.truncf %sum_83 : f64 to f32
                memref.store %v_89, %y[%v_86, %v_88] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_90 = %v_1 to %v_4 step %c_7 {
            scf.for %i_91 = %v_2 to %v_6 step %c_7 {
              %v_92 = arith.minsi %i_90, %c_4 : index
              %v_93 = arith.addi %i_90, %c_2 : index
              %v_94 = arith.minsi %v_93, %c_4 : index
              %v_95 = arith.addi %i_90, %c_5 : index
              %v_96 = arith.minsi %v_95, %c_4 : index
              %v_97 = arith.addi %i_90, %c_6 : index
              %v_98 = arith.minsi %v_97, %c_4 : index
              %v_99 = arith.subi %tokens, %c_2 : index
              %v_100 = arith.minsi %i_91, %v_99 : index
              %v_101 = arith.addi %i_91, %c_2 : index
              %v_102 = arith.subi %tokens, %c_2 : index
              %v_103 = arith.minsi %v_101, %v_102 : index
              %v_104 = arith.addi %i_91, %c_5 : index
              %v_105 = arith.subi %tokens, %c_2 : index
              %v_106 = arith.minsi %v_104, %v_105 : index
              %v_107 = arith.addi %i_91, %c_6 : index
              %v_108 = arith.subi %tokens, %c_2 : index
              %v_109 = arith.minsi %v_107, %v_108 : index
              %loop_111:16 = scf.for %i_110 = %c_3 to %c_11 step %c_1 iter_args(%carry_112 = %c_10, %carry_113 = %c_10, %carry_114 = %c_10, %carry_115 = %c_10, %carry_116 = %c_10, %carry_117 = %c_10, %carry_118 = %c_10, %carry_119 = %c_10, %carry_120 = %c_10, %carry_121 = %c_10, %carry_122 = %c_10, %carry_123 = %c_10, %carry_124 = %c_10, %carry_125 = %c_10, %carry_126 = %c_10, %carry_127 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
                %v_128 = vector.load %x[%v_100, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_129 = arith.extf %v_128 : vector<8xf32> to vector<8xf64>
                %v_130 = vector.load %x[%v_103, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_131 = arith.extf %v_130 : vector<8xf32> to vector<8xf64>
                %v_132 = vector.load %x[%v_106, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_133 = arith.extf %v_132 : vector<8xf32> to vector<8xf64>
                %v_134 = vector.load %x[%v_109, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_135 = arith.extf %v_134 : vector<8xf32> to vector<8xf64>
                %v_136 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_92, %v_136], read, locality<3>, data : memref<8x40xf32>
                %v_137 = vector.load %weight[%v_92, %i_110] : memref<8x40xf32>, vector<8xf32>
                %v_138 = arith.extf %v_137 : vector<8xf32> to vector<8xf64>
                %acc_139 = math.fma %v_138, %v_129, %carry_112 : vector<8xf64>
                %acc_140 = math.fma %v_138, %v_131, %carry_113 : vector<8xf64>
                %acc_141 = math.fma %v_138, %v_133, %carry_114 : vector<8xf64>
                %acc_142 = math.fma %v_138, %v_135, %carry_115 : vector<8xf64>
                %v_143 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_94, %v_143], read, locality<3>, data : memref<8x40xf32>
                %v_144 = vector.load %weight[%v_94, %i_110] : memref<8x40xf32>, vector<8xf32>
                %v_145 = arith.extf %v_144 : vector<8xf32> to vector<8xf64>
                %acc_146 = math.fma %v_145, %v_129, %carry_116 : vector<8xf64>
                %acc_147 = math.fma %v_145, %v_131, %carry_117 : vector<8xf64>
                %acc_148 = math.fma %v_145, %v_133, %carry_118 : vector<8xf64>
                %acc_149 = math.fma %v_145, %v_135, %carry_119 : vector<8xf64>
                %v_150 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_96, %v_150], read, locality<3>, data : memref<8x40xf32>
                %v_151 = vector.load %weight[%v_96, %i_110] : memref<8x40xf32>, vector<8xf32>
                %v_152 = arith.extf %v_151 : vector<8xf32> to vector<8xf64>
                %acc_153 = math.fma %v_152, %v_129, %carry_120 : vector<8xf64>
                %acc_154 = math.fma %v_152, %v_131, %carry_121 : vector<8xf64>
                %acc_155 = math.fma %v_152, %v_133, %carry_122 : vector<8xf64>
                %acc_156 = math.fma %v_152, %v_135, %carry_123 : vector<8xf64>
                %v_157 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_98, %v_157], read, locality<3>, data : memref<8x40xf32>
                %v_158 = vector.load %weight[%v_98, %i_110] : memref<8x40xf32>, vector<8xf32>
                %v_159 = arith.extf %v_158 : vector<8xf32> to vector<8xf64>
                %acc_160 = math.fma %v_159, %v_129, %carry_124 : vector<8xf64>
                %acc_161 = math.fma %v_159, %v_131, %carry_125 : vector<8xf64>
                %acc_162 = math.fma %v_159, %v_133, %carry_126 : vector<8xf64>
                %acc_163 = math.fma %v_159, %v_135, %carry_127 : vector<8xf64>
                scf.yield %acc_139, %acc_140, %acc_141, %acc_142, %acc_146, %acc_147, %acc_148, %acc_149, %acc_153, %acc_154, %acc_155, %acc_156, %acc_160, %acc_161, %acc_162, %acc_163 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
              }
              vector.store %loop_111#0, %sums[%c_3, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#1, %sums[%c_2, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#2, %sums[%c_5, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#3, %sums[%c_6, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#4, %sums[%c_7, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#5, %sums[%c_8, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#6, %sums[%c_9, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#7, %sums[%c_4, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#8, %sums[%c_1, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#9, %sums[%c_13, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#10, %sums[%c_14, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#11, %sums[%c_15, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#12, %sums[%c_16, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#13, %sums[%c_17, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#14, %sums[%c_18, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#15, %sums[%c_19, %c_3] : memref<16x8xf64>, vector<8xf64>
              scf.for %i_164 = %c_3 to %c_7 step %c_2 {
                scf.for %i_165 = %c_3 to %c_7 step %c_2 {
                  %v_166 = arith.muli %i_164, %c_7 : index
                  %v_167 = arith.addi %v_166, %i_165 : index
                  %v_168 = vector.load %sums[%v_167, %c_3] : memref<16x8xf64>, vector<8xf64>
                  %v_169 = vector.shuffle %v_168, %v_168 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
                  %v_170 = vector.shuffle %v_168, %v_168 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
                  %v_171 = arith.addf %v_169, %v_170 : vector<4xf64>
                  %v_172 = vector.shuffle %v_171, %v_171 [0, 1] : vector<4xf64>, vector<4xf64>
                  %v_173 = vector.shuffle %v_171, %v_171 [2, 3] : vector<4xf64>, vector<4xf64>
                  %v_174 = arith.addf %v_172, %v_173 : vector<2xf64>
                  %v_175 = vector.shuffle %v_174, %v_174 [0] : vector<2xf64>, vector<2xf64>
                  %v_176 = vector.shuffle %v_174, %v_174 [1] : vector<2xf64>, vector<2xf64>
                  %v_177 = arith.addf %v_175, %v_176 : vector<1xf64>
                  %sum_178 = vector.extract %v_177[0] : f64 from vector<1xf64>
                  %v_179 = arith.addi %i_91, %i_165 : index
                  %v_180 = arith.subi %tokens, %c_2 : index
                  %v_181 = arith.minsi %v_179, %v_180 : index
                  %v_182 = arith.addi %i_90, %i_164 : index
                  %v_183 = arith.minsi %v_182, %c_4 : index
                  %v_184 = arith.truncf %sum_178 : f64 to f32
                  memref.store %v_184, %y[%v_181, %v_183] : memref<?x8xf32>
                }
              }
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @choose_3_of_8 {
    stream.executable.export public @choose_3_of_8 workgroups(%tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 16 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @choose_3_of_8(%keys_binding: !stream.binding, %ids_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<16xi32>
        %c_3 = arith.constant dense<8> : vector<16xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 8 : index
        %c_10 = arith.constant dense<0> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x3xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<16xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<16xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_7 step %c_0 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<16xi32>, vector<16xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x8xi32>, vector<16xi32>
              %v_16 = arith.index_cast %i_11 : index to i32
              %v_17 = vector.broadcast %v_16 : i32 to vector<16xi32>
              %v_18 = arith.addi %c_1, %v_17 : vector<16xi32>
              %is_19 = arith.cmpi eq, %v_15, %v_9 : vector<16xi32>
              %is_20 = arith.cmpi sgt, %v_18, %v_10 : vector<16xi32>
              %v_21 = arith.andi %is_19, %is_20 : vector<16xi1>
              %is_22 = arith.cmpi slt, %v_15, %v_9 : vector<16xi32>
              %v_23 = arith.ori %is_22, %v_21 : vector<16xi1>
              %is_24 = arith.cmpi sgt, %v_15, %carry_13 : vector<16xi32>
              %v_25 = arith.andi %v_23, %is_24 : vector<16xi1>
              %v_26 = arith.select %v_25, %v_15, %carry_13 : vector<16xi1>, vector<16xi32>
              %v_27 = arith.select %v_25, %v_18, %carry_14 : vector<16xi1>, vector<16xi32>
              scf.yield %v_26, %v_27 : vector<16xi32>, vector<16xi32>
            }
            %mask_28 = vector.create_mask %c_9 : vector<16xi1>
            %v_29 = vector.maskedload %keys[%i_4, %c_7], %mask_28, %c_10 : memref<?x8xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
            %v_30 = arith.index_cast %c_7 : index to i32
            %v_31 = vector.broadcast %v_30 : i32 to vector<16xi32>
            %v_32 = arith.addi %c_1, %v_31 : vector<16xi32>
            %is_33 = arith.cmpi eq, %v_29, %v_9 : vector<16xi32>
            %is_34 = arith.cmpi sgt, %v_32, %v_10 : vector<16xi32>
            %v_35 = arith.andi %is_33, %is_34 : vector<16xi1>
            %is_36 = arith.cmpi slt, %v_29, %v_9 : vector<16xi32>
            %v_37 = arith.ori %is_36, %v_35 : vector<16xi1>
            %is_38 = arith.cmpi sgt, %v_29, %loop_12#0 : vector<16xi32>
            %v_39 = arith.andi %v_37, %is_38 : vector<16xi1>
            %v_40 = arith.andi %v_39, %mask_28 : vector<16xi1>
            %v_41 = arith.select %v_40, %v_29, %loop_12#0 : vector<16xi1>, vector<16xi32>
            %v_42 = arith.select %v_40, %v_32, %loop_12#1 : vector<16xi1>, vector<16xi32>
            %v_43 = vector.reduction <maxsi>, %v_41 : vector<16xi32> into i32
            %v_44 = vector.broadcast %v_43 : i32 to vector<16xi32>
            %is_45 = arith.cmpi eq, %v_41, %v_44 : vector<16xi32>
            %v_46 = arith.select %is_45, %v_42, %c_3 : vector<16xi1>, vector<16xi32>
            %v_47 = vector.reduction <minsi>, %v_46 : vector<16xi32> into i32
            memref.store %v_47, %ids[%i_4, %i_5] : memref<?x3xi32>
            scf.yield %v_43, %v_47 : i32, i32
          }
        }
        return
      }
    }
  }

  stream.executable private @grouped {
    stream.executable.export public @grouped_count workgroups(%assignments: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_place workgroups(%assignments: index, %rows: index, %blocks: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_down workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    builtin.module {
      func.func @grouped_count(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignments: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 8 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : i32
        %c_4 = arith.constant 2048 : index
        %c_5 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
        scf.for %i_1 = %c_0 to %c_1 step %c_2 {
          memref.store %c_3, %histograms[%workgroup_0, %i_1] : memref<?x8xi32>
        }
        %v_2 = arith.muli %workgroup_0, %c_4 : index
        %v_3 = arith.addi %v_2, %c_4 : index
        %v_4 = arith.minsi %v_3, %assignments : index
        scf.for %i_5 = %v_2 to %v_4 step %c_2 {
          %v_6 = memref.load %ids[%i_5] : memref<?xi32>
          %v_7 = arith.index_cast %v_6 : i32 to index
          %v_8 = memref.load %histograms[%workgroup_0, %v_7] : memref<?x8xi32>
          %v_9 = arith.addi %v_8, %c_5 : i32
          memref.store %v_9, %histograms[%workgroup_0, %v_7] : memref<?x8xi32>
        }
        return
      }
      func.func @grouped_place(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignments: index, %rows: index, %blocks: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 8 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : i32
        %c_4 = arith.constant 239 : index
        %c_5 = arith.constant 240 : index
        %c_6 = arith.constant 15 : index
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant -1 : i32
        %c_10 = arith.constant 32 : index
        %c_11 = arith.constant 2048 : index
        %c_12 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
        %row_of = stream.binding.subspan %row_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<48xi32>
        %next_row = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        %is_1 = arith.cmpi eq, %workgroup_0, %c_0 : index
        // where each expert's rows begin, and those of this chunk; the first workgroup writes the row blocks
        %loop_3:2 = scf.for %i_2 = %c_0 to %c_1 step %c_2 iter_args(%carry_4 = %c_0, %carry_5 = %c_0) -> (index, index) {
          %loop_7:2 = scf.for %i_6 = %c_0 to %chunks step %c_2 iter_args(%carry_8 = %c_3, %carry_9 = %c_3) -> (i32, i32) {
            %v_10 = memref.load %histograms[%i_6, %i_2] : memref<?x8xi32>
            %is_11 = arith.cmpi slt, %i_6, %workgroup_0 : index
            %v_12 = arith.select %is_11, %v_10, %c_3 : i32
            %v_13 = arith.addi %carry_8, %v_10 : i32
            %v_14 = arith.addi %carry_9, %v_12 : i32
            scf.yield %v_13, %v_14 : i32, i32
          }
          %v_15 = arith.index_cast %loop_7#0 : i32 to index
          %v_16 = arith.index_cast %carry_4 : index to i32
          %v_17 = arith.addi %v_16, %loop_7#1 : i32
          memref.store %v_17, %next_row[%i_2] : memref<8xi32>
          %v_18 = arith.addi %v_15, %c_4 : index
          %v_19 = arith.divui %v_18, %c_5 : index
          %v_20 = arith.maxsi %v_19, %c_2 : index
          %v_21 = arith.subi %v_20, %c_2 : index
          %v_22 = arith.addi %v_15, %v_21 : index
          %v_23 = arith.divui %v_22, %v_20 : index
          %v_24 = arith.addi %v_23, %c_6 : index
          %v_25 = arith.divui %v_24, %c_7 : index
          %v_26 = arith.muli %v_25, %c_7 : index
          %v_27 = arith.addi %v_15, %c_6 : index
          %v_28 = arith.divui %v_27, %c_7 : index
          %v_29 = arith.muli %v_28, %c_7 : index
          %v_30 = arith.addi %carry_4, %v_29 : index
          scf.if %is_1 {
            scf.for %i_31 = %c_0 to %v_19 step %c_2 {
              %v_32 = arith.muli %i_31, %v_26 : index
              %v_33 = arith.addi %carry_4, %v_32 : index
              %v_34 = arith.subi %v_15, %v_32 : index
              %v_35 = arith.minsi %v_26, %v_34 : index
              %v_36 = arith.index_cast %i_2 : index to i32
              %v_37 = arith.addi %carry_5, %i_31 : index
              memref.store %v_36, %row_blocks[%v_37, %c_0] : memref<?x4xi32>
              %v_38 = arith.index_cast %v_33 : index to i32
              %v_39 = arith.addi %carry_5, %i_31 : index
              memref.store %v_38, %row_blocks[%v_39, %c_2] : memref<?x4xi32>
              %v_40 = arith.index_cast %v_35 : index to i32
              %v_41 = arith.addi %carry_5, %i_31 : index
              memref.store %v_40, %row_blocks[%v_41, %c_8] : memref<?x4xi32>
            }
            %v_42 = arith.addi %carry_4, %v_15 : index
            scf.for %i_43 = %v_42 to %v_30 step %c_2 {
              memref.store %c_9, %assignment_of[%i_43] : memref<?xi32>
            }
          }
          %v_44 = arith.addi %carry_5, %v_19 : index
          scf.yield %v_30, %v_44 : index, index
        }
        scf.if %is_1 {
          %v_45 = arith.index_cast %c_0 : index to i32
          memref.store %v_45, %counters[%c_0] : memref<48xi32>
          %v_46 = arith.index_cast %c_0 : index to i32
          memref.store %v_46, %counters[%c_7] : memref<48xi32>
          %v_47 = arith.index_cast %loop_3#1 : index to i32
          memref.store %v_47, %counters[%c_10] : memref<48xi32>
        }
        // each assignment to the next row of its expert
        %v_48 = arith.muli %workgroup_0, %c_11 : index
        %v_49 = arith.addi %v_48, %c_11 : index
        %v_50 = arith.minsi %v_49, %assignments : index
        scf.for %i_51 = %v_48 to %v_50 step %c_2 {
          %v_52 = memref.load %ids[%i_51] : memref<?xi32>
          %v_53 = arith.index_cast %v_52 : i32 to index
          %v_54 = memref.load %next_row[%v_53] : memref<8xi32>
          %v_55 = arith.addi %v_54, %c_12 : i32
          memref.store %v_55, %next_row[%v_53] : memref<8xi32>
          memref.store %v_54, %row_of[%i_51] : memref<?xi32>
          %v_56 = arith.index_cast %i_51 : index to i32
          %v_57 = arith.index_cast %v_54 : i32 to index
          memref.store %v_56, %assignment_of[%v_57] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %panels_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant 38400 : index
        %c_1 = arith.constant -1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 32 : index
        %c_4 = arith.constant 4 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 15 : index
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 0 : i32
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 2560 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 5 : index
        %c_14 = arith.constant 6 : index
        %c_15 = arith.constant 7 : index
        %c_16 = arith.constant 8 : index
        %c_17 = arith.constant 9 : index
        %c_18 = arith.constant 10 : index
        %c_19 = arith.constant 11 : index
        %c_20 = arith.constant 12 : index
        %c_21 = arith.constant 13 : index
        %c_22 = arith.constant 14 : index
        %c_23 = arith.constant 64 : index
        %c_24 = arith.constant 128 : index
        %c_25 = arith.constant 192 : index
        %c_26 = arith.constant 256 : index
        %c_27 = arith.constant 320 : index
        %c_28 = arith.constant 384 : index
        %c_29 = arith.constant 448 : index
        %c_30 = arith.constant 512 : index
        %c_31 = arith.constant 576 : index
        %c_32 = arith.constant 640 : index
        %c_33 = arith.constant 704 : index
        %c_34 = arith.constant 768 : index
        %c_35 = arith.constant 832 : index
        %c_36 = arith.constant 896 : index
        %c_37 = arith.constant 960 : index
        %c_38 = arith.constant 24 : index
        %c_39 = arith.constant 48 : index
        %c_40 = arith.constant 160 : index
        %c_41 = arith.constant 3840 : index
        %c_42 = arith.constant 40 : index
        %c_43 = arith.constant 39 : index
        %c_44 = arith.constant 33 : index
        %c_45 = arith.constant 65 : index
        %c_46 = arith.constant 34 : index
        %c_47 = arith.constant 66 : index
        %c_48 = arith.constant 35 : index
        %c_49 = arith.constant 67 : index
        %c_50 = arith.constant 36 : index
        %c_51 = arith.constant 68 : index
        %c_52 = arith.constant 37 : index
        %c_53 = arith.constant 69 : index
        %c_54 = arith.constant 38 : index
        %c_55 = arith.constant 70 : index
        %c_56 = arith.constant 71 : index
        %c_57 = arith.constant 96 : index
        %c_58 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_59 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_60 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_61 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_62 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_63 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_64 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_65 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_66 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_67 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_68 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_69 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_70 = arith.constant dense<1> : vector<16xi32>
        %c_71 = arith.constant dense<23> : vector<16xi32>
        %c_72 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x38400xi8>{%workers}
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<96x16xf32>
        %packed = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
        %tile_tokens = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xi32>
        %square = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x16xf32>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x38400xi8> -> index
        %v_2 = arith.muli %workgroup_0, %c_0 : index
        %v_3 = arith.addi %address_1, %v_2 : index
        memref.store %c_1, %packed[%c_2] : memref<1xi32>
        %v_4 = memref.load %counters[%c_3] : memref<48xi32>
        %v_5 = arith.index_cast %v_4 : i32 to index
        %address_6 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_7 = arith.muli %workers, %c_4 : index
        %v_8 = arith.index_cast %address_6 : index to i64
        %pointer_9 = llvm.inttoptr %v_8 : i64 to !llvm.ptr
        %v_10 = arith.index_cast %c_5 : index to i32
        %v_11 = llvm.atomicrmw add %pointer_9, %v_10 monotonic : !llvm.ptr, i32
        %v_12 = arith.index_cast %v_11 : i32 to index
        %v_13 = arith.muli %v_7, %c_6 : index
        %v_14 = arith.divui %v_5, %v_13 : index
        %v_15 = arith.maxsi %v_14, %c_5 : index
        %v_16 = arith.divui %v_12, %v_7 : index
        %loop_18:2 = scf.for %i_17 = %c_2 to %v_16 step %c_5 iter_args(%carry_19 = %c_2, %carry_20 = %v_15) -> (index, index) {
          %v_21 = arith.muli %carry_20, %v_7 : index
          %v_22 = arith.addi %carry_19, %v_21 : index
          %v_23 = arith.divui %carry_20, %c_6 : index
          %v_24 = arith.maxsi %v_23, %c_5 : index
          scf.yield %v_22, %v_24 : index, index
        }
        %v_25 = arith.remui %v_12, %v_7 : index
        %v_26 = arith.muli %v_25, %loop_18#1 : index
        %v_27 = arith.addi %loop_18#0, %v_26 : index
        %end_30:2 = scf.while (%at_28 = %v_27, %at_29 = %loop_18#1) : (index, index) -> (index, index) {
          %is_33 = arith.cmpi slt, %at_28, %v_5 : index
          scf.condition(%is_33) %at_28, %at_29 : index, index
        } do {
          ^bb0(%i_31: index, %i_32: index):
          %v_34 = arith.index_cast %address_6 : index to i64
          %pointer_35 = llvm.inttoptr %v_34 : i64 to !llvm.ptr
          %v_36 = arith.index_cast %c_5 : index to i32
          %v_37 = llvm.atomicrmw add %pointer_35, %v_36 monotonic : !llvm.ptr, i32
          %v_38 = arith.index_cast %v_37 : i32 to index
          %v_39 = arith.muli %v_7, %c_6 : index
          %v_40 = arith.divui %v_5, %v_39 : index
          %v_41 = arith.maxsi %v_40, %c_5 : index
          %v_42 = arith.divui %v_38, %v_7 : index
          %loop_44:2 = scf.for %i_43 = %c_2 to %v_42 step %c_5 iter_args(%carry_45 = %c_2, %carry_46 = %v_41) -> (index, index) {
            %v_47 = arith.muli %carry_46, %v_7 : index
            %v_48 = arith.addi %carry_45, %v_47 : index
            %v_49 = arith.divui %carry_46, %c_6 : index
            %v_50 = arith.maxsi %v_49, %c_5 : index
            scf.yield %v_48, %v_50 : index, index
          }
          %v_51 = arith.remui %v_38, %v_7 : index
          %v_52 = arith.muli %v_51, %loop_44#1 : index
          %v_53 = arith.addi %loop_44#0, %v_52 : index
          %v_54 = arith.addi %i_31, %i_32 : index
          scf.for %i_55 = %i_31 to %v_54 step %c_5 {
            %v_56 = arith.addi %i_55, %c_5 : index
            %is_57 = arith.cmpi eq, %v_56, %v_54 : index
            %v_58 = arith.select %is_57, %v_53, %v_56 : index
            %v_59 = arith.divui %i_55, %c_5 : index
            %v_60 = arith.remui %i_55, %c_5 : index
            %v_61 = arith.muli %v_60, %c_3 : index
            %v_62 = memref.load %row_blocks[%v_59, %c_2] : memref<?x4xi32>
            %v_63 = arith.index_cast %v_62 : i32 to index
            %v_64 = memref.load %row_blocks[%v_59, %c_5] : memref<?x4xi32>
            %v_65 = arith.index_cast %v_64 : i32 to index
            %v_66 = memref.load %row_blocks[%v_59, %c_6] : memref<?x4xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = arith.subi %v_5, %c_5 : index
            %v_69 = arith.minsi %v_58, %v_68 : index
            %v_70 = arith.divui %v_69, %c_5 : index
            %v_71 = memref.load %row_blocks[%v_70, %c_2] : memref<?x4xi32>
            %v_72 = arith.index_cast %v_71 : i32 to index
            %v_73 = memref.load %row_blocks[%v_70, %c_5] : memref<?x4xi32>
            %v_74 = arith.index_cast %v_73 : i32 to index
            %v_75 = memref.load %row_blocks[%v_70, %c_6] : memref<?x4xi32>
            %v_76 = arith.index_cast %v_75 : i32 to index
            %v_77 = arith.remui %v_69, %c_5 : index
            %v_78 = arith.muli %v_77, %c_3 : index
            %v_79 = memref.load %packed[%c_2] : memref<1xi32>
            %v_80 = arith.index_cast %v_59 : index to i32
            %is_81 = arith.cmpi ne, %v_79, %v_80 : i32
            scf.if %is_81 {
              %v_82 = arith.index_cast %v_59 : index to i32
              memref.store %v_82, %packed[%c_2] : memref<1xi32>
              %v_83 = arith.addi %v_67, %c_7 : index
              %v_84 = arith.divui %v_83, %c_8 : index
              scf.for %i_85 = %c_2 to %v_84 step %c_5 {
                scf.for %i_86 = %c_2 to %c_8 step %c_5 {
                  %v_87 = arith.muli %i_85, %c_8 : index
                  %v_88 = arith.addi %v_65, %v_87 : index
                  %v_89 = arith.addi %v_88, %i_86 : index
                  %v_90 = memref.load %assignment_of[%v_89] : memref<?xi32>
                  %v_91 = arith.index_cast %v_90 : i32 to index
                  %v_92 = arith.maxsi %v_91, %c_2 : index
                  %is_93 = arith.cmpi sge, %v_90, %c_9 : i32
                  %v_94 = arith.divui %v_92, %c_10 : index
                  %v_95 = arith.index_cast %v_94 : index to i32
                  %v_96 = arith.select %is_93, %v_95, %v_90 : i32
                  memref.store %v_96, %tile_tokens[%i_86] : memref<16xi32>
                }
                %v_97 = arith.muli %i_85, %c_11 : index
                %v_98 = arith.addi %v_3, %v_97 : index
                scf.for %i_99 = %c_2 to %c_3 step %c_8 {
                  scf.for %i_100 = %c_2 to %c_8 step %c_5 {
                    %v_101 = memref.load %tile_tokens[%i_100] : memref<16xi32>
                    %v_102 = arith.index_cast %v_101 : i32 to index
                    %is_103 = arith.cmpi sge, %v_102, %c_2 : index
                    %v_104 = arith.select %is_103, %c_8, %c_2 : index
                    %mask_105 = vector.create_mask %v_104 : vector<16xi1>
                    %v_106 = arith.maxsi %v_102, %c_2 : index
                    %v_107 = vector.maskedload %x[%v_106, %i_99], %mask_105, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    vector.store %v_107, %square[%i_100, %c_2] : memref<16x16xf32>, vector<16xf32>
                  }
                  %v_108 = vector.load %square[%c_2, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_109 = vector.load %square[%c_5, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_110 = vector.load %square[%c_6, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_111 = vector.load %square[%c_10, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_112 = vector.load %square[%c_4, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_113 = vector.load %square[%c_13, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_114 = vector.load %square[%c_14, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_115 = vector.load %square[%c_15, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_116 = vector.load %square[%c_16, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_117 = vector.load %square[%c_17, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_118 = vector.load %square[%c_18, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_119 = vector.load %square[%c_19, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_120 = vector.load %square[%c_20, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_121 = vector.load %square[%c_21, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_122 = vector.load %square[%c_22, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_123 = vector.load %square[%c_7, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_124 = arith.muli %i_99, %c_23 : index
                  %v_125 = arith.addi %v_98, %v_124 : index
                  %v_126 = vector.shuffle %v_108, %v_109 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_127 = vector.shuffle %v_108, %v_109 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_128 = vector.shuffle %v_110, %v_111 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_129 = vector.shuffle %v_110, %v_111 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_130 = vector.shuffle %v_112, %v_113 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_131 = vector.shuffle %v_112, %v_113 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_132 = vector.shuffle %v_114, %v_115 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_133 = vector.shuffle %v_114, %v_115 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_134 = vector.shuffle %v_116, %v_117 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_135 = vector.shuffle %v_116, %v_117 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_136 = vector.shuffle %v_118, %v_119 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_137 = vector.shuffle %v_118, %v_119 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_138 = vector.shuffle %v_120, %v_121 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_139 = vector.shuffle %v_120, %v_121 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_140 = vector.shuffle %v_122, %v_123 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_141 = vector.shuffle %v_122, %v_123 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_142 = vector.shuffle %v_126, %v_128 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_143 = vector.shuffle %v_126, %v_128 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_144 = vector.shuffle %v_127, %v_129 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_145 = vector.shuffle %v_127, %v_129 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_146 = vector.shuffle %v_130, %v_132 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_147 = vector.shuffle %v_130, %v_132 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_148 = vector.shuffle %v_131, %v_133 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_149 = vector.shuffle %v_131, %v_133 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_150 = vector.shuffle %v_134, %v_136 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_151 = vector.shuffle %v_134, %v_136 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_152 = vector.shuffle %v_135, %v_137 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_153 = vector.shuffle %v_135, %v_137 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_154 = vector.shuffle %v_138, %v_140 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_155 = vector.shuffle %v_138, %v_140 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_156 = vector.shuffle %v_139, %v_141 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_157 = vector.shuffle %v_139, %v_141 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_158 = vector.shuffle %v_142, %v_146 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_159 = vector.shuffle %v_142, %v_146 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_160 = vector.shuffle %v_144, %v_148 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_161 = vector.shuffle %v_144, %v_148 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_162 = vector.shuffle %v_143, %v_147 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_163 = vector.shuffle %v_143, %v_147 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_164 = vector.shuffle %v_145, %v_149 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_165 = vector.shuffle %v_145, %v_149 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_166 = vector.shuffle %v_150, %v_154 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_167 = vector.shuffle %v_150, %v_154 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_168 = vector.shuffle %v_152, %v_156 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_169 = vector.shuffle %v_152, %v_156 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_170 = vector.shuffle %v_151, %v_155 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_171 = vector.shuffle %v_151, %v_155 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_172 = vector.shuffle %v_153, %v_157 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_173 = vector.shuffle %v_153, %v_157 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_174 = vector.shuffle %v_158, %v_166 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_175 = vector.shuffle %v_158, %v_166 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_176 = vector.shuffle %v_160, %v_168 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_177 = vector.shuffle %v_160, %v_168 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_178 = vector.shuffle %v_162, %v_170 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_179 = vector.shuffle %v_162, %v_170 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_180 = vector.shuffle %v_164, %v_172 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_181 = vector.shuffle %v_164, %v_172 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_182 = vector.shuffle %v_159, %v_167 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_183 = vector.shuffle %v_159, %v_167 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_184 = vector.shuffle %v_161, %v_169 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_185 = vector.shuffle %v_161, %v_169 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_186 = vector.shuffle %v_163, %v_171 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_187 = vector.shuffle %v_163, %v_171 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_188 = vector.shuffle %v_165, %v_173 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_189 = vector.shuffle %v_165, %v_173 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_190 = arith.index_cast %v_125 : index to i64
                  %pointer_191 = llvm.inttoptr %v_190 : i64 to !llvm.ptr
                  "llvm.store"(%v_174, %pointer_191) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_192 = arith.addi %v_125, %c_23 : index
                  %v_193 = arith.index_cast %v_192 : index to i64
                  %pointer_194 = llvm.inttoptr %v_193 : i64 to !llvm.ptr
                  "llvm.store"(%v_176, %pointer_194) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_195 = arith.addi %v_125, %c_24 : index
                  %v_196 = arith.index_cast %v_195 : index to i64
                  %pointer_197 = llvm.inttoptr %v_196 : i64 to !llvm.ptr
                  "llvm.store"(%v_178, %pointer_197) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_198 = arith.addi %v_125, %c_25 : index
                  %v_199 = arith.index_cast %v_198 : index to i64
                  %pointer_200 = llvm.inttoptr %v_199 : i64 to !llvm.ptr
                  "llvm.store"(%v_180, %pointer_200) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_201 = arith.addi %v_125, %c_26 : index
                  %v_202 = arith.index_cast %v_201 : index to i64
                  %pointer_203 = llvm.inttoptr %v_202 : i64 to !llvm.ptr
                  "llvm.store"(%v_182, %pointer_203) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_204 = arith.addi %v_125, %c_27 : index
                  %v_205 = arith.index_cast %v_204 : index to i64
                  %pointer_206 = llvm.inttoptr %v_205 : i64 to !llvm.ptr
                  "llvm.store"(%v_184, %pointer_206) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_207 = arith.addi %v_125, %c_28 : index
                  %v_208 = arith.index_cast %v_207 : index to i64
                  %pointer_209 = llvm.inttoptr %v_208 : i64 to !llvm.ptr
                  "llvm.store"(%v_186, %pointer_209) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_210 = arith.addi %v_125, %c_29 : index
                  %v_211 = arith.index_cast %v_210 : index to i64
                  %pointer_212 = llvm.inttoptr %v_211 : i64 to !llvm.ptr
                  "llvm.store"(%v_188, %pointer_212) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_213 = arith.addi %v_125, %c_30 : index
                  %v_214 = arith.index_cast %v_213 : index to i64
                  %pointer_215 = llvm.inttoptr %v_214 : i64 to !llvm.ptr
                  "llvm.store"(%v_175, %pointer_215) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_216 = arith.addi %v_125, %c_31 : index
                  %v_217 = arith.index_cast %v_216 : index to i64
                  %pointer_218 = llvm.inttoptr %v_217 : i64 to !llvm.ptr
                  "llvm.store"(%v_177, %pointer_218) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_219 = arith.addi %v_125, %c_32 : index
                  %v_220 = arith.index_cast %v_219 : index to i64
                  %pointer_221 = llvm.inttoptr %v_220 : i64 to !llvm.ptr
                  "llvm.store"(%v_179, %pointer_221) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_222 = arith.addi %v_125, %c_33 : index
                  %v_223 = arith.index_cast %v_222 : index to i64
                  %pointer_224 = llvm.inttoptr %v_223 : i64 to !llvm.ptr
                  "llvm.store"(%v_181, %pointer_224) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_225 = arith.addi %v_125, %c_34 : index
                  %v_226 = arith.index_cast %v_225 : index to i64
                  %pointer_227 = llvm.inttoptr %v_226 : i64 to !llvm.ptr
                  "llvm.store"(%v_183, %pointer_227) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_228 = arith.addi %v_125, %c_35 : index
                  %v_229 = arith.index_cast %v_228 : index to i64
                  %pointer_230 = llvm.inttoptr %v_229 : i64 to !llvm.ptr
                  "llvm.store"(%v_185, %pointer_230) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_231 = arith.addi %v_125, %c_36 : index
                  %v_232 = arith.index_cast %v_231 : index to i64
                  %pointer_233 = llvm.inttoptr %v_232 : i64 to !llvm.ptr
                  "llvm.store"(%v_187, %pointer_233) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_234 = arith.addi %v_125, %c_37 : index
                  %v_235 = arith.index_cast %v_234 : index to i64
                  %pointer_236 = llvm.inttoptr %v_235 : i64 to !llvm.ptr
                  "llvm.store"(%v_189, %pointer_236) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_237 = %c_2 to %c_8 step %c_5 {
                  %v_238 = memref.load %tile_tokens[%i_237] : memref<16xi32>
                  %v_239 = arith.index_cast %v_238 : i32 to index
                  %is_240 = arith.cmpi sge, %v_239, %c_2 : index
                  %v_241 = arith.select %is_240, %c_16, %c_2 : index
                  %mask_242 = vector.create_mask %v_241 : vector<16xi1>
                  %v_243 = arith.maxsi %v_239, %c_2 : index
                  %v_244 = vector.maskedload %x[%v_243, %c_3], %mask_242, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  vector.store %v_244, %square[%i_237, %c_2] : memref<16x16xf32>, vector<16xf32>
                }
                %v_245 = vector.load %square[%c_2, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_246 = vector.load %square[%c_5, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_247 = vector.load %square[%c_6, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_248 = vector.load %square[%c_10, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_249 = vector.load %square[%c_4, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_250 = vector.load %square[%c_13, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_251 = vector.load %square[%c_14, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_252 = vector.load %square[%c_15, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_253 = vector.load %square[%c_16, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_254 = vector.load %square[%c_17, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_255 = vector.load %square[%c_18, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_256 = vector.load %square[%c_19, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_257 = vector.load %square[%c_20, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_258 = vector.load %square[%c_21, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_259 = vector.load %square[%c_22, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_260 = vector.load %square[%c_7, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_261 = arith.muli %c_3, %c_23 : index
                %v_262 = arith.addi %v_98, %v_261 : index
                %v_263 = vector.shuffle %v_245, %v_246 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_264 = vector.shuffle %v_245, %v_246 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_265 = vector.shuffle %v_247, %v_248 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_266 = vector.shuffle %v_247, %v_248 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_267 = vector.shuffle %v_249, %v_250 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_268 = vector.shuffle %v_249, %v_250 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_269 = vector.shuffle %v_251, %v_252 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_270 = vector.shuffle %v_251, %v_252 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_271 = vector.shuffle %v_253, %v_254 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_272 = vector.shuffle %v_253, %v_254 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_273 = vector.shuffle %v_255, %v_256 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_274 = vector.shuffle %v_255, %v_256 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_275 = vector.shuffle %v_257, %v_258 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_276 = vector.shuffle %v_257, %v_258 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_277 = vector.shuffle %v_259, %v_260 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_278 = vector.shuffle %v_259, %v_260 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_279 = vector.shuffle %v_263, %v_265 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_280 = vector.shuffle %v_263, %v_265 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_281 = vector.shuffle %v_264, %v_266 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_282 = vector.shuffle %v_264, %v_266 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_283 = vector.shuffle %v_267, %v_269 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_284 = vector.shuffle %v_267, %v_269 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_285 = vector.shuffle %v_268, %v_270 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_286 = vector.shuffle %v_268, %v_270 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_287 = vector.shuffle %v_271, %v_273 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_288 = vector.shuffle %v_271, %v_273 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_289 = vector.shuffle %v_272, %v_274 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_290 = vector.shuffle %v_272, %v_274 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_291 = vector.shuffle %v_275, %v_277 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_292 = vector.shuffle %v_275, %v_277 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_293 = vector.shuffle %v_276, %v_278 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_294 = vector.shuffle %v_276, %v_278 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_295 = vector.shuffle %v_279, %v_283 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_296 = vector.shuffle %v_279, %v_283 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_297 = vector.shuffle %v_281, %v_285 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_298 = vector.shuffle %v_281, %v_285 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_299 = vector.shuffle %v_280, %v_284 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_300 = vector.shuffle %v_280, %v_284 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_301 = vector.shuffle %v_282, %v_286 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_302 = vector.shuffle %v_282, %v_286 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_303 = vector.shuffle %v_287, %v_291 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_304 = vector.shuffle %v_287, %v_291 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_305 = vector.shuffle %v_289, %v_293 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_306 = vector.shuffle %v_289, %v_293 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_307 = vector.shuffle %v_288, %v_292 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_308 = vector.shuffle %v_288, %v_292 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_309 = vector.shuffle %v_290, %v_294 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_310 = vector.shuffle %v_290, %v_294 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_311 = vector.shuffle %v_295, %v_303 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_312 = vector.shuffle %v_295, %v_303 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_313 = vector.shuffle %v_297, %v_305 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_314 = vector.shuffle %v_297, %v_305 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_315 = vector.shuffle %v_299, %v_307 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_316 = vector.shuffle %v_299, %v_307 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_317 = vector.shuffle %v_301, %v_309 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_318 = vector.shuffle %v_301, %v_309 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_319 = vector.shuffle %v_296, %v_304 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_320 = vector.shuffle %v_296, %v_304 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_321 = vector.shuffle %v_298, %v_306 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_322 = vector.shuffle %v_298, %v_306 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_323 = vector.shuffle %v_300, %v_308 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_324 = vector.shuffle %v_300, %v_308 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_325 = vector.shuffle %v_302, %v_310 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_326 = vector.shuffle %v_302, %v_310 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_327 = arith.index_cast %v_262 : index to i64
                %pointer_328 = llvm.inttoptr %v_327 : i64 to !llvm.ptr
                "llvm.store"(%v_311, %pointer_328) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_329 = arith.addi %v_262, %c_23 : index
                %v_330 = arith.index_cast %v_329 : index to i64
                %pointer_331 = llvm.inttoptr %v_330 : i64 to !llvm.ptr
                "llvm.store"(%v_313, %pointer_331) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_332 = arith.addi %v_262, %c_24 : index
                %v_333 = arith.index_cast %v_332 : index to i64
                %pointer_334 = llvm.inttoptr %v_333 : i64 to !llvm.ptr
                "llvm.store"(%v_315, %pointer_334) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_335 = arith.addi %v_262, %c_25 : index
                %v_336 = arith.index_cast %v_335 : index to i64
                %pointer_337 = llvm.inttoptr %v_336 : i64 to !llvm.ptr
                "llvm.store"(%v_317, %pointer_337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_338 = arith.addi %v_262, %c_26 : index
                %v_339 = arith.index_cast %v_338 : index to i64
                %pointer_340 = llvm.inttoptr %v_339 : i64 to !llvm.ptr
                "llvm.store"(%v_319, %pointer_340) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_341 = arith.addi %v_262, %c_27 : index
                %v_342 = arith.index_cast %v_341 : index to i64
                %pointer_343 = llvm.inttoptr %v_342 : i64 to !llvm.ptr
                "llvm.store"(%v_321, %pointer_343) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_344 = arith.addi %v_262, %c_28 : index
                %v_345 = arith.index_cast %v_344 : index to i64
                %pointer_346 = llvm.inttoptr %v_345 : i64 to !llvm.ptr
                "llvm.store"(%v_323, %pointer_346) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_347 = arith.addi %v_262, %c_29 : index
                %v_348 = arith.index_cast %v_347 : index to i64
                %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
                "llvm.store"(%v_325, %pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
            %v_350 = arith.addi %v_61, %c_3 : index
            %v_351 = arith.minsi %v_350, %c_38 : index
            %v_352 = arith.addi %v_67, %c_7 : index
            %v_353 = arith.divui %v_352, %c_8 : index
            scf.for %i_354 = %v_61 to %v_351 step %c_8 {
              %v_355 = arith.minsi %i_354, %c_16 : index
              %v_356 = arith.addi %v_355, %c_38 : index
              %v_357 = arith.addi %i_354, %c_8 : index
              %is_358 = arith.cmpi sge, %v_357, %v_351 : index
              %v_359 = arith.select %is_358, %v_72, %v_63 : index
              %v_360 = arith.addi %i_354, %c_8 : index
              %v_361 = arith.select %is_358, %v_78, %v_360 : index
              %address_362 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
              %v_363 = arith.muli %v_359, %c_39 : index
              %v_364 = arith.addi %v_363, %v_361 : index
              %v_365 = arith.muli %v_364, %c_40 : index
              %v_366 = arith.addi %address_362, %v_365 : index
              %v_367 = arith.addi %v_366, %c_41 : index
              %v_368 = arith.divui %v_353, %c_10 : index
              %v_369 = arith.remui %v_353, %c_10 : index
              %is_370 = arith.cmpi eq, %v_369, %c_5 : index
              %is_371 = arith.cmpi sgt, %v_353, %c_5 : index
              %v_372 = arith.andi %is_370, %is_371 : i1
              %v_373 = arith.subi %v_368, %c_5 : index
              %v_374 = arith.select %v_372, %v_373, %v_368 : index
              %v_375 = arith.muli %v_374, %c_10 : index
              %v_376 = arith.subi %v_353, %v_375 : index
              %v_377 = arith.addi %v_376, %c_5 : index
              %v_378 = arith.divui %v_377, %c_6 : index
              %v_379 = arith.addi %v_374, %v_378 : index
              scf.for %i_380 = %c_2 to %v_379 step %c_5 {
                %is_381 = arith.cmpi slt, %i_380, %v_374 : index
                %v_382 = arith.muli %i_380, %c_10 : index
                %v_383 = arith.muli %v_374, %c_10 : index
                %v_384 = arith.subi %i_380, %v_374 : index
                %v_385 = arith.muli %v_384, %c_6 : index
                %v_386 = arith.addi %v_383, %v_385 : index
                %v_387 = arith.select %is_381, %v_382, %v_386 : index
                %v_388 = arith.subi %v_353, %v_387 : index
                %v_389 = arith.minsi %v_388, %c_6 : index
                %v_390 = arith.select %is_381, %c_10, %v_389 : index
                %is_391 = arith.cmpi eq, %v_390, %c_10 : index
                scf.if %is_391 {
                  %v_392 = arith.muli %v_387, %c_11 : index
                  %v_393 = arith.addi %v_3, %v_392 : index
                  %v_394 = arith.addi %v_387, %c_5 : index
                  %v_395 = arith.muli %v_394, %c_11 : index
                  %v_396 = arith.addi %v_3, %v_395 : index
                  %v_397 = arith.addi %v_387, %c_6 : index
                  %v_398 = arith.muli %v_397, %c_11 : index
                  %v_399 = arith.addi %v_3, %v_398 : index
                  scf.for %i_400 = %c_2 to %c_4 step %c_5 {
                    %v_401 = arith.divui %i_400, %c_6 : index
                    %v_402 = arith.remui %i_400, %c_6 : index
                    %v_403 = arith.muli %v_402, %c_16 : index
                    %v_404 = arith.minsi %v_403, %c_16 : index
                    %is_405 = arith.cmpi eq, %v_401, %c_2 : index
                    %v_406 = arith.select %is_405, %v_355, %v_356 : index
                    %v_407 = arith.addi %v_406, %v_404 : index
                    %v_408 = arith.addi %v_407, %c_5 : index
                    %v_409 = arith.addi %v_407, %c_6 : index
                    %v_410 = arith.addi %v_407, %c_10 : index
                    %v_411 = arith.addi %v_407, %c_4 : index
                    %v_412 = arith.addi %v_407, %c_13 : index
                    %v_413 = arith.addi %v_407, %c_14 : index
                    %v_414 = arith.addi %v_407, %c_15 : index
                    %v_415 = arith.muli %v_401, %c_8 : index
                    %v_416 = arith.addi %v_415, %v_404 : index
                    %v_417 = arith.muli %v_379, %c_4 : index
                    %v_418 = arith.muli %i_380, %c_4 : index
                    %v_419 = arith.addi %v_418, %i_400 : index
                    %loop_421:24 = scf.for %i_420 = %c_2 to %c_42 step %c_4 iter_args(%carry_422 = %c_12, %carry_423 = %c_12, %carry_424 = %c_12, %carry_425 = %c_12, %carry_426 = %c_12, %carry_427 = %c_12, %carry_428 = %c_12, %carry_429 = %c_12, %carry_430 = %c_12, %carry_431 = %c_12, %carry_432 = %c_12, %carry_433 = %c_12, %carry_434 = %c_12, %carry_435 = %c_12, %carry_436 = %c_12, %carry_437 = %c_12, %carry_438 = %c_12, %carry_439 = %c_12, %carry_440 = %c_12, %carry_441 = %c_12, %carry_442 = %c_12, %carry_443 = %c_12, %carry_444 = %c_12, %carry_445 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_446 = arith.divui %i_420, %c_4 : index
                      %v_447 = arith.muli %v_417, %c_18 : index
                      %v_448 = arith.addi %v_447, %c_43 : index
                      %v_449 = arith.muli %v_417, %c_18 : index
                      %v_450 = arith.divui %v_448, %v_449 : index
                      %v_451 = arith.muli %v_419, %c_18 : index
                      %v_452 = arith.addi %v_451, %v_446 : index
                      %v_453 = arith.muli %v_452, %v_450 : index
                      scf.for %i_454 = %c_2 to %v_450 step %c_5 {
                        %v_455 = arith.addi %v_453, %i_454 : index
                        %v_456 = arith.minsi %v_455, %c_43 : index
                        %v_457 = arith.muli %v_456, %c_23 : index
                        %v_458 = arith.addi %v_366, %v_457 : index
                        %v_459 = arith.index_cast %v_458 : index to i64
                        %pointer_460 = llvm.inttoptr %v_459 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_460) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_461 = arith.addi %v_367, %v_457 : index
                        %v_462 = arith.index_cast %v_461 : index to i64
                        %pointer_463 = llvm.inttoptr %v_462 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_463) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_464 = arith.addi %i_420, %c_4 : index
                      %loop_466:24 = scf.for %i_465 = %i_420 to %v_464 step %c_5 iter_args(%carry_467 = %carry_422, %carry_468 = %carry_423, %carry_469 = %carry_424, %carry_470 = %carry_425, %carry_471 = %carry_426, %carry_472 = %carry_427, %carry_473 = %carry_428, %carry_474 = %carry_429, %carry_475 = %carry_430, %carry_476 = %carry_431, %carry_477 = %carry_432, %carry_478 = %carry_433, %carry_479 = %carry_434, %carry_480 = %carry_435, %carry_481 = %carry_436, %carry_482 = %carry_437, %carry_483 = %carry_438, %carry_484 = %carry_439, %carry_485 = %carry_440, %carry_486 = %carry_441, %carry_487 = %carry_442, %carry_488 = %carry_443, %carry_489 = %carry_444, %carry_490 = %carry_445) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_491 = arith.muli %i_465, %c_23 : index
                        %v_492 = arith.addi %v_393, %v_491 : index
                        %v_493 = arith.index_cast %v_492 : index to i64
                        %pointer_494 = llvm.inttoptr %v_493 : i64 to !llvm.ptr
                        %v_495 = "llvm.load"(%pointer_494) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_496 = arith.addi %v_396, %v_491 : index
                        %v_497 = arith.index_cast %v_496 : index to i64
                        %pointer_498 = llvm.inttoptr %v_497 : i64 to !llvm.ptr
                        %v_499 = "llvm.load"(%pointer_498) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_500 = arith.addi %v_399, %v_491 : index
                        %v_501 = arith.index_cast %v_500 : index to i64
                        %pointer_502 = llvm.inttoptr %v_501 : i64 to !llvm.ptr
                        %v_503 = "llvm.load"(%pointer_502) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_504 = memref.load %expert_gate_up[%v_63, %v_407, %i_465] : memref<8x48x40xf32>
                        %v_505 = vector.broadcast %v_504 : f32 to vector<16xf32>
                        %acc_506 = math.fma %v_505, %v_495, %carry_467 : vector<16xf32>
                        %acc_507 = math.fma %v_505, %v_499, %carry_468 : vector<16xf32>
                        %acc_508 = math.fma %v_505, %v_503, %carry_469 : vector<16xf32>
                        %v_509 = memref.load %expert_gate_up[%v_63, %v_408, %i_465] : memref<8x48x40xf32>
                        %v_510 = vector.broadcast %v_509 : f32 to vector<16xf32>
                        %acc_511 = math.fma %v_510, %v_495, %carry_470 : vector<16xf32>
                        %acc_512 = math.fma %v_510, %v_499, %carry_471 : vector<16xf32>
                        %acc_513 = math.fma %v_510, %v_503, %carry_472 : vector<16xf32>
                        %v_514 = memref.load %expert_gate_up[%v_63, %v_409, %i_465] : memref<8x48x40xf32>
                        %v_515 = vector.broadcast %v_514 : f32 to vector<16xf32>
                        %acc_516 = math.fma %v_515, %v_495, %carry_473 : vector<16xf32>
                        %acc_517 = math.fma %v_515, %v_499, %carry_474 : vector<16xf32>
                        %acc_518 = math.fma %v_515, %v_503, %carry_475 : vector<16xf32>
                        %v_519 = memref.load %expert_gate_up[%v_63, %v_410, %i_465] : memref<8x48x40xf32>
                        %v_520 = vector.broadcast %v_519 : f32 to vector<16xf32>
                        %acc_521 = math.fma %v_520, %v_495, %carry_476 : vector<16xf32>
                        %acc_522 = math.fma %v_520, %v_499, %carry_477 : vector<16xf32>
                        %acc_523 = math.fma %v_520, %v_503, %carry_478 : vector<16xf32>
                        %v_524 = memref.load %expert_gate_up[%v_63, %v_411, %i_465] : memref<8x48x40xf32>
                        %v_525 = vector.broadcast %v_524 : f32 to vector<16xf32>
                        %acc_526 = math.fma %v_525, %v_495, %carry_479 : vector<16xf32>
                        %acc_527 = math.fma %v_525, %v_499, %carry_480 : vector<16xf32>
                        %acc_528 = math.fma %v_525, %v_503, %carry_481 : vector<16xf32>
                        %v_529 = memref.load %expert_gate_up[%v_63, %v_412, %i_465] : memref<8x48x40xf32>
                        %v_530 = vector.broadcast %v_529 : f32 to vector<16xf32>
                        %acc_531 = math.fma %v_530, %v_495, %carry_482 : vector<16xf32>
                        %acc_532 = math.fma %v_530, %v_499, %carry_483 : vector<16xf32>
                        %acc_533 = math.fma %v_530, %v_503, %carry_484 : vector<16xf32>
                        %v_534 = memref.load %expert_gate_up[%v_63, %v_413, %i_465] : memref<8x48x40xf32>
                        %v_535 = vector.broadcast %v_534 : f32 to vector<16xf32>
                        %acc_536 = math.fma %v_535, %v_495, %carry_485 : vector<16xf32>
                        %acc_537 = math.fma %v_535, %v_499, %carry_486 : vector<16xf32>
                        %acc_538 = math.fma %v_535, %v_503, %carry_487 : vector<16xf32>
                        %v_539 = memref.load %expert_gate_up[%v_63, %v_414, %i_465] : memref<8x48x40xf32>
                        %v_540 = vector.broadcast %v_539 : f32 to vector<16xf32>
                        %acc_541 = math.fma %v_540, %v_495, %carry_488 : vector<16xf32>
                        %acc_542 = math.fma %v_540, %v_499, %carry_489 : vector<16xf32>
                        %acc_543 = math.fma %v_540, %v_503, %carry_490 : vector<16xf32>
                        scf.yield %acc_506, %acc_507, %acc_508, %acc_511, %acc_512, %acc_513, %acc_516, %acc_517, %acc_518, %acc_521, %acc_522, %acc_523, %acc_526, %acc_527, %acc_528, %acc_531, %acc_532, %acc_533, %acc_536, %acc_537, %acc_538, %acc_541, %acc_542, %acc_543 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_466#0, %loop_466#1, %loop_466#2, %loop_466#3, %loop_466#4, %loop_466#5, %loop_466#6, %loop_466#7, %loop_466#8, %loop_466#9, %loop_466#10, %loop_466#11, %loop_466#12, %loop_466#13, %loop_466#14, %loop_466#15, %loop_466#16, %loop_466#17, %loop_466#18, %loop_466#19, %loop_466#20, %loop_466#21, %loop_466#22, %loop_466#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_421#0, %sums[%v_416, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_544 = arith.addi %v_416, %c_3 : index
                    vector.store %loop_421#1, %sums[%v_544, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_545 = arith.addi %v_416, %c_23 : index
                    vector.store %loop_421#2, %sums[%v_545, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_546 = arith.addi %v_416, %c_5 : index
                    vector.store %loop_421#3, %sums[%v_546, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_547 = arith.addi %v_416, %c_44 : index
                    vector.store %loop_421#4, %sums[%v_547, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_548 = arith.addi %v_416, %c_45 : index
                    vector.store %loop_421#5, %sums[%v_548, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_549 = arith.addi %v_416, %c_6 : index
                    vector.store %loop_421#6, %sums[%v_549, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_550 = arith.addi %v_416, %c_46 : index
                    vector.store %loop_421#7, %sums[%v_550, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_551 = arith.addi %v_416, %c_47 : index
                    vector.store %loop_421#8, %sums[%v_551, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_552 = arith.addi %v_416, %c_10 : index
                    vector.store %loop_421#9, %sums[%v_552, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_553 = arith.addi %v_416, %c_48 : index
                    vector.store %loop_421#10, %sums[%v_553, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_554 = arith.addi %v_416, %c_49 : index
                    vector.store %loop_421#11, %sums[%v_554, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_555 = arith.addi %v_416, %c_4 : index
                    vector.store %loop_421#12, %sums[%v_555, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_556 = arith.addi %v_416, %c_50 : index
                    vector.store %loop_421#13, %sums[%v_556, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_557 = arith.addi %v_416, %c_51 : index
                    vector.store %loop_421#14, %sums[%v_557, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_558 = arith.addi %v_416, %c_13 : index
                    vector.store %loop_421#15, %sums[%v_558, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_559 = arith.addi %v_416, %c_52 : index
                    vector.store %loop_421#16, %sums[%v_559, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_560 = arith.addi %v_416, %c_53 : index
                    vector.store %loop_421#17, %sums[%v_560, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_561 = arith.addi %v_416, %c_14 : index
                    vector.store %loop_421#18, %sums[%v_561, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_562 = arith.addi %v_416, %c_54 : index
                    vector.store %loop_421#19, %sums[%v_562, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_563 = arith.addi %v_416, %c_55 : index
                    vector.store %loop_421#20, %sums[%v_563, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_564 = arith.addi %v_416, %c_15 : index
                    vector.store %loop_421#21, %sums[%v_564, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_565 = arith.addi %v_416, %c_43 : index
                    vector.store %loop_421#22, %sums[%v_565, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_566 = arith.addi %v_416, %c_56 : index
                    vector.store %loop_421#23, %sums[%v_566, %c_2] : memref<96x16xf32>, vector<16xf32>
                  }
                }
                %is_567 = arith.cmpi eq, %v_390, %c_6 : index
                scf.if %is_567 {
                  %v_568 = arith.muli %v_387, %c_11 : index
                  %v_569 = arith.addi %v_3, %v_568 : index
                  %v_570 = arith.addi %v_387, %c_5 : index
                  %v_571 = arith.muli %v_570, %c_11 : index
                  %v_572 = arith.addi %v_3, %v_571 : index
                  scf.for %i_573 = %c_2 to %c_4 step %c_5 {
                    %v_574 = arith.divui %i_573, %c_6 : index
                    %v_575 = arith.remui %i_573, %c_6 : index
                    %v_576 = arith.muli %v_575, %c_16 : index
                    %v_577 = arith.minsi %v_576, %c_16 : index
                    %is_578 = arith.cmpi eq, %v_574, %c_2 : index
                    %v_579 = arith.select %is_578, %v_355, %v_356 : index
                    %v_580 = arith.addi %v_579, %v_577 : index
                    %v_581 = arith.addi %v_580, %c_5 : index
                    %v_582 = arith.addi %v_580, %c_6 : index
                    %v_583 = arith.addi %v_580, %c_10 : index
                    %v_584 = arith.addi %v_580, %c_4 : index
                    %v_585 = arith.addi %v_580, %c_13 : index
                    %v_586 = arith.addi %v_580, %c_14 : index
                    %v_587 = arith.addi %v_580, %c_15 : index
                    %v_588 = arith.muli %v_574, %c_8 : index
                    %v_589 = arith.addi %v_588, %v_577 : index
                    %v_590 = arith.muli %v_379, %c_4 : index
                    %v_591 = arith.muli %i_380, %c_4 : index
                    %v_592 = arith.addi %v_591, %i_573 : index
                    %loop_594:16 = scf.for %i_593 = %c_2 to %c_42 step %c_4 iter_args(%carry_595 = %c_12, %carry_596 = %c_12, %carry_597 = %c_12, %carry_598 = %c_12, %carry_599 = %c_12, %carry_600 = %c_12, %carry_601 = %c_12, %carry_602 = %c_12, %carry_603 = %c_12, %carry_604 = %c_12, %carry_605 = %c_12, %carry_606 = %c_12, %carry_607 = %c_12, %carry_608 = %c_12, %carry_609 = %c_12, %carry_610 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_611 = arith.divui %i_593, %c_4 : index
                      %v_612 = arith.muli %v_590, %c_18 : index
                      %v_613 = arith.addi %v_612, %c_43 : index
                      %v_614 = arith.muli %v_590, %c_18 : index
                      %v_615 = arith.divui %v_613, %v_614 : index
                      %v_616 = arith.muli %v_592, %c_18 : index
                      %v_617 = arith.addi %v_616, %v_611 : index
                      %v_618 = arith.muli %v_617, %v_615 : index
                      scf.for %i_619 = %c_2 to %v_615 step %c_5 {
                        %v_620 = arith.addi %v_618, %i_619 : index
                        %v_621 = arith.minsi %v_620, %c_43 : index
                        %v_622 = arith.muli %v_621, %c_23 : index
                        %v_623 = arith.addi %v_366, %v_622 : index
                        %v_624 = arith.index_cast %v_623 : index to i64
                        %pointer_625 = llvm.inttoptr %v_624 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_625) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_626 = arith.addi %v_367, %v_622 : index
                        %v_627 = arith.index_cast %v_626 : index to i64
                        %pointer_628 = llvm.inttoptr %v_627 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_628) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_629 = arith.addi %i_593, %c_4 : index
                      %loop_631:16 = scf.for %i_630 = %i_593 to %v_629 step %c_5 iter_args(%carry_632 = %carry_595, %carry_633 = %carry_596, %carry_634 = %carry_597, %carry_635 = %carry_598, %carry_636 = %carry_599, %carry_637 = %carry_600, %carry_638 = %carry_601, %carry_639 = %carry_602, %carry_640 = %carry_603, %carry_641 = %carry_604, %carry_642 = %carry_605, %carry_643 = %carry_606, %carry_644 = %carry_607, %carry_645 = %carry_608, %carry_646 = %carry_609, %carry_647 = %carry_610) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_648 = arith.muli %i_630, %c_23 : index
                        %v_649 = arith.addi %v_569, %v_648 : index
                        %v_650 = arith.index_cast %v_649 : index to i64
                        %pointer_651 = llvm.inttoptr %v_650 : i64 to !llvm.ptr
                        %v_652 = "llvm.load"(%pointer_651) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_653 = arith.addi %v_572, %v_648 : index
                        %v_654 = arith.index_cast %v_653 : index to i64
                        %pointer_655 = llvm.inttoptr %v_654 : i64 to !llvm.ptr
                        %v_656 = "llvm.load"(%pointer_655) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_657 = memref.load %expert_gate_up[%v_63, %v_580, %i_630] : memref<8x48x40xf32>
                        %v_658 = vector.broadcast %v_657 : f32 to vector<16xf32>
                        %acc_659 = math.fma %v_658, %v_652, %carry_632 : vector<16xf32>
                        %acc_660 = math.fma %v_658, %v_656, %carry_633 : vector<16xf32>
                        %v_661 = memref.load %expert_gate_up[%v_63, %v_581, %i_630] : memref<8x48x40xf32>
                        %v_662 = vector.broadcast %v_661 : f32 to vector<16xf32>
                        %acc_663 = math.fma %v_662, %v_652, %carry_634 : vector<16xf32>
                        %acc_664 = math.fma %v_662, %v_656, %carry_635 : vector<16xf32>
                        %v_665 = memref.load %expert_gate_up[%v_63, %v_582, %i_630] : memref<8x48x40xf32>
                        %v_666 = vector.broadcast %v_665 : f32 to vector<16xf32>
                        %acc_667 = math.fma %v_666, %v_652, %carry_636 : vector<16xf32>
                        %acc_668 = math.fma %v_666, %v_656, %carry_637 : vector<16xf32>
                        %v_669 = memref.load %expert_gate_up[%v_63, %v_583, %i_630] : memref<8x48x40xf32>
                        %v_670 = vector.broadcast %v_669 : f32 to vector<16xf32>
                        %acc_671 = math.fma %v_670, %v_652, %carry_638 : vector<16xf32>
                        %acc_672 = math.fma %v_670, %v_656, %carry_639 : vector<16xf32>
                        %v_673 = memref.load %expert_gate_up[%v_63, %v_584, %i_630] : memref<8x48x40xf32>
                        %v_674 = vector.broadcast %v_673 : f32 to vector<16xf32>
                        %acc_675 = math.fma %v_674, %v_652, %carry_640 : vector<16xf32>
                        %acc_676 = math.fma %v_674, %v_656, %carry_641 : vector<16xf32>
                        %v_677 = memref.load %expert_gate_up[%v_63, %v_585, %i_630] : memref<8x48x40xf32>
                        %v_678 = vector.broadcast %v_677 : f32 to vector<16xf32>
                        %acc_679 = math.fma %v_678, %v_652, %carry_642 : vector<16xf32>
                        %acc_680 = math.fma %v_678, %v_656, %carry_643 : vector<16xf32>
                        %v_681 = memref.load %expert_gate_up[%v_63, %v_586, %i_630] : memref<8x48x40xf32>
                        %v_682 = vector.broadcast %v_681 : f32 to vector<16xf32>
                        %acc_683 = math.fma %v_682, %v_652, %carry_644 : vector<16xf32>
                        %acc_684 = math.fma %v_682, %v_656, %carry_645 : vector<16xf32>
                        %v_685 = memref.load %expert_gate_up[%v_63, %v_587, %i_630] : memref<8x48x40xf32>
                        %v_686 = vector.broadcast %v_685 : f32 to vector<16xf32>
                        %acc_687 = math.fma %v_686, %v_652, %carry_646 : vector<16xf32>
                        %acc_688 = math.fma %v_686, %v_656, %carry_647 : vector<16xf32>
                        scf.yield %acc_659, %acc_660, %acc_663, %acc_664, %acc_667, %acc_668, %acc_671, %acc_672, %acc_675, %acc_676, %acc_679, %acc_680, %acc_683, %acc_684, %acc_687, %acc_688 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_631#0, %loop_631#1, %loop_631#2, %loop_631#3, %loop_631#4, %loop_631#5, %loop_631#6, %loop_631#7, %loop_631#8, %loop_631#9, %loop_631#10, %loop_631#11, %loop_631#12, %loop_631#13, %loop_631#14, %loop_631#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_594#0, %sums[%v_589, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_689 = arith.addi %v_589, %c_3 : index
                    vector.store %loop_594#1, %sums[%v_689, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_690 = arith.addi %v_589, %c_5 : index
                    vector.store %loop_594#2, %sums[%v_690, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_691 = arith.addi %v_589, %c_44 : index
                    vector.store %loop_594#3, %sums[%v_691, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_692 = arith.addi %v_589, %c_6 : index
                    vector.store %loop_594#4, %sums[%v_692, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_693 = arith.addi %v_589, %c_46 : index
                    vector.store %loop_594#5, %sums[%v_693, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_694 = arith.addi %v_589, %c_10 : index
                    vector.store %loop_594#6, %sums[%v_694, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_695 = arith.addi %v_589, %c_48 : index
                    vector.store %loop_594#7, %sums[%v_695, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_696 = arith.addi %v_589, %c_4 : index
                    vector.store %loop_594#8, %sums[%v_696, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_697 = arith.addi %v_589, %c_50 : index
                    vector.store %loop_594#9, %sums[%v_697, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_698 = arith.addi %v_589, %c_13 : index
                    vector.store %loop_594#10, %sums[%v_698, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_699 = arith.addi %v_589, %c_52 : index
                    vector.store %loop_594#11, %sums[%v_699, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_700 = arith.addi %v_589, %c_14 : index
                    vector.store %loop_594#12, %sums[%v_700, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_701 = arith.addi %v_589, %c_54 : index
                    vector.store %loop_594#13, %sums[%v_701, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_702 = arith.addi %v_589, %c_15 : index
                    vector.store %loop_594#14, %sums[%v_702, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_703 = arith.addi %v_589, %c_43 : index
                    vector.store %loop_594#15, %sums[%v_703, %c_2] : memref<96x16xf32>, vector<16xf32>
                  }
                }
                %is_704 = arith.cmpi eq, %v_390, %c_5 : index
                scf.if %is_704 {
                  %v_705 = arith.muli %v_387, %c_11 : index
                  %v_706 = arith.addi %v_3, %v_705 : index
                  scf.for %i_707 = %c_2 to %c_4 step %c_5 {
                    %v_708 = arith.divui %i_707, %c_6 : index
                    %v_709 = arith.remui %i_707, %c_6 : index
                    %v_710 = arith.muli %v_709, %c_16 : index
                    %v_711 = arith.minsi %v_710, %c_16 : index
                    %is_712 = arith.cmpi eq, %v_708, %c_2 : index
                    %v_713 = arith.select %is_712, %v_355, %v_356 : index
                    %v_714 = arith.addi %v_713, %v_711 : index
                    %v_715 = arith.addi %v_714, %c_5 : index
                    %v_716 = arith.addi %v_714, %c_6 : index
                    %v_717 = arith.addi %v_714, %c_10 : index
                    %v_718 = arith.addi %v_714, %c_4 : index
                    %v_719 = arith.addi %v_714, %c_13 : index
                    %v_720 = arith.addi %v_714, %c_14 : index
                    %v_721 = arith.addi %v_714, %c_15 : index
                    %v_722 = arith.muli %v_708, %c_8 : index
                    %v_723 = arith.addi %v_722, %v_711 : index
                    %v_724 = arith.muli %v_379, %c_4 : index
                    %v_725 = arith.muli %i_380, %c_4 : index
                    %v_726 = arith.addi %v_725, %i_707 : index
                    %loop_728:8 = scf.for %i_727 = %c_2 to %c_42 step %c_4 iter_args(%carry_729 = %c_12, %carry_730 = %c_12, %carry_731 = %c_12, %carry_732 = %c_12, %carry_733 = %c_12, %carry_734 = %c_12, %carry_735 = %c_12, %carry_736 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_737 = arith.divui %i_727, %c_4 : index
                      %v_738 = arith.muli %v_724, %c_18 : index
                      %v_739 = arith.addi %v_738, %c_43 : index
                      %v_740 = arith.muli %v_724, %c_18 : index
                      %v_741 = arith.divui %v_739, %v_740 : index
                      %v_742 = arith.muli %v_726, %c_18 : index
                      %v_743 = arith.addi %v_742, %v_737 : index
                      %v_744 = arith.muli %v_743, %v_741 : index
                      scf.for %i_745 = %c_2 to %v_741 step %c_5 {
                        %v_746 = arith.addi %v_744, %i_745 : index
                        %v_747 = arith.minsi %v_746, %c_43 : index
                        %v_748 = arith.muli %v_747, %c_23 : index
                        %v_749 = arith.addi %v_366, %v_748 : index
                        %v_750 = arith.index_cast %v_749 : index to i64
                        %pointer_751 = llvm.inttoptr %v_750 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_751) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_752 = arith.addi %v_367, %v_748 : index
                        %v_753 = arith.index_cast %v_752 : index to i64
                        %pointer_754 = llvm.inttoptr %v_753 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_754) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_755 = arith.addi %i_727, %c_4 : index
                      %loop_757:8 = scf.for %i_756 = %i_727 to %v_755 step %c_5 iter_args(%carry_758 = %carry_729, %carry_759 = %carry_730, %carry_760 = %carry_731, %carry_761 = %carry_732, %carry_762 = %carry_733, %carry_763 = %carry_734, %carry_764 = %carry_735, %carry_765 = %carry_736) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_766 = arith.muli %i_756, %c_23 : index
                        %v_767 = arith.addi %v_706, %v_766 : index
                        %v_768 = arith.index_cast %v_767 : index to i64
                        %pointer_769 = llvm.inttoptr %v_768 : i64 to !llvm.ptr
                        %v_770 = "llvm.load"(%pointer_769) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_771 = memref.load %expert_gate_up[%v_63, %v_714, %i_756] : memref<8x48x40xf32>
                        %v_772 = vector.broadcast %v_771 : f32 to vector<16xf32>
                        %acc_773 = math.fma %v_772, %v_770, %carry_758 : vector<16xf32>
                        %v_774 = memref.load %expert_gate_up[%v_63, %v_715, %i_756] : memref<8x48x40xf32>
                        %v_775 = vector.broadcast %v_774 : f32 to vector<16xf32>
                        %acc_776 = math.fma %v_775, %v_770, %carry_759 : vector<16xf32>
                        %v_777 = memref.load %expert_gate_up[%v_63, %v_716, %i_756] : memref<8x48x40xf32>
                        %v_778 = vector.broadcast %v_777 : f32 to vector<16xf32>
                        %acc_779 = math.fma %v_778, %v_770, %carry_760 : vector<16xf32>
                        %v_780 = memref.load %expert_gate_up[%v_63, %v_717, %i_756] : memref<8x48x40xf32>
                        %v_781 = vector.broadcast %v_780 : f32 to vector<16xf32>
                        %acc_782 = math.fma %v_781, %v_770, %carry_761 : vector<16xf32>
                        %v_783 = memref.load %expert_gate_up[%v_63, %v_718, %i_756] : memref<8x48x40xf32>
                        %v_784 = vector.broadcast %v_783 : f32 to vector<16xf32>
                        %acc_785 = math.fma %v_784, %v_770, %carry_762 : vector<16xf32>
                        %v_786 = memref.load %expert_gate_up[%v_63, %v_719, %i_756] : memref<8x48x40xf32>
                        %v_787 = vector.broadcast %v_786 : f32 to vector<16xf32>
                        %acc_788 = math.fma %v_787, %v_770, %carry_763 : vector<16xf32>
                        %v_789 = memref.load %expert_gate_up[%v_63, %v_720, %i_756] : memref<8x48x40xf32>
                        %v_790 = vector.broadcast %v_789 : f32 to vector<16xf32>
                        %acc_791 = math.fma %v_790, %v_770, %carry_764 : vector<16xf32>
                        %v_792 = memref.load %expert_gate_up[%v_63, %v_721, %i_756] : memref<8x48x40xf32>
                        %v_793 = vector.broadcast %v_792 : f32 to vector<16xf32>
                        %acc_794 = math.fma %v_793, %v_770, %carry_765 : vector<16xf32>
                        scf.yield %acc_773, %acc_776, %acc_779, %acc_782, %acc_785, %acc_788, %acc_791, %acc_794 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_757#0, %loop_757#1, %loop_757#2, %loop_757#3, %loop_757#4, %loop_757#5, %loop_757#6, %loop_757#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_728#0, %sums[%v_723, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_795 = arith.addi %v_723, %c_5 : index
                    vector.store %loop_728#1, %sums[%v_795, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_796 = arith.addi %v_723, %c_6 : index
                    vector.store %loop_728#2, %sums[%v_796, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_797 = arith.addi %v_723, %c_10 : index
                    vector.store %loop_728#3, %sums[%v_797, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_798 = arith.addi %v_723, %c_4 : index
                    vector.store %loop_728#4, %sums[%v_798, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_799 = arith.addi %v_723, %c_13 : index
                    vector.store %loop_728#5, %sums[%v_799, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_800 = arith.addi %v_723, %c_14 : index
                    vector.store %loop_728#6, %sums[%v_800, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_801 = arith.addi %v_723, %c_15 : index
                    vector.store %loop_728#7, %sums[%v_801, %c_2] : memref<96x16xf32>, vector<16xf32>
                  }
                }
                scf.for %i_802 = %c_2 to %v_390 step %c_5 {
                  %v_803 = arith.addi %v_387, %i_802 : index
                  %v_804 = arith.muli %i_802, %c_3 : index
                  %address_805 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_806 = arith.muli %v_803, %c_8 : index
                  %v_807 = arith.addi %v_65, %v_806 : index
                  %v_808 = arith.muli %v_807, %c_57 : index
                  %v_809 = arith.addi %address_805, %v_808 : index
                  scf.for %i_810 = %c_2 to %c_5 step %c_5 {
                    %v_811 = arith.subi %c_38, %i_354 : index
                    %v_812 = arith.maxsi %v_811, %c_2 : index
                    %v_813 = arith.minsi %c_8, %v_812 : index
                    scf.for %i_814 = %c_2 to %v_813 step %c_5 {
                      %v_815 = arith.addi %i_354, %i_814 : index
                      %v_816 = arith.addi %v_804, %c_2 : index
                      %v_817 = arith.subi %v_815, %v_355 : index
                      %v_818 = arith.addi %v_816, %v_817 : index
                      %v_819 = vector.load %sums[%v_818, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_820 = arith.addi %v_804, %c_8 : index
                      %v_821 = arith.subi %v_815, %v_355 : index
                      %v_822 = arith.addi %v_820, %v_821 : index
                      %v_823 = vector.load %sums[%v_822, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_824 = arith.subf %c_12, %v_819 : vector<16xf32>
                      %is_825 = arith.cmpf ogt, %v_824, %c_58 : vector<16xf32>
                      %v_826 = arith.select %is_825, %c_58, %v_824 : vector<16xi1>, vector<16xf32>
                      %is_827 = arith.cmpf olt, %v_826, %c_59 : vector<16xf32>
                      %v_828 = arith.select %is_827, %c_59, %v_826 : vector<16xi1>, vector<16xf32>
                      %v_829 = arith.mulf %v_828, %c_60 : vector<16xf32>
                      %v_830 = math.roundeven %v_829 : vector<16xf32>
                      %acc_831 = math.fma %v_830, %c_61, %v_828 : vector<16xf32>
                      %acc_832 = math.fma %v_830, %c_62, %acc_831 : vector<16xf32>
                      %acc_833 = math.fma %c_63, %acc_832, %c_64 : vector<16xf32>
                      %acc_834 = math.fma %acc_833, %acc_832, %c_65 : vector<16xf32>
                      %acc_835 = math.fma %acc_834, %acc_832, %c_66 : vector<16xf32>
                      %acc_836 = math.fma %acc_835, %acc_832, %c_67 : vector<16xf32>
                      %acc_837 = math.fma %acc_836, %acc_832, %c_68 : vector<16xf32>
                      %acc_838 = math.fma %acc_837, %acc_832, %c_69 : vector<16xf32>
                      %acc_839 = math.fma %acc_838, %acc_832, %c_69 : vector<16xf32>
                      %v_840 = arith.fptosi %v_830 : vector<16xf32> to vector<16xi32>
                      %v_841 = arith.shrsi %v_840, %c_70 : vector<16xi32>
                      %v_842 = arith.subi %v_840, %v_841 : vector<16xi32>
                      %v_843 = arith.addi %v_841, %c_72 : vector<16xi32>
                      %v_844 = arith.shli %v_843, %c_71 : vector<16xi32>
                      %v_845 = arith.bitcast %v_844 : vector<16xi32> to vector<16xf32>
                      %v_846 = arith.mulf %acc_839, %v_845 : vector<16xf32>
                      %v_847 = arith.addi %v_842, %c_72 : vector<16xi32>
                      %v_848 = arith.shli %v_847, %c_71 : vector<16xi32>
                      %v_849 = arith.bitcast %v_848 : vector<16xi32> to vector<16xf32>
                      %v_850 = arith.mulf %v_846, %v_849 : vector<16xf32>
                      %v_851 = arith.addf %v_850, %c_69 : vector<16xf32>
                      %v_852 = arith.divf %c_69, %v_851 : vector<16xf32>
                      %v_853 = arith.mulf %v_819, %v_852 : vector<16xf32>
                      %v_854 = arith.mulf %v_853, %v_823 : vector<16xf32>
                      %v_855 = arith.addi %i_354, %i_814 : index
                      %v_856 = arith.divui %v_855, %c_5 : index
                      %v_857 = arith.muli %v_856, %c_23 : index
                      %v_858 = arith.addi %v_809, %v_857 : index
                      %v_859 = arith.index_cast %v_858 : index to i64
                      %pointer_860 = llvm.inttoptr %v_859 : i64 to !llvm.ptr
                      "llvm.store"(%v_854, %pointer_860) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_53, %loop_44#1 : index, index
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 39 : index
        %c_4 = arith.constant 31 : index
        %c_5 = arith.constant 256 : index
        %c_6 = arith.constant 64 : index
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 40 : index
        %c_10 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_11 = arith.constant 16 : index
        %c_12 = arith.constant 96 : index
        %c_13 = arith.constant 15 : index
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 1536 : index
        %c_16 = arith.constant 3 : index
        %c_17 = arith.constant 8 : index
        %c_18 = arith.constant 5 : index
        %c_19 = arith.constant 6 : index
        %c_20 = arith.constant 7 : index
        %c_21 = arith.constant 23 : index
        %c_22 = arith.constant 33 : index
        %c_23 = arith.constant 65 : index
        %c_24 = arith.constant 34 : index
        %c_25 = arith.constant 66 : index
        %c_26 = arith.constant 35 : index
        %c_27 = arith.constant 67 : index
        %c_28 = arith.constant 36 : index
        %c_29 = arith.constant 68 : index
        %c_30 = arith.constant 37 : index
        %c_31 = arith.constant 69 : index
        %c_32 = arith.constant 38 : index
        %c_33 = arith.constant 70 : index
        %c_34 = arith.constant 71 : index
        %c_35 = arith.constant 9 : index
        %c_36 = arith.constant 10 : index
        %c_37 = arith.constant 11 : index
        %c_38 = arith.constant 12 : index
        %c_39 = arith.constant 13 : index
        %c_40 = arith.constant 14 : index
        %c_41 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_42 = arith.constant 0 : i32
        %hidden = stream.binding.subspan %hidden_binding[%c_7] : !stream.binding -> memref<?x24xf32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_7] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_7] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_7] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_7] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_7] : !stream.binding -> memref<8x40x24xf32>
        %y = stream.binding.subspan %y_binding[%c_7] : !stream.binding -> memref<?x40xf32>{%tokens}
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<96x16xf32>
        %v_1 = memref.load %counters[%c_0] : memref<48xi32>
        %v_2 = arith.index_cast %v_1 : i32 to index
        %v_3 = arith.muli %v_2, %c_0 : index
        %is_4 = arith.cmpi sle, %assignments, %v_3 : index
        %v_5 = arith.select %is_4, %c_1, %c_2 : index
        %v_6 = arith.muli %workers, %v_5 : index
        %v_7 = arith.addi %v_6, %c_3 : index
        %v_8 = arith.divui %v_7, %v_6 : index
        %v_9 = arith.addi %v_8, %c_4 : index
        %v_10 = arith.divui %v_9, %c_0 : index
        %v_11 = arith.muli %v_10, %c_0 : index
        %v_12 = arith.minsi %v_11, %c_5 : index
        %v_13 = arith.addi %v_12, %c_3 : index
        %v_14 = arith.divui %v_13, %v_12 : index
        %address_15 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_16 = arith.addi %address_15, %c_6 : index
        %v_17 = arith.muli %workers, %c_1 : index
        %v_18 = arith.index_cast %v_16 : index to i64
        %pointer_19 = llvm.inttoptr %v_18 : i64 to !llvm.ptr
        %v_20 = arith.index_cast %c_2 : index to i32
        %v_21 = llvm.atomicrmw add %pointer_19, %v_20 monotonic : !llvm.ptr, i32
        %v_22 = arith.index_cast %v_21 : i32 to index
        %v_23 = arith.muli %v_17, %c_8 : index
        %v_24 = arith.divui %v_14, %v_23 : index
        %v_25 = arith.maxsi %v_24, %c_2 : index
        %v_26 = arith.divui %v_22, %v_17 : index
        %loop_28:2 = scf.for %i_27 = %c_7 to %v_26 step %c_2 iter_args(%carry_29 = %c_7, %carry_30 = %v_25) -> (index, index) {
          %v_31 = arith.muli %carry_30, %v_17 : index
          %v_32 = arith.addi %carry_29, %v_31 : index
          %v_33 = arith.divui %carry_30, %c_8 : index
          %v_34 = arith.maxsi %v_33, %c_2 : index
          scf.yield %v_32, %v_34 : index, index
        }
        %v_35 = arith.remui %v_22, %v_17 : index
        %v_36 = arith.muli %v_35, %loop_28#1 : index
        %v_37 = arith.addi %loop_28#0, %v_36 : index
        %end_40:2 = scf.while (%at_38 = %v_37, %at_39 = %loop_28#1) : (index, index) -> (index, index) {
          %is_43 = arith.cmpi slt, %at_38, %v_14 : index
          scf.condition(%is_43) %at_38, %at_39 : index, index
        } do {
          ^bb0(%i_41: index, %i_42: index):
          %v_44 = arith.index_cast %v_16 : index to i64
          %pointer_45 = llvm.inttoptr %v_44 : i64 to !llvm.ptr
          %v_46 = arith.index_cast %c_2 : index to i32
          %v_47 = llvm.atomicrmw add %pointer_45, %v_46 monotonic : !llvm.ptr, i32
          %v_48 = arith.index_cast %v_47 : i32 to index
          %v_49 = arith.muli %v_17, %c_8 : index
          %v_50 = arith.divui %v_14, %v_49 : index
          %v_51 = arith.maxsi %v_50, %c_2 : index
          %v_52 = arith.divui %v_48, %v_17 : index
          %loop_54:2 = scf.for %i_53 = %c_7 to %v_52 step %c_2 iter_args(%carry_55 = %c_7, %carry_56 = %v_51) -> (index, index) {
            %v_57 = arith.muli %carry_56, %v_17 : index
            %v_58 = arith.addi %carry_55, %v_57 : index
            %v_59 = arith.divui %carry_56, %c_8 : index
            %v_60 = arith.maxsi %v_59, %c_2 : index
            scf.yield %v_58, %v_60 : index, index
          }
          %v_61 = arith.remui %v_48, %v_17 : index
          %v_62 = arith.muli %v_61, %loop_54#1 : index
          %v_63 = arith.addi %loop_54#0, %v_62 : index
          %v_64 = arith.addi %i_41, %i_42 : index
          scf.for %i_65 = %i_41 to %v_64 step %c_2 {
            %v_66 = arith.addi %i_65, %c_2 : index
            %is_67 = arith.cmpi eq, %v_66, %v_64 : index
            %v_68 = arith.select %is_67, %v_63, %v_66 : index
            %v_69 = arith.muli %i_65, %v_12 : index
            %v_70 = arith.addi %v_69, %v_12 : index
            %v_71 = arith.minsi %v_70, %c_9 : index
            scf.for %i_72 = %c_7 to %tokens step %c_2 {
              scf.for %i_73 = %v_69 to %v_71 step %c_11 {
                %v_74 = arith.subi %v_71, %i_73 : index
                %mask_75 = vector.create_mask %v_74 : vector<16xi1>
                vector.maskedstore %y[%i_72, %i_73], %mask_75, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
            scf.for %i_76 = %c_7 to %v_2 step %c_2 {
              %v_77 = memref.load %row_blocks[%i_76, %c_7] : memref<?x4xi32>
              %v_78 = arith.index_cast %v_77 : i32 to index
              %v_79 = memref.load %row_blocks[%i_76, %c_2] : memref<?x4xi32>
              %v_80 = arith.index_cast %v_79 : i32 to index
              %v_81 = memref.load %row_blocks[%i_76, %c_8] : memref<?x4xi32>
              %v_82 = arith.index_cast %v_81 : i32 to index
              %v_83 = arith.addi %i_76, %c_2 : index
              %is_84 = arith.cmpi eq, %v_83, %v_2 : index
              %v_85 = arith.addi %i_76, %c_2 : index
              %v_86 = arith.select %is_84, %c_7, %v_85 : index
              %v_87 = memref.load %row_blocks[%v_86, %c_7] : memref<?x4xi32>
              %v_88 = arith.index_cast %v_87 : i32 to index
              %v_89 = memref.load %row_blocks[%v_86, %c_2] : memref<?x4xi32>
              %v_90 = arith.index_cast %v_89 : i32 to index
              %v_91 = memref.load %row_blocks[%v_86, %c_8] : memref<?x4xi32>
              %v_92 = arith.index_cast %v_91 : i32 to index
              %v_93 = arith.subi %v_14, %c_2 : index
              %v_94 = arith.minsi %v_68, %v_93 : index
              %v_95 = arith.muli %v_94, %v_12 : index
              %v_96 = arith.select %is_84, %v_95, %v_69 : index
              %address_97 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_98 = arith.muli %v_80, %c_12 : index
              %v_99 = arith.addi %address_97, %v_98 : index
              %v_100 = arith.addi %v_82, %c_13 : index
              %v_101 = arith.divui %v_100, %c_11 : index
              scf.for %i_102 = %v_69 to %v_71 step %c_0 {
                %v_103 = arith.addi %i_102, %c_11 : index
                %v_104 = arith.minsi %i_102, %c_14 : index
                %v_105 = arith.minsi %v_103, %c_14 : index
                %v_106 = arith.addi %i_102, %c_0 : index
                %is_107 = arith.cmpi sge, %v_106, %v_71 : index
                %v_108 = arith.select %is_107, %v_88, %v_78 : index
                %v_109 = arith.addi %i_102, %c_0 : index
                %v_110 = arith.select %is_107, %v_96, %v_109 : index
                %address_111 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                %v_112 = arith.muli %v_108, %c_9 : index
                %v_113 = arith.addi %v_112, %v_110 : index
                %v_114 = arith.muli %v_113, %c_12 : index
                %v_115 = arith.addi %address_111, %v_114 : index
                %v_116 = arith.addi %v_115, %c_15 : index
                %v_117 = arith.divui %v_101, %c_16 : index
                %v_118 = arith.remui %v_101, %c_16 : index
                %is_119 = arith.cmpi eq, %v_118, %c_2 : index
                %is_120 = arith.cmpi sgt, %v_101, %c_2 : index
                %v_121 = arith.andi %is_119, %is_120 : i1
                %v_122 = arith.subi %v_117, %c_2 : index
                %v_123 = arith.select %v_121, %v_122, %v_117 : index
                %v_124 = arith.muli %v_123, %c_16 : index
                %v_125 = arith.subi %v_101, %v_124 : index
                %v_126 = arith.addi %v_125, %c_2 : index
                %v_127 = arith.divui %v_126, %c_8 : index
                %v_128 = arith.addi %v_123, %v_127 : index
                scf.for %i_129 = %c_7 to %v_128 step %c_2 {
                  %is_130 = arith.cmpi slt, %i_129, %v_123 : index
                  %v_131 = arith.muli %i_129, %c_16 : index
                  %v_132 = arith.muli %v_123, %c_16 : index
                  %v_133 = arith.subi %i_129, %v_123 : index
                  %v_134 = arith.muli %v_133, %c_8 : index
                  %v_135 = arith.addi %v_132, %v_134 : index
                  %v_136 = arith.select %is_130, %v_131, %v_135 : index
                  %v_137 = arith.subi %v_101, %v_136 : index
                  %v_138 = arith.minsi %v_137, %c_8 : index
                  %v_139 = arith.select %is_130, %c_16, %v_138 : index
                  %is_140 = arith.cmpi eq, %v_139, %c_16 : index
                  scf.if %is_140 {
                    %v_141 = arith.muli %v_136, %c_15 : index
                    %v_142 = arith.addi %v_99, %v_141 : index
                    %v_143 = arith.addi %v_136, %c_2 : index
                    %v_144 = arith.muli %v_143, %c_15 : index
                    %v_145 = arith.addi %v_99, %v_144 : index
                    %v_146 = arith.addi %v_136, %c_8 : index
                    %v_147 = arith.muli %v_146, %c_15 : index
                    %v_148 = arith.addi %v_99, %v_147 : index
                    scf.for %i_149 = %c_7 to %c_1 step %c_2 {
                      %v_150 = arith.divui %i_149, %c_8 : index
                      %v_151 = arith.remui %i_149, %c_8 : index
                      %v_152 = arith.muli %v_151, %c_17 : index
                      %v_153 = arith.minsi %v_152, %c_17 : index
                      %is_154 = arith.cmpi eq, %v_150, %c_7 : index
                      %v_155 = arith.select %is_154, %v_104, %v_105 : index
                      %v_156 = arith.addi %v_155, %v_153 : index
                      %v_157 = arith.addi %v_156, %c_2 : index
                      %v_158 = arith.addi %v_156, %c_8 : index
                      %v_159 = arith.addi %v_156, %c_16 : index
                      %v_160 = arith.addi %v_156, %c_1 : index
                      %v_161 = arith.addi %v_156, %c_18 : index
                      %v_162 = arith.addi %v_156, %c_19 : index
                      %v_163 = arith.addi %v_156, %c_20 : index
                      %v_164 = arith.muli %v_150, %c_11 : index
                      %v_165 = arith.addi %v_164, %v_153 : index
                      %v_166 = arith.muli %v_128, %c_1 : index
                      %v_167 = arith.muli %i_129, %c_1 : index
                      %v_168 = arith.addi %v_167, %i_149 : index
                      %loop_170:24 = scf.for %i_169 = %c_7 to %c_14 step %c_1 iter_args(%carry_171 = %c_10, %carry_172 = %c_10, %carry_173 = %c_10, %carry_174 = %c_10, %carry_175 = %c_10, %carry_176 = %c_10, %carry_177 = %c_10, %carry_178 = %c_10, %carry_179 = %c_10, %carry_180 = %c_10, %carry_181 = %c_10, %carry_182 = %c_10, %carry_183 = %c_10, %carry_184 = %c_10, %carry_185 = %c_10, %carry_186 = %c_10, %carry_187 = %c_10, %carry_188 = %c_10, %carry_189 = %c_10, %carry_190 = %c_10, %carry_191 = %c_10, %carry_192 = %c_10, %carry_193 = %c_10, %carry_194 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_195 = arith.divui %i_169, %c_1 : index
                        %v_196 = arith.muli %v_166, %c_19 : index
                        %v_197 = arith.addi %v_196, %c_21 : index
                        %v_198 = arith.muli %v_166, %c_19 : index
                        %v_199 = arith.divui %v_197, %v_198 : index
                        %v_200 = arith.muli %v_168, %c_19 : index
                        %v_201 = arith.addi %v_200, %v_195 : index
                        %v_202 = arith.muli %v_201, %v_199 : index
                        scf.for %i_203 = %c_7 to %v_199 step %c_2 {
                          %v_204 = arith.addi %v_202, %i_203 : index
                          %v_205 = arith.minsi %v_204, %c_21 : index
                          %v_206 = arith.muli %v_205, %c_6 : index
                          %v_207 = arith.addi %v_115, %v_206 : index
                          %v_208 = arith.index_cast %v_207 : index to i64
                          %pointer_209 = llvm.inttoptr %v_208 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_209) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                          %v_210 = arith.addi %v_116, %v_206 : index
                          %v_211 = arith.index_cast %v_210 : index to i64
                          %pointer_212 = llvm.inttoptr %v_211 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_212) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        }
                        %v_213 = arith.addi %i_169, %c_1 : index
                        %loop_215:24 = scf.for %i_214 = %i_169 to %v_213 step %c_2 iter_args(%carry_216 = %carry_171, %carry_217 = %carry_172, %carry_218 = %carry_173, %carry_219 = %carry_174, %carry_220 = %carry_175, %carry_221 = %carry_176, %carry_222 = %carry_177, %carry_223 = %carry_178, %carry_224 = %carry_179, %carry_225 = %carry_180, %carry_226 = %carry_181, %carry_227 = %carry_182, %carry_228 = %carry_183, %carry_229 = %carry_184, %carry_230 = %carry_185, %carry_231 = %carry_186, %carry_232 = %carry_187, %carry_233 = %carry_188, %carry_234 = %carry_189, %carry_235 = %carry_190, %carry_236 = %carry_191, %carry_237 = %carry_192, %carry_238 = %carry_193, %carry_239 = %carry_194) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_240 = arith.muli %i_214, %c_6 : index
                          %v_241 = arith.addi %v_142, %v_240 : index
                          %v_242 = arith.index_cast %v_241 : index to i64
                          %pointer_243 = llvm.inttoptr %v_242 : i64 to !llvm.ptr
                          %v_244 = "llvm.load"(%pointer_243) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                          %v_245 = arith.addi %v_145, %v_240 : index
                          %v_246 = arith.index_cast %v_245 : index to i64
                          %pointer_247 = llvm.inttoptr %v_246 : i64 to !llvm.ptr
                          %v_248 = "llvm.load"(%pointer_247) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                          %v_249 = arith.addi %v_148, %v_240 : index
                          %v_250 = arith.index_cast %v_249 : index to i64
                          %pointer_251 = llvm.inttoptr %v_250 : i64 to !llvm.ptr
                          %v_252 = "llvm.load"(%pointer_251) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                          %v_253 = memref.load %expert_down[%v_78, %v_156, %i_214] : memref<8x40x24xf32>
                          %v_254 = vector.broadcast %v_253 : f32 to vector<16xf32>
                          %acc_255 = math.fma %v_254, %v_244, %carry_216 : vector<16xf32>
                          %acc_256 = math.fma %v_254, %v_248, %carry_217 : vector<16xf32>
                          %acc_257 = math.fma %v_254, %v_252, %carry_218 : vector<16xf32>
                          %v_258 = memref.load %expert_down[%v_78, %v_157, %i_214] : memref<8x40x24xf32>
                          %v_259 = vector.broadcast %v_258 : f32 to vector<16xf32>
                          %acc_260 = math.fma %v_259, %v_244, %carry_219 : vector<16xf32>
                          %acc_261 = math.fma %v_259, %v_248, %carry_220 : vector<16xf32>
                          %acc_262 = math.fma %v_259, %v_252, %carry_221 : vector<16xf32>
                          %v_263 = memref.load %expert_down[%v_78, %v_158, %i_214] : memref<8x40x24xf32>
                          %v_264 = vector.broadcast %v_263 : f32 to vector<16xf32>
                          %acc_265 = math.fma %v_264, %v_244, %carry_222 : vector<16xf32>
                          %acc_266 = math.fma %v_264, %v_248, %carry_223 : vector<16xf32>
                          %acc_267 = math.fma %v_264, %v_252, %carry_224 : vector<16xf32>
                          %v_268 = memref.load %expert_down[%v_78, %v_159, %i_214] : memref<8x40x24xf32>
                          %v_269 = vector.broadcast %v_268 : f32 to vector<16xf32>
                          %acc_270 = math.fma %v_269, %v_244, %carry_225 : vector<16xf32>
                          %acc_271 = math.fma %v_269, %v_248, %carry_226 : vector<16xf32>
                          %acc_272 = math.fma %v_269, %v_252, %carry_227 : vector<16xf32>
                          %v_273 = memref.load %expert_down[%v_78, %v_160, %i_214] : memref<8x40x24xf32>
                          %v_274 = vector.broadcast %v_273 : f32 to vector<16xf32>
                          %acc_275 = math.fma %v_274, %v_244, %carry_228 : vector<16xf32>
                          %acc_276 = math.fma %v_274, %v_248, %carry_229 : vector<16xf32>
                          %acc_277 = math.fma %v_274, %v_252, %carry_230 : vector<16xf32>
                          %v_278 = memref.load %expert_down[%v_78, %v_161, %i_214] : memref<8x40x24xf32>
                          %v_279 = vector.broadcast %v_278 : f32 to vector<16xf32>
                          %acc_280 = math.fma %v_279, %v_244, %carry_231 : vector<16xf32>
                          %acc_281 = math.fma %v_279, %v_248, %carry_232 : vector<16xf32>
                          %acc_282 = math.fma %v_279, %v_252, %carry_233 : vector<16xf32>
                          %v_283 = memref.load %expert_down[%v_78, %v_162, %i_214] : memref<8x40x24xf32>
                          %v_284 = vector.broadcast %v_283 : f32 to vector<16xf32>
                          %acc_285 = math.fma %v_284, %v_244, %carry_234 : vector<16xf32>
                          %acc_286 = math.fma %v_284, %v_248, %carry_235 : vector<16xf32>
                          %acc_287 = math.fma %v_284, %v_252, %carry_236 : vector<16xf32>
                          %v_288 = memref.load %expert_down[%v_78, %v_163, %i_214] : memref<8x40x24xf32>
                          %v_289 = vector.broadcast %v_288 : f32 to vector<16xf32>
                          %acc_290 = math.fma %v_289, %v_244, %carry_237 : vector<16xf32>
                          %acc_291 = math.fma %v_289, %v_248, %carry_238 : vector<16xf32>
                          %acc_292 = math.fma %v_289, %v_252, %carry_239 : vector<16xf32>
                          scf.yield %acc_255, %acc_256, %acc_257, %acc_260, %acc_261, %acc_262, %acc_265, %acc_266, %acc_267, %acc_270, %acc_271, %acc_272, %acc_275, %acc_276, %acc_277, %acc_280, %acc_281, %acc_282, %acc_285, %acc_286, %acc_287, %acc_290, %acc_291, %acc_292 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_215#0, %loop_215#1, %loop_215#2, %loop_215#3, %loop_215#4, %loop_215#5, %loop_215#6, %loop_215#7, %loop_215#8, %loop_215#9, %loop_215#10, %loop_215#11, %loop_215#12, %loop_215#13, %loop_215#14, %loop_215#15, %loop_215#16, %loop_215#17, %loop_215#18, %loop_215#19, %loop_215#20, %loop_215#21, %loop_215#22, %loop_215#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_170#0, %sums[%v_165, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_293 = arith.addi %v_165, %c_0 : index
                      vector.store %loop_170#1, %sums[%v_293, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_294 = arith.addi %v_165, %c_6 : index
                      vector.store %loop_170#2, %sums[%v_294, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_295 = arith.addi %v_165, %c_2 : index
                      vector.store %loop_170#3, %sums[%v_295, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_296 = arith.addi %v_165, %c_22 : index
                      vector.store %loop_170#4, %sums[%v_296, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_297 = arith.addi %v_165, %c_23 : index
                      vector.store %loop_170#5, %sums[%v_297, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_298 = arith.addi %v_165, %c_8 : index
                      vector.store %loop_170#6, %sums[%v_298, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_299 = arith.addi %v_165, %c_24 : index
                      vector.store %loop_170#7, %sums[%v_299, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_300 = arith.addi %v_165, %c_25 : index
                      vector.store %loop_170#8, %sums[%v_300, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_301 = arith.addi %v_165, %c_16 : index
                      vector.store %loop_170#9, %sums[%v_301, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_302 = arith.addi %v_165, %c_26 : index
                      vector.store %loop_170#10, %sums[%v_302, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_303 = arith.addi %v_165, %c_27 : index
                      vector.store %loop_170#11, %sums[%v_303, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_304 = arith.addi %v_165, %c_1 : index
                      vector.store %loop_170#12, %sums[%v_304, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_305 = arith.addi %v_165, %c_28 : index
                      vector.store %loop_170#13, %sums[%v_305, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_306 = arith.addi %v_165, %c_29 : index
                      vector.store %loop_170#14, %sums[%v_306, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_307 = arith.addi %v_165, %c_18 : index
                      vector.store %loop_170#15, %sums[%v_307, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_308 = arith.addi %v_165, %c_30 : index
                      vector.store %loop_170#16, %sums[%v_308, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_309 = arith.addi %v_165, %c_31 : index
                      vector.store %loop_170#17, %sums[%v_309, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_310 = arith.addi %v_165, %c_19 : index
                      vector.store %loop_170#18, %sums[%v_310, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_311 = arith.addi %v_165, %c_32 : index
                      vector.store %loop_170#19, %sums[%v_311, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_312 = arith.addi %v_165, %c_33 : index
                      vector.store %loop_170#20, %sums[%v_312, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_313 = arith.addi %v_165, %c_20 : index
                      vector.store %loop_170#21, %sums[%v_313, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_314 = arith.addi %v_165, %c_3 : index
                      vector.store %loop_170#22, %sums[%v_314, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_315 = arith.addi %v_165, %c_34 : index
                      vector.store %loop_170#23, %sums[%v_315, %c_7] : memref<96x16xf32>, vector<16xf32>
                    }
                  }
                  %is_316 = arith.cmpi eq, %v_139, %c_8 : index
                  scf.if %is_316 {
                    %v_317 = arith.muli %v_136, %c_15 : index
                    %v_318 = arith.addi %v_99, %v_317 : index
                    %v_319 = arith.addi %v_136, %c_2 : index
                    %v_320 = arith.muli %v_319, %c_15 : index
                    %v_321 = arith.addi %v_99, %v_320 : index
                    scf.for %i_322 = %c_7 to %c_1 step %c_2 {
                      %v_323 = arith.divui %i_322, %c_8 : index
                      %v_324 = arith.remui %i_322, %c_8 : index
                      %v_325 = arith.muli %v_324, %c_17 : index
                      %v_326 = arith.minsi %v_325, %c_17 : index
                      %is_327 = arith.cmpi eq, %v_323, %c_7 : index
                      %v_328 = arith.select %is_327, %v_104, %v_105 : index
                      %v_329 = arith.addi %v_328, %v_326 : index
                      %v_330 = arith.addi %v_329, %c_2 : index
                      %v_331 = arith.addi %v_329, %c_8 : index
                      %v_332 = arith.addi %v_329, %c_16 : index
                      %v_333 = arith.addi %v_329, %c_1 : index
                      %v_334 = arith.addi %v_329, %c_18 : index
                      %v_335 = arith.addi %v_329, %c_19 : index
                      %v_336 = arith.addi %v_329, %c_20 : index
                      %v_337 = arith.muli %v_323, %c_11 : index
                      %v_338 = arith.addi %v_337, %v_326 : index
                      %v_339 = arith.muli %v_128, %c_1 : index
                      %v_340 = arith.muli %i_129, %c_1 : index
                      %v_341 = arith.addi %v_340, %i_322 : index
                      %loop_343:16 = scf.for %i_342 = %c_7 to %c_14 step %c_1 iter_args(%carry_344 = %c_10, %carry_345 = %c_10, %carry_346 = %c_10, %carry_347 = %c_10, %carry_348 = %c_10, %carry_349 = %c_10, %carry_350 = %c_10, %carry_351 = %c_10, %carry_352 = %c_10, %carry_353 = %c_10, %carry_354 = %c_10, %carry_355 = %c_10, %carry_356 = %c_10, %carry_357 = %c_10, %carry_358 = %c_10, %carry_359 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_360 = arith.divui %i_342, %c_1 : index
                        %v_361 = arith.muli %v_339, %c_19 : index
                        %v_362 = arith.addi %v_361, %c_21 : index
                        %v_363 = arith.muli %v_339, %c_19 : index
                        %v_364 = arith.divui %v_362, %v_363 : index
                        %v_365 = arith.muli %v_341, %c_19 : index
                        %v_366 = arith.addi %v_365, %v_360 : index
                        %v_367 = arith.muli %v_366, %v_364 : index
                        scf.for %i_368 = %c_7 to %v_364 step %c_2 {
                          %v_369 = arith.addi %v_367, %i_368 : index
                          %v_370 = arith.minsi %v_369, %c_21 : index
                          %v_371 = arith.muli %v_370, %c_6 : index
                          %v_372 = arith.addi %v_115, %v_371 : index
                          %v_373 = arith.index_cast %v_372 : index to i64
                          %pointer_374 = llvm.inttoptr %v_373 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_374) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                          %v_375 = arith.addi %v_116, %v_371 : index
                          %v_376 = arith.index_cast %v_375 : index to i64
                          %pointer_377 = llvm.inttoptr %v_376 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_377) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        }
                        %v_378 = arith.addi %i_342, %c_1 : index
                        %loop_380:16 = scf.for %i_379 = %i_342 to %v_378 step %c_2 iter_args(%carry_381 = %carry_344, %carry_382 = %carry_345, %carry_383 = %carry_346, %carry_384 = %carry_347, %carry_385 = %carry_348, %carry_386 = %carry_349, %carry_387 = %carry_350, %carry_388 = %carry_351, %carry_389 = %carry_352, %carry_390 = %carry_353, %carry_391 = %carry_354, %carry_392 = %carry_355, %carry_393 = %carry_356, %carry_394 = %carry_357, %carry_395 = %carry_358, %carry_396 = %carry_359) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_397 = arith.muli %i_379, %c_6 : index
                          %v_398 = arith.addi %v_318, %v_397 : index
                          %v_399 = arith.index_cast %v_398 : index to i64
                          %pointer_400 = llvm.inttoptr %v_399 : i64 to !llvm.ptr
                          %v_401 = "llvm.load"(%pointer_400) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                          %v_402 = arith.addi %v_321, %v_397 : index
                          %v_403 = arith.index_cast %v_402 : index to i64
                          %pointer_404 = llvm.inttoptr %v_403 : i64 to !llvm.ptr
                          %v_405 = "llvm.load"(%pointer_404) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                          %v_406 = memref.load %expert_down[%v_78, %v_329, %i_379] : memref<8x40x24xf32>
                          %v_407 = vector.broadcast %v_406 : f32 to vector<16xf32>
                          %acc_408 = math.fma %v_407, %v_401, %carry_381 : vector<16xf32>
                          %acc_409 = math.fma %v_407, %v_405, %carry_382 : vector<16xf32>
                          %v_410 = memref.load %expert_down[%v_78, %v_330, %i_379] : memref<8x40x24xf32>
                          %v_411 = vector.broadcast %v_410 : f32 to vector<16xf32>
                          %acc_412 = math.fma %v_411, %v_401, %carry_383 : vector<16xf32>
                          %acc_413 = math.fma %v_411, %v_405, %carry_384 : vector<16xf32>
                          %v_414 = memref.load %expert_down[%v_78, %v_331, %i_379] : memref<8x40x24xf32>
                          %v_415 = vector.broadcast %v_414 : f32 to vector<16xf32>
                          %acc_416 = math.fma %v_415, %v_401, %carry_385 : vector<16xf32>
                          %acc_417 = math.fma %v_415, %v_405, %carry_386 : vector<16xf32>
                          %v_418 = memref.load %expert_down[%v_78, %v_332, %i_379] : memref<8x40x24xf32>
                          %v_419 = vector.broadcast %v_418 : f32 to vector<16xf32>
                          %acc_420 = math.fma %v_419, %v_401, %carry_387 : vector<16xf32>
                          %acc_421 = math.fma %v_419, %v_405, %carry_388 : vector<16xf32>
                          %v_422 = memref.load %expert_down[%v_78, %v_333, %i_379] : memref<8x40x24xf32>
                          %v_423 = vector.broadcast %v_422 : f32 to vector<16xf32>
                          %acc_424 = math.fma %v_423, %v_401, %carry_389 : vector<16xf32>
                          %acc_425 = math.fma %v_423, %v_405, %carry_390 : vector<16xf32>
                          %v_426 = memref.load %expert_down[%v_78, %v_334, %i_379] : memref<8x40x24xf32>
                          %v_427 = vector.broadcast %v_426 : f32 to vector<16xf32>
                          %acc_428 = math.fma %v_427, %v_401, %carry_391 : vector<16xf32>
                          %acc_429 = math.fma %v_427, %v_405, %carry_392 : vector<16xf32>
                          %v_430 = memref.load %expert_down[%v_78, %v_335, %i_379] : memref<8x40x24xf32>
                          %v_431 = vector.broadcast %v_430 : f32 to vector<16xf32>
                          %acc_432 = math.fma %v_431, %v_401, %carry_393 : vector<16xf32>
                          %acc_433 = math.fma %v_431, %v_405, %carry_394 : vector<16xf32>
                          %v_434 = memref.load %expert_down[%v_78, %v_336, %i_379] : memref<8x40x24xf32>
                          %v_435 = vector.broadcast %v_434 : f32 to vector<16xf32>
                          %acc_436 = math.fma %v_435, %v_401, %carry_395 : vector<16xf32>
                          %acc_437 = math.fma %v_435, %v_405, %carry_396 : vector<16xf32>
                          scf.yield %acc_408, %acc_409, %acc_412, %acc_413, %acc_416, %acc_417, %acc_420, %acc_421, %acc_424, %acc_425, %acc_428, %acc_429, %acc_432, %acc_433, %acc_436, %acc_437 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_380#0, %loop_380#1, %loop_380#2, %loop_380#3, %loop_380#4, %loop_380#5, %loop_380#6, %loop_380#7, %loop_380#8, %loop_380#9, %loop_380#10, %loop_380#11, %loop_380#12, %loop_380#13, %loop_380#14, %loop_380#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_343#0, %sums[%v_338, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_438 = arith.addi %v_338, %c_0 : index
                      vector.store %loop_343#1, %sums[%v_438, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_439 = arith.addi %v_338, %c_2 : index
                      vector.store %loop_343#2, %sums[%v_439, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_440 = arith.addi %v_338, %c_22 : index
                      vector.store %loop_343#3, %sums[%v_440, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_441 = arith.addi %v_338, %c_8 : index
                      vector.store %loop_343#4, %sums[%v_441, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_442 = arith.addi %v_338, %c_24 : index
                      vector.store %loop_343#5, %sums[%v_442, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_443 = arith.addi %v_338, %c_16 : index
                      vector.store %loop_343#6, %sums[%v_443, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_444 = arith.addi %v_338, %c_26 : index
                      vector.store %loop_343#7, %sums[%v_444, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_445 = arith.addi %v_338, %c_1 : index
                      vector.store %loop_343#8, %sums[%v_445, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_446 = arith.addi %v_338, %c_28 : index
                      vector.store %loop_343#9, %sums[%v_446, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_447 = arith.addi %v_338, %c_18 : index
                      vector.store %loop_343#10, %sums[%v_447, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_448 = arith.addi %v_338, %c_30 : index
                      vector.store %loop_343#11, %sums[%v_448, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_449 = arith.addi %v_338, %c_19 : index
                      vector.store %loop_343#12, %sums[%v_449, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_450 = arith.addi %v_338, %c_32 : index
                      vector.store %loop_343#13, %sums[%v_450, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_451 = arith.addi %v_338, %c_20 : index
                      vector.store %loop_343#14, %sums[%v_451, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_452 = arith.addi %v_338, %c_3 : index
                      vector.store %loop_343#15, %sums[%v_452, %c_7] : memref<96x16xf32>, vector<16xf32>
                    }
                  }
                  %is_453 = arith.cmpi eq, %v_139, %c_2 : index
                  scf.if %is_453 {
                    %v_454 = arith.muli %v_136, %c_15 : index
                    %v_455 = arith.addi %v_99, %v_454 : index
                    scf.for %i_456 = %c_7 to %c_1 step %c_2 {
                      %v_457 = arith.divui %i_456, %c_8 : index
                      %v_458 = arith.remui %i_456, %c_8 : index
                      %v_459 = arith.muli %v_458, %c_17 : index
                      %v_460 = arith.minsi %v_459, %c_17 : index
                      %is_461 = arith.cmpi eq, %v_457, %c_7 : index
                      %v_462 = arith.select %is_461, %v_104, %v_105 : index
                      %v_463 = arith.addi %v_462, %v_460 : index
                      %v_464 = arith.addi %v_463, %c_2 : index
                      %v_465 = arith.addi %v_463, %c_8 : index
                      %v_466 = arith.addi %v_463, %c_16 : index
                      %v_467 = arith.addi %v_463, %c_1 : index
                      %v_468 = arith.addi %v_463, %c_18 : index
                      %v_469 = arith.addi %v_463, %c_19 : index
                      %v_470 = arith.addi %v_463, %c_20 : index
                      %v_471 = arith.muli %v_457, %c_11 : index
                      %v_472 = arith.addi %v_471, %v_460 : index
                      %v_473 = arith.muli %v_128, %c_1 : index
                      %v_474 = arith.muli %i_129, %c_1 : index
                      %v_475 = arith.addi %v_474, %i_456 : index
                      %loop_477:8 = scf.for %i_476 = %c_7 to %c_14 step %c_1 iter_args(%carry_478 = %c_10, %carry_479 = %c_10, %carry_480 = %c_10, %carry_481 = %c_10, %carry_482 = %c_10, %carry_483 = %c_10, %carry_484 = %c_10, %carry_485 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_486 = arith.divui %i_476, %c_1 : index
                        %v_487 = arith.muli %v_473, %c_19 : index
                        %v_488 = arith.addi %v_487, %c_21 : index
                        %v_489 = arith.muli %v_473, %c_19 : index
                        %v_490 = arith.divui %v_488, %v_489 : index
                        %v_491 = arith.muli %v_475, %c_19 : index
                        %v_492 = arith.addi %v_491, %v_486 : index
                        %v_493 = arith.muli %v_492, %v_490 : index
                        scf.for %i_494 = %c_7 to %v_490 step %c_2 {
                          %v_495 = arith.addi %v_493, %i_494 : index
                          %v_496 = arith.minsi %v_495, %c_21 : index
                          %v_497 = arith.muli %v_496, %c_6 : index
                          %v_498 = arith.addi %v_115, %v_497 : index
                          %v_499 = arith.index_cast %v_498 : index to i64
                          %pointer_500 = llvm.inttoptr %v_499 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_500) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                          %v_501 = arith.addi %v_116, %v_497 : index
                          %v_502 = arith.index_cast %v_501 : index to i64
                          %pointer_503 = llvm.inttoptr %v_502 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_503) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        }
                        %v_504 = arith.addi %i_476, %c_1 : index
                        %loop_506:8 = scf.for %i_505 = %i_476 to %v_504 step %c_2 iter_args(%carry_507 = %carry_478, %carry_508 = %carry_479, %carry_509 = %carry_480, %carry_510 = %carry_481, %carry_511 = %carry_482, %carry_512 = %carry_483, %carry_513 = %carry_484, %carry_514 = %carry_485) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_515 = arith.muli %i_505, %c_6 : index
                          %v_516 = arith.addi %v_455, %v_515 : index
                          %v_517 = arith.index_cast %v_516 : index to i64
                          %pointer_518 = llvm.inttoptr %v_517 : i64 to !llvm.ptr
                          %v_519 = "llvm.load"(%pointer_518) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                          %v_520 = memref.load %expert_down[%v_78, %v_463, %i_505] : memref<8x40x24xf32>
                          %v_521 = vector.broadcast %v_520 : f32 to vector<16xf32>
                          %acc_522 = math.fma %v_521, %v_519, %carry_507 : vector<16xf32>
                          %v_523 = memref.load %expert_down[%v_78, %v_464, %i_505] : memref<8x40x24xf32>
                          %v_524 = vector.broadcast %v_523 : f32 to vector<16xf32>
                          %acc_525 = math.fma %v_524, %v_519, %carry_508 : vector<16xf32>
                          %v_526 = memref.load %expert_down[%v_78, %v_465, %i_505] : memref<8x40x24xf32>
                          %v_527 = vector.broadcast %v_526 : f32 to vector<16xf32>
                          %acc_528 = math.fma %v_527, %v_519, %carry_509 : vector<16xf32>
                          %v_529 = memref.load %expert_down[%v_78, %v_466, %i_505] : memref<8x40x24xf32>
                          %v_530 = vector.broadcast %v_529 : f32 to vector<16xf32>
                          %acc_531 = math.fma %v_530, %v_519, %carry_510 : vector<16xf32>
                          %v_532 = memref.load %expert_down[%v_78, %v_467, %i_505] : memref<8x40x24xf32>
                          %v_533 = vector.broadcast %v_532 : f32 to vector<16xf32>
                          %acc_534 = math.fma %v_533, %v_519, %carry_511 : vector<16xf32>
                          %v_535 = memref.load %expert_down[%v_78, %v_468, %i_505] : memref<8x40x24xf32>
                          %v_536 = vector.broadcast %v_535 : f32 to vector<16xf32>
                          %acc_537 = math.fma %v_536, %v_519, %carry_512 : vector<16xf32>
                          %v_538 = memref.load %expert_down[%v_78, %v_469, %i_505] : memref<8x40x24xf32>
                          %v_539 = vector.broadcast %v_538 : f32 to vector<16xf32>
                          %acc_540 = math.fma %v_539, %v_519, %carry_513 : vector<16xf32>
                          %v_541 = memref.load %expert_down[%v_78, %v_470, %i_505] : memref<8x40x24xf32>
                          %v_542 = vector.broadcast %v_541 : f32 to vector<16xf32>
                          %acc_543 = math.fma %v_542, %v_519, %carry_514 : vector<16xf32>
                          scf.yield %acc_522, %acc_525, %acc_528, %acc_531, %acc_534, %acc_537, %acc_540, %acc_543 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_506#0, %loop_506#1, %loop_506#2, %loop_506#3, %loop_506#4, %loop_506#5, %loop_506#6, %loop_506#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_477#0, %sums[%v_472, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_544 = arith.addi %v_472, %c_2 : index
                      vector.store %loop_477#1, %sums[%v_544, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_545 = arith.addi %v_472, %c_8 : index
                      vector.store %loop_477#2, %sums[%v_545, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_546 = arith.addi %v_472, %c_16 : index
                      vector.store %loop_477#3, %sums[%v_546, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_547 = arith.addi %v_472, %c_1 : index
                      vector.store %loop_477#4, %sums[%v_547, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_548 = arith.addi %v_472, %c_18 : index
                      vector.store %loop_477#5, %sums[%v_548, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_549 = arith.addi %v_472, %c_19 : index
                      vector.store %loop_477#6, %sums[%v_549, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_550 = arith.addi %v_472, %c_20 : index
                      vector.store %loop_477#7, %sums[%v_550, %c_7] : memref<96x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_551 = %c_7 to %v_139 step %c_2 {
                    %v_552 = arith.addi %v_136, %i_551 : index
                    %v_553 = arith.muli %i_551, %c_0 : index
                    %v_554 = arith.muli %v_552, %c_11 : index
                    %v_555 = arith.addi %v_80, %v_554 : index
                    scf.for %i_556 = %c_7 to %c_8 step %c_2 {
                      %is_557 = arith.cmpi eq, %i_556, %c_7 : index
                      %v_558 = arith.select %is_557, %i_102, %v_103 : index
                      %is_559 = arith.cmpi eq, %i_556, %c_7 : index
                      %v_560 = arith.select %is_559, %v_104, %v_105 : index
                      %is_561 = arith.cmpi slt, %v_558, %v_71 : index
                      scf.if %is_561 {
                        %v_562 = arith.muli %i_556, %c_11 : index
                        %v_563 = arith.addi %v_553, %v_562 : index
                        %v_564 = vector.load %sums[%v_563, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_565 = arith.addi %v_563, %c_2 : index
                        %v_566 = vector.load %sums[%v_565, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_567 = arith.addi %v_563, %c_8 : index
                        %v_568 = vector.load %sums[%v_567, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_569 = arith.addi %v_563, %c_16 : index
                        %v_570 = vector.load %sums[%v_569, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_571 = arith.addi %v_563, %c_1 : index
                        %v_572 = vector.load %sums[%v_571, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_573 = arith.addi %v_563, %c_18 : index
                        %v_574 = vector.load %sums[%v_573, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_575 = arith.addi %v_563, %c_19 : index
                        %v_576 = vector.load %sums[%v_575, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_577 = arith.addi %v_563, %c_20 : index
                        %v_578 = vector.load %sums[%v_577, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_579 = arith.addi %v_563, %c_17 : index
                        %v_580 = vector.load %sums[%v_579, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_581 = arith.addi %v_563, %c_35 : index
                        %v_582 = vector.load %sums[%v_581, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_583 = arith.addi %v_563, %c_36 : index
                        %v_584 = vector.load %sums[%v_583, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_585 = arith.addi %v_563, %c_37 : index
                        %v_586 = vector.load %sums[%v_585, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_587 = arith.addi %v_563, %c_38 : index
                        %v_588 = vector.load %sums[%v_587, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_589 = arith.addi %v_563, %c_39 : index
                        %v_590 = vector.load %sums[%v_589, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_591 = arith.addi %v_563, %c_40 : index
                        %v_592 = vector.load %sums[%v_591, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_593 = arith.addi %v_563, %c_13 : index
                        %v_594 = vector.load %sums[%v_593, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_595 = vector.shuffle %v_564, %v_566 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_596 = vector.shuffle %v_564, %v_566 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_597 = vector.shuffle %v_568, %v_570 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_598 = vector.shuffle %v_568, %v_570 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_599 = vector.shuffle %v_572, %v_574 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_600 = vector.shuffle %v_572, %v_574 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_601 = vector.shuffle %v_576, %v_578 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_602 = vector.shuffle %v_576, %v_578 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_603 = vector.shuffle %v_580, %v_582 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_604 = vector.shuffle %v_580, %v_582 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_605 = vector.shuffle %v_584, %v_586 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_606 = vector.shuffle %v_584, %v_586 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_607 = vector.shuffle %v_588, %v_590 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_608 = vector.shuffle %v_588, %v_590 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_609 = vector.shuffle %v_592, %v_594 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_610 = vector.shuffle %v_592, %v_594 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_611 = vector.shuffle %v_595, %v_597 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_612 = vector.shuffle %v_595, %v_597 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_613 = vector.shuffle %v_596, %v_598 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_614 = vector.shuffle %v_596, %v_598 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_615 = vector.shuffle %v_599, %v_601 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_616 = vector.shuffle %v_599, %v_601 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_617 = vector.shuffle %v_600, %v_602 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_618 = vector.shuffle %v_600, %v_602 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_619 = vector.shuffle %v_603, %v_605 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_620 = vector.shuffle %v_603, %v_605 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_621 = vector.shuffle %v_604, %v_606 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_622 = vector.shuffle %v_604, %v_606 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_623 = vector.shuffle %v_607, %v_609 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_624 = vector.shuffle %v_607, %v_609 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_625 = vector.shuffle %v_608, %v_610 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_626 = vector.shuffle %v_608, %v_610 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_627 = vector.shuffle %v_611, %v_615 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_628 = vector.shuffle %v_611, %v_615 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_629 = vector.shuffle %v_613, %v_617 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_630 = vector.shuffle %v_613, %v_617 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_631 = vector.shuffle %v_612, %v_616 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_632 = vector.shuffle %v_612, %v_616 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_633 = vector.shuffle %v_614, %v_618 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_634 = vector.shuffle %v_614, %v_618 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_635 = vector.shuffle %v_619, %v_623 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_636 = vector.shuffle %v_619, %v_623 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_637 = vector.shuffle %v_621, %v_625 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_638 = vector.shuffle %v_621, %v_625 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_639 = vector.shuffle %v_620, %v_624 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_640 = vector.shuffle %v_620, %v_624 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_641 = vector.shuffle %v_622, %v_626 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_642 = vector.shuffle %v_622, %v_626 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_643 = vector.shuffle %v_627, %v_635 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_644 = vector.shuffle %v_627, %v_635 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_645 = vector.shuffle %v_629, %v_637 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_646 = vector.shuffle %v_629, %v_637 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_647 = vector.shuffle %v_631, %v_639 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_648 = vector.shuffle %v_631, %v_639 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_649 = vector.shuffle %v_633, %v_641 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_650 = vector.shuffle %v_633, %v_641 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_651 = vector.shuffle %v_628, %v_636 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_652 = vector.shuffle %v_628, %v_636 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_653 = vector.shuffle %v_630, %v_638 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_654 = vector.shuffle %v_630, %v_638 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_655 = vector.shuffle %v_632, %v_640 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_656 = vector.shuffle %v_632, %v_640 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_657 = vector.shuffle %v_634, %v_642 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_658 = vector.shuffle %v_634, %v_642 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        vector.store %v_643, %sums[%v_563, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_659 = arith.addi %v_563, %c_2 : index
                        vector.store %v_645, %sums[%v_659, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_660 = arith.addi %v_563, %c_8 : index
                        vector.store %v_647, %sums[%v_660, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_661 = arith.addi %v_563, %c_16 : index
                        vector.store %v_649, %sums[%v_661, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_662 = arith.addi %v_563, %c_1 : index
                        vector.store %v_651, %sums[%v_662, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_663 = arith.addi %v_563, %c_18 : index
                        vector.store %v_653, %sums[%v_663, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_664 = arith.addi %v_563, %c_19 : index
                        vector.store %v_655, %sums[%v_664, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_665 = arith.addi %v_563, %c_20 : index
                        vector.store %v_657, %sums[%v_665, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_666 = arith.addi %v_563, %c_17 : index
                        vector.store %v_644, %sums[%v_666, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_667 = arith.addi %v_563, %c_35 : index
                        vector.store %v_646, %sums[%v_667, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_668 = arith.addi %v_563, %c_36 : index
                        vector.store %v_648, %sums[%v_668, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_669 = arith.addi %v_563, %c_37 : index
                        vector.store %v_650, %sums[%v_669, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_670 = arith.addi %v_563, %c_38 : index
                        vector.store %v_652, %sums[%v_670, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_671 = arith.addi %v_563, %c_39 : index
                        vector.store %v_654, %sums[%v_671, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_672 = arith.addi %v_563, %c_40 : index
                        vector.store %v_656, %sums[%v_672, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_673 = arith.addi %v_563, %c_13 : index
                        vector.store %v_658, %sums[%v_673, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_674 = arith.subi %v_558, %v_560 : index
                        %v_675 = arith.index_cast %v_674 : index to i32
                        %v_676 = vector.broadcast %v_675 : i32 to vector<16xi32>
                        %is_677 = arith.cmpi sge, %c_41, %v_676 : vector<16xi32>
                        scf.for %i_678 = %c_7 to %c_11 step %c_2 {
                          %v_679 = arith.addi %v_563, %i_678 : index
                          %v_680 = vector.load %sums[%v_679, %c_7] : memref<96x16xf32>, vector<16xf32>
                          %v_681 = arith.addi %v_555, %i_678 : index
                          %v_682 = memref.load %assignment_of[%v_681] : memref<?xi32>
                          %is_683 = arith.cmpi sge, %v_682, %c_42 : i32
                          scf.if %is_683 {
                            %v_684 = arith.index_cast %v_682 : i32 to index
                            %v_685 = arith.divui %v_684, %c_16 : index
                            %v_686 = vector.maskedload %y[%v_685, %v_560], %is_677, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_687 = memref.load %weights[%v_684] : memref<?xf32>
                            %v_688 = vector.broadcast %v_687 : f32 to vector<16xf32>
                            %v_689 = arith.mulf %v_680, %v_688 : vector<16xf32>
                            %v_690 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_689) : (vector<16xf32>) -> vector<16xf32>
                            %v_691 = arith.addf %v_686, %v_690 : vector<16xf32>
                            vector.maskedstore %y[%v_685, %v_560], %is_677, %v_691 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_63, %loop_54#1 : index, index
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
    %expert_ids = flow.dispatch @choose_3_of_8::@choose_3_of_8[%tokens](%ordered_key_1, %tokens) : (tensor<?x8xi32>{%tokens}, index) -> tensor<?x3xi32>{%tokens}

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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx512
    %size_3_1 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3_1 : index
    %size_2048 = arith.constant 2048 : index
    %full_chunks = arith.divui %assignments, %size_2048 : index
    %size_1 = arith.constant 1 : index
    %chunks = arith.addi %full_chunks, %size_1 : index
    %size_8_1 = arith.constant 8 : index
    %experts_used = arith.minui %assignments, %size_8_1 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %rows = arith.addi %assignments, %gaps : index
    %size_240 = arith.constant 240 : index
    %full_blocks = arith.divui %assignments, %size_240 : index
    %row_blocks = arith.addi %full_blocks, %experts_used : index
    %histograms = flow.dispatch @grouped::@grouped_count[%assignments, %chunks](%expert_ids, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xf32>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
