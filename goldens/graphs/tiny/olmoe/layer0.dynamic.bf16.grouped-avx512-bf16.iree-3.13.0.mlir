// needs: cpu avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,f16c,fma
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
        %c_0 = arith.constant 19200 : index
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
        %c_11 = arith.constant 1280 : index
        %c_12 = arith.constant dense<0.000000e+00> : vector<32xbf16>
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
        %c_40 = arith.constant 80 : index
        %c_41 = arith.constant 1920 : index
        %c_42 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_43 = arith.constant 20 : index
        %c_44 = arith.constant 19 : index
        %c_45 = arith.constant 33 : index
        %c_46 = arith.constant 65 : index
        %c_47 = arith.constant 34 : index
        %c_48 = arith.constant 66 : index
        %c_49 = arith.constant 35 : index
        %c_50 = arith.constant 67 : index
        %c_51 = arith.constant 36 : index
        %c_52 = arith.constant 68 : index
        %c_53 = arith.constant 37 : index
        %c_54 = arith.constant 69 : index
        %c_55 = arith.constant 38 : index
        %c_56 = arith.constant 70 : index
        %c_57 = arith.constant 39 : index
        %c_58 = arith.constant 71 : index
        %c_59 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_60 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_61 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_62 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_63 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_64 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_65 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_66 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_67 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_68 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_69 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_70 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_71 = arith.constant dense<1> : vector<16xi32>
        %c_72 = arith.constant dense<23> : vector<16xi32>
        %c_73 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xbf16>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x19200xi8>{%workers}
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<96x16xf32>
        %packed = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
        %tile_tokens = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xi32>
        %square = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x32xbf16>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x19200xi8> -> index
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
                scf.for %i_99 = %c_2 to %c_3 step %c_3 {
                  scf.for %i_100 = %c_2 to %c_8 step %c_5 {
                    %v_101 = memref.load %tile_tokens[%i_100] : memref<16xi32>
                    %v_102 = arith.index_cast %v_101 : i32 to index
                    %is_103 = arith.cmpi sge, %v_102, %c_2 : index
                    %v_104 = arith.select %is_103, %c_3, %c_2 : index
                    %mask_105 = vector.create_mask %v_104 : vector<32xi1>
                    %v_106 = arith.maxsi %v_102, %c_2 : index
                    %v_107 = vector.maskedload %x[%v_106, %i_99], %mask_105, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    vector.store %v_107, %square[%i_100, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  }
                  %v_108 = vector.load %square[%c_2, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_109 = vector.load %square[%c_5, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_110 = vector.load %square[%c_6, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_111 = vector.load %square[%c_10, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_112 = vector.load %square[%c_4, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_113 = vector.load %square[%c_13, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_114 = vector.load %square[%c_14, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_115 = vector.load %square[%c_15, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_116 = vector.load %square[%c_16, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_117 = vector.load %square[%c_17, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_118 = vector.load %square[%c_18, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_119 = vector.load %square[%c_19, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_120 = vector.load %square[%c_20, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_121 = vector.load %square[%c_21, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_122 = vector.load %square[%c_22, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_123 = vector.load %square[%c_7, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_124 = vector.bitcast %v_108 : vector<32xbf16> to vector<16xi32>
                  %v_125 = vector.bitcast %v_109 : vector<32xbf16> to vector<16xi32>
                  %v_126 = vector.bitcast %v_110 : vector<32xbf16> to vector<16xi32>
                  %v_127 = vector.bitcast %v_111 : vector<32xbf16> to vector<16xi32>
                  %v_128 = vector.bitcast %v_112 : vector<32xbf16> to vector<16xi32>
                  %v_129 = vector.bitcast %v_113 : vector<32xbf16> to vector<16xi32>
                  %v_130 = vector.bitcast %v_114 : vector<32xbf16> to vector<16xi32>
                  %v_131 = vector.bitcast %v_115 : vector<32xbf16> to vector<16xi32>
                  %v_132 = vector.bitcast %v_116 : vector<32xbf16> to vector<16xi32>
                  %v_133 = vector.bitcast %v_117 : vector<32xbf16> to vector<16xi32>
                  %v_134 = vector.bitcast %v_118 : vector<32xbf16> to vector<16xi32>
                  %v_135 = vector.bitcast %v_119 : vector<32xbf16> to vector<16xi32>
                  %v_136 = vector.bitcast %v_120 : vector<32xbf16> to vector<16xi32>
                  %v_137 = vector.bitcast %v_121 : vector<32xbf16> to vector<16xi32>
                  %v_138 = vector.bitcast %v_122 : vector<32xbf16> to vector<16xi32>
                  %v_139 = vector.bitcast %v_123 : vector<32xbf16> to vector<16xi32>
                  %v_140 = arith.muli %i_99, %c_3 : index
                  %v_141 = arith.addi %v_98, %v_140 : index
                  %v_142 = vector.shuffle %v_124, %v_125 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_143 = vector.shuffle %v_124, %v_125 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_144 = vector.shuffle %v_126, %v_127 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_145 = vector.shuffle %v_126, %v_127 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_146 = vector.shuffle %v_128, %v_129 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_147 = vector.shuffle %v_128, %v_129 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_148 = vector.shuffle %v_130, %v_131 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_149 = vector.shuffle %v_130, %v_131 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_150 = vector.shuffle %v_132, %v_133 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_151 = vector.shuffle %v_132, %v_133 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_152 = vector.shuffle %v_134, %v_135 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_153 = vector.shuffle %v_134, %v_135 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_154 = vector.shuffle %v_136, %v_137 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_155 = vector.shuffle %v_136, %v_137 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_156 = vector.shuffle %v_138, %v_139 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_157 = vector.shuffle %v_138, %v_139 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_158 = vector.shuffle %v_142, %v_144 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_159 = vector.shuffle %v_142, %v_144 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_160 = vector.shuffle %v_143, %v_145 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_161 = vector.shuffle %v_143, %v_145 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_162 = vector.shuffle %v_146, %v_148 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_163 = vector.shuffle %v_146, %v_148 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_164 = vector.shuffle %v_147, %v_149 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_165 = vector.shuffle %v_147, %v_149 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_166 = vector.shuffle %v_150, %v_152 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_167 = vector.shuffle %v_150, %v_152 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_168 = vector.shuffle %v_151, %v_153 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_169 = vector.shuffle %v_151, %v_153 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_170 = vector.shuffle %v_154, %v_156 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_171 = vector.shuffle %v_154, %v_156 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_172 = vector.shuffle %v_155, %v_157 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_173 = vector.shuffle %v_155, %v_157 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_174 = vector.shuffle %v_158, %v_162 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_175 = vector.shuffle %v_158, %v_162 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_176 = vector.shuffle %v_160, %v_164 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_177 = vector.shuffle %v_160, %v_164 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_178 = vector.shuffle %v_159, %v_163 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_179 = vector.shuffle %v_159, %v_163 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_180 = vector.shuffle %v_161, %v_165 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_181 = vector.shuffle %v_161, %v_165 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_182 = vector.shuffle %v_166, %v_170 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_183 = vector.shuffle %v_166, %v_170 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_184 = vector.shuffle %v_168, %v_172 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_185 = vector.shuffle %v_168, %v_172 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_186 = vector.shuffle %v_167, %v_171 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_187 = vector.shuffle %v_167, %v_171 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_188 = vector.shuffle %v_169, %v_173 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_189 = vector.shuffle %v_169, %v_173 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_190 = vector.shuffle %v_174, %v_182 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_191 = vector.shuffle %v_174, %v_182 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_192 = vector.shuffle %v_176, %v_184 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_193 = vector.shuffle %v_176, %v_184 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_194 = vector.shuffle %v_178, %v_186 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_195 = vector.shuffle %v_178, %v_186 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_196 = vector.shuffle %v_180, %v_188 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_197 = vector.shuffle %v_180, %v_188 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_198 = vector.shuffle %v_175, %v_183 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_199 = vector.shuffle %v_175, %v_183 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_200 = vector.shuffle %v_177, %v_185 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_201 = vector.shuffle %v_177, %v_185 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_202 = vector.shuffle %v_179, %v_187 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_203 = vector.shuffle %v_179, %v_187 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_204 = vector.shuffle %v_181, %v_189 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_205 = vector.shuffle %v_181, %v_189 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_206 = arith.index_cast %v_141 : index to i64
                  %pointer_207 = llvm.inttoptr %v_206 : i64 to !llvm.ptr
                  "llvm.store"(%v_190, %pointer_207) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_208 = arith.addi %v_141, %c_23 : index
                  %v_209 = arith.index_cast %v_208 : index to i64
                  %pointer_210 = llvm.inttoptr %v_209 : i64 to !llvm.ptr
                  "llvm.store"(%v_192, %pointer_210) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_211 = arith.addi %v_141, %c_24 : index
                  %v_212 = arith.index_cast %v_211 : index to i64
                  %pointer_213 = llvm.inttoptr %v_212 : i64 to !llvm.ptr
                  "llvm.store"(%v_194, %pointer_213) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_214 = arith.addi %v_141, %c_25 : index
                  %v_215 = arith.index_cast %v_214 : index to i64
                  %pointer_216 = llvm.inttoptr %v_215 : i64 to !llvm.ptr
                  "llvm.store"(%v_196, %pointer_216) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_217 = arith.addi %v_141, %c_26 : index
                  %v_218 = arith.index_cast %v_217 : index to i64
                  %pointer_219 = llvm.inttoptr %v_218 : i64 to !llvm.ptr
                  "llvm.store"(%v_198, %pointer_219) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_220 = arith.addi %v_141, %c_27 : index
                  %v_221 = arith.index_cast %v_220 : index to i64
                  %pointer_222 = llvm.inttoptr %v_221 : i64 to !llvm.ptr
                  "llvm.store"(%v_200, %pointer_222) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_223 = arith.addi %v_141, %c_28 : index
                  %v_224 = arith.index_cast %v_223 : index to i64
                  %pointer_225 = llvm.inttoptr %v_224 : i64 to !llvm.ptr
                  "llvm.store"(%v_202, %pointer_225) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_226 = arith.addi %v_141, %c_29 : index
                  %v_227 = arith.index_cast %v_226 : index to i64
                  %pointer_228 = llvm.inttoptr %v_227 : i64 to !llvm.ptr
                  "llvm.store"(%v_204, %pointer_228) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_229 = arith.addi %v_141, %c_30 : index
                  %v_230 = arith.index_cast %v_229 : index to i64
                  %pointer_231 = llvm.inttoptr %v_230 : i64 to !llvm.ptr
                  "llvm.store"(%v_191, %pointer_231) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_232 = arith.addi %v_141, %c_31 : index
                  %v_233 = arith.index_cast %v_232 : index to i64
                  %pointer_234 = llvm.inttoptr %v_233 : i64 to !llvm.ptr
                  "llvm.store"(%v_193, %pointer_234) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_235 = arith.addi %v_141, %c_32 : index
                  %v_236 = arith.index_cast %v_235 : index to i64
                  %pointer_237 = llvm.inttoptr %v_236 : i64 to !llvm.ptr
                  "llvm.store"(%v_195, %pointer_237) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_238 = arith.addi %v_141, %c_33 : index
                  %v_239 = arith.index_cast %v_238 : index to i64
                  %pointer_240 = llvm.inttoptr %v_239 : i64 to !llvm.ptr
                  "llvm.store"(%v_197, %pointer_240) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_241 = arith.addi %v_141, %c_34 : index
                  %v_242 = arith.index_cast %v_241 : index to i64
                  %pointer_243 = llvm.inttoptr %v_242 : i64 to !llvm.ptr
                  "llvm.store"(%v_199, %pointer_243) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_244 = arith.addi %v_141, %c_35 : index
                  %v_245 = arith.index_cast %v_244 : index to i64
                  %pointer_246 = llvm.inttoptr %v_245 : i64 to !llvm.ptr
                  "llvm.store"(%v_201, %pointer_246) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_247 = arith.addi %v_141, %c_36 : index
                  %v_248 = arith.index_cast %v_247 : index to i64
                  %pointer_249 = llvm.inttoptr %v_248 : i64 to !llvm.ptr
                  "llvm.store"(%v_203, %pointer_249) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_250 = arith.addi %v_141, %c_37 : index
                  %v_251 = arith.index_cast %v_250 : index to i64
                  %pointer_252 = llvm.inttoptr %v_251 : i64 to !llvm.ptr
                  "llvm.store"(%v_205, %pointer_252) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                }
                scf.for %i_253 = %c_2 to %c_8 step %c_5 {
                  %v_254 = memref.load %tile_tokens[%i_253] : memref<16xi32>
                  %v_255 = arith.index_cast %v_254 : i32 to index
                  %is_256 = arith.cmpi sge, %v_255, %c_2 : index
                  %v_257 = arith.select %is_256, %c_16, %c_2 : index
                  %mask_258 = vector.create_mask %v_257 : vector<32xi1>
                  %v_259 = arith.maxsi %v_255, %c_2 : index
                  %v_260 = vector.maskedload %x[%v_259, %c_3], %mask_258, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  vector.store %v_260, %square[%i_253, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                }
                %v_261 = vector.load %square[%c_2, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_262 = vector.load %square[%c_5, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_263 = vector.load %square[%c_6, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_264 = vector.load %square[%c_10, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_265 = vector.load %square[%c_4, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_266 = vector.load %square[%c_13, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_267 = vector.load %square[%c_14, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_268 = vector.load %square[%c_15, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_269 = vector.load %square[%c_16, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_270 = vector.load %square[%c_17, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_271 = vector.load %square[%c_18, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_272 = vector.load %square[%c_19, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_273 = vector.load %square[%c_20, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_274 = vector.load %square[%c_21, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_275 = vector.load %square[%c_22, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_276 = vector.load %square[%c_7, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_277 = vector.bitcast %v_261 : vector<32xbf16> to vector<16xi32>
                %v_278 = vector.bitcast %v_262 : vector<32xbf16> to vector<16xi32>
                %v_279 = vector.bitcast %v_263 : vector<32xbf16> to vector<16xi32>
                %v_280 = vector.bitcast %v_264 : vector<32xbf16> to vector<16xi32>
                %v_281 = vector.bitcast %v_265 : vector<32xbf16> to vector<16xi32>
                %v_282 = vector.bitcast %v_266 : vector<32xbf16> to vector<16xi32>
                %v_283 = vector.bitcast %v_267 : vector<32xbf16> to vector<16xi32>
                %v_284 = vector.bitcast %v_268 : vector<32xbf16> to vector<16xi32>
                %v_285 = vector.bitcast %v_269 : vector<32xbf16> to vector<16xi32>
                %v_286 = vector.bitcast %v_270 : vector<32xbf16> to vector<16xi32>
                %v_287 = vector.bitcast %v_271 : vector<32xbf16> to vector<16xi32>
                %v_288 = vector.bitcast %v_272 : vector<32xbf16> to vector<16xi32>
                %v_289 = vector.bitcast %v_273 : vector<32xbf16> to vector<16xi32>
                %v_290 = vector.bitcast %v_274 : vector<32xbf16> to vector<16xi32>
                %v_291 = vector.bitcast %v_275 : vector<32xbf16> to vector<16xi32>
                %v_292 = vector.bitcast %v_276 : vector<32xbf16> to vector<16xi32>
                %v_293 = arith.muli %c_3, %c_3 : index
                %v_294 = arith.addi %v_98, %v_293 : index
                %v_295 = vector.shuffle %v_277, %v_278 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_296 = vector.shuffle %v_277, %v_278 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_297 = vector.shuffle %v_279, %v_280 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_298 = vector.shuffle %v_279, %v_280 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_299 = vector.shuffle %v_281, %v_282 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_300 = vector.shuffle %v_281, %v_282 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_301 = vector.shuffle %v_283, %v_284 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_302 = vector.shuffle %v_283, %v_284 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_303 = vector.shuffle %v_285, %v_286 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_304 = vector.shuffle %v_285, %v_286 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_305 = vector.shuffle %v_287, %v_288 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_306 = vector.shuffle %v_287, %v_288 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_307 = vector.shuffle %v_289, %v_290 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_308 = vector.shuffle %v_289, %v_290 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_309 = vector.shuffle %v_291, %v_292 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_310 = vector.shuffle %v_291, %v_292 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_311 = vector.shuffle %v_295, %v_297 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_312 = vector.shuffle %v_295, %v_297 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_313 = vector.shuffle %v_296, %v_298 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_314 = vector.shuffle %v_296, %v_298 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_315 = vector.shuffle %v_299, %v_301 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_316 = vector.shuffle %v_299, %v_301 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_317 = vector.shuffle %v_300, %v_302 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_318 = vector.shuffle %v_300, %v_302 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_319 = vector.shuffle %v_303, %v_305 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_320 = vector.shuffle %v_303, %v_305 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_321 = vector.shuffle %v_304, %v_306 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_322 = vector.shuffle %v_304, %v_306 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_323 = vector.shuffle %v_307, %v_309 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_324 = vector.shuffle %v_307, %v_309 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_325 = vector.shuffle %v_308, %v_310 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_326 = vector.shuffle %v_308, %v_310 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_327 = vector.shuffle %v_311, %v_315 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_328 = vector.shuffle %v_311, %v_315 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_329 = vector.shuffle %v_313, %v_317 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_330 = vector.shuffle %v_313, %v_317 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_331 = vector.shuffle %v_312, %v_316 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_332 = vector.shuffle %v_312, %v_316 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_333 = vector.shuffle %v_314, %v_318 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_334 = vector.shuffle %v_314, %v_318 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_335 = vector.shuffle %v_319, %v_323 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_336 = vector.shuffle %v_319, %v_323 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_337 = vector.shuffle %v_321, %v_325 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_338 = vector.shuffle %v_321, %v_325 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_339 = vector.shuffle %v_320, %v_324 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_340 = vector.shuffle %v_320, %v_324 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_341 = vector.shuffle %v_322, %v_326 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_342 = vector.shuffle %v_322, %v_326 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_343 = vector.shuffle %v_327, %v_335 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_344 = vector.shuffle %v_327, %v_335 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_345 = vector.shuffle %v_329, %v_337 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_346 = vector.shuffle %v_329, %v_337 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_347 = vector.shuffle %v_331, %v_339 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_348 = vector.shuffle %v_331, %v_339 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_349 = vector.shuffle %v_333, %v_341 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_350 = vector.shuffle %v_333, %v_341 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_351 = vector.shuffle %v_328, %v_336 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_352 = vector.shuffle %v_328, %v_336 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_353 = vector.shuffle %v_330, %v_338 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_354 = vector.shuffle %v_330, %v_338 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_355 = vector.shuffle %v_332, %v_340 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_356 = vector.shuffle %v_332, %v_340 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_357 = vector.shuffle %v_334, %v_342 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_358 = vector.shuffle %v_334, %v_342 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_359 = arith.index_cast %v_294 : index to i64
                %pointer_360 = llvm.inttoptr %v_359 : i64 to !llvm.ptr
                "llvm.store"(%v_343, %pointer_360) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_361 = arith.addi %v_294, %c_23 : index
                %v_362 = arith.index_cast %v_361 : index to i64
                %pointer_363 = llvm.inttoptr %v_362 : i64 to !llvm.ptr
                "llvm.store"(%v_345, %pointer_363) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_364 = arith.addi %v_294, %c_24 : index
                %v_365 = arith.index_cast %v_364 : index to i64
                %pointer_366 = llvm.inttoptr %v_365 : i64 to !llvm.ptr
                "llvm.store"(%v_347, %pointer_366) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_367 = arith.addi %v_294, %c_25 : index
                %v_368 = arith.index_cast %v_367 : index to i64
                %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                "llvm.store"(%v_349, %pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
            }
            %v_370 = arith.addi %v_61, %c_3 : index
            %v_371 = arith.minsi %v_370, %c_38 : index
            %v_372 = arith.addi %v_67, %c_7 : index
            %v_373 = arith.divui %v_372, %c_8 : index
            scf.for %i_374 = %v_61 to %v_371 step %c_8 {
              %v_375 = arith.minsi %i_374, %c_16 : index
              %v_376 = arith.addi %v_375, %c_38 : index
              %v_377 = arith.addi %i_374, %c_8 : index
              %is_378 = arith.cmpi sge, %v_377, %v_371 : index
              %v_379 = arith.select %is_378, %v_72, %v_63 : index
              %v_380 = arith.addi %i_374, %c_8 : index
              %v_381 = arith.select %is_378, %v_78, %v_380 : index
              %address_382 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              %v_383 = arith.muli %v_379, %c_39 : index
              %v_384 = arith.addi %v_383, %v_381 : index
              %v_385 = arith.muli %v_384, %c_40 : index
              %v_386 = arith.addi %address_382, %v_385 : index
              %v_387 = arith.addi %v_386, %c_41 : index
              %v_388 = arith.divui %v_373, %c_10 : index
              %v_389 = arith.remui %v_373, %c_10 : index
              %is_390 = arith.cmpi eq, %v_389, %c_5 : index
              %is_391 = arith.cmpi sgt, %v_373, %c_5 : index
              %v_392 = arith.andi %is_390, %is_391 : i1
              %v_393 = arith.subi %v_388, %c_5 : index
              %v_394 = arith.select %v_392, %v_393, %v_388 : index
              %v_395 = arith.muli %v_394, %c_10 : index
              %v_396 = arith.subi %v_373, %v_395 : index
              %v_397 = arith.addi %v_396, %c_5 : index
              %v_398 = arith.divui %v_397, %c_6 : index
              %v_399 = arith.addi %v_394, %v_398 : index
              scf.for %i_400 = %c_2 to %v_399 step %c_5 {
                %is_401 = arith.cmpi slt, %i_400, %v_394 : index
                %v_402 = arith.muli %i_400, %c_10 : index
                %v_403 = arith.muli %v_394, %c_10 : index
                %v_404 = arith.subi %i_400, %v_394 : index
                %v_405 = arith.muli %v_404, %c_6 : index
                %v_406 = arith.addi %v_403, %v_405 : index
                %v_407 = arith.select %is_401, %v_402, %v_406 : index
                %v_408 = arith.subi %v_373, %v_407 : index
                %v_409 = arith.minsi %v_408, %c_6 : index
                %v_410 = arith.select %is_401, %c_10, %v_409 : index
                %is_411 = arith.cmpi eq, %v_410, %c_10 : index
                scf.if %is_411 {
                  %v_412 = arith.muli %v_407, %c_11 : index
                  %v_413 = arith.addi %v_3, %v_412 : index
                  %v_414 = arith.addi %v_407, %c_5 : index
                  %v_415 = arith.muli %v_414, %c_11 : index
                  %v_416 = arith.addi %v_3, %v_415 : index
                  %v_417 = arith.addi %v_407, %c_6 : index
                  %v_418 = arith.muli %v_417, %c_11 : index
                  %v_419 = arith.addi %v_3, %v_418 : index
                  scf.for %i_420 = %c_2 to %c_4 step %c_5 {
                    %v_421 = arith.divui %i_420, %c_6 : index
                    %v_422 = arith.remui %i_420, %c_6 : index
                    %v_423 = arith.muli %v_422, %c_16 : index
                    %v_424 = arith.minsi %v_423, %c_16 : index
                    %is_425 = arith.cmpi eq, %v_421, %c_2 : index
                    %v_426 = arith.select %is_425, %v_375, %v_376 : index
                    %v_427 = arith.addi %v_426, %v_424 : index
                    %v_428 = arith.addi %v_427, %c_5 : index
                    %v_429 = arith.addi %v_427, %c_6 : index
                    %v_430 = arith.addi %v_427, %c_10 : index
                    %v_431 = arith.addi %v_427, %c_4 : index
                    %v_432 = arith.addi %v_427, %c_13 : index
                    %v_433 = arith.addi %v_427, %c_14 : index
                    %v_434 = arith.addi %v_427, %c_15 : index
                    %v_435 = arith.muli %v_421, %c_8 : index
                    %v_436 = arith.addi %v_435, %v_424 : index
                    %v_437 = arith.muli %v_399, %c_4 : index
                    %v_438 = arith.muli %i_400, %c_4 : index
                    %v_439 = arith.addi %v_438, %i_420 : index
                    %loop_441:24 = scf.for %i_440 = %c_2 to %c_43 step %c_4 iter_args(%carry_442 = %c_42, %carry_443 = %c_42, %carry_444 = %c_42, %carry_445 = %c_42, %carry_446 = %c_42, %carry_447 = %c_42, %carry_448 = %c_42, %carry_449 = %c_42, %carry_450 = %c_42, %carry_451 = %c_42, %carry_452 = %c_42, %carry_453 = %c_42, %carry_454 = %c_42, %carry_455 = %c_42, %carry_456 = %c_42, %carry_457 = %c_42, %carry_458 = %c_42, %carry_459 = %c_42, %carry_460 = %c_42, %carry_461 = %c_42, %carry_462 = %c_42, %carry_463 = %c_42, %carry_464 = %c_42, %carry_465 = %c_42) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_466 = arith.divui %i_440, %c_4 : index
                      %v_467 = arith.muli %v_437, %c_13 : index
                      %v_468 = arith.addi %v_467, %c_44 : index
                      %v_469 = arith.muli %v_437, %c_13 : index
                      %v_470 = arith.divui %v_468, %v_469 : index
                      %v_471 = arith.muli %v_439, %c_13 : index
                      %v_472 = arith.addi %v_471, %v_466 : index
                      %v_473 = arith.muli %v_472, %v_470 : index
                      scf.for %i_474 = %c_2 to %v_470 step %c_5 {
                        %v_475 = arith.addi %v_473, %i_474 : index
                        %v_476 = arith.minsi %v_475, %c_44 : index
                        %v_477 = arith.muli %v_476, %c_23 : index
                        %v_478 = arith.addi %v_386, %v_477 : index
                        %v_479 = arith.index_cast %v_478 : index to i64
                        %pointer_480 = llvm.inttoptr %v_479 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_480) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_481 = arith.addi %v_387, %v_477 : index
                        %v_482 = arith.index_cast %v_481 : index to i64
                        %pointer_483 = llvm.inttoptr %v_482 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_483) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_484 = arith.addi %i_440, %c_4 : index
                      %loop_486:24 = scf.for %i_485 = %i_440 to %v_484 step %c_5 iter_args(%carry_487 = %carry_442, %carry_488 = %carry_443, %carry_489 = %carry_444, %carry_490 = %carry_445, %carry_491 = %carry_446, %carry_492 = %carry_447, %carry_493 = %carry_448, %carry_494 = %carry_449, %carry_495 = %carry_450, %carry_496 = %carry_451, %carry_497 = %carry_452, %carry_498 = %carry_453, %carry_499 = %carry_454, %carry_500 = %carry_455, %carry_501 = %carry_456, %carry_502 = %carry_457, %carry_503 = %carry_458, %carry_504 = %carry_459, %carry_505 = %carry_460, %carry_506 = %carry_461, %carry_507 = %carry_462, %carry_508 = %carry_463, %carry_509 = %carry_464, %carry_510 = %carry_465) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_511 = arith.muli %i_485, %c_23 : index
                        %v_512 = arith.muli %i_485, %c_6 : index
                        %v_513 = arith.addi %v_413, %v_511 : index
                        %v_514 = arith.index_cast %v_513 : index to i64
                        %pointer_515 = llvm.inttoptr %v_514 : i64 to !llvm.ptr
                        %v_516 = "llvm.load"(%pointer_515) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                        %v_517 = arith.addi %v_416, %v_511 : index
                        %v_518 = arith.index_cast %v_517 : index to i64
                        %pointer_519 = llvm.inttoptr %v_518 : i64 to !llvm.ptr
                        %v_520 = "llvm.load"(%pointer_519) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                        %v_521 = arith.addi %v_419, %v_511 : index
                        %v_522 = arith.index_cast %v_521 : index to i64
                        %pointer_523 = llvm.inttoptr %v_522 : i64 to !llvm.ptr
                        %v_524 = "llvm.load"(%pointer_523) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                        %v_525 = vector.load %expert_gate_up[%v_63, %v_427, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_526 = vector.bitcast %v_525 : vector<2xbf16> to vector<1xi32>
                        %v_527 = vector.extract %v_526[0] : i32 from vector<1xi32>
                        %v_528 = vector.broadcast %v_527 : i32 to vector<16xi32>
                        %v_529 = vector.bitcast %v_528 : vector<16xi32> to vector<32xbf16>
                        %v_530 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_487, %v_529, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_531 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_488, %v_529, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_532 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_489, %v_529, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_533 = vector.load %expert_gate_up[%v_63, %v_428, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_534 = vector.bitcast %v_533 : vector<2xbf16> to vector<1xi32>
                        %v_535 = vector.extract %v_534[0] : i32 from vector<1xi32>
                        %v_536 = vector.broadcast %v_535 : i32 to vector<16xi32>
                        %v_537 = vector.bitcast %v_536 : vector<16xi32> to vector<32xbf16>
                        %v_538 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_490, %v_537, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_539 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_491, %v_537, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_540 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_492, %v_537, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_541 = vector.load %expert_gate_up[%v_63, %v_429, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_542 = vector.bitcast %v_541 : vector<2xbf16> to vector<1xi32>
                        %v_543 = vector.extract %v_542[0] : i32 from vector<1xi32>
                        %v_544 = vector.broadcast %v_543 : i32 to vector<16xi32>
                        %v_545 = vector.bitcast %v_544 : vector<16xi32> to vector<32xbf16>
                        %v_546 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_493, %v_545, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_547 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_494, %v_545, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_548 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_495, %v_545, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_549 = vector.load %expert_gate_up[%v_63, %v_430, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_550 = vector.bitcast %v_549 : vector<2xbf16> to vector<1xi32>
                        %v_551 = vector.extract %v_550[0] : i32 from vector<1xi32>
                        %v_552 = vector.broadcast %v_551 : i32 to vector<16xi32>
                        %v_553 = vector.bitcast %v_552 : vector<16xi32> to vector<32xbf16>
                        %v_554 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_496, %v_553, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_555 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_497, %v_553, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_556 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_498, %v_553, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_557 = vector.load %expert_gate_up[%v_63, %v_431, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_558 = vector.bitcast %v_557 : vector<2xbf16> to vector<1xi32>
                        %v_559 = vector.extract %v_558[0] : i32 from vector<1xi32>
                        %v_560 = vector.broadcast %v_559 : i32 to vector<16xi32>
                        %v_561 = vector.bitcast %v_560 : vector<16xi32> to vector<32xbf16>
                        %v_562 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_499, %v_561, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_563 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_500, %v_561, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_564 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_501, %v_561, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_565 = vector.load %expert_gate_up[%v_63, %v_432, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_566 = vector.bitcast %v_565 : vector<2xbf16> to vector<1xi32>
                        %v_567 = vector.extract %v_566[0] : i32 from vector<1xi32>
                        %v_568 = vector.broadcast %v_567 : i32 to vector<16xi32>
                        %v_569 = vector.bitcast %v_568 : vector<16xi32> to vector<32xbf16>
                        %v_570 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_502, %v_569, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_571 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_503, %v_569, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_572 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_504, %v_569, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_573 = vector.load %expert_gate_up[%v_63, %v_433, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_574 = vector.bitcast %v_573 : vector<2xbf16> to vector<1xi32>
                        %v_575 = vector.extract %v_574[0] : i32 from vector<1xi32>
                        %v_576 = vector.broadcast %v_575 : i32 to vector<16xi32>
                        %v_577 = vector.bitcast %v_576 : vector<16xi32> to vector<32xbf16>
                        %v_578 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_505, %v_577, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_579 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_506, %v_577, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_580 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_507, %v_577, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_581 = vector.load %expert_gate_up[%v_63, %v_434, %v_512] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_582 = vector.bitcast %v_581 : vector<2xbf16> to vector<1xi32>
                        %v_583 = vector.extract %v_582[0] : i32 from vector<1xi32>
                        %v_584 = vector.broadcast %v_583 : i32 to vector<16xi32>
                        %v_585 = vector.bitcast %v_584 : vector<16xi32> to vector<32xbf16>
                        %v_586 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_508, %v_585, %v_516) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_587 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_509, %v_585, %v_520) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_588 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_510, %v_585, %v_524) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_530, %v_531, %v_532, %v_538, %v_539, %v_540, %v_546, %v_547, %v_548, %v_554, %v_555, %v_556, %v_562, %v_563, %v_564, %v_570, %v_571, %v_572, %v_578, %v_579, %v_580, %v_586, %v_587, %v_588 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_486#0, %loop_486#1, %loop_486#2, %loop_486#3, %loop_486#4, %loop_486#5, %loop_486#6, %loop_486#7, %loop_486#8, %loop_486#9, %loop_486#10, %loop_486#11, %loop_486#12, %loop_486#13, %loop_486#14, %loop_486#15, %loop_486#16, %loop_486#17, %loop_486#18, %loop_486#19, %loop_486#20, %loop_486#21, %loop_486#22, %loop_486#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_441#0, %sums[%v_436, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_589 = arith.addi %v_436, %c_3 : index
                    vector.store %loop_441#1, %sums[%v_589, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_590 = arith.addi %v_436, %c_23 : index
                    vector.store %loop_441#2, %sums[%v_590, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_591 = arith.addi %v_436, %c_5 : index
                    vector.store %loop_441#3, %sums[%v_591, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_592 = arith.addi %v_436, %c_45 : index
                    vector.store %loop_441#4, %sums[%v_592, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_593 = arith.addi %v_436, %c_46 : index
                    vector.store %loop_441#5, %sums[%v_593, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_594 = arith.addi %v_436, %c_6 : index
                    vector.store %loop_441#6, %sums[%v_594, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_595 = arith.addi %v_436, %c_47 : index
                    vector.store %loop_441#7, %sums[%v_595, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_596 = arith.addi %v_436, %c_48 : index
                    vector.store %loop_441#8, %sums[%v_596, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_597 = arith.addi %v_436, %c_10 : index
                    vector.store %loop_441#9, %sums[%v_597, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_598 = arith.addi %v_436, %c_49 : index
                    vector.store %loop_441#10, %sums[%v_598, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_599 = arith.addi %v_436, %c_50 : index
                    vector.store %loop_441#11, %sums[%v_599, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_600 = arith.addi %v_436, %c_4 : index
                    vector.store %loop_441#12, %sums[%v_600, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_601 = arith.addi %v_436, %c_51 : index
                    vector.store %loop_441#13, %sums[%v_601, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_602 = arith.addi %v_436, %c_52 : index
                    vector.store %loop_441#14, %sums[%v_602, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_603 = arith.addi %v_436, %c_13 : index
                    vector.store %loop_441#15, %sums[%v_603, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_604 = arith.addi %v_436, %c_53 : index
                    vector.store %loop_441#16, %sums[%v_604, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_605 = arith.addi %v_436, %c_54 : index
                    vector.store %loop_441#17, %sums[%v_605, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_606 = arith.addi %v_436, %c_14 : index
                    vector.store %loop_441#18, %sums[%v_606, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_607 = arith.addi %v_436, %c_55 : index
                    vector.store %loop_441#19, %sums[%v_607, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_608 = arith.addi %v_436, %c_56 : index
                    vector.store %loop_441#20, %sums[%v_608, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_609 = arith.addi %v_436, %c_15 : index
                    vector.store %loop_441#21, %sums[%v_609, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_610 = arith.addi %v_436, %c_57 : index
                    vector.store %loop_441#22, %sums[%v_610, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_611 = arith.addi %v_436, %c_58 : index
                    vector.store %loop_441#23, %sums[%v_611, %c_2] : memref<96x16xf32>, vector<16xf32>
                  }
                }
                %is_612 = arith.cmpi eq, %v_410, %c_6 : index
                scf.if %is_612 {
                  %v_613 = arith.muli %v_407, %c_11 : index
                  %v_614 = arith.addi %v_3, %v_613 : index
                  %v_615 = arith.addi %v_407, %c_5 : index
                  %v_616 = arith.muli %v_615, %c_11 : index
                  %v_617 = arith.addi %v_3, %v_616 : index
                  scf.for %i_618 = %c_2 to %c_4 step %c_5 {
                    %v_619 = arith.divui %i_618, %c_6 : index
                    %v_620 = arith.remui %i_618, %c_6 : index
                    %v_621 = arith.muli %v_620, %c_16 : index
                    %v_622 = arith.minsi %v_621, %c_16 : index
                    %is_623 = arith.cmpi eq, %v_619, %c_2 : index
                    %v_624 = arith.select %is_623, %v_375, %v_376 : index
                    %v_625 = arith.addi %v_624, %v_622 : index
                    %v_626 = arith.addi %v_625, %c_5 : index
                    %v_627 = arith.addi %v_625, %c_6 : index
                    %v_628 = arith.addi %v_625, %c_10 : index
                    %v_629 = arith.addi %v_625, %c_4 : index
                    %v_630 = arith.addi %v_625, %c_13 : index
                    %v_631 = arith.addi %v_625, %c_14 : index
                    %v_632 = arith.addi %v_625, %c_15 : index
                    %v_633 = arith.muli %v_619, %c_8 : index
                    %v_634 = arith.addi %v_633, %v_622 : index
                    %v_635 = arith.muli %v_399, %c_4 : index
                    %v_636 = arith.muli %i_400, %c_4 : index
                    %v_637 = arith.addi %v_636, %i_618 : index
                    %loop_639:16 = scf.for %i_638 = %c_2 to %c_43 step %c_4 iter_args(%carry_640 = %c_42, %carry_641 = %c_42, %carry_642 = %c_42, %carry_643 = %c_42, %carry_644 = %c_42, %carry_645 = %c_42, %carry_646 = %c_42, %carry_647 = %c_42, %carry_648 = %c_42, %carry_649 = %c_42, %carry_650 = %c_42, %carry_651 = %c_42, %carry_652 = %c_42, %carry_653 = %c_42, %carry_654 = %c_42, %carry_655 = %c_42) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_656 = arith.divui %i_638, %c_4 : index
                      %v_657 = arith.muli %v_635, %c_13 : index
                      %v_658 = arith.addi %v_657, %c_44 : index
                      %v_659 = arith.muli %v_635, %c_13 : index
                      %v_660 = arith.divui %v_658, %v_659 : index
                      %v_661 = arith.muli %v_637, %c_13 : index
                      %v_662 = arith.addi %v_661, %v_656 : index
                      %v_663 = arith.muli %v_662, %v_660 : index
                      scf.for %i_664 = %c_2 to %v_660 step %c_5 {
                        %v_665 = arith.addi %v_663, %i_664 : index
                        %v_666 = arith.minsi %v_665, %c_44 : index
                        %v_667 = arith.muli %v_666, %c_23 : index
                        %v_668 = arith.addi %v_386, %v_667 : index
                        %v_669 = arith.index_cast %v_668 : index to i64
                        %pointer_670 = llvm.inttoptr %v_669 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_670) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_671 = arith.addi %v_387, %v_667 : index
                        %v_672 = arith.index_cast %v_671 : index to i64
                        %pointer_673 = llvm.inttoptr %v_672 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_673) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_674 = arith.addi %i_638, %c_4 : index
                      %loop_676:16 = scf.for %i_675 = %i_638 to %v_674 step %c_5 iter_args(%carry_677 = %carry_640, %carry_678 = %carry_641, %carry_679 = %carry_642, %carry_680 = %carry_643, %carry_681 = %carry_644, %carry_682 = %carry_645, %carry_683 = %carry_646, %carry_684 = %carry_647, %carry_685 = %carry_648, %carry_686 = %carry_649, %carry_687 = %carry_650, %carry_688 = %carry_651, %carry_689 = %carry_652, %carry_690 = %carry_653, %carry_691 = %carry_654, %carry_692 = %carry_655) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_693 = arith.muli %i_675, %c_23 : index
                        %v_694 = arith.muli %i_675, %c_6 : index
                        %v_695 = arith.addi %v_614, %v_693 : index
                        %v_696 = arith.index_cast %v_695 : index to i64
                        %pointer_697 = llvm.inttoptr %v_696 : i64 to !llvm.ptr
                        %v_698 = "llvm.load"(%pointer_697) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                        %v_699 = arith.addi %v_617, %v_693 : index
                        %v_700 = arith.index_cast %v_699 : index to i64
                        %pointer_701 = llvm.inttoptr %v_700 : i64 to !llvm.ptr
                        %v_702 = "llvm.load"(%pointer_701) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                        %v_703 = vector.load %expert_gate_up[%v_63, %v_625, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_704 = vector.bitcast %v_703 : vector<2xbf16> to vector<1xi32>
                        %v_705 = vector.extract %v_704[0] : i32 from vector<1xi32>
                        %v_706 = vector.broadcast %v_705 : i32 to vector<16xi32>
                        %v_707 = vector.bitcast %v_706 : vector<16xi32> to vector<32xbf16>
                        %v_708 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_677, %v_707, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_709 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_678, %v_707, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_710 = vector.load %expert_gate_up[%v_63, %v_626, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_711 = vector.bitcast %v_710 : vector<2xbf16> to vector<1xi32>
                        %v_712 = vector.extract %v_711[0] : i32 from vector<1xi32>
                        %v_713 = vector.broadcast %v_712 : i32 to vector<16xi32>
                        %v_714 = vector.bitcast %v_713 : vector<16xi32> to vector<32xbf16>
                        %v_715 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_679, %v_714, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_716 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_680, %v_714, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_717 = vector.load %expert_gate_up[%v_63, %v_627, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_718 = vector.bitcast %v_717 : vector<2xbf16> to vector<1xi32>
                        %v_719 = vector.extract %v_718[0] : i32 from vector<1xi32>
                        %v_720 = vector.broadcast %v_719 : i32 to vector<16xi32>
                        %v_721 = vector.bitcast %v_720 : vector<16xi32> to vector<32xbf16>
                        %v_722 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_681, %v_721, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_723 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_682, %v_721, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_724 = vector.load %expert_gate_up[%v_63, %v_628, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_725 = vector.bitcast %v_724 : vector<2xbf16> to vector<1xi32>
                        %v_726 = vector.extract %v_725[0] : i32 from vector<1xi32>
                        %v_727 = vector.broadcast %v_726 : i32 to vector<16xi32>
                        %v_728 = vector.bitcast %v_727 : vector<16xi32> to vector<32xbf16>
                        %v_729 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_683, %v_728, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_730 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_684, %v_728, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_731 = vector.load %expert_gate_up[%v_63, %v_629, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_732 = vector.bitcast %v_731 : vector<2xbf16> to vector<1xi32>
                        %v_733 = vector.extract %v_732[0] : i32 from vector<1xi32>
                        %v_734 = vector.broadcast %v_733 : i32 to vector<16xi32>
                        %v_735 = vector.bitcast %v_734 : vector<16xi32> to vector<32xbf16>
                        %v_736 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_685, %v_735, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_737 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_686, %v_735, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_738 = vector.load %expert_gate_up[%v_63, %v_630, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_739 = vector.bitcast %v_738 : vector<2xbf16> to vector<1xi32>
                        %v_740 = vector.extract %v_739[0] : i32 from vector<1xi32>
                        %v_741 = vector.broadcast %v_740 : i32 to vector<16xi32>
                        %v_742 = vector.bitcast %v_741 : vector<16xi32> to vector<32xbf16>
                        %v_743 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_687, %v_742, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_744 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_688, %v_742, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_745 = vector.load %expert_gate_up[%v_63, %v_631, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_746 = vector.bitcast %v_745 : vector<2xbf16> to vector<1xi32>
                        %v_747 = vector.extract %v_746[0] : i32 from vector<1xi32>
                        %v_748 = vector.broadcast %v_747 : i32 to vector<16xi32>
                        %v_749 = vector.bitcast %v_748 : vector<16xi32> to vector<32xbf16>
                        %v_750 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_689, %v_749, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_751 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_690, %v_749, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_752 = vector.load %expert_gate_up[%v_63, %v_632, %v_694] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_753 = vector.bitcast %v_752 : vector<2xbf16> to vector<1xi32>
                        %v_754 = vector.extract %v_753[0] : i32 from vector<1xi32>
                        %v_755 = vector.broadcast %v_754 : i32 to vector<16xi32>
                        %v_756 = vector.bitcast %v_755 : vector<16xi32> to vector<32xbf16>
                        %v_757 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_691, %v_756, %v_698) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_758 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_692, %v_756, %v_702) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_708, %v_709, %v_715, %v_716, %v_722, %v_723, %v_729, %v_730, %v_736, %v_737, %v_743, %v_744, %v_750, %v_751, %v_757, %v_758 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_676#0, %loop_676#1, %loop_676#2, %loop_676#3, %loop_676#4, %loop_676#5, %loop_676#6, %loop_676#7, %loop_676#8, %loop_676#9, %loop_676#10, %loop_676#11, %loop_676#12, %loop_676#13, %loop_676#14, %loop_676#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_639#0, %sums[%v_634, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_759 = arith.addi %v_634, %c_3 : index
                    vector.store %loop_639#1, %sums[%v_759, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_760 = arith.addi %v_634, %c_5 : index
                    vector.store %loop_639#2, %sums[%v_760, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_761 = arith.addi %v_634, %c_45 : index
                    vector.store %loop_639#3, %sums[%v_761, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_762 = arith.addi %v_634, %c_6 : index
                    vector.store %loop_639#4, %sums[%v_762, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_763 = arith.addi %v_634, %c_47 : index
                    vector.store %loop_639#5, %sums[%v_763, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_764 = arith.addi %v_634, %c_10 : index
                    vector.store %loop_639#6, %sums[%v_764, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_765 = arith.addi %v_634, %c_49 : index
                    vector.store %loop_639#7, %sums[%v_765, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_766 = arith.addi %v_634, %c_4 : index
                    vector.store %loop_639#8, %sums[%v_766, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_767 = arith.addi %v_634, %c_51 : index
                    vector.store %loop_639#9, %sums[%v_767, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_768 = arith.addi %v_634, %c_13 : index
                    vector.store %loop_639#10, %sums[%v_768, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_769 = arith.addi %v_634, %c_53 : index
                    vector.store %loop_639#11, %sums[%v_769, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_770 = arith.addi %v_634, %c_14 : index
                    vector.store %loop_639#12, %sums[%v_770, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_771 = arith.addi %v_634, %c_55 : index
                    vector.store %loop_639#13, %sums[%v_771, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_772 = arith.addi %v_634, %c_15 : index
                    vector.store %loop_639#14, %sums[%v_772, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_773 = arith.addi %v_634, %c_57 : index
                    vector.store %loop_639#15, %sums[%v_773, %c_2] : memref<96x16xf32>, vector<16xf32>
                  }
                }
                %is_774 = arith.cmpi eq, %v_410, %c_5 : index
                scf.if %is_774 {
                  %v_775 = arith.muli %v_407, %c_11 : index
                  %v_776 = arith.addi %v_3, %v_775 : index
                  scf.for %i_777 = %c_2 to %c_4 step %c_5 {
                    %v_778 = arith.divui %i_777, %c_6 : index
                    %v_779 = arith.remui %i_777, %c_6 : index
                    %v_780 = arith.muli %v_779, %c_16 : index
                    %v_781 = arith.minsi %v_780, %c_16 : index
                    %is_782 = arith.cmpi eq, %v_778, %c_2 : index
                    %v_783 = arith.select %is_782, %v_375, %v_376 : index
                    %v_784 = arith.addi %v_783, %v_781 : index
                    %v_785 = arith.addi %v_784, %c_5 : index
                    %v_786 = arith.addi %v_784, %c_6 : index
                    %v_787 = arith.addi %v_784, %c_10 : index
                    %v_788 = arith.addi %v_784, %c_4 : index
                    %v_789 = arith.addi %v_784, %c_13 : index
                    %v_790 = arith.addi %v_784, %c_14 : index
                    %v_791 = arith.addi %v_784, %c_15 : index
                    %v_792 = arith.muli %v_778, %c_8 : index
                    %v_793 = arith.addi %v_792, %v_781 : index
                    %v_794 = arith.muli %v_399, %c_4 : index
                    %v_795 = arith.muli %i_400, %c_4 : index
                    %v_796 = arith.addi %v_795, %i_777 : index
                    %loop_798:8 = scf.for %i_797 = %c_2 to %c_43 step %c_4 iter_args(%carry_799 = %c_42, %carry_800 = %c_42, %carry_801 = %c_42, %carry_802 = %c_42, %carry_803 = %c_42, %carry_804 = %c_42, %carry_805 = %c_42, %carry_806 = %c_42) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_807 = arith.divui %i_797, %c_4 : index
                      %v_808 = arith.muli %v_794, %c_13 : index
                      %v_809 = arith.addi %v_808, %c_44 : index
                      %v_810 = arith.muli %v_794, %c_13 : index
                      %v_811 = arith.divui %v_809, %v_810 : index
                      %v_812 = arith.muli %v_796, %c_13 : index
                      %v_813 = arith.addi %v_812, %v_807 : index
                      %v_814 = arith.muli %v_813, %v_811 : index
                      scf.for %i_815 = %c_2 to %v_811 step %c_5 {
                        %v_816 = arith.addi %v_814, %i_815 : index
                        %v_817 = arith.minsi %v_816, %c_44 : index
                        %v_818 = arith.muli %v_817, %c_23 : index
                        %v_819 = arith.addi %v_386, %v_818 : index
                        %v_820 = arith.index_cast %v_819 : index to i64
                        %pointer_821 = llvm.inttoptr %v_820 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_821) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_822 = arith.addi %v_387, %v_818 : index
                        %v_823 = arith.index_cast %v_822 : index to i64
                        %pointer_824 = llvm.inttoptr %v_823 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_824) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_825 = arith.addi %i_797, %c_4 : index
                      %loop_827:8 = scf.for %i_826 = %i_797 to %v_825 step %c_5 iter_args(%carry_828 = %carry_799, %carry_829 = %carry_800, %carry_830 = %carry_801, %carry_831 = %carry_802, %carry_832 = %carry_803, %carry_833 = %carry_804, %carry_834 = %carry_805, %carry_835 = %carry_806) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_836 = arith.muli %i_826, %c_23 : index
                        %v_837 = arith.muli %i_826, %c_6 : index
                        %v_838 = arith.addi %v_776, %v_836 : index
                        %v_839 = arith.index_cast %v_838 : index to i64
                        %pointer_840 = llvm.inttoptr %v_839 : i64 to !llvm.ptr
                        %v_841 = "llvm.load"(%pointer_840) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                        %v_842 = vector.load %expert_gate_up[%v_63, %v_784, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_843 = vector.bitcast %v_842 : vector<2xbf16> to vector<1xi32>
                        %v_844 = vector.extract %v_843[0] : i32 from vector<1xi32>
                        %v_845 = vector.broadcast %v_844 : i32 to vector<16xi32>
                        %v_846 = vector.bitcast %v_845 : vector<16xi32> to vector<32xbf16>
                        %v_847 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_828, %v_846, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_848 = vector.load %expert_gate_up[%v_63, %v_785, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_849 = vector.bitcast %v_848 : vector<2xbf16> to vector<1xi32>
                        %v_850 = vector.extract %v_849[0] : i32 from vector<1xi32>
                        %v_851 = vector.broadcast %v_850 : i32 to vector<16xi32>
                        %v_852 = vector.bitcast %v_851 : vector<16xi32> to vector<32xbf16>
                        %v_853 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_829, %v_852, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_854 = vector.load %expert_gate_up[%v_63, %v_786, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_855 = vector.bitcast %v_854 : vector<2xbf16> to vector<1xi32>
                        %v_856 = vector.extract %v_855[0] : i32 from vector<1xi32>
                        %v_857 = vector.broadcast %v_856 : i32 to vector<16xi32>
                        %v_858 = vector.bitcast %v_857 : vector<16xi32> to vector<32xbf16>
                        %v_859 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_830, %v_858, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_860 = vector.load %expert_gate_up[%v_63, %v_787, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_861 = vector.bitcast %v_860 : vector<2xbf16> to vector<1xi32>
                        %v_862 = vector.extract %v_861[0] : i32 from vector<1xi32>
                        %v_863 = vector.broadcast %v_862 : i32 to vector<16xi32>
                        %v_864 = vector.bitcast %v_863 : vector<16xi32> to vector<32xbf16>
                        %v_865 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_831, %v_864, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_866 = vector.load %expert_gate_up[%v_63, %v_788, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_867 = vector.bitcast %v_866 : vector<2xbf16> to vector<1xi32>
                        %v_868 = vector.extract %v_867[0] : i32 from vector<1xi32>
                        %v_869 = vector.broadcast %v_868 : i32 to vector<16xi32>
                        %v_870 = vector.bitcast %v_869 : vector<16xi32> to vector<32xbf16>
                        %v_871 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_832, %v_870, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_872 = vector.load %expert_gate_up[%v_63, %v_789, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_873 = vector.bitcast %v_872 : vector<2xbf16> to vector<1xi32>
                        %v_874 = vector.extract %v_873[0] : i32 from vector<1xi32>
                        %v_875 = vector.broadcast %v_874 : i32 to vector<16xi32>
                        %v_876 = vector.bitcast %v_875 : vector<16xi32> to vector<32xbf16>
                        %v_877 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_833, %v_876, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_878 = vector.load %expert_gate_up[%v_63, %v_790, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_879 = vector.bitcast %v_878 : vector<2xbf16> to vector<1xi32>
                        %v_880 = vector.extract %v_879[0] : i32 from vector<1xi32>
                        %v_881 = vector.broadcast %v_880 : i32 to vector<16xi32>
                        %v_882 = vector.bitcast %v_881 : vector<16xi32> to vector<32xbf16>
                        %v_883 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_834, %v_882, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_884 = vector.load %expert_gate_up[%v_63, %v_791, %v_837] : memref<8x48x40xbf16>, vector<2xbf16>
                        %v_885 = vector.bitcast %v_884 : vector<2xbf16> to vector<1xi32>
                        %v_886 = vector.extract %v_885[0] : i32 from vector<1xi32>
                        %v_887 = vector.broadcast %v_886 : i32 to vector<16xi32>
                        %v_888 = vector.bitcast %v_887 : vector<16xi32> to vector<32xbf16>
                        %v_889 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_835, %v_888, %v_841) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_847, %v_853, %v_859, %v_865, %v_871, %v_877, %v_883, %v_889 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_827#0, %loop_827#1, %loop_827#2, %loop_827#3, %loop_827#4, %loop_827#5, %loop_827#6, %loop_827#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_798#0, %sums[%v_793, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_890 = arith.addi %v_793, %c_5 : index
                    vector.store %loop_798#1, %sums[%v_890, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_891 = arith.addi %v_793, %c_6 : index
                    vector.store %loop_798#2, %sums[%v_891, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_892 = arith.addi %v_793, %c_10 : index
                    vector.store %loop_798#3, %sums[%v_892, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_893 = arith.addi %v_793, %c_4 : index
                    vector.store %loop_798#4, %sums[%v_893, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_894 = arith.addi %v_793, %c_13 : index
                    vector.store %loop_798#5, %sums[%v_894, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_895 = arith.addi %v_793, %c_14 : index
                    vector.store %loop_798#6, %sums[%v_895, %c_2] : memref<96x16xf32>, vector<16xf32>
                    %v_896 = arith.addi %v_793, %c_15 : index
                    vector.store %loop_798#7, %sums[%v_896, %c_2] : memref<96x16xf32>, vector<16xf32>
                  }
                }
                scf.for %i_897 = %c_2 to %v_410 step %c_5 {
                  %v_898 = arith.addi %v_407, %i_897 : index
                  %v_899 = arith.muli %i_897, %c_3 : index
                  %address_900 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
                  %v_901 = arith.muli %v_898, %c_8 : index
                  %v_902 = arith.addi %v_65, %v_901 : index
                  %v_903 = arith.muli %v_902, %c_39 : index
                  %v_904 = arith.addi %address_900, %v_903 : index
                  scf.for %i_905 = %c_2 to %c_5 step %c_5 {
                    %v_906 = arith.subi %c_38, %i_374 : index
                    %v_907 = arith.maxsi %v_906, %c_2 : index
                    %v_908 = arith.minsi %c_8, %v_907 : index
                    scf.for %i_909 = %c_2 to %v_908 step %c_6 {
                      %v_910 = arith.addi %i_374, %i_909 : index
                      %v_911 = arith.addi %v_899, %c_2 : index
                      %v_912 = arith.subi %v_910, %v_375 : index
                      %v_913 = arith.addi %v_911, %v_912 : index
                      %v_914 = vector.load %sums[%v_913, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_915 = arith.addi %v_899, %c_8 : index
                      %v_916 = arith.subi %v_910, %v_375 : index
                      %v_917 = arith.addi %v_915, %v_916 : index
                      %v_918 = vector.load %sums[%v_917, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_919 = arith.subf %c_42, %v_914 : vector<16xf32>
                      %is_920 = arith.cmpf ogt, %v_919, %c_59 : vector<16xf32>
                      %v_921 = arith.select %is_920, %c_59, %v_919 : vector<16xi1>, vector<16xf32>
                      %is_922 = arith.cmpf olt, %v_921, %c_60 : vector<16xf32>
                      %v_923 = arith.select %is_922, %c_60, %v_921 : vector<16xi1>, vector<16xf32>
                      %v_924 = arith.mulf %v_923, %c_61 : vector<16xf32>
                      %v_925 = math.roundeven %v_924 : vector<16xf32>
                      %acc_926 = math.fma %v_925, %c_62, %v_923 : vector<16xf32>
                      %acc_927 = math.fma %v_925, %c_63, %acc_926 : vector<16xf32>
                      %acc_928 = math.fma %c_64, %acc_927, %c_65 : vector<16xf32>
                      %acc_929 = math.fma %acc_928, %acc_927, %c_66 : vector<16xf32>
                      %acc_930 = math.fma %acc_929, %acc_927, %c_67 : vector<16xf32>
                      %acc_931 = math.fma %acc_930, %acc_927, %c_68 : vector<16xf32>
                      %acc_932 = math.fma %acc_931, %acc_927, %c_69 : vector<16xf32>
                      %acc_933 = math.fma %acc_932, %acc_927, %c_70 : vector<16xf32>
                      %acc_934 = math.fma %acc_933, %acc_927, %c_70 : vector<16xf32>
                      %v_935 = arith.fptosi %v_925 : vector<16xf32> to vector<16xi32>
                      %v_936 = arith.shrsi %v_935, %c_71 : vector<16xi32>
                      %v_937 = arith.subi %v_935, %v_936 : vector<16xi32>
                      %v_938 = arith.addi %v_936, %c_73 : vector<16xi32>
                      %v_939 = arith.shli %v_938, %c_72 : vector<16xi32>
                      %v_940 = arith.bitcast %v_939 : vector<16xi32> to vector<16xf32>
                      %v_941 = arith.mulf %acc_934, %v_940 : vector<16xf32>
                      %v_942 = arith.addi %v_937, %c_73 : vector<16xi32>
                      %v_943 = arith.shli %v_942, %c_72 : vector<16xi32>
                      %v_944 = arith.bitcast %v_943 : vector<16xi32> to vector<16xf32>
                      %v_945 = arith.mulf %v_941, %v_944 : vector<16xf32>
                      %v_946 = arith.addf %v_945, %c_70 : vector<16xf32>
                      %v_947 = arith.divf %c_70, %v_946 : vector<16xf32>
                      %v_948 = arith.mulf %v_914, %v_947 : vector<16xf32>
                      %v_949 = arith.mulf %v_948, %v_918 : vector<16xf32>
                      %v_950 = arith.addi %i_374, %i_909 : index
                      %v_951 = arith.addi %v_950, %c_5 : index
                      %v_952 = arith.addi %v_899, %c_2 : index
                      %v_953 = arith.subi %v_951, %v_375 : index
                      %v_954 = arith.addi %v_952, %v_953 : index
                      %v_955 = vector.load %sums[%v_954, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_956 = arith.addi %v_899, %c_8 : index
                      %v_957 = arith.subi %v_951, %v_375 : index
                      %v_958 = arith.addi %v_956, %v_957 : index
                      %v_959 = vector.load %sums[%v_958, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_960 = arith.subf %c_42, %v_955 : vector<16xf32>
                      %is_961 = arith.cmpf ogt, %v_960, %c_59 : vector<16xf32>
                      %v_962 = arith.select %is_961, %c_59, %v_960 : vector<16xi1>, vector<16xf32>
                      %is_963 = arith.cmpf olt, %v_962, %c_60 : vector<16xf32>
                      %v_964 = arith.select %is_963, %c_60, %v_962 : vector<16xi1>, vector<16xf32>
                      %v_965 = arith.mulf %v_964, %c_61 : vector<16xf32>
                      %v_966 = math.roundeven %v_965 : vector<16xf32>
                      %acc_967 = math.fma %v_966, %c_62, %v_964 : vector<16xf32>
                      %acc_968 = math.fma %v_966, %c_63, %acc_967 : vector<16xf32>
                      %acc_969 = math.fma %c_64, %acc_968, %c_65 : vector<16xf32>
                      %acc_970 = math.fma %acc_969, %acc_968, %c_66 : vector<16xf32>
                      %acc_971 = math.fma %acc_970, %acc_968, %c_67 : vector<16xf32>
                      %acc_972 = math.fma %acc_971, %acc_968, %c_68 : vector<16xf32>
                      %acc_973 = math.fma %acc_972, %acc_968, %c_69 : vector<16xf32>
                      %acc_974 = math.fma %acc_973, %acc_968, %c_70 : vector<16xf32>
                      %acc_975 = math.fma %acc_974, %acc_968, %c_70 : vector<16xf32>
                      %v_976 = arith.fptosi %v_966 : vector<16xf32> to vector<16xi32>
                      %v_977 = arith.shrsi %v_976, %c_71 : vector<16xi32>
                      %v_978 = arith.subi %v_976, %v_977 : vector<16xi32>
                      %v_979 = arith.addi %v_977, %c_73 : vector<16xi32>
                      %v_980 = arith.shli %v_979, %c_72 : vector<16xi32>
                      %v_981 = arith.bitcast %v_980 : vector<16xi32> to vector<16xf32>
                      %v_982 = arith.mulf %acc_975, %v_981 : vector<16xf32>
                      %v_983 = arith.addi %v_978, %c_73 : vector<16xi32>
                      %v_984 = arith.shli %v_983, %c_72 : vector<16xi32>
                      %v_985 = arith.bitcast %v_984 : vector<16xi32> to vector<16xf32>
                      %v_986 = arith.mulf %v_982, %v_985 : vector<16xf32>
                      %v_987 = arith.addf %v_986, %c_70 : vector<16xf32>
                      %v_988 = arith.divf %c_70, %v_987 : vector<16xf32>
                      %v_989 = arith.mulf %v_955, %v_988 : vector<16xf32>
                      %v_990 = arith.mulf %v_989, %v_959 : vector<16xf32>
                      %v_991 = arith.truncf %v_949 : vector<16xf32> to vector<16xbf16>
                      %v_992 = arith.truncf %v_990 : vector<16xf32> to vector<16xbf16>
                      %v_993 = vector.shuffle %v_991, %v_992 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                      %v_994 = arith.addi %i_374, %i_909 : index
                      %v_995 = arith.divui %v_994, %c_6 : index
                      %v_996 = arith.muli %v_995, %c_23 : index
                      %v_997 = arith.addi %v_904, %v_996 : index
                      %v_998 = arith.index_cast %v_997 : index to i64
                      %pointer_999 = llvm.inttoptr %v_998 : i64 to !llvm.ptr
                      "llvm.store"(%v_993, %pointer_999) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
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
        %c_12 = arith.constant 48 : index
        %c_13 = arith.constant 15 : index
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 768 : index
        %c_16 = arith.constant 3 : index
        %c_17 = arith.constant 8 : index
        %c_18 = arith.constant 5 : index
        %c_19 = arith.constant 6 : index
        %c_20 = arith.constant 7 : index
        %c_21 = arith.constant 12 : index
        %c_22 = arith.constant 11 : index
        %c_23 = arith.constant 33 : index
        %c_24 = arith.constant 65 : index
        %c_25 = arith.constant 34 : index
        %c_26 = arith.constant 66 : index
        %c_27 = arith.constant 35 : index
        %c_28 = arith.constant 67 : index
        %c_29 = arith.constant 36 : index
        %c_30 = arith.constant 68 : index
        %c_31 = arith.constant 37 : index
        %c_32 = arith.constant 69 : index
        %c_33 = arith.constant 38 : index
        %c_34 = arith.constant 70 : index
        %c_35 = arith.constant 71 : index
        %c_36 = arith.constant 9 : index
        %c_37 = arith.constant 10 : index
        %c_38 = arith.constant 13 : index
        %c_39 = arith.constant 14 : index
        %c_40 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_41 = arith.constant 0 : i32
        %hidden = stream.binding.subspan %hidden_binding[%c_7] : !stream.binding -> memref<?x24xbf16>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_7] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_7] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_7] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_7] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_7] : !stream.binding -> memref<8x40x24xbf16>
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
              %address_97 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xbf16> -> index
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
                %address_111 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
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
                      %loop_170:24 = scf.for %i_169 = %c_7 to %c_21 step %c_1 iter_args(%carry_171 = %c_10, %carry_172 = %c_10, %carry_173 = %c_10, %carry_174 = %c_10, %carry_175 = %c_10, %carry_176 = %c_10, %carry_177 = %c_10, %carry_178 = %c_10, %carry_179 = %c_10, %carry_180 = %c_10, %carry_181 = %c_10, %carry_182 = %c_10, %carry_183 = %c_10, %carry_184 = %c_10, %carry_185 = %c_10, %carry_186 = %c_10, %carry_187 = %c_10, %carry_188 = %c_10, %carry_189 = %c_10, %carry_190 = %c_10, %carry_191 = %c_10, %carry_192 = %c_10, %carry_193 = %c_10, %carry_194 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_195 = arith.divui %i_169, %c_1 : index
                        %v_196 = arith.muli %v_166, %c_16 : index
                        %v_197 = arith.addi %v_196, %c_22 : index
                        %v_198 = arith.muli %v_166, %c_16 : index
                        %v_199 = arith.divui %v_197, %v_198 : index
                        %v_200 = arith.muli %v_168, %c_16 : index
                        %v_201 = arith.addi %v_200, %v_195 : index
                        %v_202 = arith.muli %v_201, %v_199 : index
                        scf.for %i_203 = %c_7 to %v_199 step %c_2 {
                          %v_204 = arith.addi %v_202, %i_203 : index
                          %v_205 = arith.minsi %v_204, %c_22 : index
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
                          %v_241 = arith.muli %i_214, %c_8 : index
                          %v_242 = arith.addi %v_142, %v_240 : index
                          %v_243 = arith.index_cast %v_242 : index to i64
                          %pointer_244 = llvm.inttoptr %v_243 : i64 to !llvm.ptr
                          %v_245 = "llvm.load"(%pointer_244) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                          %v_246 = arith.addi %v_145, %v_240 : index
                          %v_247 = arith.index_cast %v_246 : index to i64
                          %pointer_248 = llvm.inttoptr %v_247 : i64 to !llvm.ptr
                          %v_249 = "llvm.load"(%pointer_248) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                          %v_250 = arith.addi %v_148, %v_240 : index
                          %v_251 = arith.index_cast %v_250 : index to i64
                          %pointer_252 = llvm.inttoptr %v_251 : i64 to !llvm.ptr
                          %v_253 = "llvm.load"(%pointer_252) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                          %v_254 = vector.load %expert_down[%v_78, %v_156, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_255 = vector.bitcast %v_254 : vector<2xbf16> to vector<1xi32>
                          %v_256 = vector.extract %v_255[0] : i32 from vector<1xi32>
                          %v_257 = vector.broadcast %v_256 : i32 to vector<16xi32>
                          %v_258 = vector.bitcast %v_257 : vector<16xi32> to vector<32xbf16>
                          %v_259 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_216, %v_258, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_260 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_217, %v_258, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_261 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_218, %v_258, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_262 = vector.load %expert_down[%v_78, %v_157, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_263 = vector.bitcast %v_262 : vector<2xbf16> to vector<1xi32>
                          %v_264 = vector.extract %v_263[0] : i32 from vector<1xi32>
                          %v_265 = vector.broadcast %v_264 : i32 to vector<16xi32>
                          %v_266 = vector.bitcast %v_265 : vector<16xi32> to vector<32xbf16>
                          %v_267 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_219, %v_266, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_268 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_220, %v_266, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_269 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_221, %v_266, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_270 = vector.load %expert_down[%v_78, %v_158, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_271 = vector.bitcast %v_270 : vector<2xbf16> to vector<1xi32>
                          %v_272 = vector.extract %v_271[0] : i32 from vector<1xi32>
                          %v_273 = vector.broadcast %v_272 : i32 to vector<16xi32>
                          %v_274 = vector.bitcast %v_273 : vector<16xi32> to vector<32xbf16>
                          %v_275 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_222, %v_274, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_276 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_223, %v_274, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_277 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_224, %v_274, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_278 = vector.load %expert_down[%v_78, %v_159, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_279 = vector.bitcast %v_278 : vector<2xbf16> to vector<1xi32>
                          %v_280 = vector.extract %v_279[0] : i32 from vector<1xi32>
                          %v_281 = vector.broadcast %v_280 : i32 to vector<16xi32>
                          %v_282 = vector.bitcast %v_281 : vector<16xi32> to vector<32xbf16>
                          %v_283 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_225, %v_282, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_284 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_226, %v_282, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_285 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_227, %v_282, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_286 = vector.load %expert_down[%v_78, %v_160, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_287 = vector.bitcast %v_286 : vector<2xbf16> to vector<1xi32>
                          %v_288 = vector.extract %v_287[0] : i32 from vector<1xi32>
                          %v_289 = vector.broadcast %v_288 : i32 to vector<16xi32>
                          %v_290 = vector.bitcast %v_289 : vector<16xi32> to vector<32xbf16>
                          %v_291 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_228, %v_290, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_292 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_229, %v_290, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_293 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_230, %v_290, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_294 = vector.load %expert_down[%v_78, %v_161, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_295 = vector.bitcast %v_294 : vector<2xbf16> to vector<1xi32>
                          %v_296 = vector.extract %v_295[0] : i32 from vector<1xi32>
                          %v_297 = vector.broadcast %v_296 : i32 to vector<16xi32>
                          %v_298 = vector.bitcast %v_297 : vector<16xi32> to vector<32xbf16>
                          %v_299 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_231, %v_298, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_300 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_232, %v_298, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_301 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_233, %v_298, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_302 = vector.load %expert_down[%v_78, %v_162, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_303 = vector.bitcast %v_302 : vector<2xbf16> to vector<1xi32>
                          %v_304 = vector.extract %v_303[0] : i32 from vector<1xi32>
                          %v_305 = vector.broadcast %v_304 : i32 to vector<16xi32>
                          %v_306 = vector.bitcast %v_305 : vector<16xi32> to vector<32xbf16>
                          %v_307 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_234, %v_306, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_308 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_235, %v_306, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_309 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_236, %v_306, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_310 = vector.load %expert_down[%v_78, %v_163, %v_241] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_311 = vector.bitcast %v_310 : vector<2xbf16> to vector<1xi32>
                          %v_312 = vector.extract %v_311[0] : i32 from vector<1xi32>
                          %v_313 = vector.broadcast %v_312 : i32 to vector<16xi32>
                          %v_314 = vector.bitcast %v_313 : vector<16xi32> to vector<32xbf16>
                          %v_315 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_237, %v_314, %v_245) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_316 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_238, %v_314, %v_249) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_317 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_239, %v_314, %v_253) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          scf.yield %v_259, %v_260, %v_261, %v_267, %v_268, %v_269, %v_275, %v_276, %v_277, %v_283, %v_284, %v_285, %v_291, %v_292, %v_293, %v_299, %v_300, %v_301, %v_307, %v_308, %v_309, %v_315, %v_316, %v_317 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_215#0, %loop_215#1, %loop_215#2, %loop_215#3, %loop_215#4, %loop_215#5, %loop_215#6, %loop_215#7, %loop_215#8, %loop_215#9, %loop_215#10, %loop_215#11, %loop_215#12, %loop_215#13, %loop_215#14, %loop_215#15, %loop_215#16, %loop_215#17, %loop_215#18, %loop_215#19, %loop_215#20, %loop_215#21, %loop_215#22, %loop_215#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_170#0, %sums[%v_165, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_318 = arith.addi %v_165, %c_0 : index
                      vector.store %loop_170#1, %sums[%v_318, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_319 = arith.addi %v_165, %c_6 : index
                      vector.store %loop_170#2, %sums[%v_319, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_320 = arith.addi %v_165, %c_2 : index
                      vector.store %loop_170#3, %sums[%v_320, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_321 = arith.addi %v_165, %c_23 : index
                      vector.store %loop_170#4, %sums[%v_321, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_322 = arith.addi %v_165, %c_24 : index
                      vector.store %loop_170#5, %sums[%v_322, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_323 = arith.addi %v_165, %c_8 : index
                      vector.store %loop_170#6, %sums[%v_323, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_324 = arith.addi %v_165, %c_25 : index
                      vector.store %loop_170#7, %sums[%v_324, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_325 = arith.addi %v_165, %c_26 : index
                      vector.store %loop_170#8, %sums[%v_325, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_326 = arith.addi %v_165, %c_16 : index
                      vector.store %loop_170#9, %sums[%v_326, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_327 = arith.addi %v_165, %c_27 : index
                      vector.store %loop_170#10, %sums[%v_327, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_328 = arith.addi %v_165, %c_28 : index
                      vector.store %loop_170#11, %sums[%v_328, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_329 = arith.addi %v_165, %c_1 : index
                      vector.store %loop_170#12, %sums[%v_329, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_330 = arith.addi %v_165, %c_29 : index
                      vector.store %loop_170#13, %sums[%v_330, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_331 = arith.addi %v_165, %c_30 : index
                      vector.store %loop_170#14, %sums[%v_331, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_332 = arith.addi %v_165, %c_18 : index
                      vector.store %loop_170#15, %sums[%v_332, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_333 = arith.addi %v_165, %c_31 : index
                      vector.store %loop_170#16, %sums[%v_333, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_334 = arith.addi %v_165, %c_32 : index
                      vector.store %loop_170#17, %sums[%v_334, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_335 = arith.addi %v_165, %c_19 : index
                      vector.store %loop_170#18, %sums[%v_335, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_336 = arith.addi %v_165, %c_33 : index
                      vector.store %loop_170#19, %sums[%v_336, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_337 = arith.addi %v_165, %c_34 : index
                      vector.store %loop_170#20, %sums[%v_337, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_338 = arith.addi %v_165, %c_20 : index
                      vector.store %loop_170#21, %sums[%v_338, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_339 = arith.addi %v_165, %c_3 : index
                      vector.store %loop_170#22, %sums[%v_339, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_340 = arith.addi %v_165, %c_35 : index
                      vector.store %loop_170#23, %sums[%v_340, %c_7] : memref<96x16xf32>, vector<16xf32>
                    }
                  }
                  %is_341 = arith.cmpi eq, %v_139, %c_8 : index
                  scf.if %is_341 {
                    %v_342 = arith.muli %v_136, %c_15 : index
                    %v_343 = arith.addi %v_99, %v_342 : index
                    %v_344 = arith.addi %v_136, %c_2 : index
                    %v_345 = arith.muli %v_344, %c_15 : index
                    %v_346 = arith.addi %v_99, %v_345 : index
                    scf.for %i_347 = %c_7 to %c_1 step %c_2 {
                      %v_348 = arith.divui %i_347, %c_8 : index
                      %v_349 = arith.remui %i_347, %c_8 : index
                      %v_350 = arith.muli %v_349, %c_17 : index
                      %v_351 = arith.minsi %v_350, %c_17 : index
                      %is_352 = arith.cmpi eq, %v_348, %c_7 : index
                      %v_353 = arith.select %is_352, %v_104, %v_105 : index
                      %v_354 = arith.addi %v_353, %v_351 : index
                      %v_355 = arith.addi %v_354, %c_2 : index
                      %v_356 = arith.addi %v_354, %c_8 : index
                      %v_357 = arith.addi %v_354, %c_16 : index
                      %v_358 = arith.addi %v_354, %c_1 : index
                      %v_359 = arith.addi %v_354, %c_18 : index
                      %v_360 = arith.addi %v_354, %c_19 : index
                      %v_361 = arith.addi %v_354, %c_20 : index
                      %v_362 = arith.muli %v_348, %c_11 : index
                      %v_363 = arith.addi %v_362, %v_351 : index
                      %v_364 = arith.muli %v_128, %c_1 : index
                      %v_365 = arith.muli %i_129, %c_1 : index
                      %v_366 = arith.addi %v_365, %i_347 : index
                      %loop_368:16 = scf.for %i_367 = %c_7 to %c_21 step %c_1 iter_args(%carry_369 = %c_10, %carry_370 = %c_10, %carry_371 = %c_10, %carry_372 = %c_10, %carry_373 = %c_10, %carry_374 = %c_10, %carry_375 = %c_10, %carry_376 = %c_10, %carry_377 = %c_10, %carry_378 = %c_10, %carry_379 = %c_10, %carry_380 = %c_10, %carry_381 = %c_10, %carry_382 = %c_10, %carry_383 = %c_10, %carry_384 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_385 = arith.divui %i_367, %c_1 : index
                        %v_386 = arith.muli %v_364, %c_16 : index
                        %v_387 = arith.addi %v_386, %c_22 : index
                        %v_388 = arith.muli %v_364, %c_16 : index
                        %v_389 = arith.divui %v_387, %v_388 : index
                        %v_390 = arith.muli %v_366, %c_16 : index
                        %v_391 = arith.addi %v_390, %v_385 : index
                        %v_392 = arith.muli %v_391, %v_389 : index
                        scf.for %i_393 = %c_7 to %v_389 step %c_2 {
                          %v_394 = arith.addi %v_392, %i_393 : index
                          %v_395 = arith.minsi %v_394, %c_22 : index
                          %v_396 = arith.muli %v_395, %c_6 : index
                          %v_397 = arith.addi %v_115, %v_396 : index
                          %v_398 = arith.index_cast %v_397 : index to i64
                          %pointer_399 = llvm.inttoptr %v_398 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_399) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                          %v_400 = arith.addi %v_116, %v_396 : index
                          %v_401 = arith.index_cast %v_400 : index to i64
                          %pointer_402 = llvm.inttoptr %v_401 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_402) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        }
                        %v_403 = arith.addi %i_367, %c_1 : index
                        %loop_405:16 = scf.for %i_404 = %i_367 to %v_403 step %c_2 iter_args(%carry_406 = %carry_369, %carry_407 = %carry_370, %carry_408 = %carry_371, %carry_409 = %carry_372, %carry_410 = %carry_373, %carry_411 = %carry_374, %carry_412 = %carry_375, %carry_413 = %carry_376, %carry_414 = %carry_377, %carry_415 = %carry_378, %carry_416 = %carry_379, %carry_417 = %carry_380, %carry_418 = %carry_381, %carry_419 = %carry_382, %carry_420 = %carry_383, %carry_421 = %carry_384) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_422 = arith.muli %i_404, %c_6 : index
                          %v_423 = arith.muli %i_404, %c_8 : index
                          %v_424 = arith.addi %v_343, %v_422 : index
                          %v_425 = arith.index_cast %v_424 : index to i64
                          %pointer_426 = llvm.inttoptr %v_425 : i64 to !llvm.ptr
                          %v_427 = "llvm.load"(%pointer_426) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                          %v_428 = arith.addi %v_346, %v_422 : index
                          %v_429 = arith.index_cast %v_428 : index to i64
                          %pointer_430 = llvm.inttoptr %v_429 : i64 to !llvm.ptr
                          %v_431 = "llvm.load"(%pointer_430) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                          %v_432 = vector.load %expert_down[%v_78, %v_354, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_433 = vector.bitcast %v_432 : vector<2xbf16> to vector<1xi32>
                          %v_434 = vector.extract %v_433[0] : i32 from vector<1xi32>
                          %v_435 = vector.broadcast %v_434 : i32 to vector<16xi32>
                          %v_436 = vector.bitcast %v_435 : vector<16xi32> to vector<32xbf16>
                          %v_437 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_406, %v_436, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_438 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_407, %v_436, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_439 = vector.load %expert_down[%v_78, %v_355, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_440 = vector.bitcast %v_439 : vector<2xbf16> to vector<1xi32>
                          %v_441 = vector.extract %v_440[0] : i32 from vector<1xi32>
                          %v_442 = vector.broadcast %v_441 : i32 to vector<16xi32>
                          %v_443 = vector.bitcast %v_442 : vector<16xi32> to vector<32xbf16>
                          %v_444 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_408, %v_443, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_445 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_409, %v_443, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_446 = vector.load %expert_down[%v_78, %v_356, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_447 = vector.bitcast %v_446 : vector<2xbf16> to vector<1xi32>
                          %v_448 = vector.extract %v_447[0] : i32 from vector<1xi32>
                          %v_449 = vector.broadcast %v_448 : i32 to vector<16xi32>
                          %v_450 = vector.bitcast %v_449 : vector<16xi32> to vector<32xbf16>
                          %v_451 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_410, %v_450, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_452 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_411, %v_450, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_453 = vector.load %expert_down[%v_78, %v_357, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_454 = vector.bitcast %v_453 : vector<2xbf16> to vector<1xi32>
                          %v_455 = vector.extract %v_454[0] : i32 from vector<1xi32>
                          %v_456 = vector.broadcast %v_455 : i32 to vector<16xi32>
                          %v_457 = vector.bitcast %v_456 : vector<16xi32> to vector<32xbf16>
                          %v_458 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_412, %v_457, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_459 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_413, %v_457, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_460 = vector.load %expert_down[%v_78, %v_358, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_461 = vector.bitcast %v_460 : vector<2xbf16> to vector<1xi32>
                          %v_462 = vector.extract %v_461[0] : i32 from vector<1xi32>
                          %v_463 = vector.broadcast %v_462 : i32 to vector<16xi32>
                          %v_464 = vector.bitcast %v_463 : vector<16xi32> to vector<32xbf16>
                          %v_465 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_414, %v_464, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_466 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_415, %v_464, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_467 = vector.load %expert_down[%v_78, %v_359, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_468 = vector.bitcast %v_467 : vector<2xbf16> to vector<1xi32>
                          %v_469 = vector.extract %v_468[0] : i32 from vector<1xi32>
                          %v_470 = vector.broadcast %v_469 : i32 to vector<16xi32>
                          %v_471 = vector.bitcast %v_470 : vector<16xi32> to vector<32xbf16>
                          %v_472 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_416, %v_471, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_473 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_417, %v_471, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_474 = vector.load %expert_down[%v_78, %v_360, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_475 = vector.bitcast %v_474 : vector<2xbf16> to vector<1xi32>
                          %v_476 = vector.extract %v_475[0] : i32 from vector<1xi32>
                          %v_477 = vector.broadcast %v_476 : i32 to vector<16xi32>
                          %v_478 = vector.bitcast %v_477 : vector<16xi32> to vector<32xbf16>
                          %v_479 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_418, %v_478, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_480 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_419, %v_478, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_481 = vector.load %expert_down[%v_78, %v_361, %v_423] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_482 = vector.bitcast %v_481 : vector<2xbf16> to vector<1xi32>
                          %v_483 = vector.extract %v_482[0] : i32 from vector<1xi32>
                          %v_484 = vector.broadcast %v_483 : i32 to vector<16xi32>
                          %v_485 = vector.bitcast %v_484 : vector<16xi32> to vector<32xbf16>
                          %v_486 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_420, %v_485, %v_427) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_487 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_421, %v_485, %v_431) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          scf.yield %v_437, %v_438, %v_444, %v_445, %v_451, %v_452, %v_458, %v_459, %v_465, %v_466, %v_472, %v_473, %v_479, %v_480, %v_486, %v_487 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_405#0, %loop_405#1, %loop_405#2, %loop_405#3, %loop_405#4, %loop_405#5, %loop_405#6, %loop_405#7, %loop_405#8, %loop_405#9, %loop_405#10, %loop_405#11, %loop_405#12, %loop_405#13, %loop_405#14, %loop_405#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_368#0, %sums[%v_363, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_488 = arith.addi %v_363, %c_0 : index
                      vector.store %loop_368#1, %sums[%v_488, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_489 = arith.addi %v_363, %c_2 : index
                      vector.store %loop_368#2, %sums[%v_489, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_490 = arith.addi %v_363, %c_23 : index
                      vector.store %loop_368#3, %sums[%v_490, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_491 = arith.addi %v_363, %c_8 : index
                      vector.store %loop_368#4, %sums[%v_491, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_492 = arith.addi %v_363, %c_25 : index
                      vector.store %loop_368#5, %sums[%v_492, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_493 = arith.addi %v_363, %c_16 : index
                      vector.store %loop_368#6, %sums[%v_493, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_494 = arith.addi %v_363, %c_27 : index
                      vector.store %loop_368#7, %sums[%v_494, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_495 = arith.addi %v_363, %c_1 : index
                      vector.store %loop_368#8, %sums[%v_495, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_496 = arith.addi %v_363, %c_29 : index
                      vector.store %loop_368#9, %sums[%v_496, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_497 = arith.addi %v_363, %c_18 : index
                      vector.store %loop_368#10, %sums[%v_497, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_498 = arith.addi %v_363, %c_31 : index
                      vector.store %loop_368#11, %sums[%v_498, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_499 = arith.addi %v_363, %c_19 : index
                      vector.store %loop_368#12, %sums[%v_499, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_500 = arith.addi %v_363, %c_33 : index
                      vector.store %loop_368#13, %sums[%v_500, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_501 = arith.addi %v_363, %c_20 : index
                      vector.store %loop_368#14, %sums[%v_501, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_502 = arith.addi %v_363, %c_3 : index
                      vector.store %loop_368#15, %sums[%v_502, %c_7] : memref<96x16xf32>, vector<16xf32>
                    }
                  }
                  %is_503 = arith.cmpi eq, %v_139, %c_2 : index
                  scf.if %is_503 {
                    %v_504 = arith.muli %v_136, %c_15 : index
                    %v_505 = arith.addi %v_99, %v_504 : index
                    scf.for %i_506 = %c_7 to %c_1 step %c_2 {
                      %v_507 = arith.divui %i_506, %c_8 : index
                      %v_508 = arith.remui %i_506, %c_8 : index
                      %v_509 = arith.muli %v_508, %c_17 : index
                      %v_510 = arith.minsi %v_509, %c_17 : index
                      %is_511 = arith.cmpi eq, %v_507, %c_7 : index
                      %v_512 = arith.select %is_511, %v_104, %v_105 : index
                      %v_513 = arith.addi %v_512, %v_510 : index
                      %v_514 = arith.addi %v_513, %c_2 : index
                      %v_515 = arith.addi %v_513, %c_8 : index
                      %v_516 = arith.addi %v_513, %c_16 : index
                      %v_517 = arith.addi %v_513, %c_1 : index
                      %v_518 = arith.addi %v_513, %c_18 : index
                      %v_519 = arith.addi %v_513, %c_19 : index
                      %v_520 = arith.addi %v_513, %c_20 : index
                      %v_521 = arith.muli %v_507, %c_11 : index
                      %v_522 = arith.addi %v_521, %v_510 : index
                      %v_523 = arith.muli %v_128, %c_1 : index
                      %v_524 = arith.muli %i_129, %c_1 : index
                      %v_525 = arith.addi %v_524, %i_506 : index
                      %loop_527:8 = scf.for %i_526 = %c_7 to %c_21 step %c_1 iter_args(%carry_528 = %c_10, %carry_529 = %c_10, %carry_530 = %c_10, %carry_531 = %c_10, %carry_532 = %c_10, %carry_533 = %c_10, %carry_534 = %c_10, %carry_535 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_536 = arith.divui %i_526, %c_1 : index
                        %v_537 = arith.muli %v_523, %c_16 : index
                        %v_538 = arith.addi %v_537, %c_22 : index
                        %v_539 = arith.muli %v_523, %c_16 : index
                        %v_540 = arith.divui %v_538, %v_539 : index
                        %v_541 = arith.muli %v_525, %c_16 : index
                        %v_542 = arith.addi %v_541, %v_536 : index
                        %v_543 = arith.muli %v_542, %v_540 : index
                        scf.for %i_544 = %c_7 to %v_540 step %c_2 {
                          %v_545 = arith.addi %v_543, %i_544 : index
                          %v_546 = arith.minsi %v_545, %c_22 : index
                          %v_547 = arith.muli %v_546, %c_6 : index
                          %v_548 = arith.addi %v_115, %v_547 : index
                          %v_549 = arith.index_cast %v_548 : index to i64
                          %pointer_550 = llvm.inttoptr %v_549 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_550) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                          %v_551 = arith.addi %v_116, %v_547 : index
                          %v_552 = arith.index_cast %v_551 : index to i64
                          %pointer_553 = llvm.inttoptr %v_552 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_553) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        }
                        %v_554 = arith.addi %i_526, %c_1 : index
                        %loop_556:8 = scf.for %i_555 = %i_526 to %v_554 step %c_2 iter_args(%carry_557 = %carry_528, %carry_558 = %carry_529, %carry_559 = %carry_530, %carry_560 = %carry_531, %carry_561 = %carry_532, %carry_562 = %carry_533, %carry_563 = %carry_534, %carry_564 = %carry_535) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_565 = arith.muli %i_555, %c_6 : index
                          %v_566 = arith.muli %i_555, %c_8 : index
                          %v_567 = arith.addi %v_505, %v_565 : index
                          %v_568 = arith.index_cast %v_567 : index to i64
                          %pointer_569 = llvm.inttoptr %v_568 : i64 to !llvm.ptr
                          %v_570 = "llvm.load"(%pointer_569) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<32xbf16>
                          %v_571 = vector.load %expert_down[%v_78, %v_513, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_572 = vector.bitcast %v_571 : vector<2xbf16> to vector<1xi32>
                          %v_573 = vector.extract %v_572[0] : i32 from vector<1xi32>
                          %v_574 = vector.broadcast %v_573 : i32 to vector<16xi32>
                          %v_575 = vector.bitcast %v_574 : vector<16xi32> to vector<32xbf16>
                          %v_576 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_557, %v_575, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_577 = vector.load %expert_down[%v_78, %v_514, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_578 = vector.bitcast %v_577 : vector<2xbf16> to vector<1xi32>
                          %v_579 = vector.extract %v_578[0] : i32 from vector<1xi32>
                          %v_580 = vector.broadcast %v_579 : i32 to vector<16xi32>
                          %v_581 = vector.bitcast %v_580 : vector<16xi32> to vector<32xbf16>
                          %v_582 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_558, %v_581, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_583 = vector.load %expert_down[%v_78, %v_515, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_584 = vector.bitcast %v_583 : vector<2xbf16> to vector<1xi32>
                          %v_585 = vector.extract %v_584[0] : i32 from vector<1xi32>
                          %v_586 = vector.broadcast %v_585 : i32 to vector<16xi32>
                          %v_587 = vector.bitcast %v_586 : vector<16xi32> to vector<32xbf16>
                          %v_588 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_559, %v_587, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_589 = vector.load %expert_down[%v_78, %v_516, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_590 = vector.bitcast %v_589 : vector<2xbf16> to vector<1xi32>
                          %v_591 = vector.extract %v_590[0] : i32 from vector<1xi32>
                          %v_592 = vector.broadcast %v_591 : i32 to vector<16xi32>
                          %v_593 = vector.bitcast %v_592 : vector<16xi32> to vector<32xbf16>
                          %v_594 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_560, %v_593, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_595 = vector.load %expert_down[%v_78, %v_517, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_596 = vector.bitcast %v_595 : vector<2xbf16> to vector<1xi32>
                          %v_597 = vector.extract %v_596[0] : i32 from vector<1xi32>
                          %v_598 = vector.broadcast %v_597 : i32 to vector<16xi32>
                          %v_599 = vector.bitcast %v_598 : vector<16xi32> to vector<32xbf16>
                          %v_600 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_561, %v_599, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_601 = vector.load %expert_down[%v_78, %v_518, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_602 = vector.bitcast %v_601 : vector<2xbf16> to vector<1xi32>
                          %v_603 = vector.extract %v_602[0] : i32 from vector<1xi32>
                          %v_604 = vector.broadcast %v_603 : i32 to vector<16xi32>
                          %v_605 = vector.bitcast %v_604 : vector<16xi32> to vector<32xbf16>
                          %v_606 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_562, %v_605, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_607 = vector.load %expert_down[%v_78, %v_519, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_608 = vector.bitcast %v_607 : vector<2xbf16> to vector<1xi32>
                          %v_609 = vector.extract %v_608[0] : i32 from vector<1xi32>
                          %v_610 = vector.broadcast %v_609 : i32 to vector<16xi32>
                          %v_611 = vector.bitcast %v_610 : vector<16xi32> to vector<32xbf16>
                          %v_612 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_563, %v_611, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_613 = vector.load %expert_down[%v_78, %v_520, %v_566] : memref<8x40x24xbf16>, vector<2xbf16>
                          %v_614 = vector.bitcast %v_613 : vector<2xbf16> to vector<1xi32>
                          %v_615 = vector.extract %v_614[0] : i32 from vector<1xi32>
                          %v_616 = vector.broadcast %v_615 : i32 to vector<16xi32>
                          %v_617 = vector.bitcast %v_616 : vector<16xi32> to vector<32xbf16>
                          %v_618 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_564, %v_617, %v_570) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          scf.yield %v_576, %v_582, %v_588, %v_594, %v_600, %v_606, %v_612, %v_618 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_556#0, %loop_556#1, %loop_556#2, %loop_556#3, %loop_556#4, %loop_556#5, %loop_556#6, %loop_556#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_527#0, %sums[%v_522, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_619 = arith.addi %v_522, %c_2 : index
                      vector.store %loop_527#1, %sums[%v_619, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_620 = arith.addi %v_522, %c_8 : index
                      vector.store %loop_527#2, %sums[%v_620, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_621 = arith.addi %v_522, %c_16 : index
                      vector.store %loop_527#3, %sums[%v_621, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_622 = arith.addi %v_522, %c_1 : index
                      vector.store %loop_527#4, %sums[%v_622, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_623 = arith.addi %v_522, %c_18 : index
                      vector.store %loop_527#5, %sums[%v_623, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_624 = arith.addi %v_522, %c_19 : index
                      vector.store %loop_527#6, %sums[%v_624, %c_7] : memref<96x16xf32>, vector<16xf32>
                      %v_625 = arith.addi %v_522, %c_20 : index
                      vector.store %loop_527#7, %sums[%v_625, %c_7] : memref<96x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_626 = %c_7 to %v_139 step %c_2 {
                    %v_627 = arith.addi %v_136, %i_626 : index
                    %v_628 = arith.muli %i_626, %c_0 : index
                    %v_629 = arith.muli %v_627, %c_11 : index
                    %v_630 = arith.addi %v_80, %v_629 : index
                    scf.for %i_631 = %c_7 to %c_8 step %c_2 {
                      %is_632 = arith.cmpi eq, %i_631, %c_7 : index
                      %v_633 = arith.select %is_632, %i_102, %v_103 : index
                      %is_634 = arith.cmpi eq, %i_631, %c_7 : index
                      %v_635 = arith.select %is_634, %v_104, %v_105 : index
                      %is_636 = arith.cmpi slt, %v_633, %v_71 : index
                      scf.if %is_636 {
                        %v_637 = arith.muli %i_631, %c_11 : index
                        %v_638 = arith.addi %v_628, %v_637 : index
                        %v_639 = vector.load %sums[%v_638, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_640 = arith.addi %v_638, %c_2 : index
                        %v_641 = vector.load %sums[%v_640, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_642 = arith.addi %v_638, %c_8 : index
                        %v_643 = vector.load %sums[%v_642, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_644 = arith.addi %v_638, %c_16 : index
                        %v_645 = vector.load %sums[%v_644, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_646 = arith.addi %v_638, %c_1 : index
                        %v_647 = vector.load %sums[%v_646, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_648 = arith.addi %v_638, %c_18 : index
                        %v_649 = vector.load %sums[%v_648, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_650 = arith.addi %v_638, %c_19 : index
                        %v_651 = vector.load %sums[%v_650, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_652 = arith.addi %v_638, %c_20 : index
                        %v_653 = vector.load %sums[%v_652, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_654 = arith.addi %v_638, %c_17 : index
                        %v_655 = vector.load %sums[%v_654, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_656 = arith.addi %v_638, %c_36 : index
                        %v_657 = vector.load %sums[%v_656, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_658 = arith.addi %v_638, %c_37 : index
                        %v_659 = vector.load %sums[%v_658, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_660 = arith.addi %v_638, %c_22 : index
                        %v_661 = vector.load %sums[%v_660, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_662 = arith.addi %v_638, %c_21 : index
                        %v_663 = vector.load %sums[%v_662, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_664 = arith.addi %v_638, %c_38 : index
                        %v_665 = vector.load %sums[%v_664, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_666 = arith.addi %v_638, %c_39 : index
                        %v_667 = vector.load %sums[%v_666, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_668 = arith.addi %v_638, %c_13 : index
                        %v_669 = vector.load %sums[%v_668, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_670 = vector.shuffle %v_639, %v_641 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_671 = vector.shuffle %v_639, %v_641 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_672 = vector.shuffle %v_643, %v_645 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_673 = vector.shuffle %v_643, %v_645 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_674 = vector.shuffle %v_647, %v_649 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_675 = vector.shuffle %v_647, %v_649 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_676 = vector.shuffle %v_651, %v_653 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_677 = vector.shuffle %v_651, %v_653 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_678 = vector.shuffle %v_655, %v_657 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_679 = vector.shuffle %v_655, %v_657 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_680 = vector.shuffle %v_659, %v_661 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_681 = vector.shuffle %v_659, %v_661 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_682 = vector.shuffle %v_663, %v_665 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_683 = vector.shuffle %v_663, %v_665 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_684 = vector.shuffle %v_667, %v_669 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_685 = vector.shuffle %v_667, %v_669 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_686 = vector.shuffle %v_670, %v_672 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_687 = vector.shuffle %v_670, %v_672 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_688 = vector.shuffle %v_671, %v_673 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_689 = vector.shuffle %v_671, %v_673 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_690 = vector.shuffle %v_674, %v_676 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_691 = vector.shuffle %v_674, %v_676 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_692 = vector.shuffle %v_675, %v_677 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_693 = vector.shuffle %v_675, %v_677 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_694 = vector.shuffle %v_678, %v_680 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_695 = vector.shuffle %v_678, %v_680 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_696 = vector.shuffle %v_679, %v_681 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_697 = vector.shuffle %v_679, %v_681 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_698 = vector.shuffle %v_682, %v_684 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_699 = vector.shuffle %v_682, %v_684 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_700 = vector.shuffle %v_683, %v_685 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_701 = vector.shuffle %v_683, %v_685 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_702 = vector.shuffle %v_686, %v_690 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_703 = vector.shuffle %v_686, %v_690 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_704 = vector.shuffle %v_688, %v_692 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_705 = vector.shuffle %v_688, %v_692 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_706 = vector.shuffle %v_687, %v_691 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_707 = vector.shuffle %v_687, %v_691 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_708 = vector.shuffle %v_689, %v_693 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_709 = vector.shuffle %v_689, %v_693 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_710 = vector.shuffle %v_694, %v_698 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_711 = vector.shuffle %v_694, %v_698 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_712 = vector.shuffle %v_696, %v_700 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_713 = vector.shuffle %v_696, %v_700 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_714 = vector.shuffle %v_695, %v_699 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_715 = vector.shuffle %v_695, %v_699 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_716 = vector.shuffle %v_697, %v_701 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_717 = vector.shuffle %v_697, %v_701 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_718 = vector.shuffle %v_702, %v_710 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_719 = vector.shuffle %v_702, %v_710 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_720 = vector.shuffle %v_704, %v_712 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_721 = vector.shuffle %v_704, %v_712 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_722 = vector.shuffle %v_706, %v_714 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_723 = vector.shuffle %v_706, %v_714 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_724 = vector.shuffle %v_708, %v_716 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_725 = vector.shuffle %v_708, %v_716 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_726 = vector.shuffle %v_703, %v_711 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_727 = vector.shuffle %v_703, %v_711 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_728 = vector.shuffle %v_705, %v_713 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_729 = vector.shuffle %v_705, %v_713 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_730 = vector.shuffle %v_707, %v_715 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_731 = vector.shuffle %v_707, %v_715 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_732 = vector.shuffle %v_709, %v_717 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_733 = vector.shuffle %v_709, %v_717 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        vector.store %v_718, %sums[%v_638, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_734 = arith.addi %v_638, %c_2 : index
                        vector.store %v_720, %sums[%v_734, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_735 = arith.addi %v_638, %c_8 : index
                        vector.store %v_722, %sums[%v_735, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_736 = arith.addi %v_638, %c_16 : index
                        vector.store %v_724, %sums[%v_736, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_737 = arith.addi %v_638, %c_1 : index
                        vector.store %v_726, %sums[%v_737, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_738 = arith.addi %v_638, %c_18 : index
                        vector.store %v_728, %sums[%v_738, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_739 = arith.addi %v_638, %c_19 : index
                        vector.store %v_730, %sums[%v_739, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_740 = arith.addi %v_638, %c_20 : index
                        vector.store %v_732, %sums[%v_740, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_741 = arith.addi %v_638, %c_17 : index
                        vector.store %v_719, %sums[%v_741, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_742 = arith.addi %v_638, %c_36 : index
                        vector.store %v_721, %sums[%v_742, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_743 = arith.addi %v_638, %c_37 : index
                        vector.store %v_723, %sums[%v_743, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_744 = arith.addi %v_638, %c_22 : index
                        vector.store %v_725, %sums[%v_744, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_745 = arith.addi %v_638, %c_21 : index
                        vector.store %v_727, %sums[%v_745, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_746 = arith.addi %v_638, %c_38 : index
                        vector.store %v_729, %sums[%v_746, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_747 = arith.addi %v_638, %c_39 : index
                        vector.store %v_731, %sums[%v_747, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_748 = arith.addi %v_638, %c_13 : index
                        vector.store %v_733, %sums[%v_748, %c_7] : memref<96x16xf32>, vector<16xf32>
                        %v_749 = arith.subi %v_633, %v_635 : index
                        %v_750 = arith.index_cast %v_749 : index to i32
                        %v_751 = vector.broadcast %v_750 : i32 to vector<16xi32>
                        %is_752 = arith.cmpi sge, %c_40, %v_751 : vector<16xi32>
                        scf.for %i_753 = %c_7 to %c_11 step %c_2 {
                          %v_754 = arith.addi %v_638, %i_753 : index
                          %v_755 = vector.load %sums[%v_754, %c_7] : memref<96x16xf32>, vector<16xf32>
                          %v_756 = arith.addi %v_630, %i_753 : index
                          %v_757 = memref.load %assignment_of[%v_756] : memref<?xi32>
                          %is_758 = arith.cmpi sge, %v_757, %c_41 : i32
                          scf.if %is_758 {
                            %v_759 = arith.index_cast %v_757 : i32 to index
                            %v_760 = arith.divui %v_759, %c_16 : index
                            %v_761 = vector.maskedload %y[%v_760, %v_635], %is_752, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_762 = memref.load %weights[%v_759] : memref<?xf32>
                            %v_763 = vector.broadcast %v_762 : f32 to vector<16xf32>
                            %v_764 = arith.mulf %v_755, %v_763 : vector<16xf32>
                            %v_765 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_764) : (vector<16xf32>) -> vector<16xf32>
                            %v_766 = arith.addf %v_761, %v_765 : vector<16xf32>
                            vector.maskedstore %y[%v_760, %v_635], %is_752, %v_766 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx512-bf16
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
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %histograms = flow.dispatch @grouped::@grouped_count[%assignments, %chunks](%expert_ids, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_bf16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xbf16>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x24xbf16>{%rows}, tensor<?x19200xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xbf16>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
