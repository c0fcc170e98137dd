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
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %taken_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
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
        %c_14 = arith.constant 0x00000000 : f32
        %c_15 = arith.constant 0x42B40000 : f32
        %c_16 = arith.constant 0xC2DC0000 : f32
        %c_17 = arith.constant 0x3FB8AA3B : f32
        %c_18 = arith.constant 0xBF318000 : f32
        %c_19 = arith.constant 0x395E8083 : f32
        %c_20 = arith.constant 0x39500D01 : f32
        %c_21 = arith.constant 0x3AB60B61 : f32
        %c_22 = arith.constant 0x3C088889 : f32
        %c_23 = arith.constant 0x3D2AAAAB : f32
        %c_24 = arith.constant 0x3E2AAAAB : f32
        %c_25 = arith.constant 0x3F000000 : f32
        %c_26 = arith.constant 0x3F800000 : f32
        %c_27 = arith.constant 1 : i32
        %c_28 = arith.constant 23 : i32
        %c_29 = arith.constant 127 : i32
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xbf16>
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
                    %v_254 = arith.subf %c_14, %sum_162 : f32
                    %is_255 = arith.cmpf ogt, %v_254, %c_15 : f32
                    %v_256 = arith.select %is_255, %c_15, %v_254 : f32
                    %is_257 = arith.cmpf olt, %v_256, %c_16 : f32
                    %v_258 = arith.select %is_257, %c_16, %v_256 : f32
                    %v_259 = arith.mulf %v_258, %c_17 : f32
                    %v_260 = math.roundeven %v_259 : f32
                    %acc_261 = math.fma %v_260, %c_18, %v_258 : f32
                    %acc_262 = math.fma %v_260, %c_19, %acc_261 : f32
                    %acc_263 = math.fma %c_20, %acc_262, %c_21 : f32
                    %acc_264 = math.fma %acc_263, %acc_262, %c_22 : f32
                    %acc_265 = math.fma %acc_264, %acc_262, %c_23 : f32
                    %acc_266 = math.fma %acc_265, %acc_262, %c_24 : f32
                    %acc_267 = math.fma %acc_266, %acc_262, %c_25 : f32
                    %acc_268 = math.fma %acc_267, %acc_262, %c_26 : f32
                    %acc_269 = math.fma %acc_268, %acc_262, %c_26 : f32
                    %v_270 = arith.fptosi %v_260 : f32 to i32
                    %v_271 = arith.shrsi %v_270, %c_27 : i32
                    %v_272 = arith.subi %v_270, %v_271 : i32
                    %v_273 = arith.addi %v_271, %c_29 : i32
                    %v_274 = arith.shli %v_273, %c_28 : i32
                    %v_275 = arith.bitcast %v_274 : i32 to f32
                    %v_276 = arith.mulf %acc_269, %v_275 : f32
                    %v_277 = arith.addi %v_272, %c_29 : i32
                    %v_278 = arith.shli %v_277, %c_28 : i32
                    %v_279 = arith.bitcast %v_278 : i32 to f32
                    %v_280 = arith.mulf %v_276, %v_279 : f32
                    %v_281 = arith.addf %v_280, %c_26 : f32
                    %v_282 = arith.divf %c_26, %v_281 : f32
                    %v_283 = arith.mulf %sum_162, %v_282 : f32
                    %v_284 = arith.mulf %v_283, %sum_214 : f32
                    %v_285 = arith.truncf %v_284 : f32 to bf16
                    memref.store %v_285, %hidden[%v_94, %i_107] : memref<?x24xbf16>
                    %v_286 = arith.subf %c_14, %sum_175 : f32
                    %is_287 = arith.cmpf ogt, %v_286, %c_15 : f32
                    %v_288 = arith.select %is_287, %c_15, %v_286 : f32
                    %is_289 = arith.cmpf olt, %v_288, %c_16 : f32
                    %v_290 = arith.select %is_289, %c_16, %v_288 : f32
                    %v_291 = arith.mulf %v_290, %c_17 : f32
                    %v_292 = math.roundeven %v_291 : f32
                    %acc_293 = math.fma %v_292, %c_18, %v_290 : f32
                    %acc_294 = math.fma %v_292, %c_19, %acc_293 : f32
                    %acc_295 = math.fma %c_20, %acc_294, %c_21 : f32
                    %acc_296 = math.fma %acc_295, %acc_294, %c_22 : f32
                    %acc_297 = math.fma %acc_296, %acc_294, %c_23 : f32
                    %acc_298 = math.fma %acc_297, %acc_294, %c_24 : f32
                    %acc_299 = math.fma %acc_298, %acc_294, %c_25 : f32
                    %acc_300 = math.fma %acc_299, %acc_294, %c_26 : f32
                    %acc_301 = math.fma %acc_300, %acc_294, %c_26 : f32
                    %v_302 = arith.fptosi %v_292 : f32 to i32
                    %v_303 = arith.shrsi %v_302, %c_27 : i32
                    %v_304 = arith.subi %v_302, %v_303 : i32
                    %v_305 = arith.addi %v_303, %c_29 : i32
                    %v_306 = arith.shli %v_305, %c_28 : i32
                    %v_307 = arith.bitcast %v_306 : i32 to f32
                    %v_308 = arith.mulf %acc_301, %v_307 : f32
                    %v_309 = arith.addi %v_304, %c_29 : i32
                    %v_310 = arith.shli %v_309, %c_28 : i32
                    %v_311 = arith.bitcast %v_310 : i32 to f32
                    %v_312 = arith.mulf %v_308, %v_311 : f32
                    %v_313 = arith.addf %v_312, %c_26 : f32
                    %v_314 = arith.divf %c_26, %v_313 : f32
                    %v_315 = arith.mulf %sum_175, %v_314 : f32
                    %v_316 = arith.mulf %v_315, %sum_227 : f32
                    %v_317 = arith.truncf %v_316 : f32 to bf16
                    memref.store %v_317, %hidden[%v_96, %i_107] : memref<?x24xbf16>
                    %v_318 = arith.subf %c_14, %sum_188 : f32
                    %is_319 = arith.cmpf ogt, %v_318, %c_15 : f32
                    %v_320 = arith.select %is_319, %c_15, %v_318 : f32
                    %is_321 = arith.cmpf olt, %v_320, %c_16 : f32
                    %v_322 = arith.select %is_321, %c_16, %v_320 : f32
                    %v_323 = arith.mulf %v_322, %c_17 : f32
                    %v_324 = math.roundeven %v_323 : f32
                    %acc_325 = math.fma %v_324, %c_18, %v_322 : f32
                    %acc_326 = math.fma %v_324, %c_19, %acc_325 : f32
                    %acc_327 = math.fma %c_20, %acc_326, %c_21 : f32
                    %acc_328 = math.fma %acc_327, %acc_326, %c_22 : f32
                    %acc_329 = math.fma %acc_328, %acc_326, %c_23 : f32
                    %acc_330 = math.fma %acc_329, %acc_326, %c_24 : f32
                    %acc_331 = math.fma %acc_330, %acc_326, %c_25 : f32
                    %acc_332 = math.fma %acc_331, %acc_326, %c_26 : f32
                    %acc_333 = math.fma %acc_332, %acc_326, %c_26 : f32
                    %v_334 = arith.fptosi %v_324 : f32 to i32
                    %v_335 = arith.shrsi %v_334, %c_27 : i32
                    %v_336 = arith.subi %v_334, %v_335 : i32
                    %v_337 = arith.addi %v_335, %c_29 : i32
                    %v_338 = arith.shli %v_337, %c_28 : i32
                    %v_339 = arith.bitcast %v_338 : i32 to f32
                    %v_340 = arith.mulf %acc_333, %v_339 : f32
                    %v_341 = arith.addi %v_336, %c_29 : i32
                    %v_342 = arith.shli %v_341, %c_28 : i32
                    %v_343 = arith.bitcast %v_342 : i32 to f32
                    %v_344 = arith.mulf %v_340, %v_343 : f32
                    %v_345 = arith.addf %v_344, %c_26 : f32
                    %v_346 = arith.divf %c_26, %v_345 : f32
                    %v_347 = arith.mulf %sum_188, %v_346 : f32
                    %v_348 = arith.mulf %v_347, %sum_240 : f32
                    %v_349 = arith.truncf %v_348 : f32 to bf16
                    memref.store %v_349, %hidden[%v_98, %i_107] : memref<?x24xbf16>
                    %v_350 = arith.subf %c_14, %sum_201 : f32
                    %is_351 = arith.cmpf ogt, %v_350, %c_15 : f32
                    %v_352 = arith.select %is_351, %c_15, %v_350 : f32
                    %is_353 = arith.cmpf olt, %v_352, %c_16 : f32
                    %v_354 = arith.select %is_353, %c_16, %v_352 : f32
                    %v_355 = arith.mulf %v_354, %c_17 : f32
                    %v_356 = math.roundeven %v_355 : f32
                    %acc_357 = math.fma %v_356, %c_18, %v_354 : f32
                    %acc_358 = math.fma %v_356, %c_19, %acc_357 : f32
                    %acc_359 = math.fma %c_20, %acc_358, %c_21 : f32
                    %acc_360 = math.fma %acc_359, %acc_358, %c_22 : f32
                    %acc_361 = math.fma %acc_360, %acc_358, %c_23 : f32
                    %acc_362 = math.fma %acc_361, %acc_358, %c_24 : f32
                    %acc_363 = math.fma %acc_362, %acc_358, %c_25 : f32
                    %acc_364 = math.fma %acc_363, %acc_358, %c_26 : f32
                    %acc_365 = math.fma %acc_364, %acc_358, %c_26 : f32
                    %v_366 = arith.fptosi %v_356 : f32 to i32
                    %v_367 = arith.shrsi %v_366, %c_27 : i32
                    %v_368 = arith.subi %v_366, %v_367 : i32
                    %v_369 = arith.addi %v_367, %c_29 : i32
                    %v_370 = arith.shli %v_369, %c_28 : i32
                    %v_371 = arith.bitcast %v_370 : i32 to f32
                    %v_372 = arith.mulf %acc_365, %v_371 : f32
                    %v_373 = arith.addi %v_368, %c_29 : i32
                    %v_374 = arith.shli %v_373, %c_28 : i32
                    %v_375 = arith.bitcast %v_374 : i32 to f32
                    %v_376 = arith.mulf %v_372, %v_375 : f32
                    %v_377 = arith.addf %v_376, %c_26 : f32
                    %v_378 = arith.divf %c_26, %v_377 : f32
                    %v_379 = arith.mulf %sum_201, %v_378 : f32
                    %v_380 = arith.mulf %v_379, %sum_253 : f32
                    %v_381 = arith.truncf %v_380 : f32 to bf16
                    memref.store %v_381, %hidden[%v_100, %i_107] : memref<?x24xbf16>
                  }
                }
                %is_382 = arith.cmpi eq, %v_86, %c_4 : index
                %v_383 = arith.andi %is_382, %is_88 : i1
                scf.if %v_383 {
                  %v_384 = memref.load %group[%c_1] : memref<5xi32>
                  %v_385 = arith.index_cast %v_384 : i32 to index
                  %v_386 = memref.load %group[%c_0] : memref<5xi32>
                  %v_387 = arith.index_cast %v_386 : i32 to index
                  %v_388 = arith.divui %v_385, %c_11 : index
                  %v_389 = arith.divui %v_387, %c_11 : index
                  %v_390 = arith.addi %v_52, %c_5 : index
                  %v_391 = arith.minsi %v_390, %c_8 : index
                  scf.for %i_392 = %v_52 to %v_391 step %c_0 {
                    %v_393 = arith.addi %i_392, %c_8 : index
                    %loop_395:4 = scf.for %i_394 = %c_1 to %c_5 step %c_5 iter_args(%carry_396 = %c_12, %carry_397 = %c_12, %carry_398 = %c_12, %carry_399 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_400 = vector.load %x[%v_388, %i_394] : memref<?x40xbf16>, vector<32xbf16>
                      %v_401 = vector.load %x[%v_389, %i_394] : memref<?x40xbf16>, vector<32xbf16>
                      %v_402 = arith.addi %i_394, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_392, %v_402], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_403 = vector.load %expert_gate_up[%v_67, %i_392, %i_394] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_404 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_396, %v_403, %v_400) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_405 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_397, %v_403, %v_401) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_406 = arith.addi %i_394, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_393, %v_406], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_407 = vector.load %expert_gate_up[%v_67, %v_393, %i_394] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_408 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_398, %v_407, %v_400) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_409 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_399, %v_407, %v_401) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_404, %v_405, %v_408, %v_409 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %mask_410 = vector.create_mask %c_3 : vector<32xi1>
                    %v_411 = vector.maskedload %x[%v_388, %c_5], %mask_410, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_412 = vector.maskedload %x[%v_389, %c_5], %mask_410, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_413 = vector.maskedload %expert_gate_up[%v_67, %i_392, %c_5], %mask_410, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_414 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#0, %v_413, %v_411) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_415 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#1, %v_413, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_416 = vector.maskedload %expert_gate_up[%v_67, %v_393, %c_5], %mask_410, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_417 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#2, %v_416, %v_411) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_418 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#3, %v_416, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_419 = vector.shuffle %v_414, %v_414 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_420 = vector.shuffle %v_414, %v_414 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_421 = arith.addf %v_419, %v_420 : vector<8xf32>
                    %v_422 = vector.shuffle %v_421, %v_421 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_423 = vector.shuffle %v_421, %v_421 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_424 = arith.addf %v_422, %v_423 : vector<4xf32>
                    %v_425 = vector.shuffle %v_424, %v_424 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_426 = vector.shuffle %v_424, %v_424 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_427 = arith.addf %v_425, %v_426 : vector<2xf32>
                    %v_428 = vector.shuffle %v_427, %v_427 [0] : vector<2xf32>, vector<2xf32>
                    %v_429 = vector.shuffle %v_427, %v_427 [1] : vector<2xf32>, vector<2xf32>
                    %v_430 = arith.addf %v_428, %v_429 : vector<1xf32>
                    %sum_431 = vector.extract %v_430[0] : f32 from vector<1xf32>
                    %v_432 = vector.shuffle %v_415, %v_415 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_433 = vector.shuffle %v_415, %v_415 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_434 = arith.addf %v_432, %v_433 : vector<8xf32>
                    %v_435 = vector.shuffle %v_434, %v_434 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_436 = vector.shuffle %v_434, %v_434 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_437 = arith.addf %v_435, %v_436 : vector<4xf32>
                    %v_438 = vector.shuffle %v_437, %v_437 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_439 = vector.shuffle %v_437, %v_437 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_440 = arith.addf %v_438, %v_439 : vector<2xf32>
                    %v_441 = vector.shuffle %v_440, %v_440 [0] : vector<2xf32>, vector<2xf32>
                    %v_442 = vector.shuffle %v_440, %v_440 [1] : vector<2xf32>, vector<2xf32>
                    %v_443 = arith.addf %v_441, %v_442 : vector<1xf32>
                    %sum_444 = vector.extract %v_443[0] : f32 from vector<1xf32>
                    %v_445 = vector.shuffle %v_417, %v_417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_446 = vector.shuffle %v_417, %v_417 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_447 = arith.addf %v_445, %v_446 : vector<8xf32>
                    %v_448 = vector.shuffle %v_447, %v_447 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_449 = vector.shuffle %v_447, %v_447 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_450 = arith.addf %v_448, %v_449 : vector<4xf32>
                    %v_451 = vector.shuffle %v_450, %v_450 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_452 = vector.shuffle %v_450, %v_450 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_453 = arith.addf %v_451, %v_452 : vector<2xf32>
                    %v_454 = vector.shuffle %v_453, %v_453 [0] : vector<2xf32>, vector<2xf32>
                    %v_455 = vector.shuffle %v_453, %v_453 [1] : vector<2xf32>, vector<2xf32>
                    %v_456 = arith.addf %v_454, %v_455 : vector<1xf32>
                    %sum_457 = vector.extract %v_456[0] : f32 from vector<1xf32>
                    %v_458 = vector.shuffle %v_418, %v_418 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_459 = vector.shuffle %v_418, %v_418 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_460 = arith.addf %v_458, %v_459 : vector<8xf32>
                    %v_461 = vector.shuffle %v_460, %v_460 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_462 = vector.shuffle %v_460, %v_460 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_463 = arith.addf %v_461, %v_462 : vector<4xf32>
                    %v_464 = vector.shuffle %v_463, %v_463 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_465 = vector.shuffle %v_463, %v_463 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_466 = arith.addf %v_464, %v_465 : vector<2xf32>
                    %v_467 = vector.shuffle %v_466, %v_466 [0] : vector<2xf32>, vector<2xf32>
                    %v_468 = vector.shuffle %v_466, %v_466 [1] : vector<2xf32>, vector<2xf32>
                    %v_469 = arith.addf %v_467, %v_468 : vector<1xf32>
                    %sum_470 = vector.extract %v_469[0] : f32 from vector<1xf32>
                    %v_471 = arith.subf %c_14, %sum_431 : f32
                    %is_472 = arith.cmpf ogt, %v_471, %c_15 : f32
                    %v_473 = arith.select %is_472, %c_15, %v_471 : f32
                    %is_474 = arith.cmpf olt, %v_473, %c_16 : f32
                    %v_475 = arith.select %is_474, %c_16, %v_473 : f32
                    %v_476 = arith.mulf %v_475, %c_17 : f32
                    %v_477 = math.roundeven %v_476 : f32
                    %acc_478 = math.fma %v_477, %c_18, %v_475 : f32
                    %acc_479 = math.fma %v_477, %c_19, %acc_478 : f32
                    %acc_480 = math.fma %c_20, %acc_479, %c_21 : f32
                    %acc_481 = math.fma %acc_480, %acc_479, %c_22 : f32
                    %acc_482 = math.fma %acc_481, %acc_479, %c_23 : f32
                    %acc_483 = math.fma %acc_482, %acc_479, %c_24 : f32
                    %acc_484 = math.fma %acc_483, %acc_479, %c_25 : f32
                    %acc_485 = math.fma %acc_484, %acc_479, %c_26 : f32
                    %acc_486 = math.fma %acc_485, %acc_479, %c_26 : f32
                    %v_487 = arith.fptosi %v_477 : f32 to i32
                    %v_488 = arith.shrsi %v_487, %c_27 : i32
                    %v_489 = arith.subi %v_487, %v_488 : i32
                    %v_490 = arith.addi %v_488, %c_29 : i32
                    %v_491 = arith.shli %v_490, %c_28 : i32
                    %v_492 = arith.bitcast %v_491 : i32 to f32
                    %v_493 = arith.mulf %acc_486, %v_492 : f32
                    %v_494 = arith.addi %v_489, %c_29 : i32
                    %v_495 = arith.shli %v_494, %c_28 : i32
                    %v_496 = arith.bitcast %v_495 : i32 to f32
                    %v_497 = arith.mulf %v_493, %v_496 : f32
                    %v_498 = arith.addf %v_497, %c_26 : f32
                    %v_499 = arith.divf %c_26, %v_498 : f32
                    %v_500 = arith.mulf %sum_431, %v_499 : f32
                    %v_501 = arith.mulf %v_500, %sum_457 : f32
                    %v_502 = arith.truncf %v_501 : f32 to bf16
                    memref.store %v_502, %hidden[%v_385, %i_392] : memref<?x24xbf16>
                    %v_503 = arith.subf %c_14, %sum_444 : f32
                    %is_504 = arith.cmpf ogt, %v_503, %c_15 : f32
                    %v_505 = arith.select %is_504, %c_15, %v_503 : f32
                    %is_506 = arith.cmpf olt, %v_505, %c_16 : f32
                    %v_507 = arith.select %is_506, %c_16, %v_505 : f32
                    %v_508 = arith.mulf %v_507, %c_17 : f32
                    %v_509 = math.roundeven %v_508 : f32
                    %acc_510 = math.fma %v_509, %c_18, %v_507 : f32
                    %acc_511 = math.fma %v_509, %c_19, %acc_510 : f32
                    %acc_512 = math.fma %c_20, %acc_511, %c_21 : f32
                    %acc_513 = math.fma %acc_512, %acc_511, %c_22 : f32
                    %acc_514 = math.fma %acc_513, %acc_511, %c_23 : f32
                    %acc_515 = math.fma %acc_514, %acc_511, %c_24 : f32
                    %acc_516 = math.fma %acc_515, %acc_511, %c_25 : f32
                    %acc_517 = math.fma %acc_516, %acc_511, %c_26 : f32
                    %acc_518 = math.fma %acc_517, %acc_511, %c_26 : f32
                    %v_519 = arith.fptosi %v_509 : f32 to i32
                    %v_520 = arith.shrsi %v_519, %c_27 : i32
                    %v_521 = arith.subi %v_519, %v_520 : i32
                    %v_522 = arith.addi %v_520, %c_29 : i32
                    %v_523 = arith.shli %v_522, %c_28 : i32
                    %v_524 = arith.bitcast %v_523 : i32 to f32
                    %v_525 = arith.mulf %acc_518, %v_524 : f32
                    %v_526 = arith.addi %v_521, %c_29 : i32
                    %v_527 = arith.shli %v_526, %c_28 : i32
                    %v_528 = arith.bitcast %v_527 : i32 to f32
                    %v_529 = arith.mulf %v_525, %v_528 : f32
                    %v_530 = arith.addf %v_529, %c_26 : f32
                    %v_531 = arith.divf %c_26, %v_530 : f32
                    %v_532 = arith.mulf %sum_444, %v_531 : f32
                    %v_533 = arith.mulf %v_532, %sum_470 : f32
                    %v_534 = arith.truncf %v_533 : f32 to bf16
                    memref.store %v_534, %hidden[%v_387, %i_392] : memref<?x24xbf16>
                  }
                }
                %is_535 = arith.cmpi eq, %v_86, %c_0 : index
                %v_536 = arith.andi %is_535, %is_88 : i1
                scf.if %v_536 {
                  %v_537 = memref.load %group[%c_1] : memref<5xi32>
                  %v_538 = arith.index_cast %v_537 : i32 to index
                  %v_539 = arith.divui %v_538, %c_11 : index
                  %v_540 = arith.addi %v_52, %c_5 : index
                  %v_541 = arith.minsi %v_540, %c_8 : index
                  scf.for %i_542 = %v_52 to %v_541 step %c_0 {
                    %v_543 = arith.addi %i_542, %c_8 : index
                    %loop_545:2 = scf.for %i_544 = %c_1 to %c_5 step %c_5 iter_args(%carry_546 = %c_12, %carry_547 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                      %v_548 = vector.load %x[%v_539, %i_544] : memref<?x40xbf16>, vector<32xbf16>
                      %v_549 = arith.addi %i_544, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_542, %v_549], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_550 = vector.load %expert_gate_up[%v_67, %i_542, %i_544] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_551 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_546, %v_550, %v_548) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_552 = arith.addi %i_544, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_543, %v_552], read, locality<3>, data : memref<8x48x40xbf16>
                      %v_553 = vector.load %expert_gate_up[%v_67, %v_543, %i_544] : memref<8x48x40xbf16>, vector<32xbf16>
                      %v_554 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_547, %v_553, %v_548) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_551, %v_554 : vector<16xf32>, vector<16xf32>
                    }
                    %mask_555 = vector.create_mask %c_3 : vector<32xi1>
                    %v_556 = vector.maskedload %x[%v_539, %c_5], %mask_555, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_557 = vector.maskedload %expert_gate_up[%v_67, %i_542, %c_5], %mask_555, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_558 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_545#0, %v_557, %v_556) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_559 = vector.maskedload %expert_gate_up[%v_67, %v_543, %c_5], %mask_555, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_560 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_545#1, %v_559, %v_556) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_561 = vector.shuffle %v_558, %v_558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_562 = vector.shuffle %v_558, %v_558 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_563 = arith.addf %v_561, %v_562 : vector<8xf32>
                    %v_564 = vector.shuffle %v_563, %v_563 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_565 = vector.shuffle %v_563, %v_563 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_566 = arith.addf %v_564, %v_565 : vector<4xf32>
                    %v_567 = vector.shuffle %v_566, %v_566 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_568 = vector.shuffle %v_566, %v_566 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_569 = arith.addf %v_567, %v_568 : vector<2xf32>
                    %v_570 = vector.shuffle %v_569, %v_569 [0] : vector<2xf32>, vector<2xf32>
                    %v_571 = vector.shuffle %v_569, %v_569 [1] : vector<2xf32>, vector<2xf32>
                    %v_572 = arith.addf %v_570, %v_571 : vector<1xf32>
                    %sum_573 = vector.extract %v_572[0] : f32 from vector<1xf32>
                    %v_574 = vector.shuffle %v_560, %v_560 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_575 = vector.shuffle %v_560, %v_560 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_576 = arith.addf %v_574, %v_575 : vector<8xf32>
                    %v_577 = vector.shuffle %v_576, %v_576 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_578 = vector.shuffle %v_576, %v_576 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_579 = arith.addf %v_577, %v_578 : vector<4xf32>
                    %v_580 = vector.shuffle %v_579, %v_579 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_581 = vector.shuffle %v_579, %v_579 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_582 = arith.addf %v_580, %v_581 : vector<2xf32>
                    %v_583 = vector.shuffle %v_582, %v_582 [0] : vector<2xf32>, vector<2xf32>
                    %v_584 = vector.shuffle %v_582, %v_582 [1] : vector<2xf32>, vector<2xf32>
                    %v_585 = arith.addf %v_583, %v_584 : vector<1xf32>
                    %sum_586 = vector.extract %v_585[0] : f32 from vector<1xf32>
                    %v_587 = arith.subf %c_14, %sum_573 : f32
                    %is_588 = arith.cmpf ogt, %v_587, %c_15 : f32
                    %v_589 = arith.select %is_588, %c_15, %v_587 : f32
                    %is_590 = arith.cmpf olt, %v_589, %c_16 : f32
                    %v_591 = arith.select %is_590, %c_16, %v_589 : f32
                    %v_592 = arith.mulf %v_591, %c_17 : f32
                    %v_593 = math.roundeven %v_592 : f32
                    %acc_594 = math.fma %v_593, %c_18, %v_591 : f32
                    %acc_595 = math.fma %v_593, %c_19, %acc_594 : f32
                    %acc_596 = math.fma %c_20, %acc_595, %c_21 : f32
                    %acc_597 = math.fma %acc_596, %acc_595, %c_22 : f32
                    %acc_598 = math.fma %acc_597, %acc_595, %c_23 : f32
                    %acc_599 = math.fma %acc_598, %acc_595, %c_24 : f32
                    %acc_600 = math.fma %acc_599, %acc_595, %c_25 : f32
                    %acc_601 = math.fma %acc_600, %acc_595, %c_26 : f32
                    %acc_602 = math.fma %acc_601, %acc_595, %c_26 : f32
                    %v_603 = arith.fptosi %v_593 : f32 to i32
                    %v_604 = arith.shrsi %v_603, %c_27 : i32
                    %v_605 = arith.subi %v_603, %v_604 : i32
                    %v_606 = arith.addi %v_604, %c_29 : i32
                    %v_607 = arith.shli %v_606, %c_28 : i32
                    %v_608 = arith.bitcast %v_607 : i32 to f32
                    %v_609 = arith.mulf %acc_602, %v_608 : f32
                    %v_610 = arith.addi %v_605, %c_29 : i32
                    %v_611 = arith.shli %v_610, %c_28 : i32
                    %v_612 = arith.bitcast %v_611 : i32 to f32
                    %v_613 = arith.mulf %v_609, %v_612 : f32
                    %v_614 = arith.addf %v_613, %c_26 : f32
                    %v_615 = arith.divf %c_26, %v_614 : f32
                    %v_616 = arith.mulf %sum_573, %v_615 : f32
                    %v_617 = arith.mulf %v_616, %sum_586 : f32
                    %v_618 = arith.truncf %v_617 : f32 to bf16
                    memref.store %v_618, %hidden[%v_538, %i_542] : memref<?x24xbf16>
                  }
                }
                %is_619 = arith.cmpi eq, %v_86, %c_10 : index
                %v_620 = arith.select %is_619, %c_1, %v_86 : index
                scf.yield %v_620 : index
              }
            }
          }
          scf.yield %v_45, %loop_36#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %taken_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
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
                      memref.store %sum_160, %outputs[%v_95, %i_104] : memref<?x40xf32>
                      memref.store %sum_173, %outputs[%v_97, %i_104] : memref<?x40xf32>
                      memref.store %sum_186, %outputs[%v_99, %i_104] : memref<?x40xf32>
                      memref.store %sum_199, %outputs[%v_101, %i_104] : memref<?x40xf32>
                      memref.store %sum_212, %outputs[%v_95, %v_106] : memref<?x40xf32>
                      memref.store %sum_225, %outputs[%v_97, %v_106] : memref<?x40xf32>
                      memref.store %sum_238, %outputs[%v_99, %v_106] : memref<?x40xf32>
                      memref.store %sum_251, %outputs[%v_101, %v_106] : memref<?x40xf32>
                    }
                  }
                  %is_252 = arith.cmpi eq, %v_87, %c_1 : index
                  %v_253 = arith.andi %is_252, %is_89 : i1
                  scf.if %v_253 {
                    %v_254 = memref.load %group[%c_3] : memref<5xi32>
                    %v_255 = arith.index_cast %v_254 : i32 to index
                    %v_256 = memref.load %group[%c_2] : memref<5xi32>
                    %v_257 = arith.index_cast %v_256 : i32 to index
                    %v_258 = arith.addi %v_52, %c_4 : index
                    %v_259 = arith.minsi %v_258, %c_12 : index
                    scf.for %i_260 = %v_52 to %v_259 step %c_2 {
                      %v_261 = arith.addi %i_260, %c_4 : index
                      %v_262 = arith.minsi %v_261, %c_13 : index
                      %loop_264:4 = scf.for %i_263 = %c_3 to %c_3 step %c_6 iter_args(%carry_265 = %c_14, %carry_266 = %c_14, %carry_267 = %c_14, %carry_268 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_269 = vector.load %hidden[%v_255, %i_263] : memref<?x24xbf16>, vector<32xbf16>
                        %v_270 = vector.load %hidden[%v_257, %i_263] : memref<?x24xbf16>, vector<32xbf16>
                        %v_271 = arith.addi %i_263, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_260, %v_271], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_272 = vector.load %expert_down[%v_67, %i_260, %i_263] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_273 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_265, %v_272, %v_269) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_274 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_266, %v_272, %v_270) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_275 = arith.addi %i_263, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_262, %v_275], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_276 = vector.load %expert_down[%v_67, %v_262, %i_263] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_277 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_267, %v_276, %v_269) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_278 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_268, %v_276, %v_270) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_273, %v_274, %v_277, %v_278 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_279 = vector.create_mask %c_15 : vector<32xi1>
                      %v_280 = vector.maskedload %hidden[%v_255, %c_3], %mask_279, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_281 = vector.maskedload %hidden[%v_257, %c_3], %mask_279, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_282 = vector.maskedload %expert_down[%v_67, %i_260, %c_3], %mask_279, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_283 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_264#0, %v_282, %v_280) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_284 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_264#1, %v_282, %v_281) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_285 = vector.maskedload %expert_down[%v_67, %v_262, %c_3], %mask_279, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_286 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_264#2, %v_285, %v_280) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_287 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_264#3, %v_285, %v_281) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_288 = vector.shuffle %v_283, %v_283 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_289 = vector.shuffle %v_283, %v_283 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_290 = arith.addf %v_288, %v_289 : vector<8xf32>
                      %v_291 = vector.shuffle %v_290, %v_290 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_292 = vector.shuffle %v_290, %v_290 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_293 = arith.addf %v_291, %v_292 : vector<4xf32>
                      %v_294 = vector.shuffle %v_293, %v_293 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_295 = vector.shuffle %v_293, %v_293 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_296 = arith.addf %v_294, %v_295 : vector<2xf32>
                      %v_297 = vector.shuffle %v_296, %v_296 [0] : vector<2xf32>, vector<2xf32>
                      %v_298 = vector.shuffle %v_296, %v_296 [1] : vector<2xf32>, vector<2xf32>
                      %v_299 = arith.addf %v_297, %v_298 : vector<1xf32>
                      %sum_300 = vector.extract %v_299[0] : f32 from vector<1xf32>
                      %v_301 = vector.shuffle %v_284, %v_284 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_302 = vector.shuffle %v_284, %v_284 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_303 = arith.addf %v_301, %v_302 : vector<8xf32>
                      %v_304 = vector.shuffle %v_303, %v_303 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_305 = vector.shuffle %v_303, %v_303 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_306 = arith.addf %v_304, %v_305 : vector<4xf32>
                      %v_307 = vector.shuffle %v_306, %v_306 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_308 = vector.shuffle %v_306, %v_306 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_309 = arith.addf %v_307, %v_308 : vector<2xf32>
                      %v_310 = vector.shuffle %v_309, %v_309 [0] : vector<2xf32>, vector<2xf32>
                      %v_311 = vector.shuffle %v_309, %v_309 [1] : vector<2xf32>, vector<2xf32>
                      %v_312 = arith.addf %v_310, %v_311 : vector<1xf32>
                      %sum_313 = vector.extract %v_312[0] : f32 from vector<1xf32>
                      %v_314 = vector.shuffle %v_286, %v_286 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_315 = vector.shuffle %v_286, %v_286 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_316 = arith.addf %v_314, %v_315 : vector<8xf32>
                      %v_317 = vector.shuffle %v_316, %v_316 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_318 = vector.shuffle %v_316, %v_316 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_319 = arith.addf %v_317, %v_318 : vector<4xf32>
                      %v_320 = vector.shuffle %v_319, %v_319 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_321 = vector.shuffle %v_319, %v_319 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_322 = arith.addf %v_320, %v_321 : vector<2xf32>
                      %v_323 = vector.shuffle %v_322, %v_322 [0] : vector<2xf32>, vector<2xf32>
                      %v_324 = vector.shuffle %v_322, %v_322 [1] : vector<2xf32>, vector<2xf32>
                      %v_325 = arith.addf %v_323, %v_324 : vector<1xf32>
                      %sum_326 = vector.extract %v_325[0] : f32 from vector<1xf32>
                      %v_327 = vector.shuffle %v_287, %v_287 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_328 = vector.shuffle %v_287, %v_287 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_329 = arith.addf %v_327, %v_328 : vector<8xf32>
                      %v_330 = vector.shuffle %v_329, %v_329 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_331 = vector.shuffle %v_329, %v_329 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_332 = arith.addf %v_330, %v_331 : vector<4xf32>
                      %v_333 = vector.shuffle %v_332, %v_332 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_334 = vector.shuffle %v_332, %v_332 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_335 = arith.addf %v_333, %v_334 : vector<2xf32>
                      %v_336 = vector.shuffle %v_335, %v_335 [0] : vector<2xf32>, vector<2xf32>
                      %v_337 = vector.shuffle %v_335, %v_335 [1] : vector<2xf32>, vector<2xf32>
                      %v_338 = arith.addf %v_336, %v_337 : vector<1xf32>
                      %sum_339 = vector.extract %v_338[0] : f32 from vector<1xf32>
                      memref.store %sum_300, %outputs[%v_255, %i_260] : memref<?x40xf32>
                      memref.store %sum_313, %outputs[%v_257, %i_260] : memref<?x40xf32>
                      memref.store %sum_326, %outputs[%v_255, %v_262] : memref<?x40xf32>
                      memref.store %sum_339, %outputs[%v_257, %v_262] : memref<?x40xf32>
                    }
                  }
                  %is_340 = arith.cmpi eq, %v_87, %c_2 : index
                  %v_341 = arith.andi %is_340, %is_89 : i1
                  scf.if %v_341 {
                    %v_342 = memref.load %group[%c_3] : memref<5xi32>
                    %v_343 = arith.index_cast %v_342 : i32 to index
                    %v_344 = arith.addi %v_52, %c_4 : index
                    %v_345 = arith.minsi %v_344, %c_12 : index
                    scf.for %i_346 = %v_52 to %v_345 step %c_2 {
                      %v_347 = arith.addi %i_346, %c_4 : index
                      %v_348 = arith.minsi %v_347, %c_13 : index
                      %loop_350:2 = scf.for %i_349 = %c_3 to %c_3 step %c_6 iter_args(%carry_351 = %c_14, %carry_352 = %c_14) -> (vector<16xf32>, vector<16xf32>) {
                        %v_353 = vector.load %hidden[%v_343, %i_349] : memref<?x24xbf16>, vector<32xbf16>
                        %v_354 = arith.addi %i_349, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_346, %v_354], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_355 = vector.load %expert_down[%v_67, %i_346, %i_349] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_356 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_351, %v_355, %v_353) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_357 = arith.addi %i_349, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_348, %v_357], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_358 = vector.load %expert_down[%v_67, %v_348, %i_349] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_359 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_352, %v_358, %v_353) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_356, %v_359 : vector<16xf32>, vector<16xf32>
                      }
                      %mask_360 = vector.create_mask %c_15 : vector<32xi1>
                      %v_361 = vector.maskedload %hidden[%v_343, %c_3], %mask_360, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_362 = vector.maskedload %expert_down[%v_67, %i_346, %c_3], %mask_360, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_363 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_350#0, %v_362, %v_361) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_364 = vector.maskedload %expert_down[%v_67, %v_348, %c_3], %mask_360, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_365 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_350#1, %v_364, %v_361) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_366 = vector.shuffle %v_363, %v_363 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_367 = vector.shuffle %v_363, %v_363 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_368 = arith.addf %v_366, %v_367 : vector<8xf32>
                      %v_369 = vector.shuffle %v_368, %v_368 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_370 = vector.shuffle %v_368, %v_368 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_371 = arith.addf %v_369, %v_370 : vector<4xf32>
                      %v_372 = vector.shuffle %v_371, %v_371 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_373 = vector.shuffle %v_371, %v_371 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_374 = arith.addf %v_372, %v_373 : vector<2xf32>
                      %v_375 = vector.shuffle %v_374, %v_374 [0] : vector<2xf32>, vector<2xf32>
                      %v_376 = vector.shuffle %v_374, %v_374 [1] : vector<2xf32>, vector<2xf32>
                      %v_377 = arith.addf %v_375, %v_376 : vector<1xf32>
                      %sum_378 = vector.extract %v_377[0] : f32 from vector<1xf32>
                      %v_379 = vector.shuffle %v_365, %v_365 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_380 = vector.shuffle %v_365, %v_365 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_381 = arith.addf %v_379, %v_380 : vector<8xf32>
                      %v_382 = vector.shuffle %v_381, %v_381 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_383 = vector.shuffle %v_381, %v_381 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_384 = arith.addf %v_382, %v_383 : vector<4xf32>
                      %v_385 = vector.shuffle %v_384, %v_384 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_386 = vector.shuffle %v_384, %v_384 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_387 = arith.addf %v_385, %v_386 : vector<2xf32>
                      %v_388 = vector.shuffle %v_387, %v_387 [0] : vector<2xf32>, vector<2xf32>
                      %v_389 = vector.shuffle %v_387, %v_387 [1] : vector<2xf32>, vector<2xf32>
                      %v_390 = arith.addf %v_388, %v_389 : vector<1xf32>
                      %sum_391 = vector.extract %v_390[0] : f32 from vector<1xf32>
                      memref.store %sum_378, %outputs[%v_343, %i_346] : memref<?x40xf32>
                      memref.store %sum_391, %outputs[%v_343, %v_348] : memref<?x40xf32>
                    }
                  }
                  %is_392 = arith.cmpi eq, %v_87, %c_10 : index
                  %v_393 = arith.select %is_392, %c_3, %v_87 : index
                  scf.yield %v_393 : index
                }
              }
            }
            %v_394 = arith.addi %v_52, %c_6 : index
            %v_395 = arith.minsi %v_394, %c_12 : index
            // combine: the token's slots by rising expert
            scf.for %i_396 = %c_3 to %tokens step %c_2 {
              %v_397 = arith.muli %i_396, %c_11 : index
              scf.for %i_398 = %c_3 to %c_11 step %c_2 {
                %v_399 = arith.addi %v_397, %i_398 : index
                %v_400 = memref.load %ids[%v_399] : memref<?xi32>
                %v_401 = vector.broadcast %v_400 : i32 to vector<16xi32>
                %loop_403:1 = scf.for %i_402 = %c_3 to %c_11 step %c_4 iter_args(%carry_404 = %c_8) -> (vector<16xi32>) {
                  %v_405 = arith.subi %c_11, %i_402 : index
                  %mask_406 = vector.create_mask %v_405 : vector<16xi1>
                  %v_407 = arith.addi %v_397, %i_402 : index
                  %v_408 = vector.maskedload %ids[%v_407], %mask_406, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_409 = arith.index_cast %i_402 : index to i32
                  %v_410 = vector.broadcast %v_409 : i32 to vector<16xi32>
                  %v_411 = arith.addi %c_17, %v_410 : vector<16xi32>
                  %v_412 = arith.index_cast %i_398 : index to i32
                  %v_413 = vector.broadcast %v_412 : i32 to vector<16xi32>
                  %is_414 = arith.cmpi slt, %v_411, %v_413 : vector<16xi32>
                  %is_415 = arith.cmpi slt, %v_408, %v_401 : vector<16xi32>
                  %is_416 = arith.cmpi eq, %v_408, %v_401 : vector<16xi32>
                  %v_417 = arith.andi %is_416, %is_414 : vector<16xi1>
                  %v_418 = arith.ori %is_415, %v_417 : vector<16xi1>
                  %v_419 = arith.andi %v_418, %mask_406 : vector<16xi1>
                  %v_420 = arith.select %v_419, %c_18, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_421 = arith.addi %carry_404, %v_420 : vector<16xi32>
                  scf.yield %v_421 : vector<16xi32>
                }
                %v_422 = vector.reduction <add>, %loop_403#0 : vector<16xi32> into i32
                %v_423 = arith.index_cast %v_422 : i32 to index
                %v_424 = arith.addi %v_397, %i_398 : index
                %v_425 = arith.index_cast %v_424 : index to i32
                memref.store %v_425, %order[%v_423] : memref<3xi32>
              }
              scf.for %i_426 = %v_52 to %v_395 step %c_4 {
                %v_427 = arith.subi %v_395, %i_426 : index
                %mask_428 = vector.create_mask %v_427 : vector<16xi1>
                %loop_430:1 = scf.for %i_429 = %c_3 to %c_11 step %c_2 iter_args(%carry_431 = %c_14) -> (vector<16xf32>) {
                  %v_432 = memref.load %order[%i_429] : memref<3xi32>
                  %v_433 = arith.index_cast %v_432 : i32 to index
                  %v_434 = vector.maskedload %outputs[%v_433, %i_426], %mask_428, %c_14 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_435 = memref.load %weights[%v_433] : memref<?xf32>
                  %v_436 = vector.broadcast %v_435 : f32 to vector<16xf32>
                  %v_437 = arith.mulf %v_434, %v_436 : vector<16xf32>
                  %v_438 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_437) : (vector<16xf32>) -> vector<16xf32>
                  %v_439 = arith.addf %carry_431, %v_438 : vector<16xf32>
                  scf.yield %v_439 : vector<16xf32>
                }
                vector.maskedstore %y[%i_396, %i_426], %mask_428, %loop_430#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_46, %loop_37#1 : index, index
        }
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
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_3] : !stream.binding -> memref<1x40xf32>
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x1xf32>{%tokens}
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
            memref.store %v_80, %y[%v_25, %v_9] : memref<?x1xf32>
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
            memref.store %v_91, %y[%v_25, %v_11] : memref<?x1xf32>
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
            memref.store %v_102, %y[%v_25, %v_13] : memref<?x1xf32>
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
            memref.store %v_113, %y[%v_25, %v_15] : memref<?x1xf32>
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
            memref.store %v_124, %y[%v_25, %v_17] : memref<?x1xf32>
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
            memref.store %v_135, %y[%v_25, %v_19] : memref<?x1xf32>
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
            memref.store %v_146, %y[%v_25, %v_21] : memref<?x1xf32>
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
            memref.store %v_157, %y[%v_25, %v_23] : memref<?x1xf32>
          }
        } else {
          scf.for %i_158 = %v_1 to %v_4 step %c_6 {
            scf.for %i_159 = %v_2 to %v_6 step %c_6 {
              %v_160 = arith.minsi %i_158, %c_3 : index
              %v_161 = arith.addi %i_158, %c_1 : index
              %v_162 = arith.minsi %v_161, %c_3 : index
              %v_163 = arith.addi %i_158, %c_4 : index
              %v_164 = arith.minsi %v_163, %c_3 : index
              %v_165 = arith.addi %i_158, %c_5 : index
              %v_166 = arith.minsi %v_165, %c_3 : index
              %v_167 = arith.subi %tokens, %c_1 : index
              %v_168 = arith.minsi %i_159, %v_167 : index
              %v_169 = arith.addi %i_159, %c_1 : index
              %v_170 = arith.subi %tokens, %c_1 : index
              %v_171 = arith.minsi %v_169, %v_170 : index
              %v_172 = arith.addi %i_159, %c_4 : index
              %v_173 = arith.subi %tokens, %c_1 : index
              %v_174 = arith.minsi %v_172, %v_173 : index
              %v_175 = arith.addi %i_159, %c_5 : index
              %v_176 = arith.subi %tokens, %c_1 : index
              %v_177 = arith.minsi %v_175, %v_176 : index
              %loop_179:16 = scf.for %i_178 = %c_3 to %c_11 step %c_2 iter_args(%carry_180 = %c_10, %carry_181 = %c_10, %carry_182 = %c_10, %carry_183 = %c_10, %carry_184 = %c_10, %carry_185 = %c_10, %carry_186 = %c_10, %carry_187 = %c_10, %carry_188 = %c_10, %carry_189 = %c_10, %carry_190 = %c_10, %carry_191 = %c_10, %carry_192 = %c_10, %carry_193 = %c_10, %carry_194 = %c_10, %carry_195 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
                %v_196 = vector.load %x[%v_168, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_197 = arith.extf %v_196 : vector<8xf32> to vector<8xf64>
                %v_198 = vector.load %x[%v_171, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_199 = arith.extf %v_198 : vector<8xf32> to vector<8xf64>
                %v_200 = vector.load %x[%v_174, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_201 = arith.extf %v_200 : vector<8xf32> to vector<8xf64>
                %v_202 = vector.load %x[%v_177, %i_178] : memref<?x40xf32>, vector<8xf32>
                %v_203 = arith.extf %v_202 : vector<8xf32> to vector<8xf64>
                %v_204 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_160, %v_204], read, locality<3>, data : memref<1x40xf32>
                %v_205 = vector.load %weight[%v_160, %i_178] : memref<1x40xf32>, vector<8xf32>
                %v_206 = arith.extf %v_205 : vector<8xf32> to vector<8xf64>
                %acc_207 = math.fma %v_206, %v_197, %carry_180 : vector<8xf64>
                %acc_208 = math.fma %v_206, %v_199, %carry_181 : vector<8xf64>
                %acc_209 = math.fma %v_206, %v_201, %carry_182 : vector<8xf64>
                %acc_210 = math.fma %v_206, %v_203, %carry_183 : vector<8xf64>
                %v_211 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_162, %v_211], read, locality<3>, data : memref<1x40xf32>
                %v_212 = vector.load %weight[%v_162, %i_178] : memref<1x40xf32>, vector<8xf32>
                %v_213 = arith.extf %v_212 : vector<8xf32> to vector<8xf64>
                %acc_214 = math.fma %v_213, %v_197, %carry_184 : vector<8xf64>
                %acc_215 = math.fma %v_213, %v_199, %carry_185 : vector<8xf64>
                %acc_216 = math.fma %v_213, %v_201, %carry_186 : vector<8xf64>
                %acc_217 = math.fma %v_213, %v_203, %carry_187 : vector<8xf64>
                %v_218 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_164, %v_218], read, locality<3>, data : memref<1x40xf32>
                %v_219 = vector.load %weight[%v_164, %i_178] : memref<1x40xf32>, vector<8xf32>
                %v_220 = arith.extf %v_219 : vector<8xf32> to vector<8xf64>
                %acc_221 = math.fma %v_220, %v_197, %carry_188 : vector<8xf64>
                %acc_222 = math.fma %v_220, %v_199, %carry_189 : vector<8xf64>
                %acc_223 = math.fma %v_220, %v_201, %carry_190 : vector<8xf64>
                %acc_224 = math.fma %v_220, %v_203, %carry_191 : vector<8xf64>
                %v_225 = arith.addi %i_178, %c_12 : index
                memref.prefetch %weight[%v_166, %v_225], read, locality<3>, data : memref<1x40xf32>
                %v_226 = vector.load %weight[%v_166, %i_178] : memref<1x40xf32>, vector<8xf32>
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
              memref.store %v_242, %y[%v_168, %v_160] : memref<?x1xf32>
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
              memref.store %v_253, %y[%v_171, %v_160] : memref<?x1xf32>
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
              memref.store %v_264, %y[%v_174, %v_160] : memref<?x1xf32>
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
              memref.store %v_275, %y[%v_177, %v_160] : memref<?x1xf32>
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
              memref.store %v_286, %y[%v_168, %v_162] : memref<?x1xf32>
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
              memref.store %v_297, %y[%v_171, %v_162] : memref<?x1xf32>
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
              memref.store %v_308, %y[%v_174, %v_162] : memref<?x1xf32>
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
              memref.store %v_319, %y[%v_177, %v_162] : memref<?x1xf32>
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
              memref.store %v_330, %y[%v_168, %v_164] : memref<?x1xf32>
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
              memref.store %v_341, %y[%v_171, %v_164] : memref<?x1xf32>
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
              memref.store %v_352, %y[%v_174, %v_164] : memref<?x1xf32>
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
              memref.store %v_363, %y[%v_177, %v_164] : memref<?x1xf32>
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
              memref.store %v_374, %y[%v_168, %v_166] : memref<?x1xf32>
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
              memref.store %v_385, %y[%v_171, %v_166] : memref<?x1xf32>
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
              memref.store %v_396, %y[%v_174, %v_166] : memref<?x1xf32>
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
              memref.store %v_407, %y[%v_177, %v_166] : memref<?x1xf32>
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @gathered_2 {
    stream.executable.export public @gathered_up_2 workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down_2 workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up_2(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %taken_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 1 : index
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 16 : index
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant dense<0> : vector<16xi32>
        %c_8 = arith.constant 1024 : index
        %c_9 = arith.constant 4 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_12 = arith.constant dense<0.000000e+00> : vector<32xbf16>
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
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<1x64x40xbf16>
        %taken = stream.binding.subspan %taken_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x32xbf16>{%slots}
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
              %v_70 = arith.addi %v_69, %c_5 : index
              %v_71 = arith.subi %slots, %c_0 : index
              %v_72 = arith.minsi %v_50, %v_71 : index
              %v_73 = arith.divui %v_72, %c_0 : index
              %v_74 = memref.load %ids[%v_73] : memref<?xi32>
              %v_75 = arith.index_cast %v_74 : i32 to index
              scf.for %i_76 = %c_1 to %c_8 step %c_5 {
                memref.prefetch %expert_gate_up[%v_75, %v_69, %i_76], read, locality<3>, data : memref<1x64x40xbf16>
              }
              scf.for %i_77 = %c_1 to %c_8 step %c_5 {
                memref.prefetch %expert_gate_up[%v_75, %v_70, %i_77], read, locality<3>, data : memref<1x64x40xbf16>
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
                %is_89 = arith.cmpi eq, %v_86, %c_9 : index
                %is_90 = arith.cmpi eq, %v_86, %c_10 : index
                %v_91 = arith.andi %is_90, %is_88 : i1
                %v_92 = arith.ori %is_89, %v_91 : i1
                scf.if %v_92 {
                  %v_93 = memref.load %group[%c_1] : memref<5xi32>
                  %v_94 = arith.index_cast %v_93 : i32 to index
                  %v_95 = memref.load %group[%c_0] : memref<5xi32>
                  %v_96 = arith.index_cast %v_95 : i32 to index
                  %v_97 = memref.load %group[%c_4] : memref<5xi32>
                  %v_98 = arith.index_cast %v_97 : i32 to index
                  %v_99 = memref.load %group[%c_10] : memref<5xi32>
                  %v_100 = arith.index_cast %v_99 : i32 to index
                  %v_101 = arith.divui %v_94, %c_0 : index
                  %v_102 = arith.divui %v_96, %c_0 : index
                  %v_103 = arith.divui %v_98, %c_0 : index
                  %v_104 = arith.divui %v_100, %c_0 : index
                  %v_105 = arith.addi %v_52, %c_5 : index
                  %v_106 = arith.minsi %v_105, %c_5 : index
                  scf.for %i_107 = %v_52 to %v_106 step %c_0 {
                    %v_108 = arith.addi %i_107, %c_5 : index
                    %loop_110:8 = scf.for %i_109 = %c_1 to %c_5 step %c_5 iter_args(%carry_111 = %c_11, %carry_112 = %c_11, %carry_113 = %c_11, %carry_114 = %c_11, %carry_115 = %c_11, %carry_116 = %c_11, %carry_117 = %c_11, %carry_118 = %c_11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_119 = vector.load %x[%v_101, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_120 = vector.load %x[%v_102, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_121 = vector.load %x[%v_103, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_122 = vector.load %x[%v_104, %i_109] : memref<?x40xbf16>, vector<32xbf16>
                      %v_123 = arith.addi %i_109, %c_8 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_107, %v_123], read, locality<3>, data : memref<1x64x40xbf16>
                      %v_124 = vector.load %expert_gate_up[%v_67, %i_107, %i_109] : memref<1x64x40xbf16>, vector<32xbf16>
                      %v_125 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_111, %v_124, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_112, %v_124, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_127 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_113, %v_124, %v_121) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_128 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_114, %v_124, %v_122) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_129 = arith.addi %i_109, %c_8 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_108, %v_129], read, locality<3>, data : memref<1x64x40xbf16>
                      %v_130 = vector.load %expert_gate_up[%v_67, %v_108, %i_109] : memref<1x64x40xbf16>, vector<32xbf16>
                      %v_131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_115, %v_130, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_116, %v_130, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_133 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_117, %v_130, %v_121) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_134 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_118, %v_130, %v_122) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_125, %v_126, %v_127, %v_128, %v_131, %v_132, %v_133, %v_134 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %mask_135 = vector.create_mask %c_3 : vector<32xi1>
                    %v_136 = vector.maskedload %x[%v_101, %c_5], %mask_135, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_137 = vector.maskedload %x[%v_102, %c_5], %mask_135, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_138 = vector.maskedload %x[%v_103, %c_5], %mask_135, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_139 = vector.maskedload %x[%v_104, %c_5], %mask_135, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_140 = vector.maskedload %expert_gate_up[%v_67, %i_107, %c_5], %mask_135, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_141 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#0, %v_140, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_142 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#1, %v_140, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_143 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#2, %v_140, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_144 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_110#3, %v_140, %v_139) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_145 = vector.maskedload %expert_gate_up[%v_67, %v_108, %c_5], %mask_135, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
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
                    %v_254 = arith.subf %c_13, %sum_162 : f32
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
                    %v_283 = arith.mulf %sum_162, %v_282 : f32
                    %v_284 = arith.mulf %v_283, %sum_214 : f32
                    %v_285 = arith.truncf %v_284 : f32 to bf16
                    memref.store %v_285, %hidden[%v_94, %i_107] : memref<?x32xbf16>
                    %v_286 = arith.subf %c_13, %sum_175 : f32
                    %is_287 = arith.cmpf ogt, %v_286, %c_14 : f32
                    %v_288 = arith.select %is_287, %c_14, %v_286 : f32
                    %is_289 = arith.cmpf olt, %v_288, %c_15 : f32
                    %v_290 = arith.select %is_289, %c_15, %v_288 : f32
                    %v_291 = arith.mulf %v_290, %c_16 : f32
                    %v_292 = math.roundeven %v_291 : f32
                    %acc_293 = math.fma %v_292, %c_17, %v_290 : f32
                    %acc_294 = math.fma %v_292, %c_18, %acc_293 : f32
                    %acc_295 = math.fma %c_19, %acc_294, %c_20 : f32
                    %acc_296 = math.fma %acc_295, %acc_294, %c_21 : f32
                    %acc_297 = math.fma %acc_296, %acc_294, %c_22 : f32
                    %acc_298 = math.fma %acc_297, %acc_294, %c_23 : f32
                    %acc_299 = math.fma %acc_298, %acc_294, %c_24 : f32
                    %acc_300 = math.fma %acc_299, %acc_294, %c_25 : f32
                    %acc_301 = math.fma %acc_300, %acc_294, %c_25 : f32
                    %v_302 = arith.fptosi %v_292 : f32 to i32
                    %v_303 = arith.shrsi %v_302, %c_26 : i32
                    %v_304 = arith.subi %v_302, %v_303 : i32
                    %v_305 = arith.addi %v_303, %c_28 : i32
                    %v_306 = arith.shli %v_305, %c_27 : i32
                    %v_307 = arith.bitcast %v_306 : i32 to f32
                    %v_308 = arith.mulf %acc_301, %v_307 : f32
                    %v_309 = arith.addi %v_304, %c_28 : i32
                    %v_310 = arith.shli %v_309, %c_27 : i32
                    %v_311 = arith.bitcast %v_310 : i32 to f32
                    %v_312 = arith.mulf %v_308, %v_311 : f32
                    %v_313 = arith.addf %v_312, %c_25 : f32
                    %v_314 = arith.divf %c_25, %v_313 : f32
                    %v_315 = arith.mulf %sum_175, %v_314 : f32
                    %v_316 = arith.mulf %v_315, %sum_227 : f32
                    %v_317 = arith.truncf %v_316 : f32 to bf16
                    memref.store %v_317, %hidden[%v_96, %i_107] : memref<?x32xbf16>
                    %v_318 = arith.subf %c_13, %sum_188 : f32
                    %is_319 = arith.cmpf ogt, %v_318, %c_14 : f32
                    %v_320 = arith.select %is_319, %c_14, %v_318 : f32
                    %is_321 = arith.cmpf olt, %v_320, %c_15 : f32
                    %v_322 = arith.select %is_321, %c_15, %v_320 : f32
                    %v_323 = arith.mulf %v_322, %c_16 : f32
                    %v_324 = math.roundeven %v_323 : f32
                    %acc_325 = math.fma %v_324, %c_17, %v_322 : f32
                    %acc_326 = math.fma %v_324, %c_18, %acc_325 : f32
                    %acc_327 = math.fma %c_19, %acc_326, %c_20 : f32
                    %acc_328 = math.fma %acc_327, %acc_326, %c_21 : f32
                    %acc_329 = math.fma %acc_328, %acc_326, %c_22 : f32
                    %acc_330 = math.fma %acc_329, %acc_326, %c_23 : f32
                    %acc_331 = math.fma %acc_330, %acc_326, %c_24 : f32
                    %acc_332 = math.fma %acc_331, %acc_326, %c_25 : f32
                    %acc_333 = math.fma %acc_332, %acc_326, %c_25 : f32
                    %v_334 = arith.fptosi %v_324 : f32 to i32
                    %v_335 = arith.shrsi %v_334, %c_26 : i32
                    %v_336 = arith.subi %v_334, %v_335 : i32
                    %v_337 = arith.addi %v_335, %c_28 : i32
                    %v_338 = arith.shli %v_337, %c_27 : i32
                    %v_339 = arith.bitcast %v_338 : i32 to f32
                    %v_340 = arith.mulf %acc_333, %v_339 : f32
                    %v_341 = arith.addi %v_336, %c_28 : i32
                    %v_342 = arith.shli %v_341, %c_27 : i32
                    %v_343 = arith.bitcast %v_342 : i32 to f32
                    %v_344 = arith.mulf %v_340, %v_343 : f32
                    %v_345 = arith.addf %v_344, %c_25 : f32
                    %v_346 = arith.divf %c_25, %v_345 : f32
                    %v_347 = arith.mulf %sum_188, %v_346 : f32
                    %v_348 = arith.mulf %v_347, %sum_240 : f32
                    %v_349 = arith.truncf %v_348 : f32 to bf16
                    memref.store %v_349, %hidden[%v_98, %i_107] : memref<?x32xbf16>
                    %v_350 = arith.subf %c_13, %sum_201 : f32
                    %is_351 = arith.cmpf ogt, %v_350, %c_14 : f32
                    %v_352 = arith.select %is_351, %c_14, %v_350 : f32
                    %is_353 = arith.cmpf olt, %v_352, %c_15 : f32
                    %v_354 = arith.select %is_353, %c_15, %v_352 : f32
                    %v_355 = arith.mulf %v_354, %c_16 : f32
                    %v_356 = math.roundeven %v_355 : f32
                    %acc_357 = math.fma %v_356, %c_17, %v_354 : f32
                    %acc_358 = math.fma %v_356, %c_18, %acc_357 : f32
                    %acc_359 = math.fma %c_19, %acc_358, %c_20 : f32
                    %acc_360 = math.fma %acc_359, %acc_358, %c_21 : f32
                    %acc_361 = math.fma %acc_360, %acc_358, %c_22 : f32
                    %acc_362 = math.fma %acc_361, %acc_358, %c_23 : f32
                    %acc_363 = math.fma %acc_362, %acc_358, %c_24 : f32
                    %acc_364 = math.fma %acc_363, %acc_358, %c_25 : f32
                    %acc_365 = math.fma %acc_364, %acc_358, %c_25 : f32
                    %v_366 = arith.fptosi %v_356 : f32 to i32
                    %v_367 = arith.shrsi %v_366, %c_26 : i32
                    %v_368 = arith.subi %v_366, %v_367 : i32
                    %v_369 = arith.addi %v_367, %c_28 : i32
                    %v_370 = arith.shli %v_369, %c_27 : i32
                    %v_371 = arith.bitcast %v_370 : i32 to f32
                    %v_372 = arith.mulf %acc_365, %v_371 : f32
                    %v_373 = arith.addi %v_368, %c_28 : i32
                    %v_374 = arith.shli %v_373, %c_27 : i32
                    %v_375 = arith.bitcast %v_374 : i32 to f32
                    %v_376 = arith.mulf %v_372, %v_375 : f32
                    %v_377 = arith.addf %v_376, %c_25 : f32
                    %v_378 = arith.divf %c_25, %v_377 : f32
                    %v_379 = arith.mulf %sum_201, %v_378 : f32
                    %v_380 = arith.mulf %v_379, %sum_253 : f32
                    %v_381 = arith.truncf %v_380 : f32 to bf16
                    memref.store %v_381, %hidden[%v_100, %i_107] : memref<?x32xbf16>
                  }
                }
                %is_382 = arith.cmpi eq, %v_86, %c_4 : index
                %v_383 = arith.andi %is_382, %is_88 : i1
                scf.if %v_383 {
                  %v_384 = memref.load %group[%c_1] : memref<5xi32>
                  %v_385 = arith.index_cast %v_384 : i32 to index
                  %v_386 = memref.load %group[%c_0] : memref<5xi32>
                  %v_387 = arith.index_cast %v_386 : i32 to index
                  %v_388 = arith.divui %v_385, %c_0 : index
                  %v_389 = arith.divui %v_387, %c_0 : index
                  %v_390 = arith.addi %v_52, %c_5 : index
                  %v_391 = arith.minsi %v_390, %c_5 : index
                  scf.for %i_392 = %v_52 to %v_391 step %c_0 {
                    %v_393 = arith.addi %i_392, %c_5 : index
                    %loop_395:4 = scf.for %i_394 = %c_1 to %c_5 step %c_5 iter_args(%carry_396 = %c_11, %carry_397 = %c_11, %carry_398 = %c_11, %carry_399 = %c_11) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_400 = vector.load %x[%v_388, %i_394] : memref<?x40xbf16>, vector<32xbf16>
                      %v_401 = vector.load %x[%v_389, %i_394] : memref<?x40xbf16>, vector<32xbf16>
                      %v_402 = arith.addi %i_394, %c_8 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_392, %v_402], read, locality<3>, data : memref<1x64x40xbf16>
                      %v_403 = vector.load %expert_gate_up[%v_67, %i_392, %i_394] : memref<1x64x40xbf16>, vector<32xbf16>
                      %v_404 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_396, %v_403, %v_400) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_405 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_397, %v_403, %v_401) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_406 = arith.addi %i_394, %c_8 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_393, %v_406], read, locality<3>, data : memref<1x64x40xbf16>
                      %v_407 = vector.load %expert_gate_up[%v_67, %v_393, %i_394] : memref<1x64x40xbf16>, vector<32xbf16>
                      %v_408 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_398, %v_407, %v_400) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_409 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_399, %v_407, %v_401) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_404, %v_405, %v_408, %v_409 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %mask_410 = vector.create_mask %c_3 : vector<32xi1>
                    %v_411 = vector.maskedload %x[%v_388, %c_5], %mask_410, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_412 = vector.maskedload %x[%v_389, %c_5], %mask_410, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_413 = vector.maskedload %expert_gate_up[%v_67, %i_392, %c_5], %mask_410, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_414 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#0, %v_413, %v_411) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_415 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#1, %v_413, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_416 = vector.maskedload %expert_gate_up[%v_67, %v_393, %c_5], %mask_410, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_417 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#2, %v_416, %v_411) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_418 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_395#3, %v_416, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_419 = vector.shuffle %v_414, %v_414 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_420 = vector.shuffle %v_414, %v_414 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_421 = arith.addf %v_419, %v_420 : vector<8xf32>
                    %v_422 = vector.shuffle %v_421, %v_421 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_423 = vector.shuffle %v_421, %v_421 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_424 = arith.addf %v_422, %v_423 : vector<4xf32>
                    %v_425 = vector.shuffle %v_424, %v_424 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_426 = vector.shuffle %v_424, %v_424 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_427 = arith.addf %v_425, %v_426 : vector<2xf32>
                    %v_428 = vector.shuffle %v_427, %v_427 [0] : vector<2xf32>, vector<2xf32>
                    %v_429 = vector.shuffle %v_427, %v_427 [1] : vector<2xf32>, vector<2xf32>
                    %v_430 = arith.addf %v_428, %v_429 : vector<1xf32>
                    %sum_431 = vector.extract %v_430[0] : f32 from vector<1xf32>
                    %v_432 = vector.shuffle %v_415, %v_415 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_433 = vector.shuffle %v_415, %v_415 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_434 = arith.addf %v_432, %v_433 : vector<8xf32>
                    %v_435 = vector.shuffle %v_434, %v_434 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_436 = vector.shuffle %v_434, %v_434 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_437 = arith.addf %v_435, %v_436 : vector<4xf32>
                    %v_438 = vector.shuffle %v_437, %v_437 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_439 = vector.shuffle %v_437, %v_437 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_440 = arith.addf %v_438, %v_439 : vector<2xf32>
                    %v_441 = vector.shuffle %v_440, %v_440 [0] : vector<2xf32>, vector<2xf32>
                    %v_442 = vector.shuffle %v_440, %v_440 [1] : vector<2xf32>, vector<2xf32>
                    %v_443 = arith.addf %v_441, %v_442 : vector<1xf32>
                    %sum_444 = vector.extract %v_443[0] : f32 from vector<1xf32>
                    %v_445 = vector.shuffle %v_417, %v_417 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_446 = vector.shuffle %v_417, %v_417 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_447 = arith.addf %v_445, %v_446 : vector<8xf32>
                    %v_448 = vector.shuffle %v_447, %v_447 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_449 = vector.shuffle %v_447, %v_447 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_450 = arith.addf %v_448, %v_449 : vector<4xf32>
                    %v_451 = vector.shuffle %v_450, %v_450 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_452 = vector.shuffle %v_450, %v_450 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_453 = arith.addf %v_451, %v_452 : vector<2xf32>
                    %v_454 = vector.shuffle %v_453, %v_453 [0] : vector<2xf32>, vector<2xf32>
                    %v_455 = vector.shuffle %v_453, %v_453 [1] : vector<2xf32>, vector<2xf32>
                    %v_456 = arith.addf %v_454, %v_455 : vector<1xf32>
                    %sum_457 = vector.extract %v_456[0] : f32 from vector<1xf32>
                    %v_458 = vector.shuffle %v_418, %v_418 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_459 = vector.shuffle %v_418, %v_418 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_460 = arith.addf %v_458, %v_459 : vector<8xf32>
                    %v_461 = vector.shuffle %v_460, %v_460 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_462 = vector.shuffle %v_460, %v_460 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_463 = arith.addf %v_461, %v_462 : vector<4xf32>
                    %v_464 = vector.shuffle %v_463, %v_463 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_465 = vector.shuffle %v_463, %v_463 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_466 = arith.addf %v_464, %v_465 : vector<2xf32>
                    %v_467 = vector.shuffle %v_466, %v_466 [0] : vector<2xf32>, vector<2xf32>
                    %v_468 = vector.shuffle %v_466, %v_466 [1] : vector<2xf32>, vector<2xf32>
                    %v_469 = arith.addf %v_467, %v_468 : vector<1xf32>
                    %sum_470 = vector.extract %v_469[0] : f32 from vector<1xf32>
                    %v_471 = arith.subf %c_13, %sum_431 : f32
                    %is_472 = arith.cmpf ogt, %v_471, %c_14 : f32
                    %v_473 = arith.select %is_472, %c_14, %v_471 : f32
                    %is_474 = arith.cmpf olt, %v_473, %c_15 : f32
                    %v_475 = arith.select %is_474, %c_15, %v_473 : f32
                    %v_476 = arith.mulf %v_475, %c_16 : f32
                    %v_477 = math.roundeven %v_476 : f32
                    %acc_478 = math.fma %v_477, %c_17, %v_475 : f32
                    %acc_479 = math.fma %v_477, %c_18, %acc_478 : f32
                    %acc_480 = math.fma %c_19, %acc_479, %c_20 : f32
                    %acc_481 = math.fma %acc_480, %acc_479, %c_21 : f32
                    %acc_482 = math.fma %acc_481, %acc_479, %c_22 : f32
                    %acc_483 = math.fma %acc_482, %acc_479, %c_23 : f32
                    %acc_484 = math.fma %acc_483, %acc_479, %c_24 : f32
                    %acc_485 = math.fma %acc_484, %acc_479, %c_25 : f32
                    %acc_486 = math.fma %acc_485, %acc_479, %c_25 : f32
                    %v_487 = arith.fptosi %v_477 : f32 to i32
                    %v_488 = arith.shrsi %v_487, %c_26 : i32
                    %v_489 = arith.subi %v_487, %v_488 : i32
                    %v_490 = arith.addi %v_488, %c_28 : i32
                    %v_491 = arith.shli %v_490, %c_27 : i32
                    %v_492 = arith.bitcast %v_491 : i32 to f32
                    %v_493 = arith.mulf %acc_486, %v_492 : f32
                    %v_494 = arith.addi %v_489, %c_28 : i32
                    %v_495 = arith.shli %v_494, %c_27 : i32
                    %v_496 = arith.bitcast %v_495 : i32 to f32
                    %v_497 = arith.mulf %v_493, %v_496 : f32
                    %v_498 = arith.addf %v_497, %c_25 : f32
                    %v_499 = arith.divf %c_25, %v_498 : f32
                    %v_500 = arith.mulf %sum_431, %v_499 : f32
                    %v_501 = arith.mulf %v_500, %sum_457 : f32
                    %v_502 = arith.truncf %v_501 : f32 to bf16
                    memref.store %v_502, %hidden[%v_385, %i_392] : memref<?x32xbf16>
                    %v_503 = arith.subf %c_13, %sum_444 : f32
                    %is_504 = arith.cmpf ogt, %v_503, %c_14 : f32
                    %v_505 = arith.select %is_504, %c_14, %v_503 : f32
                    %is_506 = arith.cmpf olt, %v_505, %c_15 : f32
                    %v_507 = arith.select %is_506, %c_15, %v_505 : f32
                    %v_508 = arith.mulf %v_507, %c_16 : f32
                    %v_509 = math.roundeven %v_508 : f32
                    %acc_510 = math.fma %v_509, %c_17, %v_507 : f32
                    %acc_511 = math.fma %v_509, %c_18, %acc_510 : f32
                    %acc_512 = math.fma %c_19, %acc_511, %c_20 : f32
                    %acc_513 = math.fma %acc_512, %acc_511, %c_21 : f32
                    %acc_514 = math.fma %acc_513, %acc_511, %c_22 : f32
                    %acc_515 = math.fma %acc_514, %acc_511, %c_23 : f32
                    %acc_516 = math.fma %acc_515, %acc_511, %c_24 : f32
                    %acc_517 = math.fma %acc_516, %acc_511, %c_25 : f32
                    %acc_518 = math.fma %acc_517, %acc_511, %c_25 : f32
                    %v_519 = arith.fptosi %v_509 : f32 to i32
                    %v_520 = arith.shrsi %v_519, %c_26 : i32
                    %v_521 = arith.subi %v_519, %v_520 : i32
                    %v_522 = arith.addi %v_520, %c_28 : i32
                    %v_523 = arith.shli %v_522, %c_27 : i32
                    %v_524 = arith.bitcast %v_523 : i32 to f32
                    %v_525 = arith.mulf %acc_518, %v_524 : f32
                    %v_526 = arith.addi %v_521, %c_28 : i32
                    %v_527 = arith.shli %v_526, %c_27 : i32
                    %v_528 = arith.bitcast %v_527 : i32 to f32
                    %v_529 = arith.mulf %v_525, %v_528 : f32
                    %v_530 = arith.addf %v_529, %c_25 : f32
                    %v_531 = arith.divf %c_25, %v_530 : f32
                    %v_532 = arith.mulf %sum_444, %v_531 : f32
                    %v_533 = arith.mulf %v_532, %sum_470 : f32
                    %v_534 = arith.truncf %v_533 : f32 to bf16
                    memref.store %v_534, %hidden[%v_387, %i_392] : memref<?x32xbf16>
                  }
                }
                %is_535 = arith.cmpi eq, %v_86, %c_0 : index
                %v_536 = arith.andi %is_535, %is_88 : i1
                scf.if %v_536 {
                  %v_537 = memref.load %group[%c_1] : memref<5xi32>
                  %v_538 = arith.index_cast %v_537 : i32 to index
                  %v_539 = arith.divui %v_538, %c_0 : index
                  %v_540 = arith.addi %v_52, %c_5 : index
                  %v_541 = arith.minsi %v_540, %c_5 : index
                  scf.for %i_542 = %v_52 to %v_541 step %c_0 {
                    %v_543 = arith.addi %i_542, %c_5 : index
                    %loop_545:2 = scf.for %i_544 = %c_1 to %c_5 step %c_5 iter_args(%carry_546 = %c_11, %carry_547 = %c_11) -> (vector<16xf32>, vector<16xf32>) {
                      %v_548 = vector.load %x[%v_539, %i_544] : memref<?x40xbf16>, vector<32xbf16>
                      %v_549 = arith.addi %i_544, %c_8 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_542, %v_549], read, locality<3>, data : memref<1x64x40xbf16>
                      %v_550 = vector.load %expert_gate_up[%v_67, %i_542, %i_544] : memref<1x64x40xbf16>, vector<32xbf16>
                      %v_551 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_546, %v_550, %v_548) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_552 = arith.addi %i_544, %c_8 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_543, %v_552], read, locality<3>, data : memref<1x64x40xbf16>
                      %v_553 = vector.load %expert_gate_up[%v_67, %v_543, %i_544] : memref<1x64x40xbf16>, vector<32xbf16>
                      %v_554 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_547, %v_553, %v_548) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      scf.yield %v_551, %v_554 : vector<16xf32>, vector<16xf32>
                    }
                    %mask_555 = vector.create_mask %c_3 : vector<32xi1>
                    %v_556 = vector.maskedload %x[%v_539, %c_5], %mask_555, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_557 = vector.maskedload %expert_gate_up[%v_67, %i_542, %c_5], %mask_555, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_558 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_545#0, %v_557, %v_556) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_559 = vector.maskedload %expert_gate_up[%v_67, %v_543, %c_5], %mask_555, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    %v_560 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_545#1, %v_559, %v_556) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_561 = vector.shuffle %v_558, %v_558 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_562 = vector.shuffle %v_558, %v_558 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_563 = arith.addf %v_561, %v_562 : vector<8xf32>
                    %v_564 = vector.shuffle %v_563, %v_563 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_565 = vector.shuffle %v_563, %v_563 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_566 = arith.addf %v_564, %v_565 : vector<4xf32>
                    %v_567 = vector.shuffle %v_566, %v_566 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_568 = vector.shuffle %v_566, %v_566 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_569 = arith.addf %v_567, %v_568 : vector<2xf32>
                    %v_570 = vector.shuffle %v_569, %v_569 [0] : vector<2xf32>, vector<2xf32>
                    %v_571 = vector.shuffle %v_569, %v_569 [1] : vector<2xf32>, vector<2xf32>
                    %v_572 = arith.addf %v_570, %v_571 : vector<1xf32>
                    %sum_573 = vector.extract %v_572[0] : f32 from vector<1xf32>
                    %v_574 = vector.shuffle %v_560, %v_560 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                    %v_575 = vector.shuffle %v_560, %v_560 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                    %v_576 = arith.addf %v_574, %v_575 : vector<8xf32>
                    %v_577 = vector.shuffle %v_576, %v_576 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_578 = vector.shuffle %v_576, %v_576 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_579 = arith.addf %v_577, %v_578 : vector<4xf32>
                    %v_580 = vector.shuffle %v_579, %v_579 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_581 = vector.shuffle %v_579, %v_579 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_582 = arith.addf %v_580, %v_581 : vector<2xf32>
                    %v_583 = vector.shuffle %v_582, %v_582 [0] : vector<2xf32>, vector<2xf32>
                    %v_584 = vector.shuffle %v_582, %v_582 [1] : vector<2xf32>, vector<2xf32>
                    %v_585 = arith.addf %v_583, %v_584 : vector<1xf32>
                    %sum_586 = vector.extract %v_585[0] : f32 from vector<1xf32>
                    %v_587 = arith.subf %c_13, %sum_573 : f32
                    %is_588 = arith.cmpf ogt, %v_587, %c_14 : f32
                    %v_589 = arith.select %is_588, %c_14, %v_587 : f32
                    %is_590 = arith.cmpf olt, %v_589, %c_15 : f32
                    %v_591 = arith.select %is_590, %c_15, %v_589 : f32
                    %v_592 = arith.mulf %v_591, %c_16 : f32
                    %v_593 = math.roundeven %v_592 : f32
                    %acc_594 = math.fma %v_593, %c_17, %v_591 : f32
                    %acc_595 = math.fma %v_593, %c_18, %acc_594 : f32
                    %acc_596 = math.fma %c_19, %acc_595, %c_20 : f32
                    %acc_597 = math.fma %acc_596, %acc_595, %c_21 : f32
                    %acc_598 = math.fma %acc_597, %acc_595, %c_22 : f32
                    %acc_599 = math.fma %acc_598, %acc_595, %c_23 : f32
                    %acc_600 = math.fma %acc_599, %acc_595, %c_24 : f32
                    %acc_601 = math.fma %acc_600, %acc_595, %c_25 : f32
                    %acc_602 = math.fma %acc_601, %acc_595, %c_25 : f32
                    %v_603 = arith.fptosi %v_593 : f32 to i32
                    %v_604 = arith.shrsi %v_603, %c_26 : i32
                    %v_605 = arith.subi %v_603, %v_604 : i32
                    %v_606 = arith.addi %v_604, %c_28 : i32
                    %v_607 = arith.shli %v_606, %c_27 : i32
                    %v_608 = arith.bitcast %v_607 : i32 to f32
                    %v_609 = arith.mulf %acc_602, %v_608 : f32
                    %v_610 = arith.addi %v_605, %c_28 : i32
                    %v_611 = arith.shli %v_610, %c_27 : i32
                    %v_612 = arith.bitcast %v_611 : i32 to f32
                    %v_613 = arith.mulf %v_609, %v_612 : f32
                    %v_614 = arith.addf %v_613, %c_25 : f32
                    %v_615 = arith.divf %c_25, %v_614 : f32
                    %v_616 = arith.mulf %sum_573, %v_615 : f32
                    %v_617 = arith.mulf %v_616, %sum_586 : f32
                    %v_618 = arith.truncf %v_617 : f32 to bf16
                    memref.store %v_618, %hidden[%v_538, %i_542] : memref<?x32xbf16>
                  }
                }
                %is_619 = arith.cmpi eq, %v_86, %c_9 : index
                %v_620 = arith.select %is_619, %c_1, %v_86 : index
                scf.yield %v_620 : index
              }
            }
          }
          scf.yield %v_45, %loop_36#1 : index, index
        }
        return
      }
      func.func @gathered_down_2(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %taken_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
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
        %c_15 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_16 = arith.constant dense<1> : vector<16xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x32xbf16>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<1x40x32xbf16>
        %taken = stream.binding.subspan %taken_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%slots}
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
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
                  memref.prefetch %expert_down[%v_76, %v_71, %i_77], read, locality<3>, data : memref<1x40x32xbf16>
                }
                scf.for %i_78 = %c_3 to %c_9 step %c_6 {
                  memref.prefetch %expert_down[%v_76, %v_74, %i_78], read, locality<3>, data : memref<1x40x32xbf16>
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
                      %loop_108:8 = scf.for %i_107 = %c_3 to %c_6 step %c_6 iter_args(%carry_109 = %c_14, %carry_110 = %c_14, %carry_111 = %c_14, %carry_112 = %c_14, %carry_113 = %c_14, %carry_114 = %c_14, %carry_115 = %c_14, %carry_116 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_117 = vector.load %hidden[%v_95, %i_107] : memref<?x32xbf16>, vector<32xbf16>
                        %v_118 = vector.load %hidden[%v_97, %i_107] : memref<?x32xbf16>, vector<32xbf16>
                        %v_119 = vector.load %hidden[%v_99, %i_107] : memref<?x32xbf16>, vector<32xbf16>
                        %v_120 = vector.load %hidden[%v_101, %i_107] : memref<?x32xbf16>, vector<32xbf16>
                        %v_121 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_104, %v_121], read, locality<3>, data : memref<1x40x32xbf16>
                        %v_122 = vector.load %expert_down[%v_67, %i_104, %i_107] : memref<1x40x32xbf16>, vector<32xbf16>
                        %v_123 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_109, %v_122, %v_117) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_124 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_110, %v_122, %v_118) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_125 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_111, %v_122, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_126 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_112, %v_122, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_127 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_106, %v_127], read, locality<3>, data : memref<1x40x32xbf16>
                        %v_128 = vector.load %expert_down[%v_67, %v_106, %i_107] : memref<1x40x32xbf16>, vector<32xbf16>
                        %v_129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_113, %v_128, %v_117) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_130 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_114, %v_128, %v_118) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_115, %v_128, %v_119) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_116, %v_128, %v_120) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_123, %v_124, %v_125, %v_126, %v_129, %v_130, %v_131, %v_132 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %v_133 = vector.shuffle %loop_108#0, %loop_108#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_134 = vector.shuffle %loop_108#0, %loop_108#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_135 = arith.addf %v_133, %v_134 : vector<8xf32>
                      %v_136 = vector.shuffle %v_135, %v_135 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_137 = vector.shuffle %v_135, %v_135 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_138 = arith.addf %v_136, %v_137 : vector<4xf32>
                      %v_139 = vector.shuffle %v_138, %v_138 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_140 = vector.shuffle %v_138, %v_138 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_141 = arith.addf %v_139, %v_140 : vector<2xf32>
                      %v_142 = vector.shuffle %v_141, %v_141 [0] : vector<2xf32>, vector<2xf32>
                      %v_143 = vector.shuffle %v_141, %v_141 [1] : vector<2xf32>, vector<2xf32>
                      %v_144 = arith.addf %v_142, %v_143 : vector<1xf32>
                      %sum_145 = vector.extract %v_144[0] : f32 from vector<1xf32>
                      %v_146 = vector.shuffle %loop_108#1, %loop_108#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_147 = vector.shuffle %loop_108#1, %loop_108#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_148 = arith.addf %v_146, %v_147 : vector<8xf32>
                      %v_149 = vector.shuffle %v_148, %v_148 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_150 = vector.shuffle %v_148, %v_148 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_151 = arith.addf %v_149, %v_150 : vector<4xf32>
                      %v_152 = vector.shuffle %v_151, %v_151 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_153 = vector.shuffle %v_151, %v_151 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_154 = arith.addf %v_152, %v_153 : vector<2xf32>
                      %v_155 = vector.shuffle %v_154, %v_154 [0] : vector<2xf32>, vector<2xf32>
                      %v_156 = vector.shuffle %v_154, %v_154 [1] : vector<2xf32>, vector<2xf32>
                      %v_157 = arith.addf %v_155, %v_156 : vector<1xf32>
                      %sum_158 = vector.extract %v_157[0] : f32 from vector<1xf32>
                      %v_159 = vector.shuffle %loop_108#2, %loop_108#2 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_160 = vector.shuffle %loop_108#2, %loop_108#2 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_161 = arith.addf %v_159, %v_160 : vector<8xf32>
                      %v_162 = vector.shuffle %v_161, %v_161 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_163 = vector.shuffle %v_161, %v_161 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_164 = arith.addf %v_162, %v_163 : vector<4xf32>
                      %v_165 = vector.shuffle %v_164, %v_164 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_166 = vector.shuffle %v_164, %v_164 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_167 = arith.addf %v_165, %v_166 : vector<2xf32>
                      %v_168 = vector.shuffle %v_167, %v_167 [0] : vector<2xf32>, vector<2xf32>
                      %v_169 = vector.shuffle %v_167, %v_167 [1] : vector<2xf32>, vector<2xf32>
                      %v_170 = arith.addf %v_168, %v_169 : vector<1xf32>
                      %sum_171 = vector.extract %v_170[0] : f32 from vector<1xf32>
                      %v_172 = vector.shuffle %loop_108#3, %loop_108#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_173 = vector.shuffle %loop_108#3, %loop_108#3 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_174 = arith.addf %v_172, %v_173 : vector<8xf32>
                      %v_175 = vector.shuffle %v_174, %v_174 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_176 = vector.shuffle %v_174, %v_174 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_177 = arith.addf %v_175, %v_176 : vector<4xf32>
                      %v_178 = vector.shuffle %v_177, %v_177 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_179 = vector.shuffle %v_177, %v_177 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_180 = arith.addf %v_178, %v_179 : vector<2xf32>
                      %v_181 = vector.shuffle %v_180, %v_180 [0] : vector<2xf32>, vector<2xf32>
                      %v_182 = vector.shuffle %v_180, %v_180 [1] : vector<2xf32>, vector<2xf32>
                      %v_183 = arith.addf %v_181, %v_182 : vector<1xf32>
                      %sum_184 = vector.extract %v_183[0] : f32 from vector<1xf32>
                      %v_185 = vector.shuffle %loop_108#4, %loop_108#4 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_186 = vector.shuffle %loop_108#4, %loop_108#4 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_187 = arith.addf %v_185, %v_186 : vector<8xf32>
                      %v_188 = vector.shuffle %v_187, %v_187 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_189 = vector.shuffle %v_187, %v_187 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_190 = arith.addf %v_188, %v_189 : vector<4xf32>
                      %v_191 = vector.shuffle %v_190, %v_190 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_192 = vector.shuffle %v_190, %v_190 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_193 = arith.addf %v_191, %v_192 : vector<2xf32>
                      %v_194 = vector.shuffle %v_193, %v_193 [0] : vector<2xf32>, vector<2xf32>
                      %v_195 = vector.shuffle %v_193, %v_193 [1] : vector<2xf32>, vector<2xf32>
                      %v_196 = arith.addf %v_194, %v_195 : vector<1xf32>
                      %sum_197 = vector.extract %v_196[0] : f32 from vector<1xf32>
                      %v_198 = vector.shuffle %loop_108#5, %loop_108#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_199 = vector.shuffle %loop_108#5, %loop_108#5 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_200 = arith.addf %v_198, %v_199 : vector<8xf32>
                      %v_201 = vector.shuffle %v_200, %v_200 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_202 = vector.shuffle %v_200, %v_200 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_203 = arith.addf %v_201, %v_202 : vector<4xf32>
                      %v_204 = vector.shuffle %v_203, %v_203 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_205 = vector.shuffle %v_203, %v_203 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_206 = arith.addf %v_204, %v_205 : vector<2xf32>
                      %v_207 = vector.shuffle %v_206, %v_206 [0] : vector<2xf32>, vector<2xf32>
                      %v_208 = vector.shuffle %v_206, %v_206 [1] : vector<2xf32>, vector<2xf32>
                      %v_209 = arith.addf %v_207, %v_208 : vector<1xf32>
                      %sum_210 = vector.extract %v_209[0] : f32 from vector<1xf32>
                      %v_211 = vector.shuffle %loop_108#6, %loop_108#6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_212 = vector.shuffle %loop_108#6, %loop_108#6 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_213 = arith.addf %v_211, %v_212 : vector<8xf32>
                      %v_214 = vector.shuffle %v_213, %v_213 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_215 = vector.shuffle %v_213, %v_213 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_216 = arith.addf %v_214, %v_215 : vector<4xf32>
                      %v_217 = vector.shuffle %v_216, %v_216 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_218 = vector.shuffle %v_216, %v_216 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_219 = arith.addf %v_217, %v_218 : vector<2xf32>
                      %v_220 = vector.shuffle %v_219, %v_219 [0] : vector<2xf32>, vector<2xf32>
                      %v_221 = vector.shuffle %v_219, %v_219 [1] : vector<2xf32>, vector<2xf32>
                      %v_222 = arith.addf %v_220, %v_221 : vector<1xf32>
                      %sum_223 = vector.extract %v_222[0] : f32 from vector<1xf32>
                      %v_224 = vector.shuffle %loop_108#7, %loop_108#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_225 = vector.shuffle %loop_108#7, %loop_108#7 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                      memref.store %sum_145, %outputs[%v_95, %i_104] : memref<?x40xf32>
                      memref.store %sum_158, %outputs[%v_97, %i_104] : memref<?x40xf32>
                      memref.store %sum_171, %outputs[%v_99, %i_104] : memref<?x40xf32>
                      memref.store %sum_184, %outputs[%v_101, %i_104] : memref<?x40xf32>
                      memref.store %sum_197, %outputs[%v_95, %v_106] : memref<?x40xf32>
                      memref.store %sum_210, %outputs[%v_97, %v_106] : memref<?x40xf32>
                      memref.store %sum_223, %outputs[%v_99, %v_106] : memref<?x40xf32>
                      memref.store %sum_236, %outputs[%v_101, %v_106] : memref<?x40xf32>
                    }
                  }
                  %is_237 = arith.cmpi eq, %v_87, %c_1 : index
                  %v_238 = arith.andi %is_237, %is_89 : i1
                  scf.if %v_238 {
                    %v_239 = memref.load %group[%c_3] : memref<5xi32>
                    %v_240 = arith.index_cast %v_239 : i32 to index
                    %v_241 = memref.load %group[%c_2] : memref<5xi32>
                    %v_242 = arith.index_cast %v_241 : i32 to index
                    %v_243 = arith.addi %v_52, %c_4 : index
                    %v_244 = arith.minsi %v_243, %c_12 : index
                    scf.for %i_245 = %v_52 to %v_244 step %c_2 {
                      %v_246 = arith.addi %i_245, %c_4 : index
                      %v_247 = arith.minsi %v_246, %c_13 : index
                      %loop_249:4 = scf.for %i_248 = %c_3 to %c_6 step %c_6 iter_args(%carry_250 = %c_14, %carry_251 = %c_14, %carry_252 = %c_14, %carry_253 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_254 = vector.load %hidden[%v_240, %i_248] : memref<?x32xbf16>, vector<32xbf16>
                        %v_255 = vector.load %hidden[%v_242, %i_248] : memref<?x32xbf16>, vector<32xbf16>
                        %v_256 = arith.addi %i_248, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_245, %v_256], read, locality<3>, data : memref<1x40x32xbf16>
                        %v_257 = vector.load %expert_down[%v_67, %i_245, %i_248] : memref<1x40x32xbf16>, vector<32xbf16>
                        %v_258 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_250, %v_257, %v_254) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_259 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_251, %v_257, %v_255) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_260 = arith.addi %i_248, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_247, %v_260], read, locality<3>, data : memref<1x40x32xbf16>
                        %v_261 = vector.load %expert_down[%v_67, %v_247, %i_248] : memref<1x40x32xbf16>, vector<32xbf16>
                        %v_262 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_252, %v_261, %v_254) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_263 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_253, %v_261, %v_255) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_258, %v_259, %v_262, %v_263 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %v_264 = vector.shuffle %loop_249#0, %loop_249#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_265 = vector.shuffle %loop_249#0, %loop_249#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_266 = arith.addf %v_264, %v_265 : vector<8xf32>
                      %v_267 = vector.shuffle %v_266, %v_266 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_268 = vector.shuffle %v_266, %v_266 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_269 = arith.addf %v_267, %v_268 : vector<4xf32>
                      %v_270 = vector.shuffle %v_269, %v_269 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_271 = vector.shuffle %v_269, %v_269 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_272 = arith.addf %v_270, %v_271 : vector<2xf32>
                      %v_273 = vector.shuffle %v_272, %v_272 [0] : vector<2xf32>, vector<2xf32>
                      %v_274 = vector.shuffle %v_272, %v_272 [1] : vector<2xf32>, vector<2xf32>
                      %v_275 = arith.addf %v_273, %v_274 : vector<1xf32>
                      %sum_276 = vector.extract %v_275[0] : f32 from vector<1xf32>
                      %v_277 = vector.shuffle %loop_249#1, %loop_249#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_278 = vector.shuffle %loop_249#1, %loop_249#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_279 = arith.addf %v_277, %v_278 : vector<8xf32>
                      %v_280 = vector.shuffle %v_279, %v_279 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_281 = vector.shuffle %v_279, %v_279 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_282 = arith.addf %v_280, %v_281 : vector<4xf32>
                      %v_283 = vector.shuffle %v_282, %v_282 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_284 = vector.shuffle %v_282, %v_282 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_285 = arith.addf %v_283, %v_284 : vector<2xf32>
                      %v_286 = vector.shuffle %v_285, %v_285 [0] : vector<2xf32>, vector<2xf32>
                      %v_287 = vector.shuffle %v_285, %v_285 [1] : vector<2xf32>, vector<2xf32>
                      %v_288 = arith.addf %v_286, %v_287 : vector<1xf32>
                      %sum_289 = vector.extract %v_288[0] : f32 from vector<1xf32>
                      %v_290 = vector.shuffle %loop_249#2, %loop_249#2 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_291 = vector.shuffle %loop_249#2, %loop_249#2 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_292 = arith.addf %v_290, %v_291 : vector<8xf32>
                      %v_293 = vector.shuffle %v_292, %v_292 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_294 = vector.shuffle %v_292, %v_292 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_295 = arith.addf %v_293, %v_294 : vector<4xf32>
                      %v_296 = vector.shuffle %v_295, %v_295 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_297 = vector.shuffle %v_295, %v_295 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_298 = arith.addf %v_296, %v_297 : vector<2xf32>
                      %v_299 = vector.shuffle %v_298, %v_298 [0] : vector<2xf32>, vector<2xf32>
                      %v_300 = vector.shuffle %v_298, %v_298 [1] : vector<2xf32>, vector<2xf32>
                      %v_301 = arith.addf %v_299, %v_300 : vector<1xf32>
                      %sum_302 = vector.extract %v_301[0] : f32 from vector<1xf32>
                      %v_303 = vector.shuffle %loop_249#3, %loop_249#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_304 = vector.shuffle %loop_249#3, %loop_249#3 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_305 = arith.addf %v_303, %v_304 : vector<8xf32>
                      %v_306 = vector.shuffle %v_305, %v_305 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_307 = vector.shuffle %v_305, %v_305 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_308 = arith.addf %v_306, %v_307 : vector<4xf32>
                      %v_309 = vector.shuffle %v_308, %v_308 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_310 = vector.shuffle %v_308, %v_308 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_311 = arith.addf %v_309, %v_310 : vector<2xf32>
                      %v_312 = vector.shuffle %v_311, %v_311 [0] : vector<2xf32>, vector<2xf32>
                      %v_313 = vector.shuffle %v_311, %v_311 [1] : vector<2xf32>, vector<2xf32>
                      %v_314 = arith.addf %v_312, %v_313 : vector<1xf32>
                      %sum_315 = vector.extract %v_314[0] : f32 from vector<1xf32>
                      memref.store %sum_276, %outputs[%v_240, %i_245] : memref<?x40xf32>
                      memref.store %sum_289, %outputs[%v_242, %i_245] : memref<?x40xf32>
                      memref.store %sum_302, %outputs[%v_240, %v_247] : memref<?x40xf32>
                      memref.store %sum_315, %outputs[%v_242, %v_247] : memref<?x40xf32>
                    }
                  }
                  %is_316 = arith.cmpi eq, %v_87, %c_2 : index
                  %v_317 = arith.andi %is_316, %is_89 : i1
                  scf.if %v_317 {
                    %v_318 = memref.load %group[%c_3] : memref<5xi32>
                    %v_319 = arith.index_cast %v_318 : i32 to index
                    %v_320 = arith.addi %v_52, %c_4 : index
                    %v_321 = arith.minsi %v_320, %c_12 : index
                    scf.for %i_322 = %v_52 to %v_321 step %c_2 {
                      %v_323 = arith.addi %i_322, %c_4 : index
                      %v_324 = arith.minsi %v_323, %c_13 : index
                      %loop_326:2 = scf.for %i_325 = %c_3 to %c_6 step %c_6 iter_args(%carry_327 = %c_14, %carry_328 = %c_14) -> (vector<16xf32>, vector<16xf32>) {
                        %v_329 = vector.load %hidden[%v_319, %i_325] : memref<?x32xbf16>, vector<32xbf16>
                        %v_330 = arith.addi %i_325, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_322, %v_330], read, locality<3>, data : memref<1x40x32xbf16>
                        %v_331 = vector.load %expert_down[%v_67, %i_322, %i_325] : memref<1x40x32xbf16>, vector<32xbf16>
                        %v_332 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_327, %v_331, %v_329) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_333 = arith.addi %i_325, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_324, %v_333], read, locality<3>, data : memref<1x40x32xbf16>
                        %v_334 = vector.load %expert_down[%v_67, %v_324, %i_325] : memref<1x40x32xbf16>, vector<32xbf16>
                        %v_335 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_328, %v_334, %v_329) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_332, %v_335 : vector<16xf32>, vector<16xf32>
                      }
                      %v_336 = vector.shuffle %loop_326#0, %loop_326#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_337 = vector.shuffle %loop_326#0, %loop_326#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_338 = arith.addf %v_336, %v_337 : vector<8xf32>
                      %v_339 = vector.shuffle %v_338, %v_338 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_340 = vector.shuffle %v_338, %v_338 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_341 = arith.addf %v_339, %v_340 : vector<4xf32>
                      %v_342 = vector.shuffle %v_341, %v_341 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_343 = vector.shuffle %v_341, %v_341 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_344 = arith.addf %v_342, %v_343 : vector<2xf32>
                      %v_345 = vector.shuffle %v_344, %v_344 [0] : vector<2xf32>, vector<2xf32>
                      %v_346 = vector.shuffle %v_344, %v_344 [1] : vector<2xf32>, vector<2xf32>
                      %v_347 = arith.addf %v_345, %v_346 : vector<1xf32>
                      %sum_348 = vector.extract %v_347[0] : f32 from vector<1xf32>
                      %v_349 = vector.shuffle %loop_326#1, %loop_326#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_350 = vector.shuffle %loop_326#1, %loop_326#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_351 = arith.addf %v_349, %v_350 : vector<8xf32>
                      %v_352 = vector.shuffle %v_351, %v_351 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_353 = vector.shuffle %v_351, %v_351 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_354 = arith.addf %v_352, %v_353 : vector<4xf32>
                      %v_355 = vector.shuffle %v_354, %v_354 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_356 = vector.shuffle %v_354, %v_354 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_357 = arith.addf %v_355, %v_356 : vector<2xf32>
                      %v_358 = vector.shuffle %v_357, %v_357 [0] : vector<2xf32>, vector<2xf32>
                      %v_359 = vector.shuffle %v_357, %v_357 [1] : vector<2xf32>, vector<2xf32>
                      %v_360 = arith.addf %v_358, %v_359 : vector<1xf32>
                      %sum_361 = vector.extract %v_360[0] : f32 from vector<1xf32>
                      memref.store %sum_348, %outputs[%v_319, %i_322] : memref<?x40xf32>
                      memref.store %sum_361, %outputs[%v_319, %v_324] : memref<?x40xf32>
                    }
                  }
                  %is_362 = arith.cmpi eq, %v_87, %c_10 : index
                  %v_363 = arith.select %is_362, %c_3, %v_87 : index
                  scf.yield %v_363 : index
                }
              }
            }
            %v_364 = arith.addi %v_52, %c_6 : index
            %v_365 = arith.minsi %v_364, %c_12 : index
            // combine: the token's slots by rising expert
            scf.for %i_366 = %c_3 to %tokens step %c_2 {
              scf.for %i_367 = %c_3 to %c_2 step %c_2 {
                %v_368 = arith.addi %i_366, %i_367 : index
                %v_369 = memref.load %ids[%v_368] : memref<?xi32>
                %v_370 = vector.broadcast %v_369 : i32 to vector<16xi32>
                %loop_372:1 = scf.for %i_371 = %c_3 to %c_2 step %c_4 iter_args(%carry_373 = %c_8) -> (vector<16xi32>) {
                  %v_374 = arith.subi %c_2, %i_371 : index
                  %mask_375 = vector.create_mask %v_374 : vector<16xi1>
                  %v_376 = arith.addi %i_366, %i_371 : index
                  %v_377 = vector.maskedload %ids[%v_376], %mask_375, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_378 = arith.index_cast %i_371 : index to i32
                  %v_379 = vector.broadcast %v_378 : i32 to vector<16xi32>
                  %v_380 = arith.addi %c_15, %v_379 : vector<16xi32>
                  %v_381 = arith.index_cast %i_367 : index to i32
                  %v_382 = vector.broadcast %v_381 : i32 to vector<16xi32>
                  %is_383 = arith.cmpi slt, %v_380, %v_382 : vector<16xi32>
                  %is_384 = arith.cmpi slt, %v_377, %v_370 : vector<16xi32>
                  %is_385 = arith.cmpi eq, %v_377, %v_370 : vector<16xi32>
                  %v_386 = arith.andi %is_385, %is_383 : vector<16xi1>
                  %v_387 = arith.ori %is_384, %v_386 : vector<16xi1>
                  %v_388 = arith.andi %v_387, %mask_375 : vector<16xi1>
                  %v_389 = arith.select %v_388, %c_16, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_390 = arith.addi %carry_373, %v_389 : vector<16xi32>
                  scf.yield %v_390 : vector<16xi32>
                }
                %v_391 = vector.reduction <add>, %loop_372#0 : vector<16xi32> into i32
                %v_392 = arith.index_cast %v_391 : i32 to index
                %v_393 = arith.addi %i_366, %i_367 : index
                %v_394 = arith.index_cast %v_393 : index to i32
                memref.store %v_394, %order[%v_392] : memref<1xi32>
              }
              scf.for %i_395 = %v_52 to %v_365 step %c_4 {
                %v_396 = arith.subi %v_365, %i_395 : index
                %mask_397 = vector.create_mask %v_396 : vector<16xi1>
                %loop_399:1 = scf.for %i_398 = %c_3 to %c_2 step %c_2 iter_args(%carry_400 = %c_14) -> (vector<16xf32>) {
                  %v_401 = memref.load %order[%i_398] : memref<1xi32>
                  %v_402 = arith.index_cast %v_401 : i32 to index
                  %v_403 = vector.maskedload %outputs[%v_402, %i_395], %mask_397, %c_14 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_404 = memref.load %weights[%v_402] : memref<?xf32>
                  %v_405 = vector.broadcast %v_404 : f32 to vector<16xf32>
                  %v_406 = arith.mulf %v_403, %v_405 : vector<16xf32>
                  %v_407 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_406) : (vector<16xf32>) -> vector<16xf32>
                  %v_408 = arith.addf %carry_400, %v_407 : vector<16xf32>
                  scf.yield %v_408 : vector<16xf32>
                }
                vector.maskedstore %y[%i_366, %i_395], %mask_397, %loop_399#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

    // stage: experts: gathered: the chosen experts of 8, kernels for amx
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %taken = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x_bf16, %expert_ids, %expert_gate_up, %taken, %slots, %tokens) : (tensor<?x40xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xbf16>, tensor<32xi32>, index, index) -> (%taken, tensor<?x24xbf16>{%slots})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %slots, %tokens) : (tensor<?x24xbf16>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, tensor<32xi32>, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    // stage: shared expert
    %shared_id = stablehlo.constant dense<0> : tensor<i32>
    %size_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %shape_nx1 = stablehlo.concatenate %token_count_1d, %size_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %shared_id_splat = "stablehlo.dynamic_broadcast_in_dim"(%shared_id, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %shared_gate_logit = flow.dispatch @project_1x40_f32::@project_1x40_f32[%tokens](%x, %shared_gate, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<1x40xf32>, index) -> tensor<?x1xf32>{%tokens}
    %shared_weight = stablehlo.logistic %shared_gate_logit : tensor<?x1xf32>
    %shared_gate_up_stacked = stablehlo.reshape %shared_gate_up : (tensor<64x40xbf16>) -> tensor<1x64x40xbf16>
    %shared_down_stacked = stablehlo.reshape %shared_down : (tensor<40x32xbf16>) -> tensor<1x40x32xbf16>

    // stage: experts: gathered: the chosen experts of 1, kernels for amx
    %size_1_1 = arith.constant 1 : index
    %slots_1 = arith.muli %tokens, %size_1_1 : index
    %x_bf16_1 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %taken_1 = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up_1:2 = flow.dispatch @gathered_2::@gathered_up_2[%slots_1, %tokens](%x_bf16_1, %shared_id_splat, %shared_gate_up_stacked, %taken_1, %slots_1, %tokens) : (tensor<?x40xbf16>{%tokens}, tensor<?x1xi32>{%tokens}, tensor<1x64x40xbf16>, tensor<32xi32>, index, index) -> (%taken_1, tensor<?x32xbf16>{%slots_1})
    %gathered_down_1:3 = flow.dispatch @gathered_2::@gathered_down_2[%slots_1, %tokens](%gathered_up_1#1, %shared_id_splat, %shared_weight, %shared_down_stacked, %gathered_up_1#0, %slots_1, %tokens) : (tensor<?x32xbf16>{%slots_1}, tensor<?x1xi32>{%tokens}, tensor<?x1xf32>{%tokens}, tensor<1x40x32xbf16>, tensor<32xi32>, index, index) -> (%gathered_up_1#0, tensor<?x40xf32>{%slots_1}, tensor<?x40xf32>{%tokens})
    %output = stablehlo.add %gathered_down#2, %gathered_down_1#2 : tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
