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
        %c_7 = arith.constant 239 : index
        %c_8 = arith.constant 240 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 2 : index
        %c_12 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2457856xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_4 {
          memref.store %c_0, %cursor[%i_1] : memref<8xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2457856xi8> -> index
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
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
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
        %c_10 = arith.constant 38400 : index
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
        %c_25 = arith.constant 2560 : index
        %c_26 = arith.constant dense<0x00000000> : vector<16xf32>
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
        %c_40 = arith.constant 6208 : i64
        %c_41 = arith.constant 2048 : i64
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
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_0] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_0] : !stream.binding -> memref<2457856xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_0] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xf32>{%padded}
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
          %address_11 = memref.extract_aligned_pointer_as_index %panels : memref<2457856xi8> -> index
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
            scf.for %i_206 = %c_0 to %c_3 step %c_12 {
              %v_207 = arith.select %is_190, %c_12, %c_0 : index
              %mask_208 = vector.create_mask %v_207 : vector<16xi1>
              %v_209 = vector.maskedload %x[%v_174, %i_206], %mask_208, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_210 = arith.select %is_191, %c_12, %c_0 : index
              %mask_211 = vector.create_mask %v_210 : vector<16xi1>
              %v_212 = vector.maskedload %x[%v_175, %i_206], %mask_211, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_213 = arith.select %is_192, %c_12, %c_0 : index
              %mask_214 = vector.create_mask %v_213 : vector<16xi1>
              %v_215 = vector.maskedload %x[%v_176, %i_206], %mask_214, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_216 = arith.select %is_193, %c_12, %c_0 : index
              %mask_217 = vector.create_mask %v_216 : vector<16xi1>
              %v_218 = vector.maskedload %x[%v_177, %i_206], %mask_217, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_219 = arith.select %is_194, %c_12, %c_0 : index
              %mask_220 = vector.create_mask %v_219 : vector<16xi1>
              %v_221 = vector.maskedload %x[%v_178, %i_206], %mask_220, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_222 = arith.select %is_195, %c_12, %c_0 : index
              %mask_223 = vector.create_mask %v_222 : vector<16xi1>
              %v_224 = vector.maskedload %x[%v_179, %i_206], %mask_223, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_225 = arith.select %is_196, %c_12, %c_0 : index
              %mask_226 = vector.create_mask %v_225 : vector<16xi1>
              %v_227 = vector.maskedload %x[%v_180, %i_206], %mask_226, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_228 = arith.select %is_197, %c_12, %c_0 : index
              %mask_229 = vector.create_mask %v_228 : vector<16xi1>
              %v_230 = vector.maskedload %x[%v_181, %i_206], %mask_229, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_231 = arith.select %is_198, %c_12, %c_0 : index
              %mask_232 = vector.create_mask %v_231 : vector<16xi1>
              %v_233 = vector.maskedload %x[%v_182, %i_206], %mask_232, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_234 = arith.select %is_199, %c_12, %c_0 : index
              %mask_235 = vector.create_mask %v_234 : vector<16xi1>
              %v_236 = vector.maskedload %x[%v_183, %i_206], %mask_235, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_237 = arith.select %is_200, %c_12, %c_0 : index
              %mask_238 = vector.create_mask %v_237 : vector<16xi1>
              %v_239 = vector.maskedload %x[%v_184, %i_206], %mask_238, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_240 = arith.select %is_201, %c_12, %c_0 : index
              %mask_241 = vector.create_mask %v_240 : vector<16xi1>
              %v_242 = vector.maskedload %x[%v_185, %i_206], %mask_241, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_243 = arith.select %is_202, %c_12, %c_0 : index
              %mask_244 = vector.create_mask %v_243 : vector<16xi1>
              %v_245 = vector.maskedload %x[%v_186, %i_206], %mask_244, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_246 = arith.select %is_203, %c_12, %c_0 : index
              %mask_247 = vector.create_mask %v_246 : vector<16xi1>
              %v_248 = vector.maskedload %x[%v_187, %i_206], %mask_247, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_249 = arith.select %is_204, %c_12, %c_0 : index
              %mask_250 = vector.create_mask %v_249 : vector<16xi1>
              %v_251 = vector.maskedload %x[%v_188, %i_206], %mask_250, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_252 = arith.select %is_205, %c_12, %c_0 : index
              %mask_253 = vector.create_mask %v_252 : vector<16xi1>
              %v_254 = vector.maskedload %x[%v_189, %i_206], %mask_253, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_255 = arith.muli %i_206, %c_8 : index
              %v_256 = arith.addi %v_173, %v_255 : index
              %v_257 = vector.shuffle %v_209, %v_212 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_258 = vector.shuffle %v_209, %v_212 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_259 = vector.shuffle %v_215, %v_218 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_260 = vector.shuffle %v_215, %v_218 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_261 = vector.shuffle %v_221, %v_224 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_262 = vector.shuffle %v_221, %v_224 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_263 = vector.shuffle %v_227, %v_230 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_264 = vector.shuffle %v_227, %v_230 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_265 = vector.shuffle %v_233, %v_236 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_266 = vector.shuffle %v_233, %v_236 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_267 = vector.shuffle %v_239, %v_242 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_268 = vector.shuffle %v_239, %v_242 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_269 = vector.shuffle %v_245, %v_248 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_270 = vector.shuffle %v_245, %v_248 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_271 = vector.shuffle %v_251, %v_254 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_272 = vector.shuffle %v_251, %v_254 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_273 = vector.shuffle %v_257, %v_259 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_274 = vector.shuffle %v_257, %v_259 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_275 = vector.shuffle %v_258, %v_260 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_276 = vector.shuffle %v_258, %v_260 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_277 = vector.shuffle %v_261, %v_263 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_278 = vector.shuffle %v_261, %v_263 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_279 = vector.shuffle %v_262, %v_264 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_280 = vector.shuffle %v_262, %v_264 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_281 = vector.shuffle %v_265, %v_267 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_282 = vector.shuffle %v_265, %v_267 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_283 = vector.shuffle %v_266, %v_268 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_284 = vector.shuffle %v_266, %v_268 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_285 = vector.shuffle %v_269, %v_271 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_286 = vector.shuffle %v_269, %v_271 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_287 = vector.shuffle %v_270, %v_272 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_288 = vector.shuffle %v_270, %v_272 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_289 = vector.shuffle %v_273, %v_277 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_290 = vector.shuffle %v_273, %v_277 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_291 = vector.shuffle %v_275, %v_279 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_292 = vector.shuffle %v_275, %v_279 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_293 = vector.shuffle %v_274, %v_278 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_294 = vector.shuffle %v_274, %v_278 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_295 = vector.shuffle %v_276, %v_280 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_296 = vector.shuffle %v_276, %v_280 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_297 = vector.shuffle %v_281, %v_285 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_298 = vector.shuffle %v_281, %v_285 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_299 = vector.shuffle %v_283, %v_287 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_300 = vector.shuffle %v_283, %v_287 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_301 = vector.shuffle %v_282, %v_286 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_302 = vector.shuffle %v_282, %v_286 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_303 = vector.shuffle %v_284, %v_288 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_304 = vector.shuffle %v_284, %v_288 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_305 = vector.shuffle %v_289, %v_297 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_306 = vector.shuffle %v_289, %v_297 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_307 = vector.shuffle %v_291, %v_299 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_308 = vector.shuffle %v_291, %v_299 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_309 = vector.shuffle %v_293, %v_301 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_310 = vector.shuffle %v_293, %v_301 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_311 = vector.shuffle %v_295, %v_303 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_312 = vector.shuffle %v_295, %v_303 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_313 = vector.shuffle %v_290, %v_298 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_314 = vector.shuffle %v_290, %v_298 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_315 = vector.shuffle %v_292, %v_300 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_316 = vector.shuffle %v_292, %v_300 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_317 = vector.shuffle %v_294, %v_302 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_318 = vector.shuffle %v_294, %v_302 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_319 = vector.shuffle %v_296, %v_304 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_320 = vector.shuffle %v_296, %v_304 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_321 = arith.index_cast %v_256 : index to i64
              %pointer_322 = llvm.inttoptr %v_321 : i64 to !llvm.ptr
              "llvm.store"(%v_305, %pointer_322) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_323 = arith.addi %v_256, %c_8 : index
              %v_324 = arith.index_cast %v_323 : index to i64
              %pointer_325 = llvm.inttoptr %v_324 : i64 to !llvm.ptr
              "llvm.store"(%v_307, %pointer_325) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_326 = arith.addi %v_256, %c_27 : index
              %v_327 = arith.index_cast %v_326 : index to i64
              %pointer_328 = llvm.inttoptr %v_327 : i64 to !llvm.ptr
              "llvm.store"(%v_309, %pointer_328) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_329 = arith.addi %v_256, %c_28 : index
              %v_330 = arith.index_cast %v_329 : index to i64
              %pointer_331 = llvm.inttoptr %v_330 : i64 to !llvm.ptr
              "llvm.store"(%v_311, %pointer_331) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_332 = arith.addi %v_256, %c_9 : index
              %v_333 = arith.index_cast %v_332 : index to i64
              %pointer_334 = llvm.inttoptr %v_333 : i64 to !llvm.ptr
              "llvm.store"(%v_313, %pointer_334) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_335 = arith.addi %v_256, %c_29 : index
              %v_336 = arith.index_cast %v_335 : index to i64
              %pointer_337 = llvm.inttoptr %v_336 : i64 to !llvm.ptr
              "llvm.store"(%v_315, %pointer_337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_338 = arith.addi %v_256, %c_30 : index
              %v_339 = arith.index_cast %v_338 : index to i64
              %pointer_340 = llvm.inttoptr %v_339 : i64 to !llvm.ptr
              "llvm.store"(%v_317, %pointer_340) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_341 = arith.addi %v_256, %c_31 : index
              %v_342 = arith.index_cast %v_341 : index to i64
              %pointer_343 = llvm.inttoptr %v_342 : i64 to !llvm.ptr
              "llvm.store"(%v_319, %pointer_343) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_344 = arith.addi %v_256, %c_32 : index
              %v_345 = arith.index_cast %v_344 : index to i64
              %pointer_346 = llvm.inttoptr %v_345 : i64 to !llvm.ptr
              "llvm.store"(%v_306, %pointer_346) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_347 = arith.addi %v_256, %c_33 : index
              %v_348 = arith.index_cast %v_347 : index to i64
              %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
              "llvm.store"(%v_308, %pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_350 = arith.addi %v_256, %c_34 : index
              %v_351 = arith.index_cast %v_350 : index to i64
              %pointer_352 = llvm.inttoptr %v_351 : i64 to !llvm.ptr
              "llvm.store"(%v_310, %pointer_352) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_353 = arith.addi %v_256, %c_35 : index
              %v_354 = arith.index_cast %v_353 : index to i64
              %pointer_355 = llvm.inttoptr %v_354 : i64 to !llvm.ptr
              "llvm.store"(%v_312, %pointer_355) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_356 = arith.addi %v_256, %c_36 : index
              %v_357 = arith.index_cast %v_356 : index to i64
              %pointer_358 = llvm.inttoptr %v_357 : i64 to !llvm.ptr
              "llvm.store"(%v_314, %pointer_358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_359 = arith.addi %v_256, %c_37 : index
              %v_360 = arith.index_cast %v_359 : index to i64
              %pointer_361 = llvm.inttoptr %v_360 : i64 to !llvm.ptr
              "llvm.store"(%v_316, %pointer_361) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_362 = arith.addi %v_256, %c_38 : index
              %v_363 = arith.index_cast %v_362 : index to i64
              %pointer_364 = llvm.inttoptr %v_363 : i64 to !llvm.ptr
              "llvm.store"(%v_318, %pointer_364) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_365 = arith.addi %v_256, %c_39 : index
              %v_366 = arith.index_cast %v_365 : index to i64
              %pointer_367 = llvm.inttoptr %v_366 : i64 to !llvm.ptr
              "llvm.store"(%v_320, %pointer_367) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            }
            %v_368 = arith.select %is_190, %c_17, %c_0 : index
            %mask_369 = vector.create_mask %v_368 : vector<16xi1>
            %v_370 = vector.maskedload %x[%v_174, %c_3], %mask_369, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_371 = arith.select %is_191, %c_17, %c_0 : index
            %mask_372 = vector.create_mask %v_371 : vector<16xi1>
            %v_373 = vector.maskedload %x[%v_175, %c_3], %mask_372, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_374 = arith.select %is_192, %c_17, %c_0 : index
            %mask_375 = vector.create_mask %v_374 : vector<16xi1>
            %v_376 = vector.maskedload %x[%v_176, %c_3], %mask_375, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_377 = arith.select %is_193, %c_17, %c_0 : index
            %mask_378 = vector.create_mask %v_377 : vector<16xi1>
            %v_379 = vector.maskedload %x[%v_177, %c_3], %mask_378, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_380 = arith.select %is_194, %c_17, %c_0 : index
            %mask_381 = vector.create_mask %v_380 : vector<16xi1>
            %v_382 = vector.maskedload %x[%v_178, %c_3], %mask_381, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_383 = arith.select %is_195, %c_17, %c_0 : index
            %mask_384 = vector.create_mask %v_383 : vector<16xi1>
            %v_385 = vector.maskedload %x[%v_179, %c_3], %mask_384, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_386 = arith.select %is_196, %c_17, %c_0 : index
            %mask_387 = vector.create_mask %v_386 : vector<16xi1>
            %v_388 = vector.maskedload %x[%v_180, %c_3], %mask_387, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_389 = arith.select %is_197, %c_17, %c_0 : index
            %mask_390 = vector.create_mask %v_389 : vector<16xi1>
            %v_391 = vector.maskedload %x[%v_181, %c_3], %mask_390, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_392 = arith.select %is_198, %c_17, %c_0 : index
            %mask_393 = vector.create_mask %v_392 : vector<16xi1>
            %v_394 = vector.maskedload %x[%v_182, %c_3], %mask_393, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_395 = arith.select %is_199, %c_17, %c_0 : index
            %mask_396 = vector.create_mask %v_395 : vector<16xi1>
            %v_397 = vector.maskedload %x[%v_183, %c_3], %mask_396, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_398 = arith.select %is_200, %c_17, %c_0 : index
            %mask_399 = vector.create_mask %v_398 : vector<16xi1>
            %v_400 = vector.maskedload %x[%v_184, %c_3], %mask_399, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_401 = arith.select %is_201, %c_17, %c_0 : index
            %mask_402 = vector.create_mask %v_401 : vector<16xi1>
            %v_403 = vector.maskedload %x[%v_185, %c_3], %mask_402, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_404 = arith.select %is_202, %c_17, %c_0 : index
            %mask_405 = vector.create_mask %v_404 : vector<16xi1>
            %v_406 = vector.maskedload %x[%v_186, %c_3], %mask_405, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_407 = arith.select %is_203, %c_17, %c_0 : index
            %mask_408 = vector.create_mask %v_407 : vector<16xi1>
            %v_409 = vector.maskedload %x[%v_187, %c_3], %mask_408, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_410 = arith.select %is_204, %c_17, %c_0 : index
            %mask_411 = vector.create_mask %v_410 : vector<16xi1>
            %v_412 = vector.maskedload %x[%v_188, %c_3], %mask_411, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_413 = arith.select %is_205, %c_17, %c_0 : index
            %mask_414 = vector.create_mask %v_413 : vector<16xi1>
            %v_415 = vector.maskedload %x[%v_189, %c_3], %mask_414, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_416 = arith.muli %c_3, %c_8 : index
            %v_417 = arith.addi %v_173, %v_416 : index
            %v_418 = vector.shuffle %v_370, %v_373 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_419 = vector.shuffle %v_370, %v_373 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_420 = vector.shuffle %v_376, %v_379 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_421 = vector.shuffle %v_376, %v_379 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_422 = vector.shuffle %v_382, %v_385 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_423 = vector.shuffle %v_382, %v_385 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_424 = vector.shuffle %v_388, %v_391 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_425 = vector.shuffle %v_388, %v_391 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_426 = vector.shuffle %v_394, %v_397 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_427 = vector.shuffle %v_394, %v_397 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_428 = vector.shuffle %v_400, %v_403 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_429 = vector.shuffle %v_400, %v_403 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_430 = vector.shuffle %v_406, %v_409 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_431 = vector.shuffle %v_406, %v_409 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_432 = vector.shuffle %v_412, %v_415 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_433 = vector.shuffle %v_412, %v_415 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_434 = vector.shuffle %v_418, %v_420 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_435 = vector.shuffle %v_418, %v_420 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_436 = vector.shuffle %v_419, %v_421 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_437 = vector.shuffle %v_419, %v_421 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_438 = vector.shuffle %v_422, %v_424 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_439 = vector.shuffle %v_422, %v_424 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_440 = vector.shuffle %v_423, %v_425 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_441 = vector.shuffle %v_423, %v_425 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_442 = vector.shuffle %v_426, %v_428 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_443 = vector.shuffle %v_426, %v_428 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_444 = vector.shuffle %v_427, %v_429 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_445 = vector.shuffle %v_427, %v_429 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_446 = vector.shuffle %v_430, %v_432 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_447 = vector.shuffle %v_430, %v_432 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_448 = vector.shuffle %v_431, %v_433 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_449 = vector.shuffle %v_431, %v_433 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_450 = vector.shuffle %v_434, %v_438 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_451 = vector.shuffle %v_434, %v_438 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_452 = vector.shuffle %v_436, %v_440 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_453 = vector.shuffle %v_436, %v_440 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_454 = vector.shuffle %v_435, %v_439 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_455 = vector.shuffle %v_435, %v_439 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_456 = vector.shuffle %v_437, %v_441 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_457 = vector.shuffle %v_437, %v_441 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_458 = vector.shuffle %v_442, %v_446 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_459 = vector.shuffle %v_442, %v_446 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_460 = vector.shuffle %v_444, %v_448 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_461 = vector.shuffle %v_444, %v_448 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_462 = vector.shuffle %v_443, %v_447 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_463 = vector.shuffle %v_443, %v_447 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_464 = vector.shuffle %v_445, %v_449 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_465 = vector.shuffle %v_445, %v_449 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_466 = vector.shuffle %v_450, %v_458 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_467 = vector.shuffle %v_450, %v_458 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_468 = vector.shuffle %v_452, %v_460 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_469 = vector.shuffle %v_452, %v_460 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_470 = vector.shuffle %v_454, %v_462 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_471 = vector.shuffle %v_454, %v_462 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_472 = vector.shuffle %v_456, %v_464 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_473 = vector.shuffle %v_456, %v_464 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_474 = vector.shuffle %v_451, %v_459 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_475 = vector.shuffle %v_451, %v_459 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_476 = vector.shuffle %v_453, %v_461 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_477 = vector.shuffle %v_453, %v_461 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_478 = vector.shuffle %v_455, %v_463 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_479 = vector.shuffle %v_455, %v_463 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_480 = vector.shuffle %v_457, %v_465 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_481 = vector.shuffle %v_457, %v_465 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_482 = arith.index_cast %v_417 : index to i64
            %pointer_483 = llvm.inttoptr %v_482 : i64 to !llvm.ptr
            "llvm.store"(%v_466, %pointer_483) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_484 = arith.addi %v_417, %c_8 : index
            %v_485 = arith.index_cast %v_484 : index to i64
            %pointer_486 = llvm.inttoptr %v_485 : i64 to !llvm.ptr
            "llvm.store"(%v_468, %pointer_486) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_487 = arith.addi %v_417, %c_27 : index
            %v_488 = arith.index_cast %v_487 : index to i64
            %pointer_489 = llvm.inttoptr %v_488 : i64 to !llvm.ptr
            "llvm.store"(%v_470, %pointer_489) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_490 = arith.addi %v_417, %c_28 : index
            %v_491 = arith.index_cast %v_490 : index to i64
            %pointer_492 = llvm.inttoptr %v_491 : i64 to !llvm.ptr
            "llvm.store"(%v_472, %pointer_492) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_493 = arith.addi %v_417, %c_9 : index
            %v_494 = arith.index_cast %v_493 : index to i64
            %pointer_495 = llvm.inttoptr %v_494 : i64 to !llvm.ptr
            "llvm.store"(%v_474, %pointer_495) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_496 = arith.addi %v_417, %c_29 : index
            %v_497 = arith.index_cast %v_496 : index to i64
            %pointer_498 = llvm.inttoptr %v_497 : i64 to !llvm.ptr
            "llvm.store"(%v_476, %pointer_498) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_499 = arith.addi %v_417, %c_30 : index
            %v_500 = arith.index_cast %v_499 : index to i64
            %pointer_501 = llvm.inttoptr %v_500 : i64 to !llvm.ptr
            "llvm.store"(%v_478, %pointer_501) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_502 = arith.addi %v_417, %c_31 : index
            %v_503 = arith.index_cast %v_502 : index to i64
            %pointer_504 = llvm.inttoptr %v_503 : i64 to !llvm.ptr
            "llvm.store"(%v_480, %pointer_504) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
          }
          %stack_505 = "llvm.alloca"(%c_40) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_506 = llvm.ptrtoint %stack_505 : !llvm.ptr to i64
          %v_507 = arith.index_cast %v_506 : i64 to index
          %stack_508 = "llvm.alloca"(%c_41) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_509 = llvm.ptrtoint %stack_508 : !llvm.ptr to i64
          %v_510 = arith.index_cast %v_509 : i64 to index
          %v_511 = arith.addi %v_27, %c_2 : index
          %v_512 = arith.divui %v_511, %c_13 : index
          %address_513 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
          scf.for %i_514 = %v_7 to %v_9 step %c_12 {
            %v_515 = arith.minsi %i_514, %c_17 : index
            %v_516 = arith.addi %v_515, %c_4 : index
            %v_517 = arith.addi %v_515, %c_12 : index
            %v_518 = arith.muli %v_2, %c_42 : index
            %v_519 = arith.addi %v_518, %v_517 : index
            %v_520 = arith.muli %v_519, %c_43 : index
            %v_521 = arith.addi %address_513, %v_520 : index
            %v_522 = arith.addi %v_516, %c_12 : index
            %v_523 = arith.muli %v_2, %c_42 : index
            %v_524 = arith.addi %v_523, %v_522 : index
            %v_525 = arith.muli %v_524, %c_43 : index
            %v_526 = arith.addi %address_513, %v_525 : index
            %v_527 = arith.divui %v_27, %c_13 : index
            scf.for %i_528 = %c_0 to %v_527 step %c_1 {
              %v_529 = arith.muli %i_528, %c_13 : index
              %v_530 = arith.muli %v_529, %c_25 : index
              %v_531 = arith.addi %v_25, %v_530 : index
              %v_532 = arith.addi %v_529, %c_1 : index
              %v_533 = arith.muli %v_532, %c_25 : index
              %v_534 = arith.addi %v_25, %v_533 : index
              %v_535 = arith.addi %v_529, %c_2 : index
              %v_536 = arith.muli %v_535, %c_25 : index
              %v_537 = arith.addi %v_25, %v_536 : index
              scf.for %i_538 = %c_0 to %c_2 step %c_1 {
                %v_539 = arith.muli %i_538, %c_17 : index
                %v_540 = arith.minsi %v_539, %c_17 : index
                %v_541 = arith.addi %v_515, %v_540 : index
                %v_542 = arith.addi %v_515, %v_540 : index
                %v_543 = arith.addi %v_542, %c_1 : index
                %v_544 = arith.addi %v_515, %v_540 : index
                %v_545 = arith.addi %v_544, %c_2 : index
                %v_546 = arith.addi %v_515, %v_540 : index
                %v_547 = arith.addi %v_546, %c_13 : index
                %v_548 = arith.addi %v_515, %v_540 : index
                %v_549 = arith.addi %v_548, %c_5 : index
                %v_550 = arith.addi %v_515, %v_540 : index
                %v_551 = arith.addi %v_550, %c_14 : index
                %v_552 = arith.addi %v_515, %v_540 : index
                %v_553 = arith.addi %v_552, %c_15 : index
                %v_554 = arith.addi %v_515, %v_540 : index
                %v_555 = arith.addi %v_554, %c_16 : index
                %v_556 = arith.muli %v_512, %c_5 : index
                %v_557 = arith.muli %i_528, %c_2 : index
                %v_558 = arith.muli %v_557, %c_2 : index
                %v_559 = arith.addi %v_558, %i_538 : index
                %loop_561:24 = scf.for %i_560 = %c_0 to %c_44 step %c_5 iter_args(%carry_562 = %c_26, %carry_563 = %c_26, %carry_564 = %c_26, %carry_565 = %c_26, %carry_566 = %c_26, %carry_567 = %c_26, %carry_568 = %c_26, %carry_569 = %c_26, %carry_570 = %c_26, %carry_571 = %c_26, %carry_572 = %c_26, %carry_573 = %c_26, %carry_574 = %c_26, %carry_575 = %c_26, %carry_576 = %c_26, %carry_577 = %c_26, %carry_578 = %c_26, %carry_579 = %c_26, %carry_580 = %c_26, %carry_581 = %c_26, %carry_582 = %c_26, %carry_583 = %c_26, %carry_584 = %c_26, %carry_585 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_586 = arith.divui %i_560, %c_5 : index
                  %v_587 = arith.muli %v_556, %c_19 : index
                  %v_588 = arith.addi %v_587, %c_45 : index
                  %v_589 = arith.muli %v_556, %c_19 : index
                  %v_590 = arith.divui %v_588, %v_589 : index
                  %v_591 = arith.muli %v_559, %c_19 : index
                  %v_592 = arith.addi %v_591, %v_586 : index
                  %v_593 = arith.muli %v_592, %v_590 : index
                  scf.for %i_594 = %c_0 to %v_590 step %c_1 {
                    %v_595 = arith.addi %v_593, %i_594 : index
                    %v_596 = arith.minsi %v_595, %c_45 : index
                    %v_597 = arith.muli %v_596, %c_8 : index
                    %v_598 = arith.addi %v_521, %v_597 : index
                    %v_599 = arith.index_cast %v_598 : index to i64
                    %pointer_600 = llvm.inttoptr %v_599 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_600) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_601 = arith.muli %v_596, %c_8 : index
                    %v_602 = arith.addi %v_526, %v_601 : index
                    %v_603 = arith.index_cast %v_602 : index to i64
                    %pointer_604 = llvm.inttoptr %v_603 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_604) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_605 = arith.muli %i_560, %c_8 : index
                  %v_606 = arith.addi %v_531, %v_605 : index
                  %v_607 = arith.index_cast %v_606 : index to i64
                  %pointer_608 = llvm.inttoptr %v_607 : i64 to !llvm.ptr
                  %v_609 = "llvm.load"(%pointer_608) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_610 = arith.muli %i_560, %c_8 : index
                  %v_611 = arith.addi %v_534, %v_610 : index
                  %v_612 = arith.index_cast %v_611 : index to i64
                  %pointer_613 = llvm.inttoptr %v_612 : i64 to !llvm.ptr
                  %v_614 = "llvm.load"(%pointer_613) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_615 = arith.muli %i_560, %c_8 : index
                  %v_616 = arith.addi %v_537, %v_615 : index
                  %v_617 = arith.index_cast %v_616 : index to i64
                  %pointer_618 = llvm.inttoptr %v_617 : i64 to !llvm.ptr
                  %v_619 = "llvm.load"(%pointer_618) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_620 = memref.load %expert_gate_up[%v_2, %v_541, %i_560] : memref<8x48x40xf32>
                  %v_621 = vector.broadcast %v_620 : f32 to vector<16xf32>
                  %acc_622 = math.fma %v_621, %v_609, %carry_562 : vector<16xf32>
                  %acc_623 = math.fma %v_621, %v_614, %carry_563 : vector<16xf32>
                  %acc_624 = math.fma %v_621, %v_619, %carry_564 : vector<16xf32>
                  %v_625 = memref.load %expert_gate_up[%v_2, %v_543, %i_560] : memref<8x48x40xf32>
                  %v_626 = vector.broadcast %v_625 : f32 to vector<16xf32>
                  %acc_627 = math.fma %v_626, %v_609, %carry_565 : vector<16xf32>
                  %acc_628 = math.fma %v_626, %v_614, %carry_566 : vector<16xf32>
                  %acc_629 = math.fma %v_626, %v_619, %carry_567 : vector<16xf32>
                  %v_630 = memref.load %expert_gate_up[%v_2, %v_545, %i_560] : memref<8x48x40xf32>
                  %v_631 = vector.broadcast %v_630 : f32 to vector<16xf32>
                  %acc_632 = math.fma %v_631, %v_609, %carry_568 : vector<16xf32>
                  %acc_633 = math.fma %v_631, %v_614, %carry_569 : vector<16xf32>
                  %acc_634 = math.fma %v_631, %v_619, %carry_570 : vector<16xf32>
                  %v_635 = memref.load %expert_gate_up[%v_2, %v_547, %i_560] : memref<8x48x40xf32>
                  %v_636 = vector.broadcast %v_635 : f32 to vector<16xf32>
                  %acc_637 = math.fma %v_636, %v_609, %carry_571 : vector<16xf32>
                  %acc_638 = math.fma %v_636, %v_614, %carry_572 : vector<16xf32>
                  %acc_639 = math.fma %v_636, %v_619, %carry_573 : vector<16xf32>
                  %v_640 = memref.load %expert_gate_up[%v_2, %v_549, %i_560] : memref<8x48x40xf32>
                  %v_641 = vector.broadcast %v_640 : f32 to vector<16xf32>
                  %acc_642 = math.fma %v_641, %v_609, %carry_574 : vector<16xf32>
                  %acc_643 = math.fma %v_641, %v_614, %carry_575 : vector<16xf32>
                  %acc_644 = math.fma %v_641, %v_619, %carry_576 : vector<16xf32>
                  %v_645 = memref.load %expert_gate_up[%v_2, %v_551, %i_560] : memref<8x48x40xf32>
                  %v_646 = vector.broadcast %v_645 : f32 to vector<16xf32>
                  %acc_647 = math.fma %v_646, %v_609, %carry_577 : vector<16xf32>
                  %acc_648 = math.fma %v_646, %v_614, %carry_578 : vector<16xf32>
                  %acc_649 = math.fma %v_646, %v_619, %carry_579 : vector<16xf32>
                  %v_650 = memref.load %expert_gate_up[%v_2, %v_553, %i_560] : memref<8x48x40xf32>
                  %v_651 = vector.broadcast %v_650 : f32 to vector<16xf32>
                  %acc_652 = math.fma %v_651, %v_609, %carry_580 : vector<16xf32>
                  %acc_653 = math.fma %v_651, %v_614, %carry_581 : vector<16xf32>
                  %acc_654 = math.fma %v_651, %v_619, %carry_582 : vector<16xf32>
                  %v_655 = memref.load %expert_gate_up[%v_2, %v_555, %i_560] : memref<8x48x40xf32>
                  %v_656 = vector.broadcast %v_655 : f32 to vector<16xf32>
                  %acc_657 = math.fma %v_656, %v_609, %carry_583 : vector<16xf32>
                  %acc_658 = math.fma %v_656, %v_614, %carry_584 : vector<16xf32>
                  %acc_659 = math.fma %v_656, %v_619, %carry_585 : vector<16xf32>
                  %v_660 = arith.addi %i_560, %c_1 : index
                  %v_661 = arith.muli %v_660, %c_8 : index
                  %v_662 = arith.addi %v_531, %v_661 : index
                  %v_663 = arith.index_cast %v_662 : index to i64
                  %pointer_664 = llvm.inttoptr %v_663 : i64 to !llvm.ptr
                  %v_665 = "llvm.load"(%pointer_664) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_666 = arith.muli %v_660, %c_8 : index
                  %v_667 = arith.addi %v_534, %v_666 : index
                  %v_668 = arith.index_cast %v_667 : index to i64
                  %pointer_669 = llvm.inttoptr %v_668 : i64 to !llvm.ptr
                  %v_670 = "llvm.load"(%pointer_669) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_671 = arith.muli %v_660, %c_8 : index
                  %v_672 = arith.addi %v_537, %v_671 : index
                  %v_673 = arith.index_cast %v_672 : index to i64
                  %pointer_674 = llvm.inttoptr %v_673 : i64 to !llvm.ptr
                  %v_675 = "llvm.load"(%pointer_674) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_676 = memref.load %expert_gate_up[%v_2, %v_541, %v_660] : memref<8x48x40xf32>
                  %v_677 = vector.broadcast %v_676 : f32 to vector<16xf32>
                  %acc_678 = math.fma %v_677, %v_665, %acc_622 : vector<16xf32>
                  %acc_679 = math.fma %v_677, %v_670, %acc_623 : vector<16xf32>
                  %acc_680 = math.fma %v_677, %v_675, %acc_624 : vector<16xf32>
                  %v_681 = memref.load %expert_gate_up[%v_2, %v_543, %v_660] : memref<8x48x40xf32>
                  %v_682 = vector.broadcast %v_681 : f32 to vector<16xf32>
                  %acc_683 = math.fma %v_682, %v_665, %acc_627 : vector<16xf32>
                  %acc_684 = math.fma %v_682, %v_670, %acc_628 : vector<16xf32>
                  %acc_685 = math.fma %v_682, %v_675, %acc_629 : vector<16xf32>
                  %v_686 = memref.load %expert_gate_up[%v_2, %v_545, %v_660] : memref<8x48x40xf32>
                  %v_687 = vector.broadcast %v_686 : f32 to vector<16xf32>
                  %acc_688 = math.fma %v_687, %v_665, %acc_632 : vector<16xf32>
                  %acc_689 = math.fma %v_687, %v_670, %acc_633 : vector<16xf32>
                  %acc_690 = math.fma %v_687, %v_675, %acc_634 : vector<16xf32>
                  %v_691 = memref.load %expert_gate_up[%v_2, %v_547, %v_660] : memref<8x48x40xf32>
                  %v_692 = vector.broadcast %v_691 : f32 to vector<16xf32>
                  %acc_693 = math.fma %v_692, %v_665, %acc_637 : vector<16xf32>
                  %acc_694 = math.fma %v_692, %v_670, %acc_638 : vector<16xf32>
                  %acc_695 = math.fma %v_692, %v_675, %acc_639 : vector<16xf32>
                  %v_696 = memref.load %expert_gate_up[%v_2, %v_549, %v_660] : memref<8x48x40xf32>
                  %v_697 = vector.broadcast %v_696 : f32 to vector<16xf32>
                  %acc_698 = math.fma %v_697, %v_665, %acc_642 : vector<16xf32>
                  %acc_699 = math.fma %v_697, %v_670, %acc_643 : vector<16xf32>
                  %acc_700 = math.fma %v_697, %v_675, %acc_644 : vector<16xf32>
                  %v_701 = memref.load %expert_gate_up[%v_2, %v_551, %v_660] : memref<8x48x40xf32>
                  %v_702 = vector.broadcast %v_701 : f32 to vector<16xf32>
                  %acc_703 = math.fma %v_702, %v_665, %acc_647 : vector<16xf32>
                  %acc_704 = math.fma %v_702, %v_670, %acc_648 : vector<16xf32>
                  %acc_705 = math.fma %v_702, %v_675, %acc_649 : vector<16xf32>
                  %v_706 = memref.load %expert_gate_up[%v_2, %v_553, %v_660] : memref<8x48x40xf32>
                  %v_707 = vector.broadcast %v_706 : f32 to vector<16xf32>
                  %acc_708 = math.fma %v_707, %v_665, %acc_652 : vector<16xf32>
                  %acc_709 = math.fma %v_707, %v_670, %acc_653 : vector<16xf32>
                  %acc_710 = math.fma %v_707, %v_675, %acc_654 : vector<16xf32>
                  %v_711 = memref.load %expert_gate_up[%v_2, %v_555, %v_660] : memref<8x48x40xf32>
                  %v_712 = vector.broadcast %v_711 : f32 to vector<16xf32>
                  %acc_713 = math.fma %v_712, %v_665, %acc_657 : vector<16xf32>
                  %acc_714 = math.fma %v_712, %v_670, %acc_658 : vector<16xf32>
                  %acc_715 = math.fma %v_712, %v_675, %acc_659 : vector<16xf32>
                  %v_716 = arith.addi %i_560, %c_2 : index
                  %v_717 = arith.muli %v_716, %c_8 : index
                  %v_718 = arith.addi %v_531, %v_717 : index
                  %v_719 = arith.index_cast %v_718 : index to i64
                  %pointer_720 = llvm.inttoptr %v_719 : i64 to !llvm.ptr
                  %v_721 = "llvm.load"(%pointer_720) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_722 = arith.muli %v_716, %c_8 : index
                  %v_723 = arith.addi %v_534, %v_722 : index
                  %v_724 = arith.index_cast %v_723 : index to i64
                  %pointer_725 = llvm.inttoptr %v_724 : i64 to !llvm.ptr
                  %v_726 = "llvm.load"(%pointer_725) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_727 = arith.muli %v_716, %c_8 : index
                  %v_728 = arith.addi %v_537, %v_727 : index
                  %v_729 = arith.index_cast %v_728 : index to i64
                  %pointer_730 = llvm.inttoptr %v_729 : i64 to !llvm.ptr
                  %v_731 = "llvm.load"(%pointer_730) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_732 = memref.load %expert_gate_up[%v_2, %v_541, %v_716] : memref<8x48x40xf32>
                  %v_733 = vector.broadcast %v_732 : f32 to vector<16xf32>
                  %acc_734 = math.fma %v_733, %v_721, %acc_678 : vector<16xf32>
                  %acc_735 = math.fma %v_733, %v_726, %acc_679 : vector<16xf32>
                  %acc_736 = math.fma %v_733, %v_731, %acc_680 : vector<16xf32>
                  %v_737 = memref.load %expert_gate_up[%v_2, %v_543, %v_716] : memref<8x48x40xf32>
                  %v_738 = vector.broadcast %v_737 : f32 to vector<16xf32>
                  %acc_739 = math.fma %v_738, %v_721, %acc_683 : vector<16xf32>
                  %acc_740 = math.fma %v_738, %v_726, %acc_684 : vector<16xf32>
                  %acc_741 = math.fma %v_738, %v_731, %acc_685 : vector<16xf32>
                  %v_742 = memref.load %expert_gate_up[%v_2, %v_545, %v_716] : memref<8x48x40xf32>
                  %v_743 = vector.broadcast %v_742 : f32 to vector<16xf32>
                  %acc_744 = math.fma %v_743, %v_721, %acc_688 : vector<16xf32>
                  %acc_745 = math.fma %v_743, %v_726, %acc_689 : vector<16xf32>
                  %acc_746 = math.fma %v_743, %v_731, %acc_690 : vector<16xf32>
                  %v_747 = memref.load %expert_gate_up[%v_2, %v_547, %v_716] : memref<8x48x40xf32>
                  %v_748 = vector.broadcast %v_747 : f32 to vector<16xf32>
                  %acc_749 = math.fma %v_748, %v_721, %acc_693 : vector<16xf32>
                  %acc_750 = math.fma %v_748, %v_726, %acc_694 : vector<16xf32>
                  %acc_751 = math.fma %v_748, %v_731, %acc_695 : vector<16xf32>
                  %v_752 = memref.load %expert_gate_up[%v_2, %v_549, %v_716] : memref<8x48x40xf32>
                  %v_753 = vector.broadcast %v_752 : f32 to vector<16xf32>
                  %acc_754 = math.fma %v_753, %v_721, %acc_698 : vector<16xf32>
                  %acc_755 = math.fma %v_753, %v_726, %acc_699 : vector<16xf32>
                  %acc_756 = math.fma %v_753, %v_731, %acc_700 : vector<16xf32>
                  %v_757 = memref.load %expert_gate_up[%v_2, %v_551, %v_716] : memref<8x48x40xf32>
                  %v_758 = vector.broadcast %v_757 : f32 to vector<16xf32>
                  %acc_759 = math.fma %v_758, %v_721, %acc_703 : vector<16xf32>
                  %acc_760 = math.fma %v_758, %v_726, %acc_704 : vector<16xf32>
                  %acc_761 = math.fma %v_758, %v_731, %acc_705 : vector<16xf32>
                  %v_762 = memref.load %expert_gate_up[%v_2, %v_553, %v_716] : memref<8x48x40xf32>
                  %v_763 = vector.broadcast %v_762 : f32 to vector<16xf32>
                  %acc_764 = math.fma %v_763, %v_721, %acc_708 : vector<16xf32>
                  %acc_765 = math.fma %v_763, %v_726, %acc_709 : vector<16xf32>
                  %acc_766 = math.fma %v_763, %v_731, %acc_710 : vector<16xf32>
                  %v_767 = memref.load %expert_gate_up[%v_2, %v_555, %v_716] : memref<8x48x40xf32>
                  %v_768 = vector.broadcast %v_767 : f32 to vector<16xf32>
                  %acc_769 = math.fma %v_768, %v_721, %acc_713 : vector<16xf32>
                  %acc_770 = math.fma %v_768, %v_726, %acc_714 : vector<16xf32>
                  %acc_771 = math.fma %v_768, %v_731, %acc_715 : vector<16xf32>
                  %v_772 = arith.addi %i_560, %c_13 : index
                  %v_773 = arith.muli %v_772, %c_8 : index
                  %v_774 = arith.addi %v_531, %v_773 : index
                  %v_775 = arith.index_cast %v_774 : index to i64
                  %pointer_776 = llvm.inttoptr %v_775 : i64 to !llvm.ptr
                  %v_777 = "llvm.load"(%pointer_776) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_778 = arith.muli %v_772, %c_8 : index
                  %v_779 = arith.addi %v_534, %v_778 : index
                  %v_780 = arith.index_cast %v_779 : index to i64
                  %pointer_781 = llvm.inttoptr %v_780 : i64 to !llvm.ptr
                  %v_782 = "llvm.load"(%pointer_781) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_783 = arith.muli %v_772, %c_8 : index
                  %v_784 = arith.addi %v_537, %v_783 : index
                  %v_785 = arith.index_cast %v_784 : index to i64
                  %pointer_786 = llvm.inttoptr %v_785 : i64 to !llvm.ptr
                  %v_787 = "llvm.load"(%pointer_786) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_788 = memref.load %expert_gate_up[%v_2, %v_541, %v_772] : memref<8x48x40xf32>
                  %v_789 = vector.broadcast %v_788 : f32 to vector<16xf32>
                  %acc_790 = math.fma %v_789, %v_777, %acc_734 : vector<16xf32>
                  %acc_791 = math.fma %v_789, %v_782, %acc_735 : vector<16xf32>
                  %acc_792 = math.fma %v_789, %v_787, %acc_736 : vector<16xf32>
                  %v_793 = memref.load %expert_gate_up[%v_2, %v_543, %v_772] : memref<8x48x40xf32>
                  %v_794 = vector.broadcast %v_793 : f32 to vector<16xf32>
                  %acc_795 = math.fma %v_794, %v_777, %acc_739 : vector<16xf32>
                  %acc_796 = math.fma %v_794, %v_782, %acc_740 : vector<16xf32>
                  %acc_797 = math.fma %v_794, %v_787, %acc_741 : vector<16xf32>
                  %v_798 = memref.load %expert_gate_up[%v_2, %v_545, %v_772] : memref<8x48x40xf32>
                  %v_799 = vector.broadcast %v_798 : f32 to vector<16xf32>
                  %acc_800 = math.fma %v_799, %v_777, %acc_744 : vector<16xf32>
                  %acc_801 = math.fma %v_799, %v_782, %acc_745 : vector<16xf32>
                  %acc_802 = math.fma %v_799, %v_787, %acc_746 : vector<16xf32>
                  %v_803 = memref.load %expert_gate_up[%v_2, %v_547, %v_772] : memref<8x48x40xf32>
                  %v_804 = vector.broadcast %v_803 : f32 to vector<16xf32>
                  %acc_805 = math.fma %v_804, %v_777, %acc_749 : vector<16xf32>
                  %acc_806 = math.fma %v_804, %v_782, %acc_750 : vector<16xf32>
                  %acc_807 = math.fma %v_804, %v_787, %acc_751 : vector<16xf32>
                  %v_808 = memref.load %expert_gate_up[%v_2, %v_549, %v_772] : memref<8x48x40xf32>
                  %v_809 = vector.broadcast %v_808 : f32 to vector<16xf32>
                  %acc_810 = math.fma %v_809, %v_777, %acc_754 : vector<16xf32>
                  %acc_811 = math.fma %v_809, %v_782, %acc_755 : vector<16xf32>
                  %acc_812 = math.fma %v_809, %v_787, %acc_756 : vector<16xf32>
                  %v_813 = memref.load %expert_gate_up[%v_2, %v_551, %v_772] : memref<8x48x40xf32>
                  %v_814 = vector.broadcast %v_813 : f32 to vector<16xf32>
                  %acc_815 = math.fma %v_814, %v_777, %acc_759 : vector<16xf32>
                  %acc_816 = math.fma %v_814, %v_782, %acc_760 : vector<16xf32>
                  %acc_817 = math.fma %v_814, %v_787, %acc_761 : vector<16xf32>
                  %v_818 = memref.load %expert_gate_up[%v_2, %v_553, %v_772] : memref<8x48x40xf32>
                  %v_819 = vector.broadcast %v_818 : f32 to vector<16xf32>
                  %acc_820 = math.fma %v_819, %v_777, %acc_764 : vector<16xf32>
                  %acc_821 = math.fma %v_819, %v_782, %acc_765 : vector<16xf32>
                  %acc_822 = math.fma %v_819, %v_787, %acc_766 : vector<16xf32>
                  %v_823 = memref.load %expert_gate_up[%v_2, %v_555, %v_772] : memref<8x48x40xf32>
                  %v_824 = vector.broadcast %v_823 : f32 to vector<16xf32>
                  %acc_825 = math.fma %v_824, %v_777, %acc_769 : vector<16xf32>
                  %acc_826 = math.fma %v_824, %v_782, %acc_770 : vector<16xf32>
                  %acc_827 = math.fma %v_824, %v_787, %acc_771 : vector<16xf32>
                  scf.yield %acc_790, %acc_791, %acc_792, %acc_795, %acc_796, %acc_797, %acc_800, %acc_801, %acc_802, %acc_805, %acc_806, %acc_807, %acc_810, %acc_811, %acc_812, %acc_815, %acc_816, %acc_817, %acc_820, %acc_821, %acc_822, %acc_825, %acc_826, %acc_827 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_828 = arith.muli %v_540, %c_8 : index
                %v_829 = arith.addi %v_507, %v_828 : index
                %v_830 = arith.index_cast %v_829 : index to i64
                %pointer_831 = llvm.inttoptr %v_830 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#0, %pointer_831) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_832 = arith.muli %v_540, %c_8 : index
                %v_833 = arith.addi %v_507, %v_832 : index
                %v_834 = arith.addi %v_833, %c_46 : index
                %v_835 = arith.index_cast %v_834 : index to i64
                %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#1, %pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_837 = arith.muli %v_540, %c_8 : index
                %v_838 = arith.addi %v_507, %v_837 : index
                %v_839 = arith.addi %v_838, %c_47 : index
                %v_840 = arith.index_cast %v_839 : index to i64
                %pointer_841 = llvm.inttoptr %v_840 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#2, %pointer_841) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_842 = arith.addi %v_540, %c_1 : index
                %v_843 = arith.muli %v_842, %c_8 : index
                %v_844 = arith.addi %v_507, %v_843 : index
                %v_845 = arith.index_cast %v_844 : index to i64
                %pointer_846 = llvm.inttoptr %v_845 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#3, %pointer_846) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_847 = arith.addi %v_540, %c_1 : index
                %v_848 = arith.muli %v_847, %c_8 : index
                %v_849 = arith.addi %v_507, %v_848 : index
                %v_850 = arith.addi %v_849, %c_46 : index
                %v_851 = arith.index_cast %v_850 : index to i64
                %pointer_852 = llvm.inttoptr %v_851 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#4, %pointer_852) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_853 = arith.addi %v_540, %c_1 : index
                %v_854 = arith.muli %v_853, %c_8 : index
                %v_855 = arith.addi %v_507, %v_854 : index
                %v_856 = arith.addi %v_855, %c_47 : index
                %v_857 = arith.index_cast %v_856 : index to i64
                %pointer_858 = llvm.inttoptr %v_857 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#5, %pointer_858) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_859 = arith.addi %v_540, %c_2 : index
                %v_860 = arith.muli %v_859, %c_8 : index
                %v_861 = arith.addi %v_507, %v_860 : index
                %v_862 = arith.index_cast %v_861 : index to i64
                %pointer_863 = llvm.inttoptr %v_862 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#6, %pointer_863) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_864 = arith.addi %v_540, %c_2 : index
                %v_865 = arith.muli %v_864, %c_8 : index
                %v_866 = arith.addi %v_507, %v_865 : index
                %v_867 = arith.addi %v_866, %c_46 : index
                %v_868 = arith.index_cast %v_867 : index to i64
                %pointer_869 = llvm.inttoptr %v_868 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#7, %pointer_869) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_870 = arith.addi %v_540, %c_2 : index
                %v_871 = arith.muli %v_870, %c_8 : index
                %v_872 = arith.addi %v_507, %v_871 : index
                %v_873 = arith.addi %v_872, %c_47 : index
                %v_874 = arith.index_cast %v_873 : index to i64
                %pointer_875 = llvm.inttoptr %v_874 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#8, %pointer_875) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_876 = arith.addi %v_540, %c_13 : index
                %v_877 = arith.muli %v_876, %c_8 : index
                %v_878 = arith.addi %v_507, %v_877 : index
                %v_879 = arith.index_cast %v_878 : index to i64
                %pointer_880 = llvm.inttoptr %v_879 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#9, %pointer_880) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_881 = arith.addi %v_540, %c_13 : index
                %v_882 = arith.muli %v_881, %c_8 : index
                %v_883 = arith.addi %v_507, %v_882 : index
                %v_884 = arith.addi %v_883, %c_46 : index
                %v_885 = arith.index_cast %v_884 : index to i64
                %pointer_886 = llvm.inttoptr %v_885 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#10, %pointer_886) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_887 = arith.addi %v_540, %c_13 : index
                %v_888 = arith.muli %v_887, %c_8 : index
                %v_889 = arith.addi %v_507, %v_888 : index
                %v_890 = arith.addi %v_889, %c_47 : index
                %v_891 = arith.index_cast %v_890 : index to i64
                %pointer_892 = llvm.inttoptr %v_891 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#11, %pointer_892) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_893 = arith.addi %v_540, %c_5 : index
                %v_894 = arith.muli %v_893, %c_8 : index
                %v_895 = arith.addi %v_507, %v_894 : index
                %v_896 = arith.index_cast %v_895 : index to i64
                %pointer_897 = llvm.inttoptr %v_896 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#12, %pointer_897) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_898 = arith.addi %v_540, %c_5 : index
                %v_899 = arith.muli %v_898, %c_8 : index
                %v_900 = arith.addi %v_507, %v_899 : index
                %v_901 = arith.addi %v_900, %c_46 : index
                %v_902 = arith.index_cast %v_901 : index to i64
                %pointer_903 = llvm.inttoptr %v_902 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#13, %pointer_903) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_904 = arith.addi %v_540, %c_5 : index
                %v_905 = arith.muli %v_904, %c_8 : index
                %v_906 = arith.addi %v_507, %v_905 : index
                %v_907 = arith.addi %v_906, %c_47 : index
                %v_908 = arith.index_cast %v_907 : index to i64
                %pointer_909 = llvm.inttoptr %v_908 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#14, %pointer_909) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_910 = arith.addi %v_540, %c_14 : index
                %v_911 = arith.muli %v_910, %c_8 : index
                %v_912 = arith.addi %v_507, %v_911 : index
                %v_913 = arith.index_cast %v_912 : index to i64
                %pointer_914 = llvm.inttoptr %v_913 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#15, %pointer_914) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_915 = arith.addi %v_540, %c_14 : index
                %v_916 = arith.muli %v_915, %c_8 : index
                %v_917 = arith.addi %v_507, %v_916 : index
                %v_918 = arith.addi %v_917, %c_46 : index
                %v_919 = arith.index_cast %v_918 : index to i64
                %pointer_920 = llvm.inttoptr %v_919 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#16, %pointer_920) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_921 = arith.addi %v_540, %c_14 : index
                %v_922 = arith.muli %v_921, %c_8 : index
                %v_923 = arith.addi %v_507, %v_922 : index
                %v_924 = arith.addi %v_923, %c_47 : index
                %v_925 = arith.index_cast %v_924 : index to i64
                %pointer_926 = llvm.inttoptr %v_925 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#17, %pointer_926) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_927 = arith.addi %v_540, %c_15 : index
                %v_928 = arith.muli %v_927, %c_8 : index
                %v_929 = arith.addi %v_507, %v_928 : index
                %v_930 = arith.index_cast %v_929 : index to i64
                %pointer_931 = llvm.inttoptr %v_930 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#18, %pointer_931) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_932 = arith.addi %v_540, %c_15 : index
                %v_933 = arith.muli %v_932, %c_8 : index
                %v_934 = arith.addi %v_507, %v_933 : index
                %v_935 = arith.addi %v_934, %c_46 : index
                %v_936 = arith.index_cast %v_935 : index to i64
                %pointer_937 = llvm.inttoptr %v_936 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#19, %pointer_937) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_938 = arith.addi %v_540, %c_15 : index
                %v_939 = arith.muli %v_938, %c_8 : index
                %v_940 = arith.addi %v_507, %v_939 : index
                %v_941 = arith.addi %v_940, %c_47 : index
                %v_942 = arith.index_cast %v_941 : index to i64
                %pointer_943 = llvm.inttoptr %v_942 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#20, %pointer_943) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_944 = arith.addi %v_540, %c_16 : index
                %v_945 = arith.muli %v_944, %c_8 : index
                %v_946 = arith.addi %v_507, %v_945 : index
                %v_947 = arith.index_cast %v_946 : index to i64
                %pointer_948 = llvm.inttoptr %v_947 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#21, %pointer_948) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_949 = arith.addi %v_540, %c_16 : index
                %v_950 = arith.muli %v_949, %c_8 : index
                %v_951 = arith.addi %v_507, %v_950 : index
                %v_952 = arith.addi %v_951, %c_46 : index
                %v_953 = arith.index_cast %v_952 : index to i64
                %pointer_954 = llvm.inttoptr %v_953 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#22, %pointer_954) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_955 = arith.addi %v_540, %c_16 : index
                %v_956 = arith.muli %v_955, %c_8 : index
                %v_957 = arith.addi %v_507, %v_956 : index
                %v_958 = arith.addi %v_957, %c_47 : index
                %v_959 = arith.index_cast %v_958 : index to i64
                %pointer_960 = llvm.inttoptr %v_959 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#23, %pointer_960) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_961 = %c_0 to %c_2 step %c_1 {
                %v_962 = arith.muli %i_961, %c_17 : index
                %v_963 = arith.minsi %v_962, %c_17 : index
                %v_964 = arith.addi %v_516, %v_963 : index
                %v_965 = arith.addi %v_516, %v_963 : index
                %v_966 = arith.addi %v_965, %c_1 : index
                %v_967 = arith.addi %v_516, %v_963 : index
                %v_968 = arith.addi %v_967, %c_2 : index
                %v_969 = arith.addi %v_516, %v_963 : index
                %v_970 = arith.addi %v_969, %c_13 : index
                %v_971 = arith.addi %v_516, %v_963 : index
                %v_972 = arith.addi %v_971, %c_5 : index
                %v_973 = arith.addi %v_516, %v_963 : index
                %v_974 = arith.addi %v_973, %c_14 : index
                %v_975 = arith.addi %v_516, %v_963 : index
                %v_976 = arith.addi %v_975, %c_15 : index
                %v_977 = arith.addi %v_516, %v_963 : index
                %v_978 = arith.addi %v_977, %c_16 : index
                %v_979 = arith.muli %v_512, %c_5 : index
                %v_980 = arith.muli %i_528, %c_2 : index
                %v_981 = arith.addi %v_980, %c_1 : index
                %v_982 = arith.muli %v_981, %c_2 : index
                %v_983 = arith.addi %v_982, %i_961 : index
                %loop_985:24 = scf.for %i_984 = %c_0 to %c_44 step %c_5 iter_args(%carry_986 = %c_26, %carry_987 = %c_26, %carry_988 = %c_26, %carry_989 = %c_26, %carry_990 = %c_26, %carry_991 = %c_26, %carry_992 = %c_26, %carry_993 = %c_26, %carry_994 = %c_26, %carry_995 = %c_26, %carry_996 = %c_26, %carry_997 = %c_26, %carry_998 = %c_26, %carry_999 = %c_26, %carry_1000 = %c_26, %carry_1001 = %c_26, %carry_1002 = %c_26, %carry_1003 = %c_26, %carry_1004 = %c_26, %carry_1005 = %c_26, %carry_1006 = %c_26, %carry_1007 = %c_26, %carry_1008 = %c_26, %carry_1009 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_1010 = arith.divui %i_984, %c_5 : index
                  %v_1011 = arith.muli %v_979, %c_19 : index
                  %v_1012 = arith.addi %v_1011, %c_45 : index
                  %v_1013 = arith.muli %v_979, %c_19 : index
                  %v_1014 = arith.divui %v_1012, %v_1013 : index
                  %v_1015 = arith.muli %v_983, %c_19 : index
                  %v_1016 = arith.addi %v_1015, %v_1010 : index
                  %v_1017 = arith.muli %v_1016, %v_1014 : index
                  scf.for %i_1018 = %c_0 to %v_1014 step %c_1 {
                    %v_1019 = arith.addi %v_1017, %i_1018 : index
                    %v_1020 = arith.minsi %v_1019, %c_45 : index
                    %v_1021 = arith.muli %v_1020, %c_8 : index
                    %v_1022 = arith.addi %v_521, %v_1021 : index
                    %v_1023 = arith.index_cast %v_1022 : index to i64
                    %pointer_1024 = llvm.inttoptr %v_1023 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1024) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1025 = arith.muli %v_1020, %c_8 : index
                    %v_1026 = arith.addi %v_526, %v_1025 : index
                    %v_1027 = arith.index_cast %v_1026 : index to i64
                    %pointer_1028 = llvm.inttoptr %v_1027 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1028) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1029 = arith.muli %i_984, %c_8 : index
                  %v_1030 = arith.addi %v_531, %v_1029 : index
                  %v_1031 = arith.index_cast %v_1030 : index to i64
                  %pointer_1032 = llvm.inttoptr %v_1031 : i64 to !llvm.ptr
                  %v_1033 = "llvm.load"(%pointer_1032) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1034 = arith.muli %i_984, %c_8 : index
                  %v_1035 = arith.addi %v_534, %v_1034 : index
                  %v_1036 = arith.index_cast %v_1035 : index to i64
                  %pointer_1037 = llvm.inttoptr %v_1036 : i64 to !llvm.ptr
                  %v_1038 = "llvm.load"(%pointer_1037) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1039 = arith.muli %i_984, %c_8 : index
                  %v_1040 = arith.addi %v_537, %v_1039 : index
                  %v_1041 = arith.index_cast %v_1040 : index to i64
                  %pointer_1042 = llvm.inttoptr %v_1041 : i64 to !llvm.ptr
                  %v_1043 = "llvm.load"(%pointer_1042) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1044 = memref.load %expert_gate_up[%v_2, %v_964, %i_984] : memref<8x48x40xf32>
                  %v_1045 = vector.broadcast %v_1044 : f32 to vector<16xf32>
                  %acc_1046 = math.fma %v_1045, %v_1033, %carry_986 : vector<16xf32>
                  %acc_1047 = math.fma %v_1045, %v_1038, %carry_987 : vector<16xf32>
                  %acc_1048 = math.fma %v_1045, %v_1043, %carry_988 : vector<16xf32>
                  %v_1049 = memref.load %expert_gate_up[%v_2, %v_966, %i_984] : memref<8x48x40xf32>
                  %v_1050 = vector.broadcast %v_1049 : f32 to vector<16xf32>
                  %acc_1051 = math.fma %v_1050, %v_1033, %carry_989 : vector<16xf32>
                  %acc_1052 = math.fma %v_1050, %v_1038, %carry_990 : vector<16xf32>
                  %acc_1053 = math.fma %v_1050, %v_1043, %carry_991 : vector<16xf32>
                  %v_1054 = memref.load %expert_gate_up[%v_2, %v_968, %i_984] : memref<8x48x40xf32>
                  %v_1055 = vector.broadcast %v_1054 : f32 to vector<16xf32>
                  %acc_1056 = math.fma %v_1055, %v_1033, %carry_992 : vector<16xf32>
                  %acc_1057 = math.fma %v_1055, %v_1038, %carry_993 : vector<16xf32>
                  %acc_1058 = math.fma %v_1055, %v_1043, %carry_994 : vector<16xf32>
                  %v_1059 = memref.load %expert_gate_up[%v_2, %v_970, %i_984] : memref<8x48x40xf32>
                  %v_1060 = vector.broadcast %v_1059 : f32 to vector<16xf32>
                  %acc_1061 = math.fma %v_1060, %v_1033, %carry_995 : vector<16xf32>
                  %acc_1062 = math.fma %v_1060, %v_1038, %carry_996 : vector<16xf32>
                  %acc_1063 = math.fma %v_1060, %v_1043, %carry_997 : vector<16xf32>
                  %v_1064 = memref.load %expert_gate_up[%v_2, %v_972, %i_984] : memref<8x48x40xf32>
                  %v_1065 = vector.broadcast %v_1064 : f32 to vector<16xf32>
                  %acc_1066 = math.fma %v_1065, %v_1033, %carry_998 : vector<16xf32>
                  %acc_1067 = math.fma %v_1065, %v_1038, %carry_999 : vector<16xf32>
                  %acc_1068 = math.fma %v_1065, %v_1043, %carry_1000 : vector<16xf32>
                  %v_1069 = memref.load %expert_gate_up[%v_2, %v_974, %i_984] : memref<8x48x40xf32>
                  %v_1070 = vector.broadcast %v_1069 : f32 to vector<16xf32>
                  %acc_1071 = math.fma %v_1070, %v_1033, %carry_1001 : vector<16xf32>
                  %acc_1072 = math.fma %v_1070, %v_1038, %carry_1002 : vector<16xf32>
                  %acc_1073 = math.fma %v_1070, %v_1043, %carry_1003 : vector<16xf32>
                  %v_1074 = memref.load %expert_gate_up[%v_2, %v_976, %i_984] : memref<8x48x40xf32>
                  %v_1075 = vector.broadcast %v_1074 : f32 to vector<16xf32>
                  %acc_1076 = math.fma %v_1075, %v_1033, %carry_1004 : vector<16xf32>
                  %acc_1077 = math.fma %v_1075, %v_1038, %carry_1005 : vector<16xf32>
                  %acc_1078 = math.fma %v_1075, %v_1043, %carry_1006 : vector<16xf32>
                  %v_1079 = memref.load %expert_gate_up[%v_2, %v_978, %i_984] : memref<8x48x40xf32>
                  %v_1080 = vector.broadcast %v_1079 : f32 to vector<16xf32>
                  %acc_1081 = math.fma %v_1080, %v_1033, %carry_1007 : vector<16xf32>
                  %acc_1082 = math.fma %v_1080, %v_1038, %carry_1008 : vector<16xf32>
                  %acc_1083 = math.fma %v_1080, %v_1043, %carry_1009 : vector<16xf32>
                  %v_1084 = arith.addi %i_984, %c_1 : index
                  %v_1085 = arith.muli %v_1084, %c_8 : index
                  %v_1086 = arith.addi %v_531, %v_1085 : index
                  %v_1087 = arith.index_cast %v_1086 : index to i64
                  %pointer_1088 = llvm.inttoptr %v_1087 : i64 to !llvm.ptr
                  %v_1089 = "llvm.load"(%pointer_1088) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1090 = arith.muli %v_1084, %c_8 : index
                  %v_1091 = arith.addi %v_534, %v_1090 : index
                  %v_1092 = arith.index_cast %v_1091 : index to i64
                  %pointer_1093 = llvm.inttoptr %v_1092 : i64 to !llvm.ptr
                  %v_1094 = "llvm.load"(%pointer_1093) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1095 = arith.muli %v_1084, %c_8 : index
                  %v_1096 = arith.addi %v_537, %v_1095 : index
                  %v_1097 = arith.index_cast %v_1096 : index to i64
                  %pointer_1098 = llvm.inttoptr %v_1097 : i64 to !llvm.ptr
                  %v_1099 = "llvm.load"(%pointer_1098) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1100 = memref.load %expert_gate_up[%v_2, %v_964, %v_1084] : memref<8x48x40xf32>
                  %v_1101 = vector.broadcast %v_1100 : f32 to vector<16xf32>
                  %acc_1102 = math.fma %v_1101, %v_1089, %acc_1046 : vector<16xf32>
                  %acc_1103 = math.fma %v_1101, %v_1094, %acc_1047 : vector<16xf32>
                  %acc_1104 = math.fma %v_1101, %v_1099, %acc_1048 : vector<16xf32>
                  %v_1105 = memref.load %expert_gate_up[%v_2, %v_966, %v_1084] : memref<8x48x40xf32>
                  %v_1106 = vector.broadcast %v_1105 : f32 to vector<16xf32>
                  %acc_1107 = math.fma %v_1106, %v_1089, %acc_1051 : vector<16xf32>
                  %acc_1108 = math.fma %v_1106, %v_1094, %acc_1052 : vector<16xf32>
                  %acc_1109 = math.fma %v_1106, %v_1099, %acc_1053 : vector<16xf32>
                  %v_1110 = memref.load %expert_gate_up[%v_2, %v_968, %v_1084] : memref<8x48x40xf32>
                  %v_1111 = vector.broadcast %v_1110 : f32 to vector<16xf32>
                  %acc_1112 = math.fma %v_1111, %v_1089, %acc_1056 : vector<16xf32>
                  %acc_1113 = math.fma %v_1111, %v_1094, %acc_1057 : vector<16xf32>
                  %acc_1114 = math.fma %v_1111, %v_1099, %acc_1058 : vector<16xf32>
                  %v_1115 = memref.load %expert_gate_up[%v_2, %v_970, %v_1084] : memref<8x48x40xf32>
                  %v_1116 = vector.broadcast %v_1115 : f32 to vector<16xf32>
                  %acc_1117 = math.fma %v_1116, %v_1089, %acc_1061 : vector<16xf32>
                  %acc_1118 = math.fma %v_1116, %v_1094, %acc_1062 : vector<16xf32>
                  %acc_1119 = math.fma %v_1116, %v_1099, %acc_1063 : vector<16xf32>
                  %v_1120 = memref.load %expert_gate_up[%v_2, %v_972, %v_1084] : memref<8x48x40xf32>
                  %v_1121 = vector.broadcast %v_1120 : f32 to vector<16xf32>
                  %acc_1122 = math.fma %v_1121, %v_1089, %acc_1066 : vector<16xf32>
                  %acc_1123 = math.fma %v_1121, %v_1094, %acc_1067 : vector<16xf32>
                  %acc_1124 = math.fma %v_1121, %v_1099, %acc_1068 : vector<16xf32>
                  %v_1125 = memref.load %expert_gate_up[%v_2, %v_974, %v_1084] : memref<8x48x40xf32>
                  %v_1126 = vector.broadcast %v_1125 : f32 to vector<16xf32>
                  %acc_1127 = math.fma %v_1126, %v_1089, %acc_1071 : vector<16xf32>
                  %acc_1128 = math.fma %v_1126, %v_1094, %acc_1072 : vector<16xf32>
                  %acc_1129 = math.fma %v_1126, %v_1099, %acc_1073 : vector<16xf32>
                  %v_1130 = memref.load %expert_gate_up[%v_2, %v_976, %v_1084] : memref<8x48x40xf32>
                  %v_1131 = vector.broadcast %v_1130 : f32 to vector<16xf32>
                  %acc_1132 = math.fma %v_1131, %v_1089, %acc_1076 : vector<16xf32>
                  %acc_1133 = math.fma %v_1131, %v_1094, %acc_1077 : vector<16xf32>
                  %acc_1134 = math.fma %v_1131, %v_1099, %acc_1078 : vector<16xf32>
                  %v_1135 = memref.load %expert_gate_up[%v_2, %v_978, %v_1084] : memref<8x48x40xf32>
                  %v_1136 = vector.broadcast %v_1135 : f32 to vector<16xf32>
                  %acc_1137 = math.fma %v_1136, %v_1089, %acc_1081 : vector<16xf32>
                  %acc_1138 = math.fma %v_1136, %v_1094, %acc_1082 : vector<16xf32>
                  %acc_1139 = math.fma %v_1136, %v_1099, %acc_1083 : vector<16xf32>
                  %v_1140 = arith.addi %i_984, %c_2 : index
                  %v_1141 = arith.muli %v_1140, %c_8 : index
                  %v_1142 = arith.addi %v_531, %v_1141 : index
                  %v_1143 = arith.index_cast %v_1142 : index to i64
                  %pointer_1144 = llvm.inttoptr %v_1143 : i64 to !llvm.ptr
                  %v_1145 = "llvm.load"(%pointer_1144) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1146 = arith.muli %v_1140, %c_8 : index
                  %v_1147 = arith.addi %v_534, %v_1146 : index
                  %v_1148 = arith.index_cast %v_1147 : index to i64
                  %pointer_1149 = llvm.inttoptr %v_1148 : i64 to !llvm.ptr
                  %v_1150 = "llvm.load"(%pointer_1149) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1151 = arith.muli %v_1140, %c_8 : index
                  %v_1152 = arith.addi %v_537, %v_1151 : index
                  %v_1153 = arith.index_cast %v_1152 : index to i64
                  %pointer_1154 = llvm.inttoptr %v_1153 : i64 to !llvm.ptr
                  %v_1155 = "llvm.load"(%pointer_1154) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1156 = memref.load %expert_gate_up[%v_2, %v_964, %v_1140] : memref<8x48x40xf32>
                  %v_1157 = vector.broadcast %v_1156 : f32 to vector<16xf32>
                  %acc_1158 = math.fma %v_1157, %v_1145, %acc_1102 : vector<16xf32>
                  %acc_1159 = math.fma %v_1157, %v_1150, %acc_1103 : vector<16xf32>
                  %acc_1160 = math.fma %v_1157, %v_1155, %acc_1104 : vector<16xf32>
                  %v_1161 = memref.load %expert_gate_up[%v_2, %v_966, %v_1140] : memref<8x48x40xf32>
                  %v_1162 = vector.broadcast %v_1161 : f32 to vector<16xf32>
                  %acc_1163 = math.fma %v_1162, %v_1145, %acc_1107 : vector<16xf32>
                  %acc_1164 = math.fma %v_1162, %v_1150, %acc_1108 : vector<16xf32>
                  %acc_1165 = math.fma %v_1162, %v_1155, %acc_1109 : vector<16xf32>
                  %v_1166 = memref.load %expert_gate_up[%v_2, %v_968, %v_1140] : memref<8x48x40xf32>
                  %v_1167 = vector.broadcast %v_1166 : f32 to vector<16xf32>
                  %acc_1168 = math.fma %v_1167, %v_1145, %acc_1112 : vector<16xf32>
                  %acc_1169 = math.fma %v_1167, %v_1150, %acc_1113 : vector<16xf32>
                  %acc_1170 = math.fma %v_1167, %v_1155, %acc_1114 : vector<16xf32>
                  %v_1171 = memref.load %expert_gate_up[%v_2, %v_970, %v_1140] : memref<8x48x40xf32>
                  %v_1172 = vector.broadcast %v_1171 : f32 to vector<16xf32>
                  %acc_1173 = math.fma %v_1172, %v_1145, %acc_1117 : vector<16xf32>
                  %acc_1174 = math.fma %v_1172, %v_1150, %acc_1118 : vector<16xf32>
                  %acc_1175 = math.fma %v_1172, %v_1155, %acc_1119 : vector<16xf32>
                  %v_1176 = memref.load %expert_gate_up[%v_2, %v_972, %v_1140] : memref<8x48x40xf32>
                  %v_1177 = vector.broadcast %v_1176 : f32 to vector<16xf32>
                  %acc_1178 = math.fma %v_1177, %v_1145, %acc_1122 : vector<16xf32>
                  %acc_1179 = math.fma %v_1177, %v_1150, %acc_1123 : vector<16xf32>
                  %acc_1180 = math.fma %v_1177, %v_1155, %acc_1124 : vector<16xf32>
                  %v_1181 = memref.load %expert_gate_up[%v_2, %v_974, %v_1140] : memref<8x48x40xf32>
                  %v_1182 = vector.broadcast %v_1181 : f32 to vector<16xf32>
                  %acc_1183 = math.fma %v_1182, %v_1145, %acc_1127 : vector<16xf32>
                  %acc_1184 = math.fma %v_1182, %v_1150, %acc_1128 : vector<16xf32>
                  %acc_1185 = math.fma %v_1182, %v_1155, %acc_1129 : vector<16xf32>
                  %v_1186 = memref.load %expert_gate_up[%v_2, %v_976, %v_1140] : memref<8x48x40xf32>
                  %v_1187 = vector.broadcast %v_1186 : f32 to vector<16xf32>
                  %acc_1188 = math.fma %v_1187, %v_1145, %acc_1132 : vector<16xf32>
                  %acc_1189 = math.fma %v_1187, %v_1150, %acc_1133 : vector<16xf32>
                  %acc_1190 = math.fma %v_1187, %v_1155, %acc_1134 : vector<16xf32>
                  %v_1191 = memref.load %expert_gate_up[%v_2, %v_978, %v_1140] : memref<8x48x40xf32>
                  %v_1192 = vector.broadcast %v_1191 : f32 to vector<16xf32>
                  %acc_1193 = math.fma %v_1192, %v_1145, %acc_1137 : vector<16xf32>
                  %acc_1194 = math.fma %v_1192, %v_1150, %acc_1138 : vector<16xf32>
                  %acc_1195 = math.fma %v_1192, %v_1155, %acc_1139 : vector<16xf32>
                  %v_1196 = arith.addi %i_984, %c_13 : index
                  %v_1197 = arith.muli %v_1196, %c_8 : index
                  %v_1198 = arith.addi %v_531, %v_1197 : index
                  %v_1199 = arith.index_cast %v_1198 : index to i64
                  %pointer_1200 = llvm.inttoptr %v_1199 : i64 to !llvm.ptr
                  %v_1201 = "llvm.load"(%pointer_1200) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1202 = arith.muli %v_1196, %c_8 : index
                  %v_1203 = arith.addi %v_534, %v_1202 : index
                  %v_1204 = arith.index_cast %v_1203 : index to i64
                  %pointer_1205 = llvm.inttoptr %v_1204 : i64 to !llvm.ptr
                  %v_1206 = "llvm.load"(%pointer_1205) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1207 = arith.muli %v_1196, %c_8 : index
                  %v_1208 = arith.addi %v_537, %v_1207 : index
                  %v_1209 = arith.index_cast %v_1208 : index to i64
                  %pointer_1210 = llvm.inttoptr %v_1209 : i64 to !llvm.ptr
                  %v_1211 = "llvm.load"(%pointer_1210) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1212 = memref.load %expert_gate_up[%v_2, %v_964, %v_1196] : memref<8x48x40xf32>
                  %v_1213 = vector.broadcast %v_1212 : f32 to vector<16xf32>
                  %acc_1214 = math.fma %v_1213, %v_1201, %acc_1158 : vector<16xf32>
                  %acc_1215 = math.fma %v_1213, %v_1206, %acc_1159 : vector<16xf32>
                  %acc_1216 = math.fma %v_1213, %v_1211, %acc_1160 : vector<16xf32>
                  %v_1217 = memref.load %expert_gate_up[%v_2, %v_966, %v_1196] : memref<8x48x40xf32>
                  %v_1218 = vector.broadcast %v_1217 : f32 to vector<16xf32>
                  %acc_1219 = math.fma %v_1218, %v_1201, %acc_1163 : vector<16xf32>
                  %acc_1220 = math.fma %v_1218, %v_1206, %acc_1164 : vector<16xf32>
                  %acc_1221 = math.fma %v_1218, %v_1211, %acc_1165 : vector<16xf32>
                  %v_1222 = memref.load %expert_gate_up[%v_2, %v_968, %v_1196] : memref<8x48x40xf32>
                  %v_1223 = vector.broadcast %v_1222 : f32 to vector<16xf32>
                  %acc_1224 = math.fma %v_1223, %v_1201, %acc_1168 : vector<16xf32>
                  %acc_1225 = math.fma %v_1223, %v_1206, %acc_1169 : vector<16xf32>
                  %acc_1226 = math.fma %v_1223, %v_1211, %acc_1170 : vector<16xf32>
                  %v_1227 = memref.load %expert_gate_up[%v_2, %v_970, %v_1196] : memref<8x48x40xf32>
                  %v_1228 = vector.broadcast %v_1227 : f32 to vector<16xf32>
                  %acc_1229 = math.fma %v_1228, %v_1201, %acc_1173 : vector<16xf32>
                  %acc_1230 = math.fma %v_1228, %v_1206, %acc_1174 : vector<16xf32>
                  %acc_1231 = math.fma %v_1228, %v_1211, %acc_1175 : vector<16xf32>
                  %v_1232 = memref.load %expert_gate_up[%v_2, %v_972, %v_1196] : memref<8x48x40xf32>
                  %v_1233 = vector.broadcast %v_1232 : f32 to vector<16xf32>
                  %acc_1234 = math.fma %v_1233, %v_1201, %acc_1178 : vector<16xf32>
                  %acc_1235 = math.fma %v_1233, %v_1206, %acc_1179 : vector<16xf32>
                  %acc_1236 = math.fma %v_1233, %v_1211, %acc_1180 : vector<16xf32>
                  %v_1237 = memref.load %expert_gate_up[%v_2, %v_974, %v_1196] : memref<8x48x40xf32>
                  %v_1238 = vector.broadcast %v_1237 : f32 to vector<16xf32>
                  %acc_1239 = math.fma %v_1238, %v_1201, %acc_1183 : vector<16xf32>
                  %acc_1240 = math.fma %v_1238, %v_1206, %acc_1184 : vector<16xf32>
                  %acc_1241 = math.fma %v_1238, %v_1211, %acc_1185 : vector<16xf32>
                  %v_1242 = memref.load %expert_gate_up[%v_2, %v_976, %v_1196] : memref<8x48x40xf32>
                  %v_1243 = vector.broadcast %v_1242 : f32 to vector<16xf32>
                  %acc_1244 = math.fma %v_1243, %v_1201, %acc_1188 : vector<16xf32>
                  %acc_1245 = math.fma %v_1243, %v_1206, %acc_1189 : vector<16xf32>
                  %acc_1246 = math.fma %v_1243, %v_1211, %acc_1190 : vector<16xf32>
                  %v_1247 = memref.load %expert_gate_up[%v_2, %v_978, %v_1196] : memref<8x48x40xf32>
                  %v_1248 = vector.broadcast %v_1247 : f32 to vector<16xf32>
                  %acc_1249 = math.fma %v_1248, %v_1201, %acc_1193 : vector<16xf32>
                  %acc_1250 = math.fma %v_1248, %v_1206, %acc_1194 : vector<16xf32>
                  %acc_1251 = math.fma %v_1248, %v_1211, %acc_1195 : vector<16xf32>
                  scf.yield %acc_1214, %acc_1215, %acc_1216, %acc_1219, %acc_1220, %acc_1221, %acc_1224, %acc_1225, %acc_1226, %acc_1229, %acc_1230, %acc_1231, %acc_1234, %acc_1235, %acc_1236, %acc_1239, %acc_1240, %acc_1241, %acc_1244, %acc_1245, %acc_1246, %acc_1249, %acc_1250, %acc_1251 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_1252 = arith.addi %v_963, %c_12 : index
                %v_1253 = arith.muli %v_1252, %c_8 : index
                %v_1254 = arith.addi %v_507, %v_1253 : index
                %v_1255 = arith.index_cast %v_1254 : index to i64
                %pointer_1256 = llvm.inttoptr %v_1255 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#0, %pointer_1256) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1257 = arith.addi %v_963, %c_12 : index
                %v_1258 = arith.muli %v_1257, %c_8 : index
                %v_1259 = arith.addi %v_507, %v_1258 : index
                %v_1260 = arith.addi %v_1259, %c_46 : index
                %v_1261 = arith.index_cast %v_1260 : index to i64
                %pointer_1262 = llvm.inttoptr %v_1261 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#1, %pointer_1262) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1263 = arith.addi %v_963, %c_12 : index
                %v_1264 = arith.muli %v_1263, %c_8 : index
                %v_1265 = arith.addi %v_507, %v_1264 : index
                %v_1266 = arith.addi %v_1265, %c_47 : index
                %v_1267 = arith.index_cast %v_1266 : index to i64
                %pointer_1268 = llvm.inttoptr %v_1267 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#2, %pointer_1268) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1269 = arith.addi %v_963, %c_48 : index
                %v_1270 = arith.muli %v_1269, %c_8 : index
                %v_1271 = arith.addi %v_507, %v_1270 : index
                %v_1272 = arith.index_cast %v_1271 : index to i64
                %pointer_1273 = llvm.inttoptr %v_1272 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#3, %pointer_1273) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1274 = arith.addi %v_963, %c_48 : index
                %v_1275 = arith.muli %v_1274, %c_8 : index
                %v_1276 = arith.addi %v_507, %v_1275 : index
                %v_1277 = arith.addi %v_1276, %c_46 : index
                %v_1278 = arith.index_cast %v_1277 : index to i64
                %pointer_1279 = llvm.inttoptr %v_1278 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#4, %pointer_1279) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1280 = arith.addi %v_963, %c_48 : index
                %v_1281 = arith.muli %v_1280, %c_8 : index
                %v_1282 = arith.addi %v_507, %v_1281 : index
                %v_1283 = arith.addi %v_1282, %c_47 : index
                %v_1284 = arith.index_cast %v_1283 : index to i64
                %pointer_1285 = llvm.inttoptr %v_1284 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#5, %pointer_1285) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1286 = arith.addi %v_963, %c_49 : index
                %v_1287 = arith.muli %v_1286, %c_8 : index
                %v_1288 = arith.addi %v_507, %v_1287 : index
                %v_1289 = arith.index_cast %v_1288 : index to i64
                %pointer_1290 = llvm.inttoptr %v_1289 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#6, %pointer_1290) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1291 = arith.addi %v_963, %c_49 : index
                %v_1292 = arith.muli %v_1291, %c_8 : index
                %v_1293 = arith.addi %v_507, %v_1292 : index
                %v_1294 = arith.addi %v_1293, %c_46 : index
                %v_1295 = arith.index_cast %v_1294 : index to i64
                %pointer_1296 = llvm.inttoptr %v_1295 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#7, %pointer_1296) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1297 = arith.addi %v_963, %c_49 : index
                %v_1298 = arith.muli %v_1297, %c_8 : index
                %v_1299 = arith.addi %v_507, %v_1298 : index
                %v_1300 = arith.addi %v_1299, %c_47 : index
                %v_1301 = arith.index_cast %v_1300 : index to i64
                %pointer_1302 = llvm.inttoptr %v_1301 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#8, %pointer_1302) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1303 = arith.addi %v_963, %c_50 : index
                %v_1304 = arith.muli %v_1303, %c_8 : index
                %v_1305 = arith.addi %v_507, %v_1304 : index
                %v_1306 = arith.index_cast %v_1305 : index to i64
                %pointer_1307 = llvm.inttoptr %v_1306 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#9, %pointer_1307) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1308 = arith.addi %v_963, %c_50 : index
                %v_1309 = arith.muli %v_1308, %c_8 : index
                %v_1310 = arith.addi %v_507, %v_1309 : index
                %v_1311 = arith.addi %v_1310, %c_46 : index
                %v_1312 = arith.index_cast %v_1311 : index to i64
                %pointer_1313 = llvm.inttoptr %v_1312 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#10, %pointer_1313) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1314 = arith.addi %v_963, %c_50 : index
                %v_1315 = arith.muli %v_1314, %c_8 : index
                %v_1316 = arith.addi %v_507, %v_1315 : index
                %v_1317 = arith.addi %v_1316, %c_47 : index
                %v_1318 = arith.index_cast %v_1317 : index to i64
                %pointer_1319 = llvm.inttoptr %v_1318 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#11, %pointer_1319) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1320 = arith.addi %v_963, %c_51 : index
                %v_1321 = arith.muli %v_1320, %c_8 : index
                %v_1322 = arith.addi %v_507, %v_1321 : index
                %v_1323 = arith.index_cast %v_1322 : index to i64
                %pointer_1324 = llvm.inttoptr %v_1323 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#12, %pointer_1324) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1325 = arith.addi %v_963, %c_51 : index
                %v_1326 = arith.muli %v_1325, %c_8 : index
                %v_1327 = arith.addi %v_507, %v_1326 : index
                %v_1328 = arith.addi %v_1327, %c_46 : index
                %v_1329 = arith.index_cast %v_1328 : index to i64
                %pointer_1330 = llvm.inttoptr %v_1329 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#13, %pointer_1330) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1331 = arith.addi %v_963, %c_51 : index
                %v_1332 = arith.muli %v_1331, %c_8 : index
                %v_1333 = arith.addi %v_507, %v_1332 : index
                %v_1334 = arith.addi %v_1333, %c_47 : index
                %v_1335 = arith.index_cast %v_1334 : index to i64
                %pointer_1336 = llvm.inttoptr %v_1335 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#14, %pointer_1336) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1337 = arith.addi %v_963, %c_52 : index
                %v_1338 = arith.muli %v_1337, %c_8 : index
                %v_1339 = arith.addi %v_507, %v_1338 : index
                %v_1340 = arith.index_cast %v_1339 : index to i64
                %pointer_1341 = llvm.inttoptr %v_1340 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#15, %pointer_1341) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1342 = arith.addi %v_963, %c_52 : index
                %v_1343 = arith.muli %v_1342, %c_8 : index
                %v_1344 = arith.addi %v_507, %v_1343 : index
                %v_1345 = arith.addi %v_1344, %c_46 : index
                %v_1346 = arith.index_cast %v_1345 : index to i64
                %pointer_1347 = llvm.inttoptr %v_1346 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#16, %pointer_1347) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1348 = arith.addi %v_963, %c_52 : index
                %v_1349 = arith.muli %v_1348, %c_8 : index
                %v_1350 = arith.addi %v_507, %v_1349 : index
                %v_1351 = arith.addi %v_1350, %c_47 : index
                %v_1352 = arith.index_cast %v_1351 : index to i64
                %pointer_1353 = llvm.inttoptr %v_1352 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#17, %pointer_1353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1354 = arith.addi %v_963, %c_53 : index
                %v_1355 = arith.muli %v_1354, %c_8 : index
                %v_1356 = arith.addi %v_507, %v_1355 : index
                %v_1357 = arith.index_cast %v_1356 : index to i64
                %pointer_1358 = llvm.inttoptr %v_1357 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#18, %pointer_1358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1359 = arith.addi %v_963, %c_53 : index
                %v_1360 = arith.muli %v_1359, %c_8 : index
                %v_1361 = arith.addi %v_507, %v_1360 : index
                %v_1362 = arith.addi %v_1361, %c_46 : index
                %v_1363 = arith.index_cast %v_1362 : index to i64
                %pointer_1364 = llvm.inttoptr %v_1363 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#19, %pointer_1364) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1365 = arith.addi %v_963, %c_53 : index
                %v_1366 = arith.muli %v_1365, %c_8 : index
                %v_1367 = arith.addi %v_507, %v_1366 : index
                %v_1368 = arith.addi %v_1367, %c_47 : index
                %v_1369 = arith.index_cast %v_1368 : index to i64
                %pointer_1370 = llvm.inttoptr %v_1369 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#20, %pointer_1370) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1371 = arith.addi %v_963, %c_54 : index
                %v_1372 = arith.muli %v_1371, %c_8 : index
                %v_1373 = arith.addi %v_507, %v_1372 : index
                %v_1374 = arith.index_cast %v_1373 : index to i64
                %pointer_1375 = llvm.inttoptr %v_1374 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#21, %pointer_1375) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1376 = arith.addi %v_963, %c_54 : index
                %v_1377 = arith.muli %v_1376, %c_8 : index
                %v_1378 = arith.addi %v_507, %v_1377 : index
                %v_1379 = arith.addi %v_1378, %c_46 : index
                %v_1380 = arith.index_cast %v_1379 : index to i64
                %pointer_1381 = llvm.inttoptr %v_1380 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#22, %pointer_1381) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1382 = arith.addi %v_963, %c_54 : index
                %v_1383 = arith.muli %v_1382, %c_8 : index
                %v_1384 = arith.addi %v_507, %v_1383 : index
                %v_1385 = arith.addi %v_1384, %c_47 : index
                %v_1386 = arith.index_cast %v_1385 : index to i64
                %pointer_1387 = llvm.inttoptr %v_1386 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#23, %pointer_1387) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_1388 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1389 = arith.muli %v_529, %c_12 : index
              %v_1390 = arith.addi %v_4, %v_1389 : index
              %v_1391 = arith.muli %v_1390, %c_55 : index
              %v_1392 = arith.addi %address_1388, %v_1391 : index
              %v_1393 = arith.subi %i_514, %v_515 : index
              %v_1394 = arith.subi %c_4, %i_514 : index
              %v_1395 = arith.maxsi %v_1394, %c_0 : index
              %v_1396 = arith.minsi %c_12, %v_1395 : index
              scf.for %i_1397 = %c_0 to %v_1396 step %c_1 {
                %v_1398 = arith.addi %v_1393, %i_1397 : index
                %v_1399 = arith.muli %v_1398, %c_8 : index
                %v_1400 = arith.addi %v_507, %v_1399 : index
                %v_1401 = arith.index_cast %v_1400 : index to i64
                %pointer_1402 = llvm.inttoptr %v_1401 : i64 to !llvm.ptr
                %v_1403 = "llvm.load"(%pointer_1402) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1404 = arith.addi %v_1393, %i_1397 : index
                %v_1405 = arith.addi %v_1404, %c_12 : index
                %v_1406 = arith.muli %v_1405, %c_8 : index
                %v_1407 = arith.addi %v_507, %v_1406 : index
                %v_1408 = arith.index_cast %v_1407 : index to i64
                %pointer_1409 = llvm.inttoptr %v_1408 : i64 to !llvm.ptr
                %v_1410 = "llvm.load"(%pointer_1409) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1411 = arith.subf %c_26, %v_1403 : vector<16xf32>
                %is_1412 = arith.cmpf ogt, %v_1411, %c_56 : vector<16xf32>
                %v_1413 = arith.select %is_1412, %c_56, %v_1411 : vector<16xi1>, vector<16xf32>
                %is_1414 = arith.cmpf olt, %v_1413, %c_57 : vector<16xf32>
                %v_1415 = arith.select %is_1414, %c_57, %v_1413 : vector<16xi1>, vector<16xf32>
                %v_1416 = arith.mulf %v_1415, %c_58 : vector<16xf32>
                %v_1417 = math.roundeven %v_1416 : vector<16xf32>
                %acc_1418 = math.fma %v_1417, %c_59, %v_1415 : vector<16xf32>
                %acc_1419 = math.fma %v_1417, %c_60, %acc_1418 : vector<16xf32>
                %acc_1420 = math.fma %c_61, %acc_1419, %c_62 : vector<16xf32>
                %acc_1421 = math.fma %acc_1420, %acc_1419, %c_63 : vector<16xf32>
                %acc_1422 = math.fma %acc_1421, %acc_1419, %c_64 : vector<16xf32>
                %acc_1423 = math.fma %acc_1422, %acc_1419, %c_65 : vector<16xf32>
                %acc_1424 = math.fma %acc_1423, %acc_1419, %c_66 : vector<16xf32>
                %acc_1425 = math.fma %acc_1424, %acc_1419, %c_67 : vector<16xf32>
                %acc_1426 = math.fma %acc_1425, %acc_1419, %c_67 : vector<16xf32>
                %v_1427 = arith.fptosi %v_1417 : vector<16xf32> to vector<16xi32>
                %v_1428 = arith.shrsi %v_1427, %c_68 : vector<16xi32>
                %v_1429 = arith.subi %v_1427, %v_1428 : vector<16xi32>
                %v_1430 = arith.addi %v_1428, %c_70 : vector<16xi32>
                %v_1431 = arith.shli %v_1430, %c_69 : vector<16xi32>
                %v_1432 = arith.bitcast %v_1431 : vector<16xi32> to vector<16xf32>
                %v_1433 = arith.mulf %acc_1426, %v_1432 : vector<16xf32>
                %v_1434 = arith.addi %v_1429, %c_70 : vector<16xi32>
                %v_1435 = arith.shli %v_1434, %c_69 : vector<16xi32>
                %v_1436 = arith.bitcast %v_1435 : vector<16xi32> to vector<16xf32>
                %v_1437 = arith.mulf %v_1433, %v_1436 : vector<16xf32>
                %v_1438 = arith.addf %v_1437, %c_67 : vector<16xf32>
                %v_1439 = arith.divf %c_67, %v_1438 : vector<16xf32>
                %v_1440 = arith.mulf %v_1403, %v_1439 : vector<16xf32>
                %v_1441 = arith.mulf %v_1440, %v_1410 : vector<16xf32>
                %v_1442 = arith.addi %i_514, %i_1397 : index
                %v_1443 = arith.divui %v_1442, %c_1 : index
                %v_1444 = arith.muli %v_1443, %c_8 : index
                %v_1445 = arith.addi %v_1392, %v_1444 : index
                %v_1446 = arith.index_cast %v_1445 : index to i64
                %pointer_1447 = llvm.inttoptr %v_1446 : i64 to !llvm.ptr
                "llvm.store"(%v_1441, %pointer_1447) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_1448 = arith.addi %v_529, %c_1 : index
              %v_1449 = arith.addi %v_507, %c_46 : index
              %address_1450 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1451 = arith.muli %v_1448, %c_12 : index
              %v_1452 = arith.addi %v_4, %v_1451 : index
              %v_1453 = arith.muli %v_1452, %c_55 : index
              %v_1454 = arith.addi %address_1450, %v_1453 : index
              %v_1455 = arith.subi %i_514, %v_515 : index
              %v_1456 = arith.subi %c_4, %i_514 : index
              %v_1457 = arith.maxsi %v_1456, %c_0 : index
              %v_1458 = arith.minsi %c_12, %v_1457 : index
              scf.for %i_1459 = %c_0 to %v_1458 step %c_1 {
                %v_1460 = arith.addi %v_1455, %i_1459 : index
                %v_1461 = arith.muli %v_1460, %c_8 : index
                %v_1462 = arith.addi %v_1449, %v_1461 : index
                %v_1463 = arith.index_cast %v_1462 : index to i64
                %pointer_1464 = llvm.inttoptr %v_1463 : i64 to !llvm.ptr
                %v_1465 = "llvm.load"(%pointer_1464) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1466 = arith.addi %v_1455, %i_1459 : index
                %v_1467 = arith.addi %v_1466, %c_12 : index
                %v_1468 = arith.muli %v_1467, %c_8 : index
                %v_1469 = arith.addi %v_1449, %v_1468 : index
                %v_1470 = arith.index_cast %v_1469 : index to i64
                %pointer_1471 = llvm.inttoptr %v_1470 : i64 to !llvm.ptr
                %v_1472 = "llvm.load"(%pointer_1471) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1473 = arith.subf %c_26, %v_1465 : vector<16xf32>
                %is_1474 = arith.cmpf ogt, %v_1473, %c_56 : vector<16xf32>
                %v_1475 = arith.select %is_1474, %c_56, %v_1473 : vector<16xi1>, vector<16xf32>
                %is_1476 = arith.cmpf olt, %v_1475, %c_57 : vector<16xf32>
                %v_1477 = arith.select %is_1476, %c_57, %v_1475 : vector<16xi1>, vector<16xf32>
                %v_1478 = arith.mulf %v_1477, %c_58 : vector<16xf32>
                %v_1479 = math.roundeven %v_1478 : vector<16xf32>
                %acc_1480 = math.fma %v_1479, %c_59, %v_1477 : vector<16xf32>
                %acc_1481 = math.fma %v_1479, %c_60, %acc_1480 : vector<16xf32>
                %acc_1482 = math.fma %c_61, %acc_1481, %c_62 : vector<16xf32>
                %acc_1483 = math.fma %acc_1482, %acc_1481, %c_63 : vector<16xf32>
                %acc_1484 = math.fma %acc_1483, %acc_1481, %c_64 : vector<16xf32>
                %acc_1485 = math.fma %acc_1484, %acc_1481, %c_65 : vector<16xf32>
                %acc_1486 = math.fma %acc_1485, %acc_1481, %c_66 : vector<16xf32>
                %acc_1487 = math.fma %acc_1486, %acc_1481, %c_67 : vector<16xf32>
                %acc_1488 = math.fma %acc_1487, %acc_1481, %c_67 : vector<16xf32>
                %v_1489 = arith.fptosi %v_1479 : vector<16xf32> to vector<16xi32>
                %v_1490 = arith.shrsi %v_1489, %c_68 : vector<16xi32>
                %v_1491 = arith.subi %v_1489, %v_1490 : vector<16xi32>
                %v_1492 = arith.addi %v_1490, %c_70 : vector<16xi32>
                %v_1493 = arith.shli %v_1492, %c_69 : vector<16xi32>
                %v_1494 = arith.bitcast %v_1493 : vector<16xi32> to vector<16xf32>
                %v_1495 = arith.mulf %acc_1488, %v_1494 : vector<16xf32>
                %v_1496 = arith.addi %v_1491, %c_70 : vector<16xi32>
                %v_1497 = arith.shli %v_1496, %c_69 : vector<16xi32>
                %v_1498 = arith.bitcast %v_1497 : vector<16xi32> to vector<16xf32>
                %v_1499 = arith.mulf %v_1495, %v_1498 : vector<16xf32>
                %v_1500 = arith.addf %v_1499, %c_67 : vector<16xf32>
                %v_1501 = arith.divf %c_67, %v_1500 : vector<16xf32>
                %v_1502 = arith.mulf %v_1465, %v_1501 : vector<16xf32>
                %v_1503 = arith.mulf %v_1502, %v_1472 : vector<16xf32>
                %v_1504 = arith.addi %i_514, %i_1459 : index
                %v_1505 = arith.divui %v_1504, %c_1 : index
                %v_1506 = arith.muli %v_1505, %c_8 : index
                %v_1507 = arith.addi %v_1454, %v_1506 : index
                %v_1508 = arith.index_cast %v_1507 : index to i64
                %pointer_1509 = llvm.inttoptr %v_1508 : i64 to !llvm.ptr
                "llvm.store"(%v_1503, %pointer_1509) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_1510 = arith.addi %v_529, %c_2 : index
              %v_1511 = arith.addi %v_507, %c_47 : index
              %address_1512 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1513 = arith.muli %v_1510, %c_12 : index
              %v_1514 = arith.addi %v_4, %v_1513 : index
              %v_1515 = arith.muli %v_1514, %c_55 : index
              %v_1516 = arith.addi %address_1512, %v_1515 : index
              %v_1517 = arith.subi %i_514, %v_515 : index
              %v_1518 = arith.subi %c_4, %i_514 : index
              %v_1519 = arith.maxsi %v_1518, %c_0 : index
              %v_1520 = arith.minsi %c_12, %v_1519 : index
              scf.for %i_1521 = %c_0 to %v_1520 step %c_1 {
                %v_1522 = arith.addi %v_1517, %i_1521 : index
                %v_1523 = arith.muli %v_1522, %c_8 : index
                %v_1524 = arith.addi %v_1511, %v_1523 : index
                %v_1525 = arith.index_cast %v_1524 : index to i64
                %pointer_1526 = llvm.inttoptr %v_1525 : i64 to !llvm.ptr
                %v_1527 = "llvm.load"(%pointer_1526) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1528 = arith.addi %v_1517, %i_1521 : index
                %v_1529 = arith.addi %v_1528, %c_12 : index
                %v_1530 = arith.muli %v_1529, %c_8 : index
                %v_1531 = arith.addi %v_1511, %v_1530 : index
                %v_1532 = arith.index_cast %v_1531 : index to i64
                %pointer_1533 = llvm.inttoptr %v_1532 : i64 to !llvm.ptr
                %v_1534 = "llvm.load"(%pointer_1533) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1535 = arith.subf %c_26, %v_1527 : vector<16xf32>
                %is_1536 = arith.cmpf ogt, %v_1535, %c_56 : vector<16xf32>
                %v_1537 = arith.select %is_1536, %c_56, %v_1535 : vector<16xi1>, vector<16xf32>
                %is_1538 = arith.cmpf olt, %v_1537, %c_57 : vector<16xf32>
                %v_1539 = arith.select %is_1538, %c_57, %v_1537 : vector<16xi1>, vector<16xf32>
                %v_1540 = arith.mulf %v_1539, %c_58 : vector<16xf32>
                %v_1541 = math.roundeven %v_1540 : vector<16xf32>
                %acc_1542 = math.fma %v_1541, %c_59, %v_1539 : vector<16xf32>
                %acc_1543 = math.fma %v_1541, %c_60, %acc_1542 : vector<16xf32>
                %acc_1544 = math.fma %c_61, %acc_1543, %c_62 : vector<16xf32>
                %acc_1545 = math.fma %acc_1544, %acc_1543, %c_63 : vector<16xf32>
                %acc_1546 = math.fma %acc_1545, %acc_1543, %c_64 : vector<16xf32>
                %acc_1547 = math.fma %acc_1546, %acc_1543, %c_65 : vector<16xf32>
                %acc_1548 = math.fma %acc_1547, %acc_1543, %c_66 : vector<16xf32>
                %acc_1549 = math.fma %acc_1548, %acc_1543, %c_67 : vector<16xf32>
                %acc_1550 = math.fma %acc_1549, %acc_1543, %c_67 : vector<16xf32>
                %v_1551 = arith.fptosi %v_1541 : vector<16xf32> to vector<16xi32>
                %v_1552 = arith.shrsi %v_1551, %c_68 : vector<16xi32>
                %v_1553 = arith.subi %v_1551, %v_1552 : vector<16xi32>
                %v_1554 = arith.addi %v_1552, %c_70 : vector<16xi32>
                %v_1555 = arith.shli %v_1554, %c_69 : vector<16xi32>
                %v_1556 = arith.bitcast %v_1555 : vector<16xi32> to vector<16xf32>
                %v_1557 = arith.mulf %acc_1550, %v_1556 : vector<16xf32>
                %v_1558 = arith.addi %v_1553, %c_70 : vector<16xi32>
                %v_1559 = arith.shli %v_1558, %c_69 : vector<16xi32>
                %v_1560 = arith.bitcast %v_1559 : vector<16xi32> to vector<16xf32>
                %v_1561 = arith.mulf %v_1557, %v_1560 : vector<16xf32>
                %v_1562 = arith.addf %v_1561, %c_67 : vector<16xf32>
                %v_1563 = arith.divf %c_67, %v_1562 : vector<16xf32>
                %v_1564 = arith.mulf %v_1527, %v_1563 : vector<16xf32>
                %v_1565 = arith.mulf %v_1564, %v_1534 : vector<16xf32>
                %v_1566 = arith.addi %i_514, %i_1521 : index
                %v_1567 = arith.divui %v_1566, %c_1 : index
                %v_1568 = arith.muli %v_1567, %c_8 : index
                %v_1569 = arith.addi %v_1516, %v_1568 : index
                %v_1570 = arith.index_cast %v_1569 : index to i64
                %pointer_1571 = llvm.inttoptr %v_1570 : i64 to !llvm.ptr
                "llvm.store"(%v_1565, %pointer_1571) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
            %v_1572 = arith.remui %v_27, %c_13 : index
            %is_1573 = arith.cmpi eq, %v_1572, %c_1 : index
            scf.if %is_1573 {
              %v_1574 = arith.muli %v_527, %c_13 : index
              %v_1575 = arith.muli %v_1574, %c_25 : index
              %v_1576 = arith.addi %v_25, %v_1575 : index
              scf.for %i_1577 = %c_0 to %c_2 step %c_1 {
                %v_1578 = arith.muli %i_1577, %c_17 : index
                %v_1579 = arith.minsi %v_1578, %c_17 : index
                %v_1580 = arith.addi %v_515, %v_1579 : index
                %v_1581 = arith.addi %v_515, %v_1579 : index
                %v_1582 = arith.addi %v_1581, %c_1 : index
                %v_1583 = arith.addi %v_515, %v_1579 : index
                %v_1584 = arith.addi %v_1583, %c_2 : index
                %v_1585 = arith.addi %v_515, %v_1579 : index
                %v_1586 = arith.addi %v_1585, %c_13 : index
                %v_1587 = arith.addi %v_515, %v_1579 : index
                %v_1588 = arith.addi %v_1587, %c_5 : index
                %v_1589 = arith.addi %v_515, %v_1579 : index
                %v_1590 = arith.addi %v_1589, %c_14 : index
                %v_1591 = arith.addi %v_515, %v_1579 : index
                %v_1592 = arith.addi %v_1591, %c_15 : index
                %v_1593 = arith.addi %v_515, %v_1579 : index
                %v_1594 = arith.addi %v_1593, %c_16 : index
                %v_1595 = arith.muli %v_512, %c_5 : index
                %v_1596 = arith.muli %v_527, %c_2 : index
                %v_1597 = arith.muli %v_1596, %c_2 : index
                %v_1598 = arith.addi %v_1597, %i_1577 : index
                %loop_1600:8 = scf.for %i_1599 = %c_0 to %c_44 step %c_5 iter_args(%carry_1601 = %c_26, %carry_1602 = %c_26, %carry_1603 = %c_26, %carry_1604 = %c_26, %carry_1605 = %c_26, %carry_1606 = %c_26, %carry_1607 = %c_26, %carry_1608 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_1609 = arith.divui %i_1599, %c_5 : index
                  %v_1610 = arith.muli %v_1595, %c_19 : index
                  %v_1611 = arith.addi %v_1610, %c_45 : index
                  %v_1612 = arith.muli %v_1595, %c_19 : index
                  %v_1613 = arith.divui %v_1611, %v_1612 : index
                  %v_1614 = arith.muli %v_1598, %c_19 : index
                  %v_1615 = arith.addi %v_1614, %v_1609 : index
                  %v_1616 = arith.muli %v_1615, %v_1613 : index
                  scf.for %i_1617 = %c_0 to %v_1613 step %c_1 {
                    %v_1618 = arith.addi %v_1616, %i_1617 : index
                    %v_1619 = arith.minsi %v_1618, %c_45 : index
                    %v_1620 = arith.muli %v_1619, %c_8 : index
                    %v_1621 = arith.addi %v_521, %v_1620 : index
                    %v_1622 = arith.index_cast %v_1621 : index to i64
                    %pointer_1623 = llvm.inttoptr %v_1622 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1623) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1624 = arith.muli %v_1619, %c_8 : index
                    %v_1625 = arith.addi %v_526, %v_1624 : index
                    %v_1626 = arith.index_cast %v_1625 : index to i64
                    %pointer_1627 = llvm.inttoptr %v_1626 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1627) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1628 = arith.muli %i_1599, %c_8 : index
                  %v_1629 = arith.addi %v_1576, %v_1628 : index
                  %v_1630 = arith.index_cast %v_1629 : index to i64
                  %pointer_1631 = llvm.inttoptr %v_1630 : i64 to !llvm.ptr
                  %v_1632 = "llvm.load"(%pointer_1631) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1633 = memref.load %expert_gate_up[%v_2, %v_1580, %i_1599] : memref<8x48x40xf32>
                  %v_1634 = vector.broadcast %v_1633 : f32 to vector<16xf32>
                  %acc_1635 = math.fma %v_1634, %v_1632, %carry_1601 : vector<16xf32>
                  %v_1636 = memref.load %expert_gate_up[%v_2, %v_1582, %i_1599] : memref<8x48x40xf32>
                  %v_1637 = vector.broadcast %v_1636 : f32 to vector<16xf32>
                  %acc_1638 = math.fma %v_1637, %v_1632, %carry_1602 : vector<16xf32>
                  %v_1639 = memref.load %expert_gate_up[%v_2, %v_1584, %i_1599] : memref<8x48x40xf32>
                  %v_1640 = vector.broadcast %v_1639 : f32 to vector<16xf32>
                  %acc_1641 = math.fma %v_1640, %v_1632, %carry_1603 : vector<16xf32>
                  %v_1642 = memref.load %expert_gate_up[%v_2, %v_1586, %i_1599] : memref<8x48x40xf32>
                  %v_1643 = vector.broadcast %v_1642 : f32 to vector<16xf32>
                  %acc_1644 = math.fma %v_1643, %v_1632, %carry_1604 : vector<16xf32>
                  %v_1645 = memref.load %expert_gate_up[%v_2, %v_1588, %i_1599] : memref<8x48x40xf32>
                  %v_1646 = vector.broadcast %v_1645 : f32 to vector<16xf32>
                  %acc_1647 = math.fma %v_1646, %v_1632, %carry_1605 : vector<16xf32>
                  %v_1648 = memref.load %expert_gate_up[%v_2, %v_1590, %i_1599] : memref<8x48x40xf32>
                  %v_1649 = vector.broadcast %v_1648 : f32 to vector<16xf32>
                  %acc_1650 = math.fma %v_1649, %v_1632, %carry_1606 : vector<16xf32>
                  %v_1651 = memref.load %expert_gate_up[%v_2, %v_1592, %i_1599] : memref<8x48x40xf32>
                  %v_1652 = vector.broadcast %v_1651 : f32 to vector<16xf32>
                  %acc_1653 = math.fma %v_1652, %v_1632, %carry_1607 : vector<16xf32>
                  %v_1654 = memref.load %expert_gate_up[%v_2, %v_1594, %i_1599] : memref<8x48x40xf32>
                  %v_1655 = vector.broadcast %v_1654 : f32 to vector<16xf32>
                  %acc_1656 = math.fma %v_1655, %v_1632, %carry_1608 : vector<16xf32>
                  %v_1657 = arith.addi %i_1599, %c_1 : index
                  %v_1658 = arith.muli %v_1657, %c_8 : index
                  %v_1659 = arith.addi %v_1576, %v_1658 : index
                  %v_1660 = arith.index_cast %v_1659 : index to i64
                  %pointer_1661 = llvm.inttoptr %v_1660 : i64 to !llvm.ptr
                  %v_1662 = "llvm.load"(%pointer_1661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1663 = memref.load %expert_gate_up[%v_2, %v_1580, %v_1657] : memref<8x48x40xf32>
                  %v_1664 = vector.broadcast %v_1663 : f32 to vector<16xf32>
                  %acc_1665 = math.fma %v_1664, %v_1662, %acc_1635 : vector<16xf32>
                  %v_1666 = memref.load %expert_gate_up[%v_2, %v_1582, %v_1657] : memref<8x48x40xf32>
                  %v_1667 = vector.broadcast %v_1666 : f32 to vector<16xf32>
                  %acc_1668 = math.fma %v_1667, %v_1662, %acc_1638 : vector<16xf32>
                  %v_1669 = memref.load %expert_gate_up[%v_2, %v_1584, %v_1657] : memref<8x48x40xf32>
                  %v_1670 = vector.broadcast %v_1669 : f32 to vector<16xf32>
                  %acc_1671 = math.fma %v_1670, %v_1662, %acc_1641 : vector<16xf32>
                  %v_1672 = memref.load %expert_gate_up[%v_2, %v_1586, %v_1657] : memref<8x48x40xf32>
                  %v_1673 = vector.broadcast %v_1672 : f32 to vector<16xf32>
                  %acc_1674 = math.fma %v_1673, %v_1662, %acc_1644 : vector<16xf32>
                  %v_1675 = memref.load %expert_gate_up[%v_2, %v_1588, %v_1657] : memref<8x48x40xf32>
                  %v_1676 = vector.broadcast %v_1675 : f32 to vector<16xf32>
                  %acc_1677 = math.fma %v_1676, %v_1662, %acc_1647 : vector<16xf32>
                  %v_1678 = memref.load %expert_gate_up[%v_2, %v_1590, %v_1657] : memref<8x48x40xf32>
                  %v_1679 = vector.broadcast %v_1678 : f32 to vector<16xf32>
                  %acc_1680 = math.fma %v_1679, %v_1662, %acc_1650 : vector<16xf32>
                  %v_1681 = memref.load %expert_gate_up[%v_2, %v_1592, %v_1657] : memref<8x48x40xf32>
                  %v_1682 = vector.broadcast %v_1681 : f32 to vector<16xf32>
                  %acc_1683 = math.fma %v_1682, %v_1662, %acc_1653 : vector<16xf32>
                  %v_1684 = memref.load %expert_gate_up[%v_2, %v_1594, %v_1657] : memref<8x48x40xf32>
                  %v_1685 = vector.broadcast %v_1684 : f32 to vector<16xf32>
                  %acc_1686 = math.fma %v_1685, %v_1662, %acc_1656 : vector<16xf32>
                  %v_1687 = arith.addi %i_1599, %c_2 : index
                  %v_1688 = arith.muli %v_1687, %c_8 : index
                  %v_1689 = arith.addi %v_1576, %v_1688 : index
                  %v_1690 = arith.index_cast %v_1689 : index to i64
                  %pointer_1691 = llvm.inttoptr %v_1690 : i64 to !llvm.ptr
                  %v_1692 = "llvm.load"(%pointer_1691) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1693 = memref.load %expert_gate_up[%v_2, %v_1580, %v_1687] : memref<8x48x40xf32>
                  %v_1694 = vector.broadcast %v_1693 : f32 to vector<16xf32>
                  %acc_1695 = math.fma %v_1694, %v_1692, %acc_1665 : vector<16xf32>
                  %v_1696 = memref.load %expert_gate_up[%v_2, %v_1582, %v_1687] : memref<8x48x40xf32>
                  %v_1697 = vector.broadcast %v_1696 : f32 to vector<16xf32>
                  %acc_1698 = math.fma %v_1697, %v_1692, %acc_1668 : vector<16xf32>
                  %v_1699 = memref.load %expert_gate_up[%v_2, %v_1584, %v_1687] : memref<8x48x40xf32>
                  %v_1700 = vector.broadcast %v_1699 : f32 to vector<16xf32>
                  %acc_1701 = math.fma %v_1700, %v_1692, %acc_1671 : vector<16xf32>
                  %v_1702 = memref.load %expert_gate_up[%v_2, %v_1586, %v_1687] : memref<8x48x40xf32>
                  %v_1703 = vector.broadcast %v_1702 : f32 to vector<16xf32>
                  %acc_1704 = math.fma %v_1703, %v_1692, %acc_1674 : vector<16xf32>
                  %v_1705 = memref.load %expert_gate_up[%v_2, %v_1588, %v_1687] : memref<8x48x40xf32>
                  %v_1706 = vector.broadcast %v_1705 : f32 to vector<16xf32>
                  %acc_1707 = math.fma %v_1706, %v_1692, %acc_1677 : vector<16xf32>
                  %v_1708 = memref.load %expert_gate_up[%v_2, %v_1590, %v_1687] : memref<8x48x40xf32>
                  %v_1709 = vector.broadcast %v_1708 : f32 to vector<16xf32>
                  %acc_1710 = math.fma %v_1709, %v_1692, %acc_1680 : vector<16xf32>
                  %v_1711 = memref.load %expert_gate_up[%v_2, %v_1592, %v_1687] : memref<8x48x40xf32>
                  %v_1712 = vector.broadcast %v_1711 : f32 to vector<16xf32>
                  %acc_1713 = math.fma %v_1712, %v_1692, %acc_1683 : vector<16xf32>
                  %v_1714 = memref.load %expert_gate_up[%v_2, %v_1594, %v_1687] : memref<8x48x40xf32>
                  %v_1715 = vector.broadcast %v_1714 : f32 to vector<16xf32>
                  %acc_1716 = math.fma %v_1715, %v_1692, %acc_1686 : vector<16xf32>
                  %v_1717 = arith.addi %i_1599, %c_13 : index
                  %v_1718 = arith.muli %v_1717, %c_8 : index
                  %v_1719 = arith.addi %v_1576, %v_1718 : index
                  %v_1720 = arith.index_cast %v_1719 : index to i64
                  %pointer_1721 = llvm.inttoptr %v_1720 : i64 to !llvm.ptr
                  %v_1722 = "llvm.load"(%pointer_1721) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1723 = memref.load %expert_gate_up[%v_2, %v_1580, %v_1717] : memref<8x48x40xf32>
                  %v_1724 = vector.broadcast %v_1723 : f32 to vector<16xf32>
                  %acc_1725 = math.fma %v_1724, %v_1722, %acc_1695 : vector<16xf32>
                  %v_1726 = memref.load %expert_gate_up[%v_2, %v_1582, %v_1717] : memref<8x48x40xf32>
                  %v_1727 = vector.broadcast %v_1726 : f32 to vector<16xf32>
                  %acc_1728 = math.fma %v_1727, %v_1722, %acc_1698 : vector<16xf32>
                  %v_1729 = memref.load %expert_gate_up[%v_2, %v_1584, %v_1717] : memref<8x48x40xf32>
                  %v_1730 = vector.broadcast %v_1729 : f32 to vector<16xf32>
                  %acc_1731 = math.fma %v_1730, %v_1722, %acc_1701 : vector<16xf32>
                  %v_1732 = memref.load %expert_gate_up[%v_2, %v_1586, %v_1717] : memref<8x48x40xf32>
                  %v_1733 = vector.broadcast %v_1732 : f32 to vector<16xf32>
                  %acc_1734 = math.fma %v_1733, %v_1722, %acc_1704 : vector<16xf32>
                  %v_1735 = memref.load %expert_gate_up[%v_2, %v_1588, %v_1717] : memref<8x48x40xf32>
                  %v_1736 = vector.broadcast %v_1735 : f32 to vector<16xf32>
                  %acc_1737 = math.fma %v_1736, %v_1722, %acc_1707 : vector<16xf32>
                  %v_1738 = memref.load %expert_gate_up[%v_2, %v_1590, %v_1717] : memref<8x48x40xf32>
                  %v_1739 = vector.broadcast %v_1738 : f32 to vector<16xf32>
                  %acc_1740 = math.fma %v_1739, %v_1722, %acc_1710 : vector<16xf32>
                  %v_1741 = memref.load %expert_gate_up[%v_2, %v_1592, %v_1717] : memref<8x48x40xf32>
                  %v_1742 = vector.broadcast %v_1741 : f32 to vector<16xf32>
                  %acc_1743 = math.fma %v_1742, %v_1722, %acc_1713 : vector<16xf32>
                  %v_1744 = memref.load %expert_gate_up[%v_2, %v_1594, %v_1717] : memref<8x48x40xf32>
                  %v_1745 = vector.broadcast %v_1744 : f32 to vector<16xf32>
                  %acc_1746 = math.fma %v_1745, %v_1722, %acc_1716 : vector<16xf32>
                  scf.yield %acc_1725, %acc_1728, %acc_1731, %acc_1734, %acc_1737, %acc_1740, %acc_1743, %acc_1746 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_1747 = arith.muli %v_1579, %c_8 : index
                %v_1748 = arith.addi %v_507, %v_1747 : index
                %v_1749 = arith.index_cast %v_1748 : index to i64
                %pointer_1750 = llvm.inttoptr %v_1749 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#0, %pointer_1750) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1751 = arith.addi %v_1579, %c_1 : index
                %v_1752 = arith.muli %v_1751, %c_8 : index
                %v_1753 = arith.addi %v_507, %v_1752 : index
                %v_1754 = arith.index_cast %v_1753 : index to i64
                %pointer_1755 = llvm.inttoptr %v_1754 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#1, %pointer_1755) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1756 = arith.addi %v_1579, %c_2 : index
                %v_1757 = arith.muli %v_1756, %c_8 : index
                %v_1758 = arith.addi %v_507, %v_1757 : index
                %v_1759 = arith.index_cast %v_1758 : index to i64
                %pointer_1760 = llvm.inttoptr %v_1759 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#2, %pointer_1760) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1761 = arith.addi %v_1579, %c_13 : index
                %v_1762 = arith.muli %v_1761, %c_8 : index
                %v_1763 = arith.addi %v_507, %v_1762 : index
                %v_1764 = arith.index_cast %v_1763 : index to i64
                %pointer_1765 = llvm.inttoptr %v_1764 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#3, %pointer_1765) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1766 = arith.addi %v_1579, %c_5 : index
                %v_1767 = arith.muli %v_1766, %c_8 : index
                %v_1768 = arith.addi %v_507, %v_1767 : index
                %v_1769 = arith.index_cast %v_1768 : index to i64
                %pointer_1770 = llvm.inttoptr %v_1769 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#4, %pointer_1770) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1771 = arith.addi %v_1579, %c_14 : index
                %v_1772 = arith.muli %v_1771, %c_8 : index
                %v_1773 = arith.addi %v_507, %v_1772 : index
                %v_1774 = arith.index_cast %v_1773 : index to i64
                %pointer_1775 = llvm.inttoptr %v_1774 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#5, %pointer_1775) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1776 = arith.addi %v_1579, %c_15 : index
                %v_1777 = arith.muli %v_1776, %c_8 : index
                %v_1778 = arith.addi %v_507, %v_1777 : index
                %v_1779 = arith.index_cast %v_1778 : index to i64
                %pointer_1780 = llvm.inttoptr %v_1779 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#6, %pointer_1780) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1781 = arith.addi %v_1579, %c_16 : index
                %v_1782 = arith.muli %v_1781, %c_8 : index
                %v_1783 = arith.addi %v_507, %v_1782 : index
                %v_1784 = arith.index_cast %v_1783 : index to i64
                %pointer_1785 = llvm.inttoptr %v_1784 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#7, %pointer_1785) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_1786 = %c_0 to %c_2 step %c_1 {
                %v_1787 = arith.muli %i_1786, %c_17 : index
                %v_1788 = arith.minsi %v_1787, %c_17 : index
                %v_1789 = arith.addi %v_516, %v_1788 : index
                %v_1790 = arith.addi %v_516, %v_1788 : index
                %v_1791 = arith.addi %v_1790, %c_1 : index
                %v_1792 = arith.addi %v_516, %v_1788 : index
                %v_1793 = arith.addi %v_1792, %c_2 : index
                %v_1794 = arith.addi %v_516, %v_1788 : index
                %v_1795 = arith.addi %v_1794, %c_13 : index
                %v_1796 = arith.addi %v_516, %v_1788 : index
                %v_1797 = arith.addi %v_1796, %c_5 : index
                %v_1798 = arith.addi %v_516, %v_1788 : index
                %v_1799 = arith.addi %v_1798, %c_14 : index
                %v_1800 = arith.addi %v_516, %v_1788 : index
                %v_1801 = arith.addi %v_1800, %c_15 : index
                %v_1802 = arith.addi %v_516, %v_1788 : index
                %v_1803 = arith.addi %v_1802, %c_16 : index
                %v_1804 = arith.muli %v_512, %c_5 : index
                %v_1805 = arith.muli %v_527, %c_2 : index
                %v_1806 = arith.addi %v_1805, %c_1 : index
                %v_1807 = arith.muli %v_1806, %c_2 : index
                %v_1808 = arith.addi %v_1807, %i_1786 : index
                %loop_1810:8 = scf.for %i_1809 = %c_0 to %c_44 step %c_5 iter_args(%carry_1811 = %c_26, %carry_1812 = %c_26, %carry_1813 = %c_26, %carry_1814 = %c_26, %carry_1815 = %c_26, %carry_1816 = %c_26, %carry_1817 = %c_26, %carry_1818 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_1819 = arith.divui %i_1809, %c_5 : index
                  %v_1820 = arith.muli %v_1804, %c_19 : index
                  %v_1821 = arith.addi %v_1820, %c_45 : index
                  %v_1822 = arith.muli %v_1804, %c_19 : index
                  %v_1823 = arith.divui %v_1821, %v_1822 : index
                  %v_1824 = arith.muli %v_1808, %c_19 : index
                  %v_1825 = arith.addi %v_1824, %v_1819 : index
                  %v_1826 = arith.muli %v_1825, %v_1823 : index
                  scf.for %i_1827 = %c_0 to %v_1823 step %c_1 {
                    %v_1828 = arith.addi %v_1826, %i_1827 : index
                    %v_1829 = arith.minsi %v_1828, %c_45 : index
                    %v_1830 = arith.muli %v_1829, %c_8 : index
                    %v_1831 = arith.addi %v_521, %v_1830 : index
                    %v_1832 = arith.index_cast %v_1831 : index to i64
                    %pointer_1833 = llvm.inttoptr %v_1832 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1833) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1834 = arith.muli %v_1829, %c_8 : index
                    %v_1835 = arith.addi %v_526, %v_1834 : index
                    %v_1836 = arith.index_cast %v_1835 : index to i64
                    %pointer_1837 = llvm.inttoptr %v_1836 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1837) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1838 = arith.muli %i_1809, %c_8 : index
                  %v_1839 = arith.addi %v_1576, %v_1838 : index
                  %v_1840 = arith.index_cast %v_1839 : index to i64
                  %pointer_1841 = llvm.inttoptr %v_1840 : i64 to !llvm.ptr
                  %v_1842 = "llvm.load"(%pointer_1841) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1843 = memref.load %expert_gate_up[%v_2, %v_1789, %i_1809] : memref<8x48x40xf32>
                  %v_1844 = vector.broadcast %v_1843 : f32 to vector<16xf32>
                  %acc_1845 = math.fma %v_1844, %v_1842, %carry_1811 : vector<16xf32>
                  %v_1846 = memref.load %expert_gate_up[%v_2, %v_1791, %i_1809] : memref<8x48x40xf32>
                  %v_1847 = vector.broadcast %v_1846 : f32 to vector<16xf32>
                  %acc_1848 = math.fma %v_1847, %v_1842, %carry_1812 : vector<16xf32>
                  %v_1849 = memref.load %expert_gate_up[%v_2, %v_1793, %i_1809] : memref<8x48x40xf32>
                  %v_1850 = vector.broadcast %v_1849 : f32 to vector<16xf32>
                  %acc_1851 = math.fma %v_1850, %v_1842, %carry_1813 : vector<16xf32>
                  %v_1852 = memref.load %expert_gate_up[%v_2, %v_1795, %i_1809] : memref<8x48x40xf32>
                  %v_1853 = vector.broadcast %v_1852 : f32 to vector<16xf32>
                  %acc_1854 = math.fma %v_1853, %v_1842, %carry_1814 : vector<16xf32>
                  %v_1855 = memref.load %expert_gate_up[%v_2, %v_1797, %i_1809] : memref<8x48x40xf32>
                  %v_1856 = vector.broadcast %v_1855 : f32 to vector<16xf32>
                  %acc_1857 = math.fma %v_1856, %v_1842, %carry_1815 : vector<16xf32>
                  %v_1858 = memref.load %expert_gate_up[%v_2, %v_1799, %i_1809] : memref<8x48x40xf32>
                  %v_1859 = vector.broadcast %v_1858 : f32 to vector<16xf32>
                  %acc_1860 = math.fma %v_1859, %v_1842, %carry_1816 : vector<16xf32>
                  %v_1861 = memref.load %expert_gate_up[%v_2, %v_1801, %i_1809] : memref<8x48x40xf32>
                  %v_1862 = vector.broadcast %v_1861 : f32 to vector<16xf32>
                  %acc_1863 = math.fma %v_1862, %v_1842, %carry_1817 : vector<16xf32>
                  %v_1864 = memref.load %expert_gate_up[%v_2, %v_1803, %i_1809] : memref<8x48x40xf32>
                  %v_1865 = vector.broadcast %v_1864 : f32 to vector<16xf32>
                  %acc_1866 = math.fma %v_1865, %v_1842, %carry_1818 : vector<16xf32>
                  %v_1867 = arith.addi %i_1809, %c_1 : index
                  %v_1868 = arith.muli %v_1867, %c_8 : index
                  %v_1869 = arith.addi %v_1576, %v_1868 : index
                  %v_1870 = arith.index_cast %v_1869 : index to i64
                  %pointer_1871 = llvm.inttoptr %v_1870 : i64 to !llvm.ptr
                  %v_1872 = "llvm.load"(%pointer_1871) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1873 = memref.load %expert_gate_up[%v_2, %v_1789, %v_1867] : memref<8x48x40xf32>
                  %v_1874 = vector.broadcast %v_1873 : f32 to vector<16xf32>
                  %acc_1875 = math.fma %v_1874, %v_1872, %acc_1845 : vector<16xf32>
                  %v_1876 = memref.load %expert_gate_up[%v_2, %v_1791, %v_1867] : memref<8x48x40xf32>
                  %v_1877 = vector.broadcast %v_1876 : f32 to vector<16xf32>
                  %acc_1878 = math.fma %v_1877, %v_1872, %acc_1848 : vector<16xf32>
                  %v_1879 = memref.load %expert_gate_up[%v_2, %v_1793, %v_1867] : memref<8x48x40xf32>
                  %v_1880 = vector.broadcast %v_1879 : f32 to vector<16xf32>
                  %acc_1881 = math.fma %v_1880, %v_1872, %acc_1851 : vector<16xf32>
                  %v_1882 = memref.load %expert_gate_up[%v_2, %v_1795, %v_1867] : memref<8x48x40xf32>
                  %v_1883 = vector.broadcast %v_1882 : f32 to vector<16xf32>
                  %acc_1884 = math.fma %v_1883, %v_1872, %acc_1854 : vector<16xf32>
                  %v_1885 = memref.load %expert_gate_up[%v_2, %v_1797, %v_1867] : memref<8x48x40xf32>
                  %v_1886 = vector.broadcast %v_1885 : f32 to vector<16xf32>
                  %acc_1887 = math.fma %v_1886, %v_1872, %acc_1857 : vector<16xf32>
                  %v_1888 = memref.load %expert_gate_up[%v_2, %v_1799, %v_1867] : memref<8x48x40xf32>
                  %v_1889 = vector.broadcast %v_1888 : f32 to vector<16xf32>
                  %acc_1890 = math.fma %v_1889, %v_1872, %acc_1860 : vector<16xf32>
                  %v_1891 = memref.load %expert_gate_up[%v_2, %v_1801, %v_1867] : memref<8x48x40xf32>
                  %v_1892 = vector.broadcast %v_1891 : f32 to vector<16xf32>
                  %acc_1893 = math.fma %v_1892, %v_1872, %acc_1863 : vector<16xf32>
                  %v_1894 = memref.load %expert_gate_up[%v_2, %v_1803, %v_1867] : memref<8x48x40xf32>
                  %v_1895 = vector.broadcast %v_1894 : f32 to vector<16xf32>
                  %acc_1896 = math.fma %v_1895, %v_1872, %acc_1866 : vector<16xf32>
                  %v_1897 = arith.addi %i_1809, %c_2 : index
                  %v_1898 = arith.muli %v_1897, %c_8 : index
                  %v_1899 = arith.addi %v_1576, %v_1898 : index
                  %v_1900 = arith.index_cast %v_1899 : index to i64
                  %pointer_1901 = llvm.inttoptr %v_1900 : i64 to !llvm.ptr
                  %v_1902 = "llvm.load"(%pointer_1901) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1903 = memref.load %expert_gate_up[%v_2, %v_1789, %v_1897] : memref<8x48x40xf32>
                  %v_1904 = vector.broadcast %v_1903 : f32 to vector<16xf32>
                  %acc_1905 = math.fma %v_1904, %v_1902, %acc_1875 : vector<16xf32>
                  %v_1906 = memref.load %expert_gate_up[%v_2, %v_1791, %v_1897] : memref<8x48x40xf32>
                  %v_1907 = vector.broadcast %v_1906 : f32 to vector<16xf32>
                  %acc_1908 = math.fma %v_1907, %v_1902, %acc_1878 : vector<16xf32>
                  %v_1909 = memref.load %expert_gate_up[%v_2, %v_1793, %v_1897] : memref<8x48x40xf32>
                  %v_1910 = vector.broadcast %v_1909 : f32 to vector<16xf32>
                  %acc_1911 = math.fma %v_1910, %v_1902, %acc_1881 : vector<16xf32>
                  %v_1912 = memref.load %expert_gate_up[%v_2, %v_1795, %v_1897] : memref<8x48x40xf32>
                  %v_1913 = vector.broadcast %v_1912 : f32 to vector<16xf32>
                  %acc_1914 = math.fma %v_1913, %v_1902, %acc_1884 : vector<16xf32>
                  %v_1915 = memref.load %expert_gate_up[%v_2, %v_1797, %v_1897] : memref<8x48x40xf32>
                  %v_1916 = vector.broadcast %v_1915 : f32 to vector<16xf32>
                  %acc_1917 = math.fma %v_1916, %v_1902, %acc_1887 : vector<16xf32>
                  %v_1918 = memref.load %expert_gate_up[%v_2, %v_1799, %v_1897] : memref<8x48x40xf32>
                  %v_1919 = vector.broadcast %v_1918 : f32 to vector<16xf32>
                  %acc_1920 = math.fma %v_1919, %v_1902, %acc_1890 : vector<16xf32>
                  %v_1921 = memref.load %expert_gate_up[%v_2, %v_1801, %v_1897] : memref<8x48x40xf32>
                  %v_1922 = vector.broadcast %v_1921 : f32 to vector<16xf32>
                  %acc_1923 = math.fma %v_1922, %v_1902, %acc_1893 : vector<16xf32>
                  %v_1924 = memref.load %expert_gate_up[%v_2, %v_1803, %v_1897] : memref<8x48x40xf32>
                  %v_1925 = vector.broadcast %v_1924 : f32 to vector<16xf32>
                  %acc_1926 = math.fma %v_1925, %v_1902, %acc_1896 : vector<16xf32>
                  %v_1927 = arith.addi %i_1809, %c_13 : index
                  %v_1928 = arith.muli %v_1927, %c_8 : index
                  %v_1929 = arith.addi %v_1576, %v_1928 : index
                  %v_1930 = arith.index_cast %v_1929 : index to i64
                  %pointer_1931 = llvm.inttoptr %v_1930 : i64 to !llvm.ptr
                  %v_1932 = "llvm.load"(%pointer_1931) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1933 = memref.load %expert_gate_up[%v_2, %v_1789, %v_1927] : memref<8x48x40xf32>
                  %v_1934 = vector.broadcast %v_1933 : f32 to vector<16xf32>
                  %acc_1935 = math.fma %v_1934, %v_1932, %acc_1905 : vector<16xf32>
                  %v_1936 = memref.load %expert_gate_up[%v_2, %v_1791, %v_1927] : memref<8x48x40xf32>
                  %v_1937 = vector.broadcast %v_1936 : f32 to vector<16xf32>
                  %acc_1938 = math.fma %v_1937, %v_1932, %acc_1908 : vector<16xf32>
                  %v_1939 = memref.load %expert_gate_up[%v_2, %v_1793, %v_1927] : memref<8x48x40xf32>
                  %v_1940 = vector.broadcast %v_1939 : f32 to vector<16xf32>
                  %acc_1941 = math.fma %v_1940, %v_1932, %acc_1911 : vector<16xf32>
                  %v_1942 = memref.load %expert_gate_up[%v_2, %v_1795, %v_1927] : memref<8x48x40xf32>
                  %v_1943 = vector.broadcast %v_1942 : f32 to vector<16xf32>
                  %acc_1944 = math.fma %v_1943, %v_1932, %acc_1914 : vector<16xf32>
                  %v_1945 = memref.load %expert_gate_up[%v_2, %v_1797, %v_1927] : memref<8x48x40xf32>
                  %v_1946 = vector.broadcast %v_1945 : f32 to vector<16xf32>
                  %acc_1947 = math.fma %v_1946, %v_1932, %acc_1917 : vector<16xf32>
                  %v_1948 = memref.load %expert_gate_up[%v_2, %v_1799, %v_1927] : memref<8x48x40xf32>
                  %v_1949 = vector.broadcast %v_1948 : f32 to vector<16xf32>
                  %acc_1950 = math.fma %v_1949, %v_1932, %acc_1920 : vector<16xf32>
                  %v_1951 = memref.load %expert_gate_up[%v_2, %v_1801, %v_1927] : memref<8x48x40xf32>
                  %v_1952 = vector.broadcast %v_1951 : f32 to vector<16xf32>
                  %acc_1953 = math.fma %v_1952, %v_1932, %acc_1923 : vector<16xf32>
                  %v_1954 = memref.load %expert_gate_up[%v_2, %v_1803, %v_1927] : memref<8x48x40xf32>
                  %v_1955 = vector.broadcast %v_1954 : f32 to vector<16xf32>
                  %acc_1956 = math.fma %v_1955, %v_1932, %acc_1926 : vector<16xf32>
                  scf.yield %acc_1935, %acc_1938, %acc_1941, %acc_1944, %acc_1947, %acc_1950, %acc_1953, %acc_1956 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_1957 = arith.addi %v_1788, %c_12 : index
                %v_1958 = arith.muli %v_1957, %c_8 : index
                %v_1959 = arith.addi %v_507, %v_1958 : index
                %v_1960 = arith.index_cast %v_1959 : index to i64
                %pointer_1961 = llvm.inttoptr %v_1960 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#0, %pointer_1961) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1962 = arith.addi %v_1788, %c_48 : index
                %v_1963 = arith.muli %v_1962, %c_8 : index
                %v_1964 = arith.addi %v_507, %v_1963 : index
                %v_1965 = arith.index_cast %v_1964 : index to i64
                %pointer_1966 = llvm.inttoptr %v_1965 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#1, %pointer_1966) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1967 = arith.addi %v_1788, %c_49 : index
                %v_1968 = arith.muli %v_1967, %c_8 : index
                %v_1969 = arith.addi %v_507, %v_1968 : index
                %v_1970 = arith.index_cast %v_1969 : index to i64
                %pointer_1971 = llvm.inttoptr %v_1970 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#2, %pointer_1971) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1972 = arith.addi %v_1788, %c_50 : index
                %v_1973 = arith.muli %v_1972, %c_8 : index
                %v_1974 = arith.addi %v_507, %v_1973 : index
                %v_1975 = arith.index_cast %v_1974 : index to i64
                %pointer_1976 = llvm.inttoptr %v_1975 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#3, %pointer_1976) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1977 = arith.addi %v_1788, %c_51 : index
                %v_1978 = arith.muli %v_1977, %c_8 : index
                %v_1979 = arith.addi %v_507, %v_1978 : index
                %v_1980 = arith.index_cast %v_1979 : index to i64
                %pointer_1981 = llvm.inttoptr %v_1980 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#4, %pointer_1981) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1982 = arith.addi %v_1788, %c_52 : index
                %v_1983 = arith.muli %v_1982, %c_8 : index
                %v_1984 = arith.addi %v_507, %v_1983 : index
                %v_1985 = arith.index_cast %v_1984 : index to i64
                %pointer_1986 = llvm.inttoptr %v_1985 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#5, %pointer_1986) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1987 = arith.addi %v_1788, %c_53 : index
                %v_1988 = arith.muli %v_1987, %c_8 : index
                %v_1989 = arith.addi %v_507, %v_1988 : index
                %v_1990 = arith.index_cast %v_1989 : index to i64
                %pointer_1991 = llvm.inttoptr %v_1990 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#6, %pointer_1991) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1992 = arith.addi %v_1788, %c_54 : index
                %v_1993 = arith.muli %v_1992, %c_8 : index
                %v_1994 = arith.addi %v_507, %v_1993 : index
                %v_1995 = arith.index_cast %v_1994 : index to i64
                %pointer_1996 = llvm.inttoptr %v_1995 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#7, %pointer_1996) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_1997 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1998 = arith.muli %v_1574, %c_12 : index
              %v_1999 = arith.addi %v_4, %v_1998 : index
              %v_2000 = arith.muli %v_1999, %c_55 : index
              %v_2001 = arith.addi %address_1997, %v_2000 : index
              %v_2002 = arith.subi %i_514, %v_515 : index
              %v_2003 = arith.subi %c_4, %i_514 : index
              %v_2004 = arith.maxsi %v_2003, %c_0 : index
              %v_2005 = arith.minsi %c_12, %v_2004 : index
              scf.for %i_2006 = %c_0 to %v_2005 step %c_1 {
                %v_2007 = arith.addi %v_2002, %i_2006 : index
                %v_2008 = arith.muli %v_2007, %c_8 : index
                %v_2009 = arith.addi %v_507, %v_2008 : index
                %v_2010 = arith.index_cast %v_2009 : index to i64
                %pointer_2011 = llvm.inttoptr %v_2010 : i64 to !llvm.ptr
                %v_2012 = "llvm.load"(%pointer_2011) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2013 = arith.addi %v_2002, %i_2006 : index
                %v_2014 = arith.addi %v_2013, %c_12 : index
                %v_2015 = arith.muli %v_2014, %c_8 : index
                %v_2016 = arith.addi %v_507, %v_2015 : index
                %v_2017 = arith.index_cast %v_2016 : index to i64
                %pointer_2018 = llvm.inttoptr %v_2017 : i64 to !llvm.ptr
                %v_2019 = "llvm.load"(%pointer_2018) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2020 = arith.subf %c_26, %v_2012 : vector<16xf32>
                %is_2021 = arith.cmpf ogt, %v_2020, %c_56 : vector<16xf32>
                %v_2022 = arith.select %is_2021, %c_56, %v_2020 : vector<16xi1>, vector<16xf32>
                %is_2023 = arith.cmpf olt, %v_2022, %c_57 : vector<16xf32>
                %v_2024 = arith.select %is_2023, %c_57, %v_2022 : vector<16xi1>, vector<16xf32>
                %v_2025 = arith.mulf %v_2024, %c_58 : vector<16xf32>
                %v_2026 = math.roundeven %v_2025 : vector<16xf32>
                %acc_2027 = math.fma %v_2026, %c_59, %v_2024 : vector<16xf32>
                %acc_2028 = math.fma %v_2026, %c_60, %acc_2027 : vector<16xf32>
                %acc_2029 = math.fma %c_61, %acc_2028, %c_62 : vector<16xf32>
                %acc_2030 = math.fma %acc_2029, %acc_2028, %c_63 : vector<16xf32>
                %acc_2031 = math.fma %acc_2030, %acc_2028, %c_64 : vector<16xf32>
                %acc_2032 = math.fma %acc_2031, %acc_2028, %c_65 : vector<16xf32>
                %acc_2033 = math.fma %acc_2032, %acc_2028, %c_66 : vector<16xf32>
                %acc_2034 = math.fma %acc_2033, %acc_2028, %c_67 : vector<16xf32>
                %acc_2035 = math.fma %acc_2034, %acc_2028, %c_67 : vector<16xf32>
                %v_2036 = arith.fptosi %v_2026 : vector<16xf32> to vector<16xi32>
                %v_2037 = arith.shrsi %v_2036, %c_68 : vector<16xi32>
                %v_2038 = arith.subi %v_2036, %v_2037 : vector<16xi32>
                %v_2039 = arith.addi %v_2037, %c_70 : vector<16xi32>
                %v_2040 = arith.shli %v_2039, %c_69 : vector<16xi32>
                %v_2041 = arith.bitcast %v_2040 : vector<16xi32> to vector<16xf32>
                %v_2042 = arith.mulf %acc_2035, %v_2041 : vector<16xf32>
                %v_2043 = arith.addi %v_2038, %c_70 : vector<16xi32>
                %v_2044 = arith.shli %v_2043, %c_69 : vector<16xi32>
                %v_2045 = arith.bitcast %v_2044 : vector<16xi32> to vector<16xf32>
                %v_2046 = arith.mulf %v_2042, %v_2045 : vector<16xf32>
                %v_2047 = arith.addf %v_2046, %c_67 : vector<16xf32>
                %v_2048 = arith.divf %c_67, %v_2047 : vector<16xf32>
                %v_2049 = arith.mulf %v_2012, %v_2048 : vector<16xf32>
                %v_2050 = arith.mulf %v_2049, %v_2019 : vector<16xf32>
                %v_2051 = arith.addi %i_514, %i_2006 : index
                %v_2052 = arith.divui %v_2051, %c_1 : index
                %v_2053 = arith.muli %v_2052, %c_8 : index
                %v_2054 = arith.addi %v_2001, %v_2053 : index
                %v_2055 = arith.index_cast %v_2054 : index to i64
                %pointer_2056 = llvm.inttoptr %v_2055 : i64 to !llvm.ptr
                "llvm.store"(%v_2050, %pointer_2056) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
            %v_2057 = arith.remui %v_27, %c_13 : index
            %is_2058 = arith.cmpi eq, %v_2057, %c_2 : index
            scf.if %is_2058 {
              %v_2059 = arith.muli %v_527, %c_13 : index
              %v_2060 = arith.muli %v_2059, %c_25 : index
              %v_2061 = arith.addi %v_25, %v_2060 : index
              %v_2062 = arith.addi %v_2059, %c_1 : index
              %v_2063 = arith.muli %v_2062, %c_25 : index
              %v_2064 = arith.addi %v_25, %v_2063 : index
              scf.for %i_2065 = %c_0 to %c_2 step %c_1 {
                %v_2066 = arith.muli %i_2065, %c_17 : index
                %v_2067 = arith.minsi %v_2066, %c_17 : index
                %v_2068 = arith.addi %v_515, %v_2067 : index
                %v_2069 = arith.addi %v_515, %v_2067 : index
                %v_2070 = arith.addi %v_2069, %c_1 : index
                %v_2071 = arith.addi %v_515, %v_2067 : index
                %v_2072 = arith.addi %v_2071, %c_2 : index
                %v_2073 = arith.addi %v_515, %v_2067 : index
                %v_2074 = arith.addi %v_2073, %c_13 : index
                %v_2075 = arith.addi %v_515, %v_2067 : index
                %v_2076 = arith.addi %v_2075, %c_5 : index
                %v_2077 = arith.addi %v_515, %v_2067 : index
                %v_2078 = arith.addi %v_2077, %c_14 : index
                %v_2079 = arith.addi %v_515, %v_2067 : index
                %v_2080 = arith.addi %v_2079, %c_15 : index
                %v_2081 = arith.addi %v_515, %v_2067 : index
                %v_2082 = arith.addi %v_2081, %c_16 : index
                %v_2083 = arith.muli %v_512, %c_5 : index
                %v_2084 = arith.muli %v_527, %c_2 : index
                %v_2085 = arith.muli %v_2084, %c_2 : index
                %v_2086 = arith.addi %v_2085, %i_2065 : index
                %loop_2088:16 = scf.for %i_2087 = %c_0 to %c_44 step %c_5 iter_args(%carry_2089 = %c_26, %carry_2090 = %c_26, %carry_2091 = %c_26, %carry_2092 = %c_26, %carry_2093 = %c_26, %carry_2094 = %c_26, %carry_2095 = %c_26, %carry_2096 = %c_26, %carry_2097 = %c_26, %carry_2098 = %c_26, %carry_2099 = %c_26, %carry_2100 = %c_26, %carry_2101 = %c_26, %carry_2102 = %c_26, %carry_2103 = %c_26, %carry_2104 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_2105 = arith.divui %i_2087, %c_5 : index
                  %v_2106 = arith.muli %v_2083, %c_19 : index
                  %v_2107 = arith.addi %v_2106, %c_45 : index
                  %v_2108 = arith.muli %v_2083, %c_19 : index
                  %v_2109 = arith.divui %v_2107, %v_2108 : index
                  %v_2110 = arith.muli %v_2086, %c_19 : index
                  %v_2111 = arith.addi %v_2110, %v_2105 : index
                  %v_2112 = arith.muli %v_2111, %v_2109 : index
                  scf.for %i_2113 = %c_0 to %v_2109 step %c_1 {
                    %v_2114 = arith.addi %v_2112, %i_2113 : index
                    %v_2115 = arith.minsi %v_2114, %c_45 : index
                    %v_2116 = arith.muli %v_2115, %c_8 : index
                    %v_2117 = arith.addi %v_521, %v_2116 : index
                    %v_2118 = arith.index_cast %v_2117 : index to i64
                    %pointer_2119 = llvm.inttoptr %v_2118 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2119) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_2120 = arith.muli %v_2115, %c_8 : index
                    %v_2121 = arith.addi %v_526, %v_2120 : index
                    %v_2122 = arith.index_cast %v_2121 : index to i64
                    %pointer_2123 = llvm.inttoptr %v_2122 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2123) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_2124 = arith.muli %i_2087, %c_8 : index
                  %v_2125 = arith.addi %v_2061, %v_2124 : index
                  %v_2126 = arith.index_cast %v_2125 : index to i64
                  %pointer_2127 = llvm.inttoptr %v_2126 : i64 to !llvm.ptr
                  %v_2128 = "llvm.load"(%pointer_2127) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2129 = arith.muli %i_2087, %c_8 : index
                  %v_2130 = arith.addi %v_2064, %v_2129 : index
                  %v_2131 = arith.index_cast %v_2130 : index to i64
                  %pointer_2132 = llvm.inttoptr %v_2131 : i64 to !llvm.ptr
                  %v_2133 = "llvm.load"(%pointer_2132) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2134 = memref.load %expert_gate_up[%v_2, %v_2068, %i_2087] : memref<8x48x40xf32>
                  %v_2135 = vector.broadcast %v_2134 : f32 to vector<16xf32>
                  %acc_2136 = math.fma %v_2135, %v_2128, %carry_2089 : vector<16xf32>
                  %acc_2137 = math.fma %v_2135, %v_2133, %carry_2090 : vector<16xf32>
                  %v_2138 = memref.load %expert_gate_up[%v_2, %v_2070, %i_2087] : memref<8x48x40xf32>
                  %v_2139 = vector.broadcast %v_2138 : f32 to vector<16xf32>
                  %acc_2140 = math.fma %v_2139, %v_2128, %carry_2091 : vector<16xf32>
                  %acc_2141 = math.fma %v_2139, %v_2133, %carry_2092 : vector<16xf32>
                  %v_2142 = memref.load %expert_gate_up[%v_2, %v_2072, %i_2087] : memref<8x48x40xf32>
                  %v_2143 = vector.broadcast %v_2142 : f32 to vector<16xf32>
                  %acc_2144 = math.fma %v_2143, %v_2128, %carry_2093 : vector<16xf32>
                  %acc_2145 = math.fma %v_2143, %v_2133, %carry_2094 : vector<16xf32>
                  %v_2146 = memref.load %expert_gate_up[%v_2, %v_2074, %i_2087] : memref<8x48x40xf32>
                  %v_2147 = vector.broadcast %v_2146 : f32 to vector<16xf32>
                  %acc_2148 = math.fma %v_2147, %v_2128, %carry_2095 : vector<16xf32>
                  %acc_2149 = math.fma %v_2147, %v_2133, %carry_2096 : vector<16xf32>
                  %v_2150 = memref.load %expert_gate_up[%v_2, %v_2076, %i_2087] : memref<8x48x40xf32>
                  %v_2151 = vector.broadcast %v_2150 : f32 to vector<16xf32>
                  %acc_2152 = math.fma %v_2151, %v_2128, %carry_2097 : vector<16xf32>
                  %acc_2153 = math.fma %v_2151, %v_2133, %carry_2098 : vector<16xf32>
                  %v_2154 = memref.load %expert_gate_up[%v_2, %v_2078, %i_2087] : memref<8x48x40xf32>
                  %v_2155 = vector.broadcast %v_2154 : f32 to vector<16xf32>
                  %acc_2156 = math.fma %v_2155, %v_2128, %carry_2099 : vector<16xf32>
                  %acc_2157 = math.fma %v_2155, %v_2133, %carry_2100 : vector<16xf32>
                  %v_2158 = memref.load %expert_gate_up[%v_2, %v_2080, %i_2087] : memref<8x48x40xf32>
                  %v_2159 = vector.broadcast %v_2158 : f32 to vector<16xf32>
                  %acc_2160 = math.fma %v_2159, %v_2128, %carry_2101 : vector<16xf32>
                  %acc_2161 = math.fma %v_2159, %v_2133, %carry_2102 : vector<16xf32>
                  %v_2162 = memref.load %expert_gate_up[%v_2, %v_2082, %i_2087] : memref<8x48x40xf32>
                  %v_2163 = vector.broadcast %v_2162 : f32 to vector<16xf32>
                  %acc_2164 = math.fma %v_2163, %v_2128, %carry_2103 : vector<16xf32>
                  %acc_2165 = math.fma %v_2163, %v_2133, %carry_2104 : vector<16xf32>
                  %v_2166 = arith.addi %i_2087, %c_1 : index
                  %v_2167 = arith.muli %v_2166, %c_8 : index
                  %v_2168 = arith.addi %v_2061, %v_2167 : index
                  %v_2169 = arith.index_cast %v_2168 : index to i64
                  %pointer_2170 = llvm.inttoptr %v_2169 : i64 to !llvm.ptr
                  %v_2171 = "llvm.load"(%pointer_2170) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2172 = arith.muli %v_2166, %c_8 : index
                  %v_2173 = arith.addi %v_2064, %v_2172 : index
                  %v_2174 = arith.index_cast %v_2173 : index to i64
                  %pointer_2175 = llvm.inttoptr %v_2174 : i64 to !llvm.ptr
                  %v_2176 = "llvm.load"(%pointer_2175) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2177 = memref.load %expert_gate_up[%v_2, %v_2068, %v_2166] : memref<8x48x40xf32>
                  %v_2178 = vector.broadcast %v_2177 : f32 to vector<16xf32>
                  %acc_2179 = math.fma %v_2178, %v_2171, %acc_2136 : vector<16xf32>
                  %acc_2180 = math.fma %v_2178, %v_2176, %acc_2137 : vector<16xf32>
                  %v_2181 = memref.load %expert_gate_up[%v_2, %v_2070, %v_2166] : memref<8x48x40xf32>
                  %v_2182 = vector.broadcast %v_2181 : f32 to vector<16xf32>
                  %acc_2183 = math.fma %v_2182, %v_2171, %acc_2140 : vector<16xf32>
                  %acc_2184 = math.fma %v_2182, %v_2176, %acc_2141 : vector<16xf32>
                  %v_2185 = memref.load %expert_gate_up[%v_2, %v_2072, %v_2166] : memref<8x48x40xf32>
                  %v_2186 = vector.broadcast %v_2185 : f32 to vector<16xf32>
                  %acc_2187 = math.fma %v_2186, %v_2171, %acc_2144 : vector<16xf32>
                  %acc_2188 = math.fma %v_2186, %v_2176, %acc_2145 : vector<16xf32>
                  %v_2189 = memref.load %expert_gate_up[%v_2, %v_2074, %v_2166] : memref<8x48x40xf32>
                  %v_2190 = vector.broadcast %v_2189 : f32 to vector<16xf32>
                  %acc_2191 = math.fma %v_2190, %v_2171, %acc_2148 : vector<16xf32>
                  %acc_2192 = math.fma %v_2190, %v_2176, %acc_2149 : vector<16xf32>
                  %v_2193 = memref.load %expert_gate_up[%v_2, %v_2076, %v_2166] : memref<8x48x40xf32>
                  %v_2194 = vector.broadcast %v_2193 : f32 to vector<16xf32>
                  %acc_2195 = math.fma %v_2194, %v_2171, %acc_2152 : vector<16xf32>
                  %acc_2196 = math.fma %v_2194, %v_2176, %acc_2153 : vector<16xf32>
                  %v_2197 = memref.load %expert_gate_up[%v_2, %v_2078, %v_2166] : memref<8x48x40xf32>
                  %v_2198 = vector.broadcast %v_2197 : f32 to vector<16xf32>
                  %acc_2199 = math.fma %v_2198, %v_2171, %acc_2156 : vector<16xf32>
                  %acc_2200 = math.fma %v_2198, %v_2176, %acc_2157 : vector<16xf32>
                  %v_2201 = memref.load %expert_gate_up[%v_2, %v_2080, %v_2166] : memref<8x48x40xf32>
                  %v_2202 = vector.broadcast %v_2201 : f32 to vector<16xf32>
                  %acc_2203 = math.fma %v_2202, %v_2171, %acc_2160 : vector<16xf32>
                  %acc_2204 = math.fma %v_2202, %v_2176, %acc_2161 : vector<16xf32>
                  %v_2205 = memref.load %expert_gate_up[%v_2, %v_2082, %v_2166] : memref<8x48x40xf32>
                  %v_2206 = vector.broadcast %v_2205 : f32 to vector<16xf32>
                  %acc_2207 = math.fma %v_2206, %v_2171, %acc_2164 : vector<16xf32>
                  %acc_2208 = math.fma %v_2206, %v_2176, %acc_2165 : vector<16xf32>
                  %v_2209 = arith.addi %i_2087, %c_2 : index
                  %v_2210 = arith.muli %v_2209, %c_8 : index
                  %v_2211 = arith.addi %v_2061, %v_2210 : index
                  %v_2212 = arith.index_cast %v_2211 : index to i64
                  %pointer_2213 = llvm.inttoptr %v_2212 : i64 to !llvm.ptr
                  %v_2214 = "llvm.load"(%pointer_2213) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2215 = arith.muli %v_2209, %c_8 : index
                  %v_2216 = arith.addi %v_2064, %v_2215 : index
                  %v_2217 = arith.index_cast %v_2216 : index to i64
                  %pointer_2218 = llvm.inttoptr %v_2217 : i64 to !llvm.ptr
                  %v_2219 = "llvm.load"(%pointer_2218) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2220 = memref.load %expert_gate_up[%v_2, %v_2068, %v_2209] : memref<8x48x40xf32>
                  %v_2221 = vector.broadcast %v_2220 : f32 to vector<16xf32>
                  %acc_2222 = math.fma %v_2221, %v_2214, %acc_2179 : vector<16xf32>
                  %acc_2223 = math.fma %v_2221, %v_2219, %acc_2180 : vector<16xf32>
                  %v_2224 = memref.load %expert_gate_up[%v_2, %v_2070, %v_2209] : memref<8x48x40xf32>
                  %v_2225 = vector.broadcast %v_2224 : f32 to vector<16xf32>
                  %acc_2226 = math.fma %v_2225, %v_2214, %acc_2183 : vector<16xf32>
                  %acc_2227 = math.fma %v_2225, %v_2219, %acc_2184 : vector<16xf32>
                  %v_2228 = memref.load %expert_gate_up[%v_2, %v_2072, %v_2209] : memref<8x48x40xf32>
                  %v_2229 = vector.broadcast %v_2228 : f32 to vector<16xf32>
                  %acc_2230 = math.fma %v_2229, %v_2214, %acc_2187 : vector<16xf32>
                  %acc_2231 = math.fma %v_2229, %v_2219, %acc_2188 : vector<16xf32>
                  %v_2232 = memref.load %expert_gate_up[%v_2, %v_2074, %v_2209] : memref<8x48x40xf32>
                  %v_2233 = vector.broadcast %v_2232 : f32 to vector<16xf32>
                  %acc_2234 = math.fma %v_2233, %v_2214, %acc_2191 : vector<16xf32>
                  %acc_2235 = math.fma %v_2233, %v_2219, %acc_2192 : vector<16xf32>
                  %v_2236 = memref.load %expert_gate_up[%v_2, %v_2076, %v_2209] : memref<8x48x40xf32>
                  %v_2237 = vector.broadcast %v_2236 : f32 to vector<16xf32>
                  %acc_2238 = math.fma %v_2237, %v_2214, %acc_2195 : vector<16xf32>
                  %acc_2239 = math.fma %v_2237, %v_2219, %acc_2196 : vector<16xf32>
                  %v_2240 = memref.load %expert_gate_up[%v_2, %v_2078, %v_2209] : memref<8x48x40xf32>
                  %v_2241 = vector.broadcast %v_2240 : f32 to vector<16xf32>
                  %acc_2242 = math.fma %v_2241, %v_2214, %acc_2199 : vector<16xf32>
                  %acc_2243 = math.fma %v_2241, %v_2219, %acc_2200 : vector<16xf32>
                  %v_2244 = memref.load %expert_gate_up[%v_2, %v_2080, %v_2209] : memref<8x48x40xf32>
                  %v_2245 = vector.broadcast %v_2244 : f32 to vector<16xf32>
                  %acc_2246 = math.fma %v_2245, %v_2214, %acc_2203 : vector<16xf32>
                  %acc_2247 = math.fma %v_2245, %v_2219, %acc_2204 : vector<16xf32>
                  %v_2248 = memref.load %expert_gate_up[%v_2, %v_2082, %v_2209] : memref<8x48x40xf32>
                  %v_2249 = vector.broadcast %v_2248 : f32 to vector<16xf32>
                  %acc_2250 = math.fma %v_2249, %v_2214, %acc_2207 : vector<16xf32>
                  %acc_2251 = math.fma %v_2249, %v_2219, %acc_2208 : vector<16xf32>
                  %v_2252 = arith.addi %i_2087, %c_13 : index
                  %v_2253 = arith.muli %v_2252, %c_8 : index
                  %v_2254 = arith.addi %v_2061, %v_2253 : index
                  %v_2255 = arith.index_cast %v_2254 : index to i64
                  %pointer_2256 = llvm.inttoptr %v_2255 : i64 to !llvm.ptr
                  %v_2257 = "llvm.load"(%pointer_2256) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2258 = arith.muli %v_2252, %c_8 : index
                  %v_2259 = arith.addi %v_2064, %v_2258 : index
                  %v_2260 = arith.index_cast %v_2259 : index to i64
                  %pointer_2261 = llvm.inttoptr %v_2260 : i64 to !llvm.ptr
                  %v_2262 = "llvm.load"(%pointer_2261) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2263 = memref.load %expert_gate_up[%v_2, %v_2068, %v_2252] : memref<8x48x40xf32>
                  %v_2264 = vector.broadcast %v_2263 : f32 to vector<16xf32>
                  %acc_2265 = math.fma %v_2264, %v_2257, %acc_2222 : vector<16xf32>
                  %acc_2266 = math.fma %v_2264, %v_2262, %acc_2223 : vector<16xf32>
                  %v_2267 = memref.load %expert_gate_up[%v_2, %v_2070, %v_2252] : memref<8x48x40xf32>
                  %v_2268 = vector.broadcast %v_2267 : f32 to vector<16xf32>
                  %acc_2269 = math.fma %v_2268, %v_2257, %acc_2226 : vector<16xf32>
                  %acc_2270 = math.fma %v_2268, %v_2262, %acc_2227 : vector<16xf32>
                  %v_2271 = memref.load %expert_gate_up[%v_2, %v_2072, %v_2252] : memref<8x48x40xf32>
                  %v_2272 = vector.broadcast %v_2271 : f32 to vector<16xf32>
                  %acc_2273 = math.fma %v_2272, %v_2257, %acc_2230 : vector<16xf32>
                  %acc_2274 = math.fma %v_2272, %v_2262, %acc_2231 : vector<16xf32>
                  %v_2275 = memref.load %expert_gate_up[%v_2, %v_2074, %v_2252] : memref<8x48x40xf32>
                  %v_2276 = vector.broadcast %v_2275 : f32 to vector<16xf32>
                  %acc_2277 = math.fma %v_2276, %v_2257, %acc_2234 : vector<16xf32>
                  %acc_2278 = math.fma %v_2276, %v_2262, %acc_2235 : vector<16xf32>
                  %v_2279 = memref.load %expert_gate_up[%v_2, %v_2076, %v_2252] : memref<8x48x40xf32>
                  %v_2280 = vector.broadcast %v_2279 : f32 to vector<16xf32>
                  %acc_2281 = math.fma %v_2280, %v_2257, %acc_2238 : vector<16xf32>
                  %acc_2282 = math.fma %v_2280, %v_2262, %acc_2239 : vector<16xf32>
                  %v_2283 = memref.load %expert_gate_up[%v_2, %v_2078, %v_2252] : memref<8x48x40xf32>
                  %v_2284 = vector.broadcast %v_2283 : f32 to vector<16xf32>
                  %acc_2285 = math.fma %v_2284, %v_2257, %acc_2242 : vector<16xf32>
                  %acc_2286 = math.fma %v_2284, %v_2262, %acc_2243 : vector<16xf32>
                  %v_2287 = memref.load %expert_gate_up[%v_2, %v_2080, %v_2252] : memref<8x48x40xf32>
                  %v_2288 = vector.broadcast %v_2287 : f32 to vector<16xf32>
                  %acc_2289 = math.fma %v_2288, %v_2257, %acc_2246 : vector<16xf32>
                  %acc_2290 = math.fma %v_2288, %v_2262, %acc_2247 : vector<16xf32>
                  %v_2291 = memref.load %expert_gate_up[%v_2, %v_2082, %v_2252] : memref<8x48x40xf32>
                  %v_2292 = vector.broadcast %v_2291 : f32 to vector<16xf32>
                  %acc_2293 = math.fma %v_2292, %v_2257, %acc_2250 : vector<16xf32>
                  %acc_2294 = math.fma %v_2292, %v_2262, %acc_2251 : vector<16xf32>
                  scf.yield %acc_2265, %acc_2266, %acc_2269, %acc_2270, %acc_2273, %acc_2274, %acc_2277, %acc_2278, %acc_2281, %acc_2282, %acc_2285, %acc_2286, %acc_2289, %acc_2290, %acc_2293, %acc_2294 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_2295 = arith.muli %v_2067, %c_8 : index
                %v_2296 = arith.addi %v_507, %v_2295 : index
                %v_2297 = arith.index_cast %v_2296 : index to i64
                %pointer_2298 = llvm.inttoptr %v_2297 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#0, %pointer_2298) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2299 = arith.muli %v_2067, %c_8 : index
                %v_2300 = arith.addi %v_507, %v_2299 : index
                %v_2301 = arith.addi %v_2300, %c_46 : index
                %v_2302 = arith.index_cast %v_2301 : index to i64
                %pointer_2303 = llvm.inttoptr %v_2302 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#1, %pointer_2303) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2304 = arith.addi %v_2067, %c_1 : index
                %v_2305 = arith.muli %v_2304, %c_8 : index
                %v_2306 = arith.addi %v_507, %v_2305 : index
                %v_2307 = arith.index_cast %v_2306 : index to i64
                %pointer_2308 = llvm.inttoptr %v_2307 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#2, %pointer_2308) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2309 = arith.addi %v_2067, %c_1 : index
                %v_2310 = arith.muli %v_2309, %c_8 : index
                %v_2311 = arith.addi %v_507, %v_2310 : index
                %v_2312 = arith.addi %v_2311, %c_46 : index
                %v_2313 = arith.index_cast %v_2312 : index to i64
                %pointer_2314 = llvm.inttoptr %v_2313 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#3, %pointer_2314) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2315 = arith.addi %v_2067, %c_2 : index
                %v_2316 = arith.muli %v_2315, %c_8 : index
                %v_2317 = arith.addi %v_507, %v_2316 : index
                %v_2318 = arith.index_cast %v_2317 : index to i64
                %pointer_2319 = llvm.inttoptr %v_2318 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#4, %pointer_2319) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2320 = arith.addi %v_2067, %c_2 : index
                %v_2321 = arith.muli %v_2320, %c_8 : index
                %v_2322 = arith.addi %v_507, %v_2321 : index
                %v_2323 = arith.addi %v_2322, %c_46 : index
                %v_2324 = arith.index_cast %v_2323 : index to i64
                %pointer_2325 = llvm.inttoptr %v_2324 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#5, %pointer_2325) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2326 = arith.addi %v_2067, %c_13 : index
                %v_2327 = arith.muli %v_2326, %c_8 : index
                %v_2328 = arith.addi %v_507, %v_2327 : index
                %v_2329 = arith.index_cast %v_2328 : index to i64
                %pointer_2330 = llvm.inttoptr %v_2329 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#6, %pointer_2330) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2331 = arith.addi %v_2067, %c_13 : index
                %v_2332 = arith.muli %v_2331, %c_8 : index
                %v_2333 = arith.addi %v_507, %v_2332 : index
                %v_2334 = arith.addi %v_2333, %c_46 : index
                %v_2335 = arith.index_cast %v_2334 : index to i64
                %pointer_2336 = llvm.inttoptr %v_2335 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#7, %pointer_2336) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2337 = arith.addi %v_2067, %c_5 : index
                %v_2338 = arith.muli %v_2337, %c_8 : index
                %v_2339 = arith.addi %v_507, %v_2338 : index
                %v_2340 = arith.index_cast %v_2339 : index to i64
                %pointer_2341 = llvm.inttoptr %v_2340 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#8, %pointer_2341) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2342 = arith.addi %v_2067, %c_5 : index
                %v_2343 = arith.muli %v_2342, %c_8 : index
                %v_2344 = arith.addi %v_507, %v_2343 : index
                %v_2345 = arith.addi %v_2344, %c_46 : index
                %v_2346 = arith.index_cast %v_2345 : index to i64
                %pointer_2347 = llvm.inttoptr %v_2346 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#9, %pointer_2347) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2348 = arith.addi %v_2067, %c_14 : index
                %v_2349 = arith.muli %v_2348, %c_8 : index
                %v_2350 = arith.addi %v_507, %v_2349 : index
                %v_2351 = arith.index_cast %v_2350 : index to i64
                %pointer_2352 = llvm.inttoptr %v_2351 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#10, %pointer_2352) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2353 = arith.addi %v_2067, %c_14 : index
                %v_2354 = arith.muli %v_2353, %c_8 : index
                %v_2355 = arith.addi %v_507, %v_2354 : index
                %v_2356 = arith.addi %v_2355, %c_46 : index
                %v_2357 = arith.index_cast %v_2356 : index to i64
                %pointer_2358 = llvm.inttoptr %v_2357 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#11, %pointer_2358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2359 = arith.addi %v_2067, %c_15 : index
                %v_2360 = arith.muli %v_2359, %c_8 : index
                %v_2361 = arith.addi %v_507, %v_2360 : index
                %v_2362 = arith.index_cast %v_2361 : index to i64
                %pointer_2363 = llvm.inttoptr %v_2362 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#12, %pointer_2363) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2364 = arith.addi %v_2067, %c_15 : index
                %v_2365 = arith.muli %v_2364, %c_8 : index
                %v_2366 = arith.addi %v_507, %v_2365 : index
                %v_2367 = arith.addi %v_2366, %c_46 : index
                %v_2368 = arith.index_cast %v_2367 : index to i64
                %pointer_2369 = llvm.inttoptr %v_2368 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#13, %pointer_2369) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2370 = arith.addi %v_2067, %c_16 : index
                %v_2371 = arith.muli %v_2370, %c_8 : index
                %v_2372 = arith.addi %v_507, %v_2371 : index
                %v_2373 = arith.index_cast %v_2372 : index to i64
                %pointer_2374 = llvm.inttoptr %v_2373 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#14, %pointer_2374) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2375 = arith.addi %v_2067, %c_16 : index
                %v_2376 = arith.muli %v_2375, %c_8 : index
                %v_2377 = arith.addi %v_507, %v_2376 : index
                %v_2378 = arith.addi %v_2377, %c_46 : index
                %v_2379 = arith.index_cast %v_2378 : index to i64
                %pointer_2380 = llvm.inttoptr %v_2379 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#15, %pointer_2380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_2381 = %c_0 to %c_2 step %c_1 {
                %v_2382 = arith.muli %i_2381, %c_17 : index
                %v_2383 = arith.minsi %v_2382, %c_17 : index
                %v_2384 = arith.addi %v_516, %v_2383 : index
                %v_2385 = arith.addi %v_516, %v_2383 : index
                %v_2386 = arith.addi %v_2385, %c_1 : index
                %v_2387 = arith.addi %v_516, %v_2383 : index
                %v_2388 = arith.addi %v_2387, %c_2 : index
                %v_2389 = arith.addi %v_516, %v_2383 : index
                %v_2390 = arith.addi %v_2389, %c_13 : index
                %v_2391 = arith.addi %v_516, %v_2383 : index
                %v_2392 = arith.addi %v_2391, %c_5 : index
                %v_2393 = arith.addi %v_516, %v_2383 : index
                %v_2394 = arith.addi %v_2393, %c_14 : index
                %v_2395 = arith.addi %v_516, %v_2383 : index
                %v_2396 = arith.addi %v_2395, %c_15 : index
                %v_2397 = arith.addi %v_516, %v_2383 : index
                %v_2398 = arith.addi %v_2397, %c_16 : index
                %v_2399 = arith.muli %v_512, %c_5 : index
                %v_2400 = arith.muli %v_527, %c_2 : index
                %v_2401 = arith.addi %v_2400, %c_1 : index
                %v_2402 = arith.muli %v_2401, %c_2 : index
                %v_2403 = arith.addi %v_2402, %i_2381 : index
                %loop_2405:16 = scf.for %i_2404 = %c_0 to %c_44 step %c_5 iter_args(%carry_2406 = %c_26, %carry_2407 = %c_26, %carry_2408 = %c_26, %carry_2409 = %c_26, %carry_2410 = %c_26, %carry_2411 = %c_26, %carry_2412 = %c_26, %carry_2413 = %c_26, %carry_2414 = %c_26, %carry_2415 = %c_26, %carry_2416 = %c_26, %carry_2417 = %c_26, %carry_2418 = %c_26, %carry_2419 = %c_26, %carry_2420 = %c_26, %carry_2421 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_2422 = arith.divui %i_2404, %c_5 : index
                  %v_2423 = arith.muli %v_2399, %c_19 : index
                  %v_2424 = arith.addi %v_2423, %c_45 : index
                  %v_2425 = arith.muli %v_2399, %c_19 : index
                  %v_2426 = arith.divui %v_2424, %v_2425 : index
                  %v_2427 = arith.muli %v_2403, %c_19 : index
                  %v_2428 = arith.addi %v_2427, %v_2422 : index
                  %v_2429 = arith.muli %v_2428, %v_2426 : index
                  scf.for %i_2430 = %c_0 to %v_2426 step %c_1 {
                    %v_2431 = arith.addi %v_2429, %i_2430 : index
                    %v_2432 = arith.minsi %v_2431, %c_45 : index
                    %v_2433 = arith.muli %v_2432, %c_8 : index
                    %v_2434 = arith.addi %v_521, %v_2433 : index
                    %v_2435 = arith.index_cast %v_2434 : index to i64
                    %pointer_2436 = llvm.inttoptr %v_2435 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2436) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_2437 = arith.muli %v_2432, %c_8 : index
                    %v_2438 = arith.addi %v_526, %v_2437 : index
                    %v_2439 = arith.index_cast %v_2438 : index to i64
                    %pointer_2440 = llvm.inttoptr %v_2439 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2440) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_2441 = arith.muli %i_2404, %c_8 : index
                  %v_2442 = arith.addi %v_2061, %v_2441 : index
                  %v_2443 = arith.index_cast %v_2442 : index to i64
                  %pointer_2444 = llvm.inttoptr %v_2443 : i64 to !llvm.ptr
                  %v_2445 = "llvm.load"(%pointer_2444) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2446 = arith.muli %i_2404, %c_8 : index
                  %v_2447 = arith.addi %v_2064, %v_2446 : index
                  %v_2448 = arith.index_cast %v_2447 : index to i64
                  %pointer_2449 = llvm.inttoptr %v_2448 : i64 to !llvm.ptr
                  %v_2450 = "llvm.load"(%pointer_2449) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2451 = memref.load %expert_gate_up[%v_2, %v_2384, %i_2404] : memref<8x48x40xf32>
                  %v_2452 = vector.broadcast %v_2451 : f32 to vector<16xf32>
                  %acc_2453 = math.fma %v_2452, %v_2445, %carry_2406 : vector<16xf32>
                  %acc_2454 = math.fma %v_2452, %v_2450, %carry_2407 : vector<16xf32>
                  %v_2455 = memref.load %expert_gate_up[%v_2, %v_2386, %i_2404] : memref<8x48x40xf32>
                  %v_2456 = vector.broadcast %v_2455 : f32 to vector<16xf32>
                  %acc_2457 = math.fma %v_2456, %v_2445, %carry_2408 : vector<16xf32>
                  %acc_2458 = math.fma %v_2456, %v_2450, %carry_2409 : vector<16xf32>
                  %v_2459 = memref.load %expert_gate_up[%v_2, %v_2388, %i_2404] : memref<8x48x40xf32>
                  %v_2460 = vector.broadcast %v_2459 : f32 to vector<16xf32>
                  %acc_2461 = math.fma %v_2460, %v_2445, %carry_2410 : vector<16xf32>
                  %acc_2462 = math.fma %v_2460, %v_2450, %carry_2411 : vector<16xf32>
                  %v_2463 = memref.load %expert_gate_up[%v_2, %v_2390, %i_2404] : memref<8x48x40xf32>
                  %v_2464 = vector.broadcast %v_2463 : f32 to vector<16xf32>
                  %acc_2465 = math.fma %v_2464, %v_2445, %carry_2412 : vector<16xf32>
                  %acc_2466 = math.fma %v_2464, %v_2450, %carry_2413 : vector<16xf32>
                  %v_2467 = memref.load %expert_gate_up[%v_2, %v_2392, %i_2404] : memref<8x48x40xf32>
                  %v_2468 = vector.broadcast %v_2467 : f32 to vector<16xf32>
                  %acc_2469 = math.fma %v_2468, %v_2445, %carry_2414 : vector<16xf32>
                  %acc_2470 = math.fma %v_2468, %v_2450, %carry_2415 : vector<16xf32>
                  %v_2471 = memref.load %expert_gate_up[%v_2, %v_2394, %i_2404] : memref<8x48x40xf32>
                  %v_2472 = vector.broadcast %v_2471 : f32 to vector<16xf32>
                  %acc_2473 = math.fma %v_2472, %v_2445, %carry_2416 : vector<16xf32>
                  %acc_2474 = math.fma %v_2472, %v_2450, %carry_2417 : vector<16xf32>
                  %v_2475 = memref.load %expert_gate_up[%v_2, %v_2396, %i_2404] : memref<8x48x40xf32>
                  %v_2476 = vector.broadcast %v_2475 : f32 to vector<16xf32>
                  %acc_2477 = math.fma %v_2476, %v_2445, %carry_2418 : vector<16xf32>
                  %acc_2478 = math.fma %v_2476, %v_2450, %carry_2419 : vector<16xf32>
                  %v_2479 = memref.load %expert_gate_up[%v_2, %v_2398, %i_2404] : memref<8x48x40xf32>
                  %v_2480 = vector.broadcast %v_2479 : f32 to vector<16xf32>
                  %acc_2481 = math.fma %v_2480, %v_2445, %carry_2420 : vector<16xf32>
                  %acc_2482 = math.fma %v_2480, %v_2450, %carry_2421 : vector<16xf32>
                  %v_2483 = arith.addi %i_2404, %c_1 : index
                  %v_2484 = arith.muli %v_2483, %c_8 : index
                  %v_2485 = arith.addi %v_2061, %v_2484 : index
                  %v_2486 = arith.index_cast %v_2485 : index to i64
                  %pointer_2487 = llvm.inttoptr %v_2486 : i64 to !llvm.ptr
                  %v_2488 = "llvm.load"(%pointer_2487) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2489 = arith.muli %v_2483, %c_8 : index
                  %v_2490 = arith.addi %v_2064, %v_2489 : index
                  %v_2491 = arith.index_cast %v_2490 : index to i64
                  %pointer_2492 = llvm.inttoptr %v_2491 : i64 to !llvm.ptr
                  %v_2493 = "llvm.load"(%pointer_2492) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2494 = memref.load %expert_gate_up[%v_2, %v_2384, %v_2483] : memref<8x48x40xf32>
                  %v_2495 = vector.broadcast %v_2494 : f32 to vector<16xf32>
                  %acc_2496 = math.fma %v_2495, %v_2488, %acc_2453 : vector<16xf32>
                  %acc_2497 = math.fma %v_2495, %v_2493, %acc_2454 : vector<16xf32>
                  %v_2498 = memref.load %expert_gate_up[%v_2, %v_2386, %v_2483] : memref<8x48x40xf32>
                  %v_2499 = vector.broadcast %v_2498 : f32 to vector<16xf32>
                  %acc_2500 = math.fma %v_2499, %v_2488, %acc_2457 : vector<16xf32>
                  %acc_2501 = math.fma %v_2499, %v_2493, %acc_2458 : vector<16xf32>
                  %v_2502 = memref.load %expert_gate_up[%v_2, %v_2388, %v_2483] : memref<8x48x40xf32>
                  %v_2503 = vector.broadcast %v_2502 : f32 to vector<16xf32>
                  %acc_2504 = math.fma %v_2503, %v_2488, %acc_2461 : vector<16xf32>
                  %acc_2505 = math.fma %v_2503, %v_2493, %acc_2462 : vector<16xf32>
                  %v_2506 = memref.load %expert_gate_up[%v_2, %v_2390, %v_2483] : memref<8x48x40xf32>
                  %v_2507 = vector.broadcast %v_2506 : f32 to vector<16xf32>
                  %acc_2508 = math.fma %v_2507, %v_2488, %acc_2465 : vector<16xf32>
                  %acc_2509 = math.fma %v_2507, %v_2493, %acc_2466 : vector<16xf32>
                  %v_2510 = memref.load %expert_gate_up[%v_2, %v_2392, %v_2483] : memref<8x48x40xf32>
                  %v_2511 = vector.broadcast %v_2510 : f32 to vector<16xf32>
                  %acc_2512 = math.fma %v_2511, %v_2488, %acc_2469 : vector<16xf32>
                  %acc_2513 = math.fma %v_2511, %v_2493, %acc_2470 : vector<16xf32>
                  %v_2514 = memref.load %expert_gate_up[%v_2, %v_2394, %v_2483] : memref<8x48x40xf32>
                  %v_2515 = vector.broadcast %v_2514 : f32 to vector<16xf32>
                  %acc_2516 = math.fma %v_2515, %v_2488, %acc_2473 : vector<16xf32>
                  %acc_2517 = math.fma %v_2515, %v_2493, %acc_2474 : vector<16xf32>
                  %v_2518 = memref.load %expert_gate_up[%v_2, %v_2396, %v_2483] : memref<8x48x40xf32>
                  %v_2519 = vector.broadcast %v_2518 : f32 to vector<16xf32>
                  %acc_2520 = math.fma %v_2519, %v_2488, %acc_2477 : vector<16xf32>
                  %acc_2521 = math.fma %v_2519, %v_2493, %acc_2478 : vector<16xf32>
                  %v_2522 = memref.load %expert_gate_up[%v_2, %v_2398, %v_2483] : memref<8x48x40xf32>
                  %v_2523 = vector.broadcast %v_2522 : f32 to vector<16xf32>
                  %acc_2524 = math.fma %v_2523, %v_2488, %acc_2481 : vector<16xf32>
                  %acc_2525 = math.fma %v_2523, %v_2493, %acc_2482 : vector<16xf32>
                  %v_2526 = arith.addi %i_2404, %c_2 : index
                  %v_2527 = arith.muli %v_2526, %c_8 : index
                  %v_2528 = arith.addi %v_2061, %v_2527 : index
                  %v_2529 = arith.index_cast %v_2528 : index to i64
                  %pointer_2530 = llvm.inttoptr %v_2529 : i64 to !llvm.ptr
                  %v_2531 = "llvm.load"(%pointer_2530) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2532 = arith.muli %v_2526, %c_8 : index
                  %v_2533 = arith.addi %v_2064, %v_2532 : index
                  %v_2534 = arith.index_cast %v_2533 : index to i64
                  %pointer_2535 = llvm.inttoptr %v_2534 : i64 to !llvm.ptr
                  %v_2536 = "llvm.load"(%pointer_2535) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2537 = memref.load %expert_gate_up[%v_2, %v_2384, %v_2526] : memref<8x48x40xf32>
                  %v_2538 = vector.broadcast %v_2537 : f32 to vector<16xf32>
                  %acc_2539 = math.fma %v_2538, %v_2531, %acc_2496 : vector<16xf32>
                  %acc_2540 = math.fma %v_2538, %v_2536, %acc_2497 : vector<16xf32>
                  %v_2541 = memref.load %expert_gate_up[%v_2, %v_2386, %v_2526] : memref<8x48x40xf32>
                  %v_2542 = vector.broadcast %v_2541 : f32 to vector<16xf32>
                  %acc_2543 = math.fma %v_2542, %v_2531, %acc_2500 : vector<16xf32>
                  %acc_2544 = math.fma %v_2542, %v_2536, %acc_2501 : vector<16xf32>
                  %v_2545 = memref.load %expert_gate_up[%v_2, %v_2388, %v_2526] : memref<8x48x40xf32>
                  %v_2546 = vector.broadcast %v_2545 : f32 to vector<16xf32>
                  %acc_2547 = math.fma %v_2546, %v_2531, %acc_2504 : vector<16xf32>
                  %acc_2548 = math.fma %v_2546, %v_2536, %acc_2505 : vector<16xf32>
                  %v_2549 = memref.load %expert_gate_up[%v_2, %v_2390, %v_2526] : memref<8x48x40xf32>
                  %v_2550 = vector.broadcast %v_2549 : f32 to vector<16xf32>
                  %acc_2551 = math.fma %v_2550, %v_2531, %acc_2508 : vector<16xf32>
                  %acc_2552 = math.fma %v_2550, %v_2536, %acc_2509 : vector<16xf32>
                  %v_2553 = memref.load %expert_gate_up[%v_2, %v_2392, %v_2526] : memref<8x48x40xf32>
                  %v_2554 = vector.broadcast %v_2553 : f32 to vector<16xf32>
                  %acc_2555 = math.fma %v_2554, %v_2531, %acc_2512 : vector<16xf32>
                  %acc_2556 = math.fma %v_2554, %v_2536, %acc_2513 : vector<16xf32>
                  %v_2557 = memref.load %expert_gate_up[%v_2, %v_2394, %v_2526] : memref<8x48x40xf32>
                  %v_2558 = vector.broadcast %v_2557 : f32 to vector<16xf32>
                  %acc_2559 = math.fma %v_2558, %v_2531, %acc_2516 : vector<16xf32>
                  %acc_2560 = math.fma %v_2558, %v_2536, %acc_2517 : vector<16xf32>
                  %v_2561 = memref.load %expert_gate_up[%v_2, %v_2396, %v_2526] : memref<8x48x40xf32>
                  %v_2562 = vector.broadcast %v_2561 : f32 to vector<16xf32>
                  %acc_2563 = math.fma %v_2562, %v_2531, %acc_2520 : vector<16xf32>
                  %acc_2564 = math.fma %v_2562, %v_2536, %acc_2521 : vector<16xf32>
                  %v_2565 = memref.load %expert_gate_up[%v_2, %v_2398, %v_2526] : memref<8x48x40xf32>
                  %v_2566 = vector.broadcast %v_2565 : f32 to vector<16xf32>
                  %acc_2567 = math.fma %v_2566, %v_2531, %acc_2524 : vector<16xf32>
                  %acc_2568 = math.fma %v_2566, %v_2536, %acc_2525 : vector<16xf32>
                  %v_2569 = arith.addi %i_2404, %c_13 : index
                  %v_2570 = arith.muli %v_2569, %c_8 : index
                  %v_2571 = arith.addi %v_2061, %v_2570 : index
                  %v_2572 = arith.index_cast %v_2571 : index to i64
                  %pointer_2573 = llvm.inttoptr %v_2572 : i64 to !llvm.ptr
                  %v_2574 = "llvm.load"(%pointer_2573) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2575 = arith.muli %v_2569, %c_8 : index
                  %v_2576 = arith.addi %v_2064, %v_2575 : index
                  %v_2577 = arith.index_cast %v_2576 : index to i64
                  %pointer_2578 = llvm.inttoptr %v_2577 : i64 to !llvm.ptr
                  %v_2579 = "llvm.load"(%pointer_2578) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2580 = memref.load %expert_gate_up[%v_2, %v_2384, %v_2569] : memref<8x48x40xf32>
                  %v_2581 = vector.broadcast %v_2580 : f32 to vector<16xf32>
                  %acc_2582 = math.fma %v_2581, %v_2574, %acc_2539 : vector<16xf32>
                  %acc_2583 = math.fma %v_2581, %v_2579, %acc_2540 : vector<16xf32>
                  %v_2584 = memref.load %expert_gate_up[%v_2, %v_2386, %v_2569] : memref<8x48x40xf32>
                  %v_2585 = vector.broadcast %v_2584 : f32 to vector<16xf32>
                  %acc_2586 = math.fma %v_2585, %v_2574, %acc_2543 : vector<16xf32>
                  %acc_2587 = math.fma %v_2585, %v_2579, %acc_2544 : vector<16xf32>
                  %v_2588 = memref.load %expert_gate_up[%v_2, %v_2388, %v_2569] : memref<8x48x40xf32>
                  %v_2589 = vector.broadcast %v_2588 : f32 to vector<16xf32>
                  %acc_2590 = math.fma %v_2589, %v_2574, %acc_2547 : vector<16xf32>
                  %acc_2591 = math.fma %v_2589, %v_2579, %acc_2548 : vector<16xf32>
                  %v_2592 = memref.load %expert_gate_up[%v_2, %v_2390, %v_2569] : memref<8x48x40xf32>
                  %v_2593 = vector.broadcast %v_2592 : f32 to vector<16xf32>
                  %acc_2594 = math.fma %v_2593, %v_2574, %acc_2551 : vector<16xf32>
                  %acc_2595 = math.fma %v_2593, %v_2579, %acc_2552 : vector<16xf32>
                  %v_2596 = memref.load %expert_gate_up[%v_2, %v_2392, %v_2569] : memref<8x48x40xf32>
                  %v_2597 = vector.broadcast %v_2596 : f32 to vector<16xf32>
                  %acc_2598 = math.fma %v_2597, %v_2574, %acc_2555 : vector<16xf32>
                  %acc_2599 = math.fma %v_2597, %v_2579, %acc_2556 : vector<16xf32>
                  %v_2600 = memref.load %expert_gate_up[%v_2, %v_2394, %v_2569] : memref<8x48x40xf32>
                  %v_2601 = vector.broadcast %v_2600 : f32 to vector<16xf32>
                  %acc_2602 = math.fma %v_2601, %v_2574, %acc_2559 : vector<16xf32>
                  %acc_2603 = math.fma %v_2601, %v_2579, %acc_2560 : vector<16xf32>
                  %v_2604 = memref.load %expert_gate_up[%v_2, %v_2396, %v_2569] : memref<8x48x40xf32>
                  %v_2605 = vector.broadcast %v_2604 : f32 to vector<16xf32>
                  %acc_2606 = math.fma %v_2605, %v_2574, %acc_2563 : vector<16xf32>
                  %acc_2607 = math.fma %v_2605, %v_2579, %acc_2564 : vector<16xf32>
                  %v_2608 = memref.load %expert_gate_up[%v_2, %v_2398, %v_2569] : memref<8x48x40xf32>
                  %v_2609 = vector.broadcast %v_2608 : f32 to vector<16xf32>
                  %acc_2610 = math.fma %v_2609, %v_2574, %acc_2567 : vector<16xf32>
                  %acc_2611 = math.fma %v_2609, %v_2579, %acc_2568 : vector<16xf32>
                  scf.yield %acc_2582, %acc_2583, %acc_2586, %acc_2587, %acc_2590, %acc_2591, %acc_2594, %acc_2595, %acc_2598, %acc_2599, %acc_2602, %acc_2603, %acc_2606, %acc_2607, %acc_2610, %acc_2611 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_2612 = arith.addi %v_2383, %c_12 : index
                %v_2613 = arith.muli %v_2612, %c_8 : index
                %v_2614 = arith.addi %v_507, %v_2613 : index
                %v_2615 = arith.index_cast %v_2614 : index to i64
                %pointer_2616 = llvm.inttoptr %v_2615 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#0, %pointer_2616) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2617 = arith.addi %v_2383, %c_12 : index
                %v_2618 = arith.muli %v_2617, %c_8 : index
                %v_2619 = arith.addi %v_507, %v_2618 : index
                %v_2620 = arith.addi %v_2619, %c_46 : index
                %v_2621 = arith.index_cast %v_2620 : index to i64
                %pointer_2622 = llvm.inttoptr %v_2621 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#1, %pointer_2622) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2623 = arith.addi %v_2383, %c_48 : index
                %v_2624 = arith.muli %v_2623, %c_8 : index
                %v_2625 = arith.addi %v_507, %v_2624 : index
                %v_2626 = arith.index_cast %v_2625 : index to i64
                %pointer_2627 = llvm.inttoptr %v_2626 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#2, %pointer_2627) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2628 = arith.addi %v_2383, %c_48 : index
                %v_2629 = arith.muli %v_2628, %c_8 : index
                %v_2630 = arith.addi %v_507, %v_2629 : index
                %v_2631 = arith.addi %v_2630, %c_46 : index
                %v_2632 = arith.index_cast %v_2631 : index to i64
                %pointer_2633 = llvm.inttoptr %v_2632 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#3, %pointer_2633) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2634 = arith.addi %v_2383, %c_49 : index
                %v_2635 = arith.muli %v_2634, %c_8 : index
                %v_2636 = arith.addi %v_507, %v_2635 : index
                %v_2637 = arith.index_cast %v_2636 : index to i64
                %pointer_2638 = llvm.inttoptr %v_2637 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#4, %pointer_2638) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2639 = arith.addi %v_2383, %c_49 : index
                %v_2640 = arith.muli %v_2639, %c_8 : index
                %v_2641 = arith.addi %v_507, %v_2640 : index
                %v_2642 = arith.addi %v_2641, %c_46 : index
                %v_2643 = arith.index_cast %v_2642 : index to i64
                %pointer_2644 = llvm.inttoptr %v_2643 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#5, %pointer_2644) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2645 = arith.addi %v_2383, %c_50 : index
                %v_2646 = arith.muli %v_2645, %c_8 : index
                %v_2647 = arith.addi %v_507, %v_2646 : index
                %v_2648 = arith.index_cast %v_2647 : index to i64
                %pointer_2649 = llvm.inttoptr %v_2648 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#6, %pointer_2649) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2650 = arith.addi %v_2383, %c_50 : index
                %v_2651 = arith.muli %v_2650, %c_8 : index
                %v_2652 = arith.addi %v_507, %v_2651 : index
                %v_2653 = arith.addi %v_2652, %c_46 : index
                %v_2654 = arith.index_cast %v_2653 : index to i64
                %pointer_2655 = llvm.inttoptr %v_2654 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#7, %pointer_2655) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2656 = arith.addi %v_2383, %c_51 : index
                %v_2657 = arith.muli %v_2656, %c_8 : index
                %v_2658 = arith.addi %v_507, %v_2657 : index
                %v_2659 = arith.index_cast %v_2658 : index to i64
                %pointer_2660 = llvm.inttoptr %v_2659 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#8, %pointer_2660) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2661 = arith.addi %v_2383, %c_51 : index
                %v_2662 = arith.muli %v_2661, %c_8 : index
                %v_2663 = arith.addi %v_507, %v_2662 : index
                %v_2664 = arith.addi %v_2663, %c_46 : index
                %v_2665 = arith.index_cast %v_2664 : index to i64
                %pointer_2666 = llvm.inttoptr %v_2665 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#9, %pointer_2666) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2667 = arith.addi %v_2383, %c_52 : index
                %v_2668 = arith.muli %v_2667, %c_8 : index
                %v_2669 = arith.addi %v_507, %v_2668 : index
                %v_2670 = arith.index_cast %v_2669 : index to i64
                %pointer_2671 = llvm.inttoptr %v_2670 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#10, %pointer_2671) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2672 = arith.addi %v_2383, %c_52 : index
                %v_2673 = arith.muli %v_2672, %c_8 : index
                %v_2674 = arith.addi %v_507, %v_2673 : index
                %v_2675 = arith.addi %v_2674, %c_46 : index
                %v_2676 = arith.index_cast %v_2675 : index to i64
                %pointer_2677 = llvm.inttoptr %v_2676 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#11, %pointer_2677) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2678 = arith.addi %v_2383, %c_53 : index
                %v_2679 = arith.muli %v_2678, %c_8 : index
                %v_2680 = arith.addi %v_507, %v_2679 : index
                %v_2681 = arith.index_cast %v_2680 : index to i64
                %pointer_2682 = llvm.inttoptr %v_2681 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#12, %pointer_2682) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2683 = arith.addi %v_2383, %c_53 : index
                %v_2684 = arith.muli %v_2683, %c_8 : index
                %v_2685 = arith.addi %v_507, %v_2684 : index
                %v_2686 = arith.addi %v_2685, %c_46 : index
                %v_2687 = arith.index_cast %v_2686 : index to i64
                %pointer_2688 = llvm.inttoptr %v_2687 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#13, %pointer_2688) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2689 = arith.addi %v_2383, %c_54 : index
                %v_2690 = arith.muli %v_2689, %c_8 : index
                %v_2691 = arith.addi %v_507, %v_2690 : index
                %v_2692 = arith.index_cast %v_2691 : index to i64
                %pointer_2693 = llvm.inttoptr %v_2692 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#14, %pointer_2693) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2694 = arith.addi %v_2383, %c_54 : index
                %v_2695 = arith.muli %v_2694, %c_8 : index
                %v_2696 = arith.addi %v_507, %v_2695 : index
                %v_2697 = arith.addi %v_2696, %c_46 : index
                %v_2698 = arith.index_cast %v_2697 : index to i64
                %pointer_2699 = llvm.inttoptr %v_2698 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#15, %pointer_2699) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_2700 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_2701 = arith.muli %v_2059, %c_12 : index
              %v_2702 = arith.addi %v_4, %v_2701 : index
              %v_2703 = arith.muli %v_2702, %c_55 : index
              %v_2704 = arith.addi %address_2700, %v_2703 : index
              %v_2705 = arith.subi %i_514, %v_515 : index
              %v_2706 = arith.subi %c_4, %i_514 : index
              %v_2707 = arith.maxsi %v_2706, %c_0 : index
              %v_2708 = arith.minsi %c_12, %v_2707 : index
              scf.for %i_2709 = %c_0 to %v_2708 step %c_1 {
                %v_2710 = arith.addi %v_2705, %i_2709 : index
                %v_2711 = arith.muli %v_2710, %c_8 : index
                %v_2712 = arith.addi %v_507, %v_2711 : index
                %v_2713 = arith.index_cast %v_2712 : index to i64
                %pointer_2714 = llvm.inttoptr %v_2713 : i64 to !llvm.ptr
                %v_2715 = "llvm.load"(%pointer_2714) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2716 = arith.addi %v_2705, %i_2709 : index
                %v_2717 = arith.addi %v_2716, %c_12 : index
                %v_2718 = arith.muli %v_2717, %c_8 : index
                %v_2719 = arith.addi %v_507, %v_2718 : index
                %v_2720 = arith.index_cast %v_2719 : index to i64
                %pointer_2721 = llvm.inttoptr %v_2720 : i64 to !llvm.ptr
                %v_2722 = "llvm.load"(%pointer_2721) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2723 = arith.subf %c_26, %v_2715 : vector<16xf32>
                %is_2724 = arith.cmpf ogt, %v_2723, %c_56 : vector<16xf32>
                %v_2725 = arith.select %is_2724, %c_56, %v_2723 : vector<16xi1>, vector<16xf32>
                %is_2726 = arith.cmpf olt, %v_2725, %c_57 : vector<16xf32>
                %v_2727 = arith.select %is_2726, %c_57, %v_2725 : vector<16xi1>, vector<16xf32>
                %v_2728 = arith.mulf %v_2727, %c_58 : vector<16xf32>
                %v_2729 = math.roundeven %v_2728 : vector<16xf32>
                %acc_2730 = math.fma %v_2729, %c_59, %v_2727 : vector<16xf32>
                %acc_2731 = math.fma %v_2729, %c_60, %acc_2730 : vector<16xf32>
                %acc_2732 = math.fma %c_61, %acc_2731, %c_62 : vector<16xf32>
                %acc_2733 = math.fma %acc_2732, %acc_2731, %c_63 : vector<16xf32>
                %acc_2734 = math.fma %acc_2733, %acc_2731, %c_64 : vector<16xf32>
                %acc_2735 = math.fma %acc_2734, %acc_2731, %c_65 : vector<16xf32>
                %acc_2736 = math.fma %acc_2735, %acc_2731, %c_66 : vector<16xf32>
                %acc_2737 = math.fma %acc_2736, %acc_2731, %c_67 : vector<16xf32>
                %acc_2738 = math.fma %acc_2737, %acc_2731, %c_67 : vector<16xf32>
                %v_2739 = arith.fptosi %v_2729 : vector<16xf32> to vector<16xi32>
                %v_2740 = arith.shrsi %v_2739, %c_68 : vector<16xi32>
                %v_2741 = arith.subi %v_2739, %v_2740 : vector<16xi32>
                %v_2742 = arith.addi %v_2740, %c_70 : vector<16xi32>
                %v_2743 = arith.shli %v_2742, %c_69 : vector<16xi32>
                %v_2744 = arith.bitcast %v_2743 : vector<16xi32> to vector<16xf32>
                %v_2745 = arith.mulf %acc_2738, %v_2744 : vector<16xf32>
                %v_2746 = arith.addi %v_2741, %c_70 : vector<16xi32>
                %v_2747 = arith.shli %v_2746, %c_69 : vector<16xi32>
                %v_2748 = arith.bitcast %v_2747 : vector<16xi32> to vector<16xf32>
                %v_2749 = arith.mulf %v_2745, %v_2748 : vector<16xf32>
                %v_2750 = arith.addf %v_2749, %c_67 : vector<16xf32>
                %v_2751 = arith.divf %c_67, %v_2750 : vector<16xf32>
                %v_2752 = arith.mulf %v_2715, %v_2751 : vector<16xf32>
                %v_2753 = arith.mulf %v_2752, %v_2722 : vector<16xf32>
                %v_2754 = arith.addi %i_514, %i_2709 : index
                %v_2755 = arith.divui %v_2754, %c_1 : index
                %v_2756 = arith.muli %v_2755, %c_8 : index
                %v_2757 = arith.addi %v_2704, %v_2756 : index
                %v_2758 = arith.index_cast %v_2757 : index to i64
                %pointer_2759 = llvm.inttoptr %v_2758 : i64 to !llvm.ptr
                "llvm.store"(%v_2753, %pointer_2759) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_2760 = arith.addi %v_2059, %c_1 : index
              %v_2761 = arith.addi %v_507, %c_46 : index
              %address_2762 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_2763 = arith.muli %v_2760, %c_12 : index
              %v_2764 = arith.addi %v_4, %v_2763 : index
              %v_2765 = arith.muli %v_2764, %c_55 : index
              %v_2766 = arith.addi %address_2762, %v_2765 : index
              %v_2767 = arith.subi %i_514, %v_515 : index
              %v_2768 = arith.subi %c_4, %i_514 : index
              %v_2769 = arith.maxsi %v_2768, %c_0 : index
              %v_2770 = arith.minsi %c_12, %v_2769 : index
              scf.for %i_2771 = %c_0 to %v_2770 step %c_1 {
                %v_2772 = arith.addi %v_2767, %i_2771 : index
                %v_2773 = arith.muli %v_2772, %c_8 : index
                %v_2774 = arith.addi %v_2761, %v_2773 : index
                %v_2775 = arith.index_cast %v_2774 : index to i64
                %pointer_2776 = llvm.inttoptr %v_2775 : i64 to !llvm.ptr
                %v_2777 = "llvm.load"(%pointer_2776) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2778 = arith.addi %v_2767, %i_2771 : index
                %v_2779 = arith.addi %v_2778, %c_12 : index
                %v_2780 = arith.muli %v_2779, %c_8 : index
                %v_2781 = arith.addi %v_2761, %v_2780 : index
                %v_2782 = arith.index_cast %v_2781 : index to i64
                %pointer_2783 = llvm.inttoptr %v_2782 : i64 to !llvm.ptr
                %v_2784 = "llvm.load"(%pointer_2783) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2785 = arith.subf %c_26, %v_2777 : vector<16xf32>
                %is_2786 = arith.cmpf ogt, %v_2785, %c_56 : vector<16xf32>
                %v_2787 = arith.select %is_2786, %c_56, %v_2785 : vector<16xi1>, vector<16xf32>
                %is_2788 = arith.cmpf olt, %v_2787, %c_57 : vector<16xf32>
                %v_2789 = arith.select %is_2788, %c_57, %v_2787 : vector<16xi1>, vector<16xf32>
                %v_2790 = arith.mulf %v_2789, %c_58 : vector<16xf32>
                %v_2791 = math.roundeven %v_2790 : vector<16xf32>
                %acc_2792 = math.fma %v_2791, %c_59, %v_2789 : vector<16xf32>
                %acc_2793 = math.fma %v_2791, %c_60, %acc_2792 : vector<16xf32>
                %acc_2794 = math.fma %c_61, %acc_2793, %c_62 : vector<16xf32>
                %acc_2795 = math.fma %acc_2794, %acc_2793, %c_63 : vector<16xf32>
                %acc_2796 = math.fma %acc_2795, %acc_2793, %c_64 : vector<16xf32>
                %acc_2797 = math.fma %acc_2796, %acc_2793, %c_65 : vector<16xf32>
                %acc_2798 = math.fma %acc_2797, %acc_2793, %c_66 : vector<16xf32>
                %acc_2799 = math.fma %acc_2798, %acc_2793, %c_67 : vector<16xf32>
                %acc_2800 = math.fma %acc_2799, %acc_2793, %c_67 : vector<16xf32>
                %v_2801 = arith.fptosi %v_2791 : vector<16xf32> to vector<16xi32>
                %v_2802 = arith.shrsi %v_2801, %c_68 : vector<16xi32>
                %v_2803 = arith.subi %v_2801, %v_2802 : vector<16xi32>
                %v_2804 = arith.addi %v_2802, %c_70 : vector<16xi32>
                %v_2805 = arith.shli %v_2804, %c_69 : vector<16xi32>
                %v_2806 = arith.bitcast %v_2805 : vector<16xi32> to vector<16xf32>
                %v_2807 = arith.mulf %acc_2800, %v_2806 : vector<16xf32>
                %v_2808 = arith.addi %v_2803, %c_70 : vector<16xi32>
                %v_2809 = arith.shli %v_2808, %c_69 : vector<16xi32>
                %v_2810 = arith.bitcast %v_2809 : vector<16xi32> to vector<16xf32>
                %v_2811 = arith.mulf %v_2807, %v_2810 : vector<16xf32>
                %v_2812 = arith.addf %v_2811, %c_67 : vector<16xf32>
                %v_2813 = arith.divf %c_67, %v_2812 : vector<16xf32>
                %v_2814 = arith.mulf %v_2777, %v_2813 : vector<16xf32>
                %v_2815 = arith.mulf %v_2814, %v_2784 : vector<16xf32>
                %v_2816 = arith.addi %i_514, %i_2771 : index
                %v_2817 = arith.divui %v_2816, %c_1 : index
                %v_2818 = arith.muli %v_2817, %c_8 : index
                %v_2819 = arith.addi %v_2766, %v_2818 : index
                %v_2820 = arith.index_cast %v_2819 : index to i64
                %pointer_2821 = llvm.inttoptr %v_2820 : i64 to !llvm.ptr
                "llvm.store"(%v_2815, %pointer_2821) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
          }
          %v_2822 = arith.muli %claimed_14, %c_5 : index
          %v_2823 = arith.addi %address_11, %v_2822 : index
          %v_2824 = arith.index_cast %v_2823 : index to i64
          %pointer_2825 = llvm.inttoptr %v_2824 : i64 to !llvm.ptr
          %v_2826 = llvm.atomicrmw xchg %pointer_2825, %c_7 release : !llvm.ptr, i32
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
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>, tensor<8x48x40xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
