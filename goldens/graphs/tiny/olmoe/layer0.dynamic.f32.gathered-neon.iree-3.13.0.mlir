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
        %c_10 = arith.constant dense<0.0> : vector<2xf64>
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
            %loop_27:8 = scf.for %i_26 = %c_3 to %c_11 step %c_5 iter_args(%carry_28 = %c_10, %carry_29 = %c_10, %carry_30 = %c_10, %carry_31 = %c_10, %carry_32 = %c_10, %carry_33 = %c_10, %carry_34 = %c_10, %carry_35 = %c_10) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
              %v_36 = vector.load %x[%v_25, %i_26] : memref<?x40xf32>, vector<2xf32>
              %v_37 = arith.extf %v_36 : vector<2xf32> to vector<2xf64>
              %v_38 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_9, %v_38], read, locality<3>, data : memref<8x40xf32>
              %v_39 = vector.load %weight[%v_9, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_40 = arith.extf %v_39 : vector<2xf32> to vector<2xf64>
              %acc_41 = math.fma %v_40, %v_37, %carry_28 : vector<2xf64>
              %v_42 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_11, %v_42], read, locality<3>, data : memref<8x40xf32>
              %v_43 = vector.load %weight[%v_11, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_44 = arith.extf %v_43 : vector<2xf32> to vector<2xf64>
              %acc_45 = math.fma %v_44, %v_37, %carry_29 : vector<2xf64>
              %v_46 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_13, %v_46], read, locality<3>, data : memref<8x40xf32>
              %v_47 = vector.load %weight[%v_13, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_48 = arith.extf %v_47 : vector<2xf32> to vector<2xf64>
              %acc_49 = math.fma %v_48, %v_37, %carry_30 : vector<2xf64>
              %v_50 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_15, %v_50], read, locality<3>, data : memref<8x40xf32>
              %v_51 = vector.load %weight[%v_15, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_52 = arith.extf %v_51 : vector<2xf32> to vector<2xf64>
              %acc_53 = math.fma %v_52, %v_37, %carry_31 : vector<2xf64>
              %v_54 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_17, %v_54], read, locality<3>, data : memref<8x40xf32>
              %v_55 = vector.load %weight[%v_17, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_56 = arith.extf %v_55 : vector<2xf32> to vector<2xf64>
              %acc_57 = math.fma %v_56, %v_37, %carry_32 : vector<2xf64>
              %v_58 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_19, %v_58], read, locality<3>, data : memref<8x40xf32>
              %v_59 = vector.load %weight[%v_19, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_60 = arith.extf %v_59 : vector<2xf32> to vector<2xf64>
              %acc_61 = math.fma %v_60, %v_37, %carry_33 : vector<2xf64>
              %v_62 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_21, %v_62], read, locality<3>, data : memref<8x40xf32>
              %v_63 = vector.load %weight[%v_21, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_64 = arith.extf %v_63 : vector<2xf32> to vector<2xf64>
              %acc_65 = math.fma %v_64, %v_37, %carry_34 : vector<2xf64>
              %v_66 = arith.addi %i_26, %c_12 : index
              memref.prefetch %weight[%v_23, %v_66], read, locality<3>, data : memref<8x40xf32>
              %v_67 = vector.load %weight[%v_23, %i_26] : memref<8x40xf32>, vector<2xf32>
              %v_68 = arith.extf %v_67 : vector<2xf32> to vector<2xf64>
              %acc_69 = math.fma %v_68, %v_37, %carry_35 : vector<2xf64>
              scf.yield %acc_41, %acc_45, %acc_49, %acc_53, %acc_57, %acc_61, %acc_65, %acc_69 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            %v_70 = vector.shuffle %loop_27#0, %loop_27#0 [0] : vector<2xf64>, vector<2xf64>
            %v_71 = vector.shuffle %loop_27#0, %loop_27#0 [1] : vector<2xf64>, vector<2xf64>
            %v_72 = arith.addf %v_70, %v_71 : vector<1xf64>
            %sum_73 = vector.extract %v_72[0] : f64 from vector<1xf64>
            %v_74 = arith.truncf %sum_73 : f64 to f32
            memref.store %v_74, %y[%v_25, %v_9] : memref<?x8xf32>
            %v_75 = vector.shuffle %loop_27#1, %loop_27#1 [0] : vector<2xf64>, vector<2xf64>
            %v_76 = vector.shuffle %loop_27#1, %loop_27#1 [1] : vector<2xf64>, vector<2xf64>
            %v_77 = arith.addf %v_75, %v_76 : vector<1xf64>
            %sum_78 = vector.extract %v_77[0] : f64 from vector<1xf64>
            %v_79 = arith.truncf %sum_78 : f64 to f32
            memref.store %v_79, %y[%v_25, %v_11] : memref<?x8xf32>
            %v_80 = vector.shuffle %loop_27#2, %loop_27#2 [0] : vector<2xf64>, vector<2xf64>
            %v_81 = vector.shuffle %loop_27#2, %loop_27#2 [1] : vector<2xf64>, vector<2xf64>
            %v_82 = arith.addf %v_80, %v_81 : vector<1xf64>
            %sum_83 = vector.extract %v_82[0] : f64 from vector<1xf64>
            %v_84 = arith.truncf %sum_83 : f64 to f32
            memref.store %v_84, %y[%v_25, %v_13] : memref<?x8xf32>
            %v_85 = vector.shuffle %loop_27#3, %loop_27#3 [0] : vector<2xf64>, vector<2xf64>
            %v_86 = vector.shuffle %loop_27#3, %loop_27#3 [1] : vector<2xf64>, vector<2xf64>
            %v_87 = arith.addf %v_85, %v_86 : vector<1xf64>
            %sum_88 = vector.extract %v_87[0] : f64 from vector<1xf64>
            %v_89 = arith.truncf %sum_88 : f64 to f32
            memref.store %v_89, %y[%v_25, %v_15] : memref<?x8xf32>
            %v_90 = vector.shuffle %loop_27#4, %loop_27#4 [0] : vector<2xf64>, vector<2xf64>
            %v_91 = vector.shuffle %loop_27#4, %loop_27#4 [1] : vector<2xf64>, vector<2xf64>
            %v_92 = arith.addf %v_90, %v_91 : vector<1xf64>
            %sum_93 = vector.extract %v_92[0] : f64 from vector<1xf64>
            %v_94 = arith.truncf %sum_93 : f64 to f32
            memref.store %v_94, %y[%v_25, %v_17] : memref<?x8xf32>
            %v_95 = vector.shuffle %loop_27#5, %loop_27#5 [0] : vector<2xf64>, vector<2xf64>
            %v_96 = vector.shuffle %loop_27#5, %loop_27#5 [1] : vector<2xf64>, vector<2xf64>
            %v_97 = arith.addf %v_95, %v_96 : vector<1xf64>
            %sum_98 = vector.extract %v_97[0] : f64 from vector<1xf64>
            %v_99 = arith.truncf %sum_98 : f64 to f32
            memref.store %v_99, %y[%v_25, %v_19] : memref<?x8xf32>
            %v_100 = vector.shuffle %loop_27#6, %loop_27#6 [0] : vector<2xf64>, vector<2xf64>
            %v_101 = vector.shuffle %loop_27#6, %loop_27#6 [1] : vector<2xf64>, vector<2xf64>
            %v_102 = arith.addf %v_100, %v_101 : vector<1xf64>
            %sum_103 = vector.extract %v_102[0] : f64 from vector<1xf64>
            %v_104 = arith.truncf %sum_103 : f64 to f32
            memref.store %v_104, %y[%v_25, %v_21] : memref<?x8xf32>
            %v_105 = vector.shuffle %loop_27#7, %loop_27#7 [0] : vector<2xf64>, vector<2xf64>
            %v_106 = vector.shuffle %loop_27#7, %loop_27#7 [1] : vector<2xf64>, vector<2xf64>
            %v_107 = arith.addf %v_105, %v_106 : vector<1xf64>
            %sum_108 = vector.extract %v_107[0] : f64 from vector<1xf64>
            %v_109 = arith.truncf %sum_108 : f64 to f32
            memref.store %v_109, %y[%v_25, %v_23] : memref<?x8xf32>
          }
        } else {
          scf.for %i_110 = %v_1 to %v_4 step %c_7 {
            scf.for %i_111 = %v_2 to %v_6 step %c_7 {
              %v_112 = arith.minsi %i_110, %c_4 : index
              %v_113 = arith.addi %i_110, %c_2 : index
              %v_114 = arith.minsi %v_113, %c_4 : index
              %v_115 = arith.addi %i_110, %c_5 : index
              %v_116 = arith.minsi %v_115, %c_4 : index
              %v_117 = arith.addi %i_110, %c_6 : index
              %v_118 = arith.minsi %v_117, %c_4 : index
              %v_119 = arith.subi %tokens, %c_2 : index
              %v_120 = arith.minsi %i_111, %v_119 : index
              %v_121 = arith.addi %i_111, %c_2 : index
              %v_122 = arith.subi %tokens, %c_2 : index
              %v_123 = arith.minsi %v_121, %v_122 : index
              %v_124 = arith.addi %i_111, %c_5 : index
              %v_125 = arith.subi %tokens, %c_2 : index
              %v_126 = arith.minsi %v_124, %v_125 : index
              %v_127 = arith.addi %i_111, %c_6 : index
              %v_128 = arith.subi %tokens, %c_2 : index
              %v_129 = arith.minsi %v_127, %v_128 : index
              %loop_131:16 = scf.for %i_130 = %c_3 to %c_11 step %c_5 iter_args(%carry_132 = %c_10, %carry_133 = %c_10, %carry_134 = %c_10, %carry_135 = %c_10, %carry_136 = %c_10, %carry_137 = %c_10, %carry_138 = %c_10, %carry_139 = %c_10, %carry_140 = %c_10, %carry_141 = %c_10, %carry_142 = %c_10, %carry_143 = %c_10, %carry_144 = %c_10, %carry_145 = %c_10, %carry_146 = %c_10, %carry_147 = %c_10) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
                %v_148 = vector.load %x[%v_120, %i_130] : memref<?x40xf32>, vector<2xf32>
                %v_149 = arith.extf %v_148 : vector<2xf32> to vector<2xf64>
                %v_150 = vector.load %x[%v_123, %i_130] : memref<?x40xf32>, vector<2xf32>
                %v_151 = arith.extf %v_150 : vector<2xf32> to vector<2xf64>
                %v_152 = vector.load %x[%v_126, %i_130] : memref<?x40xf32>, vector<2xf32>
                %v_153 = arith.extf %v_152 : vector<2xf32> to vector<2xf64>
                %v_154 = vector.load %x[%v_129, %i_130] : memref<?x40xf32>, vector<2xf32>
                %v_155 = arith.extf %v_154 : vector<2xf32> to vector<2xf64>
                %v_156 = arith.addi %i_130, %c_12 : index
                memref.prefetch %weight[%v_112, %v_156], read, locality<3>, data : memref<8x40xf32>
                %v_157 = vector.load %weight[%v_112, %i_130] : memref<8x40xf32>, vector<2xf32>
                %v_158 = arith.extf %v_157 : vector<2xf32> to vector<2xf64>
                %acc_159 = math.fma %v_158, %v_149, %carry_132 : vector<2xf64>
                %acc_160 = math.fma %v_158, %v_151, %carry_133 : vector<2xf64>
                %acc_161 = math.fma %v_158, %v_153, %carry_134 : vector<2xf64>
                %acc_162 = math.fma %v_158, %v_155, %carry_135 : vector<2xf64>
                %v_163 = arith.addi %i_130, %c_12 : index
                memref.prefetch %weight[%v_114, %v_163], read, locality<3>, data : memref<8x40xf32>
                %v_164 = vector.load %weight[%v_114, %i_130] : memref<8x40xf32>, vector<2xf32>
                %v_165 = arith.extf %v_164 : vector<2xf32> to vector<2xf64>
                %acc_166 = math.fma %v_165, %v_149, %carry_136 : vector<2xf64>
                %acc_167 = math.fma %v_165, %v_151, %carry_137 : vector<2xf64>
                %acc_168 = math.fma %v_165, %v_153, %carry_138 : vector<2xf64>
                %acc_169 = math.fma %v_165, %v_155, %carry_139 : vector<2xf64>
                %v_170 = arith.addi %i_130, %c_12 : index
                memref.prefetch %weight[%v_116, %v_170], read, locality<3>, data : memref<8x40xf32>
                %v_171 = vector.load %weight[%v_116, %i_130] : memref<8x40xf32>, vector<2xf32>
                %v_172 = arith.extf %v_171 : vector<2xf32> to vector<2xf64>
                %acc_173 = math.fma %v_172, %v_149, %carry_140 : vector<2xf64>
                %acc_174 = math.fma %v_172, %v_151, %carry_141 : vector<2xf64>
                %acc_175 = math.fma %v_172, %v_153, %carry_142 : vector<2xf64>
                %acc_176 = math.fma %v_172, %v_155, %carry_143 : vector<2xf64>
                %v_177 = arith.addi %i_130, %c_12 : index
                memref.prefetch %weight[%v_118, %v_177], read, locality<3>, data : memref<8x40xf32>
                %v_178 = vector.load %weight[%v_118, %i_130] : memref<8x40xf32>, vector<2xf32>
                %v_179 = arith.extf %v_178 : vector<2xf32> to vector<2xf64>
                %acc_180 = math.fma %v_179, %v_149, %carry_144 : vector<2xf64>
                %acc_181 = math.fma %v_179, %v_151, %carry_145 : vector<2xf64>
                %acc_182 = math.fma %v_179, %v_153, %carry_146 : vector<2xf64>
                %acc_183 = math.fma %v_179, %v_155, %carry_147 : vector<2xf64>
                scf.yield %acc_159, %acc_160, %acc_161, %acc_162, %acc_166, %acc_167, %acc_168, %acc_169, %acc_173, %acc_174, %acc_175, %acc_176, %acc_180, %acc_181, %acc_182, %acc_183 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
              }
              %v_184 = vector.shuffle %loop_131#0, %loop_131#0 [0] : vector<2xf64>, vector<2xf64>
              %v_185 = vector.shuffle %loop_131#0, %loop_131#0 [1] : vector<2xf64>, vector<2xf64>
              %v_186 = arith.addf %v_184, %v_185 : vector<1xf64>
              %sum_187 = vector.extract %v_186[0] : f64 from vector<1xf64>
              %v_188 = arith.truncf %sum_187 : f64 to f32
              memref.store %v_188, %y[%v_120, %v_112] : memref<?x8xf32>
              %v_189 = vector.shuffle %loop_131#1, %loop_131#1 [0] : vector<2xf64>, vector<2xf64>
              %v_190 = vector.shuffle %loop_131#1, %loop_131#1 [1] : vector<2xf64>, vector<2xf64>
              %v_191 = arith.addf %v_189, %v_190 : vector<1xf64>
              %sum_192 = vector.extract %v_191[0] : f64 from vector<1xf64>
              %v_193 = arith.truncf %sum_192 : f64 to f32
              memref.store %v_193, %y[%v_123, %v_112] : memref<?x8xf32>
              %v_194 = vector.shuffle %loop_131#2, %loop_131#2 [0] : vector<2xf64>, vector<2xf64>
              %v_195 = vector.shuffle %loop_131#2, %loop_131#2 [1] : vector<2xf64>, vector<2xf64>
              %v_196 = arith.addf %v_194, %v_195 : vector<1xf64>
              %sum_197 = vector.extract %v_196[0] : f64 from vector<1xf64>
              %v_198 = arith.truncf %sum_197 : f64 to f32
              memref.store %v_198, %y[%v_126, %v_112] : memref<?x8xf32>
              %v_199 = vector.shuffle %loop_131#3, %loop_131#3 [0] : vector<2xf64>, vector<2xf64>
              %v_200 = vector.shuffle %loop_131#3, %loop_131#3 [1] : vector<2xf64>, vector<2xf64>
              %v_201 = arith.addf %v_199, %v_200 : vector<1xf64>
              %sum_202 = vector.extract %v_201[0] : f64 from vector<1xf64>
              %v_203 = arith.truncf %sum_202 : f64 to f32
              memref.store %v_203, %y[%v_129, %v_112] : memref<?x8xf32>
              %v_204 = vector.shuffle %loop_131#4, %loop_131#4 [0] : vector<2xf64>, vector<2xf64>
              %v_205 = vector.shuffle %loop_131#4, %loop_131#4 [1] : vector<2xf64>, vector<2xf64>
              %v_206 = arith.addf %v_204, %v_205 : vector<1xf64>
              %sum_207 = vector.extract %v_206[0] : f64 from vector<1xf64>
              %v_208 = arith.truncf %sum_207 : f64 to f32
              memref.store %v_208, %y[%v_120, %v_114] : memref<?x8xf32>
              %v_209 = vector.shuffle %loop_131#5, %loop_131#5 [0] : vector<2xf64>, vector<2xf64>
              %v_210 = vector.shuffle %loop_131#5, %loop_131#5 [1] : vector<2xf64>, vector<2xf64>
              %v_211 = arith.addf %v_209, %v_210 : vector<1xf64>
              %sum_212 = vector.extract %v_211[0] : f64 from vector<1xf64>
              %v_213 = arith.truncf %sum_212 : f64 to f32
              memref.store %v_213, %y[%v_123, %v_114] : memref<?x8xf32>
              %v_214 = vector.shuffle %loop_131#6, %loop_131#6 [0] : vector<2xf64>, vector<2xf64>
              %v_215 = vector.shuffle %loop_131#6, %loop_131#6 [1] : vector<2xf64>, vector<2xf64>
              %v_216 = arith.addf %v_214, %v_215 : vector<1xf64>
              %sum_217 = vector.extract %v_216[0] : f64 from vector<1xf64>
              %v_218 = arith.truncf %sum_217 : f64 to f32
              memref.store %v_218, %y[%v_126, %v_114] : memref<?x8xf32>
              %v_219 = vector.shuffle %loop_131#7, %loop_131#7 [0] : vector<2xf64>, vector<2xf64>
              %v_220 = vector.shuffle %loop_131#7, %loop_131#7 [1] : vector<2xf64>, vector<2xf64>
              %v_221 = arith.addf %v_219, %v_220 : vector<1xf64>
              %sum_222 = vector.extract %v_221[0] : f64 from vector<1xf64>
              %v_223 = arith.truncf %sum_222 : f64 to f32
              memref.store %v_223, %y[%v_129, %v_114] : memref<?x8xf32>
              %v_224 = vector.shuffle %loop_131#8, %loop_131#8 [0] : vector<2xf64>, vector<2xf64>
              %v_225 = vector.shuffle %loop_131#8, %loop_131#8 [1] : vector<2xf64>, vector<2xf64>
              %v_226 = arith.addf %v_224, %v_225 : vector<1xf64>
              %sum_227 = vector.extract %v_226[0] : f64 from vector<1xf64>
              %v_228 = arith.truncf %sum_227 : f64 to f32
              memref.store %v_228, %y[%v_120, %v_116] : memref<?x8xf32>
              %v_229 = vector.shuffle %loop_131#9, %loop_131#9 [0] : vector<2xf64>, vector<2xf64>
              %v_230 = vector.shuffle %loop_131#9, %loop_131#9 [1] : vector<2xf64>, vector<2xf64>
              %v_231 = arith.addf %v_229, %v_230 : vector<1xf64>
              %sum_232 = vector.extract %v_231[0] : f64 from vector<1xf64>
              %v_233 = arith.truncf %sum_232 : f64 to f32
              memref.store %v_233, %y[%v_123, %v_116] : memref<?x8xf32>
              %v_234 = vector.shuffle %loop_131#10, %loop_131#10 [0] : vector<2xf64>, vector<2xf64>
              %v_235 = vector.shuffle %loop_131#10, %loop_131#10 [1] : vector<2xf64>, vector<2xf64>
              %v_236 = arith.addf %v_234, %v_235 : vector<1xf64>
              %sum_237 = vector.extract %v_236[0] : f64 from vector<1xf64>
              %v_238 = arith.truncf %sum_237 : f64 to f32
              memref.store %v_238, %y[%v_126, %v_116] : memref<?x8xf32>
              %v_239 = vector.shuffle %loop_131#11, %loop_131#11 [0] : vector<2xf64>, vector<2xf64>
              %v_240 = vector.shuffle %loop_131#11, %loop_131#11 [1] : vector<2xf64>, vector<2xf64>
              %v_241 = arith.addf %v_239, %v_240 : vector<1xf64>
              %sum_242 = vector.extract %v_241[0] : f64 from vector<1xf64>
              %v_243 = arith.truncf %sum_242 : f64 to f32
              memref.store %v_243, %y[%v_129, %v_116] : memref<?x8xf32>
              %v_244 = vector.shuffle %loop_131#12, %loop_131#12 [0] : vector<2xf64>, vector<2xf64>
              %v_245 = vector.shuffle %loop_131#12, %loop_131#12 [1] : vector<2xf64>, vector<2xf64>
              %v_246 = arith.addf %v_244, %v_245 : vector<1xf64>
              %sum_247 = vector.extract %v_246[0] : f64 from vector<1xf64>
              %v_248 = arith.truncf %sum_247 : f64 to f32
              memref.store %v_248, %y[%v_120, %v_118] : memref<?x8xf32>
              %v_249 = vector.shuffle %loop_131#13, %loop_131#13 [0] : vector<2xf64>, vector<2xf64>
              %v_250 = vector.shuffle %loop_131#13, %loop_131#13 [1] : vector<2xf64>, vector<2xf64>
              %v_251 = arith.addf %v_249, %v_250 : vector<1xf64>
              %sum_252 = vector.extract %v_251[0] : f64 from vector<1xf64>
              %v_253 = arith.truncf %sum_252 : f64 to f32
              memref.store %v_253, %y[%v_123, %v_118] : memref<?x8xf32>
              %v_254 = vector.shuffle %loop_131#14, %loop_131#14 [0] : vector<2xf64>, vector<2xf64>
              %v_255 = vector.shuffle %loop_131#14, %loop_131#14 [1] : vector<2xf64>, vector<2xf64>
              %v_256 = arith.addf %v_254, %v_255 : vector<1xf64>
              %sum_257 = vector.extract %v_256[0] : f64 from vector<1xf64>
              %v_258 = arith.truncf %sum_257 : f64 to f32
              memref.store %v_258, %y[%v_126, %v_118] : memref<?x8xf32>
              %v_259 = vector.shuffle %loop_131#15, %loop_131#15 [0] : vector<2xf64>, vector<2xf64>
              %v_260 = vector.shuffle %loop_131#15, %loop_131#15 [1] : vector<2xf64>, vector<2xf64>
              %v_261 = arith.addf %v_259, %v_260 : vector<1xf64>
              %sum_262 = vector.extract %v_261[0] : f64 from vector<1xf64>
              %v_263 = arith.truncf %sum_262 : f64 to f32
              memref.store %v_263, %y[%v_129, %v_118] : memref<?x8xf32>
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
        %c_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<4xi32>
        %c_3 = arith.constant dense<8> : vector<4xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 8 : index
        %c_10 = arith.constant 4 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x3xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<4xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<4xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_10 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<4xi32>, vector<4xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x8xi32>, vector<4xi32>
              %v_16 = arith.index_cast %i_11 : index to i32
              %v_17 = vector.broadcast %v_16 : i32 to vector<4xi32>
              %v_18 = arith.addi %c_1, %v_17 : vector<4xi32>
              %is_19 = arith.cmpi eq, %v_15, %v_9 : vector<4xi32>
              %is_20 = arith.cmpi sgt, %v_18, %v_10 : vector<4xi32>
              %v_21 = arith.andi %is_19, %is_20 : vector<4xi1>
              %is_22 = arith.cmpi slt, %v_15, %v_9 : vector<4xi32>
              %v_23 = arith.ori %is_22, %v_21 : vector<4xi1>
              %is_24 = arith.cmpi sgt, %v_15, %carry_13 : vector<4xi32>
              %v_25 = arith.andi %v_23, %is_24 : vector<4xi1>
              %v_26 = arith.select %v_25, %v_15, %carry_13 : vector<4xi1>, vector<4xi32>
              %v_27 = arith.select %v_25, %v_18, %carry_14 : vector<4xi1>, vector<4xi32>
              scf.yield %v_26, %v_27 : vector<4xi32>, vector<4xi32>
            }
            %v_28 = vector.reduction <maxsi>, %loop_12#0 : vector<4xi32> into i32
            %v_29 = vector.broadcast %v_28 : i32 to vector<4xi32>
            %is_30 = arith.cmpi eq, %loop_12#0, %v_29 : vector<4xi32>
            %v_31 = arith.select %is_30, %loop_12#1, %c_3 : vector<4xi1>, vector<4xi32>
            %v_32 = vector.reduction <minsi>, %v_31 : vector<4xi32> into i32
            memref.store %v_32, %ids[%i_4, %i_5] : memref<?x3xi32>
            scf.yield %v_28, %v_32 : i32, i32
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
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant dense<0> : vector<4xi32>
        %c_9 = arith.constant 24 : index
        %c_10 = arith.constant 512 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_13 = arith.constant 40 : index
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
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xf32>
        %taken = stream.binding.subspan %taken_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xf32>{%slots}
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
            %v_55 = vector.broadcast %v_54 : i32 to vector<4xi32>
            %loop_57:1 = scf.for %i_56 = %c_1 to %v_53 step %c_7 iter_args(%carry_58 = %c_6) -> (i1) {
              %v_59 = arith.subi %v_53, %i_56 : index
              %mask_60 = vector.create_mask %v_59 : vector<4xi1>
              %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_8 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
              %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<4xi32>
              %v_63 = arith.andi %is_62, %mask_60 : vector<4xi1>
              %any_64 = vector.reduction <or>, %v_63 : vector<4xi1> into i1
              %v_65 = arith.ori %carry_58, %any_64 : i1
              scf.yield %v_65 : i1
            }
            %is_66 = arith.cmpi eq, %loop_57#0, %c_6 : i1
            scf.if %is_66 {
              %v_67 = arith.index_cast %v_54 : i32 to index
              %v_68 = arith.remui %v_50, %c_0 : index
              %v_69 = arith.muli %v_68, %c_5 : index
              %v_70 = arith.addi %v_69, %c_9 : index
              %v_71 = arith.subi %slots, %c_0 : index
              %v_72 = arith.minsi %v_50, %v_71 : index
              %v_73 = arith.divui %v_72, %c_0 : index
              %v_74 = memref.load %ids[%v_73] : memref<?xi32>
              %v_75 = arith.index_cast %v_74 : i32 to index
              scf.for %i_76 = %c_1 to %c_10 step %c_2 {
                memref.prefetch %expert_gate_up[%v_75, %v_69, %i_76], read, locality<3>, data : memref<8x48x40xf32>
              }
              scf.for %i_77 = %c_1 to %c_10 step %c_2 {
                memref.prefetch %expert_gate_up[%v_75, %v_70, %i_77], read, locality<3>, data : memref<8x48x40xf32>
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
                %is_89 = arith.cmpi eq, %v_86, %c_7 : index
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
                  %v_106 = arith.minsi %v_105, %c_9 : index
                  scf.for %i_107 = %v_52 to %v_106 step %c_0 {
                    %v_108 = arith.addi %i_107, %c_9 : index
                    %loop_110:8 = scf.for %i_109 = %c_1 to %c_13 step %c_7 iter_args(%carry_111 = %c_12, %carry_112 = %c_12, %carry_113 = %c_12, %carry_114 = %c_12, %carry_115 = %c_12, %carry_116 = %c_12, %carry_117 = %c_12, %carry_118 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                      %v_119 = vector.load %x[%v_101, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_120 = vector.load %x[%v_102, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_121 = vector.load %x[%v_103, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_122 = vector.load %x[%v_104, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_123 = arith.addi %i_109, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_107, %v_123], read, locality<3>, data : memref<8x48x40xf32>
                      %v_124 = vector.load %expert_gate_up[%v_67, %i_107, %i_109] : memref<8x48x40xf32>, vector<4xf32>
                      %acc_125 = math.fma %v_124, %v_119, %carry_111 : vector<4xf32>
                      %acc_126 = math.fma %v_124, %v_120, %carry_112 : vector<4xf32>
                      %acc_127 = math.fma %v_124, %v_121, %carry_113 : vector<4xf32>
                      %acc_128 = math.fma %v_124, %v_122, %carry_114 : vector<4xf32>
                      %v_129 = arith.addi %i_109, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_108, %v_129], read, locality<3>, data : memref<8x48x40xf32>
                      %v_130 = vector.load %expert_gate_up[%v_67, %v_108, %i_109] : memref<8x48x40xf32>, vector<4xf32>
                      %acc_131 = math.fma %v_130, %v_119, %carry_115 : vector<4xf32>
                      %acc_132 = math.fma %v_130, %v_120, %carry_116 : vector<4xf32>
                      %acc_133 = math.fma %v_130, %v_121, %carry_117 : vector<4xf32>
                      %acc_134 = math.fma %v_130, %v_122, %carry_118 : vector<4xf32>
                      scf.yield %acc_125, %acc_126, %acc_127, %acc_128, %acc_131, %acc_132, %acc_133, %acc_134 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                    }
                    %v_135 = vector.shuffle %loop_110#0, %loop_110#0 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_136 = vector.shuffle %loop_110#0, %loop_110#0 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_137 = arith.addf %v_135, %v_136 : vector<2xf32>
                    %v_138 = vector.shuffle %v_137, %v_137 [0] : vector<2xf32>, vector<2xf32>
                    %v_139 = vector.shuffle %v_137, %v_137 [1] : vector<2xf32>, vector<2xf32>
                    %v_140 = arith.addf %v_138, %v_139 : vector<1xf32>
                    %sum_141 = vector.extract %v_140[0] : f32 from vector<1xf32>
                    %v_142 = vector.shuffle %loop_110#1, %loop_110#1 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_143 = vector.shuffle %loop_110#1, %loop_110#1 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_144 = arith.addf %v_142, %v_143 : vector<2xf32>
                    %v_145 = vector.shuffle %v_144, %v_144 [0] : vector<2xf32>, vector<2xf32>
                    %v_146 = vector.shuffle %v_144, %v_144 [1] : vector<2xf32>, vector<2xf32>
                    %v_147 = arith.addf %v_145, %v_146 : vector<1xf32>
                    %sum_148 = vector.extract %v_147[0] : f32 from vector<1xf32>
                    %v_149 = vector.shuffle %loop_110#2, %loop_110#2 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_150 = vector.shuffle %loop_110#2, %loop_110#2 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_151 = arith.addf %v_149, %v_150 : vector<2xf32>
                    %v_152 = vector.shuffle %v_151, %v_151 [0] : vector<2xf32>, vector<2xf32>
                    %v_153 = vector.shuffle %v_151, %v_151 [1] : vector<2xf32>, vector<2xf32>
                    %v_154 = arith.addf %v_152, %v_153 : vector<1xf32>
                    %sum_155 = vector.extract %v_154[0] : f32 from vector<1xf32>
                    %v_156 = vector.shuffle %loop_110#3, %loop_110#3 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_157 = vector.shuffle %loop_110#3, %loop_110#3 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_158 = arith.addf %v_156, %v_157 : vector<2xf32>
                    %v_159 = vector.shuffle %v_158, %v_158 [0] : vector<2xf32>, vector<2xf32>
                    %v_160 = vector.shuffle %v_158, %v_158 [1] : vector<2xf32>, vector<2xf32>
                    %v_161 = arith.addf %v_159, %v_160 : vector<1xf32>
                    %sum_162 = vector.extract %v_161[0] : f32 from vector<1xf32>
                    %v_163 = vector.shuffle %loop_110#4, %loop_110#4 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_164 = vector.shuffle %loop_110#4, %loop_110#4 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_165 = arith.addf %v_163, %v_164 : vector<2xf32>
                    %v_166 = vector.shuffle %v_165, %v_165 [0] : vector<2xf32>, vector<2xf32>
                    %v_167 = vector.shuffle %v_165, %v_165 [1] : vector<2xf32>, vector<2xf32>
                    %v_168 = arith.addf %v_166, %v_167 : vector<1xf32>
                    %sum_169 = vector.extract %v_168[0] : f32 from vector<1xf32>
                    %v_170 = vector.shuffle %loop_110#5, %loop_110#5 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_171 = vector.shuffle %loop_110#5, %loop_110#5 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_172 = arith.addf %v_170, %v_171 : vector<2xf32>
                    %v_173 = vector.shuffle %v_172, %v_172 [0] : vector<2xf32>, vector<2xf32>
                    %v_174 = vector.shuffle %v_172, %v_172 [1] : vector<2xf32>, vector<2xf32>
                    %v_175 = arith.addf %v_173, %v_174 : vector<1xf32>
                    %sum_176 = vector.extract %v_175[0] : f32 from vector<1xf32>
                    %v_177 = vector.shuffle %loop_110#6, %loop_110#6 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_178 = vector.shuffle %loop_110#6, %loop_110#6 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_179 = arith.addf %v_177, %v_178 : vector<2xf32>
                    %v_180 = vector.shuffle %v_179, %v_179 [0] : vector<2xf32>, vector<2xf32>
                    %v_181 = vector.shuffle %v_179, %v_179 [1] : vector<2xf32>, vector<2xf32>
                    %v_182 = arith.addf %v_180, %v_181 : vector<1xf32>
                    %sum_183 = vector.extract %v_182[0] : f32 from vector<1xf32>
                    %v_184 = vector.shuffle %loop_110#7, %loop_110#7 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_185 = vector.shuffle %loop_110#7, %loop_110#7 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_186 = arith.addf %v_184, %v_185 : vector<2xf32>
                    %v_187 = vector.shuffle %v_186, %v_186 [0] : vector<2xf32>, vector<2xf32>
                    %v_188 = vector.shuffle %v_186, %v_186 [1] : vector<2xf32>, vector<2xf32>
                    %v_189 = arith.addf %v_187, %v_188 : vector<1xf32>
                    %sum_190 = vector.extract %v_189[0] : f32 from vector<1xf32>
                    %v_191 = arith.subf %c_14, %sum_141 : f32
                    %is_192 = arith.cmpf ogt, %v_191, %c_15 : f32
                    %v_193 = arith.select %is_192, %c_15, %v_191 : f32
                    %is_194 = arith.cmpf olt, %v_193, %c_16 : f32
                    %v_195 = arith.select %is_194, %c_16, %v_193 : f32
                    %v_196 = arith.mulf %v_195, %c_17 : f32
                    %v_197 = math.roundeven %v_196 : f32
                    %acc_198 = math.fma %v_197, %c_18, %v_195 : f32
                    %acc_199 = math.fma %v_197, %c_19, %acc_198 : f32
                    %acc_200 = math.fma %c_20, %acc_199, %c_21 : f32
                    %acc_201 = math.fma %acc_200, %acc_199, %c_22 : f32
                    %acc_202 = math.fma %acc_201, %acc_199, %c_23 : f32
                    %acc_203 = math.fma %acc_202, %acc_199, %c_24 : f32
                    %acc_204 = math.fma %acc_203, %acc_199, %c_25 : f32
                    %acc_205 = math.fma %acc_204, %acc_199, %c_26 : f32
                    %acc_206 = math.fma %acc_205, %acc_199, %c_26 : f32
                    %v_207 = arith.fptosi %v_197 : f32 to i32
                    %v_208 = arith.shrsi %v_207, %c_27 : i32
                    %v_209 = arith.subi %v_207, %v_208 : i32
                    %v_210 = arith.addi %v_208, %c_29 : i32
                    %v_211 = arith.shli %v_210, %c_28 : i32
                    %v_212 = arith.bitcast %v_211 : i32 to f32
                    %v_213 = arith.mulf %acc_206, %v_212 : f32
                    %v_214 = arith.addi %v_209, %c_29 : i32
                    %v_215 = arith.shli %v_214, %c_28 : i32
                    %v_216 = arith.bitcast %v_215 : i32 to f32
                    %v_217 = arith.mulf %v_213, %v_216 : f32
                    %v_218 = arith.addf %v_217, %c_26 : f32
                    %v_219 = arith.divf %c_26, %v_218 : f32
                    %v_220 = arith.mulf %sum_141, %v_219 : f32
                    %v_221 = arith.mulf %v_220, %sum_169 : f32
                    memref.store %v_221, %hidden[%v_94, %i_107] : memref<?x24xf32>
                    %v_222 = arith.subf %c_14, %sum_148 : f32
                    %is_223 = arith.cmpf ogt, %v_222, %c_15 : f32
                    %v_224 = arith.select %is_223, %c_15, %v_222 : f32
                    %is_225 = arith.cmpf olt, %v_224, %c_16 : f32
                    %v_226 = arith.select %is_225, %c_16, %v_224 : f32
                    %v_227 = arith.mulf %v_226, %c_17 : f32
                    %v_228 = math.roundeven %v_227 : f32
                    %acc_229 = math.fma %v_228, %c_18, %v_226 : f32
                    %acc_230 = math.fma %v_228, %c_19, %acc_229 : f32
                    %acc_231 = math.fma %c_20, %acc_230, %c_21 : f32
                    %acc_232 = math.fma %acc_231, %acc_230, %c_22 : f32
                    %acc_233 = math.fma %acc_232, %acc_230, %c_23 : f32
                    %acc_234 = math.fma %acc_233, %acc_230, %c_24 : f32
                    %acc_235 = math.fma %acc_234, %acc_230, %c_25 : f32
                    %acc_236 = math.fma %acc_235, %acc_230, %c_26 : f32
                    %acc_237 = math.fma %acc_236, %acc_230, %c_26 : f32
                    %v_238 = arith.fptosi %v_228 : f32 to i32
                    %v_239 = arith.shrsi %v_238, %c_27 : i32
                    %v_240 = arith.subi %v_238, %v_239 : i32
                    %v_241 = arith.addi %v_239, %c_29 : i32
                    %v_242 = arith.shli %v_241, %c_28 : i32
                    %v_243 = arith.bitcast %v_242 : i32 to f32
                    %v_244 = arith.mulf %acc_237, %v_243 : f32
                    %v_245 = arith.addi %v_240, %c_29 : i32
                    %v_246 = arith.shli %v_245, %c_28 : i32
                    %v_247 = arith.bitcast %v_246 : i32 to f32
                    %v_248 = arith.mulf %v_244, %v_247 : f32
                    %v_249 = arith.addf %v_248, %c_26 : f32
                    %v_250 = arith.divf %c_26, %v_249 : f32
                    %v_251 = arith.mulf %sum_148, %v_250 : f32
                    %v_252 = arith.mulf %v_251, %sum_176 : f32
                    memref.store %v_252, %hidden[%v_96, %i_107] : memref<?x24xf32>
                    %v_253 = arith.subf %c_14, %sum_155 : f32
                    %is_254 = arith.cmpf ogt, %v_253, %c_15 : f32
                    %v_255 = arith.select %is_254, %c_15, %v_253 : f32
                    %is_256 = arith.cmpf olt, %v_255, %c_16 : f32
                    %v_257 = arith.select %is_256, %c_16, %v_255 : f32
                    %v_258 = arith.mulf %v_257, %c_17 : f32
                    %v_259 = math.roundeven %v_258 : f32
                    %acc_260 = math.fma %v_259, %c_18, %v_257 : f32
                    %acc_261 = math.fma %v_259, %c_19, %acc_260 : f32
                    %acc_262 = math.fma %c_20, %acc_261, %c_21 : f32
                    %acc_263 = math.fma %acc_262, %acc_261, %c_22 : f32
                    %acc_264 = math.fma %acc_263, %acc_261, %c_23 : f32
                    %acc_265 = math.fma %acc_264, %acc_261, %c_24 : f32
                    %acc_266 = math.fma %acc_265, %acc_261, %c_25 : f32
                    %acc_267 = math.fma %acc_266, %acc_261, %c_26 : f32
                    %acc_268 = math.fma %acc_267, %acc_261, %c_26 : f32
                    %v_269 = arith.fptosi %v_259 : f32 to i32
                    %v_270 = arith.shrsi %v_269, %c_27 : i32
                    %v_271 = arith.subi %v_269, %v_270 : i32
                    %v_272 = arith.addi %v_270, %c_29 : i32
                    %v_273 = arith.shli %v_272, %c_28 : i32
                    %v_274 = arith.bitcast %v_273 : i32 to f32
                    %v_275 = arith.mulf %acc_268, %v_274 : f32
                    %v_276 = arith.addi %v_271, %c_29 : i32
                    %v_277 = arith.shli %v_276, %c_28 : i32
                    %v_278 = arith.bitcast %v_277 : i32 to f32
                    %v_279 = arith.mulf %v_275, %v_278 : f32
                    %v_280 = arith.addf %v_279, %c_26 : f32
                    %v_281 = arith.divf %c_26, %v_280 : f32
                    %v_282 = arith.mulf %sum_155, %v_281 : f32
                    %v_283 = arith.mulf %v_282, %sum_183 : f32
                    memref.store %v_283, %hidden[%v_98, %i_107] : memref<?x24xf32>
                    %v_284 = arith.subf %c_14, %sum_162 : f32
                    %is_285 = arith.cmpf ogt, %v_284, %c_15 : f32
                    %v_286 = arith.select %is_285, %c_15, %v_284 : f32
                    %is_287 = arith.cmpf olt, %v_286, %c_16 : f32
                    %v_288 = arith.select %is_287, %c_16, %v_286 : f32
                    %v_289 = arith.mulf %v_288, %c_17 : f32
                    %v_290 = math.roundeven %v_289 : f32
                    %acc_291 = math.fma %v_290, %c_18, %v_288 : f32
                    %acc_292 = math.fma %v_290, %c_19, %acc_291 : f32
                    %acc_293 = math.fma %c_20, %acc_292, %c_21 : f32
                    %acc_294 = math.fma %acc_293, %acc_292, %c_22 : f32
                    %acc_295 = math.fma %acc_294, %acc_292, %c_23 : f32
                    %acc_296 = math.fma %acc_295, %acc_292, %c_24 : f32
                    %acc_297 = math.fma %acc_296, %acc_292, %c_25 : f32
                    %acc_298 = math.fma %acc_297, %acc_292, %c_26 : f32
                    %acc_299 = math.fma %acc_298, %acc_292, %c_26 : f32
                    %v_300 = arith.fptosi %v_290 : f32 to i32
                    %v_301 = arith.shrsi %v_300, %c_27 : i32
                    %v_302 = arith.subi %v_300, %v_301 : i32
                    %v_303 = arith.addi %v_301, %c_29 : i32
                    %v_304 = arith.shli %v_303, %c_28 : i32
                    %v_305 = arith.bitcast %v_304 : i32 to f32
                    %v_306 = arith.mulf %acc_299, %v_305 : f32
                    %v_307 = arith.addi %v_302, %c_29 : i32
                    %v_308 = arith.shli %v_307, %c_28 : i32
                    %v_309 = arith.bitcast %v_308 : i32 to f32
                    %v_310 = arith.mulf %v_306, %v_309 : f32
                    %v_311 = arith.addf %v_310, %c_26 : f32
                    %v_312 = arith.divf %c_26, %v_311 : f32
                    %v_313 = arith.mulf %sum_162, %v_312 : f32
                    %v_314 = arith.mulf %v_313, %sum_190 : f32
                    memref.store %v_314, %hidden[%v_100, %i_107] : memref<?x24xf32>
                  }
                }
                %is_315 = arith.cmpi eq, %v_86, %c_4 : index
                %v_316 = arith.andi %is_315, %is_88 : i1
                scf.if %v_316 {
                  %v_317 = memref.load %group[%c_1] : memref<5xi32>
                  %v_318 = arith.index_cast %v_317 : i32 to index
                  %v_319 = memref.load %group[%c_0] : memref<5xi32>
                  %v_320 = arith.index_cast %v_319 : i32 to index
                  %v_321 = arith.divui %v_318, %c_11 : index
                  %v_322 = arith.divui %v_320, %c_11 : index
                  %v_323 = arith.addi %v_52, %c_5 : index
                  %v_324 = arith.minsi %v_323, %c_9 : index
                  scf.for %i_325 = %v_52 to %v_324 step %c_0 {
                    %v_326 = arith.addi %i_325, %c_9 : index
                    %loop_328:4 = scf.for %i_327 = %c_1 to %c_13 step %c_7 iter_args(%carry_329 = %c_12, %carry_330 = %c_12, %carry_331 = %c_12, %carry_332 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                      %v_333 = vector.load %x[%v_321, %i_327] : memref<?x40xf32>, vector<4xf32>
                      %v_334 = vector.load %x[%v_322, %i_327] : memref<?x40xf32>, vector<4xf32>
                      %v_335 = arith.addi %i_327, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_325, %v_335], read, locality<3>, data : memref<8x48x40xf32>
                      %v_336 = vector.load %expert_gate_up[%v_67, %i_325, %i_327] : memref<8x48x40xf32>, vector<4xf32>
                      %acc_337 = math.fma %v_336, %v_333, %carry_329 : vector<4xf32>
                      %acc_338 = math.fma %v_336, %v_334, %carry_330 : vector<4xf32>
                      %v_339 = arith.addi %i_327, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_326, %v_339], read, locality<3>, data : memref<8x48x40xf32>
                      %v_340 = vector.load %expert_gate_up[%v_67, %v_326, %i_327] : memref<8x48x40xf32>, vector<4xf32>
                      %acc_341 = math.fma %v_340, %v_333, %carry_331 : vector<4xf32>
                      %acc_342 = math.fma %v_340, %v_334, %carry_332 : vector<4xf32>
                      scf.yield %acc_337, %acc_338, %acc_341, %acc_342 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                    }
                    %v_343 = vector.shuffle %loop_328#0, %loop_328#0 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_344 = vector.shuffle %loop_328#0, %loop_328#0 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_345 = arith.addf %v_343, %v_344 : vector<2xf32>
                    %v_346 = vector.shuffle %v_345, %v_345 [0] : vector<2xf32>, vector<2xf32>
                    %v_347 = vector.shuffle %v_345, %v_345 [1] : vector<2xf32>, vector<2xf32>
                    %v_348 = arith.addf %v_346, %v_347 : vector<1xf32>
                    %sum_349 = vector.extract %v_348[0] : f32 from vector<1xf32>
                    %v_350 = vector.shuffle %loop_328#1, %loop_328#1 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_351 = vector.shuffle %loop_328#1, %loop_328#1 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_352 = arith.addf %v_350, %v_351 : vector<2xf32>
                    %v_353 = vector.shuffle %v_352, %v_352 [0] : vector<2xf32>, vector<2xf32>
                    %v_354 = vector.shuffle %v_352, %v_352 [1] : vector<2xf32>, vector<2xf32>
                    %v_355 = arith.addf %v_353, %v_354 : vector<1xf32>
                    %sum_356 = vector.extract %v_355[0] : f32 from vector<1xf32>
                    %v_357 = vector.shuffle %loop_328#2, %loop_328#2 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_358 = vector.shuffle %loop_328#2, %loop_328#2 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_359 = arith.addf %v_357, %v_358 : vector<2xf32>
                    %v_360 = vector.shuffle %v_359, %v_359 [0] : vector<2xf32>, vector<2xf32>
                    %v_361 = vector.shuffle %v_359, %v_359 [1] : vector<2xf32>, vector<2xf32>
                    %v_362 = arith.addf %v_360, %v_361 : vector<1xf32>
                    %sum_363 = vector.extract %v_362[0] : f32 from vector<1xf32>
                    %v_364 = vector.shuffle %loop_328#3, %loop_328#3 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_365 = vector.shuffle %loop_328#3, %loop_328#3 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_366 = arith.addf %v_364, %v_365 : vector<2xf32>
                    %v_367 = vector.shuffle %v_366, %v_366 [0] : vector<2xf32>, vector<2xf32>
                    %v_368 = vector.shuffle %v_366, %v_366 [1] : vector<2xf32>, vector<2xf32>
                    %v_369 = arith.addf %v_367, %v_368 : vector<1xf32>
                    %sum_370 = vector.extract %v_369[0] : f32 from vector<1xf32>
                    %v_371 = arith.subf %c_14, %sum_349 : f32
                    %is_372 = arith.cmpf ogt, %v_371, %c_15 : f32
                    %v_373 = arith.select %is_372, %c_15, %v_371 : f32
                    %is_374 = arith.cmpf olt, %v_373, %c_16 : f32
                    %v_375 = arith.select %is_374, %c_16, %v_373 : f32
                    %v_376 = arith.mulf %v_375, %c_17 : f32
                    %v_377 = math.roundeven %v_376 : f32
                    %acc_378 = math.fma %v_377, %c_18, %v_375 : f32
                    %acc_379 = math.fma %v_377, %c_19, %acc_378 : f32
                    %acc_380 = math.fma %c_20, %acc_379, %c_21 : f32
                    %acc_381 = math.fma %acc_380, %acc_379, %c_22 : f32
                    %acc_382 = math.fma %acc_381, %acc_379, %c_23 : f32
                    %acc_383 = math.fma %acc_382, %acc_379, %c_24 : f32
                    %acc_384 = math.fma %acc_383, %acc_379, %c_25 : f32
                    %acc_385 = math.fma %acc_384, %acc_379, %c_26 : f32
                    %acc_386 = math.fma %acc_385, %acc_379, %c_26 : f32
                    %v_387 = arith.fptosi %v_377 : f32 to i32
                    %v_388 = arith.shrsi %v_387, %c_27 : i32
                    %v_389 = arith.subi %v_387, %v_388 : i32
                    %v_390 = arith.addi %v_388, %c_29 : i32
                    %v_391 = arith.shli %v_390, %c_28 : i32
                    %v_392 = arith.bitcast %v_391 : i32 to f32
                    %v_393 = arith.mulf %acc_386, %v_392 : f32
                    %v_394 = arith.addi %v_389, %c_29 : i32
                    %v_395 = arith.shli %v_394, %c_28 : i32
                    %v_396 = arith.bitcast %v_395 : i32 to f32
                    %v_397 = arith.mulf %v_393, %v_396 : f32
                    %v_398 = arith.addf %v_397, %c_26 : f32
                    %v_399 = arith.divf %c_26, %v_398 : f32
                    %v_400 = arith.mulf %sum_349, %v_399 : f32
                    %v_401 = arith.mulf %v_400, %sum_363 : f32
                    memref.store %v_401, %hidden[%v_318, %i_325] : memref<?x24xf32>
                    %v_402 = arith.subf %c_14, %sum_356 : f32
                    %is_403 = arith.cmpf ogt, %v_402, %c_15 : f32
                    %v_404 = arith.select %is_403, %c_15, %v_402 : f32
                    %is_405 = arith.cmpf olt, %v_404, %c_16 : f32
                    %v_406 = arith.select %is_405, %c_16, %v_404 : f32
                    %v_407 = arith.mulf %v_406, %c_17 : f32
                    %v_408 = math.roundeven %v_407 : f32
                    %acc_409 = math.fma %v_408, %c_18, %v_406 : f32
                    %acc_410 = math.fma %v_408, %c_19, %acc_409 : f32
                    %acc_411 = math.fma %c_20, %acc_410, %c_21 : f32
                    %acc_412 = math.fma %acc_411, %acc_410, %c_22 : f32
                    %acc_413 = math.fma %acc_412, %acc_410, %c_23 : f32
                    %acc_414 = math.fma %acc_413, %acc_410, %c_24 : f32
                    %acc_415 = math.fma %acc_414, %acc_410, %c_25 : f32
                    %acc_416 = math.fma %acc_415, %acc_410, %c_26 : f32
                    %acc_417 = math.fma %acc_416, %acc_410, %c_26 : f32
                    %v_418 = arith.fptosi %v_408 : f32 to i32
                    %v_419 = arith.shrsi %v_418, %c_27 : i32
                    %v_420 = arith.subi %v_418, %v_419 : i32
                    %v_421 = arith.addi %v_419, %c_29 : i32
                    %v_422 = arith.shli %v_421, %c_28 : i32
                    %v_423 = arith.bitcast %v_422 : i32 to f32
                    %v_424 = arith.mulf %acc_417, %v_423 : f32
                    %v_425 = arith.addi %v_420, %c_29 : i32
                    %v_426 = arith.shli %v_425, %c_28 : i32
                    %v_427 = arith.bitcast %v_426 : i32 to f32
                    %v_428 = arith.mulf %v_424, %v_427 : f32
                    %v_429 = arith.addf %v_428, %c_26 : f32
                    %v_430 = arith.divf %c_26, %v_429 : f32
                    %v_431 = arith.mulf %sum_356, %v_430 : f32
                    %v_432 = arith.mulf %v_431, %sum_370 : f32
                    memref.store %v_432, %hidden[%v_320, %i_325] : memref<?x24xf32>
                  }
                }
                %is_433 = arith.cmpi eq, %v_86, %c_0 : index
                %v_434 = arith.andi %is_433, %is_88 : i1
                scf.if %v_434 {
                  %v_435 = memref.load %group[%c_1] : memref<5xi32>
                  %v_436 = arith.index_cast %v_435 : i32 to index
                  %v_437 = arith.divui %v_436, %c_11 : index
                  %v_438 = arith.addi %v_52, %c_5 : index
                  %v_439 = arith.minsi %v_438, %c_9 : index
                  scf.for %i_440 = %v_52 to %v_439 step %c_0 {
                    %v_441 = arith.addi %i_440, %c_9 : index
                    %loop_443:2 = scf.for %i_442 = %c_1 to %c_13 step %c_7 iter_args(%carry_444 = %c_12, %carry_445 = %c_12) -> (vector<4xf32>, vector<4xf32>) {
                      %v_446 = vector.load %x[%v_437, %i_442] : memref<?x40xf32>, vector<4xf32>
                      %v_447 = arith.addi %i_442, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_440, %v_447], read, locality<3>, data : memref<8x48x40xf32>
                      %v_448 = vector.load %expert_gate_up[%v_67, %i_440, %i_442] : memref<8x48x40xf32>, vector<4xf32>
                      %acc_449 = math.fma %v_448, %v_446, %carry_444 : vector<4xf32>
                      %v_450 = arith.addi %i_442, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_441, %v_450], read, locality<3>, data : memref<8x48x40xf32>
                      %v_451 = vector.load %expert_gate_up[%v_67, %v_441, %i_442] : memref<8x48x40xf32>, vector<4xf32>
                      %acc_452 = math.fma %v_451, %v_446, %carry_445 : vector<4xf32>
                      scf.yield %acc_449, %acc_452 : vector<4xf32>, vector<4xf32>
                    }
                    %v_453 = vector.shuffle %loop_443#0, %loop_443#0 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_454 = vector.shuffle %loop_443#0, %loop_443#0 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_455 = arith.addf %v_453, %v_454 : vector<2xf32>
                    %v_456 = vector.shuffle %v_455, %v_455 [0] : vector<2xf32>, vector<2xf32>
                    %v_457 = vector.shuffle %v_455, %v_455 [1] : vector<2xf32>, vector<2xf32>
                    %v_458 = arith.addf %v_456, %v_457 : vector<1xf32>
                    %sum_459 = vector.extract %v_458[0] : f32 from vector<1xf32>
                    %v_460 = vector.shuffle %loop_443#1, %loop_443#1 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_461 = vector.shuffle %loop_443#1, %loop_443#1 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_462 = arith.addf %v_460, %v_461 : vector<2xf32>
                    %v_463 = vector.shuffle %v_462, %v_462 [0] : vector<2xf32>, vector<2xf32>
                    %v_464 = vector.shuffle %v_462, %v_462 [1] : vector<2xf32>, vector<2xf32>
                    %v_465 = arith.addf %v_463, %v_464 : vector<1xf32>
                    %sum_466 = vector.extract %v_465[0] : f32 from vector<1xf32>
                    %v_467 = arith.subf %c_14, %sum_459 : f32
                    %is_468 = arith.cmpf ogt, %v_467, %c_15 : f32
                    %v_469 = arith.select %is_468, %c_15, %v_467 : f32
                    %is_470 = arith.cmpf olt, %v_469, %c_16 : f32
                    %v_471 = arith.select %is_470, %c_16, %v_469 : f32
                    %v_472 = arith.mulf %v_471, %c_17 : f32
                    %v_473 = math.roundeven %v_472 : f32
                    %acc_474 = math.fma %v_473, %c_18, %v_471 : f32
                    %acc_475 = math.fma %v_473, %c_19, %acc_474 : f32
                    %acc_476 = math.fma %c_20, %acc_475, %c_21 : f32
                    %acc_477 = math.fma %acc_476, %acc_475, %c_22 : f32
                    %acc_478 = math.fma %acc_477, %acc_475, %c_23 : f32
                    %acc_479 = math.fma %acc_478, %acc_475, %c_24 : f32
                    %acc_480 = math.fma %acc_479, %acc_475, %c_25 : f32
                    %acc_481 = math.fma %acc_480, %acc_475, %c_26 : f32
                    %acc_482 = math.fma %acc_481, %acc_475, %c_26 : f32
                    %v_483 = arith.fptosi %v_473 : f32 to i32
                    %v_484 = arith.shrsi %v_483, %c_27 : i32
                    %v_485 = arith.subi %v_483, %v_484 : i32
                    %v_486 = arith.addi %v_484, %c_29 : i32
                    %v_487 = arith.shli %v_486, %c_28 : i32
                    %v_488 = arith.bitcast %v_487 : i32 to f32
                    %v_489 = arith.mulf %acc_482, %v_488 : f32
                    %v_490 = arith.addi %v_485, %c_29 : i32
                    %v_491 = arith.shli %v_490, %c_28 : i32
                    %v_492 = arith.bitcast %v_491 : i32 to f32
                    %v_493 = arith.mulf %v_489, %v_492 : f32
                    %v_494 = arith.addf %v_493, %c_26 : f32
                    %v_495 = arith.divf %c_26, %v_494 : f32
                    %v_496 = arith.mulf %sum_459, %v_495 : f32
                    %v_497 = arith.mulf %v_496, %sum_466 : f32
                    memref.store %v_497, %hidden[%v_436, %i_440] : memref<?x24xf32>
                  }
                }
                %is_498 = arith.cmpi eq, %v_86, %c_7 : index
                %v_499 = arith.select %is_498, %c_1, %v_86 : index
                scf.yield %v_499 : index
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
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant dense<0> : vector<4xi32>
        %c_10 = arith.constant 512 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 40 : index
        %c_13 = arith.constant 39 : index
        %c_14 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_17 = arith.constant dense<1> : vector<16xi32>
        %c_18 = arith.constant dense<0> : vector<16xi32>
        %c_19 = arith.constant dense<0x00000000> : vector<16xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf32>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xf32>
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
              %v_55 = vector.broadcast %v_54 : i32 to vector<4xi32>
              %loop_57:1 = scf.for %i_56 = %c_3 to %i_53 step %c_8 iter_args(%carry_58 = %c_7) -> (i1) {
                %v_59 = arith.subi %i_53, %i_56 : index
                %mask_60 = vector.create_mask %v_59 : vector<4xi1>
                %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_9 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
                %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<4xi32>
                %v_63 = arith.andi %is_62, %mask_60 : vector<4xi1>
                %any_64 = vector.reduction <or>, %v_63 : vector<4xi1> into i1
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
                scf.for %i_77 = %c_3 to %c_10 step %c_4 {
                  memref.prefetch %expert_down[%v_76, %v_71, %i_77], read, locality<3>, data : memref<8x40x24xf32>
                }
                scf.for %i_78 = %c_3 to %c_10 step %c_4 {
                  memref.prefetch %expert_down[%v_76, %v_74, %i_78], read, locality<3>, data : memref<8x40x24xf32>
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
                  %is_90 = arith.cmpi eq, %v_87, %c_8 : index
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
                      %loop_108:8 = scf.for %i_107 = %c_3 to %c_15 step %c_8 iter_args(%carry_109 = %c_14, %carry_110 = %c_14, %carry_111 = %c_14, %carry_112 = %c_14, %carry_113 = %c_14, %carry_114 = %c_14, %carry_115 = %c_14, %carry_116 = %c_14) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                        %v_117 = vector.load %hidden[%v_95, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_118 = vector.load %hidden[%v_97, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_119 = vector.load %hidden[%v_99, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_120 = vector.load %hidden[%v_101, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_121 = arith.addi %i_107, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %i_104, %v_121], read, locality<3>, data : memref<8x40x24xf32>
                        %v_122 = vector.load %expert_down[%v_67, %i_104, %i_107] : memref<8x40x24xf32>, vector<4xf32>
                        %acc_123 = math.fma %v_122, %v_117, %carry_109 : vector<4xf32>
                        %acc_124 = math.fma %v_122, %v_118, %carry_110 : vector<4xf32>
                        %acc_125 = math.fma %v_122, %v_119, %carry_111 : vector<4xf32>
                        %acc_126 = math.fma %v_122, %v_120, %carry_112 : vector<4xf32>
                        %v_127 = arith.addi %i_107, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %v_106, %v_127], read, locality<3>, data : memref<8x40x24xf32>
                        %v_128 = vector.load %expert_down[%v_67, %v_106, %i_107] : memref<8x40x24xf32>, vector<4xf32>
                        %acc_129 = math.fma %v_128, %v_117, %carry_113 : vector<4xf32>
                        %acc_130 = math.fma %v_128, %v_118, %carry_114 : vector<4xf32>
                        %acc_131 = math.fma %v_128, %v_119, %carry_115 : vector<4xf32>
                        %acc_132 = math.fma %v_128, %v_120, %carry_116 : vector<4xf32>
                        scf.yield %acc_123, %acc_124, %acc_125, %acc_126, %acc_129, %acc_130, %acc_131, %acc_132 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                      }
                      %v_133 = vector.shuffle %loop_108#0, %loop_108#0 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_134 = vector.shuffle %loop_108#0, %loop_108#0 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_135 = arith.addf %v_133, %v_134 : vector<2xf32>
                      %v_136 = vector.shuffle %v_135, %v_135 [0] : vector<2xf32>, vector<2xf32>
                      %v_137 = vector.shuffle %v_135, %v_135 [1] : vector<2xf32>, vector<2xf32>
                      %v_138 = arith.addf %v_136, %v_137 : vector<1xf32>
                      %sum_139 = vector.extract %v_138[0] : f32 from vector<1xf32>
                      %v_140 = vector.shuffle %loop_108#1, %loop_108#1 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_141 = vector.shuffle %loop_108#1, %loop_108#1 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_142 = arith.addf %v_140, %v_141 : vector<2xf32>
                      %v_143 = vector.shuffle %v_142, %v_142 [0] : vector<2xf32>, vector<2xf32>
                      %v_144 = vector.shuffle %v_142, %v_142 [1] : vector<2xf32>, vector<2xf32>
                      %v_145 = arith.addf %v_143, %v_144 : vector<1xf32>
                      %sum_146 = vector.extract %v_145[0] : f32 from vector<1xf32>
                      %v_147 = vector.shuffle %loop_108#2, %loop_108#2 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_148 = vector.shuffle %loop_108#2, %loop_108#2 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_149 = arith.addf %v_147, %v_148 : vector<2xf32>
                      %v_150 = vector.shuffle %v_149, %v_149 [0] : vector<2xf32>, vector<2xf32>
                      %v_151 = vector.shuffle %v_149, %v_149 [1] : vector<2xf32>, vector<2xf32>
                      %v_152 = arith.addf %v_150, %v_151 : vector<1xf32>
                      %sum_153 = vector.extract %v_152[0] : f32 from vector<1xf32>
                      %v_154 = vector.shuffle %loop_108#3, %loop_108#3 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_155 = vector.shuffle %loop_108#3, %loop_108#3 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_156 = arith.addf %v_154, %v_155 : vector<2xf32>
                      %v_157 = vector.shuffle %v_156, %v_156 [0] : vector<2xf32>, vector<2xf32>
                      %v_158 = vector.shuffle %v_156, %v_156 [1] : vector<2xf32>, vector<2xf32>
                      %v_159 = arith.addf %v_157, %v_158 : vector<1xf32>
                      %sum_160 = vector.extract %v_159[0] : f32 from vector<1xf32>
                      %v_161 = vector.shuffle %loop_108#4, %loop_108#4 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_162 = vector.shuffle %loop_108#4, %loop_108#4 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_163 = arith.addf %v_161, %v_162 : vector<2xf32>
                      %v_164 = vector.shuffle %v_163, %v_163 [0] : vector<2xf32>, vector<2xf32>
                      %v_165 = vector.shuffle %v_163, %v_163 [1] : vector<2xf32>, vector<2xf32>
                      %v_166 = arith.addf %v_164, %v_165 : vector<1xf32>
                      %sum_167 = vector.extract %v_166[0] : f32 from vector<1xf32>
                      %v_168 = vector.shuffle %loop_108#5, %loop_108#5 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_169 = vector.shuffle %loop_108#5, %loop_108#5 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_170 = arith.addf %v_168, %v_169 : vector<2xf32>
                      %v_171 = vector.shuffle %v_170, %v_170 [0] : vector<2xf32>, vector<2xf32>
                      %v_172 = vector.shuffle %v_170, %v_170 [1] : vector<2xf32>, vector<2xf32>
                      %v_173 = arith.addf %v_171, %v_172 : vector<1xf32>
                      %sum_174 = vector.extract %v_173[0] : f32 from vector<1xf32>
                      %v_175 = vector.shuffle %loop_108#6, %loop_108#6 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_176 = vector.shuffle %loop_108#6, %loop_108#6 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_177 = arith.addf %v_175, %v_176 : vector<2xf32>
                      %v_178 = vector.shuffle %v_177, %v_177 [0] : vector<2xf32>, vector<2xf32>
                      %v_179 = vector.shuffle %v_177, %v_177 [1] : vector<2xf32>, vector<2xf32>
                      %v_180 = arith.addf %v_178, %v_179 : vector<1xf32>
                      %sum_181 = vector.extract %v_180[0] : f32 from vector<1xf32>
                      %v_182 = vector.shuffle %loop_108#7, %loop_108#7 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_183 = vector.shuffle %loop_108#7, %loop_108#7 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_184 = arith.addf %v_182, %v_183 : vector<2xf32>
                      %v_185 = vector.shuffle %v_184, %v_184 [0] : vector<2xf32>, vector<2xf32>
                      %v_186 = vector.shuffle %v_184, %v_184 [1] : vector<2xf32>, vector<2xf32>
                      %v_187 = arith.addf %v_185, %v_186 : vector<1xf32>
                      %sum_188 = vector.extract %v_187[0] : f32 from vector<1xf32>
                      memref.store %sum_139, %outputs[%v_95, %i_104] : memref<?x40xf32>
                      memref.store %sum_146, %outputs[%v_97, %i_104] : memref<?x40xf32>
                      memref.store %sum_153, %outputs[%v_99, %i_104] : memref<?x40xf32>
                      memref.store %sum_160, %outputs[%v_101, %i_104] : memref<?x40xf32>
                      memref.store %sum_167, %outputs[%v_95, %v_106] : memref<?x40xf32>
                      memref.store %sum_174, %outputs[%v_97, %v_106] : memref<?x40xf32>
                      memref.store %sum_181, %outputs[%v_99, %v_106] : memref<?x40xf32>
                      memref.store %sum_188, %outputs[%v_101, %v_106] : memref<?x40xf32>
                    }
                  }
                  %is_189 = arith.cmpi eq, %v_87, %c_1 : index
                  %v_190 = arith.andi %is_189, %is_89 : i1
                  scf.if %v_190 {
                    %v_191 = memref.load %group[%c_3] : memref<5xi32>
                    %v_192 = arith.index_cast %v_191 : i32 to index
                    %v_193 = memref.load %group[%c_2] : memref<5xi32>
                    %v_194 = arith.index_cast %v_193 : i32 to index
                    %v_195 = arith.addi %v_52, %c_4 : index
                    %v_196 = arith.minsi %v_195, %c_12 : index
                    scf.for %i_197 = %v_52 to %v_196 step %c_2 {
                      %v_198 = arith.addi %i_197, %c_4 : index
                      %v_199 = arith.minsi %v_198, %c_13 : index
                      %loop_201:4 = scf.for %i_200 = %c_3 to %c_15 step %c_8 iter_args(%carry_202 = %c_14, %carry_203 = %c_14, %carry_204 = %c_14, %carry_205 = %c_14) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                        %v_206 = vector.load %hidden[%v_192, %i_200] : memref<?x24xf32>, vector<4xf32>
                        %v_207 = vector.load %hidden[%v_194, %i_200] : memref<?x24xf32>, vector<4xf32>
                        %v_208 = arith.addi %i_200, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %i_197, %v_208], read, locality<3>, data : memref<8x40x24xf32>
                        %v_209 = vector.load %expert_down[%v_67, %i_197, %i_200] : memref<8x40x24xf32>, vector<4xf32>
                        %acc_210 = math.fma %v_209, %v_206, %carry_202 : vector<4xf32>
                        %acc_211 = math.fma %v_209, %v_207, %carry_203 : vector<4xf32>
                        %v_212 = arith.addi %i_200, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %v_199, %v_212], read, locality<3>, data : memref<8x40x24xf32>
                        %v_213 = vector.load %expert_down[%v_67, %v_199, %i_200] : memref<8x40x24xf32>, vector<4xf32>
                        %acc_214 = math.fma %v_213, %v_206, %carry_204 : vector<4xf32>
                        %acc_215 = math.fma %v_213, %v_207, %carry_205 : vector<4xf32>
                        scf.yield %acc_210, %acc_211, %acc_214, %acc_215 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                      }
                      %v_216 = vector.shuffle %loop_201#0, %loop_201#0 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_217 = vector.shuffle %loop_201#0, %loop_201#0 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_218 = arith.addf %v_216, %v_217 : vector<2xf32>
                      %v_219 = vector.shuffle %v_218, %v_218 [0] : vector<2xf32>, vector<2xf32>
                      %v_220 = vector.shuffle %v_218, %v_218 [1] : vector<2xf32>, vector<2xf32>
                      %v_221 = arith.addf %v_219, %v_220 : vector<1xf32>
                      %sum_222 = vector.extract %v_221[0] : f32 from vector<1xf32>
                      %v_223 = vector.shuffle %loop_201#1, %loop_201#1 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_224 = vector.shuffle %loop_201#1, %loop_201#1 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_225 = arith.addf %v_223, %v_224 : vector<2xf32>
                      %v_226 = vector.shuffle %v_225, %v_225 [0] : vector<2xf32>, vector<2xf32>
                      %v_227 = vector.shuffle %v_225, %v_225 [1] : vector<2xf32>, vector<2xf32>
                      %v_228 = arith.addf %v_226, %v_227 : vector<1xf32>
                      %sum_229 = vector.extract %v_228[0] : f32 from vector<1xf32>
                      %v_230 = vector.shuffle %loop_201#2, %loop_201#2 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_231 = vector.shuffle %loop_201#2, %loop_201#2 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_232 = arith.addf %v_230, %v_231 : vector<2xf32>
                      %v_233 = vector.shuffle %v_232, %v_232 [0] : vector<2xf32>, vector<2xf32>
                      %v_234 = vector.shuffle %v_232, %v_232 [1] : vector<2xf32>, vector<2xf32>
                      %v_235 = arith.addf %v_233, %v_234 : vector<1xf32>
                      %sum_236 = vector.extract %v_235[0] : f32 from vector<1xf32>
                      %v_237 = vector.shuffle %loop_201#3, %loop_201#3 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_238 = vector.shuffle %loop_201#3, %loop_201#3 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_239 = arith.addf %v_237, %v_238 : vector<2xf32>
                      %v_240 = vector.shuffle %v_239, %v_239 [0] : vector<2xf32>, vector<2xf32>
                      %v_241 = vector.shuffle %v_239, %v_239 [1] : vector<2xf32>, vector<2xf32>
                      %v_242 = arith.addf %v_240, %v_241 : vector<1xf32>
                      %sum_243 = vector.extract %v_242[0] : f32 from vector<1xf32>
                      memref.store %sum_222, %outputs[%v_192, %i_197] : memref<?x40xf32>
                      memref.store %sum_229, %outputs[%v_194, %i_197] : memref<?x40xf32>
                      memref.store %sum_236, %outputs[%v_192, %v_199] : memref<?x40xf32>
                      memref.store %sum_243, %outputs[%v_194, %v_199] : memref<?x40xf32>
                    }
                  }
                  %is_244 = arith.cmpi eq, %v_87, %c_2 : index
                  %v_245 = arith.andi %is_244, %is_89 : i1
                  scf.if %v_245 {
                    %v_246 = memref.load %group[%c_3] : memref<5xi32>
                    %v_247 = arith.index_cast %v_246 : i32 to index
                    %v_248 = arith.addi %v_52, %c_4 : index
                    %v_249 = arith.minsi %v_248, %c_12 : index
                    scf.for %i_250 = %v_52 to %v_249 step %c_2 {
                      %v_251 = arith.addi %i_250, %c_4 : index
                      %v_252 = arith.minsi %v_251, %c_13 : index
                      %loop_254:2 = scf.for %i_253 = %c_3 to %c_15 step %c_8 iter_args(%carry_255 = %c_14, %carry_256 = %c_14) -> (vector<4xf32>, vector<4xf32>) {
                        %v_257 = vector.load %hidden[%v_247, %i_253] : memref<?x24xf32>, vector<4xf32>
                        %v_258 = arith.addi %i_253, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %i_250, %v_258], read, locality<3>, data : memref<8x40x24xf32>
                        %v_259 = vector.load %expert_down[%v_67, %i_250, %i_253] : memref<8x40x24xf32>, vector<4xf32>
                        %acc_260 = math.fma %v_259, %v_257, %carry_255 : vector<4xf32>
                        %v_261 = arith.addi %i_253, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %v_252, %v_261], read, locality<3>, data : memref<8x40x24xf32>
                        %v_262 = vector.load %expert_down[%v_67, %v_252, %i_253] : memref<8x40x24xf32>, vector<4xf32>
                        %acc_263 = math.fma %v_262, %v_257, %carry_256 : vector<4xf32>
                        scf.yield %acc_260, %acc_263 : vector<4xf32>, vector<4xf32>
                      }
                      %v_264 = vector.shuffle %loop_254#0, %loop_254#0 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_265 = vector.shuffle %loop_254#0, %loop_254#0 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_266 = arith.addf %v_264, %v_265 : vector<2xf32>
                      %v_267 = vector.shuffle %v_266, %v_266 [0] : vector<2xf32>, vector<2xf32>
                      %v_268 = vector.shuffle %v_266, %v_266 [1] : vector<2xf32>, vector<2xf32>
                      %v_269 = arith.addf %v_267, %v_268 : vector<1xf32>
                      %sum_270 = vector.extract %v_269[0] : f32 from vector<1xf32>
                      %v_271 = vector.shuffle %loop_254#1, %loop_254#1 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_272 = vector.shuffle %loop_254#1, %loop_254#1 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_273 = arith.addf %v_271, %v_272 : vector<2xf32>
                      %v_274 = vector.shuffle %v_273, %v_273 [0] : vector<2xf32>, vector<2xf32>
                      %v_275 = vector.shuffle %v_273, %v_273 [1] : vector<2xf32>, vector<2xf32>
                      %v_276 = arith.addf %v_274, %v_275 : vector<1xf32>
                      %sum_277 = vector.extract %v_276[0] : f32 from vector<1xf32>
                      memref.store %sum_270, %outputs[%v_247, %i_250] : memref<?x40xf32>
                      memref.store %sum_277, %outputs[%v_247, %v_252] : memref<?x40xf32>
                    }
                  }
                  %is_278 = arith.cmpi eq, %v_87, %c_8 : index
                  %v_279 = arith.select %is_278, %c_3, %v_87 : index
                  scf.yield %v_279 : index
                }
              }
            }
            %v_280 = arith.addi %v_52, %c_6 : index
            %v_281 = arith.minsi %v_280, %c_12 : index
            // combine: the token's slots by rising expert
            scf.for %i_282 = %c_3 to %tokens step %c_2 {
              %v_283 = arith.muli %i_282, %c_11 : index
              scf.for %i_284 = %c_3 to %c_11 step %c_2 {
                %v_285 = arith.addi %v_283, %i_284 : index
                %v_286 = memref.load %ids[%v_285] : memref<?xi32>
                %v_287 = vector.broadcast %v_286 : i32 to vector<16xi32>
                %loop_289:1 = scf.for %i_288 = %c_3 to %c_11 step %c_4 iter_args(%carry_290 = %c_18) -> (vector<16xi32>) {
                  %v_291 = arith.subi %c_11, %i_288 : index
                  %mask_292 = vector.create_mask %v_291 : vector<16xi1>
                  %v_293 = arith.addi %v_283, %i_288 : index
                  %v_294 = vector.maskedload %ids[%v_293], %mask_292, %c_18 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_295 = arith.index_cast %i_288 : index to i32
                  %v_296 = vector.broadcast %v_295 : i32 to vector<16xi32>
                  %v_297 = arith.addi %c_16, %v_296 : vector<16xi32>
                  %v_298 = arith.index_cast %i_284 : index to i32
                  %v_299 = vector.broadcast %v_298 : i32 to vector<16xi32>
                  %is_300 = arith.cmpi slt, %v_297, %v_299 : vector<16xi32>
                  %is_301 = arith.cmpi slt, %v_294, %v_287 : vector<16xi32>
                  %is_302 = arith.cmpi eq, %v_294, %v_287 : vector<16xi32>
                  %v_303 = arith.andi %is_302, %is_300 : vector<16xi1>
                  %v_304 = arith.ori %is_301, %v_303 : vector<16xi1>
                  %v_305 = arith.andi %v_304, %mask_292 : vector<16xi1>
                  %v_306 = arith.select %v_305, %c_17, %c_18 : vector<16xi1>, vector<16xi32>
                  %v_307 = arith.addi %carry_290, %v_306 : vector<16xi32>
                  scf.yield %v_307 : vector<16xi32>
                }
                %v_308 = vector.reduction <add>, %loop_289#0 : vector<16xi32> into i32
                %v_309 = arith.index_cast %v_308 : i32 to index
                %v_310 = arith.addi %v_283, %i_284 : index
                %v_311 = arith.index_cast %v_310 : index to i32
                memref.store %v_311, %order[%v_309] : memref<3xi32>
              }
              scf.for %i_312 = %v_52 to %v_281 step %c_4 {
                %v_313 = arith.subi %v_281, %i_312 : index
                %mask_314 = vector.create_mask %v_313 : vector<16xi1>
                %loop_316:1 = scf.for %i_315 = %c_3 to %c_11 step %c_2 iter_args(%carry_317 = %c_19) -> (vector<16xf32>) {
                  %v_318 = memref.load %order[%i_315] : memref<3xi32>
                  %v_319 = arith.index_cast %v_318 : i32 to index
                  %v_320 = vector.maskedload %outputs[%v_319, %i_312], %mask_314, %c_19 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_321 = memref.load %weights[%v_319] : memref<?xf32>
                  %v_322 = vector.broadcast %v_321 : f32 to vector<16xf32>
                  %v_323 = arith.mulf %v_320, %v_322 : vector<16xf32>
                  %v_324 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_323) : (vector<16xf32>) -> vector<16xf32>
                  %v_325 = arith.addf %carry_317, %v_324 : vector<16xf32>
                  scf.yield %v_325 : vector<16xf32>
                }
                vector.maskedstore %y[%i_282, %i_312], %mask_314, %loop_316#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

    // stage: experts: gathered: the chosen experts of 8, kernels for neon
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %taken = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %taken, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index) -> (%taken, tensor<?x24xf32>{%slots})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
