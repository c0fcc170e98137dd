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
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_3] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
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
            %v_70 = vector.shuffle %loop_27#0, %loop_27#0 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_71 = vector.shuffle %loop_27#0, %loop_27#0 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_72 = arith.addf %v_70, %v_71 : vector<4xf64>
            %v_73 = vector.shuffle %v_72, %v_72 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_74 = vector.shuffle %v_72, %v_72 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_75 = arith.addf %v_73, %v_74 : vector<2xf64>
            %v_76 = vector.shuffle %v_75, %v_75 [0] : vector<2xf64>, vector<2xf64>
            %v_77 = vector.shuffle %v_75, %v_75 [1] : vector<2xf64>, vector<2xf64>
            %v_78 = arith.addf %v_76, %v_77 : vector<1xf64>
            %sum_79 = vector.extract %v_78[0] : f64 from vector<1xf64>
            %v_80 = arith.truncf %sum_79 : f64 to f32
            memref.store %v_80, %y[%v_25, %v_9] : memref<?x8xf32>
            %v_81 = vector.shuffle %loop_27#1, %loop_27#1 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_82 = vector.shuffle %loop_27#1, %loop_27#1 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_83 = arith.addf %v_81, %v_82 : vector<4xf64>
            %v_84 = vector.shuffle %v_83, %v_83 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_85 = vector.shuffle %v_83, %v_83 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_86 = arith.addf %v_84, %v_85 : vector<2xf64>
            %v_87 = vector.shuffle %v_86, %v_86 [0] : vector<2xf64>, vector<2xf64>
            %v_88 = vector.shuffle %v_86, %v_86 [1] : vector<2xf64>, vector<2xf64>
            %v_89 = arith.addf %v_87, %v_88 : vector<1xf64>
            %sum_90 = vector.extract %v_89[0] : f64 from vector<1xf64>
            %v_91 = arith.truncf %sum_90 : f64 to f32
            memref.store %v_91, %y[%v_25, %v_11] : memref<?x8xf32>
            %v_92 = vector.shuffle %loop_27#2, %loop_27#2 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_93 = vector.shuffle %loop_27#2, %loop_27#2 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_94 = arith.addf %v_92, %v_93 : vector<4xf64>
            %v_95 = vector.shuffle %v_94, %v_94 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_96 = vector.shuffle %v_94, %v_94 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_97 = arith.addf %v_95, %v_96 : vector<2xf64>
            %v_98 = vector.shuffle %v_97, %v_97 [0] : vector<2xf64>, vector<2xf64>
            %v_99 = vector.shuffle %v_97, %v_97 [1] : vector<2xf64>, vector<2xf64>
            %v_100 = arith.addf %v_98, %v_99 : vector<1xf64>
            %sum_101 = vector.extract %v_100[0] : f64 from vector<1xf64>
            %v_102 = arith.truncf %sum_101 : f64 to f32
            memref.store %v_102, %y[%v_25, %v_13] : memref<?x8xf32>
            %v_103 = vector.shuffle %loop_27#3, %loop_27#3 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_104 = vector.shuffle %loop_27#3, %loop_27#3 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_105 = arith.addf %v_103, %v_104 : vector<4xf64>
            %v_106 = vector.shuffle %v_105, %v_105 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_107 = vector.shuffle %v_105, %v_105 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_108 = arith.addf %v_106, %v_107 : vector<2xf64>
            %v_109 = vector.shuffle %v_108, %v_108 [0] : vector<2xf64>, vector<2xf64>
            %v_110 = vector.shuffle %v_108, %v_108 [1] : vector<2xf64>, vector<2xf64>
            %v_111 = arith.addf %v_109, %v_110 : vector<1xf64>
            %sum_112 = vector.extract %v_111[0] : f64 from vector<1xf64>
            %v_113 = arith.truncf %sum_112 : f64 to f32
            memref.store %v_113, %y[%v_25, %v_15] : memref<?x8xf32>
            %v_114 = vector.shuffle %loop_27#4, %loop_27#4 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_115 = vector.shuffle %loop_27#4, %loop_27#4 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_116 = arith.addf %v_114, %v_115 : vector<4xf64>
            %v_117 = vector.shuffle %v_116, %v_116 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_118 = vector.shuffle %v_116, %v_116 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_119 = arith.addf %v_117, %v_118 : vector<2xf64>
            %v_120 = vector.shuffle %v_119, %v_119 [0] : vector<2xf64>, vector<2xf64>
            %v_121 = vector.shuffle %v_119, %v_119 [1] : vector<2xf64>, vector<2xf64>
            %v_122 = arith.addf %v_120, %v_121 : vector<1xf64>
            %sum_123 = vector.extract %v_122[0] : f64 from vector<1xf64>
            %v_124 = arith.truncf %sum_123 : f64 to f32
            memref.store %v_124, %y[%v_25, %v_17] : memref<?x8xf32>
            %v_125 = vector.shuffle %loop_27#5, %loop_27#5 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_126 = vector.shuffle %loop_27#5, %loop_27#5 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_127 = arith.addf %v_125, %v_126 : vector<4xf64>
            %v_128 = vector.shuffle %v_127, %v_127 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_129 = vector.shuffle %v_127, %v_127 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_130 = arith.addf %v_128, %v_129 : vector<2xf64>
            %v_131 = vector.shuffle %v_130, %v_130 [0] : vector<2xf64>, vector<2xf64>
            %v_132 = vector.shuffle %v_130, %v_130 [1] : vector<2xf64>, vector<2xf64>
            %v_133 = arith.addf %v_131, %v_132 : vector<1xf64>
            %sum_134 = vector.extract %v_133[0] : f64 from vector<1xf64>
            %v_135 = arith.truncf %sum_134 : f64 to f32
            memref.store %v_135, %y[%v_25, %v_19] : memref<?x8xf32>
            %v_136 = vector.shuffle %loop_27#6, %loop_27#6 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_137 = vector.shuffle %loop_27#6, %loop_27#6 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_138 = arith.addf %v_136, %v_137 : vector<4xf64>
            %v_139 = vector.shuffle %v_138, %v_138 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_140 = vector.shuffle %v_138, %v_138 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_141 = arith.addf %v_139, %v_140 : vector<2xf64>
            %v_142 = vector.shuffle %v_141, %v_141 [0] : vector<2xf64>, vector<2xf64>
            %v_143 = vector.shuffle %v_141, %v_141 [1] : vector<2xf64>, vector<2xf64>
            %v_144 = arith.addf %v_142, %v_143 : vector<1xf64>
            %sum_145 = vector.extract %v_144[0] : f64 from vector<1xf64>
            %v_146 = arith.truncf %sum_145 : f64 to f32
            memref.store %v_146, %y[%v_25, %v_21] : memref<?x8xf32>
            %v_147 = vector.shuffle %loop_27#7, %loop_27#7 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_148 = vector.shuffle %loop_27#7, %loop_27#7 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_149 = arith.addf %v_147, %v_148 : vector<4xf64>
            %v_150 = vector.shuffle %v_149, %v_149 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_151 = vector.shuffle %v_149, %v_149 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_152 = arith.addf %v_150, %v_151 : vector<2xf64>
            %v_153 = vector.shuffle %v_152, %v_152 [0] : vector<2xf64>, vector<2xf64>
            %v_154 = vector.shuffle %v_152, %v_152 [1] : vector<2xf64>, vector<2xf64>
            %v_155 = arith.addf %v_153, %v_154 : vector<1xf64>
            %sum_156 = vector.extract %v_155[0] : f64 from vector<1xf64>
            %v_157 = arith.truncf %sum_156 : f64 to f32
            memref.store %v_157, %y[%v_25, %v_23] : memref<?x8xf32>
          }
        } else {
          scf.for %i_158 = %v_1 to %v_4 step %c_7 {
            scf.for %i_159 = %v_2 to %v_6 step %c_7 {
              %v_160 = arith.minsi %i_158, %c_4 : index
              %v_161 = arith.addi %i_158, %c_2 : index
              %v_162 = arith.minsi %v_161, %c_4 : index
              %v_163 = arith.addi %i_158, %c_5 : index
              %v_164 = arith.minsi %v_163, %c_4 : index
              %v_165 = arith.addi %i_158, %c_6 : index
              %v_166 = arith.minsi %v_165, %c_4 : index
              %v_167 = arith.subi %tokens, %c_2 : index
              %v_168 = arith.minsi %i_159, %v_167 : index
              %v_169 = arith.addi %i_159, %c_2 : index
              %v_170 = arith.subi %tokens, %c_2 : index
              %v_171 = arith.minsi %v_169, %v_170 : index
              %v_172 = arith.addi %i_159, %c_5 : index
              %v_173 = arith.subi %tokens, %c_2 : index
              %v_174 = arith.minsi %v_172, %v_173 : index
              %v_175 = arith.addi %i_159, %c_6 : index
              %v_176 = arith.subi %tokens, %c_2 : index
              %v_177 = arith.minsi %v_175, %v_176 : index
              %loop_179:16 = scf.for %i_178 = %c_3 to %c_11 step %c_1 iter_args(%carry_180 = %c_10, %carry_181 = %c_10, %carry_182 = %c_10, %carry_183 = %c_10, %carry_184 = %c_10, %carry_185 = %c_10, %carry_186 = %c_10, %carry_187 = %c_10, %carry_188 = %c_10, %carry_189 = %c_10, %carry_190 = %c_10, %carry_191 = %c_10, %carry_192 = %c_10, %carry_193 = %c_10, %carry_194 = %c_10, %carry_195 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
                %v_196 = vector.load %x[%v_168, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_197 = arith.extf %v_196 : vector<8xf32> to vector<8xf64>
                %v_198 = vector.load %x[%v_171, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_199 = arith.extf %v_198 : vector<8xf32> to vector<8xf64>
                %v_200 = vector.load %x[%v_174, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_201 = arith.extf %v_200 : vector<8xf32> to vector<8xf64>
                %v_202 = vector.load %x[%v_177, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_203 = arith.extf %v_202 : vector<8xf32> to vector<8xf64>
                %v_204 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_160, %v_204], read, locality<3>, data : memref<8x40xf32>
                %v_205 = vector.load %weight[%v_160, %i_178] : memref<8x40xf32>, vector<8xf32>
                %v_206 = arith.extf %v_205 : vector<8xf32> to vector<8xf64>
                %acc_207 = math.fma %v_206, %v_197, %carry_180 : vector<8xf64>
                %acc_208 = math.fma %v_206, %v_199, %carry_181 : vector<8xf64>
                %acc_209 = math.fma %v_206, %v_201, %carry_182 : vector<8xf64>
                %acc_210 = math.fma %v_206, %v_203, %carry_183 : vector<8xf64>
                %v_211 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_162, %v_211], read, locality<3>, data : memref<8x40xf32>
                %v_212 = vector.load %weight[%v_162, %i_178] : memref<8x40xf32>, vector<8xf32>
                %v_213 = arith.extf %v_212 : vector<8xf32> to vector<8xf64>
                %acc_214 = math.fma %v_213, %v_197, %carry_184 : vector<8xf64>
                %acc_215 = math.fma %v_213, %v_199, %carry_185 : vector<8xf64>
                %acc_216 = math.fma %v_213, %v_201, %carry_186 : vector<8xf64>
                %acc_217 = math.fma %v_213, %v_203, %carry_187 : vector<8xf64>
                %v_218 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_164, %v_218], read, locality<3>, data : memref<8x40xf32>
                %v_219 = vector.load %weight[%v_164, %i_178] : memref<8x40xf32>, vector<8xf32>
                %v_220 = arith.extf %v_219 : vector<8xf32> to vector<8xf64>
                %acc_221 = math.fma %v_220, %v_197, %carry_188 : vector<8xf64>
                %acc_222 = math.fma %v_220, %v_199, %carry_189 : vector<8xf64>
                %acc_223 = math.fma %v_220, %v_201, %carry_190 : vector<8xf64>
                %acc_224 = math.fma %v_220, %v_203, %carry_191 : vector<8xf64>
                %v_225 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_166, %v_225], read, locality<3>, data : memref<8x40xf32>
                %v_226 = vector.load %weight[%v_166, %i_178] : memref<8x40xf32>, vector<8xf32>
                %v_227 = arith.extf %v_226 : vector<8xf32> to vector<8xf64>
                %acc_228 = math.fma %v_227, %v_197, %carry_192 : vector<8xf64>
                %acc_229 = math.fma %v_227, %v_199, %carry_193 : vector<8xf64>
                %acc_230 = math.fma %v_227, %v_201, %carry_194 : vector<8xf64>
                %acc_231 = math.fma %v_227, %v_203, %carry_195 : vector<8xf64>
                scf.yield %acc_207, %acc_208, %acc_209, %acc_210, %acc_214, %acc_215, %acc_216, %acc_217, %acc_221, %acc_222, %acc_223, %acc_224, %acc_228, %acc_229, %acc_230, %acc_231 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
              }
              %v_232 = vector.shuffle %loop_179#0, %loop_179#0 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_233 = vector.shuffle %loop_179#0, %loop_179#0 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_234 = arith.addf %v_232, %v_233 : vector<4xf64>
              %v_235 = vector.shuffle %v_234, %v_234 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_236 = vector.shuffle %v_234, %v_234 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_237 = arith.addf %v_235, %v_236 : vector<2xf64>
              %v_238 = vector.shuffle %v_237, %v_237 [0] : vector<2xf64>, vector<2xf64>
              %v_239 = vector.shuffle %v_237, %v_237 [1] : vector<2xf64>, vector<2xf64>
              %v_240 = arith.addf %v_238, %v_239 : vector<1xf64>
              %sum_241 = vector.extract %v_240[0] : f64 from vector<1xf64>
              %v_242 = arith.truncf %sum_241 : f64 to f32
              memref.store %v_242, %y[%v_168, %v_160] : memref<?x8xf32>
              %v_243 = vector.shuffle %loop_179#1, %loop_179#1 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_244 = vector.shuffle %loop_179#1, %loop_179#1 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_245 = arith.addf %v_243, %v_244 : vector<4xf64>
              %v_246 = vector.shuffle %v_245, %v_245 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_247 = vector.shuffle %v_245, %v_245 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_248 = arith.addf %v_246, %v_247 : vector<2xf64>
              %v_249 = vector.shuffle %v_248, %v_248 [0] : vector<2xf64>, vector<2xf64>
              %v_250 = vector.shuffle %v_248, %v_248 [1] : vector<2xf64>, vector<2xf64>
              %v_251 = arith.addf %v_249, %v_250 : vector<1xf64>
              %sum_252 = vector.extract %v_251[0] : f64 from vector<1xf64>
              %v_253 = arith.truncf %sum_252 : f64 to f32
              memref.store %v_253, %y[%v_171, %v_160] : memref<?x8xf32>
              %v_254 = vector.shuffle %loop_179#2, %loop_179#2 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_255 = vector.shuffle %loop_179#2, %loop_179#2 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_256 = arith.addf %v_254, %v_255 : vector<4xf64>
              %v_257 = vector.shuffle %v_256, %v_256 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_258 = vector.shuffle %v_256, %v_256 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_259 = arith.addf %v_257, %v_258 : vector<2xf64>
              %v_260 = vector.shuffle %v_259, %v_259 [0] : vector<2xf64>, vector<2xf64>
              %v_261 = vector.shuffle %v_259, %v_259 [1] : vector<2xf64>, vector<2xf64>
              %v_262 = arith.addf %v_260, %v_261 : vector<1xf64>
              %sum_263 = vector.extract %v_262[0] : f64 from vector<1xf64>
              %v_264 = arith.truncf %sum_263 : f64 to f32
              memref.store %v_264, %y[%v_174, %v_160] : memref<?x8xf32>
              %v_265 = vector.shuffle %loop_179#3, %loop_179#3 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_266 = vector.shuffle %loop_179#3, %loop_179#3 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_267 = arith.addf %v_265, %v_266 : vector<4xf64>
              %v_268 = vector.shuffle %v_267, %v_267 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_269 = vector.shuffle %v_267, %v_267 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_270 = arith.addf %v_268, %v_269 : vector<2xf64>
              %v_271 = vector.shuffle %v_270, %v_270 [0] : vector<2xf64>, vector<2xf64>
              %v_272 = vector.shuffle %v_270, %v_270 [1] : vector<2xf64>, vector<2xf64>
              %v_273 = arith.addf %v_271, %v_272 : vector<1xf64>
              %sum_274 = vector.extract %v_273[0] : f64 from vector<1xf64>
              %v_275 = arith.truncf %sum_274 : f64 to f32
              memref.store %v_275, %y[%v_177, %v_160] : memref<?x8xf32>
              %v_276 = vector.shuffle %loop_179#4, %loop_179#4 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_277 = vector.shuffle %loop_179#4, %loop_179#4 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_278 = arith.addf %v_276, %v_277 : vector<4xf64>
              %v_279 = vector.shuffle %v_278, %v_278 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_280 = vector.shuffle %v_278, %v_278 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_281 = arith.addf %v_279, %v_280 : vector<2xf64>
              %v_282 = vector.shuffle %v_281, %v_281 [0] : vector<2xf64>, vector<2xf64>
              %v_283 = vector.shuffle %v_281, %v_281 [1] : vector<2xf64>, vector<2xf64>
              %v_284 = arith.addf %v_282, %v_283 : vector<1xf64>
              %sum_285 = vector.extract %v_284[0] : f64 from vector<1xf64>
              %v_286 = arith.truncf %sum_285 : f64 to f32
              memref.store %v_286, %y[%v_168, %v_162] : memref<?x8xf32>
              %v_287 = vector.shuffle %loop_179#5, %loop_179#5 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_288 = vector.shuffle %loop_179#5, %loop_179#5 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_289 = arith.addf %v_287, %v_288 : vector<4xf64>
              %v_290 = vector.shuffle %v_289, %v_289 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_291 = vector.shuffle %v_289, %v_289 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_292 = arith.addf %v_290, %v_291 : vector<2xf64>
              %v_293 = vector.shuffle %v_292, %v_292 [0] : vector<2xf64>, vector<2xf64>
              %v_294 = vector.shuffle %v_292, %v_292 [1] : vector<2xf64>, vector<2xf64>
              %v_295 = arith.addf %v_293, %v_294 : vector<1xf64>
              %sum_296 = vector.extract %v_295[0] : f64 from vector<1xf64>
              %v_297 = arith.truncf %sum_296 : f64 to f32
              memref.store %v_297, %y[%v_171, %v_162] : memref<?x8xf32>
              %v_298 = vector.shuffle %loop_179#6, %loop_179#6 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_299 = vector.shuffle %loop_179#6, %loop_179#6 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_300 = arith.addf %v_298, %v_299 : vector<4xf64>
              %v_301 = vector.shuffle %v_300, %v_300 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_302 = vector.shuffle %v_300, %v_300 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_303 = arith.addf %v_301, %v_302 : vector<2xf64>
              %v_304 = vector.shuffle %v_303, %v_303 [0] : vector<2xf64>, vector<2xf64>
              %v_305 = vector.shuffle %v_303, %v_303 [1] : vector<2xf64>, vector<2xf64>
              %v_306 = arith.addf %v_304, %v_305 : vector<1xf64>
              %sum_307 = vector.extract %v_306[0] : f64 from vector<1xf64>
              %v_308 = arith.truncf %sum_307 : f64 to f32
              memref.store %v_308, %y[%v_174, %v_162] : memref<?x8xf32>
              %v_309 = vector.shuffle %loop_179#7, %loop_179#7 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_310 = vector.shuffle %loop_179#7, %loop_179#7 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_311 = arith.addf %v_309, %v_310 : vector<4xf64>
              %v_312 = vector.shuffle %v_311, %v_311 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_313 = vector.shuffle %v_311, %v_311 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_314 = arith.addf %v_312, %v_313 : vector<2xf64>
              %v_315 = vector.shuffle %v_314, %v_314 [0] : vector<2xf64>, vector<2xf64>
              %v_316 = vector.shuffle %v_314, %v_314 [1] : vector<2xf64>, vector<2xf64>
              %v_317 = arith.addf %v_315, %v_316 : vector<1xf64>
              %sum_318 = vector.extract %v_317[0] : f64 from vector<1xf64>
              %v_319 = arith.truncf %sum_318 : f64 to f32
              memref.store %v_319, %y[%v_177, %v_162] : memref<?x8xf32>
              %v_320 = vector.shuffle %loop_179#8, %loop_179#8 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_321 = vector.shuffle %loop_179#8, %loop_179#8 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_322 = arith.addf %v_320, %v_321 : vector<4xf64>
              %v_323 = vector.shuffle %v_322, %v_322 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_324 = vector.shuffle %v_322, %v_322 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_325 = arith.addf %v_323, %v_324 : vector<2xf64>
              %v_326 = vector.shuffle %v_325, %v_325 [0] : vector<2xf64>, vector<2xf64>
              %v_327 = vector.shuffle %v_325, %v_325 [1] : vector<2xf64>, vector<2xf64>
              %v_328 = arith.addf %v_326, %v_327 : vector<1xf64>
              %sum_329 = vector.extract %v_328[0] : f64 from vector<1xf64>
              %v_330 = arith.truncf %sum_329 : f64 to f32
              memref.store %v_330, %y[%v_168, %v_164] : memref<?x8xf32>
              %v_331 = vector.shuffle %loop_179#9, %loop_179#9 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_332 = vector.shuffle %loop_179#9, %loop_179#9 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_333 = arith.addf %v_331, %v_332 : vector<4xf64>
              %v_334 = vector.shuffle %v_333, %v_333 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_335 = vector.shuffle %v_333, %v_333 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_336 = arith.addf %v_334, %v_335 : vector<2xf64>
              %v_337 = vector.shuffle %v_336, %v_336 [0] : vector<2xf64>, vector<2xf64>
              %v_338 = vector.shuffle %v_336, %v_336 [1] : vector<2xf64>, vector<2xf64>
              %v_339 = arith.addf %v_337, %v_338 : vector<1xf64>
              %sum_340 = vector.extract %v_339[0] : f64 from vector<1xf64>
              %v_341 = arith.truncf %sum_340 : f64 to f32
              memref.store %v_341, %y[%v_171, %v_164] : memref<?x8xf32>
              %v_342 = vector.shuffle %loop_179#10, %loop_179#10 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_343 = vector.shuffle %loop_179#10, %loop_179#10 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_344 = arith.addf %v_342, %v_343 : vector<4xf64>
              %v_345 = vector.shuffle %v_344, %v_344 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_346 = vector.shuffle %v_344, %v_344 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_347 = arith.addf %v_345, %v_346 : vector<2xf64>
              %v_348 = vector.shuffle %v_347, %v_347 [0] : vector<2xf64>, vector<2xf64>
              %v_349 = vector.shuffle %v_347, %v_347 [1] : vector<2xf64>, vector<2xf64>
              %v_350 = arith.addf %v_348, %v_349 : vector<1xf64>
              %sum_351 = vector.extract %v_350[0] : f64 from vector<1xf64>
              %v_352 = arith.truncf %sum_351 : f64 to f32
              memref.store %v_352, %y[%v_174, %v_164] : memref<?x8xf32>
              %v_353 = vector.shuffle %loop_179#11, %loop_179#11 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_354 = vector.shuffle %loop_179#11, %loop_179#11 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_355 = arith.addf %v_353, %v_354 : vector<4xf64>
              %v_356 = vector.shuffle %v_355, %v_355 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_357 = vector.shuffle %v_355, %v_355 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_358 = arith.addf %v_356, %v_357 : vector<2xf64>
              %v_359 = vector.shuffle %v_358, %v_358 [0] : vector<2xf64>, vector<2xf64>
              %v_360 = vector.shuffle %v_358, %v_358 [1] : vector<2xf64>, vector<2xf64>
              %v_361 = arith.addf %v_359, %v_360 : vector<1xf64>
              %sum_362 = vector.extract %v_361[0] : f64 from vector<1xf64>
              %v_363 = arith.truncf %sum_362 : f64 to f32
              memref.store %v_363, %y[%v_177, %v_164] : memref<?x8xf32>
              %v_364 = vector.shuffle %loop_179#12, %loop_179#12 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_365 = vector.shuffle %loop_179#12, %loop_179#12 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_366 = arith.addf %v_364, %v_365 : vector<4xf64>
              %v_367 = vector.shuffle %v_366, %v_366 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_368 = vector.shuffle %v_366, %v_366 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_369 = arith.addf %v_367, %v_368 : vector<2xf64>
              %v_370 = vector.shuffle %v_369, %v_369 [0] : vector<2xf64>, vector<2xf64>
              %v_371 = vector.shuffle %v_369, %v_369 [1] : vector<2xf64>, vector<2xf64>
              %v_372 = arith.addf %v_370, %v_371 : vector<1xf64>
              %sum_373 = vector.extract %v_372[0] : f64 from vector<1xf64>
              %v_374 = arith.truncf %sum_373 : f64 to f32
              memref.store %v_374, %y[%v_168, %v_166] : memref<?x8xf32>
              %v_375 = vector.shuffle %loop_179#13, %loop_179#13 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_376 = vector.shuffle %loop_179#13, %loop_179#13 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_377 = arith.addf %v_375, %v_376 : vector<4xf64>
              %v_378 = vector.shuffle %v_377, %v_377 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_379 = vector.shuffle %v_377, %v_377 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_380 = arith.addf %v_378, %v_379 : vector<2xf64>
              %v_381 = vector.shuffle %v_380, %v_380 [0] : vector<2xf64>, vector<2xf64>
              %v_382 = vector.shuffle %v_380, %v_380 [1] : vector<2xf64>, vector<2xf64>
              %v_383 = arith.addf %v_381, %v_382 : vector<1xf64>
              %sum_384 = vector.extract %v_383[0] : f64 from vector<1xf64>
              %v_385 = arith.truncf %sum_384 : f64 to f32
              memref.store %v_385, %y[%v_171, %v_166] : memref<?x8xf32>
              %v_386 = vector.shuffle %loop_179#14, %loop_179#14 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_387 = vector.shuffle %loop_179#14, %loop_179#14 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_388 = arith.addf %v_386, %v_387 : vector<4xf64>
              %v_389 = vector.shuffle %v_388, %v_388 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_390 = vector.shuffle %v_388, %v_388 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_391 = arith.addf %v_389, %v_390 : vector<2xf64>
              %v_392 = vector.shuffle %v_391, %v_391 [0] : vector<2xf64>, vector<2xf64>
              %v_393 = vector.shuffle %v_391, %v_391 [1] : vector<2xf64>, vector<2xf64>
              %v_394 = arith.addf %v_392, %v_393 : vector<1xf64>
              %sum_395 = vector.extract %v_394[0] : f64 from vector<1xf64>
              %v_396 = arith.truncf %sum_395 : f64 to f32
              memref.store %v_396, %y[%v_174, %v_166] : memref<?x8xf32>
              %v_397 = vector.shuffle %loop_179#15, %loop_179#15 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
              %v_398 = vector.shuffle %loop_179#15, %loop_179#15 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
              %v_399 = arith.addf %v_397, %v_398 : vector<4xf64>
              %v_400 = vector.shuffle %v_399, %v_399 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_401 = vector.shuffle %v_399, %v_399 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_402 = arith.addf %v_400, %v_401 : vector<2xf64>
              %v_403 = vector.shuffle %v_402, %v_402 [0] : vector<2xf64>, vector<2xf64>
              %v_404 = vector.shuffle %v_402, %v_402 [1] : vector<2xf64>, vector<2xf64>
              %v_405 = arith.addf %v_403, %v_404 : vector<1xf64>
              %sum_406 = vector.extract %v_405[0] : f64 from vector<1xf64>
              %v_407 = arith.truncf %sum_406 : f64 to f32
              memref.store %v_407, %y[%v_177, %v_166] : memref<?x8xf32>
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

  stream.executable private @gathered {
    stream.executable.export public @gathered_up workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %expert_gate_up_bias_binding: !stream.binding, %taken_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 1 : index
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 16 : index
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant dense<0> : vector<16xi32>
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant 1024 : index
        %c_10 = arith.constant 4 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_14 = arith.constant 0x3F333333 : f32
        %c_15 = arith.constant 0xBF333333 : f32
        %c_16 = arith.constant 0x3F800000 : f32
        %c_17 = arith.constant 0x3FD9DB23 : f32
        %c_18 = arith.constant 0x00000000 : f32
        %c_19 = arith.constant 0x42B40000 : f32
        %c_20 = arith.constant 0xC2DC0000 : f32
        %c_21 = arith.constant 0x3FB8AA3B : f32
        %c_22 = arith.constant 0xBF318000 : f32
        %c_23 = arith.constant 0x395E8083 : f32
        %c_24 = arith.constant 0x39500D01 : f32
        %c_25 = arith.constant 0x3AB60B61 : f32
        %c_26 = arith.constant 0x3C088889 : f32
        %c_27 = arith.constant 0x3D2AAAAB : f32
        %c_28 = arith.constant 0x3E2AAAAB : f32
        %c_29 = arith.constant 0x3F000000 : f32
        %c_30 = arith.constant 1 : i32
        %c_31 = arith.constant 23 : i32
        %c_32 = arith.constant 127 : i32
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xbf16>
        %expert_gate_up_bias = stream.binding.subspan %expert_gate_up_bias_binding[%c_1] : !stream.binding -> memref<8x48xf32>
        %taken = stream.binding.subspan %taken_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xbf16>{%slots}
        %address_1 = memref.extract_aligned_pointer_as_index %taken : memref<32xi32> -> index
        %v_2 = arith.index_cast %address_1 : index to i64
        %pointer_3 = llvm.inttoptr %v_2 : i64 to !llvm.ptr
        %v_4 = arith.index_cast %c_0 : index to i32
        %v_5 = llvm.atomicrmw add %pointer_3, %v_4 monotonic : !llvm.ptr, i32
        %v_6 = arith.index_cast %v_5 : i32 to index
        %v_7 = arith.divui %slots, %c_2 : index
        %v_8 = arith.maxsi %v_7, %c_0 : index
        %v_9 = arith.divui %v_6, %c_3 : index
        %loop_11:2 = scf.for %i_10 = %c_1 to %v_9 step %c_0 iter_args(%carry_12 = %c_1, %carry_13 = %v_8) -> (index, index) {
          %v_14 = arith.muli %carry_13, %c_3 : index
          %v_15 = arith.addi %carry_12, %v_14 : index
          %v_16 = arith.divui %carry_13, %c_4 : index
          %v_17 = arith.maxsi %v_16, %c_0 : index
          scf.yield %v_15, %v_17 : index, index
        }
        %v_18 = arith.remui %v_6, %c_3 : index
        %v_19 = arith.muli %v_18, %loop_11#1 : index
        %v_20 = arith.addi %loop_11#0, %v_19 : index
        %end_23:2 = scf.while (%at_21 = %v_20, %at_22 = %loop_11#1) : (index, index) -> (index, index) {
          %is_26 = arith.cmpi slt, %at_21, %slots : index
          scf.condition(%is_26) %at_21, %at_22 : index, index
        } do {
          ^bb0(%i_24: index, %i_25: index):
          %v_27 = arith.index_cast %address_1 : index to i64
          %pointer_28 = llvm.inttoptr %v_27 : i64 to !llvm.ptr
          %v_29 = arith.index_cast %c_0 : index to i32
          %v_30 = llvm.atomicrmw add %pointer_28, %v_29 monotonic : !llvm.ptr, i32
          %v_31 = arith.index_cast %v_30 : i32 to index
          %v_32 = arith.divui %slots, %c_2 : index
          %v_33 = arith.maxsi %v_32, %c_0 : index
          %v_34 = arith.divui %v_31, %c_3 : index
          %loop_36:2 = scf.for %i_35 = %c_1 to %v_34 step %c_0 iter_args(%carry_37 = %c_1, %carry_38 = %v_33) -> (index, index) {
            %v_39 = arith.muli %carry_38, %c_3 : index
            %v_40 = arith.addi %carry_37, %v_39 : index
            %v_41 = arith.divui %carry_38, %c_4 : index
            %v_42 = arith.maxsi %v_41, %c_0 : index
            scf.yield %v_40, %v_42 : index, index
          }
          %v_43 = arith.remui %v_31, %c_3 : index
          %v_44 = arith.muli %v_43, %loop_36#1 : index
          %v_45 = arith.addi %loop_36#0, %v_44 : index
          %v_46 = arith.addi %i_24, %i_25 : index
          scf.for %i_47 = %i_24 to %v_46 step %c_0 {
            %v_48 = arith.addi %i_47, %c_0 : index
            %is_49 = arith.cmpi eq, %v_48, %v_46 : index
            %v_50 = arith.select %is_49, %v_45, %v_48 : index
            %v_51 = arith.remui %i_47, %c_0 : index
            %v_52 = arith.muli %v_51, %c_5 : index
            %v_53 = arith.divui %i_47, %c_0 : index
            %v_54 = memref.load %ids[%v_53] : memref<?xi32>
            %v_55 = vector.broadcast %v_54 : i32 to vector<16xi32>
            %loop_57:1 = scf.for %i_56 = %c_1 to %v_53 step %c_2 iter_args(%carry_58 = %c_6) -> (i1) {
              %v_59 = arith.subi %v_53, %i_56 : index
              %mask_60 = vector.create_mask %v_59 : vector<16xi1>
              %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_7 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<16xi32>
              %v_63 = arith.andi %is_62, %mask_60 : vector<16xi1>
              %any_64 = vector.reduction <or>, %v_63 : vector<16xi1> into i1
              %v_65 = arith.ori %carry_58, %any_64 : i1
              scf.yield %v_65 : i1
            }
            %is_66 = arith.cmpi eq, %loop_57#0, %c_6 : i1
            scf.if %is_66 {
              %v_67 = arith.index_cast %v_54 : i32 to index
              %v_68 = arith.remui %v_50, %c_0 : index
              %v_69 = arith.muli %v_68, %c_5 : index
              %v_70 = arith.addi %v_69, %c_8 : index
              %v_71 = arith.subi %slots, %c_0 : index
              %v_72 = arith.minsi %v_50, %v_71 : index
              %v_73 = arith.divui %v_72, %c_0 : index
              %v_74 = memref.load %ids[%v_73] : memref<?xi32>
              %v_75 = arith.index_cast %v_74 : i32 to index
              scf.for %i_76 = %c_1 to %c_9 step %c_5 {
                memref.prefetch %expert_gate_up[%v_75, %v_69, %i_76], read, locality<3>, data : memref<8x48x40xbf16>
              }
              scf.for %i_77 = %c_1 to %c_9 step %c_5 {
                memref.prefetch %expert_gate_up[%v_75, %v_70, %i_77], read, locality<3>, data : memref<8x48x40xbf16>
              }
              %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
              %loop_79:1 = scf.for %i_78 = %v_53 to %slots step %c_0 iter_args(%carry_80 = %c_1) -> (index) {
                %v_81 = arith.index_cast %i_78 : index to i32
                %v_82 = memref.load %ids[%i_78] : memref<?xi32>
                %is_83 = arith.cmpi eq, %v_82, %v_54 : i32
                scf.if %is_83 {
                  memref.store %v_81, %group[%carry_80] : memref<5xi32>
                  %v_84 = arith.addi %carry_80, %c_0 : index
                  memref.store %v_81, %group[%v_84] : memref<5xi32>
                }
                %v_85 = arith.addi %carry_80, %c_0 : index
                %v_86 = arith.select %is_83, %v_85, %carry_80 : index
                %v_87 = arith.subi %slots, %c_0 : index
                %is_88 = arith.cmpi eq, %i_78, %v_87 : index
                %is_89 = arith.cmpi eq, %v_86, %c_10 : index
                %is_90 = arith.cmpi eq, %v_86, %c_11 : index
                %v_91 = arith.andi %is_90, %is_88 : i1
                %v_92 = arith.ori %is_89, %v_91 : i1
                scf.if %v_92 {
                  %v_93 = memref.load %group[%c_1] : memref<5xi32>
                  %v_94 = arith.index_cast %v_93 : i32 to index
                  %v_95 = memref.load %group[%c_0] : memref<5xi32>
                  %v_96 = arith.index_cast %v_95 : i32 to index
                  %v_97 = memref.load %group[%c_4] : memref<5xi32>
                  %v_98 = arith.index_cast %v_97 : i32 to index
                  %v_99 = memref.load %group[%c_11] : memref<5xi32>
                  %v_100 = arith.index_cast %v_99 : i32 to index
                  %v_101 = arith.divui %v_94, %c_11 : index
                  %v_102 = arith.divui %v_96, %c_11 : index
                  %v_103 = arith.divui %v_98, %c_11 : index
                  %v_104 = arith.divui %v_100, %c_11 : index
                  %v_105 = arith.addi %v_52, %c_5 : index
                  %v_106 = arith.minsi %v_105, %c_8 : index
                  scf.for %i_107 = %v_52 to %v_106 step %c_0 {
                    %v_108 = arith.addi %i_107, %c_8 : index
                    %loop_110:8 = scf.for %i_109 = %c_1 to %c_5 step %c_5 iter_args(%carry_111 = %c_12, %carry_112 = %c_12, %carry_113 = %c_12, %carry_114 = %c_12, %carry_115 = %c_12, %carry_116 = %c_12, %carry_117 = %c_12, %carry_118 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_119 = vector.load %x[%v_101, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_120 = vector.load %x[%v_102, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_121 = vector.load %x[%v_103, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_122 = vector.load %x[%v_104, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_123 = arith.addi %i_109, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_107, %v_123], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_124 = vector.load %expert_gate_up[%v_67, %i_107, %i_109] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_125 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_111, %v_124, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_112, %v_124, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_127 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_113, %v_124, %v_121) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_128 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_114, %v_124, %v_122) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_129 = arith.addi %i_109, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_108, %v_129], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_130 = vector.load %expert_gate_up[%v_67, %v_108, %i_109] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_115, %v_130, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_116, %v_130, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_133 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_117, %v_130, %v_121) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_134 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_118, %v_130, %v_122) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_125, %v_126, %v_127, %v_128, %v_131, %v_132, %v_133, %v_134 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %mask_135 = vector.create_mask %c_3 : vector<32xi1>
                    %v_136 = vector.maskedload %x[%v_101, %c_5], %mask_135, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_137 = vector.maskedload %x[%v_102, %c_5], %mask_135, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_138 = vector.maskedload %x[%v_103, %c_5], %mask_135, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_139 = vector.maskedload %x[%v_104, %c_5], %mask_135, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_140 = vector.maskedload %expert_gate_up[%v_67, %i_107, %c_5], %mask_135, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#0, %v_140, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#1, %v_140, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_143 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#2, %v_140, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#3, %v_140, %v_139) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_145 = vector.maskedload %expert_gate_up[%v_67, %v_108, %c_5], %mask_135, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#4, %v_145, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_147 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#5, %v_145, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_148 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#6, %v_145, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_149 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#7, %v_145, %v_139) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_150 = vector.shuffle %v_141, %v_141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_151 = vector.shuffle %v_141, %v_141 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_152 = arith.addf %v_150, %v_151 : vector<8xf32>
                    %v_153 = vector.shuffle %v_152, %v_152 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_154 = vector.shuffle %v_152, %v_152 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_155 = arith.addf %v_153, %v_154 : vector<4xf32>
                    %v_156 = vector.shuffle %v_155, %v_155 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_157 = vector.shuffle %v_155, %v_155 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_158 = arith.addf %v_156, %v_157 : vector<2xf32>
                    %v_159 = vector.shuffle %v_158, %v_158 [0] : vector<2xf32>, vector<2xf32>
                    %v_160 = vector.shuffle %v_158, %v_158 [1] : vector<2xf32>, vector<2xf32>
                    %v_161 = arith.addf %v_159, %v_160 : vector<1xf32>
                    %sum_162 = vector.extract %v_161[0] : f32 from vector<1xf32>
                    %v_163 = vector.shuffle %v_142, %v_142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_164 = vector.shuffle %v_142, %v_142 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_165 = arith.addf %v_163, %v_164 : vector<8xf32>
                    %v_166 = vector.shuffle %v_165, %v_165 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_167 = vector.shuffle %v_165, %v_165 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_168 = arith.addf %v_166, %v_167 : vector<4xf32>
                    %v_169 = vector.shuffle %v_168, %v_168 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_170 = vector.shuffle %v_168, %v_168 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_171 = arith.addf %v_169, %v_170 : vector<2xf32>
                    %v_172 = vector.shuffle %v_171, %v_171 [0] : vector<2xf32>, vector<2xf32>
                    %v_173 = vector.shuffle %v_171, %v_171 [1] : vector<2xf32>, vector<2xf32>
                    %v_174 = arith.addf %v_172, %v_173 : vector<1xf32>
                    %sum_175 = vector.extract %v_174[0] : f32 from vector<1xf32>
                    %v_176 = vector.shuffle %v_143, %v_143 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_177 = vector.shuffle %v_143, %v_143 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_178 = arith.addf %v_176, %v_177 : vector<8xf32>
                    %v_179 = vector.shuffle %v_178, %v_178 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_180 = vector.shuffle %v_178, %v_178 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_181 = arith.addf %v_179, %v_180 : vector<4xf32>
                    %v_182 = vector.shuffle %v_181, %v_181 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_183 = vector.shuffle %v_181, %v_181 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_184 = arith.addf %v_182, %v_183 : vector<2xf32>
                    %v_185 = vector.shuffle %v_184, %v_184 [0] : vector<2xf32>, vector<2xf32>
                    %v_186 = vector.shuffle %v_184, %v_184 [1] : vector<2xf32>, vector<2xf32>
                    %v_187 = arith.addf %v_185, %v_186 : vector<1xf32>
                    %sum_188 = vector.extract %v_187[0] : f32 from vector<1xf32>
                    %v_189 = vector.shuffle %v_144, %v_144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_190 = vector.shuffle %v_144, %v_144 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_191 = arith.addf %v_189, %v_190 : vector<8xf32>
                    %v_192 = vector.shuffle %v_191, %v_191 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_193 = vector.shuffle %v_191, %v_191 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_194 = arith.addf %v_192, %v_193 : vector<4xf32>
                    %v_195 = vector.shuffle %v_194, %v_194 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_196 = vector.shuffle %v_194, %v_194 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_197 = arith.addf %v_195, %v_196 : vector<2xf32>
                    %v_198 = vector.shuffle %v_197, %v_197 [0] : vector<2xf32>, vector<2xf32>
                    %v_199 = vector.shuffle %v_197, %v_197 [1] : vector<2xf32>, vector<2xf32>
                    %v_200 = arith.addf %v_198, %v_199 : vector<1xf32>
                    %sum_201 = vector.extract %v_200[0] : f32 from vector<1xf32>
                    %v_202 = vector.shuffle %v_146, %v_146 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_203 = vector.shuffle %v_146, %v_146 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_204 = arith.addf %v_202, %v_203 : vector<8xf32>
                    %v_205 = vector.shuffle %v_204, %v_204 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_206 = vector.shuffle %v_204, %v_204 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_207 = arith.addf %v_205, %v_206 : vector<4xf32>
                    %v_208 = vector.shuffle %v_207, %v_207 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_209 = vector.shuffle %v_207, %v_207 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_210 = arith.addf %v_208, %v_209 : vector<2xf32>
                    %v_211 = vector.shuffle %v_210, %v_210 [0] : vector<2xf32>, vector<2xf32>
                    %v_212 = vector.shuffle %v_210, %v_210 [1] : vector<2xf32>, vector<2xf32>
                    %v_213 = arith.addf %v_211, %v_212 : vector<1xf32>
                    %sum_214 = vector.extract %v_213[0] : f32 from vector<1xf32>
                    %v_215 = vector.shuffle %v_147, %v_147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_216 = vector.shuffle %v_147, %v_147 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_217 = arith.addf %v_215, %v_216 : vector<8xf32>
                    %v_218 = vector.shuffle %v_217, %v_217 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_219 = vector.shuffle %v_217, %v_217 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_220 = arith.addf %v_218, %v_219 : vector<4xf32>
                    %v_221 = vector.shuffle %v_220, %v_220 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_222 = vector.shuffle %v_220, %v_220 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_223 = arith.addf %v_221, %v_222 : vector<2xf32>
                    %v_224 = vector.shuffle %v_223, %v_223 [0] : vector<2xf32>, vector<2xf32>
                    %v_225 = vector.shuffle %v_223, %v_223 [1] : vector<2xf32>, vector<2xf32>
                    %v_226 = arith.addf %v_224, %v_225 : vector<1xf32>
                    %sum_227 = vector.extract %v_226[0] : f32 from vector<1xf32>
                    %v_228 = vector.shuffle %v_148, %v_148 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_229 = vector.shuffle %v_148, %v_148 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_230 = arith.addf %v_228, %v_229 : vector<8xf32>
                    %v_231 = vector.shuffle %v_230, %v_230 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_232 = vector.shuffle %v_230, %v_230 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_233 = arith.addf %v_231, %v_232 : vector<4xf32>
                    %v_234 = vector.shuffle %v_233, %v_233 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_235 = vector.shuffle %v_233, %v_233 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_236 = arith.addf %v_234, %v_235 : vector<2xf32>
                    %v_237 = vector.shuffle %v_236, %v_236 [0] : vector<2xf32>, vector<2xf32>
                    %v_238 = vector.shuffle %v_236, %v_236 [1] : vector<2xf32>, vector<2xf32>
                    %v_239 = arith.addf %v_237, %v_238 : vector<1xf32>
                    %sum_240 = vector.extract %v_239[0] : f32 from vector<1xf32>
                    %v_241 = vector.shuffle %v_149, %v_149 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_242 = vector.shuffle %v_149, %v_149 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_243 = arith.addf %v_241, %v_242 : vector<8xf32>
                    %v_244 = vector.shuffle %v_243, %v_243 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_245 = vector.shuffle %v_243, %v_243 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_246 = arith.addf %v_244, %v_245 : vector<4xf32>
                    %v_247 = vector.shuffle %v_246, %v_246 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_248 = vector.shuffle %v_246, %v_246 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_249 = arith.addf %v_247, %v_248 : vector<2xf32>
                    %v_250 = vector.shuffle %v_249, %v_249 [0] : vector<2xf32>, vector<2xf32>
                    %v_251 = vector.shuffle %v_249, %v_249 [1] : vector<2xf32>, vector<2xf32>
                    %v_252 = arith.addf %v_250, %v_251 : vector<1xf32>
                    %sum_253 = vector.extract %v_252[0] : f32 from vector<1xf32>
                    %v_254 = memref.load %expert_gate_up_bias[%v_67, %i_107] : memref<8x48xf32>
                    %v_255 = arith.addf %sum_162, %v_254 : f32
                    %v_256 = memref.load %expert_gate_up_bias[%v_67, %v_108] : memref<8x48xf32>
                    %v_257 = arith.addf %sum_214, %v_256 : f32
                    %is_258 = arith.cmpf ogt, %v_257, %c_14 : f32
                    %v_259 = arith.select %is_258, %c_14, %v_257 : f32
                    %is_260 = arith.cmpf olt, %v_259, %c_15 : f32
                    %v_261 = arith.select %is_260, %c_15, %v_259 : f32
                    %is_262 = arith.cmpf ogt, %v_255, %c_14 : f32
                    %v_263 = arith.select %is_262, %c_14, %v_255 : f32
                    %v_264 = arith.addf %v_261, %c_16 : f32
                    %v_265 = arith.mulf %v_263, %c_17 : f32
                    %v_266 = arith.subf %c_18, %v_265 : f32
                    %is_267 = arith.cmpf ogt, %v_266, %c_19 : f32
                    %v_268 = arith.select %is_267, %c_19, %v_266 : f32
                    %is_269 = arith.cmpf olt, %v_268, %c_20 : f32
                    %v_270 = arith.select %is_269, %c_20, %v_268 : f32
                    %v_271 = arith.mulf %v_270, %c_21 : f32
                    %v_272 = math.roundeven %v_271 : f32
                    %acc_273 = math.fma %v_272, %c_22, %v_270 : f32
                    %acc_274 = math.fma %v_272, %c_23, %acc_273 : f32
                    %acc_275 = math.fma %c_24, %acc_274, %c_25 : f32
                    %acc_276 = math.fma %acc_275, %acc_274, %c_26 : f32
                    %acc_277 = math.fma %acc_276, %acc_274, %c_27 : f32
                    %acc_278 = math.fma %acc_277, %acc_274, %c_28 : f32
                    %acc_279 = math.fma %acc_278, %acc_274, %c_29 : f32
                    %acc_280 = math.fma %acc_279, %acc_274, %c_16 : f32
                    %acc_281 = math.fma %acc_280, %acc_274, %c_16 : f32
                    %v_282 = arith.fptosi %v_272 : f32 to i32
                    %v_283 = arith.shrsi %v_282, %c_30 : i32
                    %v_284 = arith.subi %v_282, %v_283 : i32
                    %v_285 = arith.addi %v_283, %c_32 : i32
                    %v_286 = arith.shli %v_285, %c_31 : i32
                    %v_287 = arith.bitcast %v_286 : i32 to f32
                    %v_288 = arith.mulf %acc_281, %v_287 : f32
                    %v_289 = arith.addi %v_284, %c_32 : i32
                    %v_290 = arith.shli %v_289, %c_31 : i32
                    %v_291 = arith.bitcast %v_290 : i32 to f32
                    %v_292 = arith.mulf %v_288, %v_291 : f32
                    %v_293 = arith.addf %v_292, %c_16 : f32
                    %v_294 = arith.divf %c_16, %v_293 : f32
                    %v_295 = arith.mulf %v_263, %v_294 : f32
                    %v_296 = arith.mulf %v_264, %v_295 : f32
                    %v_297 = arith.truncf %v_296 : f32 to bf16
                    memref.store %v_297, %hidden[%v_94, %i_107] : memref<?x24xbf16>
                    %v_298 = memref.load %expert_gate_up_bias[%v_67, %i_107] : memref<8x48xf32>
                    %v_299 = arith.addf %sum_175, %v_298 : f32
                    %v_300 = memref.load %expert_gate_up_bias[%v_67, %v_108] : memref<8x48xf32>
                    %v_301 = arith.addf %sum_227, %v_300 : f32
                    %is_302 = arith.cmpf ogt, %v_301, %c_14 : f32
                    %v_303 = arith.select %is_302, %c_14, %v_301 : f32
                    %is_304 = arith.cmpf olt, %v_303, %c_15 : f32
                    %v_305 = arith.select %is_304, %c_15, %v_303 : f32
                    %is_306 = arith.cmpf ogt, %v_299, %c_14 : f32
                    %v_307 = arith.select %is_306, %c_14, %v_299 : f32
                    %v_308 = arith.addf %v_305, %c_16 : f32
                    %v_309 = arith.mulf %v_307, %c_17 : f32
                    %v_310 = arith.subf %c_18, %v_309 : f32
                    %is_311 = arith.cmpf ogt, %v_310, %c_19 : f32
                    %v_312 = arith.select %is_311, %c_19, %v_310 : f32
                    %is_313 = arith.cmpf olt, %v_312, %c_20 : f32
                    %v_314 = arith.select %is_313, %c_20, %v_312 : f32
                    %v_315 = arith.mulf %v_314, %c_21 : f32
                    %v_316 = math.roundeven %v_315 : f32
                    %acc_317 = math.fma %v_316, %c_22, %v_314 : f32
                    %acc_318 = math.fma %v_316, %c_23, %acc_317 : f32
                    %acc_319 = math.fma %c_24, %acc_318, %c_25 : f32
                    %acc_320 = math.fma %acc_319, %acc_318, %c_26 : f32
                    %acc_321 = math.fma %acc_320, %acc_318, %c_27 : f32
                    %acc_322 = math.fma %acc_321, %acc_318, %c_28 : f32
                    %acc_323 = math.fma %acc_322, %acc_318, %c_29 : f32
                    %acc_324 = math.fma %acc_323, %acc_318, %c_16 : f32
                    %acc_325 = math.fma %acc_324, %acc_318, %c_16 : f32
                    %v_326 = arith.fptosi %v_316 : f32 to i32
                    %v_327 = arith.shrsi %v_326, %c_30 : i32
                    %v_328 = arith.subi %v_326, %v_327 : i32
                    %v_329 = arith.addi %v_327, %c_32 : i32
                    %v_330 = arith.shli %v_329, %c_31 : i32
                    %v_331 = arith.bitcast %v_330 : i32 to f32
                    %v_332 = arith.mulf %acc_325, %v_331 : f32
                    %v_333 = arith.addi %v_328, %c_32 : i32
                    %v_334 = arith.shli %v_333, %c_31 : i32
                    %v_335 = arith.bitcast %v_334 : i32 to f32
                    %v_336 = arith.mulf %v_332, %v_335 : f32
                    %v_337 = arith.addf %v_336, %c_16 : f32
                    %v_338 = arith.divf %c_16, %v_337 : f32
                    %v_339 = arith.mulf %v_307, %v_338 : f32
                    %v_340 = arith.mulf %v_308, %v_339 : f32
                    %v_341 = arith.truncf %v_340 : f32 to bf16
                    memref.store %v_341, %hidden[%v_96, %i_107] : memref<?x24xbf16>
                    %v_342 = memref.load %expert_gate_up_bias[%v_67, %i_107] : memref<8x48xf32>
                    %v_343 = arith.addf %sum_188, %v_342 : f32
                    %v_344 = memref.load %expert_gate_up_bias[%v_67, %v_108] : memref<8x48xf32>
                    %v_345 = arith.addf %sum_240, %v_344 : f32
                    %is_346 = arith.cmpf ogt, %v_345, %c_14 : f32
                    %v_347 = arith.select %is_346, %c_14, %v_345 : f32
                    %is_348 = arith.cmpf olt, %v_347, %c_15 : f32
                    %v_349 = arith.select %is_348, %c_15, %v_347 : f32
                    %is_350 = arith.cmpf ogt, %v_343, %c_14 : f32
                    %v_351 = arith.select %is_350, %c_14, %v_343 : f32
                    %v_352 = arith.addf %v_349, %c_16 : f32
                    %v_353 = arith.mulf %v_351, %c_17 : f32
                    %v_354 = arith.subf %c_18, %v_353 : f32
                    %is_355 = arith.cmpf ogt, %v_354, %c_19 : f32
                    %v_356 = arith.select %is_355, %c_19, %v_354 : f32
                    %is_357 = arith.cmpf olt, %v_356, %c_20 : f32
                    %v_358 = arith.select %is_357, %c_20, %v_356 : f32
                    %v_359 = arith.mulf %v_358, %c_21 : f32
                    %v_360 = math.roundeven %v_359 : f32
                    %acc_361 = math.fma %v_360, %c_22, %v_358 : f32
                    %acc_362 = math.fma %v_360, %c_23, %acc_361 : f32
                    %acc_363 = math.fma %c_24, %acc_362, %c_25 : f32
                    %acc_364 = math.fma %acc_363, %acc_362, %c_26 : f32
                    %acc_365 = math.fma %acc_364, %acc_362, %c_27 : f32
                    %acc_366 = math.fma %acc_365, %acc_362, %c_28 : f32
                    %acc_367 = math.fma %acc_366, %acc_362, %c_29 : f32
                    %acc_368 = math.fma %acc_367, %acc_362, %c_16 : f32
                    %acc_369 = math.fma %acc_368, %acc_362, %c_16 : f32
                    %v_370 = arith.fptosi %v_360 : f32 to i32
                    %v_371 = arith.shrsi %v_370, %c_30 : i32
                    %v_372 = arith.subi %v_370, %v_371 : i32
                    %v_373 = arith.addi %v_371, %c_32 : i32
                    %v_374 = arith.shli %v_373, %c_31 : i32
                    %v_375 = arith.bitcast %v_374 : i32 to f32
                    %v_376 = arith.mulf %acc_369, %v_375 : f32
                    %v_377 = arith.addi %v_372, %c_32 : i32
                    %v_378 = arith.shli %v_377, %c_31 : i32
                    %v_379 = arith.bitcast %v_378 : i32 to f32
                    %v_380 = arith.mulf %v_376, %v_379 : f32
                    %v_381 = arith.addf %v_380, %c_16 : f32
                    %v_382 = arith.divf %c_16, %v_381 : f32
                    %v_383 = arith.mulf %v_351, %v_382 : f32
                    %v_384 = arith.mulf %v_352, %v_383 : f32
                    %v_385 = arith.truncf %v_384 : f32 to bf16
                    memref.store %v_385, %hidden[%v_98, %i_107] : memref<?x24xbf16>
                    %v_386 = memref.load %expert_gate_up_bias[%v_67, %i_107] : memref<8x48xf32>
                    %v_387 = arith.addf %sum_201, %v_386 : f32
                    %v_388 = memref.load %expert_gate_up_bias[%v_67, %v_108] : memref<8x48xf32>
                    %v_389 = arith.addf %sum_253, %v_388 : f32
                    %is_390 = arith.cmpf ogt, %v_389, %c_14 : f32
                    %v_391 = arith.select %is_390, %c_14, %v_389 : f32
                    %is_392 = arith.cmpf olt, %v_391, %c_15 : f32
                    %v_393 = arith.select %is_392, %c_15, %v_391 : f32
                    %is_394 = arith.cmpf ogt, %v_387, %c_14 : f32
                    %v_395 = arith.select %is_394, %c_14, %v_387 : f32
                    %v_396 = arith.addf %v_393, %c_16 : f32
                    %v_397 = arith.mulf %v_395, %c_17 : f32
                    %v_398 = arith.subf %c_18, %v_397 : f32
                    %is_399 = arith.cmpf ogt, %v_398, %c_19 : f32
                    %v_400 = arith.select %is_399, %c_19, %v_398 : f32
                    %is_401 = arith.cmpf olt, %v_400, %c_20 : f32
                    %v_402 = arith.select %is_401, %c_20, %v_400 : f32
                    %v_403 = arith.mulf %v_402, %c_21 : f32
                    %v_404 = math.roundeven %v_403 : f32
                    %acc_405 = math.fma %v_404, %c_22, %v_402 : f32
                    %acc_406 = math.fma %v_404, %c_23, %acc_405 : f32
                    %acc_407 = math.fma %c_24, %acc_406, %c_25 : f32
                    %acc_408 = math.fma %acc_407, %acc_406, %c_26 : f32
                    %acc_409 = math.fma %acc_408, %acc_406, %c_27 : f32
                    %acc_410 = math.fma %acc_409, %acc_406, %c_28 : f32
                    %acc_411 = math.fma %acc_410, %acc_406, %c_29 : f32
                    %acc_412 = math.fma %acc_411, %acc_406, %c_16 : f32
                    %acc_413 = math.fma %acc_412, %acc_406, %c_16 : f32
                    %v_414 = arith.fptosi %v_404 : f32 to i32
                    %v_415 = arith.shrsi %v_414, %c_30 : i32
                    %v_416 = arith.subi %v_414, %v_415 : i32
                    %v_417 = arith.addi %v_415, %c_32 : i32
                    %v_418 = arith.shli %v_417, %c_31 : i32
                    %v_419 = arith.bitcast %v_418 : i32 to f32
                    %v_420 = arith.mulf %acc_413, %v_419 : f32
                    %v_421 = arith.addi %v_416, %c_32 : i32
                    %v_422 = arith.shli %v_421, %c_31 : i32
                    %v_423 = arith.bitcast %v_422 : i32 to f32
                    %v_424 = arith.mulf %v_420, %v_423 : f32
                    %v_425 = arith.addf %v_424, %c_16 : f32
                    %v_426 = arith.divf %c_16, %v_425 : f32
                    %v_427 = arith.mulf %v_395, %v_426 : f32
                    %v_428 = arith.mulf %v_396, %v_427 : f32
                    %v_429 = arith.truncf %v_428 : f32 to bf16
                    memref.store %v_429, %hidden[%v_100, %i_107] : memref<?x24xbf16>
                  }
                }
                %is_430 = arith.cmpi eq, %v_86, %c_4 : index
                %v_431 = arith.andi %is_430, %is_88 : i1
                scf.if %v_431 {
                  %v_432 = memref.load %group[%c_1] : memref<5xi32>
                  %v_433 = arith.index_cast %v_432 : i32 to index
                  %v_434 = memref.load %group[%c_0] : memref<5xi32>
                  %v_435 = arith.index_cast %v_434 : i32 to index
                  %v_436 = arith.divui %v_433, %c_11 : index
                  %v_437 = arith.divui %v_435, %c_11 : index
                  %v_438 = arith.addi %v_52, %c_5 : index
                  %v_439 = arith.minsi %v_438, %c_8 : index
                  scf.for %i_440 = %v_52 to %v_439 step %c_0 {
                    %v_441 = arith.addi %i_440, %c_8 : index
                    %loop_443:4 = scf.for %i_442 = %c_1 to %c_5 step %c_5 iter_args(%carry_444 = %c_12, %carry_445 = %c_12, %carry_446 = %c_12, %carry_447 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_448 = vector.load %x[%v_436, %i_442] : memref<?x40xbf16>, vector<32xbf16>
                      %v_449 = vector.load %x[%v_437, %i_442] : memref<?x40xbf16>, vector<32xbf16>
                      %v_450 = arith.addi %i_442, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_440, %v_450], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_451 = vector.load %expert_gate_up[%v_67, %i_440, %i_442] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_452 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_444, %v_451, %v_448) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_453 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_445, %v_451, %v_449) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_454 = arith.addi %i_442, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_441, %v_454], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_455 = vector.load %expert_gate_up[%v_67, %v_441, %i_442] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_456 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_446, %v_455, %v_448) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_457 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_447, %v_455, %v_449) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_452, %v_453, %v_456, %v_457 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %mask_458 = vector.create_mask %c_3 : vector<32xi1>
                    %v_459 = vector.maskedload %x[%v_436, %c_5], %mask_458, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_460 = vector.maskedload %x[%v_437, %c_5], %mask_458, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_461 = vector.maskedload %expert_gate_up[%v_67, %i_440, %c_5], %mask_458, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_462 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_443#0, %v_461, %v_459) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_463 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_443#1, %v_461, %v_460) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_464 = vector.maskedload %expert_gate_up[%v_67, %v_441, %c_5], %mask_458, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_465 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_443#2, %v_464, %v_459) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_466 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_443#3, %v_464, %v_460) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_467 = vector.shuffle %v_462, %v_462 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_468 = vector.shuffle %v_462, %v_462 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_469 = arith.addf %v_467, %v_468 : vector<8xf32>
                    %v_470 = vector.shuffle %v_469, %v_469 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_471 = vector.shuffle %v_469, %v_469 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_472 = arith.addf %v_470, %v_471 : vector<4xf32>
                    %v_473 = vector.shuffle %v_472, %v_472 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_474 = vector.shuffle %v_472, %v_472 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_475 = arith.addf %v_473, %v_474 : vector<2xf32>
                    %v_476 = vector.shuffle %v_475, %v_475 [0] : vector<2xf32>, vector<2xf32>
                    %v_477 = vector.shuffle %v_475, %v_475 [1] : vector<2xf32>, vector<2xf32>
                    %v_478 = arith.addf %v_476, %v_477 : vector<1xf32>
                    %sum_479 = vector.extract %v_478[0] : f32 from vector<1xf32>
                    %v_480 = vector.shuffle %v_463, %v_463 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_481 = vector.shuffle %v_463, %v_463 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_482 = arith.addf %v_480, %v_481 : vector<8xf32>
                    %v_483 = vector.shuffle %v_482, %v_482 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_484 = vector.shuffle %v_482, %v_482 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_485 = arith.addf %v_483, %v_484 : vector<4xf32>
                    %v_486 = vector.shuffle %v_485, %v_485 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_487 = vector.shuffle %v_485, %v_485 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_488 = arith.addf %v_486, %v_487 : vector<2xf32>
                    %v_489 = vector.shuffle %v_488, %v_488 [0] : vector<2xf32>, vector<2xf32>
                    %v_490 = vector.shuffle %v_488, %v_488 [1] : vector<2xf32>, vector<2xf32>
                    %v_491 = arith.addf %v_489, %v_490 : vector<1xf32>
                    %sum_492 = vector.extract %v_491[0] : f32 from vector<1xf32>
                    %v_493 = vector.shuffle %v_465, %v_465 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_494 = vector.shuffle %v_465, %v_465 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_495 = arith.addf %v_493, %v_494 : vector<8xf32>
                    %v_496 = vector.shuffle %v_495, %v_495 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_497 = vector.shuffle %v_495, %v_495 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_498 = arith.addf %v_496, %v_497 : vector<4xf32>
                    %v_499 = vector.shuffle %v_498, %v_498 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_500 = vector.shuffle %v_498, %v_498 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_501 = arith.addf %v_499, %v_500 : vector<2xf32>
                    %v_502 = vector.shuffle %v_501, %v_501 [0] : vector<2xf32>, vector<2xf32>
                    %v_503 = vector.shuffle %v_501, %v_501 [1] : vector<2xf32>, vector<2xf32>
                    %v_504 = arith.addf %v_502, %v_503 : vector<1xf32>
                    %sum_505 = vector.extract %v_504[0] : f32 from vector<1xf32>
                    %v_506 = vector.shuffle %v_466, %v_466 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_507 = vector.shuffle %v_466, %v_466 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_508 = arith.addf %v_506, %v_507 : vector<8xf32>
                    %v_509 = vector.shuffle %v_508, %v_508 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_510 = vector.shuffle %v_508, %v_508 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_511 = arith.addf %v_509, %v_510 : vector<4xf32>
                    %v_512 = vector.shuffle %v_511, %v_511 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_513 = vector.shuffle %v_511, %v_511 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_514 = arith.addf %v_512, %v_513 : vector<2xf32>
                    %v_515 = vector.shuffle %v_514, %v_514 [0] : vector<2xf32>, vector<2xf32>
                    %v_516 = vector.shuffle %v_514, %v_514 [1] : vector<2xf32>, vector<2xf32>
                    %v_517 = arith.addf %v_515, %v_516 : vector<1xf32>
                    %sum_518 = vector.extract %v_517[0] : f32 from vector<1xf32>
                    %v_519 = memref.load %expert_gate_up_bias[%v_67, %i_440] : memref<8x48xf32>
                    %v_520 = arith.addf %sum_479, %v_519 : f32
                    %v_521 = memref.load %expert_gate_up_bias[%v_67, %v_441] : memref<8x48xf32>
                    %v_522 = arith.addf %sum_505, %v_521 : f32
                    %is_523 = arith.cmpf ogt, %v_522, %c_14 : f32
                    %v_524 = arith.select %is_523, %c_14, %v_522 : f32
                    %is_525 = arith.cmpf olt, %v_524, %c_15 : f32
                    %v_526 = arith.select %is_525, %c_15, %v_524 : f32
                    %is_527 = arith.cmpf ogt, %v_520, %c_14 : f32
                    %v_528 = arith.select %is_527, %c_14, %v_520 : f32
                    %v_529 = arith.addf %v_526, %c_16 : f32
                    %v_530 = arith.mulf %v_528, %c_17 : f32
                    %v_531 = arith.subf %c_18, %v_530 : f32
                    %is_532 = arith.cmpf ogt, %v_531, %c_19 : f32
                    %v_533 = arith.select %is_532, %c_19, %v_531 : f32
                    %is_534 = arith.cmpf olt, %v_533, %c_20 : f32
                    %v_535 = arith.select %is_534, %c_20, %v_533 : f32
                    %v_536 = arith.mulf %v_535, %c_21 : f32
                    %v_537 = math.roundeven %v_536 : f32
                    %acc_538 = math.fma %v_537, %c_22, %v_535 : f32
                    %acc_539 = math.fma %v_537, %c_23, %acc_538 : f32
                    %acc_540 = math.fma %c_24, %acc_539, %c_25 : f32
                    %acc_541 = math.fma %acc_540, %acc_539, %c_26 : f32
                    %acc_542 = math.fma %acc_541, %acc_539, %c_27 : f32
                    %acc_543 = math.fma %acc_542, %acc_539, %c_28 : f32
                    %acc_544 = math.fma %acc_543, %acc_539, %c_29 : f32
                    %acc_545 = math.fma %acc_544, %acc_539, %c_16 : f32
                    %acc_546 = math.fma %acc_545, %acc_539, %c_16 : f32
                    %v_547 = arith.fptosi %v_537 : f32 to i32
                    %v_548 = arith.shrsi %v_547, %c_30 : i32
                    %v_549 = arith.subi %v_547, %v_548 : i32
                    %v_550 = arith.addi %v_548, %c_32 : i32
                    %v_551 = arith.shli %v_550, %c_31 : i32
                    %v_552 = arith.bitcast %v_551 : i32 to f32
                    %v_553 = arith.mulf %acc_546, %v_552 : f32
                    %v_554 = arith.addi %v_549, %c_32 : i32
                    %v_555 = arith.shli %v_554, %c_31 : i32
                    %v_556 = arith.bitcast %v_555 : i32 to f32
                    %v_557 = arith.mulf %v_553, %v_556 : f32
                    %v_558 = arith.addf %v_557, %c_16 : f32
                    %v_559 = arith.divf %c_16, %v_558 : f32
                    %v_560 = arith.mulf %v_528, %v_559 : f32
                    %v_561 = arith.mulf %v_529, %v_560 : f32
                    %v_562 = arith.truncf %v_561 : f32 to bf16
                    memref.store %v_562, %hidden[%v_433, %i_440] : memref<?x24xbf16>
                    %v_563 = memref.load %expert_gate_up_bias[%v_67, %i_440] : memref<8x48xf32>
                    %v_564 = arith.addf %sum_492, %v_563 : f32
                    %v_565 = memref.load %expert_gate_up_bias[%v_67, %v_441] : memref<8x48xf32>
                    %v_566 = arith.addf %sum_518, %v_565 : f32
                    %is_567 = arith.cmpf ogt, %v_566, %c_14 : f32
                    %v_568 = arith.select %is_567, %c_14, %v_566 : f32
                    %is_569 = arith.cmpf olt, %v_568, %c_15 : f32
                    %v_570 = arith.select %is_569, %c_15, %v_568 : f32
                    %is_571 = arith.cmpf ogt, %v_564, %c_14 : f32
                    %v_572 = arith.select %is_571, %c_14, %v_564 : f32
                    %v_573 = arith.addf %v_570, %c_16 : f32
                    %v_574 = arith.mulf %v_572, %c_17 : f32
                    %v_575 = arith.subf %c_18, %v_574 : f32
                    %is_576 = arith.cmpf ogt, %v_575, %c_19 : f32
                    %v_577 = arith.select %is_576, %c_19, %v_575 : f32
                    %is_578 = arith.cmpf olt, %v_577, %c_20 : f32
                    %v_579 = arith.select %is_578, %c_20, %v_577 : f32
                    %v_580 = arith.mulf %v_579, %c_21 : f32
                    %v_581 = math.roundeven %v_580 : f32
                    %acc_582 = math.fma %v_581, %c_22, %v_579 : f32
                    %acc_583 = math.fma %v_581, %c_23, %acc_582 : f32
                    %acc_584 = math.fma %c_24, %acc_583, %c_25 : f32
                    %acc_585 = math.fma %acc_584, %acc_583, %c_26 : f32
                    %acc_586 = math.fma %acc_585, %acc_583, %c_27 : f32
                    %acc_587 = math.fma %acc_586, %acc_583, %c_28 : f32
                    %acc_588 = math.fma %acc_587, %acc_583, %c_29 : f32
                    %acc_589 = math.fma %acc_588, %acc_583, %c_16 : f32
                    %acc_590 = math.fma %acc_589, %acc_583, %c_16 : f32
                    %v_591 = arith.fptosi %v_581 : f32 to i32
                    %v_592 = arith.shrsi %v_591, %c_30 : i32
                    %v_593 = arith.subi %v_591, %v_592 : i32
                    %v_594 = arith.addi %v_592, %c_32 : i32
                    %v_595 = arith.shli %v_594, %c_31 : i32
                    %v_596 = arith.bitcast %v_595 : i32 to f32
                    %v_597 = arith.mulf %acc_590, %v_596 : f32
                    %v_598 = arith.addi %v_593, %c_32 : i32
                    %v_599 = arith.shli %v_598, %c_31 : i32
                    %v_600 = arith.bitcast %v_599 : i32 to f32
                    %v_601 = arith.mulf %v_597, %v_600 : f32
                    %v_602 = arith.addf %v_601, %c_16 : f32
                    %v_603 = arith.divf %c_16, %v_602 : f32
                    %v_604 = arith.mulf %v_572, %v_603 : f32
                    %v_605 = arith.mulf %v_573, %v_604 : f32
                    %v_606 = arith.truncf %v_605 : f32 to bf16
                    memref.store %v_606, %hidden[%v_435, %i_440] : memref<?x24xbf16>
                  }
                }
                %is_607 = arith.cmpi eq, %v_86, %c_0 : index
                %v_608 = arith.andi %is_607, %is_88 : i1
                scf.if %v_608 {
                  %v_609 = memref.load %group[%c_1] : memref<5xi32>
                  %v_610 = arith.index_cast %v_609 : i32 to index
                  %v_611 = arith.divui %v_610, %c_11 : index
                  %v_612 = arith.addi %v_52, %c_5 : index
                  %v_613 = arith.minsi %v_612, %c_8 : index
                  scf.for %i_614 = %v_52 to %v_613 step %c_0 {
                    %v_615 = arith.addi %i_614, %c_8 : index
                    %loop_617:2 = scf.for %i_616 = %c_1 to %c_5 step %c_5 iter_args(%carry_618 = %c_12, %carry_619 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                      %v_620 = vector.load %x[%v_611, %i_616] : memref<?x40xbf16>, vector<32xbf16>
                      %v_621 = arith.addi %i_616, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_614, %v_621], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_622 = vector.load %expert_gate_up[%v_67, %i_614, %i_616] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_623 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_618, %v_622, %v_620) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_624 = arith.addi %i_616, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_615, %v_624], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_625 = vector.load %expert_gate_up[%v_67, %v_615, %i_616] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_626 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_619, %v_625, %v_620) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_623, %v_626 : vector<16xf32>, vector<16xf32>
                    }
                    %mask_627 = vector.create_mask %c_3 : vector<32xi1>
                    %v_628 = vector.maskedload %x[%v_611, %c_5], %mask_627, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_629 = vector.maskedload %expert_gate_up[%v_67, %i_614, %c_5], %mask_627, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_630 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_617#0, %v_629, %v_628) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_631 = vector.maskedload %expert_gate_up[%v_67, %v_615, %c_5], %mask_627, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_632 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_617#1, %v_631, %v_628) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_633 = vector.shuffle %v_630, %v_630 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_634 = vector.shuffle %v_630, %v_630 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_635 = arith.addf %v_633, %v_634 : vector<8xf32>
                    %v_636 = vector.shuffle %v_635, %v_635 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_637 = vector.shuffle %v_635, %v_635 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_638 = arith.addf %v_636, %v_637 : vector<4xf32>
                    %v_639 = vector.shuffle %v_638, %v_638 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_640 = vector.shuffle %v_638, %v_638 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_641 = arith.addf %v_639, %v_640 : vector<2xf32>
                    %v_642 = vector.shuffle %v_641, %v_641 [0] : vector<2xf32>, vector<2xf32>
                    %v_643 = vector.shuffle %v_641, %v_641 [1] : vector<2xf32>, vector<2xf32>
                    %v_644 = arith.addf %v_642, %v_643 : vector<1xf32>
                    %sum_645 = vector.extract %v_644[0] : f32 from vector<1xf32>
                    %v_646 = vector.shuffle %v_632, %v_632 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_647 = vector.shuffle %v_632, %v_632 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_648 = arith.addf %v_646, %v_647 : vector<8xf32>
                    %v_649 = vector.shuffle %v_648, %v_648 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_650 = vector.shuffle %v_648, %v_648 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_651 = arith.addf %v_649, %v_650 : vector<4xf32>
                    %v_652 = vector.shuffle %v_651, %v_651 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_653 = vector.shuffle %v_651, %v_651 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_654 = arith.addf %v_652, %v_653 : vector<2xf32>
                    %v_655 = vector.shuffle %v_654, %v_654 [0] : vector<2xf32>, vector<2xf32>
                    %v_656 = vector.shuffle %v_654, %v_654 [1] : vector<2xf32>, vector<2xf32>
                    %v_657 = arith.addf %v_655, %v_656 : vector<1xf32>
                    %sum_658 = vector.extract %v_657[0] : f32 from vector<1xf32>
                    %v_659 = memref.load %expert_gate_up_bias[%v_67, %i_614] : memref<8x48xf32>
                    %v_660 = arith.addf %sum_645, %v_659 : f32
                    %v_661 = memref.load %expert_gate_up_bias[%v_67, %v_615] : memref<8x48xf32>
                    %v_662 = arith.addf %sum_658, %v_661 : f32
                    %is_663 = arith.cmpf ogt, %v_662, %c_14 : f32
                    %v_664 = arith.select %is_663, %c_14, %v_662 : f32
                    %is_665 = arith.cmpf olt, %v_664, %c_15 : f32
                    %v_666 = arith.select %is_665, %c_15, %v_664 : f32
                    %is_667 = arith.cmpf ogt, %v_660, %c_14 : f32
                    %v_668 = arith.select %is_667, %c_14, %v_660 : f32
                    %v_669 = arith.addf %v_666, %c_16 : f32
                    %v_670 = arith.mulf %v_668, %c_17 : f32
                    %v_671 = arith.subf %c_18, %v_670 : f32
                    %is_672 = arith.cmpf ogt, %v_671, %c_19 : f32
                    %v_673 = arith.select %is_672, %c_19, %v_671 : f32
                    %is_674 = arith.cmpf olt, %v_673, %c_20 : f32
                    %v_675 = arith.select %is_674, %c_20, %v_673 : f32
                    %v_676 = arith.mulf %v_675, %c_21 : f32
                    %v_677 = math.roundeven %v_676 : f32
                    %acc_678 = math.fma %v_677, %c_22, %v_675 : f32
                    %acc_679 = math.fma %v_677, %c_23, %acc_678 : f32
                    %acc_680 = math.fma %c_24, %acc_679, %c_25 : f32
                    %acc_681 = math.fma %acc_680, %acc_679, %c_26 : f32
                    %acc_682 = math.fma %acc_681, %acc_679, %c_27 : f32
                    %acc_683 = math.fma %acc_682, %acc_679, %c_28 : f32
                    %acc_684 = math.fma %acc_683, %acc_679, %c_29 : f32
                    %acc_685 = math.fma %acc_684, %acc_679, %c_16 : f32
                    %acc_686 = math.fma %acc_685, %acc_679, %c_16 : f32
                    %v_687 = arith.fptosi %v_677 : f32 to i32
                    %v_688 = arith.shrsi %v_687, %c_30 : i32
                    %v_689 = arith.subi %v_687, %v_688 : i32
                    %v_690 = arith.addi %v_688, %c_32 : i32
                    %v_691 = arith.shli %v_690, %c_31 : i32
                    %v_692 = arith.bitcast %v_691 : i32 to f32
                    %v_693 = arith.mulf %acc_686, %v_692 : f32
                    %v_694 = arith.addi %v_689, %c_32 : i32
                    %v_695 = arith.shli %v_694, %c_31 : i32
                    %v_696 = arith.bitcast %v_695 : i32 to f32
                    %v_697 = arith.mulf %v_693, %v_696 : f32
                    %v_698 = arith.addf %v_697, %c_16 : f32
                    %v_699 = arith.divf %c_16, %v_698 : f32
                    %v_700 = arith.mulf %v_668, %v_699 : f32
                    %v_701 = arith.mulf %v_669, %v_700 : f32
                    %v_702 = arith.truncf %v_701 : f32 to bf16
                    memref.store %v_702, %hidden[%v_610, %i_614] : memref<?x24xbf16>
                  }
                }
                %is_703 = arith.cmpi eq, %v_86, %c_10 : index
                %v_704 = arith.select %is_703, %c_1, %v_86 : index
                scf.yield %v_704 : index
              }
            }
          }
          scf.yield %v_45, %loop_36#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %expert_down_bias_binding: !stream.binding, %taken_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 16 : index
        %c_5 = arith.constant 8 : index
        %c_6 = arith.constant 32 : index
        %c_7 = arith.constant false
        %c_8 = arith.constant dense<0> : vector<16xi32>
        %c_9 = arith.constant 1024 : index
        %c_10 = arith.constant 4 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 40 : index
        %c_13 = arith.constant 39 : index
        %c_14 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_17 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_18 = arith.constant dense<1> : vector<16xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xbf16>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xbf16>
        %expert_down_bias = stream.binding.subspan %expert_down_bias_binding[%c_3] : !stream.binding -> memref<8x40xf32>
        %taken = stream.binding.subspan %taken_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%slots}
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %taken : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %v_3 = arith.index_cast %v_2 : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = arith.index_cast %c_2 : index to i32
        %v_6 = llvm.atomicrmw add %pointer_4, %v_5 monotonic : !llvm.ptr, i32
        %v_7 = arith.index_cast %v_6 : i32 to index
        %v_8 = arith.divui %c_1, %c_4 : index
        %v_9 = arith.maxsi %v_8, %c_2 : index
        %v_10 = arith.divui %v_7, %c_5 : index
        %loop_12:2 = scf.for %i_11 = %c_3 to %v_10 step %c_2 iter_args(%carry_13 = %c_3, %carry_14 = %v_9) -> (index, index) {
          %v_15 = arith.muli %carry_14, %c_5 : index
          %v_16 = arith.addi %carry_13, %v_15 : index
          %v_17 = arith.divui %carry_14, %c_1 : index
          %v_18 = arith.maxsi %v_17, %c_2 : index
          scf.yield %v_16, %v_18 : index, index
        }
        %v_19 = arith.remui %v_7, %c_5 : index
        %v_20 = arith.muli %v_19, %loop_12#1 : index
        %v_21 = arith.addi %loop_12#0, %v_20 : index
        %end_24:2 = scf.while (%at_22 = %v_21, %at_23 = %loop_12#1) : (index, index) -> (index, index) {
          %is_27 = arith.cmpi slt, %at_22, %c_1 : index
          scf.condition(%is_27) %at_22, %at_23 : index, index
        } do {
          ^bb0(%i_25: index, %i_26: index):
          %v_28 = arith.index_cast %v_2 : index to i64
          %pointer_29 = llvm.inttoptr %v_28 : i64 to !llvm.ptr
          %v_30 = arith.index_cast %c_2 : index to i32
          %v_31 = llvm.atomicrmw add %pointer_29, %v_30 monotonic : !llvm.ptr, i32
          %v_32 = arith.index_cast %v_31 : i32 to index
          %v_33 = arith.divui %c_1, %c_4 : index
          %v_34 = arith.maxsi %v_33, %c_2 : index
          %v_35 = arith.divui %v_32, %c_5 : index
          %loop_37:2 = scf.for %i_36 = %c_3 to %v_35 step %c_2 iter_args(%carry_38 = %c_3, %carry_39 = %v_34) -> (index, index) {
            %v_40 = arith.muli %carry_39, %c_5 : index
            %v_41 = arith.addi %carry_38, %v_40 : index
            %v_42 = arith.divui %carry_39, %c_1 : index
            %v_43 = arith.maxsi %v_42, %c_2 : index
            scf.yield %v_41, %v_43 : index, index
          }
          %v_44 = arith.remui %v_32, %c_5 : index
          %v_45 = arith.muli %v_44, %loop_37#1 : index
          %v_46 = arith.addi %loop_37#0, %v_45 : index
          %v_47 = arith.addi %i_25, %i_26 : index
          scf.for %i_48 = %i_25 to %v_47 step %c_2 {
            %v_49 = arith.addi %i_48, %c_2 : index
            %is_50 = arith.cmpi eq, %v_49, %v_47 : index
            %v_51 = arith.select %is_50, %v_46, %v_49 : index
            %v_52 = arith.muli %i_48, %c_6 : index
            scf.for %i_53 = %c_3 to %slots step %c_2 {
              %v_54 = memref.load %ids[%i_53] : memref<?xi32>
              %v_55 = vector.broadcast %v_54 : i32 to vector<16xi32>
              %loop_57:1 = scf.for %i_56 = %c_3 to %i_53 step %c_4 iter_args(%carry_58 = %c_7) -> (i1) {
                %v_59 = arith.subi %i_53, %i_56 : index
                %mask_60 = vector.create_mask %v_59 : vector<16xi1>
                %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<16xi32>
                %v_63 = arith.andi %is_62, %mask_60 : vector<16xi1>
                %any_64 = vector.reduction <or>, %v_63 : vector<16xi1> into i1
                %v_65 = arith.ori %carry_58, %any_64 : i1
                scf.yield %v_65 : i1
              }
              %is_66 = arith.cmpi eq, %loop_57#0, %c_7 : i1
              scf.if %is_66 {
                %v_67 = arith.index_cast %v_54 : i32 to index
                %v_68 = arith.addi %i_53, %c_2 : index
                %is_69 = arith.cmpi eq, %v_68, %slots : index
                %v_70 = arith.select %is_69, %v_51, %i_48 : index
                %v_71 = arith.muli %v_70, %c_6 : index
                %v_72 = arith.addi %i_53, %c_2 : index
                %v_73 = arith.select %is_69, %c_3, %v_72 : index
                %v_74 = arith.addi %v_71, %c_4 : index
                %v_75 = memref.load %ids[%v_73] : memref<?xi32>
                %v_76 = arith.index_cast %v_75 : i32 to index
                scf.for %i_77 = %c_3 to %c_9 step %c_6 {
                  memref.prefetch %expert_down[%v_76, %v_71, %i_77], read, locality<3>, data : memref<8x40x24xbf16>
                }
                scf.for %i_78 = %c_3 to %c_9 step %c_6 {
                  memref.prefetch %expert_down[%v_76, %v_74, %i_78], read, locality<3>, data : memref<8x40x24xbf16>
                }
                %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
                %loop_80:1 = scf.for %i_79 = %i_53 to %slots step %c_2 iter_args(%carry_81 = %c_3) -> (index) {
                  %v_82 = arith.index_cast %i_79 : index to i32
                  %v_83 = memref.load %ids[%i_79] : memref<?xi32>
                  %is_84 = arith.cmpi eq, %v_83, %v_54 : i32
                  scf.if %is_84 {
                    memref.store %v_82, %group[%carry_81] : memref<5xi32>
                    %v_85 = arith.addi %carry_81, %c_2 : index
                    memref.store %v_82, %group[%v_85] : memref<5xi32>
                  }
                  %v_86 = arith.addi %carry_81, %c_2 : index
                  %v_87 = arith.select %is_84, %v_86, %carry_81 : index
                  %v_88 = arith.subi %slots, %c_2 : index
                  %is_89 = arith.cmpi eq, %i_79, %v_88 : index
                  %is_90 = arith.cmpi eq, %v_87, %c_10 : index
                  %is_91 = arith.cmpi eq, %v_87, %c_11 : index
                  %v_92 = arith.andi %is_91, %is_89 : i1
                  %v_93 = arith.ori %is_90, %v_92 : i1
                  scf.if %v_93 {
                    %v_94 = memref.load %group[%c_3] : memref<5xi32>
                    %v_95 = arith.index_cast %v_94 : i32 to index
                    %v_96 = memref.load %group[%c_2] : memref<5xi32>
                    %v_97 = arith.index_cast %v_96 : i32 to index
                    %v_98 = memref.load %group[%c_1] : memref<5xi32>
                    %v_99 = arith.index_cast %v_98 : i32 to index
                    %v_100 = memref.load %group[%c_11] : memref<5xi32>
                    %v_101 = arith.index_cast %v_100 : i32 to index
                    %v_102 = arith.addi %v_52, %c_4 : index
                    %v_103 = arith.minsi %v_102, %c_12 : index
                    scf.for %i_104 = %v_52 to %v_103 step %c_2 {
                      %v_105 = arith.addi %i_104, %c_4 : index
                      %v_106 = arith.minsi %v_105, %c_13 : index
                      %loop_108:8 = scf.for %i_107 = %c_3 to %c_3 step %c_6 iter_args(%carry_109 = %c_14, %carry_110 = %c_14, %carry_111 = %c_14, %carry_112 = %c_14, %carry_113 = %c_14, %carry_114 = %c_14, %carry_115 = %c_14, %carry_116 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_117 = vector.load %hidden[%v_95, %i_107] : memref<?x24xbf16>, vector<32xbf16>
                        %v_118 = vector.load %hidden[%v_97, %i_107] : memref<?x24xbf16>, vector<32xbf16>
                        %v_119 = vector.load %hidden[%v_99, %i_107] : memref<?x24xbf16>, vector<32xbf16>
                        %v_120 = vector.load %hidden[%v_101, %i_107] : memref<?x24xbf16>, vector<32xbf16>
                        %v_121 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_104, %v_121], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_122 = vector.load %expert_down[%v_67, %i_104, %i_107] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_123 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_109, %v_122, %v_117) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_124 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_110, %v_122, %v_118) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_125 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_111, %v_122, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_112, %v_122, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_127 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_106, %v_127], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_128 = vector.load %expert_down[%v_67, %v_106, %i_107] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_113, %v_128, %v_117) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_130 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_114, %v_128, %v_118) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_115, %v_128, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_116, %v_128, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_123, %v_124, %v_125, %v_126, %v_129, %v_130, %v_131, %v_132 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_133 = vector.create_mask %c_15 : vector<32xi1>
                      %v_134 = vector.maskedload %hidden[%v_95, %c_3], %mask_133, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_135 = vector.maskedload %hidden[%v_97, %c_3], %mask_133, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_136 = vector.maskedload %hidden[%v_99, %c_3], %mask_133, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_137 = vector.maskedload %hidden[%v_101, %c_3], %mask_133, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_138 = vector.maskedload %expert_down[%v_67, %i_104, %c_3], %mask_133, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_139 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#0, %v_138, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_140 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#1, %v_138, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#2, %v_138, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#3, %v_138, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_143 = vector.maskedload %expert_down[%v_67, %v_106, %c_3], %mask_133, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#4, %v_143, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_145 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#5, %v_143, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_146 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#6, %v_143, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_147 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_108#7, %v_143, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_148 = vector.shuffle %v_139, %v_139 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_149 = vector.shuffle %v_139, %v_139 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_150 = arith.addf %v_148, %v_149 : vector<8xf32>
                      %v_151 = vector.shuffle %v_150, %v_150 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_152 = vector.shuffle %v_150, %v_150 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_153 = arith.addf %v_151, %v_152 : vector<4xf32>
                      %v_154 = vector.shuffle %v_153, %v_153 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_155 = vector.shuffle %v_153, %v_153 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_156 = arith.addf %v_154, %v_155 : vector<2xf32>
                      %v_157 = vector.shuffle %v_156, %v_156 [0] : vector<2xf32>, vector<2xf32>
                      %v_158 = vector.shuffle %v_156, %v_156 [1] : vector<2xf32>, vector<2xf32>
                      %v_159 = arith.addf %v_157, %v_158 : vector<1xf32>
                      %sum_160 = vector.extract %v_159[0] : f32 from vector<1xf32>
                      %v_161 = vector.shuffle %v_140, %v_140 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_162 = vector.shuffle %v_140, %v_140 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_163 = arith.addf %v_161, %v_162 : vector<8xf32>
                      %v_164 = vector.shuffle %v_163, %v_163 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_165 = vector.shuffle %v_163, %v_163 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_166 = arith.addf %v_164, %v_165 : vector<4xf32>
                      %v_167 = vector.shuffle %v_166, %v_166 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_168 = vector.shuffle %v_166, %v_166 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_169 = arith.addf %v_167, %v_168 : vector<2xf32>
                      %v_170 = vector.shuffle %v_169, %v_169 [0] : vector<2xf32>, vector<2xf32>
                      %v_171 = vector.shuffle %v_169, %v_169 [1] : vector<2xf32>, vector<2xf32>
                      %v_172 = arith.addf %v_170, %v_171 : vector<1xf32>
                      %sum_173 = vector.extract %v_172[0] : f32 from vector<1xf32>
                      %v_174 = vector.shuffle %v_141, %v_141 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_175 = vector.shuffle %v_141, %v_141 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_176 = arith.addf %v_174, %v_175 : vector<8xf32>
                      %v_177 = vector.shuffle %v_176, %v_176 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_178 = vector.shuffle %v_176, %v_176 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_179 = arith.addf %v_177, %v_178 : vector<4xf32>
                      %v_180 = vector.shuffle %v_179, %v_179 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_181 = vector.shuffle %v_179, %v_179 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_182 = arith.addf %v_180, %v_181 : vector<2xf32>
                      %v_183 = vector.shuffle %v_182, %v_182 [0] : vector<2xf32>, vector<2xf32>
                      %v_184 = vector.shuffle %v_182, %v_182 [1] : vector<2xf32>, vector<2xf32>
                      %v_185 = arith.addf %v_183, %v_184 : vector<1xf32>
                      %sum_186 = vector.extract %v_185[0] : f32 from vector<1xf32>
                      %v_187 = vector.shuffle %v_142, %v_142 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_188 = vector.shuffle %v_142, %v_142 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_189 = arith.addf %v_187, %v_188 : vector<8xf32>
                      %v_190 = vector.shuffle %v_189, %v_189 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_191 = vector.shuffle %v_189, %v_189 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_192 = arith.addf %v_190, %v_191 : vector<4xf32>
                      %v_193 = vector.shuffle %v_192, %v_192 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_194 = vector.shuffle %v_192, %v_192 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_195 = arith.addf %v_193, %v_194 : vector<2xf32>
                      %v_196 = vector.shuffle %v_195, %v_195 [0] : vector<2xf32>, vector<2xf32>
                      %v_197 = vector.shuffle %v_195, %v_195 [1] : vector<2xf32>, vector<2xf32>
                      %v_198 = arith.addf %v_196, %v_197 : vector<1xf32>
                      %sum_199 = vector.extract %v_198[0] : f32 from vector<1xf32>
                      %v_200 = vector.shuffle %v_144, %v_144 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_201 = vector.shuffle %v_144, %v_144 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_202 = arith.addf %v_200, %v_201 : vector<8xf32>
                      %v_203 = vector.shuffle %v_202, %v_202 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_204 = vector.shuffle %v_202, %v_202 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_205 = arith.addf %v_203, %v_204 : vector<4xf32>
                      %v_206 = vector.shuffle %v_205, %v_205 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_207 = vector.shuffle %v_205, %v_205 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_208 = arith.addf %v_206, %v_207 : vector<2xf32>
                      %v_209 = vector.shuffle %v_208, %v_208 [0] : vector<2xf32>, vector<2xf32>
                      %v_210 = vector.shuffle %v_208, %v_208 [1] : vector<2xf32>, vector<2xf32>
                      %v_211 = arith.addf %v_209, %v_210 : vector<1xf32>
                      %sum_212 = vector.extract %v_211[0] : f32 from vector<1xf32>
                      %v_213 = vector.shuffle %v_145, %v_145 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_214 = vector.shuffle %v_145, %v_145 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_215 = arith.addf %v_213, %v_214 : vector<8xf32>
                      %v_216 = vector.shuffle %v_215, %v_215 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_217 = vector.shuffle %v_215, %v_215 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_218 = arith.addf %v_216, %v_217 : vector<4xf32>
                      %v_219 = vector.shuffle %v_218, %v_218 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_220 = vector.shuffle %v_218, %v_218 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_221 = arith.addf %v_219, %v_220 : vector<2xf32>
                      %v_222 = vector.shuffle %v_221, %v_221 [0] : vector<2xf32>, vector<2xf32>
                      %v_223 = vector.shuffle %v_221, %v_221 [1] : vector<2xf32>, vector<2xf32>
                      %v_224 = arith.addf %v_222, %v_223 : vector<1xf32>
                      %sum_225 = vector.extract %v_224[0] : f32 from vector<1xf32>
                      %v_226 = vector.shuffle %v_146, %v_146 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_227 = vector.shuffle %v_146, %v_146 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_228 = arith.addf %v_226, %v_227 : vector<8xf32>
                      %v_229 = vector.shuffle %v_228, %v_228 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_230 = vector.shuffle %v_228, %v_228 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_231 = arith.addf %v_229, %v_230 : vector<4xf32>
                      %v_232 = vector.shuffle %v_231, %v_231 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_233 = vector.shuffle %v_231, %v_231 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_234 = arith.addf %v_232, %v_233 : vector<2xf32>
                      %v_235 = vector.shuffle %v_234, %v_234 [0] : vector<2xf32>, vector<2xf32>
                      %v_236 = vector.shuffle %v_234, %v_234 [1] : vector<2xf32>, vector<2xf32>
                      %v_237 = arith.addf %v_235, %v_236 : vector<1xf32>
                      %sum_238 = vector.extract %v_237[0] : f32 from vector<1xf32>
                      %v_239 = vector.shuffle %v_147, %v_147 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_240 = vector.shuffle %v_147, %v_147 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_241 = arith.addf %v_239, %v_240 : vector<8xf32>
                      %v_242 = vector.shuffle %v_241, %v_241 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_243 = vector.shuffle %v_241, %v_241 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_244 = arith.addf %v_242, %v_243 : vector<4xf32>
                      %v_245 = vector.shuffle %v_244, %v_244 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_246 = vector.shuffle %v_244, %v_244 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_247 = arith.addf %v_245, %v_246 : vector<2xf32>
                      %v_248 = vector.shuffle %v_247, %v_247 [0] : vector<2xf32>, vector<2xf32>
                      %v_249 = vector.shuffle %v_247, %v_247 [1] : vector<2xf32>, vector<2xf32>
                      %v_250 = arith.addf %v_248, %v_249 : vector<1xf32>
                      %sum_251 = vector.extract %v_250[0] : f32 from vector<1xf32>
                      %v_252 = memref.load %expert_down_bias[%v_67, %i_104] : memref<8x40xf32>
                      %v_253 = arith.addf %sum_160, %v_252 : f32
                      memref.store %v_253, %outputs[%v_95, %i_104] : memref<?x40xf32>
                      %v_254 = memref.load %expert_down_bias[%v_67, %i_104] : memref<8x40xf32>
                      %v_255 = arith.addf %sum_173, %v_254 : f32
                      memref.store %v_255, %outputs[%v_97, %i_104] : memref<?x40xf32>
                      %v_256 = memref.load %expert_down_bias[%v_67, %i_104] : memref<8x40xf32>
                      %v_257 = arith.addf %sum_186, %v_256 : f32
                      memref.store %v_257, %outputs[%v_99, %i_104] : memref<?x40xf32>
                      %v_258 = memref.load %expert_down_bias[%v_67, %i_104] : memref<8x40xf32>
                      %v_259 = arith.addf %sum_199, %v_258 : f32
                      memref.store %v_259, %outputs[%v_101, %i_104] : memref<?x40xf32>
                      %v_260 = memref.load %expert_down_bias[%v_67, %v_106] : memref<8x40xf32>
                      %v_261 = arith.addf %sum_212, %v_260 : f32
                      memref.store %v_261, %outputs[%v_95, %v_106] : memref<?x40xf32>
                      %v_262 = memref.load %expert_down_bias[%v_67, %v_106] : memref<8x40xf32>
                      %v_263 = arith.addf %sum_225, %v_262 : f32
                      memref.store %v_263, %outputs[%v_97, %v_106] : memref<?x40xf32>
                      %v_264 = memref.load %expert_down_bias[%v_67, %v_106] : memref<8x40xf32>
                      %v_265 = arith.addf %sum_238, %v_264 : f32
                      memref.store %v_265, %outputs[%v_99, %v_106] : memref<?x40xf32>
                      %v_266 = memref.load %expert_down_bias[%v_67, %v_106] : memref<8x40xf32>
                      %v_267 = arith.addf %sum_251, %v_266 : f32
                      memref.store %v_267, %outputs[%v_101, %v_106] : memref<?x40xf32>
                    }
                  }
                  %is_268 = arith.cmpi eq, %v_87, %c_1 : index
                  %v_269 = arith.andi %is_268, %is_89 : i1
                  scf.if %v_269 {
                    %v_270 = memref.load %group[%c_3] : memref<5xi32>
                    %v_271 = arith.index_cast %v_270 : i32 to index
                    %v_272 = memref.load %group[%c_2] : memref<5xi32>
                    %v_273 = arith.index_cast %v_272 : i32 to index
                    %v_274 = arith.addi %v_52, %c_4 : index
                    %v_275 = arith.minsi %v_274, %c_12 : index
                    scf.for %i_276 = %v_52 to %v_275 step %c_2 {
                      %v_277 = arith.addi %i_276, %c_4 : index
                      %v_278 = arith.minsi %v_277, %c_13 : index
                      %loop_280:4 = scf.for %i_279 = %c_3 to %c_3 step %c_6 iter_args(%carry_281 = %c_14, %carry_282 = %c_14, %carry_283 = %c_14, %carry_284 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_285 = vector.load %hidden[%v_271, %i_279] : memref<?x24xbf16>, vector<32xbf16>
                        %v_286 = vector.load %hidden[%v_273, %i_279] : memref<?x24xbf16>, vector<32xbf16>
                        %v_287 = arith.addi %i_279, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_276, %v_287], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_288 = vector.load %expert_down[%v_67, %i_276, %i_279] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_289 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_281, %v_288, %v_285) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_290 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_282, %v_288, %v_286) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_291 = arith.addi %i_279, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_278, %v_291], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_292 = vector.load %expert_down[%v_67, %v_278, %i_279] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_293 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_283, %v_292, %v_285) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_294 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_284, %v_292, %v_286) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_289, %v_290, %v_293, %v_294 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_295 = vector.create_mask %c_15 : vector<32xi1>
                      %v_296 = vector.maskedload %hidden[%v_271, %c_3], %mask_295, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_297 = vector.maskedload %hidden[%v_273, %c_3], %mask_295, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_298 = vector.maskedload %expert_down[%v_67, %i_276, %c_3], %mask_295, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_299 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_280#0, %v_298, %v_296) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_300 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_280#1, %v_298, %v_297) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_301 = vector.maskedload %expert_down[%v_67, %v_278, %c_3], %mask_295, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_302 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_280#2, %v_301, %v_296) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_303 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_280#3, %v_301, %v_297) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_304 = vector.shuffle %v_299, %v_299 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_305 = vector.shuffle %v_299, %v_299 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_306 = arith.addf %v_304, %v_305 : vector<8xf32>
                      %v_307 = vector.shuffle %v_306, %v_306 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_308 = vector.shuffle %v_306, %v_306 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_309 = arith.addf %v_307, %v_308 : vector<4xf32>
                      %v_310 = vector.shuffle %v_309, %v_309 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_311 = vector.shuffle %v_309, %v_309 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_312 = arith.addf %v_310, %v_311 : vector<2xf32>
                      %v_313 = vector.shuffle %v_312, %v_312 [0] : vector<2xf32>, vector<2xf32>
                      %v_314 = vector.shuffle %v_312, %v_312 [1] : vector<2xf32>, vector<2xf32>
                      %v_315 = arith.addf %v_313, %v_314 : vector<1xf32>
                      %sum_316 = vector.extract %v_315[0] : f32 from vector<1xf32>
                      %v_317 = vector.shuffle %v_300, %v_300 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_318 = vector.shuffle %v_300, %v_300 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_319 = arith.addf %v_317, %v_318 : vector<8xf32>
                      %v_320 = vector.shuffle %v_319, %v_319 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_321 = vector.shuffle %v_319, %v_319 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_322 = arith.addf %v_320, %v_321 : vector<4xf32>
                      %v_323 = vector.shuffle %v_322, %v_322 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_324 = vector.shuffle %v_322, %v_322 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_325 = arith.addf %v_323, %v_324 : vector<2xf32>
                      %v_326 = vector.shuffle %v_325, %v_325 [0] : vector<2xf32>, vector<2xf32>
                      %v_327 = vector.shuffle %v_325, %v_325 [1] : vector<2xf32>, vector<2xf32>
                      %v_328 = arith.addf %v_326, %v_327 : vector<1xf32>
                      %sum_329 = vector.extract %v_328[0] : f32 from vector<1xf32>
                      %v_330 = vector.shuffle %v_302, %v_302 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_331 = vector.shuffle %v_302, %v_302 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_332 = arith.addf %v_330, %v_331 : vector<8xf32>
                      %v_333 = vector.shuffle %v_332, %v_332 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_334 = vector.shuffle %v_332, %v_332 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_335 = arith.addf %v_333, %v_334 : vector<4xf32>
                      %v_336 = vector.shuffle %v_335, %v_335 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_337 = vector.shuffle %v_335, %v_335 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_338 = arith.addf %v_336, %v_337 : vector<2xf32>
                      %v_339 = vector.shuffle %v_338, %v_338 [0] : vector<2xf32>, vector<2xf32>
                      %v_340 = vector.shuffle %v_338, %v_338 [1] : vector<2xf32>, vector<2xf32>
                      %v_341 = arith.addf %v_339, %v_340 : vector<1xf32>
                      %sum_342 = vector.extract %v_341[0] : f32 from vector<1xf32>
                      %v_343 = vector.shuffle %v_303, %v_303 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_344 = vector.shuffle %v_303, %v_303 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_345 = arith.addf %v_343, %v_344 : vector<8xf32>
                      %v_346 = vector.shuffle %v_345, %v_345 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_347 = vector.shuffle %v_345, %v_345 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_348 = arith.addf %v_346, %v_347 : vector<4xf32>
                      %v_349 = vector.shuffle %v_348, %v_348 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_350 = vector.shuffle %v_348, %v_348 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_351 = arith.addf %v_349, %v_350 : vector<2xf32>
                      %v_352 = vector.shuffle %v_351, %v_351 [0] : vector<2xf32>, vector<2xf32>
                      %v_353 = vector.shuffle %v_351, %v_351 [1] : vector<2xf32>, vector<2xf32>
                      %v_354 = arith.addf %v_352, %v_353 : vector<1xf32>
                      %sum_355 = vector.extract %v_354[0] : f32 from vector<1xf32>
                      %v_356 = memref.load %expert_down_bias[%v_67, %i_276] : memref<8x40xf32>
                      %v_357 = arith.addf %sum_316, %v_356 : f32
                      memref.store %v_357, %outputs[%v_271, %i_276] : memref<?x40xf32>
                      %v_358 = memref.load %expert_down_bias[%v_67, %i_276] : memref<8x40xf32>
                      %v_359 = arith.addf %sum_329, %v_358 : f32
                      memref.store %v_359, %outputs[%v_273, %i_276] : memref<?x40xf32>
                      %v_360 = memref.load %expert_down_bias[%v_67, %v_278] : memref<8x40xf32>
                      %v_361 = arith.addf %sum_342, %v_360 : f32
                      memref.store %v_361, %outputs[%v_271, %v_278] : memref<?x40xf32>
                      %v_362 = memref.load %expert_down_bias[%v_67, %v_278] : memref<8x40xf32>
                      %v_363 = arith.addf %sum_355, %v_362 : f32
                      memref.store %v_363, %outputs[%v_273, %v_278] : memref<?x40xf32>
                    }
                  }
                  %is_364 = arith.cmpi eq, %v_87, %c_2 : index
                  %v_365 = arith.andi %is_364, %is_89 : i1
                  scf.if %v_365 {
                    %v_366 = memref.load %group[%c_3] : memref<5xi32>
                    %v_367 = arith.index_cast %v_366 : i32 to index
                    %v_368 = arith.addi %v_52, %c_4 : index
                    %v_369 = arith.minsi %v_368, %c_12 : index
                    scf.for %i_370 = %v_52 to %v_369 step %c_2 {
                      %v_371 = arith.addi %i_370, %c_4 : index
                      %v_372 = arith.minsi %v_371, %c_13 : index
                      %loop_374:2 = scf.for %i_373 = %c_3 to %c_3 step %c_6 iter_args(%carry_375 = %c_14, %carry_376 = %c_14) -> (vector<16xf32>, vector<16xf32>) {
                        %v_377 = vector.load %hidden[%v_367, %i_373] : memref<?x24xbf16>, vector<32xbf16>
                        %v_378 = arith.addi %i_373, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_370, %v_378], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_379 = vector.load %expert_down[%v_67, %i_370, %i_373] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_380 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_375, %v_379, %v_377) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_381 = arith.addi %i_373, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_372, %v_381], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_382 = vector.load %expert_down[%v_67, %v_372, %i_373] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_383 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_376, %v_382, %v_377) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_380, %v_383 : vector<16xf32>, vector<16xf32>
                      }
                      %mask_384 = vector.create_mask %c_15 : vector<32xi1>
                      %v_385 = vector.maskedload %hidden[%v_367, %c_3], %mask_384, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_386 = vector.maskedload %expert_down[%v_67, %i_370, %c_3], %mask_384, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_387 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_374#0, %v_386, %v_385) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_388 = vector.maskedload %expert_down[%v_67, %v_372, %c_3], %mask_384, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_389 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_374#1, %v_388, %v_385) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_390 = vector.shuffle %v_387, %v_387 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_391 = vector.shuffle %v_387, %v_387 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                      %v_403 = vector.shuffle %v_389, %v_389 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_404 = vector.shuffle %v_389, %v_389 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_405 = arith.addf %v_403, %v_404 : vector<8xf32>
                      %v_406 = vector.shuffle %v_405, %v_405 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_407 = vector.shuffle %v_405, %v_405 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_408 = arith.addf %v_406, %v_407 : vector<4xf32>
                      %v_409 = vector.shuffle %v_408, %v_408 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_410 = vector.shuffle %v_408, %v_408 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_411 = arith.addf %v_409, %v_410 : vector<2xf32>
                      %v_412 = vector.shuffle %v_411, %v_411 [0] : vector<2xf32>, vector<2xf32>
                      %v_413 = vector.shuffle %v_411, %v_411 [1] : vector<2xf32>, vector<2xf32>
                      %v_414 = arith.addf %v_412, %v_413 : vector<1xf32>
                      %sum_415 = vector.extract %v_414[0] : f32 from vector<1xf32>
                      %v_416 = memref.load %expert_down_bias[%v_67, %i_370] : memref<8x40xf32>
                      %v_417 = arith.addf %sum_402, %v_416 : f32
                      memref.store %v_417, %outputs[%v_367, %i_370] : memref<?x40xf32>
                      %v_418 = memref.load %expert_down_bias[%v_67, %v_372] : memref<8x40xf32>
                      %v_419 = arith.addf %sum_415, %v_418 : f32
                      memref.store %v_419, %outputs[%v_367, %v_372] : memref<?x40xf32>
                    }
                  }
                  %is_420 = arith.cmpi eq, %v_87, %c_10 : index
                  %v_421 = arith.select %is_420, %c_3, %v_87 : index
                  scf.yield %v_421 : index
                }
              }
            }
            %v_422 = arith.addi %v_52, %c_6 : index
            %v_423 = arith.minsi %v_422, %c_12 : index
            // combine: the token's slots by rising expert
            scf.for %i_424 = %c_3 to %tokens step %c_2 {
              %v_425 = arith.muli %i_424, %c_11 : index
              scf.for %i_426 = %c_3 to %c_11 step %c_2 {
                %v_427 = arith.addi %v_425, %i_426 : index
                %v_428 = memref.load %ids[%v_427] : memref<?xi32>
                %v_429 = vector.broadcast %v_428 : i32 to vector<16xi32>
                %loop_431:1 = scf.for %i_430 = %c_3 to %c_11 step %c_4 iter_args(%carry_432 = %c_8) -> (vector<16xi32>) {
                  %v_433 = arith.subi %c_11, %i_430 : index
                  %mask_434 = vector.create_mask %v_433 : vector<16xi1>
                  %v_435 = arith.addi %v_425, %i_430 : index
                  %v_436 = vector.maskedload %ids[%v_435], %mask_434, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_437 = arith.index_cast %i_430 : index to i32
                  %v_438 = vector.broadcast %v_437 : i32 to vector<16xi32>
                  %v_439 = arith.addi %c_17, %v_438 : vector<16xi32>
                  %v_440 = arith.index_cast %i_426 : index to i32
                  %v_441 = vector.broadcast %v_440 : i32 to vector<16xi32>
                  %is_442 = arith.cmpi slt, %v_439, %v_441 : vector<16xi32>
                  %is_443 = arith.cmpi slt, %v_436, %v_429 : vector<16xi32>
                  %is_444 = arith.cmpi eq, %v_436, %v_429 : vector<16xi32>
                  %v_445 = arith.andi %is_444, %is_442 : vector<16xi1>
                  %v_446 = arith.ori %is_443, %v_445 : vector<16xi1>
                  %v_447 = arith.andi %v_446, %mask_434 : vector<16xi1>
                  %v_448 = arith.select %v_447, %c_18, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_449 = arith.addi %carry_432, %v_448 : vector<16xi32>
                  scf.yield %v_449 : vector<16xi32>
                }
                %v_450 = vector.reduction <add>, %loop_431#0 : vector<16xi32> into i32
                %v_451 = arith.index_cast %v_450 : i32 to index
                %v_452 = arith.addi %v_425, %i_426 : index
                %v_453 = arith.index_cast %v_452 : index to i32
                memref.store %v_453, %order[%v_451] : memref<3xi32>
              }
              scf.for %i_454 = %v_52 to %v_423 step %c_4 {
                %v_455 = arith.subi %v_423, %i_454 : index
                %mask_456 = vector.create_mask %v_455 : vector<16xi1>
                %loop_458:1 = scf.for %i_457 = %c_3 to %c_11 step %c_2 iter_args(%carry_459 = %c_14) -> (vector<16xf32>) {
                  %v_460 = memref.load %order[%i_457] : memref<3xi32>
                  %v_461 = arith.index_cast %v_460 : i32 to index
                  %v_462 = vector.maskedload %outputs[%v_461, %i_454], %mask_456, %c_14 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_463 = memref.load %weights[%v_461] : memref<?xf32>
                  %v_464 = vector.broadcast %v_463 : f32 to vector<16xf32>
                  %v_465 = arith.mulf %v_462, %v_464 : vector<16xf32>
                  %v_466 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_465) : (vector<16xf32>) -> vector<16xf32>
                  %v_467 = arith.addf %carry_459, %v_466 : vector<16xf32>
                  scf.yield %v_467 : vector<16xf32>
                }
                vector.maskedstore %y[%i_424, %i_454], %mask_456, %loop_458#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_46, %loop_37#1 : index, index
        }
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

    // stage: experts: gathered: the chosen experts of 8, kernels for amx
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %taken = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x_bf16, %expert_ids, %expert_gate_up, %expert_gate_up_bias, %taken, %slots, %tokens) : (tensor<?x40xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xbf16>, tensor<8x48xf32>, tensor<32xi32>, index, index) -> (%taken, tensor<?x24xbf16>{%slots})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%gathered_up#1, %expert_ids, %chosen_weights_1, %expert_down, %expert_down_bias, %gathered_up#0, %slots, %tokens) : (tensor<?x24xbf16>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, tensor<8x40xf32>, tensor<32xi32>, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
