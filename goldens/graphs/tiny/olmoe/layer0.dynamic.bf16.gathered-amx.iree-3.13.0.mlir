// needs: cpu amx-bf16,amx-tile,avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,avx512vnni,f16c,fma
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
        %sums = memref.alloca() alignment = 64 : memref<16x8xf64>
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
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant dense<0> : vector<16xi32>
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant 1024 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 23 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 8 : index
        %c_14 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_15 = arith.constant 5 : index
        %c_16 = arith.constant 6 : index
        %c_17 = arith.constant 7 : index
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
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xbf16>{%assignments}
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16x16xf32>
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
            %v_58 = vector.broadcast %v_57 : i32 to vector<16xi32>
            %loop_60:1 = scf.for %i_59 = %c_2 to %v_56 step %c_6 iter_args(%carry_61 = %c_5) -> (i1) {
              %v_62 = arith.subi %v_56, %i_59 : index
              %mask_63 = vector.create_mask %v_62 : vector<16xi1>
              %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_7 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<16xi32>
              %v_66 = arith.andi %is_65, %mask_63 : vector<16xi1>
              %any_67 = vector.reduction <or>, %v_66 : vector<16xi1> into i1
              %v_68 = arith.ori %carry_61, %any_67 : i1
              scf.yield %v_68 : i1
            }
            %is_69 = arith.cmpi eq, %loop_60#0, %c_5 : i1
            scf.if %is_69 {
              %v_70 = arith.index_cast %v_57 : i32 to index
              %v_71 = arith.remui %v_53, %c_1 : index
              %v_72 = arith.muli %v_71, %c_4 : index
              %v_73 = arith.addi %v_72, %c_8 : index
              %v_74 = arith.subi %assignments, %c_1 : index
              %v_75 = arith.minsi %v_53, %v_74 : index
              %v_76 = arith.divui %v_75, %c_1 : index
              %v_77 = memref.load %ids[%v_76] : memref<?xi32>
              %v_78 = arith.index_cast %v_77 : i32 to index
              scf.for %i_79 = %c_2 to %c_9 step %c_4 {
                memref.prefetch %expert_gate_up[%v_78, %v_72, %i_79], read, locality<3>, data : memref<8x48x40xbf16>
              }
              scf.for %i_80 = %c_2 to %c_9 step %c_4 {
                memref.prefetch %expert_gate_up[%v_78, %v_73, %i_80], read, locality<3>, data : memref<8x48x40xbf16>
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
                  scf.for %i_99 = %c_2 to %c_4 step %c_6 {
                    %v_100 = arith.addi %v_55, %i_99 : index
                    %v_101 = arith.subi %c_4, %i_99 : index
                    %v_102 = arith.minsi %v_101, %c_6 : index
                    %v_103 = arith.subi %c_8, %v_100 : index
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
                        %v_121 = arith.addi %v_107, %c_8 : index
                        %loop_123:8 = scf.for %i_122 = %c_2 to %c_4 step %c_4 iter_args(%carry_124 = %c_12, %carry_125 = %c_12, %carry_126 = %c_12, %carry_127 = %c_12, %carry_128 = %c_12, %carry_129 = %c_12, %carry_130 = %c_12, %carry_131 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_132 = vector.load %x[%v_117, %i_122] : memref<?x40xbf16>, vector<32xbf16>
                          %v_133 = vector.load %x[%v_118, %i_122] : memref<?x40xbf16>, vector<32xbf16>
                          %v_134 = vector.load %x[%v_119, %i_122] : memref<?x40xbf16>, vector<32xbf16>
                          %v_135 = vector.load %x[%v_120, %i_122] : memref<?x40xbf16>, vector<32xbf16>
                          %v_136 = arith.addi %i_122, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_136], read, locality<3>, data : memref<8x48x40xbf16>
                          %v_137 = vector.load %expert_gate_up[%v_70, %v_107, %i_122] : memref<8x48x40xbf16>, vector<32xbf16>
                          %v_138 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_124, %v_137, %v_132) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_139 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_125, %v_137, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_140 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_126, %v_137, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_127, %v_137, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_142 = arith.addi %i_122, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_121, %v_142], read, locality<3>, data : memref<8x48x40xbf16>
                          %v_143 = vector.load %expert_gate_up[%v_70, %v_121, %i_122] : memref<8x48x40xbf16>, vector<32xbf16>
                          %v_144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_128, %v_143, %v_132) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_129, %v_143, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_130, %v_143, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_147 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_131, %v_143, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          scf.yield %v_138, %v_139, %v_140, %v_141, %v_144, %v_145, %v_146, %v_147 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %mask_148 = vector.create_mask %c_13 : vector<32xi1>
                        %v_149 = vector.maskedload %x[%v_117, %c_4], %mask_148, %c_14 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_150 = vector.maskedload %x[%v_118, %c_4], %mask_148, %c_14 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_151 = vector.maskedload %x[%v_119, %c_4], %mask_148, %c_14 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_152 = vector.maskedload %x[%v_120, %c_4], %mask_148, %c_14 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_153 = vector.maskedload %expert_gate_up[%v_70, %v_107, %c_4], %mask_148, %c_14 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_154 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#0, %v_153, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_155 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#1, %v_153, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_156 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#2, %v_153, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_157 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#3, %v_153, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_158 = vector.maskedload %expert_gate_up[%v_70, %v_121, %c_4], %mask_148, %c_14 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_159 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#4, %v_158, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_160 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#5, %v_158, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_161 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#6, %v_158, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_162 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_123#7, %v_158, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        vector.store %v_154, %sums[%c_2, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_155, %sums[%c_1, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_156, %sums[%c_3, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_157, %sums[%c_10, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_159, %sums[%c_0, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_160, %sums[%c_15, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_161, %sums[%c_16, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_162, %sums[%c_17, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                      }
                      %is_163 = arith.cmpi eq, %v_98, %c_3 : index
                      scf.if %is_163 {
                        %v_164 = memref.load %group[%c_2] : memref<5xi32>
                        %v_165 = arith.index_cast %v_164 : i32 to index
                        %v_166 = memref.load %group[%c_1] : memref<5xi32>
                        %v_167 = arith.index_cast %v_166 : i32 to index
                        %v_168 = arith.divui %v_165, %c_10 : index
                        %v_169 = arith.divui %v_167, %c_10 : index
                        %v_170 = arith.addi %v_107, %c_8 : index
                        %loop_172:4 = scf.for %i_171 = %c_2 to %c_4 step %c_4 iter_args(%carry_173 = %c_12, %carry_174 = %c_12, %carry_175 = %c_12, %carry_176 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_177 = vector.load %x[%v_168, %i_171] : memref<?x40xbf16>, vector<32xbf16>
                          %v_178 = vector.load %x[%v_169, %i_171] : memref<?x40xbf16>, vector<32xbf16>
                          %v_179 = arith.addi %i_171, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_179], read, locality<3>, data : memref<8x48x40xbf16>
                          %v_180 = vector.load %expert_gate_up[%v_70, %v_107, %i_171] : memref<8x48x40xbf16>, vector<32xbf16>
                          %v_181 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_173, %v_180, %v_177) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_182 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_174, %v_180, %v_178) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_183 = arith.addi %i_171, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_170, %v_183], read, locality<3>, data : memref<8x48x40xbf16>
                          %v_184 = vector.load %expert_gate_up[%v_70, %v_170, %i_171] : memref<8x48x40xbf16>, vector<32xbf16>
                          %v_185 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_175, %v_184, %v_177) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_186 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_176, %v_184, %v_178) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          scf.yield %v_181, %v_182, %v_185, %v_186 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %mask_187 = vector.create_mask %c_13 : vector<32xi1>
                        %v_188 = vector.maskedload %x[%v_168, %c_4], %mask_187, %c_14 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_189 = vector.maskedload %x[%v_169, %c_4], %mask_187, %c_14 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_190 = vector.maskedload %expert_gate_up[%v_70, %v_107, %c_4], %mask_187, %c_14 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_191 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_172#0, %v_190, %v_188) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_192 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_172#1, %v_190, %v_189) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_193 = vector.maskedload %expert_gate_up[%v_70, %v_170, %c_4], %mask_187, %c_14 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_194 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_172#2, %v_193, %v_188) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_195 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_172#3, %v_193, %v_189) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        vector.store %v_191, %sums[%c_2, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_192, %sums[%c_1, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_194, %sums[%c_0, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_195, %sums[%c_15, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                      }
                      %is_196 = arith.cmpi eq, %v_98, %c_1 : index
                      scf.if %is_196 {
                        %v_197 = memref.load %group[%c_2] : memref<5xi32>
                        %v_198 = arith.index_cast %v_197 : i32 to index
                        %v_199 = arith.divui %v_198, %c_10 : index
                        %v_200 = arith.addi %v_107, %c_8 : index
                        %loop_202:2 = scf.for %i_201 = %c_2 to %c_4 step %c_4 iter_args(%carry_203 = %c_12, %carry_204 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                          %v_205 = vector.load %x[%v_199, %i_201] : memref<?x40xbf16>, vector<32xbf16>
                          %v_206 = arith.addi %i_201, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_206], read, locality<3>, data : memref<8x48x40xbf16>
                          %v_207 = vector.load %expert_gate_up[%v_70, %v_107, %i_201] : memref<8x48x40xbf16>, vector<32xbf16>
                          %v_208 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_203, %v_207, %v_205) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_209 = arith.addi %i_201, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_200, %v_209], read, locality<3>, data : memref<8x48x40xbf16>
                          %v_210 = vector.load %expert_gate_up[%v_70, %v_200, %i_201] : memref<8x48x40xbf16>, vector<32xbf16>
                          %v_211 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_204, %v_210, %v_205) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          scf.yield %v_208, %v_211 : vector<16xf32>, vector<16xf32>
                        }
                        %mask_212 = vector.create_mask %c_13 : vector<32xi1>
                        %v_213 = vector.maskedload %x[%v_199, %c_4], %mask_212, %c_14 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_214 = vector.maskedload %expert_gate_up[%v_70, %v_107, %c_4], %mask_212, %c_14 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_215 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_202#0, %v_214, %v_213) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_216 = vector.maskedload %expert_gate_up[%v_70, %v_200, %c_4], %mask_212, %c_14 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                        %v_217 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_202#1, %v_216, %v_213) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        vector.store %v_215, %sums[%c_2, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %v_217, %sums[%c_0, %i_105, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                      }
                    }
                    scf.for %i_218 = %c_2 to %v_90 step %c_1 {
                      %v_219 = memref.load %group[%i_218] : memref<5xi32>
                      %v_220 = arith.index_cast %v_219 : i32 to index
                      scf.for %i_221 = %c_2 to %c_6 step %c_1 {
                        %v_222 = vector.load %sums[%i_218, %i_221, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        %v_223 = vector.shuffle %v_222, %v_222 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_224 = vector.shuffle %v_222, %v_222 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_225 = arith.addf %v_223, %v_224 : vector<8xf32>
                        %v_226 = vector.shuffle %v_225, %v_225 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_227 = vector.shuffle %v_225, %v_225 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_228 = arith.addf %v_226, %v_227 : vector<4xf32>
                        %v_229 = vector.shuffle %v_228, %v_228 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_230 = vector.shuffle %v_228, %v_228 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_231 = arith.addf %v_229, %v_230 : vector<2xf32>
                        %v_232 = vector.shuffle %v_231, %v_231 [0] : vector<2xf32>, vector<2xf32>
                        %v_233 = vector.shuffle %v_231, %v_231 [1] : vector<2xf32>, vector<2xf32>
                        %v_234 = arith.addf %v_232, %v_233 : vector<1xf32>
                        %sum_235 = vector.extract %v_234[0] : f32 from vector<1xf32>
                        memref.store %sum_235, %added[%i_221] : memref<16xf32>
                      }
                      %v_236 = vector.load %added[%c_2] : memref<16xf32>, vector<16xf32>
                      %v_237 = arith.addi %i_218, %c_0 : index
                      scf.for %i_238 = %c_2 to %c_6 step %c_1 {
                        %v_239 = vector.load %sums[%v_237, %i_238, %c_2] : memref<8x16x16xf32>, vector<16xf32>
                        %v_240 = vector.shuffle %v_239, %v_239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_241 = vector.shuffle %v_239, %v_239 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_242 = arith.addf %v_240, %v_241 : vector<8xf32>
                        %v_243 = vector.shuffle %v_242, %v_242 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_244 = vector.shuffle %v_242, %v_242 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_245 = arith.addf %v_243, %v_244 : vector<4xf32>
                        %v_246 = vector.shuffle %v_245, %v_245 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_247 = vector.shuffle %v_245, %v_245 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_248 = arith.addf %v_246, %v_247 : vector<2xf32>
                        %v_249 = vector.shuffle %v_248, %v_248 [0] : vector<2xf32>, vector<2xf32>
                        %v_250 = vector.shuffle %v_248, %v_248 [1] : vector<2xf32>, vector<2xf32>
                        %v_251 = arith.addf %v_249, %v_250 : vector<1xf32>
                        %sum_252 = vector.extract %v_251[0] : f32 from vector<1xf32>
                        memref.store %sum_252, %added[%i_238] : memref<16xf32>
                      }
                      %v_253 = vector.load %added[%c_2] : memref<16xf32>, vector<16xf32>
                      %v_254 = arith.subf %c_12, %v_236 : vector<16xf32>
                      %is_255 = arith.cmpf ogt, %v_254, %c_18 : vector<16xf32>
                      %v_256 = arith.select %is_255, %c_18, %v_254 : vector<16xi1>, vector<16xf32>
                      %is_257 = arith.cmpf olt, %v_256, %c_19 : vector<16xf32>
                      %v_258 = arith.select %is_257, %c_19, %v_256 : vector<16xi1>, vector<16xf32>
                      %v_259 = arith.mulf %v_258, %c_20 : vector<16xf32>
                      %v_260 = math.roundeven %v_259 : vector<16xf32>
                      %acc_261 = math.fma %v_260, %c_21, %v_258 : vector<16xf32>
                      %acc_262 = math.fma %v_260, %c_22, %acc_261 : vector<16xf32>
                      %acc_263 = math.fma %c_23, %acc_262, %c_24 : vector<16xf32>
                      %acc_264 = math.fma %acc_263, %acc_262, %c_25 : vector<16xf32>
                      %acc_265 = math.fma %acc_264, %acc_262, %c_26 : vector<16xf32>
                      %acc_266 = math.fma %acc_265, %acc_262, %c_27 : vector<16xf32>
                      %acc_267 = math.fma %acc_266, %acc_262, %c_28 : vector<16xf32>
                      %acc_268 = math.fma %acc_267, %acc_262, %c_29 : vector<16xf32>
                      %acc_269 = math.fma %acc_268, %acc_262, %c_29 : vector<16xf32>
                      %v_270 = arith.fptosi %v_260 : vector<16xf32> to vector<16xi32>
                      %v_271 = arith.shrsi %v_270, %c_30 : vector<16xi32>
                      %v_272 = arith.subi %v_270, %v_271 : vector<16xi32>
                      %v_273 = arith.addi %v_271, %c_32 : vector<16xi32>
                      %v_274 = arith.shli %v_273, %c_31 : vector<16xi32>
                      %v_275 = arith.bitcast %v_274 : vector<16xi32> to vector<16xf32>
                      %v_276 = arith.mulf %acc_269, %v_275 : vector<16xf32>
                      %v_277 = arith.addi %v_272, %c_32 : vector<16xi32>
                      %v_278 = arith.shli %v_277, %c_31 : vector<16xi32>
                      %v_279 = arith.bitcast %v_278 : vector<16xi32> to vector<16xf32>
                      %v_280 = arith.mulf %v_276, %v_279 : vector<16xf32>
                      %v_281 = arith.addf %v_280, %c_29 : vector<16xf32>
                      %v_282 = arith.divf %c_29, %v_281 : vector<16xf32>
                      %v_283 = arith.mulf %v_236, %v_282 : vector<16xf32>
                      %v_284 = arith.mulf %v_283, %v_253 : vector<16xf32>
                      %v_285 = arith.truncf %v_284 : vector<16xf32> to vector<16xbf16>
                      %mask_286 = vector.create_mask %v_104 : vector<16xi1>
                      vector.maskedstore %hidden[%v_220, %v_100], %mask_286, %v_285 : memref<?x24xbf16>, vector<16xi1>, vector<16xbf16>
                    }
                  }
                }
                %v_287 = arith.select %is_91, %c_2, %v_90 : index
                scf.yield %v_287 : index
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
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant dense<0> : vector<16xi32>
        %c_9 = arith.constant 1024 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 39 : index
        %c_13 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_16 = arith.constant 5 : index
        %c_17 = arith.constant 6 : index
        %c_18 = arith.constant 7 : index
        %c_19 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_20 = arith.constant dense<1> : vector<16xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_4] : !stream.binding -> memref<?x24xbf16>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_4] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_4] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_4] : !stream.binding -> memref<8x40x24xbf16>
        %counters = stream.binding.subspan %counters_binding[%c_4] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<3xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16x16xf32>
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
              %v_58 = vector.broadcast %v_57 : i32 to vector<16xi32>
              %loop_60:1 = scf.for %i_59 = %c_4 to %i_56 step %c_7 iter_args(%carry_61 = %c_6) -> (i1) {
                %v_62 = arith.subi %i_56, %i_59 : index
                %mask_63 = vector.create_mask %v_62 : vector<16xi1>
                %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<16xi32>
                %v_66 = arith.andi %is_65, %mask_63 : vector<16xi1>
                %any_67 = vector.reduction <or>, %v_66 : vector<16xi1> into i1
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
                %v_77 = arith.addi %v_74, %c_7 : index
                %v_78 = memref.load %ids[%v_76] : memref<?xi32>
                %v_79 = arith.index_cast %v_78 : i32 to index
                scf.for %i_80 = %c_4 to %c_9 step %c_5 {
                  memref.prefetch %expert_down[%v_79, %v_74, %i_80], read, locality<3>, data : memref<8x40x24xbf16>
                }
                scf.for %i_81 = %c_4 to %c_9 step %c_5 {
                  memref.prefetch %expert_down[%v_79, %v_77, %i_81], read, locality<3>, data : memref<8x40x24xbf16>
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
                    scf.for %i_100 = %c_4 to %c_7 step %c_7 {
                      %v_101 = arith.addi %v_55, %i_100 : index
                      %v_102 = arith.addi %i_100, %c_7 : index
                      %v_103 = arith.addi %v_55, %v_102 : index
                      %v_104 = arith.subi %c_7, %i_100 : index
                      %v_105 = arith.minsi %v_104, %c_7 : index
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
                          %loop_125:8 = scf.for %i_124 = %c_4 to %c_4 step %c_5 iter_args(%carry_126 = %c_13, %carry_127 = %c_13, %carry_128 = %c_13, %carry_129 = %c_13, %carry_130 = %c_13, %carry_131 = %c_13, %carry_132 = %c_13, %carry_133 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                            %v_134 = vector.load %hidden[%v_117, %i_124] : memref<?x24xbf16>, vector<32xbf16>
                            %v_135 = vector.load %hidden[%v_119, %i_124] : memref<?x24xbf16>, vector<32xbf16>
                            %v_136 = vector.load %hidden[%v_121, %i_124] : memref<?x24xbf16>, vector<32xbf16>
                            %v_137 = vector.load %hidden[%v_123, %i_124] : memref<?x24xbf16>, vector<32xbf16>
                            %v_138 = arith.addi %i_124, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_138], read, locality<3>, data : memref<8x40x24xbf16>
                            %v_139 = vector.load %expert_down[%v_70, %v_113, %i_124] : memref<8x40x24xbf16>, vector<32xbf16>
                            %v_140 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_126, %v_139, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_127, %v_139, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_128, %v_139, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_143 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_129, %v_139, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_144 = arith.addi %i_124, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_144], read, locality<3>, data : memref<8x40x24xbf16>
                            %v_145 = vector.load %expert_down[%v_70, %v_114, %i_124] : memref<8x40x24xbf16>, vector<32xbf16>
                            %v_146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_130, %v_145, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_147 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_131, %v_145, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_148 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_132, %v_145, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_149 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_133, %v_145, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            scf.yield %v_140, %v_141, %v_142, %v_143, %v_146, %v_147, %v_148, %v_149 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                          }
                          %mask_150 = vector.create_mask %c_14 : vector<32xi1>
                          %v_151 = vector.maskedload %hidden[%v_117, %c_4], %mask_150, %c_15 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_152 = vector.maskedload %hidden[%v_119, %c_4], %mask_150, %c_15 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_153 = vector.maskedload %hidden[%v_121, %c_4], %mask_150, %c_15 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_154 = vector.maskedload %hidden[%v_123, %c_4], %mask_150, %c_15 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_155 = vector.maskedload %expert_down[%v_70, %v_113, %c_4], %mask_150, %c_15 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_156 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#0, %v_155, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_157 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#1, %v_155, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_158 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#2, %v_155, %v_153) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_159 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#3, %v_155, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_160 = vector.maskedload %expert_down[%v_70, %v_114, %c_4], %mask_150, %c_15 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_161 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#4, %v_160, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_162 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#5, %v_160, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#6, %v_160, %v_153) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_164 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_125#7, %v_160, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          vector.store %v_156, %sums[%c_4, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_157, %sums[%c_3, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_158, %sums[%c_1, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_159, %sums[%c_10, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_161, %sums[%c_2, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_162, %sums[%c_16, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_163, %sums[%c_17, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_164, %sums[%c_18, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                        }
                        %is_165 = arith.cmpi eq, %v_99, %c_1 : index
                        scf.if %is_165 {
                          %v_166 = memref.load %group[%c_4] : memref<5xi32>
                          %v_167 = arith.index_cast %v_166 : i32 to index
                          %v_168 = memref.load %group[%c_3] : memref<5xi32>
                          %v_169 = arith.index_cast %v_168 : i32 to index
                          %loop_171:4 = scf.for %i_170 = %c_4 to %c_4 step %c_5 iter_args(%carry_172 = %c_13, %carry_173 = %c_13, %carry_174 = %c_13, %carry_175 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                            %v_176 = vector.load %hidden[%v_167, %i_170] : memref<?x24xbf16>, vector<32xbf16>
                            %v_177 = vector.load %hidden[%v_169, %i_170] : memref<?x24xbf16>, vector<32xbf16>
                            %v_178 = arith.addi %i_170, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_178], read, locality<3>, data : memref<8x40x24xbf16>
                            %v_179 = vector.load %expert_down[%v_70, %v_113, %i_170] : memref<8x40x24xbf16>, vector<32xbf16>
                            %v_180 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_172, %v_179, %v_176) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_181 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_173, %v_179, %v_177) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_182 = arith.addi %i_170, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_182], read, locality<3>, data : memref<8x40x24xbf16>
                            %v_183 = vector.load %expert_down[%v_70, %v_114, %i_170] : memref<8x40x24xbf16>, vector<32xbf16>
                            %v_184 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_174, %v_183, %v_176) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_185 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_175, %v_183, %v_177) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            scf.yield %v_180, %v_181, %v_184, %v_185 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                          }
                          %mask_186 = vector.create_mask %c_14 : vector<32xi1>
                          %v_187 = vector.maskedload %hidden[%v_167, %c_4], %mask_186, %c_15 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_188 = vector.maskedload %hidden[%v_169, %c_4], %mask_186, %c_15 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_189 = vector.maskedload %expert_down[%v_70, %v_113, %c_4], %mask_186, %c_15 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_190 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_171#0, %v_189, %v_187) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_191 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_171#1, %v_189, %v_188) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_192 = vector.maskedload %expert_down[%v_70, %v_114, %c_4], %mask_186, %c_15 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_193 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_171#2, %v_192, %v_187) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_194 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_171#3, %v_192, %v_188) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          vector.store %v_190, %sums[%c_4, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_191, %sums[%c_3, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_193, %sums[%c_2, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_194, %sums[%c_16, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                        }
                        %is_195 = arith.cmpi eq, %v_99, %c_3 : index
                        scf.if %is_195 {
                          %v_196 = memref.load %group[%c_4] : memref<5xi32>
                          %v_197 = arith.index_cast %v_196 : i32 to index
                          %loop_199:2 = scf.for %i_198 = %c_4 to %c_4 step %c_5 iter_args(%carry_200 = %c_13, %carry_201 = %c_13) -> (vector<16xf32>, vector<16xf32>) {
                            %v_202 = vector.load %hidden[%v_197, %i_198] : memref<?x24xbf16>, vector<32xbf16>
                            %v_203 = arith.addi %i_198, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_203], read, locality<3>, data : memref<8x40x24xbf16>
                            %v_204 = vector.load %expert_down[%v_70, %v_113, %i_198] : memref<8x40x24xbf16>, vector<32xbf16>
                            %v_205 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_200, %v_204, %v_202) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            %v_206 = arith.addi %i_198, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_206], read, locality<3>, data : memref<8x40x24xbf16>
                            %v_207 = vector.load %expert_down[%v_70, %v_114, %i_198] : memref<8x40x24xbf16>, vector<32xbf16>
                            %v_208 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_201, %v_207, %v_202) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                            scf.yield %v_205, %v_208 : vector<16xf32>, vector<16xf32>
                          }
                          %mask_209 = vector.create_mask %c_14 : vector<32xi1>
                          %v_210 = vector.maskedload %hidden[%v_197, %c_4], %mask_209, %c_15 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_211 = vector.maskedload %expert_down[%v_70, %v_113, %c_4], %mask_209, %c_15 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_212 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_199#0, %v_211, %v_210) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_213 = vector.maskedload %expert_down[%v_70, %v_114, %c_4], %mask_209, %c_15 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                          %v_214 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_199#1, %v_213, %v_210) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          vector.store %v_212, %sums[%c_4, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %v_214, %sums[%c_2, %i_110, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                        }
                      }
                      scf.for %i_215 = %c_4 to %v_91 step %c_3 {
                        %v_216 = memref.load %group[%i_215] : memref<5xi32>
                        %v_217 = arith.index_cast %v_216 : i32 to index
                        scf.for %i_218 = %c_4 to %c_7 step %c_3 {
                          %v_219 = vector.load %sums[%i_215, %i_218, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          %v_220 = vector.shuffle %v_219, %v_219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_221 = vector.shuffle %v_219, %v_219 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_222 = arith.addf %v_220, %v_221 : vector<8xf32>
                          %v_223 = vector.shuffle %v_222, %v_222 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_224 = vector.shuffle %v_222, %v_222 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_225 = arith.addf %v_223, %v_224 : vector<4xf32>
                          %v_226 = vector.shuffle %v_225, %v_225 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_227 = vector.shuffle %v_225, %v_225 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_228 = arith.addf %v_226, %v_227 : vector<2xf32>
                          %v_229 = vector.shuffle %v_228, %v_228 [0] : vector<2xf32>, vector<2xf32>
                          %v_230 = vector.shuffle %v_228, %v_228 [1] : vector<2xf32>, vector<2xf32>
                          %v_231 = arith.addf %v_229, %v_230 : vector<1xf32>
                          %sum_232 = vector.extract %v_231[0] : f32 from vector<1xf32>
                          memref.store %sum_232, %added[%i_218] : memref<16xf32>
                        }
                        %v_233 = vector.load %added[%c_4] : memref<16xf32>, vector<16xf32>
                        %mask_234 = vector.create_mask %v_107 : vector<16xi1>
                        vector.maskedstore %outputs[%v_217, %v_101], %mask_234, %v_233 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                        %v_235 = arith.addi %i_215, %c_2 : index
                        scf.for %i_236 = %c_4 to %c_7 step %c_3 {
                          %v_237 = vector.load %sums[%v_235, %i_236, %c_4] : memref<8x16x16xf32>, vector<16xf32>
                          %v_238 = vector.shuffle %v_237, %v_237 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_239 = vector.shuffle %v_237, %v_237 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_240 = arith.addf %v_238, %v_239 : vector<8xf32>
                          %v_241 = vector.shuffle %v_240, %v_240 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_242 = vector.shuffle %v_240, %v_240 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_243 = arith.addf %v_241, %v_242 : vector<4xf32>
                          %v_244 = vector.shuffle %v_243, %v_243 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_245 = vector.shuffle %v_243, %v_243 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_246 = arith.addf %v_244, %v_245 : vector<2xf32>
                          %v_247 = vector.shuffle %v_246, %v_246 [0] : vector<2xf32>, vector<2xf32>
                          %v_248 = vector.shuffle %v_246, %v_246 [1] : vector<2xf32>, vector<2xf32>
                          %v_249 = arith.addf %v_247, %v_248 : vector<1xf32>
                          %sum_250 = vector.extract %v_249[0] : f32 from vector<1xf32>
                          memref.store %sum_250, %added[%i_236] : memref<16xf32>
                        }
                        %v_251 = vector.load %added[%c_4] : memref<16xf32>, vector<16xf32>
                        %mask_252 = vector.create_mask %v_109 : vector<16xi1>
                        vector.maskedstore %outputs[%v_217, %v_103], %mask_252, %v_251 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                      }
                    }
                  }
                  %v_253 = arith.select %is_92, %c_4, %v_91 : index
                  scf.yield %v_253 : index
                }
              }
            }
            %v_254 = arith.addi %v_55, %c_5 : index
            %v_255 = arith.minsi %v_254, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_256 = %c_4 to %tokens step %c_3 {
              %v_257 = arith.muli %i_256, %c_10 : index
              scf.for %i_258 = %c_4 to %c_10 step %c_3 {
                %v_259 = arith.addi %v_257, %i_258 : index
                %v_260 = memref.load %ids[%v_259] : memref<?xi32>
                %v_261 = vector.broadcast %v_260 : i32 to vector<16xi32>
                %loop_263:1 = scf.for %i_262 = %c_4 to %c_10 step %c_7 iter_args(%carry_264 = %c_8) -> (vector<16xi32>) {
                  %v_265 = arith.subi %c_10, %i_262 : index
                  %mask_266 = vector.create_mask %v_265 : vector<16xi1>
                  %v_267 = arith.addi %v_257, %i_262 : index
                  %v_268 = vector.maskedload %ids[%v_267], %mask_266, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_269 = arith.index_cast %i_262 : index to i32
                  %v_270 = vector.broadcast %v_269 : i32 to vector<16xi32>
                  %v_271 = arith.addi %c_19, %v_270 : vector<16xi32>
                  %v_272 = arith.index_cast %i_258 : index to i32
                  %v_273 = vector.broadcast %v_272 : i32 to vector<16xi32>
                  %is_274 = arith.cmpi slt, %v_271, %v_273 : vector<16xi32>
                  %is_275 = arith.cmpi slt, %v_268, %v_261 : vector<16xi32>
                  %is_276 = arith.cmpi eq, %v_268, %v_261 : vector<16xi32>
                  %v_277 = arith.andi %is_276, %is_274 : vector<16xi1>
                  %v_278 = arith.ori %is_275, %v_277 : vector<16xi1>
                  %v_279 = arith.andi %v_278, %mask_266 : vector<16xi1>
                  %v_280 = arith.select %v_279, %c_20, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_281 = arith.addi %carry_264, %v_280 : vector<16xi32>
                  scf.yield %v_281 : vector<16xi32>
                }
                %v_282 = vector.reduction <add>, %loop_263#0 : vector<16xi32> into i32
                %v_283 = arith.index_cast %v_282 : i32 to index
                %v_284 = arith.addi %v_257, %i_258 : index
                %v_285 = arith.index_cast %v_284 : index to i32
                memref.store %v_285, %order[%v_283] : memref<3xi32>
              }
              scf.for %i_286 = %v_55 to %v_255 step %c_7 {
                %v_287 = arith.subi %v_255, %i_286 : index
                %mask_288 = vector.create_mask %v_287 : vector<16xi1>
                %loop_290:1 = scf.for %i_289 = %c_4 to %c_10 step %c_3 iter_args(%carry_291 = %c_13) -> (vector<16xf32>) {
                  %v_292 = memref.load %order[%i_289] : memref<3xi32>
                  %v_293 = arith.index_cast %v_292 : i32 to index
                  %v_294 = vector.maskedload %outputs[%v_293, %i_286], %mask_288, %c_13 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_295 = memref.load %weights[%v_293] : memref<?xf32>
                  %v_296 = vector.broadcast %v_295 : f32 to vector<16xf32>
                  %v_297 = arith.mulf %v_294, %v_296 : vector<16xf32>
                  %v_298 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_297) : (vector<16xf32>) -> vector<16xf32>
                  %v_299 = arith.addf %carry_291, %v_298 : vector<16xf32>
                  scf.yield %v_299 : vector<16xf32>
                }
                vector.maskedstore %y[%i_256, %i_286], %mask_288, %loop_290#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
      %expert_gate_up: tensor<8x48x40xbf16>,
      %expert_down: tensor<8x40x24xbf16>
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

    // stage: experts: gathered: the chosen experts of 8, kernels for amx
    %size_3_1 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3_1 : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%x_bf16, %expert_ids, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xbf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xbf16>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xbf16>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
