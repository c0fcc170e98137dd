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
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
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
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%slots}
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
                %loop_48:8 = scf.for %i_47 = %c_2 to %c_0 step %c_3 iter_args(%carry_49 = %c_10, %carry_50 = %c_10, %carry_51 = %c_10, %carry_52 = %c_10, %carry_53 = %c_10, %carry_54 = %c_10, %carry_55 = %c_10, %carry_56 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_57 = vector.load %x[%v_39, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_58 = vector.load %x[%v_40, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_59 = vector.load %x[%v_41, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_60 = vector.load %x[%v_42, %i_47] : memref<?x40xf32>, vector<16xf32>
                  %v_61 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_45, %v_61], read, locality<3>, data : memref<8x48x40xf32>
                  %v_62 = vector.load %expert_gate_up[%v_15, %i_45, %i_47] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_63 = math.fma %v_62, %v_57, %carry_49 : vector<16xf32>
                  %acc_64 = math.fma %v_62, %v_58, %carry_50 : vector<16xf32>
                  %acc_65 = math.fma %v_62, %v_59, %carry_51 : vector<16xf32>
                  %acc_66 = math.fma %v_62, %v_60, %carry_52 : vector<16xf32>
                  %v_67 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_46, %v_67], read, locality<3>, data : memref<8x48x40xf32>
                  %v_68 = vector.load %expert_gate_up[%v_15, %v_46, %i_47] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_69 = math.fma %v_68, %v_57, %carry_53 : vector<16xf32>
                  %acc_70 = math.fma %v_68, %v_58, %carry_54 : vector<16xf32>
                  %acc_71 = math.fma %v_68, %v_59, %carry_55 : vector<16xf32>
                  %acc_72 = math.fma %v_68, %v_60, %carry_56 : vector<16xf32>
                  scf.yield %acc_63, %acc_64, %acc_65, %acc_66, %acc_69, %acc_70, %acc_71, %acc_72 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_73 = vector.create_mask %c_12 : vector<16xi1>
                %v_74 = vector.maskedload %x[%v_39, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_75 = vector.maskedload %x[%v_40, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_76 = vector.maskedload %x[%v_41, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_77 = vector.maskedload %x[%v_42, %c_0], %mask_73, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_78 = vector.maskedload %expert_gate_up[%v_15, %i_45, %c_0], %mask_73, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_79 = math.fma %v_78, %v_74, %loop_48#0 : vector<16xf32>
                %acc_80 = math.fma %v_78, %v_75, %loop_48#1 : vector<16xf32>
                %acc_81 = math.fma %v_78, %v_76, %loop_48#2 : vector<16xf32>
                %acc_82 = math.fma %v_78, %v_77, %loop_48#3 : vector<16xf32>
                %v_83 = vector.maskedload %expert_gate_up[%v_15, %v_46, %c_0], %mask_73, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
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
                memref.store %v_222, %hidden[%v_32, %i_45] : memref<?x24xf32>
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
                memref.store %v_253, %hidden[%v_34, %i_45] : memref<?x24xf32>
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
                memref.store %v_284, %hidden[%v_36, %i_45] : memref<?x24xf32>
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
                memref.store %v_315, %hidden[%v_38, %i_45] : memref<?x24xf32>
              }
            }
            %is_316 = arith.cmpi eq, %v_24, %c_8 : index
            %v_317 = arith.andi %is_316, %is_26 : i1
            scf.if %v_317 {
              %v_318 = memref.load %group[%c_2] : memref<5xi32>
              %v_319 = arith.index_cast %v_318 : i32 to index
              %v_320 = memref.load %group[%c_5] : memref<5xi32>
              %v_321 = arith.index_cast %v_320 : i32 to index
              %v_322 = arith.divui %v_319, %c_7 : index
              %v_323 = arith.divui %v_321, %c_7 : index
              %v_324 = arith.addi %v_1, %c_0 : index
              %v_325 = arith.minsi %v_324, %c_9 : index
              scf.for %i_326 = %v_1 to %v_325 step %c_5 {
                %v_327 = arith.addi %i_326, %c_9 : index
                %loop_329:4 = scf.for %i_328 = %c_2 to %c_0 step %c_3 iter_args(%carry_330 = %c_10, %carry_331 = %c_10, %carry_332 = %c_10, %carry_333 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_334 = vector.load %x[%v_322, %i_328] : memref<?x40xf32>, vector<16xf32>
                  %v_335 = vector.load %x[%v_323, %i_328] : memref<?x40xf32>, vector<16xf32>
                  %v_336 = arith.addi %i_328, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_326, %v_336], read, locality<3>, data : memref<8x48x40xf32>
                  %v_337 = vector.load %expert_gate_up[%v_15, %i_326, %i_328] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_338 = math.fma %v_337, %v_334, %carry_330 : vector<16xf32>
                  %acc_339 = math.fma %v_337, %v_335, %carry_331 : vector<16xf32>
                  %v_340 = arith.addi %i_328, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_327, %v_340], read, locality<3>, data : memref<8x48x40xf32>
                  %v_341 = vector.load %expert_gate_up[%v_15, %v_327, %i_328] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_342 = math.fma %v_341, %v_334, %carry_332 : vector<16xf32>
                  %acc_343 = math.fma %v_341, %v_335, %carry_333 : vector<16xf32>
                  scf.yield %acc_338, %acc_339, %acc_342, %acc_343 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_344 = vector.create_mask %c_12 : vector<16xi1>
                %v_345 = vector.maskedload %x[%v_322, %c_0], %mask_344, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_346 = vector.maskedload %x[%v_323, %c_0], %mask_344, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_347 = vector.maskedload %expert_gate_up[%v_15, %i_326, %c_0], %mask_344, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_348 = math.fma %v_347, %v_345, %loop_329#0 : vector<16xf32>
                %acc_349 = math.fma %v_347, %v_346, %loop_329#1 : vector<16xf32>
                %v_350 = vector.maskedload %expert_gate_up[%v_15, %v_327, %c_0], %mask_344, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_351 = math.fma %v_350, %v_345, %loop_329#2 : vector<16xf32>
                %acc_352 = math.fma %v_350, %v_346, %loop_329#3 : vector<16xf32>
                %v_353 = vector.shuffle %acc_348, %acc_348 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_354 = vector.shuffle %acc_348, %acc_348 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_366 = vector.shuffle %acc_349, %acc_349 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_367 = vector.shuffle %acc_349, %acc_349 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_379 = vector.shuffle %acc_351, %acc_351 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_380 = vector.shuffle %acc_351, %acc_351 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_392 = vector.shuffle %acc_352, %acc_352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_393 = vector.shuffle %acc_352, %acc_352 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_394 = arith.addf %v_392, %v_393 : vector<8xf32>
                %v_395 = vector.shuffle %v_394, %v_394 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_396 = vector.shuffle %v_394, %v_394 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_397 = arith.addf %v_395, %v_396 : vector<4xf32>
                %v_398 = vector.shuffle %v_397, %v_397 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_399 = vector.shuffle %v_397, %v_397 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_400 = arith.addf %v_398, %v_399 : vector<2xf32>
                %v_401 = vector.shuffle %v_400, %v_400 [0] : vector<2xf32>, vector<2xf32>
                %v_402 = vector.shuffle %v_400, %v_400 [1] : vector<2xf32>, vector<2xf32>
                %v_403 = arith.addf %v_401, %v_402 : vector<1xf32>
                %sum_404 = vector.extract %v_403[0] : f32 from vector<1xf32>
                %v_405 = arith.subf %c_13, %sum_365 : f32
                %is_406 = arith.cmpf ogt, %v_405, %c_14 : f32
                %v_407 = arith.select %is_406, %c_14, %v_405 : f32
                %is_408 = arith.cmpf olt, %v_407, %c_15 : f32
                %v_409 = arith.select %is_408, %c_15, %v_407 : f32
                %v_410 = arith.mulf %v_409, %c_16 : f32
                %v_411 = math.roundeven %v_410 : f32
                %acc_412 = math.fma %v_411, %c_17, %v_409 : f32
                %acc_413 = math.fma %v_411, %c_18, %acc_412 : f32
                %acc_414 = math.fma %c_19, %acc_413, %c_20 : f32
                %acc_415 = math.fma %acc_414, %acc_413, %c_21 : f32
                %acc_416 = math.fma %acc_415, %acc_413, %c_22 : f32
                %acc_417 = math.fma %acc_416, %acc_413, %c_23 : f32
                %acc_418 = math.fma %acc_417, %acc_413, %c_24 : f32
                %acc_419 = math.fma %acc_418, %acc_413, %c_25 : f32
                %acc_420 = math.fma %acc_419, %acc_413, %c_25 : f32
                %v_421 = arith.fptosi %v_411 : f32 to i32
                %v_422 = arith.shrsi %v_421, %c_26 : i32
                %v_423 = arith.subi %v_421, %v_422 : i32
                %v_424 = arith.addi %v_422, %c_28 : i32
                %v_425 = arith.shli %v_424, %c_27 : i32
                %v_426 = arith.bitcast %v_425 : i32 to f32
                %v_427 = arith.mulf %acc_420, %v_426 : f32
                %v_428 = arith.addi %v_423, %c_28 : i32
                %v_429 = arith.shli %v_428, %c_27 : i32
                %v_430 = arith.bitcast %v_429 : i32 to f32
                %v_431 = arith.mulf %v_427, %v_430 : f32
                %v_432 = arith.addf %v_431, %c_25 : f32
                %v_433 = arith.divf %c_25, %v_432 : f32
                %v_434 = arith.mulf %sum_365, %v_433 : f32
                %v_435 = arith.mulf %v_434, %sum_391 : f32
                memref.store %v_435, %hidden[%v_319, %i_326] : memref<?x24xf32>
                %v_436 = arith.subf %c_13, %sum_378 : f32
                %is_437 = arith.cmpf ogt, %v_436, %c_14 : f32
                %v_438 = arith.select %is_437, %c_14, %v_436 : f32
                %is_439 = arith.cmpf olt, %v_438, %c_15 : f32
                %v_440 = arith.select %is_439, %c_15, %v_438 : f32
                %v_441 = arith.mulf %v_440, %c_16 : f32
                %v_442 = math.roundeven %v_441 : f32
                %acc_443 = math.fma %v_442, %c_17, %v_440 : f32
                %acc_444 = math.fma %v_442, %c_18, %acc_443 : f32
                %acc_445 = math.fma %c_19, %acc_444, %c_20 : f32
                %acc_446 = math.fma %acc_445, %acc_444, %c_21 : f32
                %acc_447 = math.fma %acc_446, %acc_444, %c_22 : f32
                %acc_448 = math.fma %acc_447, %acc_444, %c_23 : f32
                %acc_449 = math.fma %acc_448, %acc_444, %c_24 : f32
                %acc_450 = math.fma %acc_449, %acc_444, %c_25 : f32
                %acc_451 = math.fma %acc_450, %acc_444, %c_25 : f32
                %v_452 = arith.fptosi %v_442 : f32 to i32
                %v_453 = arith.shrsi %v_452, %c_26 : i32
                %v_454 = arith.subi %v_452, %v_453 : i32
                %v_455 = arith.addi %v_453, %c_28 : i32
                %v_456 = arith.shli %v_455, %c_27 : i32
                %v_457 = arith.bitcast %v_456 : i32 to f32
                %v_458 = arith.mulf %acc_451, %v_457 : f32
                %v_459 = arith.addi %v_454, %c_28 : i32
                %v_460 = arith.shli %v_459, %c_27 : i32
                %v_461 = arith.bitcast %v_460 : i32 to f32
                %v_462 = arith.mulf %v_458, %v_461 : f32
                %v_463 = arith.addf %v_462, %c_25 : f32
                %v_464 = arith.divf %c_25, %v_463 : f32
                %v_465 = arith.mulf %sum_378, %v_464 : f32
                %v_466 = arith.mulf %v_465, %sum_404 : f32
                memref.store %v_466, %hidden[%v_321, %i_326] : memref<?x24xf32>
              }
            }
            %is_467 = arith.cmpi eq, %v_24, %c_5 : index
            %v_468 = arith.andi %is_467, %is_26 : i1
            scf.if %v_468 {
              %v_469 = memref.load %group[%c_2] : memref<5xi32>
              %v_470 = arith.index_cast %v_469 : i32 to index
              %v_471 = arith.divui %v_470, %c_7 : index
              %v_472 = arith.addi %v_1, %c_0 : index
              %v_473 = arith.minsi %v_472, %c_9 : index
              scf.for %i_474 = %v_1 to %v_473 step %c_5 {
                %v_475 = arith.addi %i_474, %c_9 : index
                %loop_477:2 = scf.for %i_476 = %c_2 to %c_0 step %c_3 iter_args(%carry_478 = %c_10, %carry_479 = %c_10) -> (vector<16xf32>, vector<16xf32>) {
                  %v_480 = vector.load %x[%v_471, %i_476] : memref<?x40xf32>, vector<16xf32>
                  %v_481 = arith.addi %i_476, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_474, %v_481], read, locality<3>, data : memref<8x48x40xf32>
                  %v_482 = vector.load %expert_gate_up[%v_15, %i_474, %i_476] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_483 = math.fma %v_482, %v_480, %carry_478 : vector<16xf32>
                  %v_484 = arith.addi %i_476, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_475, %v_484], read, locality<3>, data : memref<8x48x40xf32>
                  %v_485 = vector.load %expert_gate_up[%v_15, %v_475, %i_476] : memref<8x48x40xf32>, vector<16xf32>
                  %acc_486 = math.fma %v_485, %v_480, %carry_479 : vector<16xf32>
                  scf.yield %acc_483, %acc_486 : vector<16xf32>, vector<16xf32>
                }
                %mask_487 = vector.create_mask %c_12 : vector<16xi1>
                %v_488 = vector.maskedload %x[%v_471, %c_0], %mask_487, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_489 = vector.maskedload %expert_gate_up[%v_15, %i_474, %c_0], %mask_487, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_490 = math.fma %v_489, %v_488, %loop_477#0 : vector<16xf32>
                %v_491 = vector.maskedload %expert_gate_up[%v_15, %v_475, %c_0], %mask_487, %c_10 : memref<8x48x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %acc_492 = math.fma %v_491, %v_488, %loop_477#1 : vector<16xf32>
                %v_493 = vector.shuffle %acc_490, %acc_490 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_494 = vector.shuffle %acc_490, %acc_490 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_506 = vector.shuffle %acc_492, %acc_492 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_507 = vector.shuffle %acc_492, %acc_492 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                %v_519 = arith.subf %c_13, %sum_505 : f32
                %is_520 = arith.cmpf ogt, %v_519, %c_14 : f32
                %v_521 = arith.select %is_520, %c_14, %v_519 : f32
                %is_522 = arith.cmpf olt, %v_521, %c_15 : f32
                %v_523 = arith.select %is_522, %c_15, %v_521 : f32
                %v_524 = arith.mulf %v_523, %c_16 : f32
                %v_525 = math.roundeven %v_524 : f32
                %acc_526 = math.fma %v_525, %c_17, %v_523 : f32
                %acc_527 = math.fma %v_525, %c_18, %acc_526 : f32
                %acc_528 = math.fma %c_19, %acc_527, %c_20 : f32
                %acc_529 = math.fma %acc_528, %acc_527, %c_21 : f32
                %acc_530 = math.fma %acc_529, %acc_527, %c_22 : f32
                %acc_531 = math.fma %acc_530, %acc_527, %c_23 : f32
                %acc_532 = math.fma %acc_531, %acc_527, %c_24 : f32
                %acc_533 = math.fma %acc_532, %acc_527, %c_25 : f32
                %acc_534 = math.fma %acc_533, %acc_527, %c_25 : f32
                %v_535 = arith.fptosi %v_525 : f32 to i32
                %v_536 = arith.shrsi %v_535, %c_26 : i32
                %v_537 = arith.subi %v_535, %v_536 : i32
                %v_538 = arith.addi %v_536, %c_28 : i32
                %v_539 = arith.shli %v_538, %c_27 : i32
                %v_540 = arith.bitcast %v_539 : i32 to f32
                %v_541 = arith.mulf %acc_534, %v_540 : f32
                %v_542 = arith.addi %v_537, %c_28 : i32
                %v_543 = arith.shli %v_542, %c_27 : i32
                %v_544 = arith.bitcast %v_543 : i32 to f32
                %v_545 = arith.mulf %v_541, %v_544 : f32
                %v_546 = arith.addf %v_545, %c_25 : f32
                %v_547 = arith.divf %c_25, %v_546 : f32
                %v_548 = arith.mulf %sum_505, %v_547 : f32
                %v_549 = arith.mulf %v_548, %sum_518 : f32
                memref.store %v_549, %hidden[%v_470, %i_474] : memref<?x24xf32>
              }
            }
            %is_550 = arith.cmpi eq, %v_24, %c_6 : index
            %v_551 = arith.select %is_550, %c_2, %v_24 : index
            scf.yield %v_551 : index
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
        %c_7 = arith.constant 512 : index
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant 3 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant 39 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 8 : index
        %c_14 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_15 = arith.constant dense<1> : vector<16xi32>
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
            %v_19 = arith.addi %i_4, %c_3 : index
            %is_20 = arith.cmpi eq, %v_19, %slots : index
            %v_21 = arith.select %is_20, %c_2, %v_19 : index
            %v_22 = arith.addi %v_1, %c_0 : index
            %v_23 = arith.select %is_20, %v_22, %v_1 : index
            %v_24 = memref.load %ids[%v_21] : memref<?xi32>
            %v_25 = arith.index_cast %v_24 : i32 to index
            scf.for %i_26 = %c_2 to %c_7 step %c_5 {
              memref.prefetch %expert_down[%v_25, %v_23, %i_26], read, locality<3>, data : memref<8x40x24xf32>
            }
            %v_27 = arith.addi %v_23, %c_5 : index
            scf.for %i_28 = %c_2 to %c_7 step %c_5 {
              memref.prefetch %expert_down[%v_25, %v_27, %i_28], read, locality<3>, data : memref<8x40x24xf32>
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
                  %loop_58:8 = scf.for %i_57 = %c_2 to %c_5 step %c_5 iter_args(%carry_59 = %c_12, %carry_60 = %c_12, %carry_61 = %c_12, %carry_62 = %c_12, %carry_63 = %c_12, %carry_64 = %c_12, %carry_65 = %c_12, %carry_66 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_67 = vector.load %hidden[%v_45, %i_57] : memref<?x24xf32>, vector<16xf32>
                    %v_68 = vector.load %hidden[%v_47, %i_57] : memref<?x24xf32>, vector<16xf32>
                    %v_69 = vector.load %hidden[%v_49, %i_57] : memref<?x24xf32>, vector<16xf32>
                    %v_70 = vector.load %hidden[%v_51, %i_57] : memref<?x24xf32>, vector<16xf32>
                    %v_71 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_54, %v_71], read, locality<3>, data : memref<8x40x24xf32>
                    %v_72 = vector.load %expert_down[%v_18, %i_54, %i_57] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_73 = math.fma %v_72, %v_67, %carry_59 : vector<16xf32>
                    %acc_74 = math.fma %v_72, %v_68, %carry_60 : vector<16xf32>
                    %acc_75 = math.fma %v_72, %v_69, %carry_61 : vector<16xf32>
                    %acc_76 = math.fma %v_72, %v_70, %carry_62 : vector<16xf32>
                    %v_77 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_56, %v_77], read, locality<3>, data : memref<8x40x24xf32>
                    %v_78 = vector.load %expert_down[%v_18, %v_56, %i_57] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_79 = math.fma %v_78, %v_67, %carry_63 : vector<16xf32>
                    %acc_80 = math.fma %v_78, %v_68, %carry_64 : vector<16xf32>
                    %acc_81 = math.fma %v_78, %v_69, %carry_65 : vector<16xf32>
                    %acc_82 = math.fma %v_78, %v_70, %carry_66 : vector<16xf32>
                    scf.yield %acc_73, %acc_74, %acc_75, %acc_76, %acc_79, %acc_80, %acc_81, %acc_82 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %mask_83 = vector.create_mask %c_13 : vector<16xi1>
                  %v_84 = vector.maskedload %hidden[%v_45, %c_5], %mask_83, %c_12 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_85 = vector.maskedload %hidden[%v_47, %c_5], %mask_83, %c_12 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_86 = vector.maskedload %hidden[%v_49, %c_5], %mask_83, %c_12 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_87 = vector.maskedload %hidden[%v_51, %c_5], %mask_83, %c_12 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_88 = vector.maskedload %expert_down[%v_18, %i_54, %c_5], %mask_83, %c_12 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_89 = math.fma %v_88, %v_84, %loop_58#0 : vector<16xf32>
                  %acc_90 = math.fma %v_88, %v_85, %loop_58#1 : vector<16xf32>
                  %acc_91 = math.fma %v_88, %v_86, %loop_58#2 : vector<16xf32>
                  %acc_92 = math.fma %v_88, %v_87, %loop_58#3 : vector<16xf32>
                  %v_93 = vector.maskedload %expert_down[%v_18, %v_56, %c_5], %mask_83, %c_12 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_94 = math.fma %v_93, %v_84, %loop_58#4 : vector<16xf32>
                  %acc_95 = math.fma %v_93, %v_85, %loop_58#5 : vector<16xf32>
                  %acc_96 = math.fma %v_93, %v_86, %loop_58#6 : vector<16xf32>
                  %acc_97 = math.fma %v_93, %v_87, %loop_58#7 : vector<16xf32>
                  %v_98 = vector.shuffle %acc_89, %acc_89 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_99 = vector.shuffle %acc_89, %acc_89 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_111 = vector.shuffle %acc_90, %acc_90 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_112 = vector.shuffle %acc_90, %acc_90 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_124 = vector.shuffle %acc_91, %acc_91 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_125 = vector.shuffle %acc_91, %acc_91 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_137 = vector.shuffle %acc_92, %acc_92 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_138 = vector.shuffle %acc_92, %acc_92 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_150 = vector.shuffle %acc_94, %acc_94 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_151 = vector.shuffle %acc_94, %acc_94 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_163 = vector.shuffle %acc_95, %acc_95 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_164 = vector.shuffle %acc_95, %acc_95 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_176 = vector.shuffle %acc_96, %acc_96 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_177 = vector.shuffle %acc_96, %acc_96 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_189 = vector.shuffle %acc_97, %acc_97 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_190 = vector.shuffle %acc_97, %acc_97 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  memref.store %sum_110, %outputs[%v_45, %i_54] : memref<?x40xf32>
                  memref.store %sum_123, %outputs[%v_47, %i_54] : memref<?x40xf32>
                  memref.store %sum_136, %outputs[%v_49, %i_54] : memref<?x40xf32>
                  memref.store %sum_149, %outputs[%v_51, %i_54] : memref<?x40xf32>
                  memref.store %sum_162, %outputs[%v_45, %v_56] : memref<?x40xf32>
                  memref.store %sum_175, %outputs[%v_47, %v_56] : memref<?x40xf32>
                  memref.store %sum_188, %outputs[%v_49, %v_56] : memref<?x40xf32>
                  memref.store %sum_201, %outputs[%v_51, %v_56] : memref<?x40xf32>
                }
              }
              %is_202 = arith.cmpi eq, %v_37, %c_10 : index
              %v_203 = arith.andi %is_202, %is_39 : i1
              scf.if %v_203 {
                %v_204 = memref.load %group[%c_2] : memref<5xi32>
                %v_205 = arith.index_cast %v_204 : i32 to index
                %v_206 = memref.load %group[%c_3] : memref<5xi32>
                %v_207 = arith.index_cast %v_206 : i32 to index
                %v_208 = arith.addi %v_1, %c_5 : index
                %v_209 = arith.minsi %v_208, %c_1 : index
                scf.for %i_210 = %v_1 to %v_209 step %c_3 {
                  %v_211 = arith.addi %i_210, %c_5 : index
                  %v_212 = arith.minsi %v_211, %c_11 : index
                  %loop_214:4 = scf.for %i_213 = %c_2 to %c_5 step %c_5 iter_args(%carry_215 = %c_12, %carry_216 = %c_12, %carry_217 = %c_12, %carry_218 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_219 = vector.load %hidden[%v_205, %i_213] : memref<?x24xf32>, vector<16xf32>
                    %v_220 = vector.load %hidden[%v_207, %i_213] : memref<?x24xf32>, vector<16xf32>
                    %v_221 = arith.addi %i_213, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_210, %v_221], read, locality<3>, data : memref<8x40x24xf32>
                    %v_222 = vector.load %expert_down[%v_18, %i_210, %i_213] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_223 = math.fma %v_222, %v_219, %carry_215 : vector<16xf32>
                    %acc_224 = math.fma %v_222, %v_220, %carry_216 : vector<16xf32>
                    %v_225 = arith.addi %i_213, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_212, %v_225], read, locality<3>, data : memref<8x40x24xf32>
                    %v_226 = vector.load %expert_down[%v_18, %v_212, %i_213] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_227 = math.fma %v_226, %v_219, %carry_217 : vector<16xf32>
                    %acc_228 = math.fma %v_226, %v_220, %carry_218 : vector<16xf32>
                    scf.yield %acc_223, %acc_224, %acc_227, %acc_228 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %mask_229 = vector.create_mask %c_13 : vector<16xi1>
                  %v_230 = vector.maskedload %hidden[%v_205, %c_5], %mask_229, %c_12 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_231 = vector.maskedload %hidden[%v_207, %c_5], %mask_229, %c_12 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_232 = vector.maskedload %expert_down[%v_18, %i_210, %c_5], %mask_229, %c_12 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_233 = math.fma %v_232, %v_230, %loop_214#0 : vector<16xf32>
                  %acc_234 = math.fma %v_232, %v_231, %loop_214#1 : vector<16xf32>
                  %v_235 = vector.maskedload %expert_down[%v_18, %v_212, %c_5], %mask_229, %c_12 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_236 = math.fma %v_235, %v_230, %loop_214#2 : vector<16xf32>
                  %acc_237 = math.fma %v_235, %v_231, %loop_214#3 : vector<16xf32>
                  %v_238 = vector.shuffle %acc_233, %acc_233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_239 = vector.shuffle %acc_233, %acc_233 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_240 = arith.addf %v_238, %v_239 : vector<8xf32>
                  %v_241 = vector.shuffle %v_240, %v_240 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_242 = vector.shuffle %v_240, %v_240 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_243 = arith.addf %v_241, %v_242 : vector<4xf32>
                  %v_244 = vector.shuffle %v_243, %v_243 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_245 = vector.shuffle %v_243, %v_243 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_246 = arith.addf %v_244, %v_245 : vector<2xf32>
                  %v_247 = vector.shuffle %v_246, %v_246 [0] : vector<2xf32>, vector<2xf32>
                  %v_248 = vector.shuffle %v_246, %v_246 [1] : vector<2xf32>, vector<2xf32>
                  %v_249 = arith.addf %v_247, %v_248 : vector<1xf32>
                  %sum_250 = vector.extract %v_249[0] : f32 from vector<1xf32>
                  %v_251 = vector.shuffle %acc_234, %acc_234 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_252 = vector.shuffle %acc_234, %acc_234 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_253 = arith.addf %v_251, %v_252 : vector<8xf32>
                  %v_254 = vector.shuffle %v_253, %v_253 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_255 = vector.shuffle %v_253, %v_253 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_256 = arith.addf %v_254, %v_255 : vector<4xf32>
                  %v_257 = vector.shuffle %v_256, %v_256 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_258 = vector.shuffle %v_256, %v_256 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_259 = arith.addf %v_257, %v_258 : vector<2xf32>
                  %v_260 = vector.shuffle %v_259, %v_259 [0] : vector<2xf32>, vector<2xf32>
                  %v_261 = vector.shuffle %v_259, %v_259 [1] : vector<2xf32>, vector<2xf32>
                  %v_262 = arith.addf %v_260, %v_261 : vector<1xf32>
                  %sum_263 = vector.extract %v_262[0] : f32 from vector<1xf32>
                  %v_264 = vector.shuffle %acc_236, %acc_236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_265 = vector.shuffle %acc_236, %acc_236 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_277 = vector.shuffle %acc_237, %acc_237 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_278 = vector.shuffle %acc_237, %acc_237 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  memref.store %sum_250, %outputs[%v_205, %i_210] : memref<?x40xf32>
                  memref.store %sum_263, %outputs[%v_207, %i_210] : memref<?x40xf32>
                  memref.store %sum_276, %outputs[%v_205, %v_212] : memref<?x40xf32>
                  memref.store %sum_289, %outputs[%v_207, %v_212] : memref<?x40xf32>
                }
              }
              %is_290 = arith.cmpi eq, %v_37, %c_3 : index
              %v_291 = arith.andi %is_290, %is_39 : i1
              scf.if %v_291 {
                %v_292 = memref.load %group[%c_2] : memref<5xi32>
                %v_293 = arith.index_cast %v_292 : i32 to index
                %v_294 = arith.addi %v_1, %c_5 : index
                %v_295 = arith.minsi %v_294, %c_1 : index
                scf.for %i_296 = %v_1 to %v_295 step %c_3 {
                  %v_297 = arith.addi %i_296, %c_5 : index
                  %v_298 = arith.minsi %v_297, %c_11 : index
                  %loop_300:2 = scf.for %i_299 = %c_2 to %c_5 step %c_5 iter_args(%carry_301 = %c_12, %carry_302 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                    %v_303 = vector.load %hidden[%v_293, %i_299] : memref<?x24xf32>, vector<16xf32>
                    %v_304 = arith.addi %i_299, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_296, %v_304], read, locality<3>, data : memref<8x40x24xf32>
                    %v_305 = vector.load %expert_down[%v_18, %i_296, %i_299] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_306 = math.fma %v_305, %v_303, %carry_301 : vector<16xf32>
                    %v_307 = arith.addi %i_299, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_298, %v_307], read, locality<3>, data : memref<8x40x24xf32>
                    %v_308 = vector.load %expert_down[%v_18, %v_298, %i_299] : memref<8x40x24xf32>, vector<16xf32>
                    %acc_309 = math.fma %v_308, %v_303, %carry_302 : vector<16xf32>
                    scf.yield %acc_306, %acc_309 : vector<16xf32>, vector<16xf32>
                  }
                  %mask_310 = vector.create_mask %c_13 : vector<16xi1>
                  %v_311 = vector.maskedload %hidden[%v_293, %c_5], %mask_310, %c_12 : memref<?x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_312 = vector.maskedload %expert_down[%v_18, %i_296, %c_5], %mask_310, %c_12 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_313 = math.fma %v_312, %v_311, %loop_300#0 : vector<16xf32>
                  %v_314 = vector.maskedload %expert_down[%v_18, %v_298, %c_5], %mask_310, %c_12 : memref<8x40x24xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %acc_315 = math.fma %v_314, %v_311, %loop_300#1 : vector<16xf32>
                  %v_316 = vector.shuffle %acc_313, %acc_313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_317 = vector.shuffle %acc_313, %acc_313 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_318 = arith.addf %v_316, %v_317 : vector<8xf32>
                  %v_319 = vector.shuffle %v_318, %v_318 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_320 = vector.shuffle %v_318, %v_318 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_321 = arith.addf %v_319, %v_320 : vector<4xf32>
                  %v_322 = vector.shuffle %v_321, %v_321 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_323 = vector.shuffle %v_321, %v_321 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_324 = arith.addf %v_322, %v_323 : vector<2xf32>
                  %v_325 = vector.shuffle %v_324, %v_324 [0] : vector<2xf32>, vector<2xf32>
                  %v_326 = vector.shuffle %v_324, %v_324 [1] : vector<2xf32>, vector<2xf32>
                  %v_327 = arith.addf %v_325, %v_326 : vector<1xf32>
                  %sum_328 = vector.extract %v_327[0] : f32 from vector<1xf32>
                  %v_329 = vector.shuffle %acc_315, %acc_315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_330 = vector.shuffle %acc_315, %acc_315 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_331 = arith.addf %v_329, %v_330 : vector<8xf32>
                  %v_332 = vector.shuffle %v_331, %v_331 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_333 = vector.shuffle %v_331, %v_331 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_334 = arith.addf %v_332, %v_333 : vector<4xf32>
                  %v_335 = vector.shuffle %v_334, %v_334 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_336 = vector.shuffle %v_334, %v_334 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_337 = arith.addf %v_335, %v_336 : vector<2xf32>
                  %v_338 = vector.shuffle %v_337, %v_337 [0] : vector<2xf32>, vector<2xf32>
                  %v_339 = vector.shuffle %v_337, %v_337 [1] : vector<2xf32>, vector<2xf32>
                  %v_340 = arith.addf %v_338, %v_339 : vector<1xf32>
                  %sum_341 = vector.extract %v_340[0] : f32 from vector<1xf32>
                  memref.store %sum_328, %outputs[%v_293, %i_296] : memref<?x40xf32>
                  memref.store %sum_341, %outputs[%v_293, %v_298] : memref<?x40xf32>
                }
              }
              %is_342 = arith.cmpi eq, %v_37, %c_8 : index
              %v_343 = arith.select %is_342, %c_2, %v_37 : index
              scf.yield %v_343 : index
            }
          }
        }
        // combine: the token's slots by rising expert
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        scf.for %i_344 = %c_2 to %tokens step %c_3 {
          %v_345 = arith.muli %i_344, %c_9 : index
          scf.for %i_346 = %c_2 to %c_9 step %c_3 {
            %v_347 = arith.addi %v_345, %i_346 : index
            %v_348 = memref.load %ids[%v_347] : memref<?xi32>
            %v_349 = vector.broadcast %v_348 : i32 to vector<16xi32>
            %loop_351:1 = scf.for %i_350 = %c_2 to %c_9 step %c_5 iter_args(%carry_352 = %c_6) -> (vector<16xi32>) {
              %v_353 = arith.subi %c_9, %i_350 : index
              %mask_354 = vector.create_mask %v_353 : vector<16xi1>
              %v_355 = arith.addi %v_345, %i_350 : index
              %v_356 = vector.maskedload %ids[%v_355], %mask_354, %c_6 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_357 = arith.index_cast %i_350 : index to i32
              %v_358 = vector.broadcast %v_357 : i32 to vector<16xi32>
              %v_359 = arith.addi %c_14, %v_358 : vector<16xi32>
              %v_360 = arith.index_cast %i_346 : index to i32
              %v_361 = vector.broadcast %v_360 : i32 to vector<16xi32>
              %is_362 = arith.cmpi slt, %v_359, %v_361 : vector<16xi32>
              %is_363 = arith.cmpi slt, %v_356, %v_349 : vector<16xi32>
              %is_364 = arith.cmpi eq, %v_356, %v_349 : vector<16xi32>
              %v_365 = arith.andi %is_364, %is_362 : vector<16xi1>
              %v_366 = arith.ori %is_363, %v_365 : vector<16xi1>
              %v_367 = arith.andi %v_366, %mask_354 : vector<16xi1>
              %v_368 = arith.select %v_367, %c_15, %c_6 : vector<16xi1>, vector<16xi32>
              %v_369 = arith.addi %carry_352, %v_368 : vector<16xi32>
              scf.yield %v_369 : vector<16xi32>
            }
            %v_370 = vector.reduction <add>, %loop_351#0 : vector<16xi32> into i32
            %v_371 = arith.index_cast %v_370 : i32 to index
            %v_372 = arith.addi %v_345, %i_346 : index
            %v_373 = arith.index_cast %v_372 : index to i32
            memref.store %v_373, %order[%v_371] : memref<3xi32>
          }
          scf.for %i_374 = %v_1 to %v_3 step %c_5 {
            %v_375 = arith.subi %v_3, %i_374 : index
            %mask_376 = vector.create_mask %v_375 : vector<16xi1>
            %loop_378:1 = scf.for %i_377 = %c_2 to %c_9 step %c_3 iter_args(%carry_379 = %c_12) -> (vector<16xf32>) {
              %v_380 = memref.load %order[%i_377] : memref<3xi32>
              %v_381 = arith.index_cast %v_380 : i32 to index
              %v_382 = vector.maskedload %outputs[%v_381, %i_374], %mask_376, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_383 = memref.load %weights[%v_381] : memref<?xf32>
              %v_384 = vector.broadcast %v_383 : f32 to vector<16xf32>
              %v_385 = arith.mulf %v_382, %v_384 : vector<16xf32>
              %v_386 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_385) : (vector<16xf32>) -> vector<16xf32>
              %v_387 = arith.addf %carry_379, %v_386 : vector<16xf32>
              scf.yield %v_387 : vector<16xf32>
            }
            vector.maskedstore %y[%i_344, %i_374], %mask_376, %loop_378#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
