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

  stream.executable private @gathered {
    stream.executable.export public @gathered_up workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 1 : index
      %y = arith.ceildivui %slots, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 2 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 24 : index
        %c_2 = arith.constant false
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 16 : index
        %c_5 = arith.constant dense<0> : vector<16xi32>
        %c_6 = arith.constant 1 : index
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_11 = arith.constant 512 : index
        %c_12 = arith.constant 8 : index
        %c_13 = arith.constant 0x00000000 : f32
        %c_14 = arith.constant 0x42B40000 : f32
        %c_15 = arith.constant 0xC2DC0000 : f32
        %c_16 = arith.constant 0x3FB8AA3B : f32
        %c_17 = arith.constant 0xBF318000 : f32
        %c_18 = arith.constant 0x395E8083 : f32
        %c_19 = arith.constant 0x39500D01 : f32
        %c_20 = arith.constant 0x3AB60B61 : f32
        %c_21 = arith.constant 0x3C088889 : f32
        %c_22 = arith.constant 0x3D2AAAAB : f32
        %c_23 = arith.constant 0x3E2AAAAB : f32
        %c_24 = arith.constant 0x3F000000 : f32
        %c_25 = arith.constant 0x3F800000 : f32
        %c_26 = arith.constant 1 : i32
        %c_27 = arith.constant 23 : i32
        %c_28 = arith.constant 127 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_3] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf32>{%slots}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        %v_4 = memref.load %ids[%workgroup_1] : memref<?xi32>
        %v_5 = vector.broadcast %v_4 : i32 to vector<16xi32>
        %loop_7:1 = scf.for %i_6 = %c_3 to %workgroup_1 step %c_4 iter_args(%carry_8 = %c_2) -> (i1) {
          %v_9 = arith.subi %workgroup_1, %i_6 : index
          %mask_10 = vector.create_mask %v_9 : vector<16xi1>
          %v_11 = vector.maskedload %ids[%i_6], %mask_10, %c_5 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
          %is_12 = arith.cmpi eq, %v_11, %v_5 : vector<16xi32>
          %v_13 = arith.andi %is_12, %mask_10 : vector<16xi1>
          %any_14 = vector.reduction <or>, %v_13 : vector<16xi1> into i1
          %v_15 = arith.ori %carry_8, %any_14 : i1
          scf.yield %v_15 : i1
        }
        %is_16 = arith.cmpi eq, %loop_7#0, %c_2 : i1
        scf.if %is_16 {
          %v_17 = arith.index_cast %v_4 : i32 to index
          %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
          %loop_19:1 = scf.for %i_18 = %workgroup_1 to %slots step %c_6 iter_args(%carry_20 = %c_3) -> (index) {
            %v_21 = arith.index_cast %i_18 : index to i32
            %v_22 = memref.load %ids[%i_18] : memref<?xi32>
            %is_23 = arith.cmpi eq, %v_22, %v_4 : i32
            scf.if %is_23 {
              memref.store %v_21, %group[%carry_20] : memref<5xi32>
              %v_24 = arith.addi %carry_20, %c_6 : index
              memref.store %v_21, %group[%v_24] : memref<5xi32>
            }
            %v_25 = arith.addi %carry_20, %c_6 : index
            %v_26 = arith.select %is_23, %v_25, %carry_20 : index
            %v_27 = arith.subi %slots, %c_6 : index
            %is_28 = arith.cmpi eq, %i_18, %v_27 : index
            %is_29 = arith.cmpi eq, %v_26, %c_7 : index
            %is_30 = arith.cmpi eq, %v_26, %c_8 : index
            %v_31 = arith.andi %is_30, %is_28 : i1
            %v_32 = arith.ori %is_29, %v_31 : i1
            scf.if %v_32 {
              %v_33 = memref.load %group[%c_3] : memref<5xi32>
              %v_34 = arith.index_cast %v_33 : i32 to index
              %v_35 = memref.load %group[%c_6] : memref<5xi32>
              %v_36 = arith.index_cast %v_35 : i32 to index
              %v_37 = memref.load %group[%c_9] : memref<5xi32>
              %v_38 = arith.index_cast %v_37 : i32 to index
              %v_39 = memref.load %group[%c_8] : memref<5xi32>
              %v_40 = arith.index_cast %v_39 : i32 to index
              %v_41 = arith.divui %v_34, %c_8 : index
              %v_42 = arith.divui %v_36, %c_8 : index
              %v_43 = arith.divui %v_38, %c_8 : index
              %v_44 = arith.divui %v_40, %c_8 : index
              scf.for %i_45 = %v_1 to %v_3 step %c_6 {
                %v_46 = arith.addi %i_45, %c_1 : index
                %loop_48:8 = scf.for %i_47 = %c_3 to %c_0 step %c_4 iter_args(%carry_49 = %c_10, %carry_50 = %c_10, %carry_51 = %c_10, %carry_52 = %c_10, %carry_53 = %c_10, %carry_54 = %c_10, %carry_55 = %c_10, %carry_56 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_57 = vector.load %x[%v_41, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_58 = vector.load %x[%v_42, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_59 = vector.load %x[%v_43, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_60 = vector.load %x[%v_44, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_61 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_17, %i_45, %v_61], read, locality<3>, data : memref<8x48x40xf32>
                  %v_62 = vector.load %expert_gate_up[%v_17, %i_45, %i_47] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_63 = math.fma %v_62, %v_57, %carry_49 : vector<16xf32>
                  %acc_64 = math.fma %v_62, %v_58, %carry_50 : vector<16xf32>
                  %acc_65 = math.fma %v_62, %v_59, %carry_51 : vector<16xf32>
                  %acc_66 = math.fma %v_62, %v_60, %carry_52 : vector<16xf32>
                  %v_67 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_17, %v_46, %v_67], read, locality<3>, data : memref<8x48x40xf32>
                  %v_68 = vector.load %expert_gate_up[%v_17, %v_46, %i_47] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_69 = math.fma %v_68, %v_57, %carry_53 : vector<16xf32>
                  %acc_70 = math.fma %v_68, %v_58, %carry_54 : vector<16xf32>
                  %acc_71 = math.fma %v_68, %v_59, %carry_55 : vector<16xf32>
                  %acc_72 = math.fma %v_68, %v_60, %carry_56 : vector<16xf32>
                  scf.yield %acc_63, %acc_64, %acc_65, %acc_66, %acc_69, %acc_70, %acc_71, %acc_72 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_73 = vector.create_mask %c_12 : vector<16xi1>
                %v_74 = vector.maskedload %x[%v_41, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_75 = vector.maskedload %x[%v_42, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_76 = vector.maskedload %x[%v_43, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_77 = vector.maskedload %x[%v_44, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_78 = vector.maskedload %expert_gate_up[%v_17, %i_45, %c_0], %mask_73, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_79 = math.fma %v_78, %v_74, %loop_48#0 : vector<16xf32>
                %acc_80 = math.fma %v_78, %v_75, %loop_48#1 : vector<16xf32>
                %acc_81 = math.fma %v_78, %v_76, %loop_48#2 : vector<16xf32>
                %acc_82 = math.fma %v_78, %v_77, %loop_48#3 : vector<16xf32>
                %v_83 = vector.maskedload %expert_gate_up[%v_17, %v_46, %c_0], %mask_73, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_84 = math.fma %v_83, %v_74, %loop_48#4 : vector<16xf32>
                %acc_85 = math.fma %v_83, %v_75, %loop_48#5 : vector<16xf32>
                %acc_86 = math.fma %v_83, %v_76, %loop_48#6 : vector<16xf32>
                %acc_87 = math.fma %v_83, %v_77, %loop_48#7 : vector<16xf32>
                %v_88 = vector.shuffle %acc_79, %acc_79 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_89 = vector.shuffle %acc_79, %acc_79 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_90 = arith.addf %v_88, %v_89 : vector<8xf32>
                %v_91 = vector.shuffle %v_90, %v_90 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_92 = vector.shuffle %v_90, %v_90 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_93 = arith.addf %v_91, %v_92 : vector<4xf32>
                %v_94 = vector.shuffle %v_93, %v_93 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_95 = vector.shuffle %v_93, %v_93 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_96 = arith.addf %v_94, %v_95 : vector<2xf32>
                %v_97 = vector.shuffle %v_96, %v_96 [0] : vector<2xf32>, vector<2xf32>
                %v_98 = vector.shuffle %v_96, %v_96 [1] : vector<2xf32>, vector<2xf32>
                %v_99 = arith.addf %v_97, %v_98 : vector<1xf32>
                %sum_100 = vector.extract %v_99[0] : f32 from vector<1xf32>
                %v_101 = vector.shuffle %acc_80, %acc_80 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_102 = vector.shuffle %acc_80, %acc_80 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_103 = arith.addf %v_101, %v_102 : vector<8xf32>
                %v_104 = vector.shuffle %v_103, %v_103 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_105 = vector.shuffle %v_103, %v_103 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_106 = arith.addf %v_104, %v_105 : vector<4xf32>
                %v_107 = vector.shuffle %v_106, %v_106 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_108 = vector.shuffle %v_106, %v_106 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_109 = arith.addf %v_107, %v_108 : vector<2xf32>
                %v_110 = vector.shuffle %v_109, %v_109 [0] : vector<2xf32>, vector<2xf32>
                %v_111 = vector.shuffle %v_109, %v_109 [1] : vector<2xf32>, vector<2xf32>
                %v_112 = arith.addf %v_110, %v_111 : vector<1xf32>
                %sum_113 = vector.extract %v_112[0] : f32 from vector<1xf32>
                %v_114 = vector.shuffle %acc_81, %acc_81 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_115 = vector.shuffle %acc_81, %acc_81 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_116 = arith.addf %v_114, %v_115 : vector<8xf32>
                %v_117 = vector.shuffle %v_116, %v_116 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_118 = vector.shuffle %v_116, %v_116 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_119 = arith.addf %v_117, %v_118 : vector<4xf32>
                %v_120 = vector.shuffle %v_119, %v_119 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_121 = vector.shuffle %v_119, %v_119 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_122 = arith.addf %v_120, %v_121 : vector<2xf32>
                %v_123 = vector.shuffle %v_122, %v_122 [0] : vector<2xf32>, vector<2xf32>
                %v_124 = vector.shuffle %v_122, %v_122 [1] : vector<2xf32>, vector<2xf32>
                %v_125 = arith.addf %v_123, %v_124 : vector<1xf32>
                %sum_126 = vector.extract %v_125[0] : f32 from vector<1xf32>
                %v_127 = vector.shuffle %acc_82, %acc_82 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_128 = vector.shuffle %acc_82, %acc_82 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_129 = arith.addf %v_127, %v_128 : vector<8xf32>
                %v_130 = vector.shuffle %v_129, %v_129 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_131 = vector.shuffle %v_129, %v_129 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_132 = arith.addf %v_130, %v_131 : vector<4xf32>
                %v_133 = vector.shuffle %v_132, %v_132 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_134 = vector.shuffle %v_132, %v_132 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_135 = arith.addf %v_133, %v_134 : vector<2xf32>
                %v_136 = vector.shuffle %v_135, %v_135 [0] : vector<2xf32>, vector<2xf32>
                %v_137 = vector.shuffle %v_135, %v_135 [1] : vector<2xf32>, vector<2xf32>
                %v_138 = arith.addf %v_136, %v_137 : vector<1xf32>
                %sum_139 = vector.extract %v_138[0] : f32 from vector<1xf32>
                %v_140 = vector.shuffle %acc_84, %acc_84 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_141 = vector.shuffle %acc_84, %acc_84 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_142 = arith.addf %v_140, %v_141 : vector<8xf32>
                %v_143 = vector.shuffle %v_142, %v_142 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_144 = vector.shuffle %v_142, %v_142 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_145 = arith.addf %v_143, %v_144 : vector<4xf32>
                %v_146 = vector.shuffle %v_145, %v_145 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_147 = vector.shuffle %v_145, %v_145 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_148 = arith.addf %v_146, %v_147 : vector<2xf32>
                %v_149 = vector.shuffle %v_148, %v_148 [0] : vector<2xf32>, vector<2xf32>
                %v_150 = vector.shuffle %v_148, %v_148 [1] : vector<2xf32>, vector<2xf32>
                %v_151 = arith.addf %v_149, %v_150 : vector<1xf32>
                %sum_152 = vector.extract %v_151[0] : f32 from vector<1xf32>
                %v_153 = vector.shuffle %acc_85, %acc_85 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_154 = vector.shuffle %acc_85, %acc_85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_155 = arith.addf %v_153, %v_154 : vector<8xf32>
                %v_156 = vector.shuffle %v_155, %v_155 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_157 = vector.shuffle %v_155, %v_155 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_158 = arith.addf %v_156, %v_157 : vector<4xf32>
                %v_159 = vector.shuffle %v_158, %v_158 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_160 = vector.shuffle %v_158, %v_158 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_161 = arith.addf %v_159, %v_160 : vector<2xf32>
                %v_162 = vector.shuffle %v_161, %v_161 [0] : vector<2xf32>, vector<2xf32>
                %v_163 = vector.shuffle %v_161, %v_161 [1] : vector<2xf32>, vector<2xf32>
                %v_164 = arith.addf %v_162, %v_163 : vector<1xf32>
                %sum_165 = vector.extract %v_164[0] : f32 from vector<1xf32>
                %v_166 = vector.shuffle %acc_86, %acc_86 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_167 = vector.shuffle %acc_86, %acc_86 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_168 = arith.addf %v_166, %v_167 : vector<8xf32>
                %v_169 = vector.shuffle %v_168, %v_168 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_170 = vector.shuffle %v_168, %v_168 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_171 = arith.addf %v_169, %v_170 : vector<4xf32>
                %v_172 = vector.shuffle %v_171, %v_171 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_173 = vector.shuffle %v_171, %v_171 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_174 = arith.addf %v_172, %v_173 : vector<2xf32>
                %v_175 = vector.shuffle %v_174, %v_174 [0] : vector<2xf32>, vector<2xf32>
                %v_176 = vector.shuffle %v_174, %v_174 [1] : vector<2xf32>, vector<2xf32>
                %v_177 = arith.addf %v_175, %v_176 : vector<1xf32>
                %sum_178 = vector.extract %v_177[0] : f32 from vector<1xf32>
                %v_179 = vector.shuffle %acc_87, %acc_87 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_180 = vector.shuffle %acc_87, %acc_87 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_181 = arith.addf %v_179, %v_180 : vector<8xf32>
                %v_182 = vector.shuffle %v_181, %v_181 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_183 = vector.shuffle %v_181, %v_181 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_184 = arith.addf %v_182, %v_183 : vector<4xf32>
                %v_185 = vector.shuffle %v_184, %v_184 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_186 = vector.shuffle %v_184, %v_184 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_187 = arith.addf %v_185, %v_186 : vector<2xf32>
                %v_188 = vector.shuffle %v_187, %v_187 [0] : vector<2xf32>, vector<2xf32>
                %v_189 = vector.shuffle %v_187, %v_187 [1] : vector<2xf32>, vector<2xf32>
                %v_190 = arith.addf %v_188, %v_189 : vector<1xf32>
                %sum_191 = vector.extract %v_190[0] : f32 from vector<1xf32>
                %v_192 = arith.subf %c_13, %sum_100 : f32
                %is_193 = arith.cmpf ogt, %v_192, %c_14 : f32
                %v_194 = arith.select %is_193, %c_14, %v_192 : f32
                %is_195 = arith.cmpf olt, %v_194, %c_15 : f32
                %v_196 = arith.select %is_195, %c_15, %v_194 : f32
                %v_197 = arith.mulf %v_196, %c_16 : f32
                %v_198 = math.roundeven %v_197 : f32
                %acc_199 = math.fma %v_198, %c_17, %v_196 : f32
                %acc_200 = math.fma %v_198, %c_18, %acc_199 : f32
                %acc_201 = math.fma %c_19, %acc_200, %c_20 : f32
                %acc_202 = math.fma %acc_201, %acc_200, %c_21 : f32
                %acc_203 = math.fma %acc_202, %acc_200, %c_22 : f32
                %acc_204 = math.fma %acc_203, %acc_200, %c_23 : f32
                %acc_205 = math.fma %acc_204, %acc_200, %c_24 : f32
                %acc_206 = math.fma %acc_205, %acc_200, %c_25 : f32
                %acc_207 = math.fma %acc_206, %acc_200, %c_25 : f32
                %v_208 = arith.fptosi %v_198 : f32 to i32
                %v_209 = arith.shrsi %v_208, %c_26 : i32
                %v_210 = arith.subi %v_208, %v_209 : i32
                %v_211 = arith.addi %v_209, %c_28 : i32
                %v_212 = arith.shli %v_211, %c_27 : i32
                %v_213 = arith.bitcast %v_212 : i32 to f32
                %v_214 = arith.mulf %acc_207, %v_213 : f32
                %v_215 = arith.addi %v_210, %c_28 : i32
                %v_216 = arith.shli %v_215, %c_27 : i32
                %v_217 = arith.bitcast %v_216 : i32 to f32
                %v_218 = arith.mulf %v_214, %v_217 : f32
                %v_219 = arith.addf %v_218, %c_25 : f32
                %v_220 = arith.divf %c_25, %v_219 : f32
                %v_221 = arith.mulf %sum_100, %v_220 : f32
                %v_222 = arith.mulf %v_221, %sum_152 : f32
                memref.store %v_222, %hidden[%v_34, %i_45] : memref<?x24xf32>
                %v_223 = arith.subf %c_13, %sum_113 : f32
                %is_224 = arith.cmpf ogt, %v_223, %c_14 : f32
                %v_225 = arith.select %is_224, %c_14, %v_223 : f32
                %is_226 = arith.cmpf olt, %v_225, %c_15 : f32
                %v_227 = arith.select %is_226, %c_15, %v_225 : f32
                %v_228 = arith.mulf %v_227, %c_16 : f32
                %v_229 = math.roundeven %v_228 : f32
                %acc_230 = math.fma %v_229, %c_17, %v_227 : f32
                %acc_231 = math.fma %v_229, %c_18, %acc_230 : f32
                %acc_232 = math.fma %c_19, %acc_231, %c_20 : f32
                %acc_233 = math.fma %acc_232, %acc_231, %c_21 : f32
                %acc_234 = math.fma %acc_233, %acc_231, %c_22 : f32
                %acc_235 = math.fma %acc_234, %acc_231, %c_23 : f32
                %acc_236 = math.fma %acc_235, %acc_231, %c_24 : f32
                %acc_237 = math.fma %acc_236, %acc_231, %c_25 : f32
                %acc_238 = math.fma %acc_237, %acc_231, %c_25 : f32
                %v_239 = arith.fptosi %v_229 : f32 to i32
                %v_240 = arith.shrsi %v_239, %c_26 : i32
                %v_241 = arith.subi %v_239, %v_240 : i32
                %v_242 = arith.addi %v_240, %c_28 : i32
                %v_243 = arith.shli %v_242, %c_27 : i32
                %v_244 = arith.bitcast %v_243 : i32 to f32
                %v_245 = arith.mulf %acc_238, %v_244 : f32
                %v_246 = arith.addi %v_241, %c_28 : i32
                %v_247 = arith.shli %v_246, %c_27 : i32
                %v_248 = arith.bitcast %v_247 : i32 to f32
                %v_249 = arith.mulf %v_245, %v_248 : f32
                %v_250 = arith.addf %v_249, %c_25 : f32
                %v_251 = arith.divf %c_25, %v_250 : f32
                %v_252 = arith.mulf %sum_113, %v_251 : f32
                %v_253 = arith.mulf %v_252, %sum_165 : f32
                memref.store %v_253, %hidden[%v_36, %i_45] : memref<?x24xf32>
                %v_254 = arith.subf %c_13, %sum_126 : f32
                %is_255 = arith.cmpf ogt, %v_254, %c_14 : f32
                %v_256 = arith.select %is_255, %c_14, %v_254 : f32
                %is_257 = arith.cmpf olt, %v_256, %c_15 : f32
                %v_258 = arith.select %is_257, %c_15, %v_256 : f32
                %v_259 = arith.mulf %v_258, %c_16 : f32
                %v_260 = math.roundeven %v_259 : f32
                %acc_261 = math.fma %v_260, %c_17, %v_258 : f32
                %acc_262 = math.fma %v_260, %c_18, %acc_261 : f32
                %acc_263 = math.fma %c_19, %acc_262, %c_20 : f32
                %acc_264 = math.fma %acc_263, %acc_262, %c_21 : f32
                %acc_265 = math.fma %acc_264, %acc_262, %c_22 : f32
                %acc_266 = math.fma %acc_265, %acc_262, %c_23 : f32
                %acc_267 = math.fma %acc_266, %acc_262, %c_24 : f32
                %acc_268 = math.fma %acc_267, %acc_262, %c_25 : f32
                %acc_269 = math.fma %acc_268, %acc_262, %c_25 : f32
                %v_270 = arith.fptosi %v_260 : f32 to i32
                %v_271 = arith.shrsi %v_270, %c_26 : i32
                %v_272 = arith.subi %v_270, %v_271 : i32
                %v_273 = arith.addi %v_271, %c_28 : i32
                %v_274 = arith.shli %v_273, %c_27 : i32
                %v_275 = arith.bitcast %v_274 : i32 to f32
                %v_276 = arith.mulf %acc_269, %v_275 : f32
                %v_277 = arith.addi %v_272, %c_28 : i32
                %v_278 = arith.shli %v_277, %c_27 : i32
                %v_279 = arith.bitcast %v_278 : i32 to f32
                %v_280 = arith.mulf %v_276, %v_279 : f32
                %v_281 = arith.addf %v_280, %c_25 : f32
                %v_282 = arith.divf %c_25, %v_281 : f32
                %v_283 = arith.mulf %sum_126, %v_282 : f32
                %v_284 = arith.mulf %v_283, %sum_178 : f32
                memref.store %v_284, %hidden[%v_38, %i_45] : memref<?x24xf32>
                %v_285 = arith.subf %c_13, %sum_139 : f32
                %is_286 = arith.cmpf ogt, %v_285, %c_14 : f32
                %v_287 = arith.select %is_286, %c_14, %v_285 : f32
                %is_288 = arith.cmpf olt, %v_287, %c_15 : f32
                %v_289 = arith.select %is_288, %c_15, %v_287 : f32
                %v_290 = arith.mulf %v_289, %c_16 : f32
                %v_291 = math.roundeven %v_290 : f32
                %acc_292 = math.fma %v_291, %c_17, %v_289 : f32
                %acc_293 = math.fma %v_291, %c_18, %acc_292 : f32
                %acc_294 = math.fma %c_19, %acc_293, %c_20 : f32
                %acc_295 = math.fma %acc_294, %acc_293, %c_21 : f32
                %acc_296 = math.fma %acc_295, %acc_293, %c_22 : f32
                %acc_297 = math.fma %acc_296, %acc_293, %c_23 : f32
                %acc_298 = math.fma %acc_297, %acc_293, %c_24 : f32
                %acc_299 = math.fma %acc_298, %acc_293, %c_25 : f32
                %acc_300 = math.fma %acc_299, %acc_293, %c_25 : f32
                %v_301 = arith.fptosi %v_291 : f32 to i32
                %v_302 = arith.shrsi %v_301, %c_26 : i32
                %v_303 = arith.subi %v_301, %v_302 : i32
                %v_304 = arith.addi %v_302, %c_28 : i32
                %v_305 = arith.shli %v_304, %c_27 : i32
                %v_306 = arith.bitcast %v_305 : i32 to f32
                %v_307 = arith.mulf %acc_300, %v_306 : f32
                %v_308 = arith.addi %v_303, %c_28 : i32
                %v_309 = arith.shli %v_308, %c_27 : i32
                %v_310 = arith.bitcast %v_309 : i32 to f32
                %v_311 = arith.mulf %v_307, %v_310 : f32
                %v_312 = arith.addf %v_311, %c_25 : f32
                %v_313 = arith.divf %c_25, %v_312 : f32
                %v_314 = arith.mulf %sum_139, %v_313 : f32
                %v_315 = arith.mulf %v_314, %sum_191 : f32
                memref.store %v_315, %hidden[%v_40, %i_45] : memref<?x24xf32>
              }
            }
            %is_316 = arith.cmpi eq, %v_26, %c_9 : index
            %v_317 = arith.andi %is_316, %is_28 : i1
            scf.if %v_317 {
              %v_318 = memref.load %group[%c_3] : memref<5xi32>
              %v_319 = arith.index_cast %v_318 : i32 to index
              %v_320 = memref.load %group[%c_6] : memref<5xi32>
              %v_321 = arith.index_cast %v_320 : i32 to index
              %v_322 = arith.divui %v_319, %c_8 : index
              %v_323 = arith.divui %v_321, %c_8 : index
              scf.for %i_324 = %v_1 to %v_3 step %c_6 {
                %v_325 = arith.addi %i_324, %c_1 : index
                %loop_327:4 = scf.for %i_326 = %c_3 to %c_0 step %c_4 iter_args(%carry_328 = %c_10, %carry_329 = %c_10, %carry_330 = %c_10, %carry_331 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_332 = vector.load %x[%v_322, %i_326] : memref<?x40xf32>, vector<16xf32>
                  %v_333 = vector.load %x[%v_323, %i_326] : memref<?x40xf32>, vector<16xf32>
                  %v_334 = arith.addi %i_326, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_17, %i_324, %v_334], read, locality<3>, data : memref<8x48x40xf32>
                  %v_335 = vector.load %expert_gate_up[%v_17, %i_324, %i_326] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_336 = math.fma %v_335, %v_332, %carry_328 : vector<16xf32>
                  %acc_337 = math.fma %v_335, %v_333, %carry_329 : vector<16xf32>
                  %v_338 = arith.addi %i_326, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_17, %v_325, %v_338], read, locality<3>, data : memref<8x48x40xf32>
                  %v_339 = vector.load %expert_gate_up[%v_17, %v_325, %i_326] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_340 = math.fma %v_339, %v_332, %carry_330 : vector<16xf32>
                  %acc_341 = math.fma %v_339, %v_333, %carry_331 : vector<16xf32>
                  scf.yield %acc_336, %acc_337, %acc_340, %acc_341 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_342 = vector.create_mask %c_12 : vector<16xi1>
                %v_343 = vector.maskedload %x[%v_322, %c_0], %mask_342, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_344 = vector.maskedload %x[%v_323, %c_0], %mask_342, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_345 = vector.maskedload %expert_gate_up[%v_17, %i_324, %c_0], %mask_342, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_346 = math.fma %v_345, %v_343, %loop_327#0 : vector<16xf32>
                %acc_347 = math.fma %v_345, %v_344, %loop_327#1 : vector<16xf32>
                %v_348 = vector.maskedload %expert_gate_up[%v_17, %v_325, %c_0], %mask_342, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_349 = math.fma %v_348, %v_343, %loop_327#2 : vector<16xf32>
                %acc_350 = math.fma %v_348, %v_344, %loop_327#3 : vector<16xf32>
                %v_351 = vector.shuffle %acc_346, %acc_346 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_352 = vector.shuffle %acc_346, %acc_346 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_353 = arith.addf %v_351, %v_352 : vector<8xf32>
                %v_354 = vector.shuffle %v_353, %v_353 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_355 = vector.shuffle %v_353, %v_353 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_356 = arith.addf %v_354, %v_355 : vector<4xf32>
                %v_357 = vector.shuffle %v_356, %v_356 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_358 = vector.shuffle %v_356, %v_356 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_359 = arith.addf %v_357, %v_358 : vector<2xf32>
                %v_360 = vector.shuffle %v_359, %v_359 [0] : vector<2xf32>, vector<2xf32>
                %v_361 = vector.shuffle %v_359, %v_359 [1] : vector<2xf32>, vector<2xf32>
                %v_362 = arith.addf %v_360, %v_361 : vector<1xf32>
                %sum_363 = vector.extract %v_362[0] : f32 from vector<1xf32>
                %v_364 = vector.shuffle %acc_347, %acc_347 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_365 = vector.shuffle %acc_347, %acc_347 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_366 = arith.addf %v_364, %v_365 : vector<8xf32>
                %v_367 = vector.shuffle %v_366, %v_366 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_368 = vector.shuffle %v_366, %v_366 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_369 = arith.addf %v_367, %v_368 : vector<4xf32>
                %v_370 = vector.shuffle %v_369, %v_369 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_371 = vector.shuffle %v_369, %v_369 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_372 = arith.addf %v_370, %v_371 : vector<2xf32>
                %v_373 = vector.shuffle %v_372, %v_372 [0] : vector<2xf32>, vector<2xf32>
                %v_374 = vector.shuffle %v_372, %v_372 [1] : vector<2xf32>, vector<2xf32>
                %v_375 = arith.addf %v_373, %v_374 : vector<1xf32>
                %sum_376 = vector.extract %v_375[0] : f32 from vector<1xf32>
                %v_377 = vector.shuffle %acc_349, %acc_349 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_378 = vector.shuffle %acc_349, %acc_349 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_379 = arith.addf %v_377, %v_378 : vector<8xf32>
                %v_380 = vector.shuffle %v_379, %v_379 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_381 = vector.shuffle %v_379, %v_379 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_382 = arith.addf %v_380, %v_381 : vector<4xf32>
                %v_383 = vector.shuffle %v_382, %v_382 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_384 = vector.shuffle %v_382, %v_382 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_385 = arith.addf %v_383, %v_384 : vector<2xf32>
                %v_386 = vector.shuffle %v_385, %v_385 [0] : vector<2xf32>, vector<2xf32>
                %v_387 = vector.shuffle %v_385, %v_385 [1] : vector<2xf32>, vector<2xf32>
                %v_388 = arith.addf %v_386, %v_387 : vector<1xf32>
                %sum_389 = vector.extract %v_388[0] : f32 from vector<1xf32>
                %v_390 = vector.shuffle %acc_350, %acc_350 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_391 = vector.shuffle %acc_350, %acc_350 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_392 = arith.addf %v_390, %v_391 : vector<8xf32>
                %v_393 = vector.shuffle %v_392, %v_392 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_394 = vector.shuffle %v_392, %v_392 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_395 = arith.addf %v_393, %v_394 : vector<4xf32>
                %v_396 = vector.shuffle %v_395, %v_395 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_397 = vector.shuffle %v_395, %v_395 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_398 = arith.addf %v_396, %v_397 : vector<2xf32>
                %v_399 = vector.shuffle %v_398, %v_398 [0] : vector<2xf32>, vector<2xf32>
                %v_400 = vector.shuffle %v_398, %v_398 [1] : vector<2xf32>, vector<2xf32>
                %v_401 = arith.addf %v_399, %v_400 : vector<1xf32>
                %sum_402 = vector.extract %v_401[0] : f32 from vector<1xf32>
                %v_403 = arith.subf %c_13, %sum_363 : f32
                %is_404 = arith.cmpf ogt, %v_403, %c_14 : f32
                %v_405 = arith.select %is_404, %c_14, %v_403 : f32
                %is_406 = arith.cmpf olt, %v_405, %c_15 : f32
                %v_407 = arith.select %is_406, %c_15, %v_405 : f32
                %v_408 = arith.mulf %v_407, %c_16 : f32
                %v_409 = math.roundeven %v_408 : f32
                %acc_410 = math.fma %v_409, %c_17, %v_407 : f32
                %acc_411 = math.fma %v_409, %c_18, %acc_410 : f32
                %acc_412 = math.fma %c_19, %acc_411, %c_20 : f32
                %acc_413 = math.fma %acc_412, %acc_411, %c_21 : f32
                %acc_414 = math.fma %acc_413, %acc_411, %c_22 : f32
                %acc_415 = math.fma %acc_414, %acc_411, %c_23 : f32
                %acc_416 = math.fma %acc_415, %acc_411, %c_24 : f32
                %acc_417 = math.fma %acc_416, %acc_411, %c_25 : f32
                %acc_418 = math.fma %acc_417, %acc_411, %c_25 : f32
                %v_419 = arith.fptosi %v_409 : f32 to i32
                %v_420 = arith.shrsi %v_419, %c_26 : i32
                %v_421 = arith.subi %v_419, %v_420 : i32
                %v_422 = arith.addi %v_420, %c_28 : i32
                %v_423 = arith.shli %v_422, %c_27 : i32
                %v_424 = arith.bitcast %v_423 : i32 to f32
                %v_425 = arith.mulf %acc_418, %v_424 : f32
                %v_426 = arith.addi %v_421, %c_28 : i32
                %v_427 = arith.shli %v_426, %c_27 : i32
                %v_428 = arith.bitcast %v_427 : i32 to f32
                %v_429 = arith.mulf %v_425, %v_428 : f32
                %v_430 = arith.addf %v_429, %c_25 : f32
                %v_431 = arith.divf %c_25, %v_430 : f32
                %v_432 = arith.mulf %sum_363, %v_431 : f32
                %v_433 = arith.mulf %v_432, %sum_389 : f32
                memref.store %v_433, %hidden[%v_319, %i_324] : memref<?x24xf32>
                %v_434 = arith.subf %c_13, %sum_376 : f32
                %is_435 = arith.cmpf ogt, %v_434, %c_14 : f32
                %v_436 = arith.select %is_435, %c_14, %v_434 : f32
                %is_437 = arith.cmpf olt, %v_436, %c_15 : f32
                %v_438 = arith.select %is_437, %c_15, %v_436 : f32
                %v_439 = arith.mulf %v_438, %c_16 : f32
                %v_440 = math.roundeven %v_439 : f32
                %acc_441 = math.fma %v_440, %c_17, %v_438 : f32
                %acc_442 = math.fma %v_440, %c_18, %acc_441 : f32
                %acc_443 = math.fma %c_19, %acc_442, %c_20 : f32
                %acc_444 = math.fma %acc_443, %acc_442, %c_21 : f32
                %acc_445 = math.fma %acc_444, %acc_442, %c_22 : f32
                %acc_446 = math.fma %acc_445, %acc_442, %c_23 : f32
                %acc_447 = math.fma %acc_446, %acc_442, %c_24 : f32
                %acc_448 = math.fma %acc_447, %acc_442, %c_25 : f32
                %acc_449 = math.fma %acc_448, %acc_442, %c_25 : f32
                %v_450 = arith.fptosi %v_440 : f32 to i32
                %v_451 = arith.shrsi %v_450, %c_26 : i32
                %v_452 = arith.subi %v_450, %v_451 : i32
                %v_453 = arith.addi %v_451, %c_28 : i32
                %v_454 = arith.shli %v_453, %c_27 : i32
                %v_455 = arith.bitcast %v_454 : i32 to f32
                %v_456 = arith.mulf %acc_449, %v_455 : f32
                %v_457 = arith.addi %v_452, %c_28 : i32
                %v_458 = arith.shli %v_457, %c_27 : i32
                %v_459 = arith.bitcast %v_458 : i32 to f32
                %v_460 = arith.mulf %v_456, %v_459 : f32
                %v_461 = arith.addf %v_460, %c_25 : f32
                %v_462 = arith.divf %c_25, %v_461 : f32
                %v_463 = arith.mulf %sum_376, %v_462 : f32
                %v_464 = arith.mulf %v_463, %sum_402 : f32
                memref.store %v_464, %hidden[%v_321, %i_324] : memref<?x24xf32>
              }
            }
            %is_465 = arith.cmpi eq, %v_26, %c_6 : index
            %v_466 = arith.andi %is_465, %is_28 : i1
            scf.if %v_466 {
              %v_467 = memref.load %group[%c_3] : memref<5xi32>
              %v_468 = arith.index_cast %v_467 : i32 to index
              %v_469 = arith.divui %v_468, %c_8 : index
              scf.for %i_470 = %v_1 to %v_3 step %c_6 {
                %v_471 = arith.addi %i_470, %c_1 : index
                %loop_473:2 = scf.for %i_472 = %c_3 to %c_0 step %c_4 iter_args(%carry_474 = %c_10, %carry_475 = %c_10) -> (vector<16xf32>, vector<16xf32>) {
                  %v_476 = vector.load %x[%v_469, %i_472] : memref<?x40xf32>, vector<16xf32>
                  %v_477 = arith.addi %i_472, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_17, %i_470, %v_477], read, locality<3>, data : memref<8x48x40xf32>
                  %v_478 = vector.load %expert_gate_up[%v_17, %i_470, %i_472] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_479 = math.fma %v_478, %v_476, %carry_474 : vector<16xf32>
                  %v_480 = arith.addi %i_472, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_17, %v_471, %v_480], read, locality<3>, data : memref<8x48x40xf32>
                  %v_481 = vector.load %expert_gate_up[%v_17, %v_471, %i_472] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_482 = math.fma %v_481, %v_476, %carry_475 : vector<16xf32>
                  scf.yield %acc_479, %acc_482 : vector<16xf32>, vector<16xf32>
                }
                %mask_483 = vector.create_mask %c_12 : vector<16xi1>
                %v_484 = vector.maskedload %x[%v_469, %c_0], %mask_483, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_485 = vector.maskedload %expert_gate_up[%v_17, %i_470, %c_0], %mask_483, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_486 = math.fma %v_485, %v_484, %loop_473#0 : vector<16xf32>
                %v_487 = vector.maskedload %expert_gate_up[%v_17, %v_471, %c_0], %mask_483, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_488 = math.fma %v_487, %v_484, %loop_473#1 : vector<16xf32>
                %v_489 = vector.shuffle %acc_486, %acc_486 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_490 = vector.shuffle %acc_486, %acc_486 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_491 = arith.addf %v_489, %v_490 : vector<8xf32>
                %v_492 = vector.shuffle %v_491, %v_491 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_493 = vector.shuffle %v_491, %v_491 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_494 = arith.addf %v_492, %v_493 : vector<4xf32>
                %v_495 = vector.shuffle %v_494, %v_494 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_496 = vector.shuffle %v_494, %v_494 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_497 = arith.addf %v_495, %v_496 : vector<2xf32>
                %v_498 = vector.shuffle %v_497, %v_497 [0] : vector<2xf32>, vector<2xf32>
                %v_499 = vector.shuffle %v_497, %v_497 [1] : vector<2xf32>, vector<2xf32>
                %v_500 = arith.addf %v_498, %v_499 : vector<1xf32>
                %sum_501 = vector.extract %v_500[0] : f32 from vector<1xf32>
                %v_502 = vector.shuffle %acc_488, %acc_488 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_503 = vector.shuffle %acc_488, %acc_488 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_504 = arith.addf %v_502, %v_503 : vector<8xf32>
                %v_505 = vector.shuffle %v_504, %v_504 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_506 = vector.shuffle %v_504, %v_504 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_507 = arith.addf %v_505, %v_506 : vector<4xf32>
                %v_508 = vector.shuffle %v_507, %v_507 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_509 = vector.shuffle %v_507, %v_507 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_510 = arith.addf %v_508, %v_509 : vector<2xf32>
                %v_511 = vector.shuffle %v_510, %v_510 [0] : vector<2xf32>, vector<2xf32>
                %v_512 = vector.shuffle %v_510, %v_510 [1] : vector<2xf32>, vector<2xf32>
                %v_513 = arith.addf %v_511, %v_512 : vector<1xf32>
                %sum_514 = vector.extract %v_513[0] : f32 from vector<1xf32>
                %v_515 = arith.subf %c_13, %sum_501 : f32
                %is_516 = arith.cmpf ogt, %v_515, %c_14 : f32
                %v_517 = arith.select %is_516, %c_14, %v_515 : f32
                %is_518 = arith.cmpf olt, %v_517, %c_15 : f32
                %v_519 = arith.select %is_518, %c_15, %v_517 : f32
                %v_520 = arith.mulf %v_519, %c_16 : f32
                %v_521 = math.roundeven %v_520 : f32
                %acc_522 = math.fma %v_521, %c_17, %v_519 : f32
                %acc_523 = math.fma %v_521, %c_18, %acc_522 : f32
                %acc_524 = math.fma %c_19, %acc_523, %c_20 : f32
                %acc_525 = math.fma %acc_524, %acc_523, %c_21 : f32
                %acc_526 = math.fma %acc_525, %acc_523, %c_22 : f32
                %acc_527 = math.fma %acc_526, %acc_523, %c_23 : f32
                %acc_528 = math.fma %acc_527, %acc_523, %c_24 : f32
                %acc_529 = math.fma %acc_528, %acc_523, %c_25 : f32
                %acc_530 = math.fma %acc_529, %acc_523, %c_25 : f32
                %v_531 = arith.fptosi %v_521 : f32 to i32
                %v_532 = arith.shrsi %v_531, %c_26 : i32
                %v_533 = arith.subi %v_531, %v_532 : i32
                %v_534 = arith.addi %v_532, %c_28 : i32
                %v_535 = arith.shli %v_534, %c_27 : i32
                %v_536 = arith.bitcast %v_535 : i32 to f32
                %v_537 = arith.mulf %acc_530, %v_536 : f32
                %v_538 = arith.addi %v_533, %c_28 : i32
                %v_539 = arith.shli %v_538, %c_27 : i32
                %v_540 = arith.bitcast %v_539 : i32 to f32
                %v_541 = arith.mulf %v_537, %v_540 : f32
                %v_542 = arith.addf %v_541, %c_25 : f32
                %v_543 = arith.divf %c_25, %v_542 : f32
                %v_544 = arith.mulf %sum_501, %v_543 : f32
                %v_545 = arith.mulf %v_544, %sum_514 : f32
                memref.store %v_545, %hidden[%v_468, %i_470] : memref<?x24xf32>
              }
            }
            %is_546 = arith.cmpi eq, %v_26, %c_7 : index
            %v_547 = arith.select %is_546, %c_3, %v_26 : index
            scf.yield %v_547 : index
          }
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant false
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant dense<0> : vector<16xi32>
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 39 : index
        %c_11 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_12 = arith.constant 512 : index
        %c_13 = arith.constant 8 : index
        %c_14 = arith.constant 0x00000000 : f32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_2] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<8x40x24xf32>
        %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%slots}
        %y = stream.binding.subspan %y_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        scf.for %i_4 = %c_2 to %slots step %c_3 {
          %v_5 = memref.load %ids[%i_4] : memref<?xi32>
          %v_6 = vector.broadcast %v_5 : i32 to vector<16xi32>
          %loop_8:1 = scf.for %i_7 = %c_2 to %i_4 step %c_5 iter_args(%carry_9 = %c_4) -> (i1) {
            %v_10 = arith.subi %i_4, %i_7 : index
            %mask_11 = vector.create_mask %v_10 : vector<16xi1>
            %v_12 = vector.maskedload %ids[%i_7], %mask_11, %c_6 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
            %is_13 = arith.cmpi eq, %v_12, %v_6 : vector<16xi32>
            %v_14 = arith.andi %is_13, %mask_11 : vector<16xi1>
            %any_15 = vector.reduction <or>, %v_14 : vector<16xi1> into i1
            %v_16 = arith.ori %carry_9, %any_15 : i1
            scf.yield %v_16 : i1
          }
          %is_17 = arith.cmpi eq, %loop_8#0, %c_4 : i1
          scf.if %is_17 {
            %v_18 = arith.index_cast %v_5 : i32 to index
            %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
            %loop_20:1 = scf.for %i_19 = %i_4 to %slots step %c_3 iter_args(%carry_21 = %c_2) -> (index) {
              %v_22 = arith.index_cast %i_19 : index to i32
              %v_23 = memref.load %ids[%i_19] : memref<?xi32>
              %is_24 = arith.cmpi eq, %v_23, %v_5 : i32
              scf.if %is_24 {
                memref.store %v_22, %group[%carry_21] : memref<5xi32>
                %v_25 = arith.addi %carry_21, %c_3 : index
                memref.store %v_22, %group[%v_25] : memref<5xi32>
              }
              %v_26 = arith.addi %carry_21, %c_3 : index
              %v_27 = arith.select %is_24, %v_26, %carry_21 : index
              %v_28 = arith.subi %slots, %c_3 : index
              %is_29 = arith.cmpi eq, %i_19, %v_28 : index
              %is_30 = arith.cmpi eq, %v_27, %c_7 : index
              %is_31 = arith.cmpi eq, %v_27, %c_8 : index
              %v_32 = arith.andi %is_31, %is_29 : i1
              %v_33 = arith.ori %is_30, %v_32 : i1
              scf.if %v_33 {
                %v_34 = memref.load %group[%c_2] : memref<5xi32>
                %v_35 = arith.index_cast %v_34 : i32 to index
                %v_36 = memref.load %group[%c_3] : memref<5xi32>
                %v_37 = arith.index_cast %v_36 : i32 to index
                %v_38 = memref.load %group[%c_9] : memref<5xi32>
                %v_39 = arith.index_cast %v_38 : i32 to index
                %v_40 = memref.load %group[%c_8] : memref<5xi32>
                %v_41 = arith.index_cast %v_40 : i32 to index
                scf.for %i_42 = %v_1 to %v_3 step %c_9 {
                  %v_43 = arith.addi %i_42, %c_3 : index
                  %v_44 = arith.minsi %v_43, %c_10 : index
                  %loop_46:8 = scf.for %i_45 = %c_2 to %c_5 step %c_5 iter_args(%carry_47 = %c_11, %carry_48 = %c_11, %carry_49 = %c_11, %carry_50 = %c_11, %carry_51 = %c_11, %carry_52 = %c_11, %carry_53 = %c_11, %carry_54 = %c_11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_55 = vector.load %hidden[%v_35, %i_45] : memref<?x24xf32>, vector<16xf32>
                    %v_56 = vector.load %hidden[%v_37, %i_45] : memref<?x24xf32>, vector<16xf32>
                    %v_57 = vector.load %hidden[%v_39, %i_45] : memref<?x24xf32>, vector<16xf32>
                    %v_58 = vector.load %hidden[%v_41, %i_45] : memref<?x24xf32>, vector<16xf32>
                    %v_59 = arith.addi %i_45, %c_12 : index
                    memref.prefetch %expert_down[%v_18, %i_42, %v_59], read, locality<3>, data : memref<8x40x24xf32>
                    %v_60 = vector.load %expert_down[%v_18, %i_42, %i_45] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_61 = math.fma %v_60, %v_55, %carry_47 : vector<16xf32>
                    %acc_62 = math.fma %v_60, %v_56, %carry_48 : vector<16xf32>
                    %acc_63 = math.fma %v_60, %v_57, %carry_49 : vector<16xf32>
                    %acc_64 = math.fma %v_60, %v_58, %carry_50 : vector<16xf32>
                    %v_65 = arith.addi %i_45, %c_12 : index
                    memref.prefetch %expert_down[%v_18, %v_44, %v_65], read, locality<3>, data : memref<8x40x24xf32>
                    %v_66 = vector.load %expert_down[%v_18, %v_44, %i_45] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_67 = math.fma %v_66, %v_55, %carry_51 : vector<16xf32>
                    %acc_68 = math.fma %v_66, %v_56, %carry_52 : vector<16xf32>
                    %acc_69 = math.fma %v_66, %v_57, %carry_53 : vector<16xf32>
                    %acc_70 = math.fma %v_66, %v_58, %carry_54 : vector<16xf32>
                    scf.yield %acc_61, %acc_62, %acc_63, %acc_64, %acc_67, %acc_68, %acc_69, %acc_70 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %mask_71 = vector.create_mask %c_13 : vector<16xi1>
                  %v_72 = vector.maskedload %hidden[%v_35, %c_5], %mask_71, %c_11 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_73 = vector.maskedload %hidden[%v_37, %c_5], %mask_71, %c_11 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_74 = vector.maskedload %hidden[%v_39, %c_5], %mask_71, %c_11 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_75 = vector.maskedload %hidden[%v_41, %c_5], %mask_71, %c_11 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_76 = vector.maskedload %expert_down[%v_18, %i_42, %c_5], %mask_71, %c_11 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_77 = math.fma %v_76, %v_72, %loop_46#0 : vector<16xf32>
                  %acc_78 = math.fma %v_76, %v_73, %loop_46#1 : vector<16xf32>
                  %acc_79 = math.fma %v_76, %v_74, %loop_46#2 : vector<16xf32>
                  %acc_80 = math.fma %v_76, %v_75, %loop_46#3 : vector<16xf32>
                  %v_81 = vector.maskedload %expert_down[%v_18, %v_44, %c_5], %mask_71, %c_11 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_82 = math.fma %v_81, %v_72, %loop_46#4 : vector<16xf32>
                  %acc_83 = math.fma %v_81, %v_73, %loop_46#5 : vector<16xf32>
                  %acc_84 = math.fma %v_81, %v_74, %loop_46#6 : vector<16xf32>
                  %acc_85 = math.fma %v_81, %v_75, %loop_46#7 : vector<16xf32>
                  %v_86 = vector.shuffle %acc_77, %acc_77 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_87 = vector.shuffle %acc_77, %acc_77 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_88 = arith.addf %v_86, %v_87 : vector<8xf32>
                  %v_89 = vector.shuffle %v_88, %v_88 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_90 = vector.shuffle %v_88, %v_88 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_91 = arith.addf %v_89, %v_90 : vector<4xf32>
                  %v_92 = vector.shuffle %v_91, %v_91 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_93 = vector.shuffle %v_91, %v_91 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_94 = arith.addf %v_92, %v_93 : vector<2xf32>
                  %v_95 = vector.shuffle %v_94, %v_94 [0] : vector<2xf32>, vector<2xf32>
                  %v_96 = vector.shuffle %v_94, %v_94 [1] : vector<2xf32>, vector<2xf32>
                  %v_97 = arith.addf %v_95, %v_96 : vector<1xf32>
                  %sum_98 = vector.extract %v_97[0] : f32 from vector<1xf32>
                  %v_99 = vector.shuffle %acc_78, %acc_78 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_100 = vector.shuffle %acc_78, %acc_78 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_101 = arith.addf %v_99, %v_100 : vector<8xf32>
                  %v_102 = vector.shuffle %v_101, %v_101 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_103 = vector.shuffle %v_101, %v_101 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_104 = arith.addf %v_102, %v_103 : vector<4xf32>
                  %v_105 = vector.shuffle %v_104, %v_104 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_106 = vector.shuffle %v_104, %v_104 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_107 = arith.addf %v_105, %v_106 : vector<2xf32>
                  %v_108 = vector.shuffle %v_107, %v_107 [0] : vector<2xf32>, vector<2xf32>
                  %v_109 = vector.shuffle %v_107, %v_107 [1] : vector<2xf32>, vector<2xf32>
                  %v_110 = arith.addf %v_108, %v_109 : vector<1xf32>
                  %sum_111 = vector.extract %v_110[0] : f32 from vector<1xf32>
                  %v_112 = vector.shuffle %acc_79, %acc_79 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_113 = vector.shuffle %acc_79, %acc_79 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_114 = arith.addf %v_112, %v_113 : vector<8xf32>
                  %v_115 = vector.shuffle %v_114, %v_114 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_116 = vector.shuffle %v_114, %v_114 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_117 = arith.addf %v_115, %v_116 : vector<4xf32>
                  %v_118 = vector.shuffle %v_117, %v_117 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_119 = vector.shuffle %v_117, %v_117 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_120 = arith.addf %v_118, %v_119 : vector<2xf32>
                  %v_121 = vector.shuffle %v_120, %v_120 [0] : vector<2xf32>, vector<2xf32>
                  %v_122 = vector.shuffle %v_120, %v_120 [1] : vector<2xf32>, vector<2xf32>
                  %v_123 = arith.addf %v_121, %v_122 : vector<1xf32>
                  %sum_124 = vector.extract %v_123[0] : f32 from vector<1xf32>
                  %v_125 = vector.shuffle %acc_80, %acc_80 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_126 = vector.shuffle %acc_80, %acc_80 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_127 = arith.addf %v_125, %v_126 : vector<8xf32>
                  %v_128 = vector.shuffle %v_127, %v_127 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_129 = vector.shuffle %v_127, %v_127 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_130 = arith.addf %v_128, %v_129 : vector<4xf32>
                  %v_131 = vector.shuffle %v_130, %v_130 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_132 = vector.shuffle %v_130, %v_130 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_133 = arith.addf %v_131, %v_132 : vector<2xf32>
                  %v_134 = vector.shuffle %v_133, %v_133 [0] : vector<2xf32>, vector<2xf32>
                  %v_135 = vector.shuffle %v_133, %v_133 [1] : vector<2xf32>, vector<2xf32>
                  %v_136 = arith.addf %v_134, %v_135 : vector<1xf32>
                  %sum_137 = vector.extract %v_136[0] : f32 from vector<1xf32>
                  %v_138 = vector.shuffle %acc_82, %acc_82 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_139 = vector.shuffle %acc_82, %acc_82 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_140 = arith.addf %v_138, %v_139 : vector<8xf32>
                  %v_141 = vector.shuffle %v_140, %v_140 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_142 = vector.shuffle %v_140, %v_140 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_143 = arith.addf %v_141, %v_142 : vector<4xf32>
                  %v_144 = vector.shuffle %v_143, %v_143 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_145 = vector.shuffle %v_143, %v_143 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_146 = arith.addf %v_144, %v_145 : vector<2xf32>
                  %v_147 = vector.shuffle %v_146, %v_146 [0] : vector<2xf32>, vector<2xf32>
                  %v_148 = vector.shuffle %v_146, %v_146 [1] : vector<2xf32>, vector<2xf32>
                  %v_149 = arith.addf %v_147, %v_148 : vector<1xf32>
                  %sum_150 = vector.extract %v_149[0] : f32 from vector<1xf32>
                  %v_151 = vector.shuffle %acc_83, %acc_83 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_152 = vector.shuffle %acc_83, %acc_83 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_153 = arith.addf %v_151, %v_152 : vector<8xf32>
                  %v_154 = vector.shuffle %v_153, %v_153 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_155 = vector.shuffle %v_153, %v_153 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_156 = arith.addf %v_154, %v_155 : vector<4xf32>
                  %v_157 = vector.shuffle %v_156, %v_156 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_158 = vector.shuffle %v_156, %v_156 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_159 = arith.addf %v_157, %v_158 : vector<2xf32>
                  %v_160 = vector.shuffle %v_159, %v_159 [0] : vector<2xf32>, vector<2xf32>
                  %v_161 = vector.shuffle %v_159, %v_159 [1] : vector<2xf32>, vector<2xf32>
                  %v_162 = arith.addf %v_160, %v_161 : vector<1xf32>
                  %sum_163 = vector.extract %v_162[0] : f32 from vector<1xf32>
                  %v_164 = vector.shuffle %acc_84, %acc_84 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_165 = vector.shuffle %acc_84, %acc_84 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_166 = arith.addf %v_164, %v_165 : vector<8xf32>
                  %v_167 = vector.shuffle %v_166, %v_166 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_168 = vector.shuffle %v_166, %v_166 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_169 = arith.addf %v_167, %v_168 : vector<4xf32>
                  %v_170 = vector.shuffle %v_169, %v_169 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_171 = vector.shuffle %v_169, %v_169 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_172 = arith.addf %v_170, %v_171 : vector<2xf32>
                  %v_173 = vector.shuffle %v_172, %v_172 [0] : vector<2xf32>, vector<2xf32>
                  %v_174 = vector.shuffle %v_172, %v_172 [1] : vector<2xf32>, vector<2xf32>
                  %v_175 = arith.addf %v_173, %v_174 : vector<1xf32>
                  %sum_176 = vector.extract %v_175[0] : f32 from vector<1xf32>
                  %v_177 = vector.shuffle %acc_85, %acc_85 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_178 = vector.shuffle %acc_85, %acc_85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_179 = arith.addf %v_177, %v_178 : vector<8xf32>
                  %v_180 = vector.shuffle %v_179, %v_179 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_181 = vector.shuffle %v_179, %v_179 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_182 = arith.addf %v_180, %v_181 : vector<4xf32>
                  %v_183 = vector.shuffle %v_182, %v_182 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_184 = vector.shuffle %v_182, %v_182 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_185 = arith.addf %v_183, %v_184 : vector<2xf32>
                  %v_186 = vector.shuffle %v_185, %v_185 [0] : vector<2xf32>, vector<2xf32>
                  %v_187 = vector.shuffle %v_185, %v_185 [1] : vector<2xf32>, vector<2xf32>
                  %v_188 = arith.addf %v_186, %v_187 : vector<1xf32>
                  %sum_189 = vector.extract %v_188[0] : f32 from vector<1xf32>
                  memref.store %sum_98, %outputs[%v_35, %i_42] : memref<?x40xf32>
                  memref.store %sum_111, %outputs[%v_37, %i_42] : memref<?x40xf32>
                  memref.store %sum_124, %outputs[%v_39, %i_42] : memref<?x40xf32>
                  memref.store %sum_137, %outputs[%v_41, %i_42] : memref<?x40xf32>
                  memref.store %sum_150, %outputs[%v_35, %v_44] : memref<?x40xf32>
                  memref.store %sum_163, %outputs[%v_37, %v_44] : memref<?x40xf32>
                  memref.store %sum_176, %outputs[%v_39, %v_44] : memref<?x40xf32>
                  memref.store %sum_189, %outputs[%v_41, %v_44] : memref<?x40xf32>
                }
              }
              %is_190 = arith.cmpi eq, %v_27, %c_9 : index
              %v_191 = arith.andi %is_190, %is_29 : i1
              scf.if %v_191 {
                %v_192 = memref.load %group[%c_2] : memref<5xi32>
                %v_193 = arith.index_cast %v_192 : i32 to index
                %v_194 = memref.load %group[%c_3] : memref<5xi32>
                %v_195 = arith.index_cast %v_194 : i32 to index
                scf.for %i_196 = %v_1 to %v_3 step %c_9 {
                  %v_197 = arith.addi %i_196, %c_3 : index
                  %v_198 = arith.minsi %v_197, %c_10 : index
                  %loop_200:4 = scf.for %i_199 = %c_2 to %c_5 step %c_5 iter_args(%carry_201 = %c_11, %carry_202 = %c_11, %carry_203 = %c_11, %carry_204 = %c_11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_205 = vector.load %hidden[%v_193, %i_199] : memref<?x24xf32>, vector<16xf32>
                    %v_206 = vector.load %hidden[%v_195, %i_199] : memref<?x24xf32>, vector<16xf32>
                    %v_207 = arith.addi %i_199, %c_12 : index
                    memref.prefetch %expert_down[%v_18, %i_196, %v_207], read, locality<3>, data : memref<8x40x24xf32>
                    %v_208 = vector.load %expert_down[%v_18, %i_196, %i_199] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_209 = math.fma %v_208, %v_205, %carry_201 : vector<16xf32>
                    %acc_210 = math.fma %v_208, %v_206, %carry_202 : vector<16xf32>
                    %v_211 = arith.addi %i_199, %c_12 : index
                    memref.prefetch %expert_down[%v_18, %v_198, %v_211], read, locality<3>, data : memref<8x40x24xf32>
                    %v_212 = vector.load %expert_down[%v_18, %v_198, %i_199] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_213 = math.fma %v_212, %v_205, %carry_203 : vector<16xf32>
                    %acc_214 = math.fma %v_212, %v_206, %carry_204 : vector<16xf32>
                    scf.yield %acc_209, %acc_210, %acc_213, %acc_214 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %mask_215 = vector.create_mask %c_13 : vector<16xi1>
                  %v_216 = vector.maskedload %hidden[%v_193, %c_5], %mask_215, %c_11 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_217 = vector.maskedload %hidden[%v_195, %c_5], %mask_215, %c_11 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_218 = vector.maskedload %expert_down[%v_18, %i_196, %c_5], %mask_215, %c_11 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_219 = math.fma %v_218, %v_216, %loop_200#0 : vector<16xf32>
                  %acc_220 = math.fma %v_218, %v_217, %loop_200#1 : vector<16xf32>
                  %v_221 = vector.maskedload %expert_down[%v_18, %v_198, %c_5], %mask_215, %c_11 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_222 = math.fma %v_221, %v_216, %loop_200#2 : vector<16xf32>
                  %acc_223 = math.fma %v_221, %v_217, %loop_200#3 : vector<16xf32>
                  %v_224 = vector.shuffle %acc_219, %acc_219 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_225 = vector.shuffle %acc_219, %acc_219 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_226 = arith.addf %v_224, %v_225 : vector<8xf32>
                  %v_227 = vector.shuffle %v_226, %v_226 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_228 = vector.shuffle %v_226, %v_226 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_229 = arith.addf %v_227, %v_228 : vector<4xf32>
                  %v_230 = vector.shuffle %v_229, %v_229 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_231 = vector.shuffle %v_229, %v_229 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_232 = arith.addf %v_230, %v_231 : vector<2xf32>
                  %v_233 = vector.shuffle %v_232, %v_232 [0] : vector<2xf32>, vector<2xf32>
                  %v_234 = vector.shuffle %v_232, %v_232 [1] : vector<2xf32>, vector<2xf32>
                  %v_235 = arith.addf %v_233, %v_234 : vector<1xf32>
                  %sum_236 = vector.extract %v_235[0] : f32 from vector<1xf32>
                  %v_237 = vector.shuffle %acc_220, %acc_220 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_238 = vector.shuffle %acc_220, %acc_220 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_239 = arith.addf %v_237, %v_238 : vector<8xf32>
                  %v_240 = vector.shuffle %v_239, %v_239 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_241 = vector.shuffle %v_239, %v_239 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_242 = arith.addf %v_240, %v_241 : vector<4xf32>
                  %v_243 = vector.shuffle %v_242, %v_242 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_244 = vector.shuffle %v_242, %v_242 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_245 = arith.addf %v_243, %v_244 : vector<2xf32>
                  %v_246 = vector.shuffle %v_245, %v_245 [0] : vector<2xf32>, vector<2xf32>
                  %v_247 = vector.shuffle %v_245, %v_245 [1] : vector<2xf32>, vector<2xf32>
                  %v_248 = arith.addf %v_246, %v_247 : vector<1xf32>
                  %sum_249 = vector.extract %v_248[0] : f32 from vector<1xf32>
                  %v_250 = vector.shuffle %acc_222, %acc_222 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_251 = vector.shuffle %acc_222, %acc_222 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_252 = arith.addf %v_250, %v_251 : vector<8xf32>
                  %v_253 = vector.shuffle %v_252, %v_252 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_254 = vector.shuffle %v_252, %v_252 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_255 = arith.addf %v_253, %v_254 : vector<4xf32>
                  %v_256 = vector.shuffle %v_255, %v_255 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_257 = vector.shuffle %v_255, %v_255 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_258 = arith.addf %v_256, %v_257 : vector<2xf32>
                  %v_259 = vector.shuffle %v_258, %v_258 [0] : vector<2xf32>, vector<2xf32>
                  %v_260 = vector.shuffle %v_258, %v_258 [1] : vector<2xf32>, vector<2xf32>
                  %v_261 = arith.addf %v_259, %v_260 : vector<1xf32>
                  %sum_262 = vector.extract %v_261[0] : f32 from vector<1xf32>
                  %v_263 = vector.shuffle %acc_223, %acc_223 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_264 = vector.shuffle %acc_223, %acc_223 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_265 = arith.addf %v_263, %v_264 : vector<8xf32>
                  %v_266 = vector.shuffle %v_265, %v_265 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_267 = vector.shuffle %v_265, %v_265 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_268 = arith.addf %v_266, %v_267 : vector<4xf32>
                  %v_269 = vector.shuffle %v_268, %v_268 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_270 = vector.shuffle %v_268, %v_268 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_271 = arith.addf %v_269, %v_270 : vector<2xf32>
                  %v_272 = vector.shuffle %v_271, %v_271 [0] : vector<2xf32>, vector<2xf32>
                  %v_273 = vector.shuffle %v_271, %v_271 [1] : vector<2xf32>, vector<2xf32>
                  %v_274 = arith.addf %v_272, %v_273 : vector<1xf32>
                  %sum_275 = vector.extract %v_274[0] : f32 from vector<1xf32>
                  memref.store %sum_236, %outputs[%v_193, %i_196] : memref<?x40xf32>
                  memref.store %sum_249, %outputs[%v_195, %i_196] : memref<?x40xf32>
                  memref.store %sum_262, %outputs[%v_193, %v_198] : memref<?x40xf32>
                  memref.store %sum_275, %outputs[%v_195, %v_198] : memref<?x40xf32>
                }
              }
              %is_276 = arith.cmpi eq, %v_27, %c_3 : index
              %v_277 = arith.andi %is_276, %is_29 : i1
              scf.if %v_277 {
                %v_278 = memref.load %group[%c_2] : memref<5xi32>
                %v_279 = arith.index_cast %v_278 : i32 to index
                scf.for %i_280 = %v_1 to %v_3 step %c_9 {
                  %v_281 = arith.addi %i_280, %c_3 : index
                  %v_282 = arith.minsi %v_281, %c_10 : index
                  %loop_284:2 = scf.for %i_283 = %c_2 to %c_5 step %c_5 iter_args(%carry_285 = %c_11, %carry_286 = %c_11) -> (vector<16xf32>, vector<16xf32>) {
                    %v_287 = vector.load %hidden[%v_279, %i_283] : memref<?x24xf32>, vector<16xf32>
                    %v_288 = arith.addi %i_283, %c_12 : index
                    memref.prefetch %expert_down[%v_18, %i_280, %v_288], read, locality<3>, data : memref<8x40x24xf32>
                    %v_289 = vector.load %expert_down[%v_18, %i_280, %i_283] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_290 = math.fma %v_289, %v_287, %carry_285 : vector<16xf32>
                    %v_291 = arith.addi %i_283, %c_12 : index
                    memref.prefetch %expert_down[%v_18, %v_282, %v_291], read, locality<3>, data : memref<8x40x24xf32>
                    %v_292 = vector.load %expert_down[%v_18, %v_282, %i_283] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_293 = math.fma %v_292, %v_287, %carry_286 : vector<16xf32>
                    scf.yield %acc_290, %acc_293 : vector<16xf32>, vector<16xf32>
                  }
                  %mask_294 = vector.create_mask %c_13 : vector<16xi1>
                  %v_295 = vector.maskedload %hidden[%v_279, %c_5], %mask_294, %c_11 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_296 = vector.maskedload %expert_down[%v_18, %i_280, %c_5], %mask_294, %c_11 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_297 = math.fma %v_296, %v_295, %loop_284#0 : vector<16xf32>
                  %v_298 = vector.maskedload %expert_down[%v_18, %v_282, %c_5], %mask_294, %c_11 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_299 = math.fma %v_298, %v_295, %loop_284#1 : vector<16xf32>
                  %v_300 = vector.shuffle %acc_297, %acc_297 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_301 = vector.shuffle %acc_297, %acc_297 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_302 = arith.addf %v_300, %v_301 : vector<8xf32>
                  %v_303 = vector.shuffle %v_302, %v_302 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_304 = vector.shuffle %v_302, %v_302 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_305 = arith.addf %v_303, %v_304 : vector<4xf32>
                  %v_306 = vector.shuffle %v_305, %v_305 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_307 = vector.shuffle %v_305, %v_305 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_308 = arith.addf %v_306, %v_307 : vector<2xf32>
                  %v_309 = vector.shuffle %v_308, %v_308 [0] : vector<2xf32>, vector<2xf32>
                  %v_310 = vector.shuffle %v_308, %v_308 [1] : vector<2xf32>, vector<2xf32>
                  %v_311 = arith.addf %v_309, %v_310 : vector<1xf32>
                  %sum_312 = vector.extract %v_311[0] : f32 from vector<1xf32>
                  %v_313 = vector.shuffle %acc_299, %acc_299 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_314 = vector.shuffle %acc_299, %acc_299 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_315 = arith.addf %v_313, %v_314 : vector<8xf32>
                  %v_316 = vector.shuffle %v_315, %v_315 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_317 = vector.shuffle %v_315, %v_315 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_318 = arith.addf %v_316, %v_317 : vector<4xf32>
                  %v_319 = vector.shuffle %v_318, %v_318 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_320 = vector.shuffle %v_318, %v_318 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_321 = arith.addf %v_319, %v_320 : vector<2xf32>
                  %v_322 = vector.shuffle %v_321, %v_321 [0] : vector<2xf32>, vector<2xf32>
                  %v_323 = vector.shuffle %v_321, %v_321 [1] : vector<2xf32>, vector<2xf32>
                  %v_324 = arith.addf %v_322, %v_323 : vector<1xf32>
                  %sum_325 = vector.extract %v_324[0] : f32 from vector<1xf32>
                  memref.store %sum_312, %outputs[%v_279, %i_280] : memref<?x40xf32>
                  memref.store %sum_325, %outputs[%v_279, %v_282] : memref<?x40xf32>
                }
              }
              %is_326 = arith.cmpi eq, %v_27, %c_7 : index
              %v_327 = arith.select %is_326, %c_2, %v_27 : index
              scf.yield %v_327 : index
            }
          }
        }
        // combine: the token's slots in order
        scf.for %i_328 = %c_2 to %tokens step %c_3 {
          scf.for %i_329 = %v_1 to %v_3 step %c_3 {
            %v_330 = arith.muli %i_328, %c_8 : index
            %v_331 = memref.load %outputs[%v_330, %i_329] : memref<?x40xf32>
            %v_332 = memref.load %weights[%v_330] : memref<?xf32>
            %v_333 = arith.mulf %v_331, %v_332 : f32
            %v_334 = arith.muli %i_328, %c_8 : index
            %v_335 = arith.addi %v_334, %c_3 : index
            %v_336 = memref.load %outputs[%v_335, %i_329] : memref<?x40xf32>
            %v_337 = memref.load %weights[%v_335] : memref<?xf32>
            %v_338 = arith.mulf %v_336, %v_337 : f32
            %v_339 = arith.addf %v_333, %v_338 : f32
            %v_340 = arith.muli %i_328, %c_8 : index
            %v_341 = arith.addi %v_340, %c_9 : index
            %v_342 = memref.load %outputs[%v_341, %i_329] : memref<?x40xf32>
            %v_343 = memref.load %weights[%v_341] : memref<?xf32>
            %v_344 = arith.mulf %v_342, %v_343 : f32
            %v_345 = arith.addf %v_339, %v_344 : f32
            memref.store %v_345, %y[%i_328, %i_329] : memref<?x40xf32>
          }
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

    // stage: experts: gathered: the chosen experts of 8, kernels for avx512
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, index, index) -> tensor<?x24xf32>{%slots}
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights, %expert_down, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#1 : tensor<?x40xf32>
  }
}
