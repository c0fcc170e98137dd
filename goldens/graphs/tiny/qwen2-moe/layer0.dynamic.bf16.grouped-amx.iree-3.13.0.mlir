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
      func.func private @transpose(%source: index, %target: index) {
        %v_1 = arith.index_cast %source : index to i64
        %pointer_2 = llvm.inttoptr %v_1 : i64 to !llvm.ptr
        %v_3 = arith.index_cast %target : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = llvm.load %pointer_2 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_6 = llvm.getelementptr %pointer_2[64] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_7 = llvm.load %pointer_6 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_8 = llvm.getelementptr %pointer_2[128] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_9 = llvm.load %pointer_8 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_10 = llvm.getelementptr %pointer_2[192] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_11 = llvm.load %pointer_10 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_12 = llvm.getelementptr %pointer_2[256] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_13 = llvm.load %pointer_12 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_14 = llvm.getelementptr %pointer_2[320] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_15 = llvm.load %pointer_14 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_16 = llvm.getelementptr %pointer_2[384] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_17 = llvm.load %pointer_16 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_18 = llvm.getelementptr %pointer_2[448] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_19 = llvm.load %pointer_18 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_20 = llvm.getelementptr %pointer_2[512] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_21 = llvm.load %pointer_20 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_22 = llvm.getelementptr %pointer_2[576] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_23 = llvm.load %pointer_22 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_24 = llvm.getelementptr %pointer_2[640] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_25 = llvm.load %pointer_24 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_26 = llvm.getelementptr %pointer_2[704] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_27 = llvm.load %pointer_26 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_28 = llvm.getelementptr %pointer_2[768] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_29 = llvm.load %pointer_28 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_30 = llvm.getelementptr %pointer_2[832] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_31 = llvm.load %pointer_30 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_32 = llvm.getelementptr %pointer_2[896] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_33 = llvm.load %pointer_32 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_34 = llvm.getelementptr %pointer_2[960] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_35 = llvm.load %pointer_34 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %v_36 = vector.shuffle %v_5, %v_7 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_37 = vector.shuffle %v_5, %v_7 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_38 = vector.shuffle %v_9, %v_11 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_39 = vector.shuffle %v_9, %v_11 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_40 = vector.shuffle %v_13, %v_15 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_41 = vector.shuffle %v_13, %v_15 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_42 = vector.shuffle %v_17, %v_19 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_43 = vector.shuffle %v_17, %v_19 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_44 = vector.shuffle %v_21, %v_23 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_45 = vector.shuffle %v_21, %v_23 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_46 = vector.shuffle %v_25, %v_27 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_47 = vector.shuffle %v_25, %v_27 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_48 = vector.shuffle %v_29, %v_31 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_49 = vector.shuffle %v_29, %v_31 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_50 = vector.shuffle %v_33, %v_35 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_51 = vector.shuffle %v_33, %v_35 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_52 = vector.shuffle %v_36, %v_38 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_53 = vector.shuffle %v_36, %v_38 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_54 = vector.shuffle %v_37, %v_39 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_55 = vector.shuffle %v_37, %v_39 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_56 = vector.shuffle %v_40, %v_42 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_57 = vector.shuffle %v_40, %v_42 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_58 = vector.shuffle %v_41, %v_43 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_59 = vector.shuffle %v_41, %v_43 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_60 = vector.shuffle %v_44, %v_46 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_61 = vector.shuffle %v_44, %v_46 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_62 = vector.shuffle %v_45, %v_47 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_63 = vector.shuffle %v_45, %v_47 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_64 = vector.shuffle %v_48, %v_50 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_65 = vector.shuffle %v_48, %v_50 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_66 = vector.shuffle %v_49, %v_51 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_67 = vector.shuffle %v_49, %v_51 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_68 = vector.shuffle %v_52, %v_56 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_69 = vector.shuffle %v_52, %v_56 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_70 = vector.shuffle %v_54, %v_58 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_71 = vector.shuffle %v_54, %v_58 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_72 = vector.shuffle %v_53, %v_57 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_73 = vector.shuffle %v_53, %v_57 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_74 = vector.shuffle %v_55, %v_59 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_75 = vector.shuffle %v_55, %v_59 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_76 = vector.shuffle %v_60, %v_64 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_77 = vector.shuffle %v_60, %v_64 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_78 = vector.shuffle %v_62, %v_66 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_79 = vector.shuffle %v_62, %v_66 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_80 = vector.shuffle %v_61, %v_65 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_81 = vector.shuffle %v_61, %v_65 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_82 = vector.shuffle %v_63, %v_67 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_83 = vector.shuffle %v_63, %v_67 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_84 = vector.shuffle %v_68, %v_76 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_85 = vector.shuffle %v_68, %v_76 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_86 = vector.shuffle %v_70, %v_78 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_87 = vector.shuffle %v_70, %v_78 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_88 = vector.shuffle %v_72, %v_80 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_89 = vector.shuffle %v_72, %v_80 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_90 = vector.shuffle %v_74, %v_82 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_91 = vector.shuffle %v_74, %v_82 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_92 = vector.shuffle %v_69, %v_77 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_93 = vector.shuffle %v_69, %v_77 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_94 = vector.shuffle %v_71, %v_79 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_95 = vector.shuffle %v_71, %v_79 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_96 = vector.shuffle %v_73, %v_81 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_97 = vector.shuffle %v_73, %v_81 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_98 = vector.shuffle %v_75, %v_83 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_99 = vector.shuffle %v_75, %v_83 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        llvm.store %v_84, %pointer_4 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_100 = llvm.getelementptr %pointer_4[64] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_86, %pointer_100 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_101 = llvm.getelementptr %pointer_4[128] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_88, %pointer_101 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_102 = llvm.getelementptr %pointer_4[192] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_90, %pointer_102 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_103 = llvm.getelementptr %pointer_4[256] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_92, %pointer_103 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_104 = llvm.getelementptr %pointer_4[320] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_94, %pointer_104 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_105 = llvm.getelementptr %pointer_4[384] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_96, %pointer_105 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_106 = llvm.getelementptr %pointer_4[448] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_98, %pointer_106 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_107 = llvm.getelementptr %pointer_4[512] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_85, %pointer_107 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_108 = llvm.getelementptr %pointer_4[576] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_87, %pointer_108 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_109 = llvm.getelementptr %pointer_4[640] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_89, %pointer_109 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_110 = llvm.getelementptr %pointer_4[704] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_91, %pointer_110 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_111 = llvm.getelementptr %pointer_4[768] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_93, %pointer_111 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_112 = llvm.getelementptr %pointer_4[832] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_95, %pointer_112 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_113 = llvm.getelementptr %pointer_4[896] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_97, %pointer_113 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_114 = llvm.getelementptr %pointer_4[960] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_99, %pointer_114 <alignment = 64> : vector<16xi32>, !llvm.ptr
        return
      }
      func.func private @multiply_16x2_ragged(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %c_7 = arith.constant 2048 : index
        %c_8 = arith.constant 3072 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.addi %panels, %panel_bytes : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
        %v_4 = arith.divui %length, %c_2 : index
        %v_5 = arith.muli %row_bytes, %c_3 : index
        %v_6 = arith.addi %v_5, %c_4 : index
        %v_7 = arith.divui %v_6, %c_1 : index
        %v_8 = arith.muli %calls, %v_4 : index
        %v_9 = arith.maxsi %v_8, %c_5 : index
        %v_10 = arith.subi %v_9, %c_5 : index
        %v_11 = arith.addi %v_7, %v_10 : index
        %v_12 = arith.divui %v_11, %v_9 : index
        %v_13 = arith.muli %call, %v_4 : index
        %v_14 = arith.muli %v_13, %v_12 : index
        scf.for %i_15 = %c_0 to %v_4 step %c_5 {
          %v_16 = arith.muli %i_15, %v_12 : index
          %v_17 = arith.addi %v_14, %v_16 : index
          scf.for %i_18 = %c_0 to %v_12 step %c_5 {
            %v_19 = arith.addi %v_17, %i_18 : index
            %v_20 = arith.subi %v_7, %c_5 : index
            %v_21 = arith.minsi %v_19, %v_20 : index
            %v_22 = arith.muli %v_21, %c_1 : index
            %v_23 = arith.addi %next_0, %v_22 : index
            %v_24 = arith.index_cast %v_23 : index to i64
            %pointer_25 = llvm.inttoptr %v_24 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_25) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_26 = arith.addi %next_1, %v_22 : index
            %v_27 = arith.index_cast %v_26 : index to i64
            %pointer_28 = llvm.inttoptr %v_27 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_28) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_29 = arith.muli %i_15, %c_1 : index
          %v_30 = arith.muli %i_15, %c_6 : index
          %v_31 = arith.addi %rows_0, %v_29 : index
          %v_32 = arith.addi %rows_1, %v_29 : index
          %v_33 = arith.addi %v_2, %v_30 : index
          %v_34 = arith.addi %v_3, %v_30 : index
          %v_35 = arith.index_cast %v_31 : index to i64
          %v_36 = arith.index_cast %v_32 : index to i64
          %v_37 = arith.index_cast %v_33 : index to i64
          %v_38 = arith.index_cast %v_34 : index to i64
          %v_39 = arith.index_cast %row_bytes : index to i64
          %v_40 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_35, %v_36, %v_37, %v_38, %v_39, %v_40 : (i64, i64, i64, i64, i64, i64) -> ()
        }
        %address_41 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
        %v_42 = arith.addi %address_41, %c_6 : index
        %v_43 = arith.muli %v_4, %c_6 : index
        %v_44 = arith.addi %v_2, %v_43 : index
        %v_45 = arith.addi %v_3, %v_43 : index
        %v_46 = arith.index_cast %address_41 : index to i64
        %v_47 = arith.index_cast %v_42 : index to i64
        %v_48 = arith.index_cast %v_44 : index to i64
        %v_49 = arith.index_cast %v_45 : index to i64
        %v_50 = arith.index_cast %c_1 : index to i64
        %v_51 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_46, %v_47, %v_48, %v_49, %v_50, %v_51 : (i64, i64, i64, i64, i64, i64) -> ()
        %address_52 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_53 = arith.index_cast %address_52 : index to i64
        %v_54 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_53, %v_54 : (i64, i64) -> ()
        %v_55 = arith.addi %address_52, %c_6 : index
        %v_56 = arith.index_cast %v_55 : index to i64
        %v_57 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_56, %v_57 : (i64, i64) -> ()
        %v_58 = arith.addi %address_52, %c_7 : index
        %v_59 = arith.index_cast %v_58 : index to i64
        %v_60 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_59, %v_60 : (i64, i64) -> ()
        %v_61 = arith.addi %address_52, %c_8 : index
        %v_62 = arith.index_cast %v_61 : index to i64
        %v_63 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_62, %v_63 : (i64, i64) -> ()
        return
      }
      func.func private @multiply_16x1_ragged(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
        %v_3 = arith.divui %length, %c_2 : index
        %v_4 = arith.muli %row_bytes, %c_3 : index
        %v_5 = arith.addi %v_4, %c_4 : index
        %v_6 = arith.divui %v_5, %c_1 : index
        %v_7 = arith.muli %calls, %v_3 : index
        %v_8 = arith.maxsi %v_7, %c_5 : index
        %v_9 = arith.subi %v_8, %c_5 : index
        %v_10 = arith.addi %v_6, %v_9 : index
        %v_11 = arith.divui %v_10, %v_8 : index
        %v_12 = arith.muli %call, %v_3 : index
        %v_13 = arith.muli %v_12, %v_11 : index
        scf.for %i_14 = %c_0 to %v_3 step %c_5 {
          %v_15 = arith.muli %i_14, %v_11 : index
          %v_16 = arith.addi %v_13, %v_15 : index
          scf.for %i_17 = %c_0 to %v_11 step %c_5 {
            %v_18 = arith.addi %v_16, %i_17 : index
            %v_19 = arith.subi %v_6, %c_5 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.muli %v_20, %c_1 : index
            %v_22 = arith.addi %next_0, %v_21 : index
            %v_23 = arith.index_cast %v_22 : index to i64
            %pointer_24 = llvm.inttoptr %v_23 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_24) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_25 = arith.addi %next_1, %v_21 : index
            %v_26 = arith.index_cast %v_25 : index to i64
            %pointer_27 = llvm.inttoptr %v_26 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_27) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_28 = arith.muli %i_14, %c_1 : index
          %v_29 = arith.muli %i_14, %c_6 : index
          %v_30 = arith.addi %rows_0, %v_28 : index
          %v_31 = arith.addi %rows_1, %v_28 : index
          %v_32 = arith.addi %v_2, %v_29 : index
          %v_33 = arith.index_cast %v_30 : index to i64
          %v_34 = arith.index_cast %v_31 : index to i64
          %v_35 = arith.index_cast %v_32 : index to i64
          %v_36 = arith.index_cast %row_bytes : index to i64
          %v_37 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_33, %v_34, %v_35, %v_36, %v_37 : (i64, i64, i64, i64, i64) -> ()
        }
        %address_38 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
        %v_39 = arith.addi %address_38, %c_6 : index
        %v_40 = arith.muli %v_3, %c_6 : index
        %v_41 = arith.addi %v_2, %v_40 : index
        %v_42 = arith.index_cast %address_38 : index to i64
        %v_43 = arith.index_cast %v_39 : index to i64
        %v_44 = arith.index_cast %v_41 : index to i64
        %v_45 = arith.index_cast %c_1 : index to i64
        %v_46 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_42, %v_43, %v_44, %v_45, %v_46 : (i64, i64, i64, i64, i64) -> ()
        %address_47 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_48 = arith.index_cast %address_47 : index to i64
        %v_49 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_48, %v_49 : (i64, i64) -> ()
        %v_50 = arith.addi %address_47, %c_6 : index
        %v_51 = arith.index_cast %v_50 : index to i64
        %v_52 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_51, %v_52 : (i64, i64) -> ()
        return
      }
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
        %c_4 = arith.constant 255 : index
        %c_5 = arith.constant 256 : index
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
        %next_row = memref.alloca() alignment = 64 : memref<8xi32>
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
        %c_0 = arith.constant 32768 : index
        %c_1 = arith.constant -1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_4 = arith.constant 32 : index
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant 1 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 15 : index
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 0 : i32
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 2048 : index
        %c_13 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_14 = arith.constant 8 : index
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant 48 : index
        %c_17 = arith.constant 80 : index
        %c_18 = arith.constant 1920 : index
        %c_19 = arith.constant 40 : index
        %c_20 = arith.constant 64 : index
        %c_21 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_22 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_23 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_24 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_25 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_26 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_27 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_28 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_29 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_30 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_31 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_32 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_33 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_34 = arith.constant dense<1> : vector<16xi32>
        %c_35 = arith.constant dense<23> : vector<16xi32>
        %c_36 = arith.constant dense<127> : vector<16xi32>
        %c_37 = arith.constant dense<0> : vector<16xi32>
        %c_38 = arith.constant 768 : index
        %c_39 = arith.constant 832 : index
        %c_40 = arith.constant 896 : index
        %c_41 = arith.constant 960 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x32xbf16>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x32768xi8>{%workers}
        %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
        %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
        %packed = memref.alloca() alignment = 64 : memref<1xi32>
        %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
        %square = memref.alloca() alignment = 64 : memref<16x32xbf16>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x32768xi8> -> index
        %v_2 = arith.muli %workgroup_0, %c_0 : index
        %v_3 = arith.addi %address_1, %v_2 : index
        memref.store %c_1, %packed[%c_2] : memref<1xi32>
        %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
        vector.store %c_3, %tile_shapes[%c_2] : memref<64xi8>, vector<64xi8>
        %address_4 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_5 = arith.index_cast %address_4 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_5 : (i64) -> ()
        %v_6 = memref.load %counters[%c_4] : memref<48xi32>
        %v_7 = arith.index_cast %v_6 : i32 to index
        %address_8 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_9 = arith.muli %workers, %c_5 : index
        %v_10 = arith.index_cast %address_8 : index to i64
        %pointer_11 = llvm.inttoptr %v_10 : i64 to !llvm.ptr
        %v_12 = arith.index_cast %c_6 : index to i32
        %v_13 = llvm.atomicrmw add %pointer_11, %v_12 monotonic : !llvm.ptr, i32
        %v_14 = arith.index_cast %v_13 : i32 to index
        %v_15 = arith.muli %v_9, %c_7 : index
        %v_16 = arith.divui %v_7, %v_15 : index
        %v_17 = arith.maxsi %v_16, %c_6 : index
        %v_18 = arith.divui %v_14, %v_9 : index
        %loop_20:2 = scf.for %i_19 = %c_2 to %v_18 step %c_6 iter_args(%carry_21 = %c_2, %carry_22 = %v_17) -> (index, index) {
          %v_23 = arith.muli %carry_22, %v_9 : index
          %v_24 = arith.addi %carry_21, %v_23 : index
          %v_25 = arith.divui %carry_22, %c_7 : index
          %v_26 = arith.maxsi %v_25, %c_6 : index
          scf.yield %v_24, %v_26 : index, index
        }
        %v_27 = arith.remui %v_14, %v_9 : index
        %v_28 = arith.muli %v_27, %loop_20#1 : index
        %v_29 = arith.addi %loop_20#0, %v_28 : index
        %end_32:2 = scf.while (%at_30 = %v_29, %at_31 = %loop_20#1) : (index, index) -> (index, index) {
          %is_35 = arith.cmpi slt, %at_30, %v_7 : index
          scf.condition(%is_35) %at_30, %at_31 : index, index
        } do {
          ^bb0(%i_33: index, %i_34: index):
          %v_36 = arith.index_cast %address_8 : index to i64
          %pointer_37 = llvm.inttoptr %v_36 : i64 to !llvm.ptr
          %v_38 = arith.index_cast %c_6 : index to i32
          %v_39 = llvm.atomicrmw add %pointer_37, %v_38 monotonic : !llvm.ptr, i32
          %v_40 = arith.index_cast %v_39 : i32 to index
          %v_41 = arith.muli %v_9, %c_7 : index
          %v_42 = arith.divui %v_7, %v_41 : index
          %v_43 = arith.maxsi %v_42, %c_6 : index
          %v_44 = arith.divui %v_40, %v_9 : index
          %loop_46:2 = scf.for %i_45 = %c_2 to %v_44 step %c_6 iter_args(%carry_47 = %c_2, %carry_48 = %v_43) -> (index, index) {
            %v_49 = arith.muli %carry_48, %v_9 : index
            %v_50 = arith.addi %carry_47, %v_49 : index
            %v_51 = arith.divui %carry_48, %c_7 : index
            %v_52 = arith.maxsi %v_51, %c_6 : index
            scf.yield %v_50, %v_52 : index, index
          }
          %v_53 = arith.remui %v_40, %v_9 : index
          %v_54 = arith.muli %v_53, %loop_46#1 : index
          %v_55 = arith.addi %loop_46#0, %v_54 : index
          %v_56 = arith.addi %i_33, %i_34 : index
          scf.for %i_57 = %i_33 to %v_56 step %c_6 {
            %v_58 = arith.addi %i_57, %c_6 : index
            %is_59 = arith.cmpi eq, %v_58, %v_56 : index
            %v_60 = arith.select %is_59, %v_55, %v_58 : index
            %v_61 = arith.divui %i_57, %c_6 : index
            %v_62 = arith.remui %i_57, %c_6 : index
            %v_63 = arith.muli %v_62, %c_4 : index
            %v_64 = memref.load %row_blocks[%v_61, %c_2] : memref<?x4xi32>
            %v_65 = arith.index_cast %v_64 : i32 to index
            %v_66 = memref.load %row_blocks[%v_61, %c_6] : memref<?x4xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = memref.load %row_blocks[%v_61, %c_7] : memref<?x4xi32>
            %v_69 = arith.index_cast %v_68 : i32 to index
            %v_70 = arith.subi %v_7, %c_6 : index
            %v_71 = arith.minsi %v_60, %v_70 : index
            %v_72 = arith.divui %v_71, %c_6 : index
            %v_73 = memref.load %row_blocks[%v_72, %c_2] : memref<?x4xi32>
            %v_74 = arith.index_cast %v_73 : i32 to index
            %v_75 = memref.load %row_blocks[%v_72, %c_6] : memref<?x4xi32>
            %v_76 = arith.index_cast %v_75 : i32 to index
            %v_77 = memref.load %row_blocks[%v_72, %c_7] : memref<?x4xi32>
            %v_78 = arith.index_cast %v_77 : i32 to index
            %v_79 = arith.remui %v_71, %c_6 : index
            %v_80 = arith.muli %v_79, %c_4 : index
            %v_81 = memref.load %packed[%c_2] : memref<1xi32>
            %v_82 = arith.index_cast %v_61 : index to i32
            %is_83 = arith.cmpi ne, %v_81, %v_82 : i32
            scf.if %is_83 {
              %v_84 = arith.index_cast %v_61 : index to i32
              memref.store %v_84, %packed[%c_2] : memref<1xi32>
              %v_85 = arith.addi %v_69, %c_8 : index
              %v_86 = arith.divui %v_85, %c_9 : index
              scf.for %i_87 = %c_2 to %v_86 step %c_6 {
                scf.for %i_88 = %c_2 to %c_9 step %c_6 {
                  %v_89 = arith.muli %i_87, %c_9 : index
                  %v_90 = arith.addi %v_67, %v_89 : index
                  %v_91 = arith.addi %v_90, %i_88 : index
                  %v_92 = memref.load %assignment_of[%v_91] : memref<?xi32>
                  %v_93 = arith.index_cast %v_92 : i32 to index
                  %v_94 = arith.maxsi %v_93, %c_2 : index
                  %is_95 = arith.cmpi sge, %v_92, %c_10 : i32
                  %v_96 = arith.divui %v_94, %c_11 : index
                  %v_97 = arith.index_cast %v_96 : index to i32
                  %v_98 = arith.select %is_95, %v_97, %v_92 : i32
                  memref.store %v_98, %tile_tokens[%i_88] : memref<16xi32>
                }
                %v_99 = arith.muli %i_87, %c_12 : index
                %v_100 = arith.addi %v_3, %v_99 : index
                scf.for %i_101 = %c_2 to %c_4 step %c_4 {
                  scf.for %i_102 = %c_2 to %c_9 step %c_6 {
                    %v_103 = memref.load %tile_tokens[%i_102] : memref<16xi32>
                    %v_104 = arith.index_cast %v_103 : i32 to index
                    %is_105 = arith.cmpi sge, %v_104, %c_2 : index
                    %v_106 = arith.select %is_105, %c_4, %c_2 : index
                    %mask_107 = vector.create_mask %v_106 : vector<32xi1>
                    %v_108 = arith.maxsi %v_104, %c_2 : index
                    %v_109 = vector.maskedload %x[%v_108, %i_101], %mask_107, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    vector.store %v_109, %square[%i_102, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  }
                  %v_110 = arith.muli %i_101, %c_4 : index
                  %v_111 = arith.addi %v_100, %v_110 : index
                  %address_112 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
                  func.call @transpose(%address_112, %v_111) : (index, index) -> ()
                }
                scf.for %i_113 = %c_2 to %c_9 step %c_6 {
                  %v_114 = memref.load %tile_tokens[%i_113] : memref<16xi32>
                  %v_115 = arith.index_cast %v_114 : i32 to index
                  %is_116 = arith.cmpi sge, %v_115, %c_2 : index
                  %v_117 = arith.select %is_116, %c_14, %c_2 : index
                  %mask_118 = vector.create_mask %v_117 : vector<32xi1>
                  %v_119 = arith.maxsi %v_115, %c_2 : index
                  %v_120 = vector.maskedload %x[%v_119, %c_4], %mask_118, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  vector.store %v_120, %square[%i_113, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                }
                %v_121 = arith.muli %c_4, %c_4 : index
                %v_122 = arith.addi %v_100, %v_121 : index
                %address_123 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
                func.call @transpose(%address_123, %v_122) : (index, index) -> ()
              }
            }
            %v_124 = arith.addi %v_63, %c_4 : index
            %v_125 = arith.minsi %v_124, %c_15 : index
            %v_126 = arith.addi %v_69, %c_8 : index
            %v_127 = arith.divui %v_126, %c_9 : index
            scf.for %i_128 = %v_63 to %v_125 step %c_9 {
              %v_129 = arith.minsi %i_128, %c_14 : index
              %v_130 = arith.addi %v_129, %c_15 : index
              %v_131 = arith.addi %i_128, %c_9 : index
              %is_132 = arith.cmpi sge, %v_131, %v_125 : index
              %v_133 = arith.select %is_132, %v_74, %v_65 : index
              %v_134 = arith.addi %i_128, %c_9 : index
              %v_135 = arith.select %is_132, %v_80, %v_134 : index
              %address_136 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              %v_137 = arith.muli %v_133, %c_16 : index
              %v_138 = arith.addi %v_137, %v_135 : index
              %v_139 = arith.muli %v_138, %c_17 : index
              %v_140 = arith.addi %address_136, %v_139 : index
              %v_141 = arith.addi %v_140, %c_18 : index
              %mask_142 = vector.create_mask %c_14 : vector<32xi1>
              scf.for %i_143 = %c_2 to %c_9 step %c_6 {
                %v_144 = arith.addi %v_129, %i_143 : index
                %v_145 = vector.maskedload %expert_gate_up[%v_65, %v_144, %c_4], %mask_142, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                vector.store %v_145, %tail[%i_143, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              scf.for %i_146 = %c_2 to %c_9 step %c_6 {
                %v_147 = arith.addi %v_130, %i_146 : index
                %v_148 = vector.maskedload %expert_gate_up[%v_65, %v_147, %c_4], %mask_142, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_149 = arith.addi %i_146, %c_9 : index
                vector.store %v_148, %tail[%v_149, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              %v_150 = arith.divui %v_127, %c_7 : index
              %v_151 = arith.muli %v_150, %c_7 : index
              %v_152 = arith.subi %v_127, %v_151 : index
              %v_153 = arith.addi %v_152, %c_6 : index
              %v_154 = arith.divui %v_153, %c_7 : index
              %v_155 = arith.addi %v_150, %v_154 : index
              scf.for %i_156 = %c_2 to %v_155 step %c_6 {
                %is_157 = arith.cmpi slt, %i_156, %v_150 : index
                %v_158 = arith.muli %i_156, %c_7 : index
                %v_159 = arith.muli %v_150, %c_7 : index
                %v_160 = arith.subi %i_156, %v_150 : index
                %v_161 = arith.muli %v_160, %c_7 : index
                %v_162 = arith.addi %v_159, %v_161 : index
                %v_163 = arith.select %is_157, %v_158, %v_162 : index
                %v_164 = arith.subi %v_127, %v_163 : index
                %v_165 = arith.minsi %v_164, %c_7 : index
                %v_166 = arith.select %is_157, %c_7, %v_165 : index
                %v_167 = arith.muli %v_163, %c_12 : index
                %v_168 = arith.addi %v_3, %v_167 : index
                %is_169 = arith.cmpi eq, %v_166, %c_7 : index
                scf.if %is_169 {
                  %address_170 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_171 = arith.muli %v_65, %c_16 : index
                  %v_172 = arith.addi %v_171, %v_129 : index
                  %v_173 = arith.muli %v_172, %c_17 : index
                  %v_174 = arith.addi %address_170, %v_173 : index
                  %address_175 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_176 = arith.muli %v_65, %c_16 : index
                  %v_177 = arith.addi %v_176, %v_130 : index
                  %v_178 = arith.muli %v_177, %c_17 : index
                  %v_179 = arith.addi %address_175, %v_178 : index
                  func.call @multiply_16x2_ragged(%sums, %tail, %v_174, %v_179, %c_17, %c_19, %v_168, %c_12, %v_140, %v_141, %v_155, %i_156) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                %is_180 = arith.cmpi eq, %v_166, %c_6 : index
                scf.if %is_180 {
                  %address_181 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_182 = arith.muli %v_65, %c_16 : index
                  %v_183 = arith.addi %v_182, %v_129 : index
                  %v_184 = arith.muli %v_183, %c_17 : index
                  %v_185 = arith.addi %address_181, %v_184 : index
                  %address_186 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_187 = arith.muli %v_65, %c_16 : index
                  %v_188 = arith.addi %v_187, %v_130 : index
                  %v_189 = arith.muli %v_188, %c_17 : index
                  %v_190 = arith.addi %address_186, %v_189 : index
                  func.call @multiply_16x1_ragged(%sums, %tail, %v_185, %v_190, %c_17, %c_19, %v_168, %c_12, %v_140, %v_141, %v_155, %i_156) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                scf.for %i_191 = %c_2 to %v_166 step %c_6 {
                  %v_192 = arith.addi %v_163, %i_191 : index
                  %v_193 = arith.muli %i_191, %c_4 : index
                  %address_194 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_195 = arith.muli %v_192, %c_9 : index
                  %v_196 = arith.addi %v_67, %v_195 : index
                  %v_197 = arith.muli %v_196, %c_20 : index
                  %v_198 = arith.addi %address_194, %v_197 : index
                  scf.for %i_199 = %c_2 to %c_6 step %c_6 {
                    %v_200 = arith.subi %c_15, %i_128 : index
                    %v_201 = arith.maxsi %v_200, %c_2 : index
                    %v_202 = arith.minsi %c_9, %v_201 : index
                    scf.for %i_203 = %c_2 to %v_202 step %c_7 {
                      %v_204 = arith.addi %i_128, %i_203 : index
                      %v_205 = arith.addi %v_193, %c_2 : index
                      %v_206 = arith.subi %v_204, %v_129 : index
                      %v_207 = arith.addi %v_205, %v_206 : index
                      %v_208 = vector.load %sums[%v_207, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_209 = arith.addi %v_193, %c_9 : index
                      %v_210 = arith.subi %v_204, %v_129 : index
                      %v_211 = arith.addi %v_209, %v_210 : index
                      %v_212 = vector.load %sums[%v_211, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_213 = arith.subf %c_21, %v_208 : vector<16xf32>
                      %is_214 = arith.cmpf ogt, %v_213, %c_22 : vector<16xf32>
                      %v_215 = arith.select %is_214, %c_22, %v_213 : vector<16xi1>, vector<16xf32>
                      %is_216 = arith.cmpf olt, %v_215, %c_23 : vector<16xf32>
                      %v_217 = arith.select %is_216, %c_23, %v_215 : vector<16xi1>, vector<16xf32>
                      %v_218 = arith.mulf %v_217, %c_24 : vector<16xf32>
                      %v_219 = math.roundeven %v_218 : vector<16xf32>
                      %acc_220 = math.fma %v_219, %c_25, %v_217 : vector<16xf32>
                      %acc_221 = math.fma %v_219, %c_26, %acc_220 : vector<16xf32>
                      %acc_222 = math.fma %c_27, %acc_221, %c_28 : vector<16xf32>
                      %acc_223 = math.fma %acc_222, %acc_221, %c_29 : vector<16xf32>
                      %acc_224 = math.fma %acc_223, %acc_221, %c_30 : vector<16xf32>
                      %acc_225 = math.fma %acc_224, %acc_221, %c_31 : vector<16xf32>
                      %acc_226 = math.fma %acc_225, %acc_221, %c_32 : vector<16xf32>
                      %acc_227 = math.fma %acc_226, %acc_221, %c_33 : vector<16xf32>
                      %acc_228 = math.fma %acc_227, %acc_221, %c_33 : vector<16xf32>
                      %v_229 = arith.fptosi %v_219 : vector<16xf32> to vector<16xi32>
                      %v_230 = arith.shrsi %v_229, %c_34 : vector<16xi32>
                      %v_231 = arith.subi %v_229, %v_230 : vector<16xi32>
                      %v_232 = arith.addi %v_230, %c_36 : vector<16xi32>
                      %v_233 = arith.shli %v_232, %c_35 : vector<16xi32>
                      %v_234 = arith.bitcast %v_233 : vector<16xi32> to vector<16xf32>
                      %v_235 = arith.mulf %acc_228, %v_234 : vector<16xf32>
                      %v_236 = arith.addi %v_231, %c_36 : vector<16xi32>
                      %v_237 = arith.shli %v_236, %c_35 : vector<16xi32>
                      %v_238 = arith.bitcast %v_237 : vector<16xi32> to vector<16xf32>
                      %v_239 = arith.mulf %v_235, %v_238 : vector<16xf32>
                      %v_240 = arith.addf %v_239, %c_33 : vector<16xf32>
                      %v_241 = arith.divf %c_33, %v_240 : vector<16xf32>
                      %v_242 = arith.mulf %v_208, %v_241 : vector<16xf32>
                      %v_243 = arith.mulf %v_242, %v_212 : vector<16xf32>
                      %v_244 = arith.addi %i_128, %i_203 : index
                      %v_245 = arith.addi %v_244, %c_6 : index
                      %v_246 = arith.addi %v_193, %c_2 : index
                      %v_247 = arith.subi %v_245, %v_129 : index
                      %v_248 = arith.addi %v_246, %v_247 : index
                      %v_249 = vector.load %sums[%v_248, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_250 = arith.addi %v_193, %c_9 : index
                      %v_251 = arith.subi %v_245, %v_129 : index
                      %v_252 = arith.addi %v_250, %v_251 : index
                      %v_253 = vector.load %sums[%v_252, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_254 = arith.subf %c_21, %v_249 : vector<16xf32>
                      %is_255 = arith.cmpf ogt, %v_254, %c_22 : vector<16xf32>
                      %v_256 = arith.select %is_255, %c_22, %v_254 : vector<16xi1>, vector<16xf32>
                      %is_257 = arith.cmpf olt, %v_256, %c_23 : vector<16xf32>
                      %v_258 = arith.select %is_257, %c_23, %v_256 : vector<16xi1>, vector<16xf32>
                      %v_259 = arith.mulf %v_258, %c_24 : vector<16xf32>
                      %v_260 = math.roundeven %v_259 : vector<16xf32>
                      %acc_261 = math.fma %v_260, %c_25, %v_258 : vector<16xf32>
                      %acc_262 = math.fma %v_260, %c_26, %acc_261 : vector<16xf32>
                      %acc_263 = math.fma %c_27, %acc_262, %c_28 : vector<16xf32>
                      %acc_264 = math.fma %acc_263, %acc_262, %c_29 : vector<16xf32>
                      %acc_265 = math.fma %acc_264, %acc_262, %c_30 : vector<16xf32>
                      %acc_266 = math.fma %acc_265, %acc_262, %c_31 : vector<16xf32>
                      %acc_267 = math.fma %acc_266, %acc_262, %c_32 : vector<16xf32>
                      %acc_268 = math.fma %acc_267, %acc_262, %c_33 : vector<16xf32>
                      %acc_269 = math.fma %acc_268, %acc_262, %c_33 : vector<16xf32>
                      %v_270 = arith.fptosi %v_260 : vector<16xf32> to vector<16xi32>
                      %v_271 = arith.shrsi %v_270, %c_34 : vector<16xi32>
                      %v_272 = arith.subi %v_270, %v_271 : vector<16xi32>
                      %v_273 = arith.addi %v_271, %c_36 : vector<16xi32>
                      %v_274 = arith.shli %v_273, %c_35 : vector<16xi32>
                      %v_275 = arith.bitcast %v_274 : vector<16xi32> to vector<16xf32>
                      %v_276 = arith.mulf %acc_269, %v_275 : vector<16xf32>
                      %v_277 = arith.addi %v_272, %c_36 : vector<16xi32>
                      %v_278 = arith.shli %v_277, %c_35 : vector<16xi32>
                      %v_279 = arith.bitcast %v_278 : vector<16xi32> to vector<16xf32>
                      %v_280 = arith.mulf %v_276, %v_279 : vector<16xf32>
                      %v_281 = arith.addf %v_280, %c_33 : vector<16xf32>
                      %v_282 = arith.divf %c_33, %v_281 : vector<16xf32>
                      %v_283 = arith.mulf %v_249, %v_282 : vector<16xf32>
                      %v_284 = arith.mulf %v_283, %v_253 : vector<16xf32>
                      %v_285 = arith.truncf %v_243 : vector<16xf32> to vector<16xbf16>
                      %v_286 = arith.truncf %v_284 : vector<16xf32> to vector<16xbf16>
                      %v_287 = vector.shuffle %v_285, %v_286 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                      %v_288 = arith.addi %i_128, %i_203 : index
                      %v_289 = arith.divui %v_288, %c_7 : index
                      %v_290 = arith.muli %v_289, %c_20 : index
                      %v_291 = arith.addi %v_198, %v_290 : index
                      %v_292 = arith.index_cast %v_291 : index to i64
                      %pointer_293 = llvm.inttoptr %v_292 : i64 to !llvm.ptr
                      llvm.store %v_287, %pointer_293 <alignment = 64> : vector<32xbf16>, !llvm.ptr
                    }
                  }
                  %v_294 = arith.addi %i_128, %c_9 : index
                  %is_295 = arith.cmpi sge, %v_294, %c_15 : index
                  scf.if %is_295 {
                    %v_296 = arith.addi %v_198, %c_38 : index
                    %v_297 = arith.index_cast %v_296 : index to i64
                    %pointer_298 = llvm.inttoptr %v_297 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_298 <alignment = 64> : vector<16xi32>, !llvm.ptr
                    %v_299 = arith.addi %v_198, %c_39 : index
                    %v_300 = arith.index_cast %v_299 : index to i64
                    %pointer_301 = llvm.inttoptr %v_300 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_301 <alignment = 64> : vector<16xi32>, !llvm.ptr
                    %v_302 = arith.addi %v_198, %c_40 : index
                    %v_303 = arith.index_cast %v_302 : index to i64
                    %pointer_304 = llvm.inttoptr %v_303 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_304 <alignment = 64> : vector<16xi32>, !llvm.ptr
                    %v_305 = arith.addi %v_198, %c_41 : index
                    %v_306 = arith.index_cast %v_305 : index to i64
                    %pointer_307 = llvm.inttoptr %v_306 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_307 <alignment = 64> : vector<16xi32>, !llvm.ptr
                  }
                }
              }
            }
          }
          scf.yield %v_55, %loop_46#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 39 : index
        %c_6 = arith.constant 31 : index
        %c_7 = arith.constant 256 : index
        %c_8 = arith.constant 64 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 40 : index
        %c_11 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_12 = arith.constant 16 : index
        %c_13 = arith.constant 15 : index
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 48 : index
        %c_16 = arith.constant 768 : index
        %c_17 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_18 = arith.constant 1024 : index
        %c_19 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_20 = arith.constant 0 : i32
        %c_21 = arith.constant 3 : index
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x32xbf16>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_1] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_1] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_1] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_1] : !stream.binding -> memref<8x40x24xbf16>
        %y = stream.binding.subspan %y_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
        %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
        %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
        vector.store %c_0, %tile_shapes[%c_1] : memref<64xi8>, vector<64xi8>
        %address_1 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_2 = arith.index_cast %address_1 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_2 : (i64) -> ()
        %v_3 = memref.load %counters[%c_2] : memref<48xi32>
        %v_4 = arith.index_cast %v_3 : i32 to index
        %v_5 = arith.muli %v_4, %c_2 : index
        %is_6 = arith.cmpi sle, %assignments, %v_5 : index
        %v_7 = arith.select %is_6, %c_3, %c_4 : index
        %v_8 = arith.muli %workers, %v_7 : index
        %v_9 = arith.addi %v_8, %c_5 : index
        %v_10 = arith.divui %v_9, %v_8 : index
        %v_11 = arith.addi %v_10, %c_6 : index
        %v_12 = arith.divui %v_11, %c_2 : index
        %v_13 = arith.muli %v_12, %c_2 : index
        %v_14 = arith.minsi %v_13, %c_7 : index
        %v_15 = arith.addi %v_14, %c_5 : index
        %v_16 = arith.divui %v_15, %v_14 : index
        %address_17 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_18 = arith.addi %address_17, %c_8 : index
        %v_19 = arith.muli %workers, %c_3 : index
        %v_20 = arith.index_cast %v_18 : index to i64
        %pointer_21 = llvm.inttoptr %v_20 : i64 to !llvm.ptr
        %v_22 = arith.index_cast %c_4 : index to i32
        %v_23 = llvm.atomicrmw add %pointer_21, %v_22 monotonic : !llvm.ptr, i32
        %v_24 = arith.index_cast %v_23 : i32 to index
        %v_25 = arith.muli %v_19, %c_9 : index
        %v_26 = arith.divui %v_16, %v_25 : index
        %v_27 = arith.maxsi %v_26, %c_4 : index
        %v_28 = arith.divui %v_24, %v_19 : index
        %loop_30:2 = scf.for %i_29 = %c_1 to %v_28 step %c_4 iter_args(%carry_31 = %c_1, %carry_32 = %v_27) -> (index, index) {
          %v_33 = arith.muli %carry_32, %v_19 : index
          %v_34 = arith.addi %carry_31, %v_33 : index
          %v_35 = arith.divui %carry_32, %c_9 : index
          %v_36 = arith.maxsi %v_35, %c_4 : index
          scf.yield %v_34, %v_36 : index, index
        }
        %v_37 = arith.remui %v_24, %v_19 : index
        %v_38 = arith.muli %v_37, %loop_30#1 : index
        %v_39 = arith.addi %loop_30#0, %v_38 : index
        %end_42:2 = scf.while (%at_40 = %v_39, %at_41 = %loop_30#1) : (index, index) -> (index, index) {
          %is_45 = arith.cmpi slt, %at_40, %v_16 : index
          scf.condition(%is_45) %at_40, %at_41 : index, index
        } do {
          ^bb0(%i_43: index, %i_44: index):
          %v_46 = arith.index_cast %v_18 : index to i64
          %pointer_47 = llvm.inttoptr %v_46 : i64 to !llvm.ptr
          %v_48 = arith.index_cast %c_4 : index to i32
          %v_49 = llvm.atomicrmw add %pointer_47, %v_48 monotonic : !llvm.ptr, i32
          %v_50 = arith.index_cast %v_49 : i32 to index
          %v_51 = arith.muli %v_19, %c_9 : index
          %v_52 = arith.divui %v_16, %v_51 : index
          %v_53 = arith.maxsi %v_52, %c_4 : index
          %v_54 = arith.divui %v_50, %v_19 : index
          %loop_56:2 = scf.for %i_55 = %c_1 to %v_54 step %c_4 iter_args(%carry_57 = %c_1, %carry_58 = %v_53) -> (index, index) {
            %v_59 = arith.muli %carry_58, %v_19 : index
            %v_60 = arith.addi %carry_57, %v_59 : index
            %v_61 = arith.divui %carry_58, %c_9 : index
            %v_62 = arith.maxsi %v_61, %c_4 : index
            scf.yield %v_60, %v_62 : index, index
          }
          %v_63 = arith.remui %v_50, %v_19 : index
          %v_64 = arith.muli %v_63, %loop_56#1 : index
          %v_65 = arith.addi %loop_56#0, %v_64 : index
          %v_66 = arith.addi %i_43, %i_44 : index
          scf.for %i_67 = %i_43 to %v_66 step %c_4 {
            %v_68 = arith.addi %i_67, %c_4 : index
            %is_69 = arith.cmpi eq, %v_68, %v_66 : index
            %v_70 = arith.select %is_69, %v_65, %v_68 : index
            %v_71 = arith.muli %i_67, %v_14 : index
            %v_72 = arith.addi %v_71, %v_14 : index
            %v_73 = arith.minsi %v_72, %c_10 : index
            scf.for %i_74 = %c_1 to %tokens step %c_4 {
              scf.for %i_75 = %v_71 to %v_73 step %c_12 {
                %v_76 = arith.subi %v_73, %i_75 : index
                %mask_77 = vector.create_mask %v_76 : vector<16xi1>
                vector.maskedstore %y[%i_74, %i_75], %mask_77, %c_11 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
            scf.for %i_78 = %c_1 to %v_4 step %c_4 {
              %v_79 = memref.load %row_blocks[%i_78, %c_1] : memref<?x4xi32>
              %v_80 = arith.index_cast %v_79 : i32 to index
              %v_81 = memref.load %row_blocks[%i_78, %c_4] : memref<?x4xi32>
              %v_82 = arith.index_cast %v_81 : i32 to index
              %v_83 = memref.load %row_blocks[%i_78, %c_9] : memref<?x4xi32>
              %v_84 = arith.index_cast %v_83 : i32 to index
              %v_85 = arith.addi %i_78, %c_4 : index
              %is_86 = arith.cmpi eq, %v_85, %v_4 : index
              %v_87 = arith.addi %i_78, %c_4 : index
              %v_88 = arith.select %is_86, %c_1, %v_87 : index
              %v_89 = memref.load %row_blocks[%v_88, %c_1] : memref<?x4xi32>
              %v_90 = arith.index_cast %v_89 : i32 to index
              %v_91 = memref.load %row_blocks[%v_88, %c_4] : memref<?x4xi32>
              %v_92 = arith.index_cast %v_91 : i32 to index
              %v_93 = memref.load %row_blocks[%v_88, %c_9] : memref<?x4xi32>
              %v_94 = arith.index_cast %v_93 : i32 to index
              %v_95 = arith.subi %v_16, %c_4 : index
              %v_96 = arith.minsi %v_70, %v_95 : index
              %v_97 = arith.muli %v_96, %v_14 : index
              %v_98 = arith.select %is_86, %v_97, %v_71 : index
              %address_99 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_100 = arith.muli %v_82, %c_8 : index
              %v_101 = arith.addi %address_99, %v_100 : index
              %v_102 = arith.addi %v_84, %c_13 : index
              %v_103 = arith.divui %v_102, %c_12 : index
              scf.for %i_104 = %v_71 to %v_73 step %c_2 {
                %v_105 = arith.addi %i_104, %c_12 : index
                %v_106 = arith.minsi %i_104, %c_14 : index
                %v_107 = arith.minsi %v_105, %c_14 : index
                %v_108 = arith.addi %i_104, %c_2 : index
                %is_109 = arith.cmpi sge, %v_108, %v_73 : index
                %v_110 = arith.select %is_109, %v_90, %v_80 : index
                %v_111 = arith.addi %i_104, %c_2 : index
                %v_112 = arith.select %is_109, %v_98, %v_111 : index
                %address_113 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_114 = arith.muli %v_110, %c_10 : index
                %v_115 = arith.addi %v_114, %v_112 : index
                %v_116 = arith.muli %v_115, %c_15 : index
                %v_117 = arith.addi %address_113, %v_116 : index
                %v_118 = arith.addi %v_117, %c_16 : index
                %mask_119 = vector.create_mask %c_14 : vector<32xi1>
                scf.for %i_120 = %c_1 to %c_12 step %c_4 {
                  %v_121 = arith.addi %v_106, %i_120 : index
                  %v_122 = vector.maskedload %expert_down[%v_80, %v_121, %c_1], %mask_119, %c_17 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  vector.store %v_122, %tail[%i_120, %c_1] : memref<32x32xbf16>, vector<32xbf16>
                }
                scf.for %i_123 = %c_1 to %c_12 step %c_4 {
                  %v_124 = arith.addi %v_107, %i_123 : index
                  %v_125 = vector.maskedload %expert_down[%v_80, %v_124, %c_1], %mask_119, %c_17 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_126 = arith.addi %i_123, %c_12 : index
                  vector.store %v_125, %tail[%v_126, %c_1] : memref<32x32xbf16>, vector<32xbf16>
                }
                %v_127 = arith.divui %v_103, %c_9 : index
                %v_128 = arith.muli %v_127, %c_9 : index
                %v_129 = arith.subi %v_103, %v_128 : index
                %v_130 = arith.addi %v_129, %c_4 : index
                %v_131 = arith.divui %v_130, %c_9 : index
                %v_132 = arith.addi %v_127, %v_131 : index
                scf.for %i_133 = %c_1 to %v_132 step %c_4 {
                  %is_134 = arith.cmpi slt, %i_133, %v_127 : index
                  %v_135 = arith.muli %i_133, %c_9 : index
                  %v_136 = arith.muli %v_127, %c_9 : index
                  %v_137 = arith.subi %i_133, %v_127 : index
                  %v_138 = arith.muli %v_137, %c_9 : index
                  %v_139 = arith.addi %v_136, %v_138 : index
                  %v_140 = arith.select %is_134, %v_135, %v_139 : index
                  %v_141 = arith.subi %v_103, %v_140 : index
                  %v_142 = arith.minsi %v_141, %c_9 : index
                  %v_143 = arith.select %is_134, %c_9, %v_142 : index
                  %v_144 = arith.muli %v_140, %c_18 : index
                  %v_145 = arith.addi %v_101, %v_144 : index
                  %is_146 = arith.cmpi eq, %v_143, %c_9 : index
                  scf.if %is_146 {
                    %address_147 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_148 = arith.muli %v_80, %c_10 : index
                    %v_149 = arith.addi %v_148, %v_106 : index
                    %v_150 = arith.muli %v_149, %c_15 : index
                    %v_151 = arith.addi %address_147, %v_150 : index
                    %address_152 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_153 = arith.muli %v_80, %c_10 : index
                    %v_154 = arith.addi %v_153, %v_107 : index
                    %v_155 = arith.muli %v_154, %c_15 : index
                    %v_156 = arith.addi %address_152, %v_155 : index
                    func.call @multiply_16x2_ragged(%sums, %tail, %v_151, %v_156, %c_15, %c_14, %v_145, %c_18, %v_117, %v_118, %v_132, %i_133) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  %is_157 = arith.cmpi eq, %v_143, %c_4 : index
                  scf.if %is_157 {
                    %address_158 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_159 = arith.muli %v_80, %c_10 : index
                    %v_160 = arith.addi %v_159, %v_106 : index
                    %v_161 = arith.muli %v_160, %c_15 : index
                    %v_162 = arith.addi %address_158, %v_161 : index
                    %address_163 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_164 = arith.muli %v_80, %c_10 : index
                    %v_165 = arith.addi %v_164, %v_107 : index
                    %v_166 = arith.muli %v_165, %c_15 : index
                    %v_167 = arith.addi %address_163, %v_166 : index
                    func.call @multiply_16x1_ragged(%sums, %tail, %v_162, %v_167, %c_15, %c_14, %v_145, %c_18, %v_117, %v_118, %v_132, %i_133) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  scf.for %i_168 = %c_1 to %v_143 step %c_4 {
                    %v_169 = arith.addi %v_140, %i_168 : index
                    %v_170 = arith.muli %i_168, %c_2 : index
                    %v_171 = arith.muli %v_169, %c_12 : index
                    %v_172 = arith.addi %v_82, %v_171 : index
                    scf.for %i_173 = %c_1 to %c_9 step %c_4 {
                      %is_174 = arith.cmpi eq, %i_173, %c_1 : index
                      %v_175 = arith.select %is_174, %i_104, %v_105 : index
                      %is_176 = arith.cmpi eq, %i_173, %c_1 : index
                      %v_177 = arith.select %is_176, %v_106, %v_107 : index
                      %is_178 = arith.cmpi slt, %v_175, %v_73 : index
                      scf.if %is_178 {
                        %v_179 = arith.muli %i_173, %c_12 : index
                        %v_180 = arith.addi %v_170, %v_179 : index
                        %address_181 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
                        %v_182 = arith.muli %v_180, %c_8 : index
                        %v_183 = arith.addi %address_181, %v_182 : index
                        func.call @transpose(%v_183, %v_183) : (index, index) -> ()
                        %v_184 = arith.subi %v_175, %v_177 : index
                        %v_185 = arith.index_cast %v_184 : index to i32
                        %v_186 = vector.broadcast %v_185 : i32 to vector<16xi32>
                        %is_187 = arith.cmpi sge, %c_19, %v_186 : vector<16xi32>
                        scf.for %i_188 = %c_1 to %c_12 step %c_4 {
                          %v_189 = arith.addi %v_180, %i_188 : index
                          %v_190 = vector.load %sums[%v_189, %c_1] : memref<64x16xf32>, vector<16xf32>
                          %v_191 = arith.addi %v_172, %i_188 : index
                          %v_192 = memref.load %assignment_of[%v_191] : memref<?xi32>
                          %is_193 = arith.cmpi sge, %v_192, %c_20 : i32
                          scf.if %is_193 {
                            %v_194 = arith.index_cast %v_192 : i32 to index
                            %v_195 = arith.divui %v_194, %c_21 : index
                            %v_196 = vector.maskedload %y[%v_195, %v_177], %is_187, %c_11 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_197 = memref.load %weights[%v_194] : memref<?xf32>
                            %v_198 = vector.broadcast %v_197 : f32 to vector<16xf32>
                            %v_199 = arith.mulf %v_190, %v_198 : vector<16xf32>
                            %v_200 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_199) : (vector<16xf32>) -> vector<16xf32>
                            %v_201 = arith.addf %v_196, %v_200 : vector<16xf32>
                            vector.maskedstore %y[%v_195, %v_177], %is_187, %v_201 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_65, %loop_56#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
        return
      }
    }
  }

  stream.executable private @project_1x40_f32 {
    stream.executable.export public @project_1x40_f32 workgroups(%tokens: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 16 : index
      %y = arith.ceildivui %tokens, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @project_1x40_f32(%x_binding: !stream.binding, %weight_binding: !stream.binding, %y_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 8 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 3 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 5 : index
        %c_8 = arith.constant 6 : index
        %c_9 = arith.constant 7 : index
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
        %weight = stream.binding.subspan %weight_binding[%c_3] : !stream.binding -> memref<1x40xf32>
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x1xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<16x8xf64>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        %is_7 = arith.cmpi eq, %tokens, %c_1 : index
        scf.if %is_7 {
          scf.for %i_8 = %v_1 to %v_4 step %c_2 {
            %v_9 = arith.minsi %i_8, %c_3 : index
            %v_10 = arith.addi %i_8, %c_1 : index
            %v_11 = arith.minsi %v_10, %c_3 : index
            %v_12 = arith.addi %i_8, %c_4 : index
            %v_13 = arith.minsi %v_12, %c_3 : index
            %v_14 = arith.addi %i_8, %c_5 : index
            %v_15 = arith.minsi %v_14, %c_3 : index
            %v_16 = arith.addi %i_8, %c_6 : index
            %v_17 = arith.minsi %v_16, %c_3 : index
            %v_18 = arith.addi %i_8, %c_7 : index
            %v_19 = arith.minsi %v_18, %c_3 : index
            %v_20 = arith.addi %i_8, %c_8 : index
            %v_21 = arith.minsi %v_20, %c_3 : index
            %v_22 = arith.addi %i_8, %c_9 : index
            %v_23 = arith.minsi %v_22, %c_3 : index
            %v_24 = arith.subi %tokens, %c_1 : index
            %v_25 = arith.minsi %c_3, %v_24 : index
            %loop_27:8 = scf.for %i_26 = %c_3 to %c_11 step %c_2 iter_args(%carry_28 = %c_10, %carry_29 = %c_10, %carry_30 = %c_10, %carry_31 = %c_10, %carry_32 = %c_10, %carry_33 = %c_10, %carry_34 = %c_10, %carry_35 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %v_36 = vector.load %x[%v_25, %i_26] : memref<?x40xf32>, vector<8xf32>
              %v_37 = arith.extf %v_36 : vector<8xf32> to vector<8xf64>
              %v_38 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_9, %v_38], read, locality<3>, data : memref<1x40xf32>
              %v_39 = vector.load %weight[%v_9, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_40 = arith.extf %v_39 : vector<8xf32> to vector<8xf64>
              %acc_41 = math.fma %v_40, %v_37, %carry_28 : vector<8xf64>
              %v_42 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_11, %v_42], read, locality<3>, data : memref<1x40xf32>
              %v_43 = vector.load %weight[%v_11, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_44 = arith.extf %v_43 : vector<8xf32> to vector<8xf64>
              %acc_45 = math.fma %v_44, %v_37, %carry_29 : vector<8xf64>
              %v_46 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_13, %v_46], read, locality<3>, data : memref<1x40xf32>
              %v_47 = vector.load %weight[%v_13, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_48 = arith.extf %v_47 : vector<8xf32> to vector<8xf64>
              %acc_49 = math.fma %v_48, %v_37, %carry_30 : vector<8xf64>
              %v_50 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_15, %v_50], read, locality<3>, data : memref<1x40xf32>
              %v_51 = vector.load %weight[%v_15, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_52 = arith.extf %v_51 : vector<8xf32> to vector<8xf64>
              %acc_53 = math.fma %v_52, %v_37, %carry_31 : vector<8xf64>
              %v_54 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_17, %v_54], read, locality<3>, data : memref<1x40xf32>
              %v_55 = vector.load %weight[%v_17, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_56 = arith.extf %v_55 : vector<8xf32> to vector<8xf64>
              %acc_57 = math.fma %v_56, %v_37, %carry_32 : vector<8xf64>
              %v_58 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_19, %v_58], read, locality<3>, data : memref<1x40xf32>
              %v_59 = vector.load %weight[%v_19, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_60 = arith.extf %v_59 : vector<8xf32> to vector<8xf64>
              %acc_61 = math.fma %v_60, %v_37, %carry_33 : vector<8xf64>
              %v_62 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_21, %v_62], read, locality<3>, data : memref<1x40xf32>
              %v_63 = vector.load %weight[%v_21, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_64 = arith.extf %v_63 : vector<8xf32> to vector<8xf64>
              %acc_65 = math.fma %v_64, %v_37, %carry_34 : vector<8xf64>
              %v_66 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_23, %v_66], read, locality<3>, data : memref<1x40xf32>
              %v_67 = vector.load %weight[%v_23, %i_26] : memref<1x40xf32>, vector<8xf32>
              %v_68 = arith.extf %v_67 : vector<8xf32> to vector<8xf64>
              %acc_69 = math.fma %v_68, %v_37, %carry_35 : vector<8xf64>
              scf.yield %acc_41, %acc_45, %acc_49, %acc_53, %acc_57, %acc_61, %acc_65, %acc_69 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
            }
            vector.store %loop_27#0, %sums[%c_3, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#1, %sums[%c_1, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#2, %sums[%c_4, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#3, %sums[%c_5, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#4, %sums[%c_6, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#5, %sums[%c_7, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#6, %sums[%c_8, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#7, %sums[%c_9, %c_3] : memref<16x8xf64>, vector<8xf64>
            scf.for %i_70 = %c_3 to %c_2 step %c_1 {
              scf.for %i_71 = %c_3 to %c_1 step %c_1 {
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
                %v_85 = arith.subi %tokens, %c_1 : index
                %v_86 = arith.minsi %v_84, %v_85 : index
                %v_87 = arith.addi %i_8, %i_70 : index
                %v_88 = arith.minsi %v_87, %c_3 : index
                %v_89 = arith.truncf %sum_83 : f64 to f32
                memref.store %v_89, %y[%v_86, %v_88] : memref<?x1xf32>
              }
            }
          }
        } else {
          scf.for %i_90 = %v_1 to %v_4 step %c_6 {
            scf.for %i_91 = %v_2 to %v_6 step %c_6 {
              %v_92 = arith.minsi %i_90, %c_3 : index
              %v_93 = arith.addi %i_90, %c_1 : index
              %v_94 = arith.minsi %v_93, %c_3 : index
              %v_95 = arith.addi %i_90, %c_4 : index
              %v_96 = arith.minsi %v_95, %c_3 : index
              %v_97 = arith.addi %i_90, %c_5 : index
              %v_98 = arith.minsi %v_97, %c_3 : index
              %v_99 = arith.subi %tokens, %c_1 : index
              %v_100 = arith.minsi %i_91, %v_99 : index
              %v_101 = arith.addi %i_91, %c_1 : index
              %v_102 = arith.subi %tokens, %c_1 : index
              %v_103 = arith.minsi %v_101, %v_102 : index
              %v_104 = arith.addi %i_91, %c_4 : index
              %v_105 = arith.subi %tokens, %c_1 : index
              %v_106 = arith.minsi %v_104, %v_105 : index
              %v_107 = arith.addi %i_91, %c_5 : index
              %v_108 = arith.subi %tokens, %c_1 : index
              %v_109 = arith.minsi %v_107, %v_108 : index
              %loop_111:16 = scf.for %i_110 = %c_3 to %c_11 step %c_2 iter_args(%carry_112 = %c_10, %carry_113 = %c_10, %carry_114 = %c_10, %carry_115 = %c_10, %carry_116 = %c_10, %carry_117 = %c_10, %carry_118 = %c_10, %carry_119 = %c_10, %carry_120 = %c_10, %carry_121 = %c_10, %carry_122 = %c_10, %carry_123 = %c_10, %carry_124 = %c_10, %carry_125 = %c_10, %carry_126 = %c_10, %carry_127 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
                %v_128 = vector.load %x[%v_100, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_129 = arith.extf %v_128 : vector<8xf32> to vector<8xf64>
                %v_130 = vector.load %x[%v_103, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_131 = arith.extf %v_130 : vector<8xf32> to vector<8xf64>
                %v_132 = vector.load %x[%v_106, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_133 = arith.extf %v_132 : vector<8xf32> to vector<8xf64>
                %v_134 = vector.load %x[%v_109, %i_110] : memref<?x40xf32>, vector<8xf32>
                %v_135 = arith.extf %v_134 : vector<8xf32> to vector<8xf64>
                %v_136 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_92, %v_136], read, locality<3>, data : memref<1x40xf32>
                %v_137 = vector.load %weight[%v_92, %i_110] : memref<1x40xf32>, vector<8xf32>
                %v_138 = arith.extf %v_137 : vector<8xf32> to vector<8xf64>
                %acc_139 = math.fma %v_138, %v_129, %carry_112 : vector<8xf64>
                %acc_140 = math.fma %v_138, %v_131, %carry_113 : vector<8xf64>
                %acc_141 = math.fma %v_138, %v_133, %carry_114 : vector<8xf64>
                %acc_142 = math.fma %v_138, %v_135, %carry_115 : vector<8xf64>
                %v_143 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_94, %v_143], read, locality<3>, data : memref<1x40xf32>
                %v_144 = vector.load %weight[%v_94, %i_110] : memref<1x40xf32>, vector<8xf32>
                %v_145 = arith.extf %v_144 : vector<8xf32> to vector<8xf64>
                %acc_146 = math.fma %v_145, %v_129, %carry_116 : vector<8xf64>
                %acc_147 = math.fma %v_145, %v_131, %carry_117 : vector<8xf64>
                %acc_148 = math.fma %v_145, %v_133, %carry_118 : vector<8xf64>
                %acc_149 = math.fma %v_145, %v_135, %carry_119 : vector<8xf64>
                %v_150 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_96, %v_150], read, locality<3>, data : memref<1x40xf32>
                %v_151 = vector.load %weight[%v_96, %i_110] : memref<1x40xf32>, vector<8xf32>
                %v_152 = arith.extf %v_151 : vector<8xf32> to vector<8xf64>
                %acc_153 = math.fma %v_152, %v_129, %carry_120 : vector<8xf64>
                %acc_154 = math.fma %v_152, %v_131, %carry_121 : vector<8xf64>
                %acc_155 = math.fma %v_152, %v_133, %carry_122 : vector<8xf64>
                %acc_156 = math.fma %v_152, %v_135, %carry_123 : vector<8xf64>
                %v_157 = arith.addi %i_110, %c_12 : index
                memref.prefetch %weight[%v_98, %v_157], read, locality<3>, data : memref<1x40xf32>
                %v_158 = vector.load %weight[%v_98, %i_110] : memref<1x40xf32>, vector<8xf32>
                %v_159 = arith.extf %v_158 : vector<8xf32> to vector<8xf64>
                %acc_160 = math.fma %v_159, %v_129, %carry_124 : vector<8xf64>
                %acc_161 = math.fma %v_159, %v_131, %carry_125 : vector<8xf64>
                %acc_162 = math.fma %v_159, %v_133, %carry_126 : vector<8xf64>
                %acc_163 = math.fma %v_159, %v_135, %carry_127 : vector<8xf64>
                scf.yield %acc_139, %acc_140, %acc_141, %acc_142, %acc_146, %acc_147, %acc_148, %acc_149, %acc_153, %acc_154, %acc_155, %acc_156, %acc_160, %acc_161, %acc_162, %acc_163 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
              }
              vector.store %loop_111#0, %sums[%c_3, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#1, %sums[%c_1, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#2, %sums[%c_4, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#3, %sums[%c_5, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#4, %sums[%c_6, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#5, %sums[%c_7, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#6, %sums[%c_8, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#7, %sums[%c_9, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#8, %sums[%c_2, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#9, %sums[%c_13, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#10, %sums[%c_14, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#11, %sums[%c_15, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#12, %sums[%c_16, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#13, %sums[%c_17, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#14, %sums[%c_18, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#15, %sums[%c_19, %c_3] : memref<16x8xf64>, vector<8xf64>
              scf.for %i_164 = %c_3 to %c_6 step %c_1 {
                scf.for %i_165 = %c_3 to %c_6 step %c_1 {
                  %v_166 = arith.muli %i_164, %c_6 : index
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
                  %v_180 = arith.subi %tokens, %c_1 : index
                  %v_181 = arith.minsi %v_179, %v_180 : index
                  %v_182 = arith.addi %i_90, %i_164 : index
                  %v_183 = arith.minsi %v_182, %c_3 : index
                  %v_184 = arith.truncf %sum_178 : f64 to f32
                  memref.store %v_184, %y[%v_181, %v_183] : memref<?x1xf32>
                }
              }
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @grouped_2 {
    stream.executable.export public @grouped_count_2 workgroups(%assignments: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_place_2 workgroups(%assignments: index, %rows: index, %blocks: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up_2 workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_down_2 workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    builtin.module {
      func.func private @transpose_2(%source: index, %target: index) {
        %v_1 = arith.index_cast %source : index to i64
        %pointer_2 = llvm.inttoptr %v_1 : i64 to !llvm.ptr
        %v_3 = arith.index_cast %target : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = llvm.load %pointer_2 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_6 = llvm.getelementptr %pointer_2[64] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_7 = llvm.load %pointer_6 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_8 = llvm.getelementptr %pointer_2[128] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_9 = llvm.load %pointer_8 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_10 = llvm.getelementptr %pointer_2[192] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_11 = llvm.load %pointer_10 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_12 = llvm.getelementptr %pointer_2[256] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_13 = llvm.load %pointer_12 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_14 = llvm.getelementptr %pointer_2[320] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_15 = llvm.load %pointer_14 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_16 = llvm.getelementptr %pointer_2[384] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_17 = llvm.load %pointer_16 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_18 = llvm.getelementptr %pointer_2[448] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_19 = llvm.load %pointer_18 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_20 = llvm.getelementptr %pointer_2[512] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_21 = llvm.load %pointer_20 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_22 = llvm.getelementptr %pointer_2[576] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_23 = llvm.load %pointer_22 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_24 = llvm.getelementptr %pointer_2[640] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_25 = llvm.load %pointer_24 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_26 = llvm.getelementptr %pointer_2[704] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_27 = llvm.load %pointer_26 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_28 = llvm.getelementptr %pointer_2[768] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_29 = llvm.load %pointer_28 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_30 = llvm.getelementptr %pointer_2[832] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_31 = llvm.load %pointer_30 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_32 = llvm.getelementptr %pointer_2[896] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_33 = llvm.load %pointer_32 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_34 = llvm.getelementptr %pointer_2[960] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_35 = llvm.load %pointer_34 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %v_36 = vector.shuffle %v_5, %v_7 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_37 = vector.shuffle %v_5, %v_7 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_38 = vector.shuffle %v_9, %v_11 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_39 = vector.shuffle %v_9, %v_11 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_40 = vector.shuffle %v_13, %v_15 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_41 = vector.shuffle %v_13, %v_15 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_42 = vector.shuffle %v_17, %v_19 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_43 = vector.shuffle %v_17, %v_19 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_44 = vector.shuffle %v_21, %v_23 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_45 = vector.shuffle %v_21, %v_23 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_46 = vector.shuffle %v_25, %v_27 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_47 = vector.shuffle %v_25, %v_27 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_48 = vector.shuffle %v_29, %v_31 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_49 = vector.shuffle %v_29, %v_31 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_50 = vector.shuffle %v_33, %v_35 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_51 = vector.shuffle %v_33, %v_35 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_52 = vector.shuffle %v_36, %v_38 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_53 = vector.shuffle %v_36, %v_38 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_54 = vector.shuffle %v_37, %v_39 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_55 = vector.shuffle %v_37, %v_39 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_56 = vector.shuffle %v_40, %v_42 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_57 = vector.shuffle %v_40, %v_42 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_58 = vector.shuffle %v_41, %v_43 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_59 = vector.shuffle %v_41, %v_43 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_60 = vector.shuffle %v_44, %v_46 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_61 = vector.shuffle %v_44, %v_46 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_62 = vector.shuffle %v_45, %v_47 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_63 = vector.shuffle %v_45, %v_47 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_64 = vector.shuffle %v_48, %v_50 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_65 = vector.shuffle %v_48, %v_50 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_66 = vector.shuffle %v_49, %v_51 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_67 = vector.shuffle %v_49, %v_51 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_68 = vector.shuffle %v_52, %v_56 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_69 = vector.shuffle %v_52, %v_56 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_70 = vector.shuffle %v_54, %v_58 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_71 = vector.shuffle %v_54, %v_58 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_72 = vector.shuffle %v_53, %v_57 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_73 = vector.shuffle %v_53, %v_57 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_74 = vector.shuffle %v_55, %v_59 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_75 = vector.shuffle %v_55, %v_59 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_76 = vector.shuffle %v_60, %v_64 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_77 = vector.shuffle %v_60, %v_64 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_78 = vector.shuffle %v_62, %v_66 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_79 = vector.shuffle %v_62, %v_66 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_80 = vector.shuffle %v_61, %v_65 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_81 = vector.shuffle %v_61, %v_65 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_82 = vector.shuffle %v_63, %v_67 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_83 = vector.shuffle %v_63, %v_67 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_84 = vector.shuffle %v_68, %v_76 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_85 = vector.shuffle %v_68, %v_76 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_86 = vector.shuffle %v_70, %v_78 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_87 = vector.shuffle %v_70, %v_78 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_88 = vector.shuffle %v_72, %v_80 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_89 = vector.shuffle %v_72, %v_80 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_90 = vector.shuffle %v_74, %v_82 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_91 = vector.shuffle %v_74, %v_82 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_92 = vector.shuffle %v_69, %v_77 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_93 = vector.shuffle %v_69, %v_77 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_94 = vector.shuffle %v_71, %v_79 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_95 = vector.shuffle %v_71, %v_79 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_96 = vector.shuffle %v_73, %v_81 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_97 = vector.shuffle %v_73, %v_81 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_98 = vector.shuffle %v_75, %v_83 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_99 = vector.shuffle %v_75, %v_83 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        llvm.store %v_84, %pointer_4 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_100 = llvm.getelementptr %pointer_4[64] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_86, %pointer_100 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_101 = llvm.getelementptr %pointer_4[128] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_88, %pointer_101 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_102 = llvm.getelementptr %pointer_4[192] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_90, %pointer_102 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_103 = llvm.getelementptr %pointer_4[256] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_92, %pointer_103 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_104 = llvm.getelementptr %pointer_4[320] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_94, %pointer_104 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_105 = llvm.getelementptr %pointer_4[384] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_96, %pointer_105 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_106 = llvm.getelementptr %pointer_4[448] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_98, %pointer_106 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_107 = llvm.getelementptr %pointer_4[512] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_85, %pointer_107 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_108 = llvm.getelementptr %pointer_4[576] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_87, %pointer_108 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_109 = llvm.getelementptr %pointer_4[640] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_89, %pointer_109 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_110 = llvm.getelementptr %pointer_4[704] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_91, %pointer_110 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_111 = llvm.getelementptr %pointer_4[768] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_93, %pointer_111 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_112 = llvm.getelementptr %pointer_4[832] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_95, %pointer_112 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_113 = llvm.getelementptr %pointer_4[896] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_97, %pointer_113 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_114 = llvm.getelementptr %pointer_4[960] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_99, %pointer_114 <alignment = 64> : vector<16xi32>, !llvm.ptr
        return
      }
      func.func private @multiply_16x2_ragged_2(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %c_7 = arith.constant 2048 : index
        %c_8 = arith.constant 3072 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.addi %panels, %panel_bytes : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
        %v_4 = arith.divui %length, %c_2 : index
        %v_5 = arith.muli %row_bytes, %c_3 : index
        %v_6 = arith.addi %v_5, %c_4 : index
        %v_7 = arith.divui %v_6, %c_1 : index
        %v_8 = arith.muli %calls, %v_4 : index
        %v_9 = arith.maxsi %v_8, %c_5 : index
        %v_10 = arith.subi %v_9, %c_5 : index
        %v_11 = arith.addi %v_7, %v_10 : index
        %v_12 = arith.divui %v_11, %v_9 : index
        %v_13 = arith.muli %call, %v_4 : index
        %v_14 = arith.muli %v_13, %v_12 : index
        scf.for %i_15 = %c_0 to %v_4 step %c_5 {
          %v_16 = arith.muli %i_15, %v_12 : index
          %v_17 = arith.addi %v_14, %v_16 : index
          scf.for %i_18 = %c_0 to %v_12 step %c_5 {
            %v_19 = arith.addi %v_17, %i_18 : index
            %v_20 = arith.subi %v_7, %c_5 : index
            %v_21 = arith.minsi %v_19, %v_20 : index
            %v_22 = arith.muli %v_21, %c_1 : index
            %v_23 = arith.addi %next_0, %v_22 : index
            %v_24 = arith.index_cast %v_23 : index to i64
            %pointer_25 = llvm.inttoptr %v_24 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_25) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_26 = arith.addi %next_1, %v_22 : index
            %v_27 = arith.index_cast %v_26 : index to i64
            %pointer_28 = llvm.inttoptr %v_27 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_28) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_29 = arith.muli %i_15, %c_1 : index
          %v_30 = arith.muli %i_15, %c_6 : index
          %v_31 = arith.addi %rows_0, %v_29 : index
          %v_32 = arith.addi %rows_1, %v_29 : index
          %v_33 = arith.addi %v_2, %v_30 : index
          %v_34 = arith.addi %v_3, %v_30 : index
          %v_35 = arith.index_cast %v_31 : index to i64
          %v_36 = arith.index_cast %v_32 : index to i64
          %v_37 = arith.index_cast %v_33 : index to i64
          %v_38 = arith.index_cast %v_34 : index to i64
          %v_39 = arith.index_cast %row_bytes : index to i64
          %v_40 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_35, %v_36, %v_37, %v_38, %v_39, %v_40 : (i64, i64, i64, i64, i64, i64) -> ()
        }
        %address_41 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
        %v_42 = arith.addi %address_41, %c_6 : index
        %v_43 = arith.muli %v_4, %c_6 : index
        %v_44 = arith.addi %v_2, %v_43 : index
        %v_45 = arith.addi %v_3, %v_43 : index
        %v_46 = arith.index_cast %address_41 : index to i64
        %v_47 = arith.index_cast %v_42 : index to i64
        %v_48 = arith.index_cast %v_44 : index to i64
        %v_49 = arith.index_cast %v_45 : index to i64
        %v_50 = arith.index_cast %c_1 : index to i64
        %v_51 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_46, %v_47, %v_48, %v_49, %v_50, %v_51 : (i64, i64, i64, i64, i64, i64) -> ()
        %address_52 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_53 = arith.index_cast %address_52 : index to i64
        %v_54 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_53, %v_54 : (i64, i64) -> ()
        %v_55 = arith.addi %address_52, %c_6 : index
        %v_56 = arith.index_cast %v_55 : index to i64
        %v_57 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_56, %v_57 : (i64, i64) -> ()
        %v_58 = arith.addi %address_52, %c_7 : index
        %v_59 = arith.index_cast %v_58 : index to i64
        %v_60 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_59, %v_60 : (i64, i64) -> ()
        %v_61 = arith.addi %address_52, %c_8 : index
        %v_62 = arith.index_cast %v_61 : index to i64
        %v_63 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_62, %v_63 : (i64, i64) -> ()
        return
      }
      func.func private @multiply_16x1_ragged_2(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
        %v_3 = arith.divui %length, %c_2 : index
        %v_4 = arith.muli %row_bytes, %c_3 : index
        %v_5 = arith.addi %v_4, %c_4 : index
        %v_6 = arith.divui %v_5, %c_1 : index
        %v_7 = arith.muli %calls, %v_3 : index
        %v_8 = arith.maxsi %v_7, %c_5 : index
        %v_9 = arith.subi %v_8, %c_5 : index
        %v_10 = arith.addi %v_6, %v_9 : index
        %v_11 = arith.divui %v_10, %v_8 : index
        %v_12 = arith.muli %call, %v_3 : index
        %v_13 = arith.muli %v_12, %v_11 : index
        scf.for %i_14 = %c_0 to %v_3 step %c_5 {
          %v_15 = arith.muli %i_14, %v_11 : index
          %v_16 = arith.addi %v_13, %v_15 : index
          scf.for %i_17 = %c_0 to %v_11 step %c_5 {
            %v_18 = arith.addi %v_16, %i_17 : index
            %v_19 = arith.subi %v_6, %c_5 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.muli %v_20, %c_1 : index
            %v_22 = arith.addi %next_0, %v_21 : index
            %v_23 = arith.index_cast %v_22 : index to i64
            %pointer_24 = llvm.inttoptr %v_23 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_24) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_25 = arith.addi %next_1, %v_21 : index
            %v_26 = arith.index_cast %v_25 : index to i64
            %pointer_27 = llvm.inttoptr %v_26 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_27) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_28 = arith.muli %i_14, %c_1 : index
          %v_29 = arith.muli %i_14, %c_6 : index
          %v_30 = arith.addi %rows_0, %v_28 : index
          %v_31 = arith.addi %rows_1, %v_28 : index
          %v_32 = arith.addi %v_2, %v_29 : index
          %v_33 = arith.index_cast %v_30 : index to i64
          %v_34 = arith.index_cast %v_31 : index to i64
          %v_35 = arith.index_cast %v_32 : index to i64
          %v_36 = arith.index_cast %row_bytes : index to i64
          %v_37 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_33, %v_34, %v_35, %v_36, %v_37 : (i64, i64, i64, i64, i64) -> ()
        }
        %address_38 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
        %v_39 = arith.addi %address_38, %c_6 : index
        %v_40 = arith.muli %v_3, %c_6 : index
        %v_41 = arith.addi %v_2, %v_40 : index
        %v_42 = arith.index_cast %address_38 : index to i64
        %v_43 = arith.index_cast %v_39 : index to i64
        %v_44 = arith.index_cast %v_41 : index to i64
        %v_45 = arith.index_cast %c_1 : index to i64
        %v_46 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_42, %v_43, %v_44, %v_45, %v_46 : (i64, i64, i64, i64, i64) -> ()
        %address_47 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_48 = arith.index_cast %address_47 : index to i64
        %v_49 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_48, %v_49 : (i64, i64) -> ()
        %v_50 = arith.addi %address_47, %c_6 : index
        %v_51 = arith.index_cast %v_50 : index to i64
        %v_52 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_51, %v_52 : (i64, i64) -> ()
        return
      }
      func.func private @multiply_16x2_2(%sums: memref<64x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %c_7 = arith.constant 2048 : index
        %c_8 = arith.constant 3072 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.addi %panels, %panel_bytes : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
        %v_4 = arith.divui %length, %c_2 : index
        %v_5 = arith.muli %row_bytes, %c_3 : index
        %v_6 = arith.addi %v_5, %c_4 : index
        %v_7 = arith.divui %v_6, %c_1 : index
        %v_8 = arith.muli %calls, %v_4 : index
        %v_9 = arith.maxsi %v_8, %c_5 : index
        %v_10 = arith.subi %v_9, %c_5 : index
        %v_11 = arith.addi %v_7, %v_10 : index
        %v_12 = arith.divui %v_11, %v_9 : index
        %v_13 = arith.muli %call, %v_4 : index
        %v_14 = arith.muli %v_13, %v_12 : index
        scf.for %i_15 = %c_0 to %v_4 step %c_5 {
          %v_16 = arith.muli %i_15, %v_12 : index
          %v_17 = arith.addi %v_14, %v_16 : index
          scf.for %i_18 = %c_0 to %v_12 step %c_5 {
            %v_19 = arith.addi %v_17, %i_18 : index
            %v_20 = arith.subi %v_7, %c_5 : index
            %v_21 = arith.minsi %v_19, %v_20 : index
            %v_22 = arith.muli %v_21, %c_1 : index
            %v_23 = arith.addi %next_0, %v_22 : index
            %v_24 = arith.index_cast %v_23 : index to i64
            %pointer_25 = llvm.inttoptr %v_24 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_25) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_26 = arith.addi %next_1, %v_22 : index
            %v_27 = arith.index_cast %v_26 : index to i64
            %pointer_28 = llvm.inttoptr %v_27 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_28) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_29 = arith.muli %i_15, %c_1 : index
          %v_30 = arith.muli %i_15, %c_6 : index
          %v_31 = arith.addi %rows_0, %v_29 : index
          %v_32 = arith.addi %rows_1, %v_29 : index
          %v_33 = arith.addi %v_2, %v_30 : index
          %v_34 = arith.addi %v_3, %v_30 : index
          %v_35 = arith.index_cast %v_31 : index to i64
          %v_36 = arith.index_cast %v_32 : index to i64
          %v_37 = arith.index_cast %v_33 : index to i64
          %v_38 = arith.index_cast %v_34 : index to i64
          %v_39 = arith.index_cast %row_bytes : index to i64
          %v_40 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_35, %v_36, %v_37, %v_38, %v_39, %v_40 : (i64, i64, i64, i64, i64, i64) -> ()
        }
        %address_41 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_42 = arith.index_cast %address_41 : index to i64
        %v_43 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_42, %v_43 : (i64, i64) -> ()
        %v_44 = arith.addi %address_41, %c_6 : index
        %v_45 = arith.index_cast %v_44 : index to i64
        %v_46 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_45, %v_46 : (i64, i64) -> ()
        %v_47 = arith.addi %address_41, %c_7 : index
        %v_48 = arith.index_cast %v_47 : index to i64
        %v_49 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_48, %v_49 : (i64, i64) -> ()
        %v_50 = arith.addi %address_41, %c_8 : index
        %v_51 = arith.index_cast %v_50 : index to i64
        %v_52 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_51, %v_52 : (i64, i64) -> ()
        return
      }
      func.func private @multiply_16x1_2(%sums: memref<64x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
        %v_3 = arith.divui %length, %c_2 : index
        %v_4 = arith.muli %row_bytes, %c_3 : index
        %v_5 = arith.addi %v_4, %c_4 : index
        %v_6 = arith.divui %v_5, %c_1 : index
        %v_7 = arith.muli %calls, %v_3 : index
        %v_8 = arith.maxsi %v_7, %c_5 : index
        %v_9 = arith.subi %v_8, %c_5 : index
        %v_10 = arith.addi %v_6, %v_9 : index
        %v_11 = arith.divui %v_10, %v_8 : index
        %v_12 = arith.muli %call, %v_3 : index
        %v_13 = arith.muli %v_12, %v_11 : index
        scf.for %i_14 = %c_0 to %v_3 step %c_5 {
          %v_15 = arith.muli %i_14, %v_11 : index
          %v_16 = arith.addi %v_13, %v_15 : index
          scf.for %i_17 = %c_0 to %v_11 step %c_5 {
            %v_18 = arith.addi %v_16, %i_17 : index
            %v_19 = arith.subi %v_6, %c_5 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.muli %v_20, %c_1 : index
            %v_22 = arith.addi %next_0, %v_21 : index
            %v_23 = arith.index_cast %v_22 : index to i64
            %pointer_24 = llvm.inttoptr %v_23 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_24) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_25 = arith.addi %next_1, %v_21 : index
            %v_26 = arith.index_cast %v_25 : index to i64
            %pointer_27 = llvm.inttoptr %v_26 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_27) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_28 = arith.muli %i_14, %c_1 : index
          %v_29 = arith.muli %i_14, %c_6 : index
          %v_30 = arith.addi %rows_0, %v_28 : index
          %v_31 = arith.addi %rows_1, %v_28 : index
          %v_32 = arith.addi %v_2, %v_29 : index
          %v_33 = arith.index_cast %v_30 : index to i64
          %v_34 = arith.index_cast %v_31 : index to i64
          %v_35 = arith.index_cast %v_32 : index to i64
          %v_36 = arith.index_cast %row_bytes : index to i64
          %v_37 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_33, %v_34, %v_35, %v_36, %v_37 : (i64, i64, i64, i64, i64) -> ()
        }
        %address_38 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_39 = arith.index_cast %address_38 : index to i64
        %v_40 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_39, %v_40 : (i64, i64) -> ()
        %v_41 = arith.addi %address_38, %c_6 : index
        %v_42 = arith.index_cast %v_41 : index to i64
        %v_43 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_42, %v_43 : (i64, i64) -> ()
        return
      }
      func.func @grouped_count_2(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignments: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 0 : i32
        %c_3 = arith.constant 2048 : index
        %c_4 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x1xi32>{%chunks}
        scf.for %i_1 = %c_0 to %c_1 step %c_1 {
          memref.store %c_2, %histograms[%workgroup_0, %i_1] : memref<?x1xi32>
        }
        %v_2 = arith.muli %workgroup_0, %c_3 : index
        %v_3 = arith.addi %v_2, %c_3 : index
        %v_4 = arith.minsi %v_3, %assignments : index
        scf.for %i_5 = %v_2 to %v_4 step %c_1 {
          %v_6 = memref.load %ids[%i_5] : memref<?xi32>
          %v_7 = arith.index_cast %v_6 : i32 to index
          %v_8 = memref.load %histograms[%workgroup_0, %v_7] : memref<?x1xi32>
          %v_9 = arith.addi %v_8, %c_4 : i32
          memref.store %v_9, %histograms[%workgroup_0, %v_7] : memref<?x1xi32>
        }
        return
      }
      func.func @grouped_place_2(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignments: index, %rows: index, %blocks: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 0 : i32
        %c_3 = arith.constant 255 : index
        %c_4 = arith.constant 256 : index
        %c_5 = arith.constant 15 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant -1 : i32
        %c_9 = arith.constant 32 : index
        %c_10 = arith.constant 2048 : index
        %c_11 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x1xi32>{%chunks}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
        %row_of = stream.binding.subspan %row_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<48xi32>
        %next_row = memref.alloca() alignment = 64 : memref<1xi32>
        %is_1 = arith.cmpi eq, %workgroup_0, %c_0 : index
        // where each expert's rows begin, and those of this chunk; the first workgroup writes the row blocks
        %loop_3:2 = scf.for %i_2 = %c_0 to %c_1 step %c_1 iter_args(%carry_4 = %c_0, %carry_5 = %c_0) -> (index, index) {
          %loop_7:2 = scf.for %i_6 = %c_0 to %chunks step %c_1 iter_args(%carry_8 = %c_2, %carry_9 = %c_2) -> (i32, i32) {
            %v_10 = memref.load %histograms[%i_6, %i_2] : memref<?x1xi32>
            %is_11 = arith.cmpi slt, %i_6, %workgroup_0 : index
            %v_12 = arith.select %is_11, %v_10, %c_2 : i32
            %v_13 = arith.addi %carry_8, %v_10 : i32
            %v_14 = arith.addi %carry_9, %v_12 : i32
            scf.yield %v_13, %v_14 : i32, i32
          }
          %v_15 = arith.index_cast %loop_7#0 : i32 to index
          %v_16 = arith.index_cast %carry_4 : index to i32
          %v_17 = arith.addi %v_16, %loop_7#1 : i32
          memref.store %v_17, %next_row[%i_2] : memref<1xi32>
          %v_18 = arith.addi %v_15, %c_3 : index
          %v_19 = arith.divui %v_18, %c_4 : index
          %v_20 = arith.maxsi %v_19, %c_1 : index
          %v_21 = arith.subi %v_20, %c_1 : index
          %v_22 = arith.addi %v_15, %v_21 : index
          %v_23 = arith.divui %v_22, %v_20 : index
          %v_24 = arith.addi %v_23, %c_5 : index
          %v_25 = arith.divui %v_24, %c_6 : index
          %v_26 = arith.muli %v_25, %c_6 : index
          %v_27 = arith.addi %v_15, %c_5 : index
          %v_28 = arith.divui %v_27, %c_6 : index
          %v_29 = arith.muli %v_28, %c_6 : index
          %v_30 = arith.addi %carry_4, %v_29 : index
          scf.if %is_1 {
            scf.for %i_31 = %c_0 to %v_19 step %c_1 {
              %v_32 = arith.muli %i_31, %v_26 : index
              %v_33 = arith.addi %carry_4, %v_32 : index
              %v_34 = arith.subi %v_15, %v_32 : index
              %v_35 = arith.minsi %v_26, %v_34 : index
              %v_36 = arith.index_cast %i_2 : index to i32
              %v_37 = arith.addi %carry_5, %i_31 : index
              memref.store %v_36, %row_blocks[%v_37, %c_0] : memref<?x4xi32>
              %v_38 = arith.index_cast %v_33 : index to i32
              %v_39 = arith.addi %carry_5, %i_31 : index
              memref.store %v_38, %row_blocks[%v_39, %c_1] : memref<?x4xi32>
              %v_40 = arith.index_cast %v_35 : index to i32
              %v_41 = arith.addi %carry_5, %i_31 : index
              memref.store %v_40, %row_blocks[%v_41, %c_7] : memref<?x4xi32>
            }
            %v_42 = arith.addi %carry_4, %v_15 : index
            scf.for %i_43 = %v_42 to %v_30 step %c_1 {
              memref.store %c_8, %assignment_of[%i_43] : memref<?xi32>
            }
          }
          %v_44 = arith.addi %carry_5, %v_19 : index
          scf.yield %v_30, %v_44 : index, index
        }
        scf.if %is_1 {
          %v_45 = arith.index_cast %c_0 : index to i32
          memref.store %v_45, %counters[%c_0] : memref<48xi32>
          %v_46 = arith.index_cast %c_0 : index to i32
          memref.store %v_46, %counters[%c_6] : memref<48xi32>
          %v_47 = arith.index_cast %loop_3#1 : index to i32
          memref.store %v_47, %counters[%c_9] : memref<48xi32>
        }
        // each assignment to the next row of its expert
        %v_48 = arith.muli %workgroup_0, %c_10 : index
        %v_49 = arith.addi %v_48, %c_10 : index
        %v_50 = arith.minsi %v_49, %assignments : index
        scf.for %i_51 = %v_48 to %v_50 step %c_1 {
          %v_52 = memref.load %ids[%i_51] : memref<?xi32>
          %v_53 = arith.index_cast %v_52 : i32 to index
          %v_54 = memref.load %next_row[%v_53] : memref<1xi32>
          %v_55 = arith.addi %v_54, %c_11 : i32
          memref.store %v_55, %next_row[%v_53] : memref<1xi32>
          memref.store %v_54, %row_of[%i_51] : memref<?xi32>
          %v_56 = arith.index_cast %i_51 : index to i32
          %v_57 = arith.index_cast %v_54 : i32 to index
          memref.store %v_56, %assignment_of[%v_57] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up_2(%x_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %panels_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant 32768 : index
        %c_1 = arith.constant -1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_4 = arith.constant 32 : index
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant 1 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 15 : index
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 0 : i32
        %c_11 = arith.constant 2048 : index
        %c_12 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_13 = arith.constant 8 : index
        %c_14 = arith.constant 64 : index
        %c_15 = arith.constant 80 : index
        %c_16 = arith.constant 2560 : index
        %c_17 = arith.constant 40 : index
        %c_18 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_19 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_20 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_21 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_22 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_23 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_24 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_25 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_26 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_27 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_28 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_29 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_30 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_31 = arith.constant dense<1> : vector<16xi32>
        %c_32 = arith.constant dense<23> : vector<16xi32>
        %c_33 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<1x64x40xbf16>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x32xbf16>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x32768xi8>{%workers}
        %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
        %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
        %packed = memref.alloca() alignment = 64 : memref<1xi32>
        %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
        %square = memref.alloca() alignment = 64 : memref<16x32xbf16>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x32768xi8> -> index
        %v_2 = arith.muli %workgroup_0, %c_0 : index
        %v_3 = arith.addi %address_1, %v_2 : index
        memref.store %c_1, %packed[%c_2] : memref<1xi32>
        %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
        vector.store %c_3, %tile_shapes[%c_2] : memref<64xi8>, vector<64xi8>
        %address_4 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_5 = arith.index_cast %address_4 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_5 : (i64) -> ()
        %v_6 = memref.load %counters[%c_4] : memref<48xi32>
        %v_7 = arith.index_cast %v_6 : i32 to index
        %address_8 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_9 = arith.muli %workers, %c_5 : index
        %v_10 = arith.index_cast %address_8 : index to i64
        %pointer_11 = llvm.inttoptr %v_10 : i64 to !llvm.ptr
        %v_12 = arith.index_cast %c_6 : index to i32
        %v_13 = llvm.atomicrmw add %pointer_11, %v_12 monotonic : !llvm.ptr, i32
        %v_14 = arith.index_cast %v_13 : i32 to index
        %v_15 = arith.muli %v_9, %c_7 : index
        %v_16 = arith.divui %v_7, %v_15 : index
        %v_17 = arith.maxsi %v_16, %c_6 : index
        %v_18 = arith.divui %v_14, %v_9 : index
        %loop_20:2 = scf.for %i_19 = %c_2 to %v_18 step %c_6 iter_args(%carry_21 = %c_2, %carry_22 = %v_17) -> (index, index) {
          %v_23 = arith.muli %carry_22, %v_9 : index
          %v_24 = arith.addi %carry_21, %v_23 : index
          %v_25 = arith.divui %carry_22, %c_7 : index
          %v_26 = arith.maxsi %v_25, %c_6 : index
          scf.yield %v_24, %v_26 : index, index
        }
        %v_27 = arith.remui %v_14, %v_9 : index
        %v_28 = arith.muli %v_27, %loop_20#1 : index
        %v_29 = arith.addi %loop_20#0, %v_28 : index
        %end_32:2 = scf.while (%at_30 = %v_29, %at_31 = %loop_20#1) : (index, index) -> (index, index) {
          %is_35 = arith.cmpi slt, %at_30, %v_7 : index
          scf.condition(%is_35) %at_30, %at_31 : index, index
        } do {
          ^bb0(%i_33: index, %i_34: index):
          %v_36 = arith.index_cast %address_8 : index to i64
          %pointer_37 = llvm.inttoptr %v_36 : i64 to !llvm.ptr
          %v_38 = arith.index_cast %c_6 : index to i32
          %v_39 = llvm.atomicrmw add %pointer_37, %v_38 monotonic : !llvm.ptr, i32
          %v_40 = arith.index_cast %v_39 : i32 to index
          %v_41 = arith.muli %v_9, %c_7 : index
          %v_42 = arith.divui %v_7, %v_41 : index
          %v_43 = arith.maxsi %v_42, %c_6 : index
          %v_44 = arith.divui %v_40, %v_9 : index
          %loop_46:2 = scf.for %i_45 = %c_2 to %v_44 step %c_6 iter_args(%carry_47 = %c_2, %carry_48 = %v_43) -> (index, index) {
            %v_49 = arith.muli %carry_48, %v_9 : index
            %v_50 = arith.addi %carry_47, %v_49 : index
            %v_51 = arith.divui %carry_48, %c_7 : index
            %v_52 = arith.maxsi %v_51, %c_6 : index
            scf.yield %v_50, %v_52 : index, index
          }
          %v_53 = arith.remui %v_40, %v_9 : index
          %v_54 = arith.muli %v_53, %loop_46#1 : index
          %v_55 = arith.addi %loop_46#0, %v_54 : index
          %v_56 = arith.addi %i_33, %i_34 : index
          scf.for %i_57 = %i_33 to %v_56 step %c_6 {
            %v_58 = arith.addi %i_57, %c_6 : index
            %is_59 = arith.cmpi eq, %v_58, %v_56 : index
            %v_60 = arith.select %is_59, %v_55, %v_58 : index
            %v_61 = arith.divui %i_57, %c_6 : index
            %v_62 = arith.remui %i_57, %c_6 : index
            %v_63 = arith.muli %v_62, %c_4 : index
            %v_64 = memref.load %row_blocks[%v_61, %c_2] : memref<?x4xi32>
            %v_65 = arith.index_cast %v_64 : i32 to index
            %v_66 = memref.load %row_blocks[%v_61, %c_6] : memref<?x4xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = memref.load %row_blocks[%v_61, %c_7] : memref<?x4xi32>
            %v_69 = arith.index_cast %v_68 : i32 to index
            %v_70 = arith.subi %v_7, %c_6 : index
            %v_71 = arith.minsi %v_60, %v_70 : index
            %v_72 = arith.divui %v_71, %c_6 : index
            %v_73 = memref.load %row_blocks[%v_72, %c_2] : memref<?x4xi32>
            %v_74 = arith.index_cast %v_73 : i32 to index
            %v_75 = memref.load %row_blocks[%v_72, %c_6] : memref<?x4xi32>
            %v_76 = arith.index_cast %v_75 : i32 to index
            %v_77 = memref.load %row_blocks[%v_72, %c_7] : memref<?x4xi32>
            %v_78 = arith.index_cast %v_77 : i32 to index
            %v_79 = arith.remui %v_71, %c_6 : index
            %v_80 = arith.muli %v_79, %c_4 : index
            %v_81 = memref.load %packed[%c_2] : memref<1xi32>
            %v_82 = arith.index_cast %v_61 : index to i32
            %is_83 = arith.cmpi ne, %v_81, %v_82 : i32
            scf.if %is_83 {
              %v_84 = arith.index_cast %v_61 : index to i32
              memref.store %v_84, %packed[%c_2] : memref<1xi32>
              %v_85 = arith.addi %v_69, %c_8 : index
              %v_86 = arith.divui %v_85, %c_9 : index
              scf.for %i_87 = %c_2 to %v_86 step %c_6 {
                scf.for %i_88 = %c_2 to %c_9 step %c_6 {
                  %v_89 = arith.muli %i_87, %c_9 : index
                  %v_90 = arith.addi %v_67, %v_89 : index
                  %v_91 = arith.addi %v_90, %i_88 : index
                  %v_92 = memref.load %assignment_of[%v_91] : memref<?xi32>
                  %v_93 = arith.index_cast %v_92 : i32 to index
                  %v_94 = arith.maxsi %v_93, %c_2 : index
                  %is_95 = arith.cmpi sge, %v_92, %c_10 : i32
                  %v_96 = arith.divui %v_94, %c_6 : index
                  %v_97 = arith.index_cast %v_96 : index to i32
                  %v_98 = arith.select %is_95, %v_97, %v_92 : i32
                  memref.store %v_98, %tile_tokens[%i_88] : memref<16xi32>
                }
                %v_99 = arith.muli %i_87, %c_11 : index
                %v_100 = arith.addi %v_3, %v_99 : index
                scf.for %i_101 = %c_2 to %c_4 step %c_4 {
                  scf.for %i_102 = %c_2 to %c_9 step %c_6 {
                    %v_103 = memref.load %tile_tokens[%i_102] : memref<16xi32>
                    %v_104 = arith.index_cast %v_103 : i32 to index
                    %is_105 = arith.cmpi sge, %v_104, %c_2 : index
                    %v_106 = arith.select %is_105, %c_4, %c_2 : index
                    %mask_107 = vector.create_mask %v_106 : vector<32xi1>
                    %v_108 = arith.maxsi %v_104, %c_2 : index
                    %v_109 = vector.maskedload %x[%v_108, %i_101], %mask_107, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    vector.store %v_109, %square[%i_102, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  }
                  %v_110 = arith.muli %i_101, %c_4 : index
                  %v_111 = arith.addi %v_100, %v_110 : index
                  %address_112 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
                  func.call @transpose_2(%address_112, %v_111) : (index, index) -> ()
                }
                scf.for %i_113 = %c_2 to %c_9 step %c_6 {
                  %v_114 = memref.load %tile_tokens[%i_113] : memref<16xi32>
                  %v_115 = arith.index_cast %v_114 : i32 to index
                  %is_116 = arith.cmpi sge, %v_115, %c_2 : index
                  %v_117 = arith.select %is_116, %c_13, %c_2 : index
                  %mask_118 = vector.create_mask %v_117 : vector<32xi1>
                  %v_119 = arith.maxsi %v_115, %c_2 : index
                  %v_120 = vector.maskedload %x[%v_119, %c_4], %mask_118, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  vector.store %v_120, %square[%i_113, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                }
                %v_121 = arith.muli %c_4, %c_4 : index
                %v_122 = arith.addi %v_100, %v_121 : index
                %address_123 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
                func.call @transpose_2(%address_123, %v_122) : (index, index) -> ()
              }
            }
            %v_124 = arith.addi %v_63, %c_4 : index
            %v_125 = arith.minsi %v_124, %c_4 : index
            %v_126 = arith.addi %v_69, %c_8 : index
            %v_127 = arith.divui %v_126, %c_9 : index
            scf.for %i_128 = %v_63 to %v_125 step %c_9 {
              %v_129 = arith.minsi %i_128, %c_9 : index
              %v_130 = arith.addi %v_129, %c_4 : index
              %v_131 = arith.addi %i_128, %c_9 : index
              %is_132 = arith.cmpi sge, %v_131, %v_125 : index
              %v_133 = arith.select %is_132, %v_74, %v_65 : index
              %v_134 = arith.addi %i_128, %c_9 : index
              %v_135 = arith.select %is_132, %v_80, %v_134 : index
              %address_136 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
              %v_137 = arith.muli %v_133, %c_14 : index
              %v_138 = arith.addi %v_137, %v_135 : index
              %v_139 = arith.muli %v_138, %c_15 : index
              %v_140 = arith.addi %address_136, %v_139 : index
              %v_141 = arith.addi %v_140, %c_16 : index
              %mask_142 = vector.create_mask %c_13 : vector<32xi1>
              scf.for %i_143 = %c_2 to %c_9 step %c_6 {
                %v_144 = arith.addi %v_129, %i_143 : index
                %v_145 = vector.maskedload %expert_gate_up[%v_65, %v_144, %c_4], %mask_142, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                vector.store %v_145, %tail[%i_143, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              scf.for %i_146 = %c_2 to %c_9 step %c_6 {
                %v_147 = arith.addi %v_130, %i_146 : index
                %v_148 = vector.maskedload %expert_gate_up[%v_65, %v_147, %c_4], %mask_142, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_149 = arith.addi %i_146, %c_9 : index
                vector.store %v_148, %tail[%v_149, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              %v_150 = arith.divui %v_127, %c_7 : index
              %v_151 = arith.muli %v_150, %c_7 : index
              %v_152 = arith.subi %v_127, %v_151 : index
              %v_153 = arith.addi %v_152, %c_6 : index
              %v_154 = arith.divui %v_153, %c_7 : index
              %v_155 = arith.addi %v_150, %v_154 : index
              scf.for %i_156 = %c_2 to %v_155 step %c_6 {
                %is_157 = arith.cmpi slt, %i_156, %v_150 : index
                %v_158 = arith.muli %i_156, %c_7 : index
                %v_159 = arith.muli %v_150, %c_7 : index
                %v_160 = arith.subi %i_156, %v_150 : index
                %v_161 = arith.muli %v_160, %c_7 : index
                %v_162 = arith.addi %v_159, %v_161 : index
                %v_163 = arith.select %is_157, %v_158, %v_162 : index
                %v_164 = arith.subi %v_127, %v_163 : index
                %v_165 = arith.minsi %v_164, %c_7 : index
                %v_166 = arith.select %is_157, %c_7, %v_165 : index
                %v_167 = arith.muli %v_163, %c_11 : index
                %v_168 = arith.addi %v_3, %v_167 : index
                %is_169 = arith.cmpi eq, %v_166, %c_7 : index
                scf.if %is_169 {
                  %address_170 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
                  %v_171 = arith.muli %v_65, %c_14 : index
                  %v_172 = arith.addi %v_171, %v_129 : index
                  %v_173 = arith.muli %v_172, %c_15 : index
                  %v_174 = arith.addi %address_170, %v_173 : index
                  %address_175 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
                  %v_176 = arith.muli %v_65, %c_14 : index
                  %v_177 = arith.addi %v_176, %v_130 : index
                  %v_178 = arith.muli %v_177, %c_15 : index
                  %v_179 = arith.addi %address_175, %v_178 : index
                  func.call @multiply_16x2_ragged_2(%sums, %tail, %v_174, %v_179, %c_15, %c_17, %v_168, %c_11, %v_140, %v_141, %v_155, %i_156) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                %is_180 = arith.cmpi eq, %v_166, %c_6 : index
                scf.if %is_180 {
                  %address_181 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
                  %v_182 = arith.muli %v_65, %c_14 : index
                  %v_183 = arith.addi %v_182, %v_129 : index
                  %v_184 = arith.muli %v_183, %c_15 : index
                  %v_185 = arith.addi %address_181, %v_184 : index
                  %address_186 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
                  %v_187 = arith.muli %v_65, %c_14 : index
                  %v_188 = arith.addi %v_187, %v_130 : index
                  %v_189 = arith.muli %v_188, %c_15 : index
                  %v_190 = arith.addi %address_186, %v_189 : index
                  func.call @multiply_16x1_ragged_2(%sums, %tail, %v_185, %v_190, %c_15, %c_17, %v_168, %c_11, %v_140, %v_141, %v_155, %i_156) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                scf.for %i_191 = %c_2 to %v_166 step %c_6 {
                  %v_192 = arith.addi %v_163, %i_191 : index
                  %v_193 = arith.muli %i_191, %c_4 : index
                  %address_194 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_195 = arith.muli %v_192, %c_9 : index
                  %v_196 = arith.addi %v_67, %v_195 : index
                  %v_197 = arith.muli %v_196, %c_14 : index
                  %v_198 = arith.addi %address_194, %v_197 : index
                  scf.for %i_199 = %c_2 to %c_6 step %c_6 {
                    %v_200 = arith.subi %c_4, %i_128 : index
                    %v_201 = arith.maxsi %v_200, %c_2 : index
                    %v_202 = arith.minsi %c_9, %v_201 : index
                    scf.for %i_203 = %c_2 to %v_202 step %c_7 {
                      %v_204 = arith.addi %i_128, %i_203 : index
                      %v_205 = arith.addi %v_193, %c_2 : index
                      %v_206 = arith.subi %v_204, %v_129 : index
                      %v_207 = arith.addi %v_205, %v_206 : index
                      %v_208 = vector.load %sums[%v_207, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_209 = arith.addi %v_193, %c_9 : index
                      %v_210 = arith.subi %v_204, %v_129 : index
                      %v_211 = arith.addi %v_209, %v_210 : index
                      %v_212 = vector.load %sums[%v_211, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_213 = arith.subf %c_18, %v_208 : vector<16xf32>
                      %is_214 = arith.cmpf ogt, %v_213, %c_19 : vector<16xf32>
                      %v_215 = arith.select %is_214, %c_19, %v_213 : vector<16xi1>, vector<16xf32>
                      %is_216 = arith.cmpf olt, %v_215, %c_20 : vector<16xf32>
                      %v_217 = arith.select %is_216, %c_20, %v_215 : vector<16xi1>, vector<16xf32>
                      %v_218 = arith.mulf %v_217, %c_21 : vector<16xf32>
                      %v_219 = math.roundeven %v_218 : vector<16xf32>
                      %acc_220 = math.fma %v_219, %c_22, %v_217 : vector<16xf32>
                      %acc_221 = math.fma %v_219, %c_23, %acc_220 : vector<16xf32>
                      %acc_222 = math.fma %c_24, %acc_221, %c_25 : vector<16xf32>
                      %acc_223 = math.fma %acc_222, %acc_221, %c_26 : vector<16xf32>
                      %acc_224 = math.fma %acc_223, %acc_221, %c_27 : vector<16xf32>
                      %acc_225 = math.fma %acc_224, %acc_221, %c_28 : vector<16xf32>
                      %acc_226 = math.fma %acc_225, %acc_221, %c_29 : vector<16xf32>
                      %acc_227 = math.fma %acc_226, %acc_221, %c_30 : vector<16xf32>
                      %acc_228 = math.fma %acc_227, %acc_221, %c_30 : vector<16xf32>
                      %v_229 = arith.fptosi %v_219 : vector<16xf32> to vector<16xi32>
                      %v_230 = arith.shrsi %v_229, %c_31 : vector<16xi32>
                      %v_231 = arith.subi %v_229, %v_230 : vector<16xi32>
                      %v_232 = arith.addi %v_230, %c_33 : vector<16xi32>
                      %v_233 = arith.shli %v_232, %c_32 : vector<16xi32>
                      %v_234 = arith.bitcast %v_233 : vector<16xi32> to vector<16xf32>
                      %v_235 = arith.mulf %acc_228, %v_234 : vector<16xf32>
                      %v_236 = arith.addi %v_231, %c_33 : vector<16xi32>
                      %v_237 = arith.shli %v_236, %c_32 : vector<16xi32>
                      %v_238 = arith.bitcast %v_237 : vector<16xi32> to vector<16xf32>
                      %v_239 = arith.mulf %v_235, %v_238 : vector<16xf32>
                      %v_240 = arith.addf %v_239, %c_30 : vector<16xf32>
                      %v_241 = arith.divf %c_30, %v_240 : vector<16xf32>
                      %v_242 = arith.mulf %v_208, %v_241 : vector<16xf32>
                      %v_243 = arith.mulf %v_242, %v_212 : vector<16xf32>
                      %v_244 = arith.addi %i_128, %i_203 : index
                      %v_245 = arith.addi %v_244, %c_6 : index
                      %v_246 = arith.addi %v_193, %c_2 : index
                      %v_247 = arith.subi %v_245, %v_129 : index
                      %v_248 = arith.addi %v_246, %v_247 : index
                      %v_249 = vector.load %sums[%v_248, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_250 = arith.addi %v_193, %c_9 : index
                      %v_251 = arith.subi %v_245, %v_129 : index
                      %v_252 = arith.addi %v_250, %v_251 : index
                      %v_253 = vector.load %sums[%v_252, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_254 = arith.subf %c_18, %v_249 : vector<16xf32>
                      %is_255 = arith.cmpf ogt, %v_254, %c_19 : vector<16xf32>
                      %v_256 = arith.select %is_255, %c_19, %v_254 : vector<16xi1>, vector<16xf32>
                      %is_257 = arith.cmpf olt, %v_256, %c_20 : vector<16xf32>
                      %v_258 = arith.select %is_257, %c_20, %v_256 : vector<16xi1>, vector<16xf32>
                      %v_259 = arith.mulf %v_258, %c_21 : vector<16xf32>
                      %v_260 = math.roundeven %v_259 : vector<16xf32>
                      %acc_261 = math.fma %v_260, %c_22, %v_258 : vector<16xf32>
                      %acc_262 = math.fma %v_260, %c_23, %acc_261 : vector<16xf32>
                      %acc_263 = math.fma %c_24, %acc_262, %c_25 : vector<16xf32>
                      %acc_264 = math.fma %acc_263, %acc_262, %c_26 : vector<16xf32>
                      %acc_265 = math.fma %acc_264, %acc_262, %c_27 : vector<16xf32>
                      %acc_266 = math.fma %acc_265, %acc_262, %c_28 : vector<16xf32>
                      %acc_267 = math.fma %acc_266, %acc_262, %c_29 : vector<16xf32>
                      %acc_268 = math.fma %acc_267, %acc_262, %c_30 : vector<16xf32>
                      %acc_269 = math.fma %acc_268, %acc_262, %c_30 : vector<16xf32>
                      %v_270 = arith.fptosi %v_260 : vector<16xf32> to vector<16xi32>
                      %v_271 = arith.shrsi %v_270, %c_31 : vector<16xi32>
                      %v_272 = arith.subi %v_270, %v_271 : vector<16xi32>
                      %v_273 = arith.addi %v_271, %c_33 : vector<16xi32>
                      %v_274 = arith.shli %v_273, %c_32 : vector<16xi32>
                      %v_275 = arith.bitcast %v_274 : vector<16xi32> to vector<16xf32>
                      %v_276 = arith.mulf %acc_269, %v_275 : vector<16xf32>
                      %v_277 = arith.addi %v_272, %c_33 : vector<16xi32>
                      %v_278 = arith.shli %v_277, %c_32 : vector<16xi32>
                      %v_279 = arith.bitcast %v_278 : vector<16xi32> to vector<16xf32>
                      %v_280 = arith.mulf %v_276, %v_279 : vector<16xf32>
                      %v_281 = arith.addf %v_280, %c_30 : vector<16xf32>
                      %v_282 = arith.divf %c_30, %v_281 : vector<16xf32>
                      %v_283 = arith.mulf %v_249, %v_282 : vector<16xf32>
                      %v_284 = arith.mulf %v_283, %v_253 : vector<16xf32>
                      %v_285 = arith.truncf %v_243 : vector<16xf32> to vector<16xbf16>
                      %v_286 = arith.truncf %v_284 : vector<16xf32> to vector<16xbf16>
                      %v_287 = vector.shuffle %v_285, %v_286 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                      %v_288 = arith.addi %i_128, %i_203 : index
                      %v_289 = arith.divui %v_288, %c_7 : index
                      %v_290 = arith.muli %v_289, %c_14 : index
                      %v_291 = arith.addi %v_198, %v_290 : index
                      %v_292 = arith.index_cast %v_291 : index to i64
                      %pointer_293 = llvm.inttoptr %v_292 : i64 to !llvm.ptr
                      llvm.store %v_287, %pointer_293 <alignment = 64> : vector<32xbf16>, !llvm.ptr
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_55, %loop_46#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
        return
      }
      func.func @grouped_down_2(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 39 : index
        %c_6 = arith.constant 31 : index
        %c_7 = arith.constant 256 : index
        %c_8 = arith.constant 64 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 40 : index
        %c_11 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_12 = arith.constant 16 : index
        %c_13 = arith.constant 15 : index
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 1024 : index
        %c_16 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_17 = arith.constant 0 : i32
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x32xbf16>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_1] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_1] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_1] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_1] : !stream.binding -> memref<1x40x32xbf16>
        %y = stream.binding.subspan %y_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
        %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
        %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
        vector.store %c_0, %tile_shapes[%c_1] : memref<64xi8>, vector<64xi8>
        %address_1 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_2 = arith.index_cast %address_1 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_2 : (i64) -> ()
        %v_3 = memref.load %counters[%c_2] : memref<48xi32>
        %v_4 = arith.index_cast %v_3 : i32 to index
        %v_5 = arith.muli %v_4, %c_2 : index
        %is_6 = arith.cmpi sle, %assignments, %v_5 : index
        %v_7 = arith.select %is_6, %c_3, %c_4 : index
        %v_8 = arith.muli %workers, %v_7 : index
        %v_9 = arith.addi %v_8, %c_5 : index
        %v_10 = arith.divui %v_9, %v_8 : index
        %v_11 = arith.addi %v_10, %c_6 : index
        %v_12 = arith.divui %v_11, %c_2 : index
        %v_13 = arith.muli %v_12, %c_2 : index
        %v_14 = arith.minsi %v_13, %c_7 : index
        %v_15 = arith.addi %v_14, %c_5 : index
        %v_16 = arith.divui %v_15, %v_14 : index
        %address_17 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_18 = arith.addi %address_17, %c_8 : index
        %v_19 = arith.muli %workers, %c_3 : index
        %v_20 = arith.index_cast %v_18 : index to i64
        %pointer_21 = llvm.inttoptr %v_20 : i64 to !llvm.ptr
        %v_22 = arith.index_cast %c_4 : index to i32
        %v_23 = llvm.atomicrmw add %pointer_21, %v_22 monotonic : !llvm.ptr, i32
        %v_24 = arith.index_cast %v_23 : i32 to index
        %v_25 = arith.muli %v_19, %c_9 : index
        %v_26 = arith.divui %v_16, %v_25 : index
        %v_27 = arith.maxsi %v_26, %c_4 : index
        %v_28 = arith.divui %v_24, %v_19 : index
        %loop_30:2 = scf.for %i_29 = %c_1 to %v_28 step %c_4 iter_args(%carry_31 = %c_1, %carry_32 = %v_27) -> (index, index) {
          %v_33 = arith.muli %carry_32, %v_19 : index
          %v_34 = arith.addi %carry_31, %v_33 : index
          %v_35 = arith.divui %carry_32, %c_9 : index
          %v_36 = arith.maxsi %v_35, %c_4 : index
          scf.yield %v_34, %v_36 : index, index
        }
        %v_37 = arith.remui %v_24, %v_19 : index
        %v_38 = arith.muli %v_37, %loop_30#1 : index
        %v_39 = arith.addi %loop_30#0, %v_38 : index
        %end_42:2 = scf.while (%at_40 = %v_39, %at_41 = %loop_30#1) : (index, index) -> (index, index) {
          %is_45 = arith.cmpi slt, %at_40, %v_16 : index
          scf.condition(%is_45) %at_40, %at_41 : index, index
        } do {
          ^bb0(%i_43: index, %i_44: index):
          %v_46 = arith.index_cast %v_18 : index to i64
          %pointer_47 = llvm.inttoptr %v_46 : i64 to !llvm.ptr
          %v_48 = arith.index_cast %c_4 : index to i32
          %v_49 = llvm.atomicrmw add %pointer_47, %v_48 monotonic : !llvm.ptr, i32
          %v_50 = arith.index_cast %v_49 : i32 to index
          %v_51 = arith.muli %v_19, %c_9 : index
          %v_52 = arith.divui %v_16, %v_51 : index
          %v_53 = arith.maxsi %v_52, %c_4 : index
          %v_54 = arith.divui %v_50, %v_19 : index
          %loop_56:2 = scf.for %i_55 = %c_1 to %v_54 step %c_4 iter_args(%carry_57 = %c_1, %carry_58 = %v_53) -> (index, index) {
            %v_59 = arith.muli %carry_58, %v_19 : index
            %v_60 = arith.addi %carry_57, %v_59 : index
            %v_61 = arith.divui %carry_58, %c_9 : index
            %v_62 = arith.maxsi %v_61, %c_4 : index
            scf.yield %v_60, %v_62 : index, index
          }
          %v_63 = arith.remui %v_50, %v_19 : index
          %v_64 = arith.muli %v_63, %loop_56#1 : index
          %v_65 = arith.addi %loop_56#0, %v_64 : index
          %v_66 = arith.addi %i_43, %i_44 : index
          scf.for %i_67 = %i_43 to %v_66 step %c_4 {
            %v_68 = arith.addi %i_67, %c_4 : index
            %is_69 = arith.cmpi eq, %v_68, %v_66 : index
            %v_70 = arith.select %is_69, %v_65, %v_68 : index
            %v_71 = arith.muli %i_67, %v_14 : index
            %v_72 = arith.addi %v_71, %v_14 : index
            %v_73 = arith.minsi %v_72, %c_10 : index
            scf.for %i_74 = %c_1 to %tokens step %c_4 {
              scf.for %i_75 = %v_71 to %v_73 step %c_12 {
                %v_76 = arith.subi %v_73, %i_75 : index
                %mask_77 = vector.create_mask %v_76 : vector<16xi1>
                vector.maskedstore %y[%i_74, %i_75], %mask_77, %c_11 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
            scf.for %i_78 = %c_1 to %v_4 step %c_4 {
              %v_79 = memref.load %row_blocks[%i_78, %c_1] : memref<?x4xi32>
              %v_80 = arith.index_cast %v_79 : i32 to index
              %v_81 = memref.load %row_blocks[%i_78, %c_4] : memref<?x4xi32>
              %v_82 = arith.index_cast %v_81 : i32 to index
              %v_83 = memref.load %row_blocks[%i_78, %c_9] : memref<?x4xi32>
              %v_84 = arith.index_cast %v_83 : i32 to index
              %v_85 = arith.addi %i_78, %c_4 : index
              %is_86 = arith.cmpi eq, %v_85, %v_4 : index
              %v_87 = arith.addi %i_78, %c_4 : index
              %v_88 = arith.select %is_86, %c_1, %v_87 : index
              %v_89 = memref.load %row_blocks[%v_88, %c_1] : memref<?x4xi32>
              %v_90 = arith.index_cast %v_89 : i32 to index
              %v_91 = memref.load %row_blocks[%v_88, %c_4] : memref<?x4xi32>
              %v_92 = arith.index_cast %v_91 : i32 to index
              %v_93 = memref.load %row_blocks[%v_88, %c_9] : memref<?x4xi32>
              %v_94 = arith.index_cast %v_93 : i32 to index
              %v_95 = arith.subi %v_16, %c_4 : index
              %v_96 = arith.minsi %v_70, %v_95 : index
              %v_97 = arith.muli %v_96, %v_14 : index
              %v_98 = arith.select %is_86, %v_97, %v_71 : index
              %address_99 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_100 = arith.muli %v_82, %c_8 : index
              %v_101 = arith.addi %address_99, %v_100 : index
              %v_102 = arith.addi %v_84, %c_13 : index
              %v_103 = arith.divui %v_102, %c_12 : index
              scf.for %i_104 = %v_71 to %v_73 step %c_2 {
                %v_105 = arith.addi %i_104, %c_12 : index
                %v_106 = arith.minsi %i_104, %c_14 : index
                %v_107 = arith.minsi %v_105, %c_14 : index
                %v_108 = arith.addi %i_104, %c_2 : index
                %is_109 = arith.cmpi sge, %v_108, %v_73 : index
                %v_110 = arith.select %is_109, %v_90, %v_80 : index
                %v_111 = arith.addi %i_104, %c_2 : index
                %v_112 = arith.select %is_109, %v_98, %v_111 : index
                %address_113 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
                %v_114 = arith.muli %v_110, %c_10 : index
                %v_115 = arith.addi %v_114, %v_112 : index
                %v_116 = arith.muli %v_115, %c_8 : index
                %v_117 = arith.addi %address_113, %v_116 : index
                %v_118 = arith.addi %v_117, %c_15 : index
                %v_119 = arith.divui %v_103, %c_9 : index
                %v_120 = arith.muli %v_119, %c_9 : index
                %v_121 = arith.subi %v_103, %v_120 : index
                %v_122 = arith.addi %v_121, %c_4 : index
                %v_123 = arith.divui %v_122, %c_9 : index
                %v_124 = arith.addi %v_119, %v_123 : index
                scf.for %i_125 = %c_1 to %v_124 step %c_4 {
                  %is_126 = arith.cmpi slt, %i_125, %v_119 : index
                  %v_127 = arith.muli %i_125, %c_9 : index
                  %v_128 = arith.muli %v_119, %c_9 : index
                  %v_129 = arith.subi %i_125, %v_119 : index
                  %v_130 = arith.muli %v_129, %c_9 : index
                  %v_131 = arith.addi %v_128, %v_130 : index
                  %v_132 = arith.select %is_126, %v_127, %v_131 : index
                  %v_133 = arith.subi %v_103, %v_132 : index
                  %v_134 = arith.minsi %v_133, %c_9 : index
                  %v_135 = arith.select %is_126, %c_9, %v_134 : index
                  %v_136 = arith.muli %v_132, %c_15 : index
                  %v_137 = arith.addi %v_101, %v_136 : index
                  %is_138 = arith.cmpi eq, %v_135, %c_9 : index
                  scf.if %is_138 {
                    %address_139 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
                    %v_140 = arith.muli %v_80, %c_10 : index
                    %v_141 = arith.addi %v_140, %v_106 : index
                    %v_142 = arith.muli %v_141, %c_8 : index
                    %v_143 = arith.addi %address_139, %v_142 : index
                    %address_144 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
                    %v_145 = arith.muli %v_80, %c_10 : index
                    %v_146 = arith.addi %v_145, %v_107 : index
                    %v_147 = arith.muli %v_146, %c_8 : index
                    %v_148 = arith.addi %address_144, %v_147 : index
                    func.call @multiply_16x2_2(%sums, %v_143, %v_148, %c_8, %c_2, %v_137, %c_15, %v_117, %v_118, %v_124, %i_125) : (memref<64x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  %is_149 = arith.cmpi eq, %v_135, %c_4 : index
                  scf.if %is_149 {
                    %address_150 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
                    %v_151 = arith.muli %v_80, %c_10 : index
                    %v_152 = arith.addi %v_151, %v_106 : index
                    %v_153 = arith.muli %v_152, %c_8 : index
                    %v_154 = arith.addi %address_150, %v_153 : index
                    %address_155 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
                    %v_156 = arith.muli %v_80, %c_10 : index
                    %v_157 = arith.addi %v_156, %v_107 : index
                    %v_158 = arith.muli %v_157, %c_8 : index
                    %v_159 = arith.addi %address_155, %v_158 : index
                    func.call @multiply_16x1_2(%sums, %v_154, %v_159, %c_8, %c_2, %v_137, %c_15, %v_117, %v_118, %v_124, %i_125) : (memref<64x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  scf.for %i_160 = %c_1 to %v_135 step %c_4 {
                    %v_161 = arith.addi %v_132, %i_160 : index
                    %v_162 = arith.muli %i_160, %c_2 : index
                    %v_163 = arith.muli %v_161, %c_12 : index
                    %v_164 = arith.addi %v_82, %v_163 : index
                    scf.for %i_165 = %c_1 to %c_9 step %c_4 {
                      %is_166 = arith.cmpi eq, %i_165, %c_1 : index
                      %v_167 = arith.select %is_166, %i_104, %v_105 : index
                      %is_168 = arith.cmpi eq, %i_165, %c_1 : index
                      %v_169 = arith.select %is_168, %v_106, %v_107 : index
                      %is_170 = arith.cmpi slt, %v_167, %v_73 : index
                      scf.if %is_170 {
                        %v_171 = arith.muli %i_165, %c_12 : index
                        %v_172 = arith.addi %v_162, %v_171 : index
                        %address_173 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
                        %v_174 = arith.muli %v_172, %c_8 : index
                        %v_175 = arith.addi %address_173, %v_174 : index
                        func.call @transpose_2(%v_175, %v_175) : (index, index) -> ()
                        %v_176 = arith.subi %v_167, %v_169 : index
                        %v_177 = arith.index_cast %v_176 : index to i32
                        %v_178 = vector.broadcast %v_177 : i32 to vector<16xi32>
                        %is_179 = arith.cmpi sge, %c_16, %v_178 : vector<16xi32>
                        scf.for %i_180 = %c_1 to %c_12 step %c_4 {
                          %v_181 = arith.addi %v_172, %i_180 : index
                          %v_182 = vector.load %sums[%v_181, %c_1] : memref<64x16xf32>, vector<16xf32>
                          %v_183 = arith.addi %v_164, %i_180 : index
                          %v_184 = memref.load %assignment_of[%v_183] : memref<?xi32>
                          %is_185 = arith.cmpi sge, %v_184, %c_17 : i32
                          scf.if %is_185 {
                            %v_186 = arith.index_cast %v_184 : i32 to index
                            %v_187 = arith.divui %v_186, %c_4 : index
                            %v_188 = vector.maskedload %y[%v_187, %v_169], %is_179, %c_11 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_189 = memref.load %weights[%v_186] : memref<?xf32>
                            %v_190 = vector.broadcast %v_189 : f32 to vector<16xf32>
                            %v_191 = arith.mulf %v_182, %v_190 : vector<16xf32>
                            %v_192 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_191) : (vector<16xf32>) -> vector<16xf32>
                            %v_193 = arith.addf %v_188, %v_192 : vector<16xf32>
                            vector.maskedstore %y[%v_187, %v_169], %is_179, %v_193 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_65, %loop_56#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
        return
      }
    }
  }

  func.func public @main(
      %x: tensor<?x40xf32>,
      %router: tensor<8x40xf32>,
      %expert_gate_up: tensor<8x48x40xbf16>,
      %expert_down: tensor<8x40x24xbf16>,
      %shared_gate: tensor<1x40xf32>,
      %shared_gate_up: tensor<64x40xbf16>,
      %shared_down: tensor<40x32xbf16>
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for amx
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
    %size_256 = arith.constant 256 : index
    %full_blocks = arith.divui %assignments, %size_256 : index
    %row_blocks = arith.addi %full_blocks, %experts_used : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %histograms = flow.dispatch @grouped::@grouped_count[%assignments, %chunks](%expert_ids, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_bf16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xbf16>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x32xbf16>{%rows}, tensor<?x32768xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x32xbf16>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    // stage: shared expert
    %shared_id = stablehlo.constant dense<0> : tensor<i32>
    %size_1_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %shape_nx1 = stablehlo.concatenate %token_count_1d, %size_1_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %shared_id_splat = "stablehlo.dynamic_broadcast_in_dim"(%shared_id, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %shared_gate_logit = flow.dispatch @project_1x40_f32::@project_1x40_f32[%tokens](%x, %shared_gate, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<1x40xf32>, index) -> tensor<?x1xf32>{%tokens}
    %shared_weight = stablehlo.logistic %shared_gate_logit : tensor<?x1xf32>
    %shared_gate_up_stacked = stablehlo.reshape %shared_gate_up : (tensor<64x40xbf16>) -> tensor<1x64x40xbf16>
    %shared_down_stacked = stablehlo.reshape %shared_down : (tensor<40x32xbf16>) -> tensor<1x40x32xbf16>

    // stage: experts: grouped: 1 experts over the rows that chose them, kernels for amx
    %size_1_2 = arith.constant 1 : index
    %assignments_1 = arith.muli %tokens, %size_1_2 : index
    %size_2048_1 = arith.constant 2048 : index
    %full_chunks_1 = arith.divui %assignments_1, %size_2048_1 : index
    %size_1_3 = arith.constant 1 : index
    %chunks_1 = arith.addi %full_chunks_1, %size_1_3 : index
    %size_1_4 = arith.constant 1 : index
    %experts_used_1 = arith.minui %assignments_1, %size_1_4 : index
    %size_15_1 = arith.constant 15 : index
    %gaps_1 = arith.muli %experts_used_1, %size_15_1 : index
    %rows_1 = arith.addi %assignments_1, %gaps_1 : index
    %size_256_1 = arith.constant 256 : index
    %full_blocks_1 = arith.divui %assignments_1, %size_256_1 : index
    %row_blocks_1 = arith.addi %full_blocks_1, %experts_used_1 : index
    %x_bf16_1 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %histograms_1 = flow.dispatch @grouped_2::@grouped_count_2[%assignments_1, %chunks_1](%shared_id_splat, %assignments_1, %chunks_1) : (tensor<?x1xi32>{%tokens}, index, index) -> tensor<?x1xi32>{%chunks_1}
    %grouped_place_1:4 = flow.dispatch @grouped_2::@grouped_place_2[%assignments_1, %rows_1, %row_blocks_1, %chunks_1](%shared_id_splat, %histograms_1, %assignments_1, %rows_1, %row_blocks_1, %chunks_1) : (tensor<?x1xi32>{%tokens}, tensor<?x1xi32>{%chunks_1}, index, index, index, index) -> (tensor<?xi32>{%rows_1}, tensor<?xi32>{%assignments_1}, tensor<?x4xi32>{%row_blocks_1}, tensor<48xi32>)
    %size_0_1 = arith.constant 0 : index
    %device_1 = hal.devices.get %size_0_1 : !hal.device
    %is_known_1, %concurrency_1 = hal.device.query<%device_1 : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers_1 = arith.index_cast %concurrency_1 : i64 to index
    %grouped_up_1:3 = flow.dispatch @grouped_2::@grouped_up_2[%assignments_1, %tokens, %rows_1, %row_blocks_1, %workers_1](%x_bf16_1, %grouped_place_1#0, %grouped_place_1#2, %grouped_place_1#3, %shared_gate_up_stacked, %assignments_1, %tokens, %rows_1, %row_blocks_1, %workers_1) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%rows_1}, tensor<?x4xi32>{%row_blocks_1}, tensor<48xi32>, tensor<1x64x40xbf16>, index, index, index, index, index) -> (%grouped_place_1#3, tensor<?x32xbf16>{%rows_1}, tensor<?x32768xi8>{%workers_1})
    %grouped_down_1:2 = flow.dispatch @grouped_2::@grouped_down_2[%assignments_1, %tokens, %rows_1, %row_blocks_1, %workers_1](%grouped_up_1#1, %grouped_place_1#2, %grouped_up_1#0, %grouped_place_1#0, %shared_weight, %shared_down_stacked, %assignments_1, %tokens, %rows_1, %row_blocks_1, %workers_1) : (tensor<?x32xbf16>{%rows_1}, tensor<?x4xi32>{%row_blocks_1}, tensor<48xi32>, tensor<?xi32>{%rows_1}, tensor<?x1xf32>{%tokens}, tensor<1x40x32xbf16>, index, index, index, index, index) -> (%grouped_up_1#0, tensor<?x40xf32>{%tokens})
    %output = stablehlo.add %grouped_down#1, %grouped_down_1#1 : tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
