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
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 7 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant dense<0.0> : vector<8xf64>
        %c_8 = arith.constant 0 : index
        %c_9 = arith.constant 40 : index
        %c_10 = arith.constant 512 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_8] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_8] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_8] : !stream.binding -> memref<?x8xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        scf.for %i_7 = %v_1 to %v_4 step %c_2 {
          scf.for %i_8 = %v_2 to %v_6 step %c_2 {
            %v_9 = arith.minsi %i_7, %c_3 : index
            %v_10 = arith.addi %i_7, %c_4 : index
            %v_11 = arith.minsi %v_10, %c_3 : index
            %v_12 = arith.addi %i_7, %c_5 : index
            %v_13 = arith.minsi %v_12, %c_3 : index
            %v_14 = arith.addi %i_7, %c_6 : index
            %v_15 = arith.minsi %v_14, %c_3 : index
            %v_16 = arith.subi %tokens, %c_4 : index
            %v_17 = arith.minsi %i_8, %v_16 : index
            %v_18 = arith.addi %i_8, %c_4 : index
            %v_19 = arith.subi %tokens, %c_4 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.addi %i_8, %c_5 : index
            %v_22 = arith.subi %tokens, %c_4 : index
            %v_23 = arith.minsi %v_21, %v_22 : index
            %v_24 = arith.addi %i_8, %c_6 : index
            %v_25 = arith.subi %tokens, %c_4 : index
            %v_26 = arith.minsi %v_24, %v_25 : index
            %loop_28:16 = scf.for %i_27 = %c_8 to %c_9 step %c_1 iter_args(%carry_29 = %c_7, %carry_30 = %c_7, %carry_31 = %c_7, %carry_32 = %c_7, %carry_33 = %c_7, %carry_34 = %c_7, %carry_35 = %c_7, %carry_36 = %c_7, %carry_37 = %c_7, %carry_38 = %c_7, %carry_39 = %c_7, %carry_40 = %c_7, %carry_41 = %c_7, %carry_42 = %c_7, %carry_43 = %c_7, %carry_44 = %c_7) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %v_45 = vector.load %x[%v_17, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_46 = arith.extf %v_45 : vector<8xf32> to vector<8xf64>
              %v_47 = vector.load %x[%v_20, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_48 = arith.extf %v_47 : vector<8xf32> to vector<8xf64>
              %v_49 = vector.load %x[%v_23, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_50 = arith.extf %v_49 : vector<8xf32> to vector<8xf64>
              %v_51 = vector.load %x[%v_26, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_52 = arith.extf %v_51 : vector<8xf32> to vector<8xf64>
              %v_53 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_9, %v_53], read, locality<3>, data : memref<8x40xf32>
              %v_54 = vector.load %weight[%v_9, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_55 = arith.extf %v_54 : vector<8xf32> to vector<8xf64>
              %acc_56 = math.fma %v_55, %v_46, %carry_29 : vector<8xf64>
              %acc_57 = math.fma %v_55, %v_48, %carry_30 : vector<8xf64>
              %acc_58 = math.fma %v_55, %v_50, %carry_31 : vector<8xf64>
              %acc_59 = math.fma %v_55, %v_52, %carry_32 : vector<8xf64>
              %v_60 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_11, %v_60], read, locality<3>, data : memref<8x40xf32>
              %v_61 = vector.load %weight[%v_11, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_62 = arith.extf %v_61 : vector<8xf32> to vector<8xf64>
              %acc_63 = math.fma %v_62, %v_46, %carry_33 : vector<8xf64>
              %acc_64 = math.fma %v_62, %v_48, %carry_34 : vector<8xf64>
              %acc_65 = math.fma %v_62, %v_50, %carry_35 : vector<8xf64>
              %acc_66 = math.fma %v_62, %v_52, %carry_36 : vector<8xf64>
              %v_67 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_13, %v_67], read, locality<3>, data : memref<8x40xf32>
              %v_68 = vector.load %weight[%v_13, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_69 = arith.extf %v_68 : vector<8xf32> to vector<8xf64>
              %acc_70 = math.fma %v_69, %v_46, %carry_37 : vector<8xf64>
              %acc_71 = math.fma %v_69, %v_48, %carry_38 : vector<8xf64>
              %acc_72 = math.fma %v_69, %v_50, %carry_39 : vector<8xf64>
              %acc_73 = math.fma %v_69, %v_52, %carry_40 : vector<8xf64>
              %v_74 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_15, %v_74], read, locality<3>, data : memref<8x40xf32>
              %v_75 = vector.load %weight[%v_15, %i_27] : memref<8x40xf32>, vector<8xf32>
              %v_76 = arith.extf %v_75 : vector<8xf32> to vector<8xf64>
              %acc_77 = math.fma %v_76, %v_46, %carry_41 : vector<8xf64>
              %acc_78 = math.fma %v_76, %v_48, %carry_42 : vector<8xf64>
              %acc_79 = math.fma %v_76, %v_50, %carry_43 : vector<8xf64>
              %acc_80 = math.fma %v_76, %v_52, %carry_44 : vector<8xf64>
              scf.yield %acc_56, %acc_57, %acc_58, %acc_59, %acc_63, %acc_64, %acc_65, %acc_66, %acc_70, %acc_71, %acc_72, %acc_73, %acc_77, %acc_78, %acc_79, %acc_80 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
            }
            %v_81 = vector.shuffle %loop_28#0, %loop_28#0 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_82 = vector.shuffle %loop_28#0, %loop_28#0 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_83 = arith.addf %v_81, %v_82 : vector<4xf64>
            %v_84 = vector.shuffle %v_83, %v_83 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_85 = vector.shuffle %v_83, %v_83 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_86 = arith.addf %v_84, %v_85 : vector<2xf64>
            %v_87 = vector.shuffle %v_86, %v_86 [0] : vector<2xf64>, vector<2xf64>
            %v_88 = vector.shuffle %v_86, %v_86 [1] : vector<2xf64>, vector<2xf64>
            %v_89 = arith.addf %v_87, %v_88 : vector<1xf64>
            %sum_90 = vector.extract %v_89[0] : f64 from vector<1xf64>
            %v_91 = arith.truncf %sum_90 : f64 to f32
            memref.store %v_91, %y[%v_17, %v_9] : memref<?x8xf32>
            %v_92 = vector.shuffle %loop_28#1, %loop_28#1 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_93 = vector.shuffle %loop_28#1, %loop_28#1 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_94 = arith.addf %v_92, %v_93 : vector<4xf64>
            %v_95 = vector.shuffle %v_94, %v_94 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_96 = vector.shuffle %v_94, %v_94 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_97 = arith.addf %v_95, %v_96 : vector<2xf64>
            %v_98 = vector.shuffle %v_97, %v_97 [0] : vector<2xf64>, vector<2xf64>
            %v_99 = vector.shuffle %v_97, %v_97 [1] : vector<2xf64>, vector<2xf64>
            %v_100 = arith.addf %v_98, %v_99 : vector<1xf64>
            %sum_101 = vector.extract %v_100[0] : f64 from vector<1xf64>
            %v_102 = arith.truncf %sum_101 : f64 to f32
            memref.store %v_102, %y[%v_20, %v_9] : memref<?x8xf32>
            %v_103 = vector.shuffle %loop_28#2, %loop_28#2 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_104 = vector.shuffle %loop_28#2, %loop_28#2 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_105 = arith.addf %v_103, %v_104 : vector<4xf64>
            %v_106 = vector.shuffle %v_105, %v_105 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_107 = vector.shuffle %v_105, %v_105 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_108 = arith.addf %v_106, %v_107 : vector<2xf64>
            %v_109 = vector.shuffle %v_108, %v_108 [0] : vector<2xf64>, vector<2xf64>
            %v_110 = vector.shuffle %v_108, %v_108 [1] : vector<2xf64>, vector<2xf64>
            %v_111 = arith.addf %v_109, %v_110 : vector<1xf64>
            %sum_112 = vector.extract %v_111[0] : f64 from vector<1xf64>
            %v_113 = arith.truncf %sum_112 : f64 to f32
            memref.store %v_113, %y[%v_23, %v_9] : memref<?x8xf32>
            %v_114 = vector.shuffle %loop_28#3, %loop_28#3 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_115 = vector.shuffle %loop_28#3, %loop_28#3 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_116 = arith.addf %v_114, %v_115 : vector<4xf64>
            %v_117 = vector.shuffle %v_116, %v_116 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_118 = vector.shuffle %v_116, %v_116 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_119 = arith.addf %v_117, %v_118 : vector<2xf64>
            %v_120 = vector.shuffle %v_119, %v_119 [0] : vector<2xf64>, vector<2xf64>
            %v_121 = vector.shuffle %v_119, %v_119 [1] : vector<2xf64>, vector<2xf64>
            %v_122 = arith.addf %v_120, %v_121 : vector<1xf64>
            %sum_123 = vector.extract %v_122[0] : f64 from vector<1xf64>
            %v_124 = arith.truncf %sum_123 : f64 to f32
            memref.store %v_124, %y[%v_26, %v_9] : memref<?x8xf32>
            %v_125 = vector.shuffle %loop_28#4, %loop_28#4 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_126 = vector.shuffle %loop_28#4, %loop_28#4 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_127 = arith.addf %v_125, %v_126 : vector<4xf64>
            %v_128 = vector.shuffle %v_127, %v_127 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_129 = vector.shuffle %v_127, %v_127 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_130 = arith.addf %v_128, %v_129 : vector<2xf64>
            %v_131 = vector.shuffle %v_130, %v_130 [0] : vector<2xf64>, vector<2xf64>
            %v_132 = vector.shuffle %v_130, %v_130 [1] : vector<2xf64>, vector<2xf64>
            %v_133 = arith.addf %v_131, %v_132 : vector<1xf64>
            %sum_134 = vector.extract %v_133[0] : f64 from vector<1xf64>
            %v_135 = arith.truncf %sum_134 : f64 to f32
            memref.store %v_135, %y[%v_17, %v_11] : memref<?x8xf32>
            %v_136 = vector.shuffle %loop_28#5, %loop_28#5 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_137 = vector.shuffle %loop_28#5, %loop_28#5 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_138 = arith.addf %v_136, %v_137 : vector<4xf64>
            %v_139 = vector.shuffle %v_138, %v_138 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_140 = vector.shuffle %v_138, %v_138 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_141 = arith.addf %v_139, %v_140 : vector<2xf64>
            %v_142 = vector.shuffle %v_141, %v_141 [0] : vector<2xf64>, vector<2xf64>
            %v_143 = vector.shuffle %v_141, %v_141 [1] : vector<2xf64>, vector<2xf64>
            %v_144 = arith.addf %v_142, %v_143 : vector<1xf64>
            %sum_145 = vector.extract %v_144[0] : f64 from vector<1xf64>
            %v_146 = arith.truncf %sum_145 : f64 to f32
            memref.store %v_146, %y[%v_20, %v_11] : memref<?x8xf32>
            %v_147 = vector.shuffle %loop_28#6, %loop_28#6 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_148 = vector.shuffle %loop_28#6, %loop_28#6 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_149 = arith.addf %v_147, %v_148 : vector<4xf64>
            %v_150 = vector.shuffle %v_149, %v_149 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_151 = vector.shuffle %v_149, %v_149 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_152 = arith.addf %v_150, %v_151 : vector<2xf64>
            %v_153 = vector.shuffle %v_152, %v_152 [0] : vector<2xf64>, vector<2xf64>
            %v_154 = vector.shuffle %v_152, %v_152 [1] : vector<2xf64>, vector<2xf64>
            %v_155 = arith.addf %v_153, %v_154 : vector<1xf64>
            %sum_156 = vector.extract %v_155[0] : f64 from vector<1xf64>
            %v_157 = arith.truncf %sum_156 : f64 to f32
            memref.store %v_157, %y[%v_23, %v_11] : memref<?x8xf32>
            %v_158 = vector.shuffle %loop_28#7, %loop_28#7 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_159 = vector.shuffle %loop_28#7, %loop_28#7 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_160 = arith.addf %v_158, %v_159 : vector<4xf64>
            %v_161 = vector.shuffle %v_160, %v_160 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_162 = vector.shuffle %v_160, %v_160 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_163 = arith.addf %v_161, %v_162 : vector<2xf64>
            %v_164 = vector.shuffle %v_163, %v_163 [0] : vector<2xf64>, vector<2xf64>
            %v_165 = vector.shuffle %v_163, %v_163 [1] : vector<2xf64>, vector<2xf64>
            %v_166 = arith.addf %v_164, %v_165 : vector<1xf64>
            %sum_167 = vector.extract %v_166[0] : f64 from vector<1xf64>
            %v_168 = arith.truncf %sum_167 : f64 to f32
            memref.store %v_168, %y[%v_26, %v_11] : memref<?x8xf32>
            %v_169 = vector.shuffle %loop_28#8, %loop_28#8 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_170 = vector.shuffle %loop_28#8, %loop_28#8 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_171 = arith.addf %v_169, %v_170 : vector<4xf64>
            %v_172 = vector.shuffle %v_171, %v_171 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_173 = vector.shuffle %v_171, %v_171 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_174 = arith.addf %v_172, %v_173 : vector<2xf64>
            %v_175 = vector.shuffle %v_174, %v_174 [0] : vector<2xf64>, vector<2xf64>
            %v_176 = vector.shuffle %v_174, %v_174 [1] : vector<2xf64>, vector<2xf64>
            %v_177 = arith.addf %v_175, %v_176 : vector<1xf64>
            %sum_178 = vector.extract %v_177[0] : f64 from vector<1xf64>
            %v_179 = arith.truncf %sum_178 : f64 to f32
            memref.store %v_179, %y[%v_17, %v_13] : memref<?x8xf32>
            %v_180 = vector.shuffle %loop_28#9, %loop_28#9 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_181 = vector.shuffle %loop_28#9, %loop_28#9 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_182 = arith.addf %v_180, %v_181 : vector<4xf64>
            %v_183 = vector.shuffle %v_182, %v_182 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_184 = vector.shuffle %v_182, %v_182 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_185 = arith.addf %v_183, %v_184 : vector<2xf64>
            %v_186 = vector.shuffle %v_185, %v_185 [0] : vector<2xf64>, vector<2xf64>
            %v_187 = vector.shuffle %v_185, %v_185 [1] : vector<2xf64>, vector<2xf64>
            %v_188 = arith.addf %v_186, %v_187 : vector<1xf64>
            %sum_189 = vector.extract %v_188[0] : f64 from vector<1xf64>
            %v_190 = arith.truncf %sum_189 : f64 to f32
            memref.store %v_190, %y[%v_20, %v_13] : memref<?x8xf32>
            %v_191 = vector.shuffle %loop_28#10, %loop_28#10 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_192 = vector.shuffle %loop_28#10, %loop_28#10 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_193 = arith.addf %v_191, %v_192 : vector<4xf64>
            %v_194 = vector.shuffle %v_193, %v_193 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_195 = vector.shuffle %v_193, %v_193 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_196 = arith.addf %v_194, %v_195 : vector<2xf64>
            %v_197 = vector.shuffle %v_196, %v_196 [0] : vector<2xf64>, vector<2xf64>
            %v_198 = vector.shuffle %v_196, %v_196 [1] : vector<2xf64>, vector<2xf64>
            %v_199 = arith.addf %v_197, %v_198 : vector<1xf64>
            %sum_200 = vector.extract %v_199[0] : f64 from vector<1xf64>
            %v_201 = arith.truncf %sum_200 : f64 to f32
            memref.store %v_201, %y[%v_23, %v_13] : memref<?x8xf32>
            %v_202 = vector.shuffle %loop_28#11, %loop_28#11 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_203 = vector.shuffle %loop_28#11, %loop_28#11 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_204 = arith.addf %v_202, %v_203 : vector<4xf64>
            %v_205 = vector.shuffle %v_204, %v_204 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_206 = vector.shuffle %v_204, %v_204 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_207 = arith.addf %v_205, %v_206 : vector<2xf64>
            %v_208 = vector.shuffle %v_207, %v_207 [0] : vector<2xf64>, vector<2xf64>
            %v_209 = vector.shuffle %v_207, %v_207 [1] : vector<2xf64>, vector<2xf64>
            %v_210 = arith.addf %v_208, %v_209 : vector<1xf64>
            %sum_211 = vector.extract %v_210[0] : f64 from vector<1xf64>
            %v_212 = arith.truncf %sum_211 : f64 to f32
            memref.store %v_212, %y[%v_26, %v_13] : memref<?x8xf32>
            %v_213 = vector.shuffle %loop_28#12, %loop_28#12 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_214 = vector.shuffle %loop_28#12, %loop_28#12 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_215 = arith.addf %v_213, %v_214 : vector<4xf64>
            %v_216 = vector.shuffle %v_215, %v_215 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_217 = vector.shuffle %v_215, %v_215 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_218 = arith.addf %v_216, %v_217 : vector<2xf64>
            %v_219 = vector.shuffle %v_218, %v_218 [0] : vector<2xf64>, vector<2xf64>
            %v_220 = vector.shuffle %v_218, %v_218 [1] : vector<2xf64>, vector<2xf64>
            %v_221 = arith.addf %v_219, %v_220 : vector<1xf64>
            %sum_222 = vector.extract %v_221[0] : f64 from vector<1xf64>
            %v_223 = arith.truncf %sum_222 : f64 to f32
            memref.store %v_223, %y[%v_17, %v_15] : memref<?x8xf32>
            %v_224 = vector.shuffle %loop_28#13, %loop_28#13 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_225 = vector.shuffle %loop_28#13, %loop_28#13 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_226 = arith.addf %v_224, %v_225 : vector<4xf64>
            %v_227 = vector.shuffle %v_226, %v_226 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_228 = vector.shuffle %v_226, %v_226 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_229 = arith.addf %v_227, %v_228 : vector<2xf64>
            %v_230 = vector.shuffle %v_229, %v_229 [0] : vector<2xf64>, vector<2xf64>
            %v_231 = vector.shuffle %v_229, %v_229 [1] : vector<2xf64>, vector<2xf64>
            %v_232 = arith.addf %v_230, %v_231 : vector<1xf64>
            %sum_233 = vector.extract %v_232[0] : f64 from vector<1xf64>
            %v_234 = arith.truncf %sum_233 : f64 to f32
            memref.store %v_234, %y[%v_20, %v_15] : memref<?x8xf32>
            %v_235 = vector.shuffle %loop_28#14, %loop_28#14 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_236 = vector.shuffle %loop_28#14, %loop_28#14 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_237 = arith.addf %v_235, %v_236 : vector<4xf64>
            %v_238 = vector.shuffle %v_237, %v_237 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_239 = vector.shuffle %v_237, %v_237 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_240 = arith.addf %v_238, %v_239 : vector<2xf64>
            %v_241 = vector.shuffle %v_240, %v_240 [0] : vector<2xf64>, vector<2xf64>
            %v_242 = vector.shuffle %v_240, %v_240 [1] : vector<2xf64>, vector<2xf64>
            %v_243 = arith.addf %v_241, %v_242 : vector<1xf64>
            %sum_244 = vector.extract %v_243[0] : f64 from vector<1xf64>
            %v_245 = arith.truncf %sum_244 : f64 to f32
            memref.store %v_245, %y[%v_23, %v_15] : memref<?x8xf32>
            %v_246 = vector.shuffle %loop_28#15, %loop_28#15 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
            %v_247 = vector.shuffle %loop_28#15, %loop_28#15 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
            %v_248 = arith.addf %v_246, %v_247 : vector<4xf64>
            %v_249 = vector.shuffle %v_248, %v_248 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_250 = vector.shuffle %v_248, %v_248 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_251 = arith.addf %v_249, %v_250 : vector<2xf64>
            %v_252 = vector.shuffle %v_251, %v_251 [0] : vector<2xf64>, vector<2xf64>
            %v_253 = vector.shuffle %v_251, %v_251 [1] : vector<2xf64>, vector<2xf64>
            %v_254 = arith.addf %v_252, %v_253 : vector<1xf64>
            %sum_255 = vector.extract %v_254[0] : f64 from vector<1xf64>
            %v_256 = arith.truncf %sum_255 : f64 to f32
            memref.store %v_256, %y[%v_26, %v_15] : memref<?x8xf32>
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
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %expert_gate_up_bias_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant false
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant dense<0> : vector<16xi32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 24 : index
        %c_10 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_11 = arith.constant 1024 : index
        %c_12 = arith.constant 8 : index
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
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
        %expert_gate_up_bias = stream.binding.subspan %expert_gate_up_bias_binding[%c_2] : !stream.binding -> memref<8x48xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xbf16>{%slots}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = memref.load %ids[%workgroup_1] : memref<?xi32>
        %v_3 = vector.broadcast %v_2 : i32 to vector<16xi32>
        %loop_5:1 = scf.for %i_4 = %c_2 to %workgroup_1 step %c_3 iter_args(%carry_6 = %c_1) -> (i1) {
          %v_7 = arith.subi %workgroup_1, %i_4 : index
          %mask_8 = vector.create_mask %v_7 : vector<16xi1>
          %v_9 = vector.maskedload %ids[%i_4], %mask_8, %c_4 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
          %is_10 = arith.cmpi eq, %v_9, %v_3 : vector<16xi32>
          %v_11 = arith.andi %is_10, %mask_8 : vector<16xi1>
          %any_12 = vector.reduction <or>, %v_11 : vector<16xi1> into i1
          %v_13 = arith.ori %carry_6, %any_12 : i1
          scf.yield %v_13 : i1
        }
        %is_14 = arith.cmpi eq, %loop_5#0, %c_1 : i1
        scf.if %is_14 {
          %v_15 = arith.index_cast %v_2 : i32 to index
          %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
          %loop_17:1 = scf.for %i_16 = %workgroup_1 to %slots step %c_5 iter_args(%carry_18 = %c_2) -> (index) {
            %v_19 = arith.index_cast %i_16 : index to i32
            %v_20 = memref.load %ids[%i_16] : memref<?xi32>
            %is_21 = arith.cmpi eq, %v_20, %v_2 : i32
            scf.if %is_21 {
              memref.store %v_19, %group[%carry_18] : memref<5xi32>
              %v_22 = arith.addi %carry_18, %c_5 : index
              memref.store %v_19, %group[%v_22] : memref<5xi32>
            }
            %v_23 = arith.addi %carry_18, %c_5 : index
            %v_24 = arith.select %is_21, %v_23, %carry_18 : index
            %v_25 = arith.subi %slots, %c_5 : index
            %is_26 = arith.cmpi eq, %i_16, %v_25 : index
            %is_27 = arith.cmpi eq, %v_24, %c_6 : index
            %is_28 = arith.cmpi eq, %v_24, %c_7 : index
            %v_29 = arith.andi %is_28, %is_26 : i1
            %v_30 = arith.ori %is_27, %v_29 : i1
            scf.if %v_30 {
              %v_31 = memref.load %group[%c_2] : memref<5xi32>
              %v_32 = arith.index_cast %v_31 : i32 to index
              %v_33 = memref.load %group[%c_5] : memref<5xi32>
              %v_34 = arith.index_cast %v_33 : i32 to index
              %v_35 = memref.load %group[%c_8] : memref<5xi32>
              %v_36 = arith.index_cast %v_35 : i32 to index
              %v_37 = memref.load %group[%c_7] : memref<5xi32>
              %v_38 = arith.index_cast %v_37 : i32 to index
              %v_39 = arith.divui %v_32, %c_7 : index
              %v_40 = arith.divui %v_34, %c_7 : index
              %v_41 = arith.divui %v_36, %c_7 : index
              %v_42 = arith.divui %v_38, %c_7 : index
              %v_43 = arith.addi %v_1, %c_0 : index
              %v_44 = arith.minsi %v_43, %c_9 : index
              scf.for %i_45 = %v_1 to %v_44 step %c_5 {
                %v_46 = arith.addi %i_45, %c_9 : index
                %loop_48:8 = scf.for %i_47 = %c_2 to %c_0 step %c_0 iter_args(%carry_49 = %c_10, %carry_50 = %c_10, %carry_51 = %c_10, %carry_52 = %c_10, %carry_53 = %c_10, %carry_54 = %c_10, %carry_55 = %c_10, %carry_56 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_57 = vector.load %x[%v_39, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_58 = vector.load %x[%v_40, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_59 = vector.load %x[%v_41, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_60 = vector.load %x[%v_42, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_61 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_45, %v_61], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_62 = vector.load %expert_gate_up[%v_15, %i_45, %i_47] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_63 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_49, %v_62, %v_57) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_64 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_50, %v_62, %v_58) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_65 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_51, %v_62, %v_59) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_66 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_52, %v_62, %v_60) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_67 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_46, %v_67], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_68 = vector.load %expert_gate_up[%v_15, %v_46, %i_47] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_69 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_53, %v_68, %v_57) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_70 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_54, %v_68, %v_58) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_71 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_55, %v_68, %v_59) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_72 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_56, %v_68, %v_60) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_63, %v_64, %v_65, %v_66, %v_69, %v_70, %v_71, %v_72 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_73 = vector.create_mask %c_12 : vector<32xi1>
                %v_74 = vector.maskedload %x[%v_39, %c_0], %mask_73, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_75 = vector.maskedload %x[%v_40, %c_0], %mask_73, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_76 = vector.maskedload %x[%v_41, %c_0], %mask_73, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_77 = vector.maskedload %x[%v_42, %c_0], %mask_73, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_78 = vector.maskedload %expert_gate_up[%v_15, %i_45, %c_0], %mask_73, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_79 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#0, %v_78, %v_74) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_80 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#1, %v_78, %v_75) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_81 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#2, %v_78, %v_76) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_82 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#3, %v_78, %v_77) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_83 = vector.maskedload %expert_gate_up[%v_15, %v_46, %c_0], %mask_73, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_84 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#4, %v_83, %v_74) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_85 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#5, %v_83, %v_75) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_86 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#6, %v_83, %v_76) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_87 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#7, %v_83, %v_77) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_88 = vector.shuffle %v_79, %v_79 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_89 = vector.shuffle %v_79, %v_79 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_101 = vector.shuffle %v_80, %v_80 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_102 = vector.shuffle %v_80, %v_80 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_114 = vector.shuffle %v_81, %v_81 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_115 = vector.shuffle %v_81, %v_81 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_127 = vector.shuffle %v_82, %v_82 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_128 = vector.shuffle %v_82, %v_82 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_140 = vector.shuffle %v_84, %v_84 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_141 = vector.shuffle %v_84, %v_84 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_153 = vector.shuffle %v_85, %v_85 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_154 = vector.shuffle %v_85, %v_85 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_166 = vector.shuffle %v_86, %v_86 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_167 = vector.shuffle %v_86, %v_86 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_179 = vector.shuffle %v_87, %v_87 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_180 = vector.shuffle %v_87, %v_87 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_192 = memref.load %expert_gate_up_bias[%v_15, %i_45] : memref<8x48xf32>
                %v_193 = arith.addf %sum_100, %v_192 : f32
                %v_194 = memref.load %expert_gate_up_bias[%v_15, %v_46] : memref<8x48xf32>
                %v_195 = arith.addf %sum_152, %v_194 : f32
                %is_196 = arith.cmpf ogt, %v_195, %c_14 : f32
                %v_197 = arith.select %is_196, %c_14, %v_195 : f32
                %is_198 = arith.cmpf olt, %v_197, %c_15 : f32
                %v_199 = arith.select %is_198, %c_15, %v_197 : f32
                %is_200 = arith.cmpf ogt, %v_193, %c_14 : f32
                %v_201 = arith.select %is_200, %c_14, %v_193 : f32
                %v_202 = arith.addf %v_199, %c_16 : f32
                %v_203 = arith.mulf %v_201, %c_17 : f32
                %v_204 = arith.subf %c_18, %v_203 : f32
                %is_205 = arith.cmpf ogt, %v_204, %c_19 : f32
                %v_206 = arith.select %is_205, %c_19, %v_204 : f32
                %is_207 = arith.cmpf olt, %v_206, %c_20 : f32
                %v_208 = arith.select %is_207, %c_20, %v_206 : f32
                %v_209 = arith.mulf %v_208, %c_21 : f32
                %v_210 = math.roundeven %v_209 : f32
                %acc_211 = math.fma %v_210, %c_22, %v_208 : f32
                %acc_212 = math.fma %v_210, %c_23, %acc_211 : f32
                %acc_213 = math.fma %c_24, %acc_212, %c_25 : f32
                %acc_214 = math.fma %acc_213, %acc_212, %c_26 : f32
                %acc_215 = math.fma %acc_214, %acc_212, %c_27 : f32
                %acc_216 = math.fma %acc_215, %acc_212, %c_28 : f32
                %acc_217 = math.fma %acc_216, %acc_212, %c_29 : f32
                %acc_218 = math.fma %acc_217, %acc_212, %c_16 : f32
                %acc_219 = math.fma %acc_218, %acc_212, %c_16 : f32
                %v_220 = arith.fptosi %v_210 : f32 to i32
                %v_221 = arith.shrsi %v_220, %c_30 : i32
                %v_222 = arith.subi %v_220, %v_221 : i32
                %v_223 = arith.addi %v_221, %c_32 : i32
                %v_224 = arith.shli %v_223, %c_31 : i32
                %v_225 = arith.bitcast %v_224 : i32 to f32
                %v_226 = arith.mulf %acc_219, %v_225 : f32
                %v_227 = arith.addi %v_222, %c_32 : i32
                %v_228 = arith.shli %v_227, %c_31 : i32
                %v_229 = arith.bitcast %v_228 : i32 to f32
                %v_230 = arith.mulf %v_226, %v_229 : f32
                %v_231 = arith.addf %v_230, %c_16 : f32
                %v_232 = arith.divf %c_16, %v_231 : f32
                %v_233 = arith.mulf %v_201, %v_232 : f32
                %v_234 = arith.mulf %v_202, %v_233 : f32
                %v_235 = arith.truncf %v_234 : f32 to bf16
                memref.store %v_235, %hidden[%v_32, %i_45] : memref<?x24xbf16>
                %v_236 = memref.load %expert_gate_up_bias[%v_15, %i_45] : memref<8x48xf32>
                %v_237 = arith.addf %sum_113, %v_236 : f32
                %v_238 = memref.load %expert_gate_up_bias[%v_15, %v_46] : memref<8x48xf32>
                %v_239 = arith.addf %sum_165, %v_238 : f32
                %is_240 = arith.cmpf ogt, %v_239, %c_14 : f32
                %v_241 = arith.select %is_240, %c_14, %v_239 : f32
                %is_242 = arith.cmpf olt, %v_241, %c_15 : f32
                %v_243 = arith.select %is_242, %c_15, %v_241 : f32
                %is_244 = arith.cmpf ogt, %v_237, %c_14 : f32
                %v_245 = arith.select %is_244, %c_14, %v_237 : f32
                %v_246 = arith.addf %v_243, %c_16 : f32
                %v_247 = arith.mulf %v_245, %c_17 : f32
                %v_248 = arith.subf %c_18, %v_247 : f32
                %is_249 = arith.cmpf ogt, %v_248, %c_19 : f32
                %v_250 = arith.select %is_249, %c_19, %v_248 : f32
                %is_251 = arith.cmpf olt, %v_250, %c_20 : f32
                %v_252 = arith.select %is_251, %c_20, %v_250 : f32
                %v_253 = arith.mulf %v_252, %c_21 : f32
                %v_254 = math.roundeven %v_253 : f32
                %acc_255 = math.fma %v_254, %c_22, %v_252 : f32
                %acc_256 = math.fma %v_254, %c_23, %acc_255 : f32
                %acc_257 = math.fma %c_24, %acc_256, %c_25 : f32
                %acc_258 = math.fma %acc_257, %acc_256, %c_26 : f32
                %acc_259 = math.fma %acc_258, %acc_256, %c_27 : f32
                %acc_260 = math.fma %acc_259, %acc_256, %c_28 : f32
                %acc_261 = math.fma %acc_260, %acc_256, %c_29 : f32
                %acc_262 = math.fma %acc_261, %acc_256, %c_16 : f32
                %acc_263 = math.fma %acc_262, %acc_256, %c_16 : f32
                %v_264 = arith.fptosi %v_254 : f32 to i32
                %v_265 = arith.shrsi %v_264, %c_30 : i32
                %v_266 = arith.subi %v_264, %v_265 : i32
                %v_267 = arith.addi %v_265, %c_32 : i32
                %v_268 = arith.shli %v_267, %c_31 : i32
                %v_269 = arith.bitcast %v_268 : i32 to f32
                %v_270 = arith.mulf %acc_263, %v_269 : f32
                %v_271 = arith.addi %v_266, %c_32 : i32
                %v_272 = arith.shli %v_271, %c_31 : i32
                %v_273 = arith.bitcast %v_272 : i32 to f32
                %v_274 = arith.mulf %v_270, %v_273 : f32
                %v_275 = arith.addf %v_274, %c_16 : f32
                %v_276 = arith.divf %c_16, %v_275 : f32
                %v_277 = arith.mulf %v_245, %v_276 : f32
                %v_278 = arith.mulf %v_246, %v_277 : f32
                %v_279 = arith.truncf %v_278 : f32 to bf16
                memref.store %v_279, %hidden[%v_34, %i_45] : memref<?x24xbf16>
                %v_280 = memref.load %expert_gate_up_bias[%v_15, %i_45] : memref<8x48xf32>
                %v_281 = arith.addf %sum_126, %v_280 : f32
                %v_282 = memref.load %expert_gate_up_bias[%v_15, %v_46] : memref<8x48xf32>
                %v_283 = arith.addf %sum_178, %v_282 : f32
                %is_284 = arith.cmpf ogt, %v_283, %c_14 : f32
                %v_285 = arith.select %is_284, %c_14, %v_283 : f32
                %is_286 = arith.cmpf olt, %v_285, %c_15 : f32
                %v_287 = arith.select %is_286, %c_15, %v_285 : f32
                %is_288 = arith.cmpf ogt, %v_281, %c_14 : f32
                %v_289 = arith.select %is_288, %c_14, %v_281 : f32
                %v_290 = arith.addf %v_287, %c_16 : f32
                %v_291 = arith.mulf %v_289, %c_17 : f32
                %v_292 = arith.subf %c_18, %v_291 : f32
                %is_293 = arith.cmpf ogt, %v_292, %c_19 : f32
                %v_294 = arith.select %is_293, %c_19, %v_292 : f32
                %is_295 = arith.cmpf olt, %v_294, %c_20 : f32
                %v_296 = arith.select %is_295, %c_20, %v_294 : f32
                %v_297 = arith.mulf %v_296, %c_21 : f32
                %v_298 = math.roundeven %v_297 : f32
                %acc_299 = math.fma %v_298, %c_22, %v_296 : f32
                %acc_300 = math.fma %v_298, %c_23, %acc_299 : f32
                %acc_301 = math.fma %c_24, %acc_300, %c_25 : f32
                %acc_302 = math.fma %acc_301, %acc_300, %c_26 : f32
                %acc_303 = math.fma %acc_302, %acc_300, %c_27 : f32
                %acc_304 = math.fma %acc_303, %acc_300, %c_28 : f32
                %acc_305 = math.fma %acc_304, %acc_300, %c_29 : f32
                %acc_306 = math.fma %acc_305, %acc_300, %c_16 : f32
                %acc_307 = math.fma %acc_306, %acc_300, %c_16 : f32
                %v_308 = arith.fptosi %v_298 : f32 to i32
                %v_309 = arith.shrsi %v_308, %c_30 : i32
                %v_310 = arith.subi %v_308, %v_309 : i32
                %v_311 = arith.addi %v_309, %c_32 : i32
                %v_312 = arith.shli %v_311, %c_31 : i32
                %v_313 = arith.bitcast %v_312 : i32 to f32
                %v_314 = arith.mulf %acc_307, %v_313 : f32
                %v_315 = arith.addi %v_310, %c_32 : i32
                %v_316 = arith.shli %v_315, %c_31 : i32
                %v_317 = arith.bitcast %v_316 : i32 to f32
                %v_318 = arith.mulf %v_314, %v_317 : f32
                %v_319 = arith.addf %v_318, %c_16 : f32
                %v_320 = arith.divf %c_16, %v_319 : f32
                %v_321 = arith.mulf %v_289, %v_320 : f32
                %v_322 = arith.mulf %v_290, %v_321 : f32
                %v_323 = arith.truncf %v_322 : f32 to bf16
                memref.store %v_323, %hidden[%v_36, %i_45] : memref<?x24xbf16>
                %v_324 = memref.load %expert_gate_up_bias[%v_15, %i_45] : memref<8x48xf32>
                %v_325 = arith.addf %sum_139, %v_324 : f32
                %v_326 = memref.load %expert_gate_up_bias[%v_15, %v_46] : memref<8x48xf32>
                %v_327 = arith.addf %sum_191, %v_326 : f32
                %is_328 = arith.cmpf ogt, %v_327, %c_14 : f32
                %v_329 = arith.select %is_328, %c_14, %v_327 : f32
                %is_330 = arith.cmpf olt, %v_329, %c_15 : f32
                %v_331 = arith.select %is_330, %c_15, %v_329 : f32
                %is_332 = arith.cmpf ogt, %v_325, %c_14 : f32
                %v_333 = arith.select %is_332, %c_14, %v_325 : f32
                %v_334 = arith.addf %v_331, %c_16 : f32
                %v_335 = arith.mulf %v_333, %c_17 : f32
                %v_336 = arith.subf %c_18, %v_335 : f32
                %is_337 = arith.cmpf ogt, %v_336, %c_19 : f32
                %v_338 = arith.select %is_337, %c_19, %v_336 : f32
                %is_339 = arith.cmpf olt, %v_338, %c_20 : f32
                %v_340 = arith.select %is_339, %c_20, %v_338 : f32
                %v_341 = arith.mulf %v_340, %c_21 : f32
                %v_342 = math.roundeven %v_341 : f32
                %acc_343 = math.fma %v_342, %c_22, %v_340 : f32
                %acc_344 = math.fma %v_342, %c_23, %acc_343 : f32
                %acc_345 = math.fma %c_24, %acc_344, %c_25 : f32
                %acc_346 = math.fma %acc_345, %acc_344, %c_26 : f32
                %acc_347 = math.fma %acc_346, %acc_344, %c_27 : f32
                %acc_348 = math.fma %acc_347, %acc_344, %c_28 : f32
                %acc_349 = math.fma %acc_348, %acc_344, %c_29 : f32
                %acc_350 = math.fma %acc_349, %acc_344, %c_16 : f32
                %acc_351 = math.fma %acc_350, %acc_344, %c_16 : f32
                %v_352 = arith.fptosi %v_342 : f32 to i32
                %v_353 = arith.shrsi %v_352, %c_30 : i32
                %v_354 = arith.subi %v_352, %v_353 : i32
                %v_355 = arith.addi %v_353, %c_32 : i32
                %v_356 = arith.shli %v_355, %c_31 : i32
                %v_357 = arith.bitcast %v_356 : i32 to f32
                %v_358 = arith.mulf %acc_351, %v_357 : f32
                %v_359 = arith.addi %v_354, %c_32 : i32
                %v_360 = arith.shli %v_359, %c_31 : i32
                %v_361 = arith.bitcast %v_360 : i32 to f32
                %v_362 = arith.mulf %v_358, %v_361 : f32
                %v_363 = arith.addf %v_362, %c_16 : f32
                %v_364 = arith.divf %c_16, %v_363 : f32
                %v_365 = arith.mulf %v_333, %v_364 : f32
                %v_366 = arith.mulf %v_334, %v_365 : f32
                %v_367 = arith.truncf %v_366 : f32 to bf16
                memref.store %v_367, %hidden[%v_38, %i_45] : memref<?x24xbf16>
              }
            }
            %is_368 = arith.cmpi eq, %v_24, %c_8 : index
            %v_369 = arith.andi %is_368, %is_26 : i1
            scf.if %v_369 {
              %v_370 = memref.load %group[%c_2] : memref<5xi32>
              %v_371 = arith.index_cast %v_370 : i32 to index
              %v_372 = memref.load %group[%c_5] : memref<5xi32>
              %v_373 = arith.index_cast %v_372 : i32 to index
              %v_374 = arith.divui %v_371, %c_7 : index
              %v_375 = arith.divui %v_373, %c_7 : index
              %v_376 = arith.addi %v_1, %c_0 : index
              %v_377 = arith.minsi %v_376, %c_9 : index
              scf.for %i_378 = %v_1 to %v_377 step %c_5 {
                %v_379 = arith.addi %i_378, %c_9 : index
                %loop_381:4 = scf.for %i_380 = %c_2 to %c_0 step %c_0 iter_args(%carry_382 = %c_10, %carry_383 = %c_10, %carry_384 = %c_10, %carry_385 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_386 = vector.load %x[%v_374, %i_380] : memref<?x40xbf16>, vector<32xbf16>
                  %v_387 = vector.load %x[%v_375, %i_380] : memref<?x40xbf16>, vector<32xbf16>
                  %v_388 = arith.addi %i_380, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_378, %v_388], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_389 = vector.load %expert_gate_up[%v_15, %i_378, %i_380] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_390 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_382, %v_389, %v_386) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_391 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_383, %v_389, %v_387) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_392 = arith.addi %i_380, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_379, %v_392], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_393 = vector.load %expert_gate_up[%v_15, %v_379, %i_380] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_394 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_384, %v_393, %v_386) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_395 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_385, %v_393, %v_387) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_390, %v_391, %v_394, %v_395 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_396 = vector.create_mask %c_12 : vector<32xi1>
                %v_397 = vector.maskedload %x[%v_374, %c_0], %mask_396, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_398 = vector.maskedload %x[%v_375, %c_0], %mask_396, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_399 = vector.maskedload %expert_gate_up[%v_15, %i_378, %c_0], %mask_396, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_400 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_381#0, %v_399, %v_397) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_401 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_381#1, %v_399, %v_398) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_402 = vector.maskedload %expert_gate_up[%v_15, %v_379, %c_0], %mask_396, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_403 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_381#2, %v_402, %v_397) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_404 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_381#3, %v_402, %v_398) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_405 = vector.shuffle %v_400, %v_400 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_406 = vector.shuffle %v_400, %v_400 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_407 = arith.addf %v_405, %v_406 : vector<8xf32>
                %v_408 = vector.shuffle %v_407, %v_407 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_409 = vector.shuffle %v_407, %v_407 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_410 = arith.addf %v_408, %v_409 : vector<4xf32>
                %v_411 = vector.shuffle %v_410, %v_410 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_412 = vector.shuffle %v_410, %v_410 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_413 = arith.addf %v_411, %v_412 : vector<2xf32>
                %v_414 = vector.shuffle %v_413, %v_413 [0] : vector<2xf32>, vector<2xf32>
                %v_415 = vector.shuffle %v_413, %v_413 [1] : vector<2xf32>, vector<2xf32>
                %v_416 = arith.addf %v_414, %v_415 : vector<1xf32>
                %sum_417 = vector.extract %v_416[0] : f32 from vector<1xf32>
                %v_418 = vector.shuffle %v_401, %v_401 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_419 = vector.shuffle %v_401, %v_401 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_420 = arith.addf %v_418, %v_419 : vector<8xf32>
                %v_421 = vector.shuffle %v_420, %v_420 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_422 = vector.shuffle %v_420, %v_420 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_423 = arith.addf %v_421, %v_422 : vector<4xf32>
                %v_424 = vector.shuffle %v_423, %v_423 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_425 = vector.shuffle %v_423, %v_423 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_426 = arith.addf %v_424, %v_425 : vector<2xf32>
                %v_427 = vector.shuffle %v_426, %v_426 [0] : vector<2xf32>, vector<2xf32>
                %v_428 = vector.shuffle %v_426, %v_426 [1] : vector<2xf32>, vector<2xf32>
                %v_429 = arith.addf %v_427, %v_428 : vector<1xf32>
                %sum_430 = vector.extract %v_429[0] : f32 from vector<1xf32>
                %v_431 = vector.shuffle %v_403, %v_403 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_432 = vector.shuffle %v_403, %v_403 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_433 = arith.addf %v_431, %v_432 : vector<8xf32>
                %v_434 = vector.shuffle %v_433, %v_433 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_435 = vector.shuffle %v_433, %v_433 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_436 = arith.addf %v_434, %v_435 : vector<4xf32>
                %v_437 = vector.shuffle %v_436, %v_436 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_438 = vector.shuffle %v_436, %v_436 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_439 = arith.addf %v_437, %v_438 : vector<2xf32>
                %v_440 = vector.shuffle %v_439, %v_439 [0] : vector<2xf32>, vector<2xf32>
                %v_441 = vector.shuffle %v_439, %v_439 [1] : vector<2xf32>, vector<2xf32>
                %v_442 = arith.addf %v_440, %v_441 : vector<1xf32>
                %sum_443 = vector.extract %v_442[0] : f32 from vector<1xf32>
                %v_444 = vector.shuffle %v_404, %v_404 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_445 = vector.shuffle %v_404, %v_404 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_446 = arith.addf %v_444, %v_445 : vector<8xf32>
                %v_447 = vector.shuffle %v_446, %v_446 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_448 = vector.shuffle %v_446, %v_446 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_449 = arith.addf %v_447, %v_448 : vector<4xf32>
                %v_450 = vector.shuffle %v_449, %v_449 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_451 = vector.shuffle %v_449, %v_449 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_452 = arith.addf %v_450, %v_451 : vector<2xf32>
                %v_453 = vector.shuffle %v_452, %v_452 [0] : vector<2xf32>, vector<2xf32>
                %v_454 = vector.shuffle %v_452, %v_452 [1] : vector<2xf32>, vector<2xf32>
                %v_455 = arith.addf %v_453, %v_454 : vector<1xf32>
                %sum_456 = vector.extract %v_455[0] : f32 from vector<1xf32>
                %v_457 = memref.load %expert_gate_up_bias[%v_15, %i_378] : memref<8x48xf32>
                %v_458 = arith.addf %sum_417, %v_457 : f32
                %v_459 = memref.load %expert_gate_up_bias[%v_15, %v_379] : memref<8x48xf32>
                %v_460 = arith.addf %sum_443, %v_459 : f32
                %is_461 = arith.cmpf ogt, %v_460, %c_14 : f32
                %v_462 = arith.select %is_461, %c_14, %v_460 : f32
                %is_463 = arith.cmpf olt, %v_462, %c_15 : f32
                %v_464 = arith.select %is_463, %c_15, %v_462 : f32
                %is_465 = arith.cmpf ogt, %v_458, %c_14 : f32
                %v_466 = arith.select %is_465, %c_14, %v_458 : f32
                %v_467 = arith.addf %v_464, %c_16 : f32
                %v_468 = arith.mulf %v_466, %c_17 : f32
                %v_469 = arith.subf %c_18, %v_468 : f32
                %is_470 = arith.cmpf ogt, %v_469, %c_19 : f32
                %v_471 = arith.select %is_470, %c_19, %v_469 : f32
                %is_472 = arith.cmpf olt, %v_471, %c_20 : f32
                %v_473 = arith.select %is_472, %c_20, %v_471 : f32
                %v_474 = arith.mulf %v_473, %c_21 : f32
                %v_475 = math.roundeven %v_474 : f32
                %acc_476 = math.fma %v_475, %c_22, %v_473 : f32
                %acc_477 = math.fma %v_475, %c_23, %acc_476 : f32
                %acc_478 = math.fma %c_24, %acc_477, %c_25 : f32
                %acc_479 = math.fma %acc_478, %acc_477, %c_26 : f32
                %acc_480 = math.fma %acc_479, %acc_477, %c_27 : f32
                %acc_481 = math.fma %acc_480, %acc_477, %c_28 : f32
                %acc_482 = math.fma %acc_481, %acc_477, %c_29 : f32
                %acc_483 = math.fma %acc_482, %acc_477, %c_16 : f32
                %acc_484 = math.fma %acc_483, %acc_477, %c_16 : f32
                %v_485 = arith.fptosi %v_475 : f32 to i32
                %v_486 = arith.shrsi %v_485, %c_30 : i32
                %v_487 = arith.subi %v_485, %v_486 : i32
                %v_488 = arith.addi %v_486, %c_32 : i32
                %v_489 = arith.shli %v_488, %c_31 : i32
                %v_490 = arith.bitcast %v_489 : i32 to f32
                %v_491 = arith.mulf %acc_484, %v_490 : f32
                %v_492 = arith.addi %v_487, %c_32 : i32
                %v_493 = arith.shli %v_492, %c_31 : i32
                %v_494 = arith.bitcast %v_493 : i32 to f32
                %v_495 = arith.mulf %v_491, %v_494 : f32
                %v_496 = arith.addf %v_495, %c_16 : f32
                %v_497 = arith.divf %c_16, %v_496 : f32
                %v_498 = arith.mulf %v_466, %v_497 : f32
                %v_499 = arith.mulf %v_467, %v_498 : f32
                %v_500 = arith.truncf %v_499 : f32 to bf16
                memref.store %v_500, %hidden[%v_371, %i_378] : memref<?x24xbf16>
                %v_501 = memref.load %expert_gate_up_bias[%v_15, %i_378] : memref<8x48xf32>
                %v_502 = arith.addf %sum_430, %v_501 : f32
                %v_503 = memref.load %expert_gate_up_bias[%v_15, %v_379] : memref<8x48xf32>
                %v_504 = arith.addf %sum_456, %v_503 : f32
                %is_505 = arith.cmpf ogt, %v_504, %c_14 : f32
                %v_506 = arith.select %is_505, %c_14, %v_504 : f32
                %is_507 = arith.cmpf olt, %v_506, %c_15 : f32
                %v_508 = arith.select %is_507, %c_15, %v_506 : f32
                %is_509 = arith.cmpf ogt, %v_502, %c_14 : f32
                %v_510 = arith.select %is_509, %c_14, %v_502 : f32
                %v_511 = arith.addf %v_508, %c_16 : f32
                %v_512 = arith.mulf %v_510, %c_17 : f32
                %v_513 = arith.subf %c_18, %v_512 : f32
                %is_514 = arith.cmpf ogt, %v_513, %c_19 : f32
                %v_515 = arith.select %is_514, %c_19, %v_513 : f32
                %is_516 = arith.cmpf olt, %v_515, %c_20 : f32
                %v_517 = arith.select %is_516, %c_20, %v_515 : f32
                %v_518 = arith.mulf %v_517, %c_21 : f32
                %v_519 = math.roundeven %v_518 : f32
                %acc_520 = math.fma %v_519, %c_22, %v_517 : f32
                %acc_521 = math.fma %v_519, %c_23, %acc_520 : f32
                %acc_522 = math.fma %c_24, %acc_521, %c_25 : f32
                %acc_523 = math.fma %acc_522, %acc_521, %c_26 : f32
                %acc_524 = math.fma %acc_523, %acc_521, %c_27 : f32
                %acc_525 = math.fma %acc_524, %acc_521, %c_28 : f32
                %acc_526 = math.fma %acc_525, %acc_521, %c_29 : f32
                %acc_527 = math.fma %acc_526, %acc_521, %c_16 : f32
                %acc_528 = math.fma %acc_527, %acc_521, %c_16 : f32
                %v_529 = arith.fptosi %v_519 : f32 to i32
                %v_530 = arith.shrsi %v_529, %c_30 : i32
                %v_531 = arith.subi %v_529, %v_530 : i32
                %v_532 = arith.addi %v_530, %c_32 : i32
                %v_533 = arith.shli %v_532, %c_31 : i32
                %v_534 = arith.bitcast %v_533 : i32 to f32
                %v_535 = arith.mulf %acc_528, %v_534 : f32
                %v_536 = arith.addi %v_531, %c_32 : i32
                %v_537 = arith.shli %v_536, %c_31 : i32
                %v_538 = arith.bitcast %v_537 : i32 to f32
                %v_539 = arith.mulf %v_535, %v_538 : f32
                %v_540 = arith.addf %v_539, %c_16 : f32
                %v_541 = arith.divf %c_16, %v_540 : f32
                %v_542 = arith.mulf %v_510, %v_541 : f32
                %v_543 = arith.mulf %v_511, %v_542 : f32
                %v_544 = arith.truncf %v_543 : f32 to bf16
                memref.store %v_544, %hidden[%v_373, %i_378] : memref<?x24xbf16>
              }
            }
            %is_545 = arith.cmpi eq, %v_24, %c_5 : index
            %v_546 = arith.andi %is_545, %is_26 : i1
            scf.if %v_546 {
              %v_547 = memref.load %group[%c_2] : memref<5xi32>
              %v_548 = arith.index_cast %v_547 : i32 to index
              %v_549 = arith.divui %v_548, %c_7 : index
              %v_550 = arith.addi %v_1, %c_0 : index
              %v_551 = arith.minsi %v_550, %c_9 : index
              scf.for %i_552 = %v_1 to %v_551 step %c_5 {
                %v_553 = arith.addi %i_552, %c_9 : index
                %loop_555:2 = scf.for %i_554 = %c_2 to %c_0 step %c_0 iter_args(%carry_556 = %c_10, %carry_557 = %c_10) -> (vector<16xf32>, vector<16xf32>) {
                  %v_558 = vector.load %x[%v_549, %i_554] : memref<?x40xbf16>, vector<32xbf16>
                  %v_559 = arith.addi %i_554, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_552, %v_559], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_560 = vector.load %expert_gate_up[%v_15, %i_552, %i_554] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_561 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_556, %v_560, %v_558) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_562 = arith.addi %i_554, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_553, %v_562], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_563 = vector.load %expert_gate_up[%v_15, %v_553, %i_554] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_564 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_557, %v_563, %v_558) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_561, %v_564 : vector<16xf32>, vector<16xf32>
                }
                %mask_565 = vector.create_mask %c_12 : vector<32xi1>
                %v_566 = vector.maskedload %x[%v_549, %c_0], %mask_565, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_567 = vector.maskedload %expert_gate_up[%v_15, %i_552, %c_0], %mask_565, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_568 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_555#0, %v_567, %v_566) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_569 = vector.maskedload %expert_gate_up[%v_15, %v_553, %c_0], %mask_565, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_570 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_555#1, %v_569, %v_566) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_571 = vector.shuffle %v_568, %v_568 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_572 = vector.shuffle %v_568, %v_568 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_573 = arith.addf %v_571, %v_572 : vector<8xf32>
                %v_574 = vector.shuffle %v_573, %v_573 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_575 = vector.shuffle %v_573, %v_573 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_576 = arith.addf %v_574, %v_575 : vector<4xf32>
                %v_577 = vector.shuffle %v_576, %v_576 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_578 = vector.shuffle %v_576, %v_576 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_579 = arith.addf %v_577, %v_578 : vector<2xf32>
                %v_580 = vector.shuffle %v_579, %v_579 [0] : vector<2xf32>, vector<2xf32>
                %v_581 = vector.shuffle %v_579, %v_579 [1] : vector<2xf32>, vector<2xf32>
                %v_582 = arith.addf %v_580, %v_581 : vector<1xf32>
                %sum_583 = vector.extract %v_582[0] : f32 from vector<1xf32>
                %v_584 = vector.shuffle %v_570, %v_570 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_585 = vector.shuffle %v_570, %v_570 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_586 = arith.addf %v_584, %v_585 : vector<8xf32>
                %v_587 = vector.shuffle %v_586, %v_586 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_588 = vector.shuffle %v_586, %v_586 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_589 = arith.addf %v_587, %v_588 : vector<4xf32>
                %v_590 = vector.shuffle %v_589, %v_589 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_591 = vector.shuffle %v_589, %v_589 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_592 = arith.addf %v_590, %v_591 : vector<2xf32>
                %v_593 = vector.shuffle %v_592, %v_592 [0] : vector<2xf32>, vector<2xf32>
                %v_594 = vector.shuffle %v_592, %v_592 [1] : vector<2xf32>, vector<2xf32>
                %v_595 = arith.addf %v_593, %v_594 : vector<1xf32>
                %sum_596 = vector.extract %v_595[0] : f32 from vector<1xf32>
                %v_597 = memref.load %expert_gate_up_bias[%v_15, %i_552] : memref<8x48xf32>
                %v_598 = arith.addf %sum_583, %v_597 : f32
                %v_599 = memref.load %expert_gate_up_bias[%v_15, %v_553] : memref<8x48xf32>
                %v_600 = arith.addf %sum_596, %v_599 : f32
                %is_601 = arith.cmpf ogt, %v_600, %c_14 : f32
                %v_602 = arith.select %is_601, %c_14, %v_600 : f32
                %is_603 = arith.cmpf olt, %v_602, %c_15 : f32
                %v_604 = arith.select %is_603, %c_15, %v_602 : f32
                %is_605 = arith.cmpf ogt, %v_598, %c_14 : f32
                %v_606 = arith.select %is_605, %c_14, %v_598 : f32
                %v_607 = arith.addf %v_604, %c_16 : f32
                %v_608 = arith.mulf %v_606, %c_17 : f32
                %v_609 = arith.subf %c_18, %v_608 : f32
                %is_610 = arith.cmpf ogt, %v_609, %c_19 : f32
                %v_611 = arith.select %is_610, %c_19, %v_609 : f32
                %is_612 = arith.cmpf olt, %v_611, %c_20 : f32
                %v_613 = arith.select %is_612, %c_20, %v_611 : f32
                %v_614 = arith.mulf %v_613, %c_21 : f32
                %v_615 = math.roundeven %v_614 : f32
                %acc_616 = math.fma %v_615, %c_22, %v_613 : f32
                %acc_617 = math.fma %v_615, %c_23, %acc_616 : f32
                %acc_618 = math.fma %c_24, %acc_617, %c_25 : f32
                %acc_619 = math.fma %acc_618, %acc_617, %c_26 : f32
                %acc_620 = math.fma %acc_619, %acc_617, %c_27 : f32
                %acc_621 = math.fma %acc_620, %acc_617, %c_28 : f32
                %acc_622 = math.fma %acc_621, %acc_617, %c_29 : f32
                %acc_623 = math.fma %acc_622, %acc_617, %c_16 : f32
                %acc_624 = math.fma %acc_623, %acc_617, %c_16 : f32
                %v_625 = arith.fptosi %v_615 : f32 to i32
                %v_626 = arith.shrsi %v_625, %c_30 : i32
                %v_627 = arith.subi %v_625, %v_626 : i32
                %v_628 = arith.addi %v_626, %c_32 : i32
                %v_629 = arith.shli %v_628, %c_31 : i32
                %v_630 = arith.bitcast %v_629 : i32 to f32
                %v_631 = arith.mulf %acc_624, %v_630 : f32
                %v_632 = arith.addi %v_627, %c_32 : i32
                %v_633 = arith.shli %v_632, %c_31 : i32
                %v_634 = arith.bitcast %v_633 : i32 to f32
                %v_635 = arith.mulf %v_631, %v_634 : f32
                %v_636 = arith.addf %v_635, %c_16 : f32
                %v_637 = arith.divf %c_16, %v_636 : f32
                %v_638 = arith.mulf %v_606, %v_637 : f32
                %v_639 = arith.mulf %v_607, %v_638 : f32
                %v_640 = arith.truncf %v_639 : f32 to bf16
                memref.store %v_640, %hidden[%v_548, %i_552] : memref<?x24xbf16>
              }
            }
            %is_641 = arith.cmpi eq, %v_24, %c_6 : index
            %v_642 = arith.select %is_641, %c_2, %v_24 : index
            scf.yield %v_642 : index
          }
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %expert_down_bias_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant false
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant dense<0> : vector<16xi32>
        %c_7 = arith.constant 1024 : index
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant 3 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant 39 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 24 : index
        %c_14 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_15 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_16 = arith.constant dense<1> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xbf16>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_2] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<8x40x24xbf16>
        %expert_down_bias = stream.binding.subspan %expert_down_bias_binding[%c_2] : !stream.binding -> memref<8x40xf32>
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
            %v_19 = arith.addi %i_4, %c_3 : index
            %is_20 = arith.cmpi eq, %v_19, %slots : index
            %v_21 = arith.select %is_20, %c_2, %v_19 : index
            %v_22 = arith.addi %v_1, %c_0 : index
            %v_23 = arith.select %is_20, %v_22, %v_1 : index
            %v_24 = memref.load %ids[%v_21] : memref<?xi32>
            %v_25 = arith.index_cast %v_24 : i32 to index
            scf.for %i_26 = %c_2 to %c_7 step %c_0 {
              memref.prefetch %expert_down[%v_25, %v_23, %i_26], read, locality<3>, data : memref<8x40x24xbf16>
            }
            %v_27 = arith.addi %v_23, %c_5 : index
            scf.for %i_28 = %c_2 to %c_7 step %c_0 {
              memref.prefetch %expert_down[%v_25, %v_27, %i_28], read, locality<3>, data : memref<8x40x24xbf16>
            }
            %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
            %loop_30:1 = scf.for %i_29 = %i_4 to %slots step %c_3 iter_args(%carry_31 = %c_2) -> (index) {
              %v_32 = arith.index_cast %i_29 : index to i32
              %v_33 = memref.load %ids[%i_29] : memref<?xi32>
              %is_34 = arith.cmpi eq, %v_33, %v_5 : i32
              scf.if %is_34 {
                memref.store %v_32, %group[%carry_31] : memref<5xi32>
                %v_35 = arith.addi %carry_31, %c_3 : index
                memref.store %v_32, %group[%v_35] : memref<5xi32>
              }
              %v_36 = arith.addi %carry_31, %c_3 : index
              %v_37 = arith.select %is_34, %v_36, %carry_31 : index
              %v_38 = arith.subi %slots, %c_3 : index
              %is_39 = arith.cmpi eq, %i_29, %v_38 : index
              %is_40 = arith.cmpi eq, %v_37, %c_8 : index
              %is_41 = arith.cmpi eq, %v_37, %c_9 : index
              %v_42 = arith.andi %is_41, %is_39 : i1
              %v_43 = arith.ori %is_40, %v_42 : i1
              scf.if %v_43 {
                %v_44 = memref.load %group[%c_2] : memref<5xi32>
                %v_45 = arith.index_cast %v_44 : i32 to index
                %v_46 = memref.load %group[%c_3] : memref<5xi32>
                %v_47 = arith.index_cast %v_46 : i32 to index
                %v_48 = memref.load %group[%c_10] : memref<5xi32>
                %v_49 = arith.index_cast %v_48 : i32 to index
                %v_50 = memref.load %group[%c_9] : memref<5xi32>
                %v_51 = arith.index_cast %v_50 : i32 to index
                %v_52 = arith.addi %v_1, %c_5 : index
                %v_53 = arith.minsi %v_52, %c_1 : index
                scf.for %i_54 = %v_1 to %v_53 step %c_3 {
                  %v_55 = arith.addi %i_54, %c_5 : index
                  %v_56 = arith.minsi %v_55, %c_11 : index
                  %loop_58:8 = scf.for %i_57 = %c_2 to %c_2 step %c_0 iter_args(%carry_59 = %c_12, %carry_60 = %c_12, %carry_61 = %c_12, %carry_62 = %c_12, %carry_63 = %c_12, %carry_64 = %c_12, %carry_65 = %c_12, %carry_66 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_67 = vector.load %hidden[%v_45, %i_57] : memref<?x24xbf16>, vector<32xbf16>
                    %v_68 = vector.load %hidden[%v_47, %i_57] : memref<?x24xbf16>, vector<32xbf16>
                    %v_69 = vector.load %hidden[%v_49, %i_57] : memref<?x24xbf16>, vector<32xbf16>
                    %v_70 = vector.load %hidden[%v_51, %i_57] : memref<?x24xbf16>, vector<32xbf16>
                    %v_71 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_54, %v_71], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_72 = vector.load %expert_down[%v_18, %i_54, %i_57] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_73 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_59, %v_72, %v_67) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_74 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_60, %v_72, %v_68) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_75 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_61, %v_72, %v_69) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_76 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_62, %v_72, %v_70) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_77 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_56, %v_77], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_78 = vector.load %expert_down[%v_18, %v_56, %i_57] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_79 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_63, %v_78, %v_67) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_80 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_64, %v_78, %v_68) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_81 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_65, %v_78, %v_69) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_82 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_66, %v_78, %v_70) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_73, %v_74, %v_75, %v_76, %v_79, %v_80, %v_81, %v_82 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %mask_83 = vector.create_mask %c_13 : vector<32xi1>
                  %v_84 = vector.maskedload %hidden[%v_45, %c_2], %mask_83, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_85 = vector.maskedload %hidden[%v_47, %c_2], %mask_83, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_86 = vector.maskedload %hidden[%v_49, %c_2], %mask_83, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_87 = vector.maskedload %hidden[%v_51, %c_2], %mask_83, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_88 = vector.maskedload %expert_down[%v_18, %i_54, %c_2], %mask_83, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_89 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#0, %v_88, %v_84) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_90 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#1, %v_88, %v_85) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_91 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#2, %v_88, %v_86) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_92 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#3, %v_88, %v_87) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_93 = vector.maskedload %expert_down[%v_18, %v_56, %c_2], %mask_83, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_94 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#4, %v_93, %v_84) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_95 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#5, %v_93, %v_85) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_96 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#6, %v_93, %v_86) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_97 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_58#7, %v_93, %v_87) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_98 = vector.shuffle %v_89, %v_89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_99 = vector.shuffle %v_89, %v_89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_100 = arith.addf %v_98, %v_99 : vector<8xf32>
                  %v_101 = vector.shuffle %v_100, %v_100 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_102 = vector.shuffle %v_100, %v_100 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_103 = arith.addf %v_101, %v_102 : vector<4xf32>
                  %v_104 = vector.shuffle %v_103, %v_103 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_105 = vector.shuffle %v_103, %v_103 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_106 = arith.addf %v_104, %v_105 : vector<2xf32>
                  %v_107 = vector.shuffle %v_106, %v_106 [0] : vector<2xf32>, vector<2xf32>
                  %v_108 = vector.shuffle %v_106, %v_106 [1] : vector<2xf32>, vector<2xf32>
                  %v_109 = arith.addf %v_107, %v_108 : vector<1xf32>
                  %sum_110 = vector.extract %v_109[0] : f32 from vector<1xf32>
                  %v_111 = vector.shuffle %v_90, %v_90 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_112 = vector.shuffle %v_90, %v_90 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_113 = arith.addf %v_111, %v_112 : vector<8xf32>
                  %v_114 = vector.shuffle %v_113, %v_113 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_115 = vector.shuffle %v_113, %v_113 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_116 = arith.addf %v_114, %v_115 : vector<4xf32>
                  %v_117 = vector.shuffle %v_116, %v_116 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_118 = vector.shuffle %v_116, %v_116 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_119 = arith.addf %v_117, %v_118 : vector<2xf32>
                  %v_120 = vector.shuffle %v_119, %v_119 [0] : vector<2xf32>, vector<2xf32>
                  %v_121 = vector.shuffle %v_119, %v_119 [1] : vector<2xf32>, vector<2xf32>
                  %v_122 = arith.addf %v_120, %v_121 : vector<1xf32>
                  %sum_123 = vector.extract %v_122[0] : f32 from vector<1xf32>
                  %v_124 = vector.shuffle %v_91, %v_91 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_125 = vector.shuffle %v_91, %v_91 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_126 = arith.addf %v_124, %v_125 : vector<8xf32>
                  %v_127 = vector.shuffle %v_126, %v_126 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_128 = vector.shuffle %v_126, %v_126 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_129 = arith.addf %v_127, %v_128 : vector<4xf32>
                  %v_130 = vector.shuffle %v_129, %v_129 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_131 = vector.shuffle %v_129, %v_129 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_132 = arith.addf %v_130, %v_131 : vector<2xf32>
                  %v_133 = vector.shuffle %v_132, %v_132 [0] : vector<2xf32>, vector<2xf32>
                  %v_134 = vector.shuffle %v_132, %v_132 [1] : vector<2xf32>, vector<2xf32>
                  %v_135 = arith.addf %v_133, %v_134 : vector<1xf32>
                  %sum_136 = vector.extract %v_135[0] : f32 from vector<1xf32>
                  %v_137 = vector.shuffle %v_92, %v_92 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_138 = vector.shuffle %v_92, %v_92 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_139 = arith.addf %v_137, %v_138 : vector<8xf32>
                  %v_140 = vector.shuffle %v_139, %v_139 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_141 = vector.shuffle %v_139, %v_139 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_142 = arith.addf %v_140, %v_141 : vector<4xf32>
                  %v_143 = vector.shuffle %v_142, %v_142 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_144 = vector.shuffle %v_142, %v_142 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_145 = arith.addf %v_143, %v_144 : vector<2xf32>
                  %v_146 = vector.shuffle %v_145, %v_145 [0] : vector<2xf32>, vector<2xf32>
                  %v_147 = vector.shuffle %v_145, %v_145 [1] : vector<2xf32>, vector<2xf32>
                  %v_148 = arith.addf %v_146, %v_147 : vector<1xf32>
                  %sum_149 = vector.extract %v_148[0] : f32 from vector<1xf32>
                  %v_150 = vector.shuffle %v_94, %v_94 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_151 = vector.shuffle %v_94, %v_94 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_163 = vector.shuffle %v_95, %v_95 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_164 = vector.shuffle %v_95, %v_95 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_176 = vector.shuffle %v_96, %v_96 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_177 = vector.shuffle %v_96, %v_96 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_189 = vector.shuffle %v_97, %v_97 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_190 = vector.shuffle %v_97, %v_97 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_202 = memref.load %expert_down_bias[%v_18, %i_54] : memref<8x40xf32>
                  %v_203 = arith.addf %sum_110, %v_202 : f32
                  memref.store %v_203, %outputs[%v_45, %i_54] : memref<?x40xf32>
                  %v_204 = memref.load %expert_down_bias[%v_18, %i_54] : memref<8x40xf32>
                  %v_205 = arith.addf %sum_123, %v_204 : f32
                  memref.store %v_205, %outputs[%v_47, %i_54] : memref<?x40xf32>
                  %v_206 = memref.load %expert_down_bias[%v_18, %i_54] : memref<8x40xf32>
                  %v_207 = arith.addf %sum_136, %v_206 : f32
                  memref.store %v_207, %outputs[%v_49, %i_54] : memref<?x40xf32>
                  %v_208 = memref.load %expert_down_bias[%v_18, %i_54] : memref<8x40xf32>
                  %v_209 = arith.addf %sum_149, %v_208 : f32
                  memref.store %v_209, %outputs[%v_51, %i_54] : memref<?x40xf32>
                  %v_210 = memref.load %expert_down_bias[%v_18, %v_56] : memref<8x40xf32>
                  %v_211 = arith.addf %sum_162, %v_210 : f32
                  memref.store %v_211, %outputs[%v_45, %v_56] : memref<?x40xf32>
                  %v_212 = memref.load %expert_down_bias[%v_18, %v_56] : memref<8x40xf32>
                  %v_213 = arith.addf %sum_175, %v_212 : f32
                  memref.store %v_213, %outputs[%v_47, %v_56] : memref<?x40xf32>
                  %v_214 = memref.load %expert_down_bias[%v_18, %v_56] : memref<8x40xf32>
                  %v_215 = arith.addf %sum_188, %v_214 : f32
                  memref.store %v_215, %outputs[%v_49, %v_56] : memref<?x40xf32>
                  %v_216 = memref.load %expert_down_bias[%v_18, %v_56] : memref<8x40xf32>
                  %v_217 = arith.addf %sum_201, %v_216 : f32
                  memref.store %v_217, %outputs[%v_51, %v_56] : memref<?x40xf32>
                }
              }
              %is_218 = arith.cmpi eq, %v_37, %c_10 : index
              %v_219 = arith.andi %is_218, %is_39 : i1
              scf.if %v_219 {
                %v_220 = memref.load %group[%c_2] : memref<5xi32>
                %v_221 = arith.index_cast %v_220 : i32 to index
                %v_222 = memref.load %group[%c_3] : memref<5xi32>
                %v_223 = arith.index_cast %v_222 : i32 to index
                %v_224 = arith.addi %v_1, %c_5 : index
                %v_225 = arith.minsi %v_224, %c_1 : index
                scf.for %i_226 = %v_1 to %v_225 step %c_3 {
                  %v_227 = arith.addi %i_226, %c_5 : index
                  %v_228 = arith.minsi %v_227, %c_11 : index
                  %loop_230:4 = scf.for %i_229 = %c_2 to %c_2 step %c_0 iter_args(%carry_231 = %c_12, %carry_232 = %c_12, %carry_233 = %c_12, %carry_234 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_235 = vector.load %hidden[%v_221, %i_229] : memref<?x24xbf16>, vector<32xbf16>
                    %v_236 = vector.load %hidden[%v_223, %i_229] : memref<?x24xbf16>, vector<32xbf16>
                    %v_237 = arith.addi %i_229, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_226, %v_237], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_238 = vector.load %expert_down[%v_18, %i_226, %i_229] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_239 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_231, %v_238, %v_235) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_240 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_232, %v_238, %v_236) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_241 = arith.addi %i_229, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_228, %v_241], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_242 = vector.load %expert_down[%v_18, %v_228, %i_229] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_243 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_233, %v_242, %v_235) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_244 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_234, %v_242, %v_236) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_239, %v_240, %v_243, %v_244 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %mask_245 = vector.create_mask %c_13 : vector<32xi1>
                  %v_246 = vector.maskedload %hidden[%v_221, %c_2], %mask_245, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_247 = vector.maskedload %hidden[%v_223, %c_2], %mask_245, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_248 = vector.maskedload %expert_down[%v_18, %i_226, %c_2], %mask_245, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_249 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_230#0, %v_248, %v_246) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_250 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_230#1, %v_248, %v_247) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_251 = vector.maskedload %expert_down[%v_18, %v_228, %c_2], %mask_245, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_252 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_230#2, %v_251, %v_246) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_253 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_230#3, %v_251, %v_247) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_254 = vector.shuffle %v_249, %v_249 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_255 = vector.shuffle %v_249, %v_249 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_256 = arith.addf %v_254, %v_255 : vector<8xf32>
                  %v_257 = vector.shuffle %v_256, %v_256 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_258 = vector.shuffle %v_256, %v_256 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_259 = arith.addf %v_257, %v_258 : vector<4xf32>
                  %v_260 = vector.shuffle %v_259, %v_259 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_261 = vector.shuffle %v_259, %v_259 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_262 = arith.addf %v_260, %v_261 : vector<2xf32>
                  %v_263 = vector.shuffle %v_262, %v_262 [0] : vector<2xf32>, vector<2xf32>
                  %v_264 = vector.shuffle %v_262, %v_262 [1] : vector<2xf32>, vector<2xf32>
                  %v_265 = arith.addf %v_263, %v_264 : vector<1xf32>
                  %sum_266 = vector.extract %v_265[0] : f32 from vector<1xf32>
                  %v_267 = vector.shuffle %v_250, %v_250 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_268 = vector.shuffle %v_250, %v_250 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_269 = arith.addf %v_267, %v_268 : vector<8xf32>
                  %v_270 = vector.shuffle %v_269, %v_269 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_271 = vector.shuffle %v_269, %v_269 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_272 = arith.addf %v_270, %v_271 : vector<4xf32>
                  %v_273 = vector.shuffle %v_272, %v_272 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_274 = vector.shuffle %v_272, %v_272 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_275 = arith.addf %v_273, %v_274 : vector<2xf32>
                  %v_276 = vector.shuffle %v_275, %v_275 [0] : vector<2xf32>, vector<2xf32>
                  %v_277 = vector.shuffle %v_275, %v_275 [1] : vector<2xf32>, vector<2xf32>
                  %v_278 = arith.addf %v_276, %v_277 : vector<1xf32>
                  %sum_279 = vector.extract %v_278[0] : f32 from vector<1xf32>
                  %v_280 = vector.shuffle %v_252, %v_252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_281 = vector.shuffle %v_252, %v_252 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_282 = arith.addf %v_280, %v_281 : vector<8xf32>
                  %v_283 = vector.shuffle %v_282, %v_282 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_284 = vector.shuffle %v_282, %v_282 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_285 = arith.addf %v_283, %v_284 : vector<4xf32>
                  %v_286 = vector.shuffle %v_285, %v_285 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_287 = vector.shuffle %v_285, %v_285 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_288 = arith.addf %v_286, %v_287 : vector<2xf32>
                  %v_289 = vector.shuffle %v_288, %v_288 [0] : vector<2xf32>, vector<2xf32>
                  %v_290 = vector.shuffle %v_288, %v_288 [1] : vector<2xf32>, vector<2xf32>
                  %v_291 = arith.addf %v_289, %v_290 : vector<1xf32>
                  %sum_292 = vector.extract %v_291[0] : f32 from vector<1xf32>
                  %v_293 = vector.shuffle %v_253, %v_253 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_294 = vector.shuffle %v_253, %v_253 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_295 = arith.addf %v_293, %v_294 : vector<8xf32>
                  %v_296 = vector.shuffle %v_295, %v_295 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_297 = vector.shuffle %v_295, %v_295 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_298 = arith.addf %v_296, %v_297 : vector<4xf32>
                  %v_299 = vector.shuffle %v_298, %v_298 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_300 = vector.shuffle %v_298, %v_298 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_301 = arith.addf %v_299, %v_300 : vector<2xf32>
                  %v_302 = vector.shuffle %v_301, %v_301 [0] : vector<2xf32>, vector<2xf32>
                  %v_303 = vector.shuffle %v_301, %v_301 [1] : vector<2xf32>, vector<2xf32>
                  %v_304 = arith.addf %v_302, %v_303 : vector<1xf32>
                  %sum_305 = vector.extract %v_304[0] : f32 from vector<1xf32>
                  %v_306 = memref.load %expert_down_bias[%v_18, %i_226] : memref<8x40xf32>
                  %v_307 = arith.addf %sum_266, %v_306 : f32
                  memref.store %v_307, %outputs[%v_221, %i_226] : memref<?x40xf32>
                  %v_308 = memref.load %expert_down_bias[%v_18, %i_226] : memref<8x40xf32>
                  %v_309 = arith.addf %sum_279, %v_308 : f32
                  memref.store %v_309, %outputs[%v_223, %i_226] : memref<?x40xf32>
                  %v_310 = memref.load %expert_down_bias[%v_18, %v_228] : memref<8x40xf32>
                  %v_311 = arith.addf %sum_292, %v_310 : f32
                  memref.store %v_311, %outputs[%v_221, %v_228] : memref<?x40xf32>
                  %v_312 = memref.load %expert_down_bias[%v_18, %v_228] : memref<8x40xf32>
                  %v_313 = arith.addf %sum_305, %v_312 : f32
                  memref.store %v_313, %outputs[%v_223, %v_228] : memref<?x40xf32>
                }
              }
              %is_314 = arith.cmpi eq, %v_37, %c_3 : index
              %v_315 = arith.andi %is_314, %is_39 : i1
              scf.if %v_315 {
                %v_316 = memref.load %group[%c_2] : memref<5xi32>
                %v_317 = arith.index_cast %v_316 : i32 to index
                %v_318 = arith.addi %v_1, %c_5 : index
                %v_319 = arith.minsi %v_318, %c_1 : index
                scf.for %i_320 = %v_1 to %v_319 step %c_3 {
                  %v_321 = arith.addi %i_320, %c_5 : index
                  %v_322 = arith.minsi %v_321, %c_11 : index
                  %loop_324:2 = scf.for %i_323 = %c_2 to %c_2 step %c_0 iter_args(%carry_325 = %c_12, %carry_326 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                    %v_327 = vector.load %hidden[%v_317, %i_323] : memref<?x24xbf16>, vector<32xbf16>
                    %v_328 = arith.addi %i_323, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_320, %v_328], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_329 = vector.load %expert_down[%v_18, %i_320, %i_323] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_330 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_325, %v_329, %v_327) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_331 = arith.addi %i_323, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_322, %v_331], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_332 = vector.load %expert_down[%v_18, %v_322, %i_323] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_333 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_326, %v_332, %v_327) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_330, %v_333 : vector<16xf32>, vector<16xf32>
                  }
                  %mask_334 = vector.create_mask %c_13 : vector<32xi1>
                  %v_335 = vector.maskedload %hidden[%v_317, %c_2], %mask_334, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_336 = vector.maskedload %expert_down[%v_18, %i_320, %c_2], %mask_334, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_337 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_324#0, %v_336, %v_335) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_338 = vector.maskedload %expert_down[%v_18, %v_322, %c_2], %mask_334, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_339 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_324#1, %v_338, %v_335) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_340 = vector.shuffle %v_337, %v_337 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_341 = vector.shuffle %v_337, %v_337 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_342 = arith.addf %v_340, %v_341 : vector<8xf32>
                  %v_343 = vector.shuffle %v_342, %v_342 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_344 = vector.shuffle %v_342, %v_342 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_345 = arith.addf %v_343, %v_344 : vector<4xf32>
                  %v_346 = vector.shuffle %v_345, %v_345 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_347 = vector.shuffle %v_345, %v_345 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_348 = arith.addf %v_346, %v_347 : vector<2xf32>
                  %v_349 = vector.shuffle %v_348, %v_348 [0] : vector<2xf32>, vector<2xf32>
                  %v_350 = vector.shuffle %v_348, %v_348 [1] : vector<2xf32>, vector<2xf32>
                  %v_351 = arith.addf %v_349, %v_350 : vector<1xf32>
                  %sum_352 = vector.extract %v_351[0] : f32 from vector<1xf32>
                  %v_353 = vector.shuffle %v_339, %v_339 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_354 = vector.shuffle %v_339, %v_339 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_355 = arith.addf %v_353, %v_354 : vector<8xf32>
                  %v_356 = vector.shuffle %v_355, %v_355 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_357 = vector.shuffle %v_355, %v_355 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_358 = arith.addf %v_356, %v_357 : vector<4xf32>
                  %v_359 = vector.shuffle %v_358, %v_358 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_360 = vector.shuffle %v_358, %v_358 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_361 = arith.addf %v_359, %v_360 : vector<2xf32>
                  %v_362 = vector.shuffle %v_361, %v_361 [0] : vector<2xf32>, vector<2xf32>
                  %v_363 = vector.shuffle %v_361, %v_361 [1] : vector<2xf32>, vector<2xf32>
                  %v_364 = arith.addf %v_362, %v_363 : vector<1xf32>
                  %sum_365 = vector.extract %v_364[0] : f32 from vector<1xf32>
                  %v_366 = memref.load %expert_down_bias[%v_18, %i_320] : memref<8x40xf32>
                  %v_367 = arith.addf %sum_352, %v_366 : f32
                  memref.store %v_367, %outputs[%v_317, %i_320] : memref<?x40xf32>
                  %v_368 = memref.load %expert_down_bias[%v_18, %v_322] : memref<8x40xf32>
                  %v_369 = arith.addf %sum_365, %v_368 : f32
                  memref.store %v_369, %outputs[%v_317, %v_322] : memref<?x40xf32>
                }
              }
              %is_370 = arith.cmpi eq, %v_37, %c_8 : index
              %v_371 = arith.select %is_370, %c_2, %v_37 : index
              scf.yield %v_371 : index
            }
          }
        }
        // combine: the token's slots by rising expert
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        scf.for %i_372 = %c_2 to %tokens step %c_3 {
          %v_373 = arith.muli %i_372, %c_9 : index
          scf.for %i_374 = %c_2 to %c_9 step %c_3 {
            %v_375 = arith.addi %v_373, %i_374 : index
            %v_376 = memref.load %ids[%v_375] : memref<?xi32>
            %v_377 = vector.broadcast %v_376 : i32 to vector<16xi32>
            %loop_379:1 = scf.for %i_378 = %c_2 to %c_9 step %c_5 iter_args(%carry_380 = %c_6) -> (vector<16xi32>) {
              %v_381 = arith.subi %c_9, %i_378 : index
              %mask_382 = vector.create_mask %v_381 : vector<16xi1>
              %v_383 = arith.addi %v_373, %i_378 : index
              %v_384 = vector.maskedload %ids[%v_383], %mask_382, %c_6 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_385 = arith.index_cast %i_378 : index to i32
              %v_386 = vector.broadcast %v_385 : i32 to vector<16xi32>
              %v_387 = arith.addi %c_15, %v_386 : vector<16xi32>
              %v_388 = arith.index_cast %i_374 : index to i32
              %v_389 = vector.broadcast %v_388 : i32 to vector<16xi32>
              %is_390 = arith.cmpi slt, %v_387, %v_389 : vector<16xi32>
              %is_391 = arith.cmpi slt, %v_384, %v_377 : vector<16xi32>
              %is_392 = arith.cmpi eq, %v_384, %v_377 : vector<16xi32>
              %v_393 = arith.andi %is_392, %is_390 : vector<16xi1>
              %v_394 = arith.ori %is_391, %v_393 : vector<16xi1>
              %v_395 = arith.andi %v_394, %mask_382 : vector<16xi1>
              %v_396 = arith.select %v_395, %c_16, %c_6 : vector<16xi1>, vector<16xi32>
              %v_397 = arith.addi %carry_380, %v_396 : vector<16xi32>
              scf.yield %v_397 : vector<16xi32>
            }
            %v_398 = vector.reduction <add>, %loop_379#0 : vector<16xi32> into i32
            %v_399 = arith.index_cast %v_398 : i32 to index
            %v_400 = arith.addi %v_373, %i_374 : index
            %v_401 = arith.index_cast %v_400 : index to i32
            memref.store %v_401, %order[%v_399] : memref<3xi32>
          }
          scf.for %i_402 = %v_1 to %v_3 step %c_5 {
            %v_403 = arith.subi %v_3, %i_402 : index
            %mask_404 = vector.create_mask %v_403 : vector<16xi1>
            %loop_406:1 = scf.for %i_405 = %c_2 to %c_9 step %c_3 iter_args(%carry_407 = %c_12) -> (vector<16xf32>) {
              %v_408 = memref.load %order[%i_405] : memref<3xi32>
              %v_409 = arith.index_cast %v_408 : i32 to index
              %v_410 = vector.maskedload %outputs[%v_409, %i_402], %mask_404, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_411 = memref.load %weights[%v_409] : memref<?xf32>
              %v_412 = vector.broadcast %v_411 : f32 to vector<16xf32>
              %v_413 = arith.mulf %v_410, %v_412 : vector<16xf32>
              %v_414 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_413) : (vector<16xf32>) -> vector<16xf32>
              %v_415 = arith.addf %carry_407, %v_414 : vector<16xf32>
              scf.yield %v_415 : vector<16xf32>
            }
            vector.maskedstore %y[%i_372, %i_402], %mask_404, %loop_406#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          }
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
    %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x_bf16, %expert_ids, %expert_gate_up, %expert_gate_up_bias, %slots, %tokens) : (tensor<?x40xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xbf16>, tensor<8x48xf32>, index, index) -> tensor<?x24xbf16>{%slots}
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights_1, %expert_down, %expert_down_bias, %slots, %tokens) : (tensor<?x24xbf16>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, tensor<8x40xf32>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#1 : tensor<?x40xf32>
  }
}
