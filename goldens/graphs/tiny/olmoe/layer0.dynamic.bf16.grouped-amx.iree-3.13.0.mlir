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
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
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
        %c_48 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_49 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_50 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_51 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_52 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_53 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_54 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_55 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_56 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_57 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_58 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_59 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_60 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_61 = arith.constant dense<1> : vector<16xi32>
        %c_62 = arith.constant dense<23> : vector<16xi32>
        %c_63 = arith.constant dense<127> : vector<16xi32>
        %c_64 = arith.constant dense<0> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_0] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_0] : !stream.binding -> memref<2097408xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_0] : !stream.binding -> memref<8x48x40xbf16>
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
                %v_684 = arith.addi %v_673, %i_677 : index
                %v_685 = arith.addi %v_684, %c_12 : index
                %v_686 = arith.muli %v_685, %c_8 : index
                %v_687 = arith.addi %v_563, %v_686 : index
                %v_688 = arith.index_cast %v_687 : index to i64
                %pointer_689 = llvm.inttoptr %v_688 : i64 to !llvm.ptr
                %v_690 = "llvm.load"(%pointer_689) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_691 = arith.subf %c_48, %v_683 : vector<16xf32>
                %is_692 = arith.cmpf ogt, %v_691, %c_49 : vector<16xf32>
                %v_693 = arith.select %is_692, %c_49, %v_691 : vector<16xi1>, vector<16xf32>
                %is_694 = arith.cmpf olt, %v_693, %c_50 : vector<16xf32>
                %v_695 = arith.select %is_694, %c_50, %v_693 : vector<16xi1>, vector<16xf32>
                %v_696 = arith.mulf %v_695, %c_51 : vector<16xf32>
                %v_697 = math.roundeven %v_696 : vector<16xf32>
                %acc_698 = math.fma %v_697, %c_52, %v_695 : vector<16xf32>
                %acc_699 = math.fma %v_697, %c_53, %acc_698 : vector<16xf32>
                %acc_700 = math.fma %c_54, %acc_699, %c_55 : vector<16xf32>
                %acc_701 = math.fma %acc_700, %acc_699, %c_56 : vector<16xf32>
                %acc_702 = math.fma %acc_701, %acc_699, %c_57 : vector<16xf32>
                %acc_703 = math.fma %acc_702, %acc_699, %c_58 : vector<16xf32>
                %acc_704 = math.fma %acc_703, %acc_699, %c_59 : vector<16xf32>
                %acc_705 = math.fma %acc_704, %acc_699, %c_60 : vector<16xf32>
                %acc_706 = math.fma %acc_705, %acc_699, %c_60 : vector<16xf32>
                %v_707 = arith.fptosi %v_697 : vector<16xf32> to vector<16xi32>
                %v_708 = arith.shrsi %v_707, %c_61 : vector<16xi32>
                %v_709 = arith.subi %v_707, %v_708 : vector<16xi32>
                %v_710 = arith.addi %v_708, %c_63 : vector<16xi32>
                %v_711 = arith.shli %v_710, %c_62 : vector<16xi32>
                %v_712 = arith.bitcast %v_711 : vector<16xi32> to vector<16xf32>
                %v_713 = arith.mulf %acc_706, %v_712 : vector<16xf32>
                %v_714 = arith.addi %v_709, %c_63 : vector<16xi32>
                %v_715 = arith.shli %v_714, %c_62 : vector<16xi32>
                %v_716 = arith.bitcast %v_715 : vector<16xi32> to vector<16xf32>
                %v_717 = arith.mulf %v_713, %v_716 : vector<16xf32>
                %v_718 = arith.addf %v_717, %c_60 : vector<16xf32>
                %v_719 = arith.divf %c_60, %v_718 : vector<16xf32>
                %v_720 = arith.mulf %v_683, %v_719 : vector<16xf32>
                %v_721 = arith.mulf %v_720, %v_690 : vector<16xf32>
                %v_722 = arith.addi %i_677, %c_1 : index
                %v_723 = arith.addi %v_673, %v_722 : index
                %v_724 = arith.muli %v_723, %c_8 : index
                %v_725 = arith.addi %v_563, %v_724 : index
                %v_726 = arith.index_cast %v_725 : index to i64
                %pointer_727 = llvm.inttoptr %v_726 : i64 to !llvm.ptr
                %v_728 = "llvm.load"(%pointer_727) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_729 = arith.addi %v_673, %v_722 : index
                %v_730 = arith.addi %v_729, %c_12 : index
                %v_731 = arith.muli %v_730, %c_8 : index
                %v_732 = arith.addi %v_563, %v_731 : index
                %v_733 = arith.index_cast %v_732 : index to i64
                %pointer_734 = llvm.inttoptr %v_733 : i64 to !llvm.ptr
                %v_735 = "llvm.load"(%pointer_734) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_736 = arith.subf %c_48, %v_728 : vector<16xf32>
                %is_737 = arith.cmpf ogt, %v_736, %c_49 : vector<16xf32>
                %v_738 = arith.select %is_737, %c_49, %v_736 : vector<16xi1>, vector<16xf32>
                %is_739 = arith.cmpf olt, %v_738, %c_50 : vector<16xf32>
                %v_740 = arith.select %is_739, %c_50, %v_738 : vector<16xi1>, vector<16xf32>
                %v_741 = arith.mulf %v_740, %c_51 : vector<16xf32>
                %v_742 = math.roundeven %v_741 : vector<16xf32>
                %acc_743 = math.fma %v_742, %c_52, %v_740 : vector<16xf32>
                %acc_744 = math.fma %v_742, %c_53, %acc_743 : vector<16xf32>
                %acc_745 = math.fma %c_54, %acc_744, %c_55 : vector<16xf32>
                %acc_746 = math.fma %acc_745, %acc_744, %c_56 : vector<16xf32>
                %acc_747 = math.fma %acc_746, %acc_744, %c_57 : vector<16xf32>
                %acc_748 = math.fma %acc_747, %acc_744, %c_58 : vector<16xf32>
                %acc_749 = math.fma %acc_748, %acc_744, %c_59 : vector<16xf32>
                %acc_750 = math.fma %acc_749, %acc_744, %c_60 : vector<16xf32>
                %acc_751 = math.fma %acc_750, %acc_744, %c_60 : vector<16xf32>
                %v_752 = arith.fptosi %v_742 : vector<16xf32> to vector<16xi32>
                %v_753 = arith.shrsi %v_752, %c_61 : vector<16xi32>
                %v_754 = arith.subi %v_752, %v_753 : vector<16xi32>
                %v_755 = arith.addi %v_753, %c_63 : vector<16xi32>
                %v_756 = arith.shli %v_755, %c_62 : vector<16xi32>
                %v_757 = arith.bitcast %v_756 : vector<16xi32> to vector<16xf32>
                %v_758 = arith.mulf %acc_751, %v_757 : vector<16xf32>
                %v_759 = arith.addi %v_754, %c_63 : vector<16xi32>
                %v_760 = arith.shli %v_759, %c_62 : vector<16xi32>
                %v_761 = arith.bitcast %v_760 : vector<16xi32> to vector<16xf32>
                %v_762 = arith.mulf %v_758, %v_761 : vector<16xf32>
                %v_763 = arith.addf %v_762, %c_60 : vector<16xf32>
                %v_764 = arith.divf %c_60, %v_763 : vector<16xf32>
                %v_765 = arith.mulf %v_728, %v_764 : vector<16xf32>
                %v_766 = arith.mulf %v_765, %v_735 : vector<16xf32>
                %v_767 = arith.truncf %v_721 : vector<16xf32> to vector<16xbf16>
                %v_768 = arith.truncf %v_766 : vector<16xf32> to vector<16xbf16>
                %v_769 = vector.shuffle %v_767, %v_768 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                %v_770 = arith.addi %i_572, %i_677 : index
                %v_771 = arith.divui %v_770, %c_2 : index
                %v_772 = arith.muli %v_771, %c_8 : index
                %v_773 = arith.addi %v_672, %v_772 : index
                %v_774 = arith.index_cast %v_773 : index to i64
                %pointer_775 = llvm.inttoptr %v_774 : i64 to !llvm.ptr
                "llvm.store"(%v_769, %pointer_775) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              %v_776 = arith.addi %i_572, %c_12 : index
              %is_777 = arith.cmpi sge, %v_776, %c_4 : index
              scf.if %is_777 {
                %v_778 = arith.addi %v_672, %c_36 : index
                %v_779 = arith.index_cast %v_778 : index to i64
                %pointer_780 = llvm.inttoptr %v_779 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_780) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_781 = arith.addi %v_672, %c_37 : index
                %v_782 = arith.index_cast %v_781 : index to i64
                %pointer_783 = llvm.inttoptr %v_782 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_783) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_784 = arith.addi %v_672, %c_38 : index
                %v_785 = arith.index_cast %v_784 : index to i64
                %pointer_786 = llvm.inttoptr %v_785 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_786) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_787 = arith.addi %v_672, %c_39 : index
                %v_788 = arith.index_cast %v_787 : index to i64
                %pointer_789 = llvm.inttoptr %v_788 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_789) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
              %v_790 = arith.addi %v_603, %c_1 : index
              %v_791 = arith.addi %v_563, %c_25 : index
              %address_792 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_793 = arith.muli %v_790, %c_12 : index
              %v_794 = arith.addi %v_4, %v_793 : index
              %v_795 = arith.muli %v_794, %c_8 : index
              %v_796 = arith.addi %address_792, %v_795 : index
              %v_797 = arith.subi %i_572, %v_573 : index
              %v_798 = arith.subi %c_4, %i_572 : index
              %v_799 = arith.maxsi %v_798, %c_0 : index
              %v_800 = arith.minsi %c_12, %v_799 : index
              scf.for %i_801 = %c_0 to %v_800 step %c_2 {
                %v_802 = arith.addi %v_797, %i_801 : index
                %v_803 = arith.muli %v_802, %c_8 : index
                %v_804 = arith.addi %v_791, %v_803 : index
                %v_805 = arith.index_cast %v_804 : index to i64
                %pointer_806 = llvm.inttoptr %v_805 : i64 to !llvm.ptr
                %v_807 = "llvm.load"(%pointer_806) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_808 = arith.addi %v_797, %i_801 : index
                %v_809 = arith.addi %v_808, %c_12 : index
                %v_810 = arith.muli %v_809, %c_8 : index
                %v_811 = arith.addi %v_791, %v_810 : index
                %v_812 = arith.index_cast %v_811 : index to i64
                %pointer_813 = llvm.inttoptr %v_812 : i64 to !llvm.ptr
                %v_814 = "llvm.load"(%pointer_813) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_815 = arith.subf %c_48, %v_807 : vector<16xf32>
                %is_816 = arith.cmpf ogt, %v_815, %c_49 : vector<16xf32>
                %v_817 = arith.select %is_816, %c_49, %v_815 : vector<16xi1>, vector<16xf32>
                %is_818 = arith.cmpf olt, %v_817, %c_50 : vector<16xf32>
                %v_819 = arith.select %is_818, %c_50, %v_817 : vector<16xi1>, vector<16xf32>
                %v_820 = arith.mulf %v_819, %c_51 : vector<16xf32>
                %v_821 = math.roundeven %v_820 : vector<16xf32>
                %acc_822 = math.fma %v_821, %c_52, %v_819 : vector<16xf32>
                %acc_823 = math.fma %v_821, %c_53, %acc_822 : vector<16xf32>
                %acc_824 = math.fma %c_54, %acc_823, %c_55 : vector<16xf32>
                %acc_825 = math.fma %acc_824, %acc_823, %c_56 : vector<16xf32>
                %acc_826 = math.fma %acc_825, %acc_823, %c_57 : vector<16xf32>
                %acc_827 = math.fma %acc_826, %acc_823, %c_58 : vector<16xf32>
                %acc_828 = math.fma %acc_827, %acc_823, %c_59 : vector<16xf32>
                %acc_829 = math.fma %acc_828, %acc_823, %c_60 : vector<16xf32>
                %acc_830 = math.fma %acc_829, %acc_823, %c_60 : vector<16xf32>
                %v_831 = arith.fptosi %v_821 : vector<16xf32> to vector<16xi32>
                %v_832 = arith.shrsi %v_831, %c_61 : vector<16xi32>
                %v_833 = arith.subi %v_831, %v_832 : vector<16xi32>
                %v_834 = arith.addi %v_832, %c_63 : vector<16xi32>
                %v_835 = arith.shli %v_834, %c_62 : vector<16xi32>
                %v_836 = arith.bitcast %v_835 : vector<16xi32> to vector<16xf32>
                %v_837 = arith.mulf %acc_830, %v_836 : vector<16xf32>
                %v_838 = arith.addi %v_833, %c_63 : vector<16xi32>
                %v_839 = arith.shli %v_838, %c_62 : vector<16xi32>
                %v_840 = arith.bitcast %v_839 : vector<16xi32> to vector<16xf32>
                %v_841 = arith.mulf %v_837, %v_840 : vector<16xf32>
                %v_842 = arith.addf %v_841, %c_60 : vector<16xf32>
                %v_843 = arith.divf %c_60, %v_842 : vector<16xf32>
                %v_844 = arith.mulf %v_807, %v_843 : vector<16xf32>
                %v_845 = arith.mulf %v_844, %v_814 : vector<16xf32>
                %v_846 = arith.addi %i_801, %c_1 : index
                %v_847 = arith.addi %v_797, %v_846 : index
                %v_848 = arith.muli %v_847, %c_8 : index
                %v_849 = arith.addi %v_791, %v_848 : index
                %v_850 = arith.index_cast %v_849 : index to i64
                %pointer_851 = llvm.inttoptr %v_850 : i64 to !llvm.ptr
                %v_852 = "llvm.load"(%pointer_851) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_853 = arith.addi %v_797, %v_846 : index
                %v_854 = arith.addi %v_853, %c_12 : index
                %v_855 = arith.muli %v_854, %c_8 : index
                %v_856 = arith.addi %v_791, %v_855 : index
                %v_857 = arith.index_cast %v_856 : index to i64
                %pointer_858 = llvm.inttoptr %v_857 : i64 to !llvm.ptr
                %v_859 = "llvm.load"(%pointer_858) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_860 = arith.subf %c_48, %v_852 : vector<16xf32>
                %is_861 = arith.cmpf ogt, %v_860, %c_49 : vector<16xf32>
                %v_862 = arith.select %is_861, %c_49, %v_860 : vector<16xi1>, vector<16xf32>
                %is_863 = arith.cmpf olt, %v_862, %c_50 : vector<16xf32>
                %v_864 = arith.select %is_863, %c_50, %v_862 : vector<16xi1>, vector<16xf32>
                %v_865 = arith.mulf %v_864, %c_51 : vector<16xf32>
                %v_866 = math.roundeven %v_865 : vector<16xf32>
                %acc_867 = math.fma %v_866, %c_52, %v_864 : vector<16xf32>
                %acc_868 = math.fma %v_866, %c_53, %acc_867 : vector<16xf32>
                %acc_869 = math.fma %c_54, %acc_868, %c_55 : vector<16xf32>
                %acc_870 = math.fma %acc_869, %acc_868, %c_56 : vector<16xf32>
                %acc_871 = math.fma %acc_870, %acc_868, %c_57 : vector<16xf32>
                %acc_872 = math.fma %acc_871, %acc_868, %c_58 : vector<16xf32>
                %acc_873 = math.fma %acc_872, %acc_868, %c_59 : vector<16xf32>
                %acc_874 = math.fma %acc_873, %acc_868, %c_60 : vector<16xf32>
                %acc_875 = math.fma %acc_874, %acc_868, %c_60 : vector<16xf32>
                %v_876 = arith.fptosi %v_866 : vector<16xf32> to vector<16xi32>
                %v_877 = arith.shrsi %v_876, %c_61 : vector<16xi32>
                %v_878 = arith.subi %v_876, %v_877 : vector<16xi32>
                %v_879 = arith.addi %v_877, %c_63 : vector<16xi32>
                %v_880 = arith.shli %v_879, %c_62 : vector<16xi32>
                %v_881 = arith.bitcast %v_880 : vector<16xi32> to vector<16xf32>
                %v_882 = arith.mulf %acc_875, %v_881 : vector<16xf32>
                %v_883 = arith.addi %v_878, %c_63 : vector<16xi32>
                %v_884 = arith.shli %v_883, %c_62 : vector<16xi32>
                %v_885 = arith.bitcast %v_884 : vector<16xi32> to vector<16xf32>
                %v_886 = arith.mulf %v_882, %v_885 : vector<16xf32>
                %v_887 = arith.addf %v_886, %c_60 : vector<16xf32>
                %v_888 = arith.divf %c_60, %v_887 : vector<16xf32>
                %v_889 = arith.mulf %v_852, %v_888 : vector<16xf32>
                %v_890 = arith.mulf %v_889, %v_859 : vector<16xf32>
                %v_891 = arith.truncf %v_845 : vector<16xf32> to vector<16xbf16>
                %v_892 = arith.truncf %v_890 : vector<16xf32> to vector<16xbf16>
                %v_893 = vector.shuffle %v_891, %v_892 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                %v_894 = arith.addi %i_572, %i_801 : index
                %v_895 = arith.divui %v_894, %c_2 : index
                %v_896 = arith.muli %v_895, %c_8 : index
                %v_897 = arith.addi %v_796, %v_896 : index
                %v_898 = arith.index_cast %v_897 : index to i64
                %pointer_899 = llvm.inttoptr %v_898 : i64 to !llvm.ptr
                "llvm.store"(%v_893, %pointer_899) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              %v_900 = arith.addi %i_572, %c_12 : index
              %is_901 = arith.cmpi sge, %v_900, %c_4 : index
              scf.if %is_901 {
                %v_902 = arith.addi %v_796, %c_36 : index
                %v_903 = arith.index_cast %v_902 : index to i64
                %pointer_904 = llvm.inttoptr %v_903 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_904) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_905 = arith.addi %v_796, %c_37 : index
                %v_906 = arith.index_cast %v_905 : index to i64
                %pointer_907 = llvm.inttoptr %v_906 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_907) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_908 = arith.addi %v_796, %c_38 : index
                %v_909 = arith.index_cast %v_908 : index to i64
                %pointer_910 = llvm.inttoptr %v_909 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_910) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_911 = arith.addi %v_796, %c_39 : index
                %v_912 = arith.index_cast %v_911 : index to i64
                %pointer_913 = llvm.inttoptr %v_912 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_913) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
            }
            %v_914 = arith.remui %v_27, %c_2 : index
            %is_915 = arith.cmpi eq, %v_914, %c_1 : index
            scf.if %is_915 {
              %v_916 = arith.muli %v_601, %c_2 : index
              %v_917 = arith.muli %v_916, %c_25 : index
              %v_918 = arith.addi %v_25, %v_917 : index
              %address_919 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              %v_920 = arith.muli %v_2, %c_43 : index
              %v_921 = arith.addi %v_920, %v_573 : index
              %v_922 = arith.muli %v_921, %c_44 : index
              %v_923 = arith.addi %address_919, %v_922 : index
              %v_924 = arith.muli %v_2, %c_43 : index
              %v_925 = arith.addi %v_924, %v_574 : index
              %v_926 = arith.muli %v_925, %c_44 : index
              %v_927 = arith.addi %address_919, %v_926 : index
              llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
              scf.for %i_928 = %c_0 to %c_1 step %c_1 {
                %v_929 = arith.addi %v_570, %c_46 : index
                %v_930 = arith.divui %v_929, %v_570 : index
                %v_931 = arith.addi %v_601, %i_928 : index
                %v_932 = arith.muli %v_931, %v_930 : index
                scf.for %i_933 = %c_0 to %v_930 step %c_1 {
                  %v_934 = arith.addi %v_932, %i_933 : index
                  %v_935 = arith.minsi %v_934, %c_46 : index
                  %v_936 = arith.muli %v_935, %c_8 : index
                  %v_937 = arith.addi %v_579, %v_936 : index
                  %v_938 = arith.index_cast %v_937 : index to i64
                  %pointer_939 = llvm.inttoptr %v_938 : i64 to !llvm.ptr
                  "llvm.intr.prefetch"(%pointer_939) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  %v_940 = arith.muli %v_935, %c_8 : index
                  %v_941 = arith.addi %v_584, %v_940 : index
                  %v_942 = arith.index_cast %v_941 : index to i64
                  %pointer_943 = llvm.inttoptr %v_942 : i64 to !llvm.ptr
                  "llvm.intr.prefetch"(%pointer_943) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                }
                %v_944 = arith.muli %i_928, %c_8 : index
                %v_945 = arith.addi %v_923, %v_944 : index
                %v_946 = arith.muli %i_928, %c_8 : index
                %v_947 = arith.addi %v_927, %v_946 : index
                %v_948 = arith.muli %i_928, %c_45 : index
                %v_949 = arith.addi %v_918, %v_948 : index
                %v_950 = arith.index_cast %v_945 : index to i64
                %v_951 = arith.index_cast %v_947 : index to i64
                %v_952 = arith.index_cast %v_949 : index to i64
                %v_953 = arith.index_cast %c_44 : index to i64
                %v_954 = arith.index_cast %c_8 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_950, %v_951, %v_952, %v_953, %v_954 : (i64, i64, i64, i64, i64) -> ()
              }
              %v_955 = arith.addi %v_566, %c_45 : index
              %v_956 = arith.addi %v_918, %c_45 : index
              %v_957 = arith.index_cast %v_566 : index to i64
              %v_958 = arith.index_cast %v_955 : index to i64
              %v_959 = arith.index_cast %v_956 : index to i64
              %v_960 = arith.index_cast %c_8 : index to i64
              %v_961 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_957, %v_958, %v_959, %v_960, %v_961 : (i64, i64, i64, i64, i64) -> ()
              %v_962 = arith.index_cast %v_563 : index to i64
              %v_963 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_962, %v_963 : (i64, i64) -> ()
              %v_964 = arith.addi %v_563, %c_45 : index
              %v_965 = arith.index_cast %v_964 : index to i64
              %v_966 = arith.index_cast %c_8 : index to i64
              llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_965, %v_966 : (i64, i64) -> ()
              %address_967 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_968 = arith.muli %v_916, %c_12 : index
              %v_969 = arith.addi %v_4, %v_968 : index
              %v_970 = arith.muli %v_969, %c_8 : index
              %v_971 = arith.addi %address_967, %v_970 : index
              %v_972 = arith.subi %i_572, %v_573 : index
              %v_973 = arith.subi %c_4, %i_572 : index
              %v_974 = arith.maxsi %v_973, %c_0 : index
              %v_975 = arith.minsi %c_12, %v_974 : index
              scf.for %i_976 = %c_0 to %v_975 step %c_2 {
                %v_977 = arith.addi %v_972, %i_976 : index
                %v_978 = arith.muli %v_977, %c_8 : index
                %v_979 = arith.addi %v_563, %v_978 : index
                %v_980 = arith.index_cast %v_979 : index to i64
                %pointer_981 = llvm.inttoptr %v_980 : i64 to !llvm.ptr
                %v_982 = "llvm.load"(%pointer_981) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_983 = arith.addi %v_972, %i_976 : index
                %v_984 = arith.addi %v_983, %c_12 : index
                %v_985 = arith.muli %v_984, %c_8 : index
                %v_986 = arith.addi %v_563, %v_985 : index
                %v_987 = arith.index_cast %v_986 : index to i64
                %pointer_988 = llvm.inttoptr %v_987 : i64 to !llvm.ptr
                %v_989 = "llvm.load"(%pointer_988) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_990 = arith.subf %c_48, %v_982 : vector<16xf32>
                %is_991 = arith.cmpf ogt, %v_990, %c_49 : vector<16xf32>
                %v_992 = arith.select %is_991, %c_49, %v_990 : vector<16xi1>, vector<16xf32>
                %is_993 = arith.cmpf olt, %v_992, %c_50 : vector<16xf32>
                %v_994 = arith.select %is_993, %c_50, %v_992 : vector<16xi1>, vector<16xf32>
                %v_995 = arith.mulf %v_994, %c_51 : vector<16xf32>
                %v_996 = math.roundeven %v_995 : vector<16xf32>
                %acc_997 = math.fma %v_996, %c_52, %v_994 : vector<16xf32>
                %acc_998 = math.fma %v_996, %c_53, %acc_997 : vector<16xf32>
                %acc_999 = math.fma %c_54, %acc_998, %c_55 : vector<16xf32>
                %acc_1000 = math.fma %acc_999, %acc_998, %c_56 : vector<16xf32>
                %acc_1001 = math.fma %acc_1000, %acc_998, %c_57 : vector<16xf32>
                %acc_1002 = math.fma %acc_1001, %acc_998, %c_58 : vector<16xf32>
                %acc_1003 = math.fma %acc_1002, %acc_998, %c_59 : vector<16xf32>
                %acc_1004 = math.fma %acc_1003, %acc_998, %c_60 : vector<16xf32>
                %acc_1005 = math.fma %acc_1004, %acc_998, %c_60 : vector<16xf32>
                %v_1006 = arith.fptosi %v_996 : vector<16xf32> to vector<16xi32>
                %v_1007 = arith.shrsi %v_1006, %c_61 : vector<16xi32>
                %v_1008 = arith.subi %v_1006, %v_1007 : vector<16xi32>
                %v_1009 = arith.addi %v_1007, %c_63 : vector<16xi32>
                %v_1010 = arith.shli %v_1009, %c_62 : vector<16xi32>
                %v_1011 = arith.bitcast %v_1010 : vector<16xi32> to vector<16xf32>
                %v_1012 = arith.mulf %acc_1005, %v_1011 : vector<16xf32>
                %v_1013 = arith.addi %v_1008, %c_63 : vector<16xi32>
                %v_1014 = arith.shli %v_1013, %c_62 : vector<16xi32>
                %v_1015 = arith.bitcast %v_1014 : vector<16xi32> to vector<16xf32>
                %v_1016 = arith.mulf %v_1012, %v_1015 : vector<16xf32>
                %v_1017 = arith.addf %v_1016, %c_60 : vector<16xf32>
                %v_1018 = arith.divf %c_60, %v_1017 : vector<16xf32>
                %v_1019 = arith.mulf %v_982, %v_1018 : vector<16xf32>
                %v_1020 = arith.mulf %v_1019, %v_989 : vector<16xf32>
                %v_1021 = arith.addi %i_976, %c_1 : index
                %v_1022 = arith.addi %v_972, %v_1021 : index
                %v_1023 = arith.muli %v_1022, %c_8 : index
                %v_1024 = arith.addi %v_563, %v_1023 : index
                %v_1025 = arith.index_cast %v_1024 : index to i64
                %pointer_1026 = llvm.inttoptr %v_1025 : i64 to !llvm.ptr
                %v_1027 = "llvm.load"(%pointer_1026) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1028 = arith.addi %v_972, %v_1021 : index
                %v_1029 = arith.addi %v_1028, %c_12 : index
                %v_1030 = arith.muli %v_1029, %c_8 : index
                %v_1031 = arith.addi %v_563, %v_1030 : index
                %v_1032 = arith.index_cast %v_1031 : index to i64
                %pointer_1033 = llvm.inttoptr %v_1032 : i64 to !llvm.ptr
                %v_1034 = "llvm.load"(%pointer_1033) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1035 = arith.subf %c_48, %v_1027 : vector<16xf32>
                %is_1036 = arith.cmpf ogt, %v_1035, %c_49 : vector<16xf32>
                %v_1037 = arith.select %is_1036, %c_49, %v_1035 : vector<16xi1>, vector<16xf32>
                %is_1038 = arith.cmpf olt, %v_1037, %c_50 : vector<16xf32>
                %v_1039 = arith.select %is_1038, %c_50, %v_1037 : vector<16xi1>, vector<16xf32>
                %v_1040 = arith.mulf %v_1039, %c_51 : vector<16xf32>
                %v_1041 = math.roundeven %v_1040 : vector<16xf32>
                %acc_1042 = math.fma %v_1041, %c_52, %v_1039 : vector<16xf32>
                %acc_1043 = math.fma %v_1041, %c_53, %acc_1042 : vector<16xf32>
                %acc_1044 = math.fma %c_54, %acc_1043, %c_55 : vector<16xf32>
                %acc_1045 = math.fma %acc_1044, %acc_1043, %c_56 : vector<16xf32>
                %acc_1046 = math.fma %acc_1045, %acc_1043, %c_57 : vector<16xf32>
                %acc_1047 = math.fma %acc_1046, %acc_1043, %c_58 : vector<16xf32>
                %acc_1048 = math.fma %acc_1047, %acc_1043, %c_59 : vector<16xf32>
                %acc_1049 = math.fma %acc_1048, %acc_1043, %c_60 : vector<16xf32>
                %acc_1050 = math.fma %acc_1049, %acc_1043, %c_60 : vector<16xf32>
                %v_1051 = arith.fptosi %v_1041 : vector<16xf32> to vector<16xi32>
                %v_1052 = arith.shrsi %v_1051, %c_61 : vector<16xi32>
                %v_1053 = arith.subi %v_1051, %v_1052 : vector<16xi32>
                %v_1054 = arith.addi %v_1052, %c_63 : vector<16xi32>
                %v_1055 = arith.shli %v_1054, %c_62 : vector<16xi32>
                %v_1056 = arith.bitcast %v_1055 : vector<16xi32> to vector<16xf32>
                %v_1057 = arith.mulf %acc_1050, %v_1056 : vector<16xf32>
                %v_1058 = arith.addi %v_1053, %c_63 : vector<16xi32>
                %v_1059 = arith.shli %v_1058, %c_62 : vector<16xi32>
                %v_1060 = arith.bitcast %v_1059 : vector<16xi32> to vector<16xf32>
                %v_1061 = arith.mulf %v_1057, %v_1060 : vector<16xf32>
                %v_1062 = arith.addf %v_1061, %c_60 : vector<16xf32>
                %v_1063 = arith.divf %c_60, %v_1062 : vector<16xf32>
                %v_1064 = arith.mulf %v_1027, %v_1063 : vector<16xf32>
                %v_1065 = arith.mulf %v_1064, %v_1034 : vector<16xf32>
                %v_1066 = arith.truncf %v_1020 : vector<16xf32> to vector<16xbf16>
                %v_1067 = arith.truncf %v_1065 : vector<16xf32> to vector<16xbf16>
                %v_1068 = vector.shuffle %v_1066, %v_1067 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                %v_1069 = arith.addi %i_572, %i_976 : index
                %v_1070 = arith.divui %v_1069, %c_2 : index
                %v_1071 = arith.muli %v_1070, %c_8 : index
                %v_1072 = arith.addi %v_971, %v_1071 : index
                %v_1073 = arith.index_cast %v_1072 : index to i64
                %pointer_1074 = llvm.inttoptr %v_1073 : i64 to !llvm.ptr
                "llvm.store"(%v_1068, %pointer_1074) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
              }
              %v_1075 = arith.addi %i_572, %c_12 : index
              %is_1076 = arith.cmpi sge, %v_1075, %c_4 : index
              scf.if %is_1076 {
                %v_1077 = arith.addi %v_971, %c_36 : index
                %v_1078 = arith.index_cast %v_1077 : index to i64
                %pointer_1079 = llvm.inttoptr %v_1078 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_1079) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_1080 = arith.addi %v_971, %c_37 : index
                %v_1081 = arith.index_cast %v_1080 : index to i64
                %pointer_1082 = llvm.inttoptr %v_1081 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_1082) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_1083 = arith.addi %v_971, %c_38 : index
                %v_1084 = arith.index_cast %v_1083 : index to i64
                %pointer_1085 = llvm.inttoptr %v_1084 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_1085) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_1086 = arith.addi %v_971, %c_39 : index
                %v_1087 = arith.index_cast %v_1086 : index to i64
                %pointer_1088 = llvm.inttoptr %v_1087 : i64 to !llvm.ptr
                "llvm.store"(%c_64, %pointer_1088) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
            }
          }
          llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
          %v_1089 = arith.muli %claimed_14, %c_5 : index
          %v_1090 = arith.addi %address_11, %v_1089 : index
          %v_1091 = arith.index_cast %v_1090 : index to i64
          %pointer_1092 = llvm.inttoptr %v_1091 : i64 to !llvm.ptr
          %v_1093 = llvm.atomicrmw xchg %pointer_1092, %c_7 release : !llvm.ptr, i32
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %spans_of_binding: !stream.binding, %order_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
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
                  %v_198 = vector.shuffle %v_133, %v_137 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_199 = vector.shuffle %v_133, %v_137 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_200 = vector.shuffle %v_141, %v_145 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_201 = vector.shuffle %v_141, %v_145 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_202 = vector.shuffle %v_149, %v_153 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_203 = vector.shuffle %v_149, %v_153 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_204 = vector.shuffle %v_157, %v_161 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_205 = vector.shuffle %v_157, %v_161 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_206 = vector.shuffle %v_165, %v_169 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_207 = vector.shuffle %v_165, %v_169 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_208 = vector.shuffle %v_173, %v_177 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_209 = vector.shuffle %v_173, %v_177 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_210 = vector.shuffle %v_181, %v_185 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_211 = vector.shuffle %v_181, %v_185 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_212 = vector.shuffle %v_189, %v_193 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_213 = vector.shuffle %v_189, %v_193 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_214 = vector.shuffle %v_198, %v_200 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_215 = vector.shuffle %v_198, %v_200 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_216 = vector.shuffle %v_199, %v_201 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_217 = vector.shuffle %v_199, %v_201 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_218 = vector.shuffle %v_202, %v_204 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_219 = vector.shuffle %v_202, %v_204 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_220 = vector.shuffle %v_203, %v_205 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_221 = vector.shuffle %v_203, %v_205 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_222 = vector.shuffle %v_206, %v_208 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_223 = vector.shuffle %v_206, %v_208 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_224 = vector.shuffle %v_207, %v_209 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_225 = vector.shuffle %v_207, %v_209 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_226 = vector.shuffle %v_210, %v_212 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_227 = vector.shuffle %v_210, %v_212 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_228 = vector.shuffle %v_211, %v_213 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_229 = vector.shuffle %v_211, %v_213 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_230 = vector.shuffle %v_214, %v_218 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_231 = vector.shuffle %v_214, %v_218 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_232 = vector.shuffle %v_216, %v_220 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_233 = vector.shuffle %v_216, %v_220 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_234 = vector.shuffle %v_215, %v_219 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_235 = vector.shuffle %v_215, %v_219 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_236 = vector.shuffle %v_217, %v_221 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_237 = vector.shuffle %v_217, %v_221 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_238 = vector.shuffle %v_222, %v_226 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_239 = vector.shuffle %v_222, %v_226 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_240 = vector.shuffle %v_224, %v_228 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_241 = vector.shuffle %v_224, %v_228 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_242 = vector.shuffle %v_223, %v_227 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_243 = vector.shuffle %v_223, %v_227 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_244 = vector.shuffle %v_225, %v_229 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_245 = vector.shuffle %v_225, %v_229 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_246 = vector.shuffle %v_230, %v_238 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_247 = vector.shuffle %v_230, %v_238 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_248 = vector.shuffle %v_232, %v_240 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_249 = vector.shuffle %v_232, %v_240 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_250 = vector.shuffle %v_234, %v_242 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_251 = vector.shuffle %v_234, %v_242 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_252 = vector.shuffle %v_236, %v_244 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_253 = vector.shuffle %v_236, %v_244 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_254 = vector.shuffle %v_231, %v_239 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_255 = vector.shuffle %v_231, %v_239 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_256 = vector.shuffle %v_233, %v_241 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_257 = vector.shuffle %v_233, %v_241 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_258 = vector.shuffle %v_235, %v_243 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_259 = vector.shuffle %v_235, %v_243 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_260 = vector.shuffle %v_237, %v_245 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_261 = vector.shuffle %v_237, %v_245 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_262 = arith.muli %v_64, %c_7 : index
                  %v_263 = arith.addi %v_20, %v_262 : index
                  %v_264 = memref.load %order[%v_263] : memref<?xi32>
                  %is_265 = arith.cmpi sge, %v_264, %c_34 : i32
                  scf.if %is_265 {
                    %v_266 = arith.index_cast %v_264 : i32 to index
                    %v_267 = arith.divui %v_266, %c_35 : index
                    %v_268 = vector.maskedload %y[%v_267, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_269 = memref.load %weights[%v_266] : memref<?xf32>
                    %v_270 = vector.broadcast %v_269 : f32 to vector<16xf32>
                    %acc_271 = math.fma %v_246, %v_270, %v_268 : vector<16xf32>
                    vector.maskedstore %y[%v_267, %v_34], %is_197, %acc_271 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_272 = arith.muli %v_64, %c_7 : index
                  %v_273 = arith.addi %v_20, %v_272 : index
                  %v_274 = arith.addi %v_273, %c_6 : index
                  %v_275 = memref.load %order[%v_274] : memref<?xi32>
                  %is_276 = arith.cmpi sge, %v_275, %c_34 : i32
                  scf.if %is_276 {
                    %v_277 = arith.index_cast %v_275 : i32 to index
                    %v_278 = arith.divui %v_277, %c_35 : index
                    %v_279 = vector.maskedload %y[%v_278, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_280 = memref.load %weights[%v_277] : memref<?xf32>
                    %v_281 = vector.broadcast %v_280 : f32 to vector<16xf32>
                    %acc_282 = math.fma %v_248, %v_281, %v_279 : vector<16xf32>
                    vector.maskedstore %y[%v_278, %v_34], %is_197, %acc_282 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_283 = arith.muli %v_64, %c_7 : index
                  %v_284 = arith.addi %v_20, %v_283 : index
                  %v_285 = arith.addi %v_284, %c_9 : index
                  %v_286 = memref.load %order[%v_285] : memref<?xi32>
                  %is_287 = arith.cmpi sge, %v_286, %c_34 : i32
                  scf.if %is_287 {
                    %v_288 = arith.index_cast %v_286 : i32 to index
                    %v_289 = arith.divui %v_288, %c_35 : index
                    %v_290 = vector.maskedload %y[%v_289, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_291 = memref.load %weights[%v_288] : memref<?xf32>
                    %v_292 = vector.broadcast %v_291 : f32 to vector<16xf32>
                    %acc_293 = math.fma %v_250, %v_292, %v_290 : vector<16xf32>
                    vector.maskedstore %y[%v_289, %v_34], %is_197, %acc_293 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_294 = arith.muli %v_64, %c_7 : index
                  %v_295 = arith.addi %v_20, %v_294 : index
                  %v_296 = arith.addi %v_295, %c_35 : index
                  %v_297 = memref.load %order[%v_296] : memref<?xi32>
                  %is_298 = arith.cmpi sge, %v_297, %c_34 : i32
                  scf.if %is_298 {
                    %v_299 = arith.index_cast %v_297 : i32 to index
                    %v_300 = arith.divui %v_299, %c_35 : index
                    %v_301 = vector.maskedload %y[%v_300, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_302 = memref.load %weights[%v_299] : memref<?xf32>
                    %v_303 = vector.broadcast %v_302 : f32 to vector<16xf32>
                    %acc_304 = math.fma %v_252, %v_303, %v_301 : vector<16xf32>
                    vector.maskedstore %y[%v_300, %v_34], %is_197, %acc_304 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_305 = arith.muli %v_64, %c_7 : index
                  %v_306 = arith.addi %v_20, %v_305 : index
                  %v_307 = arith.addi %v_306, %c_36 : index
                  %v_308 = memref.load %order[%v_307] : memref<?xi32>
                  %is_309 = arith.cmpi sge, %v_308, %c_34 : i32
                  scf.if %is_309 {
                    %v_310 = arith.index_cast %v_308 : i32 to index
                    %v_311 = arith.divui %v_310, %c_35 : index
                    %v_312 = vector.maskedload %y[%v_311, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_313 = memref.load %weights[%v_310] : memref<?xf32>
                    %v_314 = vector.broadcast %v_313 : f32 to vector<16xf32>
                    %acc_315 = math.fma %v_254, %v_314, %v_312 : vector<16xf32>
                    vector.maskedstore %y[%v_311, %v_34], %is_197, %acc_315 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_316 = arith.muli %v_64, %c_7 : index
                  %v_317 = arith.addi %v_20, %v_316 : index
                  %v_318 = arith.addi %v_317, %c_37 : index
                  %v_319 = memref.load %order[%v_318] : memref<?xi32>
                  %is_320 = arith.cmpi sge, %v_319, %c_34 : i32
                  scf.if %is_320 {
                    %v_321 = arith.index_cast %v_319 : i32 to index
                    %v_322 = arith.divui %v_321, %c_35 : index
                    %v_323 = vector.maskedload %y[%v_322, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_324 = memref.load %weights[%v_321] : memref<?xf32>
                    %v_325 = vector.broadcast %v_324 : f32 to vector<16xf32>
                    %acc_326 = math.fma %v_256, %v_325, %v_323 : vector<16xf32>
                    vector.maskedstore %y[%v_322, %v_34], %is_197, %acc_326 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_327 = arith.muli %v_64, %c_7 : index
                  %v_328 = arith.addi %v_20, %v_327 : index
                  %v_329 = arith.addi %v_328, %c_38 : index
                  %v_330 = memref.load %order[%v_329] : memref<?xi32>
                  %is_331 = arith.cmpi sge, %v_330, %c_34 : i32
                  scf.if %is_331 {
                    %v_332 = arith.index_cast %v_330 : i32 to index
                    %v_333 = arith.divui %v_332, %c_35 : index
                    %v_334 = vector.maskedload %y[%v_333, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_335 = memref.load %weights[%v_332] : memref<?xf32>
                    %v_336 = vector.broadcast %v_335 : f32 to vector<16xf32>
                    %acc_337 = math.fma %v_258, %v_336, %v_334 : vector<16xf32>
                    vector.maskedstore %y[%v_333, %v_34], %is_197, %acc_337 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_338 = arith.muli %v_64, %c_7 : index
                  %v_339 = arith.addi %v_20, %v_338 : index
                  %v_340 = arith.addi %v_339, %c_39 : index
                  %v_341 = memref.load %order[%v_340] : memref<?xi32>
                  %is_342 = arith.cmpi sge, %v_341, %c_34 : i32
                  scf.if %is_342 {
                    %v_343 = arith.index_cast %v_341 : i32 to index
                    %v_344 = arith.divui %v_343, %c_35 : index
                    %v_345 = vector.maskedload %y[%v_344, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_346 = memref.load %weights[%v_343] : memref<?xf32>
                    %v_347 = vector.broadcast %v_346 : f32 to vector<16xf32>
                    %acc_348 = math.fma %v_260, %v_347, %v_345 : vector<16xf32>
                    vector.maskedstore %y[%v_344, %v_34], %is_197, %acc_348 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_349 = arith.muli %v_64, %c_7 : index
                  %v_350 = arith.addi %v_20, %v_349 : index
                  %v_351 = arith.addi %v_350, %c_40 : index
                  %v_352 = memref.load %order[%v_351] : memref<?xi32>
                  %is_353 = arith.cmpi sge, %v_352, %c_34 : i32
                  scf.if %is_353 {
                    %v_354 = arith.index_cast %v_352 : i32 to index
                    %v_355 = arith.divui %v_354, %c_35 : index
                    %v_356 = vector.maskedload %y[%v_355, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_357 = memref.load %weights[%v_354] : memref<?xf32>
                    %v_358 = vector.broadcast %v_357 : f32 to vector<16xf32>
                    %acc_359 = math.fma %v_247, %v_358, %v_356 : vector<16xf32>
                    vector.maskedstore %y[%v_355, %v_34], %is_197, %acc_359 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_360 = arith.muli %v_64, %c_7 : index
                  %v_361 = arith.addi %v_20, %v_360 : index
                  %v_362 = arith.addi %v_361, %c_41 : index
                  %v_363 = memref.load %order[%v_362] : memref<?xi32>
                  %is_364 = arith.cmpi sge, %v_363, %c_34 : i32
                  scf.if %is_364 {
                    %v_365 = arith.index_cast %v_363 : i32 to index
                    %v_366 = arith.divui %v_365, %c_35 : index
                    %v_367 = vector.maskedload %y[%v_366, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_368 = memref.load %weights[%v_365] : memref<?xf32>
                    %v_369 = vector.broadcast %v_368 : f32 to vector<16xf32>
                    %acc_370 = math.fma %v_249, %v_369, %v_367 : vector<16xf32>
                    vector.maskedstore %y[%v_366, %v_34], %is_197, %acc_370 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_371 = arith.muli %v_64, %c_7 : index
                  %v_372 = arith.addi %v_20, %v_371 : index
                  %v_373 = arith.addi %v_372, %c_42 : index
                  %v_374 = memref.load %order[%v_373] : memref<?xi32>
                  %is_375 = arith.cmpi sge, %v_374, %c_34 : i32
                  scf.if %is_375 {
                    %v_376 = arith.index_cast %v_374 : i32 to index
                    %v_377 = arith.divui %v_376, %c_35 : index
                    %v_378 = vector.maskedload %y[%v_377, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_379 = memref.load %weights[%v_376] : memref<?xf32>
                    %v_380 = vector.broadcast %v_379 : f32 to vector<16xf32>
                    %acc_381 = math.fma %v_251, %v_380, %v_378 : vector<16xf32>
                    vector.maskedstore %y[%v_377, %v_34], %is_197, %acc_381 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_382 = arith.muli %v_64, %c_7 : index
                  %v_383 = arith.addi %v_20, %v_382 : index
                  %v_384 = arith.addi %v_383, %c_16 : index
                  %v_385 = memref.load %order[%v_384] : memref<?xi32>
                  %is_386 = arith.cmpi sge, %v_385, %c_34 : i32
                  scf.if %is_386 {
                    %v_387 = arith.index_cast %v_385 : i32 to index
                    %v_388 = arith.divui %v_387, %c_35 : index
                    %v_389 = vector.maskedload %y[%v_388, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_390 = memref.load %weights[%v_387] : memref<?xf32>
                    %v_391 = vector.broadcast %v_390 : f32 to vector<16xf32>
                    %acc_392 = math.fma %v_253, %v_391, %v_389 : vector<16xf32>
                    vector.maskedstore %y[%v_388, %v_34], %is_197, %acc_392 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_393 = arith.muli %v_64, %c_7 : index
                  %v_394 = arith.addi %v_20, %v_393 : index
                  %v_395 = arith.addi %v_394, %c_43 : index
                  %v_396 = memref.load %order[%v_395] : memref<?xi32>
                  %is_397 = arith.cmpi sge, %v_396, %c_34 : i32
                  scf.if %is_397 {
                    %v_398 = arith.index_cast %v_396 : i32 to index
                    %v_399 = arith.divui %v_398, %c_35 : index
                    %v_400 = vector.maskedload %y[%v_399, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_401 = memref.load %weights[%v_398] : memref<?xf32>
                    %v_402 = vector.broadcast %v_401 : f32 to vector<16xf32>
                    %acc_403 = math.fma %v_255, %v_402, %v_400 : vector<16xf32>
                    vector.maskedstore %y[%v_399, %v_34], %is_197, %acc_403 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_404 = arith.muli %v_64, %c_7 : index
                  %v_405 = arith.addi %v_20, %v_404 : index
                  %v_406 = arith.addi %v_405, %c_44 : index
                  %v_407 = memref.load %order[%v_406] : memref<?xi32>
                  %is_408 = arith.cmpi sge, %v_407, %c_34 : i32
                  scf.if %is_408 {
                    %v_409 = arith.index_cast %v_407 : i32 to index
                    %v_410 = arith.divui %v_409, %c_35 : index
                    %v_411 = vector.maskedload %y[%v_410, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_412 = memref.load %weights[%v_409] : memref<?xf32>
                    %v_413 = vector.broadcast %v_412 : f32 to vector<16xf32>
                    %acc_414 = math.fma %v_257, %v_413, %v_411 : vector<16xf32>
                    vector.maskedstore %y[%v_410, %v_34], %is_197, %acc_414 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_415 = arith.muli %v_64, %c_7 : index
                  %v_416 = arith.addi %v_20, %v_415 : index
                  %v_417 = arith.addi %v_416, %c_45 : index
                  %v_418 = memref.load %order[%v_417] : memref<?xi32>
                  %is_419 = arith.cmpi sge, %v_418, %c_34 : i32
                  scf.if %is_419 {
                    %v_420 = arith.index_cast %v_418 : i32 to index
                    %v_421 = arith.divui %v_420, %c_35 : index
                    %v_422 = vector.maskedload %y[%v_421, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_423 = memref.load %weights[%v_420] : memref<?xf32>
                    %v_424 = vector.broadcast %v_423 : f32 to vector<16xf32>
                    %acc_425 = math.fma %v_259, %v_424, %v_422 : vector<16xf32>
                    vector.maskedstore %y[%v_421, %v_34], %is_197, %acc_425 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_426 = arith.muli %v_64, %c_7 : index
                  %v_427 = arith.addi %v_20, %v_426 : index
                  %v_428 = arith.addi %v_427, %c_10 : index
                  %v_429 = memref.load %order[%v_428] : memref<?xi32>
                  %is_430 = arith.cmpi sge, %v_429, %c_34 : i32
                  scf.if %is_430 {
                    %v_431 = arith.index_cast %v_429 : i32 to index
                    %v_432 = arith.divui %v_431, %c_35 : index
                    %v_433 = vector.maskedload %y[%v_432, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_434 = memref.load %weights[%v_431] : memref<?xf32>
                    %v_435 = vector.broadcast %v_434 : f32 to vector<16xf32>
                    %acc_436 = math.fma %v_261, %v_435, %v_433 : vector<16xf32>
                    vector.maskedstore %y[%v_432, %v_34], %is_197, %acc_436 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_437 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_437 {
                  %v_438 = arith.addi %v_6, %c_15 : index
                  %v_439 = arith.index_cast %v_438 : index to i64
                  %pointer_440 = llvm.inttoptr %v_439 : i64 to !llvm.ptr
                  %v_441 = "llvm.load"(%pointer_440) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_442 = arith.addi %v_6, %c_46 : index
                  %v_443 = arith.index_cast %v_442 : index to i64
                  %pointer_444 = llvm.inttoptr %v_443 : i64 to !llvm.ptr
                  %v_445 = "llvm.load"(%pointer_444) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_446 = arith.addi %v_6, %c_47 : index
                  %v_447 = arith.index_cast %v_446 : index to i64
                  %pointer_448 = llvm.inttoptr %v_447 : i64 to !llvm.ptr
                  %v_449 = "llvm.load"(%pointer_448) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_450 = arith.addi %v_6, %c_48 : index
                  %v_451 = arith.index_cast %v_450 : index to i64
                  %pointer_452 = llvm.inttoptr %v_451 : i64 to !llvm.ptr
                  %v_453 = "llvm.load"(%pointer_452) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_454 = arith.addi %v_6, %c_49 : index
                  %v_455 = arith.index_cast %v_454 : index to i64
                  %pointer_456 = llvm.inttoptr %v_455 : i64 to !llvm.ptr
                  %v_457 = "llvm.load"(%pointer_456) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_458 = arith.addi %v_6, %c_50 : index
                  %v_459 = arith.index_cast %v_458 : index to i64
                  %pointer_460 = llvm.inttoptr %v_459 : i64 to !llvm.ptr
                  %v_461 = "llvm.load"(%pointer_460) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_462 = arith.addi %v_6, %c_51 : index
                  %v_463 = arith.index_cast %v_462 : index to i64
                  %pointer_464 = llvm.inttoptr %v_463 : i64 to !llvm.ptr
                  %v_465 = "llvm.load"(%pointer_464) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_466 = arith.addi %v_6, %c_52 : index
                  %v_467 = arith.index_cast %v_466 : index to i64
                  %pointer_468 = llvm.inttoptr %v_467 : i64 to !llvm.ptr
                  %v_469 = "llvm.load"(%pointer_468) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_470 = arith.addi %v_6, %c_53 : index
                  %v_471 = arith.index_cast %v_470 : index to i64
                  %pointer_472 = llvm.inttoptr %v_471 : i64 to !llvm.ptr
                  %v_473 = "llvm.load"(%pointer_472) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_474 = arith.addi %v_6, %c_54 : index
                  %v_475 = arith.index_cast %v_474 : index to i64
                  %pointer_476 = llvm.inttoptr %v_475 : i64 to !llvm.ptr
                  %v_477 = "llvm.load"(%pointer_476) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_478 = arith.addi %v_6, %c_55 : index
                  %v_479 = arith.index_cast %v_478 : index to i64
                  %pointer_480 = llvm.inttoptr %v_479 : i64 to !llvm.ptr
                  %v_481 = "llvm.load"(%pointer_480) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_482 = arith.addi %v_6, %c_56 : index
                  %v_483 = arith.index_cast %v_482 : index to i64
                  %pointer_484 = llvm.inttoptr %v_483 : i64 to !llvm.ptr
                  %v_485 = "llvm.load"(%pointer_484) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_486 = arith.addi %v_6, %c_57 : index
                  %v_487 = arith.index_cast %v_486 : index to i64
                  %pointer_488 = llvm.inttoptr %v_487 : i64 to !llvm.ptr
                  %v_489 = "llvm.load"(%pointer_488) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_490 = arith.addi %v_6, %c_58 : index
                  %v_491 = arith.index_cast %v_490 : index to i64
                  %pointer_492 = llvm.inttoptr %v_491 : i64 to !llvm.ptr
                  %v_493 = "llvm.load"(%pointer_492) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_494 = arith.addi %v_6, %c_59 : index
                  %v_495 = arith.index_cast %v_494 : index to i64
                  %pointer_496 = llvm.inttoptr %v_495 : i64 to !llvm.ptr
                  %v_497 = "llvm.load"(%pointer_496) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_498 = arith.addi %v_6, %c_60 : index
                  %v_499 = arith.index_cast %v_498 : index to i64
                  %pointer_500 = llvm.inttoptr %v_499 : i64 to !llvm.ptr
                  %v_501 = "llvm.load"(%pointer_500) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_502 = arith.subi %v_33, %v_35 : index
                  %v_503 = arith.index_cast %v_502 : index to i32
                  %v_504 = vector.broadcast %v_503 : i32 to vector<16xi32>
                  %is_505 = arith.cmpi sge, %c_33, %v_504 : vector<16xi32>
                  %v_506 = vector.shuffle %v_441, %v_445 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_507 = vector.shuffle %v_441, %v_445 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_508 = vector.shuffle %v_449, %v_453 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_509 = vector.shuffle %v_449, %v_453 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_510 = vector.shuffle %v_457, %v_461 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_511 = vector.shuffle %v_457, %v_461 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_512 = vector.shuffle %v_465, %v_469 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_513 = vector.shuffle %v_465, %v_469 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_514 = vector.shuffle %v_473, %v_477 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_515 = vector.shuffle %v_473, %v_477 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_516 = vector.shuffle %v_481, %v_485 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_517 = vector.shuffle %v_481, %v_485 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_518 = vector.shuffle %v_489, %v_493 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_519 = vector.shuffle %v_489, %v_493 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_520 = vector.shuffle %v_497, %v_501 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_521 = vector.shuffle %v_497, %v_501 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_522 = vector.shuffle %v_506, %v_508 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_523 = vector.shuffle %v_506, %v_508 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_524 = vector.shuffle %v_507, %v_509 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_525 = vector.shuffle %v_507, %v_509 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_526 = vector.shuffle %v_510, %v_512 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_527 = vector.shuffle %v_510, %v_512 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_528 = vector.shuffle %v_511, %v_513 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_529 = vector.shuffle %v_511, %v_513 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_530 = vector.shuffle %v_514, %v_516 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_531 = vector.shuffle %v_514, %v_516 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_532 = vector.shuffle %v_515, %v_517 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_533 = vector.shuffle %v_515, %v_517 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_534 = vector.shuffle %v_518, %v_520 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_535 = vector.shuffle %v_518, %v_520 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_536 = vector.shuffle %v_519, %v_521 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_537 = vector.shuffle %v_519, %v_521 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_538 = vector.shuffle %v_522, %v_526 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_539 = vector.shuffle %v_522, %v_526 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_540 = vector.shuffle %v_524, %v_528 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_541 = vector.shuffle %v_524, %v_528 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_542 = vector.shuffle %v_523, %v_527 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_543 = vector.shuffle %v_523, %v_527 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_544 = vector.shuffle %v_525, %v_529 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_545 = vector.shuffle %v_525, %v_529 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_546 = vector.shuffle %v_530, %v_534 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_547 = vector.shuffle %v_530, %v_534 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_548 = vector.shuffle %v_532, %v_536 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_549 = vector.shuffle %v_532, %v_536 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_550 = vector.shuffle %v_531, %v_535 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_551 = vector.shuffle %v_531, %v_535 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_552 = vector.shuffle %v_533, %v_537 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_553 = vector.shuffle %v_533, %v_537 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_554 = vector.shuffle %v_538, %v_546 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_555 = vector.shuffle %v_538, %v_546 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_556 = vector.shuffle %v_540, %v_548 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_557 = vector.shuffle %v_540, %v_548 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_558 = vector.shuffle %v_542, %v_550 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_559 = vector.shuffle %v_542, %v_550 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_560 = vector.shuffle %v_544, %v_552 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_561 = vector.shuffle %v_544, %v_552 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_562 = vector.shuffle %v_539, %v_547 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_563 = vector.shuffle %v_539, %v_547 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_564 = vector.shuffle %v_541, %v_549 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_565 = vector.shuffle %v_541, %v_549 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_566 = vector.shuffle %v_543, %v_551 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_567 = vector.shuffle %v_543, %v_551 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_568 = vector.shuffle %v_545, %v_553 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_569 = vector.shuffle %v_545, %v_553 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_570 = arith.muli %v_64, %c_7 : index
                  %v_571 = arith.addi %v_20, %v_570 : index
                  %v_572 = memref.load %order[%v_571] : memref<?xi32>
                  %is_573 = arith.cmpi sge, %v_572, %c_34 : i32
                  scf.if %is_573 {
                    %v_574 = arith.index_cast %v_572 : i32 to index
                    %v_575 = arith.divui %v_574, %c_35 : index
                    %v_576 = vector.maskedload %y[%v_575, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_577 = memref.load %weights[%v_574] : memref<?xf32>
                    %v_578 = vector.broadcast %v_577 : f32 to vector<16xf32>
                    %acc_579 = math.fma %v_554, %v_578, %v_576 : vector<16xf32>
                    vector.maskedstore %y[%v_575, %v_35], %is_505, %acc_579 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_580 = arith.muli %v_64, %c_7 : index
                  %v_581 = arith.addi %v_20, %v_580 : index
                  %v_582 = arith.addi %v_581, %c_6 : index
                  %v_583 = memref.load %order[%v_582] : memref<?xi32>
                  %is_584 = arith.cmpi sge, %v_583, %c_34 : i32
                  scf.if %is_584 {
                    %v_585 = arith.index_cast %v_583 : i32 to index
                    %v_586 = arith.divui %v_585, %c_35 : index
                    %v_587 = vector.maskedload %y[%v_586, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_588 = memref.load %weights[%v_585] : memref<?xf32>
                    %v_589 = vector.broadcast %v_588 : f32 to vector<16xf32>
                    %acc_590 = math.fma %v_556, %v_589, %v_587 : vector<16xf32>
                    vector.maskedstore %y[%v_586, %v_35], %is_505, %acc_590 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_591 = arith.muli %v_64, %c_7 : index
                  %v_592 = arith.addi %v_20, %v_591 : index
                  %v_593 = arith.addi %v_592, %c_9 : index
                  %v_594 = memref.load %order[%v_593] : memref<?xi32>
                  %is_595 = arith.cmpi sge, %v_594, %c_34 : i32
                  scf.if %is_595 {
                    %v_596 = arith.index_cast %v_594 : i32 to index
                    %v_597 = arith.divui %v_596, %c_35 : index
                    %v_598 = vector.maskedload %y[%v_597, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_599 = memref.load %weights[%v_596] : memref<?xf32>
                    %v_600 = vector.broadcast %v_599 : f32 to vector<16xf32>
                    %acc_601 = math.fma %v_558, %v_600, %v_598 : vector<16xf32>
                    vector.maskedstore %y[%v_597, %v_35], %is_505, %acc_601 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_602 = arith.muli %v_64, %c_7 : index
                  %v_603 = arith.addi %v_20, %v_602 : index
                  %v_604 = arith.addi %v_603, %c_35 : index
                  %v_605 = memref.load %order[%v_604] : memref<?xi32>
                  %is_606 = arith.cmpi sge, %v_605, %c_34 : i32
                  scf.if %is_606 {
                    %v_607 = arith.index_cast %v_605 : i32 to index
                    %v_608 = arith.divui %v_607, %c_35 : index
                    %v_609 = vector.maskedload %y[%v_608, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_610 = memref.load %weights[%v_607] : memref<?xf32>
                    %v_611 = vector.broadcast %v_610 : f32 to vector<16xf32>
                    %acc_612 = math.fma %v_560, %v_611, %v_609 : vector<16xf32>
                    vector.maskedstore %y[%v_608, %v_35], %is_505, %acc_612 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_613 = arith.muli %v_64, %c_7 : index
                  %v_614 = arith.addi %v_20, %v_613 : index
                  %v_615 = arith.addi %v_614, %c_36 : index
                  %v_616 = memref.load %order[%v_615] : memref<?xi32>
                  %is_617 = arith.cmpi sge, %v_616, %c_34 : i32
                  scf.if %is_617 {
                    %v_618 = arith.index_cast %v_616 : i32 to index
                    %v_619 = arith.divui %v_618, %c_35 : index
                    %v_620 = vector.maskedload %y[%v_619, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_621 = memref.load %weights[%v_618] : memref<?xf32>
                    %v_622 = vector.broadcast %v_621 : f32 to vector<16xf32>
                    %acc_623 = math.fma %v_562, %v_622, %v_620 : vector<16xf32>
                    vector.maskedstore %y[%v_619, %v_35], %is_505, %acc_623 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_624 = arith.muli %v_64, %c_7 : index
                  %v_625 = arith.addi %v_20, %v_624 : index
                  %v_626 = arith.addi %v_625, %c_37 : index
                  %v_627 = memref.load %order[%v_626] : memref<?xi32>
                  %is_628 = arith.cmpi sge, %v_627, %c_34 : i32
                  scf.if %is_628 {
                    %v_629 = arith.index_cast %v_627 : i32 to index
                    %v_630 = arith.divui %v_629, %c_35 : index
                    %v_631 = vector.maskedload %y[%v_630, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_632 = memref.load %weights[%v_629] : memref<?xf32>
                    %v_633 = vector.broadcast %v_632 : f32 to vector<16xf32>
                    %acc_634 = math.fma %v_564, %v_633, %v_631 : vector<16xf32>
                    vector.maskedstore %y[%v_630, %v_35], %is_505, %acc_634 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_635 = arith.muli %v_64, %c_7 : index
                  %v_636 = arith.addi %v_20, %v_635 : index
                  %v_637 = arith.addi %v_636, %c_38 : index
                  %v_638 = memref.load %order[%v_637] : memref<?xi32>
                  %is_639 = arith.cmpi sge, %v_638, %c_34 : i32
                  scf.if %is_639 {
                    %v_640 = arith.index_cast %v_638 : i32 to index
                    %v_641 = arith.divui %v_640, %c_35 : index
                    %v_642 = vector.maskedload %y[%v_641, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_643 = memref.load %weights[%v_640] : memref<?xf32>
                    %v_644 = vector.broadcast %v_643 : f32 to vector<16xf32>
                    %acc_645 = math.fma %v_566, %v_644, %v_642 : vector<16xf32>
                    vector.maskedstore %y[%v_641, %v_35], %is_505, %acc_645 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_646 = arith.muli %v_64, %c_7 : index
                  %v_647 = arith.addi %v_20, %v_646 : index
                  %v_648 = arith.addi %v_647, %c_39 : index
                  %v_649 = memref.load %order[%v_648] : memref<?xi32>
                  %is_650 = arith.cmpi sge, %v_649, %c_34 : i32
                  scf.if %is_650 {
                    %v_651 = arith.index_cast %v_649 : i32 to index
                    %v_652 = arith.divui %v_651, %c_35 : index
                    %v_653 = vector.maskedload %y[%v_652, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_654 = memref.load %weights[%v_651] : memref<?xf32>
                    %v_655 = vector.broadcast %v_654 : f32 to vector<16xf32>
                    %acc_656 = math.fma %v_568, %v_655, %v_653 : vector<16xf32>
                    vector.maskedstore %y[%v_652, %v_35], %is_505, %acc_656 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_657 = arith.muli %v_64, %c_7 : index
                  %v_658 = arith.addi %v_20, %v_657 : index
                  %v_659 = arith.addi %v_658, %c_40 : index
                  %v_660 = memref.load %order[%v_659] : memref<?xi32>
                  %is_661 = arith.cmpi sge, %v_660, %c_34 : i32
                  scf.if %is_661 {
                    %v_662 = arith.index_cast %v_660 : i32 to index
                    %v_663 = arith.divui %v_662, %c_35 : index
                    %v_664 = vector.maskedload %y[%v_663, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_665 = memref.load %weights[%v_662] : memref<?xf32>
                    %v_666 = vector.broadcast %v_665 : f32 to vector<16xf32>
                    %acc_667 = math.fma %v_555, %v_666, %v_664 : vector<16xf32>
                    vector.maskedstore %y[%v_663, %v_35], %is_505, %acc_667 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_668 = arith.muli %v_64, %c_7 : index
                  %v_669 = arith.addi %v_20, %v_668 : index
                  %v_670 = arith.addi %v_669, %c_41 : index
                  %v_671 = memref.load %order[%v_670] : memref<?xi32>
                  %is_672 = arith.cmpi sge, %v_671, %c_34 : i32
                  scf.if %is_672 {
                    %v_673 = arith.index_cast %v_671 : i32 to index
                    %v_674 = arith.divui %v_673, %c_35 : index
                    %v_675 = vector.maskedload %y[%v_674, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_676 = memref.load %weights[%v_673] : memref<?xf32>
                    %v_677 = vector.broadcast %v_676 : f32 to vector<16xf32>
                    %acc_678 = math.fma %v_557, %v_677, %v_675 : vector<16xf32>
                    vector.maskedstore %y[%v_674, %v_35], %is_505, %acc_678 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_679 = arith.muli %v_64, %c_7 : index
                  %v_680 = arith.addi %v_20, %v_679 : index
                  %v_681 = arith.addi %v_680, %c_42 : index
                  %v_682 = memref.load %order[%v_681] : memref<?xi32>
                  %is_683 = arith.cmpi sge, %v_682, %c_34 : i32
                  scf.if %is_683 {
                    %v_684 = arith.index_cast %v_682 : i32 to index
                    %v_685 = arith.divui %v_684, %c_35 : index
                    %v_686 = vector.maskedload %y[%v_685, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_687 = memref.load %weights[%v_684] : memref<?xf32>
                    %v_688 = vector.broadcast %v_687 : f32 to vector<16xf32>
                    %acc_689 = math.fma %v_559, %v_688, %v_686 : vector<16xf32>
                    vector.maskedstore %y[%v_685, %v_35], %is_505, %acc_689 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_690 = arith.muli %v_64, %c_7 : index
                  %v_691 = arith.addi %v_20, %v_690 : index
                  %v_692 = arith.addi %v_691, %c_16 : index
                  %v_693 = memref.load %order[%v_692] : memref<?xi32>
                  %is_694 = arith.cmpi sge, %v_693, %c_34 : i32
                  scf.if %is_694 {
                    %v_695 = arith.index_cast %v_693 : i32 to index
                    %v_696 = arith.divui %v_695, %c_35 : index
                    %v_697 = vector.maskedload %y[%v_696, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_698 = memref.load %weights[%v_695] : memref<?xf32>
                    %v_699 = vector.broadcast %v_698 : f32 to vector<16xf32>
                    %acc_700 = math.fma %v_561, %v_699, %v_697 : vector<16xf32>
                    vector.maskedstore %y[%v_696, %v_35], %is_505, %acc_700 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_701 = arith.muli %v_64, %c_7 : index
                  %v_702 = arith.addi %v_20, %v_701 : index
                  %v_703 = arith.addi %v_702, %c_43 : index
                  %v_704 = memref.load %order[%v_703] : memref<?xi32>
                  %is_705 = arith.cmpi sge, %v_704, %c_34 : i32
                  scf.if %is_705 {
                    %v_706 = arith.index_cast %v_704 : i32 to index
                    %v_707 = arith.divui %v_706, %c_35 : index
                    %v_708 = vector.maskedload %y[%v_707, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_709 = memref.load %weights[%v_706] : memref<?xf32>
                    %v_710 = vector.broadcast %v_709 : f32 to vector<16xf32>
                    %acc_711 = math.fma %v_563, %v_710, %v_708 : vector<16xf32>
                    vector.maskedstore %y[%v_707, %v_35], %is_505, %acc_711 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_712 = arith.muli %v_64, %c_7 : index
                  %v_713 = arith.addi %v_20, %v_712 : index
                  %v_714 = arith.addi %v_713, %c_44 : index
                  %v_715 = memref.load %order[%v_714] : memref<?xi32>
                  %is_716 = arith.cmpi sge, %v_715, %c_34 : i32
                  scf.if %is_716 {
                    %v_717 = arith.index_cast %v_715 : i32 to index
                    %v_718 = arith.divui %v_717, %c_35 : index
                    %v_719 = vector.maskedload %y[%v_718, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_720 = memref.load %weights[%v_717] : memref<?xf32>
                    %v_721 = vector.broadcast %v_720 : f32 to vector<16xf32>
                    %acc_722 = math.fma %v_565, %v_721, %v_719 : vector<16xf32>
                    vector.maskedstore %y[%v_718, %v_35], %is_505, %acc_722 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_723 = arith.muli %v_64, %c_7 : index
                  %v_724 = arith.addi %v_20, %v_723 : index
                  %v_725 = arith.addi %v_724, %c_45 : index
                  %v_726 = memref.load %order[%v_725] : memref<?xi32>
                  %is_727 = arith.cmpi sge, %v_726, %c_34 : i32
                  scf.if %is_727 {
                    %v_728 = arith.index_cast %v_726 : i32 to index
                    %v_729 = arith.divui %v_728, %c_35 : index
                    %v_730 = vector.maskedload %y[%v_729, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_731 = memref.load %weights[%v_728] : memref<?xf32>
                    %v_732 = vector.broadcast %v_731 : f32 to vector<16xf32>
                    %acc_733 = math.fma %v_567, %v_732, %v_730 : vector<16xf32>
                    vector.maskedstore %y[%v_729, %v_35], %is_505, %acc_733 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_734 = arith.muli %v_64, %c_7 : index
                  %v_735 = arith.addi %v_20, %v_734 : index
                  %v_736 = arith.addi %v_735, %c_10 : index
                  %v_737 = memref.load %order[%v_736] : memref<?xi32>
                  %is_738 = arith.cmpi sge, %v_737, %c_34 : i32
                  scf.if %is_738 {
                    %v_739 = arith.index_cast %v_737 : i32 to index
                    %v_740 = arith.divui %v_739, %c_35 : index
                    %v_741 = vector.maskedload %y[%v_740, %v_35], %is_505, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_742 = memref.load %weights[%v_739] : memref<?xf32>
                    %v_743 = vector.broadcast %v_742 : f32 to vector<16xf32>
                    %acc_744 = math.fma %v_569, %v_743, %v_741 : vector<16xf32>
                    vector.maskedstore %y[%v_740, %v_35], %is_505, %acc_744 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_745 = arith.addi %v_64, %c_6 : index
                %v_746 = arith.addi %v_6, %c_17 : index
                %is_747 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_747 {
                  %v_748 = arith.index_cast %v_746 : index to i64
                  %pointer_749 = llvm.inttoptr %v_748 : i64 to !llvm.ptr
                  %v_750 = "llvm.load"(%pointer_749) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_751 = arith.addi %v_746, %c_0 : index
                  %v_752 = arith.index_cast %v_751 : index to i64
                  %pointer_753 = llvm.inttoptr %v_752 : i64 to !llvm.ptr
                  %v_754 = "llvm.load"(%pointer_753) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_755 = arith.addi %v_746, %c_19 : index
                  %v_756 = arith.index_cast %v_755 : index to i64
                  %pointer_757 = llvm.inttoptr %v_756 : i64 to !llvm.ptr
                  %v_758 = "llvm.load"(%pointer_757) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_759 = arith.addi %v_746, %c_20 : index
                  %v_760 = arith.index_cast %v_759 : index to i64
                  %pointer_761 = llvm.inttoptr %v_760 : i64 to !llvm.ptr
                  %v_762 = "llvm.load"(%pointer_761) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_763 = arith.addi %v_746, %c_21 : index
                  %v_764 = arith.index_cast %v_763 : index to i64
                  %pointer_765 = llvm.inttoptr %v_764 : i64 to !llvm.ptr
                  %v_766 = "llvm.load"(%pointer_765) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_767 = arith.addi %v_746, %c_22 : index
                  %v_768 = arith.index_cast %v_767 : index to i64
                  %pointer_769 = llvm.inttoptr %v_768 : i64 to !llvm.ptr
                  %v_770 = "llvm.load"(%pointer_769) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_771 = arith.addi %v_746, %c_23 : index
                  %v_772 = arith.index_cast %v_771 : index to i64
                  %pointer_773 = llvm.inttoptr %v_772 : i64 to !llvm.ptr
                  %v_774 = "llvm.load"(%pointer_773) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_775 = arith.addi %v_746, %c_24 : index
                  %v_776 = arith.index_cast %v_775 : index to i64
                  %pointer_777 = llvm.inttoptr %v_776 : i64 to !llvm.ptr
                  %v_778 = "llvm.load"(%pointer_777) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_779 = arith.addi %v_746, %c_25 : index
                  %v_780 = arith.index_cast %v_779 : index to i64
                  %pointer_781 = llvm.inttoptr %v_780 : i64 to !llvm.ptr
                  %v_782 = "llvm.load"(%pointer_781) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_783 = arith.addi %v_746, %c_26 : index
                  %v_784 = arith.index_cast %v_783 : index to i64
                  %pointer_785 = llvm.inttoptr %v_784 : i64 to !llvm.ptr
                  %v_786 = "llvm.load"(%pointer_785) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_787 = arith.addi %v_746, %c_27 : index
                  %v_788 = arith.index_cast %v_787 : index to i64
                  %pointer_789 = llvm.inttoptr %v_788 : i64 to !llvm.ptr
                  %v_790 = "llvm.load"(%pointer_789) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_791 = arith.addi %v_746, %c_28 : index
                  %v_792 = arith.index_cast %v_791 : index to i64
                  %pointer_793 = llvm.inttoptr %v_792 : i64 to !llvm.ptr
                  %v_794 = "llvm.load"(%pointer_793) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_795 = arith.addi %v_746, %c_29 : index
                  %v_796 = arith.index_cast %v_795 : index to i64
                  %pointer_797 = llvm.inttoptr %v_796 : i64 to !llvm.ptr
                  %v_798 = "llvm.load"(%pointer_797) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_799 = arith.addi %v_746, %c_30 : index
                  %v_800 = arith.index_cast %v_799 : index to i64
                  %pointer_801 = llvm.inttoptr %v_800 : i64 to !llvm.ptr
                  %v_802 = "llvm.load"(%pointer_801) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_803 = arith.addi %v_746, %c_31 : index
                  %v_804 = arith.index_cast %v_803 : index to i64
                  %pointer_805 = llvm.inttoptr %v_804 : i64 to !llvm.ptr
                  %v_806 = "llvm.load"(%pointer_805) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_807 = arith.addi %v_746, %c_32 : index
                  %v_808 = arith.index_cast %v_807 : index to i64
                  %pointer_809 = llvm.inttoptr %v_808 : i64 to !llvm.ptr
                  %v_810 = "llvm.load"(%pointer_809) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_811 = arith.subi %i_32, %v_34 : index
                  %v_812 = arith.index_cast %v_811 : index to i32
                  %v_813 = vector.broadcast %v_812 : i32 to vector<16xi32>
                  %is_814 = arith.cmpi sge, %c_33, %v_813 : vector<16xi32>
                  %v_815 = vector.shuffle %v_750, %v_754 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_816 = vector.shuffle %v_750, %v_754 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_817 = vector.shuffle %v_758, %v_762 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_818 = vector.shuffle %v_758, %v_762 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_819 = vector.shuffle %v_766, %v_770 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_820 = vector.shuffle %v_766, %v_770 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_821 = vector.shuffle %v_774, %v_778 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_822 = vector.shuffle %v_774, %v_778 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_823 = vector.shuffle %v_782, %v_786 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_824 = vector.shuffle %v_782, %v_786 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_825 = vector.shuffle %v_790, %v_794 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_826 = vector.shuffle %v_790, %v_794 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_827 = vector.shuffle %v_798, %v_802 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_828 = vector.shuffle %v_798, %v_802 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_829 = vector.shuffle %v_806, %v_810 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_830 = vector.shuffle %v_806, %v_810 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_831 = vector.shuffle %v_815, %v_817 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_832 = vector.shuffle %v_815, %v_817 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_833 = vector.shuffle %v_816, %v_818 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_834 = vector.shuffle %v_816, %v_818 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_835 = vector.shuffle %v_819, %v_821 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_836 = vector.shuffle %v_819, %v_821 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_837 = vector.shuffle %v_820, %v_822 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_838 = vector.shuffle %v_820, %v_822 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_839 = vector.shuffle %v_823, %v_825 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_840 = vector.shuffle %v_823, %v_825 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_841 = vector.shuffle %v_824, %v_826 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_842 = vector.shuffle %v_824, %v_826 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_843 = vector.shuffle %v_827, %v_829 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_844 = vector.shuffle %v_827, %v_829 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_845 = vector.shuffle %v_828, %v_830 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_846 = vector.shuffle %v_828, %v_830 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_847 = vector.shuffle %v_831, %v_835 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_848 = vector.shuffle %v_831, %v_835 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_849 = vector.shuffle %v_833, %v_837 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_850 = vector.shuffle %v_833, %v_837 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_851 = vector.shuffle %v_832, %v_836 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_852 = vector.shuffle %v_832, %v_836 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_853 = vector.shuffle %v_834, %v_838 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_854 = vector.shuffle %v_834, %v_838 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_855 = vector.shuffle %v_839, %v_843 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_856 = vector.shuffle %v_839, %v_843 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_857 = vector.shuffle %v_841, %v_845 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_858 = vector.shuffle %v_841, %v_845 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_859 = vector.shuffle %v_840, %v_844 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_860 = vector.shuffle %v_840, %v_844 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_861 = vector.shuffle %v_842, %v_846 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_862 = vector.shuffle %v_842, %v_846 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_863 = vector.shuffle %v_847, %v_855 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_864 = vector.shuffle %v_847, %v_855 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_865 = vector.shuffle %v_849, %v_857 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_866 = vector.shuffle %v_849, %v_857 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_867 = vector.shuffle %v_851, %v_859 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_868 = vector.shuffle %v_851, %v_859 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_869 = vector.shuffle %v_853, %v_861 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_870 = vector.shuffle %v_853, %v_861 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_871 = vector.shuffle %v_848, %v_856 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_872 = vector.shuffle %v_848, %v_856 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_873 = vector.shuffle %v_850, %v_858 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_874 = vector.shuffle %v_850, %v_858 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_875 = vector.shuffle %v_852, %v_860 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_876 = vector.shuffle %v_852, %v_860 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_877 = vector.shuffle %v_854, %v_862 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_878 = vector.shuffle %v_854, %v_862 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_879 = arith.muli %v_745, %c_7 : index
                  %v_880 = arith.addi %v_20, %v_879 : index
                  %v_881 = memref.load %order[%v_880] : memref<?xi32>
                  %is_882 = arith.cmpi sge, %v_881, %c_34 : i32
                  scf.if %is_882 {
                    %v_883 = arith.index_cast %v_881 : i32 to index
                    %v_884 = arith.divui %v_883, %c_35 : index
                    %v_885 = vector.maskedload %y[%v_884, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_886 = memref.load %weights[%v_883] : memref<?xf32>
                    %v_887 = vector.broadcast %v_886 : f32 to vector<16xf32>
                    %acc_888 = math.fma %v_863, %v_887, %v_885 : vector<16xf32>
                    vector.maskedstore %y[%v_884, %v_34], %is_814, %acc_888 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_889 = arith.muli %v_745, %c_7 : index
                  %v_890 = arith.addi %v_20, %v_889 : index
                  %v_891 = arith.addi %v_890, %c_6 : index
                  %v_892 = memref.load %order[%v_891] : memref<?xi32>
                  %is_893 = arith.cmpi sge, %v_892, %c_34 : i32
                  scf.if %is_893 {
                    %v_894 = arith.index_cast %v_892 : i32 to index
                    %v_895 = arith.divui %v_894, %c_35 : index
                    %v_896 = vector.maskedload %y[%v_895, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_897 = memref.load %weights[%v_894] : memref<?xf32>
                    %v_898 = vector.broadcast %v_897 : f32 to vector<16xf32>
                    %acc_899 = math.fma %v_865, %v_898, %v_896 : vector<16xf32>
                    vector.maskedstore %y[%v_895, %v_34], %is_814, %acc_899 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_900 = arith.muli %v_745, %c_7 : index
                  %v_901 = arith.addi %v_20, %v_900 : index
                  %v_902 = arith.addi %v_901, %c_9 : index
                  %v_903 = memref.load %order[%v_902] : memref<?xi32>
                  %is_904 = arith.cmpi sge, %v_903, %c_34 : i32
                  scf.if %is_904 {
                    %v_905 = arith.index_cast %v_903 : i32 to index
                    %v_906 = arith.divui %v_905, %c_35 : index
                    %v_907 = vector.maskedload %y[%v_906, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_908 = memref.load %weights[%v_905] : memref<?xf32>
                    %v_909 = vector.broadcast %v_908 : f32 to vector<16xf32>
                    %acc_910 = math.fma %v_867, %v_909, %v_907 : vector<16xf32>
                    vector.maskedstore %y[%v_906, %v_34], %is_814, %acc_910 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_911 = arith.muli %v_745, %c_7 : index
                  %v_912 = arith.addi %v_20, %v_911 : index
                  %v_913 = arith.addi %v_912, %c_35 : index
                  %v_914 = memref.load %order[%v_913] : memref<?xi32>
                  %is_915 = arith.cmpi sge, %v_914, %c_34 : i32
                  scf.if %is_915 {
                    %v_916 = arith.index_cast %v_914 : i32 to index
                    %v_917 = arith.divui %v_916, %c_35 : index
                    %v_918 = vector.maskedload %y[%v_917, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_919 = memref.load %weights[%v_916] : memref<?xf32>
                    %v_920 = vector.broadcast %v_919 : f32 to vector<16xf32>
                    %acc_921 = math.fma %v_869, %v_920, %v_918 : vector<16xf32>
                    vector.maskedstore %y[%v_917, %v_34], %is_814, %acc_921 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_922 = arith.muli %v_745, %c_7 : index
                  %v_923 = arith.addi %v_20, %v_922 : index
                  %v_924 = arith.addi %v_923, %c_36 : index
                  %v_925 = memref.load %order[%v_924] : memref<?xi32>
                  %is_926 = arith.cmpi sge, %v_925, %c_34 : i32
                  scf.if %is_926 {
                    %v_927 = arith.index_cast %v_925 : i32 to index
                    %v_928 = arith.divui %v_927, %c_35 : index
                    %v_929 = vector.maskedload %y[%v_928, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_930 = memref.load %weights[%v_927] : memref<?xf32>
                    %v_931 = vector.broadcast %v_930 : f32 to vector<16xf32>
                    %acc_932 = math.fma %v_871, %v_931, %v_929 : vector<16xf32>
                    vector.maskedstore %y[%v_928, %v_34], %is_814, %acc_932 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_933 = arith.muli %v_745, %c_7 : index
                  %v_934 = arith.addi %v_20, %v_933 : index
                  %v_935 = arith.addi %v_934, %c_37 : index
                  %v_936 = memref.load %order[%v_935] : memref<?xi32>
                  %is_937 = arith.cmpi sge, %v_936, %c_34 : i32
                  scf.if %is_937 {
                    %v_938 = arith.index_cast %v_936 : i32 to index
                    %v_939 = arith.divui %v_938, %c_35 : index
                    %v_940 = vector.maskedload %y[%v_939, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_941 = memref.load %weights[%v_938] : memref<?xf32>
                    %v_942 = vector.broadcast %v_941 : f32 to vector<16xf32>
                    %acc_943 = math.fma %v_873, %v_942, %v_940 : vector<16xf32>
                    vector.maskedstore %y[%v_939, %v_34], %is_814, %acc_943 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_944 = arith.muli %v_745, %c_7 : index
                  %v_945 = arith.addi %v_20, %v_944 : index
                  %v_946 = arith.addi %v_945, %c_38 : index
                  %v_947 = memref.load %order[%v_946] : memref<?xi32>
                  %is_948 = arith.cmpi sge, %v_947, %c_34 : i32
                  scf.if %is_948 {
                    %v_949 = arith.index_cast %v_947 : i32 to index
                    %v_950 = arith.divui %v_949, %c_35 : index
                    %v_951 = vector.maskedload %y[%v_950, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_952 = memref.load %weights[%v_949] : memref<?xf32>
                    %v_953 = vector.broadcast %v_952 : f32 to vector<16xf32>
                    %acc_954 = math.fma %v_875, %v_953, %v_951 : vector<16xf32>
                    vector.maskedstore %y[%v_950, %v_34], %is_814, %acc_954 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_955 = arith.muli %v_745, %c_7 : index
                  %v_956 = arith.addi %v_20, %v_955 : index
                  %v_957 = arith.addi %v_956, %c_39 : index
                  %v_958 = memref.load %order[%v_957] : memref<?xi32>
                  %is_959 = arith.cmpi sge, %v_958, %c_34 : i32
                  scf.if %is_959 {
                    %v_960 = arith.index_cast %v_958 : i32 to index
                    %v_961 = arith.divui %v_960, %c_35 : index
                    %v_962 = vector.maskedload %y[%v_961, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_963 = memref.load %weights[%v_960] : memref<?xf32>
                    %v_964 = vector.broadcast %v_963 : f32 to vector<16xf32>
                    %acc_965 = math.fma %v_877, %v_964, %v_962 : vector<16xf32>
                    vector.maskedstore %y[%v_961, %v_34], %is_814, %acc_965 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_966 = arith.muli %v_745, %c_7 : index
                  %v_967 = arith.addi %v_20, %v_966 : index
                  %v_968 = arith.addi %v_967, %c_40 : index
                  %v_969 = memref.load %order[%v_968] : memref<?xi32>
                  %is_970 = arith.cmpi sge, %v_969, %c_34 : i32
                  scf.if %is_970 {
                    %v_971 = arith.index_cast %v_969 : i32 to index
                    %v_972 = arith.divui %v_971, %c_35 : index
                    %v_973 = vector.maskedload %y[%v_972, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_974 = memref.load %weights[%v_971] : memref<?xf32>
                    %v_975 = vector.broadcast %v_974 : f32 to vector<16xf32>
                    %acc_976 = math.fma %v_864, %v_975, %v_973 : vector<16xf32>
                    vector.maskedstore %y[%v_972, %v_34], %is_814, %acc_976 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_977 = arith.muli %v_745, %c_7 : index
                  %v_978 = arith.addi %v_20, %v_977 : index
                  %v_979 = arith.addi %v_978, %c_41 : index
                  %v_980 = memref.load %order[%v_979] : memref<?xi32>
                  %is_981 = arith.cmpi sge, %v_980, %c_34 : i32
                  scf.if %is_981 {
                    %v_982 = arith.index_cast %v_980 : i32 to index
                    %v_983 = arith.divui %v_982, %c_35 : index
                    %v_984 = vector.maskedload %y[%v_983, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_985 = memref.load %weights[%v_982] : memref<?xf32>
                    %v_986 = vector.broadcast %v_985 : f32 to vector<16xf32>
                    %acc_987 = math.fma %v_866, %v_986, %v_984 : vector<16xf32>
                    vector.maskedstore %y[%v_983, %v_34], %is_814, %acc_987 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_988 = arith.muli %v_745, %c_7 : index
                  %v_989 = arith.addi %v_20, %v_988 : index
                  %v_990 = arith.addi %v_989, %c_42 : index
                  %v_991 = memref.load %order[%v_990] : memref<?xi32>
                  %is_992 = arith.cmpi sge, %v_991, %c_34 : i32
                  scf.if %is_992 {
                    %v_993 = arith.index_cast %v_991 : i32 to index
                    %v_994 = arith.divui %v_993, %c_35 : index
                    %v_995 = vector.maskedload %y[%v_994, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_996 = memref.load %weights[%v_993] : memref<?xf32>
                    %v_997 = vector.broadcast %v_996 : f32 to vector<16xf32>
                    %acc_998 = math.fma %v_868, %v_997, %v_995 : vector<16xf32>
                    vector.maskedstore %y[%v_994, %v_34], %is_814, %acc_998 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_999 = arith.muli %v_745, %c_7 : index
                  %v_1000 = arith.addi %v_20, %v_999 : index
                  %v_1001 = arith.addi %v_1000, %c_16 : index
                  %v_1002 = memref.load %order[%v_1001] : memref<?xi32>
                  %is_1003 = arith.cmpi sge, %v_1002, %c_34 : i32
                  scf.if %is_1003 {
                    %v_1004 = arith.index_cast %v_1002 : i32 to index
                    %v_1005 = arith.divui %v_1004, %c_35 : index
                    %v_1006 = vector.maskedload %y[%v_1005, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1007 = memref.load %weights[%v_1004] : memref<?xf32>
                    %v_1008 = vector.broadcast %v_1007 : f32 to vector<16xf32>
                    %acc_1009 = math.fma %v_870, %v_1008, %v_1006 : vector<16xf32>
                    vector.maskedstore %y[%v_1005, %v_34], %is_814, %acc_1009 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1010 = arith.muli %v_745, %c_7 : index
                  %v_1011 = arith.addi %v_20, %v_1010 : index
                  %v_1012 = arith.addi %v_1011, %c_43 : index
                  %v_1013 = memref.load %order[%v_1012] : memref<?xi32>
                  %is_1014 = arith.cmpi sge, %v_1013, %c_34 : i32
                  scf.if %is_1014 {
                    %v_1015 = arith.index_cast %v_1013 : i32 to index
                    %v_1016 = arith.divui %v_1015, %c_35 : index
                    %v_1017 = vector.maskedload %y[%v_1016, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1018 = memref.load %weights[%v_1015] : memref<?xf32>
                    %v_1019 = vector.broadcast %v_1018 : f32 to vector<16xf32>
                    %acc_1020 = math.fma %v_872, %v_1019, %v_1017 : vector<16xf32>
                    vector.maskedstore %y[%v_1016, %v_34], %is_814, %acc_1020 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1021 = arith.muli %v_745, %c_7 : index
                  %v_1022 = arith.addi %v_20, %v_1021 : index
                  %v_1023 = arith.addi %v_1022, %c_44 : index
                  %v_1024 = memref.load %order[%v_1023] : memref<?xi32>
                  %is_1025 = arith.cmpi sge, %v_1024, %c_34 : i32
                  scf.if %is_1025 {
                    %v_1026 = arith.index_cast %v_1024 : i32 to index
                    %v_1027 = arith.divui %v_1026, %c_35 : index
                    %v_1028 = vector.maskedload %y[%v_1027, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1029 = memref.load %weights[%v_1026] : memref<?xf32>
                    %v_1030 = vector.broadcast %v_1029 : f32 to vector<16xf32>
                    %acc_1031 = math.fma %v_874, %v_1030, %v_1028 : vector<16xf32>
                    vector.maskedstore %y[%v_1027, %v_34], %is_814, %acc_1031 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1032 = arith.muli %v_745, %c_7 : index
                  %v_1033 = arith.addi %v_20, %v_1032 : index
                  %v_1034 = arith.addi %v_1033, %c_45 : index
                  %v_1035 = memref.load %order[%v_1034] : memref<?xi32>
                  %is_1036 = arith.cmpi sge, %v_1035, %c_34 : i32
                  scf.if %is_1036 {
                    %v_1037 = arith.index_cast %v_1035 : i32 to index
                    %v_1038 = arith.divui %v_1037, %c_35 : index
                    %v_1039 = vector.maskedload %y[%v_1038, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1040 = memref.load %weights[%v_1037] : memref<?xf32>
                    %v_1041 = vector.broadcast %v_1040 : f32 to vector<16xf32>
                    %acc_1042 = math.fma %v_876, %v_1041, %v_1039 : vector<16xf32>
                    vector.maskedstore %y[%v_1038, %v_34], %is_814, %acc_1042 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1043 = arith.muli %v_745, %c_7 : index
                  %v_1044 = arith.addi %v_20, %v_1043 : index
                  %v_1045 = arith.addi %v_1044, %c_10 : index
                  %v_1046 = memref.load %order[%v_1045] : memref<?xi32>
                  %is_1047 = arith.cmpi sge, %v_1046, %c_34 : i32
                  scf.if %is_1047 {
                    %v_1048 = arith.index_cast %v_1046 : i32 to index
                    %v_1049 = arith.divui %v_1048, %c_35 : index
                    %v_1050 = vector.maskedload %y[%v_1049, %v_34], %is_814, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1051 = memref.load %weights[%v_1048] : memref<?xf32>
                    %v_1052 = vector.broadcast %v_1051 : f32 to vector<16xf32>
                    %acc_1053 = math.fma %v_878, %v_1052, %v_1050 : vector<16xf32>
                    vector.maskedstore %y[%v_1049, %v_34], %is_814, %acc_1053 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1054 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1054 {
                  %v_1055 = arith.addi %v_746, %c_15 : index
                  %v_1056 = arith.index_cast %v_1055 : index to i64
                  %pointer_1057 = llvm.inttoptr %v_1056 : i64 to !llvm.ptr
                  %v_1058 = "llvm.load"(%pointer_1057) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1059 = arith.addi %v_746, %c_46 : index
                  %v_1060 = arith.index_cast %v_1059 : index to i64
                  %pointer_1061 = llvm.inttoptr %v_1060 : i64 to !llvm.ptr
                  %v_1062 = "llvm.load"(%pointer_1061) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1063 = arith.addi %v_746, %c_47 : index
                  %v_1064 = arith.index_cast %v_1063 : index to i64
                  %pointer_1065 = llvm.inttoptr %v_1064 : i64 to !llvm.ptr
                  %v_1066 = "llvm.load"(%pointer_1065) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1067 = arith.addi %v_746, %c_48 : index
                  %v_1068 = arith.index_cast %v_1067 : index to i64
                  %pointer_1069 = llvm.inttoptr %v_1068 : i64 to !llvm.ptr
                  %v_1070 = "llvm.load"(%pointer_1069) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1071 = arith.addi %v_746, %c_49 : index
                  %v_1072 = arith.index_cast %v_1071 : index to i64
                  %pointer_1073 = llvm.inttoptr %v_1072 : i64 to !llvm.ptr
                  %v_1074 = "llvm.load"(%pointer_1073) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1075 = arith.addi %v_746, %c_50 : index
                  %v_1076 = arith.index_cast %v_1075 : index to i64
                  %pointer_1077 = llvm.inttoptr %v_1076 : i64 to !llvm.ptr
                  %v_1078 = "llvm.load"(%pointer_1077) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1079 = arith.addi %v_746, %c_51 : index
                  %v_1080 = arith.index_cast %v_1079 : index to i64
                  %pointer_1081 = llvm.inttoptr %v_1080 : i64 to !llvm.ptr
                  %v_1082 = "llvm.load"(%pointer_1081) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1083 = arith.addi %v_746, %c_52 : index
                  %v_1084 = arith.index_cast %v_1083 : index to i64
                  %pointer_1085 = llvm.inttoptr %v_1084 : i64 to !llvm.ptr
                  %v_1086 = "llvm.load"(%pointer_1085) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1087 = arith.addi %v_746, %c_53 : index
                  %v_1088 = arith.index_cast %v_1087 : index to i64
                  %pointer_1089 = llvm.inttoptr %v_1088 : i64 to !llvm.ptr
                  %v_1090 = "llvm.load"(%pointer_1089) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1091 = arith.addi %v_746, %c_54 : index
                  %v_1092 = arith.index_cast %v_1091 : index to i64
                  %pointer_1093 = llvm.inttoptr %v_1092 : i64 to !llvm.ptr
                  %v_1094 = "llvm.load"(%pointer_1093) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1095 = arith.addi %v_746, %c_55 : index
                  %v_1096 = arith.index_cast %v_1095 : index to i64
                  %pointer_1097 = llvm.inttoptr %v_1096 : i64 to !llvm.ptr
                  %v_1098 = "llvm.load"(%pointer_1097) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1099 = arith.addi %v_746, %c_56 : index
                  %v_1100 = arith.index_cast %v_1099 : index to i64
                  %pointer_1101 = llvm.inttoptr %v_1100 : i64 to !llvm.ptr
                  %v_1102 = "llvm.load"(%pointer_1101) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1103 = arith.addi %v_746, %c_57 : index
                  %v_1104 = arith.index_cast %v_1103 : index to i64
                  %pointer_1105 = llvm.inttoptr %v_1104 : i64 to !llvm.ptr
                  %v_1106 = "llvm.load"(%pointer_1105) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1107 = arith.addi %v_746, %c_58 : index
                  %v_1108 = arith.index_cast %v_1107 : index to i64
                  %pointer_1109 = llvm.inttoptr %v_1108 : i64 to !llvm.ptr
                  %v_1110 = "llvm.load"(%pointer_1109) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1111 = arith.addi %v_746, %c_59 : index
                  %v_1112 = arith.index_cast %v_1111 : index to i64
                  %pointer_1113 = llvm.inttoptr %v_1112 : i64 to !llvm.ptr
                  %v_1114 = "llvm.load"(%pointer_1113) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1115 = arith.addi %v_746, %c_60 : index
                  %v_1116 = arith.index_cast %v_1115 : index to i64
                  %pointer_1117 = llvm.inttoptr %v_1116 : i64 to !llvm.ptr
                  %v_1118 = "llvm.load"(%pointer_1117) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1119 = arith.subi %v_33, %v_35 : index
                  %v_1120 = arith.index_cast %v_1119 : index to i32
                  %v_1121 = vector.broadcast %v_1120 : i32 to vector<16xi32>
                  %is_1122 = arith.cmpi sge, %c_33, %v_1121 : vector<16xi32>
                  %v_1123 = vector.shuffle %v_1058, %v_1062 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1124 = vector.shuffle %v_1058, %v_1062 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1125 = vector.shuffle %v_1066, %v_1070 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1126 = vector.shuffle %v_1066, %v_1070 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1127 = vector.shuffle %v_1074, %v_1078 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1128 = vector.shuffle %v_1074, %v_1078 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1129 = vector.shuffle %v_1082, %v_1086 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1130 = vector.shuffle %v_1082, %v_1086 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1131 = vector.shuffle %v_1090, %v_1094 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1132 = vector.shuffle %v_1090, %v_1094 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1133 = vector.shuffle %v_1098, %v_1102 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1134 = vector.shuffle %v_1098, %v_1102 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1135 = vector.shuffle %v_1106, %v_1110 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1136 = vector.shuffle %v_1106, %v_1110 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1137 = vector.shuffle %v_1114, %v_1118 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1138 = vector.shuffle %v_1114, %v_1118 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1139 = vector.shuffle %v_1123, %v_1125 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1140 = vector.shuffle %v_1123, %v_1125 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1141 = vector.shuffle %v_1124, %v_1126 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1142 = vector.shuffle %v_1124, %v_1126 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1143 = vector.shuffle %v_1127, %v_1129 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1144 = vector.shuffle %v_1127, %v_1129 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1145 = vector.shuffle %v_1128, %v_1130 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1146 = vector.shuffle %v_1128, %v_1130 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1147 = vector.shuffle %v_1131, %v_1133 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1148 = vector.shuffle %v_1131, %v_1133 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1149 = vector.shuffle %v_1132, %v_1134 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1150 = vector.shuffle %v_1132, %v_1134 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1151 = vector.shuffle %v_1135, %v_1137 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1152 = vector.shuffle %v_1135, %v_1137 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1153 = vector.shuffle %v_1136, %v_1138 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1154 = vector.shuffle %v_1136, %v_1138 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1155 = vector.shuffle %v_1139, %v_1143 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1156 = vector.shuffle %v_1139, %v_1143 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1157 = vector.shuffle %v_1141, %v_1145 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1158 = vector.shuffle %v_1141, %v_1145 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1159 = vector.shuffle %v_1140, %v_1144 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1160 = vector.shuffle %v_1140, %v_1144 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1161 = vector.shuffle %v_1142, %v_1146 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1162 = vector.shuffle %v_1142, %v_1146 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1163 = vector.shuffle %v_1147, %v_1151 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1164 = vector.shuffle %v_1147, %v_1151 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1165 = vector.shuffle %v_1149, %v_1153 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1166 = vector.shuffle %v_1149, %v_1153 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1167 = vector.shuffle %v_1148, %v_1152 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1168 = vector.shuffle %v_1148, %v_1152 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1169 = vector.shuffle %v_1150, %v_1154 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1170 = vector.shuffle %v_1150, %v_1154 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1171 = vector.shuffle %v_1155, %v_1163 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1172 = vector.shuffle %v_1155, %v_1163 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1173 = vector.shuffle %v_1157, %v_1165 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1174 = vector.shuffle %v_1157, %v_1165 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1175 = vector.shuffle %v_1159, %v_1167 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1176 = vector.shuffle %v_1159, %v_1167 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1177 = vector.shuffle %v_1161, %v_1169 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1178 = vector.shuffle %v_1161, %v_1169 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1179 = vector.shuffle %v_1156, %v_1164 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1180 = vector.shuffle %v_1156, %v_1164 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1181 = vector.shuffle %v_1158, %v_1166 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1182 = vector.shuffle %v_1158, %v_1166 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1183 = vector.shuffle %v_1160, %v_1168 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1184 = vector.shuffle %v_1160, %v_1168 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1185 = vector.shuffle %v_1162, %v_1170 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1186 = vector.shuffle %v_1162, %v_1170 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1187 = arith.muli %v_745, %c_7 : index
                  %v_1188 = arith.addi %v_20, %v_1187 : index
                  %v_1189 = memref.load %order[%v_1188] : memref<?xi32>
                  %is_1190 = arith.cmpi sge, %v_1189, %c_34 : i32
                  scf.if %is_1190 {
                    %v_1191 = arith.index_cast %v_1189 : i32 to index
                    %v_1192 = arith.divui %v_1191, %c_35 : index
                    %v_1193 = vector.maskedload %y[%v_1192, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1194 = memref.load %weights[%v_1191] : memref<?xf32>
                    %v_1195 = vector.broadcast %v_1194 : f32 to vector<16xf32>
                    %acc_1196 = math.fma %v_1171, %v_1195, %v_1193 : vector<16xf32>
                    vector.maskedstore %y[%v_1192, %v_35], %is_1122, %acc_1196 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1197 = arith.muli %v_745, %c_7 : index
                  %v_1198 = arith.addi %v_20, %v_1197 : index
                  %v_1199 = arith.addi %v_1198, %c_6 : index
                  %v_1200 = memref.load %order[%v_1199] : memref<?xi32>
                  %is_1201 = arith.cmpi sge, %v_1200, %c_34 : i32
                  scf.if %is_1201 {
                    %v_1202 = arith.index_cast %v_1200 : i32 to index
                    %v_1203 = arith.divui %v_1202, %c_35 : index
                    %v_1204 = vector.maskedload %y[%v_1203, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1205 = memref.load %weights[%v_1202] : memref<?xf32>
                    %v_1206 = vector.broadcast %v_1205 : f32 to vector<16xf32>
                    %acc_1207 = math.fma %v_1173, %v_1206, %v_1204 : vector<16xf32>
                    vector.maskedstore %y[%v_1203, %v_35], %is_1122, %acc_1207 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1208 = arith.muli %v_745, %c_7 : index
                  %v_1209 = arith.addi %v_20, %v_1208 : index
                  %v_1210 = arith.addi %v_1209, %c_9 : index
                  %v_1211 = memref.load %order[%v_1210] : memref<?xi32>
                  %is_1212 = arith.cmpi sge, %v_1211, %c_34 : i32
                  scf.if %is_1212 {
                    %v_1213 = arith.index_cast %v_1211 : i32 to index
                    %v_1214 = arith.divui %v_1213, %c_35 : index
                    %v_1215 = vector.maskedload %y[%v_1214, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1216 = memref.load %weights[%v_1213] : memref<?xf32>
                    %v_1217 = vector.broadcast %v_1216 : f32 to vector<16xf32>
                    %acc_1218 = math.fma %v_1175, %v_1217, %v_1215 : vector<16xf32>
                    vector.maskedstore %y[%v_1214, %v_35], %is_1122, %acc_1218 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1219 = arith.muli %v_745, %c_7 : index
                  %v_1220 = arith.addi %v_20, %v_1219 : index
                  %v_1221 = arith.addi %v_1220, %c_35 : index
                  %v_1222 = memref.load %order[%v_1221] : memref<?xi32>
                  %is_1223 = arith.cmpi sge, %v_1222, %c_34 : i32
                  scf.if %is_1223 {
                    %v_1224 = arith.index_cast %v_1222 : i32 to index
                    %v_1225 = arith.divui %v_1224, %c_35 : index
                    %v_1226 = vector.maskedload %y[%v_1225, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1227 = memref.load %weights[%v_1224] : memref<?xf32>
                    %v_1228 = vector.broadcast %v_1227 : f32 to vector<16xf32>
                    %acc_1229 = math.fma %v_1177, %v_1228, %v_1226 : vector<16xf32>
                    vector.maskedstore %y[%v_1225, %v_35], %is_1122, %acc_1229 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1230 = arith.muli %v_745, %c_7 : index
                  %v_1231 = arith.addi %v_20, %v_1230 : index
                  %v_1232 = arith.addi %v_1231, %c_36 : index
                  %v_1233 = memref.load %order[%v_1232] : memref<?xi32>
                  %is_1234 = arith.cmpi sge, %v_1233, %c_34 : i32
                  scf.if %is_1234 {
                    %v_1235 = arith.index_cast %v_1233 : i32 to index
                    %v_1236 = arith.divui %v_1235, %c_35 : index
                    %v_1237 = vector.maskedload %y[%v_1236, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1238 = memref.load %weights[%v_1235] : memref<?xf32>
                    %v_1239 = vector.broadcast %v_1238 : f32 to vector<16xf32>
                    %acc_1240 = math.fma %v_1179, %v_1239, %v_1237 : vector<16xf32>
                    vector.maskedstore %y[%v_1236, %v_35], %is_1122, %acc_1240 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1241 = arith.muli %v_745, %c_7 : index
                  %v_1242 = arith.addi %v_20, %v_1241 : index
                  %v_1243 = arith.addi %v_1242, %c_37 : index
                  %v_1244 = memref.load %order[%v_1243] : memref<?xi32>
                  %is_1245 = arith.cmpi sge, %v_1244, %c_34 : i32
                  scf.if %is_1245 {
                    %v_1246 = arith.index_cast %v_1244 : i32 to index
                    %v_1247 = arith.divui %v_1246, %c_35 : index
                    %v_1248 = vector.maskedload %y[%v_1247, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1249 = memref.load %weights[%v_1246] : memref<?xf32>
                    %v_1250 = vector.broadcast %v_1249 : f32 to vector<16xf32>
                    %acc_1251 = math.fma %v_1181, %v_1250, %v_1248 : vector<16xf32>
                    vector.maskedstore %y[%v_1247, %v_35], %is_1122, %acc_1251 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1252 = arith.muli %v_745, %c_7 : index
                  %v_1253 = arith.addi %v_20, %v_1252 : index
                  %v_1254 = arith.addi %v_1253, %c_38 : index
                  %v_1255 = memref.load %order[%v_1254] : memref<?xi32>
                  %is_1256 = arith.cmpi sge, %v_1255, %c_34 : i32
                  scf.if %is_1256 {
                    %v_1257 = arith.index_cast %v_1255 : i32 to index
                    %v_1258 = arith.divui %v_1257, %c_35 : index
                    %v_1259 = vector.maskedload %y[%v_1258, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1260 = memref.load %weights[%v_1257] : memref<?xf32>
                    %v_1261 = vector.broadcast %v_1260 : f32 to vector<16xf32>
                    %acc_1262 = math.fma %v_1183, %v_1261, %v_1259 : vector<16xf32>
                    vector.maskedstore %y[%v_1258, %v_35], %is_1122, %acc_1262 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1263 = arith.muli %v_745, %c_7 : index
                  %v_1264 = arith.addi %v_20, %v_1263 : index
                  %v_1265 = arith.addi %v_1264, %c_39 : index
                  %v_1266 = memref.load %order[%v_1265] : memref<?xi32>
                  %is_1267 = arith.cmpi sge, %v_1266, %c_34 : i32
                  scf.if %is_1267 {
                    %v_1268 = arith.index_cast %v_1266 : i32 to index
                    %v_1269 = arith.divui %v_1268, %c_35 : index
                    %v_1270 = vector.maskedload %y[%v_1269, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1271 = memref.load %weights[%v_1268] : memref<?xf32>
                    %v_1272 = vector.broadcast %v_1271 : f32 to vector<16xf32>
                    %acc_1273 = math.fma %v_1185, %v_1272, %v_1270 : vector<16xf32>
                    vector.maskedstore %y[%v_1269, %v_35], %is_1122, %acc_1273 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1274 = arith.muli %v_745, %c_7 : index
                  %v_1275 = arith.addi %v_20, %v_1274 : index
                  %v_1276 = arith.addi %v_1275, %c_40 : index
                  %v_1277 = memref.load %order[%v_1276] : memref<?xi32>
                  %is_1278 = arith.cmpi sge, %v_1277, %c_34 : i32
                  scf.if %is_1278 {
                    %v_1279 = arith.index_cast %v_1277 : i32 to index
                    %v_1280 = arith.divui %v_1279, %c_35 : index
                    %v_1281 = vector.maskedload %y[%v_1280, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1282 = memref.load %weights[%v_1279] : memref<?xf32>
                    %v_1283 = vector.broadcast %v_1282 : f32 to vector<16xf32>
                    %acc_1284 = math.fma %v_1172, %v_1283, %v_1281 : vector<16xf32>
                    vector.maskedstore %y[%v_1280, %v_35], %is_1122, %acc_1284 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1285 = arith.muli %v_745, %c_7 : index
                  %v_1286 = arith.addi %v_20, %v_1285 : index
                  %v_1287 = arith.addi %v_1286, %c_41 : index
                  %v_1288 = memref.load %order[%v_1287] : memref<?xi32>
                  %is_1289 = arith.cmpi sge, %v_1288, %c_34 : i32
                  scf.if %is_1289 {
                    %v_1290 = arith.index_cast %v_1288 : i32 to index
                    %v_1291 = arith.divui %v_1290, %c_35 : index
                    %v_1292 = vector.maskedload %y[%v_1291, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1293 = memref.load %weights[%v_1290] : memref<?xf32>
                    %v_1294 = vector.broadcast %v_1293 : f32 to vector<16xf32>
                    %acc_1295 = math.fma %v_1174, %v_1294, %v_1292 : vector<16xf32>
                    vector.maskedstore %y[%v_1291, %v_35], %is_1122, %acc_1295 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1296 = arith.muli %v_745, %c_7 : index
                  %v_1297 = arith.addi %v_20, %v_1296 : index
                  %v_1298 = arith.addi %v_1297, %c_42 : index
                  %v_1299 = memref.load %order[%v_1298] : memref<?xi32>
                  %is_1300 = arith.cmpi sge, %v_1299, %c_34 : i32
                  scf.if %is_1300 {
                    %v_1301 = arith.index_cast %v_1299 : i32 to index
                    %v_1302 = arith.divui %v_1301, %c_35 : index
                    %v_1303 = vector.maskedload %y[%v_1302, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1304 = memref.load %weights[%v_1301] : memref<?xf32>
                    %v_1305 = vector.broadcast %v_1304 : f32 to vector<16xf32>
                    %acc_1306 = math.fma %v_1176, %v_1305, %v_1303 : vector<16xf32>
                    vector.maskedstore %y[%v_1302, %v_35], %is_1122, %acc_1306 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1307 = arith.muli %v_745, %c_7 : index
                  %v_1308 = arith.addi %v_20, %v_1307 : index
                  %v_1309 = arith.addi %v_1308, %c_16 : index
                  %v_1310 = memref.load %order[%v_1309] : memref<?xi32>
                  %is_1311 = arith.cmpi sge, %v_1310, %c_34 : i32
                  scf.if %is_1311 {
                    %v_1312 = arith.index_cast %v_1310 : i32 to index
                    %v_1313 = arith.divui %v_1312, %c_35 : index
                    %v_1314 = vector.maskedload %y[%v_1313, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1315 = memref.load %weights[%v_1312] : memref<?xf32>
                    %v_1316 = vector.broadcast %v_1315 : f32 to vector<16xf32>
                    %acc_1317 = math.fma %v_1178, %v_1316, %v_1314 : vector<16xf32>
                    vector.maskedstore %y[%v_1313, %v_35], %is_1122, %acc_1317 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1318 = arith.muli %v_745, %c_7 : index
                  %v_1319 = arith.addi %v_20, %v_1318 : index
                  %v_1320 = arith.addi %v_1319, %c_43 : index
                  %v_1321 = memref.load %order[%v_1320] : memref<?xi32>
                  %is_1322 = arith.cmpi sge, %v_1321, %c_34 : i32
                  scf.if %is_1322 {
                    %v_1323 = arith.index_cast %v_1321 : i32 to index
                    %v_1324 = arith.divui %v_1323, %c_35 : index
                    %v_1325 = vector.maskedload %y[%v_1324, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1326 = memref.load %weights[%v_1323] : memref<?xf32>
                    %v_1327 = vector.broadcast %v_1326 : f32 to vector<16xf32>
                    %acc_1328 = math.fma %v_1180, %v_1327, %v_1325 : vector<16xf32>
                    vector.maskedstore %y[%v_1324, %v_35], %is_1122, %acc_1328 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1329 = arith.muli %v_745, %c_7 : index
                  %v_1330 = arith.addi %v_20, %v_1329 : index
                  %v_1331 = arith.addi %v_1330, %c_44 : index
                  %v_1332 = memref.load %order[%v_1331] : memref<?xi32>
                  %is_1333 = arith.cmpi sge, %v_1332, %c_34 : i32
                  scf.if %is_1333 {
                    %v_1334 = arith.index_cast %v_1332 : i32 to index
                    %v_1335 = arith.divui %v_1334, %c_35 : index
                    %v_1336 = vector.maskedload %y[%v_1335, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1337 = memref.load %weights[%v_1334] : memref<?xf32>
                    %v_1338 = vector.broadcast %v_1337 : f32 to vector<16xf32>
                    %acc_1339 = math.fma %v_1182, %v_1338, %v_1336 : vector<16xf32>
                    vector.maskedstore %y[%v_1335, %v_35], %is_1122, %acc_1339 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1340 = arith.muli %v_745, %c_7 : index
                  %v_1341 = arith.addi %v_20, %v_1340 : index
                  %v_1342 = arith.addi %v_1341, %c_45 : index
                  %v_1343 = memref.load %order[%v_1342] : memref<?xi32>
                  %is_1344 = arith.cmpi sge, %v_1343, %c_34 : i32
                  scf.if %is_1344 {
                    %v_1345 = arith.index_cast %v_1343 : i32 to index
                    %v_1346 = arith.divui %v_1345, %c_35 : index
                    %v_1347 = vector.maskedload %y[%v_1346, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1348 = memref.load %weights[%v_1345] : memref<?xf32>
                    %v_1349 = vector.broadcast %v_1348 : f32 to vector<16xf32>
                    %acc_1350 = math.fma %v_1184, %v_1349, %v_1347 : vector<16xf32>
                    vector.maskedstore %y[%v_1346, %v_35], %is_1122, %acc_1350 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1351 = arith.muli %v_745, %c_7 : index
                  %v_1352 = arith.addi %v_20, %v_1351 : index
                  %v_1353 = arith.addi %v_1352, %c_10 : index
                  %v_1354 = memref.load %order[%v_1353] : memref<?xi32>
                  %is_1355 = arith.cmpi sge, %v_1354, %c_34 : i32
                  scf.if %is_1355 {
                    %v_1356 = arith.index_cast %v_1354 : i32 to index
                    %v_1357 = arith.divui %v_1356, %c_35 : index
                    %v_1358 = vector.maskedload %y[%v_1357, %v_35], %is_1122, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1359 = memref.load %weights[%v_1356] : memref<?xf32>
                    %v_1360 = vector.broadcast %v_1359 : f32 to vector<16xf32>
                    %acc_1361 = math.fma %v_1186, %v_1360, %v_1358 : vector<16xf32>
                    vector.maskedstore %y[%v_1357, %v_35], %is_1122, %acc_1361 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_1362 = arith.remui %v_24, %c_9 : index
              %is_1363 = arith.cmpi eq, %v_1362, %c_6 : index
              scf.if %is_1363 {
                %v_1364 = arith.muli %v_62, %c_9 : index
                %v_1365 = arith.muli %v_1364, %c_15 : index
                %v_1366 = arith.addi %v_28, %v_1365 : index
                %address_1367 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_1368 = arith.muli %v_18, %c_1 : index
                %v_1369 = arith.addi %v_1368, %v_34 : index
                %v_1370 = arith.muli %v_1369, %c_13 : index
                %v_1371 = arith.addi %address_1367, %v_1370 : index
                %v_1372 = arith.muli %v_18, %c_1 : index
                %v_1373 = arith.addi %v_1372, %v_35 : index
                %v_1374 = arith.muli %v_1373, %c_13 : index
                %v_1375 = arith.addi %address_1367, %v_1374 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                scf.for %i_1376 = %c_5 to %c_5 step %c_6 {
                  %v_1377 = arith.muli %v_30, %c_5 : index
                  %v_1378 = arith.addi %v_1377, %c_16 : index
                  %v_1379 = arith.muli %v_30, %c_5 : index
                  %v_1380 = arith.divui %v_1378, %v_1379 : index
                  %v_1381 = arith.muli %v_62, %c_5 : index
                  %v_1382 = arith.addi %v_1381, %i_1376 : index
                  %v_1383 = arith.muli %v_1382, %v_1380 : index
                  scf.for %i_1384 = %c_5 to %v_1380 step %c_6 {
                    %v_1385 = arith.addi %v_1383, %i_1384 : index
                    %v_1386 = arith.minsi %v_1385, %c_16 : index
                    %v_1387 = arith.muli %v_1386, %c_0 : index
                    %v_1388 = arith.addi %v_40, %v_1387 : index
                    %v_1389 = arith.index_cast %v_1388 : index to i64
                    %pointer_1390 = llvm.inttoptr %v_1389 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1390) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1391 = arith.muli %v_1386, %c_0 : index
                    %v_1392 = arith.addi %v_45, %v_1391 : index
                    %v_1393 = arith.index_cast %v_1392 : index to i64
                    %pointer_1394 = llvm.inttoptr %v_1393 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1394) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1395 = arith.muli %i_1376, %c_0 : index
                  %v_1396 = arith.addi %v_1371, %v_1395 : index
                  %v_1397 = arith.muli %i_1376, %c_0 : index
                  %v_1398 = arith.addi %v_1375, %v_1397 : index
                  %v_1399 = arith.muli %i_1376, %c_15 : index
                  %v_1400 = arith.addi %v_1366, %v_1399 : index
                  %v_1401 = arith.index_cast %v_1396 : index to i64
                  %v_1402 = arith.index_cast %v_1398 : index to i64
                  %v_1403 = arith.index_cast %v_1400 : index to i64
                  %v_1404 = arith.index_cast %c_13 : index to i64
                  %v_1405 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1401, %v_1402, %v_1403, %v_1404, %v_1405 : (i64, i64, i64, i64, i64) -> ()
                }
                %v_1406 = arith.addi %v_9, %c_15 : index
                %v_1407 = arith.index_cast %v_9 : index to i64
                %v_1408 = arith.index_cast %v_1406 : index to i64
                %v_1409 = arith.index_cast %v_1366 : index to i64
                %v_1410 = arith.index_cast %c_0 : index to i64
                %v_1411 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1407, %v_1408, %v_1409, %v_1410, %v_1411 : (i64, i64, i64, i64, i64) -> ()
                %v_1412 = arith.index_cast %v_6 : index to i64
                %v_1413 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1412, %v_1413 : (i64, i64) -> ()
                %v_1414 = arith.addi %v_6, %c_15 : index
                %v_1415 = arith.index_cast %v_1414 : index to i64
                %v_1416 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1415, %v_1416 : (i64, i64) -> ()
                %is_1417 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_1417 {
                  %v_1418 = arith.index_cast %v_6 : index to i64
                  %pointer_1419 = llvm.inttoptr %v_1418 : i64 to !llvm.ptr
                  %v_1420 = "llvm.load"(%pointer_1419) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1421 = arith.addi %v_6, %c_0 : index
                  %v_1422 = arith.index_cast %v_1421 : index to i64
                  %pointer_1423 = llvm.inttoptr %v_1422 : i64 to !llvm.ptr
                  %v_1424 = "llvm.load"(%pointer_1423) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1425 = arith.addi %v_6, %c_19 : index
                  %v_1426 = arith.index_cast %v_1425 : index to i64
                  %pointer_1427 = llvm.inttoptr %v_1426 : i64 to !llvm.ptr
                  %v_1428 = "llvm.load"(%pointer_1427) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1429 = arith.addi %v_6, %c_20 : index
                  %v_1430 = arith.index_cast %v_1429 : index to i64
                  %pointer_1431 = llvm.inttoptr %v_1430 : i64 to !llvm.ptr
                  %v_1432 = "llvm.load"(%pointer_1431) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1433 = arith.addi %v_6, %c_21 : index
                  %v_1434 = arith.index_cast %v_1433 : index to i64
                  %pointer_1435 = llvm.inttoptr %v_1434 : i64 to !llvm.ptr
                  %v_1436 = "llvm.load"(%pointer_1435) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1437 = arith.addi %v_6, %c_22 : index
                  %v_1438 = arith.index_cast %v_1437 : index to i64
                  %pointer_1439 = llvm.inttoptr %v_1438 : i64 to !llvm.ptr
                  %v_1440 = "llvm.load"(%pointer_1439) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1441 = arith.addi %v_6, %c_23 : index
                  %v_1442 = arith.index_cast %v_1441 : index to i64
                  %pointer_1443 = llvm.inttoptr %v_1442 : i64 to !llvm.ptr
                  %v_1444 = "llvm.load"(%pointer_1443) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1445 = arith.addi %v_6, %c_24 : index
                  %v_1446 = arith.index_cast %v_1445 : index to i64
                  %pointer_1447 = llvm.inttoptr %v_1446 : i64 to !llvm.ptr
                  %v_1448 = "llvm.load"(%pointer_1447) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1449 = arith.addi %v_6, %c_25 : index
                  %v_1450 = arith.index_cast %v_1449 : index to i64
                  %pointer_1451 = llvm.inttoptr %v_1450 : i64 to !llvm.ptr
                  %v_1452 = "llvm.load"(%pointer_1451) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1453 = arith.addi %v_6, %c_26 : index
                  %v_1454 = arith.index_cast %v_1453 : index to i64
                  %pointer_1455 = llvm.inttoptr %v_1454 : i64 to !llvm.ptr
                  %v_1456 = "llvm.load"(%pointer_1455) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1457 = arith.addi %v_6, %c_27 : index
                  %v_1458 = arith.index_cast %v_1457 : index to i64
                  %pointer_1459 = llvm.inttoptr %v_1458 : i64 to !llvm.ptr
                  %v_1460 = "llvm.load"(%pointer_1459) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1461 = arith.addi %v_6, %c_28 : index
                  %v_1462 = arith.index_cast %v_1461 : index to i64
                  %pointer_1463 = llvm.inttoptr %v_1462 : i64 to !llvm.ptr
                  %v_1464 = "llvm.load"(%pointer_1463) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1465 = arith.addi %v_6, %c_29 : index
                  %v_1466 = arith.index_cast %v_1465 : index to i64
                  %pointer_1467 = llvm.inttoptr %v_1466 : i64 to !llvm.ptr
                  %v_1468 = "llvm.load"(%pointer_1467) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1469 = arith.addi %v_6, %c_30 : index
                  %v_1470 = arith.index_cast %v_1469 : index to i64
                  %pointer_1471 = llvm.inttoptr %v_1470 : i64 to !llvm.ptr
                  %v_1472 = "llvm.load"(%pointer_1471) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1473 = arith.addi %v_6, %c_31 : index
                  %v_1474 = arith.index_cast %v_1473 : index to i64
                  %pointer_1475 = llvm.inttoptr %v_1474 : i64 to !llvm.ptr
                  %v_1476 = "llvm.load"(%pointer_1475) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1477 = arith.addi %v_6, %c_32 : index
                  %v_1478 = arith.index_cast %v_1477 : index to i64
                  %pointer_1479 = llvm.inttoptr %v_1478 : i64 to !llvm.ptr
                  %v_1480 = "llvm.load"(%pointer_1479) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1481 = arith.subi %i_32, %v_34 : index
                  %v_1482 = arith.index_cast %v_1481 : index to i32
                  %v_1483 = vector.broadcast %v_1482 : i32 to vector<16xi32>
                  %is_1484 = arith.cmpi sge, %c_33, %v_1483 : vector<16xi32>
                  %v_1485 = vector.shuffle %v_1420, %v_1424 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1486 = vector.shuffle %v_1420, %v_1424 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1487 = vector.shuffle %v_1428, %v_1432 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1488 = vector.shuffle %v_1428, %v_1432 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1489 = vector.shuffle %v_1436, %v_1440 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1490 = vector.shuffle %v_1436, %v_1440 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1491 = vector.shuffle %v_1444, %v_1448 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1492 = vector.shuffle %v_1444, %v_1448 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1493 = vector.shuffle %v_1452, %v_1456 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1494 = vector.shuffle %v_1452, %v_1456 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1495 = vector.shuffle %v_1460, %v_1464 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1496 = vector.shuffle %v_1460, %v_1464 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1497 = vector.shuffle %v_1468, %v_1472 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1498 = vector.shuffle %v_1468, %v_1472 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1499 = vector.shuffle %v_1476, %v_1480 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1500 = vector.shuffle %v_1476, %v_1480 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1501 = vector.shuffle %v_1485, %v_1487 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1502 = vector.shuffle %v_1485, %v_1487 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1503 = vector.shuffle %v_1486, %v_1488 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1504 = vector.shuffle %v_1486, %v_1488 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1505 = vector.shuffle %v_1489, %v_1491 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1506 = vector.shuffle %v_1489, %v_1491 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1507 = vector.shuffle %v_1490, %v_1492 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1508 = vector.shuffle %v_1490, %v_1492 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1509 = vector.shuffle %v_1493, %v_1495 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1510 = vector.shuffle %v_1493, %v_1495 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1511 = vector.shuffle %v_1494, %v_1496 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1512 = vector.shuffle %v_1494, %v_1496 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1513 = vector.shuffle %v_1497, %v_1499 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1514 = vector.shuffle %v_1497, %v_1499 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1515 = vector.shuffle %v_1498, %v_1500 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1516 = vector.shuffle %v_1498, %v_1500 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1517 = vector.shuffle %v_1501, %v_1505 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1518 = vector.shuffle %v_1501, %v_1505 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1519 = vector.shuffle %v_1503, %v_1507 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1520 = vector.shuffle %v_1503, %v_1507 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1521 = vector.shuffle %v_1502, %v_1506 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1522 = vector.shuffle %v_1502, %v_1506 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1523 = vector.shuffle %v_1504, %v_1508 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1524 = vector.shuffle %v_1504, %v_1508 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1525 = vector.shuffle %v_1509, %v_1513 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1526 = vector.shuffle %v_1509, %v_1513 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1527 = vector.shuffle %v_1511, %v_1515 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1528 = vector.shuffle %v_1511, %v_1515 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1529 = vector.shuffle %v_1510, %v_1514 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1530 = vector.shuffle %v_1510, %v_1514 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1531 = vector.shuffle %v_1512, %v_1516 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1532 = vector.shuffle %v_1512, %v_1516 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1533 = vector.shuffle %v_1517, %v_1525 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1534 = vector.shuffle %v_1517, %v_1525 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1535 = vector.shuffle %v_1519, %v_1527 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1536 = vector.shuffle %v_1519, %v_1527 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1537 = vector.shuffle %v_1521, %v_1529 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1538 = vector.shuffle %v_1521, %v_1529 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1539 = vector.shuffle %v_1523, %v_1531 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1540 = vector.shuffle %v_1523, %v_1531 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1541 = vector.shuffle %v_1518, %v_1526 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1542 = vector.shuffle %v_1518, %v_1526 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1543 = vector.shuffle %v_1520, %v_1528 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1544 = vector.shuffle %v_1520, %v_1528 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1545 = vector.shuffle %v_1522, %v_1530 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1546 = vector.shuffle %v_1522, %v_1530 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1547 = vector.shuffle %v_1524, %v_1532 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1548 = vector.shuffle %v_1524, %v_1532 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1549 = arith.muli %v_1364, %c_7 : index
                  %v_1550 = arith.addi %v_20, %v_1549 : index
                  %v_1551 = memref.load %order[%v_1550] : memref<?xi32>
                  %is_1552 = arith.cmpi sge, %v_1551, %c_34 : i32
                  scf.if %is_1552 {
                    %v_1553 = arith.index_cast %v_1551 : i32 to index
                    %v_1554 = arith.divui %v_1553, %c_35 : index
                    %v_1555 = vector.maskedload %y[%v_1554, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1556 = memref.load %weights[%v_1553] : memref<?xf32>
                    %v_1557 = vector.broadcast %v_1556 : f32 to vector<16xf32>
                    %acc_1558 = math.fma %v_1533, %v_1557, %v_1555 : vector<16xf32>
                    vector.maskedstore %y[%v_1554, %v_34], %is_1484, %acc_1558 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1559 = arith.muli %v_1364, %c_7 : index
                  %v_1560 = arith.addi %v_20, %v_1559 : index
                  %v_1561 = arith.addi %v_1560, %c_6 : index
                  %v_1562 = memref.load %order[%v_1561] : memref<?xi32>
                  %is_1563 = arith.cmpi sge, %v_1562, %c_34 : i32
                  scf.if %is_1563 {
                    %v_1564 = arith.index_cast %v_1562 : i32 to index
                    %v_1565 = arith.divui %v_1564, %c_35 : index
                    %v_1566 = vector.maskedload %y[%v_1565, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1567 = memref.load %weights[%v_1564] : memref<?xf32>
                    %v_1568 = vector.broadcast %v_1567 : f32 to vector<16xf32>
                    %acc_1569 = math.fma %v_1535, %v_1568, %v_1566 : vector<16xf32>
                    vector.maskedstore %y[%v_1565, %v_34], %is_1484, %acc_1569 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1570 = arith.muli %v_1364, %c_7 : index
                  %v_1571 = arith.addi %v_20, %v_1570 : index
                  %v_1572 = arith.addi %v_1571, %c_9 : index
                  %v_1573 = memref.load %order[%v_1572] : memref<?xi32>
                  %is_1574 = arith.cmpi sge, %v_1573, %c_34 : i32
                  scf.if %is_1574 {
                    %v_1575 = arith.index_cast %v_1573 : i32 to index
                    %v_1576 = arith.divui %v_1575, %c_35 : index
                    %v_1577 = vector.maskedload %y[%v_1576, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1578 = memref.load %weights[%v_1575] : memref<?xf32>
                    %v_1579 = vector.broadcast %v_1578 : f32 to vector<16xf32>
                    %acc_1580 = math.fma %v_1537, %v_1579, %v_1577 : vector<16xf32>
                    vector.maskedstore %y[%v_1576, %v_34], %is_1484, %acc_1580 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1581 = arith.muli %v_1364, %c_7 : index
                  %v_1582 = arith.addi %v_20, %v_1581 : index
                  %v_1583 = arith.addi %v_1582, %c_35 : index
                  %v_1584 = memref.load %order[%v_1583] : memref<?xi32>
                  %is_1585 = arith.cmpi sge, %v_1584, %c_34 : i32
                  scf.if %is_1585 {
                    %v_1586 = arith.index_cast %v_1584 : i32 to index
                    %v_1587 = arith.divui %v_1586, %c_35 : index
                    %v_1588 = vector.maskedload %y[%v_1587, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1589 = memref.load %weights[%v_1586] : memref<?xf32>
                    %v_1590 = vector.broadcast %v_1589 : f32 to vector<16xf32>
                    %acc_1591 = math.fma %v_1539, %v_1590, %v_1588 : vector<16xf32>
                    vector.maskedstore %y[%v_1587, %v_34], %is_1484, %acc_1591 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1592 = arith.muli %v_1364, %c_7 : index
                  %v_1593 = arith.addi %v_20, %v_1592 : index
                  %v_1594 = arith.addi %v_1593, %c_36 : index
                  %v_1595 = memref.load %order[%v_1594] : memref<?xi32>
                  %is_1596 = arith.cmpi sge, %v_1595, %c_34 : i32
                  scf.if %is_1596 {
                    %v_1597 = arith.index_cast %v_1595 : i32 to index
                    %v_1598 = arith.divui %v_1597, %c_35 : index
                    %v_1599 = vector.maskedload %y[%v_1598, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1600 = memref.load %weights[%v_1597] : memref<?xf32>
                    %v_1601 = vector.broadcast %v_1600 : f32 to vector<16xf32>
                    %acc_1602 = math.fma %v_1541, %v_1601, %v_1599 : vector<16xf32>
                    vector.maskedstore %y[%v_1598, %v_34], %is_1484, %acc_1602 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1603 = arith.muli %v_1364, %c_7 : index
                  %v_1604 = arith.addi %v_20, %v_1603 : index
                  %v_1605 = arith.addi %v_1604, %c_37 : index
                  %v_1606 = memref.load %order[%v_1605] : memref<?xi32>
                  %is_1607 = arith.cmpi sge, %v_1606, %c_34 : i32
                  scf.if %is_1607 {
                    %v_1608 = arith.index_cast %v_1606 : i32 to index
                    %v_1609 = arith.divui %v_1608, %c_35 : index
                    %v_1610 = vector.maskedload %y[%v_1609, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1611 = memref.load %weights[%v_1608] : memref<?xf32>
                    %v_1612 = vector.broadcast %v_1611 : f32 to vector<16xf32>
                    %acc_1613 = math.fma %v_1543, %v_1612, %v_1610 : vector<16xf32>
                    vector.maskedstore %y[%v_1609, %v_34], %is_1484, %acc_1613 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1614 = arith.muli %v_1364, %c_7 : index
                  %v_1615 = arith.addi %v_20, %v_1614 : index
                  %v_1616 = arith.addi %v_1615, %c_38 : index
                  %v_1617 = memref.load %order[%v_1616] : memref<?xi32>
                  %is_1618 = arith.cmpi sge, %v_1617, %c_34 : i32
                  scf.if %is_1618 {
                    %v_1619 = arith.index_cast %v_1617 : i32 to index
                    %v_1620 = arith.divui %v_1619, %c_35 : index
                    %v_1621 = vector.maskedload %y[%v_1620, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1622 = memref.load %weights[%v_1619] : memref<?xf32>
                    %v_1623 = vector.broadcast %v_1622 : f32 to vector<16xf32>
                    %acc_1624 = math.fma %v_1545, %v_1623, %v_1621 : vector<16xf32>
                    vector.maskedstore %y[%v_1620, %v_34], %is_1484, %acc_1624 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1625 = arith.muli %v_1364, %c_7 : index
                  %v_1626 = arith.addi %v_20, %v_1625 : index
                  %v_1627 = arith.addi %v_1626, %c_39 : index
                  %v_1628 = memref.load %order[%v_1627] : memref<?xi32>
                  %is_1629 = arith.cmpi sge, %v_1628, %c_34 : i32
                  scf.if %is_1629 {
                    %v_1630 = arith.index_cast %v_1628 : i32 to index
                    %v_1631 = arith.divui %v_1630, %c_35 : index
                    %v_1632 = vector.maskedload %y[%v_1631, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1633 = memref.load %weights[%v_1630] : memref<?xf32>
                    %v_1634 = vector.broadcast %v_1633 : f32 to vector<16xf32>
                    %acc_1635 = math.fma %v_1547, %v_1634, %v_1632 : vector<16xf32>
                    vector.maskedstore %y[%v_1631, %v_34], %is_1484, %acc_1635 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1636 = arith.muli %v_1364, %c_7 : index
                  %v_1637 = arith.addi %v_20, %v_1636 : index
                  %v_1638 = arith.addi %v_1637, %c_40 : index
                  %v_1639 = memref.load %order[%v_1638] : memref<?xi32>
                  %is_1640 = arith.cmpi sge, %v_1639, %c_34 : i32
                  scf.if %is_1640 {
                    %v_1641 = arith.index_cast %v_1639 : i32 to index
                    %v_1642 = arith.divui %v_1641, %c_35 : index
                    %v_1643 = vector.maskedload %y[%v_1642, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1644 = memref.load %weights[%v_1641] : memref<?xf32>
                    %v_1645 = vector.broadcast %v_1644 : f32 to vector<16xf32>
                    %acc_1646 = math.fma %v_1534, %v_1645, %v_1643 : vector<16xf32>
                    vector.maskedstore %y[%v_1642, %v_34], %is_1484, %acc_1646 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1647 = arith.muli %v_1364, %c_7 : index
                  %v_1648 = arith.addi %v_20, %v_1647 : index
                  %v_1649 = arith.addi %v_1648, %c_41 : index
                  %v_1650 = memref.load %order[%v_1649] : memref<?xi32>
                  %is_1651 = arith.cmpi sge, %v_1650, %c_34 : i32
                  scf.if %is_1651 {
                    %v_1652 = arith.index_cast %v_1650 : i32 to index
                    %v_1653 = arith.divui %v_1652, %c_35 : index
                    %v_1654 = vector.maskedload %y[%v_1653, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1655 = memref.load %weights[%v_1652] : memref<?xf32>
                    %v_1656 = vector.broadcast %v_1655 : f32 to vector<16xf32>
                    %acc_1657 = math.fma %v_1536, %v_1656, %v_1654 : vector<16xf32>
                    vector.maskedstore %y[%v_1653, %v_34], %is_1484, %acc_1657 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1658 = arith.muli %v_1364, %c_7 : index
                  %v_1659 = arith.addi %v_20, %v_1658 : index
                  %v_1660 = arith.addi %v_1659, %c_42 : index
                  %v_1661 = memref.load %order[%v_1660] : memref<?xi32>
                  %is_1662 = arith.cmpi sge, %v_1661, %c_34 : i32
                  scf.if %is_1662 {
                    %v_1663 = arith.index_cast %v_1661 : i32 to index
                    %v_1664 = arith.divui %v_1663, %c_35 : index
                    %v_1665 = vector.maskedload %y[%v_1664, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1666 = memref.load %weights[%v_1663] : memref<?xf32>
                    %v_1667 = vector.broadcast %v_1666 : f32 to vector<16xf32>
                    %acc_1668 = math.fma %v_1538, %v_1667, %v_1665 : vector<16xf32>
                    vector.maskedstore %y[%v_1664, %v_34], %is_1484, %acc_1668 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1669 = arith.muli %v_1364, %c_7 : index
                  %v_1670 = arith.addi %v_20, %v_1669 : index
                  %v_1671 = arith.addi %v_1670, %c_16 : index
                  %v_1672 = memref.load %order[%v_1671] : memref<?xi32>
                  %is_1673 = arith.cmpi sge, %v_1672, %c_34 : i32
                  scf.if %is_1673 {
                    %v_1674 = arith.index_cast %v_1672 : i32 to index
                    %v_1675 = arith.divui %v_1674, %c_35 : index
                    %v_1676 = vector.maskedload %y[%v_1675, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1677 = memref.load %weights[%v_1674] : memref<?xf32>
                    %v_1678 = vector.broadcast %v_1677 : f32 to vector<16xf32>
                    %acc_1679 = math.fma %v_1540, %v_1678, %v_1676 : vector<16xf32>
                    vector.maskedstore %y[%v_1675, %v_34], %is_1484, %acc_1679 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1680 = arith.muli %v_1364, %c_7 : index
                  %v_1681 = arith.addi %v_20, %v_1680 : index
                  %v_1682 = arith.addi %v_1681, %c_43 : index
                  %v_1683 = memref.load %order[%v_1682] : memref<?xi32>
                  %is_1684 = arith.cmpi sge, %v_1683, %c_34 : i32
                  scf.if %is_1684 {
                    %v_1685 = arith.index_cast %v_1683 : i32 to index
                    %v_1686 = arith.divui %v_1685, %c_35 : index
                    %v_1687 = vector.maskedload %y[%v_1686, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1688 = memref.load %weights[%v_1685] : memref<?xf32>
                    %v_1689 = vector.broadcast %v_1688 : f32 to vector<16xf32>
                    %acc_1690 = math.fma %v_1542, %v_1689, %v_1687 : vector<16xf32>
                    vector.maskedstore %y[%v_1686, %v_34], %is_1484, %acc_1690 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1691 = arith.muli %v_1364, %c_7 : index
                  %v_1692 = arith.addi %v_20, %v_1691 : index
                  %v_1693 = arith.addi %v_1692, %c_44 : index
                  %v_1694 = memref.load %order[%v_1693] : memref<?xi32>
                  %is_1695 = arith.cmpi sge, %v_1694, %c_34 : i32
                  scf.if %is_1695 {
                    %v_1696 = arith.index_cast %v_1694 : i32 to index
                    %v_1697 = arith.divui %v_1696, %c_35 : index
                    %v_1698 = vector.maskedload %y[%v_1697, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1699 = memref.load %weights[%v_1696] : memref<?xf32>
                    %v_1700 = vector.broadcast %v_1699 : f32 to vector<16xf32>
                    %acc_1701 = math.fma %v_1544, %v_1700, %v_1698 : vector<16xf32>
                    vector.maskedstore %y[%v_1697, %v_34], %is_1484, %acc_1701 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1702 = arith.muli %v_1364, %c_7 : index
                  %v_1703 = arith.addi %v_20, %v_1702 : index
                  %v_1704 = arith.addi %v_1703, %c_45 : index
                  %v_1705 = memref.load %order[%v_1704] : memref<?xi32>
                  %is_1706 = arith.cmpi sge, %v_1705, %c_34 : i32
                  scf.if %is_1706 {
                    %v_1707 = arith.index_cast %v_1705 : i32 to index
                    %v_1708 = arith.divui %v_1707, %c_35 : index
                    %v_1709 = vector.maskedload %y[%v_1708, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1710 = memref.load %weights[%v_1707] : memref<?xf32>
                    %v_1711 = vector.broadcast %v_1710 : f32 to vector<16xf32>
                    %acc_1712 = math.fma %v_1546, %v_1711, %v_1709 : vector<16xf32>
                    vector.maskedstore %y[%v_1708, %v_34], %is_1484, %acc_1712 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1713 = arith.muli %v_1364, %c_7 : index
                  %v_1714 = arith.addi %v_20, %v_1713 : index
                  %v_1715 = arith.addi %v_1714, %c_10 : index
                  %v_1716 = memref.load %order[%v_1715] : memref<?xi32>
                  %is_1717 = arith.cmpi sge, %v_1716, %c_34 : i32
                  scf.if %is_1717 {
                    %v_1718 = arith.index_cast %v_1716 : i32 to index
                    %v_1719 = arith.divui %v_1718, %c_35 : index
                    %v_1720 = vector.maskedload %y[%v_1719, %v_34], %is_1484, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1721 = memref.load %weights[%v_1718] : memref<?xf32>
                    %v_1722 = vector.broadcast %v_1721 : f32 to vector<16xf32>
                    %acc_1723 = math.fma %v_1548, %v_1722, %v_1720 : vector<16xf32>
                    vector.maskedstore %y[%v_1719, %v_34], %is_1484, %acc_1723 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1724 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1724 {
                  %v_1725 = arith.addi %v_6, %c_15 : index
                  %v_1726 = arith.index_cast %v_1725 : index to i64
                  %pointer_1727 = llvm.inttoptr %v_1726 : i64 to !llvm.ptr
                  %v_1728 = "llvm.load"(%pointer_1727) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1729 = arith.addi %v_6, %c_46 : index
                  %v_1730 = arith.index_cast %v_1729 : index to i64
                  %pointer_1731 = llvm.inttoptr %v_1730 : i64 to !llvm.ptr
                  %v_1732 = "llvm.load"(%pointer_1731) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1733 = arith.addi %v_6, %c_47 : index
                  %v_1734 = arith.index_cast %v_1733 : index to i64
                  %pointer_1735 = llvm.inttoptr %v_1734 : i64 to !llvm.ptr
                  %v_1736 = "llvm.load"(%pointer_1735) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1737 = arith.addi %v_6, %c_48 : index
                  %v_1738 = arith.index_cast %v_1737 : index to i64
                  %pointer_1739 = llvm.inttoptr %v_1738 : i64 to !llvm.ptr
                  %v_1740 = "llvm.load"(%pointer_1739) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1741 = arith.addi %v_6, %c_49 : index
                  %v_1742 = arith.index_cast %v_1741 : index to i64
                  %pointer_1743 = llvm.inttoptr %v_1742 : i64 to !llvm.ptr
                  %v_1744 = "llvm.load"(%pointer_1743) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1745 = arith.addi %v_6, %c_50 : index
                  %v_1746 = arith.index_cast %v_1745 : index to i64
                  %pointer_1747 = llvm.inttoptr %v_1746 : i64 to !llvm.ptr
                  %v_1748 = "llvm.load"(%pointer_1747) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1749 = arith.addi %v_6, %c_51 : index
                  %v_1750 = arith.index_cast %v_1749 : index to i64
                  %pointer_1751 = llvm.inttoptr %v_1750 : i64 to !llvm.ptr
                  %v_1752 = "llvm.load"(%pointer_1751) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1753 = arith.addi %v_6, %c_52 : index
                  %v_1754 = arith.index_cast %v_1753 : index to i64
                  %pointer_1755 = llvm.inttoptr %v_1754 : i64 to !llvm.ptr
                  %v_1756 = "llvm.load"(%pointer_1755) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1757 = arith.addi %v_6, %c_53 : index
                  %v_1758 = arith.index_cast %v_1757 : index to i64
                  %pointer_1759 = llvm.inttoptr %v_1758 : i64 to !llvm.ptr
                  %v_1760 = "llvm.load"(%pointer_1759) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1761 = arith.addi %v_6, %c_54 : index
                  %v_1762 = arith.index_cast %v_1761 : index to i64
                  %pointer_1763 = llvm.inttoptr %v_1762 : i64 to !llvm.ptr
                  %v_1764 = "llvm.load"(%pointer_1763) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1765 = arith.addi %v_6, %c_55 : index
                  %v_1766 = arith.index_cast %v_1765 : index to i64
                  %pointer_1767 = llvm.inttoptr %v_1766 : i64 to !llvm.ptr
                  %v_1768 = "llvm.load"(%pointer_1767) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1769 = arith.addi %v_6, %c_56 : index
                  %v_1770 = arith.index_cast %v_1769 : index to i64
                  %pointer_1771 = llvm.inttoptr %v_1770 : i64 to !llvm.ptr
                  %v_1772 = "llvm.load"(%pointer_1771) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1773 = arith.addi %v_6, %c_57 : index
                  %v_1774 = arith.index_cast %v_1773 : index to i64
                  %pointer_1775 = llvm.inttoptr %v_1774 : i64 to !llvm.ptr
                  %v_1776 = "llvm.load"(%pointer_1775) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1777 = arith.addi %v_6, %c_58 : index
                  %v_1778 = arith.index_cast %v_1777 : index to i64
                  %pointer_1779 = llvm.inttoptr %v_1778 : i64 to !llvm.ptr
                  %v_1780 = "llvm.load"(%pointer_1779) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1781 = arith.addi %v_6, %c_59 : index
                  %v_1782 = arith.index_cast %v_1781 : index to i64
                  %pointer_1783 = llvm.inttoptr %v_1782 : i64 to !llvm.ptr
                  %v_1784 = "llvm.load"(%pointer_1783) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1785 = arith.addi %v_6, %c_60 : index
                  %v_1786 = arith.index_cast %v_1785 : index to i64
                  %pointer_1787 = llvm.inttoptr %v_1786 : i64 to !llvm.ptr
                  %v_1788 = "llvm.load"(%pointer_1787) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1789 = arith.subi %v_33, %v_35 : index
                  %v_1790 = arith.index_cast %v_1789 : index to i32
                  %v_1791 = vector.broadcast %v_1790 : i32 to vector<16xi32>
                  %is_1792 = arith.cmpi sge, %c_33, %v_1791 : vector<16xi32>
                  %v_1793 = vector.shuffle %v_1728, %v_1732 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1794 = vector.shuffle %v_1728, %v_1732 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1795 = vector.shuffle %v_1736, %v_1740 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1796 = vector.shuffle %v_1736, %v_1740 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1797 = vector.shuffle %v_1744, %v_1748 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1798 = vector.shuffle %v_1744, %v_1748 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1799 = vector.shuffle %v_1752, %v_1756 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1800 = vector.shuffle %v_1752, %v_1756 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1801 = vector.shuffle %v_1760, %v_1764 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1802 = vector.shuffle %v_1760, %v_1764 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1803 = vector.shuffle %v_1768, %v_1772 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1804 = vector.shuffle %v_1768, %v_1772 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1805 = vector.shuffle %v_1776, %v_1780 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1806 = vector.shuffle %v_1776, %v_1780 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1807 = vector.shuffle %v_1784, %v_1788 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1808 = vector.shuffle %v_1784, %v_1788 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1809 = vector.shuffle %v_1793, %v_1795 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1810 = vector.shuffle %v_1793, %v_1795 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1811 = vector.shuffle %v_1794, %v_1796 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1812 = vector.shuffle %v_1794, %v_1796 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1813 = vector.shuffle %v_1797, %v_1799 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1814 = vector.shuffle %v_1797, %v_1799 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1815 = vector.shuffle %v_1798, %v_1800 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1816 = vector.shuffle %v_1798, %v_1800 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1817 = vector.shuffle %v_1801, %v_1803 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1818 = vector.shuffle %v_1801, %v_1803 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1819 = vector.shuffle %v_1802, %v_1804 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1820 = vector.shuffle %v_1802, %v_1804 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1821 = vector.shuffle %v_1805, %v_1807 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1822 = vector.shuffle %v_1805, %v_1807 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1823 = vector.shuffle %v_1806, %v_1808 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1824 = vector.shuffle %v_1806, %v_1808 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1825 = vector.shuffle %v_1809, %v_1813 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1826 = vector.shuffle %v_1809, %v_1813 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1827 = vector.shuffle %v_1811, %v_1815 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1828 = vector.shuffle %v_1811, %v_1815 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1829 = vector.shuffle %v_1810, %v_1814 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1830 = vector.shuffle %v_1810, %v_1814 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1831 = vector.shuffle %v_1812, %v_1816 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1832 = vector.shuffle %v_1812, %v_1816 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1833 = vector.shuffle %v_1817, %v_1821 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1834 = vector.shuffle %v_1817, %v_1821 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1835 = vector.shuffle %v_1819, %v_1823 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1836 = vector.shuffle %v_1819, %v_1823 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1837 = vector.shuffle %v_1818, %v_1822 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1838 = vector.shuffle %v_1818, %v_1822 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1839 = vector.shuffle %v_1820, %v_1824 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1840 = vector.shuffle %v_1820, %v_1824 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1841 = vector.shuffle %v_1825, %v_1833 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1842 = vector.shuffle %v_1825, %v_1833 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1843 = vector.shuffle %v_1827, %v_1835 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1844 = vector.shuffle %v_1827, %v_1835 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1845 = vector.shuffle %v_1829, %v_1837 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1846 = vector.shuffle %v_1829, %v_1837 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1847 = vector.shuffle %v_1831, %v_1839 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1848 = vector.shuffle %v_1831, %v_1839 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1849 = vector.shuffle %v_1826, %v_1834 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1850 = vector.shuffle %v_1826, %v_1834 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1851 = vector.shuffle %v_1828, %v_1836 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1852 = vector.shuffle %v_1828, %v_1836 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1853 = vector.shuffle %v_1830, %v_1838 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1854 = vector.shuffle %v_1830, %v_1838 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1855 = vector.shuffle %v_1832, %v_1840 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1856 = vector.shuffle %v_1832, %v_1840 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1857 = arith.muli %v_1364, %c_7 : index
                  %v_1858 = arith.addi %v_20, %v_1857 : index
                  %v_1859 = memref.load %order[%v_1858] : memref<?xi32>
                  %is_1860 = arith.cmpi sge, %v_1859, %c_34 : i32
                  scf.if %is_1860 {
                    %v_1861 = arith.index_cast %v_1859 : i32 to index
                    %v_1862 = arith.divui %v_1861, %c_35 : index
                    %v_1863 = vector.maskedload %y[%v_1862, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1864 = memref.load %weights[%v_1861] : memref<?xf32>
                    %v_1865 = vector.broadcast %v_1864 : f32 to vector<16xf32>
                    %acc_1866 = math.fma %v_1841, %v_1865, %v_1863 : vector<16xf32>
                    vector.maskedstore %y[%v_1862, %v_35], %is_1792, %acc_1866 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1867 = arith.muli %v_1364, %c_7 : index
                  %v_1868 = arith.addi %v_20, %v_1867 : index
                  %v_1869 = arith.addi %v_1868, %c_6 : index
                  %v_1870 = memref.load %order[%v_1869] : memref<?xi32>
                  %is_1871 = arith.cmpi sge, %v_1870, %c_34 : i32
                  scf.if %is_1871 {
                    %v_1872 = arith.index_cast %v_1870 : i32 to index
                    %v_1873 = arith.divui %v_1872, %c_35 : index
                    %v_1874 = vector.maskedload %y[%v_1873, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1875 = memref.load %weights[%v_1872] : memref<?xf32>
                    %v_1876 = vector.broadcast %v_1875 : f32 to vector<16xf32>
                    %acc_1877 = math.fma %v_1843, %v_1876, %v_1874 : vector<16xf32>
                    vector.maskedstore %y[%v_1873, %v_35], %is_1792, %acc_1877 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1878 = arith.muli %v_1364, %c_7 : index
                  %v_1879 = arith.addi %v_20, %v_1878 : index
                  %v_1880 = arith.addi %v_1879, %c_9 : index
                  %v_1881 = memref.load %order[%v_1880] : memref<?xi32>
                  %is_1882 = arith.cmpi sge, %v_1881, %c_34 : i32
                  scf.if %is_1882 {
                    %v_1883 = arith.index_cast %v_1881 : i32 to index
                    %v_1884 = arith.divui %v_1883, %c_35 : index
                    %v_1885 = vector.maskedload %y[%v_1884, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1886 = memref.load %weights[%v_1883] : memref<?xf32>
                    %v_1887 = vector.broadcast %v_1886 : f32 to vector<16xf32>
                    %acc_1888 = math.fma %v_1845, %v_1887, %v_1885 : vector<16xf32>
                    vector.maskedstore %y[%v_1884, %v_35], %is_1792, %acc_1888 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1889 = arith.muli %v_1364, %c_7 : index
                  %v_1890 = arith.addi %v_20, %v_1889 : index
                  %v_1891 = arith.addi %v_1890, %c_35 : index
                  %v_1892 = memref.load %order[%v_1891] : memref<?xi32>
                  %is_1893 = arith.cmpi sge, %v_1892, %c_34 : i32
                  scf.if %is_1893 {
                    %v_1894 = arith.index_cast %v_1892 : i32 to index
                    %v_1895 = arith.divui %v_1894, %c_35 : index
                    %v_1896 = vector.maskedload %y[%v_1895, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1897 = memref.load %weights[%v_1894] : memref<?xf32>
                    %v_1898 = vector.broadcast %v_1897 : f32 to vector<16xf32>
                    %acc_1899 = math.fma %v_1847, %v_1898, %v_1896 : vector<16xf32>
                    vector.maskedstore %y[%v_1895, %v_35], %is_1792, %acc_1899 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1900 = arith.muli %v_1364, %c_7 : index
                  %v_1901 = arith.addi %v_20, %v_1900 : index
                  %v_1902 = arith.addi %v_1901, %c_36 : index
                  %v_1903 = memref.load %order[%v_1902] : memref<?xi32>
                  %is_1904 = arith.cmpi sge, %v_1903, %c_34 : i32
                  scf.if %is_1904 {
                    %v_1905 = arith.index_cast %v_1903 : i32 to index
                    %v_1906 = arith.divui %v_1905, %c_35 : index
                    %v_1907 = vector.maskedload %y[%v_1906, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1908 = memref.load %weights[%v_1905] : memref<?xf32>
                    %v_1909 = vector.broadcast %v_1908 : f32 to vector<16xf32>
                    %acc_1910 = math.fma %v_1849, %v_1909, %v_1907 : vector<16xf32>
                    vector.maskedstore %y[%v_1906, %v_35], %is_1792, %acc_1910 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1911 = arith.muli %v_1364, %c_7 : index
                  %v_1912 = arith.addi %v_20, %v_1911 : index
                  %v_1913 = arith.addi %v_1912, %c_37 : index
                  %v_1914 = memref.load %order[%v_1913] : memref<?xi32>
                  %is_1915 = arith.cmpi sge, %v_1914, %c_34 : i32
                  scf.if %is_1915 {
                    %v_1916 = arith.index_cast %v_1914 : i32 to index
                    %v_1917 = arith.divui %v_1916, %c_35 : index
                    %v_1918 = vector.maskedload %y[%v_1917, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1919 = memref.load %weights[%v_1916] : memref<?xf32>
                    %v_1920 = vector.broadcast %v_1919 : f32 to vector<16xf32>
                    %acc_1921 = math.fma %v_1851, %v_1920, %v_1918 : vector<16xf32>
                    vector.maskedstore %y[%v_1917, %v_35], %is_1792, %acc_1921 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1922 = arith.muli %v_1364, %c_7 : index
                  %v_1923 = arith.addi %v_20, %v_1922 : index
                  %v_1924 = arith.addi %v_1923, %c_38 : index
                  %v_1925 = memref.load %order[%v_1924] : memref<?xi32>
                  %is_1926 = arith.cmpi sge, %v_1925, %c_34 : i32
                  scf.if %is_1926 {
                    %v_1927 = arith.index_cast %v_1925 : i32 to index
                    %v_1928 = arith.divui %v_1927, %c_35 : index
                    %v_1929 = vector.maskedload %y[%v_1928, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1930 = memref.load %weights[%v_1927] : memref<?xf32>
                    %v_1931 = vector.broadcast %v_1930 : f32 to vector<16xf32>
                    %acc_1932 = math.fma %v_1853, %v_1931, %v_1929 : vector<16xf32>
                    vector.maskedstore %y[%v_1928, %v_35], %is_1792, %acc_1932 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1933 = arith.muli %v_1364, %c_7 : index
                  %v_1934 = arith.addi %v_20, %v_1933 : index
                  %v_1935 = arith.addi %v_1934, %c_39 : index
                  %v_1936 = memref.load %order[%v_1935] : memref<?xi32>
                  %is_1937 = arith.cmpi sge, %v_1936, %c_34 : i32
                  scf.if %is_1937 {
                    %v_1938 = arith.index_cast %v_1936 : i32 to index
                    %v_1939 = arith.divui %v_1938, %c_35 : index
                    %v_1940 = vector.maskedload %y[%v_1939, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1941 = memref.load %weights[%v_1938] : memref<?xf32>
                    %v_1942 = vector.broadcast %v_1941 : f32 to vector<16xf32>
                    %acc_1943 = math.fma %v_1855, %v_1942, %v_1940 : vector<16xf32>
                    vector.maskedstore %y[%v_1939, %v_35], %is_1792, %acc_1943 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1944 = arith.muli %v_1364, %c_7 : index
                  %v_1945 = arith.addi %v_20, %v_1944 : index
                  %v_1946 = arith.addi %v_1945, %c_40 : index
                  %v_1947 = memref.load %order[%v_1946] : memref<?xi32>
                  %is_1948 = arith.cmpi sge, %v_1947, %c_34 : i32
                  scf.if %is_1948 {
                    %v_1949 = arith.index_cast %v_1947 : i32 to index
                    %v_1950 = arith.divui %v_1949, %c_35 : index
                    %v_1951 = vector.maskedload %y[%v_1950, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1952 = memref.load %weights[%v_1949] : memref<?xf32>
                    %v_1953 = vector.broadcast %v_1952 : f32 to vector<16xf32>
                    %acc_1954 = math.fma %v_1842, %v_1953, %v_1951 : vector<16xf32>
                    vector.maskedstore %y[%v_1950, %v_35], %is_1792, %acc_1954 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1955 = arith.muli %v_1364, %c_7 : index
                  %v_1956 = arith.addi %v_20, %v_1955 : index
                  %v_1957 = arith.addi %v_1956, %c_41 : index
                  %v_1958 = memref.load %order[%v_1957] : memref<?xi32>
                  %is_1959 = arith.cmpi sge, %v_1958, %c_34 : i32
                  scf.if %is_1959 {
                    %v_1960 = arith.index_cast %v_1958 : i32 to index
                    %v_1961 = arith.divui %v_1960, %c_35 : index
                    %v_1962 = vector.maskedload %y[%v_1961, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1963 = memref.load %weights[%v_1960] : memref<?xf32>
                    %v_1964 = vector.broadcast %v_1963 : f32 to vector<16xf32>
                    %acc_1965 = math.fma %v_1844, %v_1964, %v_1962 : vector<16xf32>
                    vector.maskedstore %y[%v_1961, %v_35], %is_1792, %acc_1965 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1966 = arith.muli %v_1364, %c_7 : index
                  %v_1967 = arith.addi %v_20, %v_1966 : index
                  %v_1968 = arith.addi %v_1967, %c_42 : index
                  %v_1969 = memref.load %order[%v_1968] : memref<?xi32>
                  %is_1970 = arith.cmpi sge, %v_1969, %c_34 : i32
                  scf.if %is_1970 {
                    %v_1971 = arith.index_cast %v_1969 : i32 to index
                    %v_1972 = arith.divui %v_1971, %c_35 : index
                    %v_1973 = vector.maskedload %y[%v_1972, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1974 = memref.load %weights[%v_1971] : memref<?xf32>
                    %v_1975 = vector.broadcast %v_1974 : f32 to vector<16xf32>
                    %acc_1976 = math.fma %v_1846, %v_1975, %v_1973 : vector<16xf32>
                    vector.maskedstore %y[%v_1972, %v_35], %is_1792, %acc_1976 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1977 = arith.muli %v_1364, %c_7 : index
                  %v_1978 = arith.addi %v_20, %v_1977 : index
                  %v_1979 = arith.addi %v_1978, %c_16 : index
                  %v_1980 = memref.load %order[%v_1979] : memref<?xi32>
                  %is_1981 = arith.cmpi sge, %v_1980, %c_34 : i32
                  scf.if %is_1981 {
                    %v_1982 = arith.index_cast %v_1980 : i32 to index
                    %v_1983 = arith.divui %v_1982, %c_35 : index
                    %v_1984 = vector.maskedload %y[%v_1983, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1985 = memref.load %weights[%v_1982] : memref<?xf32>
                    %v_1986 = vector.broadcast %v_1985 : f32 to vector<16xf32>
                    %acc_1987 = math.fma %v_1848, %v_1986, %v_1984 : vector<16xf32>
                    vector.maskedstore %y[%v_1983, %v_35], %is_1792, %acc_1987 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1988 = arith.muli %v_1364, %c_7 : index
                  %v_1989 = arith.addi %v_20, %v_1988 : index
                  %v_1990 = arith.addi %v_1989, %c_43 : index
                  %v_1991 = memref.load %order[%v_1990] : memref<?xi32>
                  %is_1992 = arith.cmpi sge, %v_1991, %c_34 : i32
                  scf.if %is_1992 {
                    %v_1993 = arith.index_cast %v_1991 : i32 to index
                    %v_1994 = arith.divui %v_1993, %c_35 : index
                    %v_1995 = vector.maskedload %y[%v_1994, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1996 = memref.load %weights[%v_1993] : memref<?xf32>
                    %v_1997 = vector.broadcast %v_1996 : f32 to vector<16xf32>
                    %acc_1998 = math.fma %v_1850, %v_1997, %v_1995 : vector<16xf32>
                    vector.maskedstore %y[%v_1994, %v_35], %is_1792, %acc_1998 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1999 = arith.muli %v_1364, %c_7 : index
                  %v_2000 = arith.addi %v_20, %v_1999 : index
                  %v_2001 = arith.addi %v_2000, %c_44 : index
                  %v_2002 = memref.load %order[%v_2001] : memref<?xi32>
                  %is_2003 = arith.cmpi sge, %v_2002, %c_34 : i32
                  scf.if %is_2003 {
                    %v_2004 = arith.index_cast %v_2002 : i32 to index
                    %v_2005 = arith.divui %v_2004, %c_35 : index
                    %v_2006 = vector.maskedload %y[%v_2005, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2007 = memref.load %weights[%v_2004] : memref<?xf32>
                    %v_2008 = vector.broadcast %v_2007 : f32 to vector<16xf32>
                    %acc_2009 = math.fma %v_1852, %v_2008, %v_2006 : vector<16xf32>
                    vector.maskedstore %y[%v_2005, %v_35], %is_1792, %acc_2009 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2010 = arith.muli %v_1364, %c_7 : index
                  %v_2011 = arith.addi %v_20, %v_2010 : index
                  %v_2012 = arith.addi %v_2011, %c_45 : index
                  %v_2013 = memref.load %order[%v_2012] : memref<?xi32>
                  %is_2014 = arith.cmpi sge, %v_2013, %c_34 : i32
                  scf.if %is_2014 {
                    %v_2015 = arith.index_cast %v_2013 : i32 to index
                    %v_2016 = arith.divui %v_2015, %c_35 : index
                    %v_2017 = vector.maskedload %y[%v_2016, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2018 = memref.load %weights[%v_2015] : memref<?xf32>
                    %v_2019 = vector.broadcast %v_2018 : f32 to vector<16xf32>
                    %acc_2020 = math.fma %v_1854, %v_2019, %v_2017 : vector<16xf32>
                    vector.maskedstore %y[%v_2016, %v_35], %is_1792, %acc_2020 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2021 = arith.muli %v_1364, %c_7 : index
                  %v_2022 = arith.addi %v_20, %v_2021 : index
                  %v_2023 = arith.addi %v_2022, %c_10 : index
                  %v_2024 = memref.load %order[%v_2023] : memref<?xi32>
                  %is_2025 = arith.cmpi sge, %v_2024, %c_34 : i32
                  scf.if %is_2025 {
                    %v_2026 = arith.index_cast %v_2024 : i32 to index
                    %v_2027 = arith.divui %v_2026, %c_35 : index
                    %v_2028 = vector.maskedload %y[%v_2027, %v_35], %is_1792, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2029 = memref.load %weights[%v_2026] : memref<?xf32>
                    %v_2030 = vector.broadcast %v_2029 : f32 to vector<16xf32>
                    %acc_2031 = math.fma %v_1856, %v_2030, %v_2028 : vector<16xf32>
                    vector.maskedstore %y[%v_2027, %v_35], %is_1792, %acc_2031 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x_bf16, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2097408xi8>, tensor<8x48x40xbf16>, index, index, index, index) -> (%grouped_sort#3, tensor<?x32xbf16>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x32xbf16>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
