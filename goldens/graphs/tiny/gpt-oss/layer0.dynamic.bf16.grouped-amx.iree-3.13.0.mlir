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

  stream.executable private @grouped {
    stream.executable.export public @grouped_sort workgroups(%slots: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
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
        %c_7 = arith.constant 256 : index
        %c_8 = arith.constant 255 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 2 : index
        %c_12 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2097472xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_4 {
          memref.store %c_0, %cursor[%i_1] : memref<8xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2097472xi8> -> index
        scf.for %i_3 = %c_2 to %c_5 step %c_4 {
          %v_4 = arith.muli %i_3, %c_6 : index
          %v_5 = arith.addi %address_2, %v_4 : index
          %v_6 = arith.index_cast %v_5 : index to i64
          %pointer_7 = llvm.inttoptr %v_6 : i64 to !llvm.ptr
          "llvm.store"(%c_0, %pointer_7) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        }
        %v_8 = arith.addi %address_2, %c_7 : index
        %v_9 = arith.index_cast %v_8 : index to i64
        %pointer_10 = llvm.inttoptr %v_9 : i64 to !llvm.ptr
        "llvm.store"(%c_0, %pointer_10) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        // how many slots each expert has
        scf.for %i_11 = %c_2 to %slots step %c_4 {
          %v_12 = memref.load %ids[%i_11] : memref<?xi32>
          %v_13 = arith.index_cast %v_12 : i32 to index
          %v_14 = memref.load %cursor[%v_13] : memref<8xi32>
          %v_15 = arith.addi %v_14, %c_1 : i32
          memref.store %v_15, %cursor[%v_13] : memref<8xi32>
        }
        // where each expert's rows begin, and its spans: expert, first row, rows
        %loop_17:2 = scf.for %i_16 = %c_2 to %c_3 step %c_4 iter_args(%carry_18 = %c_2, %carry_19 = %c_2) -> (index, index) {
          %v_20 = memref.load %cursor[%i_16] : memref<8xi32>
          %v_21 = arith.index_cast %v_20 : i32 to index
          %v_22 = arith.index_cast %carry_18 : index to i32
          memref.store %v_22, %cursor[%i_16] : memref<8xi32>
          %v_23 = arith.addi %v_21, %c_8 : index
          %v_24 = arith.divui %v_23, %c_7 : index
          %v_25 = arith.maxsi %v_24, %c_4 : index
          %v_26 = arith.subi %v_25, %c_4 : index
          %v_27 = arith.addi %v_21, %v_26 : index
          %v_28 = arith.divui %v_27, %v_25 : index
          %v_29 = arith.addi %v_28, %c_9 : index
          %v_30 = arith.divui %v_29, %c_10 : index
          %v_31 = arith.muli %v_30, %c_10 : index
          scf.for %i_32 = %c_2 to %v_24 step %c_4 {
            %v_33 = arith.muli %i_32, %v_31 : index
            %v_34 = arith.addi %carry_18, %v_33 : index
            %v_35 = arith.subi %v_21, %v_33 : index
            %v_36 = arith.minsi %v_31, %v_35 : index
            %v_37 = arith.index_cast %i_16 : index to i32
            %v_38 = arith.addi %carry_19, %i_32 : index
            memref.store %v_37, %spans_of[%v_38, %c_2] : memref<?x4xi32>
            %v_39 = arith.index_cast %v_34 : index to i32
            %v_40 = arith.addi %carry_19, %i_32 : index
            memref.store %v_39, %spans_of[%v_40, %c_4] : memref<?x4xi32>
            %v_41 = arith.index_cast %v_36 : index to i32
            %v_42 = arith.addi %carry_19, %i_32 : index
            memref.store %v_41, %spans_of[%v_42, %c_11] : memref<?x4xi32>
          }
          %v_43 = arith.addi %v_21, %c_9 : index
          %v_44 = arith.divui %v_43, %c_10 : index
          %v_45 = arith.muli %v_44, %c_10 : index
          %v_46 = arith.addi %carry_18, %v_45 : index
          %v_47 = arith.addi %carry_18, %v_21 : index
          scf.for %i_48 = %v_47 to %v_46 step %c_4 {
            memref.store %c_12, %order[%i_48] : memref<?xi32>
          }
          %v_49 = arith.addi %carry_19, %v_24 : index
          scf.yield %v_46, %v_49 : index, index
        }
        scf.for %i_50 = %loop_17#1 to %spans step %c_4 {
          memref.store %c_0, %spans_of[%i_50, %c_11] : memref<?x4xi32>
        }
        // each slot to the next row of its expert
        scf.for %i_51 = %c_2 to %slots step %c_4 {
          %v_52 = memref.load %ids[%i_51] : memref<?xi32>
          %v_53 = arith.index_cast %v_52 : i32 to index
          %v_54 = memref.load %cursor[%v_53] : memref<8xi32>
          %v_55 = arith.addi %v_54, %c_1 : i32
          memref.store %v_55, %cursor[%v_53] : memref<8xi32>
          memref.store %v_54, %position[%i_51] : memref<?xi32>
          %v_56 = arith.index_cast %i_51 : index to i32
          %v_57 = arith.index_cast %v_54 : i32 to index
          memref.store %v_56, %order[%v_57] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %expert_gate_up_bias_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 4160 : i64
        %c_1 = arith.constant 2048 : i64
        %c_2 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 256 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 8 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 32 : index
        %c_10 = arith.constant 24 : index
        %c_11 = arith.constant 4 : index
        %c_12 = arith.constant 1 : i32
        %c_13 = arith.constant 0 : i32
        %c_14 = arith.constant 64 : index
        %c_15 = arith.constant 320 : index
        %c_16 = arith.constant 32768 : index
        %c_17 = arith.constant 15 : index
        %c_18 = arith.constant 3 : index
        %c_19 = arith.constant 5 : index
        %c_20 = arith.constant 6 : index
        %c_21 = arith.constant 7 : index
        %c_22 = arith.constant 9 : index
        %c_23 = arith.constant 10 : index
        %c_24 = arith.constant 11 : index
        %c_25 = arith.constant 12 : index
        %c_26 = arith.constant 13 : index
        %c_27 = arith.constant 14 : index
        %c_28 = arith.constant -1 : index
        %c_29 = arith.constant 2048 : index
        %c_30 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_31 = arith.constant 128 : index
        %c_32 = arith.constant 192 : index
        %c_33 = arith.constant 384 : index
        %c_34 = arith.constant 448 : index
        %c_35 = arith.constant 512 : index
        %c_36 = arith.constant 576 : index
        %c_37 = arith.constant 640 : index
        %c_38 = arith.constant 704 : index
        %c_39 = arith.constant 768 : index
        %c_40 = arith.constant 832 : index
        %c_41 = arith.constant 896 : index
        %c_42 = arith.constant 960 : index
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
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_3] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_3] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_3] : !stream.binding -> memref<2097472xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_3] : !stream.binding -> memref<8x48x40xbf16>
        %expert_gate_up_bias = stream.binding.subspan %expert_gate_up_bias_binding[%c_3] : !stream.binding -> memref<8x48xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x32xbf16>{%padded}
        %stack_1 = "llvm.alloca"(%c_0) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_2 = llvm.ptrtoint %stack_1 : !llvm.ptr to i64
        %v_3 = arith.index_cast %v_2 : i64 to index
        %stack_4 = "llvm.alloca"(%c_1) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_5 = llvm.ptrtoint %stack_4 : !llvm.ptr to i64
        %v_6 = arith.index_cast %v_5 : i64 to index
        %address_7 = memref.extract_aligned_pointer_as_index %panels : memref<2097472xi8> -> index
        %tile_shapes = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<64xi8>
        vector.store %c_2, %tile_shapes[%c_3] : memref<64xi8>, vector<64xi8>
        %address_8 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_9 = arith.index_cast %address_8 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_9 : (i64) -> ()
        %v_10 = arith.addi %address_7, %c_4 : index
        %v_11 = arith.index_cast %v_10 : index to i64
        %pointer_12 = llvm.inttoptr %v_11 : i64 to !llvm.ptr
        %v_13 = arith.index_cast %c_5 : index to i32
        %v_14 = llvm.atomicrmw add %pointer_12, %v_13 monotonic : !llvm.ptr, i32
        %v_15 = arith.index_cast %v_14 : i32 to index
        %v_16 = arith.divui %spans, %c_6 : index
        %v_17 = arith.maxsi %v_16, %c_5 : index
        %v_18 = arith.divui %v_15, %c_7 : index
        %loop_20:2 = scf.for %i_19 = %c_3 to %v_18 step %c_5 iter_args(%carry_21 = %c_3, %carry_22 = %v_17) -> (index, index) {
          %v_23 = arith.muli %carry_22, %c_7 : index
          %v_24 = arith.addi %carry_21, %v_23 : index
          %v_25 = arith.divui %carry_22, %c_8 : index
          %v_26 = arith.maxsi %v_25, %c_5 : index
          scf.yield %v_24, %v_26 : index, index
        }
        %v_27 = arith.remui %v_15, %c_7 : index
        %v_28 = arith.muli %v_27, %loop_20#1 : index
        %v_29 = arith.addi %loop_20#0, %v_28 : index
        %end_32:2 = scf.while (%at_30 = %v_29, %at_31 = %loop_20#1) : (index, index) -> (index, index) {
          %is_35 = arith.cmpi slt, %at_30, %spans : index
          scf.condition(%is_35) %at_30, %at_31 : index, index
        } do {
          ^bb0(%i_33: index, %i_34: index):
          %v_36 = arith.index_cast %v_10 : index to i64
          %pointer_37 = llvm.inttoptr %v_36 : i64 to !llvm.ptr
          %v_38 = arith.index_cast %c_5 : index to i32
          %v_39 = llvm.atomicrmw add %pointer_37, %v_38 monotonic : !llvm.ptr, i32
          %v_40 = arith.index_cast %v_39 : i32 to index
          %v_41 = arith.divui %spans, %c_6 : index
          %v_42 = arith.maxsi %v_41, %c_5 : index
          %v_43 = arith.divui %v_40, %c_7 : index
          %loop_45:2 = scf.for %i_44 = %c_3 to %v_43 step %c_5 iter_args(%carry_46 = %c_3, %carry_47 = %v_42) -> (index, index) {
            %v_48 = arith.muli %carry_47, %c_7 : index
            %v_49 = arith.addi %carry_46, %v_48 : index
            %v_50 = arith.divui %carry_47, %c_8 : index
            %v_51 = arith.maxsi %v_50, %c_5 : index
            scf.yield %v_49, %v_51 : index, index
          }
          %v_52 = arith.remui %v_40, %c_7 : index
          %v_53 = arith.muli %v_52, %loop_45#1 : index
          %v_54 = arith.addi %loop_45#0, %v_53 : index
          %v_55 = arith.addi %i_33, %i_34 : index
          scf.for %i_56 = %i_33 to %v_55 step %c_5 {
            %v_57 = arith.addi %i_56, %c_5 : index
            %is_58 = arith.cmpi eq, %v_57, %v_55 : index
            %v_59 = arith.select %is_58, %v_54, %v_57 : index
            %v_60 = arith.divui %i_56, %c_5 : index
            %v_61 = memref.load %spans_of[%v_60, %c_3] : memref<?x4xi32>
            %v_62 = arith.index_cast %v_61 : i32 to index
            %v_63 = memref.load %spans_of[%v_60, %c_5] : memref<?x4xi32>
            %v_64 = arith.index_cast %v_63 : i32 to index
            %v_65 = memref.load %spans_of[%v_60, %c_8] : memref<?x4xi32>
            %v_66 = arith.index_cast %v_65 : i32 to index
            %v_67 = arith.remui %i_56, %c_5 : index
            %v_68 = arith.muli %v_67, %c_9 : index
            %v_69 = arith.addi %v_68, %c_9 : index
            %v_70 = arith.minsi %v_69, %c_10 : index
            %is_71 = arith.cmpi sgt, %v_66, %c_3 : index
            scf.if %is_71 {
              %claimed_74 = scf.while (%claim_72 = %c_3) : (index) -> index {
                %v_75 = arith.muli %claim_72, %c_11 : index
                %v_76 = arith.addi %address_7, %v_75 : index
                %v_77 = arith.index_cast %v_76 : index to i64
                %pointer_78 = llvm.inttoptr %v_77 : i64 to !llvm.ptr
                %v_79 = llvm.atomicrmw xchg %pointer_78, %c_12 acquire : !llvm.ptr, i32
                %is_80 = arith.cmpi ne, %v_79, %c_13 : i32
                scf.condition(%is_80) %claim_72 : index
              } do {
                ^bb0(%claim_73: index):
                %v_81 = arith.addi %claim_73, %c_5 : index
                %v_82 = arith.remui %v_81, %c_14 : index
                scf.yield %v_82 : index
              }
              %v_83 = arith.addi %address_7, %c_15 : index
              %v_84 = arith.muli %claimed_74, %c_16 : index
              %v_85 = arith.addi %v_83, %v_84 : index
              %v_86 = arith.addi %v_66, %c_17 : index
              %v_87 = arith.divui %v_86, %c_6 : index
              scf.for %i_88 = %c_3 to %v_87 step %c_5 {
                %v_89 = arith.muli %i_88, %c_6 : index
                %v_90 = arith.addi %v_64, %v_89 : index
                %v_91 = memref.load %order[%v_90] : memref<?xi32>
                %v_92 = arith.index_cast %v_91 : i32 to index
                %v_93 = arith.muli %i_88, %c_6 : index
                %v_94 = arith.addi %v_64, %v_93 : index
                %v_95 = arith.addi %v_94, %c_5 : index
                %v_96 = memref.load %order[%v_95] : memref<?xi32>
                %v_97 = arith.index_cast %v_96 : i32 to index
                %v_98 = arith.muli %i_88, %c_6 : index
                %v_99 = arith.addi %v_64, %v_98 : index
                %v_100 = arith.addi %v_99, %c_8 : index
                %v_101 = memref.load %order[%v_100] : memref<?xi32>
                %v_102 = arith.index_cast %v_101 : i32 to index
                %v_103 = arith.muli %i_88, %c_6 : index
                %v_104 = arith.addi %v_64, %v_103 : index
                %v_105 = arith.addi %v_104, %c_18 : index
                %v_106 = memref.load %order[%v_105] : memref<?xi32>
                %v_107 = arith.index_cast %v_106 : i32 to index
                %v_108 = arith.muli %i_88, %c_6 : index
                %v_109 = arith.addi %v_64, %v_108 : index
                %v_110 = arith.addi %v_109, %c_11 : index
                %v_111 = memref.load %order[%v_110] : memref<?xi32>
                %v_112 = arith.index_cast %v_111 : i32 to index
                %v_113 = arith.muli %i_88, %c_6 : index
                %v_114 = arith.addi %v_64, %v_113 : index
                %v_115 = arith.addi %v_114, %c_19 : index
                %v_116 = memref.load %order[%v_115] : memref<?xi32>
                %v_117 = arith.index_cast %v_116 : i32 to index
                %v_118 = arith.muli %i_88, %c_6 : index
                %v_119 = arith.addi %v_64, %v_118 : index
                %v_120 = arith.addi %v_119, %c_20 : index
                %v_121 = memref.load %order[%v_120] : memref<?xi32>
                %v_122 = arith.index_cast %v_121 : i32 to index
                %v_123 = arith.muli %i_88, %c_6 : index
                %v_124 = arith.addi %v_64, %v_123 : index
                %v_125 = arith.addi %v_124, %c_21 : index
                %v_126 = memref.load %order[%v_125] : memref<?xi32>
                %v_127 = arith.index_cast %v_126 : i32 to index
                %v_128 = arith.muli %i_88, %c_6 : index
                %v_129 = arith.addi %v_64, %v_128 : index
                %v_130 = arith.addi %v_129, %c_7 : index
                %v_131 = memref.load %order[%v_130] : memref<?xi32>
                %v_132 = arith.index_cast %v_131 : i32 to index
                %v_133 = arith.muli %i_88, %c_6 : index
                %v_134 = arith.addi %v_64, %v_133 : index
                %v_135 = arith.addi %v_134, %c_22 : index
                %v_136 = memref.load %order[%v_135] : memref<?xi32>
                %v_137 = arith.index_cast %v_136 : i32 to index
                %v_138 = arith.muli %i_88, %c_6 : index
                %v_139 = arith.addi %v_64, %v_138 : index
                %v_140 = arith.addi %v_139, %c_23 : index
                %v_141 = memref.load %order[%v_140] : memref<?xi32>
                %v_142 = arith.index_cast %v_141 : i32 to index
                %v_143 = arith.muli %i_88, %c_6 : index
                %v_144 = arith.addi %v_64, %v_143 : index
                %v_145 = arith.addi %v_144, %c_24 : index
                %v_146 = memref.load %order[%v_145] : memref<?xi32>
                %v_147 = arith.index_cast %v_146 : i32 to index
                %v_148 = arith.muli %i_88, %c_6 : index
                %v_149 = arith.addi %v_64, %v_148 : index
                %v_150 = arith.addi %v_149, %c_25 : index
                %v_151 = memref.load %order[%v_150] : memref<?xi32>
                %v_152 = arith.index_cast %v_151 : i32 to index
                %v_153 = arith.muli %i_88, %c_6 : index
                %v_154 = arith.addi %v_64, %v_153 : index
                %v_155 = arith.addi %v_154, %c_26 : index
                %v_156 = memref.load %order[%v_155] : memref<?xi32>
                %v_157 = arith.index_cast %v_156 : i32 to index
                %v_158 = arith.muli %i_88, %c_6 : index
                %v_159 = arith.addi %v_64, %v_158 : index
                %v_160 = arith.addi %v_159, %c_27 : index
                %v_161 = memref.load %order[%v_160] : memref<?xi32>
                %v_162 = arith.index_cast %v_161 : i32 to index
                %v_163 = arith.muli %i_88, %c_6 : index
                %v_164 = arith.addi %v_64, %v_163 : index
                %v_165 = arith.addi %v_164, %c_17 : index
                %v_166 = memref.load %order[%v_165] : memref<?xi32>
                %v_167 = arith.index_cast %v_166 : i32 to index
                %is_168 = arith.cmpi sge, %v_92, %c_3 : index
                %is_169 = arith.cmpi sge, %v_97, %c_3 : index
                %is_170 = arith.cmpi sge, %v_102, %c_3 : index
                %is_171 = arith.cmpi sge, %v_107, %c_3 : index
                %is_172 = arith.cmpi sge, %v_112, %c_3 : index
                %is_173 = arith.cmpi sge, %v_117, %c_3 : index
                %is_174 = arith.cmpi sge, %v_122, %c_3 : index
                %is_175 = arith.cmpi sge, %v_127, %c_3 : index
                %is_176 = arith.cmpi sge, %v_132, %c_3 : index
                %is_177 = arith.cmpi sge, %v_137, %c_3 : index
                %is_178 = arith.cmpi sge, %v_142, %c_3 : index
                %is_179 = arith.cmpi sge, %v_147, %c_3 : index
                %is_180 = arith.cmpi sge, %v_152, %c_3 : index
                %is_181 = arith.cmpi sge, %v_157, %c_3 : index
                %is_182 = arith.cmpi sge, %v_162, %c_3 : index
                %is_183 = arith.cmpi sge, %v_167, %c_3 : index
                %v_184 = arith.maxsi %v_92, %c_3 : index
                %v_185 = arith.divui %v_184, %c_18 : index
                %v_186 = arith.select %is_168, %v_185, %c_28 : index
                %v_187 = arith.maxsi %v_97, %c_3 : index
                %v_188 = arith.divui %v_187, %c_18 : index
                %v_189 = arith.select %is_169, %v_188, %c_28 : index
                %v_190 = arith.maxsi %v_102, %c_3 : index
                %v_191 = arith.divui %v_190, %c_18 : index
                %v_192 = arith.select %is_170, %v_191, %c_28 : index
                %v_193 = arith.maxsi %v_107, %c_3 : index
                %v_194 = arith.divui %v_193, %c_18 : index
                %v_195 = arith.select %is_171, %v_194, %c_28 : index
                %v_196 = arith.maxsi %v_112, %c_3 : index
                %v_197 = arith.divui %v_196, %c_18 : index
                %v_198 = arith.select %is_172, %v_197, %c_28 : index
                %v_199 = arith.maxsi %v_117, %c_3 : index
                %v_200 = arith.divui %v_199, %c_18 : index
                %v_201 = arith.select %is_173, %v_200, %c_28 : index
                %v_202 = arith.maxsi %v_122, %c_3 : index
                %v_203 = arith.divui %v_202, %c_18 : index
                %v_204 = arith.select %is_174, %v_203, %c_28 : index
                %v_205 = arith.maxsi %v_127, %c_3 : index
                %v_206 = arith.divui %v_205, %c_18 : index
                %v_207 = arith.select %is_175, %v_206, %c_28 : index
                %v_208 = arith.maxsi %v_132, %c_3 : index
                %v_209 = arith.divui %v_208, %c_18 : index
                %v_210 = arith.select %is_176, %v_209, %c_28 : index
                %v_211 = arith.maxsi %v_137, %c_3 : index
                %v_212 = arith.divui %v_211, %c_18 : index
                %v_213 = arith.select %is_177, %v_212, %c_28 : index
                %v_214 = arith.maxsi %v_142, %c_3 : index
                %v_215 = arith.divui %v_214, %c_18 : index
                %v_216 = arith.select %is_178, %v_215, %c_28 : index
                %v_217 = arith.maxsi %v_147, %c_3 : index
                %v_218 = arith.divui %v_217, %c_18 : index
                %v_219 = arith.select %is_179, %v_218, %c_28 : index
                %v_220 = arith.maxsi %v_152, %c_3 : index
                %v_221 = arith.divui %v_220, %c_18 : index
                %v_222 = arith.select %is_180, %v_221, %c_28 : index
                %v_223 = arith.maxsi %v_157, %c_3 : index
                %v_224 = arith.divui %v_223, %c_18 : index
                %v_225 = arith.select %is_181, %v_224, %c_28 : index
                %v_226 = arith.maxsi %v_162, %c_3 : index
                %v_227 = arith.divui %v_226, %c_18 : index
                %v_228 = arith.select %is_182, %v_227, %c_28 : index
                %v_229 = arith.maxsi %v_167, %c_3 : index
                %v_230 = arith.divui %v_229, %c_18 : index
                %v_231 = arith.select %is_183, %v_230, %c_28 : index
                %v_232 = arith.muli %i_88, %c_29 : index
                %v_233 = arith.addi %v_85, %v_232 : index
                %v_234 = arith.maxsi %v_186, %c_3 : index
                %v_235 = arith.maxsi %v_189, %c_3 : index
                %v_236 = arith.maxsi %v_192, %c_3 : index
                %v_237 = arith.maxsi %v_195, %c_3 : index
                %v_238 = arith.maxsi %v_198, %c_3 : index
                %v_239 = arith.maxsi %v_201, %c_3 : index
                %v_240 = arith.maxsi %v_204, %c_3 : index
                %v_241 = arith.maxsi %v_207, %c_3 : index
                %v_242 = arith.maxsi %v_210, %c_3 : index
                %v_243 = arith.maxsi %v_213, %c_3 : index
                %v_244 = arith.maxsi %v_216, %c_3 : index
                %v_245 = arith.maxsi %v_219, %c_3 : index
                %v_246 = arith.maxsi %v_222, %c_3 : index
                %v_247 = arith.maxsi %v_225, %c_3 : index
                %v_248 = arith.maxsi %v_228, %c_3 : index
                %v_249 = arith.maxsi %v_231, %c_3 : index
                %is_250 = arith.cmpi sge, %v_186, %c_3 : index
                %is_251 = arith.cmpi sge, %v_189, %c_3 : index
                %is_252 = arith.cmpi sge, %v_192, %c_3 : index
                %is_253 = arith.cmpi sge, %v_195, %c_3 : index
                %is_254 = arith.cmpi sge, %v_198, %c_3 : index
                %is_255 = arith.cmpi sge, %v_201, %c_3 : index
                %is_256 = arith.cmpi sge, %v_204, %c_3 : index
                %is_257 = arith.cmpi sge, %v_207, %c_3 : index
                %is_258 = arith.cmpi sge, %v_210, %c_3 : index
                %is_259 = arith.cmpi sge, %v_213, %c_3 : index
                %is_260 = arith.cmpi sge, %v_216, %c_3 : index
                %is_261 = arith.cmpi sge, %v_219, %c_3 : index
                %is_262 = arith.cmpi sge, %v_222, %c_3 : index
                %is_263 = arith.cmpi sge, %v_225, %c_3 : index
                %is_264 = arith.cmpi sge, %v_228, %c_3 : index
                %is_265 = arith.cmpi sge, %v_231, %c_3 : index
                scf.for %i_266 = %c_3 to %c_9 step %c_9 {
                  %v_267 = arith.select %is_250, %c_9, %c_3 : index
                  %mask_268 = vector.create_mask %v_267 : vector<32xi1>
                  %v_269 = vector.maskedload %x[%v_234, %i_266], %mask_268, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_270 = vector.bitcast %v_269 : vector<32xbf16> to vector<16xi32>
                  %v_271 = arith.select %is_251, %c_9, %c_3 : index
                  %mask_272 = vector.create_mask %v_271 : vector<32xi1>
                  %v_273 = vector.maskedload %x[%v_235, %i_266], %mask_272, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_274 = vector.bitcast %v_273 : vector<32xbf16> to vector<16xi32>
                  %v_275 = arith.select %is_252, %c_9, %c_3 : index
                  %mask_276 = vector.create_mask %v_275 : vector<32xi1>
                  %v_277 = vector.maskedload %x[%v_236, %i_266], %mask_276, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_278 = vector.bitcast %v_277 : vector<32xbf16> to vector<16xi32>
                  %v_279 = arith.select %is_253, %c_9, %c_3 : index
                  %mask_280 = vector.create_mask %v_279 : vector<32xi1>
                  %v_281 = vector.maskedload %x[%v_237, %i_266], %mask_280, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_282 = vector.bitcast %v_281 : vector<32xbf16> to vector<16xi32>
                  %v_283 = arith.select %is_254, %c_9, %c_3 : index
                  %mask_284 = vector.create_mask %v_283 : vector<32xi1>
                  %v_285 = vector.maskedload %x[%v_238, %i_266], %mask_284, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_286 = vector.bitcast %v_285 : vector<32xbf16> to vector<16xi32>
                  %v_287 = arith.select %is_255, %c_9, %c_3 : index
                  %mask_288 = vector.create_mask %v_287 : vector<32xi1>
                  %v_289 = vector.maskedload %x[%v_239, %i_266], %mask_288, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_290 = vector.bitcast %v_289 : vector<32xbf16> to vector<16xi32>
                  %v_291 = arith.select %is_256, %c_9, %c_3 : index
                  %mask_292 = vector.create_mask %v_291 : vector<32xi1>
                  %v_293 = vector.maskedload %x[%v_240, %i_266], %mask_292, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_294 = vector.bitcast %v_293 : vector<32xbf16> to vector<16xi32>
                  %v_295 = arith.select %is_257, %c_9, %c_3 : index
                  %mask_296 = vector.create_mask %v_295 : vector<32xi1>
                  %v_297 = vector.maskedload %x[%v_241, %i_266], %mask_296, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_298 = vector.bitcast %v_297 : vector<32xbf16> to vector<16xi32>
                  %v_299 = arith.select %is_258, %c_9, %c_3 : index
                  %mask_300 = vector.create_mask %v_299 : vector<32xi1>
                  %v_301 = vector.maskedload %x[%v_242, %i_266], %mask_300, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_302 = vector.bitcast %v_301 : vector<32xbf16> to vector<16xi32>
                  %v_303 = arith.select %is_259, %c_9, %c_3 : index
                  %mask_304 = vector.create_mask %v_303 : vector<32xi1>
                  %v_305 = vector.maskedload %x[%v_243, %i_266], %mask_304, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_306 = vector.bitcast %v_305 : vector<32xbf16> to vector<16xi32>
                  %v_307 = arith.select %is_260, %c_9, %c_3 : index
                  %mask_308 = vector.create_mask %v_307 : vector<32xi1>
                  %v_309 = vector.maskedload %x[%v_244, %i_266], %mask_308, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_310 = vector.bitcast %v_309 : vector<32xbf16> to vector<16xi32>
                  %v_311 = arith.select %is_261, %c_9, %c_3 : index
                  %mask_312 = vector.create_mask %v_311 : vector<32xi1>
                  %v_313 = vector.maskedload %x[%v_245, %i_266], %mask_312, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_314 = vector.bitcast %v_313 : vector<32xbf16> to vector<16xi32>
                  %v_315 = arith.select %is_262, %c_9, %c_3 : index
                  %mask_316 = vector.create_mask %v_315 : vector<32xi1>
                  %v_317 = vector.maskedload %x[%v_246, %i_266], %mask_316, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_318 = vector.bitcast %v_317 : vector<32xbf16> to vector<16xi32>
                  %v_319 = arith.select %is_263, %c_9, %c_3 : index
                  %mask_320 = vector.create_mask %v_319 : vector<32xi1>
                  %v_321 = vector.maskedload %x[%v_247, %i_266], %mask_320, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_322 = vector.bitcast %v_321 : vector<32xbf16> to vector<16xi32>
                  %v_323 = arith.select %is_264, %c_9, %c_3 : index
                  %mask_324 = vector.create_mask %v_323 : vector<32xi1>
                  %v_325 = vector.maskedload %x[%v_248, %i_266], %mask_324, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_326 = vector.bitcast %v_325 : vector<32xbf16> to vector<16xi32>
                  %v_327 = arith.select %is_265, %c_9, %c_3 : index
                  %mask_328 = vector.create_mask %v_327 : vector<32xi1>
                  %v_329 = vector.maskedload %x[%v_249, %i_266], %mask_328, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_330 = vector.bitcast %v_329 : vector<32xbf16> to vector<16xi32>
                  %v_331 = arith.muli %i_266, %c_9 : index
                  %v_332 = arith.addi %v_233, %v_331 : index
                  %v_333 = vector.shuffle %v_270, %v_274 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_334 = vector.shuffle %v_270, %v_274 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_335 = vector.shuffle %v_278, %v_282 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_336 = vector.shuffle %v_278, %v_282 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_337 = vector.shuffle %v_286, %v_290 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_338 = vector.shuffle %v_286, %v_290 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_339 = vector.shuffle %v_294, %v_298 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_340 = vector.shuffle %v_294, %v_298 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_341 = vector.shuffle %v_302, %v_306 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_342 = vector.shuffle %v_302, %v_306 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_343 = vector.shuffle %v_310, %v_314 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_344 = vector.shuffle %v_310, %v_314 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_345 = vector.shuffle %v_318, %v_322 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_346 = vector.shuffle %v_318, %v_322 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_347 = vector.shuffle %v_326, %v_330 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                  %v_348 = vector.shuffle %v_326, %v_330 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                  %v_349 = vector.shuffle %v_333, %v_335 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_350 = vector.shuffle %v_333, %v_335 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_351 = vector.shuffle %v_334, %v_336 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_352 = vector.shuffle %v_334, %v_336 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_353 = vector.shuffle %v_337, %v_339 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_354 = vector.shuffle %v_337, %v_339 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_355 = vector.shuffle %v_338, %v_340 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_356 = vector.shuffle %v_338, %v_340 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_357 = vector.shuffle %v_341, %v_343 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_358 = vector.shuffle %v_341, %v_343 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_359 = vector.shuffle %v_342, %v_344 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_360 = vector.shuffle %v_342, %v_344 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_361 = vector.shuffle %v_345, %v_347 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_362 = vector.shuffle %v_345, %v_347 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_363 = vector.shuffle %v_346, %v_348 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                  %v_364 = vector.shuffle %v_346, %v_348 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_365 = vector.shuffle %v_349, %v_353 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_366 = vector.shuffle %v_349, %v_353 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_367 = vector.shuffle %v_351, %v_355 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_368 = vector.shuffle %v_351, %v_355 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_369 = vector.shuffle %v_350, %v_354 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_370 = vector.shuffle %v_350, %v_354 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_371 = vector.shuffle %v_352, %v_356 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_372 = vector.shuffle %v_352, %v_356 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_373 = vector.shuffle %v_357, %v_361 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_374 = vector.shuffle %v_357, %v_361 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_375 = vector.shuffle %v_359, %v_363 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_376 = vector.shuffle %v_359, %v_363 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_377 = vector.shuffle %v_358, %v_362 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_378 = vector.shuffle %v_358, %v_362 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_379 = vector.shuffle %v_360, %v_364 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                  %v_380 = vector.shuffle %v_360, %v_364 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_381 = vector.shuffle %v_365, %v_373 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_382 = vector.shuffle %v_365, %v_373 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_383 = vector.shuffle %v_367, %v_375 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_384 = vector.shuffle %v_367, %v_375 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_385 = vector.shuffle %v_369, %v_377 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_386 = vector.shuffle %v_369, %v_377 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_387 = vector.shuffle %v_371, %v_379 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_388 = vector.shuffle %v_371, %v_379 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_389 = vector.shuffle %v_366, %v_374 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_390 = vector.shuffle %v_366, %v_374 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_391 = vector.shuffle %v_368, %v_376 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_392 = vector.shuffle %v_368, %v_376 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_393 = vector.shuffle %v_370, %v_378 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_394 = vector.shuffle %v_370, %v_378 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_395 = vector.shuffle %v_372, %v_380 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                  %v_396 = vector.shuffle %v_372, %v_380 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                  %v_397 = arith.index_cast %v_332 : index to i64
                  %pointer_398 = llvm.inttoptr %v_397 : i64 to !llvm.ptr
                  "llvm.store"(%v_381, %pointer_398) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_399 = arith.addi %v_332, %c_14 : index
                  %v_400 = arith.index_cast %v_399 : index to i64
                  %pointer_401 = llvm.inttoptr %v_400 : i64 to !llvm.ptr
                  "llvm.store"(%v_383, %pointer_401) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_402 = arith.addi %v_332, %c_31 : index
                  %v_403 = arith.index_cast %v_402 : index to i64
                  %pointer_404 = llvm.inttoptr %v_403 : i64 to !llvm.ptr
                  "llvm.store"(%v_385, %pointer_404) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_405 = arith.addi %v_332, %c_32 : index
                  %v_406 = arith.index_cast %v_405 : index to i64
                  %pointer_407 = llvm.inttoptr %v_406 : i64 to !llvm.ptr
                  "llvm.store"(%v_387, %pointer_407) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_408 = arith.addi %v_332, %c_4 : index
                  %v_409 = arith.index_cast %v_408 : index to i64
                  %pointer_410 = llvm.inttoptr %v_409 : i64 to !llvm.ptr
                  "llvm.store"(%v_389, %pointer_410) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_411 = arith.addi %v_332, %c_15 : index
                  %v_412 = arith.index_cast %v_411 : index to i64
                  %pointer_413 = llvm.inttoptr %v_412 : i64 to !llvm.ptr
                  "llvm.store"(%v_391, %pointer_413) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_414 = arith.addi %v_332, %c_33 : index
                  %v_415 = arith.index_cast %v_414 : index to i64
                  %pointer_416 = llvm.inttoptr %v_415 : i64 to !llvm.ptr
                  "llvm.store"(%v_393, %pointer_416) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_417 = arith.addi %v_332, %c_34 : index
                  %v_418 = arith.index_cast %v_417 : index to i64
                  %pointer_419 = llvm.inttoptr %v_418 : i64 to !llvm.ptr
                  "llvm.store"(%v_395, %pointer_419) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_420 = arith.addi %v_332, %c_35 : index
                  %v_421 = arith.index_cast %v_420 : index to i64
                  %pointer_422 = llvm.inttoptr %v_421 : i64 to !llvm.ptr
                  "llvm.store"(%v_382, %pointer_422) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_423 = arith.addi %v_332, %c_36 : index
                  %v_424 = arith.index_cast %v_423 : index to i64
                  %pointer_425 = llvm.inttoptr %v_424 : i64 to !llvm.ptr
                  "llvm.store"(%v_384, %pointer_425) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_426 = arith.addi %v_332, %c_37 : index
                  %v_427 = arith.index_cast %v_426 : index to i64
                  %pointer_428 = llvm.inttoptr %v_427 : i64 to !llvm.ptr
                  "llvm.store"(%v_386, %pointer_428) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_429 = arith.addi %v_332, %c_38 : index
                  %v_430 = arith.index_cast %v_429 : index to i64
                  %pointer_431 = llvm.inttoptr %v_430 : i64 to !llvm.ptr
                  "llvm.store"(%v_388, %pointer_431) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_432 = arith.addi %v_332, %c_39 : index
                  %v_433 = arith.index_cast %v_432 : index to i64
                  %pointer_434 = llvm.inttoptr %v_433 : i64 to !llvm.ptr
                  "llvm.store"(%v_390, %pointer_434) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_435 = arith.addi %v_332, %c_40 : index
                  %v_436 = arith.index_cast %v_435 : index to i64
                  %pointer_437 = llvm.inttoptr %v_436 : i64 to !llvm.ptr
                  "llvm.store"(%v_392, %pointer_437) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_438 = arith.addi %v_332, %c_41 : index
                  %v_439 = arith.index_cast %v_438 : index to i64
                  %pointer_440 = llvm.inttoptr %v_439 : i64 to !llvm.ptr
                  "llvm.store"(%v_394, %pointer_440) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_441 = arith.addi %v_332, %c_42 : index
                  %v_442 = arith.index_cast %v_441 : index to i64
                  %pointer_443 = llvm.inttoptr %v_442 : i64 to !llvm.ptr
                  "llvm.store"(%v_396, %pointer_443) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                }
                %v_444 = arith.select %is_250, %c_7, %c_3 : index
                %mask_445 = vector.create_mask %v_444 : vector<32xi1>
                %v_446 = vector.maskedload %x[%v_234, %c_9], %mask_445, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_447 = vector.bitcast %v_446 : vector<32xbf16> to vector<16xi32>
                %v_448 = arith.select %is_251, %c_7, %c_3 : index
                %mask_449 = vector.create_mask %v_448 : vector<32xi1>
                %v_450 = vector.maskedload %x[%v_235, %c_9], %mask_449, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_451 = vector.bitcast %v_450 : vector<32xbf16> to vector<16xi32>
                %v_452 = arith.select %is_252, %c_7, %c_3 : index
                %mask_453 = vector.create_mask %v_452 : vector<32xi1>
                %v_454 = vector.maskedload %x[%v_236, %c_9], %mask_453, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_455 = vector.bitcast %v_454 : vector<32xbf16> to vector<16xi32>
                %v_456 = arith.select %is_253, %c_7, %c_3 : index
                %mask_457 = vector.create_mask %v_456 : vector<32xi1>
                %v_458 = vector.maskedload %x[%v_237, %c_9], %mask_457, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_459 = vector.bitcast %v_458 : vector<32xbf16> to vector<16xi32>
                %v_460 = arith.select %is_254, %c_7, %c_3 : index
                %mask_461 = vector.create_mask %v_460 : vector<32xi1>
                %v_462 = vector.maskedload %x[%v_238, %c_9], %mask_461, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_463 = vector.bitcast %v_462 : vector<32xbf16> to vector<16xi32>
                %v_464 = arith.select %is_255, %c_7, %c_3 : index
                %mask_465 = vector.create_mask %v_464 : vector<32xi1>
                %v_466 = vector.maskedload %x[%v_239, %c_9], %mask_465, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_467 = vector.bitcast %v_466 : vector<32xbf16> to vector<16xi32>
                %v_468 = arith.select %is_256, %c_7, %c_3 : index
                %mask_469 = vector.create_mask %v_468 : vector<32xi1>
                %v_470 = vector.maskedload %x[%v_240, %c_9], %mask_469, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_471 = vector.bitcast %v_470 : vector<32xbf16> to vector<16xi32>
                %v_472 = arith.select %is_257, %c_7, %c_3 : index
                %mask_473 = vector.create_mask %v_472 : vector<32xi1>
                %v_474 = vector.maskedload %x[%v_241, %c_9], %mask_473, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_475 = vector.bitcast %v_474 : vector<32xbf16> to vector<16xi32>
                %v_476 = arith.select %is_258, %c_7, %c_3 : index
                %mask_477 = vector.create_mask %v_476 : vector<32xi1>
                %v_478 = vector.maskedload %x[%v_242, %c_9], %mask_477, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_479 = vector.bitcast %v_478 : vector<32xbf16> to vector<16xi32>
                %v_480 = arith.select %is_259, %c_7, %c_3 : index
                %mask_481 = vector.create_mask %v_480 : vector<32xi1>
                %v_482 = vector.maskedload %x[%v_243, %c_9], %mask_481, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_483 = vector.bitcast %v_482 : vector<32xbf16> to vector<16xi32>
                %v_484 = arith.select %is_260, %c_7, %c_3 : index
                %mask_485 = vector.create_mask %v_484 : vector<32xi1>
                %v_486 = vector.maskedload %x[%v_244, %c_9], %mask_485, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_487 = vector.bitcast %v_486 : vector<32xbf16> to vector<16xi32>
                %v_488 = arith.select %is_261, %c_7, %c_3 : index
                %mask_489 = vector.create_mask %v_488 : vector<32xi1>
                %v_490 = vector.maskedload %x[%v_245, %c_9], %mask_489, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_491 = vector.bitcast %v_490 : vector<32xbf16> to vector<16xi32>
                %v_492 = arith.select %is_262, %c_7, %c_3 : index
                %mask_493 = vector.create_mask %v_492 : vector<32xi1>
                %v_494 = vector.maskedload %x[%v_246, %c_9], %mask_493, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_495 = vector.bitcast %v_494 : vector<32xbf16> to vector<16xi32>
                %v_496 = arith.select %is_263, %c_7, %c_3 : index
                %mask_497 = vector.create_mask %v_496 : vector<32xi1>
                %v_498 = vector.maskedload %x[%v_247, %c_9], %mask_497, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_499 = vector.bitcast %v_498 : vector<32xbf16> to vector<16xi32>
                %v_500 = arith.select %is_264, %c_7, %c_3 : index
                %mask_501 = vector.create_mask %v_500 : vector<32xi1>
                %v_502 = vector.maskedload %x[%v_248, %c_9], %mask_501, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_503 = vector.bitcast %v_502 : vector<32xbf16> to vector<16xi32>
                %v_504 = arith.select %is_265, %c_7, %c_3 : index
                %mask_505 = vector.create_mask %v_504 : vector<32xi1>
                %v_506 = vector.maskedload %x[%v_249, %c_9], %mask_505, %c_30 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_507 = vector.bitcast %v_506 : vector<32xbf16> to vector<16xi32>
                %v_508 = arith.muli %c_9, %c_9 : index
                %v_509 = arith.addi %v_233, %v_508 : index
                %v_510 = vector.shuffle %v_447, %v_451 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_511 = vector.shuffle %v_447, %v_451 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_512 = vector.shuffle %v_455, %v_459 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_513 = vector.shuffle %v_455, %v_459 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_514 = vector.shuffle %v_463, %v_467 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_515 = vector.shuffle %v_463, %v_467 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_516 = vector.shuffle %v_471, %v_475 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_517 = vector.shuffle %v_471, %v_475 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_518 = vector.shuffle %v_479, %v_483 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_519 = vector.shuffle %v_479, %v_483 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_520 = vector.shuffle %v_487, %v_491 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_521 = vector.shuffle %v_487, %v_491 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_522 = vector.shuffle %v_495, %v_499 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_523 = vector.shuffle %v_495, %v_499 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_524 = vector.shuffle %v_503, %v_507 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
                %v_525 = vector.shuffle %v_503, %v_507 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
                %v_526 = vector.shuffle %v_510, %v_512 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_527 = vector.shuffle %v_510, %v_512 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_528 = vector.shuffle %v_511, %v_513 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_529 = vector.shuffle %v_511, %v_513 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_530 = vector.shuffle %v_514, %v_516 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_531 = vector.shuffle %v_514, %v_516 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_532 = vector.shuffle %v_515, %v_517 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_533 = vector.shuffle %v_515, %v_517 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_534 = vector.shuffle %v_518, %v_520 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_535 = vector.shuffle %v_518, %v_520 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_536 = vector.shuffle %v_519, %v_521 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_537 = vector.shuffle %v_519, %v_521 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_538 = vector.shuffle %v_522, %v_524 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_539 = vector.shuffle %v_522, %v_524 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_540 = vector.shuffle %v_523, %v_525 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
                %v_541 = vector.shuffle %v_523, %v_525 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_542 = vector.shuffle %v_526, %v_530 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_543 = vector.shuffle %v_526, %v_530 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_544 = vector.shuffle %v_528, %v_532 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_545 = vector.shuffle %v_528, %v_532 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_546 = vector.shuffle %v_527, %v_531 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_547 = vector.shuffle %v_527, %v_531 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_548 = vector.shuffle %v_529, %v_533 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_549 = vector.shuffle %v_529, %v_533 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_550 = vector.shuffle %v_534, %v_538 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_551 = vector.shuffle %v_534, %v_538 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_552 = vector.shuffle %v_536, %v_540 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_553 = vector.shuffle %v_536, %v_540 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_554 = vector.shuffle %v_535, %v_539 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_555 = vector.shuffle %v_535, %v_539 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_556 = vector.shuffle %v_537, %v_541 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
                %v_557 = vector.shuffle %v_537, %v_541 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_558 = vector.shuffle %v_542, %v_550 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_559 = vector.shuffle %v_542, %v_550 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_560 = vector.shuffle %v_544, %v_552 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_561 = vector.shuffle %v_544, %v_552 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_562 = vector.shuffle %v_546, %v_554 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_563 = vector.shuffle %v_546, %v_554 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_564 = vector.shuffle %v_548, %v_556 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_565 = vector.shuffle %v_548, %v_556 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_566 = vector.shuffle %v_543, %v_551 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_567 = vector.shuffle %v_543, %v_551 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_568 = vector.shuffle %v_545, %v_553 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_569 = vector.shuffle %v_545, %v_553 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_570 = vector.shuffle %v_547, %v_555 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_571 = vector.shuffle %v_547, %v_555 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_572 = vector.shuffle %v_549, %v_557 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
                %v_573 = vector.shuffle %v_549, %v_557 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
                %v_574 = arith.index_cast %v_509 : index to i64
                %pointer_575 = llvm.inttoptr %v_574 : i64 to !llvm.ptr
                "llvm.store"(%v_558, %pointer_575) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_576 = arith.addi %v_509, %c_14 : index
                %v_577 = arith.index_cast %v_576 : index to i64
                %pointer_578 = llvm.inttoptr %v_577 : i64 to !llvm.ptr
                "llvm.store"(%v_560, %pointer_578) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_579 = arith.addi %v_509, %c_31 : index
                %v_580 = arith.index_cast %v_579 : index to i64
                %pointer_581 = llvm.inttoptr %v_580 : i64 to !llvm.ptr
                "llvm.store"(%v_562, %pointer_581) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_582 = arith.addi %v_509, %c_32 : index
                %v_583 = arith.index_cast %v_582 : index to i64
                %pointer_584 = llvm.inttoptr %v_583 : i64 to !llvm.ptr
                "llvm.store"(%v_564, %pointer_584) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_585 = arith.addi %v_509, %c_4 : index
                %v_586 = arith.index_cast %v_585 : index to i64
                %pointer_587 = llvm.inttoptr %v_586 : i64 to !llvm.ptr
                "llvm.store"(%v_566, %pointer_587) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_588 = arith.addi %v_509, %c_15 : index
                %v_589 = arith.index_cast %v_588 : index to i64
                %pointer_590 = llvm.inttoptr %v_589 : i64 to !llvm.ptr
                "llvm.store"(%v_568, %pointer_590) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_591 = arith.addi %v_509, %c_33 : index
                %v_592 = arith.index_cast %v_591 : index to i64
                %pointer_593 = llvm.inttoptr %v_592 : i64 to !llvm.ptr
                "llvm.store"(%v_570, %pointer_593) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_594 = arith.addi %v_509, %c_34 : index
                %v_595 = arith.index_cast %v_594 : index to i64
                %pointer_596 = llvm.inttoptr %v_595 : i64 to !llvm.ptr
                "llvm.store"(%v_572, %pointer_596) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_597 = arith.addi %v_509, %c_35 : index
                %v_598 = arith.index_cast %v_597 : index to i64
                %pointer_599 = llvm.inttoptr %v_598 : i64 to !llvm.ptr
                "llvm.store"(%v_559, %pointer_599) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_600 = arith.addi %v_509, %c_36 : index
                %v_601 = arith.index_cast %v_600 : index to i64
                %pointer_602 = llvm.inttoptr %v_601 : i64 to !llvm.ptr
                "llvm.store"(%v_561, %pointer_602) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_603 = arith.addi %v_509, %c_37 : index
                %v_604 = arith.index_cast %v_603 : index to i64
                %pointer_605 = llvm.inttoptr %v_604 : i64 to !llvm.ptr
                "llvm.store"(%v_563, %pointer_605) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_606 = arith.addi %v_509, %c_38 : index
                %v_607 = arith.index_cast %v_606 : index to i64
                %pointer_608 = llvm.inttoptr %v_607 : i64 to !llvm.ptr
                "llvm.store"(%v_565, %pointer_608) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_609 = arith.addi %v_509, %c_39 : index
                %v_610 = arith.index_cast %v_609 : index to i64
                %pointer_611 = llvm.inttoptr %v_610 : i64 to !llvm.ptr
                "llvm.store"(%v_567, %pointer_611) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_612 = arith.addi %v_509, %c_40 : index
                %v_613 = arith.index_cast %v_612 : index to i64
                %pointer_614 = llvm.inttoptr %v_613 : i64 to !llvm.ptr
                "llvm.store"(%v_569, %pointer_614) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_615 = arith.addi %v_509, %c_41 : index
                %v_616 = arith.index_cast %v_615 : index to i64
                %pointer_617 = llvm.inttoptr %v_616 : i64 to !llvm.ptr
                "llvm.store"(%v_571, %pointer_617) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_618 = arith.addi %v_509, %c_42 : index
                %v_619 = arith.index_cast %v_618 : index to i64
                %pointer_620 = llvm.inttoptr %v_619 : i64 to !llvm.ptr
                "llvm.store"(%v_573, %pointer_620) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
              %v_621 = arith.addi %v_87, %c_5 : index
              %v_622 = arith.divui %v_621, %c_8 : index
              %address_623 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              scf.for %i_624 = %v_68 to %v_70 step %c_6 {
                %v_625 = arith.minsi %i_624, %c_7 : index
                %v_626 = arith.addi %v_625, %c_10 : index
                %v_627 = arith.addi %v_625, %c_6 : index
                %v_628 = arith.muli %v_62, %c_43 : index
                %v_629 = arith.addi %v_628, %v_627 : index
                %v_630 = arith.muli %v_629, %c_44 : index
                %v_631 = arith.addi %address_623, %v_630 : index
                %v_632 = arith.addi %v_626, %c_6 : index
                %v_633 = arith.muli %v_62, %c_43 : index
                %v_634 = arith.addi %v_633, %v_632 : index
                %v_635 = arith.muli %v_634, %c_44 : index
                %v_636 = arith.addi %address_623, %v_635 : index
                %mask_637 = vector.create_mask %c_7 : vector<32xi1>
                scf.for %i_638 = %c_3 to %c_6 step %c_5 {
                  %v_639 = arith.addi %v_625, %i_638 : index
                  %v_640 = vector.maskedload %expert_gate_up[%v_62, %v_639, %c_9], %mask_637, %c_30 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_641 = arith.muli %i_638, %c_14 : index
                  %v_642 = arith.addi %v_6, %v_641 : index
                  %v_643 = arith.index_cast %v_642 : index to i64
                  %pointer_644 = llvm.inttoptr %v_643 : i64 to !llvm.ptr
                  "llvm.store"(%v_640, %pointer_644) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                }
                scf.for %i_645 = %c_3 to %c_6 step %c_5 {
                  %v_646 = arith.addi %v_626, %i_645 : index
                  %v_647 = vector.maskedload %expert_gate_up[%v_62, %v_646, %c_9], %mask_637, %c_30 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_648 = arith.addi %v_6, %c_45 : index
                  %v_649 = arith.muli %i_645, %c_14 : index
                  %v_650 = arith.addi %v_648, %v_649 : index
                  %v_651 = arith.index_cast %v_650 : index to i64
                  %pointer_652 = llvm.inttoptr %v_651 : i64 to !llvm.ptr
                  "llvm.store"(%v_647, %pointer_652) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                }
                %v_653 = arith.divui %v_87, %c_8 : index
                scf.for %i_654 = %c_3 to %v_653 step %c_5 {
                  %v_655 = arith.muli %i_654, %c_8 : index
                  %v_656 = arith.muli %v_655, %c_29 : index
                  %v_657 = arith.addi %v_85, %v_656 : index
                  %v_658 = arith.addi %v_655, %c_5 : index
                  %v_659 = arith.muli %v_658, %c_29 : index
                  %v_660 = arith.addi %v_85, %v_659 : index
                  %address_661 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_662 = arith.muli %v_62, %c_43 : index
                  %v_663 = arith.addi %v_662, %v_625 : index
                  %v_664 = arith.muli %v_663, %c_44 : index
                  %v_665 = arith.addi %address_661, %v_664 : index
                  %v_666 = arith.muli %v_62, %c_43 : index
                  %v_667 = arith.addi %v_666, %v_626 : index
                  %v_668 = arith.muli %v_667, %c_44 : index
                  %v_669 = arith.addi %address_661, %v_668 : index
                  llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
                  scf.for %i_670 = %c_3 to %c_5 step %c_5 {
                    %v_671 = arith.addi %v_622, %c_46 : index
                    %v_672 = arith.divui %v_671, %v_622 : index
                    %v_673 = arith.addi %i_654, %i_670 : index
                    %v_674 = arith.muli %v_673, %v_672 : index
                    scf.for %i_675 = %c_3 to %v_672 step %c_5 {
                      %v_676 = arith.addi %v_674, %i_675 : index
                      %v_677 = arith.minsi %v_676, %c_46 : index
                      %v_678 = arith.muli %v_677, %c_14 : index
                      %v_679 = arith.addi %v_631, %v_678 : index
                      %v_680 = arith.index_cast %v_679 : index to i64
                      %pointer_681 = llvm.inttoptr %v_680 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_681) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_682 = arith.muli %v_677, %c_14 : index
                      %v_683 = arith.addi %v_636, %v_682 : index
                      %v_684 = arith.index_cast %v_683 : index to i64
                      %pointer_685 = llvm.inttoptr %v_684 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_685) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_686 = arith.muli %i_670, %c_14 : index
                    %v_687 = arith.addi %v_665, %v_686 : index
                    %v_688 = arith.muli %i_670, %c_14 : index
                    %v_689 = arith.addi %v_669, %v_688 : index
                    %v_690 = arith.muli %i_670, %c_45 : index
                    %v_691 = arith.addi %v_657, %v_690 : index
                    %v_692 = arith.muli %i_670, %c_45 : index
                    %v_693 = arith.addi %v_660, %v_692 : index
                    %v_694 = arith.index_cast %v_687 : index to i64
                    %v_695 = arith.index_cast %v_689 : index to i64
                    %v_696 = arith.index_cast %v_691 : index to i64
                    %v_697 = arith.index_cast %v_693 : index to i64
                    %v_698 = arith.index_cast %c_44 : index to i64
                    %v_699 = arith.index_cast %c_14 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_694, %v_695, %v_696, %v_697, %v_698, %v_699 : (i64, i64, i64, i64, i64, i64) -> ()
                  }
                  %v_700 = arith.addi %v_6, %c_45 : index
                  %v_701 = arith.addi %v_657, %c_45 : index
                  %v_702 = arith.addi %v_660, %c_45 : index
                  %v_703 = arith.index_cast %v_6 : index to i64
                  %v_704 = arith.index_cast %v_700 : index to i64
                  %v_705 = arith.index_cast %v_701 : index to i64
                  %v_706 = arith.index_cast %v_702 : index to i64
                  %v_707 = arith.index_cast %c_14 : index to i64
                  %v_708 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_703, %v_704, %v_705, %v_706, %v_707, %v_708 : (i64, i64, i64, i64, i64, i64) -> ()
                  %v_709 = arith.index_cast %v_3 : index to i64
                  %v_710 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_709, %v_710 : (i64, i64) -> ()
                  %v_711 = arith.addi %v_3, %c_45 : index
                  %v_712 = arith.index_cast %v_711 : index to i64
                  %v_713 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_712, %v_713 : (i64, i64) -> ()
                  %v_714 = arith.addi %v_3, %c_29 : index
                  %v_715 = arith.index_cast %v_714 : index to i64
                  %v_716 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_715, %v_716 : (i64, i64) -> ()
                  %v_717 = arith.addi %v_3, %c_47 : index
                  %v_718 = arith.index_cast %v_717 : index to i64
                  %v_719 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_718, %v_719 : (i64, i64) -> ()
                  %address_720 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_721 = arith.muli %v_655, %c_6 : index
                  %v_722 = arith.addi %v_64, %v_721 : index
                  %v_723 = arith.muli %v_722, %c_14 : index
                  %v_724 = arith.addi %address_720, %v_723 : index
                  %v_725 = arith.subi %i_624, %v_625 : index
                  %v_726 = arith.subi %c_10, %i_624 : index
                  %v_727 = arith.maxsi %v_726, %c_3 : index
                  %v_728 = arith.minsi %c_6, %v_727 : index
                  scf.for %i_729 = %c_3 to %v_728 step %c_8 {
                    %v_730 = arith.addi %v_725, %i_729 : index
                    %v_731 = arith.muli %v_730, %c_14 : index
                    %v_732 = arith.addi %v_3, %v_731 : index
                    %v_733 = arith.index_cast %v_732 : index to i64
                    %pointer_734 = llvm.inttoptr %v_733 : i64 to !llvm.ptr
                    %v_735 = "llvm.load"(%pointer_734) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_736 = arith.addi %i_624, %i_729 : index
                    %v_737 = arith.minsi %v_736, %c_48 : index
                    %v_738 = memref.load %expert_gate_up_bias[%v_62, %v_737] : memref<8x48xf32>
                    %v_739 = vector.broadcast %v_738 : f32 to vector<16xf32>
                    %v_740 = arith.addf %v_735, %v_739 : vector<16xf32>
                    %v_741 = arith.addi %v_725, %i_729 : index
                    %v_742 = arith.addi %v_741, %c_6 : index
                    %v_743 = arith.muli %v_742, %c_14 : index
                    %v_744 = arith.addi %v_3, %v_743 : index
                    %v_745 = arith.index_cast %v_744 : index to i64
                    %pointer_746 = llvm.inttoptr %v_745 : i64 to !llvm.ptr
                    %v_747 = "llvm.load"(%pointer_746) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_748 = arith.addi %i_624, %i_729 : index
                    %v_749 = arith.minsi %v_748, %c_48 : index
                    %v_750 = arith.addi %v_749, %c_10 : index
                    %v_751 = memref.load %expert_gate_up_bias[%v_62, %v_750] : memref<8x48xf32>
                    %v_752 = vector.broadcast %v_751 : f32 to vector<16xf32>
                    %v_753 = arith.addf %v_747, %v_752 : vector<16xf32>
                    %is_754 = arith.cmpf ogt, %v_753, %c_49 : vector<16xf32>
                    %v_755 = arith.select %is_754, %c_49, %v_753 : vector<16xi1>, vector<16xf32>
                    %is_756 = arith.cmpf olt, %v_755, %c_50 : vector<16xf32>
                    %v_757 = arith.select %is_756, %c_50, %v_755 : vector<16xi1>, vector<16xf32>
                    %is_758 = arith.cmpf ogt, %v_740, %c_49 : vector<16xf32>
                    %v_759 = arith.select %is_758, %c_49, %v_740 : vector<16xi1>, vector<16xf32>
                    %v_760 = arith.addf %v_757, %c_51 : vector<16xf32>
                    %v_761 = arith.mulf %v_759, %c_52 : vector<16xf32>
                    %v_762 = arith.subf %c_53, %v_761 : vector<16xf32>
                    %is_763 = arith.cmpf ogt, %v_762, %c_54 : vector<16xf32>
                    %v_764 = arith.select %is_763, %c_54, %v_762 : vector<16xi1>, vector<16xf32>
                    %is_765 = arith.cmpf olt, %v_764, %c_55 : vector<16xf32>
                    %v_766 = arith.select %is_765, %c_55, %v_764 : vector<16xi1>, vector<16xf32>
                    %v_767 = arith.mulf %v_766, %c_56 : vector<16xf32>
                    %v_768 = math.roundeven %v_767 : vector<16xf32>
                    %acc_769 = math.fma %v_768, %c_57, %v_766 : vector<16xf32>
                    %acc_770 = math.fma %v_768, %c_58, %acc_769 : vector<16xf32>
                    %acc_771 = math.fma %c_59, %acc_770, %c_60 : vector<16xf32>
                    %acc_772 = math.fma %acc_771, %acc_770, %c_61 : vector<16xf32>
                    %acc_773 = math.fma %acc_772, %acc_770, %c_62 : vector<16xf32>
                    %acc_774 = math.fma %acc_773, %acc_770, %c_63 : vector<16xf32>
                    %acc_775 = math.fma %acc_774, %acc_770, %c_64 : vector<16xf32>
                    %acc_776 = math.fma %acc_775, %acc_770, %c_51 : vector<16xf32>
                    %acc_777 = math.fma %acc_776, %acc_770, %c_51 : vector<16xf32>
                    %v_778 = arith.fptosi %v_768 : vector<16xf32> to vector<16xi32>
                    %v_779 = arith.shrsi %v_778, %c_65 : vector<16xi32>
                    %v_780 = arith.subi %v_778, %v_779 : vector<16xi32>
                    %v_781 = arith.addi %v_779, %c_67 : vector<16xi32>
                    %v_782 = arith.shli %v_781, %c_66 : vector<16xi32>
                    %v_783 = arith.bitcast %v_782 : vector<16xi32> to vector<16xf32>
                    %v_784 = arith.mulf %acc_777, %v_783 : vector<16xf32>
                    %v_785 = arith.addi %v_780, %c_67 : vector<16xi32>
                    %v_786 = arith.shli %v_785, %c_66 : vector<16xi32>
                    %v_787 = arith.bitcast %v_786 : vector<16xi32> to vector<16xf32>
                    %v_788 = arith.mulf %v_784, %v_787 : vector<16xf32>
                    %v_789 = arith.addf %v_788, %c_51 : vector<16xf32>
                    %v_790 = arith.divf %c_51, %v_789 : vector<16xf32>
                    %v_791 = arith.mulf %v_759, %v_790 : vector<16xf32>
                    %v_792 = arith.mulf %v_760, %v_791 : vector<16xf32>
                    %v_793 = arith.addi %i_729, %c_5 : index
                    %v_794 = arith.addi %v_725, %v_793 : index
                    %v_795 = arith.muli %v_794, %c_14 : index
                    %v_796 = arith.addi %v_3, %v_795 : index
                    %v_797 = arith.index_cast %v_796 : index to i64
                    %pointer_798 = llvm.inttoptr %v_797 : i64 to !llvm.ptr
                    %v_799 = "llvm.load"(%pointer_798) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_800 = arith.addi %i_624, %v_793 : index
                    %v_801 = arith.minsi %v_800, %c_48 : index
                    %v_802 = memref.load %expert_gate_up_bias[%v_62, %v_801] : memref<8x48xf32>
                    %v_803 = vector.broadcast %v_802 : f32 to vector<16xf32>
                    %v_804 = arith.addf %v_799, %v_803 : vector<16xf32>
                    %v_805 = arith.addi %v_725, %v_793 : index
                    %v_806 = arith.addi %v_805, %c_6 : index
                    %v_807 = arith.muli %v_806, %c_14 : index
                    %v_808 = arith.addi %v_3, %v_807 : index
                    %v_809 = arith.index_cast %v_808 : index to i64
                    %pointer_810 = llvm.inttoptr %v_809 : i64 to !llvm.ptr
                    %v_811 = "llvm.load"(%pointer_810) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_812 = arith.addi %i_624, %v_793 : index
                    %v_813 = arith.minsi %v_812, %c_48 : index
                    %v_814 = arith.addi %v_813, %c_10 : index
                    %v_815 = memref.load %expert_gate_up_bias[%v_62, %v_814] : memref<8x48xf32>
                    %v_816 = vector.broadcast %v_815 : f32 to vector<16xf32>
                    %v_817 = arith.addf %v_811, %v_816 : vector<16xf32>
                    %is_818 = arith.cmpf ogt, %v_817, %c_49 : vector<16xf32>
                    %v_819 = arith.select %is_818, %c_49, %v_817 : vector<16xi1>, vector<16xf32>
                    %is_820 = arith.cmpf olt, %v_819, %c_50 : vector<16xf32>
                    %v_821 = arith.select %is_820, %c_50, %v_819 : vector<16xi1>, vector<16xf32>
                    %is_822 = arith.cmpf ogt, %v_804, %c_49 : vector<16xf32>
                    %v_823 = arith.select %is_822, %c_49, %v_804 : vector<16xi1>, vector<16xf32>
                    %v_824 = arith.addf %v_821, %c_51 : vector<16xf32>
                    %v_825 = arith.mulf %v_823, %c_52 : vector<16xf32>
                    %v_826 = arith.subf %c_53, %v_825 : vector<16xf32>
                    %is_827 = arith.cmpf ogt, %v_826, %c_54 : vector<16xf32>
                    %v_828 = arith.select %is_827, %c_54, %v_826 : vector<16xi1>, vector<16xf32>
                    %is_829 = arith.cmpf olt, %v_828, %c_55 : vector<16xf32>
                    %v_830 = arith.select %is_829, %c_55, %v_828 : vector<16xi1>, vector<16xf32>
                    %v_831 = arith.mulf %v_830, %c_56 : vector<16xf32>
                    %v_832 = math.roundeven %v_831 : vector<16xf32>
                    %acc_833 = math.fma %v_832, %c_57, %v_830 : vector<16xf32>
                    %acc_834 = math.fma %v_832, %c_58, %acc_833 : vector<16xf32>
                    %acc_835 = math.fma %c_59, %acc_834, %c_60 : vector<16xf32>
                    %acc_836 = math.fma %acc_835, %acc_834, %c_61 : vector<16xf32>
                    %acc_837 = math.fma %acc_836, %acc_834, %c_62 : vector<16xf32>
                    %acc_838 = math.fma %acc_837, %acc_834, %c_63 : vector<16xf32>
                    %acc_839 = math.fma %acc_838, %acc_834, %c_64 : vector<16xf32>
                    %acc_840 = math.fma %acc_839, %acc_834, %c_51 : vector<16xf32>
                    %acc_841 = math.fma %acc_840, %acc_834, %c_51 : vector<16xf32>
                    %v_842 = arith.fptosi %v_832 : vector<16xf32> to vector<16xi32>
                    %v_843 = arith.shrsi %v_842, %c_65 : vector<16xi32>
                    %v_844 = arith.subi %v_842, %v_843 : vector<16xi32>
                    %v_845 = arith.addi %v_843, %c_67 : vector<16xi32>
                    %v_846 = arith.shli %v_845, %c_66 : vector<16xi32>
                    %v_847 = arith.bitcast %v_846 : vector<16xi32> to vector<16xf32>
                    %v_848 = arith.mulf %acc_841, %v_847 : vector<16xf32>
                    %v_849 = arith.addi %v_844, %c_67 : vector<16xi32>
                    %v_850 = arith.shli %v_849, %c_66 : vector<16xi32>
                    %v_851 = arith.bitcast %v_850 : vector<16xi32> to vector<16xf32>
                    %v_852 = arith.mulf %v_848, %v_851 : vector<16xf32>
                    %v_853 = arith.addf %v_852, %c_51 : vector<16xf32>
                    %v_854 = arith.divf %c_51, %v_853 : vector<16xf32>
                    %v_855 = arith.mulf %v_823, %v_854 : vector<16xf32>
                    %v_856 = arith.mulf %v_824, %v_855 : vector<16xf32>
                    %v_857 = arith.truncf %v_792 : vector<16xf32> to vector<16xbf16>
                    %v_858 = arith.truncf %v_856 : vector<16xf32> to vector<16xbf16>
                    %v_859 = vector.shuffle %v_857, %v_858 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_860 = arith.addi %i_624, %i_729 : index
                    %v_861 = arith.divui %v_860, %c_8 : index
                    %v_862 = arith.muli %v_861, %c_14 : index
                    %v_863 = arith.addi %v_724, %v_862 : index
                    %v_864 = arith.index_cast %v_863 : index to i64
                    %pointer_865 = llvm.inttoptr %v_864 : i64 to !llvm.ptr
                    "llvm.store"(%v_859, %pointer_865) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                  %v_866 = arith.addi %i_624, %c_6 : index
                  %is_867 = arith.cmpi sge, %v_866, %c_10 : index
                  scf.if %is_867 {
                    %v_868 = arith.addi %v_724, %c_39 : index
                    %v_869 = arith.index_cast %v_868 : index to i64
                    %pointer_870 = llvm.inttoptr %v_869 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_870) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_871 = arith.addi %v_724, %c_40 : index
                    %v_872 = arith.index_cast %v_871 : index to i64
                    %pointer_873 = llvm.inttoptr %v_872 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_873) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_874 = arith.addi %v_724, %c_41 : index
                    %v_875 = arith.index_cast %v_874 : index to i64
                    %pointer_876 = llvm.inttoptr %v_875 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_876) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_877 = arith.addi %v_724, %c_42 : index
                    %v_878 = arith.index_cast %v_877 : index to i64
                    %pointer_879 = llvm.inttoptr %v_878 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_879) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  }
                  %v_880 = arith.addi %v_655, %c_5 : index
                  %v_881 = arith.addi %v_3, %c_29 : index
                  %address_882 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_883 = arith.muli %v_880, %c_6 : index
                  %v_884 = arith.addi %v_64, %v_883 : index
                  %v_885 = arith.muli %v_884, %c_14 : index
                  %v_886 = arith.addi %address_882, %v_885 : index
                  %v_887 = arith.subi %i_624, %v_625 : index
                  %v_888 = arith.subi %c_10, %i_624 : index
                  %v_889 = arith.maxsi %v_888, %c_3 : index
                  %v_890 = arith.minsi %c_6, %v_889 : index
                  scf.for %i_891 = %c_3 to %v_890 step %c_8 {
                    %v_892 = arith.addi %v_887, %i_891 : index
                    %v_893 = arith.muli %v_892, %c_14 : index
                    %v_894 = arith.addi %v_881, %v_893 : index
                    %v_895 = arith.index_cast %v_894 : index to i64
                    %pointer_896 = llvm.inttoptr %v_895 : i64 to !llvm.ptr
                    %v_897 = "llvm.load"(%pointer_896) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_898 = arith.addi %i_624, %i_891 : index
                    %v_899 = arith.minsi %v_898, %c_48 : index
                    %v_900 = memref.load %expert_gate_up_bias[%v_62, %v_899] : memref<8x48xf32>
                    %v_901 = vector.broadcast %v_900 : f32 to vector<16xf32>
                    %v_902 = arith.addf %v_897, %v_901 : vector<16xf32>
                    %v_903 = arith.addi %v_887, %i_891 : index
                    %v_904 = arith.addi %v_903, %c_6 : index
                    %v_905 = arith.muli %v_904, %c_14 : index
                    %v_906 = arith.addi %v_881, %v_905 : index
                    %v_907 = arith.index_cast %v_906 : index to i64
                    %pointer_908 = llvm.inttoptr %v_907 : i64 to !llvm.ptr
                    %v_909 = "llvm.load"(%pointer_908) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_910 = arith.addi %i_624, %i_891 : index
                    %v_911 = arith.minsi %v_910, %c_48 : index
                    %v_912 = arith.addi %v_911, %c_10 : index
                    %v_913 = memref.load %expert_gate_up_bias[%v_62, %v_912] : memref<8x48xf32>
                    %v_914 = vector.broadcast %v_913 : f32 to vector<16xf32>
                    %v_915 = arith.addf %v_909, %v_914 : vector<16xf32>
                    %is_916 = arith.cmpf ogt, %v_915, %c_49 : vector<16xf32>
                    %v_917 = arith.select %is_916, %c_49, %v_915 : vector<16xi1>, vector<16xf32>
                    %is_918 = arith.cmpf olt, %v_917, %c_50 : vector<16xf32>
                    %v_919 = arith.select %is_918, %c_50, %v_917 : vector<16xi1>, vector<16xf32>
                    %is_920 = arith.cmpf ogt, %v_902, %c_49 : vector<16xf32>
                    %v_921 = arith.select %is_920, %c_49, %v_902 : vector<16xi1>, vector<16xf32>
                    %v_922 = arith.addf %v_919, %c_51 : vector<16xf32>
                    %v_923 = arith.mulf %v_921, %c_52 : vector<16xf32>
                    %v_924 = arith.subf %c_53, %v_923 : vector<16xf32>
                    %is_925 = arith.cmpf ogt, %v_924, %c_54 : vector<16xf32>
                    %v_926 = arith.select %is_925, %c_54, %v_924 : vector<16xi1>, vector<16xf32>
                    %is_927 = arith.cmpf olt, %v_926, %c_55 : vector<16xf32>
                    %v_928 = arith.select %is_927, %c_55, %v_926 : vector<16xi1>, vector<16xf32>
                    %v_929 = arith.mulf %v_928, %c_56 : vector<16xf32>
                    %v_930 = math.roundeven %v_929 : vector<16xf32>
                    %acc_931 = math.fma %v_930, %c_57, %v_928 : vector<16xf32>
                    %acc_932 = math.fma %v_930, %c_58, %acc_931 : vector<16xf32>
                    %acc_933 = math.fma %c_59, %acc_932, %c_60 : vector<16xf32>
                    %acc_934 = math.fma %acc_933, %acc_932, %c_61 : vector<16xf32>
                    %acc_935 = math.fma %acc_934, %acc_932, %c_62 : vector<16xf32>
                    %acc_936 = math.fma %acc_935, %acc_932, %c_63 : vector<16xf32>
                    %acc_937 = math.fma %acc_936, %acc_932, %c_64 : vector<16xf32>
                    %acc_938 = math.fma %acc_937, %acc_932, %c_51 : vector<16xf32>
                    %acc_939 = math.fma %acc_938, %acc_932, %c_51 : vector<16xf32>
                    %v_940 = arith.fptosi %v_930 : vector<16xf32> to vector<16xi32>
                    %v_941 = arith.shrsi %v_940, %c_65 : vector<16xi32>
                    %v_942 = arith.subi %v_940, %v_941 : vector<16xi32>
                    %v_943 = arith.addi %v_941, %c_67 : vector<16xi32>
                    %v_944 = arith.shli %v_943, %c_66 : vector<16xi32>
                    %v_945 = arith.bitcast %v_944 : vector<16xi32> to vector<16xf32>
                    %v_946 = arith.mulf %acc_939, %v_945 : vector<16xf32>
                    %v_947 = arith.addi %v_942, %c_67 : vector<16xi32>
                    %v_948 = arith.shli %v_947, %c_66 : vector<16xi32>
                    %v_949 = arith.bitcast %v_948 : vector<16xi32> to vector<16xf32>
                    %v_950 = arith.mulf %v_946, %v_949 : vector<16xf32>
                    %v_951 = arith.addf %v_950, %c_51 : vector<16xf32>
                    %v_952 = arith.divf %c_51, %v_951 : vector<16xf32>
                    %v_953 = arith.mulf %v_921, %v_952 : vector<16xf32>
                    %v_954 = arith.mulf %v_922, %v_953 : vector<16xf32>
                    %v_955 = arith.addi %i_891, %c_5 : index
                    %v_956 = arith.addi %v_887, %v_955 : index
                    %v_957 = arith.muli %v_956, %c_14 : index
                    %v_958 = arith.addi %v_881, %v_957 : index
                    %v_959 = arith.index_cast %v_958 : index to i64
                    %pointer_960 = llvm.inttoptr %v_959 : i64 to !llvm.ptr
                    %v_961 = "llvm.load"(%pointer_960) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_962 = arith.addi %i_624, %v_955 : index
                    %v_963 = arith.minsi %v_962, %c_48 : index
                    %v_964 = memref.load %expert_gate_up_bias[%v_62, %v_963] : memref<8x48xf32>
                    %v_965 = vector.broadcast %v_964 : f32 to vector<16xf32>
                    %v_966 = arith.addf %v_961, %v_965 : vector<16xf32>
                    %v_967 = arith.addi %v_887, %v_955 : index
                    %v_968 = arith.addi %v_967, %c_6 : index
                    %v_969 = arith.muli %v_968, %c_14 : index
                    %v_970 = arith.addi %v_881, %v_969 : index
                    %v_971 = arith.index_cast %v_970 : index to i64
                    %pointer_972 = llvm.inttoptr %v_971 : i64 to !llvm.ptr
                    %v_973 = "llvm.load"(%pointer_972) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_974 = arith.addi %i_624, %v_955 : index
                    %v_975 = arith.minsi %v_974, %c_48 : index
                    %v_976 = arith.addi %v_975, %c_10 : index
                    %v_977 = memref.load %expert_gate_up_bias[%v_62, %v_976] : memref<8x48xf32>
                    %v_978 = vector.broadcast %v_977 : f32 to vector<16xf32>
                    %v_979 = arith.addf %v_973, %v_978 : vector<16xf32>
                    %is_980 = arith.cmpf ogt, %v_979, %c_49 : vector<16xf32>
                    %v_981 = arith.select %is_980, %c_49, %v_979 : vector<16xi1>, vector<16xf32>
                    %is_982 = arith.cmpf olt, %v_981, %c_50 : vector<16xf32>
                    %v_983 = arith.select %is_982, %c_50, %v_981 : vector<16xi1>, vector<16xf32>
                    %is_984 = arith.cmpf ogt, %v_966, %c_49 : vector<16xf32>
                    %v_985 = arith.select %is_984, %c_49, %v_966 : vector<16xi1>, vector<16xf32>
                    %v_986 = arith.addf %v_983, %c_51 : vector<16xf32>
                    %v_987 = arith.mulf %v_985, %c_52 : vector<16xf32>
                    %v_988 = arith.subf %c_53, %v_987 : vector<16xf32>
                    %is_989 = arith.cmpf ogt, %v_988, %c_54 : vector<16xf32>
                    %v_990 = arith.select %is_989, %c_54, %v_988 : vector<16xi1>, vector<16xf32>
                    %is_991 = arith.cmpf olt, %v_990, %c_55 : vector<16xf32>
                    %v_992 = arith.select %is_991, %c_55, %v_990 : vector<16xi1>, vector<16xf32>
                    %v_993 = arith.mulf %v_992, %c_56 : vector<16xf32>
                    %v_994 = math.roundeven %v_993 : vector<16xf32>
                    %acc_995 = math.fma %v_994, %c_57, %v_992 : vector<16xf32>
                    %acc_996 = math.fma %v_994, %c_58, %acc_995 : vector<16xf32>
                    %acc_997 = math.fma %c_59, %acc_996, %c_60 : vector<16xf32>
                    %acc_998 = math.fma %acc_997, %acc_996, %c_61 : vector<16xf32>
                    %acc_999 = math.fma %acc_998, %acc_996, %c_62 : vector<16xf32>
                    %acc_1000 = math.fma %acc_999, %acc_996, %c_63 : vector<16xf32>
                    %acc_1001 = math.fma %acc_1000, %acc_996, %c_64 : vector<16xf32>
                    %acc_1002 = math.fma %acc_1001, %acc_996, %c_51 : vector<16xf32>
                    %acc_1003 = math.fma %acc_1002, %acc_996, %c_51 : vector<16xf32>
                    %v_1004 = arith.fptosi %v_994 : vector<16xf32> to vector<16xi32>
                    %v_1005 = arith.shrsi %v_1004, %c_65 : vector<16xi32>
                    %v_1006 = arith.subi %v_1004, %v_1005 : vector<16xi32>
                    %v_1007 = arith.addi %v_1005, %c_67 : vector<16xi32>
                    %v_1008 = arith.shli %v_1007, %c_66 : vector<16xi32>
                    %v_1009 = arith.bitcast %v_1008 : vector<16xi32> to vector<16xf32>
                    %v_1010 = arith.mulf %acc_1003, %v_1009 : vector<16xf32>
                    %v_1011 = arith.addi %v_1006, %c_67 : vector<16xi32>
                    %v_1012 = arith.shli %v_1011, %c_66 : vector<16xi32>
                    %v_1013 = arith.bitcast %v_1012 : vector<16xi32> to vector<16xf32>
                    %v_1014 = arith.mulf %v_1010, %v_1013 : vector<16xf32>
                    %v_1015 = arith.addf %v_1014, %c_51 : vector<16xf32>
                    %v_1016 = arith.divf %c_51, %v_1015 : vector<16xf32>
                    %v_1017 = arith.mulf %v_985, %v_1016 : vector<16xf32>
                    %v_1018 = arith.mulf %v_986, %v_1017 : vector<16xf32>
                    %v_1019 = arith.truncf %v_954 : vector<16xf32> to vector<16xbf16>
                    %v_1020 = arith.truncf %v_1018 : vector<16xf32> to vector<16xbf16>
                    %v_1021 = vector.shuffle %v_1019, %v_1020 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_1022 = arith.addi %i_624, %i_891 : index
                    %v_1023 = arith.divui %v_1022, %c_8 : index
                    %v_1024 = arith.muli %v_1023, %c_14 : index
                    %v_1025 = arith.addi %v_886, %v_1024 : index
                    %v_1026 = arith.index_cast %v_1025 : index to i64
                    %pointer_1027 = llvm.inttoptr %v_1026 : i64 to !llvm.ptr
                    "llvm.store"(%v_1021, %pointer_1027) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                  %v_1028 = arith.addi %i_624, %c_6 : index
                  %is_1029 = arith.cmpi sge, %v_1028, %c_10 : index
                  scf.if %is_1029 {
                    %v_1030 = arith.addi %v_886, %c_39 : index
                    %v_1031 = arith.index_cast %v_1030 : index to i64
                    %pointer_1032 = llvm.inttoptr %v_1031 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1032) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1033 = arith.addi %v_886, %c_40 : index
                    %v_1034 = arith.index_cast %v_1033 : index to i64
                    %pointer_1035 = llvm.inttoptr %v_1034 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1035) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1036 = arith.addi %v_886, %c_41 : index
                    %v_1037 = arith.index_cast %v_1036 : index to i64
                    %pointer_1038 = llvm.inttoptr %v_1037 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1038) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1039 = arith.addi %v_886, %c_42 : index
                    %v_1040 = arith.index_cast %v_1039 : index to i64
                    %pointer_1041 = llvm.inttoptr %v_1040 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1041) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  }
                }
                %v_1042 = arith.muli %v_653, %c_8 : index
                %v_1043 = arith.muli %v_653, %c_8 : index
                %v_1044 = arith.subi %v_87, %v_1043 : index
                %v_1045 = arith.remui %v_1044, %c_8 : index
                %is_1046 = arith.cmpi eq, %v_1045, %c_5 : index
                scf.if %is_1046 {
                  %v_1047 = arith.muli %v_1042, %c_29 : index
                  %v_1048 = arith.addi %v_85, %v_1047 : index
                  %address_1049 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_1050 = arith.muli %v_62, %c_43 : index
                  %v_1051 = arith.addi %v_1050, %v_625 : index
                  %v_1052 = arith.muli %v_1051, %c_44 : index
                  %v_1053 = arith.addi %address_1049, %v_1052 : index
                  %v_1054 = arith.muli %v_62, %c_43 : index
                  %v_1055 = arith.addi %v_1054, %v_626 : index
                  %v_1056 = arith.muli %v_1055, %c_44 : index
                  %v_1057 = arith.addi %address_1049, %v_1056 : index
                  llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                  scf.for %i_1058 = %c_3 to %c_5 step %c_5 {
                    %v_1059 = arith.addi %v_622, %c_46 : index
                    %v_1060 = arith.divui %v_1059, %v_622 : index
                    %v_1061 = arith.addi %v_653, %i_1058 : index
                    %v_1062 = arith.muli %v_1061, %v_1060 : index
                    scf.for %i_1063 = %c_3 to %v_1060 step %c_5 {
                      %v_1064 = arith.addi %v_1062, %i_1063 : index
                      %v_1065 = arith.minsi %v_1064, %c_46 : index
                      %v_1066 = arith.muli %v_1065, %c_14 : index
                      %v_1067 = arith.addi %v_631, %v_1066 : index
                      %v_1068 = arith.index_cast %v_1067 : index to i64
                      %pointer_1069 = llvm.inttoptr %v_1068 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_1069) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_1070 = arith.muli %v_1065, %c_14 : index
                      %v_1071 = arith.addi %v_636, %v_1070 : index
                      %v_1072 = arith.index_cast %v_1071 : index to i64
                      %pointer_1073 = llvm.inttoptr %v_1072 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_1073) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_1074 = arith.muli %i_1058, %c_14 : index
                    %v_1075 = arith.addi %v_1053, %v_1074 : index
                    %v_1076 = arith.muli %i_1058, %c_14 : index
                    %v_1077 = arith.addi %v_1057, %v_1076 : index
                    %v_1078 = arith.muli %i_1058, %c_45 : index
                    %v_1079 = arith.addi %v_1048, %v_1078 : index
                    %v_1080 = arith.index_cast %v_1075 : index to i64
                    %v_1081 = arith.index_cast %v_1077 : index to i64
                    %v_1082 = arith.index_cast %v_1079 : index to i64
                    %v_1083 = arith.index_cast %c_44 : index to i64
                    %v_1084 = arith.index_cast %c_14 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1080, %v_1081, %v_1082, %v_1083, %v_1084 : (i64, i64, i64, i64, i64) -> ()
                  }
                  %v_1085 = arith.addi %v_6, %c_45 : index
                  %v_1086 = arith.addi %v_1048, %c_45 : index
                  %v_1087 = arith.index_cast %v_6 : index to i64
                  %v_1088 = arith.index_cast %v_1085 : index to i64
                  %v_1089 = arith.index_cast %v_1086 : index to i64
                  %v_1090 = arith.index_cast %c_14 : index to i64
                  %v_1091 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1087, %v_1088, %v_1089, %v_1090, %v_1091 : (i64, i64, i64, i64, i64) -> ()
                  %v_1092 = arith.index_cast %v_3 : index to i64
                  %v_1093 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1092, %v_1093 : (i64, i64) -> ()
                  %v_1094 = arith.addi %v_3, %c_45 : index
                  %v_1095 = arith.index_cast %v_1094 : index to i64
                  %v_1096 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1095, %v_1096 : (i64, i64) -> ()
                  %address_1097 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_1098 = arith.muli %v_1042, %c_6 : index
                  %v_1099 = arith.addi %v_64, %v_1098 : index
                  %v_1100 = arith.muli %v_1099, %c_14 : index
                  %v_1101 = arith.addi %address_1097, %v_1100 : index
                  %v_1102 = arith.subi %i_624, %v_625 : index
                  %v_1103 = arith.subi %c_10, %i_624 : index
                  %v_1104 = arith.maxsi %v_1103, %c_3 : index
                  %v_1105 = arith.minsi %c_6, %v_1104 : index
                  scf.for %i_1106 = %c_3 to %v_1105 step %c_8 {
                    %v_1107 = arith.addi %v_1102, %i_1106 : index
                    %v_1108 = arith.muli %v_1107, %c_14 : index
                    %v_1109 = arith.addi %v_3, %v_1108 : index
                    %v_1110 = arith.index_cast %v_1109 : index to i64
                    %pointer_1111 = llvm.inttoptr %v_1110 : i64 to !llvm.ptr
                    %v_1112 = "llvm.load"(%pointer_1111) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1113 = arith.addi %i_624, %i_1106 : index
                    %v_1114 = arith.minsi %v_1113, %c_48 : index
                    %v_1115 = memref.load %expert_gate_up_bias[%v_62, %v_1114] : memref<8x48xf32>
                    %v_1116 = vector.broadcast %v_1115 : f32 to vector<16xf32>
                    %v_1117 = arith.addf %v_1112, %v_1116 : vector<16xf32>
                    %v_1118 = arith.addi %v_1102, %i_1106 : index
                    %v_1119 = arith.addi %v_1118, %c_6 : index
                    %v_1120 = arith.muli %v_1119, %c_14 : index
                    %v_1121 = arith.addi %v_3, %v_1120 : index
                    %v_1122 = arith.index_cast %v_1121 : index to i64
                    %pointer_1123 = llvm.inttoptr %v_1122 : i64 to !llvm.ptr
                    %v_1124 = "llvm.load"(%pointer_1123) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1125 = arith.addi %i_624, %i_1106 : index
                    %v_1126 = arith.minsi %v_1125, %c_48 : index
                    %v_1127 = arith.addi %v_1126, %c_10 : index
                    %v_1128 = memref.load %expert_gate_up_bias[%v_62, %v_1127] : memref<8x48xf32>
                    %v_1129 = vector.broadcast %v_1128 : f32 to vector<16xf32>
                    %v_1130 = arith.addf %v_1124, %v_1129 : vector<16xf32>
                    %is_1131 = arith.cmpf ogt, %v_1130, %c_49 : vector<16xf32>
                    %v_1132 = arith.select %is_1131, %c_49, %v_1130 : vector<16xi1>, vector<16xf32>
                    %is_1133 = arith.cmpf olt, %v_1132, %c_50 : vector<16xf32>
                    %v_1134 = arith.select %is_1133, %c_50, %v_1132 : vector<16xi1>, vector<16xf32>
                    %is_1135 = arith.cmpf ogt, %v_1117, %c_49 : vector<16xf32>
                    %v_1136 = arith.select %is_1135, %c_49, %v_1117 : vector<16xi1>, vector<16xf32>
                    %v_1137 = arith.addf %v_1134, %c_51 : vector<16xf32>
                    %v_1138 = arith.mulf %v_1136, %c_52 : vector<16xf32>
                    %v_1139 = arith.subf %c_53, %v_1138 : vector<16xf32>
                    %is_1140 = arith.cmpf ogt, %v_1139, %c_54 : vector<16xf32>
                    %v_1141 = arith.select %is_1140, %c_54, %v_1139 : vector<16xi1>, vector<16xf32>
                    %is_1142 = arith.cmpf olt, %v_1141, %c_55 : vector<16xf32>
                    %v_1143 = arith.select %is_1142, %c_55, %v_1141 : vector<16xi1>, vector<16xf32>
                    %v_1144 = arith.mulf %v_1143, %c_56 : vector<16xf32>
                    %v_1145 = math.roundeven %v_1144 : vector<16xf32>
                    %acc_1146 = math.fma %v_1145, %c_57, %v_1143 : vector<16xf32>
                    %acc_1147 = math.fma %v_1145, %c_58, %acc_1146 : vector<16xf32>
                    %acc_1148 = math.fma %c_59, %acc_1147, %c_60 : vector<16xf32>
                    %acc_1149 = math.fma %acc_1148, %acc_1147, %c_61 : vector<16xf32>
                    %acc_1150 = math.fma %acc_1149, %acc_1147, %c_62 : vector<16xf32>
                    %acc_1151 = math.fma %acc_1150, %acc_1147, %c_63 : vector<16xf32>
                    %acc_1152 = math.fma %acc_1151, %acc_1147, %c_64 : vector<16xf32>
                    %acc_1153 = math.fma %acc_1152, %acc_1147, %c_51 : vector<16xf32>
                    %acc_1154 = math.fma %acc_1153, %acc_1147, %c_51 : vector<16xf32>
                    %v_1155 = arith.fptosi %v_1145 : vector<16xf32> to vector<16xi32>
                    %v_1156 = arith.shrsi %v_1155, %c_65 : vector<16xi32>
                    %v_1157 = arith.subi %v_1155, %v_1156 : vector<16xi32>
                    %v_1158 = arith.addi %v_1156, %c_67 : vector<16xi32>
                    %v_1159 = arith.shli %v_1158, %c_66 : vector<16xi32>
                    %v_1160 = arith.bitcast %v_1159 : vector<16xi32> to vector<16xf32>
                    %v_1161 = arith.mulf %acc_1154, %v_1160 : vector<16xf32>
                    %v_1162 = arith.addi %v_1157, %c_67 : vector<16xi32>
                    %v_1163 = arith.shli %v_1162, %c_66 : vector<16xi32>
                    %v_1164 = arith.bitcast %v_1163 : vector<16xi32> to vector<16xf32>
                    %v_1165 = arith.mulf %v_1161, %v_1164 : vector<16xf32>
                    %v_1166 = arith.addf %v_1165, %c_51 : vector<16xf32>
                    %v_1167 = arith.divf %c_51, %v_1166 : vector<16xf32>
                    %v_1168 = arith.mulf %v_1136, %v_1167 : vector<16xf32>
                    %v_1169 = arith.mulf %v_1137, %v_1168 : vector<16xf32>
                    %v_1170 = arith.addi %i_1106, %c_5 : index
                    %v_1171 = arith.addi %v_1102, %v_1170 : index
                    %v_1172 = arith.muli %v_1171, %c_14 : index
                    %v_1173 = arith.addi %v_3, %v_1172 : index
                    %v_1174 = arith.index_cast %v_1173 : index to i64
                    %pointer_1175 = llvm.inttoptr %v_1174 : i64 to !llvm.ptr
                    %v_1176 = "llvm.load"(%pointer_1175) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1177 = arith.addi %i_624, %v_1170 : index
                    %v_1178 = arith.minsi %v_1177, %c_48 : index
                    %v_1179 = memref.load %expert_gate_up_bias[%v_62, %v_1178] : memref<8x48xf32>
                    %v_1180 = vector.broadcast %v_1179 : f32 to vector<16xf32>
                    %v_1181 = arith.addf %v_1176, %v_1180 : vector<16xf32>
                    %v_1182 = arith.addi %v_1102, %v_1170 : index
                    %v_1183 = arith.addi %v_1182, %c_6 : index
                    %v_1184 = arith.muli %v_1183, %c_14 : index
                    %v_1185 = arith.addi %v_3, %v_1184 : index
                    %v_1186 = arith.index_cast %v_1185 : index to i64
                    %pointer_1187 = llvm.inttoptr %v_1186 : i64 to !llvm.ptr
                    %v_1188 = "llvm.load"(%pointer_1187) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1189 = arith.addi %i_624, %v_1170 : index
                    %v_1190 = arith.minsi %v_1189, %c_48 : index
                    %v_1191 = arith.addi %v_1190, %c_10 : index
                    %v_1192 = memref.load %expert_gate_up_bias[%v_62, %v_1191] : memref<8x48xf32>
                    %v_1193 = vector.broadcast %v_1192 : f32 to vector<16xf32>
                    %v_1194 = arith.addf %v_1188, %v_1193 : vector<16xf32>
                    %is_1195 = arith.cmpf ogt, %v_1194, %c_49 : vector<16xf32>
                    %v_1196 = arith.select %is_1195, %c_49, %v_1194 : vector<16xi1>, vector<16xf32>
                    %is_1197 = arith.cmpf olt, %v_1196, %c_50 : vector<16xf32>
                    %v_1198 = arith.select %is_1197, %c_50, %v_1196 : vector<16xi1>, vector<16xf32>
                    %is_1199 = arith.cmpf ogt, %v_1181, %c_49 : vector<16xf32>
                    %v_1200 = arith.select %is_1199, %c_49, %v_1181 : vector<16xi1>, vector<16xf32>
                    %v_1201 = arith.addf %v_1198, %c_51 : vector<16xf32>
                    %v_1202 = arith.mulf %v_1200, %c_52 : vector<16xf32>
                    %v_1203 = arith.subf %c_53, %v_1202 : vector<16xf32>
                    %is_1204 = arith.cmpf ogt, %v_1203, %c_54 : vector<16xf32>
                    %v_1205 = arith.select %is_1204, %c_54, %v_1203 : vector<16xi1>, vector<16xf32>
                    %is_1206 = arith.cmpf olt, %v_1205, %c_55 : vector<16xf32>
                    %v_1207 = arith.select %is_1206, %c_55, %v_1205 : vector<16xi1>, vector<16xf32>
                    %v_1208 = arith.mulf %v_1207, %c_56 : vector<16xf32>
                    %v_1209 = math.roundeven %v_1208 : vector<16xf32>
                    %acc_1210 = math.fma %v_1209, %c_57, %v_1207 : vector<16xf32>
                    %acc_1211 = math.fma %v_1209, %c_58, %acc_1210 : vector<16xf32>
                    %acc_1212 = math.fma %c_59, %acc_1211, %c_60 : vector<16xf32>
                    %acc_1213 = math.fma %acc_1212, %acc_1211, %c_61 : vector<16xf32>
                    %acc_1214 = math.fma %acc_1213, %acc_1211, %c_62 : vector<16xf32>
                    %acc_1215 = math.fma %acc_1214, %acc_1211, %c_63 : vector<16xf32>
                    %acc_1216 = math.fma %acc_1215, %acc_1211, %c_64 : vector<16xf32>
                    %acc_1217 = math.fma %acc_1216, %acc_1211, %c_51 : vector<16xf32>
                    %acc_1218 = math.fma %acc_1217, %acc_1211, %c_51 : vector<16xf32>
                    %v_1219 = arith.fptosi %v_1209 : vector<16xf32> to vector<16xi32>
                    %v_1220 = arith.shrsi %v_1219, %c_65 : vector<16xi32>
                    %v_1221 = arith.subi %v_1219, %v_1220 : vector<16xi32>
                    %v_1222 = arith.addi %v_1220, %c_67 : vector<16xi32>
                    %v_1223 = arith.shli %v_1222, %c_66 : vector<16xi32>
                    %v_1224 = arith.bitcast %v_1223 : vector<16xi32> to vector<16xf32>
                    %v_1225 = arith.mulf %acc_1218, %v_1224 : vector<16xf32>
                    %v_1226 = arith.addi %v_1221, %c_67 : vector<16xi32>
                    %v_1227 = arith.shli %v_1226, %c_66 : vector<16xi32>
                    %v_1228 = arith.bitcast %v_1227 : vector<16xi32> to vector<16xf32>
                    %v_1229 = arith.mulf %v_1225, %v_1228 : vector<16xf32>
                    %v_1230 = arith.addf %v_1229, %c_51 : vector<16xf32>
                    %v_1231 = arith.divf %c_51, %v_1230 : vector<16xf32>
                    %v_1232 = arith.mulf %v_1200, %v_1231 : vector<16xf32>
                    %v_1233 = arith.mulf %v_1201, %v_1232 : vector<16xf32>
                    %v_1234 = arith.truncf %v_1169 : vector<16xf32> to vector<16xbf16>
                    %v_1235 = arith.truncf %v_1233 : vector<16xf32> to vector<16xbf16>
                    %v_1236 = vector.shuffle %v_1234, %v_1235 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_1237 = arith.addi %i_624, %i_1106 : index
                    %v_1238 = arith.divui %v_1237, %c_8 : index
                    %v_1239 = arith.muli %v_1238, %c_14 : index
                    %v_1240 = arith.addi %v_1101, %v_1239 : index
                    %v_1241 = arith.index_cast %v_1240 : index to i64
                    %pointer_1242 = llvm.inttoptr %v_1241 : i64 to !llvm.ptr
                    "llvm.store"(%v_1236, %pointer_1242) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                  %v_1243 = arith.addi %i_624, %c_6 : index
                  %is_1244 = arith.cmpi sge, %v_1243, %c_10 : index
                  scf.if %is_1244 {
                    %v_1245 = arith.addi %v_1101, %c_39 : index
                    %v_1246 = arith.index_cast %v_1245 : index to i64
                    %pointer_1247 = llvm.inttoptr %v_1246 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1247) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1248 = arith.addi %v_1101, %c_40 : index
                    %v_1249 = arith.index_cast %v_1248 : index to i64
                    %pointer_1250 = llvm.inttoptr %v_1249 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1250) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1251 = arith.addi %v_1101, %c_41 : index
                    %v_1252 = arith.index_cast %v_1251 : index to i64
                    %pointer_1253 = llvm.inttoptr %v_1252 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1253) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1254 = arith.addi %v_1101, %c_42 : index
                    %v_1255 = arith.index_cast %v_1254 : index to i64
                    %pointer_1256 = llvm.inttoptr %v_1255 : i64 to !llvm.ptr
                    "llvm.store"(%c_68, %pointer_1256) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  }
                }
              }
              %v_1257 = arith.muli %claimed_74, %c_11 : index
              %v_1258 = arith.addi %address_7, %v_1257 : index
              %v_1259 = arith.index_cast %v_1258 : index to i64
              %pointer_1260 = llvm.inttoptr %v_1259 : i64 to !llvm.ptr
              %v_1261 = llvm.atomicrmw xchg %pointer_1260, %c_13 release : !llvm.ptr, i32
            }
          }
          scf.yield %v_54, %loop_45#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
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
                    %v_273 = arith.mulf %v_263, %v_272 : vector<16xf32>
                    %v_274 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_273) : (vector<16xf32>) -> vector<16xf32>
                    %v_275 = arith.addf %v_270, %v_274 : vector<16xf32>
                    vector.maskedstore %y[%v_269, %v_34], %is_197, %v_275 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_276 = arith.addf %v_249, %v_198 : vector<16xf32>
                  %v_277 = arith.muli %v_64, %c_7 : index
                  %v_278 = arith.addi %v_20, %v_277 : index
                  %v_279 = arith.addi %v_278, %c_6 : index
                  %v_280 = memref.load %order[%v_279] : memref<?xi32>
                  %is_281 = arith.cmpi sge, %v_280, %c_34 : i32
                  scf.if %is_281 {
                    %v_282 = arith.index_cast %v_280 : i32 to index
                    %v_283 = arith.divui %v_282, %c_35 : index
                    %v_284 = vector.maskedload %y[%v_283, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_285 = memref.load %weights[%v_282] : memref<?xf32>
                    %v_286 = vector.broadcast %v_285 : f32 to vector<16xf32>
                    %v_287 = arith.mulf %v_276, %v_286 : vector<16xf32>
                    %v_288 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_287) : (vector<16xf32>) -> vector<16xf32>
                    %v_289 = arith.addf %v_284, %v_288 : vector<16xf32>
                    vector.maskedstore %y[%v_283, %v_34], %is_197, %v_289 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_290 = arith.addf %v_251, %v_198 : vector<16xf32>
                  %v_291 = arith.muli %v_64, %c_7 : index
                  %v_292 = arith.addi %v_20, %v_291 : index
                  %v_293 = arith.addi %v_292, %c_9 : index
                  %v_294 = memref.load %order[%v_293] : memref<?xi32>
                  %is_295 = arith.cmpi sge, %v_294, %c_34 : i32
                  scf.if %is_295 {
                    %v_296 = arith.index_cast %v_294 : i32 to index
                    %v_297 = arith.divui %v_296, %c_35 : index
                    %v_298 = vector.maskedload %y[%v_297, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_299 = memref.load %weights[%v_296] : memref<?xf32>
                    %v_300 = vector.broadcast %v_299 : f32 to vector<16xf32>
                    %v_301 = arith.mulf %v_290, %v_300 : vector<16xf32>
                    %v_302 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_301) : (vector<16xf32>) -> vector<16xf32>
                    %v_303 = arith.addf %v_298, %v_302 : vector<16xf32>
                    vector.maskedstore %y[%v_297, %v_34], %is_197, %v_303 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_304 = arith.addf %v_253, %v_198 : vector<16xf32>
                  %v_305 = arith.muli %v_64, %c_7 : index
                  %v_306 = arith.addi %v_20, %v_305 : index
                  %v_307 = arith.addi %v_306, %c_35 : index
                  %v_308 = memref.load %order[%v_307] : memref<?xi32>
                  %is_309 = arith.cmpi sge, %v_308, %c_34 : i32
                  scf.if %is_309 {
                    %v_310 = arith.index_cast %v_308 : i32 to index
                    %v_311 = arith.divui %v_310, %c_35 : index
                    %v_312 = vector.maskedload %y[%v_311, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_313 = memref.load %weights[%v_310] : memref<?xf32>
                    %v_314 = vector.broadcast %v_313 : f32 to vector<16xf32>
                    %v_315 = arith.mulf %v_304, %v_314 : vector<16xf32>
                    %v_316 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_315) : (vector<16xf32>) -> vector<16xf32>
                    %v_317 = arith.addf %v_312, %v_316 : vector<16xf32>
                    vector.maskedstore %y[%v_311, %v_34], %is_197, %v_317 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_318 = arith.addf %v_255, %v_198 : vector<16xf32>
                  %v_319 = arith.muli %v_64, %c_7 : index
                  %v_320 = arith.addi %v_20, %v_319 : index
                  %v_321 = arith.addi %v_320, %c_36 : index
                  %v_322 = memref.load %order[%v_321] : memref<?xi32>
                  %is_323 = arith.cmpi sge, %v_322, %c_34 : i32
                  scf.if %is_323 {
                    %v_324 = arith.index_cast %v_322 : i32 to index
                    %v_325 = arith.divui %v_324, %c_35 : index
                    %v_326 = vector.maskedload %y[%v_325, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_327 = memref.load %weights[%v_324] : memref<?xf32>
                    %v_328 = vector.broadcast %v_327 : f32 to vector<16xf32>
                    %v_329 = arith.mulf %v_318, %v_328 : vector<16xf32>
                    %v_330 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_329) : (vector<16xf32>) -> vector<16xf32>
                    %v_331 = arith.addf %v_326, %v_330 : vector<16xf32>
                    vector.maskedstore %y[%v_325, %v_34], %is_197, %v_331 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_332 = arith.addf %v_257, %v_198 : vector<16xf32>
                  %v_333 = arith.muli %v_64, %c_7 : index
                  %v_334 = arith.addi %v_20, %v_333 : index
                  %v_335 = arith.addi %v_334, %c_37 : index
                  %v_336 = memref.load %order[%v_335] : memref<?xi32>
                  %is_337 = arith.cmpi sge, %v_336, %c_34 : i32
                  scf.if %is_337 {
                    %v_338 = arith.index_cast %v_336 : i32 to index
                    %v_339 = arith.divui %v_338, %c_35 : index
                    %v_340 = vector.maskedload %y[%v_339, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_341 = memref.load %weights[%v_338] : memref<?xf32>
                    %v_342 = vector.broadcast %v_341 : f32 to vector<16xf32>
                    %v_343 = arith.mulf %v_332, %v_342 : vector<16xf32>
                    %v_344 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_343) : (vector<16xf32>) -> vector<16xf32>
                    %v_345 = arith.addf %v_340, %v_344 : vector<16xf32>
                    vector.maskedstore %y[%v_339, %v_34], %is_197, %v_345 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_346 = arith.addf %v_259, %v_198 : vector<16xf32>
                  %v_347 = arith.muli %v_64, %c_7 : index
                  %v_348 = arith.addi %v_20, %v_347 : index
                  %v_349 = arith.addi %v_348, %c_38 : index
                  %v_350 = memref.load %order[%v_349] : memref<?xi32>
                  %is_351 = arith.cmpi sge, %v_350, %c_34 : i32
                  scf.if %is_351 {
                    %v_352 = arith.index_cast %v_350 : i32 to index
                    %v_353 = arith.divui %v_352, %c_35 : index
                    %v_354 = vector.maskedload %y[%v_353, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_355 = memref.load %weights[%v_352] : memref<?xf32>
                    %v_356 = vector.broadcast %v_355 : f32 to vector<16xf32>
                    %v_357 = arith.mulf %v_346, %v_356 : vector<16xf32>
                    %v_358 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_357) : (vector<16xf32>) -> vector<16xf32>
                    %v_359 = arith.addf %v_354, %v_358 : vector<16xf32>
                    vector.maskedstore %y[%v_353, %v_34], %is_197, %v_359 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_360 = arith.addf %v_261, %v_198 : vector<16xf32>
                  %v_361 = arith.muli %v_64, %c_7 : index
                  %v_362 = arith.addi %v_20, %v_361 : index
                  %v_363 = arith.addi %v_362, %c_39 : index
                  %v_364 = memref.load %order[%v_363] : memref<?xi32>
                  %is_365 = arith.cmpi sge, %v_364, %c_34 : i32
                  scf.if %is_365 {
                    %v_366 = arith.index_cast %v_364 : i32 to index
                    %v_367 = arith.divui %v_366, %c_35 : index
                    %v_368 = vector.maskedload %y[%v_367, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_369 = memref.load %weights[%v_366] : memref<?xf32>
                    %v_370 = vector.broadcast %v_369 : f32 to vector<16xf32>
                    %v_371 = arith.mulf %v_360, %v_370 : vector<16xf32>
                    %v_372 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_371) : (vector<16xf32>) -> vector<16xf32>
                    %v_373 = arith.addf %v_368, %v_372 : vector<16xf32>
                    vector.maskedstore %y[%v_367, %v_34], %is_197, %v_373 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_374 = arith.addf %v_248, %v_198 : vector<16xf32>
                  %v_375 = arith.muli %v_64, %c_7 : index
                  %v_376 = arith.addi %v_20, %v_375 : index
                  %v_377 = arith.addi %v_376, %c_40 : index
                  %v_378 = memref.load %order[%v_377] : memref<?xi32>
                  %is_379 = arith.cmpi sge, %v_378, %c_34 : i32
                  scf.if %is_379 {
                    %v_380 = arith.index_cast %v_378 : i32 to index
                    %v_381 = arith.divui %v_380, %c_35 : index
                    %v_382 = vector.maskedload %y[%v_381, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_383 = memref.load %weights[%v_380] : memref<?xf32>
                    %v_384 = vector.broadcast %v_383 : f32 to vector<16xf32>
                    %v_385 = arith.mulf %v_374, %v_384 : vector<16xf32>
                    %v_386 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_385) : (vector<16xf32>) -> vector<16xf32>
                    %v_387 = arith.addf %v_382, %v_386 : vector<16xf32>
                    vector.maskedstore %y[%v_381, %v_34], %is_197, %v_387 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_388 = arith.addf %v_250, %v_198 : vector<16xf32>
                  %v_389 = arith.muli %v_64, %c_7 : index
                  %v_390 = arith.addi %v_20, %v_389 : index
                  %v_391 = arith.addi %v_390, %c_41 : index
                  %v_392 = memref.load %order[%v_391] : memref<?xi32>
                  %is_393 = arith.cmpi sge, %v_392, %c_34 : i32
                  scf.if %is_393 {
                    %v_394 = arith.index_cast %v_392 : i32 to index
                    %v_395 = arith.divui %v_394, %c_35 : index
                    %v_396 = vector.maskedload %y[%v_395, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_397 = memref.load %weights[%v_394] : memref<?xf32>
                    %v_398 = vector.broadcast %v_397 : f32 to vector<16xf32>
                    %v_399 = arith.mulf %v_388, %v_398 : vector<16xf32>
                    %v_400 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_399) : (vector<16xf32>) -> vector<16xf32>
                    %v_401 = arith.addf %v_396, %v_400 : vector<16xf32>
                    vector.maskedstore %y[%v_395, %v_34], %is_197, %v_401 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_402 = arith.addf %v_252, %v_198 : vector<16xf32>
                  %v_403 = arith.muli %v_64, %c_7 : index
                  %v_404 = arith.addi %v_20, %v_403 : index
                  %v_405 = arith.addi %v_404, %c_42 : index
                  %v_406 = memref.load %order[%v_405] : memref<?xi32>
                  %is_407 = arith.cmpi sge, %v_406, %c_34 : i32
                  scf.if %is_407 {
                    %v_408 = arith.index_cast %v_406 : i32 to index
                    %v_409 = arith.divui %v_408, %c_35 : index
                    %v_410 = vector.maskedload %y[%v_409, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_411 = memref.load %weights[%v_408] : memref<?xf32>
                    %v_412 = vector.broadcast %v_411 : f32 to vector<16xf32>
                    %v_413 = arith.mulf %v_402, %v_412 : vector<16xf32>
                    %v_414 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_413) : (vector<16xf32>) -> vector<16xf32>
                    %v_415 = arith.addf %v_410, %v_414 : vector<16xf32>
                    vector.maskedstore %y[%v_409, %v_34], %is_197, %v_415 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_416 = arith.addf %v_254, %v_198 : vector<16xf32>
                  %v_417 = arith.muli %v_64, %c_7 : index
                  %v_418 = arith.addi %v_20, %v_417 : index
                  %v_419 = arith.addi %v_418, %c_16 : index
                  %v_420 = memref.load %order[%v_419] : memref<?xi32>
                  %is_421 = arith.cmpi sge, %v_420, %c_34 : i32
                  scf.if %is_421 {
                    %v_422 = arith.index_cast %v_420 : i32 to index
                    %v_423 = arith.divui %v_422, %c_35 : index
                    %v_424 = vector.maskedload %y[%v_423, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_425 = memref.load %weights[%v_422] : memref<?xf32>
                    %v_426 = vector.broadcast %v_425 : f32 to vector<16xf32>
                    %v_427 = arith.mulf %v_416, %v_426 : vector<16xf32>
                    %v_428 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_427) : (vector<16xf32>) -> vector<16xf32>
                    %v_429 = arith.addf %v_424, %v_428 : vector<16xf32>
                    vector.maskedstore %y[%v_423, %v_34], %is_197, %v_429 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_430 = arith.addf %v_256, %v_198 : vector<16xf32>
                  %v_431 = arith.muli %v_64, %c_7 : index
                  %v_432 = arith.addi %v_20, %v_431 : index
                  %v_433 = arith.addi %v_432, %c_43 : index
                  %v_434 = memref.load %order[%v_433] : memref<?xi32>
                  %is_435 = arith.cmpi sge, %v_434, %c_34 : i32
                  scf.if %is_435 {
                    %v_436 = arith.index_cast %v_434 : i32 to index
                    %v_437 = arith.divui %v_436, %c_35 : index
                    %v_438 = vector.maskedload %y[%v_437, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_439 = memref.load %weights[%v_436] : memref<?xf32>
                    %v_440 = vector.broadcast %v_439 : f32 to vector<16xf32>
                    %v_441 = arith.mulf %v_430, %v_440 : vector<16xf32>
                    %v_442 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_441) : (vector<16xf32>) -> vector<16xf32>
                    %v_443 = arith.addf %v_438, %v_442 : vector<16xf32>
                    vector.maskedstore %y[%v_437, %v_34], %is_197, %v_443 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_444 = arith.addf %v_258, %v_198 : vector<16xf32>
                  %v_445 = arith.muli %v_64, %c_7 : index
                  %v_446 = arith.addi %v_20, %v_445 : index
                  %v_447 = arith.addi %v_446, %c_44 : index
                  %v_448 = memref.load %order[%v_447] : memref<?xi32>
                  %is_449 = arith.cmpi sge, %v_448, %c_34 : i32
                  scf.if %is_449 {
                    %v_450 = arith.index_cast %v_448 : i32 to index
                    %v_451 = arith.divui %v_450, %c_35 : index
                    %v_452 = vector.maskedload %y[%v_451, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_453 = memref.load %weights[%v_450] : memref<?xf32>
                    %v_454 = vector.broadcast %v_453 : f32 to vector<16xf32>
                    %v_455 = arith.mulf %v_444, %v_454 : vector<16xf32>
                    %v_456 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_455) : (vector<16xf32>) -> vector<16xf32>
                    %v_457 = arith.addf %v_452, %v_456 : vector<16xf32>
                    vector.maskedstore %y[%v_451, %v_34], %is_197, %v_457 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_458 = arith.addf %v_260, %v_198 : vector<16xf32>
                  %v_459 = arith.muli %v_64, %c_7 : index
                  %v_460 = arith.addi %v_20, %v_459 : index
                  %v_461 = arith.addi %v_460, %c_45 : index
                  %v_462 = memref.load %order[%v_461] : memref<?xi32>
                  %is_463 = arith.cmpi sge, %v_462, %c_34 : i32
                  scf.if %is_463 {
                    %v_464 = arith.index_cast %v_462 : i32 to index
                    %v_465 = arith.divui %v_464, %c_35 : index
                    %v_466 = vector.maskedload %y[%v_465, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_467 = memref.load %weights[%v_464] : memref<?xf32>
                    %v_468 = vector.broadcast %v_467 : f32 to vector<16xf32>
                    %v_469 = arith.mulf %v_458, %v_468 : vector<16xf32>
                    %v_470 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_469) : (vector<16xf32>) -> vector<16xf32>
                    %v_471 = arith.addf %v_466, %v_470 : vector<16xf32>
                    vector.maskedstore %y[%v_465, %v_34], %is_197, %v_471 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_472 = arith.addf %v_262, %v_198 : vector<16xf32>
                  %v_473 = arith.muli %v_64, %c_7 : index
                  %v_474 = arith.addi %v_20, %v_473 : index
                  %v_475 = arith.addi %v_474, %c_10 : index
                  %v_476 = memref.load %order[%v_475] : memref<?xi32>
                  %is_477 = arith.cmpi sge, %v_476, %c_34 : i32
                  scf.if %is_477 {
                    %v_478 = arith.index_cast %v_476 : i32 to index
                    %v_479 = arith.divui %v_478, %c_35 : index
                    %v_480 = vector.maskedload %y[%v_479, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_481 = memref.load %weights[%v_478] : memref<?xf32>
                    %v_482 = vector.broadcast %v_481 : f32 to vector<16xf32>
                    %v_483 = arith.mulf %v_472, %v_482 : vector<16xf32>
                    %v_484 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_483) : (vector<16xf32>) -> vector<16xf32>
                    %v_485 = arith.addf %v_480, %v_484 : vector<16xf32>
                    vector.maskedstore %y[%v_479, %v_34], %is_197, %v_485 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_486 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_486 {
                  %v_487 = arith.addi %v_6, %c_15 : index
                  %v_488 = arith.index_cast %v_487 : index to i64
                  %pointer_489 = llvm.inttoptr %v_488 : i64 to !llvm.ptr
                  %v_490 = "llvm.load"(%pointer_489) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_491 = arith.addi %v_6, %c_46 : index
                  %v_492 = arith.index_cast %v_491 : index to i64
                  %pointer_493 = llvm.inttoptr %v_492 : i64 to !llvm.ptr
                  %v_494 = "llvm.load"(%pointer_493) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_495 = arith.addi %v_6, %c_47 : index
                  %v_496 = arith.index_cast %v_495 : index to i64
                  %pointer_497 = llvm.inttoptr %v_496 : i64 to !llvm.ptr
                  %v_498 = "llvm.load"(%pointer_497) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_499 = arith.addi %v_6, %c_48 : index
                  %v_500 = arith.index_cast %v_499 : index to i64
                  %pointer_501 = llvm.inttoptr %v_500 : i64 to !llvm.ptr
                  %v_502 = "llvm.load"(%pointer_501) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_503 = arith.addi %v_6, %c_49 : index
                  %v_504 = arith.index_cast %v_503 : index to i64
                  %pointer_505 = llvm.inttoptr %v_504 : i64 to !llvm.ptr
                  %v_506 = "llvm.load"(%pointer_505) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_507 = arith.addi %v_6, %c_50 : index
                  %v_508 = arith.index_cast %v_507 : index to i64
                  %pointer_509 = llvm.inttoptr %v_508 : i64 to !llvm.ptr
                  %v_510 = "llvm.load"(%pointer_509) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_511 = arith.addi %v_6, %c_51 : index
                  %v_512 = arith.index_cast %v_511 : index to i64
                  %pointer_513 = llvm.inttoptr %v_512 : i64 to !llvm.ptr
                  %v_514 = "llvm.load"(%pointer_513) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_515 = arith.addi %v_6, %c_52 : index
                  %v_516 = arith.index_cast %v_515 : index to i64
                  %pointer_517 = llvm.inttoptr %v_516 : i64 to !llvm.ptr
                  %v_518 = "llvm.load"(%pointer_517) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_519 = arith.addi %v_6, %c_53 : index
                  %v_520 = arith.index_cast %v_519 : index to i64
                  %pointer_521 = llvm.inttoptr %v_520 : i64 to !llvm.ptr
                  %v_522 = "llvm.load"(%pointer_521) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_523 = arith.addi %v_6, %c_54 : index
                  %v_524 = arith.index_cast %v_523 : index to i64
                  %pointer_525 = llvm.inttoptr %v_524 : i64 to !llvm.ptr
                  %v_526 = "llvm.load"(%pointer_525) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_527 = arith.addi %v_6, %c_55 : index
                  %v_528 = arith.index_cast %v_527 : index to i64
                  %pointer_529 = llvm.inttoptr %v_528 : i64 to !llvm.ptr
                  %v_530 = "llvm.load"(%pointer_529) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_531 = arith.addi %v_6, %c_56 : index
                  %v_532 = arith.index_cast %v_531 : index to i64
                  %pointer_533 = llvm.inttoptr %v_532 : i64 to !llvm.ptr
                  %v_534 = "llvm.load"(%pointer_533) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_535 = arith.addi %v_6, %c_57 : index
                  %v_536 = arith.index_cast %v_535 : index to i64
                  %pointer_537 = llvm.inttoptr %v_536 : i64 to !llvm.ptr
                  %v_538 = "llvm.load"(%pointer_537) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_539 = arith.addi %v_6, %c_58 : index
                  %v_540 = arith.index_cast %v_539 : index to i64
                  %pointer_541 = llvm.inttoptr %v_540 : i64 to !llvm.ptr
                  %v_542 = "llvm.load"(%pointer_541) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_543 = arith.addi %v_6, %c_59 : index
                  %v_544 = arith.index_cast %v_543 : index to i64
                  %pointer_545 = llvm.inttoptr %v_544 : i64 to !llvm.ptr
                  %v_546 = "llvm.load"(%pointer_545) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_547 = arith.addi %v_6, %c_60 : index
                  %v_548 = arith.index_cast %v_547 : index to i64
                  %pointer_549 = llvm.inttoptr %v_548 : i64 to !llvm.ptr
                  %v_550 = "llvm.load"(%pointer_549) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_551 = arith.subi %v_33, %v_35 : index
                  %v_552 = arith.index_cast %v_551 : index to i32
                  %v_553 = vector.broadcast %v_552 : i32 to vector<16xi32>
                  %is_554 = arith.cmpi sge, %c_33, %v_553 : vector<16xi32>
                  %v_555 = vector.maskedload %expert_down_bias[%v_18, %v_35], %is_554, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_556 = vector.shuffle %v_490, %v_494 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_557 = vector.shuffle %v_490, %v_494 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_558 = vector.shuffle %v_498, %v_502 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_559 = vector.shuffle %v_498, %v_502 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_560 = vector.shuffle %v_506, %v_510 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_561 = vector.shuffle %v_506, %v_510 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_562 = vector.shuffle %v_514, %v_518 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_563 = vector.shuffle %v_514, %v_518 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_564 = vector.shuffle %v_522, %v_526 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_565 = vector.shuffle %v_522, %v_526 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_566 = vector.shuffle %v_530, %v_534 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_567 = vector.shuffle %v_530, %v_534 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_568 = vector.shuffle %v_538, %v_542 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_569 = vector.shuffle %v_538, %v_542 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_570 = vector.shuffle %v_546, %v_550 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_571 = vector.shuffle %v_546, %v_550 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_572 = vector.shuffle %v_556, %v_558 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_573 = vector.shuffle %v_556, %v_558 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_574 = vector.shuffle %v_557, %v_559 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_575 = vector.shuffle %v_557, %v_559 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_576 = vector.shuffle %v_560, %v_562 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_577 = vector.shuffle %v_560, %v_562 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_578 = vector.shuffle %v_561, %v_563 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_579 = vector.shuffle %v_561, %v_563 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_580 = vector.shuffle %v_564, %v_566 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_581 = vector.shuffle %v_564, %v_566 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_582 = vector.shuffle %v_565, %v_567 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_583 = vector.shuffle %v_565, %v_567 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_584 = vector.shuffle %v_568, %v_570 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_585 = vector.shuffle %v_568, %v_570 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_586 = vector.shuffle %v_569, %v_571 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_587 = vector.shuffle %v_569, %v_571 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_588 = vector.shuffle %v_572, %v_576 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_589 = vector.shuffle %v_572, %v_576 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_590 = vector.shuffle %v_574, %v_578 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_591 = vector.shuffle %v_574, %v_578 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_592 = vector.shuffle %v_573, %v_577 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_593 = vector.shuffle %v_573, %v_577 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_594 = vector.shuffle %v_575, %v_579 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_595 = vector.shuffle %v_575, %v_579 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_596 = vector.shuffle %v_580, %v_584 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_597 = vector.shuffle %v_580, %v_584 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_598 = vector.shuffle %v_582, %v_586 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_599 = vector.shuffle %v_582, %v_586 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_600 = vector.shuffle %v_581, %v_585 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_601 = vector.shuffle %v_581, %v_585 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_602 = vector.shuffle %v_583, %v_587 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_603 = vector.shuffle %v_583, %v_587 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_604 = vector.shuffle %v_588, %v_596 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_605 = vector.shuffle %v_588, %v_596 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_606 = vector.shuffle %v_590, %v_598 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_607 = vector.shuffle %v_590, %v_598 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_608 = vector.shuffle %v_592, %v_600 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_609 = vector.shuffle %v_592, %v_600 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_610 = vector.shuffle %v_594, %v_602 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_611 = vector.shuffle %v_594, %v_602 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_612 = vector.shuffle %v_589, %v_597 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_613 = vector.shuffle %v_589, %v_597 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_614 = vector.shuffle %v_591, %v_599 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_615 = vector.shuffle %v_591, %v_599 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_616 = vector.shuffle %v_593, %v_601 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_617 = vector.shuffle %v_593, %v_601 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_618 = vector.shuffle %v_595, %v_603 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_619 = vector.shuffle %v_595, %v_603 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_620 = arith.addf %v_604, %v_555 : vector<16xf32>
                  %v_621 = arith.muli %v_64, %c_7 : index
                  %v_622 = arith.addi %v_20, %v_621 : index
                  %v_623 = memref.load %order[%v_622] : memref<?xi32>
                  %is_624 = arith.cmpi sge, %v_623, %c_34 : i32
                  scf.if %is_624 {
                    %v_625 = arith.index_cast %v_623 : i32 to index
                    %v_626 = arith.divui %v_625, %c_35 : index
                    %v_627 = vector.maskedload %y[%v_626, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_628 = memref.load %weights[%v_625] : memref<?xf32>
                    %v_629 = vector.broadcast %v_628 : f32 to vector<16xf32>
                    %v_630 = arith.mulf %v_620, %v_629 : vector<16xf32>
                    %v_631 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_630) : (vector<16xf32>) -> vector<16xf32>
                    %v_632 = arith.addf %v_627, %v_631 : vector<16xf32>
                    vector.maskedstore %y[%v_626, %v_35], %is_554, %v_632 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_633 = arith.addf %v_606, %v_555 : vector<16xf32>
                  %v_634 = arith.muli %v_64, %c_7 : index
                  %v_635 = arith.addi %v_20, %v_634 : index
                  %v_636 = arith.addi %v_635, %c_6 : index
                  %v_637 = memref.load %order[%v_636] : memref<?xi32>
                  %is_638 = arith.cmpi sge, %v_637, %c_34 : i32
                  scf.if %is_638 {
                    %v_639 = arith.index_cast %v_637 : i32 to index
                    %v_640 = arith.divui %v_639, %c_35 : index
                    %v_641 = vector.maskedload %y[%v_640, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_642 = memref.load %weights[%v_639] : memref<?xf32>
                    %v_643 = vector.broadcast %v_642 : f32 to vector<16xf32>
                    %v_644 = arith.mulf %v_633, %v_643 : vector<16xf32>
                    %v_645 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_644) : (vector<16xf32>) -> vector<16xf32>
                    %v_646 = arith.addf %v_641, %v_645 : vector<16xf32>
                    vector.maskedstore %y[%v_640, %v_35], %is_554, %v_646 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_647 = arith.addf %v_608, %v_555 : vector<16xf32>
                  %v_648 = arith.muli %v_64, %c_7 : index
                  %v_649 = arith.addi %v_20, %v_648 : index
                  %v_650 = arith.addi %v_649, %c_9 : index
                  %v_651 = memref.load %order[%v_650] : memref<?xi32>
                  %is_652 = arith.cmpi sge, %v_651, %c_34 : i32
                  scf.if %is_652 {
                    %v_653 = arith.index_cast %v_651 : i32 to index
                    %v_654 = arith.divui %v_653, %c_35 : index
                    %v_655 = vector.maskedload %y[%v_654, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_656 = memref.load %weights[%v_653] : memref<?xf32>
                    %v_657 = vector.broadcast %v_656 : f32 to vector<16xf32>
                    %v_658 = arith.mulf %v_647, %v_657 : vector<16xf32>
                    %v_659 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_658) : (vector<16xf32>) -> vector<16xf32>
                    %v_660 = arith.addf %v_655, %v_659 : vector<16xf32>
                    vector.maskedstore %y[%v_654, %v_35], %is_554, %v_660 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_661 = arith.addf %v_610, %v_555 : vector<16xf32>
                  %v_662 = arith.muli %v_64, %c_7 : index
                  %v_663 = arith.addi %v_20, %v_662 : index
                  %v_664 = arith.addi %v_663, %c_35 : index
                  %v_665 = memref.load %order[%v_664] : memref<?xi32>
                  %is_666 = arith.cmpi sge, %v_665, %c_34 : i32
                  scf.if %is_666 {
                    %v_667 = arith.index_cast %v_665 : i32 to index
                    %v_668 = arith.divui %v_667, %c_35 : index
                    %v_669 = vector.maskedload %y[%v_668, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_670 = memref.load %weights[%v_667] : memref<?xf32>
                    %v_671 = vector.broadcast %v_670 : f32 to vector<16xf32>
                    %v_672 = arith.mulf %v_661, %v_671 : vector<16xf32>
                    %v_673 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_672) : (vector<16xf32>) -> vector<16xf32>
                    %v_674 = arith.addf %v_669, %v_673 : vector<16xf32>
                    vector.maskedstore %y[%v_668, %v_35], %is_554, %v_674 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_675 = arith.addf %v_612, %v_555 : vector<16xf32>
                  %v_676 = arith.muli %v_64, %c_7 : index
                  %v_677 = arith.addi %v_20, %v_676 : index
                  %v_678 = arith.addi %v_677, %c_36 : index
                  %v_679 = memref.load %order[%v_678] : memref<?xi32>
                  %is_680 = arith.cmpi sge, %v_679, %c_34 : i32
                  scf.if %is_680 {
                    %v_681 = arith.index_cast %v_679 : i32 to index
                    %v_682 = arith.divui %v_681, %c_35 : index
                    %v_683 = vector.maskedload %y[%v_682, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_684 = memref.load %weights[%v_681] : memref<?xf32>
                    %v_685 = vector.broadcast %v_684 : f32 to vector<16xf32>
                    %v_686 = arith.mulf %v_675, %v_685 : vector<16xf32>
                    %v_687 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_686) : (vector<16xf32>) -> vector<16xf32>
                    %v_688 = arith.addf %v_683, %v_687 : vector<16xf32>
                    vector.maskedstore %y[%v_682, %v_35], %is_554, %v_688 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_689 = arith.addf %v_614, %v_555 : vector<16xf32>
                  %v_690 = arith.muli %v_64, %c_7 : index
                  %v_691 = arith.addi %v_20, %v_690 : index
                  %v_692 = arith.addi %v_691, %c_37 : index
                  %v_693 = memref.load %order[%v_692] : memref<?xi32>
                  %is_694 = arith.cmpi sge, %v_693, %c_34 : i32
                  scf.if %is_694 {
                    %v_695 = arith.index_cast %v_693 : i32 to index
                    %v_696 = arith.divui %v_695, %c_35 : index
                    %v_697 = vector.maskedload %y[%v_696, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_698 = memref.load %weights[%v_695] : memref<?xf32>
                    %v_699 = vector.broadcast %v_698 : f32 to vector<16xf32>
                    %v_700 = arith.mulf %v_689, %v_699 : vector<16xf32>
                    %v_701 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_700) : (vector<16xf32>) -> vector<16xf32>
                    %v_702 = arith.addf %v_697, %v_701 : vector<16xf32>
                    vector.maskedstore %y[%v_696, %v_35], %is_554, %v_702 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_703 = arith.addf %v_616, %v_555 : vector<16xf32>
                  %v_704 = arith.muli %v_64, %c_7 : index
                  %v_705 = arith.addi %v_20, %v_704 : index
                  %v_706 = arith.addi %v_705, %c_38 : index
                  %v_707 = memref.load %order[%v_706] : memref<?xi32>
                  %is_708 = arith.cmpi sge, %v_707, %c_34 : i32
                  scf.if %is_708 {
                    %v_709 = arith.index_cast %v_707 : i32 to index
                    %v_710 = arith.divui %v_709, %c_35 : index
                    %v_711 = vector.maskedload %y[%v_710, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_712 = memref.load %weights[%v_709] : memref<?xf32>
                    %v_713 = vector.broadcast %v_712 : f32 to vector<16xf32>
                    %v_714 = arith.mulf %v_703, %v_713 : vector<16xf32>
                    %v_715 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_714) : (vector<16xf32>) -> vector<16xf32>
                    %v_716 = arith.addf %v_711, %v_715 : vector<16xf32>
                    vector.maskedstore %y[%v_710, %v_35], %is_554, %v_716 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_717 = arith.addf %v_618, %v_555 : vector<16xf32>
                  %v_718 = arith.muli %v_64, %c_7 : index
                  %v_719 = arith.addi %v_20, %v_718 : index
                  %v_720 = arith.addi %v_719, %c_39 : index
                  %v_721 = memref.load %order[%v_720] : memref<?xi32>
                  %is_722 = arith.cmpi sge, %v_721, %c_34 : i32
                  scf.if %is_722 {
                    %v_723 = arith.index_cast %v_721 : i32 to index
                    %v_724 = arith.divui %v_723, %c_35 : index
                    %v_725 = vector.maskedload %y[%v_724, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_726 = memref.load %weights[%v_723] : memref<?xf32>
                    %v_727 = vector.broadcast %v_726 : f32 to vector<16xf32>
                    %v_728 = arith.mulf %v_717, %v_727 : vector<16xf32>
                    %v_729 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_728) : (vector<16xf32>) -> vector<16xf32>
                    %v_730 = arith.addf %v_725, %v_729 : vector<16xf32>
                    vector.maskedstore %y[%v_724, %v_35], %is_554, %v_730 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_731 = arith.addf %v_605, %v_555 : vector<16xf32>
                  %v_732 = arith.muli %v_64, %c_7 : index
                  %v_733 = arith.addi %v_20, %v_732 : index
                  %v_734 = arith.addi %v_733, %c_40 : index
                  %v_735 = memref.load %order[%v_734] : memref<?xi32>
                  %is_736 = arith.cmpi sge, %v_735, %c_34 : i32
                  scf.if %is_736 {
                    %v_737 = arith.index_cast %v_735 : i32 to index
                    %v_738 = arith.divui %v_737, %c_35 : index
                    %v_739 = vector.maskedload %y[%v_738, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_740 = memref.load %weights[%v_737] : memref<?xf32>
                    %v_741 = vector.broadcast %v_740 : f32 to vector<16xf32>
                    %v_742 = arith.mulf %v_731, %v_741 : vector<16xf32>
                    %v_743 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_742) : (vector<16xf32>) -> vector<16xf32>
                    %v_744 = arith.addf %v_739, %v_743 : vector<16xf32>
                    vector.maskedstore %y[%v_738, %v_35], %is_554, %v_744 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_745 = arith.addf %v_607, %v_555 : vector<16xf32>
                  %v_746 = arith.muli %v_64, %c_7 : index
                  %v_747 = arith.addi %v_20, %v_746 : index
                  %v_748 = arith.addi %v_747, %c_41 : index
                  %v_749 = memref.load %order[%v_748] : memref<?xi32>
                  %is_750 = arith.cmpi sge, %v_749, %c_34 : i32
                  scf.if %is_750 {
                    %v_751 = arith.index_cast %v_749 : i32 to index
                    %v_752 = arith.divui %v_751, %c_35 : index
                    %v_753 = vector.maskedload %y[%v_752, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_754 = memref.load %weights[%v_751] : memref<?xf32>
                    %v_755 = vector.broadcast %v_754 : f32 to vector<16xf32>
                    %v_756 = arith.mulf %v_745, %v_755 : vector<16xf32>
                    %v_757 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_756) : (vector<16xf32>) -> vector<16xf32>
                    %v_758 = arith.addf %v_753, %v_757 : vector<16xf32>
                    vector.maskedstore %y[%v_752, %v_35], %is_554, %v_758 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_759 = arith.addf %v_609, %v_555 : vector<16xf32>
                  %v_760 = arith.muli %v_64, %c_7 : index
                  %v_761 = arith.addi %v_20, %v_760 : index
                  %v_762 = arith.addi %v_761, %c_42 : index
                  %v_763 = memref.load %order[%v_762] : memref<?xi32>
                  %is_764 = arith.cmpi sge, %v_763, %c_34 : i32
                  scf.if %is_764 {
                    %v_765 = arith.index_cast %v_763 : i32 to index
                    %v_766 = arith.divui %v_765, %c_35 : index
                    %v_767 = vector.maskedload %y[%v_766, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_768 = memref.load %weights[%v_765] : memref<?xf32>
                    %v_769 = vector.broadcast %v_768 : f32 to vector<16xf32>
                    %v_770 = arith.mulf %v_759, %v_769 : vector<16xf32>
                    %v_771 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_770) : (vector<16xf32>) -> vector<16xf32>
                    %v_772 = arith.addf %v_767, %v_771 : vector<16xf32>
                    vector.maskedstore %y[%v_766, %v_35], %is_554, %v_772 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_773 = arith.addf %v_611, %v_555 : vector<16xf32>
                  %v_774 = arith.muli %v_64, %c_7 : index
                  %v_775 = arith.addi %v_20, %v_774 : index
                  %v_776 = arith.addi %v_775, %c_16 : index
                  %v_777 = memref.load %order[%v_776] : memref<?xi32>
                  %is_778 = arith.cmpi sge, %v_777, %c_34 : i32
                  scf.if %is_778 {
                    %v_779 = arith.index_cast %v_777 : i32 to index
                    %v_780 = arith.divui %v_779, %c_35 : index
                    %v_781 = vector.maskedload %y[%v_780, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_782 = memref.load %weights[%v_779] : memref<?xf32>
                    %v_783 = vector.broadcast %v_782 : f32 to vector<16xf32>
                    %v_784 = arith.mulf %v_773, %v_783 : vector<16xf32>
                    %v_785 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_784) : (vector<16xf32>) -> vector<16xf32>
                    %v_786 = arith.addf %v_781, %v_785 : vector<16xf32>
                    vector.maskedstore %y[%v_780, %v_35], %is_554, %v_786 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_787 = arith.addf %v_613, %v_555 : vector<16xf32>
                  %v_788 = arith.muli %v_64, %c_7 : index
                  %v_789 = arith.addi %v_20, %v_788 : index
                  %v_790 = arith.addi %v_789, %c_43 : index
                  %v_791 = memref.load %order[%v_790] : memref<?xi32>
                  %is_792 = arith.cmpi sge, %v_791, %c_34 : i32
                  scf.if %is_792 {
                    %v_793 = arith.index_cast %v_791 : i32 to index
                    %v_794 = arith.divui %v_793, %c_35 : index
                    %v_795 = vector.maskedload %y[%v_794, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_796 = memref.load %weights[%v_793] : memref<?xf32>
                    %v_797 = vector.broadcast %v_796 : f32 to vector<16xf32>
                    %v_798 = arith.mulf %v_787, %v_797 : vector<16xf32>
                    %v_799 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_798) : (vector<16xf32>) -> vector<16xf32>
                    %v_800 = arith.addf %v_795, %v_799 : vector<16xf32>
                    vector.maskedstore %y[%v_794, %v_35], %is_554, %v_800 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_801 = arith.addf %v_615, %v_555 : vector<16xf32>
                  %v_802 = arith.muli %v_64, %c_7 : index
                  %v_803 = arith.addi %v_20, %v_802 : index
                  %v_804 = arith.addi %v_803, %c_44 : index
                  %v_805 = memref.load %order[%v_804] : memref<?xi32>
                  %is_806 = arith.cmpi sge, %v_805, %c_34 : i32
                  scf.if %is_806 {
                    %v_807 = arith.index_cast %v_805 : i32 to index
                    %v_808 = arith.divui %v_807, %c_35 : index
                    %v_809 = vector.maskedload %y[%v_808, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_810 = memref.load %weights[%v_807] : memref<?xf32>
                    %v_811 = vector.broadcast %v_810 : f32 to vector<16xf32>
                    %v_812 = arith.mulf %v_801, %v_811 : vector<16xf32>
                    %v_813 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_812) : (vector<16xf32>) -> vector<16xf32>
                    %v_814 = arith.addf %v_809, %v_813 : vector<16xf32>
                    vector.maskedstore %y[%v_808, %v_35], %is_554, %v_814 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_815 = arith.addf %v_617, %v_555 : vector<16xf32>
                  %v_816 = arith.muli %v_64, %c_7 : index
                  %v_817 = arith.addi %v_20, %v_816 : index
                  %v_818 = arith.addi %v_817, %c_45 : index
                  %v_819 = memref.load %order[%v_818] : memref<?xi32>
                  %is_820 = arith.cmpi sge, %v_819, %c_34 : i32
                  scf.if %is_820 {
                    %v_821 = arith.index_cast %v_819 : i32 to index
                    %v_822 = arith.divui %v_821, %c_35 : index
                    %v_823 = vector.maskedload %y[%v_822, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_824 = memref.load %weights[%v_821] : memref<?xf32>
                    %v_825 = vector.broadcast %v_824 : f32 to vector<16xf32>
                    %v_826 = arith.mulf %v_815, %v_825 : vector<16xf32>
                    %v_827 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_826) : (vector<16xf32>) -> vector<16xf32>
                    %v_828 = arith.addf %v_823, %v_827 : vector<16xf32>
                    vector.maskedstore %y[%v_822, %v_35], %is_554, %v_828 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_829 = arith.addf %v_619, %v_555 : vector<16xf32>
                  %v_830 = arith.muli %v_64, %c_7 : index
                  %v_831 = arith.addi %v_20, %v_830 : index
                  %v_832 = arith.addi %v_831, %c_10 : index
                  %v_833 = memref.load %order[%v_832] : memref<?xi32>
                  %is_834 = arith.cmpi sge, %v_833, %c_34 : i32
                  scf.if %is_834 {
                    %v_835 = arith.index_cast %v_833 : i32 to index
                    %v_836 = arith.divui %v_835, %c_35 : index
                    %v_837 = vector.maskedload %y[%v_836, %v_35], %is_554, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_838 = memref.load %weights[%v_835] : memref<?xf32>
                    %v_839 = vector.broadcast %v_838 : f32 to vector<16xf32>
                    %v_840 = arith.mulf %v_829, %v_839 : vector<16xf32>
                    %v_841 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_840) : (vector<16xf32>) -> vector<16xf32>
                    %v_842 = arith.addf %v_837, %v_841 : vector<16xf32>
                    vector.maskedstore %y[%v_836, %v_35], %is_554, %v_842 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_843 = arith.addi %v_64, %c_6 : index
                %v_844 = arith.addi %v_6, %c_17 : index
                %is_845 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_845 {
                  %v_846 = arith.index_cast %v_844 : index to i64
                  %pointer_847 = llvm.inttoptr %v_846 : i64 to !llvm.ptr
                  %v_848 = "llvm.load"(%pointer_847) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_849 = arith.addi %v_844, %c_0 : index
                  %v_850 = arith.index_cast %v_849 : index to i64
                  %pointer_851 = llvm.inttoptr %v_850 : i64 to !llvm.ptr
                  %v_852 = "llvm.load"(%pointer_851) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_853 = arith.addi %v_844, %c_19 : index
                  %v_854 = arith.index_cast %v_853 : index to i64
                  %pointer_855 = llvm.inttoptr %v_854 : i64 to !llvm.ptr
                  %v_856 = "llvm.load"(%pointer_855) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_857 = arith.addi %v_844, %c_20 : index
                  %v_858 = arith.index_cast %v_857 : index to i64
                  %pointer_859 = llvm.inttoptr %v_858 : i64 to !llvm.ptr
                  %v_860 = "llvm.load"(%pointer_859) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_861 = arith.addi %v_844, %c_21 : index
                  %v_862 = arith.index_cast %v_861 : index to i64
                  %pointer_863 = llvm.inttoptr %v_862 : i64 to !llvm.ptr
                  %v_864 = "llvm.load"(%pointer_863) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_865 = arith.addi %v_844, %c_22 : index
                  %v_866 = arith.index_cast %v_865 : index to i64
                  %pointer_867 = llvm.inttoptr %v_866 : i64 to !llvm.ptr
                  %v_868 = "llvm.load"(%pointer_867) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_869 = arith.addi %v_844, %c_23 : index
                  %v_870 = arith.index_cast %v_869 : index to i64
                  %pointer_871 = llvm.inttoptr %v_870 : i64 to !llvm.ptr
                  %v_872 = "llvm.load"(%pointer_871) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_873 = arith.addi %v_844, %c_24 : index
                  %v_874 = arith.index_cast %v_873 : index to i64
                  %pointer_875 = llvm.inttoptr %v_874 : i64 to !llvm.ptr
                  %v_876 = "llvm.load"(%pointer_875) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_877 = arith.addi %v_844, %c_25 : index
                  %v_878 = arith.index_cast %v_877 : index to i64
                  %pointer_879 = llvm.inttoptr %v_878 : i64 to !llvm.ptr
                  %v_880 = "llvm.load"(%pointer_879) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_881 = arith.addi %v_844, %c_26 : index
                  %v_882 = arith.index_cast %v_881 : index to i64
                  %pointer_883 = llvm.inttoptr %v_882 : i64 to !llvm.ptr
                  %v_884 = "llvm.load"(%pointer_883) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_885 = arith.addi %v_844, %c_27 : index
                  %v_886 = arith.index_cast %v_885 : index to i64
                  %pointer_887 = llvm.inttoptr %v_886 : i64 to !llvm.ptr
                  %v_888 = "llvm.load"(%pointer_887) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_889 = arith.addi %v_844, %c_28 : index
                  %v_890 = arith.index_cast %v_889 : index to i64
                  %pointer_891 = llvm.inttoptr %v_890 : i64 to !llvm.ptr
                  %v_892 = "llvm.load"(%pointer_891) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_893 = arith.addi %v_844, %c_29 : index
                  %v_894 = arith.index_cast %v_893 : index to i64
                  %pointer_895 = llvm.inttoptr %v_894 : i64 to !llvm.ptr
                  %v_896 = "llvm.load"(%pointer_895) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_897 = arith.addi %v_844, %c_30 : index
                  %v_898 = arith.index_cast %v_897 : index to i64
                  %pointer_899 = llvm.inttoptr %v_898 : i64 to !llvm.ptr
                  %v_900 = "llvm.load"(%pointer_899) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_901 = arith.addi %v_844, %c_31 : index
                  %v_902 = arith.index_cast %v_901 : index to i64
                  %pointer_903 = llvm.inttoptr %v_902 : i64 to !llvm.ptr
                  %v_904 = "llvm.load"(%pointer_903) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_905 = arith.addi %v_844, %c_32 : index
                  %v_906 = arith.index_cast %v_905 : index to i64
                  %pointer_907 = llvm.inttoptr %v_906 : i64 to !llvm.ptr
                  %v_908 = "llvm.load"(%pointer_907) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_909 = arith.subi %i_32, %v_34 : index
                  %v_910 = arith.index_cast %v_909 : index to i32
                  %v_911 = vector.broadcast %v_910 : i32 to vector<16xi32>
                  %is_912 = arith.cmpi sge, %c_33, %v_911 : vector<16xi32>
                  %v_913 = vector.maskedload %expert_down_bias[%v_18, %v_34], %is_912, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_914 = vector.shuffle %v_848, %v_852 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_915 = vector.shuffle %v_848, %v_852 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_916 = vector.shuffle %v_856, %v_860 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_917 = vector.shuffle %v_856, %v_860 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_918 = vector.shuffle %v_864, %v_868 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_919 = vector.shuffle %v_864, %v_868 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_920 = vector.shuffle %v_872, %v_876 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_921 = vector.shuffle %v_872, %v_876 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_922 = vector.shuffle %v_880, %v_884 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_923 = vector.shuffle %v_880, %v_884 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_924 = vector.shuffle %v_888, %v_892 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_925 = vector.shuffle %v_888, %v_892 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_926 = vector.shuffle %v_896, %v_900 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_927 = vector.shuffle %v_896, %v_900 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_928 = vector.shuffle %v_904, %v_908 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_929 = vector.shuffle %v_904, %v_908 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_930 = vector.shuffle %v_914, %v_916 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_931 = vector.shuffle %v_914, %v_916 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_932 = vector.shuffle %v_915, %v_917 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_933 = vector.shuffle %v_915, %v_917 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_934 = vector.shuffle %v_918, %v_920 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_935 = vector.shuffle %v_918, %v_920 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_936 = vector.shuffle %v_919, %v_921 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_937 = vector.shuffle %v_919, %v_921 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_938 = vector.shuffle %v_922, %v_924 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_939 = vector.shuffle %v_922, %v_924 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_940 = vector.shuffle %v_923, %v_925 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_941 = vector.shuffle %v_923, %v_925 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_942 = vector.shuffle %v_926, %v_928 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_943 = vector.shuffle %v_926, %v_928 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_944 = vector.shuffle %v_927, %v_929 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_945 = vector.shuffle %v_927, %v_929 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_946 = vector.shuffle %v_930, %v_934 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_947 = vector.shuffle %v_930, %v_934 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_948 = vector.shuffle %v_932, %v_936 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_949 = vector.shuffle %v_932, %v_936 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_950 = vector.shuffle %v_931, %v_935 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_951 = vector.shuffle %v_931, %v_935 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_952 = vector.shuffle %v_933, %v_937 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_953 = vector.shuffle %v_933, %v_937 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_954 = vector.shuffle %v_938, %v_942 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_955 = vector.shuffle %v_938, %v_942 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_956 = vector.shuffle %v_940, %v_944 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_957 = vector.shuffle %v_940, %v_944 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_958 = vector.shuffle %v_939, %v_943 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_959 = vector.shuffle %v_939, %v_943 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_960 = vector.shuffle %v_941, %v_945 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_961 = vector.shuffle %v_941, %v_945 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_962 = vector.shuffle %v_946, %v_954 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_963 = vector.shuffle %v_946, %v_954 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_964 = vector.shuffle %v_948, %v_956 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_965 = vector.shuffle %v_948, %v_956 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_966 = vector.shuffle %v_950, %v_958 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_967 = vector.shuffle %v_950, %v_958 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_968 = vector.shuffle %v_952, %v_960 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_969 = vector.shuffle %v_952, %v_960 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_970 = vector.shuffle %v_947, %v_955 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_971 = vector.shuffle %v_947, %v_955 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_972 = vector.shuffle %v_949, %v_957 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_973 = vector.shuffle %v_949, %v_957 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_974 = vector.shuffle %v_951, %v_959 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_975 = vector.shuffle %v_951, %v_959 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_976 = vector.shuffle %v_953, %v_961 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_977 = vector.shuffle %v_953, %v_961 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_978 = arith.addf %v_962, %v_913 : vector<16xf32>
                  %v_979 = arith.muli %v_843, %c_7 : index
                  %v_980 = arith.addi %v_20, %v_979 : index
                  %v_981 = memref.load %order[%v_980] : memref<?xi32>
                  %is_982 = arith.cmpi sge, %v_981, %c_34 : i32
                  scf.if %is_982 {
                    %v_983 = arith.index_cast %v_981 : i32 to index
                    %v_984 = arith.divui %v_983, %c_35 : index
                    %v_985 = vector.maskedload %y[%v_984, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_986 = memref.load %weights[%v_983] : memref<?xf32>
                    %v_987 = vector.broadcast %v_986 : f32 to vector<16xf32>
                    %v_988 = arith.mulf %v_978, %v_987 : vector<16xf32>
                    %v_989 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_988) : (vector<16xf32>) -> vector<16xf32>
                    %v_990 = arith.addf %v_985, %v_989 : vector<16xf32>
                    vector.maskedstore %y[%v_984, %v_34], %is_912, %v_990 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_991 = arith.addf %v_964, %v_913 : vector<16xf32>
                  %v_992 = arith.muli %v_843, %c_7 : index
                  %v_993 = arith.addi %v_20, %v_992 : index
                  %v_994 = arith.addi %v_993, %c_6 : index
                  %v_995 = memref.load %order[%v_994] : memref<?xi32>
                  %is_996 = arith.cmpi sge, %v_995, %c_34 : i32
                  scf.if %is_996 {
                    %v_997 = arith.index_cast %v_995 : i32 to index
                    %v_998 = arith.divui %v_997, %c_35 : index
                    %v_999 = vector.maskedload %y[%v_998, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1000 = memref.load %weights[%v_997] : memref<?xf32>
                    %v_1001 = vector.broadcast %v_1000 : f32 to vector<16xf32>
                    %v_1002 = arith.mulf %v_991, %v_1001 : vector<16xf32>
                    %v_1003 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1002) : (vector<16xf32>) -> vector<16xf32>
                    %v_1004 = arith.addf %v_999, %v_1003 : vector<16xf32>
                    vector.maskedstore %y[%v_998, %v_34], %is_912, %v_1004 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1005 = arith.addf %v_966, %v_913 : vector<16xf32>
                  %v_1006 = arith.muli %v_843, %c_7 : index
                  %v_1007 = arith.addi %v_20, %v_1006 : index
                  %v_1008 = arith.addi %v_1007, %c_9 : index
                  %v_1009 = memref.load %order[%v_1008] : memref<?xi32>
                  %is_1010 = arith.cmpi sge, %v_1009, %c_34 : i32
                  scf.if %is_1010 {
                    %v_1011 = arith.index_cast %v_1009 : i32 to index
                    %v_1012 = arith.divui %v_1011, %c_35 : index
                    %v_1013 = vector.maskedload %y[%v_1012, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1014 = memref.load %weights[%v_1011] : memref<?xf32>
                    %v_1015 = vector.broadcast %v_1014 : f32 to vector<16xf32>
                    %v_1016 = arith.mulf %v_1005, %v_1015 : vector<16xf32>
                    %v_1017 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1016) : (vector<16xf32>) -> vector<16xf32>
                    %v_1018 = arith.addf %v_1013, %v_1017 : vector<16xf32>
                    vector.maskedstore %y[%v_1012, %v_34], %is_912, %v_1018 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1019 = arith.addf %v_968, %v_913 : vector<16xf32>
                  %v_1020 = arith.muli %v_843, %c_7 : index
                  %v_1021 = arith.addi %v_20, %v_1020 : index
                  %v_1022 = arith.addi %v_1021, %c_35 : index
                  %v_1023 = memref.load %order[%v_1022] : memref<?xi32>
                  %is_1024 = arith.cmpi sge, %v_1023, %c_34 : i32
                  scf.if %is_1024 {
                    %v_1025 = arith.index_cast %v_1023 : i32 to index
                    %v_1026 = arith.divui %v_1025, %c_35 : index
                    %v_1027 = vector.maskedload %y[%v_1026, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1028 = memref.load %weights[%v_1025] : memref<?xf32>
                    %v_1029 = vector.broadcast %v_1028 : f32 to vector<16xf32>
                    %v_1030 = arith.mulf %v_1019, %v_1029 : vector<16xf32>
                    %v_1031 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1030) : (vector<16xf32>) -> vector<16xf32>
                    %v_1032 = arith.addf %v_1027, %v_1031 : vector<16xf32>
                    vector.maskedstore %y[%v_1026, %v_34], %is_912, %v_1032 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1033 = arith.addf %v_970, %v_913 : vector<16xf32>
                  %v_1034 = arith.muli %v_843, %c_7 : index
                  %v_1035 = arith.addi %v_20, %v_1034 : index
                  %v_1036 = arith.addi %v_1035, %c_36 : index
                  %v_1037 = memref.load %order[%v_1036] : memref<?xi32>
                  %is_1038 = arith.cmpi sge, %v_1037, %c_34 : i32
                  scf.if %is_1038 {
                    %v_1039 = arith.index_cast %v_1037 : i32 to index
                    %v_1040 = arith.divui %v_1039, %c_35 : index
                    %v_1041 = vector.maskedload %y[%v_1040, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1042 = memref.load %weights[%v_1039] : memref<?xf32>
                    %v_1043 = vector.broadcast %v_1042 : f32 to vector<16xf32>
                    %v_1044 = arith.mulf %v_1033, %v_1043 : vector<16xf32>
                    %v_1045 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1044) : (vector<16xf32>) -> vector<16xf32>
                    %v_1046 = arith.addf %v_1041, %v_1045 : vector<16xf32>
                    vector.maskedstore %y[%v_1040, %v_34], %is_912, %v_1046 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1047 = arith.addf %v_972, %v_913 : vector<16xf32>
                  %v_1048 = arith.muli %v_843, %c_7 : index
                  %v_1049 = arith.addi %v_20, %v_1048 : index
                  %v_1050 = arith.addi %v_1049, %c_37 : index
                  %v_1051 = memref.load %order[%v_1050] : memref<?xi32>
                  %is_1052 = arith.cmpi sge, %v_1051, %c_34 : i32
                  scf.if %is_1052 {
                    %v_1053 = arith.index_cast %v_1051 : i32 to index
                    %v_1054 = arith.divui %v_1053, %c_35 : index
                    %v_1055 = vector.maskedload %y[%v_1054, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1056 = memref.load %weights[%v_1053] : memref<?xf32>
                    %v_1057 = vector.broadcast %v_1056 : f32 to vector<16xf32>
                    %v_1058 = arith.mulf %v_1047, %v_1057 : vector<16xf32>
                    %v_1059 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1058) : (vector<16xf32>) -> vector<16xf32>
                    %v_1060 = arith.addf %v_1055, %v_1059 : vector<16xf32>
                    vector.maskedstore %y[%v_1054, %v_34], %is_912, %v_1060 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1061 = arith.addf %v_974, %v_913 : vector<16xf32>
                  %v_1062 = arith.muli %v_843, %c_7 : index
                  %v_1063 = arith.addi %v_20, %v_1062 : index
                  %v_1064 = arith.addi %v_1063, %c_38 : index
                  %v_1065 = memref.load %order[%v_1064] : memref<?xi32>
                  %is_1066 = arith.cmpi sge, %v_1065, %c_34 : i32
                  scf.if %is_1066 {
                    %v_1067 = arith.index_cast %v_1065 : i32 to index
                    %v_1068 = arith.divui %v_1067, %c_35 : index
                    %v_1069 = vector.maskedload %y[%v_1068, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1070 = memref.load %weights[%v_1067] : memref<?xf32>
                    %v_1071 = vector.broadcast %v_1070 : f32 to vector<16xf32>
                    %v_1072 = arith.mulf %v_1061, %v_1071 : vector<16xf32>
                    %v_1073 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1072) : (vector<16xf32>) -> vector<16xf32>
                    %v_1074 = arith.addf %v_1069, %v_1073 : vector<16xf32>
                    vector.maskedstore %y[%v_1068, %v_34], %is_912, %v_1074 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1075 = arith.addf %v_976, %v_913 : vector<16xf32>
                  %v_1076 = arith.muli %v_843, %c_7 : index
                  %v_1077 = arith.addi %v_20, %v_1076 : index
                  %v_1078 = arith.addi %v_1077, %c_39 : index
                  %v_1079 = memref.load %order[%v_1078] : memref<?xi32>
                  %is_1080 = arith.cmpi sge, %v_1079, %c_34 : i32
                  scf.if %is_1080 {
                    %v_1081 = arith.index_cast %v_1079 : i32 to index
                    %v_1082 = arith.divui %v_1081, %c_35 : index
                    %v_1083 = vector.maskedload %y[%v_1082, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1084 = memref.load %weights[%v_1081] : memref<?xf32>
                    %v_1085 = vector.broadcast %v_1084 : f32 to vector<16xf32>
                    %v_1086 = arith.mulf %v_1075, %v_1085 : vector<16xf32>
                    %v_1087 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1086) : (vector<16xf32>) -> vector<16xf32>
                    %v_1088 = arith.addf %v_1083, %v_1087 : vector<16xf32>
                    vector.maskedstore %y[%v_1082, %v_34], %is_912, %v_1088 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1089 = arith.addf %v_963, %v_913 : vector<16xf32>
                  %v_1090 = arith.muli %v_843, %c_7 : index
                  %v_1091 = arith.addi %v_20, %v_1090 : index
                  %v_1092 = arith.addi %v_1091, %c_40 : index
                  %v_1093 = memref.load %order[%v_1092] : memref<?xi32>
                  %is_1094 = arith.cmpi sge, %v_1093, %c_34 : i32
                  scf.if %is_1094 {
                    %v_1095 = arith.index_cast %v_1093 : i32 to index
                    %v_1096 = arith.divui %v_1095, %c_35 : index
                    %v_1097 = vector.maskedload %y[%v_1096, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1098 = memref.load %weights[%v_1095] : memref<?xf32>
                    %v_1099 = vector.broadcast %v_1098 : f32 to vector<16xf32>
                    %v_1100 = arith.mulf %v_1089, %v_1099 : vector<16xf32>
                    %v_1101 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1100) : (vector<16xf32>) -> vector<16xf32>
                    %v_1102 = arith.addf %v_1097, %v_1101 : vector<16xf32>
                    vector.maskedstore %y[%v_1096, %v_34], %is_912, %v_1102 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1103 = arith.addf %v_965, %v_913 : vector<16xf32>
                  %v_1104 = arith.muli %v_843, %c_7 : index
                  %v_1105 = arith.addi %v_20, %v_1104 : index
                  %v_1106 = arith.addi %v_1105, %c_41 : index
                  %v_1107 = memref.load %order[%v_1106] : memref<?xi32>
                  %is_1108 = arith.cmpi sge, %v_1107, %c_34 : i32
                  scf.if %is_1108 {
                    %v_1109 = arith.index_cast %v_1107 : i32 to index
                    %v_1110 = arith.divui %v_1109, %c_35 : index
                    %v_1111 = vector.maskedload %y[%v_1110, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1112 = memref.load %weights[%v_1109] : memref<?xf32>
                    %v_1113 = vector.broadcast %v_1112 : f32 to vector<16xf32>
                    %v_1114 = arith.mulf %v_1103, %v_1113 : vector<16xf32>
                    %v_1115 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1114) : (vector<16xf32>) -> vector<16xf32>
                    %v_1116 = arith.addf %v_1111, %v_1115 : vector<16xf32>
                    vector.maskedstore %y[%v_1110, %v_34], %is_912, %v_1116 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1117 = arith.addf %v_967, %v_913 : vector<16xf32>
                  %v_1118 = arith.muli %v_843, %c_7 : index
                  %v_1119 = arith.addi %v_20, %v_1118 : index
                  %v_1120 = arith.addi %v_1119, %c_42 : index
                  %v_1121 = memref.load %order[%v_1120] : memref<?xi32>
                  %is_1122 = arith.cmpi sge, %v_1121, %c_34 : i32
                  scf.if %is_1122 {
                    %v_1123 = arith.index_cast %v_1121 : i32 to index
                    %v_1124 = arith.divui %v_1123, %c_35 : index
                    %v_1125 = vector.maskedload %y[%v_1124, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1126 = memref.load %weights[%v_1123] : memref<?xf32>
                    %v_1127 = vector.broadcast %v_1126 : f32 to vector<16xf32>
                    %v_1128 = arith.mulf %v_1117, %v_1127 : vector<16xf32>
                    %v_1129 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1128) : (vector<16xf32>) -> vector<16xf32>
                    %v_1130 = arith.addf %v_1125, %v_1129 : vector<16xf32>
                    vector.maskedstore %y[%v_1124, %v_34], %is_912, %v_1130 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1131 = arith.addf %v_969, %v_913 : vector<16xf32>
                  %v_1132 = arith.muli %v_843, %c_7 : index
                  %v_1133 = arith.addi %v_20, %v_1132 : index
                  %v_1134 = arith.addi %v_1133, %c_16 : index
                  %v_1135 = memref.load %order[%v_1134] : memref<?xi32>
                  %is_1136 = arith.cmpi sge, %v_1135, %c_34 : i32
                  scf.if %is_1136 {
                    %v_1137 = arith.index_cast %v_1135 : i32 to index
                    %v_1138 = arith.divui %v_1137, %c_35 : index
                    %v_1139 = vector.maskedload %y[%v_1138, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1140 = memref.load %weights[%v_1137] : memref<?xf32>
                    %v_1141 = vector.broadcast %v_1140 : f32 to vector<16xf32>
                    %v_1142 = arith.mulf %v_1131, %v_1141 : vector<16xf32>
                    %v_1143 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1142) : (vector<16xf32>) -> vector<16xf32>
                    %v_1144 = arith.addf %v_1139, %v_1143 : vector<16xf32>
                    vector.maskedstore %y[%v_1138, %v_34], %is_912, %v_1144 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1145 = arith.addf %v_971, %v_913 : vector<16xf32>
                  %v_1146 = arith.muli %v_843, %c_7 : index
                  %v_1147 = arith.addi %v_20, %v_1146 : index
                  %v_1148 = arith.addi %v_1147, %c_43 : index
                  %v_1149 = memref.load %order[%v_1148] : memref<?xi32>
                  %is_1150 = arith.cmpi sge, %v_1149, %c_34 : i32
                  scf.if %is_1150 {
                    %v_1151 = arith.index_cast %v_1149 : i32 to index
                    %v_1152 = arith.divui %v_1151, %c_35 : index
                    %v_1153 = vector.maskedload %y[%v_1152, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1154 = memref.load %weights[%v_1151] : memref<?xf32>
                    %v_1155 = vector.broadcast %v_1154 : f32 to vector<16xf32>
                    %v_1156 = arith.mulf %v_1145, %v_1155 : vector<16xf32>
                    %v_1157 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1156) : (vector<16xf32>) -> vector<16xf32>
                    %v_1158 = arith.addf %v_1153, %v_1157 : vector<16xf32>
                    vector.maskedstore %y[%v_1152, %v_34], %is_912, %v_1158 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1159 = arith.addf %v_973, %v_913 : vector<16xf32>
                  %v_1160 = arith.muli %v_843, %c_7 : index
                  %v_1161 = arith.addi %v_20, %v_1160 : index
                  %v_1162 = arith.addi %v_1161, %c_44 : index
                  %v_1163 = memref.load %order[%v_1162] : memref<?xi32>
                  %is_1164 = arith.cmpi sge, %v_1163, %c_34 : i32
                  scf.if %is_1164 {
                    %v_1165 = arith.index_cast %v_1163 : i32 to index
                    %v_1166 = arith.divui %v_1165, %c_35 : index
                    %v_1167 = vector.maskedload %y[%v_1166, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1168 = memref.load %weights[%v_1165] : memref<?xf32>
                    %v_1169 = vector.broadcast %v_1168 : f32 to vector<16xf32>
                    %v_1170 = arith.mulf %v_1159, %v_1169 : vector<16xf32>
                    %v_1171 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1170) : (vector<16xf32>) -> vector<16xf32>
                    %v_1172 = arith.addf %v_1167, %v_1171 : vector<16xf32>
                    vector.maskedstore %y[%v_1166, %v_34], %is_912, %v_1172 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1173 = arith.addf %v_975, %v_913 : vector<16xf32>
                  %v_1174 = arith.muli %v_843, %c_7 : index
                  %v_1175 = arith.addi %v_20, %v_1174 : index
                  %v_1176 = arith.addi %v_1175, %c_45 : index
                  %v_1177 = memref.load %order[%v_1176] : memref<?xi32>
                  %is_1178 = arith.cmpi sge, %v_1177, %c_34 : i32
                  scf.if %is_1178 {
                    %v_1179 = arith.index_cast %v_1177 : i32 to index
                    %v_1180 = arith.divui %v_1179, %c_35 : index
                    %v_1181 = vector.maskedload %y[%v_1180, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1182 = memref.load %weights[%v_1179] : memref<?xf32>
                    %v_1183 = vector.broadcast %v_1182 : f32 to vector<16xf32>
                    %v_1184 = arith.mulf %v_1173, %v_1183 : vector<16xf32>
                    %v_1185 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1184) : (vector<16xf32>) -> vector<16xf32>
                    %v_1186 = arith.addf %v_1181, %v_1185 : vector<16xf32>
                    vector.maskedstore %y[%v_1180, %v_34], %is_912, %v_1186 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1187 = arith.addf %v_977, %v_913 : vector<16xf32>
                  %v_1188 = arith.muli %v_843, %c_7 : index
                  %v_1189 = arith.addi %v_20, %v_1188 : index
                  %v_1190 = arith.addi %v_1189, %c_10 : index
                  %v_1191 = memref.load %order[%v_1190] : memref<?xi32>
                  %is_1192 = arith.cmpi sge, %v_1191, %c_34 : i32
                  scf.if %is_1192 {
                    %v_1193 = arith.index_cast %v_1191 : i32 to index
                    %v_1194 = arith.divui %v_1193, %c_35 : index
                    %v_1195 = vector.maskedload %y[%v_1194, %v_34], %is_912, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1196 = memref.load %weights[%v_1193] : memref<?xf32>
                    %v_1197 = vector.broadcast %v_1196 : f32 to vector<16xf32>
                    %v_1198 = arith.mulf %v_1187, %v_1197 : vector<16xf32>
                    %v_1199 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1198) : (vector<16xf32>) -> vector<16xf32>
                    %v_1200 = arith.addf %v_1195, %v_1199 : vector<16xf32>
                    vector.maskedstore %y[%v_1194, %v_34], %is_912, %v_1200 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1201 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1201 {
                  %v_1202 = arith.addi %v_844, %c_15 : index
                  %v_1203 = arith.index_cast %v_1202 : index to i64
                  %pointer_1204 = llvm.inttoptr %v_1203 : i64 to !llvm.ptr
                  %v_1205 = "llvm.load"(%pointer_1204) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1206 = arith.addi %v_844, %c_46 : index
                  %v_1207 = arith.index_cast %v_1206 : index to i64
                  %pointer_1208 = llvm.inttoptr %v_1207 : i64 to !llvm.ptr
                  %v_1209 = "llvm.load"(%pointer_1208) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1210 = arith.addi %v_844, %c_47 : index
                  %v_1211 = arith.index_cast %v_1210 : index to i64
                  %pointer_1212 = llvm.inttoptr %v_1211 : i64 to !llvm.ptr
                  %v_1213 = "llvm.load"(%pointer_1212) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1214 = arith.addi %v_844, %c_48 : index
                  %v_1215 = arith.index_cast %v_1214 : index to i64
                  %pointer_1216 = llvm.inttoptr %v_1215 : i64 to !llvm.ptr
                  %v_1217 = "llvm.load"(%pointer_1216) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1218 = arith.addi %v_844, %c_49 : index
                  %v_1219 = arith.index_cast %v_1218 : index to i64
                  %pointer_1220 = llvm.inttoptr %v_1219 : i64 to !llvm.ptr
                  %v_1221 = "llvm.load"(%pointer_1220) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1222 = arith.addi %v_844, %c_50 : index
                  %v_1223 = arith.index_cast %v_1222 : index to i64
                  %pointer_1224 = llvm.inttoptr %v_1223 : i64 to !llvm.ptr
                  %v_1225 = "llvm.load"(%pointer_1224) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1226 = arith.addi %v_844, %c_51 : index
                  %v_1227 = arith.index_cast %v_1226 : index to i64
                  %pointer_1228 = llvm.inttoptr %v_1227 : i64 to !llvm.ptr
                  %v_1229 = "llvm.load"(%pointer_1228) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1230 = arith.addi %v_844, %c_52 : index
                  %v_1231 = arith.index_cast %v_1230 : index to i64
                  %pointer_1232 = llvm.inttoptr %v_1231 : i64 to !llvm.ptr
                  %v_1233 = "llvm.load"(%pointer_1232) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1234 = arith.addi %v_844, %c_53 : index
                  %v_1235 = arith.index_cast %v_1234 : index to i64
                  %pointer_1236 = llvm.inttoptr %v_1235 : i64 to !llvm.ptr
                  %v_1237 = "llvm.load"(%pointer_1236) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1238 = arith.addi %v_844, %c_54 : index
                  %v_1239 = arith.index_cast %v_1238 : index to i64
                  %pointer_1240 = llvm.inttoptr %v_1239 : i64 to !llvm.ptr
                  %v_1241 = "llvm.load"(%pointer_1240) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1242 = arith.addi %v_844, %c_55 : index
                  %v_1243 = arith.index_cast %v_1242 : index to i64
                  %pointer_1244 = llvm.inttoptr %v_1243 : i64 to !llvm.ptr
                  %v_1245 = "llvm.load"(%pointer_1244) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1246 = arith.addi %v_844, %c_56 : index
                  %v_1247 = arith.index_cast %v_1246 : index to i64
                  %pointer_1248 = llvm.inttoptr %v_1247 : i64 to !llvm.ptr
                  %v_1249 = "llvm.load"(%pointer_1248) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1250 = arith.addi %v_844, %c_57 : index
                  %v_1251 = arith.index_cast %v_1250 : index to i64
                  %pointer_1252 = llvm.inttoptr %v_1251 : i64 to !llvm.ptr
                  %v_1253 = "llvm.load"(%pointer_1252) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1254 = arith.addi %v_844, %c_58 : index
                  %v_1255 = arith.index_cast %v_1254 : index to i64
                  %pointer_1256 = llvm.inttoptr %v_1255 : i64 to !llvm.ptr
                  %v_1257 = "llvm.load"(%pointer_1256) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1258 = arith.addi %v_844, %c_59 : index
                  %v_1259 = arith.index_cast %v_1258 : index to i64
                  %pointer_1260 = llvm.inttoptr %v_1259 : i64 to !llvm.ptr
                  %v_1261 = "llvm.load"(%pointer_1260) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1262 = arith.addi %v_844, %c_60 : index
                  %v_1263 = arith.index_cast %v_1262 : index to i64
                  %pointer_1264 = llvm.inttoptr %v_1263 : i64 to !llvm.ptr
                  %v_1265 = "llvm.load"(%pointer_1264) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1266 = arith.subi %v_33, %v_35 : index
                  %v_1267 = arith.index_cast %v_1266 : index to i32
                  %v_1268 = vector.broadcast %v_1267 : i32 to vector<16xi32>
                  %is_1269 = arith.cmpi sge, %c_33, %v_1268 : vector<16xi32>
                  %v_1270 = vector.maskedload %expert_down_bias[%v_18, %v_35], %is_1269, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_1271 = vector.shuffle %v_1205, %v_1209 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1272 = vector.shuffle %v_1205, %v_1209 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1273 = vector.shuffle %v_1213, %v_1217 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1274 = vector.shuffle %v_1213, %v_1217 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1275 = vector.shuffle %v_1221, %v_1225 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1276 = vector.shuffle %v_1221, %v_1225 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1277 = vector.shuffle %v_1229, %v_1233 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1278 = vector.shuffle %v_1229, %v_1233 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1279 = vector.shuffle %v_1237, %v_1241 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1280 = vector.shuffle %v_1237, %v_1241 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1281 = vector.shuffle %v_1245, %v_1249 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1282 = vector.shuffle %v_1245, %v_1249 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1283 = vector.shuffle %v_1253, %v_1257 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1284 = vector.shuffle %v_1253, %v_1257 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1285 = vector.shuffle %v_1261, %v_1265 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1286 = vector.shuffle %v_1261, %v_1265 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1287 = vector.shuffle %v_1271, %v_1273 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1288 = vector.shuffle %v_1271, %v_1273 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1289 = vector.shuffle %v_1272, %v_1274 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1290 = vector.shuffle %v_1272, %v_1274 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1291 = vector.shuffle %v_1275, %v_1277 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1292 = vector.shuffle %v_1275, %v_1277 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1293 = vector.shuffle %v_1276, %v_1278 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1294 = vector.shuffle %v_1276, %v_1278 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1295 = vector.shuffle %v_1279, %v_1281 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1296 = vector.shuffle %v_1279, %v_1281 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1297 = vector.shuffle %v_1280, %v_1282 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1298 = vector.shuffle %v_1280, %v_1282 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1299 = vector.shuffle %v_1283, %v_1285 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1300 = vector.shuffle %v_1283, %v_1285 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1301 = vector.shuffle %v_1284, %v_1286 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1302 = vector.shuffle %v_1284, %v_1286 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1303 = vector.shuffle %v_1287, %v_1291 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1304 = vector.shuffle %v_1287, %v_1291 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1305 = vector.shuffle %v_1289, %v_1293 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1306 = vector.shuffle %v_1289, %v_1293 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1307 = vector.shuffle %v_1288, %v_1292 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1308 = vector.shuffle %v_1288, %v_1292 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1309 = vector.shuffle %v_1290, %v_1294 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1310 = vector.shuffle %v_1290, %v_1294 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1311 = vector.shuffle %v_1295, %v_1299 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1312 = vector.shuffle %v_1295, %v_1299 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1313 = vector.shuffle %v_1297, %v_1301 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1314 = vector.shuffle %v_1297, %v_1301 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1315 = vector.shuffle %v_1296, %v_1300 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1316 = vector.shuffle %v_1296, %v_1300 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1317 = vector.shuffle %v_1298, %v_1302 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1318 = vector.shuffle %v_1298, %v_1302 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1319 = vector.shuffle %v_1303, %v_1311 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1320 = vector.shuffle %v_1303, %v_1311 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1321 = vector.shuffle %v_1305, %v_1313 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1322 = vector.shuffle %v_1305, %v_1313 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1323 = vector.shuffle %v_1307, %v_1315 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1324 = vector.shuffle %v_1307, %v_1315 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1325 = vector.shuffle %v_1309, %v_1317 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1326 = vector.shuffle %v_1309, %v_1317 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1327 = vector.shuffle %v_1304, %v_1312 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1328 = vector.shuffle %v_1304, %v_1312 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1329 = vector.shuffle %v_1306, %v_1314 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1330 = vector.shuffle %v_1306, %v_1314 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1331 = vector.shuffle %v_1308, %v_1316 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1332 = vector.shuffle %v_1308, %v_1316 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1333 = vector.shuffle %v_1310, %v_1318 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1334 = vector.shuffle %v_1310, %v_1318 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1335 = arith.addf %v_1319, %v_1270 : vector<16xf32>
                  %v_1336 = arith.muli %v_843, %c_7 : index
                  %v_1337 = arith.addi %v_20, %v_1336 : index
                  %v_1338 = memref.load %order[%v_1337] : memref<?xi32>
                  %is_1339 = arith.cmpi sge, %v_1338, %c_34 : i32
                  scf.if %is_1339 {
                    %v_1340 = arith.index_cast %v_1338 : i32 to index
                    %v_1341 = arith.divui %v_1340, %c_35 : index
                    %v_1342 = vector.maskedload %y[%v_1341, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1343 = memref.load %weights[%v_1340] : memref<?xf32>
                    %v_1344 = vector.broadcast %v_1343 : f32 to vector<16xf32>
                    %v_1345 = arith.mulf %v_1335, %v_1344 : vector<16xf32>
                    %v_1346 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1345) : (vector<16xf32>) -> vector<16xf32>
                    %v_1347 = arith.addf %v_1342, %v_1346 : vector<16xf32>
                    vector.maskedstore %y[%v_1341, %v_35], %is_1269, %v_1347 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1348 = arith.addf %v_1321, %v_1270 : vector<16xf32>
                  %v_1349 = arith.muli %v_843, %c_7 : index
                  %v_1350 = arith.addi %v_20, %v_1349 : index
                  %v_1351 = arith.addi %v_1350, %c_6 : index
                  %v_1352 = memref.load %order[%v_1351] : memref<?xi32>
                  %is_1353 = arith.cmpi sge, %v_1352, %c_34 : i32
                  scf.if %is_1353 {
                    %v_1354 = arith.index_cast %v_1352 : i32 to index
                    %v_1355 = arith.divui %v_1354, %c_35 : index
                    %v_1356 = vector.maskedload %y[%v_1355, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1357 = memref.load %weights[%v_1354] : memref<?xf32>
                    %v_1358 = vector.broadcast %v_1357 : f32 to vector<16xf32>
                    %v_1359 = arith.mulf %v_1348, %v_1358 : vector<16xf32>
                    %v_1360 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1359) : (vector<16xf32>) -> vector<16xf32>
                    %v_1361 = arith.addf %v_1356, %v_1360 : vector<16xf32>
                    vector.maskedstore %y[%v_1355, %v_35], %is_1269, %v_1361 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1362 = arith.addf %v_1323, %v_1270 : vector<16xf32>
                  %v_1363 = arith.muli %v_843, %c_7 : index
                  %v_1364 = arith.addi %v_20, %v_1363 : index
                  %v_1365 = arith.addi %v_1364, %c_9 : index
                  %v_1366 = memref.load %order[%v_1365] : memref<?xi32>
                  %is_1367 = arith.cmpi sge, %v_1366, %c_34 : i32
                  scf.if %is_1367 {
                    %v_1368 = arith.index_cast %v_1366 : i32 to index
                    %v_1369 = arith.divui %v_1368, %c_35 : index
                    %v_1370 = vector.maskedload %y[%v_1369, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1371 = memref.load %weights[%v_1368] : memref<?xf32>
                    %v_1372 = vector.broadcast %v_1371 : f32 to vector<16xf32>
                    %v_1373 = arith.mulf %v_1362, %v_1372 : vector<16xf32>
                    %v_1374 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1373) : (vector<16xf32>) -> vector<16xf32>
                    %v_1375 = arith.addf %v_1370, %v_1374 : vector<16xf32>
                    vector.maskedstore %y[%v_1369, %v_35], %is_1269, %v_1375 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1376 = arith.addf %v_1325, %v_1270 : vector<16xf32>
                  %v_1377 = arith.muli %v_843, %c_7 : index
                  %v_1378 = arith.addi %v_20, %v_1377 : index
                  %v_1379 = arith.addi %v_1378, %c_35 : index
                  %v_1380 = memref.load %order[%v_1379] : memref<?xi32>
                  %is_1381 = arith.cmpi sge, %v_1380, %c_34 : i32
                  scf.if %is_1381 {
                    %v_1382 = arith.index_cast %v_1380 : i32 to index
                    %v_1383 = arith.divui %v_1382, %c_35 : index
                    %v_1384 = vector.maskedload %y[%v_1383, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1385 = memref.load %weights[%v_1382] : memref<?xf32>
                    %v_1386 = vector.broadcast %v_1385 : f32 to vector<16xf32>
                    %v_1387 = arith.mulf %v_1376, %v_1386 : vector<16xf32>
                    %v_1388 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1387) : (vector<16xf32>) -> vector<16xf32>
                    %v_1389 = arith.addf %v_1384, %v_1388 : vector<16xf32>
                    vector.maskedstore %y[%v_1383, %v_35], %is_1269, %v_1389 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1390 = arith.addf %v_1327, %v_1270 : vector<16xf32>
                  %v_1391 = arith.muli %v_843, %c_7 : index
                  %v_1392 = arith.addi %v_20, %v_1391 : index
                  %v_1393 = arith.addi %v_1392, %c_36 : index
                  %v_1394 = memref.load %order[%v_1393] : memref<?xi32>
                  %is_1395 = arith.cmpi sge, %v_1394, %c_34 : i32
                  scf.if %is_1395 {
                    %v_1396 = arith.index_cast %v_1394 : i32 to index
                    %v_1397 = arith.divui %v_1396, %c_35 : index
                    %v_1398 = vector.maskedload %y[%v_1397, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1399 = memref.load %weights[%v_1396] : memref<?xf32>
                    %v_1400 = vector.broadcast %v_1399 : f32 to vector<16xf32>
                    %v_1401 = arith.mulf %v_1390, %v_1400 : vector<16xf32>
                    %v_1402 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1401) : (vector<16xf32>) -> vector<16xf32>
                    %v_1403 = arith.addf %v_1398, %v_1402 : vector<16xf32>
                    vector.maskedstore %y[%v_1397, %v_35], %is_1269, %v_1403 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1404 = arith.addf %v_1329, %v_1270 : vector<16xf32>
                  %v_1405 = arith.muli %v_843, %c_7 : index
                  %v_1406 = arith.addi %v_20, %v_1405 : index
                  %v_1407 = arith.addi %v_1406, %c_37 : index
                  %v_1408 = memref.load %order[%v_1407] : memref<?xi32>
                  %is_1409 = arith.cmpi sge, %v_1408, %c_34 : i32
                  scf.if %is_1409 {
                    %v_1410 = arith.index_cast %v_1408 : i32 to index
                    %v_1411 = arith.divui %v_1410, %c_35 : index
                    %v_1412 = vector.maskedload %y[%v_1411, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1413 = memref.load %weights[%v_1410] : memref<?xf32>
                    %v_1414 = vector.broadcast %v_1413 : f32 to vector<16xf32>
                    %v_1415 = arith.mulf %v_1404, %v_1414 : vector<16xf32>
                    %v_1416 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1415) : (vector<16xf32>) -> vector<16xf32>
                    %v_1417 = arith.addf %v_1412, %v_1416 : vector<16xf32>
                    vector.maskedstore %y[%v_1411, %v_35], %is_1269, %v_1417 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1418 = arith.addf %v_1331, %v_1270 : vector<16xf32>
                  %v_1419 = arith.muli %v_843, %c_7 : index
                  %v_1420 = arith.addi %v_20, %v_1419 : index
                  %v_1421 = arith.addi %v_1420, %c_38 : index
                  %v_1422 = memref.load %order[%v_1421] : memref<?xi32>
                  %is_1423 = arith.cmpi sge, %v_1422, %c_34 : i32
                  scf.if %is_1423 {
                    %v_1424 = arith.index_cast %v_1422 : i32 to index
                    %v_1425 = arith.divui %v_1424, %c_35 : index
                    %v_1426 = vector.maskedload %y[%v_1425, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1427 = memref.load %weights[%v_1424] : memref<?xf32>
                    %v_1428 = vector.broadcast %v_1427 : f32 to vector<16xf32>
                    %v_1429 = arith.mulf %v_1418, %v_1428 : vector<16xf32>
                    %v_1430 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1429) : (vector<16xf32>) -> vector<16xf32>
                    %v_1431 = arith.addf %v_1426, %v_1430 : vector<16xf32>
                    vector.maskedstore %y[%v_1425, %v_35], %is_1269, %v_1431 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1432 = arith.addf %v_1333, %v_1270 : vector<16xf32>
                  %v_1433 = arith.muli %v_843, %c_7 : index
                  %v_1434 = arith.addi %v_20, %v_1433 : index
                  %v_1435 = arith.addi %v_1434, %c_39 : index
                  %v_1436 = memref.load %order[%v_1435] : memref<?xi32>
                  %is_1437 = arith.cmpi sge, %v_1436, %c_34 : i32
                  scf.if %is_1437 {
                    %v_1438 = arith.index_cast %v_1436 : i32 to index
                    %v_1439 = arith.divui %v_1438, %c_35 : index
                    %v_1440 = vector.maskedload %y[%v_1439, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1441 = memref.load %weights[%v_1438] : memref<?xf32>
                    %v_1442 = vector.broadcast %v_1441 : f32 to vector<16xf32>
                    %v_1443 = arith.mulf %v_1432, %v_1442 : vector<16xf32>
                    %v_1444 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1443) : (vector<16xf32>) -> vector<16xf32>
                    %v_1445 = arith.addf %v_1440, %v_1444 : vector<16xf32>
                    vector.maskedstore %y[%v_1439, %v_35], %is_1269, %v_1445 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1446 = arith.addf %v_1320, %v_1270 : vector<16xf32>
                  %v_1447 = arith.muli %v_843, %c_7 : index
                  %v_1448 = arith.addi %v_20, %v_1447 : index
                  %v_1449 = arith.addi %v_1448, %c_40 : index
                  %v_1450 = memref.load %order[%v_1449] : memref<?xi32>
                  %is_1451 = arith.cmpi sge, %v_1450, %c_34 : i32
                  scf.if %is_1451 {
                    %v_1452 = arith.index_cast %v_1450 : i32 to index
                    %v_1453 = arith.divui %v_1452, %c_35 : index
                    %v_1454 = vector.maskedload %y[%v_1453, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1455 = memref.load %weights[%v_1452] : memref<?xf32>
                    %v_1456 = vector.broadcast %v_1455 : f32 to vector<16xf32>
                    %v_1457 = arith.mulf %v_1446, %v_1456 : vector<16xf32>
                    %v_1458 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1457) : (vector<16xf32>) -> vector<16xf32>
                    %v_1459 = arith.addf %v_1454, %v_1458 : vector<16xf32>
                    vector.maskedstore %y[%v_1453, %v_35], %is_1269, %v_1459 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1460 = arith.addf %v_1322, %v_1270 : vector<16xf32>
                  %v_1461 = arith.muli %v_843, %c_7 : index
                  %v_1462 = arith.addi %v_20, %v_1461 : index
                  %v_1463 = arith.addi %v_1462, %c_41 : index
                  %v_1464 = memref.load %order[%v_1463] : memref<?xi32>
                  %is_1465 = arith.cmpi sge, %v_1464, %c_34 : i32
                  scf.if %is_1465 {
                    %v_1466 = arith.index_cast %v_1464 : i32 to index
                    %v_1467 = arith.divui %v_1466, %c_35 : index
                    %v_1468 = vector.maskedload %y[%v_1467, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1469 = memref.load %weights[%v_1466] : memref<?xf32>
                    %v_1470 = vector.broadcast %v_1469 : f32 to vector<16xf32>
                    %v_1471 = arith.mulf %v_1460, %v_1470 : vector<16xf32>
                    %v_1472 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1471) : (vector<16xf32>) -> vector<16xf32>
                    %v_1473 = arith.addf %v_1468, %v_1472 : vector<16xf32>
                    vector.maskedstore %y[%v_1467, %v_35], %is_1269, %v_1473 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1474 = arith.addf %v_1324, %v_1270 : vector<16xf32>
                  %v_1475 = arith.muli %v_843, %c_7 : index
                  %v_1476 = arith.addi %v_20, %v_1475 : index
                  %v_1477 = arith.addi %v_1476, %c_42 : index
                  %v_1478 = memref.load %order[%v_1477] : memref<?xi32>
                  %is_1479 = arith.cmpi sge, %v_1478, %c_34 : i32
                  scf.if %is_1479 {
                    %v_1480 = arith.index_cast %v_1478 : i32 to index
                    %v_1481 = arith.divui %v_1480, %c_35 : index
                    %v_1482 = vector.maskedload %y[%v_1481, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1483 = memref.load %weights[%v_1480] : memref<?xf32>
                    %v_1484 = vector.broadcast %v_1483 : f32 to vector<16xf32>
                    %v_1485 = arith.mulf %v_1474, %v_1484 : vector<16xf32>
                    %v_1486 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1485) : (vector<16xf32>) -> vector<16xf32>
                    %v_1487 = arith.addf %v_1482, %v_1486 : vector<16xf32>
                    vector.maskedstore %y[%v_1481, %v_35], %is_1269, %v_1487 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1488 = arith.addf %v_1326, %v_1270 : vector<16xf32>
                  %v_1489 = arith.muli %v_843, %c_7 : index
                  %v_1490 = arith.addi %v_20, %v_1489 : index
                  %v_1491 = arith.addi %v_1490, %c_16 : index
                  %v_1492 = memref.load %order[%v_1491] : memref<?xi32>
                  %is_1493 = arith.cmpi sge, %v_1492, %c_34 : i32
                  scf.if %is_1493 {
                    %v_1494 = arith.index_cast %v_1492 : i32 to index
                    %v_1495 = arith.divui %v_1494, %c_35 : index
                    %v_1496 = vector.maskedload %y[%v_1495, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1497 = memref.load %weights[%v_1494] : memref<?xf32>
                    %v_1498 = vector.broadcast %v_1497 : f32 to vector<16xf32>
                    %v_1499 = arith.mulf %v_1488, %v_1498 : vector<16xf32>
                    %v_1500 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1499) : (vector<16xf32>) -> vector<16xf32>
                    %v_1501 = arith.addf %v_1496, %v_1500 : vector<16xf32>
                    vector.maskedstore %y[%v_1495, %v_35], %is_1269, %v_1501 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1502 = arith.addf %v_1328, %v_1270 : vector<16xf32>
                  %v_1503 = arith.muli %v_843, %c_7 : index
                  %v_1504 = arith.addi %v_20, %v_1503 : index
                  %v_1505 = arith.addi %v_1504, %c_43 : index
                  %v_1506 = memref.load %order[%v_1505] : memref<?xi32>
                  %is_1507 = arith.cmpi sge, %v_1506, %c_34 : i32
                  scf.if %is_1507 {
                    %v_1508 = arith.index_cast %v_1506 : i32 to index
                    %v_1509 = arith.divui %v_1508, %c_35 : index
                    %v_1510 = vector.maskedload %y[%v_1509, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1511 = memref.load %weights[%v_1508] : memref<?xf32>
                    %v_1512 = vector.broadcast %v_1511 : f32 to vector<16xf32>
                    %v_1513 = arith.mulf %v_1502, %v_1512 : vector<16xf32>
                    %v_1514 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1513) : (vector<16xf32>) -> vector<16xf32>
                    %v_1515 = arith.addf %v_1510, %v_1514 : vector<16xf32>
                    vector.maskedstore %y[%v_1509, %v_35], %is_1269, %v_1515 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1516 = arith.addf %v_1330, %v_1270 : vector<16xf32>
                  %v_1517 = arith.muli %v_843, %c_7 : index
                  %v_1518 = arith.addi %v_20, %v_1517 : index
                  %v_1519 = arith.addi %v_1518, %c_44 : index
                  %v_1520 = memref.load %order[%v_1519] : memref<?xi32>
                  %is_1521 = arith.cmpi sge, %v_1520, %c_34 : i32
                  scf.if %is_1521 {
                    %v_1522 = arith.index_cast %v_1520 : i32 to index
                    %v_1523 = arith.divui %v_1522, %c_35 : index
                    %v_1524 = vector.maskedload %y[%v_1523, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1525 = memref.load %weights[%v_1522] : memref<?xf32>
                    %v_1526 = vector.broadcast %v_1525 : f32 to vector<16xf32>
                    %v_1527 = arith.mulf %v_1516, %v_1526 : vector<16xf32>
                    %v_1528 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1527) : (vector<16xf32>) -> vector<16xf32>
                    %v_1529 = arith.addf %v_1524, %v_1528 : vector<16xf32>
                    vector.maskedstore %y[%v_1523, %v_35], %is_1269, %v_1529 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1530 = arith.addf %v_1332, %v_1270 : vector<16xf32>
                  %v_1531 = arith.muli %v_843, %c_7 : index
                  %v_1532 = arith.addi %v_20, %v_1531 : index
                  %v_1533 = arith.addi %v_1532, %c_45 : index
                  %v_1534 = memref.load %order[%v_1533] : memref<?xi32>
                  %is_1535 = arith.cmpi sge, %v_1534, %c_34 : i32
                  scf.if %is_1535 {
                    %v_1536 = arith.index_cast %v_1534 : i32 to index
                    %v_1537 = arith.divui %v_1536, %c_35 : index
                    %v_1538 = vector.maskedload %y[%v_1537, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1539 = memref.load %weights[%v_1536] : memref<?xf32>
                    %v_1540 = vector.broadcast %v_1539 : f32 to vector<16xf32>
                    %v_1541 = arith.mulf %v_1530, %v_1540 : vector<16xf32>
                    %v_1542 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1541) : (vector<16xf32>) -> vector<16xf32>
                    %v_1543 = arith.addf %v_1538, %v_1542 : vector<16xf32>
                    vector.maskedstore %y[%v_1537, %v_35], %is_1269, %v_1543 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1544 = arith.addf %v_1334, %v_1270 : vector<16xf32>
                  %v_1545 = arith.muli %v_843, %c_7 : index
                  %v_1546 = arith.addi %v_20, %v_1545 : index
                  %v_1547 = arith.addi %v_1546, %c_10 : index
                  %v_1548 = memref.load %order[%v_1547] : memref<?xi32>
                  %is_1549 = arith.cmpi sge, %v_1548, %c_34 : i32
                  scf.if %is_1549 {
                    %v_1550 = arith.index_cast %v_1548 : i32 to index
                    %v_1551 = arith.divui %v_1550, %c_35 : index
                    %v_1552 = vector.maskedload %y[%v_1551, %v_35], %is_1269, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1553 = memref.load %weights[%v_1550] : memref<?xf32>
                    %v_1554 = vector.broadcast %v_1553 : f32 to vector<16xf32>
                    %v_1555 = arith.mulf %v_1544, %v_1554 : vector<16xf32>
                    %v_1556 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1555) : (vector<16xf32>) -> vector<16xf32>
                    %v_1557 = arith.addf %v_1552, %v_1556 : vector<16xf32>
                    vector.maskedstore %y[%v_1551, %v_35], %is_1269, %v_1557 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_1558 = arith.muli %v_62, %c_9 : index
              %v_1559 = arith.muli %v_62, %c_9 : index
              %v_1560 = arith.subi %v_24, %v_1559 : index
              %v_1561 = arith.remui %v_1560, %c_9 : index
              %is_1562 = arith.cmpi eq, %v_1561, %c_6 : index
              scf.if %is_1562 {
                %v_1563 = arith.muli %v_1558, %c_15 : index
                %v_1564 = arith.addi %v_28, %v_1563 : index
                %address_1565 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_1566 = arith.muli %v_18, %c_1 : index
                %v_1567 = arith.addi %v_1566, %v_34 : index
                %v_1568 = arith.muli %v_1567, %c_13 : index
                %v_1569 = arith.addi %address_1565, %v_1568 : index
                %v_1570 = arith.muli %v_18, %c_1 : index
                %v_1571 = arith.addi %v_1570, %v_35 : index
                %v_1572 = arith.muli %v_1571, %c_13 : index
                %v_1573 = arith.addi %address_1565, %v_1572 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                scf.for %i_1574 = %c_5 to %c_5 step %c_6 {
                  %v_1575 = arith.muli %v_30, %c_5 : index
                  %v_1576 = arith.addi %v_1575, %c_16 : index
                  %v_1577 = arith.muli %v_30, %c_5 : index
                  %v_1578 = arith.divui %v_1576, %v_1577 : index
                  %v_1579 = arith.muli %v_62, %c_5 : index
                  %v_1580 = arith.addi %v_1579, %i_1574 : index
                  %v_1581 = arith.muli %v_1580, %v_1578 : index
                  scf.for %i_1582 = %c_5 to %v_1578 step %c_6 {
                    %v_1583 = arith.addi %v_1581, %i_1582 : index
                    %v_1584 = arith.minsi %v_1583, %c_16 : index
                    %v_1585 = arith.muli %v_1584, %c_0 : index
                    %v_1586 = arith.addi %v_40, %v_1585 : index
                    %v_1587 = arith.index_cast %v_1586 : index to i64
                    %pointer_1588 = llvm.inttoptr %v_1587 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1588) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1589 = arith.muli %v_1584, %c_0 : index
                    %v_1590 = arith.addi %v_45, %v_1589 : index
                    %v_1591 = arith.index_cast %v_1590 : index to i64
                    %pointer_1592 = llvm.inttoptr %v_1591 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1592) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1593 = arith.muli %i_1574, %c_0 : index
                  %v_1594 = arith.addi %v_1569, %v_1593 : index
                  %v_1595 = arith.muli %i_1574, %c_0 : index
                  %v_1596 = arith.addi %v_1573, %v_1595 : index
                  %v_1597 = arith.muli %i_1574, %c_15 : index
                  %v_1598 = arith.addi %v_1564, %v_1597 : index
                  %v_1599 = arith.index_cast %v_1594 : index to i64
                  %v_1600 = arith.index_cast %v_1596 : index to i64
                  %v_1601 = arith.index_cast %v_1598 : index to i64
                  %v_1602 = arith.index_cast %c_13 : index to i64
                  %v_1603 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1599, %v_1600, %v_1601, %v_1602, %v_1603 : (i64, i64, i64, i64, i64) -> ()
                }
                %v_1604 = arith.addi %v_9, %c_15 : index
                %v_1605 = arith.index_cast %v_9 : index to i64
                %v_1606 = arith.index_cast %v_1604 : index to i64
                %v_1607 = arith.index_cast %v_1564 : index to i64
                %v_1608 = arith.index_cast %c_0 : index to i64
                %v_1609 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1605, %v_1606, %v_1607, %v_1608, %v_1609 : (i64, i64, i64, i64, i64) -> ()
                %v_1610 = arith.index_cast %v_6 : index to i64
                %v_1611 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1610, %v_1611 : (i64, i64) -> ()
                %v_1612 = arith.addi %v_6, %c_15 : index
                %v_1613 = arith.index_cast %v_1612 : index to i64
                %v_1614 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1613, %v_1614 : (i64, i64) -> ()
                %is_1615 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_1615 {
                  %v_1616 = arith.index_cast %v_6 : index to i64
                  %pointer_1617 = llvm.inttoptr %v_1616 : i64 to !llvm.ptr
                  %v_1618 = "llvm.load"(%pointer_1617) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1619 = arith.addi %v_6, %c_0 : index
                  %v_1620 = arith.index_cast %v_1619 : index to i64
                  %pointer_1621 = llvm.inttoptr %v_1620 : i64 to !llvm.ptr
                  %v_1622 = "llvm.load"(%pointer_1621) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1623 = arith.addi %v_6, %c_19 : index
                  %v_1624 = arith.index_cast %v_1623 : index to i64
                  %pointer_1625 = llvm.inttoptr %v_1624 : i64 to !llvm.ptr
                  %v_1626 = "llvm.load"(%pointer_1625) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1627 = arith.addi %v_6, %c_20 : index
                  %v_1628 = arith.index_cast %v_1627 : index to i64
                  %pointer_1629 = llvm.inttoptr %v_1628 : i64 to !llvm.ptr
                  %v_1630 = "llvm.load"(%pointer_1629) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1631 = arith.addi %v_6, %c_21 : index
                  %v_1632 = arith.index_cast %v_1631 : index to i64
                  %pointer_1633 = llvm.inttoptr %v_1632 : i64 to !llvm.ptr
                  %v_1634 = "llvm.load"(%pointer_1633) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1635 = arith.addi %v_6, %c_22 : index
                  %v_1636 = arith.index_cast %v_1635 : index to i64
                  %pointer_1637 = llvm.inttoptr %v_1636 : i64 to !llvm.ptr
                  %v_1638 = "llvm.load"(%pointer_1637) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1639 = arith.addi %v_6, %c_23 : index
                  %v_1640 = arith.index_cast %v_1639 : index to i64
                  %pointer_1641 = llvm.inttoptr %v_1640 : i64 to !llvm.ptr
                  %v_1642 = "llvm.load"(%pointer_1641) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1643 = arith.addi %v_6, %c_24 : index
                  %v_1644 = arith.index_cast %v_1643 : index to i64
                  %pointer_1645 = llvm.inttoptr %v_1644 : i64 to !llvm.ptr
                  %v_1646 = "llvm.load"(%pointer_1645) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1647 = arith.addi %v_6, %c_25 : index
                  %v_1648 = arith.index_cast %v_1647 : index to i64
                  %pointer_1649 = llvm.inttoptr %v_1648 : i64 to !llvm.ptr
                  %v_1650 = "llvm.load"(%pointer_1649) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1651 = arith.addi %v_6, %c_26 : index
                  %v_1652 = arith.index_cast %v_1651 : index to i64
                  %pointer_1653 = llvm.inttoptr %v_1652 : i64 to !llvm.ptr
                  %v_1654 = "llvm.load"(%pointer_1653) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1655 = arith.addi %v_6, %c_27 : index
                  %v_1656 = arith.index_cast %v_1655 : index to i64
                  %pointer_1657 = llvm.inttoptr %v_1656 : i64 to !llvm.ptr
                  %v_1658 = "llvm.load"(%pointer_1657) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1659 = arith.addi %v_6, %c_28 : index
                  %v_1660 = arith.index_cast %v_1659 : index to i64
                  %pointer_1661 = llvm.inttoptr %v_1660 : i64 to !llvm.ptr
                  %v_1662 = "llvm.load"(%pointer_1661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1663 = arith.addi %v_6, %c_29 : index
                  %v_1664 = arith.index_cast %v_1663 : index to i64
                  %pointer_1665 = llvm.inttoptr %v_1664 : i64 to !llvm.ptr
                  %v_1666 = "llvm.load"(%pointer_1665) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1667 = arith.addi %v_6, %c_30 : index
                  %v_1668 = arith.index_cast %v_1667 : index to i64
                  %pointer_1669 = llvm.inttoptr %v_1668 : i64 to !llvm.ptr
                  %v_1670 = "llvm.load"(%pointer_1669) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1671 = arith.addi %v_6, %c_31 : index
                  %v_1672 = arith.index_cast %v_1671 : index to i64
                  %pointer_1673 = llvm.inttoptr %v_1672 : i64 to !llvm.ptr
                  %v_1674 = "llvm.load"(%pointer_1673) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1675 = arith.addi %v_6, %c_32 : index
                  %v_1676 = arith.index_cast %v_1675 : index to i64
                  %pointer_1677 = llvm.inttoptr %v_1676 : i64 to !llvm.ptr
                  %v_1678 = "llvm.load"(%pointer_1677) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1679 = arith.subi %i_32, %v_34 : index
                  %v_1680 = arith.index_cast %v_1679 : index to i32
                  %v_1681 = vector.broadcast %v_1680 : i32 to vector<16xi32>
                  %is_1682 = arith.cmpi sge, %c_33, %v_1681 : vector<16xi32>
                  %v_1683 = vector.maskedload %expert_down_bias[%v_18, %v_34], %is_1682, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_1684 = vector.shuffle %v_1618, %v_1622 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1685 = vector.shuffle %v_1618, %v_1622 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1686 = vector.shuffle %v_1626, %v_1630 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1687 = vector.shuffle %v_1626, %v_1630 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1688 = vector.shuffle %v_1634, %v_1638 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1689 = vector.shuffle %v_1634, %v_1638 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1690 = vector.shuffle %v_1642, %v_1646 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1691 = vector.shuffle %v_1642, %v_1646 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1692 = vector.shuffle %v_1650, %v_1654 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1693 = vector.shuffle %v_1650, %v_1654 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1694 = vector.shuffle %v_1658, %v_1662 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1695 = vector.shuffle %v_1658, %v_1662 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1696 = vector.shuffle %v_1666, %v_1670 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1697 = vector.shuffle %v_1666, %v_1670 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1698 = vector.shuffle %v_1674, %v_1678 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1699 = vector.shuffle %v_1674, %v_1678 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1700 = vector.shuffle %v_1684, %v_1686 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1701 = vector.shuffle %v_1684, %v_1686 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1702 = vector.shuffle %v_1685, %v_1687 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1703 = vector.shuffle %v_1685, %v_1687 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1704 = vector.shuffle %v_1688, %v_1690 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1705 = vector.shuffle %v_1688, %v_1690 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1706 = vector.shuffle %v_1689, %v_1691 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1707 = vector.shuffle %v_1689, %v_1691 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1708 = vector.shuffle %v_1692, %v_1694 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1709 = vector.shuffle %v_1692, %v_1694 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1710 = vector.shuffle %v_1693, %v_1695 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1711 = vector.shuffle %v_1693, %v_1695 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1712 = vector.shuffle %v_1696, %v_1698 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1713 = vector.shuffle %v_1696, %v_1698 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1714 = vector.shuffle %v_1697, %v_1699 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1715 = vector.shuffle %v_1697, %v_1699 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1716 = vector.shuffle %v_1700, %v_1704 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1717 = vector.shuffle %v_1700, %v_1704 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1718 = vector.shuffle %v_1702, %v_1706 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1719 = vector.shuffle %v_1702, %v_1706 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1720 = vector.shuffle %v_1701, %v_1705 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1721 = vector.shuffle %v_1701, %v_1705 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1722 = vector.shuffle %v_1703, %v_1707 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1723 = vector.shuffle %v_1703, %v_1707 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1724 = vector.shuffle %v_1708, %v_1712 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1725 = vector.shuffle %v_1708, %v_1712 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1726 = vector.shuffle %v_1710, %v_1714 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1727 = vector.shuffle %v_1710, %v_1714 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1728 = vector.shuffle %v_1709, %v_1713 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1729 = vector.shuffle %v_1709, %v_1713 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1730 = vector.shuffle %v_1711, %v_1715 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1731 = vector.shuffle %v_1711, %v_1715 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1732 = vector.shuffle %v_1716, %v_1724 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1733 = vector.shuffle %v_1716, %v_1724 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1734 = vector.shuffle %v_1718, %v_1726 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1735 = vector.shuffle %v_1718, %v_1726 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1736 = vector.shuffle %v_1720, %v_1728 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1737 = vector.shuffle %v_1720, %v_1728 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1738 = vector.shuffle %v_1722, %v_1730 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1739 = vector.shuffle %v_1722, %v_1730 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1740 = vector.shuffle %v_1717, %v_1725 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1741 = vector.shuffle %v_1717, %v_1725 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1742 = vector.shuffle %v_1719, %v_1727 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1743 = vector.shuffle %v_1719, %v_1727 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1744 = vector.shuffle %v_1721, %v_1729 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1745 = vector.shuffle %v_1721, %v_1729 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1746 = vector.shuffle %v_1723, %v_1731 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1747 = vector.shuffle %v_1723, %v_1731 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1748 = arith.addf %v_1732, %v_1683 : vector<16xf32>
                  %v_1749 = arith.muli %v_1558, %c_7 : index
                  %v_1750 = arith.addi %v_20, %v_1749 : index
                  %v_1751 = memref.load %order[%v_1750] : memref<?xi32>
                  %is_1752 = arith.cmpi sge, %v_1751, %c_34 : i32
                  scf.if %is_1752 {
                    %v_1753 = arith.index_cast %v_1751 : i32 to index
                    %v_1754 = arith.divui %v_1753, %c_35 : index
                    %v_1755 = vector.maskedload %y[%v_1754, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1756 = memref.load %weights[%v_1753] : memref<?xf32>
                    %v_1757 = vector.broadcast %v_1756 : f32 to vector<16xf32>
                    %v_1758 = arith.mulf %v_1748, %v_1757 : vector<16xf32>
                    %v_1759 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1758) : (vector<16xf32>) -> vector<16xf32>
                    %v_1760 = arith.addf %v_1755, %v_1759 : vector<16xf32>
                    vector.maskedstore %y[%v_1754, %v_34], %is_1682, %v_1760 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1761 = arith.addf %v_1734, %v_1683 : vector<16xf32>
                  %v_1762 = arith.muli %v_1558, %c_7 : index
                  %v_1763 = arith.addi %v_20, %v_1762 : index
                  %v_1764 = arith.addi %v_1763, %c_6 : index
                  %v_1765 = memref.load %order[%v_1764] : memref<?xi32>
                  %is_1766 = arith.cmpi sge, %v_1765, %c_34 : i32
                  scf.if %is_1766 {
                    %v_1767 = arith.index_cast %v_1765 : i32 to index
                    %v_1768 = arith.divui %v_1767, %c_35 : index
                    %v_1769 = vector.maskedload %y[%v_1768, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1770 = memref.load %weights[%v_1767] : memref<?xf32>
                    %v_1771 = vector.broadcast %v_1770 : f32 to vector<16xf32>
                    %v_1772 = arith.mulf %v_1761, %v_1771 : vector<16xf32>
                    %v_1773 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1772) : (vector<16xf32>) -> vector<16xf32>
                    %v_1774 = arith.addf %v_1769, %v_1773 : vector<16xf32>
                    vector.maskedstore %y[%v_1768, %v_34], %is_1682, %v_1774 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1775 = arith.addf %v_1736, %v_1683 : vector<16xf32>
                  %v_1776 = arith.muli %v_1558, %c_7 : index
                  %v_1777 = arith.addi %v_20, %v_1776 : index
                  %v_1778 = arith.addi %v_1777, %c_9 : index
                  %v_1779 = memref.load %order[%v_1778] : memref<?xi32>
                  %is_1780 = arith.cmpi sge, %v_1779, %c_34 : i32
                  scf.if %is_1780 {
                    %v_1781 = arith.index_cast %v_1779 : i32 to index
                    %v_1782 = arith.divui %v_1781, %c_35 : index
                    %v_1783 = vector.maskedload %y[%v_1782, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1784 = memref.load %weights[%v_1781] : memref<?xf32>
                    %v_1785 = vector.broadcast %v_1784 : f32 to vector<16xf32>
                    %v_1786 = arith.mulf %v_1775, %v_1785 : vector<16xf32>
                    %v_1787 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1786) : (vector<16xf32>) -> vector<16xf32>
                    %v_1788 = arith.addf %v_1783, %v_1787 : vector<16xf32>
                    vector.maskedstore %y[%v_1782, %v_34], %is_1682, %v_1788 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1789 = arith.addf %v_1738, %v_1683 : vector<16xf32>
                  %v_1790 = arith.muli %v_1558, %c_7 : index
                  %v_1791 = arith.addi %v_20, %v_1790 : index
                  %v_1792 = arith.addi %v_1791, %c_35 : index
                  %v_1793 = memref.load %order[%v_1792] : memref<?xi32>
                  %is_1794 = arith.cmpi sge, %v_1793, %c_34 : i32
                  scf.if %is_1794 {
                    %v_1795 = arith.index_cast %v_1793 : i32 to index
                    %v_1796 = arith.divui %v_1795, %c_35 : index
                    %v_1797 = vector.maskedload %y[%v_1796, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1798 = memref.load %weights[%v_1795] : memref<?xf32>
                    %v_1799 = vector.broadcast %v_1798 : f32 to vector<16xf32>
                    %v_1800 = arith.mulf %v_1789, %v_1799 : vector<16xf32>
                    %v_1801 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1800) : (vector<16xf32>) -> vector<16xf32>
                    %v_1802 = arith.addf %v_1797, %v_1801 : vector<16xf32>
                    vector.maskedstore %y[%v_1796, %v_34], %is_1682, %v_1802 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1803 = arith.addf %v_1740, %v_1683 : vector<16xf32>
                  %v_1804 = arith.muli %v_1558, %c_7 : index
                  %v_1805 = arith.addi %v_20, %v_1804 : index
                  %v_1806 = arith.addi %v_1805, %c_36 : index
                  %v_1807 = memref.load %order[%v_1806] : memref<?xi32>
                  %is_1808 = arith.cmpi sge, %v_1807, %c_34 : i32
                  scf.if %is_1808 {
                    %v_1809 = arith.index_cast %v_1807 : i32 to index
                    %v_1810 = arith.divui %v_1809, %c_35 : index
                    %v_1811 = vector.maskedload %y[%v_1810, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1812 = memref.load %weights[%v_1809] : memref<?xf32>
                    %v_1813 = vector.broadcast %v_1812 : f32 to vector<16xf32>
                    %v_1814 = arith.mulf %v_1803, %v_1813 : vector<16xf32>
                    %v_1815 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1814) : (vector<16xf32>) -> vector<16xf32>
                    %v_1816 = arith.addf %v_1811, %v_1815 : vector<16xf32>
                    vector.maskedstore %y[%v_1810, %v_34], %is_1682, %v_1816 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1817 = arith.addf %v_1742, %v_1683 : vector<16xf32>
                  %v_1818 = arith.muli %v_1558, %c_7 : index
                  %v_1819 = arith.addi %v_20, %v_1818 : index
                  %v_1820 = arith.addi %v_1819, %c_37 : index
                  %v_1821 = memref.load %order[%v_1820] : memref<?xi32>
                  %is_1822 = arith.cmpi sge, %v_1821, %c_34 : i32
                  scf.if %is_1822 {
                    %v_1823 = arith.index_cast %v_1821 : i32 to index
                    %v_1824 = arith.divui %v_1823, %c_35 : index
                    %v_1825 = vector.maskedload %y[%v_1824, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1826 = memref.load %weights[%v_1823] : memref<?xf32>
                    %v_1827 = vector.broadcast %v_1826 : f32 to vector<16xf32>
                    %v_1828 = arith.mulf %v_1817, %v_1827 : vector<16xf32>
                    %v_1829 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1828) : (vector<16xf32>) -> vector<16xf32>
                    %v_1830 = arith.addf %v_1825, %v_1829 : vector<16xf32>
                    vector.maskedstore %y[%v_1824, %v_34], %is_1682, %v_1830 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1831 = arith.addf %v_1744, %v_1683 : vector<16xf32>
                  %v_1832 = arith.muli %v_1558, %c_7 : index
                  %v_1833 = arith.addi %v_20, %v_1832 : index
                  %v_1834 = arith.addi %v_1833, %c_38 : index
                  %v_1835 = memref.load %order[%v_1834] : memref<?xi32>
                  %is_1836 = arith.cmpi sge, %v_1835, %c_34 : i32
                  scf.if %is_1836 {
                    %v_1837 = arith.index_cast %v_1835 : i32 to index
                    %v_1838 = arith.divui %v_1837, %c_35 : index
                    %v_1839 = vector.maskedload %y[%v_1838, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1840 = memref.load %weights[%v_1837] : memref<?xf32>
                    %v_1841 = vector.broadcast %v_1840 : f32 to vector<16xf32>
                    %v_1842 = arith.mulf %v_1831, %v_1841 : vector<16xf32>
                    %v_1843 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1842) : (vector<16xf32>) -> vector<16xf32>
                    %v_1844 = arith.addf %v_1839, %v_1843 : vector<16xf32>
                    vector.maskedstore %y[%v_1838, %v_34], %is_1682, %v_1844 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1845 = arith.addf %v_1746, %v_1683 : vector<16xf32>
                  %v_1846 = arith.muli %v_1558, %c_7 : index
                  %v_1847 = arith.addi %v_20, %v_1846 : index
                  %v_1848 = arith.addi %v_1847, %c_39 : index
                  %v_1849 = memref.load %order[%v_1848] : memref<?xi32>
                  %is_1850 = arith.cmpi sge, %v_1849, %c_34 : i32
                  scf.if %is_1850 {
                    %v_1851 = arith.index_cast %v_1849 : i32 to index
                    %v_1852 = arith.divui %v_1851, %c_35 : index
                    %v_1853 = vector.maskedload %y[%v_1852, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1854 = memref.load %weights[%v_1851] : memref<?xf32>
                    %v_1855 = vector.broadcast %v_1854 : f32 to vector<16xf32>
                    %v_1856 = arith.mulf %v_1845, %v_1855 : vector<16xf32>
                    %v_1857 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1856) : (vector<16xf32>) -> vector<16xf32>
                    %v_1858 = arith.addf %v_1853, %v_1857 : vector<16xf32>
                    vector.maskedstore %y[%v_1852, %v_34], %is_1682, %v_1858 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1859 = arith.addf %v_1733, %v_1683 : vector<16xf32>
                  %v_1860 = arith.muli %v_1558, %c_7 : index
                  %v_1861 = arith.addi %v_20, %v_1860 : index
                  %v_1862 = arith.addi %v_1861, %c_40 : index
                  %v_1863 = memref.load %order[%v_1862] : memref<?xi32>
                  %is_1864 = arith.cmpi sge, %v_1863, %c_34 : i32
                  scf.if %is_1864 {
                    %v_1865 = arith.index_cast %v_1863 : i32 to index
                    %v_1866 = arith.divui %v_1865, %c_35 : index
                    %v_1867 = vector.maskedload %y[%v_1866, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1868 = memref.load %weights[%v_1865] : memref<?xf32>
                    %v_1869 = vector.broadcast %v_1868 : f32 to vector<16xf32>
                    %v_1870 = arith.mulf %v_1859, %v_1869 : vector<16xf32>
                    %v_1871 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1870) : (vector<16xf32>) -> vector<16xf32>
                    %v_1872 = arith.addf %v_1867, %v_1871 : vector<16xf32>
                    vector.maskedstore %y[%v_1866, %v_34], %is_1682, %v_1872 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1873 = arith.addf %v_1735, %v_1683 : vector<16xf32>
                  %v_1874 = arith.muli %v_1558, %c_7 : index
                  %v_1875 = arith.addi %v_20, %v_1874 : index
                  %v_1876 = arith.addi %v_1875, %c_41 : index
                  %v_1877 = memref.load %order[%v_1876] : memref<?xi32>
                  %is_1878 = arith.cmpi sge, %v_1877, %c_34 : i32
                  scf.if %is_1878 {
                    %v_1879 = arith.index_cast %v_1877 : i32 to index
                    %v_1880 = arith.divui %v_1879, %c_35 : index
                    %v_1881 = vector.maskedload %y[%v_1880, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1882 = memref.load %weights[%v_1879] : memref<?xf32>
                    %v_1883 = vector.broadcast %v_1882 : f32 to vector<16xf32>
                    %v_1884 = arith.mulf %v_1873, %v_1883 : vector<16xf32>
                    %v_1885 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1884) : (vector<16xf32>) -> vector<16xf32>
                    %v_1886 = arith.addf %v_1881, %v_1885 : vector<16xf32>
                    vector.maskedstore %y[%v_1880, %v_34], %is_1682, %v_1886 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1887 = arith.addf %v_1737, %v_1683 : vector<16xf32>
                  %v_1888 = arith.muli %v_1558, %c_7 : index
                  %v_1889 = arith.addi %v_20, %v_1888 : index
                  %v_1890 = arith.addi %v_1889, %c_42 : index
                  %v_1891 = memref.load %order[%v_1890] : memref<?xi32>
                  %is_1892 = arith.cmpi sge, %v_1891, %c_34 : i32
                  scf.if %is_1892 {
                    %v_1893 = arith.index_cast %v_1891 : i32 to index
                    %v_1894 = arith.divui %v_1893, %c_35 : index
                    %v_1895 = vector.maskedload %y[%v_1894, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1896 = memref.load %weights[%v_1893] : memref<?xf32>
                    %v_1897 = vector.broadcast %v_1896 : f32 to vector<16xf32>
                    %v_1898 = arith.mulf %v_1887, %v_1897 : vector<16xf32>
                    %v_1899 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1898) : (vector<16xf32>) -> vector<16xf32>
                    %v_1900 = arith.addf %v_1895, %v_1899 : vector<16xf32>
                    vector.maskedstore %y[%v_1894, %v_34], %is_1682, %v_1900 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1901 = arith.addf %v_1739, %v_1683 : vector<16xf32>
                  %v_1902 = arith.muli %v_1558, %c_7 : index
                  %v_1903 = arith.addi %v_20, %v_1902 : index
                  %v_1904 = arith.addi %v_1903, %c_16 : index
                  %v_1905 = memref.load %order[%v_1904] : memref<?xi32>
                  %is_1906 = arith.cmpi sge, %v_1905, %c_34 : i32
                  scf.if %is_1906 {
                    %v_1907 = arith.index_cast %v_1905 : i32 to index
                    %v_1908 = arith.divui %v_1907, %c_35 : index
                    %v_1909 = vector.maskedload %y[%v_1908, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1910 = memref.load %weights[%v_1907] : memref<?xf32>
                    %v_1911 = vector.broadcast %v_1910 : f32 to vector<16xf32>
                    %v_1912 = arith.mulf %v_1901, %v_1911 : vector<16xf32>
                    %v_1913 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1912) : (vector<16xf32>) -> vector<16xf32>
                    %v_1914 = arith.addf %v_1909, %v_1913 : vector<16xf32>
                    vector.maskedstore %y[%v_1908, %v_34], %is_1682, %v_1914 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1915 = arith.addf %v_1741, %v_1683 : vector<16xf32>
                  %v_1916 = arith.muli %v_1558, %c_7 : index
                  %v_1917 = arith.addi %v_20, %v_1916 : index
                  %v_1918 = arith.addi %v_1917, %c_43 : index
                  %v_1919 = memref.load %order[%v_1918] : memref<?xi32>
                  %is_1920 = arith.cmpi sge, %v_1919, %c_34 : i32
                  scf.if %is_1920 {
                    %v_1921 = arith.index_cast %v_1919 : i32 to index
                    %v_1922 = arith.divui %v_1921, %c_35 : index
                    %v_1923 = vector.maskedload %y[%v_1922, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1924 = memref.load %weights[%v_1921] : memref<?xf32>
                    %v_1925 = vector.broadcast %v_1924 : f32 to vector<16xf32>
                    %v_1926 = arith.mulf %v_1915, %v_1925 : vector<16xf32>
                    %v_1927 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1926) : (vector<16xf32>) -> vector<16xf32>
                    %v_1928 = arith.addf %v_1923, %v_1927 : vector<16xf32>
                    vector.maskedstore %y[%v_1922, %v_34], %is_1682, %v_1928 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1929 = arith.addf %v_1743, %v_1683 : vector<16xf32>
                  %v_1930 = arith.muli %v_1558, %c_7 : index
                  %v_1931 = arith.addi %v_20, %v_1930 : index
                  %v_1932 = arith.addi %v_1931, %c_44 : index
                  %v_1933 = memref.load %order[%v_1932] : memref<?xi32>
                  %is_1934 = arith.cmpi sge, %v_1933, %c_34 : i32
                  scf.if %is_1934 {
                    %v_1935 = arith.index_cast %v_1933 : i32 to index
                    %v_1936 = arith.divui %v_1935, %c_35 : index
                    %v_1937 = vector.maskedload %y[%v_1936, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1938 = memref.load %weights[%v_1935] : memref<?xf32>
                    %v_1939 = vector.broadcast %v_1938 : f32 to vector<16xf32>
                    %v_1940 = arith.mulf %v_1929, %v_1939 : vector<16xf32>
                    %v_1941 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1940) : (vector<16xf32>) -> vector<16xf32>
                    %v_1942 = arith.addf %v_1937, %v_1941 : vector<16xf32>
                    vector.maskedstore %y[%v_1936, %v_34], %is_1682, %v_1942 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1943 = arith.addf %v_1745, %v_1683 : vector<16xf32>
                  %v_1944 = arith.muli %v_1558, %c_7 : index
                  %v_1945 = arith.addi %v_20, %v_1944 : index
                  %v_1946 = arith.addi %v_1945, %c_45 : index
                  %v_1947 = memref.load %order[%v_1946] : memref<?xi32>
                  %is_1948 = arith.cmpi sge, %v_1947, %c_34 : i32
                  scf.if %is_1948 {
                    %v_1949 = arith.index_cast %v_1947 : i32 to index
                    %v_1950 = arith.divui %v_1949, %c_35 : index
                    %v_1951 = vector.maskedload %y[%v_1950, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1952 = memref.load %weights[%v_1949] : memref<?xf32>
                    %v_1953 = vector.broadcast %v_1952 : f32 to vector<16xf32>
                    %v_1954 = arith.mulf %v_1943, %v_1953 : vector<16xf32>
                    %v_1955 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1954) : (vector<16xf32>) -> vector<16xf32>
                    %v_1956 = arith.addf %v_1951, %v_1955 : vector<16xf32>
                    vector.maskedstore %y[%v_1950, %v_34], %is_1682, %v_1956 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1957 = arith.addf %v_1747, %v_1683 : vector<16xf32>
                  %v_1958 = arith.muli %v_1558, %c_7 : index
                  %v_1959 = arith.addi %v_20, %v_1958 : index
                  %v_1960 = arith.addi %v_1959, %c_10 : index
                  %v_1961 = memref.load %order[%v_1960] : memref<?xi32>
                  %is_1962 = arith.cmpi sge, %v_1961, %c_34 : i32
                  scf.if %is_1962 {
                    %v_1963 = arith.index_cast %v_1961 : i32 to index
                    %v_1964 = arith.divui %v_1963, %c_35 : index
                    %v_1965 = vector.maskedload %y[%v_1964, %v_34], %is_1682, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1966 = memref.load %weights[%v_1963] : memref<?xf32>
                    %v_1967 = vector.broadcast %v_1966 : f32 to vector<16xf32>
                    %v_1968 = arith.mulf %v_1957, %v_1967 : vector<16xf32>
                    %v_1969 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1968) : (vector<16xf32>) -> vector<16xf32>
                    %v_1970 = arith.addf %v_1965, %v_1969 : vector<16xf32>
                    vector.maskedstore %y[%v_1964, %v_34], %is_1682, %v_1970 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1971 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1971 {
                  %v_1972 = arith.addi %v_6, %c_15 : index
                  %v_1973 = arith.index_cast %v_1972 : index to i64
                  %pointer_1974 = llvm.inttoptr %v_1973 : i64 to !llvm.ptr
                  %v_1975 = "llvm.load"(%pointer_1974) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1976 = arith.addi %v_6, %c_46 : index
                  %v_1977 = arith.index_cast %v_1976 : index to i64
                  %pointer_1978 = llvm.inttoptr %v_1977 : i64 to !llvm.ptr
                  %v_1979 = "llvm.load"(%pointer_1978) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1980 = arith.addi %v_6, %c_47 : index
                  %v_1981 = arith.index_cast %v_1980 : index to i64
                  %pointer_1982 = llvm.inttoptr %v_1981 : i64 to !llvm.ptr
                  %v_1983 = "llvm.load"(%pointer_1982) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1984 = arith.addi %v_6, %c_48 : index
                  %v_1985 = arith.index_cast %v_1984 : index to i64
                  %pointer_1986 = llvm.inttoptr %v_1985 : i64 to !llvm.ptr
                  %v_1987 = "llvm.load"(%pointer_1986) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1988 = arith.addi %v_6, %c_49 : index
                  %v_1989 = arith.index_cast %v_1988 : index to i64
                  %pointer_1990 = llvm.inttoptr %v_1989 : i64 to !llvm.ptr
                  %v_1991 = "llvm.load"(%pointer_1990) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1992 = arith.addi %v_6, %c_50 : index
                  %v_1993 = arith.index_cast %v_1992 : index to i64
                  %pointer_1994 = llvm.inttoptr %v_1993 : i64 to !llvm.ptr
                  %v_1995 = "llvm.load"(%pointer_1994) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1996 = arith.addi %v_6, %c_51 : index
                  %v_1997 = arith.index_cast %v_1996 : index to i64
                  %pointer_1998 = llvm.inttoptr %v_1997 : i64 to !llvm.ptr
                  %v_1999 = "llvm.load"(%pointer_1998) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2000 = arith.addi %v_6, %c_52 : index
                  %v_2001 = arith.index_cast %v_2000 : index to i64
                  %pointer_2002 = llvm.inttoptr %v_2001 : i64 to !llvm.ptr
                  %v_2003 = "llvm.load"(%pointer_2002) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2004 = arith.addi %v_6, %c_53 : index
                  %v_2005 = arith.index_cast %v_2004 : index to i64
                  %pointer_2006 = llvm.inttoptr %v_2005 : i64 to !llvm.ptr
                  %v_2007 = "llvm.load"(%pointer_2006) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2008 = arith.addi %v_6, %c_54 : index
                  %v_2009 = arith.index_cast %v_2008 : index to i64
                  %pointer_2010 = llvm.inttoptr %v_2009 : i64 to !llvm.ptr
                  %v_2011 = "llvm.load"(%pointer_2010) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2012 = arith.addi %v_6, %c_55 : index
                  %v_2013 = arith.index_cast %v_2012 : index to i64
                  %pointer_2014 = llvm.inttoptr %v_2013 : i64 to !llvm.ptr
                  %v_2015 = "llvm.load"(%pointer_2014) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2016 = arith.addi %v_6, %c_56 : index
                  %v_2017 = arith.index_cast %v_2016 : index to i64
                  %pointer_2018 = llvm.inttoptr %v_2017 : i64 to !llvm.ptr
                  %v_2019 = "llvm.load"(%pointer_2018) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2020 = arith.addi %v_6, %c_57 : index
                  %v_2021 = arith.index_cast %v_2020 : index to i64
                  %pointer_2022 = llvm.inttoptr %v_2021 : i64 to !llvm.ptr
                  %v_2023 = "llvm.load"(%pointer_2022) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2024 = arith.addi %v_6, %c_58 : index
                  %v_2025 = arith.index_cast %v_2024 : index to i64
                  %pointer_2026 = llvm.inttoptr %v_2025 : i64 to !llvm.ptr
                  %v_2027 = "llvm.load"(%pointer_2026) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2028 = arith.addi %v_6, %c_59 : index
                  %v_2029 = arith.index_cast %v_2028 : index to i64
                  %pointer_2030 = llvm.inttoptr %v_2029 : i64 to !llvm.ptr
                  %v_2031 = "llvm.load"(%pointer_2030) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2032 = arith.addi %v_6, %c_60 : index
                  %v_2033 = arith.index_cast %v_2032 : index to i64
                  %pointer_2034 = llvm.inttoptr %v_2033 : i64 to !llvm.ptr
                  %v_2035 = "llvm.load"(%pointer_2034) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2036 = arith.subi %v_33, %v_35 : index
                  %v_2037 = arith.index_cast %v_2036 : index to i32
                  %v_2038 = vector.broadcast %v_2037 : i32 to vector<16xi32>
                  %is_2039 = arith.cmpi sge, %c_33, %v_2038 : vector<16xi32>
                  %v_2040 = vector.maskedload %expert_down_bias[%v_18, %v_35], %is_2039, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_2041 = vector.shuffle %v_1975, %v_1979 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2042 = vector.shuffle %v_1975, %v_1979 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2043 = vector.shuffle %v_1983, %v_1987 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2044 = vector.shuffle %v_1983, %v_1987 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2045 = vector.shuffle %v_1991, %v_1995 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2046 = vector.shuffle %v_1991, %v_1995 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2047 = vector.shuffle %v_1999, %v_2003 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2048 = vector.shuffle %v_1999, %v_2003 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2049 = vector.shuffle %v_2007, %v_2011 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2050 = vector.shuffle %v_2007, %v_2011 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2051 = vector.shuffle %v_2015, %v_2019 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2052 = vector.shuffle %v_2015, %v_2019 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2053 = vector.shuffle %v_2023, %v_2027 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2054 = vector.shuffle %v_2023, %v_2027 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2055 = vector.shuffle %v_2031, %v_2035 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2056 = vector.shuffle %v_2031, %v_2035 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2057 = vector.shuffle %v_2041, %v_2043 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2058 = vector.shuffle %v_2041, %v_2043 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2059 = vector.shuffle %v_2042, %v_2044 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2060 = vector.shuffle %v_2042, %v_2044 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2061 = vector.shuffle %v_2045, %v_2047 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2062 = vector.shuffle %v_2045, %v_2047 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2063 = vector.shuffle %v_2046, %v_2048 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2064 = vector.shuffle %v_2046, %v_2048 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2065 = vector.shuffle %v_2049, %v_2051 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2066 = vector.shuffle %v_2049, %v_2051 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2067 = vector.shuffle %v_2050, %v_2052 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2068 = vector.shuffle %v_2050, %v_2052 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2069 = vector.shuffle %v_2053, %v_2055 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2070 = vector.shuffle %v_2053, %v_2055 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2071 = vector.shuffle %v_2054, %v_2056 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2072 = vector.shuffle %v_2054, %v_2056 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2073 = vector.shuffle %v_2057, %v_2061 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2074 = vector.shuffle %v_2057, %v_2061 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2075 = vector.shuffle %v_2059, %v_2063 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2076 = vector.shuffle %v_2059, %v_2063 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2077 = vector.shuffle %v_2058, %v_2062 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2078 = vector.shuffle %v_2058, %v_2062 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2079 = vector.shuffle %v_2060, %v_2064 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2080 = vector.shuffle %v_2060, %v_2064 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2081 = vector.shuffle %v_2065, %v_2069 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2082 = vector.shuffle %v_2065, %v_2069 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2083 = vector.shuffle %v_2067, %v_2071 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2084 = vector.shuffle %v_2067, %v_2071 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2085 = vector.shuffle %v_2066, %v_2070 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2086 = vector.shuffle %v_2066, %v_2070 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2087 = vector.shuffle %v_2068, %v_2072 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2088 = vector.shuffle %v_2068, %v_2072 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2089 = vector.shuffle %v_2073, %v_2081 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2090 = vector.shuffle %v_2073, %v_2081 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2091 = vector.shuffle %v_2075, %v_2083 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2092 = vector.shuffle %v_2075, %v_2083 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2093 = vector.shuffle %v_2077, %v_2085 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2094 = vector.shuffle %v_2077, %v_2085 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2095 = vector.shuffle %v_2079, %v_2087 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2096 = vector.shuffle %v_2079, %v_2087 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2097 = vector.shuffle %v_2074, %v_2082 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2098 = vector.shuffle %v_2074, %v_2082 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2099 = vector.shuffle %v_2076, %v_2084 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2100 = vector.shuffle %v_2076, %v_2084 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2101 = vector.shuffle %v_2078, %v_2086 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2102 = vector.shuffle %v_2078, %v_2086 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2103 = vector.shuffle %v_2080, %v_2088 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2104 = vector.shuffle %v_2080, %v_2088 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2105 = arith.addf %v_2089, %v_2040 : vector<16xf32>
                  %v_2106 = arith.muli %v_1558, %c_7 : index
                  %v_2107 = arith.addi %v_20, %v_2106 : index
                  %v_2108 = memref.load %order[%v_2107] : memref<?xi32>
                  %is_2109 = arith.cmpi sge, %v_2108, %c_34 : i32
                  scf.if %is_2109 {
                    %v_2110 = arith.index_cast %v_2108 : i32 to index
                    %v_2111 = arith.divui %v_2110, %c_35 : index
                    %v_2112 = vector.maskedload %y[%v_2111, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2113 = memref.load %weights[%v_2110] : memref<?xf32>
                    %v_2114 = vector.broadcast %v_2113 : f32 to vector<16xf32>
                    %v_2115 = arith.mulf %v_2105, %v_2114 : vector<16xf32>
                    %v_2116 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2115) : (vector<16xf32>) -> vector<16xf32>
                    %v_2117 = arith.addf %v_2112, %v_2116 : vector<16xf32>
                    vector.maskedstore %y[%v_2111, %v_35], %is_2039, %v_2117 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2118 = arith.addf %v_2091, %v_2040 : vector<16xf32>
                  %v_2119 = arith.muli %v_1558, %c_7 : index
                  %v_2120 = arith.addi %v_20, %v_2119 : index
                  %v_2121 = arith.addi %v_2120, %c_6 : index
                  %v_2122 = memref.load %order[%v_2121] : memref<?xi32>
                  %is_2123 = arith.cmpi sge, %v_2122, %c_34 : i32
                  scf.if %is_2123 {
                    %v_2124 = arith.index_cast %v_2122 : i32 to index
                    %v_2125 = arith.divui %v_2124, %c_35 : index
                    %v_2126 = vector.maskedload %y[%v_2125, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2127 = memref.load %weights[%v_2124] : memref<?xf32>
                    %v_2128 = vector.broadcast %v_2127 : f32 to vector<16xf32>
                    %v_2129 = arith.mulf %v_2118, %v_2128 : vector<16xf32>
                    %v_2130 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2129) : (vector<16xf32>) -> vector<16xf32>
                    %v_2131 = arith.addf %v_2126, %v_2130 : vector<16xf32>
                    vector.maskedstore %y[%v_2125, %v_35], %is_2039, %v_2131 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2132 = arith.addf %v_2093, %v_2040 : vector<16xf32>
                  %v_2133 = arith.muli %v_1558, %c_7 : index
                  %v_2134 = arith.addi %v_20, %v_2133 : index
                  %v_2135 = arith.addi %v_2134, %c_9 : index
                  %v_2136 = memref.load %order[%v_2135] : memref<?xi32>
                  %is_2137 = arith.cmpi sge, %v_2136, %c_34 : i32
                  scf.if %is_2137 {
                    %v_2138 = arith.index_cast %v_2136 : i32 to index
                    %v_2139 = arith.divui %v_2138, %c_35 : index
                    %v_2140 = vector.maskedload %y[%v_2139, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2141 = memref.load %weights[%v_2138] : memref<?xf32>
                    %v_2142 = vector.broadcast %v_2141 : f32 to vector<16xf32>
                    %v_2143 = arith.mulf %v_2132, %v_2142 : vector<16xf32>
                    %v_2144 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2143) : (vector<16xf32>) -> vector<16xf32>
                    %v_2145 = arith.addf %v_2140, %v_2144 : vector<16xf32>
                    vector.maskedstore %y[%v_2139, %v_35], %is_2039, %v_2145 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2146 = arith.addf %v_2095, %v_2040 : vector<16xf32>
                  %v_2147 = arith.muli %v_1558, %c_7 : index
                  %v_2148 = arith.addi %v_20, %v_2147 : index
                  %v_2149 = arith.addi %v_2148, %c_35 : index
                  %v_2150 = memref.load %order[%v_2149] : memref<?xi32>
                  %is_2151 = arith.cmpi sge, %v_2150, %c_34 : i32
                  scf.if %is_2151 {
                    %v_2152 = arith.index_cast %v_2150 : i32 to index
                    %v_2153 = arith.divui %v_2152, %c_35 : index
                    %v_2154 = vector.maskedload %y[%v_2153, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2155 = memref.load %weights[%v_2152] : memref<?xf32>
                    %v_2156 = vector.broadcast %v_2155 : f32 to vector<16xf32>
                    %v_2157 = arith.mulf %v_2146, %v_2156 : vector<16xf32>
                    %v_2158 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2157) : (vector<16xf32>) -> vector<16xf32>
                    %v_2159 = arith.addf %v_2154, %v_2158 : vector<16xf32>
                    vector.maskedstore %y[%v_2153, %v_35], %is_2039, %v_2159 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2160 = arith.addf %v_2097, %v_2040 : vector<16xf32>
                  %v_2161 = arith.muli %v_1558, %c_7 : index
                  %v_2162 = arith.addi %v_20, %v_2161 : index
                  %v_2163 = arith.addi %v_2162, %c_36 : index
                  %v_2164 = memref.load %order[%v_2163] : memref<?xi32>
                  %is_2165 = arith.cmpi sge, %v_2164, %c_34 : i32
                  scf.if %is_2165 {
                    %v_2166 = arith.index_cast %v_2164 : i32 to index
                    %v_2167 = arith.divui %v_2166, %c_35 : index
                    %v_2168 = vector.maskedload %y[%v_2167, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2169 = memref.load %weights[%v_2166] : memref<?xf32>
                    %v_2170 = vector.broadcast %v_2169 : f32 to vector<16xf32>
                    %v_2171 = arith.mulf %v_2160, %v_2170 : vector<16xf32>
                    %v_2172 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2171) : (vector<16xf32>) -> vector<16xf32>
                    %v_2173 = arith.addf %v_2168, %v_2172 : vector<16xf32>
                    vector.maskedstore %y[%v_2167, %v_35], %is_2039, %v_2173 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2174 = arith.addf %v_2099, %v_2040 : vector<16xf32>
                  %v_2175 = arith.muli %v_1558, %c_7 : index
                  %v_2176 = arith.addi %v_20, %v_2175 : index
                  %v_2177 = arith.addi %v_2176, %c_37 : index
                  %v_2178 = memref.load %order[%v_2177] : memref<?xi32>
                  %is_2179 = arith.cmpi sge, %v_2178, %c_34 : i32
                  scf.if %is_2179 {
                    %v_2180 = arith.index_cast %v_2178 : i32 to index
                    %v_2181 = arith.divui %v_2180, %c_35 : index
                    %v_2182 = vector.maskedload %y[%v_2181, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2183 = memref.load %weights[%v_2180] : memref<?xf32>
                    %v_2184 = vector.broadcast %v_2183 : f32 to vector<16xf32>
                    %v_2185 = arith.mulf %v_2174, %v_2184 : vector<16xf32>
                    %v_2186 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2185) : (vector<16xf32>) -> vector<16xf32>
                    %v_2187 = arith.addf %v_2182, %v_2186 : vector<16xf32>
                    vector.maskedstore %y[%v_2181, %v_35], %is_2039, %v_2187 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2188 = arith.addf %v_2101, %v_2040 : vector<16xf32>
                  %v_2189 = arith.muli %v_1558, %c_7 : index
                  %v_2190 = arith.addi %v_20, %v_2189 : index
                  %v_2191 = arith.addi %v_2190, %c_38 : index
                  %v_2192 = memref.load %order[%v_2191] : memref<?xi32>
                  %is_2193 = arith.cmpi sge, %v_2192, %c_34 : i32
                  scf.if %is_2193 {
                    %v_2194 = arith.index_cast %v_2192 : i32 to index
                    %v_2195 = arith.divui %v_2194, %c_35 : index
                    %v_2196 = vector.maskedload %y[%v_2195, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2197 = memref.load %weights[%v_2194] : memref<?xf32>
                    %v_2198 = vector.broadcast %v_2197 : f32 to vector<16xf32>
                    %v_2199 = arith.mulf %v_2188, %v_2198 : vector<16xf32>
                    %v_2200 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2199) : (vector<16xf32>) -> vector<16xf32>
                    %v_2201 = arith.addf %v_2196, %v_2200 : vector<16xf32>
                    vector.maskedstore %y[%v_2195, %v_35], %is_2039, %v_2201 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2202 = arith.addf %v_2103, %v_2040 : vector<16xf32>
                  %v_2203 = arith.muli %v_1558, %c_7 : index
                  %v_2204 = arith.addi %v_20, %v_2203 : index
                  %v_2205 = arith.addi %v_2204, %c_39 : index
                  %v_2206 = memref.load %order[%v_2205] : memref<?xi32>
                  %is_2207 = arith.cmpi sge, %v_2206, %c_34 : i32
                  scf.if %is_2207 {
                    %v_2208 = arith.index_cast %v_2206 : i32 to index
                    %v_2209 = arith.divui %v_2208, %c_35 : index
                    %v_2210 = vector.maskedload %y[%v_2209, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2211 = memref.load %weights[%v_2208] : memref<?xf32>
                    %v_2212 = vector.broadcast %v_2211 : f32 to vector<16xf32>
                    %v_2213 = arith.mulf %v_2202, %v_2212 : vector<16xf32>
                    %v_2214 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2213) : (vector<16xf32>) -> vector<16xf32>
                    %v_2215 = arith.addf %v_2210, %v_2214 : vector<16xf32>
                    vector.maskedstore %y[%v_2209, %v_35], %is_2039, %v_2215 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2216 = arith.addf %v_2090, %v_2040 : vector<16xf32>
                  %v_2217 = arith.muli %v_1558, %c_7 : index
                  %v_2218 = arith.addi %v_20, %v_2217 : index
                  %v_2219 = arith.addi %v_2218, %c_40 : index
                  %v_2220 = memref.load %order[%v_2219] : memref<?xi32>
                  %is_2221 = arith.cmpi sge, %v_2220, %c_34 : i32
                  scf.if %is_2221 {
                    %v_2222 = arith.index_cast %v_2220 : i32 to index
                    %v_2223 = arith.divui %v_2222, %c_35 : index
                    %v_2224 = vector.maskedload %y[%v_2223, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2225 = memref.load %weights[%v_2222] : memref<?xf32>
                    %v_2226 = vector.broadcast %v_2225 : f32 to vector<16xf32>
                    %v_2227 = arith.mulf %v_2216, %v_2226 : vector<16xf32>
                    %v_2228 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2227) : (vector<16xf32>) -> vector<16xf32>
                    %v_2229 = arith.addf %v_2224, %v_2228 : vector<16xf32>
                    vector.maskedstore %y[%v_2223, %v_35], %is_2039, %v_2229 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2230 = arith.addf %v_2092, %v_2040 : vector<16xf32>
                  %v_2231 = arith.muli %v_1558, %c_7 : index
                  %v_2232 = arith.addi %v_20, %v_2231 : index
                  %v_2233 = arith.addi %v_2232, %c_41 : index
                  %v_2234 = memref.load %order[%v_2233] : memref<?xi32>
                  %is_2235 = arith.cmpi sge, %v_2234, %c_34 : i32
                  scf.if %is_2235 {
                    %v_2236 = arith.index_cast %v_2234 : i32 to index
                    %v_2237 = arith.divui %v_2236, %c_35 : index
                    %v_2238 = vector.maskedload %y[%v_2237, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2239 = memref.load %weights[%v_2236] : memref<?xf32>
                    %v_2240 = vector.broadcast %v_2239 : f32 to vector<16xf32>
                    %v_2241 = arith.mulf %v_2230, %v_2240 : vector<16xf32>
                    %v_2242 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2241) : (vector<16xf32>) -> vector<16xf32>
                    %v_2243 = arith.addf %v_2238, %v_2242 : vector<16xf32>
                    vector.maskedstore %y[%v_2237, %v_35], %is_2039, %v_2243 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2244 = arith.addf %v_2094, %v_2040 : vector<16xf32>
                  %v_2245 = arith.muli %v_1558, %c_7 : index
                  %v_2246 = arith.addi %v_20, %v_2245 : index
                  %v_2247 = arith.addi %v_2246, %c_42 : index
                  %v_2248 = memref.load %order[%v_2247] : memref<?xi32>
                  %is_2249 = arith.cmpi sge, %v_2248, %c_34 : i32
                  scf.if %is_2249 {
                    %v_2250 = arith.index_cast %v_2248 : i32 to index
                    %v_2251 = arith.divui %v_2250, %c_35 : index
                    %v_2252 = vector.maskedload %y[%v_2251, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2253 = memref.load %weights[%v_2250] : memref<?xf32>
                    %v_2254 = vector.broadcast %v_2253 : f32 to vector<16xf32>
                    %v_2255 = arith.mulf %v_2244, %v_2254 : vector<16xf32>
                    %v_2256 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2255) : (vector<16xf32>) -> vector<16xf32>
                    %v_2257 = arith.addf %v_2252, %v_2256 : vector<16xf32>
                    vector.maskedstore %y[%v_2251, %v_35], %is_2039, %v_2257 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2258 = arith.addf %v_2096, %v_2040 : vector<16xf32>
                  %v_2259 = arith.muli %v_1558, %c_7 : index
                  %v_2260 = arith.addi %v_20, %v_2259 : index
                  %v_2261 = arith.addi %v_2260, %c_16 : index
                  %v_2262 = memref.load %order[%v_2261] : memref<?xi32>
                  %is_2263 = arith.cmpi sge, %v_2262, %c_34 : i32
                  scf.if %is_2263 {
                    %v_2264 = arith.index_cast %v_2262 : i32 to index
                    %v_2265 = arith.divui %v_2264, %c_35 : index
                    %v_2266 = vector.maskedload %y[%v_2265, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2267 = memref.load %weights[%v_2264] : memref<?xf32>
                    %v_2268 = vector.broadcast %v_2267 : f32 to vector<16xf32>
                    %v_2269 = arith.mulf %v_2258, %v_2268 : vector<16xf32>
                    %v_2270 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2269) : (vector<16xf32>) -> vector<16xf32>
                    %v_2271 = arith.addf %v_2266, %v_2270 : vector<16xf32>
                    vector.maskedstore %y[%v_2265, %v_35], %is_2039, %v_2271 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2272 = arith.addf %v_2098, %v_2040 : vector<16xf32>
                  %v_2273 = arith.muli %v_1558, %c_7 : index
                  %v_2274 = arith.addi %v_20, %v_2273 : index
                  %v_2275 = arith.addi %v_2274, %c_43 : index
                  %v_2276 = memref.load %order[%v_2275] : memref<?xi32>
                  %is_2277 = arith.cmpi sge, %v_2276, %c_34 : i32
                  scf.if %is_2277 {
                    %v_2278 = arith.index_cast %v_2276 : i32 to index
                    %v_2279 = arith.divui %v_2278, %c_35 : index
                    %v_2280 = vector.maskedload %y[%v_2279, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2281 = memref.load %weights[%v_2278] : memref<?xf32>
                    %v_2282 = vector.broadcast %v_2281 : f32 to vector<16xf32>
                    %v_2283 = arith.mulf %v_2272, %v_2282 : vector<16xf32>
                    %v_2284 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2283) : (vector<16xf32>) -> vector<16xf32>
                    %v_2285 = arith.addf %v_2280, %v_2284 : vector<16xf32>
                    vector.maskedstore %y[%v_2279, %v_35], %is_2039, %v_2285 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2286 = arith.addf %v_2100, %v_2040 : vector<16xf32>
                  %v_2287 = arith.muli %v_1558, %c_7 : index
                  %v_2288 = arith.addi %v_20, %v_2287 : index
                  %v_2289 = arith.addi %v_2288, %c_44 : index
                  %v_2290 = memref.load %order[%v_2289] : memref<?xi32>
                  %is_2291 = arith.cmpi sge, %v_2290, %c_34 : i32
                  scf.if %is_2291 {
                    %v_2292 = arith.index_cast %v_2290 : i32 to index
                    %v_2293 = arith.divui %v_2292, %c_35 : index
                    %v_2294 = vector.maskedload %y[%v_2293, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2295 = memref.load %weights[%v_2292] : memref<?xf32>
                    %v_2296 = vector.broadcast %v_2295 : f32 to vector<16xf32>
                    %v_2297 = arith.mulf %v_2286, %v_2296 : vector<16xf32>
                    %v_2298 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2297) : (vector<16xf32>) -> vector<16xf32>
                    %v_2299 = arith.addf %v_2294, %v_2298 : vector<16xf32>
                    vector.maskedstore %y[%v_2293, %v_35], %is_2039, %v_2299 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2300 = arith.addf %v_2102, %v_2040 : vector<16xf32>
                  %v_2301 = arith.muli %v_1558, %c_7 : index
                  %v_2302 = arith.addi %v_20, %v_2301 : index
                  %v_2303 = arith.addi %v_2302, %c_45 : index
                  %v_2304 = memref.load %order[%v_2303] : memref<?xi32>
                  %is_2305 = arith.cmpi sge, %v_2304, %c_34 : i32
                  scf.if %is_2305 {
                    %v_2306 = arith.index_cast %v_2304 : i32 to index
                    %v_2307 = arith.divui %v_2306, %c_35 : index
                    %v_2308 = vector.maskedload %y[%v_2307, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2309 = memref.load %weights[%v_2306] : memref<?xf32>
                    %v_2310 = vector.broadcast %v_2309 : f32 to vector<16xf32>
                    %v_2311 = arith.mulf %v_2300, %v_2310 : vector<16xf32>
                    %v_2312 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2311) : (vector<16xf32>) -> vector<16xf32>
                    %v_2313 = arith.addf %v_2308, %v_2312 : vector<16xf32>
                    vector.maskedstore %y[%v_2307, %v_35], %is_2039, %v_2313 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2314 = arith.addf %v_2104, %v_2040 : vector<16xf32>
                  %v_2315 = arith.muli %v_1558, %c_7 : index
                  %v_2316 = arith.addi %v_20, %v_2315 : index
                  %v_2317 = arith.addi %v_2316, %c_10 : index
                  %v_2318 = memref.load %order[%v_2317] : memref<?xi32>
                  %is_2319 = arith.cmpi sge, %v_2318, %c_34 : i32
                  scf.if %is_2319 {
                    %v_2320 = arith.index_cast %v_2318 : i32 to index
                    %v_2321 = arith.divui %v_2320, %c_35 : index
                    %v_2322 = vector.maskedload %y[%v_2321, %v_35], %is_2039, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2323 = memref.load %weights[%v_2320] : memref<?xf32>
                    %v_2324 = vector.broadcast %v_2323 : f32 to vector<16xf32>
                    %v_2325 = arith.mulf %v_2314, %v_2324 : vector<16xf32>
                    %v_2326 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2325) : (vector<16xf32>) -> vector<16xf32>
                    %v_2327 = arith.addf %v_2322, %v_2326 : vector<16xf32>
                    vector.maskedstore %y[%v_2321, %v_35], %is_2039, %v_2327 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2097472xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x_bf16, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %expert_gate_up_bias, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2097472xi8>, tensor<8x48x40xbf16>, tensor<8x48xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x32xbf16>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights_1, %expert_down, %expert_down_bias, %slots, %tokens, %padded_rows, %spans) : (tensor<?x32xbf16>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, tensor<8x40xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
