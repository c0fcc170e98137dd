// needs: cpu amx-bf16,amx-tile,avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,f16c,fma
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
      func.func @grouped_up(%x_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %expert_gate_up_bias_binding: !stream.binding, %hidden_binding: !stream.binding, %panels_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
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
        %c_14 = arith.constant 5 : index
        %c_15 = arith.constant 6 : index
        %c_16 = arith.constant 7 : index
        %c_17 = arith.constant 8 : index
        %c_18 = arith.constant 9 : index
        %c_19 = arith.constant 10 : index
        %c_20 = arith.constant 11 : index
        %c_21 = arith.constant 12 : index
        %c_22 = arith.constant 13 : index
        %c_23 = arith.constant 14 : index
        %c_24 = arith.constant 64 : index
        %c_25 = arith.constant 128 : index
        %c_26 = arith.constant 192 : index
        %c_27 = arith.constant 256 : index
        %c_28 = arith.constant 320 : index
        %c_29 = arith.constant 384 : index
        %c_30 = arith.constant 448 : index
        %c_31 = arith.constant 512 : index
        %c_32 = arith.constant 576 : index
        %c_33 = arith.constant 640 : index
        %c_34 = arith.constant 704 : index
        %c_35 = arith.constant 768 : index
        %c_36 = arith.constant 832 : index
        %c_37 = arith.constant 896 : index
        %c_38 = arith.constant 960 : index
        %c_39 = arith.constant 24 : index
        %c_40 = arith.constant 48 : index
        %c_41 = arith.constant 80 : index
        %c_42 = arith.constant 1920 : index
        %c_43 = arith.constant 19 : index
        %c_44 = arith.constant 1024 : index
        %c_45 = arith.constant 3072 : index
        %c_46 = arith.constant 23 : index
        %c_47 = arith.constant dense<0x3F333333> : vector<16xf32>
        %c_48 = arith.constant dense<0xBF333333> : vector<16xf32>
        %c_49 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_50 = arith.constant dense<0x3FD9DB23> : vector<16xf32>
        %c_51 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_52 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_53 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_54 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_55 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_56 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_57 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_58 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_59 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_60 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_61 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_62 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_63 = arith.constant dense<1> : vector<16xi32>
        %c_64 = arith.constant dense<23> : vector<16xi32>
        %c_65 = arith.constant dense<127> : vector<16xi32>
        %c_66 = arith.constant dense<0> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
        %expert_gate_up_bias = stream.binding.subspan %expert_gate_up_bias_binding[%c_2] : !stream.binding -> memref<8x48xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x32xbf16>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x32768xi8>{%workers}
        %tail = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x32xbf16>
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64x16xf32>
        %packed = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
        %tile_tokens = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xi32>
        %square = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x32xbf16>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x32768xi8> -> index
        %v_2 = arith.muli %workgroup_0, %c_0 : index
        %v_3 = arith.addi %address_1, %v_2 : index
        memref.store %c_1, %packed[%c_2] : memref<1xi32>
        %tile_shapes = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xi8>
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
                  %v_110 = vector.load %square[%c_2, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_111 = vector.load %square[%c_6, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_112 = vector.load %square[%c_7, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_113 = vector.load %square[%c_11, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_114 = vector.load %square[%c_5, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_115 = vector.load %square[%c_14, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_116 = vector.load %square[%c_15, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_117 = vector.load %square[%c_16, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_118 = vector.load %square[%c_17, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_119 = vector.load %square[%c_18, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_120 = vector.load %square[%c_19, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_121 = vector.load %square[%c_20, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_122 = vector.load %square[%c_21, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_123 = vector.load %square[%c_22, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_124 = vector.load %square[%c_23, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  %v_125 = vector.load %square[%c_8, %c_2] : memref<16x32xbf16>, vector<32xbf16>
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
                  %v_140 = vector.bitcast %v_124 : vector<32xbf16> to vector<16xi32>
                  %v_141 = vector.bitcast %v_125 : vector<32xbf16> to vector<16xi32>
                  %v_142 = arith.muli %i_101, %c_4 : index
                  %v_143 = arith.addi %v_100, %v_142 : index
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
                  %v_158 = vector.shuffle %v_140, %v_141 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_159 = vector.shuffle %v_140, %v_141 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_160 = vector.shuffle %v_144, %v_146 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_161 = vector.shuffle %v_144, %v_146 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_162 = vector.shuffle %v_145, %v_147 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_163 = vector.shuffle %v_145, %v_147 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_164 = vector.shuffle %v_148, %v_150 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_165 = vector.shuffle %v_148, %v_150 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_166 = vector.shuffle %v_149, %v_151 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_167 = vector.shuffle %v_149, %v_151 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_168 = vector.shuffle %v_152, %v_154 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_169 = vector.shuffle %v_152, %v_154 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_170 = vector.shuffle %v_153, %v_155 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_171 = vector.shuffle %v_153, %v_155 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_172 = vector.shuffle %v_156, %v_158 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_173 = vector.shuffle %v_156, %v_158 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_174 = vector.shuffle %v_157, %v_159 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_175 = vector.shuffle %v_157, %v_159 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_176 = vector.shuffle %v_160, %v_164 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_177 = vector.shuffle %v_160, %v_164 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_178 = vector.shuffle %v_162, %v_166 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_179 = vector.shuffle %v_162, %v_166 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_180 = vector.shuffle %v_161, %v_165 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_181 = vector.shuffle %v_161, %v_165 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_182 = vector.shuffle %v_163, %v_167 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_183 = vector.shuffle %v_163, %v_167 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_184 = vector.shuffle %v_168, %v_172 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_185 = vector.shuffle %v_168, %v_172 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_186 = vector.shuffle %v_170, %v_174 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_187 = vector.shuffle %v_170, %v_174 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_188 = vector.shuffle %v_169, %v_173 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_189 = vector.shuffle %v_169, %v_173 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_190 = vector.shuffle %v_171, %v_175 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_191 = vector.shuffle %v_171, %v_175 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_192 = vector.shuffle %v_176, %v_184 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_193 = vector.shuffle %v_176, %v_184 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_194 = vector.shuffle %v_178, %v_186 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_195 = vector.shuffle %v_178, %v_186 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_196 = vector.shuffle %v_180, %v_188 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_197 = vector.shuffle %v_180, %v_188 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_198 = vector.shuffle %v_182, %v_190 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_199 = vector.shuffle %v_182, %v_190 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_200 = vector.shuffle %v_177, %v_185 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_201 = vector.shuffle %v_177, %v_185 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_202 = vector.shuffle %v_179, %v_187 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_203 = vector.shuffle %v_179, %v_187 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_204 = vector.shuffle %v_181, %v_189 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_205 = vector.shuffle %v_181, %v_189 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_206 = vector.shuffle %v_183, %v_191 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_207 = vector.shuffle %v_183, %v_191 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_208 = arith.index_cast %v_143 : index to i64
                  %pointer_209 = llvm.inttoptr %v_208 : i64 to !llvm.ptr
                  "llvm.store"(%v_192, %pointer_209) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_210 = arith.addi %v_143, %c_24 : index
                  %v_211 = arith.index_cast %v_210 : index to i64
                  %pointer_212 = llvm.inttoptr %v_211 : i64 to !llvm.ptr
                  "llvm.store"(%v_194, %pointer_212) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_213 = arith.addi %v_143, %c_25 : index
                  %v_214 = arith.index_cast %v_213 : index to i64
                  %pointer_215 = llvm.inttoptr %v_214 : i64 to !llvm.ptr
                  "llvm.store"(%v_196, %pointer_215) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_216 = arith.addi %v_143, %c_26 : index
                  %v_217 = arith.index_cast %v_216 : index to i64
                  %pointer_218 = llvm.inttoptr %v_217 : i64 to !llvm.ptr
                  "llvm.store"(%v_198, %pointer_218) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_219 = arith.addi %v_143, %c_27 : index
                  %v_220 = arith.index_cast %v_219 : index to i64
                  %pointer_221 = llvm.inttoptr %v_220 : i64 to !llvm.ptr
                  "llvm.store"(%v_200, %pointer_221) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_222 = arith.addi %v_143, %c_28 : index
                  %v_223 = arith.index_cast %v_222 : index to i64
                  %pointer_224 = llvm.inttoptr %v_223 : i64 to !llvm.ptr
                  "llvm.store"(%v_202, %pointer_224) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_225 = arith.addi %v_143, %c_29 : index
                  %v_226 = arith.index_cast %v_225 : index to i64
                  %pointer_227 = llvm.inttoptr %v_226 : i64 to !llvm.ptr
                  "llvm.store"(%v_204, %pointer_227) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_228 = arith.addi %v_143, %c_30 : index
                  %v_229 = arith.index_cast %v_228 : index to i64
                  %pointer_230 = llvm.inttoptr %v_229 : i64 to !llvm.ptr
                  "llvm.store"(%v_206, %pointer_230) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_231 = arith.addi %v_143, %c_31 : index
                  %v_232 = arith.index_cast %v_231 : index to i64
                  %pointer_233 = llvm.inttoptr %v_232 : i64 to !llvm.ptr
                  "llvm.store"(%v_193, %pointer_233) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_234 = arith.addi %v_143, %c_32 : index
                  %v_235 = arith.index_cast %v_234 : index to i64
                  %pointer_236 = llvm.inttoptr %v_235 : i64 to !llvm.ptr
                  "llvm.store"(%v_195, %pointer_236) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_237 = arith.addi %v_143, %c_33 : index
                  %v_238 = arith.index_cast %v_237 : index to i64
                  %pointer_239 = llvm.inttoptr %v_238 : i64 to !llvm.ptr
                  "llvm.store"(%v_197, %pointer_239) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_240 = arith.addi %v_143, %c_34 : index
                  %v_241 = arith.index_cast %v_240 : index to i64
                  %pointer_242 = llvm.inttoptr %v_241 : i64 to !llvm.ptr
                  "llvm.store"(%v_199, %pointer_242) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_243 = arith.addi %v_143, %c_35 : index
                  %v_244 = arith.index_cast %v_243 : index to i64
                  %pointer_245 = llvm.inttoptr %v_244 : i64 to !llvm.ptr
                  "llvm.store"(%v_201, %pointer_245) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_246 = arith.addi %v_143, %c_36 : index
                  %v_247 = arith.index_cast %v_246 : index to i64
                  %pointer_248 = llvm.inttoptr %v_247 : i64 to !llvm.ptr
                  "llvm.store"(%v_203, %pointer_248) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_249 = arith.addi %v_143, %c_37 : index
                  %v_250 = arith.index_cast %v_249 : index to i64
                  %pointer_251 = llvm.inttoptr %v_250 : i64 to !llvm.ptr
                  "llvm.store"(%v_205, %pointer_251) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_252 = arith.addi %v_143, %c_38 : index
                  %v_253 = arith.index_cast %v_252 : index to i64
                  %pointer_254 = llvm.inttoptr %v_253 : i64 to !llvm.ptr
                  "llvm.store"(%v_207, %pointer_254) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                }
                scf.for %i_255 = %c_2 to %c_9 step %c_6 {
                  %v_256 = memref.load %tile_tokens[%i_255] : memref<16xi32>
                  %v_257 = arith.index_cast %v_256 : i32 to index
                  %is_258 = arith.cmpi sge, %v_257, %c_2 : index
                  %v_259 = arith.select %is_258, %c_17, %c_2 : index
                  %mask_260 = vector.create_mask %v_259 : vector<32xi1>
                  %v_261 = arith.maxsi %v_257, %c_2 : index
                  %v_262 = vector.maskedload %x[%v_261, %c_4], %mask_260, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  vector.store %v_262, %square[%i_255, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                }
                %v_263 = vector.load %square[%c_2, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_264 = vector.load %square[%c_6, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_265 = vector.load %square[%c_7, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_266 = vector.load %square[%c_11, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_267 = vector.load %square[%c_5, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_268 = vector.load %square[%c_14, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_269 = vector.load %square[%c_15, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_270 = vector.load %square[%c_16, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_271 = vector.load %square[%c_17, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_272 = vector.load %square[%c_18, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_273 = vector.load %square[%c_19, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_274 = vector.load %square[%c_20, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_275 = vector.load %square[%c_21, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_276 = vector.load %square[%c_22, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_277 = vector.load %square[%c_23, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                %v_278 = vector.load %square[%c_8, %c_2] : memref<16x32xbf16>, vector<32xbf16>
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
                %v_293 = vector.bitcast %v_277 : vector<32xbf16> to vector<16xi32>
                %v_294 = vector.bitcast %v_278 : vector<32xbf16> to vector<16xi32>
                %v_295 = arith.muli %c_4, %c_4 : index
                %v_296 = arith.addi %v_100, %v_295 : index
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
                %v_311 = vector.shuffle %v_293, %v_294 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_312 = vector.shuffle %v_293, %v_294 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_313 = vector.shuffle %v_297, %v_299 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_314 = vector.shuffle %v_297, %v_299 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_315 = vector.shuffle %v_298, %v_300 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_316 = vector.shuffle %v_298, %v_300 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_317 = vector.shuffle %v_301, %v_303 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_318 = vector.shuffle %v_301, %v_303 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_319 = vector.shuffle %v_302, %v_304 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_320 = vector.shuffle %v_302, %v_304 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_321 = vector.shuffle %v_305, %v_307 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_322 = vector.shuffle %v_305, %v_307 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_323 = vector.shuffle %v_306, %v_308 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_324 = vector.shuffle %v_306, %v_308 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_325 = vector.shuffle %v_309, %v_311 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_326 = vector.shuffle %v_309, %v_311 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_327 = vector.shuffle %v_310, %v_312 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_328 = vector.shuffle %v_310, %v_312 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_329 = vector.shuffle %v_313, %v_317 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_330 = vector.shuffle %v_313, %v_317 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_331 = vector.shuffle %v_315, %v_319 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_332 = vector.shuffle %v_315, %v_319 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_333 = vector.shuffle %v_314, %v_318 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_334 = vector.shuffle %v_314, %v_318 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_335 = vector.shuffle %v_316, %v_320 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_336 = vector.shuffle %v_316, %v_320 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_337 = vector.shuffle %v_321, %v_325 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_338 = vector.shuffle %v_321, %v_325 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_339 = vector.shuffle %v_323, %v_327 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_340 = vector.shuffle %v_323, %v_327 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_341 = vector.shuffle %v_322, %v_326 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_342 = vector.shuffle %v_322, %v_326 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_343 = vector.shuffle %v_324, %v_328 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_344 = vector.shuffle %v_324, %v_328 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_345 = vector.shuffle %v_329, %v_337 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_346 = vector.shuffle %v_329, %v_337 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_347 = vector.shuffle %v_331, %v_339 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_348 = vector.shuffle %v_331, %v_339 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_349 = vector.shuffle %v_333, %v_341 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_350 = vector.shuffle %v_333, %v_341 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_351 = vector.shuffle %v_335, %v_343 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_352 = vector.shuffle %v_335, %v_343 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_353 = vector.shuffle %v_330, %v_338 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_354 = vector.shuffle %v_330, %v_338 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_355 = vector.shuffle %v_332, %v_340 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_356 = vector.shuffle %v_332, %v_340 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_357 = vector.shuffle %v_334, %v_342 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_358 = vector.shuffle %v_334, %v_342 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_359 = vector.shuffle %v_336, %v_344 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_360 = vector.shuffle %v_336, %v_344 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_361 = arith.index_cast %v_296 : index to i64
                %pointer_362 = llvm.inttoptr %v_361 : i64 to !llvm.ptr
                "llvm.store"(%v_345, %pointer_362) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_363 = arith.addi %v_296, %c_24 : index
                %v_364 = arith.index_cast %v_363 : index to i64
                %pointer_365 = llvm.inttoptr %v_364 : i64 to !llvm.ptr
                "llvm.store"(%v_347, %pointer_365) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_366 = arith.addi %v_296, %c_25 : index
                %v_367 = arith.index_cast %v_366 : index to i64
                %pointer_368 = llvm.inttoptr %v_367 : i64 to !llvm.ptr
                "llvm.store"(%v_349, %pointer_368) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_369 = arith.addi %v_296, %c_26 : index
                %v_370 = arith.index_cast %v_369 : index to i64
                %pointer_371 = llvm.inttoptr %v_370 : i64 to !llvm.ptr
                "llvm.store"(%v_351, %pointer_371) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_372 = arith.addi %v_296, %c_27 : index
                %v_373 = arith.index_cast %v_372 : index to i64
                %pointer_374 = llvm.inttoptr %v_373 : i64 to !llvm.ptr
                "llvm.store"(%v_353, %pointer_374) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_375 = arith.addi %v_296, %c_28 : index
                %v_376 = arith.index_cast %v_375 : index to i64
                %pointer_377 = llvm.inttoptr %v_376 : i64 to !llvm.ptr
                "llvm.store"(%v_355, %pointer_377) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_378 = arith.addi %v_296, %c_29 : index
                %v_379 = arith.index_cast %v_378 : index to i64
                %pointer_380 = llvm.inttoptr %v_379 : i64 to !llvm.ptr
                "llvm.store"(%v_357, %pointer_380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_381 = arith.addi %v_296, %c_30 : index
                %v_382 = arith.index_cast %v_381 : index to i64
                %pointer_383 = llvm.inttoptr %v_382 : i64 to !llvm.ptr
                "llvm.store"(%v_359, %pointer_383) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_384 = arith.addi %v_296, %c_31 : index
                %v_385 = arith.index_cast %v_384 : index to i64
                %pointer_386 = llvm.inttoptr %v_385 : i64 to !llvm.ptr
                "llvm.store"(%v_346, %pointer_386) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_387 = arith.addi %v_296, %c_32 : index
                %v_388 = arith.index_cast %v_387 : index to i64
                %pointer_389 = llvm.inttoptr %v_388 : i64 to !llvm.ptr
                "llvm.store"(%v_348, %pointer_389) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_390 = arith.addi %v_296, %c_33 : index
                %v_391 = arith.index_cast %v_390 : index to i64
                %pointer_392 = llvm.inttoptr %v_391 : i64 to !llvm.ptr
                "llvm.store"(%v_350, %pointer_392) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_393 = arith.addi %v_296, %c_34 : index
                %v_394 = arith.index_cast %v_393 : index to i64
                %pointer_395 = llvm.inttoptr %v_394 : i64 to !llvm.ptr
                "llvm.store"(%v_352, %pointer_395) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_396 = arith.addi %v_296, %c_35 : index
                %v_397 = arith.index_cast %v_396 : index to i64
                %pointer_398 = llvm.inttoptr %v_397 : i64 to !llvm.ptr
                "llvm.store"(%v_354, %pointer_398) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_399 = arith.addi %v_296, %c_36 : index
                %v_400 = arith.index_cast %v_399 : index to i64
                %pointer_401 = llvm.inttoptr %v_400 : i64 to !llvm.ptr
                "llvm.store"(%v_356, %pointer_401) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_402 = arith.addi %v_296, %c_37 : index
                %v_403 = arith.index_cast %v_402 : index to i64
                %pointer_404 = llvm.inttoptr %v_403 : i64 to !llvm.ptr
                "llvm.store"(%v_358, %pointer_404) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_405 = arith.addi %v_296, %c_38 : index
                %v_406 = arith.index_cast %v_405 : index to i64
                %pointer_407 = llvm.inttoptr %v_406 : i64 to !llvm.ptr
                "llvm.store"(%v_360, %pointer_407) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
            }
            %v_408 = arith.addi %v_63, %c_4 : index
            %v_409 = arith.minsi %v_408, %c_39 : index
            %v_410 = arith.addi %v_69, %c_8 : index
            %v_411 = arith.divui %v_410, %c_9 : index
            scf.for %i_412 = %v_63 to %v_409 step %c_9 {
              %v_413 = arith.minsi %i_412, %c_17 : index
              %v_414 = arith.addi %v_413, %c_39 : index
              %v_415 = arith.addi %i_412, %c_9 : index
              %is_416 = arith.cmpi sge, %v_415, %v_409 : index
              %v_417 = arith.select %is_416, %v_74, %v_65 : index
              %v_418 = arith.addi %i_412, %c_9 : index
              %v_419 = arith.select %is_416, %v_80, %v_418 : index
              %address_420 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              %v_421 = arith.muli %v_417, %c_40 : index
              %v_422 = arith.addi %v_421, %v_419 : index
              %v_423 = arith.muli %v_422, %c_41 : index
              %v_424 = arith.addi %address_420, %v_423 : index
              %v_425 = arith.addi %v_424, %c_42 : index
              %mask_426 = vector.create_mask %c_17 : vector<32xi1>
              scf.for %i_427 = %c_2 to %c_9 step %c_6 {
                %v_428 = arith.addi %v_413, %i_427 : index
                %v_429 = vector.maskedload %expert_gate_up[%v_65, %v_428, %c_4], %mask_426, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                vector.store %v_429, %tail[%i_427, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              scf.for %i_430 = %c_2 to %c_9 step %c_6 {
                %v_431 = arith.addi %v_414, %i_430 : index
                %v_432 = vector.maskedload %expert_gate_up[%v_65, %v_431, %c_4], %mask_426, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_433 = arith.addi %i_430, %c_9 : index
                vector.store %v_432, %tail[%v_433, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              %v_434 = arith.divui %v_411, %c_7 : index
              %v_435 = arith.muli %v_434, %c_7 : index
              %v_436 = arith.subi %v_411, %v_435 : index
              %v_437 = arith.addi %v_436, %c_6 : index
              %v_438 = arith.divui %v_437, %c_7 : index
              %v_439 = arith.addi %v_434, %v_438 : index
              scf.for %i_440 = %c_2 to %v_439 step %c_6 {
                %is_441 = arith.cmpi slt, %i_440, %v_434 : index
                %v_442 = arith.muli %i_440, %c_7 : index
                %v_443 = arith.muli %v_434, %c_7 : index
                %v_444 = arith.subi %i_440, %v_434 : index
                %v_445 = arith.muli %v_444, %c_7 : index
                %v_446 = arith.addi %v_443, %v_445 : index
                %v_447 = arith.select %is_441, %v_442, %v_446 : index
                %v_448 = arith.subi %v_411, %v_447 : index
                %v_449 = arith.minsi %v_448, %c_7 : index
                %v_450 = arith.select %is_441, %c_7, %v_449 : index
                %is_451 = arith.cmpi eq, %v_450, %c_7 : index
                scf.if %is_451 {
                  %v_452 = arith.muli %v_447, %c_12 : index
                  %v_453 = arith.addi %v_3, %v_452 : index
                  %v_454 = arith.addi %v_447, %c_6 : index
                  %v_455 = arith.muli %v_454, %c_12 : index
                  %v_456 = arith.addi %v_3, %v_455 : index
                  %address_457 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_458 = arith.muli %v_65, %c_40 : index
                  %v_459 = arith.addi %v_458, %v_413 : index
                  %v_460 = arith.muli %v_459, %c_41 : index
                  %v_461 = arith.addi %address_457, %v_460 : index
                  %address_462 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_463 = arith.muli %v_65, %c_40 : index
                  %v_464 = arith.addi %v_463, %v_414 : index
                  %v_465 = arith.muli %v_464, %c_41 : index
                  %v_466 = arith.addi %address_462, %v_465 : index
                  llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
                  scf.for %i_467 = %c_2 to %c_6 step %c_6 {
                    %v_468 = arith.addi %v_439, %c_43 : index
                    %v_469 = arith.divui %v_468, %v_439 : index
                    %v_470 = arith.addi %i_440, %i_467 : index
                    %v_471 = arith.muli %v_470, %v_469 : index
                    scf.for %i_472 = %c_2 to %v_469 step %c_6 {
                      %v_473 = arith.addi %v_471, %i_472 : index
                      %v_474 = arith.minsi %v_473, %c_43 : index
                      %v_475 = arith.muli %v_474, %c_24 : index
                      %v_476 = arith.addi %v_424, %v_475 : index
                      %v_477 = arith.index_cast %v_476 : index to i64
                      %pointer_478 = llvm.inttoptr %v_477 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_478) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_479 = arith.addi %v_425, %v_475 : index
                      %v_480 = arith.index_cast %v_479 : index to i64
                      %pointer_481 = llvm.inttoptr %v_480 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_481) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_482 = arith.muli %i_467, %c_24 : index
                    %v_483 = arith.muli %i_467, %c_44 : index
                    %v_484 = arith.addi %v_461, %v_482 : index
                    %v_485 = arith.addi %v_466, %v_482 : index
                    %v_486 = arith.addi %v_453, %v_483 : index
                    %v_487 = arith.addi %v_456, %v_483 : index
                    %v_488 = arith.index_cast %v_484 : index to i64
                    %v_489 = arith.index_cast %v_485 : index to i64
                    %v_490 = arith.index_cast %v_486 : index to i64
                    %v_491 = arith.index_cast %v_487 : index to i64
                    %v_492 = arith.index_cast %c_41 : index to i64
                    %v_493 = arith.index_cast %c_24 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_488, %v_489, %v_490, %v_491, %v_492, %v_493 : (i64, i64, i64, i64, i64, i64) -> ()
                  }
                  %address_494 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
                  %v_495 = arith.addi %address_494, %c_44 : index
                  %v_496 = arith.addi %v_453, %c_44 : index
                  %v_497 = arith.addi %v_456, %c_44 : index
                  %v_498 = arith.index_cast %address_494 : index to i64
                  %v_499 = arith.index_cast %v_495 : index to i64
                  %v_500 = arith.index_cast %v_496 : index to i64
                  %v_501 = arith.index_cast %v_497 : index to i64
                  %v_502 = arith.index_cast %c_24 : index to i64
                  %v_503 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_498, %v_499, %v_500, %v_501, %v_502, %v_503 : (i64, i64, i64, i64, i64, i64) -> ()
                  %address_504 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
                  %v_505 = arith.index_cast %address_504 : index to i64
                  %v_506 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_505, %v_506 : (i64, i64) -> ()
                  %v_507 = arith.addi %address_504, %c_44 : index
                  %v_508 = arith.index_cast %v_507 : index to i64
                  %v_509 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_508, %v_509 : (i64, i64) -> ()
                  %v_510 = arith.addi %address_504, %c_12 : index
                  %v_511 = arith.index_cast %v_510 : index to i64
                  %v_512 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_511, %v_512 : (i64, i64) -> ()
                  %v_513 = arith.addi %address_504, %c_45 : index
                  %v_514 = arith.index_cast %v_513 : index to i64
                  %v_515 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_514, %v_515 : (i64, i64) -> ()
                }
                %is_516 = arith.cmpi eq, %v_450, %c_6 : index
                scf.if %is_516 {
                  %v_517 = arith.muli %v_447, %c_12 : index
                  %v_518 = arith.addi %v_3, %v_517 : index
                  %address_519 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_520 = arith.muli %v_65, %c_40 : index
                  %v_521 = arith.addi %v_520, %v_413 : index
                  %v_522 = arith.muli %v_521, %c_41 : index
                  %v_523 = arith.addi %address_519, %v_522 : index
                  %address_524 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_525 = arith.muli %v_65, %c_40 : index
                  %v_526 = arith.addi %v_525, %v_414 : index
                  %v_527 = arith.muli %v_526, %c_41 : index
                  %v_528 = arith.addi %address_524, %v_527 : index
                  llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                  scf.for %i_529 = %c_2 to %c_6 step %c_6 {
                    %v_530 = arith.addi %v_439, %c_43 : index
                    %v_531 = arith.divui %v_530, %v_439 : index
                    %v_532 = arith.addi %i_440, %i_529 : index
                    %v_533 = arith.muli %v_532, %v_531 : index
                    scf.for %i_534 = %c_2 to %v_531 step %c_6 {
                      %v_535 = arith.addi %v_533, %i_534 : index
                      %v_536 = arith.minsi %v_535, %c_43 : index
                      %v_537 = arith.muli %v_536, %c_24 : index
                      %v_538 = arith.addi %v_424, %v_537 : index
                      %v_539 = arith.index_cast %v_538 : index to i64
                      %pointer_540 = llvm.inttoptr %v_539 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_540) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_541 = arith.addi %v_425, %v_537 : index
                      %v_542 = arith.index_cast %v_541 : index to i64
                      %pointer_543 = llvm.inttoptr %v_542 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_543) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_544 = arith.muli %i_529, %c_24 : index
                    %v_545 = arith.muli %i_529, %c_44 : index
                    %v_546 = arith.addi %v_523, %v_544 : index
                    %v_547 = arith.addi %v_528, %v_544 : index
                    %v_548 = arith.addi %v_518, %v_545 : index
                    %v_549 = arith.index_cast %v_546 : index to i64
                    %v_550 = arith.index_cast %v_547 : index to i64
                    %v_551 = arith.index_cast %v_548 : index to i64
                    %v_552 = arith.index_cast %c_41 : index to i64
                    %v_553 = arith.index_cast %c_24 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_549, %v_550, %v_551, %v_552, %v_553 : (i64, i64, i64, i64, i64) -> ()
                  }
                  %address_554 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
                  %v_555 = arith.addi %address_554, %c_44 : index
                  %v_556 = arith.addi %v_518, %c_44 : index
                  %v_557 = arith.index_cast %address_554 : index to i64
                  %v_558 = arith.index_cast %v_555 : index to i64
                  %v_559 = arith.index_cast %v_556 : index to i64
                  %v_560 = arith.index_cast %c_24 : index to i64
                  %v_561 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_557, %v_558, %v_559, %v_560, %v_561 : (i64, i64, i64, i64, i64) -> ()
                  %address_562 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
                  %v_563 = arith.index_cast %address_562 : index to i64
                  %v_564 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_563, %v_564 : (i64, i64) -> ()
                  %v_565 = arith.addi %address_562, %c_44 : index
                  %v_566 = arith.index_cast %v_565 : index to i64
                  %v_567 = arith.index_cast %c_24 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_566, %v_567 : (i64, i64) -> ()
                }
                scf.for %i_568 = %c_2 to %v_450 step %c_6 {
                  %v_569 = arith.addi %v_447, %i_568 : index
                  %v_570 = arith.muli %i_568, %c_4 : index
                  %address_571 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_572 = arith.muli %v_569, %c_9 : index
                  %v_573 = arith.addi %v_67, %v_572 : index
                  %v_574 = arith.muli %v_573, %c_24 : index
                  %v_575 = arith.addi %address_571, %v_574 : index
                  scf.for %i_576 = %c_2 to %c_6 step %c_6 {
                    %v_577 = arith.subi %c_39, %i_412 : index
                    %v_578 = arith.maxsi %v_577, %c_2 : index
                    %v_579 = arith.minsi %c_9, %v_578 : index
                    scf.for %i_580 = %c_2 to %v_579 step %c_7 {
                      %v_581 = arith.addi %i_412, %i_580 : index
                      %v_582 = arith.addi %v_570, %c_2 : index
                      %v_583 = arith.subi %v_581, %v_413 : index
                      %v_584 = arith.addi %v_582, %v_583 : index
                      %v_585 = vector.load %sums[%v_584, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_586 = arith.minsi %v_581, %c_46 : index
                      %v_587 = memref.load %expert_gate_up_bias[%v_65, %v_586] : memref<8x48xf32>
                      %v_588 = vector.broadcast %v_587 : f32 to vector<16xf32>
                      %v_589 = arith.addf %v_585, %v_588 : vector<16xf32>
                      %v_590 = arith.addi %v_570, %c_9 : index
                      %v_591 = arith.subi %v_581, %v_413 : index
                      %v_592 = arith.addi %v_590, %v_591 : index
                      %v_593 = vector.load %sums[%v_592, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_594 = arith.minsi %v_581, %c_46 : index
                      %v_595 = arith.addi %v_594, %c_39 : index
                      %v_596 = memref.load %expert_gate_up_bias[%v_65, %v_595] : memref<8x48xf32>
                      %v_597 = vector.broadcast %v_596 : f32 to vector<16xf32>
                      %v_598 = arith.addf %v_593, %v_597 : vector<16xf32>
                      %is_599 = arith.cmpf ogt, %v_598, %c_47 : vector<16xf32>
                      %v_600 = arith.select %is_599, %c_47, %v_598 : vector<16xi1>, vector<16xf32>
                      %is_601 = arith.cmpf olt, %v_600, %c_48 : vector<16xf32>
                      %v_602 = arith.select %is_601, %c_48, %v_600 : vector<16xi1>, vector<16xf32>
                      %is_603 = arith.cmpf ogt, %v_589, %c_47 : vector<16xf32>
                      %v_604 = arith.select %is_603, %c_47, %v_589 : vector<16xi1>, vector<16xf32>
                      %v_605 = arith.addf %v_602, %c_49 : vector<16xf32>
                      %v_606 = arith.mulf %v_604, %c_50 : vector<16xf32>
                      %v_607 = arith.subf %c_51, %v_606 : vector<16xf32>
                      %is_608 = arith.cmpf ogt, %v_607, %c_52 : vector<16xf32>
                      %v_609 = arith.select %is_608, %c_52, %v_607 : vector<16xi1>, vector<16xf32>
                      %is_610 = arith.cmpf olt, %v_609, %c_53 : vector<16xf32>
                      %v_611 = arith.select %is_610, %c_53, %v_609 : vector<16xi1>, vector<16xf32>
                      %v_612 = arith.mulf %v_611, %c_54 : vector<16xf32>
                      %v_613 = math.roundeven %v_612 : vector<16xf32>
                      %acc_614 = math.fma %v_613, %c_55, %v_611 : vector<16xf32>
                      %acc_615 = math.fma %v_613, %c_56, %acc_614 : vector<16xf32>
                      %acc_616 = math.fma %c_57, %acc_615, %c_58 : vector<16xf32>
                      %acc_617 = math.fma %acc_616, %acc_615, %c_59 : vector<16xf32>
                      %acc_618 = math.fma %acc_617, %acc_615, %c_60 : vector<16xf32>
                      %acc_619 = math.fma %acc_618, %acc_615, %c_61 : vector<16xf32>
                      %acc_620 = math.fma %acc_619, %acc_615, %c_62 : vector<16xf32>
                      %acc_621 = math.fma %acc_620, %acc_615, %c_49 : vector<16xf32>
                      %acc_622 = math.fma %acc_621, %acc_615, %c_49 : vector<16xf32>
                      %v_623 = arith.fptosi %v_613 : vector<16xf32> to vector<16xi32>
                      %v_624 = arith.shrsi %v_623, %c_63 : vector<16xi32>
                      %v_625 = arith.subi %v_623, %v_624 : vector<16xi32>
                      %v_626 = arith.addi %v_624, %c_65 : vector<16xi32>
                      %v_627 = arith.shli %v_626, %c_64 : vector<16xi32>
                      %v_628 = arith.bitcast %v_627 : vector<16xi32> to vector<16xf32>
                      %v_629 = arith.mulf %acc_622, %v_628 : vector<16xf32>
                      %v_630 = arith.addi %v_625, %c_65 : vector<16xi32>
                      %v_631 = arith.shli %v_630, %c_64 : vector<16xi32>
                      %v_632 = arith.bitcast %v_631 : vector<16xi32> to vector<16xf32>
                      %v_633 = arith.mulf %v_629, %v_632 : vector<16xf32>
                      %v_634 = arith.addf %v_633, %c_49 : vector<16xf32>
                      %v_635 = arith.divf %c_49, %v_634 : vector<16xf32>
                      %v_636 = arith.mulf %v_604, %v_635 : vector<16xf32>
                      %v_637 = arith.mulf %v_605, %v_636 : vector<16xf32>
                      %v_638 = arith.addi %i_412, %i_580 : index
                      %v_639 = arith.addi %v_638, %c_6 : index
                      %v_640 = arith.addi %v_570, %c_2 : index
                      %v_641 = arith.subi %v_639, %v_413 : index
                      %v_642 = arith.addi %v_640, %v_641 : index
                      %v_643 = vector.load %sums[%v_642, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_644 = arith.minsi %v_639, %c_46 : index
                      %v_645 = memref.load %expert_gate_up_bias[%v_65, %v_644] : memref<8x48xf32>
                      %v_646 = vector.broadcast %v_645 : f32 to vector<16xf32>
                      %v_647 = arith.addf %v_643, %v_646 : vector<16xf32>
                      %v_648 = arith.addi %v_570, %c_9 : index
                      %v_649 = arith.subi %v_639, %v_413 : index
                      %v_650 = arith.addi %v_648, %v_649 : index
                      %v_651 = vector.load %sums[%v_650, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_652 = arith.minsi %v_639, %c_46 : index
                      %v_653 = arith.addi %v_652, %c_39 : index
                      %v_654 = memref.load %expert_gate_up_bias[%v_65, %v_653] : memref<8x48xf32>
                      %v_655 = vector.broadcast %v_654 : f32 to vector<16xf32>
                      %v_656 = arith.addf %v_651, %v_655 : vector<16xf32>
                      %is_657 = arith.cmpf ogt, %v_656, %c_47 : vector<16xf32>
                      %v_658 = arith.select %is_657, %c_47, %v_656 : vector<16xi1>, vector<16xf32>
                      %is_659 = arith.cmpf olt, %v_658, %c_48 : vector<16xf32>
                      %v_660 = arith.select %is_659, %c_48, %v_658 : vector<16xi1>, vector<16xf32>
                      %is_661 = arith.cmpf ogt, %v_647, %c_47 : vector<16xf32>
                      %v_662 = arith.select %is_661, %c_47, %v_647 : vector<16xi1>, vector<16xf32>
                      %v_663 = arith.addf %v_660, %c_49 : vector<16xf32>
                      %v_664 = arith.mulf %v_662, %c_50 : vector<16xf32>
                      %v_665 = arith.subf %c_51, %v_664 : vector<16xf32>
                      %is_666 = arith.cmpf ogt, %v_665, %c_52 : vector<16xf32>
                      %v_667 = arith.select %is_666, %c_52, %v_665 : vector<16xi1>, vector<16xf32>
                      %is_668 = arith.cmpf olt, %v_667, %c_53 : vector<16xf32>
                      %v_669 = arith.select %is_668, %c_53, %v_667 : vector<16xi1>, vector<16xf32>
                      %v_670 = arith.mulf %v_669, %c_54 : vector<16xf32>
                      %v_671 = math.roundeven %v_670 : vector<16xf32>
                      %acc_672 = math.fma %v_671, %c_55, %v_669 : vector<16xf32>
                      %acc_673 = math.fma %v_671, %c_56, %acc_672 : vector<16xf32>
                      %acc_674 = math.fma %c_57, %acc_673, %c_58 : vector<16xf32>
                      %acc_675 = math.fma %acc_674, %acc_673, %c_59 : vector<16xf32>
                      %acc_676 = math.fma %acc_675, %acc_673, %c_60 : vector<16xf32>
                      %acc_677 = math.fma %acc_676, %acc_673, %c_61 : vector<16xf32>
                      %acc_678 = math.fma %acc_677, %acc_673, %c_62 : vector<16xf32>
                      %acc_679 = math.fma %acc_678, %acc_673, %c_49 : vector<16xf32>
                      %acc_680 = math.fma %acc_679, %acc_673, %c_49 : vector<16xf32>
                      %v_681 = arith.fptosi %v_671 : vector<16xf32> to vector<16xi32>
                      %v_682 = arith.shrsi %v_681, %c_63 : vector<16xi32>
                      %v_683 = arith.subi %v_681, %v_682 : vector<16xi32>
                      %v_684 = arith.addi %v_682, %c_65 : vector<16xi32>
                      %v_685 = arith.shli %v_684, %c_64 : vector<16xi32>
                      %v_686 = arith.bitcast %v_685 : vector<16xi32> to vector<16xf32>
                      %v_687 = arith.mulf %acc_680, %v_686 : vector<16xf32>
                      %v_688 = arith.addi %v_683, %c_65 : vector<16xi32>
                      %v_689 = arith.shli %v_688, %c_64 : vector<16xi32>
                      %v_690 = arith.bitcast %v_689 : vector<16xi32> to vector<16xf32>
                      %v_691 = arith.mulf %v_687, %v_690 : vector<16xf32>
                      %v_692 = arith.addf %v_691, %c_49 : vector<16xf32>
                      %v_693 = arith.divf %c_49, %v_692 : vector<16xf32>
                      %v_694 = arith.mulf %v_662, %v_693 : vector<16xf32>
                      %v_695 = arith.mulf %v_663, %v_694 : vector<16xf32>
                      %v_696 = arith.truncf %v_637 : vector<16xf32> to vector<16xbf16>
                      %v_697 = arith.truncf %v_695 : vector<16xf32> to vector<16xbf16>
                      %v_698 = vector.shuffle %v_696, %v_697 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                      %v_699 = arith.addi %i_412, %i_580 : index
                      %v_700 = arith.divui %v_699, %c_7 : index
                      %v_701 = arith.muli %v_700, %c_24 : index
                      %v_702 = arith.addi %v_575, %v_701 : index
                      %v_703 = arith.index_cast %v_702 : index to i64
                      %pointer_704 = llvm.inttoptr %v_703 : i64 to !llvm.ptr
                      "llvm.store"(%v_698, %pointer_704) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                    }
                  }
                  %v_705 = arith.addi %i_412, %c_9 : index
                  %is_706 = arith.cmpi sge, %v_705, %c_39 : index
                  scf.if %is_706 {
                    %v_707 = arith.addi %v_575, %c_35 : index
                    %v_708 = arith.index_cast %v_707 : index to i64
                    %pointer_709 = llvm.inttoptr %v_708 : i64 to !llvm.ptr
                    "llvm.store"(%c_66, %pointer_709) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_710 = arith.addi %v_575, %c_36 : index
                    %v_711 = arith.index_cast %v_710 : index to i64
                    %pointer_712 = llvm.inttoptr %v_711 : i64 to !llvm.ptr
                    "llvm.store"(%c_66, %pointer_712) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_713 = arith.addi %v_575, %c_37 : index
                    %v_714 = arith.index_cast %v_713 : index to i64
                    %pointer_715 = llvm.inttoptr %v_714 : i64 to !llvm.ptr
                    "llvm.store"(%c_66, %pointer_715) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_716 = arith.addi %v_575, %c_38 : index
                    %v_717 = arith.index_cast %v_716 : index to i64
                    %pointer_718 = llvm.inttoptr %v_717 : i64 to !llvm.ptr
                    "llvm.store"(%c_66, %pointer_718) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
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
      func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %expert_down_bias_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
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
        %c_19 = arith.constant 11 : index
        %c_20 = arith.constant 2048 : index
        %c_21 = arith.constant 3072 : index
        %c_22 = arith.constant 3 : index
        %c_23 = arith.constant 5 : index
        %c_24 = arith.constant 6 : index
        %c_25 = arith.constant 7 : index
        %c_26 = arith.constant 8 : index
        %c_27 = arith.constant 9 : index
        %c_28 = arith.constant 10 : index
        %c_29 = arith.constant 12 : index
        %c_30 = arith.constant 13 : index
        %c_31 = arith.constant 14 : index
        %c_32 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_33 = arith.constant 0 : i32
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x32xbf16>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_1] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_1] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_1] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_1] : !stream.binding -> memref<8x40x24xbf16>
        %expert_down_bias = stream.binding.subspan %expert_down_bias_binding[%c_1] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %tail = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x32xbf16>
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64x16xf32>
        %tile_shapes = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xi8>
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
                  %is_144 = arith.cmpi eq, %v_143, %c_9 : index
                  scf.if %is_144 {
                    %v_145 = arith.muli %v_140, %c_18 : index
                    %v_146 = arith.addi %v_101, %v_145 : index
                    %v_147 = arith.addi %v_140, %c_4 : index
                    %v_148 = arith.muli %v_147, %c_18 : index
                    %v_149 = arith.addi %v_101, %v_148 : index
                    %address_150 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_151 = arith.muli %v_80, %c_10 : index
                    %v_152 = arith.addi %v_151, %v_106 : index
                    %v_153 = arith.muli %v_152, %c_15 : index
                    %v_154 = arith.addi %address_150, %v_153 : index
                    %address_155 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_156 = arith.muli %v_80, %c_10 : index
                    %v_157 = arith.addi %v_156, %v_107 : index
                    %v_158 = arith.muli %v_157, %c_15 : index
                    %v_159 = arith.addi %address_155, %v_158 : index
                    llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
                    scf.for %i_160 = %c_1 to %c_1 step %c_4 {
                      %v_161 = arith.muli %v_132, %c_1 : index
                      %v_162 = arith.addi %v_161, %c_19 : index
                      %v_163 = arith.muli %v_132, %c_1 : index
                      %v_164 = arith.divui %v_162, %v_163 : index
                      %v_165 = arith.muli %i_133, %c_1 : index
                      %v_166 = arith.addi %v_165, %i_160 : index
                      %v_167 = arith.muli %v_166, %v_164 : index
                      scf.for %i_168 = %c_1 to %v_164 step %c_4 {
                        %v_169 = arith.addi %v_167, %i_168 : index
                        %v_170 = arith.minsi %v_169, %c_19 : index
                        %v_171 = arith.muli %v_170, %c_8 : index
                        %v_172 = arith.addi %v_117, %v_171 : index
                        %v_173 = arith.index_cast %v_172 : index to i64
                        %pointer_174 = llvm.inttoptr %v_173 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_174) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_175 = arith.addi %v_118, %v_171 : index
                        %v_176 = arith.index_cast %v_175 : index to i64
                        %pointer_177 = llvm.inttoptr %v_176 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_177) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_178 = arith.muli %i_160, %c_8 : index
                      %v_179 = arith.muli %i_160, %c_18 : index
                      %v_180 = arith.addi %v_154, %v_178 : index
                      %v_181 = arith.addi %v_159, %v_178 : index
                      %v_182 = arith.addi %v_146, %v_179 : index
                      %v_183 = arith.addi %v_149, %v_179 : index
                      %v_184 = arith.index_cast %v_180 : index to i64
                      %v_185 = arith.index_cast %v_181 : index to i64
                      %v_186 = arith.index_cast %v_182 : index to i64
                      %v_187 = arith.index_cast %v_183 : index to i64
                      %v_188 = arith.index_cast %c_15 : index to i64
                      %v_189 = arith.index_cast %c_8 : index to i64
                      llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_184, %v_185, %v_186, %v_187, %v_188, %v_189 : (i64, i64, i64, i64, i64, i64) -> ()
                    }
                    %address_190 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
                    %v_191 = arith.addi %address_190, %c_18 : index
                    %v_192 = arith.index_cast %address_190 : index to i64
                    %v_193 = arith.index_cast %v_191 : index to i64
                    %v_194 = arith.index_cast %v_146 : index to i64
                    %v_195 = arith.index_cast %v_149 : index to i64
                    %v_196 = arith.index_cast %c_8 : index to i64
                    %v_197 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_192, %v_193, %v_194, %v_195, %v_196, %v_197 : (i64, i64, i64, i64, i64, i64) -> ()
                    %address_198 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
                    %v_199 = arith.index_cast %address_198 : index to i64
                    %v_200 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_199, %v_200 : (i64, i64) -> ()
                    %v_201 = arith.addi %address_198, %c_18 : index
                    %v_202 = arith.index_cast %v_201 : index to i64
                    %v_203 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_202, %v_203 : (i64, i64) -> ()
                    %v_204 = arith.addi %address_198, %c_20 : index
                    %v_205 = arith.index_cast %v_204 : index to i64
                    %v_206 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_205, %v_206 : (i64, i64) -> ()
                    %v_207 = arith.addi %address_198, %c_21 : index
                    %v_208 = arith.index_cast %v_207 : index to i64
                    %v_209 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_208, %v_209 : (i64, i64) -> ()
                  }
                  %is_210 = arith.cmpi eq, %v_143, %c_4 : index
                  scf.if %is_210 {
                    %v_211 = arith.muli %v_140, %c_18 : index
                    %v_212 = arith.addi %v_101, %v_211 : index
                    %address_213 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_214 = arith.muli %v_80, %c_10 : index
                    %v_215 = arith.addi %v_214, %v_106 : index
                    %v_216 = arith.muli %v_215, %c_15 : index
                    %v_217 = arith.addi %address_213, %v_216 : index
                    %address_218 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_219 = arith.muli %v_80, %c_10 : index
                    %v_220 = arith.addi %v_219, %v_107 : index
                    %v_221 = arith.muli %v_220, %c_15 : index
                    %v_222 = arith.addi %address_218, %v_221 : index
                    llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                    scf.for %i_223 = %c_1 to %c_1 step %c_4 {
                      %v_224 = arith.muli %v_132, %c_1 : index
                      %v_225 = arith.addi %v_224, %c_19 : index
                      %v_226 = arith.muli %v_132, %c_1 : index
                      %v_227 = arith.divui %v_225, %v_226 : index
                      %v_228 = arith.muli %i_133, %c_1 : index
                      %v_229 = arith.addi %v_228, %i_223 : index
                      %v_230 = arith.muli %v_229, %v_227 : index
                      scf.for %i_231 = %c_1 to %v_227 step %c_4 {
                        %v_232 = arith.addi %v_230, %i_231 : index
                        %v_233 = arith.minsi %v_232, %c_19 : index
                        %v_234 = arith.muli %v_233, %c_8 : index
                        %v_235 = arith.addi %v_117, %v_234 : index
                        %v_236 = arith.index_cast %v_235 : index to i64
                        %pointer_237 = llvm.inttoptr %v_236 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_237) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_238 = arith.addi %v_118, %v_234 : index
                        %v_239 = arith.index_cast %v_238 : index to i64
                        %pointer_240 = llvm.inttoptr %v_239 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_240) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_241 = arith.muli %i_223, %c_8 : index
                      %v_242 = arith.muli %i_223, %c_18 : index
                      %v_243 = arith.addi %v_217, %v_241 : index
                      %v_244 = arith.addi %v_222, %v_241 : index
                      %v_245 = arith.addi %v_212, %v_242 : index
                      %v_246 = arith.index_cast %v_243 : index to i64
                      %v_247 = arith.index_cast %v_244 : index to i64
                      %v_248 = arith.index_cast %v_245 : index to i64
                      %v_249 = arith.index_cast %c_15 : index to i64
                      %v_250 = arith.index_cast %c_8 : index to i64
                      llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_246, %v_247, %v_248, %v_249, %v_250 : (i64, i64, i64, i64, i64) -> ()
                    }
                    %address_251 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
                    %v_252 = arith.addi %address_251, %c_18 : index
                    %v_253 = arith.index_cast %address_251 : index to i64
                    %v_254 = arith.index_cast %v_252 : index to i64
                    %v_255 = arith.index_cast %v_212 : index to i64
                    %v_256 = arith.index_cast %c_8 : index to i64
                    %v_257 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_253, %v_254, %v_255, %v_256, %v_257 : (i64, i64, i64, i64, i64) -> ()
                    %address_258 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
                    %v_259 = arith.index_cast %address_258 : index to i64
                    %v_260 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_259, %v_260 : (i64, i64) -> ()
                    %v_261 = arith.addi %address_258, %c_18 : index
                    %v_262 = arith.index_cast %v_261 : index to i64
                    %v_263 = arith.index_cast %c_8 : index to i64
                    llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_262, %v_263 : (i64, i64) -> ()
                  }
                  scf.for %i_264 = %c_1 to %v_143 step %c_4 {
                    %v_265 = arith.addi %v_140, %i_264 : index
                    %v_266 = arith.muli %i_264, %c_2 : index
                    %v_267 = arith.muli %v_265, %c_12 : index
                    %v_268 = arith.addi %v_82, %v_267 : index
                    scf.for %i_269 = %c_1 to %c_9 step %c_4 {
                      %is_270 = arith.cmpi eq, %i_269, %c_1 : index
                      %v_271 = arith.select %is_270, %i_104, %v_105 : index
                      %is_272 = arith.cmpi eq, %i_269, %c_1 : index
                      %v_273 = arith.select %is_272, %v_106, %v_107 : index
                      %is_274 = arith.cmpi slt, %v_271, %v_73 : index
                      scf.if %is_274 {
                        %v_275 = arith.muli %i_269, %c_12 : index
                        %v_276 = arith.addi %v_266, %v_275 : index
                        %v_277 = vector.load %sums[%v_276, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_278 = arith.addi %v_276, %c_4 : index
                        %v_279 = vector.load %sums[%v_278, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_280 = arith.addi %v_276, %c_9 : index
                        %v_281 = vector.load %sums[%v_280, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_282 = arith.addi %v_276, %c_22 : index
                        %v_283 = vector.load %sums[%v_282, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_284 = arith.addi %v_276, %c_3 : index
                        %v_285 = vector.load %sums[%v_284, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_286 = arith.addi %v_276, %c_23 : index
                        %v_287 = vector.load %sums[%v_286, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_288 = arith.addi %v_276, %c_24 : index
                        %v_289 = vector.load %sums[%v_288, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_290 = arith.addi %v_276, %c_25 : index
                        %v_291 = vector.load %sums[%v_290, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_292 = arith.addi %v_276, %c_26 : index
                        %v_293 = vector.load %sums[%v_292, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_294 = arith.addi %v_276, %c_27 : index
                        %v_295 = vector.load %sums[%v_294, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_296 = arith.addi %v_276, %c_28 : index
                        %v_297 = vector.load %sums[%v_296, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_298 = arith.addi %v_276, %c_19 : index
                        %v_299 = vector.load %sums[%v_298, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_300 = arith.addi %v_276, %c_29 : index
                        %v_301 = vector.load %sums[%v_300, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_302 = arith.addi %v_276, %c_30 : index
                        %v_303 = vector.load %sums[%v_302, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_304 = arith.addi %v_276, %c_31 : index
                        %v_305 = vector.load %sums[%v_304, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_306 = arith.addi %v_276, %c_13 : index
                        %v_307 = vector.load %sums[%v_306, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_308 = vector.shuffle %v_277, %v_279 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_309 = vector.shuffle %v_277, %v_279 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_310 = vector.shuffle %v_281, %v_283 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_311 = vector.shuffle %v_281, %v_283 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_312 = vector.shuffle %v_285, %v_287 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_313 = vector.shuffle %v_285, %v_287 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_314 = vector.shuffle %v_289, %v_291 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_315 = vector.shuffle %v_289, %v_291 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_316 = vector.shuffle %v_293, %v_295 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_317 = vector.shuffle %v_293, %v_295 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_318 = vector.shuffle %v_297, %v_299 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_319 = vector.shuffle %v_297, %v_299 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_320 = vector.shuffle %v_301, %v_303 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_321 = vector.shuffle %v_301, %v_303 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_322 = vector.shuffle %v_305, %v_307 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_323 = vector.shuffle %v_305, %v_307 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_324 = vector.shuffle %v_308, %v_310 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_325 = vector.shuffle %v_308, %v_310 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_326 = vector.shuffle %v_309, %v_311 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_327 = vector.shuffle %v_309, %v_311 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_328 = vector.shuffle %v_312, %v_314 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_329 = vector.shuffle %v_312, %v_314 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_330 = vector.shuffle %v_313, %v_315 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_331 = vector.shuffle %v_313, %v_315 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_332 = vector.shuffle %v_316, %v_318 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_333 = vector.shuffle %v_316, %v_318 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_334 = vector.shuffle %v_317, %v_319 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_335 = vector.shuffle %v_317, %v_319 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_336 = vector.shuffle %v_320, %v_322 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_337 = vector.shuffle %v_320, %v_322 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_338 = vector.shuffle %v_321, %v_323 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_339 = vector.shuffle %v_321, %v_323 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_340 = vector.shuffle %v_324, %v_328 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_341 = vector.shuffle %v_324, %v_328 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_342 = vector.shuffle %v_326, %v_330 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_343 = vector.shuffle %v_326, %v_330 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_344 = vector.shuffle %v_325, %v_329 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_345 = vector.shuffle %v_325, %v_329 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_346 = vector.shuffle %v_327, %v_331 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_347 = vector.shuffle %v_327, %v_331 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_348 = vector.shuffle %v_332, %v_336 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_349 = vector.shuffle %v_332, %v_336 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_350 = vector.shuffle %v_334, %v_338 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_351 = vector.shuffle %v_334, %v_338 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_352 = vector.shuffle %v_333, %v_337 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_353 = vector.shuffle %v_333, %v_337 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_354 = vector.shuffle %v_335, %v_339 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_355 = vector.shuffle %v_335, %v_339 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_356 = vector.shuffle %v_340, %v_348 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_357 = vector.shuffle %v_340, %v_348 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_358 = vector.shuffle %v_342, %v_350 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_359 = vector.shuffle %v_342, %v_350 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_360 = vector.shuffle %v_344, %v_352 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_361 = vector.shuffle %v_344, %v_352 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_362 = vector.shuffle %v_346, %v_354 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_363 = vector.shuffle %v_346, %v_354 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_364 = vector.shuffle %v_341, %v_349 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_365 = vector.shuffle %v_341, %v_349 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_366 = vector.shuffle %v_343, %v_351 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_367 = vector.shuffle %v_343, %v_351 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_368 = vector.shuffle %v_345, %v_353 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_369 = vector.shuffle %v_345, %v_353 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_370 = vector.shuffle %v_347, %v_355 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_371 = vector.shuffle %v_347, %v_355 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        vector.store %v_356, %sums[%v_276, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_372 = arith.addi %v_276, %c_4 : index
                        vector.store %v_358, %sums[%v_372, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_373 = arith.addi %v_276, %c_9 : index
                        vector.store %v_360, %sums[%v_373, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_374 = arith.addi %v_276, %c_22 : index
                        vector.store %v_362, %sums[%v_374, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_375 = arith.addi %v_276, %c_3 : index
                        vector.store %v_364, %sums[%v_375, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_376 = arith.addi %v_276, %c_23 : index
                        vector.store %v_366, %sums[%v_376, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_377 = arith.addi %v_276, %c_24 : index
                        vector.store %v_368, %sums[%v_377, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_378 = arith.addi %v_276, %c_25 : index
                        vector.store %v_370, %sums[%v_378, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_379 = arith.addi %v_276, %c_26 : index
                        vector.store %v_357, %sums[%v_379, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_380 = arith.addi %v_276, %c_27 : index
                        vector.store %v_359, %sums[%v_380, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_381 = arith.addi %v_276, %c_28 : index
                        vector.store %v_361, %sums[%v_381, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_382 = arith.addi %v_276, %c_19 : index
                        vector.store %v_363, %sums[%v_382, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_383 = arith.addi %v_276, %c_29 : index
                        vector.store %v_365, %sums[%v_383, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_384 = arith.addi %v_276, %c_30 : index
                        vector.store %v_367, %sums[%v_384, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_385 = arith.addi %v_276, %c_31 : index
                        vector.store %v_369, %sums[%v_385, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_386 = arith.addi %v_276, %c_13 : index
                        vector.store %v_371, %sums[%v_386, %c_1] : memref<64x16xf32>, vector<16xf32>
                        %v_387 = arith.subi %v_271, %v_273 : index
                        %v_388 = arith.index_cast %v_387 : index to i32
                        %v_389 = vector.broadcast %v_388 : i32 to vector<16xi32>
                        %is_390 = arith.cmpi sge, %c_32, %v_389 : vector<16xi32>
                        %v_391 = vector.maskedload %expert_down_bias[%v_80, %v_273], %is_390, %c_11 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                        scf.for %i_392 = %c_1 to %c_12 step %c_4 {
                          %v_393 = arith.addi %v_276, %i_392 : index
                          %v_394 = vector.load %sums[%v_393, %c_1] : memref<64x16xf32>, vector<16xf32>
                          %v_395 = arith.addi %v_268, %i_392 : index
                          %v_396 = arith.addf %v_394, %v_391 : vector<16xf32>
                          %v_397 = memref.load %assignment_of[%v_395] : memref<?xi32>
                          %is_398 = arith.cmpi sge, %v_397, %c_33 : i32
                          scf.if %is_398 {
                            %v_399 = arith.index_cast %v_397 : i32 to index
                            %v_400 = arith.divui %v_399, %c_22 : index
                            %v_401 = vector.maskedload %y[%v_400, %v_273], %is_390, %c_11 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_402 = memref.load %weights[%v_399] : memref<?xf32>
                            %v_403 = vector.broadcast %v_402 : f32 to vector<16xf32>
                            %v_404 = arith.mulf %v_396, %v_403 : vector<16xf32>
                            %v_405 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_404) : (vector<16xf32>) -> vector<16xf32>
                            %v_406 = arith.addf %v_401, %v_405 : vector<16xf32>
                            vector.maskedstore %y[%v_400, %v_273], %is_390, %v_406 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
      %router_bias: tensor<8xf32>,
      %expert_gate_up: tensor<8x48x40xbf16>,
      %expert_gate_up_bias: tensor<8x48xf32>,
      %expert_down: tensor<8x40x24xbf16>,
      %expert_down_bias: tensor<8x40xf32>
  ) -> tensor<?x40xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x40xf32>
    %router_logits = flow.dispatch @project_8x40_f32::@project_8x40_f32[%tokens](%x, %router, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<8x40xf32>, index) -> tensor<?x8xf32>{%tokens}
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x40xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8 = stablehlo.concatenate %token_count_1d, %size_8, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %router_bias_rows = "stablehlo.dynamic_broadcast_in_dim"(%router_bias, %shape_nx8) <{broadcast_dimensions = array<i64: 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<8xf32>, tensor<2xi32>) -> tensor<?x8xf32>
    %router_logits_biased = stablehlo.add %router_logits, %router_bias_rows : tensor<?x8xf32>

    // stage: selection key

    // stage: top-k: 3 iterative argmaxes over 8 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x8xf32>
    %is_zero = stablehlo.compare EQ, %router_logits_biased, %zero_splat, FLOAT : (tensor<?x8xf32>, tensor<?x8xf32>) -> tensor<?x8xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %router_logits_biased : tensor<?x8xi1>, tensor<?x8xf32>
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
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%router_logits_biased, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx3x8) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x3x8xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x3xf32>
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%chosen_weights init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %shape_nx3 = stablehlo.concatenate %token_count_1d, %size_3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %shifted = stablehlo.add %chosen_weights, %minus_row_max_rows : tensor<?x3xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x3xf32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx3) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x3xf32>
    %chosen_weights_1 = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x3xf32>

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
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_bf16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %expert_gate_up_bias, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xbf16>, tensor<8x48xf32>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x32xbf16>{%rows}, tensor<?x32768xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights_1, %expert_down, %expert_down_bias, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x32xbf16>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, tensor<8x40xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
