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
              %v_1558 = arith.remui %v_24, %c_9 : index
              %is_1559 = arith.cmpi eq, %v_1558, %c_6 : index
              scf.if %is_1559 {
                %v_1560 = arith.muli %v_62, %c_9 : index
                %v_1561 = arith.muli %v_1560, %c_15 : index
                %v_1562 = arith.addi %v_28, %v_1561 : index
                %address_1563 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_1564 = arith.muli %v_18, %c_1 : index
                %v_1565 = arith.addi %v_1564, %v_34 : index
                %v_1566 = arith.muli %v_1565, %c_13 : index
                %v_1567 = arith.addi %address_1563, %v_1566 : index
                %v_1568 = arith.muli %v_18, %c_1 : index
                %v_1569 = arith.addi %v_1568, %v_35 : index
                %v_1570 = arith.muli %v_1569, %c_13 : index
                %v_1571 = arith.addi %address_1563, %v_1570 : index
                llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
                scf.for %i_1572 = %c_5 to %c_5 step %c_6 {
                  %v_1573 = arith.muli %v_30, %c_5 : index
                  %v_1574 = arith.addi %v_1573, %c_16 : index
                  %v_1575 = arith.muli %v_30, %c_5 : index
                  %v_1576 = arith.divui %v_1574, %v_1575 : index
                  %v_1577 = arith.muli %v_62, %c_5 : index
                  %v_1578 = arith.addi %v_1577, %i_1572 : index
                  %v_1579 = arith.muli %v_1578, %v_1576 : index
                  scf.for %i_1580 = %c_5 to %v_1576 step %c_6 {
                    %v_1581 = arith.addi %v_1579, %i_1580 : index
                    %v_1582 = arith.minsi %v_1581, %c_16 : index
                    %v_1583 = arith.muli %v_1582, %c_0 : index
                    %v_1584 = arith.addi %v_40, %v_1583 : index
                    %v_1585 = arith.index_cast %v_1584 : index to i64
                    %pointer_1586 = llvm.inttoptr %v_1585 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1586) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1587 = arith.muli %v_1582, %c_0 : index
                    %v_1588 = arith.addi %v_45, %v_1587 : index
                    %v_1589 = arith.index_cast %v_1588 : index to i64
                    %pointer_1590 = llvm.inttoptr %v_1589 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1590) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1591 = arith.muli %i_1572, %c_0 : index
                  %v_1592 = arith.addi %v_1567, %v_1591 : index
                  %v_1593 = arith.muli %i_1572, %c_0 : index
                  %v_1594 = arith.addi %v_1571, %v_1593 : index
                  %v_1595 = arith.muli %i_1572, %c_15 : index
                  %v_1596 = arith.addi %v_1562, %v_1595 : index
                  %v_1597 = arith.index_cast %v_1592 : index to i64
                  %v_1598 = arith.index_cast %v_1594 : index to i64
                  %v_1599 = arith.index_cast %v_1596 : index to i64
                  %v_1600 = arith.index_cast %c_13 : index to i64
                  %v_1601 = arith.index_cast %c_0 : index to i64
                  llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1597, %v_1598, %v_1599, %v_1600, %v_1601 : (i64, i64, i64, i64, i64) -> ()
                }
                %v_1602 = arith.addi %v_9, %c_15 : index
                %v_1603 = arith.index_cast %v_9 : index to i64
                %v_1604 = arith.index_cast %v_1602 : index to i64
                %v_1605 = arith.index_cast %v_1562 : index to i64
                %v_1606 = arith.index_cast %c_0 : index to i64
                %v_1607 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_1603, %v_1604, %v_1605, %v_1606, %v_1607 : (i64, i64, i64, i64, i64) -> ()
                %v_1608 = arith.index_cast %v_6 : index to i64
                %v_1609 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_1608, %v_1609 : (i64, i64) -> ()
                %v_1610 = arith.addi %v_6, %c_15 : index
                %v_1611 = arith.index_cast %v_1610 : index to i64
                %v_1612 = arith.index_cast %c_0 : index to i64
                llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_1611, %v_1612 : (i64, i64) -> ()
                %is_1613 = arith.cmpi slt, %i_32, %v_3 : index
                scf.if %is_1613 {
                  %v_1614 = arith.index_cast %v_6 : index to i64
                  %pointer_1615 = llvm.inttoptr %v_1614 : i64 to !llvm.ptr
                  %v_1616 = "llvm.load"(%pointer_1615) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1617 = arith.addi %v_6, %c_0 : index
                  %v_1618 = arith.index_cast %v_1617 : index to i64
                  %pointer_1619 = llvm.inttoptr %v_1618 : i64 to !llvm.ptr
                  %v_1620 = "llvm.load"(%pointer_1619) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1621 = arith.addi %v_6, %c_19 : index
                  %v_1622 = arith.index_cast %v_1621 : index to i64
                  %pointer_1623 = llvm.inttoptr %v_1622 : i64 to !llvm.ptr
                  %v_1624 = "llvm.load"(%pointer_1623) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1625 = arith.addi %v_6, %c_20 : index
                  %v_1626 = arith.index_cast %v_1625 : index to i64
                  %pointer_1627 = llvm.inttoptr %v_1626 : i64 to !llvm.ptr
                  %v_1628 = "llvm.load"(%pointer_1627) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1629 = arith.addi %v_6, %c_21 : index
                  %v_1630 = arith.index_cast %v_1629 : index to i64
                  %pointer_1631 = llvm.inttoptr %v_1630 : i64 to !llvm.ptr
                  %v_1632 = "llvm.load"(%pointer_1631) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1633 = arith.addi %v_6, %c_22 : index
                  %v_1634 = arith.index_cast %v_1633 : index to i64
                  %pointer_1635 = llvm.inttoptr %v_1634 : i64 to !llvm.ptr
                  %v_1636 = "llvm.load"(%pointer_1635) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1637 = arith.addi %v_6, %c_23 : index
                  %v_1638 = arith.index_cast %v_1637 : index to i64
                  %pointer_1639 = llvm.inttoptr %v_1638 : i64 to !llvm.ptr
                  %v_1640 = "llvm.load"(%pointer_1639) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1641 = arith.addi %v_6, %c_24 : index
                  %v_1642 = arith.index_cast %v_1641 : index to i64
                  %pointer_1643 = llvm.inttoptr %v_1642 : i64 to !llvm.ptr
                  %v_1644 = "llvm.load"(%pointer_1643) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1645 = arith.addi %v_6, %c_25 : index
                  %v_1646 = arith.index_cast %v_1645 : index to i64
                  %pointer_1647 = llvm.inttoptr %v_1646 : i64 to !llvm.ptr
                  %v_1648 = "llvm.load"(%pointer_1647) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1649 = arith.addi %v_6, %c_26 : index
                  %v_1650 = arith.index_cast %v_1649 : index to i64
                  %pointer_1651 = llvm.inttoptr %v_1650 : i64 to !llvm.ptr
                  %v_1652 = "llvm.load"(%pointer_1651) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1653 = arith.addi %v_6, %c_27 : index
                  %v_1654 = arith.index_cast %v_1653 : index to i64
                  %pointer_1655 = llvm.inttoptr %v_1654 : i64 to !llvm.ptr
                  %v_1656 = "llvm.load"(%pointer_1655) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1657 = arith.addi %v_6, %c_28 : index
                  %v_1658 = arith.index_cast %v_1657 : index to i64
                  %pointer_1659 = llvm.inttoptr %v_1658 : i64 to !llvm.ptr
                  %v_1660 = "llvm.load"(%pointer_1659) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1661 = arith.addi %v_6, %c_29 : index
                  %v_1662 = arith.index_cast %v_1661 : index to i64
                  %pointer_1663 = llvm.inttoptr %v_1662 : i64 to !llvm.ptr
                  %v_1664 = "llvm.load"(%pointer_1663) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1665 = arith.addi %v_6, %c_30 : index
                  %v_1666 = arith.index_cast %v_1665 : index to i64
                  %pointer_1667 = llvm.inttoptr %v_1666 : i64 to !llvm.ptr
                  %v_1668 = "llvm.load"(%pointer_1667) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1669 = arith.addi %v_6, %c_31 : index
                  %v_1670 = arith.index_cast %v_1669 : index to i64
                  %pointer_1671 = llvm.inttoptr %v_1670 : i64 to !llvm.ptr
                  %v_1672 = "llvm.load"(%pointer_1671) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1673 = arith.addi %v_6, %c_32 : index
                  %v_1674 = arith.index_cast %v_1673 : index to i64
                  %pointer_1675 = llvm.inttoptr %v_1674 : i64 to !llvm.ptr
                  %v_1676 = "llvm.load"(%pointer_1675) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1677 = arith.subi %i_32, %v_34 : index
                  %v_1678 = arith.index_cast %v_1677 : index to i32
                  %v_1679 = vector.broadcast %v_1678 : i32 to vector<16xi32>
                  %is_1680 = arith.cmpi sge, %c_33, %v_1679 : vector<16xi32>
                  %v_1681 = vector.maskedload %expert_down_bias[%v_18, %v_34], %is_1680, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_1682 = vector.shuffle %v_1616, %v_1620 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1683 = vector.shuffle %v_1616, %v_1620 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1684 = vector.shuffle %v_1624, %v_1628 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1685 = vector.shuffle %v_1624, %v_1628 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1686 = vector.shuffle %v_1632, %v_1636 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1687 = vector.shuffle %v_1632, %v_1636 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1688 = vector.shuffle %v_1640, %v_1644 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1689 = vector.shuffle %v_1640, %v_1644 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1690 = vector.shuffle %v_1648, %v_1652 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1691 = vector.shuffle %v_1648, %v_1652 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1692 = vector.shuffle %v_1656, %v_1660 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1693 = vector.shuffle %v_1656, %v_1660 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1694 = vector.shuffle %v_1664, %v_1668 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1695 = vector.shuffle %v_1664, %v_1668 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1696 = vector.shuffle %v_1672, %v_1676 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1697 = vector.shuffle %v_1672, %v_1676 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1698 = vector.shuffle %v_1682, %v_1684 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1699 = vector.shuffle %v_1682, %v_1684 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1700 = vector.shuffle %v_1683, %v_1685 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1701 = vector.shuffle %v_1683, %v_1685 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1702 = vector.shuffle %v_1686, %v_1688 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1703 = vector.shuffle %v_1686, %v_1688 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1704 = vector.shuffle %v_1687, %v_1689 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1705 = vector.shuffle %v_1687, %v_1689 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1706 = vector.shuffle %v_1690, %v_1692 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1707 = vector.shuffle %v_1690, %v_1692 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1708 = vector.shuffle %v_1691, %v_1693 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1709 = vector.shuffle %v_1691, %v_1693 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1710 = vector.shuffle %v_1694, %v_1696 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1711 = vector.shuffle %v_1694, %v_1696 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1712 = vector.shuffle %v_1695, %v_1697 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1713 = vector.shuffle %v_1695, %v_1697 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1714 = vector.shuffle %v_1698, %v_1702 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1715 = vector.shuffle %v_1698, %v_1702 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1716 = vector.shuffle %v_1700, %v_1704 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1717 = vector.shuffle %v_1700, %v_1704 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1718 = vector.shuffle %v_1699, %v_1703 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1719 = vector.shuffle %v_1699, %v_1703 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1720 = vector.shuffle %v_1701, %v_1705 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1721 = vector.shuffle %v_1701, %v_1705 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1722 = vector.shuffle %v_1706, %v_1710 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1723 = vector.shuffle %v_1706, %v_1710 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1724 = vector.shuffle %v_1708, %v_1712 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1725 = vector.shuffle %v_1708, %v_1712 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1726 = vector.shuffle %v_1707, %v_1711 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1727 = vector.shuffle %v_1707, %v_1711 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1728 = vector.shuffle %v_1709, %v_1713 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1729 = vector.shuffle %v_1709, %v_1713 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1730 = vector.shuffle %v_1714, %v_1722 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1731 = vector.shuffle %v_1714, %v_1722 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1732 = vector.shuffle %v_1716, %v_1724 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1733 = vector.shuffle %v_1716, %v_1724 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1734 = vector.shuffle %v_1718, %v_1726 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1735 = vector.shuffle %v_1718, %v_1726 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1736 = vector.shuffle %v_1720, %v_1728 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1737 = vector.shuffle %v_1720, %v_1728 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1738 = vector.shuffle %v_1715, %v_1723 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1739 = vector.shuffle %v_1715, %v_1723 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1740 = vector.shuffle %v_1717, %v_1725 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1741 = vector.shuffle %v_1717, %v_1725 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1742 = vector.shuffle %v_1719, %v_1727 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1743 = vector.shuffle %v_1719, %v_1727 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1744 = vector.shuffle %v_1721, %v_1729 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1745 = vector.shuffle %v_1721, %v_1729 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1746 = arith.addf %v_1730, %v_1681 : vector<16xf32>
                  %v_1747 = arith.muli %v_1560, %c_7 : index
                  %v_1748 = arith.addi %v_20, %v_1747 : index
                  %v_1749 = memref.load %order[%v_1748] : memref<?xi32>
                  %is_1750 = arith.cmpi sge, %v_1749, %c_34 : i32
                  scf.if %is_1750 {
                    %v_1751 = arith.index_cast %v_1749 : i32 to index
                    %v_1752 = arith.divui %v_1751, %c_35 : index
                    %v_1753 = vector.maskedload %y[%v_1752, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1754 = memref.load %weights[%v_1751] : memref<?xf32>
                    %v_1755 = vector.broadcast %v_1754 : f32 to vector<16xf32>
                    %v_1756 = arith.mulf %v_1746, %v_1755 : vector<16xf32>
                    %v_1757 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1756) : (vector<16xf32>) -> vector<16xf32>
                    %v_1758 = arith.addf %v_1753, %v_1757 : vector<16xf32>
                    vector.maskedstore %y[%v_1752, %v_34], %is_1680, %v_1758 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1759 = arith.addf %v_1732, %v_1681 : vector<16xf32>
                  %v_1760 = arith.muli %v_1560, %c_7 : index
                  %v_1761 = arith.addi %v_20, %v_1760 : index
                  %v_1762 = arith.addi %v_1761, %c_6 : index
                  %v_1763 = memref.load %order[%v_1762] : memref<?xi32>
                  %is_1764 = arith.cmpi sge, %v_1763, %c_34 : i32
                  scf.if %is_1764 {
                    %v_1765 = arith.index_cast %v_1763 : i32 to index
                    %v_1766 = arith.divui %v_1765, %c_35 : index
                    %v_1767 = vector.maskedload %y[%v_1766, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1768 = memref.load %weights[%v_1765] : memref<?xf32>
                    %v_1769 = vector.broadcast %v_1768 : f32 to vector<16xf32>
                    %v_1770 = arith.mulf %v_1759, %v_1769 : vector<16xf32>
                    %v_1771 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1770) : (vector<16xf32>) -> vector<16xf32>
                    %v_1772 = arith.addf %v_1767, %v_1771 : vector<16xf32>
                    vector.maskedstore %y[%v_1766, %v_34], %is_1680, %v_1772 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1773 = arith.addf %v_1734, %v_1681 : vector<16xf32>
                  %v_1774 = arith.muli %v_1560, %c_7 : index
                  %v_1775 = arith.addi %v_20, %v_1774 : index
                  %v_1776 = arith.addi %v_1775, %c_9 : index
                  %v_1777 = memref.load %order[%v_1776] : memref<?xi32>
                  %is_1778 = arith.cmpi sge, %v_1777, %c_34 : i32
                  scf.if %is_1778 {
                    %v_1779 = arith.index_cast %v_1777 : i32 to index
                    %v_1780 = arith.divui %v_1779, %c_35 : index
                    %v_1781 = vector.maskedload %y[%v_1780, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1782 = memref.load %weights[%v_1779] : memref<?xf32>
                    %v_1783 = vector.broadcast %v_1782 : f32 to vector<16xf32>
                    %v_1784 = arith.mulf %v_1773, %v_1783 : vector<16xf32>
                    %v_1785 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1784) : (vector<16xf32>) -> vector<16xf32>
                    %v_1786 = arith.addf %v_1781, %v_1785 : vector<16xf32>
                    vector.maskedstore %y[%v_1780, %v_34], %is_1680, %v_1786 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1787 = arith.addf %v_1736, %v_1681 : vector<16xf32>
                  %v_1788 = arith.muli %v_1560, %c_7 : index
                  %v_1789 = arith.addi %v_20, %v_1788 : index
                  %v_1790 = arith.addi %v_1789, %c_35 : index
                  %v_1791 = memref.load %order[%v_1790] : memref<?xi32>
                  %is_1792 = arith.cmpi sge, %v_1791, %c_34 : i32
                  scf.if %is_1792 {
                    %v_1793 = arith.index_cast %v_1791 : i32 to index
                    %v_1794 = arith.divui %v_1793, %c_35 : index
                    %v_1795 = vector.maskedload %y[%v_1794, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1796 = memref.load %weights[%v_1793] : memref<?xf32>
                    %v_1797 = vector.broadcast %v_1796 : f32 to vector<16xf32>
                    %v_1798 = arith.mulf %v_1787, %v_1797 : vector<16xf32>
                    %v_1799 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1798) : (vector<16xf32>) -> vector<16xf32>
                    %v_1800 = arith.addf %v_1795, %v_1799 : vector<16xf32>
                    vector.maskedstore %y[%v_1794, %v_34], %is_1680, %v_1800 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1801 = arith.addf %v_1738, %v_1681 : vector<16xf32>
                  %v_1802 = arith.muli %v_1560, %c_7 : index
                  %v_1803 = arith.addi %v_20, %v_1802 : index
                  %v_1804 = arith.addi %v_1803, %c_36 : index
                  %v_1805 = memref.load %order[%v_1804] : memref<?xi32>
                  %is_1806 = arith.cmpi sge, %v_1805, %c_34 : i32
                  scf.if %is_1806 {
                    %v_1807 = arith.index_cast %v_1805 : i32 to index
                    %v_1808 = arith.divui %v_1807, %c_35 : index
                    %v_1809 = vector.maskedload %y[%v_1808, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1810 = memref.load %weights[%v_1807] : memref<?xf32>
                    %v_1811 = vector.broadcast %v_1810 : f32 to vector<16xf32>
                    %v_1812 = arith.mulf %v_1801, %v_1811 : vector<16xf32>
                    %v_1813 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1812) : (vector<16xf32>) -> vector<16xf32>
                    %v_1814 = arith.addf %v_1809, %v_1813 : vector<16xf32>
                    vector.maskedstore %y[%v_1808, %v_34], %is_1680, %v_1814 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1815 = arith.addf %v_1740, %v_1681 : vector<16xf32>
                  %v_1816 = arith.muli %v_1560, %c_7 : index
                  %v_1817 = arith.addi %v_20, %v_1816 : index
                  %v_1818 = arith.addi %v_1817, %c_37 : index
                  %v_1819 = memref.load %order[%v_1818] : memref<?xi32>
                  %is_1820 = arith.cmpi sge, %v_1819, %c_34 : i32
                  scf.if %is_1820 {
                    %v_1821 = arith.index_cast %v_1819 : i32 to index
                    %v_1822 = arith.divui %v_1821, %c_35 : index
                    %v_1823 = vector.maskedload %y[%v_1822, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1824 = memref.load %weights[%v_1821] : memref<?xf32>
                    %v_1825 = vector.broadcast %v_1824 : f32 to vector<16xf32>
                    %v_1826 = arith.mulf %v_1815, %v_1825 : vector<16xf32>
                    %v_1827 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1826) : (vector<16xf32>) -> vector<16xf32>
                    %v_1828 = arith.addf %v_1823, %v_1827 : vector<16xf32>
                    vector.maskedstore %y[%v_1822, %v_34], %is_1680, %v_1828 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1829 = arith.addf %v_1742, %v_1681 : vector<16xf32>
                  %v_1830 = arith.muli %v_1560, %c_7 : index
                  %v_1831 = arith.addi %v_20, %v_1830 : index
                  %v_1832 = arith.addi %v_1831, %c_38 : index
                  %v_1833 = memref.load %order[%v_1832] : memref<?xi32>
                  %is_1834 = arith.cmpi sge, %v_1833, %c_34 : i32
                  scf.if %is_1834 {
                    %v_1835 = arith.index_cast %v_1833 : i32 to index
                    %v_1836 = arith.divui %v_1835, %c_35 : index
                    %v_1837 = vector.maskedload %y[%v_1836, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1838 = memref.load %weights[%v_1835] : memref<?xf32>
                    %v_1839 = vector.broadcast %v_1838 : f32 to vector<16xf32>
                    %v_1840 = arith.mulf %v_1829, %v_1839 : vector<16xf32>
                    %v_1841 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1840) : (vector<16xf32>) -> vector<16xf32>
                    %v_1842 = arith.addf %v_1837, %v_1841 : vector<16xf32>
                    vector.maskedstore %y[%v_1836, %v_34], %is_1680, %v_1842 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1843 = arith.addf %v_1744, %v_1681 : vector<16xf32>
                  %v_1844 = arith.muli %v_1560, %c_7 : index
                  %v_1845 = arith.addi %v_20, %v_1844 : index
                  %v_1846 = arith.addi %v_1845, %c_39 : index
                  %v_1847 = memref.load %order[%v_1846] : memref<?xi32>
                  %is_1848 = arith.cmpi sge, %v_1847, %c_34 : i32
                  scf.if %is_1848 {
                    %v_1849 = arith.index_cast %v_1847 : i32 to index
                    %v_1850 = arith.divui %v_1849, %c_35 : index
                    %v_1851 = vector.maskedload %y[%v_1850, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1852 = memref.load %weights[%v_1849] : memref<?xf32>
                    %v_1853 = vector.broadcast %v_1852 : f32 to vector<16xf32>
                    %v_1854 = arith.mulf %v_1843, %v_1853 : vector<16xf32>
                    %v_1855 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1854) : (vector<16xf32>) -> vector<16xf32>
                    %v_1856 = arith.addf %v_1851, %v_1855 : vector<16xf32>
                    vector.maskedstore %y[%v_1850, %v_34], %is_1680, %v_1856 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1857 = arith.addf %v_1731, %v_1681 : vector<16xf32>
                  %v_1858 = arith.muli %v_1560, %c_7 : index
                  %v_1859 = arith.addi %v_20, %v_1858 : index
                  %v_1860 = arith.addi %v_1859, %c_40 : index
                  %v_1861 = memref.load %order[%v_1860] : memref<?xi32>
                  %is_1862 = arith.cmpi sge, %v_1861, %c_34 : i32
                  scf.if %is_1862 {
                    %v_1863 = arith.index_cast %v_1861 : i32 to index
                    %v_1864 = arith.divui %v_1863, %c_35 : index
                    %v_1865 = vector.maskedload %y[%v_1864, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1866 = memref.load %weights[%v_1863] : memref<?xf32>
                    %v_1867 = vector.broadcast %v_1866 : f32 to vector<16xf32>
                    %v_1868 = arith.mulf %v_1857, %v_1867 : vector<16xf32>
                    %v_1869 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1868) : (vector<16xf32>) -> vector<16xf32>
                    %v_1870 = arith.addf %v_1865, %v_1869 : vector<16xf32>
                    vector.maskedstore %y[%v_1864, %v_34], %is_1680, %v_1870 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1871 = arith.addf %v_1733, %v_1681 : vector<16xf32>
                  %v_1872 = arith.muli %v_1560, %c_7 : index
                  %v_1873 = arith.addi %v_20, %v_1872 : index
                  %v_1874 = arith.addi %v_1873, %c_41 : index
                  %v_1875 = memref.load %order[%v_1874] : memref<?xi32>
                  %is_1876 = arith.cmpi sge, %v_1875, %c_34 : i32
                  scf.if %is_1876 {
                    %v_1877 = arith.index_cast %v_1875 : i32 to index
                    %v_1878 = arith.divui %v_1877, %c_35 : index
                    %v_1879 = vector.maskedload %y[%v_1878, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1880 = memref.load %weights[%v_1877] : memref<?xf32>
                    %v_1881 = vector.broadcast %v_1880 : f32 to vector<16xf32>
                    %v_1882 = arith.mulf %v_1871, %v_1881 : vector<16xf32>
                    %v_1883 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1882) : (vector<16xf32>) -> vector<16xf32>
                    %v_1884 = arith.addf %v_1879, %v_1883 : vector<16xf32>
                    vector.maskedstore %y[%v_1878, %v_34], %is_1680, %v_1884 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1885 = arith.addf %v_1735, %v_1681 : vector<16xf32>
                  %v_1886 = arith.muli %v_1560, %c_7 : index
                  %v_1887 = arith.addi %v_20, %v_1886 : index
                  %v_1888 = arith.addi %v_1887, %c_42 : index
                  %v_1889 = memref.load %order[%v_1888] : memref<?xi32>
                  %is_1890 = arith.cmpi sge, %v_1889, %c_34 : i32
                  scf.if %is_1890 {
                    %v_1891 = arith.index_cast %v_1889 : i32 to index
                    %v_1892 = arith.divui %v_1891, %c_35 : index
                    %v_1893 = vector.maskedload %y[%v_1892, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1894 = memref.load %weights[%v_1891] : memref<?xf32>
                    %v_1895 = vector.broadcast %v_1894 : f32 to vector<16xf32>
                    %v_1896 = arith.mulf %v_1885, %v_1895 : vector<16xf32>
                    %v_1897 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1896) : (vector<16xf32>) -> vector<16xf32>
                    %v_1898 = arith.addf %v_1893, %v_1897 : vector<16xf32>
                    vector.maskedstore %y[%v_1892, %v_34], %is_1680, %v_1898 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1899 = arith.addf %v_1737, %v_1681 : vector<16xf32>
                  %v_1900 = arith.muli %v_1560, %c_7 : index
                  %v_1901 = arith.addi %v_20, %v_1900 : index
                  %v_1902 = arith.addi %v_1901, %c_16 : index
                  %v_1903 = memref.load %order[%v_1902] : memref<?xi32>
                  %is_1904 = arith.cmpi sge, %v_1903, %c_34 : i32
                  scf.if %is_1904 {
                    %v_1905 = arith.index_cast %v_1903 : i32 to index
                    %v_1906 = arith.divui %v_1905, %c_35 : index
                    %v_1907 = vector.maskedload %y[%v_1906, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1908 = memref.load %weights[%v_1905] : memref<?xf32>
                    %v_1909 = vector.broadcast %v_1908 : f32 to vector<16xf32>
                    %v_1910 = arith.mulf %v_1899, %v_1909 : vector<16xf32>
                    %v_1911 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1910) : (vector<16xf32>) -> vector<16xf32>
                    %v_1912 = arith.addf %v_1907, %v_1911 : vector<16xf32>
                    vector.maskedstore %y[%v_1906, %v_34], %is_1680, %v_1912 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1913 = arith.addf %v_1739, %v_1681 : vector<16xf32>
                  %v_1914 = arith.muli %v_1560, %c_7 : index
                  %v_1915 = arith.addi %v_20, %v_1914 : index
                  %v_1916 = arith.addi %v_1915, %c_43 : index
                  %v_1917 = memref.load %order[%v_1916] : memref<?xi32>
                  %is_1918 = arith.cmpi sge, %v_1917, %c_34 : i32
                  scf.if %is_1918 {
                    %v_1919 = arith.index_cast %v_1917 : i32 to index
                    %v_1920 = arith.divui %v_1919, %c_35 : index
                    %v_1921 = vector.maskedload %y[%v_1920, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1922 = memref.load %weights[%v_1919] : memref<?xf32>
                    %v_1923 = vector.broadcast %v_1922 : f32 to vector<16xf32>
                    %v_1924 = arith.mulf %v_1913, %v_1923 : vector<16xf32>
                    %v_1925 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1924) : (vector<16xf32>) -> vector<16xf32>
                    %v_1926 = arith.addf %v_1921, %v_1925 : vector<16xf32>
                    vector.maskedstore %y[%v_1920, %v_34], %is_1680, %v_1926 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1927 = arith.addf %v_1741, %v_1681 : vector<16xf32>
                  %v_1928 = arith.muli %v_1560, %c_7 : index
                  %v_1929 = arith.addi %v_20, %v_1928 : index
                  %v_1930 = arith.addi %v_1929, %c_44 : index
                  %v_1931 = memref.load %order[%v_1930] : memref<?xi32>
                  %is_1932 = arith.cmpi sge, %v_1931, %c_34 : i32
                  scf.if %is_1932 {
                    %v_1933 = arith.index_cast %v_1931 : i32 to index
                    %v_1934 = arith.divui %v_1933, %c_35 : index
                    %v_1935 = vector.maskedload %y[%v_1934, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1936 = memref.load %weights[%v_1933] : memref<?xf32>
                    %v_1937 = vector.broadcast %v_1936 : f32 to vector<16xf32>
                    %v_1938 = arith.mulf %v_1927, %v_1937 : vector<16xf32>
                    %v_1939 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1938) : (vector<16xf32>) -> vector<16xf32>
                    %v_1940 = arith.addf %v_1935, %v_1939 : vector<16xf32>
                    vector.maskedstore %y[%v_1934, %v_34], %is_1680, %v_1940 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1941 = arith.addf %v_1743, %v_1681 : vector<16xf32>
                  %v_1942 = arith.muli %v_1560, %c_7 : index
                  %v_1943 = arith.addi %v_20, %v_1942 : index
                  %v_1944 = arith.addi %v_1943, %c_45 : index
                  %v_1945 = memref.load %order[%v_1944] : memref<?xi32>
                  %is_1946 = arith.cmpi sge, %v_1945, %c_34 : i32
                  scf.if %is_1946 {
                    %v_1947 = arith.index_cast %v_1945 : i32 to index
                    %v_1948 = arith.divui %v_1947, %c_35 : index
                    %v_1949 = vector.maskedload %y[%v_1948, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1950 = memref.load %weights[%v_1947] : memref<?xf32>
                    %v_1951 = vector.broadcast %v_1950 : f32 to vector<16xf32>
                    %v_1952 = arith.mulf %v_1941, %v_1951 : vector<16xf32>
                    %v_1953 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1952) : (vector<16xf32>) -> vector<16xf32>
                    %v_1954 = arith.addf %v_1949, %v_1953 : vector<16xf32>
                    vector.maskedstore %y[%v_1948, %v_34], %is_1680, %v_1954 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1955 = arith.addf %v_1745, %v_1681 : vector<16xf32>
                  %v_1956 = arith.muli %v_1560, %c_7 : index
                  %v_1957 = arith.addi %v_20, %v_1956 : index
                  %v_1958 = arith.addi %v_1957, %c_10 : index
                  %v_1959 = memref.load %order[%v_1958] : memref<?xi32>
                  %is_1960 = arith.cmpi sge, %v_1959, %c_34 : i32
                  scf.if %is_1960 {
                    %v_1961 = arith.index_cast %v_1959 : i32 to index
                    %v_1962 = arith.divui %v_1961, %c_35 : index
                    %v_1963 = vector.maskedload %y[%v_1962, %v_34], %is_1680, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1964 = memref.load %weights[%v_1961] : memref<?xf32>
                    %v_1965 = vector.broadcast %v_1964 : f32 to vector<16xf32>
                    %v_1966 = arith.mulf %v_1955, %v_1965 : vector<16xf32>
                    %v_1967 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1966) : (vector<16xf32>) -> vector<16xf32>
                    %v_1968 = arith.addf %v_1963, %v_1967 : vector<16xf32>
                    vector.maskedstore %y[%v_1962, %v_34], %is_1680, %v_1968 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1969 = arith.cmpi slt, %v_33, %v_3 : index
                scf.if %is_1969 {
                  %v_1970 = arith.addi %v_6, %c_15 : index
                  %v_1971 = arith.index_cast %v_1970 : index to i64
                  %pointer_1972 = llvm.inttoptr %v_1971 : i64 to !llvm.ptr
                  %v_1973 = "llvm.load"(%pointer_1972) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1974 = arith.addi %v_6, %c_46 : index
                  %v_1975 = arith.index_cast %v_1974 : index to i64
                  %pointer_1976 = llvm.inttoptr %v_1975 : i64 to !llvm.ptr
                  %v_1977 = "llvm.load"(%pointer_1976) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1978 = arith.addi %v_6, %c_47 : index
                  %v_1979 = arith.index_cast %v_1978 : index to i64
                  %pointer_1980 = llvm.inttoptr %v_1979 : i64 to !llvm.ptr
                  %v_1981 = "llvm.load"(%pointer_1980) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1982 = arith.addi %v_6, %c_48 : index
                  %v_1983 = arith.index_cast %v_1982 : index to i64
                  %pointer_1984 = llvm.inttoptr %v_1983 : i64 to !llvm.ptr
                  %v_1985 = "llvm.load"(%pointer_1984) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1986 = arith.addi %v_6, %c_49 : index
                  %v_1987 = arith.index_cast %v_1986 : index to i64
                  %pointer_1988 = llvm.inttoptr %v_1987 : i64 to !llvm.ptr
                  %v_1989 = "llvm.load"(%pointer_1988) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1990 = arith.addi %v_6, %c_50 : index
                  %v_1991 = arith.index_cast %v_1990 : index to i64
                  %pointer_1992 = llvm.inttoptr %v_1991 : i64 to !llvm.ptr
                  %v_1993 = "llvm.load"(%pointer_1992) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1994 = arith.addi %v_6, %c_51 : index
                  %v_1995 = arith.index_cast %v_1994 : index to i64
                  %pointer_1996 = llvm.inttoptr %v_1995 : i64 to !llvm.ptr
                  %v_1997 = "llvm.load"(%pointer_1996) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1998 = arith.addi %v_6, %c_52 : index
                  %v_1999 = arith.index_cast %v_1998 : index to i64
                  %pointer_2000 = llvm.inttoptr %v_1999 : i64 to !llvm.ptr
                  %v_2001 = "llvm.load"(%pointer_2000) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2002 = arith.addi %v_6, %c_53 : index
                  %v_2003 = arith.index_cast %v_2002 : index to i64
                  %pointer_2004 = llvm.inttoptr %v_2003 : i64 to !llvm.ptr
                  %v_2005 = "llvm.load"(%pointer_2004) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2006 = arith.addi %v_6, %c_54 : index
                  %v_2007 = arith.index_cast %v_2006 : index to i64
                  %pointer_2008 = llvm.inttoptr %v_2007 : i64 to !llvm.ptr
                  %v_2009 = "llvm.load"(%pointer_2008) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2010 = arith.addi %v_6, %c_55 : index
                  %v_2011 = arith.index_cast %v_2010 : index to i64
                  %pointer_2012 = llvm.inttoptr %v_2011 : i64 to !llvm.ptr
                  %v_2013 = "llvm.load"(%pointer_2012) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2014 = arith.addi %v_6, %c_56 : index
                  %v_2015 = arith.index_cast %v_2014 : index to i64
                  %pointer_2016 = llvm.inttoptr %v_2015 : i64 to !llvm.ptr
                  %v_2017 = "llvm.load"(%pointer_2016) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2018 = arith.addi %v_6, %c_57 : index
                  %v_2019 = arith.index_cast %v_2018 : index to i64
                  %pointer_2020 = llvm.inttoptr %v_2019 : i64 to !llvm.ptr
                  %v_2021 = "llvm.load"(%pointer_2020) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2022 = arith.addi %v_6, %c_58 : index
                  %v_2023 = arith.index_cast %v_2022 : index to i64
                  %pointer_2024 = llvm.inttoptr %v_2023 : i64 to !llvm.ptr
                  %v_2025 = "llvm.load"(%pointer_2024) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2026 = arith.addi %v_6, %c_59 : index
                  %v_2027 = arith.index_cast %v_2026 : index to i64
                  %pointer_2028 = llvm.inttoptr %v_2027 : i64 to !llvm.ptr
                  %v_2029 = "llvm.load"(%pointer_2028) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2030 = arith.addi %v_6, %c_60 : index
                  %v_2031 = arith.index_cast %v_2030 : index to i64
                  %pointer_2032 = llvm.inttoptr %v_2031 : i64 to !llvm.ptr
                  %v_2033 = "llvm.load"(%pointer_2032) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2034 = arith.subi %v_33, %v_35 : index
                  %v_2035 = arith.index_cast %v_2034 : index to i32
                  %v_2036 = vector.broadcast %v_2035 : i32 to vector<16xi32>
                  %is_2037 = arith.cmpi sge, %c_33, %v_2036 : vector<16xi32>
                  %v_2038 = vector.maskedload %expert_down_bias[%v_18, %v_35], %is_2037, %c_8 : memref<8x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_2039 = vector.shuffle %v_1973, %v_1977 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2040 = vector.shuffle %v_1973, %v_1977 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2041 = vector.shuffle %v_1981, %v_1985 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2042 = vector.shuffle %v_1981, %v_1985 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2043 = vector.shuffle %v_1989, %v_1993 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2044 = vector.shuffle %v_1989, %v_1993 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2045 = vector.shuffle %v_1997, %v_2001 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2046 = vector.shuffle %v_1997, %v_2001 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2047 = vector.shuffle %v_2005, %v_2009 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2048 = vector.shuffle %v_2005, %v_2009 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2049 = vector.shuffle %v_2013, %v_2017 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2050 = vector.shuffle %v_2013, %v_2017 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2051 = vector.shuffle %v_2021, %v_2025 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2052 = vector.shuffle %v_2021, %v_2025 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2053 = vector.shuffle %v_2029, %v_2033 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2054 = vector.shuffle %v_2029, %v_2033 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2055 = vector.shuffle %v_2039, %v_2041 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2056 = vector.shuffle %v_2039, %v_2041 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2057 = vector.shuffle %v_2040, %v_2042 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2058 = vector.shuffle %v_2040, %v_2042 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2059 = vector.shuffle %v_2043, %v_2045 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2060 = vector.shuffle %v_2043, %v_2045 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2061 = vector.shuffle %v_2044, %v_2046 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2062 = vector.shuffle %v_2044, %v_2046 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2063 = vector.shuffle %v_2047, %v_2049 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2064 = vector.shuffle %v_2047, %v_2049 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2065 = vector.shuffle %v_2048, %v_2050 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2066 = vector.shuffle %v_2048, %v_2050 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2067 = vector.shuffle %v_2051, %v_2053 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2068 = vector.shuffle %v_2051, %v_2053 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2069 = vector.shuffle %v_2052, %v_2054 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2070 = vector.shuffle %v_2052, %v_2054 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2071 = vector.shuffle %v_2055, %v_2059 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2072 = vector.shuffle %v_2055, %v_2059 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2073 = vector.shuffle %v_2057, %v_2061 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2074 = vector.shuffle %v_2057, %v_2061 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2075 = vector.shuffle %v_2056, %v_2060 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2076 = vector.shuffle %v_2056, %v_2060 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2077 = vector.shuffle %v_2058, %v_2062 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2078 = vector.shuffle %v_2058, %v_2062 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2079 = vector.shuffle %v_2063, %v_2067 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2080 = vector.shuffle %v_2063, %v_2067 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2081 = vector.shuffle %v_2065, %v_2069 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2082 = vector.shuffle %v_2065, %v_2069 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2083 = vector.shuffle %v_2064, %v_2068 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2084 = vector.shuffle %v_2064, %v_2068 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2085 = vector.shuffle %v_2066, %v_2070 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2086 = vector.shuffle %v_2066, %v_2070 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2087 = vector.shuffle %v_2071, %v_2079 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2088 = vector.shuffle %v_2071, %v_2079 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2089 = vector.shuffle %v_2073, %v_2081 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2090 = vector.shuffle %v_2073, %v_2081 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2091 = vector.shuffle %v_2075, %v_2083 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2092 = vector.shuffle %v_2075, %v_2083 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2093 = vector.shuffle %v_2077, %v_2085 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2094 = vector.shuffle %v_2077, %v_2085 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2095 = vector.shuffle %v_2072, %v_2080 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2096 = vector.shuffle %v_2072, %v_2080 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2097 = vector.shuffle %v_2074, %v_2082 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2098 = vector.shuffle %v_2074, %v_2082 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2099 = vector.shuffle %v_2076, %v_2084 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2100 = vector.shuffle %v_2076, %v_2084 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2101 = vector.shuffle %v_2078, %v_2086 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2102 = vector.shuffle %v_2078, %v_2086 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2103 = arith.addf %v_2087, %v_2038 : vector<16xf32>
                  %v_2104 = arith.muli %v_1560, %c_7 : index
                  %v_2105 = arith.addi %v_20, %v_2104 : index
                  %v_2106 = memref.load %order[%v_2105] : memref<?xi32>
                  %is_2107 = arith.cmpi sge, %v_2106, %c_34 : i32
                  scf.if %is_2107 {
                    %v_2108 = arith.index_cast %v_2106 : i32 to index
                    %v_2109 = arith.divui %v_2108, %c_35 : index
                    %v_2110 = vector.maskedload %y[%v_2109, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2111 = memref.load %weights[%v_2108] : memref<?xf32>
                    %v_2112 = vector.broadcast %v_2111 : f32 to vector<16xf32>
                    %v_2113 = arith.mulf %v_2103, %v_2112 : vector<16xf32>
                    %v_2114 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2113) : (vector<16xf32>) -> vector<16xf32>
                    %v_2115 = arith.addf %v_2110, %v_2114 : vector<16xf32>
                    vector.maskedstore %y[%v_2109, %v_35], %is_2037, %v_2115 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2116 = arith.addf %v_2089, %v_2038 : vector<16xf32>
                  %v_2117 = arith.muli %v_1560, %c_7 : index
                  %v_2118 = arith.addi %v_20, %v_2117 : index
                  %v_2119 = arith.addi %v_2118, %c_6 : index
                  %v_2120 = memref.load %order[%v_2119] : memref<?xi32>
                  %is_2121 = arith.cmpi sge, %v_2120, %c_34 : i32
                  scf.if %is_2121 {
                    %v_2122 = arith.index_cast %v_2120 : i32 to index
                    %v_2123 = arith.divui %v_2122, %c_35 : index
                    %v_2124 = vector.maskedload %y[%v_2123, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2125 = memref.load %weights[%v_2122] : memref<?xf32>
                    %v_2126 = vector.broadcast %v_2125 : f32 to vector<16xf32>
                    %v_2127 = arith.mulf %v_2116, %v_2126 : vector<16xf32>
                    %v_2128 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2127) : (vector<16xf32>) -> vector<16xf32>
                    %v_2129 = arith.addf %v_2124, %v_2128 : vector<16xf32>
                    vector.maskedstore %y[%v_2123, %v_35], %is_2037, %v_2129 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2130 = arith.addf %v_2091, %v_2038 : vector<16xf32>
                  %v_2131 = arith.muli %v_1560, %c_7 : index
                  %v_2132 = arith.addi %v_20, %v_2131 : index
                  %v_2133 = arith.addi %v_2132, %c_9 : index
                  %v_2134 = memref.load %order[%v_2133] : memref<?xi32>
                  %is_2135 = arith.cmpi sge, %v_2134, %c_34 : i32
                  scf.if %is_2135 {
                    %v_2136 = arith.index_cast %v_2134 : i32 to index
                    %v_2137 = arith.divui %v_2136, %c_35 : index
                    %v_2138 = vector.maskedload %y[%v_2137, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2139 = memref.load %weights[%v_2136] : memref<?xf32>
                    %v_2140 = vector.broadcast %v_2139 : f32 to vector<16xf32>
                    %v_2141 = arith.mulf %v_2130, %v_2140 : vector<16xf32>
                    %v_2142 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2141) : (vector<16xf32>) -> vector<16xf32>
                    %v_2143 = arith.addf %v_2138, %v_2142 : vector<16xf32>
                    vector.maskedstore %y[%v_2137, %v_35], %is_2037, %v_2143 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2144 = arith.addf %v_2093, %v_2038 : vector<16xf32>
                  %v_2145 = arith.muli %v_1560, %c_7 : index
                  %v_2146 = arith.addi %v_20, %v_2145 : index
                  %v_2147 = arith.addi %v_2146, %c_35 : index
                  %v_2148 = memref.load %order[%v_2147] : memref<?xi32>
                  %is_2149 = arith.cmpi sge, %v_2148, %c_34 : i32
                  scf.if %is_2149 {
                    %v_2150 = arith.index_cast %v_2148 : i32 to index
                    %v_2151 = arith.divui %v_2150, %c_35 : index
                    %v_2152 = vector.maskedload %y[%v_2151, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2153 = memref.load %weights[%v_2150] : memref<?xf32>
                    %v_2154 = vector.broadcast %v_2153 : f32 to vector<16xf32>
                    %v_2155 = arith.mulf %v_2144, %v_2154 : vector<16xf32>
                    %v_2156 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2155) : (vector<16xf32>) -> vector<16xf32>
                    %v_2157 = arith.addf %v_2152, %v_2156 : vector<16xf32>
                    vector.maskedstore %y[%v_2151, %v_35], %is_2037, %v_2157 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2158 = arith.addf %v_2095, %v_2038 : vector<16xf32>
                  %v_2159 = arith.muli %v_1560, %c_7 : index
                  %v_2160 = arith.addi %v_20, %v_2159 : index
                  %v_2161 = arith.addi %v_2160, %c_36 : index
                  %v_2162 = memref.load %order[%v_2161] : memref<?xi32>
                  %is_2163 = arith.cmpi sge, %v_2162, %c_34 : i32
                  scf.if %is_2163 {
                    %v_2164 = arith.index_cast %v_2162 : i32 to index
                    %v_2165 = arith.divui %v_2164, %c_35 : index
                    %v_2166 = vector.maskedload %y[%v_2165, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2167 = memref.load %weights[%v_2164] : memref<?xf32>
                    %v_2168 = vector.broadcast %v_2167 : f32 to vector<16xf32>
                    %v_2169 = arith.mulf %v_2158, %v_2168 : vector<16xf32>
                    %v_2170 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2169) : (vector<16xf32>) -> vector<16xf32>
                    %v_2171 = arith.addf %v_2166, %v_2170 : vector<16xf32>
                    vector.maskedstore %y[%v_2165, %v_35], %is_2037, %v_2171 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2172 = arith.addf %v_2097, %v_2038 : vector<16xf32>
                  %v_2173 = arith.muli %v_1560, %c_7 : index
                  %v_2174 = arith.addi %v_20, %v_2173 : index
                  %v_2175 = arith.addi %v_2174, %c_37 : index
                  %v_2176 = memref.load %order[%v_2175] : memref<?xi32>
                  %is_2177 = arith.cmpi sge, %v_2176, %c_34 : i32
                  scf.if %is_2177 {
                    %v_2178 = arith.index_cast %v_2176 : i32 to index
                    %v_2179 = arith.divui %v_2178, %c_35 : index
                    %v_2180 = vector.maskedload %y[%v_2179, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2181 = memref.load %weights[%v_2178] : memref<?xf32>
                    %v_2182 = vector.broadcast %v_2181 : f32 to vector<16xf32>
                    %v_2183 = arith.mulf %v_2172, %v_2182 : vector<16xf32>
                    %v_2184 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2183) : (vector<16xf32>) -> vector<16xf32>
                    %v_2185 = arith.addf %v_2180, %v_2184 : vector<16xf32>
                    vector.maskedstore %y[%v_2179, %v_35], %is_2037, %v_2185 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2186 = arith.addf %v_2099, %v_2038 : vector<16xf32>
                  %v_2187 = arith.muli %v_1560, %c_7 : index
                  %v_2188 = arith.addi %v_20, %v_2187 : index
                  %v_2189 = arith.addi %v_2188, %c_38 : index
                  %v_2190 = memref.load %order[%v_2189] : memref<?xi32>
                  %is_2191 = arith.cmpi sge, %v_2190, %c_34 : i32
                  scf.if %is_2191 {
                    %v_2192 = arith.index_cast %v_2190 : i32 to index
                    %v_2193 = arith.divui %v_2192, %c_35 : index
                    %v_2194 = vector.maskedload %y[%v_2193, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2195 = memref.load %weights[%v_2192] : memref<?xf32>
                    %v_2196 = vector.broadcast %v_2195 : f32 to vector<16xf32>
                    %v_2197 = arith.mulf %v_2186, %v_2196 : vector<16xf32>
                    %v_2198 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2197) : (vector<16xf32>) -> vector<16xf32>
                    %v_2199 = arith.addf %v_2194, %v_2198 : vector<16xf32>
                    vector.maskedstore %y[%v_2193, %v_35], %is_2037, %v_2199 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2200 = arith.addf %v_2101, %v_2038 : vector<16xf32>
                  %v_2201 = arith.muli %v_1560, %c_7 : index
                  %v_2202 = arith.addi %v_20, %v_2201 : index
                  %v_2203 = arith.addi %v_2202, %c_39 : index
                  %v_2204 = memref.load %order[%v_2203] : memref<?xi32>
                  %is_2205 = arith.cmpi sge, %v_2204, %c_34 : i32
                  scf.if %is_2205 {
                    %v_2206 = arith.index_cast %v_2204 : i32 to index
                    %v_2207 = arith.divui %v_2206, %c_35 : index
                    %v_2208 = vector.maskedload %y[%v_2207, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2209 = memref.load %weights[%v_2206] : memref<?xf32>
                    %v_2210 = vector.broadcast %v_2209 : f32 to vector<16xf32>
                    %v_2211 = arith.mulf %v_2200, %v_2210 : vector<16xf32>
                    %v_2212 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2211) : (vector<16xf32>) -> vector<16xf32>
                    %v_2213 = arith.addf %v_2208, %v_2212 : vector<16xf32>
                    vector.maskedstore %y[%v_2207, %v_35], %is_2037, %v_2213 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2214 = arith.addf %v_2088, %v_2038 : vector<16xf32>
                  %v_2215 = arith.muli %v_1560, %c_7 : index
                  %v_2216 = arith.addi %v_20, %v_2215 : index
                  %v_2217 = arith.addi %v_2216, %c_40 : index
                  %v_2218 = memref.load %order[%v_2217] : memref<?xi32>
                  %is_2219 = arith.cmpi sge, %v_2218, %c_34 : i32
                  scf.if %is_2219 {
                    %v_2220 = arith.index_cast %v_2218 : i32 to index
                    %v_2221 = arith.divui %v_2220, %c_35 : index
                    %v_2222 = vector.maskedload %y[%v_2221, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2223 = memref.load %weights[%v_2220] : memref<?xf32>
                    %v_2224 = vector.broadcast %v_2223 : f32 to vector<16xf32>
                    %v_2225 = arith.mulf %v_2214, %v_2224 : vector<16xf32>
                    %v_2226 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2225) : (vector<16xf32>) -> vector<16xf32>
                    %v_2227 = arith.addf %v_2222, %v_2226 : vector<16xf32>
                    vector.maskedstore %y[%v_2221, %v_35], %is_2037, %v_2227 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2228 = arith.addf %v_2090, %v_2038 : vector<16xf32>
                  %v_2229 = arith.muli %v_1560, %c_7 : index
                  %v_2230 = arith.addi %v_20, %v_2229 : index
                  %v_2231 = arith.addi %v_2230, %c_41 : index
                  %v_2232 = memref.load %order[%v_2231] : memref<?xi32>
                  %is_2233 = arith.cmpi sge, %v_2232, %c_34 : i32
                  scf.if %is_2233 {
                    %v_2234 = arith.index_cast %v_2232 : i32 to index
                    %v_2235 = arith.divui %v_2234, %c_35 : index
                    %v_2236 = vector.maskedload %y[%v_2235, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2237 = memref.load %weights[%v_2234] : memref<?xf32>
                    %v_2238 = vector.broadcast %v_2237 : f32 to vector<16xf32>
                    %v_2239 = arith.mulf %v_2228, %v_2238 : vector<16xf32>
                    %v_2240 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2239) : (vector<16xf32>) -> vector<16xf32>
                    %v_2241 = arith.addf %v_2236, %v_2240 : vector<16xf32>
                    vector.maskedstore %y[%v_2235, %v_35], %is_2037, %v_2241 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2242 = arith.addf %v_2092, %v_2038 : vector<16xf32>
                  %v_2243 = arith.muli %v_1560, %c_7 : index
                  %v_2244 = arith.addi %v_20, %v_2243 : index
                  %v_2245 = arith.addi %v_2244, %c_42 : index
                  %v_2246 = memref.load %order[%v_2245] : memref<?xi32>
                  %is_2247 = arith.cmpi sge, %v_2246, %c_34 : i32
                  scf.if %is_2247 {
                    %v_2248 = arith.index_cast %v_2246 : i32 to index
                    %v_2249 = arith.divui %v_2248, %c_35 : index
                    %v_2250 = vector.maskedload %y[%v_2249, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2251 = memref.load %weights[%v_2248] : memref<?xf32>
                    %v_2252 = vector.broadcast %v_2251 : f32 to vector<16xf32>
                    %v_2253 = arith.mulf %v_2242, %v_2252 : vector<16xf32>
                    %v_2254 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2253) : (vector<16xf32>) -> vector<16xf32>
                    %v_2255 = arith.addf %v_2250, %v_2254 : vector<16xf32>
                    vector.maskedstore %y[%v_2249, %v_35], %is_2037, %v_2255 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2256 = arith.addf %v_2094, %v_2038 : vector<16xf32>
                  %v_2257 = arith.muli %v_1560, %c_7 : index
                  %v_2258 = arith.addi %v_20, %v_2257 : index
                  %v_2259 = arith.addi %v_2258, %c_16 : index
                  %v_2260 = memref.load %order[%v_2259] : memref<?xi32>
                  %is_2261 = arith.cmpi sge, %v_2260, %c_34 : i32
                  scf.if %is_2261 {
                    %v_2262 = arith.index_cast %v_2260 : i32 to index
                    %v_2263 = arith.divui %v_2262, %c_35 : index
                    %v_2264 = vector.maskedload %y[%v_2263, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2265 = memref.load %weights[%v_2262] : memref<?xf32>
                    %v_2266 = vector.broadcast %v_2265 : f32 to vector<16xf32>
                    %v_2267 = arith.mulf %v_2256, %v_2266 : vector<16xf32>
                    %v_2268 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2267) : (vector<16xf32>) -> vector<16xf32>
                    %v_2269 = arith.addf %v_2264, %v_2268 : vector<16xf32>
                    vector.maskedstore %y[%v_2263, %v_35], %is_2037, %v_2269 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2270 = arith.addf %v_2096, %v_2038 : vector<16xf32>
                  %v_2271 = arith.muli %v_1560, %c_7 : index
                  %v_2272 = arith.addi %v_20, %v_2271 : index
                  %v_2273 = arith.addi %v_2272, %c_43 : index
                  %v_2274 = memref.load %order[%v_2273] : memref<?xi32>
                  %is_2275 = arith.cmpi sge, %v_2274, %c_34 : i32
                  scf.if %is_2275 {
                    %v_2276 = arith.index_cast %v_2274 : i32 to index
                    %v_2277 = arith.divui %v_2276, %c_35 : index
                    %v_2278 = vector.maskedload %y[%v_2277, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2279 = memref.load %weights[%v_2276] : memref<?xf32>
                    %v_2280 = vector.broadcast %v_2279 : f32 to vector<16xf32>
                    %v_2281 = arith.mulf %v_2270, %v_2280 : vector<16xf32>
                    %v_2282 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2281) : (vector<16xf32>) -> vector<16xf32>
                    %v_2283 = arith.addf %v_2278, %v_2282 : vector<16xf32>
                    vector.maskedstore %y[%v_2277, %v_35], %is_2037, %v_2283 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2284 = arith.addf %v_2098, %v_2038 : vector<16xf32>
                  %v_2285 = arith.muli %v_1560, %c_7 : index
                  %v_2286 = arith.addi %v_20, %v_2285 : index
                  %v_2287 = arith.addi %v_2286, %c_44 : index
                  %v_2288 = memref.load %order[%v_2287] : memref<?xi32>
                  %is_2289 = arith.cmpi sge, %v_2288, %c_34 : i32
                  scf.if %is_2289 {
                    %v_2290 = arith.index_cast %v_2288 : i32 to index
                    %v_2291 = arith.divui %v_2290, %c_35 : index
                    %v_2292 = vector.maskedload %y[%v_2291, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2293 = memref.load %weights[%v_2290] : memref<?xf32>
                    %v_2294 = vector.broadcast %v_2293 : f32 to vector<16xf32>
                    %v_2295 = arith.mulf %v_2284, %v_2294 : vector<16xf32>
                    %v_2296 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2295) : (vector<16xf32>) -> vector<16xf32>
                    %v_2297 = arith.addf %v_2292, %v_2296 : vector<16xf32>
                    vector.maskedstore %y[%v_2291, %v_35], %is_2037, %v_2297 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2298 = arith.addf %v_2100, %v_2038 : vector<16xf32>
                  %v_2299 = arith.muli %v_1560, %c_7 : index
                  %v_2300 = arith.addi %v_20, %v_2299 : index
                  %v_2301 = arith.addi %v_2300, %c_45 : index
                  %v_2302 = memref.load %order[%v_2301] : memref<?xi32>
                  %is_2303 = arith.cmpi sge, %v_2302, %c_34 : i32
                  scf.if %is_2303 {
                    %v_2304 = arith.index_cast %v_2302 : i32 to index
                    %v_2305 = arith.divui %v_2304, %c_35 : index
                    %v_2306 = vector.maskedload %y[%v_2305, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2307 = memref.load %weights[%v_2304] : memref<?xf32>
                    %v_2308 = vector.broadcast %v_2307 : f32 to vector<16xf32>
                    %v_2309 = arith.mulf %v_2298, %v_2308 : vector<16xf32>
                    %v_2310 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2309) : (vector<16xf32>) -> vector<16xf32>
                    %v_2311 = arith.addf %v_2306, %v_2310 : vector<16xf32>
                    vector.maskedstore %y[%v_2305, %v_35], %is_2037, %v_2311 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2312 = arith.addf %v_2102, %v_2038 : vector<16xf32>
                  %v_2313 = arith.muli %v_1560, %c_7 : index
                  %v_2314 = arith.addi %v_20, %v_2313 : index
                  %v_2315 = arith.addi %v_2314, %c_10 : index
                  %v_2316 = memref.load %order[%v_2315] : memref<?xi32>
                  %is_2317 = arith.cmpi sge, %v_2316, %c_34 : i32
                  scf.if %is_2317 {
                    %v_2318 = arith.index_cast %v_2316 : i32 to index
                    %v_2319 = arith.divui %v_2318, %c_35 : index
                    %v_2320 = vector.maskedload %y[%v_2319, %v_35], %is_2037, %c_8 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2321 = memref.load %weights[%v_2318] : memref<?xf32>
                    %v_2322 = vector.broadcast %v_2321 : f32 to vector<16xf32>
                    %v_2323 = arith.mulf %v_2312, %v_2322 : vector<16xf32>
                    %v_2324 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2323) : (vector<16xf32>) -> vector<16xf32>
                    %v_2325 = arith.addf %v_2320, %v_2324 : vector<16xf32>
                    vector.maskedstore %y[%v_2319, %v_35], %is_2037, %v_2325 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
