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
                scf.for %i_580 = %c_4 to %v_579 step %c_3 {
                  %v_581 = arith.muli %i_580, %c_17 : index
                  %v_582 = arith.muli %v_581, %c_28 : index
                  %v_583 = arith.addi %v_83, %v_582 : index
                  %v_584 = arith.addi %v_581, %c_3 : index
                  %v_585 = arith.muli %v_584, %c_28 : index
                  %v_586 = arith.addi %v_83, %v_585 : index
                  %v_587 = arith.addi %v_581, %c_7 : index
                  %v_588 = arith.muli %v_587, %c_28 : index
                  %v_589 = arith.addi %v_83, %v_588 : index
                  scf.for %i_590 = %c_4 to %c_7 step %c_3 {
                    %v_591 = arith.muli %i_590, %c_6 : index
                    %v_592 = arith.minsi %v_591, %c_6 : index
                    %v_593 = arith.addi %v_567, %v_592 : index
                    %v_594 = arith.addi %v_567, %v_592 : index
                    %v_595 = arith.addi %v_594, %c_3 : index
                    %v_596 = arith.addi %v_567, %v_592 : index
                    %v_597 = arith.addi %v_596, %c_7 : index
                    %v_598 = arith.addi %v_567, %v_592 : index
                    %v_599 = arith.addi %v_598, %c_17 : index
                    %v_600 = arith.addi %v_567, %v_592 : index
                    %v_601 = arith.addi %v_600, %c_10 : index
                    %v_602 = arith.addi %v_567, %v_592 : index
                    %v_603 = arith.addi %v_602, %c_18 : index
                    %v_604 = arith.addi %v_567, %v_592 : index
                    %v_605 = arith.addi %v_604, %c_19 : index
                    %v_606 = arith.addi %v_567, %v_592 : index
                    %v_607 = arith.addi %v_606, %c_20 : index
                    %v_608 = arith.muli %v_564, %c_10 : index
                    %v_609 = arith.muli %i_580, %c_7 : index
                    %v_610 = arith.muli %v_609, %c_7 : index
                    %v_611 = arith.addi %v_610, %i_590 : index
                    %loop_613:24 = scf.for %i_612 = %c_4 to %c_44 step %c_10 iter_args(%carry_614 = %c_29, %carry_615 = %c_29, %carry_616 = %c_29, %carry_617 = %c_29, %carry_618 = %c_29, %carry_619 = %c_29, %carry_620 = %c_29, %carry_621 = %c_29, %carry_622 = %c_29, %carry_623 = %c_29, %carry_624 = %c_29, %carry_625 = %c_29, %carry_626 = %c_29, %carry_627 = %c_29, %carry_628 = %c_29, %carry_629 = %c_29, %carry_630 = %c_29, %carry_631 = %c_29, %carry_632 = %c_29, %carry_633 = %c_29, %carry_634 = %c_29, %carry_635 = %c_29, %carry_636 = %c_29, %carry_637 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_638 = arith.divui %i_612, %c_10 : index
                      %v_639 = arith.muli %v_608, %c_22 : index
                      %v_640 = arith.addi %v_639, %c_45 : index
                      %v_641 = arith.muli %v_608, %c_22 : index
                      %v_642 = arith.divui %v_640, %v_641 : index
                      %v_643 = arith.muli %v_611, %c_22 : index
                      %v_644 = arith.addi %v_643, %v_638 : index
                      %v_645 = arith.muli %v_644, %v_642 : index
                      scf.for %i_646 = %c_4 to %v_642 step %c_3 {
                        %v_647 = arith.addi %v_645, %i_646 : index
                        %v_648 = arith.minsi %v_647, %c_45 : index
                        %v_649 = arith.muli %v_648, %c_13 : index
                        %v_650 = arith.addi %v_573, %v_649 : index
                        %v_651 = arith.index_cast %v_650 : index to i64
                        %pointer_652 = llvm.inttoptr %v_651 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_652) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_653 = arith.muli %v_648, %c_13 : index
                        %v_654 = arith.addi %v_578, %v_653 : index
                        %v_655 = arith.index_cast %v_654 : index to i64
                        %pointer_656 = llvm.inttoptr %v_655 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_656) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_657 = arith.muli %i_612, %c_13 : index
                      %v_658 = arith.addi %v_583, %v_657 : index
                      %v_659 = arith.index_cast %v_658 : index to i64
                      %pointer_660 = llvm.inttoptr %v_659 : i64 to !llvm.ptr
                      %v_661 = "llvm.load"(%pointer_660) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_662 = arith.muli %i_612, %c_13 : index
                      %v_663 = arith.addi %v_586, %v_662 : index
                      %v_664 = arith.index_cast %v_663 : index to i64
                      %pointer_665 = llvm.inttoptr %v_664 : i64 to !llvm.ptr
                      %v_666 = "llvm.load"(%pointer_665) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_667 = arith.muli %i_612, %c_13 : index
                      %v_668 = arith.addi %v_589, %v_667 : index
                      %v_669 = arith.index_cast %v_668 : index to i64
                      %pointer_670 = llvm.inttoptr %v_669 : i64 to !llvm.ptr
                      %v_671 = "llvm.load"(%pointer_670) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_672 = memref.load %expert_gate_up[%v_60, %v_593, %i_612] : memref<8x48x40xf32>
                      %v_673 = vector.broadcast %v_672 : f32 to vector<16xf32>
                      %acc_674 = math.fma %v_673, %v_661, %carry_614 : vector<16xf32>
                      %acc_675 = math.fma %v_673, %v_666, %carry_615 : vector<16xf32>
                      %acc_676 = math.fma %v_673, %v_671, %carry_616 : vector<16xf32>
                      %v_677 = memref.load %expert_gate_up[%v_60, %v_595, %i_612] : memref<8x48x40xf32>
                      %v_678 = vector.broadcast %v_677 : f32 to vector<16xf32>
                      %acc_679 = math.fma %v_678, %v_661, %carry_617 : vector<16xf32>
                      %acc_680 = math.fma %v_678, %v_666, %carry_618 : vector<16xf32>
                      %acc_681 = math.fma %v_678, %v_671, %carry_619 : vector<16xf32>
                      %v_682 = memref.load %expert_gate_up[%v_60, %v_597, %i_612] : memref<8x48x40xf32>
                      %v_683 = vector.broadcast %v_682 : f32 to vector<16xf32>
                      %acc_684 = math.fma %v_683, %v_661, %carry_620 : vector<16xf32>
                      %acc_685 = math.fma %v_683, %v_666, %carry_621 : vector<16xf32>
                      %acc_686 = math.fma %v_683, %v_671, %carry_622 : vector<16xf32>
                      %v_687 = memref.load %expert_gate_up[%v_60, %v_599, %i_612] : memref<8x48x40xf32>
                      %v_688 = vector.broadcast %v_687 : f32 to vector<16xf32>
                      %acc_689 = math.fma %v_688, %v_661, %carry_623 : vector<16xf32>
                      %acc_690 = math.fma %v_688, %v_666, %carry_624 : vector<16xf32>
                      %acc_691 = math.fma %v_688, %v_671, %carry_625 : vector<16xf32>
                      %v_692 = memref.load %expert_gate_up[%v_60, %v_601, %i_612] : memref<8x48x40xf32>
                      %v_693 = vector.broadcast %v_692 : f32 to vector<16xf32>
                      %acc_694 = math.fma %v_693, %v_661, %carry_626 : vector<16xf32>
                      %acc_695 = math.fma %v_693, %v_666, %carry_627 : vector<16xf32>
                      %acc_696 = math.fma %v_693, %v_671, %carry_628 : vector<16xf32>
                      %v_697 = memref.load %expert_gate_up[%v_60, %v_603, %i_612] : memref<8x48x40xf32>
                      %v_698 = vector.broadcast %v_697 : f32 to vector<16xf32>
                      %acc_699 = math.fma %v_698, %v_661, %carry_629 : vector<16xf32>
                      %acc_700 = math.fma %v_698, %v_666, %carry_630 : vector<16xf32>
                      %acc_701 = math.fma %v_698, %v_671, %carry_631 : vector<16xf32>
                      %v_702 = memref.load %expert_gate_up[%v_60, %v_605, %i_612] : memref<8x48x40xf32>
                      %v_703 = vector.broadcast %v_702 : f32 to vector<16xf32>
                      %acc_704 = math.fma %v_703, %v_661, %carry_632 : vector<16xf32>
                      %acc_705 = math.fma %v_703, %v_666, %carry_633 : vector<16xf32>
                      %acc_706 = math.fma %v_703, %v_671, %carry_634 : vector<16xf32>
                      %v_707 = memref.load %expert_gate_up[%v_60, %v_607, %i_612] : memref<8x48x40xf32>
                      %v_708 = vector.broadcast %v_707 : f32 to vector<16xf32>
                      %acc_709 = math.fma %v_708, %v_661, %carry_635 : vector<16xf32>
                      %acc_710 = math.fma %v_708, %v_666, %carry_636 : vector<16xf32>
                      %acc_711 = math.fma %v_708, %v_671, %carry_637 : vector<16xf32>
                      %v_712 = arith.addi %i_612, %c_3 : index
                      %v_713 = arith.muli %v_712, %c_13 : index
                      %v_714 = arith.addi %v_583, %v_713 : index
                      %v_715 = arith.index_cast %v_714 : index to i64
                      %pointer_716 = llvm.inttoptr %v_715 : i64 to !llvm.ptr
                      %v_717 = "llvm.load"(%pointer_716) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_718 = arith.muli %v_712, %c_13 : index
                      %v_719 = arith.addi %v_586, %v_718 : index
                      %v_720 = arith.index_cast %v_719 : index to i64
                      %pointer_721 = llvm.inttoptr %v_720 : i64 to !llvm.ptr
                      %v_722 = "llvm.load"(%pointer_721) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_723 = arith.muli %v_712, %c_13 : index
                      %v_724 = arith.addi %v_589, %v_723 : index
                      %v_725 = arith.index_cast %v_724 : index to i64
                      %pointer_726 = llvm.inttoptr %v_725 : i64 to !llvm.ptr
                      %v_727 = "llvm.load"(%pointer_726) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_728 = memref.load %expert_gate_up[%v_60, %v_593, %v_712] : memref<8x48x40xf32>
                      %v_729 = vector.broadcast %v_728 : f32 to vector<16xf32>
                      %acc_730 = math.fma %v_729, %v_717, %acc_674 : vector<16xf32>
                      %acc_731 = math.fma %v_729, %v_722, %acc_675 : vector<16xf32>
                      %acc_732 = math.fma %v_729, %v_727, %acc_676 : vector<16xf32>
                      %v_733 = memref.load %expert_gate_up[%v_60, %v_595, %v_712] : memref<8x48x40xf32>
                      %v_734 = vector.broadcast %v_733 : f32 to vector<16xf32>
                      %acc_735 = math.fma %v_734, %v_717, %acc_679 : vector<16xf32>
                      %acc_736 = math.fma %v_734, %v_722, %acc_680 : vector<16xf32>
                      %acc_737 = math.fma %v_734, %v_727, %acc_681 : vector<16xf32>
                      %v_738 = memref.load %expert_gate_up[%v_60, %v_597, %v_712] : memref<8x48x40xf32>
                      %v_739 = vector.broadcast %v_738 : f32 to vector<16xf32>
                      %acc_740 = math.fma %v_739, %v_717, %acc_684 : vector<16xf32>
                      %acc_741 = math.fma %v_739, %v_722, %acc_685 : vector<16xf32>
                      %acc_742 = math.fma %v_739, %v_727, %acc_686 : vector<16xf32>
                      %v_743 = memref.load %expert_gate_up[%v_60, %v_599, %v_712] : memref<8x48x40xf32>
                      %v_744 = vector.broadcast %v_743 : f32 to vector<16xf32>
                      %acc_745 = math.fma %v_744, %v_717, %acc_689 : vector<16xf32>
                      %acc_746 = math.fma %v_744, %v_722, %acc_690 : vector<16xf32>
                      %acc_747 = math.fma %v_744, %v_727, %acc_691 : vector<16xf32>
                      %v_748 = memref.load %expert_gate_up[%v_60, %v_601, %v_712] : memref<8x48x40xf32>
                      %v_749 = vector.broadcast %v_748 : f32 to vector<16xf32>
                      %acc_750 = math.fma %v_749, %v_717, %acc_694 : vector<16xf32>
                      %acc_751 = math.fma %v_749, %v_722, %acc_695 : vector<16xf32>
                      %acc_752 = math.fma %v_749, %v_727, %acc_696 : vector<16xf32>
                      %v_753 = memref.load %expert_gate_up[%v_60, %v_603, %v_712] : memref<8x48x40xf32>
                      %v_754 = vector.broadcast %v_753 : f32 to vector<16xf32>
                      %acc_755 = math.fma %v_754, %v_717, %acc_699 : vector<16xf32>
                      %acc_756 = math.fma %v_754, %v_722, %acc_700 : vector<16xf32>
                      %acc_757 = math.fma %v_754, %v_727, %acc_701 : vector<16xf32>
                      %v_758 = memref.load %expert_gate_up[%v_60, %v_605, %v_712] : memref<8x48x40xf32>
                      %v_759 = vector.broadcast %v_758 : f32 to vector<16xf32>
                      %acc_760 = math.fma %v_759, %v_717, %acc_704 : vector<16xf32>
                      %acc_761 = math.fma %v_759, %v_722, %acc_705 : vector<16xf32>
                      %acc_762 = math.fma %v_759, %v_727, %acc_706 : vector<16xf32>
                      %v_763 = memref.load %expert_gate_up[%v_60, %v_607, %v_712] : memref<8x48x40xf32>
                      %v_764 = vector.broadcast %v_763 : f32 to vector<16xf32>
                      %acc_765 = math.fma %v_764, %v_717, %acc_709 : vector<16xf32>
                      %acc_766 = math.fma %v_764, %v_722, %acc_710 : vector<16xf32>
                      %acc_767 = math.fma %v_764, %v_727, %acc_711 : vector<16xf32>
                      %v_768 = arith.addi %i_612, %c_7 : index
                      %v_769 = arith.muli %v_768, %c_13 : index
                      %v_770 = arith.addi %v_583, %v_769 : index
                      %v_771 = arith.index_cast %v_770 : index to i64
                      %pointer_772 = llvm.inttoptr %v_771 : i64 to !llvm.ptr
                      %v_773 = "llvm.load"(%pointer_772) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_774 = arith.muli %v_768, %c_13 : index
                      %v_775 = arith.addi %v_586, %v_774 : index
                      %v_776 = arith.index_cast %v_775 : index to i64
                      %pointer_777 = llvm.inttoptr %v_776 : i64 to !llvm.ptr
                      %v_778 = "llvm.load"(%pointer_777) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_779 = arith.muli %v_768, %c_13 : index
                      %v_780 = arith.addi %v_589, %v_779 : index
                      %v_781 = arith.index_cast %v_780 : index to i64
                      %pointer_782 = llvm.inttoptr %v_781 : i64 to !llvm.ptr
                      %v_783 = "llvm.load"(%pointer_782) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_784 = memref.load %expert_gate_up[%v_60, %v_593, %v_768] : memref<8x48x40xf32>
                      %v_785 = vector.broadcast %v_784 : f32 to vector<16xf32>
                      %acc_786 = math.fma %v_785, %v_773, %acc_730 : vector<16xf32>
                      %acc_787 = math.fma %v_785, %v_778, %acc_731 : vector<16xf32>
                      %acc_788 = math.fma %v_785, %v_783, %acc_732 : vector<16xf32>
                      %v_789 = memref.load %expert_gate_up[%v_60, %v_595, %v_768] : memref<8x48x40xf32>
                      %v_790 = vector.broadcast %v_789 : f32 to vector<16xf32>
                      %acc_791 = math.fma %v_790, %v_773, %acc_735 : vector<16xf32>
                      %acc_792 = math.fma %v_790, %v_778, %acc_736 : vector<16xf32>
                      %acc_793 = math.fma %v_790, %v_783, %acc_737 : vector<16xf32>
                      %v_794 = memref.load %expert_gate_up[%v_60, %v_597, %v_768] : memref<8x48x40xf32>
                      %v_795 = vector.broadcast %v_794 : f32 to vector<16xf32>
                      %acc_796 = math.fma %v_795, %v_773, %acc_740 : vector<16xf32>
                      %acc_797 = math.fma %v_795, %v_778, %acc_741 : vector<16xf32>
                      %acc_798 = math.fma %v_795, %v_783, %acc_742 : vector<16xf32>
                      %v_799 = memref.load %expert_gate_up[%v_60, %v_599, %v_768] : memref<8x48x40xf32>
                      %v_800 = vector.broadcast %v_799 : f32 to vector<16xf32>
                      %acc_801 = math.fma %v_800, %v_773, %acc_745 : vector<16xf32>
                      %acc_802 = math.fma %v_800, %v_778, %acc_746 : vector<16xf32>
                      %acc_803 = math.fma %v_800, %v_783, %acc_747 : vector<16xf32>
                      %v_804 = memref.load %expert_gate_up[%v_60, %v_601, %v_768] : memref<8x48x40xf32>
                      %v_805 = vector.broadcast %v_804 : f32 to vector<16xf32>
                      %acc_806 = math.fma %v_805, %v_773, %acc_750 : vector<16xf32>
                      %acc_807 = math.fma %v_805, %v_778, %acc_751 : vector<16xf32>
                      %acc_808 = math.fma %v_805, %v_783, %acc_752 : vector<16xf32>
                      %v_809 = memref.load %expert_gate_up[%v_60, %v_603, %v_768] : memref<8x48x40xf32>
                      %v_810 = vector.broadcast %v_809 : f32 to vector<16xf32>
                      %acc_811 = math.fma %v_810, %v_773, %acc_755 : vector<16xf32>
                      %acc_812 = math.fma %v_810, %v_778, %acc_756 : vector<16xf32>
                      %acc_813 = math.fma %v_810, %v_783, %acc_757 : vector<16xf32>
                      %v_814 = memref.load %expert_gate_up[%v_60, %v_605, %v_768] : memref<8x48x40xf32>
                      %v_815 = vector.broadcast %v_814 : f32 to vector<16xf32>
                      %acc_816 = math.fma %v_815, %v_773, %acc_760 : vector<16xf32>
                      %acc_817 = math.fma %v_815, %v_778, %acc_761 : vector<16xf32>
                      %acc_818 = math.fma %v_815, %v_783, %acc_762 : vector<16xf32>
                      %v_819 = memref.load %expert_gate_up[%v_60, %v_607, %v_768] : memref<8x48x40xf32>
                      %v_820 = vector.broadcast %v_819 : f32 to vector<16xf32>
                      %acc_821 = math.fma %v_820, %v_773, %acc_765 : vector<16xf32>
                      %acc_822 = math.fma %v_820, %v_778, %acc_766 : vector<16xf32>
                      %acc_823 = math.fma %v_820, %v_783, %acc_767 : vector<16xf32>
                      %v_824 = arith.addi %i_612, %c_17 : index
                      %v_825 = arith.muli %v_824, %c_13 : index
                      %v_826 = arith.addi %v_583, %v_825 : index
                      %v_827 = arith.index_cast %v_826 : index to i64
                      %pointer_828 = llvm.inttoptr %v_827 : i64 to !llvm.ptr
                      %v_829 = "llvm.load"(%pointer_828) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_830 = arith.muli %v_824, %c_13 : index
                      %v_831 = arith.addi %v_586, %v_830 : index
                      %v_832 = arith.index_cast %v_831 : index to i64
                      %pointer_833 = llvm.inttoptr %v_832 : i64 to !llvm.ptr
                      %v_834 = "llvm.load"(%pointer_833) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_835 = arith.muli %v_824, %c_13 : index
                      %v_836 = arith.addi %v_589, %v_835 : index
                      %v_837 = arith.index_cast %v_836 : index to i64
                      %pointer_838 = llvm.inttoptr %v_837 : i64 to !llvm.ptr
                      %v_839 = "llvm.load"(%pointer_838) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_840 = memref.load %expert_gate_up[%v_60, %v_593, %v_824] : memref<8x48x40xf32>
                      %v_841 = vector.broadcast %v_840 : f32 to vector<16xf32>
                      %acc_842 = math.fma %v_841, %v_829, %acc_786 : vector<16xf32>
                      %acc_843 = math.fma %v_841, %v_834, %acc_787 : vector<16xf32>
                      %acc_844 = math.fma %v_841, %v_839, %acc_788 : vector<16xf32>
                      %v_845 = memref.load %expert_gate_up[%v_60, %v_595, %v_824] : memref<8x48x40xf32>
                      %v_846 = vector.broadcast %v_845 : f32 to vector<16xf32>
                      %acc_847 = math.fma %v_846, %v_829, %acc_791 : vector<16xf32>
                      %acc_848 = math.fma %v_846, %v_834, %acc_792 : vector<16xf32>
                      %acc_849 = math.fma %v_846, %v_839, %acc_793 : vector<16xf32>
                      %v_850 = memref.load %expert_gate_up[%v_60, %v_597, %v_824] : memref<8x48x40xf32>
                      %v_851 = vector.broadcast %v_850 : f32 to vector<16xf32>
                      %acc_852 = math.fma %v_851, %v_829, %acc_796 : vector<16xf32>
                      %acc_853 = math.fma %v_851, %v_834, %acc_797 : vector<16xf32>
                      %acc_854 = math.fma %v_851, %v_839, %acc_798 : vector<16xf32>
                      %v_855 = memref.load %expert_gate_up[%v_60, %v_599, %v_824] : memref<8x48x40xf32>
                      %v_856 = vector.broadcast %v_855 : f32 to vector<16xf32>
                      %acc_857 = math.fma %v_856, %v_829, %acc_801 : vector<16xf32>
                      %acc_858 = math.fma %v_856, %v_834, %acc_802 : vector<16xf32>
                      %acc_859 = math.fma %v_856, %v_839, %acc_803 : vector<16xf32>
                      %v_860 = memref.load %expert_gate_up[%v_60, %v_601, %v_824] : memref<8x48x40xf32>
                      %v_861 = vector.broadcast %v_860 : f32 to vector<16xf32>
                      %acc_862 = math.fma %v_861, %v_829, %acc_806 : vector<16xf32>
                      %acc_863 = math.fma %v_861, %v_834, %acc_807 : vector<16xf32>
                      %acc_864 = math.fma %v_861, %v_839, %acc_808 : vector<16xf32>
                      %v_865 = memref.load %expert_gate_up[%v_60, %v_603, %v_824] : memref<8x48x40xf32>
                      %v_866 = vector.broadcast %v_865 : f32 to vector<16xf32>
                      %acc_867 = math.fma %v_866, %v_829, %acc_811 : vector<16xf32>
                      %acc_868 = math.fma %v_866, %v_834, %acc_812 : vector<16xf32>
                      %acc_869 = math.fma %v_866, %v_839, %acc_813 : vector<16xf32>
                      %v_870 = memref.load %expert_gate_up[%v_60, %v_605, %v_824] : memref<8x48x40xf32>
                      %v_871 = vector.broadcast %v_870 : f32 to vector<16xf32>
                      %acc_872 = math.fma %v_871, %v_829, %acc_816 : vector<16xf32>
                      %acc_873 = math.fma %v_871, %v_834, %acc_817 : vector<16xf32>
                      %acc_874 = math.fma %v_871, %v_839, %acc_818 : vector<16xf32>
                      %v_875 = memref.load %expert_gate_up[%v_60, %v_607, %v_824] : memref<8x48x40xf32>
                      %v_876 = vector.broadcast %v_875 : f32 to vector<16xf32>
                      %acc_877 = math.fma %v_876, %v_829, %acc_821 : vector<16xf32>
                      %acc_878 = math.fma %v_876, %v_834, %acc_822 : vector<16xf32>
                      %acc_879 = math.fma %v_876, %v_839, %acc_823 : vector<16xf32>
                      scf.yield %acc_842, %acc_843, %acc_844, %acc_847, %acc_848, %acc_849, %acc_852, %acc_853, %acc_854, %acc_857, %acc_858, %acc_859, %acc_862, %acc_863, %acc_864, %acc_867, %acc_868, %acc_869, %acc_872, %acc_873, %acc_874, %acc_877, %acc_878, %acc_879 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_880 = arith.muli %v_592, %c_13 : index
                    %v_881 = arith.addi %v_3, %v_880 : index
                    %v_882 = arith.index_cast %v_881 : index to i64
                    %pointer_883 = llvm.inttoptr %v_882 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#0, %pointer_883) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_884 = arith.muli %v_592, %c_13 : index
                    %v_885 = arith.addi %v_3, %v_884 : index
                    %v_886 = arith.addi %v_885, %c_46 : index
                    %v_887 = arith.index_cast %v_886 : index to i64
                    %pointer_888 = llvm.inttoptr %v_887 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#1, %pointer_888) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_889 = arith.muli %v_592, %c_13 : index
                    %v_890 = arith.addi %v_3, %v_889 : index
                    %v_891 = arith.addi %v_890, %c_47 : index
                    %v_892 = arith.index_cast %v_891 : index to i64
                    %pointer_893 = llvm.inttoptr %v_892 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#2, %pointer_893) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_894 = arith.addi %v_592, %c_3 : index
                    %v_895 = arith.muli %v_894, %c_13 : index
                    %v_896 = arith.addi %v_3, %v_895 : index
                    %v_897 = arith.index_cast %v_896 : index to i64
                    %pointer_898 = llvm.inttoptr %v_897 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#3, %pointer_898) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_899 = arith.addi %v_592, %c_3 : index
                    %v_900 = arith.muli %v_899, %c_13 : index
                    %v_901 = arith.addi %v_3, %v_900 : index
                    %v_902 = arith.addi %v_901, %c_46 : index
                    %v_903 = arith.index_cast %v_902 : index to i64
                    %pointer_904 = llvm.inttoptr %v_903 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#4, %pointer_904) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_905 = arith.addi %v_592, %c_3 : index
                    %v_906 = arith.muli %v_905, %c_13 : index
                    %v_907 = arith.addi %v_3, %v_906 : index
                    %v_908 = arith.addi %v_907, %c_47 : index
                    %v_909 = arith.index_cast %v_908 : index to i64
                    %pointer_910 = llvm.inttoptr %v_909 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#5, %pointer_910) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_911 = arith.addi %v_592, %c_7 : index
                    %v_912 = arith.muli %v_911, %c_13 : index
                    %v_913 = arith.addi %v_3, %v_912 : index
                    %v_914 = arith.index_cast %v_913 : index to i64
                    %pointer_915 = llvm.inttoptr %v_914 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#6, %pointer_915) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_916 = arith.addi %v_592, %c_7 : index
                    %v_917 = arith.muli %v_916, %c_13 : index
                    %v_918 = arith.addi %v_3, %v_917 : index
                    %v_919 = arith.addi %v_918, %c_46 : index
                    %v_920 = arith.index_cast %v_919 : index to i64
                    %pointer_921 = llvm.inttoptr %v_920 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#7, %pointer_921) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_922 = arith.addi %v_592, %c_7 : index
                    %v_923 = arith.muli %v_922, %c_13 : index
                    %v_924 = arith.addi %v_3, %v_923 : index
                    %v_925 = arith.addi %v_924, %c_47 : index
                    %v_926 = arith.index_cast %v_925 : index to i64
                    %pointer_927 = llvm.inttoptr %v_926 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#8, %pointer_927) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_928 = arith.addi %v_592, %c_17 : index
                    %v_929 = arith.muli %v_928, %c_13 : index
                    %v_930 = arith.addi %v_3, %v_929 : index
                    %v_931 = arith.index_cast %v_930 : index to i64
                    %pointer_932 = llvm.inttoptr %v_931 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#9, %pointer_932) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_933 = arith.addi %v_592, %c_17 : index
                    %v_934 = arith.muli %v_933, %c_13 : index
                    %v_935 = arith.addi %v_3, %v_934 : index
                    %v_936 = arith.addi %v_935, %c_46 : index
                    %v_937 = arith.index_cast %v_936 : index to i64
                    %pointer_938 = llvm.inttoptr %v_937 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#10, %pointer_938) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_939 = arith.addi %v_592, %c_17 : index
                    %v_940 = arith.muli %v_939, %c_13 : index
                    %v_941 = arith.addi %v_3, %v_940 : index
                    %v_942 = arith.addi %v_941, %c_47 : index
                    %v_943 = arith.index_cast %v_942 : index to i64
                    %pointer_944 = llvm.inttoptr %v_943 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#11, %pointer_944) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_945 = arith.addi %v_592, %c_10 : index
                    %v_946 = arith.muli %v_945, %c_13 : index
                    %v_947 = arith.addi %v_3, %v_946 : index
                    %v_948 = arith.index_cast %v_947 : index to i64
                    %pointer_949 = llvm.inttoptr %v_948 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#12, %pointer_949) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_950 = arith.addi %v_592, %c_10 : index
                    %v_951 = arith.muli %v_950, %c_13 : index
                    %v_952 = arith.addi %v_3, %v_951 : index
                    %v_953 = arith.addi %v_952, %c_46 : index
                    %v_954 = arith.index_cast %v_953 : index to i64
                    %pointer_955 = llvm.inttoptr %v_954 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#13, %pointer_955) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_956 = arith.addi %v_592, %c_10 : index
                    %v_957 = arith.muli %v_956, %c_13 : index
                    %v_958 = arith.addi %v_3, %v_957 : index
                    %v_959 = arith.addi %v_958, %c_47 : index
                    %v_960 = arith.index_cast %v_959 : index to i64
                    %pointer_961 = llvm.inttoptr %v_960 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#14, %pointer_961) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_962 = arith.addi %v_592, %c_18 : index
                    %v_963 = arith.muli %v_962, %c_13 : index
                    %v_964 = arith.addi %v_3, %v_963 : index
                    %v_965 = arith.index_cast %v_964 : index to i64
                    %pointer_966 = llvm.inttoptr %v_965 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#15, %pointer_966) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_967 = arith.addi %v_592, %c_18 : index
                    %v_968 = arith.muli %v_967, %c_13 : index
                    %v_969 = arith.addi %v_3, %v_968 : index
                    %v_970 = arith.addi %v_969, %c_46 : index
                    %v_971 = arith.index_cast %v_970 : index to i64
                    %pointer_972 = llvm.inttoptr %v_971 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#16, %pointer_972) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_973 = arith.addi %v_592, %c_18 : index
                    %v_974 = arith.muli %v_973, %c_13 : index
                    %v_975 = arith.addi %v_3, %v_974 : index
                    %v_976 = arith.addi %v_975, %c_47 : index
                    %v_977 = arith.index_cast %v_976 : index to i64
                    %pointer_978 = llvm.inttoptr %v_977 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#17, %pointer_978) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_979 = arith.addi %v_592, %c_19 : index
                    %v_980 = arith.muli %v_979, %c_13 : index
                    %v_981 = arith.addi %v_3, %v_980 : index
                    %v_982 = arith.index_cast %v_981 : index to i64
                    %pointer_983 = llvm.inttoptr %v_982 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#18, %pointer_983) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_984 = arith.addi %v_592, %c_19 : index
                    %v_985 = arith.muli %v_984, %c_13 : index
                    %v_986 = arith.addi %v_3, %v_985 : index
                    %v_987 = arith.addi %v_986, %c_46 : index
                    %v_988 = arith.index_cast %v_987 : index to i64
                    %pointer_989 = llvm.inttoptr %v_988 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#19, %pointer_989) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_990 = arith.addi %v_592, %c_19 : index
                    %v_991 = arith.muli %v_990, %c_13 : index
                    %v_992 = arith.addi %v_3, %v_991 : index
                    %v_993 = arith.addi %v_992, %c_47 : index
                    %v_994 = arith.index_cast %v_993 : index to i64
                    %pointer_995 = llvm.inttoptr %v_994 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#20, %pointer_995) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_996 = arith.addi %v_592, %c_20 : index
                    %v_997 = arith.muli %v_996, %c_13 : index
                    %v_998 = arith.addi %v_3, %v_997 : index
                    %v_999 = arith.index_cast %v_998 : index to i64
                    %pointer_1000 = llvm.inttoptr %v_999 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#21, %pointer_1000) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1001 = arith.addi %v_592, %c_20 : index
                    %v_1002 = arith.muli %v_1001, %c_13 : index
                    %v_1003 = arith.addi %v_3, %v_1002 : index
                    %v_1004 = arith.addi %v_1003, %c_46 : index
                    %v_1005 = arith.index_cast %v_1004 : index to i64
                    %pointer_1006 = llvm.inttoptr %v_1005 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#22, %pointer_1006) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1007 = arith.addi %v_592, %c_20 : index
                    %v_1008 = arith.muli %v_1007, %c_13 : index
                    %v_1009 = arith.addi %v_3, %v_1008 : index
                    %v_1010 = arith.addi %v_1009, %c_47 : index
                    %v_1011 = arith.index_cast %v_1010 : index to i64
                    %pointer_1012 = llvm.inttoptr %v_1011 : i64 to !llvm.ptr
                    "llvm.store"(%loop_613#23, %pointer_1012) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_1013 = %c_4 to %c_7 step %c_3 {
                    %v_1014 = arith.muli %i_1013, %c_6 : index
                    %v_1015 = arith.minsi %v_1014, %c_6 : index
                    %v_1016 = arith.addi %v_568, %v_1015 : index
                    %v_1017 = arith.addi %v_568, %v_1015 : index
                    %v_1018 = arith.addi %v_1017, %c_3 : index
                    %v_1019 = arith.addi %v_568, %v_1015 : index
                    %v_1020 = arith.addi %v_1019, %c_7 : index
                    %v_1021 = arith.addi %v_568, %v_1015 : index
                    %v_1022 = arith.addi %v_1021, %c_17 : index
                    %v_1023 = arith.addi %v_568, %v_1015 : index
                    %v_1024 = arith.addi %v_1023, %c_10 : index
                    %v_1025 = arith.addi %v_568, %v_1015 : index
                    %v_1026 = arith.addi %v_1025, %c_18 : index
                    %v_1027 = arith.addi %v_568, %v_1015 : index
                    %v_1028 = arith.addi %v_1027, %c_19 : index
                    %v_1029 = arith.addi %v_568, %v_1015 : index
                    %v_1030 = arith.addi %v_1029, %c_20 : index
                    %v_1031 = arith.muli %v_564, %c_10 : index
                    %v_1032 = arith.muli %i_580, %c_7 : index
                    %v_1033 = arith.addi %v_1032, %c_3 : index
                    %v_1034 = arith.muli %v_1033, %c_7 : index
                    %v_1035 = arith.addi %v_1034, %i_1013 : index
                    %loop_1037:24 = scf.for %i_1036 = %c_4 to %c_44 step %c_10 iter_args(%carry_1038 = %c_29, %carry_1039 = %c_29, %carry_1040 = %c_29, %carry_1041 = %c_29, %carry_1042 = %c_29, %carry_1043 = %c_29, %carry_1044 = %c_29, %carry_1045 = %c_29, %carry_1046 = %c_29, %carry_1047 = %c_29, %carry_1048 = %c_29, %carry_1049 = %c_29, %carry_1050 = %c_29, %carry_1051 = %c_29, %carry_1052 = %c_29, %carry_1053 = %c_29, %carry_1054 = %c_29, %carry_1055 = %c_29, %carry_1056 = %c_29, %carry_1057 = %c_29, %carry_1058 = %c_29, %carry_1059 = %c_29, %carry_1060 = %c_29, %carry_1061 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_1062 = arith.divui %i_1036, %c_10 : index
                      %v_1063 = arith.muli %v_1031, %c_22 : index
                      %v_1064 = arith.addi %v_1063, %c_45 : index
                      %v_1065 = arith.muli %v_1031, %c_22 : index
                      %v_1066 = arith.divui %v_1064, %v_1065 : index
                      %v_1067 = arith.muli %v_1035, %c_22 : index
                      %v_1068 = arith.addi %v_1067, %v_1062 : index
                      %v_1069 = arith.muli %v_1068, %v_1066 : index
                      scf.for %i_1070 = %c_4 to %v_1066 step %c_3 {
                        %v_1071 = arith.addi %v_1069, %i_1070 : index
                        %v_1072 = arith.minsi %v_1071, %c_45 : index
                        %v_1073 = arith.muli %v_1072, %c_13 : index
                        %v_1074 = arith.addi %v_573, %v_1073 : index
                        %v_1075 = arith.index_cast %v_1074 : index to i64
                        %pointer_1076 = llvm.inttoptr %v_1075 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1076) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_1077 = arith.muli %v_1072, %c_13 : index
                        %v_1078 = arith.addi %v_578, %v_1077 : index
                        %v_1079 = arith.index_cast %v_1078 : index to i64
                        %pointer_1080 = llvm.inttoptr %v_1079 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1080) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_1081 = arith.muli %i_1036, %c_13 : index
                      %v_1082 = arith.addi %v_583, %v_1081 : index
                      %v_1083 = arith.index_cast %v_1082 : index to i64
                      %pointer_1084 = llvm.inttoptr %v_1083 : i64 to !llvm.ptr
                      %v_1085 = "llvm.load"(%pointer_1084) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1086 = arith.muli %i_1036, %c_13 : index
                      %v_1087 = arith.addi %v_586, %v_1086 : index
                      %v_1088 = arith.index_cast %v_1087 : index to i64
                      %pointer_1089 = llvm.inttoptr %v_1088 : i64 to !llvm.ptr
                      %v_1090 = "llvm.load"(%pointer_1089) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1091 = arith.muli %i_1036, %c_13 : index
                      %v_1092 = arith.addi %v_589, %v_1091 : index
                      %v_1093 = arith.index_cast %v_1092 : index to i64
                      %pointer_1094 = llvm.inttoptr %v_1093 : i64 to !llvm.ptr
                      %v_1095 = "llvm.load"(%pointer_1094) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1096 = memref.load %expert_gate_up[%v_60, %v_1016, %i_1036] : memref<8x48x40xf32>
                      %v_1097 = vector.broadcast %v_1096 : f32 to vector<16xf32>
                      %acc_1098 = math.fma %v_1097, %v_1085, %carry_1038 : vector<16xf32>
                      %acc_1099 = math.fma %v_1097, %v_1090, %carry_1039 : vector<16xf32>
                      %acc_1100 = math.fma %v_1097, %v_1095, %carry_1040 : vector<16xf32>
                      %v_1101 = memref.load %expert_gate_up[%v_60, %v_1018, %i_1036] : memref<8x48x40xf32>
                      %v_1102 = vector.broadcast %v_1101 : f32 to vector<16xf32>
                      %acc_1103 = math.fma %v_1102, %v_1085, %carry_1041 : vector<16xf32>
                      %acc_1104 = math.fma %v_1102, %v_1090, %carry_1042 : vector<16xf32>
                      %acc_1105 = math.fma %v_1102, %v_1095, %carry_1043 : vector<16xf32>
                      %v_1106 = memref.load %expert_gate_up[%v_60, %v_1020, %i_1036] : memref<8x48x40xf32>
                      %v_1107 = vector.broadcast %v_1106 : f32 to vector<16xf32>
                      %acc_1108 = math.fma %v_1107, %v_1085, %carry_1044 : vector<16xf32>
                      %acc_1109 = math.fma %v_1107, %v_1090, %carry_1045 : vector<16xf32>
                      %acc_1110 = math.fma %v_1107, %v_1095, %carry_1046 : vector<16xf32>
                      %v_1111 = memref.load %expert_gate_up[%v_60, %v_1022, %i_1036] : memref<8x48x40xf32>
                      %v_1112 = vector.broadcast %v_1111 : f32 to vector<16xf32>
                      %acc_1113 = math.fma %v_1112, %v_1085, %carry_1047 : vector<16xf32>
                      %acc_1114 = math.fma %v_1112, %v_1090, %carry_1048 : vector<16xf32>
                      %acc_1115 = math.fma %v_1112, %v_1095, %carry_1049 : vector<16xf32>
                      %v_1116 = memref.load %expert_gate_up[%v_60, %v_1024, %i_1036] : memref<8x48x40xf32>
                      %v_1117 = vector.broadcast %v_1116 : f32 to vector<16xf32>
                      %acc_1118 = math.fma %v_1117, %v_1085, %carry_1050 : vector<16xf32>
                      %acc_1119 = math.fma %v_1117, %v_1090, %carry_1051 : vector<16xf32>
                      %acc_1120 = math.fma %v_1117, %v_1095, %carry_1052 : vector<16xf32>
                      %v_1121 = memref.load %expert_gate_up[%v_60, %v_1026, %i_1036] : memref<8x48x40xf32>
                      %v_1122 = vector.broadcast %v_1121 : f32 to vector<16xf32>
                      %acc_1123 = math.fma %v_1122, %v_1085, %carry_1053 : vector<16xf32>
                      %acc_1124 = math.fma %v_1122, %v_1090, %carry_1054 : vector<16xf32>
                      %acc_1125 = math.fma %v_1122, %v_1095, %carry_1055 : vector<16xf32>
                      %v_1126 = memref.load %expert_gate_up[%v_60, %v_1028, %i_1036] : memref<8x48x40xf32>
                      %v_1127 = vector.broadcast %v_1126 : f32 to vector<16xf32>
                      %acc_1128 = math.fma %v_1127, %v_1085, %carry_1056 : vector<16xf32>
                      %acc_1129 = math.fma %v_1127, %v_1090, %carry_1057 : vector<16xf32>
                      %acc_1130 = math.fma %v_1127, %v_1095, %carry_1058 : vector<16xf32>
                      %v_1131 = memref.load %expert_gate_up[%v_60, %v_1030, %i_1036] : memref<8x48x40xf32>
                      %v_1132 = vector.broadcast %v_1131 : f32 to vector<16xf32>
                      %acc_1133 = math.fma %v_1132, %v_1085, %carry_1059 : vector<16xf32>
                      %acc_1134 = math.fma %v_1132, %v_1090, %carry_1060 : vector<16xf32>
                      %acc_1135 = math.fma %v_1132, %v_1095, %carry_1061 : vector<16xf32>
                      %v_1136 = arith.addi %i_1036, %c_3 : index
                      %v_1137 = arith.muli %v_1136, %c_13 : index
                      %v_1138 = arith.addi %v_583, %v_1137 : index
                      %v_1139 = arith.index_cast %v_1138 : index to i64
                      %pointer_1140 = llvm.inttoptr %v_1139 : i64 to !llvm.ptr
                      %v_1141 = "llvm.load"(%pointer_1140) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1142 = arith.muli %v_1136, %c_13 : index
                      %v_1143 = arith.addi %v_586, %v_1142 : index
                      %v_1144 = arith.index_cast %v_1143 : index to i64
                      %pointer_1145 = llvm.inttoptr %v_1144 : i64 to !llvm.ptr
                      %v_1146 = "llvm.load"(%pointer_1145) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1147 = arith.muli %v_1136, %c_13 : index
                      %v_1148 = arith.addi %v_589, %v_1147 : index
                      %v_1149 = arith.index_cast %v_1148 : index to i64
                      %pointer_1150 = llvm.inttoptr %v_1149 : i64 to !llvm.ptr
                      %v_1151 = "llvm.load"(%pointer_1150) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1152 = memref.load %expert_gate_up[%v_60, %v_1016, %v_1136] : memref<8x48x40xf32>
                      %v_1153 = vector.broadcast %v_1152 : f32 to vector<16xf32>
                      %acc_1154 = math.fma %v_1153, %v_1141, %acc_1098 : vector<16xf32>
                      %acc_1155 = math.fma %v_1153, %v_1146, %acc_1099 : vector<16xf32>
                      %acc_1156 = math.fma %v_1153, %v_1151, %acc_1100 : vector<16xf32>
                      %v_1157 = memref.load %expert_gate_up[%v_60, %v_1018, %v_1136] : memref<8x48x40xf32>
                      %v_1158 = vector.broadcast %v_1157 : f32 to vector<16xf32>
                      %acc_1159 = math.fma %v_1158, %v_1141, %acc_1103 : vector<16xf32>
                      %acc_1160 = math.fma %v_1158, %v_1146, %acc_1104 : vector<16xf32>
                      %acc_1161 = math.fma %v_1158, %v_1151, %acc_1105 : vector<16xf32>
                      %v_1162 = memref.load %expert_gate_up[%v_60, %v_1020, %v_1136] : memref<8x48x40xf32>
                      %v_1163 = vector.broadcast %v_1162 : f32 to vector<16xf32>
                      %acc_1164 = math.fma %v_1163, %v_1141, %acc_1108 : vector<16xf32>
                      %acc_1165 = math.fma %v_1163, %v_1146, %acc_1109 : vector<16xf32>
                      %acc_1166 = math.fma %v_1163, %v_1151, %acc_1110 : vector<16xf32>
                      %v_1167 = memref.load %expert_gate_up[%v_60, %v_1022, %v_1136] : memref<8x48x40xf32>
                      %v_1168 = vector.broadcast %v_1167 : f32 to vector<16xf32>
                      %acc_1169 = math.fma %v_1168, %v_1141, %acc_1113 : vector<16xf32>
                      %acc_1170 = math.fma %v_1168, %v_1146, %acc_1114 : vector<16xf32>
                      %acc_1171 = math.fma %v_1168, %v_1151, %acc_1115 : vector<16xf32>
                      %v_1172 = memref.load %expert_gate_up[%v_60, %v_1024, %v_1136] : memref<8x48x40xf32>
                      %v_1173 = vector.broadcast %v_1172 : f32 to vector<16xf32>
                      %acc_1174 = math.fma %v_1173, %v_1141, %acc_1118 : vector<16xf32>
                      %acc_1175 = math.fma %v_1173, %v_1146, %acc_1119 : vector<16xf32>
                      %acc_1176 = math.fma %v_1173, %v_1151, %acc_1120 : vector<16xf32>
                      %v_1177 = memref.load %expert_gate_up[%v_60, %v_1026, %v_1136] : memref<8x48x40xf32>
                      %v_1178 = vector.broadcast %v_1177 : f32 to vector<16xf32>
                      %acc_1179 = math.fma %v_1178, %v_1141, %acc_1123 : vector<16xf32>
                      %acc_1180 = math.fma %v_1178, %v_1146, %acc_1124 : vector<16xf32>
                      %acc_1181 = math.fma %v_1178, %v_1151, %acc_1125 : vector<16xf32>
                      %v_1182 = memref.load %expert_gate_up[%v_60, %v_1028, %v_1136] : memref<8x48x40xf32>
                      %v_1183 = vector.broadcast %v_1182 : f32 to vector<16xf32>
                      %acc_1184 = math.fma %v_1183, %v_1141, %acc_1128 : vector<16xf32>
                      %acc_1185 = math.fma %v_1183, %v_1146, %acc_1129 : vector<16xf32>
                      %acc_1186 = math.fma %v_1183, %v_1151, %acc_1130 : vector<16xf32>
                      %v_1187 = memref.load %expert_gate_up[%v_60, %v_1030, %v_1136] : memref<8x48x40xf32>
                      %v_1188 = vector.broadcast %v_1187 : f32 to vector<16xf32>
                      %acc_1189 = math.fma %v_1188, %v_1141, %acc_1133 : vector<16xf32>
                      %acc_1190 = math.fma %v_1188, %v_1146, %acc_1134 : vector<16xf32>
                      %acc_1191 = math.fma %v_1188, %v_1151, %acc_1135 : vector<16xf32>
                      %v_1192 = arith.addi %i_1036, %c_7 : index
                      %v_1193 = arith.muli %v_1192, %c_13 : index
                      %v_1194 = arith.addi %v_583, %v_1193 : index
                      %v_1195 = arith.index_cast %v_1194 : index to i64
                      %pointer_1196 = llvm.inttoptr %v_1195 : i64 to !llvm.ptr
                      %v_1197 = "llvm.load"(%pointer_1196) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1198 = arith.muli %v_1192, %c_13 : index
                      %v_1199 = arith.addi %v_586, %v_1198 : index
                      %v_1200 = arith.index_cast %v_1199 : index to i64
                      %pointer_1201 = llvm.inttoptr %v_1200 : i64 to !llvm.ptr
                      %v_1202 = "llvm.load"(%pointer_1201) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1203 = arith.muli %v_1192, %c_13 : index
                      %v_1204 = arith.addi %v_589, %v_1203 : index
                      %v_1205 = arith.index_cast %v_1204 : index to i64
                      %pointer_1206 = llvm.inttoptr %v_1205 : i64 to !llvm.ptr
                      %v_1207 = "llvm.load"(%pointer_1206) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1208 = memref.load %expert_gate_up[%v_60, %v_1016, %v_1192] : memref<8x48x40xf32>
                      %v_1209 = vector.broadcast %v_1208 : f32 to vector<16xf32>
                      %acc_1210 = math.fma %v_1209, %v_1197, %acc_1154 : vector<16xf32>
                      %acc_1211 = math.fma %v_1209, %v_1202, %acc_1155 : vector<16xf32>
                      %acc_1212 = math.fma %v_1209, %v_1207, %acc_1156 : vector<16xf32>
                      %v_1213 = memref.load %expert_gate_up[%v_60, %v_1018, %v_1192] : memref<8x48x40xf32>
                      %v_1214 = vector.broadcast %v_1213 : f32 to vector<16xf32>
                      %acc_1215 = math.fma %v_1214, %v_1197, %acc_1159 : vector<16xf32>
                      %acc_1216 = math.fma %v_1214, %v_1202, %acc_1160 : vector<16xf32>
                      %acc_1217 = math.fma %v_1214, %v_1207, %acc_1161 : vector<16xf32>
                      %v_1218 = memref.load %expert_gate_up[%v_60, %v_1020, %v_1192] : memref<8x48x40xf32>
                      %v_1219 = vector.broadcast %v_1218 : f32 to vector<16xf32>
                      %acc_1220 = math.fma %v_1219, %v_1197, %acc_1164 : vector<16xf32>
                      %acc_1221 = math.fma %v_1219, %v_1202, %acc_1165 : vector<16xf32>
                      %acc_1222 = math.fma %v_1219, %v_1207, %acc_1166 : vector<16xf32>
                      %v_1223 = memref.load %expert_gate_up[%v_60, %v_1022, %v_1192] : memref<8x48x40xf32>
                      %v_1224 = vector.broadcast %v_1223 : f32 to vector<16xf32>
                      %acc_1225 = math.fma %v_1224, %v_1197, %acc_1169 : vector<16xf32>
                      %acc_1226 = math.fma %v_1224, %v_1202, %acc_1170 : vector<16xf32>
                      %acc_1227 = math.fma %v_1224, %v_1207, %acc_1171 : vector<16xf32>
                      %v_1228 = memref.load %expert_gate_up[%v_60, %v_1024, %v_1192] : memref<8x48x40xf32>
                      %v_1229 = vector.broadcast %v_1228 : f32 to vector<16xf32>
                      %acc_1230 = math.fma %v_1229, %v_1197, %acc_1174 : vector<16xf32>
                      %acc_1231 = math.fma %v_1229, %v_1202, %acc_1175 : vector<16xf32>
                      %acc_1232 = math.fma %v_1229, %v_1207, %acc_1176 : vector<16xf32>
                      %v_1233 = memref.load %expert_gate_up[%v_60, %v_1026, %v_1192] : memref<8x48x40xf32>
                      %v_1234 = vector.broadcast %v_1233 : f32 to vector<16xf32>
                      %acc_1235 = math.fma %v_1234, %v_1197, %acc_1179 : vector<16xf32>
                      %acc_1236 = math.fma %v_1234, %v_1202, %acc_1180 : vector<16xf32>
                      %acc_1237 = math.fma %v_1234, %v_1207, %acc_1181 : vector<16xf32>
                      %v_1238 = memref.load %expert_gate_up[%v_60, %v_1028, %v_1192] : memref<8x48x40xf32>
                      %v_1239 = vector.broadcast %v_1238 : f32 to vector<16xf32>
                      %acc_1240 = math.fma %v_1239, %v_1197, %acc_1184 : vector<16xf32>
                      %acc_1241 = math.fma %v_1239, %v_1202, %acc_1185 : vector<16xf32>
                      %acc_1242 = math.fma %v_1239, %v_1207, %acc_1186 : vector<16xf32>
                      %v_1243 = memref.load %expert_gate_up[%v_60, %v_1030, %v_1192] : memref<8x48x40xf32>
                      %v_1244 = vector.broadcast %v_1243 : f32 to vector<16xf32>
                      %acc_1245 = math.fma %v_1244, %v_1197, %acc_1189 : vector<16xf32>
                      %acc_1246 = math.fma %v_1244, %v_1202, %acc_1190 : vector<16xf32>
                      %acc_1247 = math.fma %v_1244, %v_1207, %acc_1191 : vector<16xf32>
                      %v_1248 = arith.addi %i_1036, %c_17 : index
                      %v_1249 = arith.muli %v_1248, %c_13 : index
                      %v_1250 = arith.addi %v_583, %v_1249 : index
                      %v_1251 = arith.index_cast %v_1250 : index to i64
                      %pointer_1252 = llvm.inttoptr %v_1251 : i64 to !llvm.ptr
                      %v_1253 = "llvm.load"(%pointer_1252) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1254 = arith.muli %v_1248, %c_13 : index
                      %v_1255 = arith.addi %v_586, %v_1254 : index
                      %v_1256 = arith.index_cast %v_1255 : index to i64
                      %pointer_1257 = llvm.inttoptr %v_1256 : i64 to !llvm.ptr
                      %v_1258 = "llvm.load"(%pointer_1257) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1259 = arith.muli %v_1248, %c_13 : index
                      %v_1260 = arith.addi %v_589, %v_1259 : index
                      %v_1261 = arith.index_cast %v_1260 : index to i64
                      %pointer_1262 = llvm.inttoptr %v_1261 : i64 to !llvm.ptr
                      %v_1263 = "llvm.load"(%pointer_1262) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1264 = memref.load %expert_gate_up[%v_60, %v_1016, %v_1248] : memref<8x48x40xf32>
                      %v_1265 = vector.broadcast %v_1264 : f32 to vector<16xf32>
                      %acc_1266 = math.fma %v_1265, %v_1253, %acc_1210 : vector<16xf32>
                      %acc_1267 = math.fma %v_1265, %v_1258, %acc_1211 : vector<16xf32>
                      %acc_1268 = math.fma %v_1265, %v_1263, %acc_1212 : vector<16xf32>
                      %v_1269 = memref.load %expert_gate_up[%v_60, %v_1018, %v_1248] : memref<8x48x40xf32>
                      %v_1270 = vector.broadcast %v_1269 : f32 to vector<16xf32>
                      %acc_1271 = math.fma %v_1270, %v_1253, %acc_1215 : vector<16xf32>
                      %acc_1272 = math.fma %v_1270, %v_1258, %acc_1216 : vector<16xf32>
                      %acc_1273 = math.fma %v_1270, %v_1263, %acc_1217 : vector<16xf32>
                      %v_1274 = memref.load %expert_gate_up[%v_60, %v_1020, %v_1248] : memref<8x48x40xf32>
                      %v_1275 = vector.broadcast %v_1274 : f32 to vector<16xf32>
                      %acc_1276 = math.fma %v_1275, %v_1253, %acc_1220 : vector<16xf32>
                      %acc_1277 = math.fma %v_1275, %v_1258, %acc_1221 : vector<16xf32>
                      %acc_1278 = math.fma %v_1275, %v_1263, %acc_1222 : vector<16xf32>
                      %v_1279 = memref.load %expert_gate_up[%v_60, %v_1022, %v_1248] : memref<8x48x40xf32>
                      %v_1280 = vector.broadcast %v_1279 : f32 to vector<16xf32>
                      %acc_1281 = math.fma %v_1280, %v_1253, %acc_1225 : vector<16xf32>
                      %acc_1282 = math.fma %v_1280, %v_1258, %acc_1226 : vector<16xf32>
                      %acc_1283 = math.fma %v_1280, %v_1263, %acc_1227 : vector<16xf32>
                      %v_1284 = memref.load %expert_gate_up[%v_60, %v_1024, %v_1248] : memref<8x48x40xf32>
                      %v_1285 = vector.broadcast %v_1284 : f32 to vector<16xf32>
                      %acc_1286 = math.fma %v_1285, %v_1253, %acc_1230 : vector<16xf32>
                      %acc_1287 = math.fma %v_1285, %v_1258, %acc_1231 : vector<16xf32>
                      %acc_1288 = math.fma %v_1285, %v_1263, %acc_1232 : vector<16xf32>
                      %v_1289 = memref.load %expert_gate_up[%v_60, %v_1026, %v_1248] : memref<8x48x40xf32>
                      %v_1290 = vector.broadcast %v_1289 : f32 to vector<16xf32>
                      %acc_1291 = math.fma %v_1290, %v_1253, %acc_1235 : vector<16xf32>
                      %acc_1292 = math.fma %v_1290, %v_1258, %acc_1236 : vector<16xf32>
                      %acc_1293 = math.fma %v_1290, %v_1263, %acc_1237 : vector<16xf32>
                      %v_1294 = memref.load %expert_gate_up[%v_60, %v_1028, %v_1248] : memref<8x48x40xf32>
                      %v_1295 = vector.broadcast %v_1294 : f32 to vector<16xf32>
                      %acc_1296 = math.fma %v_1295, %v_1253, %acc_1240 : vector<16xf32>
                      %acc_1297 = math.fma %v_1295, %v_1258, %acc_1241 : vector<16xf32>
                      %acc_1298 = math.fma %v_1295, %v_1263, %acc_1242 : vector<16xf32>
                      %v_1299 = memref.load %expert_gate_up[%v_60, %v_1030, %v_1248] : memref<8x48x40xf32>
                      %v_1300 = vector.broadcast %v_1299 : f32 to vector<16xf32>
                      %acc_1301 = math.fma %v_1300, %v_1253, %acc_1245 : vector<16xf32>
                      %acc_1302 = math.fma %v_1300, %v_1258, %acc_1246 : vector<16xf32>
                      %acc_1303 = math.fma %v_1300, %v_1263, %acc_1247 : vector<16xf32>
                      scf.yield %acc_1266, %acc_1267, %acc_1268, %acc_1271, %acc_1272, %acc_1273, %acc_1276, %acc_1277, %acc_1278, %acc_1281, %acc_1282, %acc_1283, %acc_1286, %acc_1287, %acc_1288, %acc_1291, %acc_1292, %acc_1293, %acc_1296, %acc_1297, %acc_1298, %acc_1301, %acc_1302, %acc_1303 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_1304 = arith.addi %v_1015, %c_5 : index
                    %v_1305 = arith.muli %v_1304, %c_13 : index
                    %v_1306 = arith.addi %v_3, %v_1305 : index
                    %v_1307 = arith.index_cast %v_1306 : index to i64
                    %pointer_1308 = llvm.inttoptr %v_1307 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#0, %pointer_1308) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1309 = arith.addi %v_1015, %c_5 : index
                    %v_1310 = arith.muli %v_1309, %c_13 : index
                    %v_1311 = arith.addi %v_3, %v_1310 : index
                    %v_1312 = arith.addi %v_1311, %c_46 : index
                    %v_1313 = arith.index_cast %v_1312 : index to i64
                    %pointer_1314 = llvm.inttoptr %v_1313 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#1, %pointer_1314) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1315 = arith.addi %v_1015, %c_5 : index
                    %v_1316 = arith.muli %v_1315, %c_13 : index
                    %v_1317 = arith.addi %v_3, %v_1316 : index
                    %v_1318 = arith.addi %v_1317, %c_47 : index
                    %v_1319 = arith.index_cast %v_1318 : index to i64
                    %pointer_1320 = llvm.inttoptr %v_1319 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#2, %pointer_1320) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1321 = arith.addi %v_1015, %c_48 : index
                    %v_1322 = arith.muli %v_1321, %c_13 : index
                    %v_1323 = arith.addi %v_3, %v_1322 : index
                    %v_1324 = arith.index_cast %v_1323 : index to i64
                    %pointer_1325 = llvm.inttoptr %v_1324 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#3, %pointer_1325) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1326 = arith.addi %v_1015, %c_48 : index
                    %v_1327 = arith.muli %v_1326, %c_13 : index
                    %v_1328 = arith.addi %v_3, %v_1327 : index
                    %v_1329 = arith.addi %v_1328, %c_46 : index
                    %v_1330 = arith.index_cast %v_1329 : index to i64
                    %pointer_1331 = llvm.inttoptr %v_1330 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#4, %pointer_1331) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1332 = arith.addi %v_1015, %c_48 : index
                    %v_1333 = arith.muli %v_1332, %c_13 : index
                    %v_1334 = arith.addi %v_3, %v_1333 : index
                    %v_1335 = arith.addi %v_1334, %c_47 : index
                    %v_1336 = arith.index_cast %v_1335 : index to i64
                    %pointer_1337 = llvm.inttoptr %v_1336 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#5, %pointer_1337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1338 = arith.addi %v_1015, %c_49 : index
                    %v_1339 = arith.muli %v_1338, %c_13 : index
                    %v_1340 = arith.addi %v_3, %v_1339 : index
                    %v_1341 = arith.index_cast %v_1340 : index to i64
                    %pointer_1342 = llvm.inttoptr %v_1341 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#6, %pointer_1342) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1343 = arith.addi %v_1015, %c_49 : index
                    %v_1344 = arith.muli %v_1343, %c_13 : index
                    %v_1345 = arith.addi %v_3, %v_1344 : index
                    %v_1346 = arith.addi %v_1345, %c_46 : index
                    %v_1347 = arith.index_cast %v_1346 : index to i64
                    %pointer_1348 = llvm.inttoptr %v_1347 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#7, %pointer_1348) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1349 = arith.addi %v_1015, %c_49 : index
                    %v_1350 = arith.muli %v_1349, %c_13 : index
                    %v_1351 = arith.addi %v_3, %v_1350 : index
                    %v_1352 = arith.addi %v_1351, %c_47 : index
                    %v_1353 = arith.index_cast %v_1352 : index to i64
                    %pointer_1354 = llvm.inttoptr %v_1353 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#8, %pointer_1354) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1355 = arith.addi %v_1015, %c_50 : index
                    %v_1356 = arith.muli %v_1355, %c_13 : index
                    %v_1357 = arith.addi %v_3, %v_1356 : index
                    %v_1358 = arith.index_cast %v_1357 : index to i64
                    %pointer_1359 = llvm.inttoptr %v_1358 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#9, %pointer_1359) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1360 = arith.addi %v_1015, %c_50 : index
                    %v_1361 = arith.muli %v_1360, %c_13 : index
                    %v_1362 = arith.addi %v_3, %v_1361 : index
                    %v_1363 = arith.addi %v_1362, %c_46 : index
                    %v_1364 = arith.index_cast %v_1363 : index to i64
                    %pointer_1365 = llvm.inttoptr %v_1364 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#10, %pointer_1365) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1366 = arith.addi %v_1015, %c_50 : index
                    %v_1367 = arith.muli %v_1366, %c_13 : index
                    %v_1368 = arith.addi %v_3, %v_1367 : index
                    %v_1369 = arith.addi %v_1368, %c_47 : index
                    %v_1370 = arith.index_cast %v_1369 : index to i64
                    %pointer_1371 = llvm.inttoptr %v_1370 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#11, %pointer_1371) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1372 = arith.addi %v_1015, %c_51 : index
                    %v_1373 = arith.muli %v_1372, %c_13 : index
                    %v_1374 = arith.addi %v_3, %v_1373 : index
                    %v_1375 = arith.index_cast %v_1374 : index to i64
                    %pointer_1376 = llvm.inttoptr %v_1375 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#12, %pointer_1376) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1377 = arith.addi %v_1015, %c_51 : index
                    %v_1378 = arith.muli %v_1377, %c_13 : index
                    %v_1379 = arith.addi %v_3, %v_1378 : index
                    %v_1380 = arith.addi %v_1379, %c_46 : index
                    %v_1381 = arith.index_cast %v_1380 : index to i64
                    %pointer_1382 = llvm.inttoptr %v_1381 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#13, %pointer_1382) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1383 = arith.addi %v_1015, %c_51 : index
                    %v_1384 = arith.muli %v_1383, %c_13 : index
                    %v_1385 = arith.addi %v_3, %v_1384 : index
                    %v_1386 = arith.addi %v_1385, %c_47 : index
                    %v_1387 = arith.index_cast %v_1386 : index to i64
                    %pointer_1388 = llvm.inttoptr %v_1387 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#14, %pointer_1388) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1389 = arith.addi %v_1015, %c_52 : index
                    %v_1390 = arith.muli %v_1389, %c_13 : index
                    %v_1391 = arith.addi %v_3, %v_1390 : index
                    %v_1392 = arith.index_cast %v_1391 : index to i64
                    %pointer_1393 = llvm.inttoptr %v_1392 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#15, %pointer_1393) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1394 = arith.addi %v_1015, %c_52 : index
                    %v_1395 = arith.muli %v_1394, %c_13 : index
                    %v_1396 = arith.addi %v_3, %v_1395 : index
                    %v_1397 = arith.addi %v_1396, %c_46 : index
                    %v_1398 = arith.index_cast %v_1397 : index to i64
                    %pointer_1399 = llvm.inttoptr %v_1398 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#16, %pointer_1399) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1400 = arith.addi %v_1015, %c_52 : index
                    %v_1401 = arith.muli %v_1400, %c_13 : index
                    %v_1402 = arith.addi %v_3, %v_1401 : index
                    %v_1403 = arith.addi %v_1402, %c_47 : index
                    %v_1404 = arith.index_cast %v_1403 : index to i64
                    %pointer_1405 = llvm.inttoptr %v_1404 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#17, %pointer_1405) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1406 = arith.addi %v_1015, %c_53 : index
                    %v_1407 = arith.muli %v_1406, %c_13 : index
                    %v_1408 = arith.addi %v_3, %v_1407 : index
                    %v_1409 = arith.index_cast %v_1408 : index to i64
                    %pointer_1410 = llvm.inttoptr %v_1409 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#18, %pointer_1410) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1411 = arith.addi %v_1015, %c_53 : index
                    %v_1412 = arith.muli %v_1411, %c_13 : index
                    %v_1413 = arith.addi %v_3, %v_1412 : index
                    %v_1414 = arith.addi %v_1413, %c_46 : index
                    %v_1415 = arith.index_cast %v_1414 : index to i64
                    %pointer_1416 = llvm.inttoptr %v_1415 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#19, %pointer_1416) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1417 = arith.addi %v_1015, %c_53 : index
                    %v_1418 = arith.muli %v_1417, %c_13 : index
                    %v_1419 = arith.addi %v_3, %v_1418 : index
                    %v_1420 = arith.addi %v_1419, %c_47 : index
                    %v_1421 = arith.index_cast %v_1420 : index to i64
                    %pointer_1422 = llvm.inttoptr %v_1421 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#20, %pointer_1422) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1423 = arith.addi %v_1015, %c_54 : index
                    %v_1424 = arith.muli %v_1423, %c_13 : index
                    %v_1425 = arith.addi %v_3, %v_1424 : index
                    %v_1426 = arith.index_cast %v_1425 : index to i64
                    %pointer_1427 = llvm.inttoptr %v_1426 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#21, %pointer_1427) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1428 = arith.addi %v_1015, %c_54 : index
                    %v_1429 = arith.muli %v_1428, %c_13 : index
                    %v_1430 = arith.addi %v_3, %v_1429 : index
                    %v_1431 = arith.addi %v_1430, %c_46 : index
                    %v_1432 = arith.index_cast %v_1431 : index to i64
                    %pointer_1433 = llvm.inttoptr %v_1432 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#22, %pointer_1433) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1434 = arith.addi %v_1015, %c_54 : index
                    %v_1435 = arith.muli %v_1434, %c_13 : index
                    %v_1436 = arith.addi %v_3, %v_1435 : index
                    %v_1437 = arith.addi %v_1436, %c_47 : index
                    %v_1438 = arith.index_cast %v_1437 : index to i64
                    %pointer_1439 = llvm.inttoptr %v_1438 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1037#23, %pointer_1439) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_1440 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_1441 = arith.muli %v_581, %c_5 : index
                  %v_1442 = arith.addi %v_62, %v_1441 : index
                  %v_1443 = arith.muli %v_1442, %c_55 : index
                  %v_1444 = arith.addi %address_1440, %v_1443 : index
                  %v_1445 = arith.subi %i_566, %v_567 : index
                  %v_1446 = arith.subi %c_9, %i_566 : index
                  %v_1447 = arith.maxsi %v_1446, %c_4 : index
                  %v_1448 = arith.minsi %c_5, %v_1447 : index
                  scf.for %i_1449 = %c_4 to %v_1448 step %c_3 {
                    %v_1450 = arith.addi %v_1445, %i_1449 : index
                    %v_1451 = arith.muli %v_1450, %c_13 : index
                    %v_1452 = arith.addi %v_3, %v_1451 : index
                    %v_1453 = arith.index_cast %v_1452 : index to i64
                    %pointer_1454 = llvm.inttoptr %v_1453 : i64 to !llvm.ptr
                    %v_1455 = "llvm.load"(%pointer_1454) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1456 = arith.addi %v_1445, %i_1449 : index
                    %v_1457 = arith.addi %v_1456, %c_5 : index
                    %v_1458 = arith.muli %v_1457, %c_13 : index
                    %v_1459 = arith.addi %v_3, %v_1458 : index
                    %v_1460 = arith.index_cast %v_1459 : index to i64
                    %pointer_1461 = llvm.inttoptr %v_1460 : i64 to !llvm.ptr
                    %v_1462 = "llvm.load"(%pointer_1461) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1463 = arith.subf %c_29, %v_1455 : vector<16xf32>
                    %is_1464 = arith.cmpf ogt, %v_1463, %c_56 : vector<16xf32>
                    %v_1465 = arith.select %is_1464, %c_56, %v_1463 : vector<16xi1>, vector<16xf32>
                    %is_1466 = arith.cmpf olt, %v_1465, %c_57 : vector<16xf32>
                    %v_1467 = arith.select %is_1466, %c_57, %v_1465 : vector<16xi1>, vector<16xf32>
                    %v_1468 = arith.mulf %v_1467, %c_58 : vector<16xf32>
                    %v_1469 = math.roundeven %v_1468 : vector<16xf32>
                    %acc_1470 = math.fma %v_1469, %c_59, %v_1467 : vector<16xf32>
                    %acc_1471 = math.fma %v_1469, %c_60, %acc_1470 : vector<16xf32>
                    %acc_1472 = math.fma %c_61, %acc_1471, %c_62 : vector<16xf32>
                    %acc_1473 = math.fma %acc_1472, %acc_1471, %c_63 : vector<16xf32>
                    %acc_1474 = math.fma %acc_1473, %acc_1471, %c_64 : vector<16xf32>
                    %acc_1475 = math.fma %acc_1474, %acc_1471, %c_65 : vector<16xf32>
                    %acc_1476 = math.fma %acc_1475, %acc_1471, %c_66 : vector<16xf32>
                    %acc_1477 = math.fma %acc_1476, %acc_1471, %c_67 : vector<16xf32>
                    %acc_1478 = math.fma %acc_1477, %acc_1471, %c_67 : vector<16xf32>
                    %v_1479 = arith.fptosi %v_1469 : vector<16xf32> to vector<16xi32>
                    %v_1480 = arith.shrsi %v_1479, %c_68 : vector<16xi32>
                    %v_1481 = arith.subi %v_1479, %v_1480 : vector<16xi32>
                    %v_1482 = arith.addi %v_1480, %c_70 : vector<16xi32>
                    %v_1483 = arith.shli %v_1482, %c_69 : vector<16xi32>
                    %v_1484 = arith.bitcast %v_1483 : vector<16xi32> to vector<16xf32>
                    %v_1485 = arith.mulf %acc_1478, %v_1484 : vector<16xf32>
                    %v_1486 = arith.addi %v_1481, %c_70 : vector<16xi32>
                    %v_1487 = arith.shli %v_1486, %c_69 : vector<16xi32>
                    %v_1488 = arith.bitcast %v_1487 : vector<16xi32> to vector<16xf32>
                    %v_1489 = arith.mulf %v_1485, %v_1488 : vector<16xf32>
                    %v_1490 = arith.addf %v_1489, %c_67 : vector<16xf32>
                    %v_1491 = arith.divf %c_67, %v_1490 : vector<16xf32>
                    %v_1492 = arith.mulf %v_1455, %v_1491 : vector<16xf32>
                    %v_1493 = arith.mulf %v_1492, %v_1462 : vector<16xf32>
                    %v_1494 = arith.addi %i_566, %i_1449 : index
                    %v_1495 = arith.divui %v_1494, %c_3 : index
                    %v_1496 = arith.muli %v_1495, %c_13 : index
                    %v_1497 = arith.addi %v_1444, %v_1496 : index
                    %v_1498 = arith.index_cast %v_1497 : index to i64
                    %pointer_1499 = llvm.inttoptr %v_1498 : i64 to !llvm.ptr
                    "llvm.store"(%v_1493, %pointer_1499) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %v_1500 = arith.addi %v_581, %c_3 : index
                  %v_1501 = arith.addi %v_3, %c_46 : index
                  %address_1502 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_1503 = arith.muli %v_1500, %c_5 : index
                  %v_1504 = arith.addi %v_62, %v_1503 : index
                  %v_1505 = arith.muli %v_1504, %c_55 : index
                  %v_1506 = arith.addi %address_1502, %v_1505 : index
                  %v_1507 = arith.subi %i_566, %v_567 : index
                  %v_1508 = arith.subi %c_9, %i_566 : index
                  %v_1509 = arith.maxsi %v_1508, %c_4 : index
                  %v_1510 = arith.minsi %c_5, %v_1509 : index
                  scf.for %i_1511 = %c_4 to %v_1510 step %c_3 {
                    %v_1512 = arith.addi %v_1507, %i_1511 : index
                    %v_1513 = arith.muli %v_1512, %c_13 : index
                    %v_1514 = arith.addi %v_1501, %v_1513 : index
                    %v_1515 = arith.index_cast %v_1514 : index to i64
                    %pointer_1516 = llvm.inttoptr %v_1515 : i64 to !llvm.ptr
                    %v_1517 = "llvm.load"(%pointer_1516) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1518 = arith.addi %v_1507, %i_1511 : index
                    %v_1519 = arith.addi %v_1518, %c_5 : index
                    %v_1520 = arith.muli %v_1519, %c_13 : index
                    %v_1521 = arith.addi %v_1501, %v_1520 : index
                    %v_1522 = arith.index_cast %v_1521 : index to i64
                    %pointer_1523 = llvm.inttoptr %v_1522 : i64 to !llvm.ptr
                    %v_1524 = "llvm.load"(%pointer_1523) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1525 = arith.subf %c_29, %v_1517 : vector<16xf32>
                    %is_1526 = arith.cmpf ogt, %v_1525, %c_56 : vector<16xf32>
                    %v_1527 = arith.select %is_1526, %c_56, %v_1525 : vector<16xi1>, vector<16xf32>
                    %is_1528 = arith.cmpf olt, %v_1527, %c_57 : vector<16xf32>
                    %v_1529 = arith.select %is_1528, %c_57, %v_1527 : vector<16xi1>, vector<16xf32>
                    %v_1530 = arith.mulf %v_1529, %c_58 : vector<16xf32>
                    %v_1531 = math.roundeven %v_1530 : vector<16xf32>
                    %acc_1532 = math.fma %v_1531, %c_59, %v_1529 : vector<16xf32>
                    %acc_1533 = math.fma %v_1531, %c_60, %acc_1532 : vector<16xf32>
                    %acc_1534 = math.fma %c_61, %acc_1533, %c_62 : vector<16xf32>
                    %acc_1535 = math.fma %acc_1534, %acc_1533, %c_63 : vector<16xf32>
                    %acc_1536 = math.fma %acc_1535, %acc_1533, %c_64 : vector<16xf32>
                    %acc_1537 = math.fma %acc_1536, %acc_1533, %c_65 : vector<16xf32>
                    %acc_1538 = math.fma %acc_1537, %acc_1533, %c_66 : vector<16xf32>
                    %acc_1539 = math.fma %acc_1538, %acc_1533, %c_67 : vector<16xf32>
                    %acc_1540 = math.fma %acc_1539, %acc_1533, %c_67 : vector<16xf32>
                    %v_1541 = arith.fptosi %v_1531 : vector<16xf32> to vector<16xi32>
                    %v_1542 = arith.shrsi %v_1541, %c_68 : vector<16xi32>
                    %v_1543 = arith.subi %v_1541, %v_1542 : vector<16xi32>
                    %v_1544 = arith.addi %v_1542, %c_70 : vector<16xi32>
                    %v_1545 = arith.shli %v_1544, %c_69 : vector<16xi32>
                    %v_1546 = arith.bitcast %v_1545 : vector<16xi32> to vector<16xf32>
                    %v_1547 = arith.mulf %acc_1540, %v_1546 : vector<16xf32>
                    %v_1548 = arith.addi %v_1543, %c_70 : vector<16xi32>
                    %v_1549 = arith.shli %v_1548, %c_69 : vector<16xi32>
                    %v_1550 = arith.bitcast %v_1549 : vector<16xi32> to vector<16xf32>
                    %v_1551 = arith.mulf %v_1547, %v_1550 : vector<16xf32>
                    %v_1552 = arith.addf %v_1551, %c_67 : vector<16xf32>
                    %v_1553 = arith.divf %c_67, %v_1552 : vector<16xf32>
                    %v_1554 = arith.mulf %v_1517, %v_1553 : vector<16xf32>
                    %v_1555 = arith.mulf %v_1554, %v_1524 : vector<16xf32>
                    %v_1556 = arith.addi %i_566, %i_1511 : index
                    %v_1557 = arith.divui %v_1556, %c_3 : index
                    %v_1558 = arith.muli %v_1557, %c_13 : index
                    %v_1559 = arith.addi %v_1506, %v_1558 : index
                    %v_1560 = arith.index_cast %v_1559 : index to i64
                    %pointer_1561 = llvm.inttoptr %v_1560 : i64 to !llvm.ptr
                    "llvm.store"(%v_1555, %pointer_1561) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %v_1562 = arith.addi %v_581, %c_7 : index
                  %v_1563 = arith.addi %v_3, %c_47 : index
                  %address_1564 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_1565 = arith.muli %v_1562, %c_5 : index
                  %v_1566 = arith.addi %v_62, %v_1565 : index
                  %v_1567 = arith.muli %v_1566, %c_55 : index
                  %v_1568 = arith.addi %address_1564, %v_1567 : index
                  %v_1569 = arith.subi %i_566, %v_567 : index
                  %v_1570 = arith.subi %c_9, %i_566 : index
                  %v_1571 = arith.maxsi %v_1570, %c_4 : index
                  %v_1572 = arith.minsi %c_5, %v_1571 : index
                  scf.for %i_1573 = %c_4 to %v_1572 step %c_3 {
                    %v_1574 = arith.addi %v_1569, %i_1573 : index
                    %v_1575 = arith.muli %v_1574, %c_13 : index
                    %v_1576 = arith.addi %v_1563, %v_1575 : index
                    %v_1577 = arith.index_cast %v_1576 : index to i64
                    %pointer_1578 = llvm.inttoptr %v_1577 : i64 to !llvm.ptr
                    %v_1579 = "llvm.load"(%pointer_1578) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1580 = arith.addi %v_1569, %i_1573 : index
                    %v_1581 = arith.addi %v_1580, %c_5 : index
                    %v_1582 = arith.muli %v_1581, %c_13 : index
                    %v_1583 = arith.addi %v_1563, %v_1582 : index
                    %v_1584 = arith.index_cast %v_1583 : index to i64
                    %pointer_1585 = llvm.inttoptr %v_1584 : i64 to !llvm.ptr
                    %v_1586 = "llvm.load"(%pointer_1585) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_1587 = arith.subf %c_29, %v_1579 : vector<16xf32>
                    %is_1588 = arith.cmpf ogt, %v_1587, %c_56 : vector<16xf32>
                    %v_1589 = arith.select %is_1588, %c_56, %v_1587 : vector<16xi1>, vector<16xf32>
                    %is_1590 = arith.cmpf olt, %v_1589, %c_57 : vector<16xf32>
                    %v_1591 = arith.select %is_1590, %c_57, %v_1589 : vector<16xi1>, vector<16xf32>
                    %v_1592 = arith.mulf %v_1591, %c_58 : vector<16xf32>
                    %v_1593 = math.roundeven %v_1592 : vector<16xf32>
                    %acc_1594 = math.fma %v_1593, %c_59, %v_1591 : vector<16xf32>
                    %acc_1595 = math.fma %v_1593, %c_60, %acc_1594 : vector<16xf32>
                    %acc_1596 = math.fma %c_61, %acc_1595, %c_62 : vector<16xf32>
                    %acc_1597 = math.fma %acc_1596, %acc_1595, %c_63 : vector<16xf32>
                    %acc_1598 = math.fma %acc_1597, %acc_1595, %c_64 : vector<16xf32>
                    %acc_1599 = math.fma %acc_1598, %acc_1595, %c_65 : vector<16xf32>
                    %acc_1600 = math.fma %acc_1599, %acc_1595, %c_66 : vector<16xf32>
                    %acc_1601 = math.fma %acc_1600, %acc_1595, %c_67 : vector<16xf32>
                    %acc_1602 = math.fma %acc_1601, %acc_1595, %c_67 : vector<16xf32>
                    %v_1603 = arith.fptosi %v_1593 : vector<16xf32> to vector<16xi32>
                    %v_1604 = arith.shrsi %v_1603, %c_68 : vector<16xi32>
                    %v_1605 = arith.subi %v_1603, %v_1604 : vector<16xi32>
                    %v_1606 = arith.addi %v_1604, %c_70 : vector<16xi32>
                    %v_1607 = arith.shli %v_1606, %c_69 : vector<16xi32>
                    %v_1608 = arith.bitcast %v_1607 : vector<16xi32> to vector<16xf32>
                    %v_1609 = arith.mulf %acc_1602, %v_1608 : vector<16xf32>
                    %v_1610 = arith.addi %v_1605, %c_70 : vector<16xi32>
                    %v_1611 = arith.shli %v_1610, %c_69 : vector<16xi32>
                    %v_1612 = arith.bitcast %v_1611 : vector<16xi32> to vector<16xf32>
                    %v_1613 = arith.mulf %v_1609, %v_1612 : vector<16xf32>
                    %v_1614 = arith.addf %v_1613, %c_67 : vector<16xf32>
                    %v_1615 = arith.divf %c_67, %v_1614 : vector<16xf32>
                    %v_1616 = arith.mulf %v_1579, %v_1615 : vector<16xf32>
                    %v_1617 = arith.mulf %v_1616, %v_1586 : vector<16xf32>
                    %v_1618 = arith.addi %i_566, %i_1573 : index
                    %v_1619 = arith.divui %v_1618, %c_3 : index
                    %v_1620 = arith.muli %v_1619, %c_13 : index
                    %v_1621 = arith.addi %v_1568, %v_1620 : index
                    %v_1622 = arith.index_cast %v_1621 : index to i64
                    %pointer_1623 = llvm.inttoptr %v_1622 : i64 to !llvm.ptr
                    "llvm.store"(%v_1617, %pointer_1623) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
                %v_1624 = arith.remui %v_85, %c_17 : index
                %is_1625 = arith.cmpi eq, %v_1624, %c_3 : index
                scf.if %is_1625 {
                  %v_1626 = arith.muli %v_579, %c_17 : index
                  %v_1627 = arith.muli %v_1626, %c_28 : index
                  %v_1628 = arith.addi %v_83, %v_1627 : index
                  scf.for %i_1629 = %c_4 to %c_7 step %c_3 {
                    %v_1630 = arith.muli %i_1629, %c_6 : index
                    %v_1631 = arith.minsi %v_1630, %c_6 : index
                    %v_1632 = arith.addi %v_567, %v_1631 : index
                    %v_1633 = arith.addi %v_567, %v_1631 : index
                    %v_1634 = arith.addi %v_1633, %c_3 : index
                    %v_1635 = arith.addi %v_567, %v_1631 : index
                    %v_1636 = arith.addi %v_1635, %c_7 : index
                    %v_1637 = arith.addi %v_567, %v_1631 : index
                    %v_1638 = arith.addi %v_1637, %c_17 : index
                    %v_1639 = arith.addi %v_567, %v_1631 : index
                    %v_1640 = arith.addi %v_1639, %c_10 : index
                    %v_1641 = arith.addi %v_567, %v_1631 : index
                    %v_1642 = arith.addi %v_1641, %c_18 : index
                    %v_1643 = arith.addi %v_567, %v_1631 : index
                    %v_1644 = arith.addi %v_1643, %c_19 : index
                    %v_1645 = arith.addi %v_567, %v_1631 : index
                    %v_1646 = arith.addi %v_1645, %c_20 : index
                    %v_1647 = arith.muli %v_564, %c_10 : index
                    %v_1648 = arith.muli %v_579, %c_7 : index
                    %v_1649 = arith.muli %v_1648, %c_7 : index
                    %v_1650 = arith.addi %v_1649, %i_1629 : index
                    %loop_1652:8 = scf.for %i_1651 = %c_4 to %c_44 step %c_10 iter_args(%carry_1653 = %c_29, %carry_1654 = %c_29, %carry_1655 = %c_29, %carry_1656 = %c_29, %carry_1657 = %c_29, %carry_1658 = %c_29, %carry_1659 = %c_29, %carry_1660 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_1661 = arith.divui %i_1651, %c_10 : index
                      %v_1662 = arith.muli %v_1647, %c_22 : index
                      %v_1663 = arith.addi %v_1662, %c_45 : index
                      %v_1664 = arith.muli %v_1647, %c_22 : index
                      %v_1665 = arith.divui %v_1663, %v_1664 : index
                      %v_1666 = arith.muli %v_1650, %c_22 : index
                      %v_1667 = arith.addi %v_1666, %v_1661 : index
                      %v_1668 = arith.muli %v_1667, %v_1665 : index
                      scf.for %i_1669 = %c_4 to %v_1665 step %c_3 {
                        %v_1670 = arith.addi %v_1668, %i_1669 : index
                        %v_1671 = arith.minsi %v_1670, %c_45 : index
                        %v_1672 = arith.muli %v_1671, %c_13 : index
                        %v_1673 = arith.addi %v_573, %v_1672 : index
                        %v_1674 = arith.index_cast %v_1673 : index to i64
                        %pointer_1675 = llvm.inttoptr %v_1674 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1675) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_1676 = arith.muli %v_1671, %c_13 : index
                        %v_1677 = arith.addi %v_578, %v_1676 : index
                        %v_1678 = arith.index_cast %v_1677 : index to i64
                        %pointer_1679 = llvm.inttoptr %v_1678 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1679) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_1680 = arith.muli %i_1651, %c_13 : index
                      %v_1681 = arith.addi %v_1628, %v_1680 : index
                      %v_1682 = arith.index_cast %v_1681 : index to i64
                      %pointer_1683 = llvm.inttoptr %v_1682 : i64 to !llvm.ptr
                      %v_1684 = "llvm.load"(%pointer_1683) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1685 = memref.load %expert_gate_up[%v_60, %v_1632, %i_1651] : memref<8x48x40xf32>
                      %v_1686 = vector.broadcast %v_1685 : f32 to vector<16xf32>
                      %acc_1687 = math.fma %v_1686, %v_1684, %carry_1653 : vector<16xf32>
                      %v_1688 = memref.load %expert_gate_up[%v_60, %v_1634, %i_1651] : memref<8x48x40xf32>
                      %v_1689 = vector.broadcast %v_1688 : f32 to vector<16xf32>
                      %acc_1690 = math.fma %v_1689, %v_1684, %carry_1654 : vector<16xf32>
                      %v_1691 = memref.load %expert_gate_up[%v_60, %v_1636, %i_1651] : memref<8x48x40xf32>
                      %v_1692 = vector.broadcast %v_1691 : f32 to vector<16xf32>
                      %acc_1693 = math.fma %v_1692, %v_1684, %carry_1655 : vector<16xf32>
                      %v_1694 = memref.load %expert_gate_up[%v_60, %v_1638, %i_1651] : memref<8x48x40xf32>
                      %v_1695 = vector.broadcast %v_1694 : f32 to vector<16xf32>
                      %acc_1696 = math.fma %v_1695, %v_1684, %carry_1656 : vector<16xf32>
                      %v_1697 = memref.load %expert_gate_up[%v_60, %v_1640, %i_1651] : memref<8x48x40xf32>
                      %v_1698 = vector.broadcast %v_1697 : f32 to vector<16xf32>
                      %acc_1699 = math.fma %v_1698, %v_1684, %carry_1657 : vector<16xf32>
                      %v_1700 = memref.load %expert_gate_up[%v_60, %v_1642, %i_1651] : memref<8x48x40xf32>
                      %v_1701 = vector.broadcast %v_1700 : f32 to vector<16xf32>
                      %acc_1702 = math.fma %v_1701, %v_1684, %carry_1658 : vector<16xf32>
                      %v_1703 = memref.load %expert_gate_up[%v_60, %v_1644, %i_1651] : memref<8x48x40xf32>
                      %v_1704 = vector.broadcast %v_1703 : f32 to vector<16xf32>
                      %acc_1705 = math.fma %v_1704, %v_1684, %carry_1659 : vector<16xf32>
                      %v_1706 = memref.load %expert_gate_up[%v_60, %v_1646, %i_1651] : memref<8x48x40xf32>
                      %v_1707 = vector.broadcast %v_1706 : f32 to vector<16xf32>
                      %acc_1708 = math.fma %v_1707, %v_1684, %carry_1660 : vector<16xf32>
                      %v_1709 = arith.addi %i_1651, %c_3 : index
                      %v_1710 = arith.muli %v_1709, %c_13 : index
                      %v_1711 = arith.addi %v_1628, %v_1710 : index
                      %v_1712 = arith.index_cast %v_1711 : index to i64
                      %pointer_1713 = llvm.inttoptr %v_1712 : i64 to !llvm.ptr
                      %v_1714 = "llvm.load"(%pointer_1713) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1715 = memref.load %expert_gate_up[%v_60, %v_1632, %v_1709] : memref<8x48x40xf32>
                      %v_1716 = vector.broadcast %v_1715 : f32 to vector<16xf32>
                      %acc_1717 = math.fma %v_1716, %v_1714, %acc_1687 : vector<16xf32>
                      %v_1718 = memref.load %expert_gate_up[%v_60, %v_1634, %v_1709] : memref<8x48x40xf32>
                      %v_1719 = vector.broadcast %v_1718 : f32 to vector<16xf32>
                      %acc_1720 = math.fma %v_1719, %v_1714, %acc_1690 : vector<16xf32>
                      %v_1721 = memref.load %expert_gate_up[%v_60, %v_1636, %v_1709] : memref<8x48x40xf32>
                      %v_1722 = vector.broadcast %v_1721 : f32 to vector<16xf32>
                      %acc_1723 = math.fma %v_1722, %v_1714, %acc_1693 : vector<16xf32>
                      %v_1724 = memref.load %expert_gate_up[%v_60, %v_1638, %v_1709] : memref<8x48x40xf32>
                      %v_1725 = vector.broadcast %v_1724 : f32 to vector<16xf32>
                      %acc_1726 = math.fma %v_1725, %v_1714, %acc_1696 : vector<16xf32>
                      %v_1727 = memref.load %expert_gate_up[%v_60, %v_1640, %v_1709] : memref<8x48x40xf32>
                      %v_1728 = vector.broadcast %v_1727 : f32 to vector<16xf32>
                      %acc_1729 = math.fma %v_1728, %v_1714, %acc_1699 : vector<16xf32>
                      %v_1730 = memref.load %expert_gate_up[%v_60, %v_1642, %v_1709] : memref<8x48x40xf32>
                      %v_1731 = vector.broadcast %v_1730 : f32 to vector<16xf32>
                      %acc_1732 = math.fma %v_1731, %v_1714, %acc_1702 : vector<16xf32>
                      %v_1733 = memref.load %expert_gate_up[%v_60, %v_1644, %v_1709] : memref<8x48x40xf32>
                      %v_1734 = vector.broadcast %v_1733 : f32 to vector<16xf32>
                      %acc_1735 = math.fma %v_1734, %v_1714, %acc_1705 : vector<16xf32>
                      %v_1736 = memref.load %expert_gate_up[%v_60, %v_1646, %v_1709] : memref<8x48x40xf32>
                      %v_1737 = vector.broadcast %v_1736 : f32 to vector<16xf32>
                      %acc_1738 = math.fma %v_1737, %v_1714, %acc_1708 : vector<16xf32>
                      %v_1739 = arith.addi %i_1651, %c_7 : index
                      %v_1740 = arith.muli %v_1739, %c_13 : index
                      %v_1741 = arith.addi %v_1628, %v_1740 : index
                      %v_1742 = arith.index_cast %v_1741 : index to i64
                      %pointer_1743 = llvm.inttoptr %v_1742 : i64 to !llvm.ptr
                      %v_1744 = "llvm.load"(%pointer_1743) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1745 = memref.load %expert_gate_up[%v_60, %v_1632, %v_1739] : memref<8x48x40xf32>
                      %v_1746 = vector.broadcast %v_1745 : f32 to vector<16xf32>
                      %acc_1747 = math.fma %v_1746, %v_1744, %acc_1717 : vector<16xf32>
                      %v_1748 = memref.load %expert_gate_up[%v_60, %v_1634, %v_1739] : memref<8x48x40xf32>
                      %v_1749 = vector.broadcast %v_1748 : f32 to vector<16xf32>
                      %acc_1750 = math.fma %v_1749, %v_1744, %acc_1720 : vector<16xf32>
                      %v_1751 = memref.load %expert_gate_up[%v_60, %v_1636, %v_1739] : memref<8x48x40xf32>
                      %v_1752 = vector.broadcast %v_1751 : f32 to vector<16xf32>
                      %acc_1753 = math.fma %v_1752, %v_1744, %acc_1723 : vector<16xf32>
                      %v_1754 = memref.load %expert_gate_up[%v_60, %v_1638, %v_1739] : memref<8x48x40xf32>
                      %v_1755 = vector.broadcast %v_1754 : f32 to vector<16xf32>
                      %acc_1756 = math.fma %v_1755, %v_1744, %acc_1726 : vector<16xf32>
                      %v_1757 = memref.load %expert_gate_up[%v_60, %v_1640, %v_1739] : memref<8x48x40xf32>
                      %v_1758 = vector.broadcast %v_1757 : f32 to vector<16xf32>
                      %acc_1759 = math.fma %v_1758, %v_1744, %acc_1729 : vector<16xf32>
                      %v_1760 = memref.load %expert_gate_up[%v_60, %v_1642, %v_1739] : memref<8x48x40xf32>
                      %v_1761 = vector.broadcast %v_1760 : f32 to vector<16xf32>
                      %acc_1762 = math.fma %v_1761, %v_1744, %acc_1732 : vector<16xf32>
                      %v_1763 = memref.load %expert_gate_up[%v_60, %v_1644, %v_1739] : memref<8x48x40xf32>
                      %v_1764 = vector.broadcast %v_1763 : f32 to vector<16xf32>
                      %acc_1765 = math.fma %v_1764, %v_1744, %acc_1735 : vector<16xf32>
                      %v_1766 = memref.load %expert_gate_up[%v_60, %v_1646, %v_1739] : memref<8x48x40xf32>
                      %v_1767 = vector.broadcast %v_1766 : f32 to vector<16xf32>
                      %acc_1768 = math.fma %v_1767, %v_1744, %acc_1738 : vector<16xf32>
                      %v_1769 = arith.addi %i_1651, %c_17 : index
                      %v_1770 = arith.muli %v_1769, %c_13 : index
                      %v_1771 = arith.addi %v_1628, %v_1770 : index
                      %v_1772 = arith.index_cast %v_1771 : index to i64
                      %pointer_1773 = llvm.inttoptr %v_1772 : i64 to !llvm.ptr
                      %v_1774 = "llvm.load"(%pointer_1773) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1775 = memref.load %expert_gate_up[%v_60, %v_1632, %v_1769] : memref<8x48x40xf32>
                      %v_1776 = vector.broadcast %v_1775 : f32 to vector<16xf32>
                      %acc_1777 = math.fma %v_1776, %v_1774, %acc_1747 : vector<16xf32>
                      %v_1778 = memref.load %expert_gate_up[%v_60, %v_1634, %v_1769] : memref<8x48x40xf32>
                      %v_1779 = vector.broadcast %v_1778 : f32 to vector<16xf32>
                      %acc_1780 = math.fma %v_1779, %v_1774, %acc_1750 : vector<16xf32>
                      %v_1781 = memref.load %expert_gate_up[%v_60, %v_1636, %v_1769] : memref<8x48x40xf32>
                      %v_1782 = vector.broadcast %v_1781 : f32 to vector<16xf32>
                      %acc_1783 = math.fma %v_1782, %v_1774, %acc_1753 : vector<16xf32>
                      %v_1784 = memref.load %expert_gate_up[%v_60, %v_1638, %v_1769] : memref<8x48x40xf32>
                      %v_1785 = vector.broadcast %v_1784 : f32 to vector<16xf32>
                      %acc_1786 = math.fma %v_1785, %v_1774, %acc_1756 : vector<16xf32>
                      %v_1787 = memref.load %expert_gate_up[%v_60, %v_1640, %v_1769] : memref<8x48x40xf32>
                      %v_1788 = vector.broadcast %v_1787 : f32 to vector<16xf32>
                      %acc_1789 = math.fma %v_1788, %v_1774, %acc_1759 : vector<16xf32>
                      %v_1790 = memref.load %expert_gate_up[%v_60, %v_1642, %v_1769] : memref<8x48x40xf32>
                      %v_1791 = vector.broadcast %v_1790 : f32 to vector<16xf32>
                      %acc_1792 = math.fma %v_1791, %v_1774, %acc_1762 : vector<16xf32>
                      %v_1793 = memref.load %expert_gate_up[%v_60, %v_1644, %v_1769] : memref<8x48x40xf32>
                      %v_1794 = vector.broadcast %v_1793 : f32 to vector<16xf32>
                      %acc_1795 = math.fma %v_1794, %v_1774, %acc_1765 : vector<16xf32>
                      %v_1796 = memref.load %expert_gate_up[%v_60, %v_1646, %v_1769] : memref<8x48x40xf32>
                      %v_1797 = vector.broadcast %v_1796 : f32 to vector<16xf32>
                      %acc_1798 = math.fma %v_1797, %v_1774, %acc_1768 : vector<16xf32>
                      scf.yield %acc_1777, %acc_1780, %acc_1783, %acc_1786, %acc_1789, %acc_1792, %acc_1795, %acc_1798 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_1799 = arith.muli %v_1631, %c_13 : index
                    %v_1800 = arith.addi %v_3, %v_1799 : index
                    %v_1801 = arith.index_cast %v_1800 : index to i64
                    %pointer_1802 = llvm.inttoptr %v_1801 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#0, %pointer_1802) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1803 = arith.addi %v_1631, %c_3 : index
                    %v_1804 = arith.muli %v_1803, %c_13 : index
                    %v_1805 = arith.addi %v_3, %v_1804 : index
                    %v_1806 = arith.index_cast %v_1805 : index to i64
                    %pointer_1807 = llvm.inttoptr %v_1806 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#1, %pointer_1807) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1808 = arith.addi %v_1631, %c_7 : index
                    %v_1809 = arith.muli %v_1808, %c_13 : index
                    %v_1810 = arith.addi %v_3, %v_1809 : index
                    %v_1811 = arith.index_cast %v_1810 : index to i64
                    %pointer_1812 = llvm.inttoptr %v_1811 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#2, %pointer_1812) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1813 = arith.addi %v_1631, %c_17 : index
                    %v_1814 = arith.muli %v_1813, %c_13 : index
                    %v_1815 = arith.addi %v_3, %v_1814 : index
                    %v_1816 = arith.index_cast %v_1815 : index to i64
                    %pointer_1817 = llvm.inttoptr %v_1816 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#3, %pointer_1817) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1818 = arith.addi %v_1631, %c_10 : index
                    %v_1819 = arith.muli %v_1818, %c_13 : index
                    %v_1820 = arith.addi %v_3, %v_1819 : index
                    %v_1821 = arith.index_cast %v_1820 : index to i64
                    %pointer_1822 = llvm.inttoptr %v_1821 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#4, %pointer_1822) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1823 = arith.addi %v_1631, %c_18 : index
                    %v_1824 = arith.muli %v_1823, %c_13 : index
                    %v_1825 = arith.addi %v_3, %v_1824 : index
                    %v_1826 = arith.index_cast %v_1825 : index to i64
                    %pointer_1827 = llvm.inttoptr %v_1826 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#5, %pointer_1827) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1828 = arith.addi %v_1631, %c_19 : index
                    %v_1829 = arith.muli %v_1828, %c_13 : index
                    %v_1830 = arith.addi %v_3, %v_1829 : index
                    %v_1831 = arith.index_cast %v_1830 : index to i64
                    %pointer_1832 = llvm.inttoptr %v_1831 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#6, %pointer_1832) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_1833 = arith.addi %v_1631, %c_20 : index
                    %v_1834 = arith.muli %v_1833, %c_13 : index
                    %v_1835 = arith.addi %v_3, %v_1834 : index
                    %v_1836 = arith.index_cast %v_1835 : index to i64
                    %pointer_1837 = llvm.inttoptr %v_1836 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1652#7, %pointer_1837) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_1838 = %c_4 to %c_7 step %c_3 {
                    %v_1839 = arith.muli %i_1838, %c_6 : index
                    %v_1840 = arith.minsi %v_1839, %c_6 : index
                    %v_1841 = arith.addi %v_568, %v_1840 : index
                    %v_1842 = arith.addi %v_568, %v_1840 : index
                    %v_1843 = arith.addi %v_1842, %c_3 : index
                    %v_1844 = arith.addi %v_568, %v_1840 : index
                    %v_1845 = arith.addi %v_1844, %c_7 : index
                    %v_1846 = arith.addi %v_568, %v_1840 : index
                    %v_1847 = arith.addi %v_1846, %c_17 : index
                    %v_1848 = arith.addi %v_568, %v_1840 : index
                    %v_1849 = arith.addi %v_1848, %c_10 : index
                    %v_1850 = arith.addi %v_568, %v_1840 : index
                    %v_1851 = arith.addi %v_1850, %c_18 : index
                    %v_1852 = arith.addi %v_568, %v_1840 : index
                    %v_1853 = arith.addi %v_1852, %c_19 : index
                    %v_1854 = arith.addi %v_568, %v_1840 : index
                    %v_1855 = arith.addi %v_1854, %c_20 : index
                    %v_1856 = arith.muli %v_564, %c_10 : index
                    %v_1857 = arith.muli %v_579, %c_7 : index
                    %v_1858 = arith.addi %v_1857, %c_3 : index
                    %v_1859 = arith.muli %v_1858, %c_7 : index
                    %v_1860 = arith.addi %v_1859, %i_1838 : index
                    %loop_1862:8 = scf.for %i_1861 = %c_4 to %c_44 step %c_10 iter_args(%carry_1863 = %c_29, %carry_1864 = %c_29, %carry_1865 = %c_29, %carry_1866 = %c_29, %carry_1867 = %c_29, %carry_1868 = %c_29, %carry_1869 = %c_29, %carry_1870 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_1871 = arith.divui %i_1861, %c_10 : index
                      %v_1872 = arith.muli %v_1856, %c_22 : index
                      %v_1873 = arith.addi %v_1872, %c_45 : index
                      %v_1874 = arith.muli %v_1856, %c_22 : index
                      %v_1875 = arith.divui %v_1873, %v_1874 : index
                      %v_1876 = arith.muli %v_1860, %c_22 : index
                      %v_1877 = arith.addi %v_1876, %v_1871 : index
                      %v_1878 = arith.muli %v_1877, %v_1875 : index
                      scf.for %i_1879 = %c_4 to %v_1875 step %c_3 {
                        %v_1880 = arith.addi %v_1878, %i_1879 : index
                        %v_1881 = arith.minsi %v_1880, %c_45 : index
                        %v_1882 = arith.muli %v_1881, %c_13 : index
                        %v_1883 = arith.addi %v_573, %v_1882 : index
                        %v_1884 = arith.index_cast %v_1883 : index to i64
                        %pointer_1885 = llvm.inttoptr %v_1884 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1885) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_1886 = arith.muli %v_1881, %c_13 : index
                        %v_1887 = arith.addi %v_578, %v_1886 : index
                        %v_1888 = arith.index_cast %v_1887 : index to i64
                        %pointer_1889 = llvm.inttoptr %v_1888 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_1889) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_1890 = arith.muli %i_1861, %c_13 : index
                      %v_1891 = arith.addi %v_1628, %v_1890 : index
                      %v_1892 = arith.index_cast %v_1891 : index to i64
                      %pointer_1893 = llvm.inttoptr %v_1892 : i64 to !llvm.ptr
                      %v_1894 = "llvm.load"(%pointer_1893) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1895 = memref.load %expert_gate_up[%v_60, %v_1841, %i_1861] : memref<8x48x40xf32>
                      %v_1896 = vector.broadcast %v_1895 : f32 to vector<16xf32>
                      %acc_1897 = math.fma %v_1896, %v_1894, %carry_1863 : vector<16xf32>
                      %v_1898 = memref.load %expert_gate_up[%v_60, %v_1843, %i_1861] : memref<8x48x40xf32>
                      %v_1899 = vector.broadcast %v_1898 : f32 to vector<16xf32>
                      %acc_1900 = math.fma %v_1899, %v_1894, %carry_1864 : vector<16xf32>
                      %v_1901 = memref.load %expert_gate_up[%v_60, %v_1845, %i_1861] : memref<8x48x40xf32>
                      %v_1902 = vector.broadcast %v_1901 : f32 to vector<16xf32>
                      %acc_1903 = math.fma %v_1902, %v_1894, %carry_1865 : vector<16xf32>
                      %v_1904 = memref.load %expert_gate_up[%v_60, %v_1847, %i_1861] : memref<8x48x40xf32>
                      %v_1905 = vector.broadcast %v_1904 : f32 to vector<16xf32>
                      %acc_1906 = math.fma %v_1905, %v_1894, %carry_1866 : vector<16xf32>
                      %v_1907 = memref.load %expert_gate_up[%v_60, %v_1849, %i_1861] : memref<8x48x40xf32>
                      %v_1908 = vector.broadcast %v_1907 : f32 to vector<16xf32>
                      %acc_1909 = math.fma %v_1908, %v_1894, %carry_1867 : vector<16xf32>
                      %v_1910 = memref.load %expert_gate_up[%v_60, %v_1851, %i_1861] : memref<8x48x40xf32>
                      %v_1911 = vector.broadcast %v_1910 : f32 to vector<16xf32>
                      %acc_1912 = math.fma %v_1911, %v_1894, %carry_1868 : vector<16xf32>
                      %v_1913 = memref.load %expert_gate_up[%v_60, %v_1853, %i_1861] : memref<8x48x40xf32>
                      %v_1914 = vector.broadcast %v_1913 : f32 to vector<16xf32>
                      %acc_1915 = math.fma %v_1914, %v_1894, %carry_1869 : vector<16xf32>
                      %v_1916 = memref.load %expert_gate_up[%v_60, %v_1855, %i_1861] : memref<8x48x40xf32>
                      %v_1917 = vector.broadcast %v_1916 : f32 to vector<16xf32>
                      %acc_1918 = math.fma %v_1917, %v_1894, %carry_1870 : vector<16xf32>
                      %v_1919 = arith.addi %i_1861, %c_3 : index
                      %v_1920 = arith.muli %v_1919, %c_13 : index
                      %v_1921 = arith.addi %v_1628, %v_1920 : index
                      %v_1922 = arith.index_cast %v_1921 : index to i64
                      %pointer_1923 = llvm.inttoptr %v_1922 : i64 to !llvm.ptr
                      %v_1924 = "llvm.load"(%pointer_1923) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1925 = memref.load %expert_gate_up[%v_60, %v_1841, %v_1919] : memref<8x48x40xf32>
                      %v_1926 = vector.broadcast %v_1925 : f32 to vector<16xf32>
                      %acc_1927 = math.fma %v_1926, %v_1924, %acc_1897 : vector<16xf32>
                      %v_1928 = memref.load %expert_gate_up[%v_60, %v_1843, %v_1919] : memref<8x48x40xf32>
                      %v_1929 = vector.broadcast %v_1928 : f32 to vector<16xf32>
                      %acc_1930 = math.fma %v_1929, %v_1924, %acc_1900 : vector<16xf32>
                      %v_1931 = memref.load %expert_gate_up[%v_60, %v_1845, %v_1919] : memref<8x48x40xf32>
                      %v_1932 = vector.broadcast %v_1931 : f32 to vector<16xf32>
                      %acc_1933 = math.fma %v_1932, %v_1924, %acc_1903 : vector<16xf32>
                      %v_1934 = memref.load %expert_gate_up[%v_60, %v_1847, %v_1919] : memref<8x48x40xf32>
                      %v_1935 = vector.broadcast %v_1934 : f32 to vector<16xf32>
                      %acc_1936 = math.fma %v_1935, %v_1924, %acc_1906 : vector<16xf32>
                      %v_1937 = memref.load %expert_gate_up[%v_60, %v_1849, %v_1919] : memref<8x48x40xf32>
                      %v_1938 = vector.broadcast %v_1937 : f32 to vector<16xf32>
                      %acc_1939 = math.fma %v_1938, %v_1924, %acc_1909 : vector<16xf32>
                      %v_1940 = memref.load %expert_gate_up[%v_60, %v_1851, %v_1919] : memref<8x48x40xf32>
                      %v_1941 = vector.broadcast %v_1940 : f32 to vector<16xf32>
                      %acc_1942 = math.fma %v_1941, %v_1924, %acc_1912 : vector<16xf32>
                      %v_1943 = memref.load %expert_gate_up[%v_60, %v_1853, %v_1919] : memref<8x48x40xf32>
                      %v_1944 = vector.broadcast %v_1943 : f32 to vector<16xf32>
                      %acc_1945 = math.fma %v_1944, %v_1924, %acc_1915 : vector<16xf32>
                      %v_1946 = memref.load %expert_gate_up[%v_60, %v_1855, %v_1919] : memref<8x48x40xf32>
                      %v_1947 = vector.broadcast %v_1946 : f32 to vector<16xf32>
                      %acc_1948 = math.fma %v_1947, %v_1924, %acc_1918 : vector<16xf32>
                      %v_1949 = arith.addi %i_1861, %c_7 : index
                      %v_1950 = arith.muli %v_1949, %c_13 : index
                      %v_1951 = arith.addi %v_1628, %v_1950 : index
                      %v_1952 = arith.index_cast %v_1951 : index to i64
                      %pointer_1953 = llvm.inttoptr %v_1952 : i64 to !llvm.ptr
                      %v_1954 = "llvm.load"(%pointer_1953) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1955 = memref.load %expert_gate_up[%v_60, %v_1841, %v_1949] : memref<8x48x40xf32>
                      %v_1956 = vector.broadcast %v_1955 : f32 to vector<16xf32>
                      %acc_1957 = math.fma %v_1956, %v_1954, %acc_1927 : vector<16xf32>
                      %v_1958 = memref.load %expert_gate_up[%v_60, %v_1843, %v_1949] : memref<8x48x40xf32>
                      %v_1959 = vector.broadcast %v_1958 : f32 to vector<16xf32>
                      %acc_1960 = math.fma %v_1959, %v_1954, %acc_1930 : vector<16xf32>
                      %v_1961 = memref.load %expert_gate_up[%v_60, %v_1845, %v_1949] : memref<8x48x40xf32>
                      %v_1962 = vector.broadcast %v_1961 : f32 to vector<16xf32>
                      %acc_1963 = math.fma %v_1962, %v_1954, %acc_1933 : vector<16xf32>
                      %v_1964 = memref.load %expert_gate_up[%v_60, %v_1847, %v_1949] : memref<8x48x40xf32>
                      %v_1965 = vector.broadcast %v_1964 : f32 to vector<16xf32>
                      %acc_1966 = math.fma %v_1965, %v_1954, %acc_1936 : vector<16xf32>
                      %v_1967 = memref.load %expert_gate_up[%v_60, %v_1849, %v_1949] : memref<8x48x40xf32>
                      %v_1968 = vector.broadcast %v_1967 : f32 to vector<16xf32>
                      %acc_1969 = math.fma %v_1968, %v_1954, %acc_1939 : vector<16xf32>
                      %v_1970 = memref.load %expert_gate_up[%v_60, %v_1851, %v_1949] : memref<8x48x40xf32>
                      %v_1971 = vector.broadcast %v_1970 : f32 to vector<16xf32>
                      %acc_1972 = math.fma %v_1971, %v_1954, %acc_1942 : vector<16xf32>
                      %v_1973 = memref.load %expert_gate_up[%v_60, %v_1853, %v_1949] : memref<8x48x40xf32>
                      %v_1974 = vector.broadcast %v_1973 : f32 to vector<16xf32>
                      %acc_1975 = math.fma %v_1974, %v_1954, %acc_1945 : vector<16xf32>
                      %v_1976 = memref.load %expert_gate_up[%v_60, %v_1855, %v_1949] : memref<8x48x40xf32>
                      %v_1977 = vector.broadcast %v_1976 : f32 to vector<16xf32>
                      %acc_1978 = math.fma %v_1977, %v_1954, %acc_1948 : vector<16xf32>
                      %v_1979 = arith.addi %i_1861, %c_17 : index
                      %v_1980 = arith.muli %v_1979, %c_13 : index
                      %v_1981 = arith.addi %v_1628, %v_1980 : index
                      %v_1982 = arith.index_cast %v_1981 : index to i64
                      %pointer_1983 = llvm.inttoptr %v_1982 : i64 to !llvm.ptr
                      %v_1984 = "llvm.load"(%pointer_1983) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_1985 = memref.load %expert_gate_up[%v_60, %v_1841, %v_1979] : memref<8x48x40xf32>
                      %v_1986 = vector.broadcast %v_1985 : f32 to vector<16xf32>
                      %acc_1987 = math.fma %v_1986, %v_1984, %acc_1957 : vector<16xf32>
                      %v_1988 = memref.load %expert_gate_up[%v_60, %v_1843, %v_1979] : memref<8x48x40xf32>
                      %v_1989 = vector.broadcast %v_1988 : f32 to vector<16xf32>
                      %acc_1990 = math.fma %v_1989, %v_1984, %acc_1960 : vector<16xf32>
                      %v_1991 = memref.load %expert_gate_up[%v_60, %v_1845, %v_1979] : memref<8x48x40xf32>
                      %v_1992 = vector.broadcast %v_1991 : f32 to vector<16xf32>
                      %acc_1993 = math.fma %v_1992, %v_1984, %acc_1963 : vector<16xf32>
                      %v_1994 = memref.load %expert_gate_up[%v_60, %v_1847, %v_1979] : memref<8x48x40xf32>
                      %v_1995 = vector.broadcast %v_1994 : f32 to vector<16xf32>
                      %acc_1996 = math.fma %v_1995, %v_1984, %acc_1966 : vector<16xf32>
                      %v_1997 = memref.load %expert_gate_up[%v_60, %v_1849, %v_1979] : memref<8x48x40xf32>
                      %v_1998 = vector.broadcast %v_1997 : f32 to vector<16xf32>
                      %acc_1999 = math.fma %v_1998, %v_1984, %acc_1969 : vector<16xf32>
                      %v_2000 = memref.load %expert_gate_up[%v_60, %v_1851, %v_1979] : memref<8x48x40xf32>
                      %v_2001 = vector.broadcast %v_2000 : f32 to vector<16xf32>
                      %acc_2002 = math.fma %v_2001, %v_1984, %acc_1972 : vector<16xf32>
                      %v_2003 = memref.load %expert_gate_up[%v_60, %v_1853, %v_1979] : memref<8x48x40xf32>
                      %v_2004 = vector.broadcast %v_2003 : f32 to vector<16xf32>
                      %acc_2005 = math.fma %v_2004, %v_1984, %acc_1975 : vector<16xf32>
                      %v_2006 = memref.load %expert_gate_up[%v_60, %v_1855, %v_1979] : memref<8x48x40xf32>
                      %v_2007 = vector.broadcast %v_2006 : f32 to vector<16xf32>
                      %acc_2008 = math.fma %v_2007, %v_1984, %acc_1978 : vector<16xf32>
                      scf.yield %acc_1987, %acc_1990, %acc_1993, %acc_1996, %acc_1999, %acc_2002, %acc_2005, %acc_2008 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_2009 = arith.addi %v_1840, %c_5 : index
                    %v_2010 = arith.muli %v_2009, %c_13 : index
                    %v_2011 = arith.addi %v_3, %v_2010 : index
                    %v_2012 = arith.index_cast %v_2011 : index to i64
                    %pointer_2013 = llvm.inttoptr %v_2012 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#0, %pointer_2013) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2014 = arith.addi %v_1840, %c_48 : index
                    %v_2015 = arith.muli %v_2014, %c_13 : index
                    %v_2016 = arith.addi %v_3, %v_2015 : index
                    %v_2017 = arith.index_cast %v_2016 : index to i64
                    %pointer_2018 = llvm.inttoptr %v_2017 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#1, %pointer_2018) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2019 = arith.addi %v_1840, %c_49 : index
                    %v_2020 = arith.muli %v_2019, %c_13 : index
                    %v_2021 = arith.addi %v_3, %v_2020 : index
                    %v_2022 = arith.index_cast %v_2021 : index to i64
                    %pointer_2023 = llvm.inttoptr %v_2022 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#2, %pointer_2023) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2024 = arith.addi %v_1840, %c_50 : index
                    %v_2025 = arith.muli %v_2024, %c_13 : index
                    %v_2026 = arith.addi %v_3, %v_2025 : index
                    %v_2027 = arith.index_cast %v_2026 : index to i64
                    %pointer_2028 = llvm.inttoptr %v_2027 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#3, %pointer_2028) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2029 = arith.addi %v_1840, %c_51 : index
                    %v_2030 = arith.muli %v_2029, %c_13 : index
                    %v_2031 = arith.addi %v_3, %v_2030 : index
                    %v_2032 = arith.index_cast %v_2031 : index to i64
                    %pointer_2033 = llvm.inttoptr %v_2032 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#4, %pointer_2033) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2034 = arith.addi %v_1840, %c_52 : index
                    %v_2035 = arith.muli %v_2034, %c_13 : index
                    %v_2036 = arith.addi %v_3, %v_2035 : index
                    %v_2037 = arith.index_cast %v_2036 : index to i64
                    %pointer_2038 = llvm.inttoptr %v_2037 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#5, %pointer_2038) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2039 = arith.addi %v_1840, %c_53 : index
                    %v_2040 = arith.muli %v_2039, %c_13 : index
                    %v_2041 = arith.addi %v_3, %v_2040 : index
                    %v_2042 = arith.index_cast %v_2041 : index to i64
                    %pointer_2043 = llvm.inttoptr %v_2042 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#6, %pointer_2043) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2044 = arith.addi %v_1840, %c_54 : index
                    %v_2045 = arith.muli %v_2044, %c_13 : index
                    %v_2046 = arith.addi %v_3, %v_2045 : index
                    %v_2047 = arith.index_cast %v_2046 : index to i64
                    %pointer_2048 = llvm.inttoptr %v_2047 : i64 to !llvm.ptr
                    "llvm.store"(%loop_1862#7, %pointer_2048) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_2049 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_2050 = arith.muli %v_1626, %c_5 : index
                  %v_2051 = arith.addi %v_62, %v_2050 : index
                  %v_2052 = arith.muli %v_2051, %c_55 : index
                  %v_2053 = arith.addi %address_2049, %v_2052 : index
                  %v_2054 = arith.subi %i_566, %v_567 : index
                  %v_2055 = arith.subi %c_9, %i_566 : index
                  %v_2056 = arith.maxsi %v_2055, %c_4 : index
                  %v_2057 = arith.minsi %c_5, %v_2056 : index
                  scf.for %i_2058 = %c_4 to %v_2057 step %c_3 {
                    %v_2059 = arith.addi %v_2054, %i_2058 : index
                    %v_2060 = arith.muli %v_2059, %c_13 : index
                    %v_2061 = arith.addi %v_3, %v_2060 : index
                    %v_2062 = arith.index_cast %v_2061 : index to i64
                    %pointer_2063 = llvm.inttoptr %v_2062 : i64 to !llvm.ptr
                    %v_2064 = "llvm.load"(%pointer_2063) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2065 = arith.addi %v_2054, %i_2058 : index
                    %v_2066 = arith.addi %v_2065, %c_5 : index
                    %v_2067 = arith.muli %v_2066, %c_13 : index
                    %v_2068 = arith.addi %v_3, %v_2067 : index
                    %v_2069 = arith.index_cast %v_2068 : index to i64
                    %pointer_2070 = llvm.inttoptr %v_2069 : i64 to !llvm.ptr
                    %v_2071 = "llvm.load"(%pointer_2070) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2072 = arith.subf %c_29, %v_2064 : vector<16xf32>
                    %is_2073 = arith.cmpf ogt, %v_2072, %c_56 : vector<16xf32>
                    %v_2074 = arith.select %is_2073, %c_56, %v_2072 : vector<16xi1>, vector<16xf32>
                    %is_2075 = arith.cmpf olt, %v_2074, %c_57 : vector<16xf32>
                    %v_2076 = arith.select %is_2075, %c_57, %v_2074 : vector<16xi1>, vector<16xf32>
                    %v_2077 = arith.mulf %v_2076, %c_58 : vector<16xf32>
                    %v_2078 = math.roundeven %v_2077 : vector<16xf32>
                    %acc_2079 = math.fma %v_2078, %c_59, %v_2076 : vector<16xf32>
                    %acc_2080 = math.fma %v_2078, %c_60, %acc_2079 : vector<16xf32>
                    %acc_2081 = math.fma %c_61, %acc_2080, %c_62 : vector<16xf32>
                    %acc_2082 = math.fma %acc_2081, %acc_2080, %c_63 : vector<16xf32>
                    %acc_2083 = math.fma %acc_2082, %acc_2080, %c_64 : vector<16xf32>
                    %acc_2084 = math.fma %acc_2083, %acc_2080, %c_65 : vector<16xf32>
                    %acc_2085 = math.fma %acc_2084, %acc_2080, %c_66 : vector<16xf32>
                    %acc_2086 = math.fma %acc_2085, %acc_2080, %c_67 : vector<16xf32>
                    %acc_2087 = math.fma %acc_2086, %acc_2080, %c_67 : vector<16xf32>
                    %v_2088 = arith.fptosi %v_2078 : vector<16xf32> to vector<16xi32>
                    %v_2089 = arith.shrsi %v_2088, %c_68 : vector<16xi32>
                    %v_2090 = arith.subi %v_2088, %v_2089 : vector<16xi32>
                    %v_2091 = arith.addi %v_2089, %c_70 : vector<16xi32>
                    %v_2092 = arith.shli %v_2091, %c_69 : vector<16xi32>
                    %v_2093 = arith.bitcast %v_2092 : vector<16xi32> to vector<16xf32>
                    %v_2094 = arith.mulf %acc_2087, %v_2093 : vector<16xf32>
                    %v_2095 = arith.addi %v_2090, %c_70 : vector<16xi32>
                    %v_2096 = arith.shli %v_2095, %c_69 : vector<16xi32>
                    %v_2097 = arith.bitcast %v_2096 : vector<16xi32> to vector<16xf32>
                    %v_2098 = arith.mulf %v_2094, %v_2097 : vector<16xf32>
                    %v_2099 = arith.addf %v_2098, %c_67 : vector<16xf32>
                    %v_2100 = arith.divf %c_67, %v_2099 : vector<16xf32>
                    %v_2101 = arith.mulf %v_2064, %v_2100 : vector<16xf32>
                    %v_2102 = arith.mulf %v_2101, %v_2071 : vector<16xf32>
                    %v_2103 = arith.addi %i_566, %i_2058 : index
                    %v_2104 = arith.divui %v_2103, %c_3 : index
                    %v_2105 = arith.muli %v_2104, %c_13 : index
                    %v_2106 = arith.addi %v_2053, %v_2105 : index
                    %v_2107 = arith.index_cast %v_2106 : index to i64
                    %pointer_2108 = llvm.inttoptr %v_2107 : i64 to !llvm.ptr
                    "llvm.store"(%v_2102, %pointer_2108) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
                %v_2109 = arith.remui %v_85, %c_17 : index
                %is_2110 = arith.cmpi eq, %v_2109, %c_7 : index
                scf.if %is_2110 {
                  %v_2111 = arith.muli %v_579, %c_17 : index
                  %v_2112 = arith.muli %v_2111, %c_28 : index
                  %v_2113 = arith.addi %v_83, %v_2112 : index
                  %v_2114 = arith.addi %v_2111, %c_3 : index
                  %v_2115 = arith.muli %v_2114, %c_28 : index
                  %v_2116 = arith.addi %v_83, %v_2115 : index
                  scf.for %i_2117 = %c_4 to %c_7 step %c_3 {
                    %v_2118 = arith.muli %i_2117, %c_6 : index
                    %v_2119 = arith.minsi %v_2118, %c_6 : index
                    %v_2120 = arith.addi %v_567, %v_2119 : index
                    %v_2121 = arith.addi %v_567, %v_2119 : index
                    %v_2122 = arith.addi %v_2121, %c_3 : index
                    %v_2123 = arith.addi %v_567, %v_2119 : index
                    %v_2124 = arith.addi %v_2123, %c_7 : index
                    %v_2125 = arith.addi %v_567, %v_2119 : index
                    %v_2126 = arith.addi %v_2125, %c_17 : index
                    %v_2127 = arith.addi %v_567, %v_2119 : index
                    %v_2128 = arith.addi %v_2127, %c_10 : index
                    %v_2129 = arith.addi %v_567, %v_2119 : index
                    %v_2130 = arith.addi %v_2129, %c_18 : index
                    %v_2131 = arith.addi %v_567, %v_2119 : index
                    %v_2132 = arith.addi %v_2131, %c_19 : index
                    %v_2133 = arith.addi %v_567, %v_2119 : index
                    %v_2134 = arith.addi %v_2133, %c_20 : index
                    %v_2135 = arith.muli %v_564, %c_10 : index
                    %v_2136 = arith.muli %v_579, %c_7 : index
                    %v_2137 = arith.muli %v_2136, %c_7 : index
                    %v_2138 = arith.addi %v_2137, %i_2117 : index
                    %loop_2140:16 = scf.for %i_2139 = %c_4 to %c_44 step %c_10 iter_args(%carry_2141 = %c_29, %carry_2142 = %c_29, %carry_2143 = %c_29, %carry_2144 = %c_29, %carry_2145 = %c_29, %carry_2146 = %c_29, %carry_2147 = %c_29, %carry_2148 = %c_29, %carry_2149 = %c_29, %carry_2150 = %c_29, %carry_2151 = %c_29, %carry_2152 = %c_29, %carry_2153 = %c_29, %carry_2154 = %c_29, %carry_2155 = %c_29, %carry_2156 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_2157 = arith.divui %i_2139, %c_10 : index
                      %v_2158 = arith.muli %v_2135, %c_22 : index
                      %v_2159 = arith.addi %v_2158, %c_45 : index
                      %v_2160 = arith.muli %v_2135, %c_22 : index
                      %v_2161 = arith.divui %v_2159, %v_2160 : index
                      %v_2162 = arith.muli %v_2138, %c_22 : index
                      %v_2163 = arith.addi %v_2162, %v_2157 : index
                      %v_2164 = arith.muli %v_2163, %v_2161 : index
                      scf.for %i_2165 = %c_4 to %v_2161 step %c_3 {
                        %v_2166 = arith.addi %v_2164, %i_2165 : index
                        %v_2167 = arith.minsi %v_2166, %c_45 : index
                        %v_2168 = arith.muli %v_2167, %c_13 : index
                        %v_2169 = arith.addi %v_573, %v_2168 : index
                        %v_2170 = arith.index_cast %v_2169 : index to i64
                        %pointer_2171 = llvm.inttoptr %v_2170 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2171) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_2172 = arith.muli %v_2167, %c_13 : index
                        %v_2173 = arith.addi %v_578, %v_2172 : index
                        %v_2174 = arith.index_cast %v_2173 : index to i64
                        %pointer_2175 = llvm.inttoptr %v_2174 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2175) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_2176 = arith.muli %i_2139, %c_13 : index
                      %v_2177 = arith.addi %v_2113, %v_2176 : index
                      %v_2178 = arith.index_cast %v_2177 : index to i64
                      %pointer_2179 = llvm.inttoptr %v_2178 : i64 to !llvm.ptr
                      %v_2180 = "llvm.load"(%pointer_2179) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2181 = arith.muli %i_2139, %c_13 : index
                      %v_2182 = arith.addi %v_2116, %v_2181 : index
                      %v_2183 = arith.index_cast %v_2182 : index to i64
                      %pointer_2184 = llvm.inttoptr %v_2183 : i64 to !llvm.ptr
                      %v_2185 = "llvm.load"(%pointer_2184) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2186 = memref.load %expert_gate_up[%v_60, %v_2120, %i_2139] : memref<8x48x40xf32>
                      %v_2187 = vector.broadcast %v_2186 : f32 to vector<16xf32>
                      %acc_2188 = math.fma %v_2187, %v_2180, %carry_2141 : vector<16xf32>
                      %acc_2189 = math.fma %v_2187, %v_2185, %carry_2142 : vector<16xf32>
                      %v_2190 = memref.load %expert_gate_up[%v_60, %v_2122, %i_2139] : memref<8x48x40xf32>
                      %v_2191 = vector.broadcast %v_2190 : f32 to vector<16xf32>
                      %acc_2192 = math.fma %v_2191, %v_2180, %carry_2143 : vector<16xf32>
                      %acc_2193 = math.fma %v_2191, %v_2185, %carry_2144 : vector<16xf32>
                      %v_2194 = memref.load %expert_gate_up[%v_60, %v_2124, %i_2139] : memref<8x48x40xf32>
                      %v_2195 = vector.broadcast %v_2194 : f32 to vector<16xf32>
                      %acc_2196 = math.fma %v_2195, %v_2180, %carry_2145 : vector<16xf32>
                      %acc_2197 = math.fma %v_2195, %v_2185, %carry_2146 : vector<16xf32>
                      %v_2198 = memref.load %expert_gate_up[%v_60, %v_2126, %i_2139] : memref<8x48x40xf32>
                      %v_2199 = vector.broadcast %v_2198 : f32 to vector<16xf32>
                      %acc_2200 = math.fma %v_2199, %v_2180, %carry_2147 : vector<16xf32>
                      %acc_2201 = math.fma %v_2199, %v_2185, %carry_2148 : vector<16xf32>
                      %v_2202 = memref.load %expert_gate_up[%v_60, %v_2128, %i_2139] : memref<8x48x40xf32>
                      %v_2203 = vector.broadcast %v_2202 : f32 to vector<16xf32>
                      %acc_2204 = math.fma %v_2203, %v_2180, %carry_2149 : vector<16xf32>
                      %acc_2205 = math.fma %v_2203, %v_2185, %carry_2150 : vector<16xf32>
                      %v_2206 = memref.load %expert_gate_up[%v_60, %v_2130, %i_2139] : memref<8x48x40xf32>
                      %v_2207 = vector.broadcast %v_2206 : f32 to vector<16xf32>
                      %acc_2208 = math.fma %v_2207, %v_2180, %carry_2151 : vector<16xf32>
                      %acc_2209 = math.fma %v_2207, %v_2185, %carry_2152 : vector<16xf32>
                      %v_2210 = memref.load %expert_gate_up[%v_60, %v_2132, %i_2139] : memref<8x48x40xf32>
                      %v_2211 = vector.broadcast %v_2210 : f32 to vector<16xf32>
                      %acc_2212 = math.fma %v_2211, %v_2180, %carry_2153 : vector<16xf32>
                      %acc_2213 = math.fma %v_2211, %v_2185, %carry_2154 : vector<16xf32>
                      %v_2214 = memref.load %expert_gate_up[%v_60, %v_2134, %i_2139] : memref<8x48x40xf32>
                      %v_2215 = vector.broadcast %v_2214 : f32 to vector<16xf32>
                      %acc_2216 = math.fma %v_2215, %v_2180, %carry_2155 : vector<16xf32>
                      %acc_2217 = math.fma %v_2215, %v_2185, %carry_2156 : vector<16xf32>
                      %v_2218 = arith.addi %i_2139, %c_3 : index
                      %v_2219 = arith.muli %v_2218, %c_13 : index
                      %v_2220 = arith.addi %v_2113, %v_2219 : index
                      %v_2221 = arith.index_cast %v_2220 : index to i64
                      %pointer_2222 = llvm.inttoptr %v_2221 : i64 to !llvm.ptr
                      %v_2223 = "llvm.load"(%pointer_2222) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2224 = arith.muli %v_2218, %c_13 : index
                      %v_2225 = arith.addi %v_2116, %v_2224 : index
                      %v_2226 = arith.index_cast %v_2225 : index to i64
                      %pointer_2227 = llvm.inttoptr %v_2226 : i64 to !llvm.ptr
                      %v_2228 = "llvm.load"(%pointer_2227) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2229 = memref.load %expert_gate_up[%v_60, %v_2120, %v_2218] : memref<8x48x40xf32>
                      %v_2230 = vector.broadcast %v_2229 : f32 to vector<16xf32>
                      %acc_2231 = math.fma %v_2230, %v_2223, %acc_2188 : vector<16xf32>
                      %acc_2232 = math.fma %v_2230, %v_2228, %acc_2189 : vector<16xf32>
                      %v_2233 = memref.load %expert_gate_up[%v_60, %v_2122, %v_2218] : memref<8x48x40xf32>
                      %v_2234 = vector.broadcast %v_2233 : f32 to vector<16xf32>
                      %acc_2235 = math.fma %v_2234, %v_2223, %acc_2192 : vector<16xf32>
                      %acc_2236 = math.fma %v_2234, %v_2228, %acc_2193 : vector<16xf32>
                      %v_2237 = memref.load %expert_gate_up[%v_60, %v_2124, %v_2218] : memref<8x48x40xf32>
                      %v_2238 = vector.broadcast %v_2237 : f32 to vector<16xf32>
                      %acc_2239 = math.fma %v_2238, %v_2223, %acc_2196 : vector<16xf32>
                      %acc_2240 = math.fma %v_2238, %v_2228, %acc_2197 : vector<16xf32>
                      %v_2241 = memref.load %expert_gate_up[%v_60, %v_2126, %v_2218] : memref<8x48x40xf32>
                      %v_2242 = vector.broadcast %v_2241 : f32 to vector<16xf32>
                      %acc_2243 = math.fma %v_2242, %v_2223, %acc_2200 : vector<16xf32>
                      %acc_2244 = math.fma %v_2242, %v_2228, %acc_2201 : vector<16xf32>
                      %v_2245 = memref.load %expert_gate_up[%v_60, %v_2128, %v_2218] : memref<8x48x40xf32>
                      %v_2246 = vector.broadcast %v_2245 : f32 to vector<16xf32>
                      %acc_2247 = math.fma %v_2246, %v_2223, %acc_2204 : vector<16xf32>
                      %acc_2248 = math.fma %v_2246, %v_2228, %acc_2205 : vector<16xf32>
                      %v_2249 = memref.load %expert_gate_up[%v_60, %v_2130, %v_2218] : memref<8x48x40xf32>
                      %v_2250 = vector.broadcast %v_2249 : f32 to vector<16xf32>
                      %acc_2251 = math.fma %v_2250, %v_2223, %acc_2208 : vector<16xf32>
                      %acc_2252 = math.fma %v_2250, %v_2228, %acc_2209 : vector<16xf32>
                      %v_2253 = memref.load %expert_gate_up[%v_60, %v_2132, %v_2218] : memref<8x48x40xf32>
                      %v_2254 = vector.broadcast %v_2253 : f32 to vector<16xf32>
                      %acc_2255 = math.fma %v_2254, %v_2223, %acc_2212 : vector<16xf32>
                      %acc_2256 = math.fma %v_2254, %v_2228, %acc_2213 : vector<16xf32>
                      %v_2257 = memref.load %expert_gate_up[%v_60, %v_2134, %v_2218] : memref<8x48x40xf32>
                      %v_2258 = vector.broadcast %v_2257 : f32 to vector<16xf32>
                      %acc_2259 = math.fma %v_2258, %v_2223, %acc_2216 : vector<16xf32>
                      %acc_2260 = math.fma %v_2258, %v_2228, %acc_2217 : vector<16xf32>
                      %v_2261 = arith.addi %i_2139, %c_7 : index
                      %v_2262 = arith.muli %v_2261, %c_13 : index
                      %v_2263 = arith.addi %v_2113, %v_2262 : index
                      %v_2264 = arith.index_cast %v_2263 : index to i64
                      %pointer_2265 = llvm.inttoptr %v_2264 : i64 to !llvm.ptr
                      %v_2266 = "llvm.load"(%pointer_2265) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2267 = arith.muli %v_2261, %c_13 : index
                      %v_2268 = arith.addi %v_2116, %v_2267 : index
                      %v_2269 = arith.index_cast %v_2268 : index to i64
                      %pointer_2270 = llvm.inttoptr %v_2269 : i64 to !llvm.ptr
                      %v_2271 = "llvm.load"(%pointer_2270) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2272 = memref.load %expert_gate_up[%v_60, %v_2120, %v_2261] : memref<8x48x40xf32>
                      %v_2273 = vector.broadcast %v_2272 : f32 to vector<16xf32>
                      %acc_2274 = math.fma %v_2273, %v_2266, %acc_2231 : vector<16xf32>
                      %acc_2275 = math.fma %v_2273, %v_2271, %acc_2232 : vector<16xf32>
                      %v_2276 = memref.load %expert_gate_up[%v_60, %v_2122, %v_2261] : memref<8x48x40xf32>
                      %v_2277 = vector.broadcast %v_2276 : f32 to vector<16xf32>
                      %acc_2278 = math.fma %v_2277, %v_2266, %acc_2235 : vector<16xf32>
                      %acc_2279 = math.fma %v_2277, %v_2271, %acc_2236 : vector<16xf32>
                      %v_2280 = memref.load %expert_gate_up[%v_60, %v_2124, %v_2261] : memref<8x48x40xf32>
                      %v_2281 = vector.broadcast %v_2280 : f32 to vector<16xf32>
                      %acc_2282 = math.fma %v_2281, %v_2266, %acc_2239 : vector<16xf32>
                      %acc_2283 = math.fma %v_2281, %v_2271, %acc_2240 : vector<16xf32>
                      %v_2284 = memref.load %expert_gate_up[%v_60, %v_2126, %v_2261] : memref<8x48x40xf32>
                      %v_2285 = vector.broadcast %v_2284 : f32 to vector<16xf32>
                      %acc_2286 = math.fma %v_2285, %v_2266, %acc_2243 : vector<16xf32>
                      %acc_2287 = math.fma %v_2285, %v_2271, %acc_2244 : vector<16xf32>
                      %v_2288 = memref.load %expert_gate_up[%v_60, %v_2128, %v_2261] : memref<8x48x40xf32>
                      %v_2289 = vector.broadcast %v_2288 : f32 to vector<16xf32>
                      %acc_2290 = math.fma %v_2289, %v_2266, %acc_2247 : vector<16xf32>
                      %acc_2291 = math.fma %v_2289, %v_2271, %acc_2248 : vector<16xf32>
                      %v_2292 = memref.load %expert_gate_up[%v_60, %v_2130, %v_2261] : memref<8x48x40xf32>
                      %v_2293 = vector.broadcast %v_2292 : f32 to vector<16xf32>
                      %acc_2294 = math.fma %v_2293, %v_2266, %acc_2251 : vector<16xf32>
                      %acc_2295 = math.fma %v_2293, %v_2271, %acc_2252 : vector<16xf32>
                      %v_2296 = memref.load %expert_gate_up[%v_60, %v_2132, %v_2261] : memref<8x48x40xf32>
                      %v_2297 = vector.broadcast %v_2296 : f32 to vector<16xf32>
                      %acc_2298 = math.fma %v_2297, %v_2266, %acc_2255 : vector<16xf32>
                      %acc_2299 = math.fma %v_2297, %v_2271, %acc_2256 : vector<16xf32>
                      %v_2300 = memref.load %expert_gate_up[%v_60, %v_2134, %v_2261] : memref<8x48x40xf32>
                      %v_2301 = vector.broadcast %v_2300 : f32 to vector<16xf32>
                      %acc_2302 = math.fma %v_2301, %v_2266, %acc_2259 : vector<16xf32>
                      %acc_2303 = math.fma %v_2301, %v_2271, %acc_2260 : vector<16xf32>
                      %v_2304 = arith.addi %i_2139, %c_17 : index
                      %v_2305 = arith.muli %v_2304, %c_13 : index
                      %v_2306 = arith.addi %v_2113, %v_2305 : index
                      %v_2307 = arith.index_cast %v_2306 : index to i64
                      %pointer_2308 = llvm.inttoptr %v_2307 : i64 to !llvm.ptr
                      %v_2309 = "llvm.load"(%pointer_2308) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2310 = arith.muli %v_2304, %c_13 : index
                      %v_2311 = arith.addi %v_2116, %v_2310 : index
                      %v_2312 = arith.index_cast %v_2311 : index to i64
                      %pointer_2313 = llvm.inttoptr %v_2312 : i64 to !llvm.ptr
                      %v_2314 = "llvm.load"(%pointer_2313) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2315 = memref.load %expert_gate_up[%v_60, %v_2120, %v_2304] : memref<8x48x40xf32>
                      %v_2316 = vector.broadcast %v_2315 : f32 to vector<16xf32>
                      %acc_2317 = math.fma %v_2316, %v_2309, %acc_2274 : vector<16xf32>
                      %acc_2318 = math.fma %v_2316, %v_2314, %acc_2275 : vector<16xf32>
                      %v_2319 = memref.load %expert_gate_up[%v_60, %v_2122, %v_2304] : memref<8x48x40xf32>
                      %v_2320 = vector.broadcast %v_2319 : f32 to vector<16xf32>
                      %acc_2321 = math.fma %v_2320, %v_2309, %acc_2278 : vector<16xf32>
                      %acc_2322 = math.fma %v_2320, %v_2314, %acc_2279 : vector<16xf32>
                      %v_2323 = memref.load %expert_gate_up[%v_60, %v_2124, %v_2304] : memref<8x48x40xf32>
                      %v_2324 = vector.broadcast %v_2323 : f32 to vector<16xf32>
                      %acc_2325 = math.fma %v_2324, %v_2309, %acc_2282 : vector<16xf32>
                      %acc_2326 = math.fma %v_2324, %v_2314, %acc_2283 : vector<16xf32>
                      %v_2327 = memref.load %expert_gate_up[%v_60, %v_2126, %v_2304] : memref<8x48x40xf32>
                      %v_2328 = vector.broadcast %v_2327 : f32 to vector<16xf32>
                      %acc_2329 = math.fma %v_2328, %v_2309, %acc_2286 : vector<16xf32>
                      %acc_2330 = math.fma %v_2328, %v_2314, %acc_2287 : vector<16xf32>
                      %v_2331 = memref.load %expert_gate_up[%v_60, %v_2128, %v_2304] : memref<8x48x40xf32>
                      %v_2332 = vector.broadcast %v_2331 : f32 to vector<16xf32>
                      %acc_2333 = math.fma %v_2332, %v_2309, %acc_2290 : vector<16xf32>
                      %acc_2334 = math.fma %v_2332, %v_2314, %acc_2291 : vector<16xf32>
                      %v_2335 = memref.load %expert_gate_up[%v_60, %v_2130, %v_2304] : memref<8x48x40xf32>
                      %v_2336 = vector.broadcast %v_2335 : f32 to vector<16xf32>
                      %acc_2337 = math.fma %v_2336, %v_2309, %acc_2294 : vector<16xf32>
                      %acc_2338 = math.fma %v_2336, %v_2314, %acc_2295 : vector<16xf32>
                      %v_2339 = memref.load %expert_gate_up[%v_60, %v_2132, %v_2304] : memref<8x48x40xf32>
                      %v_2340 = vector.broadcast %v_2339 : f32 to vector<16xf32>
                      %acc_2341 = math.fma %v_2340, %v_2309, %acc_2298 : vector<16xf32>
                      %acc_2342 = math.fma %v_2340, %v_2314, %acc_2299 : vector<16xf32>
                      %v_2343 = memref.load %expert_gate_up[%v_60, %v_2134, %v_2304] : memref<8x48x40xf32>
                      %v_2344 = vector.broadcast %v_2343 : f32 to vector<16xf32>
                      %acc_2345 = math.fma %v_2344, %v_2309, %acc_2302 : vector<16xf32>
                      %acc_2346 = math.fma %v_2344, %v_2314, %acc_2303 : vector<16xf32>
                      scf.yield %acc_2317, %acc_2318, %acc_2321, %acc_2322, %acc_2325, %acc_2326, %acc_2329, %acc_2330, %acc_2333, %acc_2334, %acc_2337, %acc_2338, %acc_2341, %acc_2342, %acc_2345, %acc_2346 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_2347 = arith.muli %v_2119, %c_13 : index
                    %v_2348 = arith.addi %v_3, %v_2347 : index
                    %v_2349 = arith.index_cast %v_2348 : index to i64
                    %pointer_2350 = llvm.inttoptr %v_2349 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#0, %pointer_2350) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2351 = arith.muli %v_2119, %c_13 : index
                    %v_2352 = arith.addi %v_3, %v_2351 : index
                    %v_2353 = arith.addi %v_2352, %c_46 : index
                    %v_2354 = arith.index_cast %v_2353 : index to i64
                    %pointer_2355 = llvm.inttoptr %v_2354 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#1, %pointer_2355) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2356 = arith.addi %v_2119, %c_3 : index
                    %v_2357 = arith.muli %v_2356, %c_13 : index
                    %v_2358 = arith.addi %v_3, %v_2357 : index
                    %v_2359 = arith.index_cast %v_2358 : index to i64
                    %pointer_2360 = llvm.inttoptr %v_2359 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#2, %pointer_2360) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2361 = arith.addi %v_2119, %c_3 : index
                    %v_2362 = arith.muli %v_2361, %c_13 : index
                    %v_2363 = arith.addi %v_3, %v_2362 : index
                    %v_2364 = arith.addi %v_2363, %c_46 : index
                    %v_2365 = arith.index_cast %v_2364 : index to i64
                    %pointer_2366 = llvm.inttoptr %v_2365 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#3, %pointer_2366) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2367 = arith.addi %v_2119, %c_7 : index
                    %v_2368 = arith.muli %v_2367, %c_13 : index
                    %v_2369 = arith.addi %v_3, %v_2368 : index
                    %v_2370 = arith.index_cast %v_2369 : index to i64
                    %pointer_2371 = llvm.inttoptr %v_2370 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#4, %pointer_2371) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2372 = arith.addi %v_2119, %c_7 : index
                    %v_2373 = arith.muli %v_2372, %c_13 : index
                    %v_2374 = arith.addi %v_3, %v_2373 : index
                    %v_2375 = arith.addi %v_2374, %c_46 : index
                    %v_2376 = arith.index_cast %v_2375 : index to i64
                    %pointer_2377 = llvm.inttoptr %v_2376 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#5, %pointer_2377) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2378 = arith.addi %v_2119, %c_17 : index
                    %v_2379 = arith.muli %v_2378, %c_13 : index
                    %v_2380 = arith.addi %v_3, %v_2379 : index
                    %v_2381 = arith.index_cast %v_2380 : index to i64
                    %pointer_2382 = llvm.inttoptr %v_2381 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#6, %pointer_2382) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2383 = arith.addi %v_2119, %c_17 : index
                    %v_2384 = arith.muli %v_2383, %c_13 : index
                    %v_2385 = arith.addi %v_3, %v_2384 : index
                    %v_2386 = arith.addi %v_2385, %c_46 : index
                    %v_2387 = arith.index_cast %v_2386 : index to i64
                    %pointer_2388 = llvm.inttoptr %v_2387 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#7, %pointer_2388) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2389 = arith.addi %v_2119, %c_10 : index
                    %v_2390 = arith.muli %v_2389, %c_13 : index
                    %v_2391 = arith.addi %v_3, %v_2390 : index
                    %v_2392 = arith.index_cast %v_2391 : index to i64
                    %pointer_2393 = llvm.inttoptr %v_2392 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#8, %pointer_2393) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2394 = arith.addi %v_2119, %c_10 : index
                    %v_2395 = arith.muli %v_2394, %c_13 : index
                    %v_2396 = arith.addi %v_3, %v_2395 : index
                    %v_2397 = arith.addi %v_2396, %c_46 : index
                    %v_2398 = arith.index_cast %v_2397 : index to i64
                    %pointer_2399 = llvm.inttoptr %v_2398 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#9, %pointer_2399) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2400 = arith.addi %v_2119, %c_18 : index
                    %v_2401 = arith.muli %v_2400, %c_13 : index
                    %v_2402 = arith.addi %v_3, %v_2401 : index
                    %v_2403 = arith.index_cast %v_2402 : index to i64
                    %pointer_2404 = llvm.inttoptr %v_2403 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#10, %pointer_2404) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2405 = arith.addi %v_2119, %c_18 : index
                    %v_2406 = arith.muli %v_2405, %c_13 : index
                    %v_2407 = arith.addi %v_3, %v_2406 : index
                    %v_2408 = arith.addi %v_2407, %c_46 : index
                    %v_2409 = arith.index_cast %v_2408 : index to i64
                    %pointer_2410 = llvm.inttoptr %v_2409 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#11, %pointer_2410) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2411 = arith.addi %v_2119, %c_19 : index
                    %v_2412 = arith.muli %v_2411, %c_13 : index
                    %v_2413 = arith.addi %v_3, %v_2412 : index
                    %v_2414 = arith.index_cast %v_2413 : index to i64
                    %pointer_2415 = llvm.inttoptr %v_2414 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#12, %pointer_2415) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2416 = arith.addi %v_2119, %c_19 : index
                    %v_2417 = arith.muli %v_2416, %c_13 : index
                    %v_2418 = arith.addi %v_3, %v_2417 : index
                    %v_2419 = arith.addi %v_2418, %c_46 : index
                    %v_2420 = arith.index_cast %v_2419 : index to i64
                    %pointer_2421 = llvm.inttoptr %v_2420 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#13, %pointer_2421) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2422 = arith.addi %v_2119, %c_20 : index
                    %v_2423 = arith.muli %v_2422, %c_13 : index
                    %v_2424 = arith.addi %v_3, %v_2423 : index
                    %v_2425 = arith.index_cast %v_2424 : index to i64
                    %pointer_2426 = llvm.inttoptr %v_2425 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#14, %pointer_2426) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2427 = arith.addi %v_2119, %c_20 : index
                    %v_2428 = arith.muli %v_2427, %c_13 : index
                    %v_2429 = arith.addi %v_3, %v_2428 : index
                    %v_2430 = arith.addi %v_2429, %c_46 : index
                    %v_2431 = arith.index_cast %v_2430 : index to i64
                    %pointer_2432 = llvm.inttoptr %v_2431 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2140#15, %pointer_2432) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_2433 = %c_4 to %c_7 step %c_3 {
                    %v_2434 = arith.muli %i_2433, %c_6 : index
                    %v_2435 = arith.minsi %v_2434, %c_6 : index
                    %v_2436 = arith.addi %v_568, %v_2435 : index
                    %v_2437 = arith.addi %v_568, %v_2435 : index
                    %v_2438 = arith.addi %v_2437, %c_3 : index
                    %v_2439 = arith.addi %v_568, %v_2435 : index
                    %v_2440 = arith.addi %v_2439, %c_7 : index
                    %v_2441 = arith.addi %v_568, %v_2435 : index
                    %v_2442 = arith.addi %v_2441, %c_17 : index
                    %v_2443 = arith.addi %v_568, %v_2435 : index
                    %v_2444 = arith.addi %v_2443, %c_10 : index
                    %v_2445 = arith.addi %v_568, %v_2435 : index
                    %v_2446 = arith.addi %v_2445, %c_18 : index
                    %v_2447 = arith.addi %v_568, %v_2435 : index
                    %v_2448 = arith.addi %v_2447, %c_19 : index
                    %v_2449 = arith.addi %v_568, %v_2435 : index
                    %v_2450 = arith.addi %v_2449, %c_20 : index
                    %v_2451 = arith.muli %v_564, %c_10 : index
                    %v_2452 = arith.muli %v_579, %c_7 : index
                    %v_2453 = arith.addi %v_2452, %c_3 : index
                    %v_2454 = arith.muli %v_2453, %c_7 : index
                    %v_2455 = arith.addi %v_2454, %i_2433 : index
                    %loop_2457:16 = scf.for %i_2456 = %c_4 to %c_44 step %c_10 iter_args(%carry_2458 = %c_29, %carry_2459 = %c_29, %carry_2460 = %c_29, %carry_2461 = %c_29, %carry_2462 = %c_29, %carry_2463 = %c_29, %carry_2464 = %c_29, %carry_2465 = %c_29, %carry_2466 = %c_29, %carry_2467 = %c_29, %carry_2468 = %c_29, %carry_2469 = %c_29, %carry_2470 = %c_29, %carry_2471 = %c_29, %carry_2472 = %c_29, %carry_2473 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_2474 = arith.divui %i_2456, %c_10 : index
                      %v_2475 = arith.muli %v_2451, %c_22 : index
                      %v_2476 = arith.addi %v_2475, %c_45 : index
                      %v_2477 = arith.muli %v_2451, %c_22 : index
                      %v_2478 = arith.divui %v_2476, %v_2477 : index
                      %v_2479 = arith.muli %v_2455, %c_22 : index
                      %v_2480 = arith.addi %v_2479, %v_2474 : index
                      %v_2481 = arith.muli %v_2480, %v_2478 : index
                      scf.for %i_2482 = %c_4 to %v_2478 step %c_3 {
                        %v_2483 = arith.addi %v_2481, %i_2482 : index
                        %v_2484 = arith.minsi %v_2483, %c_45 : index
                        %v_2485 = arith.muli %v_2484, %c_13 : index
                        %v_2486 = arith.addi %v_573, %v_2485 : index
                        %v_2487 = arith.index_cast %v_2486 : index to i64
                        %pointer_2488 = llvm.inttoptr %v_2487 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2488) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_2489 = arith.muli %v_2484, %c_13 : index
                        %v_2490 = arith.addi %v_578, %v_2489 : index
                        %v_2491 = arith.index_cast %v_2490 : index to i64
                        %pointer_2492 = llvm.inttoptr %v_2491 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_2492) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_2493 = arith.muli %i_2456, %c_13 : index
                      %v_2494 = arith.addi %v_2113, %v_2493 : index
                      %v_2495 = arith.index_cast %v_2494 : index to i64
                      %pointer_2496 = llvm.inttoptr %v_2495 : i64 to !llvm.ptr
                      %v_2497 = "llvm.load"(%pointer_2496) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2498 = arith.muli %i_2456, %c_13 : index
                      %v_2499 = arith.addi %v_2116, %v_2498 : index
                      %v_2500 = arith.index_cast %v_2499 : index to i64
                      %pointer_2501 = llvm.inttoptr %v_2500 : i64 to !llvm.ptr
                      %v_2502 = "llvm.load"(%pointer_2501) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2503 = memref.load %expert_gate_up[%v_60, %v_2436, %i_2456] : memref<8x48x40xf32>
                      %v_2504 = vector.broadcast %v_2503 : f32 to vector<16xf32>
                      %acc_2505 = math.fma %v_2504, %v_2497, %carry_2458 : vector<16xf32>
                      %acc_2506 = math.fma %v_2504, %v_2502, %carry_2459 : vector<16xf32>
                      %v_2507 = memref.load %expert_gate_up[%v_60, %v_2438, %i_2456] : memref<8x48x40xf32>
                      %v_2508 = vector.broadcast %v_2507 : f32 to vector<16xf32>
                      %acc_2509 = math.fma %v_2508, %v_2497, %carry_2460 : vector<16xf32>
                      %acc_2510 = math.fma %v_2508, %v_2502, %carry_2461 : vector<16xf32>
                      %v_2511 = memref.load %expert_gate_up[%v_60, %v_2440, %i_2456] : memref<8x48x40xf32>
                      %v_2512 = vector.broadcast %v_2511 : f32 to vector<16xf32>
                      %acc_2513 = math.fma %v_2512, %v_2497, %carry_2462 : vector<16xf32>
                      %acc_2514 = math.fma %v_2512, %v_2502, %carry_2463 : vector<16xf32>
                      %v_2515 = memref.load %expert_gate_up[%v_60, %v_2442, %i_2456] : memref<8x48x40xf32>
                      %v_2516 = vector.broadcast %v_2515 : f32 to vector<16xf32>
                      %acc_2517 = math.fma %v_2516, %v_2497, %carry_2464 : vector<16xf32>
                      %acc_2518 = math.fma %v_2516, %v_2502, %carry_2465 : vector<16xf32>
                      %v_2519 = memref.load %expert_gate_up[%v_60, %v_2444, %i_2456] : memref<8x48x40xf32>
                      %v_2520 = vector.broadcast %v_2519 : f32 to vector<16xf32>
                      %acc_2521 = math.fma %v_2520, %v_2497, %carry_2466 : vector<16xf32>
                      %acc_2522 = math.fma %v_2520, %v_2502, %carry_2467 : vector<16xf32>
                      %v_2523 = memref.load %expert_gate_up[%v_60, %v_2446, %i_2456] : memref<8x48x40xf32>
                      %v_2524 = vector.broadcast %v_2523 : f32 to vector<16xf32>
                      %acc_2525 = math.fma %v_2524, %v_2497, %carry_2468 : vector<16xf32>
                      %acc_2526 = math.fma %v_2524, %v_2502, %carry_2469 : vector<16xf32>
                      %v_2527 = memref.load %expert_gate_up[%v_60, %v_2448, %i_2456] : memref<8x48x40xf32>
                      %v_2528 = vector.broadcast %v_2527 : f32 to vector<16xf32>
                      %acc_2529 = math.fma %v_2528, %v_2497, %carry_2470 : vector<16xf32>
                      %acc_2530 = math.fma %v_2528, %v_2502, %carry_2471 : vector<16xf32>
                      %v_2531 = memref.load %expert_gate_up[%v_60, %v_2450, %i_2456] : memref<8x48x40xf32>
                      %v_2532 = vector.broadcast %v_2531 : f32 to vector<16xf32>
                      %acc_2533 = math.fma %v_2532, %v_2497, %carry_2472 : vector<16xf32>
                      %acc_2534 = math.fma %v_2532, %v_2502, %carry_2473 : vector<16xf32>
                      %v_2535 = arith.addi %i_2456, %c_3 : index
                      %v_2536 = arith.muli %v_2535, %c_13 : index
                      %v_2537 = arith.addi %v_2113, %v_2536 : index
                      %v_2538 = arith.index_cast %v_2537 : index to i64
                      %pointer_2539 = llvm.inttoptr %v_2538 : i64 to !llvm.ptr
                      %v_2540 = "llvm.load"(%pointer_2539) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2541 = arith.muli %v_2535, %c_13 : index
                      %v_2542 = arith.addi %v_2116, %v_2541 : index
                      %v_2543 = arith.index_cast %v_2542 : index to i64
                      %pointer_2544 = llvm.inttoptr %v_2543 : i64 to !llvm.ptr
                      %v_2545 = "llvm.load"(%pointer_2544) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2546 = memref.load %expert_gate_up[%v_60, %v_2436, %v_2535] : memref<8x48x40xf32>
                      %v_2547 = vector.broadcast %v_2546 : f32 to vector<16xf32>
                      %acc_2548 = math.fma %v_2547, %v_2540, %acc_2505 : vector<16xf32>
                      %acc_2549 = math.fma %v_2547, %v_2545, %acc_2506 : vector<16xf32>
                      %v_2550 = memref.load %expert_gate_up[%v_60, %v_2438, %v_2535] : memref<8x48x40xf32>
                      %v_2551 = vector.broadcast %v_2550 : f32 to vector<16xf32>
                      %acc_2552 = math.fma %v_2551, %v_2540, %acc_2509 : vector<16xf32>
                      %acc_2553 = math.fma %v_2551, %v_2545, %acc_2510 : vector<16xf32>
                      %v_2554 = memref.load %expert_gate_up[%v_60, %v_2440, %v_2535] : memref<8x48x40xf32>
                      %v_2555 = vector.broadcast %v_2554 : f32 to vector<16xf32>
                      %acc_2556 = math.fma %v_2555, %v_2540, %acc_2513 : vector<16xf32>
                      %acc_2557 = math.fma %v_2555, %v_2545, %acc_2514 : vector<16xf32>
                      %v_2558 = memref.load %expert_gate_up[%v_60, %v_2442, %v_2535] : memref<8x48x40xf32>
                      %v_2559 = vector.broadcast %v_2558 : f32 to vector<16xf32>
                      %acc_2560 = math.fma %v_2559, %v_2540, %acc_2517 : vector<16xf32>
                      %acc_2561 = math.fma %v_2559, %v_2545, %acc_2518 : vector<16xf32>
                      %v_2562 = memref.load %expert_gate_up[%v_60, %v_2444, %v_2535] : memref<8x48x40xf32>
                      %v_2563 = vector.broadcast %v_2562 : f32 to vector<16xf32>
                      %acc_2564 = math.fma %v_2563, %v_2540, %acc_2521 : vector<16xf32>
                      %acc_2565 = math.fma %v_2563, %v_2545, %acc_2522 : vector<16xf32>
                      %v_2566 = memref.load %expert_gate_up[%v_60, %v_2446, %v_2535] : memref<8x48x40xf32>
                      %v_2567 = vector.broadcast %v_2566 : f32 to vector<16xf32>
                      %acc_2568 = math.fma %v_2567, %v_2540, %acc_2525 : vector<16xf32>
                      %acc_2569 = math.fma %v_2567, %v_2545, %acc_2526 : vector<16xf32>
                      %v_2570 = memref.load %expert_gate_up[%v_60, %v_2448, %v_2535] : memref<8x48x40xf32>
                      %v_2571 = vector.broadcast %v_2570 : f32 to vector<16xf32>
                      %acc_2572 = math.fma %v_2571, %v_2540, %acc_2529 : vector<16xf32>
                      %acc_2573 = math.fma %v_2571, %v_2545, %acc_2530 : vector<16xf32>
                      %v_2574 = memref.load %expert_gate_up[%v_60, %v_2450, %v_2535] : memref<8x48x40xf32>
                      %v_2575 = vector.broadcast %v_2574 : f32 to vector<16xf32>
                      %acc_2576 = math.fma %v_2575, %v_2540, %acc_2533 : vector<16xf32>
                      %acc_2577 = math.fma %v_2575, %v_2545, %acc_2534 : vector<16xf32>
                      %v_2578 = arith.addi %i_2456, %c_7 : index
                      %v_2579 = arith.muli %v_2578, %c_13 : index
                      %v_2580 = arith.addi %v_2113, %v_2579 : index
                      %v_2581 = arith.index_cast %v_2580 : index to i64
                      %pointer_2582 = llvm.inttoptr %v_2581 : i64 to !llvm.ptr
                      %v_2583 = "llvm.load"(%pointer_2582) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2584 = arith.muli %v_2578, %c_13 : index
                      %v_2585 = arith.addi %v_2116, %v_2584 : index
                      %v_2586 = arith.index_cast %v_2585 : index to i64
                      %pointer_2587 = llvm.inttoptr %v_2586 : i64 to !llvm.ptr
                      %v_2588 = "llvm.load"(%pointer_2587) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2589 = memref.load %expert_gate_up[%v_60, %v_2436, %v_2578] : memref<8x48x40xf32>
                      %v_2590 = vector.broadcast %v_2589 : f32 to vector<16xf32>
                      %acc_2591 = math.fma %v_2590, %v_2583, %acc_2548 : vector<16xf32>
                      %acc_2592 = math.fma %v_2590, %v_2588, %acc_2549 : vector<16xf32>
                      %v_2593 = memref.load %expert_gate_up[%v_60, %v_2438, %v_2578] : memref<8x48x40xf32>
                      %v_2594 = vector.broadcast %v_2593 : f32 to vector<16xf32>
                      %acc_2595 = math.fma %v_2594, %v_2583, %acc_2552 : vector<16xf32>
                      %acc_2596 = math.fma %v_2594, %v_2588, %acc_2553 : vector<16xf32>
                      %v_2597 = memref.load %expert_gate_up[%v_60, %v_2440, %v_2578] : memref<8x48x40xf32>
                      %v_2598 = vector.broadcast %v_2597 : f32 to vector<16xf32>
                      %acc_2599 = math.fma %v_2598, %v_2583, %acc_2556 : vector<16xf32>
                      %acc_2600 = math.fma %v_2598, %v_2588, %acc_2557 : vector<16xf32>
                      %v_2601 = memref.load %expert_gate_up[%v_60, %v_2442, %v_2578] : memref<8x48x40xf32>
                      %v_2602 = vector.broadcast %v_2601 : f32 to vector<16xf32>
                      %acc_2603 = math.fma %v_2602, %v_2583, %acc_2560 : vector<16xf32>
                      %acc_2604 = math.fma %v_2602, %v_2588, %acc_2561 : vector<16xf32>
                      %v_2605 = memref.load %expert_gate_up[%v_60, %v_2444, %v_2578] : memref<8x48x40xf32>
                      %v_2606 = vector.broadcast %v_2605 : f32 to vector<16xf32>
                      %acc_2607 = math.fma %v_2606, %v_2583, %acc_2564 : vector<16xf32>
                      %acc_2608 = math.fma %v_2606, %v_2588, %acc_2565 : vector<16xf32>
                      %v_2609 = memref.load %expert_gate_up[%v_60, %v_2446, %v_2578] : memref<8x48x40xf32>
                      %v_2610 = vector.broadcast %v_2609 : f32 to vector<16xf32>
                      %acc_2611 = math.fma %v_2610, %v_2583, %acc_2568 : vector<16xf32>
                      %acc_2612 = math.fma %v_2610, %v_2588, %acc_2569 : vector<16xf32>
                      %v_2613 = memref.load %expert_gate_up[%v_60, %v_2448, %v_2578] : memref<8x48x40xf32>
                      %v_2614 = vector.broadcast %v_2613 : f32 to vector<16xf32>
                      %acc_2615 = math.fma %v_2614, %v_2583, %acc_2572 : vector<16xf32>
                      %acc_2616 = math.fma %v_2614, %v_2588, %acc_2573 : vector<16xf32>
                      %v_2617 = memref.load %expert_gate_up[%v_60, %v_2450, %v_2578] : memref<8x48x40xf32>
                      %v_2618 = vector.broadcast %v_2617 : f32 to vector<16xf32>
                      %acc_2619 = math.fma %v_2618, %v_2583, %acc_2576 : vector<16xf32>
                      %acc_2620 = math.fma %v_2618, %v_2588, %acc_2577 : vector<16xf32>
                      %v_2621 = arith.addi %i_2456, %c_17 : index
                      %v_2622 = arith.muli %v_2621, %c_13 : index
                      %v_2623 = arith.addi %v_2113, %v_2622 : index
                      %v_2624 = arith.index_cast %v_2623 : index to i64
                      %pointer_2625 = llvm.inttoptr %v_2624 : i64 to !llvm.ptr
                      %v_2626 = "llvm.load"(%pointer_2625) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2627 = arith.muli %v_2621, %c_13 : index
                      %v_2628 = arith.addi %v_2116, %v_2627 : index
                      %v_2629 = arith.index_cast %v_2628 : index to i64
                      %pointer_2630 = llvm.inttoptr %v_2629 : i64 to !llvm.ptr
                      %v_2631 = "llvm.load"(%pointer_2630) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_2632 = memref.load %expert_gate_up[%v_60, %v_2436, %v_2621] : memref<8x48x40xf32>
                      %v_2633 = vector.broadcast %v_2632 : f32 to vector<16xf32>
                      %acc_2634 = math.fma %v_2633, %v_2626, %acc_2591 : vector<16xf32>
                      %acc_2635 = math.fma %v_2633, %v_2631, %acc_2592 : vector<16xf32>
                      %v_2636 = memref.load %expert_gate_up[%v_60, %v_2438, %v_2621] : memref<8x48x40xf32>
                      %v_2637 = vector.broadcast %v_2636 : f32 to vector<16xf32>
                      %acc_2638 = math.fma %v_2637, %v_2626, %acc_2595 : vector<16xf32>
                      %acc_2639 = math.fma %v_2637, %v_2631, %acc_2596 : vector<16xf32>
                      %v_2640 = memref.load %expert_gate_up[%v_60, %v_2440, %v_2621] : memref<8x48x40xf32>
                      %v_2641 = vector.broadcast %v_2640 : f32 to vector<16xf32>
                      %acc_2642 = math.fma %v_2641, %v_2626, %acc_2599 : vector<16xf32>
                      %acc_2643 = math.fma %v_2641, %v_2631, %acc_2600 : vector<16xf32>
                      %v_2644 = memref.load %expert_gate_up[%v_60, %v_2442, %v_2621] : memref<8x48x40xf32>
                      %v_2645 = vector.broadcast %v_2644 : f32 to vector<16xf32>
                      %acc_2646 = math.fma %v_2645, %v_2626, %acc_2603 : vector<16xf32>
                      %acc_2647 = math.fma %v_2645, %v_2631, %acc_2604 : vector<16xf32>
                      %v_2648 = memref.load %expert_gate_up[%v_60, %v_2444, %v_2621] : memref<8x48x40xf32>
                      %v_2649 = vector.broadcast %v_2648 : f32 to vector<16xf32>
                      %acc_2650 = math.fma %v_2649, %v_2626, %acc_2607 : vector<16xf32>
                      %acc_2651 = math.fma %v_2649, %v_2631, %acc_2608 : vector<16xf32>
                      %v_2652 = memref.load %expert_gate_up[%v_60, %v_2446, %v_2621] : memref<8x48x40xf32>
                      %v_2653 = vector.broadcast %v_2652 : f32 to vector<16xf32>
                      %acc_2654 = math.fma %v_2653, %v_2626, %acc_2611 : vector<16xf32>
                      %acc_2655 = math.fma %v_2653, %v_2631, %acc_2612 : vector<16xf32>
                      %v_2656 = memref.load %expert_gate_up[%v_60, %v_2448, %v_2621] : memref<8x48x40xf32>
                      %v_2657 = vector.broadcast %v_2656 : f32 to vector<16xf32>
                      %acc_2658 = math.fma %v_2657, %v_2626, %acc_2615 : vector<16xf32>
                      %acc_2659 = math.fma %v_2657, %v_2631, %acc_2616 : vector<16xf32>
                      %v_2660 = memref.load %expert_gate_up[%v_60, %v_2450, %v_2621] : memref<8x48x40xf32>
                      %v_2661 = vector.broadcast %v_2660 : f32 to vector<16xf32>
                      %acc_2662 = math.fma %v_2661, %v_2626, %acc_2619 : vector<16xf32>
                      %acc_2663 = math.fma %v_2661, %v_2631, %acc_2620 : vector<16xf32>
                      scf.yield %acc_2634, %acc_2635, %acc_2638, %acc_2639, %acc_2642, %acc_2643, %acc_2646, %acc_2647, %acc_2650, %acc_2651, %acc_2654, %acc_2655, %acc_2658, %acc_2659, %acc_2662, %acc_2663 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_2664 = arith.addi %v_2435, %c_5 : index
                    %v_2665 = arith.muli %v_2664, %c_13 : index
                    %v_2666 = arith.addi %v_3, %v_2665 : index
                    %v_2667 = arith.index_cast %v_2666 : index to i64
                    %pointer_2668 = llvm.inttoptr %v_2667 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#0, %pointer_2668) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2669 = arith.addi %v_2435, %c_5 : index
                    %v_2670 = arith.muli %v_2669, %c_13 : index
                    %v_2671 = arith.addi %v_3, %v_2670 : index
                    %v_2672 = arith.addi %v_2671, %c_46 : index
                    %v_2673 = arith.index_cast %v_2672 : index to i64
                    %pointer_2674 = llvm.inttoptr %v_2673 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#1, %pointer_2674) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2675 = arith.addi %v_2435, %c_48 : index
                    %v_2676 = arith.muli %v_2675, %c_13 : index
                    %v_2677 = arith.addi %v_3, %v_2676 : index
                    %v_2678 = arith.index_cast %v_2677 : index to i64
                    %pointer_2679 = llvm.inttoptr %v_2678 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#2, %pointer_2679) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2680 = arith.addi %v_2435, %c_48 : index
                    %v_2681 = arith.muli %v_2680, %c_13 : index
                    %v_2682 = arith.addi %v_3, %v_2681 : index
                    %v_2683 = arith.addi %v_2682, %c_46 : index
                    %v_2684 = arith.index_cast %v_2683 : index to i64
                    %pointer_2685 = llvm.inttoptr %v_2684 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#3, %pointer_2685) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2686 = arith.addi %v_2435, %c_49 : index
                    %v_2687 = arith.muli %v_2686, %c_13 : index
                    %v_2688 = arith.addi %v_3, %v_2687 : index
                    %v_2689 = arith.index_cast %v_2688 : index to i64
                    %pointer_2690 = llvm.inttoptr %v_2689 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#4, %pointer_2690) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2691 = arith.addi %v_2435, %c_49 : index
                    %v_2692 = arith.muli %v_2691, %c_13 : index
                    %v_2693 = arith.addi %v_3, %v_2692 : index
                    %v_2694 = arith.addi %v_2693, %c_46 : index
                    %v_2695 = arith.index_cast %v_2694 : index to i64
                    %pointer_2696 = llvm.inttoptr %v_2695 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#5, %pointer_2696) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2697 = arith.addi %v_2435, %c_50 : index
                    %v_2698 = arith.muli %v_2697, %c_13 : index
                    %v_2699 = arith.addi %v_3, %v_2698 : index
                    %v_2700 = arith.index_cast %v_2699 : index to i64
                    %pointer_2701 = llvm.inttoptr %v_2700 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#6, %pointer_2701) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2702 = arith.addi %v_2435, %c_50 : index
                    %v_2703 = arith.muli %v_2702, %c_13 : index
                    %v_2704 = arith.addi %v_3, %v_2703 : index
                    %v_2705 = arith.addi %v_2704, %c_46 : index
                    %v_2706 = arith.index_cast %v_2705 : index to i64
                    %pointer_2707 = llvm.inttoptr %v_2706 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#7, %pointer_2707) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2708 = arith.addi %v_2435, %c_51 : index
                    %v_2709 = arith.muli %v_2708, %c_13 : index
                    %v_2710 = arith.addi %v_3, %v_2709 : index
                    %v_2711 = arith.index_cast %v_2710 : index to i64
                    %pointer_2712 = llvm.inttoptr %v_2711 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#8, %pointer_2712) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2713 = arith.addi %v_2435, %c_51 : index
                    %v_2714 = arith.muli %v_2713, %c_13 : index
                    %v_2715 = arith.addi %v_3, %v_2714 : index
                    %v_2716 = arith.addi %v_2715, %c_46 : index
                    %v_2717 = arith.index_cast %v_2716 : index to i64
                    %pointer_2718 = llvm.inttoptr %v_2717 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#9, %pointer_2718) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2719 = arith.addi %v_2435, %c_52 : index
                    %v_2720 = arith.muli %v_2719, %c_13 : index
                    %v_2721 = arith.addi %v_3, %v_2720 : index
                    %v_2722 = arith.index_cast %v_2721 : index to i64
                    %pointer_2723 = llvm.inttoptr %v_2722 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#10, %pointer_2723) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2724 = arith.addi %v_2435, %c_52 : index
                    %v_2725 = arith.muli %v_2724, %c_13 : index
                    %v_2726 = arith.addi %v_3, %v_2725 : index
                    %v_2727 = arith.addi %v_2726, %c_46 : index
                    %v_2728 = arith.index_cast %v_2727 : index to i64
                    %pointer_2729 = llvm.inttoptr %v_2728 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#11, %pointer_2729) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2730 = arith.addi %v_2435, %c_53 : index
                    %v_2731 = arith.muli %v_2730, %c_13 : index
                    %v_2732 = arith.addi %v_3, %v_2731 : index
                    %v_2733 = arith.index_cast %v_2732 : index to i64
                    %pointer_2734 = llvm.inttoptr %v_2733 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#12, %pointer_2734) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2735 = arith.addi %v_2435, %c_53 : index
                    %v_2736 = arith.muli %v_2735, %c_13 : index
                    %v_2737 = arith.addi %v_3, %v_2736 : index
                    %v_2738 = arith.addi %v_2737, %c_46 : index
                    %v_2739 = arith.index_cast %v_2738 : index to i64
                    %pointer_2740 = llvm.inttoptr %v_2739 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#13, %pointer_2740) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2741 = arith.addi %v_2435, %c_54 : index
                    %v_2742 = arith.muli %v_2741, %c_13 : index
                    %v_2743 = arith.addi %v_3, %v_2742 : index
                    %v_2744 = arith.index_cast %v_2743 : index to i64
                    %pointer_2745 = llvm.inttoptr %v_2744 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#14, %pointer_2745) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_2746 = arith.addi %v_2435, %c_54 : index
                    %v_2747 = arith.muli %v_2746, %c_13 : index
                    %v_2748 = arith.addi %v_3, %v_2747 : index
                    %v_2749 = arith.addi %v_2748, %c_46 : index
                    %v_2750 = arith.index_cast %v_2749 : index to i64
                    %pointer_2751 = llvm.inttoptr %v_2750 : i64 to !llvm.ptr
                    "llvm.store"(%loop_2457#15, %pointer_2751) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_2752 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_2753 = arith.muli %v_2111, %c_5 : index
                  %v_2754 = arith.addi %v_62, %v_2753 : index
                  %v_2755 = arith.muli %v_2754, %c_55 : index
                  %v_2756 = arith.addi %address_2752, %v_2755 : index
                  %v_2757 = arith.subi %i_566, %v_567 : index
                  %v_2758 = arith.subi %c_9, %i_566 : index
                  %v_2759 = arith.maxsi %v_2758, %c_4 : index
                  %v_2760 = arith.minsi %c_5, %v_2759 : index
                  scf.for %i_2761 = %c_4 to %v_2760 step %c_3 {
                    %v_2762 = arith.addi %v_2757, %i_2761 : index
                    %v_2763 = arith.muli %v_2762, %c_13 : index
                    %v_2764 = arith.addi %v_3, %v_2763 : index
                    %v_2765 = arith.index_cast %v_2764 : index to i64
                    %pointer_2766 = llvm.inttoptr %v_2765 : i64 to !llvm.ptr
                    %v_2767 = "llvm.load"(%pointer_2766) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2768 = arith.addi %v_2757, %i_2761 : index
                    %v_2769 = arith.addi %v_2768, %c_5 : index
                    %v_2770 = arith.muli %v_2769, %c_13 : index
                    %v_2771 = arith.addi %v_3, %v_2770 : index
                    %v_2772 = arith.index_cast %v_2771 : index to i64
                    %pointer_2773 = llvm.inttoptr %v_2772 : i64 to !llvm.ptr
                    %v_2774 = "llvm.load"(%pointer_2773) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2775 = arith.subf %c_29, %v_2767 : vector<16xf32>
                    %is_2776 = arith.cmpf ogt, %v_2775, %c_56 : vector<16xf32>
                    %v_2777 = arith.select %is_2776, %c_56, %v_2775 : vector<16xi1>, vector<16xf32>
                    %is_2778 = arith.cmpf olt, %v_2777, %c_57 : vector<16xf32>
                    %v_2779 = arith.select %is_2778, %c_57, %v_2777 : vector<16xi1>, vector<16xf32>
                    %v_2780 = arith.mulf %v_2779, %c_58 : vector<16xf32>
                    %v_2781 = math.roundeven %v_2780 : vector<16xf32>
                    %acc_2782 = math.fma %v_2781, %c_59, %v_2779 : vector<16xf32>
                    %acc_2783 = math.fma %v_2781, %c_60, %acc_2782 : vector<16xf32>
                    %acc_2784 = math.fma %c_61, %acc_2783, %c_62 : vector<16xf32>
                    %acc_2785 = math.fma %acc_2784, %acc_2783, %c_63 : vector<16xf32>
                    %acc_2786 = math.fma %acc_2785, %acc_2783, %c_64 : vector<16xf32>
                    %acc_2787 = math.fma %acc_2786, %acc_2783, %c_65 : vector<16xf32>
                    %acc_2788 = math.fma %acc_2787, %acc_2783, %c_66 : vector<16xf32>
                    %acc_2789 = math.fma %acc_2788, %acc_2783, %c_67 : vector<16xf32>
                    %acc_2790 = math.fma %acc_2789, %acc_2783, %c_67 : vector<16xf32>
                    %v_2791 = arith.fptosi %v_2781 : vector<16xf32> to vector<16xi32>
                    %v_2792 = arith.shrsi %v_2791, %c_68 : vector<16xi32>
                    %v_2793 = arith.subi %v_2791, %v_2792 : vector<16xi32>
                    %v_2794 = arith.addi %v_2792, %c_70 : vector<16xi32>
                    %v_2795 = arith.shli %v_2794, %c_69 : vector<16xi32>
                    %v_2796 = arith.bitcast %v_2795 : vector<16xi32> to vector<16xf32>
                    %v_2797 = arith.mulf %acc_2790, %v_2796 : vector<16xf32>
                    %v_2798 = arith.addi %v_2793, %c_70 : vector<16xi32>
                    %v_2799 = arith.shli %v_2798, %c_69 : vector<16xi32>
                    %v_2800 = arith.bitcast %v_2799 : vector<16xi32> to vector<16xf32>
                    %v_2801 = arith.mulf %v_2797, %v_2800 : vector<16xf32>
                    %v_2802 = arith.addf %v_2801, %c_67 : vector<16xf32>
                    %v_2803 = arith.divf %c_67, %v_2802 : vector<16xf32>
                    %v_2804 = arith.mulf %v_2767, %v_2803 : vector<16xf32>
                    %v_2805 = arith.mulf %v_2804, %v_2774 : vector<16xf32>
                    %v_2806 = arith.addi %i_566, %i_2761 : index
                    %v_2807 = arith.divui %v_2806, %c_3 : index
                    %v_2808 = arith.muli %v_2807, %c_13 : index
                    %v_2809 = arith.addi %v_2756, %v_2808 : index
                    %v_2810 = arith.index_cast %v_2809 : index to i64
                    %pointer_2811 = llvm.inttoptr %v_2810 : i64 to !llvm.ptr
                    "llvm.store"(%v_2805, %pointer_2811) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %v_2812 = arith.addi %v_2111, %c_3 : index
                  %v_2813 = arith.addi %v_3, %c_46 : index
                  %address_2814 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_2815 = arith.muli %v_2812, %c_5 : index
                  %v_2816 = arith.addi %v_62, %v_2815 : index
                  %v_2817 = arith.muli %v_2816, %c_55 : index
                  %v_2818 = arith.addi %address_2814, %v_2817 : index
                  %v_2819 = arith.subi %i_566, %v_567 : index
                  %v_2820 = arith.subi %c_9, %i_566 : index
                  %v_2821 = arith.maxsi %v_2820, %c_4 : index
                  %v_2822 = arith.minsi %c_5, %v_2821 : index
                  scf.for %i_2823 = %c_4 to %v_2822 step %c_3 {
                    %v_2824 = arith.addi %v_2819, %i_2823 : index
                    %v_2825 = arith.muli %v_2824, %c_13 : index
                    %v_2826 = arith.addi %v_2813, %v_2825 : index
                    %v_2827 = arith.index_cast %v_2826 : index to i64
                    %pointer_2828 = llvm.inttoptr %v_2827 : i64 to !llvm.ptr
                    %v_2829 = "llvm.load"(%pointer_2828) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2830 = arith.addi %v_2819, %i_2823 : index
                    %v_2831 = arith.addi %v_2830, %c_5 : index
                    %v_2832 = arith.muli %v_2831, %c_13 : index
                    %v_2833 = arith.addi %v_2813, %v_2832 : index
                    %v_2834 = arith.index_cast %v_2833 : index to i64
                    %pointer_2835 = llvm.inttoptr %v_2834 : i64 to !llvm.ptr
                    %v_2836 = "llvm.load"(%pointer_2835) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2837 = arith.subf %c_29, %v_2829 : vector<16xf32>
                    %is_2838 = arith.cmpf ogt, %v_2837, %c_56 : vector<16xf32>
                    %v_2839 = arith.select %is_2838, %c_56, %v_2837 : vector<16xi1>, vector<16xf32>
                    %is_2840 = arith.cmpf olt, %v_2839, %c_57 : vector<16xf32>
                    %v_2841 = arith.select %is_2840, %c_57, %v_2839 : vector<16xi1>, vector<16xf32>
                    %v_2842 = arith.mulf %v_2841, %c_58 : vector<16xf32>
                    %v_2843 = math.roundeven %v_2842 : vector<16xf32>
                    %acc_2844 = math.fma %v_2843, %c_59, %v_2841 : vector<16xf32>
                    %acc_2845 = math.fma %v_2843, %c_60, %acc_2844 : vector<16xf32>
                    %acc_2846 = math.fma %c_61, %acc_2845, %c_62 : vector<16xf32>
                    %acc_2847 = math.fma %acc_2846, %acc_2845, %c_63 : vector<16xf32>
                    %acc_2848 = math.fma %acc_2847, %acc_2845, %c_64 : vector<16xf32>
                    %acc_2849 = math.fma %acc_2848, %acc_2845, %c_65 : vector<16xf32>
                    %acc_2850 = math.fma %acc_2849, %acc_2845, %c_66 : vector<16xf32>
                    %acc_2851 = math.fma %acc_2850, %acc_2845, %c_67 : vector<16xf32>
                    %acc_2852 = math.fma %acc_2851, %acc_2845, %c_67 : vector<16xf32>
                    %v_2853 = arith.fptosi %v_2843 : vector<16xf32> to vector<16xi32>
                    %v_2854 = arith.shrsi %v_2853, %c_68 : vector<16xi32>
                    %v_2855 = arith.subi %v_2853, %v_2854 : vector<16xi32>
                    %v_2856 = arith.addi %v_2854, %c_70 : vector<16xi32>
                    %v_2857 = arith.shli %v_2856, %c_69 : vector<16xi32>
                    %v_2858 = arith.bitcast %v_2857 : vector<16xi32> to vector<16xf32>
                    %v_2859 = arith.mulf %acc_2852, %v_2858 : vector<16xf32>
                    %v_2860 = arith.addi %v_2855, %c_70 : vector<16xi32>
                    %v_2861 = arith.shli %v_2860, %c_69 : vector<16xi32>
                    %v_2862 = arith.bitcast %v_2861 : vector<16xi32> to vector<16xf32>
                    %v_2863 = arith.mulf %v_2859, %v_2862 : vector<16xf32>
                    %v_2864 = arith.addf %v_2863, %c_67 : vector<16xf32>
                    %v_2865 = arith.divf %c_67, %v_2864 : vector<16xf32>
                    %v_2866 = arith.mulf %v_2829, %v_2865 : vector<16xf32>
                    %v_2867 = arith.mulf %v_2866, %v_2836 : vector<16xf32>
                    %v_2868 = arith.addi %i_566, %i_2823 : index
                    %v_2869 = arith.divui %v_2868, %c_3 : index
                    %v_2870 = arith.muli %v_2869, %c_13 : index
                    %v_2871 = arith.addi %v_2818, %v_2870 : index
                    %v_2872 = arith.index_cast %v_2871 : index to i64
                    %pointer_2873 = llvm.inttoptr %v_2872 : i64 to !llvm.ptr
                    "llvm.store"(%v_2867, %pointer_2873) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
              }
              %v_2874 = arith.muli %claimed_72, %c_10 : index
              %v_2875 = arith.addi %address_7, %v_2874 : index
              %v_2876 = arith.index_cast %v_2875 : index to i64
              %pointer_2877 = llvm.inttoptr %v_2876 : i64 to !llvm.ptr
              %v_2878 = llvm.atomicrmw xchg %pointer_2877, %c_12 release : !llvm.ptr, i32
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
              scf.for %i_45 = %c_4 to %v_44 step %c_5 {
                %v_46 = arith.muli %i_45, %c_11 : index
                %v_47 = arith.muli %v_46, %c_14 : index
                %v_48 = arith.addi %v_26, %v_47 : index
                %v_49 = arith.addi %v_46, %c_5 : index
                %v_50 = arith.muli %v_49, %c_14 : index
                %v_51 = arith.addi %v_26, %v_50 : index
                %v_52 = arith.addi %v_46, %c_8 : index
                %v_53 = arith.muli %v_52, %c_14 : index
                %v_54 = arith.addi %v_26, %v_53 : index
                scf.for %i_55 = %c_4 to %c_8 step %c_5 {
                  %v_56 = arith.muli %i_55, %c_15 : index
                  %v_57 = arith.minsi %v_56, %c_15 : index
                  %v_58 = arith.addi %v_32, %v_57 : index
                  %v_59 = arith.addi %v_32, %v_57 : index
                  %v_60 = arith.addi %v_59, %c_5 : index
                  %v_61 = arith.addi %v_32, %v_57 : index
                  %v_62 = arith.addi %v_61, %c_8 : index
                  %v_63 = arith.addi %v_32, %v_57 : index
                  %v_64 = arith.addi %v_63, %c_11 : index
                  %v_65 = arith.addi %v_32, %v_57 : index
                  %v_66 = arith.addi %v_65, %c_16 : index
                  %v_67 = arith.addi %v_32, %v_57 : index
                  %v_68 = arith.addi %v_67, %c_17 : index
                  %v_69 = arith.addi %v_32, %v_57 : index
                  %v_70 = arith.addi %v_69, %c_18 : index
                  %v_71 = arith.addi %v_32, %v_57 : index
                  %v_72 = arith.addi %v_71, %c_19 : index
                  %v_73 = arith.muli %v_28, %c_16 : index
                  %v_74 = arith.muli %i_45, %c_8 : index
                  %v_75 = arith.muli %v_74, %c_8 : index
                  %v_76 = arith.addi %v_75, %i_55 : index
                  %loop_78:24 = scf.for %i_77 = %c_4 to %c_13 step %c_16 iter_args(%carry_79 = %c_7, %carry_80 = %c_7, %carry_81 = %c_7, %carry_82 = %c_7, %carry_83 = %c_7, %carry_84 = %c_7, %carry_85 = %c_7, %carry_86 = %c_7, %carry_87 = %c_7, %carry_88 = %c_7, %carry_89 = %c_7, %carry_90 = %c_7, %carry_91 = %c_7, %carry_92 = %c_7, %carry_93 = %c_7, %carry_94 = %c_7, %carry_95 = %c_7, %carry_96 = %c_7, %carry_97 = %c_7, %carry_98 = %c_7, %carry_99 = %c_7, %carry_100 = %c_7, %carry_101 = %c_7, %carry_102 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_103 = arith.divui %i_77, %c_16 : index
                    %v_104 = arith.muli %v_73, %c_18 : index
                    %v_105 = arith.addi %v_104, %c_20 : index
                    %v_106 = arith.muli %v_73, %c_18 : index
                    %v_107 = arith.divui %v_105, %v_106 : index
                    %v_108 = arith.muli %v_76, %c_18 : index
                    %v_109 = arith.addi %v_108, %v_103 : index
                    %v_110 = arith.muli %v_109, %v_107 : index
                    scf.for %i_111 = %c_4 to %v_107 step %c_5 {
                      %v_112 = arith.addi %v_110, %i_111 : index
                      %v_113 = arith.minsi %v_112, %c_20 : index
                      %v_114 = arith.muli %v_113, %c_0 : index
                      %v_115 = arith.addi %v_38, %v_114 : index
                      %v_116 = arith.index_cast %v_115 : index to i64
                      %pointer_117 = llvm.inttoptr %v_116 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_117) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_118 = arith.muli %v_113, %c_0 : index
                      %v_119 = arith.addi %v_43, %v_118 : index
                      %v_120 = arith.index_cast %v_119 : index to i64
                      %pointer_121 = llvm.inttoptr %v_120 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_121) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_122 = arith.muli %i_77, %c_0 : index
                    %v_123 = arith.addi %v_48, %v_122 : index
                    %v_124 = arith.index_cast %v_123 : index to i64
                    %pointer_125 = llvm.inttoptr %v_124 : i64 to !llvm.ptr
                    %v_126 = "llvm.load"(%pointer_125) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_127 = arith.muli %i_77, %c_0 : index
                    %v_128 = arith.addi %v_51, %v_127 : index
                    %v_129 = arith.index_cast %v_128 : index to i64
                    %pointer_130 = llvm.inttoptr %v_129 : i64 to !llvm.ptr
                    %v_131 = "llvm.load"(%pointer_130) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_132 = arith.muli %i_77, %c_0 : index
                    %v_133 = arith.addi %v_54, %v_132 : index
                    %v_134 = arith.index_cast %v_133 : index to i64
                    %pointer_135 = llvm.inttoptr %v_134 : i64 to !llvm.ptr
                    %v_136 = "llvm.load"(%pointer_135) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_137 = memref.load %expert_down[%v_16, %v_58, %i_77] : memref<8x40x24xf32>
                    %v_138 = vector.broadcast %v_137 : f32 to vector<16xf32>
                    %acc_139 = math.fma %v_138, %v_126, %carry_79 : vector<16xf32>
                    %acc_140 = math.fma %v_138, %v_131, %carry_80 : vector<16xf32>
                    %acc_141 = math.fma %v_138, %v_136, %carry_81 : vector<16xf32>
                    %v_142 = memref.load %expert_down[%v_16, %v_60, %i_77] : memref<8x40x24xf32>
                    %v_143 = vector.broadcast %v_142 : f32 to vector<16xf32>
                    %acc_144 = math.fma %v_143, %v_126, %carry_82 : vector<16xf32>
                    %acc_145 = math.fma %v_143, %v_131, %carry_83 : vector<16xf32>
                    %acc_146 = math.fma %v_143, %v_136, %carry_84 : vector<16xf32>
                    %v_147 = memref.load %expert_down[%v_16, %v_62, %i_77] : memref<8x40x24xf32>
                    %v_148 = vector.broadcast %v_147 : f32 to vector<16xf32>
                    %acc_149 = math.fma %v_148, %v_126, %carry_85 : vector<16xf32>
                    %acc_150 = math.fma %v_148, %v_131, %carry_86 : vector<16xf32>
                    %acc_151 = math.fma %v_148, %v_136, %carry_87 : vector<16xf32>
                    %v_152 = memref.load %expert_down[%v_16, %v_64, %i_77] : memref<8x40x24xf32>
                    %v_153 = vector.broadcast %v_152 : f32 to vector<16xf32>
                    %acc_154 = math.fma %v_153, %v_126, %carry_88 : vector<16xf32>
                    %acc_155 = math.fma %v_153, %v_131, %carry_89 : vector<16xf32>
                    %acc_156 = math.fma %v_153, %v_136, %carry_90 : vector<16xf32>
                    %v_157 = memref.load %expert_down[%v_16, %v_66, %i_77] : memref<8x40x24xf32>
                    %v_158 = vector.broadcast %v_157 : f32 to vector<16xf32>
                    %acc_159 = math.fma %v_158, %v_126, %carry_91 : vector<16xf32>
                    %acc_160 = math.fma %v_158, %v_131, %carry_92 : vector<16xf32>
                    %acc_161 = math.fma %v_158, %v_136, %carry_93 : vector<16xf32>
                    %v_162 = memref.load %expert_down[%v_16, %v_68, %i_77] : memref<8x40x24xf32>
                    %v_163 = vector.broadcast %v_162 : f32 to vector<16xf32>
                    %acc_164 = math.fma %v_163, %v_126, %carry_94 : vector<16xf32>
                    %acc_165 = math.fma %v_163, %v_131, %carry_95 : vector<16xf32>
                    %acc_166 = math.fma %v_163, %v_136, %carry_96 : vector<16xf32>
                    %v_167 = memref.load %expert_down[%v_16, %v_70, %i_77] : memref<8x40x24xf32>
                    %v_168 = vector.broadcast %v_167 : f32 to vector<16xf32>
                    %acc_169 = math.fma %v_168, %v_126, %carry_97 : vector<16xf32>
                    %acc_170 = math.fma %v_168, %v_131, %carry_98 : vector<16xf32>
                    %acc_171 = math.fma %v_168, %v_136, %carry_99 : vector<16xf32>
                    %v_172 = memref.load %expert_down[%v_16, %v_72, %i_77] : memref<8x40x24xf32>
                    %v_173 = vector.broadcast %v_172 : f32 to vector<16xf32>
                    %acc_174 = math.fma %v_173, %v_126, %carry_100 : vector<16xf32>
                    %acc_175 = math.fma %v_173, %v_131, %carry_101 : vector<16xf32>
                    %acc_176 = math.fma %v_173, %v_136, %carry_102 : vector<16xf32>
                    %v_177 = arith.addi %i_77, %c_5 : index
                    %v_178 = arith.muli %v_177, %c_0 : index
                    %v_179 = arith.addi %v_48, %v_178 : index
                    %v_180 = arith.index_cast %v_179 : index to i64
                    %pointer_181 = llvm.inttoptr %v_180 : i64 to !llvm.ptr
                    %v_182 = "llvm.load"(%pointer_181) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_183 = arith.muli %v_177, %c_0 : index
                    %v_184 = arith.addi %v_51, %v_183 : index
                    %v_185 = arith.index_cast %v_184 : index to i64
                    %pointer_186 = llvm.inttoptr %v_185 : i64 to !llvm.ptr
                    %v_187 = "llvm.load"(%pointer_186) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_188 = arith.muli %v_177, %c_0 : index
                    %v_189 = arith.addi %v_54, %v_188 : index
                    %v_190 = arith.index_cast %v_189 : index to i64
                    %pointer_191 = llvm.inttoptr %v_190 : i64 to !llvm.ptr
                    %v_192 = "llvm.load"(%pointer_191) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_193 = memref.load %expert_down[%v_16, %v_58, %v_177] : memref<8x40x24xf32>
                    %v_194 = vector.broadcast %v_193 : f32 to vector<16xf32>
                    %acc_195 = math.fma %v_194, %v_182, %acc_139 : vector<16xf32>
                    %acc_196 = math.fma %v_194, %v_187, %acc_140 : vector<16xf32>
                    %acc_197 = math.fma %v_194, %v_192, %acc_141 : vector<16xf32>
                    %v_198 = memref.load %expert_down[%v_16, %v_60, %v_177] : memref<8x40x24xf32>
                    %v_199 = vector.broadcast %v_198 : f32 to vector<16xf32>
                    %acc_200 = math.fma %v_199, %v_182, %acc_144 : vector<16xf32>
                    %acc_201 = math.fma %v_199, %v_187, %acc_145 : vector<16xf32>
                    %acc_202 = math.fma %v_199, %v_192, %acc_146 : vector<16xf32>
                    %v_203 = memref.load %expert_down[%v_16, %v_62, %v_177] : memref<8x40x24xf32>
                    %v_204 = vector.broadcast %v_203 : f32 to vector<16xf32>
                    %acc_205 = math.fma %v_204, %v_182, %acc_149 : vector<16xf32>
                    %acc_206 = math.fma %v_204, %v_187, %acc_150 : vector<16xf32>
                    %acc_207 = math.fma %v_204, %v_192, %acc_151 : vector<16xf32>
                    %v_208 = memref.load %expert_down[%v_16, %v_64, %v_177] : memref<8x40x24xf32>
                    %v_209 = vector.broadcast %v_208 : f32 to vector<16xf32>
                    %acc_210 = math.fma %v_209, %v_182, %acc_154 : vector<16xf32>
                    %acc_211 = math.fma %v_209, %v_187, %acc_155 : vector<16xf32>
                    %acc_212 = math.fma %v_209, %v_192, %acc_156 : vector<16xf32>
                    %v_213 = memref.load %expert_down[%v_16, %v_66, %v_177] : memref<8x40x24xf32>
                    %v_214 = vector.broadcast %v_213 : f32 to vector<16xf32>
                    %acc_215 = math.fma %v_214, %v_182, %acc_159 : vector<16xf32>
                    %acc_216 = math.fma %v_214, %v_187, %acc_160 : vector<16xf32>
                    %acc_217 = math.fma %v_214, %v_192, %acc_161 : vector<16xf32>
                    %v_218 = memref.load %expert_down[%v_16, %v_68, %v_177] : memref<8x40x24xf32>
                    %v_219 = vector.broadcast %v_218 : f32 to vector<16xf32>
                    %acc_220 = math.fma %v_219, %v_182, %acc_164 : vector<16xf32>
                    %acc_221 = math.fma %v_219, %v_187, %acc_165 : vector<16xf32>
                    %acc_222 = math.fma %v_219, %v_192, %acc_166 : vector<16xf32>
                    %v_223 = memref.load %expert_down[%v_16, %v_70, %v_177] : memref<8x40x24xf32>
                    %v_224 = vector.broadcast %v_223 : f32 to vector<16xf32>
                    %acc_225 = math.fma %v_224, %v_182, %acc_169 : vector<16xf32>
                    %acc_226 = math.fma %v_224, %v_187, %acc_170 : vector<16xf32>
                    %acc_227 = math.fma %v_224, %v_192, %acc_171 : vector<16xf32>
                    %v_228 = memref.load %expert_down[%v_16, %v_72, %v_177] : memref<8x40x24xf32>
                    %v_229 = vector.broadcast %v_228 : f32 to vector<16xf32>
                    %acc_230 = math.fma %v_229, %v_182, %acc_174 : vector<16xf32>
                    %acc_231 = math.fma %v_229, %v_187, %acc_175 : vector<16xf32>
                    %acc_232 = math.fma %v_229, %v_192, %acc_176 : vector<16xf32>
                    %v_233 = arith.addi %i_77, %c_8 : index
                    %v_234 = arith.muli %v_233, %c_0 : index
                    %v_235 = arith.addi %v_48, %v_234 : index
                    %v_236 = arith.index_cast %v_235 : index to i64
                    %pointer_237 = llvm.inttoptr %v_236 : i64 to !llvm.ptr
                    %v_238 = "llvm.load"(%pointer_237) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_239 = arith.muli %v_233, %c_0 : index
                    %v_240 = arith.addi %v_51, %v_239 : index
                    %v_241 = arith.index_cast %v_240 : index to i64
                    %pointer_242 = llvm.inttoptr %v_241 : i64 to !llvm.ptr
                    %v_243 = "llvm.load"(%pointer_242) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_244 = arith.muli %v_233, %c_0 : index
                    %v_245 = arith.addi %v_54, %v_244 : index
                    %v_246 = arith.index_cast %v_245 : index to i64
                    %pointer_247 = llvm.inttoptr %v_246 : i64 to !llvm.ptr
                    %v_248 = "llvm.load"(%pointer_247) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_249 = memref.load %expert_down[%v_16, %v_58, %v_233] : memref<8x40x24xf32>
                    %v_250 = vector.broadcast %v_249 : f32 to vector<16xf32>
                    %acc_251 = math.fma %v_250, %v_238, %acc_195 : vector<16xf32>
                    %acc_252 = math.fma %v_250, %v_243, %acc_196 : vector<16xf32>
                    %acc_253 = math.fma %v_250, %v_248, %acc_197 : vector<16xf32>
                    %v_254 = memref.load %expert_down[%v_16, %v_60, %v_233] : memref<8x40x24xf32>
                    %v_255 = vector.broadcast %v_254 : f32 to vector<16xf32>
                    %acc_256 = math.fma %v_255, %v_238, %acc_200 : vector<16xf32>
                    %acc_257 = math.fma %v_255, %v_243, %acc_201 : vector<16xf32>
                    %acc_258 = math.fma %v_255, %v_248, %acc_202 : vector<16xf32>
                    %v_259 = memref.load %expert_down[%v_16, %v_62, %v_233] : memref<8x40x24xf32>
                    %v_260 = vector.broadcast %v_259 : f32 to vector<16xf32>
                    %acc_261 = math.fma %v_260, %v_238, %acc_205 : vector<16xf32>
                    %acc_262 = math.fma %v_260, %v_243, %acc_206 : vector<16xf32>
                    %acc_263 = math.fma %v_260, %v_248, %acc_207 : vector<16xf32>
                    %v_264 = memref.load %expert_down[%v_16, %v_64, %v_233] : memref<8x40x24xf32>
                    %v_265 = vector.broadcast %v_264 : f32 to vector<16xf32>
                    %acc_266 = math.fma %v_265, %v_238, %acc_210 : vector<16xf32>
                    %acc_267 = math.fma %v_265, %v_243, %acc_211 : vector<16xf32>
                    %acc_268 = math.fma %v_265, %v_248, %acc_212 : vector<16xf32>
                    %v_269 = memref.load %expert_down[%v_16, %v_66, %v_233] : memref<8x40x24xf32>
                    %v_270 = vector.broadcast %v_269 : f32 to vector<16xf32>
                    %acc_271 = math.fma %v_270, %v_238, %acc_215 : vector<16xf32>
                    %acc_272 = math.fma %v_270, %v_243, %acc_216 : vector<16xf32>
                    %acc_273 = math.fma %v_270, %v_248, %acc_217 : vector<16xf32>
                    %v_274 = memref.load %expert_down[%v_16, %v_68, %v_233] : memref<8x40x24xf32>
                    %v_275 = vector.broadcast %v_274 : f32 to vector<16xf32>
                    %acc_276 = math.fma %v_275, %v_238, %acc_220 : vector<16xf32>
                    %acc_277 = math.fma %v_275, %v_243, %acc_221 : vector<16xf32>
                    %acc_278 = math.fma %v_275, %v_248, %acc_222 : vector<16xf32>
                    %v_279 = memref.load %expert_down[%v_16, %v_70, %v_233] : memref<8x40x24xf32>
                    %v_280 = vector.broadcast %v_279 : f32 to vector<16xf32>
                    %acc_281 = math.fma %v_280, %v_238, %acc_225 : vector<16xf32>
                    %acc_282 = math.fma %v_280, %v_243, %acc_226 : vector<16xf32>
                    %acc_283 = math.fma %v_280, %v_248, %acc_227 : vector<16xf32>
                    %v_284 = memref.load %expert_down[%v_16, %v_72, %v_233] : memref<8x40x24xf32>
                    %v_285 = vector.broadcast %v_284 : f32 to vector<16xf32>
                    %acc_286 = math.fma %v_285, %v_238, %acc_230 : vector<16xf32>
                    %acc_287 = math.fma %v_285, %v_243, %acc_231 : vector<16xf32>
                    %acc_288 = math.fma %v_285, %v_248, %acc_232 : vector<16xf32>
                    %v_289 = arith.addi %i_77, %c_11 : index
                    %v_290 = arith.muli %v_289, %c_0 : index
                    %v_291 = arith.addi %v_48, %v_290 : index
                    %v_292 = arith.index_cast %v_291 : index to i64
                    %pointer_293 = llvm.inttoptr %v_292 : i64 to !llvm.ptr
                    %v_294 = "llvm.load"(%pointer_293) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_295 = arith.muli %v_289, %c_0 : index
                    %v_296 = arith.addi %v_51, %v_295 : index
                    %v_297 = arith.index_cast %v_296 : index to i64
                    %pointer_298 = llvm.inttoptr %v_297 : i64 to !llvm.ptr
                    %v_299 = "llvm.load"(%pointer_298) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_300 = arith.muli %v_289, %c_0 : index
                    %v_301 = arith.addi %v_54, %v_300 : index
                    %v_302 = arith.index_cast %v_301 : index to i64
                    %pointer_303 = llvm.inttoptr %v_302 : i64 to !llvm.ptr
                    %v_304 = "llvm.load"(%pointer_303) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_305 = memref.load %expert_down[%v_16, %v_58, %v_289] : memref<8x40x24xf32>
                    %v_306 = vector.broadcast %v_305 : f32 to vector<16xf32>
                    %acc_307 = math.fma %v_306, %v_294, %acc_251 : vector<16xf32>
                    %acc_308 = math.fma %v_306, %v_299, %acc_252 : vector<16xf32>
                    %acc_309 = math.fma %v_306, %v_304, %acc_253 : vector<16xf32>
                    %v_310 = memref.load %expert_down[%v_16, %v_60, %v_289] : memref<8x40x24xf32>
                    %v_311 = vector.broadcast %v_310 : f32 to vector<16xf32>
                    %acc_312 = math.fma %v_311, %v_294, %acc_256 : vector<16xf32>
                    %acc_313 = math.fma %v_311, %v_299, %acc_257 : vector<16xf32>
                    %acc_314 = math.fma %v_311, %v_304, %acc_258 : vector<16xf32>
                    %v_315 = memref.load %expert_down[%v_16, %v_62, %v_289] : memref<8x40x24xf32>
                    %v_316 = vector.broadcast %v_315 : f32 to vector<16xf32>
                    %acc_317 = math.fma %v_316, %v_294, %acc_261 : vector<16xf32>
                    %acc_318 = math.fma %v_316, %v_299, %acc_262 : vector<16xf32>
                    %acc_319 = math.fma %v_316, %v_304, %acc_263 : vector<16xf32>
                    %v_320 = memref.load %expert_down[%v_16, %v_64, %v_289] : memref<8x40x24xf32>
                    %v_321 = vector.broadcast %v_320 : f32 to vector<16xf32>
                    %acc_322 = math.fma %v_321, %v_294, %acc_266 : vector<16xf32>
                    %acc_323 = math.fma %v_321, %v_299, %acc_267 : vector<16xf32>
                    %acc_324 = math.fma %v_321, %v_304, %acc_268 : vector<16xf32>
                    %v_325 = memref.load %expert_down[%v_16, %v_66, %v_289] : memref<8x40x24xf32>
                    %v_326 = vector.broadcast %v_325 : f32 to vector<16xf32>
                    %acc_327 = math.fma %v_326, %v_294, %acc_271 : vector<16xf32>
                    %acc_328 = math.fma %v_326, %v_299, %acc_272 : vector<16xf32>
                    %acc_329 = math.fma %v_326, %v_304, %acc_273 : vector<16xf32>
                    %v_330 = memref.load %expert_down[%v_16, %v_68, %v_289] : memref<8x40x24xf32>
                    %v_331 = vector.broadcast %v_330 : f32 to vector<16xf32>
                    %acc_332 = math.fma %v_331, %v_294, %acc_276 : vector<16xf32>
                    %acc_333 = math.fma %v_331, %v_299, %acc_277 : vector<16xf32>
                    %acc_334 = math.fma %v_331, %v_304, %acc_278 : vector<16xf32>
                    %v_335 = memref.load %expert_down[%v_16, %v_70, %v_289] : memref<8x40x24xf32>
                    %v_336 = vector.broadcast %v_335 : f32 to vector<16xf32>
                    %acc_337 = math.fma %v_336, %v_294, %acc_281 : vector<16xf32>
                    %acc_338 = math.fma %v_336, %v_299, %acc_282 : vector<16xf32>
                    %acc_339 = math.fma %v_336, %v_304, %acc_283 : vector<16xf32>
                    %v_340 = memref.load %expert_down[%v_16, %v_72, %v_289] : memref<8x40x24xf32>
                    %v_341 = vector.broadcast %v_340 : f32 to vector<16xf32>
                    %acc_342 = math.fma %v_341, %v_294, %acc_286 : vector<16xf32>
                    %acc_343 = math.fma %v_341, %v_299, %acc_287 : vector<16xf32>
                    %acc_344 = math.fma %v_341, %v_304, %acc_288 : vector<16xf32>
                    scf.yield %acc_307, %acc_308, %acc_309, %acc_312, %acc_313, %acc_314, %acc_317, %acc_318, %acc_319, %acc_322, %acc_323, %acc_324, %acc_327, %acc_328, %acc_329, %acc_332, %acc_333, %acc_334, %acc_337, %acc_338, %acc_339, %acc_342, %acc_343, %acc_344 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_345 = arith.muli %v_57, %c_0 : index
                  %v_346 = arith.addi %v_6, %v_345 : index
                  %v_347 = arith.index_cast %v_346 : index to i64
                  %pointer_348 = llvm.inttoptr %v_347 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#0, %pointer_348) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_349 = arith.muli %v_57, %c_0 : index
                  %v_350 = arith.addi %v_6, %v_349 : index
                  %v_351 = arith.addi %v_350, %c_21 : index
                  %v_352 = arith.index_cast %v_351 : index to i64
                  %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#1, %pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_354 = arith.muli %v_57, %c_0 : index
                  %v_355 = arith.addi %v_6, %v_354 : index
                  %v_356 = arith.addi %v_355, %c_22 : index
                  %v_357 = arith.index_cast %v_356 : index to i64
                  %pointer_358 = llvm.inttoptr %v_357 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#2, %pointer_358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_359 = arith.addi %v_57, %c_5 : index
                  %v_360 = arith.muli %v_359, %c_0 : index
                  %v_361 = arith.addi %v_6, %v_360 : index
                  %v_362 = arith.index_cast %v_361 : index to i64
                  %pointer_363 = llvm.inttoptr %v_362 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#3, %pointer_363) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_364 = arith.addi %v_57, %c_5 : index
                  %v_365 = arith.muli %v_364, %c_0 : index
                  %v_366 = arith.addi %v_6, %v_365 : index
                  %v_367 = arith.addi %v_366, %c_21 : index
                  %v_368 = arith.index_cast %v_367 : index to i64
                  %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#4, %pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_370 = arith.addi %v_57, %c_5 : index
                  %v_371 = arith.muli %v_370, %c_0 : index
                  %v_372 = arith.addi %v_6, %v_371 : index
                  %v_373 = arith.addi %v_372, %c_22 : index
                  %v_374 = arith.index_cast %v_373 : index to i64
                  %pointer_375 = llvm.inttoptr %v_374 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#5, %pointer_375) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_376 = arith.addi %v_57, %c_8 : index
                  %v_377 = arith.muli %v_376, %c_0 : index
                  %v_378 = arith.addi %v_6, %v_377 : index
                  %v_379 = arith.index_cast %v_378 : index to i64
                  %pointer_380 = llvm.inttoptr %v_379 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#6, %pointer_380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_381 = arith.addi %v_57, %c_8 : index
                  %v_382 = arith.muli %v_381, %c_0 : index
                  %v_383 = arith.addi %v_6, %v_382 : index
                  %v_384 = arith.addi %v_383, %c_21 : index
                  %v_385 = arith.index_cast %v_384 : index to i64
                  %pointer_386 = llvm.inttoptr %v_385 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#7, %pointer_386) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_387 = arith.addi %v_57, %c_8 : index
                  %v_388 = arith.muli %v_387, %c_0 : index
                  %v_389 = arith.addi %v_6, %v_388 : index
                  %v_390 = arith.addi %v_389, %c_22 : index
                  %v_391 = arith.index_cast %v_390 : index to i64
                  %pointer_392 = llvm.inttoptr %v_391 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#8, %pointer_392) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_393 = arith.addi %v_57, %c_11 : index
                  %v_394 = arith.muli %v_393, %c_0 : index
                  %v_395 = arith.addi %v_6, %v_394 : index
                  %v_396 = arith.index_cast %v_395 : index to i64
                  %pointer_397 = llvm.inttoptr %v_396 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#9, %pointer_397) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_398 = arith.addi %v_57, %c_11 : index
                  %v_399 = arith.muli %v_398, %c_0 : index
                  %v_400 = arith.addi %v_6, %v_399 : index
                  %v_401 = arith.addi %v_400, %c_21 : index
                  %v_402 = arith.index_cast %v_401 : index to i64
                  %pointer_403 = llvm.inttoptr %v_402 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#10, %pointer_403) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_404 = arith.addi %v_57, %c_11 : index
                  %v_405 = arith.muli %v_404, %c_0 : index
                  %v_406 = arith.addi %v_6, %v_405 : index
                  %v_407 = arith.addi %v_406, %c_22 : index
                  %v_408 = arith.index_cast %v_407 : index to i64
                  %pointer_409 = llvm.inttoptr %v_408 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#11, %pointer_409) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_410 = arith.addi %v_57, %c_16 : index
                  %v_411 = arith.muli %v_410, %c_0 : index
                  %v_412 = arith.addi %v_6, %v_411 : index
                  %v_413 = arith.index_cast %v_412 : index to i64
                  %pointer_414 = llvm.inttoptr %v_413 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#12, %pointer_414) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_415 = arith.addi %v_57, %c_16 : index
                  %v_416 = arith.muli %v_415, %c_0 : index
                  %v_417 = arith.addi %v_6, %v_416 : index
                  %v_418 = arith.addi %v_417, %c_21 : index
                  %v_419 = arith.index_cast %v_418 : index to i64
                  %pointer_420 = llvm.inttoptr %v_419 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#13, %pointer_420) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_421 = arith.addi %v_57, %c_16 : index
                  %v_422 = arith.muli %v_421, %c_0 : index
                  %v_423 = arith.addi %v_6, %v_422 : index
                  %v_424 = arith.addi %v_423, %c_22 : index
                  %v_425 = arith.index_cast %v_424 : index to i64
                  %pointer_426 = llvm.inttoptr %v_425 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#14, %pointer_426) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_427 = arith.addi %v_57, %c_17 : index
                  %v_428 = arith.muli %v_427, %c_0 : index
                  %v_429 = arith.addi %v_6, %v_428 : index
                  %v_430 = arith.index_cast %v_429 : index to i64
                  %pointer_431 = llvm.inttoptr %v_430 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#15, %pointer_431) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_432 = arith.addi %v_57, %c_17 : index
                  %v_433 = arith.muli %v_432, %c_0 : index
                  %v_434 = arith.addi %v_6, %v_433 : index
                  %v_435 = arith.addi %v_434, %c_21 : index
                  %v_436 = arith.index_cast %v_435 : index to i64
                  %pointer_437 = llvm.inttoptr %v_436 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#16, %pointer_437) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_438 = arith.addi %v_57, %c_17 : index
                  %v_439 = arith.muli %v_438, %c_0 : index
                  %v_440 = arith.addi %v_6, %v_439 : index
                  %v_441 = arith.addi %v_440, %c_22 : index
                  %v_442 = arith.index_cast %v_441 : index to i64
                  %pointer_443 = llvm.inttoptr %v_442 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#17, %pointer_443) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_444 = arith.addi %v_57, %c_18 : index
                  %v_445 = arith.muli %v_444, %c_0 : index
                  %v_446 = arith.addi %v_6, %v_445 : index
                  %v_447 = arith.index_cast %v_446 : index to i64
                  %pointer_448 = llvm.inttoptr %v_447 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#18, %pointer_448) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_449 = arith.addi %v_57, %c_18 : index
                  %v_450 = arith.muli %v_449, %c_0 : index
                  %v_451 = arith.addi %v_6, %v_450 : index
                  %v_452 = arith.addi %v_451, %c_21 : index
                  %v_453 = arith.index_cast %v_452 : index to i64
                  %pointer_454 = llvm.inttoptr %v_453 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#19, %pointer_454) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_455 = arith.addi %v_57, %c_18 : index
                  %v_456 = arith.muli %v_455, %c_0 : index
                  %v_457 = arith.addi %v_6, %v_456 : index
                  %v_458 = arith.addi %v_457, %c_22 : index
                  %v_459 = arith.index_cast %v_458 : index to i64
                  %pointer_460 = llvm.inttoptr %v_459 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#20, %pointer_460) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_461 = arith.addi %v_57, %c_19 : index
                  %v_462 = arith.muli %v_461, %c_0 : index
                  %v_463 = arith.addi %v_6, %v_462 : index
                  %v_464 = arith.index_cast %v_463 : index to i64
                  %pointer_465 = llvm.inttoptr %v_464 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#21, %pointer_465) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_466 = arith.addi %v_57, %c_19 : index
                  %v_467 = arith.muli %v_466, %c_0 : index
                  %v_468 = arith.addi %v_6, %v_467 : index
                  %v_469 = arith.addi %v_468, %c_21 : index
                  %v_470 = arith.index_cast %v_469 : index to i64
                  %pointer_471 = llvm.inttoptr %v_470 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#22, %pointer_471) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_472 = arith.addi %v_57, %c_19 : index
                  %v_473 = arith.muli %v_472, %c_0 : index
                  %v_474 = arith.addi %v_6, %v_473 : index
                  %v_475 = arith.addi %v_474, %c_22 : index
                  %v_476 = arith.index_cast %v_475 : index to i64
                  %pointer_477 = llvm.inttoptr %v_476 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#23, %pointer_477) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_478 = %c_4 to %c_8 step %c_5 {
                  %v_479 = arith.muli %i_478, %c_15 : index
                  %v_480 = arith.minsi %v_479, %c_15 : index
                  %v_481 = arith.addi %v_33, %v_480 : index
                  %v_482 = arith.addi %v_33, %v_480 : index
                  %v_483 = arith.addi %v_482, %c_5 : index
                  %v_484 = arith.addi %v_33, %v_480 : index
                  %v_485 = arith.addi %v_484, %c_8 : index
                  %v_486 = arith.addi %v_33, %v_480 : index
                  %v_487 = arith.addi %v_486, %c_11 : index
                  %v_488 = arith.addi %v_33, %v_480 : index
                  %v_489 = arith.addi %v_488, %c_16 : index
                  %v_490 = arith.addi %v_33, %v_480 : index
                  %v_491 = arith.addi %v_490, %c_17 : index
                  %v_492 = arith.addi %v_33, %v_480 : index
                  %v_493 = arith.addi %v_492, %c_18 : index
                  %v_494 = arith.addi %v_33, %v_480 : index
                  %v_495 = arith.addi %v_494, %c_19 : index
                  %v_496 = arith.muli %v_28, %c_16 : index
                  %v_497 = arith.muli %i_45, %c_8 : index
                  %v_498 = arith.addi %v_497, %c_5 : index
                  %v_499 = arith.muli %v_498, %c_8 : index
                  %v_500 = arith.addi %v_499, %i_478 : index
                  %loop_502:24 = scf.for %i_501 = %c_4 to %c_13 step %c_16 iter_args(%carry_503 = %c_7, %carry_504 = %c_7, %carry_505 = %c_7, %carry_506 = %c_7, %carry_507 = %c_7, %carry_508 = %c_7, %carry_509 = %c_7, %carry_510 = %c_7, %carry_511 = %c_7, %carry_512 = %c_7, %carry_513 = %c_7, %carry_514 = %c_7, %carry_515 = %c_7, %carry_516 = %c_7, %carry_517 = %c_7, %carry_518 = %c_7, %carry_519 = %c_7, %carry_520 = %c_7, %carry_521 = %c_7, %carry_522 = %c_7, %carry_523 = %c_7, %carry_524 = %c_7, %carry_525 = %c_7, %carry_526 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_527 = arith.divui %i_501, %c_16 : index
                    %v_528 = arith.muli %v_496, %c_18 : index
                    %v_529 = arith.addi %v_528, %c_20 : index
                    %v_530 = arith.muli %v_496, %c_18 : index
                    %v_531 = arith.divui %v_529, %v_530 : index
                    %v_532 = arith.muli %v_500, %c_18 : index
                    %v_533 = arith.addi %v_532, %v_527 : index
                    %v_534 = arith.muli %v_533, %v_531 : index
                    scf.for %i_535 = %c_4 to %v_531 step %c_5 {
                      %v_536 = arith.addi %v_534, %i_535 : index
                      %v_537 = arith.minsi %v_536, %c_20 : index
                      %v_538 = arith.muli %v_537, %c_0 : index
                      %v_539 = arith.addi %v_38, %v_538 : index
                      %v_540 = arith.index_cast %v_539 : index to i64
                      %pointer_541 = llvm.inttoptr %v_540 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_541) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_542 = arith.muli %v_537, %c_0 : index
                      %v_543 = arith.addi %v_43, %v_542 : index
                      %v_544 = arith.index_cast %v_543 : index to i64
                      %pointer_545 = llvm.inttoptr %v_544 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_545) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_546 = arith.muli %i_501, %c_0 : index
                    %v_547 = arith.addi %v_48, %v_546 : index
                    %v_548 = arith.index_cast %v_547 : index to i64
                    %pointer_549 = llvm.inttoptr %v_548 : i64 to !llvm.ptr
                    %v_550 = "llvm.load"(%pointer_549) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_551 = arith.muli %i_501, %c_0 : index
                    %v_552 = arith.addi %v_51, %v_551 : index
                    %v_553 = arith.index_cast %v_552 : index to i64
                    %pointer_554 = llvm.inttoptr %v_553 : i64 to !llvm.ptr
                    %v_555 = "llvm.load"(%pointer_554) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_556 = arith.muli %i_501, %c_0 : index
                    %v_557 = arith.addi %v_54, %v_556 : index
                    %v_558 = arith.index_cast %v_557 : index to i64
                    %pointer_559 = llvm.inttoptr %v_558 : i64 to !llvm.ptr
                    %v_560 = "llvm.load"(%pointer_559) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_561 = memref.load %expert_down[%v_16, %v_481, %i_501] : memref<8x40x24xf32>
                    %v_562 = vector.broadcast %v_561 : f32 to vector<16xf32>
                    %acc_563 = math.fma %v_562, %v_550, %carry_503 : vector<16xf32>
                    %acc_564 = math.fma %v_562, %v_555, %carry_504 : vector<16xf32>
                    %acc_565 = math.fma %v_562, %v_560, %carry_505 : vector<16xf32>
                    %v_566 = memref.load %expert_down[%v_16, %v_483, %i_501] : memref<8x40x24xf32>
                    %v_567 = vector.broadcast %v_566 : f32 to vector<16xf32>
                    %acc_568 = math.fma %v_567, %v_550, %carry_506 : vector<16xf32>
                    %acc_569 = math.fma %v_567, %v_555, %carry_507 : vector<16xf32>
                    %acc_570 = math.fma %v_567, %v_560, %carry_508 : vector<16xf32>
                    %v_571 = memref.load %expert_down[%v_16, %v_485, %i_501] : memref<8x40x24xf32>
                    %v_572 = vector.broadcast %v_571 : f32 to vector<16xf32>
                    %acc_573 = math.fma %v_572, %v_550, %carry_509 : vector<16xf32>
                    %acc_574 = math.fma %v_572, %v_555, %carry_510 : vector<16xf32>
                    %acc_575 = math.fma %v_572, %v_560, %carry_511 : vector<16xf32>
                    %v_576 = memref.load %expert_down[%v_16, %v_487, %i_501] : memref<8x40x24xf32>
                    %v_577 = vector.broadcast %v_576 : f32 to vector<16xf32>
                    %acc_578 = math.fma %v_577, %v_550, %carry_512 : vector<16xf32>
                    %acc_579 = math.fma %v_577, %v_555, %carry_513 : vector<16xf32>
                    %acc_580 = math.fma %v_577, %v_560, %carry_514 : vector<16xf32>
                    %v_581 = memref.load %expert_down[%v_16, %v_489, %i_501] : memref<8x40x24xf32>
                    %v_582 = vector.broadcast %v_581 : f32 to vector<16xf32>
                    %acc_583 = math.fma %v_582, %v_550, %carry_515 : vector<16xf32>
                    %acc_584 = math.fma %v_582, %v_555, %carry_516 : vector<16xf32>
                    %acc_585 = math.fma %v_582, %v_560, %carry_517 : vector<16xf32>
                    %v_586 = memref.load %expert_down[%v_16, %v_491, %i_501] : memref<8x40x24xf32>
                    %v_587 = vector.broadcast %v_586 : f32 to vector<16xf32>
                    %acc_588 = math.fma %v_587, %v_550, %carry_518 : vector<16xf32>
                    %acc_589 = math.fma %v_587, %v_555, %carry_519 : vector<16xf32>
                    %acc_590 = math.fma %v_587, %v_560, %carry_520 : vector<16xf32>
                    %v_591 = memref.load %expert_down[%v_16, %v_493, %i_501] : memref<8x40x24xf32>
                    %v_592 = vector.broadcast %v_591 : f32 to vector<16xf32>
                    %acc_593 = math.fma %v_592, %v_550, %carry_521 : vector<16xf32>
                    %acc_594 = math.fma %v_592, %v_555, %carry_522 : vector<16xf32>
                    %acc_595 = math.fma %v_592, %v_560, %carry_523 : vector<16xf32>
                    %v_596 = memref.load %expert_down[%v_16, %v_495, %i_501] : memref<8x40x24xf32>
                    %v_597 = vector.broadcast %v_596 : f32 to vector<16xf32>
                    %acc_598 = math.fma %v_597, %v_550, %carry_524 : vector<16xf32>
                    %acc_599 = math.fma %v_597, %v_555, %carry_525 : vector<16xf32>
                    %acc_600 = math.fma %v_597, %v_560, %carry_526 : vector<16xf32>
                    %v_601 = arith.addi %i_501, %c_5 : index
                    %v_602 = arith.muli %v_601, %c_0 : index
                    %v_603 = arith.addi %v_48, %v_602 : index
                    %v_604 = arith.index_cast %v_603 : index to i64
                    %pointer_605 = llvm.inttoptr %v_604 : i64 to !llvm.ptr
                    %v_606 = "llvm.load"(%pointer_605) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_607 = arith.muli %v_601, %c_0 : index
                    %v_608 = arith.addi %v_51, %v_607 : index
                    %v_609 = arith.index_cast %v_608 : index to i64
                    %pointer_610 = llvm.inttoptr %v_609 : i64 to !llvm.ptr
                    %v_611 = "llvm.load"(%pointer_610) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_612 = arith.muli %v_601, %c_0 : index
                    %v_613 = arith.addi %v_54, %v_612 : index
                    %v_614 = arith.index_cast %v_613 : index to i64
                    %pointer_615 = llvm.inttoptr %v_614 : i64 to !llvm.ptr
                    %v_616 = "llvm.load"(%pointer_615) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_617 = memref.load %expert_down[%v_16, %v_481, %v_601] : memref<8x40x24xf32>
                    %v_618 = vector.broadcast %v_617 : f32 to vector<16xf32>
                    %acc_619 = math.fma %v_618, %v_606, %acc_563 : vector<16xf32>
                    %acc_620 = math.fma %v_618, %v_611, %acc_564 : vector<16xf32>
                    %acc_621 = math.fma %v_618, %v_616, %acc_565 : vector<16xf32>
                    %v_622 = memref.load %expert_down[%v_16, %v_483, %v_601] : memref<8x40x24xf32>
                    %v_623 = vector.broadcast %v_622 : f32 to vector<16xf32>
                    %acc_624 = math.fma %v_623, %v_606, %acc_568 : vector<16xf32>
                    %acc_625 = math.fma %v_623, %v_611, %acc_569 : vector<16xf32>
                    %acc_626 = math.fma %v_623, %v_616, %acc_570 : vector<16xf32>
                    %v_627 = memref.load %expert_down[%v_16, %v_485, %v_601] : memref<8x40x24xf32>
                    %v_628 = vector.broadcast %v_627 : f32 to vector<16xf32>
                    %acc_629 = math.fma %v_628, %v_606, %acc_573 : vector<16xf32>
                    %acc_630 = math.fma %v_628, %v_611, %acc_574 : vector<16xf32>
                    %acc_631 = math.fma %v_628, %v_616, %acc_575 : vector<16xf32>
                    %v_632 = memref.load %expert_down[%v_16, %v_487, %v_601] : memref<8x40x24xf32>
                    %v_633 = vector.broadcast %v_632 : f32 to vector<16xf32>
                    %acc_634 = math.fma %v_633, %v_606, %acc_578 : vector<16xf32>
                    %acc_635 = math.fma %v_633, %v_611, %acc_579 : vector<16xf32>
                    %acc_636 = math.fma %v_633, %v_616, %acc_580 : vector<16xf32>
                    %v_637 = memref.load %expert_down[%v_16, %v_489, %v_601] : memref<8x40x24xf32>
                    %v_638 = vector.broadcast %v_637 : f32 to vector<16xf32>
                    %acc_639 = math.fma %v_638, %v_606, %acc_583 : vector<16xf32>
                    %acc_640 = math.fma %v_638, %v_611, %acc_584 : vector<16xf32>
                    %acc_641 = math.fma %v_638, %v_616, %acc_585 : vector<16xf32>
                    %v_642 = memref.load %expert_down[%v_16, %v_491, %v_601] : memref<8x40x24xf32>
                    %v_643 = vector.broadcast %v_642 : f32 to vector<16xf32>
                    %acc_644 = math.fma %v_643, %v_606, %acc_588 : vector<16xf32>
                    %acc_645 = math.fma %v_643, %v_611, %acc_589 : vector<16xf32>
                    %acc_646 = math.fma %v_643, %v_616, %acc_590 : vector<16xf32>
                    %v_647 = memref.load %expert_down[%v_16, %v_493, %v_601] : memref<8x40x24xf32>
                    %v_648 = vector.broadcast %v_647 : f32 to vector<16xf32>
                    %acc_649 = math.fma %v_648, %v_606, %acc_593 : vector<16xf32>
                    %acc_650 = math.fma %v_648, %v_611, %acc_594 : vector<16xf32>
                    %acc_651 = math.fma %v_648, %v_616, %acc_595 : vector<16xf32>
                    %v_652 = memref.load %expert_down[%v_16, %v_495, %v_601] : memref<8x40x24xf32>
                    %v_653 = vector.broadcast %v_652 : f32 to vector<16xf32>
                    %acc_654 = math.fma %v_653, %v_606, %acc_598 : vector<16xf32>
                    %acc_655 = math.fma %v_653, %v_611, %acc_599 : vector<16xf32>
                    %acc_656 = math.fma %v_653, %v_616, %acc_600 : vector<16xf32>
                    %v_657 = arith.addi %i_501, %c_8 : index
                    %v_658 = arith.muli %v_657, %c_0 : index
                    %v_659 = arith.addi %v_48, %v_658 : index
                    %v_660 = arith.index_cast %v_659 : index to i64
                    %pointer_661 = llvm.inttoptr %v_660 : i64 to !llvm.ptr
                    %v_662 = "llvm.load"(%pointer_661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_663 = arith.muli %v_657, %c_0 : index
                    %v_664 = arith.addi %v_51, %v_663 : index
                    %v_665 = arith.index_cast %v_664 : index to i64
                    %pointer_666 = llvm.inttoptr %v_665 : i64 to !llvm.ptr
                    %v_667 = "llvm.load"(%pointer_666) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_668 = arith.muli %v_657, %c_0 : index
                    %v_669 = arith.addi %v_54, %v_668 : index
                    %v_670 = arith.index_cast %v_669 : index to i64
                    %pointer_671 = llvm.inttoptr %v_670 : i64 to !llvm.ptr
                    %v_672 = "llvm.load"(%pointer_671) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_673 = memref.load %expert_down[%v_16, %v_481, %v_657] : memref<8x40x24xf32>
                    %v_674 = vector.broadcast %v_673 : f32 to vector<16xf32>
                    %acc_675 = math.fma %v_674, %v_662, %acc_619 : vector<16xf32>
                    %acc_676 = math.fma %v_674, %v_667, %acc_620 : vector<16xf32>
                    %acc_677 = math.fma %v_674, %v_672, %acc_621 : vector<16xf32>
                    %v_678 = memref.load %expert_down[%v_16, %v_483, %v_657] : memref<8x40x24xf32>
                    %v_679 = vector.broadcast %v_678 : f32 to vector<16xf32>
                    %acc_680 = math.fma %v_679, %v_662, %acc_624 : vector<16xf32>
                    %acc_681 = math.fma %v_679, %v_667, %acc_625 : vector<16xf32>
                    %acc_682 = math.fma %v_679, %v_672, %acc_626 : vector<16xf32>
                    %v_683 = memref.load %expert_down[%v_16, %v_485, %v_657] : memref<8x40x24xf32>
                    %v_684 = vector.broadcast %v_683 : f32 to vector<16xf32>
                    %acc_685 = math.fma %v_684, %v_662, %acc_629 : vector<16xf32>
                    %acc_686 = math.fma %v_684, %v_667, %acc_630 : vector<16xf32>
                    %acc_687 = math.fma %v_684, %v_672, %acc_631 : vector<16xf32>
                    %v_688 = memref.load %expert_down[%v_16, %v_487, %v_657] : memref<8x40x24xf32>
                    %v_689 = vector.broadcast %v_688 : f32 to vector<16xf32>
                    %acc_690 = math.fma %v_689, %v_662, %acc_634 : vector<16xf32>
                    %acc_691 = math.fma %v_689, %v_667, %acc_635 : vector<16xf32>
                    %acc_692 = math.fma %v_689, %v_672, %acc_636 : vector<16xf32>
                    %v_693 = memref.load %expert_down[%v_16, %v_489, %v_657] : memref<8x40x24xf32>
                    %v_694 = vector.broadcast %v_693 : f32 to vector<16xf32>
                    %acc_695 = math.fma %v_694, %v_662, %acc_639 : vector<16xf32>
                    %acc_696 = math.fma %v_694, %v_667, %acc_640 : vector<16xf32>
                    %acc_697 = math.fma %v_694, %v_672, %acc_641 : vector<16xf32>
                    %v_698 = memref.load %expert_down[%v_16, %v_491, %v_657] : memref<8x40x24xf32>
                    %v_699 = vector.broadcast %v_698 : f32 to vector<16xf32>
                    %acc_700 = math.fma %v_699, %v_662, %acc_644 : vector<16xf32>
                    %acc_701 = math.fma %v_699, %v_667, %acc_645 : vector<16xf32>
                    %acc_702 = math.fma %v_699, %v_672, %acc_646 : vector<16xf32>
                    %v_703 = memref.load %expert_down[%v_16, %v_493, %v_657] : memref<8x40x24xf32>
                    %v_704 = vector.broadcast %v_703 : f32 to vector<16xf32>
                    %acc_705 = math.fma %v_704, %v_662, %acc_649 : vector<16xf32>
                    %acc_706 = math.fma %v_704, %v_667, %acc_650 : vector<16xf32>
                    %acc_707 = math.fma %v_704, %v_672, %acc_651 : vector<16xf32>
                    %v_708 = memref.load %expert_down[%v_16, %v_495, %v_657] : memref<8x40x24xf32>
                    %v_709 = vector.broadcast %v_708 : f32 to vector<16xf32>
                    %acc_710 = math.fma %v_709, %v_662, %acc_654 : vector<16xf32>
                    %acc_711 = math.fma %v_709, %v_667, %acc_655 : vector<16xf32>
                    %acc_712 = math.fma %v_709, %v_672, %acc_656 : vector<16xf32>
                    %v_713 = arith.addi %i_501, %c_11 : index
                    %v_714 = arith.muli %v_713, %c_0 : index
                    %v_715 = arith.addi %v_48, %v_714 : index
                    %v_716 = arith.index_cast %v_715 : index to i64
                    %pointer_717 = llvm.inttoptr %v_716 : i64 to !llvm.ptr
                    %v_718 = "llvm.load"(%pointer_717) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_719 = arith.muli %v_713, %c_0 : index
                    %v_720 = arith.addi %v_51, %v_719 : index
                    %v_721 = arith.index_cast %v_720 : index to i64
                    %pointer_722 = llvm.inttoptr %v_721 : i64 to !llvm.ptr
                    %v_723 = "llvm.load"(%pointer_722) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_724 = arith.muli %v_713, %c_0 : index
                    %v_725 = arith.addi %v_54, %v_724 : index
                    %v_726 = arith.index_cast %v_725 : index to i64
                    %pointer_727 = llvm.inttoptr %v_726 : i64 to !llvm.ptr
                    %v_728 = "llvm.load"(%pointer_727) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_729 = memref.load %expert_down[%v_16, %v_481, %v_713] : memref<8x40x24xf32>
                    %v_730 = vector.broadcast %v_729 : f32 to vector<16xf32>
                    %acc_731 = math.fma %v_730, %v_718, %acc_675 : vector<16xf32>
                    %acc_732 = math.fma %v_730, %v_723, %acc_676 : vector<16xf32>
                    %acc_733 = math.fma %v_730, %v_728, %acc_677 : vector<16xf32>
                    %v_734 = memref.load %expert_down[%v_16, %v_483, %v_713] : memref<8x40x24xf32>
                    %v_735 = vector.broadcast %v_734 : f32 to vector<16xf32>
                    %acc_736 = math.fma %v_735, %v_718, %acc_680 : vector<16xf32>
                    %acc_737 = math.fma %v_735, %v_723, %acc_681 : vector<16xf32>
                    %acc_738 = math.fma %v_735, %v_728, %acc_682 : vector<16xf32>
                    %v_739 = memref.load %expert_down[%v_16, %v_485, %v_713] : memref<8x40x24xf32>
                    %v_740 = vector.broadcast %v_739 : f32 to vector<16xf32>
                    %acc_741 = math.fma %v_740, %v_718, %acc_685 : vector<16xf32>
                    %acc_742 = math.fma %v_740, %v_723, %acc_686 : vector<16xf32>
                    %acc_743 = math.fma %v_740, %v_728, %acc_687 : vector<16xf32>
                    %v_744 = memref.load %expert_down[%v_16, %v_487, %v_713] : memref<8x40x24xf32>
                    %v_745 = vector.broadcast %v_744 : f32 to vector<16xf32>
                    %acc_746 = math.fma %v_745, %v_718, %acc_690 : vector<16xf32>
                    %acc_747 = math.fma %v_745, %v_723, %acc_691 : vector<16xf32>
                    %acc_748 = math.fma %v_745, %v_728, %acc_692 : vector<16xf32>
                    %v_749 = memref.load %expert_down[%v_16, %v_489, %v_713] : memref<8x40x24xf32>
                    %v_750 = vector.broadcast %v_749 : f32 to vector<16xf32>
                    %acc_751 = math.fma %v_750, %v_718, %acc_695 : vector<16xf32>
                    %acc_752 = math.fma %v_750, %v_723, %acc_696 : vector<16xf32>
                    %acc_753 = math.fma %v_750, %v_728, %acc_697 : vector<16xf32>
                    %v_754 = memref.load %expert_down[%v_16, %v_491, %v_713] : memref<8x40x24xf32>
                    %v_755 = vector.broadcast %v_754 : f32 to vector<16xf32>
                    %acc_756 = math.fma %v_755, %v_718, %acc_700 : vector<16xf32>
                    %acc_757 = math.fma %v_755, %v_723, %acc_701 : vector<16xf32>
                    %acc_758 = math.fma %v_755, %v_728, %acc_702 : vector<16xf32>
                    %v_759 = memref.load %expert_down[%v_16, %v_493, %v_713] : memref<8x40x24xf32>
                    %v_760 = vector.broadcast %v_759 : f32 to vector<16xf32>
                    %acc_761 = math.fma %v_760, %v_718, %acc_705 : vector<16xf32>
                    %acc_762 = math.fma %v_760, %v_723, %acc_706 : vector<16xf32>
                    %acc_763 = math.fma %v_760, %v_728, %acc_707 : vector<16xf32>
                    %v_764 = memref.load %expert_down[%v_16, %v_495, %v_713] : memref<8x40x24xf32>
                    %v_765 = vector.broadcast %v_764 : f32 to vector<16xf32>
                    %acc_766 = math.fma %v_765, %v_718, %acc_710 : vector<16xf32>
                    %acc_767 = math.fma %v_765, %v_723, %acc_711 : vector<16xf32>
                    %acc_768 = math.fma %v_765, %v_728, %acc_712 : vector<16xf32>
                    scf.yield %acc_731, %acc_732, %acc_733, %acc_736, %acc_737, %acc_738, %acc_741, %acc_742, %acc_743, %acc_746, %acc_747, %acc_748, %acc_751, %acc_752, %acc_753, %acc_756, %acc_757, %acc_758, %acc_761, %acc_762, %acc_763, %acc_766, %acc_767, %acc_768 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_769 = arith.addi %v_480, %c_6 : index
                  %v_770 = arith.muli %v_769, %c_0 : index
                  %v_771 = arith.addi %v_6, %v_770 : index
                  %v_772 = arith.index_cast %v_771 : index to i64
                  %pointer_773 = llvm.inttoptr %v_772 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#0, %pointer_773) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_774 = arith.addi %v_480, %c_6 : index
                  %v_775 = arith.muli %v_774, %c_0 : index
                  %v_776 = arith.addi %v_6, %v_775 : index
                  %v_777 = arith.addi %v_776, %c_21 : index
                  %v_778 = arith.index_cast %v_777 : index to i64
                  %pointer_779 = llvm.inttoptr %v_778 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#1, %pointer_779) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_780 = arith.addi %v_480, %c_6 : index
                  %v_781 = arith.muli %v_780, %c_0 : index
                  %v_782 = arith.addi %v_6, %v_781 : index
                  %v_783 = arith.addi %v_782, %c_22 : index
                  %v_784 = arith.index_cast %v_783 : index to i64
                  %pointer_785 = llvm.inttoptr %v_784 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#2, %pointer_785) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_786 = arith.addi %v_480, %c_23 : index
                  %v_787 = arith.muli %v_786, %c_0 : index
                  %v_788 = arith.addi %v_6, %v_787 : index
                  %v_789 = arith.index_cast %v_788 : index to i64
                  %pointer_790 = llvm.inttoptr %v_789 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#3, %pointer_790) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_791 = arith.addi %v_480, %c_23 : index
                  %v_792 = arith.muli %v_791, %c_0 : index
                  %v_793 = arith.addi %v_6, %v_792 : index
                  %v_794 = arith.addi %v_793, %c_21 : index
                  %v_795 = arith.index_cast %v_794 : index to i64
                  %pointer_796 = llvm.inttoptr %v_795 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#4, %pointer_796) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_797 = arith.addi %v_480, %c_23 : index
                  %v_798 = arith.muli %v_797, %c_0 : index
                  %v_799 = arith.addi %v_6, %v_798 : index
                  %v_800 = arith.addi %v_799, %c_22 : index
                  %v_801 = arith.index_cast %v_800 : index to i64
                  %pointer_802 = llvm.inttoptr %v_801 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#5, %pointer_802) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_803 = arith.addi %v_480, %c_24 : index
                  %v_804 = arith.muli %v_803, %c_0 : index
                  %v_805 = arith.addi %v_6, %v_804 : index
                  %v_806 = arith.index_cast %v_805 : index to i64
                  %pointer_807 = llvm.inttoptr %v_806 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#6, %pointer_807) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_808 = arith.addi %v_480, %c_24 : index
                  %v_809 = arith.muli %v_808, %c_0 : index
                  %v_810 = arith.addi %v_6, %v_809 : index
                  %v_811 = arith.addi %v_810, %c_21 : index
                  %v_812 = arith.index_cast %v_811 : index to i64
                  %pointer_813 = llvm.inttoptr %v_812 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#7, %pointer_813) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_814 = arith.addi %v_480, %c_24 : index
                  %v_815 = arith.muli %v_814, %c_0 : index
                  %v_816 = arith.addi %v_6, %v_815 : index
                  %v_817 = arith.addi %v_816, %c_22 : index
                  %v_818 = arith.index_cast %v_817 : index to i64
                  %pointer_819 = llvm.inttoptr %v_818 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#8, %pointer_819) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_820 = arith.addi %v_480, %c_25 : index
                  %v_821 = arith.muli %v_820, %c_0 : index
                  %v_822 = arith.addi %v_6, %v_821 : index
                  %v_823 = arith.index_cast %v_822 : index to i64
                  %pointer_824 = llvm.inttoptr %v_823 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#9, %pointer_824) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_825 = arith.addi %v_480, %c_25 : index
                  %v_826 = arith.muli %v_825, %c_0 : index
                  %v_827 = arith.addi %v_6, %v_826 : index
                  %v_828 = arith.addi %v_827, %c_21 : index
                  %v_829 = arith.index_cast %v_828 : index to i64
                  %pointer_830 = llvm.inttoptr %v_829 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#10, %pointer_830) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_831 = arith.addi %v_480, %c_25 : index
                  %v_832 = arith.muli %v_831, %c_0 : index
                  %v_833 = arith.addi %v_6, %v_832 : index
                  %v_834 = arith.addi %v_833, %c_22 : index
                  %v_835 = arith.index_cast %v_834 : index to i64
                  %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#11, %pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_837 = arith.addi %v_480, %c_26 : index
                  %v_838 = arith.muli %v_837, %c_0 : index
                  %v_839 = arith.addi %v_6, %v_838 : index
                  %v_840 = arith.index_cast %v_839 : index to i64
                  %pointer_841 = llvm.inttoptr %v_840 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#12, %pointer_841) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_842 = arith.addi %v_480, %c_26 : index
                  %v_843 = arith.muli %v_842, %c_0 : index
                  %v_844 = arith.addi %v_6, %v_843 : index
                  %v_845 = arith.addi %v_844, %c_21 : index
                  %v_846 = arith.index_cast %v_845 : index to i64
                  %pointer_847 = llvm.inttoptr %v_846 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#13, %pointer_847) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_848 = arith.addi %v_480, %c_26 : index
                  %v_849 = arith.muli %v_848, %c_0 : index
                  %v_850 = arith.addi %v_6, %v_849 : index
                  %v_851 = arith.addi %v_850, %c_22 : index
                  %v_852 = arith.index_cast %v_851 : index to i64
                  %pointer_853 = llvm.inttoptr %v_852 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#14, %pointer_853) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_854 = arith.addi %v_480, %c_27 : index
                  %v_855 = arith.muli %v_854, %c_0 : index
                  %v_856 = arith.addi %v_6, %v_855 : index
                  %v_857 = arith.index_cast %v_856 : index to i64
                  %pointer_858 = llvm.inttoptr %v_857 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#15, %pointer_858) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_859 = arith.addi %v_480, %c_27 : index
                  %v_860 = arith.muli %v_859, %c_0 : index
                  %v_861 = arith.addi %v_6, %v_860 : index
                  %v_862 = arith.addi %v_861, %c_21 : index
                  %v_863 = arith.index_cast %v_862 : index to i64
                  %pointer_864 = llvm.inttoptr %v_863 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#16, %pointer_864) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_865 = arith.addi %v_480, %c_27 : index
                  %v_866 = arith.muli %v_865, %c_0 : index
                  %v_867 = arith.addi %v_6, %v_866 : index
                  %v_868 = arith.addi %v_867, %c_22 : index
                  %v_869 = arith.index_cast %v_868 : index to i64
                  %pointer_870 = llvm.inttoptr %v_869 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#17, %pointer_870) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_871 = arith.addi %v_480, %c_28 : index
                  %v_872 = arith.muli %v_871, %c_0 : index
                  %v_873 = arith.addi %v_6, %v_872 : index
                  %v_874 = arith.index_cast %v_873 : index to i64
                  %pointer_875 = llvm.inttoptr %v_874 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#18, %pointer_875) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_876 = arith.addi %v_480, %c_28 : index
                  %v_877 = arith.muli %v_876, %c_0 : index
                  %v_878 = arith.addi %v_6, %v_877 : index
                  %v_879 = arith.addi %v_878, %c_21 : index
                  %v_880 = arith.index_cast %v_879 : index to i64
                  %pointer_881 = llvm.inttoptr %v_880 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#19, %pointer_881) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_882 = arith.addi %v_480, %c_28 : index
                  %v_883 = arith.muli %v_882, %c_0 : index
                  %v_884 = arith.addi %v_6, %v_883 : index
                  %v_885 = arith.addi %v_884, %c_22 : index
                  %v_886 = arith.index_cast %v_885 : index to i64
                  %pointer_887 = llvm.inttoptr %v_886 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#20, %pointer_887) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_888 = arith.addi %v_480, %c_20 : index
                  %v_889 = arith.muli %v_888, %c_0 : index
                  %v_890 = arith.addi %v_6, %v_889 : index
                  %v_891 = arith.index_cast %v_890 : index to i64
                  %pointer_892 = llvm.inttoptr %v_891 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#21, %pointer_892) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_893 = arith.addi %v_480, %c_20 : index
                  %v_894 = arith.muli %v_893, %c_0 : index
                  %v_895 = arith.addi %v_6, %v_894 : index
                  %v_896 = arith.addi %v_895, %c_21 : index
                  %v_897 = arith.index_cast %v_896 : index to i64
                  %pointer_898 = llvm.inttoptr %v_897 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#22, %pointer_898) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_899 = arith.addi %v_480, %c_20 : index
                  %v_900 = arith.muli %v_899, %c_0 : index
                  %v_901 = arith.addi %v_6, %v_900 : index
                  %v_902 = arith.addi %v_901, %c_22 : index
                  %v_903 = arith.index_cast %v_902 : index to i64
                  %pointer_904 = llvm.inttoptr %v_903 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#23, %pointer_904) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_905 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_905 {
                  %v_906 = arith.index_cast %v_6 : index to i64
                  %pointer_907 = llvm.inttoptr %v_906 : i64 to !llvm.ptr
                  %v_908 = "llvm.load"(%pointer_907) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_909 = arith.addi %v_6, %c_0 : index
                  %v_910 = arith.index_cast %v_909 : index to i64
                  %pointer_911 = llvm.inttoptr %v_910 : i64 to !llvm.ptr
                  %v_912 = "llvm.load"(%pointer_911) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_913 = arith.addi %v_6, %c_29 : index
                  %v_914 = arith.index_cast %v_913 : index to i64
                  %pointer_915 = llvm.inttoptr %v_914 : i64 to !llvm.ptr
                  %v_916 = "llvm.load"(%pointer_915) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_917 = arith.addi %v_6, %c_30 : index
                  %v_918 = arith.index_cast %v_917 : index to i64
                  %pointer_919 = llvm.inttoptr %v_918 : i64 to !llvm.ptr
                  %v_920 = "llvm.load"(%pointer_919) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_921 = arith.addi %v_6, %c_31 : index
                  %v_922 = arith.index_cast %v_921 : index to i64
                  %pointer_923 = llvm.inttoptr %v_922 : i64 to !llvm.ptr
                  %v_924 = "llvm.load"(%pointer_923) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_925 = arith.addi %v_6, %c_32 : index
                  %v_926 = arith.index_cast %v_925 : index to i64
                  %pointer_927 = llvm.inttoptr %v_926 : i64 to !llvm.ptr
                  %v_928 = "llvm.load"(%pointer_927) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_929 = arith.addi %v_6, %c_33 : index
                  %v_930 = arith.index_cast %v_929 : index to i64
                  %pointer_931 = llvm.inttoptr %v_930 : i64 to !llvm.ptr
                  %v_932 = "llvm.load"(%pointer_931) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_933 = arith.addi %v_6, %c_34 : index
                  %v_934 = arith.index_cast %v_933 : index to i64
                  %pointer_935 = llvm.inttoptr %v_934 : i64 to !llvm.ptr
                  %v_936 = "llvm.load"(%pointer_935) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_937 = arith.addi %v_6, %c_35 : index
                  %v_938 = arith.index_cast %v_937 : index to i64
                  %pointer_939 = llvm.inttoptr %v_938 : i64 to !llvm.ptr
                  %v_940 = "llvm.load"(%pointer_939) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_941 = arith.addi %v_6, %c_36 : index
                  %v_942 = arith.index_cast %v_941 : index to i64
                  %pointer_943 = llvm.inttoptr %v_942 : i64 to !llvm.ptr
                  %v_944 = "llvm.load"(%pointer_943) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_945 = arith.addi %v_6, %c_37 : index
                  %v_946 = arith.index_cast %v_945 : index to i64
                  %pointer_947 = llvm.inttoptr %v_946 : i64 to !llvm.ptr
                  %v_948 = "llvm.load"(%pointer_947) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_949 = arith.addi %v_6, %c_38 : index
                  %v_950 = arith.index_cast %v_949 : index to i64
                  %pointer_951 = llvm.inttoptr %v_950 : i64 to !llvm.ptr
                  %v_952 = "llvm.load"(%pointer_951) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_953 = arith.addi %v_6, %c_39 : index
                  %v_954 = arith.index_cast %v_953 : index to i64
                  %pointer_955 = llvm.inttoptr %v_954 : i64 to !llvm.ptr
                  %v_956 = "llvm.load"(%pointer_955) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_957 = arith.addi %v_6, %c_40 : index
                  %v_958 = arith.index_cast %v_957 : index to i64
                  %pointer_959 = llvm.inttoptr %v_958 : i64 to !llvm.ptr
                  %v_960 = "llvm.load"(%pointer_959) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_961 = arith.addi %v_6, %c_41 : index
                  %v_962 = arith.index_cast %v_961 : index to i64
                  %pointer_963 = llvm.inttoptr %v_962 : i64 to !llvm.ptr
                  %v_964 = "llvm.load"(%pointer_963) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_965 = arith.addi %v_6, %c_42 : index
                  %v_966 = arith.index_cast %v_965 : index to i64
                  %pointer_967 = llvm.inttoptr %v_966 : i64 to !llvm.ptr
                  %v_968 = "llvm.load"(%pointer_967) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_969 = arith.subi %i_30, %v_32 : index
                  %v_970 = arith.index_cast %v_969 : index to i32
                  %v_971 = vector.broadcast %v_970 : i32 to vector<16xi32>
                  %is_972 = arith.cmpi sge, %c_43, %v_971 : vector<16xi32>
                  %v_973 = vector.shuffle %v_908, %v_912 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_974 = vector.shuffle %v_908, %v_912 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_975 = vector.shuffle %v_916, %v_920 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_976 = vector.shuffle %v_916, %v_920 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_977 = vector.shuffle %v_924, %v_928 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_978 = vector.shuffle %v_924, %v_928 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_979 = vector.shuffle %v_932, %v_936 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_980 = vector.shuffle %v_932, %v_936 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_981 = vector.shuffle %v_940, %v_944 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_982 = vector.shuffle %v_940, %v_944 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_983 = vector.shuffle %v_948, %v_952 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_984 = vector.shuffle %v_948, %v_952 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_985 = vector.shuffle %v_956, %v_960 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_986 = vector.shuffle %v_956, %v_960 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_987 = vector.shuffle %v_964, %v_968 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_988 = vector.shuffle %v_964, %v_968 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_989 = vector.shuffle %v_973, %v_975 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_990 = vector.shuffle %v_973, %v_975 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_991 = vector.shuffle %v_974, %v_976 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_992 = vector.shuffle %v_974, %v_976 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_993 = vector.shuffle %v_977, %v_979 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_994 = vector.shuffle %v_977, %v_979 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_995 = vector.shuffle %v_978, %v_980 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_996 = vector.shuffle %v_978, %v_980 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_997 = vector.shuffle %v_981, %v_983 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_998 = vector.shuffle %v_981, %v_983 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_999 = vector.shuffle %v_982, %v_984 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1000 = vector.shuffle %v_982, %v_984 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1001 = vector.shuffle %v_985, %v_987 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1002 = vector.shuffle %v_985, %v_987 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1003 = vector.shuffle %v_986, %v_988 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1004 = vector.shuffle %v_986, %v_988 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1005 = vector.shuffle %v_989, %v_993 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1006 = vector.shuffle %v_989, %v_993 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1007 = vector.shuffle %v_991, %v_995 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1008 = vector.shuffle %v_991, %v_995 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1009 = vector.shuffle %v_990, %v_994 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1010 = vector.shuffle %v_990, %v_994 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1011 = vector.shuffle %v_992, %v_996 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1012 = vector.shuffle %v_992, %v_996 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1013 = vector.shuffle %v_997, %v_1001 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1014 = vector.shuffle %v_997, %v_1001 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1015 = vector.shuffle %v_999, %v_1003 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1016 = vector.shuffle %v_999, %v_1003 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1017 = vector.shuffle %v_998, %v_1002 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1018 = vector.shuffle %v_998, %v_1002 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1019 = vector.shuffle %v_1000, %v_1004 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1020 = vector.shuffle %v_1000, %v_1004 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1021 = vector.shuffle %v_1005, %v_1013 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1022 = vector.shuffle %v_1005, %v_1013 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1023 = vector.shuffle %v_1007, %v_1015 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1024 = vector.shuffle %v_1007, %v_1015 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1025 = vector.shuffle %v_1009, %v_1017 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1026 = vector.shuffle %v_1009, %v_1017 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1027 = vector.shuffle %v_1011, %v_1019 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1028 = vector.shuffle %v_1011, %v_1019 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1029 = vector.shuffle %v_1006, %v_1014 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1030 = vector.shuffle %v_1006, %v_1014 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1031 = vector.shuffle %v_1008, %v_1016 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1032 = vector.shuffle %v_1008, %v_1016 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1033 = vector.shuffle %v_1010, %v_1018 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1034 = vector.shuffle %v_1010, %v_1018 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1035 = vector.shuffle %v_1012, %v_1020 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1036 = vector.shuffle %v_1012, %v_1020 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1037 = arith.muli %v_46, %c_6 : index
                  %v_1038 = arith.addi %v_18, %v_1037 : index
                  %v_1039 = memref.load %order[%v_1038] : memref<?xi32>
                  %is_1040 = arith.cmpi sge, %v_1039, %c_44 : i32
                  scf.if %is_1040 {
                    %v_1041 = arith.index_cast %v_1039 : i32 to index
                    %v_1042 = arith.divui %v_1041, %c_11 : index
                    %v_1043 = vector.maskedload %y[%v_1042, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1044 = memref.load %weights[%v_1041] : memref<?xf32>
                    %v_1045 = vector.broadcast %v_1044 : f32 to vector<16xf32>
                    %v_1046 = arith.mulf %v_1021, %v_1045 : vector<16xf32>
                    %v_1047 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1046) : (vector<16xf32>) -> vector<16xf32>
                    %v_1048 = arith.addf %v_1043, %v_1047 : vector<16xf32>
                    vector.maskedstore %y[%v_1042, %v_32], %is_972, %v_1048 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1049 = arith.muli %v_46, %c_6 : index
                  %v_1050 = arith.addi %v_18, %v_1049 : index
                  %v_1051 = arith.addi %v_1050, %c_5 : index
                  %v_1052 = memref.load %order[%v_1051] : memref<?xi32>
                  %is_1053 = arith.cmpi sge, %v_1052, %c_44 : i32
                  scf.if %is_1053 {
                    %v_1054 = arith.index_cast %v_1052 : i32 to index
                    %v_1055 = arith.divui %v_1054, %c_11 : index
                    %v_1056 = vector.maskedload %y[%v_1055, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1057 = memref.load %weights[%v_1054] : memref<?xf32>
                    %v_1058 = vector.broadcast %v_1057 : f32 to vector<16xf32>
                    %v_1059 = arith.mulf %v_1023, %v_1058 : vector<16xf32>
                    %v_1060 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1059) : (vector<16xf32>) -> vector<16xf32>
                    %v_1061 = arith.addf %v_1056, %v_1060 : vector<16xf32>
                    vector.maskedstore %y[%v_1055, %v_32], %is_972, %v_1061 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1062 = arith.muli %v_46, %c_6 : index
                  %v_1063 = arith.addi %v_18, %v_1062 : index
                  %v_1064 = arith.addi %v_1063, %c_8 : index
                  %v_1065 = memref.load %order[%v_1064] : memref<?xi32>
                  %is_1066 = arith.cmpi sge, %v_1065, %c_44 : i32
                  scf.if %is_1066 {
                    %v_1067 = arith.index_cast %v_1065 : i32 to index
                    %v_1068 = arith.divui %v_1067, %c_11 : index
                    %v_1069 = vector.maskedload %y[%v_1068, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1070 = memref.load %weights[%v_1067] : memref<?xf32>
                    %v_1071 = vector.broadcast %v_1070 : f32 to vector<16xf32>
                    %v_1072 = arith.mulf %v_1025, %v_1071 : vector<16xf32>
                    %v_1073 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1072) : (vector<16xf32>) -> vector<16xf32>
                    %v_1074 = arith.addf %v_1069, %v_1073 : vector<16xf32>
                    vector.maskedstore %y[%v_1068, %v_32], %is_972, %v_1074 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1075 = arith.muli %v_46, %c_6 : index
                  %v_1076 = arith.addi %v_18, %v_1075 : index
                  %v_1077 = arith.addi %v_1076, %c_11 : index
                  %v_1078 = memref.load %order[%v_1077] : memref<?xi32>
                  %is_1079 = arith.cmpi sge, %v_1078, %c_44 : i32
                  scf.if %is_1079 {
                    %v_1080 = arith.index_cast %v_1078 : i32 to index
                    %v_1081 = arith.divui %v_1080, %c_11 : index
                    %v_1082 = vector.maskedload %y[%v_1081, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1083 = memref.load %weights[%v_1080] : memref<?xf32>
                    %v_1084 = vector.broadcast %v_1083 : f32 to vector<16xf32>
                    %v_1085 = arith.mulf %v_1027, %v_1084 : vector<16xf32>
                    %v_1086 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1085) : (vector<16xf32>) -> vector<16xf32>
                    %v_1087 = arith.addf %v_1082, %v_1086 : vector<16xf32>
                    vector.maskedstore %y[%v_1081, %v_32], %is_972, %v_1087 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1088 = arith.muli %v_46, %c_6 : index
                  %v_1089 = arith.addi %v_18, %v_1088 : index
                  %v_1090 = arith.addi %v_1089, %c_16 : index
                  %v_1091 = memref.load %order[%v_1090] : memref<?xi32>
                  %is_1092 = arith.cmpi sge, %v_1091, %c_44 : i32
                  scf.if %is_1092 {
                    %v_1093 = arith.index_cast %v_1091 : i32 to index
                    %v_1094 = arith.divui %v_1093, %c_11 : index
                    %v_1095 = vector.maskedload %y[%v_1094, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1096 = memref.load %weights[%v_1093] : memref<?xf32>
                    %v_1097 = vector.broadcast %v_1096 : f32 to vector<16xf32>
                    %v_1098 = arith.mulf %v_1029, %v_1097 : vector<16xf32>
                    %v_1099 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1098) : (vector<16xf32>) -> vector<16xf32>
                    %v_1100 = arith.addf %v_1095, %v_1099 : vector<16xf32>
                    vector.maskedstore %y[%v_1094, %v_32], %is_972, %v_1100 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1101 = arith.muli %v_46, %c_6 : index
                  %v_1102 = arith.addi %v_18, %v_1101 : index
                  %v_1103 = arith.addi %v_1102, %c_17 : index
                  %v_1104 = memref.load %order[%v_1103] : memref<?xi32>
                  %is_1105 = arith.cmpi sge, %v_1104, %c_44 : i32
                  scf.if %is_1105 {
                    %v_1106 = arith.index_cast %v_1104 : i32 to index
                    %v_1107 = arith.divui %v_1106, %c_11 : index
                    %v_1108 = vector.maskedload %y[%v_1107, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1109 = memref.load %weights[%v_1106] : memref<?xf32>
                    %v_1110 = vector.broadcast %v_1109 : f32 to vector<16xf32>
                    %v_1111 = arith.mulf %v_1031, %v_1110 : vector<16xf32>
                    %v_1112 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1111) : (vector<16xf32>) -> vector<16xf32>
                    %v_1113 = arith.addf %v_1108, %v_1112 : vector<16xf32>
                    vector.maskedstore %y[%v_1107, %v_32], %is_972, %v_1113 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1114 = arith.muli %v_46, %c_6 : index
                  %v_1115 = arith.addi %v_18, %v_1114 : index
                  %v_1116 = arith.addi %v_1115, %c_18 : index
                  %v_1117 = memref.load %order[%v_1116] : memref<?xi32>
                  %is_1118 = arith.cmpi sge, %v_1117, %c_44 : i32
                  scf.if %is_1118 {
                    %v_1119 = arith.index_cast %v_1117 : i32 to index
                    %v_1120 = arith.divui %v_1119, %c_11 : index
                    %v_1121 = vector.maskedload %y[%v_1120, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1122 = memref.load %weights[%v_1119] : memref<?xf32>
                    %v_1123 = vector.broadcast %v_1122 : f32 to vector<16xf32>
                    %v_1124 = arith.mulf %v_1033, %v_1123 : vector<16xf32>
                    %v_1125 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1124) : (vector<16xf32>) -> vector<16xf32>
                    %v_1126 = arith.addf %v_1121, %v_1125 : vector<16xf32>
                    vector.maskedstore %y[%v_1120, %v_32], %is_972, %v_1126 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1127 = arith.muli %v_46, %c_6 : index
                  %v_1128 = arith.addi %v_18, %v_1127 : index
                  %v_1129 = arith.addi %v_1128, %c_19 : index
                  %v_1130 = memref.load %order[%v_1129] : memref<?xi32>
                  %is_1131 = arith.cmpi sge, %v_1130, %c_44 : i32
                  scf.if %is_1131 {
                    %v_1132 = arith.index_cast %v_1130 : i32 to index
                    %v_1133 = arith.divui %v_1132, %c_11 : index
                    %v_1134 = vector.maskedload %y[%v_1133, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1135 = memref.load %weights[%v_1132] : memref<?xf32>
                    %v_1136 = vector.broadcast %v_1135 : f32 to vector<16xf32>
                    %v_1137 = arith.mulf %v_1035, %v_1136 : vector<16xf32>
                    %v_1138 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1137) : (vector<16xf32>) -> vector<16xf32>
                    %v_1139 = arith.addf %v_1134, %v_1138 : vector<16xf32>
                    vector.maskedstore %y[%v_1133, %v_32], %is_972, %v_1139 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1140 = arith.muli %v_46, %c_6 : index
                  %v_1141 = arith.addi %v_18, %v_1140 : index
                  %v_1142 = arith.addi %v_1141, %c_15 : index
                  %v_1143 = memref.load %order[%v_1142] : memref<?xi32>
                  %is_1144 = arith.cmpi sge, %v_1143, %c_44 : i32
                  scf.if %is_1144 {
                    %v_1145 = arith.index_cast %v_1143 : i32 to index
                    %v_1146 = arith.divui %v_1145, %c_11 : index
                    %v_1147 = vector.maskedload %y[%v_1146, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1148 = memref.load %weights[%v_1145] : memref<?xf32>
                    %v_1149 = vector.broadcast %v_1148 : f32 to vector<16xf32>
                    %v_1150 = arith.mulf %v_1022, %v_1149 : vector<16xf32>
                    %v_1151 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1150) : (vector<16xf32>) -> vector<16xf32>
                    %v_1152 = arith.addf %v_1147, %v_1151 : vector<16xf32>
                    vector.maskedstore %y[%v_1146, %v_32], %is_972, %v_1152 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1153 = arith.muli %v_46, %c_6 : index
                  %v_1154 = arith.addi %v_18, %v_1153 : index
                  %v_1155 = arith.addi %v_1154, %c_45 : index
                  %v_1156 = memref.load %order[%v_1155] : memref<?xi32>
                  %is_1157 = arith.cmpi sge, %v_1156, %c_44 : i32
                  scf.if %is_1157 {
                    %v_1158 = arith.index_cast %v_1156 : i32 to index
                    %v_1159 = arith.divui %v_1158, %c_11 : index
                    %v_1160 = vector.maskedload %y[%v_1159, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1161 = memref.load %weights[%v_1158] : memref<?xf32>
                    %v_1162 = vector.broadcast %v_1161 : f32 to vector<16xf32>
                    %v_1163 = arith.mulf %v_1024, %v_1162 : vector<16xf32>
                    %v_1164 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1163) : (vector<16xf32>) -> vector<16xf32>
                    %v_1165 = arith.addf %v_1160, %v_1164 : vector<16xf32>
                    vector.maskedstore %y[%v_1159, %v_32], %is_972, %v_1165 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1166 = arith.muli %v_46, %c_6 : index
                  %v_1167 = arith.addi %v_18, %v_1166 : index
                  %v_1168 = arith.addi %v_1167, %c_46 : index
                  %v_1169 = memref.load %order[%v_1168] : memref<?xi32>
                  %is_1170 = arith.cmpi sge, %v_1169, %c_44 : i32
                  scf.if %is_1170 {
                    %v_1171 = arith.index_cast %v_1169 : i32 to index
                    %v_1172 = arith.divui %v_1171, %c_11 : index
                    %v_1173 = vector.maskedload %y[%v_1172, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1174 = memref.load %weights[%v_1171] : memref<?xf32>
                    %v_1175 = vector.broadcast %v_1174 : f32 to vector<16xf32>
                    %v_1176 = arith.mulf %v_1026, %v_1175 : vector<16xf32>
                    %v_1177 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1176) : (vector<16xf32>) -> vector<16xf32>
                    %v_1178 = arith.addf %v_1173, %v_1177 : vector<16xf32>
                    vector.maskedstore %y[%v_1172, %v_32], %is_972, %v_1178 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1179 = arith.muli %v_46, %c_6 : index
                  %v_1180 = arith.addi %v_18, %v_1179 : index
                  %v_1181 = arith.addi %v_1180, %c_47 : index
                  %v_1182 = memref.load %order[%v_1181] : memref<?xi32>
                  %is_1183 = arith.cmpi sge, %v_1182, %c_44 : i32
                  scf.if %is_1183 {
                    %v_1184 = arith.index_cast %v_1182 : i32 to index
                    %v_1185 = arith.divui %v_1184, %c_11 : index
                    %v_1186 = vector.maskedload %y[%v_1185, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1187 = memref.load %weights[%v_1184] : memref<?xf32>
                    %v_1188 = vector.broadcast %v_1187 : f32 to vector<16xf32>
                    %v_1189 = arith.mulf %v_1028, %v_1188 : vector<16xf32>
                    %v_1190 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1189) : (vector<16xf32>) -> vector<16xf32>
                    %v_1191 = arith.addf %v_1186, %v_1190 : vector<16xf32>
                    vector.maskedstore %y[%v_1185, %v_32], %is_972, %v_1191 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1192 = arith.muli %v_46, %c_6 : index
                  %v_1193 = arith.addi %v_18, %v_1192 : index
                  %v_1194 = arith.addi %v_1193, %c_48 : index
                  %v_1195 = memref.load %order[%v_1194] : memref<?xi32>
                  %is_1196 = arith.cmpi sge, %v_1195, %c_44 : i32
                  scf.if %is_1196 {
                    %v_1197 = arith.index_cast %v_1195 : i32 to index
                    %v_1198 = arith.divui %v_1197, %c_11 : index
                    %v_1199 = vector.maskedload %y[%v_1198, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1200 = memref.load %weights[%v_1197] : memref<?xf32>
                    %v_1201 = vector.broadcast %v_1200 : f32 to vector<16xf32>
                    %v_1202 = arith.mulf %v_1030, %v_1201 : vector<16xf32>
                    %v_1203 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1202) : (vector<16xf32>) -> vector<16xf32>
                    %v_1204 = arith.addf %v_1199, %v_1203 : vector<16xf32>
                    vector.maskedstore %y[%v_1198, %v_32], %is_972, %v_1204 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1205 = arith.muli %v_46, %c_6 : index
                  %v_1206 = arith.addi %v_18, %v_1205 : index
                  %v_1207 = arith.addi %v_1206, %c_49 : index
                  %v_1208 = memref.load %order[%v_1207] : memref<?xi32>
                  %is_1209 = arith.cmpi sge, %v_1208, %c_44 : i32
                  scf.if %is_1209 {
                    %v_1210 = arith.index_cast %v_1208 : i32 to index
                    %v_1211 = arith.divui %v_1210, %c_11 : index
                    %v_1212 = vector.maskedload %y[%v_1211, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1213 = memref.load %weights[%v_1210] : memref<?xf32>
                    %v_1214 = vector.broadcast %v_1213 : f32 to vector<16xf32>
                    %v_1215 = arith.mulf %v_1032, %v_1214 : vector<16xf32>
                    %v_1216 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1215) : (vector<16xf32>) -> vector<16xf32>
                    %v_1217 = arith.addf %v_1212, %v_1216 : vector<16xf32>
                    vector.maskedstore %y[%v_1211, %v_32], %is_972, %v_1217 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1218 = arith.muli %v_46, %c_6 : index
                  %v_1219 = arith.addi %v_18, %v_1218 : index
                  %v_1220 = arith.addi %v_1219, %c_50 : index
                  %v_1221 = memref.load %order[%v_1220] : memref<?xi32>
                  %is_1222 = arith.cmpi sge, %v_1221, %c_44 : i32
                  scf.if %is_1222 {
                    %v_1223 = arith.index_cast %v_1221 : i32 to index
                    %v_1224 = arith.divui %v_1223, %c_11 : index
                    %v_1225 = vector.maskedload %y[%v_1224, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1226 = memref.load %weights[%v_1223] : memref<?xf32>
                    %v_1227 = vector.broadcast %v_1226 : f32 to vector<16xf32>
                    %v_1228 = arith.mulf %v_1034, %v_1227 : vector<16xf32>
                    %v_1229 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1228) : (vector<16xf32>) -> vector<16xf32>
                    %v_1230 = arith.addf %v_1225, %v_1229 : vector<16xf32>
                    vector.maskedstore %y[%v_1224, %v_32], %is_972, %v_1230 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1231 = arith.muli %v_46, %c_6 : index
                  %v_1232 = arith.addi %v_18, %v_1231 : index
                  %v_1233 = arith.addi %v_1232, %c_9 : index
                  %v_1234 = memref.load %order[%v_1233] : memref<?xi32>
                  %is_1235 = arith.cmpi sge, %v_1234, %c_44 : i32
                  scf.if %is_1235 {
                    %v_1236 = arith.index_cast %v_1234 : i32 to index
                    %v_1237 = arith.divui %v_1236, %c_11 : index
                    %v_1238 = vector.maskedload %y[%v_1237, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1239 = memref.load %weights[%v_1236] : memref<?xf32>
                    %v_1240 = vector.broadcast %v_1239 : f32 to vector<16xf32>
                    %v_1241 = arith.mulf %v_1036, %v_1240 : vector<16xf32>
                    %v_1242 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1241) : (vector<16xf32>) -> vector<16xf32>
                    %v_1243 = arith.addf %v_1238, %v_1242 : vector<16xf32>
                    vector.maskedstore %y[%v_1237, %v_32], %is_972, %v_1243 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1244 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_1244 {
                  %v_1245 = arith.addi %v_6, %c_51 : index
                  %v_1246 = arith.index_cast %v_1245 : index to i64
                  %pointer_1247 = llvm.inttoptr %v_1246 : i64 to !llvm.ptr
                  %v_1248 = "llvm.load"(%pointer_1247) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1249 = arith.addi %v_6, %c_52 : index
                  %v_1250 = arith.index_cast %v_1249 : index to i64
                  %pointer_1251 = llvm.inttoptr %v_1250 : i64 to !llvm.ptr
                  %v_1252 = "llvm.load"(%pointer_1251) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1253 = arith.addi %v_6, %c_53 : index
                  %v_1254 = arith.index_cast %v_1253 : index to i64
                  %pointer_1255 = llvm.inttoptr %v_1254 : i64 to !llvm.ptr
                  %v_1256 = "llvm.load"(%pointer_1255) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1257 = arith.addi %v_6, %c_54 : index
                  %v_1258 = arith.index_cast %v_1257 : index to i64
                  %pointer_1259 = llvm.inttoptr %v_1258 : i64 to !llvm.ptr
                  %v_1260 = "llvm.load"(%pointer_1259) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1261 = arith.addi %v_6, %c_55 : index
                  %v_1262 = arith.index_cast %v_1261 : index to i64
                  %pointer_1263 = llvm.inttoptr %v_1262 : i64 to !llvm.ptr
                  %v_1264 = "llvm.load"(%pointer_1263) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1265 = arith.addi %v_6, %c_56 : index
                  %v_1266 = arith.index_cast %v_1265 : index to i64
                  %pointer_1267 = llvm.inttoptr %v_1266 : i64 to !llvm.ptr
                  %v_1268 = "llvm.load"(%pointer_1267) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1269 = arith.addi %v_6, %c_57 : index
                  %v_1270 = arith.index_cast %v_1269 : index to i64
                  %pointer_1271 = llvm.inttoptr %v_1270 : i64 to !llvm.ptr
                  %v_1272 = "llvm.load"(%pointer_1271) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1273 = arith.addi %v_6, %c_58 : index
                  %v_1274 = arith.index_cast %v_1273 : index to i64
                  %pointer_1275 = llvm.inttoptr %v_1274 : i64 to !llvm.ptr
                  %v_1276 = "llvm.load"(%pointer_1275) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1277 = arith.addi %v_6, %c_14 : index
                  %v_1278 = arith.index_cast %v_1277 : index to i64
                  %pointer_1279 = llvm.inttoptr %v_1278 : i64 to !llvm.ptr
                  %v_1280 = "llvm.load"(%pointer_1279) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1281 = arith.addi %v_6, %c_59 : index
                  %v_1282 = arith.index_cast %v_1281 : index to i64
                  %pointer_1283 = llvm.inttoptr %v_1282 : i64 to !llvm.ptr
                  %v_1284 = "llvm.load"(%pointer_1283) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1285 = arith.addi %v_6, %c_60 : index
                  %v_1286 = arith.index_cast %v_1285 : index to i64
                  %pointer_1287 = llvm.inttoptr %v_1286 : i64 to !llvm.ptr
                  %v_1288 = "llvm.load"(%pointer_1287) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1289 = arith.addi %v_6, %c_61 : index
                  %v_1290 = arith.index_cast %v_1289 : index to i64
                  %pointer_1291 = llvm.inttoptr %v_1290 : i64 to !llvm.ptr
                  %v_1292 = "llvm.load"(%pointer_1291) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1293 = arith.addi %v_6, %c_62 : index
                  %v_1294 = arith.index_cast %v_1293 : index to i64
                  %pointer_1295 = llvm.inttoptr %v_1294 : i64 to !llvm.ptr
                  %v_1296 = "llvm.load"(%pointer_1295) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1297 = arith.addi %v_6, %c_63 : index
                  %v_1298 = arith.index_cast %v_1297 : index to i64
                  %pointer_1299 = llvm.inttoptr %v_1298 : i64 to !llvm.ptr
                  %v_1300 = "llvm.load"(%pointer_1299) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1301 = arith.addi %v_6, %c_64 : index
                  %v_1302 = arith.index_cast %v_1301 : index to i64
                  %pointer_1303 = llvm.inttoptr %v_1302 : i64 to !llvm.ptr
                  %v_1304 = "llvm.load"(%pointer_1303) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1305 = arith.addi %v_6, %c_65 : index
                  %v_1306 = arith.index_cast %v_1305 : index to i64
                  %pointer_1307 = llvm.inttoptr %v_1306 : i64 to !llvm.ptr
                  %v_1308 = "llvm.load"(%pointer_1307) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1309 = arith.subi %v_31, %v_33 : index
                  %v_1310 = arith.index_cast %v_1309 : index to i32
                  %v_1311 = vector.broadcast %v_1310 : i32 to vector<16xi32>
                  %is_1312 = arith.cmpi sge, %c_43, %v_1311 : vector<16xi32>
                  %v_1313 = vector.shuffle %v_1248, %v_1252 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1314 = vector.shuffle %v_1248, %v_1252 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1315 = vector.shuffle %v_1256, %v_1260 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1316 = vector.shuffle %v_1256, %v_1260 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1317 = vector.shuffle %v_1264, %v_1268 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1318 = vector.shuffle %v_1264, %v_1268 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1319 = vector.shuffle %v_1272, %v_1276 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1320 = vector.shuffle %v_1272, %v_1276 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1321 = vector.shuffle %v_1280, %v_1284 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1322 = vector.shuffle %v_1280, %v_1284 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1323 = vector.shuffle %v_1288, %v_1292 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1324 = vector.shuffle %v_1288, %v_1292 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1325 = vector.shuffle %v_1296, %v_1300 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1326 = vector.shuffle %v_1296, %v_1300 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1327 = vector.shuffle %v_1304, %v_1308 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1328 = vector.shuffle %v_1304, %v_1308 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1329 = vector.shuffle %v_1313, %v_1315 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1330 = vector.shuffle %v_1313, %v_1315 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1331 = vector.shuffle %v_1314, %v_1316 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1332 = vector.shuffle %v_1314, %v_1316 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1333 = vector.shuffle %v_1317, %v_1319 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1334 = vector.shuffle %v_1317, %v_1319 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1335 = vector.shuffle %v_1318, %v_1320 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1336 = vector.shuffle %v_1318, %v_1320 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1337 = vector.shuffle %v_1321, %v_1323 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1338 = vector.shuffle %v_1321, %v_1323 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1339 = vector.shuffle %v_1322, %v_1324 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1340 = vector.shuffle %v_1322, %v_1324 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1341 = vector.shuffle %v_1325, %v_1327 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1342 = vector.shuffle %v_1325, %v_1327 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1343 = vector.shuffle %v_1326, %v_1328 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1344 = vector.shuffle %v_1326, %v_1328 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1345 = vector.shuffle %v_1329, %v_1333 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1346 = vector.shuffle %v_1329, %v_1333 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1347 = vector.shuffle %v_1331, %v_1335 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1348 = vector.shuffle %v_1331, %v_1335 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1349 = vector.shuffle %v_1330, %v_1334 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1350 = vector.shuffle %v_1330, %v_1334 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1351 = vector.shuffle %v_1332, %v_1336 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1352 = vector.shuffle %v_1332, %v_1336 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1353 = vector.shuffle %v_1337, %v_1341 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1354 = vector.shuffle %v_1337, %v_1341 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1355 = vector.shuffle %v_1339, %v_1343 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1356 = vector.shuffle %v_1339, %v_1343 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1357 = vector.shuffle %v_1338, %v_1342 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1358 = vector.shuffle %v_1338, %v_1342 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1359 = vector.shuffle %v_1340, %v_1344 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1360 = vector.shuffle %v_1340, %v_1344 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1361 = vector.shuffle %v_1345, %v_1353 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1362 = vector.shuffle %v_1345, %v_1353 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1363 = vector.shuffle %v_1347, %v_1355 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1364 = vector.shuffle %v_1347, %v_1355 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1365 = vector.shuffle %v_1349, %v_1357 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1366 = vector.shuffle %v_1349, %v_1357 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1367 = vector.shuffle %v_1351, %v_1359 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1368 = vector.shuffle %v_1351, %v_1359 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1369 = vector.shuffle %v_1346, %v_1354 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1370 = vector.shuffle %v_1346, %v_1354 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1371 = vector.shuffle %v_1348, %v_1356 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1372 = vector.shuffle %v_1348, %v_1356 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1373 = vector.shuffle %v_1350, %v_1358 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1374 = vector.shuffle %v_1350, %v_1358 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1375 = vector.shuffle %v_1352, %v_1360 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1376 = vector.shuffle %v_1352, %v_1360 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1377 = arith.muli %v_46, %c_6 : index
                  %v_1378 = arith.addi %v_18, %v_1377 : index
                  %v_1379 = memref.load %order[%v_1378] : memref<?xi32>
                  %is_1380 = arith.cmpi sge, %v_1379, %c_44 : i32
                  scf.if %is_1380 {
                    %v_1381 = arith.index_cast %v_1379 : i32 to index
                    %v_1382 = arith.divui %v_1381, %c_11 : index
                    %v_1383 = vector.maskedload %y[%v_1382, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1384 = memref.load %weights[%v_1381] : memref<?xf32>
                    %v_1385 = vector.broadcast %v_1384 : f32 to vector<16xf32>
                    %v_1386 = arith.mulf %v_1361, %v_1385 : vector<16xf32>
                    %v_1387 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1386) : (vector<16xf32>) -> vector<16xf32>
                    %v_1388 = arith.addf %v_1383, %v_1387 : vector<16xf32>
                    vector.maskedstore %y[%v_1382, %v_33], %is_1312, %v_1388 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1389 = arith.muli %v_46, %c_6 : index
                  %v_1390 = arith.addi %v_18, %v_1389 : index
                  %v_1391 = arith.addi %v_1390, %c_5 : index
                  %v_1392 = memref.load %order[%v_1391] : memref<?xi32>
                  %is_1393 = arith.cmpi sge, %v_1392, %c_44 : i32
                  scf.if %is_1393 {
                    %v_1394 = arith.index_cast %v_1392 : i32 to index
                    %v_1395 = arith.divui %v_1394, %c_11 : index
                    %v_1396 = vector.maskedload %y[%v_1395, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1397 = memref.load %weights[%v_1394] : memref<?xf32>
                    %v_1398 = vector.broadcast %v_1397 : f32 to vector<16xf32>
                    %v_1399 = arith.mulf %v_1363, %v_1398 : vector<16xf32>
                    %v_1400 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1399) : (vector<16xf32>) -> vector<16xf32>
                    %v_1401 = arith.addf %v_1396, %v_1400 : vector<16xf32>
                    vector.maskedstore %y[%v_1395, %v_33], %is_1312, %v_1401 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1402 = arith.muli %v_46, %c_6 : index
                  %v_1403 = arith.addi %v_18, %v_1402 : index
                  %v_1404 = arith.addi %v_1403, %c_8 : index
                  %v_1405 = memref.load %order[%v_1404] : memref<?xi32>
                  %is_1406 = arith.cmpi sge, %v_1405, %c_44 : i32
                  scf.if %is_1406 {
                    %v_1407 = arith.index_cast %v_1405 : i32 to index
                    %v_1408 = arith.divui %v_1407, %c_11 : index
                    %v_1409 = vector.maskedload %y[%v_1408, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1410 = memref.load %weights[%v_1407] : memref<?xf32>
                    %v_1411 = vector.broadcast %v_1410 : f32 to vector<16xf32>
                    %v_1412 = arith.mulf %v_1365, %v_1411 : vector<16xf32>
                    %v_1413 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1412) : (vector<16xf32>) -> vector<16xf32>
                    %v_1414 = arith.addf %v_1409, %v_1413 : vector<16xf32>
                    vector.maskedstore %y[%v_1408, %v_33], %is_1312, %v_1414 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1415 = arith.muli %v_46, %c_6 : index
                  %v_1416 = arith.addi %v_18, %v_1415 : index
                  %v_1417 = arith.addi %v_1416, %c_11 : index
                  %v_1418 = memref.load %order[%v_1417] : memref<?xi32>
                  %is_1419 = arith.cmpi sge, %v_1418, %c_44 : i32
                  scf.if %is_1419 {
                    %v_1420 = arith.index_cast %v_1418 : i32 to index
                    %v_1421 = arith.divui %v_1420, %c_11 : index
                    %v_1422 = vector.maskedload %y[%v_1421, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1423 = memref.load %weights[%v_1420] : memref<?xf32>
                    %v_1424 = vector.broadcast %v_1423 : f32 to vector<16xf32>
                    %v_1425 = arith.mulf %v_1367, %v_1424 : vector<16xf32>
                    %v_1426 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1425) : (vector<16xf32>) -> vector<16xf32>
                    %v_1427 = arith.addf %v_1422, %v_1426 : vector<16xf32>
                    vector.maskedstore %y[%v_1421, %v_33], %is_1312, %v_1427 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1428 = arith.muli %v_46, %c_6 : index
                  %v_1429 = arith.addi %v_18, %v_1428 : index
                  %v_1430 = arith.addi %v_1429, %c_16 : index
                  %v_1431 = memref.load %order[%v_1430] : memref<?xi32>
                  %is_1432 = arith.cmpi sge, %v_1431, %c_44 : i32
                  scf.if %is_1432 {
                    %v_1433 = arith.index_cast %v_1431 : i32 to index
                    %v_1434 = arith.divui %v_1433, %c_11 : index
                    %v_1435 = vector.maskedload %y[%v_1434, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1436 = memref.load %weights[%v_1433] : memref<?xf32>
                    %v_1437 = vector.broadcast %v_1436 : f32 to vector<16xf32>
                    %v_1438 = arith.mulf %v_1369, %v_1437 : vector<16xf32>
                    %v_1439 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1438) : (vector<16xf32>) -> vector<16xf32>
                    %v_1440 = arith.addf %v_1435, %v_1439 : vector<16xf32>
                    vector.maskedstore %y[%v_1434, %v_33], %is_1312, %v_1440 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1441 = arith.muli %v_46, %c_6 : index
                  %v_1442 = arith.addi %v_18, %v_1441 : index
                  %v_1443 = arith.addi %v_1442, %c_17 : index
                  %v_1444 = memref.load %order[%v_1443] : memref<?xi32>
                  %is_1445 = arith.cmpi sge, %v_1444, %c_44 : i32
                  scf.if %is_1445 {
                    %v_1446 = arith.index_cast %v_1444 : i32 to index
                    %v_1447 = arith.divui %v_1446, %c_11 : index
                    %v_1448 = vector.maskedload %y[%v_1447, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1449 = memref.load %weights[%v_1446] : memref<?xf32>
                    %v_1450 = vector.broadcast %v_1449 : f32 to vector<16xf32>
                    %v_1451 = arith.mulf %v_1371, %v_1450 : vector<16xf32>
                    %v_1452 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1451) : (vector<16xf32>) -> vector<16xf32>
                    %v_1453 = arith.addf %v_1448, %v_1452 : vector<16xf32>
                    vector.maskedstore %y[%v_1447, %v_33], %is_1312, %v_1453 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1454 = arith.muli %v_46, %c_6 : index
                  %v_1455 = arith.addi %v_18, %v_1454 : index
                  %v_1456 = arith.addi %v_1455, %c_18 : index
                  %v_1457 = memref.load %order[%v_1456] : memref<?xi32>
                  %is_1458 = arith.cmpi sge, %v_1457, %c_44 : i32
                  scf.if %is_1458 {
                    %v_1459 = arith.index_cast %v_1457 : i32 to index
                    %v_1460 = arith.divui %v_1459, %c_11 : index
                    %v_1461 = vector.maskedload %y[%v_1460, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1462 = memref.load %weights[%v_1459] : memref<?xf32>
                    %v_1463 = vector.broadcast %v_1462 : f32 to vector<16xf32>
                    %v_1464 = arith.mulf %v_1373, %v_1463 : vector<16xf32>
                    %v_1465 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1464) : (vector<16xf32>) -> vector<16xf32>
                    %v_1466 = arith.addf %v_1461, %v_1465 : vector<16xf32>
                    vector.maskedstore %y[%v_1460, %v_33], %is_1312, %v_1466 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1467 = arith.muli %v_46, %c_6 : index
                  %v_1468 = arith.addi %v_18, %v_1467 : index
                  %v_1469 = arith.addi %v_1468, %c_19 : index
                  %v_1470 = memref.load %order[%v_1469] : memref<?xi32>
                  %is_1471 = arith.cmpi sge, %v_1470, %c_44 : i32
                  scf.if %is_1471 {
                    %v_1472 = arith.index_cast %v_1470 : i32 to index
                    %v_1473 = arith.divui %v_1472, %c_11 : index
                    %v_1474 = vector.maskedload %y[%v_1473, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1475 = memref.load %weights[%v_1472] : memref<?xf32>
                    %v_1476 = vector.broadcast %v_1475 : f32 to vector<16xf32>
                    %v_1477 = arith.mulf %v_1375, %v_1476 : vector<16xf32>
                    %v_1478 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1477) : (vector<16xf32>) -> vector<16xf32>
                    %v_1479 = arith.addf %v_1474, %v_1478 : vector<16xf32>
                    vector.maskedstore %y[%v_1473, %v_33], %is_1312, %v_1479 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1480 = arith.muli %v_46, %c_6 : index
                  %v_1481 = arith.addi %v_18, %v_1480 : index
                  %v_1482 = arith.addi %v_1481, %c_15 : index
                  %v_1483 = memref.load %order[%v_1482] : memref<?xi32>
                  %is_1484 = arith.cmpi sge, %v_1483, %c_44 : i32
                  scf.if %is_1484 {
                    %v_1485 = arith.index_cast %v_1483 : i32 to index
                    %v_1486 = arith.divui %v_1485, %c_11 : index
                    %v_1487 = vector.maskedload %y[%v_1486, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1488 = memref.load %weights[%v_1485] : memref<?xf32>
                    %v_1489 = vector.broadcast %v_1488 : f32 to vector<16xf32>
                    %v_1490 = arith.mulf %v_1362, %v_1489 : vector<16xf32>
                    %v_1491 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1490) : (vector<16xf32>) -> vector<16xf32>
                    %v_1492 = arith.addf %v_1487, %v_1491 : vector<16xf32>
                    vector.maskedstore %y[%v_1486, %v_33], %is_1312, %v_1492 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1493 = arith.muli %v_46, %c_6 : index
                  %v_1494 = arith.addi %v_18, %v_1493 : index
                  %v_1495 = arith.addi %v_1494, %c_45 : index
                  %v_1496 = memref.load %order[%v_1495] : memref<?xi32>
                  %is_1497 = arith.cmpi sge, %v_1496, %c_44 : i32
                  scf.if %is_1497 {
                    %v_1498 = arith.index_cast %v_1496 : i32 to index
                    %v_1499 = arith.divui %v_1498, %c_11 : index
                    %v_1500 = vector.maskedload %y[%v_1499, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1501 = memref.load %weights[%v_1498] : memref<?xf32>
                    %v_1502 = vector.broadcast %v_1501 : f32 to vector<16xf32>
                    %v_1503 = arith.mulf %v_1364, %v_1502 : vector<16xf32>
                    %v_1504 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1503) : (vector<16xf32>) -> vector<16xf32>
                    %v_1505 = arith.addf %v_1500, %v_1504 : vector<16xf32>
                    vector.maskedstore %y[%v_1499, %v_33], %is_1312, %v_1505 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1506 = arith.muli %v_46, %c_6 : index
                  %v_1507 = arith.addi %v_18, %v_1506 : index
                  %v_1508 = arith.addi %v_1507, %c_46 : index
                  %v_1509 = memref.load %order[%v_1508] : memref<?xi32>
                  %is_1510 = arith.cmpi sge, %v_1509, %c_44 : i32
                  scf.if %is_1510 {
                    %v_1511 = arith.index_cast %v_1509 : i32 to index
                    %v_1512 = arith.divui %v_1511, %c_11 : index
                    %v_1513 = vector.maskedload %y[%v_1512, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1514 = memref.load %weights[%v_1511] : memref<?xf32>
                    %v_1515 = vector.broadcast %v_1514 : f32 to vector<16xf32>
                    %v_1516 = arith.mulf %v_1366, %v_1515 : vector<16xf32>
                    %v_1517 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1516) : (vector<16xf32>) -> vector<16xf32>
                    %v_1518 = arith.addf %v_1513, %v_1517 : vector<16xf32>
                    vector.maskedstore %y[%v_1512, %v_33], %is_1312, %v_1518 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1519 = arith.muli %v_46, %c_6 : index
                  %v_1520 = arith.addi %v_18, %v_1519 : index
                  %v_1521 = arith.addi %v_1520, %c_47 : index
                  %v_1522 = memref.load %order[%v_1521] : memref<?xi32>
                  %is_1523 = arith.cmpi sge, %v_1522, %c_44 : i32
                  scf.if %is_1523 {
                    %v_1524 = arith.index_cast %v_1522 : i32 to index
                    %v_1525 = arith.divui %v_1524, %c_11 : index
                    %v_1526 = vector.maskedload %y[%v_1525, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1527 = memref.load %weights[%v_1524] : memref<?xf32>
                    %v_1528 = vector.broadcast %v_1527 : f32 to vector<16xf32>
                    %v_1529 = arith.mulf %v_1368, %v_1528 : vector<16xf32>
                    %v_1530 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1529) : (vector<16xf32>) -> vector<16xf32>
                    %v_1531 = arith.addf %v_1526, %v_1530 : vector<16xf32>
                    vector.maskedstore %y[%v_1525, %v_33], %is_1312, %v_1531 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1532 = arith.muli %v_46, %c_6 : index
                  %v_1533 = arith.addi %v_18, %v_1532 : index
                  %v_1534 = arith.addi %v_1533, %c_48 : index
                  %v_1535 = memref.load %order[%v_1534] : memref<?xi32>
                  %is_1536 = arith.cmpi sge, %v_1535, %c_44 : i32
                  scf.if %is_1536 {
                    %v_1537 = arith.index_cast %v_1535 : i32 to index
                    %v_1538 = arith.divui %v_1537, %c_11 : index
                    %v_1539 = vector.maskedload %y[%v_1538, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1540 = memref.load %weights[%v_1537] : memref<?xf32>
                    %v_1541 = vector.broadcast %v_1540 : f32 to vector<16xf32>
                    %v_1542 = arith.mulf %v_1370, %v_1541 : vector<16xf32>
                    %v_1543 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1542) : (vector<16xf32>) -> vector<16xf32>
                    %v_1544 = arith.addf %v_1539, %v_1543 : vector<16xf32>
                    vector.maskedstore %y[%v_1538, %v_33], %is_1312, %v_1544 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1545 = arith.muli %v_46, %c_6 : index
                  %v_1546 = arith.addi %v_18, %v_1545 : index
                  %v_1547 = arith.addi %v_1546, %c_49 : index
                  %v_1548 = memref.load %order[%v_1547] : memref<?xi32>
                  %is_1549 = arith.cmpi sge, %v_1548, %c_44 : i32
                  scf.if %is_1549 {
                    %v_1550 = arith.index_cast %v_1548 : i32 to index
                    %v_1551 = arith.divui %v_1550, %c_11 : index
                    %v_1552 = vector.maskedload %y[%v_1551, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1553 = memref.load %weights[%v_1550] : memref<?xf32>
                    %v_1554 = vector.broadcast %v_1553 : f32 to vector<16xf32>
                    %v_1555 = arith.mulf %v_1372, %v_1554 : vector<16xf32>
                    %v_1556 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1555) : (vector<16xf32>) -> vector<16xf32>
                    %v_1557 = arith.addf %v_1552, %v_1556 : vector<16xf32>
                    vector.maskedstore %y[%v_1551, %v_33], %is_1312, %v_1557 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1558 = arith.muli %v_46, %c_6 : index
                  %v_1559 = arith.addi %v_18, %v_1558 : index
                  %v_1560 = arith.addi %v_1559, %c_50 : index
                  %v_1561 = memref.load %order[%v_1560] : memref<?xi32>
                  %is_1562 = arith.cmpi sge, %v_1561, %c_44 : i32
                  scf.if %is_1562 {
                    %v_1563 = arith.index_cast %v_1561 : i32 to index
                    %v_1564 = arith.divui %v_1563, %c_11 : index
                    %v_1565 = vector.maskedload %y[%v_1564, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1566 = memref.load %weights[%v_1563] : memref<?xf32>
                    %v_1567 = vector.broadcast %v_1566 : f32 to vector<16xf32>
                    %v_1568 = arith.mulf %v_1374, %v_1567 : vector<16xf32>
                    %v_1569 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1568) : (vector<16xf32>) -> vector<16xf32>
                    %v_1570 = arith.addf %v_1565, %v_1569 : vector<16xf32>
                    vector.maskedstore %y[%v_1564, %v_33], %is_1312, %v_1570 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1571 = arith.muli %v_46, %c_6 : index
                  %v_1572 = arith.addi %v_18, %v_1571 : index
                  %v_1573 = arith.addi %v_1572, %c_9 : index
                  %v_1574 = memref.load %order[%v_1573] : memref<?xi32>
                  %is_1575 = arith.cmpi sge, %v_1574, %c_44 : i32
                  scf.if %is_1575 {
                    %v_1576 = arith.index_cast %v_1574 : i32 to index
                    %v_1577 = arith.divui %v_1576, %c_11 : index
                    %v_1578 = vector.maskedload %y[%v_1577, %v_33], %is_1312, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1579 = memref.load %weights[%v_1576] : memref<?xf32>
                    %v_1580 = vector.broadcast %v_1579 : f32 to vector<16xf32>
                    %v_1581 = arith.mulf %v_1376, %v_1580 : vector<16xf32>
                    %v_1582 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1581) : (vector<16xf32>) -> vector<16xf32>
                    %v_1583 = arith.addf %v_1578, %v_1582 : vector<16xf32>
                    vector.maskedstore %y[%v_1577, %v_33], %is_1312, %v_1583 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_1584 = arith.addi %v_46, %c_5 : index
                %v_1585 = arith.addi %v_6, %c_21 : index
                %is_1586 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_1586 {
                  %v_1587 = arith.index_cast %v_1585 : index to i64
                  %pointer_1588 = llvm.inttoptr %v_1587 : i64 to !llvm.ptr
                  %v_1589 = "llvm.load"(%pointer_1588) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1590 = arith.addi %v_1585, %c_0 : index
                  %v_1591 = arith.index_cast %v_1590 : index to i64
                  %pointer_1592 = llvm.inttoptr %v_1591 : i64 to !llvm.ptr
                  %v_1593 = "llvm.load"(%pointer_1592) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1594 = arith.addi %v_1585, %c_29 : index
                  %v_1595 = arith.index_cast %v_1594 : index to i64
                  %pointer_1596 = llvm.inttoptr %v_1595 : i64 to !llvm.ptr
                  %v_1597 = "llvm.load"(%pointer_1596) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1598 = arith.addi %v_1585, %c_30 : index
                  %v_1599 = arith.index_cast %v_1598 : index to i64
                  %pointer_1600 = llvm.inttoptr %v_1599 : i64 to !llvm.ptr
                  %v_1601 = "llvm.load"(%pointer_1600) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1602 = arith.addi %v_1585, %c_31 : index
                  %v_1603 = arith.index_cast %v_1602 : index to i64
                  %pointer_1604 = llvm.inttoptr %v_1603 : i64 to !llvm.ptr
                  %v_1605 = "llvm.load"(%pointer_1604) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1606 = arith.addi %v_1585, %c_32 : index
                  %v_1607 = arith.index_cast %v_1606 : index to i64
                  %pointer_1608 = llvm.inttoptr %v_1607 : i64 to !llvm.ptr
                  %v_1609 = "llvm.load"(%pointer_1608) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1610 = arith.addi %v_1585, %c_33 : index
                  %v_1611 = arith.index_cast %v_1610 : index to i64
                  %pointer_1612 = llvm.inttoptr %v_1611 : i64 to !llvm.ptr
                  %v_1613 = "llvm.load"(%pointer_1612) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1614 = arith.addi %v_1585, %c_34 : index
                  %v_1615 = arith.index_cast %v_1614 : index to i64
                  %pointer_1616 = llvm.inttoptr %v_1615 : i64 to !llvm.ptr
                  %v_1617 = "llvm.load"(%pointer_1616) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1618 = arith.addi %v_1585, %c_35 : index
                  %v_1619 = arith.index_cast %v_1618 : index to i64
                  %pointer_1620 = llvm.inttoptr %v_1619 : i64 to !llvm.ptr
                  %v_1621 = "llvm.load"(%pointer_1620) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1622 = arith.addi %v_1585, %c_36 : index
                  %v_1623 = arith.index_cast %v_1622 : index to i64
                  %pointer_1624 = llvm.inttoptr %v_1623 : i64 to !llvm.ptr
                  %v_1625 = "llvm.load"(%pointer_1624) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1626 = arith.addi %v_1585, %c_37 : index
                  %v_1627 = arith.index_cast %v_1626 : index to i64
                  %pointer_1628 = llvm.inttoptr %v_1627 : i64 to !llvm.ptr
                  %v_1629 = "llvm.load"(%pointer_1628) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1630 = arith.addi %v_1585, %c_38 : index
                  %v_1631 = arith.index_cast %v_1630 : index to i64
                  %pointer_1632 = llvm.inttoptr %v_1631 : i64 to !llvm.ptr
                  %v_1633 = "llvm.load"(%pointer_1632) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1634 = arith.addi %v_1585, %c_39 : index
                  %v_1635 = arith.index_cast %v_1634 : index to i64
                  %pointer_1636 = llvm.inttoptr %v_1635 : i64 to !llvm.ptr
                  %v_1637 = "llvm.load"(%pointer_1636) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1638 = arith.addi %v_1585, %c_40 : index
                  %v_1639 = arith.index_cast %v_1638 : index to i64
                  %pointer_1640 = llvm.inttoptr %v_1639 : i64 to !llvm.ptr
                  %v_1641 = "llvm.load"(%pointer_1640) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1642 = arith.addi %v_1585, %c_41 : index
                  %v_1643 = arith.index_cast %v_1642 : index to i64
                  %pointer_1644 = llvm.inttoptr %v_1643 : i64 to !llvm.ptr
                  %v_1645 = "llvm.load"(%pointer_1644) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1646 = arith.addi %v_1585, %c_42 : index
                  %v_1647 = arith.index_cast %v_1646 : index to i64
                  %pointer_1648 = llvm.inttoptr %v_1647 : i64 to !llvm.ptr
                  %v_1649 = "llvm.load"(%pointer_1648) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1650 = arith.subi %i_30, %v_32 : index
                  %v_1651 = arith.index_cast %v_1650 : index to i32
                  %v_1652 = vector.broadcast %v_1651 : i32 to vector<16xi32>
                  %is_1653 = arith.cmpi sge, %c_43, %v_1652 : vector<16xi32>
                  %v_1654 = vector.shuffle %v_1589, %v_1593 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1655 = vector.shuffle %v_1589, %v_1593 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1656 = vector.shuffle %v_1597, %v_1601 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1657 = vector.shuffle %v_1597, %v_1601 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1658 = vector.shuffle %v_1605, %v_1609 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1659 = vector.shuffle %v_1605, %v_1609 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1660 = vector.shuffle %v_1613, %v_1617 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1661 = vector.shuffle %v_1613, %v_1617 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1662 = vector.shuffle %v_1621, %v_1625 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1663 = vector.shuffle %v_1621, %v_1625 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1664 = vector.shuffle %v_1629, %v_1633 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1665 = vector.shuffle %v_1629, %v_1633 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1666 = vector.shuffle %v_1637, %v_1641 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1667 = vector.shuffle %v_1637, %v_1641 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1668 = vector.shuffle %v_1645, %v_1649 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1669 = vector.shuffle %v_1645, %v_1649 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1670 = vector.shuffle %v_1654, %v_1656 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1671 = vector.shuffle %v_1654, %v_1656 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1672 = vector.shuffle %v_1655, %v_1657 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1673 = vector.shuffle %v_1655, %v_1657 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1674 = vector.shuffle %v_1658, %v_1660 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1675 = vector.shuffle %v_1658, %v_1660 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1676 = vector.shuffle %v_1659, %v_1661 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1677 = vector.shuffle %v_1659, %v_1661 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1678 = vector.shuffle %v_1662, %v_1664 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1679 = vector.shuffle %v_1662, %v_1664 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1680 = vector.shuffle %v_1663, %v_1665 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1681 = vector.shuffle %v_1663, %v_1665 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1682 = vector.shuffle %v_1666, %v_1668 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1683 = vector.shuffle %v_1666, %v_1668 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1684 = vector.shuffle %v_1667, %v_1669 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1685 = vector.shuffle %v_1667, %v_1669 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1686 = vector.shuffle %v_1670, %v_1674 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1687 = vector.shuffle %v_1670, %v_1674 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1688 = vector.shuffle %v_1672, %v_1676 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1689 = vector.shuffle %v_1672, %v_1676 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1690 = vector.shuffle %v_1671, %v_1675 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1691 = vector.shuffle %v_1671, %v_1675 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1692 = vector.shuffle %v_1673, %v_1677 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1693 = vector.shuffle %v_1673, %v_1677 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1694 = vector.shuffle %v_1678, %v_1682 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1695 = vector.shuffle %v_1678, %v_1682 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1696 = vector.shuffle %v_1680, %v_1684 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1697 = vector.shuffle %v_1680, %v_1684 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1698 = vector.shuffle %v_1679, %v_1683 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1699 = vector.shuffle %v_1679, %v_1683 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1700 = vector.shuffle %v_1681, %v_1685 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1701 = vector.shuffle %v_1681, %v_1685 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1702 = vector.shuffle %v_1686, %v_1694 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1703 = vector.shuffle %v_1686, %v_1694 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1704 = vector.shuffle %v_1688, %v_1696 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1705 = vector.shuffle %v_1688, %v_1696 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1706 = vector.shuffle %v_1690, %v_1698 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1707 = vector.shuffle %v_1690, %v_1698 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1708 = vector.shuffle %v_1692, %v_1700 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1709 = vector.shuffle %v_1692, %v_1700 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1710 = vector.shuffle %v_1687, %v_1695 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1711 = vector.shuffle %v_1687, %v_1695 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1712 = vector.shuffle %v_1689, %v_1697 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1713 = vector.shuffle %v_1689, %v_1697 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1714 = vector.shuffle %v_1691, %v_1699 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1715 = vector.shuffle %v_1691, %v_1699 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1716 = vector.shuffle %v_1693, %v_1701 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1717 = vector.shuffle %v_1693, %v_1701 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1718 = arith.muli %v_1584, %c_6 : index
                  %v_1719 = arith.addi %v_18, %v_1718 : index
                  %v_1720 = memref.load %order[%v_1719] : memref<?xi32>
                  %is_1721 = arith.cmpi sge, %v_1720, %c_44 : i32
                  scf.if %is_1721 {
                    %v_1722 = arith.index_cast %v_1720 : i32 to index
                    %v_1723 = arith.divui %v_1722, %c_11 : index
                    %v_1724 = vector.maskedload %y[%v_1723, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1725 = memref.load %weights[%v_1722] : memref<?xf32>
                    %v_1726 = vector.broadcast %v_1725 : f32 to vector<16xf32>
                    %v_1727 = arith.mulf %v_1702, %v_1726 : vector<16xf32>
                    %v_1728 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1727) : (vector<16xf32>) -> vector<16xf32>
                    %v_1729 = arith.addf %v_1724, %v_1728 : vector<16xf32>
                    vector.maskedstore %y[%v_1723, %v_32], %is_1653, %v_1729 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1730 = arith.muli %v_1584, %c_6 : index
                  %v_1731 = arith.addi %v_18, %v_1730 : index
                  %v_1732 = arith.addi %v_1731, %c_5 : index
                  %v_1733 = memref.load %order[%v_1732] : memref<?xi32>
                  %is_1734 = arith.cmpi sge, %v_1733, %c_44 : i32
                  scf.if %is_1734 {
                    %v_1735 = arith.index_cast %v_1733 : i32 to index
                    %v_1736 = arith.divui %v_1735, %c_11 : index
                    %v_1737 = vector.maskedload %y[%v_1736, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1738 = memref.load %weights[%v_1735] : memref<?xf32>
                    %v_1739 = vector.broadcast %v_1738 : f32 to vector<16xf32>
                    %v_1740 = arith.mulf %v_1704, %v_1739 : vector<16xf32>
                    %v_1741 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1740) : (vector<16xf32>) -> vector<16xf32>
                    %v_1742 = arith.addf %v_1737, %v_1741 : vector<16xf32>
                    vector.maskedstore %y[%v_1736, %v_32], %is_1653, %v_1742 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1743 = arith.muli %v_1584, %c_6 : index
                  %v_1744 = arith.addi %v_18, %v_1743 : index
                  %v_1745 = arith.addi %v_1744, %c_8 : index
                  %v_1746 = memref.load %order[%v_1745] : memref<?xi32>
                  %is_1747 = arith.cmpi sge, %v_1746, %c_44 : i32
                  scf.if %is_1747 {
                    %v_1748 = arith.index_cast %v_1746 : i32 to index
                    %v_1749 = arith.divui %v_1748, %c_11 : index
                    %v_1750 = vector.maskedload %y[%v_1749, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1751 = memref.load %weights[%v_1748] : memref<?xf32>
                    %v_1752 = vector.broadcast %v_1751 : f32 to vector<16xf32>
                    %v_1753 = arith.mulf %v_1706, %v_1752 : vector<16xf32>
                    %v_1754 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1753) : (vector<16xf32>) -> vector<16xf32>
                    %v_1755 = arith.addf %v_1750, %v_1754 : vector<16xf32>
                    vector.maskedstore %y[%v_1749, %v_32], %is_1653, %v_1755 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1756 = arith.muli %v_1584, %c_6 : index
                  %v_1757 = arith.addi %v_18, %v_1756 : index
                  %v_1758 = arith.addi %v_1757, %c_11 : index
                  %v_1759 = memref.load %order[%v_1758] : memref<?xi32>
                  %is_1760 = arith.cmpi sge, %v_1759, %c_44 : i32
                  scf.if %is_1760 {
                    %v_1761 = arith.index_cast %v_1759 : i32 to index
                    %v_1762 = arith.divui %v_1761, %c_11 : index
                    %v_1763 = vector.maskedload %y[%v_1762, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1764 = memref.load %weights[%v_1761] : memref<?xf32>
                    %v_1765 = vector.broadcast %v_1764 : f32 to vector<16xf32>
                    %v_1766 = arith.mulf %v_1708, %v_1765 : vector<16xf32>
                    %v_1767 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1766) : (vector<16xf32>) -> vector<16xf32>
                    %v_1768 = arith.addf %v_1763, %v_1767 : vector<16xf32>
                    vector.maskedstore %y[%v_1762, %v_32], %is_1653, %v_1768 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1769 = arith.muli %v_1584, %c_6 : index
                  %v_1770 = arith.addi %v_18, %v_1769 : index
                  %v_1771 = arith.addi %v_1770, %c_16 : index
                  %v_1772 = memref.load %order[%v_1771] : memref<?xi32>
                  %is_1773 = arith.cmpi sge, %v_1772, %c_44 : i32
                  scf.if %is_1773 {
                    %v_1774 = arith.index_cast %v_1772 : i32 to index
                    %v_1775 = arith.divui %v_1774, %c_11 : index
                    %v_1776 = vector.maskedload %y[%v_1775, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1777 = memref.load %weights[%v_1774] : memref<?xf32>
                    %v_1778 = vector.broadcast %v_1777 : f32 to vector<16xf32>
                    %v_1779 = arith.mulf %v_1710, %v_1778 : vector<16xf32>
                    %v_1780 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1779) : (vector<16xf32>) -> vector<16xf32>
                    %v_1781 = arith.addf %v_1776, %v_1780 : vector<16xf32>
                    vector.maskedstore %y[%v_1775, %v_32], %is_1653, %v_1781 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1782 = arith.muli %v_1584, %c_6 : index
                  %v_1783 = arith.addi %v_18, %v_1782 : index
                  %v_1784 = arith.addi %v_1783, %c_17 : index
                  %v_1785 = memref.load %order[%v_1784] : memref<?xi32>
                  %is_1786 = arith.cmpi sge, %v_1785, %c_44 : i32
                  scf.if %is_1786 {
                    %v_1787 = arith.index_cast %v_1785 : i32 to index
                    %v_1788 = arith.divui %v_1787, %c_11 : index
                    %v_1789 = vector.maskedload %y[%v_1788, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1790 = memref.load %weights[%v_1787] : memref<?xf32>
                    %v_1791 = vector.broadcast %v_1790 : f32 to vector<16xf32>
                    %v_1792 = arith.mulf %v_1712, %v_1791 : vector<16xf32>
                    %v_1793 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1792) : (vector<16xf32>) -> vector<16xf32>
                    %v_1794 = arith.addf %v_1789, %v_1793 : vector<16xf32>
                    vector.maskedstore %y[%v_1788, %v_32], %is_1653, %v_1794 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1795 = arith.muli %v_1584, %c_6 : index
                  %v_1796 = arith.addi %v_18, %v_1795 : index
                  %v_1797 = arith.addi %v_1796, %c_18 : index
                  %v_1798 = memref.load %order[%v_1797] : memref<?xi32>
                  %is_1799 = arith.cmpi sge, %v_1798, %c_44 : i32
                  scf.if %is_1799 {
                    %v_1800 = arith.index_cast %v_1798 : i32 to index
                    %v_1801 = arith.divui %v_1800, %c_11 : index
                    %v_1802 = vector.maskedload %y[%v_1801, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1803 = memref.load %weights[%v_1800] : memref<?xf32>
                    %v_1804 = vector.broadcast %v_1803 : f32 to vector<16xf32>
                    %v_1805 = arith.mulf %v_1714, %v_1804 : vector<16xf32>
                    %v_1806 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1805) : (vector<16xf32>) -> vector<16xf32>
                    %v_1807 = arith.addf %v_1802, %v_1806 : vector<16xf32>
                    vector.maskedstore %y[%v_1801, %v_32], %is_1653, %v_1807 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1808 = arith.muli %v_1584, %c_6 : index
                  %v_1809 = arith.addi %v_18, %v_1808 : index
                  %v_1810 = arith.addi %v_1809, %c_19 : index
                  %v_1811 = memref.load %order[%v_1810] : memref<?xi32>
                  %is_1812 = arith.cmpi sge, %v_1811, %c_44 : i32
                  scf.if %is_1812 {
                    %v_1813 = arith.index_cast %v_1811 : i32 to index
                    %v_1814 = arith.divui %v_1813, %c_11 : index
                    %v_1815 = vector.maskedload %y[%v_1814, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1816 = memref.load %weights[%v_1813] : memref<?xf32>
                    %v_1817 = vector.broadcast %v_1816 : f32 to vector<16xf32>
                    %v_1818 = arith.mulf %v_1716, %v_1817 : vector<16xf32>
                    %v_1819 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1818) : (vector<16xf32>) -> vector<16xf32>
                    %v_1820 = arith.addf %v_1815, %v_1819 : vector<16xf32>
                    vector.maskedstore %y[%v_1814, %v_32], %is_1653, %v_1820 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1821 = arith.muli %v_1584, %c_6 : index
                  %v_1822 = arith.addi %v_18, %v_1821 : index
                  %v_1823 = arith.addi %v_1822, %c_15 : index
                  %v_1824 = memref.load %order[%v_1823] : memref<?xi32>
                  %is_1825 = arith.cmpi sge, %v_1824, %c_44 : i32
                  scf.if %is_1825 {
                    %v_1826 = arith.index_cast %v_1824 : i32 to index
                    %v_1827 = arith.divui %v_1826, %c_11 : index
                    %v_1828 = vector.maskedload %y[%v_1827, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1829 = memref.load %weights[%v_1826] : memref<?xf32>
                    %v_1830 = vector.broadcast %v_1829 : f32 to vector<16xf32>
                    %v_1831 = arith.mulf %v_1703, %v_1830 : vector<16xf32>
                    %v_1832 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1831) : (vector<16xf32>) -> vector<16xf32>
                    %v_1833 = arith.addf %v_1828, %v_1832 : vector<16xf32>
                    vector.maskedstore %y[%v_1827, %v_32], %is_1653, %v_1833 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1834 = arith.muli %v_1584, %c_6 : index
                  %v_1835 = arith.addi %v_18, %v_1834 : index
                  %v_1836 = arith.addi %v_1835, %c_45 : index
                  %v_1837 = memref.load %order[%v_1836] : memref<?xi32>
                  %is_1838 = arith.cmpi sge, %v_1837, %c_44 : i32
                  scf.if %is_1838 {
                    %v_1839 = arith.index_cast %v_1837 : i32 to index
                    %v_1840 = arith.divui %v_1839, %c_11 : index
                    %v_1841 = vector.maskedload %y[%v_1840, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1842 = memref.load %weights[%v_1839] : memref<?xf32>
                    %v_1843 = vector.broadcast %v_1842 : f32 to vector<16xf32>
                    %v_1844 = arith.mulf %v_1705, %v_1843 : vector<16xf32>
                    %v_1845 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1844) : (vector<16xf32>) -> vector<16xf32>
                    %v_1846 = arith.addf %v_1841, %v_1845 : vector<16xf32>
                    vector.maskedstore %y[%v_1840, %v_32], %is_1653, %v_1846 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1847 = arith.muli %v_1584, %c_6 : index
                  %v_1848 = arith.addi %v_18, %v_1847 : index
                  %v_1849 = arith.addi %v_1848, %c_46 : index
                  %v_1850 = memref.load %order[%v_1849] : memref<?xi32>
                  %is_1851 = arith.cmpi sge, %v_1850, %c_44 : i32
                  scf.if %is_1851 {
                    %v_1852 = arith.index_cast %v_1850 : i32 to index
                    %v_1853 = arith.divui %v_1852, %c_11 : index
                    %v_1854 = vector.maskedload %y[%v_1853, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1855 = memref.load %weights[%v_1852] : memref<?xf32>
                    %v_1856 = vector.broadcast %v_1855 : f32 to vector<16xf32>
                    %v_1857 = arith.mulf %v_1707, %v_1856 : vector<16xf32>
                    %v_1858 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1857) : (vector<16xf32>) -> vector<16xf32>
                    %v_1859 = arith.addf %v_1854, %v_1858 : vector<16xf32>
                    vector.maskedstore %y[%v_1853, %v_32], %is_1653, %v_1859 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1860 = arith.muli %v_1584, %c_6 : index
                  %v_1861 = arith.addi %v_18, %v_1860 : index
                  %v_1862 = arith.addi %v_1861, %c_47 : index
                  %v_1863 = memref.load %order[%v_1862] : memref<?xi32>
                  %is_1864 = arith.cmpi sge, %v_1863, %c_44 : i32
                  scf.if %is_1864 {
                    %v_1865 = arith.index_cast %v_1863 : i32 to index
                    %v_1866 = arith.divui %v_1865, %c_11 : index
                    %v_1867 = vector.maskedload %y[%v_1866, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1868 = memref.load %weights[%v_1865] : memref<?xf32>
                    %v_1869 = vector.broadcast %v_1868 : f32 to vector<16xf32>
                    %v_1870 = arith.mulf %v_1709, %v_1869 : vector<16xf32>
                    %v_1871 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1870) : (vector<16xf32>) -> vector<16xf32>
                    %v_1872 = arith.addf %v_1867, %v_1871 : vector<16xf32>
                    vector.maskedstore %y[%v_1866, %v_32], %is_1653, %v_1872 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1873 = arith.muli %v_1584, %c_6 : index
                  %v_1874 = arith.addi %v_18, %v_1873 : index
                  %v_1875 = arith.addi %v_1874, %c_48 : index
                  %v_1876 = memref.load %order[%v_1875] : memref<?xi32>
                  %is_1877 = arith.cmpi sge, %v_1876, %c_44 : i32
                  scf.if %is_1877 {
                    %v_1878 = arith.index_cast %v_1876 : i32 to index
                    %v_1879 = arith.divui %v_1878, %c_11 : index
                    %v_1880 = vector.maskedload %y[%v_1879, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1881 = memref.load %weights[%v_1878] : memref<?xf32>
                    %v_1882 = vector.broadcast %v_1881 : f32 to vector<16xf32>
                    %v_1883 = arith.mulf %v_1711, %v_1882 : vector<16xf32>
                    %v_1884 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1883) : (vector<16xf32>) -> vector<16xf32>
                    %v_1885 = arith.addf %v_1880, %v_1884 : vector<16xf32>
                    vector.maskedstore %y[%v_1879, %v_32], %is_1653, %v_1885 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1886 = arith.muli %v_1584, %c_6 : index
                  %v_1887 = arith.addi %v_18, %v_1886 : index
                  %v_1888 = arith.addi %v_1887, %c_49 : index
                  %v_1889 = memref.load %order[%v_1888] : memref<?xi32>
                  %is_1890 = arith.cmpi sge, %v_1889, %c_44 : i32
                  scf.if %is_1890 {
                    %v_1891 = arith.index_cast %v_1889 : i32 to index
                    %v_1892 = arith.divui %v_1891, %c_11 : index
                    %v_1893 = vector.maskedload %y[%v_1892, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1894 = memref.load %weights[%v_1891] : memref<?xf32>
                    %v_1895 = vector.broadcast %v_1894 : f32 to vector<16xf32>
                    %v_1896 = arith.mulf %v_1713, %v_1895 : vector<16xf32>
                    %v_1897 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1896) : (vector<16xf32>) -> vector<16xf32>
                    %v_1898 = arith.addf %v_1893, %v_1897 : vector<16xf32>
                    vector.maskedstore %y[%v_1892, %v_32], %is_1653, %v_1898 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1899 = arith.muli %v_1584, %c_6 : index
                  %v_1900 = arith.addi %v_18, %v_1899 : index
                  %v_1901 = arith.addi %v_1900, %c_50 : index
                  %v_1902 = memref.load %order[%v_1901] : memref<?xi32>
                  %is_1903 = arith.cmpi sge, %v_1902, %c_44 : i32
                  scf.if %is_1903 {
                    %v_1904 = arith.index_cast %v_1902 : i32 to index
                    %v_1905 = arith.divui %v_1904, %c_11 : index
                    %v_1906 = vector.maskedload %y[%v_1905, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1907 = memref.load %weights[%v_1904] : memref<?xf32>
                    %v_1908 = vector.broadcast %v_1907 : f32 to vector<16xf32>
                    %v_1909 = arith.mulf %v_1715, %v_1908 : vector<16xf32>
                    %v_1910 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1909) : (vector<16xf32>) -> vector<16xf32>
                    %v_1911 = arith.addf %v_1906, %v_1910 : vector<16xf32>
                    vector.maskedstore %y[%v_1905, %v_32], %is_1653, %v_1911 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1912 = arith.muli %v_1584, %c_6 : index
                  %v_1913 = arith.addi %v_18, %v_1912 : index
                  %v_1914 = arith.addi %v_1913, %c_9 : index
                  %v_1915 = memref.load %order[%v_1914] : memref<?xi32>
                  %is_1916 = arith.cmpi sge, %v_1915, %c_44 : i32
                  scf.if %is_1916 {
                    %v_1917 = arith.index_cast %v_1915 : i32 to index
                    %v_1918 = arith.divui %v_1917, %c_11 : index
                    %v_1919 = vector.maskedload %y[%v_1918, %v_32], %is_1653, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1920 = memref.load %weights[%v_1917] : memref<?xf32>
                    %v_1921 = vector.broadcast %v_1920 : f32 to vector<16xf32>
                    %v_1922 = arith.mulf %v_1717, %v_1921 : vector<16xf32>
                    %v_1923 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1922) : (vector<16xf32>) -> vector<16xf32>
                    %v_1924 = arith.addf %v_1919, %v_1923 : vector<16xf32>
                    vector.maskedstore %y[%v_1918, %v_32], %is_1653, %v_1924 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1925 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_1925 {
                  %v_1926 = arith.addi %v_1585, %c_51 : index
                  %v_1927 = arith.index_cast %v_1926 : index to i64
                  %pointer_1928 = llvm.inttoptr %v_1927 : i64 to !llvm.ptr
                  %v_1929 = "llvm.load"(%pointer_1928) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1930 = arith.addi %v_1585, %c_52 : index
                  %v_1931 = arith.index_cast %v_1930 : index to i64
                  %pointer_1932 = llvm.inttoptr %v_1931 : i64 to !llvm.ptr
                  %v_1933 = "llvm.load"(%pointer_1932) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1934 = arith.addi %v_1585, %c_53 : index
                  %v_1935 = arith.index_cast %v_1934 : index to i64
                  %pointer_1936 = llvm.inttoptr %v_1935 : i64 to !llvm.ptr
                  %v_1937 = "llvm.load"(%pointer_1936) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1938 = arith.addi %v_1585, %c_54 : index
                  %v_1939 = arith.index_cast %v_1938 : index to i64
                  %pointer_1940 = llvm.inttoptr %v_1939 : i64 to !llvm.ptr
                  %v_1941 = "llvm.load"(%pointer_1940) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1942 = arith.addi %v_1585, %c_55 : index
                  %v_1943 = arith.index_cast %v_1942 : index to i64
                  %pointer_1944 = llvm.inttoptr %v_1943 : i64 to !llvm.ptr
                  %v_1945 = "llvm.load"(%pointer_1944) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1946 = arith.addi %v_1585, %c_56 : index
                  %v_1947 = arith.index_cast %v_1946 : index to i64
                  %pointer_1948 = llvm.inttoptr %v_1947 : i64 to !llvm.ptr
                  %v_1949 = "llvm.load"(%pointer_1948) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1950 = arith.addi %v_1585, %c_57 : index
                  %v_1951 = arith.index_cast %v_1950 : index to i64
                  %pointer_1952 = llvm.inttoptr %v_1951 : i64 to !llvm.ptr
                  %v_1953 = "llvm.load"(%pointer_1952) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1954 = arith.addi %v_1585, %c_58 : index
                  %v_1955 = arith.index_cast %v_1954 : index to i64
                  %pointer_1956 = llvm.inttoptr %v_1955 : i64 to !llvm.ptr
                  %v_1957 = "llvm.load"(%pointer_1956) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1958 = arith.addi %v_1585, %c_14 : index
                  %v_1959 = arith.index_cast %v_1958 : index to i64
                  %pointer_1960 = llvm.inttoptr %v_1959 : i64 to !llvm.ptr
                  %v_1961 = "llvm.load"(%pointer_1960) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1962 = arith.addi %v_1585, %c_59 : index
                  %v_1963 = arith.index_cast %v_1962 : index to i64
                  %pointer_1964 = llvm.inttoptr %v_1963 : i64 to !llvm.ptr
                  %v_1965 = "llvm.load"(%pointer_1964) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1966 = arith.addi %v_1585, %c_60 : index
                  %v_1967 = arith.index_cast %v_1966 : index to i64
                  %pointer_1968 = llvm.inttoptr %v_1967 : i64 to !llvm.ptr
                  %v_1969 = "llvm.load"(%pointer_1968) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1970 = arith.addi %v_1585, %c_61 : index
                  %v_1971 = arith.index_cast %v_1970 : index to i64
                  %pointer_1972 = llvm.inttoptr %v_1971 : i64 to !llvm.ptr
                  %v_1973 = "llvm.load"(%pointer_1972) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1974 = arith.addi %v_1585, %c_62 : index
                  %v_1975 = arith.index_cast %v_1974 : index to i64
                  %pointer_1976 = llvm.inttoptr %v_1975 : i64 to !llvm.ptr
                  %v_1977 = "llvm.load"(%pointer_1976) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1978 = arith.addi %v_1585, %c_63 : index
                  %v_1979 = arith.index_cast %v_1978 : index to i64
                  %pointer_1980 = llvm.inttoptr %v_1979 : i64 to !llvm.ptr
                  %v_1981 = "llvm.load"(%pointer_1980) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1982 = arith.addi %v_1585, %c_64 : index
                  %v_1983 = arith.index_cast %v_1982 : index to i64
                  %pointer_1984 = llvm.inttoptr %v_1983 : i64 to !llvm.ptr
                  %v_1985 = "llvm.load"(%pointer_1984) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1986 = arith.addi %v_1585, %c_65 : index
                  %v_1987 = arith.index_cast %v_1986 : index to i64
                  %pointer_1988 = llvm.inttoptr %v_1987 : i64 to !llvm.ptr
                  %v_1989 = "llvm.load"(%pointer_1988) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1990 = arith.subi %v_31, %v_33 : index
                  %v_1991 = arith.index_cast %v_1990 : index to i32
                  %v_1992 = vector.broadcast %v_1991 : i32 to vector<16xi32>
                  %is_1993 = arith.cmpi sge, %c_43, %v_1992 : vector<16xi32>
                  %v_1994 = vector.shuffle %v_1929, %v_1933 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1995 = vector.shuffle %v_1929, %v_1933 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1996 = vector.shuffle %v_1937, %v_1941 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1997 = vector.shuffle %v_1937, %v_1941 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1998 = vector.shuffle %v_1945, %v_1949 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1999 = vector.shuffle %v_1945, %v_1949 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2000 = vector.shuffle %v_1953, %v_1957 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2001 = vector.shuffle %v_1953, %v_1957 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2002 = vector.shuffle %v_1961, %v_1965 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2003 = vector.shuffle %v_1961, %v_1965 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2004 = vector.shuffle %v_1969, %v_1973 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2005 = vector.shuffle %v_1969, %v_1973 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2006 = vector.shuffle %v_1977, %v_1981 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2007 = vector.shuffle %v_1977, %v_1981 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2008 = vector.shuffle %v_1985, %v_1989 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2009 = vector.shuffle %v_1985, %v_1989 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2010 = vector.shuffle %v_1994, %v_1996 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2011 = vector.shuffle %v_1994, %v_1996 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2012 = vector.shuffle %v_1995, %v_1997 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2013 = vector.shuffle %v_1995, %v_1997 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2014 = vector.shuffle %v_1998, %v_2000 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2015 = vector.shuffle %v_1998, %v_2000 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2016 = vector.shuffle %v_1999, %v_2001 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2017 = vector.shuffle %v_1999, %v_2001 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2018 = vector.shuffle %v_2002, %v_2004 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2019 = vector.shuffle %v_2002, %v_2004 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2020 = vector.shuffle %v_2003, %v_2005 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2021 = vector.shuffle %v_2003, %v_2005 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2022 = vector.shuffle %v_2006, %v_2008 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2023 = vector.shuffle %v_2006, %v_2008 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2024 = vector.shuffle %v_2007, %v_2009 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2025 = vector.shuffle %v_2007, %v_2009 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2026 = vector.shuffle %v_2010, %v_2014 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2027 = vector.shuffle %v_2010, %v_2014 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2028 = vector.shuffle %v_2012, %v_2016 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2029 = vector.shuffle %v_2012, %v_2016 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2030 = vector.shuffle %v_2011, %v_2015 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2031 = vector.shuffle %v_2011, %v_2015 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2032 = vector.shuffle %v_2013, %v_2017 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2033 = vector.shuffle %v_2013, %v_2017 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2034 = vector.shuffle %v_2018, %v_2022 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2035 = vector.shuffle %v_2018, %v_2022 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2036 = vector.shuffle %v_2020, %v_2024 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2037 = vector.shuffle %v_2020, %v_2024 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2038 = vector.shuffle %v_2019, %v_2023 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2039 = vector.shuffle %v_2019, %v_2023 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2040 = vector.shuffle %v_2021, %v_2025 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2041 = vector.shuffle %v_2021, %v_2025 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2042 = vector.shuffle %v_2026, %v_2034 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2043 = vector.shuffle %v_2026, %v_2034 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2044 = vector.shuffle %v_2028, %v_2036 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2045 = vector.shuffle %v_2028, %v_2036 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2046 = vector.shuffle %v_2030, %v_2038 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2047 = vector.shuffle %v_2030, %v_2038 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2048 = vector.shuffle %v_2032, %v_2040 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2049 = vector.shuffle %v_2032, %v_2040 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2050 = vector.shuffle %v_2027, %v_2035 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2051 = vector.shuffle %v_2027, %v_2035 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2052 = vector.shuffle %v_2029, %v_2037 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2053 = vector.shuffle %v_2029, %v_2037 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2054 = vector.shuffle %v_2031, %v_2039 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2055 = vector.shuffle %v_2031, %v_2039 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2056 = vector.shuffle %v_2033, %v_2041 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2057 = vector.shuffle %v_2033, %v_2041 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2058 = arith.muli %v_1584, %c_6 : index
                  %v_2059 = arith.addi %v_18, %v_2058 : index
                  %v_2060 = memref.load %order[%v_2059] : memref<?xi32>
                  %is_2061 = arith.cmpi sge, %v_2060, %c_44 : i32
                  scf.if %is_2061 {
                    %v_2062 = arith.index_cast %v_2060 : i32 to index
                    %v_2063 = arith.divui %v_2062, %c_11 : index
                    %v_2064 = vector.maskedload %y[%v_2063, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2065 = memref.load %weights[%v_2062] : memref<?xf32>
                    %v_2066 = vector.broadcast %v_2065 : f32 to vector<16xf32>
                    %v_2067 = arith.mulf %v_2042, %v_2066 : vector<16xf32>
                    %v_2068 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2067) : (vector<16xf32>) -> vector<16xf32>
                    %v_2069 = arith.addf %v_2064, %v_2068 : vector<16xf32>
                    vector.maskedstore %y[%v_2063, %v_33], %is_1993, %v_2069 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2070 = arith.muli %v_1584, %c_6 : index
                  %v_2071 = arith.addi %v_18, %v_2070 : index
                  %v_2072 = arith.addi %v_2071, %c_5 : index
                  %v_2073 = memref.load %order[%v_2072] : memref<?xi32>
                  %is_2074 = arith.cmpi sge, %v_2073, %c_44 : i32
                  scf.if %is_2074 {
                    %v_2075 = arith.index_cast %v_2073 : i32 to index
                    %v_2076 = arith.divui %v_2075, %c_11 : index
                    %v_2077 = vector.maskedload %y[%v_2076, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2078 = memref.load %weights[%v_2075] : memref<?xf32>
                    %v_2079 = vector.broadcast %v_2078 : f32 to vector<16xf32>
                    %v_2080 = arith.mulf %v_2044, %v_2079 : vector<16xf32>
                    %v_2081 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2080) : (vector<16xf32>) -> vector<16xf32>
                    %v_2082 = arith.addf %v_2077, %v_2081 : vector<16xf32>
                    vector.maskedstore %y[%v_2076, %v_33], %is_1993, %v_2082 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2083 = arith.muli %v_1584, %c_6 : index
                  %v_2084 = arith.addi %v_18, %v_2083 : index
                  %v_2085 = arith.addi %v_2084, %c_8 : index
                  %v_2086 = memref.load %order[%v_2085] : memref<?xi32>
                  %is_2087 = arith.cmpi sge, %v_2086, %c_44 : i32
                  scf.if %is_2087 {
                    %v_2088 = arith.index_cast %v_2086 : i32 to index
                    %v_2089 = arith.divui %v_2088, %c_11 : index
                    %v_2090 = vector.maskedload %y[%v_2089, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2091 = memref.load %weights[%v_2088] : memref<?xf32>
                    %v_2092 = vector.broadcast %v_2091 : f32 to vector<16xf32>
                    %v_2093 = arith.mulf %v_2046, %v_2092 : vector<16xf32>
                    %v_2094 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2093) : (vector<16xf32>) -> vector<16xf32>
                    %v_2095 = arith.addf %v_2090, %v_2094 : vector<16xf32>
                    vector.maskedstore %y[%v_2089, %v_33], %is_1993, %v_2095 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2096 = arith.muli %v_1584, %c_6 : index
                  %v_2097 = arith.addi %v_18, %v_2096 : index
                  %v_2098 = arith.addi %v_2097, %c_11 : index
                  %v_2099 = memref.load %order[%v_2098] : memref<?xi32>
                  %is_2100 = arith.cmpi sge, %v_2099, %c_44 : i32
                  scf.if %is_2100 {
                    %v_2101 = arith.index_cast %v_2099 : i32 to index
                    %v_2102 = arith.divui %v_2101, %c_11 : index
                    %v_2103 = vector.maskedload %y[%v_2102, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2104 = memref.load %weights[%v_2101] : memref<?xf32>
                    %v_2105 = vector.broadcast %v_2104 : f32 to vector<16xf32>
                    %v_2106 = arith.mulf %v_2048, %v_2105 : vector<16xf32>
                    %v_2107 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2106) : (vector<16xf32>) -> vector<16xf32>
                    %v_2108 = arith.addf %v_2103, %v_2107 : vector<16xf32>
                    vector.maskedstore %y[%v_2102, %v_33], %is_1993, %v_2108 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2109 = arith.muli %v_1584, %c_6 : index
                  %v_2110 = arith.addi %v_18, %v_2109 : index
                  %v_2111 = arith.addi %v_2110, %c_16 : index
                  %v_2112 = memref.load %order[%v_2111] : memref<?xi32>
                  %is_2113 = arith.cmpi sge, %v_2112, %c_44 : i32
                  scf.if %is_2113 {
                    %v_2114 = arith.index_cast %v_2112 : i32 to index
                    %v_2115 = arith.divui %v_2114, %c_11 : index
                    %v_2116 = vector.maskedload %y[%v_2115, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2117 = memref.load %weights[%v_2114] : memref<?xf32>
                    %v_2118 = vector.broadcast %v_2117 : f32 to vector<16xf32>
                    %v_2119 = arith.mulf %v_2050, %v_2118 : vector<16xf32>
                    %v_2120 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2119) : (vector<16xf32>) -> vector<16xf32>
                    %v_2121 = arith.addf %v_2116, %v_2120 : vector<16xf32>
                    vector.maskedstore %y[%v_2115, %v_33], %is_1993, %v_2121 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2122 = arith.muli %v_1584, %c_6 : index
                  %v_2123 = arith.addi %v_18, %v_2122 : index
                  %v_2124 = arith.addi %v_2123, %c_17 : index
                  %v_2125 = memref.load %order[%v_2124] : memref<?xi32>
                  %is_2126 = arith.cmpi sge, %v_2125, %c_44 : i32
                  scf.if %is_2126 {
                    %v_2127 = arith.index_cast %v_2125 : i32 to index
                    %v_2128 = arith.divui %v_2127, %c_11 : index
                    %v_2129 = vector.maskedload %y[%v_2128, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2130 = memref.load %weights[%v_2127] : memref<?xf32>
                    %v_2131 = vector.broadcast %v_2130 : f32 to vector<16xf32>
                    %v_2132 = arith.mulf %v_2052, %v_2131 : vector<16xf32>
                    %v_2133 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2132) : (vector<16xf32>) -> vector<16xf32>
                    %v_2134 = arith.addf %v_2129, %v_2133 : vector<16xf32>
                    vector.maskedstore %y[%v_2128, %v_33], %is_1993, %v_2134 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2135 = arith.muli %v_1584, %c_6 : index
                  %v_2136 = arith.addi %v_18, %v_2135 : index
                  %v_2137 = arith.addi %v_2136, %c_18 : index
                  %v_2138 = memref.load %order[%v_2137] : memref<?xi32>
                  %is_2139 = arith.cmpi sge, %v_2138, %c_44 : i32
                  scf.if %is_2139 {
                    %v_2140 = arith.index_cast %v_2138 : i32 to index
                    %v_2141 = arith.divui %v_2140, %c_11 : index
                    %v_2142 = vector.maskedload %y[%v_2141, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2143 = memref.load %weights[%v_2140] : memref<?xf32>
                    %v_2144 = vector.broadcast %v_2143 : f32 to vector<16xf32>
                    %v_2145 = arith.mulf %v_2054, %v_2144 : vector<16xf32>
                    %v_2146 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2145) : (vector<16xf32>) -> vector<16xf32>
                    %v_2147 = arith.addf %v_2142, %v_2146 : vector<16xf32>
                    vector.maskedstore %y[%v_2141, %v_33], %is_1993, %v_2147 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2148 = arith.muli %v_1584, %c_6 : index
                  %v_2149 = arith.addi %v_18, %v_2148 : index
                  %v_2150 = arith.addi %v_2149, %c_19 : index
                  %v_2151 = memref.load %order[%v_2150] : memref<?xi32>
                  %is_2152 = arith.cmpi sge, %v_2151, %c_44 : i32
                  scf.if %is_2152 {
                    %v_2153 = arith.index_cast %v_2151 : i32 to index
                    %v_2154 = arith.divui %v_2153, %c_11 : index
                    %v_2155 = vector.maskedload %y[%v_2154, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2156 = memref.load %weights[%v_2153] : memref<?xf32>
                    %v_2157 = vector.broadcast %v_2156 : f32 to vector<16xf32>
                    %v_2158 = arith.mulf %v_2056, %v_2157 : vector<16xf32>
                    %v_2159 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2158) : (vector<16xf32>) -> vector<16xf32>
                    %v_2160 = arith.addf %v_2155, %v_2159 : vector<16xf32>
                    vector.maskedstore %y[%v_2154, %v_33], %is_1993, %v_2160 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2161 = arith.muli %v_1584, %c_6 : index
                  %v_2162 = arith.addi %v_18, %v_2161 : index
                  %v_2163 = arith.addi %v_2162, %c_15 : index
                  %v_2164 = memref.load %order[%v_2163] : memref<?xi32>
                  %is_2165 = arith.cmpi sge, %v_2164, %c_44 : i32
                  scf.if %is_2165 {
                    %v_2166 = arith.index_cast %v_2164 : i32 to index
                    %v_2167 = arith.divui %v_2166, %c_11 : index
                    %v_2168 = vector.maskedload %y[%v_2167, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2169 = memref.load %weights[%v_2166] : memref<?xf32>
                    %v_2170 = vector.broadcast %v_2169 : f32 to vector<16xf32>
                    %v_2171 = arith.mulf %v_2043, %v_2170 : vector<16xf32>
                    %v_2172 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2171) : (vector<16xf32>) -> vector<16xf32>
                    %v_2173 = arith.addf %v_2168, %v_2172 : vector<16xf32>
                    vector.maskedstore %y[%v_2167, %v_33], %is_1993, %v_2173 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2174 = arith.muli %v_1584, %c_6 : index
                  %v_2175 = arith.addi %v_18, %v_2174 : index
                  %v_2176 = arith.addi %v_2175, %c_45 : index
                  %v_2177 = memref.load %order[%v_2176] : memref<?xi32>
                  %is_2178 = arith.cmpi sge, %v_2177, %c_44 : i32
                  scf.if %is_2178 {
                    %v_2179 = arith.index_cast %v_2177 : i32 to index
                    %v_2180 = arith.divui %v_2179, %c_11 : index
                    %v_2181 = vector.maskedload %y[%v_2180, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2182 = memref.load %weights[%v_2179] : memref<?xf32>
                    %v_2183 = vector.broadcast %v_2182 : f32 to vector<16xf32>
                    %v_2184 = arith.mulf %v_2045, %v_2183 : vector<16xf32>
                    %v_2185 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2184) : (vector<16xf32>) -> vector<16xf32>
                    %v_2186 = arith.addf %v_2181, %v_2185 : vector<16xf32>
                    vector.maskedstore %y[%v_2180, %v_33], %is_1993, %v_2186 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2187 = arith.muli %v_1584, %c_6 : index
                  %v_2188 = arith.addi %v_18, %v_2187 : index
                  %v_2189 = arith.addi %v_2188, %c_46 : index
                  %v_2190 = memref.load %order[%v_2189] : memref<?xi32>
                  %is_2191 = arith.cmpi sge, %v_2190, %c_44 : i32
                  scf.if %is_2191 {
                    %v_2192 = arith.index_cast %v_2190 : i32 to index
                    %v_2193 = arith.divui %v_2192, %c_11 : index
                    %v_2194 = vector.maskedload %y[%v_2193, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2195 = memref.load %weights[%v_2192] : memref<?xf32>
                    %v_2196 = vector.broadcast %v_2195 : f32 to vector<16xf32>
                    %v_2197 = arith.mulf %v_2047, %v_2196 : vector<16xf32>
                    %v_2198 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2197) : (vector<16xf32>) -> vector<16xf32>
                    %v_2199 = arith.addf %v_2194, %v_2198 : vector<16xf32>
                    vector.maskedstore %y[%v_2193, %v_33], %is_1993, %v_2199 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2200 = arith.muli %v_1584, %c_6 : index
                  %v_2201 = arith.addi %v_18, %v_2200 : index
                  %v_2202 = arith.addi %v_2201, %c_47 : index
                  %v_2203 = memref.load %order[%v_2202] : memref<?xi32>
                  %is_2204 = arith.cmpi sge, %v_2203, %c_44 : i32
                  scf.if %is_2204 {
                    %v_2205 = arith.index_cast %v_2203 : i32 to index
                    %v_2206 = arith.divui %v_2205, %c_11 : index
                    %v_2207 = vector.maskedload %y[%v_2206, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2208 = memref.load %weights[%v_2205] : memref<?xf32>
                    %v_2209 = vector.broadcast %v_2208 : f32 to vector<16xf32>
                    %v_2210 = arith.mulf %v_2049, %v_2209 : vector<16xf32>
                    %v_2211 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2210) : (vector<16xf32>) -> vector<16xf32>
                    %v_2212 = arith.addf %v_2207, %v_2211 : vector<16xf32>
                    vector.maskedstore %y[%v_2206, %v_33], %is_1993, %v_2212 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2213 = arith.muli %v_1584, %c_6 : index
                  %v_2214 = arith.addi %v_18, %v_2213 : index
                  %v_2215 = arith.addi %v_2214, %c_48 : index
                  %v_2216 = memref.load %order[%v_2215] : memref<?xi32>
                  %is_2217 = arith.cmpi sge, %v_2216, %c_44 : i32
                  scf.if %is_2217 {
                    %v_2218 = arith.index_cast %v_2216 : i32 to index
                    %v_2219 = arith.divui %v_2218, %c_11 : index
                    %v_2220 = vector.maskedload %y[%v_2219, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2221 = memref.load %weights[%v_2218] : memref<?xf32>
                    %v_2222 = vector.broadcast %v_2221 : f32 to vector<16xf32>
                    %v_2223 = arith.mulf %v_2051, %v_2222 : vector<16xf32>
                    %v_2224 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2223) : (vector<16xf32>) -> vector<16xf32>
                    %v_2225 = arith.addf %v_2220, %v_2224 : vector<16xf32>
                    vector.maskedstore %y[%v_2219, %v_33], %is_1993, %v_2225 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2226 = arith.muli %v_1584, %c_6 : index
                  %v_2227 = arith.addi %v_18, %v_2226 : index
                  %v_2228 = arith.addi %v_2227, %c_49 : index
                  %v_2229 = memref.load %order[%v_2228] : memref<?xi32>
                  %is_2230 = arith.cmpi sge, %v_2229, %c_44 : i32
                  scf.if %is_2230 {
                    %v_2231 = arith.index_cast %v_2229 : i32 to index
                    %v_2232 = arith.divui %v_2231, %c_11 : index
                    %v_2233 = vector.maskedload %y[%v_2232, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2234 = memref.load %weights[%v_2231] : memref<?xf32>
                    %v_2235 = vector.broadcast %v_2234 : f32 to vector<16xf32>
                    %v_2236 = arith.mulf %v_2053, %v_2235 : vector<16xf32>
                    %v_2237 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2236) : (vector<16xf32>) -> vector<16xf32>
                    %v_2238 = arith.addf %v_2233, %v_2237 : vector<16xf32>
                    vector.maskedstore %y[%v_2232, %v_33], %is_1993, %v_2238 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2239 = arith.muli %v_1584, %c_6 : index
                  %v_2240 = arith.addi %v_18, %v_2239 : index
                  %v_2241 = arith.addi %v_2240, %c_50 : index
                  %v_2242 = memref.load %order[%v_2241] : memref<?xi32>
                  %is_2243 = arith.cmpi sge, %v_2242, %c_44 : i32
                  scf.if %is_2243 {
                    %v_2244 = arith.index_cast %v_2242 : i32 to index
                    %v_2245 = arith.divui %v_2244, %c_11 : index
                    %v_2246 = vector.maskedload %y[%v_2245, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2247 = memref.load %weights[%v_2244] : memref<?xf32>
                    %v_2248 = vector.broadcast %v_2247 : f32 to vector<16xf32>
                    %v_2249 = arith.mulf %v_2055, %v_2248 : vector<16xf32>
                    %v_2250 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2249) : (vector<16xf32>) -> vector<16xf32>
                    %v_2251 = arith.addf %v_2246, %v_2250 : vector<16xf32>
                    vector.maskedstore %y[%v_2245, %v_33], %is_1993, %v_2251 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2252 = arith.muli %v_1584, %c_6 : index
                  %v_2253 = arith.addi %v_18, %v_2252 : index
                  %v_2254 = arith.addi %v_2253, %c_9 : index
                  %v_2255 = memref.load %order[%v_2254] : memref<?xi32>
                  %is_2256 = arith.cmpi sge, %v_2255, %c_44 : i32
                  scf.if %is_2256 {
                    %v_2257 = arith.index_cast %v_2255 : i32 to index
                    %v_2258 = arith.divui %v_2257, %c_11 : index
                    %v_2259 = vector.maskedload %y[%v_2258, %v_33], %is_1993, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2260 = memref.load %weights[%v_2257] : memref<?xf32>
                    %v_2261 = vector.broadcast %v_2260 : f32 to vector<16xf32>
                    %v_2262 = arith.mulf %v_2057, %v_2261 : vector<16xf32>
                    %v_2263 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2262) : (vector<16xf32>) -> vector<16xf32>
                    %v_2264 = arith.addf %v_2259, %v_2263 : vector<16xf32>
                    vector.maskedstore %y[%v_2258, %v_33], %is_1993, %v_2264 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_2265 = arith.addi %v_46, %c_8 : index
                %v_2266 = arith.addi %v_6, %c_22 : index
                %is_2267 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_2267 {
                  %v_2268 = arith.index_cast %v_2266 : index to i64
                  %pointer_2269 = llvm.inttoptr %v_2268 : i64 to !llvm.ptr
                  %v_2270 = "llvm.load"(%pointer_2269) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2271 = arith.addi %v_2266, %c_0 : index
                  %v_2272 = arith.index_cast %v_2271 : index to i64
                  %pointer_2273 = llvm.inttoptr %v_2272 : i64 to !llvm.ptr
                  %v_2274 = "llvm.load"(%pointer_2273) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2275 = arith.addi %v_2266, %c_29 : index
                  %v_2276 = arith.index_cast %v_2275 : index to i64
                  %pointer_2277 = llvm.inttoptr %v_2276 : i64 to !llvm.ptr
                  %v_2278 = "llvm.load"(%pointer_2277) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2279 = arith.addi %v_2266, %c_30 : index
                  %v_2280 = arith.index_cast %v_2279 : index to i64
                  %pointer_2281 = llvm.inttoptr %v_2280 : i64 to !llvm.ptr
                  %v_2282 = "llvm.load"(%pointer_2281) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2283 = arith.addi %v_2266, %c_31 : index
                  %v_2284 = arith.index_cast %v_2283 : index to i64
                  %pointer_2285 = llvm.inttoptr %v_2284 : i64 to !llvm.ptr
                  %v_2286 = "llvm.load"(%pointer_2285) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2287 = arith.addi %v_2266, %c_32 : index
                  %v_2288 = arith.index_cast %v_2287 : index to i64
                  %pointer_2289 = llvm.inttoptr %v_2288 : i64 to !llvm.ptr
                  %v_2290 = "llvm.load"(%pointer_2289) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2291 = arith.addi %v_2266, %c_33 : index
                  %v_2292 = arith.index_cast %v_2291 : index to i64
                  %pointer_2293 = llvm.inttoptr %v_2292 : i64 to !llvm.ptr
                  %v_2294 = "llvm.load"(%pointer_2293) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2295 = arith.addi %v_2266, %c_34 : index
                  %v_2296 = arith.index_cast %v_2295 : index to i64
                  %pointer_2297 = llvm.inttoptr %v_2296 : i64 to !llvm.ptr
                  %v_2298 = "llvm.load"(%pointer_2297) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2299 = arith.addi %v_2266, %c_35 : index
                  %v_2300 = arith.index_cast %v_2299 : index to i64
                  %pointer_2301 = llvm.inttoptr %v_2300 : i64 to !llvm.ptr
                  %v_2302 = "llvm.load"(%pointer_2301) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2303 = arith.addi %v_2266, %c_36 : index
                  %v_2304 = arith.index_cast %v_2303 : index to i64
                  %pointer_2305 = llvm.inttoptr %v_2304 : i64 to !llvm.ptr
                  %v_2306 = "llvm.load"(%pointer_2305) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2307 = arith.addi %v_2266, %c_37 : index
                  %v_2308 = arith.index_cast %v_2307 : index to i64
                  %pointer_2309 = llvm.inttoptr %v_2308 : i64 to !llvm.ptr
                  %v_2310 = "llvm.load"(%pointer_2309) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2311 = arith.addi %v_2266, %c_38 : index
                  %v_2312 = arith.index_cast %v_2311 : index to i64
                  %pointer_2313 = llvm.inttoptr %v_2312 : i64 to !llvm.ptr
                  %v_2314 = "llvm.load"(%pointer_2313) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2315 = arith.addi %v_2266, %c_39 : index
                  %v_2316 = arith.index_cast %v_2315 : index to i64
                  %pointer_2317 = llvm.inttoptr %v_2316 : i64 to !llvm.ptr
                  %v_2318 = "llvm.load"(%pointer_2317) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2319 = arith.addi %v_2266, %c_40 : index
                  %v_2320 = arith.index_cast %v_2319 : index to i64
                  %pointer_2321 = llvm.inttoptr %v_2320 : i64 to !llvm.ptr
                  %v_2322 = "llvm.load"(%pointer_2321) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2323 = arith.addi %v_2266, %c_41 : index
                  %v_2324 = arith.index_cast %v_2323 : index to i64
                  %pointer_2325 = llvm.inttoptr %v_2324 : i64 to !llvm.ptr
                  %v_2326 = "llvm.load"(%pointer_2325) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2327 = arith.addi %v_2266, %c_42 : index
                  %v_2328 = arith.index_cast %v_2327 : index to i64
                  %pointer_2329 = llvm.inttoptr %v_2328 : i64 to !llvm.ptr
                  %v_2330 = "llvm.load"(%pointer_2329) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2331 = arith.subi %i_30, %v_32 : index
                  %v_2332 = arith.index_cast %v_2331 : index to i32
                  %v_2333 = vector.broadcast %v_2332 : i32 to vector<16xi32>
                  %is_2334 = arith.cmpi sge, %c_43, %v_2333 : vector<16xi32>
                  %v_2335 = vector.shuffle %v_2270, %v_2274 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2336 = vector.shuffle %v_2270, %v_2274 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2337 = vector.shuffle %v_2278, %v_2282 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2338 = vector.shuffle %v_2278, %v_2282 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2339 = vector.shuffle %v_2286, %v_2290 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2340 = vector.shuffle %v_2286, %v_2290 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2341 = vector.shuffle %v_2294, %v_2298 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2342 = vector.shuffle %v_2294, %v_2298 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2343 = vector.shuffle %v_2302, %v_2306 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2344 = vector.shuffle %v_2302, %v_2306 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2345 = vector.shuffle %v_2310, %v_2314 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2346 = vector.shuffle %v_2310, %v_2314 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2347 = vector.shuffle %v_2318, %v_2322 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2348 = vector.shuffle %v_2318, %v_2322 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2349 = vector.shuffle %v_2326, %v_2330 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2350 = vector.shuffle %v_2326, %v_2330 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2351 = vector.shuffle %v_2335, %v_2337 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2352 = vector.shuffle %v_2335, %v_2337 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2353 = vector.shuffle %v_2336, %v_2338 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2354 = vector.shuffle %v_2336, %v_2338 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2355 = vector.shuffle %v_2339, %v_2341 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2356 = vector.shuffle %v_2339, %v_2341 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2357 = vector.shuffle %v_2340, %v_2342 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2358 = vector.shuffle %v_2340, %v_2342 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2359 = vector.shuffle %v_2343, %v_2345 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2360 = vector.shuffle %v_2343, %v_2345 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2361 = vector.shuffle %v_2344, %v_2346 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2362 = vector.shuffle %v_2344, %v_2346 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2363 = vector.shuffle %v_2347, %v_2349 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2364 = vector.shuffle %v_2347, %v_2349 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2365 = vector.shuffle %v_2348, %v_2350 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2366 = vector.shuffle %v_2348, %v_2350 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2367 = vector.shuffle %v_2351, %v_2355 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2368 = vector.shuffle %v_2351, %v_2355 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2369 = vector.shuffle %v_2353, %v_2357 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2370 = vector.shuffle %v_2353, %v_2357 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2371 = vector.shuffle %v_2352, %v_2356 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2372 = vector.shuffle %v_2352, %v_2356 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2373 = vector.shuffle %v_2354, %v_2358 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2374 = vector.shuffle %v_2354, %v_2358 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2375 = vector.shuffle %v_2359, %v_2363 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2376 = vector.shuffle %v_2359, %v_2363 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2377 = vector.shuffle %v_2361, %v_2365 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2378 = vector.shuffle %v_2361, %v_2365 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2379 = vector.shuffle %v_2360, %v_2364 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2380 = vector.shuffle %v_2360, %v_2364 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2381 = vector.shuffle %v_2362, %v_2366 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2382 = vector.shuffle %v_2362, %v_2366 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2383 = vector.shuffle %v_2367, %v_2375 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2384 = vector.shuffle %v_2367, %v_2375 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2385 = vector.shuffle %v_2369, %v_2377 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2386 = vector.shuffle %v_2369, %v_2377 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2387 = vector.shuffle %v_2371, %v_2379 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2388 = vector.shuffle %v_2371, %v_2379 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2389 = vector.shuffle %v_2373, %v_2381 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2390 = vector.shuffle %v_2373, %v_2381 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2391 = vector.shuffle %v_2368, %v_2376 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2392 = vector.shuffle %v_2368, %v_2376 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2393 = vector.shuffle %v_2370, %v_2378 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2394 = vector.shuffle %v_2370, %v_2378 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2395 = vector.shuffle %v_2372, %v_2380 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2396 = vector.shuffle %v_2372, %v_2380 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2397 = vector.shuffle %v_2374, %v_2382 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2398 = vector.shuffle %v_2374, %v_2382 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2399 = arith.muli %v_2265, %c_6 : index
                  %v_2400 = arith.addi %v_18, %v_2399 : index
                  %v_2401 = memref.load %order[%v_2400] : memref<?xi32>
                  %is_2402 = arith.cmpi sge, %v_2401, %c_44 : i32
                  scf.if %is_2402 {
                    %v_2403 = arith.index_cast %v_2401 : i32 to index
                    %v_2404 = arith.divui %v_2403, %c_11 : index
                    %v_2405 = vector.maskedload %y[%v_2404, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2406 = memref.load %weights[%v_2403] : memref<?xf32>
                    %v_2407 = vector.broadcast %v_2406 : f32 to vector<16xf32>
                    %v_2408 = arith.mulf %v_2383, %v_2407 : vector<16xf32>
                    %v_2409 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2408) : (vector<16xf32>) -> vector<16xf32>
                    %v_2410 = arith.addf %v_2405, %v_2409 : vector<16xf32>
                    vector.maskedstore %y[%v_2404, %v_32], %is_2334, %v_2410 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2411 = arith.muli %v_2265, %c_6 : index
                  %v_2412 = arith.addi %v_18, %v_2411 : index
                  %v_2413 = arith.addi %v_2412, %c_5 : index
                  %v_2414 = memref.load %order[%v_2413] : memref<?xi32>
                  %is_2415 = arith.cmpi sge, %v_2414, %c_44 : i32
                  scf.if %is_2415 {
                    %v_2416 = arith.index_cast %v_2414 : i32 to index
                    %v_2417 = arith.divui %v_2416, %c_11 : index
                    %v_2418 = vector.maskedload %y[%v_2417, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2419 = memref.load %weights[%v_2416] : memref<?xf32>
                    %v_2420 = vector.broadcast %v_2419 : f32 to vector<16xf32>
                    %v_2421 = arith.mulf %v_2385, %v_2420 : vector<16xf32>
                    %v_2422 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2421) : (vector<16xf32>) -> vector<16xf32>
                    %v_2423 = arith.addf %v_2418, %v_2422 : vector<16xf32>
                    vector.maskedstore %y[%v_2417, %v_32], %is_2334, %v_2423 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2424 = arith.muli %v_2265, %c_6 : index
                  %v_2425 = arith.addi %v_18, %v_2424 : index
                  %v_2426 = arith.addi %v_2425, %c_8 : index
                  %v_2427 = memref.load %order[%v_2426] : memref<?xi32>
                  %is_2428 = arith.cmpi sge, %v_2427, %c_44 : i32
                  scf.if %is_2428 {
                    %v_2429 = arith.index_cast %v_2427 : i32 to index
                    %v_2430 = arith.divui %v_2429, %c_11 : index
                    %v_2431 = vector.maskedload %y[%v_2430, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2432 = memref.load %weights[%v_2429] : memref<?xf32>
                    %v_2433 = vector.broadcast %v_2432 : f32 to vector<16xf32>
                    %v_2434 = arith.mulf %v_2387, %v_2433 : vector<16xf32>
                    %v_2435 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2434) : (vector<16xf32>) -> vector<16xf32>
                    %v_2436 = arith.addf %v_2431, %v_2435 : vector<16xf32>
                    vector.maskedstore %y[%v_2430, %v_32], %is_2334, %v_2436 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2437 = arith.muli %v_2265, %c_6 : index
                  %v_2438 = arith.addi %v_18, %v_2437 : index
                  %v_2439 = arith.addi %v_2438, %c_11 : index
                  %v_2440 = memref.load %order[%v_2439] : memref<?xi32>
                  %is_2441 = arith.cmpi sge, %v_2440, %c_44 : i32
                  scf.if %is_2441 {
                    %v_2442 = arith.index_cast %v_2440 : i32 to index
                    %v_2443 = arith.divui %v_2442, %c_11 : index
                    %v_2444 = vector.maskedload %y[%v_2443, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2445 = memref.load %weights[%v_2442] : memref<?xf32>
                    %v_2446 = vector.broadcast %v_2445 : f32 to vector<16xf32>
                    %v_2447 = arith.mulf %v_2389, %v_2446 : vector<16xf32>
                    %v_2448 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2447) : (vector<16xf32>) -> vector<16xf32>
                    %v_2449 = arith.addf %v_2444, %v_2448 : vector<16xf32>
                    vector.maskedstore %y[%v_2443, %v_32], %is_2334, %v_2449 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2450 = arith.muli %v_2265, %c_6 : index
                  %v_2451 = arith.addi %v_18, %v_2450 : index
                  %v_2452 = arith.addi %v_2451, %c_16 : index
                  %v_2453 = memref.load %order[%v_2452] : memref<?xi32>
                  %is_2454 = arith.cmpi sge, %v_2453, %c_44 : i32
                  scf.if %is_2454 {
                    %v_2455 = arith.index_cast %v_2453 : i32 to index
                    %v_2456 = arith.divui %v_2455, %c_11 : index
                    %v_2457 = vector.maskedload %y[%v_2456, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2458 = memref.load %weights[%v_2455] : memref<?xf32>
                    %v_2459 = vector.broadcast %v_2458 : f32 to vector<16xf32>
                    %v_2460 = arith.mulf %v_2391, %v_2459 : vector<16xf32>
                    %v_2461 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2460) : (vector<16xf32>) -> vector<16xf32>
                    %v_2462 = arith.addf %v_2457, %v_2461 : vector<16xf32>
                    vector.maskedstore %y[%v_2456, %v_32], %is_2334, %v_2462 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2463 = arith.muli %v_2265, %c_6 : index
                  %v_2464 = arith.addi %v_18, %v_2463 : index
                  %v_2465 = arith.addi %v_2464, %c_17 : index
                  %v_2466 = memref.load %order[%v_2465] : memref<?xi32>
                  %is_2467 = arith.cmpi sge, %v_2466, %c_44 : i32
                  scf.if %is_2467 {
                    %v_2468 = arith.index_cast %v_2466 : i32 to index
                    %v_2469 = arith.divui %v_2468, %c_11 : index
                    %v_2470 = vector.maskedload %y[%v_2469, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2471 = memref.load %weights[%v_2468] : memref<?xf32>
                    %v_2472 = vector.broadcast %v_2471 : f32 to vector<16xf32>
                    %v_2473 = arith.mulf %v_2393, %v_2472 : vector<16xf32>
                    %v_2474 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2473) : (vector<16xf32>) -> vector<16xf32>
                    %v_2475 = arith.addf %v_2470, %v_2474 : vector<16xf32>
                    vector.maskedstore %y[%v_2469, %v_32], %is_2334, %v_2475 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2476 = arith.muli %v_2265, %c_6 : index
                  %v_2477 = arith.addi %v_18, %v_2476 : index
                  %v_2478 = arith.addi %v_2477, %c_18 : index
                  %v_2479 = memref.load %order[%v_2478] : memref<?xi32>
                  %is_2480 = arith.cmpi sge, %v_2479, %c_44 : i32
                  scf.if %is_2480 {
                    %v_2481 = arith.index_cast %v_2479 : i32 to index
                    %v_2482 = arith.divui %v_2481, %c_11 : index
                    %v_2483 = vector.maskedload %y[%v_2482, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2484 = memref.load %weights[%v_2481] : memref<?xf32>
                    %v_2485 = vector.broadcast %v_2484 : f32 to vector<16xf32>
                    %v_2486 = arith.mulf %v_2395, %v_2485 : vector<16xf32>
                    %v_2487 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2486) : (vector<16xf32>) -> vector<16xf32>
                    %v_2488 = arith.addf %v_2483, %v_2487 : vector<16xf32>
                    vector.maskedstore %y[%v_2482, %v_32], %is_2334, %v_2488 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2489 = arith.muli %v_2265, %c_6 : index
                  %v_2490 = arith.addi %v_18, %v_2489 : index
                  %v_2491 = arith.addi %v_2490, %c_19 : index
                  %v_2492 = memref.load %order[%v_2491] : memref<?xi32>
                  %is_2493 = arith.cmpi sge, %v_2492, %c_44 : i32
                  scf.if %is_2493 {
                    %v_2494 = arith.index_cast %v_2492 : i32 to index
                    %v_2495 = arith.divui %v_2494, %c_11 : index
                    %v_2496 = vector.maskedload %y[%v_2495, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2497 = memref.load %weights[%v_2494] : memref<?xf32>
                    %v_2498 = vector.broadcast %v_2497 : f32 to vector<16xf32>
                    %v_2499 = arith.mulf %v_2397, %v_2498 : vector<16xf32>
                    %v_2500 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2499) : (vector<16xf32>) -> vector<16xf32>
                    %v_2501 = arith.addf %v_2496, %v_2500 : vector<16xf32>
                    vector.maskedstore %y[%v_2495, %v_32], %is_2334, %v_2501 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2502 = arith.muli %v_2265, %c_6 : index
                  %v_2503 = arith.addi %v_18, %v_2502 : index
                  %v_2504 = arith.addi %v_2503, %c_15 : index
                  %v_2505 = memref.load %order[%v_2504] : memref<?xi32>
                  %is_2506 = arith.cmpi sge, %v_2505, %c_44 : i32
                  scf.if %is_2506 {
                    %v_2507 = arith.index_cast %v_2505 : i32 to index
                    %v_2508 = arith.divui %v_2507, %c_11 : index
                    %v_2509 = vector.maskedload %y[%v_2508, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2510 = memref.load %weights[%v_2507] : memref<?xf32>
                    %v_2511 = vector.broadcast %v_2510 : f32 to vector<16xf32>
                    %v_2512 = arith.mulf %v_2384, %v_2511 : vector<16xf32>
                    %v_2513 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2512) : (vector<16xf32>) -> vector<16xf32>
                    %v_2514 = arith.addf %v_2509, %v_2513 : vector<16xf32>
                    vector.maskedstore %y[%v_2508, %v_32], %is_2334, %v_2514 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2515 = arith.muli %v_2265, %c_6 : index
                  %v_2516 = arith.addi %v_18, %v_2515 : index
                  %v_2517 = arith.addi %v_2516, %c_45 : index
                  %v_2518 = memref.load %order[%v_2517] : memref<?xi32>
                  %is_2519 = arith.cmpi sge, %v_2518, %c_44 : i32
                  scf.if %is_2519 {
                    %v_2520 = arith.index_cast %v_2518 : i32 to index
                    %v_2521 = arith.divui %v_2520, %c_11 : index
                    %v_2522 = vector.maskedload %y[%v_2521, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2523 = memref.load %weights[%v_2520] : memref<?xf32>
                    %v_2524 = vector.broadcast %v_2523 : f32 to vector<16xf32>
                    %v_2525 = arith.mulf %v_2386, %v_2524 : vector<16xf32>
                    %v_2526 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2525) : (vector<16xf32>) -> vector<16xf32>
                    %v_2527 = arith.addf %v_2522, %v_2526 : vector<16xf32>
                    vector.maskedstore %y[%v_2521, %v_32], %is_2334, %v_2527 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2528 = arith.muli %v_2265, %c_6 : index
                  %v_2529 = arith.addi %v_18, %v_2528 : index
                  %v_2530 = arith.addi %v_2529, %c_46 : index
                  %v_2531 = memref.load %order[%v_2530] : memref<?xi32>
                  %is_2532 = arith.cmpi sge, %v_2531, %c_44 : i32
                  scf.if %is_2532 {
                    %v_2533 = arith.index_cast %v_2531 : i32 to index
                    %v_2534 = arith.divui %v_2533, %c_11 : index
                    %v_2535 = vector.maskedload %y[%v_2534, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2536 = memref.load %weights[%v_2533] : memref<?xf32>
                    %v_2537 = vector.broadcast %v_2536 : f32 to vector<16xf32>
                    %v_2538 = arith.mulf %v_2388, %v_2537 : vector<16xf32>
                    %v_2539 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2538) : (vector<16xf32>) -> vector<16xf32>
                    %v_2540 = arith.addf %v_2535, %v_2539 : vector<16xf32>
                    vector.maskedstore %y[%v_2534, %v_32], %is_2334, %v_2540 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2541 = arith.muli %v_2265, %c_6 : index
                  %v_2542 = arith.addi %v_18, %v_2541 : index
                  %v_2543 = arith.addi %v_2542, %c_47 : index
                  %v_2544 = memref.load %order[%v_2543] : memref<?xi32>
                  %is_2545 = arith.cmpi sge, %v_2544, %c_44 : i32
                  scf.if %is_2545 {
                    %v_2546 = arith.index_cast %v_2544 : i32 to index
                    %v_2547 = arith.divui %v_2546, %c_11 : index
                    %v_2548 = vector.maskedload %y[%v_2547, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2549 = memref.load %weights[%v_2546] : memref<?xf32>
                    %v_2550 = vector.broadcast %v_2549 : f32 to vector<16xf32>
                    %v_2551 = arith.mulf %v_2390, %v_2550 : vector<16xf32>
                    %v_2552 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2551) : (vector<16xf32>) -> vector<16xf32>
                    %v_2553 = arith.addf %v_2548, %v_2552 : vector<16xf32>
                    vector.maskedstore %y[%v_2547, %v_32], %is_2334, %v_2553 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2554 = arith.muli %v_2265, %c_6 : index
                  %v_2555 = arith.addi %v_18, %v_2554 : index
                  %v_2556 = arith.addi %v_2555, %c_48 : index
                  %v_2557 = memref.load %order[%v_2556] : memref<?xi32>
                  %is_2558 = arith.cmpi sge, %v_2557, %c_44 : i32
                  scf.if %is_2558 {
                    %v_2559 = arith.index_cast %v_2557 : i32 to index
                    %v_2560 = arith.divui %v_2559, %c_11 : index
                    %v_2561 = vector.maskedload %y[%v_2560, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2562 = memref.load %weights[%v_2559] : memref<?xf32>
                    %v_2563 = vector.broadcast %v_2562 : f32 to vector<16xf32>
                    %v_2564 = arith.mulf %v_2392, %v_2563 : vector<16xf32>
                    %v_2565 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2564) : (vector<16xf32>) -> vector<16xf32>
                    %v_2566 = arith.addf %v_2561, %v_2565 : vector<16xf32>
                    vector.maskedstore %y[%v_2560, %v_32], %is_2334, %v_2566 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2567 = arith.muli %v_2265, %c_6 : index
                  %v_2568 = arith.addi %v_18, %v_2567 : index
                  %v_2569 = arith.addi %v_2568, %c_49 : index
                  %v_2570 = memref.load %order[%v_2569] : memref<?xi32>
                  %is_2571 = arith.cmpi sge, %v_2570, %c_44 : i32
                  scf.if %is_2571 {
                    %v_2572 = arith.index_cast %v_2570 : i32 to index
                    %v_2573 = arith.divui %v_2572, %c_11 : index
                    %v_2574 = vector.maskedload %y[%v_2573, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2575 = memref.load %weights[%v_2572] : memref<?xf32>
                    %v_2576 = vector.broadcast %v_2575 : f32 to vector<16xf32>
                    %v_2577 = arith.mulf %v_2394, %v_2576 : vector<16xf32>
                    %v_2578 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2577) : (vector<16xf32>) -> vector<16xf32>
                    %v_2579 = arith.addf %v_2574, %v_2578 : vector<16xf32>
                    vector.maskedstore %y[%v_2573, %v_32], %is_2334, %v_2579 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2580 = arith.muli %v_2265, %c_6 : index
                  %v_2581 = arith.addi %v_18, %v_2580 : index
                  %v_2582 = arith.addi %v_2581, %c_50 : index
                  %v_2583 = memref.load %order[%v_2582] : memref<?xi32>
                  %is_2584 = arith.cmpi sge, %v_2583, %c_44 : i32
                  scf.if %is_2584 {
                    %v_2585 = arith.index_cast %v_2583 : i32 to index
                    %v_2586 = arith.divui %v_2585, %c_11 : index
                    %v_2587 = vector.maskedload %y[%v_2586, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2588 = memref.load %weights[%v_2585] : memref<?xf32>
                    %v_2589 = vector.broadcast %v_2588 : f32 to vector<16xf32>
                    %v_2590 = arith.mulf %v_2396, %v_2589 : vector<16xf32>
                    %v_2591 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2590) : (vector<16xf32>) -> vector<16xf32>
                    %v_2592 = arith.addf %v_2587, %v_2591 : vector<16xf32>
                    vector.maskedstore %y[%v_2586, %v_32], %is_2334, %v_2592 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2593 = arith.muli %v_2265, %c_6 : index
                  %v_2594 = arith.addi %v_18, %v_2593 : index
                  %v_2595 = arith.addi %v_2594, %c_9 : index
                  %v_2596 = memref.load %order[%v_2595] : memref<?xi32>
                  %is_2597 = arith.cmpi sge, %v_2596, %c_44 : i32
                  scf.if %is_2597 {
                    %v_2598 = arith.index_cast %v_2596 : i32 to index
                    %v_2599 = arith.divui %v_2598, %c_11 : index
                    %v_2600 = vector.maskedload %y[%v_2599, %v_32], %is_2334, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2601 = memref.load %weights[%v_2598] : memref<?xf32>
                    %v_2602 = vector.broadcast %v_2601 : f32 to vector<16xf32>
                    %v_2603 = arith.mulf %v_2398, %v_2602 : vector<16xf32>
                    %v_2604 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2603) : (vector<16xf32>) -> vector<16xf32>
                    %v_2605 = arith.addf %v_2600, %v_2604 : vector<16xf32>
                    vector.maskedstore %y[%v_2599, %v_32], %is_2334, %v_2605 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_2606 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_2606 {
                  %v_2607 = arith.addi %v_2266, %c_51 : index
                  %v_2608 = arith.index_cast %v_2607 : index to i64
                  %pointer_2609 = llvm.inttoptr %v_2608 : i64 to !llvm.ptr
                  %v_2610 = "llvm.load"(%pointer_2609) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2611 = arith.addi %v_2266, %c_52 : index
                  %v_2612 = arith.index_cast %v_2611 : index to i64
                  %pointer_2613 = llvm.inttoptr %v_2612 : i64 to !llvm.ptr
                  %v_2614 = "llvm.load"(%pointer_2613) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2615 = arith.addi %v_2266, %c_53 : index
                  %v_2616 = arith.index_cast %v_2615 : index to i64
                  %pointer_2617 = llvm.inttoptr %v_2616 : i64 to !llvm.ptr
                  %v_2618 = "llvm.load"(%pointer_2617) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2619 = arith.addi %v_2266, %c_54 : index
                  %v_2620 = arith.index_cast %v_2619 : index to i64
                  %pointer_2621 = llvm.inttoptr %v_2620 : i64 to !llvm.ptr
                  %v_2622 = "llvm.load"(%pointer_2621) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2623 = arith.addi %v_2266, %c_55 : index
                  %v_2624 = arith.index_cast %v_2623 : index to i64
                  %pointer_2625 = llvm.inttoptr %v_2624 : i64 to !llvm.ptr
                  %v_2626 = "llvm.load"(%pointer_2625) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2627 = arith.addi %v_2266, %c_56 : index
                  %v_2628 = arith.index_cast %v_2627 : index to i64
                  %pointer_2629 = llvm.inttoptr %v_2628 : i64 to !llvm.ptr
                  %v_2630 = "llvm.load"(%pointer_2629) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2631 = arith.addi %v_2266, %c_57 : index
                  %v_2632 = arith.index_cast %v_2631 : index to i64
                  %pointer_2633 = llvm.inttoptr %v_2632 : i64 to !llvm.ptr
                  %v_2634 = "llvm.load"(%pointer_2633) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2635 = arith.addi %v_2266, %c_58 : index
                  %v_2636 = arith.index_cast %v_2635 : index to i64
                  %pointer_2637 = llvm.inttoptr %v_2636 : i64 to !llvm.ptr
                  %v_2638 = "llvm.load"(%pointer_2637) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2639 = arith.addi %v_2266, %c_14 : index
                  %v_2640 = arith.index_cast %v_2639 : index to i64
                  %pointer_2641 = llvm.inttoptr %v_2640 : i64 to !llvm.ptr
                  %v_2642 = "llvm.load"(%pointer_2641) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2643 = arith.addi %v_2266, %c_59 : index
                  %v_2644 = arith.index_cast %v_2643 : index to i64
                  %pointer_2645 = llvm.inttoptr %v_2644 : i64 to !llvm.ptr
                  %v_2646 = "llvm.load"(%pointer_2645) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2647 = arith.addi %v_2266, %c_60 : index
                  %v_2648 = arith.index_cast %v_2647 : index to i64
                  %pointer_2649 = llvm.inttoptr %v_2648 : i64 to !llvm.ptr
                  %v_2650 = "llvm.load"(%pointer_2649) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2651 = arith.addi %v_2266, %c_61 : index
                  %v_2652 = arith.index_cast %v_2651 : index to i64
                  %pointer_2653 = llvm.inttoptr %v_2652 : i64 to !llvm.ptr
                  %v_2654 = "llvm.load"(%pointer_2653) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2655 = arith.addi %v_2266, %c_62 : index
                  %v_2656 = arith.index_cast %v_2655 : index to i64
                  %pointer_2657 = llvm.inttoptr %v_2656 : i64 to !llvm.ptr
                  %v_2658 = "llvm.load"(%pointer_2657) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2659 = arith.addi %v_2266, %c_63 : index
                  %v_2660 = arith.index_cast %v_2659 : index to i64
                  %pointer_2661 = llvm.inttoptr %v_2660 : i64 to !llvm.ptr
                  %v_2662 = "llvm.load"(%pointer_2661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2663 = arith.addi %v_2266, %c_64 : index
                  %v_2664 = arith.index_cast %v_2663 : index to i64
                  %pointer_2665 = llvm.inttoptr %v_2664 : i64 to !llvm.ptr
                  %v_2666 = "llvm.load"(%pointer_2665) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2667 = arith.addi %v_2266, %c_65 : index
                  %v_2668 = arith.index_cast %v_2667 : index to i64
                  %pointer_2669 = llvm.inttoptr %v_2668 : i64 to !llvm.ptr
                  %v_2670 = "llvm.load"(%pointer_2669) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2671 = arith.subi %v_31, %v_33 : index
                  %v_2672 = arith.index_cast %v_2671 : index to i32
                  %v_2673 = vector.broadcast %v_2672 : i32 to vector<16xi32>
                  %is_2674 = arith.cmpi sge, %c_43, %v_2673 : vector<16xi32>
                  %v_2675 = vector.shuffle %v_2610, %v_2614 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2676 = vector.shuffle %v_2610, %v_2614 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2677 = vector.shuffle %v_2618, %v_2622 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2678 = vector.shuffle %v_2618, %v_2622 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2679 = vector.shuffle %v_2626, %v_2630 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2680 = vector.shuffle %v_2626, %v_2630 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2681 = vector.shuffle %v_2634, %v_2638 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2682 = vector.shuffle %v_2634, %v_2638 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2683 = vector.shuffle %v_2642, %v_2646 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2684 = vector.shuffle %v_2642, %v_2646 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2685 = vector.shuffle %v_2650, %v_2654 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2686 = vector.shuffle %v_2650, %v_2654 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2687 = vector.shuffle %v_2658, %v_2662 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2688 = vector.shuffle %v_2658, %v_2662 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2689 = vector.shuffle %v_2666, %v_2670 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2690 = vector.shuffle %v_2666, %v_2670 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2691 = vector.shuffle %v_2675, %v_2677 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2692 = vector.shuffle %v_2675, %v_2677 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2693 = vector.shuffle %v_2676, %v_2678 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2694 = vector.shuffle %v_2676, %v_2678 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2695 = vector.shuffle %v_2679, %v_2681 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2696 = vector.shuffle %v_2679, %v_2681 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2697 = vector.shuffle %v_2680, %v_2682 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2698 = vector.shuffle %v_2680, %v_2682 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2699 = vector.shuffle %v_2683, %v_2685 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2700 = vector.shuffle %v_2683, %v_2685 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2701 = vector.shuffle %v_2684, %v_2686 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2702 = vector.shuffle %v_2684, %v_2686 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2703 = vector.shuffle %v_2687, %v_2689 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2704 = vector.shuffle %v_2687, %v_2689 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2705 = vector.shuffle %v_2688, %v_2690 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2706 = vector.shuffle %v_2688, %v_2690 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2707 = vector.shuffle %v_2691, %v_2695 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2708 = vector.shuffle %v_2691, %v_2695 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2709 = vector.shuffle %v_2693, %v_2697 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2710 = vector.shuffle %v_2693, %v_2697 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2711 = vector.shuffle %v_2692, %v_2696 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2712 = vector.shuffle %v_2692, %v_2696 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2713 = vector.shuffle %v_2694, %v_2698 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2714 = vector.shuffle %v_2694, %v_2698 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2715 = vector.shuffle %v_2699, %v_2703 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2716 = vector.shuffle %v_2699, %v_2703 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2717 = vector.shuffle %v_2701, %v_2705 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2718 = vector.shuffle %v_2701, %v_2705 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2719 = vector.shuffle %v_2700, %v_2704 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2720 = vector.shuffle %v_2700, %v_2704 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2721 = vector.shuffle %v_2702, %v_2706 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2722 = vector.shuffle %v_2702, %v_2706 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2723 = vector.shuffle %v_2707, %v_2715 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2724 = vector.shuffle %v_2707, %v_2715 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2725 = vector.shuffle %v_2709, %v_2717 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2726 = vector.shuffle %v_2709, %v_2717 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2727 = vector.shuffle %v_2711, %v_2719 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2728 = vector.shuffle %v_2711, %v_2719 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2729 = vector.shuffle %v_2713, %v_2721 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2730 = vector.shuffle %v_2713, %v_2721 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2731 = vector.shuffle %v_2708, %v_2716 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2732 = vector.shuffle %v_2708, %v_2716 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2733 = vector.shuffle %v_2710, %v_2718 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2734 = vector.shuffle %v_2710, %v_2718 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2735 = vector.shuffle %v_2712, %v_2720 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2736 = vector.shuffle %v_2712, %v_2720 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2737 = vector.shuffle %v_2714, %v_2722 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2738 = vector.shuffle %v_2714, %v_2722 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2739 = arith.muli %v_2265, %c_6 : index
                  %v_2740 = arith.addi %v_18, %v_2739 : index
                  %v_2741 = memref.load %order[%v_2740] : memref<?xi32>
                  %is_2742 = arith.cmpi sge, %v_2741, %c_44 : i32
                  scf.if %is_2742 {
                    %v_2743 = arith.index_cast %v_2741 : i32 to index
                    %v_2744 = arith.divui %v_2743, %c_11 : index
                    %v_2745 = vector.maskedload %y[%v_2744, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2746 = memref.load %weights[%v_2743] : memref<?xf32>
                    %v_2747 = vector.broadcast %v_2746 : f32 to vector<16xf32>
                    %v_2748 = arith.mulf %v_2723, %v_2747 : vector<16xf32>
                    %v_2749 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2748) : (vector<16xf32>) -> vector<16xf32>
                    %v_2750 = arith.addf %v_2745, %v_2749 : vector<16xf32>
                    vector.maskedstore %y[%v_2744, %v_33], %is_2674, %v_2750 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2751 = arith.muli %v_2265, %c_6 : index
                  %v_2752 = arith.addi %v_18, %v_2751 : index
                  %v_2753 = arith.addi %v_2752, %c_5 : index
                  %v_2754 = memref.load %order[%v_2753] : memref<?xi32>
                  %is_2755 = arith.cmpi sge, %v_2754, %c_44 : i32
                  scf.if %is_2755 {
                    %v_2756 = arith.index_cast %v_2754 : i32 to index
                    %v_2757 = arith.divui %v_2756, %c_11 : index
                    %v_2758 = vector.maskedload %y[%v_2757, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2759 = memref.load %weights[%v_2756] : memref<?xf32>
                    %v_2760 = vector.broadcast %v_2759 : f32 to vector<16xf32>
                    %v_2761 = arith.mulf %v_2725, %v_2760 : vector<16xf32>
                    %v_2762 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2761) : (vector<16xf32>) -> vector<16xf32>
                    %v_2763 = arith.addf %v_2758, %v_2762 : vector<16xf32>
                    vector.maskedstore %y[%v_2757, %v_33], %is_2674, %v_2763 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2764 = arith.muli %v_2265, %c_6 : index
                  %v_2765 = arith.addi %v_18, %v_2764 : index
                  %v_2766 = arith.addi %v_2765, %c_8 : index
                  %v_2767 = memref.load %order[%v_2766] : memref<?xi32>
                  %is_2768 = arith.cmpi sge, %v_2767, %c_44 : i32
                  scf.if %is_2768 {
                    %v_2769 = arith.index_cast %v_2767 : i32 to index
                    %v_2770 = arith.divui %v_2769, %c_11 : index
                    %v_2771 = vector.maskedload %y[%v_2770, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2772 = memref.load %weights[%v_2769] : memref<?xf32>
                    %v_2773 = vector.broadcast %v_2772 : f32 to vector<16xf32>
                    %v_2774 = arith.mulf %v_2727, %v_2773 : vector<16xf32>
                    %v_2775 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2774) : (vector<16xf32>) -> vector<16xf32>
                    %v_2776 = arith.addf %v_2771, %v_2775 : vector<16xf32>
                    vector.maskedstore %y[%v_2770, %v_33], %is_2674, %v_2776 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2777 = arith.muli %v_2265, %c_6 : index
                  %v_2778 = arith.addi %v_18, %v_2777 : index
                  %v_2779 = arith.addi %v_2778, %c_11 : index
                  %v_2780 = memref.load %order[%v_2779] : memref<?xi32>
                  %is_2781 = arith.cmpi sge, %v_2780, %c_44 : i32
                  scf.if %is_2781 {
                    %v_2782 = arith.index_cast %v_2780 : i32 to index
                    %v_2783 = arith.divui %v_2782, %c_11 : index
                    %v_2784 = vector.maskedload %y[%v_2783, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2785 = memref.load %weights[%v_2782] : memref<?xf32>
                    %v_2786 = vector.broadcast %v_2785 : f32 to vector<16xf32>
                    %v_2787 = arith.mulf %v_2729, %v_2786 : vector<16xf32>
                    %v_2788 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2787) : (vector<16xf32>) -> vector<16xf32>
                    %v_2789 = arith.addf %v_2784, %v_2788 : vector<16xf32>
                    vector.maskedstore %y[%v_2783, %v_33], %is_2674, %v_2789 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2790 = arith.muli %v_2265, %c_6 : index
                  %v_2791 = arith.addi %v_18, %v_2790 : index
                  %v_2792 = arith.addi %v_2791, %c_16 : index
                  %v_2793 = memref.load %order[%v_2792] : memref<?xi32>
                  %is_2794 = arith.cmpi sge, %v_2793, %c_44 : i32
                  scf.if %is_2794 {
                    %v_2795 = arith.index_cast %v_2793 : i32 to index
                    %v_2796 = arith.divui %v_2795, %c_11 : index
                    %v_2797 = vector.maskedload %y[%v_2796, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2798 = memref.load %weights[%v_2795] : memref<?xf32>
                    %v_2799 = vector.broadcast %v_2798 : f32 to vector<16xf32>
                    %v_2800 = arith.mulf %v_2731, %v_2799 : vector<16xf32>
                    %v_2801 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2800) : (vector<16xf32>) -> vector<16xf32>
                    %v_2802 = arith.addf %v_2797, %v_2801 : vector<16xf32>
                    vector.maskedstore %y[%v_2796, %v_33], %is_2674, %v_2802 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2803 = arith.muli %v_2265, %c_6 : index
                  %v_2804 = arith.addi %v_18, %v_2803 : index
                  %v_2805 = arith.addi %v_2804, %c_17 : index
                  %v_2806 = memref.load %order[%v_2805] : memref<?xi32>
                  %is_2807 = arith.cmpi sge, %v_2806, %c_44 : i32
                  scf.if %is_2807 {
                    %v_2808 = arith.index_cast %v_2806 : i32 to index
                    %v_2809 = arith.divui %v_2808, %c_11 : index
                    %v_2810 = vector.maskedload %y[%v_2809, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2811 = memref.load %weights[%v_2808] : memref<?xf32>
                    %v_2812 = vector.broadcast %v_2811 : f32 to vector<16xf32>
                    %v_2813 = arith.mulf %v_2733, %v_2812 : vector<16xf32>
                    %v_2814 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2813) : (vector<16xf32>) -> vector<16xf32>
                    %v_2815 = arith.addf %v_2810, %v_2814 : vector<16xf32>
                    vector.maskedstore %y[%v_2809, %v_33], %is_2674, %v_2815 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2816 = arith.muli %v_2265, %c_6 : index
                  %v_2817 = arith.addi %v_18, %v_2816 : index
                  %v_2818 = arith.addi %v_2817, %c_18 : index
                  %v_2819 = memref.load %order[%v_2818] : memref<?xi32>
                  %is_2820 = arith.cmpi sge, %v_2819, %c_44 : i32
                  scf.if %is_2820 {
                    %v_2821 = arith.index_cast %v_2819 : i32 to index
                    %v_2822 = arith.divui %v_2821, %c_11 : index
                    %v_2823 = vector.maskedload %y[%v_2822, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2824 = memref.load %weights[%v_2821] : memref<?xf32>
                    %v_2825 = vector.broadcast %v_2824 : f32 to vector<16xf32>
                    %v_2826 = arith.mulf %v_2735, %v_2825 : vector<16xf32>
                    %v_2827 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2826) : (vector<16xf32>) -> vector<16xf32>
                    %v_2828 = arith.addf %v_2823, %v_2827 : vector<16xf32>
                    vector.maskedstore %y[%v_2822, %v_33], %is_2674, %v_2828 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2829 = arith.muli %v_2265, %c_6 : index
                  %v_2830 = arith.addi %v_18, %v_2829 : index
                  %v_2831 = arith.addi %v_2830, %c_19 : index
                  %v_2832 = memref.load %order[%v_2831] : memref<?xi32>
                  %is_2833 = arith.cmpi sge, %v_2832, %c_44 : i32
                  scf.if %is_2833 {
                    %v_2834 = arith.index_cast %v_2832 : i32 to index
                    %v_2835 = arith.divui %v_2834, %c_11 : index
                    %v_2836 = vector.maskedload %y[%v_2835, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2837 = memref.load %weights[%v_2834] : memref<?xf32>
                    %v_2838 = vector.broadcast %v_2837 : f32 to vector<16xf32>
                    %v_2839 = arith.mulf %v_2737, %v_2838 : vector<16xf32>
                    %v_2840 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2839) : (vector<16xf32>) -> vector<16xf32>
                    %v_2841 = arith.addf %v_2836, %v_2840 : vector<16xf32>
                    vector.maskedstore %y[%v_2835, %v_33], %is_2674, %v_2841 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2842 = arith.muli %v_2265, %c_6 : index
                  %v_2843 = arith.addi %v_18, %v_2842 : index
                  %v_2844 = arith.addi %v_2843, %c_15 : index
                  %v_2845 = memref.load %order[%v_2844] : memref<?xi32>
                  %is_2846 = arith.cmpi sge, %v_2845, %c_44 : i32
                  scf.if %is_2846 {
                    %v_2847 = arith.index_cast %v_2845 : i32 to index
                    %v_2848 = arith.divui %v_2847, %c_11 : index
                    %v_2849 = vector.maskedload %y[%v_2848, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2850 = memref.load %weights[%v_2847] : memref<?xf32>
                    %v_2851 = vector.broadcast %v_2850 : f32 to vector<16xf32>
                    %v_2852 = arith.mulf %v_2724, %v_2851 : vector<16xf32>
                    %v_2853 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2852) : (vector<16xf32>) -> vector<16xf32>
                    %v_2854 = arith.addf %v_2849, %v_2853 : vector<16xf32>
                    vector.maskedstore %y[%v_2848, %v_33], %is_2674, %v_2854 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2855 = arith.muli %v_2265, %c_6 : index
                  %v_2856 = arith.addi %v_18, %v_2855 : index
                  %v_2857 = arith.addi %v_2856, %c_45 : index
                  %v_2858 = memref.load %order[%v_2857] : memref<?xi32>
                  %is_2859 = arith.cmpi sge, %v_2858, %c_44 : i32
                  scf.if %is_2859 {
                    %v_2860 = arith.index_cast %v_2858 : i32 to index
                    %v_2861 = arith.divui %v_2860, %c_11 : index
                    %v_2862 = vector.maskedload %y[%v_2861, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2863 = memref.load %weights[%v_2860] : memref<?xf32>
                    %v_2864 = vector.broadcast %v_2863 : f32 to vector<16xf32>
                    %v_2865 = arith.mulf %v_2726, %v_2864 : vector<16xf32>
                    %v_2866 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2865) : (vector<16xf32>) -> vector<16xf32>
                    %v_2867 = arith.addf %v_2862, %v_2866 : vector<16xf32>
                    vector.maskedstore %y[%v_2861, %v_33], %is_2674, %v_2867 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2868 = arith.muli %v_2265, %c_6 : index
                  %v_2869 = arith.addi %v_18, %v_2868 : index
                  %v_2870 = arith.addi %v_2869, %c_46 : index
                  %v_2871 = memref.load %order[%v_2870] : memref<?xi32>
                  %is_2872 = arith.cmpi sge, %v_2871, %c_44 : i32
                  scf.if %is_2872 {
                    %v_2873 = arith.index_cast %v_2871 : i32 to index
                    %v_2874 = arith.divui %v_2873, %c_11 : index
                    %v_2875 = vector.maskedload %y[%v_2874, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2876 = memref.load %weights[%v_2873] : memref<?xf32>
                    %v_2877 = vector.broadcast %v_2876 : f32 to vector<16xf32>
                    %v_2878 = arith.mulf %v_2728, %v_2877 : vector<16xf32>
                    %v_2879 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2878) : (vector<16xf32>) -> vector<16xf32>
                    %v_2880 = arith.addf %v_2875, %v_2879 : vector<16xf32>
                    vector.maskedstore %y[%v_2874, %v_33], %is_2674, %v_2880 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2881 = arith.muli %v_2265, %c_6 : index
                  %v_2882 = arith.addi %v_18, %v_2881 : index
                  %v_2883 = arith.addi %v_2882, %c_47 : index
                  %v_2884 = memref.load %order[%v_2883] : memref<?xi32>
                  %is_2885 = arith.cmpi sge, %v_2884, %c_44 : i32
                  scf.if %is_2885 {
                    %v_2886 = arith.index_cast %v_2884 : i32 to index
                    %v_2887 = arith.divui %v_2886, %c_11 : index
                    %v_2888 = vector.maskedload %y[%v_2887, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2889 = memref.load %weights[%v_2886] : memref<?xf32>
                    %v_2890 = vector.broadcast %v_2889 : f32 to vector<16xf32>
                    %v_2891 = arith.mulf %v_2730, %v_2890 : vector<16xf32>
                    %v_2892 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2891) : (vector<16xf32>) -> vector<16xf32>
                    %v_2893 = arith.addf %v_2888, %v_2892 : vector<16xf32>
                    vector.maskedstore %y[%v_2887, %v_33], %is_2674, %v_2893 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2894 = arith.muli %v_2265, %c_6 : index
                  %v_2895 = arith.addi %v_18, %v_2894 : index
                  %v_2896 = arith.addi %v_2895, %c_48 : index
                  %v_2897 = memref.load %order[%v_2896] : memref<?xi32>
                  %is_2898 = arith.cmpi sge, %v_2897, %c_44 : i32
                  scf.if %is_2898 {
                    %v_2899 = arith.index_cast %v_2897 : i32 to index
                    %v_2900 = arith.divui %v_2899, %c_11 : index
                    %v_2901 = vector.maskedload %y[%v_2900, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2902 = memref.load %weights[%v_2899] : memref<?xf32>
                    %v_2903 = vector.broadcast %v_2902 : f32 to vector<16xf32>
                    %v_2904 = arith.mulf %v_2732, %v_2903 : vector<16xf32>
                    %v_2905 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2904) : (vector<16xf32>) -> vector<16xf32>
                    %v_2906 = arith.addf %v_2901, %v_2905 : vector<16xf32>
                    vector.maskedstore %y[%v_2900, %v_33], %is_2674, %v_2906 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2907 = arith.muli %v_2265, %c_6 : index
                  %v_2908 = arith.addi %v_18, %v_2907 : index
                  %v_2909 = arith.addi %v_2908, %c_49 : index
                  %v_2910 = memref.load %order[%v_2909] : memref<?xi32>
                  %is_2911 = arith.cmpi sge, %v_2910, %c_44 : i32
                  scf.if %is_2911 {
                    %v_2912 = arith.index_cast %v_2910 : i32 to index
                    %v_2913 = arith.divui %v_2912, %c_11 : index
                    %v_2914 = vector.maskedload %y[%v_2913, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2915 = memref.load %weights[%v_2912] : memref<?xf32>
                    %v_2916 = vector.broadcast %v_2915 : f32 to vector<16xf32>
                    %v_2917 = arith.mulf %v_2734, %v_2916 : vector<16xf32>
                    %v_2918 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2917) : (vector<16xf32>) -> vector<16xf32>
                    %v_2919 = arith.addf %v_2914, %v_2918 : vector<16xf32>
                    vector.maskedstore %y[%v_2913, %v_33], %is_2674, %v_2919 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2920 = arith.muli %v_2265, %c_6 : index
                  %v_2921 = arith.addi %v_18, %v_2920 : index
                  %v_2922 = arith.addi %v_2921, %c_50 : index
                  %v_2923 = memref.load %order[%v_2922] : memref<?xi32>
                  %is_2924 = arith.cmpi sge, %v_2923, %c_44 : i32
                  scf.if %is_2924 {
                    %v_2925 = arith.index_cast %v_2923 : i32 to index
                    %v_2926 = arith.divui %v_2925, %c_11 : index
                    %v_2927 = vector.maskedload %y[%v_2926, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2928 = memref.load %weights[%v_2925] : memref<?xf32>
                    %v_2929 = vector.broadcast %v_2928 : f32 to vector<16xf32>
                    %v_2930 = arith.mulf %v_2736, %v_2929 : vector<16xf32>
                    %v_2931 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2930) : (vector<16xf32>) -> vector<16xf32>
                    %v_2932 = arith.addf %v_2927, %v_2931 : vector<16xf32>
                    vector.maskedstore %y[%v_2926, %v_33], %is_2674, %v_2932 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2933 = arith.muli %v_2265, %c_6 : index
                  %v_2934 = arith.addi %v_18, %v_2933 : index
                  %v_2935 = arith.addi %v_2934, %c_9 : index
                  %v_2936 = memref.load %order[%v_2935] : memref<?xi32>
                  %is_2937 = arith.cmpi sge, %v_2936, %c_44 : i32
                  scf.if %is_2937 {
                    %v_2938 = arith.index_cast %v_2936 : i32 to index
                    %v_2939 = arith.divui %v_2938, %c_11 : index
                    %v_2940 = vector.maskedload %y[%v_2939, %v_33], %is_2674, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2941 = memref.load %weights[%v_2938] : memref<?xf32>
                    %v_2942 = vector.broadcast %v_2941 : f32 to vector<16xf32>
                    %v_2943 = arith.mulf %v_2738, %v_2942 : vector<16xf32>
                    %v_2944 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_2943) : (vector<16xf32>) -> vector<16xf32>
                    %v_2945 = arith.addf %v_2940, %v_2944 : vector<16xf32>
                    vector.maskedstore %y[%v_2939, %v_33], %is_2674, %v_2945 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_2946 = arith.remui %v_22, %c_11 : index
              %is_2947 = arith.cmpi eq, %v_2946, %c_5 : index
              scf.if %is_2947 {
                %v_2948 = arith.muli %v_44, %c_11 : index
                %v_2949 = arith.muli %v_2948, %c_14 : index
                %v_2950 = arith.addi %v_26, %v_2949 : index
                scf.for %i_2951 = %c_4 to %c_8 step %c_5 {
                  %v_2952 = arith.muli %i_2951, %c_15 : index
                  %v_2953 = arith.minsi %v_2952, %c_15 : index
                  %v_2954 = arith.addi %v_32, %v_2953 : index
                  %v_2955 = arith.addi %v_32, %v_2953 : index
                  %v_2956 = arith.addi %v_2955, %c_5 : index
                  %v_2957 = arith.addi %v_32, %v_2953 : index
                  %v_2958 = arith.addi %v_2957, %c_8 : index
                  %v_2959 = arith.addi %v_32, %v_2953 : index
                  %v_2960 = arith.addi %v_2959, %c_11 : index
                  %v_2961 = arith.addi %v_32, %v_2953 : index
                  %v_2962 = arith.addi %v_2961, %c_16 : index
                  %v_2963 = arith.addi %v_32, %v_2953 : index
                  %v_2964 = arith.addi %v_2963, %c_17 : index
                  %v_2965 = arith.addi %v_32, %v_2953 : index
                  %v_2966 = arith.addi %v_2965, %c_18 : index
                  %v_2967 = arith.addi %v_32, %v_2953 : index
                  %v_2968 = arith.addi %v_2967, %c_19 : index
                  %v_2969 = arith.muli %v_28, %c_16 : index
                  %v_2970 = arith.muli %v_44, %c_8 : index
                  %v_2971 = arith.muli %v_2970, %c_8 : index
                  %v_2972 = arith.addi %v_2971, %i_2951 : index
                  %loop_2974:8 = scf.for %i_2973 = %c_4 to %c_13 step %c_16 iter_args(%carry_2975 = %c_7, %carry_2976 = %c_7, %carry_2977 = %c_7, %carry_2978 = %c_7, %carry_2979 = %c_7, %carry_2980 = %c_7, %carry_2981 = %c_7, %carry_2982 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_2983 = arith.divui %i_2973, %c_16 : index
                    %v_2984 = arith.muli %v_2969, %c_18 : index
                    %v_2985 = arith.addi %v_2984, %c_20 : index
                    %v_2986 = arith.muli %v_2969, %c_18 : index
                    %v_2987 = arith.divui %v_2985, %v_2986 : index
                    %v_2988 = arith.muli %v_2972, %c_18 : index
                    %v_2989 = arith.addi %v_2988, %v_2983 : index
                    %v_2990 = arith.muli %v_2989, %v_2987 : index
                    scf.for %i_2991 = %c_4 to %v_2987 step %c_5 {
                      %v_2992 = arith.addi %v_2990, %i_2991 : index
                      %v_2993 = arith.minsi %v_2992, %c_20 : index
                      %v_2994 = arith.muli %v_2993, %c_0 : index
                      %v_2995 = arith.addi %v_38, %v_2994 : index
                      %v_2996 = arith.index_cast %v_2995 : index to i64
                      %pointer_2997 = llvm.inttoptr %v_2996 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_2997) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_2998 = arith.muli %v_2993, %c_0 : index
                      %v_2999 = arith.addi %v_43, %v_2998 : index
                      %v_3000 = arith.index_cast %v_2999 : index to i64
                      %pointer_3001 = llvm.inttoptr %v_3000 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3001) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_3002 = arith.muli %i_2973, %c_0 : index
                    %v_3003 = arith.addi %v_2950, %v_3002 : index
                    %v_3004 = arith.index_cast %v_3003 : index to i64
                    %pointer_3005 = llvm.inttoptr %v_3004 : i64 to !llvm.ptr
                    %v_3006 = "llvm.load"(%pointer_3005) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3007 = memref.load %expert_down[%v_16, %v_2954, %i_2973] : memref<8x40x24xf32>
                    %v_3008 = vector.broadcast %v_3007 : f32 to vector<16xf32>
                    %acc_3009 = math.fma %v_3008, %v_3006, %carry_2975 : vector<16xf32>
                    %v_3010 = memref.load %expert_down[%v_16, %v_2956, %i_2973] : memref<8x40x24xf32>
                    %v_3011 = vector.broadcast %v_3010 : f32 to vector<16xf32>
                    %acc_3012 = math.fma %v_3011, %v_3006, %carry_2976 : vector<16xf32>
                    %v_3013 = memref.load %expert_down[%v_16, %v_2958, %i_2973] : memref<8x40x24xf32>
                    %v_3014 = vector.broadcast %v_3013 : f32 to vector<16xf32>
                    %acc_3015 = math.fma %v_3014, %v_3006, %carry_2977 : vector<16xf32>
                    %v_3016 = memref.load %expert_down[%v_16, %v_2960, %i_2973] : memref<8x40x24xf32>
                    %v_3017 = vector.broadcast %v_3016 : f32 to vector<16xf32>
                    %acc_3018 = math.fma %v_3017, %v_3006, %carry_2978 : vector<16xf32>
                    %v_3019 = memref.load %expert_down[%v_16, %v_2962, %i_2973] : memref<8x40x24xf32>
                    %v_3020 = vector.broadcast %v_3019 : f32 to vector<16xf32>
                    %acc_3021 = math.fma %v_3020, %v_3006, %carry_2979 : vector<16xf32>
                    %v_3022 = memref.load %expert_down[%v_16, %v_2964, %i_2973] : memref<8x40x24xf32>
                    %v_3023 = vector.broadcast %v_3022 : f32 to vector<16xf32>
                    %acc_3024 = math.fma %v_3023, %v_3006, %carry_2980 : vector<16xf32>
                    %v_3025 = memref.load %expert_down[%v_16, %v_2966, %i_2973] : memref<8x40x24xf32>
                    %v_3026 = vector.broadcast %v_3025 : f32 to vector<16xf32>
                    %acc_3027 = math.fma %v_3026, %v_3006, %carry_2981 : vector<16xf32>
                    %v_3028 = memref.load %expert_down[%v_16, %v_2968, %i_2973] : memref<8x40x24xf32>
                    %v_3029 = vector.broadcast %v_3028 : f32 to vector<16xf32>
                    %acc_3030 = math.fma %v_3029, %v_3006, %carry_2982 : vector<16xf32>
                    %v_3031 = arith.addi %i_2973, %c_5 : index
                    %v_3032 = arith.muli %v_3031, %c_0 : index
                    %v_3033 = arith.addi %v_2950, %v_3032 : index
                    %v_3034 = arith.index_cast %v_3033 : index to i64
                    %pointer_3035 = llvm.inttoptr %v_3034 : i64 to !llvm.ptr
                    %v_3036 = "llvm.load"(%pointer_3035) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3037 = memref.load %expert_down[%v_16, %v_2954, %v_3031] : memref<8x40x24xf32>
                    %v_3038 = vector.broadcast %v_3037 : f32 to vector<16xf32>
                    %acc_3039 = math.fma %v_3038, %v_3036, %acc_3009 : vector<16xf32>
                    %v_3040 = memref.load %expert_down[%v_16, %v_2956, %v_3031] : memref<8x40x24xf32>
                    %v_3041 = vector.broadcast %v_3040 : f32 to vector<16xf32>
                    %acc_3042 = math.fma %v_3041, %v_3036, %acc_3012 : vector<16xf32>
                    %v_3043 = memref.load %expert_down[%v_16, %v_2958, %v_3031] : memref<8x40x24xf32>
                    %v_3044 = vector.broadcast %v_3043 : f32 to vector<16xf32>
                    %acc_3045 = math.fma %v_3044, %v_3036, %acc_3015 : vector<16xf32>
                    %v_3046 = memref.load %expert_down[%v_16, %v_2960, %v_3031] : memref<8x40x24xf32>
                    %v_3047 = vector.broadcast %v_3046 : f32 to vector<16xf32>
                    %acc_3048 = math.fma %v_3047, %v_3036, %acc_3018 : vector<16xf32>
                    %v_3049 = memref.load %expert_down[%v_16, %v_2962, %v_3031] : memref<8x40x24xf32>
                    %v_3050 = vector.broadcast %v_3049 : f32 to vector<16xf32>
                    %acc_3051 = math.fma %v_3050, %v_3036, %acc_3021 : vector<16xf32>
                    %v_3052 = memref.load %expert_down[%v_16, %v_2964, %v_3031] : memref<8x40x24xf32>
                    %v_3053 = vector.broadcast %v_3052 : f32 to vector<16xf32>
                    %acc_3054 = math.fma %v_3053, %v_3036, %acc_3024 : vector<16xf32>
                    %v_3055 = memref.load %expert_down[%v_16, %v_2966, %v_3031] : memref<8x40x24xf32>
                    %v_3056 = vector.broadcast %v_3055 : f32 to vector<16xf32>
                    %acc_3057 = math.fma %v_3056, %v_3036, %acc_3027 : vector<16xf32>
                    %v_3058 = memref.load %expert_down[%v_16, %v_2968, %v_3031] : memref<8x40x24xf32>
                    %v_3059 = vector.broadcast %v_3058 : f32 to vector<16xf32>
                    %acc_3060 = math.fma %v_3059, %v_3036, %acc_3030 : vector<16xf32>
                    %v_3061 = arith.addi %i_2973, %c_8 : index
                    %v_3062 = arith.muli %v_3061, %c_0 : index
                    %v_3063 = arith.addi %v_2950, %v_3062 : index
                    %v_3064 = arith.index_cast %v_3063 : index to i64
                    %pointer_3065 = llvm.inttoptr %v_3064 : i64 to !llvm.ptr
                    %v_3066 = "llvm.load"(%pointer_3065) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3067 = memref.load %expert_down[%v_16, %v_2954, %v_3061] : memref<8x40x24xf32>
                    %v_3068 = vector.broadcast %v_3067 : f32 to vector<16xf32>
                    %acc_3069 = math.fma %v_3068, %v_3066, %acc_3039 : vector<16xf32>
                    %v_3070 = memref.load %expert_down[%v_16, %v_2956, %v_3061] : memref<8x40x24xf32>
                    %v_3071 = vector.broadcast %v_3070 : f32 to vector<16xf32>
                    %acc_3072 = math.fma %v_3071, %v_3066, %acc_3042 : vector<16xf32>
                    %v_3073 = memref.load %expert_down[%v_16, %v_2958, %v_3061] : memref<8x40x24xf32>
                    %v_3074 = vector.broadcast %v_3073 : f32 to vector<16xf32>
                    %acc_3075 = math.fma %v_3074, %v_3066, %acc_3045 : vector<16xf32>
                    %v_3076 = memref.load %expert_down[%v_16, %v_2960, %v_3061] : memref<8x40x24xf32>
                    %v_3077 = vector.broadcast %v_3076 : f32 to vector<16xf32>
                    %acc_3078 = math.fma %v_3077, %v_3066, %acc_3048 : vector<16xf32>
                    %v_3079 = memref.load %expert_down[%v_16, %v_2962, %v_3061] : memref<8x40x24xf32>
                    %v_3080 = vector.broadcast %v_3079 : f32 to vector<16xf32>
                    %acc_3081 = math.fma %v_3080, %v_3066, %acc_3051 : vector<16xf32>
                    %v_3082 = memref.load %expert_down[%v_16, %v_2964, %v_3061] : memref<8x40x24xf32>
                    %v_3083 = vector.broadcast %v_3082 : f32 to vector<16xf32>
                    %acc_3084 = math.fma %v_3083, %v_3066, %acc_3054 : vector<16xf32>
                    %v_3085 = memref.load %expert_down[%v_16, %v_2966, %v_3061] : memref<8x40x24xf32>
                    %v_3086 = vector.broadcast %v_3085 : f32 to vector<16xf32>
                    %acc_3087 = math.fma %v_3086, %v_3066, %acc_3057 : vector<16xf32>
                    %v_3088 = memref.load %expert_down[%v_16, %v_2968, %v_3061] : memref<8x40x24xf32>
                    %v_3089 = vector.broadcast %v_3088 : f32 to vector<16xf32>
                    %acc_3090 = math.fma %v_3089, %v_3066, %acc_3060 : vector<16xf32>
                    %v_3091 = arith.addi %i_2973, %c_11 : index
                    %v_3092 = arith.muli %v_3091, %c_0 : index
                    %v_3093 = arith.addi %v_2950, %v_3092 : index
                    %v_3094 = arith.index_cast %v_3093 : index to i64
                    %pointer_3095 = llvm.inttoptr %v_3094 : i64 to !llvm.ptr
                    %v_3096 = "llvm.load"(%pointer_3095) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3097 = memref.load %expert_down[%v_16, %v_2954, %v_3091] : memref<8x40x24xf32>
                    %v_3098 = vector.broadcast %v_3097 : f32 to vector<16xf32>
                    %acc_3099 = math.fma %v_3098, %v_3096, %acc_3069 : vector<16xf32>
                    %v_3100 = memref.load %expert_down[%v_16, %v_2956, %v_3091] : memref<8x40x24xf32>
                    %v_3101 = vector.broadcast %v_3100 : f32 to vector<16xf32>
                    %acc_3102 = math.fma %v_3101, %v_3096, %acc_3072 : vector<16xf32>
                    %v_3103 = memref.load %expert_down[%v_16, %v_2958, %v_3091] : memref<8x40x24xf32>
                    %v_3104 = vector.broadcast %v_3103 : f32 to vector<16xf32>
                    %acc_3105 = math.fma %v_3104, %v_3096, %acc_3075 : vector<16xf32>
                    %v_3106 = memref.load %expert_down[%v_16, %v_2960, %v_3091] : memref<8x40x24xf32>
                    %v_3107 = vector.broadcast %v_3106 : f32 to vector<16xf32>
                    %acc_3108 = math.fma %v_3107, %v_3096, %acc_3078 : vector<16xf32>
                    %v_3109 = memref.load %expert_down[%v_16, %v_2962, %v_3091] : memref<8x40x24xf32>
                    %v_3110 = vector.broadcast %v_3109 : f32 to vector<16xf32>
                    %acc_3111 = math.fma %v_3110, %v_3096, %acc_3081 : vector<16xf32>
                    %v_3112 = memref.load %expert_down[%v_16, %v_2964, %v_3091] : memref<8x40x24xf32>
                    %v_3113 = vector.broadcast %v_3112 : f32 to vector<16xf32>
                    %acc_3114 = math.fma %v_3113, %v_3096, %acc_3084 : vector<16xf32>
                    %v_3115 = memref.load %expert_down[%v_16, %v_2966, %v_3091] : memref<8x40x24xf32>
                    %v_3116 = vector.broadcast %v_3115 : f32 to vector<16xf32>
                    %acc_3117 = math.fma %v_3116, %v_3096, %acc_3087 : vector<16xf32>
                    %v_3118 = memref.load %expert_down[%v_16, %v_2968, %v_3091] : memref<8x40x24xf32>
                    %v_3119 = vector.broadcast %v_3118 : f32 to vector<16xf32>
                    %acc_3120 = math.fma %v_3119, %v_3096, %acc_3090 : vector<16xf32>
                    scf.yield %acc_3099, %acc_3102, %acc_3105, %acc_3108, %acc_3111, %acc_3114, %acc_3117, %acc_3120 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_3121 = arith.muli %v_2953, %c_0 : index
                  %v_3122 = arith.addi %v_6, %v_3121 : index
                  %v_3123 = arith.index_cast %v_3122 : index to i64
                  %pointer_3124 = llvm.inttoptr %v_3123 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#0, %pointer_3124) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3125 = arith.addi %v_2953, %c_5 : index
                  %v_3126 = arith.muli %v_3125, %c_0 : index
                  %v_3127 = arith.addi %v_6, %v_3126 : index
                  %v_3128 = arith.index_cast %v_3127 : index to i64
                  %pointer_3129 = llvm.inttoptr %v_3128 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#1, %pointer_3129) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3130 = arith.addi %v_2953, %c_8 : index
                  %v_3131 = arith.muli %v_3130, %c_0 : index
                  %v_3132 = arith.addi %v_6, %v_3131 : index
                  %v_3133 = arith.index_cast %v_3132 : index to i64
                  %pointer_3134 = llvm.inttoptr %v_3133 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#2, %pointer_3134) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3135 = arith.addi %v_2953, %c_11 : index
                  %v_3136 = arith.muli %v_3135, %c_0 : index
                  %v_3137 = arith.addi %v_6, %v_3136 : index
                  %v_3138 = arith.index_cast %v_3137 : index to i64
                  %pointer_3139 = llvm.inttoptr %v_3138 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#3, %pointer_3139) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3140 = arith.addi %v_2953, %c_16 : index
                  %v_3141 = arith.muli %v_3140, %c_0 : index
                  %v_3142 = arith.addi %v_6, %v_3141 : index
                  %v_3143 = arith.index_cast %v_3142 : index to i64
                  %pointer_3144 = llvm.inttoptr %v_3143 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#4, %pointer_3144) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3145 = arith.addi %v_2953, %c_17 : index
                  %v_3146 = arith.muli %v_3145, %c_0 : index
                  %v_3147 = arith.addi %v_6, %v_3146 : index
                  %v_3148 = arith.index_cast %v_3147 : index to i64
                  %pointer_3149 = llvm.inttoptr %v_3148 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#5, %pointer_3149) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3150 = arith.addi %v_2953, %c_18 : index
                  %v_3151 = arith.muli %v_3150, %c_0 : index
                  %v_3152 = arith.addi %v_6, %v_3151 : index
                  %v_3153 = arith.index_cast %v_3152 : index to i64
                  %pointer_3154 = llvm.inttoptr %v_3153 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#6, %pointer_3154) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3155 = arith.addi %v_2953, %c_19 : index
                  %v_3156 = arith.muli %v_3155, %c_0 : index
                  %v_3157 = arith.addi %v_6, %v_3156 : index
                  %v_3158 = arith.index_cast %v_3157 : index to i64
                  %pointer_3159 = llvm.inttoptr %v_3158 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2974#7, %pointer_3159) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_3160 = %c_4 to %c_8 step %c_5 {
                  %v_3161 = arith.muli %i_3160, %c_15 : index
                  %v_3162 = arith.minsi %v_3161, %c_15 : index
                  %v_3163 = arith.addi %v_33, %v_3162 : index
                  %v_3164 = arith.addi %v_33, %v_3162 : index
                  %v_3165 = arith.addi %v_3164, %c_5 : index
                  %v_3166 = arith.addi %v_33, %v_3162 : index
                  %v_3167 = arith.addi %v_3166, %c_8 : index
                  %v_3168 = arith.addi %v_33, %v_3162 : index
                  %v_3169 = arith.addi %v_3168, %c_11 : index
                  %v_3170 = arith.addi %v_33, %v_3162 : index
                  %v_3171 = arith.addi %v_3170, %c_16 : index
                  %v_3172 = arith.addi %v_33, %v_3162 : index
                  %v_3173 = arith.addi %v_3172, %c_17 : index
                  %v_3174 = arith.addi %v_33, %v_3162 : index
                  %v_3175 = arith.addi %v_3174, %c_18 : index
                  %v_3176 = arith.addi %v_33, %v_3162 : index
                  %v_3177 = arith.addi %v_3176, %c_19 : index
                  %v_3178 = arith.muli %v_28, %c_16 : index
                  %v_3179 = arith.muli %v_44, %c_8 : index
                  %v_3180 = arith.addi %v_3179, %c_5 : index
                  %v_3181 = arith.muli %v_3180, %c_8 : index
                  %v_3182 = arith.addi %v_3181, %i_3160 : index
                  %loop_3184:8 = scf.for %i_3183 = %c_4 to %c_13 step %c_16 iter_args(%carry_3185 = %c_7, %carry_3186 = %c_7, %carry_3187 = %c_7, %carry_3188 = %c_7, %carry_3189 = %c_7, %carry_3190 = %c_7, %carry_3191 = %c_7, %carry_3192 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_3193 = arith.divui %i_3183, %c_16 : index
                    %v_3194 = arith.muli %v_3178, %c_18 : index
                    %v_3195 = arith.addi %v_3194, %c_20 : index
                    %v_3196 = arith.muli %v_3178, %c_18 : index
                    %v_3197 = arith.divui %v_3195, %v_3196 : index
                    %v_3198 = arith.muli %v_3182, %c_18 : index
                    %v_3199 = arith.addi %v_3198, %v_3193 : index
                    %v_3200 = arith.muli %v_3199, %v_3197 : index
                    scf.for %i_3201 = %c_4 to %v_3197 step %c_5 {
                      %v_3202 = arith.addi %v_3200, %i_3201 : index
                      %v_3203 = arith.minsi %v_3202, %c_20 : index
                      %v_3204 = arith.muli %v_3203, %c_0 : index
                      %v_3205 = arith.addi %v_38, %v_3204 : index
                      %v_3206 = arith.index_cast %v_3205 : index to i64
                      %pointer_3207 = llvm.inttoptr %v_3206 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3207) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_3208 = arith.muli %v_3203, %c_0 : index
                      %v_3209 = arith.addi %v_43, %v_3208 : index
                      %v_3210 = arith.index_cast %v_3209 : index to i64
                      %pointer_3211 = llvm.inttoptr %v_3210 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3211) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_3212 = arith.muli %i_3183, %c_0 : index
                    %v_3213 = arith.addi %v_2950, %v_3212 : index
                    %v_3214 = arith.index_cast %v_3213 : index to i64
                    %pointer_3215 = llvm.inttoptr %v_3214 : i64 to !llvm.ptr
                    %v_3216 = "llvm.load"(%pointer_3215) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3217 = memref.load %expert_down[%v_16, %v_3163, %i_3183] : memref<8x40x24xf32>
                    %v_3218 = vector.broadcast %v_3217 : f32 to vector<16xf32>
                    %acc_3219 = math.fma %v_3218, %v_3216, %carry_3185 : vector<16xf32>
                    %v_3220 = memref.load %expert_down[%v_16, %v_3165, %i_3183] : memref<8x40x24xf32>
                    %v_3221 = vector.broadcast %v_3220 : f32 to vector<16xf32>
                    %acc_3222 = math.fma %v_3221, %v_3216, %carry_3186 : vector<16xf32>
                    %v_3223 = memref.load %expert_down[%v_16, %v_3167, %i_3183] : memref<8x40x24xf32>
                    %v_3224 = vector.broadcast %v_3223 : f32 to vector<16xf32>
                    %acc_3225 = math.fma %v_3224, %v_3216, %carry_3187 : vector<16xf32>
                    %v_3226 = memref.load %expert_down[%v_16, %v_3169, %i_3183] : memref<8x40x24xf32>
                    %v_3227 = vector.broadcast %v_3226 : f32 to vector<16xf32>
                    %acc_3228 = math.fma %v_3227, %v_3216, %carry_3188 : vector<16xf32>
                    %v_3229 = memref.load %expert_down[%v_16, %v_3171, %i_3183] : memref<8x40x24xf32>
                    %v_3230 = vector.broadcast %v_3229 : f32 to vector<16xf32>
                    %acc_3231 = math.fma %v_3230, %v_3216, %carry_3189 : vector<16xf32>
                    %v_3232 = memref.load %expert_down[%v_16, %v_3173, %i_3183] : memref<8x40x24xf32>
                    %v_3233 = vector.broadcast %v_3232 : f32 to vector<16xf32>
                    %acc_3234 = math.fma %v_3233, %v_3216, %carry_3190 : vector<16xf32>
                    %v_3235 = memref.load %expert_down[%v_16, %v_3175, %i_3183] : memref<8x40x24xf32>
                    %v_3236 = vector.broadcast %v_3235 : f32 to vector<16xf32>
                    %acc_3237 = math.fma %v_3236, %v_3216, %carry_3191 : vector<16xf32>
                    %v_3238 = memref.load %expert_down[%v_16, %v_3177, %i_3183] : memref<8x40x24xf32>
                    %v_3239 = vector.broadcast %v_3238 : f32 to vector<16xf32>
                    %acc_3240 = math.fma %v_3239, %v_3216, %carry_3192 : vector<16xf32>
                    %v_3241 = arith.addi %i_3183, %c_5 : index
                    %v_3242 = arith.muli %v_3241, %c_0 : index
                    %v_3243 = arith.addi %v_2950, %v_3242 : index
                    %v_3244 = arith.index_cast %v_3243 : index to i64
                    %pointer_3245 = llvm.inttoptr %v_3244 : i64 to !llvm.ptr
                    %v_3246 = "llvm.load"(%pointer_3245) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3247 = memref.load %expert_down[%v_16, %v_3163, %v_3241] : memref<8x40x24xf32>
                    %v_3248 = vector.broadcast %v_3247 : f32 to vector<16xf32>
                    %acc_3249 = math.fma %v_3248, %v_3246, %acc_3219 : vector<16xf32>
                    %v_3250 = memref.load %expert_down[%v_16, %v_3165, %v_3241] : memref<8x40x24xf32>
                    %v_3251 = vector.broadcast %v_3250 : f32 to vector<16xf32>
                    %acc_3252 = math.fma %v_3251, %v_3246, %acc_3222 : vector<16xf32>
                    %v_3253 = memref.load %expert_down[%v_16, %v_3167, %v_3241] : memref<8x40x24xf32>
                    %v_3254 = vector.broadcast %v_3253 : f32 to vector<16xf32>
                    %acc_3255 = math.fma %v_3254, %v_3246, %acc_3225 : vector<16xf32>
                    %v_3256 = memref.load %expert_down[%v_16, %v_3169, %v_3241] : memref<8x40x24xf32>
                    %v_3257 = vector.broadcast %v_3256 : f32 to vector<16xf32>
                    %acc_3258 = math.fma %v_3257, %v_3246, %acc_3228 : vector<16xf32>
                    %v_3259 = memref.load %expert_down[%v_16, %v_3171, %v_3241] : memref<8x40x24xf32>
                    %v_3260 = vector.broadcast %v_3259 : f32 to vector<16xf32>
                    %acc_3261 = math.fma %v_3260, %v_3246, %acc_3231 : vector<16xf32>
                    %v_3262 = memref.load %expert_down[%v_16, %v_3173, %v_3241] : memref<8x40x24xf32>
                    %v_3263 = vector.broadcast %v_3262 : f32 to vector<16xf32>
                    %acc_3264 = math.fma %v_3263, %v_3246, %acc_3234 : vector<16xf32>
                    %v_3265 = memref.load %expert_down[%v_16, %v_3175, %v_3241] : memref<8x40x24xf32>
                    %v_3266 = vector.broadcast %v_3265 : f32 to vector<16xf32>
                    %acc_3267 = math.fma %v_3266, %v_3246, %acc_3237 : vector<16xf32>
                    %v_3268 = memref.load %expert_down[%v_16, %v_3177, %v_3241] : memref<8x40x24xf32>
                    %v_3269 = vector.broadcast %v_3268 : f32 to vector<16xf32>
                    %acc_3270 = math.fma %v_3269, %v_3246, %acc_3240 : vector<16xf32>
                    %v_3271 = arith.addi %i_3183, %c_8 : index
                    %v_3272 = arith.muli %v_3271, %c_0 : index
                    %v_3273 = arith.addi %v_2950, %v_3272 : index
                    %v_3274 = arith.index_cast %v_3273 : index to i64
                    %pointer_3275 = llvm.inttoptr %v_3274 : i64 to !llvm.ptr
                    %v_3276 = "llvm.load"(%pointer_3275) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3277 = memref.load %expert_down[%v_16, %v_3163, %v_3271] : memref<8x40x24xf32>
                    %v_3278 = vector.broadcast %v_3277 : f32 to vector<16xf32>
                    %acc_3279 = math.fma %v_3278, %v_3276, %acc_3249 : vector<16xf32>
                    %v_3280 = memref.load %expert_down[%v_16, %v_3165, %v_3271] : memref<8x40x24xf32>
                    %v_3281 = vector.broadcast %v_3280 : f32 to vector<16xf32>
                    %acc_3282 = math.fma %v_3281, %v_3276, %acc_3252 : vector<16xf32>
                    %v_3283 = memref.load %expert_down[%v_16, %v_3167, %v_3271] : memref<8x40x24xf32>
                    %v_3284 = vector.broadcast %v_3283 : f32 to vector<16xf32>
                    %acc_3285 = math.fma %v_3284, %v_3276, %acc_3255 : vector<16xf32>
                    %v_3286 = memref.load %expert_down[%v_16, %v_3169, %v_3271] : memref<8x40x24xf32>
                    %v_3287 = vector.broadcast %v_3286 : f32 to vector<16xf32>
                    %acc_3288 = math.fma %v_3287, %v_3276, %acc_3258 : vector<16xf32>
                    %v_3289 = memref.load %expert_down[%v_16, %v_3171, %v_3271] : memref<8x40x24xf32>
                    %v_3290 = vector.broadcast %v_3289 : f32 to vector<16xf32>
                    %acc_3291 = math.fma %v_3290, %v_3276, %acc_3261 : vector<16xf32>
                    %v_3292 = memref.load %expert_down[%v_16, %v_3173, %v_3271] : memref<8x40x24xf32>
                    %v_3293 = vector.broadcast %v_3292 : f32 to vector<16xf32>
                    %acc_3294 = math.fma %v_3293, %v_3276, %acc_3264 : vector<16xf32>
                    %v_3295 = memref.load %expert_down[%v_16, %v_3175, %v_3271] : memref<8x40x24xf32>
                    %v_3296 = vector.broadcast %v_3295 : f32 to vector<16xf32>
                    %acc_3297 = math.fma %v_3296, %v_3276, %acc_3267 : vector<16xf32>
                    %v_3298 = memref.load %expert_down[%v_16, %v_3177, %v_3271] : memref<8x40x24xf32>
                    %v_3299 = vector.broadcast %v_3298 : f32 to vector<16xf32>
                    %acc_3300 = math.fma %v_3299, %v_3276, %acc_3270 : vector<16xf32>
                    %v_3301 = arith.addi %i_3183, %c_11 : index
                    %v_3302 = arith.muli %v_3301, %c_0 : index
                    %v_3303 = arith.addi %v_2950, %v_3302 : index
                    %v_3304 = arith.index_cast %v_3303 : index to i64
                    %pointer_3305 = llvm.inttoptr %v_3304 : i64 to !llvm.ptr
                    %v_3306 = "llvm.load"(%pointer_3305) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3307 = memref.load %expert_down[%v_16, %v_3163, %v_3301] : memref<8x40x24xf32>
                    %v_3308 = vector.broadcast %v_3307 : f32 to vector<16xf32>
                    %acc_3309 = math.fma %v_3308, %v_3306, %acc_3279 : vector<16xf32>
                    %v_3310 = memref.load %expert_down[%v_16, %v_3165, %v_3301] : memref<8x40x24xf32>
                    %v_3311 = vector.broadcast %v_3310 : f32 to vector<16xf32>
                    %acc_3312 = math.fma %v_3311, %v_3306, %acc_3282 : vector<16xf32>
                    %v_3313 = memref.load %expert_down[%v_16, %v_3167, %v_3301] : memref<8x40x24xf32>
                    %v_3314 = vector.broadcast %v_3313 : f32 to vector<16xf32>
                    %acc_3315 = math.fma %v_3314, %v_3306, %acc_3285 : vector<16xf32>
                    %v_3316 = memref.load %expert_down[%v_16, %v_3169, %v_3301] : memref<8x40x24xf32>
                    %v_3317 = vector.broadcast %v_3316 : f32 to vector<16xf32>
                    %acc_3318 = math.fma %v_3317, %v_3306, %acc_3288 : vector<16xf32>
                    %v_3319 = memref.load %expert_down[%v_16, %v_3171, %v_3301] : memref<8x40x24xf32>
                    %v_3320 = vector.broadcast %v_3319 : f32 to vector<16xf32>
                    %acc_3321 = math.fma %v_3320, %v_3306, %acc_3291 : vector<16xf32>
                    %v_3322 = memref.load %expert_down[%v_16, %v_3173, %v_3301] : memref<8x40x24xf32>
                    %v_3323 = vector.broadcast %v_3322 : f32 to vector<16xf32>
                    %acc_3324 = math.fma %v_3323, %v_3306, %acc_3294 : vector<16xf32>
                    %v_3325 = memref.load %expert_down[%v_16, %v_3175, %v_3301] : memref<8x40x24xf32>
                    %v_3326 = vector.broadcast %v_3325 : f32 to vector<16xf32>
                    %acc_3327 = math.fma %v_3326, %v_3306, %acc_3297 : vector<16xf32>
                    %v_3328 = memref.load %expert_down[%v_16, %v_3177, %v_3301] : memref<8x40x24xf32>
                    %v_3329 = vector.broadcast %v_3328 : f32 to vector<16xf32>
                    %acc_3330 = math.fma %v_3329, %v_3306, %acc_3300 : vector<16xf32>
                    scf.yield %acc_3309, %acc_3312, %acc_3315, %acc_3318, %acc_3321, %acc_3324, %acc_3327, %acc_3330 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_3331 = arith.addi %v_3162, %c_6 : index
                  %v_3332 = arith.muli %v_3331, %c_0 : index
                  %v_3333 = arith.addi %v_6, %v_3332 : index
                  %v_3334 = arith.index_cast %v_3333 : index to i64
                  %pointer_3335 = llvm.inttoptr %v_3334 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#0, %pointer_3335) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3336 = arith.addi %v_3162, %c_23 : index
                  %v_3337 = arith.muli %v_3336, %c_0 : index
                  %v_3338 = arith.addi %v_6, %v_3337 : index
                  %v_3339 = arith.index_cast %v_3338 : index to i64
                  %pointer_3340 = llvm.inttoptr %v_3339 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#1, %pointer_3340) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3341 = arith.addi %v_3162, %c_24 : index
                  %v_3342 = arith.muli %v_3341, %c_0 : index
                  %v_3343 = arith.addi %v_6, %v_3342 : index
                  %v_3344 = arith.index_cast %v_3343 : index to i64
                  %pointer_3345 = llvm.inttoptr %v_3344 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#2, %pointer_3345) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3346 = arith.addi %v_3162, %c_25 : index
                  %v_3347 = arith.muli %v_3346, %c_0 : index
                  %v_3348 = arith.addi %v_6, %v_3347 : index
                  %v_3349 = arith.index_cast %v_3348 : index to i64
                  %pointer_3350 = llvm.inttoptr %v_3349 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#3, %pointer_3350) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3351 = arith.addi %v_3162, %c_26 : index
                  %v_3352 = arith.muli %v_3351, %c_0 : index
                  %v_3353 = arith.addi %v_6, %v_3352 : index
                  %v_3354 = arith.index_cast %v_3353 : index to i64
                  %pointer_3355 = llvm.inttoptr %v_3354 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#4, %pointer_3355) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3356 = arith.addi %v_3162, %c_27 : index
                  %v_3357 = arith.muli %v_3356, %c_0 : index
                  %v_3358 = arith.addi %v_6, %v_3357 : index
                  %v_3359 = arith.index_cast %v_3358 : index to i64
                  %pointer_3360 = llvm.inttoptr %v_3359 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#5, %pointer_3360) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3361 = arith.addi %v_3162, %c_28 : index
                  %v_3362 = arith.muli %v_3361, %c_0 : index
                  %v_3363 = arith.addi %v_6, %v_3362 : index
                  %v_3364 = arith.index_cast %v_3363 : index to i64
                  %pointer_3365 = llvm.inttoptr %v_3364 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#6, %pointer_3365) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3366 = arith.addi %v_3162, %c_20 : index
                  %v_3367 = arith.muli %v_3366, %c_0 : index
                  %v_3368 = arith.addi %v_6, %v_3367 : index
                  %v_3369 = arith.index_cast %v_3368 : index to i64
                  %pointer_3370 = llvm.inttoptr %v_3369 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3184#7, %pointer_3370) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_3371 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_3371 {
                  %v_3372 = arith.index_cast %v_6 : index to i64
                  %pointer_3373 = llvm.inttoptr %v_3372 : i64 to !llvm.ptr
                  %v_3374 = "llvm.load"(%pointer_3373) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3375 = arith.addi %v_6, %c_0 : index
                  %v_3376 = arith.index_cast %v_3375 : index to i64
                  %pointer_3377 = llvm.inttoptr %v_3376 : i64 to !llvm.ptr
                  %v_3378 = "llvm.load"(%pointer_3377) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3379 = arith.addi %v_6, %c_29 : index
                  %v_3380 = arith.index_cast %v_3379 : index to i64
                  %pointer_3381 = llvm.inttoptr %v_3380 : i64 to !llvm.ptr
                  %v_3382 = "llvm.load"(%pointer_3381) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3383 = arith.addi %v_6, %c_30 : index
                  %v_3384 = arith.index_cast %v_3383 : index to i64
                  %pointer_3385 = llvm.inttoptr %v_3384 : i64 to !llvm.ptr
                  %v_3386 = "llvm.load"(%pointer_3385) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3387 = arith.addi %v_6, %c_31 : index
                  %v_3388 = arith.index_cast %v_3387 : index to i64
                  %pointer_3389 = llvm.inttoptr %v_3388 : i64 to !llvm.ptr
                  %v_3390 = "llvm.load"(%pointer_3389) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3391 = arith.addi %v_6, %c_32 : index
                  %v_3392 = arith.index_cast %v_3391 : index to i64
                  %pointer_3393 = llvm.inttoptr %v_3392 : i64 to !llvm.ptr
                  %v_3394 = "llvm.load"(%pointer_3393) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3395 = arith.addi %v_6, %c_33 : index
                  %v_3396 = arith.index_cast %v_3395 : index to i64
                  %pointer_3397 = llvm.inttoptr %v_3396 : i64 to !llvm.ptr
                  %v_3398 = "llvm.load"(%pointer_3397) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3399 = arith.addi %v_6, %c_34 : index
                  %v_3400 = arith.index_cast %v_3399 : index to i64
                  %pointer_3401 = llvm.inttoptr %v_3400 : i64 to !llvm.ptr
                  %v_3402 = "llvm.load"(%pointer_3401) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3403 = arith.addi %v_6, %c_35 : index
                  %v_3404 = arith.index_cast %v_3403 : index to i64
                  %pointer_3405 = llvm.inttoptr %v_3404 : i64 to !llvm.ptr
                  %v_3406 = "llvm.load"(%pointer_3405) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3407 = arith.addi %v_6, %c_36 : index
                  %v_3408 = arith.index_cast %v_3407 : index to i64
                  %pointer_3409 = llvm.inttoptr %v_3408 : i64 to !llvm.ptr
                  %v_3410 = "llvm.load"(%pointer_3409) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3411 = arith.addi %v_6, %c_37 : index
                  %v_3412 = arith.index_cast %v_3411 : index to i64
                  %pointer_3413 = llvm.inttoptr %v_3412 : i64 to !llvm.ptr
                  %v_3414 = "llvm.load"(%pointer_3413) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3415 = arith.addi %v_6, %c_38 : index
                  %v_3416 = arith.index_cast %v_3415 : index to i64
                  %pointer_3417 = llvm.inttoptr %v_3416 : i64 to !llvm.ptr
                  %v_3418 = "llvm.load"(%pointer_3417) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3419 = arith.addi %v_6, %c_39 : index
                  %v_3420 = arith.index_cast %v_3419 : index to i64
                  %pointer_3421 = llvm.inttoptr %v_3420 : i64 to !llvm.ptr
                  %v_3422 = "llvm.load"(%pointer_3421) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3423 = arith.addi %v_6, %c_40 : index
                  %v_3424 = arith.index_cast %v_3423 : index to i64
                  %pointer_3425 = llvm.inttoptr %v_3424 : i64 to !llvm.ptr
                  %v_3426 = "llvm.load"(%pointer_3425) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3427 = arith.addi %v_6, %c_41 : index
                  %v_3428 = arith.index_cast %v_3427 : index to i64
                  %pointer_3429 = llvm.inttoptr %v_3428 : i64 to !llvm.ptr
                  %v_3430 = "llvm.load"(%pointer_3429) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3431 = arith.addi %v_6, %c_42 : index
                  %v_3432 = arith.index_cast %v_3431 : index to i64
                  %pointer_3433 = llvm.inttoptr %v_3432 : i64 to !llvm.ptr
                  %v_3434 = "llvm.load"(%pointer_3433) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3435 = arith.subi %i_30, %v_32 : index
                  %v_3436 = arith.index_cast %v_3435 : index to i32
                  %v_3437 = vector.broadcast %v_3436 : i32 to vector<16xi32>
                  %is_3438 = arith.cmpi sge, %c_43, %v_3437 : vector<16xi32>
                  %v_3439 = vector.shuffle %v_3374, %v_3378 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3440 = vector.shuffle %v_3374, %v_3378 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3441 = vector.shuffle %v_3382, %v_3386 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3442 = vector.shuffle %v_3382, %v_3386 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3443 = vector.shuffle %v_3390, %v_3394 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3444 = vector.shuffle %v_3390, %v_3394 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3445 = vector.shuffle %v_3398, %v_3402 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3446 = vector.shuffle %v_3398, %v_3402 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3447 = vector.shuffle %v_3406, %v_3410 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3448 = vector.shuffle %v_3406, %v_3410 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3449 = vector.shuffle %v_3414, %v_3418 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3450 = vector.shuffle %v_3414, %v_3418 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3451 = vector.shuffle %v_3422, %v_3426 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3452 = vector.shuffle %v_3422, %v_3426 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3453 = vector.shuffle %v_3430, %v_3434 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3454 = vector.shuffle %v_3430, %v_3434 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3455 = vector.shuffle %v_3439, %v_3441 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3456 = vector.shuffle %v_3439, %v_3441 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3457 = vector.shuffle %v_3440, %v_3442 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3458 = vector.shuffle %v_3440, %v_3442 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3459 = vector.shuffle %v_3443, %v_3445 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3460 = vector.shuffle %v_3443, %v_3445 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3461 = vector.shuffle %v_3444, %v_3446 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3462 = vector.shuffle %v_3444, %v_3446 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3463 = vector.shuffle %v_3447, %v_3449 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3464 = vector.shuffle %v_3447, %v_3449 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3465 = vector.shuffle %v_3448, %v_3450 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3466 = vector.shuffle %v_3448, %v_3450 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3467 = vector.shuffle %v_3451, %v_3453 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3468 = vector.shuffle %v_3451, %v_3453 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3469 = vector.shuffle %v_3452, %v_3454 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3470 = vector.shuffle %v_3452, %v_3454 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3471 = vector.shuffle %v_3455, %v_3459 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3472 = vector.shuffle %v_3455, %v_3459 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3473 = vector.shuffle %v_3457, %v_3461 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3474 = vector.shuffle %v_3457, %v_3461 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3475 = vector.shuffle %v_3456, %v_3460 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3476 = vector.shuffle %v_3456, %v_3460 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3477 = vector.shuffle %v_3458, %v_3462 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3478 = vector.shuffle %v_3458, %v_3462 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3479 = vector.shuffle %v_3463, %v_3467 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3480 = vector.shuffle %v_3463, %v_3467 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3481 = vector.shuffle %v_3465, %v_3469 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3482 = vector.shuffle %v_3465, %v_3469 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3483 = vector.shuffle %v_3464, %v_3468 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3484 = vector.shuffle %v_3464, %v_3468 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3485 = vector.shuffle %v_3466, %v_3470 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3486 = vector.shuffle %v_3466, %v_3470 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3487 = vector.shuffle %v_3471, %v_3479 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3488 = vector.shuffle %v_3471, %v_3479 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3489 = vector.shuffle %v_3473, %v_3481 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3490 = vector.shuffle %v_3473, %v_3481 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3491 = vector.shuffle %v_3475, %v_3483 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3492 = vector.shuffle %v_3475, %v_3483 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3493 = vector.shuffle %v_3477, %v_3485 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3494 = vector.shuffle %v_3477, %v_3485 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3495 = vector.shuffle %v_3472, %v_3480 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3496 = vector.shuffle %v_3472, %v_3480 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3497 = vector.shuffle %v_3474, %v_3482 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3498 = vector.shuffle %v_3474, %v_3482 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3499 = vector.shuffle %v_3476, %v_3484 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3500 = vector.shuffle %v_3476, %v_3484 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3501 = vector.shuffle %v_3478, %v_3486 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3502 = vector.shuffle %v_3478, %v_3486 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3503 = arith.muli %v_2948, %c_6 : index
                  %v_3504 = arith.addi %v_18, %v_3503 : index
                  %v_3505 = memref.load %order[%v_3504] : memref<?xi32>
                  %is_3506 = arith.cmpi sge, %v_3505, %c_44 : i32
                  scf.if %is_3506 {
                    %v_3507 = arith.index_cast %v_3505 : i32 to index
                    %v_3508 = arith.divui %v_3507, %c_11 : index
                    %v_3509 = vector.maskedload %y[%v_3508, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3510 = memref.load %weights[%v_3507] : memref<?xf32>
                    %v_3511 = vector.broadcast %v_3510 : f32 to vector<16xf32>
                    %v_3512 = arith.mulf %v_3487, %v_3511 : vector<16xf32>
                    %v_3513 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3512) : (vector<16xf32>) -> vector<16xf32>
                    %v_3514 = arith.addf %v_3509, %v_3513 : vector<16xf32>
                    vector.maskedstore %y[%v_3508, %v_32], %is_3438, %v_3514 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3515 = arith.muli %v_2948, %c_6 : index
                  %v_3516 = arith.addi %v_18, %v_3515 : index
                  %v_3517 = arith.addi %v_3516, %c_5 : index
                  %v_3518 = memref.load %order[%v_3517] : memref<?xi32>
                  %is_3519 = arith.cmpi sge, %v_3518, %c_44 : i32
                  scf.if %is_3519 {
                    %v_3520 = arith.index_cast %v_3518 : i32 to index
                    %v_3521 = arith.divui %v_3520, %c_11 : index
                    %v_3522 = vector.maskedload %y[%v_3521, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3523 = memref.load %weights[%v_3520] : memref<?xf32>
                    %v_3524 = vector.broadcast %v_3523 : f32 to vector<16xf32>
                    %v_3525 = arith.mulf %v_3489, %v_3524 : vector<16xf32>
                    %v_3526 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3525) : (vector<16xf32>) -> vector<16xf32>
                    %v_3527 = arith.addf %v_3522, %v_3526 : vector<16xf32>
                    vector.maskedstore %y[%v_3521, %v_32], %is_3438, %v_3527 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3528 = arith.muli %v_2948, %c_6 : index
                  %v_3529 = arith.addi %v_18, %v_3528 : index
                  %v_3530 = arith.addi %v_3529, %c_8 : index
                  %v_3531 = memref.load %order[%v_3530] : memref<?xi32>
                  %is_3532 = arith.cmpi sge, %v_3531, %c_44 : i32
                  scf.if %is_3532 {
                    %v_3533 = arith.index_cast %v_3531 : i32 to index
                    %v_3534 = arith.divui %v_3533, %c_11 : index
                    %v_3535 = vector.maskedload %y[%v_3534, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3536 = memref.load %weights[%v_3533] : memref<?xf32>
                    %v_3537 = vector.broadcast %v_3536 : f32 to vector<16xf32>
                    %v_3538 = arith.mulf %v_3491, %v_3537 : vector<16xf32>
                    %v_3539 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3538) : (vector<16xf32>) -> vector<16xf32>
                    %v_3540 = arith.addf %v_3535, %v_3539 : vector<16xf32>
                    vector.maskedstore %y[%v_3534, %v_32], %is_3438, %v_3540 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3541 = arith.muli %v_2948, %c_6 : index
                  %v_3542 = arith.addi %v_18, %v_3541 : index
                  %v_3543 = arith.addi %v_3542, %c_11 : index
                  %v_3544 = memref.load %order[%v_3543] : memref<?xi32>
                  %is_3545 = arith.cmpi sge, %v_3544, %c_44 : i32
                  scf.if %is_3545 {
                    %v_3546 = arith.index_cast %v_3544 : i32 to index
                    %v_3547 = arith.divui %v_3546, %c_11 : index
                    %v_3548 = vector.maskedload %y[%v_3547, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3549 = memref.load %weights[%v_3546] : memref<?xf32>
                    %v_3550 = vector.broadcast %v_3549 : f32 to vector<16xf32>
                    %v_3551 = arith.mulf %v_3493, %v_3550 : vector<16xf32>
                    %v_3552 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3551) : (vector<16xf32>) -> vector<16xf32>
                    %v_3553 = arith.addf %v_3548, %v_3552 : vector<16xf32>
                    vector.maskedstore %y[%v_3547, %v_32], %is_3438, %v_3553 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3554 = arith.muli %v_2948, %c_6 : index
                  %v_3555 = arith.addi %v_18, %v_3554 : index
                  %v_3556 = arith.addi %v_3555, %c_16 : index
                  %v_3557 = memref.load %order[%v_3556] : memref<?xi32>
                  %is_3558 = arith.cmpi sge, %v_3557, %c_44 : i32
                  scf.if %is_3558 {
                    %v_3559 = arith.index_cast %v_3557 : i32 to index
                    %v_3560 = arith.divui %v_3559, %c_11 : index
                    %v_3561 = vector.maskedload %y[%v_3560, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3562 = memref.load %weights[%v_3559] : memref<?xf32>
                    %v_3563 = vector.broadcast %v_3562 : f32 to vector<16xf32>
                    %v_3564 = arith.mulf %v_3495, %v_3563 : vector<16xf32>
                    %v_3565 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3564) : (vector<16xf32>) -> vector<16xf32>
                    %v_3566 = arith.addf %v_3561, %v_3565 : vector<16xf32>
                    vector.maskedstore %y[%v_3560, %v_32], %is_3438, %v_3566 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3567 = arith.muli %v_2948, %c_6 : index
                  %v_3568 = arith.addi %v_18, %v_3567 : index
                  %v_3569 = arith.addi %v_3568, %c_17 : index
                  %v_3570 = memref.load %order[%v_3569] : memref<?xi32>
                  %is_3571 = arith.cmpi sge, %v_3570, %c_44 : i32
                  scf.if %is_3571 {
                    %v_3572 = arith.index_cast %v_3570 : i32 to index
                    %v_3573 = arith.divui %v_3572, %c_11 : index
                    %v_3574 = vector.maskedload %y[%v_3573, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3575 = memref.load %weights[%v_3572] : memref<?xf32>
                    %v_3576 = vector.broadcast %v_3575 : f32 to vector<16xf32>
                    %v_3577 = arith.mulf %v_3497, %v_3576 : vector<16xf32>
                    %v_3578 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3577) : (vector<16xf32>) -> vector<16xf32>
                    %v_3579 = arith.addf %v_3574, %v_3578 : vector<16xf32>
                    vector.maskedstore %y[%v_3573, %v_32], %is_3438, %v_3579 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3580 = arith.muli %v_2948, %c_6 : index
                  %v_3581 = arith.addi %v_18, %v_3580 : index
                  %v_3582 = arith.addi %v_3581, %c_18 : index
                  %v_3583 = memref.load %order[%v_3582] : memref<?xi32>
                  %is_3584 = arith.cmpi sge, %v_3583, %c_44 : i32
                  scf.if %is_3584 {
                    %v_3585 = arith.index_cast %v_3583 : i32 to index
                    %v_3586 = arith.divui %v_3585, %c_11 : index
                    %v_3587 = vector.maskedload %y[%v_3586, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3588 = memref.load %weights[%v_3585] : memref<?xf32>
                    %v_3589 = vector.broadcast %v_3588 : f32 to vector<16xf32>
                    %v_3590 = arith.mulf %v_3499, %v_3589 : vector<16xf32>
                    %v_3591 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3590) : (vector<16xf32>) -> vector<16xf32>
                    %v_3592 = arith.addf %v_3587, %v_3591 : vector<16xf32>
                    vector.maskedstore %y[%v_3586, %v_32], %is_3438, %v_3592 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3593 = arith.muli %v_2948, %c_6 : index
                  %v_3594 = arith.addi %v_18, %v_3593 : index
                  %v_3595 = arith.addi %v_3594, %c_19 : index
                  %v_3596 = memref.load %order[%v_3595] : memref<?xi32>
                  %is_3597 = arith.cmpi sge, %v_3596, %c_44 : i32
                  scf.if %is_3597 {
                    %v_3598 = arith.index_cast %v_3596 : i32 to index
                    %v_3599 = arith.divui %v_3598, %c_11 : index
                    %v_3600 = vector.maskedload %y[%v_3599, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3601 = memref.load %weights[%v_3598] : memref<?xf32>
                    %v_3602 = vector.broadcast %v_3601 : f32 to vector<16xf32>
                    %v_3603 = arith.mulf %v_3501, %v_3602 : vector<16xf32>
                    %v_3604 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3603) : (vector<16xf32>) -> vector<16xf32>
                    %v_3605 = arith.addf %v_3600, %v_3604 : vector<16xf32>
                    vector.maskedstore %y[%v_3599, %v_32], %is_3438, %v_3605 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3606 = arith.muli %v_2948, %c_6 : index
                  %v_3607 = arith.addi %v_18, %v_3606 : index
                  %v_3608 = arith.addi %v_3607, %c_15 : index
                  %v_3609 = memref.load %order[%v_3608] : memref<?xi32>
                  %is_3610 = arith.cmpi sge, %v_3609, %c_44 : i32
                  scf.if %is_3610 {
                    %v_3611 = arith.index_cast %v_3609 : i32 to index
                    %v_3612 = arith.divui %v_3611, %c_11 : index
                    %v_3613 = vector.maskedload %y[%v_3612, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3614 = memref.load %weights[%v_3611] : memref<?xf32>
                    %v_3615 = vector.broadcast %v_3614 : f32 to vector<16xf32>
                    %v_3616 = arith.mulf %v_3488, %v_3615 : vector<16xf32>
                    %v_3617 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3616) : (vector<16xf32>) -> vector<16xf32>
                    %v_3618 = arith.addf %v_3613, %v_3617 : vector<16xf32>
                    vector.maskedstore %y[%v_3612, %v_32], %is_3438, %v_3618 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3619 = arith.muli %v_2948, %c_6 : index
                  %v_3620 = arith.addi %v_18, %v_3619 : index
                  %v_3621 = arith.addi %v_3620, %c_45 : index
                  %v_3622 = memref.load %order[%v_3621] : memref<?xi32>
                  %is_3623 = arith.cmpi sge, %v_3622, %c_44 : i32
                  scf.if %is_3623 {
                    %v_3624 = arith.index_cast %v_3622 : i32 to index
                    %v_3625 = arith.divui %v_3624, %c_11 : index
                    %v_3626 = vector.maskedload %y[%v_3625, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3627 = memref.load %weights[%v_3624] : memref<?xf32>
                    %v_3628 = vector.broadcast %v_3627 : f32 to vector<16xf32>
                    %v_3629 = arith.mulf %v_3490, %v_3628 : vector<16xf32>
                    %v_3630 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3629) : (vector<16xf32>) -> vector<16xf32>
                    %v_3631 = arith.addf %v_3626, %v_3630 : vector<16xf32>
                    vector.maskedstore %y[%v_3625, %v_32], %is_3438, %v_3631 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3632 = arith.muli %v_2948, %c_6 : index
                  %v_3633 = arith.addi %v_18, %v_3632 : index
                  %v_3634 = arith.addi %v_3633, %c_46 : index
                  %v_3635 = memref.load %order[%v_3634] : memref<?xi32>
                  %is_3636 = arith.cmpi sge, %v_3635, %c_44 : i32
                  scf.if %is_3636 {
                    %v_3637 = arith.index_cast %v_3635 : i32 to index
                    %v_3638 = arith.divui %v_3637, %c_11 : index
                    %v_3639 = vector.maskedload %y[%v_3638, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3640 = memref.load %weights[%v_3637] : memref<?xf32>
                    %v_3641 = vector.broadcast %v_3640 : f32 to vector<16xf32>
                    %v_3642 = arith.mulf %v_3492, %v_3641 : vector<16xf32>
                    %v_3643 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3642) : (vector<16xf32>) -> vector<16xf32>
                    %v_3644 = arith.addf %v_3639, %v_3643 : vector<16xf32>
                    vector.maskedstore %y[%v_3638, %v_32], %is_3438, %v_3644 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3645 = arith.muli %v_2948, %c_6 : index
                  %v_3646 = arith.addi %v_18, %v_3645 : index
                  %v_3647 = arith.addi %v_3646, %c_47 : index
                  %v_3648 = memref.load %order[%v_3647] : memref<?xi32>
                  %is_3649 = arith.cmpi sge, %v_3648, %c_44 : i32
                  scf.if %is_3649 {
                    %v_3650 = arith.index_cast %v_3648 : i32 to index
                    %v_3651 = arith.divui %v_3650, %c_11 : index
                    %v_3652 = vector.maskedload %y[%v_3651, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3653 = memref.load %weights[%v_3650] : memref<?xf32>
                    %v_3654 = vector.broadcast %v_3653 : f32 to vector<16xf32>
                    %v_3655 = arith.mulf %v_3494, %v_3654 : vector<16xf32>
                    %v_3656 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3655) : (vector<16xf32>) -> vector<16xf32>
                    %v_3657 = arith.addf %v_3652, %v_3656 : vector<16xf32>
                    vector.maskedstore %y[%v_3651, %v_32], %is_3438, %v_3657 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3658 = arith.muli %v_2948, %c_6 : index
                  %v_3659 = arith.addi %v_18, %v_3658 : index
                  %v_3660 = arith.addi %v_3659, %c_48 : index
                  %v_3661 = memref.load %order[%v_3660] : memref<?xi32>
                  %is_3662 = arith.cmpi sge, %v_3661, %c_44 : i32
                  scf.if %is_3662 {
                    %v_3663 = arith.index_cast %v_3661 : i32 to index
                    %v_3664 = arith.divui %v_3663, %c_11 : index
                    %v_3665 = vector.maskedload %y[%v_3664, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3666 = memref.load %weights[%v_3663] : memref<?xf32>
                    %v_3667 = vector.broadcast %v_3666 : f32 to vector<16xf32>
                    %v_3668 = arith.mulf %v_3496, %v_3667 : vector<16xf32>
                    %v_3669 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3668) : (vector<16xf32>) -> vector<16xf32>
                    %v_3670 = arith.addf %v_3665, %v_3669 : vector<16xf32>
                    vector.maskedstore %y[%v_3664, %v_32], %is_3438, %v_3670 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3671 = arith.muli %v_2948, %c_6 : index
                  %v_3672 = arith.addi %v_18, %v_3671 : index
                  %v_3673 = arith.addi %v_3672, %c_49 : index
                  %v_3674 = memref.load %order[%v_3673] : memref<?xi32>
                  %is_3675 = arith.cmpi sge, %v_3674, %c_44 : i32
                  scf.if %is_3675 {
                    %v_3676 = arith.index_cast %v_3674 : i32 to index
                    %v_3677 = arith.divui %v_3676, %c_11 : index
                    %v_3678 = vector.maskedload %y[%v_3677, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3679 = memref.load %weights[%v_3676] : memref<?xf32>
                    %v_3680 = vector.broadcast %v_3679 : f32 to vector<16xf32>
                    %v_3681 = arith.mulf %v_3498, %v_3680 : vector<16xf32>
                    %v_3682 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3681) : (vector<16xf32>) -> vector<16xf32>
                    %v_3683 = arith.addf %v_3678, %v_3682 : vector<16xf32>
                    vector.maskedstore %y[%v_3677, %v_32], %is_3438, %v_3683 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3684 = arith.muli %v_2948, %c_6 : index
                  %v_3685 = arith.addi %v_18, %v_3684 : index
                  %v_3686 = arith.addi %v_3685, %c_50 : index
                  %v_3687 = memref.load %order[%v_3686] : memref<?xi32>
                  %is_3688 = arith.cmpi sge, %v_3687, %c_44 : i32
                  scf.if %is_3688 {
                    %v_3689 = arith.index_cast %v_3687 : i32 to index
                    %v_3690 = arith.divui %v_3689, %c_11 : index
                    %v_3691 = vector.maskedload %y[%v_3690, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3692 = memref.load %weights[%v_3689] : memref<?xf32>
                    %v_3693 = vector.broadcast %v_3692 : f32 to vector<16xf32>
                    %v_3694 = arith.mulf %v_3500, %v_3693 : vector<16xf32>
                    %v_3695 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3694) : (vector<16xf32>) -> vector<16xf32>
                    %v_3696 = arith.addf %v_3691, %v_3695 : vector<16xf32>
                    vector.maskedstore %y[%v_3690, %v_32], %is_3438, %v_3696 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3697 = arith.muli %v_2948, %c_6 : index
                  %v_3698 = arith.addi %v_18, %v_3697 : index
                  %v_3699 = arith.addi %v_3698, %c_9 : index
                  %v_3700 = memref.load %order[%v_3699] : memref<?xi32>
                  %is_3701 = arith.cmpi sge, %v_3700, %c_44 : i32
                  scf.if %is_3701 {
                    %v_3702 = arith.index_cast %v_3700 : i32 to index
                    %v_3703 = arith.divui %v_3702, %c_11 : index
                    %v_3704 = vector.maskedload %y[%v_3703, %v_32], %is_3438, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3705 = memref.load %weights[%v_3702] : memref<?xf32>
                    %v_3706 = vector.broadcast %v_3705 : f32 to vector<16xf32>
                    %v_3707 = arith.mulf %v_3502, %v_3706 : vector<16xf32>
                    %v_3708 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3707) : (vector<16xf32>) -> vector<16xf32>
                    %v_3709 = arith.addf %v_3704, %v_3708 : vector<16xf32>
                    vector.maskedstore %y[%v_3703, %v_32], %is_3438, %v_3709 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_3710 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_3710 {
                  %v_3711 = arith.addi %v_6, %c_51 : index
                  %v_3712 = arith.index_cast %v_3711 : index to i64
                  %pointer_3713 = llvm.inttoptr %v_3712 : i64 to !llvm.ptr
                  %v_3714 = "llvm.load"(%pointer_3713) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3715 = arith.addi %v_6, %c_52 : index
                  %v_3716 = arith.index_cast %v_3715 : index to i64
                  %pointer_3717 = llvm.inttoptr %v_3716 : i64 to !llvm.ptr
                  %v_3718 = "llvm.load"(%pointer_3717) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3719 = arith.addi %v_6, %c_53 : index
                  %v_3720 = arith.index_cast %v_3719 : index to i64
                  %pointer_3721 = llvm.inttoptr %v_3720 : i64 to !llvm.ptr
                  %v_3722 = "llvm.load"(%pointer_3721) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3723 = arith.addi %v_6, %c_54 : index
                  %v_3724 = arith.index_cast %v_3723 : index to i64
                  %pointer_3725 = llvm.inttoptr %v_3724 : i64 to !llvm.ptr
                  %v_3726 = "llvm.load"(%pointer_3725) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3727 = arith.addi %v_6, %c_55 : index
                  %v_3728 = arith.index_cast %v_3727 : index to i64
                  %pointer_3729 = llvm.inttoptr %v_3728 : i64 to !llvm.ptr
                  %v_3730 = "llvm.load"(%pointer_3729) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3731 = arith.addi %v_6, %c_56 : index
                  %v_3732 = arith.index_cast %v_3731 : index to i64
                  %pointer_3733 = llvm.inttoptr %v_3732 : i64 to !llvm.ptr
                  %v_3734 = "llvm.load"(%pointer_3733) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3735 = arith.addi %v_6, %c_57 : index
                  %v_3736 = arith.index_cast %v_3735 : index to i64
                  %pointer_3737 = llvm.inttoptr %v_3736 : i64 to !llvm.ptr
                  %v_3738 = "llvm.load"(%pointer_3737) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3739 = arith.addi %v_6, %c_58 : index
                  %v_3740 = arith.index_cast %v_3739 : index to i64
                  %pointer_3741 = llvm.inttoptr %v_3740 : i64 to !llvm.ptr
                  %v_3742 = "llvm.load"(%pointer_3741) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3743 = arith.addi %v_6, %c_14 : index
                  %v_3744 = arith.index_cast %v_3743 : index to i64
                  %pointer_3745 = llvm.inttoptr %v_3744 : i64 to !llvm.ptr
                  %v_3746 = "llvm.load"(%pointer_3745) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3747 = arith.addi %v_6, %c_59 : index
                  %v_3748 = arith.index_cast %v_3747 : index to i64
                  %pointer_3749 = llvm.inttoptr %v_3748 : i64 to !llvm.ptr
                  %v_3750 = "llvm.load"(%pointer_3749) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3751 = arith.addi %v_6, %c_60 : index
                  %v_3752 = arith.index_cast %v_3751 : index to i64
                  %pointer_3753 = llvm.inttoptr %v_3752 : i64 to !llvm.ptr
                  %v_3754 = "llvm.load"(%pointer_3753) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3755 = arith.addi %v_6, %c_61 : index
                  %v_3756 = arith.index_cast %v_3755 : index to i64
                  %pointer_3757 = llvm.inttoptr %v_3756 : i64 to !llvm.ptr
                  %v_3758 = "llvm.load"(%pointer_3757) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3759 = arith.addi %v_6, %c_62 : index
                  %v_3760 = arith.index_cast %v_3759 : index to i64
                  %pointer_3761 = llvm.inttoptr %v_3760 : i64 to !llvm.ptr
                  %v_3762 = "llvm.load"(%pointer_3761) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3763 = arith.addi %v_6, %c_63 : index
                  %v_3764 = arith.index_cast %v_3763 : index to i64
                  %pointer_3765 = llvm.inttoptr %v_3764 : i64 to !llvm.ptr
                  %v_3766 = "llvm.load"(%pointer_3765) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3767 = arith.addi %v_6, %c_64 : index
                  %v_3768 = arith.index_cast %v_3767 : index to i64
                  %pointer_3769 = llvm.inttoptr %v_3768 : i64 to !llvm.ptr
                  %v_3770 = "llvm.load"(%pointer_3769) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3771 = arith.addi %v_6, %c_65 : index
                  %v_3772 = arith.index_cast %v_3771 : index to i64
                  %pointer_3773 = llvm.inttoptr %v_3772 : i64 to !llvm.ptr
                  %v_3774 = "llvm.load"(%pointer_3773) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3775 = arith.subi %v_31, %v_33 : index
                  %v_3776 = arith.index_cast %v_3775 : index to i32
                  %v_3777 = vector.broadcast %v_3776 : i32 to vector<16xi32>
                  %is_3778 = arith.cmpi sge, %c_43, %v_3777 : vector<16xi32>
                  %v_3779 = vector.shuffle %v_3714, %v_3718 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3780 = vector.shuffle %v_3714, %v_3718 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3781 = vector.shuffle %v_3722, %v_3726 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3782 = vector.shuffle %v_3722, %v_3726 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3783 = vector.shuffle %v_3730, %v_3734 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3784 = vector.shuffle %v_3730, %v_3734 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3785 = vector.shuffle %v_3738, %v_3742 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3786 = vector.shuffle %v_3738, %v_3742 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3787 = vector.shuffle %v_3746, %v_3750 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3788 = vector.shuffle %v_3746, %v_3750 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3789 = vector.shuffle %v_3754, %v_3758 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3790 = vector.shuffle %v_3754, %v_3758 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3791 = vector.shuffle %v_3762, %v_3766 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3792 = vector.shuffle %v_3762, %v_3766 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3793 = vector.shuffle %v_3770, %v_3774 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3794 = vector.shuffle %v_3770, %v_3774 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3795 = vector.shuffle %v_3779, %v_3781 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3796 = vector.shuffle %v_3779, %v_3781 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3797 = vector.shuffle %v_3780, %v_3782 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3798 = vector.shuffle %v_3780, %v_3782 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3799 = vector.shuffle %v_3783, %v_3785 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3800 = vector.shuffle %v_3783, %v_3785 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3801 = vector.shuffle %v_3784, %v_3786 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3802 = vector.shuffle %v_3784, %v_3786 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3803 = vector.shuffle %v_3787, %v_3789 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3804 = vector.shuffle %v_3787, %v_3789 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3805 = vector.shuffle %v_3788, %v_3790 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3806 = vector.shuffle %v_3788, %v_3790 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3807 = vector.shuffle %v_3791, %v_3793 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3808 = vector.shuffle %v_3791, %v_3793 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3809 = vector.shuffle %v_3792, %v_3794 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3810 = vector.shuffle %v_3792, %v_3794 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3811 = vector.shuffle %v_3795, %v_3799 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3812 = vector.shuffle %v_3795, %v_3799 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3813 = vector.shuffle %v_3797, %v_3801 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3814 = vector.shuffle %v_3797, %v_3801 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3815 = vector.shuffle %v_3796, %v_3800 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3816 = vector.shuffle %v_3796, %v_3800 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3817 = vector.shuffle %v_3798, %v_3802 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3818 = vector.shuffle %v_3798, %v_3802 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3819 = vector.shuffle %v_3803, %v_3807 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3820 = vector.shuffle %v_3803, %v_3807 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3821 = vector.shuffle %v_3805, %v_3809 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3822 = vector.shuffle %v_3805, %v_3809 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3823 = vector.shuffle %v_3804, %v_3808 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3824 = vector.shuffle %v_3804, %v_3808 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3825 = vector.shuffle %v_3806, %v_3810 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3826 = vector.shuffle %v_3806, %v_3810 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3827 = vector.shuffle %v_3811, %v_3819 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3828 = vector.shuffle %v_3811, %v_3819 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3829 = vector.shuffle %v_3813, %v_3821 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3830 = vector.shuffle %v_3813, %v_3821 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3831 = vector.shuffle %v_3815, %v_3823 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3832 = vector.shuffle %v_3815, %v_3823 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3833 = vector.shuffle %v_3817, %v_3825 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3834 = vector.shuffle %v_3817, %v_3825 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3835 = vector.shuffle %v_3812, %v_3820 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3836 = vector.shuffle %v_3812, %v_3820 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3837 = vector.shuffle %v_3814, %v_3822 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3838 = vector.shuffle %v_3814, %v_3822 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3839 = vector.shuffle %v_3816, %v_3824 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3840 = vector.shuffle %v_3816, %v_3824 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3841 = vector.shuffle %v_3818, %v_3826 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3842 = vector.shuffle %v_3818, %v_3826 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3843 = arith.muli %v_2948, %c_6 : index
                  %v_3844 = arith.addi %v_18, %v_3843 : index
                  %v_3845 = memref.load %order[%v_3844] : memref<?xi32>
                  %is_3846 = arith.cmpi sge, %v_3845, %c_44 : i32
                  scf.if %is_3846 {
                    %v_3847 = arith.index_cast %v_3845 : i32 to index
                    %v_3848 = arith.divui %v_3847, %c_11 : index
                    %v_3849 = vector.maskedload %y[%v_3848, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3850 = memref.load %weights[%v_3847] : memref<?xf32>
                    %v_3851 = vector.broadcast %v_3850 : f32 to vector<16xf32>
                    %v_3852 = arith.mulf %v_3827, %v_3851 : vector<16xf32>
                    %v_3853 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3852) : (vector<16xf32>) -> vector<16xf32>
                    %v_3854 = arith.addf %v_3849, %v_3853 : vector<16xf32>
                    vector.maskedstore %y[%v_3848, %v_33], %is_3778, %v_3854 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3855 = arith.muli %v_2948, %c_6 : index
                  %v_3856 = arith.addi %v_18, %v_3855 : index
                  %v_3857 = arith.addi %v_3856, %c_5 : index
                  %v_3858 = memref.load %order[%v_3857] : memref<?xi32>
                  %is_3859 = arith.cmpi sge, %v_3858, %c_44 : i32
                  scf.if %is_3859 {
                    %v_3860 = arith.index_cast %v_3858 : i32 to index
                    %v_3861 = arith.divui %v_3860, %c_11 : index
                    %v_3862 = vector.maskedload %y[%v_3861, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3863 = memref.load %weights[%v_3860] : memref<?xf32>
                    %v_3864 = vector.broadcast %v_3863 : f32 to vector<16xf32>
                    %v_3865 = arith.mulf %v_3829, %v_3864 : vector<16xf32>
                    %v_3866 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3865) : (vector<16xf32>) -> vector<16xf32>
                    %v_3867 = arith.addf %v_3862, %v_3866 : vector<16xf32>
                    vector.maskedstore %y[%v_3861, %v_33], %is_3778, %v_3867 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3868 = arith.muli %v_2948, %c_6 : index
                  %v_3869 = arith.addi %v_18, %v_3868 : index
                  %v_3870 = arith.addi %v_3869, %c_8 : index
                  %v_3871 = memref.load %order[%v_3870] : memref<?xi32>
                  %is_3872 = arith.cmpi sge, %v_3871, %c_44 : i32
                  scf.if %is_3872 {
                    %v_3873 = arith.index_cast %v_3871 : i32 to index
                    %v_3874 = arith.divui %v_3873, %c_11 : index
                    %v_3875 = vector.maskedload %y[%v_3874, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3876 = memref.load %weights[%v_3873] : memref<?xf32>
                    %v_3877 = vector.broadcast %v_3876 : f32 to vector<16xf32>
                    %v_3878 = arith.mulf %v_3831, %v_3877 : vector<16xf32>
                    %v_3879 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3878) : (vector<16xf32>) -> vector<16xf32>
                    %v_3880 = arith.addf %v_3875, %v_3879 : vector<16xf32>
                    vector.maskedstore %y[%v_3874, %v_33], %is_3778, %v_3880 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3881 = arith.muli %v_2948, %c_6 : index
                  %v_3882 = arith.addi %v_18, %v_3881 : index
                  %v_3883 = arith.addi %v_3882, %c_11 : index
                  %v_3884 = memref.load %order[%v_3883] : memref<?xi32>
                  %is_3885 = arith.cmpi sge, %v_3884, %c_44 : i32
                  scf.if %is_3885 {
                    %v_3886 = arith.index_cast %v_3884 : i32 to index
                    %v_3887 = arith.divui %v_3886, %c_11 : index
                    %v_3888 = vector.maskedload %y[%v_3887, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3889 = memref.load %weights[%v_3886] : memref<?xf32>
                    %v_3890 = vector.broadcast %v_3889 : f32 to vector<16xf32>
                    %v_3891 = arith.mulf %v_3833, %v_3890 : vector<16xf32>
                    %v_3892 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3891) : (vector<16xf32>) -> vector<16xf32>
                    %v_3893 = arith.addf %v_3888, %v_3892 : vector<16xf32>
                    vector.maskedstore %y[%v_3887, %v_33], %is_3778, %v_3893 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3894 = arith.muli %v_2948, %c_6 : index
                  %v_3895 = arith.addi %v_18, %v_3894 : index
                  %v_3896 = arith.addi %v_3895, %c_16 : index
                  %v_3897 = memref.load %order[%v_3896] : memref<?xi32>
                  %is_3898 = arith.cmpi sge, %v_3897, %c_44 : i32
                  scf.if %is_3898 {
                    %v_3899 = arith.index_cast %v_3897 : i32 to index
                    %v_3900 = arith.divui %v_3899, %c_11 : index
                    %v_3901 = vector.maskedload %y[%v_3900, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3902 = memref.load %weights[%v_3899] : memref<?xf32>
                    %v_3903 = vector.broadcast %v_3902 : f32 to vector<16xf32>
                    %v_3904 = arith.mulf %v_3835, %v_3903 : vector<16xf32>
                    %v_3905 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3904) : (vector<16xf32>) -> vector<16xf32>
                    %v_3906 = arith.addf %v_3901, %v_3905 : vector<16xf32>
                    vector.maskedstore %y[%v_3900, %v_33], %is_3778, %v_3906 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3907 = arith.muli %v_2948, %c_6 : index
                  %v_3908 = arith.addi %v_18, %v_3907 : index
                  %v_3909 = arith.addi %v_3908, %c_17 : index
                  %v_3910 = memref.load %order[%v_3909] : memref<?xi32>
                  %is_3911 = arith.cmpi sge, %v_3910, %c_44 : i32
                  scf.if %is_3911 {
                    %v_3912 = arith.index_cast %v_3910 : i32 to index
                    %v_3913 = arith.divui %v_3912, %c_11 : index
                    %v_3914 = vector.maskedload %y[%v_3913, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3915 = memref.load %weights[%v_3912] : memref<?xf32>
                    %v_3916 = vector.broadcast %v_3915 : f32 to vector<16xf32>
                    %v_3917 = arith.mulf %v_3837, %v_3916 : vector<16xf32>
                    %v_3918 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3917) : (vector<16xf32>) -> vector<16xf32>
                    %v_3919 = arith.addf %v_3914, %v_3918 : vector<16xf32>
                    vector.maskedstore %y[%v_3913, %v_33], %is_3778, %v_3919 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3920 = arith.muli %v_2948, %c_6 : index
                  %v_3921 = arith.addi %v_18, %v_3920 : index
                  %v_3922 = arith.addi %v_3921, %c_18 : index
                  %v_3923 = memref.load %order[%v_3922] : memref<?xi32>
                  %is_3924 = arith.cmpi sge, %v_3923, %c_44 : i32
                  scf.if %is_3924 {
                    %v_3925 = arith.index_cast %v_3923 : i32 to index
                    %v_3926 = arith.divui %v_3925, %c_11 : index
                    %v_3927 = vector.maskedload %y[%v_3926, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3928 = memref.load %weights[%v_3925] : memref<?xf32>
                    %v_3929 = vector.broadcast %v_3928 : f32 to vector<16xf32>
                    %v_3930 = arith.mulf %v_3839, %v_3929 : vector<16xf32>
                    %v_3931 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3930) : (vector<16xf32>) -> vector<16xf32>
                    %v_3932 = arith.addf %v_3927, %v_3931 : vector<16xf32>
                    vector.maskedstore %y[%v_3926, %v_33], %is_3778, %v_3932 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3933 = arith.muli %v_2948, %c_6 : index
                  %v_3934 = arith.addi %v_18, %v_3933 : index
                  %v_3935 = arith.addi %v_3934, %c_19 : index
                  %v_3936 = memref.load %order[%v_3935] : memref<?xi32>
                  %is_3937 = arith.cmpi sge, %v_3936, %c_44 : i32
                  scf.if %is_3937 {
                    %v_3938 = arith.index_cast %v_3936 : i32 to index
                    %v_3939 = arith.divui %v_3938, %c_11 : index
                    %v_3940 = vector.maskedload %y[%v_3939, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3941 = memref.load %weights[%v_3938] : memref<?xf32>
                    %v_3942 = vector.broadcast %v_3941 : f32 to vector<16xf32>
                    %v_3943 = arith.mulf %v_3841, %v_3942 : vector<16xf32>
                    %v_3944 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3943) : (vector<16xf32>) -> vector<16xf32>
                    %v_3945 = arith.addf %v_3940, %v_3944 : vector<16xf32>
                    vector.maskedstore %y[%v_3939, %v_33], %is_3778, %v_3945 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3946 = arith.muli %v_2948, %c_6 : index
                  %v_3947 = arith.addi %v_18, %v_3946 : index
                  %v_3948 = arith.addi %v_3947, %c_15 : index
                  %v_3949 = memref.load %order[%v_3948] : memref<?xi32>
                  %is_3950 = arith.cmpi sge, %v_3949, %c_44 : i32
                  scf.if %is_3950 {
                    %v_3951 = arith.index_cast %v_3949 : i32 to index
                    %v_3952 = arith.divui %v_3951, %c_11 : index
                    %v_3953 = vector.maskedload %y[%v_3952, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3954 = memref.load %weights[%v_3951] : memref<?xf32>
                    %v_3955 = vector.broadcast %v_3954 : f32 to vector<16xf32>
                    %v_3956 = arith.mulf %v_3828, %v_3955 : vector<16xf32>
                    %v_3957 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3956) : (vector<16xf32>) -> vector<16xf32>
                    %v_3958 = arith.addf %v_3953, %v_3957 : vector<16xf32>
                    vector.maskedstore %y[%v_3952, %v_33], %is_3778, %v_3958 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3959 = arith.muli %v_2948, %c_6 : index
                  %v_3960 = arith.addi %v_18, %v_3959 : index
                  %v_3961 = arith.addi %v_3960, %c_45 : index
                  %v_3962 = memref.load %order[%v_3961] : memref<?xi32>
                  %is_3963 = arith.cmpi sge, %v_3962, %c_44 : i32
                  scf.if %is_3963 {
                    %v_3964 = arith.index_cast %v_3962 : i32 to index
                    %v_3965 = arith.divui %v_3964, %c_11 : index
                    %v_3966 = vector.maskedload %y[%v_3965, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3967 = memref.load %weights[%v_3964] : memref<?xf32>
                    %v_3968 = vector.broadcast %v_3967 : f32 to vector<16xf32>
                    %v_3969 = arith.mulf %v_3830, %v_3968 : vector<16xf32>
                    %v_3970 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3969) : (vector<16xf32>) -> vector<16xf32>
                    %v_3971 = arith.addf %v_3966, %v_3970 : vector<16xf32>
                    vector.maskedstore %y[%v_3965, %v_33], %is_3778, %v_3971 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3972 = arith.muli %v_2948, %c_6 : index
                  %v_3973 = arith.addi %v_18, %v_3972 : index
                  %v_3974 = arith.addi %v_3973, %c_46 : index
                  %v_3975 = memref.load %order[%v_3974] : memref<?xi32>
                  %is_3976 = arith.cmpi sge, %v_3975, %c_44 : i32
                  scf.if %is_3976 {
                    %v_3977 = arith.index_cast %v_3975 : i32 to index
                    %v_3978 = arith.divui %v_3977, %c_11 : index
                    %v_3979 = vector.maskedload %y[%v_3978, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3980 = memref.load %weights[%v_3977] : memref<?xf32>
                    %v_3981 = vector.broadcast %v_3980 : f32 to vector<16xf32>
                    %v_3982 = arith.mulf %v_3832, %v_3981 : vector<16xf32>
                    %v_3983 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3982) : (vector<16xf32>) -> vector<16xf32>
                    %v_3984 = arith.addf %v_3979, %v_3983 : vector<16xf32>
                    vector.maskedstore %y[%v_3978, %v_33], %is_3778, %v_3984 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3985 = arith.muli %v_2948, %c_6 : index
                  %v_3986 = arith.addi %v_18, %v_3985 : index
                  %v_3987 = arith.addi %v_3986, %c_47 : index
                  %v_3988 = memref.load %order[%v_3987] : memref<?xi32>
                  %is_3989 = arith.cmpi sge, %v_3988, %c_44 : i32
                  scf.if %is_3989 {
                    %v_3990 = arith.index_cast %v_3988 : i32 to index
                    %v_3991 = arith.divui %v_3990, %c_11 : index
                    %v_3992 = vector.maskedload %y[%v_3991, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3993 = memref.load %weights[%v_3990] : memref<?xf32>
                    %v_3994 = vector.broadcast %v_3993 : f32 to vector<16xf32>
                    %v_3995 = arith.mulf %v_3834, %v_3994 : vector<16xf32>
                    %v_3996 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_3995) : (vector<16xf32>) -> vector<16xf32>
                    %v_3997 = arith.addf %v_3992, %v_3996 : vector<16xf32>
                    vector.maskedstore %y[%v_3991, %v_33], %is_3778, %v_3997 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3998 = arith.muli %v_2948, %c_6 : index
                  %v_3999 = arith.addi %v_18, %v_3998 : index
                  %v_4000 = arith.addi %v_3999, %c_48 : index
                  %v_4001 = memref.load %order[%v_4000] : memref<?xi32>
                  %is_4002 = arith.cmpi sge, %v_4001, %c_44 : i32
                  scf.if %is_4002 {
                    %v_4003 = arith.index_cast %v_4001 : i32 to index
                    %v_4004 = arith.divui %v_4003, %c_11 : index
                    %v_4005 = vector.maskedload %y[%v_4004, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4006 = memref.load %weights[%v_4003] : memref<?xf32>
                    %v_4007 = vector.broadcast %v_4006 : f32 to vector<16xf32>
                    %v_4008 = arith.mulf %v_3836, %v_4007 : vector<16xf32>
                    %v_4009 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4008) : (vector<16xf32>) -> vector<16xf32>
                    %v_4010 = arith.addf %v_4005, %v_4009 : vector<16xf32>
                    vector.maskedstore %y[%v_4004, %v_33], %is_3778, %v_4010 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4011 = arith.muli %v_2948, %c_6 : index
                  %v_4012 = arith.addi %v_18, %v_4011 : index
                  %v_4013 = arith.addi %v_4012, %c_49 : index
                  %v_4014 = memref.load %order[%v_4013] : memref<?xi32>
                  %is_4015 = arith.cmpi sge, %v_4014, %c_44 : i32
                  scf.if %is_4015 {
                    %v_4016 = arith.index_cast %v_4014 : i32 to index
                    %v_4017 = arith.divui %v_4016, %c_11 : index
                    %v_4018 = vector.maskedload %y[%v_4017, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4019 = memref.load %weights[%v_4016] : memref<?xf32>
                    %v_4020 = vector.broadcast %v_4019 : f32 to vector<16xf32>
                    %v_4021 = arith.mulf %v_3838, %v_4020 : vector<16xf32>
                    %v_4022 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4021) : (vector<16xf32>) -> vector<16xf32>
                    %v_4023 = arith.addf %v_4018, %v_4022 : vector<16xf32>
                    vector.maskedstore %y[%v_4017, %v_33], %is_3778, %v_4023 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4024 = arith.muli %v_2948, %c_6 : index
                  %v_4025 = arith.addi %v_18, %v_4024 : index
                  %v_4026 = arith.addi %v_4025, %c_50 : index
                  %v_4027 = memref.load %order[%v_4026] : memref<?xi32>
                  %is_4028 = arith.cmpi sge, %v_4027, %c_44 : i32
                  scf.if %is_4028 {
                    %v_4029 = arith.index_cast %v_4027 : i32 to index
                    %v_4030 = arith.divui %v_4029, %c_11 : index
                    %v_4031 = vector.maskedload %y[%v_4030, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4032 = memref.load %weights[%v_4029] : memref<?xf32>
                    %v_4033 = vector.broadcast %v_4032 : f32 to vector<16xf32>
                    %v_4034 = arith.mulf %v_3840, %v_4033 : vector<16xf32>
                    %v_4035 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4034) : (vector<16xf32>) -> vector<16xf32>
                    %v_4036 = arith.addf %v_4031, %v_4035 : vector<16xf32>
                    vector.maskedstore %y[%v_4030, %v_33], %is_3778, %v_4036 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4037 = arith.muli %v_2948, %c_6 : index
                  %v_4038 = arith.addi %v_18, %v_4037 : index
                  %v_4039 = arith.addi %v_4038, %c_9 : index
                  %v_4040 = memref.load %order[%v_4039] : memref<?xi32>
                  %is_4041 = arith.cmpi sge, %v_4040, %c_44 : i32
                  scf.if %is_4041 {
                    %v_4042 = arith.index_cast %v_4040 : i32 to index
                    %v_4043 = arith.divui %v_4042, %c_11 : index
                    %v_4044 = vector.maskedload %y[%v_4043, %v_33], %is_3778, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4045 = memref.load %weights[%v_4042] : memref<?xf32>
                    %v_4046 = vector.broadcast %v_4045 : f32 to vector<16xf32>
                    %v_4047 = arith.mulf %v_3842, %v_4046 : vector<16xf32>
                    %v_4048 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4047) : (vector<16xf32>) -> vector<16xf32>
                    %v_4049 = arith.addf %v_4044, %v_4048 : vector<16xf32>
                    vector.maskedstore %y[%v_4043, %v_33], %is_3778, %v_4049 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_4050 = arith.remui %v_22, %c_11 : index
              %is_4051 = arith.cmpi eq, %v_4050, %c_8 : index
              scf.if %is_4051 {
                %v_4052 = arith.muli %v_44, %c_11 : index
                %v_4053 = arith.muli %v_4052, %c_14 : index
                %v_4054 = arith.addi %v_26, %v_4053 : index
                %v_4055 = arith.addi %v_4052, %c_5 : index
                %v_4056 = arith.muli %v_4055, %c_14 : index
                %v_4057 = arith.addi %v_26, %v_4056 : index
                scf.for %i_4058 = %c_4 to %c_8 step %c_5 {
                  %v_4059 = arith.muli %i_4058, %c_15 : index
                  %v_4060 = arith.minsi %v_4059, %c_15 : index
                  %v_4061 = arith.addi %v_32, %v_4060 : index
                  %v_4062 = arith.addi %v_32, %v_4060 : index
                  %v_4063 = arith.addi %v_4062, %c_5 : index
                  %v_4064 = arith.addi %v_32, %v_4060 : index
                  %v_4065 = arith.addi %v_4064, %c_8 : index
                  %v_4066 = arith.addi %v_32, %v_4060 : index
                  %v_4067 = arith.addi %v_4066, %c_11 : index
                  %v_4068 = arith.addi %v_32, %v_4060 : index
                  %v_4069 = arith.addi %v_4068, %c_16 : index
                  %v_4070 = arith.addi %v_32, %v_4060 : index
                  %v_4071 = arith.addi %v_4070, %c_17 : index
                  %v_4072 = arith.addi %v_32, %v_4060 : index
                  %v_4073 = arith.addi %v_4072, %c_18 : index
                  %v_4074 = arith.addi %v_32, %v_4060 : index
                  %v_4075 = arith.addi %v_4074, %c_19 : index
                  %v_4076 = arith.muli %v_28, %c_16 : index
                  %v_4077 = arith.muli %v_44, %c_8 : index
                  %v_4078 = arith.muli %v_4077, %c_8 : index
                  %v_4079 = arith.addi %v_4078, %i_4058 : index
                  %loop_4081:16 = scf.for %i_4080 = %c_4 to %c_13 step %c_16 iter_args(%carry_4082 = %c_7, %carry_4083 = %c_7, %carry_4084 = %c_7, %carry_4085 = %c_7, %carry_4086 = %c_7, %carry_4087 = %c_7, %carry_4088 = %c_7, %carry_4089 = %c_7, %carry_4090 = %c_7, %carry_4091 = %c_7, %carry_4092 = %c_7, %carry_4093 = %c_7, %carry_4094 = %c_7, %carry_4095 = %c_7, %carry_4096 = %c_7, %carry_4097 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_4098 = arith.divui %i_4080, %c_16 : index
                    %v_4099 = arith.muli %v_4076, %c_18 : index
                    %v_4100 = arith.addi %v_4099, %c_20 : index
                    %v_4101 = arith.muli %v_4076, %c_18 : index
                    %v_4102 = arith.divui %v_4100, %v_4101 : index
                    %v_4103 = arith.muli %v_4079, %c_18 : index
                    %v_4104 = arith.addi %v_4103, %v_4098 : index
                    %v_4105 = arith.muli %v_4104, %v_4102 : index
                    scf.for %i_4106 = %c_4 to %v_4102 step %c_5 {
                      %v_4107 = arith.addi %v_4105, %i_4106 : index
                      %v_4108 = arith.minsi %v_4107, %c_20 : index
                      %v_4109 = arith.muli %v_4108, %c_0 : index
                      %v_4110 = arith.addi %v_38, %v_4109 : index
                      %v_4111 = arith.index_cast %v_4110 : index to i64
                      %pointer_4112 = llvm.inttoptr %v_4111 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_4112) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_4113 = arith.muli %v_4108, %c_0 : index
                      %v_4114 = arith.addi %v_43, %v_4113 : index
                      %v_4115 = arith.index_cast %v_4114 : index to i64
                      %pointer_4116 = llvm.inttoptr %v_4115 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_4116) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_4117 = arith.muli %i_4080, %c_0 : index
                    %v_4118 = arith.addi %v_4054, %v_4117 : index
                    %v_4119 = arith.index_cast %v_4118 : index to i64
                    %pointer_4120 = llvm.inttoptr %v_4119 : i64 to !llvm.ptr
                    %v_4121 = "llvm.load"(%pointer_4120) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4122 = arith.muli %i_4080, %c_0 : index
                    %v_4123 = arith.addi %v_4057, %v_4122 : index
                    %v_4124 = arith.index_cast %v_4123 : index to i64
                    %pointer_4125 = llvm.inttoptr %v_4124 : i64 to !llvm.ptr
                    %v_4126 = "llvm.load"(%pointer_4125) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4127 = memref.load %expert_down[%v_16, %v_4061, %i_4080] : memref<8x40x24xf32>
                    %v_4128 = vector.broadcast %v_4127 : f32 to vector<16xf32>
                    %acc_4129 = math.fma %v_4128, %v_4121, %carry_4082 : vector<16xf32>
                    %acc_4130 = math.fma %v_4128, %v_4126, %carry_4083 : vector<16xf32>
                    %v_4131 = memref.load %expert_down[%v_16, %v_4063, %i_4080] : memref<8x40x24xf32>
                    %v_4132 = vector.broadcast %v_4131 : f32 to vector<16xf32>
                    %acc_4133 = math.fma %v_4132, %v_4121, %carry_4084 : vector<16xf32>
                    %acc_4134 = math.fma %v_4132, %v_4126, %carry_4085 : vector<16xf32>
                    %v_4135 = memref.load %expert_down[%v_16, %v_4065, %i_4080] : memref<8x40x24xf32>
                    %v_4136 = vector.broadcast %v_4135 : f32 to vector<16xf32>
                    %acc_4137 = math.fma %v_4136, %v_4121, %carry_4086 : vector<16xf32>
                    %acc_4138 = math.fma %v_4136, %v_4126, %carry_4087 : vector<16xf32>
                    %v_4139 = memref.load %expert_down[%v_16, %v_4067, %i_4080] : memref<8x40x24xf32>
                    %v_4140 = vector.broadcast %v_4139 : f32 to vector<16xf32>
                    %acc_4141 = math.fma %v_4140, %v_4121, %carry_4088 : vector<16xf32>
                    %acc_4142 = math.fma %v_4140, %v_4126, %carry_4089 : vector<16xf32>
                    %v_4143 = memref.load %expert_down[%v_16, %v_4069, %i_4080] : memref<8x40x24xf32>
                    %v_4144 = vector.broadcast %v_4143 : f32 to vector<16xf32>
                    %acc_4145 = math.fma %v_4144, %v_4121, %carry_4090 : vector<16xf32>
                    %acc_4146 = math.fma %v_4144, %v_4126, %carry_4091 : vector<16xf32>
                    %v_4147 = memref.load %expert_down[%v_16, %v_4071, %i_4080] : memref<8x40x24xf32>
                    %v_4148 = vector.broadcast %v_4147 : f32 to vector<16xf32>
                    %acc_4149 = math.fma %v_4148, %v_4121, %carry_4092 : vector<16xf32>
                    %acc_4150 = math.fma %v_4148, %v_4126, %carry_4093 : vector<16xf32>
                    %v_4151 = memref.load %expert_down[%v_16, %v_4073, %i_4080] : memref<8x40x24xf32>
                    %v_4152 = vector.broadcast %v_4151 : f32 to vector<16xf32>
                    %acc_4153 = math.fma %v_4152, %v_4121, %carry_4094 : vector<16xf32>
                    %acc_4154 = math.fma %v_4152, %v_4126, %carry_4095 : vector<16xf32>
                    %v_4155 = memref.load %expert_down[%v_16, %v_4075, %i_4080] : memref<8x40x24xf32>
                    %v_4156 = vector.broadcast %v_4155 : f32 to vector<16xf32>
                    %acc_4157 = math.fma %v_4156, %v_4121, %carry_4096 : vector<16xf32>
                    %acc_4158 = math.fma %v_4156, %v_4126, %carry_4097 : vector<16xf32>
                    %v_4159 = arith.addi %i_4080, %c_5 : index
                    %v_4160 = arith.muli %v_4159, %c_0 : index
                    %v_4161 = arith.addi %v_4054, %v_4160 : index
                    %v_4162 = arith.index_cast %v_4161 : index to i64
                    %pointer_4163 = llvm.inttoptr %v_4162 : i64 to !llvm.ptr
                    %v_4164 = "llvm.load"(%pointer_4163) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4165 = arith.muli %v_4159, %c_0 : index
                    %v_4166 = arith.addi %v_4057, %v_4165 : index
                    %v_4167 = arith.index_cast %v_4166 : index to i64
                    %pointer_4168 = llvm.inttoptr %v_4167 : i64 to !llvm.ptr
                    %v_4169 = "llvm.load"(%pointer_4168) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4170 = memref.load %expert_down[%v_16, %v_4061, %v_4159] : memref<8x40x24xf32>
                    %v_4171 = vector.broadcast %v_4170 : f32 to vector<16xf32>
                    %acc_4172 = math.fma %v_4171, %v_4164, %acc_4129 : vector<16xf32>
                    %acc_4173 = math.fma %v_4171, %v_4169, %acc_4130 : vector<16xf32>
                    %v_4174 = memref.load %expert_down[%v_16, %v_4063, %v_4159] : memref<8x40x24xf32>
                    %v_4175 = vector.broadcast %v_4174 : f32 to vector<16xf32>
                    %acc_4176 = math.fma %v_4175, %v_4164, %acc_4133 : vector<16xf32>
                    %acc_4177 = math.fma %v_4175, %v_4169, %acc_4134 : vector<16xf32>
                    %v_4178 = memref.load %expert_down[%v_16, %v_4065, %v_4159] : memref<8x40x24xf32>
                    %v_4179 = vector.broadcast %v_4178 : f32 to vector<16xf32>
                    %acc_4180 = math.fma %v_4179, %v_4164, %acc_4137 : vector<16xf32>
                    %acc_4181 = math.fma %v_4179, %v_4169, %acc_4138 : vector<16xf32>
                    %v_4182 = memref.load %expert_down[%v_16, %v_4067, %v_4159] : memref<8x40x24xf32>
                    %v_4183 = vector.broadcast %v_4182 : f32 to vector<16xf32>
                    %acc_4184 = math.fma %v_4183, %v_4164, %acc_4141 : vector<16xf32>
                    %acc_4185 = math.fma %v_4183, %v_4169, %acc_4142 : vector<16xf32>
                    %v_4186 = memref.load %expert_down[%v_16, %v_4069, %v_4159] : memref<8x40x24xf32>
                    %v_4187 = vector.broadcast %v_4186 : f32 to vector<16xf32>
                    %acc_4188 = math.fma %v_4187, %v_4164, %acc_4145 : vector<16xf32>
                    %acc_4189 = math.fma %v_4187, %v_4169, %acc_4146 : vector<16xf32>
                    %v_4190 = memref.load %expert_down[%v_16, %v_4071, %v_4159] : memref<8x40x24xf32>
                    %v_4191 = vector.broadcast %v_4190 : f32 to vector<16xf32>
                    %acc_4192 = math.fma %v_4191, %v_4164, %acc_4149 : vector<16xf32>
                    %acc_4193 = math.fma %v_4191, %v_4169, %acc_4150 : vector<16xf32>
                    %v_4194 = memref.load %expert_down[%v_16, %v_4073, %v_4159] : memref<8x40x24xf32>
                    %v_4195 = vector.broadcast %v_4194 : f32 to vector<16xf32>
                    %acc_4196 = math.fma %v_4195, %v_4164, %acc_4153 : vector<16xf32>
                    %acc_4197 = math.fma %v_4195, %v_4169, %acc_4154 : vector<16xf32>
                    %v_4198 = memref.load %expert_down[%v_16, %v_4075, %v_4159] : memref<8x40x24xf32>
                    %v_4199 = vector.broadcast %v_4198 : f32 to vector<16xf32>
                    %acc_4200 = math.fma %v_4199, %v_4164, %acc_4157 : vector<16xf32>
                    %acc_4201 = math.fma %v_4199, %v_4169, %acc_4158 : vector<16xf32>
                    %v_4202 = arith.addi %i_4080, %c_8 : index
                    %v_4203 = arith.muli %v_4202, %c_0 : index
                    %v_4204 = arith.addi %v_4054, %v_4203 : index
                    %v_4205 = arith.index_cast %v_4204 : index to i64
                    %pointer_4206 = llvm.inttoptr %v_4205 : i64 to !llvm.ptr
                    %v_4207 = "llvm.load"(%pointer_4206) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4208 = arith.muli %v_4202, %c_0 : index
                    %v_4209 = arith.addi %v_4057, %v_4208 : index
                    %v_4210 = arith.index_cast %v_4209 : index to i64
                    %pointer_4211 = llvm.inttoptr %v_4210 : i64 to !llvm.ptr
                    %v_4212 = "llvm.load"(%pointer_4211) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4213 = memref.load %expert_down[%v_16, %v_4061, %v_4202] : memref<8x40x24xf32>
                    %v_4214 = vector.broadcast %v_4213 : f32 to vector<16xf32>
                    %acc_4215 = math.fma %v_4214, %v_4207, %acc_4172 : vector<16xf32>
                    %acc_4216 = math.fma %v_4214, %v_4212, %acc_4173 : vector<16xf32>
                    %v_4217 = memref.load %expert_down[%v_16, %v_4063, %v_4202] : memref<8x40x24xf32>
                    %v_4218 = vector.broadcast %v_4217 : f32 to vector<16xf32>
                    %acc_4219 = math.fma %v_4218, %v_4207, %acc_4176 : vector<16xf32>
                    %acc_4220 = math.fma %v_4218, %v_4212, %acc_4177 : vector<16xf32>
                    %v_4221 = memref.load %expert_down[%v_16, %v_4065, %v_4202] : memref<8x40x24xf32>
                    %v_4222 = vector.broadcast %v_4221 : f32 to vector<16xf32>
                    %acc_4223 = math.fma %v_4222, %v_4207, %acc_4180 : vector<16xf32>
                    %acc_4224 = math.fma %v_4222, %v_4212, %acc_4181 : vector<16xf32>
                    %v_4225 = memref.load %expert_down[%v_16, %v_4067, %v_4202] : memref<8x40x24xf32>
                    %v_4226 = vector.broadcast %v_4225 : f32 to vector<16xf32>
                    %acc_4227 = math.fma %v_4226, %v_4207, %acc_4184 : vector<16xf32>
                    %acc_4228 = math.fma %v_4226, %v_4212, %acc_4185 : vector<16xf32>
                    %v_4229 = memref.load %expert_down[%v_16, %v_4069, %v_4202] : memref<8x40x24xf32>
                    %v_4230 = vector.broadcast %v_4229 : f32 to vector<16xf32>
                    %acc_4231 = math.fma %v_4230, %v_4207, %acc_4188 : vector<16xf32>
                    %acc_4232 = math.fma %v_4230, %v_4212, %acc_4189 : vector<16xf32>
                    %v_4233 = memref.load %expert_down[%v_16, %v_4071, %v_4202] : memref<8x40x24xf32>
                    %v_4234 = vector.broadcast %v_4233 : f32 to vector<16xf32>
                    %acc_4235 = math.fma %v_4234, %v_4207, %acc_4192 : vector<16xf32>
                    %acc_4236 = math.fma %v_4234, %v_4212, %acc_4193 : vector<16xf32>
                    %v_4237 = memref.load %expert_down[%v_16, %v_4073, %v_4202] : memref<8x40x24xf32>
                    %v_4238 = vector.broadcast %v_4237 : f32 to vector<16xf32>
                    %acc_4239 = math.fma %v_4238, %v_4207, %acc_4196 : vector<16xf32>
                    %acc_4240 = math.fma %v_4238, %v_4212, %acc_4197 : vector<16xf32>
                    %v_4241 = memref.load %expert_down[%v_16, %v_4075, %v_4202] : memref<8x40x24xf32>
                    %v_4242 = vector.broadcast %v_4241 : f32 to vector<16xf32>
                    %acc_4243 = math.fma %v_4242, %v_4207, %acc_4200 : vector<16xf32>
                    %acc_4244 = math.fma %v_4242, %v_4212, %acc_4201 : vector<16xf32>
                    %v_4245 = arith.addi %i_4080, %c_11 : index
                    %v_4246 = arith.muli %v_4245, %c_0 : index
                    %v_4247 = arith.addi %v_4054, %v_4246 : index
                    %v_4248 = arith.index_cast %v_4247 : index to i64
                    %pointer_4249 = llvm.inttoptr %v_4248 : i64 to !llvm.ptr
                    %v_4250 = "llvm.load"(%pointer_4249) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4251 = arith.muli %v_4245, %c_0 : index
                    %v_4252 = arith.addi %v_4057, %v_4251 : index
                    %v_4253 = arith.index_cast %v_4252 : index to i64
                    %pointer_4254 = llvm.inttoptr %v_4253 : i64 to !llvm.ptr
                    %v_4255 = "llvm.load"(%pointer_4254) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4256 = memref.load %expert_down[%v_16, %v_4061, %v_4245] : memref<8x40x24xf32>
                    %v_4257 = vector.broadcast %v_4256 : f32 to vector<16xf32>
                    %acc_4258 = math.fma %v_4257, %v_4250, %acc_4215 : vector<16xf32>
                    %acc_4259 = math.fma %v_4257, %v_4255, %acc_4216 : vector<16xf32>
                    %v_4260 = memref.load %expert_down[%v_16, %v_4063, %v_4245] : memref<8x40x24xf32>
                    %v_4261 = vector.broadcast %v_4260 : f32 to vector<16xf32>
                    %acc_4262 = math.fma %v_4261, %v_4250, %acc_4219 : vector<16xf32>
                    %acc_4263 = math.fma %v_4261, %v_4255, %acc_4220 : vector<16xf32>
                    %v_4264 = memref.load %expert_down[%v_16, %v_4065, %v_4245] : memref<8x40x24xf32>
                    %v_4265 = vector.broadcast %v_4264 : f32 to vector<16xf32>
                    %acc_4266 = math.fma %v_4265, %v_4250, %acc_4223 : vector<16xf32>
                    %acc_4267 = math.fma %v_4265, %v_4255, %acc_4224 : vector<16xf32>
                    %v_4268 = memref.load %expert_down[%v_16, %v_4067, %v_4245] : memref<8x40x24xf32>
                    %v_4269 = vector.broadcast %v_4268 : f32 to vector<16xf32>
                    %acc_4270 = math.fma %v_4269, %v_4250, %acc_4227 : vector<16xf32>
                    %acc_4271 = math.fma %v_4269, %v_4255, %acc_4228 : vector<16xf32>
                    %v_4272 = memref.load %expert_down[%v_16, %v_4069, %v_4245] : memref<8x40x24xf32>
                    %v_4273 = vector.broadcast %v_4272 : f32 to vector<16xf32>
                    %acc_4274 = math.fma %v_4273, %v_4250, %acc_4231 : vector<16xf32>
                    %acc_4275 = math.fma %v_4273, %v_4255, %acc_4232 : vector<16xf32>
                    %v_4276 = memref.load %expert_down[%v_16, %v_4071, %v_4245] : memref<8x40x24xf32>
                    %v_4277 = vector.broadcast %v_4276 : f32 to vector<16xf32>
                    %acc_4278 = math.fma %v_4277, %v_4250, %acc_4235 : vector<16xf32>
                    %acc_4279 = math.fma %v_4277, %v_4255, %acc_4236 : vector<16xf32>
                    %v_4280 = memref.load %expert_down[%v_16, %v_4073, %v_4245] : memref<8x40x24xf32>
                    %v_4281 = vector.broadcast %v_4280 : f32 to vector<16xf32>
                    %acc_4282 = math.fma %v_4281, %v_4250, %acc_4239 : vector<16xf32>
                    %acc_4283 = math.fma %v_4281, %v_4255, %acc_4240 : vector<16xf32>
                    %v_4284 = memref.load %expert_down[%v_16, %v_4075, %v_4245] : memref<8x40x24xf32>
                    %v_4285 = vector.broadcast %v_4284 : f32 to vector<16xf32>
                    %acc_4286 = math.fma %v_4285, %v_4250, %acc_4243 : vector<16xf32>
                    %acc_4287 = math.fma %v_4285, %v_4255, %acc_4244 : vector<16xf32>
                    scf.yield %acc_4258, %acc_4259, %acc_4262, %acc_4263, %acc_4266, %acc_4267, %acc_4270, %acc_4271, %acc_4274, %acc_4275, %acc_4278, %acc_4279, %acc_4282, %acc_4283, %acc_4286, %acc_4287 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_4288 = arith.muli %v_4060, %c_0 : index
                  %v_4289 = arith.addi %v_6, %v_4288 : index
                  %v_4290 = arith.index_cast %v_4289 : index to i64
                  %pointer_4291 = llvm.inttoptr %v_4290 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#0, %pointer_4291) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4292 = arith.muli %v_4060, %c_0 : index
                  %v_4293 = arith.addi %v_6, %v_4292 : index
                  %v_4294 = arith.addi %v_4293, %c_21 : index
                  %v_4295 = arith.index_cast %v_4294 : index to i64
                  %pointer_4296 = llvm.inttoptr %v_4295 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#1, %pointer_4296) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4297 = arith.addi %v_4060, %c_5 : index
                  %v_4298 = arith.muli %v_4297, %c_0 : index
                  %v_4299 = arith.addi %v_6, %v_4298 : index
                  %v_4300 = arith.index_cast %v_4299 : index to i64
                  %pointer_4301 = llvm.inttoptr %v_4300 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#2, %pointer_4301) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4302 = arith.addi %v_4060, %c_5 : index
                  %v_4303 = arith.muli %v_4302, %c_0 : index
                  %v_4304 = arith.addi %v_6, %v_4303 : index
                  %v_4305 = arith.addi %v_4304, %c_21 : index
                  %v_4306 = arith.index_cast %v_4305 : index to i64
                  %pointer_4307 = llvm.inttoptr %v_4306 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#3, %pointer_4307) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4308 = arith.addi %v_4060, %c_8 : index
                  %v_4309 = arith.muli %v_4308, %c_0 : index
                  %v_4310 = arith.addi %v_6, %v_4309 : index
                  %v_4311 = arith.index_cast %v_4310 : index to i64
                  %pointer_4312 = llvm.inttoptr %v_4311 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#4, %pointer_4312) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4313 = arith.addi %v_4060, %c_8 : index
                  %v_4314 = arith.muli %v_4313, %c_0 : index
                  %v_4315 = arith.addi %v_6, %v_4314 : index
                  %v_4316 = arith.addi %v_4315, %c_21 : index
                  %v_4317 = arith.index_cast %v_4316 : index to i64
                  %pointer_4318 = llvm.inttoptr %v_4317 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#5, %pointer_4318) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4319 = arith.addi %v_4060, %c_11 : index
                  %v_4320 = arith.muli %v_4319, %c_0 : index
                  %v_4321 = arith.addi %v_6, %v_4320 : index
                  %v_4322 = arith.index_cast %v_4321 : index to i64
                  %pointer_4323 = llvm.inttoptr %v_4322 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#6, %pointer_4323) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4324 = arith.addi %v_4060, %c_11 : index
                  %v_4325 = arith.muli %v_4324, %c_0 : index
                  %v_4326 = arith.addi %v_6, %v_4325 : index
                  %v_4327 = arith.addi %v_4326, %c_21 : index
                  %v_4328 = arith.index_cast %v_4327 : index to i64
                  %pointer_4329 = llvm.inttoptr %v_4328 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#7, %pointer_4329) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4330 = arith.addi %v_4060, %c_16 : index
                  %v_4331 = arith.muli %v_4330, %c_0 : index
                  %v_4332 = arith.addi %v_6, %v_4331 : index
                  %v_4333 = arith.index_cast %v_4332 : index to i64
                  %pointer_4334 = llvm.inttoptr %v_4333 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#8, %pointer_4334) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4335 = arith.addi %v_4060, %c_16 : index
                  %v_4336 = arith.muli %v_4335, %c_0 : index
                  %v_4337 = arith.addi %v_6, %v_4336 : index
                  %v_4338 = arith.addi %v_4337, %c_21 : index
                  %v_4339 = arith.index_cast %v_4338 : index to i64
                  %pointer_4340 = llvm.inttoptr %v_4339 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#9, %pointer_4340) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4341 = arith.addi %v_4060, %c_17 : index
                  %v_4342 = arith.muli %v_4341, %c_0 : index
                  %v_4343 = arith.addi %v_6, %v_4342 : index
                  %v_4344 = arith.index_cast %v_4343 : index to i64
                  %pointer_4345 = llvm.inttoptr %v_4344 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#10, %pointer_4345) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4346 = arith.addi %v_4060, %c_17 : index
                  %v_4347 = arith.muli %v_4346, %c_0 : index
                  %v_4348 = arith.addi %v_6, %v_4347 : index
                  %v_4349 = arith.addi %v_4348, %c_21 : index
                  %v_4350 = arith.index_cast %v_4349 : index to i64
                  %pointer_4351 = llvm.inttoptr %v_4350 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#11, %pointer_4351) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4352 = arith.addi %v_4060, %c_18 : index
                  %v_4353 = arith.muli %v_4352, %c_0 : index
                  %v_4354 = arith.addi %v_6, %v_4353 : index
                  %v_4355 = arith.index_cast %v_4354 : index to i64
                  %pointer_4356 = llvm.inttoptr %v_4355 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#12, %pointer_4356) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4357 = arith.addi %v_4060, %c_18 : index
                  %v_4358 = arith.muli %v_4357, %c_0 : index
                  %v_4359 = arith.addi %v_6, %v_4358 : index
                  %v_4360 = arith.addi %v_4359, %c_21 : index
                  %v_4361 = arith.index_cast %v_4360 : index to i64
                  %pointer_4362 = llvm.inttoptr %v_4361 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#13, %pointer_4362) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4363 = arith.addi %v_4060, %c_19 : index
                  %v_4364 = arith.muli %v_4363, %c_0 : index
                  %v_4365 = arith.addi %v_6, %v_4364 : index
                  %v_4366 = arith.index_cast %v_4365 : index to i64
                  %pointer_4367 = llvm.inttoptr %v_4366 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#14, %pointer_4367) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4368 = arith.addi %v_4060, %c_19 : index
                  %v_4369 = arith.muli %v_4368, %c_0 : index
                  %v_4370 = arith.addi %v_6, %v_4369 : index
                  %v_4371 = arith.addi %v_4370, %c_21 : index
                  %v_4372 = arith.index_cast %v_4371 : index to i64
                  %pointer_4373 = llvm.inttoptr %v_4372 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4081#15, %pointer_4373) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_4374 = %c_4 to %c_8 step %c_5 {
                  %v_4375 = arith.muli %i_4374, %c_15 : index
                  %v_4376 = arith.minsi %v_4375, %c_15 : index
                  %v_4377 = arith.addi %v_33, %v_4376 : index
                  %v_4378 = arith.addi %v_33, %v_4376 : index
                  %v_4379 = arith.addi %v_4378, %c_5 : index
                  %v_4380 = arith.addi %v_33, %v_4376 : index
                  %v_4381 = arith.addi %v_4380, %c_8 : index
                  %v_4382 = arith.addi %v_33, %v_4376 : index
                  %v_4383 = arith.addi %v_4382, %c_11 : index
                  %v_4384 = arith.addi %v_33, %v_4376 : index
                  %v_4385 = arith.addi %v_4384, %c_16 : index
                  %v_4386 = arith.addi %v_33, %v_4376 : index
                  %v_4387 = arith.addi %v_4386, %c_17 : index
                  %v_4388 = arith.addi %v_33, %v_4376 : index
                  %v_4389 = arith.addi %v_4388, %c_18 : index
                  %v_4390 = arith.addi %v_33, %v_4376 : index
                  %v_4391 = arith.addi %v_4390, %c_19 : index
                  %v_4392 = arith.muli %v_28, %c_16 : index
                  %v_4393 = arith.muli %v_44, %c_8 : index
                  %v_4394 = arith.addi %v_4393, %c_5 : index
                  %v_4395 = arith.muli %v_4394, %c_8 : index
                  %v_4396 = arith.addi %v_4395, %i_4374 : index
                  %loop_4398:16 = scf.for %i_4397 = %c_4 to %c_13 step %c_16 iter_args(%carry_4399 = %c_7, %carry_4400 = %c_7, %carry_4401 = %c_7, %carry_4402 = %c_7, %carry_4403 = %c_7, %carry_4404 = %c_7, %carry_4405 = %c_7, %carry_4406 = %c_7, %carry_4407 = %c_7, %carry_4408 = %c_7, %carry_4409 = %c_7, %carry_4410 = %c_7, %carry_4411 = %c_7, %carry_4412 = %c_7, %carry_4413 = %c_7, %carry_4414 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_4415 = arith.divui %i_4397, %c_16 : index
                    %v_4416 = arith.muli %v_4392, %c_18 : index
                    %v_4417 = arith.addi %v_4416, %c_20 : index
                    %v_4418 = arith.muli %v_4392, %c_18 : index
                    %v_4419 = arith.divui %v_4417, %v_4418 : index
                    %v_4420 = arith.muli %v_4396, %c_18 : index
                    %v_4421 = arith.addi %v_4420, %v_4415 : index
                    %v_4422 = arith.muli %v_4421, %v_4419 : index
                    scf.for %i_4423 = %c_4 to %v_4419 step %c_5 {
                      %v_4424 = arith.addi %v_4422, %i_4423 : index
                      %v_4425 = arith.minsi %v_4424, %c_20 : index
                      %v_4426 = arith.muli %v_4425, %c_0 : index
                      %v_4427 = arith.addi %v_38, %v_4426 : index
                      %v_4428 = arith.index_cast %v_4427 : index to i64
                      %pointer_4429 = llvm.inttoptr %v_4428 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_4429) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_4430 = arith.muli %v_4425, %c_0 : index
                      %v_4431 = arith.addi %v_43, %v_4430 : index
                      %v_4432 = arith.index_cast %v_4431 : index to i64
                      %pointer_4433 = llvm.inttoptr %v_4432 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_4433) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_4434 = arith.muli %i_4397, %c_0 : index
                    %v_4435 = arith.addi %v_4054, %v_4434 : index
                    %v_4436 = arith.index_cast %v_4435 : index to i64
                    %pointer_4437 = llvm.inttoptr %v_4436 : i64 to !llvm.ptr
                    %v_4438 = "llvm.load"(%pointer_4437) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4439 = arith.muli %i_4397, %c_0 : index
                    %v_4440 = arith.addi %v_4057, %v_4439 : index
                    %v_4441 = arith.index_cast %v_4440 : index to i64
                    %pointer_4442 = llvm.inttoptr %v_4441 : i64 to !llvm.ptr
                    %v_4443 = "llvm.load"(%pointer_4442) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4444 = memref.load %expert_down[%v_16, %v_4377, %i_4397] : memref<8x40x24xf32>
                    %v_4445 = vector.broadcast %v_4444 : f32 to vector<16xf32>
                    %acc_4446 = math.fma %v_4445, %v_4438, %carry_4399 : vector<16xf32>
                    %acc_4447 = math.fma %v_4445, %v_4443, %carry_4400 : vector<16xf32>
                    %v_4448 = memref.load %expert_down[%v_16, %v_4379, %i_4397] : memref<8x40x24xf32>
                    %v_4449 = vector.broadcast %v_4448 : f32 to vector<16xf32>
                    %acc_4450 = math.fma %v_4449, %v_4438, %carry_4401 : vector<16xf32>
                    %acc_4451 = math.fma %v_4449, %v_4443, %carry_4402 : vector<16xf32>
                    %v_4452 = memref.load %expert_down[%v_16, %v_4381, %i_4397] : memref<8x40x24xf32>
                    %v_4453 = vector.broadcast %v_4452 : f32 to vector<16xf32>
                    %acc_4454 = math.fma %v_4453, %v_4438, %carry_4403 : vector<16xf32>
                    %acc_4455 = math.fma %v_4453, %v_4443, %carry_4404 : vector<16xf32>
                    %v_4456 = memref.load %expert_down[%v_16, %v_4383, %i_4397] : memref<8x40x24xf32>
                    %v_4457 = vector.broadcast %v_4456 : f32 to vector<16xf32>
                    %acc_4458 = math.fma %v_4457, %v_4438, %carry_4405 : vector<16xf32>
                    %acc_4459 = math.fma %v_4457, %v_4443, %carry_4406 : vector<16xf32>
                    %v_4460 = memref.load %expert_down[%v_16, %v_4385, %i_4397] : memref<8x40x24xf32>
                    %v_4461 = vector.broadcast %v_4460 : f32 to vector<16xf32>
                    %acc_4462 = math.fma %v_4461, %v_4438, %carry_4407 : vector<16xf32>
                    %acc_4463 = math.fma %v_4461, %v_4443, %carry_4408 : vector<16xf32>
                    %v_4464 = memref.load %expert_down[%v_16, %v_4387, %i_4397] : memref<8x40x24xf32>
                    %v_4465 = vector.broadcast %v_4464 : f32 to vector<16xf32>
                    %acc_4466 = math.fma %v_4465, %v_4438, %carry_4409 : vector<16xf32>
                    %acc_4467 = math.fma %v_4465, %v_4443, %carry_4410 : vector<16xf32>
                    %v_4468 = memref.load %expert_down[%v_16, %v_4389, %i_4397] : memref<8x40x24xf32>
                    %v_4469 = vector.broadcast %v_4468 : f32 to vector<16xf32>
                    %acc_4470 = math.fma %v_4469, %v_4438, %carry_4411 : vector<16xf32>
                    %acc_4471 = math.fma %v_4469, %v_4443, %carry_4412 : vector<16xf32>
                    %v_4472 = memref.load %expert_down[%v_16, %v_4391, %i_4397] : memref<8x40x24xf32>
                    %v_4473 = vector.broadcast %v_4472 : f32 to vector<16xf32>
                    %acc_4474 = math.fma %v_4473, %v_4438, %carry_4413 : vector<16xf32>
                    %acc_4475 = math.fma %v_4473, %v_4443, %carry_4414 : vector<16xf32>
                    %v_4476 = arith.addi %i_4397, %c_5 : index
                    %v_4477 = arith.muli %v_4476, %c_0 : index
                    %v_4478 = arith.addi %v_4054, %v_4477 : index
                    %v_4479 = arith.index_cast %v_4478 : index to i64
                    %pointer_4480 = llvm.inttoptr %v_4479 : i64 to !llvm.ptr
                    %v_4481 = "llvm.load"(%pointer_4480) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4482 = arith.muli %v_4476, %c_0 : index
                    %v_4483 = arith.addi %v_4057, %v_4482 : index
                    %v_4484 = arith.index_cast %v_4483 : index to i64
                    %pointer_4485 = llvm.inttoptr %v_4484 : i64 to !llvm.ptr
                    %v_4486 = "llvm.load"(%pointer_4485) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4487 = memref.load %expert_down[%v_16, %v_4377, %v_4476] : memref<8x40x24xf32>
                    %v_4488 = vector.broadcast %v_4487 : f32 to vector<16xf32>
                    %acc_4489 = math.fma %v_4488, %v_4481, %acc_4446 : vector<16xf32>
                    %acc_4490 = math.fma %v_4488, %v_4486, %acc_4447 : vector<16xf32>
                    %v_4491 = memref.load %expert_down[%v_16, %v_4379, %v_4476] : memref<8x40x24xf32>
                    %v_4492 = vector.broadcast %v_4491 : f32 to vector<16xf32>
                    %acc_4493 = math.fma %v_4492, %v_4481, %acc_4450 : vector<16xf32>
                    %acc_4494 = math.fma %v_4492, %v_4486, %acc_4451 : vector<16xf32>
                    %v_4495 = memref.load %expert_down[%v_16, %v_4381, %v_4476] : memref<8x40x24xf32>
                    %v_4496 = vector.broadcast %v_4495 : f32 to vector<16xf32>
                    %acc_4497 = math.fma %v_4496, %v_4481, %acc_4454 : vector<16xf32>
                    %acc_4498 = math.fma %v_4496, %v_4486, %acc_4455 : vector<16xf32>
                    %v_4499 = memref.load %expert_down[%v_16, %v_4383, %v_4476] : memref<8x40x24xf32>
                    %v_4500 = vector.broadcast %v_4499 : f32 to vector<16xf32>
                    %acc_4501 = math.fma %v_4500, %v_4481, %acc_4458 : vector<16xf32>
                    %acc_4502 = math.fma %v_4500, %v_4486, %acc_4459 : vector<16xf32>
                    %v_4503 = memref.load %expert_down[%v_16, %v_4385, %v_4476] : memref<8x40x24xf32>
                    %v_4504 = vector.broadcast %v_4503 : f32 to vector<16xf32>
                    %acc_4505 = math.fma %v_4504, %v_4481, %acc_4462 : vector<16xf32>
                    %acc_4506 = math.fma %v_4504, %v_4486, %acc_4463 : vector<16xf32>
                    %v_4507 = memref.load %expert_down[%v_16, %v_4387, %v_4476] : memref<8x40x24xf32>
                    %v_4508 = vector.broadcast %v_4507 : f32 to vector<16xf32>
                    %acc_4509 = math.fma %v_4508, %v_4481, %acc_4466 : vector<16xf32>
                    %acc_4510 = math.fma %v_4508, %v_4486, %acc_4467 : vector<16xf32>
                    %v_4511 = memref.load %expert_down[%v_16, %v_4389, %v_4476] : memref<8x40x24xf32>
                    %v_4512 = vector.broadcast %v_4511 : f32 to vector<16xf32>
                    %acc_4513 = math.fma %v_4512, %v_4481, %acc_4470 : vector<16xf32>
                    %acc_4514 = math.fma %v_4512, %v_4486, %acc_4471 : vector<16xf32>
                    %v_4515 = memref.load %expert_down[%v_16, %v_4391, %v_4476] : memref<8x40x24xf32>
                    %v_4516 = vector.broadcast %v_4515 : f32 to vector<16xf32>
                    %acc_4517 = math.fma %v_4516, %v_4481, %acc_4474 : vector<16xf32>
                    %acc_4518 = math.fma %v_4516, %v_4486, %acc_4475 : vector<16xf32>
                    %v_4519 = arith.addi %i_4397, %c_8 : index
                    %v_4520 = arith.muli %v_4519, %c_0 : index
                    %v_4521 = arith.addi %v_4054, %v_4520 : index
                    %v_4522 = arith.index_cast %v_4521 : index to i64
                    %pointer_4523 = llvm.inttoptr %v_4522 : i64 to !llvm.ptr
                    %v_4524 = "llvm.load"(%pointer_4523) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4525 = arith.muli %v_4519, %c_0 : index
                    %v_4526 = arith.addi %v_4057, %v_4525 : index
                    %v_4527 = arith.index_cast %v_4526 : index to i64
                    %pointer_4528 = llvm.inttoptr %v_4527 : i64 to !llvm.ptr
                    %v_4529 = "llvm.load"(%pointer_4528) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4530 = memref.load %expert_down[%v_16, %v_4377, %v_4519] : memref<8x40x24xf32>
                    %v_4531 = vector.broadcast %v_4530 : f32 to vector<16xf32>
                    %acc_4532 = math.fma %v_4531, %v_4524, %acc_4489 : vector<16xf32>
                    %acc_4533 = math.fma %v_4531, %v_4529, %acc_4490 : vector<16xf32>
                    %v_4534 = memref.load %expert_down[%v_16, %v_4379, %v_4519] : memref<8x40x24xf32>
                    %v_4535 = vector.broadcast %v_4534 : f32 to vector<16xf32>
                    %acc_4536 = math.fma %v_4535, %v_4524, %acc_4493 : vector<16xf32>
                    %acc_4537 = math.fma %v_4535, %v_4529, %acc_4494 : vector<16xf32>
                    %v_4538 = memref.load %expert_down[%v_16, %v_4381, %v_4519] : memref<8x40x24xf32>
                    %v_4539 = vector.broadcast %v_4538 : f32 to vector<16xf32>
                    %acc_4540 = math.fma %v_4539, %v_4524, %acc_4497 : vector<16xf32>
                    %acc_4541 = math.fma %v_4539, %v_4529, %acc_4498 : vector<16xf32>
                    %v_4542 = memref.load %expert_down[%v_16, %v_4383, %v_4519] : memref<8x40x24xf32>
                    %v_4543 = vector.broadcast %v_4542 : f32 to vector<16xf32>
                    %acc_4544 = math.fma %v_4543, %v_4524, %acc_4501 : vector<16xf32>
                    %acc_4545 = math.fma %v_4543, %v_4529, %acc_4502 : vector<16xf32>
                    %v_4546 = memref.load %expert_down[%v_16, %v_4385, %v_4519] : memref<8x40x24xf32>
                    %v_4547 = vector.broadcast %v_4546 : f32 to vector<16xf32>
                    %acc_4548 = math.fma %v_4547, %v_4524, %acc_4505 : vector<16xf32>
                    %acc_4549 = math.fma %v_4547, %v_4529, %acc_4506 : vector<16xf32>
                    %v_4550 = memref.load %expert_down[%v_16, %v_4387, %v_4519] : memref<8x40x24xf32>
                    %v_4551 = vector.broadcast %v_4550 : f32 to vector<16xf32>
                    %acc_4552 = math.fma %v_4551, %v_4524, %acc_4509 : vector<16xf32>
                    %acc_4553 = math.fma %v_4551, %v_4529, %acc_4510 : vector<16xf32>
                    %v_4554 = memref.load %expert_down[%v_16, %v_4389, %v_4519] : memref<8x40x24xf32>
                    %v_4555 = vector.broadcast %v_4554 : f32 to vector<16xf32>
                    %acc_4556 = math.fma %v_4555, %v_4524, %acc_4513 : vector<16xf32>
                    %acc_4557 = math.fma %v_4555, %v_4529, %acc_4514 : vector<16xf32>
                    %v_4558 = memref.load %expert_down[%v_16, %v_4391, %v_4519] : memref<8x40x24xf32>
                    %v_4559 = vector.broadcast %v_4558 : f32 to vector<16xf32>
                    %acc_4560 = math.fma %v_4559, %v_4524, %acc_4517 : vector<16xf32>
                    %acc_4561 = math.fma %v_4559, %v_4529, %acc_4518 : vector<16xf32>
                    %v_4562 = arith.addi %i_4397, %c_11 : index
                    %v_4563 = arith.muli %v_4562, %c_0 : index
                    %v_4564 = arith.addi %v_4054, %v_4563 : index
                    %v_4565 = arith.index_cast %v_4564 : index to i64
                    %pointer_4566 = llvm.inttoptr %v_4565 : i64 to !llvm.ptr
                    %v_4567 = "llvm.load"(%pointer_4566) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4568 = arith.muli %v_4562, %c_0 : index
                    %v_4569 = arith.addi %v_4057, %v_4568 : index
                    %v_4570 = arith.index_cast %v_4569 : index to i64
                    %pointer_4571 = llvm.inttoptr %v_4570 : i64 to !llvm.ptr
                    %v_4572 = "llvm.load"(%pointer_4571) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4573 = memref.load %expert_down[%v_16, %v_4377, %v_4562] : memref<8x40x24xf32>
                    %v_4574 = vector.broadcast %v_4573 : f32 to vector<16xf32>
                    %acc_4575 = math.fma %v_4574, %v_4567, %acc_4532 : vector<16xf32>
                    %acc_4576 = math.fma %v_4574, %v_4572, %acc_4533 : vector<16xf32>
                    %v_4577 = memref.load %expert_down[%v_16, %v_4379, %v_4562] : memref<8x40x24xf32>
                    %v_4578 = vector.broadcast %v_4577 : f32 to vector<16xf32>
                    %acc_4579 = math.fma %v_4578, %v_4567, %acc_4536 : vector<16xf32>
                    %acc_4580 = math.fma %v_4578, %v_4572, %acc_4537 : vector<16xf32>
                    %v_4581 = memref.load %expert_down[%v_16, %v_4381, %v_4562] : memref<8x40x24xf32>
                    %v_4582 = vector.broadcast %v_4581 : f32 to vector<16xf32>
                    %acc_4583 = math.fma %v_4582, %v_4567, %acc_4540 : vector<16xf32>
                    %acc_4584 = math.fma %v_4582, %v_4572, %acc_4541 : vector<16xf32>
                    %v_4585 = memref.load %expert_down[%v_16, %v_4383, %v_4562] : memref<8x40x24xf32>
                    %v_4586 = vector.broadcast %v_4585 : f32 to vector<16xf32>
                    %acc_4587 = math.fma %v_4586, %v_4567, %acc_4544 : vector<16xf32>
                    %acc_4588 = math.fma %v_4586, %v_4572, %acc_4545 : vector<16xf32>
                    %v_4589 = memref.load %expert_down[%v_16, %v_4385, %v_4562] : memref<8x40x24xf32>
                    %v_4590 = vector.broadcast %v_4589 : f32 to vector<16xf32>
                    %acc_4591 = math.fma %v_4590, %v_4567, %acc_4548 : vector<16xf32>
                    %acc_4592 = math.fma %v_4590, %v_4572, %acc_4549 : vector<16xf32>
                    %v_4593 = memref.load %expert_down[%v_16, %v_4387, %v_4562] : memref<8x40x24xf32>
                    %v_4594 = vector.broadcast %v_4593 : f32 to vector<16xf32>
                    %acc_4595 = math.fma %v_4594, %v_4567, %acc_4552 : vector<16xf32>
                    %acc_4596 = math.fma %v_4594, %v_4572, %acc_4553 : vector<16xf32>
                    %v_4597 = memref.load %expert_down[%v_16, %v_4389, %v_4562] : memref<8x40x24xf32>
                    %v_4598 = vector.broadcast %v_4597 : f32 to vector<16xf32>
                    %acc_4599 = math.fma %v_4598, %v_4567, %acc_4556 : vector<16xf32>
                    %acc_4600 = math.fma %v_4598, %v_4572, %acc_4557 : vector<16xf32>
                    %v_4601 = memref.load %expert_down[%v_16, %v_4391, %v_4562] : memref<8x40x24xf32>
                    %v_4602 = vector.broadcast %v_4601 : f32 to vector<16xf32>
                    %acc_4603 = math.fma %v_4602, %v_4567, %acc_4560 : vector<16xf32>
                    %acc_4604 = math.fma %v_4602, %v_4572, %acc_4561 : vector<16xf32>
                    scf.yield %acc_4575, %acc_4576, %acc_4579, %acc_4580, %acc_4583, %acc_4584, %acc_4587, %acc_4588, %acc_4591, %acc_4592, %acc_4595, %acc_4596, %acc_4599, %acc_4600, %acc_4603, %acc_4604 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_4605 = arith.addi %v_4376, %c_6 : index
                  %v_4606 = arith.muli %v_4605, %c_0 : index
                  %v_4607 = arith.addi %v_6, %v_4606 : index
                  %v_4608 = arith.index_cast %v_4607 : index to i64
                  %pointer_4609 = llvm.inttoptr %v_4608 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#0, %pointer_4609) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4610 = arith.addi %v_4376, %c_6 : index
                  %v_4611 = arith.muli %v_4610, %c_0 : index
                  %v_4612 = arith.addi %v_6, %v_4611 : index
                  %v_4613 = arith.addi %v_4612, %c_21 : index
                  %v_4614 = arith.index_cast %v_4613 : index to i64
                  %pointer_4615 = llvm.inttoptr %v_4614 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#1, %pointer_4615) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4616 = arith.addi %v_4376, %c_23 : index
                  %v_4617 = arith.muli %v_4616, %c_0 : index
                  %v_4618 = arith.addi %v_6, %v_4617 : index
                  %v_4619 = arith.index_cast %v_4618 : index to i64
                  %pointer_4620 = llvm.inttoptr %v_4619 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#2, %pointer_4620) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4621 = arith.addi %v_4376, %c_23 : index
                  %v_4622 = arith.muli %v_4621, %c_0 : index
                  %v_4623 = arith.addi %v_6, %v_4622 : index
                  %v_4624 = arith.addi %v_4623, %c_21 : index
                  %v_4625 = arith.index_cast %v_4624 : index to i64
                  %pointer_4626 = llvm.inttoptr %v_4625 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#3, %pointer_4626) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4627 = arith.addi %v_4376, %c_24 : index
                  %v_4628 = arith.muli %v_4627, %c_0 : index
                  %v_4629 = arith.addi %v_6, %v_4628 : index
                  %v_4630 = arith.index_cast %v_4629 : index to i64
                  %pointer_4631 = llvm.inttoptr %v_4630 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#4, %pointer_4631) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4632 = arith.addi %v_4376, %c_24 : index
                  %v_4633 = arith.muli %v_4632, %c_0 : index
                  %v_4634 = arith.addi %v_6, %v_4633 : index
                  %v_4635 = arith.addi %v_4634, %c_21 : index
                  %v_4636 = arith.index_cast %v_4635 : index to i64
                  %pointer_4637 = llvm.inttoptr %v_4636 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#5, %pointer_4637) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4638 = arith.addi %v_4376, %c_25 : index
                  %v_4639 = arith.muli %v_4638, %c_0 : index
                  %v_4640 = arith.addi %v_6, %v_4639 : index
                  %v_4641 = arith.index_cast %v_4640 : index to i64
                  %pointer_4642 = llvm.inttoptr %v_4641 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#6, %pointer_4642) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4643 = arith.addi %v_4376, %c_25 : index
                  %v_4644 = arith.muli %v_4643, %c_0 : index
                  %v_4645 = arith.addi %v_6, %v_4644 : index
                  %v_4646 = arith.addi %v_4645, %c_21 : index
                  %v_4647 = arith.index_cast %v_4646 : index to i64
                  %pointer_4648 = llvm.inttoptr %v_4647 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#7, %pointer_4648) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4649 = arith.addi %v_4376, %c_26 : index
                  %v_4650 = arith.muli %v_4649, %c_0 : index
                  %v_4651 = arith.addi %v_6, %v_4650 : index
                  %v_4652 = arith.index_cast %v_4651 : index to i64
                  %pointer_4653 = llvm.inttoptr %v_4652 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#8, %pointer_4653) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4654 = arith.addi %v_4376, %c_26 : index
                  %v_4655 = arith.muli %v_4654, %c_0 : index
                  %v_4656 = arith.addi %v_6, %v_4655 : index
                  %v_4657 = arith.addi %v_4656, %c_21 : index
                  %v_4658 = arith.index_cast %v_4657 : index to i64
                  %pointer_4659 = llvm.inttoptr %v_4658 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#9, %pointer_4659) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4660 = arith.addi %v_4376, %c_27 : index
                  %v_4661 = arith.muli %v_4660, %c_0 : index
                  %v_4662 = arith.addi %v_6, %v_4661 : index
                  %v_4663 = arith.index_cast %v_4662 : index to i64
                  %pointer_4664 = llvm.inttoptr %v_4663 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#10, %pointer_4664) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4665 = arith.addi %v_4376, %c_27 : index
                  %v_4666 = arith.muli %v_4665, %c_0 : index
                  %v_4667 = arith.addi %v_6, %v_4666 : index
                  %v_4668 = arith.addi %v_4667, %c_21 : index
                  %v_4669 = arith.index_cast %v_4668 : index to i64
                  %pointer_4670 = llvm.inttoptr %v_4669 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#11, %pointer_4670) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4671 = arith.addi %v_4376, %c_28 : index
                  %v_4672 = arith.muli %v_4671, %c_0 : index
                  %v_4673 = arith.addi %v_6, %v_4672 : index
                  %v_4674 = arith.index_cast %v_4673 : index to i64
                  %pointer_4675 = llvm.inttoptr %v_4674 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#12, %pointer_4675) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4676 = arith.addi %v_4376, %c_28 : index
                  %v_4677 = arith.muli %v_4676, %c_0 : index
                  %v_4678 = arith.addi %v_6, %v_4677 : index
                  %v_4679 = arith.addi %v_4678, %c_21 : index
                  %v_4680 = arith.index_cast %v_4679 : index to i64
                  %pointer_4681 = llvm.inttoptr %v_4680 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#13, %pointer_4681) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4682 = arith.addi %v_4376, %c_20 : index
                  %v_4683 = arith.muli %v_4682, %c_0 : index
                  %v_4684 = arith.addi %v_6, %v_4683 : index
                  %v_4685 = arith.index_cast %v_4684 : index to i64
                  %pointer_4686 = llvm.inttoptr %v_4685 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#14, %pointer_4686) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4687 = arith.addi %v_4376, %c_20 : index
                  %v_4688 = arith.muli %v_4687, %c_0 : index
                  %v_4689 = arith.addi %v_6, %v_4688 : index
                  %v_4690 = arith.addi %v_4689, %c_21 : index
                  %v_4691 = arith.index_cast %v_4690 : index to i64
                  %pointer_4692 = llvm.inttoptr %v_4691 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4398#15, %pointer_4692) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_4693 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_4693 {
                  %v_4694 = arith.index_cast %v_6 : index to i64
                  %pointer_4695 = llvm.inttoptr %v_4694 : i64 to !llvm.ptr
                  %v_4696 = "llvm.load"(%pointer_4695) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4697 = arith.addi %v_6, %c_0 : index
                  %v_4698 = arith.index_cast %v_4697 : index to i64
                  %pointer_4699 = llvm.inttoptr %v_4698 : i64 to !llvm.ptr
                  %v_4700 = "llvm.load"(%pointer_4699) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4701 = arith.addi %v_6, %c_29 : index
                  %v_4702 = arith.index_cast %v_4701 : index to i64
                  %pointer_4703 = llvm.inttoptr %v_4702 : i64 to !llvm.ptr
                  %v_4704 = "llvm.load"(%pointer_4703) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4705 = arith.addi %v_6, %c_30 : index
                  %v_4706 = arith.index_cast %v_4705 : index to i64
                  %pointer_4707 = llvm.inttoptr %v_4706 : i64 to !llvm.ptr
                  %v_4708 = "llvm.load"(%pointer_4707) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4709 = arith.addi %v_6, %c_31 : index
                  %v_4710 = arith.index_cast %v_4709 : index to i64
                  %pointer_4711 = llvm.inttoptr %v_4710 : i64 to !llvm.ptr
                  %v_4712 = "llvm.load"(%pointer_4711) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4713 = arith.addi %v_6, %c_32 : index
                  %v_4714 = arith.index_cast %v_4713 : index to i64
                  %pointer_4715 = llvm.inttoptr %v_4714 : i64 to !llvm.ptr
                  %v_4716 = "llvm.load"(%pointer_4715) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4717 = arith.addi %v_6, %c_33 : index
                  %v_4718 = arith.index_cast %v_4717 : index to i64
                  %pointer_4719 = llvm.inttoptr %v_4718 : i64 to !llvm.ptr
                  %v_4720 = "llvm.load"(%pointer_4719) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4721 = arith.addi %v_6, %c_34 : index
                  %v_4722 = arith.index_cast %v_4721 : index to i64
                  %pointer_4723 = llvm.inttoptr %v_4722 : i64 to !llvm.ptr
                  %v_4724 = "llvm.load"(%pointer_4723) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4725 = arith.addi %v_6, %c_35 : index
                  %v_4726 = arith.index_cast %v_4725 : index to i64
                  %pointer_4727 = llvm.inttoptr %v_4726 : i64 to !llvm.ptr
                  %v_4728 = "llvm.load"(%pointer_4727) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4729 = arith.addi %v_6, %c_36 : index
                  %v_4730 = arith.index_cast %v_4729 : index to i64
                  %pointer_4731 = llvm.inttoptr %v_4730 : i64 to !llvm.ptr
                  %v_4732 = "llvm.load"(%pointer_4731) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4733 = arith.addi %v_6, %c_37 : index
                  %v_4734 = arith.index_cast %v_4733 : index to i64
                  %pointer_4735 = llvm.inttoptr %v_4734 : i64 to !llvm.ptr
                  %v_4736 = "llvm.load"(%pointer_4735) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4737 = arith.addi %v_6, %c_38 : index
                  %v_4738 = arith.index_cast %v_4737 : index to i64
                  %pointer_4739 = llvm.inttoptr %v_4738 : i64 to !llvm.ptr
                  %v_4740 = "llvm.load"(%pointer_4739) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4741 = arith.addi %v_6, %c_39 : index
                  %v_4742 = arith.index_cast %v_4741 : index to i64
                  %pointer_4743 = llvm.inttoptr %v_4742 : i64 to !llvm.ptr
                  %v_4744 = "llvm.load"(%pointer_4743) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4745 = arith.addi %v_6, %c_40 : index
                  %v_4746 = arith.index_cast %v_4745 : index to i64
                  %pointer_4747 = llvm.inttoptr %v_4746 : i64 to !llvm.ptr
                  %v_4748 = "llvm.load"(%pointer_4747) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4749 = arith.addi %v_6, %c_41 : index
                  %v_4750 = arith.index_cast %v_4749 : index to i64
                  %pointer_4751 = llvm.inttoptr %v_4750 : i64 to !llvm.ptr
                  %v_4752 = "llvm.load"(%pointer_4751) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4753 = arith.addi %v_6, %c_42 : index
                  %v_4754 = arith.index_cast %v_4753 : index to i64
                  %pointer_4755 = llvm.inttoptr %v_4754 : i64 to !llvm.ptr
                  %v_4756 = "llvm.load"(%pointer_4755) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4757 = arith.subi %i_30, %v_32 : index
                  %v_4758 = arith.index_cast %v_4757 : index to i32
                  %v_4759 = vector.broadcast %v_4758 : i32 to vector<16xi32>
                  %is_4760 = arith.cmpi sge, %c_43, %v_4759 : vector<16xi32>
                  %v_4761 = vector.shuffle %v_4696, %v_4700 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4762 = vector.shuffle %v_4696, %v_4700 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4763 = vector.shuffle %v_4704, %v_4708 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4764 = vector.shuffle %v_4704, %v_4708 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4765 = vector.shuffle %v_4712, %v_4716 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4766 = vector.shuffle %v_4712, %v_4716 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4767 = vector.shuffle %v_4720, %v_4724 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4768 = vector.shuffle %v_4720, %v_4724 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4769 = vector.shuffle %v_4728, %v_4732 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4770 = vector.shuffle %v_4728, %v_4732 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4771 = vector.shuffle %v_4736, %v_4740 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4772 = vector.shuffle %v_4736, %v_4740 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4773 = vector.shuffle %v_4744, %v_4748 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4774 = vector.shuffle %v_4744, %v_4748 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4775 = vector.shuffle %v_4752, %v_4756 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4776 = vector.shuffle %v_4752, %v_4756 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4777 = vector.shuffle %v_4761, %v_4763 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4778 = vector.shuffle %v_4761, %v_4763 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4779 = vector.shuffle %v_4762, %v_4764 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4780 = vector.shuffle %v_4762, %v_4764 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4781 = vector.shuffle %v_4765, %v_4767 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4782 = vector.shuffle %v_4765, %v_4767 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4783 = vector.shuffle %v_4766, %v_4768 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4784 = vector.shuffle %v_4766, %v_4768 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4785 = vector.shuffle %v_4769, %v_4771 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4786 = vector.shuffle %v_4769, %v_4771 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4787 = vector.shuffle %v_4770, %v_4772 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4788 = vector.shuffle %v_4770, %v_4772 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4789 = vector.shuffle %v_4773, %v_4775 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4790 = vector.shuffle %v_4773, %v_4775 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4791 = vector.shuffle %v_4774, %v_4776 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4792 = vector.shuffle %v_4774, %v_4776 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4793 = vector.shuffle %v_4777, %v_4781 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4794 = vector.shuffle %v_4777, %v_4781 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4795 = vector.shuffle %v_4779, %v_4783 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4796 = vector.shuffle %v_4779, %v_4783 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4797 = vector.shuffle %v_4778, %v_4782 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4798 = vector.shuffle %v_4778, %v_4782 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4799 = vector.shuffle %v_4780, %v_4784 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4800 = vector.shuffle %v_4780, %v_4784 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4801 = vector.shuffle %v_4785, %v_4789 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4802 = vector.shuffle %v_4785, %v_4789 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4803 = vector.shuffle %v_4787, %v_4791 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4804 = vector.shuffle %v_4787, %v_4791 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4805 = vector.shuffle %v_4786, %v_4790 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4806 = vector.shuffle %v_4786, %v_4790 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4807 = vector.shuffle %v_4788, %v_4792 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4808 = vector.shuffle %v_4788, %v_4792 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4809 = vector.shuffle %v_4793, %v_4801 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4810 = vector.shuffle %v_4793, %v_4801 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4811 = vector.shuffle %v_4795, %v_4803 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4812 = vector.shuffle %v_4795, %v_4803 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4813 = vector.shuffle %v_4797, %v_4805 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4814 = vector.shuffle %v_4797, %v_4805 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4815 = vector.shuffle %v_4799, %v_4807 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4816 = vector.shuffle %v_4799, %v_4807 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4817 = vector.shuffle %v_4794, %v_4802 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4818 = vector.shuffle %v_4794, %v_4802 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4819 = vector.shuffle %v_4796, %v_4804 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4820 = vector.shuffle %v_4796, %v_4804 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4821 = vector.shuffle %v_4798, %v_4806 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4822 = vector.shuffle %v_4798, %v_4806 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4823 = vector.shuffle %v_4800, %v_4808 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4824 = vector.shuffle %v_4800, %v_4808 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4825 = arith.muli %v_4052, %c_6 : index
                  %v_4826 = arith.addi %v_18, %v_4825 : index
                  %v_4827 = memref.load %order[%v_4826] : memref<?xi32>
                  %is_4828 = arith.cmpi sge, %v_4827, %c_44 : i32
                  scf.if %is_4828 {
                    %v_4829 = arith.index_cast %v_4827 : i32 to index
                    %v_4830 = arith.divui %v_4829, %c_11 : index
                    %v_4831 = vector.maskedload %y[%v_4830, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4832 = memref.load %weights[%v_4829] : memref<?xf32>
                    %v_4833 = vector.broadcast %v_4832 : f32 to vector<16xf32>
                    %v_4834 = arith.mulf %v_4809, %v_4833 : vector<16xf32>
                    %v_4835 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4834) : (vector<16xf32>) -> vector<16xf32>
                    %v_4836 = arith.addf %v_4831, %v_4835 : vector<16xf32>
                    vector.maskedstore %y[%v_4830, %v_32], %is_4760, %v_4836 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4837 = arith.muli %v_4052, %c_6 : index
                  %v_4838 = arith.addi %v_18, %v_4837 : index
                  %v_4839 = arith.addi %v_4838, %c_5 : index
                  %v_4840 = memref.load %order[%v_4839] : memref<?xi32>
                  %is_4841 = arith.cmpi sge, %v_4840, %c_44 : i32
                  scf.if %is_4841 {
                    %v_4842 = arith.index_cast %v_4840 : i32 to index
                    %v_4843 = arith.divui %v_4842, %c_11 : index
                    %v_4844 = vector.maskedload %y[%v_4843, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4845 = memref.load %weights[%v_4842] : memref<?xf32>
                    %v_4846 = vector.broadcast %v_4845 : f32 to vector<16xf32>
                    %v_4847 = arith.mulf %v_4811, %v_4846 : vector<16xf32>
                    %v_4848 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4847) : (vector<16xf32>) -> vector<16xf32>
                    %v_4849 = arith.addf %v_4844, %v_4848 : vector<16xf32>
                    vector.maskedstore %y[%v_4843, %v_32], %is_4760, %v_4849 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4850 = arith.muli %v_4052, %c_6 : index
                  %v_4851 = arith.addi %v_18, %v_4850 : index
                  %v_4852 = arith.addi %v_4851, %c_8 : index
                  %v_4853 = memref.load %order[%v_4852] : memref<?xi32>
                  %is_4854 = arith.cmpi sge, %v_4853, %c_44 : i32
                  scf.if %is_4854 {
                    %v_4855 = arith.index_cast %v_4853 : i32 to index
                    %v_4856 = arith.divui %v_4855, %c_11 : index
                    %v_4857 = vector.maskedload %y[%v_4856, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4858 = memref.load %weights[%v_4855] : memref<?xf32>
                    %v_4859 = vector.broadcast %v_4858 : f32 to vector<16xf32>
                    %v_4860 = arith.mulf %v_4813, %v_4859 : vector<16xf32>
                    %v_4861 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4860) : (vector<16xf32>) -> vector<16xf32>
                    %v_4862 = arith.addf %v_4857, %v_4861 : vector<16xf32>
                    vector.maskedstore %y[%v_4856, %v_32], %is_4760, %v_4862 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4863 = arith.muli %v_4052, %c_6 : index
                  %v_4864 = arith.addi %v_18, %v_4863 : index
                  %v_4865 = arith.addi %v_4864, %c_11 : index
                  %v_4866 = memref.load %order[%v_4865] : memref<?xi32>
                  %is_4867 = arith.cmpi sge, %v_4866, %c_44 : i32
                  scf.if %is_4867 {
                    %v_4868 = arith.index_cast %v_4866 : i32 to index
                    %v_4869 = arith.divui %v_4868, %c_11 : index
                    %v_4870 = vector.maskedload %y[%v_4869, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4871 = memref.load %weights[%v_4868] : memref<?xf32>
                    %v_4872 = vector.broadcast %v_4871 : f32 to vector<16xf32>
                    %v_4873 = arith.mulf %v_4815, %v_4872 : vector<16xf32>
                    %v_4874 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4873) : (vector<16xf32>) -> vector<16xf32>
                    %v_4875 = arith.addf %v_4870, %v_4874 : vector<16xf32>
                    vector.maskedstore %y[%v_4869, %v_32], %is_4760, %v_4875 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4876 = arith.muli %v_4052, %c_6 : index
                  %v_4877 = arith.addi %v_18, %v_4876 : index
                  %v_4878 = arith.addi %v_4877, %c_16 : index
                  %v_4879 = memref.load %order[%v_4878] : memref<?xi32>
                  %is_4880 = arith.cmpi sge, %v_4879, %c_44 : i32
                  scf.if %is_4880 {
                    %v_4881 = arith.index_cast %v_4879 : i32 to index
                    %v_4882 = arith.divui %v_4881, %c_11 : index
                    %v_4883 = vector.maskedload %y[%v_4882, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4884 = memref.load %weights[%v_4881] : memref<?xf32>
                    %v_4885 = vector.broadcast %v_4884 : f32 to vector<16xf32>
                    %v_4886 = arith.mulf %v_4817, %v_4885 : vector<16xf32>
                    %v_4887 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4886) : (vector<16xf32>) -> vector<16xf32>
                    %v_4888 = arith.addf %v_4883, %v_4887 : vector<16xf32>
                    vector.maskedstore %y[%v_4882, %v_32], %is_4760, %v_4888 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4889 = arith.muli %v_4052, %c_6 : index
                  %v_4890 = arith.addi %v_18, %v_4889 : index
                  %v_4891 = arith.addi %v_4890, %c_17 : index
                  %v_4892 = memref.load %order[%v_4891] : memref<?xi32>
                  %is_4893 = arith.cmpi sge, %v_4892, %c_44 : i32
                  scf.if %is_4893 {
                    %v_4894 = arith.index_cast %v_4892 : i32 to index
                    %v_4895 = arith.divui %v_4894, %c_11 : index
                    %v_4896 = vector.maskedload %y[%v_4895, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4897 = memref.load %weights[%v_4894] : memref<?xf32>
                    %v_4898 = vector.broadcast %v_4897 : f32 to vector<16xf32>
                    %v_4899 = arith.mulf %v_4819, %v_4898 : vector<16xf32>
                    %v_4900 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4899) : (vector<16xf32>) -> vector<16xf32>
                    %v_4901 = arith.addf %v_4896, %v_4900 : vector<16xf32>
                    vector.maskedstore %y[%v_4895, %v_32], %is_4760, %v_4901 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4902 = arith.muli %v_4052, %c_6 : index
                  %v_4903 = arith.addi %v_18, %v_4902 : index
                  %v_4904 = arith.addi %v_4903, %c_18 : index
                  %v_4905 = memref.load %order[%v_4904] : memref<?xi32>
                  %is_4906 = arith.cmpi sge, %v_4905, %c_44 : i32
                  scf.if %is_4906 {
                    %v_4907 = arith.index_cast %v_4905 : i32 to index
                    %v_4908 = arith.divui %v_4907, %c_11 : index
                    %v_4909 = vector.maskedload %y[%v_4908, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4910 = memref.load %weights[%v_4907] : memref<?xf32>
                    %v_4911 = vector.broadcast %v_4910 : f32 to vector<16xf32>
                    %v_4912 = arith.mulf %v_4821, %v_4911 : vector<16xf32>
                    %v_4913 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4912) : (vector<16xf32>) -> vector<16xf32>
                    %v_4914 = arith.addf %v_4909, %v_4913 : vector<16xf32>
                    vector.maskedstore %y[%v_4908, %v_32], %is_4760, %v_4914 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4915 = arith.muli %v_4052, %c_6 : index
                  %v_4916 = arith.addi %v_18, %v_4915 : index
                  %v_4917 = arith.addi %v_4916, %c_19 : index
                  %v_4918 = memref.load %order[%v_4917] : memref<?xi32>
                  %is_4919 = arith.cmpi sge, %v_4918, %c_44 : i32
                  scf.if %is_4919 {
                    %v_4920 = arith.index_cast %v_4918 : i32 to index
                    %v_4921 = arith.divui %v_4920, %c_11 : index
                    %v_4922 = vector.maskedload %y[%v_4921, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4923 = memref.load %weights[%v_4920] : memref<?xf32>
                    %v_4924 = vector.broadcast %v_4923 : f32 to vector<16xf32>
                    %v_4925 = arith.mulf %v_4823, %v_4924 : vector<16xf32>
                    %v_4926 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4925) : (vector<16xf32>) -> vector<16xf32>
                    %v_4927 = arith.addf %v_4922, %v_4926 : vector<16xf32>
                    vector.maskedstore %y[%v_4921, %v_32], %is_4760, %v_4927 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4928 = arith.muli %v_4052, %c_6 : index
                  %v_4929 = arith.addi %v_18, %v_4928 : index
                  %v_4930 = arith.addi %v_4929, %c_15 : index
                  %v_4931 = memref.load %order[%v_4930] : memref<?xi32>
                  %is_4932 = arith.cmpi sge, %v_4931, %c_44 : i32
                  scf.if %is_4932 {
                    %v_4933 = arith.index_cast %v_4931 : i32 to index
                    %v_4934 = arith.divui %v_4933, %c_11 : index
                    %v_4935 = vector.maskedload %y[%v_4934, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4936 = memref.load %weights[%v_4933] : memref<?xf32>
                    %v_4937 = vector.broadcast %v_4936 : f32 to vector<16xf32>
                    %v_4938 = arith.mulf %v_4810, %v_4937 : vector<16xf32>
                    %v_4939 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4938) : (vector<16xf32>) -> vector<16xf32>
                    %v_4940 = arith.addf %v_4935, %v_4939 : vector<16xf32>
                    vector.maskedstore %y[%v_4934, %v_32], %is_4760, %v_4940 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4941 = arith.muli %v_4052, %c_6 : index
                  %v_4942 = arith.addi %v_18, %v_4941 : index
                  %v_4943 = arith.addi %v_4942, %c_45 : index
                  %v_4944 = memref.load %order[%v_4943] : memref<?xi32>
                  %is_4945 = arith.cmpi sge, %v_4944, %c_44 : i32
                  scf.if %is_4945 {
                    %v_4946 = arith.index_cast %v_4944 : i32 to index
                    %v_4947 = arith.divui %v_4946, %c_11 : index
                    %v_4948 = vector.maskedload %y[%v_4947, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4949 = memref.load %weights[%v_4946] : memref<?xf32>
                    %v_4950 = vector.broadcast %v_4949 : f32 to vector<16xf32>
                    %v_4951 = arith.mulf %v_4812, %v_4950 : vector<16xf32>
                    %v_4952 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4951) : (vector<16xf32>) -> vector<16xf32>
                    %v_4953 = arith.addf %v_4948, %v_4952 : vector<16xf32>
                    vector.maskedstore %y[%v_4947, %v_32], %is_4760, %v_4953 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4954 = arith.muli %v_4052, %c_6 : index
                  %v_4955 = arith.addi %v_18, %v_4954 : index
                  %v_4956 = arith.addi %v_4955, %c_46 : index
                  %v_4957 = memref.load %order[%v_4956] : memref<?xi32>
                  %is_4958 = arith.cmpi sge, %v_4957, %c_44 : i32
                  scf.if %is_4958 {
                    %v_4959 = arith.index_cast %v_4957 : i32 to index
                    %v_4960 = arith.divui %v_4959, %c_11 : index
                    %v_4961 = vector.maskedload %y[%v_4960, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4962 = memref.load %weights[%v_4959] : memref<?xf32>
                    %v_4963 = vector.broadcast %v_4962 : f32 to vector<16xf32>
                    %v_4964 = arith.mulf %v_4814, %v_4963 : vector<16xf32>
                    %v_4965 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4964) : (vector<16xf32>) -> vector<16xf32>
                    %v_4966 = arith.addf %v_4961, %v_4965 : vector<16xf32>
                    vector.maskedstore %y[%v_4960, %v_32], %is_4760, %v_4966 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4967 = arith.muli %v_4052, %c_6 : index
                  %v_4968 = arith.addi %v_18, %v_4967 : index
                  %v_4969 = arith.addi %v_4968, %c_47 : index
                  %v_4970 = memref.load %order[%v_4969] : memref<?xi32>
                  %is_4971 = arith.cmpi sge, %v_4970, %c_44 : i32
                  scf.if %is_4971 {
                    %v_4972 = arith.index_cast %v_4970 : i32 to index
                    %v_4973 = arith.divui %v_4972, %c_11 : index
                    %v_4974 = vector.maskedload %y[%v_4973, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4975 = memref.load %weights[%v_4972] : memref<?xf32>
                    %v_4976 = vector.broadcast %v_4975 : f32 to vector<16xf32>
                    %v_4977 = arith.mulf %v_4816, %v_4976 : vector<16xf32>
                    %v_4978 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4977) : (vector<16xf32>) -> vector<16xf32>
                    %v_4979 = arith.addf %v_4974, %v_4978 : vector<16xf32>
                    vector.maskedstore %y[%v_4973, %v_32], %is_4760, %v_4979 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4980 = arith.muli %v_4052, %c_6 : index
                  %v_4981 = arith.addi %v_18, %v_4980 : index
                  %v_4982 = arith.addi %v_4981, %c_48 : index
                  %v_4983 = memref.load %order[%v_4982] : memref<?xi32>
                  %is_4984 = arith.cmpi sge, %v_4983, %c_44 : i32
                  scf.if %is_4984 {
                    %v_4985 = arith.index_cast %v_4983 : i32 to index
                    %v_4986 = arith.divui %v_4985, %c_11 : index
                    %v_4987 = vector.maskedload %y[%v_4986, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4988 = memref.load %weights[%v_4985] : memref<?xf32>
                    %v_4989 = vector.broadcast %v_4988 : f32 to vector<16xf32>
                    %v_4990 = arith.mulf %v_4818, %v_4989 : vector<16xf32>
                    %v_4991 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_4990) : (vector<16xf32>) -> vector<16xf32>
                    %v_4992 = arith.addf %v_4987, %v_4991 : vector<16xf32>
                    vector.maskedstore %y[%v_4986, %v_32], %is_4760, %v_4992 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4993 = arith.muli %v_4052, %c_6 : index
                  %v_4994 = arith.addi %v_18, %v_4993 : index
                  %v_4995 = arith.addi %v_4994, %c_49 : index
                  %v_4996 = memref.load %order[%v_4995] : memref<?xi32>
                  %is_4997 = arith.cmpi sge, %v_4996, %c_44 : i32
                  scf.if %is_4997 {
                    %v_4998 = arith.index_cast %v_4996 : i32 to index
                    %v_4999 = arith.divui %v_4998, %c_11 : index
                    %v_5000 = vector.maskedload %y[%v_4999, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5001 = memref.load %weights[%v_4998] : memref<?xf32>
                    %v_5002 = vector.broadcast %v_5001 : f32 to vector<16xf32>
                    %v_5003 = arith.mulf %v_4820, %v_5002 : vector<16xf32>
                    %v_5004 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5003) : (vector<16xf32>) -> vector<16xf32>
                    %v_5005 = arith.addf %v_5000, %v_5004 : vector<16xf32>
                    vector.maskedstore %y[%v_4999, %v_32], %is_4760, %v_5005 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5006 = arith.muli %v_4052, %c_6 : index
                  %v_5007 = arith.addi %v_18, %v_5006 : index
                  %v_5008 = arith.addi %v_5007, %c_50 : index
                  %v_5009 = memref.load %order[%v_5008] : memref<?xi32>
                  %is_5010 = arith.cmpi sge, %v_5009, %c_44 : i32
                  scf.if %is_5010 {
                    %v_5011 = arith.index_cast %v_5009 : i32 to index
                    %v_5012 = arith.divui %v_5011, %c_11 : index
                    %v_5013 = vector.maskedload %y[%v_5012, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5014 = memref.load %weights[%v_5011] : memref<?xf32>
                    %v_5015 = vector.broadcast %v_5014 : f32 to vector<16xf32>
                    %v_5016 = arith.mulf %v_4822, %v_5015 : vector<16xf32>
                    %v_5017 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5016) : (vector<16xf32>) -> vector<16xf32>
                    %v_5018 = arith.addf %v_5013, %v_5017 : vector<16xf32>
                    vector.maskedstore %y[%v_5012, %v_32], %is_4760, %v_5018 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5019 = arith.muli %v_4052, %c_6 : index
                  %v_5020 = arith.addi %v_18, %v_5019 : index
                  %v_5021 = arith.addi %v_5020, %c_9 : index
                  %v_5022 = memref.load %order[%v_5021] : memref<?xi32>
                  %is_5023 = arith.cmpi sge, %v_5022, %c_44 : i32
                  scf.if %is_5023 {
                    %v_5024 = arith.index_cast %v_5022 : i32 to index
                    %v_5025 = arith.divui %v_5024, %c_11 : index
                    %v_5026 = vector.maskedload %y[%v_5025, %v_32], %is_4760, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5027 = memref.load %weights[%v_5024] : memref<?xf32>
                    %v_5028 = vector.broadcast %v_5027 : f32 to vector<16xf32>
                    %v_5029 = arith.mulf %v_4824, %v_5028 : vector<16xf32>
                    %v_5030 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5029) : (vector<16xf32>) -> vector<16xf32>
                    %v_5031 = arith.addf %v_5026, %v_5030 : vector<16xf32>
                    vector.maskedstore %y[%v_5025, %v_32], %is_4760, %v_5031 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_5032 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_5032 {
                  %v_5033 = arith.addi %v_6, %c_51 : index
                  %v_5034 = arith.index_cast %v_5033 : index to i64
                  %pointer_5035 = llvm.inttoptr %v_5034 : i64 to !llvm.ptr
                  %v_5036 = "llvm.load"(%pointer_5035) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5037 = arith.addi %v_6, %c_52 : index
                  %v_5038 = arith.index_cast %v_5037 : index to i64
                  %pointer_5039 = llvm.inttoptr %v_5038 : i64 to !llvm.ptr
                  %v_5040 = "llvm.load"(%pointer_5039) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5041 = arith.addi %v_6, %c_53 : index
                  %v_5042 = arith.index_cast %v_5041 : index to i64
                  %pointer_5043 = llvm.inttoptr %v_5042 : i64 to !llvm.ptr
                  %v_5044 = "llvm.load"(%pointer_5043) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5045 = arith.addi %v_6, %c_54 : index
                  %v_5046 = arith.index_cast %v_5045 : index to i64
                  %pointer_5047 = llvm.inttoptr %v_5046 : i64 to !llvm.ptr
                  %v_5048 = "llvm.load"(%pointer_5047) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5049 = arith.addi %v_6, %c_55 : index
                  %v_5050 = arith.index_cast %v_5049 : index to i64
                  %pointer_5051 = llvm.inttoptr %v_5050 : i64 to !llvm.ptr
                  %v_5052 = "llvm.load"(%pointer_5051) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5053 = arith.addi %v_6, %c_56 : index
                  %v_5054 = arith.index_cast %v_5053 : index to i64
                  %pointer_5055 = llvm.inttoptr %v_5054 : i64 to !llvm.ptr
                  %v_5056 = "llvm.load"(%pointer_5055) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5057 = arith.addi %v_6, %c_57 : index
                  %v_5058 = arith.index_cast %v_5057 : index to i64
                  %pointer_5059 = llvm.inttoptr %v_5058 : i64 to !llvm.ptr
                  %v_5060 = "llvm.load"(%pointer_5059) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5061 = arith.addi %v_6, %c_58 : index
                  %v_5062 = arith.index_cast %v_5061 : index to i64
                  %pointer_5063 = llvm.inttoptr %v_5062 : i64 to !llvm.ptr
                  %v_5064 = "llvm.load"(%pointer_5063) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5065 = arith.addi %v_6, %c_14 : index
                  %v_5066 = arith.index_cast %v_5065 : index to i64
                  %pointer_5067 = llvm.inttoptr %v_5066 : i64 to !llvm.ptr
                  %v_5068 = "llvm.load"(%pointer_5067) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5069 = arith.addi %v_6, %c_59 : index
                  %v_5070 = arith.index_cast %v_5069 : index to i64
                  %pointer_5071 = llvm.inttoptr %v_5070 : i64 to !llvm.ptr
                  %v_5072 = "llvm.load"(%pointer_5071) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5073 = arith.addi %v_6, %c_60 : index
                  %v_5074 = arith.index_cast %v_5073 : index to i64
                  %pointer_5075 = llvm.inttoptr %v_5074 : i64 to !llvm.ptr
                  %v_5076 = "llvm.load"(%pointer_5075) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5077 = arith.addi %v_6, %c_61 : index
                  %v_5078 = arith.index_cast %v_5077 : index to i64
                  %pointer_5079 = llvm.inttoptr %v_5078 : i64 to !llvm.ptr
                  %v_5080 = "llvm.load"(%pointer_5079) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5081 = arith.addi %v_6, %c_62 : index
                  %v_5082 = arith.index_cast %v_5081 : index to i64
                  %pointer_5083 = llvm.inttoptr %v_5082 : i64 to !llvm.ptr
                  %v_5084 = "llvm.load"(%pointer_5083) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5085 = arith.addi %v_6, %c_63 : index
                  %v_5086 = arith.index_cast %v_5085 : index to i64
                  %pointer_5087 = llvm.inttoptr %v_5086 : i64 to !llvm.ptr
                  %v_5088 = "llvm.load"(%pointer_5087) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5089 = arith.addi %v_6, %c_64 : index
                  %v_5090 = arith.index_cast %v_5089 : index to i64
                  %pointer_5091 = llvm.inttoptr %v_5090 : i64 to !llvm.ptr
                  %v_5092 = "llvm.load"(%pointer_5091) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5093 = arith.addi %v_6, %c_65 : index
                  %v_5094 = arith.index_cast %v_5093 : index to i64
                  %pointer_5095 = llvm.inttoptr %v_5094 : i64 to !llvm.ptr
                  %v_5096 = "llvm.load"(%pointer_5095) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5097 = arith.subi %v_31, %v_33 : index
                  %v_5098 = arith.index_cast %v_5097 : index to i32
                  %v_5099 = vector.broadcast %v_5098 : i32 to vector<16xi32>
                  %is_5100 = arith.cmpi sge, %c_43, %v_5099 : vector<16xi32>
                  %v_5101 = vector.shuffle %v_5036, %v_5040 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5102 = vector.shuffle %v_5036, %v_5040 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5103 = vector.shuffle %v_5044, %v_5048 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5104 = vector.shuffle %v_5044, %v_5048 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5105 = vector.shuffle %v_5052, %v_5056 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5106 = vector.shuffle %v_5052, %v_5056 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5107 = vector.shuffle %v_5060, %v_5064 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5108 = vector.shuffle %v_5060, %v_5064 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5109 = vector.shuffle %v_5068, %v_5072 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5110 = vector.shuffle %v_5068, %v_5072 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5111 = vector.shuffle %v_5076, %v_5080 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5112 = vector.shuffle %v_5076, %v_5080 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5113 = vector.shuffle %v_5084, %v_5088 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5114 = vector.shuffle %v_5084, %v_5088 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5115 = vector.shuffle %v_5092, %v_5096 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5116 = vector.shuffle %v_5092, %v_5096 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5117 = vector.shuffle %v_5101, %v_5103 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5118 = vector.shuffle %v_5101, %v_5103 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5119 = vector.shuffle %v_5102, %v_5104 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5120 = vector.shuffle %v_5102, %v_5104 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5121 = vector.shuffle %v_5105, %v_5107 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5122 = vector.shuffle %v_5105, %v_5107 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5123 = vector.shuffle %v_5106, %v_5108 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5124 = vector.shuffle %v_5106, %v_5108 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5125 = vector.shuffle %v_5109, %v_5111 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5126 = vector.shuffle %v_5109, %v_5111 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5127 = vector.shuffle %v_5110, %v_5112 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5128 = vector.shuffle %v_5110, %v_5112 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5129 = vector.shuffle %v_5113, %v_5115 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5130 = vector.shuffle %v_5113, %v_5115 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5131 = vector.shuffle %v_5114, %v_5116 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5132 = vector.shuffle %v_5114, %v_5116 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5133 = vector.shuffle %v_5117, %v_5121 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5134 = vector.shuffle %v_5117, %v_5121 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5135 = vector.shuffle %v_5119, %v_5123 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5136 = vector.shuffle %v_5119, %v_5123 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5137 = vector.shuffle %v_5118, %v_5122 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5138 = vector.shuffle %v_5118, %v_5122 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5139 = vector.shuffle %v_5120, %v_5124 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5140 = vector.shuffle %v_5120, %v_5124 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5141 = vector.shuffle %v_5125, %v_5129 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5142 = vector.shuffle %v_5125, %v_5129 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5143 = vector.shuffle %v_5127, %v_5131 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5144 = vector.shuffle %v_5127, %v_5131 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5145 = vector.shuffle %v_5126, %v_5130 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5146 = vector.shuffle %v_5126, %v_5130 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5147 = vector.shuffle %v_5128, %v_5132 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5148 = vector.shuffle %v_5128, %v_5132 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5149 = vector.shuffle %v_5133, %v_5141 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5150 = vector.shuffle %v_5133, %v_5141 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5151 = vector.shuffle %v_5135, %v_5143 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5152 = vector.shuffle %v_5135, %v_5143 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5153 = vector.shuffle %v_5137, %v_5145 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5154 = vector.shuffle %v_5137, %v_5145 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5155 = vector.shuffle %v_5139, %v_5147 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5156 = vector.shuffle %v_5139, %v_5147 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5157 = vector.shuffle %v_5134, %v_5142 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5158 = vector.shuffle %v_5134, %v_5142 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5159 = vector.shuffle %v_5136, %v_5144 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5160 = vector.shuffle %v_5136, %v_5144 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5161 = vector.shuffle %v_5138, %v_5146 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5162 = vector.shuffle %v_5138, %v_5146 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5163 = vector.shuffle %v_5140, %v_5148 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5164 = vector.shuffle %v_5140, %v_5148 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5165 = arith.muli %v_4052, %c_6 : index
                  %v_5166 = arith.addi %v_18, %v_5165 : index
                  %v_5167 = memref.load %order[%v_5166] : memref<?xi32>
                  %is_5168 = arith.cmpi sge, %v_5167, %c_44 : i32
                  scf.if %is_5168 {
                    %v_5169 = arith.index_cast %v_5167 : i32 to index
                    %v_5170 = arith.divui %v_5169, %c_11 : index
                    %v_5171 = vector.maskedload %y[%v_5170, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5172 = memref.load %weights[%v_5169] : memref<?xf32>
                    %v_5173 = vector.broadcast %v_5172 : f32 to vector<16xf32>
                    %v_5174 = arith.mulf %v_5149, %v_5173 : vector<16xf32>
                    %v_5175 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5174) : (vector<16xf32>) -> vector<16xf32>
                    %v_5176 = arith.addf %v_5171, %v_5175 : vector<16xf32>
                    vector.maskedstore %y[%v_5170, %v_33], %is_5100, %v_5176 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5177 = arith.muli %v_4052, %c_6 : index
                  %v_5178 = arith.addi %v_18, %v_5177 : index
                  %v_5179 = arith.addi %v_5178, %c_5 : index
                  %v_5180 = memref.load %order[%v_5179] : memref<?xi32>
                  %is_5181 = arith.cmpi sge, %v_5180, %c_44 : i32
                  scf.if %is_5181 {
                    %v_5182 = arith.index_cast %v_5180 : i32 to index
                    %v_5183 = arith.divui %v_5182, %c_11 : index
                    %v_5184 = vector.maskedload %y[%v_5183, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5185 = memref.load %weights[%v_5182] : memref<?xf32>
                    %v_5186 = vector.broadcast %v_5185 : f32 to vector<16xf32>
                    %v_5187 = arith.mulf %v_5151, %v_5186 : vector<16xf32>
                    %v_5188 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5187) : (vector<16xf32>) -> vector<16xf32>
                    %v_5189 = arith.addf %v_5184, %v_5188 : vector<16xf32>
                    vector.maskedstore %y[%v_5183, %v_33], %is_5100, %v_5189 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5190 = arith.muli %v_4052, %c_6 : index
                  %v_5191 = arith.addi %v_18, %v_5190 : index
                  %v_5192 = arith.addi %v_5191, %c_8 : index
                  %v_5193 = memref.load %order[%v_5192] : memref<?xi32>
                  %is_5194 = arith.cmpi sge, %v_5193, %c_44 : i32
                  scf.if %is_5194 {
                    %v_5195 = arith.index_cast %v_5193 : i32 to index
                    %v_5196 = arith.divui %v_5195, %c_11 : index
                    %v_5197 = vector.maskedload %y[%v_5196, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5198 = memref.load %weights[%v_5195] : memref<?xf32>
                    %v_5199 = vector.broadcast %v_5198 : f32 to vector<16xf32>
                    %v_5200 = arith.mulf %v_5153, %v_5199 : vector<16xf32>
                    %v_5201 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5200) : (vector<16xf32>) -> vector<16xf32>
                    %v_5202 = arith.addf %v_5197, %v_5201 : vector<16xf32>
                    vector.maskedstore %y[%v_5196, %v_33], %is_5100, %v_5202 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5203 = arith.muli %v_4052, %c_6 : index
                  %v_5204 = arith.addi %v_18, %v_5203 : index
                  %v_5205 = arith.addi %v_5204, %c_11 : index
                  %v_5206 = memref.load %order[%v_5205] : memref<?xi32>
                  %is_5207 = arith.cmpi sge, %v_5206, %c_44 : i32
                  scf.if %is_5207 {
                    %v_5208 = arith.index_cast %v_5206 : i32 to index
                    %v_5209 = arith.divui %v_5208, %c_11 : index
                    %v_5210 = vector.maskedload %y[%v_5209, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5211 = memref.load %weights[%v_5208] : memref<?xf32>
                    %v_5212 = vector.broadcast %v_5211 : f32 to vector<16xf32>
                    %v_5213 = arith.mulf %v_5155, %v_5212 : vector<16xf32>
                    %v_5214 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5213) : (vector<16xf32>) -> vector<16xf32>
                    %v_5215 = arith.addf %v_5210, %v_5214 : vector<16xf32>
                    vector.maskedstore %y[%v_5209, %v_33], %is_5100, %v_5215 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5216 = arith.muli %v_4052, %c_6 : index
                  %v_5217 = arith.addi %v_18, %v_5216 : index
                  %v_5218 = arith.addi %v_5217, %c_16 : index
                  %v_5219 = memref.load %order[%v_5218] : memref<?xi32>
                  %is_5220 = arith.cmpi sge, %v_5219, %c_44 : i32
                  scf.if %is_5220 {
                    %v_5221 = arith.index_cast %v_5219 : i32 to index
                    %v_5222 = arith.divui %v_5221, %c_11 : index
                    %v_5223 = vector.maskedload %y[%v_5222, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5224 = memref.load %weights[%v_5221] : memref<?xf32>
                    %v_5225 = vector.broadcast %v_5224 : f32 to vector<16xf32>
                    %v_5226 = arith.mulf %v_5157, %v_5225 : vector<16xf32>
                    %v_5227 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5226) : (vector<16xf32>) -> vector<16xf32>
                    %v_5228 = arith.addf %v_5223, %v_5227 : vector<16xf32>
                    vector.maskedstore %y[%v_5222, %v_33], %is_5100, %v_5228 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5229 = arith.muli %v_4052, %c_6 : index
                  %v_5230 = arith.addi %v_18, %v_5229 : index
                  %v_5231 = arith.addi %v_5230, %c_17 : index
                  %v_5232 = memref.load %order[%v_5231] : memref<?xi32>
                  %is_5233 = arith.cmpi sge, %v_5232, %c_44 : i32
                  scf.if %is_5233 {
                    %v_5234 = arith.index_cast %v_5232 : i32 to index
                    %v_5235 = arith.divui %v_5234, %c_11 : index
                    %v_5236 = vector.maskedload %y[%v_5235, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5237 = memref.load %weights[%v_5234] : memref<?xf32>
                    %v_5238 = vector.broadcast %v_5237 : f32 to vector<16xf32>
                    %v_5239 = arith.mulf %v_5159, %v_5238 : vector<16xf32>
                    %v_5240 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5239) : (vector<16xf32>) -> vector<16xf32>
                    %v_5241 = arith.addf %v_5236, %v_5240 : vector<16xf32>
                    vector.maskedstore %y[%v_5235, %v_33], %is_5100, %v_5241 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5242 = arith.muli %v_4052, %c_6 : index
                  %v_5243 = arith.addi %v_18, %v_5242 : index
                  %v_5244 = arith.addi %v_5243, %c_18 : index
                  %v_5245 = memref.load %order[%v_5244] : memref<?xi32>
                  %is_5246 = arith.cmpi sge, %v_5245, %c_44 : i32
                  scf.if %is_5246 {
                    %v_5247 = arith.index_cast %v_5245 : i32 to index
                    %v_5248 = arith.divui %v_5247, %c_11 : index
                    %v_5249 = vector.maskedload %y[%v_5248, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5250 = memref.load %weights[%v_5247] : memref<?xf32>
                    %v_5251 = vector.broadcast %v_5250 : f32 to vector<16xf32>
                    %v_5252 = arith.mulf %v_5161, %v_5251 : vector<16xf32>
                    %v_5253 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5252) : (vector<16xf32>) -> vector<16xf32>
                    %v_5254 = arith.addf %v_5249, %v_5253 : vector<16xf32>
                    vector.maskedstore %y[%v_5248, %v_33], %is_5100, %v_5254 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5255 = arith.muli %v_4052, %c_6 : index
                  %v_5256 = arith.addi %v_18, %v_5255 : index
                  %v_5257 = arith.addi %v_5256, %c_19 : index
                  %v_5258 = memref.load %order[%v_5257] : memref<?xi32>
                  %is_5259 = arith.cmpi sge, %v_5258, %c_44 : i32
                  scf.if %is_5259 {
                    %v_5260 = arith.index_cast %v_5258 : i32 to index
                    %v_5261 = arith.divui %v_5260, %c_11 : index
                    %v_5262 = vector.maskedload %y[%v_5261, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5263 = memref.load %weights[%v_5260] : memref<?xf32>
                    %v_5264 = vector.broadcast %v_5263 : f32 to vector<16xf32>
                    %v_5265 = arith.mulf %v_5163, %v_5264 : vector<16xf32>
                    %v_5266 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5265) : (vector<16xf32>) -> vector<16xf32>
                    %v_5267 = arith.addf %v_5262, %v_5266 : vector<16xf32>
                    vector.maskedstore %y[%v_5261, %v_33], %is_5100, %v_5267 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5268 = arith.muli %v_4052, %c_6 : index
                  %v_5269 = arith.addi %v_18, %v_5268 : index
                  %v_5270 = arith.addi %v_5269, %c_15 : index
                  %v_5271 = memref.load %order[%v_5270] : memref<?xi32>
                  %is_5272 = arith.cmpi sge, %v_5271, %c_44 : i32
                  scf.if %is_5272 {
                    %v_5273 = arith.index_cast %v_5271 : i32 to index
                    %v_5274 = arith.divui %v_5273, %c_11 : index
                    %v_5275 = vector.maskedload %y[%v_5274, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5276 = memref.load %weights[%v_5273] : memref<?xf32>
                    %v_5277 = vector.broadcast %v_5276 : f32 to vector<16xf32>
                    %v_5278 = arith.mulf %v_5150, %v_5277 : vector<16xf32>
                    %v_5279 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5278) : (vector<16xf32>) -> vector<16xf32>
                    %v_5280 = arith.addf %v_5275, %v_5279 : vector<16xf32>
                    vector.maskedstore %y[%v_5274, %v_33], %is_5100, %v_5280 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5281 = arith.muli %v_4052, %c_6 : index
                  %v_5282 = arith.addi %v_18, %v_5281 : index
                  %v_5283 = arith.addi %v_5282, %c_45 : index
                  %v_5284 = memref.load %order[%v_5283] : memref<?xi32>
                  %is_5285 = arith.cmpi sge, %v_5284, %c_44 : i32
                  scf.if %is_5285 {
                    %v_5286 = arith.index_cast %v_5284 : i32 to index
                    %v_5287 = arith.divui %v_5286, %c_11 : index
                    %v_5288 = vector.maskedload %y[%v_5287, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5289 = memref.load %weights[%v_5286] : memref<?xf32>
                    %v_5290 = vector.broadcast %v_5289 : f32 to vector<16xf32>
                    %v_5291 = arith.mulf %v_5152, %v_5290 : vector<16xf32>
                    %v_5292 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5291) : (vector<16xf32>) -> vector<16xf32>
                    %v_5293 = arith.addf %v_5288, %v_5292 : vector<16xf32>
                    vector.maskedstore %y[%v_5287, %v_33], %is_5100, %v_5293 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5294 = arith.muli %v_4052, %c_6 : index
                  %v_5295 = arith.addi %v_18, %v_5294 : index
                  %v_5296 = arith.addi %v_5295, %c_46 : index
                  %v_5297 = memref.load %order[%v_5296] : memref<?xi32>
                  %is_5298 = arith.cmpi sge, %v_5297, %c_44 : i32
                  scf.if %is_5298 {
                    %v_5299 = arith.index_cast %v_5297 : i32 to index
                    %v_5300 = arith.divui %v_5299, %c_11 : index
                    %v_5301 = vector.maskedload %y[%v_5300, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5302 = memref.load %weights[%v_5299] : memref<?xf32>
                    %v_5303 = vector.broadcast %v_5302 : f32 to vector<16xf32>
                    %v_5304 = arith.mulf %v_5154, %v_5303 : vector<16xf32>
                    %v_5305 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5304) : (vector<16xf32>) -> vector<16xf32>
                    %v_5306 = arith.addf %v_5301, %v_5305 : vector<16xf32>
                    vector.maskedstore %y[%v_5300, %v_33], %is_5100, %v_5306 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5307 = arith.muli %v_4052, %c_6 : index
                  %v_5308 = arith.addi %v_18, %v_5307 : index
                  %v_5309 = arith.addi %v_5308, %c_47 : index
                  %v_5310 = memref.load %order[%v_5309] : memref<?xi32>
                  %is_5311 = arith.cmpi sge, %v_5310, %c_44 : i32
                  scf.if %is_5311 {
                    %v_5312 = arith.index_cast %v_5310 : i32 to index
                    %v_5313 = arith.divui %v_5312, %c_11 : index
                    %v_5314 = vector.maskedload %y[%v_5313, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5315 = memref.load %weights[%v_5312] : memref<?xf32>
                    %v_5316 = vector.broadcast %v_5315 : f32 to vector<16xf32>
                    %v_5317 = arith.mulf %v_5156, %v_5316 : vector<16xf32>
                    %v_5318 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5317) : (vector<16xf32>) -> vector<16xf32>
                    %v_5319 = arith.addf %v_5314, %v_5318 : vector<16xf32>
                    vector.maskedstore %y[%v_5313, %v_33], %is_5100, %v_5319 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5320 = arith.muli %v_4052, %c_6 : index
                  %v_5321 = arith.addi %v_18, %v_5320 : index
                  %v_5322 = arith.addi %v_5321, %c_48 : index
                  %v_5323 = memref.load %order[%v_5322] : memref<?xi32>
                  %is_5324 = arith.cmpi sge, %v_5323, %c_44 : i32
                  scf.if %is_5324 {
                    %v_5325 = arith.index_cast %v_5323 : i32 to index
                    %v_5326 = arith.divui %v_5325, %c_11 : index
                    %v_5327 = vector.maskedload %y[%v_5326, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5328 = memref.load %weights[%v_5325] : memref<?xf32>
                    %v_5329 = vector.broadcast %v_5328 : f32 to vector<16xf32>
                    %v_5330 = arith.mulf %v_5158, %v_5329 : vector<16xf32>
                    %v_5331 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5330) : (vector<16xf32>) -> vector<16xf32>
                    %v_5332 = arith.addf %v_5327, %v_5331 : vector<16xf32>
                    vector.maskedstore %y[%v_5326, %v_33], %is_5100, %v_5332 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5333 = arith.muli %v_4052, %c_6 : index
                  %v_5334 = arith.addi %v_18, %v_5333 : index
                  %v_5335 = arith.addi %v_5334, %c_49 : index
                  %v_5336 = memref.load %order[%v_5335] : memref<?xi32>
                  %is_5337 = arith.cmpi sge, %v_5336, %c_44 : i32
                  scf.if %is_5337 {
                    %v_5338 = arith.index_cast %v_5336 : i32 to index
                    %v_5339 = arith.divui %v_5338, %c_11 : index
                    %v_5340 = vector.maskedload %y[%v_5339, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5341 = memref.load %weights[%v_5338] : memref<?xf32>
                    %v_5342 = vector.broadcast %v_5341 : f32 to vector<16xf32>
                    %v_5343 = arith.mulf %v_5160, %v_5342 : vector<16xf32>
                    %v_5344 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5343) : (vector<16xf32>) -> vector<16xf32>
                    %v_5345 = arith.addf %v_5340, %v_5344 : vector<16xf32>
                    vector.maskedstore %y[%v_5339, %v_33], %is_5100, %v_5345 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5346 = arith.muli %v_4052, %c_6 : index
                  %v_5347 = arith.addi %v_18, %v_5346 : index
                  %v_5348 = arith.addi %v_5347, %c_50 : index
                  %v_5349 = memref.load %order[%v_5348] : memref<?xi32>
                  %is_5350 = arith.cmpi sge, %v_5349, %c_44 : i32
                  scf.if %is_5350 {
                    %v_5351 = arith.index_cast %v_5349 : i32 to index
                    %v_5352 = arith.divui %v_5351, %c_11 : index
                    %v_5353 = vector.maskedload %y[%v_5352, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5354 = memref.load %weights[%v_5351] : memref<?xf32>
                    %v_5355 = vector.broadcast %v_5354 : f32 to vector<16xf32>
                    %v_5356 = arith.mulf %v_5162, %v_5355 : vector<16xf32>
                    %v_5357 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5356) : (vector<16xf32>) -> vector<16xf32>
                    %v_5358 = arith.addf %v_5353, %v_5357 : vector<16xf32>
                    vector.maskedstore %y[%v_5352, %v_33], %is_5100, %v_5358 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5359 = arith.muli %v_4052, %c_6 : index
                  %v_5360 = arith.addi %v_18, %v_5359 : index
                  %v_5361 = arith.addi %v_5360, %c_9 : index
                  %v_5362 = memref.load %order[%v_5361] : memref<?xi32>
                  %is_5363 = arith.cmpi sge, %v_5362, %c_44 : i32
                  scf.if %is_5363 {
                    %v_5364 = arith.index_cast %v_5362 : i32 to index
                    %v_5365 = arith.divui %v_5364, %c_11 : index
                    %v_5366 = vector.maskedload %y[%v_5365, %v_33], %is_5100, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5367 = memref.load %weights[%v_5364] : memref<?xf32>
                    %v_5368 = vector.broadcast %v_5367 : f32 to vector<16xf32>
                    %v_5369 = arith.mulf %v_5164, %v_5368 : vector<16xf32>
                    %v_5370 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5369) : (vector<16xf32>) -> vector<16xf32>
                    %v_5371 = arith.addf %v_5366, %v_5370 : vector<16xf32>
                    vector.maskedstore %y[%v_5365, %v_33], %is_5100, %v_5371 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_5372 = arith.addi %v_4052, %c_5 : index
                %v_5373 = arith.addi %v_6, %c_21 : index
                %is_5374 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_5374 {
                  %v_5375 = arith.index_cast %v_5373 : index to i64
                  %pointer_5376 = llvm.inttoptr %v_5375 : i64 to !llvm.ptr
                  %v_5377 = "llvm.load"(%pointer_5376) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5378 = arith.addi %v_5373, %c_0 : index
                  %v_5379 = arith.index_cast %v_5378 : index to i64
                  %pointer_5380 = llvm.inttoptr %v_5379 : i64 to !llvm.ptr
                  %v_5381 = "llvm.load"(%pointer_5380) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5382 = arith.addi %v_5373, %c_29 : index
                  %v_5383 = arith.index_cast %v_5382 : index to i64
                  %pointer_5384 = llvm.inttoptr %v_5383 : i64 to !llvm.ptr
                  %v_5385 = "llvm.load"(%pointer_5384) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5386 = arith.addi %v_5373, %c_30 : index
                  %v_5387 = arith.index_cast %v_5386 : index to i64
                  %pointer_5388 = llvm.inttoptr %v_5387 : i64 to !llvm.ptr
                  %v_5389 = "llvm.load"(%pointer_5388) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5390 = arith.addi %v_5373, %c_31 : index
                  %v_5391 = arith.index_cast %v_5390 : index to i64
                  %pointer_5392 = llvm.inttoptr %v_5391 : i64 to !llvm.ptr
                  %v_5393 = "llvm.load"(%pointer_5392) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5394 = arith.addi %v_5373, %c_32 : index
                  %v_5395 = arith.index_cast %v_5394 : index to i64
                  %pointer_5396 = llvm.inttoptr %v_5395 : i64 to !llvm.ptr
                  %v_5397 = "llvm.load"(%pointer_5396) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5398 = arith.addi %v_5373, %c_33 : index
                  %v_5399 = arith.index_cast %v_5398 : index to i64
                  %pointer_5400 = llvm.inttoptr %v_5399 : i64 to !llvm.ptr
                  %v_5401 = "llvm.load"(%pointer_5400) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5402 = arith.addi %v_5373, %c_34 : index
                  %v_5403 = arith.index_cast %v_5402 : index to i64
                  %pointer_5404 = llvm.inttoptr %v_5403 : i64 to !llvm.ptr
                  %v_5405 = "llvm.load"(%pointer_5404) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5406 = arith.addi %v_5373, %c_35 : index
                  %v_5407 = arith.index_cast %v_5406 : index to i64
                  %pointer_5408 = llvm.inttoptr %v_5407 : i64 to !llvm.ptr
                  %v_5409 = "llvm.load"(%pointer_5408) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5410 = arith.addi %v_5373, %c_36 : index
                  %v_5411 = arith.index_cast %v_5410 : index to i64
                  %pointer_5412 = llvm.inttoptr %v_5411 : i64 to !llvm.ptr
                  %v_5413 = "llvm.load"(%pointer_5412) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5414 = arith.addi %v_5373, %c_37 : index
                  %v_5415 = arith.index_cast %v_5414 : index to i64
                  %pointer_5416 = llvm.inttoptr %v_5415 : i64 to !llvm.ptr
                  %v_5417 = "llvm.load"(%pointer_5416) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5418 = arith.addi %v_5373, %c_38 : index
                  %v_5419 = arith.index_cast %v_5418 : index to i64
                  %pointer_5420 = llvm.inttoptr %v_5419 : i64 to !llvm.ptr
                  %v_5421 = "llvm.load"(%pointer_5420) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5422 = arith.addi %v_5373, %c_39 : index
                  %v_5423 = arith.index_cast %v_5422 : index to i64
                  %pointer_5424 = llvm.inttoptr %v_5423 : i64 to !llvm.ptr
                  %v_5425 = "llvm.load"(%pointer_5424) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5426 = arith.addi %v_5373, %c_40 : index
                  %v_5427 = arith.index_cast %v_5426 : index to i64
                  %pointer_5428 = llvm.inttoptr %v_5427 : i64 to !llvm.ptr
                  %v_5429 = "llvm.load"(%pointer_5428) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5430 = arith.addi %v_5373, %c_41 : index
                  %v_5431 = arith.index_cast %v_5430 : index to i64
                  %pointer_5432 = llvm.inttoptr %v_5431 : i64 to !llvm.ptr
                  %v_5433 = "llvm.load"(%pointer_5432) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5434 = arith.addi %v_5373, %c_42 : index
                  %v_5435 = arith.index_cast %v_5434 : index to i64
                  %pointer_5436 = llvm.inttoptr %v_5435 : i64 to !llvm.ptr
                  %v_5437 = "llvm.load"(%pointer_5436) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5438 = arith.subi %i_30, %v_32 : index
                  %v_5439 = arith.index_cast %v_5438 : index to i32
                  %v_5440 = vector.broadcast %v_5439 : i32 to vector<16xi32>
                  %is_5441 = arith.cmpi sge, %c_43, %v_5440 : vector<16xi32>
                  %v_5442 = vector.shuffle %v_5377, %v_5381 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5443 = vector.shuffle %v_5377, %v_5381 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5444 = vector.shuffle %v_5385, %v_5389 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5445 = vector.shuffle %v_5385, %v_5389 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5446 = vector.shuffle %v_5393, %v_5397 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5447 = vector.shuffle %v_5393, %v_5397 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5448 = vector.shuffle %v_5401, %v_5405 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5449 = vector.shuffle %v_5401, %v_5405 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5450 = vector.shuffle %v_5409, %v_5413 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5451 = vector.shuffle %v_5409, %v_5413 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5452 = vector.shuffle %v_5417, %v_5421 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5453 = vector.shuffle %v_5417, %v_5421 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5454 = vector.shuffle %v_5425, %v_5429 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5455 = vector.shuffle %v_5425, %v_5429 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5456 = vector.shuffle %v_5433, %v_5437 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5457 = vector.shuffle %v_5433, %v_5437 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5458 = vector.shuffle %v_5442, %v_5444 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5459 = vector.shuffle %v_5442, %v_5444 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5460 = vector.shuffle %v_5443, %v_5445 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5461 = vector.shuffle %v_5443, %v_5445 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5462 = vector.shuffle %v_5446, %v_5448 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5463 = vector.shuffle %v_5446, %v_5448 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5464 = vector.shuffle %v_5447, %v_5449 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5465 = vector.shuffle %v_5447, %v_5449 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5466 = vector.shuffle %v_5450, %v_5452 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5467 = vector.shuffle %v_5450, %v_5452 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5468 = vector.shuffle %v_5451, %v_5453 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5469 = vector.shuffle %v_5451, %v_5453 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5470 = vector.shuffle %v_5454, %v_5456 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5471 = vector.shuffle %v_5454, %v_5456 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5472 = vector.shuffle %v_5455, %v_5457 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5473 = vector.shuffle %v_5455, %v_5457 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5474 = vector.shuffle %v_5458, %v_5462 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5475 = vector.shuffle %v_5458, %v_5462 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5476 = vector.shuffle %v_5460, %v_5464 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5477 = vector.shuffle %v_5460, %v_5464 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5478 = vector.shuffle %v_5459, %v_5463 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5479 = vector.shuffle %v_5459, %v_5463 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5480 = vector.shuffle %v_5461, %v_5465 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5481 = vector.shuffle %v_5461, %v_5465 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5482 = vector.shuffle %v_5466, %v_5470 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5483 = vector.shuffle %v_5466, %v_5470 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5484 = vector.shuffle %v_5468, %v_5472 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5485 = vector.shuffle %v_5468, %v_5472 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5486 = vector.shuffle %v_5467, %v_5471 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5487 = vector.shuffle %v_5467, %v_5471 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5488 = vector.shuffle %v_5469, %v_5473 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5489 = vector.shuffle %v_5469, %v_5473 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5490 = vector.shuffle %v_5474, %v_5482 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5491 = vector.shuffle %v_5474, %v_5482 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5492 = vector.shuffle %v_5476, %v_5484 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5493 = vector.shuffle %v_5476, %v_5484 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5494 = vector.shuffle %v_5478, %v_5486 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5495 = vector.shuffle %v_5478, %v_5486 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5496 = vector.shuffle %v_5480, %v_5488 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5497 = vector.shuffle %v_5480, %v_5488 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5498 = vector.shuffle %v_5475, %v_5483 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5499 = vector.shuffle %v_5475, %v_5483 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5500 = vector.shuffle %v_5477, %v_5485 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5501 = vector.shuffle %v_5477, %v_5485 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5502 = vector.shuffle %v_5479, %v_5487 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5503 = vector.shuffle %v_5479, %v_5487 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5504 = vector.shuffle %v_5481, %v_5489 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5505 = vector.shuffle %v_5481, %v_5489 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5506 = arith.muli %v_5372, %c_6 : index
                  %v_5507 = arith.addi %v_18, %v_5506 : index
                  %v_5508 = memref.load %order[%v_5507] : memref<?xi32>
                  %is_5509 = arith.cmpi sge, %v_5508, %c_44 : i32
                  scf.if %is_5509 {
                    %v_5510 = arith.index_cast %v_5508 : i32 to index
                    %v_5511 = arith.divui %v_5510, %c_11 : index
                    %v_5512 = vector.maskedload %y[%v_5511, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5513 = memref.load %weights[%v_5510] : memref<?xf32>
                    %v_5514 = vector.broadcast %v_5513 : f32 to vector<16xf32>
                    %v_5515 = arith.mulf %v_5490, %v_5514 : vector<16xf32>
                    %v_5516 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5515) : (vector<16xf32>) -> vector<16xf32>
                    %v_5517 = arith.addf %v_5512, %v_5516 : vector<16xf32>
                    vector.maskedstore %y[%v_5511, %v_32], %is_5441, %v_5517 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5518 = arith.muli %v_5372, %c_6 : index
                  %v_5519 = arith.addi %v_18, %v_5518 : index
                  %v_5520 = arith.addi %v_5519, %c_5 : index
                  %v_5521 = memref.load %order[%v_5520] : memref<?xi32>
                  %is_5522 = arith.cmpi sge, %v_5521, %c_44 : i32
                  scf.if %is_5522 {
                    %v_5523 = arith.index_cast %v_5521 : i32 to index
                    %v_5524 = arith.divui %v_5523, %c_11 : index
                    %v_5525 = vector.maskedload %y[%v_5524, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5526 = memref.load %weights[%v_5523] : memref<?xf32>
                    %v_5527 = vector.broadcast %v_5526 : f32 to vector<16xf32>
                    %v_5528 = arith.mulf %v_5492, %v_5527 : vector<16xf32>
                    %v_5529 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5528) : (vector<16xf32>) -> vector<16xf32>
                    %v_5530 = arith.addf %v_5525, %v_5529 : vector<16xf32>
                    vector.maskedstore %y[%v_5524, %v_32], %is_5441, %v_5530 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5531 = arith.muli %v_5372, %c_6 : index
                  %v_5532 = arith.addi %v_18, %v_5531 : index
                  %v_5533 = arith.addi %v_5532, %c_8 : index
                  %v_5534 = memref.load %order[%v_5533] : memref<?xi32>
                  %is_5535 = arith.cmpi sge, %v_5534, %c_44 : i32
                  scf.if %is_5535 {
                    %v_5536 = arith.index_cast %v_5534 : i32 to index
                    %v_5537 = arith.divui %v_5536, %c_11 : index
                    %v_5538 = vector.maskedload %y[%v_5537, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5539 = memref.load %weights[%v_5536] : memref<?xf32>
                    %v_5540 = vector.broadcast %v_5539 : f32 to vector<16xf32>
                    %v_5541 = arith.mulf %v_5494, %v_5540 : vector<16xf32>
                    %v_5542 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5541) : (vector<16xf32>) -> vector<16xf32>
                    %v_5543 = arith.addf %v_5538, %v_5542 : vector<16xf32>
                    vector.maskedstore %y[%v_5537, %v_32], %is_5441, %v_5543 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5544 = arith.muli %v_5372, %c_6 : index
                  %v_5545 = arith.addi %v_18, %v_5544 : index
                  %v_5546 = arith.addi %v_5545, %c_11 : index
                  %v_5547 = memref.load %order[%v_5546] : memref<?xi32>
                  %is_5548 = arith.cmpi sge, %v_5547, %c_44 : i32
                  scf.if %is_5548 {
                    %v_5549 = arith.index_cast %v_5547 : i32 to index
                    %v_5550 = arith.divui %v_5549, %c_11 : index
                    %v_5551 = vector.maskedload %y[%v_5550, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5552 = memref.load %weights[%v_5549] : memref<?xf32>
                    %v_5553 = vector.broadcast %v_5552 : f32 to vector<16xf32>
                    %v_5554 = arith.mulf %v_5496, %v_5553 : vector<16xf32>
                    %v_5555 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5554) : (vector<16xf32>) -> vector<16xf32>
                    %v_5556 = arith.addf %v_5551, %v_5555 : vector<16xf32>
                    vector.maskedstore %y[%v_5550, %v_32], %is_5441, %v_5556 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5557 = arith.muli %v_5372, %c_6 : index
                  %v_5558 = arith.addi %v_18, %v_5557 : index
                  %v_5559 = arith.addi %v_5558, %c_16 : index
                  %v_5560 = memref.load %order[%v_5559] : memref<?xi32>
                  %is_5561 = arith.cmpi sge, %v_5560, %c_44 : i32
                  scf.if %is_5561 {
                    %v_5562 = arith.index_cast %v_5560 : i32 to index
                    %v_5563 = arith.divui %v_5562, %c_11 : index
                    %v_5564 = vector.maskedload %y[%v_5563, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5565 = memref.load %weights[%v_5562] : memref<?xf32>
                    %v_5566 = vector.broadcast %v_5565 : f32 to vector<16xf32>
                    %v_5567 = arith.mulf %v_5498, %v_5566 : vector<16xf32>
                    %v_5568 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5567) : (vector<16xf32>) -> vector<16xf32>
                    %v_5569 = arith.addf %v_5564, %v_5568 : vector<16xf32>
                    vector.maskedstore %y[%v_5563, %v_32], %is_5441, %v_5569 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5570 = arith.muli %v_5372, %c_6 : index
                  %v_5571 = arith.addi %v_18, %v_5570 : index
                  %v_5572 = arith.addi %v_5571, %c_17 : index
                  %v_5573 = memref.load %order[%v_5572] : memref<?xi32>
                  %is_5574 = arith.cmpi sge, %v_5573, %c_44 : i32
                  scf.if %is_5574 {
                    %v_5575 = arith.index_cast %v_5573 : i32 to index
                    %v_5576 = arith.divui %v_5575, %c_11 : index
                    %v_5577 = vector.maskedload %y[%v_5576, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5578 = memref.load %weights[%v_5575] : memref<?xf32>
                    %v_5579 = vector.broadcast %v_5578 : f32 to vector<16xf32>
                    %v_5580 = arith.mulf %v_5500, %v_5579 : vector<16xf32>
                    %v_5581 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5580) : (vector<16xf32>) -> vector<16xf32>
                    %v_5582 = arith.addf %v_5577, %v_5581 : vector<16xf32>
                    vector.maskedstore %y[%v_5576, %v_32], %is_5441, %v_5582 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5583 = arith.muli %v_5372, %c_6 : index
                  %v_5584 = arith.addi %v_18, %v_5583 : index
                  %v_5585 = arith.addi %v_5584, %c_18 : index
                  %v_5586 = memref.load %order[%v_5585] : memref<?xi32>
                  %is_5587 = arith.cmpi sge, %v_5586, %c_44 : i32
                  scf.if %is_5587 {
                    %v_5588 = arith.index_cast %v_5586 : i32 to index
                    %v_5589 = arith.divui %v_5588, %c_11 : index
                    %v_5590 = vector.maskedload %y[%v_5589, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5591 = memref.load %weights[%v_5588] : memref<?xf32>
                    %v_5592 = vector.broadcast %v_5591 : f32 to vector<16xf32>
                    %v_5593 = arith.mulf %v_5502, %v_5592 : vector<16xf32>
                    %v_5594 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5593) : (vector<16xf32>) -> vector<16xf32>
                    %v_5595 = arith.addf %v_5590, %v_5594 : vector<16xf32>
                    vector.maskedstore %y[%v_5589, %v_32], %is_5441, %v_5595 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5596 = arith.muli %v_5372, %c_6 : index
                  %v_5597 = arith.addi %v_18, %v_5596 : index
                  %v_5598 = arith.addi %v_5597, %c_19 : index
                  %v_5599 = memref.load %order[%v_5598] : memref<?xi32>
                  %is_5600 = arith.cmpi sge, %v_5599, %c_44 : i32
                  scf.if %is_5600 {
                    %v_5601 = arith.index_cast %v_5599 : i32 to index
                    %v_5602 = arith.divui %v_5601, %c_11 : index
                    %v_5603 = vector.maskedload %y[%v_5602, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5604 = memref.load %weights[%v_5601] : memref<?xf32>
                    %v_5605 = vector.broadcast %v_5604 : f32 to vector<16xf32>
                    %v_5606 = arith.mulf %v_5504, %v_5605 : vector<16xf32>
                    %v_5607 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5606) : (vector<16xf32>) -> vector<16xf32>
                    %v_5608 = arith.addf %v_5603, %v_5607 : vector<16xf32>
                    vector.maskedstore %y[%v_5602, %v_32], %is_5441, %v_5608 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5609 = arith.muli %v_5372, %c_6 : index
                  %v_5610 = arith.addi %v_18, %v_5609 : index
                  %v_5611 = arith.addi %v_5610, %c_15 : index
                  %v_5612 = memref.load %order[%v_5611] : memref<?xi32>
                  %is_5613 = arith.cmpi sge, %v_5612, %c_44 : i32
                  scf.if %is_5613 {
                    %v_5614 = arith.index_cast %v_5612 : i32 to index
                    %v_5615 = arith.divui %v_5614, %c_11 : index
                    %v_5616 = vector.maskedload %y[%v_5615, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5617 = memref.load %weights[%v_5614] : memref<?xf32>
                    %v_5618 = vector.broadcast %v_5617 : f32 to vector<16xf32>
                    %v_5619 = arith.mulf %v_5491, %v_5618 : vector<16xf32>
                    %v_5620 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5619) : (vector<16xf32>) -> vector<16xf32>
                    %v_5621 = arith.addf %v_5616, %v_5620 : vector<16xf32>
                    vector.maskedstore %y[%v_5615, %v_32], %is_5441, %v_5621 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5622 = arith.muli %v_5372, %c_6 : index
                  %v_5623 = arith.addi %v_18, %v_5622 : index
                  %v_5624 = arith.addi %v_5623, %c_45 : index
                  %v_5625 = memref.load %order[%v_5624] : memref<?xi32>
                  %is_5626 = arith.cmpi sge, %v_5625, %c_44 : i32
                  scf.if %is_5626 {
                    %v_5627 = arith.index_cast %v_5625 : i32 to index
                    %v_5628 = arith.divui %v_5627, %c_11 : index
                    %v_5629 = vector.maskedload %y[%v_5628, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5630 = memref.load %weights[%v_5627] : memref<?xf32>
                    %v_5631 = vector.broadcast %v_5630 : f32 to vector<16xf32>
                    %v_5632 = arith.mulf %v_5493, %v_5631 : vector<16xf32>
                    %v_5633 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5632) : (vector<16xf32>) -> vector<16xf32>
                    %v_5634 = arith.addf %v_5629, %v_5633 : vector<16xf32>
                    vector.maskedstore %y[%v_5628, %v_32], %is_5441, %v_5634 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5635 = arith.muli %v_5372, %c_6 : index
                  %v_5636 = arith.addi %v_18, %v_5635 : index
                  %v_5637 = arith.addi %v_5636, %c_46 : index
                  %v_5638 = memref.load %order[%v_5637] : memref<?xi32>
                  %is_5639 = arith.cmpi sge, %v_5638, %c_44 : i32
                  scf.if %is_5639 {
                    %v_5640 = arith.index_cast %v_5638 : i32 to index
                    %v_5641 = arith.divui %v_5640, %c_11 : index
                    %v_5642 = vector.maskedload %y[%v_5641, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5643 = memref.load %weights[%v_5640] : memref<?xf32>
                    %v_5644 = vector.broadcast %v_5643 : f32 to vector<16xf32>
                    %v_5645 = arith.mulf %v_5495, %v_5644 : vector<16xf32>
                    %v_5646 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5645) : (vector<16xf32>) -> vector<16xf32>
                    %v_5647 = arith.addf %v_5642, %v_5646 : vector<16xf32>
                    vector.maskedstore %y[%v_5641, %v_32], %is_5441, %v_5647 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5648 = arith.muli %v_5372, %c_6 : index
                  %v_5649 = arith.addi %v_18, %v_5648 : index
                  %v_5650 = arith.addi %v_5649, %c_47 : index
                  %v_5651 = memref.load %order[%v_5650] : memref<?xi32>
                  %is_5652 = arith.cmpi sge, %v_5651, %c_44 : i32
                  scf.if %is_5652 {
                    %v_5653 = arith.index_cast %v_5651 : i32 to index
                    %v_5654 = arith.divui %v_5653, %c_11 : index
                    %v_5655 = vector.maskedload %y[%v_5654, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5656 = memref.load %weights[%v_5653] : memref<?xf32>
                    %v_5657 = vector.broadcast %v_5656 : f32 to vector<16xf32>
                    %v_5658 = arith.mulf %v_5497, %v_5657 : vector<16xf32>
                    %v_5659 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5658) : (vector<16xf32>) -> vector<16xf32>
                    %v_5660 = arith.addf %v_5655, %v_5659 : vector<16xf32>
                    vector.maskedstore %y[%v_5654, %v_32], %is_5441, %v_5660 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5661 = arith.muli %v_5372, %c_6 : index
                  %v_5662 = arith.addi %v_18, %v_5661 : index
                  %v_5663 = arith.addi %v_5662, %c_48 : index
                  %v_5664 = memref.load %order[%v_5663] : memref<?xi32>
                  %is_5665 = arith.cmpi sge, %v_5664, %c_44 : i32
                  scf.if %is_5665 {
                    %v_5666 = arith.index_cast %v_5664 : i32 to index
                    %v_5667 = arith.divui %v_5666, %c_11 : index
                    %v_5668 = vector.maskedload %y[%v_5667, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5669 = memref.load %weights[%v_5666] : memref<?xf32>
                    %v_5670 = vector.broadcast %v_5669 : f32 to vector<16xf32>
                    %v_5671 = arith.mulf %v_5499, %v_5670 : vector<16xf32>
                    %v_5672 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5671) : (vector<16xf32>) -> vector<16xf32>
                    %v_5673 = arith.addf %v_5668, %v_5672 : vector<16xf32>
                    vector.maskedstore %y[%v_5667, %v_32], %is_5441, %v_5673 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5674 = arith.muli %v_5372, %c_6 : index
                  %v_5675 = arith.addi %v_18, %v_5674 : index
                  %v_5676 = arith.addi %v_5675, %c_49 : index
                  %v_5677 = memref.load %order[%v_5676] : memref<?xi32>
                  %is_5678 = arith.cmpi sge, %v_5677, %c_44 : i32
                  scf.if %is_5678 {
                    %v_5679 = arith.index_cast %v_5677 : i32 to index
                    %v_5680 = arith.divui %v_5679, %c_11 : index
                    %v_5681 = vector.maskedload %y[%v_5680, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5682 = memref.load %weights[%v_5679] : memref<?xf32>
                    %v_5683 = vector.broadcast %v_5682 : f32 to vector<16xf32>
                    %v_5684 = arith.mulf %v_5501, %v_5683 : vector<16xf32>
                    %v_5685 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5684) : (vector<16xf32>) -> vector<16xf32>
                    %v_5686 = arith.addf %v_5681, %v_5685 : vector<16xf32>
                    vector.maskedstore %y[%v_5680, %v_32], %is_5441, %v_5686 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5687 = arith.muli %v_5372, %c_6 : index
                  %v_5688 = arith.addi %v_18, %v_5687 : index
                  %v_5689 = arith.addi %v_5688, %c_50 : index
                  %v_5690 = memref.load %order[%v_5689] : memref<?xi32>
                  %is_5691 = arith.cmpi sge, %v_5690, %c_44 : i32
                  scf.if %is_5691 {
                    %v_5692 = arith.index_cast %v_5690 : i32 to index
                    %v_5693 = arith.divui %v_5692, %c_11 : index
                    %v_5694 = vector.maskedload %y[%v_5693, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5695 = memref.load %weights[%v_5692] : memref<?xf32>
                    %v_5696 = vector.broadcast %v_5695 : f32 to vector<16xf32>
                    %v_5697 = arith.mulf %v_5503, %v_5696 : vector<16xf32>
                    %v_5698 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5697) : (vector<16xf32>) -> vector<16xf32>
                    %v_5699 = arith.addf %v_5694, %v_5698 : vector<16xf32>
                    vector.maskedstore %y[%v_5693, %v_32], %is_5441, %v_5699 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5700 = arith.muli %v_5372, %c_6 : index
                  %v_5701 = arith.addi %v_18, %v_5700 : index
                  %v_5702 = arith.addi %v_5701, %c_9 : index
                  %v_5703 = memref.load %order[%v_5702] : memref<?xi32>
                  %is_5704 = arith.cmpi sge, %v_5703, %c_44 : i32
                  scf.if %is_5704 {
                    %v_5705 = arith.index_cast %v_5703 : i32 to index
                    %v_5706 = arith.divui %v_5705, %c_11 : index
                    %v_5707 = vector.maskedload %y[%v_5706, %v_32], %is_5441, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5708 = memref.load %weights[%v_5705] : memref<?xf32>
                    %v_5709 = vector.broadcast %v_5708 : f32 to vector<16xf32>
                    %v_5710 = arith.mulf %v_5505, %v_5709 : vector<16xf32>
                    %v_5711 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5710) : (vector<16xf32>) -> vector<16xf32>
                    %v_5712 = arith.addf %v_5707, %v_5711 : vector<16xf32>
                    vector.maskedstore %y[%v_5706, %v_32], %is_5441, %v_5712 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_5713 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_5713 {
                  %v_5714 = arith.addi %v_5373, %c_51 : index
                  %v_5715 = arith.index_cast %v_5714 : index to i64
                  %pointer_5716 = llvm.inttoptr %v_5715 : i64 to !llvm.ptr
                  %v_5717 = "llvm.load"(%pointer_5716) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5718 = arith.addi %v_5373, %c_52 : index
                  %v_5719 = arith.index_cast %v_5718 : index to i64
                  %pointer_5720 = llvm.inttoptr %v_5719 : i64 to !llvm.ptr
                  %v_5721 = "llvm.load"(%pointer_5720) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5722 = arith.addi %v_5373, %c_53 : index
                  %v_5723 = arith.index_cast %v_5722 : index to i64
                  %pointer_5724 = llvm.inttoptr %v_5723 : i64 to !llvm.ptr
                  %v_5725 = "llvm.load"(%pointer_5724) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5726 = arith.addi %v_5373, %c_54 : index
                  %v_5727 = arith.index_cast %v_5726 : index to i64
                  %pointer_5728 = llvm.inttoptr %v_5727 : i64 to !llvm.ptr
                  %v_5729 = "llvm.load"(%pointer_5728) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5730 = arith.addi %v_5373, %c_55 : index
                  %v_5731 = arith.index_cast %v_5730 : index to i64
                  %pointer_5732 = llvm.inttoptr %v_5731 : i64 to !llvm.ptr
                  %v_5733 = "llvm.load"(%pointer_5732) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5734 = arith.addi %v_5373, %c_56 : index
                  %v_5735 = arith.index_cast %v_5734 : index to i64
                  %pointer_5736 = llvm.inttoptr %v_5735 : i64 to !llvm.ptr
                  %v_5737 = "llvm.load"(%pointer_5736) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5738 = arith.addi %v_5373, %c_57 : index
                  %v_5739 = arith.index_cast %v_5738 : index to i64
                  %pointer_5740 = llvm.inttoptr %v_5739 : i64 to !llvm.ptr
                  %v_5741 = "llvm.load"(%pointer_5740) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5742 = arith.addi %v_5373, %c_58 : index
                  %v_5743 = arith.index_cast %v_5742 : index to i64
                  %pointer_5744 = llvm.inttoptr %v_5743 : i64 to !llvm.ptr
                  %v_5745 = "llvm.load"(%pointer_5744) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5746 = arith.addi %v_5373, %c_14 : index
                  %v_5747 = arith.index_cast %v_5746 : index to i64
                  %pointer_5748 = llvm.inttoptr %v_5747 : i64 to !llvm.ptr
                  %v_5749 = "llvm.load"(%pointer_5748) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5750 = arith.addi %v_5373, %c_59 : index
                  %v_5751 = arith.index_cast %v_5750 : index to i64
                  %pointer_5752 = llvm.inttoptr %v_5751 : i64 to !llvm.ptr
                  %v_5753 = "llvm.load"(%pointer_5752) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5754 = arith.addi %v_5373, %c_60 : index
                  %v_5755 = arith.index_cast %v_5754 : index to i64
                  %pointer_5756 = llvm.inttoptr %v_5755 : i64 to !llvm.ptr
                  %v_5757 = "llvm.load"(%pointer_5756) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5758 = arith.addi %v_5373, %c_61 : index
                  %v_5759 = arith.index_cast %v_5758 : index to i64
                  %pointer_5760 = llvm.inttoptr %v_5759 : i64 to !llvm.ptr
                  %v_5761 = "llvm.load"(%pointer_5760) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5762 = arith.addi %v_5373, %c_62 : index
                  %v_5763 = arith.index_cast %v_5762 : index to i64
                  %pointer_5764 = llvm.inttoptr %v_5763 : i64 to !llvm.ptr
                  %v_5765 = "llvm.load"(%pointer_5764) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5766 = arith.addi %v_5373, %c_63 : index
                  %v_5767 = arith.index_cast %v_5766 : index to i64
                  %pointer_5768 = llvm.inttoptr %v_5767 : i64 to !llvm.ptr
                  %v_5769 = "llvm.load"(%pointer_5768) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5770 = arith.addi %v_5373, %c_64 : index
                  %v_5771 = arith.index_cast %v_5770 : index to i64
                  %pointer_5772 = llvm.inttoptr %v_5771 : i64 to !llvm.ptr
                  %v_5773 = "llvm.load"(%pointer_5772) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5774 = arith.addi %v_5373, %c_65 : index
                  %v_5775 = arith.index_cast %v_5774 : index to i64
                  %pointer_5776 = llvm.inttoptr %v_5775 : i64 to !llvm.ptr
                  %v_5777 = "llvm.load"(%pointer_5776) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5778 = arith.subi %v_31, %v_33 : index
                  %v_5779 = arith.index_cast %v_5778 : index to i32
                  %v_5780 = vector.broadcast %v_5779 : i32 to vector<16xi32>
                  %is_5781 = arith.cmpi sge, %c_43, %v_5780 : vector<16xi32>
                  %v_5782 = vector.shuffle %v_5717, %v_5721 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5783 = vector.shuffle %v_5717, %v_5721 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5784 = vector.shuffle %v_5725, %v_5729 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5785 = vector.shuffle %v_5725, %v_5729 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5786 = vector.shuffle %v_5733, %v_5737 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5787 = vector.shuffle %v_5733, %v_5737 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5788 = vector.shuffle %v_5741, %v_5745 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5789 = vector.shuffle %v_5741, %v_5745 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5790 = vector.shuffle %v_5749, %v_5753 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5791 = vector.shuffle %v_5749, %v_5753 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5792 = vector.shuffle %v_5757, %v_5761 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5793 = vector.shuffle %v_5757, %v_5761 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5794 = vector.shuffle %v_5765, %v_5769 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5795 = vector.shuffle %v_5765, %v_5769 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5796 = vector.shuffle %v_5773, %v_5777 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5797 = vector.shuffle %v_5773, %v_5777 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5798 = vector.shuffle %v_5782, %v_5784 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5799 = vector.shuffle %v_5782, %v_5784 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5800 = vector.shuffle %v_5783, %v_5785 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5801 = vector.shuffle %v_5783, %v_5785 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5802 = vector.shuffle %v_5786, %v_5788 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5803 = vector.shuffle %v_5786, %v_5788 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5804 = vector.shuffle %v_5787, %v_5789 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5805 = vector.shuffle %v_5787, %v_5789 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5806 = vector.shuffle %v_5790, %v_5792 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5807 = vector.shuffle %v_5790, %v_5792 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5808 = vector.shuffle %v_5791, %v_5793 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5809 = vector.shuffle %v_5791, %v_5793 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5810 = vector.shuffle %v_5794, %v_5796 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5811 = vector.shuffle %v_5794, %v_5796 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5812 = vector.shuffle %v_5795, %v_5797 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5813 = vector.shuffle %v_5795, %v_5797 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5814 = vector.shuffle %v_5798, %v_5802 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5815 = vector.shuffle %v_5798, %v_5802 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5816 = vector.shuffle %v_5800, %v_5804 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5817 = vector.shuffle %v_5800, %v_5804 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5818 = vector.shuffle %v_5799, %v_5803 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5819 = vector.shuffle %v_5799, %v_5803 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5820 = vector.shuffle %v_5801, %v_5805 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5821 = vector.shuffle %v_5801, %v_5805 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5822 = vector.shuffle %v_5806, %v_5810 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5823 = vector.shuffle %v_5806, %v_5810 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5824 = vector.shuffle %v_5808, %v_5812 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5825 = vector.shuffle %v_5808, %v_5812 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5826 = vector.shuffle %v_5807, %v_5811 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5827 = vector.shuffle %v_5807, %v_5811 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5828 = vector.shuffle %v_5809, %v_5813 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5829 = vector.shuffle %v_5809, %v_5813 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5830 = vector.shuffle %v_5814, %v_5822 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5831 = vector.shuffle %v_5814, %v_5822 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5832 = vector.shuffle %v_5816, %v_5824 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5833 = vector.shuffle %v_5816, %v_5824 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5834 = vector.shuffle %v_5818, %v_5826 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5835 = vector.shuffle %v_5818, %v_5826 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5836 = vector.shuffle %v_5820, %v_5828 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5837 = vector.shuffle %v_5820, %v_5828 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5838 = vector.shuffle %v_5815, %v_5823 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5839 = vector.shuffle %v_5815, %v_5823 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5840 = vector.shuffle %v_5817, %v_5825 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5841 = vector.shuffle %v_5817, %v_5825 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5842 = vector.shuffle %v_5819, %v_5827 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5843 = vector.shuffle %v_5819, %v_5827 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5844 = vector.shuffle %v_5821, %v_5829 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5845 = vector.shuffle %v_5821, %v_5829 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5846 = arith.muli %v_5372, %c_6 : index
                  %v_5847 = arith.addi %v_18, %v_5846 : index
                  %v_5848 = memref.load %order[%v_5847] : memref<?xi32>
                  %is_5849 = arith.cmpi sge, %v_5848, %c_44 : i32
                  scf.if %is_5849 {
                    %v_5850 = arith.index_cast %v_5848 : i32 to index
                    %v_5851 = arith.divui %v_5850, %c_11 : index
                    %v_5852 = vector.maskedload %y[%v_5851, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5853 = memref.load %weights[%v_5850] : memref<?xf32>
                    %v_5854 = vector.broadcast %v_5853 : f32 to vector<16xf32>
                    %v_5855 = arith.mulf %v_5830, %v_5854 : vector<16xf32>
                    %v_5856 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5855) : (vector<16xf32>) -> vector<16xf32>
                    %v_5857 = arith.addf %v_5852, %v_5856 : vector<16xf32>
                    vector.maskedstore %y[%v_5851, %v_33], %is_5781, %v_5857 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5858 = arith.muli %v_5372, %c_6 : index
                  %v_5859 = arith.addi %v_18, %v_5858 : index
                  %v_5860 = arith.addi %v_5859, %c_5 : index
                  %v_5861 = memref.load %order[%v_5860] : memref<?xi32>
                  %is_5862 = arith.cmpi sge, %v_5861, %c_44 : i32
                  scf.if %is_5862 {
                    %v_5863 = arith.index_cast %v_5861 : i32 to index
                    %v_5864 = arith.divui %v_5863, %c_11 : index
                    %v_5865 = vector.maskedload %y[%v_5864, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5866 = memref.load %weights[%v_5863] : memref<?xf32>
                    %v_5867 = vector.broadcast %v_5866 : f32 to vector<16xf32>
                    %v_5868 = arith.mulf %v_5832, %v_5867 : vector<16xf32>
                    %v_5869 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5868) : (vector<16xf32>) -> vector<16xf32>
                    %v_5870 = arith.addf %v_5865, %v_5869 : vector<16xf32>
                    vector.maskedstore %y[%v_5864, %v_33], %is_5781, %v_5870 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5871 = arith.muli %v_5372, %c_6 : index
                  %v_5872 = arith.addi %v_18, %v_5871 : index
                  %v_5873 = arith.addi %v_5872, %c_8 : index
                  %v_5874 = memref.load %order[%v_5873] : memref<?xi32>
                  %is_5875 = arith.cmpi sge, %v_5874, %c_44 : i32
                  scf.if %is_5875 {
                    %v_5876 = arith.index_cast %v_5874 : i32 to index
                    %v_5877 = arith.divui %v_5876, %c_11 : index
                    %v_5878 = vector.maskedload %y[%v_5877, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5879 = memref.load %weights[%v_5876] : memref<?xf32>
                    %v_5880 = vector.broadcast %v_5879 : f32 to vector<16xf32>
                    %v_5881 = arith.mulf %v_5834, %v_5880 : vector<16xf32>
                    %v_5882 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5881) : (vector<16xf32>) -> vector<16xf32>
                    %v_5883 = arith.addf %v_5878, %v_5882 : vector<16xf32>
                    vector.maskedstore %y[%v_5877, %v_33], %is_5781, %v_5883 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5884 = arith.muli %v_5372, %c_6 : index
                  %v_5885 = arith.addi %v_18, %v_5884 : index
                  %v_5886 = arith.addi %v_5885, %c_11 : index
                  %v_5887 = memref.load %order[%v_5886] : memref<?xi32>
                  %is_5888 = arith.cmpi sge, %v_5887, %c_44 : i32
                  scf.if %is_5888 {
                    %v_5889 = arith.index_cast %v_5887 : i32 to index
                    %v_5890 = arith.divui %v_5889, %c_11 : index
                    %v_5891 = vector.maskedload %y[%v_5890, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5892 = memref.load %weights[%v_5889] : memref<?xf32>
                    %v_5893 = vector.broadcast %v_5892 : f32 to vector<16xf32>
                    %v_5894 = arith.mulf %v_5836, %v_5893 : vector<16xf32>
                    %v_5895 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5894) : (vector<16xf32>) -> vector<16xf32>
                    %v_5896 = arith.addf %v_5891, %v_5895 : vector<16xf32>
                    vector.maskedstore %y[%v_5890, %v_33], %is_5781, %v_5896 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5897 = arith.muli %v_5372, %c_6 : index
                  %v_5898 = arith.addi %v_18, %v_5897 : index
                  %v_5899 = arith.addi %v_5898, %c_16 : index
                  %v_5900 = memref.load %order[%v_5899] : memref<?xi32>
                  %is_5901 = arith.cmpi sge, %v_5900, %c_44 : i32
                  scf.if %is_5901 {
                    %v_5902 = arith.index_cast %v_5900 : i32 to index
                    %v_5903 = arith.divui %v_5902, %c_11 : index
                    %v_5904 = vector.maskedload %y[%v_5903, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5905 = memref.load %weights[%v_5902] : memref<?xf32>
                    %v_5906 = vector.broadcast %v_5905 : f32 to vector<16xf32>
                    %v_5907 = arith.mulf %v_5838, %v_5906 : vector<16xf32>
                    %v_5908 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5907) : (vector<16xf32>) -> vector<16xf32>
                    %v_5909 = arith.addf %v_5904, %v_5908 : vector<16xf32>
                    vector.maskedstore %y[%v_5903, %v_33], %is_5781, %v_5909 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5910 = arith.muli %v_5372, %c_6 : index
                  %v_5911 = arith.addi %v_18, %v_5910 : index
                  %v_5912 = arith.addi %v_5911, %c_17 : index
                  %v_5913 = memref.load %order[%v_5912] : memref<?xi32>
                  %is_5914 = arith.cmpi sge, %v_5913, %c_44 : i32
                  scf.if %is_5914 {
                    %v_5915 = arith.index_cast %v_5913 : i32 to index
                    %v_5916 = arith.divui %v_5915, %c_11 : index
                    %v_5917 = vector.maskedload %y[%v_5916, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5918 = memref.load %weights[%v_5915] : memref<?xf32>
                    %v_5919 = vector.broadcast %v_5918 : f32 to vector<16xf32>
                    %v_5920 = arith.mulf %v_5840, %v_5919 : vector<16xf32>
                    %v_5921 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5920) : (vector<16xf32>) -> vector<16xf32>
                    %v_5922 = arith.addf %v_5917, %v_5921 : vector<16xf32>
                    vector.maskedstore %y[%v_5916, %v_33], %is_5781, %v_5922 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5923 = arith.muli %v_5372, %c_6 : index
                  %v_5924 = arith.addi %v_18, %v_5923 : index
                  %v_5925 = arith.addi %v_5924, %c_18 : index
                  %v_5926 = memref.load %order[%v_5925] : memref<?xi32>
                  %is_5927 = arith.cmpi sge, %v_5926, %c_44 : i32
                  scf.if %is_5927 {
                    %v_5928 = arith.index_cast %v_5926 : i32 to index
                    %v_5929 = arith.divui %v_5928, %c_11 : index
                    %v_5930 = vector.maskedload %y[%v_5929, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5931 = memref.load %weights[%v_5928] : memref<?xf32>
                    %v_5932 = vector.broadcast %v_5931 : f32 to vector<16xf32>
                    %v_5933 = arith.mulf %v_5842, %v_5932 : vector<16xf32>
                    %v_5934 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5933) : (vector<16xf32>) -> vector<16xf32>
                    %v_5935 = arith.addf %v_5930, %v_5934 : vector<16xf32>
                    vector.maskedstore %y[%v_5929, %v_33], %is_5781, %v_5935 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5936 = arith.muli %v_5372, %c_6 : index
                  %v_5937 = arith.addi %v_18, %v_5936 : index
                  %v_5938 = arith.addi %v_5937, %c_19 : index
                  %v_5939 = memref.load %order[%v_5938] : memref<?xi32>
                  %is_5940 = arith.cmpi sge, %v_5939, %c_44 : i32
                  scf.if %is_5940 {
                    %v_5941 = arith.index_cast %v_5939 : i32 to index
                    %v_5942 = arith.divui %v_5941, %c_11 : index
                    %v_5943 = vector.maskedload %y[%v_5942, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5944 = memref.load %weights[%v_5941] : memref<?xf32>
                    %v_5945 = vector.broadcast %v_5944 : f32 to vector<16xf32>
                    %v_5946 = arith.mulf %v_5844, %v_5945 : vector<16xf32>
                    %v_5947 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5946) : (vector<16xf32>) -> vector<16xf32>
                    %v_5948 = arith.addf %v_5943, %v_5947 : vector<16xf32>
                    vector.maskedstore %y[%v_5942, %v_33], %is_5781, %v_5948 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5949 = arith.muli %v_5372, %c_6 : index
                  %v_5950 = arith.addi %v_18, %v_5949 : index
                  %v_5951 = arith.addi %v_5950, %c_15 : index
                  %v_5952 = memref.load %order[%v_5951] : memref<?xi32>
                  %is_5953 = arith.cmpi sge, %v_5952, %c_44 : i32
                  scf.if %is_5953 {
                    %v_5954 = arith.index_cast %v_5952 : i32 to index
                    %v_5955 = arith.divui %v_5954, %c_11 : index
                    %v_5956 = vector.maskedload %y[%v_5955, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5957 = memref.load %weights[%v_5954] : memref<?xf32>
                    %v_5958 = vector.broadcast %v_5957 : f32 to vector<16xf32>
                    %v_5959 = arith.mulf %v_5831, %v_5958 : vector<16xf32>
                    %v_5960 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5959) : (vector<16xf32>) -> vector<16xf32>
                    %v_5961 = arith.addf %v_5956, %v_5960 : vector<16xf32>
                    vector.maskedstore %y[%v_5955, %v_33], %is_5781, %v_5961 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5962 = arith.muli %v_5372, %c_6 : index
                  %v_5963 = arith.addi %v_18, %v_5962 : index
                  %v_5964 = arith.addi %v_5963, %c_45 : index
                  %v_5965 = memref.load %order[%v_5964] : memref<?xi32>
                  %is_5966 = arith.cmpi sge, %v_5965, %c_44 : i32
                  scf.if %is_5966 {
                    %v_5967 = arith.index_cast %v_5965 : i32 to index
                    %v_5968 = arith.divui %v_5967, %c_11 : index
                    %v_5969 = vector.maskedload %y[%v_5968, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5970 = memref.load %weights[%v_5967] : memref<?xf32>
                    %v_5971 = vector.broadcast %v_5970 : f32 to vector<16xf32>
                    %v_5972 = arith.mulf %v_5833, %v_5971 : vector<16xf32>
                    %v_5973 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5972) : (vector<16xf32>) -> vector<16xf32>
                    %v_5974 = arith.addf %v_5969, %v_5973 : vector<16xf32>
                    vector.maskedstore %y[%v_5968, %v_33], %is_5781, %v_5974 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5975 = arith.muli %v_5372, %c_6 : index
                  %v_5976 = arith.addi %v_18, %v_5975 : index
                  %v_5977 = arith.addi %v_5976, %c_46 : index
                  %v_5978 = memref.load %order[%v_5977] : memref<?xi32>
                  %is_5979 = arith.cmpi sge, %v_5978, %c_44 : i32
                  scf.if %is_5979 {
                    %v_5980 = arith.index_cast %v_5978 : i32 to index
                    %v_5981 = arith.divui %v_5980, %c_11 : index
                    %v_5982 = vector.maskedload %y[%v_5981, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5983 = memref.load %weights[%v_5980] : memref<?xf32>
                    %v_5984 = vector.broadcast %v_5983 : f32 to vector<16xf32>
                    %v_5985 = arith.mulf %v_5835, %v_5984 : vector<16xf32>
                    %v_5986 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5985) : (vector<16xf32>) -> vector<16xf32>
                    %v_5987 = arith.addf %v_5982, %v_5986 : vector<16xf32>
                    vector.maskedstore %y[%v_5981, %v_33], %is_5781, %v_5987 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5988 = arith.muli %v_5372, %c_6 : index
                  %v_5989 = arith.addi %v_18, %v_5988 : index
                  %v_5990 = arith.addi %v_5989, %c_47 : index
                  %v_5991 = memref.load %order[%v_5990] : memref<?xi32>
                  %is_5992 = arith.cmpi sge, %v_5991, %c_44 : i32
                  scf.if %is_5992 {
                    %v_5993 = arith.index_cast %v_5991 : i32 to index
                    %v_5994 = arith.divui %v_5993, %c_11 : index
                    %v_5995 = vector.maskedload %y[%v_5994, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5996 = memref.load %weights[%v_5993] : memref<?xf32>
                    %v_5997 = vector.broadcast %v_5996 : f32 to vector<16xf32>
                    %v_5998 = arith.mulf %v_5837, %v_5997 : vector<16xf32>
                    %v_5999 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_5998) : (vector<16xf32>) -> vector<16xf32>
                    %v_6000 = arith.addf %v_5995, %v_5999 : vector<16xf32>
                    vector.maskedstore %y[%v_5994, %v_33], %is_5781, %v_6000 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6001 = arith.muli %v_5372, %c_6 : index
                  %v_6002 = arith.addi %v_18, %v_6001 : index
                  %v_6003 = arith.addi %v_6002, %c_48 : index
                  %v_6004 = memref.load %order[%v_6003] : memref<?xi32>
                  %is_6005 = arith.cmpi sge, %v_6004, %c_44 : i32
                  scf.if %is_6005 {
                    %v_6006 = arith.index_cast %v_6004 : i32 to index
                    %v_6007 = arith.divui %v_6006, %c_11 : index
                    %v_6008 = vector.maskedload %y[%v_6007, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6009 = memref.load %weights[%v_6006] : memref<?xf32>
                    %v_6010 = vector.broadcast %v_6009 : f32 to vector<16xf32>
                    %v_6011 = arith.mulf %v_5839, %v_6010 : vector<16xf32>
                    %v_6012 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6011) : (vector<16xf32>) -> vector<16xf32>
                    %v_6013 = arith.addf %v_6008, %v_6012 : vector<16xf32>
                    vector.maskedstore %y[%v_6007, %v_33], %is_5781, %v_6013 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6014 = arith.muli %v_5372, %c_6 : index
                  %v_6015 = arith.addi %v_18, %v_6014 : index
                  %v_6016 = arith.addi %v_6015, %c_49 : index
                  %v_6017 = memref.load %order[%v_6016] : memref<?xi32>
                  %is_6018 = arith.cmpi sge, %v_6017, %c_44 : i32
                  scf.if %is_6018 {
                    %v_6019 = arith.index_cast %v_6017 : i32 to index
                    %v_6020 = arith.divui %v_6019, %c_11 : index
                    %v_6021 = vector.maskedload %y[%v_6020, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6022 = memref.load %weights[%v_6019] : memref<?xf32>
                    %v_6023 = vector.broadcast %v_6022 : f32 to vector<16xf32>
                    %v_6024 = arith.mulf %v_5841, %v_6023 : vector<16xf32>
                    %v_6025 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6024) : (vector<16xf32>) -> vector<16xf32>
                    %v_6026 = arith.addf %v_6021, %v_6025 : vector<16xf32>
                    vector.maskedstore %y[%v_6020, %v_33], %is_5781, %v_6026 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6027 = arith.muli %v_5372, %c_6 : index
                  %v_6028 = arith.addi %v_18, %v_6027 : index
                  %v_6029 = arith.addi %v_6028, %c_50 : index
                  %v_6030 = memref.load %order[%v_6029] : memref<?xi32>
                  %is_6031 = arith.cmpi sge, %v_6030, %c_44 : i32
                  scf.if %is_6031 {
                    %v_6032 = arith.index_cast %v_6030 : i32 to index
                    %v_6033 = arith.divui %v_6032, %c_11 : index
                    %v_6034 = vector.maskedload %y[%v_6033, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6035 = memref.load %weights[%v_6032] : memref<?xf32>
                    %v_6036 = vector.broadcast %v_6035 : f32 to vector<16xf32>
                    %v_6037 = arith.mulf %v_5843, %v_6036 : vector<16xf32>
                    %v_6038 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6037) : (vector<16xf32>) -> vector<16xf32>
                    %v_6039 = arith.addf %v_6034, %v_6038 : vector<16xf32>
                    vector.maskedstore %y[%v_6033, %v_33], %is_5781, %v_6039 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_6040 = arith.muli %v_5372, %c_6 : index
                  %v_6041 = arith.addi %v_18, %v_6040 : index
                  %v_6042 = arith.addi %v_6041, %c_9 : index
                  %v_6043 = memref.load %order[%v_6042] : memref<?xi32>
                  %is_6044 = arith.cmpi sge, %v_6043, %c_44 : i32
                  scf.if %is_6044 {
                    %v_6045 = arith.index_cast %v_6043 : i32 to index
                    %v_6046 = arith.divui %v_6045, %c_11 : index
                    %v_6047 = vector.maskedload %y[%v_6046, %v_33], %is_5781, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_6048 = memref.load %weights[%v_6045] : memref<?xf32>
                    %v_6049 = vector.broadcast %v_6048 : f32 to vector<16xf32>
                    %v_6050 = arith.mulf %v_5845, %v_6049 : vector<16xf32>
                    %v_6051 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_6050) : (vector<16xf32>) -> vector<16xf32>
                    %v_6052 = arith.addf %v_6047, %v_6051 : vector<16xf32>
                    vector.maskedstore %y[%v_6046, %v_33], %is_5781, %v_6052 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
