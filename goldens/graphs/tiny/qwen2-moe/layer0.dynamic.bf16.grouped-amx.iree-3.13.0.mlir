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
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
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
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_3] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_3] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_3] : !stream.binding -> memref<2097472xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_3] : !stream.binding -> memref<8x48x40xbf16>
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
                    %v_736 = arith.addi %v_725, %i_729 : index
                    %v_737 = arith.addi %v_736, %c_6 : index
                    %v_738 = arith.muli %v_737, %c_14 : index
                    %v_739 = arith.addi %v_3, %v_738 : index
                    %v_740 = arith.index_cast %v_739 : index to i64
                    %pointer_741 = llvm.inttoptr %v_740 : i64 to !llvm.ptr
                    %v_742 = "llvm.load"(%pointer_741) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_743 = arith.subf %c_48, %v_735 : vector<16xf32>
                    %is_744 = arith.cmpf ogt, %v_743, %c_49 : vector<16xf32>
                    %v_745 = arith.select %is_744, %c_49, %v_743 : vector<16xi1>, vector<16xf32>
                    %is_746 = arith.cmpf olt, %v_745, %c_50 : vector<16xf32>
                    %v_747 = arith.select %is_746, %c_50, %v_745 : vector<16xi1>, vector<16xf32>
                    %v_748 = arith.mulf %v_747, %c_51 : vector<16xf32>
                    %v_749 = math.roundeven %v_748 : vector<16xf32>
                    %acc_750 = math.fma %v_749, %c_52, %v_747 : vector<16xf32>
                    %acc_751 = math.fma %v_749, %c_53, %acc_750 : vector<16xf32>
                    %acc_752 = math.fma %c_54, %acc_751, %c_55 : vector<16xf32>
                    %acc_753 = math.fma %acc_752, %acc_751, %c_56 : vector<16xf32>
                    %acc_754 = math.fma %acc_753, %acc_751, %c_57 : vector<16xf32>
                    %acc_755 = math.fma %acc_754, %acc_751, %c_58 : vector<16xf32>
                    %acc_756 = math.fma %acc_755, %acc_751, %c_59 : vector<16xf32>
                    %acc_757 = math.fma %acc_756, %acc_751, %c_60 : vector<16xf32>
                    %acc_758 = math.fma %acc_757, %acc_751, %c_60 : vector<16xf32>
                    %v_759 = arith.fptosi %v_749 : vector<16xf32> to vector<16xi32>
                    %v_760 = arith.shrsi %v_759, %c_61 : vector<16xi32>
                    %v_761 = arith.subi %v_759, %v_760 : vector<16xi32>
                    %v_762 = arith.addi %v_760, %c_63 : vector<16xi32>
                    %v_763 = arith.shli %v_762, %c_62 : vector<16xi32>
                    %v_764 = arith.bitcast %v_763 : vector<16xi32> to vector<16xf32>
                    %v_765 = arith.mulf %acc_758, %v_764 : vector<16xf32>
                    %v_766 = arith.addi %v_761, %c_63 : vector<16xi32>
                    %v_767 = arith.shli %v_766, %c_62 : vector<16xi32>
                    %v_768 = arith.bitcast %v_767 : vector<16xi32> to vector<16xf32>
                    %v_769 = arith.mulf %v_765, %v_768 : vector<16xf32>
                    %v_770 = arith.addf %v_769, %c_60 : vector<16xf32>
                    %v_771 = arith.divf %c_60, %v_770 : vector<16xf32>
                    %v_772 = arith.mulf %v_735, %v_771 : vector<16xf32>
                    %v_773 = arith.mulf %v_772, %v_742 : vector<16xf32>
                    %v_774 = arith.addi %i_729, %c_5 : index
                    %v_775 = arith.addi %v_725, %v_774 : index
                    %v_776 = arith.muli %v_775, %c_14 : index
                    %v_777 = arith.addi %v_3, %v_776 : index
                    %v_778 = arith.index_cast %v_777 : index to i64
                    %pointer_779 = llvm.inttoptr %v_778 : i64 to !llvm.ptr
                    %v_780 = "llvm.load"(%pointer_779) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_781 = arith.addi %v_725, %v_774 : index
                    %v_782 = arith.addi %v_781, %c_6 : index
                    %v_783 = arith.muli %v_782, %c_14 : index
                    %v_784 = arith.addi %v_3, %v_783 : index
                    %v_785 = arith.index_cast %v_784 : index to i64
                    %pointer_786 = llvm.inttoptr %v_785 : i64 to !llvm.ptr
                    %v_787 = "llvm.load"(%pointer_786) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_788 = arith.subf %c_48, %v_780 : vector<16xf32>
                    %is_789 = arith.cmpf ogt, %v_788, %c_49 : vector<16xf32>
                    %v_790 = arith.select %is_789, %c_49, %v_788 : vector<16xi1>, vector<16xf32>
                    %is_791 = arith.cmpf olt, %v_790, %c_50 : vector<16xf32>
                    %v_792 = arith.select %is_791, %c_50, %v_790 : vector<16xi1>, vector<16xf32>
                    %v_793 = arith.mulf %v_792, %c_51 : vector<16xf32>
                    %v_794 = math.roundeven %v_793 : vector<16xf32>
                    %acc_795 = math.fma %v_794, %c_52, %v_792 : vector<16xf32>
                    %acc_796 = math.fma %v_794, %c_53, %acc_795 : vector<16xf32>
                    %acc_797 = math.fma %c_54, %acc_796, %c_55 : vector<16xf32>
                    %acc_798 = math.fma %acc_797, %acc_796, %c_56 : vector<16xf32>
                    %acc_799 = math.fma %acc_798, %acc_796, %c_57 : vector<16xf32>
                    %acc_800 = math.fma %acc_799, %acc_796, %c_58 : vector<16xf32>
                    %acc_801 = math.fma %acc_800, %acc_796, %c_59 : vector<16xf32>
                    %acc_802 = math.fma %acc_801, %acc_796, %c_60 : vector<16xf32>
                    %acc_803 = math.fma %acc_802, %acc_796, %c_60 : vector<16xf32>
                    %v_804 = arith.fptosi %v_794 : vector<16xf32> to vector<16xi32>
                    %v_805 = arith.shrsi %v_804, %c_61 : vector<16xi32>
                    %v_806 = arith.subi %v_804, %v_805 : vector<16xi32>
                    %v_807 = arith.addi %v_805, %c_63 : vector<16xi32>
                    %v_808 = arith.shli %v_807, %c_62 : vector<16xi32>
                    %v_809 = arith.bitcast %v_808 : vector<16xi32> to vector<16xf32>
                    %v_810 = arith.mulf %acc_803, %v_809 : vector<16xf32>
                    %v_811 = arith.addi %v_806, %c_63 : vector<16xi32>
                    %v_812 = arith.shli %v_811, %c_62 : vector<16xi32>
                    %v_813 = arith.bitcast %v_812 : vector<16xi32> to vector<16xf32>
                    %v_814 = arith.mulf %v_810, %v_813 : vector<16xf32>
                    %v_815 = arith.addf %v_814, %c_60 : vector<16xf32>
                    %v_816 = arith.divf %c_60, %v_815 : vector<16xf32>
                    %v_817 = arith.mulf %v_780, %v_816 : vector<16xf32>
                    %v_818 = arith.mulf %v_817, %v_787 : vector<16xf32>
                    %v_819 = arith.truncf %v_773 : vector<16xf32> to vector<16xbf16>
                    %v_820 = arith.truncf %v_818 : vector<16xf32> to vector<16xbf16>
                    %v_821 = vector.shuffle %v_819, %v_820 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_822 = arith.addi %i_624, %i_729 : index
                    %v_823 = arith.divui %v_822, %c_8 : index
                    %v_824 = arith.muli %v_823, %c_14 : index
                    %v_825 = arith.addi %v_724, %v_824 : index
                    %v_826 = arith.index_cast %v_825 : index to i64
                    %pointer_827 = llvm.inttoptr %v_826 : i64 to !llvm.ptr
                    "llvm.store"(%v_821, %pointer_827) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                  %v_828 = arith.addi %i_624, %c_6 : index
                  %is_829 = arith.cmpi sge, %v_828, %c_10 : index
                  scf.if %is_829 {
                    %v_830 = arith.addi %v_724, %c_39 : index
                    %v_831 = arith.index_cast %v_830 : index to i64
                    %pointer_832 = llvm.inttoptr %v_831 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_832) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_833 = arith.addi %v_724, %c_40 : index
                    %v_834 = arith.index_cast %v_833 : index to i64
                    %pointer_835 = llvm.inttoptr %v_834 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_835) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_836 = arith.addi %v_724, %c_41 : index
                    %v_837 = arith.index_cast %v_836 : index to i64
                    %pointer_838 = llvm.inttoptr %v_837 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_838) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_839 = arith.addi %v_724, %c_42 : index
                    %v_840 = arith.index_cast %v_839 : index to i64
                    %pointer_841 = llvm.inttoptr %v_840 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_841) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  }
                  %v_842 = arith.addi %v_655, %c_5 : index
                  %v_843 = arith.addi %v_3, %c_29 : index
                  %address_844 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_845 = arith.muli %v_842, %c_6 : index
                  %v_846 = arith.addi %v_64, %v_845 : index
                  %v_847 = arith.muli %v_846, %c_14 : index
                  %v_848 = arith.addi %address_844, %v_847 : index
                  %v_849 = arith.subi %i_624, %v_625 : index
                  %v_850 = arith.subi %c_10, %i_624 : index
                  %v_851 = arith.maxsi %v_850, %c_3 : index
                  %v_852 = arith.minsi %c_6, %v_851 : index
                  scf.for %i_853 = %c_3 to %v_852 step %c_8 {
                    %v_854 = arith.addi %v_849, %i_853 : index
                    %v_855 = arith.muli %v_854, %c_14 : index
                    %v_856 = arith.addi %v_843, %v_855 : index
                    %v_857 = arith.index_cast %v_856 : index to i64
                    %pointer_858 = llvm.inttoptr %v_857 : i64 to !llvm.ptr
                    %v_859 = "llvm.load"(%pointer_858) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_860 = arith.addi %v_849, %i_853 : index
                    %v_861 = arith.addi %v_860, %c_6 : index
                    %v_862 = arith.muli %v_861, %c_14 : index
                    %v_863 = arith.addi %v_843, %v_862 : index
                    %v_864 = arith.index_cast %v_863 : index to i64
                    %pointer_865 = llvm.inttoptr %v_864 : i64 to !llvm.ptr
                    %v_866 = "llvm.load"(%pointer_865) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_867 = arith.subf %c_48, %v_859 : vector<16xf32>
                    %is_868 = arith.cmpf ogt, %v_867, %c_49 : vector<16xf32>
                    %v_869 = arith.select %is_868, %c_49, %v_867 : vector<16xi1>, vector<16xf32>
                    %is_870 = arith.cmpf olt, %v_869, %c_50 : vector<16xf32>
                    %v_871 = arith.select %is_870, %c_50, %v_869 : vector<16xi1>, vector<16xf32>
                    %v_872 = arith.mulf %v_871, %c_51 : vector<16xf32>
                    %v_873 = math.roundeven %v_872 : vector<16xf32>
                    %acc_874 = math.fma %v_873, %c_52, %v_871 : vector<16xf32>
                    %acc_875 = math.fma %v_873, %c_53, %acc_874 : vector<16xf32>
                    %acc_876 = math.fma %c_54, %acc_875, %c_55 : vector<16xf32>
                    %acc_877 = math.fma %acc_876, %acc_875, %c_56 : vector<16xf32>
                    %acc_878 = math.fma %acc_877, %acc_875, %c_57 : vector<16xf32>
                    %acc_879 = math.fma %acc_878, %acc_875, %c_58 : vector<16xf32>
                    %acc_880 = math.fma %acc_879, %acc_875, %c_59 : vector<16xf32>
                    %acc_881 = math.fma %acc_880, %acc_875, %c_60 : vector<16xf32>
                    %acc_882 = math.fma %acc_881, %acc_875, %c_60 : vector<16xf32>
                    %v_883 = arith.fptosi %v_873 : vector<16xf32> to vector<16xi32>
                    %v_884 = arith.shrsi %v_883, %c_61 : vector<16xi32>
                    %v_885 = arith.subi %v_883, %v_884 : vector<16xi32>
                    %v_886 = arith.addi %v_884, %c_63 : vector<16xi32>
                    %v_887 = arith.shli %v_886, %c_62 : vector<16xi32>
                    %v_888 = arith.bitcast %v_887 : vector<16xi32> to vector<16xf32>
                    %v_889 = arith.mulf %acc_882, %v_888 : vector<16xf32>
                    %v_890 = arith.addi %v_885, %c_63 : vector<16xi32>
                    %v_891 = arith.shli %v_890, %c_62 : vector<16xi32>
                    %v_892 = arith.bitcast %v_891 : vector<16xi32> to vector<16xf32>
                    %v_893 = arith.mulf %v_889, %v_892 : vector<16xf32>
                    %v_894 = arith.addf %v_893, %c_60 : vector<16xf32>
                    %v_895 = arith.divf %c_60, %v_894 : vector<16xf32>
                    %v_896 = arith.mulf %v_859, %v_895 : vector<16xf32>
                    %v_897 = arith.mulf %v_896, %v_866 : vector<16xf32>
                    %v_898 = arith.addi %i_853, %c_5 : index
                    %v_899 = arith.addi %v_849, %v_898 : index
                    %v_900 = arith.muli %v_899, %c_14 : index
                    %v_901 = arith.addi %v_843, %v_900 : index
                    %v_902 = arith.index_cast %v_901 : index to i64
                    %pointer_903 = llvm.inttoptr %v_902 : i64 to !llvm.ptr
                    %v_904 = "llvm.load"(%pointer_903) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_905 = arith.addi %v_849, %v_898 : index
                    %v_906 = arith.addi %v_905, %c_6 : index
                    %v_907 = arith.muli %v_906, %c_14 : index
                    %v_908 = arith.addi %v_843, %v_907 : index
                    %v_909 = arith.index_cast %v_908 : index to i64
                    %pointer_910 = llvm.inttoptr %v_909 : i64 to !llvm.ptr
                    %v_911 = "llvm.load"(%pointer_910) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_912 = arith.subf %c_48, %v_904 : vector<16xf32>
                    %is_913 = arith.cmpf ogt, %v_912, %c_49 : vector<16xf32>
                    %v_914 = arith.select %is_913, %c_49, %v_912 : vector<16xi1>, vector<16xf32>
                    %is_915 = arith.cmpf olt, %v_914, %c_50 : vector<16xf32>
                    %v_916 = arith.select %is_915, %c_50, %v_914 : vector<16xi1>, vector<16xf32>
                    %v_917 = arith.mulf %v_916, %c_51 : vector<16xf32>
                    %v_918 = math.roundeven %v_917 : vector<16xf32>
                    %acc_919 = math.fma %v_918, %c_52, %v_916 : vector<16xf32>
                    %acc_920 = math.fma %v_918, %c_53, %acc_919 : vector<16xf32>
                    %acc_921 = math.fma %c_54, %acc_920, %c_55 : vector<16xf32>
                    %acc_922 = math.fma %acc_921, %acc_920, %c_56 : vector<16xf32>
                    %acc_923 = math.fma %acc_922, %acc_920, %c_57 : vector<16xf32>
                    %acc_924 = math.fma %acc_923, %acc_920, %c_58 : vector<16xf32>
                    %acc_925 = math.fma %acc_924, %acc_920, %c_59 : vector<16xf32>
                    %acc_926 = math.fma %acc_925, %acc_920, %c_60 : vector<16xf32>
                    %acc_927 = math.fma %acc_926, %acc_920, %c_60 : vector<16xf32>
                    %v_928 = arith.fptosi %v_918 : vector<16xf32> to vector<16xi32>
                    %v_929 = arith.shrsi %v_928, %c_61 : vector<16xi32>
                    %v_930 = arith.subi %v_928, %v_929 : vector<16xi32>
                    %v_931 = arith.addi %v_929, %c_63 : vector<16xi32>
                    %v_932 = arith.shli %v_931, %c_62 : vector<16xi32>
                    %v_933 = arith.bitcast %v_932 : vector<16xi32> to vector<16xf32>
                    %v_934 = arith.mulf %acc_927, %v_933 : vector<16xf32>
                    %v_935 = arith.addi %v_930, %c_63 : vector<16xi32>
                    %v_936 = arith.shli %v_935, %c_62 : vector<16xi32>
                    %v_937 = arith.bitcast %v_936 : vector<16xi32> to vector<16xf32>
                    %v_938 = arith.mulf %v_934, %v_937 : vector<16xf32>
                    %v_939 = arith.addf %v_938, %c_60 : vector<16xf32>
                    %v_940 = arith.divf %c_60, %v_939 : vector<16xf32>
                    %v_941 = arith.mulf %v_904, %v_940 : vector<16xf32>
                    %v_942 = arith.mulf %v_941, %v_911 : vector<16xf32>
                    %v_943 = arith.truncf %v_897 : vector<16xf32> to vector<16xbf16>
                    %v_944 = arith.truncf %v_942 : vector<16xf32> to vector<16xbf16>
                    %v_945 = vector.shuffle %v_943, %v_944 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_946 = arith.addi %i_624, %i_853 : index
                    %v_947 = arith.divui %v_946, %c_8 : index
                    %v_948 = arith.muli %v_947, %c_14 : index
                    %v_949 = arith.addi %v_848, %v_948 : index
                    %v_950 = arith.index_cast %v_949 : index to i64
                    %pointer_951 = llvm.inttoptr %v_950 : i64 to !llvm.ptr
                    "llvm.store"(%v_945, %pointer_951) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                  %v_952 = arith.addi %i_624, %c_6 : index
                  %is_953 = arith.cmpi sge, %v_952, %c_10 : index
                  scf.if %is_953 {
                    %v_954 = arith.addi %v_848, %c_39 : index
                    %v_955 = arith.index_cast %v_954 : index to i64
                    %pointer_956 = llvm.inttoptr %v_955 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_956) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_957 = arith.addi %v_848, %c_40 : index
                    %v_958 = arith.index_cast %v_957 : index to i64
                    %pointer_959 = llvm.inttoptr %v_958 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_959) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_960 = arith.addi %v_848, %c_41 : index
                    %v_961 = arith.index_cast %v_960 : index to i64
                    %pointer_962 = llvm.inttoptr %v_961 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_962) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_963 = arith.addi %v_848, %c_42 : index
                    %v_964 = arith.index_cast %v_963 : index to i64
                    %pointer_965 = llvm.inttoptr %v_964 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_965) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  }
                }
                %v_966 = arith.muli %v_653, %c_8 : index
                %v_967 = arith.muli %v_653, %c_8 : index
                %v_968 = arith.subi %v_87, %v_967 : index
                %v_969 = arith.remui %v_968, %c_8 : index
                %is_970 = arith.cmpi eq, %v_969, %c_5 : index
                scf.if %is_970 {
                  %v_971 = arith.muli %v_966, %c_29 : index
                  %v_972 = arith.addi %v_85, %v_971 : index
                  %address_973 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_974 = arith.muli %v_62, %c_43 : index
                  %v_975 = arith.addi %v_974, %v_625 : index
                  %v_976 = arith.muli %v_975, %c_44 : index
                  %v_977 = arith.addi %address_973, %v_976 : index
                  %v_978 = arith.muli %v_62, %c_43 : index
                  %v_979 = arith.addi %v_978, %v_626 : index
                  %v_980 = arith.muli %v_979, %c_44 : index
                  %v_981 = arith.addi %address_973, %v_980 : index
                  llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                  scf.for %i_982 = %c_3 to %c_5 step %c_5 {
                    %v_983 = arith.addi %v_622, %c_46 : index
                    %v_984 = arith.divui %v_983, %v_622 : index
                    %v_985 = arith.addi %v_653, %i_982 : index
                    %v_986 = arith.muli %v_985, %v_984 : index
                    scf.for %i_987 = %c_3 to %v_984 step %c_5 {
                      %v_988 = arith.addi %v_986, %i_987 : index
                      %v_989 = arith.minsi %v_988, %c_46 : index
                      %v_990 = arith.muli %v_989, %c_14 : index
                      %v_991 = arith.addi %v_631, %v_990 : index
                      %v_992 = arith.index_cast %v_991 : index to i64
                      %pointer_993 = llvm.inttoptr %v_992 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_993) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_994 = arith.muli %v_989, %c_14 : index
                      %v_995 = arith.addi %v_636, %v_994 : index
                      %v_996 = arith.index_cast %v_995 : index to i64
                      %pointer_997 = llvm.inttoptr %v_996 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_997) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_998 = arith.muli %i_982, %c_14 : index
                    %v_999 = arith.addi %v_977, %v_998 : index
                    %v_1000 = arith.muli %i_982, %c_14 : index
                    %v_1001 = arith.addi %v_981, %v_1000 : index
                    %v_1002 = arith.muli %i_982, %c_45 : index
                    %v_1003 = arith.addi %v_972, %v_1002 : index
                    %v_1004 = arith.index_cast %v_999 : index to i64
                    %v_1005 = arith.index_cast %v_1001 : index to i64
                    %v_1006 = arith.index_cast %v_1003 : index to i64
                    %v_1007 = arith.index_cast %c_44 : index to i64
                    %v_1008 = arith.index_cast %c_14 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1004, %v_1005, %v_1006, %v_1007, %v_1008 : (i64, i64, i64, i64, i64) -> ()
                  }
                  %v_1009 = arith.addi %v_6, %c_45 : index
                  %v_1010 = arith.addi %v_972, %c_45 : index
                  %v_1011 = arith.index_cast %v_6 : index to i64
                  %v_1012 = arith.index_cast %v_1009 : index to i64
                  %v_1013 = arith.index_cast %v_1010 : index to i64
                  %v_1014 = arith.index_cast %c_14 : index to i64
                  %v_1015 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1011, %v_1012, %v_1013, %v_1014, %v_1015 : (i64, i64, i64, i64, i64) -> ()
                  %v_1016 = arith.index_cast %v_3 : index to i64
                  %v_1017 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1016, %v_1017 : (i64, i64) -> ()
                  %v_1018 = arith.addi %v_3, %c_45 : index
                  %v_1019 = arith.index_cast %v_1018 : index to i64
                  %v_1020 = arith.index_cast %c_14 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1019, %v_1020 : (i64, i64) -> ()
                  %address_1021 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_1022 = arith.muli %v_966, %c_6 : index
                  %v_1023 = arith.addi %v_64, %v_1022 : index
                  %v_1024 = arith.muli %v_1023, %c_14 : index
                  %v_1025 = arith.addi %address_1021, %v_1024 : index
                  %v_1026 = arith.subi %i_624, %v_625 : index
                  %v_1027 = arith.subi %c_10, %i_624 : index
                  %v_1028 = arith.maxsi %v_1027, %c_3 : index
                  %v_1029 = arith.minsi %c_6, %v_1028 : index
                  scf.for %i_1030 = %c_3 to %v_1029 step %c_8 {
                    %v_1031 = arith.addi %v_1026, %i_1030 : index
                    %v_1032 = arith.muli %v_1031, %c_14 : index
                    %v_1033 = arith.addi %v_3, %v_1032 : index
                    %v_1034 = arith.index_cast %v_1033 : index to i64
                    %pointer_1035 = llvm.inttoptr %v_1034 : i64 to !llvm.ptr
                    %v_1036 = "llvm.load"(%pointer_1035) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1037 = arith.addi %v_1026, %i_1030 : index
                    %v_1038 = arith.addi %v_1037, %c_6 : index
                    %v_1039 = arith.muli %v_1038, %c_14 : index
                    %v_1040 = arith.addi %v_3, %v_1039 : index
                    %v_1041 = arith.index_cast %v_1040 : index to i64
                    %pointer_1042 = llvm.inttoptr %v_1041 : i64 to !llvm.ptr
                    %v_1043 = "llvm.load"(%pointer_1042) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1044 = arith.subf %c_48, %v_1036 : vector<16xf32>
                    %is_1045 = arith.cmpf ogt, %v_1044, %c_49 : vector<16xf32>
                    %v_1046 = arith.select %is_1045, %c_49, %v_1044 : vector<16xi1>, vector<16xf32>
                    %is_1047 = arith.cmpf olt, %v_1046, %c_50 : vector<16xf32>
                    %v_1048 = arith.select %is_1047, %c_50, %v_1046 : vector<16xi1>, vector<16xf32>
                    %v_1049 = arith.mulf %v_1048, %c_51 : vector<16xf32>
                    %v_1050 = math.roundeven %v_1049 : vector<16xf32>
                    %acc_1051 = math.fma %v_1050, %c_52, %v_1048 : vector<16xf32>
                    %acc_1052 = math.fma %v_1050, %c_53, %acc_1051 : vector<16xf32>
                    %acc_1053 = math.fma %c_54, %acc_1052, %c_55 : vector<16xf32>
                    %acc_1054 = math.fma %acc_1053, %acc_1052, %c_56 : vector<16xf32>
                    %acc_1055 = math.fma %acc_1054, %acc_1052, %c_57 : vector<16xf32>
                    %acc_1056 = math.fma %acc_1055, %acc_1052, %c_58 : vector<16xf32>
                    %acc_1057 = math.fma %acc_1056, %acc_1052, %c_59 : vector<16xf32>
                    %acc_1058 = math.fma %acc_1057, %acc_1052, %c_60 : vector<16xf32>
                    %acc_1059 = math.fma %acc_1058, %acc_1052, %c_60 : vector<16xf32>
                    %v_1060 = arith.fptosi %v_1050 : vector<16xf32> to vector<16xi32>
                    %v_1061 = arith.shrsi %v_1060, %c_61 : vector<16xi32>
                    %v_1062 = arith.subi %v_1060, %v_1061 : vector<16xi32>
                    %v_1063 = arith.addi %v_1061, %c_63 : vector<16xi32>
                    %v_1064 = arith.shli %v_1063, %c_62 : vector<16xi32>
                    %v_1065 = arith.bitcast %v_1064 : vector<16xi32> to vector<16xf32>
                    %v_1066 = arith.mulf %acc_1059, %v_1065 : vector<16xf32>
                    %v_1067 = arith.addi %v_1062, %c_63 : vector<16xi32>
                    %v_1068 = arith.shli %v_1067, %c_62 : vector<16xi32>
                    %v_1069 = arith.bitcast %v_1068 : vector<16xi32> to vector<16xf32>
                    %v_1070 = arith.mulf %v_1066, %v_1069 : vector<16xf32>
                    %v_1071 = arith.addf %v_1070, %c_60 : vector<16xf32>
                    %v_1072 = arith.divf %c_60, %v_1071 : vector<16xf32>
                    %v_1073 = arith.mulf %v_1036, %v_1072 : vector<16xf32>
                    %v_1074 = arith.mulf %v_1073, %v_1043 : vector<16xf32>
                    %v_1075 = arith.addi %i_1030, %c_5 : index
                    %v_1076 = arith.addi %v_1026, %v_1075 : index
                    %v_1077 = arith.muli %v_1076, %c_14 : index
                    %v_1078 = arith.addi %v_3, %v_1077 : index
                    %v_1079 = arith.index_cast %v_1078 : index to i64
                    %pointer_1080 = llvm.inttoptr %v_1079 : i64 to !llvm.ptr
                    %v_1081 = "llvm.load"(%pointer_1080) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1082 = arith.addi %v_1026, %v_1075 : index
                    %v_1083 = arith.addi %v_1082, %c_6 : index
                    %v_1084 = arith.muli %v_1083, %c_14 : index
                    %v_1085 = arith.addi %v_3, %v_1084 : index
                    %v_1086 = arith.index_cast %v_1085 : index to i64
                    %pointer_1087 = llvm.inttoptr %v_1086 : i64 to !llvm.ptr
                    %v_1088 = "llvm.load"(%pointer_1087) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1089 = arith.subf %c_48, %v_1081 : vector<16xf32>
                    %is_1090 = arith.cmpf ogt, %v_1089, %c_49 : vector<16xf32>
                    %v_1091 = arith.select %is_1090, %c_49, %v_1089 : vector<16xi1>, vector<16xf32>
                    %is_1092 = arith.cmpf olt, %v_1091, %c_50 : vector<16xf32>
                    %v_1093 = arith.select %is_1092, %c_50, %v_1091 : vector<16xi1>, vector<16xf32>
                    %v_1094 = arith.mulf %v_1093, %c_51 : vector<16xf32>
                    %v_1095 = math.roundeven %v_1094 : vector<16xf32>
                    %acc_1096 = math.fma %v_1095, %c_52, %v_1093 : vector<16xf32>
                    %acc_1097 = math.fma %v_1095, %c_53, %acc_1096 : vector<16xf32>
                    %acc_1098 = math.fma %c_54, %acc_1097, %c_55 : vector<16xf32>
                    %acc_1099 = math.fma %acc_1098, %acc_1097, %c_56 : vector<16xf32>
                    %acc_1100 = math.fma %acc_1099, %acc_1097, %c_57 : vector<16xf32>
                    %acc_1101 = math.fma %acc_1100, %acc_1097, %c_58 : vector<16xf32>
                    %acc_1102 = math.fma %acc_1101, %acc_1097, %c_59 : vector<16xf32>
                    %acc_1103 = math.fma %acc_1102, %acc_1097, %c_60 : vector<16xf32>
                    %acc_1104 = math.fma %acc_1103, %acc_1097, %c_60 : vector<16xf32>
                    %v_1105 = arith.fptosi %v_1095 : vector<16xf32> to vector<16xi32>
                    %v_1106 = arith.shrsi %v_1105, %c_61 : vector<16xi32>
                    %v_1107 = arith.subi %v_1105, %v_1106 : vector<16xi32>
                    %v_1108 = arith.addi %v_1106, %c_63 : vector<16xi32>
                    %v_1109 = arith.shli %v_1108, %c_62 : vector<16xi32>
                    %v_1110 = arith.bitcast %v_1109 : vector<16xi32> to vector<16xf32>
                    %v_1111 = arith.mulf %acc_1104, %v_1110 : vector<16xf32>
                    %v_1112 = arith.addi %v_1107, %c_63 : vector<16xi32>
                    %v_1113 = arith.shli %v_1112, %c_62 : vector<16xi32>
                    %v_1114 = arith.bitcast %v_1113 : vector<16xi32> to vector<16xf32>
                    %v_1115 = arith.mulf %v_1111, %v_1114 : vector<16xf32>
                    %v_1116 = arith.addf %v_1115, %c_60 : vector<16xf32>
                    %v_1117 = arith.divf %c_60, %v_1116 : vector<16xf32>
                    %v_1118 = arith.mulf %v_1081, %v_1117 : vector<16xf32>
                    %v_1119 = arith.mulf %v_1118, %v_1088 : vector<16xf32>
                    %v_1120 = arith.truncf %v_1074 : vector<16xf32> to vector<16xbf16>
                    %v_1121 = arith.truncf %v_1119 : vector<16xf32> to vector<16xbf16>
                    %v_1122 = vector.shuffle %v_1120, %v_1121 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_1123 = arith.addi %i_624, %i_1030 : index
                    %v_1124 = arith.divui %v_1123, %c_8 : index
                    %v_1125 = arith.muli %v_1124, %c_14 : index
                    %v_1126 = arith.addi %v_1025, %v_1125 : index
                    %v_1127 = arith.index_cast %v_1126 : index to i64
                    %pointer_1128 = llvm.inttoptr %v_1127 : i64 to !llvm.ptr
                    "llvm.store"(%v_1122, %pointer_1128) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                  %v_1129 = arith.addi %i_624, %c_6 : index
                  %is_1130 = arith.cmpi sge, %v_1129, %c_10 : index
                  scf.if %is_1130 {
                    %v_1131 = arith.addi %v_1025, %c_39 : index
                    %v_1132 = arith.index_cast %v_1131 : index to i64
                    %pointer_1133 = llvm.inttoptr %v_1132 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_1133) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1134 = arith.addi %v_1025, %c_40 : index
                    %v_1135 = arith.index_cast %v_1134 : index to i64
                    %pointer_1136 = llvm.inttoptr %v_1135 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_1136) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1137 = arith.addi %v_1025, %c_41 : index
                    %v_1138 = arith.index_cast %v_1137 : index to i64
                    %pointer_1139 = llvm.inttoptr %v_1138 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_1139) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                    %v_1140 = arith.addi %v_1025, %c_42 : index
                    %v_1141 = arith.index_cast %v_1140 : index to i64
                    %pointer_1142 = llvm.inttoptr %v_1141 : i64 to !llvm.ptr
                    "llvm.store"(%c_64, %pointer_1142) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  }
                }
              }
              %v_1143 = arith.muli %claimed_74, %c_11 : index
              %v_1144 = arith.addi %address_7, %v_1143 : index
              %v_1145 = arith.index_cast %v_1144 : index to i64
              %pointer_1146 = llvm.inttoptr %v_1145 : i64 to !llvm.ptr
              %v_1147 = llvm.atomicrmw xchg %pointer_1146, %c_13 release : !llvm.ptr, i32
            }
          }
          scf.yield %v_54, %loop_45#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
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
                    %v_271 = arith.mulf %v_246, %v_270 : vector<16xf32>
                    %v_272 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_271) : (vector<16xf32>) -> vector<16xf32>
                    %v_273 = arith.addf %v_268, %v_272 : vector<16xf32>
                    vector.maskedstore %y[%v_267, %v_34], %is_197, %v_273 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_274 = arith.muli %v_64, %c_7 : index
                  %v_275 = arith.addi %v_20, %v_274 : index
                  %v_276 = arith.addi %v_275, %c_6 : index
                  %v_277 = memref.load %order[%v_276] : memref<?xi32>
                  %is_278 = arith.cmpi sge, %v_277, %c_34 : i32
                  scf.if %is_278 {
                    %v_279 = arith.index_cast %v_277 : i32 to index
                    %v_280 = arith.divui %v_279, %c_35 : index
                    %v_281 = vector.maskedload %y[%v_280, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_282 = memref.load %weights[%v_279] : memref<?xf32>
                    %v_283 = vector.broadcast %v_282 : f32 to vector<16xf32>
                    %v_284 = arith.mulf %v_248, %v_283 : vector<16xf32>
                    %v_285 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_284) : (vector<16xf32>) -> vector<16xf32>
                    %v_286 = arith.addf %v_281, %v_285 : vector<16xf32>
                    vector.maskedstore %y[%v_280, %v_34], %is_197, %v_286 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
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
                    %v_297 = arith.mulf %v_250, %v_296 : vector<16xf32>
                    %v_298 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_297) : (vector<16xf32>) -> vector<16xf32>
                    %v_299 = arith.addf %v_294, %v_298 : vector<16xf32>
                    vector.maskedstore %y[%v_293, %v_34], %is_197, %v_299 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_300 = arith.muli %v_64, %c_7 : index
                  %v_301 = arith.addi %v_20, %v_300 : index
                  %v_302 = arith.addi %v_301, %c_35 : index
                  %v_303 = memref.load %order[%v_302] : memref<?xi32>
                  %is_304 = arith.cmpi sge, %v_303, %c_34 : i32
                  scf.if %is_304 {
                    %v_305 = arith.index_cast %v_303 : i32 to index
                    %v_306 = arith.divui %v_305, %c_35 : index
                    %v_307 = vector.maskedload %y[%v_306, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_308 = memref.load %weights[%v_305] : memref<?xf32>
                    %v_309 = vector.broadcast %v_308 : f32 to vector<16xf32>
                    %v_310 = arith.mulf %v_252, %v_309 : vector<16xf32>
                    %v_311 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_310) : (vector<16xf32>) -> vector<16xf32>
                    %v_312 = arith.addf %v_307, %v_311 : vector<16xf32>
                    vector.maskedstore %y[%v_306, %v_34], %is_197, %v_312 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_313 = arith.muli %v_64, %c_7 : index
                  %v_314 = arith.addi %v_20, %v_313 : index
                  %v_315 = arith.addi %v_314, %c_36 : index
                  %v_316 = memref.load %order[%v_315] : memref<?xi32>
                  %is_317 = arith.cmpi sge, %v_316, %c_34 : i32
                  scf.if %is_317 {
                    %v_318 = arith.index_cast %v_316 : i32 to index
                    %v_319 = arith.divui %v_318, %c_35 : index
                    %v_320 = vector.maskedload %y[%v_319, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_321 = memref.load %weights[%v_318] : memref<?xf32>
                    %v_322 = vector.broadcast %v_321 : f32 to vector<16xf32>
                    %v_323 = arith.mulf %v_254, %v_322 : vector<16xf32>
                    %v_324 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_323) : (vector<16xf32>) -> vector<16xf32>
                    %v_325 = arith.addf %v_320, %v_324 : vector<16xf32>
                    vector.maskedstore %y[%v_319, %v_34], %is_197, %v_325 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_326 = arith.muli %v_64, %c_7 : index
                  %v_327 = arith.addi %v_20, %v_326 : index
                  %v_328 = arith.addi %v_327, %c_37 : index
                  %v_329 = memref.load %order[%v_328] : memref<?xi32>
                  %is_330 = arith.cmpi sge, %v_329, %c_34 : i32
                  scf.if %is_330 {
                    %v_331 = arith.index_cast %v_329 : i32 to index
                    %v_332 = arith.divui %v_331, %c_35 : index
                    %v_333 = vector.maskedload %y[%v_332, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_334 = memref.load %weights[%v_331] : memref<?xf32>
                    %v_335 = vector.broadcast %v_334 : f32 to vector<16xf32>
                    %v_336 = arith.mulf %v_256, %v_335 : vector<16xf32>
                    %v_337 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_336) : (vector<16xf32>) -> vector<16xf32>
                    %v_338 = arith.addf %v_333, %v_337 : vector<16xf32>
                    vector.maskedstore %y[%v_332, %v_34], %is_197, %v_338 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_339 = arith.muli %v_64, %c_7 : index
                  %v_340 = arith.addi %v_20, %v_339 : index
                  %v_341 = arith.addi %v_340, %c_38 : index
                  %v_342 = memref.load %order[%v_341] : memref<?xi32>
                  %is_343 = arith.cmpi sge, %v_342, %c_34 : i32
                  scf.if %is_343 {
                    %v_344 = arith.index_cast %v_342 : i32 to index
                    %v_345 = arith.divui %v_344, %c_35 : index
                    %v_346 = vector.maskedload %y[%v_345, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_347 = memref.load %weights[%v_344] : memref<?xf32>
                    %v_348 = vector.broadcast %v_347 : f32 to vector<16xf32>
                    %v_349 = arith.mulf %v_258, %v_348 : vector<16xf32>
                    %v_350 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_349) : (vector<16xf32>) -> vector<16xf32>
                    %v_351 = arith.addf %v_346, %v_350 : vector<16xf32>
                    vector.maskedstore %y[%v_345, %v_34], %is_197, %v_351 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_352 = arith.muli %v_64, %c_7 : index
                  %v_353 = arith.addi %v_20, %v_352 : index
                  %v_354 = arith.addi %v_353, %c_39 : index
                  %v_355 = memref.load %order[%v_354] : memref<?xi32>
                  %is_356 = arith.cmpi sge, %v_355, %c_34 : i32
                  scf.if %is_356 {
                    %v_357 = arith.index_cast %v_355 : i32 to index
                    %v_358 = arith.divui %v_357, %c_35 : index
                    %v_359 = vector.maskedload %y[%v_358, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_360 = memref.load %weights[%v_357] : memref<?xf32>
                    %v_361 = vector.broadcast %v_360 : f32 to vector<16xf32>
                    %v_362 = arith.mulf %v_260, %v_361 : vector<16xf32>
                    %v_363 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_362) : (vector<16xf32>) -> vector<16xf32>
                    %v_364 = arith.addf %v_359, %v_363 : vector<16xf32>
                    vector.maskedstore %y[%v_358, %v_34], %is_197, %v_364 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_365 = arith.muli %v_64, %c_7 : index
                  %v_366 = arith.addi %v_20, %v_365 : index
                  %v_367 = arith.addi %v_366, %c_40 : index
                  %v_368 = memref.load %order[%v_367] : memref<?xi32>
                  %is_369 = arith.cmpi sge, %v_368, %c_34 : i32
                  scf.if %is_369 {
                    %v_370 = arith.index_cast %v_368 : i32 to index
                    %v_371 = arith.divui %v_370, %c_35 : index
                    %v_372 = vector.maskedload %y[%v_371, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_373 = memref.load %weights[%v_370] : memref<?xf32>
                    %v_374 = vector.broadcast %v_373 : f32 to vector<16xf32>
                    %v_375 = arith.mulf %v_247, %v_374 : vector<16xf32>
                    %v_376 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_375) : (vector<16xf32>) -> vector<16xf32>
                    %v_377 = arith.addf %v_372, %v_376 : vector<16xf32>
                    vector.maskedstore %y[%v_371, %v_34], %is_197, %v_377 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_378 = arith.muli %v_64, %c_7 : index
                  %v_379 = arith.addi %v_20, %v_378 : index
                  %v_380 = arith.addi %v_379, %c_41 : index
                  %v_381 = memref.load %order[%v_380] : memref<?xi32>
                  %is_382 = arith.cmpi sge, %v_381, %c_34 : i32
                  scf.if %is_382 {
                    %v_383 = arith.index_cast %v_381 : i32 to index
                    %v_384 = arith.divui %v_383, %c_35 : index
                    %v_385 = vector.maskedload %y[%v_384, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_386 = memref.load %weights[%v_383] : memref<?xf32>
                    %v_387 = vector.broadcast %v_386 : f32 to vector<16xf32>
                    %v_388 = arith.mulf %v_249, %v_387 : vector<16xf32>
                    %v_389 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_388) : (vector<16xf32>) -> vector<16xf32>
                    %v_390 = arith.addf %v_385, %v_389 : vector<16xf32>
                    vector.maskedstore %y[%v_384, %v_34], %is_197, %v_390 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_391 = arith.muli %v_64, %c_7 : index
                  %v_392 = arith.addi %v_20, %v_391 : index
                  %v_393 = arith.addi %v_392, %c_42 : index
                  %v_394 = memref.load %order[%v_393] : memref<?xi32>
                  %is_395 = arith.cmpi sge, %v_394, %c_34 : i32
                  scf.if %is_395 {
                    %v_396 = arith.index_cast %v_394 : i32 to index
                    %v_397 = arith.divui %v_396, %c_35 : index
                    %v_398 = vector.maskedload %y[%v_397, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_399 = memref.load %weights[%v_396] : memref<?xf32>
                    %v_400 = vector.broadcast %v_399 : f32 to vector<16xf32>
                    %v_401 = arith.mulf %v_251, %v_400 : vector<16xf32>
                    %v_402 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_401) : (vector<16xf32>) -> vector<16xf32>
                    %v_403 = arith.addf %v_398, %v_402 : vector<16xf32>
                    vector.maskedstore %y[%v_397, %v_34], %is_197, %v_403 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_404 = arith.muli %v_64, %c_7 : index
                  %v_405 = arith.addi %v_20, %v_404 : index
                  %v_406 = arith.addi %v_405, %c_16 : index
                  %v_407 = memref.load %order[%v_406] : memref<?xi32>
                  %is_408 = arith.cmpi sge, %v_407, %c_34 : i32
                  scf.if %is_408 {
                    %v_409 = arith.index_cast %v_407 : i32 to index
                    %v_410 = arith.divui %v_409, %c_35 : index
                    %v_411 = vector.maskedload %y[%v_410, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_412 = memref.load %weights[%v_409] : memref<?xf32>
                    %v_413 = vector.broadcast %v_412 : f32 to vector<16xf32>
                    %v_414 = arith.mulf %v_253, %v_413 : vector<16xf32>
                    %v_415 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_414) : (vector<16xf32>) -> vector<16xf32>
                    %v_416 = arith.addf %v_411, %v_415 : vector<16xf32>
                    vector.maskedstore %y[%v_410, %v_34], %is_197, %v_416 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_417 = arith.muli %v_64, %c_7 : index
                  %v_418 = arith.addi %v_20, %v_417 : index
                  %v_419 = arith.addi %v_418, %c_43 : index
                  %v_420 = memref.load %order[%v_419] : memref<?xi32>
                  %is_421 = arith.cmpi sge, %v_420, %c_34 : i32
                  scf.if %is_421 {
                    %v_422 = arith.index_cast %v_420 : i32 to index
                    %v_423 = arith.divui %v_422, %c_35 : index
                    %v_424 = vector.maskedload %y[%v_423, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_425 = memref.load %weights[%v_422] : memref<?xf32>
                    %v_426 = vector.broadcast %v_425 : f32 to vector<16xf32>
                    %v_427 = arith.mulf %v_255, %v_426 : vector<16xf32>
                    %v_428 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_427) : (vector<16xf32>) -> vector<16xf32>
                    %v_429 = arith.addf %v_424, %v_428 : vector<16xf32>
                    vector.maskedstore %y[%v_423, %v_34], %is_197, %v_429 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_430 = arith.muli %v_64, %c_7 : index
                  %v_431 = arith.addi %v_20, %v_430 : index
                  %v_432 = arith.addi %v_431, %c_44 : index
                  %v_433 = memref.load %order[%v_432] : memref<?xi32>
                  %is_434 = arith.cmpi sge, %v_433, %c_34 : i32
                  scf.if %is_434 {
                    %v_435 = arith.index_cast %v_433 : i32 to index
                    %v_436 = arith.divui %v_435, %c_35 : index
                    %v_437 = vector.maskedload %y[%v_436, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_438 = memref.load %weights[%v_435] : memref<?xf32>
                    %v_439 = vector.broadcast %v_438 : f32 to vector<16xf32>
                    %v_440 = arith.mulf %v_257, %v_439 : vector<16xf32>
                    %v_441 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_440) : (vector<16xf32>) -> vector<16xf32>
                    %v_442 = arith.addf %v_437, %v_441 : vector<16xf32>
                    vector.maskedstore %y[%v_436, %v_34], %is_197, %v_442 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_443 = arith.muli %v_64, %c_7 : index
                  %v_444 = arith.addi %v_20, %v_443 : index
                  %v_445 = arith.addi %v_444, %c_45 : index
                  %v_446 = memref.load %order[%v_445] : memref<?xi32>
                  %is_447 = arith.cmpi sge, %v_446, %c_34 : i32
                  scf.if %is_447 {
                    %v_448 = arith.index_cast %v_446 : i32 to index
                    %v_449 = arith.divui %v_448, %c_35 : index
                    %v_450 = vector.maskedload %y[%v_449, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_451 = memref.load %weights[%v_448] : memref<?xf32>
                    %v_452 = vector.broadcast %v_451 : f32 to vector<16xf32>
                    %v_453 = arith.mulf %v_259, %v_452 : vector<16xf32>
                    %v_454 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_453) : (vector<16xf32>) -> vector<16xf32>
                    %v_455 = arith.addf %v_450, %v_454 : vector<16xf32>
                    vector.maskedstore %y[%v_449, %v_34], %is_197, %v_455 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_456 = arith.muli %v_64, %c_7 : index
                  %v_457 = arith.addi %v_20, %v_456 : index
                  %v_458 = arith.addi %v_457, %c_10 : index
                  %v_459 = memref.load %order[%v_458] : memref<?xi32>
                  %is_460 = arith.cmpi sge, %v_459, %c_34 : i32
                  scf.if %is_460 {
                    %v_461 = arith.index_cast %v_459 : i32 to index
                    %v_462 = arith.divui %v_461, %c_35 : index
                    %v_463 = vector.maskedload %y[%v_462, %v_34], %is_197, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_464 = memref.load %weights[%v_461] : memref<?xf32>
                    %v_465 = vector.broadcast %v_464 : f32 to vector<16xf32>
                    %v_466 = arith.mulf %v_261, %v_465 : vector<16xf32>
                    %v_467 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_466) : (vector<16xf32>) -> vector<16xf32>
                    %v_468 = arith.addf %v_463, %v_467 : vector<16xf32>
                    vector.maskedstore %y[%v_462, %v_34], %is_197, %v_468 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_469 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_469 {
                  %v_470 = arith.addi %v_6, %c_15 : index
                  %v_471 = arith.index_cast %v_470 : index to i64
                  %pointer_472 = llvm.inttoptr %v_471 : i64 to !llvm.ptr
                  %v_473 = "llvm.load"(%pointer_472) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_474 = arith.addi %v_6, %c_46 : index
                  %v_475 = arith.index_cast %v_474 : index to i64
                  %pointer_476 = llvm.inttoptr %v_475 : i64 to !llvm.ptr
                  %v_477 = "llvm.load"(%pointer_476) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_478 = arith.addi %v_6, %c_47 : index
                  %v_479 = arith.index_cast %v_478 : index to i64
                  %pointer_480 = llvm.inttoptr %v_479 : i64 to !llvm.ptr
                  %v_481 = "llvm.load"(%pointer_480) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_482 = arith.addi %v_6, %c_48 : index
                  %v_483 = arith.index_cast %v_482 : index to i64
                  %pointer_484 = llvm.inttoptr %v_483 : i64 to !llvm.ptr
                  %v_485 = "llvm.load"(%pointer_484) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_486 = arith.addi %v_6, %c_49 : index
                  %v_487 = arith.index_cast %v_486 : index to i64
                  %pointer_488 = llvm.inttoptr %v_487 : i64 to !llvm.ptr
                  %v_489 = "llvm.load"(%pointer_488) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_490 = arith.addi %v_6, %c_50 : index
                  %v_491 = arith.index_cast %v_490 : index to i64
                  %pointer_492 = llvm.inttoptr %v_491 : i64 to !llvm.ptr
                  %v_493 = "llvm.load"(%pointer_492) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_494 = arith.addi %v_6, %c_51 : index
                  %v_495 = arith.index_cast %v_494 : index to i64
                  %pointer_496 = llvm.inttoptr %v_495 : i64 to !llvm.ptr
                  %v_497 = "llvm.load"(%pointer_496) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_498 = arith.addi %v_6, %c_52 : index
                  %v_499 = arith.index_cast %v_498 : index to i64
                  %pointer_500 = llvm.inttoptr %v_499 : i64 to !llvm.ptr
                  %v_501 = "llvm.load"(%pointer_500) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_502 = arith.addi %v_6, %c_53 : index
                  %v_503 = arith.index_cast %v_502 : index to i64
                  %pointer_504 = llvm.inttoptr %v_503 : i64 to !llvm.ptr
                  %v_505 = "llvm.load"(%pointer_504) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_506 = arith.addi %v_6, %c_54 : index
                  %v_507 = arith.index_cast %v_506 : index to i64
                  %pointer_508 = llvm.inttoptr %v_507 : i64 to !llvm.ptr
                  %v_509 = "llvm.load"(%pointer_508) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_510 = arith.addi %v_6, %c_55 : index
                  %v_511 = arith.index_cast %v_510 : index to i64
                  %pointer_512 = llvm.inttoptr %v_511 : i64 to !llvm.ptr
                  %v_513 = "llvm.load"(%pointer_512) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_514 = arith.addi %v_6, %c_56 : index
                  %v_515 = arith.index_cast %v_514 : index to i64
                  %pointer_516 = llvm.inttoptr %v_515 : i64 to !llvm.ptr
                  %v_517 = "llvm.load"(%pointer_516) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_518 = arith.addi %v_6, %c_57 : index
                  %v_519 = arith.index_cast %v_518 : index to i64
                  %pointer_520 = llvm.inttoptr %v_519 : i64 to !llvm.ptr
                  %v_521 = "llvm.load"(%pointer_520) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_522 = arith.addi %v_6, %c_58 : index
                  %v_523 = arith.index_cast %v_522 : index to i64
                  %pointer_524 = llvm.inttoptr %v_523 : i64 to !llvm.ptr
                  %v_525 = "llvm.load"(%pointer_524) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_526 = arith.addi %v_6, %c_59 : index
                  %v_527 = arith.index_cast %v_526 : index to i64
                  %pointer_528 = llvm.inttoptr %v_527 : i64 to !llvm.ptr
                  %v_529 = "llvm.load"(%pointer_528) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_530 = arith.addi %v_6, %c_60 : index
                  %v_531 = arith.index_cast %v_530 : index to i64
                  %pointer_532 = llvm.inttoptr %v_531 : i64 to !llvm.ptr
                  %v_533 = "llvm.load"(%pointer_532) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_534 = arith.subi %v_33, %v_35 : index
                  %v_535 = arith.index_cast %v_534 : index to i32
                  %v_536 = vector.broadcast %v_535 : i32 to vector<16xi32>
                  %is_537 = arith.cmpi sge, %c_33, %v_536 : vector<16xi32>
                  %v_538 = vector.shuffle %v_473, %v_477 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_539 = vector.shuffle %v_473, %v_477 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_540 = vector.shuffle %v_481, %v_485 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_541 = vector.shuffle %v_481, %v_485 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_542 = vector.shuffle %v_489, %v_493 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_543 = vector.shuffle %v_489, %v_493 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_544 = vector.shuffle %v_497, %v_501 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_545 = vector.shuffle %v_497, %v_501 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_546 = vector.shuffle %v_505, %v_509 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_547 = vector.shuffle %v_505, %v_509 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_548 = vector.shuffle %v_513, %v_517 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_549 = vector.shuffle %v_513, %v_517 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_550 = vector.shuffle %v_521, %v_525 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_551 = vector.shuffle %v_521, %v_525 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_552 = vector.shuffle %v_529, %v_533 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_553 = vector.shuffle %v_529, %v_533 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_554 = vector.shuffle %v_538, %v_540 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_555 = vector.shuffle %v_538, %v_540 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_556 = vector.shuffle %v_539, %v_541 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_557 = vector.shuffle %v_539, %v_541 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_558 = vector.shuffle %v_542, %v_544 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_559 = vector.shuffle %v_542, %v_544 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_560 = vector.shuffle %v_543, %v_545 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_561 = vector.shuffle %v_543, %v_545 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_562 = vector.shuffle %v_546, %v_548 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_563 = vector.shuffle %v_546, %v_548 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_564 = vector.shuffle %v_547, %v_549 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_565 = vector.shuffle %v_547, %v_549 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_566 = vector.shuffle %v_550, %v_552 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_567 = vector.shuffle %v_550, %v_552 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_568 = vector.shuffle %v_551, %v_553 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_569 = vector.shuffle %v_551, %v_553 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_570 = vector.shuffle %v_554, %v_558 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_571 = vector.shuffle %v_554, %v_558 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_572 = vector.shuffle %v_556, %v_560 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_573 = vector.shuffle %v_556, %v_560 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_574 = vector.shuffle %v_555, %v_559 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_575 = vector.shuffle %v_555, %v_559 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_576 = vector.shuffle %v_557, %v_561 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_577 = vector.shuffle %v_557, %v_561 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_578 = vector.shuffle %v_562, %v_566 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_579 = vector.shuffle %v_562, %v_566 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_580 = vector.shuffle %v_564, %v_568 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_581 = vector.shuffle %v_564, %v_568 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_582 = vector.shuffle %v_563, %v_567 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_583 = vector.shuffle %v_563, %v_567 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_584 = vector.shuffle %v_565, %v_569 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_585 = vector.shuffle %v_565, %v_569 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_586 = vector.shuffle %v_570, %v_578 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_587 = vector.shuffle %v_570, %v_578 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_588 = vector.shuffle %v_572, %v_580 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_589 = vector.shuffle %v_572, %v_580 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_590 = vector.shuffle %v_574, %v_582 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_591 = vector.shuffle %v_574, %v_582 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_592 = vector.shuffle %v_576, %v_584 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_593 = vector.shuffle %v_576, %v_584 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_594 = vector.shuffle %v_571, %v_579 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_595 = vector.shuffle %v_571, %v_579 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_596 = vector.shuffle %v_573, %v_581 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_597 = vector.shuffle %v_573, %v_581 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_598 = vector.shuffle %v_575, %v_583 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_599 = vector.shuffle %v_575, %v_583 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_600 = vector.shuffle %v_577, %v_585 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_601 = vector.shuffle %v_577, %v_585 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_602 = arith.muli %v_64, %c_7 : index
                  %v_603 = arith.addi %v_20, %v_602 : index
                  %v_604 = memref.load %order[%v_603] : memref<?xi32>
                  %is_605 = arith.cmpi sge, %v_604, %c_34 : i32
                  scf.if %is_605 {
                    %v_606 = arith.index_cast %v_604 : i32 to index
                    %v_607 = arith.divui %v_606, %c_35 : index
                    %v_608 = vector.maskedload %y[%v_607, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_609 = memref.load %weights[%v_606] : memref<?xf32>
                    %v_610 = vector.broadcast %v_609 : f32 to vector<16xf32>
                    %v_611 = arith.mulf %v_586, %v_610 : vector<16xf32>
                    %v_612 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_611) : (vector<16xf32>) -> vector<16xf32>
                    %v_613 = arith.addf %v_608, %v_612 : vector<16xf32>
                    vector.maskedstore %y[%v_607, %v_35], %is_537, %v_613 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_614 = arith.muli %v_64, %c_7 : index
                  %v_615 = arith.addi %v_20, %v_614 : index
                  %v_616 = arith.addi %v_615, %c_6 : index
                  %v_617 = memref.load %order[%v_616] : memref<?xi32>
                  %is_618 = arith.cmpi sge, %v_617, %c_34 : i32
                  scf.if %is_618 {
                    %v_619 = arith.index_cast %v_617 : i32 to index
                    %v_620 = arith.divui %v_619, %c_35 : index
                    %v_621 = vector.maskedload %y[%v_620, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_622 = memref.load %weights[%v_619] : memref<?xf32>
                    %v_623 = vector.broadcast %v_622 : f32 to vector<16xf32>
                    %v_624 = arith.mulf %v_588, %v_623 : vector<16xf32>
                    %v_625 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_624) : (vector<16xf32>) -> vector<16xf32>
                    %v_626 = arith.addf %v_621, %v_625 : vector<16xf32>
                    vector.maskedstore %y[%v_620, %v_35], %is_537, %v_626 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_627 = arith.muli %v_64, %c_7 : index
                  %v_628 = arith.addi %v_20, %v_627 : index
                  %v_629 = arith.addi %v_628, %c_9 : index
                  %v_630 = memref.load %order[%v_629] : memref<?xi32>
                  %is_631 = arith.cmpi sge, %v_630, %c_34 : i32
                  scf.if %is_631 {
                    %v_632 = arith.index_cast %v_630 : i32 to index
                    %v_633 = arith.divui %v_632, %c_35 : index
                    %v_634 = vector.maskedload %y[%v_633, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_635 = memref.load %weights[%v_632] : memref<?xf32>
                    %v_636 = vector.broadcast %v_635 : f32 to vector<16xf32>
                    %v_637 = arith.mulf %v_590, %v_636 : vector<16xf32>
                    %v_638 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_637) : (vector<16xf32>) -> vector<16xf32>
                    %v_639 = arith.addf %v_634, %v_638 : vector<16xf32>
                    vector.maskedstore %y[%v_633, %v_35], %is_537, %v_639 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_640 = arith.muli %v_64, %c_7 : index
                  %v_641 = arith.addi %v_20, %v_640 : index
                  %v_642 = arith.addi %v_641, %c_35 : index
                  %v_643 = memref.load %order[%v_642] : memref<?xi32>
                  %is_644 = arith.cmpi sge, %v_643, %c_34 : i32
                  scf.if %is_644 {
                    %v_645 = arith.index_cast %v_643 : i32 to index
                    %v_646 = arith.divui %v_645, %c_35 : index
                    %v_647 = vector.maskedload %y[%v_646, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_648 = memref.load %weights[%v_645] : memref<?xf32>
                    %v_649 = vector.broadcast %v_648 : f32 to vector<16xf32>
                    %v_650 = arith.mulf %v_592, %v_649 : vector<16xf32>
                    %v_651 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_650) : (vector<16xf32>) -> vector<16xf32>
                    %v_652 = arith.addf %v_647, %v_651 : vector<16xf32>
                    vector.maskedstore %y[%v_646, %v_35], %is_537, %v_652 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_653 = arith.muli %v_64, %c_7 : index
                  %v_654 = arith.addi %v_20, %v_653 : index
                  %v_655 = arith.addi %v_654, %c_36 : index
                  %v_656 = memref.load %order[%v_655] : memref<?xi32>
                  %is_657 = arith.cmpi sge, %v_656, %c_34 : i32
                  scf.if %is_657 {
                    %v_658 = arith.index_cast %v_656 : i32 to index
                    %v_659 = arith.divui %v_658, %c_35 : index
                    %v_660 = vector.maskedload %y[%v_659, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_661 = memref.load %weights[%v_658] : memref<?xf32>
                    %v_662 = vector.broadcast %v_661 : f32 to vector<16xf32>
                    %v_663 = arith.mulf %v_594, %v_662 : vector<16xf32>
                    %v_664 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_663) : (vector<16xf32>) -> vector<16xf32>
                    %v_665 = arith.addf %v_660, %v_664 : vector<16xf32>
                    vector.maskedstore %y[%v_659, %v_35], %is_537, %v_665 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_666 = arith.muli %v_64, %c_7 : index
                  %v_667 = arith.addi %v_20, %v_666 : index
                  %v_668 = arith.addi %v_667, %c_37 : index
                  %v_669 = memref.load %order[%v_668] : memref<?xi32>
                  %is_670 = arith.cmpi sge, %v_669, %c_34 : i32
                  scf.if %is_670 {
                    %v_671 = arith.index_cast %v_669 : i32 to index
                    %v_672 = arith.divui %v_671, %c_35 : index
                    %v_673 = vector.maskedload %y[%v_672, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_674 = memref.load %weights[%v_671] : memref<?xf32>
                    %v_675 = vector.broadcast %v_674 : f32 to vector<16xf32>
                    %v_676 = arith.mulf %v_596, %v_675 : vector<16xf32>
                    %v_677 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_676) : (vector<16xf32>) -> vector<16xf32>
                    %v_678 = arith.addf %v_673, %v_677 : vector<16xf32>
                    vector.maskedstore %y[%v_672, %v_35], %is_537, %v_678 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_679 = arith.muli %v_64, %c_7 : index
                  %v_680 = arith.addi %v_20, %v_679 : index
                  %v_681 = arith.addi %v_680, %c_38 : index
                  %v_682 = memref.load %order[%v_681] : memref<?xi32>
                  %is_683 = arith.cmpi sge, %v_682, %c_34 : i32
                  scf.if %is_683 {
                    %v_684 = arith.index_cast %v_682 : i32 to index
                    %v_685 = arith.divui %v_684, %c_35 : index
                    %v_686 = vector.maskedload %y[%v_685, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_687 = memref.load %weights[%v_684] : memref<?xf32>
                    %v_688 = vector.broadcast %v_687 : f32 to vector<16xf32>
                    %v_689 = arith.mulf %v_598, %v_688 : vector<16xf32>
                    %v_690 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_689) : (vector<16xf32>) -> vector<16xf32>
                    %v_691 = arith.addf %v_686, %v_690 : vector<16xf32>
                    vector.maskedstore %y[%v_685, %v_35], %is_537, %v_691 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_692 = arith.muli %v_64, %c_7 : index
                  %v_693 = arith.addi %v_20, %v_692 : index
                  %v_694 = arith.addi %v_693, %c_39 : index
                  %v_695 = memref.load %order[%v_694] : memref<?xi32>
                  %is_696 = arith.cmpi sge, %v_695, %c_34 : i32
                  scf.if %is_696 {
                    %v_697 = arith.index_cast %v_695 : i32 to index
                    %v_698 = arith.divui %v_697, %c_35 : index
                    %v_699 = vector.maskedload %y[%v_698, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_700 = memref.load %weights[%v_697] : memref<?xf32>
                    %v_701 = vector.broadcast %v_700 : f32 to vector<16xf32>
                    %v_702 = arith.mulf %v_600, %v_701 : vector<16xf32>
                    %v_703 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_702) : (vector<16xf32>) -> vector<16xf32>
                    %v_704 = arith.addf %v_699, %v_703 : vector<16xf32>
                    vector.maskedstore %y[%v_698, %v_35], %is_537, %v_704 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_705 = arith.muli %v_64, %c_7 : index
                  %v_706 = arith.addi %v_20, %v_705 : index
                  %v_707 = arith.addi %v_706, %c_40 : index
                  %v_708 = memref.load %order[%v_707] : memref<?xi32>
                  %is_709 = arith.cmpi sge, %v_708, %c_34 : i32
                  scf.if %is_709 {
                    %v_710 = arith.index_cast %v_708 : i32 to index
                    %v_711 = arith.divui %v_710, %c_35 : index
                    %v_712 = vector.maskedload %y[%v_711, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_713 = memref.load %weights[%v_710] : memref<?xf32>
                    %v_714 = vector.broadcast %v_713 : f32 to vector<16xf32>
                    %v_715 = arith.mulf %v_587, %v_714 : vector<16xf32>
                    %v_716 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_715) : (vector<16xf32>) -> vector<16xf32>
                    %v_717 = arith.addf %v_712, %v_716 : vector<16xf32>
                    vector.maskedstore %y[%v_711, %v_35], %is_537, %v_717 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_718 = arith.muli %v_64, %c_7 : index
                  %v_719 = arith.addi %v_20, %v_718 : index
                  %v_720 = arith.addi %v_719, %c_41 : index
                  %v_721 = memref.load %order[%v_720] : memref<?xi32>
                  %is_722 = arith.cmpi sge, %v_721, %c_34 : i32
                  scf.if %is_722 {
                    %v_723 = arith.index_cast %v_721 : i32 to index
                    %v_724 = arith.divui %v_723, %c_35 : index
                    %v_725 = vector.maskedload %y[%v_724, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_726 = memref.load %weights[%v_723] : memref<?xf32>
                    %v_727 = vector.broadcast %v_726 : f32 to vector<16xf32>
                    %v_728 = arith.mulf %v_589, %v_727 : vector<16xf32>
                    %v_729 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_728) : (vector<16xf32>) -> vector<16xf32>
                    %v_730 = arith.addf %v_725, %v_729 : vector<16xf32>
                    vector.maskedstore %y[%v_724, %v_35], %is_537, %v_730 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_731 = arith.muli %v_64, %c_7 : index
                  %v_732 = arith.addi %v_20, %v_731 : index
                  %v_733 = arith.addi %v_732, %c_42 : index
                  %v_734 = memref.load %order[%v_733] : memref<?xi32>
                  %is_735 = arith.cmpi sge, %v_734, %c_34 : i32
                  scf.if %is_735 {
                    %v_736 = arith.index_cast %v_734 : i32 to index
                    %v_737 = arith.divui %v_736, %c_35 : index
                    %v_738 = vector.maskedload %y[%v_737, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_739 = memref.load %weights[%v_736] : memref<?xf32>
                    %v_740 = vector.broadcast %v_739 : f32 to vector<16xf32>
                    %v_741 = arith.mulf %v_591, %v_740 : vector<16xf32>
                    %v_742 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_741) : (vector<16xf32>) -> vector<16xf32>
                    %v_743 = arith.addf %v_738, %v_742 : vector<16xf32>
                    vector.maskedstore %y[%v_737, %v_35], %is_537, %v_743 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_744 = arith.muli %v_64, %c_7 : index
                  %v_745 = arith.addi %v_20, %v_744 : index
                  %v_746 = arith.addi %v_745, %c_16 : index
                  %v_747 = memref.load %order[%v_746] : memref<?xi32>
                  %is_748 = arith.cmpi sge, %v_747, %c_34 : i32
                  scf.if %is_748 {
                    %v_749 = arith.index_cast %v_747 : i32 to index
                    %v_750 = arith.divui %v_749, %c_35 : index
                    %v_751 = vector.maskedload %y[%v_750, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_752 = memref.load %weights[%v_749] : memref<?xf32>
                    %v_753 = vector.broadcast %v_752 : f32 to vector<16xf32>
                    %v_754 = arith.mulf %v_593, %v_753 : vector<16xf32>
                    %v_755 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_754) : (vector<16xf32>) -> vector<16xf32>
                    %v_756 = arith.addf %v_751, %v_755 : vector<16xf32>
                    vector.maskedstore %y[%v_750, %v_35], %is_537, %v_756 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_757 = arith.muli %v_64, %c_7 : index
                  %v_758 = arith.addi %v_20, %v_757 : index
                  %v_759 = arith.addi %v_758, %c_43 : index
                  %v_760 = memref.load %order[%v_759] : memref<?xi32>
                  %is_761 = arith.cmpi sge, %v_760, %c_34 : i32
                  scf.if %is_761 {
                    %v_762 = arith.index_cast %v_760 : i32 to index
                    %v_763 = arith.divui %v_762, %c_35 : index
                    %v_764 = vector.maskedload %y[%v_763, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_765 = memref.load %weights[%v_762] : memref<?xf32>
                    %v_766 = vector.broadcast %v_765 : f32 to vector<16xf32>
                    %v_767 = arith.mulf %v_595, %v_766 : vector<16xf32>
                    %v_768 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_767) : (vector<16xf32>) -> vector<16xf32>
                    %v_769 = arith.addf %v_764, %v_768 : vector<16xf32>
                    vector.maskedstore %y[%v_763, %v_35], %is_537, %v_769 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_770 = arith.muli %v_64, %c_7 : index
                  %v_771 = arith.addi %v_20, %v_770 : index
                  %v_772 = arith.addi %v_771, %c_44 : index
                  %v_773 = memref.load %order[%v_772] : memref<?xi32>
                  %is_774 = arith.cmpi sge, %v_773, %c_34 : i32
                  scf.if %is_774 {
                    %v_775 = arith.index_cast %v_773 : i32 to index
                    %v_776 = arith.divui %v_775, %c_35 : index
                    %v_777 = vector.maskedload %y[%v_776, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_778 = memref.load %weights[%v_775] : memref<?xf32>
                    %v_779 = vector.broadcast %v_778 : f32 to vector<16xf32>
                    %v_780 = arith.mulf %v_597, %v_779 : vector<16xf32>
                    %v_781 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_780) : (vector<16xf32>) -> vector<16xf32>
                    %v_782 = arith.addf %v_777, %v_781 : vector<16xf32>
                    vector.maskedstore %y[%v_776, %v_35], %is_537, %v_782 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_783 = arith.muli %v_64, %c_7 : index
                  %v_784 = arith.addi %v_20, %v_783 : index
                  %v_785 = arith.addi %v_784, %c_45 : index
                  %v_786 = memref.load %order[%v_785] : memref<?xi32>
                  %is_787 = arith.cmpi sge, %v_786, %c_34 : i32
                  scf.if %is_787 {
                    %v_788 = arith.index_cast %v_786 : i32 to index
                    %v_789 = arith.divui %v_788, %c_35 : index
                    %v_790 = vector.maskedload %y[%v_789, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_791 = memref.load %weights[%v_788] : memref<?xf32>
                    %v_792 = vector.broadcast %v_791 : f32 to vector<16xf32>
                    %v_793 = arith.mulf %v_599, %v_792 : vector<16xf32>
                    %v_794 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_793) : (vector<16xf32>) -> vector<16xf32>
                    %v_795 = arith.addf %v_790, %v_794 : vector<16xf32>
                    vector.maskedstore %y[%v_789, %v_35], %is_537, %v_795 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_796 = arith.muli %v_64, %c_7 : index
                  %v_797 = arith.addi %v_20, %v_796 : index
                  %v_798 = arith.addi %v_797, %c_10 : index
                  %v_799 = memref.load %order[%v_798] : memref<?xi32>
                  %is_800 = arith.cmpi sge, %v_799, %c_34 : i32
                  scf.if %is_800 {
                    %v_801 = arith.index_cast %v_799 : i32 to index
                    %v_802 = arith.divui %v_801, %c_35 : index
                    %v_803 = vector.maskedload %y[%v_802, %v_35], %is_537, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_804 = memref.load %weights[%v_801] : memref<?xf32>
                    %v_805 = vector.broadcast %v_804 : f32 to vector<16xf32>
                    %v_806 = arith.mulf %v_601, %v_805 : vector<16xf32>
                    %v_807 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_806) : (vector<16xf32>) -> vector<16xf32>
                    %v_808 = arith.addf %v_803, %v_807 : vector<16xf32>
                    vector.maskedstore %y[%v_802, %v_35], %is_537, %v_808 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_809 = arith.addi %v_64, %c_6 : index
                %v_810 = arith.addi %v_6, %c_17 : index
                %is_811 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_811 {
                  %v_812 = arith.index_cast %v_810 : index to i64
                  %pointer_813 = llvm.inttoptr %v_812 : i64 to !llvm.ptr
                  %v_814 = "llvm.load"(%pointer_813) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_815 = arith.addi %v_810, %c_0 : index
                  %v_816 = arith.index_cast %v_815 : index to i64
                  %pointer_817 = llvm.inttoptr %v_816 : i64 to !llvm.ptr
                  %v_818 = "llvm.load"(%pointer_817) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_819 = arith.addi %v_810, %c_19 : index
                  %v_820 = arith.index_cast %v_819 : index to i64
                  %pointer_821 = llvm.inttoptr %v_820 : i64 to !llvm.ptr
                  %v_822 = "llvm.load"(%pointer_821) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_823 = arith.addi %v_810, %c_20 : index
                  %v_824 = arith.index_cast %v_823 : index to i64
                  %pointer_825 = llvm.inttoptr %v_824 : i64 to !llvm.ptr
                  %v_826 = "llvm.load"(%pointer_825) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_827 = arith.addi %v_810, %c_21 : index
                  %v_828 = arith.index_cast %v_827 : index to i64
                  %pointer_829 = llvm.inttoptr %v_828 : i64 to !llvm.ptr
                  %v_830 = "llvm.load"(%pointer_829) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_831 = arith.addi %v_810, %c_22 : index
                  %v_832 = arith.index_cast %v_831 : index to i64
                  %pointer_833 = llvm.inttoptr %v_832 : i64 to !llvm.ptr
                  %v_834 = "llvm.load"(%pointer_833) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_835 = arith.addi %v_810, %c_23 : index
                  %v_836 = arith.index_cast %v_835 : index to i64
                  %pointer_837 = llvm.inttoptr %v_836 : i64 to !llvm.ptr
                  %v_838 = "llvm.load"(%pointer_837) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_839 = arith.addi %v_810, %c_24 : index
                  %v_840 = arith.index_cast %v_839 : index to i64
                  %pointer_841 = llvm.inttoptr %v_840 : i64 to !llvm.ptr
                  %v_842 = "llvm.load"(%pointer_841) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_843 = arith.addi %v_810, %c_25 : index
                  %v_844 = arith.index_cast %v_843 : index to i64
                  %pointer_845 = llvm.inttoptr %v_844 : i64 to !llvm.ptr
                  %v_846 = "llvm.load"(%pointer_845) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_847 = arith.addi %v_810, %c_26 : index
                  %v_848 = arith.index_cast %v_847 : index to i64
                  %pointer_849 = llvm.inttoptr %v_848 : i64 to !llvm.ptr
                  %v_850 = "llvm.load"(%pointer_849) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_851 = arith.addi %v_810, %c_27 : index
                  %v_852 = arith.index_cast %v_851 : index to i64
                  %pointer_853 = llvm.inttoptr %v_852 : i64 to !llvm.ptr
                  %v_854 = "llvm.load"(%pointer_853) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_855 = arith.addi %v_810, %c_28 : index
                  %v_856 = arith.index_cast %v_855 : index to i64
                  %pointer_857 = llvm.inttoptr %v_856 : i64 to !llvm.ptr
                  %v_858 = "llvm.load"(%pointer_857) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_859 = arith.addi %v_810, %c_29 : index
                  %v_860 = arith.index_cast %v_859 : index to i64
                  %pointer_861 = llvm.inttoptr %v_860 : i64 to !llvm.ptr
                  %v_862 = "llvm.load"(%pointer_861) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_863 = arith.addi %v_810, %c_30 : index
                  %v_864 = arith.index_cast %v_863 : index to i64
                  %pointer_865 = llvm.inttoptr %v_864 : i64 to !llvm.ptr
                  %v_866 = "llvm.load"(%pointer_865) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_867 = arith.addi %v_810, %c_31 : index
                  %v_868 = arith.index_cast %v_867 : index to i64
                  %pointer_869 = llvm.inttoptr %v_868 : i64 to !llvm.ptr
                  %v_870 = "llvm.load"(%pointer_869) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_871 = arith.addi %v_810, %c_32 : index
                  %v_872 = arith.index_cast %v_871 : index to i64
                  %pointer_873 = llvm.inttoptr %v_872 : i64 to !llvm.ptr
                  %v_874 = "llvm.load"(%pointer_873) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_875 = arith.subi %i_32, %v_34 : index
                  %v_876 = arith.index_cast %v_875 : index to i32
                  %v_877 = vector.broadcast %v_876 : i32 to vector<16xi32>
                  %is_878 = arith.cmpi sge, %c_33, %v_877 : vector<16xi32>
                  %v_879 = vector.shuffle %v_814, %v_818 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_880 = vector.shuffle %v_814, %v_818 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_881 = vector.shuffle %v_822, %v_826 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_882 = vector.shuffle %v_822, %v_826 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_883 = vector.shuffle %v_830, %v_834 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_884 = vector.shuffle %v_830, %v_834 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_885 = vector.shuffle %v_838, %v_842 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_886 = vector.shuffle %v_838, %v_842 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_887 = vector.shuffle %v_846, %v_850 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_888 = vector.shuffle %v_846, %v_850 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_889 = vector.shuffle %v_854, %v_858 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_890 = vector.shuffle %v_854, %v_858 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_891 = vector.shuffle %v_862, %v_866 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_892 = vector.shuffle %v_862, %v_866 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_893 = vector.shuffle %v_870, %v_874 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_894 = vector.shuffle %v_870, %v_874 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_895 = vector.shuffle %v_879, %v_881 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_896 = vector.shuffle %v_879, %v_881 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_897 = vector.shuffle %v_880, %v_882 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_898 = vector.shuffle %v_880, %v_882 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_899 = vector.shuffle %v_883, %v_885 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_900 = vector.shuffle %v_883, %v_885 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_901 = vector.shuffle %v_884, %v_886 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_902 = vector.shuffle %v_884, %v_886 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_903 = vector.shuffle %v_887, %v_889 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_904 = vector.shuffle %v_887, %v_889 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_905 = vector.shuffle %v_888, %v_890 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_906 = vector.shuffle %v_888, %v_890 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_907 = vector.shuffle %v_891, %v_893 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_908 = vector.shuffle %v_891, %v_893 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_909 = vector.shuffle %v_892, %v_894 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_910 = vector.shuffle %v_892, %v_894 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_911 = vector.shuffle %v_895, %v_899 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_912 = vector.shuffle %v_895, %v_899 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_913 = vector.shuffle %v_897, %v_901 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_914 = vector.shuffle %v_897, %v_901 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_915 = vector.shuffle %v_896, %v_900 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_916 = vector.shuffle %v_896, %v_900 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_917 = vector.shuffle %v_898, %v_902 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_918 = vector.shuffle %v_898, %v_902 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_919 = vector.shuffle %v_903, %v_907 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_920 = vector.shuffle %v_903, %v_907 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_921 = vector.shuffle %v_905, %v_909 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_922 = vector.shuffle %v_905, %v_909 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_923 = vector.shuffle %v_904, %v_908 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_924 = vector.shuffle %v_904, %v_908 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_925 = vector.shuffle %v_906, %v_910 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_926 = vector.shuffle %v_906, %v_910 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_927 = vector.shuffle %v_911, %v_919 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_928 = vector.shuffle %v_911, %v_919 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_929 = vector.shuffle %v_913, %v_921 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_930 = vector.shuffle %v_913, %v_921 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_931 = vector.shuffle %v_915, %v_923 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_932 = vector.shuffle %v_915, %v_923 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_933 = vector.shuffle %v_917, %v_925 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_934 = vector.shuffle %v_917, %v_925 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_935 = vector.shuffle %v_912, %v_920 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_936 = vector.shuffle %v_912, %v_920 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_937 = vector.shuffle %v_914, %v_922 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_938 = vector.shuffle %v_914, %v_922 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_939 = vector.shuffle %v_916, %v_924 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_940 = vector.shuffle %v_916, %v_924 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_941 = vector.shuffle %v_918, %v_926 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_942 = vector.shuffle %v_918, %v_926 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_943 = arith.muli %v_809, %c_7 : index
                  %v_944 = arith.addi %v_20, %v_943 : index
                  %v_945 = memref.load %order[%v_944] : memref<?xi32>
                  %is_946 = arith.cmpi sge, %v_945, %c_34 : i32
                  scf.if %is_946 {
                    %v_947 = arith.index_cast %v_945 : i32 to index
                    %v_948 = arith.divui %v_947, %c_35 : index
                    %v_949 = vector.maskedload %y[%v_948, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_950 = memref.load %weights[%v_947] : memref<?xf32>
                    %v_951 = vector.broadcast %v_950 : f32 to vector<16xf32>
                    %v_952 = arith.mulf %v_927, %v_951 : vector<16xf32>
                    %v_953 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_952) : (vector<16xf32>) -> vector<16xf32>
                    %v_954 = arith.addf %v_949, %v_953 : vector<16xf32>
                    vector.maskedstore %y[%v_948, %v_34], %is_878, %v_954 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_955 = arith.muli %v_809, %c_7 : index
                  %v_956 = arith.addi %v_20, %v_955 : index
                  %v_957 = arith.addi %v_956, %c_6 : index
                  %v_958 = memref.load %order[%v_957] : memref<?xi32>
                  %is_959 = arith.cmpi sge, %v_958, %c_34 : i32
                  scf.if %is_959 {
                    %v_960 = arith.index_cast %v_958 : i32 to index
                    %v_961 = arith.divui %v_960, %c_35 : index
                    %v_962 = vector.maskedload %y[%v_961, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_963 = memref.load %weights[%v_960] : memref<?xf32>
                    %v_964 = vector.broadcast %v_963 : f32 to vector<16xf32>
                    %v_965 = arith.mulf %v_929, %v_964 : vector<16xf32>
                    %v_966 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_965) : (vector<16xf32>) -> vector<16xf32>
                    %v_967 = arith.addf %v_962, %v_966 : vector<16xf32>
                    vector.maskedstore %y[%v_961, %v_34], %is_878, %v_967 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_968 = arith.muli %v_809, %c_7 : index
                  %v_969 = arith.addi %v_20, %v_968 : index
                  %v_970 = arith.addi %v_969, %c_9 : index
                  %v_971 = memref.load %order[%v_970] : memref<?xi32>
                  %is_972 = arith.cmpi sge, %v_971, %c_34 : i32
                  scf.if %is_972 {
                    %v_973 = arith.index_cast %v_971 : i32 to index
                    %v_974 = arith.divui %v_973, %c_35 : index
                    %v_975 = vector.maskedload %y[%v_974, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_976 = memref.load %weights[%v_973] : memref<?xf32>
                    %v_977 = vector.broadcast %v_976 : f32 to vector<16xf32>
                    %v_978 = arith.mulf %v_931, %v_977 : vector<16xf32>
                    %v_979 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_978) : (vector<16xf32>) -> vector<16xf32>
                    %v_980 = arith.addf %v_975, %v_979 : vector<16xf32>
                    vector.maskedstore %y[%v_974, %v_34], %is_878, %v_980 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_981 = arith.muli %v_809, %c_7 : index
                  %v_982 = arith.addi %v_20, %v_981 : index
                  %v_983 = arith.addi %v_982, %c_35 : index
                  %v_984 = memref.load %order[%v_983] : memref<?xi32>
                  %is_985 = arith.cmpi sge, %v_984, %c_34 : i32
                  scf.if %is_985 {
                    %v_986 = arith.index_cast %v_984 : i32 to index
                    %v_987 = arith.divui %v_986, %c_35 : index
                    %v_988 = vector.maskedload %y[%v_987, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_989 = memref.load %weights[%v_986] : memref<?xf32>
                    %v_990 = vector.broadcast %v_989 : f32 to vector<16xf32>
                    %v_991 = arith.mulf %v_933, %v_990 : vector<16xf32>
                    %v_992 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_991) : (vector<16xf32>) -> vector<16xf32>
                    %v_993 = arith.addf %v_988, %v_992 : vector<16xf32>
                    vector.maskedstore %y[%v_987, %v_34], %is_878, %v_993 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_994 = arith.muli %v_809, %c_7 : index
                  %v_995 = arith.addi %v_20, %v_994 : index
                  %v_996 = arith.addi %v_995, %c_36 : index
                  %v_997 = memref.load %order[%v_996] : memref<?xi32>
                  %is_998 = arith.cmpi sge, %v_997, %c_34 : i32
                  scf.if %is_998 {
                    %v_999 = arith.index_cast %v_997 : i32 to index
                    %v_1000 = arith.divui %v_999, %c_35 : index
                    %v_1001 = vector.maskedload %y[%v_1000, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1002 = memref.load %weights[%v_999] : memref<?xf32>
                    %v_1003 = vector.broadcast %v_1002 : f32 to vector<16xf32>
                    %v_1004 = arith.mulf %v_935, %v_1003 : vector<16xf32>
                    %v_1005 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1004) : (vector<16xf32>) -> vector<16xf32>
                    %v_1006 = arith.addf %v_1001, %v_1005 : vector<16xf32>
                    vector.maskedstore %y[%v_1000, %v_34], %is_878, %v_1006 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1007 = arith.muli %v_809, %c_7 : index
                  %v_1008 = arith.addi %v_20, %v_1007 : index
                  %v_1009 = arith.addi %v_1008, %c_37 : index
                  %v_1010 = memref.load %order[%v_1009] : memref<?xi32>
                  %is_1011 = arith.cmpi sge, %v_1010, %c_34 : i32
                  scf.if %is_1011 {
                    %v_1012 = arith.index_cast %v_1010 : i32 to index
                    %v_1013 = arith.divui %v_1012, %c_35 : index
                    %v_1014 = vector.maskedload %y[%v_1013, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1015 = memref.load %weights[%v_1012] : memref<?xf32>
                    %v_1016 = vector.broadcast %v_1015 : f32 to vector<16xf32>
                    %v_1017 = arith.mulf %v_937, %v_1016 : vector<16xf32>
                    %v_1018 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1017) : (vector<16xf32>) -> vector<16xf32>
                    %v_1019 = arith.addf %v_1014, %v_1018 : vector<16xf32>
                    vector.maskedstore %y[%v_1013, %v_34], %is_878, %v_1019 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1020 = arith.muli %v_809, %c_7 : index
                  %v_1021 = arith.addi %v_20, %v_1020 : index
                  %v_1022 = arith.addi %v_1021, %c_38 : index
                  %v_1023 = memref.load %order[%v_1022] : memref<?xi32>
                  %is_1024 = arith.cmpi sge, %v_1023, %c_34 : i32
                  scf.if %is_1024 {
                    %v_1025 = arith.index_cast %v_1023 : i32 to index
                    %v_1026 = arith.divui %v_1025, %c_35 : index
                    %v_1027 = vector.maskedload %y[%v_1026, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1028 = memref.load %weights[%v_1025] : memref<?xf32>
                    %v_1029 = vector.broadcast %v_1028 : f32 to vector<16xf32>
                    %v_1030 = arith.mulf %v_939, %v_1029 : vector<16xf32>
                    %v_1031 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1030) : (vector<16xf32>) -> vector<16xf32>
                    %v_1032 = arith.addf %v_1027, %v_1031 : vector<16xf32>
                    vector.maskedstore %y[%v_1026, %v_34], %is_878, %v_1032 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1033 = arith.muli %v_809, %c_7 : index
                  %v_1034 = arith.addi %v_20, %v_1033 : index
                  %v_1035 = arith.addi %v_1034, %c_39 : index
                  %v_1036 = memref.load %order[%v_1035] : memref<?xi32>
                  %is_1037 = arith.cmpi sge, %v_1036, %c_34 : i32
                  scf.if %is_1037 {
                    %v_1038 = arith.index_cast %v_1036 : i32 to index
                    %v_1039 = arith.divui %v_1038, %c_35 : index
                    %v_1040 = vector.maskedload %y[%v_1039, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1041 = memref.load %weights[%v_1038] : memref<?xf32>
                    %v_1042 = vector.broadcast %v_1041 : f32 to vector<16xf32>
                    %v_1043 = arith.mulf %v_941, %v_1042 : vector<16xf32>
                    %v_1044 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1043) : (vector<16xf32>) -> vector<16xf32>
                    %v_1045 = arith.addf %v_1040, %v_1044 : vector<16xf32>
                    vector.maskedstore %y[%v_1039, %v_34], %is_878, %v_1045 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1046 = arith.muli %v_809, %c_7 : index
                  %v_1047 = arith.addi %v_20, %v_1046 : index
                  %v_1048 = arith.addi %v_1047, %c_40 : index
                  %v_1049 = memref.load %order[%v_1048] : memref<?xi32>
                  %is_1050 = arith.cmpi sge, %v_1049, %c_34 : i32
                  scf.if %is_1050 {
                    %v_1051 = arith.index_cast %v_1049 : i32 to index
                    %v_1052 = arith.divui %v_1051, %c_35 : index
                    %v_1053 = vector.maskedload %y[%v_1052, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1054 = memref.load %weights[%v_1051] : memref<?xf32>
                    %v_1055 = vector.broadcast %v_1054 : f32 to vector<16xf32>
                    %v_1056 = arith.mulf %v_928, %v_1055 : vector<16xf32>
                    %v_1057 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1056) : (vector<16xf32>) -> vector<16xf32>
                    %v_1058 = arith.addf %v_1053, %v_1057 : vector<16xf32>
                    vector.maskedstore %y[%v_1052, %v_34], %is_878, %v_1058 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1059 = arith.muli %v_809, %c_7 : index
                  %v_1060 = arith.addi %v_20, %v_1059 : index
                  %v_1061 = arith.addi %v_1060, %c_41 : index
                  %v_1062 = memref.load %order[%v_1061] : memref<?xi32>
                  %is_1063 = arith.cmpi sge, %v_1062, %c_34 : i32
                  scf.if %is_1063 {
                    %v_1064 = arith.index_cast %v_1062 : i32 to index
                    %v_1065 = arith.divui %v_1064, %c_35 : index
                    %v_1066 = vector.maskedload %y[%v_1065, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1067 = memref.load %weights[%v_1064] : memref<?xf32>
                    %v_1068 = vector.broadcast %v_1067 : f32 to vector<16xf32>
                    %v_1069 = arith.mulf %v_930, %v_1068 : vector<16xf32>
                    %v_1070 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1069) : (vector<16xf32>) -> vector<16xf32>
                    %v_1071 = arith.addf %v_1066, %v_1070 : vector<16xf32>
                    vector.maskedstore %y[%v_1065, %v_34], %is_878, %v_1071 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1072 = arith.muli %v_809, %c_7 : index
                  %v_1073 = arith.addi %v_20, %v_1072 : index
                  %v_1074 = arith.addi %v_1073, %c_42 : index
                  %v_1075 = memref.load %order[%v_1074] : memref<?xi32>
                  %is_1076 = arith.cmpi sge, %v_1075, %c_34 : i32
                  scf.if %is_1076 {
                    %v_1077 = arith.index_cast %v_1075 : i32 to index
                    %v_1078 = arith.divui %v_1077, %c_35 : index
                    %v_1079 = vector.maskedload %y[%v_1078, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1080 = memref.load %weights[%v_1077] : memref<?xf32>
                    %v_1081 = vector.broadcast %v_1080 : f32 to vector<16xf32>
                    %v_1082 = arith.mulf %v_932, %v_1081 : vector<16xf32>
                    %v_1083 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1082) : (vector<16xf32>) -> vector<16xf32>
                    %v_1084 = arith.addf %v_1079, %v_1083 : vector<16xf32>
                    vector.maskedstore %y[%v_1078, %v_34], %is_878, %v_1084 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1085 = arith.muli %v_809, %c_7 : index
                  %v_1086 = arith.addi %v_20, %v_1085 : index
                  %v_1087 = arith.addi %v_1086, %c_16 : index
                  %v_1088 = memref.load %order[%v_1087] : memref<?xi32>
                  %is_1089 = arith.cmpi sge, %v_1088, %c_34 : i32
                  scf.if %is_1089 {
                    %v_1090 = arith.index_cast %v_1088 : i32 to index
                    %v_1091 = arith.divui %v_1090, %c_35 : index
                    %v_1092 = vector.maskedload %y[%v_1091, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1093 = memref.load %weights[%v_1090] : memref<?xf32>
                    %v_1094 = vector.broadcast %v_1093 : f32 to vector<16xf32>
                    %v_1095 = arith.mulf %v_934, %v_1094 : vector<16xf32>
                    %v_1096 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1095) : (vector<16xf32>) -> vector<16xf32>
                    %v_1097 = arith.addf %v_1092, %v_1096 : vector<16xf32>
                    vector.maskedstore %y[%v_1091, %v_34], %is_878, %v_1097 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1098 = arith.muli %v_809, %c_7 : index
                  %v_1099 = arith.addi %v_20, %v_1098 : index
                  %v_1100 = arith.addi %v_1099, %c_43 : index
                  %v_1101 = memref.load %order[%v_1100] : memref<?xi32>
                  %is_1102 = arith.cmpi sge, %v_1101, %c_34 : i32
                  scf.if %is_1102 {
                    %v_1103 = arith.index_cast %v_1101 : i32 to index
                    %v_1104 = arith.divui %v_1103, %c_35 : index
                    %v_1105 = vector.maskedload %y[%v_1104, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1106 = memref.load %weights[%v_1103] : memref<?xf32>
                    %v_1107 = vector.broadcast %v_1106 : f32 to vector<16xf32>
                    %v_1108 = arith.mulf %v_936, %v_1107 : vector<16xf32>
                    %v_1109 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1108) : (vector<16xf32>) -> vector<16xf32>
                    %v_1110 = arith.addf %v_1105, %v_1109 : vector<16xf32>
                    vector.maskedstore %y[%v_1104, %v_34], %is_878, %v_1110 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1111 = arith.muli %v_809, %c_7 : index
                  %v_1112 = arith.addi %v_20, %v_1111 : index
                  %v_1113 = arith.addi %v_1112, %c_44 : index
                  %v_1114 = memref.load %order[%v_1113] : memref<?xi32>
                  %is_1115 = arith.cmpi sge, %v_1114, %c_34 : i32
                  scf.if %is_1115 {
                    %v_1116 = arith.index_cast %v_1114 : i32 to index
                    %v_1117 = arith.divui %v_1116, %c_35 : index
                    %v_1118 = vector.maskedload %y[%v_1117, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1119 = memref.load %weights[%v_1116] : memref<?xf32>
                    %v_1120 = vector.broadcast %v_1119 : f32 to vector<16xf32>
                    %v_1121 = arith.mulf %v_938, %v_1120 : vector<16xf32>
                    %v_1122 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1121) : (vector<16xf32>) -> vector<16xf32>
                    %v_1123 = arith.addf %v_1118, %v_1122 : vector<16xf32>
                    vector.maskedstore %y[%v_1117, %v_34], %is_878, %v_1123 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1124 = arith.muli %v_809, %c_7 : index
                  %v_1125 = arith.addi %v_20, %v_1124 : index
                  %v_1126 = arith.addi %v_1125, %c_45 : index
                  %v_1127 = memref.load %order[%v_1126] : memref<?xi32>
                  %is_1128 = arith.cmpi sge, %v_1127, %c_34 : i32
                  scf.if %is_1128 {
                    %v_1129 = arith.index_cast %v_1127 : i32 to index
                    %v_1130 = arith.divui %v_1129, %c_35 : index
                    %v_1131 = vector.maskedload %y[%v_1130, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1132 = memref.load %weights[%v_1129] : memref<?xf32>
                    %v_1133 = vector.broadcast %v_1132 : f32 to vector<16xf32>
                    %v_1134 = arith.mulf %v_940, %v_1133 : vector<16xf32>
                    %v_1135 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1134) : (vector<16xf32>) -> vector<16xf32>
                    %v_1136 = arith.addf %v_1131, %v_1135 : vector<16xf32>
                    vector.maskedstore %y[%v_1130, %v_34], %is_878, %v_1136 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1137 = arith.muli %v_809, %c_7 : index
                  %v_1138 = arith.addi %v_20, %v_1137 : index
                  %v_1139 = arith.addi %v_1138, %c_10 : index
                  %v_1140 = memref.load %order[%v_1139] : memref<?xi32>
                  %is_1141 = arith.cmpi sge, %v_1140, %c_34 : i32
                  scf.if %is_1141 {
                    %v_1142 = arith.index_cast %v_1140 : i32 to index
                    %v_1143 = arith.divui %v_1142, %c_35 : index
                    %v_1144 = vector.maskedload %y[%v_1143, %v_34], %is_878, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1145 = memref.load %weights[%v_1142] : memref<?xf32>
                    %v_1146 = vector.broadcast %v_1145 : f32 to vector<16xf32>
                    %v_1147 = arith.mulf %v_942, %v_1146 : vector<16xf32>
                    %v_1148 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1147) : (vector<16xf32>) -> vector<16xf32>
                    %v_1149 = arith.addf %v_1144, %v_1148 : vector<16xf32>
                    vector.maskedstore %y[%v_1143, %v_34], %is_878, %v_1149 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1150 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1150 {
                  %v_1151 = arith.addi %v_810, %c_15 : index
                  %v_1152 = arith.index_cast %v_1151 : index to i64
                  %pointer_1153 = llvm.inttoptr %v_1152 : i64 to !llvm.ptr
                  %v_1154 = "llvm.load"(%pointer_1153) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1155 = arith.addi %v_810, %c_46 : index
                  %v_1156 = arith.index_cast %v_1155 : index to i64
                  %pointer_1157 = llvm.inttoptr %v_1156 : i64 to !llvm.ptr
                  %v_1158 = "llvm.load"(%pointer_1157) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1159 = arith.addi %v_810, %c_47 : index
                  %v_1160 = arith.index_cast %v_1159 : index to i64
                  %pointer_1161 = llvm.inttoptr %v_1160 : i64 to !llvm.ptr
                  %v_1162 = "llvm.load"(%pointer_1161) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1163 = arith.addi %v_810, %c_48 : index
                  %v_1164 = arith.index_cast %v_1163 : index to i64
                  %pointer_1165 = llvm.inttoptr %v_1164 : i64 to !llvm.ptr
                  %v_1166 = "llvm.load"(%pointer_1165) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1167 = arith.addi %v_810, %c_49 : index
                  %v_1168 = arith.index_cast %v_1167 : index to i64
                  %pointer_1169 = llvm.inttoptr %v_1168 : i64 to !llvm.ptr
                  %v_1170 = "llvm.load"(%pointer_1169) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1171 = arith.addi %v_810, %c_50 : index
                  %v_1172 = arith.index_cast %v_1171 : index to i64
                  %pointer_1173 = llvm.inttoptr %v_1172 : i64 to !llvm.ptr
                  %v_1174 = "llvm.load"(%pointer_1173) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1175 = arith.addi %v_810, %c_51 : index
                  %v_1176 = arith.index_cast %v_1175 : index to i64
                  %pointer_1177 = llvm.inttoptr %v_1176 : i64 to !llvm.ptr
                  %v_1178 = "llvm.load"(%pointer_1177) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1179 = arith.addi %v_810, %c_52 : index
                  %v_1180 = arith.index_cast %v_1179 : index to i64
                  %pointer_1181 = llvm.inttoptr %v_1180 : i64 to !llvm.ptr
                  %v_1182 = "llvm.load"(%pointer_1181) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1183 = arith.addi %v_810, %c_53 : index
                  %v_1184 = arith.index_cast %v_1183 : index to i64
                  %pointer_1185 = llvm.inttoptr %v_1184 : i64 to !llvm.ptr
                  %v_1186 = "llvm.load"(%pointer_1185) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1187 = arith.addi %v_810, %c_54 : index
                  %v_1188 = arith.index_cast %v_1187 : index to i64
                  %pointer_1189 = llvm.inttoptr %v_1188 : i64 to !llvm.ptr
                  %v_1190 = "llvm.load"(%pointer_1189) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1191 = arith.addi %v_810, %c_55 : index
                  %v_1192 = arith.index_cast %v_1191 : index to i64
                  %pointer_1193 = llvm.inttoptr %v_1192 : i64 to !llvm.ptr
                  %v_1194 = "llvm.load"(%pointer_1193) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1195 = arith.addi %v_810, %c_56 : index
                  %v_1196 = arith.index_cast %v_1195 : index to i64
                  %pointer_1197 = llvm.inttoptr %v_1196 : i64 to !llvm.ptr
                  %v_1198 = "llvm.load"(%pointer_1197) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1199 = arith.addi %v_810, %c_57 : index
                  %v_1200 = arith.index_cast %v_1199 : index to i64
                  %pointer_1201 = llvm.inttoptr %v_1200 : i64 to !llvm.ptr
                  %v_1202 = "llvm.load"(%pointer_1201) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1203 = arith.addi %v_810, %c_58 : index
                  %v_1204 = arith.index_cast %v_1203 : index to i64
                  %pointer_1205 = llvm.inttoptr %v_1204 : i64 to !llvm.ptr
                  %v_1206 = "llvm.load"(%pointer_1205) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1207 = arith.addi %v_810, %c_59 : index
                  %v_1208 = arith.index_cast %v_1207 : index to i64
                  %pointer_1209 = llvm.inttoptr %v_1208 : i64 to !llvm.ptr
                  %v_1210 = "llvm.load"(%pointer_1209) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1211 = arith.addi %v_810, %c_60 : index
                  %v_1212 = arith.index_cast %v_1211 : index to i64
                  %pointer_1213 = llvm.inttoptr %v_1212 : i64 to !llvm.ptr
                  %v_1214 = "llvm.load"(%pointer_1213) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1215 = arith.subi %v_33, %v_35 : index
                  %v_1216 = arith.index_cast %v_1215 : index to i32
                  %v_1217 = vector.broadcast %v_1216 : i32 to vector<16xi32>
                  %is_1218 = arith.cmpi sge, %c_33, %v_1217 : vector<16xi32>
                  %v_1219 = vector.shuffle %v_1154, %v_1158 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1220 = vector.shuffle %v_1154, %v_1158 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1221 = vector.shuffle %v_1162, %v_1166 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1222 = vector.shuffle %v_1162, %v_1166 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1223 = vector.shuffle %v_1170, %v_1174 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1224 = vector.shuffle %v_1170, %v_1174 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1225 = vector.shuffle %v_1178, %v_1182 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1226 = vector.shuffle %v_1178, %v_1182 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1227 = vector.shuffle %v_1186, %v_1190 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1228 = vector.shuffle %v_1186, %v_1190 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1229 = vector.shuffle %v_1194, %v_1198 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1230 = vector.shuffle %v_1194, %v_1198 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1231 = vector.shuffle %v_1202, %v_1206 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1232 = vector.shuffle %v_1202, %v_1206 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1233 = vector.shuffle %v_1210, %v_1214 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1234 = vector.shuffle %v_1210, %v_1214 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1235 = vector.shuffle %v_1219, %v_1221 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1236 = vector.shuffle %v_1219, %v_1221 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1237 = vector.shuffle %v_1220, %v_1222 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1238 = vector.shuffle %v_1220, %v_1222 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1239 = vector.shuffle %v_1223, %v_1225 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1240 = vector.shuffle %v_1223, %v_1225 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1241 = vector.shuffle %v_1224, %v_1226 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1242 = vector.shuffle %v_1224, %v_1226 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1243 = vector.shuffle %v_1227, %v_1229 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1244 = vector.shuffle %v_1227, %v_1229 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1245 = vector.shuffle %v_1228, %v_1230 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1246 = vector.shuffle %v_1228, %v_1230 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1247 = vector.shuffle %v_1231, %v_1233 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1248 = vector.shuffle %v_1231, %v_1233 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1249 = vector.shuffle %v_1232, %v_1234 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1250 = vector.shuffle %v_1232, %v_1234 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1251 = vector.shuffle %v_1235, %v_1239 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1252 = vector.shuffle %v_1235, %v_1239 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1253 = vector.shuffle %v_1237, %v_1241 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1254 = vector.shuffle %v_1237, %v_1241 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1255 = vector.shuffle %v_1236, %v_1240 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1256 = vector.shuffle %v_1236, %v_1240 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1257 = vector.shuffle %v_1238, %v_1242 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1258 = vector.shuffle %v_1238, %v_1242 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1259 = vector.shuffle %v_1243, %v_1247 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1260 = vector.shuffle %v_1243, %v_1247 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1261 = vector.shuffle %v_1245, %v_1249 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1262 = vector.shuffle %v_1245, %v_1249 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1263 = vector.shuffle %v_1244, %v_1248 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1264 = vector.shuffle %v_1244, %v_1248 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1265 = vector.shuffle %v_1246, %v_1250 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1266 = vector.shuffle %v_1246, %v_1250 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1267 = vector.shuffle %v_1251, %v_1259 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1268 = vector.shuffle %v_1251, %v_1259 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1269 = vector.shuffle %v_1253, %v_1261 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1270 = vector.shuffle %v_1253, %v_1261 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1271 = vector.shuffle %v_1255, %v_1263 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1272 = vector.shuffle %v_1255, %v_1263 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1273 = vector.shuffle %v_1257, %v_1265 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1274 = vector.shuffle %v_1257, %v_1265 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1275 = vector.shuffle %v_1252, %v_1260 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1276 = vector.shuffle %v_1252, %v_1260 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1277 = vector.shuffle %v_1254, %v_1262 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1278 = vector.shuffle %v_1254, %v_1262 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1279 = vector.shuffle %v_1256, %v_1264 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1280 = vector.shuffle %v_1256, %v_1264 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1281 = vector.shuffle %v_1258, %v_1266 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1282 = vector.shuffle %v_1258, %v_1266 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1283 = arith.muli %v_809, %c_7 : index
                  %v_1284 = arith.addi %v_20, %v_1283 : index
                  %v_1285 = memref.load %order[%v_1284] : memref<?xi32>
                  %is_1286 = arith.cmpi sge, %v_1285, %c_34 : i32
                  scf.if %is_1286 {
                    %v_1287 = arith.index_cast %v_1285 : i32 to index
                    %v_1288 = arith.divui %v_1287, %c_35 : index
                    %v_1289 = vector.maskedload %y[%v_1288, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1290 = memref.load %weights[%v_1287] : memref<?xf32>
                    %v_1291 = vector.broadcast %v_1290 : f32 to vector<16xf32>
                    %v_1292 = arith.mulf %v_1267, %v_1291 : vector<16xf32>
                    %v_1293 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1292) : (vector<16xf32>) -> vector<16xf32>
                    %v_1294 = arith.addf %v_1289, %v_1293 : vector<16xf32>
                    vector.maskedstore %y[%v_1288, %v_35], %is_1218, %v_1294 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1295 = arith.muli %v_809, %c_7 : index
                  %v_1296 = arith.addi %v_20, %v_1295 : index
                  %v_1297 = arith.addi %v_1296, %c_6 : index
                  %v_1298 = memref.load %order[%v_1297] : memref<?xi32>
                  %is_1299 = arith.cmpi sge, %v_1298, %c_34 : i32
                  scf.if %is_1299 {
                    %v_1300 = arith.index_cast %v_1298 : i32 to index
                    %v_1301 = arith.divui %v_1300, %c_35 : index
                    %v_1302 = vector.maskedload %y[%v_1301, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1303 = memref.load %weights[%v_1300] : memref<?xf32>
                    %v_1304 = vector.broadcast %v_1303 : f32 to vector<16xf32>
                    %v_1305 = arith.mulf %v_1269, %v_1304 : vector<16xf32>
                    %v_1306 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1305) : (vector<16xf32>) -> vector<16xf32>
                    %v_1307 = arith.addf %v_1302, %v_1306 : vector<16xf32>
                    vector.maskedstore %y[%v_1301, %v_35], %is_1218, %v_1307 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1308 = arith.muli %v_809, %c_7 : index
                  %v_1309 = arith.addi %v_20, %v_1308 : index
                  %v_1310 = arith.addi %v_1309, %c_9 : index
                  %v_1311 = memref.load %order[%v_1310] : memref<?xi32>
                  %is_1312 = arith.cmpi sge, %v_1311, %c_34 : i32
                  scf.if %is_1312 {
                    %v_1313 = arith.index_cast %v_1311 : i32 to index
                    %v_1314 = arith.divui %v_1313, %c_35 : index
                    %v_1315 = vector.maskedload %y[%v_1314, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1316 = memref.load %weights[%v_1313] : memref<?xf32>
                    %v_1317 = vector.broadcast %v_1316 : f32 to vector<16xf32>
                    %v_1318 = arith.mulf %v_1271, %v_1317 : vector<16xf32>
                    %v_1319 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1318) : (vector<16xf32>) -> vector<16xf32>
                    %v_1320 = arith.addf %v_1315, %v_1319 : vector<16xf32>
                    vector.maskedstore %y[%v_1314, %v_35], %is_1218, %v_1320 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1321 = arith.muli %v_809, %c_7 : index
                  %v_1322 = arith.addi %v_20, %v_1321 : index
                  %v_1323 = arith.addi %v_1322, %c_35 : index
                  %v_1324 = memref.load %order[%v_1323] : memref<?xi32>
                  %is_1325 = arith.cmpi sge, %v_1324, %c_34 : i32
                  scf.if %is_1325 {
                    %v_1326 = arith.index_cast %v_1324 : i32 to index
                    %v_1327 = arith.divui %v_1326, %c_35 : index
                    %v_1328 = vector.maskedload %y[%v_1327, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1329 = memref.load %weights[%v_1326] : memref<?xf32>
                    %v_1330 = vector.broadcast %v_1329 : f32 to vector<16xf32>
                    %v_1331 = arith.mulf %v_1273, %v_1330 : vector<16xf32>
                    %v_1332 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1331) : (vector<16xf32>) -> vector<16xf32>
                    %v_1333 = arith.addf %v_1328, %v_1332 : vector<16xf32>
                    vector.maskedstore %y[%v_1327, %v_35], %is_1218, %v_1333 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1334 = arith.muli %v_809, %c_7 : index
                  %v_1335 = arith.addi %v_20, %v_1334 : index
                  %v_1336 = arith.addi %v_1335, %c_36 : index
                  %v_1337 = memref.load %order[%v_1336] : memref<?xi32>
                  %is_1338 = arith.cmpi sge, %v_1337, %c_34 : i32
                  scf.if %is_1338 {
                    %v_1339 = arith.index_cast %v_1337 : i32 to index
                    %v_1340 = arith.divui %v_1339, %c_35 : index
                    %v_1341 = vector.maskedload %y[%v_1340, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1342 = memref.load %weights[%v_1339] : memref<?xf32>
                    %v_1343 = vector.broadcast %v_1342 : f32 to vector<16xf32>
                    %v_1344 = arith.mulf %v_1275, %v_1343 : vector<16xf32>
                    %v_1345 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1344) : (vector<16xf32>) -> vector<16xf32>
                    %v_1346 = arith.addf %v_1341, %v_1345 : vector<16xf32>
                    vector.maskedstore %y[%v_1340, %v_35], %is_1218, %v_1346 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1347 = arith.muli %v_809, %c_7 : index
                  %v_1348 = arith.addi %v_20, %v_1347 : index
                  %v_1349 = arith.addi %v_1348, %c_37 : index
                  %v_1350 = memref.load %order[%v_1349] : memref<?xi32>
                  %is_1351 = arith.cmpi sge, %v_1350, %c_34 : i32
                  scf.if %is_1351 {
                    %v_1352 = arith.index_cast %v_1350 : i32 to index
                    %v_1353 = arith.divui %v_1352, %c_35 : index
                    %v_1354 = vector.maskedload %y[%v_1353, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1355 = memref.load %weights[%v_1352] : memref<?xf32>
                    %v_1356 = vector.broadcast %v_1355 : f32 to vector<16xf32>
                    %v_1357 = arith.mulf %v_1277, %v_1356 : vector<16xf32>
                    %v_1358 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1357) : (vector<16xf32>) -> vector<16xf32>
                    %v_1359 = arith.addf %v_1354, %v_1358 : vector<16xf32>
                    vector.maskedstore %y[%v_1353, %v_35], %is_1218, %v_1359 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1360 = arith.muli %v_809, %c_7 : index
                  %v_1361 = arith.addi %v_20, %v_1360 : index
                  %v_1362 = arith.addi %v_1361, %c_38 : index
                  %v_1363 = memref.load %order[%v_1362] : memref<?xi32>
                  %is_1364 = arith.cmpi sge, %v_1363, %c_34 : i32
                  scf.if %is_1364 {
                    %v_1365 = arith.index_cast %v_1363 : i32 to index
                    %v_1366 = arith.divui %v_1365, %c_35 : index
                    %v_1367 = vector.maskedload %y[%v_1366, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1368 = memref.load %weights[%v_1365] : memref<?xf32>
                    %v_1369 = vector.broadcast %v_1368 : f32 to vector<16xf32>
                    %v_1370 = arith.mulf %v_1279, %v_1369 : vector<16xf32>
                    %v_1371 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1370) : (vector<16xf32>) -> vector<16xf32>
                    %v_1372 = arith.addf %v_1367, %v_1371 : vector<16xf32>
                    vector.maskedstore %y[%v_1366, %v_35], %is_1218, %v_1372 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1373 = arith.muli %v_809, %c_7 : index
                  %v_1374 = arith.addi %v_20, %v_1373 : index
                  %v_1375 = arith.addi %v_1374, %c_39 : index
                  %v_1376 = memref.load %order[%v_1375] : memref<?xi32>
                  %is_1377 = arith.cmpi sge, %v_1376, %c_34 : i32
                  scf.if %is_1377 {
                    %v_1378 = arith.index_cast %v_1376 : i32 to index
                    %v_1379 = arith.divui %v_1378, %c_35 : index
                    %v_1380 = vector.maskedload %y[%v_1379, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1381 = memref.load %weights[%v_1378] : memref<?xf32>
                    %v_1382 = vector.broadcast %v_1381 : f32 to vector<16xf32>
                    %v_1383 = arith.mulf %v_1281, %v_1382 : vector<16xf32>
                    %v_1384 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1383) : (vector<16xf32>) -> vector<16xf32>
                    %v_1385 = arith.addf %v_1380, %v_1384 : vector<16xf32>
                    vector.maskedstore %y[%v_1379, %v_35], %is_1218, %v_1385 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1386 = arith.muli %v_809, %c_7 : index
                  %v_1387 = arith.addi %v_20, %v_1386 : index
                  %v_1388 = arith.addi %v_1387, %c_40 : index
                  %v_1389 = memref.load %order[%v_1388] : memref<?xi32>
                  %is_1390 = arith.cmpi sge, %v_1389, %c_34 : i32
                  scf.if %is_1390 {
                    %v_1391 = arith.index_cast %v_1389 : i32 to index
                    %v_1392 = arith.divui %v_1391, %c_35 : index
                    %v_1393 = vector.maskedload %y[%v_1392, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1394 = memref.load %weights[%v_1391] : memref<?xf32>
                    %v_1395 = vector.broadcast %v_1394 : f32 to vector<16xf32>
                    %v_1396 = arith.mulf %v_1268, %v_1395 : vector<16xf32>
                    %v_1397 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1396) : (vector<16xf32>) -> vector<16xf32>
                    %v_1398 = arith.addf %v_1393, %v_1397 : vector<16xf32>
                    vector.maskedstore %y[%v_1392, %v_35], %is_1218, %v_1398 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1399 = arith.muli %v_809, %c_7 : index
                  %v_1400 = arith.addi %v_20, %v_1399 : index
                  %v_1401 = arith.addi %v_1400, %c_41 : index
                  %v_1402 = memref.load %order[%v_1401] : memref<?xi32>
                  %is_1403 = arith.cmpi sge, %v_1402, %c_34 : i32
                  scf.if %is_1403 {
                    %v_1404 = arith.index_cast %v_1402 : i32 to index
                    %v_1405 = arith.divui %v_1404, %c_35 : index
                    %v_1406 = vector.maskedload %y[%v_1405, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1407 = memref.load %weights[%v_1404] : memref<?xf32>
                    %v_1408 = vector.broadcast %v_1407 : f32 to vector<16xf32>
                    %v_1409 = arith.mulf %v_1270, %v_1408 : vector<16xf32>
                    %v_1410 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1409) : (vector<16xf32>) -> vector<16xf32>
                    %v_1411 = arith.addf %v_1406, %v_1410 : vector<16xf32>
                    vector.maskedstore %y[%v_1405, %v_35], %is_1218, %v_1411 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1412 = arith.muli %v_809, %c_7 : index
                  %v_1413 = arith.addi %v_20, %v_1412 : index
                  %v_1414 = arith.addi %v_1413, %c_42 : index
                  %v_1415 = memref.load %order[%v_1414] : memref<?xi32>
                  %is_1416 = arith.cmpi sge, %v_1415, %c_34 : i32
                  scf.if %is_1416 {
                    %v_1417 = arith.index_cast %v_1415 : i32 to index
                    %v_1418 = arith.divui %v_1417, %c_35 : index
                    %v_1419 = vector.maskedload %y[%v_1418, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1420 = memref.load %weights[%v_1417] : memref<?xf32>
                    %v_1421 = vector.broadcast %v_1420 : f32 to vector<16xf32>
                    %v_1422 = arith.mulf %v_1272, %v_1421 : vector<16xf32>
                    %v_1423 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1422) : (vector<16xf32>) -> vector<16xf32>
                    %v_1424 = arith.addf %v_1419, %v_1423 : vector<16xf32>
                    vector.maskedstore %y[%v_1418, %v_35], %is_1218, %v_1424 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1425 = arith.muli %v_809, %c_7 : index
                  %v_1426 = arith.addi %v_20, %v_1425 : index
                  %v_1427 = arith.addi %v_1426, %c_16 : index
                  %v_1428 = memref.load %order[%v_1427] : memref<?xi32>
                  %is_1429 = arith.cmpi sge, %v_1428, %c_34 : i32
                  scf.if %is_1429 {
                    %v_1430 = arith.index_cast %v_1428 : i32 to index
                    %v_1431 = arith.divui %v_1430, %c_35 : index
                    %v_1432 = vector.maskedload %y[%v_1431, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1433 = memref.load %weights[%v_1430] : memref<?xf32>
                    %v_1434 = vector.broadcast %v_1433 : f32 to vector<16xf32>
                    %v_1435 = arith.mulf %v_1274, %v_1434 : vector<16xf32>
                    %v_1436 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1435) : (vector<16xf32>) -> vector<16xf32>
                    %v_1437 = arith.addf %v_1432, %v_1436 : vector<16xf32>
                    vector.maskedstore %y[%v_1431, %v_35], %is_1218, %v_1437 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1438 = arith.muli %v_809, %c_7 : index
                  %v_1439 = arith.addi %v_20, %v_1438 : index
                  %v_1440 = arith.addi %v_1439, %c_43 : index
                  %v_1441 = memref.load %order[%v_1440] : memref<?xi32>
                  %is_1442 = arith.cmpi sge, %v_1441, %c_34 : i32
                  scf.if %is_1442 {
                    %v_1443 = arith.index_cast %v_1441 : i32 to index
                    %v_1444 = arith.divui %v_1443, %c_35 : index
                    %v_1445 = vector.maskedload %y[%v_1444, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1446 = memref.load %weights[%v_1443] : memref<?xf32>
                    %v_1447 = vector.broadcast %v_1446 : f32 to vector<16xf32>
                    %v_1448 = arith.mulf %v_1276, %v_1447 : vector<16xf32>
                    %v_1449 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1448) : (vector<16xf32>) -> vector<16xf32>
                    %v_1450 = arith.addf %v_1445, %v_1449 : vector<16xf32>
                    vector.maskedstore %y[%v_1444, %v_35], %is_1218, %v_1450 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1451 = arith.muli %v_809, %c_7 : index
                  %v_1452 = arith.addi %v_20, %v_1451 : index
                  %v_1453 = arith.addi %v_1452, %c_44 : index
                  %v_1454 = memref.load %order[%v_1453] : memref<?xi32>
                  %is_1455 = arith.cmpi sge, %v_1454, %c_34 : i32
                  scf.if %is_1455 {
                    %v_1456 = arith.index_cast %v_1454 : i32 to index
                    %v_1457 = arith.divui %v_1456, %c_35 : index
                    %v_1458 = vector.maskedload %y[%v_1457, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1459 = memref.load %weights[%v_1456] : memref<?xf32>
                    %v_1460 = vector.broadcast %v_1459 : f32 to vector<16xf32>
                    %v_1461 = arith.mulf %v_1278, %v_1460 : vector<16xf32>
                    %v_1462 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1461) : (vector<16xf32>) -> vector<16xf32>
                    %v_1463 = arith.addf %v_1458, %v_1462 : vector<16xf32>
                    vector.maskedstore %y[%v_1457, %v_35], %is_1218, %v_1463 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1464 = arith.muli %v_809, %c_7 : index
                  %v_1465 = arith.addi %v_20, %v_1464 : index
                  %v_1466 = arith.addi %v_1465, %c_45 : index
                  %v_1467 = memref.load %order[%v_1466] : memref<?xi32>
                  %is_1468 = arith.cmpi sge, %v_1467, %c_34 : i32
                  scf.if %is_1468 {
                    %v_1469 = arith.index_cast %v_1467 : i32 to index
                    %v_1470 = arith.divui %v_1469, %c_35 : index
                    %v_1471 = vector.maskedload %y[%v_1470, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1472 = memref.load %weights[%v_1469] : memref<?xf32>
                    %v_1473 = vector.broadcast %v_1472 : f32 to vector<16xf32>
                    %v_1474 = arith.mulf %v_1280, %v_1473 : vector<16xf32>
                    %v_1475 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1474) : (vector<16xf32>) -> vector<16xf32>
                    %v_1476 = arith.addf %v_1471, %v_1475 : vector<16xf32>
                    vector.maskedstore %y[%v_1470, %v_35], %is_1218, %v_1476 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1477 = arith.muli %v_809, %c_7 : index
                  %v_1478 = arith.addi %v_20, %v_1477 : index
                  %v_1479 = arith.addi %v_1478, %c_10 : index
                  %v_1480 = memref.load %order[%v_1479] : memref<?xi32>
                  %is_1481 = arith.cmpi sge, %v_1480, %c_34 : i32
                  scf.if %is_1481 {
                    %v_1482 = arith.index_cast %v_1480 : i32 to index
                    %v_1483 = arith.divui %v_1482, %c_35 : index
                    %v_1484 = vector.maskedload %y[%v_1483, %v_35], %is_1218, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1485 = memref.load %weights[%v_1482] : memref<?xf32>
                    %v_1486 = vector.broadcast %v_1485 : f32 to vector<16xf32>
                    %v_1487 = arith.mulf %v_1282, %v_1486 : vector<16xf32>
                    %v_1488 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1487) : (vector<16xf32>) -> vector<16xf32>
                    %v_1489 = arith.addf %v_1484, %v_1488 : vector<16xf32>
                    vector.maskedstore %y[%v_1483, %v_35], %is_1218, %v_1489 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_1490 = arith.muli %v_62, %c_9 : index
              %v_1491 = arith.muli %v_62, %c_9 : index
              %v_1492 = arith.subi %v_24, %v_1491 : index
              %v_1493 = arith.remui %v_1492, %c_9 : index
              %is_1494 = arith.cmpi eq, %v_1493, %c_6 : index
              scf.if %is_1494 {
                %v_1495 = arith.muli %v_1490, %c_15 : index
                %v_1496 = arith.addi %v_28, %v_1495 : index
                %address_1497 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_1498 = arith.muli %v_18, %c_1 : index
                %v_1499 = arith.addi %v_1498, %v_34 : index
                %v_1500 = arith.muli %v_1499, %c_13 : index
                %v_1501 = arith.addi %address_1497, %v_1500 : index
                %v_1502 = arith.muli %v_18, %c_1 : index
                %v_1503 = arith.addi %v_1502, %v_35 : index
                %v_1504 = arith.muli %v_1503, %c_13 : index
                %v_1505 = arith.addi %address_1497, %v_1504 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                scf.for %i_1506 = %c_5 to %c_5 step %c_6 {
                  %v_1507 = arith.muli %v_30, %c_5 : index
                  %v_1508 = arith.addi %v_1507, %c_16 : index
                  %v_1509 = arith.muli %v_30, %c_5 : index
                  %v_1510 = arith.divui %v_1508, %v_1509 : index
                  %v_1511 = arith.muli %v_62, %c_5 : index
                  %v_1512 = arith.addi %v_1511, %i_1506 : index
                  %v_1513 = arith.muli %v_1512, %v_1510 : index
                  scf.for %i_1514 = %c_5 to %v_1510 step %c_6 {
                    %v_1515 = arith.addi %v_1513, %i_1514 : index
                    %v_1516 = arith.minsi %v_1515, %c_16 : index
                    %v_1517 = arith.muli %v_1516, %c_0 : index
                    %v_1518 = arith.addi %v_40, %v_1517 : index
                    %v_1519 = arith.index_cast %v_1518 : index to i64
                    %pointer_1520 = llvm.inttoptr %v_1519 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1520) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1521 = arith.muli %v_1516, %c_0 : index
                    %v_1522 = arith.addi %v_45, %v_1521 : index
                    %v_1523 = arith.index_cast %v_1522 : index to i64
                    %pointer_1524 = llvm.inttoptr %v_1523 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1524) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1525 = arith.muli %i_1506, %c_0 : index
                  %v_1526 = arith.addi %v_1501, %v_1525 : index
                  %v_1527 = arith.muli %i_1506, %c_0 : index
                  %v_1528 = arith.addi %v_1505, %v_1527 : index
                  %v_1529 = arith.muli %i_1506, %c_15 : index
                  %v_1530 = arith.addi %v_1496, %v_1529 : index
                  %v_1531 = arith.index_cast %v_1526 : index to i64
                  %v_1532 = arith.index_cast %v_1528 : index to i64
                  %v_1533 = arith.index_cast %v_1530 : index to i64
                  %v_1534 = arith.index_cast %c_13 : index to i64
                  %v_1535 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1531, %v_1532, %v_1533, %v_1534, %v_1535 : (i64, i64, i64, i64, i64) -> ()
                }
                %v_1536 = arith.addi %v_9, %c_15 : index
                %v_1537 = arith.index_cast %v_9 : index to i64
                %v_1538 = arith.index_cast %v_1536 : index to i64
                %v_1539 = arith.index_cast %v_1496 : index to i64
                %v_1540 = arith.index_cast %c_0 : index to i64
                %v_1541 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1537, %v_1538, %v_1539, %v_1540, %v_1541 : (i64, i64, i64, i64, i64) -> ()
                %v_1542 = arith.index_cast %v_6 : index to i64
                %v_1543 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1542, %v_1543 : (i64, i64) -> ()
                %v_1544 = arith.addi %v_6, %c_15 : index
                %v_1545 = arith.index_cast %v_1544 : index to i64
                %v_1546 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1545, %v_1546 : (i64, i64) -> ()
                %is_1547 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_1547 {
                  %v_1548 = arith.index_cast %v_6 : index to i64
                  %pointer_1549 = llvm.inttoptr %v_1548 : i64 to !llvm.ptr
                  %v_1550 = "llvm.load"(%pointer_1549) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1551 = arith.addi %v_6, %c_0 : index
                  %v_1552 = arith.index_cast %v_1551 : index to i64
                  %pointer_1553 = llvm.inttoptr %v_1552 : i64 to !llvm.ptr
                  %v_1554 = "llvm.load"(%pointer_1553) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1555 = arith.addi %v_6, %c_19 : index
                  %v_1556 = arith.index_cast %v_1555 : index to i64
                  %pointer_1557 = llvm.inttoptr %v_1556 : i64 to !llvm.ptr
                  %v_1558 = "llvm.load"(%pointer_1557) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1559 = arith.addi %v_6, %c_20 : index
                  %v_1560 = arith.index_cast %v_1559 : index to i64
                  %pointer_1561 = llvm.inttoptr %v_1560 : i64 to !llvm.ptr
                  %v_1562 = "llvm.load"(%pointer_1561) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1563 = arith.addi %v_6, %c_21 : index
                  %v_1564 = arith.index_cast %v_1563 : index to i64
                  %pointer_1565 = llvm.inttoptr %v_1564 : i64 to !llvm.ptr
                  %v_1566 = "llvm.load"(%pointer_1565) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1567 = arith.addi %v_6, %c_22 : index
                  %v_1568 = arith.index_cast %v_1567 : index to i64
                  %pointer_1569 = llvm.inttoptr %v_1568 : i64 to !llvm.ptr
                  %v_1570 = "llvm.load"(%pointer_1569) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1571 = arith.addi %v_6, %c_23 : index
                  %v_1572 = arith.index_cast %v_1571 : index to i64
                  %pointer_1573 = llvm.inttoptr %v_1572 : i64 to !llvm.ptr
                  %v_1574 = "llvm.load"(%pointer_1573) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1575 = arith.addi %v_6, %c_24 : index
                  %v_1576 = arith.index_cast %v_1575 : index to i64
                  %pointer_1577 = llvm.inttoptr %v_1576 : i64 to !llvm.ptr
                  %v_1578 = "llvm.load"(%pointer_1577) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1579 = arith.addi %v_6, %c_25 : index
                  %v_1580 = arith.index_cast %v_1579 : index to i64
                  %pointer_1581 = llvm.inttoptr %v_1580 : i64 to !llvm.ptr
                  %v_1582 = "llvm.load"(%pointer_1581) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1583 = arith.addi %v_6, %c_26 : index
                  %v_1584 = arith.index_cast %v_1583 : index to i64
                  %pointer_1585 = llvm.inttoptr %v_1584 : i64 to !llvm.ptr
                  %v_1586 = "llvm.load"(%pointer_1585) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1587 = arith.addi %v_6, %c_27 : index
                  %v_1588 = arith.index_cast %v_1587 : index to i64
                  %pointer_1589 = llvm.inttoptr %v_1588 : i64 to !llvm.ptr
                  %v_1590 = "llvm.load"(%pointer_1589) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1591 = arith.addi %v_6, %c_28 : index
                  %v_1592 = arith.index_cast %v_1591 : index to i64
                  %pointer_1593 = llvm.inttoptr %v_1592 : i64 to !llvm.ptr
                  %v_1594 = "llvm.load"(%pointer_1593) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1595 = arith.addi %v_6, %c_29 : index
                  %v_1596 = arith.index_cast %v_1595 : index to i64
                  %pointer_1597 = llvm.inttoptr %v_1596 : i64 to !llvm.ptr
                  %v_1598 = "llvm.load"(%pointer_1597) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1599 = arith.addi %v_6, %c_30 : index
                  %v_1600 = arith.index_cast %v_1599 : index to i64
                  %pointer_1601 = llvm.inttoptr %v_1600 : i64 to !llvm.ptr
                  %v_1602 = "llvm.load"(%pointer_1601) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1603 = arith.addi %v_6, %c_31 : index
                  %v_1604 = arith.index_cast %v_1603 : index to i64
                  %pointer_1605 = llvm.inttoptr %v_1604 : i64 to !llvm.ptr
                  %v_1606 = "llvm.load"(%pointer_1605) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1607 = arith.addi %v_6, %c_32 : index
                  %v_1608 = arith.index_cast %v_1607 : index to i64
                  %pointer_1609 = llvm.inttoptr %v_1608 : i64 to !llvm.ptr
                  %v_1610 = "llvm.load"(%pointer_1609) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1611 = arith.subi %i_32, %v_34 : index
                  %v_1612 = arith.index_cast %v_1611 : index to i32
                  %v_1613 = vector.broadcast %v_1612 : i32 to vector<16xi32>
                  %is_1614 = arith.cmpi sge, %c_33, %v_1613 : vector<16xi32>
                  %v_1615 = vector.shuffle %v_1550, %v_1554 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1616 = vector.shuffle %v_1550, %v_1554 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1617 = vector.shuffle %v_1558, %v_1562 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1618 = vector.shuffle %v_1558, %v_1562 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1619 = vector.shuffle %v_1566, %v_1570 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1620 = vector.shuffle %v_1566, %v_1570 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1621 = vector.shuffle %v_1574, %v_1578 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1622 = vector.shuffle %v_1574, %v_1578 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1623 = vector.shuffle %v_1582, %v_1586 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1624 = vector.shuffle %v_1582, %v_1586 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1625 = vector.shuffle %v_1590, %v_1594 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1626 = vector.shuffle %v_1590, %v_1594 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1627 = vector.shuffle %v_1598, %v_1602 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1628 = vector.shuffle %v_1598, %v_1602 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1629 = vector.shuffle %v_1606, %v_1610 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1630 = vector.shuffle %v_1606, %v_1610 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1631 = vector.shuffle %v_1615, %v_1617 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1632 = vector.shuffle %v_1615, %v_1617 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1633 = vector.shuffle %v_1616, %v_1618 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1634 = vector.shuffle %v_1616, %v_1618 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1635 = vector.shuffle %v_1619, %v_1621 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1636 = vector.shuffle %v_1619, %v_1621 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1637 = vector.shuffle %v_1620, %v_1622 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1638 = vector.shuffle %v_1620, %v_1622 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1639 = vector.shuffle %v_1623, %v_1625 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1640 = vector.shuffle %v_1623, %v_1625 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1641 = vector.shuffle %v_1624, %v_1626 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1642 = vector.shuffle %v_1624, %v_1626 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1643 = vector.shuffle %v_1627, %v_1629 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1644 = vector.shuffle %v_1627, %v_1629 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1645 = vector.shuffle %v_1628, %v_1630 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1646 = vector.shuffle %v_1628, %v_1630 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1647 = vector.shuffle %v_1631, %v_1635 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1648 = vector.shuffle %v_1631, %v_1635 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1649 = vector.shuffle %v_1633, %v_1637 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1650 = vector.shuffle %v_1633, %v_1637 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1651 = vector.shuffle %v_1632, %v_1636 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1652 = vector.shuffle %v_1632, %v_1636 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1653 = vector.shuffle %v_1634, %v_1638 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1654 = vector.shuffle %v_1634, %v_1638 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1655 = vector.shuffle %v_1639, %v_1643 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1656 = vector.shuffle %v_1639, %v_1643 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1657 = vector.shuffle %v_1641, %v_1645 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1658 = vector.shuffle %v_1641, %v_1645 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1659 = vector.shuffle %v_1640, %v_1644 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1660 = vector.shuffle %v_1640, %v_1644 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1661 = vector.shuffle %v_1642, %v_1646 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1662 = vector.shuffle %v_1642, %v_1646 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1663 = vector.shuffle %v_1647, %v_1655 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1664 = vector.shuffle %v_1647, %v_1655 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1665 = vector.shuffle %v_1649, %v_1657 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1666 = vector.shuffle %v_1649, %v_1657 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1667 = vector.shuffle %v_1651, %v_1659 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1668 = vector.shuffle %v_1651, %v_1659 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1669 = vector.shuffle %v_1653, %v_1661 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1670 = vector.shuffle %v_1653, %v_1661 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1671 = vector.shuffle %v_1648, %v_1656 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1672 = vector.shuffle %v_1648, %v_1656 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1673 = vector.shuffle %v_1650, %v_1658 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1674 = vector.shuffle %v_1650, %v_1658 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1675 = vector.shuffle %v_1652, %v_1660 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1676 = vector.shuffle %v_1652, %v_1660 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1677 = vector.shuffle %v_1654, %v_1662 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1678 = vector.shuffle %v_1654, %v_1662 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1679 = arith.muli %v_1490, %c_7 : index
                  %v_1680 = arith.addi %v_20, %v_1679 : index
                  %v_1681 = memref.load %order[%v_1680] : memref<?xi32>
                  %is_1682 = arith.cmpi sge, %v_1681, %c_34 : i32
                  scf.if %is_1682 {
                    %v_1683 = arith.index_cast %v_1681 : i32 to index
                    %v_1684 = arith.divui %v_1683, %c_35 : index
                    %v_1685 = vector.maskedload %y[%v_1684, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1686 = memref.load %weights[%v_1683] : memref<?xf32>
                    %v_1687 = vector.broadcast %v_1686 : f32 to vector<16xf32>
                    %v_1688 = arith.mulf %v_1663, %v_1687 : vector<16xf32>
                    %v_1689 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1688) : (vector<16xf32>) -> vector<16xf32>
                    %v_1690 = arith.addf %v_1685, %v_1689 : vector<16xf32>
                    vector.maskedstore %y[%v_1684, %v_34], %is_1614, %v_1690 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1691 = arith.muli %v_1490, %c_7 : index
                  %v_1692 = arith.addi %v_20, %v_1691 : index
                  %v_1693 = arith.addi %v_1692, %c_6 : index
                  %v_1694 = memref.load %order[%v_1693] : memref<?xi32>
                  %is_1695 = arith.cmpi sge, %v_1694, %c_34 : i32
                  scf.if %is_1695 {
                    %v_1696 = arith.index_cast %v_1694 : i32 to index
                    %v_1697 = arith.divui %v_1696, %c_35 : index
                    %v_1698 = vector.maskedload %y[%v_1697, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1699 = memref.load %weights[%v_1696] : memref<?xf32>
                    %v_1700 = vector.broadcast %v_1699 : f32 to vector<16xf32>
                    %v_1701 = arith.mulf %v_1665, %v_1700 : vector<16xf32>
                    %v_1702 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1701) : (vector<16xf32>) -> vector<16xf32>
                    %v_1703 = arith.addf %v_1698, %v_1702 : vector<16xf32>
                    vector.maskedstore %y[%v_1697, %v_34], %is_1614, %v_1703 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1704 = arith.muli %v_1490, %c_7 : index
                  %v_1705 = arith.addi %v_20, %v_1704 : index
                  %v_1706 = arith.addi %v_1705, %c_9 : index
                  %v_1707 = memref.load %order[%v_1706] : memref<?xi32>
                  %is_1708 = arith.cmpi sge, %v_1707, %c_34 : i32
                  scf.if %is_1708 {
                    %v_1709 = arith.index_cast %v_1707 : i32 to index
                    %v_1710 = arith.divui %v_1709, %c_35 : index
                    %v_1711 = vector.maskedload %y[%v_1710, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1712 = memref.load %weights[%v_1709] : memref<?xf32>
                    %v_1713 = vector.broadcast %v_1712 : f32 to vector<16xf32>
                    %v_1714 = arith.mulf %v_1667, %v_1713 : vector<16xf32>
                    %v_1715 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1714) : (vector<16xf32>) -> vector<16xf32>
                    %v_1716 = arith.addf %v_1711, %v_1715 : vector<16xf32>
                    vector.maskedstore %y[%v_1710, %v_34], %is_1614, %v_1716 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1717 = arith.muli %v_1490, %c_7 : index
                  %v_1718 = arith.addi %v_20, %v_1717 : index
                  %v_1719 = arith.addi %v_1718, %c_35 : index
                  %v_1720 = memref.load %order[%v_1719] : memref<?xi32>
                  %is_1721 = arith.cmpi sge, %v_1720, %c_34 : i32
                  scf.if %is_1721 {
                    %v_1722 = arith.index_cast %v_1720 : i32 to index
                    %v_1723 = arith.divui %v_1722, %c_35 : index
                    %v_1724 = vector.maskedload %y[%v_1723, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1725 = memref.load %weights[%v_1722] : memref<?xf32>
                    %v_1726 = vector.broadcast %v_1725 : f32 to vector<16xf32>
                    %v_1727 = arith.mulf %v_1669, %v_1726 : vector<16xf32>
                    %v_1728 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1727) : (vector<16xf32>) -> vector<16xf32>
                    %v_1729 = arith.addf %v_1724, %v_1728 : vector<16xf32>
                    vector.maskedstore %y[%v_1723, %v_34], %is_1614, %v_1729 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1730 = arith.muli %v_1490, %c_7 : index
                  %v_1731 = arith.addi %v_20, %v_1730 : index
                  %v_1732 = arith.addi %v_1731, %c_36 : index
                  %v_1733 = memref.load %order[%v_1732] : memref<?xi32>
                  %is_1734 = arith.cmpi sge, %v_1733, %c_34 : i32
                  scf.if %is_1734 {
                    %v_1735 = arith.index_cast %v_1733 : i32 to index
                    %v_1736 = arith.divui %v_1735, %c_35 : index
                    %v_1737 = vector.maskedload %y[%v_1736, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1738 = memref.load %weights[%v_1735] : memref<?xf32>
                    %v_1739 = vector.broadcast %v_1738 : f32 to vector<16xf32>
                    %v_1740 = arith.mulf %v_1671, %v_1739 : vector<16xf32>
                    %v_1741 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1740) : (vector<16xf32>) -> vector<16xf32>
                    %v_1742 = arith.addf %v_1737, %v_1741 : vector<16xf32>
                    vector.maskedstore %y[%v_1736, %v_34], %is_1614, %v_1742 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1743 = arith.muli %v_1490, %c_7 : index
                  %v_1744 = arith.addi %v_20, %v_1743 : index
                  %v_1745 = arith.addi %v_1744, %c_37 : index
                  %v_1746 = memref.load %order[%v_1745] : memref<?xi32>
                  %is_1747 = arith.cmpi sge, %v_1746, %c_34 : i32
                  scf.if %is_1747 {
                    %v_1748 = arith.index_cast %v_1746 : i32 to index
                    %v_1749 = arith.divui %v_1748, %c_35 : index
                    %v_1750 = vector.maskedload %y[%v_1749, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1751 = memref.load %weights[%v_1748] : memref<?xf32>
                    %v_1752 = vector.broadcast %v_1751 : f32 to vector<16xf32>
                    %v_1753 = arith.mulf %v_1673, %v_1752 : vector<16xf32>
                    %v_1754 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1753) : (vector<16xf32>) -> vector<16xf32>
                    %v_1755 = arith.addf %v_1750, %v_1754 : vector<16xf32>
                    vector.maskedstore %y[%v_1749, %v_34], %is_1614, %v_1755 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1756 = arith.muli %v_1490, %c_7 : index
                  %v_1757 = arith.addi %v_20, %v_1756 : index
                  %v_1758 = arith.addi %v_1757, %c_38 : index
                  %v_1759 = memref.load %order[%v_1758] : memref<?xi32>
                  %is_1760 = arith.cmpi sge, %v_1759, %c_34 : i32
                  scf.if %is_1760 {
                    %v_1761 = arith.index_cast %v_1759 : i32 to index
                    %v_1762 = arith.divui %v_1761, %c_35 : index
                    %v_1763 = vector.maskedload %y[%v_1762, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1764 = memref.load %weights[%v_1761] : memref<?xf32>
                    %v_1765 = vector.broadcast %v_1764 : f32 to vector<16xf32>
                    %v_1766 = arith.mulf %v_1675, %v_1765 : vector<16xf32>
                    %v_1767 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1766) : (vector<16xf32>) -> vector<16xf32>
                    %v_1768 = arith.addf %v_1763, %v_1767 : vector<16xf32>
                    vector.maskedstore %y[%v_1762, %v_34], %is_1614, %v_1768 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1769 = arith.muli %v_1490, %c_7 : index
                  %v_1770 = arith.addi %v_20, %v_1769 : index
                  %v_1771 = arith.addi %v_1770, %c_39 : index
                  %v_1772 = memref.load %order[%v_1771] : memref<?xi32>
                  %is_1773 = arith.cmpi sge, %v_1772, %c_34 : i32
                  scf.if %is_1773 {
                    %v_1774 = arith.index_cast %v_1772 : i32 to index
                    %v_1775 = arith.divui %v_1774, %c_35 : index
                    %v_1776 = vector.maskedload %y[%v_1775, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1777 = memref.load %weights[%v_1774] : memref<?xf32>
                    %v_1778 = vector.broadcast %v_1777 : f32 to vector<16xf32>
                    %v_1779 = arith.mulf %v_1677, %v_1778 : vector<16xf32>
                    %v_1780 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1779) : (vector<16xf32>) -> vector<16xf32>
                    %v_1781 = arith.addf %v_1776, %v_1780 : vector<16xf32>
                    vector.maskedstore %y[%v_1775, %v_34], %is_1614, %v_1781 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1782 = arith.muli %v_1490, %c_7 : index
                  %v_1783 = arith.addi %v_20, %v_1782 : index
                  %v_1784 = arith.addi %v_1783, %c_40 : index
                  %v_1785 = memref.load %order[%v_1784] : memref<?xi32>
                  %is_1786 = arith.cmpi sge, %v_1785, %c_34 : i32
                  scf.if %is_1786 {
                    %v_1787 = arith.index_cast %v_1785 : i32 to index
                    %v_1788 = arith.divui %v_1787, %c_35 : index
                    %v_1789 = vector.maskedload %y[%v_1788, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1790 = memref.load %weights[%v_1787] : memref<?xf32>
                    %v_1791 = vector.broadcast %v_1790 : f32 to vector<16xf32>
                    %v_1792 = arith.mulf %v_1664, %v_1791 : vector<16xf32>
                    %v_1793 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1792) : (vector<16xf32>) -> vector<16xf32>
                    %v_1794 = arith.addf %v_1789, %v_1793 : vector<16xf32>
                    vector.maskedstore %y[%v_1788, %v_34], %is_1614, %v_1794 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1795 = arith.muli %v_1490, %c_7 : index
                  %v_1796 = arith.addi %v_20, %v_1795 : index
                  %v_1797 = arith.addi %v_1796, %c_41 : index
                  %v_1798 = memref.load %order[%v_1797] : memref<?xi32>
                  %is_1799 = arith.cmpi sge, %v_1798, %c_34 : i32
                  scf.if %is_1799 {
                    %v_1800 = arith.index_cast %v_1798 : i32 to index
                    %v_1801 = arith.divui %v_1800, %c_35 : index
                    %v_1802 = vector.maskedload %y[%v_1801, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1803 = memref.load %weights[%v_1800] : memref<?xf32>
                    %v_1804 = vector.broadcast %v_1803 : f32 to vector<16xf32>
                    %v_1805 = arith.mulf %v_1666, %v_1804 : vector<16xf32>
                    %v_1806 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1805) : (vector<16xf32>) -> vector<16xf32>
                    %v_1807 = arith.addf %v_1802, %v_1806 : vector<16xf32>
                    vector.maskedstore %y[%v_1801, %v_34], %is_1614, %v_1807 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1808 = arith.muli %v_1490, %c_7 : index
                  %v_1809 = arith.addi %v_20, %v_1808 : index
                  %v_1810 = arith.addi %v_1809, %c_42 : index
                  %v_1811 = memref.load %order[%v_1810] : memref<?xi32>
                  %is_1812 = arith.cmpi sge, %v_1811, %c_34 : i32
                  scf.if %is_1812 {
                    %v_1813 = arith.index_cast %v_1811 : i32 to index
                    %v_1814 = arith.divui %v_1813, %c_35 : index
                    %v_1815 = vector.maskedload %y[%v_1814, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1816 = memref.load %weights[%v_1813] : memref<?xf32>
                    %v_1817 = vector.broadcast %v_1816 : f32 to vector<16xf32>
                    %v_1818 = arith.mulf %v_1668, %v_1817 : vector<16xf32>
                    %v_1819 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1818) : (vector<16xf32>) -> vector<16xf32>
                    %v_1820 = arith.addf %v_1815, %v_1819 : vector<16xf32>
                    vector.maskedstore %y[%v_1814, %v_34], %is_1614, %v_1820 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1821 = arith.muli %v_1490, %c_7 : index
                  %v_1822 = arith.addi %v_20, %v_1821 : index
                  %v_1823 = arith.addi %v_1822, %c_16 : index
                  %v_1824 = memref.load %order[%v_1823] : memref<?xi32>
                  %is_1825 = arith.cmpi sge, %v_1824, %c_34 : i32
                  scf.if %is_1825 {
                    %v_1826 = arith.index_cast %v_1824 : i32 to index
                    %v_1827 = arith.divui %v_1826, %c_35 : index
                    %v_1828 = vector.maskedload %y[%v_1827, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1829 = memref.load %weights[%v_1826] : memref<?xf32>
                    %v_1830 = vector.broadcast %v_1829 : f32 to vector<16xf32>
                    %v_1831 = arith.mulf %v_1670, %v_1830 : vector<16xf32>
                    %v_1832 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1831) : (vector<16xf32>) -> vector<16xf32>
                    %v_1833 = arith.addf %v_1828, %v_1832 : vector<16xf32>
                    vector.maskedstore %y[%v_1827, %v_34], %is_1614, %v_1833 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1834 = arith.muli %v_1490, %c_7 : index
                  %v_1835 = arith.addi %v_20, %v_1834 : index
                  %v_1836 = arith.addi %v_1835, %c_43 : index
                  %v_1837 = memref.load %order[%v_1836] : memref<?xi32>
                  %is_1838 = arith.cmpi sge, %v_1837, %c_34 : i32
                  scf.if %is_1838 {
                    %v_1839 = arith.index_cast %v_1837 : i32 to index
                    %v_1840 = arith.divui %v_1839, %c_35 : index
                    %v_1841 = vector.maskedload %y[%v_1840, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1842 = memref.load %weights[%v_1839] : memref<?xf32>
                    %v_1843 = vector.broadcast %v_1842 : f32 to vector<16xf32>
                    %v_1844 = arith.mulf %v_1672, %v_1843 : vector<16xf32>
                    %v_1845 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1844) : (vector<16xf32>) -> vector<16xf32>
                    %v_1846 = arith.addf %v_1841, %v_1845 : vector<16xf32>
                    vector.maskedstore %y[%v_1840, %v_34], %is_1614, %v_1846 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1847 = arith.muli %v_1490, %c_7 : index
                  %v_1848 = arith.addi %v_20, %v_1847 : index
                  %v_1849 = arith.addi %v_1848, %c_44 : index
                  %v_1850 = memref.load %order[%v_1849] : memref<?xi32>
                  %is_1851 = arith.cmpi sge, %v_1850, %c_34 : i32
                  scf.if %is_1851 {
                    %v_1852 = arith.index_cast %v_1850 : i32 to index
                    %v_1853 = arith.divui %v_1852, %c_35 : index
                    %v_1854 = vector.maskedload %y[%v_1853, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1855 = memref.load %weights[%v_1852] : memref<?xf32>
                    %v_1856 = vector.broadcast %v_1855 : f32 to vector<16xf32>
                    %v_1857 = arith.mulf %v_1674, %v_1856 : vector<16xf32>
                    %v_1858 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1857) : (vector<16xf32>) -> vector<16xf32>
                    %v_1859 = arith.addf %v_1854, %v_1858 : vector<16xf32>
                    vector.maskedstore %y[%v_1853, %v_34], %is_1614, %v_1859 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1860 = arith.muli %v_1490, %c_7 : index
                  %v_1861 = arith.addi %v_20, %v_1860 : index
                  %v_1862 = arith.addi %v_1861, %c_45 : index
                  %v_1863 = memref.load %order[%v_1862] : memref<?xi32>
                  %is_1864 = arith.cmpi sge, %v_1863, %c_34 : i32
                  scf.if %is_1864 {
                    %v_1865 = arith.index_cast %v_1863 : i32 to index
                    %v_1866 = arith.divui %v_1865, %c_35 : index
                    %v_1867 = vector.maskedload %y[%v_1866, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1868 = memref.load %weights[%v_1865] : memref<?xf32>
                    %v_1869 = vector.broadcast %v_1868 : f32 to vector<16xf32>
                    %v_1870 = arith.mulf %v_1676, %v_1869 : vector<16xf32>
                    %v_1871 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1870) : (vector<16xf32>) -> vector<16xf32>
                    %v_1872 = arith.addf %v_1867, %v_1871 : vector<16xf32>
                    vector.maskedstore %y[%v_1866, %v_34], %is_1614, %v_1872 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1873 = arith.muli %v_1490, %c_7 : index
                  %v_1874 = arith.addi %v_20, %v_1873 : index
                  %v_1875 = arith.addi %v_1874, %c_10 : index
                  %v_1876 = memref.load %order[%v_1875] : memref<?xi32>
                  %is_1877 = arith.cmpi sge, %v_1876, %c_34 : i32
                  scf.if %is_1877 {
                    %v_1878 = arith.index_cast %v_1876 : i32 to index
                    %v_1879 = arith.divui %v_1878, %c_35 : index
                    %v_1880 = vector.maskedload %y[%v_1879, %v_34], %is_1614, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1881 = memref.load %weights[%v_1878] : memref<?xf32>
                    %v_1882 = vector.broadcast %v_1881 : f32 to vector<16xf32>
                    %v_1883 = arith.mulf %v_1678, %v_1882 : vector<16xf32>
                    %v_1884 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1883) : (vector<16xf32>) -> vector<16xf32>
                    %v_1885 = arith.addf %v_1880, %v_1884 : vector<16xf32>
                    vector.maskedstore %y[%v_1879, %v_34], %is_1614, %v_1885 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1886 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1886 {
                  %v_1887 = arith.addi %v_6, %c_15 : index
                  %v_1888 = arith.index_cast %v_1887 : index to i64
                  %pointer_1889 = llvm.inttoptr %v_1888 : i64 to !llvm.ptr
                  %v_1890 = "llvm.load"(%pointer_1889) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1891 = arith.addi %v_6, %c_46 : index
                  %v_1892 = arith.index_cast %v_1891 : index to i64
                  %pointer_1893 = llvm.inttoptr %v_1892 : i64 to !llvm.ptr
                  %v_1894 = "llvm.load"(%pointer_1893) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1895 = arith.addi %v_6, %c_47 : index
                  %v_1896 = arith.index_cast %v_1895 : index to i64
                  %pointer_1897 = llvm.inttoptr %v_1896 : i64 to !llvm.ptr
                  %v_1898 = "llvm.load"(%pointer_1897) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1899 = arith.addi %v_6, %c_48 : index
                  %v_1900 = arith.index_cast %v_1899 : index to i64
                  %pointer_1901 = llvm.inttoptr %v_1900 : i64 to !llvm.ptr
                  %v_1902 = "llvm.load"(%pointer_1901) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1903 = arith.addi %v_6, %c_49 : index
                  %v_1904 = arith.index_cast %v_1903 : index to i64
                  %pointer_1905 = llvm.inttoptr %v_1904 : i64 to !llvm.ptr
                  %v_1906 = "llvm.load"(%pointer_1905) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1907 = arith.addi %v_6, %c_50 : index
                  %v_1908 = arith.index_cast %v_1907 : index to i64
                  %pointer_1909 = llvm.inttoptr %v_1908 : i64 to !llvm.ptr
                  %v_1910 = "llvm.load"(%pointer_1909) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1911 = arith.addi %v_6, %c_51 : index
                  %v_1912 = arith.index_cast %v_1911 : index to i64
                  %pointer_1913 = llvm.inttoptr %v_1912 : i64 to !llvm.ptr
                  %v_1914 = "llvm.load"(%pointer_1913) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1915 = arith.addi %v_6, %c_52 : index
                  %v_1916 = arith.index_cast %v_1915 : index to i64
                  %pointer_1917 = llvm.inttoptr %v_1916 : i64 to !llvm.ptr
                  %v_1918 = "llvm.load"(%pointer_1917) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1919 = arith.addi %v_6, %c_53 : index
                  %v_1920 = arith.index_cast %v_1919 : index to i64
                  %pointer_1921 = llvm.inttoptr %v_1920 : i64 to !llvm.ptr
                  %v_1922 = "llvm.load"(%pointer_1921) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1923 = arith.addi %v_6, %c_54 : index
                  %v_1924 = arith.index_cast %v_1923 : index to i64
                  %pointer_1925 = llvm.inttoptr %v_1924 : i64 to !llvm.ptr
                  %v_1926 = "llvm.load"(%pointer_1925) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1927 = arith.addi %v_6, %c_55 : index
                  %v_1928 = arith.index_cast %v_1927 : index to i64
                  %pointer_1929 = llvm.inttoptr %v_1928 : i64 to !llvm.ptr
                  %v_1930 = "llvm.load"(%pointer_1929) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1931 = arith.addi %v_6, %c_56 : index
                  %v_1932 = arith.index_cast %v_1931 : index to i64
                  %pointer_1933 = llvm.inttoptr %v_1932 : i64 to !llvm.ptr
                  %v_1934 = "llvm.load"(%pointer_1933) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1935 = arith.addi %v_6, %c_57 : index
                  %v_1936 = arith.index_cast %v_1935 : index to i64
                  %pointer_1937 = llvm.inttoptr %v_1936 : i64 to !llvm.ptr
                  %v_1938 = "llvm.load"(%pointer_1937) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1939 = arith.addi %v_6, %c_58 : index
                  %v_1940 = arith.index_cast %v_1939 : index to i64
                  %pointer_1941 = llvm.inttoptr %v_1940 : i64 to !llvm.ptr
                  %v_1942 = "llvm.load"(%pointer_1941) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1943 = arith.addi %v_6, %c_59 : index
                  %v_1944 = arith.index_cast %v_1943 : index to i64
                  %pointer_1945 = llvm.inttoptr %v_1944 : i64 to !llvm.ptr
                  %v_1946 = "llvm.load"(%pointer_1945) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1947 = arith.addi %v_6, %c_60 : index
                  %v_1948 = arith.index_cast %v_1947 : index to i64
                  %pointer_1949 = llvm.inttoptr %v_1948 : i64 to !llvm.ptr
                  %v_1950 = "llvm.load"(%pointer_1949) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1951 = arith.subi %v_33, %v_35 : index
                  %v_1952 = arith.index_cast %v_1951 : index to i32
                  %v_1953 = vector.broadcast %v_1952 : i32 to vector<16xi32>
                  %is_1954 = arith.cmpi sge, %c_33, %v_1953 : vector<16xi32>
                  %v_1955 = vector.shuffle %v_1890, %v_1894 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1956 = vector.shuffle %v_1890, %v_1894 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1957 = vector.shuffle %v_1898, %v_1902 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1958 = vector.shuffle %v_1898, %v_1902 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1959 = vector.shuffle %v_1906, %v_1910 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1960 = vector.shuffle %v_1906, %v_1910 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1961 = vector.shuffle %v_1914, %v_1918 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1962 = vector.shuffle %v_1914, %v_1918 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1963 = vector.shuffle %v_1922, %v_1926 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1964 = vector.shuffle %v_1922, %v_1926 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1965 = vector.shuffle %v_1930, %v_1934 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1966 = vector.shuffle %v_1930, %v_1934 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1967 = vector.shuffle %v_1938, %v_1942 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1968 = vector.shuffle %v_1938, %v_1942 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1969 = vector.shuffle %v_1946, %v_1950 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1970 = vector.shuffle %v_1946, %v_1950 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1971 = vector.shuffle %v_1955, %v_1957 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1972 = vector.shuffle %v_1955, %v_1957 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1973 = vector.shuffle %v_1956, %v_1958 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1974 = vector.shuffle %v_1956, %v_1958 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1975 = vector.shuffle %v_1959, %v_1961 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1976 = vector.shuffle %v_1959, %v_1961 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1977 = vector.shuffle %v_1960, %v_1962 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1978 = vector.shuffle %v_1960, %v_1962 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1979 = vector.shuffle %v_1963, %v_1965 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1980 = vector.shuffle %v_1963, %v_1965 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1981 = vector.shuffle %v_1964, %v_1966 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1982 = vector.shuffle %v_1964, %v_1966 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1983 = vector.shuffle %v_1967, %v_1969 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1984 = vector.shuffle %v_1967, %v_1969 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1985 = vector.shuffle %v_1968, %v_1970 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1986 = vector.shuffle %v_1968, %v_1970 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1987 = vector.shuffle %v_1971, %v_1975 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1988 = vector.shuffle %v_1971, %v_1975 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1989 = vector.shuffle %v_1973, %v_1977 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1990 = vector.shuffle %v_1973, %v_1977 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1991 = vector.shuffle %v_1972, %v_1976 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1992 = vector.shuffle %v_1972, %v_1976 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1993 = vector.shuffle %v_1974, %v_1978 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1994 = vector.shuffle %v_1974, %v_1978 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1995 = vector.shuffle %v_1979, %v_1983 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1996 = vector.shuffle %v_1979, %v_1983 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1997 = vector.shuffle %v_1981, %v_1985 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1998 = vector.shuffle %v_1981, %v_1985 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1999 = vector.shuffle %v_1980, %v_1984 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2000 = vector.shuffle %v_1980, %v_1984 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2001 = vector.shuffle %v_1982, %v_1986 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2002 = vector.shuffle %v_1982, %v_1986 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2003 = vector.shuffle %v_1987, %v_1995 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2004 = vector.shuffle %v_1987, %v_1995 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2005 = vector.shuffle %v_1989, %v_1997 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2006 = vector.shuffle %v_1989, %v_1997 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2007 = vector.shuffle %v_1991, %v_1999 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2008 = vector.shuffle %v_1991, %v_1999 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2009 = vector.shuffle %v_1993, %v_2001 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2010 = vector.shuffle %v_1993, %v_2001 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2011 = vector.shuffle %v_1988, %v_1996 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2012 = vector.shuffle %v_1988, %v_1996 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2013 = vector.shuffle %v_1990, %v_1998 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2014 = vector.shuffle %v_1990, %v_1998 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2015 = vector.shuffle %v_1992, %v_2000 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2016 = vector.shuffle %v_1992, %v_2000 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2017 = vector.shuffle %v_1994, %v_2002 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2018 = vector.shuffle %v_1994, %v_2002 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2019 = arith.muli %v_1490, %c_7 : index
                  %v_2020 = arith.addi %v_20, %v_2019 : index
                  %v_2021 = memref.load %order[%v_2020] : memref<?xi32>
                  %is_2022 = arith.cmpi sge, %v_2021, %c_34 : i32
                  scf.if %is_2022 {
                    %v_2023 = arith.index_cast %v_2021 : i32 to index
                    %v_2024 = arith.divui %v_2023, %c_35 : index
                    %v_2025 = vector.maskedload %y[%v_2024, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2026 = memref.load %weights[%v_2023] : memref<?xf32>
                    %v_2027 = vector.broadcast %v_2026 : f32 to vector<16xf32>
                    %v_2028 = arith.mulf %v_2003, %v_2027 : vector<16xf32>
                    %v_2029 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2028) : (vector<16xf32>) -> vector<16xf32>
                    %v_2030 = arith.addf %v_2025, %v_2029 : vector<16xf32>
                    vector.maskedstore %y[%v_2024, %v_35], %is_1954, %v_2030 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2031 = arith.muli %v_1490, %c_7 : index
                  %v_2032 = arith.addi %v_20, %v_2031 : index
                  %v_2033 = arith.addi %v_2032, %c_6 : index
                  %v_2034 = memref.load %order[%v_2033] : memref<?xi32>
                  %is_2035 = arith.cmpi sge, %v_2034, %c_34 : i32
                  scf.if %is_2035 {
                    %v_2036 = arith.index_cast %v_2034 : i32 to index
                    %v_2037 = arith.divui %v_2036, %c_35 : index
                    %v_2038 = vector.maskedload %y[%v_2037, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2039 = memref.load %weights[%v_2036] : memref<?xf32>
                    %v_2040 = vector.broadcast %v_2039 : f32 to vector<16xf32>
                    %v_2041 = arith.mulf %v_2005, %v_2040 : vector<16xf32>
                    %v_2042 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2041) : (vector<16xf32>) -> vector<16xf32>
                    %v_2043 = arith.addf %v_2038, %v_2042 : vector<16xf32>
                    vector.maskedstore %y[%v_2037, %v_35], %is_1954, %v_2043 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2044 = arith.muli %v_1490, %c_7 : index
                  %v_2045 = arith.addi %v_20, %v_2044 : index
                  %v_2046 = arith.addi %v_2045, %c_9 : index
                  %v_2047 = memref.load %order[%v_2046] : memref<?xi32>
                  %is_2048 = arith.cmpi sge, %v_2047, %c_34 : i32
                  scf.if %is_2048 {
                    %v_2049 = arith.index_cast %v_2047 : i32 to index
                    %v_2050 = arith.divui %v_2049, %c_35 : index
                    %v_2051 = vector.maskedload %y[%v_2050, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2052 = memref.load %weights[%v_2049] : memref<?xf32>
                    %v_2053 = vector.broadcast %v_2052 : f32 to vector<16xf32>
                    %v_2054 = arith.mulf %v_2007, %v_2053 : vector<16xf32>
                    %v_2055 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2054) : (vector<16xf32>) -> vector<16xf32>
                    %v_2056 = arith.addf %v_2051, %v_2055 : vector<16xf32>
                    vector.maskedstore %y[%v_2050, %v_35], %is_1954, %v_2056 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2057 = arith.muli %v_1490, %c_7 : index
                  %v_2058 = arith.addi %v_20, %v_2057 : index
                  %v_2059 = arith.addi %v_2058, %c_35 : index
                  %v_2060 = memref.load %order[%v_2059] : memref<?xi32>
                  %is_2061 = arith.cmpi sge, %v_2060, %c_34 : i32
                  scf.if %is_2061 {
                    %v_2062 = arith.index_cast %v_2060 : i32 to index
                    %v_2063 = arith.divui %v_2062, %c_35 : index
                    %v_2064 = vector.maskedload %y[%v_2063, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2065 = memref.load %weights[%v_2062] : memref<?xf32>
                    %v_2066 = vector.broadcast %v_2065 : f32 to vector<16xf32>
                    %v_2067 = arith.mulf %v_2009, %v_2066 : vector<16xf32>
                    %v_2068 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2067) : (vector<16xf32>) -> vector<16xf32>
                    %v_2069 = arith.addf %v_2064, %v_2068 : vector<16xf32>
                    vector.maskedstore %y[%v_2063, %v_35], %is_1954, %v_2069 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2070 = arith.muli %v_1490, %c_7 : index
                  %v_2071 = arith.addi %v_20, %v_2070 : index
                  %v_2072 = arith.addi %v_2071, %c_36 : index
                  %v_2073 = memref.load %order[%v_2072] : memref<?xi32>
                  %is_2074 = arith.cmpi sge, %v_2073, %c_34 : i32
                  scf.if %is_2074 {
                    %v_2075 = arith.index_cast %v_2073 : i32 to index
                    %v_2076 = arith.divui %v_2075, %c_35 : index
                    %v_2077 = vector.maskedload %y[%v_2076, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2078 = memref.load %weights[%v_2075] : memref<?xf32>
                    %v_2079 = vector.broadcast %v_2078 : f32 to vector<16xf32>
                    %v_2080 = arith.mulf %v_2011, %v_2079 : vector<16xf32>
                    %v_2081 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2080) : (vector<16xf32>) -> vector<16xf32>
                    %v_2082 = arith.addf %v_2077, %v_2081 : vector<16xf32>
                    vector.maskedstore %y[%v_2076, %v_35], %is_1954, %v_2082 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2083 = arith.muli %v_1490, %c_7 : index
                  %v_2084 = arith.addi %v_20, %v_2083 : index
                  %v_2085 = arith.addi %v_2084, %c_37 : index
                  %v_2086 = memref.load %order[%v_2085] : memref<?xi32>
                  %is_2087 = arith.cmpi sge, %v_2086, %c_34 : i32
                  scf.if %is_2087 {
                    %v_2088 = arith.index_cast %v_2086 : i32 to index
                    %v_2089 = arith.divui %v_2088, %c_35 : index
                    %v_2090 = vector.maskedload %y[%v_2089, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2091 = memref.load %weights[%v_2088] : memref<?xf32>
                    %v_2092 = vector.broadcast %v_2091 : f32 to vector<16xf32>
                    %v_2093 = arith.mulf %v_2013, %v_2092 : vector<16xf32>
                    %v_2094 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2093) : (vector<16xf32>) -> vector<16xf32>
                    %v_2095 = arith.addf %v_2090, %v_2094 : vector<16xf32>
                    vector.maskedstore %y[%v_2089, %v_35], %is_1954, %v_2095 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2096 = arith.muli %v_1490, %c_7 : index
                  %v_2097 = arith.addi %v_20, %v_2096 : index
                  %v_2098 = arith.addi %v_2097, %c_38 : index
                  %v_2099 = memref.load %order[%v_2098] : memref<?xi32>
                  %is_2100 = arith.cmpi sge, %v_2099, %c_34 : i32
                  scf.if %is_2100 {
                    %v_2101 = arith.index_cast %v_2099 : i32 to index
                    %v_2102 = arith.divui %v_2101, %c_35 : index
                    %v_2103 = vector.maskedload %y[%v_2102, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2104 = memref.load %weights[%v_2101] : memref<?xf32>
                    %v_2105 = vector.broadcast %v_2104 : f32 to vector<16xf32>
                    %v_2106 = arith.mulf %v_2015, %v_2105 : vector<16xf32>
                    %v_2107 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2106) : (vector<16xf32>) -> vector<16xf32>
                    %v_2108 = arith.addf %v_2103, %v_2107 : vector<16xf32>
                    vector.maskedstore %y[%v_2102, %v_35], %is_1954, %v_2108 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2109 = arith.muli %v_1490, %c_7 : index
                  %v_2110 = arith.addi %v_20, %v_2109 : index
                  %v_2111 = arith.addi %v_2110, %c_39 : index
                  %v_2112 = memref.load %order[%v_2111] : memref<?xi32>
                  %is_2113 = arith.cmpi sge, %v_2112, %c_34 : i32
                  scf.if %is_2113 {
                    %v_2114 = arith.index_cast %v_2112 : i32 to index
                    %v_2115 = arith.divui %v_2114, %c_35 : index
                    %v_2116 = vector.maskedload %y[%v_2115, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2117 = memref.load %weights[%v_2114] : memref<?xf32>
                    %v_2118 = vector.broadcast %v_2117 : f32 to vector<16xf32>
                    %v_2119 = arith.mulf %v_2017, %v_2118 : vector<16xf32>
                    %v_2120 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2119) : (vector<16xf32>) -> vector<16xf32>
                    %v_2121 = arith.addf %v_2116, %v_2120 : vector<16xf32>
                    vector.maskedstore %y[%v_2115, %v_35], %is_1954, %v_2121 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2122 = arith.muli %v_1490, %c_7 : index
                  %v_2123 = arith.addi %v_20, %v_2122 : index
                  %v_2124 = arith.addi %v_2123, %c_40 : index
                  %v_2125 = memref.load %order[%v_2124] : memref<?xi32>
                  %is_2126 = arith.cmpi sge, %v_2125, %c_34 : i32
                  scf.if %is_2126 {
                    %v_2127 = arith.index_cast %v_2125 : i32 to index
                    %v_2128 = arith.divui %v_2127, %c_35 : index
                    %v_2129 = vector.maskedload %y[%v_2128, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2130 = memref.load %weights[%v_2127] : memref<?xf32>
                    %v_2131 = vector.broadcast %v_2130 : f32 to vector<16xf32>
                    %v_2132 = arith.mulf %v_2004, %v_2131 : vector<16xf32>
                    %v_2133 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2132) : (vector<16xf32>) -> vector<16xf32>
                    %v_2134 = arith.addf %v_2129, %v_2133 : vector<16xf32>
                    vector.maskedstore %y[%v_2128, %v_35], %is_1954, %v_2134 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2135 = arith.muli %v_1490, %c_7 : index
                  %v_2136 = arith.addi %v_20, %v_2135 : index
                  %v_2137 = arith.addi %v_2136, %c_41 : index
                  %v_2138 = memref.load %order[%v_2137] : memref<?xi32>
                  %is_2139 = arith.cmpi sge, %v_2138, %c_34 : i32
                  scf.if %is_2139 {
                    %v_2140 = arith.index_cast %v_2138 : i32 to index
                    %v_2141 = arith.divui %v_2140, %c_35 : index
                    %v_2142 = vector.maskedload %y[%v_2141, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2143 = memref.load %weights[%v_2140] : memref<?xf32>
                    %v_2144 = vector.broadcast %v_2143 : f32 to vector<16xf32>
                    %v_2145 = arith.mulf %v_2006, %v_2144 : vector<16xf32>
                    %v_2146 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2145) : (vector<16xf32>) -> vector<16xf32>
                    %v_2147 = arith.addf %v_2142, %v_2146 : vector<16xf32>
                    vector.maskedstore %y[%v_2141, %v_35], %is_1954, %v_2147 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2148 = arith.muli %v_1490, %c_7 : index
                  %v_2149 = arith.addi %v_20, %v_2148 : index
                  %v_2150 = arith.addi %v_2149, %c_42 : index
                  %v_2151 = memref.load %order[%v_2150] : memref<?xi32>
                  %is_2152 = arith.cmpi sge, %v_2151, %c_34 : i32
                  scf.if %is_2152 {
                    %v_2153 = arith.index_cast %v_2151 : i32 to index
                    %v_2154 = arith.divui %v_2153, %c_35 : index
                    %v_2155 = vector.maskedload %y[%v_2154, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2156 = memref.load %weights[%v_2153] : memref<?xf32>
                    %v_2157 = vector.broadcast %v_2156 : f32 to vector<16xf32>
                    %v_2158 = arith.mulf %v_2008, %v_2157 : vector<16xf32>
                    %v_2159 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2158) : (vector<16xf32>) -> vector<16xf32>
                    %v_2160 = arith.addf %v_2155, %v_2159 : vector<16xf32>
                    vector.maskedstore %y[%v_2154, %v_35], %is_1954, %v_2160 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2161 = arith.muli %v_1490, %c_7 : index
                  %v_2162 = arith.addi %v_20, %v_2161 : index
                  %v_2163 = arith.addi %v_2162, %c_16 : index
                  %v_2164 = memref.load %order[%v_2163] : memref<?xi32>
                  %is_2165 = arith.cmpi sge, %v_2164, %c_34 : i32
                  scf.if %is_2165 {
                    %v_2166 = arith.index_cast %v_2164 : i32 to index
                    %v_2167 = arith.divui %v_2166, %c_35 : index
                    %v_2168 = vector.maskedload %y[%v_2167, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2169 = memref.load %weights[%v_2166] : memref<?xf32>
                    %v_2170 = vector.broadcast %v_2169 : f32 to vector<16xf32>
                    %v_2171 = arith.mulf %v_2010, %v_2170 : vector<16xf32>
                    %v_2172 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2171) : (vector<16xf32>) -> vector<16xf32>
                    %v_2173 = arith.addf %v_2168, %v_2172 : vector<16xf32>
                    vector.maskedstore %y[%v_2167, %v_35], %is_1954, %v_2173 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2174 = arith.muli %v_1490, %c_7 : index
                  %v_2175 = arith.addi %v_20, %v_2174 : index
                  %v_2176 = arith.addi %v_2175, %c_43 : index
                  %v_2177 = memref.load %order[%v_2176] : memref<?xi32>
                  %is_2178 = arith.cmpi sge, %v_2177, %c_34 : i32
                  scf.if %is_2178 {
                    %v_2179 = arith.index_cast %v_2177 : i32 to index
                    %v_2180 = arith.divui %v_2179, %c_35 : index
                    %v_2181 = vector.maskedload %y[%v_2180, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2182 = memref.load %weights[%v_2179] : memref<?xf32>
                    %v_2183 = vector.broadcast %v_2182 : f32 to vector<16xf32>
                    %v_2184 = arith.mulf %v_2012, %v_2183 : vector<16xf32>
                    %v_2185 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2184) : (vector<16xf32>) -> vector<16xf32>
                    %v_2186 = arith.addf %v_2181, %v_2185 : vector<16xf32>
                    vector.maskedstore %y[%v_2180, %v_35], %is_1954, %v_2186 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2187 = arith.muli %v_1490, %c_7 : index
                  %v_2188 = arith.addi %v_20, %v_2187 : index
                  %v_2189 = arith.addi %v_2188, %c_44 : index
                  %v_2190 = memref.load %order[%v_2189] : memref<?xi32>
                  %is_2191 = arith.cmpi sge, %v_2190, %c_34 : i32
                  scf.if %is_2191 {
                    %v_2192 = arith.index_cast %v_2190 : i32 to index
                    %v_2193 = arith.divui %v_2192, %c_35 : index
                    %v_2194 = vector.maskedload %y[%v_2193, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2195 = memref.load %weights[%v_2192] : memref<?xf32>
                    %v_2196 = vector.broadcast %v_2195 : f32 to vector<16xf32>
                    %v_2197 = arith.mulf %v_2014, %v_2196 : vector<16xf32>
                    %v_2198 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2197) : (vector<16xf32>) -> vector<16xf32>
                    %v_2199 = arith.addf %v_2194, %v_2198 : vector<16xf32>
                    vector.maskedstore %y[%v_2193, %v_35], %is_1954, %v_2199 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2200 = arith.muli %v_1490, %c_7 : index
                  %v_2201 = arith.addi %v_20, %v_2200 : index
                  %v_2202 = arith.addi %v_2201, %c_45 : index
                  %v_2203 = memref.load %order[%v_2202] : memref<?xi32>
                  %is_2204 = arith.cmpi sge, %v_2203, %c_34 : i32
                  scf.if %is_2204 {
                    %v_2205 = arith.index_cast %v_2203 : i32 to index
                    %v_2206 = arith.divui %v_2205, %c_35 : index
                    %v_2207 = vector.maskedload %y[%v_2206, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2208 = memref.load %weights[%v_2205] : memref<?xf32>
                    %v_2209 = vector.broadcast %v_2208 : f32 to vector<16xf32>
                    %v_2210 = arith.mulf %v_2016, %v_2209 : vector<16xf32>
                    %v_2211 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2210) : (vector<16xf32>) -> vector<16xf32>
                    %v_2212 = arith.addf %v_2207, %v_2211 : vector<16xf32>
                    vector.maskedstore %y[%v_2206, %v_35], %is_1954, %v_2212 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2213 = arith.muli %v_1490, %c_7 : index
                  %v_2214 = arith.addi %v_20, %v_2213 : index
                  %v_2215 = arith.addi %v_2214, %c_10 : index
                  %v_2216 = memref.load %order[%v_2215] : memref<?xi32>
                  %is_2217 = arith.cmpi sge, %v_2216, %c_34 : i32
                  scf.if %is_2217 {
                    %v_2218 = arith.index_cast %v_2216 : i32 to index
                    %v_2219 = arith.divui %v_2218, %c_35 : index
                    %v_2220 = vector.maskedload %y[%v_2219, %v_35], %is_1954, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2221 = memref.load %weights[%v_2218] : memref<?xf32>
                    %v_2222 = vector.broadcast %v_2221 : f32 to vector<16xf32>
                    %v_2223 = arith.mulf %v_2018, %v_2222 : vector<16xf32>
                    %v_2224 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2223) : (vector<16xf32>) -> vector<16xf32>
                    %v_2225 = arith.addf %v_2220, %v_2224 : vector<16xf32>
                    vector.maskedstore %y[%v_2219, %v_35], %is_1954, %v_2225 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

  stream.executable private @grouped_2 {
    stream.executable.export public @grouped_sort_2 workgroups(%slots: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up_2 workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_down_2 workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @grouped_sort_2(%ids_binding: !stream.binding, %order_binding: !stream.binding, %position_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %slots: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 0 : i32
        %c_1 = arith.constant 1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 64 : index
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant 256 : index
        %c_7 = arith.constant 255 : index
        %c_8 = arith.constant 15 : index
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2097472xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_3 {
          memref.store %c_0, %cursor[%i_1] : memref<1xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2097472xi8> -> index
        scf.for %i_3 = %c_2 to %c_4 step %c_3 {
          %v_4 = arith.muli %i_3, %c_5 : index
          %v_5 = arith.addi %address_2, %v_4 : index
          %v_6 = arith.index_cast %v_5 : index to i64
          %pointer_7 = llvm.inttoptr %v_6 : i64 to !llvm.ptr
          "llvm.store"(%c_0, %pointer_7) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        }
        %v_8 = arith.addi %address_2, %c_6 : index
        %v_9 = arith.index_cast %v_8 : index to i64
        %pointer_10 = llvm.inttoptr %v_9 : i64 to !llvm.ptr
        "llvm.store"(%c_0, %pointer_10) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        // how many slots each expert has
        scf.for %i_11 = %c_2 to %slots step %c_3 {
          %v_12 = memref.load %ids[%i_11] : memref<?xi32>
          %v_13 = arith.index_cast %v_12 : i32 to index
          %v_14 = memref.load %cursor[%v_13] : memref<1xi32>
          %v_15 = arith.addi %v_14, %c_1 : i32
          memref.store %v_15, %cursor[%v_13] : memref<1xi32>
        }
        // where each expert's rows begin, and its spans: expert, first row, rows
        %loop_17:2 = scf.for %i_16 = %c_2 to %c_3 step %c_3 iter_args(%carry_18 = %c_2, %carry_19 = %c_2) -> (index, index) {
          %v_20 = memref.load %cursor[%i_16] : memref<1xi32>
          %v_21 = arith.index_cast %v_20 : i32 to index
          %v_22 = arith.index_cast %carry_18 : index to i32
          memref.store %v_22, %cursor[%i_16] : memref<1xi32>
          %v_23 = arith.addi %v_21, %c_7 : index
          %v_24 = arith.divui %v_23, %c_6 : index
          %v_25 = arith.maxsi %v_24, %c_3 : index
          %v_26 = arith.subi %v_25, %c_3 : index
          %v_27 = arith.addi %v_21, %v_26 : index
          %v_28 = arith.divui %v_27, %v_25 : index
          %v_29 = arith.addi %v_28, %c_8 : index
          %v_30 = arith.divui %v_29, %c_9 : index
          %v_31 = arith.muli %v_30, %c_9 : index
          scf.for %i_32 = %c_2 to %v_24 step %c_3 {
            %v_33 = arith.muli %i_32, %v_31 : index
            %v_34 = arith.addi %carry_18, %v_33 : index
            %v_35 = arith.subi %v_21, %v_33 : index
            %v_36 = arith.minsi %v_31, %v_35 : index
            %v_37 = arith.index_cast %i_16 : index to i32
            %v_38 = arith.addi %carry_19, %i_32 : index
            memref.store %v_37, %spans_of[%v_38, %c_2] : memref<?x4xi32>
            %v_39 = arith.index_cast %v_34 : index to i32
            %v_40 = arith.addi %carry_19, %i_32 : index
            memref.store %v_39, %spans_of[%v_40, %c_3] : memref<?x4xi32>
            %v_41 = arith.index_cast %v_36 : index to i32
            %v_42 = arith.addi %carry_19, %i_32 : index
            memref.store %v_41, %spans_of[%v_42, %c_10] : memref<?x4xi32>
          }
          %v_43 = arith.addi %v_21, %c_8 : index
          %v_44 = arith.divui %v_43, %c_9 : index
          %v_45 = arith.muli %v_44, %c_9 : index
          %v_46 = arith.addi %carry_18, %v_45 : index
          %v_47 = arith.addi %carry_18, %v_21 : index
          scf.for %i_48 = %v_47 to %v_46 step %c_3 {
            memref.store %c_11, %order[%i_48] : memref<?xi32>
          }
          %v_49 = arith.addi %carry_19, %v_24 : index
          scf.yield %v_46, %v_49 : index, index
        }
        scf.for %i_50 = %loop_17#1 to %spans step %c_3 {
          memref.store %c_0, %spans_of[%i_50, %c_10] : memref<?x4xi32>
        }
        // each slot to the next row of its expert
        scf.for %i_51 = %c_2 to %slots step %c_3 {
          %v_52 = memref.load %ids[%i_51] : memref<?xi32>
          %v_53 = arith.index_cast %v_52 : i32 to index
          %v_54 = memref.load %cursor[%v_53] : memref<1xi32>
          %v_55 = arith.addi %v_54, %c_1 : i32
          memref.store %v_55, %cursor[%v_53] : memref<1xi32>
          memref.store %v_54, %position[%i_51] : memref<?xi32>
          %v_56 = arith.index_cast %i_51 : index to i32
          %v_57 = arith.index_cast %v_54 : i32 to index
          memref.store %v_56, %order[%v_57] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up_2(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
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
        %c_10 = arith.constant 4 : index
        %c_11 = arith.constant 1 : i32
        %c_12 = arith.constant 0 : i32
        %c_13 = arith.constant 64 : index
        %c_14 = arith.constant 320 : index
        %c_15 = arith.constant 32768 : index
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
        %c_28 = arith.constant 2048 : index
        %c_29 = arith.constant dense<0.000000e+00> : vector<32xbf16>
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
        %c_42 = arith.constant 80 : index
        %c_43 = arith.constant 1024 : index
        %c_44 = arith.constant 19 : index
        %c_45 = arith.constant 3072 : index
        %c_46 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_47 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_48 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_49 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_50 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_51 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_52 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_53 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_54 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_55 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_56 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_57 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_58 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_59 = arith.constant dense<1> : vector<16xi32>
        %c_60 = arith.constant dense<23> : vector<16xi32>
        %c_61 = arith.constant dense<127> : vector<16xi32>
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_3] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_3] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_3] : !stream.binding -> memref<2097472xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_3] : !stream.binding -> memref<1x64x40xbf16>
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
            %v_70 = arith.minsi %v_69, %c_9 : index
            %is_71 = arith.cmpi sgt, %v_66, %c_3 : index
            scf.if %is_71 {
              %claimed_74 = scf.while (%claim_72 = %c_3) : (index) -> index {
                %v_75 = arith.muli %claim_72, %c_10 : index
                %v_76 = arith.addi %address_7, %v_75 : index
                %v_77 = arith.index_cast %v_76 : index to i64
                %pointer_78 = llvm.inttoptr %v_77 : i64 to !llvm.ptr
                %v_79 = llvm.atomicrmw xchg %pointer_78, %c_11 acquire : !llvm.ptr, i32
                %is_80 = arith.cmpi ne, %v_79, %c_12 : i32
                scf.condition(%is_80) %claim_72 : index
              } do {
                ^bb0(%claim_73: index):
                %v_81 = arith.addi %claim_73, %c_5 : index
                %v_82 = arith.remui %v_81, %c_13 : index
                scf.yield %v_82 : index
              }
              %v_83 = arith.addi %address_7, %c_14 : index
              %v_84 = arith.muli %claimed_74, %c_15 : index
              %v_85 = arith.addi %v_83, %v_84 : index
              %v_86 = arith.addi %v_66, %c_16 : index
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
                %v_105 = arith.addi %v_104, %c_17 : index
                %v_106 = memref.load %order[%v_105] : memref<?xi32>
                %v_107 = arith.index_cast %v_106 : i32 to index
                %v_108 = arith.muli %i_88, %c_6 : index
                %v_109 = arith.addi %v_64, %v_108 : index
                %v_110 = arith.addi %v_109, %c_10 : index
                %v_111 = memref.load %order[%v_110] : memref<?xi32>
                %v_112 = arith.index_cast %v_111 : i32 to index
                %v_113 = arith.muli %i_88, %c_6 : index
                %v_114 = arith.addi %v_64, %v_113 : index
                %v_115 = arith.addi %v_114, %c_18 : index
                %v_116 = memref.load %order[%v_115] : memref<?xi32>
                %v_117 = arith.index_cast %v_116 : i32 to index
                %v_118 = arith.muli %i_88, %c_6 : index
                %v_119 = arith.addi %v_64, %v_118 : index
                %v_120 = arith.addi %v_119, %c_19 : index
                %v_121 = memref.load %order[%v_120] : memref<?xi32>
                %v_122 = arith.index_cast %v_121 : i32 to index
                %v_123 = arith.muli %i_88, %c_6 : index
                %v_124 = arith.addi %v_64, %v_123 : index
                %v_125 = arith.addi %v_124, %c_20 : index
                %v_126 = memref.load %order[%v_125] : memref<?xi32>
                %v_127 = arith.index_cast %v_126 : i32 to index
                %v_128 = arith.muli %i_88, %c_6 : index
                %v_129 = arith.addi %v_64, %v_128 : index
                %v_130 = arith.addi %v_129, %c_7 : index
                %v_131 = memref.load %order[%v_130] : memref<?xi32>
                %v_132 = arith.index_cast %v_131 : i32 to index
                %v_133 = arith.muli %i_88, %c_6 : index
                %v_134 = arith.addi %v_64, %v_133 : index
                %v_135 = arith.addi %v_134, %c_21 : index
                %v_136 = memref.load %order[%v_135] : memref<?xi32>
                %v_137 = arith.index_cast %v_136 : i32 to index
                %v_138 = arith.muli %i_88, %c_6 : index
                %v_139 = arith.addi %v_64, %v_138 : index
                %v_140 = arith.addi %v_139, %c_22 : index
                %v_141 = memref.load %order[%v_140] : memref<?xi32>
                %v_142 = arith.index_cast %v_141 : i32 to index
                %v_143 = arith.muli %i_88, %c_6 : index
                %v_144 = arith.addi %v_64, %v_143 : index
                %v_145 = arith.addi %v_144, %c_23 : index
                %v_146 = memref.load %order[%v_145] : memref<?xi32>
                %v_147 = arith.index_cast %v_146 : i32 to index
                %v_148 = arith.muli %i_88, %c_6 : index
                %v_149 = arith.addi %v_64, %v_148 : index
                %v_150 = arith.addi %v_149, %c_24 : index
                %v_151 = memref.load %order[%v_150] : memref<?xi32>
                %v_152 = arith.index_cast %v_151 : i32 to index
                %v_153 = arith.muli %i_88, %c_6 : index
                %v_154 = arith.addi %v_64, %v_153 : index
                %v_155 = arith.addi %v_154, %c_25 : index
                %v_156 = memref.load %order[%v_155] : memref<?xi32>
                %v_157 = arith.index_cast %v_156 : i32 to index
                %v_158 = arith.muli %i_88, %c_6 : index
                %v_159 = arith.addi %v_64, %v_158 : index
                %v_160 = arith.addi %v_159, %c_26 : index
                %v_161 = memref.load %order[%v_160] : memref<?xi32>
                %v_162 = arith.index_cast %v_161 : i32 to index
                %v_163 = arith.muli %i_88, %c_6 : index
                %v_164 = arith.addi %v_64, %v_163 : index
                %v_165 = arith.addi %v_164, %c_16 : index
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
                %v_185 = arith.divui %v_184, %c_5 : index
                %v_186 = arith.select %is_168, %v_185, %c_27 : index
                %v_187 = arith.maxsi %v_97, %c_3 : index
                %v_188 = arith.divui %v_187, %c_5 : index
                %v_189 = arith.select %is_169, %v_188, %c_27 : index
                %v_190 = arith.maxsi %v_102, %c_3 : index
                %v_191 = arith.divui %v_190, %c_5 : index
                %v_192 = arith.select %is_170, %v_191, %c_27 : index
                %v_193 = arith.maxsi %v_107, %c_3 : index
                %v_194 = arith.divui %v_193, %c_5 : index
                %v_195 = arith.select %is_171, %v_194, %c_27 : index
                %v_196 = arith.maxsi %v_112, %c_3 : index
                %v_197 = arith.divui %v_196, %c_5 : index
                %v_198 = arith.select %is_172, %v_197, %c_27 : index
                %v_199 = arith.maxsi %v_117, %c_3 : index
                %v_200 = arith.divui %v_199, %c_5 : index
                %v_201 = arith.select %is_173, %v_200, %c_27 : index
                %v_202 = arith.maxsi %v_122, %c_3 : index
                %v_203 = arith.divui %v_202, %c_5 : index
                %v_204 = arith.select %is_174, %v_203, %c_27 : index
                %v_205 = arith.maxsi %v_127, %c_3 : index
                %v_206 = arith.divui %v_205, %c_5 : index
                %v_207 = arith.select %is_175, %v_206, %c_27 : index
                %v_208 = arith.maxsi %v_132, %c_3 : index
                %v_209 = arith.divui %v_208, %c_5 : index
                %v_210 = arith.select %is_176, %v_209, %c_27 : index
                %v_211 = arith.maxsi %v_137, %c_3 : index
                %v_212 = arith.divui %v_211, %c_5 : index
                %v_213 = arith.select %is_177, %v_212, %c_27 : index
                %v_214 = arith.maxsi %v_142, %c_3 : index
                %v_215 = arith.divui %v_214, %c_5 : index
                %v_216 = arith.select %is_178, %v_215, %c_27 : index
                %v_217 = arith.maxsi %v_147, %c_3 : index
                %v_218 = arith.divui %v_217, %c_5 : index
                %v_219 = arith.select %is_179, %v_218, %c_27 : index
                %v_220 = arith.maxsi %v_152, %c_3 : index
                %v_221 = arith.divui %v_220, %c_5 : index
                %v_222 = arith.select %is_180, %v_221, %c_27 : index
                %v_223 = arith.maxsi %v_157, %c_3 : index
                %v_224 = arith.divui %v_223, %c_5 : index
                %v_225 = arith.select %is_181, %v_224, %c_27 : index
                %v_226 = arith.maxsi %v_162, %c_3 : index
                %v_227 = arith.divui %v_226, %c_5 : index
                %v_228 = arith.select %is_182, %v_227, %c_27 : index
                %v_229 = arith.maxsi %v_167, %c_3 : index
                %v_230 = arith.divui %v_229, %c_5 : index
                %v_231 = arith.select %is_183, %v_230, %c_27 : index
                %v_232 = arith.muli %i_88, %c_28 : index
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
                  %v_269 = vector.maskedload %x[%v_234, %i_266], %mask_268, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_270 = vector.bitcast %v_269 : vector<32xbf16> to vector<16xi32>
                  %v_271 = arith.select %is_251, %c_9, %c_3 : index
                  %mask_272 = vector.create_mask %v_271 : vector<32xi1>
                  %v_273 = vector.maskedload %x[%v_235, %i_266], %mask_272, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_274 = vector.bitcast %v_273 : vector<32xbf16> to vector<16xi32>
                  %v_275 = arith.select %is_252, %c_9, %c_3 : index
                  %mask_276 = vector.create_mask %v_275 : vector<32xi1>
                  %v_277 = vector.maskedload %x[%v_236, %i_266], %mask_276, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_278 = vector.bitcast %v_277 : vector<32xbf16> to vector<16xi32>
                  %v_279 = arith.select %is_253, %c_9, %c_3 : index
                  %mask_280 = vector.create_mask %v_279 : vector<32xi1>
                  %v_281 = vector.maskedload %x[%v_237, %i_266], %mask_280, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_282 = vector.bitcast %v_281 : vector<32xbf16> to vector<16xi32>
                  %v_283 = arith.select %is_254, %c_9, %c_3 : index
                  %mask_284 = vector.create_mask %v_283 : vector<32xi1>
                  %v_285 = vector.maskedload %x[%v_238, %i_266], %mask_284, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_286 = vector.bitcast %v_285 : vector<32xbf16> to vector<16xi32>
                  %v_287 = arith.select %is_255, %c_9, %c_3 : index
                  %mask_288 = vector.create_mask %v_287 : vector<32xi1>
                  %v_289 = vector.maskedload %x[%v_239, %i_266], %mask_288, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_290 = vector.bitcast %v_289 : vector<32xbf16> to vector<16xi32>
                  %v_291 = arith.select %is_256, %c_9, %c_3 : index
                  %mask_292 = vector.create_mask %v_291 : vector<32xi1>
                  %v_293 = vector.maskedload %x[%v_240, %i_266], %mask_292, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_294 = vector.bitcast %v_293 : vector<32xbf16> to vector<16xi32>
                  %v_295 = arith.select %is_257, %c_9, %c_3 : index
                  %mask_296 = vector.create_mask %v_295 : vector<32xi1>
                  %v_297 = vector.maskedload %x[%v_241, %i_266], %mask_296, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_298 = vector.bitcast %v_297 : vector<32xbf16> to vector<16xi32>
                  %v_299 = arith.select %is_258, %c_9, %c_3 : index
                  %mask_300 = vector.create_mask %v_299 : vector<32xi1>
                  %v_301 = vector.maskedload %x[%v_242, %i_266], %mask_300, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_302 = vector.bitcast %v_301 : vector<32xbf16> to vector<16xi32>
                  %v_303 = arith.select %is_259, %c_9, %c_3 : index
                  %mask_304 = vector.create_mask %v_303 : vector<32xi1>
                  %v_305 = vector.maskedload %x[%v_243, %i_266], %mask_304, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_306 = vector.bitcast %v_305 : vector<32xbf16> to vector<16xi32>
                  %v_307 = arith.select %is_260, %c_9, %c_3 : index
                  %mask_308 = vector.create_mask %v_307 : vector<32xi1>
                  %v_309 = vector.maskedload %x[%v_244, %i_266], %mask_308, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_310 = vector.bitcast %v_309 : vector<32xbf16> to vector<16xi32>
                  %v_311 = arith.select %is_261, %c_9, %c_3 : index
                  %mask_312 = vector.create_mask %v_311 : vector<32xi1>
                  %v_313 = vector.maskedload %x[%v_245, %i_266], %mask_312, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_314 = vector.bitcast %v_313 : vector<32xbf16> to vector<16xi32>
                  %v_315 = arith.select %is_262, %c_9, %c_3 : index
                  %mask_316 = vector.create_mask %v_315 : vector<32xi1>
                  %v_317 = vector.maskedload %x[%v_246, %i_266], %mask_316, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_318 = vector.bitcast %v_317 : vector<32xbf16> to vector<16xi32>
                  %v_319 = arith.select %is_263, %c_9, %c_3 : index
                  %mask_320 = vector.create_mask %v_319 : vector<32xi1>
                  %v_321 = vector.maskedload %x[%v_247, %i_266], %mask_320, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_322 = vector.bitcast %v_321 : vector<32xbf16> to vector<16xi32>
                  %v_323 = arith.select %is_264, %c_9, %c_3 : index
                  %mask_324 = vector.create_mask %v_323 : vector<32xi1>
                  %v_325 = vector.maskedload %x[%v_248, %i_266], %mask_324, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_326 = vector.bitcast %v_325 : vector<32xbf16> to vector<16xi32>
                  %v_327 = arith.select %is_265, %c_9, %c_3 : index
                  %mask_328 = vector.create_mask %v_327 : vector<32xi1>
                  %v_329 = vector.maskedload %x[%v_249, %i_266], %mask_328, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
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
                  %v_399 = arith.addi %v_332, %c_13 : index
                  %v_400 = arith.index_cast %v_399 : index to i64
                  %pointer_401 = llvm.inttoptr %v_400 : i64 to !llvm.ptr
                  "llvm.store"(%v_383, %pointer_401) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_402 = arith.addi %v_332, %c_30 : index
                  %v_403 = arith.index_cast %v_402 : index to i64
                  %pointer_404 = llvm.inttoptr %v_403 : i64 to !llvm.ptr
                  "llvm.store"(%v_385, %pointer_404) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_405 = arith.addi %v_332, %c_31 : index
                  %v_406 = arith.index_cast %v_405 : index to i64
                  %pointer_407 = llvm.inttoptr %v_406 : i64 to !llvm.ptr
                  "llvm.store"(%v_387, %pointer_407) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_408 = arith.addi %v_332, %c_4 : index
                  %v_409 = arith.index_cast %v_408 : index to i64
                  %pointer_410 = llvm.inttoptr %v_409 : i64 to !llvm.ptr
                  "llvm.store"(%v_389, %pointer_410) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_411 = arith.addi %v_332, %c_14 : index
                  %v_412 = arith.index_cast %v_411 : index to i64
                  %pointer_413 = llvm.inttoptr %v_412 : i64 to !llvm.ptr
                  "llvm.store"(%v_391, %pointer_413) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_414 = arith.addi %v_332, %c_32 : index
                  %v_415 = arith.index_cast %v_414 : index to i64
                  %pointer_416 = llvm.inttoptr %v_415 : i64 to !llvm.ptr
                  "llvm.store"(%v_393, %pointer_416) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_417 = arith.addi %v_332, %c_33 : index
                  %v_418 = arith.index_cast %v_417 : index to i64
                  %pointer_419 = llvm.inttoptr %v_418 : i64 to !llvm.ptr
                  "llvm.store"(%v_395, %pointer_419) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_420 = arith.addi %v_332, %c_34 : index
                  %v_421 = arith.index_cast %v_420 : index to i64
                  %pointer_422 = llvm.inttoptr %v_421 : i64 to !llvm.ptr
                  "llvm.store"(%v_382, %pointer_422) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_423 = arith.addi %v_332, %c_35 : index
                  %v_424 = arith.index_cast %v_423 : index to i64
                  %pointer_425 = llvm.inttoptr %v_424 : i64 to !llvm.ptr
                  "llvm.store"(%v_384, %pointer_425) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_426 = arith.addi %v_332, %c_36 : index
                  %v_427 = arith.index_cast %v_426 : index to i64
                  %pointer_428 = llvm.inttoptr %v_427 : i64 to !llvm.ptr
                  "llvm.store"(%v_386, %pointer_428) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_429 = arith.addi %v_332, %c_37 : index
                  %v_430 = arith.index_cast %v_429 : index to i64
                  %pointer_431 = llvm.inttoptr %v_430 : i64 to !llvm.ptr
                  "llvm.store"(%v_388, %pointer_431) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_432 = arith.addi %v_332, %c_38 : index
                  %v_433 = arith.index_cast %v_432 : index to i64
                  %pointer_434 = llvm.inttoptr %v_433 : i64 to !llvm.ptr
                  "llvm.store"(%v_390, %pointer_434) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_435 = arith.addi %v_332, %c_39 : index
                  %v_436 = arith.index_cast %v_435 : index to i64
                  %pointer_437 = llvm.inttoptr %v_436 : i64 to !llvm.ptr
                  "llvm.store"(%v_392, %pointer_437) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_438 = arith.addi %v_332, %c_40 : index
                  %v_439 = arith.index_cast %v_438 : index to i64
                  %pointer_440 = llvm.inttoptr %v_439 : i64 to !llvm.ptr
                  "llvm.store"(%v_394, %pointer_440) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                  %v_441 = arith.addi %v_332, %c_41 : index
                  %v_442 = arith.index_cast %v_441 : index to i64
                  %pointer_443 = llvm.inttoptr %v_442 : i64 to !llvm.ptr
                  "llvm.store"(%v_396, %pointer_443) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                }
                %v_444 = arith.select %is_250, %c_7, %c_3 : index
                %mask_445 = vector.create_mask %v_444 : vector<32xi1>
                %v_446 = vector.maskedload %x[%v_234, %c_9], %mask_445, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_447 = vector.bitcast %v_446 : vector<32xbf16> to vector<16xi32>
                %v_448 = arith.select %is_251, %c_7, %c_3 : index
                %mask_449 = vector.create_mask %v_448 : vector<32xi1>
                %v_450 = vector.maskedload %x[%v_235, %c_9], %mask_449, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_451 = vector.bitcast %v_450 : vector<32xbf16> to vector<16xi32>
                %v_452 = arith.select %is_252, %c_7, %c_3 : index
                %mask_453 = vector.create_mask %v_452 : vector<32xi1>
                %v_454 = vector.maskedload %x[%v_236, %c_9], %mask_453, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_455 = vector.bitcast %v_454 : vector<32xbf16> to vector<16xi32>
                %v_456 = arith.select %is_253, %c_7, %c_3 : index
                %mask_457 = vector.create_mask %v_456 : vector<32xi1>
                %v_458 = vector.maskedload %x[%v_237, %c_9], %mask_457, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_459 = vector.bitcast %v_458 : vector<32xbf16> to vector<16xi32>
                %v_460 = arith.select %is_254, %c_7, %c_3 : index
                %mask_461 = vector.create_mask %v_460 : vector<32xi1>
                %v_462 = vector.maskedload %x[%v_238, %c_9], %mask_461, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_463 = vector.bitcast %v_462 : vector<32xbf16> to vector<16xi32>
                %v_464 = arith.select %is_255, %c_7, %c_3 : index
                %mask_465 = vector.create_mask %v_464 : vector<32xi1>
                %v_466 = vector.maskedload %x[%v_239, %c_9], %mask_465, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_467 = vector.bitcast %v_466 : vector<32xbf16> to vector<16xi32>
                %v_468 = arith.select %is_256, %c_7, %c_3 : index
                %mask_469 = vector.create_mask %v_468 : vector<32xi1>
                %v_470 = vector.maskedload %x[%v_240, %c_9], %mask_469, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_471 = vector.bitcast %v_470 : vector<32xbf16> to vector<16xi32>
                %v_472 = arith.select %is_257, %c_7, %c_3 : index
                %mask_473 = vector.create_mask %v_472 : vector<32xi1>
                %v_474 = vector.maskedload %x[%v_241, %c_9], %mask_473, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_475 = vector.bitcast %v_474 : vector<32xbf16> to vector<16xi32>
                %v_476 = arith.select %is_258, %c_7, %c_3 : index
                %mask_477 = vector.create_mask %v_476 : vector<32xi1>
                %v_478 = vector.maskedload %x[%v_242, %c_9], %mask_477, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_479 = vector.bitcast %v_478 : vector<32xbf16> to vector<16xi32>
                %v_480 = arith.select %is_259, %c_7, %c_3 : index
                %mask_481 = vector.create_mask %v_480 : vector<32xi1>
                %v_482 = vector.maskedload %x[%v_243, %c_9], %mask_481, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_483 = vector.bitcast %v_482 : vector<32xbf16> to vector<16xi32>
                %v_484 = arith.select %is_260, %c_7, %c_3 : index
                %mask_485 = vector.create_mask %v_484 : vector<32xi1>
                %v_486 = vector.maskedload %x[%v_244, %c_9], %mask_485, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_487 = vector.bitcast %v_486 : vector<32xbf16> to vector<16xi32>
                %v_488 = arith.select %is_261, %c_7, %c_3 : index
                %mask_489 = vector.create_mask %v_488 : vector<32xi1>
                %v_490 = vector.maskedload %x[%v_245, %c_9], %mask_489, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_491 = vector.bitcast %v_490 : vector<32xbf16> to vector<16xi32>
                %v_492 = arith.select %is_262, %c_7, %c_3 : index
                %mask_493 = vector.create_mask %v_492 : vector<32xi1>
                %v_494 = vector.maskedload %x[%v_246, %c_9], %mask_493, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_495 = vector.bitcast %v_494 : vector<32xbf16> to vector<16xi32>
                %v_496 = arith.select %is_263, %c_7, %c_3 : index
                %mask_497 = vector.create_mask %v_496 : vector<32xi1>
                %v_498 = vector.maskedload %x[%v_247, %c_9], %mask_497, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_499 = vector.bitcast %v_498 : vector<32xbf16> to vector<16xi32>
                %v_500 = arith.select %is_264, %c_7, %c_3 : index
                %mask_501 = vector.create_mask %v_500 : vector<32xi1>
                %v_502 = vector.maskedload %x[%v_248, %c_9], %mask_501, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_503 = vector.bitcast %v_502 : vector<32xbf16> to vector<16xi32>
                %v_504 = arith.select %is_265, %c_7, %c_3 : index
                %mask_505 = vector.create_mask %v_504 : vector<32xi1>
                %v_506 = vector.maskedload %x[%v_249, %c_9], %mask_505, %c_29 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
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
                %v_576 = arith.addi %v_509, %c_13 : index
                %v_577 = arith.index_cast %v_576 : index to i64
                %pointer_578 = llvm.inttoptr %v_577 : i64 to !llvm.ptr
                "llvm.store"(%v_560, %pointer_578) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_579 = arith.addi %v_509, %c_30 : index
                %v_580 = arith.index_cast %v_579 : index to i64
                %pointer_581 = llvm.inttoptr %v_580 : i64 to !llvm.ptr
                "llvm.store"(%v_562, %pointer_581) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_582 = arith.addi %v_509, %c_31 : index
                %v_583 = arith.index_cast %v_582 : index to i64
                %pointer_584 = llvm.inttoptr %v_583 : i64 to !llvm.ptr
                "llvm.store"(%v_564, %pointer_584) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_585 = arith.addi %v_509, %c_4 : index
                %v_586 = arith.index_cast %v_585 : index to i64
                %pointer_587 = llvm.inttoptr %v_586 : i64 to !llvm.ptr
                "llvm.store"(%v_566, %pointer_587) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_588 = arith.addi %v_509, %c_14 : index
                %v_589 = arith.index_cast %v_588 : index to i64
                %pointer_590 = llvm.inttoptr %v_589 : i64 to !llvm.ptr
                "llvm.store"(%v_568, %pointer_590) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_591 = arith.addi %v_509, %c_32 : index
                %v_592 = arith.index_cast %v_591 : index to i64
                %pointer_593 = llvm.inttoptr %v_592 : i64 to !llvm.ptr
                "llvm.store"(%v_570, %pointer_593) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_594 = arith.addi %v_509, %c_33 : index
                %v_595 = arith.index_cast %v_594 : index to i64
                %pointer_596 = llvm.inttoptr %v_595 : i64 to !llvm.ptr
                "llvm.store"(%v_572, %pointer_596) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_597 = arith.addi %v_509, %c_34 : index
                %v_598 = arith.index_cast %v_597 : index to i64
                %pointer_599 = llvm.inttoptr %v_598 : i64 to !llvm.ptr
                "llvm.store"(%v_559, %pointer_599) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_600 = arith.addi %v_509, %c_35 : index
                %v_601 = arith.index_cast %v_600 : index to i64
                %pointer_602 = llvm.inttoptr %v_601 : i64 to !llvm.ptr
                "llvm.store"(%v_561, %pointer_602) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_603 = arith.addi %v_509, %c_36 : index
                %v_604 = arith.index_cast %v_603 : index to i64
                %pointer_605 = llvm.inttoptr %v_604 : i64 to !llvm.ptr
                "llvm.store"(%v_563, %pointer_605) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_606 = arith.addi %v_509, %c_37 : index
                %v_607 = arith.index_cast %v_606 : index to i64
                %pointer_608 = llvm.inttoptr %v_607 : i64 to !llvm.ptr
                "llvm.store"(%v_565, %pointer_608) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_609 = arith.addi %v_509, %c_38 : index
                %v_610 = arith.index_cast %v_609 : index to i64
                %pointer_611 = llvm.inttoptr %v_610 : i64 to !llvm.ptr
                "llvm.store"(%v_567, %pointer_611) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_612 = arith.addi %v_509, %c_39 : index
                %v_613 = arith.index_cast %v_612 : index to i64
                %pointer_614 = llvm.inttoptr %v_613 : i64 to !llvm.ptr
                "llvm.store"(%v_569, %pointer_614) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_615 = arith.addi %v_509, %c_40 : index
                %v_616 = arith.index_cast %v_615 : index to i64
                %pointer_617 = llvm.inttoptr %v_616 : i64 to !llvm.ptr
                "llvm.store"(%v_571, %pointer_617) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
                %v_618 = arith.addi %v_509, %c_41 : index
                %v_619 = arith.index_cast %v_618 : index to i64
                %pointer_620 = llvm.inttoptr %v_619 : i64 to !llvm.ptr
                "llvm.store"(%v_573, %pointer_620) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xi32>, !llvm.ptr) -> ()
              }
              %v_621 = arith.addi %v_87, %c_5 : index
              %v_622 = arith.divui %v_621, %c_8 : index
              %address_623 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
              scf.for %i_624 = %v_68 to %v_70 step %c_6 {
                %v_625 = arith.minsi %i_624, %c_6 : index
                %v_626 = arith.addi %v_625, %c_9 : index
                %v_627 = arith.addi %v_625, %c_6 : index
                %v_628 = arith.muli %v_62, %c_13 : index
                %v_629 = arith.addi %v_628, %v_627 : index
                %v_630 = arith.muli %v_629, %c_42 : index
                %v_631 = arith.addi %address_623, %v_630 : index
                %v_632 = arith.addi %v_626, %c_6 : index
                %v_633 = arith.muli %v_62, %c_13 : index
                %v_634 = arith.addi %v_633, %v_632 : index
                %v_635 = arith.muli %v_634, %c_42 : index
                %v_636 = arith.addi %address_623, %v_635 : index
                %mask_637 = vector.create_mask %c_7 : vector<32xi1>
                scf.for %i_638 = %c_3 to %c_6 step %c_5 {
                  %v_639 = arith.addi %v_625, %i_638 : index
                  %v_640 = vector.maskedload %expert_gate_up[%v_62, %v_639, %c_9], %mask_637, %c_29 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_641 = arith.muli %i_638, %c_13 : index
                  %v_642 = arith.addi %v_6, %v_641 : index
                  %v_643 = arith.index_cast %v_642 : index to i64
                  %pointer_644 = llvm.inttoptr %v_643 : i64 to !llvm.ptr
                  "llvm.store"(%v_640, %pointer_644) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                }
                scf.for %i_645 = %c_3 to %c_6 step %c_5 {
                  %v_646 = arith.addi %v_626, %i_645 : index
                  %v_647 = vector.maskedload %expert_gate_up[%v_62, %v_646, %c_9], %mask_637, %c_29 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_648 = arith.addi %v_6, %c_43 : index
                  %v_649 = arith.muli %i_645, %c_13 : index
                  %v_650 = arith.addi %v_648, %v_649 : index
                  %v_651 = arith.index_cast %v_650 : index to i64
                  %pointer_652 = llvm.inttoptr %v_651 : i64 to !llvm.ptr
                  "llvm.store"(%v_647, %pointer_652) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                }
                %v_653 = arith.divui %v_87, %c_8 : index
                scf.for %i_654 = %c_3 to %v_653 step %c_5 {
                  %v_655 = arith.muli %i_654, %c_8 : index
                  %v_656 = arith.muli %v_655, %c_28 : index
                  %v_657 = arith.addi %v_85, %v_656 : index
                  %v_658 = arith.addi %v_655, %c_5 : index
                  %v_659 = arith.muli %v_658, %c_28 : index
                  %v_660 = arith.addi %v_85, %v_659 : index
                  %address_661 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
                  %v_662 = arith.muli %v_62, %c_13 : index
                  %v_663 = arith.addi %v_662, %v_625 : index
                  %v_664 = arith.muli %v_663, %c_42 : index
                  %v_665 = arith.addi %address_661, %v_664 : index
                  %v_666 = arith.muli %v_62, %c_13 : index
                  %v_667 = arith.addi %v_666, %v_626 : index
                  %v_668 = arith.muli %v_667, %c_42 : index
                  %v_669 = arith.addi %address_661, %v_668 : index
                  llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
                  scf.for %i_670 = %c_3 to %c_5 step %c_5 {
                    %v_671 = arith.addi %v_622, %c_44 : index
                    %v_672 = arith.divui %v_671, %v_622 : index
                    %v_673 = arith.addi %i_654, %i_670 : index
                    %v_674 = arith.muli %v_673, %v_672 : index
                    scf.for %i_675 = %c_3 to %v_672 step %c_5 {
                      %v_676 = arith.addi %v_674, %i_675 : index
                      %v_677 = arith.minsi %v_676, %c_44 : index
                      %v_678 = arith.muli %v_677, %c_13 : index
                      %v_679 = arith.addi %v_631, %v_678 : index
                      %v_680 = arith.index_cast %v_679 : index to i64
                      %pointer_681 = llvm.inttoptr %v_680 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_681) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_682 = arith.muli %v_677, %c_13 : index
                      %v_683 = arith.addi %v_636, %v_682 : index
                      %v_684 = arith.index_cast %v_683 : index to i64
                      %pointer_685 = llvm.inttoptr %v_684 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_685) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_686 = arith.muli %i_670, %c_13 : index
                    %v_687 = arith.addi %v_665, %v_686 : index
                    %v_688 = arith.muli %i_670, %c_13 : index
                    %v_689 = arith.addi %v_669, %v_688 : index
                    %v_690 = arith.muli %i_670, %c_43 : index
                    %v_691 = arith.addi %v_657, %v_690 : index
                    %v_692 = arith.muli %i_670, %c_43 : index
                    %v_693 = arith.addi %v_660, %v_692 : index
                    %v_694 = arith.index_cast %v_687 : index to i64
                    %v_695 = arith.index_cast %v_689 : index to i64
                    %v_696 = arith.index_cast %v_691 : index to i64
                    %v_697 = arith.index_cast %v_693 : index to i64
                    %v_698 = arith.index_cast %c_42 : index to i64
                    %v_699 = arith.index_cast %c_13 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_694, %v_695, %v_696, %v_697, %v_698, %v_699 : (i64, i64, i64, i64, i64, i64) -> ()
                  }
                  %v_700 = arith.addi %v_6, %c_43 : index
                  %v_701 = arith.addi %v_657, %c_43 : index
                  %v_702 = arith.addi %v_660, %c_43 : index
                  %v_703 = arith.index_cast %v_6 : index to i64
                  %v_704 = arith.index_cast %v_700 : index to i64
                  %v_705 = arith.index_cast %v_701 : index to i64
                  %v_706 = arith.index_cast %v_702 : index to i64
                  %v_707 = arith.index_cast %c_13 : index to i64
                  %v_708 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_703, %v_704, %v_705, %v_706, %v_707, %v_708 : (i64, i64, i64, i64, i64, i64) -> ()
                  %v_709 = arith.index_cast %v_3 : index to i64
                  %v_710 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_709, %v_710 : (i64, i64) -> ()
                  %v_711 = arith.addi %v_3, %c_43 : index
                  %v_712 = arith.index_cast %v_711 : index to i64
                  %v_713 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_712, %v_713 : (i64, i64) -> ()
                  %v_714 = arith.addi %v_3, %c_28 : index
                  %v_715 = arith.index_cast %v_714 : index to i64
                  %v_716 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_715, %v_716 : (i64, i64) -> ()
                  %v_717 = arith.addi %v_3, %c_45 : index
                  %v_718 = arith.index_cast %v_717 : index to i64
                  %v_719 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_718, %v_719 : (i64, i64) -> ()
                  %address_720 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_721 = arith.muli %v_655, %c_6 : index
                  %v_722 = arith.addi %v_64, %v_721 : index
                  %v_723 = arith.muli %v_722, %c_13 : index
                  %v_724 = arith.addi %address_720, %v_723 : index
                  %v_725 = arith.subi %i_624, %v_625 : index
                  %v_726 = arith.subi %c_9, %i_624 : index
                  %v_727 = arith.maxsi %v_726, %c_3 : index
                  %v_728 = arith.minsi %c_6, %v_727 : index
                  scf.for %i_729 = %c_3 to %v_728 step %c_8 {
                    %v_730 = arith.addi %v_725, %i_729 : index
                    %v_731 = arith.muli %v_730, %c_13 : index
                    %v_732 = arith.addi %v_3, %v_731 : index
                    %v_733 = arith.index_cast %v_732 : index to i64
                    %pointer_734 = llvm.inttoptr %v_733 : i64 to !llvm.ptr
                    %v_735 = "llvm.load"(%pointer_734) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_736 = arith.addi %v_725, %i_729 : index
                    %v_737 = arith.addi %v_736, %c_6 : index
                    %v_738 = arith.muli %v_737, %c_13 : index
                    %v_739 = arith.addi %v_3, %v_738 : index
                    %v_740 = arith.index_cast %v_739 : index to i64
                    %pointer_741 = llvm.inttoptr %v_740 : i64 to !llvm.ptr
                    %v_742 = "llvm.load"(%pointer_741) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_743 = arith.subf %c_46, %v_735 : vector<16xf32>
                    %is_744 = arith.cmpf ogt, %v_743, %c_47 : vector<16xf32>
                    %v_745 = arith.select %is_744, %c_47, %v_743 : vector<16xi1>, vector<16xf32>
                    %is_746 = arith.cmpf olt, %v_745, %c_48 : vector<16xf32>
                    %v_747 = arith.select %is_746, %c_48, %v_745 : vector<16xi1>, vector<16xf32>
                    %v_748 = arith.mulf %v_747, %c_49 : vector<16xf32>
                    %v_749 = math.roundeven %v_748 : vector<16xf32>
                    %acc_750 = math.fma %v_749, %c_50, %v_747 : vector<16xf32>
                    %acc_751 = math.fma %v_749, %c_51, %acc_750 : vector<16xf32>
                    %acc_752 = math.fma %c_52, %acc_751, %c_53 : vector<16xf32>
                    %acc_753 = math.fma %acc_752, %acc_751, %c_54 : vector<16xf32>
                    %acc_754 = math.fma %acc_753, %acc_751, %c_55 : vector<16xf32>
                    %acc_755 = math.fma %acc_754, %acc_751, %c_56 : vector<16xf32>
                    %acc_756 = math.fma %acc_755, %acc_751, %c_57 : vector<16xf32>
                    %acc_757 = math.fma %acc_756, %acc_751, %c_58 : vector<16xf32>
                    %acc_758 = math.fma %acc_757, %acc_751, %c_58 : vector<16xf32>
                    %v_759 = arith.fptosi %v_749 : vector<16xf32> to vector<16xi32>
                    %v_760 = arith.shrsi %v_759, %c_59 : vector<16xi32>
                    %v_761 = arith.subi %v_759, %v_760 : vector<16xi32>
                    %v_762 = arith.addi %v_760, %c_61 : vector<16xi32>
                    %v_763 = arith.shli %v_762, %c_60 : vector<16xi32>
                    %v_764 = arith.bitcast %v_763 : vector<16xi32> to vector<16xf32>
                    %v_765 = arith.mulf %acc_758, %v_764 : vector<16xf32>
                    %v_766 = arith.addi %v_761, %c_61 : vector<16xi32>
                    %v_767 = arith.shli %v_766, %c_60 : vector<16xi32>
                    %v_768 = arith.bitcast %v_767 : vector<16xi32> to vector<16xf32>
                    %v_769 = arith.mulf %v_765, %v_768 : vector<16xf32>
                    %v_770 = arith.addf %v_769, %c_58 : vector<16xf32>
                    %v_771 = arith.divf %c_58, %v_770 : vector<16xf32>
                    %v_772 = arith.mulf %v_735, %v_771 : vector<16xf32>
                    %v_773 = arith.mulf %v_772, %v_742 : vector<16xf32>
                    %v_774 = arith.addi %i_729, %c_5 : index
                    %v_775 = arith.addi %v_725, %v_774 : index
                    %v_776 = arith.muli %v_775, %c_13 : index
                    %v_777 = arith.addi %v_3, %v_776 : index
                    %v_778 = arith.index_cast %v_777 : index to i64
                    %pointer_779 = llvm.inttoptr %v_778 : i64 to !llvm.ptr
                    %v_780 = "llvm.load"(%pointer_779) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_781 = arith.addi %v_725, %v_774 : index
                    %v_782 = arith.addi %v_781, %c_6 : index
                    %v_783 = arith.muli %v_782, %c_13 : index
                    %v_784 = arith.addi %v_3, %v_783 : index
                    %v_785 = arith.index_cast %v_784 : index to i64
                    %pointer_786 = llvm.inttoptr %v_785 : i64 to !llvm.ptr
                    %v_787 = "llvm.load"(%pointer_786) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_788 = arith.subf %c_46, %v_780 : vector<16xf32>
                    %is_789 = arith.cmpf ogt, %v_788, %c_47 : vector<16xf32>
                    %v_790 = arith.select %is_789, %c_47, %v_788 : vector<16xi1>, vector<16xf32>
                    %is_791 = arith.cmpf olt, %v_790, %c_48 : vector<16xf32>
                    %v_792 = arith.select %is_791, %c_48, %v_790 : vector<16xi1>, vector<16xf32>
                    %v_793 = arith.mulf %v_792, %c_49 : vector<16xf32>
                    %v_794 = math.roundeven %v_793 : vector<16xf32>
                    %acc_795 = math.fma %v_794, %c_50, %v_792 : vector<16xf32>
                    %acc_796 = math.fma %v_794, %c_51, %acc_795 : vector<16xf32>
                    %acc_797 = math.fma %c_52, %acc_796, %c_53 : vector<16xf32>
                    %acc_798 = math.fma %acc_797, %acc_796, %c_54 : vector<16xf32>
                    %acc_799 = math.fma %acc_798, %acc_796, %c_55 : vector<16xf32>
                    %acc_800 = math.fma %acc_799, %acc_796, %c_56 : vector<16xf32>
                    %acc_801 = math.fma %acc_800, %acc_796, %c_57 : vector<16xf32>
                    %acc_802 = math.fma %acc_801, %acc_796, %c_58 : vector<16xf32>
                    %acc_803 = math.fma %acc_802, %acc_796, %c_58 : vector<16xf32>
                    %v_804 = arith.fptosi %v_794 : vector<16xf32> to vector<16xi32>
                    %v_805 = arith.shrsi %v_804, %c_59 : vector<16xi32>
                    %v_806 = arith.subi %v_804, %v_805 : vector<16xi32>
                    %v_807 = arith.addi %v_805, %c_61 : vector<16xi32>
                    %v_808 = arith.shli %v_807, %c_60 : vector<16xi32>
                    %v_809 = arith.bitcast %v_808 : vector<16xi32> to vector<16xf32>
                    %v_810 = arith.mulf %acc_803, %v_809 : vector<16xf32>
                    %v_811 = arith.addi %v_806, %c_61 : vector<16xi32>
                    %v_812 = arith.shli %v_811, %c_60 : vector<16xi32>
                    %v_813 = arith.bitcast %v_812 : vector<16xi32> to vector<16xf32>
                    %v_814 = arith.mulf %v_810, %v_813 : vector<16xf32>
                    %v_815 = arith.addf %v_814, %c_58 : vector<16xf32>
                    %v_816 = arith.divf %c_58, %v_815 : vector<16xf32>
                    %v_817 = arith.mulf %v_780, %v_816 : vector<16xf32>
                    %v_818 = arith.mulf %v_817, %v_787 : vector<16xf32>
                    %v_819 = arith.truncf %v_773 : vector<16xf32> to vector<16xbf16>
                    %v_820 = arith.truncf %v_818 : vector<16xf32> to vector<16xbf16>
                    %v_821 = vector.shuffle %v_819, %v_820 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_822 = arith.addi %i_624, %i_729 : index
                    %v_823 = arith.divui %v_822, %c_8 : index
                    %v_824 = arith.muli %v_823, %c_13 : index
                    %v_825 = arith.addi %v_724, %v_824 : index
                    %v_826 = arith.index_cast %v_825 : index to i64
                    %pointer_827 = llvm.inttoptr %v_826 : i64 to !llvm.ptr
                    "llvm.store"(%v_821, %pointer_827) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                  %v_828 = arith.addi %v_655, %c_5 : index
                  %v_829 = arith.addi %v_3, %c_28 : index
                  %address_830 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_831 = arith.muli %v_828, %c_6 : index
                  %v_832 = arith.addi %v_64, %v_831 : index
                  %v_833 = arith.muli %v_832, %c_13 : index
                  %v_834 = arith.addi %address_830, %v_833 : index
                  %v_835 = arith.subi %i_624, %v_625 : index
                  %v_836 = arith.subi %c_9, %i_624 : index
                  %v_837 = arith.maxsi %v_836, %c_3 : index
                  %v_838 = arith.minsi %c_6, %v_837 : index
                  scf.for %i_839 = %c_3 to %v_838 step %c_8 {
                    %v_840 = arith.addi %v_835, %i_839 : index
                    %v_841 = arith.muli %v_840, %c_13 : index
                    %v_842 = arith.addi %v_829, %v_841 : index
                    %v_843 = arith.index_cast %v_842 : index to i64
                    %pointer_844 = llvm.inttoptr %v_843 : i64 to !llvm.ptr
                    %v_845 = "llvm.load"(%pointer_844) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_846 = arith.addi %v_835, %i_839 : index
                    %v_847 = arith.addi %v_846, %c_6 : index
                    %v_848 = arith.muli %v_847, %c_13 : index
                    %v_849 = arith.addi %v_829, %v_848 : index
                    %v_850 = arith.index_cast %v_849 : index to i64
                    %pointer_851 = llvm.inttoptr %v_850 : i64 to !llvm.ptr
                    %v_852 = "llvm.load"(%pointer_851) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_853 = arith.subf %c_46, %v_845 : vector<16xf32>
                    %is_854 = arith.cmpf ogt, %v_853, %c_47 : vector<16xf32>
                    %v_855 = arith.select %is_854, %c_47, %v_853 : vector<16xi1>, vector<16xf32>
                    %is_856 = arith.cmpf olt, %v_855, %c_48 : vector<16xf32>
                    %v_857 = arith.select %is_856, %c_48, %v_855 : vector<16xi1>, vector<16xf32>
                    %v_858 = arith.mulf %v_857, %c_49 : vector<16xf32>
                    %v_859 = math.roundeven %v_858 : vector<16xf32>
                    %acc_860 = math.fma %v_859, %c_50, %v_857 : vector<16xf32>
                    %acc_861 = math.fma %v_859, %c_51, %acc_860 : vector<16xf32>
                    %acc_862 = math.fma %c_52, %acc_861, %c_53 : vector<16xf32>
                    %acc_863 = math.fma %acc_862, %acc_861, %c_54 : vector<16xf32>
                    %acc_864 = math.fma %acc_863, %acc_861, %c_55 : vector<16xf32>
                    %acc_865 = math.fma %acc_864, %acc_861, %c_56 : vector<16xf32>
                    %acc_866 = math.fma %acc_865, %acc_861, %c_57 : vector<16xf32>
                    %acc_867 = math.fma %acc_866, %acc_861, %c_58 : vector<16xf32>
                    %acc_868 = math.fma %acc_867, %acc_861, %c_58 : vector<16xf32>
                    %v_869 = arith.fptosi %v_859 : vector<16xf32> to vector<16xi32>
                    %v_870 = arith.shrsi %v_869, %c_59 : vector<16xi32>
                    %v_871 = arith.subi %v_869, %v_870 : vector<16xi32>
                    %v_872 = arith.addi %v_870, %c_61 : vector<16xi32>
                    %v_873 = arith.shli %v_872, %c_60 : vector<16xi32>
                    %v_874 = arith.bitcast %v_873 : vector<16xi32> to vector<16xf32>
                    %v_875 = arith.mulf %acc_868, %v_874 : vector<16xf32>
                    %v_876 = arith.addi %v_871, %c_61 : vector<16xi32>
                    %v_877 = arith.shli %v_876, %c_60 : vector<16xi32>
                    %v_878 = arith.bitcast %v_877 : vector<16xi32> to vector<16xf32>
                    %v_879 = arith.mulf %v_875, %v_878 : vector<16xf32>
                    %v_880 = arith.addf %v_879, %c_58 : vector<16xf32>
                    %v_881 = arith.divf %c_58, %v_880 : vector<16xf32>
                    %v_882 = arith.mulf %v_845, %v_881 : vector<16xf32>
                    %v_883 = arith.mulf %v_882, %v_852 : vector<16xf32>
                    %v_884 = arith.addi %i_839, %c_5 : index
                    %v_885 = arith.addi %v_835, %v_884 : index
                    %v_886 = arith.muli %v_885, %c_13 : index
                    %v_887 = arith.addi %v_829, %v_886 : index
                    %v_888 = arith.index_cast %v_887 : index to i64
                    %pointer_889 = llvm.inttoptr %v_888 : i64 to !llvm.ptr
                    %v_890 = "llvm.load"(%pointer_889) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_891 = arith.addi %v_835, %v_884 : index
                    %v_892 = arith.addi %v_891, %c_6 : index
                    %v_893 = arith.muli %v_892, %c_13 : index
                    %v_894 = arith.addi %v_829, %v_893 : index
                    %v_895 = arith.index_cast %v_894 : index to i64
                    %pointer_896 = llvm.inttoptr %v_895 : i64 to !llvm.ptr
                    %v_897 = "llvm.load"(%pointer_896) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_898 = arith.subf %c_46, %v_890 : vector<16xf32>
                    %is_899 = arith.cmpf ogt, %v_898, %c_47 : vector<16xf32>
                    %v_900 = arith.select %is_899, %c_47, %v_898 : vector<16xi1>, vector<16xf32>
                    %is_901 = arith.cmpf olt, %v_900, %c_48 : vector<16xf32>
                    %v_902 = arith.select %is_901, %c_48, %v_900 : vector<16xi1>, vector<16xf32>
                    %v_903 = arith.mulf %v_902, %c_49 : vector<16xf32>
                    %v_904 = math.roundeven %v_903 : vector<16xf32>
                    %acc_905 = math.fma %v_904, %c_50, %v_902 : vector<16xf32>
                    %acc_906 = math.fma %v_904, %c_51, %acc_905 : vector<16xf32>
                    %acc_907 = math.fma %c_52, %acc_906, %c_53 : vector<16xf32>
                    %acc_908 = math.fma %acc_907, %acc_906, %c_54 : vector<16xf32>
                    %acc_909 = math.fma %acc_908, %acc_906, %c_55 : vector<16xf32>
                    %acc_910 = math.fma %acc_909, %acc_906, %c_56 : vector<16xf32>
                    %acc_911 = math.fma %acc_910, %acc_906, %c_57 : vector<16xf32>
                    %acc_912 = math.fma %acc_911, %acc_906, %c_58 : vector<16xf32>
                    %acc_913 = math.fma %acc_912, %acc_906, %c_58 : vector<16xf32>
                    %v_914 = arith.fptosi %v_904 : vector<16xf32> to vector<16xi32>
                    %v_915 = arith.shrsi %v_914, %c_59 : vector<16xi32>
                    %v_916 = arith.subi %v_914, %v_915 : vector<16xi32>
                    %v_917 = arith.addi %v_915, %c_61 : vector<16xi32>
                    %v_918 = arith.shli %v_917, %c_60 : vector<16xi32>
                    %v_919 = arith.bitcast %v_918 : vector<16xi32> to vector<16xf32>
                    %v_920 = arith.mulf %acc_913, %v_919 : vector<16xf32>
                    %v_921 = arith.addi %v_916, %c_61 : vector<16xi32>
                    %v_922 = arith.shli %v_921, %c_60 : vector<16xi32>
                    %v_923 = arith.bitcast %v_922 : vector<16xi32> to vector<16xf32>
                    %v_924 = arith.mulf %v_920, %v_923 : vector<16xf32>
                    %v_925 = arith.addf %v_924, %c_58 : vector<16xf32>
                    %v_926 = arith.divf %c_58, %v_925 : vector<16xf32>
                    %v_927 = arith.mulf %v_890, %v_926 : vector<16xf32>
                    %v_928 = arith.mulf %v_927, %v_897 : vector<16xf32>
                    %v_929 = arith.truncf %v_883 : vector<16xf32> to vector<16xbf16>
                    %v_930 = arith.truncf %v_928 : vector<16xf32> to vector<16xbf16>
                    %v_931 = vector.shuffle %v_929, %v_930 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_932 = arith.addi %i_624, %i_839 : index
                    %v_933 = arith.divui %v_932, %c_8 : index
                    %v_934 = arith.muli %v_933, %c_13 : index
                    %v_935 = arith.addi %v_834, %v_934 : index
                    %v_936 = arith.index_cast %v_935 : index to i64
                    %pointer_937 = llvm.inttoptr %v_936 : i64 to !llvm.ptr
                    "llvm.store"(%v_931, %pointer_937) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                }
                %v_938 = arith.muli %v_653, %c_8 : index
                %v_939 = arith.muli %v_653, %c_8 : index
                %v_940 = arith.subi %v_87, %v_939 : index
                %v_941 = arith.remui %v_940, %c_8 : index
                %is_942 = arith.cmpi eq, %v_941, %c_5 : index
                scf.if %is_942 {
                  %v_943 = arith.muli %v_938, %c_28 : index
                  %v_944 = arith.addi %v_85, %v_943 : index
                  %address_945 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<1x64x40xbf16> -> index
                  %v_946 = arith.muli %v_62, %c_13 : index
                  %v_947 = arith.addi %v_946, %v_625 : index
                  %v_948 = arith.muli %v_947, %c_42 : index
                  %v_949 = arith.addi %address_945, %v_948 : index
                  %v_950 = arith.muli %v_62, %c_13 : index
                  %v_951 = arith.addi %v_950, %v_626 : index
                  %v_952 = arith.muli %v_951, %c_42 : index
                  %v_953 = arith.addi %address_945, %v_952 : index
                  llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                  scf.for %i_954 = %c_3 to %c_5 step %c_5 {
                    %v_955 = arith.addi %v_622, %c_44 : index
                    %v_956 = arith.divui %v_955, %v_622 : index
                    %v_957 = arith.addi %v_653, %i_954 : index
                    %v_958 = arith.muli %v_957, %v_956 : index
                    scf.for %i_959 = %c_3 to %v_956 step %c_5 {
                      %v_960 = arith.addi %v_958, %i_959 : index
                      %v_961 = arith.minsi %v_960, %c_44 : index
                      %v_962 = arith.muli %v_961, %c_13 : index
                      %v_963 = arith.addi %v_631, %v_962 : index
                      %v_964 = arith.index_cast %v_963 : index to i64
                      %pointer_965 = llvm.inttoptr %v_964 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_965) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_966 = arith.muli %v_961, %c_13 : index
                      %v_967 = arith.addi %v_636, %v_966 : index
                      %v_968 = arith.index_cast %v_967 : index to i64
                      %pointer_969 = llvm.inttoptr %v_968 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_969) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_970 = arith.muli %i_954, %c_13 : index
                    %v_971 = arith.addi %v_949, %v_970 : index
                    %v_972 = arith.muli %i_954, %c_13 : index
                    %v_973 = arith.addi %v_953, %v_972 : index
                    %v_974 = arith.muli %i_954, %c_43 : index
                    %v_975 = arith.addi %v_944, %v_974 : index
                    %v_976 = arith.index_cast %v_971 : index to i64
                    %v_977 = arith.index_cast %v_973 : index to i64
                    %v_978 = arith.index_cast %v_975 : index to i64
                    %v_979 = arith.index_cast %c_42 : index to i64
                    %v_980 = arith.index_cast %c_13 : index to i64
                    llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_976, %v_977, %v_978, %v_979, %v_980 : (i64, i64, i64, i64, i64) -> ()
                  }
                  %v_981 = arith.addi %v_6, %c_43 : index
                  %v_982 = arith.addi %v_944, %c_43 : index
                  %v_983 = arith.index_cast %v_6 : index to i64
                  %v_984 = arith.index_cast %v_981 : index to i64
                  %v_985 = arith.index_cast %v_982 : index to i64
                  %v_986 = arith.index_cast %c_13 : index to i64
                  %v_987 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_983, %v_984, %v_985, %v_986, %v_987 : (i64, i64, i64, i64, i64) -> ()
                  %v_988 = arith.index_cast %v_3 : index to i64
                  %v_989 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_988, %v_989 : (i64, i64) -> ()
                  %v_990 = arith.addi %v_3, %c_43 : index
                  %v_991 = arith.index_cast %v_990 : index to i64
                  %v_992 = arith.index_cast %c_13 : index to i64
                  llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_991, %v_992 : (i64, i64) -> ()
                  %address_993 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_994 = arith.muli %v_938, %c_6 : index
                  %v_995 = arith.addi %v_64, %v_994 : index
                  %v_996 = arith.muli %v_995, %c_13 : index
                  %v_997 = arith.addi %address_993, %v_996 : index
                  %v_998 = arith.subi %i_624, %v_625 : index
                  %v_999 = arith.subi %c_9, %i_624 : index
                  %v_1000 = arith.maxsi %v_999, %c_3 : index
                  %v_1001 = arith.minsi %c_6, %v_1000 : index
                  scf.for %i_1002 = %c_3 to %v_1001 step %c_8 {
                    %v_1003 = arith.addi %v_998, %i_1002 : index
                    %v_1004 = arith.muli %v_1003, %c_13 : index
                    %v_1005 = arith.addi %v_3, %v_1004 : index
                    %v_1006 = arith.index_cast %v_1005 : index to i64
                    %pointer_1007 = llvm.inttoptr %v_1006 : i64 to !llvm.ptr
                    %v_1008 = "llvm.load"(%pointer_1007) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1009 = arith.addi %v_998, %i_1002 : index
                    %v_1010 = arith.addi %v_1009, %c_6 : index
                    %v_1011 = arith.muli %v_1010, %c_13 : index
                    %v_1012 = arith.addi %v_3, %v_1011 : index
                    %v_1013 = arith.index_cast %v_1012 : index to i64
                    %pointer_1014 = llvm.inttoptr %v_1013 : i64 to !llvm.ptr
                    %v_1015 = "llvm.load"(%pointer_1014) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1016 = arith.subf %c_46, %v_1008 : vector<16xf32>
                    %is_1017 = arith.cmpf ogt, %v_1016, %c_47 : vector<16xf32>
                    %v_1018 = arith.select %is_1017, %c_47, %v_1016 : vector<16xi1>, vector<16xf32>
                    %is_1019 = arith.cmpf olt, %v_1018, %c_48 : vector<16xf32>
                    %v_1020 = arith.select %is_1019, %c_48, %v_1018 : vector<16xi1>, vector<16xf32>
                    %v_1021 = arith.mulf %v_1020, %c_49 : vector<16xf32>
                    %v_1022 = math.roundeven %v_1021 : vector<16xf32>
                    %acc_1023 = math.fma %v_1022, %c_50, %v_1020 : vector<16xf32>
                    %acc_1024 = math.fma %v_1022, %c_51, %acc_1023 : vector<16xf32>
                    %acc_1025 = math.fma %c_52, %acc_1024, %c_53 : vector<16xf32>
                    %acc_1026 = math.fma %acc_1025, %acc_1024, %c_54 : vector<16xf32>
                    %acc_1027 = math.fma %acc_1026, %acc_1024, %c_55 : vector<16xf32>
                    %acc_1028 = math.fma %acc_1027, %acc_1024, %c_56 : vector<16xf32>
                    %acc_1029 = math.fma %acc_1028, %acc_1024, %c_57 : vector<16xf32>
                    %acc_1030 = math.fma %acc_1029, %acc_1024, %c_58 : vector<16xf32>
                    %acc_1031 = math.fma %acc_1030, %acc_1024, %c_58 : vector<16xf32>
                    %v_1032 = arith.fptosi %v_1022 : vector<16xf32> to vector<16xi32>
                    %v_1033 = arith.shrsi %v_1032, %c_59 : vector<16xi32>
                    %v_1034 = arith.subi %v_1032, %v_1033 : vector<16xi32>
                    %v_1035 = arith.addi %v_1033, %c_61 : vector<16xi32>
                    %v_1036 = arith.shli %v_1035, %c_60 : vector<16xi32>
                    %v_1037 = arith.bitcast %v_1036 : vector<16xi32> to vector<16xf32>
                    %v_1038 = arith.mulf %acc_1031, %v_1037 : vector<16xf32>
                    %v_1039 = arith.addi %v_1034, %c_61 : vector<16xi32>
                    %v_1040 = arith.shli %v_1039, %c_60 : vector<16xi32>
                    %v_1041 = arith.bitcast %v_1040 : vector<16xi32> to vector<16xf32>
                    %v_1042 = arith.mulf %v_1038, %v_1041 : vector<16xf32>
                    %v_1043 = arith.addf %v_1042, %c_58 : vector<16xf32>
                    %v_1044 = arith.divf %c_58, %v_1043 : vector<16xf32>
                    %v_1045 = arith.mulf %v_1008, %v_1044 : vector<16xf32>
                    %v_1046 = arith.mulf %v_1045, %v_1015 : vector<16xf32>
                    %v_1047 = arith.addi %i_1002, %c_5 : index
                    %v_1048 = arith.addi %v_998, %v_1047 : index
                    %v_1049 = arith.muli %v_1048, %c_13 : index
                    %v_1050 = arith.addi %v_3, %v_1049 : index
                    %v_1051 = arith.index_cast %v_1050 : index to i64
                    %pointer_1052 = llvm.inttoptr %v_1051 : i64 to !llvm.ptr
                    %v_1053 = "llvm.load"(%pointer_1052) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1054 = arith.addi %v_998, %v_1047 : index
                    %v_1055 = arith.addi %v_1054, %c_6 : index
                    %v_1056 = arith.muli %v_1055, %c_13 : index
                    %v_1057 = arith.addi %v_3, %v_1056 : index
                    %v_1058 = arith.index_cast %v_1057 : index to i64
                    %pointer_1059 = llvm.inttoptr %v_1058 : i64 to !llvm.ptr
                    %v_1060 = "llvm.load"(%pointer_1059) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1061 = arith.subf %c_46, %v_1053 : vector<16xf32>
                    %is_1062 = arith.cmpf ogt, %v_1061, %c_47 : vector<16xf32>
                    %v_1063 = arith.select %is_1062, %c_47, %v_1061 : vector<16xi1>, vector<16xf32>
                    %is_1064 = arith.cmpf olt, %v_1063, %c_48 : vector<16xf32>
                    %v_1065 = arith.select %is_1064, %c_48, %v_1063 : vector<16xi1>, vector<16xf32>
                    %v_1066 = arith.mulf %v_1065, %c_49 : vector<16xf32>
                    %v_1067 = math.roundeven %v_1066 : vector<16xf32>
                    %acc_1068 = math.fma %v_1067, %c_50, %v_1065 : vector<16xf32>
                    %acc_1069 = math.fma %v_1067, %c_51, %acc_1068 : vector<16xf32>
                    %acc_1070 = math.fma %c_52, %acc_1069, %c_53 : vector<16xf32>
                    %acc_1071 = math.fma %acc_1070, %acc_1069, %c_54 : vector<16xf32>
                    %acc_1072 = math.fma %acc_1071, %acc_1069, %c_55 : vector<16xf32>
                    %acc_1073 = math.fma %acc_1072, %acc_1069, %c_56 : vector<16xf32>
                    %acc_1074 = math.fma %acc_1073, %acc_1069, %c_57 : vector<16xf32>
                    %acc_1075 = math.fma %acc_1074, %acc_1069, %c_58 : vector<16xf32>
                    %acc_1076 = math.fma %acc_1075, %acc_1069, %c_58 : vector<16xf32>
                    %v_1077 = arith.fptosi %v_1067 : vector<16xf32> to vector<16xi32>
                    %v_1078 = arith.shrsi %v_1077, %c_59 : vector<16xi32>
                    %v_1079 = arith.subi %v_1077, %v_1078 : vector<16xi32>
                    %v_1080 = arith.addi %v_1078, %c_61 : vector<16xi32>
                    %v_1081 = arith.shli %v_1080, %c_60 : vector<16xi32>
                    %v_1082 = arith.bitcast %v_1081 : vector<16xi32> to vector<16xf32>
                    %v_1083 = arith.mulf %acc_1076, %v_1082 : vector<16xf32>
                    %v_1084 = arith.addi %v_1079, %c_61 : vector<16xi32>
                    %v_1085 = arith.shli %v_1084, %c_60 : vector<16xi32>
                    %v_1086 = arith.bitcast %v_1085 : vector<16xi32> to vector<16xf32>
                    %v_1087 = arith.mulf %v_1083, %v_1086 : vector<16xf32>
                    %v_1088 = arith.addf %v_1087, %c_58 : vector<16xf32>
                    %v_1089 = arith.divf %c_58, %v_1088 : vector<16xf32>
                    %v_1090 = arith.mulf %v_1053, %v_1089 : vector<16xf32>
                    %v_1091 = arith.mulf %v_1090, %v_1060 : vector<16xf32>
                    %v_1092 = arith.truncf %v_1046 : vector<16xf32> to vector<16xbf16>
                    %v_1093 = arith.truncf %v_1091 : vector<16xf32> to vector<16xbf16>
                    %v_1094 = vector.shuffle %v_1092, %v_1093 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                    %v_1095 = arith.addi %i_624, %i_1002 : index
                    %v_1096 = arith.divui %v_1095, %c_8 : index
                    %v_1097 = arith.muli %v_1096, %c_13 : index
                    %v_1098 = arith.addi %v_997, %v_1097 : index
                    %v_1099 = arith.index_cast %v_1098 : index to i64
                    %pointer_1100 = llvm.inttoptr %v_1099 : i64 to !llvm.ptr
                    "llvm.store"(%v_1094, %pointer_1100) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<32xbf16>, !llvm.ptr) -> ()
                  }
                }
              }
              %v_1101 = arith.muli %claimed_74, %c_10 : index
              %v_1102 = arith.addi %address_7, %v_1101 : index
              %v_1103 = arith.index_cast %v_1102 : index to i64
              %pointer_1104 = llvm.inttoptr %v_1103 : i64 to !llvm.ptr
              %v_1105 = llvm.atomicrmw xchg %pointer_1104, %c_12 release : !llvm.ptr, i32
            }
          }
          scf.yield %v_54, %loop_45#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
        return
      }
      func.func @grouped_down_2(%hidden_binding: !stream.binding, %spans_of_binding: !stream.binding, %order_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
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
        %c_13 = arith.constant 1024 : index
        %c_14 = arith.constant 2048 : index
        %c_15 = arith.constant 3072 : index
        %c_16 = arith.constant 128 : index
        %c_17 = arith.constant 192 : index
        %c_18 = arith.constant 256 : index
        %c_19 = arith.constant 320 : index
        %c_20 = arith.constant 384 : index
        %c_21 = arith.constant 448 : index
        %c_22 = arith.constant 512 : index
        %c_23 = arith.constant 576 : index
        %c_24 = arith.constant 640 : index
        %c_25 = arith.constant 704 : index
        %c_26 = arith.constant 768 : index
        %c_27 = arith.constant 832 : index
        %c_28 = arith.constant 896 : index
        %c_29 = arith.constant 960 : index
        %c_30 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_31 = arith.constant 0 : i32
        %c_32 = arith.constant 3 : index
        %c_33 = arith.constant 4 : index
        %c_34 = arith.constant 5 : index
        %c_35 = arith.constant 6 : index
        %c_36 = arith.constant 7 : index
        %c_37 = arith.constant 8 : index
        %c_38 = arith.constant 9 : index
        %c_39 = arith.constant 10 : index
        %c_40 = arith.constant 11 : index
        %c_41 = arith.constant 12 : index
        %c_42 = arith.constant 13 : index
        %c_43 = arith.constant 14 : index
        %c_44 = arith.constant 1088 : index
        %c_45 = arith.constant 1152 : index
        %c_46 = arith.constant 1216 : index
        %c_47 = arith.constant 1280 : index
        %c_48 = arith.constant 1344 : index
        %c_49 = arith.constant 1408 : index
        %c_50 = arith.constant 1472 : index
        %c_51 = arith.constant 1536 : index
        %c_52 = arith.constant 1600 : index
        %c_53 = arith.constant 1664 : index
        %c_54 = arith.constant 1728 : index
        %c_55 = arith.constant 1792 : index
        %c_56 = arith.constant 1856 : index
        %c_57 = arith.constant 1920 : index
        %c_58 = arith.constant 1984 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_5] : !stream.binding -> memref<?x32xbf16>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_5] : !stream.binding -> memref<?x4xi32>{%spans}
        %order = stream.binding.subspan %order_binding[%c_5] : !stream.binding -> memref<?xi32>{%padded}
        %weights = stream.binding.subspan %weights_binding[%c_5] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_5] : !stream.binding -> memref<1x40x32xbf16>
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
            %address_31 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
            scf.for %i_32 = %v_1 to %v_3 step %c_11 {
              %v_33 = arith.addi %i_32, %c_7 : index
              %v_34 = arith.minsi %i_32, %c_12 : index
              %v_35 = arith.minsi %v_33, %c_12 : index
              %v_36 = arith.addi %v_34, %c_11 : index
              %v_37 = arith.muli %v_18, %c_1 : index
              %v_38 = arith.addi %v_37, %v_36 : index
              %v_39 = arith.muli %v_38, %c_0 : index
              %v_40 = arith.addi %address_31, %v_39 : index
              %v_41 = arith.addi %v_35, %c_11 : index
              %v_42 = arith.muli %v_18, %c_1 : index
              %v_43 = arith.addi %v_42, %v_41 : index
              %v_44 = arith.muli %v_43, %c_0 : index
              %v_45 = arith.addi %address_31, %v_44 : index
              %v_46 = arith.divui %v_24, %c_9 : index
              scf.for %i_47 = %c_5 to %v_46 step %c_6 {
                %v_48 = arith.muli %i_47, %c_9 : index
                %v_49 = arith.muli %v_48, %c_13 : index
                %v_50 = arith.addi %v_28, %v_49 : index
                %v_51 = arith.addi %v_48, %c_6 : index
                %v_52 = arith.muli %v_51, %c_13 : index
                %v_53 = arith.addi %v_28, %v_52 : index
                %address_54 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
                %v_55 = arith.muli %v_18, %c_1 : index
                %v_56 = arith.addi %v_55, %v_34 : index
                %v_57 = arith.muli %v_56, %c_0 : index
                %v_58 = arith.addi %address_54, %v_57 : index
                %v_59 = arith.muli %v_18, %c_1 : index
                %v_60 = arith.addi %v_59, %v_35 : index
                %v_61 = arith.muli %v_60, %c_0 : index
                %v_62 = arith.addi %address_54, %v_61 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
                scf.for %i_63 = %c_5 to %c_6 step %c_6 {
                  %v_64 = arith.addi %v_30, %c_10 : index
                  %v_65 = arith.divui %v_64, %v_30 : index
                  %v_66 = arith.addi %i_47, %i_63 : index
                  %v_67 = arith.muli %v_66, %v_65 : index
                  scf.for %i_68 = %c_5 to %v_65 step %c_6 {
                    %v_69 = arith.addi %v_67, %i_68 : index
                    %v_70 = arith.minsi %v_69, %c_10 : index
                    %v_71 = arith.muli %v_70, %c_0 : index
                    %v_72 = arith.addi %v_40, %v_71 : index
                    %v_73 = arith.index_cast %v_72 : index to i64
                    %pointer_74 = llvm.inttoptr %v_73 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_74) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_75 = arith.muli %v_70, %c_0 : index
                    %v_76 = arith.addi %v_45, %v_75 : index
                    %v_77 = arith.index_cast %v_76 : index to i64
                    %pointer_78 = llvm.inttoptr %v_77 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_78) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_79 = arith.muli %i_63, %c_0 : index
                  %v_80 = arith.addi %v_58, %v_79 : index
                  %v_81 = arith.muli %i_63, %c_0 : index
                  %v_82 = arith.addi %v_62, %v_81 : index
                  %v_83 = arith.muli %i_63, %c_13 : index
                  %v_84 = arith.addi %v_50, %v_83 : index
                  %v_85 = arith.muli %i_63, %c_13 : index
                  %v_86 = arith.addi %v_53, %v_85 : index
                  %v_87 = arith.index_cast %v_80 : index to i64
                  %v_88 = arith.index_cast %v_82 : index to i64
                  %v_89 = arith.index_cast %v_84 : index to i64
                  %v_90 = arith.index_cast %v_86 : index to i64
                  %v_91 = arith.index_cast %c_0 : index to i64
                  %v_92 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_87, %v_88, %v_89, %v_90, %v_91, %v_92 : (i64, i64, i64, i64, i64, i64) -> ()
                }
                %v_93 = arith.index_cast %v_6 : index to i64
                %v_94 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_93, %v_94 : (i64, i64) -> ()
                %v_95 = arith.addi %v_6, %c_13 : index
                %v_96 = arith.index_cast %v_95 : index to i64
                %v_97 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_96, %v_97 : (i64, i64) -> ()
                %v_98 = arith.addi %v_6, %c_14 : index
                %v_99 = arith.index_cast %v_98 : index to i64
                %v_100 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_99, %v_100 : (i64, i64) -> ()
                %v_101 = arith.addi %v_6, %c_15 : index
                %v_102 = arith.index_cast %v_101 : index to i64
                %v_103 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_102, %v_103 : (i64, i64) -> ()
                %is_104 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_104 {
                  %v_105 = arith.index_cast %v_6 : index to i64
                  %pointer_106 = llvm.inttoptr %v_105 : i64 to !llvm.ptr
                  %v_107 = "llvm.load"(%pointer_106) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_108 = arith.addi %v_6, %c_0 : index
                  %v_109 = arith.index_cast %v_108 : index to i64
                  %pointer_110 = llvm.inttoptr %v_109 : i64 to !llvm.ptr
                  %v_111 = "llvm.load"(%pointer_110) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_112 = arith.addi %v_6, %c_16 : index
                  %v_113 = arith.index_cast %v_112 : index to i64
                  %pointer_114 = llvm.inttoptr %v_113 : i64 to !llvm.ptr
                  %v_115 = "llvm.load"(%pointer_114) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_116 = arith.addi %v_6, %c_17 : index
                  %v_117 = arith.index_cast %v_116 : index to i64
                  %pointer_118 = llvm.inttoptr %v_117 : i64 to !llvm.ptr
                  %v_119 = "llvm.load"(%pointer_118) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_120 = arith.addi %v_6, %c_18 : index
                  %v_121 = arith.index_cast %v_120 : index to i64
                  %pointer_122 = llvm.inttoptr %v_121 : i64 to !llvm.ptr
                  %v_123 = "llvm.load"(%pointer_122) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_124 = arith.addi %v_6, %c_19 : index
                  %v_125 = arith.index_cast %v_124 : index to i64
                  %pointer_126 = llvm.inttoptr %v_125 : i64 to !llvm.ptr
                  %v_127 = "llvm.load"(%pointer_126) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_128 = arith.addi %v_6, %c_20 : index
                  %v_129 = arith.index_cast %v_128 : index to i64
                  %pointer_130 = llvm.inttoptr %v_129 : i64 to !llvm.ptr
                  %v_131 = "llvm.load"(%pointer_130) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_132 = arith.addi %v_6, %c_21 : index
                  %v_133 = arith.index_cast %v_132 : index to i64
                  %pointer_134 = llvm.inttoptr %v_133 : i64 to !llvm.ptr
                  %v_135 = "llvm.load"(%pointer_134) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_136 = arith.addi %v_6, %c_22 : index
                  %v_137 = arith.index_cast %v_136 : index to i64
                  %pointer_138 = llvm.inttoptr %v_137 : i64 to !llvm.ptr
                  %v_139 = "llvm.load"(%pointer_138) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_140 = arith.addi %v_6, %c_23 : index
                  %v_141 = arith.index_cast %v_140 : index to i64
                  %pointer_142 = llvm.inttoptr %v_141 : i64 to !llvm.ptr
                  %v_143 = "llvm.load"(%pointer_142) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_144 = arith.addi %v_6, %c_24 : index
                  %v_145 = arith.index_cast %v_144 : index to i64
                  %pointer_146 = llvm.inttoptr %v_145 : i64 to !llvm.ptr
                  %v_147 = "llvm.load"(%pointer_146) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_148 = arith.addi %v_6, %c_25 : index
                  %v_149 = arith.index_cast %v_148 : index to i64
                  %pointer_150 = llvm.inttoptr %v_149 : i64 to !llvm.ptr
                  %v_151 = "llvm.load"(%pointer_150) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_152 = arith.addi %v_6, %c_26 : index
                  %v_153 = arith.index_cast %v_152 : index to i64
                  %pointer_154 = llvm.inttoptr %v_153 : i64 to !llvm.ptr
                  %v_155 = "llvm.load"(%pointer_154) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_156 = arith.addi %v_6, %c_27 : index
                  %v_157 = arith.index_cast %v_156 : index to i64
                  %pointer_158 = llvm.inttoptr %v_157 : i64 to !llvm.ptr
                  %v_159 = "llvm.load"(%pointer_158) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_160 = arith.addi %v_6, %c_28 : index
                  %v_161 = arith.index_cast %v_160 : index to i64
                  %pointer_162 = llvm.inttoptr %v_161 : i64 to !llvm.ptr
                  %v_163 = "llvm.load"(%pointer_162) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_164 = arith.addi %v_6, %c_29 : index
                  %v_165 = arith.index_cast %v_164 : index to i64
                  %pointer_166 = llvm.inttoptr %v_165 : i64 to !llvm.ptr
                  %v_167 = "llvm.load"(%pointer_166) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_168 = arith.subi %i_32, %v_34 : index
                  %v_169 = arith.index_cast %v_168 : index to i32
                  %v_170 = vector.broadcast %v_169 : i32 to vector<16xi32>
                  %is_171 = arith.cmpi sge, %c_30, %v_170 : vector<16xi32>
                  %v_172 = vector.shuffle %v_107, %v_111 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_173 = vector.shuffle %v_107, %v_111 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_174 = vector.shuffle %v_115, %v_119 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_175 = vector.shuffle %v_115, %v_119 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_176 = vector.shuffle %v_123, %v_127 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_177 = vector.shuffle %v_123, %v_127 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_178 = vector.shuffle %v_131, %v_135 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_179 = vector.shuffle %v_131, %v_135 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_180 = vector.shuffle %v_139, %v_143 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_181 = vector.shuffle %v_139, %v_143 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_182 = vector.shuffle %v_147, %v_151 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_183 = vector.shuffle %v_147, %v_151 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_184 = vector.shuffle %v_155, %v_159 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_185 = vector.shuffle %v_155, %v_159 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_186 = vector.shuffle %v_163, %v_167 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_187 = vector.shuffle %v_163, %v_167 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_188 = vector.shuffle %v_172, %v_174 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_189 = vector.shuffle %v_172, %v_174 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_190 = vector.shuffle %v_173, %v_175 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_191 = vector.shuffle %v_173, %v_175 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_192 = vector.shuffle %v_176, %v_178 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_193 = vector.shuffle %v_176, %v_178 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_194 = vector.shuffle %v_177, %v_179 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_195 = vector.shuffle %v_177, %v_179 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_196 = vector.shuffle %v_180, %v_182 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_197 = vector.shuffle %v_180, %v_182 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_198 = vector.shuffle %v_181, %v_183 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_199 = vector.shuffle %v_181, %v_183 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_200 = vector.shuffle %v_184, %v_186 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_201 = vector.shuffle %v_184, %v_186 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_202 = vector.shuffle %v_185, %v_187 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_203 = vector.shuffle %v_185, %v_187 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_204 = vector.shuffle %v_188, %v_192 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_205 = vector.shuffle %v_188, %v_192 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_206 = vector.shuffle %v_190, %v_194 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_207 = vector.shuffle %v_190, %v_194 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_208 = vector.shuffle %v_189, %v_193 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_209 = vector.shuffle %v_189, %v_193 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_210 = vector.shuffle %v_191, %v_195 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_211 = vector.shuffle %v_191, %v_195 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_212 = vector.shuffle %v_196, %v_200 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_213 = vector.shuffle %v_196, %v_200 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_214 = vector.shuffle %v_198, %v_202 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_215 = vector.shuffle %v_198, %v_202 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_216 = vector.shuffle %v_197, %v_201 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_217 = vector.shuffle %v_197, %v_201 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_218 = vector.shuffle %v_199, %v_203 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_219 = vector.shuffle %v_199, %v_203 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_220 = vector.shuffle %v_204, %v_212 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_221 = vector.shuffle %v_204, %v_212 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_222 = vector.shuffle %v_206, %v_214 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_223 = vector.shuffle %v_206, %v_214 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_224 = vector.shuffle %v_208, %v_216 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_225 = vector.shuffle %v_208, %v_216 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_226 = vector.shuffle %v_210, %v_218 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_227 = vector.shuffle %v_210, %v_218 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_228 = vector.shuffle %v_205, %v_213 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_229 = vector.shuffle %v_205, %v_213 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_230 = vector.shuffle %v_207, %v_215 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_231 = vector.shuffle %v_207, %v_215 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_232 = vector.shuffle %v_209, %v_217 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_233 = vector.shuffle %v_209, %v_217 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_234 = vector.shuffle %v_211, %v_219 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_235 = vector.shuffle %v_211, %v_219 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_236 = arith.muli %v_48, %c_7 : index
                  %v_237 = arith.addi %v_20, %v_236 : index
                  %v_238 = memref.load %order[%v_237] : memref<?xi32>
                  %is_239 = arith.cmpi sge, %v_238, %c_31 : i32
                  scf.if %is_239 {
                    %v_240 = arith.index_cast %v_238 : i32 to index
                    %v_241 = arith.divui %v_240, %c_6 : index
                    %v_242 = vector.maskedload %y[%v_241, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_243 = memref.load %weights[%v_240] : memref<?xf32>
                    %v_244 = vector.broadcast %v_243 : f32 to vector<16xf32>
                    %v_245 = arith.mulf %v_220, %v_244 : vector<16xf32>
                    %v_246 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_245) : (vector<16xf32>) -> vector<16xf32>
                    %v_247 = arith.addf %v_242, %v_246 : vector<16xf32>
                    vector.maskedstore %y[%v_241, %v_34], %is_171, %v_247 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_248 = arith.muli %v_48, %c_7 : index
                  %v_249 = arith.addi %v_20, %v_248 : index
                  %v_250 = arith.addi %v_249, %c_6 : index
                  %v_251 = memref.load %order[%v_250] : memref<?xi32>
                  %is_252 = arith.cmpi sge, %v_251, %c_31 : i32
                  scf.if %is_252 {
                    %v_253 = arith.index_cast %v_251 : i32 to index
                    %v_254 = arith.divui %v_253, %c_6 : index
                    %v_255 = vector.maskedload %y[%v_254, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_256 = memref.load %weights[%v_253] : memref<?xf32>
                    %v_257 = vector.broadcast %v_256 : f32 to vector<16xf32>
                    %v_258 = arith.mulf %v_222, %v_257 : vector<16xf32>
                    %v_259 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_258) : (vector<16xf32>) -> vector<16xf32>
                    %v_260 = arith.addf %v_255, %v_259 : vector<16xf32>
                    vector.maskedstore %y[%v_254, %v_34], %is_171, %v_260 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_261 = arith.muli %v_48, %c_7 : index
                  %v_262 = arith.addi %v_20, %v_261 : index
                  %v_263 = arith.addi %v_262, %c_9 : index
                  %v_264 = memref.load %order[%v_263] : memref<?xi32>
                  %is_265 = arith.cmpi sge, %v_264, %c_31 : i32
                  scf.if %is_265 {
                    %v_266 = arith.index_cast %v_264 : i32 to index
                    %v_267 = arith.divui %v_266, %c_6 : index
                    %v_268 = vector.maskedload %y[%v_267, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_269 = memref.load %weights[%v_266] : memref<?xf32>
                    %v_270 = vector.broadcast %v_269 : f32 to vector<16xf32>
                    %v_271 = arith.mulf %v_224, %v_270 : vector<16xf32>
                    %v_272 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_271) : (vector<16xf32>) -> vector<16xf32>
                    %v_273 = arith.addf %v_268, %v_272 : vector<16xf32>
                    vector.maskedstore %y[%v_267, %v_34], %is_171, %v_273 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_274 = arith.muli %v_48, %c_7 : index
                  %v_275 = arith.addi %v_20, %v_274 : index
                  %v_276 = arith.addi %v_275, %c_32 : index
                  %v_277 = memref.load %order[%v_276] : memref<?xi32>
                  %is_278 = arith.cmpi sge, %v_277, %c_31 : i32
                  scf.if %is_278 {
                    %v_279 = arith.index_cast %v_277 : i32 to index
                    %v_280 = arith.divui %v_279, %c_6 : index
                    %v_281 = vector.maskedload %y[%v_280, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_282 = memref.load %weights[%v_279] : memref<?xf32>
                    %v_283 = vector.broadcast %v_282 : f32 to vector<16xf32>
                    %v_284 = arith.mulf %v_226, %v_283 : vector<16xf32>
                    %v_285 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_284) : (vector<16xf32>) -> vector<16xf32>
                    %v_286 = arith.addf %v_281, %v_285 : vector<16xf32>
                    vector.maskedstore %y[%v_280, %v_34], %is_171, %v_286 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_287 = arith.muli %v_48, %c_7 : index
                  %v_288 = arith.addi %v_20, %v_287 : index
                  %v_289 = arith.addi %v_288, %c_33 : index
                  %v_290 = memref.load %order[%v_289] : memref<?xi32>
                  %is_291 = arith.cmpi sge, %v_290, %c_31 : i32
                  scf.if %is_291 {
                    %v_292 = arith.index_cast %v_290 : i32 to index
                    %v_293 = arith.divui %v_292, %c_6 : index
                    %v_294 = vector.maskedload %y[%v_293, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_295 = memref.load %weights[%v_292] : memref<?xf32>
                    %v_296 = vector.broadcast %v_295 : f32 to vector<16xf32>
                    %v_297 = arith.mulf %v_228, %v_296 : vector<16xf32>
                    %v_298 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_297) : (vector<16xf32>) -> vector<16xf32>
                    %v_299 = arith.addf %v_294, %v_298 : vector<16xf32>
                    vector.maskedstore %y[%v_293, %v_34], %is_171, %v_299 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_300 = arith.muli %v_48, %c_7 : index
                  %v_301 = arith.addi %v_20, %v_300 : index
                  %v_302 = arith.addi %v_301, %c_34 : index
                  %v_303 = memref.load %order[%v_302] : memref<?xi32>
                  %is_304 = arith.cmpi sge, %v_303, %c_31 : i32
                  scf.if %is_304 {
                    %v_305 = arith.index_cast %v_303 : i32 to index
                    %v_306 = arith.divui %v_305, %c_6 : index
                    %v_307 = vector.maskedload %y[%v_306, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_308 = memref.load %weights[%v_305] : memref<?xf32>
                    %v_309 = vector.broadcast %v_308 : f32 to vector<16xf32>
                    %v_310 = arith.mulf %v_230, %v_309 : vector<16xf32>
                    %v_311 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_310) : (vector<16xf32>) -> vector<16xf32>
                    %v_312 = arith.addf %v_307, %v_311 : vector<16xf32>
                    vector.maskedstore %y[%v_306, %v_34], %is_171, %v_312 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_313 = arith.muli %v_48, %c_7 : index
                  %v_314 = arith.addi %v_20, %v_313 : index
                  %v_315 = arith.addi %v_314, %c_35 : index
                  %v_316 = memref.load %order[%v_315] : memref<?xi32>
                  %is_317 = arith.cmpi sge, %v_316, %c_31 : i32
                  scf.if %is_317 {
                    %v_318 = arith.index_cast %v_316 : i32 to index
                    %v_319 = arith.divui %v_318, %c_6 : index
                    %v_320 = vector.maskedload %y[%v_319, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_321 = memref.load %weights[%v_318] : memref<?xf32>
                    %v_322 = vector.broadcast %v_321 : f32 to vector<16xf32>
                    %v_323 = arith.mulf %v_232, %v_322 : vector<16xf32>
                    %v_324 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_323) : (vector<16xf32>) -> vector<16xf32>
                    %v_325 = arith.addf %v_320, %v_324 : vector<16xf32>
                    vector.maskedstore %y[%v_319, %v_34], %is_171, %v_325 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_326 = arith.muli %v_48, %c_7 : index
                  %v_327 = arith.addi %v_20, %v_326 : index
                  %v_328 = arith.addi %v_327, %c_36 : index
                  %v_329 = memref.load %order[%v_328] : memref<?xi32>
                  %is_330 = arith.cmpi sge, %v_329, %c_31 : i32
                  scf.if %is_330 {
                    %v_331 = arith.index_cast %v_329 : i32 to index
                    %v_332 = arith.divui %v_331, %c_6 : index
                    %v_333 = vector.maskedload %y[%v_332, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_334 = memref.load %weights[%v_331] : memref<?xf32>
                    %v_335 = vector.broadcast %v_334 : f32 to vector<16xf32>
                    %v_336 = arith.mulf %v_234, %v_335 : vector<16xf32>
                    %v_337 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_336) : (vector<16xf32>) -> vector<16xf32>
                    %v_338 = arith.addf %v_333, %v_337 : vector<16xf32>
                    vector.maskedstore %y[%v_332, %v_34], %is_171, %v_338 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_339 = arith.muli %v_48, %c_7 : index
                  %v_340 = arith.addi %v_20, %v_339 : index
                  %v_341 = arith.addi %v_340, %c_37 : index
                  %v_342 = memref.load %order[%v_341] : memref<?xi32>
                  %is_343 = arith.cmpi sge, %v_342, %c_31 : i32
                  scf.if %is_343 {
                    %v_344 = arith.index_cast %v_342 : i32 to index
                    %v_345 = arith.divui %v_344, %c_6 : index
                    %v_346 = vector.maskedload %y[%v_345, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_347 = memref.load %weights[%v_344] : memref<?xf32>
                    %v_348 = vector.broadcast %v_347 : f32 to vector<16xf32>
                    %v_349 = arith.mulf %v_221, %v_348 : vector<16xf32>
                    %v_350 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_349) : (vector<16xf32>) -> vector<16xf32>
                    %v_351 = arith.addf %v_346, %v_350 : vector<16xf32>
                    vector.maskedstore %y[%v_345, %v_34], %is_171, %v_351 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_352 = arith.muli %v_48, %c_7 : index
                  %v_353 = arith.addi %v_20, %v_352 : index
                  %v_354 = arith.addi %v_353, %c_38 : index
                  %v_355 = memref.load %order[%v_354] : memref<?xi32>
                  %is_356 = arith.cmpi sge, %v_355, %c_31 : i32
                  scf.if %is_356 {
                    %v_357 = arith.index_cast %v_355 : i32 to index
                    %v_358 = arith.divui %v_357, %c_6 : index
                    %v_359 = vector.maskedload %y[%v_358, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_360 = memref.load %weights[%v_357] : memref<?xf32>
                    %v_361 = vector.broadcast %v_360 : f32 to vector<16xf32>
                    %v_362 = arith.mulf %v_223, %v_361 : vector<16xf32>
                    %v_363 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_362) : (vector<16xf32>) -> vector<16xf32>
                    %v_364 = arith.addf %v_359, %v_363 : vector<16xf32>
                    vector.maskedstore %y[%v_358, %v_34], %is_171, %v_364 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_365 = arith.muli %v_48, %c_7 : index
                  %v_366 = arith.addi %v_20, %v_365 : index
                  %v_367 = arith.addi %v_366, %c_39 : index
                  %v_368 = memref.load %order[%v_367] : memref<?xi32>
                  %is_369 = arith.cmpi sge, %v_368, %c_31 : i32
                  scf.if %is_369 {
                    %v_370 = arith.index_cast %v_368 : i32 to index
                    %v_371 = arith.divui %v_370, %c_6 : index
                    %v_372 = vector.maskedload %y[%v_371, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_373 = memref.load %weights[%v_370] : memref<?xf32>
                    %v_374 = vector.broadcast %v_373 : f32 to vector<16xf32>
                    %v_375 = arith.mulf %v_225, %v_374 : vector<16xf32>
                    %v_376 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_375) : (vector<16xf32>) -> vector<16xf32>
                    %v_377 = arith.addf %v_372, %v_376 : vector<16xf32>
                    vector.maskedstore %y[%v_371, %v_34], %is_171, %v_377 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_378 = arith.muli %v_48, %c_7 : index
                  %v_379 = arith.addi %v_20, %v_378 : index
                  %v_380 = arith.addi %v_379, %c_40 : index
                  %v_381 = memref.load %order[%v_380] : memref<?xi32>
                  %is_382 = arith.cmpi sge, %v_381, %c_31 : i32
                  scf.if %is_382 {
                    %v_383 = arith.index_cast %v_381 : i32 to index
                    %v_384 = arith.divui %v_383, %c_6 : index
                    %v_385 = vector.maskedload %y[%v_384, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_386 = memref.load %weights[%v_383] : memref<?xf32>
                    %v_387 = vector.broadcast %v_386 : f32 to vector<16xf32>
                    %v_388 = arith.mulf %v_227, %v_387 : vector<16xf32>
                    %v_389 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_388) : (vector<16xf32>) -> vector<16xf32>
                    %v_390 = arith.addf %v_385, %v_389 : vector<16xf32>
                    vector.maskedstore %y[%v_384, %v_34], %is_171, %v_390 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_391 = arith.muli %v_48, %c_7 : index
                  %v_392 = arith.addi %v_20, %v_391 : index
                  %v_393 = arith.addi %v_392, %c_41 : index
                  %v_394 = memref.load %order[%v_393] : memref<?xi32>
                  %is_395 = arith.cmpi sge, %v_394, %c_31 : i32
                  scf.if %is_395 {
                    %v_396 = arith.index_cast %v_394 : i32 to index
                    %v_397 = arith.divui %v_396, %c_6 : index
                    %v_398 = vector.maskedload %y[%v_397, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_399 = memref.load %weights[%v_396] : memref<?xf32>
                    %v_400 = vector.broadcast %v_399 : f32 to vector<16xf32>
                    %v_401 = arith.mulf %v_229, %v_400 : vector<16xf32>
                    %v_402 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_401) : (vector<16xf32>) -> vector<16xf32>
                    %v_403 = arith.addf %v_398, %v_402 : vector<16xf32>
                    vector.maskedstore %y[%v_397, %v_34], %is_171, %v_403 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_404 = arith.muli %v_48, %c_7 : index
                  %v_405 = arith.addi %v_20, %v_404 : index
                  %v_406 = arith.addi %v_405, %c_42 : index
                  %v_407 = memref.load %order[%v_406] : memref<?xi32>
                  %is_408 = arith.cmpi sge, %v_407, %c_31 : i32
                  scf.if %is_408 {
                    %v_409 = arith.index_cast %v_407 : i32 to index
                    %v_410 = arith.divui %v_409, %c_6 : index
                    %v_411 = vector.maskedload %y[%v_410, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_412 = memref.load %weights[%v_409] : memref<?xf32>
                    %v_413 = vector.broadcast %v_412 : f32 to vector<16xf32>
                    %v_414 = arith.mulf %v_231, %v_413 : vector<16xf32>
                    %v_415 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_414) : (vector<16xf32>) -> vector<16xf32>
                    %v_416 = arith.addf %v_411, %v_415 : vector<16xf32>
                    vector.maskedstore %y[%v_410, %v_34], %is_171, %v_416 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_417 = arith.muli %v_48, %c_7 : index
                  %v_418 = arith.addi %v_20, %v_417 : index
                  %v_419 = arith.addi %v_418, %c_43 : index
                  %v_420 = memref.load %order[%v_419] : memref<?xi32>
                  %is_421 = arith.cmpi sge, %v_420, %c_31 : i32
                  scf.if %is_421 {
                    %v_422 = arith.index_cast %v_420 : i32 to index
                    %v_423 = arith.divui %v_422, %c_6 : index
                    %v_424 = vector.maskedload %y[%v_423, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_425 = memref.load %weights[%v_422] : memref<?xf32>
                    %v_426 = vector.broadcast %v_425 : f32 to vector<16xf32>
                    %v_427 = arith.mulf %v_233, %v_426 : vector<16xf32>
                    %v_428 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_427) : (vector<16xf32>) -> vector<16xf32>
                    %v_429 = arith.addf %v_424, %v_428 : vector<16xf32>
                    vector.maskedstore %y[%v_423, %v_34], %is_171, %v_429 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_430 = arith.muli %v_48, %c_7 : index
                  %v_431 = arith.addi %v_20, %v_430 : index
                  %v_432 = arith.addi %v_431, %c_10 : index
                  %v_433 = memref.load %order[%v_432] : memref<?xi32>
                  %is_434 = arith.cmpi sge, %v_433, %c_31 : i32
                  scf.if %is_434 {
                    %v_435 = arith.index_cast %v_433 : i32 to index
                    %v_436 = arith.divui %v_435, %c_6 : index
                    %v_437 = vector.maskedload %y[%v_436, %v_34], %is_171, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_438 = memref.load %weights[%v_435] : memref<?xf32>
                    %v_439 = vector.broadcast %v_438 : f32 to vector<16xf32>
                    %v_440 = arith.mulf %v_235, %v_439 : vector<16xf32>
                    %v_441 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_440) : (vector<16xf32>) -> vector<16xf32>
                    %v_442 = arith.addf %v_437, %v_441 : vector<16xf32>
                    vector.maskedstore %y[%v_436, %v_34], %is_171, %v_442 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_443 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_443 {
                  %v_444 = arith.addi %v_6, %c_13 : index
                  %v_445 = arith.index_cast %v_444 : index to i64
                  %pointer_446 = llvm.inttoptr %v_445 : i64 to !llvm.ptr
                  %v_447 = "llvm.load"(%pointer_446) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_448 = arith.addi %v_6, %c_44 : index
                  %v_449 = arith.index_cast %v_448 : index to i64
                  %pointer_450 = llvm.inttoptr %v_449 : i64 to !llvm.ptr
                  %v_451 = "llvm.load"(%pointer_450) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_452 = arith.addi %v_6, %c_45 : index
                  %v_453 = arith.index_cast %v_452 : index to i64
                  %pointer_454 = llvm.inttoptr %v_453 : i64 to !llvm.ptr
                  %v_455 = "llvm.load"(%pointer_454) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_456 = arith.addi %v_6, %c_46 : index
                  %v_457 = arith.index_cast %v_456 : index to i64
                  %pointer_458 = llvm.inttoptr %v_457 : i64 to !llvm.ptr
                  %v_459 = "llvm.load"(%pointer_458) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_460 = arith.addi %v_6, %c_47 : index
                  %v_461 = arith.index_cast %v_460 : index to i64
                  %pointer_462 = llvm.inttoptr %v_461 : i64 to !llvm.ptr
                  %v_463 = "llvm.load"(%pointer_462) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_464 = arith.addi %v_6, %c_48 : index
                  %v_465 = arith.index_cast %v_464 : index to i64
                  %pointer_466 = llvm.inttoptr %v_465 : i64 to !llvm.ptr
                  %v_467 = "llvm.load"(%pointer_466) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_468 = arith.addi %v_6, %c_49 : index
                  %v_469 = arith.index_cast %v_468 : index to i64
                  %pointer_470 = llvm.inttoptr %v_469 : i64 to !llvm.ptr
                  %v_471 = "llvm.load"(%pointer_470) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_472 = arith.addi %v_6, %c_50 : index
                  %v_473 = arith.index_cast %v_472 : index to i64
                  %pointer_474 = llvm.inttoptr %v_473 : i64 to !llvm.ptr
                  %v_475 = "llvm.load"(%pointer_474) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_476 = arith.addi %v_6, %c_51 : index
                  %v_477 = arith.index_cast %v_476 : index to i64
                  %pointer_478 = llvm.inttoptr %v_477 : i64 to !llvm.ptr
                  %v_479 = "llvm.load"(%pointer_478) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_480 = arith.addi %v_6, %c_52 : index
                  %v_481 = arith.index_cast %v_480 : index to i64
                  %pointer_482 = llvm.inttoptr %v_481 : i64 to !llvm.ptr
                  %v_483 = "llvm.load"(%pointer_482) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_484 = arith.addi %v_6, %c_53 : index
                  %v_485 = arith.index_cast %v_484 : index to i64
                  %pointer_486 = llvm.inttoptr %v_485 : i64 to !llvm.ptr
                  %v_487 = "llvm.load"(%pointer_486) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_488 = arith.addi %v_6, %c_54 : index
                  %v_489 = arith.index_cast %v_488 : index to i64
                  %pointer_490 = llvm.inttoptr %v_489 : i64 to !llvm.ptr
                  %v_491 = "llvm.load"(%pointer_490) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_492 = arith.addi %v_6, %c_55 : index
                  %v_493 = arith.index_cast %v_492 : index to i64
                  %pointer_494 = llvm.inttoptr %v_493 : i64 to !llvm.ptr
                  %v_495 = "llvm.load"(%pointer_494) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_496 = arith.addi %v_6, %c_56 : index
                  %v_497 = arith.index_cast %v_496 : index to i64
                  %pointer_498 = llvm.inttoptr %v_497 : i64 to !llvm.ptr
                  %v_499 = "llvm.load"(%pointer_498) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_500 = arith.addi %v_6, %c_57 : index
                  %v_501 = arith.index_cast %v_500 : index to i64
                  %pointer_502 = llvm.inttoptr %v_501 : i64 to !llvm.ptr
                  %v_503 = "llvm.load"(%pointer_502) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_504 = arith.addi %v_6, %c_58 : index
                  %v_505 = arith.index_cast %v_504 : index to i64
                  %pointer_506 = llvm.inttoptr %v_505 : i64 to !llvm.ptr
                  %v_507 = "llvm.load"(%pointer_506) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_508 = arith.subi %v_33, %v_35 : index
                  %v_509 = arith.index_cast %v_508 : index to i32
                  %v_510 = vector.broadcast %v_509 : i32 to vector<16xi32>
                  %is_511 = arith.cmpi sge, %c_30, %v_510 : vector<16xi32>
                  %v_512 = vector.shuffle %v_447, %v_451 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_513 = vector.shuffle %v_447, %v_451 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_514 = vector.shuffle %v_455, %v_459 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_515 = vector.shuffle %v_455, %v_459 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_516 = vector.shuffle %v_463, %v_467 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_517 = vector.shuffle %v_463, %v_467 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_518 = vector.shuffle %v_471, %v_475 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_519 = vector.shuffle %v_471, %v_475 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_520 = vector.shuffle %v_479, %v_483 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_521 = vector.shuffle %v_479, %v_483 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_522 = vector.shuffle %v_487, %v_491 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_523 = vector.shuffle %v_487, %v_491 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_524 = vector.shuffle %v_495, %v_499 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_525 = vector.shuffle %v_495, %v_499 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_526 = vector.shuffle %v_503, %v_507 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_527 = vector.shuffle %v_503, %v_507 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_528 = vector.shuffle %v_512, %v_514 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_529 = vector.shuffle %v_512, %v_514 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_530 = vector.shuffle %v_513, %v_515 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_531 = vector.shuffle %v_513, %v_515 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_532 = vector.shuffle %v_516, %v_518 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_533 = vector.shuffle %v_516, %v_518 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_534 = vector.shuffle %v_517, %v_519 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_535 = vector.shuffle %v_517, %v_519 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_536 = vector.shuffle %v_520, %v_522 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_537 = vector.shuffle %v_520, %v_522 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_538 = vector.shuffle %v_521, %v_523 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_539 = vector.shuffle %v_521, %v_523 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_540 = vector.shuffle %v_524, %v_526 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_541 = vector.shuffle %v_524, %v_526 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_542 = vector.shuffle %v_525, %v_527 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_543 = vector.shuffle %v_525, %v_527 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_544 = vector.shuffle %v_528, %v_532 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_545 = vector.shuffle %v_528, %v_532 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_546 = vector.shuffle %v_530, %v_534 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_547 = vector.shuffle %v_530, %v_534 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_548 = vector.shuffle %v_529, %v_533 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_549 = vector.shuffle %v_529, %v_533 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_550 = vector.shuffle %v_531, %v_535 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_551 = vector.shuffle %v_531, %v_535 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_552 = vector.shuffle %v_536, %v_540 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_553 = vector.shuffle %v_536, %v_540 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_554 = vector.shuffle %v_538, %v_542 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_555 = vector.shuffle %v_538, %v_542 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_556 = vector.shuffle %v_537, %v_541 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_557 = vector.shuffle %v_537, %v_541 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_558 = vector.shuffle %v_539, %v_543 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_559 = vector.shuffle %v_539, %v_543 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_560 = vector.shuffle %v_544, %v_552 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_561 = vector.shuffle %v_544, %v_552 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_562 = vector.shuffle %v_546, %v_554 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_563 = vector.shuffle %v_546, %v_554 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_564 = vector.shuffle %v_548, %v_556 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_565 = vector.shuffle %v_548, %v_556 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_566 = vector.shuffle %v_550, %v_558 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_567 = vector.shuffle %v_550, %v_558 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_568 = vector.shuffle %v_545, %v_553 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_569 = vector.shuffle %v_545, %v_553 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_570 = vector.shuffle %v_547, %v_555 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_571 = vector.shuffle %v_547, %v_555 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_572 = vector.shuffle %v_549, %v_557 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_573 = vector.shuffle %v_549, %v_557 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_574 = vector.shuffle %v_551, %v_559 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_575 = vector.shuffle %v_551, %v_559 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_576 = arith.muli %v_48, %c_7 : index
                  %v_577 = arith.addi %v_20, %v_576 : index
                  %v_578 = memref.load %order[%v_577] : memref<?xi32>
                  %is_579 = arith.cmpi sge, %v_578, %c_31 : i32
                  scf.if %is_579 {
                    %v_580 = arith.index_cast %v_578 : i32 to index
                    %v_581 = arith.divui %v_580, %c_6 : index
                    %v_582 = vector.maskedload %y[%v_581, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_583 = memref.load %weights[%v_580] : memref<?xf32>
                    %v_584 = vector.broadcast %v_583 : f32 to vector<16xf32>
                    %v_585 = arith.mulf %v_560, %v_584 : vector<16xf32>
                    %v_586 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_585) : (vector<16xf32>) -> vector<16xf32>
                    %v_587 = arith.addf %v_582, %v_586 : vector<16xf32>
                    vector.maskedstore %y[%v_581, %v_35], %is_511, %v_587 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_588 = arith.muli %v_48, %c_7 : index
                  %v_589 = arith.addi %v_20, %v_588 : index
                  %v_590 = arith.addi %v_589, %c_6 : index
                  %v_591 = memref.load %order[%v_590] : memref<?xi32>
                  %is_592 = arith.cmpi sge, %v_591, %c_31 : i32
                  scf.if %is_592 {
                    %v_593 = arith.index_cast %v_591 : i32 to index
                    %v_594 = arith.divui %v_593, %c_6 : index
                    %v_595 = vector.maskedload %y[%v_594, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_596 = memref.load %weights[%v_593] : memref<?xf32>
                    %v_597 = vector.broadcast %v_596 : f32 to vector<16xf32>
                    %v_598 = arith.mulf %v_562, %v_597 : vector<16xf32>
                    %v_599 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_598) : (vector<16xf32>) -> vector<16xf32>
                    %v_600 = arith.addf %v_595, %v_599 : vector<16xf32>
                    vector.maskedstore %y[%v_594, %v_35], %is_511, %v_600 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_601 = arith.muli %v_48, %c_7 : index
                  %v_602 = arith.addi %v_20, %v_601 : index
                  %v_603 = arith.addi %v_602, %c_9 : index
                  %v_604 = memref.load %order[%v_603] : memref<?xi32>
                  %is_605 = arith.cmpi sge, %v_604, %c_31 : i32
                  scf.if %is_605 {
                    %v_606 = arith.index_cast %v_604 : i32 to index
                    %v_607 = arith.divui %v_606, %c_6 : index
                    %v_608 = vector.maskedload %y[%v_607, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_609 = memref.load %weights[%v_606] : memref<?xf32>
                    %v_610 = vector.broadcast %v_609 : f32 to vector<16xf32>
                    %v_611 = arith.mulf %v_564, %v_610 : vector<16xf32>
                    %v_612 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_611) : (vector<16xf32>) -> vector<16xf32>
                    %v_613 = arith.addf %v_608, %v_612 : vector<16xf32>
                    vector.maskedstore %y[%v_607, %v_35], %is_511, %v_613 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_614 = arith.muli %v_48, %c_7 : index
                  %v_615 = arith.addi %v_20, %v_614 : index
                  %v_616 = arith.addi %v_615, %c_32 : index
                  %v_617 = memref.load %order[%v_616] : memref<?xi32>
                  %is_618 = arith.cmpi sge, %v_617, %c_31 : i32
                  scf.if %is_618 {
                    %v_619 = arith.index_cast %v_617 : i32 to index
                    %v_620 = arith.divui %v_619, %c_6 : index
                    %v_621 = vector.maskedload %y[%v_620, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_622 = memref.load %weights[%v_619] : memref<?xf32>
                    %v_623 = vector.broadcast %v_622 : f32 to vector<16xf32>
                    %v_624 = arith.mulf %v_566, %v_623 : vector<16xf32>
                    %v_625 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_624) : (vector<16xf32>) -> vector<16xf32>
                    %v_626 = arith.addf %v_621, %v_625 : vector<16xf32>
                    vector.maskedstore %y[%v_620, %v_35], %is_511, %v_626 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_627 = arith.muli %v_48, %c_7 : index
                  %v_628 = arith.addi %v_20, %v_627 : index
                  %v_629 = arith.addi %v_628, %c_33 : index
                  %v_630 = memref.load %order[%v_629] : memref<?xi32>
                  %is_631 = arith.cmpi sge, %v_630, %c_31 : i32
                  scf.if %is_631 {
                    %v_632 = arith.index_cast %v_630 : i32 to index
                    %v_633 = arith.divui %v_632, %c_6 : index
                    %v_634 = vector.maskedload %y[%v_633, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_635 = memref.load %weights[%v_632] : memref<?xf32>
                    %v_636 = vector.broadcast %v_635 : f32 to vector<16xf32>
                    %v_637 = arith.mulf %v_568, %v_636 : vector<16xf32>
                    %v_638 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_637) : (vector<16xf32>) -> vector<16xf32>
                    %v_639 = arith.addf %v_634, %v_638 : vector<16xf32>
                    vector.maskedstore %y[%v_633, %v_35], %is_511, %v_639 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_640 = arith.muli %v_48, %c_7 : index
                  %v_641 = arith.addi %v_20, %v_640 : index
                  %v_642 = arith.addi %v_641, %c_34 : index
                  %v_643 = memref.load %order[%v_642] : memref<?xi32>
                  %is_644 = arith.cmpi sge, %v_643, %c_31 : i32
                  scf.if %is_644 {
                    %v_645 = arith.index_cast %v_643 : i32 to index
                    %v_646 = arith.divui %v_645, %c_6 : index
                    %v_647 = vector.maskedload %y[%v_646, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_648 = memref.load %weights[%v_645] : memref<?xf32>
                    %v_649 = vector.broadcast %v_648 : f32 to vector<16xf32>
                    %v_650 = arith.mulf %v_570, %v_649 : vector<16xf32>
                    %v_651 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_650) : (vector<16xf32>) -> vector<16xf32>
                    %v_652 = arith.addf %v_647, %v_651 : vector<16xf32>
                    vector.maskedstore %y[%v_646, %v_35], %is_511, %v_652 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_653 = arith.muli %v_48, %c_7 : index
                  %v_654 = arith.addi %v_20, %v_653 : index
                  %v_655 = arith.addi %v_654, %c_35 : index
                  %v_656 = memref.load %order[%v_655] : memref<?xi32>
                  %is_657 = arith.cmpi sge, %v_656, %c_31 : i32
                  scf.if %is_657 {
                    %v_658 = arith.index_cast %v_656 : i32 to index
                    %v_659 = arith.divui %v_658, %c_6 : index
                    %v_660 = vector.maskedload %y[%v_659, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_661 = memref.load %weights[%v_658] : memref<?xf32>
                    %v_662 = vector.broadcast %v_661 : f32 to vector<16xf32>
                    %v_663 = arith.mulf %v_572, %v_662 : vector<16xf32>
                    %v_664 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_663) : (vector<16xf32>) -> vector<16xf32>
                    %v_665 = arith.addf %v_660, %v_664 : vector<16xf32>
                    vector.maskedstore %y[%v_659, %v_35], %is_511, %v_665 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_666 = arith.muli %v_48, %c_7 : index
                  %v_667 = arith.addi %v_20, %v_666 : index
                  %v_668 = arith.addi %v_667, %c_36 : index
                  %v_669 = memref.load %order[%v_668] : memref<?xi32>
                  %is_670 = arith.cmpi sge, %v_669, %c_31 : i32
                  scf.if %is_670 {
                    %v_671 = arith.index_cast %v_669 : i32 to index
                    %v_672 = arith.divui %v_671, %c_6 : index
                    %v_673 = vector.maskedload %y[%v_672, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_674 = memref.load %weights[%v_671] : memref<?xf32>
                    %v_675 = vector.broadcast %v_674 : f32 to vector<16xf32>
                    %v_676 = arith.mulf %v_574, %v_675 : vector<16xf32>
                    %v_677 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_676) : (vector<16xf32>) -> vector<16xf32>
                    %v_678 = arith.addf %v_673, %v_677 : vector<16xf32>
                    vector.maskedstore %y[%v_672, %v_35], %is_511, %v_678 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_679 = arith.muli %v_48, %c_7 : index
                  %v_680 = arith.addi %v_20, %v_679 : index
                  %v_681 = arith.addi %v_680, %c_37 : index
                  %v_682 = memref.load %order[%v_681] : memref<?xi32>
                  %is_683 = arith.cmpi sge, %v_682, %c_31 : i32
                  scf.if %is_683 {
                    %v_684 = arith.index_cast %v_682 : i32 to index
                    %v_685 = arith.divui %v_684, %c_6 : index
                    %v_686 = vector.maskedload %y[%v_685, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_687 = memref.load %weights[%v_684] : memref<?xf32>
                    %v_688 = vector.broadcast %v_687 : f32 to vector<16xf32>
                    %v_689 = arith.mulf %v_561, %v_688 : vector<16xf32>
                    %v_690 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_689) : (vector<16xf32>) -> vector<16xf32>
                    %v_691 = arith.addf %v_686, %v_690 : vector<16xf32>
                    vector.maskedstore %y[%v_685, %v_35], %is_511, %v_691 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_692 = arith.muli %v_48, %c_7 : index
                  %v_693 = arith.addi %v_20, %v_692 : index
                  %v_694 = arith.addi %v_693, %c_38 : index
                  %v_695 = memref.load %order[%v_694] : memref<?xi32>
                  %is_696 = arith.cmpi sge, %v_695, %c_31 : i32
                  scf.if %is_696 {
                    %v_697 = arith.index_cast %v_695 : i32 to index
                    %v_698 = arith.divui %v_697, %c_6 : index
                    %v_699 = vector.maskedload %y[%v_698, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_700 = memref.load %weights[%v_697] : memref<?xf32>
                    %v_701 = vector.broadcast %v_700 : f32 to vector<16xf32>
                    %v_702 = arith.mulf %v_563, %v_701 : vector<16xf32>
                    %v_703 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_702) : (vector<16xf32>) -> vector<16xf32>
                    %v_704 = arith.addf %v_699, %v_703 : vector<16xf32>
                    vector.maskedstore %y[%v_698, %v_35], %is_511, %v_704 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_705 = arith.muli %v_48, %c_7 : index
                  %v_706 = arith.addi %v_20, %v_705 : index
                  %v_707 = arith.addi %v_706, %c_39 : index
                  %v_708 = memref.load %order[%v_707] : memref<?xi32>
                  %is_709 = arith.cmpi sge, %v_708, %c_31 : i32
                  scf.if %is_709 {
                    %v_710 = arith.index_cast %v_708 : i32 to index
                    %v_711 = arith.divui %v_710, %c_6 : index
                    %v_712 = vector.maskedload %y[%v_711, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_713 = memref.load %weights[%v_710] : memref<?xf32>
                    %v_714 = vector.broadcast %v_713 : f32 to vector<16xf32>
                    %v_715 = arith.mulf %v_565, %v_714 : vector<16xf32>
                    %v_716 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_715) : (vector<16xf32>) -> vector<16xf32>
                    %v_717 = arith.addf %v_712, %v_716 : vector<16xf32>
                    vector.maskedstore %y[%v_711, %v_35], %is_511, %v_717 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_718 = arith.muli %v_48, %c_7 : index
                  %v_719 = arith.addi %v_20, %v_718 : index
                  %v_720 = arith.addi %v_719, %c_40 : index
                  %v_721 = memref.load %order[%v_720] : memref<?xi32>
                  %is_722 = arith.cmpi sge, %v_721, %c_31 : i32
                  scf.if %is_722 {
                    %v_723 = arith.index_cast %v_721 : i32 to index
                    %v_724 = arith.divui %v_723, %c_6 : index
                    %v_725 = vector.maskedload %y[%v_724, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_726 = memref.load %weights[%v_723] : memref<?xf32>
                    %v_727 = vector.broadcast %v_726 : f32 to vector<16xf32>
                    %v_728 = arith.mulf %v_567, %v_727 : vector<16xf32>
                    %v_729 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_728) : (vector<16xf32>) -> vector<16xf32>
                    %v_730 = arith.addf %v_725, %v_729 : vector<16xf32>
                    vector.maskedstore %y[%v_724, %v_35], %is_511, %v_730 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_731 = arith.muli %v_48, %c_7 : index
                  %v_732 = arith.addi %v_20, %v_731 : index
                  %v_733 = arith.addi %v_732, %c_41 : index
                  %v_734 = memref.load %order[%v_733] : memref<?xi32>
                  %is_735 = arith.cmpi sge, %v_734, %c_31 : i32
                  scf.if %is_735 {
                    %v_736 = arith.index_cast %v_734 : i32 to index
                    %v_737 = arith.divui %v_736, %c_6 : index
                    %v_738 = vector.maskedload %y[%v_737, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_739 = memref.load %weights[%v_736] : memref<?xf32>
                    %v_740 = vector.broadcast %v_739 : f32 to vector<16xf32>
                    %v_741 = arith.mulf %v_569, %v_740 : vector<16xf32>
                    %v_742 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_741) : (vector<16xf32>) -> vector<16xf32>
                    %v_743 = arith.addf %v_738, %v_742 : vector<16xf32>
                    vector.maskedstore %y[%v_737, %v_35], %is_511, %v_743 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_744 = arith.muli %v_48, %c_7 : index
                  %v_745 = arith.addi %v_20, %v_744 : index
                  %v_746 = arith.addi %v_745, %c_42 : index
                  %v_747 = memref.load %order[%v_746] : memref<?xi32>
                  %is_748 = arith.cmpi sge, %v_747, %c_31 : i32
                  scf.if %is_748 {
                    %v_749 = arith.index_cast %v_747 : i32 to index
                    %v_750 = arith.divui %v_749, %c_6 : index
                    %v_751 = vector.maskedload %y[%v_750, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_752 = memref.load %weights[%v_749] : memref<?xf32>
                    %v_753 = vector.broadcast %v_752 : f32 to vector<16xf32>
                    %v_754 = arith.mulf %v_571, %v_753 : vector<16xf32>
                    %v_755 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_754) : (vector<16xf32>) -> vector<16xf32>
                    %v_756 = arith.addf %v_751, %v_755 : vector<16xf32>
                    vector.maskedstore %y[%v_750, %v_35], %is_511, %v_756 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_757 = arith.muli %v_48, %c_7 : index
                  %v_758 = arith.addi %v_20, %v_757 : index
                  %v_759 = arith.addi %v_758, %c_43 : index
                  %v_760 = memref.load %order[%v_759] : memref<?xi32>
                  %is_761 = arith.cmpi sge, %v_760, %c_31 : i32
                  scf.if %is_761 {
                    %v_762 = arith.index_cast %v_760 : i32 to index
                    %v_763 = arith.divui %v_762, %c_6 : index
                    %v_764 = vector.maskedload %y[%v_763, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_765 = memref.load %weights[%v_762] : memref<?xf32>
                    %v_766 = vector.broadcast %v_765 : f32 to vector<16xf32>
                    %v_767 = arith.mulf %v_573, %v_766 : vector<16xf32>
                    %v_768 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_767) : (vector<16xf32>) -> vector<16xf32>
                    %v_769 = arith.addf %v_764, %v_768 : vector<16xf32>
                    vector.maskedstore %y[%v_763, %v_35], %is_511, %v_769 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_770 = arith.muli %v_48, %c_7 : index
                  %v_771 = arith.addi %v_20, %v_770 : index
                  %v_772 = arith.addi %v_771, %c_10 : index
                  %v_773 = memref.load %order[%v_772] : memref<?xi32>
                  %is_774 = arith.cmpi sge, %v_773, %c_31 : i32
                  scf.if %is_774 {
                    %v_775 = arith.index_cast %v_773 : i32 to index
                    %v_776 = arith.divui %v_775, %c_6 : index
                    %v_777 = vector.maskedload %y[%v_776, %v_35], %is_511, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_778 = memref.load %weights[%v_775] : memref<?xf32>
                    %v_779 = vector.broadcast %v_778 : f32 to vector<16xf32>
                    %v_780 = arith.mulf %v_575, %v_779 : vector<16xf32>
                    %v_781 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_780) : (vector<16xf32>) -> vector<16xf32>
                    %v_782 = arith.addf %v_777, %v_781 : vector<16xf32>
                    vector.maskedstore %y[%v_776, %v_35], %is_511, %v_782 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_783 = arith.addi %v_48, %c_6 : index
                %v_784 = arith.addi %v_6, %c_14 : index
                %is_785 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_785 {
                  %v_786 = arith.index_cast %v_784 : index to i64
                  %pointer_787 = llvm.inttoptr %v_786 : i64 to !llvm.ptr
                  %v_788 = "llvm.load"(%pointer_787) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_789 = arith.addi %v_784, %c_0 : index
                  %v_790 = arith.index_cast %v_789 : index to i64
                  %pointer_791 = llvm.inttoptr %v_790 : i64 to !llvm.ptr
                  %v_792 = "llvm.load"(%pointer_791) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_793 = arith.addi %v_784, %c_16 : index
                  %v_794 = arith.index_cast %v_793 : index to i64
                  %pointer_795 = llvm.inttoptr %v_794 : i64 to !llvm.ptr
                  %v_796 = "llvm.load"(%pointer_795) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_797 = arith.addi %v_784, %c_17 : index
                  %v_798 = arith.index_cast %v_797 : index to i64
                  %pointer_799 = llvm.inttoptr %v_798 : i64 to !llvm.ptr
                  %v_800 = "llvm.load"(%pointer_799) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_801 = arith.addi %v_784, %c_18 : index
                  %v_802 = arith.index_cast %v_801 : index to i64
                  %pointer_803 = llvm.inttoptr %v_802 : i64 to !llvm.ptr
                  %v_804 = "llvm.load"(%pointer_803) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_805 = arith.addi %v_784, %c_19 : index
                  %v_806 = arith.index_cast %v_805 : index to i64
                  %pointer_807 = llvm.inttoptr %v_806 : i64 to !llvm.ptr
                  %v_808 = "llvm.load"(%pointer_807) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_809 = arith.addi %v_784, %c_20 : index
                  %v_810 = arith.index_cast %v_809 : index to i64
                  %pointer_811 = llvm.inttoptr %v_810 : i64 to !llvm.ptr
                  %v_812 = "llvm.load"(%pointer_811) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_813 = arith.addi %v_784, %c_21 : index
                  %v_814 = arith.index_cast %v_813 : index to i64
                  %pointer_815 = llvm.inttoptr %v_814 : i64 to !llvm.ptr
                  %v_816 = "llvm.load"(%pointer_815) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_817 = arith.addi %v_784, %c_22 : index
                  %v_818 = arith.index_cast %v_817 : index to i64
                  %pointer_819 = llvm.inttoptr %v_818 : i64 to !llvm.ptr
                  %v_820 = "llvm.load"(%pointer_819) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_821 = arith.addi %v_784, %c_23 : index
                  %v_822 = arith.index_cast %v_821 : index to i64
                  %pointer_823 = llvm.inttoptr %v_822 : i64 to !llvm.ptr
                  %v_824 = "llvm.load"(%pointer_823) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_825 = arith.addi %v_784, %c_24 : index
                  %v_826 = arith.index_cast %v_825 : index to i64
                  %pointer_827 = llvm.inttoptr %v_826 : i64 to !llvm.ptr
                  %v_828 = "llvm.load"(%pointer_827) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_829 = arith.addi %v_784, %c_25 : index
                  %v_830 = arith.index_cast %v_829 : index to i64
                  %pointer_831 = llvm.inttoptr %v_830 : i64 to !llvm.ptr
                  %v_832 = "llvm.load"(%pointer_831) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_833 = arith.addi %v_784, %c_26 : index
                  %v_834 = arith.index_cast %v_833 : index to i64
                  %pointer_835 = llvm.inttoptr %v_834 : i64 to !llvm.ptr
                  %v_836 = "llvm.load"(%pointer_835) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_837 = arith.addi %v_784, %c_27 : index
                  %v_838 = arith.index_cast %v_837 : index to i64
                  %pointer_839 = llvm.inttoptr %v_838 : i64 to !llvm.ptr
                  %v_840 = "llvm.load"(%pointer_839) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_841 = arith.addi %v_784, %c_28 : index
                  %v_842 = arith.index_cast %v_841 : index to i64
                  %pointer_843 = llvm.inttoptr %v_842 : i64 to !llvm.ptr
                  %v_844 = "llvm.load"(%pointer_843) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_845 = arith.addi %v_784, %c_29 : index
                  %v_846 = arith.index_cast %v_845 : index to i64
                  %pointer_847 = llvm.inttoptr %v_846 : i64 to !llvm.ptr
                  %v_848 = "llvm.load"(%pointer_847) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_849 = arith.subi %i_32, %v_34 : index
                  %v_850 = arith.index_cast %v_849 : index to i32
                  %v_851 = vector.broadcast %v_850 : i32 to vector<16xi32>
                  %is_852 = arith.cmpi sge, %c_30, %v_851 : vector<16xi32>
                  %v_853 = vector.shuffle %v_788, %v_792 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_854 = vector.shuffle %v_788, %v_792 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_855 = vector.shuffle %v_796, %v_800 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_856 = vector.shuffle %v_796, %v_800 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_857 = vector.shuffle %v_804, %v_808 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_858 = vector.shuffle %v_804, %v_808 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_859 = vector.shuffle %v_812, %v_816 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_860 = vector.shuffle %v_812, %v_816 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_861 = vector.shuffle %v_820, %v_824 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_862 = vector.shuffle %v_820, %v_824 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_863 = vector.shuffle %v_828, %v_832 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_864 = vector.shuffle %v_828, %v_832 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_865 = vector.shuffle %v_836, %v_840 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_866 = vector.shuffle %v_836, %v_840 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_867 = vector.shuffle %v_844, %v_848 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_868 = vector.shuffle %v_844, %v_848 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_869 = vector.shuffle %v_853, %v_855 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_870 = vector.shuffle %v_853, %v_855 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_871 = vector.shuffle %v_854, %v_856 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_872 = vector.shuffle %v_854, %v_856 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_873 = vector.shuffle %v_857, %v_859 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_874 = vector.shuffle %v_857, %v_859 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_875 = vector.shuffle %v_858, %v_860 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_876 = vector.shuffle %v_858, %v_860 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_877 = vector.shuffle %v_861, %v_863 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_878 = vector.shuffle %v_861, %v_863 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_879 = vector.shuffle %v_862, %v_864 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_880 = vector.shuffle %v_862, %v_864 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_881 = vector.shuffle %v_865, %v_867 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_882 = vector.shuffle %v_865, %v_867 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_883 = vector.shuffle %v_866, %v_868 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_884 = vector.shuffle %v_866, %v_868 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_885 = vector.shuffle %v_869, %v_873 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_886 = vector.shuffle %v_869, %v_873 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_887 = vector.shuffle %v_871, %v_875 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_888 = vector.shuffle %v_871, %v_875 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_889 = vector.shuffle %v_870, %v_874 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_890 = vector.shuffle %v_870, %v_874 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_891 = vector.shuffle %v_872, %v_876 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_892 = vector.shuffle %v_872, %v_876 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_893 = vector.shuffle %v_877, %v_881 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_894 = vector.shuffle %v_877, %v_881 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_895 = vector.shuffle %v_879, %v_883 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_896 = vector.shuffle %v_879, %v_883 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_897 = vector.shuffle %v_878, %v_882 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_898 = vector.shuffle %v_878, %v_882 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_899 = vector.shuffle %v_880, %v_884 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_900 = vector.shuffle %v_880, %v_884 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_901 = vector.shuffle %v_885, %v_893 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_902 = vector.shuffle %v_885, %v_893 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_903 = vector.shuffle %v_887, %v_895 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_904 = vector.shuffle %v_887, %v_895 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_905 = vector.shuffle %v_889, %v_897 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_906 = vector.shuffle %v_889, %v_897 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_907 = vector.shuffle %v_891, %v_899 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_908 = vector.shuffle %v_891, %v_899 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_909 = vector.shuffle %v_886, %v_894 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_910 = vector.shuffle %v_886, %v_894 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_911 = vector.shuffle %v_888, %v_896 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_912 = vector.shuffle %v_888, %v_896 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_913 = vector.shuffle %v_890, %v_898 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_914 = vector.shuffle %v_890, %v_898 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_915 = vector.shuffle %v_892, %v_900 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_916 = vector.shuffle %v_892, %v_900 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_917 = arith.muli %v_783, %c_7 : index
                  %v_918 = arith.addi %v_20, %v_917 : index
                  %v_919 = memref.load %order[%v_918] : memref<?xi32>
                  %is_920 = arith.cmpi sge, %v_919, %c_31 : i32
                  scf.if %is_920 {
                    %v_921 = arith.index_cast %v_919 : i32 to index
                    %v_922 = arith.divui %v_921, %c_6 : index
                    %v_923 = vector.maskedload %y[%v_922, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_924 = memref.load %weights[%v_921] : memref<?xf32>
                    %v_925 = vector.broadcast %v_924 : f32 to vector<16xf32>
                    %v_926 = arith.mulf %v_901, %v_925 : vector<16xf32>
                    %v_927 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_926) : (vector<16xf32>) -> vector<16xf32>
                    %v_928 = arith.addf %v_923, %v_927 : vector<16xf32>
                    vector.maskedstore %y[%v_922, %v_34], %is_852, %v_928 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_929 = arith.muli %v_783, %c_7 : index
                  %v_930 = arith.addi %v_20, %v_929 : index
                  %v_931 = arith.addi %v_930, %c_6 : index
                  %v_932 = memref.load %order[%v_931] : memref<?xi32>
                  %is_933 = arith.cmpi sge, %v_932, %c_31 : i32
                  scf.if %is_933 {
                    %v_934 = arith.index_cast %v_932 : i32 to index
                    %v_935 = arith.divui %v_934, %c_6 : index
                    %v_936 = vector.maskedload %y[%v_935, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_937 = memref.load %weights[%v_934] : memref<?xf32>
                    %v_938 = vector.broadcast %v_937 : f32 to vector<16xf32>
                    %v_939 = arith.mulf %v_903, %v_938 : vector<16xf32>
                    %v_940 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_939) : (vector<16xf32>) -> vector<16xf32>
                    %v_941 = arith.addf %v_936, %v_940 : vector<16xf32>
                    vector.maskedstore %y[%v_935, %v_34], %is_852, %v_941 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_942 = arith.muli %v_783, %c_7 : index
                  %v_943 = arith.addi %v_20, %v_942 : index
                  %v_944 = arith.addi %v_943, %c_9 : index
                  %v_945 = memref.load %order[%v_944] : memref<?xi32>
                  %is_946 = arith.cmpi sge, %v_945, %c_31 : i32
                  scf.if %is_946 {
                    %v_947 = arith.index_cast %v_945 : i32 to index
                    %v_948 = arith.divui %v_947, %c_6 : index
                    %v_949 = vector.maskedload %y[%v_948, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_950 = memref.load %weights[%v_947] : memref<?xf32>
                    %v_951 = vector.broadcast %v_950 : f32 to vector<16xf32>
                    %v_952 = arith.mulf %v_905, %v_951 : vector<16xf32>
                    %v_953 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_952) : (vector<16xf32>) -> vector<16xf32>
                    %v_954 = arith.addf %v_949, %v_953 : vector<16xf32>
                    vector.maskedstore %y[%v_948, %v_34], %is_852, %v_954 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_955 = arith.muli %v_783, %c_7 : index
                  %v_956 = arith.addi %v_20, %v_955 : index
                  %v_957 = arith.addi %v_956, %c_32 : index
                  %v_958 = memref.load %order[%v_957] : memref<?xi32>
                  %is_959 = arith.cmpi sge, %v_958, %c_31 : i32
                  scf.if %is_959 {
                    %v_960 = arith.index_cast %v_958 : i32 to index
                    %v_961 = arith.divui %v_960, %c_6 : index
                    %v_962 = vector.maskedload %y[%v_961, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_963 = memref.load %weights[%v_960] : memref<?xf32>
                    %v_964 = vector.broadcast %v_963 : f32 to vector<16xf32>
                    %v_965 = arith.mulf %v_907, %v_964 : vector<16xf32>
                    %v_966 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_965) : (vector<16xf32>) -> vector<16xf32>
                    %v_967 = arith.addf %v_962, %v_966 : vector<16xf32>
                    vector.maskedstore %y[%v_961, %v_34], %is_852, %v_967 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_968 = arith.muli %v_783, %c_7 : index
                  %v_969 = arith.addi %v_20, %v_968 : index
                  %v_970 = arith.addi %v_969, %c_33 : index
                  %v_971 = memref.load %order[%v_970] : memref<?xi32>
                  %is_972 = arith.cmpi sge, %v_971, %c_31 : i32
                  scf.if %is_972 {
                    %v_973 = arith.index_cast %v_971 : i32 to index
                    %v_974 = arith.divui %v_973, %c_6 : index
                    %v_975 = vector.maskedload %y[%v_974, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_976 = memref.load %weights[%v_973] : memref<?xf32>
                    %v_977 = vector.broadcast %v_976 : f32 to vector<16xf32>
                    %v_978 = arith.mulf %v_909, %v_977 : vector<16xf32>
                    %v_979 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_978) : (vector<16xf32>) -> vector<16xf32>
                    %v_980 = arith.addf %v_975, %v_979 : vector<16xf32>
                    vector.maskedstore %y[%v_974, %v_34], %is_852, %v_980 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_981 = arith.muli %v_783, %c_7 : index
                  %v_982 = arith.addi %v_20, %v_981 : index
                  %v_983 = arith.addi %v_982, %c_34 : index
                  %v_984 = memref.load %order[%v_983] : memref<?xi32>
                  %is_985 = arith.cmpi sge, %v_984, %c_31 : i32
                  scf.if %is_985 {
                    %v_986 = arith.index_cast %v_984 : i32 to index
                    %v_987 = arith.divui %v_986, %c_6 : index
                    %v_988 = vector.maskedload %y[%v_987, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_989 = memref.load %weights[%v_986] : memref<?xf32>
                    %v_990 = vector.broadcast %v_989 : f32 to vector<16xf32>
                    %v_991 = arith.mulf %v_911, %v_990 : vector<16xf32>
                    %v_992 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_991) : (vector<16xf32>) -> vector<16xf32>
                    %v_993 = arith.addf %v_988, %v_992 : vector<16xf32>
                    vector.maskedstore %y[%v_987, %v_34], %is_852, %v_993 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_994 = arith.muli %v_783, %c_7 : index
                  %v_995 = arith.addi %v_20, %v_994 : index
                  %v_996 = arith.addi %v_995, %c_35 : index
                  %v_997 = memref.load %order[%v_996] : memref<?xi32>
                  %is_998 = arith.cmpi sge, %v_997, %c_31 : i32
                  scf.if %is_998 {
                    %v_999 = arith.index_cast %v_997 : i32 to index
                    %v_1000 = arith.divui %v_999, %c_6 : index
                    %v_1001 = vector.maskedload %y[%v_1000, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1002 = memref.load %weights[%v_999] : memref<?xf32>
                    %v_1003 = vector.broadcast %v_1002 : f32 to vector<16xf32>
                    %v_1004 = arith.mulf %v_913, %v_1003 : vector<16xf32>
                    %v_1005 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1004) : (vector<16xf32>) -> vector<16xf32>
                    %v_1006 = arith.addf %v_1001, %v_1005 : vector<16xf32>
                    vector.maskedstore %y[%v_1000, %v_34], %is_852, %v_1006 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1007 = arith.muli %v_783, %c_7 : index
                  %v_1008 = arith.addi %v_20, %v_1007 : index
                  %v_1009 = arith.addi %v_1008, %c_36 : index
                  %v_1010 = memref.load %order[%v_1009] : memref<?xi32>
                  %is_1011 = arith.cmpi sge, %v_1010, %c_31 : i32
                  scf.if %is_1011 {
                    %v_1012 = arith.index_cast %v_1010 : i32 to index
                    %v_1013 = arith.divui %v_1012, %c_6 : index
                    %v_1014 = vector.maskedload %y[%v_1013, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1015 = memref.load %weights[%v_1012] : memref<?xf32>
                    %v_1016 = vector.broadcast %v_1015 : f32 to vector<16xf32>
                    %v_1017 = arith.mulf %v_915, %v_1016 : vector<16xf32>
                    %v_1018 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1017) : (vector<16xf32>) -> vector<16xf32>
                    %v_1019 = arith.addf %v_1014, %v_1018 : vector<16xf32>
                    vector.maskedstore %y[%v_1013, %v_34], %is_852, %v_1019 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1020 = arith.muli %v_783, %c_7 : index
                  %v_1021 = arith.addi %v_20, %v_1020 : index
                  %v_1022 = arith.addi %v_1021, %c_37 : index
                  %v_1023 = memref.load %order[%v_1022] : memref<?xi32>
                  %is_1024 = arith.cmpi sge, %v_1023, %c_31 : i32
                  scf.if %is_1024 {
                    %v_1025 = arith.index_cast %v_1023 : i32 to index
                    %v_1026 = arith.divui %v_1025, %c_6 : index
                    %v_1027 = vector.maskedload %y[%v_1026, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1028 = memref.load %weights[%v_1025] : memref<?xf32>
                    %v_1029 = vector.broadcast %v_1028 : f32 to vector<16xf32>
                    %v_1030 = arith.mulf %v_902, %v_1029 : vector<16xf32>
                    %v_1031 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1030) : (vector<16xf32>) -> vector<16xf32>
                    %v_1032 = arith.addf %v_1027, %v_1031 : vector<16xf32>
                    vector.maskedstore %y[%v_1026, %v_34], %is_852, %v_1032 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1033 = arith.muli %v_783, %c_7 : index
                  %v_1034 = arith.addi %v_20, %v_1033 : index
                  %v_1035 = arith.addi %v_1034, %c_38 : index
                  %v_1036 = memref.load %order[%v_1035] : memref<?xi32>
                  %is_1037 = arith.cmpi sge, %v_1036, %c_31 : i32
                  scf.if %is_1037 {
                    %v_1038 = arith.index_cast %v_1036 : i32 to index
                    %v_1039 = arith.divui %v_1038, %c_6 : index
                    %v_1040 = vector.maskedload %y[%v_1039, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1041 = memref.load %weights[%v_1038] : memref<?xf32>
                    %v_1042 = vector.broadcast %v_1041 : f32 to vector<16xf32>
                    %v_1043 = arith.mulf %v_904, %v_1042 : vector<16xf32>
                    %v_1044 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1043) : (vector<16xf32>) -> vector<16xf32>
                    %v_1045 = arith.addf %v_1040, %v_1044 : vector<16xf32>
                    vector.maskedstore %y[%v_1039, %v_34], %is_852, %v_1045 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1046 = arith.muli %v_783, %c_7 : index
                  %v_1047 = arith.addi %v_20, %v_1046 : index
                  %v_1048 = arith.addi %v_1047, %c_39 : index
                  %v_1049 = memref.load %order[%v_1048] : memref<?xi32>
                  %is_1050 = arith.cmpi sge, %v_1049, %c_31 : i32
                  scf.if %is_1050 {
                    %v_1051 = arith.index_cast %v_1049 : i32 to index
                    %v_1052 = arith.divui %v_1051, %c_6 : index
                    %v_1053 = vector.maskedload %y[%v_1052, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1054 = memref.load %weights[%v_1051] : memref<?xf32>
                    %v_1055 = vector.broadcast %v_1054 : f32 to vector<16xf32>
                    %v_1056 = arith.mulf %v_906, %v_1055 : vector<16xf32>
                    %v_1057 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1056) : (vector<16xf32>) -> vector<16xf32>
                    %v_1058 = arith.addf %v_1053, %v_1057 : vector<16xf32>
                    vector.maskedstore %y[%v_1052, %v_34], %is_852, %v_1058 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1059 = arith.muli %v_783, %c_7 : index
                  %v_1060 = arith.addi %v_20, %v_1059 : index
                  %v_1061 = arith.addi %v_1060, %c_40 : index
                  %v_1062 = memref.load %order[%v_1061] : memref<?xi32>
                  %is_1063 = arith.cmpi sge, %v_1062, %c_31 : i32
                  scf.if %is_1063 {
                    %v_1064 = arith.index_cast %v_1062 : i32 to index
                    %v_1065 = arith.divui %v_1064, %c_6 : index
                    %v_1066 = vector.maskedload %y[%v_1065, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1067 = memref.load %weights[%v_1064] : memref<?xf32>
                    %v_1068 = vector.broadcast %v_1067 : f32 to vector<16xf32>
                    %v_1069 = arith.mulf %v_908, %v_1068 : vector<16xf32>
                    %v_1070 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1069) : (vector<16xf32>) -> vector<16xf32>
                    %v_1071 = arith.addf %v_1066, %v_1070 : vector<16xf32>
                    vector.maskedstore %y[%v_1065, %v_34], %is_852, %v_1071 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1072 = arith.muli %v_783, %c_7 : index
                  %v_1073 = arith.addi %v_20, %v_1072 : index
                  %v_1074 = arith.addi %v_1073, %c_41 : index
                  %v_1075 = memref.load %order[%v_1074] : memref<?xi32>
                  %is_1076 = arith.cmpi sge, %v_1075, %c_31 : i32
                  scf.if %is_1076 {
                    %v_1077 = arith.index_cast %v_1075 : i32 to index
                    %v_1078 = arith.divui %v_1077, %c_6 : index
                    %v_1079 = vector.maskedload %y[%v_1078, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1080 = memref.load %weights[%v_1077] : memref<?xf32>
                    %v_1081 = vector.broadcast %v_1080 : f32 to vector<16xf32>
                    %v_1082 = arith.mulf %v_910, %v_1081 : vector<16xf32>
                    %v_1083 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1082) : (vector<16xf32>) -> vector<16xf32>
                    %v_1084 = arith.addf %v_1079, %v_1083 : vector<16xf32>
                    vector.maskedstore %y[%v_1078, %v_34], %is_852, %v_1084 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1085 = arith.muli %v_783, %c_7 : index
                  %v_1086 = arith.addi %v_20, %v_1085 : index
                  %v_1087 = arith.addi %v_1086, %c_42 : index
                  %v_1088 = memref.load %order[%v_1087] : memref<?xi32>
                  %is_1089 = arith.cmpi sge, %v_1088, %c_31 : i32
                  scf.if %is_1089 {
                    %v_1090 = arith.index_cast %v_1088 : i32 to index
                    %v_1091 = arith.divui %v_1090, %c_6 : index
                    %v_1092 = vector.maskedload %y[%v_1091, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1093 = memref.load %weights[%v_1090] : memref<?xf32>
                    %v_1094 = vector.broadcast %v_1093 : f32 to vector<16xf32>
                    %v_1095 = arith.mulf %v_912, %v_1094 : vector<16xf32>
                    %v_1096 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1095) : (vector<16xf32>) -> vector<16xf32>
                    %v_1097 = arith.addf %v_1092, %v_1096 : vector<16xf32>
                    vector.maskedstore %y[%v_1091, %v_34], %is_852, %v_1097 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1098 = arith.muli %v_783, %c_7 : index
                  %v_1099 = arith.addi %v_20, %v_1098 : index
                  %v_1100 = arith.addi %v_1099, %c_43 : index
                  %v_1101 = memref.load %order[%v_1100] : memref<?xi32>
                  %is_1102 = arith.cmpi sge, %v_1101, %c_31 : i32
                  scf.if %is_1102 {
                    %v_1103 = arith.index_cast %v_1101 : i32 to index
                    %v_1104 = arith.divui %v_1103, %c_6 : index
                    %v_1105 = vector.maskedload %y[%v_1104, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1106 = memref.load %weights[%v_1103] : memref<?xf32>
                    %v_1107 = vector.broadcast %v_1106 : f32 to vector<16xf32>
                    %v_1108 = arith.mulf %v_914, %v_1107 : vector<16xf32>
                    %v_1109 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1108) : (vector<16xf32>) -> vector<16xf32>
                    %v_1110 = arith.addf %v_1105, %v_1109 : vector<16xf32>
                    vector.maskedstore %y[%v_1104, %v_34], %is_852, %v_1110 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1111 = arith.muli %v_783, %c_7 : index
                  %v_1112 = arith.addi %v_20, %v_1111 : index
                  %v_1113 = arith.addi %v_1112, %c_10 : index
                  %v_1114 = memref.load %order[%v_1113] : memref<?xi32>
                  %is_1115 = arith.cmpi sge, %v_1114, %c_31 : i32
                  scf.if %is_1115 {
                    %v_1116 = arith.index_cast %v_1114 : i32 to index
                    %v_1117 = arith.divui %v_1116, %c_6 : index
                    %v_1118 = vector.maskedload %y[%v_1117, %v_34], %is_852, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1119 = memref.load %weights[%v_1116] : memref<?xf32>
                    %v_1120 = vector.broadcast %v_1119 : f32 to vector<16xf32>
                    %v_1121 = arith.mulf %v_916, %v_1120 : vector<16xf32>
                    %v_1122 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1121) : (vector<16xf32>) -> vector<16xf32>
                    %v_1123 = arith.addf %v_1118, %v_1122 : vector<16xf32>
                    vector.maskedstore %y[%v_1117, %v_34], %is_852, %v_1123 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1124 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1124 {
                  %v_1125 = arith.addi %v_784, %c_13 : index
                  %v_1126 = arith.index_cast %v_1125 : index to i64
                  %pointer_1127 = llvm.inttoptr %v_1126 : i64 to !llvm.ptr
                  %v_1128 = "llvm.load"(%pointer_1127) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1129 = arith.addi %v_784, %c_44 : index
                  %v_1130 = arith.index_cast %v_1129 : index to i64
                  %pointer_1131 = llvm.inttoptr %v_1130 : i64 to !llvm.ptr
                  %v_1132 = "llvm.load"(%pointer_1131) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1133 = arith.addi %v_784, %c_45 : index
                  %v_1134 = arith.index_cast %v_1133 : index to i64
                  %pointer_1135 = llvm.inttoptr %v_1134 : i64 to !llvm.ptr
                  %v_1136 = "llvm.load"(%pointer_1135) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1137 = arith.addi %v_784, %c_46 : index
                  %v_1138 = arith.index_cast %v_1137 : index to i64
                  %pointer_1139 = llvm.inttoptr %v_1138 : i64 to !llvm.ptr
                  %v_1140 = "llvm.load"(%pointer_1139) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1141 = arith.addi %v_784, %c_47 : index
                  %v_1142 = arith.index_cast %v_1141 : index to i64
                  %pointer_1143 = llvm.inttoptr %v_1142 : i64 to !llvm.ptr
                  %v_1144 = "llvm.load"(%pointer_1143) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1145 = arith.addi %v_784, %c_48 : index
                  %v_1146 = arith.index_cast %v_1145 : index to i64
                  %pointer_1147 = llvm.inttoptr %v_1146 : i64 to !llvm.ptr
                  %v_1148 = "llvm.load"(%pointer_1147) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1149 = arith.addi %v_784, %c_49 : index
                  %v_1150 = arith.index_cast %v_1149 : index to i64
                  %pointer_1151 = llvm.inttoptr %v_1150 : i64 to !llvm.ptr
                  %v_1152 = "llvm.load"(%pointer_1151) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1153 = arith.addi %v_784, %c_50 : index
                  %v_1154 = arith.index_cast %v_1153 : index to i64
                  %pointer_1155 = llvm.inttoptr %v_1154 : i64 to !llvm.ptr
                  %v_1156 = "llvm.load"(%pointer_1155) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1157 = arith.addi %v_784, %c_51 : index
                  %v_1158 = arith.index_cast %v_1157 : index to i64
                  %pointer_1159 = llvm.inttoptr %v_1158 : i64 to !llvm.ptr
                  %v_1160 = "llvm.load"(%pointer_1159) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1161 = arith.addi %v_784, %c_52 : index
                  %v_1162 = arith.index_cast %v_1161 : index to i64
                  %pointer_1163 = llvm.inttoptr %v_1162 : i64 to !llvm.ptr
                  %v_1164 = "llvm.load"(%pointer_1163) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1165 = arith.addi %v_784, %c_53 : index
                  %v_1166 = arith.index_cast %v_1165 : index to i64
                  %pointer_1167 = llvm.inttoptr %v_1166 : i64 to !llvm.ptr
                  %v_1168 = "llvm.load"(%pointer_1167) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1169 = arith.addi %v_784, %c_54 : index
                  %v_1170 = arith.index_cast %v_1169 : index to i64
                  %pointer_1171 = llvm.inttoptr %v_1170 : i64 to !llvm.ptr
                  %v_1172 = "llvm.load"(%pointer_1171) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1173 = arith.addi %v_784, %c_55 : index
                  %v_1174 = arith.index_cast %v_1173 : index to i64
                  %pointer_1175 = llvm.inttoptr %v_1174 : i64 to !llvm.ptr
                  %v_1176 = "llvm.load"(%pointer_1175) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1177 = arith.addi %v_784, %c_56 : index
                  %v_1178 = arith.index_cast %v_1177 : index to i64
                  %pointer_1179 = llvm.inttoptr %v_1178 : i64 to !llvm.ptr
                  %v_1180 = "llvm.load"(%pointer_1179) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1181 = arith.addi %v_784, %c_57 : index
                  %v_1182 = arith.index_cast %v_1181 : index to i64
                  %pointer_1183 = llvm.inttoptr %v_1182 : i64 to !llvm.ptr
                  %v_1184 = "llvm.load"(%pointer_1183) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1185 = arith.addi %v_784, %c_58 : index
                  %v_1186 = arith.index_cast %v_1185 : index to i64
                  %pointer_1187 = llvm.inttoptr %v_1186 : i64 to !llvm.ptr
                  %v_1188 = "llvm.load"(%pointer_1187) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1189 = arith.subi %v_33, %v_35 : index
                  %v_1190 = arith.index_cast %v_1189 : index to i32
                  %v_1191 = vector.broadcast %v_1190 : i32 to vector<16xi32>
                  %is_1192 = arith.cmpi sge, %c_30, %v_1191 : vector<16xi32>
                  %v_1193 = vector.shuffle %v_1128, %v_1132 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1194 = vector.shuffle %v_1128, %v_1132 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1195 = vector.shuffle %v_1136, %v_1140 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1196 = vector.shuffle %v_1136, %v_1140 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1197 = vector.shuffle %v_1144, %v_1148 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1198 = vector.shuffle %v_1144, %v_1148 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1199 = vector.shuffle %v_1152, %v_1156 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1200 = vector.shuffle %v_1152, %v_1156 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1201 = vector.shuffle %v_1160, %v_1164 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1202 = vector.shuffle %v_1160, %v_1164 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1203 = vector.shuffle %v_1168, %v_1172 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1204 = vector.shuffle %v_1168, %v_1172 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1205 = vector.shuffle %v_1176, %v_1180 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1206 = vector.shuffle %v_1176, %v_1180 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1207 = vector.shuffle %v_1184, %v_1188 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1208 = vector.shuffle %v_1184, %v_1188 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1209 = vector.shuffle %v_1193, %v_1195 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1210 = vector.shuffle %v_1193, %v_1195 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1211 = vector.shuffle %v_1194, %v_1196 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1212 = vector.shuffle %v_1194, %v_1196 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1213 = vector.shuffle %v_1197, %v_1199 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1214 = vector.shuffle %v_1197, %v_1199 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1215 = vector.shuffle %v_1198, %v_1200 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1216 = vector.shuffle %v_1198, %v_1200 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1217 = vector.shuffle %v_1201, %v_1203 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1218 = vector.shuffle %v_1201, %v_1203 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1219 = vector.shuffle %v_1202, %v_1204 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1220 = vector.shuffle %v_1202, %v_1204 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1221 = vector.shuffle %v_1205, %v_1207 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1222 = vector.shuffle %v_1205, %v_1207 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1223 = vector.shuffle %v_1206, %v_1208 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1224 = vector.shuffle %v_1206, %v_1208 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1225 = vector.shuffle %v_1209, %v_1213 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1226 = vector.shuffle %v_1209, %v_1213 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1227 = vector.shuffle %v_1211, %v_1215 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1228 = vector.shuffle %v_1211, %v_1215 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1229 = vector.shuffle %v_1210, %v_1214 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1230 = vector.shuffle %v_1210, %v_1214 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1231 = vector.shuffle %v_1212, %v_1216 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1232 = vector.shuffle %v_1212, %v_1216 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1233 = vector.shuffle %v_1217, %v_1221 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1234 = vector.shuffle %v_1217, %v_1221 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1235 = vector.shuffle %v_1219, %v_1223 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1236 = vector.shuffle %v_1219, %v_1223 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1237 = vector.shuffle %v_1218, %v_1222 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1238 = vector.shuffle %v_1218, %v_1222 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1239 = vector.shuffle %v_1220, %v_1224 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1240 = vector.shuffle %v_1220, %v_1224 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1241 = vector.shuffle %v_1225, %v_1233 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1242 = vector.shuffle %v_1225, %v_1233 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1243 = vector.shuffle %v_1227, %v_1235 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1244 = vector.shuffle %v_1227, %v_1235 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1245 = vector.shuffle %v_1229, %v_1237 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1246 = vector.shuffle %v_1229, %v_1237 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1247 = vector.shuffle %v_1231, %v_1239 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1248 = vector.shuffle %v_1231, %v_1239 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1249 = vector.shuffle %v_1226, %v_1234 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1250 = vector.shuffle %v_1226, %v_1234 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1251 = vector.shuffle %v_1228, %v_1236 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1252 = vector.shuffle %v_1228, %v_1236 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1253 = vector.shuffle %v_1230, %v_1238 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1254 = vector.shuffle %v_1230, %v_1238 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1255 = vector.shuffle %v_1232, %v_1240 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1256 = vector.shuffle %v_1232, %v_1240 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1257 = arith.muli %v_783, %c_7 : index
                  %v_1258 = arith.addi %v_20, %v_1257 : index
                  %v_1259 = memref.load %order[%v_1258] : memref<?xi32>
                  %is_1260 = arith.cmpi sge, %v_1259, %c_31 : i32
                  scf.if %is_1260 {
                    %v_1261 = arith.index_cast %v_1259 : i32 to index
                    %v_1262 = arith.divui %v_1261, %c_6 : index
                    %v_1263 = vector.maskedload %y[%v_1262, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1264 = memref.load %weights[%v_1261] : memref<?xf32>
                    %v_1265 = vector.broadcast %v_1264 : f32 to vector<16xf32>
                    %v_1266 = arith.mulf %v_1241, %v_1265 : vector<16xf32>
                    %v_1267 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1266) : (vector<16xf32>) -> vector<16xf32>
                    %v_1268 = arith.addf %v_1263, %v_1267 : vector<16xf32>
                    vector.maskedstore %y[%v_1262, %v_35], %is_1192, %v_1268 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1269 = arith.muli %v_783, %c_7 : index
                  %v_1270 = arith.addi %v_20, %v_1269 : index
                  %v_1271 = arith.addi %v_1270, %c_6 : index
                  %v_1272 = memref.load %order[%v_1271] : memref<?xi32>
                  %is_1273 = arith.cmpi sge, %v_1272, %c_31 : i32
                  scf.if %is_1273 {
                    %v_1274 = arith.index_cast %v_1272 : i32 to index
                    %v_1275 = arith.divui %v_1274, %c_6 : index
                    %v_1276 = vector.maskedload %y[%v_1275, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1277 = memref.load %weights[%v_1274] : memref<?xf32>
                    %v_1278 = vector.broadcast %v_1277 : f32 to vector<16xf32>
                    %v_1279 = arith.mulf %v_1243, %v_1278 : vector<16xf32>
                    %v_1280 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1279) : (vector<16xf32>) -> vector<16xf32>
                    %v_1281 = arith.addf %v_1276, %v_1280 : vector<16xf32>
                    vector.maskedstore %y[%v_1275, %v_35], %is_1192, %v_1281 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1282 = arith.muli %v_783, %c_7 : index
                  %v_1283 = arith.addi %v_20, %v_1282 : index
                  %v_1284 = arith.addi %v_1283, %c_9 : index
                  %v_1285 = memref.load %order[%v_1284] : memref<?xi32>
                  %is_1286 = arith.cmpi sge, %v_1285, %c_31 : i32
                  scf.if %is_1286 {
                    %v_1287 = arith.index_cast %v_1285 : i32 to index
                    %v_1288 = arith.divui %v_1287, %c_6 : index
                    %v_1289 = vector.maskedload %y[%v_1288, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1290 = memref.load %weights[%v_1287] : memref<?xf32>
                    %v_1291 = vector.broadcast %v_1290 : f32 to vector<16xf32>
                    %v_1292 = arith.mulf %v_1245, %v_1291 : vector<16xf32>
                    %v_1293 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1292) : (vector<16xf32>) -> vector<16xf32>
                    %v_1294 = arith.addf %v_1289, %v_1293 : vector<16xf32>
                    vector.maskedstore %y[%v_1288, %v_35], %is_1192, %v_1294 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1295 = arith.muli %v_783, %c_7 : index
                  %v_1296 = arith.addi %v_20, %v_1295 : index
                  %v_1297 = arith.addi %v_1296, %c_32 : index
                  %v_1298 = memref.load %order[%v_1297] : memref<?xi32>
                  %is_1299 = arith.cmpi sge, %v_1298, %c_31 : i32
                  scf.if %is_1299 {
                    %v_1300 = arith.index_cast %v_1298 : i32 to index
                    %v_1301 = arith.divui %v_1300, %c_6 : index
                    %v_1302 = vector.maskedload %y[%v_1301, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1303 = memref.load %weights[%v_1300] : memref<?xf32>
                    %v_1304 = vector.broadcast %v_1303 : f32 to vector<16xf32>
                    %v_1305 = arith.mulf %v_1247, %v_1304 : vector<16xf32>
                    %v_1306 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1305) : (vector<16xf32>) -> vector<16xf32>
                    %v_1307 = arith.addf %v_1302, %v_1306 : vector<16xf32>
                    vector.maskedstore %y[%v_1301, %v_35], %is_1192, %v_1307 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1308 = arith.muli %v_783, %c_7 : index
                  %v_1309 = arith.addi %v_20, %v_1308 : index
                  %v_1310 = arith.addi %v_1309, %c_33 : index
                  %v_1311 = memref.load %order[%v_1310] : memref<?xi32>
                  %is_1312 = arith.cmpi sge, %v_1311, %c_31 : i32
                  scf.if %is_1312 {
                    %v_1313 = arith.index_cast %v_1311 : i32 to index
                    %v_1314 = arith.divui %v_1313, %c_6 : index
                    %v_1315 = vector.maskedload %y[%v_1314, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1316 = memref.load %weights[%v_1313] : memref<?xf32>
                    %v_1317 = vector.broadcast %v_1316 : f32 to vector<16xf32>
                    %v_1318 = arith.mulf %v_1249, %v_1317 : vector<16xf32>
                    %v_1319 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1318) : (vector<16xf32>) -> vector<16xf32>
                    %v_1320 = arith.addf %v_1315, %v_1319 : vector<16xf32>
                    vector.maskedstore %y[%v_1314, %v_35], %is_1192, %v_1320 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1321 = arith.muli %v_783, %c_7 : index
                  %v_1322 = arith.addi %v_20, %v_1321 : index
                  %v_1323 = arith.addi %v_1322, %c_34 : index
                  %v_1324 = memref.load %order[%v_1323] : memref<?xi32>
                  %is_1325 = arith.cmpi sge, %v_1324, %c_31 : i32
                  scf.if %is_1325 {
                    %v_1326 = arith.index_cast %v_1324 : i32 to index
                    %v_1327 = arith.divui %v_1326, %c_6 : index
                    %v_1328 = vector.maskedload %y[%v_1327, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1329 = memref.load %weights[%v_1326] : memref<?xf32>
                    %v_1330 = vector.broadcast %v_1329 : f32 to vector<16xf32>
                    %v_1331 = arith.mulf %v_1251, %v_1330 : vector<16xf32>
                    %v_1332 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1331) : (vector<16xf32>) -> vector<16xf32>
                    %v_1333 = arith.addf %v_1328, %v_1332 : vector<16xf32>
                    vector.maskedstore %y[%v_1327, %v_35], %is_1192, %v_1333 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1334 = arith.muli %v_783, %c_7 : index
                  %v_1335 = arith.addi %v_20, %v_1334 : index
                  %v_1336 = arith.addi %v_1335, %c_35 : index
                  %v_1337 = memref.load %order[%v_1336] : memref<?xi32>
                  %is_1338 = arith.cmpi sge, %v_1337, %c_31 : i32
                  scf.if %is_1338 {
                    %v_1339 = arith.index_cast %v_1337 : i32 to index
                    %v_1340 = arith.divui %v_1339, %c_6 : index
                    %v_1341 = vector.maskedload %y[%v_1340, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1342 = memref.load %weights[%v_1339] : memref<?xf32>
                    %v_1343 = vector.broadcast %v_1342 : f32 to vector<16xf32>
                    %v_1344 = arith.mulf %v_1253, %v_1343 : vector<16xf32>
                    %v_1345 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1344) : (vector<16xf32>) -> vector<16xf32>
                    %v_1346 = arith.addf %v_1341, %v_1345 : vector<16xf32>
                    vector.maskedstore %y[%v_1340, %v_35], %is_1192, %v_1346 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1347 = arith.muli %v_783, %c_7 : index
                  %v_1348 = arith.addi %v_20, %v_1347 : index
                  %v_1349 = arith.addi %v_1348, %c_36 : index
                  %v_1350 = memref.load %order[%v_1349] : memref<?xi32>
                  %is_1351 = arith.cmpi sge, %v_1350, %c_31 : i32
                  scf.if %is_1351 {
                    %v_1352 = arith.index_cast %v_1350 : i32 to index
                    %v_1353 = arith.divui %v_1352, %c_6 : index
                    %v_1354 = vector.maskedload %y[%v_1353, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1355 = memref.load %weights[%v_1352] : memref<?xf32>
                    %v_1356 = vector.broadcast %v_1355 : f32 to vector<16xf32>
                    %v_1357 = arith.mulf %v_1255, %v_1356 : vector<16xf32>
                    %v_1358 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1357) : (vector<16xf32>) -> vector<16xf32>
                    %v_1359 = arith.addf %v_1354, %v_1358 : vector<16xf32>
                    vector.maskedstore %y[%v_1353, %v_35], %is_1192, %v_1359 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1360 = arith.muli %v_783, %c_7 : index
                  %v_1361 = arith.addi %v_20, %v_1360 : index
                  %v_1362 = arith.addi %v_1361, %c_37 : index
                  %v_1363 = memref.load %order[%v_1362] : memref<?xi32>
                  %is_1364 = arith.cmpi sge, %v_1363, %c_31 : i32
                  scf.if %is_1364 {
                    %v_1365 = arith.index_cast %v_1363 : i32 to index
                    %v_1366 = arith.divui %v_1365, %c_6 : index
                    %v_1367 = vector.maskedload %y[%v_1366, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1368 = memref.load %weights[%v_1365] : memref<?xf32>
                    %v_1369 = vector.broadcast %v_1368 : f32 to vector<16xf32>
                    %v_1370 = arith.mulf %v_1242, %v_1369 : vector<16xf32>
                    %v_1371 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1370) : (vector<16xf32>) -> vector<16xf32>
                    %v_1372 = arith.addf %v_1367, %v_1371 : vector<16xf32>
                    vector.maskedstore %y[%v_1366, %v_35], %is_1192, %v_1372 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1373 = arith.muli %v_783, %c_7 : index
                  %v_1374 = arith.addi %v_20, %v_1373 : index
                  %v_1375 = arith.addi %v_1374, %c_38 : index
                  %v_1376 = memref.load %order[%v_1375] : memref<?xi32>
                  %is_1377 = arith.cmpi sge, %v_1376, %c_31 : i32
                  scf.if %is_1377 {
                    %v_1378 = arith.index_cast %v_1376 : i32 to index
                    %v_1379 = arith.divui %v_1378, %c_6 : index
                    %v_1380 = vector.maskedload %y[%v_1379, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1381 = memref.load %weights[%v_1378] : memref<?xf32>
                    %v_1382 = vector.broadcast %v_1381 : f32 to vector<16xf32>
                    %v_1383 = arith.mulf %v_1244, %v_1382 : vector<16xf32>
                    %v_1384 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1383) : (vector<16xf32>) -> vector<16xf32>
                    %v_1385 = arith.addf %v_1380, %v_1384 : vector<16xf32>
                    vector.maskedstore %y[%v_1379, %v_35], %is_1192, %v_1385 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1386 = arith.muli %v_783, %c_7 : index
                  %v_1387 = arith.addi %v_20, %v_1386 : index
                  %v_1388 = arith.addi %v_1387, %c_39 : index
                  %v_1389 = memref.load %order[%v_1388] : memref<?xi32>
                  %is_1390 = arith.cmpi sge, %v_1389, %c_31 : i32
                  scf.if %is_1390 {
                    %v_1391 = arith.index_cast %v_1389 : i32 to index
                    %v_1392 = arith.divui %v_1391, %c_6 : index
                    %v_1393 = vector.maskedload %y[%v_1392, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1394 = memref.load %weights[%v_1391] : memref<?xf32>
                    %v_1395 = vector.broadcast %v_1394 : f32 to vector<16xf32>
                    %v_1396 = arith.mulf %v_1246, %v_1395 : vector<16xf32>
                    %v_1397 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1396) : (vector<16xf32>) -> vector<16xf32>
                    %v_1398 = arith.addf %v_1393, %v_1397 : vector<16xf32>
                    vector.maskedstore %y[%v_1392, %v_35], %is_1192, %v_1398 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1399 = arith.muli %v_783, %c_7 : index
                  %v_1400 = arith.addi %v_20, %v_1399 : index
                  %v_1401 = arith.addi %v_1400, %c_40 : index
                  %v_1402 = memref.load %order[%v_1401] : memref<?xi32>
                  %is_1403 = arith.cmpi sge, %v_1402, %c_31 : i32
                  scf.if %is_1403 {
                    %v_1404 = arith.index_cast %v_1402 : i32 to index
                    %v_1405 = arith.divui %v_1404, %c_6 : index
                    %v_1406 = vector.maskedload %y[%v_1405, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1407 = memref.load %weights[%v_1404] : memref<?xf32>
                    %v_1408 = vector.broadcast %v_1407 : f32 to vector<16xf32>
                    %v_1409 = arith.mulf %v_1248, %v_1408 : vector<16xf32>
                    %v_1410 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1409) : (vector<16xf32>) -> vector<16xf32>
                    %v_1411 = arith.addf %v_1406, %v_1410 : vector<16xf32>
                    vector.maskedstore %y[%v_1405, %v_35], %is_1192, %v_1411 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1412 = arith.muli %v_783, %c_7 : index
                  %v_1413 = arith.addi %v_20, %v_1412 : index
                  %v_1414 = arith.addi %v_1413, %c_41 : index
                  %v_1415 = memref.load %order[%v_1414] : memref<?xi32>
                  %is_1416 = arith.cmpi sge, %v_1415, %c_31 : i32
                  scf.if %is_1416 {
                    %v_1417 = arith.index_cast %v_1415 : i32 to index
                    %v_1418 = arith.divui %v_1417, %c_6 : index
                    %v_1419 = vector.maskedload %y[%v_1418, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1420 = memref.load %weights[%v_1417] : memref<?xf32>
                    %v_1421 = vector.broadcast %v_1420 : f32 to vector<16xf32>
                    %v_1422 = arith.mulf %v_1250, %v_1421 : vector<16xf32>
                    %v_1423 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1422) : (vector<16xf32>) -> vector<16xf32>
                    %v_1424 = arith.addf %v_1419, %v_1423 : vector<16xf32>
                    vector.maskedstore %y[%v_1418, %v_35], %is_1192, %v_1424 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1425 = arith.muli %v_783, %c_7 : index
                  %v_1426 = arith.addi %v_20, %v_1425 : index
                  %v_1427 = arith.addi %v_1426, %c_42 : index
                  %v_1428 = memref.load %order[%v_1427] : memref<?xi32>
                  %is_1429 = arith.cmpi sge, %v_1428, %c_31 : i32
                  scf.if %is_1429 {
                    %v_1430 = arith.index_cast %v_1428 : i32 to index
                    %v_1431 = arith.divui %v_1430, %c_6 : index
                    %v_1432 = vector.maskedload %y[%v_1431, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1433 = memref.load %weights[%v_1430] : memref<?xf32>
                    %v_1434 = vector.broadcast %v_1433 : f32 to vector<16xf32>
                    %v_1435 = arith.mulf %v_1252, %v_1434 : vector<16xf32>
                    %v_1436 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1435) : (vector<16xf32>) -> vector<16xf32>
                    %v_1437 = arith.addf %v_1432, %v_1436 : vector<16xf32>
                    vector.maskedstore %y[%v_1431, %v_35], %is_1192, %v_1437 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1438 = arith.muli %v_783, %c_7 : index
                  %v_1439 = arith.addi %v_20, %v_1438 : index
                  %v_1440 = arith.addi %v_1439, %c_43 : index
                  %v_1441 = memref.load %order[%v_1440] : memref<?xi32>
                  %is_1442 = arith.cmpi sge, %v_1441, %c_31 : i32
                  scf.if %is_1442 {
                    %v_1443 = arith.index_cast %v_1441 : i32 to index
                    %v_1444 = arith.divui %v_1443, %c_6 : index
                    %v_1445 = vector.maskedload %y[%v_1444, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1446 = memref.load %weights[%v_1443] : memref<?xf32>
                    %v_1447 = vector.broadcast %v_1446 : f32 to vector<16xf32>
                    %v_1448 = arith.mulf %v_1254, %v_1447 : vector<16xf32>
                    %v_1449 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1448) : (vector<16xf32>) -> vector<16xf32>
                    %v_1450 = arith.addf %v_1445, %v_1449 : vector<16xf32>
                    vector.maskedstore %y[%v_1444, %v_35], %is_1192, %v_1450 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1451 = arith.muli %v_783, %c_7 : index
                  %v_1452 = arith.addi %v_20, %v_1451 : index
                  %v_1453 = arith.addi %v_1452, %c_10 : index
                  %v_1454 = memref.load %order[%v_1453] : memref<?xi32>
                  %is_1455 = arith.cmpi sge, %v_1454, %c_31 : i32
                  scf.if %is_1455 {
                    %v_1456 = arith.index_cast %v_1454 : i32 to index
                    %v_1457 = arith.divui %v_1456, %c_6 : index
                    %v_1458 = vector.maskedload %y[%v_1457, %v_35], %is_1192, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1459 = memref.load %weights[%v_1456] : memref<?xf32>
                    %v_1460 = vector.broadcast %v_1459 : f32 to vector<16xf32>
                    %v_1461 = arith.mulf %v_1256, %v_1460 : vector<16xf32>
                    %v_1462 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1461) : (vector<16xf32>) -> vector<16xf32>
                    %v_1463 = arith.addf %v_1458, %v_1462 : vector<16xf32>
                    vector.maskedstore %y[%v_1457, %v_35], %is_1192, %v_1463 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_1464 = arith.muli %v_46, %c_9 : index
              %v_1465 = arith.muli %v_46, %c_9 : index
              %v_1466 = arith.subi %v_24, %v_1465 : index
              %v_1467 = arith.remui %v_1466, %c_9 : index
              %is_1468 = arith.cmpi eq, %v_1467, %c_6 : index
              scf.if %is_1468 {
                %v_1469 = arith.muli %v_1464, %c_13 : index
                %v_1470 = arith.addi %v_28, %v_1469 : index
                %address_1471 = memref.extract_aligned_pointer_as_index %expert_down : memref<1x40x32xbf16> -> index
                %v_1472 = arith.muli %v_18, %c_1 : index
                %v_1473 = arith.addi %v_1472, %v_34 : index
                %v_1474 = arith.muli %v_1473, %c_0 : index
                %v_1475 = arith.addi %address_1471, %v_1474 : index
                %v_1476 = arith.muli %v_18, %c_1 : index
                %v_1477 = arith.addi %v_1476, %v_35 : index
                %v_1478 = arith.muli %v_1477, %c_0 : index
                %v_1479 = arith.addi %address_1471, %v_1478 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                scf.for %i_1480 = %c_5 to %c_6 step %c_6 {
                  %v_1481 = arith.addi %v_30, %c_10 : index
                  %v_1482 = arith.divui %v_1481, %v_30 : index
                  %v_1483 = arith.addi %v_46, %i_1480 : index
                  %v_1484 = arith.muli %v_1483, %v_1482 : index
                  scf.for %i_1485 = %c_5 to %v_1482 step %c_6 {
                    %v_1486 = arith.addi %v_1484, %i_1485 : index
                    %v_1487 = arith.minsi %v_1486, %c_10 : index
                    %v_1488 = arith.muli %v_1487, %c_0 : index
                    %v_1489 = arith.addi %v_40, %v_1488 : index
                    %v_1490 = arith.index_cast %v_1489 : index to i64
                    %pointer_1491 = llvm.inttoptr %v_1490 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1491) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1492 = arith.muli %v_1487, %c_0 : index
                    %v_1493 = arith.addi %v_45, %v_1492 : index
                    %v_1494 = arith.index_cast %v_1493 : index to i64
                    %pointer_1495 = llvm.inttoptr %v_1494 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1495) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1496 = arith.muli %i_1480, %c_0 : index
                  %v_1497 = arith.addi %v_1475, %v_1496 : index
                  %v_1498 = arith.muli %i_1480, %c_0 : index
                  %v_1499 = arith.addi %v_1479, %v_1498 : index
                  %v_1500 = arith.muli %i_1480, %c_13 : index
                  %v_1501 = arith.addi %v_1470, %v_1500 : index
                  %v_1502 = arith.index_cast %v_1497 : index to i64
                  %v_1503 = arith.index_cast %v_1499 : index to i64
                  %v_1504 = arith.index_cast %v_1501 : index to i64
                  %v_1505 = arith.index_cast %c_0 : index to i64
                  %v_1506 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1502, %v_1503, %v_1504, %v_1505, %v_1506 : (i64, i64, i64, i64, i64) -> ()
                }
                %v_1507 = arith.index_cast %v_6 : index to i64
                %v_1508 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1507, %v_1508 : (i64, i64) -> ()
                %v_1509 = arith.addi %v_6, %c_13 : index
                %v_1510 = arith.index_cast %v_1509 : index to i64
                %v_1511 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1510, %v_1511 : (i64, i64) -> ()
                %is_1512 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_1512 {
                  %v_1513 = arith.index_cast %v_6 : index to i64
                  %pointer_1514 = llvm.inttoptr %v_1513 : i64 to !llvm.ptr
                  %v_1515 = "llvm.load"(%pointer_1514) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1516 = arith.addi %v_6, %c_0 : index
                  %v_1517 = arith.index_cast %v_1516 : index to i64
                  %pointer_1518 = llvm.inttoptr %v_1517 : i64 to !llvm.ptr
                  %v_1519 = "llvm.load"(%pointer_1518) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1520 = arith.addi %v_6, %c_16 : index
                  %v_1521 = arith.index_cast %v_1520 : index to i64
                  %pointer_1522 = llvm.inttoptr %v_1521 : i64 to !llvm.ptr
                  %v_1523 = "llvm.load"(%pointer_1522) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1524 = arith.addi %v_6, %c_17 : index
                  %v_1525 = arith.index_cast %v_1524 : index to i64
                  %pointer_1526 = llvm.inttoptr %v_1525 : i64 to !llvm.ptr
                  %v_1527 = "llvm.load"(%pointer_1526) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1528 = arith.addi %v_6, %c_18 : index
                  %v_1529 = arith.index_cast %v_1528 : index to i64
                  %pointer_1530 = llvm.inttoptr %v_1529 : i64 to !llvm.ptr
                  %v_1531 = "llvm.load"(%pointer_1530) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1532 = arith.addi %v_6, %c_19 : index
                  %v_1533 = arith.index_cast %v_1532 : index to i64
                  %pointer_1534 = llvm.inttoptr %v_1533 : i64 to !llvm.ptr
                  %v_1535 = "llvm.load"(%pointer_1534) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1536 = arith.addi %v_6, %c_20 : index
                  %v_1537 = arith.index_cast %v_1536 : index to i64
                  %pointer_1538 = llvm.inttoptr %v_1537 : i64 to !llvm.ptr
                  %v_1539 = "llvm.load"(%pointer_1538) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1540 = arith.addi %v_6, %c_21 : index
                  %v_1541 = arith.index_cast %v_1540 : index to i64
                  %pointer_1542 = llvm.inttoptr %v_1541 : i64 to !llvm.ptr
                  %v_1543 = "llvm.load"(%pointer_1542) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1544 = arith.addi %v_6, %c_22 : index
                  %v_1545 = arith.index_cast %v_1544 : index to i64
                  %pointer_1546 = llvm.inttoptr %v_1545 : i64 to !llvm.ptr
                  %v_1547 = "llvm.load"(%pointer_1546) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1548 = arith.addi %v_6, %c_23 : index
                  %v_1549 = arith.index_cast %v_1548 : index to i64
                  %pointer_1550 = llvm.inttoptr %v_1549 : i64 to !llvm.ptr
                  %v_1551 = "llvm.load"(%pointer_1550) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1552 = arith.addi %v_6, %c_24 : index
                  %v_1553 = arith.index_cast %v_1552 : index to i64
                  %pointer_1554 = llvm.inttoptr %v_1553 : i64 to !llvm.ptr
                  %v_1555 = "llvm.load"(%pointer_1554) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1556 = arith.addi %v_6, %c_25 : index
                  %v_1557 = arith.index_cast %v_1556 : index to i64
                  %pointer_1558 = llvm.inttoptr %v_1557 : i64 to !llvm.ptr
                  %v_1559 = "llvm.load"(%pointer_1558) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1560 = arith.addi %v_6, %c_26 : index
                  %v_1561 = arith.index_cast %v_1560 : index to i64
                  %pointer_1562 = llvm.inttoptr %v_1561 : i64 to !llvm.ptr
                  %v_1563 = "llvm.load"(%pointer_1562) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1564 = arith.addi %v_6, %c_27 : index
                  %v_1565 = arith.index_cast %v_1564 : index to i64
                  %pointer_1566 = llvm.inttoptr %v_1565 : i64 to !llvm.ptr
                  %v_1567 = "llvm.load"(%pointer_1566) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1568 = arith.addi %v_6, %c_28 : index
                  %v_1569 = arith.index_cast %v_1568 : index to i64
                  %pointer_1570 = llvm.inttoptr %v_1569 : i64 to !llvm.ptr
                  %v_1571 = "llvm.load"(%pointer_1570) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1572 = arith.addi %v_6, %c_29 : index
                  %v_1573 = arith.index_cast %v_1572 : index to i64
                  %pointer_1574 = llvm.inttoptr %v_1573 : i64 to !llvm.ptr
                  %v_1575 = "llvm.load"(%pointer_1574) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1576 = arith.subi %i_32, %v_34 : index
                  %v_1577 = arith.index_cast %v_1576 : index to i32
                  %v_1578 = vector.broadcast %v_1577 : i32 to vector<16xi32>
                  %is_1579 = arith.cmpi sge, %c_30, %v_1578 : vector<16xi32>
                  %v_1580 = vector.shuffle %v_1515, %v_1519 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1581 = vector.shuffle %v_1515, %v_1519 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1582 = vector.shuffle %v_1523, %v_1527 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1583 = vector.shuffle %v_1523, %v_1527 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1584 = vector.shuffle %v_1531, %v_1535 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1585 = vector.shuffle %v_1531, %v_1535 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1586 = vector.shuffle %v_1539, %v_1543 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1587 = vector.shuffle %v_1539, %v_1543 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1588 = vector.shuffle %v_1547, %v_1551 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1589 = vector.shuffle %v_1547, %v_1551 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1590 = vector.shuffle %v_1555, %v_1559 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1591 = vector.shuffle %v_1555, %v_1559 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1592 = vector.shuffle %v_1563, %v_1567 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1593 = vector.shuffle %v_1563, %v_1567 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1594 = vector.shuffle %v_1571, %v_1575 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1595 = vector.shuffle %v_1571, %v_1575 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1596 = vector.shuffle %v_1580, %v_1582 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1597 = vector.shuffle %v_1580, %v_1582 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1598 = vector.shuffle %v_1581, %v_1583 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1599 = vector.shuffle %v_1581, %v_1583 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1600 = vector.shuffle %v_1584, %v_1586 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1601 = vector.shuffle %v_1584, %v_1586 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1602 = vector.shuffle %v_1585, %v_1587 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1603 = vector.shuffle %v_1585, %v_1587 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1604 = vector.shuffle %v_1588, %v_1590 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1605 = vector.shuffle %v_1588, %v_1590 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1606 = vector.shuffle %v_1589, %v_1591 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1607 = vector.shuffle %v_1589, %v_1591 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1608 = vector.shuffle %v_1592, %v_1594 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1609 = vector.shuffle %v_1592, %v_1594 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1610 = vector.shuffle %v_1593, %v_1595 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1611 = vector.shuffle %v_1593, %v_1595 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1612 = vector.shuffle %v_1596, %v_1600 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1613 = vector.shuffle %v_1596, %v_1600 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1614 = vector.shuffle %v_1598, %v_1602 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1615 = vector.shuffle %v_1598, %v_1602 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1616 = vector.shuffle %v_1597, %v_1601 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1617 = vector.shuffle %v_1597, %v_1601 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1618 = vector.shuffle %v_1599, %v_1603 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1619 = vector.shuffle %v_1599, %v_1603 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1620 = vector.shuffle %v_1604, %v_1608 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1621 = vector.shuffle %v_1604, %v_1608 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1622 = vector.shuffle %v_1606, %v_1610 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1623 = vector.shuffle %v_1606, %v_1610 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1624 = vector.shuffle %v_1605, %v_1609 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1625 = vector.shuffle %v_1605, %v_1609 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1626 = vector.shuffle %v_1607, %v_1611 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1627 = vector.shuffle %v_1607, %v_1611 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1628 = vector.shuffle %v_1612, %v_1620 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1629 = vector.shuffle %v_1612, %v_1620 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1630 = vector.shuffle %v_1614, %v_1622 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1631 = vector.shuffle %v_1614, %v_1622 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1632 = vector.shuffle %v_1616, %v_1624 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1633 = vector.shuffle %v_1616, %v_1624 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1634 = vector.shuffle %v_1618, %v_1626 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1635 = vector.shuffle %v_1618, %v_1626 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1636 = vector.shuffle %v_1613, %v_1621 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1637 = vector.shuffle %v_1613, %v_1621 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1638 = vector.shuffle %v_1615, %v_1623 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1639 = vector.shuffle %v_1615, %v_1623 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1640 = vector.shuffle %v_1617, %v_1625 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1641 = vector.shuffle %v_1617, %v_1625 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1642 = vector.shuffle %v_1619, %v_1627 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1643 = vector.shuffle %v_1619, %v_1627 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1644 = arith.muli %v_1464, %c_7 : index
                  %v_1645 = arith.addi %v_20, %v_1644 : index
                  %v_1646 = memref.load %order[%v_1645] : memref<?xi32>
                  %is_1647 = arith.cmpi sge, %v_1646, %c_31 : i32
                  scf.if %is_1647 {
                    %v_1648 = arith.index_cast %v_1646 : i32 to index
                    %v_1649 = arith.divui %v_1648, %c_6 : index
                    %v_1650 = vector.maskedload %y[%v_1649, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1651 = memref.load %weights[%v_1648] : memref<?xf32>
                    %v_1652 = vector.broadcast %v_1651 : f32 to vector<16xf32>
                    %v_1653 = arith.mulf %v_1628, %v_1652 : vector<16xf32>
                    %v_1654 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1653) : (vector<16xf32>) -> vector<16xf32>
                    %v_1655 = arith.addf %v_1650, %v_1654 : vector<16xf32>
                    vector.maskedstore %y[%v_1649, %v_34], %is_1579, %v_1655 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1656 = arith.muli %v_1464, %c_7 : index
                  %v_1657 = arith.addi %v_20, %v_1656 : index
                  %v_1658 = arith.addi %v_1657, %c_6 : index
                  %v_1659 = memref.load %order[%v_1658] : memref<?xi32>
                  %is_1660 = arith.cmpi sge, %v_1659, %c_31 : i32
                  scf.if %is_1660 {
                    %v_1661 = arith.index_cast %v_1659 : i32 to index
                    %v_1662 = arith.divui %v_1661, %c_6 : index
                    %v_1663 = vector.maskedload %y[%v_1662, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1664 = memref.load %weights[%v_1661] : memref<?xf32>
                    %v_1665 = vector.broadcast %v_1664 : f32 to vector<16xf32>
                    %v_1666 = arith.mulf %v_1630, %v_1665 : vector<16xf32>
                    %v_1667 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1666) : (vector<16xf32>) -> vector<16xf32>
                    %v_1668 = arith.addf %v_1663, %v_1667 : vector<16xf32>
                    vector.maskedstore %y[%v_1662, %v_34], %is_1579, %v_1668 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1669 = arith.muli %v_1464, %c_7 : index
                  %v_1670 = arith.addi %v_20, %v_1669 : index
                  %v_1671 = arith.addi %v_1670, %c_9 : index
                  %v_1672 = memref.load %order[%v_1671] : memref<?xi32>
                  %is_1673 = arith.cmpi sge, %v_1672, %c_31 : i32
                  scf.if %is_1673 {
                    %v_1674 = arith.index_cast %v_1672 : i32 to index
                    %v_1675 = arith.divui %v_1674, %c_6 : index
                    %v_1676 = vector.maskedload %y[%v_1675, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1677 = memref.load %weights[%v_1674] : memref<?xf32>
                    %v_1678 = vector.broadcast %v_1677 : f32 to vector<16xf32>
                    %v_1679 = arith.mulf %v_1632, %v_1678 : vector<16xf32>
                    %v_1680 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1679) : (vector<16xf32>) -> vector<16xf32>
                    %v_1681 = arith.addf %v_1676, %v_1680 : vector<16xf32>
                    vector.maskedstore %y[%v_1675, %v_34], %is_1579, %v_1681 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1682 = arith.muli %v_1464, %c_7 : index
                  %v_1683 = arith.addi %v_20, %v_1682 : index
                  %v_1684 = arith.addi %v_1683, %c_32 : index
                  %v_1685 = memref.load %order[%v_1684] : memref<?xi32>
                  %is_1686 = arith.cmpi sge, %v_1685, %c_31 : i32
                  scf.if %is_1686 {
                    %v_1687 = arith.index_cast %v_1685 : i32 to index
                    %v_1688 = arith.divui %v_1687, %c_6 : index
                    %v_1689 = vector.maskedload %y[%v_1688, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1690 = memref.load %weights[%v_1687] : memref<?xf32>
                    %v_1691 = vector.broadcast %v_1690 : f32 to vector<16xf32>
                    %v_1692 = arith.mulf %v_1634, %v_1691 : vector<16xf32>
                    %v_1693 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1692) : (vector<16xf32>) -> vector<16xf32>
                    %v_1694 = arith.addf %v_1689, %v_1693 : vector<16xf32>
                    vector.maskedstore %y[%v_1688, %v_34], %is_1579, %v_1694 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1695 = arith.muli %v_1464, %c_7 : index
                  %v_1696 = arith.addi %v_20, %v_1695 : index
                  %v_1697 = arith.addi %v_1696, %c_33 : index
                  %v_1698 = memref.load %order[%v_1697] : memref<?xi32>
                  %is_1699 = arith.cmpi sge, %v_1698, %c_31 : i32
                  scf.if %is_1699 {
                    %v_1700 = arith.index_cast %v_1698 : i32 to index
                    %v_1701 = arith.divui %v_1700, %c_6 : index
                    %v_1702 = vector.maskedload %y[%v_1701, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1703 = memref.load %weights[%v_1700] : memref<?xf32>
                    %v_1704 = vector.broadcast %v_1703 : f32 to vector<16xf32>
                    %v_1705 = arith.mulf %v_1636, %v_1704 : vector<16xf32>
                    %v_1706 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1705) : (vector<16xf32>) -> vector<16xf32>
                    %v_1707 = arith.addf %v_1702, %v_1706 : vector<16xf32>
                    vector.maskedstore %y[%v_1701, %v_34], %is_1579, %v_1707 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1708 = arith.muli %v_1464, %c_7 : index
                  %v_1709 = arith.addi %v_20, %v_1708 : index
                  %v_1710 = arith.addi %v_1709, %c_34 : index
                  %v_1711 = memref.load %order[%v_1710] : memref<?xi32>
                  %is_1712 = arith.cmpi sge, %v_1711, %c_31 : i32
                  scf.if %is_1712 {
                    %v_1713 = arith.index_cast %v_1711 : i32 to index
                    %v_1714 = arith.divui %v_1713, %c_6 : index
                    %v_1715 = vector.maskedload %y[%v_1714, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1716 = memref.load %weights[%v_1713] : memref<?xf32>
                    %v_1717 = vector.broadcast %v_1716 : f32 to vector<16xf32>
                    %v_1718 = arith.mulf %v_1638, %v_1717 : vector<16xf32>
                    %v_1719 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1718) : (vector<16xf32>) -> vector<16xf32>
                    %v_1720 = arith.addf %v_1715, %v_1719 : vector<16xf32>
                    vector.maskedstore %y[%v_1714, %v_34], %is_1579, %v_1720 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1721 = arith.muli %v_1464, %c_7 : index
                  %v_1722 = arith.addi %v_20, %v_1721 : index
                  %v_1723 = arith.addi %v_1722, %c_35 : index
                  %v_1724 = memref.load %order[%v_1723] : memref<?xi32>
                  %is_1725 = arith.cmpi sge, %v_1724, %c_31 : i32
                  scf.if %is_1725 {
                    %v_1726 = arith.index_cast %v_1724 : i32 to index
                    %v_1727 = arith.divui %v_1726, %c_6 : index
                    %v_1728 = vector.maskedload %y[%v_1727, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1729 = memref.load %weights[%v_1726] : memref<?xf32>
                    %v_1730 = vector.broadcast %v_1729 : f32 to vector<16xf32>
                    %v_1731 = arith.mulf %v_1640, %v_1730 : vector<16xf32>
                    %v_1732 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1731) : (vector<16xf32>) -> vector<16xf32>
                    %v_1733 = arith.addf %v_1728, %v_1732 : vector<16xf32>
                    vector.maskedstore %y[%v_1727, %v_34], %is_1579, %v_1733 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1734 = arith.muli %v_1464, %c_7 : index
                  %v_1735 = arith.addi %v_20, %v_1734 : index
                  %v_1736 = arith.addi %v_1735, %c_36 : index
                  %v_1737 = memref.load %order[%v_1736] : memref<?xi32>
                  %is_1738 = arith.cmpi sge, %v_1737, %c_31 : i32
                  scf.if %is_1738 {
                    %v_1739 = arith.index_cast %v_1737 : i32 to index
                    %v_1740 = arith.divui %v_1739, %c_6 : index
                    %v_1741 = vector.maskedload %y[%v_1740, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1742 = memref.load %weights[%v_1739] : memref<?xf32>
                    %v_1743 = vector.broadcast %v_1742 : f32 to vector<16xf32>
                    %v_1744 = arith.mulf %v_1642, %v_1743 : vector<16xf32>
                    %v_1745 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1744) : (vector<16xf32>) -> vector<16xf32>
                    %v_1746 = arith.addf %v_1741, %v_1745 : vector<16xf32>
                    vector.maskedstore %y[%v_1740, %v_34], %is_1579, %v_1746 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1747 = arith.muli %v_1464, %c_7 : index
                  %v_1748 = arith.addi %v_20, %v_1747 : index
                  %v_1749 = arith.addi %v_1748, %c_37 : index
                  %v_1750 = memref.load %order[%v_1749] : memref<?xi32>
                  %is_1751 = arith.cmpi sge, %v_1750, %c_31 : i32
                  scf.if %is_1751 {
                    %v_1752 = arith.index_cast %v_1750 : i32 to index
                    %v_1753 = arith.divui %v_1752, %c_6 : index
                    %v_1754 = vector.maskedload %y[%v_1753, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1755 = memref.load %weights[%v_1752] : memref<?xf32>
                    %v_1756 = vector.broadcast %v_1755 : f32 to vector<16xf32>
                    %v_1757 = arith.mulf %v_1629, %v_1756 : vector<16xf32>
                    %v_1758 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1757) : (vector<16xf32>) -> vector<16xf32>
                    %v_1759 = arith.addf %v_1754, %v_1758 : vector<16xf32>
                    vector.maskedstore %y[%v_1753, %v_34], %is_1579, %v_1759 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1760 = arith.muli %v_1464, %c_7 : index
                  %v_1761 = arith.addi %v_20, %v_1760 : index
                  %v_1762 = arith.addi %v_1761, %c_38 : index
                  %v_1763 = memref.load %order[%v_1762] : memref<?xi32>
                  %is_1764 = arith.cmpi sge, %v_1763, %c_31 : i32
                  scf.if %is_1764 {
                    %v_1765 = arith.index_cast %v_1763 : i32 to index
                    %v_1766 = arith.divui %v_1765, %c_6 : index
                    %v_1767 = vector.maskedload %y[%v_1766, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1768 = memref.load %weights[%v_1765] : memref<?xf32>
                    %v_1769 = vector.broadcast %v_1768 : f32 to vector<16xf32>
                    %v_1770 = arith.mulf %v_1631, %v_1769 : vector<16xf32>
                    %v_1771 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1770) : (vector<16xf32>) -> vector<16xf32>
                    %v_1772 = arith.addf %v_1767, %v_1771 : vector<16xf32>
                    vector.maskedstore %y[%v_1766, %v_34], %is_1579, %v_1772 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1773 = arith.muli %v_1464, %c_7 : index
                  %v_1774 = arith.addi %v_20, %v_1773 : index
                  %v_1775 = arith.addi %v_1774, %c_39 : index
                  %v_1776 = memref.load %order[%v_1775] : memref<?xi32>
                  %is_1777 = arith.cmpi sge, %v_1776, %c_31 : i32
                  scf.if %is_1777 {
                    %v_1778 = arith.index_cast %v_1776 : i32 to index
                    %v_1779 = arith.divui %v_1778, %c_6 : index
                    %v_1780 = vector.maskedload %y[%v_1779, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1781 = memref.load %weights[%v_1778] : memref<?xf32>
                    %v_1782 = vector.broadcast %v_1781 : f32 to vector<16xf32>
                    %v_1783 = arith.mulf %v_1633, %v_1782 : vector<16xf32>
                    %v_1784 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1783) : (vector<16xf32>) -> vector<16xf32>
                    %v_1785 = arith.addf %v_1780, %v_1784 : vector<16xf32>
                    vector.maskedstore %y[%v_1779, %v_34], %is_1579, %v_1785 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1786 = arith.muli %v_1464, %c_7 : index
                  %v_1787 = arith.addi %v_20, %v_1786 : index
                  %v_1788 = arith.addi %v_1787, %c_40 : index
                  %v_1789 = memref.load %order[%v_1788] : memref<?xi32>
                  %is_1790 = arith.cmpi sge, %v_1789, %c_31 : i32
                  scf.if %is_1790 {
                    %v_1791 = arith.index_cast %v_1789 : i32 to index
                    %v_1792 = arith.divui %v_1791, %c_6 : index
                    %v_1793 = vector.maskedload %y[%v_1792, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1794 = memref.load %weights[%v_1791] : memref<?xf32>
                    %v_1795 = vector.broadcast %v_1794 : f32 to vector<16xf32>
                    %v_1796 = arith.mulf %v_1635, %v_1795 : vector<16xf32>
                    %v_1797 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1796) : (vector<16xf32>) -> vector<16xf32>
                    %v_1798 = arith.addf %v_1793, %v_1797 : vector<16xf32>
                    vector.maskedstore %y[%v_1792, %v_34], %is_1579, %v_1798 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1799 = arith.muli %v_1464, %c_7 : index
                  %v_1800 = arith.addi %v_20, %v_1799 : index
                  %v_1801 = arith.addi %v_1800, %c_41 : index
                  %v_1802 = memref.load %order[%v_1801] : memref<?xi32>
                  %is_1803 = arith.cmpi sge, %v_1802, %c_31 : i32
                  scf.if %is_1803 {
                    %v_1804 = arith.index_cast %v_1802 : i32 to index
                    %v_1805 = arith.divui %v_1804, %c_6 : index
                    %v_1806 = vector.maskedload %y[%v_1805, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1807 = memref.load %weights[%v_1804] : memref<?xf32>
                    %v_1808 = vector.broadcast %v_1807 : f32 to vector<16xf32>
                    %v_1809 = arith.mulf %v_1637, %v_1808 : vector<16xf32>
                    %v_1810 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1809) : (vector<16xf32>) -> vector<16xf32>
                    %v_1811 = arith.addf %v_1806, %v_1810 : vector<16xf32>
                    vector.maskedstore %y[%v_1805, %v_34], %is_1579, %v_1811 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1812 = arith.muli %v_1464, %c_7 : index
                  %v_1813 = arith.addi %v_20, %v_1812 : index
                  %v_1814 = arith.addi %v_1813, %c_42 : index
                  %v_1815 = memref.load %order[%v_1814] : memref<?xi32>
                  %is_1816 = arith.cmpi sge, %v_1815, %c_31 : i32
                  scf.if %is_1816 {
                    %v_1817 = arith.index_cast %v_1815 : i32 to index
                    %v_1818 = arith.divui %v_1817, %c_6 : index
                    %v_1819 = vector.maskedload %y[%v_1818, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1820 = memref.load %weights[%v_1817] : memref<?xf32>
                    %v_1821 = vector.broadcast %v_1820 : f32 to vector<16xf32>
                    %v_1822 = arith.mulf %v_1639, %v_1821 : vector<16xf32>
                    %v_1823 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1822) : (vector<16xf32>) -> vector<16xf32>
                    %v_1824 = arith.addf %v_1819, %v_1823 : vector<16xf32>
                    vector.maskedstore %y[%v_1818, %v_34], %is_1579, %v_1824 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1825 = arith.muli %v_1464, %c_7 : index
                  %v_1826 = arith.addi %v_20, %v_1825 : index
                  %v_1827 = arith.addi %v_1826, %c_43 : index
                  %v_1828 = memref.load %order[%v_1827] : memref<?xi32>
                  %is_1829 = arith.cmpi sge, %v_1828, %c_31 : i32
                  scf.if %is_1829 {
                    %v_1830 = arith.index_cast %v_1828 : i32 to index
                    %v_1831 = arith.divui %v_1830, %c_6 : index
                    %v_1832 = vector.maskedload %y[%v_1831, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1833 = memref.load %weights[%v_1830] : memref<?xf32>
                    %v_1834 = vector.broadcast %v_1833 : f32 to vector<16xf32>
                    %v_1835 = arith.mulf %v_1641, %v_1834 : vector<16xf32>
                    %v_1836 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1835) : (vector<16xf32>) -> vector<16xf32>
                    %v_1837 = arith.addf %v_1832, %v_1836 : vector<16xf32>
                    vector.maskedstore %y[%v_1831, %v_34], %is_1579, %v_1837 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1838 = arith.muli %v_1464, %c_7 : index
                  %v_1839 = arith.addi %v_20, %v_1838 : index
                  %v_1840 = arith.addi %v_1839, %c_10 : index
                  %v_1841 = memref.load %order[%v_1840] : memref<?xi32>
                  %is_1842 = arith.cmpi sge, %v_1841, %c_31 : i32
                  scf.if %is_1842 {
                    %v_1843 = arith.index_cast %v_1841 : i32 to index
                    %v_1844 = arith.divui %v_1843, %c_6 : index
                    %v_1845 = vector.maskedload %y[%v_1844, %v_34], %is_1579, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1846 = memref.load %weights[%v_1843] : memref<?xf32>
                    %v_1847 = vector.broadcast %v_1846 : f32 to vector<16xf32>
                    %v_1848 = arith.mulf %v_1643, %v_1847 : vector<16xf32>
                    %v_1849 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1848) : (vector<16xf32>) -> vector<16xf32>
                    %v_1850 = arith.addf %v_1845, %v_1849 : vector<16xf32>
                    vector.maskedstore %y[%v_1844, %v_34], %is_1579, %v_1850 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1851 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1851 {
                  %v_1852 = arith.addi %v_6, %c_13 : index
                  %v_1853 = arith.index_cast %v_1852 : index to i64
                  %pointer_1854 = llvm.inttoptr %v_1853 : i64 to !llvm.ptr
                  %v_1855 = "llvm.load"(%pointer_1854) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1856 = arith.addi %v_6, %c_44 : index
                  %v_1857 = arith.index_cast %v_1856 : index to i64
                  %pointer_1858 = llvm.inttoptr %v_1857 : i64 to !llvm.ptr
                  %v_1859 = "llvm.load"(%pointer_1858) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1860 = arith.addi %v_6, %c_45 : index
                  %v_1861 = arith.index_cast %v_1860 : index to i64
                  %pointer_1862 = llvm.inttoptr %v_1861 : i64 to !llvm.ptr
                  %v_1863 = "llvm.load"(%pointer_1862) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1864 = arith.addi %v_6, %c_46 : index
                  %v_1865 = arith.index_cast %v_1864 : index to i64
                  %pointer_1866 = llvm.inttoptr %v_1865 : i64 to !llvm.ptr
                  %v_1867 = "llvm.load"(%pointer_1866) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1868 = arith.addi %v_6, %c_47 : index
                  %v_1869 = arith.index_cast %v_1868 : index to i64
                  %pointer_1870 = llvm.inttoptr %v_1869 : i64 to !llvm.ptr
                  %v_1871 = "llvm.load"(%pointer_1870) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1872 = arith.addi %v_6, %c_48 : index
                  %v_1873 = arith.index_cast %v_1872 : index to i64
                  %pointer_1874 = llvm.inttoptr %v_1873 : i64 to !llvm.ptr
                  %v_1875 = "llvm.load"(%pointer_1874) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1876 = arith.addi %v_6, %c_49 : index
                  %v_1877 = arith.index_cast %v_1876 : index to i64
                  %pointer_1878 = llvm.inttoptr %v_1877 : i64 to !llvm.ptr
                  %v_1879 = "llvm.load"(%pointer_1878) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1880 = arith.addi %v_6, %c_50 : index
                  %v_1881 = arith.index_cast %v_1880 : index to i64
                  %pointer_1882 = llvm.inttoptr %v_1881 : i64 to !llvm.ptr
                  %v_1883 = "llvm.load"(%pointer_1882) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1884 = arith.addi %v_6, %c_51 : index
                  %v_1885 = arith.index_cast %v_1884 : index to i64
                  %pointer_1886 = llvm.inttoptr %v_1885 : i64 to !llvm.ptr
                  %v_1887 = "llvm.load"(%pointer_1886) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1888 = arith.addi %v_6, %c_52 : index
                  %v_1889 = arith.index_cast %v_1888 : index to i64
                  %pointer_1890 = llvm.inttoptr %v_1889 : i64 to !llvm.ptr
                  %v_1891 = "llvm.load"(%pointer_1890) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1892 = arith.addi %v_6, %c_53 : index
                  %v_1893 = arith.index_cast %v_1892 : index to i64
                  %pointer_1894 = llvm.inttoptr %v_1893 : i64 to !llvm.ptr
                  %v_1895 = "llvm.load"(%pointer_1894) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1896 = arith.addi %v_6, %c_54 : index
                  %v_1897 = arith.index_cast %v_1896 : index to i64
                  %pointer_1898 = llvm.inttoptr %v_1897 : i64 to !llvm.ptr
                  %v_1899 = "llvm.load"(%pointer_1898) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1900 = arith.addi %v_6, %c_55 : index
                  %v_1901 = arith.index_cast %v_1900 : index to i64
                  %pointer_1902 = llvm.inttoptr %v_1901 : i64 to !llvm.ptr
                  %v_1903 = "llvm.load"(%pointer_1902) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1904 = arith.addi %v_6, %c_56 : index
                  %v_1905 = arith.index_cast %v_1904 : index to i64
                  %pointer_1906 = llvm.inttoptr %v_1905 : i64 to !llvm.ptr
                  %v_1907 = "llvm.load"(%pointer_1906) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1908 = arith.addi %v_6, %c_57 : index
                  %v_1909 = arith.index_cast %v_1908 : index to i64
                  %pointer_1910 = llvm.inttoptr %v_1909 : i64 to !llvm.ptr
                  %v_1911 = "llvm.load"(%pointer_1910) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1912 = arith.addi %v_6, %c_58 : index
                  %v_1913 = arith.index_cast %v_1912 : index to i64
                  %pointer_1914 = llvm.inttoptr %v_1913 : i64 to !llvm.ptr
                  %v_1915 = "llvm.load"(%pointer_1914) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1916 = arith.subi %v_33, %v_35 : index
                  %v_1917 = arith.index_cast %v_1916 : index to i32
                  %v_1918 = vector.broadcast %v_1917 : i32 to vector<16xi32>
                  %is_1919 = arith.cmpi sge, %c_30, %v_1918 : vector<16xi32>
                  %v_1920 = vector.shuffle %v_1855, %v_1859 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1921 = vector.shuffle %v_1855, %v_1859 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1922 = vector.shuffle %v_1863, %v_1867 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1923 = vector.shuffle %v_1863, %v_1867 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1924 = vector.shuffle %v_1871, %v_1875 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1925 = vector.shuffle %v_1871, %v_1875 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1926 = vector.shuffle %v_1879, %v_1883 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1927 = vector.shuffle %v_1879, %v_1883 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1928 = vector.shuffle %v_1887, %v_1891 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1929 = vector.shuffle %v_1887, %v_1891 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1930 = vector.shuffle %v_1895, %v_1899 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1931 = vector.shuffle %v_1895, %v_1899 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1932 = vector.shuffle %v_1903, %v_1907 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1933 = vector.shuffle %v_1903, %v_1907 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1934 = vector.shuffle %v_1911, %v_1915 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1935 = vector.shuffle %v_1911, %v_1915 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1936 = vector.shuffle %v_1920, %v_1922 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1937 = vector.shuffle %v_1920, %v_1922 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1938 = vector.shuffle %v_1921, %v_1923 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1939 = vector.shuffle %v_1921, %v_1923 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1940 = vector.shuffle %v_1924, %v_1926 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1941 = vector.shuffle %v_1924, %v_1926 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1942 = vector.shuffle %v_1925, %v_1927 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1943 = vector.shuffle %v_1925, %v_1927 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1944 = vector.shuffle %v_1928, %v_1930 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1945 = vector.shuffle %v_1928, %v_1930 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1946 = vector.shuffle %v_1929, %v_1931 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1947 = vector.shuffle %v_1929, %v_1931 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1948 = vector.shuffle %v_1932, %v_1934 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1949 = vector.shuffle %v_1932, %v_1934 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1950 = vector.shuffle %v_1933, %v_1935 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1951 = vector.shuffle %v_1933, %v_1935 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1952 = vector.shuffle %v_1936, %v_1940 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1953 = vector.shuffle %v_1936, %v_1940 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1954 = vector.shuffle %v_1938, %v_1942 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1955 = vector.shuffle %v_1938, %v_1942 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1956 = vector.shuffle %v_1937, %v_1941 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1957 = vector.shuffle %v_1937, %v_1941 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1958 = vector.shuffle %v_1939, %v_1943 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1959 = vector.shuffle %v_1939, %v_1943 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1960 = vector.shuffle %v_1944, %v_1948 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1961 = vector.shuffle %v_1944, %v_1948 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1962 = vector.shuffle %v_1946, %v_1950 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1963 = vector.shuffle %v_1946, %v_1950 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1964 = vector.shuffle %v_1945, %v_1949 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1965 = vector.shuffle %v_1945, %v_1949 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1966 = vector.shuffle %v_1947, %v_1951 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1967 = vector.shuffle %v_1947, %v_1951 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1968 = vector.shuffle %v_1952, %v_1960 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1969 = vector.shuffle %v_1952, %v_1960 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1970 = vector.shuffle %v_1954, %v_1962 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1971 = vector.shuffle %v_1954, %v_1962 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1972 = vector.shuffle %v_1956, %v_1964 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1973 = vector.shuffle %v_1956, %v_1964 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1974 = vector.shuffle %v_1958, %v_1966 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1975 = vector.shuffle %v_1958, %v_1966 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1976 = vector.shuffle %v_1953, %v_1961 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1977 = vector.shuffle %v_1953, %v_1961 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1978 = vector.shuffle %v_1955, %v_1963 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1979 = vector.shuffle %v_1955, %v_1963 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1980 = vector.shuffle %v_1957, %v_1965 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1981 = vector.shuffle %v_1957, %v_1965 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1982 = vector.shuffle %v_1959, %v_1967 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1983 = vector.shuffle %v_1959, %v_1967 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1984 = arith.muli %v_1464, %c_7 : index
                  %v_1985 = arith.addi %v_20, %v_1984 : index
                  %v_1986 = memref.load %order[%v_1985] : memref<?xi32>
                  %is_1987 = arith.cmpi sge, %v_1986, %c_31 : i32
                  scf.if %is_1987 {
                    %v_1988 = arith.index_cast %v_1986 : i32 to index
                    %v_1989 = arith.divui %v_1988, %c_6 : index
                    %v_1990 = vector.maskedload %y[%v_1989, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1991 = memref.load %weights[%v_1988] : memref<?xf32>
                    %v_1992 = vector.broadcast %v_1991 : f32 to vector<16xf32>
                    %v_1993 = arith.mulf %v_1968, %v_1992 : vector<16xf32>
                    %v_1994 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1993) : (vector<16xf32>) -> vector<16xf32>
                    %v_1995 = arith.addf %v_1990, %v_1994 : vector<16xf32>
                    vector.maskedstore %y[%v_1989, %v_35], %is_1919, %v_1995 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1996 = arith.muli %v_1464, %c_7 : index
                  %v_1997 = arith.addi %v_20, %v_1996 : index
                  %v_1998 = arith.addi %v_1997, %c_6 : index
                  %v_1999 = memref.load %order[%v_1998] : memref<?xi32>
                  %is_2000 = arith.cmpi sge, %v_1999, %c_31 : i32
                  scf.if %is_2000 {
                    %v_2001 = arith.index_cast %v_1999 : i32 to index
                    %v_2002 = arith.divui %v_2001, %c_6 : index
                    %v_2003 = vector.maskedload %y[%v_2002, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2004 = memref.load %weights[%v_2001] : memref<?xf32>
                    %v_2005 = vector.broadcast %v_2004 : f32 to vector<16xf32>
                    %v_2006 = arith.mulf %v_1970, %v_2005 : vector<16xf32>
                    %v_2007 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2006) : (vector<16xf32>) -> vector<16xf32>
                    %v_2008 = arith.addf %v_2003, %v_2007 : vector<16xf32>
                    vector.maskedstore %y[%v_2002, %v_35], %is_1919, %v_2008 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2009 = arith.muli %v_1464, %c_7 : index
                  %v_2010 = arith.addi %v_20, %v_2009 : index
                  %v_2011 = arith.addi %v_2010, %c_9 : index
                  %v_2012 = memref.load %order[%v_2011] : memref<?xi32>
                  %is_2013 = arith.cmpi sge, %v_2012, %c_31 : i32
                  scf.if %is_2013 {
                    %v_2014 = arith.index_cast %v_2012 : i32 to index
                    %v_2015 = arith.divui %v_2014, %c_6 : index
                    %v_2016 = vector.maskedload %y[%v_2015, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2017 = memref.load %weights[%v_2014] : memref<?xf32>
                    %v_2018 = vector.broadcast %v_2017 : f32 to vector<16xf32>
                    %v_2019 = arith.mulf %v_1972, %v_2018 : vector<16xf32>
                    %v_2020 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2019) : (vector<16xf32>) -> vector<16xf32>
                    %v_2021 = arith.addf %v_2016, %v_2020 : vector<16xf32>
                    vector.maskedstore %y[%v_2015, %v_35], %is_1919, %v_2021 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2022 = arith.muli %v_1464, %c_7 : index
                  %v_2023 = arith.addi %v_20, %v_2022 : index
                  %v_2024 = arith.addi %v_2023, %c_32 : index
                  %v_2025 = memref.load %order[%v_2024] : memref<?xi32>
                  %is_2026 = arith.cmpi sge, %v_2025, %c_31 : i32
                  scf.if %is_2026 {
                    %v_2027 = arith.index_cast %v_2025 : i32 to index
                    %v_2028 = arith.divui %v_2027, %c_6 : index
                    %v_2029 = vector.maskedload %y[%v_2028, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2030 = memref.load %weights[%v_2027] : memref<?xf32>
                    %v_2031 = vector.broadcast %v_2030 : f32 to vector<16xf32>
                    %v_2032 = arith.mulf %v_1974, %v_2031 : vector<16xf32>
                    %v_2033 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2032) : (vector<16xf32>) -> vector<16xf32>
                    %v_2034 = arith.addf %v_2029, %v_2033 : vector<16xf32>
                    vector.maskedstore %y[%v_2028, %v_35], %is_1919, %v_2034 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2035 = arith.muli %v_1464, %c_7 : index
                  %v_2036 = arith.addi %v_20, %v_2035 : index
                  %v_2037 = arith.addi %v_2036, %c_33 : index
                  %v_2038 = memref.load %order[%v_2037] : memref<?xi32>
                  %is_2039 = arith.cmpi sge, %v_2038, %c_31 : i32
                  scf.if %is_2039 {
                    %v_2040 = arith.index_cast %v_2038 : i32 to index
                    %v_2041 = arith.divui %v_2040, %c_6 : index
                    %v_2042 = vector.maskedload %y[%v_2041, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2043 = memref.load %weights[%v_2040] : memref<?xf32>
                    %v_2044 = vector.broadcast %v_2043 : f32 to vector<16xf32>
                    %v_2045 = arith.mulf %v_1976, %v_2044 : vector<16xf32>
                    %v_2046 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2045) : (vector<16xf32>) -> vector<16xf32>
                    %v_2047 = arith.addf %v_2042, %v_2046 : vector<16xf32>
                    vector.maskedstore %y[%v_2041, %v_35], %is_1919, %v_2047 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2048 = arith.muli %v_1464, %c_7 : index
                  %v_2049 = arith.addi %v_20, %v_2048 : index
                  %v_2050 = arith.addi %v_2049, %c_34 : index
                  %v_2051 = memref.load %order[%v_2050] : memref<?xi32>
                  %is_2052 = arith.cmpi sge, %v_2051, %c_31 : i32
                  scf.if %is_2052 {
                    %v_2053 = arith.index_cast %v_2051 : i32 to index
                    %v_2054 = arith.divui %v_2053, %c_6 : index
                    %v_2055 = vector.maskedload %y[%v_2054, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2056 = memref.load %weights[%v_2053] : memref<?xf32>
                    %v_2057 = vector.broadcast %v_2056 : f32 to vector<16xf32>
                    %v_2058 = arith.mulf %v_1978, %v_2057 : vector<16xf32>
                    %v_2059 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2058) : (vector<16xf32>) -> vector<16xf32>
                    %v_2060 = arith.addf %v_2055, %v_2059 : vector<16xf32>
                    vector.maskedstore %y[%v_2054, %v_35], %is_1919, %v_2060 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2061 = arith.muli %v_1464, %c_7 : index
                  %v_2062 = arith.addi %v_20, %v_2061 : index
                  %v_2063 = arith.addi %v_2062, %c_35 : index
                  %v_2064 = memref.load %order[%v_2063] : memref<?xi32>
                  %is_2065 = arith.cmpi sge, %v_2064, %c_31 : i32
                  scf.if %is_2065 {
                    %v_2066 = arith.index_cast %v_2064 : i32 to index
                    %v_2067 = arith.divui %v_2066, %c_6 : index
                    %v_2068 = vector.maskedload %y[%v_2067, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2069 = memref.load %weights[%v_2066] : memref<?xf32>
                    %v_2070 = vector.broadcast %v_2069 : f32 to vector<16xf32>
                    %v_2071 = arith.mulf %v_1980, %v_2070 : vector<16xf32>
                    %v_2072 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2071) : (vector<16xf32>) -> vector<16xf32>
                    %v_2073 = arith.addf %v_2068, %v_2072 : vector<16xf32>
                    vector.maskedstore %y[%v_2067, %v_35], %is_1919, %v_2073 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2074 = arith.muli %v_1464, %c_7 : index
                  %v_2075 = arith.addi %v_20, %v_2074 : index
                  %v_2076 = arith.addi %v_2075, %c_36 : index
                  %v_2077 = memref.load %order[%v_2076] : memref<?xi32>
                  %is_2078 = arith.cmpi sge, %v_2077, %c_31 : i32
                  scf.if %is_2078 {
                    %v_2079 = arith.index_cast %v_2077 : i32 to index
                    %v_2080 = arith.divui %v_2079, %c_6 : index
                    %v_2081 = vector.maskedload %y[%v_2080, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2082 = memref.load %weights[%v_2079] : memref<?xf32>
                    %v_2083 = vector.broadcast %v_2082 : f32 to vector<16xf32>
                    %v_2084 = arith.mulf %v_1982, %v_2083 : vector<16xf32>
                    %v_2085 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2084) : (vector<16xf32>) -> vector<16xf32>
                    %v_2086 = arith.addf %v_2081, %v_2085 : vector<16xf32>
                    vector.maskedstore %y[%v_2080, %v_35], %is_1919, %v_2086 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2087 = arith.muli %v_1464, %c_7 : index
                  %v_2088 = arith.addi %v_20, %v_2087 : index
                  %v_2089 = arith.addi %v_2088, %c_37 : index
                  %v_2090 = memref.load %order[%v_2089] : memref<?xi32>
                  %is_2091 = arith.cmpi sge, %v_2090, %c_31 : i32
                  scf.if %is_2091 {
                    %v_2092 = arith.index_cast %v_2090 : i32 to index
                    %v_2093 = arith.divui %v_2092, %c_6 : index
                    %v_2094 = vector.maskedload %y[%v_2093, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2095 = memref.load %weights[%v_2092] : memref<?xf32>
                    %v_2096 = vector.broadcast %v_2095 : f32 to vector<16xf32>
                    %v_2097 = arith.mulf %v_1969, %v_2096 : vector<16xf32>
                    %v_2098 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2097) : (vector<16xf32>) -> vector<16xf32>
                    %v_2099 = arith.addf %v_2094, %v_2098 : vector<16xf32>
                    vector.maskedstore %y[%v_2093, %v_35], %is_1919, %v_2099 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2100 = arith.muli %v_1464, %c_7 : index
                  %v_2101 = arith.addi %v_20, %v_2100 : index
                  %v_2102 = arith.addi %v_2101, %c_38 : index
                  %v_2103 = memref.load %order[%v_2102] : memref<?xi32>
                  %is_2104 = arith.cmpi sge, %v_2103, %c_31 : i32
                  scf.if %is_2104 {
                    %v_2105 = arith.index_cast %v_2103 : i32 to index
                    %v_2106 = arith.divui %v_2105, %c_6 : index
                    %v_2107 = vector.maskedload %y[%v_2106, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2108 = memref.load %weights[%v_2105] : memref<?xf32>
                    %v_2109 = vector.broadcast %v_2108 : f32 to vector<16xf32>
                    %v_2110 = arith.mulf %v_1971, %v_2109 : vector<16xf32>
                    %v_2111 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2110) : (vector<16xf32>) -> vector<16xf32>
                    %v_2112 = arith.addf %v_2107, %v_2111 : vector<16xf32>
                    vector.maskedstore %y[%v_2106, %v_35], %is_1919, %v_2112 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2113 = arith.muli %v_1464, %c_7 : index
                  %v_2114 = arith.addi %v_20, %v_2113 : index
                  %v_2115 = arith.addi %v_2114, %c_39 : index
                  %v_2116 = memref.load %order[%v_2115] : memref<?xi32>
                  %is_2117 = arith.cmpi sge, %v_2116, %c_31 : i32
                  scf.if %is_2117 {
                    %v_2118 = arith.index_cast %v_2116 : i32 to index
                    %v_2119 = arith.divui %v_2118, %c_6 : index
                    %v_2120 = vector.maskedload %y[%v_2119, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2121 = memref.load %weights[%v_2118] : memref<?xf32>
                    %v_2122 = vector.broadcast %v_2121 : f32 to vector<16xf32>
                    %v_2123 = arith.mulf %v_1973, %v_2122 : vector<16xf32>
                    %v_2124 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2123) : (vector<16xf32>) -> vector<16xf32>
                    %v_2125 = arith.addf %v_2120, %v_2124 : vector<16xf32>
                    vector.maskedstore %y[%v_2119, %v_35], %is_1919, %v_2125 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2126 = arith.muli %v_1464, %c_7 : index
                  %v_2127 = arith.addi %v_20, %v_2126 : index
                  %v_2128 = arith.addi %v_2127, %c_40 : index
                  %v_2129 = memref.load %order[%v_2128] : memref<?xi32>
                  %is_2130 = arith.cmpi sge, %v_2129, %c_31 : i32
                  scf.if %is_2130 {
                    %v_2131 = arith.index_cast %v_2129 : i32 to index
                    %v_2132 = arith.divui %v_2131, %c_6 : index
                    %v_2133 = vector.maskedload %y[%v_2132, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2134 = memref.load %weights[%v_2131] : memref<?xf32>
                    %v_2135 = vector.broadcast %v_2134 : f32 to vector<16xf32>
                    %v_2136 = arith.mulf %v_1975, %v_2135 : vector<16xf32>
                    %v_2137 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2136) : (vector<16xf32>) -> vector<16xf32>
                    %v_2138 = arith.addf %v_2133, %v_2137 : vector<16xf32>
                    vector.maskedstore %y[%v_2132, %v_35], %is_1919, %v_2138 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2139 = arith.muli %v_1464, %c_7 : index
                  %v_2140 = arith.addi %v_20, %v_2139 : index
                  %v_2141 = arith.addi %v_2140, %c_41 : index
                  %v_2142 = memref.load %order[%v_2141] : memref<?xi32>
                  %is_2143 = arith.cmpi sge, %v_2142, %c_31 : i32
                  scf.if %is_2143 {
                    %v_2144 = arith.index_cast %v_2142 : i32 to index
                    %v_2145 = arith.divui %v_2144, %c_6 : index
                    %v_2146 = vector.maskedload %y[%v_2145, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2147 = memref.load %weights[%v_2144] : memref<?xf32>
                    %v_2148 = vector.broadcast %v_2147 : f32 to vector<16xf32>
                    %v_2149 = arith.mulf %v_1977, %v_2148 : vector<16xf32>
                    %v_2150 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2149) : (vector<16xf32>) -> vector<16xf32>
                    %v_2151 = arith.addf %v_2146, %v_2150 : vector<16xf32>
                    vector.maskedstore %y[%v_2145, %v_35], %is_1919, %v_2151 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2152 = arith.muli %v_1464, %c_7 : index
                  %v_2153 = arith.addi %v_20, %v_2152 : index
                  %v_2154 = arith.addi %v_2153, %c_42 : index
                  %v_2155 = memref.load %order[%v_2154] : memref<?xi32>
                  %is_2156 = arith.cmpi sge, %v_2155, %c_31 : i32
                  scf.if %is_2156 {
                    %v_2157 = arith.index_cast %v_2155 : i32 to index
                    %v_2158 = arith.divui %v_2157, %c_6 : index
                    %v_2159 = vector.maskedload %y[%v_2158, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2160 = memref.load %weights[%v_2157] : memref<?xf32>
                    %v_2161 = vector.broadcast %v_2160 : f32 to vector<16xf32>
                    %v_2162 = arith.mulf %v_1979, %v_2161 : vector<16xf32>
                    %v_2163 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2162) : (vector<16xf32>) -> vector<16xf32>
                    %v_2164 = arith.addf %v_2159, %v_2163 : vector<16xf32>
                    vector.maskedstore %y[%v_2158, %v_35], %is_1919, %v_2164 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2165 = arith.muli %v_1464, %c_7 : index
                  %v_2166 = arith.addi %v_20, %v_2165 : index
                  %v_2167 = arith.addi %v_2166, %c_43 : index
                  %v_2168 = memref.load %order[%v_2167] : memref<?xi32>
                  %is_2169 = arith.cmpi sge, %v_2168, %c_31 : i32
                  scf.if %is_2169 {
                    %v_2170 = arith.index_cast %v_2168 : i32 to index
                    %v_2171 = arith.divui %v_2170, %c_6 : index
                    %v_2172 = vector.maskedload %y[%v_2171, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2173 = memref.load %weights[%v_2170] : memref<?xf32>
                    %v_2174 = vector.broadcast %v_2173 : f32 to vector<16xf32>
                    %v_2175 = arith.mulf %v_1981, %v_2174 : vector<16xf32>
                    %v_2176 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2175) : (vector<16xf32>) -> vector<16xf32>
                    %v_2177 = arith.addf %v_2172, %v_2176 : vector<16xf32>
                    vector.maskedstore %y[%v_2171, %v_35], %is_1919, %v_2177 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2178 = arith.muli %v_1464, %c_7 : index
                  %v_2179 = arith.addi %v_20, %v_2178 : index
                  %v_2180 = arith.addi %v_2179, %c_10 : index
                  %v_2181 = memref.load %order[%v_2180] : memref<?xi32>
                  %is_2182 = arith.cmpi sge, %v_2181, %c_31 : i32
                  scf.if %is_2182 {
                    %v_2183 = arith.index_cast %v_2181 : i32 to index
                    %v_2184 = arith.divui %v_2183, %c_6 : index
                    %v_2185 = vector.maskedload %y[%v_2184, %v_35], %is_1919, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2186 = memref.load %weights[%v_2183] : memref<?xf32>
                    %v_2187 = vector.broadcast %v_2186 : f32 to vector<16xf32>
                    %v_2188 = arith.mulf %v_1983, %v_2187 : vector<16xf32>
                    %v_2189 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2188) : (vector<16xf32>) -> vector<16xf32>
                    %v_2190 = arith.addf %v_2185, %v_2189 : vector<16xf32>
                    vector.maskedstore %y[%v_2184, %v_35], %is_1919, %v_2190 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x_bf16, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2097472xi8>, tensor<8x48x40xbf16>, index, index, index, index) -> (%grouped_sort#3, tensor<?x32xbf16>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x32xbf16>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    // stage: shared expert
    %shared_id = stablehlo.constant dense<0> : tensor<i32>
    %size_1 = stablehlo.constant dense<1> : tensor<1xi32>
    %shape_nx1 = stablehlo.concatenate %token_count_1d, %size_1, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %shared_id_splat = "stablehlo.dynamic_broadcast_in_dim"(%shared_id, %shape_nx1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x1xi32>
    %shared_gate_logit = flow.dispatch @project_1x40_f32::@project_1x40_f32[%tokens](%x, %shared_gate, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<1x40xf32>, index) -> tensor<?x1xf32>{%tokens}
    %shared_weight = stablehlo.logistic %shared_gate_logit : tensor<?x1xf32>
    %shared_gate_up_stacked = stablehlo.reshape %shared_gate_up : (tensor<64x40xbf16>) -> tensor<1x64x40xbf16>
    %shared_down_stacked = stablehlo.reshape %shared_down : (tensor<40x32xbf16>) -> tensor<1x40x32xbf16>

    // stage: experts: grouped: 1 experts over the rows that chose them, kernels for amx
    %size_1_1 = arith.constant 1 : index
    %slots_1 = arith.muli %tokens, %size_1_1 : index
    %size_1_2 = arith.constant 1 : index
    %experts_used_1 = arith.minui %slots_1, %size_1_2 : index
    %size_15_1 = arith.constant 15 : index
    %gaps_1 = arith.muli %experts_used_1, %size_15_1 : index
    %padded_rows_1 = arith.addi %slots_1, %gaps_1 : index
    %size_256_1 = arith.constant 256 : index
    %full_spans_1 = arith.divui %slots_1, %size_256_1 : index
    %spans_1 = arith.addi %full_spans_1, %experts_used_1 : index
    %x_bf16_1 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %grouped_sort_1:4 = flow.dispatch @grouped_2::@grouped_sort_2[%slots_1, %padded_rows_1, %spans_1](%shared_id_splat, %slots_1, %padded_rows_1, %spans_1) : (tensor<?x1xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows_1}, tensor<?xi32>{%slots_1}, tensor<?x4xi32>{%spans_1}, tensor<2097472xi8>)
    %grouped_up_1:2 = flow.dispatch @grouped_2::@grouped_up_2[%slots_1, %tokens, %padded_rows_1, %spans_1](%x_bf16_1, %grouped_sort_1#0, %grouped_sort_1#2, %grouped_sort_1#3, %shared_gate_up_stacked, %slots_1, %tokens, %padded_rows_1, %spans_1) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%padded_rows_1}, tensor<?x4xi32>{%spans_1}, tensor<2097472xi8>, tensor<1x64x40xbf16>, index, index, index, index) -> (%grouped_sort_1#3, tensor<?x32xbf16>{%padded_rows_1})
    %routed_1 = flow.dispatch @grouped_2::@grouped_down_2[%slots_1, %tokens, %padded_rows_1, %spans_1](%grouped_up_1#1, %grouped_sort_1#2, %grouped_sort_1#0, %shared_weight, %shared_down_stacked, %slots_1, %tokens, %padded_rows_1, %spans_1) : (tensor<?x32xbf16>{%padded_rows_1}, tensor<?x4xi32>{%spans_1}, tensor<?xi32>{%padded_rows_1}, tensor<?x1xf32>{%tokens}, tensor<1x40x32xbf16>, index, index, index, index) -> tensor<?x40xf32>{%tokens}
    %output = stablehlo.add %routed, %routed_1 : tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
