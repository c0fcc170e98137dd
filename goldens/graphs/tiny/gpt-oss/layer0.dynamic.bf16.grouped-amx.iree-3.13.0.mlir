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
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 16 : index
        %c_2 = arith.constant 8 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 7 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant dense<0.0> : vector<8xf64>
        %c_9 = arith.constant 0 : index
        %c_10 = arith.constant 40 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_9] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_9] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_9] : !stream.binding -> memref<?x8xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_1 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_2 : index
        %v_5 = arith.addi %v_2, %c_1 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        scf.for %i_7 = %v_1 to %v_4 step %c_3 {
          scf.for %i_8 = %v_2 to %v_6 step %c_3 {
            %v_9 = arith.minsi %i_7, %c_4 : index
            %v_10 = arith.addi %i_7, %c_5 : index
            %v_11 = arith.minsi %v_10, %c_4 : index
            %v_12 = arith.addi %i_7, %c_6 : index
            %v_13 = arith.minsi %v_12, %c_4 : index
            %v_14 = arith.addi %i_7, %c_7 : index
            %v_15 = arith.minsi %v_14, %c_4 : index
            %v_16 = arith.subi %tokens, %c_5 : index
            %v_17 = arith.minsi %i_8, %v_16 : index
            %v_18 = arith.addi %i_8, %c_5 : index
            %v_19 = arith.subi %tokens, %c_5 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.addi %i_8, %c_6 : index
            %v_22 = arith.subi %tokens, %c_5 : index
            %v_23 = arith.minsi %v_21, %v_22 : index
            %v_24 = arith.addi %i_8, %c_7 : index
            %v_25 = arith.subi %tokens, %c_5 : index
            %v_26 = arith.minsi %v_24, %v_25 : index
            %loop_28:16 = scf.for %i_27 = %c_9 to %c_10 step %c_2 iter_args(%carry_29 = %c_8, %carry_30 = %c_8, %carry_31 = %c_8, %carry_32 = %c_8, %carry_33 = %c_8, %carry_34 = %c_8, %carry_35 = %c_8, %carry_36 = %c_8, %carry_37 = %c_8, %carry_38 = %c_8, %carry_39 = %c_8, %carry_40 = %c_8, %carry_41 = %c_8, %carry_42 = %c_8, %carry_43 = %c_8, %carry_44 = %c_8) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %v_45 = vector.load %x[%v_17, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_46 = arith.extf %v_45 : vector<8xf32> to vector<8xf64>
              %v_47 = vector.load %x[%v_20, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_48 = arith.extf %v_47 : vector<8xf32> to vector<8xf64>
              %v_49 = vector.load %x[%v_23, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_50 = arith.extf %v_49 : vector<8xf32> to vector<8xf64>
              %v_51 = vector.load %x[%v_26, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_52 = arith.extf %v_51 : vector<8xf32> to vector<8xf64>
              %v_53 = vector.load %weight[%v_9, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_54 = arith.extf %v_53 : vector<8xf32> to vector<8xf64>
              %acc_55 = math.fma %v_54, %v_46, %carry_29 : vector<8xf64>
              %acc_56 = math.fma %v_54, %v_48, %carry_30 : vector<8xf64>
              %acc_57 = math.fma %v_54, %v_50, %carry_31 : vector<8xf64>
              %acc_58 = math.fma %v_54, %v_52, %carry_32 : vector<8xf64>
              %v_59 = vector.load %weight[%v_11, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_60 = arith.extf %v_59 : vector<8xf32> to vector<8xf64>
              %acc_61 = math.fma %v_60, %v_46, %carry_33 : vector<8xf64>
              %acc_62 = math.fma %v_60, %v_48, %carry_34 : vector<8xf64>
              %acc_63 = math.fma %v_60, %v_50, %carry_35 : vector<8xf64>
              %acc_64 = math.fma %v_60, %v_52, %carry_36 : vector<8xf64>
              %v_65 = vector.load %weight[%v_13, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_66 = arith.extf %v_65 : vector<8xf32> to vector<8xf64>
              %acc_67 = math.fma %v_66, %v_46, %carry_37 : vector<8xf64>
              %acc_68 = math.fma %v_66, %v_48, %carry_38 : vector<8xf64>
              %acc_69 = math.fma %v_66, %v_50, %carry_39 : vector<8xf64>
              %acc_70 = math.fma %v_66, %v_52, %carry_40 : vector<8xf64>
              %v_71 = vector.load %weight[%v_15, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_72 = arith.extf %v_71 : vector<8xf32> to vector<8xf64>
              %acc_73 = math.fma %v_72, %v_46, %carry_41 : vector<8xf64>
              %acc_74 = math.fma %v_72, %v_48, %carry_42 : vector<8xf64>
              %acc_75 = math.fma %v_72, %v_50, %carry_43 : vector<8xf64>
              %acc_76 = math.fma %v_72, %v_52, %carry_44 : vector<8xf64>
              scf.yield %acc_55, %acc_56, %acc_57, %acc_58, %acc_61, %acc_62, %acc_63, %acc_64, %acc_67, %acc_68, %acc_69, %acc_70, %acc_73, %acc_74, %acc_75, %acc_76 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
            }
            %v_77 = vector.shuffle %loop_28#0, %loop_28#0 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_78 = vector.shuffle %loop_28#0, %loop_28#0 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_79 = arith.addf %v_77, %v_78 : vector<4xf64>
            %v_80 = vector.shuffle %v_79, %v_79 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_81 = vector.shuffle %v_79, %v_79 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_82 = arith.addf %v_80, %v_81 : vector<2xf64>
            %v_83 = vector.shuffle %v_82, %v_82 [0] : vector<2xf64>, vector<2xf64>
            %v_84 = vector.shuffle %v_82, %v_82 [1] : vector<2xf64>, vector<2xf64>
            %v_85 = arith.addf %v_83, %v_84 : vector<1xf64>
            %sum_86 = vector.extract %v_85[0] : f64 from vector<1xf64>
            %v_87 = arith.truncf %sum_86 : f64 to f32
            memref.store %v_87, %y[%v_17, %v_9] : memref<?x8xf32>
            %v_88 = vector.shuffle %loop_28#1, %loop_28#1 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_89 = vector.shuffle %loop_28#1, %loop_28#1 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_90 = arith.addf %v_88, %v_89 : vector<4xf64>
            %v_91 = vector.shuffle %v_90, %v_90 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_92 = vector.shuffle %v_90, %v_90 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_93 = arith.addf %v_91, %v_92 : vector<2xf64>
            %v_94 = vector.shuffle %v_93, %v_93 [0] : vector<2xf64>, vector<2xf64>
            %v_95 = vector.shuffle %v_93, %v_93 [1] : vector<2xf64>, vector<2xf64>
            %v_96 = arith.addf %v_94, %v_95 : vector<1xf64>
            %sum_97 = vector.extract %v_96[0] : f64 from vector<1xf64>
            %v_98 = arith.truncf %sum_97 : f64 to f32
            memref.store %v_98, %y[%v_20, %v_9] : memref<?x8xf32>
            %v_99 = vector.shuffle %loop_28#2, %loop_28#2 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_100 = vector.shuffle %loop_28#2, %loop_28#2 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_101 = arith.addf %v_99, %v_100 : vector<4xf64>
            %v_102 = vector.shuffle %v_101, %v_101 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_103 = vector.shuffle %v_101, %v_101 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_104 = arith.addf %v_102, %v_103 : vector<2xf64>
            %v_105 = vector.shuffle %v_104, %v_104 [0] : vector<2xf64>, vector<2xf64>
            %v_106 = vector.shuffle %v_104, %v_104 [1] : vector<2xf64>, vector<2xf64>
            %v_107 = arith.addf %v_105, %v_106 : vector<1xf64>
            %sum_108 = vector.extract %v_107[0] : f64 from vector<1xf64>
            %v_109 = arith.truncf %sum_108 : f64 to f32
            memref.store %v_109, %y[%v_23, %v_9] : memref<?x8xf32>
            %v_110 = vector.shuffle %loop_28#3, %loop_28#3 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_111 = vector.shuffle %loop_28#3, %loop_28#3 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_112 = arith.addf %v_110, %v_111 : vector<4xf64>
            %v_113 = vector.shuffle %v_112, %v_112 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_114 = vector.shuffle %v_112, %v_112 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_115 = arith.addf %v_113, %v_114 : vector<2xf64>
            %v_116 = vector.shuffle %v_115, %v_115 [0] : vector<2xf64>, vector<2xf64>
            %v_117 = vector.shuffle %v_115, %v_115 [1] : vector<2xf64>, vector<2xf64>
            %v_118 = arith.addf %v_116, %v_117 : vector<1xf64>
            %sum_119 = vector.extract %v_118[0] : f64 from vector<1xf64>
            %v_120 = arith.truncf %sum_119 : f64 to f32
            memref.store %v_120, %y[%v_26, %v_9] : memref<?x8xf32>
            %v_121 = vector.shuffle %loop_28#4, %loop_28#4 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_122 = vector.shuffle %loop_28#4, %loop_28#4 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_123 = arith.addf %v_121, %v_122 : vector<4xf64>
            %v_124 = vector.shuffle %v_123, %v_123 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_125 = vector.shuffle %v_123, %v_123 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_126 = arith.addf %v_124, %v_125 : vector<2xf64>
            %v_127 = vector.shuffle %v_126, %v_126 [0] : vector<2xf64>, vector<2xf64>
            %v_128 = vector.shuffle %v_126, %v_126 [1] : vector<2xf64>, vector<2xf64>
            %v_129 = arith.addf %v_127, %v_128 : vector<1xf64>
            %sum_130 = vector.extract %v_129[0] : f64 from vector<1xf64>
            %v_131 = arith.truncf %sum_130 : f64 to f32
            memref.store %v_131, %y[%v_17, %v_11] : memref<?x8xf32>
            %v_132 = vector.shuffle %loop_28#5, %loop_28#5 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_133 = vector.shuffle %loop_28#5, %loop_28#5 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_134 = arith.addf %v_132, %v_133 : vector<4xf64>
            %v_135 = vector.shuffle %v_134, %v_134 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_136 = vector.shuffle %v_134, %v_134 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_137 = arith.addf %v_135, %v_136 : vector<2xf64>
            %v_138 = vector.shuffle %v_137, %v_137 [0] : vector<2xf64>, vector<2xf64>
            %v_139 = vector.shuffle %v_137, %v_137 [1] : vector<2xf64>, vector<2xf64>
            %v_140 = arith.addf %v_138, %v_139 : vector<1xf64>
            %sum_141 = vector.extract %v_140[0] : f64 from vector<1xf64>
            %v_142 = arith.truncf %sum_141 : f64 to f32
            memref.store %v_142, %y[%v_20, %v_11] : memref<?x8xf32>
            %v_143 = vector.shuffle %loop_28#6, %loop_28#6 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_144 = vector.shuffle %loop_28#6, %loop_28#6 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_145 = arith.addf %v_143, %v_144 : vector<4xf64>
            %v_146 = vector.shuffle %v_145, %v_145 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_147 = vector.shuffle %v_145, %v_145 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_148 = arith.addf %v_146, %v_147 : vector<2xf64>
            %v_149 = vector.shuffle %v_148, %v_148 [0] : vector<2xf64>, vector<2xf64>
            %v_150 = vector.shuffle %v_148, %v_148 [1] : vector<2xf64>, vector<2xf64>
            %v_151 = arith.addf %v_149, %v_150 : vector<1xf64>
            %sum_152 = vector.extract %v_151[0] : f64 from vector<1xf64>
            %v_153 = arith.truncf %sum_152 : f64 to f32
            memref.store %v_153, %y[%v_23, %v_11] : memref<?x8xf32>
            %v_154 = vector.shuffle %loop_28#7, %loop_28#7 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_155 = vector.shuffle %loop_28#7, %loop_28#7 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_156 = arith.addf %v_154, %v_155 : vector<4xf64>
            %v_157 = vector.shuffle %v_156, %v_156 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_158 = vector.shuffle %v_156, %v_156 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_159 = arith.addf %v_157, %v_158 : vector<2xf64>
            %v_160 = vector.shuffle %v_159, %v_159 [0] : vector<2xf64>, vector<2xf64>
            %v_161 = vector.shuffle %v_159, %v_159 [1] : vector<2xf64>, vector<2xf64>
            %v_162 = arith.addf %v_160, %v_161 : vector<1xf64>
            %sum_163 = vector.extract %v_162[0] : f64 from vector<1xf64>
            %v_164 = arith.truncf %sum_163 : f64 to f32
            memref.store %v_164, %y[%v_26, %v_11] : memref<?x8xf32>
            %v_165 = vector.shuffle %loop_28#8, %loop_28#8 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_166 = vector.shuffle %loop_28#8, %loop_28#8 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_167 = arith.addf %v_165, %v_166 : vector<4xf64>
            %v_168 = vector.shuffle %v_167, %v_167 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_169 = vector.shuffle %v_167, %v_167 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_170 = arith.addf %v_168, %v_169 : vector<2xf64>
            %v_171 = vector.shuffle %v_170, %v_170 [0] : vector<2xf64>, vector<2xf64>
            %v_172 = vector.shuffle %v_170, %v_170 [1] : vector<2xf64>, vector<2xf64>
            %v_173 = arith.addf %v_171, %v_172 : vector<1xf64>
            %sum_174 = vector.extract %v_173[0] : f64 from vector<1xf64>
            %v_175 = arith.truncf %sum_174 : f64 to f32
            memref.store %v_175, %y[%v_17, %v_13] : memref<?x8xf32>
            %v_176 = vector.shuffle %loop_28#9, %loop_28#9 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_177 = vector.shuffle %loop_28#9, %loop_28#9 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_178 = arith.addf %v_176, %v_177 : vector<4xf64>
            %v_179 = vector.shuffle %v_178, %v_178 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_180 = vector.shuffle %v_178, %v_178 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_181 = arith.addf %v_179, %v_180 : vector<2xf64>
            %v_182 = vector.shuffle %v_181, %v_181 [0] : vector<2xf64>, vector<2xf64>
            %v_183 = vector.shuffle %v_181, %v_181 [1] : vector<2xf64>, vector<2xf64>
            %v_184 = arith.addf %v_182, %v_183 : vector<1xf64>
            %sum_185 = vector.extract %v_184[0] : f64 from vector<1xf64>
            %v_186 = arith.truncf %sum_185 : f64 to f32
            memref.store %v_186, %y[%v_20, %v_13] : memref<?x8xf32>
            %v_187 = vector.shuffle %loop_28#10, %loop_28#10 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_188 = vector.shuffle %loop_28#10, %loop_28#10 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_189 = arith.addf %v_187, %v_188 : vector<4xf64>
            %v_190 = vector.shuffle %v_189, %v_189 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_191 = vector.shuffle %v_189, %v_189 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_192 = arith.addf %v_190, %v_191 : vector<2xf64>
            %v_193 = vector.shuffle %v_192, %v_192 [0] : vector<2xf64>, vector<2xf64>
            %v_194 = vector.shuffle %v_192, %v_192 [1] : vector<2xf64>, vector<2xf64>
            %v_195 = arith.addf %v_193, %v_194 : vector<1xf64>
            %sum_196 = vector.extract %v_195[0] : f64 from vector<1xf64>
            %v_197 = arith.truncf %sum_196 : f64 to f32
            memref.store %v_197, %y[%v_23, %v_13] : memref<?x8xf32>
            %v_198 = vector.shuffle %loop_28#11, %loop_28#11 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_199 = vector.shuffle %loop_28#11, %loop_28#11 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_200 = arith.addf %v_198, %v_199 : vector<4xf64>
            %v_201 = vector.shuffle %v_200, %v_200 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_202 = vector.shuffle %v_200, %v_200 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_203 = arith.addf %v_201, %v_202 : vector<2xf64>
            %v_204 = vector.shuffle %v_203, %v_203 [0] : vector<2xf64>, vector<2xf64>
            %v_205 = vector.shuffle %v_203, %v_203 [1] : vector<2xf64>, vector<2xf64>
            %v_206 = arith.addf %v_204, %v_205 : vector<1xf64>
            %sum_207 = vector.extract %v_206[0] : f64 from vector<1xf64>
            %v_208 = arith.truncf %sum_207 : f64 to f32
            memref.store %v_208, %y[%v_26, %v_13] : memref<?x8xf32>
            %v_209 = vector.shuffle %loop_28#12, %loop_28#12 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_210 = vector.shuffle %loop_28#12, %loop_28#12 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_211 = arith.addf %v_209, %v_210 : vector<4xf64>
            %v_212 = vector.shuffle %v_211, %v_211 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_213 = vector.shuffle %v_211, %v_211 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_214 = arith.addf %v_212, %v_213 : vector<2xf64>
            %v_215 = vector.shuffle %v_214, %v_214 [0] : vector<2xf64>, vector<2xf64>
            %v_216 = vector.shuffle %v_214, %v_214 [1] : vector<2xf64>, vector<2xf64>
            %v_217 = arith.addf %v_215, %v_216 : vector<1xf64>
            %sum_218 = vector.extract %v_217[0] : f64 from vector<1xf64>
            %v_219 = arith.truncf %sum_218 : f64 to f32
            memref.store %v_219, %y[%v_17, %v_15] : memref<?x8xf32>
            %v_220 = vector.shuffle %loop_28#13, %loop_28#13 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_221 = vector.shuffle %loop_28#13, %loop_28#13 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_222 = arith.addf %v_220, %v_221 : vector<4xf64>
            %v_223 = vector.shuffle %v_222, %v_222 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_224 = vector.shuffle %v_222, %v_222 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_225 = arith.addf %v_223, %v_224 : vector<2xf64>
            %v_226 = vector.shuffle %v_225, %v_225 [0] : vector<2xf64>, vector<2xf64>
            %v_227 = vector.shuffle %v_225, %v_225 [1] : vector<2xf64>, vector<2xf64>
            %v_228 = arith.addf %v_226, %v_227 : vector<1xf64>
            %sum_229 = vector.extract %v_228[0] : f64 from vector<1xf64>
            %v_230 = arith.truncf %sum_229 : f64 to f32
            memref.store %v_230, %y[%v_20, %v_15] : memref<?x8xf32>
            %v_231 = vector.shuffle %loop_28#14, %loop_28#14 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_232 = vector.shuffle %loop_28#14, %loop_28#14 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_233 = arith.addf %v_231, %v_232 : vector<4xf64>
            %v_234 = vector.shuffle %v_233, %v_233 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_235 = vector.shuffle %v_233, %v_233 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_236 = arith.addf %v_234, %v_235 : vector<2xf64>
            %v_237 = vector.shuffle %v_236, %v_236 [0] : vector<2xf64>, vector<2xf64>
            %v_238 = vector.shuffle %v_236, %v_236 [1] : vector<2xf64>, vector<2xf64>
            %v_239 = arith.addf %v_237, %v_238 : vector<1xf64>
            %sum_240 = vector.extract %v_239[0] : f64 from vector<1xf64>
            %v_241 = arith.truncf %sum_240 : f64 to f32
            memref.store %v_241, %y[%v_23, %v_15] : memref<?x8xf32>
            %v_242 = vector.shuffle %loop_28#15, %loop_28#15 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_243 = vector.shuffle %loop_28#15, %loop_28#15 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_244 = arith.addf %v_242, %v_243 : vector<4xf64>
            %v_245 = vector.shuffle %v_244, %v_244 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_246 = vector.shuffle %v_244, %v_244 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_247 = arith.addf %v_245, %v_246 : vector<2xf64>
            %v_248 = vector.shuffle %v_247, %v_247 [0] : vector<2xf64>, vector<2xf64>
            %v_249 = vector.shuffle %v_247, %v_247 [1] : vector<2xf64>, vector<2xf64>
            %v_250 = arith.addf %v_248, %v_249 : vector<1xf64>
            %sum_251 = vector.extract %v_250[0] : f64 from vector<1xf64>
            %v_252 = arith.truncf %sum_251 : f64 to f32
            memref.store %v_252, %y[%v_26, %v_15] : memref<?x8xf32>
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
    stream.executable.export public @grouped_sort workgroups(%slots: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 1 : index
      %y = arith.ceildivui %spans, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_down workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @grouped_sort(%ids_binding: !stream.binding, %order_binding: !stream.binding, %position_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %slots: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 0 : i32
        %c_1 = arith.constant 1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 64 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 255 : index
        %c_8 = arith.constant 256 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 2 : index
        %c_12 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2097408xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_4 {
          memref.store %c_0, %cursor[%i_1] : memref<8xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2097408xi8> -> index
        scf.for %i_3 = %c_2 to %c_5 step %c_4 {
          %v_4 = arith.muli %i_3, %c_6 : index
          %v_5 = arith.addi %address_2, %v_4 : index
          %v_6 = arith.index_cast %v_5 : index to i64
          %pointer_7 = llvm.inttoptr %v_6 : i64 to !llvm.ptr
          "llvm.store"(%c_0, %pointer_7) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        }
        // how many slots each expert has
        scf.for %i_8 = %c_2 to %slots step %c_4 {
          %v_9 = memref.load %ids[%i_8] : memref<?xi32>
          %v_10 = arith.index_cast %v_9 : i32 to index
          %v_11 = memref.load %cursor[%v_10] : memref<8xi32>
          %v_12 = arith.addi %v_11, %c_1 : i32
          memref.store %v_12, %cursor[%v_10] : memref<8xi32>
        }
        // where each expert's rows begin, and its spans: expert, first row, rows
        %loop_14:2 = scf.for %i_13 = %c_2 to %c_3 step %c_4 iter_args(%carry_15 = %c_2, %carry_16 = %c_2) -> (index, index) {
          %v_17 = memref.load %cursor[%i_13] : memref<8xi32>
          %v_18 = arith.index_cast %v_17 : i32 to index
          %v_19 = arith.index_cast %carry_15 : index to i32
          memref.store %v_19, %cursor[%i_13] : memref<8xi32>
          %v_20 = arith.addi %v_18, %c_7 : index
          %v_21 = arith.divui %v_20, %c_8 : index
          %v_22 = arith.maxsi %v_21, %c_4 : index
          %v_23 = arith.subi %v_22, %c_4 : index
          %v_24 = arith.addi %v_18, %v_23 : index
          %v_25 = arith.divui %v_24, %v_22 : index
          %v_26 = arith.addi %v_25, %c_9 : index
          %v_27 = arith.divui %v_26, %c_10 : index
          %v_28 = arith.muli %v_27, %c_10 : index
          scf.for %i_29 = %c_2 to %v_21 step %c_4 {
            %v_30 = arith.muli %i_29, %v_28 : index
            %v_31 = arith.addi %carry_15, %v_30 : index
            %v_32 = arith.subi %v_18, %v_30 : index
            %v_33 = arith.minsi %v_28, %v_32 : index
            %v_34 = arith.index_cast %i_13 : index to i32
            %v_35 = arith.addi %carry_16, %i_29 : index
            memref.store %v_34, %spans_of[%v_35, %c_2] : memref<?x4xi32>
            %v_36 = arith.index_cast %v_31 : index to i32
            %v_37 = arith.addi %carry_16, %i_29 : index
            memref.store %v_36, %spans_of[%v_37, %c_4] : memref<?x4xi32>
            %v_38 = arith.index_cast %v_33 : index to i32
            %v_39 = arith.addi %carry_16, %i_29 : index
            memref.store %v_38, %spans_of[%v_39, %c_11] : memref<?x4xi32>
          }
          %v_40 = arith.addi %v_18, %c_9 : index
          %v_41 = arith.divui %v_40, %c_10 : index
          %v_42 = arith.muli %v_41, %c_10 : index
          %v_43 = arith.addi %carry_15, %v_42 : index
          %v_44 = arith.addi %carry_15, %v_18 : index
          scf.for %i_45 = %v_44 to %v_43 step %c_4 {
            memref.store %c_12, %order[%i_45] : memref<?xi32>
          }
          %v_46 = arith.addi %carry_16, %v_21 : index
          scf.yield %v_43, %v_46 : index, index
        }
        scf.for %i_47 = %loop_14#1 to %spans step %c_4 {
          memref.store %c_0, %spans_of[%i_47, %c_11] : memref<?x4xi32>
        }
        // each slot to the next row of its expert
        scf.for %i_48 = %c_2 to %slots step %c_4 {
          %v_49 = memref.load %ids[%i_48] : memref<?xi32>
          %v_50 = arith.index_cast %v_49 : i32 to index
          %v_51 = memref.load %cursor[%v_50] : memref<8xi32>
          %v_52 = arith.addi %v_51, %c_1 : i32
          memref.store %v_52, %cursor[%v_50] : memref<8xi32>
          memref.store %v_51, %position[%i_48] : memref<?xi32>
          %v_53 = arith.index_cast %i_48 : index to i32
          %v_54 = arith.index_cast %v_51 : i32 to index
          memref.store %v_53, %order[%v_54] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %expert_gate_up_bias_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 2 : index
        %c_3 = arith.constant 32 : index
        %c_4 = arith.constant 24 : index
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant 1 : i32
        %c_7 = arith.constant 0 : i32
        %c_8 = arith.constant 64 : index
        %c_9 = arith.constant 256 : index
        %c_10 = arith.constant 32768 : index
        %c_11 = arith.constant 15 : index
        %c_12 = arith.constant 16 : index
        %c_13 = arith.constant 3 : index
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
        %c_24 = arith.constant -1 : index
        %c_25 = arith.constant 2048 : index
        %c_26 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_27 = arith.constant 128 : index
        %c_28 = arith.constant 192 : index
        %c_29 = arith.constant 320 : index
        %c_30 = arith.constant 384 : index
        %c_31 = arith.constant 448 : index
        %c_32 = arith.constant 512 : index
        %c_33 = arith.constant 576 : index
        %c_34 = arith.constant 640 : index
        %c_35 = arith.constant 704 : index
        %c_36 = arith.constant 768 : index
        %c_37 = arith.constant 832 : index
        %c_38 = arith.constant 896 : index
        %c_39 = arith.constant 960 : index
        %c_40 = arith.constant 4160 : i64
        %c_41 = arith.constant 2048 : i64
        %c_42 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_43 = arith.constant 48 : index
        %c_44 = arith.constant 80 : index
        %c_45 = arith.constant 1024 : index
        %c_46 = arith.constant 19 : index
        %c_47 = arith.constant 3072 : index
        %c_48 = arith.constant 23 : index
        %c_49 = arith.constant dense<0x3F333333> : vector<16xf32>
        %c_50 = arith.constant dense<0xBF333333> : vector<16xf32>
        %c_51 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_52 = arith.constant dense<0x3FD9DB23> : vector<16xf32>
        %c_53 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_54 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_55 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_56 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_57 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_58 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_59 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_60 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_61 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_62 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_63 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_64 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_65 = arith.constant dense<1> : vector<16xi32>
        %c_66 = arith.constant dense<23> : vector<16xi32>
        %c_67 = arith.constant dense<127> : vector<16xi32>
        %c_68 = arith.constant dense<0> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_0] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_0] : !stream.binding -> memref<2097408xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_0] : !stream.binding -> memref<8x48x40xbf16>
        %expert_gate_up_bias = stream.binding.subspan %expert_gate_up_bias_binding[%c_0] : !stream.binding -> memref<8x48xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x32xbf16>{%padded}
        %v_1 = memref.load %spans_of[%workgroup_1, %c_0] : memref<?x4xi32>
        %v_2 = arith.index_cast %v_1 : i32 to index
        %v_3 = memref.load %spans_of[%workgroup_1, %c_1] : memref<?x4xi32>
        %v_4 = arith.index_cast %v_3 : i32 to index
        %v_5 = memref.load %spans_of[%workgroup_1, %c_2] : memref<?x4xi32>
        %v_6 = arith.index_cast %v_5 : i32 to index
        %v_7 = arith.muli %workgroup_0, %c_3 : index
        %v_8 = arith.addi %v_7, %c_3 : index
        %v_9 = arith.minsi %v_8, %c_4 : index
        %is_10 = arith.cmpi sgt, %v_6, %c_0 : index
        scf.if %is_10 {
          %address_11 = memref.extract_aligned_pointer_as_index %panels : memref<2097408xi8> -> index
          %claimed_14 = scf.while (%claim_12 = %c_0) : (index) -> index {
            %v_15 = arith.muli %claim_12, %c_5 : index
            %v_16 = arith.addi %address_11, %v_15 : index
            %v_17 = arith.index_cast %v_16 : index to i64
            %pointer_18 = llvm.inttoptr %v_17 : i64 to !llvm.ptr
            %v_19 = llvm.atomicrmw xchg %pointer_18, %c_6 acquire : !llvm.ptr, i32
            %is_20 = arith.cmpi ne, %v_19, %c_7 : i32
            scf.condition(%is_20) %claim_12 : index
          } do {
            ^bb0(%claim_13: index):
            %v_21 = arith.addi %claim_13, %c_1 : index
            %v_22 = arith.remui %v_21, %c_8 : index
            scf.yield %v_22 : index
          }
          %v_23 = arith.addi %address_11, %c_9 : index
          %v_24 = arith.muli %claimed_14, %c_10 : index
          %v_25 = arith.addi %v_23, %v_24 : index
          %v_26 = arith.addi %v_6, %c_11 : index
          %v_27 = arith.divui %v_26, %c_12 : index
          scf.for %i_28 = %c_0 to %v_27 step %c_1 {
            %v_29 = arith.muli %i_28, %c_12 : index
            %v_30 = arith.addi %v_4, %v_29 : index
            %v_31 = memref.load %order[%v_30] : memref<?xi32>
            %v_32 = arith.index_cast %v_31 : i32 to index
            %v_33 = arith.muli %i_28, %c_12 : index
            %v_34 = arith.addi %v_4, %v_33 : index
            %v_35 = arith.addi %v_34, %c_1 : index
            %v_36 = memref.load %order[%v_35] : memref<?xi32>
            %v_37 = arith.index_cast %v_36 : i32 to index
            %v_38 = arith.muli %i_28, %c_12 : index
            %v_39 = arith.addi %v_4, %v_38 : index
            %v_40 = arith.addi %v_39, %c_2 : index
            %v_41 = memref.load %order[%v_40] : memref<?xi32>
            %v_42 = arith.index_cast %v_41 : i32 to index
            %v_43 = arith.muli %i_28, %c_12 : index
            %v_44 = arith.addi %v_4, %v_43 : index
            %v_45 = arith.addi %v_44, %c_13 : index
            %v_46 = memref.load %order[%v_45] : memref<?xi32>
            %v_47 = arith.index_cast %v_46 : i32 to index
            %v_48 = arith.muli %i_28, %c_12 : index
            %v_49 = arith.addi %v_4, %v_48 : index
            %v_50 = arith.addi %v_49, %c_5 : index
            %v_51 = memref.load %order[%v_50] : memref<?xi32>
            %v_52 = arith.index_cast %v_51 : i32 to index
            %v_53 = arith.muli %i_28, %c_12 : index
            %v_54 = arith.addi %v_4, %v_53 : index
            %v_55 = arith.addi %v_54, %c_14 : index
            %v_56 = memref.load %order[%v_55] : memref<?xi32>
            %v_57 = arith.index_cast %v_56 : i32 to index
            %v_58 = arith.muli %i_28, %c_12 : index
            %v_59 = arith.addi %v_4, %v_58 : index
            %v_60 = arith.addi %v_59, %c_15 : index
            %v_61 = memref.load %order[%v_60] : memref<?xi32>
            %v_62 = arith.index_cast %v_61 : i32 to index
            %v_63 = arith.muli %i_28, %c_12 : index
            %v_64 = arith.addi %v_4, %v_63 : index
            %v_65 = arith.addi %v_64, %c_16 : index
            %v_66 = memref.load %order[%v_65] : memref<?xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = arith.muli %i_28, %c_12 : index
            %v_69 = arith.addi %v_4, %v_68 : index
            %v_70 = arith.addi %v_69, %c_17 : index
            %v_71 = memref.load %order[%v_70] : memref<?xi32>
            %v_72 = arith.index_cast %v_71 : i32 to index
            %v_73 = arith.muli %i_28, %c_12 : index
            %v_74 = arith.addi %v_4, %v_73 : index
            %v_75 = arith.addi %v_74, %c_18 : index
            %v_76 = memref.load %order[%v_75] : memref<?xi32>
            %v_77 = arith.index_cast %v_76 : i32 to index
            %v_78 = arith.muli %i_28, %c_12 : index
            %v_79 = arith.addi %v_4, %v_78 : index
            %v_80 = arith.addi %v_79, %c_19 : index
            %v_81 = memref.load %order[%v_80] : memref<?xi32>
            %v_82 = arith.index_cast %v_81 : i32 to index
            %v_83 = arith.muli %i_28, %c_12 : index
            %v_84 = arith.addi %v_4, %v_83 : index
            %v_85 = arith.addi %v_84, %c_20 : index
            %v_86 = memref.load %order[%v_85] : memref<?xi32>
            %v_87 = arith.index_cast %v_86 : i32 to index
            %v_88 = arith.muli %i_28, %c_12 : index
            %v_89 = arith.addi %v_4, %v_88 : index
            %v_90 = arith.addi %v_89, %c_21 : index
            %v_91 = memref.load %order[%v_90] : memref<?xi32>
            %v_92 = arith.index_cast %v_91 : i32 to index
            %v_93 = arith.muli %i_28, %c_12 : index
            %v_94 = arith.addi %v_4, %v_93 : index
            %v_95 = arith.addi %v_94, %c_22 : index
            %v_96 = memref.load %order[%v_95] : memref<?xi32>
            %v_97 = arith.index_cast %v_96 : i32 to index
            %v_98 = arith.muli %i_28, %c_12 : index
            %v_99 = arith.addi %v_4, %v_98 : index
            %v_100 = arith.addi %v_99, %c_23 : index
            %v_101 = memref.load %order[%v_100] : memref<?xi32>
            %v_102 = arith.index_cast %v_101 : i32 to index
            %v_103 = arith.muli %i_28, %c_12 : index
            %v_104 = arith.addi %v_4, %v_103 : index
            %v_105 = arith.addi %v_104, %c_11 : index
            %v_106 = memref.load %order[%v_105] : memref<?xi32>
            %v_107 = arith.index_cast %v_106 : i32 to index
            %is_108 = arith.cmpi sge, %v_32, %c_0 : index
            %is_109 = arith.cmpi sge, %v_37, %c_0 : index
            %is_110 = arith.cmpi sge, %v_42, %c_0 : index
            %is_111 = arith.cmpi sge, %v_47, %c_0 : index
            %is_112 = arith.cmpi sge, %v_52, %c_0 : index
            %is_113 = arith.cmpi sge, %v_57, %c_0 : index
            %is_114 = arith.cmpi sge, %v_62, %c_0 : index
            %is_115 = arith.cmpi sge, %v_67, %c_0 : index
            %is_116 = arith.cmpi sge, %v_72, %c_0 : index
            %is_117 = arith.cmpi sge, %v_77, %c_0 : index
            %is_118 = arith.cmpi sge, %v_82, %c_0 : index
            %is_119 = arith.cmpi sge, %v_87, %c_0 : index
            %is_120 = arith.cmpi sge, %v_92, %c_0 : index
            %is_121 = arith.cmpi sge, %v_97, %c_0 : index
            %is_122 = arith.cmpi sge, %v_102, %c_0 : index
            %is_123 = arith.cmpi sge, %v_107, %c_0 : index
            %v_124 = arith.maxsi %v_32, %c_0 : index
            %v_125 = arith.divui %v_124, %c_13 : index
            %v_126 = arith.select %is_108, %v_125, %c_24 : index
            %v_127 = arith.maxsi %v_37, %c_0 : index
            %v_128 = arith.divui %v_127, %c_13 : index
            %v_129 = arith.select %is_109, %v_128, %c_24 : index
            %v_130 = arith.maxsi %v_42, %c_0 : index
            %v_131 = arith.divui %v_130, %c_13 : index
            %v_132 = arith.select %is_110, %v_131, %c_24 : index
            %v_133 = arith.maxsi %v_47, %c_0 : index
            %v_134 = arith.divui %v_133, %c_13 : index
            %v_135 = arith.select %is_111, %v_134, %c_24 : index
            %v_136 = arith.maxsi %v_52, %c_0 : index
            %v_137 = arith.divui %v_136, %c_13 : index
            %v_138 = arith.select %is_112, %v_137, %c_24 : index
            %v_139 = arith.maxsi %v_57, %c_0 : index
            %v_140 = arith.divui %v_139, %c_13 : index
            %v_141 = arith.select %is_113, %v_140, %c_24 : index
            %v_142 = arith.maxsi %v_62, %c_0 : index
            %v_143 = arith.divui %v_142, %c_13 : index
            %v_144 = arith.select %is_114, %v_143, %c_24 : index
            %v_145 = arith.maxsi %v_67, %c_0 : index
            %v_146 = arith.divui %v_145, %c_13 : index
            %v_147 = arith.select %is_115, %v_146, %c_24 : index
            %v_148 = arith.maxsi %v_72, %c_0 : index
            %v_149 = arith.divui %v_148, %c_13 : index
            %v_150 = arith.select %is_116, %v_149, %c_24 : index
            %v_151 = arith.maxsi %v_77, %c_0 : index
            %v_152 = arith.divui %v_151, %c_13 : index
            %v_153 = arith.select %is_117, %v_152, %c_24 : index
            %v_154 = arith.maxsi %v_82, %c_0 : index
            %v_155 = arith.divui %v_154, %c_13 : index
            %v_156 = arith.select %is_118, %v_155, %c_24 : index
            %v_157 = arith.maxsi %v_87, %c_0 : index
            %v_158 = arith.divui %v_157, %c_13 : index
            %v_159 = arith.select %is_119, %v_158, %c_24 : index
            %v_160 = arith.maxsi %v_92, %c_0 : index
            %v_161 = arith.divui %v_160, %c_13 : index
            %v_162 = arith.select %is_120, %v_161, %c_24 : index
            %v_163 = arith.maxsi %v_97, %c_0 : index
            %v_164 = arith.divui %v_163, %c_13 : index
            %v_165 = arith.select %is_121, %v_164, %c_24 : index
            %v_166 = arith.maxsi %v_102, %c_0 : index
            %v_167 = arith.divui %v_166, %c_13 : index
            %v_168 = arith.select %is_122, %v_167, %c_24 : index
            %v_169 = arith.maxsi %v_107, %c_0 : index
            %v_170 = arith.divui %v_169, %c_13 : index
            %v_171 = arith.select %is_123, %v_170, %c_24 : index
            %v_172 = arith.muli %i_28, %c_25 : index
            %v_173 = arith.addi %v_25, %v_172 : index
            %v_174 = arith.maxsi %v_126, %c_0 : index
            %v_175 = arith.maxsi %v_129, %c_0 : index
            %v_176 = arith.maxsi %v_132, %c_0 : index
            %v_177 = arith.maxsi %v_135, %c_0 : index
            %v_178 = arith.maxsi %v_138, %c_0 : index
            %v_179 = arith.maxsi %v_141, %c_0 : index
            %v_180 = arith.maxsi %v_144, %c_0 : index
            %v_181 = arith.maxsi %v_147, %c_0 : index
            %v_182 = arith.maxsi %v_150, %c_0 : index
            %v_183 = arith.maxsi %v_153, %c_0 : index
            %v_184 = arith.maxsi %v_156, %c_0 : index
            %v_185 = arith.maxsi %v_159, %c_0 : index
            %v_186 = arith.maxsi %v_162, %c_0 : index
            %v_187 = arith.maxsi %v_165, %c_0 : index
            %v_188 = arith.maxsi %v_168, %c_0 : index
            %v_189 = arith.maxsi %v_171, %c_0 : index
            %is_190 = arith.cmpi sge, %v_126, %c_0 : index
            %is_191 = arith.cmpi sge, %v_129, %c_0 : index
            %is_192 = arith.cmpi sge, %v_132, %c_0 : index
            %is_193 = arith.cmpi sge, %v_135, %c_0 : index
            %is_194 = arith.cmpi sge, %v_138, %c_0 : index
            %is_195 = arith.cmpi sge, %v_141, %c_0 : index
            %is_196 = arith.cmpi sge, %v_144, %c_0 : index
            %is_197 = arith.cmpi sge, %v_147, %c_0 : index
            %is_198 = arith.cmpi sge, %v_150, %c_0 : index
            %is_199 = arith.cmpi sge, %v_153, %c_0 : index
            %is_200 = arith.cmpi sge, %v_156, %c_0 : index
            %is_201 = arith.cmpi sge, %v_159, %c_0 : index
            %is_202 = arith.cmpi sge, %v_162, %c_0 : index
            %is_203 = arith.cmpi sge, %v_165, %c_0 : index
            %is_204 = arith.cmpi sge, %v_168, %c_0 : index
            %is_205 = arith.cmpi sge, %v_171, %c_0 : index
            scf.for %i_206 = %c_0 to %c_3 step %c_3 {
              %v_207 = arith.select %is_190, %c_3, %c_0 : index
              %mask_208 = vector.create_mask %v_207 : vector<32xi1>
              %v_209 = vector.maskedload %x[%v_174, %i_206], %mask_208, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_210 = vector.bitcast %v_209 : vector<32xbf16> to vector<16xi32>
              %v_211 = arith.select %is_191, %c_3, %c_0 : index
              %mask_212 = vector.create_mask %v_211 : vector<32xi1>
              %v_213 = vector.maskedload %x[%v_175, %i_206], %mask_212, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_214 = vector.bitcast %v_213 : vector<32xbf16> to vector<16xi32>
              %v_215 = arith.select %is_192, %c_3, %c_0 : index
              %mask_216 = vector.create_mask %v_215 : vector<32xi1>
              %v_217 = vector.maskedload %x[%v_176, %i_206], %mask_216, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_218 = vector.bitcast %v_217 : vector<32xbf16> to vector<16xi32>
              %v_219 = arith.select %is_193, %c_3, %c_0 : index
              %mask_220 = vector.create_mask %v_219 : vector<32xi1>
              %v_221 = vector.maskedload %x[%v_177, %i_206], %mask_220, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_222 = vector.bitcast %v_221 : vector<32xbf16> to vector<16xi32>
              %v_223 = arith.select %is_194, %c_3, %c_0 : index
              %mask_224 = vector.create_mask %v_223 : vector<32xi1>
              %v_225 = vector.maskedload %x[%v_178, %i_206], %mask_224, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_226 = vector.bitcast %v_225 : vector<32xbf16> to vector<16xi32>
              %v_227 = arith.select %is_195, %c_3, %c_0 : index
              %mask_228 = vector.create_mask %v_227 : vector<32xi1>
              %v_229 = vector.maskedload %x[%v_179, %i_206], %mask_228, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_230 = vector.bitcast %v_229 : vector<32xbf16> to vector<16xi32>
              %v_231 = arith.select %is_196, %c_3, %c_0 : index
              %mask_232 = vector.create_mask %v_231 : vector<32xi1>
              %v_233 = vector.maskedload %x[%v_180, %i_206], %mask_232, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_234 = vector.bitcast %v_233 : vector<32xbf16> to vector<16xi32>
              %v_235 = arith.select %is_197, %c_3, %c_0 : index
              %mask_236 = vector.create_mask %v_235 : vector<32xi1>
              %v_237 = vector.maskedload %x[%v_181, %i_206], %mask_236, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_238 = vector.bitcast %v_237 : vector<32xbf16> to vector<16xi32>
              %v_239 = arith.select %is_198, %c_3, %c_0 : index
              %mask_240 = vector.create_mask %v_239 : vector<32xi1>
              %v_241 = vector.maskedload %x[%v_182, %i_206], %mask_240, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_242 = vector.bitcast %v_241 : vector<32xbf16> to vector<16xi32>
              %v_243 = arith.select %is_199, %c_3, %c_0 : index
              %mask_244 = vector.create_mask %v_243 : vector<32xi1>
              %v_245 = vector.maskedload %x[%v_183, %i_206], %mask_244, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_246 = vector.bitcast %v_245 : vector<32xbf16> to vector<16xi32>
              %v_247 = arith.select %is_200, %c_3, %c_0 : index
              %mask_248 = vector.create_mask %v_247 : vector<32xi1>
              %v_249 = vector.maskedload %x[%v_184, %i_206], %mask_248, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_250 = vector.bitcast %v_249 : vector<32xbf16> to vector<16xi32>
              %v_251 = arith.select %is_201, %c_3, %c_0 : index
              %mask_252 = vector.create_mask %v_251 : vector<32xi1>
              %v_253 = vector.maskedload %x[%v_185, %i_206], %mask_252, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_254 = vector.bitcast %v_253 : vector<32xbf16> to vector<16xi32>
              %v_255 = arith.select %is_202, %c_3, %c_0 : index
              %mask_256 = vector.create_mask %v_255 : vector<32xi1>
              %v_257 = vector.maskedload %x[%v_186, %i_206], %mask_256, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_258 = vector.bitcast %v_257 : vector<32xbf16> to vector<16xi32>
              %v_259 = arith.select %is_203, %c_3, %c_0 : index
              %mask_260 = vector.create_mask %v_259 : vector<32xi1>
              %v_261 = vector.maskedload %x[%v_187, %i_206], %mask_260, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_262 = vector.bitcast %v_261 : vector<32xbf16> to vector<16xi32>
              %v_263 = arith.select %is_204, %c_3, %c_0 : index
              %mask_264 = vector.create_mask %v_263 : vector<32xi1>
              %v_265 = vector.maskedload %x[%v_188, %i_206], %mask_264, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_266 = vector.bitcast %v_265 : vector<32xbf16> to vector<16xi32>
              %v_267 = arith.select %is_205, %c_3, %c_0 : index
              %mask_268 = vector.create_mask %v_267 : vector<32xi1>
              %v_269 = vector.maskedload %x[%v_189, %i_206], %mask_268, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_270 = vector.bitcast %v_269 : vector<32xbf16> to vector<16xi32>
              %v_271 = arith.muli %i_206, %c_3 : index
              %v_272 = arith.addi %v_173, %v_271 : index
              %v_273 = vector.shuffle %v_210, %v_214 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_274 = vector.shuffle %v_210, %v_214 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_275 = vector.shuffle %v_218, %v_222 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_276 = vector.shuffle %v_218, %v_222 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_277 = vector.shuffle %v_226, %v_230 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_278 = vector.shuffle %v_226, %v_230 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_279 = vector.shuffle %v_234, %v_238 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_280 = vector.shuffle %v_234, %v_238 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_281 = vector.shuffle %v_242, %v_246 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_282 = vector.shuffle %v_242, %v_246 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_283 = vector.shuffle %v_250, %v_254 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_284 = vector.shuffle %v_250, %v_254 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_285 = vector.shuffle %v_258, %v_262 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_286 = vector.shuffle %v_258, %v_262 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_287 = vector.shuffle %v_266, %v_270 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
              %v_288 = vector.shuffle %v_266, %v_270 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
              %v_289 = vector.shuffle %v_273, %v_275 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_290 = vector.shuffle %v_273, %v_275 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_291 = vector.shuffle %v_274, %v_276 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_292 = vector.shuffle %v_274, %v_276 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_293 = vector.shuffle %v_277, %v_279 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_294 = vector.shuffle %v_277, %v_279 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_295 = vector.shuffle %v_278, %v_280 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_296 = vector.shuffle %v_278, %v_280 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_297 = vector.shuffle %v_281, %v_283 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_298 = vector.shuffle %v_281, %v_283 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_299 = vector.shuffle %v_282, %v_284 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_300 = vector.shuffle %v_282, %v_284 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_301 = vector.shuffle %v_285, %v_287 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_302 = vector.shuffle %v_285, %v_287 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_303 = vector.shuffle %v_286, %v_288 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
              %v_304 = vector.shuffle %v_286, %v_288 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_305 = vector.shuffle %v_289, %v_293 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_306 = vector.shuffle %v_289, %v_293 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_307 = vector.shuffle %v_291, %v_295 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_308 = vector.shuffle %v_291, %v_295 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_309 = vector.shuffle %v_290, %v_294 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_310 = vector.shuffle %v_290, %v_294 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_311 = vector.shuffle %v_292, %v_296 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_312 = vector.shuffle %v_292, %v_296 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_313 = vector.shuffle %v_297, %v_301 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_314 = vector.shuffle %v_297, %v_301 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_315 = vector.shuffle %v_299, %v_303 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_316 = vector.shuffle %v_299, %v_303 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_317 = vector.shuffle %v_298, %v_302 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_318 = vector.shuffle %v_298, %v_302 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_319 = vector.shuffle %v_300, %v_304 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
              %v_320 = vector.shuffle %v_300, %v_304 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_321 = vector.shuffle %v_305, %v_313 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_322 = vector.shuffle %v_305, %v_313 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_323 = vector.shuffle %v_307, %v_315 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_324 = vector.shuffle %v_307, %v_315 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_325 = vector.shuffle %v_309, %v_317 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_326 = vector.shuffle %v_309, %v_317 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_327 = vector.shuffle %v_311, %v_319 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_328 = vector.shuffle %v_311, %v_319 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_329 = vector.shuffle %v_306, %v_314 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_330 = vector.shuffle %v_306, %v_314 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_331 = vector.shuffle %v_308, %v_316 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_332 = vector.shuffle %v_308, %v_316 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_333 = vector.shuffle %v_310, %v_318 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_334 = vector.shuffle %v_310, %v_318 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_335 = vector.shuffle %v_312, %v_320 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
              %v_336 = vector.shuffle %v_312, %v_320 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
              %v_337 = arith.index_cast %v_272 : index to i64
              %pointer_338 = llvm.inttoptr %v_337 : i64 to !llvm.ptr
              "llvm.store"(%v_321, %pointer_338) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_339 = arith.addi %v_272, %c_8 : index
              %v_340 = arith.index_cast %v_339 : index to i64
              %pointer_341 = llvm.inttoptr %v_340 : i64 to !llvm.ptr
              "llvm.store"(%v_323, %pointer_341) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_342 = arith.addi %v_272, %c_27 : index
              %v_343 = arith.index_cast %v_342 : index to i64
              %pointer_344 = llvm.inttoptr %v_343 : i64 to !llvm.ptr
              "llvm.store"(%v_325, %pointer_344) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_345 = arith.addi %v_272, %c_28 : index
              %v_346 = arith.index_cast %v_345 : index to i64
              %pointer_347 = llvm.inttoptr %v_346 : i64 to !llvm.ptr
              "llvm.store"(%v_327, %pointer_347) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_348 = arith.addi %v_272, %c_9 : index
              %v_349 = arith.index_cast %v_348 : index to i64
              %pointer_350 = llvm.inttoptr %v_349 : i64 to !llvm.ptr
              "llvm.store"(%v_329, %pointer_350) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_351 = arith.addi %v_272, %c_29 : index
              %v_352 = arith.index_cast %v_351 : index to i64
              %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
              "llvm.store"(%v_331, %pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_354 = arith.addi %v_272, %c_30 : index
              %v_355 = arith.index_cast %v_354 : index to i64
              %pointer_356 = llvm.inttoptr %v_355 : i64 to !llvm.ptr
              "llvm.store"(%v_333, %pointer_356) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_357 = arith.addi %v_272, %c_31 : index
              %v_358 = arith.index_cast %v_357 : index to i64
              %pointer_359 = llvm.inttoptr %v_358 : i64 to !llvm.ptr
              "llvm.store"(%v_335, %pointer_359) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_360 = arith.addi %v_272, %c_32 : index
              %v_361 = arith.index_cast %v_360 : index to i64
              %pointer_362 = llvm.inttoptr %v_361 : i64 to !llvm.ptr
              "llvm.store"(%v_322, %pointer_362) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_363 = arith.addi %v_272, %c_33 : index
              %v_364 = arith.index_cast %v_363 : index to i64
              %pointer_365 = llvm.inttoptr %v_364 : i64 to !llvm.ptr
              "llvm.store"(%v_324, %pointer_365) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_366 = arith.addi %v_272, %c_34 : index
              %v_367 = arith.index_cast %v_366 : index to i64
              %pointer_368 = llvm.inttoptr %v_367 : i64 to !llvm.ptr
              "llvm.store"(%v_326, %pointer_368) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_369 = arith.addi %v_272, %c_35 : index
              %v_370 = arith.index_cast %v_369 : index to i64
              %pointer_371 = llvm.inttoptr %v_370 : i64 to !llvm.ptr
              "llvm.store"(%v_328, %pointer_371) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_372 = arith.addi %v_272, %c_36 : index
              %v_373 = arith.index_cast %v_372 : index to i64
              %pointer_374 = llvm.inttoptr %v_373 : i64 to !llvm.ptr
              "llvm.store"(%v_330, %pointer_374) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_375 = arith.addi %v_272, %c_37 : index
              %v_376 = arith.index_cast %v_375 : index to i64
              %pointer_377 = llvm.inttoptr %v_376 : i64 to !llvm.ptr
              "llvm.store"(%v_332, %pointer_377) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_378 = arith.addi %v_272, %c_38 : index
              %v_379 = arith.index_cast %v_378 : index to i64
              %pointer_380 = llvm.inttoptr %v_379 : i64 to !llvm.ptr
              "llvm.store"(%v_334, %pointer_380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              %v_381 = arith.addi %v_272, %c_39 : index
              %v_382 = arith.index_cast %v_381 : index to i64
              %pointer_383 = llvm.inttoptr %v_382 : i64 to !llvm.ptr
              "llvm.store"(%v_336, %pointer_383) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            }
            %v_384 = arith.select %is_190, %c_17, %c_0 : index
            %mask_385 = vector.create_mask %v_384 : vector<32xi1>
            %v_386 = vector.maskedload %x[%v_174, %c_3], %mask_385, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_387 = vector.bitcast %v_386 : vector<32xbf16> to vector<16xi32>
            %v_388 = arith.select %is_191, %c_17, %c_0 : index
            %mask_389 = vector.create_mask %v_388 : vector<32xi1>
            %v_390 = vector.maskedload %x[%v_175, %c_3], %mask_389, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_391 = vector.bitcast %v_390 : vector<32xbf16> to vector<16xi32>
            %v_392 = arith.select %is_192, %c_17, %c_0 : index
            %mask_393 = vector.create_mask %v_392 : vector<32xi1>
            %v_394 = vector.maskedload %x[%v_176, %c_3], %mask_393, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_395 = vector.bitcast %v_394 : vector<32xbf16> to vector<16xi32>
            %v_396 = arith.select %is_193, %c_17, %c_0 : index
            %mask_397 = vector.create_mask %v_396 : vector<32xi1>
            %v_398 = vector.maskedload %x[%v_177, %c_3], %mask_397, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_399 = vector.bitcast %v_398 : vector<32xbf16> to vector<16xi32>
            %v_400 = arith.select %is_194, %c_17, %c_0 : index
            %mask_401 = vector.create_mask %v_400 : vector<32xi1>
            %v_402 = vector.maskedload %x[%v_178, %c_3], %mask_401, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_403 = vector.bitcast %v_402 : vector<32xbf16> to vector<16xi32>
            %v_404 = arith.select %is_195, %c_17, %c_0 : index
            %mask_405 = vector.create_mask %v_404 : vector<32xi1>
            %v_406 = vector.maskedload %x[%v_179, %c_3], %mask_405, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_407 = vector.bitcast %v_406 : vector<32xbf16> to vector<16xi32>
            %v_408 = arith.select %is_196, %c_17, %c_0 : index
            %mask_409 = vector.create_mask %v_408 : vector<32xi1>
            %v_410 = vector.maskedload %x[%v_180, %c_3], %mask_409, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_411 = vector.bitcast %v_410 : vector<32xbf16> to vector<16xi32>
            %v_412 = arith.select %is_197, %c_17, %c_0 : index
            %mask_413 = vector.create_mask %v_412 : vector<32xi1>
            %v_414 = vector.maskedload %x[%v_181, %c_3], %mask_413, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_415 = vector.bitcast %v_414 : vector<32xbf16> to vector<16xi32>
            %v_416 = arith.select %is_198, %c_17, %c_0 : index
            %mask_417 = vector.create_mask %v_416 : vector<32xi1>
            %v_418 = vector.maskedload %x[%v_182, %c_3], %mask_417, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_419 = vector.bitcast %v_418 : vector<32xbf16> to vector<16xi32>
            %v_420 = arith.select %is_199, %c_17, %c_0 : index
            %mask_421 = vector.create_mask %v_420 : vector<32xi1>
            %v_422 = vector.maskedload %x[%v_183, %c_3], %mask_421, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_423 = vector.bitcast %v_422 : vector<32xbf16> to vector<16xi32>
            %v_424 = arith.select %is_200, %c_17, %c_0 : index
            %mask_425 = vector.create_mask %v_424 : vector<32xi1>
            %v_426 = vector.maskedload %x[%v_184, %c_3], %mask_425, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_427 = vector.bitcast %v_426 : vector<32xbf16> to vector<16xi32>
            %v_428 = arith.select %is_201, %c_17, %c_0 : index
            %mask_429 = vector.create_mask %v_428 : vector<32xi1>
            %v_430 = vector.maskedload %x[%v_185, %c_3], %mask_429, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_431 = vector.bitcast %v_430 : vector<32xbf16> to vector<16xi32>
            %v_432 = arith.select %is_202, %c_17, %c_0 : index
            %mask_433 = vector.create_mask %v_432 : vector<32xi1>
            %v_434 = vector.maskedload %x[%v_186, %c_3], %mask_433, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_435 = vector.bitcast %v_434 : vector<32xbf16> to vector<16xi32>
            %v_436 = arith.select %is_203, %c_17, %c_0 : index
            %mask_437 = vector.create_mask %v_436 : vector<32xi1>
            %v_438 = vector.maskedload %x[%v_187, %c_3], %mask_437, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_439 = vector.bitcast %v_438 : vector<32xbf16> to vector<16xi32>
            %v_440 = arith.select %is_204, %c_17, %c_0 : index
            %mask_441 = vector.create_mask %v_440 : vector<32xi1>
            %v_442 = vector.maskedload %x[%v_188, %c_3], %mask_441, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_443 = vector.bitcast %v_442 : vector<32xbf16> to vector<16xi32>
            %v_444 = arith.select %is_205, %c_17, %c_0 : index
            %mask_445 = vector.create_mask %v_444 : vector<32xi1>
            %v_446 = vector.maskedload %x[%v_189, %c_3], %mask_445, %c_26 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
            %v_447 = vector.bitcast %v_446 : vector<32xbf16> to vector<16xi32>
            %v_448 = arith.muli %c_3, %c_3 : index
            %v_449 = arith.addi %v_173, %v_448 : index
            %v_450 = vector.shuffle %v_387, %v_391 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_451 = vector.shuffle %v_387, %v_391 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_452 = vector.shuffle %v_395, %v_399 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_453 = vector.shuffle %v_395, %v_399 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_454 = vector.shuffle %v_403, %v_407 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_455 = vector.shuffle %v_403, %v_407 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_456 = vector.shuffle %v_411, %v_415 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_457 = vector.shuffle %v_411, %v_415 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_458 = vector.shuffle %v_419, %v_423 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_459 = vector.shuffle %v_419, %v_423 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_460 = vector.shuffle %v_427, %v_431 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_461 = vector.shuffle %v_427, %v_431 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_462 = vector.shuffle %v_435, %v_439 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_463 = vector.shuffle %v_435, %v_439 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_464 = vector.shuffle %v_443, %v_447 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
            %v_465 = vector.shuffle %v_443, %v_447 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
            %v_466 = vector.shuffle %v_450, %v_452 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_467 = vector.shuffle %v_450, %v_452 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_468 = vector.shuffle %v_451, %v_453 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_469 = vector.shuffle %v_451, %v_453 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_470 = vector.shuffle %v_454, %v_456 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_471 = vector.shuffle %v_454, %v_456 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_472 = vector.shuffle %v_455, %v_457 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_473 = vector.shuffle %v_455, %v_457 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_474 = vector.shuffle %v_458, %v_460 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_475 = vector.shuffle %v_458, %v_460 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_476 = vector.shuffle %v_459, %v_461 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_477 = vector.shuffle %v_459, %v_461 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_478 = vector.shuffle %v_462, %v_464 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_479 = vector.shuffle %v_462, %v_464 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_480 = vector.shuffle %v_463, %v_465 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
            %v_481 = vector.shuffle %v_463, %v_465 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_482 = vector.shuffle %v_466, %v_470 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_483 = vector.shuffle %v_466, %v_470 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_484 = vector.shuffle %v_468, %v_472 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_485 = vector.shuffle %v_468, %v_472 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_486 = vector.shuffle %v_467, %v_471 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_487 = vector.shuffle %v_467, %v_471 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_488 = vector.shuffle %v_469, %v_473 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_489 = vector.shuffle %v_469, %v_473 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_490 = vector.shuffle %v_474, %v_478 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_491 = vector.shuffle %v_474, %v_478 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_492 = vector.shuffle %v_476, %v_480 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_493 = vector.shuffle %v_476, %v_480 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_494 = vector.shuffle %v_475, %v_479 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_495 = vector.shuffle %v_475, %v_479 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_496 = vector.shuffle %v_477, %v_481 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
            %v_497 = vector.shuffle %v_477, %v_481 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_498 = vector.shuffle %v_482, %v_490 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_499 = vector.shuffle %v_482, %v_490 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_500 = vector.shuffle %v_484, %v_492 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_501 = vector.shuffle %v_484, %v_492 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_502 = vector.shuffle %v_486, %v_494 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_503 = vector.shuffle %v_486, %v_494 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_504 = vector.shuffle %v_488, %v_496 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_505 = vector.shuffle %v_488, %v_496 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_506 = vector.shuffle %v_483, %v_491 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_507 = vector.shuffle %v_483, %v_491 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_508 = vector.shuffle %v_485, %v_493 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_509 = vector.shuffle %v_485, %v_493 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_510 = vector.shuffle %v_487, %v_495 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_511 = vector.shuffle %v_487, %v_495 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_512 = vector.shuffle %v_489, %v_497 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
            %v_513 = vector.shuffle %v_489, %v_497 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
            %v_514 = arith.index_cast %v_449 : index to i64
            %pointer_515 = llvm.inttoptr %v_514 : i64 to !llvm.ptr
            "llvm.store"(%v_498, %pointer_515) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_516 = arith.addi %v_449, %c_8 : index
            %v_517 = arith.index_cast %v_516 : index to i64
            %pointer_518 = llvm.inttoptr %v_517 : i64 to !llvm.ptr
            "llvm.store"(%v_500, %pointer_518) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_519 = arith.addi %v_449, %c_27 : index
            %v_520 = arith.index_cast %v_519 : index to i64
            %pointer_521 = llvm.inttoptr %v_520 : i64 to !llvm.ptr
            "llvm.store"(%v_502, %pointer_521) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_522 = arith.addi %v_449, %c_28 : index
            %v_523 = arith.index_cast %v_522 : index to i64
            %pointer_524 = llvm.inttoptr %v_523 : i64 to !llvm.ptr
            "llvm.store"(%v_504, %pointer_524) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_525 = arith.addi %v_449, %c_9 : index
            %v_526 = arith.index_cast %v_525 : index to i64
            %pointer_527 = llvm.inttoptr %v_526 : i64 to !llvm.ptr
            "llvm.store"(%v_506, %pointer_527) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_528 = arith.addi %v_449, %c_29 : index
            %v_529 = arith.index_cast %v_528 : index to i64
            %pointer_530 = llvm.inttoptr %v_529 : i64 to !llvm.ptr
            "llvm.store"(%v_508, %pointer_530) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_531 = arith.addi %v_449, %c_30 : index
            %v_532 = arith.index_cast %v_531 : index to i64
            %pointer_533 = llvm.inttoptr %v_532 : i64 to !llvm.ptr
            "llvm.store"(%v_510, %pointer_533) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_534 = arith.addi %v_449, %c_31 : index
            %v_535 = arith.index_cast %v_534 : index to i64
            %pointer_536 = llvm.inttoptr %v_535 : i64 to !llvm.ptr
            "llvm.store"(%v_512, %pointer_536) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_537 = arith.addi %v_449, %c_32 : index
            %v_538 = arith.index_cast %v_537 : index to i64
            %pointer_539 = llvm.inttoptr %v_538 : i64 to !llvm.ptr
            "llvm.store"(%v_499, %pointer_539) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_540 = arith.addi %v_449, %c_33 : index
            %v_541 = arith.index_cast %v_540 : index to i64
            %pointer_542 = llvm.inttoptr %v_541 : i64 to !llvm.ptr
            "llvm.store"(%v_501, %pointer_542) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_543 = arith.addi %v_449, %c_34 : index
            %v_544 = arith.index_cast %v_543 : index to i64
            %pointer_545 = llvm.inttoptr %v_544 : i64 to !llvm.ptr
            "llvm.store"(%v_503, %pointer_545) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_546 = arith.addi %v_449, %c_35 : index
            %v_547 = arith.index_cast %v_546 : index to i64
            %pointer_548 = llvm.inttoptr %v_547 : i64 to !llvm.ptr
            "llvm.store"(%v_505, %pointer_548) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_549 = arith.addi %v_449, %c_36 : index
            %v_550 = arith.index_cast %v_549 : index to i64
            %pointer_551 = llvm.inttoptr %v_550 : i64 to !llvm.ptr
            "llvm.store"(%v_507, %pointer_551) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_552 = arith.addi %v_449, %c_37 : index
            %v_553 = arith.index_cast %v_552 : index to i64
            %pointer_554 = llvm.inttoptr %v_553 : i64 to !llvm.ptr
            "llvm.store"(%v_509, %pointer_554) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_555 = arith.addi %v_449, %c_38 : index
            %v_556 = arith.index_cast %v_555 : index to i64
            %pointer_557 = llvm.inttoptr %v_556 : i64 to !llvm.ptr
            "llvm.store"(%v_511, %pointer_557) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
            %v_558 = arith.addi %v_449, %c_39 : index
            %v_559 = arith.index_cast %v_558 : index to i64
            %pointer_560 = llvm.inttoptr %v_559 : i64 to !llvm.ptr
            "llvm.store"(%v_513, %pointer_560) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
          }
          %stack_561 = "llvm.alloca"(%c_40) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_562 = llvm.ptrtoint %stack_561 : !llvm.ptr to i64
          %v_563 = arith.index_cast %v_562 : i64 to index
          %stack_564 = "llvm.alloca"(%c_41) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_565 = llvm.ptrtoint %stack_564 : !llvm.ptr to i64
          %v_566 = arith.index_cast %v_565 : i64 to index
          %tile_shapes = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xi8>
          vector.store %c_42, %tile_shapes[%c_0] : memref<64xi8>, vector<64xi8>
          %address_567 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
          %v_568 = arith.index_cast %address_567 : index to i64
          llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_568 : (i64) -> ()
          %v_569 = arith.addi %v_27, %c_1 : index
          %v_570 = arith.divui %v_569, %c_2 : index
          %address_571 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
          scf.for %i_572 = %v_7 to %v_9 step %c_12 {
            %v_573 = arith.minsi %i_572, %c_17 : index
            %v_574 = arith.addi %v_573, %c_4 : index
            %v_575 = arith.addi %v_573, %c_12 : index
            %v_576 = arith.muli %v_2, %c_43 : index
            %v_577 = arith.addi %v_576, %v_575 : index
            %v_578 = arith.muli %v_577, %c_44 : index
            %v_579 = arith.addi %address_571, %v_578 : index
            %v_580 = arith.addi %v_574, %c_12 : index
            %v_581 = arith.muli %v_2, %c_43 : index
            %v_582 = arith.addi %v_581, %v_580 : index
            %v_583 = arith.muli %v_582, %c_44 : index
            %v_584 = arith.addi %address_571, %v_583 : index
            %mask_585 = vector.create_mask %c_17 : vector<32xi1>
            scf.for %i_586 = %c_0 to %c_12 step %c_1 {
              %v_587 = arith.addi %v_573, %i_586 : index
              %v_588 = vector.maskedload %expert_gate_up[%v_2, %v_587, %c_3], %mask_585, %c_26 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_589 = arith.muli %i_586, %c_8 : index
              %v_590 = arith.addi %v_566, %v_589 : index
              %v_591 = arith.index_cast %v_590 : index to i64
              %pointer_592 = llvm.inttoptr %v_591 : i64 to !llvm.ptr
              "llvm.store"(%v_588, %pointer_592) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
            }
            scf.for %i_593 = %c_0 to %c_12 step %c_1 {
              %v_594 = arith.addi %v_574, %i_593 : index
              %v_595 = vector.maskedload %expert_gate_up[%v_2, %v_594, %c_3], %mask_585, %c_26 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
              %v_596 = arith.addi %v_566, %c_45 : index
              %v_597 = arith.muli %i_593, %c_8 : index
              %v_598 = arith.addi %v_596, %v_597 : index
              %v_599 = arith.index_cast %v_598 : index to i64
              %pointer_600 = llvm.inttoptr %v_599 : i64 to !llvm.ptr
              "llvm.store"(%v_595, %pointer_600) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
            }
            %v_601 = arith.divui %v_27, %c_2 : index
            scf.for %i_602 = %c_0 to %v_601 step %c_1 {
              %v_603 = arith.muli %i_602, %c_2 : index
              %v_604 = arith.muli %v_603, %c_25 : index
              %v_605 = arith.addi %v_25, %v_604 : index
              %v_606 = arith.addi %v_603, %c_1 : index
              %v_607 = arith.muli %v_606, %c_25 : index
              %v_608 = arith.addi %v_25, %v_607 : index
              %address_609 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              %v_610 = arith.muli %v_2, %c_43 : index
              %v_611 = arith.addi %v_610, %v_573 : index
              %v_612 = arith.muli %v_611, %c_44 : index
              %v_613 = arith.addi %address_609, %v_612 : index
              %v_614 = arith.muli %v_2, %c_43 : index
              %v_615 = arith.addi %v_614, %v_574 : index
              %v_616 = arith.muli %v_615, %c_44 : index
              %v_617 = arith.addi %address_609, %v_616 : index
              llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
              scf.for %i_618 = %c_0 to %c_1 step %c_1 {
                %v_619 = arith.addi %v_570, %c_46 : index
                %v_620 = arith.divui %v_619, %v_570 : index
                %v_621 = arith.addi %i_602, %i_618 : index
                %v_622 = arith.muli %v_621, %v_620 : index
                scf.for %i_623 = %c_0 to %v_620 step %c_1 {
                  %v_624 = arith.addi %v_622, %i_623 : index
                  %v_625 = arith.minsi %v_624, %c_46 : index
                  %v_626 = arith.muli %v_625, %c_8 : index
                  %v_627 = arith.addi %v_579, %v_626 : index
                  %v_628 = arith.index_cast %v_627 : index to i64
                  %pointer_629 = llvm.inttoptr %v_628 : i64 to !llvm.ptr
                  "llvm.intr.prefetch"(%pointer_629) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  %v_630 = arith.muli %v_625, %c_8 : index
                  %v_631 = arith.addi %v_584, %v_630 : index
                  %v_632 = arith.index_cast %v_631 : index to i64
                  %pointer_633 = llvm.inttoptr %v_632 : i64 to !llvm.ptr
                  "llvm.intr.prefetch"(%pointer_633) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                }
                %v_634 = arith.muli %i_618, %c_8 : index
                %v_635 = arith.addi %v_613, %v_634 : index
                %v_636 = arith.muli %i_618, %c_8 : index
                %v_637 = arith.addi %v_617, %v_636 : index
                %v_638 = arith.muli %i_618, %c_45 : index
                %v_639 = arith.addi %v_605, %v_638 : index
                %v_640 = arith.muli %i_618, %c_45 : index
                %v_641 = arith.addi %v_608, %v_640 : index
                %v_642 = arith.index_cast %v_635 : index to i64
                %v_643 = arith.index_cast %v_637 : index to i64
                %v_644 = arith.index_cast %v_639 : index to i64
                %v_645 = arith.index_cast %v_641 : index to i64
                %v_646 = arith.index_cast %c_44 : index to i64
                %v_647 = arith.index_cast %c_8 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_642, %v_643, %v_644, %v_645, %v_646, %v_647 : (i64, i64, i64, i64, i64, i64) -> ()
              }
              %v_648 = arith.addi %v_566, %c_45 : index
              %v_649 = arith.addi %v_605, %c_45 : index
              %v_650 = arith.addi %v_608, %c_45 : index
              %v_651 = arith.index_cast %v_566 : index to i64
              %v_652 = arith.index_cast %v_648 : index to i64
              %v_653 = arith.index_cast %v_649 : index to i64
              %v_654 = arith.index_cast %v_650 : index to i64
              %v_655 = arith.index_cast %c_8 : index to i64
              %v_656 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_651, %v_652, %v_653, %v_654, %v_655, %v_656 : (i64, i64, i64, i64, i64, i64) -> ()
              %v_657 = arith.index_cast %v_563 : index to i64
              %v_658 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_657, %v_658 : (i64, i64) -> ()
              %v_659 = arith.addi %v_563, %c_45 : index
              %v_660 = arith.index_cast %v_659 : index to i64
              %v_661 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_660, %v_661 : (i64, i64) -> ()
              %v_662 = arith.addi %v_563, %c_25 : index
              %v_663 = arith.index_cast %v_662 : index to i64
              %v_664 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_663, %v_664 : (i64, i64) -> ()
              %v_665 = arith.addi %v_563, %c_47 : index
              %v_666 = arith.index_cast %v_665 : index to i64
              %v_667 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_666, %v_667 : (i64, i64) -> ()
              %address_668 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_669 = arith.muli %v_603, %c_12 : index
              %v_670 = arith.addi %v_4, %v_669 : index
              %v_671 = arith.muli %v_670, %c_8 : index
              %v_672 = arith.addi %address_668, %v_671 : index
              %v_673 = arith.subi %i_572, %v_573 : index
              %v_674 = arith.subi %c_4, %i_572 : index
              %v_675 = arith.maxsi %v_674, %c_0 : index
              %v_676 = arith.minsi %c_12, %v_675 : index
              scf.for %i_677 = %c_0 to %v_676 step %c_2 {
                %v_678 = arith.addi %v_673, %i_677 : index
                %v_679 = arith.muli %v_678, %c_8 : index
                %v_680 = arith.addi %v_563, %v_679 : index
                %v_681 = arith.index_cast %v_680 : index to i64
                %pointer_682 = llvm.inttoptr %v_681 : i64 to !llvm.ptr
                %v_683 = "llvm.load"(%pointer_682) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_684 = arith.addi %i_572, %i_677 : index
                %v_685 = arith.minsi %v_684, %c_48 : index
                %v_686 = memref.load %expert_gate_up_bias[%v_2, %v_685] : memref<8x48xf32>
                %v_687 = vector.broadcast %v_686 : f32 to vector<16xf32>
                %v_688 = arith.addf %v_683, %v_687 : vector<16xf32>
                %v_689 = arith.addi %v_673, %i_677 : index
                %v_690 = arith.addi %v_689, %c_12 : index
                %v_691 = arith.muli %v_690, %c_8 : index
                %v_692 = arith.addi %v_563, %v_691 : index
                %v_693 = arith.index_cast %v_692 : index to i64
                %pointer_694 = llvm.inttoptr %v_693 : i64 to !llvm.ptr
                %v_695 = "llvm.load"(%pointer_694) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_696 = arith.addi %i_572, %i_677 : index
                %v_697 = arith.minsi %v_696, %c_48 : index
                %v_698 = arith.addi %v_697, %c_4 : index
                %v_699 = memref.load %expert_gate_up_bias[%v_2, %v_698] : memref<8x48xf32>
                %v_700 = vector.broadcast %v_699 : f32 to vector<16xf32>
                %v_701 = arith.addf %v_695, %v_700 : vector<16xf32>
                %is_702 = arith.cmpf ogt, %v_701, %c_49 : vector<16xf32>
                %v_703 = arith.select %is_702, %c_49, %v_701 : vector<16xi1>, vector<16xf32>
                %is_704 = arith.cmpf olt, %v_703, %c_50 : vector<16xf32>
                %v_705 = arith.select %is_704, %c_50, %v_703 : vector<16xi1>, vector<16xf32>
                %is_706 = arith.cmpf ogt, %v_688, %c_49 : vector<16xf32>
                %v_707 = arith.select %is_706, %c_49, %v_688 : vector<16xi1>, vector<16xf32>
                %v_708 = arith.addf %v_705, %c_51 : vector<16xf32>
                %v_709 = arith.mulf %v_707, %c_52 : vector<16xf32>
                %v_710 = arith.subf %c_53, %v_709 : vector<16xf32>
                %is_711 = arith.cmpf ogt, %v_710, %c_54 : vector<16xf32>
                %v_712 = arith.select %is_711, %c_54, %v_710 : vector<16xi1>, vector<16xf32>
                %is_713 = arith.cmpf olt, %v_712, %c_55 : vector<16xf32>
                %v_714 = arith.select %is_713, %c_55, %v_712 : vector<16xi1>, vector<16xf32>
                %v_715 = arith.mulf %v_714, %c_56 : vector<16xf32>
                %v_716 = math.roundeven %v_715 : vector<16xf32>
                %acc_717 = math.fma %v_716, %c_57, %v_714 : vector<16xf32>
                %acc_718 = math.fma %v_716, %c_58, %acc_717 : vector<16xf32>
                %acc_719 = math.fma %c_59, %acc_718, %c_60 : vector<16xf32>
                %acc_720 = math.fma %acc_719, %acc_718, %c_61 : vector<16xf32>
                %acc_721 = math.fma %acc_720, %acc_718, %c_62 : vector<16xf32>
                %acc_722 = math.fma %acc_721, %acc_718, %c_63 : vector<16xf32>
                %acc_723 = math.fma %acc_722, %acc_718, %c_64 : vector<16xf32>
                %acc_724 = math.fma %acc_723, %acc_718, %c_51 : vector<16xf32>
                %acc_725 = math.fma %acc_724, %acc_718, %c_51 : vector<16xf32>
                %v_726 = arith.fptosi %v_716 : vector<16xf32> to vector<16xi32>
                %v_727 = arith.shrsi %v_726, %c_65 : vector<16xi32>
                %v_728 = arith.subi %v_726, %v_727 : vector<16xi32>
                %v_729 = arith.addi %v_727, %c_67 : vector<16xi32>
                %v_730 = arith.shli %v_729, %c_66 : vector<16xi32>
                %v_731 = arith.bitcast %v_730 : vector<16xi32> to vector<16xf32>
                %v_732 = arith.mulf %acc_725, %v_731 : vector<16xf32>
                %v_733 = arith.addi %v_728, %c_67 : vector<16xi32>
                %v_734 = arith.shli %v_733, %c_66 : vector<16xi32>
                %v_735 = arith.bitcast %v_734 : vector<16xi32> to vector<16xf32>
                %v_736 = arith.mulf %v_732, %v_735 : vector<16xf32>
                %v_737 = arith.addf %v_736, %c_51 : vector<16xf32>
                %v_738 = arith.divf %c_51, %v_737 : vector<16xf32>
                %v_739 = arith.mulf %v_707, %v_738 : vector<16xf32>
                %v_740 = arith.mulf %v_708, %v_739 : vector<16xf32>
                %v_741 = arith.addi %i_677, %c_1 : index
                %v_742 = arith.addi %v_673, %v_741 : index
                %v_743 = arith.muli %v_742, %c_8 : index
                %v_744 = arith.addi %v_563, %v_743 : index
                %v_745 = arith.index_cast %v_744 : index to i64
                %pointer_746 = llvm.inttoptr %v_745 : i64 to !llvm.ptr
                %v_747 = "llvm.load"(%pointer_746) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_748 = arith.addi %i_572, %v_741 : index
                %v_749 = arith.minsi %v_748, %c_48 : index
                %v_750 = memref.load %expert_gate_up_bias[%v_2, %v_749] : memref<8x48xf32>
                %v_751 = vector.broadcast %v_750 : f32 to vector<16xf32>
                %v_752 = arith.addf %v_747, %v_751 : vector<16xf32>
                %v_753 = arith.addi %v_673, %v_741 : index
                %v_754 = arith.addi %v_753, %c_12 : index
                %v_755 = arith.muli %v_754, %c_8 : index
                %v_756 = arith.addi %v_563, %v_755 : index
                %v_757 = arith.index_cast %v_756 : index to i64
                %pointer_758 = llvm.inttoptr %v_757 : i64 to !llvm.ptr
                %v_759 = "llvm.load"(%pointer_758) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_760 = arith.addi %i_572, %v_741 : index
                %v_761 = arith.minsi %v_760, %c_48 : index
                %v_762 = arith.addi %v_761, %c_4 : index
                %v_763 = memref.load %expert_gate_up_bias[%v_2, %v_762] : memref<8x48xf32>
                %v_764 = vector.broadcast %v_763 : f32 to vector<16xf32>
                %v_765 = arith.addf %v_759, %v_764 : vector<16xf32>
                %is_766 = arith.cmpf ogt, %v_765, %c_49 : vector<16xf32>
                %v_767 = arith.select %is_766, %c_49, %v_765 : vector<16xi1>, vector<16xf32>
                %is_768 = arith.cmpf olt, %v_767, %c_50 : vector<16xf32>
                %v_769 = arith.select %is_768, %c_50, %v_767 : vector<16xi1>, vector<16xf32>
                %is_770 = arith.cmpf ogt, %v_752, %c_49 : vector<16xf32>
                %v_771 = arith.select %is_770, %c_49, %v_752 : vector<16xi1>, vector<16xf32>
                %v_772 = arith.addf %v_769, %c_51 : vector<16xf32>
                %v_773 = arith.mulf %v_771, %c_52 : vector<16xf32>
                %v_774 = arith.subf %c_53, %v_773 : vector<16xf32>
                %is_775 = arith.cmpf ogt, %v_774, %c_54 : vector<16xf32>
                %v_776 = arith.select %is_775, %c_54, %v_774 : vector<16xi1>, vector<16xf32>
                %is_777 = arith.cmpf olt, %v_776, %c_55 : vector<16xf32>
                %v_778 = arith.select %is_777, %c_55, %v_776 : vector<16xi1>, vector<16xf32>
                %v_779 = arith.mulf %v_778, %c_56 : vector<16xf32>
                %v_780 = math.roundeven %v_779 : vector<16xf32>
                %acc_781 = math.fma %v_780, %c_57, %v_778 : vector<16xf32>
                %acc_782 = math.fma %v_780, %c_58, %acc_781 : vector<16xf32>
                %acc_783 = math.fma %c_59, %acc_782, %c_60 : vector<16xf32>
                %acc_784 = math.fma %acc_783, %acc_782, %c_61 : vector<16xf32>
                %acc_785 = math.fma %acc_784, %acc_782, %c_62 : vector<16xf32>
                %acc_786 = math.fma %acc_785, %acc_782, %c_63 : vector<16xf32>
                %acc_787 = math.fma %acc_786, %acc_782, %c_64 : vector<16xf32>
                %acc_788 = math.fma %acc_787, %acc_782, %c_51 : vector<16xf32>
                %acc_789 = math.fma %acc_788, %acc_782, %c_51 : vector<16xf32>
                %v_790 = arith.fptosi %v_780 : vector<16xf32> to vector<16xi32>
                %v_791 = arith.shrsi %v_790, %c_65 : vector<16xi32>
                %v_792 = arith.subi %v_790, %v_791 : vector<16xi32>
                %v_793 = arith.addi %v_791, %c_67 : vector<16xi32>
                %v_794 = arith.shli %v_793, %c_66 : vector<16xi32>
                %v_795 = arith.bitcast %v_794 : vector<16xi32> to vector<16xf32>
                %v_796 = arith.mulf %acc_789, %v_795 : vector<16xf32>
                %v_797 = arith.addi %v_792, %c_67 : vector<16xi32>
                %v_798 = arith.shli %v_797, %c_66 : vector<16xi32>
                %v_799 = arith.bitcast %v_798 : vector<16xi32> to vector<16xf32>
                %v_800 = arith.mulf %v_796, %v_799 : vector<16xf32>
                %v_801 = arith.addf %v_800, %c_51 : vector<16xf32>
                %v_802 = arith.divf %c_51, %v_801 : vector<16xf32>
                %v_803 = arith.mulf %v_771, %v_802 : vector<16xf32>
                %v_804 = arith.mulf %v_772, %v_803 : vector<16xf32>
                %v_805 = arith.truncf %v_740 : vector<16xf32> to vector<16xbf16>
                %v_806 = arith.truncf %v_804 : vector<16xf32> to vector<16xbf16>
                %v_807 = vector.shuffle %v_805, %v_806 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                %v_808 = arith.addi %i_572, %i_677 : index
                %v_809 = arith.divui %v_808, %c_2 : index
                %v_810 = arith.muli %v_809, %c_8 : index
                %v_811 = arith.addi %v_672, %v_810 : index
                %v_812 = arith.index_cast %v_811 : index to i64
                %pointer_813 = llvm.inttoptr %v_812 : i64 to !llvm.ptr
                "llvm.store"(%v_807, %pointer_813) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              %v_814 = arith.addi %i_572, %c_12 : index
              %is_815 = arith.cmpi sge, %v_814, %c_4 : index
              scf.if %is_815 {
                %v_816 = arith.addi %v_672, %c_36 : index
                %v_817 = arith.index_cast %v_816 : index to i64
                %pointer_818 = llvm.inttoptr %v_817 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_818) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_819 = arith.addi %v_672, %c_37 : index
                %v_820 = arith.index_cast %v_819 : index to i64
                %pointer_821 = llvm.inttoptr %v_820 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_821) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_822 = arith.addi %v_672, %c_38 : index
                %v_823 = arith.index_cast %v_822 : index to i64
                %pointer_824 = llvm.inttoptr %v_823 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_824) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_825 = arith.addi %v_672, %c_39 : index
                %v_826 = arith.index_cast %v_825 : index to i64
                %pointer_827 = llvm.inttoptr %v_826 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_827) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
              %v_828 = arith.addi %v_603, %c_1 : index
              %v_829 = arith.addi %v_563, %c_25 : index
              %address_830 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_831 = arith.muli %v_828, %c_12 : index
              %v_832 = arith.addi %v_4, %v_831 : index
              %v_833 = arith.muli %v_832, %c_8 : index
              %v_834 = arith.addi %address_830, %v_833 : index
              %v_835 = arith.subi %i_572, %v_573 : index
              %v_836 = arith.subi %c_4, %i_572 : index
              %v_837 = arith.maxsi %v_836, %c_0 : index
              %v_838 = arith.minsi %c_12, %v_837 : index
              scf.for %i_839 = %c_0 to %v_838 step %c_2 {
                %v_840 = arith.addi %v_835, %i_839 : index
                %v_841 = arith.muli %v_840, %c_8 : index
                %v_842 = arith.addi %v_829, %v_841 : index
                %v_843 = arith.index_cast %v_842 : index to i64
                %pointer_844 = llvm.inttoptr %v_843 : i64 to !llvm.ptr
                %v_845 = "llvm.load"(%pointer_844) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_846 = arith.addi %i_572, %i_839 : index
                %v_847 = arith.minsi %v_846, %c_48 : index
                %v_848 = memref.load %expert_gate_up_bias[%v_2, %v_847] : memref<8x48xf32>
                %v_849 = vector.broadcast %v_848 : f32 to vector<16xf32>
                %v_850 = arith.addf %v_845, %v_849 : vector<16xf32>
                %v_851 = arith.addi %v_835, %i_839 : index
                %v_852 = arith.addi %v_851, %c_12 : index
                %v_853 = arith.muli %v_852, %c_8 : index
                %v_854 = arith.addi %v_829, %v_853 : index
                %v_855 = arith.index_cast %v_854 : index to i64
                %pointer_856 = llvm.inttoptr %v_855 : i64 to !llvm.ptr
                %v_857 = "llvm.load"(%pointer_856) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_858 = arith.addi %i_572, %i_839 : index
                %v_859 = arith.minsi %v_858, %c_48 : index
                %v_860 = arith.addi %v_859, %c_4 : index
                %v_861 = memref.load %expert_gate_up_bias[%v_2, %v_860] : memref<8x48xf32>
                %v_862 = vector.broadcast %v_861 : f32 to vector<16xf32>
                %v_863 = arith.addf %v_857, %v_862 : vector<16xf32>
                %is_864 = arith.cmpf ogt, %v_863, %c_49 : vector<16xf32>
                %v_865 = arith.select %is_864, %c_49, %v_863 : vector<16xi1>, vector<16xf32>
                %is_866 = arith.cmpf olt, %v_865, %c_50 : vector<16xf32>
                %v_867 = arith.select %is_866, %c_50, %v_865 : vector<16xi1>, vector<16xf32>
                %is_868 = arith.cmpf ogt, %v_850, %c_49 : vector<16xf32>
                %v_869 = arith.select %is_868, %c_49, %v_850 : vector<16xi1>, vector<16xf32>
                %v_870 = arith.addf %v_867, %c_51 : vector<16xf32>
                %v_871 = arith.mulf %v_869, %c_52 : vector<16xf32>
                %v_872 = arith.subf %c_53, %v_871 : vector<16xf32>
                %is_873 = arith.cmpf ogt, %v_872, %c_54 : vector<16xf32>
                %v_874 = arith.select %is_873, %c_54, %v_872 : vector<16xi1>, vector<16xf32>
                %is_875 = arith.cmpf olt, %v_874, %c_55 : vector<16xf32>
                %v_876 = arith.select %is_875, %c_55, %v_874 : vector<16xi1>, vector<16xf32>
                %v_877 = arith.mulf %v_876, %c_56 : vector<16xf32>
                %v_878 = math.roundeven %v_877 : vector<16xf32>
                %acc_879 = math.fma %v_878, %c_57, %v_876 : vector<16xf32>
                %acc_880 = math.fma %v_878, %c_58, %acc_879 : vector<16xf32>
                %acc_881 = math.fma %c_59, %acc_880, %c_60 : vector<16xf32>
                %acc_882 = math.fma %acc_881, %acc_880, %c_61 : vector<16xf32>
                %acc_883 = math.fma %acc_882, %acc_880, %c_62 : vector<16xf32>
                %acc_884 = math.fma %acc_883, %acc_880, %c_63 : vector<16xf32>
                %acc_885 = math.fma %acc_884, %acc_880, %c_64 : vector<16xf32>
                %acc_886 = math.fma %acc_885, %acc_880, %c_51 : vector<16xf32>
                %acc_887 = math.fma %acc_886, %acc_880, %c_51 : vector<16xf32>
                %v_888 = arith.fptosi %v_878 : vector<16xf32> to vector<16xi32>
                %v_889 = arith.shrsi %v_888, %c_65 : vector<16xi32>
                %v_890 = arith.subi %v_888, %v_889 : vector<16xi32>
                %v_891 = arith.addi %v_889, %c_67 : vector<16xi32>
                %v_892 = arith.shli %v_891, %c_66 : vector<16xi32>
                %v_893 = arith.bitcast %v_892 : vector<16xi32> to vector<16xf32>
                %v_894 = arith.mulf %acc_887, %v_893 : vector<16xf32>
                %v_895 = arith.addi %v_890, %c_67 : vector<16xi32>
                %v_896 = arith.shli %v_895, %c_66 : vector<16xi32>
                %v_897 = arith.bitcast %v_896 : vector<16xi32> to vector<16xf32>
                %v_898 = arith.mulf %v_894, %v_897 : vector<16xf32>
                %v_899 = arith.addf %v_898, %c_51 : vector<16xf32>
                %v_900 = arith.divf %c_51, %v_899 : vector<16xf32>
                %v_901 = arith.mulf %v_869, %v_900 : vector<16xf32>
                %v_902 = arith.mulf %v_870, %v_901 : vector<16xf32>
                %v_903 = arith.addi %i_839, %c_1 : index
                %v_904 = arith.addi %v_835, %v_903 : index
                %v_905 = arith.muli %v_904, %c_8 : index
                %v_906 = arith.addi %v_829, %v_905 : index
                %v_907 = arith.index_cast %v_906 : index to i64
                %pointer_908 = llvm.inttoptr %v_907 : i64 to !llvm.ptr
                %v_909 = "llvm.load"(%pointer_908) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_910 = arith.addi %i_572, %v_903 : index
                %v_911 = arith.minsi %v_910, %c_48 : index
                %v_912 = memref.load %expert_gate_up_bias[%v_2, %v_911] : memref<8x48xf32>
                %v_913 = vector.broadcast %v_912 : f32 to vector<16xf32>
                %v_914 = arith.addf %v_909, %v_913 : vector<16xf32>
                %v_915 = arith.addi %v_835, %v_903 : index
                %v_916 = arith.addi %v_915, %c_12 : index
                %v_917 = arith.muli %v_916, %c_8 : index
                %v_918 = arith.addi %v_829, %v_917 : index
                %v_919 = arith.index_cast %v_918 : index to i64
                %pointer_920 = llvm.inttoptr %v_919 : i64 to !llvm.ptr
                %v_921 = "llvm.load"(%pointer_920) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_922 = arith.addi %i_572, %v_903 : index
                %v_923 = arith.minsi %v_922, %c_48 : index
                %v_924 = arith.addi %v_923, %c_4 : index
                %v_925 = memref.load %expert_gate_up_bias[%v_2, %v_924] : memref<8x48xf32>
                %v_926 = vector.broadcast %v_925 : f32 to vector<16xf32>
                %v_927 = arith.addf %v_921, %v_926 : vector<16xf32>
                %is_928 = arith.cmpf ogt, %v_927, %c_49 : vector<16xf32>
                %v_929 = arith.select %is_928, %c_49, %v_927 : vector<16xi1>, vector<16xf32>
                %is_930 = arith.cmpf olt, %v_929, %c_50 : vector<16xf32>
                %v_931 = arith.select %is_930, %c_50, %v_929 : vector<16xi1>, vector<16xf32>
                %is_932 = arith.cmpf ogt, %v_914, %c_49 : vector<16xf32>
                %v_933 = arith.select %is_932, %c_49, %v_914 : vector<16xi1>, vector<16xf32>
                %v_934 = arith.addf %v_931, %c_51 : vector<16xf32>
                %v_935 = arith.mulf %v_933, %c_52 : vector<16xf32>
                %v_936 = arith.subf %c_53, %v_935 : vector<16xf32>
                %is_937 = arith.cmpf ogt, %v_936, %c_54 : vector<16xf32>
                %v_938 = arith.select %is_937, %c_54, %v_936 : vector<16xi1>, vector<16xf32>
                %is_939 = arith.cmpf olt, %v_938, %c_55 : vector<16xf32>
                %v_940 = arith.select %is_939, %c_55, %v_938 : vector<16xi1>, vector<16xf32>
                %v_941 = arith.mulf %v_940, %c_56 : vector<16xf32>
                %v_942 = math.roundeven %v_941 : vector<16xf32>
                %acc_943 = math.fma %v_942, %c_57, %v_940 : vector<16xf32>
                %acc_944 = math.fma %v_942, %c_58, %acc_943 : vector<16xf32>
                %acc_945 = math.fma %c_59, %acc_944, %c_60 : vector<16xf32>
                %acc_946 = math.fma %acc_945, %acc_944, %c_61 : vector<16xf32>
                %acc_947 = math.fma %acc_946, %acc_944, %c_62 : vector<16xf32>
                %acc_948 = math.fma %acc_947, %acc_944, %c_63 : vector<16xf32>
                %acc_949 = math.fma %acc_948, %acc_944, %c_64 : vector<16xf32>
                %acc_950 = math.fma %acc_949, %acc_944, %c_51 : vector<16xf32>
                %acc_951 = math.fma %acc_950, %acc_944, %c_51 : vector<16xf32>
                %v_952 = arith.fptosi %v_942 : vector<16xf32> to vector<16xi32>
                %v_953 = arith.shrsi %v_952, %c_65 : vector<16xi32>
                %v_954 = arith.subi %v_952, %v_953 : vector<16xi32>
                %v_955 = arith.addi %v_953, %c_67 : vector<16xi32>
                %v_956 = arith.shli %v_955, %c_66 : vector<16xi32>
                %v_957 = arith.bitcast %v_956 : vector<16xi32> to vector<16xf32>
                %v_958 = arith.mulf %acc_951, %v_957 : vector<16xf32>
                %v_959 = arith.addi %v_954, %c_67 : vector<16xi32>
                %v_960 = arith.shli %v_959, %c_66 : vector<16xi32>
                %v_961 = arith.bitcast %v_960 : vector<16xi32> to vector<16xf32>
                %v_962 = arith.mulf %v_958, %v_961 : vector<16xf32>
                %v_963 = arith.addf %v_962, %c_51 : vector<16xf32>
                %v_964 = arith.divf %c_51, %v_963 : vector<16xf32>
                %v_965 = arith.mulf %v_933, %v_964 : vector<16xf32>
                %v_966 = arith.mulf %v_934, %v_965 : vector<16xf32>
                %v_967 = arith.truncf %v_902 : vector<16xf32> to vector<16xbf16>
                %v_968 = arith.truncf %v_966 : vector<16xf32> to vector<16xbf16>
                %v_969 = vector.shuffle %v_967, %v_968 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                %v_970 = arith.addi %i_572, %i_839 : index
                %v_971 = arith.divui %v_970, %c_2 : index
                %v_972 = arith.muli %v_971, %c_8 : index
                %v_973 = arith.addi %v_834, %v_972 : index
                %v_974 = arith.index_cast %v_973 : index to i64
                %pointer_975 = llvm.inttoptr %v_974 : i64 to !llvm.ptr
                "llvm.store"(%v_969, %pointer_975) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              %v_976 = arith.addi %i_572, %c_12 : index
              %is_977 = arith.cmpi sge, %v_976, %c_4 : index
              scf.if %is_977 {
                %v_978 = arith.addi %v_834, %c_36 : index
                %v_979 = arith.index_cast %v_978 : index to i64
                %pointer_980 = llvm.inttoptr %v_979 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_980) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_981 = arith.addi %v_834, %c_37 : index
                %v_982 = arith.index_cast %v_981 : index to i64
                %pointer_983 = llvm.inttoptr %v_982 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_983) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_984 = arith.addi %v_834, %c_38 : index
                %v_985 = arith.index_cast %v_984 : index to i64
                %pointer_986 = llvm.inttoptr %v_985 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_986) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_987 = arith.addi %v_834, %c_39 : index
                %v_988 = arith.index_cast %v_987 : index to i64
                %pointer_989 = llvm.inttoptr %v_988 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_989) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
            }
            %v_990 = arith.remui %v_27, %c_2 : index
            %is_991 = arith.cmpi eq, %v_990, %c_1 : index
            scf.if %is_991 {
              %v_992 = arith.muli %v_601, %c_2 : index
              %v_993 = arith.muli %v_992, %c_25 : index
              %v_994 = arith.addi %v_25, %v_993 : index
              %address_995 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              %v_996 = arith.muli %v_2, %c_43 : index
              %v_997 = arith.addi %v_996, %v_573 : index
              %v_998 = arith.muli %v_997, %c_44 : index
              %v_999 = arith.addi %address_995, %v_998 : index
              %v_1000 = arith.muli %v_2, %c_43 : index
              %v_1001 = arith.addi %v_1000, %v_574 : index
              %v_1002 = arith.muli %v_1001, %c_44 : index
              %v_1003 = arith.addi %address_995, %v_1002 : index
              llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
              scf.for %i_1004 = %c_0 to %c_1 step %c_1 {
                %v_1005 = arith.addi %v_570, %c_46 : index
                %v_1006 = arith.divui %v_1005, %v_570 : index
                %v_1007 = arith.addi %v_601, %i_1004 : index
                %v_1008 = arith.muli %v_1007, %v_1006 : index
                scf.for %i_1009 = %c_0 to %v_1006 step %c_1 {
                  %v_1010 = arith.addi %v_1008, %i_1009 : index
                  %v_1011 = arith.minsi %v_1010, %c_46 : index
                  %v_1012 = arith.muli %v_1011, %c_8 : index
                  %v_1013 = arith.addi %v_579, %v_1012 : index
                  %v_1014 = arith.index_cast %v_1013 : index to i64
                  %pointer_1015 = llvm.inttoptr %v_1014 : i64 to !llvm.ptr
                  "llvm.intr.prefetch"(%pointer_1015) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  %v_1016 = arith.muli %v_1011, %c_8 : index
                  %v_1017 = arith.addi %v_584, %v_1016 : index
                  %v_1018 = arith.index_cast %v_1017 : index to i64
                  %pointer_1019 = llvm.inttoptr %v_1018 : i64 to !llvm.ptr
                  "llvm.intr.prefetch"(%pointer_1019) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                }
                %v_1020 = arith.muli %i_1004, %c_8 : index
                %v_1021 = arith.addi %v_999, %v_1020 : index
                %v_1022 = arith.muli %i_1004, %c_8 : index
                %v_1023 = arith.addi %v_1003, %v_1022 : index
                %v_1024 = arith.muli %i_1004, %c_45 : index
                %v_1025 = arith.addi %v_994, %v_1024 : index
                %v_1026 = arith.index_cast %v_1021 : index to i64
                %v_1027 = arith.index_cast %v_1023 : index to i64
                %v_1028 = arith.index_cast %v_1025 : index to i64
                %v_1029 = arith.index_cast %c_44 : index to i64
                %v_1030 = arith.index_cast %c_8 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1026, %v_1027, %v_1028, %v_1029, %v_1030 : (i64, i64, i64, i64, i64) -> ()
              }
              %v_1031 = arith.addi %v_566, %c_45 : index
              %v_1032 = arith.addi %v_994, %c_45 : index
              %v_1033 = arith.index_cast %v_566 : index to i64
              %v_1034 = arith.index_cast %v_1031 : index to i64
              %v_1035 = arith.index_cast %v_1032 : index to i64
              %v_1036 = arith.index_cast %c_8 : index to i64
              %v_1037 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1033, %v_1034, %v_1035, %v_1036, %v_1037 : (i64, i64, i64, i64, i64) -> ()
              %v_1038 = arith.index_cast %v_563 : index to i64
              %v_1039 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1038, %v_1039 : (i64, i64) -> ()
              %v_1040 = arith.addi %v_563, %c_45 : index
              %v_1041 = arith.index_cast %v_1040 : index to i64
              %v_1042 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1041, %v_1042 : (i64, i64) -> ()
              %address_1043 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_1044 = arith.muli %v_992, %c_12 : index
              %v_1045 = arith.addi %v_4, %v_1044 : index
              %v_1046 = arith.muli %v_1045, %c_8 : index
              %v_1047 = arith.addi %address_1043, %v_1046 : index
              %v_1048 = arith.subi %i_572, %v_573 : index
              %v_1049 = arith.subi %c_4, %i_572 : index
              %v_1050 = arith.maxsi %v_1049, %c_0 : index
              %v_1051 = arith.minsi %c_12, %v_1050 : index
              scf.for %i_1052 = %c_0 to %v_1051 step %c_2 {
                %v_1053 = arith.addi %v_1048, %i_1052 : index
                %v_1054 = arith.muli %v_1053, %c_8 : index
                %v_1055 = arith.addi %v_563, %v_1054 : index
                %v_1056 = arith.index_cast %v_1055 : index to i64
                %pointer_1057 = llvm.inttoptr %v_1056 : i64 to !llvm.ptr
                %v_1058 = "llvm.load"(%pointer_1057) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1059 = arith.addi %i_572, %i_1052 : index
                %v_1060 = arith.minsi %v_1059, %c_48 : index
                %v_1061 = memref.load %expert_gate_up_bias[%v_2, %v_1060] : memref<8x48xf32>
                %v_1062 = vector.broadcast %v_1061 : f32 to vector<16xf32>
                %v_1063 = arith.addf %v_1058, %v_1062 : vector<16xf32>
                %v_1064 = arith.addi %v_1048, %i_1052 : index
                %v_1065 = arith.addi %v_1064, %c_12 : index
                %v_1066 = arith.muli %v_1065, %c_8 : index
                %v_1067 = arith.addi %v_563, %v_1066 : index
                %v_1068 = arith.index_cast %v_1067 : index to i64
                %pointer_1069 = llvm.inttoptr %v_1068 : i64 to !llvm.ptr
                %v_1070 = "llvm.load"(%pointer_1069) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1071 = arith.addi %i_572, %i_1052 : index
                %v_1072 = arith.minsi %v_1071, %c_48 : index
                %v_1073 = arith.addi %v_1072, %c_4 : index
                %v_1074 = memref.load %expert_gate_up_bias[%v_2, %v_1073] : memref<8x48xf32>
                %v_1075 = vector.broadcast %v_1074 : f32 to vector<16xf32>
                %v_1076 = arith.addf %v_1070, %v_1075 : vector<16xf32>
                %is_1077 = arith.cmpf ogt, %v_1076, %c_49 : vector<16xf32>
                %v_1078 = arith.select %is_1077, %c_49, %v_1076 : vector<16xi1>, vector<16xf32>
                %is_1079 = arith.cmpf olt, %v_1078, %c_50 : vector<16xf32>
                %v_1080 = arith.select %is_1079, %c_50, %v_1078 : vector<16xi1>, vector<16xf32>
                %is_1081 = arith.cmpf ogt, %v_1063, %c_49 : vector<16xf32>
                %v_1082 = arith.select %is_1081, %c_49, %v_1063 : vector<16xi1>, vector<16xf32>
                %v_1083 = arith.addf %v_1080, %c_51 : vector<16xf32>
                %v_1084 = arith.mulf %v_1082, %c_52 : vector<16xf32>
                %v_1085 = arith.subf %c_53, %v_1084 : vector<16xf32>
                %is_1086 = arith.cmpf ogt, %v_1085, %c_54 : vector<16xf32>
                %v_1087 = arith.select %is_1086, %c_54, %v_1085 : vector<16xi1>, vector<16xf32>
                %is_1088 = arith.cmpf olt, %v_1087, %c_55 : vector<16xf32>
                %v_1089 = arith.select %is_1088, %c_55, %v_1087 : vector<16xi1>, vector<16xf32>
                %v_1090 = arith.mulf %v_1089, %c_56 : vector<16xf32>
                %v_1091 = math.roundeven %v_1090 : vector<16xf32>
                %acc_1092 = math.fma %v_1091, %c_57, %v_1089 : vector<16xf32>
                %acc_1093 = math.fma %v_1091, %c_58, %acc_1092 : vector<16xf32>
                %acc_1094 = math.fma %c_59, %acc_1093, %c_60 : vector<16xf32>
                %acc_1095 = math.fma %acc_1094, %acc_1093, %c_61 : vector<16xf32>
                %acc_1096 = math.fma %acc_1095, %acc_1093, %c_62 : vector<16xf32>
                %acc_1097 = math.fma %acc_1096, %acc_1093, %c_63 : vector<16xf32>
                %acc_1098 = math.fma %acc_1097, %acc_1093, %c_64 : vector<16xf32>
                %acc_1099 = math.fma %acc_1098, %acc_1093, %c_51 : vector<16xf32>
                %acc_1100 = math.fma %acc_1099, %acc_1093, %c_51 : vector<16xf32>
                %v_1101 = arith.fptosi %v_1091 : vector<16xf32> to vector<16xi32>
                %v_1102 = arith.shrsi %v_1101, %c_65 : vector<16xi32>
                %v_1103 = arith.subi %v_1101, %v_1102 : vector<16xi32>
                %v_1104 = arith.addi %v_1102, %c_67 : vector<16xi32>
                %v_1105 = arith.shli %v_1104, %c_66 : vector<16xi32>
                %v_1106 = arith.bitcast %v_1105 : vector<16xi32> to vector<16xf32>
                %v_1107 = arith.mulf %acc_1100, %v_1106 : vector<16xf32>
                %v_1108 = arith.addi %v_1103, %c_67 : vector<16xi32>
                %v_1109 = arith.shli %v_1108, %c_66 : vector<16xi32>
                %v_1110 = arith.bitcast %v_1109 : vector<16xi32> to vector<16xf32>
                %v_1111 = arith.mulf %v_1107, %v_1110 : vector<16xf32>
                %v_1112 = arith.addf %v_1111, %c_51 : vector<16xf32>
                %v_1113 = arith.divf %c_51, %v_1112 : vector<16xf32>
                %v_1114 = arith.mulf %v_1082, %v_1113 : vector<16xf32>
                %v_1115 = arith.mulf %v_1083, %v_1114 : vector<16xf32>
                %v_1116 = arith.addi %i_1052, %c_1 : index
                %v_1117 = arith.addi %v_1048, %v_1116 : index
                %v_1118 = arith.muli %v_1117, %c_8 : index
                %v_1119 = arith.addi %v_563, %v_1118 : index
                %v_1120 = arith.index_cast %v_1119 : index to i64
                %pointer_1121 = llvm.inttoptr %v_1120 : i64 to !llvm.ptr
                %v_1122 = "llvm.load"(%pointer_1121) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1123 = arith.addi %i_572, %v_1116 : index
                %v_1124 = arith.minsi %v_1123, %c_48 : index
                %v_1125 = memref.load %expert_gate_up_bias[%v_2, %v_1124] : memref<8x48xf32>
                %v_1126 = vector.broadcast %v_1125 : f32 to vector<16xf32>
                %v_1127 = arith.addf %v_1122, %v_1126 : vector<16xf32>
                %v_1128 = arith.addi %v_1048, %v_1116 : index
                %v_1129 = arith.addi %v_1128, %c_12 : index
                %v_1130 = arith.muli %v_1129, %c_8 : index
                %v_1131 = arith.addi %v_563, %v_1130 : index
                %v_1132 = arith.index_cast %v_1131 : index to i64
                %pointer_1133 = llvm.inttoptr %v_1132 : i64 to !llvm.ptr
                %v_1134 = "llvm.load"(%pointer_1133) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1135 = arith.addi %i_572, %v_1116 : index
                %v_1136 = arith.minsi %v_1135, %c_48 : index
                %v_1137 = arith.addi %v_1136, %c_4 : index
                %v_1138 = memref.load %expert_gate_up_bias[%v_2, %v_1137] : memref<8x48xf32>
                %v_1139 = vector.broadcast %v_1138 : f32 to vector<16xf32>
                %v_1140 = arith.addf %v_1134, %v_1139 : vector<16xf32>
                %is_1141 = arith.cmpf ogt, %v_1140, %c_49 : vector<16xf32>
                %v_1142 = arith.select %is_1141, %c_49, %v_1140 : vector<16xi1>, vector<16xf32>
                %is_1143 = arith.cmpf olt, %v_1142, %c_50 : vector<16xf32>
                %v_1144 = arith.select %is_1143, %c_50, %v_1142 : vector<16xi1>, vector<16xf32>
                %is_1145 = arith.cmpf ogt, %v_1127, %c_49 : vector<16xf32>
                %v_1146 = arith.select %is_1145, %c_49, %v_1127 : vector<16xi1>, vector<16xf32>
                %v_1147 = arith.addf %v_1144, %c_51 : vector<16xf32>
                %v_1148 = arith.mulf %v_1146, %c_52 : vector<16xf32>
                %v_1149 = arith.subf %c_53, %v_1148 : vector<16xf32>
                %is_1150 = arith.cmpf ogt, %v_1149, %c_54 : vector<16xf32>
                %v_1151 = arith.select %is_1150, %c_54, %v_1149 : vector<16xi1>, vector<16xf32>
                %is_1152 = arith.cmpf olt, %v_1151, %c_55 : vector<16xf32>
                %v_1153 = arith.select %is_1152, %c_55, %v_1151 : vector<16xi1>, vector<16xf32>
                %v_1154 = arith.mulf %v_1153, %c_56 : vector<16xf32>
                %v_1155 = math.roundeven %v_1154 : vector<16xf32>
                %acc_1156 = math.fma %v_1155, %c_57, %v_1153 : vector<16xf32>
                %acc_1157 = math.fma %v_1155, %c_58, %acc_1156 : vector<16xf32>
                %acc_1158 = math.fma %c_59, %acc_1157, %c_60 : vector<16xf32>
                %acc_1159 = math.fma %acc_1158, %acc_1157, %c_61 : vector<16xf32>
                %acc_1160 = math.fma %acc_1159, %acc_1157, %c_62 : vector<16xf32>
                %acc_1161 = math.fma %acc_1160, %acc_1157, %c_63 : vector<16xf32>
                %acc_1162 = math.fma %acc_1161, %acc_1157, %c_64 : vector<16xf32>
                %acc_1163 = math.fma %acc_1162, %acc_1157, %c_51 : vector<16xf32>
                %acc_1164 = math.fma %acc_1163, %acc_1157, %c_51 : vector<16xf32>
                %v_1165 = arith.fptosi %v_1155 : vector<16xf32> to vector<16xi32>
                %v_1166 = arith.shrsi %v_1165, %c_65 : vector<16xi32>
                %v_1167 = arith.subi %v_1165, %v_1166 : vector<16xi32>
                %v_1168 = arith.addi %v_1166, %c_67 : vector<16xi32>
                %v_1169 = arith.shli %v_1168, %c_66 : vector<16xi32>
                %v_1170 = arith.bitcast %v_1169 : vector<16xi32> to vector<16xf32>
                %v_1171 = arith.mulf %acc_1164, %v_1170 : vector<16xf32>
                %v_1172 = arith.addi %v_1167, %c_67 : vector<16xi32>
                %v_1173 = arith.shli %v_1172, %c_66 : vector<16xi32>
                %v_1174 = arith.bitcast %v_1173 : vector<16xi32> to vector<16xf32>
                %v_1175 = arith.mulf %v_1171, %v_1174 : vector<16xf32>
                %v_1176 = arith.addf %v_1175, %c_51 : vector<16xf32>
                %v_1177 = arith.divf %c_51, %v_1176 : vector<16xf32>
                %v_1178 = arith.mulf %v_1146, %v_1177 : vector<16xf32>
                %v_1179 = arith.mulf %v_1147, %v_1178 : vector<16xf32>
                %v_1180 = arith.truncf %v_1115 : vector<16xf32> to vector<16xbf16>
                %v_1181 = arith.truncf %v_1179 : vector<16xf32> to vector<16xbf16>
                %v_1182 = vector.shuffle %v_1180, %v_1181 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                %v_1183 = arith.addi %i_572, %i_1052 : index
                %v_1184 = arith.divui %v_1183, %c_2 : index
                %v_1185 = arith.muli %v_1184, %c_8 : index
                %v_1186 = arith.addi %v_1047, %v_1185 : index
                %v_1187 = arith.index_cast %v_1186 : index to i64
                %pointer_1188 = llvm.inttoptr %v_1187 : i64 to !llvm.ptr
                "llvm.store"(%v_1182, %pointer_1188) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              %v_1189 = arith.addi %i_572, %c_12 : index
              %is_1190 = arith.cmpi sge, %v_1189, %c_4 : index
              scf.if %is_1190 {
                %v_1191 = arith.addi %v_1047, %c_36 : index
                %v_1192 = arith.index_cast %v_1191 : index to i64
                %pointer_1193 = llvm.inttoptr %v_1192 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_1193) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_1194 = arith.addi %v_1047, %c_37 : index
                %v_1195 = arith.index_cast %v_1194 : index to i64
                %pointer_1196 = llvm.inttoptr %v_1195 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_1196) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_1197 = arith.addi %v_1047, %c_38 : index
                %v_1198 = arith.index_cast %v_1197 : index to i64
                %pointer_1199 = llvm.inttoptr %v_1198 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_1199) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_1200 = arith.addi %v_1047, %c_39 : index
                %v_1201 = arith.index_cast %v_1200 : index to i64
                %pointer_1202 = llvm.inttoptr %v_1201 : i64 to !llvm.ptr
                "llvm.store"(%c_68, %pointer_1202) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
            }
          }
          llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
          %v_1203 = arith.muli %claimed_14, %c_5 : index
          %v_1204 = arith.addi %address_11, %v_1203 : index
          %v_1205 = arith.index_cast %v_1204 : index to i64
          %pointer_1206 = llvm.inttoptr %v_1205 : i64 to !llvm.ptr
          %v_1207 = llvm.atomicrmw xchg %pointer_1206, %c_7 release : !llvm.ptr, i32
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %spans_of_binding: !stream.binding, %order_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %expert_down_bias_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 4160 : i64
        %c_3 = arith.constant 2048 : i64
        %c_4 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_5 = arith.constant 0 : index
        %c_6 = arith.constant 1 : index
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 15 : index
        %c_11 = arith.constant 32 : index
        %c_12 = arith.constant 24 : index
        %c_13 = arith.constant 48 : index
        %c_14 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_15 = arith.constant 1024 : index
        %c_16 = arith.constant 11 : index
        %c_17 = arith.constant 2048 : index
        %c_18 = arith.constant 3072 : index
        %c_19 = arith.constant 128 : index
        %c_20 = arith.constant 192 : index
        %c_21 = arith.constant 256 : index
        %c_22 = arith.constant 320 : index
        %c_23 = arith.constant 384 : index
        %c_24 = arith.constant 448 : index
        %c_25 = arith.constant 512 : index
        %c_26 = arith.constant 576 : index
        %c_27 = arith.constant 640 : index
        %c_28 = arith.constant 704 : index
        %c_29 = arith.constant 768 : index
        %c_30 = arith.constant 832 : index
        %c_31 = arith.constant 896 : index
        %c_32 = arith.constant 960 : index
        %c_33 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_34 = arith.constant 0 : i32
        %c_35 = arith.constant 3 : index
        %c_36 = arith.constant 4 : index
        %c_37 = arith.constant 5 : index
        %c_38 = arith.constant 6 : index
        %c_39 = arith.constant 7 : index
        %c_40 = arith.constant 8 : index
        %c_41 = arith.constant 9 : index
        %c_42 = arith.constant 10 : index
        %c_43 = arith.constant 12 : index
        %c_44 = arith.constant 13 : index
        %c_45 = arith.constant 14 : index
        %c_46 = arith.constant 1088 : index
        %c_47 = arith.constant 1152 : index
        %c_48 = arith.constant 1216 : index
        %c_49 = arith.constant 1280 : index
        %c_50 = arith.constant 1344 : index
        %c_51 = arith.constant 1408 : index
        %c_52 = arith.constant 1472 : index
        %c_53 = arith.constant 1536 : index
        %c_54 = arith.constant 1600 : index
        %c_55 = arith.constant 1664 : index
        %c_56 = arith.constant 1728 : index
        %c_57 = arith.constant 1792 : index
        %c_58 = arith.constant 1856 : index
        %c_59 = arith.constant 1920 : index
        %c_60 = arith.constant 1984 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_5] : !stream.binding -> memref<?x32xbf16>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_5] : !stream.binding -> memref<?x4xi32>{%spans}
        %order = stream.binding.subspan %order_binding[%c_5] : !stream.binding -> memref<?xi32>{%padded}
        %weights = stream.binding.subspan %weights_binding[%c_5] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_5] : !stream.binding -> memref<8x40x24xbf16>
        %expert_down_bias = stream.binding.subspan %expert_down_bias_binding[%c_5] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_5] : !stream.binding -> memref<?x40xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        %stack_4 = "llvm.alloca"(%c_2) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_5 = llvm.ptrtoint %stack_4 : !llvm.ptr to i64
        %v_6 = arith.index_cast %v_5 : i64 to index
        %stack_7 = "llvm.alloca"(%c_3) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_8 = llvm.ptrtoint %stack_7 : !llvm.ptr to i64
        %v_9 = arith.index_cast %v_8 : i64 to index
        %tile_shapes = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xi8>
        vector.store %c_4, %tile_shapes[%c_5] : memref<64xi8>, vector<64xi8>
        %address_10 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_11 = arith.index_cast %address_10 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_11 : (i64) -> ()
        scf.for %i_12 = %c_5 to %tokens step %c_6 {
          scf.for %i_13 = %v_1 to %v_3 step %c_7 {
            %v_14 = arith.subi %v_3, %i_13 : index
            %mask_15 = vector.create_mask %v_14 : vector<16xi1>
            vector.maskedstore %y[%i_12, %i_13], %mask_15, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          }
        }
        scf.for %i_16 = %c_5 to %spans step %c_6 {
          %v_17 = memref.load %spans_of[%i_16, %c_5] : memref<?x4xi32>
          %v_18 = arith.index_cast %v_17 : i32 to index
          %v_19 = memref.load %spans_of[%i_16, %c_6] : memref<?x4xi32>
          %v_20 = arith.index_cast %v_19 : i32 to index
          %v_21 = memref.load %spans_of[%i_16, %c_9] : memref<?x4xi32>
          %v_22 = arith.index_cast %v_21 : i32 to index
          %v_23 = arith.addi %v_22, %c_10 : index
          %v_24 = arith.divui %v_23, %c_7 : index
          %is_25 = arith.cmpi sgt, %v_22, %c_5 : index
          scf.if %is_25 {
            %address_26 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
            %v_27 = arith.muli %v_20, %c_0 : index
            %v_28 = arith.addi %address_26, %v_27 : index
            %v_29 = arith.addi %v_24, %c_6 : index
            %v_30 = arith.divui %v_29, %c_9 : index
            %address_31 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
            scf.for %i_32 = %v_1 to %v_3 step %c_11 {
              %v_33 = arith.addi %i_32, %c_7 : index
              %v_34 = arith.minsi %i_32, %c_12 : index
              %v_35 = arith.minsi %v_33, %c_12 : index
              %v_36 = arith.addi %v_34, %c_11 : index
              %v_37 = arith.muli %v_18, %c_1 : index
              %v_38 = arith.addi %v_37, %v_36 : index
              %v_39 = arith.muli %v_38, %c_13 : index
              %v_40 = arith.addi %address_31, %v_39 : index
              %v_41 = arith.addi %v_35, %c_11 : index
              %v_42 = arith.muli %v_18, %c_1 : index
              %v_43 = arith.addi %v_42, %v_41 : index
              %v_44 = arith.muli %v_43, %c_13 : index
              %v_45 = arith.addi %address_31, %v_44 : index
              %mask_46 = vector.create_mask %c_12 : vector<32xi1>
              scf.for %i_47 = %c_5 to %c_7 step %c_6 {
                %v_48 = arith.addi %v_34, %i_47 : index
                %v_49 = vector.maskedload %expert_down[%v_18, %v_48, %c_5], %mask_46, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_50 = arith.muli %i_47, %c_0 : index
                %v_51 = arith.addi %v_9, %v_50 : index
                %v_52 = arith.index_cast %v_51 : index to i64
                %pointer_53 = llvm.inttoptr %v_52 : i64 to !llvm.ptr
                "llvm.store"(%v_49, %pointer_53) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              scf.for %i_54 = %c_5 to %c_7 step %c_6 {
                %v_55 = arith.addi %v_35, %i_54 : index
                %v_56 = vector.maskedload %expert_down[%v_18, %v_55, %c_5], %mask_46, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_57 = arith.addi %v_9, %c_15 : index
                %v_58 = arith.muli %i_54, %c_0 : index
                %v_59 = arith.addi %v_57, %v_58 : index
                %v_60 = arith.index_cast %v_59 : index to i64
                %pointer_61 = llvm.inttoptr %v_60 : i64 to !llvm.ptr
                "llvm.store"(%v_56, %pointer_61) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              %v_62 = arith.divui %v_24, %c_9 : index
              scf.for %i_63 = %c_5 to %v_62 step %c_6 {
                %v_64 = arith.muli %i_63, %c_9 : index
                %v_65 = arith.muli %v_64, %c_15 : index
                %v_66 = arith.addi %v_28, %v_65 : index
                %v_67 = arith.addi %v_64, %c_6 : index
                %v_68 = arith.muli %v_67, %c_15 : index
                %v_69 = arith.addi %v_28, %v_68 : index
                %address_70 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_71 = arith.muli %v_18, %c_1 : index
                %v_72 = arith.addi %v_71, %v_34 : index
                %v_73 = arith.muli %v_72, %c_13 : index
                %v_74 = arith.addi %address_70, %v_73 : index
                %v_75 = arith.muli %v_18, %c_1 : index
                %v_76 = arith.addi %v_75, %v_35 : index
                %v_77 = arith.muli %v_76, %c_13 : index
                %v_78 = arith.addi %address_70, %v_77 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
                scf.for %i_79 = %c_5 to %c_5 step %c_6 {
                  %v_80 = arith.muli %v_30, %c_5 : index
                  %v_81 = arith.addi %v_80, %c_16 : index
                  %v_82 = arith.muli %v_30, %c_5 : index
                  %v_83 = arith.divui %v_81, %v_82 : index
                  %v_84 = arith.muli %i_63, %c_5 : index
                  %v_85 = arith.addi %v_84, %i_79 : index
                  %v_86 = arith.muli %v_85, %v_83 : index
                  scf.for %i_87 = %c_5 to %v_83 step %c_6 {
                    %v_88 = arith.addi %v_86, %i_87 : index
                    %v_89 = arith.minsi %v_88, %c_16 : index
                    %v_90 = arith.muli %v_89, %c_0 : index
                    %v_91 = arith.addi %v_40, %v_90 : index
                    %v_92 = arith.index_cast %v_91 : index to i64
                    %pointer_93 = llvm.inttoptr %v_92 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_93) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_94 = arith.muli %v_89, %c_0 : index
                    %v_95 = arith.addi %v_45, %v_94 : index
                    %v_96 = arith.index_cast %v_95 : index to i64
                    %pointer_97 = llvm.inttoptr %v_96 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_97) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_98 = arith.muli %i_79, %c_0 : index
                  %v_99 = arith.addi %v_74, %v_98 : index
                  %v_100 = arith.muli %i_79, %c_0 : index
                  %v_101 = arith.addi %v_78, %v_100 : index
                  %v_102 = arith.muli %i_79, %c_15 : index
                  %v_103 = arith.addi %v_66, %v_102 : index
                  %v_104 = arith.muli %i_79, %c_15 : index
                  %v_105 = arith.addi %v_69, %v_104 : index
                  %v_106 = arith.index_cast %v_99 : index to i64
                  %v_107 = arith.index_cast %v_101 : index to i64
                  %v_108 = arith.index_cast %v_103 : index to i64
                  %v_109 = arith.index_cast %v_105 : index to i64
                  %v_110 = arith.index_cast %c_13 : index to i64
                  %v_111 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_106, %v_107, %v_108, %v_109, %v_110, %v_111 : (i64, i64, i64, i64, i64, i64) -> ()
                }
                %v_112 = arith.addi %v_9, %c_15 : index
                %v_113 = arith.index_cast %v_9 : index to i64
                %v_114 = arith.index_cast %v_112 : index to i64
                %v_115 = arith.index_cast %v_66 : index to i64
                %v_116 = arith.index_cast %v_69 : index to i64
                %v_117 = arith.index_cast %c_0 : index to i64
                %v_118 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_113, %v_114, %v_115, %v_116, %v_117, %v_118 : (i64, i64, i64, i64, i64, i64) -> ()
                %v_119 = arith.index_cast %v_6 : index to i64
                %v_120 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_119, %v_120 : (i64, i64) -> ()
                %v_121 = arith.addi %v_6, %c_15 : index
                %v_122 = arith.index_cast %v_121 : index to i64
                %v_123 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_122, %v_123 : (i64, i64) -> ()
                %v_124 = arith.addi %v_6, %c_17 : index
                %v_125 = arith.index_cast %v_124 : index to i64
                %v_126 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_125, %v_126 : (i64, i64) -> ()
                %v_127 = arith.addi %v_6, %c_18 : index
                %v_128 = arith.index_cast %v_127 : index to i64
                %v_129 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_128, %v_129 : (i64, i64) -> ()
                %is_130 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_130 {
                  %v_131 = arith.index_cast %v_6 : index to i64
                  %pointer_132 = llvm.inttoptr %v_131 : i64 to !llvm.ptr
                  %v_133 = "llvm.load"(%pointer_132) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_134 = arith.addi %v_6, %c_0 : index
                  %v_135 = arith.index_cast %v_134 : index to i64
                  %pointer_136 = llvm.inttoptr %v_135 : i64 to !llvm.ptr
                  %v_137 = "llvm.load"(%pointer_136) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_138 = arith.addi %v_6, %c_19 : index
                  %v_139 = arith.index_cast %v_138 : index to i64
                  %pointer_140 = llvm.inttoptr %v_139 : i64 to !llvm.ptr
                  %v_141 = "llvm.load"(%pointer_140) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_142 = arith.addi %v_6, %c_20 : index
                  %v_143 = arith.index_cast %v_142 : index to i64
                  %pointer_144 = llvm.inttoptr %v_143 : i64 to !llvm.ptr
                  %v_145 = "llvm.load"(%pointer_144) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_146 = arith.addi %v_6, %c_21 : index
                  %v_147 = arith.index_cast %v_146 : index to i64
                  %pointer_148 = llvm.inttoptr %v_147 : i64 to !llvm.ptr
                  %v_149 = "llvm.load"(%pointer_148) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_150 = arith.addi %v_6, %c_22 : index
                  %v_151 = arith.index_cast %v_150 : index to i64
                  %pointer_152 = llvm.inttoptr %v_151 : i64 to !llvm.ptr
                  %v_153 = "llvm.load"(%pointer_152) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_154 = arith.addi %v_6, %c_23 : index
                  %v_155 = arith.index_cast %v_154 : index to i64
                  %pointer_156 = llvm.inttoptr %v_155 : i64 to !llvm.ptr
                  %v_157 = "llvm.load"(%pointer_156) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_158 = arith.addi %v_6, %c_24 : index
                  %v_159 = arith.index_cast %v_158 : index to i64
                  %pointer_160 = llvm.inttoptr %v_159 : i64 to !llvm.ptr
                  %v_161 = "llvm.load"(%pointer_160) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_162 = arith.addi %v_6, %c_25 : index
                  %v_163 = arith.index_cast %v_162 : index to i64
                  %pointer_164 = llvm.inttoptr %v_163 : i64 to !llvm.ptr
                  %v_165 = "llvm.load"(%pointer_164) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_166 = arith.addi %v_6, %c_26 : index
                  %v_167 = arith.index_cast %v_166 : index to i64
                  %pointer_168 = llvm.inttoptr %v_167 : i64 to !llvm.ptr
                  %v_169 = "llvm.load"(%pointer_168) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_170 = arith.addi %v_6, %c_27 : index
                  %v_171 = arith.index_cast %v_170 : index to i64
                  %pointer_172 = llvm.inttoptr %v_171 : i64 to !llvm.ptr
                  %v_173 = "llvm.load"(%pointer_172) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_174 = arith.addi %v_6, %c_28 : index
                  %v_175 = arith.index_cast %v_174 : index to i64
                  %pointer_176 = llvm.inttoptr %v_175 : i64 to !llvm.ptr
                  %v_177 = "llvm.load"(%pointer_176) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_178 = arith.addi %v_6, %c_29 : index
                  %v_179 = arith.index_cast %v_178 : index to i64
                  %pointer_180 = llvm.inttoptr %v_179 : i64 to !llvm.ptr
                  %v_181 = "llvm.load"(%pointer_180) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_182 = arith.addi %v_6, %c_30 : index
                  %v_183 = arith.index_cast %v_182 : index to i64
                  %pointer_184 = llvm.inttoptr %v_183 : i64 to !llvm.ptr
                  %v_185 = "llvm.load"(%pointer_184) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_186 = arith.addi %v_6, %c_31 : index
                  %v_187 = arith.index_cast %v_186 : index to i64
                  %pointer_188 = llvm.inttoptr %v_187 : i64 to !llvm.ptr
                  %v_189 = "llvm.load"(%pointer_188) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_190 = arith.addi %v_6, %c_32 : index
                  %v_191 = arith.index_cast %v_190 : index to i64
                  %pointer_192 = llvm.inttoptr %v_191 : i64 to !llvm.ptr
                  %v_193 = "llvm.load"(%pointer_192) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_194 = arith.subi %i_32, %v_34 : index
                  %v_195 = arith.index_cast %v_194 : index to i32
                  %v_196 = vector.broadcast %v_195 : i32 to vector<16xi32>
                  %is_197 = arith.cmpi sge, %c_33, %v_196 : vector<16xi32>
                  %v_198 = vector.maskedload %expert_down_bias[%v_18, %v_34], %is_197, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_199 = vector.shuffle %v_133, %v_137 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_200 = vector.shuffle %v_133, %v_137 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_201 = vector.shuffle %v_141, %v_145 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_202 = vector.shuffle %v_141, %v_145 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_203 = vector.shuffle %v_149, %v_153 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_204 = vector.shuffle %v_149, %v_153 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_205 = vector.shuffle %v_157, %v_161 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_206 = vector.shuffle %v_157, %v_161 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_207 = vector.shuffle %v_165, %v_169 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_208 = vector.shuffle %v_165, %v_169 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_209 = vector.shuffle %v_173, %v_177 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_210 = vector.shuffle %v_173, %v_177 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_211 = vector.shuffle %v_181, %v_185 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_212 = vector.shuffle %v_181, %v_185 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_213 = vector.shuffle %v_189, %v_193 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_214 = vector.shuffle %v_189, %v_193 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_215 = vector.shuffle %v_199, %v_201 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_216 = vector.shuffle %v_199, %v_201 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_217 = vector.shuffle %v_200, %v_202 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_218 = vector.shuffle %v_200, %v_202 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_219 = vector.shuffle %v_203, %v_205 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_220 = vector.shuffle %v_203, %v_205 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_221 = vector.shuffle %v_204, %v_206 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_222 = vector.shuffle %v_204, %v_206 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_223 = vector.shuffle %v_207, %v_209 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_224 = vector.shuffle %v_207, %v_209 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_225 = vector.shuffle %v_208, %v_210 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_226 = vector.shuffle %v_208, %v_210 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_227 = vector.shuffle %v_211, %v_213 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_228 = vector.shuffle %v_211, %v_213 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_229 = vector.shuffle %v_212, %v_214 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_230 = vector.shuffle %v_212, %v_214 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_231 = vector.shuffle %v_215, %v_219 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_232 = vector.shuffle %v_215, %v_219 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_233 = vector.shuffle %v_217, %v_221 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_234 = vector.shuffle %v_217, %v_221 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_235 = vector.shuffle %v_216, %v_220 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_236 = vector.shuffle %v_216, %v_220 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_237 = vector.shuffle %v_218, %v_222 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_238 = vector.shuffle %v_218, %v_222 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_239 = vector.shuffle %v_223, %v_227 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_240 = vector.shuffle %v_223, %v_227 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_241 = vector.shuffle %v_225, %v_229 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_242 = vector.shuffle %v_225, %v_229 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_243 = vector.shuffle %v_224, %v_228 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_244 = vector.shuffle %v_224, %v_228 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_245 = vector.shuffle %v_226, %v_230 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_246 = vector.shuffle %v_226, %v_230 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_247 = vector.shuffle %v_231, %v_239 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_248 = vector.shuffle %v_231, %v_239 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_249 = vector.shuffle %v_233, %v_241 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_250 = vector.shuffle %v_233, %v_241 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_251 = vector.shuffle %v_235, %v_243 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_252 = vector.shuffle %v_235, %v_243 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_253 = vector.shuffle %v_237, %v_245 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_254 = vector.shuffle %v_237, %v_245 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_255 = vector.shuffle %v_232, %v_240 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_256 = vector.shuffle %v_232, %v_240 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_257 = vector.shuffle %v_234, %v_242 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_258 = vector.shuffle %v_234, %v_242 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_259 = vector.shuffle %v_236, %v_244 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_260 = vector.shuffle %v_236, %v_244 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_261 = vector.shuffle %v_238, %v_246 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_262 = vector.shuffle %v_238, %v_246 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_263 = arith.addf %v_247, %v_198 : vector<16xf32>
                  %v_264 = arith.muli %v_64, %c_7 : index
                  %v_265 = arith.addi %v_20, %v_264 : index
                  %v_266 = memref.load %order[%v_265] : memref<?xi32>
                  %is_267 = arith.cmpi sge, %v_266, %c_34 : i32
                  scf.if %is_267 {
                    %v_268 = arith.index_cast %v_266 : i32 to index
                    %v_269 = arith.divui %v_268, %c_35 : index
                    %v_270 = vector.maskedload %y[%v_269, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_271 = memref.load %weights[%v_268] : memref<?xf32>
                    %v_272 = vector.broadcast %v_271 : f32 to vector<16xf32>
                    %acc_273 = math.fma %v_263, %v_272, %v_270 : vector<16xf32>
                    vector.maskedstore %y[%v_269, %v_34], %is_197, %acc_273 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_274 = arith.addf %v_249, %v_198 : vector<16xf32>
                  %v_275 = arith.muli %v_64, %c_7 : index
                  %v_276 = arith.addi %v_20, %v_275 : index
                  %v_277 = arith.addi %v_276, %c_6 : index
                  %v_278 = memref.load %order[%v_277] : memref<?xi32>
                  %is_279 = arith.cmpi sge, %v_278, %c_34 : i32
                  scf.if %is_279 {
                    %v_280 = arith.index_cast %v_278 : i32 to index
                    %v_281 = arith.divui %v_280, %c_35 : index
                    %v_282 = vector.maskedload %y[%v_281, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_283 = memref.load %weights[%v_280] : memref<?xf32>
                    %v_284 = vector.broadcast %v_283 : f32 to vector<16xf32>
                    %acc_285 = math.fma %v_274, %v_284, %v_282 : vector<16xf32>
                    vector.maskedstore %y[%v_281, %v_34], %is_197, %acc_285 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_286 = arith.addf %v_251, %v_198 : vector<16xf32>
                  %v_287 = arith.muli %v_64, %c_7 : index
                  %v_288 = arith.addi %v_20, %v_287 : index
                  %v_289 = arith.addi %v_288, %c_9 : index
                  %v_290 = memref.load %order[%v_289] : memref<?xi32>
                  %is_291 = arith.cmpi sge, %v_290, %c_34 : i32
                  scf.if %is_291 {
                    %v_292 = arith.index_cast %v_290 : i32 to index
                    %v_293 = arith.divui %v_292, %c_35 : index
                    %v_294 = vector.maskedload %y[%v_293, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_295 = memref.load %weights[%v_292] : memref<?xf32>
                    %v_296 = vector.broadcast %v_295 : f32 to vector<16xf32>
                    %acc_297 = math.fma %v_286, %v_296, %v_294 : vector<16xf32>
                    vector.maskedstore %y[%v_293, %v_34], %is_197, %acc_297 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_298 = arith.addf %v_253, %v_198 : vector<16xf32>
                  %v_299 = arith.muli %v_64, %c_7 : index
                  %v_300 = arith.addi %v_20, %v_299 : index
                  %v_301 = arith.addi %v_300, %c_35 : index
                  %v_302 = memref.load %order[%v_301] : memref<?xi32>
                  %is_303 = arith.cmpi sge, %v_302, %c_34 : i32
                  scf.if %is_303 {
                    %v_304 = arith.index_cast %v_302 : i32 to index
                    %v_305 = arith.divui %v_304, %c_35 : index
                    %v_306 = vector.maskedload %y[%v_305, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_307 = memref.load %weights[%v_304] : memref<?xf32>
                    %v_308 = vector.broadcast %v_307 : f32 to vector<16xf32>
                    %acc_309 = math.fma %v_298, %v_308, %v_306 : vector<16xf32>
                    vector.maskedstore %y[%v_305, %v_34], %is_197, %acc_309 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_310 = arith.addf %v_255, %v_198 : vector<16xf32>
                  %v_311 = arith.muli %v_64, %c_7 : index
                  %v_312 = arith.addi %v_20, %v_311 : index
                  %v_313 = arith.addi %v_312, %c_36 : index
                  %v_314 = memref.load %order[%v_313] : memref<?xi32>
                  %is_315 = arith.cmpi sge, %v_314, %c_34 : i32
                  scf.if %is_315 {
                    %v_316 = arith.index_cast %v_314 : i32 to index
                    %v_317 = arith.divui %v_316, %c_35 : index
                    %v_318 = vector.maskedload %y[%v_317, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_319 = memref.load %weights[%v_316] : memref<?xf32>
                    %v_320 = vector.broadcast %v_319 : f32 to vector<16xf32>
                    %acc_321 = math.fma %v_310, %v_320, %v_318 : vector<16xf32>
                    vector.maskedstore %y[%v_317, %v_34], %is_197, %acc_321 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_322 = arith.addf %v_257, %v_198 : vector<16xf32>
                  %v_323 = arith.muli %v_64, %c_7 : index
                  %v_324 = arith.addi %v_20, %v_323 : index
                  %v_325 = arith.addi %v_324, %c_37 : index
                  %v_326 = memref.load %order[%v_325] : memref<?xi32>
                  %is_327 = arith.cmpi sge, %v_326, %c_34 : i32
                  scf.if %is_327 {
                    %v_328 = arith.index_cast %v_326 : i32 to index
                    %v_329 = arith.divui %v_328, %c_35 : index
                    %v_330 = vector.maskedload %y[%v_329, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_331 = memref.load %weights[%v_328] : memref<?xf32>
                    %v_332 = vector.broadcast %v_331 : f32 to vector<16xf32>
                    %acc_333 = math.fma %v_322, %v_332, %v_330 : vector<16xf32>
                    vector.maskedstore %y[%v_329, %v_34], %is_197, %acc_333 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_334 = arith.addf %v_259, %v_198 : vector<16xf32>
                  %v_335 = arith.muli %v_64, %c_7 : index
                  %v_336 = arith.addi %v_20, %v_335 : index
                  %v_337 = arith.addi %v_336, %c_38 : index
                  %v_338 = memref.load %order[%v_337] : memref<?xi32>
                  %is_339 = arith.cmpi sge, %v_338, %c_34 : i32
                  scf.if %is_339 {
                    %v_340 = arith.index_cast %v_338 : i32 to index
                    %v_341 = arith.divui %v_340, %c_35 : index
                    %v_342 = vector.maskedload %y[%v_341, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_343 = memref.load %weights[%v_340] : memref<?xf32>
                    %v_344 = vector.broadcast %v_343 : f32 to vector<16xf32>
                    %acc_345 = math.fma %v_334, %v_344, %v_342 : vector<16xf32>
                    vector.maskedstore %y[%v_341, %v_34], %is_197, %acc_345 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_346 = arith.addf %v_261, %v_198 : vector<16xf32>
                  %v_347 = arith.muli %v_64, %c_7 : index
                  %v_348 = arith.addi %v_20, %v_347 : index
                  %v_349 = arith.addi %v_348, %c_39 : index
                  %v_350 = memref.load %order[%v_349] : memref<?xi32>
                  %is_351 = arith.cmpi sge, %v_350, %c_34 : i32
                  scf.if %is_351 {
                    %v_352 = arith.index_cast %v_350 : i32 to index
                    %v_353 = arith.divui %v_352, %c_35 : index
                    %v_354 = vector.maskedload %y[%v_353, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_355 = memref.load %weights[%v_352] : memref<?xf32>
                    %v_356 = vector.broadcast %v_355 : f32 to vector<16xf32>
                    %acc_357 = math.fma %v_346, %v_356, %v_354 : vector<16xf32>
                    vector.maskedstore %y[%v_353, %v_34], %is_197, %acc_357 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_358 = arith.addf %v_248, %v_198 : vector<16xf32>
                  %v_359 = arith.muli %v_64, %c_7 : index
                  %v_360 = arith.addi %v_20, %v_359 : index
                  %v_361 = arith.addi %v_360, %c_40 : index
                  %v_362 = memref.load %order[%v_361] : memref<?xi32>
                  %is_363 = arith.cmpi sge, %v_362, %c_34 : i32
                  scf.if %is_363 {
                    %v_364 = arith.index_cast %v_362 : i32 to index
                    %v_365 = arith.divui %v_364, %c_35 : index
                    %v_366 = vector.maskedload %y[%v_365, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_367 = memref.load %weights[%v_364] : memref<?xf32>
                    %v_368 = vector.broadcast %v_367 : f32 to vector<16xf32>
                    %acc_369 = math.fma %v_358, %v_368, %v_366 : vector<16xf32>
                    vector.maskedstore %y[%v_365, %v_34], %is_197, %acc_369 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_370 = arith.addf %v_250, %v_198 : vector<16xf32>
                  %v_371 = arith.muli %v_64, %c_7 : index
                  %v_372 = arith.addi %v_20, %v_371 : index
                  %v_373 = arith.addi %v_372, %c_41 : index
                  %v_374 = memref.load %order[%v_373] : memref<?xi32>
                  %is_375 = arith.cmpi sge, %v_374, %c_34 : i32
                  scf.if %is_375 {
                    %v_376 = arith.index_cast %v_374 : i32 to index
                    %v_377 = arith.divui %v_376, %c_35 : index
                    %v_378 = vector.maskedload %y[%v_377, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_379 = memref.load %weights[%v_376] : memref<?xf32>
                    %v_380 = vector.broadcast %v_379 : f32 to vector<16xf32>
                    %acc_381 = math.fma %v_370, %v_380, %v_378 : vector<16xf32>
                    vector.maskedstore %y[%v_377, %v_34], %is_197, %acc_381 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_382 = arith.addf %v_252, %v_198 : vector<16xf32>
                  %v_383 = arith.muli %v_64, %c_7 : index
                  %v_384 = arith.addi %v_20, %v_383 : index
                  %v_385 = arith.addi %v_384, %c_42 : index
                  %v_386 = memref.load %order[%v_385] : memref<?xi32>
                  %is_387 = arith.cmpi sge, %v_386, %c_34 : i32
                  scf.if %is_387 {
                    %v_388 = arith.index_cast %v_386 : i32 to index
                    %v_389 = arith.divui %v_388, %c_35 : index
                    %v_390 = vector.maskedload %y[%v_389, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_391 = memref.load %weights[%v_388] : memref<?xf32>
                    %v_392 = vector.broadcast %v_391 : f32 to vector<16xf32>
                    %acc_393 = math.fma %v_382, %v_392, %v_390 : vector<16xf32>
                    vector.maskedstore %y[%v_389, %v_34], %is_197, %acc_393 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_394 = arith.addf %v_254, %v_198 : vector<16xf32>
                  %v_395 = arith.muli %v_64, %c_7 : index
                  %v_396 = arith.addi %v_20, %v_395 : index
                  %v_397 = arith.addi %v_396, %c_16 : index
                  %v_398 = memref.load %order[%v_397] : memref<?xi32>
                  %is_399 = arith.cmpi sge, %v_398, %c_34 : i32
                  scf.if %is_399 {
                    %v_400 = arith.index_cast %v_398 : i32 to index
                    %v_401 = arith.divui %v_400, %c_35 : index
                    %v_402 = vector.maskedload %y[%v_401, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_403 = memref.load %weights[%v_400] : memref<?xf32>
                    %v_404 = vector.broadcast %v_403 : f32 to vector<16xf32>
                    %acc_405 = math.fma %v_394, %v_404, %v_402 : vector<16xf32>
                    vector.maskedstore %y[%v_401, %v_34], %is_197, %acc_405 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_406 = arith.addf %v_256, %v_198 : vector<16xf32>
                  %v_407 = arith.muli %v_64, %c_7 : index
                  %v_408 = arith.addi %v_20, %v_407 : index
                  %v_409 = arith.addi %v_408, %c_43 : index
                  %v_410 = memref.load %order[%v_409] : memref<?xi32>
                  %is_411 = arith.cmpi sge, %v_410, %c_34 : i32
                  scf.if %is_411 {
                    %v_412 = arith.index_cast %v_410 : i32 to index
                    %v_413 = arith.divui %v_412, %c_35 : index
                    %v_414 = vector.maskedload %y[%v_413, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_415 = memref.load %weights[%v_412] : memref<?xf32>
                    %v_416 = vector.broadcast %v_415 : f32 to vector<16xf32>
                    %acc_417 = math.fma %v_406, %v_416, %v_414 : vector<16xf32>
                    vector.maskedstore %y[%v_413, %v_34], %is_197, %acc_417 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_418 = arith.addf %v_258, %v_198 : vector<16xf32>
                  %v_419 = arith.muli %v_64, %c_7 : index
                  %v_420 = arith.addi %v_20, %v_419 : index
                  %v_421 = arith.addi %v_420, %c_44 : index
                  %v_422 = memref.load %order[%v_421] : memref<?xi32>
                  %is_423 = arith.cmpi sge, %v_422, %c_34 : i32
                  scf.if %is_423 {
                    %v_424 = arith.index_cast %v_422 : i32 to index
                    %v_425 = arith.divui %v_424, %c_35 : index
                    %v_426 = vector.maskedload %y[%v_425, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_427 = memref.load %weights[%v_424] : memref<?xf32>
                    %v_428 = vector.broadcast %v_427 : f32 to vector<16xf32>
                    %acc_429 = math.fma %v_418, %v_428, %v_426 : vector<16xf32>
                    vector.maskedstore %y[%v_425, %v_34], %is_197, %acc_429 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_430 = arith.addf %v_260, %v_198 : vector<16xf32>
                  %v_431 = arith.muli %v_64, %c_7 : index
                  %v_432 = arith.addi %v_20, %v_431 : index
                  %v_433 = arith.addi %v_432, %c_45 : index
                  %v_434 = memref.load %order[%v_433] : memref<?xi32>
                  %is_435 = arith.cmpi sge, %v_434, %c_34 : i32
                  scf.if %is_435 {
                    %v_436 = arith.index_cast %v_434 : i32 to index
                    %v_437 = arith.divui %v_436, %c_35 : index
                    %v_438 = vector.maskedload %y[%v_437, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_439 = memref.load %weights[%v_436] : memref<?xf32>
                    %v_440 = vector.broadcast %v_439 : f32 to vector<16xf32>
                    %acc_441 = math.fma %v_430, %v_440, %v_438 : vector<16xf32>
                    vector.maskedstore %y[%v_437, %v_34], %is_197, %acc_441 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_442 = arith.addf %v_262, %v_198 : vector<16xf32>
                  %v_443 = arith.muli %v_64, %c_7 : index
                  %v_444 = arith.addi %v_20, %v_443 : index
                  %v_445 = arith.addi %v_444, %c_10 : index
                  %v_446 = memref.load %order[%v_445] : memref<?xi32>
                  %is_447 = arith.cmpi sge, %v_446, %c_34 : i32
                  scf.if %is_447 {
                    %v_448 = arith.index_cast %v_446 : i32 to index
                    %v_449 = arith.divui %v_448, %c_35 : index
                    %v_450 = vector.maskedload %y[%v_449, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_451 = memref.load %weights[%v_448] : memref<?xf32>
                    %v_452 = vector.broadcast %v_451 : f32 to vector<16xf32>
                    %acc_453 = math.fma %v_442, %v_452, %v_450 : vector<16xf32>
                    vector.maskedstore %y[%v_449, %v_34], %is_197, %acc_453 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_454 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_454 {
                  %v_455 = arith.addi %v_6, %c_15 : index
                  %v_456 = arith.index_cast %v_455 : index to i64
                  %pointer_457 = llvm.inttoptr %v_456 : i64 to !llvm.ptr
                  %v_458 = "llvm.load"(%pointer_457) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_459 = arith.addi %v_6, %c_46 : index
                  %v_460 = arith.index_cast %v_459 : index to i64
                  %pointer_461 = llvm.inttoptr %v_460 : i64 to !llvm.ptr
                  %v_462 = "llvm.load"(%pointer_461) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_463 = arith.addi %v_6, %c_47 : index
                  %v_464 = arith.index_cast %v_463 : index to i64
                  %pointer_465 = llvm.inttoptr %v_464 : i64 to !llvm.ptr
                  %v_466 = "llvm.load"(%pointer_465) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_467 = arith.addi %v_6, %c_48 : index
                  %v_468 = arith.index_cast %v_467 : index to i64
                  %pointer_469 = llvm.inttoptr %v_468 : i64 to !llvm.ptr
                  %v_470 = "llvm.load"(%pointer_469) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_471 = arith.addi %v_6, %c_49 : index
                  %v_472 = arith.index_cast %v_471 : index to i64
                  %pointer_473 = llvm.inttoptr %v_472 : i64 to !llvm.ptr
                  %v_474 = "llvm.load"(%pointer_473) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_475 = arith.addi %v_6, %c_50 : index
                  %v_476 = arith.index_cast %v_475 : index to i64
                  %pointer_477 = llvm.inttoptr %v_476 : i64 to !llvm.ptr
                  %v_478 = "llvm.load"(%pointer_477) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_479 = arith.addi %v_6, %c_51 : index
                  %v_480 = arith.index_cast %v_479 : index to i64
                  %pointer_481 = llvm.inttoptr %v_480 : i64 to !llvm.ptr
                  %v_482 = "llvm.load"(%pointer_481) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_483 = arith.addi %v_6, %c_52 : index
                  %v_484 = arith.index_cast %v_483 : index to i64
                  %pointer_485 = llvm.inttoptr %v_484 : i64 to !llvm.ptr
                  %v_486 = "llvm.load"(%pointer_485) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_487 = arith.addi %v_6, %c_53 : index
                  %v_488 = arith.index_cast %v_487 : index to i64
                  %pointer_489 = llvm.inttoptr %v_488 : i64 to !llvm.ptr
                  %v_490 = "llvm.load"(%pointer_489) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_491 = arith.addi %v_6, %c_54 : index
                  %v_492 = arith.index_cast %v_491 : index to i64
                  %pointer_493 = llvm.inttoptr %v_492 : i64 to !llvm.ptr
                  %v_494 = "llvm.load"(%pointer_493) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_495 = arith.addi %v_6, %c_55 : index
                  %v_496 = arith.index_cast %v_495 : index to i64
                  %pointer_497 = llvm.inttoptr %v_496 : i64 to !llvm.ptr
                  %v_498 = "llvm.load"(%pointer_497) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_499 = arith.addi %v_6, %c_56 : index
                  %v_500 = arith.index_cast %v_499 : index to i64
                  %pointer_501 = llvm.inttoptr %v_500 : i64 to !llvm.ptr
                  %v_502 = "llvm.load"(%pointer_501) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_503 = arith.addi %v_6, %c_57 : index
                  %v_504 = arith.index_cast %v_503 : index to i64
                  %pointer_505 = llvm.inttoptr %v_504 : i64 to !llvm.ptr
                  %v_506 = "llvm.load"(%pointer_505) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_507 = arith.addi %v_6, %c_58 : index
                  %v_508 = arith.index_cast %v_507 : index to i64
                  %pointer_509 = llvm.inttoptr %v_508 : i64 to !llvm.ptr
                  %v_510 = "llvm.load"(%pointer_509) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_511 = arith.addi %v_6, %c_59 : index
                  %v_512 = arith.index_cast %v_511 : index to i64
                  %pointer_513 = llvm.inttoptr %v_512 : i64 to !llvm.ptr
                  %v_514 = "llvm.load"(%pointer_513) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_515 = arith.addi %v_6, %c_60 : index
                  %v_516 = arith.index_cast %v_515 : index to i64
                  %pointer_517 = llvm.inttoptr %v_516 : i64 to !llvm.ptr
                  %v_518 = "llvm.load"(%pointer_517) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_519 = arith.subi %v_33, %v_35 : index
                  %v_520 = arith.index_cast %v_519 : index to i32
                  %v_521 = vector.broadcast %v_520 : i32 to vector<16xi32>
                  %is_522 = arith.cmpi sge, %c_33, %v_521 : vector<16xi32>
                  %v_523 = vector.maskedload %expert_down_bias[%v_18, %v_35], %is_522, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_524 = vector.shuffle %v_458, %v_462 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_525 = vector.shuffle %v_458, %v_462 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_526 = vector.shuffle %v_466, %v_470 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_527 = vector.shuffle %v_466, %v_470 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_528 = vector.shuffle %v_474, %v_478 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_529 = vector.shuffle %v_474, %v_478 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_530 = vector.shuffle %v_482, %v_486 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_531 = vector.shuffle %v_482, %v_486 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_532 = vector.shuffle %v_490, %v_494 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_533 = vector.shuffle %v_490, %v_494 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_534 = vector.shuffle %v_498, %v_502 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_535 = vector.shuffle %v_498, %v_502 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_536 = vector.shuffle %v_506, %v_510 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_537 = vector.shuffle %v_506, %v_510 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_538 = vector.shuffle %v_514, %v_518 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_539 = vector.shuffle %v_514, %v_518 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_540 = vector.shuffle %v_524, %v_526 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_541 = vector.shuffle %v_524, %v_526 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_542 = vector.shuffle %v_525, %v_527 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_543 = vector.shuffle %v_525, %v_527 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_544 = vector.shuffle %v_528, %v_530 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_545 = vector.shuffle %v_528, %v_530 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_546 = vector.shuffle %v_529, %v_531 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_547 = vector.shuffle %v_529, %v_531 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_548 = vector.shuffle %v_532, %v_534 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_549 = vector.shuffle %v_532, %v_534 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_550 = vector.shuffle %v_533, %v_535 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_551 = vector.shuffle %v_533, %v_535 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_552 = vector.shuffle %v_536, %v_538 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_553 = vector.shuffle %v_536, %v_538 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_554 = vector.shuffle %v_537, %v_539 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_555 = vector.shuffle %v_537, %v_539 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_556 = vector.shuffle %v_540, %v_544 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_557 = vector.shuffle %v_540, %v_544 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_558 = vector.shuffle %v_542, %v_546 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_559 = vector.shuffle %v_542, %v_546 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_560 = vector.shuffle %v_541, %v_545 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_561 = vector.shuffle %v_541, %v_545 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_562 = vector.shuffle %v_543, %v_547 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_563 = vector.shuffle %v_543, %v_547 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_564 = vector.shuffle %v_548, %v_552 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_565 = vector.shuffle %v_548, %v_552 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_566 = vector.shuffle %v_550, %v_554 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_567 = vector.shuffle %v_550, %v_554 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_568 = vector.shuffle %v_549, %v_553 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_569 = vector.shuffle %v_549, %v_553 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_570 = vector.shuffle %v_551, %v_555 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_571 = vector.shuffle %v_551, %v_555 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_572 = vector.shuffle %v_556, %v_564 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_573 = vector.shuffle %v_556, %v_564 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_574 = vector.shuffle %v_558, %v_566 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_575 = vector.shuffle %v_558, %v_566 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_576 = vector.shuffle %v_560, %v_568 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_577 = vector.shuffle %v_560, %v_568 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_578 = vector.shuffle %v_562, %v_570 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_579 = vector.shuffle %v_562, %v_570 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_580 = vector.shuffle %v_557, %v_565 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_581 = vector.shuffle %v_557, %v_565 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_582 = vector.shuffle %v_559, %v_567 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_583 = vector.shuffle %v_559, %v_567 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_584 = vector.shuffle %v_561, %v_569 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_585 = vector.shuffle %v_561, %v_569 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_586 = vector.shuffle %v_563, %v_571 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_587 = vector.shuffle %v_563, %v_571 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_588 = arith.addf %v_572, %v_523 : vector<16xf32>
                  %v_589 = arith.muli %v_64, %c_7 : index
                  %v_590 = arith.addi %v_20, %v_589 : index
                  %v_591 = memref.load %order[%v_590] : memref<?xi32>
                  %is_592 = arith.cmpi sge, %v_591, %c_34 : i32
                  scf.if %is_592 {
                    %v_593 = arith.index_cast %v_591 : i32 to index
                    %v_594 = arith.divui %v_593, %c_35 : index
                    %v_595 = vector.maskedload %y[%v_594, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_596 = memref.load %weights[%v_593] : memref<?xf32>
                    %v_597 = vector.broadcast %v_596 : f32 to vector<16xf32>
                    %acc_598 = math.fma %v_588, %v_597, %v_595 : vector<16xf32>
                    vector.maskedstore %y[%v_594, %v_35], %is_522, %acc_598 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_599 = arith.addf %v_574, %v_523 : vector<16xf32>
                  %v_600 = arith.muli %v_64, %c_7 : index
                  %v_601 = arith.addi %v_20, %v_600 : index
                  %v_602 = arith.addi %v_601, %c_6 : index
                  %v_603 = memref.load %order[%v_602] : memref<?xi32>
                  %is_604 = arith.cmpi sge, %v_603, %c_34 : i32
                  scf.if %is_604 {
                    %v_605 = arith.index_cast %v_603 : i32 to index
                    %v_606 = arith.divui %v_605, %c_35 : index
                    %v_607 = vector.maskedload %y[%v_606, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_608 = memref.load %weights[%v_605] : memref<?xf32>
                    %v_609 = vector.broadcast %v_608 : f32 to vector<16xf32>
                    %acc_610 = math.fma %v_599, %v_609, %v_607 : vector<16xf32>
                    vector.maskedstore %y[%v_606, %v_35], %is_522, %acc_610 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_611 = arith.addf %v_576, %v_523 : vector<16xf32>
                  %v_612 = arith.muli %v_64, %c_7 : index
                  %v_613 = arith.addi %v_20, %v_612 : index
                  %v_614 = arith.addi %v_613, %c_9 : index
                  %v_615 = memref.load %order[%v_614] : memref<?xi32>
                  %is_616 = arith.cmpi sge, %v_615, %c_34 : i32
                  scf.if %is_616 {
                    %v_617 = arith.index_cast %v_615 : i32 to index
                    %v_618 = arith.divui %v_617, %c_35 : index
                    %v_619 = vector.maskedload %y[%v_618, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_620 = memref.load %weights[%v_617] : memref<?xf32>
                    %v_621 = vector.broadcast %v_620 : f32 to vector<16xf32>
                    %acc_622 = math.fma %v_611, %v_621, %v_619 : vector<16xf32>
                    vector.maskedstore %y[%v_618, %v_35], %is_522, %acc_622 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_623 = arith.addf %v_578, %v_523 : vector<16xf32>
                  %v_624 = arith.muli %v_64, %c_7 : index
                  %v_625 = arith.addi %v_20, %v_624 : index
                  %v_626 = arith.addi %v_625, %c_35 : index
                  %v_627 = memref.load %order[%v_626] : memref<?xi32>
                  %is_628 = arith.cmpi sge, %v_627, %c_34 : i32
                  scf.if %is_628 {
                    %v_629 = arith.index_cast %v_627 : i32 to index
                    %v_630 = arith.divui %v_629, %c_35 : index
                    %v_631 = vector.maskedload %y[%v_630, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_632 = memref.load %weights[%v_629] : memref<?xf32>
                    %v_633 = vector.broadcast %v_632 : f32 to vector<16xf32>
                    %acc_634 = math.fma %v_623, %v_633, %v_631 : vector<16xf32>
                    vector.maskedstore %y[%v_630, %v_35], %is_522, %acc_634 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_635 = arith.addf %v_580, %v_523 : vector<16xf32>
                  %v_636 = arith.muli %v_64, %c_7 : index
                  %v_637 = arith.addi %v_20, %v_636 : index
                  %v_638 = arith.addi %v_637, %c_36 : index
                  %v_639 = memref.load %order[%v_638] : memref<?xi32>
                  %is_640 = arith.cmpi sge, %v_639, %c_34 : i32
                  scf.if %is_640 {
                    %v_641 = arith.index_cast %v_639 : i32 to index
                    %v_642 = arith.divui %v_641, %c_35 : index
                    %v_643 = vector.maskedload %y[%v_642, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_644 = memref.load %weights[%v_641] : memref<?xf32>
                    %v_645 = vector.broadcast %v_644 : f32 to vector<16xf32>
                    %acc_646 = math.fma %v_635, %v_645, %v_643 : vector<16xf32>
                    vector.maskedstore %y[%v_642, %v_35], %is_522, %acc_646 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_647 = arith.addf %v_582, %v_523 : vector<16xf32>
                  %v_648 = arith.muli %v_64, %c_7 : index
                  %v_649 = arith.addi %v_20, %v_648 : index
                  %v_650 = arith.addi %v_649, %c_37 : index
                  %v_651 = memref.load %order[%v_650] : memref<?xi32>
                  %is_652 = arith.cmpi sge, %v_651, %c_34 : i32
                  scf.if %is_652 {
                    %v_653 = arith.index_cast %v_651 : i32 to index
                    %v_654 = arith.divui %v_653, %c_35 : index
                    %v_655 = vector.maskedload %y[%v_654, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_656 = memref.load %weights[%v_653] : memref<?xf32>
                    %v_657 = vector.broadcast %v_656 : f32 to vector<16xf32>
                    %acc_658 = math.fma %v_647, %v_657, %v_655 : vector<16xf32>
                    vector.maskedstore %y[%v_654, %v_35], %is_522, %acc_658 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_659 = arith.addf %v_584, %v_523 : vector<16xf32>
                  %v_660 = arith.muli %v_64, %c_7 : index
                  %v_661 = arith.addi %v_20, %v_660 : index
                  %v_662 = arith.addi %v_661, %c_38 : index
                  %v_663 = memref.load %order[%v_662] : memref<?xi32>
                  %is_664 = arith.cmpi sge, %v_663, %c_34 : i32
                  scf.if %is_664 {
                    %v_665 = arith.index_cast %v_663 : i32 to index
                    %v_666 = arith.divui %v_665, %c_35 : index
                    %v_667 = vector.maskedload %y[%v_666, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_668 = memref.load %weights[%v_665] : memref<?xf32>
                    %v_669 = vector.broadcast %v_668 : f32 to vector<16xf32>
                    %acc_670 = math.fma %v_659, %v_669, %v_667 : vector<16xf32>
                    vector.maskedstore %y[%v_666, %v_35], %is_522, %acc_670 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_671 = arith.addf %v_586, %v_523 : vector<16xf32>
                  %v_672 = arith.muli %v_64, %c_7 : index
                  %v_673 = arith.addi %v_20, %v_672 : index
                  %v_674 = arith.addi %v_673, %c_39 : index
                  %v_675 = memref.load %order[%v_674] : memref<?xi32>
                  %is_676 = arith.cmpi sge, %v_675, %c_34 : i32
                  scf.if %is_676 {
                    %v_677 = arith.index_cast %v_675 : i32 to index
                    %v_678 = arith.divui %v_677, %c_35 : index
                    %v_679 = vector.maskedload %y[%v_678, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_680 = memref.load %weights[%v_677] : memref<?xf32>
                    %v_681 = vector.broadcast %v_680 : f32 to vector<16xf32>
                    %acc_682 = math.fma %v_671, %v_681, %v_679 : vector<16xf32>
                    vector.maskedstore %y[%v_678, %v_35], %is_522, %acc_682 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_683 = arith.addf %v_573, %v_523 : vector<16xf32>
                  %v_684 = arith.muli %v_64, %c_7 : index
                  %v_685 = arith.addi %v_20, %v_684 : index
                  %v_686 = arith.addi %v_685, %c_40 : index
                  %v_687 = memref.load %order[%v_686] : memref<?xi32>
                  %is_688 = arith.cmpi sge, %v_687, %c_34 : i32
                  scf.if %is_688 {
                    %v_689 = arith.index_cast %v_687 : i32 to index
                    %v_690 = arith.divui %v_689, %c_35 : index
                    %v_691 = vector.maskedload %y[%v_690, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_692 = memref.load %weights[%v_689] : memref<?xf32>
                    %v_693 = vector.broadcast %v_692 : f32 to vector<16xf32>
                    %acc_694 = math.fma %v_683, %v_693, %v_691 : vector<16xf32>
                    vector.maskedstore %y[%v_690, %v_35], %is_522, %acc_694 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_695 = arith.addf %v_575, %v_523 : vector<16xf32>
                  %v_696 = arith.muli %v_64, %c_7 : index
                  %v_697 = arith.addi %v_20, %v_696 : index
                  %v_698 = arith.addi %v_697, %c_41 : index
                  %v_699 = memref.load %order[%v_698] : memref<?xi32>
                  %is_700 = arith.cmpi sge, %v_699, %c_34 : i32
                  scf.if %is_700 {
                    %v_701 = arith.index_cast %v_699 : i32 to index
                    %v_702 = arith.divui %v_701, %c_35 : index
                    %v_703 = vector.maskedload %y[%v_702, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_704 = memref.load %weights[%v_701] : memref<?xf32>
                    %v_705 = vector.broadcast %v_704 : f32 to vector<16xf32>
                    %acc_706 = math.fma %v_695, %v_705, %v_703 : vector<16xf32>
                    vector.maskedstore %y[%v_702, %v_35], %is_522, %acc_706 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_707 = arith.addf %v_577, %v_523 : vector<16xf32>
                  %v_708 = arith.muli %v_64, %c_7 : index
                  %v_709 = arith.addi %v_20, %v_708 : index
                  %v_710 = arith.addi %v_709, %c_42 : index
                  %v_711 = memref.load %order[%v_710] : memref<?xi32>
                  %is_712 = arith.cmpi sge, %v_711, %c_34 : i32
                  scf.if %is_712 {
                    %v_713 = arith.index_cast %v_711 : i32 to index
                    %v_714 = arith.divui %v_713, %c_35 : index
                    %v_715 = vector.maskedload %y[%v_714, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_716 = memref.load %weights[%v_713] : memref<?xf32>
                    %v_717 = vector.broadcast %v_716 : f32 to vector<16xf32>
                    %acc_718 = math.fma %v_707, %v_717, %v_715 : vector<16xf32>
                    vector.maskedstore %y[%v_714, %v_35], %is_522, %acc_718 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_719 = arith.addf %v_579, %v_523 : vector<16xf32>
                  %v_720 = arith.muli %v_64, %c_7 : index
                  %v_721 = arith.addi %v_20, %v_720 : index
                  %v_722 = arith.addi %v_721, %c_16 : index
                  %v_723 = memref.load %order[%v_722] : memref<?xi32>
                  %is_724 = arith.cmpi sge, %v_723, %c_34 : i32
                  scf.if %is_724 {
                    %v_725 = arith.index_cast %v_723 : i32 to index
                    %v_726 = arith.divui %v_725, %c_35 : index
                    %v_727 = vector.maskedload %y[%v_726, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_728 = memref.load %weights[%v_725] : memref<?xf32>
                    %v_729 = vector.broadcast %v_728 : f32 to vector<16xf32>
                    %acc_730 = math.fma %v_719, %v_729, %v_727 : vector<16xf32>
                    vector.maskedstore %y[%v_726, %v_35], %is_522, %acc_730 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_731 = arith.addf %v_581, %v_523 : vector<16xf32>
                  %v_732 = arith.muli %v_64, %c_7 : index
                  %v_733 = arith.addi %v_20, %v_732 : index
                  %v_734 = arith.addi %v_733, %c_43 : index
                  %v_735 = memref.load %order[%v_734] : memref<?xi32>
                  %is_736 = arith.cmpi sge, %v_735, %c_34 : i32
                  scf.if %is_736 {
                    %v_737 = arith.index_cast %v_735 : i32 to index
                    %v_738 = arith.divui %v_737, %c_35 : index
                    %v_739 = vector.maskedload %y[%v_738, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_740 = memref.load %weights[%v_737] : memref<?xf32>
                    %v_741 = vector.broadcast %v_740 : f32 to vector<16xf32>
                    %acc_742 = math.fma %v_731, %v_741, %v_739 : vector<16xf32>
                    vector.maskedstore %y[%v_738, %v_35], %is_522, %acc_742 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_743 = arith.addf %v_583, %v_523 : vector<16xf32>
                  %v_744 = arith.muli %v_64, %c_7 : index
                  %v_745 = arith.addi %v_20, %v_744 : index
                  %v_746 = arith.addi %v_745, %c_44 : index
                  %v_747 = memref.load %order[%v_746] : memref<?xi32>
                  %is_748 = arith.cmpi sge, %v_747, %c_34 : i32
                  scf.if %is_748 {
                    %v_749 = arith.index_cast %v_747 : i32 to index
                    %v_750 = arith.divui %v_749, %c_35 : index
                    %v_751 = vector.maskedload %y[%v_750, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_752 = memref.load %weights[%v_749] : memref<?xf32>
                    %v_753 = vector.broadcast %v_752 : f32 to vector<16xf32>
                    %acc_754 = math.fma %v_743, %v_753, %v_751 : vector<16xf32>
                    vector.maskedstore %y[%v_750, %v_35], %is_522, %acc_754 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_755 = arith.addf %v_585, %v_523 : vector<16xf32>
                  %v_756 = arith.muli %v_64, %c_7 : index
                  %v_757 = arith.addi %v_20, %v_756 : index
                  %v_758 = arith.addi %v_757, %c_45 : index
                  %v_759 = memref.load %order[%v_758] : memref<?xi32>
                  %is_760 = arith.cmpi sge, %v_759, %c_34 : i32
                  scf.if %is_760 {
                    %v_761 = arith.index_cast %v_759 : i32 to index
                    %v_762 = arith.divui %v_761, %c_35 : index
                    %v_763 = vector.maskedload %y[%v_762, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_764 = memref.load %weights[%v_761] : memref<?xf32>
                    %v_765 = vector.broadcast %v_764 : f32 to vector<16xf32>
                    %acc_766 = math.fma %v_755, %v_765, %v_763 : vector<16xf32>
                    vector.maskedstore %y[%v_762, %v_35], %is_522, %acc_766 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_767 = arith.addf %v_587, %v_523 : vector<16xf32>
                  %v_768 = arith.muli %v_64, %c_7 : index
                  %v_769 = arith.addi %v_20, %v_768 : index
                  %v_770 = arith.addi %v_769, %c_10 : index
                  %v_771 = memref.load %order[%v_770] : memref<?xi32>
                  %is_772 = arith.cmpi sge, %v_771, %c_34 : i32
                  scf.if %is_772 {
                    %v_773 = arith.index_cast %v_771 : i32 to index
                    %v_774 = arith.divui %v_773, %c_35 : index
                    %v_775 = vector.maskedload %y[%v_774, %v_35], %is_522, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_776 = memref.load %weights[%v_773] : memref<?xf32>
                    %v_777 = vector.broadcast %v_776 : f32 to vector<16xf32>
                    %acc_778 = math.fma %v_767, %v_777, %v_775 : vector<16xf32>
                    vector.maskedstore %y[%v_774, %v_35], %is_522, %acc_778 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_779 = arith.addi %v_64, %c_6 : index
                %v_780 = arith.addi %v_6, %c_17 : index
                %is_781 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_781 {
                  %v_782 = arith.index_cast %v_780 : index to i64
                  %pointer_783 = llvm.inttoptr %v_782 : i64 to !llvm.ptr
                  %v_784 = "llvm.load"(%pointer_783) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_785 = arith.addi %v_780, %c_0 : index
                  %v_786 = arith.index_cast %v_785 : index to i64
                  %pointer_787 = llvm.inttoptr %v_786 : i64 to !llvm.ptr
                  %v_788 = "llvm.load"(%pointer_787) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_789 = arith.addi %v_780, %c_19 : index
                  %v_790 = arith.index_cast %v_789 : index to i64
                  %pointer_791 = llvm.inttoptr %v_790 : i64 to !llvm.ptr
                  %v_792 = "llvm.load"(%pointer_791) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_793 = arith.addi %v_780, %c_20 : index
                  %v_794 = arith.index_cast %v_793 : index to i64
                  %pointer_795 = llvm.inttoptr %v_794 : i64 to !llvm.ptr
                  %v_796 = "llvm.load"(%pointer_795) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_797 = arith.addi %v_780, %c_21 : index
                  %v_798 = arith.index_cast %v_797 : index to i64
                  %pointer_799 = llvm.inttoptr %v_798 : i64 to !llvm.ptr
                  %v_800 = "llvm.load"(%pointer_799) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_801 = arith.addi %v_780, %c_22 : index
                  %v_802 = arith.index_cast %v_801 : index to i64
                  %pointer_803 = llvm.inttoptr %v_802 : i64 to !llvm.ptr
                  %v_804 = "llvm.load"(%pointer_803) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_805 = arith.addi %v_780, %c_23 : index
                  %v_806 = arith.index_cast %v_805 : index to i64
                  %pointer_807 = llvm.inttoptr %v_806 : i64 to !llvm.ptr
                  %v_808 = "llvm.load"(%pointer_807) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_809 = arith.addi %v_780, %c_24 : index
                  %v_810 = arith.index_cast %v_809 : index to i64
                  %pointer_811 = llvm.inttoptr %v_810 : i64 to !llvm.ptr
                  %v_812 = "llvm.load"(%pointer_811) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_813 = arith.addi %v_780, %c_25 : index
                  %v_814 = arith.index_cast %v_813 : index to i64
                  %pointer_815 = llvm.inttoptr %v_814 : i64 to !llvm.ptr
                  %v_816 = "llvm.load"(%pointer_815) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_817 = arith.addi %v_780, %c_26 : index
                  %v_818 = arith.index_cast %v_817 : index to i64
                  %pointer_819 = llvm.inttoptr %v_818 : i64 to !llvm.ptr
                  %v_820 = "llvm.load"(%pointer_819) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_821 = arith.addi %v_780, %c_27 : index
                  %v_822 = arith.index_cast %v_821 : index to i64
                  %pointer_823 = llvm.inttoptr %v_822 : i64 to !llvm.ptr
                  %v_824 = "llvm.load"(%pointer_823) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_825 = arith.addi %v_780, %c_28 : index
                  %v_826 = arith.index_cast %v_825 : index to i64
                  %pointer_827 = llvm.inttoptr %v_826 : i64 to !llvm.ptr
                  %v_828 = "llvm.load"(%pointer_827) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_829 = arith.addi %v_780, %c_29 : index
                  %v_830 = arith.index_cast %v_829 : index to i64
                  %pointer_831 = llvm.inttoptr %v_830 : i64 to !llvm.ptr
                  %v_832 = "llvm.load"(%pointer_831) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_833 = arith.addi %v_780, %c_30 : index
                  %v_834 = arith.index_cast %v_833 : index to i64
                  %pointer_835 = llvm.inttoptr %v_834 : i64 to !llvm.ptr
                  %v_836 = "llvm.load"(%pointer_835) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_837 = arith.addi %v_780, %c_31 : index
                  %v_838 = arith.index_cast %v_837 : index to i64
                  %pointer_839 = llvm.inttoptr %v_838 : i64 to !llvm.ptr
                  %v_840 = "llvm.load"(%pointer_839) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_841 = arith.addi %v_780, %c_32 : index
                  %v_842 = arith.index_cast %v_841 : index to i64
                  %pointer_843 = llvm.inttoptr %v_842 : i64 to !llvm.ptr
                  %v_844 = "llvm.load"(%pointer_843) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_845 = arith.subi %i_32, %v_34 : index
                  %v_846 = arith.index_cast %v_845 : index to i32
                  %v_847 = vector.broadcast %v_846 : i32 to vector<16xi32>
                  %is_848 = arith.cmpi sge, %c_33, %v_847 : vector<16xi32>
                  %v_849 = vector.maskedload %expert_down_bias[%v_18, %v_34], %is_848, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_850 = vector.shuffle %v_784, %v_788 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_851 = vector.shuffle %v_784, %v_788 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_852 = vector.shuffle %v_792, %v_796 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_853 = vector.shuffle %v_792, %v_796 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_854 = vector.shuffle %v_800, %v_804 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_855 = vector.shuffle %v_800, %v_804 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_856 = vector.shuffle %v_808, %v_812 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_857 = vector.shuffle %v_808, %v_812 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_858 = vector.shuffle %v_816, %v_820 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_859 = vector.shuffle %v_816, %v_820 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_860 = vector.shuffle %v_824, %v_828 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_861 = vector.shuffle %v_824, %v_828 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_862 = vector.shuffle %v_832, %v_836 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_863 = vector.shuffle %v_832, %v_836 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_864 = vector.shuffle %v_840, %v_844 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_865 = vector.shuffle %v_840, %v_844 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_866 = vector.shuffle %v_850, %v_852 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_867 = vector.shuffle %v_850, %v_852 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_868 = vector.shuffle %v_851, %v_853 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_869 = vector.shuffle %v_851, %v_853 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_870 = vector.shuffle %v_854, %v_856 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_871 = vector.shuffle %v_854, %v_856 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_872 = vector.shuffle %v_855, %v_857 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_873 = vector.shuffle %v_855, %v_857 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_874 = vector.shuffle %v_858, %v_860 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_875 = vector.shuffle %v_858, %v_860 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_876 = vector.shuffle %v_859, %v_861 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_877 = vector.shuffle %v_859, %v_861 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_878 = vector.shuffle %v_862, %v_864 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_879 = vector.shuffle %v_862, %v_864 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_880 = vector.shuffle %v_863, %v_865 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_881 = vector.shuffle %v_863, %v_865 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_882 = vector.shuffle %v_866, %v_870 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_883 = vector.shuffle %v_866, %v_870 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_884 = vector.shuffle %v_868, %v_872 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_885 = vector.shuffle %v_868, %v_872 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_886 = vector.shuffle %v_867, %v_871 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_887 = vector.shuffle %v_867, %v_871 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_888 = vector.shuffle %v_869, %v_873 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_889 = vector.shuffle %v_869, %v_873 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_890 = vector.shuffle %v_874, %v_878 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_891 = vector.shuffle %v_874, %v_878 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_892 = vector.shuffle %v_876, %v_880 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_893 = vector.shuffle %v_876, %v_880 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_894 = vector.shuffle %v_875, %v_879 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_895 = vector.shuffle %v_875, %v_879 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_896 = vector.shuffle %v_877, %v_881 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_897 = vector.shuffle %v_877, %v_881 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_898 = vector.shuffle %v_882, %v_890 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_899 = vector.shuffle %v_882, %v_890 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_900 = vector.shuffle %v_884, %v_892 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_901 = vector.shuffle %v_884, %v_892 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_902 = vector.shuffle %v_886, %v_894 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_903 = vector.shuffle %v_886, %v_894 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_904 = vector.shuffle %v_888, %v_896 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_905 = vector.shuffle %v_888, %v_896 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_906 = vector.shuffle %v_883, %v_891 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_907 = vector.shuffle %v_883, %v_891 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_908 = vector.shuffle %v_885, %v_893 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_909 = vector.shuffle %v_885, %v_893 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_910 = vector.shuffle %v_887, %v_895 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_911 = vector.shuffle %v_887, %v_895 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_912 = vector.shuffle %v_889, %v_897 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_913 = vector.shuffle %v_889, %v_897 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_914 = arith.addf %v_898, %v_849 : vector<16xf32>
                  %v_915 = arith.muli %v_779, %c_7 : index
                  %v_916 = arith.addi %v_20, %v_915 : index
                  %v_917 = memref.load %order[%v_916] : memref<?xi32>
                  %is_918 = arith.cmpi sge, %v_917, %c_34 : i32
                  scf.if %is_918 {
                    %v_919 = arith.index_cast %v_917 : i32 to index
                    %v_920 = arith.divui %v_919, %c_35 : index
                    %v_921 = vector.maskedload %y[%v_920, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_922 = memref.load %weights[%v_919] : memref<?xf32>
                    %v_923 = vector.broadcast %v_922 : f32 to vector<16xf32>
                    %acc_924 = math.fma %v_914, %v_923, %v_921 : vector<16xf32>
                    vector.maskedstore %y[%v_920, %v_34], %is_848, %acc_924 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_925 = arith.addf %v_900, %v_849 : vector<16xf32>
                  %v_926 = arith.muli %v_779, %c_7 : index
                  %v_927 = arith.addi %v_20, %v_926 : index
                  %v_928 = arith.addi %v_927, %c_6 : index
                  %v_929 = memref.load %order[%v_928] : memref<?xi32>
                  %is_930 = arith.cmpi sge, %v_929, %c_34 : i32
                  scf.if %is_930 {
                    %v_931 = arith.index_cast %v_929 : i32 to index
                    %v_932 = arith.divui %v_931, %c_35 : index
                    %v_933 = vector.maskedload %y[%v_932, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_934 = memref.load %weights[%v_931] : memref<?xf32>
                    %v_935 = vector.broadcast %v_934 : f32 to vector<16xf32>
                    %acc_936 = math.fma %v_925, %v_935, %v_933 : vector<16xf32>
                    vector.maskedstore %y[%v_932, %v_34], %is_848, %acc_936 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_937 = arith.addf %v_902, %v_849 : vector<16xf32>
                  %v_938 = arith.muli %v_779, %c_7 : index
                  %v_939 = arith.addi %v_20, %v_938 : index
                  %v_940 = arith.addi %v_939, %c_9 : index
                  %v_941 = memref.load %order[%v_940] : memref<?xi32>
                  %is_942 = arith.cmpi sge, %v_941, %c_34 : i32
                  scf.if %is_942 {
                    %v_943 = arith.index_cast %v_941 : i32 to index
                    %v_944 = arith.divui %v_943, %c_35 : index
                    %v_945 = vector.maskedload %y[%v_944, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_946 = memref.load %weights[%v_943] : memref<?xf32>
                    %v_947 = vector.broadcast %v_946 : f32 to vector<16xf32>
                    %acc_948 = math.fma %v_937, %v_947, %v_945 : vector<16xf32>
                    vector.maskedstore %y[%v_944, %v_34], %is_848, %acc_948 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_949 = arith.addf %v_904, %v_849 : vector<16xf32>
                  %v_950 = arith.muli %v_779, %c_7 : index
                  %v_951 = arith.addi %v_20, %v_950 : index
                  %v_952 = arith.addi %v_951, %c_35 : index
                  %v_953 = memref.load %order[%v_952] : memref<?xi32>
                  %is_954 = arith.cmpi sge, %v_953, %c_34 : i32
                  scf.if %is_954 {
                    %v_955 = arith.index_cast %v_953 : i32 to index
                    %v_956 = arith.divui %v_955, %c_35 : index
                    %v_957 = vector.maskedload %y[%v_956, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_958 = memref.load %weights[%v_955] : memref<?xf32>
                    %v_959 = vector.broadcast %v_958 : f32 to vector<16xf32>
                    %acc_960 = math.fma %v_949, %v_959, %v_957 : vector<16xf32>
                    vector.maskedstore %y[%v_956, %v_34], %is_848, %acc_960 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_961 = arith.addf %v_906, %v_849 : vector<16xf32>
                  %v_962 = arith.muli %v_779, %c_7 : index
                  %v_963 = arith.addi %v_20, %v_962 : index
                  %v_964 = arith.addi %v_963, %c_36 : index
                  %v_965 = memref.load %order[%v_964] : memref<?xi32>
                  %is_966 = arith.cmpi sge, %v_965, %c_34 : i32
                  scf.if %is_966 {
                    %v_967 = arith.index_cast %v_965 : i32 to index
                    %v_968 = arith.divui %v_967, %c_35 : index
                    %v_969 = vector.maskedload %y[%v_968, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_970 = memref.load %weights[%v_967] : memref<?xf32>
                    %v_971 = vector.broadcast %v_970 : f32 to vector<16xf32>
                    %acc_972 = math.fma %v_961, %v_971, %v_969 : vector<16xf32>
                    vector.maskedstore %y[%v_968, %v_34], %is_848, %acc_972 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_973 = arith.addf %v_908, %v_849 : vector<16xf32>
                  %v_974 = arith.muli %v_779, %c_7 : index
                  %v_975 = arith.addi %v_20, %v_974 : index
                  %v_976 = arith.addi %v_975, %c_37 : index
                  %v_977 = memref.load %order[%v_976] : memref<?xi32>
                  %is_978 = arith.cmpi sge, %v_977, %c_34 : i32
                  scf.if %is_978 {
                    %v_979 = arith.index_cast %v_977 : i32 to index
                    %v_980 = arith.divui %v_979, %c_35 : index
                    %v_981 = vector.maskedload %y[%v_980, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_982 = memref.load %weights[%v_979] : memref<?xf32>
                    %v_983 = vector.broadcast %v_982 : f32 to vector<16xf32>
                    %acc_984 = math.fma %v_973, %v_983, %v_981 : vector<16xf32>
                    vector.maskedstore %y[%v_980, %v_34], %is_848, %acc_984 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_985 = arith.addf %v_910, %v_849 : vector<16xf32>
                  %v_986 = arith.muli %v_779, %c_7 : index
                  %v_987 = arith.addi %v_20, %v_986 : index
                  %v_988 = arith.addi %v_987, %c_38 : index
                  %v_989 = memref.load %order[%v_988] : memref<?xi32>
                  %is_990 = arith.cmpi sge, %v_989, %c_34 : i32
                  scf.if %is_990 {
                    %v_991 = arith.index_cast %v_989 : i32 to index
                    %v_992 = arith.divui %v_991, %c_35 : index
                    %v_993 = vector.maskedload %y[%v_992, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_994 = memref.load %weights[%v_991] : memref<?xf32>
                    %v_995 = vector.broadcast %v_994 : f32 to vector<16xf32>
                    %acc_996 = math.fma %v_985, %v_995, %v_993 : vector<16xf32>
                    vector.maskedstore %y[%v_992, %v_34], %is_848, %acc_996 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_997 = arith.addf %v_912, %v_849 : vector<16xf32>
                  %v_998 = arith.muli %v_779, %c_7 : index
                  %v_999 = arith.addi %v_20, %v_998 : index
                  %v_1000 = arith.addi %v_999, %c_39 : index
                  %v_1001 = memref.load %order[%v_1000] : memref<?xi32>
                  %is_1002 = arith.cmpi sge, %v_1001, %c_34 : i32
                  scf.if %is_1002 {
                    %v_1003 = arith.index_cast %v_1001 : i32 to index
                    %v_1004 = arith.divui %v_1003, %c_35 : index
                    %v_1005 = vector.maskedload %y[%v_1004, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1006 = memref.load %weights[%v_1003] : memref<?xf32>
                    %v_1007 = vector.broadcast %v_1006 : f32 to vector<16xf32>
                    %acc_1008 = math.fma %v_997, %v_1007, %v_1005 : vector<16xf32>
                    vector.maskedstore %y[%v_1004, %v_34], %is_848, %acc_1008 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1009 = arith.addf %v_899, %v_849 : vector<16xf32>
                  %v_1010 = arith.muli %v_779, %c_7 : index
                  %v_1011 = arith.addi %v_20, %v_1010 : index
                  %v_1012 = arith.addi %v_1011, %c_40 : index
                  %v_1013 = memref.load %order[%v_1012] : memref<?xi32>
                  %is_1014 = arith.cmpi sge, %v_1013, %c_34 : i32
                  scf.if %is_1014 {
                    %v_1015 = arith.index_cast %v_1013 : i32 to index
                    %v_1016 = arith.divui %v_1015, %c_35 : index
                    %v_1017 = vector.maskedload %y[%v_1016, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1018 = memref.load %weights[%v_1015] : memref<?xf32>
                    %v_1019 = vector.broadcast %v_1018 : f32 to vector<16xf32>
                    %acc_1020 = math.fma %v_1009, %v_1019, %v_1017 : vector<16xf32>
                    vector.maskedstore %y[%v_1016, %v_34], %is_848, %acc_1020 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1021 = arith.addf %v_901, %v_849 : vector<16xf32>
                  %v_1022 = arith.muli %v_779, %c_7 : index
                  %v_1023 = arith.addi %v_20, %v_1022 : index
                  %v_1024 = arith.addi %v_1023, %c_41 : index
                  %v_1025 = memref.load %order[%v_1024] : memref<?xi32>
                  %is_1026 = arith.cmpi sge, %v_1025, %c_34 : i32
                  scf.if %is_1026 {
                    %v_1027 = arith.index_cast %v_1025 : i32 to index
                    %v_1028 = arith.divui %v_1027, %c_35 : index
                    %v_1029 = vector.maskedload %y[%v_1028, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1030 = memref.load %weights[%v_1027] : memref<?xf32>
                    %v_1031 = vector.broadcast %v_1030 : f32 to vector<16xf32>
                    %acc_1032 = math.fma %v_1021, %v_1031, %v_1029 : vector<16xf32>
                    vector.maskedstore %y[%v_1028, %v_34], %is_848, %acc_1032 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1033 = arith.addf %v_903, %v_849 : vector<16xf32>
                  %v_1034 = arith.muli %v_779, %c_7 : index
                  %v_1035 = arith.addi %v_20, %v_1034 : index
                  %v_1036 = arith.addi %v_1035, %c_42 : index
                  %v_1037 = memref.load %order[%v_1036] : memref<?xi32>
                  %is_1038 = arith.cmpi sge, %v_1037, %c_34 : i32
                  scf.if %is_1038 {
                    %v_1039 = arith.index_cast %v_1037 : i32 to index
                    %v_1040 = arith.divui %v_1039, %c_35 : index
                    %v_1041 = vector.maskedload %y[%v_1040, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1042 = memref.load %weights[%v_1039] : memref<?xf32>
                    %v_1043 = vector.broadcast %v_1042 : f32 to vector<16xf32>
                    %acc_1044 = math.fma %v_1033, %v_1043, %v_1041 : vector<16xf32>
                    vector.maskedstore %y[%v_1040, %v_34], %is_848, %acc_1044 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1045 = arith.addf %v_905, %v_849 : vector<16xf32>
                  %v_1046 = arith.muli %v_779, %c_7 : index
                  %v_1047 = arith.addi %v_20, %v_1046 : index
                  %v_1048 = arith.addi %v_1047, %c_16 : index
                  %v_1049 = memref.load %order[%v_1048] : memref<?xi32>
                  %is_1050 = arith.cmpi sge, %v_1049, %c_34 : i32
                  scf.if %is_1050 {
                    %v_1051 = arith.index_cast %v_1049 : i32 to index
                    %v_1052 = arith.divui %v_1051, %c_35 : index
                    %v_1053 = vector.maskedload %y[%v_1052, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1054 = memref.load %weights[%v_1051] : memref<?xf32>
                    %v_1055 = vector.broadcast %v_1054 : f32 to vector<16xf32>
                    %acc_1056 = math.fma %v_1045, %v_1055, %v_1053 : vector<16xf32>
                    vector.maskedstore %y[%v_1052, %v_34], %is_848, %acc_1056 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1057 = arith.addf %v_907, %v_849 : vector<16xf32>
                  %v_1058 = arith.muli %v_779, %c_7 : index
                  %v_1059 = arith.addi %v_20, %v_1058 : index
                  %v_1060 = arith.addi %v_1059, %c_43 : index
                  %v_1061 = memref.load %order[%v_1060] : memref<?xi32>
                  %is_1062 = arith.cmpi sge, %v_1061, %c_34 : i32
                  scf.if %is_1062 {
                    %v_1063 = arith.index_cast %v_1061 : i32 to index
                    %v_1064 = arith.divui %v_1063, %c_35 : index
                    %v_1065 = vector.maskedload %y[%v_1064, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1066 = memref.load %weights[%v_1063] : memref<?xf32>
                    %v_1067 = vector.broadcast %v_1066 : f32 to vector<16xf32>
                    %acc_1068 = math.fma %v_1057, %v_1067, %v_1065 : vector<16xf32>
                    vector.maskedstore %y[%v_1064, %v_34], %is_848, %acc_1068 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1069 = arith.addf %v_909, %v_849 : vector<16xf32>
                  %v_1070 = arith.muli %v_779, %c_7 : index
                  %v_1071 = arith.addi %v_20, %v_1070 : index
                  %v_1072 = arith.addi %v_1071, %c_44 : index
                  %v_1073 = memref.load %order[%v_1072] : memref<?xi32>
                  %is_1074 = arith.cmpi sge, %v_1073, %c_34 : i32
                  scf.if %is_1074 {
                    %v_1075 = arith.index_cast %v_1073 : i32 to index
                    %v_1076 = arith.divui %v_1075, %c_35 : index
                    %v_1077 = vector.maskedload %y[%v_1076, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1078 = memref.load %weights[%v_1075] : memref<?xf32>
                    %v_1079 = vector.broadcast %v_1078 : f32 to vector<16xf32>
                    %acc_1080 = math.fma %v_1069, %v_1079, %v_1077 : vector<16xf32>
                    vector.maskedstore %y[%v_1076, %v_34], %is_848, %acc_1080 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1081 = arith.addf %v_911, %v_849 : vector<16xf32>
                  %v_1082 = arith.muli %v_779, %c_7 : index
                  %v_1083 = arith.addi %v_20, %v_1082 : index
                  %v_1084 = arith.addi %v_1083, %c_45 : index
                  %v_1085 = memref.load %order[%v_1084] : memref<?xi32>
                  %is_1086 = arith.cmpi sge, %v_1085, %c_34 : i32
                  scf.if %is_1086 {
                    %v_1087 = arith.index_cast %v_1085 : i32 to index
                    %v_1088 = arith.divui %v_1087, %c_35 : index
                    %v_1089 = vector.maskedload %y[%v_1088, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1090 = memref.load %weights[%v_1087] : memref<?xf32>
                    %v_1091 = vector.broadcast %v_1090 : f32 to vector<16xf32>
                    %acc_1092 = math.fma %v_1081, %v_1091, %v_1089 : vector<16xf32>
                    vector.maskedstore %y[%v_1088, %v_34], %is_848, %acc_1092 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1093 = arith.addf %v_913, %v_849 : vector<16xf32>
                  %v_1094 = arith.muli %v_779, %c_7 : index
                  %v_1095 = arith.addi %v_20, %v_1094 : index
                  %v_1096 = arith.addi %v_1095, %c_10 : index
                  %v_1097 = memref.load %order[%v_1096] : memref<?xi32>
                  %is_1098 = arith.cmpi sge, %v_1097, %c_34 : i32
                  scf.if %is_1098 {
                    %v_1099 = arith.index_cast %v_1097 : i32 to index
                    %v_1100 = arith.divui %v_1099, %c_35 : index
                    %v_1101 = vector.maskedload %y[%v_1100, %v_34], %is_848, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1102 = memref.load %weights[%v_1099] : memref<?xf32>
                    %v_1103 = vector.broadcast %v_1102 : f32 to vector<16xf32>
                    %acc_1104 = math.fma %v_1093, %v_1103, %v_1101 : vector<16xf32>
                    vector.maskedstore %y[%v_1100, %v_34], %is_848, %acc_1104 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1105 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1105 {
                  %v_1106 = arith.addi %v_780, %c_15 : index
                  %v_1107 = arith.index_cast %v_1106 : index to i64
                  %pointer_1108 = llvm.inttoptr %v_1107 : i64 to !llvm.ptr
                  %v_1109 = "llvm.load"(%pointer_1108) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1110 = arith.addi %v_780, %c_46 : index
                  %v_1111 = arith.index_cast %v_1110 : index to i64
                  %pointer_1112 = llvm.inttoptr %v_1111 : i64 to !llvm.ptr
                  %v_1113 = "llvm.load"(%pointer_1112) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1114 = arith.addi %v_780, %c_47 : index
                  %v_1115 = arith.index_cast %v_1114 : index to i64
                  %pointer_1116 = llvm.inttoptr %v_1115 : i64 to !llvm.ptr
                  %v_1117 = "llvm.load"(%pointer_1116) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1118 = arith.addi %v_780, %c_48 : index
                  %v_1119 = arith.index_cast %v_1118 : index to i64
                  %pointer_1120 = llvm.inttoptr %v_1119 : i64 to !llvm.ptr
                  %v_1121 = "llvm.load"(%pointer_1120) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1122 = arith.addi %v_780, %c_49 : index
                  %v_1123 = arith.index_cast %v_1122 : index to i64
                  %pointer_1124 = llvm.inttoptr %v_1123 : i64 to !llvm.ptr
                  %v_1125 = "llvm.load"(%pointer_1124) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1126 = arith.addi %v_780, %c_50 : index
                  %v_1127 = arith.index_cast %v_1126 : index to i64
                  %pointer_1128 = llvm.inttoptr %v_1127 : i64 to !llvm.ptr
                  %v_1129 = "llvm.load"(%pointer_1128) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1130 = arith.addi %v_780, %c_51 : index
                  %v_1131 = arith.index_cast %v_1130 : index to i64
                  %pointer_1132 = llvm.inttoptr %v_1131 : i64 to !llvm.ptr
                  %v_1133 = "llvm.load"(%pointer_1132) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1134 = arith.addi %v_780, %c_52 : index
                  %v_1135 = arith.index_cast %v_1134 : index to i64
                  %pointer_1136 = llvm.inttoptr %v_1135 : i64 to !llvm.ptr
                  %v_1137 = "llvm.load"(%pointer_1136) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1138 = arith.addi %v_780, %c_53 : index
                  %v_1139 = arith.index_cast %v_1138 : index to i64
                  %pointer_1140 = llvm.inttoptr %v_1139 : i64 to !llvm.ptr
                  %v_1141 = "llvm.load"(%pointer_1140) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1142 = arith.addi %v_780, %c_54 : index
                  %v_1143 = arith.index_cast %v_1142 : index to i64
                  %pointer_1144 = llvm.inttoptr %v_1143 : i64 to !llvm.ptr
                  %v_1145 = "llvm.load"(%pointer_1144) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1146 = arith.addi %v_780, %c_55 : index
                  %v_1147 = arith.index_cast %v_1146 : index to i64
                  %pointer_1148 = llvm.inttoptr %v_1147 : i64 to !llvm.ptr
                  %v_1149 = "llvm.load"(%pointer_1148) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1150 = arith.addi %v_780, %c_56 : index
                  %v_1151 = arith.index_cast %v_1150 : index to i64
                  %pointer_1152 = llvm.inttoptr %v_1151 : i64 to !llvm.ptr
                  %v_1153 = "llvm.load"(%pointer_1152) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1154 = arith.addi %v_780, %c_57 : index
                  %v_1155 = arith.index_cast %v_1154 : index to i64
                  %pointer_1156 = llvm.inttoptr %v_1155 : i64 to !llvm.ptr
                  %v_1157 = "llvm.load"(%pointer_1156) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1158 = arith.addi %v_780, %c_58 : index
                  %v_1159 = arith.index_cast %v_1158 : index to i64
                  %pointer_1160 = llvm.inttoptr %v_1159 : i64 to !llvm.ptr
                  %v_1161 = "llvm.load"(%pointer_1160) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1162 = arith.addi %v_780, %c_59 : index
                  %v_1163 = arith.index_cast %v_1162 : index to i64
                  %pointer_1164 = llvm.inttoptr %v_1163 : i64 to !llvm.ptr
                  %v_1165 = "llvm.load"(%pointer_1164) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1166 = arith.addi %v_780, %c_60 : index
                  %v_1167 = arith.index_cast %v_1166 : index to i64
                  %pointer_1168 = llvm.inttoptr %v_1167 : i64 to !llvm.ptr
                  %v_1169 = "llvm.load"(%pointer_1168) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1170 = arith.subi %v_33, %v_35 : index
                  %v_1171 = arith.index_cast %v_1170 : index to i32
                  %v_1172 = vector.broadcast %v_1171 : i32 to vector<16xi32>
                  %is_1173 = arith.cmpi sge, %c_33, %v_1172 : vector<16xi32>
                  %v_1174 = vector.maskedload %expert_down_bias[%v_18, %v_35], %is_1173, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_1175 = vector.shuffle %v_1109, %v_1113 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1176 = vector.shuffle %v_1109, %v_1113 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1177 = vector.shuffle %v_1117, %v_1121 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1178 = vector.shuffle %v_1117, %v_1121 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1179 = vector.shuffle %v_1125, %v_1129 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1180 = vector.shuffle %v_1125, %v_1129 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1181 = vector.shuffle %v_1133, %v_1137 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1182 = vector.shuffle %v_1133, %v_1137 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1183 = vector.shuffle %v_1141, %v_1145 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1184 = vector.shuffle %v_1141, %v_1145 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1185 = vector.shuffle %v_1149, %v_1153 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1186 = vector.shuffle %v_1149, %v_1153 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1187 = vector.shuffle %v_1157, %v_1161 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1188 = vector.shuffle %v_1157, %v_1161 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1189 = vector.shuffle %v_1165, %v_1169 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1190 = vector.shuffle %v_1165, %v_1169 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1191 = vector.shuffle %v_1175, %v_1177 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1192 = vector.shuffle %v_1175, %v_1177 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1193 = vector.shuffle %v_1176, %v_1178 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1194 = vector.shuffle %v_1176, %v_1178 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1195 = vector.shuffle %v_1179, %v_1181 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1196 = vector.shuffle %v_1179, %v_1181 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1197 = vector.shuffle %v_1180, %v_1182 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1198 = vector.shuffle %v_1180, %v_1182 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1199 = vector.shuffle %v_1183, %v_1185 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1200 = vector.shuffle %v_1183, %v_1185 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1201 = vector.shuffle %v_1184, %v_1186 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1202 = vector.shuffle %v_1184, %v_1186 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1203 = vector.shuffle %v_1187, %v_1189 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1204 = vector.shuffle %v_1187, %v_1189 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1205 = vector.shuffle %v_1188, %v_1190 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1206 = vector.shuffle %v_1188, %v_1190 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1207 = vector.shuffle %v_1191, %v_1195 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1208 = vector.shuffle %v_1191, %v_1195 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1209 = vector.shuffle %v_1193, %v_1197 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1210 = vector.shuffle %v_1193, %v_1197 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1211 = vector.shuffle %v_1192, %v_1196 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1212 = vector.shuffle %v_1192, %v_1196 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1213 = vector.shuffle %v_1194, %v_1198 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1214 = vector.shuffle %v_1194, %v_1198 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1215 = vector.shuffle %v_1199, %v_1203 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1216 = vector.shuffle %v_1199, %v_1203 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1217 = vector.shuffle %v_1201, %v_1205 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1218 = vector.shuffle %v_1201, %v_1205 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1219 = vector.shuffle %v_1200, %v_1204 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1220 = vector.shuffle %v_1200, %v_1204 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1221 = vector.shuffle %v_1202, %v_1206 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1222 = vector.shuffle %v_1202, %v_1206 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1223 = vector.shuffle %v_1207, %v_1215 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1224 = vector.shuffle %v_1207, %v_1215 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1225 = vector.shuffle %v_1209, %v_1217 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1226 = vector.shuffle %v_1209, %v_1217 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1227 = vector.shuffle %v_1211, %v_1219 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1228 = vector.shuffle %v_1211, %v_1219 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1229 = vector.shuffle %v_1213, %v_1221 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1230 = vector.shuffle %v_1213, %v_1221 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1231 = vector.shuffle %v_1208, %v_1216 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1232 = vector.shuffle %v_1208, %v_1216 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1233 = vector.shuffle %v_1210, %v_1218 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1234 = vector.shuffle %v_1210, %v_1218 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1235 = vector.shuffle %v_1212, %v_1220 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1236 = vector.shuffle %v_1212, %v_1220 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1237 = vector.shuffle %v_1214, %v_1222 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1238 = vector.shuffle %v_1214, %v_1222 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1239 = arith.addf %v_1223, %v_1174 : vector<16xf32>
                  %v_1240 = arith.muli %v_779, %c_7 : index
                  %v_1241 = arith.addi %v_20, %v_1240 : index
                  %v_1242 = memref.load %order[%v_1241] : memref<?xi32>
                  %is_1243 = arith.cmpi sge, %v_1242, %c_34 : i32
                  scf.if %is_1243 {
                    %v_1244 = arith.index_cast %v_1242 : i32 to index
                    %v_1245 = arith.divui %v_1244, %c_35 : index
                    %v_1246 = vector.maskedload %y[%v_1245, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1247 = memref.load %weights[%v_1244] : memref<?xf32>
                    %v_1248 = vector.broadcast %v_1247 : f32 to vector<16xf32>
                    %acc_1249 = math.fma %v_1239, %v_1248, %v_1246 : vector<16xf32>
                    vector.maskedstore %y[%v_1245, %v_35], %is_1173, %acc_1249 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1250 = arith.addf %v_1225, %v_1174 : vector<16xf32>
                  %v_1251 = arith.muli %v_779, %c_7 : index
                  %v_1252 = arith.addi %v_20, %v_1251 : index
                  %v_1253 = arith.addi %v_1252, %c_6 : index
                  %v_1254 = memref.load %order[%v_1253] : memref<?xi32>
                  %is_1255 = arith.cmpi sge, %v_1254, %c_34 : i32
                  scf.if %is_1255 {
                    %v_1256 = arith.index_cast %v_1254 : i32 to index
                    %v_1257 = arith.divui %v_1256, %c_35 : index
                    %v_1258 = vector.maskedload %y[%v_1257, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1259 = memref.load %weights[%v_1256] : memref<?xf32>
                    %v_1260 = vector.broadcast %v_1259 : f32 to vector<16xf32>
                    %acc_1261 = math.fma %v_1250, %v_1260, %v_1258 : vector<16xf32>
                    vector.maskedstore %y[%v_1257, %v_35], %is_1173, %acc_1261 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1262 = arith.addf %v_1227, %v_1174 : vector<16xf32>
                  %v_1263 = arith.muli %v_779, %c_7 : index
                  %v_1264 = arith.addi %v_20, %v_1263 : index
                  %v_1265 = arith.addi %v_1264, %c_9 : index
                  %v_1266 = memref.load %order[%v_1265] : memref<?xi32>
                  %is_1267 = arith.cmpi sge, %v_1266, %c_34 : i32
                  scf.if %is_1267 {
                    %v_1268 = arith.index_cast %v_1266 : i32 to index
                    %v_1269 = arith.divui %v_1268, %c_35 : index
                    %v_1270 = vector.maskedload %y[%v_1269, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1271 = memref.load %weights[%v_1268] : memref<?xf32>
                    %v_1272 = vector.broadcast %v_1271 : f32 to vector<16xf32>
                    %acc_1273 = math.fma %v_1262, %v_1272, %v_1270 : vector<16xf32>
                    vector.maskedstore %y[%v_1269, %v_35], %is_1173, %acc_1273 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1274 = arith.addf %v_1229, %v_1174 : vector<16xf32>
                  %v_1275 = arith.muli %v_779, %c_7 : index
                  %v_1276 = arith.addi %v_20, %v_1275 : index
                  %v_1277 = arith.addi %v_1276, %c_35 : index
                  %v_1278 = memref.load %order[%v_1277] : memref<?xi32>
                  %is_1279 = arith.cmpi sge, %v_1278, %c_34 : i32
                  scf.if %is_1279 {
                    %v_1280 = arith.index_cast %v_1278 : i32 to index
                    %v_1281 = arith.divui %v_1280, %c_35 : index
                    %v_1282 = vector.maskedload %y[%v_1281, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1283 = memref.load %weights[%v_1280] : memref<?xf32>
                    %v_1284 = vector.broadcast %v_1283 : f32 to vector<16xf32>
                    %acc_1285 = math.fma %v_1274, %v_1284, %v_1282 : vector<16xf32>
                    vector.maskedstore %y[%v_1281, %v_35], %is_1173, %acc_1285 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1286 = arith.addf %v_1231, %v_1174 : vector<16xf32>
                  %v_1287 = arith.muli %v_779, %c_7 : index
                  %v_1288 = arith.addi %v_20, %v_1287 : index
                  %v_1289 = arith.addi %v_1288, %c_36 : index
                  %v_1290 = memref.load %order[%v_1289] : memref<?xi32>
                  %is_1291 = arith.cmpi sge, %v_1290, %c_34 : i32
                  scf.if %is_1291 {
                    %v_1292 = arith.index_cast %v_1290 : i32 to index
                    %v_1293 = arith.divui %v_1292, %c_35 : index
                    %v_1294 = vector.maskedload %y[%v_1293, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1295 = memref.load %weights[%v_1292] : memref<?xf32>
                    %v_1296 = vector.broadcast %v_1295 : f32 to vector<16xf32>
                    %acc_1297 = math.fma %v_1286, %v_1296, %v_1294 : vector<16xf32>
                    vector.maskedstore %y[%v_1293, %v_35], %is_1173, %acc_1297 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1298 = arith.addf %v_1233, %v_1174 : vector<16xf32>
                  %v_1299 = arith.muli %v_779, %c_7 : index
                  %v_1300 = arith.addi %v_20, %v_1299 : index
                  %v_1301 = arith.addi %v_1300, %c_37 : index
                  %v_1302 = memref.load %order[%v_1301] : memref<?xi32>
                  %is_1303 = arith.cmpi sge, %v_1302, %c_34 : i32
                  scf.if %is_1303 {
                    %v_1304 = arith.index_cast %v_1302 : i32 to index
                    %v_1305 = arith.divui %v_1304, %c_35 : index
                    %v_1306 = vector.maskedload %y[%v_1305, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1307 = memref.load %weights[%v_1304] : memref<?xf32>
                    %v_1308 = vector.broadcast %v_1307 : f32 to vector<16xf32>
                    %acc_1309 = math.fma %v_1298, %v_1308, %v_1306 : vector<16xf32>
                    vector.maskedstore %y[%v_1305, %v_35], %is_1173, %acc_1309 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1310 = arith.addf %v_1235, %v_1174 : vector<16xf32>
                  %v_1311 = arith.muli %v_779, %c_7 : index
                  %v_1312 = arith.addi %v_20, %v_1311 : index
                  %v_1313 = arith.addi %v_1312, %c_38 : index
                  %v_1314 = memref.load %order[%v_1313] : memref<?xi32>
                  %is_1315 = arith.cmpi sge, %v_1314, %c_34 : i32
                  scf.if %is_1315 {
                    %v_1316 = arith.index_cast %v_1314 : i32 to index
                    %v_1317 = arith.divui %v_1316, %c_35 : index
                    %v_1318 = vector.maskedload %y[%v_1317, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1319 = memref.load %weights[%v_1316] : memref<?xf32>
                    %v_1320 = vector.broadcast %v_1319 : f32 to vector<16xf32>
                    %acc_1321 = math.fma %v_1310, %v_1320, %v_1318 : vector<16xf32>
                    vector.maskedstore %y[%v_1317, %v_35], %is_1173, %acc_1321 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1322 = arith.addf %v_1237, %v_1174 : vector<16xf32>
                  %v_1323 = arith.muli %v_779, %c_7 : index
                  %v_1324 = arith.addi %v_20, %v_1323 : index
                  %v_1325 = arith.addi %v_1324, %c_39 : index
                  %v_1326 = memref.load %order[%v_1325] : memref<?xi32>
                  %is_1327 = arith.cmpi sge, %v_1326, %c_34 : i32
                  scf.if %is_1327 {
                    %v_1328 = arith.index_cast %v_1326 : i32 to index
                    %v_1329 = arith.divui %v_1328, %c_35 : index
                    %v_1330 = vector.maskedload %y[%v_1329, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1331 = memref.load %weights[%v_1328] : memref<?xf32>
                    %v_1332 = vector.broadcast %v_1331 : f32 to vector<16xf32>
                    %acc_1333 = math.fma %v_1322, %v_1332, %v_1330 : vector<16xf32>
                    vector.maskedstore %y[%v_1329, %v_35], %is_1173, %acc_1333 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1334 = arith.addf %v_1224, %v_1174 : vector<16xf32>
                  %v_1335 = arith.muli %v_779, %c_7 : index
                  %v_1336 = arith.addi %v_20, %v_1335 : index
                  %v_1337 = arith.addi %v_1336, %c_40 : index
                  %v_1338 = memref.load %order[%v_1337] : memref<?xi32>
                  %is_1339 = arith.cmpi sge, %v_1338, %c_34 : i32
                  scf.if %is_1339 {
                    %v_1340 = arith.index_cast %v_1338 : i32 to index
                    %v_1341 = arith.divui %v_1340, %c_35 : index
                    %v_1342 = vector.maskedload %y[%v_1341, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1343 = memref.load %weights[%v_1340] : memref<?xf32>
                    %v_1344 = vector.broadcast %v_1343 : f32 to vector<16xf32>
                    %acc_1345 = math.fma %v_1334, %v_1344, %v_1342 : vector<16xf32>
                    vector.maskedstore %y[%v_1341, %v_35], %is_1173, %acc_1345 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1346 = arith.addf %v_1226, %v_1174 : vector<16xf32>
                  %v_1347 = arith.muli %v_779, %c_7 : index
                  %v_1348 = arith.addi %v_20, %v_1347 : index
                  %v_1349 = arith.addi %v_1348, %c_41 : index
                  %v_1350 = memref.load %order[%v_1349] : memref<?xi32>
                  %is_1351 = arith.cmpi sge, %v_1350, %c_34 : i32
                  scf.if %is_1351 {
                    %v_1352 = arith.index_cast %v_1350 : i32 to index
                    %v_1353 = arith.divui %v_1352, %c_35 : index
                    %v_1354 = vector.maskedload %y[%v_1353, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1355 = memref.load %weights[%v_1352] : memref<?xf32>
                    %v_1356 = vector.broadcast %v_1355 : f32 to vector<16xf32>
                    %acc_1357 = math.fma %v_1346, %v_1356, %v_1354 : vector<16xf32>
                    vector.maskedstore %y[%v_1353, %v_35], %is_1173, %acc_1357 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1358 = arith.addf %v_1228, %v_1174 : vector<16xf32>
                  %v_1359 = arith.muli %v_779, %c_7 : index
                  %v_1360 = arith.addi %v_20, %v_1359 : index
                  %v_1361 = arith.addi %v_1360, %c_42 : index
                  %v_1362 = memref.load %order[%v_1361] : memref<?xi32>
                  %is_1363 = arith.cmpi sge, %v_1362, %c_34 : i32
                  scf.if %is_1363 {
                    %v_1364 = arith.index_cast %v_1362 : i32 to index
                    %v_1365 = arith.divui %v_1364, %c_35 : index
                    %v_1366 = vector.maskedload %y[%v_1365, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1367 = memref.load %weights[%v_1364] : memref<?xf32>
                    %v_1368 = vector.broadcast %v_1367 : f32 to vector<16xf32>
                    %acc_1369 = math.fma %v_1358, %v_1368, %v_1366 : vector<16xf32>
                    vector.maskedstore %y[%v_1365, %v_35], %is_1173, %acc_1369 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1370 = arith.addf %v_1230, %v_1174 : vector<16xf32>
                  %v_1371 = arith.muli %v_779, %c_7 : index
                  %v_1372 = arith.addi %v_20, %v_1371 : index
                  %v_1373 = arith.addi %v_1372, %c_16 : index
                  %v_1374 = memref.load %order[%v_1373] : memref<?xi32>
                  %is_1375 = arith.cmpi sge, %v_1374, %c_34 : i32
                  scf.if %is_1375 {
                    %v_1376 = arith.index_cast %v_1374 : i32 to index
                    %v_1377 = arith.divui %v_1376, %c_35 : index
                    %v_1378 = vector.maskedload %y[%v_1377, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1379 = memref.load %weights[%v_1376] : memref<?xf32>
                    %v_1380 = vector.broadcast %v_1379 : f32 to vector<16xf32>
                    %acc_1381 = math.fma %v_1370, %v_1380, %v_1378 : vector<16xf32>
                    vector.maskedstore %y[%v_1377, %v_35], %is_1173, %acc_1381 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1382 = arith.addf %v_1232, %v_1174 : vector<16xf32>
                  %v_1383 = arith.muli %v_779, %c_7 : index
                  %v_1384 = arith.addi %v_20, %v_1383 : index
                  %v_1385 = arith.addi %v_1384, %c_43 : index
                  %v_1386 = memref.load %order[%v_1385] : memref<?xi32>
                  %is_1387 = arith.cmpi sge, %v_1386, %c_34 : i32
                  scf.if %is_1387 {
                    %v_1388 = arith.index_cast %v_1386 : i32 to index
                    %v_1389 = arith.divui %v_1388, %c_35 : index
                    %v_1390 = vector.maskedload %y[%v_1389, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1391 = memref.load %weights[%v_1388] : memref<?xf32>
                    %v_1392 = vector.broadcast %v_1391 : f32 to vector<16xf32>
                    %acc_1393 = math.fma %v_1382, %v_1392, %v_1390 : vector<16xf32>
                    vector.maskedstore %y[%v_1389, %v_35], %is_1173, %acc_1393 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1394 = arith.addf %v_1234, %v_1174 : vector<16xf32>
                  %v_1395 = arith.muli %v_779, %c_7 : index
                  %v_1396 = arith.addi %v_20, %v_1395 : index
                  %v_1397 = arith.addi %v_1396, %c_44 : index
                  %v_1398 = memref.load %order[%v_1397] : memref<?xi32>
                  %is_1399 = arith.cmpi sge, %v_1398, %c_34 : i32
                  scf.if %is_1399 {
                    %v_1400 = arith.index_cast %v_1398 : i32 to index
                    %v_1401 = arith.divui %v_1400, %c_35 : index
                    %v_1402 = vector.maskedload %y[%v_1401, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1403 = memref.load %weights[%v_1400] : memref<?xf32>
                    %v_1404 = vector.broadcast %v_1403 : f32 to vector<16xf32>
                    %acc_1405 = math.fma %v_1394, %v_1404, %v_1402 : vector<16xf32>
                    vector.maskedstore %y[%v_1401, %v_35], %is_1173, %acc_1405 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1406 = arith.addf %v_1236, %v_1174 : vector<16xf32>
                  %v_1407 = arith.muli %v_779, %c_7 : index
                  %v_1408 = arith.addi %v_20, %v_1407 : index
                  %v_1409 = arith.addi %v_1408, %c_45 : index
                  %v_1410 = memref.load %order[%v_1409] : memref<?xi32>
                  %is_1411 = arith.cmpi sge, %v_1410, %c_34 : i32
                  scf.if %is_1411 {
                    %v_1412 = arith.index_cast %v_1410 : i32 to index
                    %v_1413 = arith.divui %v_1412, %c_35 : index
                    %v_1414 = vector.maskedload %y[%v_1413, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1415 = memref.load %weights[%v_1412] : memref<?xf32>
                    %v_1416 = vector.broadcast %v_1415 : f32 to vector<16xf32>
                    %acc_1417 = math.fma %v_1406, %v_1416, %v_1414 : vector<16xf32>
                    vector.maskedstore %y[%v_1413, %v_35], %is_1173, %acc_1417 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1418 = arith.addf %v_1238, %v_1174 : vector<16xf32>
                  %v_1419 = arith.muli %v_779, %c_7 : index
                  %v_1420 = arith.addi %v_20, %v_1419 : index
                  %v_1421 = arith.addi %v_1420, %c_10 : index
                  %v_1422 = memref.load %order[%v_1421] : memref<?xi32>
                  %is_1423 = arith.cmpi sge, %v_1422, %c_34 : i32
                  scf.if %is_1423 {
                    %v_1424 = arith.index_cast %v_1422 : i32 to index
                    %v_1425 = arith.divui %v_1424, %c_35 : index
                    %v_1426 = vector.maskedload %y[%v_1425, %v_35], %is_1173, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1427 = memref.load %weights[%v_1424] : memref<?xf32>
                    %v_1428 = vector.broadcast %v_1427 : f32 to vector<16xf32>
                    %acc_1429 = math.fma %v_1418, %v_1428, %v_1426 : vector<16xf32>
                    vector.maskedstore %y[%v_1425, %v_35], %is_1173, %acc_1429 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_1430 = arith.remui %v_24, %c_9 : index
              %is_1431 = arith.cmpi eq, %v_1430, %c_6 : index
              scf.if %is_1431 {
                %v_1432 = arith.muli %v_62, %c_9 : index
                %v_1433 = arith.muli %v_1432, %c_15 : index
                %v_1434 = arith.addi %v_28, %v_1433 : index
                %address_1435 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_1436 = arith.muli %v_18, %c_1 : index
                %v_1437 = arith.addi %v_1436, %v_34 : index
                %v_1438 = arith.muli %v_1437, %c_13 : index
                %v_1439 = arith.addi %address_1435, %v_1438 : index
                %v_1440 = arith.muli %v_18, %c_1 : index
                %v_1441 = arith.addi %v_1440, %v_35 : index
                %v_1442 = arith.muli %v_1441, %c_13 : index
                %v_1443 = arith.addi %address_1435, %v_1442 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                scf.for %i_1444 = %c_5 to %c_5 step %c_6 {
                  %v_1445 = arith.muli %v_30, %c_5 : index
                  %v_1446 = arith.addi %v_1445, %c_16 : index
                  %v_1447 = arith.muli %v_30, %c_5 : index
                  %v_1448 = arith.divui %v_1446, %v_1447 : index
                  %v_1449 = arith.muli %v_62, %c_5 : index
                  %v_1450 = arith.addi %v_1449, %i_1444 : index
                  %v_1451 = arith.muli %v_1450, %v_1448 : index
                  scf.for %i_1452 = %c_5 to %v_1448 step %c_6 {
                    %v_1453 = arith.addi %v_1451, %i_1452 : index
                    %v_1454 = arith.minsi %v_1453, %c_16 : index
                    %v_1455 = arith.muli %v_1454, %c_0 : index
                    %v_1456 = arith.addi %v_40, %v_1455 : index
                    %v_1457 = arith.index_cast %v_1456 : index to i64
                    %pointer_1458 = llvm.inttoptr %v_1457 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1458) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1459 = arith.muli %v_1454, %c_0 : index
                    %v_1460 = arith.addi %v_45, %v_1459 : index
                    %v_1461 = arith.index_cast %v_1460 : index to i64
                    %pointer_1462 = llvm.inttoptr %v_1461 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1462) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1463 = arith.muli %i_1444, %c_0 : index
                  %v_1464 = arith.addi %v_1439, %v_1463 : index
                  %v_1465 = arith.muli %i_1444, %c_0 : index
                  %v_1466 = arith.addi %v_1443, %v_1465 : index
                  %v_1467 = arith.muli %i_1444, %c_15 : index
                  %v_1468 = arith.addi %v_1434, %v_1467 : index
                  %v_1469 = arith.index_cast %v_1464 : index to i64
                  %v_1470 = arith.index_cast %v_1466 : index to i64
                  %v_1471 = arith.index_cast %v_1468 : index to i64
                  %v_1472 = arith.index_cast %c_13 : index to i64
                  %v_1473 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1469, %v_1470, %v_1471, %v_1472, %v_1473 : (i64, i64, i64, i64, i64) -> ()
                }
                %v_1474 = arith.addi %v_9, %c_15 : index
                %v_1475 = arith.index_cast %v_9 : index to i64
                %v_1476 = arith.index_cast %v_1474 : index to i64
                %v_1477 = arith.index_cast %v_1434 : index to i64
                %v_1478 = arith.index_cast %c_0 : index to i64
                %v_1479 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1475, %v_1476, %v_1477, %v_1478, %v_1479 : (i64, i64, i64, i64, i64) -> ()
                %v_1480 = arith.index_cast %v_6 : index to i64
                %v_1481 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1480, %v_1481 : (i64, i64) -> ()
                %v_1482 = arith.addi %v_6, %c_15 : index
                %v_1483 = arith.index_cast %v_1482 : index to i64
                %v_1484 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1483, %v_1484 : (i64, i64) -> ()
                %is_1485 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_1485 {
                  %v_1486 = arith.index_cast %v_6 : index to i64
                  %pointer_1487 = llvm.inttoptr %v_1486 : i64 to !llvm.ptr
                  %v_1488 = "llvm.load"(%pointer_1487) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1489 = arith.addi %v_6, %c_0 : index
                  %v_1490 = arith.index_cast %v_1489 : index to i64
                  %pointer_1491 = llvm.inttoptr %v_1490 : i64 to !llvm.ptr
                  %v_1492 = "llvm.load"(%pointer_1491) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1493 = arith.addi %v_6, %c_19 : index
                  %v_1494 = arith.index_cast %v_1493 : index to i64
                  %pointer_1495 = llvm.inttoptr %v_1494 : i64 to !llvm.ptr
                  %v_1496 = "llvm.load"(%pointer_1495) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1497 = arith.addi %v_6, %c_20 : index
                  %v_1498 = arith.index_cast %v_1497 : index to i64
                  %pointer_1499 = llvm.inttoptr %v_1498 : i64 to !llvm.ptr
                  %v_1500 = "llvm.load"(%pointer_1499) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1501 = arith.addi %v_6, %c_21 : index
                  %v_1502 = arith.index_cast %v_1501 : index to i64
                  %pointer_1503 = llvm.inttoptr %v_1502 : i64 to !llvm.ptr
                  %v_1504 = "llvm.load"(%pointer_1503) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1505 = arith.addi %v_6, %c_22 : index
                  %v_1506 = arith.index_cast %v_1505 : index to i64
                  %pointer_1507 = llvm.inttoptr %v_1506 : i64 to !llvm.ptr
                  %v_1508 = "llvm.load"(%pointer_1507) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1509 = arith.addi %v_6, %c_23 : index
                  %v_1510 = arith.index_cast %v_1509 : index to i64
                  %pointer_1511 = llvm.inttoptr %v_1510 : i64 to !llvm.ptr
                  %v_1512 = "llvm.load"(%pointer_1511) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1513 = arith.addi %v_6, %c_24 : index
                  %v_1514 = arith.index_cast %v_1513 : index to i64
                  %pointer_1515 = llvm.inttoptr %v_1514 : i64 to !llvm.ptr
                  %v_1516 = "llvm.load"(%pointer_1515) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1517 = arith.addi %v_6, %c_25 : index
                  %v_1518 = arith.index_cast %v_1517 : index to i64
                  %pointer_1519 = llvm.inttoptr %v_1518 : i64 to !llvm.ptr
                  %v_1520 = "llvm.load"(%pointer_1519) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1521 = arith.addi %v_6, %c_26 : index
                  %v_1522 = arith.index_cast %v_1521 : index to i64
                  %pointer_1523 = llvm.inttoptr %v_1522 : i64 to !llvm.ptr
                  %v_1524 = "llvm.load"(%pointer_1523) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1525 = arith.addi %v_6, %c_27 : index
                  %v_1526 = arith.index_cast %v_1525 : index to i64
                  %pointer_1527 = llvm.inttoptr %v_1526 : i64 to !llvm.ptr
                  %v_1528 = "llvm.load"(%pointer_1527) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1529 = arith.addi %v_6, %c_28 : index
                  %v_1530 = arith.index_cast %v_1529 : index to i64
                  %pointer_1531 = llvm.inttoptr %v_1530 : i64 to !llvm.ptr
                  %v_1532 = "llvm.load"(%pointer_1531) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1533 = arith.addi %v_6, %c_29 : index
                  %v_1534 = arith.index_cast %v_1533 : index to i64
                  %pointer_1535 = llvm.inttoptr %v_1534 : i64 to !llvm.ptr
                  %v_1536 = "llvm.load"(%pointer_1535) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1537 = arith.addi %v_6, %c_30 : index
                  %v_1538 = arith.index_cast %v_1537 : index to i64
                  %pointer_1539 = llvm.inttoptr %v_1538 : i64 to !llvm.ptr
                  %v_1540 = "llvm.load"(%pointer_1539) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1541 = arith.addi %v_6, %c_31 : index
                  %v_1542 = arith.index_cast %v_1541 : index to i64
                  %pointer_1543 = llvm.inttoptr %v_1542 : i64 to !llvm.ptr
                  %v_1544 = "llvm.load"(%pointer_1543) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1545 = arith.addi %v_6, %c_32 : index
                  %v_1546 = arith.index_cast %v_1545 : index to i64
                  %pointer_1547 = llvm.inttoptr %v_1546 : i64 to !llvm.ptr
                  %v_1548 = "llvm.load"(%pointer_1547) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1549 = arith.subi %i_32, %v_34 : index
                  %v_1550 = arith.index_cast %v_1549 : index to i32
                  %v_1551 = vector.broadcast %v_1550 : i32 to vector<16xi32>
                  %is_1552 = arith.cmpi sge, %c_33, %v_1551 : vector<16xi32>
                  %v_1553 = vector.maskedload %expert_down_bias[%v_18, %v_34], %is_1552, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_1554 = vector.shuffle %v_1488, %v_1492 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1555 = vector.shuffle %v_1488, %v_1492 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1556 = vector.shuffle %v_1496, %v_1500 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1557 = vector.shuffle %v_1496, %v_1500 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1558 = vector.shuffle %v_1504, %v_1508 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1559 = vector.shuffle %v_1504, %v_1508 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1560 = vector.shuffle %v_1512, %v_1516 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1561 = vector.shuffle %v_1512, %v_1516 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1562 = vector.shuffle %v_1520, %v_1524 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1563 = vector.shuffle %v_1520, %v_1524 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1564 = vector.shuffle %v_1528, %v_1532 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1565 = vector.shuffle %v_1528, %v_1532 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1566 = vector.shuffle %v_1536, %v_1540 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1567 = vector.shuffle %v_1536, %v_1540 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1568 = vector.shuffle %v_1544, %v_1548 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1569 = vector.shuffle %v_1544, %v_1548 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1570 = vector.shuffle %v_1554, %v_1556 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1571 = vector.shuffle %v_1554, %v_1556 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1572 = vector.shuffle %v_1555, %v_1557 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1573 = vector.shuffle %v_1555, %v_1557 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1574 = vector.shuffle %v_1558, %v_1560 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1575 = vector.shuffle %v_1558, %v_1560 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1576 = vector.shuffle %v_1559, %v_1561 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1577 = vector.shuffle %v_1559, %v_1561 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1578 = vector.shuffle %v_1562, %v_1564 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1579 = vector.shuffle %v_1562, %v_1564 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1580 = vector.shuffle %v_1563, %v_1565 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1581 = vector.shuffle %v_1563, %v_1565 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1582 = vector.shuffle %v_1566, %v_1568 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1583 = vector.shuffle %v_1566, %v_1568 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1584 = vector.shuffle %v_1567, %v_1569 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1585 = vector.shuffle %v_1567, %v_1569 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1586 = vector.shuffle %v_1570, %v_1574 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1587 = vector.shuffle %v_1570, %v_1574 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1588 = vector.shuffle %v_1572, %v_1576 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1589 = vector.shuffle %v_1572, %v_1576 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1590 = vector.shuffle %v_1571, %v_1575 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1591 = vector.shuffle %v_1571, %v_1575 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1592 = vector.shuffle %v_1573, %v_1577 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1593 = vector.shuffle %v_1573, %v_1577 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1594 = vector.shuffle %v_1578, %v_1582 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1595 = vector.shuffle %v_1578, %v_1582 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1596 = vector.shuffle %v_1580, %v_1584 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1597 = vector.shuffle %v_1580, %v_1584 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1598 = vector.shuffle %v_1579, %v_1583 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1599 = vector.shuffle %v_1579, %v_1583 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1600 = vector.shuffle %v_1581, %v_1585 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1601 = vector.shuffle %v_1581, %v_1585 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1602 = vector.shuffle %v_1586, %v_1594 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1603 = vector.shuffle %v_1586, %v_1594 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1604 = vector.shuffle %v_1588, %v_1596 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1605 = vector.shuffle %v_1588, %v_1596 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1606 = vector.shuffle %v_1590, %v_1598 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1607 = vector.shuffle %v_1590, %v_1598 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1608 = vector.shuffle %v_1592, %v_1600 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1609 = vector.shuffle %v_1592, %v_1600 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1610 = vector.shuffle %v_1587, %v_1595 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1611 = vector.shuffle %v_1587, %v_1595 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1612 = vector.shuffle %v_1589, %v_1597 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1613 = vector.shuffle %v_1589, %v_1597 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1614 = vector.shuffle %v_1591, %v_1599 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1615 = vector.shuffle %v_1591, %v_1599 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1616 = vector.shuffle %v_1593, %v_1601 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1617 = vector.shuffle %v_1593, %v_1601 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1618 = arith.addf %v_1602, %v_1553 : vector<16xf32>
                  %v_1619 = arith.muli %v_1432, %c_7 : index
                  %v_1620 = arith.addi %v_20, %v_1619 : index
                  %v_1621 = memref.load %order[%v_1620] : memref<?xi32>
                  %is_1622 = arith.cmpi sge, %v_1621, %c_34 : i32
                  scf.if %is_1622 {
                    %v_1623 = arith.index_cast %v_1621 : i32 to index
                    %v_1624 = arith.divui %v_1623, %c_35 : index
                    %v_1625 = vector.maskedload %y[%v_1624, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1626 = memref.load %weights[%v_1623] : memref<?xf32>
                    %v_1627 = vector.broadcast %v_1626 : f32 to vector<16xf32>
                    %acc_1628 = math.fma %v_1618, %v_1627, %v_1625 : vector<16xf32>
                    vector.maskedstore %y[%v_1624, %v_34], %is_1552, %acc_1628 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1629 = arith.addf %v_1604, %v_1553 : vector<16xf32>
                  %v_1630 = arith.muli %v_1432, %c_7 : index
                  %v_1631 = arith.addi %v_20, %v_1630 : index
                  %v_1632 = arith.addi %v_1631, %c_6 : index
                  %v_1633 = memref.load %order[%v_1632] : memref<?xi32>
                  %is_1634 = arith.cmpi sge, %v_1633, %c_34 : i32
                  scf.if %is_1634 {
                    %v_1635 = arith.index_cast %v_1633 : i32 to index
                    %v_1636 = arith.divui %v_1635, %c_35 : index
                    %v_1637 = vector.maskedload %y[%v_1636, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1638 = memref.load %weights[%v_1635] : memref<?xf32>
                    %v_1639 = vector.broadcast %v_1638 : f32 to vector<16xf32>
                    %acc_1640 = math.fma %v_1629, %v_1639, %v_1637 : vector<16xf32>
                    vector.maskedstore %y[%v_1636, %v_34], %is_1552, %acc_1640 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1641 = arith.addf %v_1606, %v_1553 : vector<16xf32>
                  %v_1642 = arith.muli %v_1432, %c_7 : index
                  %v_1643 = arith.addi %v_20, %v_1642 : index
                  %v_1644 = arith.addi %v_1643, %c_9 : index
                  %v_1645 = memref.load %order[%v_1644] : memref<?xi32>
                  %is_1646 = arith.cmpi sge, %v_1645, %c_34 : i32
                  scf.if %is_1646 {
                    %v_1647 = arith.index_cast %v_1645 : i32 to index
                    %v_1648 = arith.divui %v_1647, %c_35 : index
                    %v_1649 = vector.maskedload %y[%v_1648, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1650 = memref.load %weights[%v_1647] : memref<?xf32>
                    %v_1651 = vector.broadcast %v_1650 : f32 to vector<16xf32>
                    %acc_1652 = math.fma %v_1641, %v_1651, %v_1649 : vector<16xf32>
                    vector.maskedstore %y[%v_1648, %v_34], %is_1552, %acc_1652 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1653 = arith.addf %v_1608, %v_1553 : vector<16xf32>
                  %v_1654 = arith.muli %v_1432, %c_7 : index
                  %v_1655 = arith.addi %v_20, %v_1654 : index
                  %v_1656 = arith.addi %v_1655, %c_35 : index
                  %v_1657 = memref.load %order[%v_1656] : memref<?xi32>
                  %is_1658 = arith.cmpi sge, %v_1657, %c_34 : i32
                  scf.if %is_1658 {
                    %v_1659 = arith.index_cast %v_1657 : i32 to index
                    %v_1660 = arith.divui %v_1659, %c_35 : index
                    %v_1661 = vector.maskedload %y[%v_1660, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1662 = memref.load %weights[%v_1659] : memref<?xf32>
                    %v_1663 = vector.broadcast %v_1662 : f32 to vector<16xf32>
                    %acc_1664 = math.fma %v_1653, %v_1663, %v_1661 : vector<16xf32>
                    vector.maskedstore %y[%v_1660, %v_34], %is_1552, %acc_1664 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1665 = arith.addf %v_1610, %v_1553 : vector<16xf32>
                  %v_1666 = arith.muli %v_1432, %c_7 : index
                  %v_1667 = arith.addi %v_20, %v_1666 : index
                  %v_1668 = arith.addi %v_1667, %c_36 : index
                  %v_1669 = memref.load %order[%v_1668] : memref<?xi32>
                  %is_1670 = arith.cmpi sge, %v_1669, %c_34 : i32
                  scf.if %is_1670 {
                    %v_1671 = arith.index_cast %v_1669 : i32 to index
                    %v_1672 = arith.divui %v_1671, %c_35 : index
                    %v_1673 = vector.maskedload %y[%v_1672, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1674 = memref.load %weights[%v_1671] : memref<?xf32>
                    %v_1675 = vector.broadcast %v_1674 : f32 to vector<16xf32>
                    %acc_1676 = math.fma %v_1665, %v_1675, %v_1673 : vector<16xf32>
                    vector.maskedstore %y[%v_1672, %v_34], %is_1552, %acc_1676 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1677 = arith.addf %v_1612, %v_1553 : vector<16xf32>
                  %v_1678 = arith.muli %v_1432, %c_7 : index
                  %v_1679 = arith.addi %v_20, %v_1678 : index
                  %v_1680 = arith.addi %v_1679, %c_37 : index
                  %v_1681 = memref.load %order[%v_1680] : memref<?xi32>
                  %is_1682 = arith.cmpi sge, %v_1681, %c_34 : i32
                  scf.if %is_1682 {
                    %v_1683 = arith.index_cast %v_1681 : i32 to index
                    %v_1684 = arith.divui %v_1683, %c_35 : index
                    %v_1685 = vector.maskedload %y[%v_1684, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1686 = memref.load %weights[%v_1683] : memref<?xf32>
                    %v_1687 = vector.broadcast %v_1686 : f32 to vector<16xf32>
                    %acc_1688 = math.fma %v_1677, %v_1687, %v_1685 : vector<16xf32>
                    vector.maskedstore %y[%v_1684, %v_34], %is_1552, %acc_1688 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1689 = arith.addf %v_1614, %v_1553 : vector<16xf32>
                  %v_1690 = arith.muli %v_1432, %c_7 : index
                  %v_1691 = arith.addi %v_20, %v_1690 : index
                  %v_1692 = arith.addi %v_1691, %c_38 : index
                  %v_1693 = memref.load %order[%v_1692] : memref<?xi32>
                  %is_1694 = arith.cmpi sge, %v_1693, %c_34 : i32
                  scf.if %is_1694 {
                    %v_1695 = arith.index_cast %v_1693 : i32 to index
                    %v_1696 = arith.divui %v_1695, %c_35 : index
                    %v_1697 = vector.maskedload %y[%v_1696, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1698 = memref.load %weights[%v_1695] : memref<?xf32>
                    %v_1699 = vector.broadcast %v_1698 : f32 to vector<16xf32>
                    %acc_1700 = math.fma %v_1689, %v_1699, %v_1697 : vector<16xf32>
                    vector.maskedstore %y[%v_1696, %v_34], %is_1552, %acc_1700 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1701 = arith.addf %v_1616, %v_1553 : vector<16xf32>
                  %v_1702 = arith.muli %v_1432, %c_7 : index
                  %v_1703 = arith.addi %v_20, %v_1702 : index
                  %v_1704 = arith.addi %v_1703, %c_39 : index
                  %v_1705 = memref.load %order[%v_1704] : memref<?xi32>
                  %is_1706 = arith.cmpi sge, %v_1705, %c_34 : i32
                  scf.if %is_1706 {
                    %v_1707 = arith.index_cast %v_1705 : i32 to index
                    %v_1708 = arith.divui %v_1707, %c_35 : index
                    %v_1709 = vector.maskedload %y[%v_1708, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1710 = memref.load %weights[%v_1707] : memref<?xf32>
                    %v_1711 = vector.broadcast %v_1710 : f32 to vector<16xf32>
                    %acc_1712 = math.fma %v_1701, %v_1711, %v_1709 : vector<16xf32>
                    vector.maskedstore %y[%v_1708, %v_34], %is_1552, %acc_1712 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1713 = arith.addf %v_1603, %v_1553 : vector<16xf32>
                  %v_1714 = arith.muli %v_1432, %c_7 : index
                  %v_1715 = arith.addi %v_20, %v_1714 : index
                  %v_1716 = arith.addi %v_1715, %c_40 : index
                  %v_1717 = memref.load %order[%v_1716] : memref<?xi32>
                  %is_1718 = arith.cmpi sge, %v_1717, %c_34 : i32
                  scf.if %is_1718 {
                    %v_1719 = arith.index_cast %v_1717 : i32 to index
                    %v_1720 = arith.divui %v_1719, %c_35 : index
                    %v_1721 = vector.maskedload %y[%v_1720, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1722 = memref.load %weights[%v_1719] : memref<?xf32>
                    %v_1723 = vector.broadcast %v_1722 : f32 to vector<16xf32>
                    %acc_1724 = math.fma %v_1713, %v_1723, %v_1721 : vector<16xf32>
                    vector.maskedstore %y[%v_1720, %v_34], %is_1552, %acc_1724 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1725 = arith.addf %v_1605, %v_1553 : vector<16xf32>
                  %v_1726 = arith.muli %v_1432, %c_7 : index
                  %v_1727 = arith.addi %v_20, %v_1726 : index
                  %v_1728 = arith.addi %v_1727, %c_41 : index
                  %v_1729 = memref.load %order[%v_1728] : memref<?xi32>
                  %is_1730 = arith.cmpi sge, %v_1729, %c_34 : i32
                  scf.if %is_1730 {
                    %v_1731 = arith.index_cast %v_1729 : i32 to index
                    %v_1732 = arith.divui %v_1731, %c_35 : index
                    %v_1733 = vector.maskedload %y[%v_1732, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1734 = memref.load %weights[%v_1731] : memref<?xf32>
                    %v_1735 = vector.broadcast %v_1734 : f32 to vector<16xf32>
                    %acc_1736 = math.fma %v_1725, %v_1735, %v_1733 : vector<16xf32>
                    vector.maskedstore %y[%v_1732, %v_34], %is_1552, %acc_1736 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1737 = arith.addf %v_1607, %v_1553 : vector<16xf32>
                  %v_1738 = arith.muli %v_1432, %c_7 : index
                  %v_1739 = arith.addi %v_20, %v_1738 : index
                  %v_1740 = arith.addi %v_1739, %c_42 : index
                  %v_1741 = memref.load %order[%v_1740] : memref<?xi32>
                  %is_1742 = arith.cmpi sge, %v_1741, %c_34 : i32
                  scf.if %is_1742 {
                    %v_1743 = arith.index_cast %v_1741 : i32 to index
                    %v_1744 = arith.divui %v_1743, %c_35 : index
                    %v_1745 = vector.maskedload %y[%v_1744, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1746 = memref.load %weights[%v_1743] : memref<?xf32>
                    %v_1747 = vector.broadcast %v_1746 : f32 to vector<16xf32>
                    %acc_1748 = math.fma %v_1737, %v_1747, %v_1745 : vector<16xf32>
                    vector.maskedstore %y[%v_1744, %v_34], %is_1552, %acc_1748 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1749 = arith.addf %v_1609, %v_1553 : vector<16xf32>
                  %v_1750 = arith.muli %v_1432, %c_7 : index
                  %v_1751 = arith.addi %v_20, %v_1750 : index
                  %v_1752 = arith.addi %v_1751, %c_16 : index
                  %v_1753 = memref.load %order[%v_1752] : memref<?xi32>
                  %is_1754 = arith.cmpi sge, %v_1753, %c_34 : i32
                  scf.if %is_1754 {
                    %v_1755 = arith.index_cast %v_1753 : i32 to index
                    %v_1756 = arith.divui %v_1755, %c_35 : index
                    %v_1757 = vector.maskedload %y[%v_1756, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1758 = memref.load %weights[%v_1755] : memref<?xf32>
                    %v_1759 = vector.broadcast %v_1758 : f32 to vector<16xf32>
                    %acc_1760 = math.fma %v_1749, %v_1759, %v_1757 : vector<16xf32>
                    vector.maskedstore %y[%v_1756, %v_34], %is_1552, %acc_1760 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1761 = arith.addf %v_1611, %v_1553 : vector<16xf32>
                  %v_1762 = arith.muli %v_1432, %c_7 : index
                  %v_1763 = arith.addi %v_20, %v_1762 : index
                  %v_1764 = arith.addi %v_1763, %c_43 : index
                  %v_1765 = memref.load %order[%v_1764] : memref<?xi32>
                  %is_1766 = arith.cmpi sge, %v_1765, %c_34 : i32
                  scf.if %is_1766 {
                    %v_1767 = arith.index_cast %v_1765 : i32 to index
                    %v_1768 = arith.divui %v_1767, %c_35 : index
                    %v_1769 = vector.maskedload %y[%v_1768, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1770 = memref.load %weights[%v_1767] : memref<?xf32>
                    %v_1771 = vector.broadcast %v_1770 : f32 to vector<16xf32>
                    %acc_1772 = math.fma %v_1761, %v_1771, %v_1769 : vector<16xf32>
                    vector.maskedstore %y[%v_1768, %v_34], %is_1552, %acc_1772 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1773 = arith.addf %v_1613, %v_1553 : vector<16xf32>
                  %v_1774 = arith.muli %v_1432, %c_7 : index
                  %v_1775 = arith.addi %v_20, %v_1774 : index
                  %v_1776 = arith.addi %v_1775, %c_44 : index
                  %v_1777 = memref.load %order[%v_1776] : memref<?xi32>
                  %is_1778 = arith.cmpi sge, %v_1777, %c_34 : i32
                  scf.if %is_1778 {
                    %v_1779 = arith.index_cast %v_1777 : i32 to index
                    %v_1780 = arith.divui %v_1779, %c_35 : index
                    %v_1781 = vector.maskedload %y[%v_1780, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1782 = memref.load %weights[%v_1779] : memref<?xf32>
                    %v_1783 = vector.broadcast %v_1782 : f32 to vector<16xf32>
                    %acc_1784 = math.fma %v_1773, %v_1783, %v_1781 : vector<16xf32>
                    vector.maskedstore %y[%v_1780, %v_34], %is_1552, %acc_1784 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1785 = arith.addf %v_1615, %v_1553 : vector<16xf32>
                  %v_1786 = arith.muli %v_1432, %c_7 : index
                  %v_1787 = arith.addi %v_20, %v_1786 : index
                  %v_1788 = arith.addi %v_1787, %c_45 : index
                  %v_1789 = memref.load %order[%v_1788] : memref<?xi32>
                  %is_1790 = arith.cmpi sge, %v_1789, %c_34 : i32
                  scf.if %is_1790 {
                    %v_1791 = arith.index_cast %v_1789 : i32 to index
                    %v_1792 = arith.divui %v_1791, %c_35 : index
                    %v_1793 = vector.maskedload %y[%v_1792, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1794 = memref.load %weights[%v_1791] : memref<?xf32>
                    %v_1795 = vector.broadcast %v_1794 : f32 to vector<16xf32>
                    %acc_1796 = math.fma %v_1785, %v_1795, %v_1793 : vector<16xf32>
                    vector.maskedstore %y[%v_1792, %v_34], %is_1552, %acc_1796 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1797 = arith.addf %v_1617, %v_1553 : vector<16xf32>
                  %v_1798 = arith.muli %v_1432, %c_7 : index
                  %v_1799 = arith.addi %v_20, %v_1798 : index
                  %v_1800 = arith.addi %v_1799, %c_10 : index
                  %v_1801 = memref.load %order[%v_1800] : memref<?xi32>
                  %is_1802 = arith.cmpi sge, %v_1801, %c_34 : i32
                  scf.if %is_1802 {
                    %v_1803 = arith.index_cast %v_1801 : i32 to index
                    %v_1804 = arith.divui %v_1803, %c_35 : index
                    %v_1805 = vector.maskedload %y[%v_1804, %v_34], %is_1552, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1806 = memref.load %weights[%v_1803] : memref<?xf32>
                    %v_1807 = vector.broadcast %v_1806 : f32 to vector<16xf32>
                    %acc_1808 = math.fma %v_1797, %v_1807, %v_1805 : vector<16xf32>
                    vector.maskedstore %y[%v_1804, %v_34], %is_1552, %acc_1808 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1809 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1809 {
                  %v_1810 = arith.addi %v_6, %c_15 : index
                  %v_1811 = arith.index_cast %v_1810 : index to i64
                  %pointer_1812 = llvm.inttoptr %v_1811 : i64 to !llvm.ptr
                  %v_1813 = "llvm.load"(%pointer_1812) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1814 = arith.addi %v_6, %c_46 : index
                  %v_1815 = arith.index_cast %v_1814 : index to i64
                  %pointer_1816 = llvm.inttoptr %v_1815 : i64 to !llvm.ptr
                  %v_1817 = "llvm.load"(%pointer_1816) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1818 = arith.addi %v_6, %c_47 : index
                  %v_1819 = arith.index_cast %v_1818 : index to i64
                  %pointer_1820 = llvm.inttoptr %v_1819 : i64 to !llvm.ptr
                  %v_1821 = "llvm.load"(%pointer_1820) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1822 = arith.addi %v_6, %c_48 : index
                  %v_1823 = arith.index_cast %v_1822 : index to i64
                  %pointer_1824 = llvm.inttoptr %v_1823 : i64 to !llvm.ptr
                  %v_1825 = "llvm.load"(%pointer_1824) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1826 = arith.addi %v_6, %c_49 : index
                  %v_1827 = arith.index_cast %v_1826 : index to i64
                  %pointer_1828 = llvm.inttoptr %v_1827 : i64 to !llvm.ptr
                  %v_1829 = "llvm.load"(%pointer_1828) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1830 = arith.addi %v_6, %c_50 : index
                  %v_1831 = arith.index_cast %v_1830 : index to i64
                  %pointer_1832 = llvm.inttoptr %v_1831 : i64 to !llvm.ptr
                  %v_1833 = "llvm.load"(%pointer_1832) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1834 = arith.addi %v_6, %c_51 : index
                  %v_1835 = arith.index_cast %v_1834 : index to i64
                  %pointer_1836 = llvm.inttoptr %v_1835 : i64 to !llvm.ptr
                  %v_1837 = "llvm.load"(%pointer_1836) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1838 = arith.addi %v_6, %c_52 : index
                  %v_1839 = arith.index_cast %v_1838 : index to i64
                  %pointer_1840 = llvm.inttoptr %v_1839 : i64 to !llvm.ptr
                  %v_1841 = "llvm.load"(%pointer_1840) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1842 = arith.addi %v_6, %c_53 : index
                  %v_1843 = arith.index_cast %v_1842 : index to i64
                  %pointer_1844 = llvm.inttoptr %v_1843 : i64 to !llvm.ptr
                  %v_1845 = "llvm.load"(%pointer_1844) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1846 = arith.addi %v_6, %c_54 : index
                  %v_1847 = arith.index_cast %v_1846 : index to i64
                  %pointer_1848 = llvm.inttoptr %v_1847 : i64 to !llvm.ptr
                  %v_1849 = "llvm.load"(%pointer_1848) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1850 = arith.addi %v_6, %c_55 : index
                  %v_1851 = arith.index_cast %v_1850 : index to i64
                  %pointer_1852 = llvm.inttoptr %v_1851 : i64 to !llvm.ptr
                  %v_1853 = "llvm.load"(%pointer_1852) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1854 = arith.addi %v_6, %c_56 : index
                  %v_1855 = arith.index_cast %v_1854 : index to i64
                  %pointer_1856 = llvm.inttoptr %v_1855 : i64 to !llvm.ptr
                  %v_1857 = "llvm.load"(%pointer_1856) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1858 = arith.addi %v_6, %c_57 : index
                  %v_1859 = arith.index_cast %v_1858 : index to i64
                  %pointer_1860 = llvm.inttoptr %v_1859 : i64 to !llvm.ptr
                  %v_1861 = "llvm.load"(%pointer_1860) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1862 = arith.addi %v_6, %c_58 : index
                  %v_1863 = arith.index_cast %v_1862 : index to i64
                  %pointer_1864 = llvm.inttoptr %v_1863 : i64 to !llvm.ptr
                  %v_1865 = "llvm.load"(%pointer_1864) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1866 = arith.addi %v_6, %c_59 : index
                  %v_1867 = arith.index_cast %v_1866 : index to i64
                  %pointer_1868 = llvm.inttoptr %v_1867 : i64 to !llvm.ptr
                  %v_1869 = "llvm.load"(%pointer_1868) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1870 = arith.addi %v_6, %c_60 : index
                  %v_1871 = arith.index_cast %v_1870 : index to i64
                  %pointer_1872 = llvm.inttoptr %v_1871 : i64 to !llvm.ptr
                  %v_1873 = "llvm.load"(%pointer_1872) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1874 = arith.subi %v_33, %v_35 : index
                  %v_1875 = arith.index_cast %v_1874 : index to i32
                  %v_1876 = vector.broadcast %v_1875 : i32 to vector<16xi32>
                  %is_1877 = arith.cmpi sge, %c_33, %v_1876 : vector<16xi32>
                  %v_1878 = vector.maskedload %expert_down_bias[%v_18, %v_35], %is_1877, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_1879 = vector.shuffle %v_1813, %v_1817 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1880 = vector.shuffle %v_1813, %v_1817 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1881 = vector.shuffle %v_1821, %v_1825 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1882 = vector.shuffle %v_1821, %v_1825 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1883 = vector.shuffle %v_1829, %v_1833 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1884 = vector.shuffle %v_1829, %v_1833 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1885 = vector.shuffle %v_1837, %v_1841 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1886 = vector.shuffle %v_1837, %v_1841 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1887 = vector.shuffle %v_1845, %v_1849 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1888 = vector.shuffle %v_1845, %v_1849 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1889 = vector.shuffle %v_1853, %v_1857 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1890 = vector.shuffle %v_1853, %v_1857 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1891 = vector.shuffle %v_1861, %v_1865 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1892 = vector.shuffle %v_1861, %v_1865 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1893 = vector.shuffle %v_1869, %v_1873 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1894 = vector.shuffle %v_1869, %v_1873 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1895 = vector.shuffle %v_1879, %v_1881 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1896 = vector.shuffle %v_1879, %v_1881 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1897 = vector.shuffle %v_1880, %v_1882 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1898 = vector.shuffle %v_1880, %v_1882 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1899 = vector.shuffle %v_1883, %v_1885 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1900 = vector.shuffle %v_1883, %v_1885 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1901 = vector.shuffle %v_1884, %v_1886 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1902 = vector.shuffle %v_1884, %v_1886 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1903 = vector.shuffle %v_1887, %v_1889 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1904 = vector.shuffle %v_1887, %v_1889 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1905 = vector.shuffle %v_1888, %v_1890 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1906 = vector.shuffle %v_1888, %v_1890 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1907 = vector.shuffle %v_1891, %v_1893 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1908 = vector.shuffle %v_1891, %v_1893 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1909 = vector.shuffle %v_1892, %v_1894 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1910 = vector.shuffle %v_1892, %v_1894 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1911 = vector.shuffle %v_1895, %v_1899 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1912 = vector.shuffle %v_1895, %v_1899 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1913 = vector.shuffle %v_1897, %v_1901 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1914 = vector.shuffle %v_1897, %v_1901 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1915 = vector.shuffle %v_1896, %v_1900 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1916 = vector.shuffle %v_1896, %v_1900 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1917 = vector.shuffle %v_1898, %v_1902 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1918 = vector.shuffle %v_1898, %v_1902 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1919 = vector.shuffle %v_1903, %v_1907 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1920 = vector.shuffle %v_1903, %v_1907 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1921 = vector.shuffle %v_1905, %v_1909 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1922 = vector.shuffle %v_1905, %v_1909 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1923 = vector.shuffle %v_1904, %v_1908 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1924 = vector.shuffle %v_1904, %v_1908 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1925 = vector.shuffle %v_1906, %v_1910 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1926 = vector.shuffle %v_1906, %v_1910 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1927 = vector.shuffle %v_1911, %v_1919 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1928 = vector.shuffle %v_1911, %v_1919 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1929 = vector.shuffle %v_1913, %v_1921 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1930 = vector.shuffle %v_1913, %v_1921 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1931 = vector.shuffle %v_1915, %v_1923 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1932 = vector.shuffle %v_1915, %v_1923 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1933 = vector.shuffle %v_1917, %v_1925 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1934 = vector.shuffle %v_1917, %v_1925 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1935 = vector.shuffle %v_1912, %v_1920 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1936 = vector.shuffle %v_1912, %v_1920 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1937 = vector.shuffle %v_1914, %v_1922 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1938 = vector.shuffle %v_1914, %v_1922 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1939 = vector.shuffle %v_1916, %v_1924 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1940 = vector.shuffle %v_1916, %v_1924 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1941 = vector.shuffle %v_1918, %v_1926 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1942 = vector.shuffle %v_1918, %v_1926 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1943 = arith.addf %v_1927, %v_1878 : vector<16xf32>
                  %v_1944 = arith.muli %v_1432, %c_7 : index
                  %v_1945 = arith.addi %v_20, %v_1944 : index
                  %v_1946 = memref.load %order[%v_1945] : memref<?xi32>
                  %is_1947 = arith.cmpi sge, %v_1946, %c_34 : i32
                  scf.if %is_1947 {
                    %v_1948 = arith.index_cast %v_1946 : i32 to index
                    %v_1949 = arith.divui %v_1948, %c_35 : index
                    %v_1950 = vector.maskedload %y[%v_1949, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1951 = memref.load %weights[%v_1948] : memref<?xf32>
                    %v_1952 = vector.broadcast %v_1951 : f32 to vector<16xf32>
                    %acc_1953 = math.fma %v_1943, %v_1952, %v_1950 : vector<16xf32>
                    vector.maskedstore %y[%v_1949, %v_35], %is_1877, %acc_1953 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1954 = arith.addf %v_1929, %v_1878 : vector<16xf32>
                  %v_1955 = arith.muli %v_1432, %c_7 : index
                  %v_1956 = arith.addi %v_20, %v_1955 : index
                  %v_1957 = arith.addi %v_1956, %c_6 : index
                  %v_1958 = memref.load %order[%v_1957] : memref<?xi32>
                  %is_1959 = arith.cmpi sge, %v_1958, %c_34 : i32
                  scf.if %is_1959 {
                    %v_1960 = arith.index_cast %v_1958 : i32 to index
                    %v_1961 = arith.divui %v_1960, %c_35 : index
                    %v_1962 = vector.maskedload %y[%v_1961, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1963 = memref.load %weights[%v_1960] : memref<?xf32>
                    %v_1964 = vector.broadcast %v_1963 : f32 to vector<16xf32>
                    %acc_1965 = math.fma %v_1954, %v_1964, %v_1962 : vector<16xf32>
                    vector.maskedstore %y[%v_1961, %v_35], %is_1877, %acc_1965 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1966 = arith.addf %v_1931, %v_1878 : vector<16xf32>
                  %v_1967 = arith.muli %v_1432, %c_7 : index
                  %v_1968 = arith.addi %v_20, %v_1967 : index
                  %v_1969 = arith.addi %v_1968, %c_9 : index
                  %v_1970 = memref.load %order[%v_1969] : memref<?xi32>
                  %is_1971 = arith.cmpi sge, %v_1970, %c_34 : i32
                  scf.if %is_1971 {
                    %v_1972 = arith.index_cast %v_1970 : i32 to index
                    %v_1973 = arith.divui %v_1972, %c_35 : index
                    %v_1974 = vector.maskedload %y[%v_1973, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1975 = memref.load %weights[%v_1972] : memref<?xf32>
                    %v_1976 = vector.broadcast %v_1975 : f32 to vector<16xf32>
                    %acc_1977 = math.fma %v_1966, %v_1976, %v_1974 : vector<16xf32>
                    vector.maskedstore %y[%v_1973, %v_35], %is_1877, %acc_1977 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1978 = arith.addf %v_1933, %v_1878 : vector<16xf32>
                  %v_1979 = arith.muli %v_1432, %c_7 : index
                  %v_1980 = arith.addi %v_20, %v_1979 : index
                  %v_1981 = arith.addi %v_1980, %c_35 : index
                  %v_1982 = memref.load %order[%v_1981] : memref<?xi32>
                  %is_1983 = arith.cmpi sge, %v_1982, %c_34 : i32
                  scf.if %is_1983 {
                    %v_1984 = arith.index_cast %v_1982 : i32 to index
                    %v_1985 = arith.divui %v_1984, %c_35 : index
                    %v_1986 = vector.maskedload %y[%v_1985, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1987 = memref.load %weights[%v_1984] : memref<?xf32>
                    %v_1988 = vector.broadcast %v_1987 : f32 to vector<16xf32>
                    %acc_1989 = math.fma %v_1978, %v_1988, %v_1986 : vector<16xf32>
                    vector.maskedstore %y[%v_1985, %v_35], %is_1877, %acc_1989 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1990 = arith.addf %v_1935, %v_1878 : vector<16xf32>
                  %v_1991 = arith.muli %v_1432, %c_7 : index
                  %v_1992 = arith.addi %v_20, %v_1991 : index
                  %v_1993 = arith.addi %v_1992, %c_36 : index
                  %v_1994 = memref.load %order[%v_1993] : memref<?xi32>
                  %is_1995 = arith.cmpi sge, %v_1994, %c_34 : i32
                  scf.if %is_1995 {
                    %v_1996 = arith.index_cast %v_1994 : i32 to index
                    %v_1997 = arith.divui %v_1996, %c_35 : index
                    %v_1998 = vector.maskedload %y[%v_1997, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1999 = memref.load %weights[%v_1996] : memref<?xf32>
                    %v_2000 = vector.broadcast %v_1999 : f32 to vector<16xf32>
                    %acc_2001 = math.fma %v_1990, %v_2000, %v_1998 : vector<16xf32>
                    vector.maskedstore %y[%v_1997, %v_35], %is_1877, %acc_2001 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2002 = arith.addf %v_1937, %v_1878 : vector<16xf32>
                  %v_2003 = arith.muli %v_1432, %c_7 : index
                  %v_2004 = arith.addi %v_20, %v_2003 : index
                  %v_2005 = arith.addi %v_2004, %c_37 : index
                  %v_2006 = memref.load %order[%v_2005] : memref<?xi32>
                  %is_2007 = arith.cmpi sge, %v_2006, %c_34 : i32
                  scf.if %is_2007 {
                    %v_2008 = arith.index_cast %v_2006 : i32 to index
                    %v_2009 = arith.divui %v_2008, %c_35 : index
                    %v_2010 = vector.maskedload %y[%v_2009, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2011 = memref.load %weights[%v_2008] : memref<?xf32>
                    %v_2012 = vector.broadcast %v_2011 : f32 to vector<16xf32>
                    %acc_2013 = math.fma %v_2002, %v_2012, %v_2010 : vector<16xf32>
                    vector.maskedstore %y[%v_2009, %v_35], %is_1877, %acc_2013 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2014 = arith.addf %v_1939, %v_1878 : vector<16xf32>
                  %v_2015 = arith.muli %v_1432, %c_7 : index
                  %v_2016 = arith.addi %v_20, %v_2015 : index
                  %v_2017 = arith.addi %v_2016, %c_38 : index
                  %v_2018 = memref.load %order[%v_2017] : memref<?xi32>
                  %is_2019 = arith.cmpi sge, %v_2018, %c_34 : i32
                  scf.if %is_2019 {
                    %v_2020 = arith.index_cast %v_2018 : i32 to index
                    %v_2021 = arith.divui %v_2020, %c_35 : index
                    %v_2022 = vector.maskedload %y[%v_2021, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2023 = memref.load %weights[%v_2020] : memref<?xf32>
                    %v_2024 = vector.broadcast %v_2023 : f32 to vector<16xf32>
                    %acc_2025 = math.fma %v_2014, %v_2024, %v_2022 : vector<16xf32>
                    vector.maskedstore %y[%v_2021, %v_35], %is_1877, %acc_2025 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2026 = arith.addf %v_1941, %v_1878 : vector<16xf32>
                  %v_2027 = arith.muli %v_1432, %c_7 : index
                  %v_2028 = arith.addi %v_20, %v_2027 : index
                  %v_2029 = arith.addi %v_2028, %c_39 : index
                  %v_2030 = memref.load %order[%v_2029] : memref<?xi32>
                  %is_2031 = arith.cmpi sge, %v_2030, %c_34 : i32
                  scf.if %is_2031 {
                    %v_2032 = arith.index_cast %v_2030 : i32 to index
                    %v_2033 = arith.divui %v_2032, %c_35 : index
                    %v_2034 = vector.maskedload %y[%v_2033, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2035 = memref.load %weights[%v_2032] : memref<?xf32>
                    %v_2036 = vector.broadcast %v_2035 : f32 to vector<16xf32>
                    %acc_2037 = math.fma %v_2026, %v_2036, %v_2034 : vector<16xf32>
                    vector.maskedstore %y[%v_2033, %v_35], %is_1877, %acc_2037 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2038 = arith.addf %v_1928, %v_1878 : vector<16xf32>
                  %v_2039 = arith.muli %v_1432, %c_7 : index
                  %v_2040 = arith.addi %v_20, %v_2039 : index
                  %v_2041 = arith.addi %v_2040, %c_40 : index
                  %v_2042 = memref.load %order[%v_2041] : memref<?xi32>
                  %is_2043 = arith.cmpi sge, %v_2042, %c_34 : i32
                  scf.if %is_2043 {
                    %v_2044 = arith.index_cast %v_2042 : i32 to index
                    %v_2045 = arith.divui %v_2044, %c_35 : index
                    %v_2046 = vector.maskedload %y[%v_2045, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2047 = memref.load %weights[%v_2044] : memref<?xf32>
                    %v_2048 = vector.broadcast %v_2047 : f32 to vector<16xf32>
                    %acc_2049 = math.fma %v_2038, %v_2048, %v_2046 : vector<16xf32>
                    vector.maskedstore %y[%v_2045, %v_35], %is_1877, %acc_2049 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2050 = arith.addf %v_1930, %v_1878 : vector<16xf32>
                  %v_2051 = arith.muli %v_1432, %c_7 : index
                  %v_2052 = arith.addi %v_20, %v_2051 : index
                  %v_2053 = arith.addi %v_2052, %c_41 : index
                  %v_2054 = memref.load %order[%v_2053] : memref<?xi32>
                  %is_2055 = arith.cmpi sge, %v_2054, %c_34 : i32
                  scf.if %is_2055 {
                    %v_2056 = arith.index_cast %v_2054 : i32 to index
                    %v_2057 = arith.divui %v_2056, %c_35 : index
                    %v_2058 = vector.maskedload %y[%v_2057, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2059 = memref.load %weights[%v_2056] : memref<?xf32>
                    %v_2060 = vector.broadcast %v_2059 : f32 to vector<16xf32>
                    %acc_2061 = math.fma %v_2050, %v_2060, %v_2058 : vector<16xf32>
                    vector.maskedstore %y[%v_2057, %v_35], %is_1877, %acc_2061 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2062 = arith.addf %v_1932, %v_1878 : vector<16xf32>
                  %v_2063 = arith.muli %v_1432, %c_7 : index
                  %v_2064 = arith.addi %v_20, %v_2063 : index
                  %v_2065 = arith.addi %v_2064, %c_42 : index
                  %v_2066 = memref.load %order[%v_2065] : memref<?xi32>
                  %is_2067 = arith.cmpi sge, %v_2066, %c_34 : i32
                  scf.if %is_2067 {
                    %v_2068 = arith.index_cast %v_2066 : i32 to index
                    %v_2069 = arith.divui %v_2068, %c_35 : index
                    %v_2070 = vector.maskedload %y[%v_2069, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2071 = memref.load %weights[%v_2068] : memref<?xf32>
                    %v_2072 = vector.broadcast %v_2071 : f32 to vector<16xf32>
                    %acc_2073 = math.fma %v_2062, %v_2072, %v_2070 : vector<16xf32>
                    vector.maskedstore %y[%v_2069, %v_35], %is_1877, %acc_2073 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2074 = arith.addf %v_1934, %v_1878 : vector<16xf32>
                  %v_2075 = arith.muli %v_1432, %c_7 : index
                  %v_2076 = arith.addi %v_20, %v_2075 : index
                  %v_2077 = arith.addi %v_2076, %c_16 : index
                  %v_2078 = memref.load %order[%v_2077] : memref<?xi32>
                  %is_2079 = arith.cmpi sge, %v_2078, %c_34 : i32
                  scf.if %is_2079 {
                    %v_2080 = arith.index_cast %v_2078 : i32 to index
                    %v_2081 = arith.divui %v_2080, %c_35 : index
                    %v_2082 = vector.maskedload %y[%v_2081, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2083 = memref.load %weights[%v_2080] : memref<?xf32>
                    %v_2084 = vector.broadcast %v_2083 : f32 to vector<16xf32>
                    %acc_2085 = math.fma %v_2074, %v_2084, %v_2082 : vector<16xf32>
                    vector.maskedstore %y[%v_2081, %v_35], %is_1877, %acc_2085 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2086 = arith.addf %v_1936, %v_1878 : vector<16xf32>
                  %v_2087 = arith.muli %v_1432, %c_7 : index
                  %v_2088 = arith.addi %v_20, %v_2087 : index
                  %v_2089 = arith.addi %v_2088, %c_43 : index
                  %v_2090 = memref.load %order[%v_2089] : memref<?xi32>
                  %is_2091 = arith.cmpi sge, %v_2090, %c_34 : i32
                  scf.if %is_2091 {
                    %v_2092 = arith.index_cast %v_2090 : i32 to index
                    %v_2093 = arith.divui %v_2092, %c_35 : index
                    %v_2094 = vector.maskedload %y[%v_2093, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2095 = memref.load %weights[%v_2092] : memref<?xf32>
                    %v_2096 = vector.broadcast %v_2095 : f32 to vector<16xf32>
                    %acc_2097 = math.fma %v_2086, %v_2096, %v_2094 : vector<16xf32>
                    vector.maskedstore %y[%v_2093, %v_35], %is_1877, %acc_2097 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2098 = arith.addf %v_1938, %v_1878 : vector<16xf32>
                  %v_2099 = arith.muli %v_1432, %c_7 : index
                  %v_2100 = arith.addi %v_20, %v_2099 : index
                  %v_2101 = arith.addi %v_2100, %c_44 : index
                  %v_2102 = memref.load %order[%v_2101] : memref<?xi32>
                  %is_2103 = arith.cmpi sge, %v_2102, %c_34 : i32
                  scf.if %is_2103 {
                    %v_2104 = arith.index_cast %v_2102 : i32 to index
                    %v_2105 = arith.divui %v_2104, %c_35 : index
                    %v_2106 = vector.maskedload %y[%v_2105, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2107 = memref.load %weights[%v_2104] : memref<?xf32>
                    %v_2108 = vector.broadcast %v_2107 : f32 to vector<16xf32>
                    %acc_2109 = math.fma %v_2098, %v_2108, %v_2106 : vector<16xf32>
                    vector.maskedstore %y[%v_2105, %v_35], %is_1877, %acc_2109 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2110 = arith.addf %v_1940, %v_1878 : vector<16xf32>
                  %v_2111 = arith.muli %v_1432, %c_7 : index
                  %v_2112 = arith.addi %v_20, %v_2111 : index
                  %v_2113 = arith.addi %v_2112, %c_45 : index
                  %v_2114 = memref.load %order[%v_2113] : memref<?xi32>
                  %is_2115 = arith.cmpi sge, %v_2114, %c_34 : i32
                  scf.if %is_2115 {
                    %v_2116 = arith.index_cast %v_2114 : i32 to index
                    %v_2117 = arith.divui %v_2116, %c_35 : index
                    %v_2118 = vector.maskedload %y[%v_2117, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2119 = memref.load %weights[%v_2116] : memref<?xf32>
                    %v_2120 = vector.broadcast %v_2119 : f32 to vector<16xf32>
                    %acc_2121 = math.fma %v_2110, %v_2120, %v_2118 : vector<16xf32>
                    vector.maskedstore %y[%v_2117, %v_35], %is_1877, %acc_2121 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2122 = arith.addf %v_1942, %v_1878 : vector<16xf32>
                  %v_2123 = arith.muli %v_1432, %c_7 : index
                  %v_2124 = arith.addi %v_20, %v_2123 : index
                  %v_2125 = arith.addi %v_2124, %c_10 : index
                  %v_2126 = memref.load %order[%v_2125] : memref<?xi32>
                  %is_2127 = arith.cmpi sge, %v_2126, %c_34 : i32
                  scf.if %is_2127 {
                    %v_2128 = arith.index_cast %v_2126 : i32 to index
                    %v_2129 = arith.divui %v_2128, %c_35 : index
                    %v_2130 = vector.maskedload %y[%v_2129, %v_35], %is_1877, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2131 = memref.load %weights[%v_2128] : memref<?xf32>
                    %v_2132 = vector.broadcast %v_2131 : f32 to vector<16xf32>
                    %acc_2133 = math.fma %v_2122, %v_2132, %v_2130 : vector<16xf32>
                    vector.maskedstore %y[%v_2129, %v_35], %is_1877, %acc_2133 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
            }
          }
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
    %slots = arith.muli %tokens, %size_3_1 : index
    %size_8_1 = arith.constant 8 : index
    %experts_used = arith.minui %slots, %size_8_1 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %padded_rows = arith.addi %slots, %gaps : index
    %size_256 = arith.constant 256 : index
    %full_spans = arith.divui %slots, %size_256 : index
    %spans = arith.addi %full_spans, %experts_used : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2097408xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x_bf16, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %expert_gate_up_bias, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2097408xi8>, tensor<8x48x40xbf16>, tensor<8x48xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x32xbf16>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights_1, %expert_down, %expert_down_bias, %slots, %tokens, %padded_rows, %spans) : (tensor<?x32xbf16>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, tensor<8x40xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
