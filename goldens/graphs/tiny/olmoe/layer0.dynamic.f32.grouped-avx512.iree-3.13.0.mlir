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
        %c_8 = arith.constant 239 : index
        %c_9 = arith.constant 240 : index
        %c_10 = arith.constant 15 : index
        %c_11 = arith.constant 16 : index
        %c_12 = arith.constant 2 : index
        %c_13 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2457920xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_4 {
          memref.store %c_0, %cursor[%i_1] : memref<8xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2457920xi8> -> index
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
          %v_24 = arith.divui %v_23, %c_9 : index
          %v_25 = arith.maxsi %v_24, %c_4 : index
          %v_26 = arith.subi %v_25, %c_4 : index
          %v_27 = arith.addi %v_21, %v_26 : index
          %v_28 = arith.divui %v_27, %v_25 : index
          %v_29 = arith.addi %v_28, %c_10 : index
          %v_30 = arith.divui %v_29, %c_11 : index
          %v_31 = arith.muli %v_30, %c_11 : index
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
            memref.store %v_41, %spans_of[%v_42, %c_12] : memref<?x4xi32>
          }
          %v_43 = arith.addi %v_21, %c_10 : index
          %v_44 = arith.divui %v_43, %c_11 : index
          %v_45 = arith.muli %v_44, %c_11 : index
          %v_46 = arith.addi %carry_18, %v_45 : index
          %v_47 = arith.addi %carry_18, %v_21 : index
          scf.for %i_48 = %v_47 to %v_46 step %c_4 {
            memref.store %c_13, %order[%i_48] : memref<?xi32>
          }
          %v_49 = arith.addi %carry_19, %v_24 : index
          scf.yield %v_46, %v_49 : index, index
        }
        scf.for %i_50 = %loop_17#1 to %spans step %c_4 {
          memref.store %c_0, %spans_of[%i_50, %c_12] : memref<?x4xi32>
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
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 6208 : i64
        %c_1 = arith.constant 2048 : i64
        %c_2 = arith.constant 256 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 32 : index
        %c_9 = arith.constant 24 : index
        %c_10 = arith.constant 4 : index
        %c_11 = arith.constant 1 : i32
        %c_12 = arith.constant 0 : i32
        %c_13 = arith.constant 64 : index
        %c_14 = arith.constant 320 : index
        %c_15 = arith.constant 38400 : index
        %c_16 = arith.constant 15 : index
        %c_17 = arith.constant 3 : index
        %c_18 = arith.constant 5 : index
        %c_19 = arith.constant 6 : index
        %c_20 = arith.constant 7 : index
        %c_21 = arith.constant 9 : index
        %c_22 = arith.constant 10 : index
        %c_23 = arith.constant 11 : index
        %c_24 = arith.constant 12 : index
        %c_25 = arith.constant 13 : index
        %c_26 = arith.constant 14 : index
        %c_27 = arith.constant -1 : index
        %c_28 = arith.constant 2560 : index
        %c_29 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_30 = arith.constant 128 : index
        %c_31 = arith.constant 192 : index
        %c_32 = arith.constant 384 : index
        %c_33 = arith.constant 448 : index
        %c_34 = arith.constant 512 : index
        %c_35 = arith.constant 576 : index
        %c_36 = arith.constant 640 : index
        %c_37 = arith.constant 704 : index
        %c_38 = arith.constant 768 : index
        %c_39 = arith.constant 832 : index
        %c_40 = arith.constant 896 : index
        %c_41 = arith.constant 960 : index
        %c_42 = arith.constant 48 : index
        %c_43 = arith.constant 160 : index
        %c_44 = arith.constant 40 : index
        %c_45 = arith.constant 39 : index
        %c_46 = arith.constant 2048 : index
        %c_47 = arith.constant 4096 : index
        %c_48 = arith.constant 17 : index
        %c_49 = arith.constant 18 : index
        %c_50 = arith.constant 19 : index
        %c_51 = arith.constant 20 : index
        %c_52 = arith.constant 21 : index
        %c_53 = arith.constant 22 : index
        %c_54 = arith.constant 23 : index
        %c_55 = arith.constant 96 : index
        %c_56 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_57 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_58 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_59 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_60 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_61 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_62 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_63 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_64 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_65 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_66 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_67 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_68 = arith.constant dense<1> : vector<16xi32>
        %c_69 = arith.constant dense<23> : vector<16xi32>
        %c_70 = arith.constant dense<127> : vector<16xi32>
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_4] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_4] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_4] : !stream.binding -> memref<2457920xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_4] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_4] : !stream.binding -> memref<?x24xf32>{%padded}
        %stack_1 = "llvm.alloca"(%c_0) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_2 = llvm.ptrtoint %stack_1 : !llvm.ptr to i64
        %v_3 = arith.index_cast %v_2 : i64 to index
        %stack_4 = "llvm.alloca"(%c_1) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_5 = llvm.ptrtoint %stack_4 : !llvm.ptr to i64
        %v_6 = arith.index_cast %v_5 : i64 to index
        %address_7 = memref.extract_aligned_pointer_as_index %panels : memref<2457920xi8> -> index
        %v_8 = arith.addi %address_7, %c_2 : index
        %v_9 = arith.index_cast %v_8 : index to i64
        %pointer_10 = llvm.inttoptr %v_9 : i64 to !llvm.ptr
        %v_11 = arith.index_cast %c_3 : index to i32
        %v_12 = llvm.atomicrmw add %pointer_10, %v_11 monotonic : !llvm.ptr, i32
        %v_13 = arith.index_cast %v_12 : i32 to index
        %v_14 = arith.divui %spans, %c_5 : index
        %v_15 = arith.maxsi %v_14, %c_3 : index
        %v_16 = arith.divui %v_13, %c_6 : index
        %loop_18:2 = scf.for %i_17 = %c_4 to %v_16 step %c_3 iter_args(%carry_19 = %c_4, %carry_20 = %v_15) -> (index, index) {
          %v_21 = arith.muli %carry_20, %c_6 : index
          %v_22 = arith.addi %carry_19, %v_21 : index
          %v_23 = arith.divui %carry_20, %c_7 : index
          %v_24 = arith.maxsi %v_23, %c_3 : index
          scf.yield %v_22, %v_24 : index, index
        }
        %v_25 = arith.remui %v_13, %c_6 : index
        %v_26 = arith.muli %v_25, %loop_18#1 : index
        %v_27 = arith.addi %loop_18#0, %v_26 : index
        %end_30:2 = scf.while (%at_28 = %v_27, %at_29 = %loop_18#1) : (index, index) -> (index, index) {
          %is_33 = arith.cmpi slt, %at_28, %spans : index
          scf.condition(%is_33) %at_28, %at_29 : index, index
        } do {
          ^bb0(%i_31: index, %i_32: index):
          %v_34 = arith.index_cast %v_8 : index to i64
          %pointer_35 = llvm.inttoptr %v_34 : i64 to !llvm.ptr
          %v_36 = arith.index_cast %c_3 : index to i32
          %v_37 = llvm.atomicrmw add %pointer_35, %v_36 monotonic : !llvm.ptr, i32
          %v_38 = arith.index_cast %v_37 : i32 to index
          %v_39 = arith.divui %spans, %c_5 : index
          %v_40 = arith.maxsi %v_39, %c_3 : index
          %v_41 = arith.divui %v_38, %c_6 : index
          %loop_43:2 = scf.for %i_42 = %c_4 to %v_41 step %c_3 iter_args(%carry_44 = %c_4, %carry_45 = %v_40) -> (index, index) {
            %v_46 = arith.muli %carry_45, %c_6 : index
            %v_47 = arith.addi %carry_44, %v_46 : index
            %v_48 = arith.divui %carry_45, %c_7 : index
            %v_49 = arith.maxsi %v_48, %c_3 : index
            scf.yield %v_47, %v_49 : index, index
          }
          %v_50 = arith.remui %v_38, %c_6 : index
          %v_51 = arith.muli %v_50, %loop_43#1 : index
          %v_52 = arith.addi %loop_43#0, %v_51 : index
          %v_53 = arith.addi %i_31, %i_32 : index
          scf.for %i_54 = %i_31 to %v_53 step %c_3 {
            %v_55 = arith.addi %i_54, %c_3 : index
            %is_56 = arith.cmpi eq, %v_55, %v_53 : index
            %v_57 = arith.select %is_56, %v_52, %v_55 : index
            %v_58 = arith.divui %i_54, %c_3 : index
            %v_59 = memref.load %spans_of[%v_58, %c_4] : memref<?x4xi32>
            %v_60 = arith.index_cast %v_59 : i32 to index
            %v_61 = memref.load %spans_of[%v_58, %c_3] : memref<?x4xi32>
            %v_62 = arith.index_cast %v_61 : i32 to index
            %v_63 = memref.load %spans_of[%v_58, %c_7] : memref<?x4xi32>
            %v_64 = arith.index_cast %v_63 : i32 to index
            %v_65 = arith.remui %i_54, %c_3 : index
            %v_66 = arith.muli %v_65, %c_8 : index
            %v_67 = arith.addi %v_66, %c_8 : index
            %v_68 = arith.minsi %v_67, %c_9 : index
            %is_69 = arith.cmpi sgt, %v_64, %c_4 : index
            scf.if %is_69 {
              %claimed_72 = scf.while (%claim_70 = %c_4) : (index) -> index {
                %v_73 = arith.muli %claim_70, %c_10 : index
                %v_74 = arith.addi %address_7, %v_73 : index
                %v_75 = arith.index_cast %v_74 : index to i64
                %pointer_76 = llvm.inttoptr %v_75 : i64 to !llvm.ptr
                %v_77 = llvm.atomicrmw xchg %pointer_76, %c_11 acquire : !llvm.ptr, i32
                %is_78 = arith.cmpi ne, %v_77, %c_12 : i32
                scf.condition(%is_78) %claim_70 : index
              } do {
                ^bb0(%claim_71: index):
                %v_79 = arith.addi %claim_71, %c_3 : index
                %v_80 = arith.remui %v_79, %c_13 : index
                scf.yield %v_80 : index
              }
              %v_81 = arith.addi %address_7, %c_14 : index
              %v_82 = arith.muli %claimed_72, %c_15 : index
              %v_83 = arith.addi %v_81, %v_82 : index
              %v_84 = arith.addi %v_64, %c_16 : index
              %v_85 = arith.divui %v_84, %c_5 : index
              scf.for %i_86 = %c_4 to %v_85 step %c_3 {
                %v_87 = arith.muli %i_86, %c_5 : index
                %v_88 = arith.addi %v_62, %v_87 : index
                %v_89 = memref.load %order[%v_88] : memref<?xi32>
                %v_90 = arith.index_cast %v_89 : i32 to index
                %v_91 = arith.muli %i_86, %c_5 : index
                %v_92 = arith.addi %v_62, %v_91 : index
                %v_93 = arith.addi %v_92, %c_3 : index
                %v_94 = memref.load %order[%v_93] : memref<?xi32>
                %v_95 = arith.index_cast %v_94 : i32 to index
                %v_96 = arith.muli %i_86, %c_5 : index
                %v_97 = arith.addi %v_62, %v_96 : index
                %v_98 = arith.addi %v_97, %c_7 : index
                %v_99 = memref.load %order[%v_98] : memref<?xi32>
                %v_100 = arith.index_cast %v_99 : i32 to index
                %v_101 = arith.muli %i_86, %c_5 : index
                %v_102 = arith.addi %v_62, %v_101 : index
                %v_103 = arith.addi %v_102, %c_17 : index
                %v_104 = memref.load %order[%v_103] : memref<?xi32>
                %v_105 = arith.index_cast %v_104 : i32 to index
                %v_106 = arith.muli %i_86, %c_5 : index
                %v_107 = arith.addi %v_62, %v_106 : index
                %v_108 = arith.addi %v_107, %c_10 : index
                %v_109 = memref.load %order[%v_108] : memref<?xi32>
                %v_110 = arith.index_cast %v_109 : i32 to index
                %v_111 = arith.muli %i_86, %c_5 : index
                %v_112 = arith.addi %v_62, %v_111 : index
                %v_113 = arith.addi %v_112, %c_18 : index
                %v_114 = memref.load %order[%v_113] : memref<?xi32>
                %v_115 = arith.index_cast %v_114 : i32 to index
                %v_116 = arith.muli %i_86, %c_5 : index
                %v_117 = arith.addi %v_62, %v_116 : index
                %v_118 = arith.addi %v_117, %c_19 : index
                %v_119 = memref.load %order[%v_118] : memref<?xi32>
                %v_120 = arith.index_cast %v_119 : i32 to index
                %v_121 = arith.muli %i_86, %c_5 : index
                %v_122 = arith.addi %v_62, %v_121 : index
                %v_123 = arith.addi %v_122, %c_20 : index
                %v_124 = memref.load %order[%v_123] : memref<?xi32>
                %v_125 = arith.index_cast %v_124 : i32 to index
                %v_126 = arith.muli %i_86, %c_5 : index
                %v_127 = arith.addi %v_62, %v_126 : index
                %v_128 = arith.addi %v_127, %c_6 : index
                %v_129 = memref.load %order[%v_128] : memref<?xi32>
                %v_130 = arith.index_cast %v_129 : i32 to index
                %v_131 = arith.muli %i_86, %c_5 : index
                %v_132 = arith.addi %v_62, %v_131 : index
                %v_133 = arith.addi %v_132, %c_21 : index
                %v_134 = memref.load %order[%v_133] : memref<?xi32>
                %v_135 = arith.index_cast %v_134 : i32 to index
                %v_136 = arith.muli %i_86, %c_5 : index
                %v_137 = arith.addi %v_62, %v_136 : index
                %v_138 = arith.addi %v_137, %c_22 : index
                %v_139 = memref.load %order[%v_138] : memref<?xi32>
                %v_140 = arith.index_cast %v_139 : i32 to index
                %v_141 = arith.muli %i_86, %c_5 : index
                %v_142 = arith.addi %v_62, %v_141 : index
                %v_143 = arith.addi %v_142, %c_23 : index
                %v_144 = memref.load %order[%v_143] : memref<?xi32>
                %v_145 = arith.index_cast %v_144 : i32 to index
                %v_146 = arith.muli %i_86, %c_5 : index
                %v_147 = arith.addi %v_62, %v_146 : index
                %v_148 = arith.addi %v_147, %c_24 : index
                %v_149 = memref.load %order[%v_148] : memref<?xi32>
                %v_150 = arith.index_cast %v_149 : i32 to index
                %v_151 = arith.muli %i_86, %c_5 : index
                %v_152 = arith.addi %v_62, %v_151 : index
                %v_153 = arith.addi %v_152, %c_25 : index
                %v_154 = memref.load %order[%v_153] : memref<?xi32>
                %v_155 = arith.index_cast %v_154 : i32 to index
                %v_156 = arith.muli %i_86, %c_5 : index
                %v_157 = arith.addi %v_62, %v_156 : index
                %v_158 = arith.addi %v_157, %c_26 : index
                %v_159 = memref.load %order[%v_158] : memref<?xi32>
                %v_160 = arith.index_cast %v_159 : i32 to index
                %v_161 = arith.muli %i_86, %c_5 : index
                %v_162 = arith.addi %v_62, %v_161 : index
                %v_163 = arith.addi %v_162, %c_16 : index
                %v_164 = memref.load %order[%v_163] : memref<?xi32>
                %v_165 = arith.index_cast %v_164 : i32 to index
                %is_166 = arith.cmpi sge, %v_90, %c_4 : index
                %is_167 = arith.cmpi sge, %v_95, %c_4 : index
                %is_168 = arith.cmpi sge, %v_100, %c_4 : index
                %is_169 = arith.cmpi sge, %v_105, %c_4 : index
                %is_170 = arith.cmpi sge, %v_110, %c_4 : index
                %is_171 = arith.cmpi sge, %v_115, %c_4 : index
                %is_172 = arith.cmpi sge, %v_120, %c_4 : index
                %is_173 = arith.cmpi sge, %v_125, %c_4 : index
                %is_174 = arith.cmpi sge, %v_130, %c_4 : index
                %is_175 = arith.cmpi sge, %v_135, %c_4 : index
                %is_176 = arith.cmpi sge, %v_140, %c_4 : index
                %is_177 = arith.cmpi sge, %v_145, %c_4 : index
                %is_178 = arith.cmpi sge, %v_150, %c_4 : index
                %is_179 = arith.cmpi sge, %v_155, %c_4 : index
                %is_180 = arith.cmpi sge, %v_160, %c_4 : index
                %is_181 = arith.cmpi sge, %v_165, %c_4 : index
                %v_182 = arith.maxsi %v_90, %c_4 : index
                %v_183 = arith.divui %v_182, %c_17 : index
                %v_184 = arith.select %is_166, %v_183, %c_27 : index
                %v_185 = arith.maxsi %v_95, %c_4 : index
                %v_186 = arith.divui %v_185, %c_17 : index
                %v_187 = arith.select %is_167, %v_186, %c_27 : index
                %v_188 = arith.maxsi %v_100, %c_4 : index
                %v_189 = arith.divui %v_188, %c_17 : index
                %v_190 = arith.select %is_168, %v_189, %c_27 : index
                %v_191 = arith.maxsi %v_105, %c_4 : index
                %v_192 = arith.divui %v_191, %c_17 : index
                %v_193 = arith.select %is_169, %v_192, %c_27 : index
                %v_194 = arith.maxsi %v_110, %c_4 : index
                %v_195 = arith.divui %v_194, %c_17 : index
                %v_196 = arith.select %is_170, %v_195, %c_27 : index
                %v_197 = arith.maxsi %v_115, %c_4 : index
                %v_198 = arith.divui %v_197, %c_17 : index
                %v_199 = arith.select %is_171, %v_198, %c_27 : index
                %v_200 = arith.maxsi %v_120, %c_4 : index
                %v_201 = arith.divui %v_200, %c_17 : index
                %v_202 = arith.select %is_172, %v_201, %c_27 : index
                %v_203 = arith.maxsi %v_125, %c_4 : index
                %v_204 = arith.divui %v_203, %c_17 : index
                %v_205 = arith.select %is_173, %v_204, %c_27 : index
                %v_206 = arith.maxsi %v_130, %c_4 : index
                %v_207 = arith.divui %v_206, %c_17 : index
                %v_208 = arith.select %is_174, %v_207, %c_27 : index
                %v_209 = arith.maxsi %v_135, %c_4 : index
                %v_210 = arith.divui %v_209, %c_17 : index
                %v_211 = arith.select %is_175, %v_210, %c_27 : index
                %v_212 = arith.maxsi %v_140, %c_4 : index
                %v_213 = arith.divui %v_212, %c_17 : index
                %v_214 = arith.select %is_176, %v_213, %c_27 : index
                %v_215 = arith.maxsi %v_145, %c_4 : index
                %v_216 = arith.divui %v_215, %c_17 : index
                %v_217 = arith.select %is_177, %v_216, %c_27 : index
                %v_218 = arith.maxsi %v_150, %c_4 : index
                %v_219 = arith.divui %v_218, %c_17 : index
                %v_220 = arith.select %is_178, %v_219, %c_27 : index
                %v_221 = arith.maxsi %v_155, %c_4 : index
                %v_222 = arith.divui %v_221, %c_17 : index
                %v_223 = arith.select %is_179, %v_222, %c_27 : index
                %v_224 = arith.maxsi %v_160, %c_4 : index
                %v_225 = arith.divui %v_224, %c_17 : index
                %v_226 = arith.select %is_180, %v_225, %c_27 : index
                %v_227 = arith.maxsi %v_165, %c_4 : index
                %v_228 = arith.divui %v_227, %c_17 : index
                %v_229 = arith.select %is_181, %v_228, %c_27 : index
                %v_230 = arith.muli %i_86, %c_28 : index
                %v_231 = arith.addi %v_83, %v_230 : index
                %v_232 = arith.maxsi %v_184, %c_4 : index
                %v_233 = arith.maxsi %v_187, %c_4 : index
                %v_234 = arith.maxsi %v_190, %c_4 : index
                %v_235 = arith.maxsi %v_193, %c_4 : index
                %v_236 = arith.maxsi %v_196, %c_4 : index
                %v_237 = arith.maxsi %v_199, %c_4 : index
                %v_238 = arith.maxsi %v_202, %c_4 : index
                %v_239 = arith.maxsi %v_205, %c_4 : index
                %v_240 = arith.maxsi %v_208, %c_4 : index
                %v_241 = arith.maxsi %v_211, %c_4 : index
                %v_242 = arith.maxsi %v_214, %c_4 : index
                %v_243 = arith.maxsi %v_217, %c_4 : index
                %v_244 = arith.maxsi %v_220, %c_4 : index
                %v_245 = arith.maxsi %v_223, %c_4 : index
                %v_246 = arith.maxsi %v_226, %c_4 : index
                %v_247 = arith.maxsi %v_229, %c_4 : index
                %is_248 = arith.cmpi sge, %v_184, %c_4 : index
                %is_249 = arith.cmpi sge, %v_187, %c_4 : index
                %is_250 = arith.cmpi sge, %v_190, %c_4 : index
                %is_251 = arith.cmpi sge, %v_193, %c_4 : index
                %is_252 = arith.cmpi sge, %v_196, %c_4 : index
                %is_253 = arith.cmpi sge, %v_199, %c_4 : index
                %is_254 = arith.cmpi sge, %v_202, %c_4 : index
                %is_255 = arith.cmpi sge, %v_205, %c_4 : index
                %is_256 = arith.cmpi sge, %v_208, %c_4 : index
                %is_257 = arith.cmpi sge, %v_211, %c_4 : index
                %is_258 = arith.cmpi sge, %v_214, %c_4 : index
                %is_259 = arith.cmpi sge, %v_217, %c_4 : index
                %is_260 = arith.cmpi sge, %v_220, %c_4 : index
                %is_261 = arith.cmpi sge, %v_223, %c_4 : index
                %is_262 = arith.cmpi sge, %v_226, %c_4 : index
                %is_263 = arith.cmpi sge, %v_229, %c_4 : index
                scf.for %i_264 = %c_4 to %c_8 step %c_5 {
                  %v_265 = arith.select %is_248, %c_5, %c_4 : index
                  %mask_266 = vector.create_mask %v_265 : vector<16xi1>
                  %v_267 = vector.maskedload %x[%v_232, %i_264], %mask_266, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_268 = arith.select %is_249, %c_5, %c_4 : index
                  %mask_269 = vector.create_mask %v_268 : vector<16xi1>
                  %v_270 = vector.maskedload %x[%v_233, %i_264], %mask_269, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_271 = arith.select %is_250, %c_5, %c_4 : index
                  %mask_272 = vector.create_mask %v_271 : vector<16xi1>
                  %v_273 = vector.maskedload %x[%v_234, %i_264], %mask_272, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_274 = arith.select %is_251, %c_5, %c_4 : index
                  %mask_275 = vector.create_mask %v_274 : vector<16xi1>
                  %v_276 = vector.maskedload %x[%v_235, %i_264], %mask_275, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_277 = arith.select %is_252, %c_5, %c_4 : index
                  %mask_278 = vector.create_mask %v_277 : vector<16xi1>
                  %v_279 = vector.maskedload %x[%v_236, %i_264], %mask_278, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_280 = arith.select %is_253, %c_5, %c_4 : index
                  %mask_281 = vector.create_mask %v_280 : vector<16xi1>
                  %v_282 = vector.maskedload %x[%v_237, %i_264], %mask_281, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_283 = arith.select %is_254, %c_5, %c_4 : index
                  %mask_284 = vector.create_mask %v_283 : vector<16xi1>
                  %v_285 = vector.maskedload %x[%v_238, %i_264], %mask_284, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_286 = arith.select %is_255, %c_5, %c_4 : index
                  %mask_287 = vector.create_mask %v_286 : vector<16xi1>
                  %v_288 = vector.maskedload %x[%v_239, %i_264], %mask_287, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_289 = arith.select %is_256, %c_5, %c_4 : index
                  %mask_290 = vector.create_mask %v_289 : vector<16xi1>
                  %v_291 = vector.maskedload %x[%v_240, %i_264], %mask_290, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_292 = arith.select %is_257, %c_5, %c_4 : index
                  %mask_293 = vector.create_mask %v_292 : vector<16xi1>
                  %v_294 = vector.maskedload %x[%v_241, %i_264], %mask_293, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_295 = arith.select %is_258, %c_5, %c_4 : index
                  %mask_296 = vector.create_mask %v_295 : vector<16xi1>
                  %v_297 = vector.maskedload %x[%v_242, %i_264], %mask_296, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_298 = arith.select %is_259, %c_5, %c_4 : index
                  %mask_299 = vector.create_mask %v_298 : vector<16xi1>
                  %v_300 = vector.maskedload %x[%v_243, %i_264], %mask_299, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_301 = arith.select %is_260, %c_5, %c_4 : index
                  %mask_302 = vector.create_mask %v_301 : vector<16xi1>
                  %v_303 = vector.maskedload %x[%v_244, %i_264], %mask_302, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_304 = arith.select %is_261, %c_5, %c_4 : index
                  %mask_305 = vector.create_mask %v_304 : vector<16xi1>
                  %v_306 = vector.maskedload %x[%v_245, %i_264], %mask_305, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_307 = arith.select %is_262, %c_5, %c_4 : index
                  %mask_308 = vector.create_mask %v_307 : vector<16xi1>
                  %v_309 = vector.maskedload %x[%v_246, %i_264], %mask_308, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_310 = arith.select %is_263, %c_5, %c_4 : index
                  %mask_311 = vector.create_mask %v_310 : vector<16xi1>
                  %v_312 = vector.maskedload %x[%v_247, %i_264], %mask_311, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_313 = arith.muli %i_264, %c_13 : index
                  %v_314 = arith.addi %v_231, %v_313 : index
                  %v_315 = vector.shuffle %v_267, %v_270 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_316 = vector.shuffle %v_267, %v_270 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_317 = vector.shuffle %v_273, %v_276 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_318 = vector.shuffle %v_273, %v_276 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_319 = vector.shuffle %v_279, %v_282 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_320 = vector.shuffle %v_279, %v_282 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_321 = vector.shuffle %v_285, %v_288 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_322 = vector.shuffle %v_285, %v_288 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_323 = vector.shuffle %v_291, %v_294 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_324 = vector.shuffle %v_291, %v_294 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_325 = vector.shuffle %v_297, %v_300 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_326 = vector.shuffle %v_297, %v_300 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_327 = vector.shuffle %v_303, %v_306 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_328 = vector.shuffle %v_303, %v_306 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_329 = vector.shuffle %v_309, %v_312 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_330 = vector.shuffle %v_309, %v_312 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_331 = vector.shuffle %v_315, %v_317 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_332 = vector.shuffle %v_315, %v_317 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_333 = vector.shuffle %v_316, %v_318 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_334 = vector.shuffle %v_316, %v_318 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_335 = vector.shuffle %v_319, %v_321 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_336 = vector.shuffle %v_319, %v_321 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_337 = vector.shuffle %v_320, %v_322 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_338 = vector.shuffle %v_320, %v_322 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_339 = vector.shuffle %v_323, %v_325 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_340 = vector.shuffle %v_323, %v_325 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_341 = vector.shuffle %v_324, %v_326 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_342 = vector.shuffle %v_324, %v_326 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_343 = vector.shuffle %v_327, %v_329 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_344 = vector.shuffle %v_327, %v_329 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_345 = vector.shuffle %v_328, %v_330 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_346 = vector.shuffle %v_328, %v_330 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_347 = vector.shuffle %v_331, %v_335 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_348 = vector.shuffle %v_331, %v_335 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_349 = vector.shuffle %v_333, %v_337 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_350 = vector.shuffle %v_333, %v_337 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_351 = vector.shuffle %v_332, %v_336 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_352 = vector.shuffle %v_332, %v_336 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_353 = vector.shuffle %v_334, %v_338 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_354 = vector.shuffle %v_334, %v_338 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_355 = vector.shuffle %v_339, %v_343 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_356 = vector.shuffle %v_339, %v_343 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_357 = vector.shuffle %v_341, %v_345 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_358 = vector.shuffle %v_341, %v_345 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_359 = vector.shuffle %v_340, %v_344 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_360 = vector.shuffle %v_340, %v_344 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_361 = vector.shuffle %v_342, %v_346 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_362 = vector.shuffle %v_342, %v_346 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_363 = vector.shuffle %v_347, %v_355 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_364 = vector.shuffle %v_347, %v_355 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_365 = vector.shuffle %v_349, %v_357 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_366 = vector.shuffle %v_349, %v_357 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_367 = vector.shuffle %v_351, %v_359 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_368 = vector.shuffle %v_351, %v_359 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_369 = vector.shuffle %v_353, %v_361 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_370 = vector.shuffle %v_353, %v_361 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_371 = vector.shuffle %v_348, %v_356 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_372 = vector.shuffle %v_348, %v_356 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_373 = vector.shuffle %v_350, %v_358 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_374 = vector.shuffle %v_350, %v_358 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_375 = vector.shuffle %v_352, %v_360 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_376 = vector.shuffle %v_352, %v_360 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_377 = vector.shuffle %v_354, %v_362 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_378 = vector.shuffle %v_354, %v_362 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_379 = arith.index_cast %v_314 : index to i64
                  %pointer_380 = llvm.inttoptr %v_379 : i64 to !llvm.ptr
                  "llvm.store"(%v_363, %pointer_380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_381 = arith.addi %v_314, %c_13 : index
                  %v_382 = arith.index_cast %v_381 : index to i64
                  %pointer_383 = llvm.inttoptr %v_382 : i64 to !llvm.ptr
                  "llvm.store"(%v_365, %pointer_383) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_384 = arith.addi %v_314, %c_30 : index
                  %v_385 = arith.index_cast %v_384 : index to i64
                  %pointer_386 = llvm.inttoptr %v_385 : i64 to !llvm.ptr
                  "llvm.store"(%v_367, %pointer_386) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_387 = arith.addi %v_314, %c_31 : index
                  %v_388 = arith.index_cast %v_387 : index to i64
                  %pointer_389 = llvm.inttoptr %v_388 : i64 to !llvm.ptr
                  "llvm.store"(%v_369, %pointer_389) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_390 = arith.addi %v_314, %c_2 : index
                  %v_391 = arith.index_cast %v_390 : index to i64
                  %pointer_392 = llvm.inttoptr %v_391 : i64 to !llvm.ptr
                  "llvm.store"(%v_371, %pointer_392) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_393 = arith.addi %v_314, %c_14 : index
                  %v_394 = arith.index_cast %v_393 : index to i64
                  %pointer_395 = llvm.inttoptr %v_394 : i64 to !llvm.ptr
                  "llvm.store"(%v_373, %pointer_395) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_396 = arith.addi %v_314, %c_32 : index
                  %v_397 = arith.index_cast %v_396 : index to i64
                  %pointer_398 = llvm.inttoptr %v_397 : i64 to !llvm.ptr
                  "llvm.store"(%v_375, %pointer_398) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_399 = arith.addi %v_314, %c_33 : index
                  %v_400 = arith.index_cast %v_399 : index to i64
                  %pointer_401 = llvm.inttoptr %v_400 : i64 to !llvm.ptr
                  "llvm.store"(%v_377, %pointer_401) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_402 = arith.addi %v_314, %c_34 : index
                  %v_403 = arith.index_cast %v_402 : index to i64
                  %pointer_404 = llvm.inttoptr %v_403 : i64 to !llvm.ptr
                  "llvm.store"(%v_364, %pointer_404) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_405 = arith.addi %v_314, %c_35 : index
                  %v_406 = arith.index_cast %v_405 : index to i64
                  %pointer_407 = llvm.inttoptr %v_406 : i64 to !llvm.ptr
                  "llvm.store"(%v_366, %pointer_407) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_408 = arith.addi %v_314, %c_36 : index
                  %v_409 = arith.index_cast %v_408 : index to i64
                  %pointer_410 = llvm.inttoptr %v_409 : i64 to !llvm.ptr
                  "llvm.store"(%v_368, %pointer_410) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_411 = arith.addi %v_314, %c_37 : index
                  %v_412 = arith.index_cast %v_411 : index to i64
                  %pointer_413 = llvm.inttoptr %v_412 : i64 to !llvm.ptr
                  "llvm.store"(%v_370, %pointer_413) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_414 = arith.addi %v_314, %c_38 : index
                  %v_415 = arith.index_cast %v_414 : index to i64
                  %pointer_416 = llvm.inttoptr %v_415 : i64 to !llvm.ptr
                  "llvm.store"(%v_372, %pointer_416) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_417 = arith.addi %v_314, %c_39 : index
                  %v_418 = arith.index_cast %v_417 : index to i64
                  %pointer_419 = llvm.inttoptr %v_418 : i64 to !llvm.ptr
                  "llvm.store"(%v_374, %pointer_419) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_420 = arith.addi %v_314, %c_40 : index
                  %v_421 = arith.index_cast %v_420 : index to i64
                  %pointer_422 = llvm.inttoptr %v_421 : i64 to !llvm.ptr
                  "llvm.store"(%v_376, %pointer_422) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_423 = arith.addi %v_314, %c_41 : index
                  %v_424 = arith.index_cast %v_423 : index to i64
                  %pointer_425 = llvm.inttoptr %v_424 : i64 to !llvm.ptr
                  "llvm.store"(%v_378, %pointer_425) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %v_426 = arith.select %is_248, %c_6, %c_4 : index
                %mask_427 = vector.create_mask %v_426 : vector<16xi1>
                %v_428 = vector.maskedload %x[%v_232, %c_8], %mask_427, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_429 = arith.select %is_249, %c_6, %c_4 : index
                %mask_430 = vector.create_mask %v_429 : vector<16xi1>
                %v_431 = vector.maskedload %x[%v_233, %c_8], %mask_430, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_432 = arith.select %is_250, %c_6, %c_4 : index
                %mask_433 = vector.create_mask %v_432 : vector<16xi1>
                %v_434 = vector.maskedload %x[%v_234, %c_8], %mask_433, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_435 = arith.select %is_251, %c_6, %c_4 : index
                %mask_436 = vector.create_mask %v_435 : vector<16xi1>
                %v_437 = vector.maskedload %x[%v_235, %c_8], %mask_436, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_438 = arith.select %is_252, %c_6, %c_4 : index
                %mask_439 = vector.create_mask %v_438 : vector<16xi1>
                %v_440 = vector.maskedload %x[%v_236, %c_8], %mask_439, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_441 = arith.select %is_253, %c_6, %c_4 : index
                %mask_442 = vector.create_mask %v_441 : vector<16xi1>
                %v_443 = vector.maskedload %x[%v_237, %c_8], %mask_442, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_444 = arith.select %is_254, %c_6, %c_4 : index
                %mask_445 = vector.create_mask %v_444 : vector<16xi1>
                %v_446 = vector.maskedload %x[%v_238, %c_8], %mask_445, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_447 = arith.select %is_255, %c_6, %c_4 : index
                %mask_448 = vector.create_mask %v_447 : vector<16xi1>
                %v_449 = vector.maskedload %x[%v_239, %c_8], %mask_448, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_450 = arith.select %is_256, %c_6, %c_4 : index
                %mask_451 = vector.create_mask %v_450 : vector<16xi1>
                %v_452 = vector.maskedload %x[%v_240, %c_8], %mask_451, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_453 = arith.select %is_257, %c_6, %c_4 : index
                %mask_454 = vector.create_mask %v_453 : vector<16xi1>
                %v_455 = vector.maskedload %x[%v_241, %c_8], %mask_454, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_456 = arith.select %is_258, %c_6, %c_4 : index
                %mask_457 = vector.create_mask %v_456 : vector<16xi1>
                %v_458 = vector.maskedload %x[%v_242, %c_8], %mask_457, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_459 = arith.select %is_259, %c_6, %c_4 : index
                %mask_460 = vector.create_mask %v_459 : vector<16xi1>
                %v_461 = vector.maskedload %x[%v_243, %c_8], %mask_460, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_462 = arith.select %is_260, %c_6, %c_4 : index
                %mask_463 = vector.create_mask %v_462 : vector<16xi1>
                %v_464 = vector.maskedload %x[%v_244, %c_8], %mask_463, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_465 = arith.select %is_261, %c_6, %c_4 : index
                %mask_466 = vector.create_mask %v_465 : vector<16xi1>
                %v_467 = vector.maskedload %x[%v_245, %c_8], %mask_466, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_468 = arith.select %is_262, %c_6, %c_4 : index
                %mask_469 = vector.create_mask %v_468 : vector<16xi1>
                %v_470 = vector.maskedload %x[%v_246, %c_8], %mask_469, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_471 = arith.select %is_263, %c_6, %c_4 : index
                %mask_472 = vector.create_mask %v_471 : vector<16xi1>
                %v_473 = vector.maskedload %x[%v_247, %c_8], %mask_472, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_474 = arith.muli %c_8, %c_13 : index
                %v_475 = arith.addi %v_231, %v_474 : index
                %v_476 = vector.shuffle %v_428, %v_431 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_477 = vector.shuffle %v_428, %v_431 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_478 = vector.shuffle %v_434, %v_437 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_479 = vector.shuffle %v_434, %v_437 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_480 = vector.shuffle %v_440, %v_443 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_481 = vector.shuffle %v_440, %v_443 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_482 = vector.shuffle %v_446, %v_449 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_483 = vector.shuffle %v_446, %v_449 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_484 = vector.shuffle %v_452, %v_455 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_485 = vector.shuffle %v_452, %v_455 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_486 = vector.shuffle %v_458, %v_461 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_487 = vector.shuffle %v_458, %v_461 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_488 = vector.shuffle %v_464, %v_467 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_489 = vector.shuffle %v_464, %v_467 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_490 = vector.shuffle %v_470, %v_473 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_491 = vector.shuffle %v_470, %v_473 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_492 = vector.shuffle %v_476, %v_478 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_493 = vector.shuffle %v_476, %v_478 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_494 = vector.shuffle %v_477, %v_479 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_495 = vector.shuffle %v_477, %v_479 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_496 = vector.shuffle %v_480, %v_482 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_497 = vector.shuffle %v_480, %v_482 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_498 = vector.shuffle %v_481, %v_483 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_499 = vector.shuffle %v_481, %v_483 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_500 = vector.shuffle %v_484, %v_486 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_501 = vector.shuffle %v_484, %v_486 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_502 = vector.shuffle %v_485, %v_487 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_503 = vector.shuffle %v_485, %v_487 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_504 = vector.shuffle %v_488, %v_490 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_505 = vector.shuffle %v_488, %v_490 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_506 = vector.shuffle %v_489, %v_491 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_507 = vector.shuffle %v_489, %v_491 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_508 = vector.shuffle %v_492, %v_496 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_509 = vector.shuffle %v_492, %v_496 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_510 = vector.shuffle %v_494, %v_498 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_511 = vector.shuffle %v_494, %v_498 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_512 = vector.shuffle %v_493, %v_497 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_513 = vector.shuffle %v_493, %v_497 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_514 = vector.shuffle %v_495, %v_499 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_515 = vector.shuffle %v_495, %v_499 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_516 = vector.shuffle %v_500, %v_504 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_517 = vector.shuffle %v_500, %v_504 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_518 = vector.shuffle %v_502, %v_506 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_519 = vector.shuffle %v_502, %v_506 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_520 = vector.shuffle %v_501, %v_505 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_521 = vector.shuffle %v_501, %v_505 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_522 = vector.shuffle %v_503, %v_507 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_523 = vector.shuffle %v_503, %v_507 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_524 = vector.shuffle %v_508, %v_516 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_525 = vector.shuffle %v_508, %v_516 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_526 = vector.shuffle %v_510, %v_518 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_527 = vector.shuffle %v_510, %v_518 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_528 = vector.shuffle %v_512, %v_520 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_529 = vector.shuffle %v_512, %v_520 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_530 = vector.shuffle %v_514, %v_522 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_531 = vector.shuffle %v_514, %v_522 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_532 = vector.shuffle %v_509, %v_517 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_533 = vector.shuffle %v_509, %v_517 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_534 = vector.shuffle %v_511, %v_519 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_535 = vector.shuffle %v_511, %v_519 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_536 = vector.shuffle %v_513, %v_521 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_537 = vector.shuffle %v_513, %v_521 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_538 = vector.shuffle %v_515, %v_523 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_539 = vector.shuffle %v_515, %v_523 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_540 = arith.index_cast %v_475 : index to i64
                %pointer_541 = llvm.inttoptr %v_540 : i64 to !llvm.ptr
                "llvm.store"(%v_524, %pointer_541) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_542 = arith.addi %v_475, %c_13 : index
                %v_543 = arith.index_cast %v_542 : index to i64
                %pointer_544 = llvm.inttoptr %v_543 : i64 to !llvm.ptr
                "llvm.store"(%v_526, %pointer_544) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_545 = arith.addi %v_475, %c_30 : index
                %v_546 = arith.index_cast %v_545 : index to i64
                %pointer_547 = llvm.inttoptr %v_546 : i64 to !llvm.ptr
                "llvm.store"(%v_528, %pointer_547) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_548 = arith.addi %v_475, %c_31 : index
                %v_549 = arith.index_cast %v_548 : index to i64
                %pointer_550 = llvm.inttoptr %v_549 : i64 to !llvm.ptr
                "llvm.store"(%v_530, %pointer_550) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_551 = arith.addi %v_475, %c_2 : index
                %v_552 = arith.index_cast %v_551 : index to i64
                %pointer_553 = llvm.inttoptr %v_552 : i64 to !llvm.ptr
                "llvm.store"(%v_532, %pointer_553) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_554 = arith.addi %v_475, %c_14 : index
                %v_555 = arith.index_cast %v_554 : index to i64
                %pointer_556 = llvm.inttoptr %v_555 : i64 to !llvm.ptr
                "llvm.store"(%v_534, %pointer_556) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_557 = arith.addi %v_475, %c_32 : index
                %v_558 = arith.index_cast %v_557 : index to i64
                %pointer_559 = llvm.inttoptr %v_558 : i64 to !llvm.ptr
                "llvm.store"(%v_536, %pointer_559) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_560 = arith.addi %v_475, %c_33 : index
                %v_561 = arith.index_cast %v_560 : index to i64
                %pointer_562 = llvm.inttoptr %v_561 : i64 to !llvm.ptr
                "llvm.store"(%v_538, %pointer_562) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_563 = arith.addi %v_85, %c_7 : index
              %v_564 = arith.divui %v_563, %c_17 : index
              %address_565 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
              scf.for %i_566 = %v_66 to %v_68 step %c_5 {
                %v_567 = arith.minsi %i_566, %c_6 : index
                %v_568 = arith.addi %v_567, %c_9 : index
                %v_569 = arith.addi %v_567, %c_5 : index
                %v_570 = arith.muli %v_60, %c_42 : index
                %v_571 = arith.addi %v_570, %v_569 : index
                %v_572 = arith.muli %v_571, %c_43 : index
                %v_573 = arith.addi %address_565, %v_572 : index
                %v_574 = arith.addi %v_568, %c_5 : index
                %v_575 = arith.muli %v_60, %c_42 : index
                %v_576 = arith.addi %v_575, %v_574 : index
                %v_577 = arith.muli %v_576, %c_43 : index
                %v_578 = arith.addi %address_565, %v_577 : index
                %v_579 = arith.divui %v_85, %c_17 : index
                %v_580 = arith.remui %v_85, %c_17 : index
                %is_581 = arith.cmpi eq, %v_580, %c_3 : index
                %is_582 = arith.cmpi sgt, %v_85, %c_3 : index
                %v_583 = arith.andi %is_581, %is_582 : i1
                %v_584 = arith.subi %v_579, %c_3 : index
                %v_585 = arith.select %v_583, %v_584, %v_579 : index
                scf.for %i_586 = %c_4 to %v_585 step %c_3 {
                  %v_587 = arith.muli %i_586, %c_17 : index
                  %v_588 = arith.muli %v_587, %c_28 : index
                  %v_589 = arith.addi %v_83, %v_588 : index
                  %v_590 = arith.addi %v_587, %c_3 : index
                  %v_591 = arith.muli %v_590, %c_28 : index
                  %v_592 = arith.addi %v_83, %v_591 : index
                  %v_593 = arith.addi %v_587, %c_7 : index
                  %v_594 = arith.muli %v_593, %c_28 : index
                  %v_595 = arith.addi %v_83, %v_594 : index
                  scf.for %i_596 = %c_4 to %c_7 step %c_3 {
                    %v_597 = arith.muli %i_596, %c_6 : index
                    %v_598 = arith.minsi %v_597, %c_6 : index
                    %v_599 = arith.addi %v_567, %v_598 : index
                    %v_600 = arith.addi %v_567, %v_598 : index
                    %v_601 = arith.addi %v_600, %c_3 : index
                    %v_602 = arith.addi %v_567, %v_598 : index
                    %v_603 = arith.addi %v_602, %c_7 : index
                    %v_604 = arith.addi %v_567, %v_598 : index
                    %v_605 = arith.addi %v_604, %c_17 : index
                    %v_606 = arith.addi %v_567, %v_598 : index
                    %v_607 = arith.addi %v_606, %c_10 : index
                    %v_608 = arith.addi %v_567, %v_598 : index
                    %v_609 = arith.addi %v_608, %c_18 : index
                    %v_610 = arith.addi %v_567, %v_598 : index
                    %v_611 = arith.addi %v_610, %c_19 : index
                    %v_612 = arith.addi %v_567, %v_598 : index
                    %v_613 = arith.addi %v_612, %c_20 : index
                    %v_614 = arith.muli %v_564, %c_10 : index
                    %v_615 = arith.muli %i_586, %c_7 : index
                    %v_616 = arith.muli %v_615, %c_7 : index
                    %v_617 = arith.addi %v_616, %i_596 : index
                    %loop_619:24 = scf.for %i_618 = %c_4 to %c_44 step %c_10 iter_args(%carry_620 = %c_29, %carry_621 = %c_29, %carry_622 = %c_29, %carry_623 = %c_29, %carry_624 = %c_29, %carry_625 = %c_29, %carry_626 = %c_29, %carry_627 = %c_29, %carry_628 = %c_29, %carry_629 = %c_29, %carry_630 = %c_29, %carry_631 = %c_29, %carry_632 = %c_29, %carry_633 = %c_29, %carry_634 = %c_29, %carry_635 = %c_29, %carry_636 = %c_29, %carry_637 = %c_29, %carry_638 = %c_29, %carry_639 = %c_29, %carry_640 = %c_29, %carry_641 = %c_29, %carry_642 = %c_29, %carry_643 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_644 = arith.divui %i_618, %c_10 : index
                      %v_645 = arith.muli %v_614, %c_22 : index
                      %v_646 = arith.addi %v_645, %c_45 : index
                      %v_647 = arith.muli %v_614, %c_22 : index
                      %v_648 = arith.divui %v_646, %v_647 : index
                      %v_649 = arith.muli %v_617, %c_22 : index
                      %v_650 = arith.addi %v_649, %v_644 : index
                      %v_651 = arith.muli %v_650, %v_648 : index
                      scf.for %i_652 = %c_4 to %v_648 step %c_3 {
                        %v_653 = arith.addi %v_651, %i_652 : index
                        %v_654 = arith.minsi %v_653, %c_45 : index
                        %v_655 = arith.muli %v_654, %c_13 : index
                        %v_656 = arith.addi %v_573, %v_655 : index
                        %v_657 = arith.index_cast %v_656 : index to i64
                        %pointer_658 = llvm.inttoptr %v_657 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_658) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_659 = arith.muli %v_654, %c_13 : index
                        %v_660 = arith.addi %v_578, %v_659 : index
                        %v_661 = arith.index_cast %v_660 : index to i64
                        %pointer_662 = llvm.inttoptr %v_661 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_662) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_663 = arith.muli %i_618, %c_13 : index
                      %v_664 = arith.addi %v_589, %v_663 : index
                      %v_665 = arith.index_cast %v_664 : index to i64
                      %pointer_666 = llvm.inttoptr %v_665 : i64 to !llvm.ptr
                      %v_667 = "llvm.load"(%pointer_666) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_668 = arith.muli %i_618, %c_13 : index
                      %v_669 = arith.addi %v_592, %v_668 : index
                      %v_670 = arith.index_cast %v_669 : index to i64
                      %pointer_671 = llvm.inttoptr %v_670 : i64 to !llvm.ptr
                      %v_672 = "llvm.load"(%pointer_671) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_673 = arith.muli %i_618, %c_13 : index
                      %v_674 = arith.addi %v_595, %v_673 : index
                      %v_675 = arith.index_cast %v_674 : index to i64
                      %pointer_676 = llvm.inttoptr %v_675 : i64 to !llvm.ptr
                      %v_677 = "llvm.load"(%pointer_676) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_678 = memref.load %expert_gate_up[%v_60, %v_599, %i_618] : memref<8x48x40xf32>
                      %v_679 = vector.broadcast %v_678 : f32 to vector<16xf32>
                      %acc_680 = math.fma %v_679, %v_667, %carry_620 : vector<16xf32>
                      %acc_681 = math.fma %v_679, %v_672, %carry_621 : vector<16xf32>
                      %acc_682 = math.fma %v_679, %v_677, %carry_622 : vector<16xf32>
                      %v_683 = memref.load %expert_gate_up[%v_60, %v_601, %i_618] : memref<8x48x40xf32>
                      %v_684 = vector.broadcast %v_683 : f32 to vector<16xf32>
                      %acc_685 = math.fma %v_684, %v_667, %carry_623 : vector<16xf32>
                      %acc_686 = math.fma %v_684, %v_672, %carry_624 : vector<16xf32>
                      %acc_687 = math.fma %v_684, %v_677, %carry_625 : vector<16xf32>
                      %v_688 = memref.load %expert_gate_up[%v_60, %v_603, %i_618] : memref<8x48x40xf32>
                      %v_689 = vector.broadcast %v_688 : f32 to vector<16xf32>
                      %acc_690 = math.fma %v_689, %v_667, %carry_626 : vector<16xf32>
                      %acc_691 = math.fma %v_689, %v_672, %carry_627 : vector<16xf32>
                      %acc_692 = math.fma %v_689, %v_677, %carry_628 : vector<16xf32>
                      %v_693 = memref.load %expert_gate_up[%v_60, %v_605, %i_618] : memref<8x48x40xf32>
                      %v_694 = vector.broadcast %v_693 : f32 to vector<16xf32>
                      %acc_695 = math.fma %v_694, %v_667, %carry_629 : vector<16xf32>
                      %acc_696 = math.fma %v_694, %v_672, %carry_630 : vector<16xf32>
                      %acc_697 = math.fma %v_694, %v_677, %carry_631 : vector<16xf32>
                      %v_698 = memref.load %expert_gate_up[%v_60, %v_607, %i_618] : memref<8x48x40xf32>
                      %v_699 = vector.broadcast %v_698 : f32 to vector<16xf32>
                      %acc_700 = math.fma %v_699, %v_667, %carry_632 : vector<16xf32>
                      %acc_701 = math.fma %v_699, %v_672, %carry_633 : vector<16xf32>
                      %acc_702 = math.fma %v_699, %v_677, %carry_634 : vector<16xf32>
                      %v_703 = memref.load %expert_gate_up[%v_60, %v_609, %i_618] : memref<8x48x40xf32>
                      %v_704 = vector.broadcast %v_703 : f32 to vector<16xf32>
                      %acc_705 = math.fma %v_704, %v_667, %carry_635 : vector<16xf32>
                      %acc_706 = math.fma %v_704, %v_672, %carry_636 : vector<16xf32>
                      %acc_707 = math.fma %v_704, %v_677, %carry_637 : vector<16xf32>
                      %v_708 = memref.load %expert_gate_up[%v_60, %v_611, %i_618] : memref<8x48x40xf32>
                      %v_709 = vector.broadcast %v_708 : f32 to vector<16xf32>
                      %acc_710 = math.fma %v_709, %v_667, %carry_638 : vector<16xf32>
                      %acc_711 = math.fma %v_709, %v_672, %carry_639 : vector<16xf32>
                      %acc_712 = math.fma %v_709, %v_677, %carry_640 : vector<16xf32>
                      %v_713 = memref.load %expert_gate_up[%v_60, %v_613, %i_618] : memref<8x48x40xf32>
                      %v_714 = vector.broadcast %v_713 : f32 to vector<16xf32>
                      %acc_715 = math.fma %v_714, %v_667, %carry_641 : vector<16xf32>
                      %acc_716 = math.fma %v_714, %v_672, %carry_642 : vector<16xf32>
                      %acc_717 = math.fma %v_714, %v_677, %carry_643 : vector<16xf32>
                      %v_718 = arith.addi %i_618, %c_3 : index
                      %v_719 = arith.muli %v_718, %c_13 : index
                      %v_720 = arith.addi %v_589, %v_719 : index
                      %v_721 = arith.index_cast %v_720 : index to i64
                      %pointer_722 = llvm.inttoptr %v_721 : i64 to !llvm.ptr
                      %v_723 = "llvm.load"(%pointer_722) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_724 = arith.muli %v_718, %c_13 : index
                      %v_725 = arith.addi %v_592, %v_724 : index
                      %v_726 = arith.index_cast %v_725 : index to i64
                      %pointer_727 = llvm.inttoptr %v_726 : i64 to !llvm.ptr
                      %v_728 = "llvm.load"(%pointer_727) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_729 = arith.muli %v_718, %c_13 : index
                      %v_730 = arith.addi %v_595, %v_729 : index
                      %v_731 = arith.index_cast %v_730 : index to i64
                      %pointer_732 = llvm.inttoptr %v_731 : i64 to !llvm.ptr
                      %v_733 = "llvm.load"(%pointer_732) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_734 = memref.load %expert_gate_up[%v_60, %v_599, %v_718] : memref<8x48x40xf32>
                      %v_735 = vector.broadcast %v_734 : f32 to vector<16xf32>
                      %acc_736 = math.fma %v_735, %v_723, %acc_680 : vector<16xf32>
                      %acc_737 = math.fma %v_735, %v_728, %acc_681 : vector<16xf32>
                      %acc_738 = math.fma %v_735, %v_733, %acc_682 : vector<16xf32>
                      %v_739 = memref.load %expert_gate_up[%v_60, %v_601, %v_718] : memref<8x48x40xf32>
                      %v_740 = vector.broadcast %v_739 : f32 to vector<16xf32>
                      %acc_741 = math.fma %v_740, %v_723, %acc_685 : vector<16xf32>
                      %acc_742 = math.fma %v_740, %v_728, %acc_686 : vector<16xf32>
                      %acc_743 = math.fma %v_740, %v_733, %acc_687 : vector<16xf32>
                      %v_744 = memref.load %expert_gate_up[%v_60, %v_603, %v_718] : memref<8x48x40xf32>
                      %v_745 = vector.broadcast %v_744 : f32 to vector<16xf32>
                      %acc_746 = math.fma %v_745, %v_723, %acc_690 : vector<16xf32>
                      %acc_747 = math.fma %v_745, %v_728, %acc_691 : vector<16xf32>
                      %acc_748 = math.fma %v_745, %v_733, %acc_692 : vector<16xf32>
                      %v_749 = memref.load %expert_gate_up[%v_60, %v_605, %v_718] : memref<8x48x40xf32>
                      %v_750 = vector.broadcast %v_749 : f32 to vector<16xf32>
                      %acc_751 = math.fma %v_750, %v_723, %acc_695 : vector<16xf32>
                      %acc_752 = math.fma %v_750, %v_728, %acc_696 : vector<16xf32>
                      %acc_753 = math.fma %v_750, %v_733, %acc_697 : vector<16xf32>
                      %v_754 = memref.load %expert_gate_up[%v_60, %v_607, %v_718] : memref<8x48x40xf32>
                      %v_755 = vector.broadcast %v_754 : f32 to vector<16xf32>
                      %acc_756 = math.fma %v_755, %v_723, %acc_700 : vector<16xf32>
                      %acc_757 = math.fma %v_755, %v_728, %acc_701 : vector<16xf32>
                      %acc_758 = math.fma %v_755, %v_733, %acc_702 : vector<16xf32>
                      %v_759 = memref.load %expert_gate_up[%v_60, %v_609, %v_718] : memref<8x48x40xf32>
                      %v_760 = vector.broadcast %v_759 : f32 to vector<16xf32>
                      %acc_761 = math.fma %v_760, %v_723, %acc_705 : vector<16xf32>
                      %acc_762 = math.fma %v_760, %v_728, %acc_706 : vector<16xf32>
                      %acc_763 = math.fma %v_760, %v_733, %acc_707 : vector<16xf32>
                      %v_764 = memref.load %expert_gate_up[%v_60, %v_611, %v_718] : memref<8x48x40xf32>
                      %v_765 = vector.broadcast %v_764 : f32 to vector<16xf32>
                      %acc_766 = math.fma %v_765, %v_723, %acc_710 : vector<16xf32>
                      %acc_767 = math.fma %v_765, %v_728, %acc_711 : vector<16xf32>
                      %acc_768 = math.fma %v_765, %v_733, %acc_712 : vector<16xf32>
                      %v_769 = memref.load %expert_gate_up[%v_60, %v_613, %v_718] : memref<8x48x40xf32>
                      %v_770 = vector.broadcast %v_769 : f32 to vector<16xf32>
                      %acc_771 = math.fma %v_770, %v_723, %acc_715 : vector<16xf32>
                      %acc_772 = math.fma %v_770, %v_728, %acc_716 : vector<16xf32>
                      %acc_773 = math.fma %v_770, %v_733, %acc_717 : vector<16xf32>
                      %v_774 = arith.addi %i_618, %c_7 : index
                      %v_775 = arith.muli %v_774, %c_13 : index
                      %v_776 = arith.addi %v_589, %v_775 : index
                      %v_777 = arith.index_cast %v_776 : index to i64
                      %pointer_778 = llvm.inttoptr %v_777 : i64 to !llvm.ptr
                      %v_779 = "llvm.load"(%pointer_778) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_780 = arith.muli %v_774, %c_13 : index
                      %v_781 = arith.addi %v_592, %v_780 : index
                      %v_782 = arith.index_cast %v_781 : index to i64
                      %pointer_783 = llvm.inttoptr %v_782 : i64 to !llvm.ptr
                      %v_784 = "llvm.load"(%pointer_783) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_785 = arith.muli %v_774, %c_13 : index
                      %v_786 = arith.addi %v_595, %v_785 : index
                      %v_787 = arith.index_cast %v_786 : index to i64
                      %pointer_788 = llvm.inttoptr %v_787 : i64 to !llvm.ptr
                      %v_789 = "llvm.load"(%pointer_788) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_790 = memref.load %expert_gate_up[%v_60, %v_599, %v_774] : memref<8x48x40xf32>
                      %v_791 = vector.broadcast %v_790 : f32 to vector<16xf32>
                      %acc_792 = math.fma %v_791, %v_779, %acc_736 : vector<16xf32>
                      %acc_793 = math.fma %v_791, %v_784, %acc_737 : vector<16xf32>
                      %acc_794 = math.fma %v_791, %v_789, %acc_738 : vector<16xf32>
                      %v_795 = memref.load %expert_gate_up[%v_60, %v_601, %v_774] : memref<8x48x40xf32>
                      %v_796 = vector.broadcast %v_795 : f32 to vector<16xf32>
                      %acc_797 = math.fma %v_796, %v_779, %acc_741 : vector<16xf32>
                      %acc_798 = math.fma %v_796, %v_784, %acc_742 : vector<16xf32>
                      %acc_799 = math.fma %v_796, %v_789, %acc_743 : vector<16xf32>
                      %v_800 = memref.load %expert_gate_up[%v_60, %v_603, %v_774] : memref<8x48x40xf32>
                      %v_801 = vector.broadcast %v_800 : f32 to vector<16xf32>
                      %acc_802 = math.fma %v_801, %v_779, %acc_746 : vector<16xf32>
                      %acc_803 = math.fma %v_801, %v_784, %acc_747 : vector<16xf32>
                      %acc_804 = math.fma %v_801, %v_789, %acc_748 : vector<16xf32>
                      %v_805 = memref.load %expert_gate_up[%v_60, %v_605, %v_774] : memref<8x48x40xf32>
                      %v_806 = vector.broadcast %v_805 : f32 to vector<16xf32>
                      %acc_807 = math.fma %v_806, %v_779, %acc_751 : vector<16xf32>
                      %acc_808 = math.fma %v_806, %v_784, %acc_752 : vector<16xf32>
                      %acc_809 = math.fma %v_806, %v_789, %acc_753 : vector<16xf32>
                      %v_810 = memref.load %expert_gate_up[%v_60, %v_607, %v_774] : memref<8x48x40xf32>
                      %v_811 = vector.broadcast %v_810 : f32 to vector<16xf32>
                      %acc_812 = math.fma %v_811, %v_779, %acc_756 : vector<16xf32>
                      %acc_813 = math.fma %v_811, %v_784, %acc_757 : vector<16xf32>
                      %acc_814 = math.fma %v_811, %v_789, %acc_758 : vector<16xf32>
                      %v_815 = memref.load %expert_gate_up[%v_60, %v_609, %v_774] : memref<8x48x40xf32>
                      %v_816 = vector.broadcast %v_815 : f32 to vector<16xf32>
                      %acc_817 = math.fma %v_816, %v_779, %acc_761 : vector<16xf32>
                      %acc_818 = math.fma %v_816, %v_784, %acc_762 : vector<16xf32>
                      %acc_819 = math.fma %v_816, %v_789, %acc_763 : vector<16xf32>
                      %v_820 = memref.load %expert_gate_up[%v_60, %v_611, %v_774] : memref<8x48x40xf32>
                      %v_821 = vector.broadcast %v_820 : f32 to vector<16xf32>
                      %acc_822 = math.fma %v_821, %v_779, %acc_766 : vector<16xf32>
                      %acc_823 = math.fma %v_821, %v_784, %acc_767 : vector<16xf32>
                      %acc_824 = math.fma %v_821, %v_789, %acc_768 : vector<16xf32>
                      %v_825 = memref.load %expert_gate_up[%v_60, %v_613, %v_774] : memref<8x48x40xf32>
                      %v_826 = vector.broadcast %v_825 : f32 to vector<16xf32>
                      %acc_827 = math.fma %v_826, %v_779, %acc_771 : vector<16xf32>
                      %acc_828 = math.fma %v_826, %v_784, %acc_772 : vector<16xf32>
                      %acc_829 = math.fma %v_826, %v_789, %acc_773 : vector<16xf32>
                      %v_830 = arith.addi %i_618, %c_17 : index
                      %v_831 = arith.muli %v_830, %c_13 : index
                      %v_832 = arith.addi %v_589, %v_831 : index
                      %v_833 = arith.index_cast %v_832 : index to i64
                      %pointer_834 = llvm.inttoptr %v_833 : i64 to !llvm.ptr
                      %v_835 = "llvm.load"(%pointer_834) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_836 = arith.muli %v_830, %c_13 : index
                      %v_837 = arith.addi %v_592, %v_836 : index
                      %v_838 = arith.index_cast %v_837 : index to i64
                      %pointer_839 = llvm.inttoptr %v_838 : i64 to !llvm.ptr
                      %v_840 = "llvm.load"(%pointer_839) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_841 = arith.muli %v_830, %c_13 : index
                      %v_842 = arith.addi %v_595, %v_841 : index
                      %v_843 = arith.index_cast %v_842 : index to i64
                      %pointer_844 = llvm.inttoptr %v_843 : i64 to !llvm.ptr
                      %v_845 = "llvm.load"(%pointer_844) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_846 = memref.load %expert_gate_up[%v_60, %v_599, %v_830] : memref<8x48x40xf32>
                      %v_847 = vector.broadcast %v_846 : f32 to vector<16xf32>
                      %acc_848 = math.fma %v_847, %v_835, %acc_792 : vector<16xf32>
                      %acc_849 = math.fma %v_847, %v_840, %acc_793 : vector<16xf32>
                      %acc_850 = math.fma %v_847, %v_845, %acc_794 : vector<16xf32>
                      %v_851 = memref.load %expert_gate_up[%v_60, %v_601, %v_830] : memref<8x48x40xf32>
                      %v_852 = vector.broadcast %v_851 : f32 to vector<16xf32>
                      %acc_853 = math.fma %v_852, %v_835, %acc_797 : vector<16xf32>
                      %acc_854 = math.fma %v_852, %v_840, %acc_798 : vector<16xf32>
                      %acc_855 = math.fma %v_852, %v_845, %acc_799 : vector<16xf32>
                      %v_856 = memref.load %expert_gate_up[%v_60, %v_603, %v_830] : memref<8x48x40xf32>
                      %v_857 = vector.broadcast %v_856 : f32 to vector<16xf32>
                      %acc_858 = math.fma %v_857, %v_835, %acc_802 : vector<16xf32>
                      %acc_859 = math.fma %v_857, %v_840, %acc_803 : vector<16xf32>
                      %acc_860 = math.fma %v_857, %v_845, %acc_804 : vector<16xf32>
                      %v_861 = memref.load %expert_gate_up[%v_60, %v_605, %v_830] : memref<8x48x40xf32>
                      %v_862 = vector.broadcast %v_861 : f32 to vector<16xf32>
                      %acc_863 = math.fma %v_862, %v_835, %acc_807 : vector<16xf32>
                      %acc_864 = math.fma %v_862, %v_840, %acc_808 : vector<16xf32>
                      %acc_865 = math.fma %v_862, %v_845, %acc_809 : vector<16xf32>
                      %v_866 = memref.load %expert_gate_up[%v_60, %v_607, %v_830] : memref<8x48x40xf32>
                      %v_867 = vector.broadcast %v_866 : f32 to vector<16xf32>
                      %acc_868 = math.fma %v_867, %v_835, %acc_812 : vector<16xf32>
                      %acc_869 = math.fma %v_867, %v_840, %acc_813 : vector<16xf32>
                      %acc_870 = math.fma %v_867, %v_845, %acc_814 : vector<16xf32>
                      %v_871 = memref.load %expert_gate_up[%v_60, %v_609, %v_830] : memref<8x48x40xf32>
                      %v_872 = vector.broadcast %v_871 : f32 to vector<16xf32>
                      %acc_873 = math.fma %v_872, %v_835, %acc_817 : vector<16xf32>
                      %acc_874 = math.fma %v_872, %v_840, %acc_818 : vector<16xf32>
                      %acc_875 = math.fma %v_872, %v_845, %acc_819 : vector<16xf32>
                      %v_876 = memref.load %expert_gate_up[%v_60, %v_611, %v_830] : memref<8x48x40xf32>
                      %v_877 = vector.broadcast %v_876 : f32 to vector<16xf32>
                      %acc_878 = math.fma %v_877, %v_835, %acc_822 : vector<16xf32>
                      %acc_879 = math.fma %v_877, %v_840, %acc_823 : vector<16xf32>
                      %acc_880 = math.fma %v_877, %v_845, %acc_824 : vector<16xf32>
                      %v_881 = memref.load %expert_gate_up[%v_60, %v_613, %v_830] : memref<8x48x40xf32>
                      %v_882 = vector.broadcast %v_881 : f32 to vector<16xf32>
                      %acc_883 = math.fma %v_882, %v_835, %acc_827 : vector<16xf32>
                      %acc_884 = math.fma %v_882, %v_840, %acc_828 : vector<16xf32>
                      %acc_885 = math.fma %v_882, %v_845, %acc_829 : vector<16xf32>
                      scf.yield %acc_848, %acc_849, %acc_850, %acc_853, %acc_854, %acc_855, %acc_858, %acc_859, %acc_860, %acc_863, %acc_864, %acc_865, %acc_868, %acc_869, %acc_870, %acc_873, %acc_874, %acc_875, %acc_878, %acc_879, %acc_880, %acc_883, %acc_884, %acc_885 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_886 = arith.muli %v_598, %c_13 : index
                    %v_887 = arith.addi %v_3, %v_886 : index
                    %v_888 = arith.index_cast %v_887 : index to i64
                    %pointer_889 = llvm.inttoptr %v_888 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#0, %pointer_889) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_890 = arith.muli %v_598, %c_13 : index
                    %v_891 = arith.addi %v_3, %v_890 : index
                    %v_892 = arith.addi %v_891, %c_46 : index
                    %v_893 = arith.index_cast %v_892 : index to i64
                    %pointer_894 = llvm.inttoptr %v_893 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#1, %pointer_894) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_895 = arith.muli %v_598, %c_13 : index
                    %v_896 = arith.addi %v_3, %v_895 : index
                    %v_897 = arith.addi %v_896, %c_47 : index
                    %v_898 = arith.index_cast %v_897 : index to i64
                    %pointer_899 = llvm.inttoptr %v_898 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#2, %pointer_899) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_900 = arith.addi %v_598, %c_3 : index
                    %v_901 = arith.muli %v_900, %c_13 : index
                    %v_902 = arith.addi %v_3, %v_901 : index
                    %v_903 = arith.index_cast %v_902 : index to i64
                    %pointer_904 = llvm.inttoptr %v_903 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#3, %pointer_904) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_905 = arith.addi %v_598, %c_3 : index
                    %v_906 = arith.muli %v_905, %c_13 : index
                    %v_907 = arith.addi %v_3, %v_906 : index
                    %v_908 = arith.addi %v_907, %c_46 : index
                    %v_909 = arith.index_cast %v_908 : index to i64
                    %pointer_910 = llvm.inttoptr %v_909 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#4, %pointer_910) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_911 = arith.addi %v_598, %c_3 : index
                    %v_912 = arith.muli %v_911, %c_13 : index
                    %v_913 = arith.addi %v_3, %v_912 : index
                    %v_914 = arith.addi %v_913, %c_47 : index
                    %v_915 = arith.index_cast %v_914 : index to i64
                    %pointer_916 = llvm.inttoptr %v_915 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#5, %pointer_916) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_917 = arith.addi %v_598, %c_7 : index
                    %v_918 = arith.muli %v_917, %c_13 : index
                    %v_919 = arith.addi %v_3, %v_918 : index
                    %v_920 = arith.index_cast %v_919 : index to i64
                    %pointer_921 = llvm.inttoptr %v_920 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#6, %pointer_921) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_922 = arith.addi %v_598, %c_7 : index
                    %v_923 = arith.muli %v_922, %c_13 : index
                    %v_924 = arith.addi %v_3, %v_923 : index
                    %v_925 = arith.addi %v_924, %c_46 : index
                    %v_926 = arith.index_cast %v_925 : index to i64
                    %pointer_927 = llvm.inttoptr %v_926 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#7, %pointer_927) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_928 = arith.addi %v_598, %c_7 : index
                    %v_929 = arith.muli %v_928, %c_13 : index
                    %v_930 = arith.addi %v_3, %v_929 : index
                    %v_931 = arith.addi %v_930, %c_47 : index
                    %v_932 = arith.index_cast %v_931 : index to i64
                    %pointer_933 = llvm.inttoptr %v_932 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#8, %pointer_933) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_934 = arith.addi %v_598, %c_17 : index
                    %v_935 = arith.muli %v_934, %c_13 : index
                    %v_936 = arith.addi %v_3, %v_935 : index
                    %v_937 = arith.index_cast %v_936 : index to i64
                    %pointer_938 = llvm.inttoptr %v_937 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#9, %pointer_938) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_939 = arith.addi %v_598, %c_17 : index
                    %v_940 = arith.muli %v_939, %c_13 : index
                    %v_941 = arith.addi %v_3, %v_940 : index
                    %v_942 = arith.addi %v_941, %c_46 : index
                    %v_943 = arith.index_cast %v_942 : index to i64
                    %pointer_944 = llvm.inttoptr %v_943 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#10, %pointer_944) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_945 = arith.addi %v_598, %c_17 : index
                    %v_946 = arith.muli %v_945, %c_13 : index
                    %v_947 = arith.addi %v_3, %v_946 : index
                    %v_948 = arith.addi %v_947, %c_47 : index
                    %v_949 = arith.index_cast %v_948 : index to i64
                    %pointer_950 = llvm.inttoptr %v_949 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#11, %pointer_950) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_951 = arith.addi %v_598, %c_10 : index
                    %v_952 = arith.muli %v_951, %c_13 : index
                    %v_953 = arith.addi %v_3, %v_952 : index
                    %v_954 = arith.index_cast %v_953 : index to i64
                    %pointer_955 = llvm.inttoptr %v_954 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#12, %pointer_955) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_956 = arith.addi %v_598, %c_10 : index
                    %v_957 = arith.muli %v_956, %c_13 : index
                    %v_958 = arith.addi %v_3, %v_957 : index
                    %v_959 = arith.addi %v_958, %c_46 : index
                    %v_960 = arith.index_cast %v_959 : index to i64
                    %pointer_961 = llvm.inttoptr %v_960 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#13, %pointer_961) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_962 = arith.addi %v_598, %c_10 : index
                    %v_963 = arith.muli %v_962, %c_13 : index
                    %v_964 = arith.addi %v_3, %v_963 : index
                    %v_965 = arith.addi %v_964, %c_47 : index
                    %v_966 = arith.index_cast %v_965 : index to i64
                    %pointer_967 = llvm.inttoptr %v_966 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#14, %pointer_967) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_968 = arith.addi %v_598, %c_18 : index
                    %v_969 = arith.muli %v_968, %c_13 : index
                    %v_970 = arith.addi %v_3, %v_969 : index
                    %v_971 = arith.index_cast %v_970 : index to i64
                    %pointer_972 = llvm.inttoptr %v_971 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#15, %pointer_972) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_973 = arith.addi %v_598, %c_18 : index
                    %v_974 = arith.muli %v_973, %c_13 : index
                    %v_975 = arith.addi %v_3, %v_974 : index
                    %v_976 = arith.addi %v_975, %c_46 : index
                    %v_977 = arith.index_cast %v_976 : index to i64
                    %pointer_978 = llvm.inttoptr %v_977 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#16, %pointer_978) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_979 = arith.addi %v_598, %c_18 : index
                    %v_980 = arith.muli %v_979, %c_13 : index
                    %v_981 = arith.addi %v_3, %v_980 : index
                    %v_982 = arith.addi %v_981, %c_47 : index
                    %v_983 = arith.index_cast %v_982 : index to i64
                    %pointer_984 = llvm.inttoptr %v_983 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#17, %pointer_984) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_985 = arith.addi %v_598, %c_19 : index
                    %v_986 = arith.muli %v_985, %c_13 : index
                    %v_987 = arith.addi %v_3, %v_986 : index
                    %v_988 = arith.index_cast %v_987 : index to i64
                    %pointer_989 = llvm.inttoptr %v_988 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#18, %pointer_989) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_990 = arith.addi %v_598, %c_19 : index
                    %v_991 = arith.muli %v_990, %c_13 : index
                    %v_992 = arith.addi %v_3, %v_991 : index
                    %v_993 = arith.addi %v_992, %c_46 : index
                    %v_994 = arith.index_cast %v_993 : index to i64
                    %pointer_995 = llvm.inttoptr %v_994 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#19, %pointer_995) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_996 = arith.addi %v_598, %c_19 : index
                    %v_997 = arith.muli %v_996, %c_13 : index
                    %v_998 = arith.addi %v_3, %v_997 : index
                    %v_999 = arith.addi %v_998, %c_47 : index
                    %v_1000 = arith.index_cast %v_999 : index to i64
                    %pointer_1001 = llvm.inttoptr %v_1000 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#20, %pointer_1001) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1002 = arith.addi %v_598, %c_20 : index
                    %v_1003 = arith.muli %v_1002, %c_13 : index
                    %v_1004 = arith.addi %v_3, %v_1003 : index
                    %v_1005 = arith.index_cast %v_1004 : index to i64
                    %pointer_1006 = llvm.inttoptr %v_1005 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#21, %pointer_1006) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1007 = arith.addi %v_598, %c_20 : index
                    %v_1008 = arith.muli %v_1007, %c_13 : index
                    %v_1009 = arith.addi %v_3, %v_1008 : index
                    %v_1010 = arith.addi %v_1009, %c_46 : index
                    %v_1011 = arith.index_cast %v_1010 : index to i64
                    %pointer_1012 = llvm.inttoptr %v_1011 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#22, %pointer_1012) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1013 = arith.addi %v_598, %c_20 : index
                    %v_1014 = arith.muli %v_1013, %c_13 : index
                    %v_1015 = arith.addi %v_3, %v_1014 : index
                    %v_1016 = arith.addi %v_1015, %c_47 : index
                    %v_1017 = arith.index_cast %v_1016 : index to i64
                    %pointer_1018 = llvm.inttoptr %v_1017 : i64 to !llvm.ptr
                    "llvm.store"(%loop_619#23, %pointer_1018) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_1019 = %c_4 to %c_7 step %c_3 {
                    %v_1020 = arith.muli %i_1019, %c_6 : index
                    %v_1021 = arith.minsi %v_1020, %c_6 : index
                    %v_1022 = arith.addi %v_568, %v_1021 : index
                    %v_1023 = arith.addi %v_568, %v_1021 : index
                    %v_1024 = arith.addi %v_1023, %c_3 : index
                    %v_1025 = arith.addi %v_568, %v_1021 : index
                    %v_1026 = arith.addi %v_1025, %c_7 : index
                    %v_1027 = arith.addi %v_568, %v_1021 : index
                    %v_1028 = arith.addi %v_1027, %c_17 : index
                    %v_1029 = arith.addi %v_568, %v_1021 : index
                    %v_1030 = arith.addi %v_1029, %c_10 : index
                    %v_1031 = arith.addi %v_568, %v_1021 : index
                    %v_1032 = arith.addi %v_1031, %c_18 : index
                    %v_1033 = arith.addi %v_568, %v_1021 : index
                    %v_1034 = arith.addi %v_1033, %c_19 : index
                    %v_1035 = arith.addi %v_568, %v_1021 : index
                    %v_1036 = arith.addi %v_1035, %c_20 : index
                    %v_1037 = arith.muli %v_564, %c_10 : index
                    %v_1038 = arith.muli %i_586, %c_7 : index
                    %v_1039 = arith.addi %v_1038, %c_3 : index
                    %v_1040 = arith.muli %v_1039, %c_7 : index
                    %v_1041 = arith.addi %v_1040, %i_1019 : index
                    %loop_1043:24 = scf.for %i_1042 = %c_4 to %c_44 step %c_10 iter_args(%carry_1044 = %c_29, %carry_1045 = %c_29, %carry_1046 = %c_29, %carry_1047 = %c_29, %carry_1048 = %c_29, %carry_1049 = %c_29, %carry_1050 = %c_29, %carry_1051 = %c_29, %carry_1052 = %c_29, %carry_1053 = %c_29, %carry_1054 = %c_29, %carry_1055 = %c_29, %carry_1056 = %c_29, %carry_1057 = %c_29, %carry_1058 = %c_29, %carry_1059 = %c_29, %carry_1060 = %c_29, %carry_1061 = %c_29, %carry_1062 = %c_29, %carry_1063 = %c_29, %carry_1064 = %c_29, %carry_1065 = %c_29, %carry_1066 = %c_29, %carry_1067 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_1068 = arith.divui %i_1042, %c_10 : index
                      %v_1069 = arith.muli %v_1037, %c_22 : index
                      %v_1070 = arith.addi %v_1069, %c_45 : index
                      %v_1071 = arith.muli %v_1037, %c_22 : index
                      %v_1072 = arith.divui %v_1070, %v_1071 : index
                      %v_1073 = arith.muli %v_1041, %c_22 : index
                      %v_1074 = arith.addi %v_1073, %v_1068 : index
                      %v_1075 = arith.muli %v_1074, %v_1072 : index
                      scf.for %i_1076 = %c_4 to %v_1072 step %c_3 {
                        %v_1077 = arith.addi %v_1075, %i_1076 : index
                        %v_1078 = arith.minsi %v_1077, %c_45 : index
                        %v_1079 = arith.muli %v_1078, %c_13 : index
                        %v_1080 = arith.addi %v_573, %v_1079 : index
                        %v_1081 = arith.index_cast %v_1080 : index to i64
                        %pointer_1082 = llvm.inttoptr %v_1081 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1082) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_1083 = arith.muli %v_1078, %c_13 : index
                        %v_1084 = arith.addi %v_578, %v_1083 : index
                        %v_1085 = arith.index_cast %v_1084 : index to i64
                        %pointer_1086 = llvm.inttoptr %v_1085 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1086) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_1087 = arith.muli %i_1042, %c_13 : index
                      %v_1088 = arith.addi %v_589, %v_1087 : index
                      %v_1089 = arith.index_cast %v_1088 : index to i64
                      %pointer_1090 = llvm.inttoptr %v_1089 : i64 to !llvm.ptr
                      %v_1091 = "llvm.load"(%pointer_1090) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1092 = arith.muli %i_1042, %c_13 : index
                      %v_1093 = arith.addi %v_592, %v_1092 : index
                      %v_1094 = arith.index_cast %v_1093 : index to i64
                      %pointer_1095 = llvm.inttoptr %v_1094 : i64 to !llvm.ptr
                      %v_1096 = "llvm.load"(%pointer_1095) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1097 = arith.muli %i_1042, %c_13 : index
                      %v_1098 = arith.addi %v_595, %v_1097 : index
                      %v_1099 = arith.index_cast %v_1098 : index to i64
                      %pointer_1100 = llvm.inttoptr %v_1099 : i64 to !llvm.ptr
                      %v_1101 = "llvm.load"(%pointer_1100) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1102 = memref.load %expert_gate_up[%v_60, %v_1022, %i_1042] : memref<8x48x40xf32>
                      %v_1103 = vector.broadcast %v_1102 : f32 to vector<16xf32>
                      %acc_1104 = math.fma %v_1103, %v_1091, %carry_1044 : vector<16xf32>
                      %acc_1105 = math.fma %v_1103, %v_1096, %carry_1045 : vector<16xf32>
                      %acc_1106 = math.fma %v_1103, %v_1101, %carry_1046 : vector<16xf32>
                      %v_1107 = memref.load %expert_gate_up[%v_60, %v_1024, %i_1042] : memref<8x48x40xf32>
                      %v_1108 = vector.broadcast %v_1107 : f32 to vector<16xf32>
                      %acc_1109 = math.fma %v_1108, %v_1091, %carry_1047 : vector<16xf32>
                      %acc_1110 = math.fma %v_1108, %v_1096, %carry_1048 : vector<16xf32>
                      %acc_1111 = math.fma %v_1108, %v_1101, %carry_1049 : vector<16xf32>
                      %v_1112 = memref.load %expert_gate_up[%v_60, %v_1026, %i_1042] : memref<8x48x40xf32>
                      %v_1113 = vector.broadcast %v_1112 : f32 to vector<16xf32>
                      %acc_1114 = math.fma %v_1113, %v_1091, %carry_1050 : vector<16xf32>
                      %acc_1115 = math.fma %v_1113, %v_1096, %carry_1051 : vector<16xf32>
                      %acc_1116 = math.fma %v_1113, %v_1101, %carry_1052 : vector<16xf32>
                      %v_1117 = memref.load %expert_gate_up[%v_60, %v_1028, %i_1042] : memref<8x48x40xf32>
                      %v_1118 = vector.broadcast %v_1117 : f32 to vector<16xf32>
                      %acc_1119 = math.fma %v_1118, %v_1091, %carry_1053 : vector<16xf32>
                      %acc_1120 = math.fma %v_1118, %v_1096, %carry_1054 : vector<16xf32>
                      %acc_1121 = math.fma %v_1118, %v_1101, %carry_1055 : vector<16xf32>
                      %v_1122 = memref.load %expert_gate_up[%v_60, %v_1030, %i_1042] : memref<8x48x40xf32>
                      %v_1123 = vector.broadcast %v_1122 : f32 to vector<16xf32>
                      %acc_1124 = math.fma %v_1123, %v_1091, %carry_1056 : vector<16xf32>
                      %acc_1125 = math.fma %v_1123, %v_1096, %carry_1057 : vector<16xf32>
                      %acc_1126 = math.fma %v_1123, %v_1101, %carry_1058 : vector<16xf32>
                      %v_1127 = memref.load %expert_gate_up[%v_60, %v_1032, %i_1042] : memref<8x48x40xf32>
                      %v_1128 = vector.broadcast %v_1127 : f32 to vector<16xf32>
                      %acc_1129 = math.fma %v_1128, %v_1091, %carry_1059 : vector<16xf32>
                      %acc_1130 = math.fma %v_1128, %v_1096, %carry_1060 : vector<16xf32>
                      %acc_1131 = math.fma %v_1128, %v_1101, %carry_1061 : vector<16xf32>
                      %v_1132 = memref.load %expert_gate_up[%v_60, %v_1034, %i_1042] : memref<8x48x40xf32>
                      %v_1133 = vector.broadcast %v_1132 : f32 to vector<16xf32>
                      %acc_1134 = math.fma %v_1133, %v_1091, %carry_1062 : vector<16xf32>
                      %acc_1135 = math.fma %v_1133, %v_1096, %carry_1063 : vector<16xf32>
                      %acc_1136 = math.fma %v_1133, %v_1101, %carry_1064 : vector<16xf32>
                      %v_1137 = memref.load %expert_gate_up[%v_60, %v_1036, %i_1042] : memref<8x48x40xf32>
                      %v_1138 = vector.broadcast %v_1137 : f32 to vector<16xf32>
                      %acc_1139 = math.fma %v_1138, %v_1091, %carry_1065 : vector<16xf32>
                      %acc_1140 = math.fma %v_1138, %v_1096, %carry_1066 : vector<16xf32>
                      %acc_1141 = math.fma %v_1138, %v_1101, %carry_1067 : vector<16xf32>
                      %v_1142 = arith.addi %i_1042, %c_3 : index
                      %v_1143 = arith.muli %v_1142, %c_13 : index
                      %v_1144 = arith.addi %v_589, %v_1143 : index
                      %v_1145 = arith.index_cast %v_1144 : index to i64
                      %pointer_1146 = llvm.inttoptr %v_1145 : i64 to !llvm.ptr
                      %v_1147 = "llvm.load"(%pointer_1146) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1148 = arith.muli %v_1142, %c_13 : index
                      %v_1149 = arith.addi %v_592, %v_1148 : index
                      %v_1150 = arith.index_cast %v_1149 : index to i64
                      %pointer_1151 = llvm.inttoptr %v_1150 : i64 to !llvm.ptr
                      %v_1152 = "llvm.load"(%pointer_1151) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1153 = arith.muli %v_1142, %c_13 : index
                      %v_1154 = arith.addi %v_595, %v_1153 : index
                      %v_1155 = arith.index_cast %v_1154 : index to i64
                      %pointer_1156 = llvm.inttoptr %v_1155 : i64 to !llvm.ptr
                      %v_1157 = "llvm.load"(%pointer_1156) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1158 = memref.load %expert_gate_up[%v_60, %v_1022, %v_1142] : memref<8x48x40xf32>
                      %v_1159 = vector.broadcast %v_1158 : f32 to vector<16xf32>
                      %acc_1160 = math.fma %v_1159, %v_1147, %acc_1104 : vector<16xf32>
                      %acc_1161 = math.fma %v_1159, %v_1152, %acc_1105 : vector<16xf32>
                      %acc_1162 = math.fma %v_1159, %v_1157, %acc_1106 : vector<16xf32>
                      %v_1163 = memref.load %expert_gate_up[%v_60, %v_1024, %v_1142] : memref<8x48x40xf32>
                      %v_1164 = vector.broadcast %v_1163 : f32 to vector<16xf32>
                      %acc_1165 = math.fma %v_1164, %v_1147, %acc_1109 : vector<16xf32>
                      %acc_1166 = math.fma %v_1164, %v_1152, %acc_1110 : vector<16xf32>
                      %acc_1167 = math.fma %v_1164, %v_1157, %acc_1111 : vector<16xf32>
                      %v_1168 = memref.load %expert_gate_up[%v_60, %v_1026, %v_1142] : memref<8x48x40xf32>
                      %v_1169 = vector.broadcast %v_1168 : f32 to vector<16xf32>
                      %acc_1170 = math.fma %v_1169, %v_1147, %acc_1114 : vector<16xf32>
                      %acc_1171 = math.fma %v_1169, %v_1152, %acc_1115 : vector<16xf32>
                      %acc_1172 = math.fma %v_1169, %v_1157, %acc_1116 : vector<16xf32>
                      %v_1173 = memref.load %expert_gate_up[%v_60, %v_1028, %v_1142] : memref<8x48x40xf32>
                      %v_1174 = vector.broadcast %v_1173 : f32 to vector<16xf32>
                      %acc_1175 = math.fma %v_1174, %v_1147, %acc_1119 : vector<16xf32>
                      %acc_1176 = math.fma %v_1174, %v_1152, %acc_1120 : vector<16xf32>
                      %acc_1177 = math.fma %v_1174, %v_1157, %acc_1121 : vector<16xf32>
                      %v_1178 = memref.load %expert_gate_up[%v_60, %v_1030, %v_1142] : memref<8x48x40xf32>
                      %v_1179 = vector.broadcast %v_1178 : f32 to vector<16xf32>
                      %acc_1180 = math.fma %v_1179, %v_1147, %acc_1124 : vector<16xf32>
                      %acc_1181 = math.fma %v_1179, %v_1152, %acc_1125 : vector<16xf32>
                      %acc_1182 = math.fma %v_1179, %v_1157, %acc_1126 : vector<16xf32>
                      %v_1183 = memref.load %expert_gate_up[%v_60, %v_1032, %v_1142] : memref<8x48x40xf32>
                      %v_1184 = vector.broadcast %v_1183 : f32 to vector<16xf32>
                      %acc_1185 = math.fma %v_1184, %v_1147, %acc_1129 : vector<16xf32>
                      %acc_1186 = math.fma %v_1184, %v_1152, %acc_1130 : vector<16xf32>
                      %acc_1187 = math.fma %v_1184, %v_1157, %acc_1131 : vector<16xf32>
                      %v_1188 = memref.load %expert_gate_up[%v_60, %v_1034, %v_1142] : memref<8x48x40xf32>
                      %v_1189 = vector.broadcast %v_1188 : f32 to vector<16xf32>
                      %acc_1190 = math.fma %v_1189, %v_1147, %acc_1134 : vector<16xf32>
                      %acc_1191 = math.fma %v_1189, %v_1152, %acc_1135 : vector<16xf32>
                      %acc_1192 = math.fma %v_1189, %v_1157, %acc_1136 : vector<16xf32>
                      %v_1193 = memref.load %expert_gate_up[%v_60, %v_1036, %v_1142] : memref<8x48x40xf32>
                      %v_1194 = vector.broadcast %v_1193 : f32 to vector<16xf32>
                      %acc_1195 = math.fma %v_1194, %v_1147, %acc_1139 : vector<16xf32>
                      %acc_1196 = math.fma %v_1194, %v_1152, %acc_1140 : vector<16xf32>
                      %acc_1197 = math.fma %v_1194, %v_1157, %acc_1141 : vector<16xf32>
                      %v_1198 = arith.addi %i_1042, %c_7 : index
                      %v_1199 = arith.muli %v_1198, %c_13 : index
                      %v_1200 = arith.addi %v_589, %v_1199 : index
                      %v_1201 = arith.index_cast %v_1200 : index to i64
                      %pointer_1202 = llvm.inttoptr %v_1201 : i64 to !llvm.ptr
                      %v_1203 = "llvm.load"(%pointer_1202) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1204 = arith.muli %v_1198, %c_13 : index
                      %v_1205 = arith.addi %v_592, %v_1204 : index
                      %v_1206 = arith.index_cast %v_1205 : index to i64
                      %pointer_1207 = llvm.inttoptr %v_1206 : i64 to !llvm.ptr
                      %v_1208 = "llvm.load"(%pointer_1207) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1209 = arith.muli %v_1198, %c_13 : index
                      %v_1210 = arith.addi %v_595, %v_1209 : index
                      %v_1211 = arith.index_cast %v_1210 : index to i64
                      %pointer_1212 = llvm.inttoptr %v_1211 : i64 to !llvm.ptr
                      %v_1213 = "llvm.load"(%pointer_1212) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1214 = memref.load %expert_gate_up[%v_60, %v_1022, %v_1198] : memref<8x48x40xf32>
                      %v_1215 = vector.broadcast %v_1214 : f32 to vector<16xf32>
                      %acc_1216 = math.fma %v_1215, %v_1203, %acc_1160 : vector<16xf32>
                      %acc_1217 = math.fma %v_1215, %v_1208, %acc_1161 : vector<16xf32>
                      %acc_1218 = math.fma %v_1215, %v_1213, %acc_1162 : vector<16xf32>
                      %v_1219 = memref.load %expert_gate_up[%v_60, %v_1024, %v_1198] : memref<8x48x40xf32>
                      %v_1220 = vector.broadcast %v_1219 : f32 to vector<16xf32>
                      %acc_1221 = math.fma %v_1220, %v_1203, %acc_1165 : vector<16xf32>
                      %acc_1222 = math.fma %v_1220, %v_1208, %acc_1166 : vector<16xf32>
                      %acc_1223 = math.fma %v_1220, %v_1213, %acc_1167 : vector<16xf32>
                      %v_1224 = memref.load %expert_gate_up[%v_60, %v_1026, %v_1198] : memref<8x48x40xf32>
                      %v_1225 = vector.broadcast %v_1224 : f32 to vector<16xf32>
                      %acc_1226 = math.fma %v_1225, %v_1203, %acc_1170 : vector<16xf32>
                      %acc_1227 = math.fma %v_1225, %v_1208, %acc_1171 : vector<16xf32>
                      %acc_1228 = math.fma %v_1225, %v_1213, %acc_1172 : vector<16xf32>
                      %v_1229 = memref.load %expert_gate_up[%v_60, %v_1028, %v_1198] : memref<8x48x40xf32>
                      %v_1230 = vector.broadcast %v_1229 : f32 to vector<16xf32>
                      %acc_1231 = math.fma %v_1230, %v_1203, %acc_1175 : vector<16xf32>
                      %acc_1232 = math.fma %v_1230, %v_1208, %acc_1176 : vector<16xf32>
                      %acc_1233 = math.fma %v_1230, %v_1213, %acc_1177 : vector<16xf32>
                      %v_1234 = memref.load %expert_gate_up[%v_60, %v_1030, %v_1198] : memref<8x48x40xf32>
                      %v_1235 = vector.broadcast %v_1234 : f32 to vector<16xf32>
                      %acc_1236 = math.fma %v_1235, %v_1203, %acc_1180 : vector<16xf32>
                      %acc_1237 = math.fma %v_1235, %v_1208, %acc_1181 : vector<16xf32>
                      %acc_1238 = math.fma %v_1235, %v_1213, %acc_1182 : vector<16xf32>
                      %v_1239 = memref.load %expert_gate_up[%v_60, %v_1032, %v_1198] : memref<8x48x40xf32>
                      %v_1240 = vector.broadcast %v_1239 : f32 to vector<16xf32>
                      %acc_1241 = math.fma %v_1240, %v_1203, %acc_1185 : vector<16xf32>
                      %acc_1242 = math.fma %v_1240, %v_1208, %acc_1186 : vector<16xf32>
                      %acc_1243 = math.fma %v_1240, %v_1213, %acc_1187 : vector<16xf32>
                      %v_1244 = memref.load %expert_gate_up[%v_60, %v_1034, %v_1198] : memref<8x48x40xf32>
                      %v_1245 = vector.broadcast %v_1244 : f32 to vector<16xf32>
                      %acc_1246 = math.fma %v_1245, %v_1203, %acc_1190 : vector<16xf32>
                      %acc_1247 = math.fma %v_1245, %v_1208, %acc_1191 : vector<16xf32>
                      %acc_1248 = math.fma %v_1245, %v_1213, %acc_1192 : vector<16xf32>
                      %v_1249 = memref.load %expert_gate_up[%v_60, %v_1036, %v_1198] : memref<8x48x40xf32>
                      %v_1250 = vector.broadcast %v_1249 : f32 to vector<16xf32>
                      %acc_1251 = math.fma %v_1250, %v_1203, %acc_1195 : vector<16xf32>
                      %acc_1252 = math.fma %v_1250, %v_1208, %acc_1196 : vector<16xf32>
                      %acc_1253 = math.fma %v_1250, %v_1213, %acc_1197 : vector<16xf32>
                      %v_1254 = arith.addi %i_1042, %c_17 : index
                      %v_1255 = arith.muli %v_1254, %c_13 : index
                      %v_1256 = arith.addi %v_589, %v_1255 : index
                      %v_1257 = arith.index_cast %v_1256 : index to i64
                      %pointer_1258 = llvm.inttoptr %v_1257 : i64 to !llvm.ptr
                      %v_1259 = "llvm.load"(%pointer_1258) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1260 = arith.muli %v_1254, %c_13 : index
                      %v_1261 = arith.addi %v_592, %v_1260 : index
                      %v_1262 = arith.index_cast %v_1261 : index to i64
                      %pointer_1263 = llvm.inttoptr %v_1262 : i64 to !llvm.ptr
                      %v_1264 = "llvm.load"(%pointer_1263) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1265 = arith.muli %v_1254, %c_13 : index
                      %v_1266 = arith.addi %v_595, %v_1265 : index
                      %v_1267 = arith.index_cast %v_1266 : index to i64
                      %pointer_1268 = llvm.inttoptr %v_1267 : i64 to !llvm.ptr
                      %v_1269 = "llvm.load"(%pointer_1268) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1270 = memref.load %expert_gate_up[%v_60, %v_1022, %v_1254] : memref<8x48x40xf32>
                      %v_1271 = vector.broadcast %v_1270 : f32 to vector<16xf32>
                      %acc_1272 = math.fma %v_1271, %v_1259, %acc_1216 : vector<16xf32>
                      %acc_1273 = math.fma %v_1271, %v_1264, %acc_1217 : vector<16xf32>
                      %acc_1274 = math.fma %v_1271, %v_1269, %acc_1218 : vector<16xf32>
                      %v_1275 = memref.load %expert_gate_up[%v_60, %v_1024, %v_1254] : memref<8x48x40xf32>
                      %v_1276 = vector.broadcast %v_1275 : f32 to vector<16xf32>
                      %acc_1277 = math.fma %v_1276, %v_1259, %acc_1221 : vector<16xf32>
                      %acc_1278 = math.fma %v_1276, %v_1264, %acc_1222 : vector<16xf32>
                      %acc_1279 = math.fma %v_1276, %v_1269, %acc_1223 : vector<16xf32>
                      %v_1280 = memref.load %expert_gate_up[%v_60, %v_1026, %v_1254] : memref<8x48x40xf32>
                      %v_1281 = vector.broadcast %v_1280 : f32 to vector<16xf32>
                      %acc_1282 = math.fma %v_1281, %v_1259, %acc_1226 : vector<16xf32>
                      %acc_1283 = math.fma %v_1281, %v_1264, %acc_1227 : vector<16xf32>
                      %acc_1284 = math.fma %v_1281, %v_1269, %acc_1228 : vector<16xf32>
                      %v_1285 = memref.load %expert_gate_up[%v_60, %v_1028, %v_1254] : memref<8x48x40xf32>
                      %v_1286 = vector.broadcast %v_1285 : f32 to vector<16xf32>
                      %acc_1287 = math.fma %v_1286, %v_1259, %acc_1231 : vector<16xf32>
                      %acc_1288 = math.fma %v_1286, %v_1264, %acc_1232 : vector<16xf32>
                      %acc_1289 = math.fma %v_1286, %v_1269, %acc_1233 : vector<16xf32>
                      %v_1290 = memref.load %expert_gate_up[%v_60, %v_1030, %v_1254] : memref<8x48x40xf32>
                      %v_1291 = vector.broadcast %v_1290 : f32 to vector<16xf32>
                      %acc_1292 = math.fma %v_1291, %v_1259, %acc_1236 : vector<16xf32>
                      %acc_1293 = math.fma %v_1291, %v_1264, %acc_1237 : vector<16xf32>
                      %acc_1294 = math.fma %v_1291, %v_1269, %acc_1238 : vector<16xf32>
                      %v_1295 = memref.load %expert_gate_up[%v_60, %v_1032, %v_1254] : memref<8x48x40xf32>
                      %v_1296 = vector.broadcast %v_1295 : f32 to vector<16xf32>
                      %acc_1297 = math.fma %v_1296, %v_1259, %acc_1241 : vector<16xf32>
                      %acc_1298 = math.fma %v_1296, %v_1264, %acc_1242 : vector<16xf32>
                      %acc_1299 = math.fma %v_1296, %v_1269, %acc_1243 : vector<16xf32>
                      %v_1300 = memref.load %expert_gate_up[%v_60, %v_1034, %v_1254] : memref<8x48x40xf32>
                      %v_1301 = vector.broadcast %v_1300 : f32 to vector<16xf32>
                      %acc_1302 = math.fma %v_1301, %v_1259, %acc_1246 : vector<16xf32>
                      %acc_1303 = math.fma %v_1301, %v_1264, %acc_1247 : vector<16xf32>
                      %acc_1304 = math.fma %v_1301, %v_1269, %acc_1248 : vector<16xf32>
                      %v_1305 = memref.load %expert_gate_up[%v_60, %v_1036, %v_1254] : memref<8x48x40xf32>
                      %v_1306 = vector.broadcast %v_1305 : f32 to vector<16xf32>
                      %acc_1307 = math.fma %v_1306, %v_1259, %acc_1251 : vector<16xf32>
                      %acc_1308 = math.fma %v_1306, %v_1264, %acc_1252 : vector<16xf32>
                      %acc_1309 = math.fma %v_1306, %v_1269, %acc_1253 : vector<16xf32>
                      scf.yield %acc_1272, %acc_1273, %acc_1274, %acc_1277, %acc_1278, %acc_1279, %acc_1282, %acc_1283, %acc_1284, %acc_1287, %acc_1288, %acc_1289, %acc_1292, %acc_1293, %acc_1294, %acc_1297, %acc_1298, %acc_1299, %acc_1302, %acc_1303, %acc_1304, %acc_1307, %acc_1308, %acc_1309 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_1310 = arith.addi %v_1021, %c_5 : index
                    %v_1311 = arith.muli %v_1310, %c_13 : index
                    %v_1312 = arith.addi %v_3, %v_1311 : index
                    %v_1313 = arith.index_cast %v_1312 : index to i64
                    %pointer_1314 = llvm.inttoptr %v_1313 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#0, %pointer_1314) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1315 = arith.addi %v_1021, %c_5 : index
                    %v_1316 = arith.muli %v_1315, %c_13 : index
                    %v_1317 = arith.addi %v_3, %v_1316 : index
                    %v_1318 = arith.addi %v_1317, %c_46 : index
                    %v_1319 = arith.index_cast %v_1318 : index to i64
                    %pointer_1320 = llvm.inttoptr %v_1319 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#1, %pointer_1320) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1321 = arith.addi %v_1021, %c_5 : index
                    %v_1322 = arith.muli %v_1321, %c_13 : index
                    %v_1323 = arith.addi %v_3, %v_1322 : index
                    %v_1324 = arith.addi %v_1323, %c_47 : index
                    %v_1325 = arith.index_cast %v_1324 : index to i64
                    %pointer_1326 = llvm.inttoptr %v_1325 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#2, %pointer_1326) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1327 = arith.addi %v_1021, %c_48 : index
                    %v_1328 = arith.muli %v_1327, %c_13 : index
                    %v_1329 = arith.addi %v_3, %v_1328 : index
                    %v_1330 = arith.index_cast %v_1329 : index to i64
                    %pointer_1331 = llvm.inttoptr %v_1330 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#3, %pointer_1331) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1332 = arith.addi %v_1021, %c_48 : index
                    %v_1333 = arith.muli %v_1332, %c_13 : index
                    %v_1334 = arith.addi %v_3, %v_1333 : index
                    %v_1335 = arith.addi %v_1334, %c_46 : index
                    %v_1336 = arith.index_cast %v_1335 : index to i64
                    %pointer_1337 = llvm.inttoptr %v_1336 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#4, %pointer_1337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1338 = arith.addi %v_1021, %c_48 : index
                    %v_1339 = arith.muli %v_1338, %c_13 : index
                    %v_1340 = arith.addi %v_3, %v_1339 : index
                    %v_1341 = arith.addi %v_1340, %c_47 : index
                    %v_1342 = arith.index_cast %v_1341 : index to i64
                    %pointer_1343 = llvm.inttoptr %v_1342 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#5, %pointer_1343) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1344 = arith.addi %v_1021, %c_49 : index
                    %v_1345 = arith.muli %v_1344, %c_13 : index
                    %v_1346 = arith.addi %v_3, %v_1345 : index
                    %v_1347 = arith.index_cast %v_1346 : index to i64
                    %pointer_1348 = llvm.inttoptr %v_1347 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#6, %pointer_1348) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1349 = arith.addi %v_1021, %c_49 : index
                    %v_1350 = arith.muli %v_1349, %c_13 : index
                    %v_1351 = arith.addi %v_3, %v_1350 : index
                    %v_1352 = arith.addi %v_1351, %c_46 : index
                    %v_1353 = arith.index_cast %v_1352 : index to i64
                    %pointer_1354 = llvm.inttoptr %v_1353 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#7, %pointer_1354) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1355 = arith.addi %v_1021, %c_49 : index
                    %v_1356 = arith.muli %v_1355, %c_13 : index
                    %v_1357 = arith.addi %v_3, %v_1356 : index
                    %v_1358 = arith.addi %v_1357, %c_47 : index
                    %v_1359 = arith.index_cast %v_1358 : index to i64
                    %pointer_1360 = llvm.inttoptr %v_1359 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#8, %pointer_1360) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1361 = arith.addi %v_1021, %c_50 : index
                    %v_1362 = arith.muli %v_1361, %c_13 : index
                    %v_1363 = arith.addi %v_3, %v_1362 : index
                    %v_1364 = arith.index_cast %v_1363 : index to i64
                    %pointer_1365 = llvm.inttoptr %v_1364 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#9, %pointer_1365) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1366 = arith.addi %v_1021, %c_50 : index
                    %v_1367 = arith.muli %v_1366, %c_13 : index
                    %v_1368 = arith.addi %v_3, %v_1367 : index
                    %v_1369 = arith.addi %v_1368, %c_46 : index
                    %v_1370 = arith.index_cast %v_1369 : index to i64
                    %pointer_1371 = llvm.inttoptr %v_1370 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#10, %pointer_1371) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1372 = arith.addi %v_1021, %c_50 : index
                    %v_1373 = arith.muli %v_1372, %c_13 : index
                    %v_1374 = arith.addi %v_3, %v_1373 : index
                    %v_1375 = arith.addi %v_1374, %c_47 : index
                    %v_1376 = arith.index_cast %v_1375 : index to i64
                    %pointer_1377 = llvm.inttoptr %v_1376 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#11, %pointer_1377) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1378 = arith.addi %v_1021, %c_51 : index
                    %v_1379 = arith.muli %v_1378, %c_13 : index
                    %v_1380 = arith.addi %v_3, %v_1379 : index
                    %v_1381 = arith.index_cast %v_1380 : index to i64
                    %pointer_1382 = llvm.inttoptr %v_1381 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#12, %pointer_1382) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1383 = arith.addi %v_1021, %c_51 : index
                    %v_1384 = arith.muli %v_1383, %c_13 : index
                    %v_1385 = arith.addi %v_3, %v_1384 : index
                    %v_1386 = arith.addi %v_1385, %c_46 : index
                    %v_1387 = arith.index_cast %v_1386 : index to i64
                    %pointer_1388 = llvm.inttoptr %v_1387 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#13, %pointer_1388) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1389 = arith.addi %v_1021, %c_51 : index
                    %v_1390 = arith.muli %v_1389, %c_13 : index
                    %v_1391 = arith.addi %v_3, %v_1390 : index
                    %v_1392 = arith.addi %v_1391, %c_47 : index
                    %v_1393 = arith.index_cast %v_1392 : index to i64
                    %pointer_1394 = llvm.inttoptr %v_1393 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#14, %pointer_1394) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1395 = arith.addi %v_1021, %c_52 : index
                    %v_1396 = arith.muli %v_1395, %c_13 : index
                    %v_1397 = arith.addi %v_3, %v_1396 : index
                    %v_1398 = arith.index_cast %v_1397 : index to i64
                    %pointer_1399 = llvm.inttoptr %v_1398 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#15, %pointer_1399) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1400 = arith.addi %v_1021, %c_52 : index
                    %v_1401 = arith.muli %v_1400, %c_13 : index
                    %v_1402 = arith.addi %v_3, %v_1401 : index
                    %v_1403 = arith.addi %v_1402, %c_46 : index
                    %v_1404 = arith.index_cast %v_1403 : index to i64
                    %pointer_1405 = llvm.inttoptr %v_1404 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#16, %pointer_1405) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1406 = arith.addi %v_1021, %c_52 : index
                    %v_1407 = arith.muli %v_1406, %c_13 : index
                    %v_1408 = arith.addi %v_3, %v_1407 : index
                    %v_1409 = arith.addi %v_1408, %c_47 : index
                    %v_1410 = arith.index_cast %v_1409 : index to i64
                    %pointer_1411 = llvm.inttoptr %v_1410 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#17, %pointer_1411) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1412 = arith.addi %v_1021, %c_53 : index
                    %v_1413 = arith.muli %v_1412, %c_13 : index
                    %v_1414 = arith.addi %v_3, %v_1413 : index
                    %v_1415 = arith.index_cast %v_1414 : index to i64
                    %pointer_1416 = llvm.inttoptr %v_1415 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#18, %pointer_1416) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1417 = arith.addi %v_1021, %c_53 : index
                    %v_1418 = arith.muli %v_1417, %c_13 : index
                    %v_1419 = arith.addi %v_3, %v_1418 : index
                    %v_1420 = arith.addi %v_1419, %c_46 : index
                    %v_1421 = arith.index_cast %v_1420 : index to i64
                    %pointer_1422 = llvm.inttoptr %v_1421 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#19, %pointer_1422) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1423 = arith.addi %v_1021, %c_53 : index
                    %v_1424 = arith.muli %v_1423, %c_13 : index
                    %v_1425 = arith.addi %v_3, %v_1424 : index
                    %v_1426 = arith.addi %v_1425, %c_47 : index
                    %v_1427 = arith.index_cast %v_1426 : index to i64
                    %pointer_1428 = llvm.inttoptr %v_1427 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#20, %pointer_1428) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1429 = arith.addi %v_1021, %c_54 : index
                    %v_1430 = arith.muli %v_1429, %c_13 : index
                    %v_1431 = arith.addi %v_3, %v_1430 : index
                    %v_1432 = arith.index_cast %v_1431 : index to i64
                    %pointer_1433 = llvm.inttoptr %v_1432 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#21, %pointer_1433) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1434 = arith.addi %v_1021, %c_54 : index
                    %v_1435 = arith.muli %v_1434, %c_13 : index
                    %v_1436 = arith.addi %v_3, %v_1435 : index
                    %v_1437 = arith.addi %v_1436, %c_46 : index
                    %v_1438 = arith.index_cast %v_1437 : index to i64
                    %pointer_1439 = llvm.inttoptr %v_1438 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#22, %pointer_1439) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1440 = arith.addi %v_1021, %c_54 : index
                    %v_1441 = arith.muli %v_1440, %c_13 : index
                    %v_1442 = arith.addi %v_3, %v_1441 : index
                    %v_1443 = arith.addi %v_1442, %c_47 : index
                    %v_1444 = arith.index_cast %v_1443 : index to i64
                    %pointer_1445 = llvm.inttoptr %v_1444 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1043#23, %pointer_1445) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_1446 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_1447 = arith.muli %v_587, %c_5 : index
                  %v_1448 = arith.addi %v_62, %v_1447 : index
                  %v_1449 = arith.muli %v_1448, %c_55 : index
                  %v_1450 = arith.addi %address_1446, %v_1449 : index
                  %v_1451 = arith.subi %i_566, %v_567 : index
                  %v_1452 = arith.subi %c_9, %i_566 : index
                  %v_1453 = arith.maxsi %v_1452, %c_4 : index
                  %v_1454 = arith.minsi %c_5, %v_1453 : index
                  scf.for %i_1455 = %c_4 to %v_1454 step %c_3 {
                    %v_1456 = arith.addi %v_1451, %i_1455 : index
                    %v_1457 = arith.muli %v_1456, %c_13 : index
                    %v_1458 = arith.addi %v_3, %v_1457 : index
                    %v_1459 = arith.index_cast %v_1458 : index to i64
                    %pointer_1460 = llvm.inttoptr %v_1459 : i64 to !llvm.ptr
                    %v_1461 = "llvm.load"(%pointer_1460) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1462 = arith.addi %v_1451, %i_1455 : index
                    %v_1463 = arith.addi %v_1462, %c_5 : index
                    %v_1464 = arith.muli %v_1463, %c_13 : index
                    %v_1465 = arith.addi %v_3, %v_1464 : index
                    %v_1466 = arith.index_cast %v_1465 : index to i64
                    %pointer_1467 = llvm.inttoptr %v_1466 : i64 to !llvm.ptr
                    %v_1468 = "llvm.load"(%pointer_1467) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1469 = arith.subf %c_29, %v_1461 : vector<16xf32>
                    %is_1470 = arith.cmpf ogt, %v_1469, %c_56 : vector<16xf32>
                    %v_1471 = arith.select %is_1470, %c_56, %v_1469 : vector<16xi1>, vector<16xf32>
                    %is_1472 = arith.cmpf olt, %v_1471, %c_57 : vector<16xf32>
                    %v_1473 = arith.select %is_1472, %c_57, %v_1471 : vector<16xi1>, vector<16xf32>
                    %v_1474 = arith.mulf %v_1473, %c_58 : vector<16xf32>
                    %v_1475 = math.roundeven %v_1474 : vector<16xf32>
                    %acc_1476 = math.fma %v_1475, %c_59, %v_1473 : vector<16xf32>
                    %acc_1477 = math.fma %v_1475, %c_60, %acc_1476 : vector<16xf32>
                    %acc_1478 = math.fma %c_61, %acc_1477, %c_62 : vector<16xf32>
                    %acc_1479 = math.fma %acc_1478, %acc_1477, %c_63 : vector<16xf32>
                    %acc_1480 = math.fma %acc_1479, %acc_1477, %c_64 : vector<16xf32>
                    %acc_1481 = math.fma %acc_1480, %acc_1477, %c_65 : vector<16xf32>
                    %acc_1482 = math.fma %acc_1481, %acc_1477, %c_66 : vector<16xf32>
                    %acc_1483 = math.fma %acc_1482, %acc_1477, %c_67 : vector<16xf32>
                    %acc_1484 = math.fma %acc_1483, %acc_1477, %c_67 : vector<16xf32>
                    %v_1485 = arith.fptosi %v_1475 : vector<16xf32> to vector<16xi32>
                    %v_1486 = arith.shrsi %v_1485, %c_68 : vector<16xi32>
                    %v_1487 = arith.subi %v_1485, %v_1486 : vector<16xi32>
                    %v_1488 = arith.addi %v_1486, %c_70 : vector<16xi32>
                    %v_1489 = arith.shli %v_1488, %c_69 : vector<16xi32>
                    %v_1490 = arith.bitcast %v_1489 : vector<16xi32> to vector<16xf32>
                    %v_1491 = arith.mulf %acc_1484, %v_1490 : vector<16xf32>
                    %v_1492 = arith.addi %v_1487, %c_70 : vector<16xi32>
                    %v_1493 = arith.shli %v_1492, %c_69 : vector<16xi32>
                    %v_1494 = arith.bitcast %v_1493 : vector<16xi32> to vector<16xf32>
                    %v_1495 = arith.mulf %v_1491, %v_1494 : vector<16xf32>
                    %v_1496 = arith.addf %v_1495, %c_67 : vector<16xf32>
                    %v_1497 = arith.divf %c_67, %v_1496 : vector<16xf32>
                    %v_1498 = arith.mulf %v_1461, %v_1497 : vector<16xf32>
                    %v_1499 = arith.mulf %v_1498, %v_1468 : vector<16xf32>
                    %v_1500 = arith.addi %i_566, %i_1455 : index
                    %v_1501 = arith.divui %v_1500, %c_3 : index
                    %v_1502 = arith.muli %v_1501, %c_13 : index
                    %v_1503 = arith.addi %v_1450, %v_1502 : index
                    %v_1504 = arith.index_cast %v_1503 : index to i64
                    %pointer_1505 = llvm.inttoptr %v_1504 : i64 to !llvm.ptr
                    "llvm.store"(%v_1499, %pointer_1505) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %v_1506 = arith.addi %v_587, %c_3 : index
                  %v_1507 = arith.addi %v_3, %c_46 : index
                  %address_1508 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_1509 = arith.muli %v_1506, %c_5 : index
                  %v_1510 = arith.addi %v_62, %v_1509 : index
                  %v_1511 = arith.muli %v_1510, %c_55 : index
                  %v_1512 = arith.addi %address_1508, %v_1511 : index
                  %v_1513 = arith.subi %i_566, %v_567 : index
                  %v_1514 = arith.subi %c_9, %i_566 : index
                  %v_1515 = arith.maxsi %v_1514, %c_4 : index
                  %v_1516 = arith.minsi %c_5, %v_1515 : index
                  scf.for %i_1517 = %c_4 to %v_1516 step %c_3 {
                    %v_1518 = arith.addi %v_1513, %i_1517 : index
                    %v_1519 = arith.muli %v_1518, %c_13 : index
                    %v_1520 = arith.addi %v_1507, %v_1519 : index
                    %v_1521 = arith.index_cast %v_1520 : index to i64
                    %pointer_1522 = llvm.inttoptr %v_1521 : i64 to !llvm.ptr
                    %v_1523 = "llvm.load"(%pointer_1522) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1524 = arith.addi %v_1513, %i_1517 : index
                    %v_1525 = arith.addi %v_1524, %c_5 : index
                    %v_1526 = arith.muli %v_1525, %c_13 : index
                    %v_1527 = arith.addi %v_1507, %v_1526 : index
                    %v_1528 = arith.index_cast %v_1527 : index to i64
                    %pointer_1529 = llvm.inttoptr %v_1528 : i64 to !llvm.ptr
                    %v_1530 = "llvm.load"(%pointer_1529) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1531 = arith.subf %c_29, %v_1523 : vector<16xf32>
                    %is_1532 = arith.cmpf ogt, %v_1531, %c_56 : vector<16xf32>
                    %v_1533 = arith.select %is_1532, %c_56, %v_1531 : vector<16xi1>, vector<16xf32>
                    %is_1534 = arith.cmpf olt, %v_1533, %c_57 : vector<16xf32>
                    %v_1535 = arith.select %is_1534, %c_57, %v_1533 : vector<16xi1>, vector<16xf32>
                    %v_1536 = arith.mulf %v_1535, %c_58 : vector<16xf32>
                    %v_1537 = math.roundeven %v_1536 : vector<16xf32>
                    %acc_1538 = math.fma %v_1537, %c_59, %v_1535 : vector<16xf32>
                    %acc_1539 = math.fma %v_1537, %c_60, %acc_1538 : vector<16xf32>
                    %acc_1540 = math.fma %c_61, %acc_1539, %c_62 : vector<16xf32>
                    %acc_1541 = math.fma %acc_1540, %acc_1539, %c_63 : vector<16xf32>
                    %acc_1542 = math.fma %acc_1541, %acc_1539, %c_64 : vector<16xf32>
                    %acc_1543 = math.fma %acc_1542, %acc_1539, %c_65 : vector<16xf32>
                    %acc_1544 = math.fma %acc_1543, %acc_1539, %c_66 : vector<16xf32>
                    %acc_1545 = math.fma %acc_1544, %acc_1539, %c_67 : vector<16xf32>
                    %acc_1546 = math.fma %acc_1545, %acc_1539, %c_67 : vector<16xf32>
                    %v_1547 = arith.fptosi %v_1537 : vector<16xf32> to vector<16xi32>
                    %v_1548 = arith.shrsi %v_1547, %c_68 : vector<16xi32>
                    %v_1549 = arith.subi %v_1547, %v_1548 : vector<16xi32>
                    %v_1550 = arith.addi %v_1548, %c_70 : vector<16xi32>
                    %v_1551 = arith.shli %v_1550, %c_69 : vector<16xi32>
                    %v_1552 = arith.bitcast %v_1551 : vector<16xi32> to vector<16xf32>
                    %v_1553 = arith.mulf %acc_1546, %v_1552 : vector<16xf32>
                    %v_1554 = arith.addi %v_1549, %c_70 : vector<16xi32>
                    %v_1555 = arith.shli %v_1554, %c_69 : vector<16xi32>
                    %v_1556 = arith.bitcast %v_1555 : vector<16xi32> to vector<16xf32>
                    %v_1557 = arith.mulf %v_1553, %v_1556 : vector<16xf32>
                    %v_1558 = arith.addf %v_1557, %c_67 : vector<16xf32>
                    %v_1559 = arith.divf %c_67, %v_1558 : vector<16xf32>
                    %v_1560 = arith.mulf %v_1523, %v_1559 : vector<16xf32>
                    %v_1561 = arith.mulf %v_1560, %v_1530 : vector<16xf32>
                    %v_1562 = arith.addi %i_566, %i_1517 : index
                    %v_1563 = arith.divui %v_1562, %c_3 : index
                    %v_1564 = arith.muli %v_1563, %c_13 : index
                    %v_1565 = arith.addi %v_1512, %v_1564 : index
                    %v_1566 = arith.index_cast %v_1565 : index to i64
                    %pointer_1567 = llvm.inttoptr %v_1566 : i64 to !llvm.ptr
                    "llvm.store"(%v_1561, %pointer_1567) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %v_1568 = arith.addi %v_587, %c_7 : index
                  %v_1569 = arith.addi %v_3, %c_47 : index
                  %address_1570 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_1571 = arith.muli %v_1568, %c_5 : index
                  %v_1572 = arith.addi %v_62, %v_1571 : index
                  %v_1573 = arith.muli %v_1572, %c_55 : index
                  %v_1574 = arith.addi %address_1570, %v_1573 : index
                  %v_1575 = arith.subi %i_566, %v_567 : index
                  %v_1576 = arith.subi %c_9, %i_566 : index
                  %v_1577 = arith.maxsi %v_1576, %c_4 : index
                  %v_1578 = arith.minsi %c_5, %v_1577 : index
                  scf.for %i_1579 = %c_4 to %v_1578 step %c_3 {
                    %v_1580 = arith.addi %v_1575, %i_1579 : index
                    %v_1581 = arith.muli %v_1580, %c_13 : index
                    %v_1582 = arith.addi %v_1569, %v_1581 : index
                    %v_1583 = arith.index_cast %v_1582 : index to i64
                    %pointer_1584 = llvm.inttoptr %v_1583 : i64 to !llvm.ptr
                    %v_1585 = "llvm.load"(%pointer_1584) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1586 = arith.addi %v_1575, %i_1579 : index
                    %v_1587 = arith.addi %v_1586, %c_5 : index
                    %v_1588 = arith.muli %v_1587, %c_13 : index
                    %v_1589 = arith.addi %v_1569, %v_1588 : index
                    %v_1590 = arith.index_cast %v_1589 : index to i64
                    %pointer_1591 = llvm.inttoptr %v_1590 : i64 to !llvm.ptr
                    %v_1592 = "llvm.load"(%pointer_1591) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1593 = arith.subf %c_29, %v_1585 : vector<16xf32>
                    %is_1594 = arith.cmpf ogt, %v_1593, %c_56 : vector<16xf32>
                    %v_1595 = arith.select %is_1594, %c_56, %v_1593 : vector<16xi1>, vector<16xf32>
                    %is_1596 = arith.cmpf olt, %v_1595, %c_57 : vector<16xf32>
                    %v_1597 = arith.select %is_1596, %c_57, %v_1595 : vector<16xi1>, vector<16xf32>
                    %v_1598 = arith.mulf %v_1597, %c_58 : vector<16xf32>
                    %v_1599 = math.roundeven %v_1598 : vector<16xf32>
                    %acc_1600 = math.fma %v_1599, %c_59, %v_1597 : vector<16xf32>
                    %acc_1601 = math.fma %v_1599, %c_60, %acc_1600 : vector<16xf32>
                    %acc_1602 = math.fma %c_61, %acc_1601, %c_62 : vector<16xf32>
                    %acc_1603 = math.fma %acc_1602, %acc_1601, %c_63 : vector<16xf32>
                    %acc_1604 = math.fma %acc_1603, %acc_1601, %c_64 : vector<16xf32>
                    %acc_1605 = math.fma %acc_1604, %acc_1601, %c_65 : vector<16xf32>
                    %acc_1606 = math.fma %acc_1605, %acc_1601, %c_66 : vector<16xf32>
                    %acc_1607 = math.fma %acc_1606, %acc_1601, %c_67 : vector<16xf32>
                    %acc_1608 = math.fma %acc_1607, %acc_1601, %c_67 : vector<16xf32>
                    %v_1609 = arith.fptosi %v_1599 : vector<16xf32> to vector<16xi32>
                    %v_1610 = arith.shrsi %v_1609, %c_68 : vector<16xi32>
                    %v_1611 = arith.subi %v_1609, %v_1610 : vector<16xi32>
                    %v_1612 = arith.addi %v_1610, %c_70 : vector<16xi32>
                    %v_1613 = arith.shli %v_1612, %c_69 : vector<16xi32>
                    %v_1614 = arith.bitcast %v_1613 : vector<16xi32> to vector<16xf32>
                    %v_1615 = arith.mulf %acc_1608, %v_1614 : vector<16xf32>
                    %v_1616 = arith.addi %v_1611, %c_70 : vector<16xi32>
                    %v_1617 = arith.shli %v_1616, %c_69 : vector<16xi32>
                    %v_1618 = arith.bitcast %v_1617 : vector<16xi32> to vector<16xf32>
                    %v_1619 = arith.mulf %v_1615, %v_1618 : vector<16xf32>
                    %v_1620 = arith.addf %v_1619, %c_67 : vector<16xf32>
                    %v_1621 = arith.divf %c_67, %v_1620 : vector<16xf32>
                    %v_1622 = arith.mulf %v_1585, %v_1621 : vector<16xf32>
                    %v_1623 = arith.mulf %v_1622, %v_1592 : vector<16xf32>
                    %v_1624 = arith.addi %i_566, %i_1579 : index
                    %v_1625 = arith.divui %v_1624, %c_3 : index
                    %v_1626 = arith.muli %v_1625, %c_13 : index
                    %v_1627 = arith.addi %v_1574, %v_1626 : index
                    %v_1628 = arith.index_cast %v_1627 : index to i64
                    %pointer_1629 = llvm.inttoptr %v_1628 : i64 to !llvm.ptr
                    "llvm.store"(%v_1623, %pointer_1629) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
                %v_1630 = arith.muli %v_585, %c_17 : index
                %v_1631 = arith.muli %v_585, %c_17 : index
                %v_1632 = arith.subi %v_85, %v_1631 : index
                %v_1633 = arith.divui %v_1632, %c_7 : index
                scf.for %i_1634 = %c_4 to %v_1633 step %c_3 {
                  %v_1635 = arith.muli %i_1634, %c_7 : index
                  %v_1636 = arith.addi %v_1630, %v_1635 : index
                  %v_1637 = arith.addi %v_585, %i_1634 : index
                  %v_1638 = arith.muli %v_1636, %c_28 : index
                  %v_1639 = arith.addi %v_83, %v_1638 : index
                  %v_1640 = arith.addi %v_1636, %c_3 : index
                  %v_1641 = arith.muli %v_1640, %c_28 : index
                  %v_1642 = arith.addi %v_83, %v_1641 : index
                  scf.for %i_1643 = %c_4 to %c_7 step %c_3 {
                    %v_1644 = arith.muli %i_1643, %c_6 : index
                    %v_1645 = arith.minsi %v_1644, %c_6 : index
                    %v_1646 = arith.addi %v_567, %v_1645 : index
                    %v_1647 = arith.addi %v_567, %v_1645 : index
                    %v_1648 = arith.addi %v_1647, %c_3 : index
                    %v_1649 = arith.addi %v_567, %v_1645 : index
                    %v_1650 = arith.addi %v_1649, %c_7 : index
                    %v_1651 = arith.addi %v_567, %v_1645 : index
                    %v_1652 = arith.addi %v_1651, %c_17 : index
                    %v_1653 = arith.addi %v_567, %v_1645 : index
                    %v_1654 = arith.addi %v_1653, %c_10 : index
                    %v_1655 = arith.addi %v_567, %v_1645 : index
                    %v_1656 = arith.addi %v_1655, %c_18 : index
                    %v_1657 = arith.addi %v_567, %v_1645 : index
                    %v_1658 = arith.addi %v_1657, %c_19 : index
                    %v_1659 = arith.addi %v_567, %v_1645 : index
                    %v_1660 = arith.addi %v_1659, %c_20 : index
                    %v_1661 = arith.muli %v_564, %c_10 : index
                    %v_1662 = arith.muli %v_1637, %c_7 : index
                    %v_1663 = arith.muli %v_1662, %c_7 : index
                    %v_1664 = arith.addi %v_1663, %i_1643 : index
                    %loop_1666:16 = scf.for %i_1665 = %c_4 to %c_44 step %c_10 iter_args(%carry_1667 = %c_29, %carry_1668 = %c_29, %carry_1669 = %c_29, %carry_1670 = %c_29, %carry_1671 = %c_29, %carry_1672 = %c_29, %carry_1673 = %c_29, %carry_1674 = %c_29, %carry_1675 = %c_29, %carry_1676 = %c_29, %carry_1677 = %c_29, %carry_1678 = %c_29, %carry_1679 = %c_29, %carry_1680 = %c_29, %carry_1681 = %c_29, %carry_1682 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_1683 = arith.divui %i_1665, %c_10 : index
                      %v_1684 = arith.muli %v_1661, %c_22 : index
                      %v_1685 = arith.addi %v_1684, %c_45 : index
                      %v_1686 = arith.muli %v_1661, %c_22 : index
                      %v_1687 = arith.divui %v_1685, %v_1686 : index
                      %v_1688 = arith.muli %v_1664, %c_22 : index
                      %v_1689 = arith.addi %v_1688, %v_1683 : index
                      %v_1690 = arith.muli %v_1689, %v_1687 : index
                      scf.for %i_1691 = %c_4 to %v_1687 step %c_3 {
                        %v_1692 = arith.addi %v_1690, %i_1691 : index
                        %v_1693 = arith.minsi %v_1692, %c_45 : index
                        %v_1694 = arith.muli %v_1693, %c_13 : index
                        %v_1695 = arith.addi %v_573, %v_1694 : index
                        %v_1696 = arith.index_cast %v_1695 : index to i64
                        %pointer_1697 = llvm.inttoptr %v_1696 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1697) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_1698 = arith.muli %v_1693, %c_13 : index
                        %v_1699 = arith.addi %v_578, %v_1698 : index
                        %v_1700 = arith.index_cast %v_1699 : index to i64
                        %pointer_1701 = llvm.inttoptr %v_1700 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1701) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_1702 = arith.muli %i_1665, %c_13 : index
                      %v_1703 = arith.addi %v_1639, %v_1702 : index
                      %v_1704 = arith.index_cast %v_1703 : index to i64
                      %pointer_1705 = llvm.inttoptr %v_1704 : i64 to !llvm.ptr
                      %v_1706 = "llvm.load"(%pointer_1705) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1707 = arith.muli %i_1665, %c_13 : index
                      %v_1708 = arith.addi %v_1642, %v_1707 : index
                      %v_1709 = arith.index_cast %v_1708 : index to i64
                      %pointer_1710 = llvm.inttoptr %v_1709 : i64 to !llvm.ptr
                      %v_1711 = "llvm.load"(%pointer_1710) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1712 = memref.load %expert_gate_up[%v_60, %v_1646, %i_1665] : memref<8x48x40xf32>
                      %v_1713 = vector.broadcast %v_1712 : f32 to vector<16xf32>
                      %acc_1714 = math.fma %v_1713, %v_1706, %carry_1667 : vector<16xf32>
                      %acc_1715 = math.fma %v_1713, %v_1711, %carry_1668 : vector<16xf32>
                      %v_1716 = memref.load %expert_gate_up[%v_60, %v_1648, %i_1665] : memref<8x48x40xf32>
                      %v_1717 = vector.broadcast %v_1716 : f32 to vector<16xf32>
                      %acc_1718 = math.fma %v_1717, %v_1706, %carry_1669 : vector<16xf32>
                      %acc_1719 = math.fma %v_1717, %v_1711, %carry_1670 : vector<16xf32>
                      %v_1720 = memref.load %expert_gate_up[%v_60, %v_1650, %i_1665] : memref<8x48x40xf32>
                      %v_1721 = vector.broadcast %v_1720 : f32 to vector<16xf32>
                      %acc_1722 = math.fma %v_1721, %v_1706, %carry_1671 : vector<16xf32>
                      %acc_1723 = math.fma %v_1721, %v_1711, %carry_1672 : vector<16xf32>
                      %v_1724 = memref.load %expert_gate_up[%v_60, %v_1652, %i_1665] : memref<8x48x40xf32>
                      %v_1725 = vector.broadcast %v_1724 : f32 to vector<16xf32>
                      %acc_1726 = math.fma %v_1725, %v_1706, %carry_1673 : vector<16xf32>
                      %acc_1727 = math.fma %v_1725, %v_1711, %carry_1674 : vector<16xf32>
                      %v_1728 = memref.load %expert_gate_up[%v_60, %v_1654, %i_1665] : memref<8x48x40xf32>
                      %v_1729 = vector.broadcast %v_1728 : f32 to vector<16xf32>
                      %acc_1730 = math.fma %v_1729, %v_1706, %carry_1675 : vector<16xf32>
                      %acc_1731 = math.fma %v_1729, %v_1711, %carry_1676 : vector<16xf32>
                      %v_1732 = memref.load %expert_gate_up[%v_60, %v_1656, %i_1665] : memref<8x48x40xf32>
                      %v_1733 = vector.broadcast %v_1732 : f32 to vector<16xf32>
                      %acc_1734 = math.fma %v_1733, %v_1706, %carry_1677 : vector<16xf32>
                      %acc_1735 = math.fma %v_1733, %v_1711, %carry_1678 : vector<16xf32>
                      %v_1736 = memref.load %expert_gate_up[%v_60, %v_1658, %i_1665] : memref<8x48x40xf32>
                      %v_1737 = vector.broadcast %v_1736 : f32 to vector<16xf32>
                      %acc_1738 = math.fma %v_1737, %v_1706, %carry_1679 : vector<16xf32>
                      %acc_1739 = math.fma %v_1737, %v_1711, %carry_1680 : vector<16xf32>
                      %v_1740 = memref.load %expert_gate_up[%v_60, %v_1660, %i_1665] : memref<8x48x40xf32>
                      %v_1741 = vector.broadcast %v_1740 : f32 to vector<16xf32>
                      %acc_1742 = math.fma %v_1741, %v_1706, %carry_1681 : vector<16xf32>
                      %acc_1743 = math.fma %v_1741, %v_1711, %carry_1682 : vector<16xf32>
                      %v_1744 = arith.addi %i_1665, %c_3 : index
                      %v_1745 = arith.muli %v_1744, %c_13 : index
                      %v_1746 = arith.addi %v_1639, %v_1745 : index
                      %v_1747 = arith.index_cast %v_1746 : index to i64
                      %pointer_1748 = llvm.inttoptr %v_1747 : i64 to !llvm.ptr
                      %v_1749 = "llvm.load"(%pointer_1748) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1750 = arith.muli %v_1744, %c_13 : index
                      %v_1751 = arith.addi %v_1642, %v_1750 : index
                      %v_1752 = arith.index_cast %v_1751 : index to i64
                      %pointer_1753 = llvm.inttoptr %v_1752 : i64 to !llvm.ptr
                      %v_1754 = "llvm.load"(%pointer_1753) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1755 = memref.load %expert_gate_up[%v_60, %v_1646, %v_1744] : memref<8x48x40xf32>
                      %v_1756 = vector.broadcast %v_1755 : f32 to vector<16xf32>
                      %acc_1757 = math.fma %v_1756, %v_1749, %acc_1714 : vector<16xf32>
                      %acc_1758 = math.fma %v_1756, %v_1754, %acc_1715 : vector<16xf32>
                      %v_1759 = memref.load %expert_gate_up[%v_60, %v_1648, %v_1744] : memref<8x48x40xf32>
                      %v_1760 = vector.broadcast %v_1759 : f32 to vector<16xf32>
                      %acc_1761 = math.fma %v_1760, %v_1749, %acc_1718 : vector<16xf32>
                      %acc_1762 = math.fma %v_1760, %v_1754, %acc_1719 : vector<16xf32>
                      %v_1763 = memref.load %expert_gate_up[%v_60, %v_1650, %v_1744] : memref<8x48x40xf32>
                      %v_1764 = vector.broadcast %v_1763 : f32 to vector<16xf32>
                      %acc_1765 = math.fma %v_1764, %v_1749, %acc_1722 : vector<16xf32>
                      %acc_1766 = math.fma %v_1764, %v_1754, %acc_1723 : vector<16xf32>
                      %v_1767 = memref.load %expert_gate_up[%v_60, %v_1652, %v_1744] : memref<8x48x40xf32>
                      %v_1768 = vector.broadcast %v_1767 : f32 to vector<16xf32>
                      %acc_1769 = math.fma %v_1768, %v_1749, %acc_1726 : vector<16xf32>
                      %acc_1770 = math.fma %v_1768, %v_1754, %acc_1727 : vector<16xf32>
                      %v_1771 = memref.load %expert_gate_up[%v_60, %v_1654, %v_1744] : memref<8x48x40xf32>
                      %v_1772 = vector.broadcast %v_1771 : f32 to vector<16xf32>
                      %acc_1773 = math.fma %v_1772, %v_1749, %acc_1730 : vector<16xf32>
                      %acc_1774 = math.fma %v_1772, %v_1754, %acc_1731 : vector<16xf32>
                      %v_1775 = memref.load %expert_gate_up[%v_60, %v_1656, %v_1744] : memref<8x48x40xf32>
                      %v_1776 = vector.broadcast %v_1775 : f32 to vector<16xf32>
                      %acc_1777 = math.fma %v_1776, %v_1749, %acc_1734 : vector<16xf32>
                      %acc_1778 = math.fma %v_1776, %v_1754, %acc_1735 : vector<16xf32>
                      %v_1779 = memref.load %expert_gate_up[%v_60, %v_1658, %v_1744] : memref<8x48x40xf32>
                      %v_1780 = vector.broadcast %v_1779 : f32 to vector<16xf32>
                      %acc_1781 = math.fma %v_1780, %v_1749, %acc_1738 : vector<16xf32>
                      %acc_1782 = math.fma %v_1780, %v_1754, %acc_1739 : vector<16xf32>
                      %v_1783 = memref.load %expert_gate_up[%v_60, %v_1660, %v_1744] : memref<8x48x40xf32>
                      %v_1784 = vector.broadcast %v_1783 : f32 to vector<16xf32>
                      %acc_1785 = math.fma %v_1784, %v_1749, %acc_1742 : vector<16xf32>
                      %acc_1786 = math.fma %v_1784, %v_1754, %acc_1743 : vector<16xf32>
                      %v_1787 = arith.addi %i_1665, %c_7 : index
                      %v_1788 = arith.muli %v_1787, %c_13 : index
                      %v_1789 = arith.addi %v_1639, %v_1788 : index
                      %v_1790 = arith.index_cast %v_1789 : index to i64
                      %pointer_1791 = llvm.inttoptr %v_1790 : i64 to !llvm.ptr
                      %v_1792 = "llvm.load"(%pointer_1791) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1793 = arith.muli %v_1787, %c_13 : index
                      %v_1794 = arith.addi %v_1642, %v_1793 : index
                      %v_1795 = arith.index_cast %v_1794 : index to i64
                      %pointer_1796 = llvm.inttoptr %v_1795 : i64 to !llvm.ptr
                      %v_1797 = "llvm.load"(%pointer_1796) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1798 = memref.load %expert_gate_up[%v_60, %v_1646, %v_1787] : memref<8x48x40xf32>
                      %v_1799 = vector.broadcast %v_1798 : f32 to vector<16xf32>
                      %acc_1800 = math.fma %v_1799, %v_1792, %acc_1757 : vector<16xf32>
                      %acc_1801 = math.fma %v_1799, %v_1797, %acc_1758 : vector<16xf32>
                      %v_1802 = memref.load %expert_gate_up[%v_60, %v_1648, %v_1787] : memref<8x48x40xf32>
                      %v_1803 = vector.broadcast %v_1802 : f32 to vector<16xf32>
                      %acc_1804 = math.fma %v_1803, %v_1792, %acc_1761 : vector<16xf32>
                      %acc_1805 = math.fma %v_1803, %v_1797, %acc_1762 : vector<16xf32>
                      %v_1806 = memref.load %expert_gate_up[%v_60, %v_1650, %v_1787] : memref<8x48x40xf32>
                      %v_1807 = vector.broadcast %v_1806 : f32 to vector<16xf32>
                      %acc_1808 = math.fma %v_1807, %v_1792, %acc_1765 : vector<16xf32>
                      %acc_1809 = math.fma %v_1807, %v_1797, %acc_1766 : vector<16xf32>
                      %v_1810 = memref.load %expert_gate_up[%v_60, %v_1652, %v_1787] : memref<8x48x40xf32>
                      %v_1811 = vector.broadcast %v_1810 : f32 to vector<16xf32>
                      %acc_1812 = math.fma %v_1811, %v_1792, %acc_1769 : vector<16xf32>
                      %acc_1813 = math.fma %v_1811, %v_1797, %acc_1770 : vector<16xf32>
                      %v_1814 = memref.load %expert_gate_up[%v_60, %v_1654, %v_1787] : memref<8x48x40xf32>
                      %v_1815 = vector.broadcast %v_1814 : f32 to vector<16xf32>
                      %acc_1816 = math.fma %v_1815, %v_1792, %acc_1773 : vector<16xf32>
                      %acc_1817 = math.fma %v_1815, %v_1797, %acc_1774 : vector<16xf32>
                      %v_1818 = memref.load %expert_gate_up[%v_60, %v_1656, %v_1787] : memref<8x48x40xf32>
                      %v_1819 = vector.broadcast %v_1818 : f32 to vector<16xf32>
                      %acc_1820 = math.fma %v_1819, %v_1792, %acc_1777 : vector<16xf32>
                      %acc_1821 = math.fma %v_1819, %v_1797, %acc_1778 : vector<16xf32>
                      %v_1822 = memref.load %expert_gate_up[%v_60, %v_1658, %v_1787] : memref<8x48x40xf32>
                      %v_1823 = vector.broadcast %v_1822 : f32 to vector<16xf32>
                      %acc_1824 = math.fma %v_1823, %v_1792, %acc_1781 : vector<16xf32>
                      %acc_1825 = math.fma %v_1823, %v_1797, %acc_1782 : vector<16xf32>
                      %v_1826 = memref.load %expert_gate_up[%v_60, %v_1660, %v_1787] : memref<8x48x40xf32>
                      %v_1827 = vector.broadcast %v_1826 : f32 to vector<16xf32>
                      %acc_1828 = math.fma %v_1827, %v_1792, %acc_1785 : vector<16xf32>
                      %acc_1829 = math.fma %v_1827, %v_1797, %acc_1786 : vector<16xf32>
                      %v_1830 = arith.addi %i_1665, %c_17 : index
                      %v_1831 = arith.muli %v_1830, %c_13 : index
                      %v_1832 = arith.addi %v_1639, %v_1831 : index
                      %v_1833 = arith.index_cast %v_1832 : index to i64
                      %pointer_1834 = llvm.inttoptr %v_1833 : i64 to !llvm.ptr
                      %v_1835 = "llvm.load"(%pointer_1834) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1836 = arith.muli %v_1830, %c_13 : index
                      %v_1837 = arith.addi %v_1642, %v_1836 : index
                      %v_1838 = arith.index_cast %v_1837 : index to i64
                      %pointer_1839 = llvm.inttoptr %v_1838 : i64 to !llvm.ptr
                      %v_1840 = "llvm.load"(%pointer_1839) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1841 = memref.load %expert_gate_up[%v_60, %v_1646, %v_1830] : memref<8x48x40xf32>
                      %v_1842 = vector.broadcast %v_1841 : f32 to vector<16xf32>
                      %acc_1843 = math.fma %v_1842, %v_1835, %acc_1800 : vector<16xf32>
                      %acc_1844 = math.fma %v_1842, %v_1840, %acc_1801 : vector<16xf32>
                      %v_1845 = memref.load %expert_gate_up[%v_60, %v_1648, %v_1830] : memref<8x48x40xf32>
                      %v_1846 = vector.broadcast %v_1845 : f32 to vector<16xf32>
                      %acc_1847 = math.fma %v_1846, %v_1835, %acc_1804 : vector<16xf32>
                      %acc_1848 = math.fma %v_1846, %v_1840, %acc_1805 : vector<16xf32>
                      %v_1849 = memref.load %expert_gate_up[%v_60, %v_1650, %v_1830] : memref<8x48x40xf32>
                      %v_1850 = vector.broadcast %v_1849 : f32 to vector<16xf32>
                      %acc_1851 = math.fma %v_1850, %v_1835, %acc_1808 : vector<16xf32>
                      %acc_1852 = math.fma %v_1850, %v_1840, %acc_1809 : vector<16xf32>
                      %v_1853 = memref.load %expert_gate_up[%v_60, %v_1652, %v_1830] : memref<8x48x40xf32>
                      %v_1854 = vector.broadcast %v_1853 : f32 to vector<16xf32>
                      %acc_1855 = math.fma %v_1854, %v_1835, %acc_1812 : vector<16xf32>
                      %acc_1856 = math.fma %v_1854, %v_1840, %acc_1813 : vector<16xf32>
                      %v_1857 = memref.load %expert_gate_up[%v_60, %v_1654, %v_1830] : memref<8x48x40xf32>
                      %v_1858 = vector.broadcast %v_1857 : f32 to vector<16xf32>
                      %acc_1859 = math.fma %v_1858, %v_1835, %acc_1816 : vector<16xf32>
                      %acc_1860 = math.fma %v_1858, %v_1840, %acc_1817 : vector<16xf32>
                      %v_1861 = memref.load %expert_gate_up[%v_60, %v_1656, %v_1830] : memref<8x48x40xf32>
                      %v_1862 = vector.broadcast %v_1861 : f32 to vector<16xf32>
                      %acc_1863 = math.fma %v_1862, %v_1835, %acc_1820 : vector<16xf32>
                      %acc_1864 = math.fma %v_1862, %v_1840, %acc_1821 : vector<16xf32>
                      %v_1865 = memref.load %expert_gate_up[%v_60, %v_1658, %v_1830] : memref<8x48x40xf32>
                      %v_1866 = vector.broadcast %v_1865 : f32 to vector<16xf32>
                      %acc_1867 = math.fma %v_1866, %v_1835, %acc_1824 : vector<16xf32>
                      %acc_1868 = math.fma %v_1866, %v_1840, %acc_1825 : vector<16xf32>
                      %v_1869 = memref.load %expert_gate_up[%v_60, %v_1660, %v_1830] : memref<8x48x40xf32>
                      %v_1870 = vector.broadcast %v_1869 : f32 to vector<16xf32>
                      %acc_1871 = math.fma %v_1870, %v_1835, %acc_1828 : vector<16xf32>
                      %acc_1872 = math.fma %v_1870, %v_1840, %acc_1829 : vector<16xf32>
                      scf.yield %acc_1843, %acc_1844, %acc_1847, %acc_1848, %acc_1851, %acc_1852, %acc_1855, %acc_1856, %acc_1859, %acc_1860, %acc_1863, %acc_1864, %acc_1867, %acc_1868, %acc_1871, %acc_1872 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_1873 = arith.muli %v_1645, %c_13 : index
                    %v_1874 = arith.addi %v_3, %v_1873 : index
                    %v_1875 = arith.index_cast %v_1874 : index to i64
                    %pointer_1876 = llvm.inttoptr %v_1875 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#0, %pointer_1876) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1877 = arith.muli %v_1645, %c_13 : index
                    %v_1878 = arith.addi %v_3, %v_1877 : index
                    %v_1879 = arith.addi %v_1878, %c_46 : index
                    %v_1880 = arith.index_cast %v_1879 : index to i64
                    %pointer_1881 = llvm.inttoptr %v_1880 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#1, %pointer_1881) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1882 = arith.addi %v_1645, %c_3 : index
                    %v_1883 = arith.muli %v_1882, %c_13 : index
                    %v_1884 = arith.addi %v_3, %v_1883 : index
                    %v_1885 = arith.index_cast %v_1884 : index to i64
                    %pointer_1886 = llvm.inttoptr %v_1885 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#2, %pointer_1886) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1887 = arith.addi %v_1645, %c_3 : index
                    %v_1888 = arith.muli %v_1887, %c_13 : index
                    %v_1889 = arith.addi %v_3, %v_1888 : index
                    %v_1890 = arith.addi %v_1889, %c_46 : index
                    %v_1891 = arith.index_cast %v_1890 : index to i64
                    %pointer_1892 = llvm.inttoptr %v_1891 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#3, %pointer_1892) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1893 = arith.addi %v_1645, %c_7 : index
                    %v_1894 = arith.muli %v_1893, %c_13 : index
                    %v_1895 = arith.addi %v_3, %v_1894 : index
                    %v_1896 = arith.index_cast %v_1895 : index to i64
                    %pointer_1897 = llvm.inttoptr %v_1896 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#4, %pointer_1897) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1898 = arith.addi %v_1645, %c_7 : index
                    %v_1899 = arith.muli %v_1898, %c_13 : index
                    %v_1900 = arith.addi %v_3, %v_1899 : index
                    %v_1901 = arith.addi %v_1900, %c_46 : index
                    %v_1902 = arith.index_cast %v_1901 : index to i64
                    %pointer_1903 = llvm.inttoptr %v_1902 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#5, %pointer_1903) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1904 = arith.addi %v_1645, %c_17 : index
                    %v_1905 = arith.muli %v_1904, %c_13 : index
                    %v_1906 = arith.addi %v_3, %v_1905 : index
                    %v_1907 = arith.index_cast %v_1906 : index to i64
                    %pointer_1908 = llvm.inttoptr %v_1907 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#6, %pointer_1908) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1909 = arith.addi %v_1645, %c_17 : index
                    %v_1910 = arith.muli %v_1909, %c_13 : index
                    %v_1911 = arith.addi %v_3, %v_1910 : index
                    %v_1912 = arith.addi %v_1911, %c_46 : index
                    %v_1913 = arith.index_cast %v_1912 : index to i64
                    %pointer_1914 = llvm.inttoptr %v_1913 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#7, %pointer_1914) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1915 = arith.addi %v_1645, %c_10 : index
                    %v_1916 = arith.muli %v_1915, %c_13 : index
                    %v_1917 = arith.addi %v_3, %v_1916 : index
                    %v_1918 = arith.index_cast %v_1917 : index to i64
                    %pointer_1919 = llvm.inttoptr %v_1918 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#8, %pointer_1919) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1920 = arith.addi %v_1645, %c_10 : index
                    %v_1921 = arith.muli %v_1920, %c_13 : index
                    %v_1922 = arith.addi %v_3, %v_1921 : index
                    %v_1923 = arith.addi %v_1922, %c_46 : index
                    %v_1924 = arith.index_cast %v_1923 : index to i64
                    %pointer_1925 = llvm.inttoptr %v_1924 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#9, %pointer_1925) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1926 = arith.addi %v_1645, %c_18 : index
                    %v_1927 = arith.muli %v_1926, %c_13 : index
                    %v_1928 = arith.addi %v_3, %v_1927 : index
                    %v_1929 = arith.index_cast %v_1928 : index to i64
                    %pointer_1930 = llvm.inttoptr %v_1929 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#10, %pointer_1930) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1931 = arith.addi %v_1645, %c_18 : index
                    %v_1932 = arith.muli %v_1931, %c_13 : index
                    %v_1933 = arith.addi %v_3, %v_1932 : index
                    %v_1934 = arith.addi %v_1933, %c_46 : index
                    %v_1935 = arith.index_cast %v_1934 : index to i64
                    %pointer_1936 = llvm.inttoptr %v_1935 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#11, %pointer_1936) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1937 = arith.addi %v_1645, %c_19 : index
                    %v_1938 = arith.muli %v_1937, %c_13 : index
                    %v_1939 = arith.addi %v_3, %v_1938 : index
                    %v_1940 = arith.index_cast %v_1939 : index to i64
                    %pointer_1941 = llvm.inttoptr %v_1940 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#12, %pointer_1941) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1942 = arith.addi %v_1645, %c_19 : index
                    %v_1943 = arith.muli %v_1942, %c_13 : index
                    %v_1944 = arith.addi %v_3, %v_1943 : index
                    %v_1945 = arith.addi %v_1944, %c_46 : index
                    %v_1946 = arith.index_cast %v_1945 : index to i64
                    %pointer_1947 = llvm.inttoptr %v_1946 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#13, %pointer_1947) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1948 = arith.addi %v_1645, %c_20 : index
                    %v_1949 = arith.muli %v_1948, %c_13 : index
                    %v_1950 = arith.addi %v_3, %v_1949 : index
                    %v_1951 = arith.index_cast %v_1950 : index to i64
                    %pointer_1952 = llvm.inttoptr %v_1951 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#14, %pointer_1952) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1953 = arith.addi %v_1645, %c_20 : index
                    %v_1954 = arith.muli %v_1953, %c_13 : index
                    %v_1955 = arith.addi %v_3, %v_1954 : index
                    %v_1956 = arith.addi %v_1955, %c_46 : index
                    %v_1957 = arith.index_cast %v_1956 : index to i64
                    %pointer_1958 = llvm.inttoptr %v_1957 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1666#15, %pointer_1958) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_1959 = %c_4 to %c_7 step %c_3 {
                    %v_1960 = arith.muli %i_1959, %c_6 : index
                    %v_1961 = arith.minsi %v_1960, %c_6 : index
                    %v_1962 = arith.addi %v_568, %v_1961 : index
                    %v_1963 = arith.addi %v_568, %v_1961 : index
                    %v_1964 = arith.addi %v_1963, %c_3 : index
                    %v_1965 = arith.addi %v_568, %v_1961 : index
                    %v_1966 = arith.addi %v_1965, %c_7 : index
                    %v_1967 = arith.addi %v_568, %v_1961 : index
                    %v_1968 = arith.addi %v_1967, %c_17 : index
                    %v_1969 = arith.addi %v_568, %v_1961 : index
                    %v_1970 = arith.addi %v_1969, %c_10 : index
                    %v_1971 = arith.addi %v_568, %v_1961 : index
                    %v_1972 = arith.addi %v_1971, %c_18 : index
                    %v_1973 = arith.addi %v_568, %v_1961 : index
                    %v_1974 = arith.addi %v_1973, %c_19 : index
                    %v_1975 = arith.addi %v_568, %v_1961 : index
                    %v_1976 = arith.addi %v_1975, %c_20 : index
                    %v_1977 = arith.muli %v_564, %c_10 : index
                    %v_1978 = arith.muli %v_1637, %c_7 : index
                    %v_1979 = arith.addi %v_1978, %c_3 : index
                    %v_1980 = arith.muli %v_1979, %c_7 : index
                    %v_1981 = arith.addi %v_1980, %i_1959 : index
                    %loop_1983:16 = scf.for %i_1982 = %c_4 to %c_44 step %c_10 iter_args(%carry_1984 = %c_29, %carry_1985 = %c_29, %carry_1986 = %c_29, %carry_1987 = %c_29, %carry_1988 = %c_29, %carry_1989 = %c_29, %carry_1990 = %c_29, %carry_1991 = %c_29, %carry_1992 = %c_29, %carry_1993 = %c_29, %carry_1994 = %c_29, %carry_1995 = %c_29, %carry_1996 = %c_29, %carry_1997 = %c_29, %carry_1998 = %c_29, %carry_1999 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_2000 = arith.divui %i_1982, %c_10 : index
                      %v_2001 = arith.muli %v_1977, %c_22 : index
                      %v_2002 = arith.addi %v_2001, %c_45 : index
                      %v_2003 = arith.muli %v_1977, %c_22 : index
                      %v_2004 = arith.divui %v_2002, %v_2003 : index
                      %v_2005 = arith.muli %v_1981, %c_22 : index
                      %v_2006 = arith.addi %v_2005, %v_2000 : index
                      %v_2007 = arith.muli %v_2006, %v_2004 : index
                      scf.for %i_2008 = %c_4 to %v_2004 step %c_3 {
                        %v_2009 = arith.addi %v_2007, %i_2008 : index
                        %v_2010 = arith.minsi %v_2009, %c_45 : index
                        %v_2011 = arith.muli %v_2010, %c_13 : index
                        %v_2012 = arith.addi %v_573, %v_2011 : index
                        %v_2013 = arith.index_cast %v_2012 : index to i64
                        %pointer_2014 = llvm.inttoptr %v_2013 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2014) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_2015 = arith.muli %v_2010, %c_13 : index
                        %v_2016 = arith.addi %v_578, %v_2015 : index
                        %v_2017 = arith.index_cast %v_2016 : index to i64
                        %pointer_2018 = llvm.inttoptr %v_2017 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2018) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_2019 = arith.muli %i_1982, %c_13 : index
                      %v_2020 = arith.addi %v_1639, %v_2019 : index
                      %v_2021 = arith.index_cast %v_2020 : index to i64
                      %pointer_2022 = llvm.inttoptr %v_2021 : i64 to !llvm.ptr
                      %v_2023 = "llvm.load"(%pointer_2022) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2024 = arith.muli %i_1982, %c_13 : index
                      %v_2025 = arith.addi %v_1642, %v_2024 : index
                      %v_2026 = arith.index_cast %v_2025 : index to i64
                      %pointer_2027 = llvm.inttoptr %v_2026 : i64 to !llvm.ptr
                      %v_2028 = "llvm.load"(%pointer_2027) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2029 = memref.load %expert_gate_up[%v_60, %v_1962, %i_1982] : memref<8x48x40xf32>
                      %v_2030 = vector.broadcast %v_2029 : f32 to vector<16xf32>
                      %acc_2031 = math.fma %v_2030, %v_2023, %carry_1984 : vector<16xf32>
                      %acc_2032 = math.fma %v_2030, %v_2028, %carry_1985 : vector<16xf32>
                      %v_2033 = memref.load %expert_gate_up[%v_60, %v_1964, %i_1982] : memref<8x48x40xf32>
                      %v_2034 = vector.broadcast %v_2033 : f32 to vector<16xf32>
                      %acc_2035 = math.fma %v_2034, %v_2023, %carry_1986 : vector<16xf32>
                      %acc_2036 = math.fma %v_2034, %v_2028, %carry_1987 : vector<16xf32>
                      %v_2037 = memref.load %expert_gate_up[%v_60, %v_1966, %i_1982] : memref<8x48x40xf32>
                      %v_2038 = vector.broadcast %v_2037 : f32 to vector<16xf32>
                      %acc_2039 = math.fma %v_2038, %v_2023, %carry_1988 : vector<16xf32>
                      %acc_2040 = math.fma %v_2038, %v_2028, %carry_1989 : vector<16xf32>
                      %v_2041 = memref.load %expert_gate_up[%v_60, %v_1968, %i_1982] : memref<8x48x40xf32>
                      %v_2042 = vector.broadcast %v_2041 : f32 to vector<16xf32>
                      %acc_2043 = math.fma %v_2042, %v_2023, %carry_1990 : vector<16xf32>
                      %acc_2044 = math.fma %v_2042, %v_2028, %carry_1991 : vector<16xf32>
                      %v_2045 = memref.load %expert_gate_up[%v_60, %v_1970, %i_1982] : memref<8x48x40xf32>
                      %v_2046 = vector.broadcast %v_2045 : f32 to vector<16xf32>
                      %acc_2047 = math.fma %v_2046, %v_2023, %carry_1992 : vector<16xf32>
                      %acc_2048 = math.fma %v_2046, %v_2028, %carry_1993 : vector<16xf32>
                      %v_2049 = memref.load %expert_gate_up[%v_60, %v_1972, %i_1982] : memref<8x48x40xf32>
                      %v_2050 = vector.broadcast %v_2049 : f32 to vector<16xf32>
                      %acc_2051 = math.fma %v_2050, %v_2023, %carry_1994 : vector<16xf32>
                      %acc_2052 = math.fma %v_2050, %v_2028, %carry_1995 : vector<16xf32>
                      %v_2053 = memref.load %expert_gate_up[%v_60, %v_1974, %i_1982] : memref<8x48x40xf32>
                      %v_2054 = vector.broadcast %v_2053 : f32 to vector<16xf32>
                      %acc_2055 = math.fma %v_2054, %v_2023, %carry_1996 : vector<16xf32>
                      %acc_2056 = math.fma %v_2054, %v_2028, %carry_1997 : vector<16xf32>
                      %v_2057 = memref.load %expert_gate_up[%v_60, %v_1976, %i_1982] : memref<8x48x40xf32>
                      %v_2058 = vector.broadcast %v_2057 : f32 to vector<16xf32>
                      %acc_2059 = math.fma %v_2058, %v_2023, %carry_1998 : vector<16xf32>
                      %acc_2060 = math.fma %v_2058, %v_2028, %carry_1999 : vector<16xf32>
                      %v_2061 = arith.addi %i_1982, %c_3 : index
                      %v_2062 = arith.muli %v_2061, %c_13 : index
                      %v_2063 = arith.addi %v_1639, %v_2062 : index
                      %v_2064 = arith.index_cast %v_2063 : index to i64
                      %pointer_2065 = llvm.inttoptr %v_2064 : i64 to !llvm.ptr
                      %v_2066 = "llvm.load"(%pointer_2065) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2067 = arith.muli %v_2061, %c_13 : index
                      %v_2068 = arith.addi %v_1642, %v_2067 : index
                      %v_2069 = arith.index_cast %v_2068 : index to i64
                      %pointer_2070 = llvm.inttoptr %v_2069 : i64 to !llvm.ptr
                      %v_2071 = "llvm.load"(%pointer_2070) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2072 = memref.load %expert_gate_up[%v_60, %v_1962, %v_2061] : memref<8x48x40xf32>
                      %v_2073 = vector.broadcast %v_2072 : f32 to vector<16xf32>
                      %acc_2074 = math.fma %v_2073, %v_2066, %acc_2031 : vector<16xf32>
                      %acc_2075 = math.fma %v_2073, %v_2071, %acc_2032 : vector<16xf32>
                      %v_2076 = memref.load %expert_gate_up[%v_60, %v_1964, %v_2061] : memref<8x48x40xf32>
                      %v_2077 = vector.broadcast %v_2076 : f32 to vector<16xf32>
                      %acc_2078 = math.fma %v_2077, %v_2066, %acc_2035 : vector<16xf32>
                      %acc_2079 = math.fma %v_2077, %v_2071, %acc_2036 : vector<16xf32>
                      %v_2080 = memref.load %expert_gate_up[%v_60, %v_1966, %v_2061] : memref<8x48x40xf32>
                      %v_2081 = vector.broadcast %v_2080 : f32 to vector<16xf32>
                      %acc_2082 = math.fma %v_2081, %v_2066, %acc_2039 : vector<16xf32>
                      %acc_2083 = math.fma %v_2081, %v_2071, %acc_2040 : vector<16xf32>
                      %v_2084 = memref.load %expert_gate_up[%v_60, %v_1968, %v_2061] : memref<8x48x40xf32>
                      %v_2085 = vector.broadcast %v_2084 : f32 to vector<16xf32>
                      %acc_2086 = math.fma %v_2085, %v_2066, %acc_2043 : vector<16xf32>
                      %acc_2087 = math.fma %v_2085, %v_2071, %acc_2044 : vector<16xf32>
                      %v_2088 = memref.load %expert_gate_up[%v_60, %v_1970, %v_2061] : memref<8x48x40xf32>
                      %v_2089 = vector.broadcast %v_2088 : f32 to vector<16xf32>
                      %acc_2090 = math.fma %v_2089, %v_2066, %acc_2047 : vector<16xf32>
                      %acc_2091 = math.fma %v_2089, %v_2071, %acc_2048 : vector<16xf32>
                      %v_2092 = memref.load %expert_gate_up[%v_60, %v_1972, %v_2061] : memref<8x48x40xf32>
                      %v_2093 = vector.broadcast %v_2092 : f32 to vector<16xf32>
                      %acc_2094 = math.fma %v_2093, %v_2066, %acc_2051 : vector<16xf32>
                      %acc_2095 = math.fma %v_2093, %v_2071, %acc_2052 : vector<16xf32>
                      %v_2096 = memref.load %expert_gate_up[%v_60, %v_1974, %v_2061] : memref<8x48x40xf32>
                      %v_2097 = vector.broadcast %v_2096 : f32 to vector<16xf32>
                      %acc_2098 = math.fma %v_2097, %v_2066, %acc_2055 : vector<16xf32>
                      %acc_2099 = math.fma %v_2097, %v_2071, %acc_2056 : vector<16xf32>
                      %v_2100 = memref.load %expert_gate_up[%v_60, %v_1976, %v_2061] : memref<8x48x40xf32>
                      %v_2101 = vector.broadcast %v_2100 : f32 to vector<16xf32>
                      %acc_2102 = math.fma %v_2101, %v_2066, %acc_2059 : vector<16xf32>
                      %acc_2103 = math.fma %v_2101, %v_2071, %acc_2060 : vector<16xf32>
                      %v_2104 = arith.addi %i_1982, %c_7 : index
                      %v_2105 = arith.muli %v_2104, %c_13 : index
                      %v_2106 = arith.addi %v_1639, %v_2105 : index
                      %v_2107 = arith.index_cast %v_2106 : index to i64
                      %pointer_2108 = llvm.inttoptr %v_2107 : i64 to !llvm.ptr
                      %v_2109 = "llvm.load"(%pointer_2108) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2110 = arith.muli %v_2104, %c_13 : index
                      %v_2111 = arith.addi %v_1642, %v_2110 : index
                      %v_2112 = arith.index_cast %v_2111 : index to i64
                      %pointer_2113 = llvm.inttoptr %v_2112 : i64 to !llvm.ptr
                      %v_2114 = "llvm.load"(%pointer_2113) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2115 = memref.load %expert_gate_up[%v_60, %v_1962, %v_2104] : memref<8x48x40xf32>
                      %v_2116 = vector.broadcast %v_2115 : f32 to vector<16xf32>
                      %acc_2117 = math.fma %v_2116, %v_2109, %acc_2074 : vector<16xf32>
                      %acc_2118 = math.fma %v_2116, %v_2114, %acc_2075 : vector<16xf32>
                      %v_2119 = memref.load %expert_gate_up[%v_60, %v_1964, %v_2104] : memref<8x48x40xf32>
                      %v_2120 = vector.broadcast %v_2119 : f32 to vector<16xf32>
                      %acc_2121 = math.fma %v_2120, %v_2109, %acc_2078 : vector<16xf32>
                      %acc_2122 = math.fma %v_2120, %v_2114, %acc_2079 : vector<16xf32>
                      %v_2123 = memref.load %expert_gate_up[%v_60, %v_1966, %v_2104] : memref<8x48x40xf32>
                      %v_2124 = vector.broadcast %v_2123 : f32 to vector<16xf32>
                      %acc_2125 = math.fma %v_2124, %v_2109, %acc_2082 : vector<16xf32>
                      %acc_2126 = math.fma %v_2124, %v_2114, %acc_2083 : vector<16xf32>
                      %v_2127 = memref.load %expert_gate_up[%v_60, %v_1968, %v_2104] : memref<8x48x40xf32>
                      %v_2128 = vector.broadcast %v_2127 : f32 to vector<16xf32>
                      %acc_2129 = math.fma %v_2128, %v_2109, %acc_2086 : vector<16xf32>
                      %acc_2130 = math.fma %v_2128, %v_2114, %acc_2087 : vector<16xf32>
                      %v_2131 = memref.load %expert_gate_up[%v_60, %v_1970, %v_2104] : memref<8x48x40xf32>
                      %v_2132 = vector.broadcast %v_2131 : f32 to vector<16xf32>
                      %acc_2133 = math.fma %v_2132, %v_2109, %acc_2090 : vector<16xf32>
                      %acc_2134 = math.fma %v_2132, %v_2114, %acc_2091 : vector<16xf32>
                      %v_2135 = memref.load %expert_gate_up[%v_60, %v_1972, %v_2104] : memref<8x48x40xf32>
                      %v_2136 = vector.broadcast %v_2135 : f32 to vector<16xf32>
                      %acc_2137 = math.fma %v_2136, %v_2109, %acc_2094 : vector<16xf32>
                      %acc_2138 = math.fma %v_2136, %v_2114, %acc_2095 : vector<16xf32>
                      %v_2139 = memref.load %expert_gate_up[%v_60, %v_1974, %v_2104] : memref<8x48x40xf32>
                      %v_2140 = vector.broadcast %v_2139 : f32 to vector<16xf32>
                      %acc_2141 = math.fma %v_2140, %v_2109, %acc_2098 : vector<16xf32>
                      %acc_2142 = math.fma %v_2140, %v_2114, %acc_2099 : vector<16xf32>
                      %v_2143 = memref.load %expert_gate_up[%v_60, %v_1976, %v_2104] : memref<8x48x40xf32>
                      %v_2144 = vector.broadcast %v_2143 : f32 to vector<16xf32>
                      %acc_2145 = math.fma %v_2144, %v_2109, %acc_2102 : vector<16xf32>
                      %acc_2146 = math.fma %v_2144, %v_2114, %acc_2103 : vector<16xf32>
                      %v_2147 = arith.addi %i_1982, %c_17 : index
                      %v_2148 = arith.muli %v_2147, %c_13 : index
                      %v_2149 = arith.addi %v_1639, %v_2148 : index
                      %v_2150 = arith.index_cast %v_2149 : index to i64
                      %pointer_2151 = llvm.inttoptr %v_2150 : i64 to !llvm.ptr
                      %v_2152 = "llvm.load"(%pointer_2151) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2153 = arith.muli %v_2147, %c_13 : index
                      %v_2154 = arith.addi %v_1642, %v_2153 : index
                      %v_2155 = arith.index_cast %v_2154 : index to i64
                      %pointer_2156 = llvm.inttoptr %v_2155 : i64 to !llvm.ptr
                      %v_2157 = "llvm.load"(%pointer_2156) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2158 = memref.load %expert_gate_up[%v_60, %v_1962, %v_2147] : memref<8x48x40xf32>
                      %v_2159 = vector.broadcast %v_2158 : f32 to vector<16xf32>
                      %acc_2160 = math.fma %v_2159, %v_2152, %acc_2117 : vector<16xf32>
                      %acc_2161 = math.fma %v_2159, %v_2157, %acc_2118 : vector<16xf32>
                      %v_2162 = memref.load %expert_gate_up[%v_60, %v_1964, %v_2147] : memref<8x48x40xf32>
                      %v_2163 = vector.broadcast %v_2162 : f32 to vector<16xf32>
                      %acc_2164 = math.fma %v_2163, %v_2152, %acc_2121 : vector<16xf32>
                      %acc_2165 = math.fma %v_2163, %v_2157, %acc_2122 : vector<16xf32>
                      %v_2166 = memref.load %expert_gate_up[%v_60, %v_1966, %v_2147] : memref<8x48x40xf32>
                      %v_2167 = vector.broadcast %v_2166 : f32 to vector<16xf32>
                      %acc_2168 = math.fma %v_2167, %v_2152, %acc_2125 : vector<16xf32>
                      %acc_2169 = math.fma %v_2167, %v_2157, %acc_2126 : vector<16xf32>
                      %v_2170 = memref.load %expert_gate_up[%v_60, %v_1968, %v_2147] : memref<8x48x40xf32>
                      %v_2171 = vector.broadcast %v_2170 : f32 to vector<16xf32>
                      %acc_2172 = math.fma %v_2171, %v_2152, %acc_2129 : vector<16xf32>
                      %acc_2173 = math.fma %v_2171, %v_2157, %acc_2130 : vector<16xf32>
                      %v_2174 = memref.load %expert_gate_up[%v_60, %v_1970, %v_2147] : memref<8x48x40xf32>
                      %v_2175 = vector.broadcast %v_2174 : f32 to vector<16xf32>
                      %acc_2176 = math.fma %v_2175, %v_2152, %acc_2133 : vector<16xf32>
                      %acc_2177 = math.fma %v_2175, %v_2157, %acc_2134 : vector<16xf32>
                      %v_2178 = memref.load %expert_gate_up[%v_60, %v_1972, %v_2147] : memref<8x48x40xf32>
                      %v_2179 = vector.broadcast %v_2178 : f32 to vector<16xf32>
                      %acc_2180 = math.fma %v_2179, %v_2152, %acc_2137 : vector<16xf32>
                      %acc_2181 = math.fma %v_2179, %v_2157, %acc_2138 : vector<16xf32>
                      %v_2182 = memref.load %expert_gate_up[%v_60, %v_1974, %v_2147] : memref<8x48x40xf32>
                      %v_2183 = vector.broadcast %v_2182 : f32 to vector<16xf32>
                      %acc_2184 = math.fma %v_2183, %v_2152, %acc_2141 : vector<16xf32>
                      %acc_2185 = math.fma %v_2183, %v_2157, %acc_2142 : vector<16xf32>
                      %v_2186 = memref.load %expert_gate_up[%v_60, %v_1976, %v_2147] : memref<8x48x40xf32>
                      %v_2187 = vector.broadcast %v_2186 : f32 to vector<16xf32>
                      %acc_2188 = math.fma %v_2187, %v_2152, %acc_2145 : vector<16xf32>
                      %acc_2189 = math.fma %v_2187, %v_2157, %acc_2146 : vector<16xf32>
                      scf.yield %acc_2160, %acc_2161, %acc_2164, %acc_2165, %acc_2168, %acc_2169, %acc_2172, %acc_2173, %acc_2176, %acc_2177, %acc_2180, %acc_2181, %acc_2184, %acc_2185, %acc_2188, %acc_2189 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_2190 = arith.addi %v_1961, %c_5 : index
                    %v_2191 = arith.muli %v_2190, %c_13 : index
                    %v_2192 = arith.addi %v_3, %v_2191 : index
                    %v_2193 = arith.index_cast %v_2192 : index to i64
                    %pointer_2194 = llvm.inttoptr %v_2193 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#0, %pointer_2194) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2195 = arith.addi %v_1961, %c_5 : index
                    %v_2196 = arith.muli %v_2195, %c_13 : index
                    %v_2197 = arith.addi %v_3, %v_2196 : index
                    %v_2198 = arith.addi %v_2197, %c_46 : index
                    %v_2199 = arith.index_cast %v_2198 : index to i64
                    %pointer_2200 = llvm.inttoptr %v_2199 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#1, %pointer_2200) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2201 = arith.addi %v_1961, %c_48 : index
                    %v_2202 = arith.muli %v_2201, %c_13 : index
                    %v_2203 = arith.addi %v_3, %v_2202 : index
                    %v_2204 = arith.index_cast %v_2203 : index to i64
                    %pointer_2205 = llvm.inttoptr %v_2204 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#2, %pointer_2205) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2206 = arith.addi %v_1961, %c_48 : index
                    %v_2207 = arith.muli %v_2206, %c_13 : index
                    %v_2208 = arith.addi %v_3, %v_2207 : index
                    %v_2209 = arith.addi %v_2208, %c_46 : index
                    %v_2210 = arith.index_cast %v_2209 : index to i64
                    %pointer_2211 = llvm.inttoptr %v_2210 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#3, %pointer_2211) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2212 = arith.addi %v_1961, %c_49 : index
                    %v_2213 = arith.muli %v_2212, %c_13 : index
                    %v_2214 = arith.addi %v_3, %v_2213 : index
                    %v_2215 = arith.index_cast %v_2214 : index to i64
                    %pointer_2216 = llvm.inttoptr %v_2215 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#4, %pointer_2216) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2217 = arith.addi %v_1961, %c_49 : index
                    %v_2218 = arith.muli %v_2217, %c_13 : index
                    %v_2219 = arith.addi %v_3, %v_2218 : index
                    %v_2220 = arith.addi %v_2219, %c_46 : index
                    %v_2221 = arith.index_cast %v_2220 : index to i64
                    %pointer_2222 = llvm.inttoptr %v_2221 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#5, %pointer_2222) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2223 = arith.addi %v_1961, %c_50 : index
                    %v_2224 = arith.muli %v_2223, %c_13 : index
                    %v_2225 = arith.addi %v_3, %v_2224 : index
                    %v_2226 = arith.index_cast %v_2225 : index to i64
                    %pointer_2227 = llvm.inttoptr %v_2226 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#6, %pointer_2227) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2228 = arith.addi %v_1961, %c_50 : index
                    %v_2229 = arith.muli %v_2228, %c_13 : index
                    %v_2230 = arith.addi %v_3, %v_2229 : index
                    %v_2231 = arith.addi %v_2230, %c_46 : index
                    %v_2232 = arith.index_cast %v_2231 : index to i64
                    %pointer_2233 = llvm.inttoptr %v_2232 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#7, %pointer_2233) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2234 = arith.addi %v_1961, %c_51 : index
                    %v_2235 = arith.muli %v_2234, %c_13 : index
                    %v_2236 = arith.addi %v_3, %v_2235 : index
                    %v_2237 = arith.index_cast %v_2236 : index to i64
                    %pointer_2238 = llvm.inttoptr %v_2237 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#8, %pointer_2238) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2239 = arith.addi %v_1961, %c_51 : index
                    %v_2240 = arith.muli %v_2239, %c_13 : index
                    %v_2241 = arith.addi %v_3, %v_2240 : index
                    %v_2242 = arith.addi %v_2241, %c_46 : index
                    %v_2243 = arith.index_cast %v_2242 : index to i64
                    %pointer_2244 = llvm.inttoptr %v_2243 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#9, %pointer_2244) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2245 = arith.addi %v_1961, %c_52 : index
                    %v_2246 = arith.muli %v_2245, %c_13 : index
                    %v_2247 = arith.addi %v_3, %v_2246 : index
                    %v_2248 = arith.index_cast %v_2247 : index to i64
                    %pointer_2249 = llvm.inttoptr %v_2248 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#10, %pointer_2249) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2250 = arith.addi %v_1961, %c_52 : index
                    %v_2251 = arith.muli %v_2250, %c_13 : index
                    %v_2252 = arith.addi %v_3, %v_2251 : index
                    %v_2253 = arith.addi %v_2252, %c_46 : index
                    %v_2254 = arith.index_cast %v_2253 : index to i64
                    %pointer_2255 = llvm.inttoptr %v_2254 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#11, %pointer_2255) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2256 = arith.addi %v_1961, %c_53 : index
                    %v_2257 = arith.muli %v_2256, %c_13 : index
                    %v_2258 = arith.addi %v_3, %v_2257 : index
                    %v_2259 = arith.index_cast %v_2258 : index to i64
                    %pointer_2260 = llvm.inttoptr %v_2259 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#12, %pointer_2260) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2261 = arith.addi %v_1961, %c_53 : index
                    %v_2262 = arith.muli %v_2261, %c_13 : index
                    %v_2263 = arith.addi %v_3, %v_2262 : index
                    %v_2264 = arith.addi %v_2263, %c_46 : index
                    %v_2265 = arith.index_cast %v_2264 : index to i64
                    %pointer_2266 = llvm.inttoptr %v_2265 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#13, %pointer_2266) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2267 = arith.addi %v_1961, %c_54 : index
                    %v_2268 = arith.muli %v_2267, %c_13 : index
                    %v_2269 = arith.addi %v_3, %v_2268 : index
                    %v_2270 = arith.index_cast %v_2269 : index to i64
                    %pointer_2271 = llvm.inttoptr %v_2270 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#14, %pointer_2271) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2272 = arith.addi %v_1961, %c_54 : index
                    %v_2273 = arith.muli %v_2272, %c_13 : index
                    %v_2274 = arith.addi %v_3, %v_2273 : index
                    %v_2275 = arith.addi %v_2274, %c_46 : index
                    %v_2276 = arith.index_cast %v_2275 : index to i64
                    %pointer_2277 = llvm.inttoptr %v_2276 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1983#15, %pointer_2277) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_2278 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_2279 = arith.muli %v_1636, %c_5 : index
                  %v_2280 = arith.addi %v_62, %v_2279 : index
                  %v_2281 = arith.muli %v_2280, %c_55 : index
                  %v_2282 = arith.addi %address_2278, %v_2281 : index
                  %v_2283 = arith.subi %i_566, %v_567 : index
                  %v_2284 = arith.subi %c_9, %i_566 : index
                  %v_2285 = arith.maxsi %v_2284, %c_4 : index
                  %v_2286 = arith.minsi %c_5, %v_2285 : index
                  scf.for %i_2287 = %c_4 to %v_2286 step %c_3 {
                    %v_2288 = arith.addi %v_2283, %i_2287 : index
                    %v_2289 = arith.muli %v_2288, %c_13 : index
                    %v_2290 = arith.addi %v_3, %v_2289 : index
                    %v_2291 = arith.index_cast %v_2290 : index to i64
                    %pointer_2292 = llvm.inttoptr %v_2291 : i64 to !llvm.ptr
                    %v_2293 = "llvm.load"(%pointer_2292) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2294 = arith.addi %v_2283, %i_2287 : index
                    %v_2295 = arith.addi %v_2294, %c_5 : index
                    %v_2296 = arith.muli %v_2295, %c_13 : index
                    %v_2297 = arith.addi %v_3, %v_2296 : index
                    %v_2298 = arith.index_cast %v_2297 : index to i64
                    %pointer_2299 = llvm.inttoptr %v_2298 : i64 to !llvm.ptr
                    %v_2300 = "llvm.load"(%pointer_2299) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2301 = arith.subf %c_29, %v_2293 : vector<16xf32>
                    %is_2302 = arith.cmpf ogt, %v_2301, %c_56 : vector<16xf32>
                    %v_2303 = arith.select %is_2302, %c_56, %v_2301 : vector<16xi1>, vector<16xf32>
                    %is_2304 = arith.cmpf olt, %v_2303, %c_57 : vector<16xf32>
                    %v_2305 = arith.select %is_2304, %c_57, %v_2303 : vector<16xi1>, vector<16xf32>
                    %v_2306 = arith.mulf %v_2305, %c_58 : vector<16xf32>
                    %v_2307 = math.roundeven %v_2306 : vector<16xf32>
                    %acc_2308 = math.fma %v_2307, %c_59, %v_2305 : vector<16xf32>
                    %acc_2309 = math.fma %v_2307, %c_60, %acc_2308 : vector<16xf32>
                    %acc_2310 = math.fma %c_61, %acc_2309, %c_62 : vector<16xf32>
                    %acc_2311 = math.fma %acc_2310, %acc_2309, %c_63 : vector<16xf32>
                    %acc_2312 = math.fma %acc_2311, %acc_2309, %c_64 : vector<16xf32>
                    %acc_2313 = math.fma %acc_2312, %acc_2309, %c_65 : vector<16xf32>
                    %acc_2314 = math.fma %acc_2313, %acc_2309, %c_66 : vector<16xf32>
                    %acc_2315 = math.fma %acc_2314, %acc_2309, %c_67 : vector<16xf32>
                    %acc_2316 = math.fma %acc_2315, %acc_2309, %c_67 : vector<16xf32>
                    %v_2317 = arith.fptosi %v_2307 : vector<16xf32> to vector<16xi32>
                    %v_2318 = arith.shrsi %v_2317, %c_68 : vector<16xi32>
                    %v_2319 = arith.subi %v_2317, %v_2318 : vector<16xi32>
                    %v_2320 = arith.addi %v_2318, %c_70 : vector<16xi32>
                    %v_2321 = arith.shli %v_2320, %c_69 : vector<16xi32>
                    %v_2322 = arith.bitcast %v_2321 : vector<16xi32> to vector<16xf32>
                    %v_2323 = arith.mulf %acc_2316, %v_2322 : vector<16xf32>
                    %v_2324 = arith.addi %v_2319, %c_70 : vector<16xi32>
                    %v_2325 = arith.shli %v_2324, %c_69 : vector<16xi32>
                    %v_2326 = arith.bitcast %v_2325 : vector<16xi32> to vector<16xf32>
                    %v_2327 = arith.mulf %v_2323, %v_2326 : vector<16xf32>
                    %v_2328 = arith.addf %v_2327, %c_67 : vector<16xf32>
                    %v_2329 = arith.divf %c_67, %v_2328 : vector<16xf32>
                    %v_2330 = arith.mulf %v_2293, %v_2329 : vector<16xf32>
                    %v_2331 = arith.mulf %v_2330, %v_2300 : vector<16xf32>
                    %v_2332 = arith.addi %i_566, %i_2287 : index
                    %v_2333 = arith.divui %v_2332, %c_3 : index
                    %v_2334 = arith.muli %v_2333, %c_13 : index
                    %v_2335 = arith.addi %v_2282, %v_2334 : index
                    %v_2336 = arith.index_cast %v_2335 : index to i64
                    %pointer_2337 = llvm.inttoptr %v_2336 : i64 to !llvm.ptr
                    "llvm.store"(%v_2331, %pointer_2337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %v_2338 = arith.addi %v_1636, %c_3 : index
                  %v_2339 = arith.addi %v_3, %c_46 : index
                  %address_2340 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_2341 = arith.muli %v_2338, %c_5 : index
                  %v_2342 = arith.addi %v_62, %v_2341 : index
                  %v_2343 = arith.muli %v_2342, %c_55 : index
                  %v_2344 = arith.addi %address_2340, %v_2343 : index
                  %v_2345 = arith.subi %i_566, %v_567 : index
                  %v_2346 = arith.subi %c_9, %i_566 : index
                  %v_2347 = arith.maxsi %v_2346, %c_4 : index
                  %v_2348 = arith.minsi %c_5, %v_2347 : index
                  scf.for %i_2349 = %c_4 to %v_2348 step %c_3 {
                    %v_2350 = arith.addi %v_2345, %i_2349 : index
                    %v_2351 = arith.muli %v_2350, %c_13 : index
                    %v_2352 = arith.addi %v_2339, %v_2351 : index
                    %v_2353 = arith.index_cast %v_2352 : index to i64
                    %pointer_2354 = llvm.inttoptr %v_2353 : i64 to !llvm.ptr
                    %v_2355 = "llvm.load"(%pointer_2354) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2356 = arith.addi %v_2345, %i_2349 : index
                    %v_2357 = arith.addi %v_2356, %c_5 : index
                    %v_2358 = arith.muli %v_2357, %c_13 : index
                    %v_2359 = arith.addi %v_2339, %v_2358 : index
                    %v_2360 = arith.index_cast %v_2359 : index to i64
                    %pointer_2361 = llvm.inttoptr %v_2360 : i64 to !llvm.ptr
                    %v_2362 = "llvm.load"(%pointer_2361) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2363 = arith.subf %c_29, %v_2355 : vector<16xf32>
                    %is_2364 = arith.cmpf ogt, %v_2363, %c_56 : vector<16xf32>
                    %v_2365 = arith.select %is_2364, %c_56, %v_2363 : vector<16xi1>, vector<16xf32>
                    %is_2366 = arith.cmpf olt, %v_2365, %c_57 : vector<16xf32>
                    %v_2367 = arith.select %is_2366, %c_57, %v_2365 : vector<16xi1>, vector<16xf32>
                    %v_2368 = arith.mulf %v_2367, %c_58 : vector<16xf32>
                    %v_2369 = math.roundeven %v_2368 : vector<16xf32>
                    %acc_2370 = math.fma %v_2369, %c_59, %v_2367 : vector<16xf32>
                    %acc_2371 = math.fma %v_2369, %c_60, %acc_2370 : vector<16xf32>
                    %acc_2372 = math.fma %c_61, %acc_2371, %c_62 : vector<16xf32>
                    %acc_2373 = math.fma %acc_2372, %acc_2371, %c_63 : vector<16xf32>
                    %acc_2374 = math.fma %acc_2373, %acc_2371, %c_64 : vector<16xf32>
                    %acc_2375 = math.fma %acc_2374, %acc_2371, %c_65 : vector<16xf32>
                    %acc_2376 = math.fma %acc_2375, %acc_2371, %c_66 : vector<16xf32>
                    %acc_2377 = math.fma %acc_2376, %acc_2371, %c_67 : vector<16xf32>
                    %acc_2378 = math.fma %acc_2377, %acc_2371, %c_67 : vector<16xf32>
                    %v_2379 = arith.fptosi %v_2369 : vector<16xf32> to vector<16xi32>
                    %v_2380 = arith.shrsi %v_2379, %c_68 : vector<16xi32>
                    %v_2381 = arith.subi %v_2379, %v_2380 : vector<16xi32>
                    %v_2382 = arith.addi %v_2380, %c_70 : vector<16xi32>
                    %v_2383 = arith.shli %v_2382, %c_69 : vector<16xi32>
                    %v_2384 = arith.bitcast %v_2383 : vector<16xi32> to vector<16xf32>
                    %v_2385 = arith.mulf %acc_2378, %v_2384 : vector<16xf32>
                    %v_2386 = arith.addi %v_2381, %c_70 : vector<16xi32>
                    %v_2387 = arith.shli %v_2386, %c_69 : vector<16xi32>
                    %v_2388 = arith.bitcast %v_2387 : vector<16xi32> to vector<16xf32>
                    %v_2389 = arith.mulf %v_2385, %v_2388 : vector<16xf32>
                    %v_2390 = arith.addf %v_2389, %c_67 : vector<16xf32>
                    %v_2391 = arith.divf %c_67, %v_2390 : vector<16xf32>
                    %v_2392 = arith.mulf %v_2355, %v_2391 : vector<16xf32>
                    %v_2393 = arith.mulf %v_2392, %v_2362 : vector<16xf32>
                    %v_2394 = arith.addi %i_566, %i_2349 : index
                    %v_2395 = arith.divui %v_2394, %c_3 : index
                    %v_2396 = arith.muli %v_2395, %c_13 : index
                    %v_2397 = arith.addi %v_2344, %v_2396 : index
                    %v_2398 = arith.index_cast %v_2397 : index to i64
                    %pointer_2399 = llvm.inttoptr %v_2398 : i64 to !llvm.ptr
                    "llvm.store"(%v_2393, %pointer_2399) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
                %v_2400 = arith.remui %v_1632, %c_7 : index
                %is_2401 = arith.cmpi eq, %v_2400, %c_3 : index
                scf.if %is_2401 {
                  %v_2402 = arith.muli %v_1630, %c_28 : index
                  %v_2403 = arith.addi %v_83, %v_2402 : index
                  scf.for %i_2404 = %c_4 to %c_7 step %c_3 {
                    %v_2405 = arith.muli %i_2404, %c_6 : index
                    %v_2406 = arith.minsi %v_2405, %c_6 : index
                    %v_2407 = arith.addi %v_567, %v_2406 : index
                    %v_2408 = arith.addi %v_567, %v_2406 : index
                    %v_2409 = arith.addi %v_2408, %c_3 : index
                    %v_2410 = arith.addi %v_567, %v_2406 : index
                    %v_2411 = arith.addi %v_2410, %c_7 : index
                    %v_2412 = arith.addi %v_567, %v_2406 : index
                    %v_2413 = arith.addi %v_2412, %c_17 : index
                    %v_2414 = arith.addi %v_567, %v_2406 : index
                    %v_2415 = arith.addi %v_2414, %c_10 : index
                    %v_2416 = arith.addi %v_567, %v_2406 : index
                    %v_2417 = arith.addi %v_2416, %c_18 : index
                    %v_2418 = arith.addi %v_567, %v_2406 : index
                    %v_2419 = arith.addi %v_2418, %c_19 : index
                    %v_2420 = arith.addi %v_567, %v_2406 : index
                    %v_2421 = arith.addi %v_2420, %c_20 : index
                    %v_2422 = arith.muli %v_564, %c_10 : index
                    %v_2423 = arith.muli %v_585, %c_7 : index
                    %v_2424 = arith.muli %v_2423, %c_7 : index
                    %v_2425 = arith.addi %v_2424, %i_2404 : index
                    %loop_2427:8 = scf.for %i_2426 = %c_4 to %c_44 step %c_10 iter_args(%carry_2428 = %c_29, %carry_2429 = %c_29, %carry_2430 = %c_29, %carry_2431 = %c_29, %carry_2432 = %c_29, %carry_2433 = %c_29, %carry_2434 = %c_29, %carry_2435 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_2436 = arith.divui %i_2426, %c_10 : index
                      %v_2437 = arith.muli %v_2422, %c_22 : index
                      %v_2438 = arith.addi %v_2437, %c_45 : index
                      %v_2439 = arith.muli %v_2422, %c_22 : index
                      %v_2440 = arith.divui %v_2438, %v_2439 : index
                      %v_2441 = arith.muli %v_2425, %c_22 : index
                      %v_2442 = arith.addi %v_2441, %v_2436 : index
                      %v_2443 = arith.muli %v_2442, %v_2440 : index
                      scf.for %i_2444 = %c_4 to %v_2440 step %c_3 {
                        %v_2445 = arith.addi %v_2443, %i_2444 : index
                        %v_2446 = arith.minsi %v_2445, %c_45 : index
                        %v_2447 = arith.muli %v_2446, %c_13 : index
                        %v_2448 = arith.addi %v_573, %v_2447 : index
                        %v_2449 = arith.index_cast %v_2448 : index to i64
                        %pointer_2450 = llvm.inttoptr %v_2449 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2450) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_2451 = arith.muli %v_2446, %c_13 : index
                        %v_2452 = arith.addi %v_578, %v_2451 : index
                        %v_2453 = arith.index_cast %v_2452 : index to i64
                        %pointer_2454 = llvm.inttoptr %v_2453 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2454) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_2455 = arith.muli %i_2426, %c_13 : index
                      %v_2456 = arith.addi %v_2403, %v_2455 : index
                      %v_2457 = arith.index_cast %v_2456 : index to i64
                      %pointer_2458 = llvm.inttoptr %v_2457 : i64 to !llvm.ptr
                      %v_2459 = "llvm.load"(%pointer_2458) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2460 = memref.load %expert_gate_up[%v_60, %v_2407, %i_2426] : memref<8x48x40xf32>
                      %v_2461 = vector.broadcast %v_2460 : f32 to vector<16xf32>
                      %acc_2462 = math.fma %v_2461, %v_2459, %carry_2428 : vector<16xf32>
                      %v_2463 = memref.load %expert_gate_up[%v_60, %v_2409, %i_2426] : memref<8x48x40xf32>
                      %v_2464 = vector.broadcast %v_2463 : f32 to vector<16xf32>
                      %acc_2465 = math.fma %v_2464, %v_2459, %carry_2429 : vector<16xf32>
                      %v_2466 = memref.load %expert_gate_up[%v_60, %v_2411, %i_2426] : memref<8x48x40xf32>
                      %v_2467 = vector.broadcast %v_2466 : f32 to vector<16xf32>
                      %acc_2468 = math.fma %v_2467, %v_2459, %carry_2430 : vector<16xf32>
                      %v_2469 = memref.load %expert_gate_up[%v_60, %v_2413, %i_2426] : memref<8x48x40xf32>
                      %v_2470 = vector.broadcast %v_2469 : f32 to vector<16xf32>
                      %acc_2471 = math.fma %v_2470, %v_2459, %carry_2431 : vector<16xf32>
                      %v_2472 = memref.load %expert_gate_up[%v_60, %v_2415, %i_2426] : memref<8x48x40xf32>
                      %v_2473 = vector.broadcast %v_2472 : f32 to vector<16xf32>
                      %acc_2474 = math.fma %v_2473, %v_2459, %carry_2432 : vector<16xf32>
                      %v_2475 = memref.load %expert_gate_up[%v_60, %v_2417, %i_2426] : memref<8x48x40xf32>
                      %v_2476 = vector.broadcast %v_2475 : f32 to vector<16xf32>
                      %acc_2477 = math.fma %v_2476, %v_2459, %carry_2433 : vector<16xf32>
                      %v_2478 = memref.load %expert_gate_up[%v_60, %v_2419, %i_2426] : memref<8x48x40xf32>
                      %v_2479 = vector.broadcast %v_2478 : f32 to vector<16xf32>
                      %acc_2480 = math.fma %v_2479, %v_2459, %carry_2434 : vector<16xf32>
                      %v_2481 = memref.load %expert_gate_up[%v_60, %v_2421, %i_2426] : memref<8x48x40xf32>
                      %v_2482 = vector.broadcast %v_2481 : f32 to vector<16xf32>
                      %acc_2483 = math.fma %v_2482, %v_2459, %carry_2435 : vector<16xf32>
                      %v_2484 = arith.addi %i_2426, %c_3 : index
                      %v_2485 = arith.muli %v_2484, %c_13 : index
                      %v_2486 = arith.addi %v_2403, %v_2485 : index
                      %v_2487 = arith.index_cast %v_2486 : index to i64
                      %pointer_2488 = llvm.inttoptr %v_2487 : i64 to !llvm.ptr
                      %v_2489 = "llvm.load"(%pointer_2488) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2490 = memref.load %expert_gate_up[%v_60, %v_2407, %v_2484] : memref<8x48x40xf32>
                      %v_2491 = vector.broadcast %v_2490 : f32 to vector<16xf32>
                      %acc_2492 = math.fma %v_2491, %v_2489, %acc_2462 : vector<16xf32>
                      %v_2493 = memref.load %expert_gate_up[%v_60, %v_2409, %v_2484] : memref<8x48x40xf32>
                      %v_2494 = vector.broadcast %v_2493 : f32 to vector<16xf32>
                      %acc_2495 = math.fma %v_2494, %v_2489, %acc_2465 : vector<16xf32>
                      %v_2496 = memref.load %expert_gate_up[%v_60, %v_2411, %v_2484] : memref<8x48x40xf32>
                      %v_2497 = vector.broadcast %v_2496 : f32 to vector<16xf32>
                      %acc_2498 = math.fma %v_2497, %v_2489, %acc_2468 : vector<16xf32>
                      %v_2499 = memref.load %expert_gate_up[%v_60, %v_2413, %v_2484] : memref<8x48x40xf32>
                      %v_2500 = vector.broadcast %v_2499 : f32 to vector<16xf32>
                      %acc_2501 = math.fma %v_2500, %v_2489, %acc_2471 : vector<16xf32>
                      %v_2502 = memref.load %expert_gate_up[%v_60, %v_2415, %v_2484] : memref<8x48x40xf32>
                      %v_2503 = vector.broadcast %v_2502 : f32 to vector<16xf32>
                      %acc_2504 = math.fma %v_2503, %v_2489, %acc_2474 : vector<16xf32>
                      %v_2505 = memref.load %expert_gate_up[%v_60, %v_2417, %v_2484] : memref<8x48x40xf32>
                      %v_2506 = vector.broadcast %v_2505 : f32 to vector<16xf32>
                      %acc_2507 = math.fma %v_2506, %v_2489, %acc_2477 : vector<16xf32>
                      %v_2508 = memref.load %expert_gate_up[%v_60, %v_2419, %v_2484] : memref<8x48x40xf32>
                      %v_2509 = vector.broadcast %v_2508 : f32 to vector<16xf32>
                      %acc_2510 = math.fma %v_2509, %v_2489, %acc_2480 : vector<16xf32>
                      %v_2511 = memref.load %expert_gate_up[%v_60, %v_2421, %v_2484] : memref<8x48x40xf32>
                      %v_2512 = vector.broadcast %v_2511 : f32 to vector<16xf32>
                      %acc_2513 = math.fma %v_2512, %v_2489, %acc_2483 : vector<16xf32>
                      %v_2514 = arith.addi %i_2426, %c_7 : index
                      %v_2515 = arith.muli %v_2514, %c_13 : index
                      %v_2516 = arith.addi %v_2403, %v_2515 : index
                      %v_2517 = arith.index_cast %v_2516 : index to i64
                      %pointer_2518 = llvm.inttoptr %v_2517 : i64 to !llvm.ptr
                      %v_2519 = "llvm.load"(%pointer_2518) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2520 = memref.load %expert_gate_up[%v_60, %v_2407, %v_2514] : memref<8x48x40xf32>
                      %v_2521 = vector.broadcast %v_2520 : f32 to vector<16xf32>
                      %acc_2522 = math.fma %v_2521, %v_2519, %acc_2492 : vector<16xf32>
                      %v_2523 = memref.load %expert_gate_up[%v_60, %v_2409, %v_2514] : memref<8x48x40xf32>
                      %v_2524 = vector.broadcast %v_2523 : f32 to vector<16xf32>
                      %acc_2525 = math.fma %v_2524, %v_2519, %acc_2495 : vector<16xf32>
                      %v_2526 = memref.load %expert_gate_up[%v_60, %v_2411, %v_2514] : memref<8x48x40xf32>
                      %v_2527 = vector.broadcast %v_2526 : f32 to vector<16xf32>
                      %acc_2528 = math.fma %v_2527, %v_2519, %acc_2498 : vector<16xf32>
                      %v_2529 = memref.load %expert_gate_up[%v_60, %v_2413, %v_2514] : memref<8x48x40xf32>
                      %v_2530 = vector.broadcast %v_2529 : f32 to vector<16xf32>
                      %acc_2531 = math.fma %v_2530, %v_2519, %acc_2501 : vector<16xf32>
                      %v_2532 = memref.load %expert_gate_up[%v_60, %v_2415, %v_2514] : memref<8x48x40xf32>
                      %v_2533 = vector.broadcast %v_2532 : f32 to vector<16xf32>
                      %acc_2534 = math.fma %v_2533, %v_2519, %acc_2504 : vector<16xf32>
                      %v_2535 = memref.load %expert_gate_up[%v_60, %v_2417, %v_2514] : memref<8x48x40xf32>
                      %v_2536 = vector.broadcast %v_2535 : f32 to vector<16xf32>
                      %acc_2537 = math.fma %v_2536, %v_2519, %acc_2507 : vector<16xf32>
                      %v_2538 = memref.load %expert_gate_up[%v_60, %v_2419, %v_2514] : memref<8x48x40xf32>
                      %v_2539 = vector.broadcast %v_2538 : f32 to vector<16xf32>
                      %acc_2540 = math.fma %v_2539, %v_2519, %acc_2510 : vector<16xf32>
                      %v_2541 = memref.load %expert_gate_up[%v_60, %v_2421, %v_2514] : memref<8x48x40xf32>
                      %v_2542 = vector.broadcast %v_2541 : f32 to vector<16xf32>
                      %acc_2543 = math.fma %v_2542, %v_2519, %acc_2513 : vector<16xf32>
                      %v_2544 = arith.addi %i_2426, %c_17 : index
                      %v_2545 = arith.muli %v_2544, %c_13 : index
                      %v_2546 = arith.addi %v_2403, %v_2545 : index
                      %v_2547 = arith.index_cast %v_2546 : index to i64
                      %pointer_2548 = llvm.inttoptr %v_2547 : i64 to !llvm.ptr
                      %v_2549 = "llvm.load"(%pointer_2548) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2550 = memref.load %expert_gate_up[%v_60, %v_2407, %v_2544] : memref<8x48x40xf32>
                      %v_2551 = vector.broadcast %v_2550 : f32 to vector<16xf32>
                      %acc_2552 = math.fma %v_2551, %v_2549, %acc_2522 : vector<16xf32>
                      %v_2553 = memref.load %expert_gate_up[%v_60, %v_2409, %v_2544] : memref<8x48x40xf32>
                      %v_2554 = vector.broadcast %v_2553 : f32 to vector<16xf32>
                      %acc_2555 = math.fma %v_2554, %v_2549, %acc_2525 : vector<16xf32>
                      %v_2556 = memref.load %expert_gate_up[%v_60, %v_2411, %v_2544] : memref<8x48x40xf32>
                      %v_2557 = vector.broadcast %v_2556 : f32 to vector<16xf32>
                      %acc_2558 = math.fma %v_2557, %v_2549, %acc_2528 : vector<16xf32>
                      %v_2559 = memref.load %expert_gate_up[%v_60, %v_2413, %v_2544] : memref<8x48x40xf32>
                      %v_2560 = vector.broadcast %v_2559 : f32 to vector<16xf32>
                      %acc_2561 = math.fma %v_2560, %v_2549, %acc_2531 : vector<16xf32>
                      %v_2562 = memref.load %expert_gate_up[%v_60, %v_2415, %v_2544] : memref<8x48x40xf32>
                      %v_2563 = vector.broadcast %v_2562 : f32 to vector<16xf32>
                      %acc_2564 = math.fma %v_2563, %v_2549, %acc_2534 : vector<16xf32>
                      %v_2565 = memref.load %expert_gate_up[%v_60, %v_2417, %v_2544] : memref<8x48x40xf32>
                      %v_2566 = vector.broadcast %v_2565 : f32 to vector<16xf32>
                      %acc_2567 = math.fma %v_2566, %v_2549, %acc_2537 : vector<16xf32>
                      %v_2568 = memref.load %expert_gate_up[%v_60, %v_2419, %v_2544] : memref<8x48x40xf32>
                      %v_2569 = vector.broadcast %v_2568 : f32 to vector<16xf32>
                      %acc_2570 = math.fma %v_2569, %v_2549, %acc_2540 : vector<16xf32>
                      %v_2571 = memref.load %expert_gate_up[%v_60, %v_2421, %v_2544] : memref<8x48x40xf32>
                      %v_2572 = vector.broadcast %v_2571 : f32 to vector<16xf32>
                      %acc_2573 = math.fma %v_2572, %v_2549, %acc_2543 : vector<16xf32>
                      scf.yield %acc_2552, %acc_2555, %acc_2558, %acc_2561, %acc_2564, %acc_2567, %acc_2570, %acc_2573 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_2574 = arith.muli %v_2406, %c_13 : index
                    %v_2575 = arith.addi %v_3, %v_2574 : index
                    %v_2576 = arith.index_cast %v_2575 : index to i64
                    %pointer_2577 = llvm.inttoptr %v_2576 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#0, %pointer_2577) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2578 = arith.addi %v_2406, %c_3 : index
                    %v_2579 = arith.muli %v_2578, %c_13 : index
                    %v_2580 = arith.addi %v_3, %v_2579 : index
                    %v_2581 = arith.index_cast %v_2580 : index to i64
                    %pointer_2582 = llvm.inttoptr %v_2581 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#1, %pointer_2582) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2583 = arith.addi %v_2406, %c_7 : index
                    %v_2584 = arith.muli %v_2583, %c_13 : index
                    %v_2585 = arith.addi %v_3, %v_2584 : index
                    %v_2586 = arith.index_cast %v_2585 : index to i64
                    %pointer_2587 = llvm.inttoptr %v_2586 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#2, %pointer_2587) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2588 = arith.addi %v_2406, %c_17 : index
                    %v_2589 = arith.muli %v_2588, %c_13 : index
                    %v_2590 = arith.addi %v_3, %v_2589 : index
                    %v_2591 = arith.index_cast %v_2590 : index to i64
                    %pointer_2592 = llvm.inttoptr %v_2591 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#3, %pointer_2592) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2593 = arith.addi %v_2406, %c_10 : index
                    %v_2594 = arith.muli %v_2593, %c_13 : index
                    %v_2595 = arith.addi %v_3, %v_2594 : index
                    %v_2596 = arith.index_cast %v_2595 : index to i64
                    %pointer_2597 = llvm.inttoptr %v_2596 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#4, %pointer_2597) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2598 = arith.addi %v_2406, %c_18 : index
                    %v_2599 = arith.muli %v_2598, %c_13 : index
                    %v_2600 = arith.addi %v_3, %v_2599 : index
                    %v_2601 = arith.index_cast %v_2600 : index to i64
                    %pointer_2602 = llvm.inttoptr %v_2601 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#5, %pointer_2602) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2603 = arith.addi %v_2406, %c_19 : index
                    %v_2604 = arith.muli %v_2603, %c_13 : index
                    %v_2605 = arith.addi %v_3, %v_2604 : index
                    %v_2606 = arith.index_cast %v_2605 : index to i64
                    %pointer_2607 = llvm.inttoptr %v_2606 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#6, %pointer_2607) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2608 = arith.addi %v_2406, %c_20 : index
                    %v_2609 = arith.muli %v_2608, %c_13 : index
                    %v_2610 = arith.addi %v_3, %v_2609 : index
                    %v_2611 = arith.index_cast %v_2610 : index to i64
                    %pointer_2612 = llvm.inttoptr %v_2611 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2427#7, %pointer_2612) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_2613 = %c_4 to %c_7 step %c_3 {
                    %v_2614 = arith.muli %i_2613, %c_6 : index
                    %v_2615 = arith.minsi %v_2614, %c_6 : index
                    %v_2616 = arith.addi %v_568, %v_2615 : index
                    %v_2617 = arith.addi %v_568, %v_2615 : index
                    %v_2618 = arith.addi %v_2617, %c_3 : index
                    %v_2619 = arith.addi %v_568, %v_2615 : index
                    %v_2620 = arith.addi %v_2619, %c_7 : index
                    %v_2621 = arith.addi %v_568, %v_2615 : index
                    %v_2622 = arith.addi %v_2621, %c_17 : index
                    %v_2623 = arith.addi %v_568, %v_2615 : index
                    %v_2624 = arith.addi %v_2623, %c_10 : index
                    %v_2625 = arith.addi %v_568, %v_2615 : index
                    %v_2626 = arith.addi %v_2625, %c_18 : index
                    %v_2627 = arith.addi %v_568, %v_2615 : index
                    %v_2628 = arith.addi %v_2627, %c_19 : index
                    %v_2629 = arith.addi %v_568, %v_2615 : index
                    %v_2630 = arith.addi %v_2629, %c_20 : index
                    %v_2631 = arith.muli %v_564, %c_10 : index
                    %v_2632 = arith.muli %v_585, %c_7 : index
                    %v_2633 = arith.addi %v_2632, %c_3 : index
                    %v_2634 = arith.muli %v_2633, %c_7 : index
                    %v_2635 = arith.addi %v_2634, %i_2613 : index
                    %loop_2637:8 = scf.for %i_2636 = %c_4 to %c_44 step %c_10 iter_args(%carry_2638 = %c_29, %carry_2639 = %c_29, %carry_2640 = %c_29, %carry_2641 = %c_29, %carry_2642 = %c_29, %carry_2643 = %c_29, %carry_2644 = %c_29, %carry_2645 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_2646 = arith.divui %i_2636, %c_10 : index
                      %v_2647 = arith.muli %v_2631, %c_22 : index
                      %v_2648 = arith.addi %v_2647, %c_45 : index
                      %v_2649 = arith.muli %v_2631, %c_22 : index
                      %v_2650 = arith.divui %v_2648, %v_2649 : index
                      %v_2651 = arith.muli %v_2635, %c_22 : index
                      %v_2652 = arith.addi %v_2651, %v_2646 : index
                      %v_2653 = arith.muli %v_2652, %v_2650 : index
                      scf.for %i_2654 = %c_4 to %v_2650 step %c_3 {
                        %v_2655 = arith.addi %v_2653, %i_2654 : index
                        %v_2656 = arith.minsi %v_2655, %c_45 : index
                        %v_2657 = arith.muli %v_2656, %c_13 : index
                        %v_2658 = arith.addi %v_573, %v_2657 : index
                        %v_2659 = arith.index_cast %v_2658 : index to i64
                        %pointer_2660 = llvm.inttoptr %v_2659 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2660) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_2661 = arith.muli %v_2656, %c_13 : index
                        %v_2662 = arith.addi %v_578, %v_2661 : index
                        %v_2663 = arith.index_cast %v_2662 : index to i64
                        %pointer_2664 = llvm.inttoptr %v_2663 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2664) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_2665 = arith.muli %i_2636, %c_13 : index
                      %v_2666 = arith.addi %v_2403, %v_2665 : index
                      %v_2667 = arith.index_cast %v_2666 : index to i64
                      %pointer_2668 = llvm.inttoptr %v_2667 : i64 to !llvm.ptr
                      %v_2669 = "llvm.load"(%pointer_2668) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2670 = memref.load %expert_gate_up[%v_60, %v_2616, %i_2636] : memref<8x48x40xf32>
                      %v_2671 = vector.broadcast %v_2670 : f32 to vector<16xf32>
                      %acc_2672 = math.fma %v_2671, %v_2669, %carry_2638 : vector<16xf32>
                      %v_2673 = memref.load %expert_gate_up[%v_60, %v_2618, %i_2636] : memref<8x48x40xf32>
                      %v_2674 = vector.broadcast %v_2673 : f32 to vector<16xf32>
                      %acc_2675 = math.fma %v_2674, %v_2669, %carry_2639 : vector<16xf32>
                      %v_2676 = memref.load %expert_gate_up[%v_60, %v_2620, %i_2636] : memref<8x48x40xf32>
                      %v_2677 = vector.broadcast %v_2676 : f32 to vector<16xf32>
                      %acc_2678 = math.fma %v_2677, %v_2669, %carry_2640 : vector<16xf32>
                      %v_2679 = memref.load %expert_gate_up[%v_60, %v_2622, %i_2636] : memref<8x48x40xf32>
                      %v_2680 = vector.broadcast %v_2679 : f32 to vector<16xf32>
                      %acc_2681 = math.fma %v_2680, %v_2669, %carry_2641 : vector<16xf32>
                      %v_2682 = memref.load %expert_gate_up[%v_60, %v_2624, %i_2636] : memref<8x48x40xf32>
                      %v_2683 = vector.broadcast %v_2682 : f32 to vector<16xf32>
                      %acc_2684 = math.fma %v_2683, %v_2669, %carry_2642 : vector<16xf32>
                      %v_2685 = memref.load %expert_gate_up[%v_60, %v_2626, %i_2636] : memref<8x48x40xf32>
                      %v_2686 = vector.broadcast %v_2685 : f32 to vector<16xf32>
                      %acc_2687 = math.fma %v_2686, %v_2669, %carry_2643 : vector<16xf32>
                      %v_2688 = memref.load %expert_gate_up[%v_60, %v_2628, %i_2636] : memref<8x48x40xf32>
                      %v_2689 = vector.broadcast %v_2688 : f32 to vector<16xf32>
                      %acc_2690 = math.fma %v_2689, %v_2669, %carry_2644 : vector<16xf32>
                      %v_2691 = memref.load %expert_gate_up[%v_60, %v_2630, %i_2636] : memref<8x48x40xf32>
                      %v_2692 = vector.broadcast %v_2691 : f32 to vector<16xf32>
                      %acc_2693 = math.fma %v_2692, %v_2669, %carry_2645 : vector<16xf32>
                      %v_2694 = arith.addi %i_2636, %c_3 : index
                      %v_2695 = arith.muli %v_2694, %c_13 : index
                      %v_2696 = arith.addi %v_2403, %v_2695 : index
                      %v_2697 = arith.index_cast %v_2696 : index to i64
                      %pointer_2698 = llvm.inttoptr %v_2697 : i64 to !llvm.ptr
                      %v_2699 = "llvm.load"(%pointer_2698) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2700 = memref.load %expert_gate_up[%v_60, %v_2616, %v_2694] : memref<8x48x40xf32>
                      %v_2701 = vector.broadcast %v_2700 : f32 to vector<16xf32>
                      %acc_2702 = math.fma %v_2701, %v_2699, %acc_2672 : vector<16xf32>
                      %v_2703 = memref.load %expert_gate_up[%v_60, %v_2618, %v_2694] : memref<8x48x40xf32>
                      %v_2704 = vector.broadcast %v_2703 : f32 to vector<16xf32>
                      %acc_2705 = math.fma %v_2704, %v_2699, %acc_2675 : vector<16xf32>
                      %v_2706 = memref.load %expert_gate_up[%v_60, %v_2620, %v_2694] : memref<8x48x40xf32>
                      %v_2707 = vector.broadcast %v_2706 : f32 to vector<16xf32>
                      %acc_2708 = math.fma %v_2707, %v_2699, %acc_2678 : vector<16xf32>
                      %v_2709 = memref.load %expert_gate_up[%v_60, %v_2622, %v_2694] : memref<8x48x40xf32>
                      %v_2710 = vector.broadcast %v_2709 : f32 to vector<16xf32>
                      %acc_2711 = math.fma %v_2710, %v_2699, %acc_2681 : vector<16xf32>
                      %v_2712 = memref.load %expert_gate_up[%v_60, %v_2624, %v_2694] : memref<8x48x40xf32>
                      %v_2713 = vector.broadcast %v_2712 : f32 to vector<16xf32>
                      %acc_2714 = math.fma %v_2713, %v_2699, %acc_2684 : vector<16xf32>
                      %v_2715 = memref.load %expert_gate_up[%v_60, %v_2626, %v_2694] : memref<8x48x40xf32>
                      %v_2716 = vector.broadcast %v_2715 : f32 to vector<16xf32>
                      %acc_2717 = math.fma %v_2716, %v_2699, %acc_2687 : vector<16xf32>
                      %v_2718 = memref.load %expert_gate_up[%v_60, %v_2628, %v_2694] : memref<8x48x40xf32>
                      %v_2719 = vector.broadcast %v_2718 : f32 to vector<16xf32>
                      %acc_2720 = math.fma %v_2719, %v_2699, %acc_2690 : vector<16xf32>
                      %v_2721 = memref.load %expert_gate_up[%v_60, %v_2630, %v_2694] : memref<8x48x40xf32>
                      %v_2722 = vector.broadcast %v_2721 : f32 to vector<16xf32>
                      %acc_2723 = math.fma %v_2722, %v_2699, %acc_2693 : vector<16xf32>
                      %v_2724 = arith.addi %i_2636, %c_7 : index
                      %v_2725 = arith.muli %v_2724, %c_13 : index
                      %v_2726 = arith.addi %v_2403, %v_2725 : index
                      %v_2727 = arith.index_cast %v_2726 : index to i64
                      %pointer_2728 = llvm.inttoptr %v_2727 : i64 to !llvm.ptr
                      %v_2729 = "llvm.load"(%pointer_2728) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2730 = memref.load %expert_gate_up[%v_60, %v_2616, %v_2724] : memref<8x48x40xf32>
                      %v_2731 = vector.broadcast %v_2730 : f32 to vector<16xf32>
                      %acc_2732 = math.fma %v_2731, %v_2729, %acc_2702 : vector<16xf32>
                      %v_2733 = memref.load %expert_gate_up[%v_60, %v_2618, %v_2724] : memref<8x48x40xf32>
                      %v_2734 = vector.broadcast %v_2733 : f32 to vector<16xf32>
                      %acc_2735 = math.fma %v_2734, %v_2729, %acc_2705 : vector<16xf32>
                      %v_2736 = memref.load %expert_gate_up[%v_60, %v_2620, %v_2724] : memref<8x48x40xf32>
                      %v_2737 = vector.broadcast %v_2736 : f32 to vector<16xf32>
                      %acc_2738 = math.fma %v_2737, %v_2729, %acc_2708 : vector<16xf32>
                      %v_2739 = memref.load %expert_gate_up[%v_60, %v_2622, %v_2724] : memref<8x48x40xf32>
                      %v_2740 = vector.broadcast %v_2739 : f32 to vector<16xf32>
                      %acc_2741 = math.fma %v_2740, %v_2729, %acc_2711 : vector<16xf32>
                      %v_2742 = memref.load %expert_gate_up[%v_60, %v_2624, %v_2724] : memref<8x48x40xf32>
                      %v_2743 = vector.broadcast %v_2742 : f32 to vector<16xf32>
                      %acc_2744 = math.fma %v_2743, %v_2729, %acc_2714 : vector<16xf32>
                      %v_2745 = memref.load %expert_gate_up[%v_60, %v_2626, %v_2724] : memref<8x48x40xf32>
                      %v_2746 = vector.broadcast %v_2745 : f32 to vector<16xf32>
                      %acc_2747 = math.fma %v_2746, %v_2729, %acc_2717 : vector<16xf32>
                      %v_2748 = memref.load %expert_gate_up[%v_60, %v_2628, %v_2724] : memref<8x48x40xf32>
                      %v_2749 = vector.broadcast %v_2748 : f32 to vector<16xf32>
                      %acc_2750 = math.fma %v_2749, %v_2729, %acc_2720 : vector<16xf32>
                      %v_2751 = memref.load %expert_gate_up[%v_60, %v_2630, %v_2724] : memref<8x48x40xf32>
                      %v_2752 = vector.broadcast %v_2751 : f32 to vector<16xf32>
                      %acc_2753 = math.fma %v_2752, %v_2729, %acc_2723 : vector<16xf32>
                      %v_2754 = arith.addi %i_2636, %c_17 : index
                      %v_2755 = arith.muli %v_2754, %c_13 : index
                      %v_2756 = arith.addi %v_2403, %v_2755 : index
                      %v_2757 = arith.index_cast %v_2756 : index to i64
                      %pointer_2758 = llvm.inttoptr %v_2757 : i64 to !llvm.ptr
                      %v_2759 = "llvm.load"(%pointer_2758) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2760 = memref.load %expert_gate_up[%v_60, %v_2616, %v_2754] : memref<8x48x40xf32>
                      %v_2761 = vector.broadcast %v_2760 : f32 to vector<16xf32>
                      %acc_2762 = math.fma %v_2761, %v_2759, %acc_2732 : vector<16xf32>
                      %v_2763 = memref.load %expert_gate_up[%v_60, %v_2618, %v_2754] : memref<8x48x40xf32>
                      %v_2764 = vector.broadcast %v_2763 : f32 to vector<16xf32>
                      %acc_2765 = math.fma %v_2764, %v_2759, %acc_2735 : vector<16xf32>
                      %v_2766 = memref.load %expert_gate_up[%v_60, %v_2620, %v_2754] : memref<8x48x40xf32>
                      %v_2767 = vector.broadcast %v_2766 : f32 to vector<16xf32>
                      %acc_2768 = math.fma %v_2767, %v_2759, %acc_2738 : vector<16xf32>
                      %v_2769 = memref.load %expert_gate_up[%v_60, %v_2622, %v_2754] : memref<8x48x40xf32>
                      %v_2770 = vector.broadcast %v_2769 : f32 to vector<16xf32>
                      %acc_2771 = math.fma %v_2770, %v_2759, %acc_2741 : vector<16xf32>
                      %v_2772 = memref.load %expert_gate_up[%v_60, %v_2624, %v_2754] : memref<8x48x40xf32>
                      %v_2773 = vector.broadcast %v_2772 : f32 to vector<16xf32>
                      %acc_2774 = math.fma %v_2773, %v_2759, %acc_2744 : vector<16xf32>
                      %v_2775 = memref.load %expert_gate_up[%v_60, %v_2626, %v_2754] : memref<8x48x40xf32>
                      %v_2776 = vector.broadcast %v_2775 : f32 to vector<16xf32>
                      %acc_2777 = math.fma %v_2776, %v_2759, %acc_2747 : vector<16xf32>
                      %v_2778 = memref.load %expert_gate_up[%v_60, %v_2628, %v_2754] : memref<8x48x40xf32>
                      %v_2779 = vector.broadcast %v_2778 : f32 to vector<16xf32>
                      %acc_2780 = math.fma %v_2779, %v_2759, %acc_2750 : vector<16xf32>
                      %v_2781 = memref.load %expert_gate_up[%v_60, %v_2630, %v_2754] : memref<8x48x40xf32>
                      %v_2782 = vector.broadcast %v_2781 : f32 to vector<16xf32>
                      %acc_2783 = math.fma %v_2782, %v_2759, %acc_2753 : vector<16xf32>
                      scf.yield %acc_2762, %acc_2765, %acc_2768, %acc_2771, %acc_2774, %acc_2777, %acc_2780, %acc_2783 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_2784 = arith.addi %v_2615, %c_5 : index
                    %v_2785 = arith.muli %v_2784, %c_13 : index
                    %v_2786 = arith.addi %v_3, %v_2785 : index
                    %v_2787 = arith.index_cast %v_2786 : index to i64
                    %pointer_2788 = llvm.inttoptr %v_2787 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#0, %pointer_2788) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2789 = arith.addi %v_2615, %c_48 : index
                    %v_2790 = arith.muli %v_2789, %c_13 : index
                    %v_2791 = arith.addi %v_3, %v_2790 : index
                    %v_2792 = arith.index_cast %v_2791 : index to i64
                    %pointer_2793 = llvm.inttoptr %v_2792 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#1, %pointer_2793) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2794 = arith.addi %v_2615, %c_49 : index
                    %v_2795 = arith.muli %v_2794, %c_13 : index
                    %v_2796 = arith.addi %v_3, %v_2795 : index
                    %v_2797 = arith.index_cast %v_2796 : index to i64
                    %pointer_2798 = llvm.inttoptr %v_2797 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#2, %pointer_2798) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2799 = arith.addi %v_2615, %c_50 : index
                    %v_2800 = arith.muli %v_2799, %c_13 : index
                    %v_2801 = arith.addi %v_3, %v_2800 : index
                    %v_2802 = arith.index_cast %v_2801 : index to i64
                    %pointer_2803 = llvm.inttoptr %v_2802 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#3, %pointer_2803) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2804 = arith.addi %v_2615, %c_51 : index
                    %v_2805 = arith.muli %v_2804, %c_13 : index
                    %v_2806 = arith.addi %v_3, %v_2805 : index
                    %v_2807 = arith.index_cast %v_2806 : index to i64
                    %pointer_2808 = llvm.inttoptr %v_2807 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#4, %pointer_2808) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2809 = arith.addi %v_2615, %c_52 : index
                    %v_2810 = arith.muli %v_2809, %c_13 : index
                    %v_2811 = arith.addi %v_3, %v_2810 : index
                    %v_2812 = arith.index_cast %v_2811 : index to i64
                    %pointer_2813 = llvm.inttoptr %v_2812 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#5, %pointer_2813) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2814 = arith.addi %v_2615, %c_53 : index
                    %v_2815 = arith.muli %v_2814, %c_13 : index
                    %v_2816 = arith.addi %v_3, %v_2815 : index
                    %v_2817 = arith.index_cast %v_2816 : index to i64
                    %pointer_2818 = llvm.inttoptr %v_2817 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#6, %pointer_2818) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2819 = arith.addi %v_2615, %c_54 : index
                    %v_2820 = arith.muli %v_2819, %c_13 : index
                    %v_2821 = arith.addi %v_3, %v_2820 : index
                    %v_2822 = arith.index_cast %v_2821 : index to i64
                    %pointer_2823 = llvm.inttoptr %v_2822 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2637#7, %pointer_2823) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_2824 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_2825 = arith.muli %v_1630, %c_5 : index
                  %v_2826 = arith.addi %v_62, %v_2825 : index
                  %v_2827 = arith.muli %v_2826, %c_55 : index
                  %v_2828 = arith.addi %address_2824, %v_2827 : index
                  %v_2829 = arith.subi %i_566, %v_567 : index
                  %v_2830 = arith.subi %c_9, %i_566 : index
                  %v_2831 = arith.maxsi %v_2830, %c_4 : index
                  %v_2832 = arith.minsi %c_5, %v_2831 : index
                  scf.for %i_2833 = %c_4 to %v_2832 step %c_3 {
                    %v_2834 = arith.addi %v_2829, %i_2833 : index
                    %v_2835 = arith.muli %v_2834, %c_13 : index
                    %v_2836 = arith.addi %v_3, %v_2835 : index
                    %v_2837 = arith.index_cast %v_2836 : index to i64
                    %pointer_2838 = llvm.inttoptr %v_2837 : i64 to !llvm.ptr
                    %v_2839 = "llvm.load"(%pointer_2838) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2840 = arith.addi %v_2829, %i_2833 : index
                    %v_2841 = arith.addi %v_2840, %c_5 : index
                    %v_2842 = arith.muli %v_2841, %c_13 : index
                    %v_2843 = arith.addi %v_3, %v_2842 : index
                    %v_2844 = arith.index_cast %v_2843 : index to i64
                    %pointer_2845 = llvm.inttoptr %v_2844 : i64 to !llvm.ptr
                    %v_2846 = "llvm.load"(%pointer_2845) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2847 = arith.subf %c_29, %v_2839 : vector<16xf32>
                    %is_2848 = arith.cmpf ogt, %v_2847, %c_56 : vector<16xf32>
                    %v_2849 = arith.select %is_2848, %c_56, %v_2847 : vector<16xi1>, vector<16xf32>
                    %is_2850 = arith.cmpf olt, %v_2849, %c_57 : vector<16xf32>
                    %v_2851 = arith.select %is_2850, %c_57, %v_2849 : vector<16xi1>, vector<16xf32>
                    %v_2852 = arith.mulf %v_2851, %c_58 : vector<16xf32>
                    %v_2853 = math.roundeven %v_2852 : vector<16xf32>
                    %acc_2854 = math.fma %v_2853, %c_59, %v_2851 : vector<16xf32>
                    %acc_2855 = math.fma %v_2853, %c_60, %acc_2854 : vector<16xf32>
                    %acc_2856 = math.fma %c_61, %acc_2855, %c_62 : vector<16xf32>
                    %acc_2857 = math.fma %acc_2856, %acc_2855, %c_63 : vector<16xf32>
                    %acc_2858 = math.fma %acc_2857, %acc_2855, %c_64 : vector<16xf32>
                    %acc_2859 = math.fma %acc_2858, %acc_2855, %c_65 : vector<16xf32>
                    %acc_2860 = math.fma %acc_2859, %acc_2855, %c_66 : vector<16xf32>
                    %acc_2861 = math.fma %acc_2860, %acc_2855, %c_67 : vector<16xf32>
                    %acc_2862 = math.fma %acc_2861, %acc_2855, %c_67 : vector<16xf32>
                    %v_2863 = arith.fptosi %v_2853 : vector<16xf32> to vector<16xi32>
                    %v_2864 = arith.shrsi %v_2863, %c_68 : vector<16xi32>
                    %v_2865 = arith.subi %v_2863, %v_2864 : vector<16xi32>
                    %v_2866 = arith.addi %v_2864, %c_70 : vector<16xi32>
                    %v_2867 = arith.shli %v_2866, %c_69 : vector<16xi32>
                    %v_2868 = arith.bitcast %v_2867 : vector<16xi32> to vector<16xf32>
                    %v_2869 = arith.mulf %acc_2862, %v_2868 : vector<16xf32>
                    %v_2870 = arith.addi %v_2865, %c_70 : vector<16xi32>
                    %v_2871 = arith.shli %v_2870, %c_69 : vector<16xi32>
                    %v_2872 = arith.bitcast %v_2871 : vector<16xi32> to vector<16xf32>
                    %v_2873 = arith.mulf %v_2869, %v_2872 : vector<16xf32>
                    %v_2874 = arith.addf %v_2873, %c_67 : vector<16xf32>
                    %v_2875 = arith.divf %c_67, %v_2874 : vector<16xf32>
                    %v_2876 = arith.mulf %v_2839, %v_2875 : vector<16xf32>
                    %v_2877 = arith.mulf %v_2876, %v_2846 : vector<16xf32>
                    %v_2878 = arith.addi %i_566, %i_2833 : index
                    %v_2879 = arith.divui %v_2878, %c_3 : index
                    %v_2880 = arith.muli %v_2879, %c_13 : index
                    %v_2881 = arith.addi %v_2828, %v_2880 : index
                    %v_2882 = arith.index_cast %v_2881 : index to i64
                    %pointer_2883 = llvm.inttoptr %v_2882 : i64 to !llvm.ptr
                    "llvm.store"(%v_2877, %pointer_2883) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
              }
              %v_2884 = arith.muli %claimed_72, %c_10 : index
              %v_2885 = arith.addi %address_7, %v_2884 : index
              %v_2886 = arith.index_cast %v_2885 : index to i64
              %pointer_2887 = llvm.inttoptr %v_2886 : i64 to !llvm.ptr
              %v_2888 = llvm.atomicrmw xchg %pointer_2887, %c_12 release : !llvm.ptr, i32
            }
          }
          scf.yield %v_52, %loop_43#1 : index, index
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %spans_of_binding: !stream.binding, %order_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 6208 : i64
        %c_3 = arith.constant 2048 : i64
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 96 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 32 : index
        %c_13 = arith.constant 24 : index
        %c_14 = arith.constant 1536 : index
        %c_15 = arith.constant 8 : index
        %c_16 = arith.constant 4 : index
        %c_17 = arith.constant 5 : index
        %c_18 = arith.constant 6 : index
        %c_19 = arith.constant 7 : index
        %c_20 = arith.constant 23 : index
        %c_21 = arith.constant 2048 : index
        %c_22 = arith.constant 4096 : index
        %c_23 = arith.constant 17 : index
        %c_24 = arith.constant 18 : index
        %c_25 = arith.constant 19 : index
        %c_26 = arith.constant 20 : index
        %c_27 = arith.constant 21 : index
        %c_28 = arith.constant 22 : index
        %c_29 = arith.constant 128 : index
        %c_30 = arith.constant 192 : index
        %c_31 = arith.constant 256 : index
        %c_32 = arith.constant 320 : index
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
        %c_43 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_44 = arith.constant 0 : i32
        %c_45 = arith.constant 9 : index
        %c_46 = arith.constant 10 : index
        %c_47 = arith.constant 11 : index
        %c_48 = arith.constant 12 : index
        %c_49 = arith.constant 13 : index
        %c_50 = arith.constant 14 : index
        %c_51 = arith.constant 1024 : index
        %c_52 = arith.constant 1088 : index
        %c_53 = arith.constant 1152 : index
        %c_54 = arith.constant 1216 : index
        %c_55 = arith.constant 1280 : index
        %c_56 = arith.constant 1344 : index
        %c_57 = arith.constant 1408 : index
        %c_58 = arith.constant 1472 : index
        %c_59 = arith.constant 1600 : index
        %c_60 = arith.constant 1664 : index
        %c_61 = arith.constant 1728 : index
        %c_62 = arith.constant 1792 : index
        %c_63 = arith.constant 1856 : index
        %c_64 = arith.constant 1920 : index
        %c_65 = arith.constant 1984 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_4] : !stream.binding -> memref<?x24xf32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_4] : !stream.binding -> memref<?x4xi32>{%spans}
        %order = stream.binding.subspan %order_binding[%c_4] : !stream.binding -> memref<?xi32>{%padded}
        %weights = stream.binding.subspan %weights_binding[%c_4] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_4] : !stream.binding -> memref<8x40x24xf32>
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        %stack_4 = "llvm.alloca"(%c_2) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_5 = llvm.ptrtoint %stack_4 : !llvm.ptr to i64
        %v_6 = arith.index_cast %v_5 : i64 to index
        %stack_7 = "llvm.alloca"(%c_3) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_8 = llvm.ptrtoint %stack_7 : !llvm.ptr to i64
        %v_9 = arith.index_cast %v_8 : i64 to index
        scf.for %i_10 = %c_4 to %tokens step %c_5 {
          scf.for %i_11 = %v_1 to %v_3 step %c_6 {
            %v_12 = arith.subi %v_3, %i_11 : index
            %mask_13 = vector.create_mask %v_12 : vector<16xi1>
            vector.maskedstore %y[%i_10, %i_11], %mask_13, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          }
        }
        scf.for %i_14 = %c_4 to %spans step %c_5 {
          %v_15 = memref.load %spans_of[%i_14, %c_4] : memref<?x4xi32>
          %v_16 = arith.index_cast %v_15 : i32 to index
          %v_17 = memref.load %spans_of[%i_14, %c_5] : memref<?x4xi32>
          %v_18 = arith.index_cast %v_17 : i32 to index
          %v_19 = memref.load %spans_of[%i_14, %c_8] : memref<?x4xi32>
          %v_20 = arith.index_cast %v_19 : i32 to index
          %v_21 = arith.addi %v_20, %c_9 : index
          %v_22 = arith.divui %v_21, %c_6 : index
          %is_23 = arith.cmpi sgt, %v_20, %c_4 : index
          scf.if %is_23 {
            %address_24 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
            %v_25 = arith.muli %v_18, %c_10 : index
            %v_26 = arith.addi %address_24, %v_25 : index
            %v_27 = arith.addi %v_22, %c_8 : index
            %v_28 = arith.divui %v_27, %c_11 : index
            %address_29 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
            scf.for %i_30 = %v_1 to %v_3 step %c_12 {
              %v_31 = arith.addi %i_30, %c_6 : index
              %v_32 = arith.minsi %i_30, %c_13 : index
              %v_33 = arith.minsi %v_31, %c_13 : index
              %v_34 = arith.addi %v_32, %c_12 : index
              %v_35 = arith.muli %v_16, %c_1 : index
              %v_36 = arith.addi %v_35, %v_34 : index
              %v_37 = arith.muli %v_36, %c_10 : index
              %v_38 = arith.addi %address_29, %v_37 : index
              %v_39 = arith.addi %v_33, %c_12 : index
              %v_40 = arith.muli %v_16, %c_1 : index
              %v_41 = arith.addi %v_40, %v_39 : index
              %v_42 = arith.muli %v_41, %c_10 : index
              %v_43 = arith.addi %address_29, %v_42 : index
              %v_44 = arith.divui %v_22, %c_11 : index
              %v_45 = arith.remui %v_22, %c_11 : index
              %is_46 = arith.cmpi eq, %v_45, %c_5 : index
              %is_47 = arith.cmpi sgt, %v_22, %c_5 : index
              %v_48 = arith.andi %is_46, %is_47 : i1
              %v_49 = arith.subi %v_44, %c_5 : index
              %v_50 = arith.select %v_48, %v_49, %v_44 : index
              scf.for %i_51 = %c_4 to %v_50 step %c_5 {
                %v_52 = arith.muli %i_51, %c_11 : index
                %v_53 = arith.muli %v_52, %c_14 : index
                %v_54 = arith.addi %v_26, %v_53 : index
                %v_55 = arith.addi %v_52, %c_5 : index
                %v_56 = arith.muli %v_55, %c_14 : index
                %v_57 = arith.addi %v_26, %v_56 : index
                %v_58 = arith.addi %v_52, %c_8 : index
                %v_59 = arith.muli %v_58, %c_14 : index
                %v_60 = arith.addi %v_26, %v_59 : index
                scf.for %i_61 = %c_4 to %c_8 step %c_5 {
                  %v_62 = arith.muli %i_61, %c_15 : index
                  %v_63 = arith.minsi %v_62, %c_15 : index
                  %v_64 = arith.addi %v_32, %v_63 : index
                  %v_65 = arith.addi %v_32, %v_63 : index
                  %v_66 = arith.addi %v_65, %c_5 : index
                  %v_67 = arith.addi %v_32, %v_63 : index
                  %v_68 = arith.addi %v_67, %c_8 : index
                  %v_69 = arith.addi %v_32, %v_63 : index
                  %v_70 = arith.addi %v_69, %c_11 : index
                  %v_71 = arith.addi %v_32, %v_63 : index
                  %v_72 = arith.addi %v_71, %c_16 : index
                  %v_73 = arith.addi %v_32, %v_63 : index
                  %v_74 = arith.addi %v_73, %c_17 : index
                  %v_75 = arith.addi %v_32, %v_63 : index
                  %v_76 = arith.addi %v_75, %c_18 : index
                  %v_77 = arith.addi %v_32, %v_63 : index
                  %v_78 = arith.addi %v_77, %c_19 : index
                  %v_79 = arith.muli %v_28, %c_16 : index
                  %v_80 = arith.muli %i_51, %c_8 : index
                  %v_81 = arith.muli %v_80, %c_8 : index
                  %v_82 = arith.addi %v_81, %i_61 : index
                  %loop_84:24 = scf.for %i_83 = %c_4 to %c_13 step %c_16 iter_args(%carry_85 = %c_7, %carry_86 = %c_7, %carry_87 = %c_7, %carry_88 = %c_7, %carry_89 = %c_7, %carry_90 = %c_7, %carry_91 = %c_7, %carry_92 = %c_7, %carry_93 = %c_7, %carry_94 = %c_7, %carry_95 = %c_7, %carry_96 = %c_7, %carry_97 = %c_7, %carry_98 = %c_7, %carry_99 = %c_7, %carry_100 = %c_7, %carry_101 = %c_7, %carry_102 = %c_7, %carry_103 = %c_7, %carry_104 = %c_7, %carry_105 = %c_7, %carry_106 = %c_7, %carry_107 = %c_7, %carry_108 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_109 = arith.divui %i_83, %c_16 : index
                    %v_110 = arith.muli %v_79, %c_18 : index
                    %v_111 = arith.addi %v_110, %c_20 : index
                    %v_112 = arith.muli %v_79, %c_18 : index
                    %v_113 = arith.divui %v_111, %v_112 : index
                    %v_114 = arith.muli %v_82, %c_18 : index
                    %v_115 = arith.addi %v_114, %v_109 : index
                    %v_116 = arith.muli %v_115, %v_113 : index
                    scf.for %i_117 = %c_4 to %v_113 step %c_5 {
                      %v_118 = arith.addi %v_116, %i_117 : index
                      %v_119 = arith.minsi %v_118, %c_20 : index
                      %v_120 = arith.muli %v_119, %c_0 : index
                      %v_121 = arith.addi %v_38, %v_120 : index
                      %v_122 = arith.index_cast %v_121 : index to i64
                      %pointer_123 = llvm.inttoptr %v_122 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_123) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_124 = arith.muli %v_119, %c_0 : index
                      %v_125 = arith.addi %v_43, %v_124 : index
                      %v_126 = arith.index_cast %v_125 : index to i64
                      %pointer_127 = llvm.inttoptr %v_126 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_127) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_128 = arith.muli %i_83, %c_0 : index
                    %v_129 = arith.addi %v_54, %v_128 : index
                    %v_130 = arith.index_cast %v_129 : index to i64
                    %pointer_131 = llvm.inttoptr %v_130 : i64 to !llvm.ptr
                    %v_132 = "llvm.load"(%pointer_131) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_133 = arith.muli %i_83, %c_0 : index
                    %v_134 = arith.addi %v_57, %v_133 : index
                    %v_135 = arith.index_cast %v_134 : index to i64
                    %pointer_136 = llvm.inttoptr %v_135 : i64 to !llvm.ptr
                    %v_137 = "llvm.load"(%pointer_136) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_138 = arith.muli %i_83, %c_0 : index
                    %v_139 = arith.addi %v_60, %v_138 : index
                    %v_140 = arith.index_cast %v_139 : index to i64
                    %pointer_141 = llvm.inttoptr %v_140 : i64 to !llvm.ptr
                    %v_142 = "llvm.load"(%pointer_141) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_143 = memref.load %expert_down[%v_16, %v_64, %i_83] : memref<8x40x24xf32>
                    %v_144 = vector.broadcast %v_143 : f32 to vector<16xf32>
                    %acc_145 = math.fma %v_144, %v_132, %carry_85 : vector<16xf32>
                    %acc_146 = math.fma %v_144, %v_137, %carry_86 : vector<16xf32>
                    %acc_147 = math.fma %v_144, %v_142, %carry_87 : vector<16xf32>
                    %v_148 = memref.load %expert_down[%v_16, %v_66, %i_83] : memref<8x40x24xf32>
                    %v_149 = vector.broadcast %v_148 : f32 to vector<16xf32>
                    %acc_150 = math.fma %v_149, %v_132, %carry_88 : vector<16xf32>
                    %acc_151 = math.fma %v_149, %v_137, %carry_89 : vector<16xf32>
                    %acc_152 = math.fma %v_149, %v_142, %carry_90 : vector<16xf32>
                    %v_153 = memref.load %expert_down[%v_16, %v_68, %i_83] : memref<8x40x24xf32>
                    %v_154 = vector.broadcast %v_153 : f32 to vector<16xf32>
                    %acc_155 = math.fma %v_154, %v_132, %carry_91 : vector<16xf32>
                    %acc_156 = math.fma %v_154, %v_137, %carry_92 : vector<16xf32>
                    %acc_157 = math.fma %v_154, %v_142, %carry_93 : vector<16xf32>
                    %v_158 = memref.load %expert_down[%v_16, %v_70, %i_83] : memref<8x40x24xf32>
                    %v_159 = vector.broadcast %v_158 : f32 to vector<16xf32>
                    %acc_160 = math.fma %v_159, %v_132, %carry_94 : vector<16xf32>
                    %acc_161 = math.fma %v_159, %v_137, %carry_95 : vector<16xf32>
                    %acc_162 = math.fma %v_159, %v_142, %carry_96 : vector<16xf32>
                    %v_163 = memref.load %expert_down[%v_16, %v_72, %i_83] : memref<8x40x24xf32>
                    %v_164 = vector.broadcast %v_163 : f32 to vector<16xf32>
                    %acc_165 = math.fma %v_164, %v_132, %carry_97 : vector<16xf32>
                    %acc_166 = math.fma %v_164, %v_137, %carry_98 : vector<16xf32>
                    %acc_167 = math.fma %v_164, %v_142, %carry_99 : vector<16xf32>
                    %v_168 = memref.load %expert_down[%v_16, %v_74, %i_83] : memref<8x40x24xf32>
                    %v_169 = vector.broadcast %v_168 : f32 to vector<16xf32>
                    %acc_170 = math.fma %v_169, %v_132, %carry_100 : vector<16xf32>
                    %acc_171 = math.fma %v_169, %v_137, %carry_101 : vector<16xf32>
                    %acc_172 = math.fma %v_169, %v_142, %carry_102 : vector<16xf32>
                    %v_173 = memref.load %expert_down[%v_16, %v_76, %i_83] : memref<8x40x24xf32>
                    %v_174 = vector.broadcast %v_173 : f32 to vector<16xf32>
                    %acc_175 = math.fma %v_174, %v_132, %carry_103 : vector<16xf32>
                    %acc_176 = math.fma %v_174, %v_137, %carry_104 : vector<16xf32>
                    %acc_177 = math.fma %v_174, %v_142, %carry_105 : vector<16xf32>
                    %v_178 = memref.load %expert_down[%v_16, %v_78, %i_83] : memref<8x40x24xf32>
                    %v_179 = vector.broadcast %v_178 : f32 to vector<16xf32>
                    %acc_180 = math.fma %v_179, %v_132, %carry_106 : vector<16xf32>
                    %acc_181 = math.fma %v_179, %v_137, %carry_107 : vector<16xf32>
                    %acc_182 = math.fma %v_179, %v_142, %carry_108 : vector<16xf32>
                    %v_183 = arith.addi %i_83, %c_5 : index
                    %v_184 = arith.muli %v_183, %c_0 : index
                    %v_185 = arith.addi %v_54, %v_184 : index
                    %v_186 = arith.index_cast %v_185 : index to i64
                    %pointer_187 = llvm.inttoptr %v_186 : i64 to !llvm.ptr
                    %v_188 = "llvm.load"(%pointer_187) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_189 = arith.muli %v_183, %c_0 : index
                    %v_190 = arith.addi %v_57, %v_189 : index
                    %v_191 = arith.index_cast %v_190 : index to i64
                    %pointer_192 = llvm.inttoptr %v_191 : i64 to !llvm.ptr
                    %v_193 = "llvm.load"(%pointer_192) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_194 = arith.muli %v_183, %c_0 : index
                    %v_195 = arith.addi %v_60, %v_194 : index
                    %v_196 = arith.index_cast %v_195 : index to i64
                    %pointer_197 = llvm.inttoptr %v_196 : i64 to !llvm.ptr
                    %v_198 = "llvm.load"(%pointer_197) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_199 = memref.load %expert_down[%v_16, %v_64, %v_183] : memref<8x40x24xf32>
                    %v_200 = vector.broadcast %v_199 : f32 to vector<16xf32>
                    %acc_201 = math.fma %v_200, %v_188, %acc_145 : vector<16xf32>
                    %acc_202 = math.fma %v_200, %v_193, %acc_146 : vector<16xf32>
                    %acc_203 = math.fma %v_200, %v_198, %acc_147 : vector<16xf32>
                    %v_204 = memref.load %expert_down[%v_16, %v_66, %v_183] : memref<8x40x24xf32>
                    %v_205 = vector.broadcast %v_204 : f32 to vector<16xf32>
                    %acc_206 = math.fma %v_205, %v_188, %acc_150 : vector<16xf32>
                    %acc_207 = math.fma %v_205, %v_193, %acc_151 : vector<16xf32>
                    %acc_208 = math.fma %v_205, %v_198, %acc_152 : vector<16xf32>
                    %v_209 = memref.load %expert_down[%v_16, %v_68, %v_183] : memref<8x40x24xf32>
                    %v_210 = vector.broadcast %v_209 : f32 to vector<16xf32>
                    %acc_211 = math.fma %v_210, %v_188, %acc_155 : vector<16xf32>
                    %acc_212 = math.fma %v_210, %v_193, %acc_156 : vector<16xf32>
                    %acc_213 = math.fma %v_210, %v_198, %acc_157 : vector<16xf32>
                    %v_214 = memref.load %expert_down[%v_16, %v_70, %v_183] : memref<8x40x24xf32>
                    %v_215 = vector.broadcast %v_214 : f32 to vector<16xf32>
                    %acc_216 = math.fma %v_215, %v_188, %acc_160 : vector<16xf32>
                    %acc_217 = math.fma %v_215, %v_193, %acc_161 : vector<16xf32>
                    %acc_218 = math.fma %v_215, %v_198, %acc_162 : vector<16xf32>
                    %v_219 = memref.load %expert_down[%v_16, %v_72, %v_183] : memref<8x40x24xf32>
                    %v_220 = vector.broadcast %v_219 : f32 to vector<16xf32>
                    %acc_221 = math.fma %v_220, %v_188, %acc_165 : vector<16xf32>
                    %acc_222 = math.fma %v_220, %v_193, %acc_166 : vector<16xf32>
                    %acc_223 = math.fma %v_220, %v_198, %acc_167 : vector<16xf32>
                    %v_224 = memref.load %expert_down[%v_16, %v_74, %v_183] : memref<8x40x24xf32>
                    %v_225 = vector.broadcast %v_224 : f32 to vector<16xf32>
                    %acc_226 = math.fma %v_225, %v_188, %acc_170 : vector<16xf32>
                    %acc_227 = math.fma %v_225, %v_193, %acc_171 : vector<16xf32>
                    %acc_228 = math.fma %v_225, %v_198, %acc_172 : vector<16xf32>
                    %v_229 = memref.load %expert_down[%v_16, %v_76, %v_183] : memref<8x40x24xf32>
                    %v_230 = vector.broadcast %v_229 : f32 to vector<16xf32>
                    %acc_231 = math.fma %v_230, %v_188, %acc_175 : vector<16xf32>
                    %acc_232 = math.fma %v_230, %v_193, %acc_176 : vector<16xf32>
                    %acc_233 = math.fma %v_230, %v_198, %acc_177 : vector<16xf32>
                    %v_234 = memref.load %expert_down[%v_16, %v_78, %v_183] : memref<8x40x24xf32>
                    %v_235 = vector.broadcast %v_234 : f32 to vector<16xf32>
                    %acc_236 = math.fma %v_235, %v_188, %acc_180 : vector<16xf32>
                    %acc_237 = math.fma %v_235, %v_193, %acc_181 : vector<16xf32>
                    %acc_238 = math.fma %v_235, %v_198, %acc_182 : vector<16xf32>
                    %v_239 = arith.addi %i_83, %c_8 : index
                    %v_240 = arith.muli %v_239, %c_0 : index
                    %v_241 = arith.addi %v_54, %v_240 : index
                    %v_242 = arith.index_cast %v_241 : index to i64
                    %pointer_243 = llvm.inttoptr %v_242 : i64 to !llvm.ptr
                    %v_244 = "llvm.load"(%pointer_243) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_245 = arith.muli %v_239, %c_0 : index
                    %v_246 = arith.addi %v_57, %v_245 : index
                    %v_247 = arith.index_cast %v_246 : index to i64
                    %pointer_248 = llvm.inttoptr %v_247 : i64 to !llvm.ptr
                    %v_249 = "llvm.load"(%pointer_248) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_250 = arith.muli %v_239, %c_0 : index
                    %v_251 = arith.addi %v_60, %v_250 : index
                    %v_252 = arith.index_cast %v_251 : index to i64
                    %pointer_253 = llvm.inttoptr %v_252 : i64 to !llvm.ptr
                    %v_254 = "llvm.load"(%pointer_253) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_255 = memref.load %expert_down[%v_16, %v_64, %v_239] : memref<8x40x24xf32>
                    %v_256 = vector.broadcast %v_255 : f32 to vector<16xf32>
                    %acc_257 = math.fma %v_256, %v_244, %acc_201 : vector<16xf32>
                    %acc_258 = math.fma %v_256, %v_249, %acc_202 : vector<16xf32>
                    %acc_259 = math.fma %v_256, %v_254, %acc_203 : vector<16xf32>
                    %v_260 = memref.load %expert_down[%v_16, %v_66, %v_239] : memref<8x40x24xf32>
                    %v_261 = vector.broadcast %v_260 : f32 to vector<16xf32>
                    %acc_262 = math.fma %v_261, %v_244, %acc_206 : vector<16xf32>
                    %acc_263 = math.fma %v_261, %v_249, %acc_207 : vector<16xf32>
                    %acc_264 = math.fma %v_261, %v_254, %acc_208 : vector<16xf32>
                    %v_265 = memref.load %expert_down[%v_16, %v_68, %v_239] : memref<8x40x24xf32>
                    %v_266 = vector.broadcast %v_265 : f32 to vector<16xf32>
                    %acc_267 = math.fma %v_266, %v_244, %acc_211 : vector<16xf32>
                    %acc_268 = math.fma %v_266, %v_249, %acc_212 : vector<16xf32>
                    %acc_269 = math.fma %v_266, %v_254, %acc_213 : vector<16xf32>
                    %v_270 = memref.load %expert_down[%v_16, %v_70, %v_239] : memref<8x40x24xf32>
                    %v_271 = vector.broadcast %v_270 : f32 to vector<16xf32>
                    %acc_272 = math.fma %v_271, %v_244, %acc_216 : vector<16xf32>
                    %acc_273 = math.fma %v_271, %v_249, %acc_217 : vector<16xf32>
                    %acc_274 = math.fma %v_271, %v_254, %acc_218 : vector<16xf32>
                    %v_275 = memref.load %expert_down[%v_16, %v_72, %v_239] : memref<8x40x24xf32>
                    %v_276 = vector.broadcast %v_275 : f32 to vector<16xf32>
                    %acc_277 = math.fma %v_276, %v_244, %acc_221 : vector<16xf32>
                    %acc_278 = math.fma %v_276, %v_249, %acc_222 : vector<16xf32>
                    %acc_279 = math.fma %v_276, %v_254, %acc_223 : vector<16xf32>
                    %v_280 = memref.load %expert_down[%v_16, %v_74, %v_239] : memref<8x40x24xf32>
                    %v_281 = vector.broadcast %v_280 : f32 to vector<16xf32>
                    %acc_282 = math.fma %v_281, %v_244, %acc_226 : vector<16xf32>
                    %acc_283 = math.fma %v_281, %v_249, %acc_227 : vector<16xf32>
                    %acc_284 = math.fma %v_281, %v_254, %acc_228 : vector<16xf32>
                    %v_285 = memref.load %expert_down[%v_16, %v_76, %v_239] : memref<8x40x24xf32>
                    %v_286 = vector.broadcast %v_285 : f32 to vector<16xf32>
                    %acc_287 = math.fma %v_286, %v_244, %acc_231 : vector<16xf32>
                    %acc_288 = math.fma %v_286, %v_249, %acc_232 : vector<16xf32>
                    %acc_289 = math.fma %v_286, %v_254, %acc_233 : vector<16xf32>
                    %v_290 = memref.load %expert_down[%v_16, %v_78, %v_239] : memref<8x40x24xf32>
                    %v_291 = vector.broadcast %v_290 : f32 to vector<16xf32>
                    %acc_292 = math.fma %v_291, %v_244, %acc_236 : vector<16xf32>
                    %acc_293 = math.fma %v_291, %v_249, %acc_237 : vector<16xf32>
                    %acc_294 = math.fma %v_291, %v_254, %acc_238 : vector<16xf32>
                    %v_295 = arith.addi %i_83, %c_11 : index
                    %v_296 = arith.muli %v_295, %c_0 : index
                    %v_297 = arith.addi %v_54, %v_296 : index
                    %v_298 = arith.index_cast %v_297 : index to i64
                    %pointer_299 = llvm.inttoptr %v_298 : i64 to !llvm.ptr
                    %v_300 = "llvm.load"(%pointer_299) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_301 = arith.muli %v_295, %c_0 : index
                    %v_302 = arith.addi %v_57, %v_301 : index
                    %v_303 = arith.index_cast %v_302 : index to i64
                    %pointer_304 = llvm.inttoptr %v_303 : i64 to !llvm.ptr
                    %v_305 = "llvm.load"(%pointer_304) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_306 = arith.muli %v_295, %c_0 : index
                    %v_307 = arith.addi %v_60, %v_306 : index
                    %v_308 = arith.index_cast %v_307 : index to i64
                    %pointer_309 = llvm.inttoptr %v_308 : i64 to !llvm.ptr
                    %v_310 = "llvm.load"(%pointer_309) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_311 = memref.load %expert_down[%v_16, %v_64, %v_295] : memref<8x40x24xf32>
                    %v_312 = vector.broadcast %v_311 : f32 to vector<16xf32>
                    %acc_313 = math.fma %v_312, %v_300, %acc_257 : vector<16xf32>
                    %acc_314 = math.fma %v_312, %v_305, %acc_258 : vector<16xf32>
                    %acc_315 = math.fma %v_312, %v_310, %acc_259 : vector<16xf32>
                    %v_316 = memref.load %expert_down[%v_16, %v_66, %v_295] : memref<8x40x24xf32>
                    %v_317 = vector.broadcast %v_316 : f32 to vector<16xf32>
                    %acc_318 = math.fma %v_317, %v_300, %acc_262 : vector<16xf32>
                    %acc_319 = math.fma %v_317, %v_305, %acc_263 : vector<16xf32>
                    %acc_320 = math.fma %v_317, %v_310, %acc_264 : vector<16xf32>
                    %v_321 = memref.load %expert_down[%v_16, %v_68, %v_295] : memref<8x40x24xf32>
                    %v_322 = vector.broadcast %v_321 : f32 to vector<16xf32>
                    %acc_323 = math.fma %v_322, %v_300, %acc_267 : vector<16xf32>
                    %acc_324 = math.fma %v_322, %v_305, %acc_268 : vector<16xf32>
                    %acc_325 = math.fma %v_322, %v_310, %acc_269 : vector<16xf32>
                    %v_326 = memref.load %expert_down[%v_16, %v_70, %v_295] : memref<8x40x24xf32>
                    %v_327 = vector.broadcast %v_326 : f32 to vector<16xf32>
                    %acc_328 = math.fma %v_327, %v_300, %acc_272 : vector<16xf32>
                    %acc_329 = math.fma %v_327, %v_305, %acc_273 : vector<16xf32>
                    %acc_330 = math.fma %v_327, %v_310, %acc_274 : vector<16xf32>
                    %v_331 = memref.load %expert_down[%v_16, %v_72, %v_295] : memref<8x40x24xf32>
                    %v_332 = vector.broadcast %v_331 : f32 to vector<16xf32>
                    %acc_333 = math.fma %v_332, %v_300, %acc_277 : vector<16xf32>
                    %acc_334 = math.fma %v_332, %v_305, %acc_278 : vector<16xf32>
                    %acc_335 = math.fma %v_332, %v_310, %acc_279 : vector<16xf32>
                    %v_336 = memref.load %expert_down[%v_16, %v_74, %v_295] : memref<8x40x24xf32>
                    %v_337 = vector.broadcast %v_336 : f32 to vector<16xf32>
                    %acc_338 = math.fma %v_337, %v_300, %acc_282 : vector<16xf32>
                    %acc_339 = math.fma %v_337, %v_305, %acc_283 : vector<16xf32>
                    %acc_340 = math.fma %v_337, %v_310, %acc_284 : vector<16xf32>
                    %v_341 = memref.load %expert_down[%v_16, %v_76, %v_295] : memref<8x40x24xf32>
                    %v_342 = vector.broadcast %v_341 : f32 to vector<16xf32>
                    %acc_343 = math.fma %v_342, %v_300, %acc_287 : vector<16xf32>
                    %acc_344 = math.fma %v_342, %v_305, %acc_288 : vector<16xf32>
                    %acc_345 = math.fma %v_342, %v_310, %acc_289 : vector<16xf32>
                    %v_346 = memref.load %expert_down[%v_16, %v_78, %v_295] : memref<8x40x24xf32>
                    %v_347 = vector.broadcast %v_346 : f32 to vector<16xf32>
                    %acc_348 = math.fma %v_347, %v_300, %acc_292 : vector<16xf32>
                    %acc_349 = math.fma %v_347, %v_305, %acc_293 : vector<16xf32>
                    %acc_350 = math.fma %v_347, %v_310, %acc_294 : vector<16xf32>
                    scf.yield %acc_313, %acc_314, %acc_315, %acc_318, %acc_319, %acc_320, %acc_323, %acc_324, %acc_325, %acc_328, %acc_329, %acc_330, %acc_333, %acc_334, %acc_335, %acc_338, %acc_339, %acc_340, %acc_343, %acc_344, %acc_345, %acc_348, %acc_349, %acc_350 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_351 = arith.muli %v_63, %c_0 : index
                  %v_352 = arith.addi %v_6, %v_351 : index
                  %v_353 = arith.index_cast %v_352 : index to i64
                  %pointer_354 = llvm.inttoptr %v_353 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#0, %pointer_354) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_355 = arith.muli %v_63, %c_0 : index
                  %v_356 = arith.addi %v_6, %v_355 : index
                  %v_357 = arith.addi %v_356, %c_21 : index
                  %v_358 = arith.index_cast %v_357 : index to i64
                  %pointer_359 = llvm.inttoptr %v_358 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#1, %pointer_359) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_360 = arith.muli %v_63, %c_0 : index
                  %v_361 = arith.addi %v_6, %v_360 : index
                  %v_362 = arith.addi %v_361, %c_22 : index
                  %v_363 = arith.index_cast %v_362 : index to i64
                  %pointer_364 = llvm.inttoptr %v_363 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#2, %pointer_364) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_365 = arith.addi %v_63, %c_5 : index
                  %v_366 = arith.muli %v_365, %c_0 : index
                  %v_367 = arith.addi %v_6, %v_366 : index
                  %v_368 = arith.index_cast %v_367 : index to i64
                  %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#3, %pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_370 = arith.addi %v_63, %c_5 : index
                  %v_371 = arith.muli %v_370, %c_0 : index
                  %v_372 = arith.addi %v_6, %v_371 : index
                  %v_373 = arith.addi %v_372, %c_21 : index
                  %v_374 = arith.index_cast %v_373 : index to i64
                  %pointer_375 = llvm.inttoptr %v_374 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#4, %pointer_375) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_376 = arith.addi %v_63, %c_5 : index
                  %v_377 = arith.muli %v_376, %c_0 : index
                  %v_378 = arith.addi %v_6, %v_377 : index
                  %v_379 = arith.addi %v_378, %c_22 : index
                  %v_380 = arith.index_cast %v_379 : index to i64
                  %pointer_381 = llvm.inttoptr %v_380 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#5, %pointer_381) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_382 = arith.addi %v_63, %c_8 : index
                  %v_383 = arith.muli %v_382, %c_0 : index
                  %v_384 = arith.addi %v_6, %v_383 : index
                  %v_385 = arith.index_cast %v_384 : index to i64
                  %pointer_386 = llvm.inttoptr %v_385 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#6, %pointer_386) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_387 = arith.addi %v_63, %c_8 : index
                  %v_388 = arith.muli %v_387, %c_0 : index
                  %v_389 = arith.addi %v_6, %v_388 : index
                  %v_390 = arith.addi %v_389, %c_21 : index
                  %v_391 = arith.index_cast %v_390 : index to i64
                  %pointer_392 = llvm.inttoptr %v_391 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#7, %pointer_392) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_393 = arith.addi %v_63, %c_8 : index
                  %v_394 = arith.muli %v_393, %c_0 : index
                  %v_395 = arith.addi %v_6, %v_394 : index
                  %v_396 = arith.addi %v_395, %c_22 : index
                  %v_397 = arith.index_cast %v_396 : index to i64
                  %pointer_398 = llvm.inttoptr %v_397 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#8, %pointer_398) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_399 = arith.addi %v_63, %c_11 : index
                  %v_400 = arith.muli %v_399, %c_0 : index
                  %v_401 = arith.addi %v_6, %v_400 : index
                  %v_402 = arith.index_cast %v_401 : index to i64
                  %pointer_403 = llvm.inttoptr %v_402 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#9, %pointer_403) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_404 = arith.addi %v_63, %c_11 : index
                  %v_405 = arith.muli %v_404, %c_0 : index
                  %v_406 = arith.addi %v_6, %v_405 : index
                  %v_407 = arith.addi %v_406, %c_21 : index
                  %v_408 = arith.index_cast %v_407 : index to i64
                  %pointer_409 = llvm.inttoptr %v_408 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#10, %pointer_409) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_410 = arith.addi %v_63, %c_11 : index
                  %v_411 = arith.muli %v_410, %c_0 : index
                  %v_412 = arith.addi %v_6, %v_411 : index
                  %v_413 = arith.addi %v_412, %c_22 : index
                  %v_414 = arith.index_cast %v_413 : index to i64
                  %pointer_415 = llvm.inttoptr %v_414 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#11, %pointer_415) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_416 = arith.addi %v_63, %c_16 : index
                  %v_417 = arith.muli %v_416, %c_0 : index
                  %v_418 = arith.addi %v_6, %v_417 : index
                  %v_419 = arith.index_cast %v_418 : index to i64
                  %pointer_420 = llvm.inttoptr %v_419 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#12, %pointer_420) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_421 = arith.addi %v_63, %c_16 : index
                  %v_422 = arith.muli %v_421, %c_0 : index
                  %v_423 = arith.addi %v_6, %v_422 : index
                  %v_424 = arith.addi %v_423, %c_21 : index
                  %v_425 = arith.index_cast %v_424 : index to i64
                  %pointer_426 = llvm.inttoptr %v_425 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#13, %pointer_426) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_427 = arith.addi %v_63, %c_16 : index
                  %v_428 = arith.muli %v_427, %c_0 : index
                  %v_429 = arith.addi %v_6, %v_428 : index
                  %v_430 = arith.addi %v_429, %c_22 : index
                  %v_431 = arith.index_cast %v_430 : index to i64
                  %pointer_432 = llvm.inttoptr %v_431 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#14, %pointer_432) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_433 = arith.addi %v_63, %c_17 : index
                  %v_434 = arith.muli %v_433, %c_0 : index
                  %v_435 = arith.addi %v_6, %v_434 : index
                  %v_436 = arith.index_cast %v_435 : index to i64
                  %pointer_437 = llvm.inttoptr %v_436 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#15, %pointer_437) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_438 = arith.addi %v_63, %c_17 : index
                  %v_439 = arith.muli %v_438, %c_0 : index
                  %v_440 = arith.addi %v_6, %v_439 : index
                  %v_441 = arith.addi %v_440, %c_21 : index
                  %v_442 = arith.index_cast %v_441 : index to i64
                  %pointer_443 = llvm.inttoptr %v_442 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#16, %pointer_443) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_444 = arith.addi %v_63, %c_17 : index
                  %v_445 = arith.muli %v_444, %c_0 : index
                  %v_446 = arith.addi %v_6, %v_445 : index
                  %v_447 = arith.addi %v_446, %c_22 : index
                  %v_448 = arith.index_cast %v_447 : index to i64
                  %pointer_449 = llvm.inttoptr %v_448 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#17, %pointer_449) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_450 = arith.addi %v_63, %c_18 : index
                  %v_451 = arith.muli %v_450, %c_0 : index
                  %v_452 = arith.addi %v_6, %v_451 : index
                  %v_453 = arith.index_cast %v_452 : index to i64
                  %pointer_454 = llvm.inttoptr %v_453 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#18, %pointer_454) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_455 = arith.addi %v_63, %c_18 : index
                  %v_456 = arith.muli %v_455, %c_0 : index
                  %v_457 = arith.addi %v_6, %v_456 : index
                  %v_458 = arith.addi %v_457, %c_21 : index
                  %v_459 = arith.index_cast %v_458 : index to i64
                  %pointer_460 = llvm.inttoptr %v_459 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#19, %pointer_460) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_461 = arith.addi %v_63, %c_18 : index
                  %v_462 = arith.muli %v_461, %c_0 : index
                  %v_463 = arith.addi %v_6, %v_462 : index
                  %v_464 = arith.addi %v_463, %c_22 : index
                  %v_465 = arith.index_cast %v_464 : index to i64
                  %pointer_466 = llvm.inttoptr %v_465 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#20, %pointer_466) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_467 = arith.addi %v_63, %c_19 : index
                  %v_468 = arith.muli %v_467, %c_0 : index
                  %v_469 = arith.addi %v_6, %v_468 : index
                  %v_470 = arith.index_cast %v_469 : index to i64
                  %pointer_471 = llvm.inttoptr %v_470 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#21, %pointer_471) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_472 = arith.addi %v_63, %c_19 : index
                  %v_473 = arith.muli %v_472, %c_0 : index
                  %v_474 = arith.addi %v_6, %v_473 : index
                  %v_475 = arith.addi %v_474, %c_21 : index
                  %v_476 = arith.index_cast %v_475 : index to i64
                  %pointer_477 = llvm.inttoptr %v_476 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#22, %pointer_477) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_478 = arith.addi %v_63, %c_19 : index
                  %v_479 = arith.muli %v_478, %c_0 : index
                  %v_480 = arith.addi %v_6, %v_479 : index
                  %v_481 = arith.addi %v_480, %c_22 : index
                  %v_482 = arith.index_cast %v_481 : index to i64
                  %pointer_483 = llvm.inttoptr %v_482 : i64 to !llvm.ptr
                  "llvm.store"(%loop_84#23, %pointer_483) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_484 = %c_4 to %c_8 step %c_5 {
                  %v_485 = arith.muli %i_484, %c_15 : index
                  %v_486 = arith.minsi %v_485, %c_15 : index
                  %v_487 = arith.addi %v_33, %v_486 : index
                  %v_488 = arith.addi %v_33, %v_486 : index
                  %v_489 = arith.addi %v_488, %c_5 : index
                  %v_490 = arith.addi %v_33, %v_486 : index
                  %v_491 = arith.addi %v_490, %c_8 : index
                  %v_492 = arith.addi %v_33, %v_486 : index
                  %v_493 = arith.addi %v_492, %c_11 : index
                  %v_494 = arith.addi %v_33, %v_486 : index
                  %v_495 = arith.addi %v_494, %c_16 : index
                  %v_496 = arith.addi %v_33, %v_486 : index
                  %v_497 = arith.addi %v_496, %c_17 : index
                  %v_498 = arith.addi %v_33, %v_486 : index
                  %v_499 = arith.addi %v_498, %c_18 : index
                  %v_500 = arith.addi %v_33, %v_486 : index
                  %v_501 = arith.addi %v_500, %c_19 : index
                  %v_502 = arith.muli %v_28, %c_16 : index
                  %v_503 = arith.muli %i_51, %c_8 : index
                  %v_504 = arith.addi %v_503, %c_5 : index
                  %v_505 = arith.muli %v_504, %c_8 : index
                  %v_506 = arith.addi %v_505, %i_484 : index
                  %loop_508:24 = scf.for %i_507 = %c_4 to %c_13 step %c_16 iter_args(%carry_509 = %c_7, %carry_510 = %c_7, %carry_511 = %c_7, %carry_512 = %c_7, %carry_513 = %c_7, %carry_514 = %c_7, %carry_515 = %c_7, %carry_516 = %c_7, %carry_517 = %c_7, %carry_518 = %c_7, %carry_519 = %c_7, %carry_520 = %c_7, %carry_521 = %c_7, %carry_522 = %c_7, %carry_523 = %c_7, %carry_524 = %c_7, %carry_525 = %c_7, %carry_526 = %c_7, %carry_527 = %c_7, %carry_528 = %c_7, %carry_529 = %c_7, %carry_530 = %c_7, %carry_531 = %c_7, %carry_532 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_533 = arith.divui %i_507, %c_16 : index
                    %v_534 = arith.muli %v_502, %c_18 : index
                    %v_535 = arith.addi %v_534, %c_20 : index
                    %v_536 = arith.muli %v_502, %c_18 : index
                    %v_537 = arith.divui %v_535, %v_536 : index
                    %v_538 = arith.muli %v_506, %c_18 : index
                    %v_539 = arith.addi %v_538, %v_533 : index
                    %v_540 = arith.muli %v_539, %v_537 : index
                    scf.for %i_541 = %c_4 to %v_537 step %c_5 {
                      %v_542 = arith.addi %v_540, %i_541 : index
                      %v_543 = arith.minsi %v_542, %c_20 : index
                      %v_544 = arith.muli %v_543, %c_0 : index
                      %v_545 = arith.addi %v_38, %v_544 : index
                      %v_546 = arith.index_cast %v_545 : index to i64
                      %pointer_547 = llvm.inttoptr %v_546 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_547) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_548 = arith.muli %v_543, %c_0 : index
                      %v_549 = arith.addi %v_43, %v_548 : index
                      %v_550 = arith.index_cast %v_549 : index to i64
                      %pointer_551 = llvm.inttoptr %v_550 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_551) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_552 = arith.muli %i_507, %c_0 : index
                    %v_553 = arith.addi %v_54, %v_552 : index
                    %v_554 = arith.index_cast %v_553 : index to i64
                    %pointer_555 = llvm.inttoptr %v_554 : i64 to !llvm.ptr
                    %v_556 = "llvm.load"(%pointer_555) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_557 = arith.muli %i_507, %c_0 : index
                    %v_558 = arith.addi %v_57, %v_557 : index
                    %v_559 = arith.index_cast %v_558 : index to i64
                    %pointer_560 = llvm.inttoptr %v_559 : i64 to !llvm.ptr
                    %v_561 = "llvm.load"(%pointer_560) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_562 = arith.muli %i_507, %c_0 : index
                    %v_563 = arith.addi %v_60, %v_562 : index
                    %v_564 = arith.index_cast %v_563 : index to i64
                    %pointer_565 = llvm.inttoptr %v_564 : i64 to !llvm.ptr
                    %v_566 = "llvm.load"(%pointer_565) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_567 = memref.load %expert_down[%v_16, %v_487, %i_507] : memref<8x40x24xf32>
                    %v_568 = vector.broadcast %v_567 : f32 to vector<16xf32>
                    %acc_569 = math.fma %v_568, %v_556, %carry_509 : vector<16xf32>
                    %acc_570 = math.fma %v_568, %v_561, %carry_510 : vector<16xf32>
                    %acc_571 = math.fma %v_568, %v_566, %carry_511 : vector<16xf32>
                    %v_572 = memref.load %expert_down[%v_16, %v_489, %i_507] : memref<8x40x24xf32>
                    %v_573 = vector.broadcast %v_572 : f32 to vector<16xf32>
                    %acc_574 = math.fma %v_573, %v_556, %carry_512 : vector<16xf32>
                    %acc_575 = math.fma %v_573, %v_561, %carry_513 : vector<16xf32>
                    %acc_576 = math.fma %v_573, %v_566, %carry_514 : vector<16xf32>
                    %v_577 = memref.load %expert_down[%v_16, %v_491, %i_507] : memref<8x40x24xf32>
                    %v_578 = vector.broadcast %v_577 : f32 to vector<16xf32>
                    %acc_579 = math.fma %v_578, %v_556, %carry_515 : vector<16xf32>
                    %acc_580 = math.fma %v_578, %v_561, %carry_516 : vector<16xf32>
                    %acc_581 = math.fma %v_578, %v_566, %carry_517 : vector<16xf32>
                    %v_582 = memref.load %expert_down[%v_16, %v_493, %i_507] : memref<8x40x24xf32>
                    %v_583 = vector.broadcast %v_582 : f32 to vector<16xf32>
                    %acc_584 = math.fma %v_583, %v_556, %carry_518 : vector<16xf32>
                    %acc_585 = math.fma %v_583, %v_561, %carry_519 : vector<16xf32>
                    %acc_586 = math.fma %v_583, %v_566, %carry_520 : vector<16xf32>
                    %v_587 = memref.load %expert_down[%v_16, %v_495, %i_507] : memref<8x40x24xf32>
                    %v_588 = vector.broadcast %v_587 : f32 to vector<16xf32>
                    %acc_589 = math.fma %v_588, %v_556, %carry_521 : vector<16xf32>
                    %acc_590 = math.fma %v_588, %v_561, %carry_522 : vector<16xf32>
                    %acc_591 = math.fma %v_588, %v_566, %carry_523 : vector<16xf32>
                    %v_592 = memref.load %expert_down[%v_16, %v_497, %i_507] : memref<8x40x24xf32>
                    %v_593 = vector.broadcast %v_592 : f32 to vector<16xf32>
                    %acc_594 = math.fma %v_593, %v_556, %carry_524 : vector<16xf32>
                    %acc_595 = math.fma %v_593, %v_561, %carry_525 : vector<16xf32>
                    %acc_596 = math.fma %v_593, %v_566, %carry_526 : vector<16xf32>
                    %v_597 = memref.load %expert_down[%v_16, %v_499, %i_507] : memref<8x40x24xf32>
                    %v_598 = vector.broadcast %v_597 : f32 to vector<16xf32>
                    %acc_599 = math.fma %v_598, %v_556, %carry_527 : vector<16xf32>
                    %acc_600 = math.fma %v_598, %v_561, %carry_528 : vector<16xf32>
                    %acc_601 = math.fma %v_598, %v_566, %carry_529 : vector<16xf32>
                    %v_602 = memref.load %expert_down[%v_16, %v_501, %i_507] : memref<8x40x24xf32>
                    %v_603 = vector.broadcast %v_602 : f32 to vector<16xf32>
                    %acc_604 = math.fma %v_603, %v_556, %carry_530 : vector<16xf32>
                    %acc_605 = math.fma %v_603, %v_561, %carry_531 : vector<16xf32>
                    %acc_606 = math.fma %v_603, %v_566, %carry_532 : vector<16xf32>
                    %v_607 = arith.addi %i_507, %c_5 : index
                    %v_608 = arith.muli %v_607, %c_0 : index
                    %v_609 = arith.addi %v_54, %v_608 : index
                    %v_610 = arith.index_cast %v_609 : index to i64
                    %pointer_611 = llvm.inttoptr %v_610 : i64 to !llvm.ptr
                    %v_612 = "llvm.load"(%pointer_611) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_613 = arith.muli %v_607, %c_0 : index
                    %v_614 = arith.addi %v_57, %v_613 : index
                    %v_615 = arith.index_cast %v_614 : index to i64
                    %pointer_616 = llvm.inttoptr %v_615 : i64 to !llvm.ptr
                    %v_617 = "llvm.load"(%pointer_616) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_618 = arith.muli %v_607, %c_0 : index
                    %v_619 = arith.addi %v_60, %v_618 : index
                    %v_620 = arith.index_cast %v_619 : index to i64
                    %pointer_621 = llvm.inttoptr %v_620 : i64 to !llvm.ptr
                    %v_622 = "llvm.load"(%pointer_621) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_623 = memref.load %expert_down[%v_16, %v_487, %v_607] : memref<8x40x24xf32>
                    %v_624 = vector.broadcast %v_623 : f32 to vector<16xf32>
                    %acc_625 = math.fma %v_624, %v_612, %acc_569 : vector<16xf32>
                    %acc_626 = math.fma %v_624, %v_617, %acc_570 : vector<16xf32>
                    %acc_627 = math.fma %v_624, %v_622, %acc_571 : vector<16xf32>
                    %v_628 = memref.load %expert_down[%v_16, %v_489, %v_607] : memref<8x40x24xf32>
                    %v_629 = vector.broadcast %v_628 : f32 to vector<16xf32>
                    %acc_630 = math.fma %v_629, %v_612, %acc_574 : vector<16xf32>
                    %acc_631 = math.fma %v_629, %v_617, %acc_575 : vector<16xf32>
                    %acc_632 = math.fma %v_629, %v_622, %acc_576 : vector<16xf32>
                    %v_633 = memref.load %expert_down[%v_16, %v_491, %v_607] : memref<8x40x24xf32>
                    %v_634 = vector.broadcast %v_633 : f32 to vector<16xf32>
                    %acc_635 = math.fma %v_634, %v_612, %acc_579 : vector<16xf32>
                    %acc_636 = math.fma %v_634, %v_617, %acc_580 : vector<16xf32>
                    %acc_637 = math.fma %v_634, %v_622, %acc_581 : vector<16xf32>
                    %v_638 = memref.load %expert_down[%v_16, %v_493, %v_607] : memref<8x40x24xf32>
                    %v_639 = vector.broadcast %v_638 : f32 to vector<16xf32>
                    %acc_640 = math.fma %v_639, %v_612, %acc_584 : vector<16xf32>
                    %acc_641 = math.fma %v_639, %v_617, %acc_585 : vector<16xf32>
                    %acc_642 = math.fma %v_639, %v_622, %acc_586 : vector<16xf32>
                    %v_643 = memref.load %expert_down[%v_16, %v_495, %v_607] : memref<8x40x24xf32>
                    %v_644 = vector.broadcast %v_643 : f32 to vector<16xf32>
                    %acc_645 = math.fma %v_644, %v_612, %acc_589 : vector<16xf32>
                    %acc_646 = math.fma %v_644, %v_617, %acc_590 : vector<16xf32>
                    %acc_647 = math.fma %v_644, %v_622, %acc_591 : vector<16xf32>
                    %v_648 = memref.load %expert_down[%v_16, %v_497, %v_607] : memref<8x40x24xf32>
                    %v_649 = vector.broadcast %v_648 : f32 to vector<16xf32>
                    %acc_650 = math.fma %v_649, %v_612, %acc_594 : vector<16xf32>
                    %acc_651 = math.fma %v_649, %v_617, %acc_595 : vector<16xf32>
                    %acc_652 = math.fma %v_649, %v_622, %acc_596 : vector<16xf32>
                    %v_653 = memref.load %expert_down[%v_16, %v_499, %v_607] : memref<8x40x24xf32>
                    %v_654 = vector.broadcast %v_653 : f32 to vector<16xf32>
                    %acc_655 = math.fma %v_654, %v_612, %acc_599 : vector<16xf32>
                    %acc_656 = math.fma %v_654, %v_617, %acc_600 : vector<16xf32>
                    %acc_657 = math.fma %v_654, %v_622, %acc_601 : vector<16xf32>
                    %v_658 = memref.load %expert_down[%v_16, %v_501, %v_607] : memref<8x40x24xf32>
                    %v_659 = vector.broadcast %v_658 : f32 to vector<16xf32>
                    %acc_660 = math.fma %v_659, %v_612, %acc_604 : vector<16xf32>
                    %acc_661 = math.fma %v_659, %v_617, %acc_605 : vector<16xf32>
                    %acc_662 = math.fma %v_659, %v_622, %acc_606 : vector<16xf32>
                    %v_663 = arith.addi %i_507, %c_8 : index
                    %v_664 = arith.muli %v_663, %c_0 : index
                    %v_665 = arith.addi %v_54, %v_664 : index
                    %v_666 = arith.index_cast %v_665 : index to i64
                    %pointer_667 = llvm.inttoptr %v_666 : i64 to !llvm.ptr
                    %v_668 = "llvm.load"(%pointer_667) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_669 = arith.muli %v_663, %c_0 : index
                    %v_670 = arith.addi %v_57, %v_669 : index
                    %v_671 = arith.index_cast %v_670 : index to i64
                    %pointer_672 = llvm.inttoptr %v_671 : i64 to !llvm.ptr
                    %v_673 = "llvm.load"(%pointer_672) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_674 = arith.muli %v_663, %c_0 : index
                    %v_675 = arith.addi %v_60, %v_674 : index
                    %v_676 = arith.index_cast %v_675 : index to i64
                    %pointer_677 = llvm.inttoptr %v_676 : i64 to !llvm.ptr
                    %v_678 = "llvm.load"(%pointer_677) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_679 = memref.load %expert_down[%v_16, %v_487, %v_663] : memref<8x40x24xf32>
                    %v_680 = vector.broadcast %v_679 : f32 to vector<16xf32>
                    %acc_681 = math.fma %v_680, %v_668, %acc_625 : vector<16xf32>
                    %acc_682 = math.fma %v_680, %v_673, %acc_626 : vector<16xf32>
                    %acc_683 = math.fma %v_680, %v_678, %acc_627 : vector<16xf32>
                    %v_684 = memref.load %expert_down[%v_16, %v_489, %v_663] : memref<8x40x24xf32>
                    %v_685 = vector.broadcast %v_684 : f32 to vector<16xf32>
                    %acc_686 = math.fma %v_685, %v_668, %acc_630 : vector<16xf32>
                    %acc_687 = math.fma %v_685, %v_673, %acc_631 : vector<16xf32>
                    %acc_688 = math.fma %v_685, %v_678, %acc_632 : vector<16xf32>
                    %v_689 = memref.load %expert_down[%v_16, %v_491, %v_663] : memref<8x40x24xf32>
                    %v_690 = vector.broadcast %v_689 : f32 to vector<16xf32>
                    %acc_691 = math.fma %v_690, %v_668, %acc_635 : vector<16xf32>
                    %acc_692 = math.fma %v_690, %v_673, %acc_636 : vector<16xf32>
                    %acc_693 = math.fma %v_690, %v_678, %acc_637 : vector<16xf32>
                    %v_694 = memref.load %expert_down[%v_16, %v_493, %v_663] : memref<8x40x24xf32>
                    %v_695 = vector.broadcast %v_694 : f32 to vector<16xf32>
                    %acc_696 = math.fma %v_695, %v_668, %acc_640 : vector<16xf32>
                    %acc_697 = math.fma %v_695, %v_673, %acc_641 : vector<16xf32>
                    %acc_698 = math.fma %v_695, %v_678, %acc_642 : vector<16xf32>
                    %v_699 = memref.load %expert_down[%v_16, %v_495, %v_663] : memref<8x40x24xf32>
                    %v_700 = vector.broadcast %v_699 : f32 to vector<16xf32>
                    %acc_701 = math.fma %v_700, %v_668, %acc_645 : vector<16xf32>
                    %acc_702 = math.fma %v_700, %v_673, %acc_646 : vector<16xf32>
                    %acc_703 = math.fma %v_700, %v_678, %acc_647 : vector<16xf32>
                    %v_704 = memref.load %expert_down[%v_16, %v_497, %v_663] : memref<8x40x24xf32>
                    %v_705 = vector.broadcast %v_704 : f32 to vector<16xf32>
                    %acc_706 = math.fma %v_705, %v_668, %acc_650 : vector<16xf32>
                    %acc_707 = math.fma %v_705, %v_673, %acc_651 : vector<16xf32>
                    %acc_708 = math.fma %v_705, %v_678, %acc_652 : vector<16xf32>
                    %v_709 = memref.load %expert_down[%v_16, %v_499, %v_663] : memref<8x40x24xf32>
                    %v_710 = vector.broadcast %v_709 : f32 to vector<16xf32>
                    %acc_711 = math.fma %v_710, %v_668, %acc_655 : vector<16xf32>
                    %acc_712 = math.fma %v_710, %v_673, %acc_656 : vector<16xf32>
                    %acc_713 = math.fma %v_710, %v_678, %acc_657 : vector<16xf32>
                    %v_714 = memref.load %expert_down[%v_16, %v_501, %v_663] : memref<8x40x24xf32>
                    %v_715 = vector.broadcast %v_714 : f32 to vector<16xf32>
                    %acc_716 = math.fma %v_715, %v_668, %acc_660 : vector<16xf32>
                    %acc_717 = math.fma %v_715, %v_673, %acc_661 : vector<16xf32>
                    %acc_718 = math.fma %v_715, %v_678, %acc_662 : vector<16xf32>
                    %v_719 = arith.addi %i_507, %c_11 : index
                    %v_720 = arith.muli %v_719, %c_0 : index
                    %v_721 = arith.addi %v_54, %v_720 : index
                    %v_722 = arith.index_cast %v_721 : index to i64
                    %pointer_723 = llvm.inttoptr %v_722 : i64 to !llvm.ptr
                    %v_724 = "llvm.load"(%pointer_723) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_725 = arith.muli %v_719, %c_0 : index
                    %v_726 = arith.addi %v_57, %v_725 : index
                    %v_727 = arith.index_cast %v_726 : index to i64
                    %pointer_728 = llvm.inttoptr %v_727 : i64 to !llvm.ptr
                    %v_729 = "llvm.load"(%pointer_728) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_730 = arith.muli %v_719, %c_0 : index
                    %v_731 = arith.addi %v_60, %v_730 : index
                    %v_732 = arith.index_cast %v_731 : index to i64
                    %pointer_733 = llvm.inttoptr %v_732 : i64 to !llvm.ptr
                    %v_734 = "llvm.load"(%pointer_733) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_735 = memref.load %expert_down[%v_16, %v_487, %v_719] : memref<8x40x24xf32>
                    %v_736 = vector.broadcast %v_735 : f32 to vector<16xf32>
                    %acc_737 = math.fma %v_736, %v_724, %acc_681 : vector<16xf32>
                    %acc_738 = math.fma %v_736, %v_729, %acc_682 : vector<16xf32>
                    %acc_739 = math.fma %v_736, %v_734, %acc_683 : vector<16xf32>
                    %v_740 = memref.load %expert_down[%v_16, %v_489, %v_719] : memref<8x40x24xf32>
                    %v_741 = vector.broadcast %v_740 : f32 to vector<16xf32>
                    %acc_742 = math.fma %v_741, %v_724, %acc_686 : vector<16xf32>
                    %acc_743 = math.fma %v_741, %v_729, %acc_687 : vector<16xf32>
                    %acc_744 = math.fma %v_741, %v_734, %acc_688 : vector<16xf32>
                    %v_745 = memref.load %expert_down[%v_16, %v_491, %v_719] : memref<8x40x24xf32>
                    %v_746 = vector.broadcast %v_745 : f32 to vector<16xf32>
                    %acc_747 = math.fma %v_746, %v_724, %acc_691 : vector<16xf32>
                    %acc_748 = math.fma %v_746, %v_729, %acc_692 : vector<16xf32>
                    %acc_749 = math.fma %v_746, %v_734, %acc_693 : vector<16xf32>
                    %v_750 = memref.load %expert_down[%v_16, %v_493, %v_719] : memref<8x40x24xf32>
                    %v_751 = vector.broadcast %v_750 : f32 to vector<16xf32>
                    %acc_752 = math.fma %v_751, %v_724, %acc_696 : vector<16xf32>
                    %acc_753 = math.fma %v_751, %v_729, %acc_697 : vector<16xf32>
                    %acc_754 = math.fma %v_751, %v_734, %acc_698 : vector<16xf32>
                    %v_755 = memref.load %expert_down[%v_16, %v_495, %v_719] : memref<8x40x24xf32>
                    %v_756 = vector.broadcast %v_755 : f32 to vector<16xf32>
                    %acc_757 = math.fma %v_756, %v_724, %acc_701 : vector<16xf32>
                    %acc_758 = math.fma %v_756, %v_729, %acc_702 : vector<16xf32>
                    %acc_759 = math.fma %v_756, %v_734, %acc_703 : vector<16xf32>
                    %v_760 = memref.load %expert_down[%v_16, %v_497, %v_719] : memref<8x40x24xf32>
                    %v_761 = vector.broadcast %v_760 : f32 to vector<16xf32>
                    %acc_762 = math.fma %v_761, %v_724, %acc_706 : vector<16xf32>
                    %acc_763 = math.fma %v_761, %v_729, %acc_707 : vector<16xf32>
                    %acc_764 = math.fma %v_761, %v_734, %acc_708 : vector<16xf32>
                    %v_765 = memref.load %expert_down[%v_16, %v_499, %v_719] : memref<8x40x24xf32>
                    %v_766 = vector.broadcast %v_765 : f32 to vector<16xf32>
                    %acc_767 = math.fma %v_766, %v_724, %acc_711 : vector<16xf32>
                    %acc_768 = math.fma %v_766, %v_729, %acc_712 : vector<16xf32>
                    %acc_769 = math.fma %v_766, %v_734, %acc_713 : vector<16xf32>
                    %v_770 = memref.load %expert_down[%v_16, %v_501, %v_719] : memref<8x40x24xf32>
                    %v_771 = vector.broadcast %v_770 : f32 to vector<16xf32>
                    %acc_772 = math.fma %v_771, %v_724, %acc_716 : vector<16xf32>
                    %acc_773 = math.fma %v_771, %v_729, %acc_717 : vector<16xf32>
                    %acc_774 = math.fma %v_771, %v_734, %acc_718 : vector<16xf32>
                    scf.yield %acc_737, %acc_738, %acc_739, %acc_742, %acc_743, %acc_744, %acc_747, %acc_748, %acc_749, %acc_752, %acc_753, %acc_754, %acc_757, %acc_758, %acc_759, %acc_762, %acc_763, %acc_764, %acc_767, %acc_768, %acc_769, %acc_772, %acc_773, %acc_774 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_775 = arith.addi %v_486, %c_6 : index
                  %v_776 = arith.muli %v_775, %c_0 : index
                  %v_777 = arith.addi %v_6, %v_776 : index
                  %v_778 = arith.index_cast %v_777 : index to i64
                  %pointer_779 = llvm.inttoptr %v_778 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#0, %pointer_779) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_780 = arith.addi %v_486, %c_6 : index
                  %v_781 = arith.muli %v_780, %c_0 : index
                  %v_782 = arith.addi %v_6, %v_781 : index
                  %v_783 = arith.addi %v_782, %c_21 : index
                  %v_784 = arith.index_cast %v_783 : index to i64
                  %pointer_785 = llvm.inttoptr %v_784 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#1, %pointer_785) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_786 = arith.addi %v_486, %c_6 : index
                  %v_787 = arith.muli %v_786, %c_0 : index
                  %v_788 = arith.addi %v_6, %v_787 : index
                  %v_789 = arith.addi %v_788, %c_22 : index
                  %v_790 = arith.index_cast %v_789 : index to i64
                  %pointer_791 = llvm.inttoptr %v_790 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#2, %pointer_791) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_792 = arith.addi %v_486, %c_23 : index
                  %v_793 = arith.muli %v_792, %c_0 : index
                  %v_794 = arith.addi %v_6, %v_793 : index
                  %v_795 = arith.index_cast %v_794 : index to i64
                  %pointer_796 = llvm.inttoptr %v_795 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#3, %pointer_796) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_797 = arith.addi %v_486, %c_23 : index
                  %v_798 = arith.muli %v_797, %c_0 : index
                  %v_799 = arith.addi %v_6, %v_798 : index
                  %v_800 = arith.addi %v_799, %c_21 : index
                  %v_801 = arith.index_cast %v_800 : index to i64
                  %pointer_802 = llvm.inttoptr %v_801 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#4, %pointer_802) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_803 = arith.addi %v_486, %c_23 : index
                  %v_804 = arith.muli %v_803, %c_0 : index
                  %v_805 = arith.addi %v_6, %v_804 : index
                  %v_806 = arith.addi %v_805, %c_22 : index
                  %v_807 = arith.index_cast %v_806 : index to i64
                  %pointer_808 = llvm.inttoptr %v_807 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#5, %pointer_808) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_809 = arith.addi %v_486, %c_24 : index
                  %v_810 = arith.muli %v_809, %c_0 : index
                  %v_811 = arith.addi %v_6, %v_810 : index
                  %v_812 = arith.index_cast %v_811 : index to i64
                  %pointer_813 = llvm.inttoptr %v_812 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#6, %pointer_813) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_814 = arith.addi %v_486, %c_24 : index
                  %v_815 = arith.muli %v_814, %c_0 : index
                  %v_816 = arith.addi %v_6, %v_815 : index
                  %v_817 = arith.addi %v_816, %c_21 : index
                  %v_818 = arith.index_cast %v_817 : index to i64
                  %pointer_819 = llvm.inttoptr %v_818 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#7, %pointer_819) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_820 = arith.addi %v_486, %c_24 : index
                  %v_821 = arith.muli %v_820, %c_0 : index
                  %v_822 = arith.addi %v_6, %v_821 : index
                  %v_823 = arith.addi %v_822, %c_22 : index
                  %v_824 = arith.index_cast %v_823 : index to i64
                  %pointer_825 = llvm.inttoptr %v_824 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#8, %pointer_825) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_826 = arith.addi %v_486, %c_25 : index
                  %v_827 = arith.muli %v_826, %c_0 : index
                  %v_828 = arith.addi %v_6, %v_827 : index
                  %v_829 = arith.index_cast %v_828 : index to i64
                  %pointer_830 = llvm.inttoptr %v_829 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#9, %pointer_830) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_831 = arith.addi %v_486, %c_25 : index
                  %v_832 = arith.muli %v_831, %c_0 : index
                  %v_833 = arith.addi %v_6, %v_832 : index
                  %v_834 = arith.addi %v_833, %c_21 : index
                  %v_835 = arith.index_cast %v_834 : index to i64
                  %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#10, %pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_837 = arith.addi %v_486, %c_25 : index
                  %v_838 = arith.muli %v_837, %c_0 : index
                  %v_839 = arith.addi %v_6, %v_838 : index
                  %v_840 = arith.addi %v_839, %c_22 : index
                  %v_841 = arith.index_cast %v_840 : index to i64
                  %pointer_842 = llvm.inttoptr %v_841 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#11, %pointer_842) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_843 = arith.addi %v_486, %c_26 : index
                  %v_844 = arith.muli %v_843, %c_0 : index
                  %v_845 = arith.addi %v_6, %v_844 : index
                  %v_846 = arith.index_cast %v_845 : index to i64
                  %pointer_847 = llvm.inttoptr %v_846 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#12, %pointer_847) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_848 = arith.addi %v_486, %c_26 : index
                  %v_849 = arith.muli %v_848, %c_0 : index
                  %v_850 = arith.addi %v_6, %v_849 : index
                  %v_851 = arith.addi %v_850, %c_21 : index
                  %v_852 = arith.index_cast %v_851 : index to i64
                  %pointer_853 = llvm.inttoptr %v_852 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#13, %pointer_853) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_854 = arith.addi %v_486, %c_26 : index
                  %v_855 = arith.muli %v_854, %c_0 : index
                  %v_856 = arith.addi %v_6, %v_855 : index
                  %v_857 = arith.addi %v_856, %c_22 : index
                  %v_858 = arith.index_cast %v_857 : index to i64
                  %pointer_859 = llvm.inttoptr %v_858 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#14, %pointer_859) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_860 = arith.addi %v_486, %c_27 : index
                  %v_861 = arith.muli %v_860, %c_0 : index
                  %v_862 = arith.addi %v_6, %v_861 : index
                  %v_863 = arith.index_cast %v_862 : index to i64
                  %pointer_864 = llvm.inttoptr %v_863 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#15, %pointer_864) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_865 = arith.addi %v_486, %c_27 : index
                  %v_866 = arith.muli %v_865, %c_0 : index
                  %v_867 = arith.addi %v_6, %v_866 : index
                  %v_868 = arith.addi %v_867, %c_21 : index
                  %v_869 = arith.index_cast %v_868 : index to i64
                  %pointer_870 = llvm.inttoptr %v_869 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#16, %pointer_870) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_871 = arith.addi %v_486, %c_27 : index
                  %v_872 = arith.muli %v_871, %c_0 : index
                  %v_873 = arith.addi %v_6, %v_872 : index
                  %v_874 = arith.addi %v_873, %c_22 : index
                  %v_875 = arith.index_cast %v_874 : index to i64
                  %pointer_876 = llvm.inttoptr %v_875 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#17, %pointer_876) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_877 = arith.addi %v_486, %c_28 : index
                  %v_878 = arith.muli %v_877, %c_0 : index
                  %v_879 = arith.addi %v_6, %v_878 : index
                  %v_880 = arith.index_cast %v_879 : index to i64
                  %pointer_881 = llvm.inttoptr %v_880 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#18, %pointer_881) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_882 = arith.addi %v_486, %c_28 : index
                  %v_883 = arith.muli %v_882, %c_0 : index
                  %v_884 = arith.addi %v_6, %v_883 : index
                  %v_885 = arith.addi %v_884, %c_21 : index
                  %v_886 = arith.index_cast %v_885 : index to i64
                  %pointer_887 = llvm.inttoptr %v_886 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#19, %pointer_887) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_888 = arith.addi %v_486, %c_28 : index
                  %v_889 = arith.muli %v_888, %c_0 : index
                  %v_890 = arith.addi %v_6, %v_889 : index
                  %v_891 = arith.addi %v_890, %c_22 : index
                  %v_892 = arith.index_cast %v_891 : index to i64
                  %pointer_893 = llvm.inttoptr %v_892 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#20, %pointer_893) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_894 = arith.addi %v_486, %c_20 : index
                  %v_895 = arith.muli %v_894, %c_0 : index
                  %v_896 = arith.addi %v_6, %v_895 : index
                  %v_897 = arith.index_cast %v_896 : index to i64
                  %pointer_898 = llvm.inttoptr %v_897 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#21, %pointer_898) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_899 = arith.addi %v_486, %c_20 : index
                  %v_900 = arith.muli %v_899, %c_0 : index
                  %v_901 = arith.addi %v_6, %v_900 : index
                  %v_902 = arith.addi %v_901, %c_21 : index
                  %v_903 = arith.index_cast %v_902 : index to i64
                  %pointer_904 = llvm.inttoptr %v_903 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#22, %pointer_904) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_905 = arith.addi %v_486, %c_20 : index
                  %v_906 = arith.muli %v_905, %c_0 : index
                  %v_907 = arith.addi %v_6, %v_906 : index
                  %v_908 = arith.addi %v_907, %c_22 : index
                  %v_909 = arith.index_cast %v_908 : index to i64
                  %pointer_910 = llvm.inttoptr %v_909 : i64 to !llvm.ptr
                  "llvm.store"(%loop_508#23, %pointer_910) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_911 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_911 {
                  %v_912 = arith.index_cast %v_6 : index to i64
                  %pointer_913 = llvm.inttoptr %v_912 : i64 to !llvm.ptr
                  %v_914 = "llvm.load"(%pointer_913) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_915 = arith.addi %v_6, %c_0 : index
                  %v_916 = arith.index_cast %v_915 : index to i64
                  %pointer_917 = llvm.inttoptr %v_916 : i64 to !llvm.ptr
                  %v_918 = "llvm.load"(%pointer_917) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_919 = arith.addi %v_6, %c_29 : index
                  %v_920 = arith.index_cast %v_919 : index to i64
                  %pointer_921 = llvm.inttoptr %v_920 : i64 to !llvm.ptr
                  %v_922 = "llvm.load"(%pointer_921) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_923 = arith.addi %v_6, %c_30 : index
                  %v_924 = arith.index_cast %v_923 : index to i64
                  %pointer_925 = llvm.inttoptr %v_924 : i64 to !llvm.ptr
                  %v_926 = "llvm.load"(%pointer_925) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_927 = arith.addi %v_6, %c_31 : index
                  %v_928 = arith.index_cast %v_927 : index to i64
                  %pointer_929 = llvm.inttoptr %v_928 : i64 to !llvm.ptr
                  %v_930 = "llvm.load"(%pointer_929) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_931 = arith.addi %v_6, %c_32 : index
                  %v_932 = arith.index_cast %v_931 : index to i64
                  %pointer_933 = llvm.inttoptr %v_932 : i64 to !llvm.ptr
                  %v_934 = "llvm.load"(%pointer_933) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_935 = arith.addi %v_6, %c_33 : index
                  %v_936 = arith.index_cast %v_935 : index to i64
                  %pointer_937 = llvm.inttoptr %v_936 : i64 to !llvm.ptr
                  %v_938 = "llvm.load"(%pointer_937) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_939 = arith.addi %v_6, %c_34 : index
                  %v_940 = arith.index_cast %v_939 : index to i64
                  %pointer_941 = llvm.inttoptr %v_940 : i64 to !llvm.ptr
                  %v_942 = "llvm.load"(%pointer_941) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_943 = arith.addi %v_6, %c_35 : index
                  %v_944 = arith.index_cast %v_943 : index to i64
                  %pointer_945 = llvm.inttoptr %v_944 : i64 to !llvm.ptr
                  %v_946 = "llvm.load"(%pointer_945) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_947 = arith.addi %v_6, %c_36 : index
                  %v_948 = arith.index_cast %v_947 : index to i64
                  %pointer_949 = llvm.inttoptr %v_948 : i64 to !llvm.ptr
                  %v_950 = "llvm.load"(%pointer_949) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_951 = arith.addi %v_6, %c_37 : index
                  %v_952 = arith.index_cast %v_951 : index to i64
                  %pointer_953 = llvm.inttoptr %v_952 : i64 to !llvm.ptr
                  %v_954 = "llvm.load"(%pointer_953) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_955 = arith.addi %v_6, %c_38 : index
                  %v_956 = arith.index_cast %v_955 : index to i64
                  %pointer_957 = llvm.inttoptr %v_956 : i64 to !llvm.ptr
                  %v_958 = "llvm.load"(%pointer_957) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_959 = arith.addi %v_6, %c_39 : index
                  %v_960 = arith.index_cast %v_959 : index to i64
                  %pointer_961 = llvm.inttoptr %v_960 : i64 to !llvm.ptr
                  %v_962 = "llvm.load"(%pointer_961) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_963 = arith.addi %v_6, %c_40 : index
                  %v_964 = arith.index_cast %v_963 : index to i64
                  %pointer_965 = llvm.inttoptr %v_964 : i64 to !llvm.ptr
                  %v_966 = "llvm.load"(%pointer_965) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_967 = arith.addi %v_6, %c_41 : index
                  %v_968 = arith.index_cast %v_967 : index to i64
                  %pointer_969 = llvm.inttoptr %v_968 : i64 to !llvm.ptr
                  %v_970 = "llvm.load"(%pointer_969) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_971 = arith.addi %v_6, %c_42 : index
                  %v_972 = arith.index_cast %v_971 : index to i64
                  %pointer_973 = llvm.inttoptr %v_972 : i64 to !llvm.ptr
                  %v_974 = "llvm.load"(%pointer_973) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_975 = arith.subi %i_30, %v_32 : index
                  %v_976 = arith.index_cast %v_975 : index to i32
                  %v_977 = vector.broadcast %v_976 : i32 to vector<16xi32>
                  %is_978 = arith.cmpi sge, %c_43, %v_977 : vector<16xi32>
                  %v_979 = vector.shuffle %v_914, %v_918 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_980 = vector.shuffle %v_914, %v_918 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_981 = vector.shuffle %v_922, %v_926 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_982 = vector.shuffle %v_922, %v_926 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_983 = vector.shuffle %v_930, %v_934 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_984 = vector.shuffle %v_930, %v_934 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_985 = vector.shuffle %v_938, %v_942 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_986 = vector.shuffle %v_938, %v_942 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_987 = vector.shuffle %v_946, %v_950 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_988 = vector.shuffle %v_946, %v_950 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_989 = vector.shuffle %v_954, %v_958 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_990 = vector.shuffle %v_954, %v_958 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_991 = vector.shuffle %v_962, %v_966 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_992 = vector.shuffle %v_962, %v_966 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_993 = vector.shuffle %v_970, %v_974 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_994 = vector.shuffle %v_970, %v_974 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_995 = vector.shuffle %v_979, %v_981 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_996 = vector.shuffle %v_979, %v_981 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_997 = vector.shuffle %v_980, %v_982 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_998 = vector.shuffle %v_980, %v_982 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_999 = vector.shuffle %v_983, %v_985 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1000 = vector.shuffle %v_983, %v_985 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1001 = vector.shuffle %v_984, %v_986 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1002 = vector.shuffle %v_984, %v_986 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1003 = vector.shuffle %v_987, %v_989 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1004 = vector.shuffle %v_987, %v_989 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1005 = vector.shuffle %v_988, %v_990 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1006 = vector.shuffle %v_988, %v_990 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1007 = vector.shuffle %v_991, %v_993 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1008 = vector.shuffle %v_991, %v_993 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1009 = vector.shuffle %v_992, %v_994 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1010 = vector.shuffle %v_992, %v_994 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1011 = vector.shuffle %v_995, %v_999 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1012 = vector.shuffle %v_995, %v_999 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1013 = vector.shuffle %v_997, %v_1001 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1014 = vector.shuffle %v_997, %v_1001 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1015 = vector.shuffle %v_996, %v_1000 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1016 = vector.shuffle %v_996, %v_1000 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1017 = vector.shuffle %v_998, %v_1002 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1018 = vector.shuffle %v_998, %v_1002 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1019 = vector.shuffle %v_1003, %v_1007 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1020 = vector.shuffle %v_1003, %v_1007 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1021 = vector.shuffle %v_1005, %v_1009 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1022 = vector.shuffle %v_1005, %v_1009 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1023 = vector.shuffle %v_1004, %v_1008 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1024 = vector.shuffle %v_1004, %v_1008 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1025 = vector.shuffle %v_1006, %v_1010 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1026 = vector.shuffle %v_1006, %v_1010 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1027 = vector.shuffle %v_1011, %v_1019 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1028 = vector.shuffle %v_1011, %v_1019 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1029 = vector.shuffle %v_1013, %v_1021 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1030 = vector.shuffle %v_1013, %v_1021 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1031 = vector.shuffle %v_1015, %v_1023 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1032 = vector.shuffle %v_1015, %v_1023 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1033 = vector.shuffle %v_1017, %v_1025 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1034 = vector.shuffle %v_1017, %v_1025 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1035 = vector.shuffle %v_1012, %v_1020 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1036 = vector.shuffle %v_1012, %v_1020 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1037 = vector.shuffle %v_1014, %v_1022 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1038 = vector.shuffle %v_1014, %v_1022 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1039 = vector.shuffle %v_1016, %v_1024 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1040 = vector.shuffle %v_1016, %v_1024 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1041 = vector.shuffle %v_1018, %v_1026 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1042 = vector.shuffle %v_1018, %v_1026 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1043 = arith.muli %v_52, %c_6 : index
                  %v_1044 = arith.addi %v_18, %v_1043 : index
                  %v_1045 = memref.load %order[%v_1044] : memref<?xi32>
                  %is_1046 = arith.cmpi sge, %v_1045, %c_44 : i32
                  scf.if %is_1046 {
                    %v_1047 = arith.index_cast %v_1045 : i32 to index
                    %v_1048 = arith.divui %v_1047, %c_11 : index
                    %v_1049 = vector.maskedload %y[%v_1048, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1050 = memref.load %weights[%v_1047] : memref<?xf32>
                    %v_1051 = vector.broadcast %v_1050 : f32 to vector<16xf32>
                    %v_1052 = arith.mulf %v_1027, %v_1051 : vector<16xf32>
                    %v_1053 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1052) : (vector<16xf32>) -> vector<16xf32>
                    %v_1054 = arith.addf %v_1049, %v_1053 : vector<16xf32>
                    vector.maskedstore %y[%v_1048, %v_32], %is_978, %v_1054 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1055 = arith.muli %v_52, %c_6 : index
                  %v_1056 = arith.addi %v_18, %v_1055 : index
                  %v_1057 = arith.addi %v_1056, %c_5 : index
                  %v_1058 = memref.load %order[%v_1057] : memref<?xi32>
                  %is_1059 = arith.cmpi sge, %v_1058, %c_44 : i32
                  scf.if %is_1059 {
                    %v_1060 = arith.index_cast %v_1058 : i32 to index
                    %v_1061 = arith.divui %v_1060, %c_11 : index
                    %v_1062 = vector.maskedload %y[%v_1061, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1063 = memref.load %weights[%v_1060] : memref<?xf32>
                    %v_1064 = vector.broadcast %v_1063 : f32 to vector<16xf32>
                    %v_1065 = arith.mulf %v_1029, %v_1064 : vector<16xf32>
                    %v_1066 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1065) : (vector<16xf32>) -> vector<16xf32>
                    %v_1067 = arith.addf %v_1062, %v_1066 : vector<16xf32>
                    vector.maskedstore %y[%v_1061, %v_32], %is_978, %v_1067 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1068 = arith.muli %v_52, %c_6 : index
                  %v_1069 = arith.addi %v_18, %v_1068 : index
                  %v_1070 = arith.addi %v_1069, %c_8 : index
                  %v_1071 = memref.load %order[%v_1070] : memref<?xi32>
                  %is_1072 = arith.cmpi sge, %v_1071, %c_44 : i32
                  scf.if %is_1072 {
                    %v_1073 = arith.index_cast %v_1071 : i32 to index
                    %v_1074 = arith.divui %v_1073, %c_11 : index
                    %v_1075 = vector.maskedload %y[%v_1074, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1076 = memref.load %weights[%v_1073] : memref<?xf32>
                    %v_1077 = vector.broadcast %v_1076 : f32 to vector<16xf32>
                    %v_1078 = arith.mulf %v_1031, %v_1077 : vector<16xf32>
                    %v_1079 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1078) : (vector<16xf32>) -> vector<16xf32>
                    %v_1080 = arith.addf %v_1075, %v_1079 : vector<16xf32>
                    vector.maskedstore %y[%v_1074, %v_32], %is_978, %v_1080 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1081 = arith.muli %v_52, %c_6 : index
                  %v_1082 = arith.addi %v_18, %v_1081 : index
                  %v_1083 = arith.addi %v_1082, %c_11 : index
                  %v_1084 = memref.load %order[%v_1083] : memref<?xi32>
                  %is_1085 = arith.cmpi sge, %v_1084, %c_44 : i32
                  scf.if %is_1085 {
                    %v_1086 = arith.index_cast %v_1084 : i32 to index
                    %v_1087 = arith.divui %v_1086, %c_11 : index
                    %v_1088 = vector.maskedload %y[%v_1087, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1089 = memref.load %weights[%v_1086] : memref<?xf32>
                    %v_1090 = vector.broadcast %v_1089 : f32 to vector<16xf32>
                    %v_1091 = arith.mulf %v_1033, %v_1090 : vector<16xf32>
                    %v_1092 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1091) : (vector<16xf32>) -> vector<16xf32>
                    %v_1093 = arith.addf %v_1088, %v_1092 : vector<16xf32>
                    vector.maskedstore %y[%v_1087, %v_32], %is_978, %v_1093 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1094 = arith.muli %v_52, %c_6 : index
                  %v_1095 = arith.addi %v_18, %v_1094 : index
                  %v_1096 = arith.addi %v_1095, %c_16 : index
                  %v_1097 = memref.load %order[%v_1096] : memref<?xi32>
                  %is_1098 = arith.cmpi sge, %v_1097, %c_44 : i32
                  scf.if %is_1098 {
                    %v_1099 = arith.index_cast %v_1097 : i32 to index
                    %v_1100 = arith.divui %v_1099, %c_11 : index
                    %v_1101 = vector.maskedload %y[%v_1100, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1102 = memref.load %weights[%v_1099] : memref<?xf32>
                    %v_1103 = vector.broadcast %v_1102 : f32 to vector<16xf32>
                    %v_1104 = arith.mulf %v_1035, %v_1103 : vector<16xf32>
                    %v_1105 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1104) : (vector<16xf32>) -> vector<16xf32>
                    %v_1106 = arith.addf %v_1101, %v_1105 : vector<16xf32>
                    vector.maskedstore %y[%v_1100, %v_32], %is_978, %v_1106 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1107 = arith.muli %v_52, %c_6 : index
                  %v_1108 = arith.addi %v_18, %v_1107 : index
                  %v_1109 = arith.addi %v_1108, %c_17 : index
                  %v_1110 = memref.load %order[%v_1109] : memref<?xi32>
                  %is_1111 = arith.cmpi sge, %v_1110, %c_44 : i32
                  scf.if %is_1111 {
                    %v_1112 = arith.index_cast %v_1110 : i32 to index
                    %v_1113 = arith.divui %v_1112, %c_11 : index
                    %v_1114 = vector.maskedload %y[%v_1113, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1115 = memref.load %weights[%v_1112] : memref<?xf32>
                    %v_1116 = vector.broadcast %v_1115 : f32 to vector<16xf32>
                    %v_1117 = arith.mulf %v_1037, %v_1116 : vector<16xf32>
                    %v_1118 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1117) : (vector<16xf32>) -> vector<16xf32>
                    %v_1119 = arith.addf %v_1114, %v_1118 : vector<16xf32>
                    vector.maskedstore %y[%v_1113, %v_32], %is_978, %v_1119 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1120 = arith.muli %v_52, %c_6 : index
                  %v_1121 = arith.addi %v_18, %v_1120 : index
                  %v_1122 = arith.addi %v_1121, %c_18 : index
                  %v_1123 = memref.load %order[%v_1122] : memref<?xi32>
                  %is_1124 = arith.cmpi sge, %v_1123, %c_44 : i32
                  scf.if %is_1124 {
                    %v_1125 = arith.index_cast %v_1123 : i32 to index
                    %v_1126 = arith.divui %v_1125, %c_11 : index
                    %v_1127 = vector.maskedload %y[%v_1126, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1128 = memref.load %weights[%v_1125] : memref<?xf32>
                    %v_1129 = vector.broadcast %v_1128 : f32 to vector<16xf32>
                    %v_1130 = arith.mulf %v_1039, %v_1129 : vector<16xf32>
                    %v_1131 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1130) : (vector<16xf32>) -> vector<16xf32>
                    %v_1132 = arith.addf %v_1127, %v_1131 : vector<16xf32>
                    vector.maskedstore %y[%v_1126, %v_32], %is_978, %v_1132 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1133 = arith.muli %v_52, %c_6 : index
                  %v_1134 = arith.addi %v_18, %v_1133 : index
                  %v_1135 = arith.addi %v_1134, %c_19 : index
                  %v_1136 = memref.load %order[%v_1135] : memref<?xi32>
                  %is_1137 = arith.cmpi sge, %v_1136, %c_44 : i32
                  scf.if %is_1137 {
                    %v_1138 = arith.index_cast %v_1136 : i32 to index
                    %v_1139 = arith.divui %v_1138, %c_11 : index
                    %v_1140 = vector.maskedload %y[%v_1139, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1141 = memref.load %weights[%v_1138] : memref<?xf32>
                    %v_1142 = vector.broadcast %v_1141 : f32 to vector<16xf32>
                    %v_1143 = arith.mulf %v_1041, %v_1142 : vector<16xf32>
                    %v_1144 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1143) : (vector<16xf32>) -> vector<16xf32>
                    %v_1145 = arith.addf %v_1140, %v_1144 : vector<16xf32>
                    vector.maskedstore %y[%v_1139, %v_32], %is_978, %v_1145 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1146 = arith.muli %v_52, %c_6 : index
                  %v_1147 = arith.addi %v_18, %v_1146 : index
                  %v_1148 = arith.addi %v_1147, %c_15 : index
                  %v_1149 = memref.load %order[%v_1148] : memref<?xi32>
                  %is_1150 = arith.cmpi sge, %v_1149, %c_44 : i32
                  scf.if %is_1150 {
                    %v_1151 = arith.index_cast %v_1149 : i32 to index
                    %v_1152 = arith.divui %v_1151, %c_11 : index
                    %v_1153 = vector.maskedload %y[%v_1152, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1154 = memref.load %weights[%v_1151] : memref<?xf32>
                    %v_1155 = vector.broadcast %v_1154 : f32 to vector<16xf32>
                    %v_1156 = arith.mulf %v_1028, %v_1155 : vector<16xf32>
                    %v_1157 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1156) : (vector<16xf32>) -> vector<16xf32>
                    %v_1158 = arith.addf %v_1153, %v_1157 : vector<16xf32>
                    vector.maskedstore %y[%v_1152, %v_32], %is_978, %v_1158 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1159 = arith.muli %v_52, %c_6 : index
                  %v_1160 = arith.addi %v_18, %v_1159 : index
                  %v_1161 = arith.addi %v_1160, %c_45 : index
                  %v_1162 = memref.load %order[%v_1161] : memref<?xi32>
                  %is_1163 = arith.cmpi sge, %v_1162, %c_44 : i32
                  scf.if %is_1163 {
                    %v_1164 = arith.index_cast %v_1162 : i32 to index
                    %v_1165 = arith.divui %v_1164, %c_11 : index
                    %v_1166 = vector.maskedload %y[%v_1165, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1167 = memref.load %weights[%v_1164] : memref<?xf32>
                    %v_1168 = vector.broadcast %v_1167 : f32 to vector<16xf32>
                    %v_1169 = arith.mulf %v_1030, %v_1168 : vector<16xf32>
                    %v_1170 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1169) : (vector<16xf32>) -> vector<16xf32>
                    %v_1171 = arith.addf %v_1166, %v_1170 : vector<16xf32>
                    vector.maskedstore %y[%v_1165, %v_32], %is_978, %v_1171 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1172 = arith.muli %v_52, %c_6 : index
                  %v_1173 = arith.addi %v_18, %v_1172 : index
                  %v_1174 = arith.addi %v_1173, %c_46 : index
                  %v_1175 = memref.load %order[%v_1174] : memref<?xi32>
                  %is_1176 = arith.cmpi sge, %v_1175, %c_44 : i32
                  scf.if %is_1176 {
                    %v_1177 = arith.index_cast %v_1175 : i32 to index
                    %v_1178 = arith.divui %v_1177, %c_11 : index
                    %v_1179 = vector.maskedload %y[%v_1178, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1180 = memref.load %weights[%v_1177] : memref<?xf32>
                    %v_1181 = vector.broadcast %v_1180 : f32 to vector<16xf32>
                    %v_1182 = arith.mulf %v_1032, %v_1181 : vector<16xf32>
                    %v_1183 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1182) : (vector<16xf32>) -> vector<16xf32>
                    %v_1184 = arith.addf %v_1179, %v_1183 : vector<16xf32>
                    vector.maskedstore %y[%v_1178, %v_32], %is_978, %v_1184 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1185 = arith.muli %v_52, %c_6 : index
                  %v_1186 = arith.addi %v_18, %v_1185 : index
                  %v_1187 = arith.addi %v_1186, %c_47 : index
                  %v_1188 = memref.load %order[%v_1187] : memref<?xi32>
                  %is_1189 = arith.cmpi sge, %v_1188, %c_44 : i32
                  scf.if %is_1189 {
                    %v_1190 = arith.index_cast %v_1188 : i32 to index
                    %v_1191 = arith.divui %v_1190, %c_11 : index
                    %v_1192 = vector.maskedload %y[%v_1191, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1193 = memref.load %weights[%v_1190] : memref<?xf32>
                    %v_1194 = vector.broadcast %v_1193 : f32 to vector<16xf32>
                    %v_1195 = arith.mulf %v_1034, %v_1194 : vector<16xf32>
                    %v_1196 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1195) : (vector<16xf32>) -> vector<16xf32>
                    %v_1197 = arith.addf %v_1192, %v_1196 : vector<16xf32>
                    vector.maskedstore %y[%v_1191, %v_32], %is_978, %v_1197 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1198 = arith.muli %v_52, %c_6 : index
                  %v_1199 = arith.addi %v_18, %v_1198 : index
                  %v_1200 = arith.addi %v_1199, %c_48 : index
                  %v_1201 = memref.load %order[%v_1200] : memref<?xi32>
                  %is_1202 = arith.cmpi sge, %v_1201, %c_44 : i32
                  scf.if %is_1202 {
                    %v_1203 = arith.index_cast %v_1201 : i32 to index
                    %v_1204 = arith.divui %v_1203, %c_11 : index
                    %v_1205 = vector.maskedload %y[%v_1204, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1206 = memref.load %weights[%v_1203] : memref<?xf32>
                    %v_1207 = vector.broadcast %v_1206 : f32 to vector<16xf32>
                    %v_1208 = arith.mulf %v_1036, %v_1207 : vector<16xf32>
                    %v_1209 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1208) : (vector<16xf32>) -> vector<16xf32>
                    %v_1210 = arith.addf %v_1205, %v_1209 : vector<16xf32>
                    vector.maskedstore %y[%v_1204, %v_32], %is_978, %v_1210 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1211 = arith.muli %v_52, %c_6 : index
                  %v_1212 = arith.addi %v_18, %v_1211 : index
                  %v_1213 = arith.addi %v_1212, %c_49 : index
                  %v_1214 = memref.load %order[%v_1213] : memref<?xi32>
                  %is_1215 = arith.cmpi sge, %v_1214, %c_44 : i32
                  scf.if %is_1215 {
                    %v_1216 = arith.index_cast %v_1214 : i32 to index
                    %v_1217 = arith.divui %v_1216, %c_11 : index
                    %v_1218 = vector.maskedload %y[%v_1217, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1219 = memref.load %weights[%v_1216] : memref<?xf32>
                    %v_1220 = vector.broadcast %v_1219 : f32 to vector<16xf32>
                    %v_1221 = arith.mulf %v_1038, %v_1220 : vector<16xf32>
                    %v_1222 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1221) : (vector<16xf32>) -> vector<16xf32>
                    %v_1223 = arith.addf %v_1218, %v_1222 : vector<16xf32>
                    vector.maskedstore %y[%v_1217, %v_32], %is_978, %v_1223 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1224 = arith.muli %v_52, %c_6 : index
                  %v_1225 = arith.addi %v_18, %v_1224 : index
                  %v_1226 = arith.addi %v_1225, %c_50 : index
                  %v_1227 = memref.load %order[%v_1226] : memref<?xi32>
                  %is_1228 = arith.cmpi sge, %v_1227, %c_44 : i32
                  scf.if %is_1228 {
                    %v_1229 = arith.index_cast %v_1227 : i32 to index
                    %v_1230 = arith.divui %v_1229, %c_11 : index
                    %v_1231 = vector.maskedload %y[%v_1230, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1232 = memref.load %weights[%v_1229] : memref<?xf32>
                    %v_1233 = vector.broadcast %v_1232 : f32 to vector<16xf32>
                    %v_1234 = arith.mulf %v_1040, %v_1233 : vector<16xf32>
                    %v_1235 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1234) : (vector<16xf32>) -> vector<16xf32>
                    %v_1236 = arith.addf %v_1231, %v_1235 : vector<16xf32>
                    vector.maskedstore %y[%v_1230, %v_32], %is_978, %v_1236 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1237 = arith.muli %v_52, %c_6 : index
                  %v_1238 = arith.addi %v_18, %v_1237 : index
                  %v_1239 = arith.addi %v_1238, %c_9 : index
                  %v_1240 = memref.load %order[%v_1239] : memref<?xi32>
                  %is_1241 = arith.cmpi sge, %v_1240, %c_44 : i32
                  scf.if %is_1241 {
                    %v_1242 = arith.index_cast %v_1240 : i32 to index
                    %v_1243 = arith.divui %v_1242, %c_11 : index
                    %v_1244 = vector.maskedload %y[%v_1243, %v_32], %is_978, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1245 = memref.load %weights[%v_1242] : memref<?xf32>
                    %v_1246 = vector.broadcast %v_1245 : f32 to vector<16xf32>
                    %v_1247 = arith.mulf %v_1042, %v_1246 : vector<16xf32>
                    %v_1248 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1247) : (vector<16xf32>) -> vector<16xf32>
                    %v_1249 = arith.addf %v_1244, %v_1248 : vector<16xf32>
                    vector.maskedstore %y[%v_1243, %v_32], %is_978, %v_1249 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1250 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_1250 {
                  %v_1251 = arith.addi %v_6, %c_51 : index
                  %v_1252 = arith.index_cast %v_1251 : index to i64
                  %pointer_1253 = llvm.inttoptr %v_1252 : i64 to !llvm.ptr
                  %v_1254 = "llvm.load"(%pointer_1253) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1255 = arith.addi %v_6, %c_52 : index
                  %v_1256 = arith.index_cast %v_1255 : index to i64
                  %pointer_1257 = llvm.inttoptr %v_1256 : i64 to !llvm.ptr
                  %v_1258 = "llvm.load"(%pointer_1257) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1259 = arith.addi %v_6, %c_53 : index
                  %v_1260 = arith.index_cast %v_1259 : index to i64
                  %pointer_1261 = llvm.inttoptr %v_1260 : i64 to !llvm.ptr
                  %v_1262 = "llvm.load"(%pointer_1261) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1263 = arith.addi %v_6, %c_54 : index
                  %v_1264 = arith.index_cast %v_1263 : index to i64
                  %pointer_1265 = llvm.inttoptr %v_1264 : i64 to !llvm.ptr
                  %v_1266 = "llvm.load"(%pointer_1265) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1267 = arith.addi %v_6, %c_55 : index
                  %v_1268 = arith.index_cast %v_1267 : index to i64
                  %pointer_1269 = llvm.inttoptr %v_1268 : i64 to !llvm.ptr
                  %v_1270 = "llvm.load"(%pointer_1269) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1271 = arith.addi %v_6, %c_56 : index
                  %v_1272 = arith.index_cast %v_1271 : index to i64
                  %pointer_1273 = llvm.inttoptr %v_1272 : i64 to !llvm.ptr
                  %v_1274 = "llvm.load"(%pointer_1273) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1275 = arith.addi %v_6, %c_57 : index
                  %v_1276 = arith.index_cast %v_1275 : index to i64
                  %pointer_1277 = llvm.inttoptr %v_1276 : i64 to !llvm.ptr
                  %v_1278 = "llvm.load"(%pointer_1277) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1279 = arith.addi %v_6, %c_58 : index
                  %v_1280 = arith.index_cast %v_1279 : index to i64
                  %pointer_1281 = llvm.inttoptr %v_1280 : i64 to !llvm.ptr
                  %v_1282 = "llvm.load"(%pointer_1281) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1283 = arith.addi %v_6, %c_14 : index
                  %v_1284 = arith.index_cast %v_1283 : index to i64
                  %pointer_1285 = llvm.inttoptr %v_1284 : i64 to !llvm.ptr
                  %v_1286 = "llvm.load"(%pointer_1285) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1287 = arith.addi %v_6, %c_59 : index
                  %v_1288 = arith.index_cast %v_1287 : index to i64
                  %pointer_1289 = llvm.inttoptr %v_1288 : i64 to !llvm.ptr
                  %v_1290 = "llvm.load"(%pointer_1289) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1291 = arith.addi %v_6, %c_60 : index
                  %v_1292 = arith.index_cast %v_1291 : index to i64
                  %pointer_1293 = llvm.inttoptr %v_1292 : i64 to !llvm.ptr
                  %v_1294 = "llvm.load"(%pointer_1293) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1295 = arith.addi %v_6, %c_61 : index
                  %v_1296 = arith.index_cast %v_1295 : index to i64
                  %pointer_1297 = llvm.inttoptr %v_1296 : i64 to !llvm.ptr
                  %v_1298 = "llvm.load"(%pointer_1297) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1299 = arith.addi %v_6, %c_62 : index
                  %v_1300 = arith.index_cast %v_1299 : index to i64
                  %pointer_1301 = llvm.inttoptr %v_1300 : i64 to !llvm.ptr
                  %v_1302 = "llvm.load"(%pointer_1301) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1303 = arith.addi %v_6, %c_63 : index
                  %v_1304 = arith.index_cast %v_1303 : index to i64
                  %pointer_1305 = llvm.inttoptr %v_1304 : i64 to !llvm.ptr
                  %v_1306 = "llvm.load"(%pointer_1305) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1307 = arith.addi %v_6, %c_64 : index
                  %v_1308 = arith.index_cast %v_1307 : index to i64
                  %pointer_1309 = llvm.inttoptr %v_1308 : i64 to !llvm.ptr
                  %v_1310 = "llvm.load"(%pointer_1309) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1311 = arith.addi %v_6, %c_65 : index
                  %v_1312 = arith.index_cast %v_1311 : index to i64
                  %pointer_1313 = llvm.inttoptr %v_1312 : i64 to !llvm.ptr
                  %v_1314 = "llvm.load"(%pointer_1313) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1315 = arith.subi %v_31, %v_33 : index
                  %v_1316 = arith.index_cast %v_1315 : index to i32
                  %v_1317 = vector.broadcast %v_1316 : i32 to vector<16xi32>
                  %is_1318 = arith.cmpi sge, %c_43, %v_1317 : vector<16xi32>
                  %v_1319 = vector.shuffle %v_1254, %v_1258 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1320 = vector.shuffle %v_1254, %v_1258 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1321 = vector.shuffle %v_1262, %v_1266 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1322 = vector.shuffle %v_1262, %v_1266 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1323 = vector.shuffle %v_1270, %v_1274 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1324 = vector.shuffle %v_1270, %v_1274 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1325 = vector.shuffle %v_1278, %v_1282 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1326 = vector.shuffle %v_1278, %v_1282 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1327 = vector.shuffle %v_1286, %v_1290 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1328 = vector.shuffle %v_1286, %v_1290 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1329 = vector.shuffle %v_1294, %v_1298 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1330 = vector.shuffle %v_1294, %v_1298 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1331 = vector.shuffle %v_1302, %v_1306 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1332 = vector.shuffle %v_1302, %v_1306 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1333 = vector.shuffle %v_1310, %v_1314 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1334 = vector.shuffle %v_1310, %v_1314 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1335 = vector.shuffle %v_1319, %v_1321 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1336 = vector.shuffle %v_1319, %v_1321 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1337 = vector.shuffle %v_1320, %v_1322 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1338 = vector.shuffle %v_1320, %v_1322 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1339 = vector.shuffle %v_1323, %v_1325 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1340 = vector.shuffle %v_1323, %v_1325 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1341 = vector.shuffle %v_1324, %v_1326 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1342 = vector.shuffle %v_1324, %v_1326 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1343 = vector.shuffle %v_1327, %v_1329 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1344 = vector.shuffle %v_1327, %v_1329 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1345 = vector.shuffle %v_1328, %v_1330 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1346 = vector.shuffle %v_1328, %v_1330 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1347 = vector.shuffle %v_1331, %v_1333 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1348 = vector.shuffle %v_1331, %v_1333 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1349 = vector.shuffle %v_1332, %v_1334 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1350 = vector.shuffle %v_1332, %v_1334 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1351 = vector.shuffle %v_1335, %v_1339 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1352 = vector.shuffle %v_1335, %v_1339 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1353 = vector.shuffle %v_1337, %v_1341 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1354 = vector.shuffle %v_1337, %v_1341 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1355 = vector.shuffle %v_1336, %v_1340 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1356 = vector.shuffle %v_1336, %v_1340 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1357 = vector.shuffle %v_1338, %v_1342 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1358 = vector.shuffle %v_1338, %v_1342 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1359 = vector.shuffle %v_1343, %v_1347 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1360 = vector.shuffle %v_1343, %v_1347 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1361 = vector.shuffle %v_1345, %v_1349 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1362 = vector.shuffle %v_1345, %v_1349 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1363 = vector.shuffle %v_1344, %v_1348 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1364 = vector.shuffle %v_1344, %v_1348 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1365 = vector.shuffle %v_1346, %v_1350 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1366 = vector.shuffle %v_1346, %v_1350 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1367 = vector.shuffle %v_1351, %v_1359 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1368 = vector.shuffle %v_1351, %v_1359 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1369 = vector.shuffle %v_1353, %v_1361 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1370 = vector.shuffle %v_1353, %v_1361 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1371 = vector.shuffle %v_1355, %v_1363 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1372 = vector.shuffle %v_1355, %v_1363 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1373 = vector.shuffle %v_1357, %v_1365 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1374 = vector.shuffle %v_1357, %v_1365 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1375 = vector.shuffle %v_1352, %v_1360 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1376 = vector.shuffle %v_1352, %v_1360 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1377 = vector.shuffle %v_1354, %v_1362 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1378 = vector.shuffle %v_1354, %v_1362 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1379 = vector.shuffle %v_1356, %v_1364 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1380 = vector.shuffle %v_1356, %v_1364 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1381 = vector.shuffle %v_1358, %v_1366 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1382 = vector.shuffle %v_1358, %v_1366 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1383 = arith.muli %v_52, %c_6 : index
                  %v_1384 = arith.addi %v_18, %v_1383 : index
                  %v_1385 = memref.load %order[%v_1384] : memref<?xi32>
                  %is_1386 = arith.cmpi sge, %v_1385, %c_44 : i32
                  scf.if %is_1386 {
                    %v_1387 = arith.index_cast %v_1385 : i32 to index
                    %v_1388 = arith.divui %v_1387, %c_11 : index
                    %v_1389 = vector.maskedload %y[%v_1388, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1390 = memref.load %weights[%v_1387] : memref<?xf32>
                    %v_1391 = vector.broadcast %v_1390 : f32 to vector<16xf32>
                    %v_1392 = arith.mulf %v_1367, %v_1391 : vector<16xf32>
                    %v_1393 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1392) : (vector<16xf32>) -> vector<16xf32>
                    %v_1394 = arith.addf %v_1389, %v_1393 : vector<16xf32>
                    vector.maskedstore %y[%v_1388, %v_33], %is_1318, %v_1394 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1395 = arith.muli %v_52, %c_6 : index
                  %v_1396 = arith.addi %v_18, %v_1395 : index
                  %v_1397 = arith.addi %v_1396, %c_5 : index
                  %v_1398 = memref.load %order[%v_1397] : memref<?xi32>
                  %is_1399 = arith.cmpi sge, %v_1398, %c_44 : i32
                  scf.if %is_1399 {
                    %v_1400 = arith.index_cast %v_1398 : i32 to index
                    %v_1401 = arith.divui %v_1400, %c_11 : index
                    %v_1402 = vector.maskedload %y[%v_1401, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1403 = memref.load %weights[%v_1400] : memref<?xf32>
                    %v_1404 = vector.broadcast %v_1403 : f32 to vector<16xf32>
                    %v_1405 = arith.mulf %v_1369, %v_1404 : vector<16xf32>
                    %v_1406 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1405) : (vector<16xf32>) -> vector<16xf32>
                    %v_1407 = arith.addf %v_1402, %v_1406 : vector<16xf32>
                    vector.maskedstore %y[%v_1401, %v_33], %is_1318, %v_1407 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1408 = arith.muli %v_52, %c_6 : index
                  %v_1409 = arith.addi %v_18, %v_1408 : index
                  %v_1410 = arith.addi %v_1409, %c_8 : index
                  %v_1411 = memref.load %order[%v_1410] : memref<?xi32>
                  %is_1412 = arith.cmpi sge, %v_1411, %c_44 : i32
                  scf.if %is_1412 {
                    %v_1413 = arith.index_cast %v_1411 : i32 to index
                    %v_1414 = arith.divui %v_1413, %c_11 : index
                    %v_1415 = vector.maskedload %y[%v_1414, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1416 = memref.load %weights[%v_1413] : memref<?xf32>
                    %v_1417 = vector.broadcast %v_1416 : f32 to vector<16xf32>
                    %v_1418 = arith.mulf %v_1371, %v_1417 : vector<16xf32>
                    %v_1419 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1418) : (vector<16xf32>) -> vector<16xf32>
                    %v_1420 = arith.addf %v_1415, %v_1419 : vector<16xf32>
                    vector.maskedstore %y[%v_1414, %v_33], %is_1318, %v_1420 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1421 = arith.muli %v_52, %c_6 : index
                  %v_1422 = arith.addi %v_18, %v_1421 : index
                  %v_1423 = arith.addi %v_1422, %c_11 : index
                  %v_1424 = memref.load %order[%v_1423] : memref<?xi32>
                  %is_1425 = arith.cmpi sge, %v_1424, %c_44 : i32
                  scf.if %is_1425 {
                    %v_1426 = arith.index_cast %v_1424 : i32 to index
                    %v_1427 = arith.divui %v_1426, %c_11 : index
                    %v_1428 = vector.maskedload %y[%v_1427, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1429 = memref.load %weights[%v_1426] : memref<?xf32>
                    %v_1430 = vector.broadcast %v_1429 : f32 to vector<16xf32>
                    %v_1431 = arith.mulf %v_1373, %v_1430 : vector<16xf32>
                    %v_1432 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1431) : (vector<16xf32>) -> vector<16xf32>
                    %v_1433 = arith.addf %v_1428, %v_1432 : vector<16xf32>
                    vector.maskedstore %y[%v_1427, %v_33], %is_1318, %v_1433 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1434 = arith.muli %v_52, %c_6 : index
                  %v_1435 = arith.addi %v_18, %v_1434 : index
                  %v_1436 = arith.addi %v_1435, %c_16 : index
                  %v_1437 = memref.load %order[%v_1436] : memref<?xi32>
                  %is_1438 = arith.cmpi sge, %v_1437, %c_44 : i32
                  scf.if %is_1438 {
                    %v_1439 = arith.index_cast %v_1437 : i32 to index
                    %v_1440 = arith.divui %v_1439, %c_11 : index
                    %v_1441 = vector.maskedload %y[%v_1440, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1442 = memref.load %weights[%v_1439] : memref<?xf32>
                    %v_1443 = vector.broadcast %v_1442 : f32 to vector<16xf32>
                    %v_1444 = arith.mulf %v_1375, %v_1443 : vector<16xf32>
                    %v_1445 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1444) : (vector<16xf32>) -> vector<16xf32>
                    %v_1446 = arith.addf %v_1441, %v_1445 : vector<16xf32>
                    vector.maskedstore %y[%v_1440, %v_33], %is_1318, %v_1446 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1447 = arith.muli %v_52, %c_6 : index
                  %v_1448 = arith.addi %v_18, %v_1447 : index
                  %v_1449 = arith.addi %v_1448, %c_17 : index
                  %v_1450 = memref.load %order[%v_1449] : memref<?xi32>
                  %is_1451 = arith.cmpi sge, %v_1450, %c_44 : i32
                  scf.if %is_1451 {
                    %v_1452 = arith.index_cast %v_1450 : i32 to index
                    %v_1453 = arith.divui %v_1452, %c_11 : index
                    %v_1454 = vector.maskedload %y[%v_1453, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1455 = memref.load %weights[%v_1452] : memref<?xf32>
                    %v_1456 = vector.broadcast %v_1455 : f32 to vector<16xf32>
                    %v_1457 = arith.mulf %v_1377, %v_1456 : vector<16xf32>
                    %v_1458 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1457) : (vector<16xf32>) -> vector<16xf32>
                    %v_1459 = arith.addf %v_1454, %v_1458 : vector<16xf32>
                    vector.maskedstore %y[%v_1453, %v_33], %is_1318, %v_1459 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1460 = arith.muli %v_52, %c_6 : index
                  %v_1461 = arith.addi %v_18, %v_1460 : index
                  %v_1462 = arith.addi %v_1461, %c_18 : index
                  %v_1463 = memref.load %order[%v_1462] : memref<?xi32>
                  %is_1464 = arith.cmpi sge, %v_1463, %c_44 : i32
                  scf.if %is_1464 {
                    %v_1465 = arith.index_cast %v_1463 : i32 to index
                    %v_1466 = arith.divui %v_1465, %c_11 : index
                    %v_1467 = vector.maskedload %y[%v_1466, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1468 = memref.load %weights[%v_1465] : memref<?xf32>
                    %v_1469 = vector.broadcast %v_1468 : f32 to vector<16xf32>
                    %v_1470 = arith.mulf %v_1379, %v_1469 : vector<16xf32>
                    %v_1471 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1470) : (vector<16xf32>) -> vector<16xf32>
                    %v_1472 = arith.addf %v_1467, %v_1471 : vector<16xf32>
                    vector.maskedstore %y[%v_1466, %v_33], %is_1318, %v_1472 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1473 = arith.muli %v_52, %c_6 : index
                  %v_1474 = arith.addi %v_18, %v_1473 : index
                  %v_1475 = arith.addi %v_1474, %c_19 : index
                  %v_1476 = memref.load %order[%v_1475] : memref<?xi32>
                  %is_1477 = arith.cmpi sge, %v_1476, %c_44 : i32
                  scf.if %is_1477 {
                    %v_1478 = arith.index_cast %v_1476 : i32 to index
                    %v_1479 = arith.divui %v_1478, %c_11 : index
                    %v_1480 = vector.maskedload %y[%v_1479, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1481 = memref.load %weights[%v_1478] : memref<?xf32>
                    %v_1482 = vector.broadcast %v_1481 : f32 to vector<16xf32>
                    %v_1483 = arith.mulf %v_1381, %v_1482 : vector<16xf32>
                    %v_1484 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1483) : (vector<16xf32>) -> vector<16xf32>
                    %v_1485 = arith.addf %v_1480, %v_1484 : vector<16xf32>
                    vector.maskedstore %y[%v_1479, %v_33], %is_1318, %v_1485 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1486 = arith.muli %v_52, %c_6 : index
                  %v_1487 = arith.addi %v_18, %v_1486 : index
                  %v_1488 = arith.addi %v_1487, %c_15 : index
                  %v_1489 = memref.load %order[%v_1488] : memref<?xi32>
                  %is_1490 = arith.cmpi sge, %v_1489, %c_44 : i32
                  scf.if %is_1490 {
                    %v_1491 = arith.index_cast %v_1489 : i32 to index
                    %v_1492 = arith.divui %v_1491, %c_11 : index
                    %v_1493 = vector.maskedload %y[%v_1492, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1494 = memref.load %weights[%v_1491] : memref<?xf32>
                    %v_1495 = vector.broadcast %v_1494 : f32 to vector<16xf32>
                    %v_1496 = arith.mulf %v_1368, %v_1495 : vector<16xf32>
                    %v_1497 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1496) : (vector<16xf32>) -> vector<16xf32>
                    %v_1498 = arith.addf %v_1493, %v_1497 : vector<16xf32>
                    vector.maskedstore %y[%v_1492, %v_33], %is_1318, %v_1498 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1499 = arith.muli %v_52, %c_6 : index
                  %v_1500 = arith.addi %v_18, %v_1499 : index
                  %v_1501 = arith.addi %v_1500, %c_45 : index
                  %v_1502 = memref.load %order[%v_1501] : memref<?xi32>
                  %is_1503 = arith.cmpi sge, %v_1502, %c_44 : i32
                  scf.if %is_1503 {
                    %v_1504 = arith.index_cast %v_1502 : i32 to index
                    %v_1505 = arith.divui %v_1504, %c_11 : index
                    %v_1506 = vector.maskedload %y[%v_1505, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1507 = memref.load %weights[%v_1504] : memref<?xf32>
                    %v_1508 = vector.broadcast %v_1507 : f32 to vector<16xf32>
                    %v_1509 = arith.mulf %v_1370, %v_1508 : vector<16xf32>
                    %v_1510 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1509) : (vector<16xf32>) -> vector<16xf32>
                    %v_1511 = arith.addf %v_1506, %v_1510 : vector<16xf32>
                    vector.maskedstore %y[%v_1505, %v_33], %is_1318, %v_1511 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1512 = arith.muli %v_52, %c_6 : index
                  %v_1513 = arith.addi %v_18, %v_1512 : index
                  %v_1514 = arith.addi %v_1513, %c_46 : index
                  %v_1515 = memref.load %order[%v_1514] : memref<?xi32>
                  %is_1516 = arith.cmpi sge, %v_1515, %c_44 : i32
                  scf.if %is_1516 {
                    %v_1517 = arith.index_cast %v_1515 : i32 to index
                    %v_1518 = arith.divui %v_1517, %c_11 : index
                    %v_1519 = vector.maskedload %y[%v_1518, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1520 = memref.load %weights[%v_1517] : memref<?xf32>
                    %v_1521 = vector.broadcast %v_1520 : f32 to vector<16xf32>
                    %v_1522 = arith.mulf %v_1372, %v_1521 : vector<16xf32>
                    %v_1523 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1522) : (vector<16xf32>) -> vector<16xf32>
                    %v_1524 = arith.addf %v_1519, %v_1523 : vector<16xf32>
                    vector.maskedstore %y[%v_1518, %v_33], %is_1318, %v_1524 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1525 = arith.muli %v_52, %c_6 : index
                  %v_1526 = arith.addi %v_18, %v_1525 : index
                  %v_1527 = arith.addi %v_1526, %c_47 : index
                  %v_1528 = memref.load %order[%v_1527] : memref<?xi32>
                  %is_1529 = arith.cmpi sge, %v_1528, %c_44 : i32
                  scf.if %is_1529 {
                    %v_1530 = arith.index_cast %v_1528 : i32 to index
                    %v_1531 = arith.divui %v_1530, %c_11 : index
                    %v_1532 = vector.maskedload %y[%v_1531, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1533 = memref.load %weights[%v_1530] : memref<?xf32>
                    %v_1534 = vector.broadcast %v_1533 : f32 to vector<16xf32>
                    %v_1535 = arith.mulf %v_1374, %v_1534 : vector<16xf32>
                    %v_1536 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1535) : (vector<16xf32>) -> vector<16xf32>
                    %v_1537 = arith.addf %v_1532, %v_1536 : vector<16xf32>
                    vector.maskedstore %y[%v_1531, %v_33], %is_1318, %v_1537 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1538 = arith.muli %v_52, %c_6 : index
                  %v_1539 = arith.addi %v_18, %v_1538 : index
                  %v_1540 = arith.addi %v_1539, %c_48 : index
                  %v_1541 = memref.load %order[%v_1540] : memref<?xi32>
                  %is_1542 = arith.cmpi sge, %v_1541, %c_44 : i32
                  scf.if %is_1542 {
                    %v_1543 = arith.index_cast %v_1541 : i32 to index
                    %v_1544 = arith.divui %v_1543, %c_11 : index
                    %v_1545 = vector.maskedload %y[%v_1544, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1546 = memref.load %weights[%v_1543] : memref<?xf32>
                    %v_1547 = vector.broadcast %v_1546 : f32 to vector<16xf32>
                    %v_1548 = arith.mulf %v_1376, %v_1547 : vector<16xf32>
                    %v_1549 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1548) : (vector<16xf32>) -> vector<16xf32>
                    %v_1550 = arith.addf %v_1545, %v_1549 : vector<16xf32>
                    vector.maskedstore %y[%v_1544, %v_33], %is_1318, %v_1550 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1551 = arith.muli %v_52, %c_6 : index
                  %v_1552 = arith.addi %v_18, %v_1551 : index
                  %v_1553 = arith.addi %v_1552, %c_49 : index
                  %v_1554 = memref.load %order[%v_1553] : memref<?xi32>
                  %is_1555 = arith.cmpi sge, %v_1554, %c_44 : i32
                  scf.if %is_1555 {
                    %v_1556 = arith.index_cast %v_1554 : i32 to index
                    %v_1557 = arith.divui %v_1556, %c_11 : index
                    %v_1558 = vector.maskedload %y[%v_1557, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1559 = memref.load %weights[%v_1556] : memref<?xf32>
                    %v_1560 = vector.broadcast %v_1559 : f32 to vector<16xf32>
                    %v_1561 = arith.mulf %v_1378, %v_1560 : vector<16xf32>
                    %v_1562 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1561) : (vector<16xf32>) -> vector<16xf32>
                    %v_1563 = arith.addf %v_1558, %v_1562 : vector<16xf32>
                    vector.maskedstore %y[%v_1557, %v_33], %is_1318, %v_1563 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1564 = arith.muli %v_52, %c_6 : index
                  %v_1565 = arith.addi %v_18, %v_1564 : index
                  %v_1566 = arith.addi %v_1565, %c_50 : index
                  %v_1567 = memref.load %order[%v_1566] : memref<?xi32>
                  %is_1568 = arith.cmpi sge, %v_1567, %c_44 : i32
                  scf.if %is_1568 {
                    %v_1569 = arith.index_cast %v_1567 : i32 to index
                    %v_1570 = arith.divui %v_1569, %c_11 : index
                    %v_1571 = vector.maskedload %y[%v_1570, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1572 = memref.load %weights[%v_1569] : memref<?xf32>
                    %v_1573 = vector.broadcast %v_1572 : f32 to vector<16xf32>
                    %v_1574 = arith.mulf %v_1380, %v_1573 : vector<16xf32>
                    %v_1575 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1574) : (vector<16xf32>) -> vector<16xf32>
                    %v_1576 = arith.addf %v_1571, %v_1575 : vector<16xf32>
                    vector.maskedstore %y[%v_1570, %v_33], %is_1318, %v_1576 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1577 = arith.muli %v_52, %c_6 : index
                  %v_1578 = arith.addi %v_18, %v_1577 : index
                  %v_1579 = arith.addi %v_1578, %c_9 : index
                  %v_1580 = memref.load %order[%v_1579] : memref<?xi32>
                  %is_1581 = arith.cmpi sge, %v_1580, %c_44 : i32
                  scf.if %is_1581 {
                    %v_1582 = arith.index_cast %v_1580 : i32 to index
                    %v_1583 = arith.divui %v_1582, %c_11 : index
                    %v_1584 = vector.maskedload %y[%v_1583, %v_33], %is_1318, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1585 = memref.load %weights[%v_1582] : memref<?xf32>
                    %v_1586 = vector.broadcast %v_1585 : f32 to vector<16xf32>
                    %v_1587 = arith.mulf %v_1382, %v_1586 : vector<16xf32>
                    %v_1588 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1587) : (vector<16xf32>) -> vector<16xf32>
                    %v_1589 = arith.addf %v_1584, %v_1588 : vector<16xf32>
                    vector.maskedstore %y[%v_1583, %v_33], %is_1318, %v_1589 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_1590 = arith.addi %v_52, %c_5 : index
                %v_1591 = arith.addi %v_6, %c_21 : index
                %is_1592 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_1592 {
                  %v_1593 = arith.index_cast %v_1591 : index to i64
                  %pointer_1594 = llvm.inttoptr %v_1593 : i64 to !llvm.ptr
                  %v_1595 = "llvm.load"(%pointer_1594) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1596 = arith.addi %v_1591, %c_0 : index
                  %v_1597 = arith.index_cast %v_1596 : index to i64
                  %pointer_1598 = llvm.inttoptr %v_1597 : i64 to !llvm.ptr
                  %v_1599 = "llvm.load"(%pointer_1598) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1600 = arith.addi %v_1591, %c_29 : index
                  %v_1601 = arith.index_cast %v_1600 : index to i64
                  %pointer_1602 = llvm.inttoptr %v_1601 : i64 to !llvm.ptr
                  %v_1603 = "llvm.load"(%pointer_1602) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1604 = arith.addi %v_1591, %c_30 : index
                  %v_1605 = arith.index_cast %v_1604 : index to i64
                  %pointer_1606 = llvm.inttoptr %v_1605 : i64 to !llvm.ptr
                  %v_1607 = "llvm.load"(%pointer_1606) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1608 = arith.addi %v_1591, %c_31 : index
                  %v_1609 = arith.index_cast %v_1608 : index to i64
                  %pointer_1610 = llvm.inttoptr %v_1609 : i64 to !llvm.ptr
                  %v_1611 = "llvm.load"(%pointer_1610) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1612 = arith.addi %v_1591, %c_32 : index
                  %v_1613 = arith.index_cast %v_1612 : index to i64
                  %pointer_1614 = llvm.inttoptr %v_1613 : i64 to !llvm.ptr
                  %v_1615 = "llvm.load"(%pointer_1614) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1616 = arith.addi %v_1591, %c_33 : index
                  %v_1617 = arith.index_cast %v_1616 : index to i64
                  %pointer_1618 = llvm.inttoptr %v_1617 : i64 to !llvm.ptr
                  %v_1619 = "llvm.load"(%pointer_1618) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1620 = arith.addi %v_1591, %c_34 : index
                  %v_1621 = arith.index_cast %v_1620 : index to i64
                  %pointer_1622 = llvm.inttoptr %v_1621 : i64 to !llvm.ptr
                  %v_1623 = "llvm.load"(%pointer_1622) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1624 = arith.addi %v_1591, %c_35 : index
                  %v_1625 = arith.index_cast %v_1624 : index to i64
                  %pointer_1626 = llvm.inttoptr %v_1625 : i64 to !llvm.ptr
                  %v_1627 = "llvm.load"(%pointer_1626) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1628 = arith.addi %v_1591, %c_36 : index
                  %v_1629 = arith.index_cast %v_1628 : index to i64
                  %pointer_1630 = llvm.inttoptr %v_1629 : i64 to !llvm.ptr
                  %v_1631 = "llvm.load"(%pointer_1630) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1632 = arith.addi %v_1591, %c_37 : index
                  %v_1633 = arith.index_cast %v_1632 : index to i64
                  %pointer_1634 = llvm.inttoptr %v_1633 : i64 to !llvm.ptr
                  %v_1635 = "llvm.load"(%pointer_1634) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1636 = arith.addi %v_1591, %c_38 : index
                  %v_1637 = arith.index_cast %v_1636 : index to i64
                  %pointer_1638 = llvm.inttoptr %v_1637 : i64 to !llvm.ptr
                  %v_1639 = "llvm.load"(%pointer_1638) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1640 = arith.addi %v_1591, %c_39 : index
                  %v_1641 = arith.index_cast %v_1640 : index to i64
                  %pointer_1642 = llvm.inttoptr %v_1641 : i64 to !llvm.ptr
                  %v_1643 = "llvm.load"(%pointer_1642) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1644 = arith.addi %v_1591, %c_40 : index
                  %v_1645 = arith.index_cast %v_1644 : index to i64
                  %pointer_1646 = llvm.inttoptr %v_1645 : i64 to !llvm.ptr
                  %v_1647 = "llvm.load"(%pointer_1646) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1648 = arith.addi %v_1591, %c_41 : index
                  %v_1649 = arith.index_cast %v_1648 : index to i64
                  %pointer_1650 = llvm.inttoptr %v_1649 : i64 to !llvm.ptr
                  %v_1651 = "llvm.load"(%pointer_1650) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1652 = arith.addi %v_1591, %c_42 : index
                  %v_1653 = arith.index_cast %v_1652 : index to i64
                  %pointer_1654 = llvm.inttoptr %v_1653 : i64 to !llvm.ptr
                  %v_1655 = "llvm.load"(%pointer_1654) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1656 = arith.subi %i_30, %v_32 : index
                  %v_1657 = arith.index_cast %v_1656 : index to i32
                  %v_1658 = vector.broadcast %v_1657 : i32 to vector<16xi32>
                  %is_1659 = arith.cmpi sge, %c_43, %v_1658 : vector<16xi32>
                  %v_1660 = vector.shuffle %v_1595, %v_1599 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1661 = vector.shuffle %v_1595, %v_1599 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1662 = vector.shuffle %v_1603, %v_1607 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1663 = vector.shuffle %v_1603, %v_1607 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1664 = vector.shuffle %v_1611, %v_1615 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1665 = vector.shuffle %v_1611, %v_1615 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1666 = vector.shuffle %v_1619, %v_1623 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1667 = vector.shuffle %v_1619, %v_1623 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1668 = vector.shuffle %v_1627, %v_1631 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1669 = vector.shuffle %v_1627, %v_1631 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1670 = vector.shuffle %v_1635, %v_1639 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1671 = vector.shuffle %v_1635, %v_1639 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1672 = vector.shuffle %v_1643, %v_1647 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1673 = vector.shuffle %v_1643, %v_1647 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1674 = vector.shuffle %v_1651, %v_1655 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1675 = vector.shuffle %v_1651, %v_1655 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1676 = vector.shuffle %v_1660, %v_1662 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1677 = vector.shuffle %v_1660, %v_1662 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1678 = vector.shuffle %v_1661, %v_1663 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1679 = vector.shuffle %v_1661, %v_1663 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1680 = vector.shuffle %v_1664, %v_1666 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1681 = vector.shuffle %v_1664, %v_1666 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1682 = vector.shuffle %v_1665, %v_1667 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1683 = vector.shuffle %v_1665, %v_1667 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1684 = vector.shuffle %v_1668, %v_1670 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1685 = vector.shuffle %v_1668, %v_1670 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1686 = vector.shuffle %v_1669, %v_1671 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1687 = vector.shuffle %v_1669, %v_1671 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1688 = vector.shuffle %v_1672, %v_1674 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1689 = vector.shuffle %v_1672, %v_1674 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1690 = vector.shuffle %v_1673, %v_1675 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1691 = vector.shuffle %v_1673, %v_1675 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1692 = vector.shuffle %v_1676, %v_1680 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1693 = vector.shuffle %v_1676, %v_1680 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1694 = vector.shuffle %v_1678, %v_1682 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1695 = vector.shuffle %v_1678, %v_1682 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1696 = vector.shuffle %v_1677, %v_1681 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1697 = vector.shuffle %v_1677, %v_1681 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1698 = vector.shuffle %v_1679, %v_1683 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1699 = vector.shuffle %v_1679, %v_1683 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1700 = vector.shuffle %v_1684, %v_1688 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1701 = vector.shuffle %v_1684, %v_1688 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1702 = vector.shuffle %v_1686, %v_1690 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1703 = vector.shuffle %v_1686, %v_1690 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1704 = vector.shuffle %v_1685, %v_1689 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1705 = vector.shuffle %v_1685, %v_1689 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1706 = vector.shuffle %v_1687, %v_1691 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1707 = vector.shuffle %v_1687, %v_1691 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1708 = vector.shuffle %v_1692, %v_1700 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1709 = vector.shuffle %v_1692, %v_1700 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1710 = vector.shuffle %v_1694, %v_1702 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1711 = vector.shuffle %v_1694, %v_1702 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1712 = vector.shuffle %v_1696, %v_1704 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1713 = vector.shuffle %v_1696, %v_1704 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1714 = vector.shuffle %v_1698, %v_1706 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1715 = vector.shuffle %v_1698, %v_1706 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1716 = vector.shuffle %v_1693, %v_1701 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1717 = vector.shuffle %v_1693, %v_1701 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1718 = vector.shuffle %v_1695, %v_1703 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1719 = vector.shuffle %v_1695, %v_1703 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1720 = vector.shuffle %v_1697, %v_1705 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1721 = vector.shuffle %v_1697, %v_1705 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1722 = vector.shuffle %v_1699, %v_1707 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1723 = vector.shuffle %v_1699, %v_1707 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1724 = arith.muli %v_1590, %c_6 : index
                  %v_1725 = arith.addi %v_18, %v_1724 : index
                  %v_1726 = memref.load %order[%v_1725] : memref<?xi32>
                  %is_1727 = arith.cmpi sge, %v_1726, %c_44 : i32
                  scf.if %is_1727 {
                    %v_1728 = arith.index_cast %v_1726 : i32 to index
                    %v_1729 = arith.divui %v_1728, %c_11 : index
                    %v_1730 = vector.maskedload %y[%v_1729, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1731 = memref.load %weights[%v_1728] : memref<?xf32>
                    %v_1732 = vector.broadcast %v_1731 : f32 to vector<16xf32>
                    %v_1733 = arith.mulf %v_1708, %v_1732 : vector<16xf32>
                    %v_1734 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1733) : (vector<16xf32>) -> vector<16xf32>
                    %v_1735 = arith.addf %v_1730, %v_1734 : vector<16xf32>
                    vector.maskedstore %y[%v_1729, %v_32], %is_1659, %v_1735 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1736 = arith.muli %v_1590, %c_6 : index
                  %v_1737 = arith.addi %v_18, %v_1736 : index
                  %v_1738 = arith.addi %v_1737, %c_5 : index
                  %v_1739 = memref.load %order[%v_1738] : memref<?xi32>
                  %is_1740 = arith.cmpi sge, %v_1739, %c_44 : i32
                  scf.if %is_1740 {
                    %v_1741 = arith.index_cast %v_1739 : i32 to index
                    %v_1742 = arith.divui %v_1741, %c_11 : index
                    %v_1743 = vector.maskedload %y[%v_1742, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1744 = memref.load %weights[%v_1741] : memref<?xf32>
                    %v_1745 = vector.broadcast %v_1744 : f32 to vector<16xf32>
                    %v_1746 = arith.mulf %v_1710, %v_1745 : vector<16xf32>
                    %v_1747 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1746) : (vector<16xf32>) -> vector<16xf32>
                    %v_1748 = arith.addf %v_1743, %v_1747 : vector<16xf32>
                    vector.maskedstore %y[%v_1742, %v_32], %is_1659, %v_1748 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1749 = arith.muli %v_1590, %c_6 : index
                  %v_1750 = arith.addi %v_18, %v_1749 : index
                  %v_1751 = arith.addi %v_1750, %c_8 : index
                  %v_1752 = memref.load %order[%v_1751] : memref<?xi32>
                  %is_1753 = arith.cmpi sge, %v_1752, %c_44 : i32
                  scf.if %is_1753 {
                    %v_1754 = arith.index_cast %v_1752 : i32 to index
                    %v_1755 = arith.divui %v_1754, %c_11 : index
                    %v_1756 = vector.maskedload %y[%v_1755, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1757 = memref.load %weights[%v_1754] : memref<?xf32>
                    %v_1758 = vector.broadcast %v_1757 : f32 to vector<16xf32>
                    %v_1759 = arith.mulf %v_1712, %v_1758 : vector<16xf32>
                    %v_1760 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1759) : (vector<16xf32>) -> vector<16xf32>
                    %v_1761 = arith.addf %v_1756, %v_1760 : vector<16xf32>
                    vector.maskedstore %y[%v_1755, %v_32], %is_1659, %v_1761 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1762 = arith.muli %v_1590, %c_6 : index
                  %v_1763 = arith.addi %v_18, %v_1762 : index
                  %v_1764 = arith.addi %v_1763, %c_11 : index
                  %v_1765 = memref.load %order[%v_1764] : memref<?xi32>
                  %is_1766 = arith.cmpi sge, %v_1765, %c_44 : i32
                  scf.if %is_1766 {
                    %v_1767 = arith.index_cast %v_1765 : i32 to index
                    %v_1768 = arith.divui %v_1767, %c_11 : index
                    %v_1769 = vector.maskedload %y[%v_1768, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1770 = memref.load %weights[%v_1767] : memref<?xf32>
                    %v_1771 = vector.broadcast %v_1770 : f32 to vector<16xf32>
                    %v_1772 = arith.mulf %v_1714, %v_1771 : vector<16xf32>
                    %v_1773 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1772) : (vector<16xf32>) -> vector<16xf32>
                    %v_1774 = arith.addf %v_1769, %v_1773 : vector<16xf32>
                    vector.maskedstore %y[%v_1768, %v_32], %is_1659, %v_1774 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1775 = arith.muli %v_1590, %c_6 : index
                  %v_1776 = arith.addi %v_18, %v_1775 : index
                  %v_1777 = arith.addi %v_1776, %c_16 : index
                  %v_1778 = memref.load %order[%v_1777] : memref<?xi32>
                  %is_1779 = arith.cmpi sge, %v_1778, %c_44 : i32
                  scf.if %is_1779 {
                    %v_1780 = arith.index_cast %v_1778 : i32 to index
                    %v_1781 = arith.divui %v_1780, %c_11 : index
                    %v_1782 = vector.maskedload %y[%v_1781, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1783 = memref.load %weights[%v_1780] : memref<?xf32>
                    %v_1784 = vector.broadcast %v_1783 : f32 to vector<16xf32>
                    %v_1785 = arith.mulf %v_1716, %v_1784 : vector<16xf32>
                    %v_1786 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1785) : (vector<16xf32>) -> vector<16xf32>
                    %v_1787 = arith.addf %v_1782, %v_1786 : vector<16xf32>
                    vector.maskedstore %y[%v_1781, %v_32], %is_1659, %v_1787 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1788 = arith.muli %v_1590, %c_6 : index
                  %v_1789 = arith.addi %v_18, %v_1788 : index
                  %v_1790 = arith.addi %v_1789, %c_17 : index
                  %v_1791 = memref.load %order[%v_1790] : memref<?xi32>
                  %is_1792 = arith.cmpi sge, %v_1791, %c_44 : i32
                  scf.if %is_1792 {
                    %v_1793 = arith.index_cast %v_1791 : i32 to index
                    %v_1794 = arith.divui %v_1793, %c_11 : index
                    %v_1795 = vector.maskedload %y[%v_1794, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1796 = memref.load %weights[%v_1793] : memref<?xf32>
                    %v_1797 = vector.broadcast %v_1796 : f32 to vector<16xf32>
                    %v_1798 = arith.mulf %v_1718, %v_1797 : vector<16xf32>
                    %v_1799 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1798) : (vector<16xf32>) -> vector<16xf32>
                    %v_1800 = arith.addf %v_1795, %v_1799 : vector<16xf32>
                    vector.maskedstore %y[%v_1794, %v_32], %is_1659, %v_1800 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1801 = arith.muli %v_1590, %c_6 : index
                  %v_1802 = arith.addi %v_18, %v_1801 : index
                  %v_1803 = arith.addi %v_1802, %c_18 : index
                  %v_1804 = memref.load %order[%v_1803] : memref<?xi32>
                  %is_1805 = arith.cmpi sge, %v_1804, %c_44 : i32
                  scf.if %is_1805 {
                    %v_1806 = arith.index_cast %v_1804 : i32 to index
                    %v_1807 = arith.divui %v_1806, %c_11 : index
                    %v_1808 = vector.maskedload %y[%v_1807, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1809 = memref.load %weights[%v_1806] : memref<?xf32>
                    %v_1810 = vector.broadcast %v_1809 : f32 to vector<16xf32>
                    %v_1811 = arith.mulf %v_1720, %v_1810 : vector<16xf32>
                    %v_1812 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1811) : (vector<16xf32>) -> vector<16xf32>
                    %v_1813 = arith.addf %v_1808, %v_1812 : vector<16xf32>
                    vector.maskedstore %y[%v_1807, %v_32], %is_1659, %v_1813 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1814 = arith.muli %v_1590, %c_6 : index
                  %v_1815 = arith.addi %v_18, %v_1814 : index
                  %v_1816 = arith.addi %v_1815, %c_19 : index
                  %v_1817 = memref.load %order[%v_1816] : memref<?xi32>
                  %is_1818 = arith.cmpi sge, %v_1817, %c_44 : i32
                  scf.if %is_1818 {
                    %v_1819 = arith.index_cast %v_1817 : i32 to index
                    %v_1820 = arith.divui %v_1819, %c_11 : index
                    %v_1821 = vector.maskedload %y[%v_1820, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1822 = memref.load %weights[%v_1819] : memref<?xf32>
                    %v_1823 = vector.broadcast %v_1822 : f32 to vector<16xf32>
                    %v_1824 = arith.mulf %v_1722, %v_1823 : vector<16xf32>
                    %v_1825 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1824) : (vector<16xf32>) -> vector<16xf32>
                    %v_1826 = arith.addf %v_1821, %v_1825 : vector<16xf32>
                    vector.maskedstore %y[%v_1820, %v_32], %is_1659, %v_1826 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1827 = arith.muli %v_1590, %c_6 : index
                  %v_1828 = arith.addi %v_18, %v_1827 : index
                  %v_1829 = arith.addi %v_1828, %c_15 : index
                  %v_1830 = memref.load %order[%v_1829] : memref<?xi32>
                  %is_1831 = arith.cmpi sge, %v_1830, %c_44 : i32
                  scf.if %is_1831 {
                    %v_1832 = arith.index_cast %v_1830 : i32 to index
                    %v_1833 = arith.divui %v_1832, %c_11 : index
                    %v_1834 = vector.maskedload %y[%v_1833, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1835 = memref.load %weights[%v_1832] : memref<?xf32>
                    %v_1836 = vector.broadcast %v_1835 : f32 to vector<16xf32>
                    %v_1837 = arith.mulf %v_1709, %v_1836 : vector<16xf32>
                    %v_1838 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1837) : (vector<16xf32>) -> vector<16xf32>
                    %v_1839 = arith.addf %v_1834, %v_1838 : vector<16xf32>
                    vector.maskedstore %y[%v_1833, %v_32], %is_1659, %v_1839 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1840 = arith.muli %v_1590, %c_6 : index
                  %v_1841 = arith.addi %v_18, %v_1840 : index
                  %v_1842 = arith.addi %v_1841, %c_45 : index
                  %v_1843 = memref.load %order[%v_1842] : memref<?xi32>
                  %is_1844 = arith.cmpi sge, %v_1843, %c_44 : i32
                  scf.if %is_1844 {
                    %v_1845 = arith.index_cast %v_1843 : i32 to index
                    %v_1846 = arith.divui %v_1845, %c_11 : index
                    %v_1847 = vector.maskedload %y[%v_1846, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1848 = memref.load %weights[%v_1845] : memref<?xf32>
                    %v_1849 = vector.broadcast %v_1848 : f32 to vector<16xf32>
                    %v_1850 = arith.mulf %v_1711, %v_1849 : vector<16xf32>
                    %v_1851 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1850) : (vector<16xf32>) -> vector<16xf32>
                    %v_1852 = arith.addf %v_1847, %v_1851 : vector<16xf32>
                    vector.maskedstore %y[%v_1846, %v_32], %is_1659, %v_1852 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1853 = arith.muli %v_1590, %c_6 : index
                  %v_1854 = arith.addi %v_18, %v_1853 : index
                  %v_1855 = arith.addi %v_1854, %c_46 : index
                  %v_1856 = memref.load %order[%v_1855] : memref<?xi32>
                  %is_1857 = arith.cmpi sge, %v_1856, %c_44 : i32
                  scf.if %is_1857 {
                    %v_1858 = arith.index_cast %v_1856 : i32 to index
                    %v_1859 = arith.divui %v_1858, %c_11 : index
                    %v_1860 = vector.maskedload %y[%v_1859, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1861 = memref.load %weights[%v_1858] : memref<?xf32>
                    %v_1862 = vector.broadcast %v_1861 : f32 to vector<16xf32>
                    %v_1863 = arith.mulf %v_1713, %v_1862 : vector<16xf32>
                    %v_1864 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1863) : (vector<16xf32>) -> vector<16xf32>
                    %v_1865 = arith.addf %v_1860, %v_1864 : vector<16xf32>
                    vector.maskedstore %y[%v_1859, %v_32], %is_1659, %v_1865 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1866 = arith.muli %v_1590, %c_6 : index
                  %v_1867 = arith.addi %v_18, %v_1866 : index
                  %v_1868 = arith.addi %v_1867, %c_47 : index
                  %v_1869 = memref.load %order[%v_1868] : memref<?xi32>
                  %is_1870 = arith.cmpi sge, %v_1869, %c_44 : i32
                  scf.if %is_1870 {
                    %v_1871 = arith.index_cast %v_1869 : i32 to index
                    %v_1872 = arith.divui %v_1871, %c_11 : index
                    %v_1873 = vector.maskedload %y[%v_1872, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1874 = memref.load %weights[%v_1871] : memref<?xf32>
                    %v_1875 = vector.broadcast %v_1874 : f32 to vector<16xf32>
                    %v_1876 = arith.mulf %v_1715, %v_1875 : vector<16xf32>
                    %v_1877 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1876) : (vector<16xf32>) -> vector<16xf32>
                    %v_1878 = arith.addf %v_1873, %v_1877 : vector<16xf32>
                    vector.maskedstore %y[%v_1872, %v_32], %is_1659, %v_1878 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1879 = arith.muli %v_1590, %c_6 : index
                  %v_1880 = arith.addi %v_18, %v_1879 : index
                  %v_1881 = arith.addi %v_1880, %c_48 : index
                  %v_1882 = memref.load %order[%v_1881] : memref<?xi32>
                  %is_1883 = arith.cmpi sge, %v_1882, %c_44 : i32
                  scf.if %is_1883 {
                    %v_1884 = arith.index_cast %v_1882 : i32 to index
                    %v_1885 = arith.divui %v_1884, %c_11 : index
                    %v_1886 = vector.maskedload %y[%v_1885, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1887 = memref.load %weights[%v_1884] : memref<?xf32>
                    %v_1888 = vector.broadcast %v_1887 : f32 to vector<16xf32>
                    %v_1889 = arith.mulf %v_1717, %v_1888 : vector<16xf32>
                    %v_1890 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1889) : (vector<16xf32>) -> vector<16xf32>
                    %v_1891 = arith.addf %v_1886, %v_1890 : vector<16xf32>
                    vector.maskedstore %y[%v_1885, %v_32], %is_1659, %v_1891 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1892 = arith.muli %v_1590, %c_6 : index
                  %v_1893 = arith.addi %v_18, %v_1892 : index
                  %v_1894 = arith.addi %v_1893, %c_49 : index
                  %v_1895 = memref.load %order[%v_1894] : memref<?xi32>
                  %is_1896 = arith.cmpi sge, %v_1895, %c_44 : i32
                  scf.if %is_1896 {
                    %v_1897 = arith.index_cast %v_1895 : i32 to index
                    %v_1898 = arith.divui %v_1897, %c_11 : index
                    %v_1899 = vector.maskedload %y[%v_1898, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1900 = memref.load %weights[%v_1897] : memref<?xf32>
                    %v_1901 = vector.broadcast %v_1900 : f32 to vector<16xf32>
                    %v_1902 = arith.mulf %v_1719, %v_1901 : vector<16xf32>
                    %v_1903 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1902) : (vector<16xf32>) -> vector<16xf32>
                    %v_1904 = arith.addf %v_1899, %v_1903 : vector<16xf32>
                    vector.maskedstore %y[%v_1898, %v_32], %is_1659, %v_1904 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1905 = arith.muli %v_1590, %c_6 : index
                  %v_1906 = arith.addi %v_18, %v_1905 : index
                  %v_1907 = arith.addi %v_1906, %c_50 : index
                  %v_1908 = memref.load %order[%v_1907] : memref<?xi32>
                  %is_1909 = arith.cmpi sge, %v_1908, %c_44 : i32
                  scf.if %is_1909 {
                    %v_1910 = arith.index_cast %v_1908 : i32 to index
                    %v_1911 = arith.divui %v_1910, %c_11 : index
                    %v_1912 = vector.maskedload %y[%v_1911, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1913 = memref.load %weights[%v_1910] : memref<?xf32>
                    %v_1914 = vector.broadcast %v_1913 : f32 to vector<16xf32>
                    %v_1915 = arith.mulf %v_1721, %v_1914 : vector<16xf32>
                    %v_1916 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1915) : (vector<16xf32>) -> vector<16xf32>
                    %v_1917 = arith.addf %v_1912, %v_1916 : vector<16xf32>
                    vector.maskedstore %y[%v_1911, %v_32], %is_1659, %v_1917 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1918 = arith.muli %v_1590, %c_6 : index
                  %v_1919 = arith.addi %v_18, %v_1918 : index
                  %v_1920 = arith.addi %v_1919, %c_9 : index
                  %v_1921 = memref.load %order[%v_1920] : memref<?xi32>
                  %is_1922 = arith.cmpi sge, %v_1921, %c_44 : i32
                  scf.if %is_1922 {
                    %v_1923 = arith.index_cast %v_1921 : i32 to index
                    %v_1924 = arith.divui %v_1923, %c_11 : index
                    %v_1925 = vector.maskedload %y[%v_1924, %v_32], %is_1659, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1926 = memref.load %weights[%v_1923] : memref<?xf32>
                    %v_1927 = vector.broadcast %v_1926 : f32 to vector<16xf32>
                    %v_1928 = arith.mulf %v_1723, %v_1927 : vector<16xf32>
                    %v_1929 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1928) : (vector<16xf32>) -> vector<16xf32>
                    %v_1930 = arith.addf %v_1925, %v_1929 : vector<16xf32>
                    vector.maskedstore %y[%v_1924, %v_32], %is_1659, %v_1930 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1931 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_1931 {
                  %v_1932 = arith.addi %v_1591, %c_51 : index
                  %v_1933 = arith.index_cast %v_1932 : index to i64
                  %pointer_1934 = llvm.inttoptr %v_1933 : i64 to !llvm.ptr
                  %v_1935 = "llvm.load"(%pointer_1934) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1936 = arith.addi %v_1591, %c_52 : index
                  %v_1937 = arith.index_cast %v_1936 : index to i64
                  %pointer_1938 = llvm.inttoptr %v_1937 : i64 to !llvm.ptr
                  %v_1939 = "llvm.load"(%pointer_1938) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1940 = arith.addi %v_1591, %c_53 : index
                  %v_1941 = arith.index_cast %v_1940 : index to i64
                  %pointer_1942 = llvm.inttoptr %v_1941 : i64 to !llvm.ptr
                  %v_1943 = "llvm.load"(%pointer_1942) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1944 = arith.addi %v_1591, %c_54 : index
                  %v_1945 = arith.index_cast %v_1944 : index to i64
                  %pointer_1946 = llvm.inttoptr %v_1945 : i64 to !llvm.ptr
                  %v_1947 = "llvm.load"(%pointer_1946) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1948 = arith.addi %v_1591, %c_55 : index
                  %v_1949 = arith.index_cast %v_1948 : index to i64
                  %pointer_1950 = llvm.inttoptr %v_1949 : i64 to !llvm.ptr
                  %v_1951 = "llvm.load"(%pointer_1950) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1952 = arith.addi %v_1591, %c_56 : index
                  %v_1953 = arith.index_cast %v_1952 : index to i64
                  %pointer_1954 = llvm.inttoptr %v_1953 : i64 to !llvm.ptr
                  %v_1955 = "llvm.load"(%pointer_1954) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1956 = arith.addi %v_1591, %c_57 : index
                  %v_1957 = arith.index_cast %v_1956 : index to i64
                  %pointer_1958 = llvm.inttoptr %v_1957 : i64 to !llvm.ptr
                  %v_1959 = "llvm.load"(%pointer_1958) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1960 = arith.addi %v_1591, %c_58 : index
                  %v_1961 = arith.index_cast %v_1960 : index to i64
                  %pointer_1962 = llvm.inttoptr %v_1961 : i64 to !llvm.ptr
                  %v_1963 = "llvm.load"(%pointer_1962) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1964 = arith.addi %v_1591, %c_14 : index
                  %v_1965 = arith.index_cast %v_1964 : index to i64
                  %pointer_1966 = llvm.inttoptr %v_1965 : i64 to !llvm.ptr
                  %v_1967 = "llvm.load"(%pointer_1966) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1968 = arith.addi %v_1591, %c_59 : index
                  %v_1969 = arith.index_cast %v_1968 : index to i64
                  %pointer_1970 = llvm.inttoptr %v_1969 : i64 to !llvm.ptr
                  %v_1971 = "llvm.load"(%pointer_1970) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1972 = arith.addi %v_1591, %c_60 : index
                  %v_1973 = arith.index_cast %v_1972 : index to i64
                  %pointer_1974 = llvm.inttoptr %v_1973 : i64 to !llvm.ptr
                  %v_1975 = "llvm.load"(%pointer_1974) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1976 = arith.addi %v_1591, %c_61 : index
                  %v_1977 = arith.index_cast %v_1976 : index to i64
                  %pointer_1978 = llvm.inttoptr %v_1977 : i64 to !llvm.ptr
                  %v_1979 = "llvm.load"(%pointer_1978) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1980 = arith.addi %v_1591, %c_62 : index
                  %v_1981 = arith.index_cast %v_1980 : index to i64
                  %pointer_1982 = llvm.inttoptr %v_1981 : i64 to !llvm.ptr
                  %v_1983 = "llvm.load"(%pointer_1982) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1984 = arith.addi %v_1591, %c_63 : index
                  %v_1985 = arith.index_cast %v_1984 : index to i64
                  %pointer_1986 = llvm.inttoptr %v_1985 : i64 to !llvm.ptr
                  %v_1987 = "llvm.load"(%pointer_1986) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1988 = arith.addi %v_1591, %c_64 : index
                  %v_1989 = arith.index_cast %v_1988 : index to i64
                  %pointer_1990 = llvm.inttoptr %v_1989 : i64 to !llvm.ptr
                  %v_1991 = "llvm.load"(%pointer_1990) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1992 = arith.addi %v_1591, %c_65 : index
                  %v_1993 = arith.index_cast %v_1992 : index to i64
                  %pointer_1994 = llvm.inttoptr %v_1993 : i64 to !llvm.ptr
                  %v_1995 = "llvm.load"(%pointer_1994) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1996 = arith.subi %v_31, %v_33 : index
                  %v_1997 = arith.index_cast %v_1996 : index to i32
                  %v_1998 = vector.broadcast %v_1997 : i32 to vector<16xi32>
                  %is_1999 = arith.cmpi sge, %c_43, %v_1998 : vector<16xi32>
                  %v_2000 = vector.shuffle %v_1935, %v_1939 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2001 = vector.shuffle %v_1935, %v_1939 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2002 = vector.shuffle %v_1943, %v_1947 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2003 = vector.shuffle %v_1943, %v_1947 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2004 = vector.shuffle %v_1951, %v_1955 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2005 = vector.shuffle %v_1951, %v_1955 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2006 = vector.shuffle %v_1959, %v_1963 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2007 = vector.shuffle %v_1959, %v_1963 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2008 = vector.shuffle %v_1967, %v_1971 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2009 = vector.shuffle %v_1967, %v_1971 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2010 = vector.shuffle %v_1975, %v_1979 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2011 = vector.shuffle %v_1975, %v_1979 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2012 = vector.shuffle %v_1983, %v_1987 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2013 = vector.shuffle %v_1983, %v_1987 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2014 = vector.shuffle %v_1991, %v_1995 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2015 = vector.shuffle %v_1991, %v_1995 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2016 = vector.shuffle %v_2000, %v_2002 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2017 = vector.shuffle %v_2000, %v_2002 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2018 = vector.shuffle %v_2001, %v_2003 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2019 = vector.shuffle %v_2001, %v_2003 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2020 = vector.shuffle %v_2004, %v_2006 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2021 = vector.shuffle %v_2004, %v_2006 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2022 = vector.shuffle %v_2005, %v_2007 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2023 = vector.shuffle %v_2005, %v_2007 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2024 = vector.shuffle %v_2008, %v_2010 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2025 = vector.shuffle %v_2008, %v_2010 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2026 = vector.shuffle %v_2009, %v_2011 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2027 = vector.shuffle %v_2009, %v_2011 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2028 = vector.shuffle %v_2012, %v_2014 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2029 = vector.shuffle %v_2012, %v_2014 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2030 = vector.shuffle %v_2013, %v_2015 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2031 = vector.shuffle %v_2013, %v_2015 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2032 = vector.shuffle %v_2016, %v_2020 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2033 = vector.shuffle %v_2016, %v_2020 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2034 = vector.shuffle %v_2018, %v_2022 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2035 = vector.shuffle %v_2018, %v_2022 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2036 = vector.shuffle %v_2017, %v_2021 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2037 = vector.shuffle %v_2017, %v_2021 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2038 = vector.shuffle %v_2019, %v_2023 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2039 = vector.shuffle %v_2019, %v_2023 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2040 = vector.shuffle %v_2024, %v_2028 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2041 = vector.shuffle %v_2024, %v_2028 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2042 = vector.shuffle %v_2026, %v_2030 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2043 = vector.shuffle %v_2026, %v_2030 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2044 = vector.shuffle %v_2025, %v_2029 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2045 = vector.shuffle %v_2025, %v_2029 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2046 = vector.shuffle %v_2027, %v_2031 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2047 = vector.shuffle %v_2027, %v_2031 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2048 = vector.shuffle %v_2032, %v_2040 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2049 = vector.shuffle %v_2032, %v_2040 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2050 = vector.shuffle %v_2034, %v_2042 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2051 = vector.shuffle %v_2034, %v_2042 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2052 = vector.shuffle %v_2036, %v_2044 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2053 = vector.shuffle %v_2036, %v_2044 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2054 = vector.shuffle %v_2038, %v_2046 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2055 = vector.shuffle %v_2038, %v_2046 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2056 = vector.shuffle %v_2033, %v_2041 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2057 = vector.shuffle %v_2033, %v_2041 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2058 = vector.shuffle %v_2035, %v_2043 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2059 = vector.shuffle %v_2035, %v_2043 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2060 = vector.shuffle %v_2037, %v_2045 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2061 = vector.shuffle %v_2037, %v_2045 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2062 = vector.shuffle %v_2039, %v_2047 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2063 = vector.shuffle %v_2039, %v_2047 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2064 = arith.muli %v_1590, %c_6 : index
                  %v_2065 = arith.addi %v_18, %v_2064 : index
                  %v_2066 = memref.load %order[%v_2065] : memref<?xi32>
                  %is_2067 = arith.cmpi sge, %v_2066, %c_44 : i32
                  scf.if %is_2067 {
                    %v_2068 = arith.index_cast %v_2066 : i32 to index
                    %v_2069 = arith.divui %v_2068, %c_11 : index
                    %v_2070 = vector.maskedload %y[%v_2069, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2071 = memref.load %weights[%v_2068] : memref<?xf32>
                    %v_2072 = vector.broadcast %v_2071 : f32 to vector<16xf32>
                    %v_2073 = arith.mulf %v_2048, %v_2072 : vector<16xf32>
                    %v_2074 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2073) : (vector<16xf32>) -> vector<16xf32>
                    %v_2075 = arith.addf %v_2070, %v_2074 : vector<16xf32>
                    vector.maskedstore %y[%v_2069, %v_33], %is_1999, %v_2075 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2076 = arith.muli %v_1590, %c_6 : index
                  %v_2077 = arith.addi %v_18, %v_2076 : index
                  %v_2078 = arith.addi %v_2077, %c_5 : index
                  %v_2079 = memref.load %order[%v_2078] : memref<?xi32>
                  %is_2080 = arith.cmpi sge, %v_2079, %c_44 : i32
                  scf.if %is_2080 {
                    %v_2081 = arith.index_cast %v_2079 : i32 to index
                    %v_2082 = arith.divui %v_2081, %c_11 : index
                    %v_2083 = vector.maskedload %y[%v_2082, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2084 = memref.load %weights[%v_2081] : memref<?xf32>
                    %v_2085 = vector.broadcast %v_2084 : f32 to vector<16xf32>
                    %v_2086 = arith.mulf %v_2050, %v_2085 : vector<16xf32>
                    %v_2087 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2086) : (vector<16xf32>) -> vector<16xf32>
                    %v_2088 = arith.addf %v_2083, %v_2087 : vector<16xf32>
                    vector.maskedstore %y[%v_2082, %v_33], %is_1999, %v_2088 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2089 = arith.muli %v_1590, %c_6 : index
                  %v_2090 = arith.addi %v_18, %v_2089 : index
                  %v_2091 = arith.addi %v_2090, %c_8 : index
                  %v_2092 = memref.load %order[%v_2091] : memref<?xi32>
                  %is_2093 = arith.cmpi sge, %v_2092, %c_44 : i32
                  scf.if %is_2093 {
                    %v_2094 = arith.index_cast %v_2092 : i32 to index
                    %v_2095 = arith.divui %v_2094, %c_11 : index
                    %v_2096 = vector.maskedload %y[%v_2095, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2097 = memref.load %weights[%v_2094] : memref<?xf32>
                    %v_2098 = vector.broadcast %v_2097 : f32 to vector<16xf32>
                    %v_2099 = arith.mulf %v_2052, %v_2098 : vector<16xf32>
                    %v_2100 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2099) : (vector<16xf32>) -> vector<16xf32>
                    %v_2101 = arith.addf %v_2096, %v_2100 : vector<16xf32>
                    vector.maskedstore %y[%v_2095, %v_33], %is_1999, %v_2101 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2102 = arith.muli %v_1590, %c_6 : index
                  %v_2103 = arith.addi %v_18, %v_2102 : index
                  %v_2104 = arith.addi %v_2103, %c_11 : index
                  %v_2105 = memref.load %order[%v_2104] : memref<?xi32>
                  %is_2106 = arith.cmpi sge, %v_2105, %c_44 : i32
                  scf.if %is_2106 {
                    %v_2107 = arith.index_cast %v_2105 : i32 to index
                    %v_2108 = arith.divui %v_2107, %c_11 : index
                    %v_2109 = vector.maskedload %y[%v_2108, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2110 = memref.load %weights[%v_2107] : memref<?xf32>
                    %v_2111 = vector.broadcast %v_2110 : f32 to vector<16xf32>
                    %v_2112 = arith.mulf %v_2054, %v_2111 : vector<16xf32>
                    %v_2113 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2112) : (vector<16xf32>) -> vector<16xf32>
                    %v_2114 = arith.addf %v_2109, %v_2113 : vector<16xf32>
                    vector.maskedstore %y[%v_2108, %v_33], %is_1999, %v_2114 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2115 = arith.muli %v_1590, %c_6 : index
                  %v_2116 = arith.addi %v_18, %v_2115 : index
                  %v_2117 = arith.addi %v_2116, %c_16 : index
                  %v_2118 = memref.load %order[%v_2117] : memref<?xi32>
                  %is_2119 = arith.cmpi sge, %v_2118, %c_44 : i32
                  scf.if %is_2119 {
                    %v_2120 = arith.index_cast %v_2118 : i32 to index
                    %v_2121 = arith.divui %v_2120, %c_11 : index
                    %v_2122 = vector.maskedload %y[%v_2121, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2123 = memref.load %weights[%v_2120] : memref<?xf32>
                    %v_2124 = vector.broadcast %v_2123 : f32 to vector<16xf32>
                    %v_2125 = arith.mulf %v_2056, %v_2124 : vector<16xf32>
                    %v_2126 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2125) : (vector<16xf32>) -> vector<16xf32>
                    %v_2127 = arith.addf %v_2122, %v_2126 : vector<16xf32>
                    vector.maskedstore %y[%v_2121, %v_33], %is_1999, %v_2127 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2128 = arith.muli %v_1590, %c_6 : index
                  %v_2129 = arith.addi %v_18, %v_2128 : index
                  %v_2130 = arith.addi %v_2129, %c_17 : index
                  %v_2131 = memref.load %order[%v_2130] : memref<?xi32>
                  %is_2132 = arith.cmpi sge, %v_2131, %c_44 : i32
                  scf.if %is_2132 {
                    %v_2133 = arith.index_cast %v_2131 : i32 to index
                    %v_2134 = arith.divui %v_2133, %c_11 : index
                    %v_2135 = vector.maskedload %y[%v_2134, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2136 = memref.load %weights[%v_2133] : memref<?xf32>
                    %v_2137 = vector.broadcast %v_2136 : f32 to vector<16xf32>
                    %v_2138 = arith.mulf %v_2058, %v_2137 : vector<16xf32>
                    %v_2139 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2138) : (vector<16xf32>) -> vector<16xf32>
                    %v_2140 = arith.addf %v_2135, %v_2139 : vector<16xf32>
                    vector.maskedstore %y[%v_2134, %v_33], %is_1999, %v_2140 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2141 = arith.muli %v_1590, %c_6 : index
                  %v_2142 = arith.addi %v_18, %v_2141 : index
                  %v_2143 = arith.addi %v_2142, %c_18 : index
                  %v_2144 = memref.load %order[%v_2143] : memref<?xi32>
                  %is_2145 = arith.cmpi sge, %v_2144, %c_44 : i32
                  scf.if %is_2145 {
                    %v_2146 = arith.index_cast %v_2144 : i32 to index
                    %v_2147 = arith.divui %v_2146, %c_11 : index
                    %v_2148 = vector.maskedload %y[%v_2147, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2149 = memref.load %weights[%v_2146] : memref<?xf32>
                    %v_2150 = vector.broadcast %v_2149 : f32 to vector<16xf32>
                    %v_2151 = arith.mulf %v_2060, %v_2150 : vector<16xf32>
                    %v_2152 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2151) : (vector<16xf32>) -> vector<16xf32>
                    %v_2153 = arith.addf %v_2148, %v_2152 : vector<16xf32>
                    vector.maskedstore %y[%v_2147, %v_33], %is_1999, %v_2153 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2154 = arith.muli %v_1590, %c_6 : index
                  %v_2155 = arith.addi %v_18, %v_2154 : index
                  %v_2156 = arith.addi %v_2155, %c_19 : index
                  %v_2157 = memref.load %order[%v_2156] : memref<?xi32>
                  %is_2158 = arith.cmpi sge, %v_2157, %c_44 : i32
                  scf.if %is_2158 {
                    %v_2159 = arith.index_cast %v_2157 : i32 to index
                    %v_2160 = arith.divui %v_2159, %c_11 : index
                    %v_2161 = vector.maskedload %y[%v_2160, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2162 = memref.load %weights[%v_2159] : memref<?xf32>
                    %v_2163 = vector.broadcast %v_2162 : f32 to vector<16xf32>
                    %v_2164 = arith.mulf %v_2062, %v_2163 : vector<16xf32>
                    %v_2165 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2164) : (vector<16xf32>) -> vector<16xf32>
                    %v_2166 = arith.addf %v_2161, %v_2165 : vector<16xf32>
                    vector.maskedstore %y[%v_2160, %v_33], %is_1999, %v_2166 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2167 = arith.muli %v_1590, %c_6 : index
                  %v_2168 = arith.addi %v_18, %v_2167 : index
                  %v_2169 = arith.addi %v_2168, %c_15 : index
                  %v_2170 = memref.load %order[%v_2169] : memref<?xi32>
                  %is_2171 = arith.cmpi sge, %v_2170, %c_44 : i32
                  scf.if %is_2171 {
                    %v_2172 = arith.index_cast %v_2170 : i32 to index
                    %v_2173 = arith.divui %v_2172, %c_11 : index
                    %v_2174 = vector.maskedload %y[%v_2173, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2175 = memref.load %weights[%v_2172] : memref<?xf32>
                    %v_2176 = vector.broadcast %v_2175 : f32 to vector<16xf32>
                    %v_2177 = arith.mulf %v_2049, %v_2176 : vector<16xf32>
                    %v_2178 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2177) : (vector<16xf32>) -> vector<16xf32>
                    %v_2179 = arith.addf %v_2174, %v_2178 : vector<16xf32>
                    vector.maskedstore %y[%v_2173, %v_33], %is_1999, %v_2179 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2180 = arith.muli %v_1590, %c_6 : index
                  %v_2181 = arith.addi %v_18, %v_2180 : index
                  %v_2182 = arith.addi %v_2181, %c_45 : index
                  %v_2183 = memref.load %order[%v_2182] : memref<?xi32>
                  %is_2184 = arith.cmpi sge, %v_2183, %c_44 : i32
                  scf.if %is_2184 {
                    %v_2185 = arith.index_cast %v_2183 : i32 to index
                    %v_2186 = arith.divui %v_2185, %c_11 : index
                    %v_2187 = vector.maskedload %y[%v_2186, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2188 = memref.load %weights[%v_2185] : memref<?xf32>
                    %v_2189 = vector.broadcast %v_2188 : f32 to vector<16xf32>
                    %v_2190 = arith.mulf %v_2051, %v_2189 : vector<16xf32>
                    %v_2191 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2190) : (vector<16xf32>) -> vector<16xf32>
                    %v_2192 = arith.addf %v_2187, %v_2191 : vector<16xf32>
                    vector.maskedstore %y[%v_2186, %v_33], %is_1999, %v_2192 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2193 = arith.muli %v_1590, %c_6 : index
                  %v_2194 = arith.addi %v_18, %v_2193 : index
                  %v_2195 = arith.addi %v_2194, %c_46 : index
                  %v_2196 = memref.load %order[%v_2195] : memref<?xi32>
                  %is_2197 = arith.cmpi sge, %v_2196, %c_44 : i32
                  scf.if %is_2197 {
                    %v_2198 = arith.index_cast %v_2196 : i32 to index
                    %v_2199 = arith.divui %v_2198, %c_11 : index
                    %v_2200 = vector.maskedload %y[%v_2199, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2201 = memref.load %weights[%v_2198] : memref<?xf32>
                    %v_2202 = vector.broadcast %v_2201 : f32 to vector<16xf32>
                    %v_2203 = arith.mulf %v_2053, %v_2202 : vector<16xf32>
                    %v_2204 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2203) : (vector<16xf32>) -> vector<16xf32>
                    %v_2205 = arith.addf %v_2200, %v_2204 : vector<16xf32>
                    vector.maskedstore %y[%v_2199, %v_33], %is_1999, %v_2205 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2206 = arith.muli %v_1590, %c_6 : index
                  %v_2207 = arith.addi %v_18, %v_2206 : index
                  %v_2208 = arith.addi %v_2207, %c_47 : index
                  %v_2209 = memref.load %order[%v_2208] : memref<?xi32>
                  %is_2210 = arith.cmpi sge, %v_2209, %c_44 : i32
                  scf.if %is_2210 {
                    %v_2211 = arith.index_cast %v_2209 : i32 to index
                    %v_2212 = arith.divui %v_2211, %c_11 : index
                    %v_2213 = vector.maskedload %y[%v_2212, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2214 = memref.load %weights[%v_2211] : memref<?xf32>
                    %v_2215 = vector.broadcast %v_2214 : f32 to vector<16xf32>
                    %v_2216 = arith.mulf %v_2055, %v_2215 : vector<16xf32>
                    %v_2217 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2216) : (vector<16xf32>) -> vector<16xf32>
                    %v_2218 = arith.addf %v_2213, %v_2217 : vector<16xf32>
                    vector.maskedstore %y[%v_2212, %v_33], %is_1999, %v_2218 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2219 = arith.muli %v_1590, %c_6 : index
                  %v_2220 = arith.addi %v_18, %v_2219 : index
                  %v_2221 = arith.addi %v_2220, %c_48 : index
                  %v_2222 = memref.load %order[%v_2221] : memref<?xi32>
                  %is_2223 = arith.cmpi sge, %v_2222, %c_44 : i32
                  scf.if %is_2223 {
                    %v_2224 = arith.index_cast %v_2222 : i32 to index
                    %v_2225 = arith.divui %v_2224, %c_11 : index
                    %v_2226 = vector.maskedload %y[%v_2225, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2227 = memref.load %weights[%v_2224] : memref<?xf32>
                    %v_2228 = vector.broadcast %v_2227 : f32 to vector<16xf32>
                    %v_2229 = arith.mulf %v_2057, %v_2228 : vector<16xf32>
                    %v_2230 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2229) : (vector<16xf32>) -> vector<16xf32>
                    %v_2231 = arith.addf %v_2226, %v_2230 : vector<16xf32>
                    vector.maskedstore %y[%v_2225, %v_33], %is_1999, %v_2231 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2232 = arith.muli %v_1590, %c_6 : index
                  %v_2233 = arith.addi %v_18, %v_2232 : index
                  %v_2234 = arith.addi %v_2233, %c_49 : index
                  %v_2235 = memref.load %order[%v_2234] : memref<?xi32>
                  %is_2236 = arith.cmpi sge, %v_2235, %c_44 : i32
                  scf.if %is_2236 {
                    %v_2237 = arith.index_cast %v_2235 : i32 to index
                    %v_2238 = arith.divui %v_2237, %c_11 : index
                    %v_2239 = vector.maskedload %y[%v_2238, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2240 = memref.load %weights[%v_2237] : memref<?xf32>
                    %v_2241 = vector.broadcast %v_2240 : f32 to vector<16xf32>
                    %v_2242 = arith.mulf %v_2059, %v_2241 : vector<16xf32>
                    %v_2243 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2242) : (vector<16xf32>) -> vector<16xf32>
                    %v_2244 = arith.addf %v_2239, %v_2243 : vector<16xf32>
                    vector.maskedstore %y[%v_2238, %v_33], %is_1999, %v_2244 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2245 = arith.muli %v_1590, %c_6 : index
                  %v_2246 = arith.addi %v_18, %v_2245 : index
                  %v_2247 = arith.addi %v_2246, %c_50 : index
                  %v_2248 = memref.load %order[%v_2247] : memref<?xi32>
                  %is_2249 = arith.cmpi sge, %v_2248, %c_44 : i32
                  scf.if %is_2249 {
                    %v_2250 = arith.index_cast %v_2248 : i32 to index
                    %v_2251 = arith.divui %v_2250, %c_11 : index
                    %v_2252 = vector.maskedload %y[%v_2251, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2253 = memref.load %weights[%v_2250] : memref<?xf32>
                    %v_2254 = vector.broadcast %v_2253 : f32 to vector<16xf32>
                    %v_2255 = arith.mulf %v_2061, %v_2254 : vector<16xf32>
                    %v_2256 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2255) : (vector<16xf32>) -> vector<16xf32>
                    %v_2257 = arith.addf %v_2252, %v_2256 : vector<16xf32>
                    vector.maskedstore %y[%v_2251, %v_33], %is_1999, %v_2257 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2258 = arith.muli %v_1590, %c_6 : index
                  %v_2259 = arith.addi %v_18, %v_2258 : index
                  %v_2260 = arith.addi %v_2259, %c_9 : index
                  %v_2261 = memref.load %order[%v_2260] : memref<?xi32>
                  %is_2262 = arith.cmpi sge, %v_2261, %c_44 : i32
                  scf.if %is_2262 {
                    %v_2263 = arith.index_cast %v_2261 : i32 to index
                    %v_2264 = arith.divui %v_2263, %c_11 : index
                    %v_2265 = vector.maskedload %y[%v_2264, %v_33], %is_1999, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2266 = memref.load %weights[%v_2263] : memref<?xf32>
                    %v_2267 = vector.broadcast %v_2266 : f32 to vector<16xf32>
                    %v_2268 = arith.mulf %v_2063, %v_2267 : vector<16xf32>
                    %v_2269 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2268) : (vector<16xf32>) -> vector<16xf32>
                    %v_2270 = arith.addf %v_2265, %v_2269 : vector<16xf32>
                    vector.maskedstore %y[%v_2264, %v_33], %is_1999, %v_2270 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_2271 = arith.addi %v_52, %c_8 : index
                %v_2272 = arith.addi %v_6, %c_22 : index
                %is_2273 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_2273 {
                  %v_2274 = arith.index_cast %v_2272 : index to i64
                  %pointer_2275 = llvm.inttoptr %v_2274 : i64 to !llvm.ptr
                  %v_2276 = "llvm.load"(%pointer_2275) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2277 = arith.addi %v_2272, %c_0 : index
                  %v_2278 = arith.index_cast %v_2277 : index to i64
                  %pointer_2279 = llvm.inttoptr %v_2278 : i64 to !llvm.ptr
                  %v_2280 = "llvm.load"(%pointer_2279) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2281 = arith.addi %v_2272, %c_29 : index
                  %v_2282 = arith.index_cast %v_2281 : index to i64
                  %pointer_2283 = llvm.inttoptr %v_2282 : i64 to !llvm.ptr
                  %v_2284 = "llvm.load"(%pointer_2283) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2285 = arith.addi %v_2272, %c_30 : index
                  %v_2286 = arith.index_cast %v_2285 : index to i64
                  %pointer_2287 = llvm.inttoptr %v_2286 : i64 to !llvm.ptr
                  %v_2288 = "llvm.load"(%pointer_2287) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2289 = arith.addi %v_2272, %c_31 : index
                  %v_2290 = arith.index_cast %v_2289 : index to i64
                  %pointer_2291 = llvm.inttoptr %v_2290 : i64 to !llvm.ptr
                  %v_2292 = "llvm.load"(%pointer_2291) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2293 = arith.addi %v_2272, %c_32 : index
                  %v_2294 = arith.index_cast %v_2293 : index to i64
                  %pointer_2295 = llvm.inttoptr %v_2294 : i64 to !llvm.ptr
                  %v_2296 = "llvm.load"(%pointer_2295) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2297 = arith.addi %v_2272, %c_33 : index
                  %v_2298 = arith.index_cast %v_2297 : index to i64
                  %pointer_2299 = llvm.inttoptr %v_2298 : i64 to !llvm.ptr
                  %v_2300 = "llvm.load"(%pointer_2299) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2301 = arith.addi %v_2272, %c_34 : index
                  %v_2302 = arith.index_cast %v_2301 : index to i64
                  %pointer_2303 = llvm.inttoptr %v_2302 : i64 to !llvm.ptr
                  %v_2304 = "llvm.load"(%pointer_2303) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2305 = arith.addi %v_2272, %c_35 : index
                  %v_2306 = arith.index_cast %v_2305 : index to i64
                  %pointer_2307 = llvm.inttoptr %v_2306 : i64 to !llvm.ptr
                  %v_2308 = "llvm.load"(%pointer_2307) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2309 = arith.addi %v_2272, %c_36 : index
                  %v_2310 = arith.index_cast %v_2309 : index to i64
                  %pointer_2311 = llvm.inttoptr %v_2310 : i64 to !llvm.ptr
                  %v_2312 = "llvm.load"(%pointer_2311) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2313 = arith.addi %v_2272, %c_37 : index
                  %v_2314 = arith.index_cast %v_2313 : index to i64
                  %pointer_2315 = llvm.inttoptr %v_2314 : i64 to !llvm.ptr
                  %v_2316 = "llvm.load"(%pointer_2315) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2317 = arith.addi %v_2272, %c_38 : index
                  %v_2318 = arith.index_cast %v_2317 : index to i64
                  %pointer_2319 = llvm.inttoptr %v_2318 : i64 to !llvm.ptr
                  %v_2320 = "llvm.load"(%pointer_2319) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2321 = arith.addi %v_2272, %c_39 : index
                  %v_2322 = arith.index_cast %v_2321 : index to i64
                  %pointer_2323 = llvm.inttoptr %v_2322 : i64 to !llvm.ptr
                  %v_2324 = "llvm.load"(%pointer_2323) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2325 = arith.addi %v_2272, %c_40 : index
                  %v_2326 = arith.index_cast %v_2325 : index to i64
                  %pointer_2327 = llvm.inttoptr %v_2326 : i64 to !llvm.ptr
                  %v_2328 = "llvm.load"(%pointer_2327) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2329 = arith.addi %v_2272, %c_41 : index
                  %v_2330 = arith.index_cast %v_2329 : index to i64
                  %pointer_2331 = llvm.inttoptr %v_2330 : i64 to !llvm.ptr
                  %v_2332 = "llvm.load"(%pointer_2331) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2333 = arith.addi %v_2272, %c_42 : index
                  %v_2334 = arith.index_cast %v_2333 : index to i64
                  %pointer_2335 = llvm.inttoptr %v_2334 : i64 to !llvm.ptr
                  %v_2336 = "llvm.load"(%pointer_2335) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2337 = arith.subi %i_30, %v_32 : index
                  %v_2338 = arith.index_cast %v_2337 : index to i32
                  %v_2339 = vector.broadcast %v_2338 : i32 to vector<16xi32>
                  %is_2340 = arith.cmpi sge, %c_43, %v_2339 : vector<16xi32>
                  %v_2341 = vector.shuffle %v_2276, %v_2280 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2342 = vector.shuffle %v_2276, %v_2280 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2343 = vector.shuffle %v_2284, %v_2288 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2344 = vector.shuffle %v_2284, %v_2288 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2345 = vector.shuffle %v_2292, %v_2296 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2346 = vector.shuffle %v_2292, %v_2296 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2347 = vector.shuffle %v_2300, %v_2304 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2348 = vector.shuffle %v_2300, %v_2304 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2349 = vector.shuffle %v_2308, %v_2312 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2350 = vector.shuffle %v_2308, %v_2312 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2351 = vector.shuffle %v_2316, %v_2320 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2352 = vector.shuffle %v_2316, %v_2320 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2353 = vector.shuffle %v_2324, %v_2328 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2354 = vector.shuffle %v_2324, %v_2328 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2355 = vector.shuffle %v_2332, %v_2336 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2356 = vector.shuffle %v_2332, %v_2336 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2357 = vector.shuffle %v_2341, %v_2343 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2358 = vector.shuffle %v_2341, %v_2343 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2359 = vector.shuffle %v_2342, %v_2344 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2360 = vector.shuffle %v_2342, %v_2344 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2361 = vector.shuffle %v_2345, %v_2347 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2362 = vector.shuffle %v_2345, %v_2347 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2363 = vector.shuffle %v_2346, %v_2348 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2364 = vector.shuffle %v_2346, %v_2348 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2365 = vector.shuffle %v_2349, %v_2351 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2366 = vector.shuffle %v_2349, %v_2351 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2367 = vector.shuffle %v_2350, %v_2352 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2368 = vector.shuffle %v_2350, %v_2352 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2369 = vector.shuffle %v_2353, %v_2355 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2370 = vector.shuffle %v_2353, %v_2355 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2371 = vector.shuffle %v_2354, %v_2356 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2372 = vector.shuffle %v_2354, %v_2356 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2373 = vector.shuffle %v_2357, %v_2361 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2374 = vector.shuffle %v_2357, %v_2361 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2375 = vector.shuffle %v_2359, %v_2363 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2376 = vector.shuffle %v_2359, %v_2363 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2377 = vector.shuffle %v_2358, %v_2362 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2378 = vector.shuffle %v_2358, %v_2362 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2379 = vector.shuffle %v_2360, %v_2364 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2380 = vector.shuffle %v_2360, %v_2364 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2381 = vector.shuffle %v_2365, %v_2369 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2382 = vector.shuffle %v_2365, %v_2369 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2383 = vector.shuffle %v_2367, %v_2371 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2384 = vector.shuffle %v_2367, %v_2371 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2385 = vector.shuffle %v_2366, %v_2370 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2386 = vector.shuffle %v_2366, %v_2370 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2387 = vector.shuffle %v_2368, %v_2372 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2388 = vector.shuffle %v_2368, %v_2372 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2389 = vector.shuffle %v_2373, %v_2381 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2390 = vector.shuffle %v_2373, %v_2381 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2391 = vector.shuffle %v_2375, %v_2383 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2392 = vector.shuffle %v_2375, %v_2383 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2393 = vector.shuffle %v_2377, %v_2385 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2394 = vector.shuffle %v_2377, %v_2385 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2395 = vector.shuffle %v_2379, %v_2387 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2396 = vector.shuffle %v_2379, %v_2387 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2397 = vector.shuffle %v_2374, %v_2382 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2398 = vector.shuffle %v_2374, %v_2382 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2399 = vector.shuffle %v_2376, %v_2384 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2400 = vector.shuffle %v_2376, %v_2384 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2401 = vector.shuffle %v_2378, %v_2386 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2402 = vector.shuffle %v_2378, %v_2386 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2403 = vector.shuffle %v_2380, %v_2388 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2404 = vector.shuffle %v_2380, %v_2388 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2405 = arith.muli %v_2271, %c_6 : index
                  %v_2406 = arith.addi %v_18, %v_2405 : index
                  %v_2407 = memref.load %order[%v_2406] : memref<?xi32>
                  %is_2408 = arith.cmpi sge, %v_2407, %c_44 : i32
                  scf.if %is_2408 {
                    %v_2409 = arith.index_cast %v_2407 : i32 to index
                    %v_2410 = arith.divui %v_2409, %c_11 : index
                    %v_2411 = vector.maskedload %y[%v_2410, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2412 = memref.load %weights[%v_2409] : memref<?xf32>
                    %v_2413 = vector.broadcast %v_2412 : f32 to vector<16xf32>
                    %v_2414 = arith.mulf %v_2389, %v_2413 : vector<16xf32>
                    %v_2415 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2414) : (vector<16xf32>) -> vector<16xf32>
                    %v_2416 = arith.addf %v_2411, %v_2415 : vector<16xf32>
                    vector.maskedstore %y[%v_2410, %v_32], %is_2340, %v_2416 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2417 = arith.muli %v_2271, %c_6 : index
                  %v_2418 = arith.addi %v_18, %v_2417 : index
                  %v_2419 = arith.addi %v_2418, %c_5 : index
                  %v_2420 = memref.load %order[%v_2419] : memref<?xi32>
                  %is_2421 = arith.cmpi sge, %v_2420, %c_44 : i32
                  scf.if %is_2421 {
                    %v_2422 = arith.index_cast %v_2420 : i32 to index
                    %v_2423 = arith.divui %v_2422, %c_11 : index
                    %v_2424 = vector.maskedload %y[%v_2423, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2425 = memref.load %weights[%v_2422] : memref<?xf32>
                    %v_2426 = vector.broadcast %v_2425 : f32 to vector<16xf32>
                    %v_2427 = arith.mulf %v_2391, %v_2426 : vector<16xf32>
                    %v_2428 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2427) : (vector<16xf32>) -> vector<16xf32>
                    %v_2429 = arith.addf %v_2424, %v_2428 : vector<16xf32>
                    vector.maskedstore %y[%v_2423, %v_32], %is_2340, %v_2429 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2430 = arith.muli %v_2271, %c_6 : index
                  %v_2431 = arith.addi %v_18, %v_2430 : index
                  %v_2432 = arith.addi %v_2431, %c_8 : index
                  %v_2433 = memref.load %order[%v_2432] : memref<?xi32>
                  %is_2434 = arith.cmpi sge, %v_2433, %c_44 : i32
                  scf.if %is_2434 {
                    %v_2435 = arith.index_cast %v_2433 : i32 to index
                    %v_2436 = arith.divui %v_2435, %c_11 : index
                    %v_2437 = vector.maskedload %y[%v_2436, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2438 = memref.load %weights[%v_2435] : memref<?xf32>
                    %v_2439 = vector.broadcast %v_2438 : f32 to vector<16xf32>
                    %v_2440 = arith.mulf %v_2393, %v_2439 : vector<16xf32>
                    %v_2441 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2440) : (vector<16xf32>) -> vector<16xf32>
                    %v_2442 = arith.addf %v_2437, %v_2441 : vector<16xf32>
                    vector.maskedstore %y[%v_2436, %v_32], %is_2340, %v_2442 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2443 = arith.muli %v_2271, %c_6 : index
                  %v_2444 = arith.addi %v_18, %v_2443 : index
                  %v_2445 = arith.addi %v_2444, %c_11 : index
                  %v_2446 = memref.load %order[%v_2445] : memref<?xi32>
                  %is_2447 = arith.cmpi sge, %v_2446, %c_44 : i32
                  scf.if %is_2447 {
                    %v_2448 = arith.index_cast %v_2446 : i32 to index
                    %v_2449 = arith.divui %v_2448, %c_11 : index
                    %v_2450 = vector.maskedload %y[%v_2449, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2451 = memref.load %weights[%v_2448] : memref<?xf32>
                    %v_2452 = vector.broadcast %v_2451 : f32 to vector<16xf32>
                    %v_2453 = arith.mulf %v_2395, %v_2452 : vector<16xf32>
                    %v_2454 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2453) : (vector<16xf32>) -> vector<16xf32>
                    %v_2455 = arith.addf %v_2450, %v_2454 : vector<16xf32>
                    vector.maskedstore %y[%v_2449, %v_32], %is_2340, %v_2455 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2456 = arith.muli %v_2271, %c_6 : index
                  %v_2457 = arith.addi %v_18, %v_2456 : index
                  %v_2458 = arith.addi %v_2457, %c_16 : index
                  %v_2459 = memref.load %order[%v_2458] : memref<?xi32>
                  %is_2460 = arith.cmpi sge, %v_2459, %c_44 : i32
                  scf.if %is_2460 {
                    %v_2461 = arith.index_cast %v_2459 : i32 to index
                    %v_2462 = arith.divui %v_2461, %c_11 : index
                    %v_2463 = vector.maskedload %y[%v_2462, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2464 = memref.load %weights[%v_2461] : memref<?xf32>
                    %v_2465 = vector.broadcast %v_2464 : f32 to vector<16xf32>
                    %v_2466 = arith.mulf %v_2397, %v_2465 : vector<16xf32>
                    %v_2467 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2466) : (vector<16xf32>) -> vector<16xf32>
                    %v_2468 = arith.addf %v_2463, %v_2467 : vector<16xf32>
                    vector.maskedstore %y[%v_2462, %v_32], %is_2340, %v_2468 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2469 = arith.muli %v_2271, %c_6 : index
                  %v_2470 = arith.addi %v_18, %v_2469 : index
                  %v_2471 = arith.addi %v_2470, %c_17 : index
                  %v_2472 = memref.load %order[%v_2471] : memref<?xi32>
                  %is_2473 = arith.cmpi sge, %v_2472, %c_44 : i32
                  scf.if %is_2473 {
                    %v_2474 = arith.index_cast %v_2472 : i32 to index
                    %v_2475 = arith.divui %v_2474, %c_11 : index
                    %v_2476 = vector.maskedload %y[%v_2475, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2477 = memref.load %weights[%v_2474] : memref<?xf32>
                    %v_2478 = vector.broadcast %v_2477 : f32 to vector<16xf32>
                    %v_2479 = arith.mulf %v_2399, %v_2478 : vector<16xf32>
                    %v_2480 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2479) : (vector<16xf32>) -> vector<16xf32>
                    %v_2481 = arith.addf %v_2476, %v_2480 : vector<16xf32>
                    vector.maskedstore %y[%v_2475, %v_32], %is_2340, %v_2481 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2482 = arith.muli %v_2271, %c_6 : index
                  %v_2483 = arith.addi %v_18, %v_2482 : index
                  %v_2484 = arith.addi %v_2483, %c_18 : index
                  %v_2485 = memref.load %order[%v_2484] : memref<?xi32>
                  %is_2486 = arith.cmpi sge, %v_2485, %c_44 : i32
                  scf.if %is_2486 {
                    %v_2487 = arith.index_cast %v_2485 : i32 to index
                    %v_2488 = arith.divui %v_2487, %c_11 : index
                    %v_2489 = vector.maskedload %y[%v_2488, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2490 = memref.load %weights[%v_2487] : memref<?xf32>
                    %v_2491 = vector.broadcast %v_2490 : f32 to vector<16xf32>
                    %v_2492 = arith.mulf %v_2401, %v_2491 : vector<16xf32>
                    %v_2493 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2492) : (vector<16xf32>) -> vector<16xf32>
                    %v_2494 = arith.addf %v_2489, %v_2493 : vector<16xf32>
                    vector.maskedstore %y[%v_2488, %v_32], %is_2340, %v_2494 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2495 = arith.muli %v_2271, %c_6 : index
                  %v_2496 = arith.addi %v_18, %v_2495 : index
                  %v_2497 = arith.addi %v_2496, %c_19 : index
                  %v_2498 = memref.load %order[%v_2497] : memref<?xi32>
                  %is_2499 = arith.cmpi sge, %v_2498, %c_44 : i32
                  scf.if %is_2499 {
                    %v_2500 = arith.index_cast %v_2498 : i32 to index
                    %v_2501 = arith.divui %v_2500, %c_11 : index
                    %v_2502 = vector.maskedload %y[%v_2501, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2503 = memref.load %weights[%v_2500] : memref<?xf32>
                    %v_2504 = vector.broadcast %v_2503 : f32 to vector<16xf32>
                    %v_2505 = arith.mulf %v_2403, %v_2504 : vector<16xf32>
                    %v_2506 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2505) : (vector<16xf32>) -> vector<16xf32>
                    %v_2507 = arith.addf %v_2502, %v_2506 : vector<16xf32>
                    vector.maskedstore %y[%v_2501, %v_32], %is_2340, %v_2507 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2508 = arith.muli %v_2271, %c_6 : index
                  %v_2509 = arith.addi %v_18, %v_2508 : index
                  %v_2510 = arith.addi %v_2509, %c_15 : index
                  %v_2511 = memref.load %order[%v_2510] : memref<?xi32>
                  %is_2512 = arith.cmpi sge, %v_2511, %c_44 : i32
                  scf.if %is_2512 {
                    %v_2513 = arith.index_cast %v_2511 : i32 to index
                    %v_2514 = arith.divui %v_2513, %c_11 : index
                    %v_2515 = vector.maskedload %y[%v_2514, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2516 = memref.load %weights[%v_2513] : memref<?xf32>
                    %v_2517 = vector.broadcast %v_2516 : f32 to vector<16xf32>
                    %v_2518 = arith.mulf %v_2390, %v_2517 : vector<16xf32>
                    %v_2519 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2518) : (vector<16xf32>) -> vector<16xf32>
                    %v_2520 = arith.addf %v_2515, %v_2519 : vector<16xf32>
                    vector.maskedstore %y[%v_2514, %v_32], %is_2340, %v_2520 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2521 = arith.muli %v_2271, %c_6 : index
                  %v_2522 = arith.addi %v_18, %v_2521 : index
                  %v_2523 = arith.addi %v_2522, %c_45 : index
                  %v_2524 = memref.load %order[%v_2523] : memref<?xi32>
                  %is_2525 = arith.cmpi sge, %v_2524, %c_44 : i32
                  scf.if %is_2525 {
                    %v_2526 = arith.index_cast %v_2524 : i32 to index
                    %v_2527 = arith.divui %v_2526, %c_11 : index
                    %v_2528 = vector.maskedload %y[%v_2527, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2529 = memref.load %weights[%v_2526] : memref<?xf32>
                    %v_2530 = vector.broadcast %v_2529 : f32 to vector<16xf32>
                    %v_2531 = arith.mulf %v_2392, %v_2530 : vector<16xf32>
                    %v_2532 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2531) : (vector<16xf32>) -> vector<16xf32>
                    %v_2533 = arith.addf %v_2528, %v_2532 : vector<16xf32>
                    vector.maskedstore %y[%v_2527, %v_32], %is_2340, %v_2533 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2534 = arith.muli %v_2271, %c_6 : index
                  %v_2535 = arith.addi %v_18, %v_2534 : index
                  %v_2536 = arith.addi %v_2535, %c_46 : index
                  %v_2537 = memref.load %order[%v_2536] : memref<?xi32>
                  %is_2538 = arith.cmpi sge, %v_2537, %c_44 : i32
                  scf.if %is_2538 {
                    %v_2539 = arith.index_cast %v_2537 : i32 to index
                    %v_2540 = arith.divui %v_2539, %c_11 : index
                    %v_2541 = vector.maskedload %y[%v_2540, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2542 = memref.load %weights[%v_2539] : memref<?xf32>
                    %v_2543 = vector.broadcast %v_2542 : f32 to vector<16xf32>
                    %v_2544 = arith.mulf %v_2394, %v_2543 : vector<16xf32>
                    %v_2545 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2544) : (vector<16xf32>) -> vector<16xf32>
                    %v_2546 = arith.addf %v_2541, %v_2545 : vector<16xf32>
                    vector.maskedstore %y[%v_2540, %v_32], %is_2340, %v_2546 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2547 = arith.muli %v_2271, %c_6 : index
                  %v_2548 = arith.addi %v_18, %v_2547 : index
                  %v_2549 = arith.addi %v_2548, %c_47 : index
                  %v_2550 = memref.load %order[%v_2549] : memref<?xi32>
                  %is_2551 = arith.cmpi sge, %v_2550, %c_44 : i32
                  scf.if %is_2551 {
                    %v_2552 = arith.index_cast %v_2550 : i32 to index
                    %v_2553 = arith.divui %v_2552, %c_11 : index
                    %v_2554 = vector.maskedload %y[%v_2553, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2555 = memref.load %weights[%v_2552] : memref<?xf32>
                    %v_2556 = vector.broadcast %v_2555 : f32 to vector<16xf32>
                    %v_2557 = arith.mulf %v_2396, %v_2556 : vector<16xf32>
                    %v_2558 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2557) : (vector<16xf32>) -> vector<16xf32>
                    %v_2559 = arith.addf %v_2554, %v_2558 : vector<16xf32>
                    vector.maskedstore %y[%v_2553, %v_32], %is_2340, %v_2559 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2560 = arith.muli %v_2271, %c_6 : index
                  %v_2561 = arith.addi %v_18, %v_2560 : index
                  %v_2562 = arith.addi %v_2561, %c_48 : index
                  %v_2563 = memref.load %order[%v_2562] : memref<?xi32>
                  %is_2564 = arith.cmpi sge, %v_2563, %c_44 : i32
                  scf.if %is_2564 {
                    %v_2565 = arith.index_cast %v_2563 : i32 to index
                    %v_2566 = arith.divui %v_2565, %c_11 : index
                    %v_2567 = vector.maskedload %y[%v_2566, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2568 = memref.load %weights[%v_2565] : memref<?xf32>
                    %v_2569 = vector.broadcast %v_2568 : f32 to vector<16xf32>
                    %v_2570 = arith.mulf %v_2398, %v_2569 : vector<16xf32>
                    %v_2571 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2570) : (vector<16xf32>) -> vector<16xf32>
                    %v_2572 = arith.addf %v_2567, %v_2571 : vector<16xf32>
                    vector.maskedstore %y[%v_2566, %v_32], %is_2340, %v_2572 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2573 = arith.muli %v_2271, %c_6 : index
                  %v_2574 = arith.addi %v_18, %v_2573 : index
                  %v_2575 = arith.addi %v_2574, %c_49 : index
                  %v_2576 = memref.load %order[%v_2575] : memref<?xi32>
                  %is_2577 = arith.cmpi sge, %v_2576, %c_44 : i32
                  scf.if %is_2577 {
                    %v_2578 = arith.index_cast %v_2576 : i32 to index
                    %v_2579 = arith.divui %v_2578, %c_11 : index
                    %v_2580 = vector.maskedload %y[%v_2579, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2581 = memref.load %weights[%v_2578] : memref<?xf32>
                    %v_2582 = vector.broadcast %v_2581 : f32 to vector<16xf32>
                    %v_2583 = arith.mulf %v_2400, %v_2582 : vector<16xf32>
                    %v_2584 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2583) : (vector<16xf32>) -> vector<16xf32>
                    %v_2585 = arith.addf %v_2580, %v_2584 : vector<16xf32>
                    vector.maskedstore %y[%v_2579, %v_32], %is_2340, %v_2585 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2586 = arith.muli %v_2271, %c_6 : index
                  %v_2587 = arith.addi %v_18, %v_2586 : index
                  %v_2588 = arith.addi %v_2587, %c_50 : index
                  %v_2589 = memref.load %order[%v_2588] : memref<?xi32>
                  %is_2590 = arith.cmpi sge, %v_2589, %c_44 : i32
                  scf.if %is_2590 {
                    %v_2591 = arith.index_cast %v_2589 : i32 to index
                    %v_2592 = arith.divui %v_2591, %c_11 : index
                    %v_2593 = vector.maskedload %y[%v_2592, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2594 = memref.load %weights[%v_2591] : memref<?xf32>
                    %v_2595 = vector.broadcast %v_2594 : f32 to vector<16xf32>
                    %v_2596 = arith.mulf %v_2402, %v_2595 : vector<16xf32>
                    %v_2597 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2596) : (vector<16xf32>) -> vector<16xf32>
                    %v_2598 = arith.addf %v_2593, %v_2597 : vector<16xf32>
                    vector.maskedstore %y[%v_2592, %v_32], %is_2340, %v_2598 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2599 = arith.muli %v_2271, %c_6 : index
                  %v_2600 = arith.addi %v_18, %v_2599 : index
                  %v_2601 = arith.addi %v_2600, %c_9 : index
                  %v_2602 = memref.load %order[%v_2601] : memref<?xi32>
                  %is_2603 = arith.cmpi sge, %v_2602, %c_44 : i32
                  scf.if %is_2603 {
                    %v_2604 = arith.index_cast %v_2602 : i32 to index
                    %v_2605 = arith.divui %v_2604, %c_11 : index
                    %v_2606 = vector.maskedload %y[%v_2605, %v_32], %is_2340, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2607 = memref.load %weights[%v_2604] : memref<?xf32>
                    %v_2608 = vector.broadcast %v_2607 : f32 to vector<16xf32>
                    %v_2609 = arith.mulf %v_2404, %v_2608 : vector<16xf32>
                    %v_2610 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2609) : (vector<16xf32>) -> vector<16xf32>
                    %v_2611 = arith.addf %v_2606, %v_2610 : vector<16xf32>
                    vector.maskedstore %y[%v_2605, %v_32], %is_2340, %v_2611 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_2612 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_2612 {
                  %v_2613 = arith.addi %v_2272, %c_51 : index
                  %v_2614 = arith.index_cast %v_2613 : index to i64
                  %pointer_2615 = llvm.inttoptr %v_2614 : i64 to !llvm.ptr
                  %v_2616 = "llvm.load"(%pointer_2615) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2617 = arith.addi %v_2272, %c_52 : index
                  %v_2618 = arith.index_cast %v_2617 : index to i64
                  %pointer_2619 = llvm.inttoptr %v_2618 : i64 to !llvm.ptr
                  %v_2620 = "llvm.load"(%pointer_2619) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2621 = arith.addi %v_2272, %c_53 : index
                  %v_2622 = arith.index_cast %v_2621 : index to i64
                  %pointer_2623 = llvm.inttoptr %v_2622 : i64 to !llvm.ptr
                  %v_2624 = "llvm.load"(%pointer_2623) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2625 = arith.addi %v_2272, %c_54 : index
                  %v_2626 = arith.index_cast %v_2625 : index to i64
                  %pointer_2627 = llvm.inttoptr %v_2626 : i64 to !llvm.ptr
                  %v_2628 = "llvm.load"(%pointer_2627) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2629 = arith.addi %v_2272, %c_55 : index
                  %v_2630 = arith.index_cast %v_2629 : index to i64
                  %pointer_2631 = llvm.inttoptr %v_2630 : i64 to !llvm.ptr
                  %v_2632 = "llvm.load"(%pointer_2631) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2633 = arith.addi %v_2272, %c_56 : index
                  %v_2634 = arith.index_cast %v_2633 : index to i64
                  %pointer_2635 = llvm.inttoptr %v_2634 : i64 to !llvm.ptr
                  %v_2636 = "llvm.load"(%pointer_2635) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2637 = arith.addi %v_2272, %c_57 : index
                  %v_2638 = arith.index_cast %v_2637 : index to i64
                  %pointer_2639 = llvm.inttoptr %v_2638 : i64 to !llvm.ptr
                  %v_2640 = "llvm.load"(%pointer_2639) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2641 = arith.addi %v_2272, %c_58 : index
                  %v_2642 = arith.index_cast %v_2641 : index to i64
                  %pointer_2643 = llvm.inttoptr %v_2642 : i64 to !llvm.ptr
                  %v_2644 = "llvm.load"(%pointer_2643) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2645 = arith.addi %v_2272, %c_14 : index
                  %v_2646 = arith.index_cast %v_2645 : index to i64
                  %pointer_2647 = llvm.inttoptr %v_2646 : i64 to !llvm.ptr
                  %v_2648 = "llvm.load"(%pointer_2647) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2649 = arith.addi %v_2272, %c_59 : index
                  %v_2650 = arith.index_cast %v_2649 : index to i64
                  %pointer_2651 = llvm.inttoptr %v_2650 : i64 to !llvm.ptr
                  %v_2652 = "llvm.load"(%pointer_2651) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2653 = arith.addi %v_2272, %c_60 : index
                  %v_2654 = arith.index_cast %v_2653 : index to i64
                  %pointer_2655 = llvm.inttoptr %v_2654 : i64 to !llvm.ptr
                  %v_2656 = "llvm.load"(%pointer_2655) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2657 = arith.addi %v_2272, %c_61 : index
                  %v_2658 = arith.index_cast %v_2657 : index to i64
                  %pointer_2659 = llvm.inttoptr %v_2658 : i64 to !llvm.ptr
                  %v_2660 = "llvm.load"(%pointer_2659) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2661 = arith.addi %v_2272, %c_62 : index
                  %v_2662 = arith.index_cast %v_2661 : index to i64
                  %pointer_2663 = llvm.inttoptr %v_2662 : i64 to !llvm.ptr
                  %v_2664 = "llvm.load"(%pointer_2663) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2665 = arith.addi %v_2272, %c_63 : index
                  %v_2666 = arith.index_cast %v_2665 : index to i64
                  %pointer_2667 = llvm.inttoptr %v_2666 : i64 to !llvm.ptr
                  %v_2668 = "llvm.load"(%pointer_2667) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2669 = arith.addi %v_2272, %c_64 : index
                  %v_2670 = arith.index_cast %v_2669 : index to i64
                  %pointer_2671 = llvm.inttoptr %v_2670 : i64 to !llvm.ptr
                  %v_2672 = "llvm.load"(%pointer_2671) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2673 = arith.addi %v_2272, %c_65 : index
                  %v_2674 = arith.index_cast %v_2673 : index to i64
                  %pointer_2675 = llvm.inttoptr %v_2674 : i64 to !llvm.ptr
                  %v_2676 = "llvm.load"(%pointer_2675) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2677 = arith.subi %v_31, %v_33 : index
                  %v_2678 = arith.index_cast %v_2677 : index to i32
                  %v_2679 = vector.broadcast %v_2678 : i32 to vector<16xi32>
                  %is_2680 = arith.cmpi sge, %c_43, %v_2679 : vector<16xi32>
                  %v_2681 = vector.shuffle %v_2616, %v_2620 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2682 = vector.shuffle %v_2616, %v_2620 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2683 = vector.shuffle %v_2624, %v_2628 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2684 = vector.shuffle %v_2624, %v_2628 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2685 = vector.shuffle %v_2632, %v_2636 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2686 = vector.shuffle %v_2632, %v_2636 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2687 = vector.shuffle %v_2640, %v_2644 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2688 = vector.shuffle %v_2640, %v_2644 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2689 = vector.shuffle %v_2648, %v_2652 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2690 = vector.shuffle %v_2648, %v_2652 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2691 = vector.shuffle %v_2656, %v_2660 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2692 = vector.shuffle %v_2656, %v_2660 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2693 = vector.shuffle %v_2664, %v_2668 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2694 = vector.shuffle %v_2664, %v_2668 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2695 = vector.shuffle %v_2672, %v_2676 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2696 = vector.shuffle %v_2672, %v_2676 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2697 = vector.shuffle %v_2681, %v_2683 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2698 = vector.shuffle %v_2681, %v_2683 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2699 = vector.shuffle %v_2682, %v_2684 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2700 = vector.shuffle %v_2682, %v_2684 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2701 = vector.shuffle %v_2685, %v_2687 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2702 = vector.shuffle %v_2685, %v_2687 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2703 = vector.shuffle %v_2686, %v_2688 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2704 = vector.shuffle %v_2686, %v_2688 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2705 = vector.shuffle %v_2689, %v_2691 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2706 = vector.shuffle %v_2689, %v_2691 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2707 = vector.shuffle %v_2690, %v_2692 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2708 = vector.shuffle %v_2690, %v_2692 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2709 = vector.shuffle %v_2693, %v_2695 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2710 = vector.shuffle %v_2693, %v_2695 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2711 = vector.shuffle %v_2694, %v_2696 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2712 = vector.shuffle %v_2694, %v_2696 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2713 = vector.shuffle %v_2697, %v_2701 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2714 = vector.shuffle %v_2697, %v_2701 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2715 = vector.shuffle %v_2699, %v_2703 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2716 = vector.shuffle %v_2699, %v_2703 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2717 = vector.shuffle %v_2698, %v_2702 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2718 = vector.shuffle %v_2698, %v_2702 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2719 = vector.shuffle %v_2700, %v_2704 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2720 = vector.shuffle %v_2700, %v_2704 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2721 = vector.shuffle %v_2705, %v_2709 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2722 = vector.shuffle %v_2705, %v_2709 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2723 = vector.shuffle %v_2707, %v_2711 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2724 = vector.shuffle %v_2707, %v_2711 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2725 = vector.shuffle %v_2706, %v_2710 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2726 = vector.shuffle %v_2706, %v_2710 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2727 = vector.shuffle %v_2708, %v_2712 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2728 = vector.shuffle %v_2708, %v_2712 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2729 = vector.shuffle %v_2713, %v_2721 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2730 = vector.shuffle %v_2713, %v_2721 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2731 = vector.shuffle %v_2715, %v_2723 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2732 = vector.shuffle %v_2715, %v_2723 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2733 = vector.shuffle %v_2717, %v_2725 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2734 = vector.shuffle %v_2717, %v_2725 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2735 = vector.shuffle %v_2719, %v_2727 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2736 = vector.shuffle %v_2719, %v_2727 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2737 = vector.shuffle %v_2714, %v_2722 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2738 = vector.shuffle %v_2714, %v_2722 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2739 = vector.shuffle %v_2716, %v_2724 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2740 = vector.shuffle %v_2716, %v_2724 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2741 = vector.shuffle %v_2718, %v_2726 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2742 = vector.shuffle %v_2718, %v_2726 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2743 = vector.shuffle %v_2720, %v_2728 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2744 = vector.shuffle %v_2720, %v_2728 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2745 = arith.muli %v_2271, %c_6 : index
                  %v_2746 = arith.addi %v_18, %v_2745 : index
                  %v_2747 = memref.load %order[%v_2746] : memref<?xi32>
                  %is_2748 = arith.cmpi sge, %v_2747, %c_44 : i32
                  scf.if %is_2748 {
                    %v_2749 = arith.index_cast %v_2747 : i32 to index
                    %v_2750 = arith.divui %v_2749, %c_11 : index
                    %v_2751 = vector.maskedload %y[%v_2750, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2752 = memref.load %weights[%v_2749] : memref<?xf32>
                    %v_2753 = vector.broadcast %v_2752 : f32 to vector<16xf32>
                    %v_2754 = arith.mulf %v_2729, %v_2753 : vector<16xf32>
                    %v_2755 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2754) : (vector<16xf32>) -> vector<16xf32>
                    %v_2756 = arith.addf %v_2751, %v_2755 : vector<16xf32>
                    vector.maskedstore %y[%v_2750, %v_33], %is_2680, %v_2756 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2757 = arith.muli %v_2271, %c_6 : index
                  %v_2758 = arith.addi %v_18, %v_2757 : index
                  %v_2759 = arith.addi %v_2758, %c_5 : index
                  %v_2760 = memref.load %order[%v_2759] : memref<?xi32>
                  %is_2761 = arith.cmpi sge, %v_2760, %c_44 : i32
                  scf.if %is_2761 {
                    %v_2762 = arith.index_cast %v_2760 : i32 to index
                    %v_2763 = arith.divui %v_2762, %c_11 : index
                    %v_2764 = vector.maskedload %y[%v_2763, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2765 = memref.load %weights[%v_2762] : memref<?xf32>
                    %v_2766 = vector.broadcast %v_2765 : f32 to vector<16xf32>
                    %v_2767 = arith.mulf %v_2731, %v_2766 : vector<16xf32>
                    %v_2768 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2767) : (vector<16xf32>) -> vector<16xf32>
                    %v_2769 = arith.addf %v_2764, %v_2768 : vector<16xf32>
                    vector.maskedstore %y[%v_2763, %v_33], %is_2680, %v_2769 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2770 = arith.muli %v_2271, %c_6 : index
                  %v_2771 = arith.addi %v_18, %v_2770 : index
                  %v_2772 = arith.addi %v_2771, %c_8 : index
                  %v_2773 = memref.load %order[%v_2772] : memref<?xi32>
                  %is_2774 = arith.cmpi sge, %v_2773, %c_44 : i32
                  scf.if %is_2774 {
                    %v_2775 = arith.index_cast %v_2773 : i32 to index
                    %v_2776 = arith.divui %v_2775, %c_11 : index
                    %v_2777 = vector.maskedload %y[%v_2776, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2778 = memref.load %weights[%v_2775] : memref<?xf32>
                    %v_2779 = vector.broadcast %v_2778 : f32 to vector<16xf32>
                    %v_2780 = arith.mulf %v_2733, %v_2779 : vector<16xf32>
                    %v_2781 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2780) : (vector<16xf32>) -> vector<16xf32>
                    %v_2782 = arith.addf %v_2777, %v_2781 : vector<16xf32>
                    vector.maskedstore %y[%v_2776, %v_33], %is_2680, %v_2782 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2783 = arith.muli %v_2271, %c_6 : index
                  %v_2784 = arith.addi %v_18, %v_2783 : index
                  %v_2785 = arith.addi %v_2784, %c_11 : index
                  %v_2786 = memref.load %order[%v_2785] : memref<?xi32>
                  %is_2787 = arith.cmpi sge, %v_2786, %c_44 : i32
                  scf.if %is_2787 {
                    %v_2788 = arith.index_cast %v_2786 : i32 to index
                    %v_2789 = arith.divui %v_2788, %c_11 : index
                    %v_2790 = vector.maskedload %y[%v_2789, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2791 = memref.load %weights[%v_2788] : memref<?xf32>
                    %v_2792 = vector.broadcast %v_2791 : f32 to vector<16xf32>
                    %v_2793 = arith.mulf %v_2735, %v_2792 : vector<16xf32>
                    %v_2794 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2793) : (vector<16xf32>) -> vector<16xf32>
                    %v_2795 = arith.addf %v_2790, %v_2794 : vector<16xf32>
                    vector.maskedstore %y[%v_2789, %v_33], %is_2680, %v_2795 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2796 = arith.muli %v_2271, %c_6 : index
                  %v_2797 = arith.addi %v_18, %v_2796 : index
                  %v_2798 = arith.addi %v_2797, %c_16 : index
                  %v_2799 = memref.load %order[%v_2798] : memref<?xi32>
                  %is_2800 = arith.cmpi sge, %v_2799, %c_44 : i32
                  scf.if %is_2800 {
                    %v_2801 = arith.index_cast %v_2799 : i32 to index
                    %v_2802 = arith.divui %v_2801, %c_11 : index
                    %v_2803 = vector.maskedload %y[%v_2802, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2804 = memref.load %weights[%v_2801] : memref<?xf32>
                    %v_2805 = vector.broadcast %v_2804 : f32 to vector<16xf32>
                    %v_2806 = arith.mulf %v_2737, %v_2805 : vector<16xf32>
                    %v_2807 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2806) : (vector<16xf32>) -> vector<16xf32>
                    %v_2808 = arith.addf %v_2803, %v_2807 : vector<16xf32>
                    vector.maskedstore %y[%v_2802, %v_33], %is_2680, %v_2808 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2809 = arith.muli %v_2271, %c_6 : index
                  %v_2810 = arith.addi %v_18, %v_2809 : index
                  %v_2811 = arith.addi %v_2810, %c_17 : index
                  %v_2812 = memref.load %order[%v_2811] : memref<?xi32>
                  %is_2813 = arith.cmpi sge, %v_2812, %c_44 : i32
                  scf.if %is_2813 {
                    %v_2814 = arith.index_cast %v_2812 : i32 to index
                    %v_2815 = arith.divui %v_2814, %c_11 : index
                    %v_2816 = vector.maskedload %y[%v_2815, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2817 = memref.load %weights[%v_2814] : memref<?xf32>
                    %v_2818 = vector.broadcast %v_2817 : f32 to vector<16xf32>
                    %v_2819 = arith.mulf %v_2739, %v_2818 : vector<16xf32>
                    %v_2820 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2819) : (vector<16xf32>) -> vector<16xf32>
                    %v_2821 = arith.addf %v_2816, %v_2820 : vector<16xf32>
                    vector.maskedstore %y[%v_2815, %v_33], %is_2680, %v_2821 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2822 = arith.muli %v_2271, %c_6 : index
                  %v_2823 = arith.addi %v_18, %v_2822 : index
                  %v_2824 = arith.addi %v_2823, %c_18 : index
                  %v_2825 = memref.load %order[%v_2824] : memref<?xi32>
                  %is_2826 = arith.cmpi sge, %v_2825, %c_44 : i32
                  scf.if %is_2826 {
                    %v_2827 = arith.index_cast %v_2825 : i32 to index
                    %v_2828 = arith.divui %v_2827, %c_11 : index
                    %v_2829 = vector.maskedload %y[%v_2828, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2830 = memref.load %weights[%v_2827] : memref<?xf32>
                    %v_2831 = vector.broadcast %v_2830 : f32 to vector<16xf32>
                    %v_2832 = arith.mulf %v_2741, %v_2831 : vector<16xf32>
                    %v_2833 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2832) : (vector<16xf32>) -> vector<16xf32>
                    %v_2834 = arith.addf %v_2829, %v_2833 : vector<16xf32>
                    vector.maskedstore %y[%v_2828, %v_33], %is_2680, %v_2834 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2835 = arith.muli %v_2271, %c_6 : index
                  %v_2836 = arith.addi %v_18, %v_2835 : index
                  %v_2837 = arith.addi %v_2836, %c_19 : index
                  %v_2838 = memref.load %order[%v_2837] : memref<?xi32>
                  %is_2839 = arith.cmpi sge, %v_2838, %c_44 : i32
                  scf.if %is_2839 {
                    %v_2840 = arith.index_cast %v_2838 : i32 to index
                    %v_2841 = arith.divui %v_2840, %c_11 : index
                    %v_2842 = vector.maskedload %y[%v_2841, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2843 = memref.load %weights[%v_2840] : memref<?xf32>
                    %v_2844 = vector.broadcast %v_2843 : f32 to vector<16xf32>
                    %v_2845 = arith.mulf %v_2743, %v_2844 : vector<16xf32>
                    %v_2846 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2845) : (vector<16xf32>) -> vector<16xf32>
                    %v_2847 = arith.addf %v_2842, %v_2846 : vector<16xf32>
                    vector.maskedstore %y[%v_2841, %v_33], %is_2680, %v_2847 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2848 = arith.muli %v_2271, %c_6 : index
                  %v_2849 = arith.addi %v_18, %v_2848 : index
                  %v_2850 = arith.addi %v_2849, %c_15 : index
                  %v_2851 = memref.load %order[%v_2850] : memref<?xi32>
                  %is_2852 = arith.cmpi sge, %v_2851, %c_44 : i32
                  scf.if %is_2852 {
                    %v_2853 = arith.index_cast %v_2851 : i32 to index
                    %v_2854 = arith.divui %v_2853, %c_11 : index
                    %v_2855 = vector.maskedload %y[%v_2854, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2856 = memref.load %weights[%v_2853] : memref<?xf32>
                    %v_2857 = vector.broadcast %v_2856 : f32 to vector<16xf32>
                    %v_2858 = arith.mulf %v_2730, %v_2857 : vector<16xf32>
                    %v_2859 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2858) : (vector<16xf32>) -> vector<16xf32>
                    %v_2860 = arith.addf %v_2855, %v_2859 : vector<16xf32>
                    vector.maskedstore %y[%v_2854, %v_33], %is_2680, %v_2860 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2861 = arith.muli %v_2271, %c_6 : index
                  %v_2862 = arith.addi %v_18, %v_2861 : index
                  %v_2863 = arith.addi %v_2862, %c_45 : index
                  %v_2864 = memref.load %order[%v_2863] : memref<?xi32>
                  %is_2865 = arith.cmpi sge, %v_2864, %c_44 : i32
                  scf.if %is_2865 {
                    %v_2866 = arith.index_cast %v_2864 : i32 to index
                    %v_2867 = arith.divui %v_2866, %c_11 : index
                    %v_2868 = vector.maskedload %y[%v_2867, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2869 = memref.load %weights[%v_2866] : memref<?xf32>
                    %v_2870 = vector.broadcast %v_2869 : f32 to vector<16xf32>
                    %v_2871 = arith.mulf %v_2732, %v_2870 : vector<16xf32>
                    %v_2872 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2871) : (vector<16xf32>) -> vector<16xf32>
                    %v_2873 = arith.addf %v_2868, %v_2872 : vector<16xf32>
                    vector.maskedstore %y[%v_2867, %v_33], %is_2680, %v_2873 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2874 = arith.muli %v_2271, %c_6 : index
                  %v_2875 = arith.addi %v_18, %v_2874 : index
                  %v_2876 = arith.addi %v_2875, %c_46 : index
                  %v_2877 = memref.load %order[%v_2876] : memref<?xi32>
                  %is_2878 = arith.cmpi sge, %v_2877, %c_44 : i32
                  scf.if %is_2878 {
                    %v_2879 = arith.index_cast %v_2877 : i32 to index
                    %v_2880 = arith.divui %v_2879, %c_11 : index
                    %v_2881 = vector.maskedload %y[%v_2880, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2882 = memref.load %weights[%v_2879] : memref<?xf32>
                    %v_2883 = vector.broadcast %v_2882 : f32 to vector<16xf32>
                    %v_2884 = arith.mulf %v_2734, %v_2883 : vector<16xf32>
                    %v_2885 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2884) : (vector<16xf32>) -> vector<16xf32>
                    %v_2886 = arith.addf %v_2881, %v_2885 : vector<16xf32>
                    vector.maskedstore %y[%v_2880, %v_33], %is_2680, %v_2886 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2887 = arith.muli %v_2271, %c_6 : index
                  %v_2888 = arith.addi %v_18, %v_2887 : index
                  %v_2889 = arith.addi %v_2888, %c_47 : index
                  %v_2890 = memref.load %order[%v_2889] : memref<?xi32>
                  %is_2891 = arith.cmpi sge, %v_2890, %c_44 : i32
                  scf.if %is_2891 {
                    %v_2892 = arith.index_cast %v_2890 : i32 to index
                    %v_2893 = arith.divui %v_2892, %c_11 : index
                    %v_2894 = vector.maskedload %y[%v_2893, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2895 = memref.load %weights[%v_2892] : memref<?xf32>
                    %v_2896 = vector.broadcast %v_2895 : f32 to vector<16xf32>
                    %v_2897 = arith.mulf %v_2736, %v_2896 : vector<16xf32>
                    %v_2898 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2897) : (vector<16xf32>) -> vector<16xf32>
                    %v_2899 = arith.addf %v_2894, %v_2898 : vector<16xf32>
                    vector.maskedstore %y[%v_2893, %v_33], %is_2680, %v_2899 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2900 = arith.muli %v_2271, %c_6 : index
                  %v_2901 = arith.addi %v_18, %v_2900 : index
                  %v_2902 = arith.addi %v_2901, %c_48 : index
                  %v_2903 = memref.load %order[%v_2902] : memref<?xi32>
                  %is_2904 = arith.cmpi sge, %v_2903, %c_44 : i32
                  scf.if %is_2904 {
                    %v_2905 = arith.index_cast %v_2903 : i32 to index
                    %v_2906 = arith.divui %v_2905, %c_11 : index
                    %v_2907 = vector.maskedload %y[%v_2906, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2908 = memref.load %weights[%v_2905] : memref<?xf32>
                    %v_2909 = vector.broadcast %v_2908 : f32 to vector<16xf32>
                    %v_2910 = arith.mulf %v_2738, %v_2909 : vector<16xf32>
                    %v_2911 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2910) : (vector<16xf32>) -> vector<16xf32>
                    %v_2912 = arith.addf %v_2907, %v_2911 : vector<16xf32>
                    vector.maskedstore %y[%v_2906, %v_33], %is_2680, %v_2912 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2913 = arith.muli %v_2271, %c_6 : index
                  %v_2914 = arith.addi %v_18, %v_2913 : index
                  %v_2915 = arith.addi %v_2914, %c_49 : index
                  %v_2916 = memref.load %order[%v_2915] : memref<?xi32>
                  %is_2917 = arith.cmpi sge, %v_2916, %c_44 : i32
                  scf.if %is_2917 {
                    %v_2918 = arith.index_cast %v_2916 : i32 to index
                    %v_2919 = arith.divui %v_2918, %c_11 : index
                    %v_2920 = vector.maskedload %y[%v_2919, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2921 = memref.load %weights[%v_2918] : memref<?xf32>
                    %v_2922 = vector.broadcast %v_2921 : f32 to vector<16xf32>
                    %v_2923 = arith.mulf %v_2740, %v_2922 : vector<16xf32>
                    %v_2924 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2923) : (vector<16xf32>) -> vector<16xf32>
                    %v_2925 = arith.addf %v_2920, %v_2924 : vector<16xf32>
                    vector.maskedstore %y[%v_2919, %v_33], %is_2680, %v_2925 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2926 = arith.muli %v_2271, %c_6 : index
                  %v_2927 = arith.addi %v_18, %v_2926 : index
                  %v_2928 = arith.addi %v_2927, %c_50 : index
                  %v_2929 = memref.load %order[%v_2928] : memref<?xi32>
                  %is_2930 = arith.cmpi sge, %v_2929, %c_44 : i32
                  scf.if %is_2930 {
                    %v_2931 = arith.index_cast %v_2929 : i32 to index
                    %v_2932 = arith.divui %v_2931, %c_11 : index
                    %v_2933 = vector.maskedload %y[%v_2932, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2934 = memref.load %weights[%v_2931] : memref<?xf32>
                    %v_2935 = vector.broadcast %v_2934 : f32 to vector<16xf32>
                    %v_2936 = arith.mulf %v_2742, %v_2935 : vector<16xf32>
                    %v_2937 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2936) : (vector<16xf32>) -> vector<16xf32>
                    %v_2938 = arith.addf %v_2933, %v_2937 : vector<16xf32>
                    vector.maskedstore %y[%v_2932, %v_33], %is_2680, %v_2938 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2939 = arith.muli %v_2271, %c_6 : index
                  %v_2940 = arith.addi %v_18, %v_2939 : index
                  %v_2941 = arith.addi %v_2940, %c_9 : index
                  %v_2942 = memref.load %order[%v_2941] : memref<?xi32>
                  %is_2943 = arith.cmpi sge, %v_2942, %c_44 : i32
                  scf.if %is_2943 {
                    %v_2944 = arith.index_cast %v_2942 : i32 to index
                    %v_2945 = arith.divui %v_2944, %c_11 : index
                    %v_2946 = vector.maskedload %y[%v_2945, %v_33], %is_2680, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2947 = memref.load %weights[%v_2944] : memref<?xf32>
                    %v_2948 = vector.broadcast %v_2947 : f32 to vector<16xf32>
                    %v_2949 = arith.mulf %v_2744, %v_2948 : vector<16xf32>
                    %v_2950 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2949) : (vector<16xf32>) -> vector<16xf32>
                    %v_2951 = arith.addf %v_2946, %v_2950 : vector<16xf32>
                    vector.maskedstore %y[%v_2945, %v_33], %is_2680, %v_2951 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_2952 = arith.muli %v_50, %c_11 : index
              %v_2953 = arith.muli %v_50, %c_11 : index
              %v_2954 = arith.subi %v_22, %v_2953 : index
              %v_2955 = arith.divui %v_2954, %c_8 : index
              scf.for %i_2956 = %c_4 to %v_2955 step %c_5 {
                %v_2957 = arith.muli %i_2956, %c_8 : index
                %v_2958 = arith.addi %v_2952, %v_2957 : index
                %v_2959 = arith.addi %v_50, %i_2956 : index
                %v_2960 = arith.muli %v_2958, %c_14 : index
                %v_2961 = arith.addi %v_26, %v_2960 : index
                %v_2962 = arith.addi %v_2958, %c_5 : index
                %v_2963 = arith.muli %v_2962, %c_14 : index
                %v_2964 = arith.addi %v_26, %v_2963 : index
                scf.for %i_2965 = %c_4 to %c_8 step %c_5 {
                  %v_2966 = arith.muli %i_2965, %c_15 : index
                  %v_2967 = arith.minsi %v_2966, %c_15 : index
                  %v_2968 = arith.addi %v_32, %v_2967 : index
                  %v_2969 = arith.addi %v_32, %v_2967 : index
                  %v_2970 = arith.addi %v_2969, %c_5 : index
                  %v_2971 = arith.addi %v_32, %v_2967 : index
                  %v_2972 = arith.addi %v_2971, %c_8 : index
                  %v_2973 = arith.addi %v_32, %v_2967 : index
                  %v_2974 = arith.addi %v_2973, %c_11 : index
                  %v_2975 = arith.addi %v_32, %v_2967 : index
                  %v_2976 = arith.addi %v_2975, %c_16 : index
                  %v_2977 = arith.addi %v_32, %v_2967 : index
                  %v_2978 = arith.addi %v_2977, %c_17 : index
                  %v_2979 = arith.addi %v_32, %v_2967 : index
                  %v_2980 = arith.addi %v_2979, %c_18 : index
                  %v_2981 = arith.addi %v_32, %v_2967 : index
                  %v_2982 = arith.addi %v_2981, %c_19 : index
                  %v_2983 = arith.muli %v_28, %c_16 : index
                  %v_2984 = arith.muli %v_2959, %c_8 : index
                  %v_2985 = arith.muli %v_2984, %c_8 : index
                  %v_2986 = arith.addi %v_2985, %i_2965 : index
                  %loop_2988:16 = scf.for %i_2987 = %c_4 to %c_13 step %c_16 iter_args(%carry_2989 = %c_7, %carry_2990 = %c_7, %carry_2991 = %c_7, %carry_2992 = %c_7, %carry_2993 = %c_7, %carry_2994 = %c_7, %carry_2995 = %c_7, %carry_2996 = %c_7, %carry_2997 = %c_7, %carry_2998 = %c_7, %carry_2999 = %c_7, %carry_3000 = %c_7, %carry_3001 = %c_7, %carry_3002 = %c_7, %carry_3003 = %c_7, %carry_3004 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_3005 = arith.divui %i_2987, %c_16 : index
                    %v_3006 = arith.muli %v_2983, %c_18 : index
                    %v_3007 = arith.addi %v_3006, %c_20 : index
                    %v_3008 = arith.muli %v_2983, %c_18 : index
                    %v_3009 = arith.divui %v_3007, %v_3008 : index
                    %v_3010 = arith.muli %v_2986, %c_18 : index
                    %v_3011 = arith.addi %v_3010, %v_3005 : index
                    %v_3012 = arith.muli %v_3011, %v_3009 : index
                    scf.for %i_3013 = %c_4 to %v_3009 step %c_5 {
                      %v_3014 = arith.addi %v_3012, %i_3013 : index
                      %v_3015 = arith.minsi %v_3014, %c_20 : index
                      %v_3016 = arith.muli %v_3015, %c_0 : index
                      %v_3017 = arith.addi %v_38, %v_3016 : index
                      %v_3018 = arith.index_cast %v_3017 : index to i64
                      %pointer_3019 = llvm.inttoptr %v_3018 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3019) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_3020 = arith.muli %v_3015, %c_0 : index
                      %v_3021 = arith.addi %v_43, %v_3020 : index
                      %v_3022 = arith.index_cast %v_3021 : index to i64
                      %pointer_3023 = llvm.inttoptr %v_3022 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3023) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_3024 = arith.muli %i_2987, %c_0 : index
                    %v_3025 = arith.addi %v_2961, %v_3024 : index
                    %v_3026 = arith.index_cast %v_3025 : index to i64
                    %pointer_3027 = llvm.inttoptr %v_3026 : i64 to !llvm.ptr
                    %v_3028 = "llvm.load"(%pointer_3027) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3029 = arith.muli %i_2987, %c_0 : index
                    %v_3030 = arith.addi %v_2964, %v_3029 : index
                    %v_3031 = arith.index_cast %v_3030 : index to i64
                    %pointer_3032 = llvm.inttoptr %v_3031 : i64 to !llvm.ptr
                    %v_3033 = "llvm.load"(%pointer_3032) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3034 = memref.load %expert_down[%v_16, %v_2968, %i_2987] : memref<8x40x24xf32>
                    %v_3035 = vector.broadcast %v_3034 : f32 to vector<16xf32>
                    %acc_3036 = math.fma %v_3035, %v_3028, %carry_2989 : vector<16xf32>
                    %acc_3037 = math.fma %v_3035, %v_3033, %carry_2990 : vector<16xf32>
                    %v_3038 = memref.load %expert_down[%v_16, %v_2970, %i_2987] : memref<8x40x24xf32>
                    %v_3039 = vector.broadcast %v_3038 : f32 to vector<16xf32>
                    %acc_3040 = math.fma %v_3039, %v_3028, %carry_2991 : vector<16xf32>
                    %acc_3041 = math.fma %v_3039, %v_3033, %carry_2992 : vector<16xf32>
                    %v_3042 = memref.load %expert_down[%v_16, %v_2972, %i_2987] : memref<8x40x24xf32>
                    %v_3043 = vector.broadcast %v_3042 : f32 to vector<16xf32>
                    %acc_3044 = math.fma %v_3043, %v_3028, %carry_2993 : vector<16xf32>
                    %acc_3045 = math.fma %v_3043, %v_3033, %carry_2994 : vector<16xf32>
                    %v_3046 = memref.load %expert_down[%v_16, %v_2974, %i_2987] : memref<8x40x24xf32>
                    %v_3047 = vector.broadcast %v_3046 : f32 to vector<16xf32>
                    %acc_3048 = math.fma %v_3047, %v_3028, %carry_2995 : vector<16xf32>
                    %acc_3049 = math.fma %v_3047, %v_3033, %carry_2996 : vector<16xf32>
                    %v_3050 = memref.load %expert_down[%v_16, %v_2976, %i_2987] : memref<8x40x24xf32>
                    %v_3051 = vector.broadcast %v_3050 : f32 to vector<16xf32>
                    %acc_3052 = math.fma %v_3051, %v_3028, %carry_2997 : vector<16xf32>
                    %acc_3053 = math.fma %v_3051, %v_3033, %carry_2998 : vector<16xf32>
                    %v_3054 = memref.load %expert_down[%v_16, %v_2978, %i_2987] : memref<8x40x24xf32>
                    %v_3055 = vector.broadcast %v_3054 : f32 to vector<16xf32>
                    %acc_3056 = math.fma %v_3055, %v_3028, %carry_2999 : vector<16xf32>
                    %acc_3057 = math.fma %v_3055, %v_3033, %carry_3000 : vector<16xf32>
                    %v_3058 = memref.load %expert_down[%v_16, %v_2980, %i_2987] : memref<8x40x24xf32>
                    %v_3059 = vector.broadcast %v_3058 : f32 to vector<16xf32>
                    %acc_3060 = math.fma %v_3059, %v_3028, %carry_3001 : vector<16xf32>
                    %acc_3061 = math.fma %v_3059, %v_3033, %carry_3002 : vector<16xf32>
                    %v_3062 = memref.load %expert_down[%v_16, %v_2982, %i_2987] : memref<8x40x24xf32>
                    %v_3063 = vector.broadcast %v_3062 : f32 to vector<16xf32>
                    %acc_3064 = math.fma %v_3063, %v_3028, %carry_3003 : vector<16xf32>
                    %acc_3065 = math.fma %v_3063, %v_3033, %carry_3004 : vector<16xf32>
                    %v_3066 = arith.addi %i_2987, %c_5 : index
                    %v_3067 = arith.muli %v_3066, %c_0 : index
                    %v_3068 = arith.addi %v_2961, %v_3067 : index
                    %v_3069 = arith.index_cast %v_3068 : index to i64
                    %pointer_3070 = llvm.inttoptr %v_3069 : i64 to !llvm.ptr
                    %v_3071 = "llvm.load"(%pointer_3070) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3072 = arith.muli %v_3066, %c_0 : index
                    %v_3073 = arith.addi %v_2964, %v_3072 : index
                    %v_3074 = arith.index_cast %v_3073 : index to i64
                    %pointer_3075 = llvm.inttoptr %v_3074 : i64 to !llvm.ptr
                    %v_3076 = "llvm.load"(%pointer_3075) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3077 = memref.load %expert_down[%v_16, %v_2968, %v_3066] : memref<8x40x24xf32>
                    %v_3078 = vector.broadcast %v_3077 : f32 to vector<16xf32>
                    %acc_3079 = math.fma %v_3078, %v_3071, %acc_3036 : vector<16xf32>
                    %acc_3080 = math.fma %v_3078, %v_3076, %acc_3037 : vector<16xf32>
                    %v_3081 = memref.load %expert_down[%v_16, %v_2970, %v_3066] : memref<8x40x24xf32>
                    %v_3082 = vector.broadcast %v_3081 : f32 to vector<16xf32>
                    %acc_3083 = math.fma %v_3082, %v_3071, %acc_3040 : vector<16xf32>
                    %acc_3084 = math.fma %v_3082, %v_3076, %acc_3041 : vector<16xf32>
                    %v_3085 = memref.load %expert_down[%v_16, %v_2972, %v_3066] : memref<8x40x24xf32>
                    %v_3086 = vector.broadcast %v_3085 : f32 to vector<16xf32>
                    %acc_3087 = math.fma %v_3086, %v_3071, %acc_3044 : vector<16xf32>
                    %acc_3088 = math.fma %v_3086, %v_3076, %acc_3045 : vector<16xf32>
                    %v_3089 = memref.load %expert_down[%v_16, %v_2974, %v_3066] : memref<8x40x24xf32>
                    %v_3090 = vector.broadcast %v_3089 : f32 to vector<16xf32>
                    %acc_3091 = math.fma %v_3090, %v_3071, %acc_3048 : vector<16xf32>
                    %acc_3092 = math.fma %v_3090, %v_3076, %acc_3049 : vector<16xf32>
                    %v_3093 = memref.load %expert_down[%v_16, %v_2976, %v_3066] : memref<8x40x24xf32>
                    %v_3094 = vector.broadcast %v_3093 : f32 to vector<16xf32>
                    %acc_3095 = math.fma %v_3094, %v_3071, %acc_3052 : vector<16xf32>
                    %acc_3096 = math.fma %v_3094, %v_3076, %acc_3053 : vector<16xf32>
                    %v_3097 = memref.load %expert_down[%v_16, %v_2978, %v_3066] : memref<8x40x24xf32>
                    %v_3098 = vector.broadcast %v_3097 : f32 to vector<16xf32>
                    %acc_3099 = math.fma %v_3098, %v_3071, %acc_3056 : vector<16xf32>
                    %acc_3100 = math.fma %v_3098, %v_3076, %acc_3057 : vector<16xf32>
                    %v_3101 = memref.load %expert_down[%v_16, %v_2980, %v_3066] : memref<8x40x24xf32>
                    %v_3102 = vector.broadcast %v_3101 : f32 to vector<16xf32>
                    %acc_3103 = math.fma %v_3102, %v_3071, %acc_3060 : vector<16xf32>
                    %acc_3104 = math.fma %v_3102, %v_3076, %acc_3061 : vector<16xf32>
                    %v_3105 = memref.load %expert_down[%v_16, %v_2982, %v_3066] : memref<8x40x24xf32>
                    %v_3106 = vector.broadcast %v_3105 : f32 to vector<16xf32>
                    %acc_3107 = math.fma %v_3106, %v_3071, %acc_3064 : vector<16xf32>
                    %acc_3108 = math.fma %v_3106, %v_3076, %acc_3065 : vector<16xf32>
                    %v_3109 = arith.addi %i_2987, %c_8 : index
                    %v_3110 = arith.muli %v_3109, %c_0 : index
                    %v_3111 = arith.addi %v_2961, %v_3110 : index
                    %v_3112 = arith.index_cast %v_3111 : index to i64
                    %pointer_3113 = llvm.inttoptr %v_3112 : i64 to !llvm.ptr
                    %v_3114 = "llvm.load"(%pointer_3113) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3115 = arith.muli %v_3109, %c_0 : index
                    %v_3116 = arith.addi %v_2964, %v_3115 : index
                    %v_3117 = arith.index_cast %v_3116 : index to i64
                    %pointer_3118 = llvm.inttoptr %v_3117 : i64 to !llvm.ptr
                    %v_3119 = "llvm.load"(%pointer_3118) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3120 = memref.load %expert_down[%v_16, %v_2968, %v_3109] : memref<8x40x24xf32>
                    %v_3121 = vector.broadcast %v_3120 : f32 to vector<16xf32>
                    %acc_3122 = math.fma %v_3121, %v_3114, %acc_3079 : vector<16xf32>
                    %acc_3123 = math.fma %v_3121, %v_3119, %acc_3080 : vector<16xf32>
                    %v_3124 = memref.load %expert_down[%v_16, %v_2970, %v_3109] : memref<8x40x24xf32>
                    %v_3125 = vector.broadcast %v_3124 : f32 to vector<16xf32>
                    %acc_3126 = math.fma %v_3125, %v_3114, %acc_3083 : vector<16xf32>
                    %acc_3127 = math.fma %v_3125, %v_3119, %acc_3084 : vector<16xf32>
                    %v_3128 = memref.load %expert_down[%v_16, %v_2972, %v_3109] : memref<8x40x24xf32>
                    %v_3129 = vector.broadcast %v_3128 : f32 to vector<16xf32>
                    %acc_3130 = math.fma %v_3129, %v_3114, %acc_3087 : vector<16xf32>
                    %acc_3131 = math.fma %v_3129, %v_3119, %acc_3088 : vector<16xf32>
                    %v_3132 = memref.load %expert_down[%v_16, %v_2974, %v_3109] : memref<8x40x24xf32>
                    %v_3133 = vector.broadcast %v_3132 : f32 to vector<16xf32>
                    %acc_3134 = math.fma %v_3133, %v_3114, %acc_3091 : vector<16xf32>
                    %acc_3135 = math.fma %v_3133, %v_3119, %acc_3092 : vector<16xf32>
                    %v_3136 = memref.load %expert_down[%v_16, %v_2976, %v_3109] : memref<8x40x24xf32>
                    %v_3137 = vector.broadcast %v_3136 : f32 to vector<16xf32>
                    %acc_3138 = math.fma %v_3137, %v_3114, %acc_3095 : vector<16xf32>
                    %acc_3139 = math.fma %v_3137, %v_3119, %acc_3096 : vector<16xf32>
                    %v_3140 = memref.load %expert_down[%v_16, %v_2978, %v_3109] : memref<8x40x24xf32>
                    %v_3141 = vector.broadcast %v_3140 : f32 to vector<16xf32>
                    %acc_3142 = math.fma %v_3141, %v_3114, %acc_3099 : vector<16xf32>
                    %acc_3143 = math.fma %v_3141, %v_3119, %acc_3100 : vector<16xf32>
                    %v_3144 = memref.load %expert_down[%v_16, %v_2980, %v_3109] : memref<8x40x24xf32>
                    %v_3145 = vector.broadcast %v_3144 : f32 to vector<16xf32>
                    %acc_3146 = math.fma %v_3145, %v_3114, %acc_3103 : vector<16xf32>
                    %acc_3147 = math.fma %v_3145, %v_3119, %acc_3104 : vector<16xf32>
                    %v_3148 = memref.load %expert_down[%v_16, %v_2982, %v_3109] : memref<8x40x24xf32>
                    %v_3149 = vector.broadcast %v_3148 : f32 to vector<16xf32>
                    %acc_3150 = math.fma %v_3149, %v_3114, %acc_3107 : vector<16xf32>
                    %acc_3151 = math.fma %v_3149, %v_3119, %acc_3108 : vector<16xf32>
                    %v_3152 = arith.addi %i_2987, %c_11 : index
                    %v_3153 = arith.muli %v_3152, %c_0 : index
                    %v_3154 = arith.addi %v_2961, %v_3153 : index
                    %v_3155 = arith.index_cast %v_3154 : index to i64
                    %pointer_3156 = llvm.inttoptr %v_3155 : i64 to !llvm.ptr
                    %v_3157 = "llvm.load"(%pointer_3156) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3158 = arith.muli %v_3152, %c_0 : index
                    %v_3159 = arith.addi %v_2964, %v_3158 : index
                    %v_3160 = arith.index_cast %v_3159 : index to i64
                    %pointer_3161 = llvm.inttoptr %v_3160 : i64 to !llvm.ptr
                    %v_3162 = "llvm.load"(%pointer_3161) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3163 = memref.load %expert_down[%v_16, %v_2968, %v_3152] : memref<8x40x24xf32>
                    %v_3164 = vector.broadcast %v_3163 : f32 to vector<16xf32>
                    %acc_3165 = math.fma %v_3164, %v_3157, %acc_3122 : vector<16xf32>
                    %acc_3166 = math.fma %v_3164, %v_3162, %acc_3123 : vector<16xf32>
                    %v_3167 = memref.load %expert_down[%v_16, %v_2970, %v_3152] : memref<8x40x24xf32>
                    %v_3168 = vector.broadcast %v_3167 : f32 to vector<16xf32>
                    %acc_3169 = math.fma %v_3168, %v_3157, %acc_3126 : vector<16xf32>
                    %acc_3170 = math.fma %v_3168, %v_3162, %acc_3127 : vector<16xf32>
                    %v_3171 = memref.load %expert_down[%v_16, %v_2972, %v_3152] : memref<8x40x24xf32>
                    %v_3172 = vector.broadcast %v_3171 : f32 to vector<16xf32>
                    %acc_3173 = math.fma %v_3172, %v_3157, %acc_3130 : vector<16xf32>
                    %acc_3174 = math.fma %v_3172, %v_3162, %acc_3131 : vector<16xf32>
                    %v_3175 = memref.load %expert_down[%v_16, %v_2974, %v_3152] : memref<8x40x24xf32>
                    %v_3176 = vector.broadcast %v_3175 : f32 to vector<16xf32>
                    %acc_3177 = math.fma %v_3176, %v_3157, %acc_3134 : vector<16xf32>
                    %acc_3178 = math.fma %v_3176, %v_3162, %acc_3135 : vector<16xf32>
                    %v_3179 = memref.load %expert_down[%v_16, %v_2976, %v_3152] : memref<8x40x24xf32>
                    %v_3180 = vector.broadcast %v_3179 : f32 to vector<16xf32>
                    %acc_3181 = math.fma %v_3180, %v_3157, %acc_3138 : vector<16xf32>
                    %acc_3182 = math.fma %v_3180, %v_3162, %acc_3139 : vector<16xf32>
                    %v_3183 = memref.load %expert_down[%v_16, %v_2978, %v_3152] : memref<8x40x24xf32>
                    %v_3184 = vector.broadcast %v_3183 : f32 to vector<16xf32>
                    %acc_3185 = math.fma %v_3184, %v_3157, %acc_3142 : vector<16xf32>
                    %acc_3186 = math.fma %v_3184, %v_3162, %acc_3143 : vector<16xf32>
                    %v_3187 = memref.load %expert_down[%v_16, %v_2980, %v_3152] : memref<8x40x24xf32>
                    %v_3188 = vector.broadcast %v_3187 : f32 to vector<16xf32>
                    %acc_3189 = math.fma %v_3188, %v_3157, %acc_3146 : vector<16xf32>
                    %acc_3190 = math.fma %v_3188, %v_3162, %acc_3147 : vector<16xf32>
                    %v_3191 = memref.load %expert_down[%v_16, %v_2982, %v_3152] : memref<8x40x24xf32>
                    %v_3192 = vector.broadcast %v_3191 : f32 to vector<16xf32>
                    %acc_3193 = math.fma %v_3192, %v_3157, %acc_3150 : vector<16xf32>
                    %acc_3194 = math.fma %v_3192, %v_3162, %acc_3151 : vector<16xf32>
                    scf.yield %acc_3165, %acc_3166, %acc_3169, %acc_3170, %acc_3173, %acc_3174, %acc_3177, %acc_3178, %acc_3181, %acc_3182, %acc_3185, %acc_3186, %acc_3189, %acc_3190, %acc_3193, %acc_3194 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_3195 = arith.muli %v_2967, %c_0 : index
                  %v_3196 = arith.addi %v_6, %v_3195 : index
                  %v_3197 = arith.index_cast %v_3196 : index to i64
                  %pointer_3198 = llvm.inttoptr %v_3197 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#0, %pointer_3198) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3199 = arith.muli %v_2967, %c_0 : index
                  %v_3200 = arith.addi %v_6, %v_3199 : index
                  %v_3201 = arith.addi %v_3200, %c_21 : index
                  %v_3202 = arith.index_cast %v_3201 : index to i64
                  %pointer_3203 = llvm.inttoptr %v_3202 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#1, %pointer_3203) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3204 = arith.addi %v_2967, %c_5 : index
                  %v_3205 = arith.muli %v_3204, %c_0 : index
                  %v_3206 = arith.addi %v_6, %v_3205 : index
                  %v_3207 = arith.index_cast %v_3206 : index to i64
                  %pointer_3208 = llvm.inttoptr %v_3207 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#2, %pointer_3208) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3209 = arith.addi %v_2967, %c_5 : index
                  %v_3210 = arith.muli %v_3209, %c_0 : index
                  %v_3211 = arith.addi %v_6, %v_3210 : index
                  %v_3212 = arith.addi %v_3211, %c_21 : index
                  %v_3213 = arith.index_cast %v_3212 : index to i64
                  %pointer_3214 = llvm.inttoptr %v_3213 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#3, %pointer_3214) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3215 = arith.addi %v_2967, %c_8 : index
                  %v_3216 = arith.muli %v_3215, %c_0 : index
                  %v_3217 = arith.addi %v_6, %v_3216 : index
                  %v_3218 = arith.index_cast %v_3217 : index to i64
                  %pointer_3219 = llvm.inttoptr %v_3218 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#4, %pointer_3219) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3220 = arith.addi %v_2967, %c_8 : index
                  %v_3221 = arith.muli %v_3220, %c_0 : index
                  %v_3222 = arith.addi %v_6, %v_3221 : index
                  %v_3223 = arith.addi %v_3222, %c_21 : index
                  %v_3224 = arith.index_cast %v_3223 : index to i64
                  %pointer_3225 = llvm.inttoptr %v_3224 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#5, %pointer_3225) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3226 = arith.addi %v_2967, %c_11 : index
                  %v_3227 = arith.muli %v_3226, %c_0 : index
                  %v_3228 = arith.addi %v_6, %v_3227 : index
                  %v_3229 = arith.index_cast %v_3228 : index to i64
                  %pointer_3230 = llvm.inttoptr %v_3229 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#6, %pointer_3230) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3231 = arith.addi %v_2967, %c_11 : index
                  %v_3232 = arith.muli %v_3231, %c_0 : index
                  %v_3233 = arith.addi %v_6, %v_3232 : index
                  %v_3234 = arith.addi %v_3233, %c_21 : index
                  %v_3235 = arith.index_cast %v_3234 : index to i64
                  %pointer_3236 = llvm.inttoptr %v_3235 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#7, %pointer_3236) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3237 = arith.addi %v_2967, %c_16 : index
                  %v_3238 = arith.muli %v_3237, %c_0 : index
                  %v_3239 = arith.addi %v_6, %v_3238 : index
                  %v_3240 = arith.index_cast %v_3239 : index to i64
                  %pointer_3241 = llvm.inttoptr %v_3240 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#8, %pointer_3241) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3242 = arith.addi %v_2967, %c_16 : index
                  %v_3243 = arith.muli %v_3242, %c_0 : index
                  %v_3244 = arith.addi %v_6, %v_3243 : index
                  %v_3245 = arith.addi %v_3244, %c_21 : index
                  %v_3246 = arith.index_cast %v_3245 : index to i64
                  %pointer_3247 = llvm.inttoptr %v_3246 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#9, %pointer_3247) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3248 = arith.addi %v_2967, %c_17 : index
                  %v_3249 = arith.muli %v_3248, %c_0 : index
                  %v_3250 = arith.addi %v_6, %v_3249 : index
                  %v_3251 = arith.index_cast %v_3250 : index to i64
                  %pointer_3252 = llvm.inttoptr %v_3251 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#10, %pointer_3252) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3253 = arith.addi %v_2967, %c_17 : index
                  %v_3254 = arith.muli %v_3253, %c_0 : index
                  %v_3255 = arith.addi %v_6, %v_3254 : index
                  %v_3256 = arith.addi %v_3255, %c_21 : index
                  %v_3257 = arith.index_cast %v_3256 : index to i64
                  %pointer_3258 = llvm.inttoptr %v_3257 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#11, %pointer_3258) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3259 = arith.addi %v_2967, %c_18 : index
                  %v_3260 = arith.muli %v_3259, %c_0 : index
                  %v_3261 = arith.addi %v_6, %v_3260 : index
                  %v_3262 = arith.index_cast %v_3261 : index to i64
                  %pointer_3263 = llvm.inttoptr %v_3262 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#12, %pointer_3263) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3264 = arith.addi %v_2967, %c_18 : index
                  %v_3265 = arith.muli %v_3264, %c_0 : index
                  %v_3266 = arith.addi %v_6, %v_3265 : index
                  %v_3267 = arith.addi %v_3266, %c_21 : index
                  %v_3268 = arith.index_cast %v_3267 : index to i64
                  %pointer_3269 = llvm.inttoptr %v_3268 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#13, %pointer_3269) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3270 = arith.addi %v_2967, %c_19 : index
                  %v_3271 = arith.muli %v_3270, %c_0 : index
                  %v_3272 = arith.addi %v_6, %v_3271 : index
                  %v_3273 = arith.index_cast %v_3272 : index to i64
                  %pointer_3274 = llvm.inttoptr %v_3273 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#14, %pointer_3274) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3275 = arith.addi %v_2967, %c_19 : index
                  %v_3276 = arith.muli %v_3275, %c_0 : index
                  %v_3277 = arith.addi %v_6, %v_3276 : index
                  %v_3278 = arith.addi %v_3277, %c_21 : index
                  %v_3279 = arith.index_cast %v_3278 : index to i64
                  %pointer_3280 = llvm.inttoptr %v_3279 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2988#15, %pointer_3280) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_3281 = %c_4 to %c_8 step %c_5 {
                  %v_3282 = arith.muli %i_3281, %c_15 : index
                  %v_3283 = arith.minsi %v_3282, %c_15 : index
                  %v_3284 = arith.addi %v_33, %v_3283 : index
                  %v_3285 = arith.addi %v_33, %v_3283 : index
                  %v_3286 = arith.addi %v_3285, %c_5 : index
                  %v_3287 = arith.addi %v_33, %v_3283 : index
                  %v_3288 = arith.addi %v_3287, %c_8 : index
                  %v_3289 = arith.addi %v_33, %v_3283 : index
                  %v_3290 = arith.addi %v_3289, %c_11 : index
                  %v_3291 = arith.addi %v_33, %v_3283 : index
                  %v_3292 = arith.addi %v_3291, %c_16 : index
                  %v_3293 = arith.addi %v_33, %v_3283 : index
                  %v_3294 = arith.addi %v_3293, %c_17 : index
                  %v_3295 = arith.addi %v_33, %v_3283 : index
                  %v_3296 = arith.addi %v_3295, %c_18 : index
                  %v_3297 = arith.addi %v_33, %v_3283 : index
                  %v_3298 = arith.addi %v_3297, %c_19 : index
                  %v_3299 = arith.muli %v_28, %c_16 : index
                  %v_3300 = arith.muli %v_2959, %c_8 : index
                  %v_3301 = arith.addi %v_3300, %c_5 : index
                  %v_3302 = arith.muli %v_3301, %c_8 : index
                  %v_3303 = arith.addi %v_3302, %i_3281 : index
                  %loop_3305:16 = scf.for %i_3304 = %c_4 to %c_13 step %c_16 iter_args(%carry_3306 = %c_7, %carry_3307 = %c_7, %carry_3308 = %c_7, %carry_3309 = %c_7, %carry_3310 = %c_7, %carry_3311 = %c_7, %carry_3312 = %c_7, %carry_3313 = %c_7, %carry_3314 = %c_7, %carry_3315 = %c_7, %carry_3316 = %c_7, %carry_3317 = %c_7, %carry_3318 = %c_7, %carry_3319 = %c_7, %carry_3320 = %c_7, %carry_3321 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_3322 = arith.divui %i_3304, %c_16 : index
                    %v_3323 = arith.muli %v_3299, %c_18 : index
                    %v_3324 = arith.addi %v_3323, %c_20 : index
                    %v_3325 = arith.muli %v_3299, %c_18 : index
                    %v_3326 = arith.divui %v_3324, %v_3325 : index
                    %v_3327 = arith.muli %v_3303, %c_18 : index
                    %v_3328 = arith.addi %v_3327, %v_3322 : index
                    %v_3329 = arith.muli %v_3328, %v_3326 : index
                    scf.for %i_3330 = %c_4 to %v_3326 step %c_5 {
                      %v_3331 = arith.addi %v_3329, %i_3330 : index
                      %v_3332 = arith.minsi %v_3331, %c_20 : index
                      %v_3333 = arith.muli %v_3332, %c_0 : index
                      %v_3334 = arith.addi %v_38, %v_3333 : index
                      %v_3335 = arith.index_cast %v_3334 : index to i64
                      %pointer_3336 = llvm.inttoptr %v_3335 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3336) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_3337 = arith.muli %v_3332, %c_0 : index
                      %v_3338 = arith.addi %v_43, %v_3337 : index
                      %v_3339 = arith.index_cast %v_3338 : index to i64
                      %pointer_3340 = llvm.inttoptr %v_3339 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3340) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_3341 = arith.muli %i_3304, %c_0 : index
                    %v_3342 = arith.addi %v_2961, %v_3341 : index
                    %v_3343 = arith.index_cast %v_3342 : index to i64
                    %pointer_3344 = llvm.inttoptr %v_3343 : i64 to !llvm.ptr
                    %v_3345 = "llvm.load"(%pointer_3344) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3346 = arith.muli %i_3304, %c_0 : index
                    %v_3347 = arith.addi %v_2964, %v_3346 : index
                    %v_3348 = arith.index_cast %v_3347 : index to i64
                    %pointer_3349 = llvm.inttoptr %v_3348 : i64 to !llvm.ptr
                    %v_3350 = "llvm.load"(%pointer_3349) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3351 = memref.load %expert_down[%v_16, %v_3284, %i_3304] : memref<8x40x24xf32>
                    %v_3352 = vector.broadcast %v_3351 : f32 to vector<16xf32>
                    %acc_3353 = math.fma %v_3352, %v_3345, %carry_3306 : vector<16xf32>
                    %acc_3354 = math.fma %v_3352, %v_3350, %carry_3307 : vector<16xf32>
                    %v_3355 = memref.load %expert_down[%v_16, %v_3286, %i_3304] : memref<8x40x24xf32>
                    %v_3356 = vector.broadcast %v_3355 : f32 to vector<16xf32>
                    %acc_3357 = math.fma %v_3356, %v_3345, %carry_3308 : vector<16xf32>
                    %acc_3358 = math.fma %v_3356, %v_3350, %carry_3309 : vector<16xf32>
                    %v_3359 = memref.load %expert_down[%v_16, %v_3288, %i_3304] : memref<8x40x24xf32>
                    %v_3360 = vector.broadcast %v_3359 : f32 to vector<16xf32>
                    %acc_3361 = math.fma %v_3360, %v_3345, %carry_3310 : vector<16xf32>
                    %acc_3362 = math.fma %v_3360, %v_3350, %carry_3311 : vector<16xf32>
                    %v_3363 = memref.load %expert_down[%v_16, %v_3290, %i_3304] : memref<8x40x24xf32>
                    %v_3364 = vector.broadcast %v_3363 : f32 to vector<16xf32>
                    %acc_3365 = math.fma %v_3364, %v_3345, %carry_3312 : vector<16xf32>
                    %acc_3366 = math.fma %v_3364, %v_3350, %carry_3313 : vector<16xf32>
                    %v_3367 = memref.load %expert_down[%v_16, %v_3292, %i_3304] : memref<8x40x24xf32>
                    %v_3368 = vector.broadcast %v_3367 : f32 to vector<16xf32>
                    %acc_3369 = math.fma %v_3368, %v_3345, %carry_3314 : vector<16xf32>
                    %acc_3370 = math.fma %v_3368, %v_3350, %carry_3315 : vector<16xf32>
                    %v_3371 = memref.load %expert_down[%v_16, %v_3294, %i_3304] : memref<8x40x24xf32>
                    %v_3372 = vector.broadcast %v_3371 : f32 to vector<16xf32>
                    %acc_3373 = math.fma %v_3372, %v_3345, %carry_3316 : vector<16xf32>
                    %acc_3374 = math.fma %v_3372, %v_3350, %carry_3317 : vector<16xf32>
                    %v_3375 = memref.load %expert_down[%v_16, %v_3296, %i_3304] : memref<8x40x24xf32>
                    %v_3376 = vector.broadcast %v_3375 : f32 to vector<16xf32>
                    %acc_3377 = math.fma %v_3376, %v_3345, %carry_3318 : vector<16xf32>
                    %acc_3378 = math.fma %v_3376, %v_3350, %carry_3319 : vector<16xf32>
                    %v_3379 = memref.load %expert_down[%v_16, %v_3298, %i_3304] : memref<8x40x24xf32>
                    %v_3380 = vector.broadcast %v_3379 : f32 to vector<16xf32>
                    %acc_3381 = math.fma %v_3380, %v_3345, %carry_3320 : vector<16xf32>
                    %acc_3382 = math.fma %v_3380, %v_3350, %carry_3321 : vector<16xf32>
                    %v_3383 = arith.addi %i_3304, %c_5 : index
                    %v_3384 = arith.muli %v_3383, %c_0 : index
                    %v_3385 = arith.addi %v_2961, %v_3384 : index
                    %v_3386 = arith.index_cast %v_3385 : index to i64
                    %pointer_3387 = llvm.inttoptr %v_3386 : i64 to !llvm.ptr
                    %v_3388 = "llvm.load"(%pointer_3387) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3389 = arith.muli %v_3383, %c_0 : index
                    %v_3390 = arith.addi %v_2964, %v_3389 : index
                    %v_3391 = arith.index_cast %v_3390 : index to i64
                    %pointer_3392 = llvm.inttoptr %v_3391 : i64 to !llvm.ptr
                    %v_3393 = "llvm.load"(%pointer_3392) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3394 = memref.load %expert_down[%v_16, %v_3284, %v_3383] : memref<8x40x24xf32>
                    %v_3395 = vector.broadcast %v_3394 : f32 to vector<16xf32>
                    %acc_3396 = math.fma %v_3395, %v_3388, %acc_3353 : vector<16xf32>
                    %acc_3397 = math.fma %v_3395, %v_3393, %acc_3354 : vector<16xf32>
                    %v_3398 = memref.load %expert_down[%v_16, %v_3286, %v_3383] : memref<8x40x24xf32>
                    %v_3399 = vector.broadcast %v_3398 : f32 to vector<16xf32>
                    %acc_3400 = math.fma %v_3399, %v_3388, %acc_3357 : vector<16xf32>
                    %acc_3401 = math.fma %v_3399, %v_3393, %acc_3358 : vector<16xf32>
                    %v_3402 = memref.load %expert_down[%v_16, %v_3288, %v_3383] : memref<8x40x24xf32>
                    %v_3403 = vector.broadcast %v_3402 : f32 to vector<16xf32>
                    %acc_3404 = math.fma %v_3403, %v_3388, %acc_3361 : vector<16xf32>
                    %acc_3405 = math.fma %v_3403, %v_3393, %acc_3362 : vector<16xf32>
                    %v_3406 = memref.load %expert_down[%v_16, %v_3290, %v_3383] : memref<8x40x24xf32>
                    %v_3407 = vector.broadcast %v_3406 : f32 to vector<16xf32>
                    %acc_3408 = math.fma %v_3407, %v_3388, %acc_3365 : vector<16xf32>
                    %acc_3409 = math.fma %v_3407, %v_3393, %acc_3366 : vector<16xf32>
                    %v_3410 = memref.load %expert_down[%v_16, %v_3292, %v_3383] : memref<8x40x24xf32>
                    %v_3411 = vector.broadcast %v_3410 : f32 to vector<16xf32>
                    %acc_3412 = math.fma %v_3411, %v_3388, %acc_3369 : vector<16xf32>
                    %acc_3413 = math.fma %v_3411, %v_3393, %acc_3370 : vector<16xf32>
                    %v_3414 = memref.load %expert_down[%v_16, %v_3294, %v_3383] : memref<8x40x24xf32>
                    %v_3415 = vector.broadcast %v_3414 : f32 to vector<16xf32>
                    %acc_3416 = math.fma %v_3415, %v_3388, %acc_3373 : vector<16xf32>
                    %acc_3417 = math.fma %v_3415, %v_3393, %acc_3374 : vector<16xf32>
                    %v_3418 = memref.load %expert_down[%v_16, %v_3296, %v_3383] : memref<8x40x24xf32>
                    %v_3419 = vector.broadcast %v_3418 : f32 to vector<16xf32>
                    %acc_3420 = math.fma %v_3419, %v_3388, %acc_3377 : vector<16xf32>
                    %acc_3421 = math.fma %v_3419, %v_3393, %acc_3378 : vector<16xf32>
                    %v_3422 = memref.load %expert_down[%v_16, %v_3298, %v_3383] : memref<8x40x24xf32>
                    %v_3423 = vector.broadcast %v_3422 : f32 to vector<16xf32>
                    %acc_3424 = math.fma %v_3423, %v_3388, %acc_3381 : vector<16xf32>
                    %acc_3425 = math.fma %v_3423, %v_3393, %acc_3382 : vector<16xf32>
                    %v_3426 = arith.addi %i_3304, %c_8 : index
                    %v_3427 = arith.muli %v_3426, %c_0 : index
                    %v_3428 = arith.addi %v_2961, %v_3427 : index
                    %v_3429 = arith.index_cast %v_3428 : index to i64
                    %pointer_3430 = llvm.inttoptr %v_3429 : i64 to !llvm.ptr
                    %v_3431 = "llvm.load"(%pointer_3430) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3432 = arith.muli %v_3426, %c_0 : index
                    %v_3433 = arith.addi %v_2964, %v_3432 : index
                    %v_3434 = arith.index_cast %v_3433 : index to i64
                    %pointer_3435 = llvm.inttoptr %v_3434 : i64 to !llvm.ptr
                    %v_3436 = "llvm.load"(%pointer_3435) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3437 = memref.load %expert_down[%v_16, %v_3284, %v_3426] : memref<8x40x24xf32>
                    %v_3438 = vector.broadcast %v_3437 : f32 to vector<16xf32>
                    %acc_3439 = math.fma %v_3438, %v_3431, %acc_3396 : vector<16xf32>
                    %acc_3440 = math.fma %v_3438, %v_3436, %acc_3397 : vector<16xf32>
                    %v_3441 = memref.load %expert_down[%v_16, %v_3286, %v_3426] : memref<8x40x24xf32>
                    %v_3442 = vector.broadcast %v_3441 : f32 to vector<16xf32>
                    %acc_3443 = math.fma %v_3442, %v_3431, %acc_3400 : vector<16xf32>
                    %acc_3444 = math.fma %v_3442, %v_3436, %acc_3401 : vector<16xf32>
                    %v_3445 = memref.load %expert_down[%v_16, %v_3288, %v_3426] : memref<8x40x24xf32>
                    %v_3446 = vector.broadcast %v_3445 : f32 to vector<16xf32>
                    %acc_3447 = math.fma %v_3446, %v_3431, %acc_3404 : vector<16xf32>
                    %acc_3448 = math.fma %v_3446, %v_3436, %acc_3405 : vector<16xf32>
                    %v_3449 = memref.load %expert_down[%v_16, %v_3290, %v_3426] : memref<8x40x24xf32>
                    %v_3450 = vector.broadcast %v_3449 : f32 to vector<16xf32>
                    %acc_3451 = math.fma %v_3450, %v_3431, %acc_3408 : vector<16xf32>
                    %acc_3452 = math.fma %v_3450, %v_3436, %acc_3409 : vector<16xf32>
                    %v_3453 = memref.load %expert_down[%v_16, %v_3292, %v_3426] : memref<8x40x24xf32>
                    %v_3454 = vector.broadcast %v_3453 : f32 to vector<16xf32>
                    %acc_3455 = math.fma %v_3454, %v_3431, %acc_3412 : vector<16xf32>
                    %acc_3456 = math.fma %v_3454, %v_3436, %acc_3413 : vector<16xf32>
                    %v_3457 = memref.load %expert_down[%v_16, %v_3294, %v_3426] : memref<8x40x24xf32>
                    %v_3458 = vector.broadcast %v_3457 : f32 to vector<16xf32>
                    %acc_3459 = math.fma %v_3458, %v_3431, %acc_3416 : vector<16xf32>
                    %acc_3460 = math.fma %v_3458, %v_3436, %acc_3417 : vector<16xf32>
                    %v_3461 = memref.load %expert_down[%v_16, %v_3296, %v_3426] : memref<8x40x24xf32>
                    %v_3462 = vector.broadcast %v_3461 : f32 to vector<16xf32>
                    %acc_3463 = math.fma %v_3462, %v_3431, %acc_3420 : vector<16xf32>
                    %acc_3464 = math.fma %v_3462, %v_3436, %acc_3421 : vector<16xf32>
                    %v_3465 = memref.load %expert_down[%v_16, %v_3298, %v_3426] : memref<8x40x24xf32>
                    %v_3466 = vector.broadcast %v_3465 : f32 to vector<16xf32>
                    %acc_3467 = math.fma %v_3466, %v_3431, %acc_3424 : vector<16xf32>
                    %acc_3468 = math.fma %v_3466, %v_3436, %acc_3425 : vector<16xf32>
                    %v_3469 = arith.addi %i_3304, %c_11 : index
                    %v_3470 = arith.muli %v_3469, %c_0 : index
                    %v_3471 = arith.addi %v_2961, %v_3470 : index
                    %v_3472 = arith.index_cast %v_3471 : index to i64
                    %pointer_3473 = llvm.inttoptr %v_3472 : i64 to !llvm.ptr
                    %v_3474 = "llvm.load"(%pointer_3473) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3475 = arith.muli %v_3469, %c_0 : index
                    %v_3476 = arith.addi %v_2964, %v_3475 : index
                    %v_3477 = arith.index_cast %v_3476 : index to i64
                    %pointer_3478 = llvm.inttoptr %v_3477 : i64 to !llvm.ptr
                    %v_3479 = "llvm.load"(%pointer_3478) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3480 = memref.load %expert_down[%v_16, %v_3284, %v_3469] : memref<8x40x24xf32>
                    %v_3481 = vector.broadcast %v_3480 : f32 to vector<16xf32>
                    %acc_3482 = math.fma %v_3481, %v_3474, %acc_3439 : vector<16xf32>
                    %acc_3483 = math.fma %v_3481, %v_3479, %acc_3440 : vector<16xf32>
                    %v_3484 = memref.load %expert_down[%v_16, %v_3286, %v_3469] : memref<8x40x24xf32>
                    %v_3485 = vector.broadcast %v_3484 : f32 to vector<16xf32>
                    %acc_3486 = math.fma %v_3485, %v_3474, %acc_3443 : vector<16xf32>
                    %acc_3487 = math.fma %v_3485, %v_3479, %acc_3444 : vector<16xf32>
                    %v_3488 = memref.load %expert_down[%v_16, %v_3288, %v_3469] : memref<8x40x24xf32>
                    %v_3489 = vector.broadcast %v_3488 : f32 to vector<16xf32>
                    %acc_3490 = math.fma %v_3489, %v_3474, %acc_3447 : vector<16xf32>
                    %acc_3491 = math.fma %v_3489, %v_3479, %acc_3448 : vector<16xf32>
                    %v_3492 = memref.load %expert_down[%v_16, %v_3290, %v_3469] : memref<8x40x24xf32>
                    %v_3493 = vector.broadcast %v_3492 : f32 to vector<16xf32>
                    %acc_3494 = math.fma %v_3493, %v_3474, %acc_3451 : vector<16xf32>
                    %acc_3495 = math.fma %v_3493, %v_3479, %acc_3452 : vector<16xf32>
                    %v_3496 = memref.load %expert_down[%v_16, %v_3292, %v_3469] : memref<8x40x24xf32>
                    %v_3497 = vector.broadcast %v_3496 : f32 to vector<16xf32>
                    %acc_3498 = math.fma %v_3497, %v_3474, %acc_3455 : vector<16xf32>
                    %acc_3499 = math.fma %v_3497, %v_3479, %acc_3456 : vector<16xf32>
                    %v_3500 = memref.load %expert_down[%v_16, %v_3294, %v_3469] : memref<8x40x24xf32>
                    %v_3501 = vector.broadcast %v_3500 : f32 to vector<16xf32>
                    %acc_3502 = math.fma %v_3501, %v_3474, %acc_3459 : vector<16xf32>
                    %acc_3503 = math.fma %v_3501, %v_3479, %acc_3460 : vector<16xf32>
                    %v_3504 = memref.load %expert_down[%v_16, %v_3296, %v_3469] : memref<8x40x24xf32>
                    %v_3505 = vector.broadcast %v_3504 : f32 to vector<16xf32>
                    %acc_3506 = math.fma %v_3505, %v_3474, %acc_3463 : vector<16xf32>
                    %acc_3507 = math.fma %v_3505, %v_3479, %acc_3464 : vector<16xf32>
                    %v_3508 = memref.load %expert_down[%v_16, %v_3298, %v_3469] : memref<8x40x24xf32>
                    %v_3509 = vector.broadcast %v_3508 : f32 to vector<16xf32>
                    %acc_3510 = math.fma %v_3509, %v_3474, %acc_3467 : vector<16xf32>
                    %acc_3511 = math.fma %v_3509, %v_3479, %acc_3468 : vector<16xf32>
                    scf.yield %acc_3482, %acc_3483, %acc_3486, %acc_3487, %acc_3490, %acc_3491, %acc_3494, %acc_3495, %acc_3498, %acc_3499, %acc_3502, %acc_3503, %acc_3506, %acc_3507, %acc_3510, %acc_3511 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_3512 = arith.addi %v_3283, %c_6 : index
                  %v_3513 = arith.muli %v_3512, %c_0 : index
                  %v_3514 = arith.addi %v_6, %v_3513 : index
                  %v_3515 = arith.index_cast %v_3514 : index to i64
                  %pointer_3516 = llvm.inttoptr %v_3515 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#0, %pointer_3516) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3517 = arith.addi %v_3283, %c_6 : index
                  %v_3518 = arith.muli %v_3517, %c_0 : index
                  %v_3519 = arith.addi %v_6, %v_3518 : index
                  %v_3520 = arith.addi %v_3519, %c_21 : index
                  %v_3521 = arith.index_cast %v_3520 : index to i64
                  %pointer_3522 = llvm.inttoptr %v_3521 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#1, %pointer_3522) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3523 = arith.addi %v_3283, %c_23 : index
                  %v_3524 = arith.muli %v_3523, %c_0 : index
                  %v_3525 = arith.addi %v_6, %v_3524 : index
                  %v_3526 = arith.index_cast %v_3525 : index to i64
                  %pointer_3527 = llvm.inttoptr %v_3526 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#2, %pointer_3527) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3528 = arith.addi %v_3283, %c_23 : index
                  %v_3529 = arith.muli %v_3528, %c_0 : index
                  %v_3530 = arith.addi %v_6, %v_3529 : index
                  %v_3531 = arith.addi %v_3530, %c_21 : index
                  %v_3532 = arith.index_cast %v_3531 : index to i64
                  %pointer_3533 = llvm.inttoptr %v_3532 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#3, %pointer_3533) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3534 = arith.addi %v_3283, %c_24 : index
                  %v_3535 = arith.muli %v_3534, %c_0 : index
                  %v_3536 = arith.addi %v_6, %v_3535 : index
                  %v_3537 = arith.index_cast %v_3536 : index to i64
                  %pointer_3538 = llvm.inttoptr %v_3537 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#4, %pointer_3538) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3539 = arith.addi %v_3283, %c_24 : index
                  %v_3540 = arith.muli %v_3539, %c_0 : index
                  %v_3541 = arith.addi %v_6, %v_3540 : index
                  %v_3542 = arith.addi %v_3541, %c_21 : index
                  %v_3543 = arith.index_cast %v_3542 : index to i64
                  %pointer_3544 = llvm.inttoptr %v_3543 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#5, %pointer_3544) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3545 = arith.addi %v_3283, %c_25 : index
                  %v_3546 = arith.muli %v_3545, %c_0 : index
                  %v_3547 = arith.addi %v_6, %v_3546 : index
                  %v_3548 = arith.index_cast %v_3547 : index to i64
                  %pointer_3549 = llvm.inttoptr %v_3548 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#6, %pointer_3549) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3550 = arith.addi %v_3283, %c_25 : index
                  %v_3551 = arith.muli %v_3550, %c_0 : index
                  %v_3552 = arith.addi %v_6, %v_3551 : index
                  %v_3553 = arith.addi %v_3552, %c_21 : index
                  %v_3554 = arith.index_cast %v_3553 : index to i64
                  %pointer_3555 = llvm.inttoptr %v_3554 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#7, %pointer_3555) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3556 = arith.addi %v_3283, %c_26 : index
                  %v_3557 = arith.muli %v_3556, %c_0 : index
                  %v_3558 = arith.addi %v_6, %v_3557 : index
                  %v_3559 = arith.index_cast %v_3558 : index to i64
                  %pointer_3560 = llvm.inttoptr %v_3559 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#8, %pointer_3560) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3561 = arith.addi %v_3283, %c_26 : index
                  %v_3562 = arith.muli %v_3561, %c_0 : index
                  %v_3563 = arith.addi %v_6, %v_3562 : index
                  %v_3564 = arith.addi %v_3563, %c_21 : index
                  %v_3565 = arith.index_cast %v_3564 : index to i64
                  %pointer_3566 = llvm.inttoptr %v_3565 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#9, %pointer_3566) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3567 = arith.addi %v_3283, %c_27 : index
                  %v_3568 = arith.muli %v_3567, %c_0 : index
                  %v_3569 = arith.addi %v_6, %v_3568 : index
                  %v_3570 = arith.index_cast %v_3569 : index to i64
                  %pointer_3571 = llvm.inttoptr %v_3570 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#10, %pointer_3571) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3572 = arith.addi %v_3283, %c_27 : index
                  %v_3573 = arith.muli %v_3572, %c_0 : index
                  %v_3574 = arith.addi %v_6, %v_3573 : index
                  %v_3575 = arith.addi %v_3574, %c_21 : index
                  %v_3576 = arith.index_cast %v_3575 : index to i64
                  %pointer_3577 = llvm.inttoptr %v_3576 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#11, %pointer_3577) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3578 = arith.addi %v_3283, %c_28 : index
                  %v_3579 = arith.muli %v_3578, %c_0 : index
                  %v_3580 = arith.addi %v_6, %v_3579 : index
                  %v_3581 = arith.index_cast %v_3580 : index to i64
                  %pointer_3582 = llvm.inttoptr %v_3581 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#12, %pointer_3582) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3583 = arith.addi %v_3283, %c_28 : index
                  %v_3584 = arith.muli %v_3583, %c_0 : index
                  %v_3585 = arith.addi %v_6, %v_3584 : index
                  %v_3586 = arith.addi %v_3585, %c_21 : index
                  %v_3587 = arith.index_cast %v_3586 : index to i64
                  %pointer_3588 = llvm.inttoptr %v_3587 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#13, %pointer_3588) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3589 = arith.addi %v_3283, %c_20 : index
                  %v_3590 = arith.muli %v_3589, %c_0 : index
                  %v_3591 = arith.addi %v_6, %v_3590 : index
                  %v_3592 = arith.index_cast %v_3591 : index to i64
                  %pointer_3593 = llvm.inttoptr %v_3592 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#14, %pointer_3593) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3594 = arith.addi %v_3283, %c_20 : index
                  %v_3595 = arith.muli %v_3594, %c_0 : index
                  %v_3596 = arith.addi %v_6, %v_3595 : index
                  %v_3597 = arith.addi %v_3596, %c_21 : index
                  %v_3598 = arith.index_cast %v_3597 : index to i64
                  %pointer_3599 = llvm.inttoptr %v_3598 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3305#15, %pointer_3599) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_3600 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_3600 {
                  %v_3601 = arith.index_cast %v_6 : index to i64
                  %pointer_3602 = llvm.inttoptr %v_3601 : i64 to !llvm.ptr
                  %v_3603 = "llvm.load"(%pointer_3602) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3604 = arith.addi %v_6, %c_0 : index
                  %v_3605 = arith.index_cast %v_3604 : index to i64
                  %pointer_3606 = llvm.inttoptr %v_3605 : i64 to !llvm.ptr
                  %v_3607 = "llvm.load"(%pointer_3606) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3608 = arith.addi %v_6, %c_29 : index
                  %v_3609 = arith.index_cast %v_3608 : index to i64
                  %pointer_3610 = llvm.inttoptr %v_3609 : i64 to !llvm.ptr
                  %v_3611 = "llvm.load"(%pointer_3610) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3612 = arith.addi %v_6, %c_30 : index
                  %v_3613 = arith.index_cast %v_3612 : index to i64
                  %pointer_3614 = llvm.inttoptr %v_3613 : i64 to !llvm.ptr
                  %v_3615 = "llvm.load"(%pointer_3614) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3616 = arith.addi %v_6, %c_31 : index
                  %v_3617 = arith.index_cast %v_3616 : index to i64
                  %pointer_3618 = llvm.inttoptr %v_3617 : i64 to !llvm.ptr
                  %v_3619 = "llvm.load"(%pointer_3618) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3620 = arith.addi %v_6, %c_32 : index
                  %v_3621 = arith.index_cast %v_3620 : index to i64
                  %pointer_3622 = llvm.inttoptr %v_3621 : i64 to !llvm.ptr
                  %v_3623 = "llvm.load"(%pointer_3622) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3624 = arith.addi %v_6, %c_33 : index
                  %v_3625 = arith.index_cast %v_3624 : index to i64
                  %pointer_3626 = llvm.inttoptr %v_3625 : i64 to !llvm.ptr
                  %v_3627 = "llvm.load"(%pointer_3626) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3628 = arith.addi %v_6, %c_34 : index
                  %v_3629 = arith.index_cast %v_3628 : index to i64
                  %pointer_3630 = llvm.inttoptr %v_3629 : i64 to !llvm.ptr
                  %v_3631 = "llvm.load"(%pointer_3630) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3632 = arith.addi %v_6, %c_35 : index
                  %v_3633 = arith.index_cast %v_3632 : index to i64
                  %pointer_3634 = llvm.inttoptr %v_3633 : i64 to !llvm.ptr
                  %v_3635 = "llvm.load"(%pointer_3634) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3636 = arith.addi %v_6, %c_36 : index
                  %v_3637 = arith.index_cast %v_3636 : index to i64
                  %pointer_3638 = llvm.inttoptr %v_3637 : i64 to !llvm.ptr
                  %v_3639 = "llvm.load"(%pointer_3638) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3640 = arith.addi %v_6, %c_37 : index
                  %v_3641 = arith.index_cast %v_3640 : index to i64
                  %pointer_3642 = llvm.inttoptr %v_3641 : i64 to !llvm.ptr
                  %v_3643 = "llvm.load"(%pointer_3642) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3644 = arith.addi %v_6, %c_38 : index
                  %v_3645 = arith.index_cast %v_3644 : index to i64
                  %pointer_3646 = llvm.inttoptr %v_3645 : i64 to !llvm.ptr
                  %v_3647 = "llvm.load"(%pointer_3646) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3648 = arith.addi %v_6, %c_39 : index
                  %v_3649 = arith.index_cast %v_3648 : index to i64
                  %pointer_3650 = llvm.inttoptr %v_3649 : i64 to !llvm.ptr
                  %v_3651 = "llvm.load"(%pointer_3650) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3652 = arith.addi %v_6, %c_40 : index
                  %v_3653 = arith.index_cast %v_3652 : index to i64
                  %pointer_3654 = llvm.inttoptr %v_3653 : i64 to !llvm.ptr
                  %v_3655 = "llvm.load"(%pointer_3654) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3656 = arith.addi %v_6, %c_41 : index
                  %v_3657 = arith.index_cast %v_3656 : index to i64
                  %pointer_3658 = llvm.inttoptr %v_3657 : i64 to !llvm.ptr
                  %v_3659 = "llvm.load"(%pointer_3658) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3660 = arith.addi %v_6, %c_42 : index
                  %v_3661 = arith.index_cast %v_3660 : index to i64
                  %pointer_3662 = llvm.inttoptr %v_3661 : i64 to !llvm.ptr
                  %v_3663 = "llvm.load"(%pointer_3662) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3664 = arith.subi %i_30, %v_32 : index
                  %v_3665 = arith.index_cast %v_3664 : index to i32
                  %v_3666 = vector.broadcast %v_3665 : i32 to vector<16xi32>
                  %is_3667 = arith.cmpi sge, %c_43, %v_3666 : vector<16xi32>
                  %v_3668 = vector.shuffle %v_3603, %v_3607 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3669 = vector.shuffle %v_3603, %v_3607 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3670 = vector.shuffle %v_3611, %v_3615 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3671 = vector.shuffle %v_3611, %v_3615 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3672 = vector.shuffle %v_3619, %v_3623 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3673 = vector.shuffle %v_3619, %v_3623 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3674 = vector.shuffle %v_3627, %v_3631 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3675 = vector.shuffle %v_3627, %v_3631 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3676 = vector.shuffle %v_3635, %v_3639 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3677 = vector.shuffle %v_3635, %v_3639 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3678 = vector.shuffle %v_3643, %v_3647 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3679 = vector.shuffle %v_3643, %v_3647 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3680 = vector.shuffle %v_3651, %v_3655 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3681 = vector.shuffle %v_3651, %v_3655 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3682 = vector.shuffle %v_3659, %v_3663 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3683 = vector.shuffle %v_3659, %v_3663 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3684 = vector.shuffle %v_3668, %v_3670 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3685 = vector.shuffle %v_3668, %v_3670 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3686 = vector.shuffle %v_3669, %v_3671 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3687 = vector.shuffle %v_3669, %v_3671 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3688 = vector.shuffle %v_3672, %v_3674 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3689 = vector.shuffle %v_3672, %v_3674 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3690 = vector.shuffle %v_3673, %v_3675 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3691 = vector.shuffle %v_3673, %v_3675 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3692 = vector.shuffle %v_3676, %v_3678 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3693 = vector.shuffle %v_3676, %v_3678 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3694 = vector.shuffle %v_3677, %v_3679 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3695 = vector.shuffle %v_3677, %v_3679 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3696 = vector.shuffle %v_3680, %v_3682 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3697 = vector.shuffle %v_3680, %v_3682 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3698 = vector.shuffle %v_3681, %v_3683 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3699 = vector.shuffle %v_3681, %v_3683 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3700 = vector.shuffle %v_3684, %v_3688 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3701 = vector.shuffle %v_3684, %v_3688 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3702 = vector.shuffle %v_3686, %v_3690 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3703 = vector.shuffle %v_3686, %v_3690 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3704 = vector.shuffle %v_3685, %v_3689 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3705 = vector.shuffle %v_3685, %v_3689 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3706 = vector.shuffle %v_3687, %v_3691 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3707 = vector.shuffle %v_3687, %v_3691 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3708 = vector.shuffle %v_3692, %v_3696 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3709 = vector.shuffle %v_3692, %v_3696 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3710 = vector.shuffle %v_3694, %v_3698 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3711 = vector.shuffle %v_3694, %v_3698 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3712 = vector.shuffle %v_3693, %v_3697 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3713 = vector.shuffle %v_3693, %v_3697 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3714 = vector.shuffle %v_3695, %v_3699 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3715 = vector.shuffle %v_3695, %v_3699 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3716 = vector.shuffle %v_3700, %v_3708 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3717 = vector.shuffle %v_3700, %v_3708 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3718 = vector.shuffle %v_3702, %v_3710 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3719 = vector.shuffle %v_3702, %v_3710 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3720 = vector.shuffle %v_3704, %v_3712 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3721 = vector.shuffle %v_3704, %v_3712 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3722 = vector.shuffle %v_3706, %v_3714 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3723 = vector.shuffle %v_3706, %v_3714 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3724 = vector.shuffle %v_3701, %v_3709 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3725 = vector.shuffle %v_3701, %v_3709 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3726 = vector.shuffle %v_3703, %v_3711 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3727 = vector.shuffle %v_3703, %v_3711 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3728 = vector.shuffle %v_3705, %v_3713 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3729 = vector.shuffle %v_3705, %v_3713 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3730 = vector.shuffle %v_3707, %v_3715 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3731 = vector.shuffle %v_3707, %v_3715 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3732 = arith.muli %v_2958, %c_6 : index
                  %v_3733 = arith.addi %v_18, %v_3732 : index
                  %v_3734 = memref.load %order[%v_3733] : memref<?xi32>
                  %is_3735 = arith.cmpi sge, %v_3734, %c_44 : i32
                  scf.if %is_3735 {
                    %v_3736 = arith.index_cast %v_3734 : i32 to index
                    %v_3737 = arith.divui %v_3736, %c_11 : index
                    %v_3738 = vector.maskedload %y[%v_3737, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3739 = memref.load %weights[%v_3736] : memref<?xf32>
                    %v_3740 = vector.broadcast %v_3739 : f32 to vector<16xf32>
                    %v_3741 = arith.mulf %v_3716, %v_3740 : vector<16xf32>
                    %v_3742 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3741) : (vector<16xf32>) -> vector<16xf32>
                    %v_3743 = arith.addf %v_3738, %v_3742 : vector<16xf32>
                    vector.maskedstore %y[%v_3737, %v_32], %is_3667, %v_3743 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3744 = arith.muli %v_2958, %c_6 : index
                  %v_3745 = arith.addi %v_18, %v_3744 : index
                  %v_3746 = arith.addi %v_3745, %c_5 : index
                  %v_3747 = memref.load %order[%v_3746] : memref<?xi32>
                  %is_3748 = arith.cmpi sge, %v_3747, %c_44 : i32
                  scf.if %is_3748 {
                    %v_3749 = arith.index_cast %v_3747 : i32 to index
                    %v_3750 = arith.divui %v_3749, %c_11 : index
                    %v_3751 = vector.maskedload %y[%v_3750, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3752 = memref.load %weights[%v_3749] : memref<?xf32>
                    %v_3753 = vector.broadcast %v_3752 : f32 to vector<16xf32>
                    %v_3754 = arith.mulf %v_3718, %v_3753 : vector<16xf32>
                    %v_3755 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3754) : (vector<16xf32>) -> vector<16xf32>
                    %v_3756 = arith.addf %v_3751, %v_3755 : vector<16xf32>
                    vector.maskedstore %y[%v_3750, %v_32], %is_3667, %v_3756 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3757 = arith.muli %v_2958, %c_6 : index
                  %v_3758 = arith.addi %v_18, %v_3757 : index
                  %v_3759 = arith.addi %v_3758, %c_8 : index
                  %v_3760 = memref.load %order[%v_3759] : memref<?xi32>
                  %is_3761 = arith.cmpi sge, %v_3760, %c_44 : i32
                  scf.if %is_3761 {
                    %v_3762 = arith.index_cast %v_3760 : i32 to index
                    %v_3763 = arith.divui %v_3762, %c_11 : index
                    %v_3764 = vector.maskedload %y[%v_3763, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3765 = memref.load %weights[%v_3762] : memref<?xf32>
                    %v_3766 = vector.broadcast %v_3765 : f32 to vector<16xf32>
                    %v_3767 = arith.mulf %v_3720, %v_3766 : vector<16xf32>
                    %v_3768 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3767) : (vector<16xf32>) -> vector<16xf32>
                    %v_3769 = arith.addf %v_3764, %v_3768 : vector<16xf32>
                    vector.maskedstore %y[%v_3763, %v_32], %is_3667, %v_3769 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3770 = arith.muli %v_2958, %c_6 : index
                  %v_3771 = arith.addi %v_18, %v_3770 : index
                  %v_3772 = arith.addi %v_3771, %c_11 : index
                  %v_3773 = memref.load %order[%v_3772] : memref<?xi32>
                  %is_3774 = arith.cmpi sge, %v_3773, %c_44 : i32
                  scf.if %is_3774 {
                    %v_3775 = arith.index_cast %v_3773 : i32 to index
                    %v_3776 = arith.divui %v_3775, %c_11 : index
                    %v_3777 = vector.maskedload %y[%v_3776, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3778 = memref.load %weights[%v_3775] : memref<?xf32>
                    %v_3779 = vector.broadcast %v_3778 : f32 to vector<16xf32>
                    %v_3780 = arith.mulf %v_3722, %v_3779 : vector<16xf32>
                    %v_3781 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3780) : (vector<16xf32>) -> vector<16xf32>
                    %v_3782 = arith.addf %v_3777, %v_3781 : vector<16xf32>
                    vector.maskedstore %y[%v_3776, %v_32], %is_3667, %v_3782 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3783 = arith.muli %v_2958, %c_6 : index
                  %v_3784 = arith.addi %v_18, %v_3783 : index
                  %v_3785 = arith.addi %v_3784, %c_16 : index
                  %v_3786 = memref.load %order[%v_3785] : memref<?xi32>
                  %is_3787 = arith.cmpi sge, %v_3786, %c_44 : i32
                  scf.if %is_3787 {
                    %v_3788 = arith.index_cast %v_3786 : i32 to index
                    %v_3789 = arith.divui %v_3788, %c_11 : index
                    %v_3790 = vector.maskedload %y[%v_3789, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3791 = memref.load %weights[%v_3788] : memref<?xf32>
                    %v_3792 = vector.broadcast %v_3791 : f32 to vector<16xf32>
                    %v_3793 = arith.mulf %v_3724, %v_3792 : vector<16xf32>
                    %v_3794 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3793) : (vector<16xf32>) -> vector<16xf32>
                    %v_3795 = arith.addf %v_3790, %v_3794 : vector<16xf32>
                    vector.maskedstore %y[%v_3789, %v_32], %is_3667, %v_3795 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3796 = arith.muli %v_2958, %c_6 : index
                  %v_3797 = arith.addi %v_18, %v_3796 : index
                  %v_3798 = arith.addi %v_3797, %c_17 : index
                  %v_3799 = memref.load %order[%v_3798] : memref<?xi32>
                  %is_3800 = arith.cmpi sge, %v_3799, %c_44 : i32
                  scf.if %is_3800 {
                    %v_3801 = arith.index_cast %v_3799 : i32 to index
                    %v_3802 = arith.divui %v_3801, %c_11 : index
                    %v_3803 = vector.maskedload %y[%v_3802, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3804 = memref.load %weights[%v_3801] : memref<?xf32>
                    %v_3805 = vector.broadcast %v_3804 : f32 to vector<16xf32>
                    %v_3806 = arith.mulf %v_3726, %v_3805 : vector<16xf32>
                    %v_3807 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3806) : (vector<16xf32>) -> vector<16xf32>
                    %v_3808 = arith.addf %v_3803, %v_3807 : vector<16xf32>
                    vector.maskedstore %y[%v_3802, %v_32], %is_3667, %v_3808 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3809 = arith.muli %v_2958, %c_6 : index
                  %v_3810 = arith.addi %v_18, %v_3809 : index
                  %v_3811 = arith.addi %v_3810, %c_18 : index
                  %v_3812 = memref.load %order[%v_3811] : memref<?xi32>
                  %is_3813 = arith.cmpi sge, %v_3812, %c_44 : i32
                  scf.if %is_3813 {
                    %v_3814 = arith.index_cast %v_3812 : i32 to index
                    %v_3815 = arith.divui %v_3814, %c_11 : index
                    %v_3816 = vector.maskedload %y[%v_3815, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3817 = memref.load %weights[%v_3814] : memref<?xf32>
                    %v_3818 = vector.broadcast %v_3817 : f32 to vector<16xf32>
                    %v_3819 = arith.mulf %v_3728, %v_3818 : vector<16xf32>
                    %v_3820 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3819) : (vector<16xf32>) -> vector<16xf32>
                    %v_3821 = arith.addf %v_3816, %v_3820 : vector<16xf32>
                    vector.maskedstore %y[%v_3815, %v_32], %is_3667, %v_3821 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3822 = arith.muli %v_2958, %c_6 : index
                  %v_3823 = arith.addi %v_18, %v_3822 : index
                  %v_3824 = arith.addi %v_3823, %c_19 : index
                  %v_3825 = memref.load %order[%v_3824] : memref<?xi32>
                  %is_3826 = arith.cmpi sge, %v_3825, %c_44 : i32
                  scf.if %is_3826 {
                    %v_3827 = arith.index_cast %v_3825 : i32 to index
                    %v_3828 = arith.divui %v_3827, %c_11 : index
                    %v_3829 = vector.maskedload %y[%v_3828, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3830 = memref.load %weights[%v_3827] : memref<?xf32>
                    %v_3831 = vector.broadcast %v_3830 : f32 to vector<16xf32>
                    %v_3832 = arith.mulf %v_3730, %v_3831 : vector<16xf32>
                    %v_3833 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3832) : (vector<16xf32>) -> vector<16xf32>
                    %v_3834 = arith.addf %v_3829, %v_3833 : vector<16xf32>
                    vector.maskedstore %y[%v_3828, %v_32], %is_3667, %v_3834 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3835 = arith.muli %v_2958, %c_6 : index
                  %v_3836 = arith.addi %v_18, %v_3835 : index
                  %v_3837 = arith.addi %v_3836, %c_15 : index
                  %v_3838 = memref.load %order[%v_3837] : memref<?xi32>
                  %is_3839 = arith.cmpi sge, %v_3838, %c_44 : i32
                  scf.if %is_3839 {
                    %v_3840 = arith.index_cast %v_3838 : i32 to index
                    %v_3841 = arith.divui %v_3840, %c_11 : index
                    %v_3842 = vector.maskedload %y[%v_3841, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3843 = memref.load %weights[%v_3840] : memref<?xf32>
                    %v_3844 = vector.broadcast %v_3843 : f32 to vector<16xf32>
                    %v_3845 = arith.mulf %v_3717, %v_3844 : vector<16xf32>
                    %v_3846 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3845) : (vector<16xf32>) -> vector<16xf32>
                    %v_3847 = arith.addf %v_3842, %v_3846 : vector<16xf32>
                    vector.maskedstore %y[%v_3841, %v_32], %is_3667, %v_3847 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3848 = arith.muli %v_2958, %c_6 : index
                  %v_3849 = arith.addi %v_18, %v_3848 : index
                  %v_3850 = arith.addi %v_3849, %c_45 : index
                  %v_3851 = memref.load %order[%v_3850] : memref<?xi32>
                  %is_3852 = arith.cmpi sge, %v_3851, %c_44 : i32
                  scf.if %is_3852 {
                    %v_3853 = arith.index_cast %v_3851 : i32 to index
                    %v_3854 = arith.divui %v_3853, %c_11 : index
                    %v_3855 = vector.maskedload %y[%v_3854, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3856 = memref.load %weights[%v_3853] : memref<?xf32>
                    %v_3857 = vector.broadcast %v_3856 : f32 to vector<16xf32>
                    %v_3858 = arith.mulf %v_3719, %v_3857 : vector<16xf32>
                    %v_3859 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3858) : (vector<16xf32>) -> vector<16xf32>
                    %v_3860 = arith.addf %v_3855, %v_3859 : vector<16xf32>
                    vector.maskedstore %y[%v_3854, %v_32], %is_3667, %v_3860 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3861 = arith.muli %v_2958, %c_6 : index
                  %v_3862 = arith.addi %v_18, %v_3861 : index
                  %v_3863 = arith.addi %v_3862, %c_46 : index
                  %v_3864 = memref.load %order[%v_3863] : memref<?xi32>
                  %is_3865 = arith.cmpi sge, %v_3864, %c_44 : i32
                  scf.if %is_3865 {
                    %v_3866 = arith.index_cast %v_3864 : i32 to index
                    %v_3867 = arith.divui %v_3866, %c_11 : index
                    %v_3868 = vector.maskedload %y[%v_3867, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3869 = memref.load %weights[%v_3866] : memref<?xf32>
                    %v_3870 = vector.broadcast %v_3869 : f32 to vector<16xf32>
                    %v_3871 = arith.mulf %v_3721, %v_3870 : vector<16xf32>
                    %v_3872 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3871) : (vector<16xf32>) -> vector<16xf32>
                    %v_3873 = arith.addf %v_3868, %v_3872 : vector<16xf32>
                    vector.maskedstore %y[%v_3867, %v_32], %is_3667, %v_3873 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3874 = arith.muli %v_2958, %c_6 : index
                  %v_3875 = arith.addi %v_18, %v_3874 : index
                  %v_3876 = arith.addi %v_3875, %c_47 : index
                  %v_3877 = memref.load %order[%v_3876] : memref<?xi32>
                  %is_3878 = arith.cmpi sge, %v_3877, %c_44 : i32
                  scf.if %is_3878 {
                    %v_3879 = arith.index_cast %v_3877 : i32 to index
                    %v_3880 = arith.divui %v_3879, %c_11 : index
                    %v_3881 = vector.maskedload %y[%v_3880, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3882 = memref.load %weights[%v_3879] : memref<?xf32>
                    %v_3883 = vector.broadcast %v_3882 : f32 to vector<16xf32>
                    %v_3884 = arith.mulf %v_3723, %v_3883 : vector<16xf32>
                    %v_3885 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3884) : (vector<16xf32>) -> vector<16xf32>
                    %v_3886 = arith.addf %v_3881, %v_3885 : vector<16xf32>
                    vector.maskedstore %y[%v_3880, %v_32], %is_3667, %v_3886 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3887 = arith.muli %v_2958, %c_6 : index
                  %v_3888 = arith.addi %v_18, %v_3887 : index
                  %v_3889 = arith.addi %v_3888, %c_48 : index
                  %v_3890 = memref.load %order[%v_3889] : memref<?xi32>
                  %is_3891 = arith.cmpi sge, %v_3890, %c_44 : i32
                  scf.if %is_3891 {
                    %v_3892 = arith.index_cast %v_3890 : i32 to index
                    %v_3893 = arith.divui %v_3892, %c_11 : index
                    %v_3894 = vector.maskedload %y[%v_3893, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3895 = memref.load %weights[%v_3892] : memref<?xf32>
                    %v_3896 = vector.broadcast %v_3895 : f32 to vector<16xf32>
                    %v_3897 = arith.mulf %v_3725, %v_3896 : vector<16xf32>
                    %v_3898 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3897) : (vector<16xf32>) -> vector<16xf32>
                    %v_3899 = arith.addf %v_3894, %v_3898 : vector<16xf32>
                    vector.maskedstore %y[%v_3893, %v_32], %is_3667, %v_3899 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3900 = arith.muli %v_2958, %c_6 : index
                  %v_3901 = arith.addi %v_18, %v_3900 : index
                  %v_3902 = arith.addi %v_3901, %c_49 : index
                  %v_3903 = memref.load %order[%v_3902] : memref<?xi32>
                  %is_3904 = arith.cmpi sge, %v_3903, %c_44 : i32
                  scf.if %is_3904 {
                    %v_3905 = arith.index_cast %v_3903 : i32 to index
                    %v_3906 = arith.divui %v_3905, %c_11 : index
                    %v_3907 = vector.maskedload %y[%v_3906, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3908 = memref.load %weights[%v_3905] : memref<?xf32>
                    %v_3909 = vector.broadcast %v_3908 : f32 to vector<16xf32>
                    %v_3910 = arith.mulf %v_3727, %v_3909 : vector<16xf32>
                    %v_3911 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3910) : (vector<16xf32>) -> vector<16xf32>
                    %v_3912 = arith.addf %v_3907, %v_3911 : vector<16xf32>
                    vector.maskedstore %y[%v_3906, %v_32], %is_3667, %v_3912 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3913 = arith.muli %v_2958, %c_6 : index
                  %v_3914 = arith.addi %v_18, %v_3913 : index
                  %v_3915 = arith.addi %v_3914, %c_50 : index
                  %v_3916 = memref.load %order[%v_3915] : memref<?xi32>
                  %is_3917 = arith.cmpi sge, %v_3916, %c_44 : i32
                  scf.if %is_3917 {
                    %v_3918 = arith.index_cast %v_3916 : i32 to index
                    %v_3919 = arith.divui %v_3918, %c_11 : index
                    %v_3920 = vector.maskedload %y[%v_3919, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3921 = memref.load %weights[%v_3918] : memref<?xf32>
                    %v_3922 = vector.broadcast %v_3921 : f32 to vector<16xf32>
                    %v_3923 = arith.mulf %v_3729, %v_3922 : vector<16xf32>
                    %v_3924 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3923) : (vector<16xf32>) -> vector<16xf32>
                    %v_3925 = arith.addf %v_3920, %v_3924 : vector<16xf32>
                    vector.maskedstore %y[%v_3919, %v_32], %is_3667, %v_3925 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3926 = arith.muli %v_2958, %c_6 : index
                  %v_3927 = arith.addi %v_18, %v_3926 : index
                  %v_3928 = arith.addi %v_3927, %c_9 : index
                  %v_3929 = memref.load %order[%v_3928] : memref<?xi32>
                  %is_3930 = arith.cmpi sge, %v_3929, %c_44 : i32
                  scf.if %is_3930 {
                    %v_3931 = arith.index_cast %v_3929 : i32 to index
                    %v_3932 = arith.divui %v_3931, %c_11 : index
                    %v_3933 = vector.maskedload %y[%v_3932, %v_32], %is_3667, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3934 = memref.load %weights[%v_3931] : memref<?xf32>
                    %v_3935 = vector.broadcast %v_3934 : f32 to vector<16xf32>
                    %v_3936 = arith.mulf %v_3731, %v_3935 : vector<16xf32>
                    %v_3937 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3936) : (vector<16xf32>) -> vector<16xf32>
                    %v_3938 = arith.addf %v_3933, %v_3937 : vector<16xf32>
                    vector.maskedstore %y[%v_3932, %v_32], %is_3667, %v_3938 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_3939 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_3939 {
                  %v_3940 = arith.addi %v_6, %c_51 : index
                  %v_3941 = arith.index_cast %v_3940 : index to i64
                  %pointer_3942 = llvm.inttoptr %v_3941 : i64 to !llvm.ptr
                  %v_3943 = "llvm.load"(%pointer_3942) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3944 = arith.addi %v_6, %c_52 : index
                  %v_3945 = arith.index_cast %v_3944 : index to i64
                  %pointer_3946 = llvm.inttoptr %v_3945 : i64 to !llvm.ptr
                  %v_3947 = "llvm.load"(%pointer_3946) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3948 = arith.addi %v_6, %c_53 : index
                  %v_3949 = arith.index_cast %v_3948 : index to i64
                  %pointer_3950 = llvm.inttoptr %v_3949 : i64 to !llvm.ptr
                  %v_3951 = "llvm.load"(%pointer_3950) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3952 = arith.addi %v_6, %c_54 : index
                  %v_3953 = arith.index_cast %v_3952 : index to i64
                  %pointer_3954 = llvm.inttoptr %v_3953 : i64 to !llvm.ptr
                  %v_3955 = "llvm.load"(%pointer_3954) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3956 = arith.addi %v_6, %c_55 : index
                  %v_3957 = arith.index_cast %v_3956 : index to i64
                  %pointer_3958 = llvm.inttoptr %v_3957 : i64 to !llvm.ptr
                  %v_3959 = "llvm.load"(%pointer_3958) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3960 = arith.addi %v_6, %c_56 : index
                  %v_3961 = arith.index_cast %v_3960 : index to i64
                  %pointer_3962 = llvm.inttoptr %v_3961 : i64 to !llvm.ptr
                  %v_3963 = "llvm.load"(%pointer_3962) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3964 = arith.addi %v_6, %c_57 : index
                  %v_3965 = arith.index_cast %v_3964 : index to i64
                  %pointer_3966 = llvm.inttoptr %v_3965 : i64 to !llvm.ptr
                  %v_3967 = "llvm.load"(%pointer_3966) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3968 = arith.addi %v_6, %c_58 : index
                  %v_3969 = arith.index_cast %v_3968 : index to i64
                  %pointer_3970 = llvm.inttoptr %v_3969 : i64 to !llvm.ptr
                  %v_3971 = "llvm.load"(%pointer_3970) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3972 = arith.addi %v_6, %c_14 : index
                  %v_3973 = arith.index_cast %v_3972 : index to i64
                  %pointer_3974 = llvm.inttoptr %v_3973 : i64 to !llvm.ptr
                  %v_3975 = "llvm.load"(%pointer_3974) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3976 = arith.addi %v_6, %c_59 : index
                  %v_3977 = arith.index_cast %v_3976 : index to i64
                  %pointer_3978 = llvm.inttoptr %v_3977 : i64 to !llvm.ptr
                  %v_3979 = "llvm.load"(%pointer_3978) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3980 = arith.addi %v_6, %c_60 : index
                  %v_3981 = arith.index_cast %v_3980 : index to i64
                  %pointer_3982 = llvm.inttoptr %v_3981 : i64 to !llvm.ptr
                  %v_3983 = "llvm.load"(%pointer_3982) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3984 = arith.addi %v_6, %c_61 : index
                  %v_3985 = arith.index_cast %v_3984 : index to i64
                  %pointer_3986 = llvm.inttoptr %v_3985 : i64 to !llvm.ptr
                  %v_3987 = "llvm.load"(%pointer_3986) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3988 = arith.addi %v_6, %c_62 : index
                  %v_3989 = arith.index_cast %v_3988 : index to i64
                  %pointer_3990 = llvm.inttoptr %v_3989 : i64 to !llvm.ptr
                  %v_3991 = "llvm.load"(%pointer_3990) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3992 = arith.addi %v_6, %c_63 : index
                  %v_3993 = arith.index_cast %v_3992 : index to i64
                  %pointer_3994 = llvm.inttoptr %v_3993 : i64 to !llvm.ptr
                  %v_3995 = "llvm.load"(%pointer_3994) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3996 = arith.addi %v_6, %c_64 : index
                  %v_3997 = arith.index_cast %v_3996 : index to i64
                  %pointer_3998 = llvm.inttoptr %v_3997 : i64 to !llvm.ptr
                  %v_3999 = "llvm.load"(%pointer_3998) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4000 = arith.addi %v_6, %c_65 : index
                  %v_4001 = arith.index_cast %v_4000 : index to i64
                  %pointer_4002 = llvm.inttoptr %v_4001 : i64 to !llvm.ptr
                  %v_4003 = "llvm.load"(%pointer_4002) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4004 = arith.subi %v_31, %v_33 : index
                  %v_4005 = arith.index_cast %v_4004 : index to i32
                  %v_4006 = vector.broadcast %v_4005 : i32 to vector<16xi32>
                  %is_4007 = arith.cmpi sge, %c_43, %v_4006 : vector<16xi32>
                  %v_4008 = vector.shuffle %v_3943, %v_3947 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4009 = vector.shuffle %v_3943, %v_3947 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4010 = vector.shuffle %v_3951, %v_3955 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4011 = vector.shuffle %v_3951, %v_3955 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4012 = vector.shuffle %v_3959, %v_3963 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4013 = vector.shuffle %v_3959, %v_3963 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4014 = vector.shuffle %v_3967, %v_3971 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4015 = vector.shuffle %v_3967, %v_3971 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4016 = vector.shuffle %v_3975, %v_3979 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4017 = vector.shuffle %v_3975, %v_3979 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4018 = vector.shuffle %v_3983, %v_3987 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4019 = vector.shuffle %v_3983, %v_3987 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4020 = vector.shuffle %v_3991, %v_3995 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4021 = vector.shuffle %v_3991, %v_3995 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4022 = vector.shuffle %v_3999, %v_4003 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4023 = vector.shuffle %v_3999, %v_4003 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4024 = vector.shuffle %v_4008, %v_4010 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4025 = vector.shuffle %v_4008, %v_4010 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4026 = vector.shuffle %v_4009, %v_4011 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4027 = vector.shuffle %v_4009, %v_4011 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4028 = vector.shuffle %v_4012, %v_4014 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4029 = vector.shuffle %v_4012, %v_4014 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4030 = vector.shuffle %v_4013, %v_4015 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4031 = vector.shuffle %v_4013, %v_4015 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4032 = vector.shuffle %v_4016, %v_4018 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4033 = vector.shuffle %v_4016, %v_4018 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4034 = vector.shuffle %v_4017, %v_4019 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4035 = vector.shuffle %v_4017, %v_4019 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4036 = vector.shuffle %v_4020, %v_4022 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4037 = vector.shuffle %v_4020, %v_4022 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4038 = vector.shuffle %v_4021, %v_4023 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4039 = vector.shuffle %v_4021, %v_4023 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4040 = vector.shuffle %v_4024, %v_4028 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4041 = vector.shuffle %v_4024, %v_4028 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4042 = vector.shuffle %v_4026, %v_4030 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4043 = vector.shuffle %v_4026, %v_4030 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4044 = vector.shuffle %v_4025, %v_4029 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4045 = vector.shuffle %v_4025, %v_4029 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4046 = vector.shuffle %v_4027, %v_4031 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4047 = vector.shuffle %v_4027, %v_4031 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4048 = vector.shuffle %v_4032, %v_4036 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4049 = vector.shuffle %v_4032, %v_4036 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4050 = vector.shuffle %v_4034, %v_4038 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4051 = vector.shuffle %v_4034, %v_4038 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4052 = vector.shuffle %v_4033, %v_4037 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4053 = vector.shuffle %v_4033, %v_4037 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4054 = vector.shuffle %v_4035, %v_4039 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4055 = vector.shuffle %v_4035, %v_4039 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4056 = vector.shuffle %v_4040, %v_4048 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4057 = vector.shuffle %v_4040, %v_4048 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4058 = vector.shuffle %v_4042, %v_4050 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4059 = vector.shuffle %v_4042, %v_4050 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4060 = vector.shuffle %v_4044, %v_4052 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4061 = vector.shuffle %v_4044, %v_4052 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4062 = vector.shuffle %v_4046, %v_4054 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4063 = vector.shuffle %v_4046, %v_4054 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4064 = vector.shuffle %v_4041, %v_4049 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4065 = vector.shuffle %v_4041, %v_4049 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4066 = vector.shuffle %v_4043, %v_4051 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4067 = vector.shuffle %v_4043, %v_4051 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4068 = vector.shuffle %v_4045, %v_4053 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4069 = vector.shuffle %v_4045, %v_4053 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4070 = vector.shuffle %v_4047, %v_4055 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4071 = vector.shuffle %v_4047, %v_4055 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4072 = arith.muli %v_2958, %c_6 : index
                  %v_4073 = arith.addi %v_18, %v_4072 : index
                  %v_4074 = memref.load %order[%v_4073] : memref<?xi32>
                  %is_4075 = arith.cmpi sge, %v_4074, %c_44 : i32
                  scf.if %is_4075 {
                    %v_4076 = arith.index_cast %v_4074 : i32 to index
                    %v_4077 = arith.divui %v_4076, %c_11 : index
                    %v_4078 = vector.maskedload %y[%v_4077, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4079 = memref.load %weights[%v_4076] : memref<?xf32>
                    %v_4080 = vector.broadcast %v_4079 : f32 to vector<16xf32>
                    %v_4081 = arith.mulf %v_4056, %v_4080 : vector<16xf32>
                    %v_4082 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4081) : (vector<16xf32>) -> vector<16xf32>
                    %v_4083 = arith.addf %v_4078, %v_4082 : vector<16xf32>
                    vector.maskedstore %y[%v_4077, %v_33], %is_4007, %v_4083 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4084 = arith.muli %v_2958, %c_6 : index
                  %v_4085 = arith.addi %v_18, %v_4084 : index
                  %v_4086 = arith.addi %v_4085, %c_5 : index
                  %v_4087 = memref.load %order[%v_4086] : memref<?xi32>
                  %is_4088 = arith.cmpi sge, %v_4087, %c_44 : i32
                  scf.if %is_4088 {
                    %v_4089 = arith.index_cast %v_4087 : i32 to index
                    %v_4090 = arith.divui %v_4089, %c_11 : index
                    %v_4091 = vector.maskedload %y[%v_4090, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4092 = memref.load %weights[%v_4089] : memref<?xf32>
                    %v_4093 = vector.broadcast %v_4092 : f32 to vector<16xf32>
                    %v_4094 = arith.mulf %v_4058, %v_4093 : vector<16xf32>
                    %v_4095 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4094) : (vector<16xf32>) -> vector<16xf32>
                    %v_4096 = arith.addf %v_4091, %v_4095 : vector<16xf32>
                    vector.maskedstore %y[%v_4090, %v_33], %is_4007, %v_4096 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4097 = arith.muli %v_2958, %c_6 : index
                  %v_4098 = arith.addi %v_18, %v_4097 : index
                  %v_4099 = arith.addi %v_4098, %c_8 : index
                  %v_4100 = memref.load %order[%v_4099] : memref<?xi32>
                  %is_4101 = arith.cmpi sge, %v_4100, %c_44 : i32
                  scf.if %is_4101 {
                    %v_4102 = arith.index_cast %v_4100 : i32 to index
                    %v_4103 = arith.divui %v_4102, %c_11 : index
                    %v_4104 = vector.maskedload %y[%v_4103, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4105 = memref.load %weights[%v_4102] : memref<?xf32>
                    %v_4106 = vector.broadcast %v_4105 : f32 to vector<16xf32>
                    %v_4107 = arith.mulf %v_4060, %v_4106 : vector<16xf32>
                    %v_4108 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4107) : (vector<16xf32>) -> vector<16xf32>
                    %v_4109 = arith.addf %v_4104, %v_4108 : vector<16xf32>
                    vector.maskedstore %y[%v_4103, %v_33], %is_4007, %v_4109 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4110 = arith.muli %v_2958, %c_6 : index
                  %v_4111 = arith.addi %v_18, %v_4110 : index
                  %v_4112 = arith.addi %v_4111, %c_11 : index
                  %v_4113 = memref.load %order[%v_4112] : memref<?xi32>
                  %is_4114 = arith.cmpi sge, %v_4113, %c_44 : i32
                  scf.if %is_4114 {
                    %v_4115 = arith.index_cast %v_4113 : i32 to index
                    %v_4116 = arith.divui %v_4115, %c_11 : index
                    %v_4117 = vector.maskedload %y[%v_4116, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4118 = memref.load %weights[%v_4115] : memref<?xf32>
                    %v_4119 = vector.broadcast %v_4118 : f32 to vector<16xf32>
                    %v_4120 = arith.mulf %v_4062, %v_4119 : vector<16xf32>
                    %v_4121 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4120) : (vector<16xf32>) -> vector<16xf32>
                    %v_4122 = arith.addf %v_4117, %v_4121 : vector<16xf32>
                    vector.maskedstore %y[%v_4116, %v_33], %is_4007, %v_4122 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4123 = arith.muli %v_2958, %c_6 : index
                  %v_4124 = arith.addi %v_18, %v_4123 : index
                  %v_4125 = arith.addi %v_4124, %c_16 : index
                  %v_4126 = memref.load %order[%v_4125] : memref<?xi32>
                  %is_4127 = arith.cmpi sge, %v_4126, %c_44 : i32
                  scf.if %is_4127 {
                    %v_4128 = arith.index_cast %v_4126 : i32 to index
                    %v_4129 = arith.divui %v_4128, %c_11 : index
                    %v_4130 = vector.maskedload %y[%v_4129, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4131 = memref.load %weights[%v_4128] : memref<?xf32>
                    %v_4132 = vector.broadcast %v_4131 : f32 to vector<16xf32>
                    %v_4133 = arith.mulf %v_4064, %v_4132 : vector<16xf32>
                    %v_4134 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4133) : (vector<16xf32>) -> vector<16xf32>
                    %v_4135 = arith.addf %v_4130, %v_4134 : vector<16xf32>
                    vector.maskedstore %y[%v_4129, %v_33], %is_4007, %v_4135 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4136 = arith.muli %v_2958, %c_6 : index
                  %v_4137 = arith.addi %v_18, %v_4136 : index
                  %v_4138 = arith.addi %v_4137, %c_17 : index
                  %v_4139 = memref.load %order[%v_4138] : memref<?xi32>
                  %is_4140 = arith.cmpi sge, %v_4139, %c_44 : i32
                  scf.if %is_4140 {
                    %v_4141 = arith.index_cast %v_4139 : i32 to index
                    %v_4142 = arith.divui %v_4141, %c_11 : index
                    %v_4143 = vector.maskedload %y[%v_4142, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4144 = memref.load %weights[%v_4141] : memref<?xf32>
                    %v_4145 = vector.broadcast %v_4144 : f32 to vector<16xf32>
                    %v_4146 = arith.mulf %v_4066, %v_4145 : vector<16xf32>
                    %v_4147 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4146) : (vector<16xf32>) -> vector<16xf32>
                    %v_4148 = arith.addf %v_4143, %v_4147 : vector<16xf32>
                    vector.maskedstore %y[%v_4142, %v_33], %is_4007, %v_4148 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4149 = arith.muli %v_2958, %c_6 : index
                  %v_4150 = arith.addi %v_18, %v_4149 : index
                  %v_4151 = arith.addi %v_4150, %c_18 : index
                  %v_4152 = memref.load %order[%v_4151] : memref<?xi32>
                  %is_4153 = arith.cmpi sge, %v_4152, %c_44 : i32
                  scf.if %is_4153 {
                    %v_4154 = arith.index_cast %v_4152 : i32 to index
                    %v_4155 = arith.divui %v_4154, %c_11 : index
                    %v_4156 = vector.maskedload %y[%v_4155, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4157 = memref.load %weights[%v_4154] : memref<?xf32>
                    %v_4158 = vector.broadcast %v_4157 : f32 to vector<16xf32>
                    %v_4159 = arith.mulf %v_4068, %v_4158 : vector<16xf32>
                    %v_4160 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4159) : (vector<16xf32>) -> vector<16xf32>
                    %v_4161 = arith.addf %v_4156, %v_4160 : vector<16xf32>
                    vector.maskedstore %y[%v_4155, %v_33], %is_4007, %v_4161 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4162 = arith.muli %v_2958, %c_6 : index
                  %v_4163 = arith.addi %v_18, %v_4162 : index
                  %v_4164 = arith.addi %v_4163, %c_19 : index
                  %v_4165 = memref.load %order[%v_4164] : memref<?xi32>
                  %is_4166 = arith.cmpi sge, %v_4165, %c_44 : i32
                  scf.if %is_4166 {
                    %v_4167 = arith.index_cast %v_4165 : i32 to index
                    %v_4168 = arith.divui %v_4167, %c_11 : index
                    %v_4169 = vector.maskedload %y[%v_4168, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4170 = memref.load %weights[%v_4167] : memref<?xf32>
                    %v_4171 = vector.broadcast %v_4170 : f32 to vector<16xf32>
                    %v_4172 = arith.mulf %v_4070, %v_4171 : vector<16xf32>
                    %v_4173 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4172) : (vector<16xf32>) -> vector<16xf32>
                    %v_4174 = arith.addf %v_4169, %v_4173 : vector<16xf32>
                    vector.maskedstore %y[%v_4168, %v_33], %is_4007, %v_4174 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4175 = arith.muli %v_2958, %c_6 : index
                  %v_4176 = arith.addi %v_18, %v_4175 : index
                  %v_4177 = arith.addi %v_4176, %c_15 : index
                  %v_4178 = memref.load %order[%v_4177] : memref<?xi32>
                  %is_4179 = arith.cmpi sge, %v_4178, %c_44 : i32
                  scf.if %is_4179 {
                    %v_4180 = arith.index_cast %v_4178 : i32 to index
                    %v_4181 = arith.divui %v_4180, %c_11 : index
                    %v_4182 = vector.maskedload %y[%v_4181, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4183 = memref.load %weights[%v_4180] : memref<?xf32>
                    %v_4184 = vector.broadcast %v_4183 : f32 to vector<16xf32>
                    %v_4185 = arith.mulf %v_4057, %v_4184 : vector<16xf32>
                    %v_4186 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4185) : (vector<16xf32>) -> vector<16xf32>
                    %v_4187 = arith.addf %v_4182, %v_4186 : vector<16xf32>
                    vector.maskedstore %y[%v_4181, %v_33], %is_4007, %v_4187 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4188 = arith.muli %v_2958, %c_6 : index
                  %v_4189 = arith.addi %v_18, %v_4188 : index
                  %v_4190 = arith.addi %v_4189, %c_45 : index
                  %v_4191 = memref.load %order[%v_4190] : memref<?xi32>
                  %is_4192 = arith.cmpi sge, %v_4191, %c_44 : i32
                  scf.if %is_4192 {
                    %v_4193 = arith.index_cast %v_4191 : i32 to index
                    %v_4194 = arith.divui %v_4193, %c_11 : index
                    %v_4195 = vector.maskedload %y[%v_4194, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4196 = memref.load %weights[%v_4193] : memref<?xf32>
                    %v_4197 = vector.broadcast %v_4196 : f32 to vector<16xf32>
                    %v_4198 = arith.mulf %v_4059, %v_4197 : vector<16xf32>
                    %v_4199 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4198) : (vector<16xf32>) -> vector<16xf32>
                    %v_4200 = arith.addf %v_4195, %v_4199 : vector<16xf32>
                    vector.maskedstore %y[%v_4194, %v_33], %is_4007, %v_4200 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4201 = arith.muli %v_2958, %c_6 : index
                  %v_4202 = arith.addi %v_18, %v_4201 : index
                  %v_4203 = arith.addi %v_4202, %c_46 : index
                  %v_4204 = memref.load %order[%v_4203] : memref<?xi32>
                  %is_4205 = arith.cmpi sge, %v_4204, %c_44 : i32
                  scf.if %is_4205 {
                    %v_4206 = arith.index_cast %v_4204 : i32 to index
                    %v_4207 = arith.divui %v_4206, %c_11 : index
                    %v_4208 = vector.maskedload %y[%v_4207, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4209 = memref.load %weights[%v_4206] : memref<?xf32>
                    %v_4210 = vector.broadcast %v_4209 : f32 to vector<16xf32>
                    %v_4211 = arith.mulf %v_4061, %v_4210 : vector<16xf32>
                    %v_4212 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4211) : (vector<16xf32>) -> vector<16xf32>
                    %v_4213 = arith.addf %v_4208, %v_4212 : vector<16xf32>
                    vector.maskedstore %y[%v_4207, %v_33], %is_4007, %v_4213 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4214 = arith.muli %v_2958, %c_6 : index
                  %v_4215 = arith.addi %v_18, %v_4214 : index
                  %v_4216 = arith.addi %v_4215, %c_47 : index
                  %v_4217 = memref.load %order[%v_4216] : memref<?xi32>
                  %is_4218 = arith.cmpi sge, %v_4217, %c_44 : i32
                  scf.if %is_4218 {
                    %v_4219 = arith.index_cast %v_4217 : i32 to index
                    %v_4220 = arith.divui %v_4219, %c_11 : index
                    %v_4221 = vector.maskedload %y[%v_4220, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4222 = memref.load %weights[%v_4219] : memref<?xf32>
                    %v_4223 = vector.broadcast %v_4222 : f32 to vector<16xf32>
                    %v_4224 = arith.mulf %v_4063, %v_4223 : vector<16xf32>
                    %v_4225 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4224) : (vector<16xf32>) -> vector<16xf32>
                    %v_4226 = arith.addf %v_4221, %v_4225 : vector<16xf32>
                    vector.maskedstore %y[%v_4220, %v_33], %is_4007, %v_4226 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4227 = arith.muli %v_2958, %c_6 : index
                  %v_4228 = arith.addi %v_18, %v_4227 : index
                  %v_4229 = arith.addi %v_4228, %c_48 : index
                  %v_4230 = memref.load %order[%v_4229] : memref<?xi32>
                  %is_4231 = arith.cmpi sge, %v_4230, %c_44 : i32
                  scf.if %is_4231 {
                    %v_4232 = arith.index_cast %v_4230 : i32 to index
                    %v_4233 = arith.divui %v_4232, %c_11 : index
                    %v_4234 = vector.maskedload %y[%v_4233, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4235 = memref.load %weights[%v_4232] : memref<?xf32>
                    %v_4236 = vector.broadcast %v_4235 : f32 to vector<16xf32>
                    %v_4237 = arith.mulf %v_4065, %v_4236 : vector<16xf32>
                    %v_4238 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4237) : (vector<16xf32>) -> vector<16xf32>
                    %v_4239 = arith.addf %v_4234, %v_4238 : vector<16xf32>
                    vector.maskedstore %y[%v_4233, %v_33], %is_4007, %v_4239 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4240 = arith.muli %v_2958, %c_6 : index
                  %v_4241 = arith.addi %v_18, %v_4240 : index
                  %v_4242 = arith.addi %v_4241, %c_49 : index
                  %v_4243 = memref.load %order[%v_4242] : memref<?xi32>
                  %is_4244 = arith.cmpi sge, %v_4243, %c_44 : i32
                  scf.if %is_4244 {
                    %v_4245 = arith.index_cast %v_4243 : i32 to index
                    %v_4246 = arith.divui %v_4245, %c_11 : index
                    %v_4247 = vector.maskedload %y[%v_4246, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4248 = memref.load %weights[%v_4245] : memref<?xf32>
                    %v_4249 = vector.broadcast %v_4248 : f32 to vector<16xf32>
                    %v_4250 = arith.mulf %v_4067, %v_4249 : vector<16xf32>
                    %v_4251 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4250) : (vector<16xf32>) -> vector<16xf32>
                    %v_4252 = arith.addf %v_4247, %v_4251 : vector<16xf32>
                    vector.maskedstore %y[%v_4246, %v_33], %is_4007, %v_4252 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4253 = arith.muli %v_2958, %c_6 : index
                  %v_4254 = arith.addi %v_18, %v_4253 : index
                  %v_4255 = arith.addi %v_4254, %c_50 : index
                  %v_4256 = memref.load %order[%v_4255] : memref<?xi32>
                  %is_4257 = arith.cmpi sge, %v_4256, %c_44 : i32
                  scf.if %is_4257 {
                    %v_4258 = arith.index_cast %v_4256 : i32 to index
                    %v_4259 = arith.divui %v_4258, %c_11 : index
                    %v_4260 = vector.maskedload %y[%v_4259, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4261 = memref.load %weights[%v_4258] : memref<?xf32>
                    %v_4262 = vector.broadcast %v_4261 : f32 to vector<16xf32>
                    %v_4263 = arith.mulf %v_4069, %v_4262 : vector<16xf32>
                    %v_4264 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4263) : (vector<16xf32>) -> vector<16xf32>
                    %v_4265 = arith.addf %v_4260, %v_4264 : vector<16xf32>
                    vector.maskedstore %y[%v_4259, %v_33], %is_4007, %v_4265 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4266 = arith.muli %v_2958, %c_6 : index
                  %v_4267 = arith.addi %v_18, %v_4266 : index
                  %v_4268 = arith.addi %v_4267, %c_9 : index
                  %v_4269 = memref.load %order[%v_4268] : memref<?xi32>
                  %is_4270 = arith.cmpi sge, %v_4269, %c_44 : i32
                  scf.if %is_4270 {
                    %v_4271 = arith.index_cast %v_4269 : i32 to index
                    %v_4272 = arith.divui %v_4271, %c_11 : index
                    %v_4273 = vector.maskedload %y[%v_4272, %v_33], %is_4007, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4274 = memref.load %weights[%v_4271] : memref<?xf32>
                    %v_4275 = vector.broadcast %v_4274 : f32 to vector<16xf32>
                    %v_4276 = arith.mulf %v_4071, %v_4275 : vector<16xf32>
                    %v_4277 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4276) : (vector<16xf32>) -> vector<16xf32>
                    %v_4278 = arith.addf %v_4273, %v_4277 : vector<16xf32>
                    vector.maskedstore %y[%v_4272, %v_33], %is_4007, %v_4278 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_4279 = arith.addi %v_2958, %c_5 : index
                %v_4280 = arith.addi %v_6, %c_21 : index
                %is_4281 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_4281 {
                  %v_4282 = arith.index_cast %v_4280 : index to i64
                  %pointer_4283 = llvm.inttoptr %v_4282 : i64 to !llvm.ptr
                  %v_4284 = "llvm.load"(%pointer_4283) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4285 = arith.addi %v_4280, %c_0 : index
                  %v_4286 = arith.index_cast %v_4285 : index to i64
                  %pointer_4287 = llvm.inttoptr %v_4286 : i64 to !llvm.ptr
                  %v_4288 = "llvm.load"(%pointer_4287) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4289 = arith.addi %v_4280, %c_29 : index
                  %v_4290 = arith.index_cast %v_4289 : index to i64
                  %pointer_4291 = llvm.inttoptr %v_4290 : i64 to !llvm.ptr
                  %v_4292 = "llvm.load"(%pointer_4291) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4293 = arith.addi %v_4280, %c_30 : index
                  %v_4294 = arith.index_cast %v_4293 : index to i64
                  %pointer_4295 = llvm.inttoptr %v_4294 : i64 to !llvm.ptr
                  %v_4296 = "llvm.load"(%pointer_4295) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4297 = arith.addi %v_4280, %c_31 : index
                  %v_4298 = arith.index_cast %v_4297 : index to i64
                  %pointer_4299 = llvm.inttoptr %v_4298 : i64 to !llvm.ptr
                  %v_4300 = "llvm.load"(%pointer_4299) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4301 = arith.addi %v_4280, %c_32 : index
                  %v_4302 = arith.index_cast %v_4301 : index to i64
                  %pointer_4303 = llvm.inttoptr %v_4302 : i64 to !llvm.ptr
                  %v_4304 = "llvm.load"(%pointer_4303) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4305 = arith.addi %v_4280, %c_33 : index
                  %v_4306 = arith.index_cast %v_4305 : index to i64
                  %pointer_4307 = llvm.inttoptr %v_4306 : i64 to !llvm.ptr
                  %v_4308 = "llvm.load"(%pointer_4307) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4309 = arith.addi %v_4280, %c_34 : index
                  %v_4310 = arith.index_cast %v_4309 : index to i64
                  %pointer_4311 = llvm.inttoptr %v_4310 : i64 to !llvm.ptr
                  %v_4312 = "llvm.load"(%pointer_4311) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4313 = arith.addi %v_4280, %c_35 : index
                  %v_4314 = arith.index_cast %v_4313 : index to i64
                  %pointer_4315 = llvm.inttoptr %v_4314 : i64 to !llvm.ptr
                  %v_4316 = "llvm.load"(%pointer_4315) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4317 = arith.addi %v_4280, %c_36 : index
                  %v_4318 = arith.index_cast %v_4317 : index to i64
                  %pointer_4319 = llvm.inttoptr %v_4318 : i64 to !llvm.ptr
                  %v_4320 = "llvm.load"(%pointer_4319) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4321 = arith.addi %v_4280, %c_37 : index
                  %v_4322 = arith.index_cast %v_4321 : index to i64
                  %pointer_4323 = llvm.inttoptr %v_4322 : i64 to !llvm.ptr
                  %v_4324 = "llvm.load"(%pointer_4323) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4325 = arith.addi %v_4280, %c_38 : index
                  %v_4326 = arith.index_cast %v_4325 : index to i64
                  %pointer_4327 = llvm.inttoptr %v_4326 : i64 to !llvm.ptr
                  %v_4328 = "llvm.load"(%pointer_4327) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4329 = arith.addi %v_4280, %c_39 : index
                  %v_4330 = arith.index_cast %v_4329 : index to i64
                  %pointer_4331 = llvm.inttoptr %v_4330 : i64 to !llvm.ptr
                  %v_4332 = "llvm.load"(%pointer_4331) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4333 = arith.addi %v_4280, %c_40 : index
                  %v_4334 = arith.index_cast %v_4333 : index to i64
                  %pointer_4335 = llvm.inttoptr %v_4334 : i64 to !llvm.ptr
                  %v_4336 = "llvm.load"(%pointer_4335) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4337 = arith.addi %v_4280, %c_41 : index
                  %v_4338 = arith.index_cast %v_4337 : index to i64
                  %pointer_4339 = llvm.inttoptr %v_4338 : i64 to !llvm.ptr
                  %v_4340 = "llvm.load"(%pointer_4339) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4341 = arith.addi %v_4280, %c_42 : index
                  %v_4342 = arith.index_cast %v_4341 : index to i64
                  %pointer_4343 = llvm.inttoptr %v_4342 : i64 to !llvm.ptr
                  %v_4344 = "llvm.load"(%pointer_4343) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4345 = arith.subi %i_30, %v_32 : index
                  %v_4346 = arith.index_cast %v_4345 : index to i32
                  %v_4347 = vector.broadcast %v_4346 : i32 to vector<16xi32>
                  %is_4348 = arith.cmpi sge, %c_43, %v_4347 : vector<16xi32>
                  %v_4349 = vector.shuffle %v_4284, %v_4288 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4350 = vector.shuffle %v_4284, %v_4288 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4351 = vector.shuffle %v_4292, %v_4296 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4352 = vector.shuffle %v_4292, %v_4296 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4353 = vector.shuffle %v_4300, %v_4304 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4354 = vector.shuffle %v_4300, %v_4304 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4355 = vector.shuffle %v_4308, %v_4312 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4356 = vector.shuffle %v_4308, %v_4312 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4357 = vector.shuffle %v_4316, %v_4320 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4358 = vector.shuffle %v_4316, %v_4320 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4359 = vector.shuffle %v_4324, %v_4328 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4360 = vector.shuffle %v_4324, %v_4328 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4361 = vector.shuffle %v_4332, %v_4336 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4362 = vector.shuffle %v_4332, %v_4336 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4363 = vector.shuffle %v_4340, %v_4344 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4364 = vector.shuffle %v_4340, %v_4344 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4365 = vector.shuffle %v_4349, %v_4351 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4366 = vector.shuffle %v_4349, %v_4351 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4367 = vector.shuffle %v_4350, %v_4352 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4368 = vector.shuffle %v_4350, %v_4352 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4369 = vector.shuffle %v_4353, %v_4355 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4370 = vector.shuffle %v_4353, %v_4355 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4371 = vector.shuffle %v_4354, %v_4356 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4372 = vector.shuffle %v_4354, %v_4356 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4373 = vector.shuffle %v_4357, %v_4359 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4374 = vector.shuffle %v_4357, %v_4359 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4375 = vector.shuffle %v_4358, %v_4360 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4376 = vector.shuffle %v_4358, %v_4360 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4377 = vector.shuffle %v_4361, %v_4363 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4378 = vector.shuffle %v_4361, %v_4363 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4379 = vector.shuffle %v_4362, %v_4364 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4380 = vector.shuffle %v_4362, %v_4364 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4381 = vector.shuffle %v_4365, %v_4369 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4382 = vector.shuffle %v_4365, %v_4369 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4383 = vector.shuffle %v_4367, %v_4371 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4384 = vector.shuffle %v_4367, %v_4371 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4385 = vector.shuffle %v_4366, %v_4370 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4386 = vector.shuffle %v_4366, %v_4370 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4387 = vector.shuffle %v_4368, %v_4372 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4388 = vector.shuffle %v_4368, %v_4372 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4389 = vector.shuffle %v_4373, %v_4377 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4390 = vector.shuffle %v_4373, %v_4377 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4391 = vector.shuffle %v_4375, %v_4379 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4392 = vector.shuffle %v_4375, %v_4379 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4393 = vector.shuffle %v_4374, %v_4378 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4394 = vector.shuffle %v_4374, %v_4378 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4395 = vector.shuffle %v_4376, %v_4380 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4396 = vector.shuffle %v_4376, %v_4380 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4397 = vector.shuffle %v_4381, %v_4389 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4398 = vector.shuffle %v_4381, %v_4389 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4399 = vector.shuffle %v_4383, %v_4391 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4400 = vector.shuffle %v_4383, %v_4391 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4401 = vector.shuffle %v_4385, %v_4393 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4402 = vector.shuffle %v_4385, %v_4393 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4403 = vector.shuffle %v_4387, %v_4395 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4404 = vector.shuffle %v_4387, %v_4395 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4405 = vector.shuffle %v_4382, %v_4390 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4406 = vector.shuffle %v_4382, %v_4390 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4407 = vector.shuffle %v_4384, %v_4392 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4408 = vector.shuffle %v_4384, %v_4392 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4409 = vector.shuffle %v_4386, %v_4394 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4410 = vector.shuffle %v_4386, %v_4394 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4411 = vector.shuffle %v_4388, %v_4396 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4412 = vector.shuffle %v_4388, %v_4396 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4413 = arith.muli %v_4279, %c_6 : index
                  %v_4414 = arith.addi %v_18, %v_4413 : index
                  %v_4415 = memref.load %order[%v_4414] : memref<?xi32>
                  %is_4416 = arith.cmpi sge, %v_4415, %c_44 : i32
                  scf.if %is_4416 {
                    %v_4417 = arith.index_cast %v_4415 : i32 to index
                    %v_4418 = arith.divui %v_4417, %c_11 : index
                    %v_4419 = vector.maskedload %y[%v_4418, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4420 = memref.load %weights[%v_4417] : memref<?xf32>
                    %v_4421 = vector.broadcast %v_4420 : f32 to vector<16xf32>
                    %v_4422 = arith.mulf %v_4397, %v_4421 : vector<16xf32>
                    %v_4423 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4422) : (vector<16xf32>) -> vector<16xf32>
                    %v_4424 = arith.addf %v_4419, %v_4423 : vector<16xf32>
                    vector.maskedstore %y[%v_4418, %v_32], %is_4348, %v_4424 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4425 = arith.muli %v_4279, %c_6 : index
                  %v_4426 = arith.addi %v_18, %v_4425 : index
                  %v_4427 = arith.addi %v_4426, %c_5 : index
                  %v_4428 = memref.load %order[%v_4427] : memref<?xi32>
                  %is_4429 = arith.cmpi sge, %v_4428, %c_44 : i32
                  scf.if %is_4429 {
                    %v_4430 = arith.index_cast %v_4428 : i32 to index
                    %v_4431 = arith.divui %v_4430, %c_11 : index
                    %v_4432 = vector.maskedload %y[%v_4431, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4433 = memref.load %weights[%v_4430] : memref<?xf32>
                    %v_4434 = vector.broadcast %v_4433 : f32 to vector<16xf32>
                    %v_4435 = arith.mulf %v_4399, %v_4434 : vector<16xf32>
                    %v_4436 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4435) : (vector<16xf32>) -> vector<16xf32>
                    %v_4437 = arith.addf %v_4432, %v_4436 : vector<16xf32>
                    vector.maskedstore %y[%v_4431, %v_32], %is_4348, %v_4437 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4438 = arith.muli %v_4279, %c_6 : index
                  %v_4439 = arith.addi %v_18, %v_4438 : index
                  %v_4440 = arith.addi %v_4439, %c_8 : index
                  %v_4441 = memref.load %order[%v_4440] : memref<?xi32>
                  %is_4442 = arith.cmpi sge, %v_4441, %c_44 : i32
                  scf.if %is_4442 {
                    %v_4443 = arith.index_cast %v_4441 : i32 to index
                    %v_4444 = arith.divui %v_4443, %c_11 : index
                    %v_4445 = vector.maskedload %y[%v_4444, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4446 = memref.load %weights[%v_4443] : memref<?xf32>
                    %v_4447 = vector.broadcast %v_4446 : f32 to vector<16xf32>
                    %v_4448 = arith.mulf %v_4401, %v_4447 : vector<16xf32>
                    %v_4449 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4448) : (vector<16xf32>) -> vector<16xf32>
                    %v_4450 = arith.addf %v_4445, %v_4449 : vector<16xf32>
                    vector.maskedstore %y[%v_4444, %v_32], %is_4348, %v_4450 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4451 = arith.muli %v_4279, %c_6 : index
                  %v_4452 = arith.addi %v_18, %v_4451 : index
                  %v_4453 = arith.addi %v_4452, %c_11 : index
                  %v_4454 = memref.load %order[%v_4453] : memref<?xi32>
                  %is_4455 = arith.cmpi sge, %v_4454, %c_44 : i32
                  scf.if %is_4455 {
                    %v_4456 = arith.index_cast %v_4454 : i32 to index
                    %v_4457 = arith.divui %v_4456, %c_11 : index
                    %v_4458 = vector.maskedload %y[%v_4457, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4459 = memref.load %weights[%v_4456] : memref<?xf32>
                    %v_4460 = vector.broadcast %v_4459 : f32 to vector<16xf32>
                    %v_4461 = arith.mulf %v_4403, %v_4460 : vector<16xf32>
                    %v_4462 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4461) : (vector<16xf32>) -> vector<16xf32>
                    %v_4463 = arith.addf %v_4458, %v_4462 : vector<16xf32>
                    vector.maskedstore %y[%v_4457, %v_32], %is_4348, %v_4463 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4464 = arith.muli %v_4279, %c_6 : index
                  %v_4465 = arith.addi %v_18, %v_4464 : index
                  %v_4466 = arith.addi %v_4465, %c_16 : index
                  %v_4467 = memref.load %order[%v_4466] : memref<?xi32>
                  %is_4468 = arith.cmpi sge, %v_4467, %c_44 : i32
                  scf.if %is_4468 {
                    %v_4469 = arith.index_cast %v_4467 : i32 to index
                    %v_4470 = arith.divui %v_4469, %c_11 : index
                    %v_4471 = vector.maskedload %y[%v_4470, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4472 = memref.load %weights[%v_4469] : memref<?xf32>
                    %v_4473 = vector.broadcast %v_4472 : f32 to vector<16xf32>
                    %v_4474 = arith.mulf %v_4405, %v_4473 : vector<16xf32>
                    %v_4475 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4474) : (vector<16xf32>) -> vector<16xf32>
                    %v_4476 = arith.addf %v_4471, %v_4475 : vector<16xf32>
                    vector.maskedstore %y[%v_4470, %v_32], %is_4348, %v_4476 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4477 = arith.muli %v_4279, %c_6 : index
                  %v_4478 = arith.addi %v_18, %v_4477 : index
                  %v_4479 = arith.addi %v_4478, %c_17 : index
                  %v_4480 = memref.load %order[%v_4479] : memref<?xi32>
                  %is_4481 = arith.cmpi sge, %v_4480, %c_44 : i32
                  scf.if %is_4481 {
                    %v_4482 = arith.index_cast %v_4480 : i32 to index
                    %v_4483 = arith.divui %v_4482, %c_11 : index
                    %v_4484 = vector.maskedload %y[%v_4483, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4485 = memref.load %weights[%v_4482] : memref<?xf32>
                    %v_4486 = vector.broadcast %v_4485 : f32 to vector<16xf32>
                    %v_4487 = arith.mulf %v_4407, %v_4486 : vector<16xf32>
                    %v_4488 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4487) : (vector<16xf32>) -> vector<16xf32>
                    %v_4489 = arith.addf %v_4484, %v_4488 : vector<16xf32>
                    vector.maskedstore %y[%v_4483, %v_32], %is_4348, %v_4489 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4490 = arith.muli %v_4279, %c_6 : index
                  %v_4491 = arith.addi %v_18, %v_4490 : index
                  %v_4492 = arith.addi %v_4491, %c_18 : index
                  %v_4493 = memref.load %order[%v_4492] : memref<?xi32>
                  %is_4494 = arith.cmpi sge, %v_4493, %c_44 : i32
                  scf.if %is_4494 {
                    %v_4495 = arith.index_cast %v_4493 : i32 to index
                    %v_4496 = arith.divui %v_4495, %c_11 : index
                    %v_4497 = vector.maskedload %y[%v_4496, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4498 = memref.load %weights[%v_4495] : memref<?xf32>
                    %v_4499 = vector.broadcast %v_4498 : f32 to vector<16xf32>
                    %v_4500 = arith.mulf %v_4409, %v_4499 : vector<16xf32>
                    %v_4501 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4500) : (vector<16xf32>) -> vector<16xf32>
                    %v_4502 = arith.addf %v_4497, %v_4501 : vector<16xf32>
                    vector.maskedstore %y[%v_4496, %v_32], %is_4348, %v_4502 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4503 = arith.muli %v_4279, %c_6 : index
                  %v_4504 = arith.addi %v_18, %v_4503 : index
                  %v_4505 = arith.addi %v_4504, %c_19 : index
                  %v_4506 = memref.load %order[%v_4505] : memref<?xi32>
                  %is_4507 = arith.cmpi sge, %v_4506, %c_44 : i32
                  scf.if %is_4507 {
                    %v_4508 = arith.index_cast %v_4506 : i32 to index
                    %v_4509 = arith.divui %v_4508, %c_11 : index
                    %v_4510 = vector.maskedload %y[%v_4509, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4511 = memref.load %weights[%v_4508] : memref<?xf32>
                    %v_4512 = vector.broadcast %v_4511 : f32 to vector<16xf32>
                    %v_4513 = arith.mulf %v_4411, %v_4512 : vector<16xf32>
                    %v_4514 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4513) : (vector<16xf32>) -> vector<16xf32>
                    %v_4515 = arith.addf %v_4510, %v_4514 : vector<16xf32>
                    vector.maskedstore %y[%v_4509, %v_32], %is_4348, %v_4515 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4516 = arith.muli %v_4279, %c_6 : index
                  %v_4517 = arith.addi %v_18, %v_4516 : index
                  %v_4518 = arith.addi %v_4517, %c_15 : index
                  %v_4519 = memref.load %order[%v_4518] : memref<?xi32>
                  %is_4520 = arith.cmpi sge, %v_4519, %c_44 : i32
                  scf.if %is_4520 {
                    %v_4521 = arith.index_cast %v_4519 : i32 to index
                    %v_4522 = arith.divui %v_4521, %c_11 : index
                    %v_4523 = vector.maskedload %y[%v_4522, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4524 = memref.load %weights[%v_4521] : memref<?xf32>
                    %v_4525 = vector.broadcast %v_4524 : f32 to vector<16xf32>
                    %v_4526 = arith.mulf %v_4398, %v_4525 : vector<16xf32>
                    %v_4527 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4526) : (vector<16xf32>) -> vector<16xf32>
                    %v_4528 = arith.addf %v_4523, %v_4527 : vector<16xf32>
                    vector.maskedstore %y[%v_4522, %v_32], %is_4348, %v_4528 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4529 = arith.muli %v_4279, %c_6 : index
                  %v_4530 = arith.addi %v_18, %v_4529 : index
                  %v_4531 = arith.addi %v_4530, %c_45 : index
                  %v_4532 = memref.load %order[%v_4531] : memref<?xi32>
                  %is_4533 = arith.cmpi sge, %v_4532, %c_44 : i32
                  scf.if %is_4533 {
                    %v_4534 = arith.index_cast %v_4532 : i32 to index
                    %v_4535 = arith.divui %v_4534, %c_11 : index
                    %v_4536 = vector.maskedload %y[%v_4535, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4537 = memref.load %weights[%v_4534] : memref<?xf32>
                    %v_4538 = vector.broadcast %v_4537 : f32 to vector<16xf32>
                    %v_4539 = arith.mulf %v_4400, %v_4538 : vector<16xf32>
                    %v_4540 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4539) : (vector<16xf32>) -> vector<16xf32>
                    %v_4541 = arith.addf %v_4536, %v_4540 : vector<16xf32>
                    vector.maskedstore %y[%v_4535, %v_32], %is_4348, %v_4541 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4542 = arith.muli %v_4279, %c_6 : index
                  %v_4543 = arith.addi %v_18, %v_4542 : index
                  %v_4544 = arith.addi %v_4543, %c_46 : index
                  %v_4545 = memref.load %order[%v_4544] : memref<?xi32>
                  %is_4546 = arith.cmpi sge, %v_4545, %c_44 : i32
                  scf.if %is_4546 {
                    %v_4547 = arith.index_cast %v_4545 : i32 to index
                    %v_4548 = arith.divui %v_4547, %c_11 : index
                    %v_4549 = vector.maskedload %y[%v_4548, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4550 = memref.load %weights[%v_4547] : memref<?xf32>
                    %v_4551 = vector.broadcast %v_4550 : f32 to vector<16xf32>
                    %v_4552 = arith.mulf %v_4402, %v_4551 : vector<16xf32>
                    %v_4553 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4552) : (vector<16xf32>) -> vector<16xf32>
                    %v_4554 = arith.addf %v_4549, %v_4553 : vector<16xf32>
                    vector.maskedstore %y[%v_4548, %v_32], %is_4348, %v_4554 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4555 = arith.muli %v_4279, %c_6 : index
                  %v_4556 = arith.addi %v_18, %v_4555 : index
                  %v_4557 = arith.addi %v_4556, %c_47 : index
                  %v_4558 = memref.load %order[%v_4557] : memref<?xi32>
                  %is_4559 = arith.cmpi sge, %v_4558, %c_44 : i32
                  scf.if %is_4559 {
                    %v_4560 = arith.index_cast %v_4558 : i32 to index
                    %v_4561 = arith.divui %v_4560, %c_11 : index
                    %v_4562 = vector.maskedload %y[%v_4561, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4563 = memref.load %weights[%v_4560] : memref<?xf32>
                    %v_4564 = vector.broadcast %v_4563 : f32 to vector<16xf32>
                    %v_4565 = arith.mulf %v_4404, %v_4564 : vector<16xf32>
                    %v_4566 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4565) : (vector<16xf32>) -> vector<16xf32>
                    %v_4567 = arith.addf %v_4562, %v_4566 : vector<16xf32>
                    vector.maskedstore %y[%v_4561, %v_32], %is_4348, %v_4567 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4568 = arith.muli %v_4279, %c_6 : index
                  %v_4569 = arith.addi %v_18, %v_4568 : index
                  %v_4570 = arith.addi %v_4569, %c_48 : index
                  %v_4571 = memref.load %order[%v_4570] : memref<?xi32>
                  %is_4572 = arith.cmpi sge, %v_4571, %c_44 : i32
                  scf.if %is_4572 {
                    %v_4573 = arith.index_cast %v_4571 : i32 to index
                    %v_4574 = arith.divui %v_4573, %c_11 : index
                    %v_4575 = vector.maskedload %y[%v_4574, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4576 = memref.load %weights[%v_4573] : memref<?xf32>
                    %v_4577 = vector.broadcast %v_4576 : f32 to vector<16xf32>
                    %v_4578 = arith.mulf %v_4406, %v_4577 : vector<16xf32>
                    %v_4579 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4578) : (vector<16xf32>) -> vector<16xf32>
                    %v_4580 = arith.addf %v_4575, %v_4579 : vector<16xf32>
                    vector.maskedstore %y[%v_4574, %v_32], %is_4348, %v_4580 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4581 = arith.muli %v_4279, %c_6 : index
                  %v_4582 = arith.addi %v_18, %v_4581 : index
                  %v_4583 = arith.addi %v_4582, %c_49 : index
                  %v_4584 = memref.load %order[%v_4583] : memref<?xi32>
                  %is_4585 = arith.cmpi sge, %v_4584, %c_44 : i32
                  scf.if %is_4585 {
                    %v_4586 = arith.index_cast %v_4584 : i32 to index
                    %v_4587 = arith.divui %v_4586, %c_11 : index
                    %v_4588 = vector.maskedload %y[%v_4587, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4589 = memref.load %weights[%v_4586] : memref<?xf32>
                    %v_4590 = vector.broadcast %v_4589 : f32 to vector<16xf32>
                    %v_4591 = arith.mulf %v_4408, %v_4590 : vector<16xf32>
                    %v_4592 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4591) : (vector<16xf32>) -> vector<16xf32>
                    %v_4593 = arith.addf %v_4588, %v_4592 : vector<16xf32>
                    vector.maskedstore %y[%v_4587, %v_32], %is_4348, %v_4593 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4594 = arith.muli %v_4279, %c_6 : index
                  %v_4595 = arith.addi %v_18, %v_4594 : index
                  %v_4596 = arith.addi %v_4595, %c_50 : index
                  %v_4597 = memref.load %order[%v_4596] : memref<?xi32>
                  %is_4598 = arith.cmpi sge, %v_4597, %c_44 : i32
                  scf.if %is_4598 {
                    %v_4599 = arith.index_cast %v_4597 : i32 to index
                    %v_4600 = arith.divui %v_4599, %c_11 : index
                    %v_4601 = vector.maskedload %y[%v_4600, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4602 = memref.load %weights[%v_4599] : memref<?xf32>
                    %v_4603 = vector.broadcast %v_4602 : f32 to vector<16xf32>
                    %v_4604 = arith.mulf %v_4410, %v_4603 : vector<16xf32>
                    %v_4605 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4604) : (vector<16xf32>) -> vector<16xf32>
                    %v_4606 = arith.addf %v_4601, %v_4605 : vector<16xf32>
                    vector.maskedstore %y[%v_4600, %v_32], %is_4348, %v_4606 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4607 = arith.muli %v_4279, %c_6 : index
                  %v_4608 = arith.addi %v_18, %v_4607 : index
                  %v_4609 = arith.addi %v_4608, %c_9 : index
                  %v_4610 = memref.load %order[%v_4609] : memref<?xi32>
                  %is_4611 = arith.cmpi sge, %v_4610, %c_44 : i32
                  scf.if %is_4611 {
                    %v_4612 = arith.index_cast %v_4610 : i32 to index
                    %v_4613 = arith.divui %v_4612, %c_11 : index
                    %v_4614 = vector.maskedload %y[%v_4613, %v_32], %is_4348, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4615 = memref.load %weights[%v_4612] : memref<?xf32>
                    %v_4616 = vector.broadcast %v_4615 : f32 to vector<16xf32>
                    %v_4617 = arith.mulf %v_4412, %v_4616 : vector<16xf32>
                    %v_4618 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4617) : (vector<16xf32>) -> vector<16xf32>
                    %v_4619 = arith.addf %v_4614, %v_4618 : vector<16xf32>
                    vector.maskedstore %y[%v_4613, %v_32], %is_4348, %v_4619 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_4620 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_4620 {
                  %v_4621 = arith.addi %v_4280, %c_51 : index
                  %v_4622 = arith.index_cast %v_4621 : index to i64
                  %pointer_4623 = llvm.inttoptr %v_4622 : i64 to !llvm.ptr
                  %v_4624 = "llvm.load"(%pointer_4623) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4625 = arith.addi %v_4280, %c_52 : index
                  %v_4626 = arith.index_cast %v_4625 : index to i64
                  %pointer_4627 = llvm.inttoptr %v_4626 : i64 to !llvm.ptr
                  %v_4628 = "llvm.load"(%pointer_4627) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4629 = arith.addi %v_4280, %c_53 : index
                  %v_4630 = arith.index_cast %v_4629 : index to i64
                  %pointer_4631 = llvm.inttoptr %v_4630 : i64 to !llvm.ptr
                  %v_4632 = "llvm.load"(%pointer_4631) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4633 = arith.addi %v_4280, %c_54 : index
                  %v_4634 = arith.index_cast %v_4633 : index to i64
                  %pointer_4635 = llvm.inttoptr %v_4634 : i64 to !llvm.ptr
                  %v_4636 = "llvm.load"(%pointer_4635) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4637 = arith.addi %v_4280, %c_55 : index
                  %v_4638 = arith.index_cast %v_4637 : index to i64
                  %pointer_4639 = llvm.inttoptr %v_4638 : i64 to !llvm.ptr
                  %v_4640 = "llvm.load"(%pointer_4639) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4641 = arith.addi %v_4280, %c_56 : index
                  %v_4642 = arith.index_cast %v_4641 : index to i64
                  %pointer_4643 = llvm.inttoptr %v_4642 : i64 to !llvm.ptr
                  %v_4644 = "llvm.load"(%pointer_4643) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4645 = arith.addi %v_4280, %c_57 : index
                  %v_4646 = arith.index_cast %v_4645 : index to i64
                  %pointer_4647 = llvm.inttoptr %v_4646 : i64 to !llvm.ptr
                  %v_4648 = "llvm.load"(%pointer_4647) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4649 = arith.addi %v_4280, %c_58 : index
                  %v_4650 = arith.index_cast %v_4649 : index to i64
                  %pointer_4651 = llvm.inttoptr %v_4650 : i64 to !llvm.ptr
                  %v_4652 = "llvm.load"(%pointer_4651) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4653 = arith.addi %v_4280, %c_14 : index
                  %v_4654 = arith.index_cast %v_4653 : index to i64
                  %pointer_4655 = llvm.inttoptr %v_4654 : i64 to !llvm.ptr
                  %v_4656 = "llvm.load"(%pointer_4655) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4657 = arith.addi %v_4280, %c_59 : index
                  %v_4658 = arith.index_cast %v_4657 : index to i64
                  %pointer_4659 = llvm.inttoptr %v_4658 : i64 to !llvm.ptr
                  %v_4660 = "llvm.load"(%pointer_4659) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4661 = arith.addi %v_4280, %c_60 : index
                  %v_4662 = arith.index_cast %v_4661 : index to i64
                  %pointer_4663 = llvm.inttoptr %v_4662 : i64 to !llvm.ptr
                  %v_4664 = "llvm.load"(%pointer_4663) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4665 = arith.addi %v_4280, %c_61 : index
                  %v_4666 = arith.index_cast %v_4665 : index to i64
                  %pointer_4667 = llvm.inttoptr %v_4666 : i64 to !llvm.ptr
                  %v_4668 = "llvm.load"(%pointer_4667) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4669 = arith.addi %v_4280, %c_62 : index
                  %v_4670 = arith.index_cast %v_4669 : index to i64
                  %pointer_4671 = llvm.inttoptr %v_4670 : i64 to !llvm.ptr
                  %v_4672 = "llvm.load"(%pointer_4671) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4673 = arith.addi %v_4280, %c_63 : index
                  %v_4674 = arith.index_cast %v_4673 : index to i64
                  %pointer_4675 = llvm.inttoptr %v_4674 : i64 to !llvm.ptr
                  %v_4676 = "llvm.load"(%pointer_4675) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4677 = arith.addi %v_4280, %c_64 : index
                  %v_4678 = arith.index_cast %v_4677 : index to i64
                  %pointer_4679 = llvm.inttoptr %v_4678 : i64 to !llvm.ptr
                  %v_4680 = "llvm.load"(%pointer_4679) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4681 = arith.addi %v_4280, %c_65 : index
                  %v_4682 = arith.index_cast %v_4681 : index to i64
                  %pointer_4683 = llvm.inttoptr %v_4682 : i64 to !llvm.ptr
                  %v_4684 = "llvm.load"(%pointer_4683) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4685 = arith.subi %v_31, %v_33 : index
                  %v_4686 = arith.index_cast %v_4685 : index to i32
                  %v_4687 = vector.broadcast %v_4686 : i32 to vector<16xi32>
                  %is_4688 = arith.cmpi sge, %c_43, %v_4687 : vector<16xi32>
                  %v_4689 = vector.shuffle %v_4624, %v_4628 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4690 = vector.shuffle %v_4624, %v_4628 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4691 = vector.shuffle %v_4632, %v_4636 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4692 = vector.shuffle %v_4632, %v_4636 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4693 = vector.shuffle %v_4640, %v_4644 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4694 = vector.shuffle %v_4640, %v_4644 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4695 = vector.shuffle %v_4648, %v_4652 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4696 = vector.shuffle %v_4648, %v_4652 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4697 = vector.shuffle %v_4656, %v_4660 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4698 = vector.shuffle %v_4656, %v_4660 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4699 = vector.shuffle %v_4664, %v_4668 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4700 = vector.shuffle %v_4664, %v_4668 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4701 = vector.shuffle %v_4672, %v_4676 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4702 = vector.shuffle %v_4672, %v_4676 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4703 = vector.shuffle %v_4680, %v_4684 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4704 = vector.shuffle %v_4680, %v_4684 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4705 = vector.shuffle %v_4689, %v_4691 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4706 = vector.shuffle %v_4689, %v_4691 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4707 = vector.shuffle %v_4690, %v_4692 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4708 = vector.shuffle %v_4690, %v_4692 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4709 = vector.shuffle %v_4693, %v_4695 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4710 = vector.shuffle %v_4693, %v_4695 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4711 = vector.shuffle %v_4694, %v_4696 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4712 = vector.shuffle %v_4694, %v_4696 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4713 = vector.shuffle %v_4697, %v_4699 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4714 = vector.shuffle %v_4697, %v_4699 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4715 = vector.shuffle %v_4698, %v_4700 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4716 = vector.shuffle %v_4698, %v_4700 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4717 = vector.shuffle %v_4701, %v_4703 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4718 = vector.shuffle %v_4701, %v_4703 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4719 = vector.shuffle %v_4702, %v_4704 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4720 = vector.shuffle %v_4702, %v_4704 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4721 = vector.shuffle %v_4705, %v_4709 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4722 = vector.shuffle %v_4705, %v_4709 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4723 = vector.shuffle %v_4707, %v_4711 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4724 = vector.shuffle %v_4707, %v_4711 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4725 = vector.shuffle %v_4706, %v_4710 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4726 = vector.shuffle %v_4706, %v_4710 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4727 = vector.shuffle %v_4708, %v_4712 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4728 = vector.shuffle %v_4708, %v_4712 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4729 = vector.shuffle %v_4713, %v_4717 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4730 = vector.shuffle %v_4713, %v_4717 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4731 = vector.shuffle %v_4715, %v_4719 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4732 = vector.shuffle %v_4715, %v_4719 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4733 = vector.shuffle %v_4714, %v_4718 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4734 = vector.shuffle %v_4714, %v_4718 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4735 = vector.shuffle %v_4716, %v_4720 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4736 = vector.shuffle %v_4716, %v_4720 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4737 = vector.shuffle %v_4721, %v_4729 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4738 = vector.shuffle %v_4721, %v_4729 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4739 = vector.shuffle %v_4723, %v_4731 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4740 = vector.shuffle %v_4723, %v_4731 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4741 = vector.shuffle %v_4725, %v_4733 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4742 = vector.shuffle %v_4725, %v_4733 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4743 = vector.shuffle %v_4727, %v_4735 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4744 = vector.shuffle %v_4727, %v_4735 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4745 = vector.shuffle %v_4722, %v_4730 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4746 = vector.shuffle %v_4722, %v_4730 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4747 = vector.shuffle %v_4724, %v_4732 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4748 = vector.shuffle %v_4724, %v_4732 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4749 = vector.shuffle %v_4726, %v_4734 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4750 = vector.shuffle %v_4726, %v_4734 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4751 = vector.shuffle %v_4728, %v_4736 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4752 = vector.shuffle %v_4728, %v_4736 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4753 = arith.muli %v_4279, %c_6 : index
                  %v_4754 = arith.addi %v_18, %v_4753 : index
                  %v_4755 = memref.load %order[%v_4754] : memref<?xi32>
                  %is_4756 = arith.cmpi sge, %v_4755, %c_44 : i32
                  scf.if %is_4756 {
                    %v_4757 = arith.index_cast %v_4755 : i32 to index
                    %v_4758 = arith.divui %v_4757, %c_11 : index
                    %v_4759 = vector.maskedload %y[%v_4758, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4760 = memref.load %weights[%v_4757] : memref<?xf32>
                    %v_4761 = vector.broadcast %v_4760 : f32 to vector<16xf32>
                    %v_4762 = arith.mulf %v_4737, %v_4761 : vector<16xf32>
                    %v_4763 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4762) : (vector<16xf32>) -> vector<16xf32>
                    %v_4764 = arith.addf %v_4759, %v_4763 : vector<16xf32>
                    vector.maskedstore %y[%v_4758, %v_33], %is_4688, %v_4764 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4765 = arith.muli %v_4279, %c_6 : index
                  %v_4766 = arith.addi %v_18, %v_4765 : index
                  %v_4767 = arith.addi %v_4766, %c_5 : index
                  %v_4768 = memref.load %order[%v_4767] : memref<?xi32>
                  %is_4769 = arith.cmpi sge, %v_4768, %c_44 : i32
                  scf.if %is_4769 {
                    %v_4770 = arith.index_cast %v_4768 : i32 to index
                    %v_4771 = arith.divui %v_4770, %c_11 : index
                    %v_4772 = vector.maskedload %y[%v_4771, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4773 = memref.load %weights[%v_4770] : memref<?xf32>
                    %v_4774 = vector.broadcast %v_4773 : f32 to vector<16xf32>
                    %v_4775 = arith.mulf %v_4739, %v_4774 : vector<16xf32>
                    %v_4776 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4775) : (vector<16xf32>) -> vector<16xf32>
                    %v_4777 = arith.addf %v_4772, %v_4776 : vector<16xf32>
                    vector.maskedstore %y[%v_4771, %v_33], %is_4688, %v_4777 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4778 = arith.muli %v_4279, %c_6 : index
                  %v_4779 = arith.addi %v_18, %v_4778 : index
                  %v_4780 = arith.addi %v_4779, %c_8 : index
                  %v_4781 = memref.load %order[%v_4780] : memref<?xi32>
                  %is_4782 = arith.cmpi sge, %v_4781, %c_44 : i32
                  scf.if %is_4782 {
                    %v_4783 = arith.index_cast %v_4781 : i32 to index
                    %v_4784 = arith.divui %v_4783, %c_11 : index
                    %v_4785 = vector.maskedload %y[%v_4784, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4786 = memref.load %weights[%v_4783] : memref<?xf32>
                    %v_4787 = vector.broadcast %v_4786 : f32 to vector<16xf32>
                    %v_4788 = arith.mulf %v_4741, %v_4787 : vector<16xf32>
                    %v_4789 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4788) : (vector<16xf32>) -> vector<16xf32>
                    %v_4790 = arith.addf %v_4785, %v_4789 : vector<16xf32>
                    vector.maskedstore %y[%v_4784, %v_33], %is_4688, %v_4790 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4791 = arith.muli %v_4279, %c_6 : index
                  %v_4792 = arith.addi %v_18, %v_4791 : index
                  %v_4793 = arith.addi %v_4792, %c_11 : index
                  %v_4794 = memref.load %order[%v_4793] : memref<?xi32>
                  %is_4795 = arith.cmpi sge, %v_4794, %c_44 : i32
                  scf.if %is_4795 {
                    %v_4796 = arith.index_cast %v_4794 : i32 to index
                    %v_4797 = arith.divui %v_4796, %c_11 : index
                    %v_4798 = vector.maskedload %y[%v_4797, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4799 = memref.load %weights[%v_4796] : memref<?xf32>
                    %v_4800 = vector.broadcast %v_4799 : f32 to vector<16xf32>
                    %v_4801 = arith.mulf %v_4743, %v_4800 : vector<16xf32>
                    %v_4802 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4801) : (vector<16xf32>) -> vector<16xf32>
                    %v_4803 = arith.addf %v_4798, %v_4802 : vector<16xf32>
                    vector.maskedstore %y[%v_4797, %v_33], %is_4688, %v_4803 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4804 = arith.muli %v_4279, %c_6 : index
                  %v_4805 = arith.addi %v_18, %v_4804 : index
                  %v_4806 = arith.addi %v_4805, %c_16 : index
                  %v_4807 = memref.load %order[%v_4806] : memref<?xi32>
                  %is_4808 = arith.cmpi sge, %v_4807, %c_44 : i32
                  scf.if %is_4808 {
                    %v_4809 = arith.index_cast %v_4807 : i32 to index
                    %v_4810 = arith.divui %v_4809, %c_11 : index
                    %v_4811 = vector.maskedload %y[%v_4810, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4812 = memref.load %weights[%v_4809] : memref<?xf32>
                    %v_4813 = vector.broadcast %v_4812 : f32 to vector<16xf32>
                    %v_4814 = arith.mulf %v_4745, %v_4813 : vector<16xf32>
                    %v_4815 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4814) : (vector<16xf32>) -> vector<16xf32>
                    %v_4816 = arith.addf %v_4811, %v_4815 : vector<16xf32>
                    vector.maskedstore %y[%v_4810, %v_33], %is_4688, %v_4816 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4817 = arith.muli %v_4279, %c_6 : index
                  %v_4818 = arith.addi %v_18, %v_4817 : index
                  %v_4819 = arith.addi %v_4818, %c_17 : index
                  %v_4820 = memref.load %order[%v_4819] : memref<?xi32>
                  %is_4821 = arith.cmpi sge, %v_4820, %c_44 : i32
                  scf.if %is_4821 {
                    %v_4822 = arith.index_cast %v_4820 : i32 to index
                    %v_4823 = arith.divui %v_4822, %c_11 : index
                    %v_4824 = vector.maskedload %y[%v_4823, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4825 = memref.load %weights[%v_4822] : memref<?xf32>
                    %v_4826 = vector.broadcast %v_4825 : f32 to vector<16xf32>
                    %v_4827 = arith.mulf %v_4747, %v_4826 : vector<16xf32>
                    %v_4828 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4827) : (vector<16xf32>) -> vector<16xf32>
                    %v_4829 = arith.addf %v_4824, %v_4828 : vector<16xf32>
                    vector.maskedstore %y[%v_4823, %v_33], %is_4688, %v_4829 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4830 = arith.muli %v_4279, %c_6 : index
                  %v_4831 = arith.addi %v_18, %v_4830 : index
                  %v_4832 = arith.addi %v_4831, %c_18 : index
                  %v_4833 = memref.load %order[%v_4832] : memref<?xi32>
                  %is_4834 = arith.cmpi sge, %v_4833, %c_44 : i32
                  scf.if %is_4834 {
                    %v_4835 = arith.index_cast %v_4833 : i32 to index
                    %v_4836 = arith.divui %v_4835, %c_11 : index
                    %v_4837 = vector.maskedload %y[%v_4836, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4838 = memref.load %weights[%v_4835] : memref<?xf32>
                    %v_4839 = vector.broadcast %v_4838 : f32 to vector<16xf32>
                    %v_4840 = arith.mulf %v_4749, %v_4839 : vector<16xf32>
                    %v_4841 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4840) : (vector<16xf32>) -> vector<16xf32>
                    %v_4842 = arith.addf %v_4837, %v_4841 : vector<16xf32>
                    vector.maskedstore %y[%v_4836, %v_33], %is_4688, %v_4842 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4843 = arith.muli %v_4279, %c_6 : index
                  %v_4844 = arith.addi %v_18, %v_4843 : index
                  %v_4845 = arith.addi %v_4844, %c_19 : index
                  %v_4846 = memref.load %order[%v_4845] : memref<?xi32>
                  %is_4847 = arith.cmpi sge, %v_4846, %c_44 : i32
                  scf.if %is_4847 {
                    %v_4848 = arith.index_cast %v_4846 : i32 to index
                    %v_4849 = arith.divui %v_4848, %c_11 : index
                    %v_4850 = vector.maskedload %y[%v_4849, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4851 = memref.load %weights[%v_4848] : memref<?xf32>
                    %v_4852 = vector.broadcast %v_4851 : f32 to vector<16xf32>
                    %v_4853 = arith.mulf %v_4751, %v_4852 : vector<16xf32>
                    %v_4854 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4853) : (vector<16xf32>) -> vector<16xf32>
                    %v_4855 = arith.addf %v_4850, %v_4854 : vector<16xf32>
                    vector.maskedstore %y[%v_4849, %v_33], %is_4688, %v_4855 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4856 = arith.muli %v_4279, %c_6 : index
                  %v_4857 = arith.addi %v_18, %v_4856 : index
                  %v_4858 = arith.addi %v_4857, %c_15 : index
                  %v_4859 = memref.load %order[%v_4858] : memref<?xi32>
                  %is_4860 = arith.cmpi sge, %v_4859, %c_44 : i32
                  scf.if %is_4860 {
                    %v_4861 = arith.index_cast %v_4859 : i32 to index
                    %v_4862 = arith.divui %v_4861, %c_11 : index
                    %v_4863 = vector.maskedload %y[%v_4862, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4864 = memref.load %weights[%v_4861] : memref<?xf32>
                    %v_4865 = vector.broadcast %v_4864 : f32 to vector<16xf32>
                    %v_4866 = arith.mulf %v_4738, %v_4865 : vector<16xf32>
                    %v_4867 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4866) : (vector<16xf32>) -> vector<16xf32>
                    %v_4868 = arith.addf %v_4863, %v_4867 : vector<16xf32>
                    vector.maskedstore %y[%v_4862, %v_33], %is_4688, %v_4868 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4869 = arith.muli %v_4279, %c_6 : index
                  %v_4870 = arith.addi %v_18, %v_4869 : index
                  %v_4871 = arith.addi %v_4870, %c_45 : index
                  %v_4872 = memref.load %order[%v_4871] : memref<?xi32>
                  %is_4873 = arith.cmpi sge, %v_4872, %c_44 : i32
                  scf.if %is_4873 {
                    %v_4874 = arith.index_cast %v_4872 : i32 to index
                    %v_4875 = arith.divui %v_4874, %c_11 : index
                    %v_4876 = vector.maskedload %y[%v_4875, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4877 = memref.load %weights[%v_4874] : memref<?xf32>
                    %v_4878 = vector.broadcast %v_4877 : f32 to vector<16xf32>
                    %v_4879 = arith.mulf %v_4740, %v_4878 : vector<16xf32>
                    %v_4880 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4879) : (vector<16xf32>) -> vector<16xf32>
                    %v_4881 = arith.addf %v_4876, %v_4880 : vector<16xf32>
                    vector.maskedstore %y[%v_4875, %v_33], %is_4688, %v_4881 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4882 = arith.muli %v_4279, %c_6 : index
                  %v_4883 = arith.addi %v_18, %v_4882 : index
                  %v_4884 = arith.addi %v_4883, %c_46 : index
                  %v_4885 = memref.load %order[%v_4884] : memref<?xi32>
                  %is_4886 = arith.cmpi sge, %v_4885, %c_44 : i32
                  scf.if %is_4886 {
                    %v_4887 = arith.index_cast %v_4885 : i32 to index
                    %v_4888 = arith.divui %v_4887, %c_11 : index
                    %v_4889 = vector.maskedload %y[%v_4888, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4890 = memref.load %weights[%v_4887] : memref<?xf32>
                    %v_4891 = vector.broadcast %v_4890 : f32 to vector<16xf32>
                    %v_4892 = arith.mulf %v_4742, %v_4891 : vector<16xf32>
                    %v_4893 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4892) : (vector<16xf32>) -> vector<16xf32>
                    %v_4894 = arith.addf %v_4889, %v_4893 : vector<16xf32>
                    vector.maskedstore %y[%v_4888, %v_33], %is_4688, %v_4894 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4895 = arith.muli %v_4279, %c_6 : index
                  %v_4896 = arith.addi %v_18, %v_4895 : index
                  %v_4897 = arith.addi %v_4896, %c_47 : index
                  %v_4898 = memref.load %order[%v_4897] : memref<?xi32>
                  %is_4899 = arith.cmpi sge, %v_4898, %c_44 : i32
                  scf.if %is_4899 {
                    %v_4900 = arith.index_cast %v_4898 : i32 to index
                    %v_4901 = arith.divui %v_4900, %c_11 : index
                    %v_4902 = vector.maskedload %y[%v_4901, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4903 = memref.load %weights[%v_4900] : memref<?xf32>
                    %v_4904 = vector.broadcast %v_4903 : f32 to vector<16xf32>
                    %v_4905 = arith.mulf %v_4744, %v_4904 : vector<16xf32>
                    %v_4906 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4905) : (vector<16xf32>) -> vector<16xf32>
                    %v_4907 = arith.addf %v_4902, %v_4906 : vector<16xf32>
                    vector.maskedstore %y[%v_4901, %v_33], %is_4688, %v_4907 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4908 = arith.muli %v_4279, %c_6 : index
                  %v_4909 = arith.addi %v_18, %v_4908 : index
                  %v_4910 = arith.addi %v_4909, %c_48 : index
                  %v_4911 = memref.load %order[%v_4910] : memref<?xi32>
                  %is_4912 = arith.cmpi sge, %v_4911, %c_44 : i32
                  scf.if %is_4912 {
                    %v_4913 = arith.index_cast %v_4911 : i32 to index
                    %v_4914 = arith.divui %v_4913, %c_11 : index
                    %v_4915 = vector.maskedload %y[%v_4914, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4916 = memref.load %weights[%v_4913] : memref<?xf32>
                    %v_4917 = vector.broadcast %v_4916 : f32 to vector<16xf32>
                    %v_4918 = arith.mulf %v_4746, %v_4917 : vector<16xf32>
                    %v_4919 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4918) : (vector<16xf32>) -> vector<16xf32>
                    %v_4920 = arith.addf %v_4915, %v_4919 : vector<16xf32>
                    vector.maskedstore %y[%v_4914, %v_33], %is_4688, %v_4920 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4921 = arith.muli %v_4279, %c_6 : index
                  %v_4922 = arith.addi %v_18, %v_4921 : index
                  %v_4923 = arith.addi %v_4922, %c_49 : index
                  %v_4924 = memref.load %order[%v_4923] : memref<?xi32>
                  %is_4925 = arith.cmpi sge, %v_4924, %c_44 : i32
                  scf.if %is_4925 {
                    %v_4926 = arith.index_cast %v_4924 : i32 to index
                    %v_4927 = arith.divui %v_4926, %c_11 : index
                    %v_4928 = vector.maskedload %y[%v_4927, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4929 = memref.load %weights[%v_4926] : memref<?xf32>
                    %v_4930 = vector.broadcast %v_4929 : f32 to vector<16xf32>
                    %v_4931 = arith.mulf %v_4748, %v_4930 : vector<16xf32>
                    %v_4932 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4931) : (vector<16xf32>) -> vector<16xf32>
                    %v_4933 = arith.addf %v_4928, %v_4932 : vector<16xf32>
                    vector.maskedstore %y[%v_4927, %v_33], %is_4688, %v_4933 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4934 = arith.muli %v_4279, %c_6 : index
                  %v_4935 = arith.addi %v_18, %v_4934 : index
                  %v_4936 = arith.addi %v_4935, %c_50 : index
                  %v_4937 = memref.load %order[%v_4936] : memref<?xi32>
                  %is_4938 = arith.cmpi sge, %v_4937, %c_44 : i32
                  scf.if %is_4938 {
                    %v_4939 = arith.index_cast %v_4937 : i32 to index
                    %v_4940 = arith.divui %v_4939, %c_11 : index
                    %v_4941 = vector.maskedload %y[%v_4940, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4942 = memref.load %weights[%v_4939] : memref<?xf32>
                    %v_4943 = vector.broadcast %v_4942 : f32 to vector<16xf32>
                    %v_4944 = arith.mulf %v_4750, %v_4943 : vector<16xf32>
                    %v_4945 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4944) : (vector<16xf32>) -> vector<16xf32>
                    %v_4946 = arith.addf %v_4941, %v_4945 : vector<16xf32>
                    vector.maskedstore %y[%v_4940, %v_33], %is_4688, %v_4946 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4947 = arith.muli %v_4279, %c_6 : index
                  %v_4948 = arith.addi %v_18, %v_4947 : index
                  %v_4949 = arith.addi %v_4948, %c_9 : index
                  %v_4950 = memref.load %order[%v_4949] : memref<?xi32>
                  %is_4951 = arith.cmpi sge, %v_4950, %c_44 : i32
                  scf.if %is_4951 {
                    %v_4952 = arith.index_cast %v_4950 : i32 to index
                    %v_4953 = arith.divui %v_4952, %c_11 : index
                    %v_4954 = vector.maskedload %y[%v_4953, %v_33], %is_4688, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4955 = memref.load %weights[%v_4952] : memref<?xf32>
                    %v_4956 = vector.broadcast %v_4955 : f32 to vector<16xf32>
                    %v_4957 = arith.mulf %v_4752, %v_4956 : vector<16xf32>
                    %v_4958 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4957) : (vector<16xf32>) -> vector<16xf32>
                    %v_4959 = arith.addf %v_4954, %v_4958 : vector<16xf32>
                    vector.maskedstore %y[%v_4953, %v_33], %is_4688, %v_4959 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_4960 = arith.remui %v_2954, %c_8 : index
              %is_4961 = arith.cmpi eq, %v_4960, %c_5 : index
              scf.if %is_4961 {
                %v_4962 = arith.muli %v_2952, %c_14 : index
                %v_4963 = arith.addi %v_26, %v_4962 : index
                scf.for %i_4964 = %c_4 to %c_8 step %c_5 {
                  %v_4965 = arith.muli %i_4964, %c_15 : index
                  %v_4966 = arith.minsi %v_4965, %c_15 : index
                  %v_4967 = arith.addi %v_32, %v_4966 : index
                  %v_4968 = arith.addi %v_32, %v_4966 : index
                  %v_4969 = arith.addi %v_4968, %c_5 : index
                  %v_4970 = arith.addi %v_32, %v_4966 : index
                  %v_4971 = arith.addi %v_4970, %c_8 : index
                  %v_4972 = arith.addi %v_32, %v_4966 : index
                  %v_4973 = arith.addi %v_4972, %c_11 : index
                  %v_4974 = arith.addi %v_32, %v_4966 : index
                  %v_4975 = arith.addi %v_4974, %c_16 : index
                  %v_4976 = arith.addi %v_32, %v_4966 : index
                  %v_4977 = arith.addi %v_4976, %c_17 : index
                  %v_4978 = arith.addi %v_32, %v_4966 : index
                  %v_4979 = arith.addi %v_4978, %c_18 : index
                  %v_4980 = arith.addi %v_32, %v_4966 : index
                  %v_4981 = arith.addi %v_4980, %c_19 : index
                  %v_4982 = arith.muli %v_28, %c_16 : index
                  %v_4983 = arith.muli %v_50, %c_8 : index
                  %v_4984 = arith.muli %v_4983, %c_8 : index
                  %v_4985 = arith.addi %v_4984, %i_4964 : index
                  %loop_4987:8 = scf.for %i_4986 = %c_4 to %c_13 step %c_16 iter_args(%carry_4988 = %c_7, %carry_4989 = %c_7, %carry_4990 = %c_7, %carry_4991 = %c_7, %carry_4992 = %c_7, %carry_4993 = %c_7, %carry_4994 = %c_7, %carry_4995 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_4996 = arith.divui %i_4986, %c_16 : index
                    %v_4997 = arith.muli %v_4982, %c_18 : index
                    %v_4998 = arith.addi %v_4997, %c_20 : index
                    %v_4999 = arith.muli %v_4982, %c_18 : index
                    %v_5000 = arith.divui %v_4998, %v_4999 : index
                    %v_5001 = arith.muli %v_4985, %c_18 : index
                    %v_5002 = arith.addi %v_5001, %v_4996 : index
                    %v_5003 = arith.muli %v_5002, %v_5000 : index
                    scf.for %i_5004 = %c_4 to %v_5000 step %c_5 {
                      %v_5005 = arith.addi %v_5003, %i_5004 : index
                      %v_5006 = arith.minsi %v_5005, %c_20 : index
                      %v_5007 = arith.muli %v_5006, %c_0 : index
                      %v_5008 = arith.addi %v_38, %v_5007 : index
                      %v_5009 = arith.index_cast %v_5008 : index to i64
                      %pointer_5010 = llvm.inttoptr %v_5009 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_5010) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_5011 = arith.muli %v_5006, %c_0 : index
                      %v_5012 = arith.addi %v_43, %v_5011 : index
                      %v_5013 = arith.index_cast %v_5012 : index to i64
                      %pointer_5014 = llvm.inttoptr %v_5013 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_5014) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_5015 = arith.muli %i_4986, %c_0 : index
                    %v_5016 = arith.addi %v_4963, %v_5015 : index
                    %v_5017 = arith.index_cast %v_5016 : index to i64
                    %pointer_5018 = llvm.inttoptr %v_5017 : i64 to !llvm.ptr
                    %v_5019 = "llvm.load"(%pointer_5018) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5020 = memref.load %expert_down[%v_16, %v_4967, %i_4986] : memref<8x40x24xf32>
                    %v_5021 = vector.broadcast %v_5020 : f32 to vector<16xf32>
                    %acc_5022 = math.fma %v_5021, %v_5019, %carry_4988 : vector<16xf32>
                    %v_5023 = memref.load %expert_down[%v_16, %v_4969, %i_4986] : memref<8x40x24xf32>
                    %v_5024 = vector.broadcast %v_5023 : f32 to vector<16xf32>
                    %acc_5025 = math.fma %v_5024, %v_5019, %carry_4989 : vector<16xf32>
                    %v_5026 = memref.load %expert_down[%v_16, %v_4971, %i_4986] : memref<8x40x24xf32>
                    %v_5027 = vector.broadcast %v_5026 : f32 to vector<16xf32>
                    %acc_5028 = math.fma %v_5027, %v_5019, %carry_4990 : vector<16xf32>
                    %v_5029 = memref.load %expert_down[%v_16, %v_4973, %i_4986] : memref<8x40x24xf32>
                    %v_5030 = vector.broadcast %v_5029 : f32 to vector<16xf32>
                    %acc_5031 = math.fma %v_5030, %v_5019, %carry_4991 : vector<16xf32>
                    %v_5032 = memref.load %expert_down[%v_16, %v_4975, %i_4986] : memref<8x40x24xf32>
                    %v_5033 = vector.broadcast %v_5032 : f32 to vector<16xf32>
                    %acc_5034 = math.fma %v_5033, %v_5019, %carry_4992 : vector<16xf32>
                    %v_5035 = memref.load %expert_down[%v_16, %v_4977, %i_4986] : memref<8x40x24xf32>
                    %v_5036 = vector.broadcast %v_5035 : f32 to vector<16xf32>
                    %acc_5037 = math.fma %v_5036, %v_5019, %carry_4993 : vector<16xf32>
                    %v_5038 = memref.load %expert_down[%v_16, %v_4979, %i_4986] : memref<8x40x24xf32>
                    %v_5039 = vector.broadcast %v_5038 : f32 to vector<16xf32>
                    %acc_5040 = math.fma %v_5039, %v_5019, %carry_4994 : vector<16xf32>
                    %v_5041 = memref.load %expert_down[%v_16, %v_4981, %i_4986] : memref<8x40x24xf32>
                    %v_5042 = vector.broadcast %v_5041 : f32 to vector<16xf32>
                    %acc_5043 = math.fma %v_5042, %v_5019, %carry_4995 : vector<16xf32>
                    %v_5044 = arith.addi %i_4986, %c_5 : index
                    %v_5045 = arith.muli %v_5044, %c_0 : index
                    %v_5046 = arith.addi %v_4963, %v_5045 : index
                    %v_5047 = arith.index_cast %v_5046 : index to i64
                    %pointer_5048 = llvm.inttoptr %v_5047 : i64 to !llvm.ptr
                    %v_5049 = "llvm.load"(%pointer_5048) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5050 = memref.load %expert_down[%v_16, %v_4967, %v_5044] : memref<8x40x24xf32>
                    %v_5051 = vector.broadcast %v_5050 : f32 to vector<16xf32>
                    %acc_5052 = math.fma %v_5051, %v_5049, %acc_5022 : vector<16xf32>
                    %v_5053 = memref.load %expert_down[%v_16, %v_4969, %v_5044] : memref<8x40x24xf32>
                    %v_5054 = vector.broadcast %v_5053 : f32 to vector<16xf32>
                    %acc_5055 = math.fma %v_5054, %v_5049, %acc_5025 : vector<16xf32>
                    %v_5056 = memref.load %expert_down[%v_16, %v_4971, %v_5044] : memref<8x40x24xf32>
                    %v_5057 = vector.broadcast %v_5056 : f32 to vector<16xf32>
                    %acc_5058 = math.fma %v_5057, %v_5049, %acc_5028 : vector<16xf32>
                    %v_5059 = memref.load %expert_down[%v_16, %v_4973, %v_5044] : memref<8x40x24xf32>
                    %v_5060 = vector.broadcast %v_5059 : f32 to vector<16xf32>
                    %acc_5061 = math.fma %v_5060, %v_5049, %acc_5031 : vector<16xf32>
                    %v_5062 = memref.load %expert_down[%v_16, %v_4975, %v_5044] : memref<8x40x24xf32>
                    %v_5063 = vector.broadcast %v_5062 : f32 to vector<16xf32>
                    %acc_5064 = math.fma %v_5063, %v_5049, %acc_5034 : vector<16xf32>
                    %v_5065 = memref.load %expert_down[%v_16, %v_4977, %v_5044] : memref<8x40x24xf32>
                    %v_5066 = vector.broadcast %v_5065 : f32 to vector<16xf32>
                    %acc_5067 = math.fma %v_5066, %v_5049, %acc_5037 : vector<16xf32>
                    %v_5068 = memref.load %expert_down[%v_16, %v_4979, %v_5044] : memref<8x40x24xf32>
                    %v_5069 = vector.broadcast %v_5068 : f32 to vector<16xf32>
                    %acc_5070 = math.fma %v_5069, %v_5049, %acc_5040 : vector<16xf32>
                    %v_5071 = memref.load %expert_down[%v_16, %v_4981, %v_5044] : memref<8x40x24xf32>
                    %v_5072 = vector.broadcast %v_5071 : f32 to vector<16xf32>
                    %acc_5073 = math.fma %v_5072, %v_5049, %acc_5043 : vector<16xf32>
                    %v_5074 = arith.addi %i_4986, %c_8 : index
                    %v_5075 = arith.muli %v_5074, %c_0 : index
                    %v_5076 = arith.addi %v_4963, %v_5075 : index
                    %v_5077 = arith.index_cast %v_5076 : index to i64
                    %pointer_5078 = llvm.inttoptr %v_5077 : i64 to !llvm.ptr
                    %v_5079 = "llvm.load"(%pointer_5078) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5080 = memref.load %expert_down[%v_16, %v_4967, %v_5074] : memref<8x40x24xf32>
                    %v_5081 = vector.broadcast %v_5080 : f32 to vector<16xf32>
                    %acc_5082 = math.fma %v_5081, %v_5079, %acc_5052 : vector<16xf32>
                    %v_5083 = memref.load %expert_down[%v_16, %v_4969, %v_5074] : memref<8x40x24xf32>
                    %v_5084 = vector.broadcast %v_5083 : f32 to vector<16xf32>
                    %acc_5085 = math.fma %v_5084, %v_5079, %acc_5055 : vector<16xf32>
                    %v_5086 = memref.load %expert_down[%v_16, %v_4971, %v_5074] : memref<8x40x24xf32>
                    %v_5087 = vector.broadcast %v_5086 : f32 to vector<16xf32>
                    %acc_5088 = math.fma %v_5087, %v_5079, %acc_5058 : vector<16xf32>
                    %v_5089 = memref.load %expert_down[%v_16, %v_4973, %v_5074] : memref<8x40x24xf32>
                    %v_5090 = vector.broadcast %v_5089 : f32 to vector<16xf32>
                    %acc_5091 = math.fma %v_5090, %v_5079, %acc_5061 : vector<16xf32>
                    %v_5092 = memref.load %expert_down[%v_16, %v_4975, %v_5074] : memref<8x40x24xf32>
                    %v_5093 = vector.broadcast %v_5092 : f32 to vector<16xf32>
                    %acc_5094 = math.fma %v_5093, %v_5079, %acc_5064 : vector<16xf32>
                    %v_5095 = memref.load %expert_down[%v_16, %v_4977, %v_5074] : memref<8x40x24xf32>
                    %v_5096 = vector.broadcast %v_5095 : f32 to vector<16xf32>
                    %acc_5097 = math.fma %v_5096, %v_5079, %acc_5067 : vector<16xf32>
                    %v_5098 = memref.load %expert_down[%v_16, %v_4979, %v_5074] : memref<8x40x24xf32>
                    %v_5099 = vector.broadcast %v_5098 : f32 to vector<16xf32>
                    %acc_5100 = math.fma %v_5099, %v_5079, %acc_5070 : vector<16xf32>
                    %v_5101 = memref.load %expert_down[%v_16, %v_4981, %v_5074] : memref<8x40x24xf32>
                    %v_5102 = vector.broadcast %v_5101 : f32 to vector<16xf32>
                    %acc_5103 = math.fma %v_5102, %v_5079, %acc_5073 : vector<16xf32>
                    %v_5104 = arith.addi %i_4986, %c_11 : index
                    %v_5105 = arith.muli %v_5104, %c_0 : index
                    %v_5106 = arith.addi %v_4963, %v_5105 : index
                    %v_5107 = arith.index_cast %v_5106 : index to i64
                    %pointer_5108 = llvm.inttoptr %v_5107 : i64 to !llvm.ptr
                    %v_5109 = "llvm.load"(%pointer_5108) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5110 = memref.load %expert_down[%v_16, %v_4967, %v_5104] : memref<8x40x24xf32>
                    %v_5111 = vector.broadcast %v_5110 : f32 to vector<16xf32>
                    %acc_5112 = math.fma %v_5111, %v_5109, %acc_5082 : vector<16xf32>
                    %v_5113 = memref.load %expert_down[%v_16, %v_4969, %v_5104] : memref<8x40x24xf32>
                    %v_5114 = vector.broadcast %v_5113 : f32 to vector<16xf32>
                    %acc_5115 = math.fma %v_5114, %v_5109, %acc_5085 : vector<16xf32>
                    %v_5116 = memref.load %expert_down[%v_16, %v_4971, %v_5104] : memref<8x40x24xf32>
                    %v_5117 = vector.broadcast %v_5116 : f32 to vector<16xf32>
                    %acc_5118 = math.fma %v_5117, %v_5109, %acc_5088 : vector<16xf32>
                    %v_5119 = memref.load %expert_down[%v_16, %v_4973, %v_5104] : memref<8x40x24xf32>
                    %v_5120 = vector.broadcast %v_5119 : f32 to vector<16xf32>
                    %acc_5121 = math.fma %v_5120, %v_5109, %acc_5091 : vector<16xf32>
                    %v_5122 = memref.load %expert_down[%v_16, %v_4975, %v_5104] : memref<8x40x24xf32>
                    %v_5123 = vector.broadcast %v_5122 : f32 to vector<16xf32>
                    %acc_5124 = math.fma %v_5123, %v_5109, %acc_5094 : vector<16xf32>
                    %v_5125 = memref.load %expert_down[%v_16, %v_4977, %v_5104] : memref<8x40x24xf32>
                    %v_5126 = vector.broadcast %v_5125 : f32 to vector<16xf32>
                    %acc_5127 = math.fma %v_5126, %v_5109, %acc_5097 : vector<16xf32>
                    %v_5128 = memref.load %expert_down[%v_16, %v_4979, %v_5104] : memref<8x40x24xf32>
                    %v_5129 = vector.broadcast %v_5128 : f32 to vector<16xf32>
                    %acc_5130 = math.fma %v_5129, %v_5109, %acc_5100 : vector<16xf32>
                    %v_5131 = memref.load %expert_down[%v_16, %v_4981, %v_5104] : memref<8x40x24xf32>
                    %v_5132 = vector.broadcast %v_5131 : f32 to vector<16xf32>
                    %acc_5133 = math.fma %v_5132, %v_5109, %acc_5103 : vector<16xf32>
                    scf.yield %acc_5112, %acc_5115, %acc_5118, %acc_5121, %acc_5124, %acc_5127, %acc_5130, %acc_5133 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_5134 = arith.muli %v_4966, %c_0 : index
                  %v_5135 = arith.addi %v_6, %v_5134 : index
                  %v_5136 = arith.index_cast %v_5135 : index to i64
                  %pointer_5137 = llvm.inttoptr %v_5136 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#0, %pointer_5137) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5138 = arith.addi %v_4966, %c_5 : index
                  %v_5139 = arith.muli %v_5138, %c_0 : index
                  %v_5140 = arith.addi %v_6, %v_5139 : index
                  %v_5141 = arith.index_cast %v_5140 : index to i64
                  %pointer_5142 = llvm.inttoptr %v_5141 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#1, %pointer_5142) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5143 = arith.addi %v_4966, %c_8 : index
                  %v_5144 = arith.muli %v_5143, %c_0 : index
                  %v_5145 = arith.addi %v_6, %v_5144 : index
                  %v_5146 = arith.index_cast %v_5145 : index to i64
                  %pointer_5147 = llvm.inttoptr %v_5146 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#2, %pointer_5147) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5148 = arith.addi %v_4966, %c_11 : index
                  %v_5149 = arith.muli %v_5148, %c_0 : index
                  %v_5150 = arith.addi %v_6, %v_5149 : index
                  %v_5151 = arith.index_cast %v_5150 : index to i64
                  %pointer_5152 = llvm.inttoptr %v_5151 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#3, %pointer_5152) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5153 = arith.addi %v_4966, %c_16 : index
                  %v_5154 = arith.muli %v_5153, %c_0 : index
                  %v_5155 = arith.addi %v_6, %v_5154 : index
                  %v_5156 = arith.index_cast %v_5155 : index to i64
                  %pointer_5157 = llvm.inttoptr %v_5156 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#4, %pointer_5157) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5158 = arith.addi %v_4966, %c_17 : index
                  %v_5159 = arith.muli %v_5158, %c_0 : index
                  %v_5160 = arith.addi %v_6, %v_5159 : index
                  %v_5161 = arith.index_cast %v_5160 : index to i64
                  %pointer_5162 = llvm.inttoptr %v_5161 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#5, %pointer_5162) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5163 = arith.addi %v_4966, %c_18 : index
                  %v_5164 = arith.muli %v_5163, %c_0 : index
                  %v_5165 = arith.addi %v_6, %v_5164 : index
                  %v_5166 = arith.index_cast %v_5165 : index to i64
                  %pointer_5167 = llvm.inttoptr %v_5166 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#6, %pointer_5167) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5168 = arith.addi %v_4966, %c_19 : index
                  %v_5169 = arith.muli %v_5168, %c_0 : index
                  %v_5170 = arith.addi %v_6, %v_5169 : index
                  %v_5171 = arith.index_cast %v_5170 : index to i64
                  %pointer_5172 = llvm.inttoptr %v_5171 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4987#7, %pointer_5172) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_5173 = %c_4 to %c_8 step %c_5 {
                  %v_5174 = arith.muli %i_5173, %c_15 : index
                  %v_5175 = arith.minsi %v_5174, %c_15 : index
                  %v_5176 = arith.addi %v_33, %v_5175 : index
                  %v_5177 = arith.addi %v_33, %v_5175 : index
                  %v_5178 = arith.addi %v_5177, %c_5 : index
                  %v_5179 = arith.addi %v_33, %v_5175 : index
                  %v_5180 = arith.addi %v_5179, %c_8 : index
                  %v_5181 = arith.addi %v_33, %v_5175 : index
                  %v_5182 = arith.addi %v_5181, %c_11 : index
                  %v_5183 = arith.addi %v_33, %v_5175 : index
                  %v_5184 = arith.addi %v_5183, %c_16 : index
                  %v_5185 = arith.addi %v_33, %v_5175 : index
                  %v_5186 = arith.addi %v_5185, %c_17 : index
                  %v_5187 = arith.addi %v_33, %v_5175 : index
                  %v_5188 = arith.addi %v_5187, %c_18 : index
                  %v_5189 = arith.addi %v_33, %v_5175 : index
                  %v_5190 = arith.addi %v_5189, %c_19 : index
                  %v_5191 = arith.muli %v_28, %c_16 : index
                  %v_5192 = arith.muli %v_50, %c_8 : index
                  %v_5193 = arith.addi %v_5192, %c_5 : index
                  %v_5194 = arith.muli %v_5193, %c_8 : index
                  %v_5195 = arith.addi %v_5194, %i_5173 : index
                  %loop_5197:8 = scf.for %i_5196 = %c_4 to %c_13 step %c_16 iter_args(%carry_5198 = %c_7, %carry_5199 = %c_7, %carry_5200 = %c_7, %carry_5201 = %c_7, %carry_5202 = %c_7, %carry_5203 = %c_7, %carry_5204 = %c_7, %carry_5205 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_5206 = arith.divui %i_5196, %c_16 : index
                    %v_5207 = arith.muli %v_5191, %c_18 : index
                    %v_5208 = arith.addi %v_5207, %c_20 : index
                    %v_5209 = arith.muli %v_5191, %c_18 : index
                    %v_5210 = arith.divui %v_5208, %v_5209 : index
                    %v_5211 = arith.muli %v_5195, %c_18 : index
                    %v_5212 = arith.addi %v_5211, %v_5206 : index
                    %v_5213 = arith.muli %v_5212, %v_5210 : index
                    scf.for %i_5214 = %c_4 to %v_5210 step %c_5 {
                      %v_5215 = arith.addi %v_5213, %i_5214 : index
                      %v_5216 = arith.minsi %v_5215, %c_20 : index
                      %v_5217 = arith.muli %v_5216, %c_0 : index
                      %v_5218 = arith.addi %v_38, %v_5217 : index
                      %v_5219 = arith.index_cast %v_5218 : index to i64
                      %pointer_5220 = llvm.inttoptr %v_5219 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_5220) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_5221 = arith.muli %v_5216, %c_0 : index
                      %v_5222 = arith.addi %v_43, %v_5221 : index
                      %v_5223 = arith.index_cast %v_5222 : index to i64
                      %pointer_5224 = llvm.inttoptr %v_5223 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_5224) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_5225 = arith.muli %i_5196, %c_0 : index
                    %v_5226 = arith.addi %v_4963, %v_5225 : index
                    %v_5227 = arith.index_cast %v_5226 : index to i64
                    %pointer_5228 = llvm.inttoptr %v_5227 : i64 to !llvm.ptr
                    %v_5229 = "llvm.load"(%pointer_5228) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5230 = memref.load %expert_down[%v_16, %v_5176, %i_5196] : memref<8x40x24xf32>
                    %v_5231 = vector.broadcast %v_5230 : f32 to vector<16xf32>
                    %acc_5232 = math.fma %v_5231, %v_5229, %carry_5198 : vector<16xf32>
                    %v_5233 = memref.load %expert_down[%v_16, %v_5178, %i_5196] : memref<8x40x24xf32>
                    %v_5234 = vector.broadcast %v_5233 : f32 to vector<16xf32>
                    %acc_5235 = math.fma %v_5234, %v_5229, %carry_5199 : vector<16xf32>
                    %v_5236 = memref.load %expert_down[%v_16, %v_5180, %i_5196] : memref<8x40x24xf32>
                    %v_5237 = vector.broadcast %v_5236 : f32 to vector<16xf32>
                    %acc_5238 = math.fma %v_5237, %v_5229, %carry_5200 : vector<16xf32>
                    %v_5239 = memref.load %expert_down[%v_16, %v_5182, %i_5196] : memref<8x40x24xf32>
                    %v_5240 = vector.broadcast %v_5239 : f32 to vector<16xf32>
                    %acc_5241 = math.fma %v_5240, %v_5229, %carry_5201 : vector<16xf32>
                    %v_5242 = memref.load %expert_down[%v_16, %v_5184, %i_5196] : memref<8x40x24xf32>
                    %v_5243 = vector.broadcast %v_5242 : f32 to vector<16xf32>
                    %acc_5244 = math.fma %v_5243, %v_5229, %carry_5202 : vector<16xf32>
                    %v_5245 = memref.load %expert_down[%v_16, %v_5186, %i_5196] : memref<8x40x24xf32>
                    %v_5246 = vector.broadcast %v_5245 : f32 to vector<16xf32>
                    %acc_5247 = math.fma %v_5246, %v_5229, %carry_5203 : vector<16xf32>
                    %v_5248 = memref.load %expert_down[%v_16, %v_5188, %i_5196] : memref<8x40x24xf32>
                    %v_5249 = vector.broadcast %v_5248 : f32 to vector<16xf32>
                    %acc_5250 = math.fma %v_5249, %v_5229, %carry_5204 : vector<16xf32>
                    %v_5251 = memref.load %expert_down[%v_16, %v_5190, %i_5196] : memref<8x40x24xf32>
                    %v_5252 = vector.broadcast %v_5251 : f32 to vector<16xf32>
                    %acc_5253 = math.fma %v_5252, %v_5229, %carry_5205 : vector<16xf32>
                    %v_5254 = arith.addi %i_5196, %c_5 : index
                    %v_5255 = arith.muli %v_5254, %c_0 : index
                    %v_5256 = arith.addi %v_4963, %v_5255 : index
                    %v_5257 = arith.index_cast %v_5256 : index to i64
                    %pointer_5258 = llvm.inttoptr %v_5257 : i64 to !llvm.ptr
                    %v_5259 = "llvm.load"(%pointer_5258) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5260 = memref.load %expert_down[%v_16, %v_5176, %v_5254] : memref<8x40x24xf32>
                    %v_5261 = vector.broadcast %v_5260 : f32 to vector<16xf32>
                    %acc_5262 = math.fma %v_5261, %v_5259, %acc_5232 : vector<16xf32>
                    %v_5263 = memref.load %expert_down[%v_16, %v_5178, %v_5254] : memref<8x40x24xf32>
                    %v_5264 = vector.broadcast %v_5263 : f32 to vector<16xf32>
                    %acc_5265 = math.fma %v_5264, %v_5259, %acc_5235 : vector<16xf32>
                    %v_5266 = memref.load %expert_down[%v_16, %v_5180, %v_5254] : memref<8x40x24xf32>
                    %v_5267 = vector.broadcast %v_5266 : f32 to vector<16xf32>
                    %acc_5268 = math.fma %v_5267, %v_5259, %acc_5238 : vector<16xf32>
                    %v_5269 = memref.load %expert_down[%v_16, %v_5182, %v_5254] : memref<8x40x24xf32>
                    %v_5270 = vector.broadcast %v_5269 : f32 to vector<16xf32>
                    %acc_5271 = math.fma %v_5270, %v_5259, %acc_5241 : vector<16xf32>
                    %v_5272 = memref.load %expert_down[%v_16, %v_5184, %v_5254] : memref<8x40x24xf32>
                    %v_5273 = vector.broadcast %v_5272 : f32 to vector<16xf32>
                    %acc_5274 = math.fma %v_5273, %v_5259, %acc_5244 : vector<16xf32>
                    %v_5275 = memref.load %expert_down[%v_16, %v_5186, %v_5254] : memref<8x40x24xf32>
                    %v_5276 = vector.broadcast %v_5275 : f32 to vector<16xf32>
                    %acc_5277 = math.fma %v_5276, %v_5259, %acc_5247 : vector<16xf32>
                    %v_5278 = memref.load %expert_down[%v_16, %v_5188, %v_5254] : memref<8x40x24xf32>
                    %v_5279 = vector.broadcast %v_5278 : f32 to vector<16xf32>
                    %acc_5280 = math.fma %v_5279, %v_5259, %acc_5250 : vector<16xf32>
                    %v_5281 = memref.load %expert_down[%v_16, %v_5190, %v_5254] : memref<8x40x24xf32>
                    %v_5282 = vector.broadcast %v_5281 : f32 to vector<16xf32>
                    %acc_5283 = math.fma %v_5282, %v_5259, %acc_5253 : vector<16xf32>
                    %v_5284 = arith.addi %i_5196, %c_8 : index
                    %v_5285 = arith.muli %v_5284, %c_0 : index
                    %v_5286 = arith.addi %v_4963, %v_5285 : index
                    %v_5287 = arith.index_cast %v_5286 : index to i64
                    %pointer_5288 = llvm.inttoptr %v_5287 : i64 to !llvm.ptr
                    %v_5289 = "llvm.load"(%pointer_5288) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5290 = memref.load %expert_down[%v_16, %v_5176, %v_5284] : memref<8x40x24xf32>
                    %v_5291 = vector.broadcast %v_5290 : f32 to vector<16xf32>
                    %acc_5292 = math.fma %v_5291, %v_5289, %acc_5262 : vector<16xf32>
                    %v_5293 = memref.load %expert_down[%v_16, %v_5178, %v_5284] : memref<8x40x24xf32>
                    %v_5294 = vector.broadcast %v_5293 : f32 to vector<16xf32>
                    %acc_5295 = math.fma %v_5294, %v_5289, %acc_5265 : vector<16xf32>
                    %v_5296 = memref.load %expert_down[%v_16, %v_5180, %v_5284] : memref<8x40x24xf32>
                    %v_5297 = vector.broadcast %v_5296 : f32 to vector<16xf32>
                    %acc_5298 = math.fma %v_5297, %v_5289, %acc_5268 : vector<16xf32>
                    %v_5299 = memref.load %expert_down[%v_16, %v_5182, %v_5284] : memref<8x40x24xf32>
                    %v_5300 = vector.broadcast %v_5299 : f32 to vector<16xf32>
                    %acc_5301 = math.fma %v_5300, %v_5289, %acc_5271 : vector<16xf32>
                    %v_5302 = memref.load %expert_down[%v_16, %v_5184, %v_5284] : memref<8x40x24xf32>
                    %v_5303 = vector.broadcast %v_5302 : f32 to vector<16xf32>
                    %acc_5304 = math.fma %v_5303, %v_5289, %acc_5274 : vector<16xf32>
                    %v_5305 = memref.load %expert_down[%v_16, %v_5186, %v_5284] : memref<8x40x24xf32>
                    %v_5306 = vector.broadcast %v_5305 : f32 to vector<16xf32>
                    %acc_5307 = math.fma %v_5306, %v_5289, %acc_5277 : vector<16xf32>
                    %v_5308 = memref.load %expert_down[%v_16, %v_5188, %v_5284] : memref<8x40x24xf32>
                    %v_5309 = vector.broadcast %v_5308 : f32 to vector<16xf32>
                    %acc_5310 = math.fma %v_5309, %v_5289, %acc_5280 : vector<16xf32>
                    %v_5311 = memref.load %expert_down[%v_16, %v_5190, %v_5284] : memref<8x40x24xf32>
                    %v_5312 = vector.broadcast %v_5311 : f32 to vector<16xf32>
                    %acc_5313 = math.fma %v_5312, %v_5289, %acc_5283 : vector<16xf32>
                    %v_5314 = arith.addi %i_5196, %c_11 : index
                    %v_5315 = arith.muli %v_5314, %c_0 : index
                    %v_5316 = arith.addi %v_4963, %v_5315 : index
                    %v_5317 = arith.index_cast %v_5316 : index to i64
                    %pointer_5318 = llvm.inttoptr %v_5317 : i64 to !llvm.ptr
                    %v_5319 = "llvm.load"(%pointer_5318) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_5320 = memref.load %expert_down[%v_16, %v_5176, %v_5314] : memref<8x40x24xf32>
                    %v_5321 = vector.broadcast %v_5320 : f32 to vector<16xf32>
                    %acc_5322 = math.fma %v_5321, %v_5319, %acc_5292 : vector<16xf32>
                    %v_5323 = memref.load %expert_down[%v_16, %v_5178, %v_5314] : memref<8x40x24xf32>
                    %v_5324 = vector.broadcast %v_5323 : f32 to vector<16xf32>
                    %acc_5325 = math.fma %v_5324, %v_5319, %acc_5295 : vector<16xf32>
                    %v_5326 = memref.load %expert_down[%v_16, %v_5180, %v_5314] : memref<8x40x24xf32>
                    %v_5327 = vector.broadcast %v_5326 : f32 to vector<16xf32>
                    %acc_5328 = math.fma %v_5327, %v_5319, %acc_5298 : vector<16xf32>
                    %v_5329 = memref.load %expert_down[%v_16, %v_5182, %v_5314] : memref<8x40x24xf32>
                    %v_5330 = vector.broadcast %v_5329 : f32 to vector<16xf32>
                    %acc_5331 = math.fma %v_5330, %v_5319, %acc_5301 : vector<16xf32>
                    %v_5332 = memref.load %expert_down[%v_16, %v_5184, %v_5314] : memref<8x40x24xf32>
                    %v_5333 = vector.broadcast %v_5332 : f32 to vector<16xf32>
                    %acc_5334 = math.fma %v_5333, %v_5319, %acc_5304 : vector<16xf32>
                    %v_5335 = memref.load %expert_down[%v_16, %v_5186, %v_5314] : memref<8x40x24xf32>
                    %v_5336 = vector.broadcast %v_5335 : f32 to vector<16xf32>
                    %acc_5337 = math.fma %v_5336, %v_5319, %acc_5307 : vector<16xf32>
                    %v_5338 = memref.load %expert_down[%v_16, %v_5188, %v_5314] : memref<8x40x24xf32>
                    %v_5339 = vector.broadcast %v_5338 : f32 to vector<16xf32>
                    %acc_5340 = math.fma %v_5339, %v_5319, %acc_5310 : vector<16xf32>
                    %v_5341 = memref.load %expert_down[%v_16, %v_5190, %v_5314] : memref<8x40x24xf32>
                    %v_5342 = vector.broadcast %v_5341 : f32 to vector<16xf32>
                    %acc_5343 = math.fma %v_5342, %v_5319, %acc_5313 : vector<16xf32>
                    scf.yield %acc_5322, %acc_5325, %acc_5328, %acc_5331, %acc_5334, %acc_5337, %acc_5340, %acc_5343 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_5344 = arith.addi %v_5175, %c_6 : index
                  %v_5345 = arith.muli %v_5344, %c_0 : index
                  %v_5346 = arith.addi %v_6, %v_5345 : index
                  %v_5347 = arith.index_cast %v_5346 : index to i64
                  %pointer_5348 = llvm.inttoptr %v_5347 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#0, %pointer_5348) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5349 = arith.addi %v_5175, %c_23 : index
                  %v_5350 = arith.muli %v_5349, %c_0 : index
                  %v_5351 = arith.addi %v_6, %v_5350 : index
                  %v_5352 = arith.index_cast %v_5351 : index to i64
                  %pointer_5353 = llvm.inttoptr %v_5352 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#1, %pointer_5353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5354 = arith.addi %v_5175, %c_24 : index
                  %v_5355 = arith.muli %v_5354, %c_0 : index
                  %v_5356 = arith.addi %v_6, %v_5355 : index
                  %v_5357 = arith.index_cast %v_5356 : index to i64
                  %pointer_5358 = llvm.inttoptr %v_5357 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#2, %pointer_5358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5359 = arith.addi %v_5175, %c_25 : index
                  %v_5360 = arith.muli %v_5359, %c_0 : index
                  %v_5361 = arith.addi %v_6, %v_5360 : index
                  %v_5362 = arith.index_cast %v_5361 : index to i64
                  %pointer_5363 = llvm.inttoptr %v_5362 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#3, %pointer_5363) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5364 = arith.addi %v_5175, %c_26 : index
                  %v_5365 = arith.muli %v_5364, %c_0 : index
                  %v_5366 = arith.addi %v_6, %v_5365 : index
                  %v_5367 = arith.index_cast %v_5366 : index to i64
                  %pointer_5368 = llvm.inttoptr %v_5367 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#4, %pointer_5368) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5369 = arith.addi %v_5175, %c_27 : index
                  %v_5370 = arith.muli %v_5369, %c_0 : index
                  %v_5371 = arith.addi %v_6, %v_5370 : index
                  %v_5372 = arith.index_cast %v_5371 : index to i64
                  %pointer_5373 = llvm.inttoptr %v_5372 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#5, %pointer_5373) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5374 = arith.addi %v_5175, %c_28 : index
                  %v_5375 = arith.muli %v_5374, %c_0 : index
                  %v_5376 = arith.addi %v_6, %v_5375 : index
                  %v_5377 = arith.index_cast %v_5376 : index to i64
                  %pointer_5378 = llvm.inttoptr %v_5377 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#6, %pointer_5378) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_5379 = arith.addi %v_5175, %c_20 : index
                  %v_5380 = arith.muli %v_5379, %c_0 : index
                  %v_5381 = arith.addi %v_6, %v_5380 : index
                  %v_5382 = arith.index_cast %v_5381 : index to i64
                  %pointer_5383 = llvm.inttoptr %v_5382 : i64 to !llvm.ptr
                  "llvm.store"(%loop_5197#7, %pointer_5383) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_5384 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_5384 {
                  %v_5385 = arith.index_cast %v_6 : index to i64
                  %pointer_5386 = llvm.inttoptr %v_5385 : i64 to !llvm.ptr
                  %v_5387 = "llvm.load"(%pointer_5386) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5388 = arith.addi %v_6, %c_0 : index
                  %v_5389 = arith.index_cast %v_5388 : index to i64
                  %pointer_5390 = llvm.inttoptr %v_5389 : i64 to !llvm.ptr
                  %v_5391 = "llvm.load"(%pointer_5390) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5392 = arith.addi %v_6, %c_29 : index
                  %v_5393 = arith.index_cast %v_5392 : index to i64
                  %pointer_5394 = llvm.inttoptr %v_5393 : i64 to !llvm.ptr
                  %v_5395 = "llvm.load"(%pointer_5394) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5396 = arith.addi %v_6, %c_30 : index
                  %v_5397 = arith.index_cast %v_5396 : index to i64
                  %pointer_5398 = llvm.inttoptr %v_5397 : i64 to !llvm.ptr
                  %v_5399 = "llvm.load"(%pointer_5398) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5400 = arith.addi %v_6, %c_31 : index
                  %v_5401 = arith.index_cast %v_5400 : index to i64
                  %pointer_5402 = llvm.inttoptr %v_5401 : i64 to !llvm.ptr
                  %v_5403 = "llvm.load"(%pointer_5402) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5404 = arith.addi %v_6, %c_32 : index
                  %v_5405 = arith.index_cast %v_5404 : index to i64
                  %pointer_5406 = llvm.inttoptr %v_5405 : i64 to !llvm.ptr
                  %v_5407 = "llvm.load"(%pointer_5406) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5408 = arith.addi %v_6, %c_33 : index
                  %v_5409 = arith.index_cast %v_5408 : index to i64
                  %pointer_5410 = llvm.inttoptr %v_5409 : i64 to !llvm.ptr
                  %v_5411 = "llvm.load"(%pointer_5410) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5412 = arith.addi %v_6, %c_34 : index
                  %v_5413 = arith.index_cast %v_5412 : index to i64
                  %pointer_5414 = llvm.inttoptr %v_5413 : i64 to !llvm.ptr
                  %v_5415 = "llvm.load"(%pointer_5414) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5416 = arith.addi %v_6, %c_35 : index
                  %v_5417 = arith.index_cast %v_5416 : index to i64
                  %pointer_5418 = llvm.inttoptr %v_5417 : i64 to !llvm.ptr
                  %v_5419 = "llvm.load"(%pointer_5418) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5420 = arith.addi %v_6, %c_36 : index
                  %v_5421 = arith.index_cast %v_5420 : index to i64
                  %pointer_5422 = llvm.inttoptr %v_5421 : i64 to !llvm.ptr
                  %v_5423 = "llvm.load"(%pointer_5422) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5424 = arith.addi %v_6, %c_37 : index
                  %v_5425 = arith.index_cast %v_5424 : index to i64
                  %pointer_5426 = llvm.inttoptr %v_5425 : i64 to !llvm.ptr
                  %v_5427 = "llvm.load"(%pointer_5426) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5428 = arith.addi %v_6, %c_38 : index
                  %v_5429 = arith.index_cast %v_5428 : index to i64
                  %pointer_5430 = llvm.inttoptr %v_5429 : i64 to !llvm.ptr
                  %v_5431 = "llvm.load"(%pointer_5430) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5432 = arith.addi %v_6, %c_39 : index
                  %v_5433 = arith.index_cast %v_5432 : index to i64
                  %pointer_5434 = llvm.inttoptr %v_5433 : i64 to !llvm.ptr
                  %v_5435 = "llvm.load"(%pointer_5434) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5436 = arith.addi %v_6, %c_40 : index
                  %v_5437 = arith.index_cast %v_5436 : index to i64
                  %pointer_5438 = llvm.inttoptr %v_5437 : i64 to !llvm.ptr
                  %v_5439 = "llvm.load"(%pointer_5438) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5440 = arith.addi %v_6, %c_41 : index
                  %v_5441 = arith.index_cast %v_5440 : index to i64
                  %pointer_5442 = llvm.inttoptr %v_5441 : i64 to !llvm.ptr
                  %v_5443 = "llvm.load"(%pointer_5442) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5444 = arith.addi %v_6, %c_42 : index
                  %v_5445 = arith.index_cast %v_5444 : index to i64
                  %pointer_5446 = llvm.inttoptr %v_5445 : i64 to !llvm.ptr
                  %v_5447 = "llvm.load"(%pointer_5446) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5448 = arith.subi %i_30, %v_32 : index
                  %v_5449 = arith.index_cast %v_5448 : index to i32
                  %v_5450 = vector.broadcast %v_5449 : i32 to vector<16xi32>
                  %is_5451 = arith.cmpi sge, %c_43, %v_5450 : vector<16xi32>
                  %v_5452 = vector.shuffle %v_5387, %v_5391 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5453 = vector.shuffle %v_5387, %v_5391 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5454 = vector.shuffle %v_5395, %v_5399 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5455 = vector.shuffle %v_5395, %v_5399 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5456 = vector.shuffle %v_5403, %v_5407 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5457 = vector.shuffle %v_5403, %v_5407 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5458 = vector.shuffle %v_5411, %v_5415 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5459 = vector.shuffle %v_5411, %v_5415 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5460 = vector.shuffle %v_5419, %v_5423 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5461 = vector.shuffle %v_5419, %v_5423 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5462 = vector.shuffle %v_5427, %v_5431 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5463 = vector.shuffle %v_5427, %v_5431 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5464 = vector.shuffle %v_5435, %v_5439 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5465 = vector.shuffle %v_5435, %v_5439 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5466 = vector.shuffle %v_5443, %v_5447 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5467 = vector.shuffle %v_5443, %v_5447 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5468 = vector.shuffle %v_5452, %v_5454 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5469 = vector.shuffle %v_5452, %v_5454 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5470 = vector.shuffle %v_5453, %v_5455 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5471 = vector.shuffle %v_5453, %v_5455 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5472 = vector.shuffle %v_5456, %v_5458 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5473 = vector.shuffle %v_5456, %v_5458 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5474 = vector.shuffle %v_5457, %v_5459 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5475 = vector.shuffle %v_5457, %v_5459 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5476 = vector.shuffle %v_5460, %v_5462 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5477 = vector.shuffle %v_5460, %v_5462 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5478 = vector.shuffle %v_5461, %v_5463 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5479 = vector.shuffle %v_5461, %v_5463 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5480 = vector.shuffle %v_5464, %v_5466 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5481 = vector.shuffle %v_5464, %v_5466 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5482 = vector.shuffle %v_5465, %v_5467 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5483 = vector.shuffle %v_5465, %v_5467 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5484 = vector.shuffle %v_5468, %v_5472 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5485 = vector.shuffle %v_5468, %v_5472 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5486 = vector.shuffle %v_5470, %v_5474 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5487 = vector.shuffle %v_5470, %v_5474 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5488 = vector.shuffle %v_5469, %v_5473 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5489 = vector.shuffle %v_5469, %v_5473 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5490 = vector.shuffle %v_5471, %v_5475 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5491 = vector.shuffle %v_5471, %v_5475 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5492 = vector.shuffle %v_5476, %v_5480 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5493 = vector.shuffle %v_5476, %v_5480 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5494 = vector.shuffle %v_5478, %v_5482 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5495 = vector.shuffle %v_5478, %v_5482 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5496 = vector.shuffle %v_5477, %v_5481 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5497 = vector.shuffle %v_5477, %v_5481 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5498 = vector.shuffle %v_5479, %v_5483 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5499 = vector.shuffle %v_5479, %v_5483 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5500 = vector.shuffle %v_5484, %v_5492 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5501 = vector.shuffle %v_5484, %v_5492 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5502 = vector.shuffle %v_5486, %v_5494 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5503 = vector.shuffle %v_5486, %v_5494 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5504 = vector.shuffle %v_5488, %v_5496 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5505 = vector.shuffle %v_5488, %v_5496 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5506 = vector.shuffle %v_5490, %v_5498 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5507 = vector.shuffle %v_5490, %v_5498 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5508 = vector.shuffle %v_5485, %v_5493 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5509 = vector.shuffle %v_5485, %v_5493 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5510 = vector.shuffle %v_5487, %v_5495 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5511 = vector.shuffle %v_5487, %v_5495 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5512 = vector.shuffle %v_5489, %v_5497 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5513 = vector.shuffle %v_5489, %v_5497 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5514 = vector.shuffle %v_5491, %v_5499 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5515 = vector.shuffle %v_5491, %v_5499 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5516 = arith.muli %v_2952, %c_6 : index
                  %v_5517 = arith.addi %v_18, %v_5516 : index
                  %v_5518 = memref.load %order[%v_5517] : memref<?xi32>
                  %is_5519 = arith.cmpi sge, %v_5518, %c_44 : i32
                  scf.if %is_5519 {
                    %v_5520 = arith.index_cast %v_5518 : i32 to index
                    %v_5521 = arith.divui %v_5520, %c_11 : index
                    %v_5522 = vector.maskedload %y[%v_5521, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5523 = memref.load %weights[%v_5520] : memref<?xf32>
                    %v_5524 = vector.broadcast %v_5523 : f32 to vector<16xf32>
                    %v_5525 = arith.mulf %v_5500, %v_5524 : vector<16xf32>
                    %v_5526 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5525) : (vector<16xf32>) -> vector<16xf32>
                    %v_5527 = arith.addf %v_5522, %v_5526 : vector<16xf32>
                    vector.maskedstore %y[%v_5521, %v_32], %is_5451, %v_5527 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5528 = arith.muli %v_2952, %c_6 : index
                  %v_5529 = arith.addi %v_18, %v_5528 : index
                  %v_5530 = arith.addi %v_5529, %c_5 : index
                  %v_5531 = memref.load %order[%v_5530] : memref<?xi32>
                  %is_5532 = arith.cmpi sge, %v_5531, %c_44 : i32
                  scf.if %is_5532 {
                    %v_5533 = arith.index_cast %v_5531 : i32 to index
                    %v_5534 = arith.divui %v_5533, %c_11 : index
                    %v_5535 = vector.maskedload %y[%v_5534, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5536 = memref.load %weights[%v_5533] : memref<?xf32>
                    %v_5537 = vector.broadcast %v_5536 : f32 to vector<16xf32>
                    %v_5538 = arith.mulf %v_5502, %v_5537 : vector<16xf32>
                    %v_5539 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5538) : (vector<16xf32>) -> vector<16xf32>
                    %v_5540 = arith.addf %v_5535, %v_5539 : vector<16xf32>
                    vector.maskedstore %y[%v_5534, %v_32], %is_5451, %v_5540 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5541 = arith.muli %v_2952, %c_6 : index
                  %v_5542 = arith.addi %v_18, %v_5541 : index
                  %v_5543 = arith.addi %v_5542, %c_8 : index
                  %v_5544 = memref.load %order[%v_5543] : memref<?xi32>
                  %is_5545 = arith.cmpi sge, %v_5544, %c_44 : i32
                  scf.if %is_5545 {
                    %v_5546 = arith.index_cast %v_5544 : i32 to index
                    %v_5547 = arith.divui %v_5546, %c_11 : index
                    %v_5548 = vector.maskedload %y[%v_5547, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5549 = memref.load %weights[%v_5546] : memref<?xf32>
                    %v_5550 = vector.broadcast %v_5549 : f32 to vector<16xf32>
                    %v_5551 = arith.mulf %v_5504, %v_5550 : vector<16xf32>
                    %v_5552 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5551) : (vector<16xf32>) -> vector<16xf32>
                    %v_5553 = arith.addf %v_5548, %v_5552 : vector<16xf32>
                    vector.maskedstore %y[%v_5547, %v_32], %is_5451, %v_5553 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5554 = arith.muli %v_2952, %c_6 : index
                  %v_5555 = arith.addi %v_18, %v_5554 : index
                  %v_5556 = arith.addi %v_5555, %c_11 : index
                  %v_5557 = memref.load %order[%v_5556] : memref<?xi32>
                  %is_5558 = arith.cmpi sge, %v_5557, %c_44 : i32
                  scf.if %is_5558 {
                    %v_5559 = arith.index_cast %v_5557 : i32 to index
                    %v_5560 = arith.divui %v_5559, %c_11 : index
                    %v_5561 = vector.maskedload %y[%v_5560, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5562 = memref.load %weights[%v_5559] : memref<?xf32>
                    %v_5563 = vector.broadcast %v_5562 : f32 to vector<16xf32>
                    %v_5564 = arith.mulf %v_5506, %v_5563 : vector<16xf32>
                    %v_5565 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5564) : (vector<16xf32>) -> vector<16xf32>
                    %v_5566 = arith.addf %v_5561, %v_5565 : vector<16xf32>
                    vector.maskedstore %y[%v_5560, %v_32], %is_5451, %v_5566 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5567 = arith.muli %v_2952, %c_6 : index
                  %v_5568 = arith.addi %v_18, %v_5567 : index
                  %v_5569 = arith.addi %v_5568, %c_16 : index
                  %v_5570 = memref.load %order[%v_5569] : memref<?xi32>
                  %is_5571 = arith.cmpi sge, %v_5570, %c_44 : i32
                  scf.if %is_5571 {
                    %v_5572 = arith.index_cast %v_5570 : i32 to index
                    %v_5573 = arith.divui %v_5572, %c_11 : index
                    %v_5574 = vector.maskedload %y[%v_5573, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5575 = memref.load %weights[%v_5572] : memref<?xf32>
                    %v_5576 = vector.broadcast %v_5575 : f32 to vector<16xf32>
                    %v_5577 = arith.mulf %v_5508, %v_5576 : vector<16xf32>
                    %v_5578 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5577) : (vector<16xf32>) -> vector<16xf32>
                    %v_5579 = arith.addf %v_5574, %v_5578 : vector<16xf32>
                    vector.maskedstore %y[%v_5573, %v_32], %is_5451, %v_5579 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5580 = arith.muli %v_2952, %c_6 : index
                  %v_5581 = arith.addi %v_18, %v_5580 : index
                  %v_5582 = arith.addi %v_5581, %c_17 : index
                  %v_5583 = memref.load %order[%v_5582] : memref<?xi32>
                  %is_5584 = arith.cmpi sge, %v_5583, %c_44 : i32
                  scf.if %is_5584 {
                    %v_5585 = arith.index_cast %v_5583 : i32 to index
                    %v_5586 = arith.divui %v_5585, %c_11 : index
                    %v_5587 = vector.maskedload %y[%v_5586, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5588 = memref.load %weights[%v_5585] : memref<?xf32>
                    %v_5589 = vector.broadcast %v_5588 : f32 to vector<16xf32>
                    %v_5590 = arith.mulf %v_5510, %v_5589 : vector<16xf32>
                    %v_5591 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5590) : (vector<16xf32>) -> vector<16xf32>
                    %v_5592 = arith.addf %v_5587, %v_5591 : vector<16xf32>
                    vector.maskedstore %y[%v_5586, %v_32], %is_5451, %v_5592 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5593 = arith.muli %v_2952, %c_6 : index
                  %v_5594 = arith.addi %v_18, %v_5593 : index
                  %v_5595 = arith.addi %v_5594, %c_18 : index
                  %v_5596 = memref.load %order[%v_5595] : memref<?xi32>
                  %is_5597 = arith.cmpi sge, %v_5596, %c_44 : i32
                  scf.if %is_5597 {
                    %v_5598 = arith.index_cast %v_5596 : i32 to index
                    %v_5599 = arith.divui %v_5598, %c_11 : index
                    %v_5600 = vector.maskedload %y[%v_5599, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5601 = memref.load %weights[%v_5598] : memref<?xf32>
                    %v_5602 = vector.broadcast %v_5601 : f32 to vector<16xf32>
                    %v_5603 = arith.mulf %v_5512, %v_5602 : vector<16xf32>
                    %v_5604 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5603) : (vector<16xf32>) -> vector<16xf32>
                    %v_5605 = arith.addf %v_5600, %v_5604 : vector<16xf32>
                    vector.maskedstore %y[%v_5599, %v_32], %is_5451, %v_5605 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5606 = arith.muli %v_2952, %c_6 : index
                  %v_5607 = arith.addi %v_18, %v_5606 : index
                  %v_5608 = arith.addi %v_5607, %c_19 : index
                  %v_5609 = memref.load %order[%v_5608] : memref<?xi32>
                  %is_5610 = arith.cmpi sge, %v_5609, %c_44 : i32
                  scf.if %is_5610 {
                    %v_5611 = arith.index_cast %v_5609 : i32 to index
                    %v_5612 = arith.divui %v_5611, %c_11 : index
                    %v_5613 = vector.maskedload %y[%v_5612, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5614 = memref.load %weights[%v_5611] : memref<?xf32>
                    %v_5615 = vector.broadcast %v_5614 : f32 to vector<16xf32>
                    %v_5616 = arith.mulf %v_5514, %v_5615 : vector<16xf32>
                    %v_5617 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5616) : (vector<16xf32>) -> vector<16xf32>
                    %v_5618 = arith.addf %v_5613, %v_5617 : vector<16xf32>
                    vector.maskedstore %y[%v_5612, %v_32], %is_5451, %v_5618 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5619 = arith.muli %v_2952, %c_6 : index
                  %v_5620 = arith.addi %v_18, %v_5619 : index
                  %v_5621 = arith.addi %v_5620, %c_15 : index
                  %v_5622 = memref.load %order[%v_5621] : memref<?xi32>
                  %is_5623 = arith.cmpi sge, %v_5622, %c_44 : i32
                  scf.if %is_5623 {
                    %v_5624 = arith.index_cast %v_5622 : i32 to index
                    %v_5625 = arith.divui %v_5624, %c_11 : index
                    %v_5626 = vector.maskedload %y[%v_5625, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5627 = memref.load %weights[%v_5624] : memref<?xf32>
                    %v_5628 = vector.broadcast %v_5627 : f32 to vector<16xf32>
                    %v_5629 = arith.mulf %v_5501, %v_5628 : vector<16xf32>
                    %v_5630 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5629) : (vector<16xf32>) -> vector<16xf32>
                    %v_5631 = arith.addf %v_5626, %v_5630 : vector<16xf32>
                    vector.maskedstore %y[%v_5625, %v_32], %is_5451, %v_5631 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5632 = arith.muli %v_2952, %c_6 : index
                  %v_5633 = arith.addi %v_18, %v_5632 : index
                  %v_5634 = arith.addi %v_5633, %c_45 : index
                  %v_5635 = memref.load %order[%v_5634] : memref<?xi32>
                  %is_5636 = arith.cmpi sge, %v_5635, %c_44 : i32
                  scf.if %is_5636 {
                    %v_5637 = arith.index_cast %v_5635 : i32 to index
                    %v_5638 = arith.divui %v_5637, %c_11 : index
                    %v_5639 = vector.maskedload %y[%v_5638, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5640 = memref.load %weights[%v_5637] : memref<?xf32>
                    %v_5641 = vector.broadcast %v_5640 : f32 to vector<16xf32>
                    %v_5642 = arith.mulf %v_5503, %v_5641 : vector<16xf32>
                    %v_5643 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5642) : (vector<16xf32>) -> vector<16xf32>
                    %v_5644 = arith.addf %v_5639, %v_5643 : vector<16xf32>
                    vector.maskedstore %y[%v_5638, %v_32], %is_5451, %v_5644 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5645 = arith.muli %v_2952, %c_6 : index
                  %v_5646 = arith.addi %v_18, %v_5645 : index
                  %v_5647 = arith.addi %v_5646, %c_46 : index
                  %v_5648 = memref.load %order[%v_5647] : memref<?xi32>
                  %is_5649 = arith.cmpi sge, %v_5648, %c_44 : i32
                  scf.if %is_5649 {
                    %v_5650 = arith.index_cast %v_5648 : i32 to index
                    %v_5651 = arith.divui %v_5650, %c_11 : index
                    %v_5652 = vector.maskedload %y[%v_5651, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5653 = memref.load %weights[%v_5650] : memref<?xf32>
                    %v_5654 = vector.broadcast %v_5653 : f32 to vector<16xf32>
                    %v_5655 = arith.mulf %v_5505, %v_5654 : vector<16xf32>
                    %v_5656 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5655) : (vector<16xf32>) -> vector<16xf32>
                    %v_5657 = arith.addf %v_5652, %v_5656 : vector<16xf32>
                    vector.maskedstore %y[%v_5651, %v_32], %is_5451, %v_5657 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5658 = arith.muli %v_2952, %c_6 : index
                  %v_5659 = arith.addi %v_18, %v_5658 : index
                  %v_5660 = arith.addi %v_5659, %c_47 : index
                  %v_5661 = memref.load %order[%v_5660] : memref<?xi32>
                  %is_5662 = arith.cmpi sge, %v_5661, %c_44 : i32
                  scf.if %is_5662 {
                    %v_5663 = arith.index_cast %v_5661 : i32 to index
                    %v_5664 = arith.divui %v_5663, %c_11 : index
                    %v_5665 = vector.maskedload %y[%v_5664, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5666 = memref.load %weights[%v_5663] : memref<?xf32>
                    %v_5667 = vector.broadcast %v_5666 : f32 to vector<16xf32>
                    %v_5668 = arith.mulf %v_5507, %v_5667 : vector<16xf32>
                    %v_5669 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5668) : (vector<16xf32>) -> vector<16xf32>
                    %v_5670 = arith.addf %v_5665, %v_5669 : vector<16xf32>
                    vector.maskedstore %y[%v_5664, %v_32], %is_5451, %v_5670 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5671 = arith.muli %v_2952, %c_6 : index
                  %v_5672 = arith.addi %v_18, %v_5671 : index
                  %v_5673 = arith.addi %v_5672, %c_48 : index
                  %v_5674 = memref.load %order[%v_5673] : memref<?xi32>
                  %is_5675 = arith.cmpi sge, %v_5674, %c_44 : i32
                  scf.if %is_5675 {
                    %v_5676 = arith.index_cast %v_5674 : i32 to index
                    %v_5677 = arith.divui %v_5676, %c_11 : index
                    %v_5678 = vector.maskedload %y[%v_5677, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5679 = memref.load %weights[%v_5676] : memref<?xf32>
                    %v_5680 = vector.broadcast %v_5679 : f32 to vector<16xf32>
                    %v_5681 = arith.mulf %v_5509, %v_5680 : vector<16xf32>
                    %v_5682 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5681) : (vector<16xf32>) -> vector<16xf32>
                    %v_5683 = arith.addf %v_5678, %v_5682 : vector<16xf32>
                    vector.maskedstore %y[%v_5677, %v_32], %is_5451, %v_5683 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5684 = arith.muli %v_2952, %c_6 : index
                  %v_5685 = arith.addi %v_18, %v_5684 : index
                  %v_5686 = arith.addi %v_5685, %c_49 : index
                  %v_5687 = memref.load %order[%v_5686] : memref<?xi32>
                  %is_5688 = arith.cmpi sge, %v_5687, %c_44 : i32
                  scf.if %is_5688 {
                    %v_5689 = arith.index_cast %v_5687 : i32 to index
                    %v_5690 = arith.divui %v_5689, %c_11 : index
                    %v_5691 = vector.maskedload %y[%v_5690, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5692 = memref.load %weights[%v_5689] : memref<?xf32>
                    %v_5693 = vector.broadcast %v_5692 : f32 to vector<16xf32>
                    %v_5694 = arith.mulf %v_5511, %v_5693 : vector<16xf32>
                    %v_5695 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5694) : (vector<16xf32>) -> vector<16xf32>
                    %v_5696 = arith.addf %v_5691, %v_5695 : vector<16xf32>
                    vector.maskedstore %y[%v_5690, %v_32], %is_5451, %v_5696 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5697 = arith.muli %v_2952, %c_6 : index
                  %v_5698 = arith.addi %v_18, %v_5697 : index
                  %v_5699 = arith.addi %v_5698, %c_50 : index
                  %v_5700 = memref.load %order[%v_5699] : memref<?xi32>
                  %is_5701 = arith.cmpi sge, %v_5700, %c_44 : i32
                  scf.if %is_5701 {
                    %v_5702 = arith.index_cast %v_5700 : i32 to index
                    %v_5703 = arith.divui %v_5702, %c_11 : index
                    %v_5704 = vector.maskedload %y[%v_5703, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5705 = memref.load %weights[%v_5702] : memref<?xf32>
                    %v_5706 = vector.broadcast %v_5705 : f32 to vector<16xf32>
                    %v_5707 = arith.mulf %v_5513, %v_5706 : vector<16xf32>
                    %v_5708 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5707) : (vector<16xf32>) -> vector<16xf32>
                    %v_5709 = arith.addf %v_5704, %v_5708 : vector<16xf32>
                    vector.maskedstore %y[%v_5703, %v_32], %is_5451, %v_5709 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5710 = arith.muli %v_2952, %c_6 : index
                  %v_5711 = arith.addi %v_18, %v_5710 : index
                  %v_5712 = arith.addi %v_5711, %c_9 : index
                  %v_5713 = memref.load %order[%v_5712] : memref<?xi32>
                  %is_5714 = arith.cmpi sge, %v_5713, %c_44 : i32
                  scf.if %is_5714 {
                    %v_5715 = arith.index_cast %v_5713 : i32 to index
                    %v_5716 = arith.divui %v_5715, %c_11 : index
                    %v_5717 = vector.maskedload %y[%v_5716, %v_32], %is_5451, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5718 = memref.load %weights[%v_5715] : memref<?xf32>
                    %v_5719 = vector.broadcast %v_5718 : f32 to vector<16xf32>
                    %v_5720 = arith.mulf %v_5515, %v_5719 : vector<16xf32>
                    %v_5721 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5720) : (vector<16xf32>) -> vector<16xf32>
                    %v_5722 = arith.addf %v_5717, %v_5721 : vector<16xf32>
                    vector.maskedstore %y[%v_5716, %v_32], %is_5451, %v_5722 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_5723 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_5723 {
                  %v_5724 = arith.addi %v_6, %c_51 : index
                  %v_5725 = arith.index_cast %v_5724 : index to i64
                  %pointer_5726 = llvm.inttoptr %v_5725 : i64 to !llvm.ptr
                  %v_5727 = "llvm.load"(%pointer_5726) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5728 = arith.addi %v_6, %c_52 : index
                  %v_5729 = arith.index_cast %v_5728 : index to i64
                  %pointer_5730 = llvm.inttoptr %v_5729 : i64 to !llvm.ptr
                  %v_5731 = "llvm.load"(%pointer_5730) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5732 = arith.addi %v_6, %c_53 : index
                  %v_5733 = arith.index_cast %v_5732 : index to i64
                  %pointer_5734 = llvm.inttoptr %v_5733 : i64 to !llvm.ptr
                  %v_5735 = "llvm.load"(%pointer_5734) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5736 = arith.addi %v_6, %c_54 : index
                  %v_5737 = arith.index_cast %v_5736 : index to i64
                  %pointer_5738 = llvm.inttoptr %v_5737 : i64 to !llvm.ptr
                  %v_5739 = "llvm.load"(%pointer_5738) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5740 = arith.addi %v_6, %c_55 : index
                  %v_5741 = arith.index_cast %v_5740 : index to i64
                  %pointer_5742 = llvm.inttoptr %v_5741 : i64 to !llvm.ptr
                  %v_5743 = "llvm.load"(%pointer_5742) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5744 = arith.addi %v_6, %c_56 : index
                  %v_5745 = arith.index_cast %v_5744 : index to i64
                  %pointer_5746 = llvm.inttoptr %v_5745 : i64 to !llvm.ptr
                  %v_5747 = "llvm.load"(%pointer_5746) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5748 = arith.addi %v_6, %c_57 : index
                  %v_5749 = arith.index_cast %v_5748 : index to i64
                  %pointer_5750 = llvm.inttoptr %v_5749 : i64 to !llvm.ptr
                  %v_5751 = "llvm.load"(%pointer_5750) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5752 = arith.addi %v_6, %c_58 : index
                  %v_5753 = arith.index_cast %v_5752 : index to i64
                  %pointer_5754 = llvm.inttoptr %v_5753 : i64 to !llvm.ptr
                  %v_5755 = "llvm.load"(%pointer_5754) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5756 = arith.addi %v_6, %c_14 : index
                  %v_5757 = arith.index_cast %v_5756 : index to i64
                  %pointer_5758 = llvm.inttoptr %v_5757 : i64 to !llvm.ptr
                  %v_5759 = "llvm.load"(%pointer_5758) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5760 = arith.addi %v_6, %c_59 : index
                  %v_5761 = arith.index_cast %v_5760 : index to i64
                  %pointer_5762 = llvm.inttoptr %v_5761 : i64 to !llvm.ptr
                  %v_5763 = "llvm.load"(%pointer_5762) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5764 = arith.addi %v_6, %c_60 : index
                  %v_5765 = arith.index_cast %v_5764 : index to i64
                  %pointer_5766 = llvm.inttoptr %v_5765 : i64 to !llvm.ptr
                  %v_5767 = "llvm.load"(%pointer_5766) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5768 = arith.addi %v_6, %c_61 : index
                  %v_5769 = arith.index_cast %v_5768 : index to i64
                  %pointer_5770 = llvm.inttoptr %v_5769 : i64 to !llvm.ptr
                  %v_5771 = "llvm.load"(%pointer_5770) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5772 = arith.addi %v_6, %c_62 : index
                  %v_5773 = arith.index_cast %v_5772 : index to i64
                  %pointer_5774 = llvm.inttoptr %v_5773 : i64 to !llvm.ptr
                  %v_5775 = "llvm.load"(%pointer_5774) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5776 = arith.addi %v_6, %c_63 : index
                  %v_5777 = arith.index_cast %v_5776 : index to i64
                  %pointer_5778 = llvm.inttoptr %v_5777 : i64 to !llvm.ptr
                  %v_5779 = "llvm.load"(%pointer_5778) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5780 = arith.addi %v_6, %c_64 : index
                  %v_5781 = arith.index_cast %v_5780 : index to i64
                  %pointer_5782 = llvm.inttoptr %v_5781 : i64 to !llvm.ptr
                  %v_5783 = "llvm.load"(%pointer_5782) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5784 = arith.addi %v_6, %c_65 : index
                  %v_5785 = arith.index_cast %v_5784 : index to i64
                  %pointer_5786 = llvm.inttoptr %v_5785 : i64 to !llvm.ptr
                  %v_5787 = "llvm.load"(%pointer_5786) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5788 = arith.subi %v_31, %v_33 : index
                  %v_5789 = arith.index_cast %v_5788 : index to i32
                  %v_5790 = vector.broadcast %v_5789 : i32 to vector<16xi32>
                  %is_5791 = arith.cmpi sge, %c_43, %v_5790 : vector<16xi32>
                  %v_5792 = vector.shuffle %v_5727, %v_5731 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5793 = vector.shuffle %v_5727, %v_5731 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5794 = vector.shuffle %v_5735, %v_5739 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5795 = vector.shuffle %v_5735, %v_5739 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5796 = vector.shuffle %v_5743, %v_5747 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5797 = vector.shuffle %v_5743, %v_5747 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5798 = vector.shuffle %v_5751, %v_5755 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5799 = vector.shuffle %v_5751, %v_5755 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5800 = vector.shuffle %v_5759, %v_5763 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5801 = vector.shuffle %v_5759, %v_5763 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5802 = vector.shuffle %v_5767, %v_5771 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5803 = vector.shuffle %v_5767, %v_5771 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5804 = vector.shuffle %v_5775, %v_5779 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5805 = vector.shuffle %v_5775, %v_5779 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5806 = vector.shuffle %v_5783, %v_5787 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5807 = vector.shuffle %v_5783, %v_5787 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5808 = vector.shuffle %v_5792, %v_5794 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5809 = vector.shuffle %v_5792, %v_5794 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5810 = vector.shuffle %v_5793, %v_5795 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5811 = vector.shuffle %v_5793, %v_5795 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5812 = vector.shuffle %v_5796, %v_5798 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5813 = vector.shuffle %v_5796, %v_5798 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5814 = vector.shuffle %v_5797, %v_5799 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5815 = vector.shuffle %v_5797, %v_5799 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5816 = vector.shuffle %v_5800, %v_5802 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5817 = vector.shuffle %v_5800, %v_5802 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5818 = vector.shuffle %v_5801, %v_5803 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5819 = vector.shuffle %v_5801, %v_5803 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5820 = vector.shuffle %v_5804, %v_5806 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5821 = vector.shuffle %v_5804, %v_5806 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5822 = vector.shuffle %v_5805, %v_5807 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5823 = vector.shuffle %v_5805, %v_5807 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5824 = vector.shuffle %v_5808, %v_5812 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5825 = vector.shuffle %v_5808, %v_5812 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5826 = vector.shuffle %v_5810, %v_5814 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5827 = vector.shuffle %v_5810, %v_5814 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5828 = vector.shuffle %v_5809, %v_5813 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5829 = vector.shuffle %v_5809, %v_5813 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5830 = vector.shuffle %v_5811, %v_5815 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5831 = vector.shuffle %v_5811, %v_5815 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5832 = vector.shuffle %v_5816, %v_5820 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5833 = vector.shuffle %v_5816, %v_5820 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5834 = vector.shuffle %v_5818, %v_5822 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5835 = vector.shuffle %v_5818, %v_5822 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5836 = vector.shuffle %v_5817, %v_5821 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5837 = vector.shuffle %v_5817, %v_5821 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5838 = vector.shuffle %v_5819, %v_5823 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5839 = vector.shuffle %v_5819, %v_5823 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5840 = vector.shuffle %v_5824, %v_5832 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5841 = vector.shuffle %v_5824, %v_5832 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5842 = vector.shuffle %v_5826, %v_5834 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5843 = vector.shuffle %v_5826, %v_5834 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5844 = vector.shuffle %v_5828, %v_5836 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5845 = vector.shuffle %v_5828, %v_5836 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5846 = vector.shuffle %v_5830, %v_5838 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5847 = vector.shuffle %v_5830, %v_5838 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5848 = vector.shuffle %v_5825, %v_5833 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5849 = vector.shuffle %v_5825, %v_5833 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5850 = vector.shuffle %v_5827, %v_5835 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5851 = vector.shuffle %v_5827, %v_5835 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5852 = vector.shuffle %v_5829, %v_5837 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5853 = vector.shuffle %v_5829, %v_5837 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5854 = vector.shuffle %v_5831, %v_5839 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5855 = vector.shuffle %v_5831, %v_5839 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5856 = arith.muli %v_2952, %c_6 : index
                  %v_5857 = arith.addi %v_18, %v_5856 : index
                  %v_5858 = memref.load %order[%v_5857] : memref<?xi32>
                  %is_5859 = arith.cmpi sge, %v_5858, %c_44 : i32
                  scf.if %is_5859 {
                    %v_5860 = arith.index_cast %v_5858 : i32 to index
                    %v_5861 = arith.divui %v_5860, %c_11 : index
                    %v_5862 = vector.maskedload %y[%v_5861, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5863 = memref.load %weights[%v_5860] : memref<?xf32>
                    %v_5864 = vector.broadcast %v_5863 : f32 to vector<16xf32>
                    %v_5865 = arith.mulf %v_5840, %v_5864 : vector<16xf32>
                    %v_5866 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5865) : (vector<16xf32>) -> vector<16xf32>
                    %v_5867 = arith.addf %v_5862, %v_5866 : vector<16xf32>
                    vector.maskedstore %y[%v_5861, %v_33], %is_5791, %v_5867 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5868 = arith.muli %v_2952, %c_6 : index
                  %v_5869 = arith.addi %v_18, %v_5868 : index
                  %v_5870 = arith.addi %v_5869, %c_5 : index
                  %v_5871 = memref.load %order[%v_5870] : memref<?xi32>
                  %is_5872 = arith.cmpi sge, %v_5871, %c_44 : i32
                  scf.if %is_5872 {
                    %v_5873 = arith.index_cast %v_5871 : i32 to index
                    %v_5874 = arith.divui %v_5873, %c_11 : index
                    %v_5875 = vector.maskedload %y[%v_5874, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5876 = memref.load %weights[%v_5873] : memref<?xf32>
                    %v_5877 = vector.broadcast %v_5876 : f32 to vector<16xf32>
                    %v_5878 = arith.mulf %v_5842, %v_5877 : vector<16xf32>
                    %v_5879 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5878) : (vector<16xf32>) -> vector<16xf32>
                    %v_5880 = arith.addf %v_5875, %v_5879 : vector<16xf32>
                    vector.maskedstore %y[%v_5874, %v_33], %is_5791, %v_5880 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5881 = arith.muli %v_2952, %c_6 : index
                  %v_5882 = arith.addi %v_18, %v_5881 : index
                  %v_5883 = arith.addi %v_5882, %c_8 : index
                  %v_5884 = memref.load %order[%v_5883] : memref<?xi32>
                  %is_5885 = arith.cmpi sge, %v_5884, %c_44 : i32
                  scf.if %is_5885 {
                    %v_5886 = arith.index_cast %v_5884 : i32 to index
                    %v_5887 = arith.divui %v_5886, %c_11 : index
                    %v_5888 = vector.maskedload %y[%v_5887, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5889 = memref.load %weights[%v_5886] : memref<?xf32>
                    %v_5890 = vector.broadcast %v_5889 : f32 to vector<16xf32>
                    %v_5891 = arith.mulf %v_5844, %v_5890 : vector<16xf32>
                    %v_5892 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5891) : (vector<16xf32>) -> vector<16xf32>
                    %v_5893 = arith.addf %v_5888, %v_5892 : vector<16xf32>
                    vector.maskedstore %y[%v_5887, %v_33], %is_5791, %v_5893 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5894 = arith.muli %v_2952, %c_6 : index
                  %v_5895 = arith.addi %v_18, %v_5894 : index
                  %v_5896 = arith.addi %v_5895, %c_11 : index
                  %v_5897 = memref.load %order[%v_5896] : memref<?xi32>
                  %is_5898 = arith.cmpi sge, %v_5897, %c_44 : i32
                  scf.if %is_5898 {
                    %v_5899 = arith.index_cast %v_5897 : i32 to index
                    %v_5900 = arith.divui %v_5899, %c_11 : index
                    %v_5901 = vector.maskedload %y[%v_5900, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5902 = memref.load %weights[%v_5899] : memref<?xf32>
                    %v_5903 = vector.broadcast %v_5902 : f32 to vector<16xf32>
                    %v_5904 = arith.mulf %v_5846, %v_5903 : vector<16xf32>
                    %v_5905 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5904) : (vector<16xf32>) -> vector<16xf32>
                    %v_5906 = arith.addf %v_5901, %v_5905 : vector<16xf32>
                    vector.maskedstore %y[%v_5900, %v_33], %is_5791, %v_5906 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5907 = arith.muli %v_2952, %c_6 : index
                  %v_5908 = arith.addi %v_18, %v_5907 : index
                  %v_5909 = arith.addi %v_5908, %c_16 : index
                  %v_5910 = memref.load %order[%v_5909] : memref<?xi32>
                  %is_5911 = arith.cmpi sge, %v_5910, %c_44 : i32
                  scf.if %is_5911 {
                    %v_5912 = arith.index_cast %v_5910 : i32 to index
                    %v_5913 = arith.divui %v_5912, %c_11 : index
                    %v_5914 = vector.maskedload %y[%v_5913, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5915 = memref.load %weights[%v_5912] : memref<?xf32>
                    %v_5916 = vector.broadcast %v_5915 : f32 to vector<16xf32>
                    %v_5917 = arith.mulf %v_5848, %v_5916 : vector<16xf32>
                    %v_5918 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5917) : (vector<16xf32>) -> vector<16xf32>
                    %v_5919 = arith.addf %v_5914, %v_5918 : vector<16xf32>
                    vector.maskedstore %y[%v_5913, %v_33], %is_5791, %v_5919 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5920 = arith.muli %v_2952, %c_6 : index
                  %v_5921 = arith.addi %v_18, %v_5920 : index
                  %v_5922 = arith.addi %v_5921, %c_17 : index
                  %v_5923 = memref.load %order[%v_5922] : memref<?xi32>
                  %is_5924 = arith.cmpi sge, %v_5923, %c_44 : i32
                  scf.if %is_5924 {
                    %v_5925 = arith.index_cast %v_5923 : i32 to index
                    %v_5926 = arith.divui %v_5925, %c_11 : index
                    %v_5927 = vector.maskedload %y[%v_5926, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5928 = memref.load %weights[%v_5925] : memref<?xf32>
                    %v_5929 = vector.broadcast %v_5928 : f32 to vector<16xf32>
                    %v_5930 = arith.mulf %v_5850, %v_5929 : vector<16xf32>
                    %v_5931 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5930) : (vector<16xf32>) -> vector<16xf32>
                    %v_5932 = arith.addf %v_5927, %v_5931 : vector<16xf32>
                    vector.maskedstore %y[%v_5926, %v_33], %is_5791, %v_5932 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5933 = arith.muli %v_2952, %c_6 : index
                  %v_5934 = arith.addi %v_18, %v_5933 : index
                  %v_5935 = arith.addi %v_5934, %c_18 : index
                  %v_5936 = memref.load %order[%v_5935] : memref<?xi32>
                  %is_5937 = arith.cmpi sge, %v_5936, %c_44 : i32
                  scf.if %is_5937 {
                    %v_5938 = arith.index_cast %v_5936 : i32 to index
                    %v_5939 = arith.divui %v_5938, %c_11 : index
                    %v_5940 = vector.maskedload %y[%v_5939, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5941 = memref.load %weights[%v_5938] : memref<?xf32>
                    %v_5942 = vector.broadcast %v_5941 : f32 to vector<16xf32>
                    %v_5943 = arith.mulf %v_5852, %v_5942 : vector<16xf32>
                    %v_5944 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5943) : (vector<16xf32>) -> vector<16xf32>
                    %v_5945 = arith.addf %v_5940, %v_5944 : vector<16xf32>
                    vector.maskedstore %y[%v_5939, %v_33], %is_5791, %v_5945 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5946 = arith.muli %v_2952, %c_6 : index
                  %v_5947 = arith.addi %v_18, %v_5946 : index
                  %v_5948 = arith.addi %v_5947, %c_19 : index
                  %v_5949 = memref.load %order[%v_5948] : memref<?xi32>
                  %is_5950 = arith.cmpi sge, %v_5949, %c_44 : i32
                  scf.if %is_5950 {
                    %v_5951 = arith.index_cast %v_5949 : i32 to index
                    %v_5952 = arith.divui %v_5951, %c_11 : index
                    %v_5953 = vector.maskedload %y[%v_5952, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5954 = memref.load %weights[%v_5951] : memref<?xf32>
                    %v_5955 = vector.broadcast %v_5954 : f32 to vector<16xf32>
                    %v_5956 = arith.mulf %v_5854, %v_5955 : vector<16xf32>
                    %v_5957 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5956) : (vector<16xf32>) -> vector<16xf32>
                    %v_5958 = arith.addf %v_5953, %v_5957 : vector<16xf32>
                    vector.maskedstore %y[%v_5952, %v_33], %is_5791, %v_5958 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5959 = arith.muli %v_2952, %c_6 : index
                  %v_5960 = arith.addi %v_18, %v_5959 : index
                  %v_5961 = arith.addi %v_5960, %c_15 : index
                  %v_5962 = memref.load %order[%v_5961] : memref<?xi32>
                  %is_5963 = arith.cmpi sge, %v_5962, %c_44 : i32
                  scf.if %is_5963 {
                    %v_5964 = arith.index_cast %v_5962 : i32 to index
                    %v_5965 = arith.divui %v_5964, %c_11 : index
                    %v_5966 = vector.maskedload %y[%v_5965, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5967 = memref.load %weights[%v_5964] : memref<?xf32>
                    %v_5968 = vector.broadcast %v_5967 : f32 to vector<16xf32>
                    %v_5969 = arith.mulf %v_5841, %v_5968 : vector<16xf32>
                    %v_5970 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5969) : (vector<16xf32>) -> vector<16xf32>
                    %v_5971 = arith.addf %v_5966, %v_5970 : vector<16xf32>
                    vector.maskedstore %y[%v_5965, %v_33], %is_5791, %v_5971 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5972 = arith.muli %v_2952, %c_6 : index
                  %v_5973 = arith.addi %v_18, %v_5972 : index
                  %v_5974 = arith.addi %v_5973, %c_45 : index
                  %v_5975 = memref.load %order[%v_5974] : memref<?xi32>
                  %is_5976 = arith.cmpi sge, %v_5975, %c_44 : i32
                  scf.if %is_5976 {
                    %v_5977 = arith.index_cast %v_5975 : i32 to index
                    %v_5978 = arith.divui %v_5977, %c_11 : index
                    %v_5979 = vector.maskedload %y[%v_5978, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5980 = memref.load %weights[%v_5977] : memref<?xf32>
                    %v_5981 = vector.broadcast %v_5980 : f32 to vector<16xf32>
                    %v_5982 = arith.mulf %v_5843, %v_5981 : vector<16xf32>
                    %v_5983 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5982) : (vector<16xf32>) -> vector<16xf32>
                    %v_5984 = arith.addf %v_5979, %v_5983 : vector<16xf32>
                    vector.maskedstore %y[%v_5978, %v_33], %is_5791, %v_5984 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5985 = arith.muli %v_2952, %c_6 : index
                  %v_5986 = arith.addi %v_18, %v_5985 : index
                  %v_5987 = arith.addi %v_5986, %c_46 : index
                  %v_5988 = memref.load %order[%v_5987] : memref<?xi32>
                  %is_5989 = arith.cmpi sge, %v_5988, %c_44 : i32
                  scf.if %is_5989 {
                    %v_5990 = arith.index_cast %v_5988 : i32 to index
                    %v_5991 = arith.divui %v_5990, %c_11 : index
                    %v_5992 = vector.maskedload %y[%v_5991, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5993 = memref.load %weights[%v_5990] : memref<?xf32>
                    %v_5994 = vector.broadcast %v_5993 : f32 to vector<16xf32>
                    %v_5995 = arith.mulf %v_5845, %v_5994 : vector<16xf32>
                    %v_5996 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5995) : (vector<16xf32>) -> vector<16xf32>
                    %v_5997 = arith.addf %v_5992, %v_5996 : vector<16xf32>
                    vector.maskedstore %y[%v_5991, %v_33], %is_5791, %v_5997 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5998 = arith.muli %v_2952, %c_6 : index
                  %v_5999 = arith.addi %v_18, %v_5998 : index
                  %v_6000 = arith.addi %v_5999, %c_47 : index
                  %v_6001 = memref.load %order[%v_6000] : memref<?xi32>
                  %is_6002 = arith.cmpi sge, %v_6001, %c_44 : i32
                  scf.if %is_6002 {
                    %v_6003 = arith.index_cast %v_6001 : i32 to index
                    %v_6004 = arith.divui %v_6003, %c_11 : index
                    %v_6005 = vector.maskedload %y[%v_6004, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6006 = memref.load %weights[%v_6003] : memref<?xf32>
                    %v_6007 = vector.broadcast %v_6006 : f32 to vector<16xf32>
                    %v_6008 = arith.mulf %v_5847, %v_6007 : vector<16xf32>
                    %v_6009 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6008) : (vector<16xf32>) -> vector<16xf32>
                    %v_6010 = arith.addf %v_6005, %v_6009 : vector<16xf32>
                    vector.maskedstore %y[%v_6004, %v_33], %is_5791, %v_6010 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6011 = arith.muli %v_2952, %c_6 : index
                  %v_6012 = arith.addi %v_18, %v_6011 : index
                  %v_6013 = arith.addi %v_6012, %c_48 : index
                  %v_6014 = memref.load %order[%v_6013] : memref<?xi32>
                  %is_6015 = arith.cmpi sge, %v_6014, %c_44 : i32
                  scf.if %is_6015 {
                    %v_6016 = arith.index_cast %v_6014 : i32 to index
                    %v_6017 = arith.divui %v_6016, %c_11 : index
                    %v_6018 = vector.maskedload %y[%v_6017, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6019 = memref.load %weights[%v_6016] : memref<?xf32>
                    %v_6020 = vector.broadcast %v_6019 : f32 to vector<16xf32>
                    %v_6021 = arith.mulf %v_5849, %v_6020 : vector<16xf32>
                    %v_6022 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6021) : (vector<16xf32>) -> vector<16xf32>
                    %v_6023 = arith.addf %v_6018, %v_6022 : vector<16xf32>
                    vector.maskedstore %y[%v_6017, %v_33], %is_5791, %v_6023 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6024 = arith.muli %v_2952, %c_6 : index
                  %v_6025 = arith.addi %v_18, %v_6024 : index
                  %v_6026 = arith.addi %v_6025, %c_49 : index
                  %v_6027 = memref.load %order[%v_6026] : memref<?xi32>
                  %is_6028 = arith.cmpi sge, %v_6027, %c_44 : i32
                  scf.if %is_6028 {
                    %v_6029 = arith.index_cast %v_6027 : i32 to index
                    %v_6030 = arith.divui %v_6029, %c_11 : index
                    %v_6031 = vector.maskedload %y[%v_6030, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6032 = memref.load %weights[%v_6029] : memref<?xf32>
                    %v_6033 = vector.broadcast %v_6032 : f32 to vector<16xf32>
                    %v_6034 = arith.mulf %v_5851, %v_6033 : vector<16xf32>
                    %v_6035 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6034) : (vector<16xf32>) -> vector<16xf32>
                    %v_6036 = arith.addf %v_6031, %v_6035 : vector<16xf32>
                    vector.maskedstore %y[%v_6030, %v_33], %is_5791, %v_6036 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6037 = arith.muli %v_2952, %c_6 : index
                  %v_6038 = arith.addi %v_18, %v_6037 : index
                  %v_6039 = arith.addi %v_6038, %c_50 : index
                  %v_6040 = memref.load %order[%v_6039] : memref<?xi32>
                  %is_6041 = arith.cmpi sge, %v_6040, %c_44 : i32
                  scf.if %is_6041 {
                    %v_6042 = arith.index_cast %v_6040 : i32 to index
                    %v_6043 = arith.divui %v_6042, %c_11 : index
                    %v_6044 = vector.maskedload %y[%v_6043, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6045 = memref.load %weights[%v_6042] : memref<?xf32>
                    %v_6046 = vector.broadcast %v_6045 : f32 to vector<16xf32>
                    %v_6047 = arith.mulf %v_5853, %v_6046 : vector<16xf32>
                    %v_6048 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6047) : (vector<16xf32>) -> vector<16xf32>
                    %v_6049 = arith.addf %v_6044, %v_6048 : vector<16xf32>
                    vector.maskedstore %y[%v_6043, %v_33], %is_5791, %v_6049 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6050 = arith.muli %v_2952, %c_6 : index
                  %v_6051 = arith.addi %v_18, %v_6050 : index
                  %v_6052 = arith.addi %v_6051, %c_9 : index
                  %v_6053 = memref.load %order[%v_6052] : memref<?xi32>
                  %is_6054 = arith.cmpi sge, %v_6053, %c_44 : i32
                  scf.if %is_6054 {
                    %v_6055 = arith.index_cast %v_6053 : i32 to index
                    %v_6056 = arith.divui %v_6055, %c_11 : index
                    %v_6057 = vector.maskedload %y[%v_6056, %v_33], %is_5791, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6058 = memref.load %weights[%v_6055] : memref<?xf32>
                    %v_6059 = vector.broadcast %v_6058 : f32 to vector<16xf32>
                    %v_6060 = arith.mulf %v_5855, %v_6059 : vector<16xf32>
                    %v_6061 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6060) : (vector<16xf32>) -> vector<16xf32>
                    %v_6062 = arith.addf %v_6057, %v_6061 : vector<16xf32>
                    vector.maskedstore %y[%v_6056, %v_33], %is_5791, %v_6062 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
            }
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx512
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %size_8_1 = arith.constant 8 : index
    %experts_used = arith.minui %slots, %size_8_1 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %padded_rows = arith.addi %slots, %gaps : index
    %size_240 = arith.constant 240 : index
    %full_spans = arith.divui %slots, %size_240 : index
    %spans = arith.addi %full_spans, %experts_used : index
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>, tensor<8x48x40xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
