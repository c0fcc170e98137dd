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
        %c_11 = arith.constant 1024 : index
        %c_12 = arith.constant 8 : index
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
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
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
                %v_192 = arith.subf %c_14, %sum_100 : f32
                %is_193 = arith.cmpf ogt, %v_192, %c_15 : f32
                %v_194 = arith.select %is_193, %c_15, %v_192 : f32
                %is_195 = arith.cmpf olt, %v_194, %c_16 : f32
                %v_196 = arith.select %is_195, %c_16, %v_194 : f32
                %v_197 = arith.mulf %v_196, %c_17 : f32
                %v_198 = math.roundeven %v_197 : f32
                %acc_199 = math.fma %v_198, %c_18, %v_196 : f32
                %acc_200 = math.fma %v_198, %c_19, %acc_199 : f32
                %acc_201 = math.fma %c_20, %acc_200, %c_21 : f32
                %acc_202 = math.fma %acc_201, %acc_200, %c_22 : f32
                %acc_203 = math.fma %acc_202, %acc_200, %c_23 : f32
                %acc_204 = math.fma %acc_203, %acc_200, %c_24 : f32
                %acc_205 = math.fma %acc_204, %acc_200, %c_25 : f32
                %acc_206 = math.fma %acc_205, %acc_200, %c_26 : f32
                %acc_207 = math.fma %acc_206, %acc_200, %c_26 : f32
                %v_208 = arith.fptosi %v_198 : f32 to i32
                %v_209 = arith.shrsi %v_208, %c_27 : i32
                %v_210 = arith.subi %v_208, %v_209 : i32
                %v_211 = arith.addi %v_209, %c_29 : i32
                %v_212 = arith.shli %v_211, %c_28 : i32
                %v_213 = arith.bitcast %v_212 : i32 to f32
                %v_214 = arith.mulf %acc_207, %v_213 : f32
                %v_215 = arith.addi %v_210, %c_29 : i32
                %v_216 = arith.shli %v_215, %c_28 : i32
                %v_217 = arith.bitcast %v_216 : i32 to f32
                %v_218 = arith.mulf %v_214, %v_217 : f32
                %v_219 = arith.addf %v_218, %c_26 : f32
                %v_220 = arith.divf %c_26, %v_219 : f32
                %v_221 = arith.mulf %sum_100, %v_220 : f32
                %v_222 = arith.mulf %v_221, %sum_152 : f32
                %v_223 = arith.truncf %v_222 : f32 to bf16
                memref.store %v_223, %hidden[%v_32, %i_45] : memref<?x24xbf16>
                %v_224 = arith.subf %c_14, %sum_113 : f32
                %is_225 = arith.cmpf ogt, %v_224, %c_15 : f32
                %v_226 = arith.select %is_225, %c_15, %v_224 : f32
                %is_227 = arith.cmpf olt, %v_226, %c_16 : f32
                %v_228 = arith.select %is_227, %c_16, %v_226 : f32
                %v_229 = arith.mulf %v_228, %c_17 : f32
                %v_230 = math.roundeven %v_229 : f32
                %acc_231 = math.fma %v_230, %c_18, %v_228 : f32
                %acc_232 = math.fma %v_230, %c_19, %acc_231 : f32
                %acc_233 = math.fma %c_20, %acc_232, %c_21 : f32
                %acc_234 = math.fma %acc_233, %acc_232, %c_22 : f32
                %acc_235 = math.fma %acc_234, %acc_232, %c_23 : f32
                %acc_236 = math.fma %acc_235, %acc_232, %c_24 : f32
                %acc_237 = math.fma %acc_236, %acc_232, %c_25 : f32
                %acc_238 = math.fma %acc_237, %acc_232, %c_26 : f32
                %acc_239 = math.fma %acc_238, %acc_232, %c_26 : f32
                %v_240 = arith.fptosi %v_230 : f32 to i32
                %v_241 = arith.shrsi %v_240, %c_27 : i32
                %v_242 = arith.subi %v_240, %v_241 : i32
                %v_243 = arith.addi %v_241, %c_29 : i32
                %v_244 = arith.shli %v_243, %c_28 : i32
                %v_245 = arith.bitcast %v_244 : i32 to f32
                %v_246 = arith.mulf %acc_239, %v_245 : f32
                %v_247 = arith.addi %v_242, %c_29 : i32
                %v_248 = arith.shli %v_247, %c_28 : i32
                %v_249 = arith.bitcast %v_248 : i32 to f32
                %v_250 = arith.mulf %v_246, %v_249 : f32
                %v_251 = arith.addf %v_250, %c_26 : f32
                %v_252 = arith.divf %c_26, %v_251 : f32
                %v_253 = arith.mulf %sum_113, %v_252 : f32
                %v_254 = arith.mulf %v_253, %sum_165 : f32
                %v_255 = arith.truncf %v_254 : f32 to bf16
                memref.store %v_255, %hidden[%v_34, %i_45] : memref<?x24xbf16>
                %v_256 = arith.subf %c_14, %sum_126 : f32
                %is_257 = arith.cmpf ogt, %v_256, %c_15 : f32
                %v_258 = arith.select %is_257, %c_15, %v_256 : f32
                %is_259 = arith.cmpf olt, %v_258, %c_16 : f32
                %v_260 = arith.select %is_259, %c_16, %v_258 : f32
                %v_261 = arith.mulf %v_260, %c_17 : f32
                %v_262 = math.roundeven %v_261 : f32
                %acc_263 = math.fma %v_262, %c_18, %v_260 : f32
                %acc_264 = math.fma %v_262, %c_19, %acc_263 : f32
                %acc_265 = math.fma %c_20, %acc_264, %c_21 : f32
                %acc_266 = math.fma %acc_265, %acc_264, %c_22 : f32
                %acc_267 = math.fma %acc_266, %acc_264, %c_23 : f32
                %acc_268 = math.fma %acc_267, %acc_264, %c_24 : f32
                %acc_269 = math.fma %acc_268, %acc_264, %c_25 : f32
                %acc_270 = math.fma %acc_269, %acc_264, %c_26 : f32
                %acc_271 = math.fma %acc_270, %acc_264, %c_26 : f32
                %v_272 = arith.fptosi %v_262 : f32 to i32
                %v_273 = arith.shrsi %v_272, %c_27 : i32
                %v_274 = arith.subi %v_272, %v_273 : i32
                %v_275 = arith.addi %v_273, %c_29 : i32
                %v_276 = arith.shli %v_275, %c_28 : i32
                %v_277 = arith.bitcast %v_276 : i32 to f32
                %v_278 = arith.mulf %acc_271, %v_277 : f32
                %v_279 = arith.addi %v_274, %c_29 : i32
                %v_280 = arith.shli %v_279, %c_28 : i32
                %v_281 = arith.bitcast %v_280 : i32 to f32
                %v_282 = arith.mulf %v_278, %v_281 : f32
                %v_283 = arith.addf %v_282, %c_26 : f32
                %v_284 = arith.divf %c_26, %v_283 : f32
                %v_285 = arith.mulf %sum_126, %v_284 : f32
                %v_286 = arith.mulf %v_285, %sum_178 : f32
                %v_287 = arith.truncf %v_286 : f32 to bf16
                memref.store %v_287, %hidden[%v_36, %i_45] : memref<?x24xbf16>
                %v_288 = arith.subf %c_14, %sum_139 : f32
                %is_289 = arith.cmpf ogt, %v_288, %c_15 : f32
                %v_290 = arith.select %is_289, %c_15, %v_288 : f32
                %is_291 = arith.cmpf olt, %v_290, %c_16 : f32
                %v_292 = arith.select %is_291, %c_16, %v_290 : f32
                %v_293 = arith.mulf %v_292, %c_17 : f32
                %v_294 = math.roundeven %v_293 : f32
                %acc_295 = math.fma %v_294, %c_18, %v_292 : f32
                %acc_296 = math.fma %v_294, %c_19, %acc_295 : f32
                %acc_297 = math.fma %c_20, %acc_296, %c_21 : f32
                %acc_298 = math.fma %acc_297, %acc_296, %c_22 : f32
                %acc_299 = math.fma %acc_298, %acc_296, %c_23 : f32
                %acc_300 = math.fma %acc_299, %acc_296, %c_24 : f32
                %acc_301 = math.fma %acc_300, %acc_296, %c_25 : f32
                %acc_302 = math.fma %acc_301, %acc_296, %c_26 : f32
                %acc_303 = math.fma %acc_302, %acc_296, %c_26 : f32
                %v_304 = arith.fptosi %v_294 : f32 to i32
                %v_305 = arith.shrsi %v_304, %c_27 : i32
                %v_306 = arith.subi %v_304, %v_305 : i32
                %v_307 = arith.addi %v_305, %c_29 : i32
                %v_308 = arith.shli %v_307, %c_28 : i32
                %v_309 = arith.bitcast %v_308 : i32 to f32
                %v_310 = arith.mulf %acc_303, %v_309 : f32
                %v_311 = arith.addi %v_306, %c_29 : i32
                %v_312 = arith.shli %v_311, %c_28 : i32
                %v_313 = arith.bitcast %v_312 : i32 to f32
                %v_314 = arith.mulf %v_310, %v_313 : f32
                %v_315 = arith.addf %v_314, %c_26 : f32
                %v_316 = arith.divf %c_26, %v_315 : f32
                %v_317 = arith.mulf %sum_139, %v_316 : f32
                %v_318 = arith.mulf %v_317, %sum_191 : f32
                %v_319 = arith.truncf %v_318 : f32 to bf16
                memref.store %v_319, %hidden[%v_38, %i_45] : memref<?x24xbf16>
              }
            }
            %is_320 = arith.cmpi eq, %v_24, %c_8 : index
            %v_321 = arith.andi %is_320, %is_26 : i1
            scf.if %v_321 {
              %v_322 = memref.load %group[%c_2] : memref<5xi32>
              %v_323 = arith.index_cast %v_322 : i32 to index
              %v_324 = memref.load %group[%c_5] : memref<5xi32>
              %v_325 = arith.index_cast %v_324 : i32 to index
              %v_326 = arith.divui %v_323, %c_7 : index
              %v_327 = arith.divui %v_325, %c_7 : index
              %v_328 = arith.addi %v_1, %c_0 : index
              %v_329 = arith.minsi %v_328, %c_9 : index
              scf.for %i_330 = %v_1 to %v_329 step %c_5 {
                %v_331 = arith.addi %i_330, %c_9 : index
                %loop_333:4 = scf.for %i_332 = %c_2 to %c_0 step %c_0 iter_args(%carry_334 = %c_10, %carry_335 = %c_10, %carry_336 = %c_10, %carry_337 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_338 = vector.load %x[%v_326, %i_332] : memref<?x40xbf16>, vector<32xbf16>
                  %v_339 = vector.load %x[%v_327, %i_332] : memref<?x40xbf16>, vector<32xbf16>
                  %v_340 = arith.addi %i_332, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_330, %v_340], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_341 = vector.load %expert_gate_up[%v_15, %i_330, %i_332] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_342 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_334, %v_341, %v_338) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_343 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_335, %v_341, %v_339) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_344 = arith.addi %i_332, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_331, %v_344], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_345 = vector.load %expert_gate_up[%v_15, %v_331, %i_332] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_346 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_336, %v_345, %v_338) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_347 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_337, %v_345, %v_339) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_342, %v_343, %v_346, %v_347 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_348 = vector.create_mask %c_12 : vector<32xi1>
                %v_349 = vector.maskedload %x[%v_326, %c_0], %mask_348, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_350 = vector.maskedload %x[%v_327, %c_0], %mask_348, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_351 = vector.maskedload %expert_gate_up[%v_15, %i_330, %c_0], %mask_348, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_352 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#0, %v_351, %v_349) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_353 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#1, %v_351, %v_350) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_354 = vector.maskedload %expert_gate_up[%v_15, %v_331, %c_0], %mask_348, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_355 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#2, %v_354, %v_349) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_356 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#3, %v_354, %v_350) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_357 = vector.shuffle %v_352, %v_352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_358 = vector.shuffle %v_352, %v_352 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_359 = arith.addf %v_357, %v_358 : vector<8xf32>
                %v_360 = vector.shuffle %v_359, %v_359 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_361 = vector.shuffle %v_359, %v_359 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_362 = arith.addf %v_360, %v_361 : vector<4xf32>
                %v_363 = vector.shuffle %v_362, %v_362 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_364 = vector.shuffle %v_362, %v_362 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_365 = arith.addf %v_363, %v_364 : vector<2xf32>
                %v_366 = vector.shuffle %v_365, %v_365 [0] : vector<2xf32>, vector<2xf32>
                %v_367 = vector.shuffle %v_365, %v_365 [1] : vector<2xf32>, vector<2xf32>
                %v_368 = arith.addf %v_366, %v_367 : vector<1xf32>
                %sum_369 = vector.extract %v_368[0] : f32 from vector<1xf32>
                %v_370 = vector.shuffle %v_353, %v_353 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_371 = vector.shuffle %v_353, %v_353 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_372 = arith.addf %v_370, %v_371 : vector<8xf32>
                %v_373 = vector.shuffle %v_372, %v_372 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_374 = vector.shuffle %v_372, %v_372 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_375 = arith.addf %v_373, %v_374 : vector<4xf32>
                %v_376 = vector.shuffle %v_375, %v_375 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_377 = vector.shuffle %v_375, %v_375 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_378 = arith.addf %v_376, %v_377 : vector<2xf32>
                %v_379 = vector.shuffle %v_378, %v_378 [0] : vector<2xf32>, vector<2xf32>
                %v_380 = vector.shuffle %v_378, %v_378 [1] : vector<2xf32>, vector<2xf32>
                %v_381 = arith.addf %v_379, %v_380 : vector<1xf32>
                %sum_382 = vector.extract %v_381[0] : f32 from vector<1xf32>
                %v_383 = vector.shuffle %v_355, %v_355 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_384 = vector.shuffle %v_355, %v_355 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_385 = arith.addf %v_383, %v_384 : vector<8xf32>
                %v_386 = vector.shuffle %v_385, %v_385 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_387 = vector.shuffle %v_385, %v_385 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_388 = arith.addf %v_386, %v_387 : vector<4xf32>
                %v_389 = vector.shuffle %v_388, %v_388 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_390 = vector.shuffle %v_388, %v_388 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_391 = arith.addf %v_389, %v_390 : vector<2xf32>
                %v_392 = vector.shuffle %v_391, %v_391 [0] : vector<2xf32>, vector<2xf32>
                %v_393 = vector.shuffle %v_391, %v_391 [1] : vector<2xf32>, vector<2xf32>
                %v_394 = arith.addf %v_392, %v_393 : vector<1xf32>
                %sum_395 = vector.extract %v_394[0] : f32 from vector<1xf32>
                %v_396 = vector.shuffle %v_356, %v_356 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_397 = vector.shuffle %v_356, %v_356 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_398 = arith.addf %v_396, %v_397 : vector<8xf32>
                %v_399 = vector.shuffle %v_398, %v_398 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_400 = vector.shuffle %v_398, %v_398 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_401 = arith.addf %v_399, %v_400 : vector<4xf32>
                %v_402 = vector.shuffle %v_401, %v_401 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_403 = vector.shuffle %v_401, %v_401 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_404 = arith.addf %v_402, %v_403 : vector<2xf32>
                %v_405 = vector.shuffle %v_404, %v_404 [0] : vector<2xf32>, vector<2xf32>
                %v_406 = vector.shuffle %v_404, %v_404 [1] : vector<2xf32>, vector<2xf32>
                %v_407 = arith.addf %v_405, %v_406 : vector<1xf32>
                %sum_408 = vector.extract %v_407[0] : f32 from vector<1xf32>
                %v_409 = arith.subf %c_14, %sum_369 : f32
                %is_410 = arith.cmpf ogt, %v_409, %c_15 : f32
                %v_411 = arith.select %is_410, %c_15, %v_409 : f32
                %is_412 = arith.cmpf olt, %v_411, %c_16 : f32
                %v_413 = arith.select %is_412, %c_16, %v_411 : f32
                %v_414 = arith.mulf %v_413, %c_17 : f32
                %v_415 = math.roundeven %v_414 : f32
                %acc_416 = math.fma %v_415, %c_18, %v_413 : f32
                %acc_417 = math.fma %v_415, %c_19, %acc_416 : f32
                %acc_418 = math.fma %c_20, %acc_417, %c_21 : f32
                %acc_419 = math.fma %acc_418, %acc_417, %c_22 : f32
                %acc_420 = math.fma %acc_419, %acc_417, %c_23 : f32
                %acc_421 = math.fma %acc_420, %acc_417, %c_24 : f32
                %acc_422 = math.fma %acc_421, %acc_417, %c_25 : f32
                %acc_423 = math.fma %acc_422, %acc_417, %c_26 : f32
                %acc_424 = math.fma %acc_423, %acc_417, %c_26 : f32
                %v_425 = arith.fptosi %v_415 : f32 to i32
                %v_426 = arith.shrsi %v_425, %c_27 : i32
                %v_427 = arith.subi %v_425, %v_426 : i32
                %v_428 = arith.addi %v_426, %c_29 : i32
                %v_429 = arith.shli %v_428, %c_28 : i32
                %v_430 = arith.bitcast %v_429 : i32 to f32
                %v_431 = arith.mulf %acc_424, %v_430 : f32
                %v_432 = arith.addi %v_427, %c_29 : i32
                %v_433 = arith.shli %v_432, %c_28 : i32
                %v_434 = arith.bitcast %v_433 : i32 to f32
                %v_435 = arith.mulf %v_431, %v_434 : f32
                %v_436 = arith.addf %v_435, %c_26 : f32
                %v_437 = arith.divf %c_26, %v_436 : f32
                %v_438 = arith.mulf %sum_369, %v_437 : f32
                %v_439 = arith.mulf %v_438, %sum_395 : f32
                %v_440 = arith.truncf %v_439 : f32 to bf16
                memref.store %v_440, %hidden[%v_323, %i_330] : memref<?x24xbf16>
                %v_441 = arith.subf %c_14, %sum_382 : f32
                %is_442 = arith.cmpf ogt, %v_441, %c_15 : f32
                %v_443 = arith.select %is_442, %c_15, %v_441 : f32
                %is_444 = arith.cmpf olt, %v_443, %c_16 : f32
                %v_445 = arith.select %is_444, %c_16, %v_443 : f32
                %v_446 = arith.mulf %v_445, %c_17 : f32
                %v_447 = math.roundeven %v_446 : f32
                %acc_448 = math.fma %v_447, %c_18, %v_445 : f32
                %acc_449 = math.fma %v_447, %c_19, %acc_448 : f32
                %acc_450 = math.fma %c_20, %acc_449, %c_21 : f32
                %acc_451 = math.fma %acc_450, %acc_449, %c_22 : f32
                %acc_452 = math.fma %acc_451, %acc_449, %c_23 : f32
                %acc_453 = math.fma %acc_452, %acc_449, %c_24 : f32
                %acc_454 = math.fma %acc_453, %acc_449, %c_25 : f32
                %acc_455 = math.fma %acc_454, %acc_449, %c_26 : f32
                %acc_456 = math.fma %acc_455, %acc_449, %c_26 : f32
                %v_457 = arith.fptosi %v_447 : f32 to i32
                %v_458 = arith.shrsi %v_457, %c_27 : i32
                %v_459 = arith.subi %v_457, %v_458 : i32
                %v_460 = arith.addi %v_458, %c_29 : i32
                %v_461 = arith.shli %v_460, %c_28 : i32
                %v_462 = arith.bitcast %v_461 : i32 to f32
                %v_463 = arith.mulf %acc_456, %v_462 : f32
                %v_464 = arith.addi %v_459, %c_29 : i32
                %v_465 = arith.shli %v_464, %c_28 : i32
                %v_466 = arith.bitcast %v_465 : i32 to f32
                %v_467 = arith.mulf %v_463, %v_466 : f32
                %v_468 = arith.addf %v_467, %c_26 : f32
                %v_469 = arith.divf %c_26, %v_468 : f32
                %v_470 = arith.mulf %sum_382, %v_469 : f32
                %v_471 = arith.mulf %v_470, %sum_408 : f32
                %v_472 = arith.truncf %v_471 : f32 to bf16
                memref.store %v_472, %hidden[%v_325, %i_330] : memref<?x24xbf16>
              }
            }
            %is_473 = arith.cmpi eq, %v_24, %c_5 : index
            %v_474 = arith.andi %is_473, %is_26 : i1
            scf.if %v_474 {
              %v_475 = memref.load %group[%c_2] : memref<5xi32>
              %v_476 = arith.index_cast %v_475 : i32 to index
              %v_477 = arith.divui %v_476, %c_7 : index
              %v_478 = arith.addi %v_1, %c_0 : index
              %v_479 = arith.minsi %v_478, %c_9 : index
              scf.for %i_480 = %v_1 to %v_479 step %c_5 {
                %v_481 = arith.addi %i_480, %c_9 : index
                %loop_483:2 = scf.for %i_482 = %c_2 to %c_0 step %c_0 iter_args(%carry_484 = %c_10, %carry_485 = %c_10) -> (vector<16xf32>, vector<16xf32>) {
                  %v_486 = vector.load %x[%v_477, %i_482] : memref<?x40xbf16>, vector<32xbf16>
                  %v_487 = arith.addi %i_482, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_480, %v_487], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_488 = vector.load %expert_gate_up[%v_15, %i_480, %i_482] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_489 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_484, %v_488, %v_486) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_490 = arith.addi %i_482, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_481, %v_490], read, locality<3>, data : memref<8x48x40xbf16>
                  %v_491 = vector.load %expert_gate_up[%v_15, %v_481, %i_482] : memref<8x48x40xbf16>, vector<32xbf16>
                  %v_492 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_485, %v_491, %v_486) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_489, %v_492 : vector<16xf32>, vector<16xf32>
                }
                %mask_493 = vector.create_mask %c_12 : vector<32xi1>
                %v_494 = vector.maskedload %x[%v_477, %c_0], %mask_493, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_495 = vector.maskedload %expert_gate_up[%v_15, %i_480, %c_0], %mask_493, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_496 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_483#0, %v_495, %v_494) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_497 = vector.maskedload %expert_gate_up[%v_15, %v_481, %c_0], %mask_493, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_498 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_483#1, %v_497, %v_494) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_499 = vector.shuffle %v_496, %v_496 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_500 = vector.shuffle %v_496, %v_496 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_501 = arith.addf %v_499, %v_500 : vector<8xf32>
                %v_502 = vector.shuffle %v_501, %v_501 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_503 = vector.shuffle %v_501, %v_501 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_504 = arith.addf %v_502, %v_503 : vector<4xf32>
                %v_505 = vector.shuffle %v_504, %v_504 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_506 = vector.shuffle %v_504, %v_504 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_507 = arith.addf %v_505, %v_506 : vector<2xf32>
                %v_508 = vector.shuffle %v_507, %v_507 [0] : vector<2xf32>, vector<2xf32>
                %v_509 = vector.shuffle %v_507, %v_507 [1] : vector<2xf32>, vector<2xf32>
                %v_510 = arith.addf %v_508, %v_509 : vector<1xf32>
                %sum_511 = vector.extract %v_510[0] : f32 from vector<1xf32>
                %v_512 = vector.shuffle %v_498, %v_498 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_513 = vector.shuffle %v_498, %v_498 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_514 = arith.addf %v_512, %v_513 : vector<8xf32>
                %v_515 = vector.shuffle %v_514, %v_514 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_516 = vector.shuffle %v_514, %v_514 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_517 = arith.addf %v_515, %v_516 : vector<4xf32>
                %v_518 = vector.shuffle %v_517, %v_517 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_519 = vector.shuffle %v_517, %v_517 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_520 = arith.addf %v_518, %v_519 : vector<2xf32>
                %v_521 = vector.shuffle %v_520, %v_520 [0] : vector<2xf32>, vector<2xf32>
                %v_522 = vector.shuffle %v_520, %v_520 [1] : vector<2xf32>, vector<2xf32>
                %v_523 = arith.addf %v_521, %v_522 : vector<1xf32>
                %sum_524 = vector.extract %v_523[0] : f32 from vector<1xf32>
                %v_525 = arith.subf %c_14, %sum_511 : f32
                %is_526 = arith.cmpf ogt, %v_525, %c_15 : f32
                %v_527 = arith.select %is_526, %c_15, %v_525 : f32
                %is_528 = arith.cmpf olt, %v_527, %c_16 : f32
                %v_529 = arith.select %is_528, %c_16, %v_527 : f32
                %v_530 = arith.mulf %v_529, %c_17 : f32
                %v_531 = math.roundeven %v_530 : f32
                %acc_532 = math.fma %v_531, %c_18, %v_529 : f32
                %acc_533 = math.fma %v_531, %c_19, %acc_532 : f32
                %acc_534 = math.fma %c_20, %acc_533, %c_21 : f32
                %acc_535 = math.fma %acc_534, %acc_533, %c_22 : f32
                %acc_536 = math.fma %acc_535, %acc_533, %c_23 : f32
                %acc_537 = math.fma %acc_536, %acc_533, %c_24 : f32
                %acc_538 = math.fma %acc_537, %acc_533, %c_25 : f32
                %acc_539 = math.fma %acc_538, %acc_533, %c_26 : f32
                %acc_540 = math.fma %acc_539, %acc_533, %c_26 : f32
                %v_541 = arith.fptosi %v_531 : f32 to i32
                %v_542 = arith.shrsi %v_541, %c_27 : i32
                %v_543 = arith.subi %v_541, %v_542 : i32
                %v_544 = arith.addi %v_542, %c_29 : i32
                %v_545 = arith.shli %v_544, %c_28 : i32
                %v_546 = arith.bitcast %v_545 : i32 to f32
                %v_547 = arith.mulf %acc_540, %v_546 : f32
                %v_548 = arith.addi %v_543, %c_29 : i32
                %v_549 = arith.shli %v_548, %c_28 : i32
                %v_550 = arith.bitcast %v_549 : i32 to f32
                %v_551 = arith.mulf %v_547, %v_550 : f32
                %v_552 = arith.addf %v_551, %c_26 : f32
                %v_553 = arith.divf %c_26, %v_552 : f32
                %v_554 = arith.mulf %sum_511, %v_553 : f32
                %v_555 = arith.mulf %v_554, %sum_524 : f32
                %v_556 = arith.truncf %v_555 : f32 to bf16
                memref.store %v_556, %hidden[%v_476, %i_480] : memref<?x24xbf16>
              }
            }
            %is_557 = arith.cmpi eq, %v_24, %c_6 : index
            %v_558 = arith.select %is_557, %c_2, %v_24 : index
            scf.yield %v_558 : index
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
                  %loop_214:4 = scf.for %i_213 = %c_2 to %c_2 step %c_0 iter_args(%carry_215 = %c_12, %carry_216 = %c_12, %carry_217 = %c_12, %carry_218 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_219 = vector.load %hidden[%v_205, %i_213] : memref<?x24xbf16>, vector<32xbf16>
                    %v_220 = vector.load %hidden[%v_207, %i_213] : memref<?x24xbf16>, vector<32xbf16>
                    %v_221 = arith.addi %i_213, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_210, %v_221], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_222 = vector.load %expert_down[%v_18, %i_210, %i_213] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_223 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_215, %v_222, %v_219) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_224 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_216, %v_222, %v_220) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_225 = arith.addi %i_213, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_212, %v_225], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_226 = vector.load %expert_down[%v_18, %v_212, %i_213] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_227 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_217, %v_226, %v_219) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_228 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_218, %v_226, %v_220) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_223, %v_224, %v_227, %v_228 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %mask_229 = vector.create_mask %c_13 : vector<32xi1>
                  %v_230 = vector.maskedload %hidden[%v_205, %c_2], %mask_229, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_231 = vector.maskedload %hidden[%v_207, %c_2], %mask_229, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_232 = vector.maskedload %expert_down[%v_18, %i_210, %c_2], %mask_229, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_233 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_214#0, %v_232, %v_230) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_234 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_214#1, %v_232, %v_231) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_235 = vector.maskedload %expert_down[%v_18, %v_212, %c_2], %mask_229, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_236 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_214#2, %v_235, %v_230) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_237 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_214#3, %v_235, %v_231) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_238 = vector.shuffle %v_233, %v_233 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_239 = vector.shuffle %v_233, %v_233 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_251 = vector.shuffle %v_234, %v_234 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_252 = vector.shuffle %v_234, %v_234 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_264 = vector.shuffle %v_236, %v_236 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_265 = vector.shuffle %v_236, %v_236 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_277 = vector.shuffle %v_237, %v_237 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_278 = vector.shuffle %v_237, %v_237 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %loop_300:2 = scf.for %i_299 = %c_2 to %c_2 step %c_0 iter_args(%carry_301 = %c_12, %carry_302 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                    %v_303 = vector.load %hidden[%v_293, %i_299] : memref<?x24xbf16>, vector<32xbf16>
                    %v_304 = arith.addi %i_299, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_296, %v_304], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_305 = vector.load %expert_down[%v_18, %i_296, %i_299] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_306 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_301, %v_305, %v_303) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_307 = arith.addi %i_299, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_298, %v_307], read, locality<3>, data : memref<8x40x24xbf16>
                    %v_308 = vector.load %expert_down[%v_18, %v_298, %i_299] : memref<8x40x24xbf16>, vector<32xbf16>
                    %v_309 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_302, %v_308, %v_303) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_306, %v_309 : vector<16xf32>, vector<16xf32>
                  }
                  %mask_310 = vector.create_mask %c_13 : vector<32xi1>
                  %v_311 = vector.maskedload %hidden[%v_293, %c_2], %mask_310, %c_14 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_312 = vector.maskedload %expert_down[%v_18, %i_296, %c_2], %mask_310, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_313 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_300#0, %v_312, %v_311) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_314 = vector.maskedload %expert_down[%v_18, %v_298, %c_2], %mask_310, %c_14 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_315 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_300#1, %v_314, %v_311) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_316 = vector.shuffle %v_313, %v_313 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_317 = vector.shuffle %v_313, %v_313 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_329 = vector.shuffle %v_315, %v_315 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_330 = vector.shuffle %v_315, %v_315 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
              %v_359 = arith.addi %c_15, %v_358 : vector<16xi32>
              %v_360 = arith.index_cast %i_346 : index to i32
              %v_361 = vector.broadcast %v_360 : i32 to vector<16xi32>
              %is_362 = arith.cmpi slt, %v_359, %v_361 : vector<16xi32>
              %is_363 = arith.cmpi slt, %v_356, %v_349 : vector<16xi32>
              %is_364 = arith.cmpi eq, %v_356, %v_349 : vector<16xi32>
              %v_365 = arith.andi %is_364, %is_362 : vector<16xi1>
              %v_366 = arith.ori %is_363, %v_365 : vector<16xi1>
              %v_367 = arith.andi %v_366, %mask_354 : vector<16xi1>
              %v_368 = arith.select %v_367, %c_16, %c_6 : vector<16xi1>, vector<16xi32>
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
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 3 : index
        %c_6 = arith.constant dense<0.0> : vector<8xf64>
        %c_7 = arith.constant 40 : index
        %c_8 = arith.constant 8 : index
        %c_9 = arith.constant 512 : index
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
        scf.for %i_7 = %v_1 to %v_4 step %c_2 {
          scf.for %i_8 = %v_2 to %v_6 step %c_2 {
            %v_9 = arith.minsi %i_7, %c_3 : index
            %v_10 = arith.addi %i_7, %c_1 : index
            %v_11 = arith.minsi %v_10, %c_3 : index
            %v_12 = arith.addi %i_7, %c_4 : index
            %v_13 = arith.minsi %v_12, %c_3 : index
            %v_14 = arith.addi %i_7, %c_5 : index
            %v_15 = arith.minsi %v_14, %c_3 : index
            %v_16 = arith.subi %tokens, %c_1 : index
            %v_17 = arith.minsi %i_8, %v_16 : index
            %v_18 = arith.addi %i_8, %c_1 : index
            %v_19 = arith.subi %tokens, %c_1 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.addi %i_8, %c_4 : index
            %v_22 = arith.subi %tokens, %c_1 : index
            %v_23 = arith.minsi %v_21, %v_22 : index
            %v_24 = arith.addi %i_8, %c_5 : index
            %v_25 = arith.subi %tokens, %c_1 : index
            %v_26 = arith.minsi %v_24, %v_25 : index
            %loop_28:16 = scf.for %i_27 = %c_3 to %c_7 step %c_8 iter_args(%carry_29 = %c_6, %carry_30 = %c_6, %carry_31 = %c_6, %carry_32 = %c_6, %carry_33 = %c_6, %carry_34 = %c_6, %carry_35 = %c_6, %carry_36 = %c_6, %carry_37 = %c_6, %carry_38 = %c_6, %carry_39 = %c_6, %carry_40 = %c_6, %carry_41 = %c_6, %carry_42 = %c_6, %carry_43 = %c_6, %carry_44 = %c_6) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %v_45 = vector.load %x[%v_17, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_46 = arith.extf %v_45 : vector<8xf32> to vector<8xf64>
              %v_47 = vector.load %x[%v_20, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_48 = arith.extf %v_47 : vector<8xf32> to vector<8xf64>
              %v_49 = vector.load %x[%v_23, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_50 = arith.extf %v_49 : vector<8xf32> to vector<8xf64>
              %v_51 = vector.load %x[%v_26, %i_27] : memref<?x40xf32>, vector<8xf32>
              %v_52 = arith.extf %v_51 : vector<8xf32> to vector<8xf64>
              %v_53 = arith.addi %i_27, %c_9 : index
              memref.prefetch %weight[%v_9, %v_53], read, locality<3>, data : memref<1x40xf32>
              %v_54 = vector.load %weight[%v_9, %i_27] : memref<1x40xf32>, vector<8xf32>
              %v_55 = arith.extf %v_54 : vector<8xf32> to vector<8xf64>
              %acc_56 = math.fma %v_55, %v_46, %carry_29 : vector<8xf64>
              %acc_57 = math.fma %v_55, %v_48, %carry_30 : vector<8xf64>
              %acc_58 = math.fma %v_55, %v_50, %carry_31 : vector<8xf64>
              %acc_59 = math.fma %v_55, %v_52, %carry_32 : vector<8xf64>
              %v_60 = arith.addi %i_27, %c_9 : index
              memref.prefetch %weight[%v_11, %v_60], read, locality<3>, data : memref<1x40xf32>
              %v_61 = vector.load %weight[%v_11, %i_27] : memref<1x40xf32>, vector<8xf32>
              %v_62 = arith.extf %v_61 : vector<8xf32> to vector<8xf64>
              %acc_63 = math.fma %v_62, %v_46, %carry_33 : vector<8xf64>
              %acc_64 = math.fma %v_62, %v_48, %carry_34 : vector<8xf64>
              %acc_65 = math.fma %v_62, %v_50, %carry_35 : vector<8xf64>
              %acc_66 = math.fma %v_62, %v_52, %carry_36 : vector<8xf64>
              %v_67 = arith.addi %i_27, %c_9 : index
              memref.prefetch %weight[%v_13, %v_67], read, locality<3>, data : memref<1x40xf32>
              %v_68 = vector.load %weight[%v_13, %i_27] : memref<1x40xf32>, vector<8xf32>
              %v_69 = arith.extf %v_68 : vector<8xf32> to vector<8xf64>
              %acc_70 = math.fma %v_69, %v_46, %carry_37 : vector<8xf64>
              %acc_71 = math.fma %v_69, %v_48, %carry_38 : vector<8xf64>
              %acc_72 = math.fma %v_69, %v_50, %carry_39 : vector<8xf64>
              %acc_73 = math.fma %v_69, %v_52, %carry_40 : vector<8xf64>
              %v_74 = arith.addi %i_27, %c_9 : index
              memref.prefetch %weight[%v_15, %v_74], read, locality<3>, data : memref<1x40xf32>
              %v_75 = vector.load %weight[%v_15, %i_27] : memref<1x40xf32>, vector<8xf32>
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
            memref.store %v_91, %y[%v_17, %v_9] : memref<?x1xf32>
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
            memref.store %v_102, %y[%v_20, %v_9] : memref<?x1xf32>
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
            memref.store %v_113, %y[%v_23, %v_9] : memref<?x1xf32>
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
            memref.store %v_124, %y[%v_26, %v_9] : memref<?x1xf32>
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
            memref.store %v_135, %y[%v_17, %v_11] : memref<?x1xf32>
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
            memref.store %v_146, %y[%v_20, %v_11] : memref<?x1xf32>
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
            memref.store %v_157, %y[%v_23, %v_11] : memref<?x1xf32>
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
            memref.store %v_168, %y[%v_26, %v_11] : memref<?x1xf32>
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
            memref.store %v_179, %y[%v_17, %v_13] : memref<?x1xf32>
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
            memref.store %v_190, %y[%v_20, %v_13] : memref<?x1xf32>
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
            memref.store %v_201, %y[%v_23, %v_13] : memref<?x1xf32>
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
            memref.store %v_212, %y[%v_26, %v_13] : memref<?x1xf32>
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
            memref.store %v_223, %y[%v_17, %v_15] : memref<?x1xf32>
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
            memref.store %v_234, %y[%v_20, %v_15] : memref<?x1xf32>
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
            memref.store %v_245, %y[%v_23, %v_15] : memref<?x1xf32>
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
            memref.store %v_256, %y[%v_26, %v_15] : memref<?x1xf32>
          }
        }
        return
      }
    }
  }

  stream.executable private @gathered_2 {
    stream.executable.export public @gathered_up_2 workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 1 : index
      %y = arith.ceildivui %slots, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down_2 workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 2 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up_2(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant false
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant dense<0> : vector<16xi32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_10 = arith.constant 1024 : index
        %c_11 = arith.constant 8 : index
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
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<1x64x40xbf16>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x32xbf16>{%slots}
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
              %v_39 = arith.divui %v_32, %c_5 : index
              %v_40 = arith.divui %v_34, %c_5 : index
              %v_41 = arith.divui %v_36, %c_5 : index
              %v_42 = arith.divui %v_38, %c_5 : index
              %v_43 = arith.addi %v_1, %c_0 : index
              %v_44 = arith.minsi %v_43, %c_0 : index
              scf.for %i_45 = %v_1 to %v_44 step %c_5 {
                %v_46 = arith.addi %i_45, %c_0 : index
                %loop_48:8 = scf.for %i_47 = %c_2 to %c_0 step %c_0 iter_args(%carry_49 = %c_9, %carry_50 = %c_9, %carry_51 = %c_9, %carry_52 = %c_9, %carry_53 = %c_9, %carry_54 = %c_9, %carry_55 = %c_9, %carry_56 = %c_9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_57 = vector.load %x[%v_39, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_58 = vector.load %x[%v_40, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_59 = vector.load %x[%v_41, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_60 = vector.load %x[%v_42, %i_47] : memref<?x40xbf16>, vector<32xbf16>
                  %v_61 = arith.addi %i_47, %c_10 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_45, %v_61], read, locality<3>, data : memref<1x64x40xbf16>
                  %v_62 = vector.load %expert_gate_up[%v_15, %i_45, %i_47] : memref<1x64x40xbf16>, vector<32xbf16>
                  %v_63 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_49, %v_62, %v_57) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_64 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_50, %v_62, %v_58) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_65 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_51, %v_62, %v_59) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_66 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_52, %v_62, %v_60) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_67 = arith.addi %i_47, %c_10 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_46, %v_67], read, locality<3>, data : memref<1x64x40xbf16>
                  %v_68 = vector.load %expert_gate_up[%v_15, %v_46, %i_47] : memref<1x64x40xbf16>, vector<32xbf16>
                  %v_69 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_53, %v_68, %v_57) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_70 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_54, %v_68, %v_58) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_71 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_55, %v_68, %v_59) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_72 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_56, %v_68, %v_60) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_63, %v_64, %v_65, %v_66, %v_69, %v_70, %v_71, %v_72 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_73 = vector.create_mask %c_11 : vector<32xi1>
                %v_74 = vector.maskedload %x[%v_39, %c_0], %mask_73, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_75 = vector.maskedload %x[%v_40, %c_0], %mask_73, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_76 = vector.maskedload %x[%v_41, %c_0], %mask_73, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_77 = vector.maskedload %x[%v_42, %c_0], %mask_73, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_78 = vector.maskedload %expert_gate_up[%v_15, %i_45, %c_0], %mask_73, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_79 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#0, %v_78, %v_74) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_80 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#1, %v_78, %v_75) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_81 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#2, %v_78, %v_76) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_82 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_48#3, %v_78, %v_77) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_83 = vector.maskedload %expert_gate_up[%v_15, %v_46, %c_0], %mask_73, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
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
                %v_223 = arith.truncf %v_222 : f32 to bf16
                memref.store %v_223, %hidden[%v_32, %i_45] : memref<?x32xbf16>
                %v_224 = arith.subf %c_13, %sum_113 : f32
                %is_225 = arith.cmpf ogt, %v_224, %c_14 : f32
                %v_226 = arith.select %is_225, %c_14, %v_224 : f32
                %is_227 = arith.cmpf olt, %v_226, %c_15 : f32
                %v_228 = arith.select %is_227, %c_15, %v_226 : f32
                %v_229 = arith.mulf %v_228, %c_16 : f32
                %v_230 = math.roundeven %v_229 : f32
                %acc_231 = math.fma %v_230, %c_17, %v_228 : f32
                %acc_232 = math.fma %v_230, %c_18, %acc_231 : f32
                %acc_233 = math.fma %c_19, %acc_232, %c_20 : f32
                %acc_234 = math.fma %acc_233, %acc_232, %c_21 : f32
                %acc_235 = math.fma %acc_234, %acc_232, %c_22 : f32
                %acc_236 = math.fma %acc_235, %acc_232, %c_23 : f32
                %acc_237 = math.fma %acc_236, %acc_232, %c_24 : f32
                %acc_238 = math.fma %acc_237, %acc_232, %c_25 : f32
                %acc_239 = math.fma %acc_238, %acc_232, %c_25 : f32
                %v_240 = arith.fptosi %v_230 : f32 to i32
                %v_241 = arith.shrsi %v_240, %c_26 : i32
                %v_242 = arith.subi %v_240, %v_241 : i32
                %v_243 = arith.addi %v_241, %c_28 : i32
                %v_244 = arith.shli %v_243, %c_27 : i32
                %v_245 = arith.bitcast %v_244 : i32 to f32
                %v_246 = arith.mulf %acc_239, %v_245 : f32
                %v_247 = arith.addi %v_242, %c_28 : i32
                %v_248 = arith.shli %v_247, %c_27 : i32
                %v_249 = arith.bitcast %v_248 : i32 to f32
                %v_250 = arith.mulf %v_246, %v_249 : f32
                %v_251 = arith.addf %v_250, %c_25 : f32
                %v_252 = arith.divf %c_25, %v_251 : f32
                %v_253 = arith.mulf %sum_113, %v_252 : f32
                %v_254 = arith.mulf %v_253, %sum_165 : f32
                %v_255 = arith.truncf %v_254 : f32 to bf16
                memref.store %v_255, %hidden[%v_34, %i_45] : memref<?x32xbf16>
                %v_256 = arith.subf %c_13, %sum_126 : f32
                %is_257 = arith.cmpf ogt, %v_256, %c_14 : f32
                %v_258 = arith.select %is_257, %c_14, %v_256 : f32
                %is_259 = arith.cmpf olt, %v_258, %c_15 : f32
                %v_260 = arith.select %is_259, %c_15, %v_258 : f32
                %v_261 = arith.mulf %v_260, %c_16 : f32
                %v_262 = math.roundeven %v_261 : f32
                %acc_263 = math.fma %v_262, %c_17, %v_260 : f32
                %acc_264 = math.fma %v_262, %c_18, %acc_263 : f32
                %acc_265 = math.fma %c_19, %acc_264, %c_20 : f32
                %acc_266 = math.fma %acc_265, %acc_264, %c_21 : f32
                %acc_267 = math.fma %acc_266, %acc_264, %c_22 : f32
                %acc_268 = math.fma %acc_267, %acc_264, %c_23 : f32
                %acc_269 = math.fma %acc_268, %acc_264, %c_24 : f32
                %acc_270 = math.fma %acc_269, %acc_264, %c_25 : f32
                %acc_271 = math.fma %acc_270, %acc_264, %c_25 : f32
                %v_272 = arith.fptosi %v_262 : f32 to i32
                %v_273 = arith.shrsi %v_272, %c_26 : i32
                %v_274 = arith.subi %v_272, %v_273 : i32
                %v_275 = arith.addi %v_273, %c_28 : i32
                %v_276 = arith.shli %v_275, %c_27 : i32
                %v_277 = arith.bitcast %v_276 : i32 to f32
                %v_278 = arith.mulf %acc_271, %v_277 : f32
                %v_279 = arith.addi %v_274, %c_28 : i32
                %v_280 = arith.shli %v_279, %c_27 : i32
                %v_281 = arith.bitcast %v_280 : i32 to f32
                %v_282 = arith.mulf %v_278, %v_281 : f32
                %v_283 = arith.addf %v_282, %c_25 : f32
                %v_284 = arith.divf %c_25, %v_283 : f32
                %v_285 = arith.mulf %sum_126, %v_284 : f32
                %v_286 = arith.mulf %v_285, %sum_178 : f32
                %v_287 = arith.truncf %v_286 : f32 to bf16
                memref.store %v_287, %hidden[%v_36, %i_45] : memref<?x32xbf16>
                %v_288 = arith.subf %c_13, %sum_139 : f32
                %is_289 = arith.cmpf ogt, %v_288, %c_14 : f32
                %v_290 = arith.select %is_289, %c_14, %v_288 : f32
                %is_291 = arith.cmpf olt, %v_290, %c_15 : f32
                %v_292 = arith.select %is_291, %c_15, %v_290 : f32
                %v_293 = arith.mulf %v_292, %c_16 : f32
                %v_294 = math.roundeven %v_293 : f32
                %acc_295 = math.fma %v_294, %c_17, %v_292 : f32
                %acc_296 = math.fma %v_294, %c_18, %acc_295 : f32
                %acc_297 = math.fma %c_19, %acc_296, %c_20 : f32
                %acc_298 = math.fma %acc_297, %acc_296, %c_21 : f32
                %acc_299 = math.fma %acc_298, %acc_296, %c_22 : f32
                %acc_300 = math.fma %acc_299, %acc_296, %c_23 : f32
                %acc_301 = math.fma %acc_300, %acc_296, %c_24 : f32
                %acc_302 = math.fma %acc_301, %acc_296, %c_25 : f32
                %acc_303 = math.fma %acc_302, %acc_296, %c_25 : f32
                %v_304 = arith.fptosi %v_294 : f32 to i32
                %v_305 = arith.shrsi %v_304, %c_26 : i32
                %v_306 = arith.subi %v_304, %v_305 : i32
                %v_307 = arith.addi %v_305, %c_28 : i32
                %v_308 = arith.shli %v_307, %c_27 : i32
                %v_309 = arith.bitcast %v_308 : i32 to f32
                %v_310 = arith.mulf %acc_303, %v_309 : f32
                %v_311 = arith.addi %v_306, %c_28 : i32
                %v_312 = arith.shli %v_311, %c_27 : i32
                %v_313 = arith.bitcast %v_312 : i32 to f32
                %v_314 = arith.mulf %v_310, %v_313 : f32
                %v_315 = arith.addf %v_314, %c_25 : f32
                %v_316 = arith.divf %c_25, %v_315 : f32
                %v_317 = arith.mulf %sum_139, %v_316 : f32
                %v_318 = arith.mulf %v_317, %sum_191 : f32
                %v_319 = arith.truncf %v_318 : f32 to bf16
                memref.store %v_319, %hidden[%v_38, %i_45] : memref<?x32xbf16>
              }
            }
            %is_320 = arith.cmpi eq, %v_24, %c_8 : index
            %v_321 = arith.andi %is_320, %is_26 : i1
            scf.if %v_321 {
              %v_322 = memref.load %group[%c_2] : memref<5xi32>
              %v_323 = arith.index_cast %v_322 : i32 to index
              %v_324 = memref.load %group[%c_5] : memref<5xi32>
              %v_325 = arith.index_cast %v_324 : i32 to index
              %v_326 = arith.divui %v_323, %c_5 : index
              %v_327 = arith.divui %v_325, %c_5 : index
              %v_328 = arith.addi %v_1, %c_0 : index
              %v_329 = arith.minsi %v_328, %c_0 : index
              scf.for %i_330 = %v_1 to %v_329 step %c_5 {
                %v_331 = arith.addi %i_330, %c_0 : index
                %loop_333:4 = scf.for %i_332 = %c_2 to %c_0 step %c_0 iter_args(%carry_334 = %c_9, %carry_335 = %c_9, %carry_336 = %c_9, %carry_337 = %c_9) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_338 = vector.load %x[%v_326, %i_332] : memref<?x40xbf16>, vector<32xbf16>
                  %v_339 = vector.load %x[%v_327, %i_332] : memref<?x40xbf16>, vector<32xbf16>
                  %v_340 = arith.addi %i_332, %c_10 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_330, %v_340], read, locality<3>, data : memref<1x64x40xbf16>
                  %v_341 = vector.load %expert_gate_up[%v_15, %i_330, %i_332] : memref<1x64x40xbf16>, vector<32xbf16>
                  %v_342 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_334, %v_341, %v_338) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_343 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_335, %v_341, %v_339) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_344 = arith.addi %i_332, %c_10 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_331, %v_344], read, locality<3>, data : memref<1x64x40xbf16>
                  %v_345 = vector.load %expert_gate_up[%v_15, %v_331, %i_332] : memref<1x64x40xbf16>, vector<32xbf16>
                  %v_346 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_336, %v_345, %v_338) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_347 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_337, %v_345, %v_339) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_342, %v_343, %v_346, %v_347 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %mask_348 = vector.create_mask %c_11 : vector<32xi1>
                %v_349 = vector.maskedload %x[%v_326, %c_0], %mask_348, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_350 = vector.maskedload %x[%v_327, %c_0], %mask_348, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_351 = vector.maskedload %expert_gate_up[%v_15, %i_330, %c_0], %mask_348, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_352 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#0, %v_351, %v_349) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_353 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#1, %v_351, %v_350) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_354 = vector.maskedload %expert_gate_up[%v_15, %v_331, %c_0], %mask_348, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_355 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#2, %v_354, %v_349) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_356 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_333#3, %v_354, %v_350) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_357 = vector.shuffle %v_352, %v_352 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_358 = vector.shuffle %v_352, %v_352 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_359 = arith.addf %v_357, %v_358 : vector<8xf32>
                %v_360 = vector.shuffle %v_359, %v_359 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_361 = vector.shuffle %v_359, %v_359 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_362 = arith.addf %v_360, %v_361 : vector<4xf32>
                %v_363 = vector.shuffle %v_362, %v_362 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_364 = vector.shuffle %v_362, %v_362 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_365 = arith.addf %v_363, %v_364 : vector<2xf32>
                %v_366 = vector.shuffle %v_365, %v_365 [0] : vector<2xf32>, vector<2xf32>
                %v_367 = vector.shuffle %v_365, %v_365 [1] : vector<2xf32>, vector<2xf32>
                %v_368 = arith.addf %v_366, %v_367 : vector<1xf32>
                %sum_369 = vector.extract %v_368[0] : f32 from vector<1xf32>
                %v_370 = vector.shuffle %v_353, %v_353 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_371 = vector.shuffle %v_353, %v_353 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_372 = arith.addf %v_370, %v_371 : vector<8xf32>
                %v_373 = vector.shuffle %v_372, %v_372 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_374 = vector.shuffle %v_372, %v_372 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_375 = arith.addf %v_373, %v_374 : vector<4xf32>
                %v_376 = vector.shuffle %v_375, %v_375 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_377 = vector.shuffle %v_375, %v_375 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_378 = arith.addf %v_376, %v_377 : vector<2xf32>
                %v_379 = vector.shuffle %v_378, %v_378 [0] : vector<2xf32>, vector<2xf32>
                %v_380 = vector.shuffle %v_378, %v_378 [1] : vector<2xf32>, vector<2xf32>
                %v_381 = arith.addf %v_379, %v_380 : vector<1xf32>
                %sum_382 = vector.extract %v_381[0] : f32 from vector<1xf32>
                %v_383 = vector.shuffle %v_355, %v_355 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_384 = vector.shuffle %v_355, %v_355 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_385 = arith.addf %v_383, %v_384 : vector<8xf32>
                %v_386 = vector.shuffle %v_385, %v_385 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_387 = vector.shuffle %v_385, %v_385 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_388 = arith.addf %v_386, %v_387 : vector<4xf32>
                %v_389 = vector.shuffle %v_388, %v_388 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_390 = vector.shuffle %v_388, %v_388 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_391 = arith.addf %v_389, %v_390 : vector<2xf32>
                %v_392 = vector.shuffle %v_391, %v_391 [0] : vector<2xf32>, vector<2xf32>
                %v_393 = vector.shuffle %v_391, %v_391 [1] : vector<2xf32>, vector<2xf32>
                %v_394 = arith.addf %v_392, %v_393 : vector<1xf32>
                %sum_395 = vector.extract %v_394[0] : f32 from vector<1xf32>
                %v_396 = vector.shuffle %v_356, %v_356 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_397 = vector.shuffle %v_356, %v_356 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_398 = arith.addf %v_396, %v_397 : vector<8xf32>
                %v_399 = vector.shuffle %v_398, %v_398 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_400 = vector.shuffle %v_398, %v_398 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_401 = arith.addf %v_399, %v_400 : vector<4xf32>
                %v_402 = vector.shuffle %v_401, %v_401 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_403 = vector.shuffle %v_401, %v_401 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_404 = arith.addf %v_402, %v_403 : vector<2xf32>
                %v_405 = vector.shuffle %v_404, %v_404 [0] : vector<2xf32>, vector<2xf32>
                %v_406 = vector.shuffle %v_404, %v_404 [1] : vector<2xf32>, vector<2xf32>
                %v_407 = arith.addf %v_405, %v_406 : vector<1xf32>
                %sum_408 = vector.extract %v_407[0] : f32 from vector<1xf32>
                %v_409 = arith.subf %c_13, %sum_369 : f32
                %is_410 = arith.cmpf ogt, %v_409, %c_14 : f32
                %v_411 = arith.select %is_410, %c_14, %v_409 : f32
                %is_412 = arith.cmpf olt, %v_411, %c_15 : f32
                %v_413 = arith.select %is_412, %c_15, %v_411 : f32
                %v_414 = arith.mulf %v_413, %c_16 : f32
                %v_415 = math.roundeven %v_414 : f32
                %acc_416 = math.fma %v_415, %c_17, %v_413 : f32
                %acc_417 = math.fma %v_415, %c_18, %acc_416 : f32
                %acc_418 = math.fma %c_19, %acc_417, %c_20 : f32
                %acc_419 = math.fma %acc_418, %acc_417, %c_21 : f32
                %acc_420 = math.fma %acc_419, %acc_417, %c_22 : f32
                %acc_421 = math.fma %acc_420, %acc_417, %c_23 : f32
                %acc_422 = math.fma %acc_421, %acc_417, %c_24 : f32
                %acc_423 = math.fma %acc_422, %acc_417, %c_25 : f32
                %acc_424 = math.fma %acc_423, %acc_417, %c_25 : f32
                %v_425 = arith.fptosi %v_415 : f32 to i32
                %v_426 = arith.shrsi %v_425, %c_26 : i32
                %v_427 = arith.subi %v_425, %v_426 : i32
                %v_428 = arith.addi %v_426, %c_28 : i32
                %v_429 = arith.shli %v_428, %c_27 : i32
                %v_430 = arith.bitcast %v_429 : i32 to f32
                %v_431 = arith.mulf %acc_424, %v_430 : f32
                %v_432 = arith.addi %v_427, %c_28 : i32
                %v_433 = arith.shli %v_432, %c_27 : i32
                %v_434 = arith.bitcast %v_433 : i32 to f32
                %v_435 = arith.mulf %v_431, %v_434 : f32
                %v_436 = arith.addf %v_435, %c_25 : f32
                %v_437 = arith.divf %c_25, %v_436 : f32
                %v_438 = arith.mulf %sum_369, %v_437 : f32
                %v_439 = arith.mulf %v_438, %sum_395 : f32
                %v_440 = arith.truncf %v_439 : f32 to bf16
                memref.store %v_440, %hidden[%v_323, %i_330] : memref<?x32xbf16>
                %v_441 = arith.subf %c_13, %sum_382 : f32
                %is_442 = arith.cmpf ogt, %v_441, %c_14 : f32
                %v_443 = arith.select %is_442, %c_14, %v_441 : f32
                %is_444 = arith.cmpf olt, %v_443, %c_15 : f32
                %v_445 = arith.select %is_444, %c_15, %v_443 : f32
                %v_446 = arith.mulf %v_445, %c_16 : f32
                %v_447 = math.roundeven %v_446 : f32
                %acc_448 = math.fma %v_447, %c_17, %v_445 : f32
                %acc_449 = math.fma %v_447, %c_18, %acc_448 : f32
                %acc_450 = math.fma %c_19, %acc_449, %c_20 : f32
                %acc_451 = math.fma %acc_450, %acc_449, %c_21 : f32
                %acc_452 = math.fma %acc_451, %acc_449, %c_22 : f32
                %acc_453 = math.fma %acc_452, %acc_449, %c_23 : f32
                %acc_454 = math.fma %acc_453, %acc_449, %c_24 : f32
                %acc_455 = math.fma %acc_454, %acc_449, %c_25 : f32
                %acc_456 = math.fma %acc_455, %acc_449, %c_25 : f32
                %v_457 = arith.fptosi %v_447 : f32 to i32
                %v_458 = arith.shrsi %v_457, %c_26 : i32
                %v_459 = arith.subi %v_457, %v_458 : i32
                %v_460 = arith.addi %v_458, %c_28 : i32
                %v_461 = arith.shli %v_460, %c_27 : i32
                %v_462 = arith.bitcast %v_461 : i32 to f32
                %v_463 = arith.mulf %acc_456, %v_462 : f32
                %v_464 = arith.addi %v_459, %c_28 : i32
                %v_465 = arith.shli %v_464, %c_27 : i32
                %v_466 = arith.bitcast %v_465 : i32 to f32
                %v_467 = arith.mulf %v_463, %v_466 : f32
                %v_468 = arith.addf %v_467, %c_25 : f32
                %v_469 = arith.divf %c_25, %v_468 : f32
                %v_470 = arith.mulf %sum_382, %v_469 : f32
                %v_471 = arith.mulf %v_470, %sum_408 : f32
                %v_472 = arith.truncf %v_471 : f32 to bf16
                memref.store %v_472, %hidden[%v_325, %i_330] : memref<?x32xbf16>
              }
            }
            %is_473 = arith.cmpi eq, %v_24, %c_5 : index
            %v_474 = arith.andi %is_473, %is_26 : i1
            scf.if %v_474 {
              %v_475 = memref.load %group[%c_2] : memref<5xi32>
              %v_476 = arith.index_cast %v_475 : i32 to index
              %v_477 = arith.divui %v_476, %c_5 : index
              %v_478 = arith.addi %v_1, %c_0 : index
              %v_479 = arith.minsi %v_478, %c_0 : index
              scf.for %i_480 = %v_1 to %v_479 step %c_5 {
                %v_481 = arith.addi %i_480, %c_0 : index
                %loop_483:2 = scf.for %i_482 = %c_2 to %c_0 step %c_0 iter_args(%carry_484 = %c_9, %carry_485 = %c_9) -> (vector<16xf32>, vector<16xf32>) {
                  %v_486 = vector.load %x[%v_477, %i_482] : memref<?x40xbf16>, vector<32xbf16>
                  %v_487 = arith.addi %i_482, %c_10 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_480, %v_487], read, locality<3>, data : memref<1x64x40xbf16>
                  %v_488 = vector.load %expert_gate_up[%v_15, %i_480, %i_482] : memref<1x64x40xbf16>, vector<32xbf16>
                  %v_489 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_484, %v_488, %v_486) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  %v_490 = arith.addi %i_482, %c_10 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_481, %v_490], read, locality<3>, data : memref<1x64x40xbf16>
                  %v_491 = vector.load %expert_gate_up[%v_15, %v_481, %i_482] : memref<1x64x40xbf16>, vector<32xbf16>
                  %v_492 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_485, %v_491, %v_486) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                  scf.yield %v_489, %v_492 : vector<16xf32>, vector<16xf32>
                }
                %mask_493 = vector.create_mask %c_11 : vector<32xi1>
                %v_494 = vector.maskedload %x[%v_477, %c_0], %mask_493, %c_12 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_495 = vector.maskedload %expert_gate_up[%v_15, %i_480, %c_0], %mask_493, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_496 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_483#0, %v_495, %v_494) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_497 = vector.maskedload %expert_gate_up[%v_15, %v_481, %c_0], %mask_493, %c_12 : memref<1x64x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_498 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_483#1, %v_497, %v_494) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                %v_499 = vector.shuffle %v_496, %v_496 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_500 = vector.shuffle %v_496, %v_496 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_501 = arith.addf %v_499, %v_500 : vector<8xf32>
                %v_502 = vector.shuffle %v_501, %v_501 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_503 = vector.shuffle %v_501, %v_501 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_504 = arith.addf %v_502, %v_503 : vector<4xf32>
                %v_505 = vector.shuffle %v_504, %v_504 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_506 = vector.shuffle %v_504, %v_504 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_507 = arith.addf %v_505, %v_506 : vector<2xf32>
                %v_508 = vector.shuffle %v_507, %v_507 [0] : vector<2xf32>, vector<2xf32>
                %v_509 = vector.shuffle %v_507, %v_507 [1] : vector<2xf32>, vector<2xf32>
                %v_510 = arith.addf %v_508, %v_509 : vector<1xf32>
                %sum_511 = vector.extract %v_510[0] : f32 from vector<1xf32>
                %v_512 = vector.shuffle %v_498, %v_498 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                %v_513 = vector.shuffle %v_498, %v_498 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                %v_514 = arith.addf %v_512, %v_513 : vector<8xf32>
                %v_515 = vector.shuffle %v_514, %v_514 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_516 = vector.shuffle %v_514, %v_514 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_517 = arith.addf %v_515, %v_516 : vector<4xf32>
                %v_518 = vector.shuffle %v_517, %v_517 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_519 = vector.shuffle %v_517, %v_517 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_520 = arith.addf %v_518, %v_519 : vector<2xf32>
                %v_521 = vector.shuffle %v_520, %v_520 [0] : vector<2xf32>, vector<2xf32>
                %v_522 = vector.shuffle %v_520, %v_520 [1] : vector<2xf32>, vector<2xf32>
                %v_523 = arith.addf %v_521, %v_522 : vector<1xf32>
                %sum_524 = vector.extract %v_523[0] : f32 from vector<1xf32>
                %v_525 = arith.subf %c_13, %sum_511 : f32
                %is_526 = arith.cmpf ogt, %v_525, %c_14 : f32
                %v_527 = arith.select %is_526, %c_14, %v_525 : f32
                %is_528 = arith.cmpf olt, %v_527, %c_15 : f32
                %v_529 = arith.select %is_528, %c_15, %v_527 : f32
                %v_530 = arith.mulf %v_529, %c_16 : f32
                %v_531 = math.roundeven %v_530 : f32
                %acc_532 = math.fma %v_531, %c_17, %v_529 : f32
                %acc_533 = math.fma %v_531, %c_18, %acc_532 : f32
                %acc_534 = math.fma %c_19, %acc_533, %c_20 : f32
                %acc_535 = math.fma %acc_534, %acc_533, %c_21 : f32
                %acc_536 = math.fma %acc_535, %acc_533, %c_22 : f32
                %acc_537 = math.fma %acc_536, %acc_533, %c_23 : f32
                %acc_538 = math.fma %acc_537, %acc_533, %c_24 : f32
                %acc_539 = math.fma %acc_538, %acc_533, %c_25 : f32
                %acc_540 = math.fma %acc_539, %acc_533, %c_25 : f32
                %v_541 = arith.fptosi %v_531 : f32 to i32
                %v_542 = arith.shrsi %v_541, %c_26 : i32
                %v_543 = arith.subi %v_541, %v_542 : i32
                %v_544 = arith.addi %v_542, %c_28 : i32
                %v_545 = arith.shli %v_544, %c_27 : i32
                %v_546 = arith.bitcast %v_545 : i32 to f32
                %v_547 = arith.mulf %acc_540, %v_546 : f32
                %v_548 = arith.addi %v_543, %c_28 : i32
                %v_549 = arith.shli %v_548, %c_27 : i32
                %v_550 = arith.bitcast %v_549 : i32 to f32
                %v_551 = arith.mulf %v_547, %v_550 : f32
                %v_552 = arith.addf %v_551, %c_25 : f32
                %v_553 = arith.divf %c_25, %v_552 : f32
                %v_554 = arith.mulf %sum_511, %v_553 : f32
                %v_555 = arith.mulf %v_554, %sum_524 : f32
                %v_556 = arith.truncf %v_555 : f32 to bf16
                memref.store %v_556, %hidden[%v_476, %i_480] : memref<?x32xbf16>
              }
            }
            %is_557 = arith.cmpi eq, %v_24, %c_6 : index
            %v_558 = arith.select %is_557, %c_2, %v_24 : index
            scf.yield %v_558 : index
          }
        }
        return
      }
      func.func @gathered_down_2(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
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
        %c_13 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_14 = arith.constant dense<1> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x32xbf16>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_2] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<1x40x32xbf16>
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
              memref.prefetch %expert_down[%v_25, %v_23, %i_26], read, locality<3>, data : memref<1x40x32xbf16>
            }
            %v_27 = arith.addi %v_23, %c_5 : index
            scf.for %i_28 = %c_2 to %c_7 step %c_0 {
              memref.prefetch %expert_down[%v_25, %v_27, %i_28], read, locality<3>, data : memref<1x40x32xbf16>
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
                  %loop_58:8 = scf.for %i_57 = %c_2 to %c_0 step %c_0 iter_args(%carry_59 = %c_12, %carry_60 = %c_12, %carry_61 = %c_12, %carry_62 = %c_12, %carry_63 = %c_12, %carry_64 = %c_12, %carry_65 = %c_12, %carry_66 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_67 = vector.load %hidden[%v_45, %i_57] : memref<?x32xbf16>, vector<32xbf16>
                    %v_68 = vector.load %hidden[%v_47, %i_57] : memref<?x32xbf16>, vector<32xbf16>
                    %v_69 = vector.load %hidden[%v_49, %i_57] : memref<?x32xbf16>, vector<32xbf16>
                    %v_70 = vector.load %hidden[%v_51, %i_57] : memref<?x32xbf16>, vector<32xbf16>
                    %v_71 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_54, %v_71], read, locality<3>, data : memref<1x40x32xbf16>
                    %v_72 = vector.load %expert_down[%v_18, %i_54, %i_57] : memref<1x40x32xbf16>, vector<32xbf16>
                    %v_73 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_59, %v_72, %v_67) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_74 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_60, %v_72, %v_68) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_75 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_61, %v_72, %v_69) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_76 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_62, %v_72, %v_70) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_77 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_56, %v_77], read, locality<3>, data : memref<1x40x32xbf16>
                    %v_78 = vector.load %expert_down[%v_18, %v_56, %i_57] : memref<1x40x32xbf16>, vector<32xbf16>
                    %v_79 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_63, %v_78, %v_67) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_80 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_64, %v_78, %v_68) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_81 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_65, %v_78, %v_69) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_82 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_66, %v_78, %v_70) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_73, %v_74, %v_75, %v_76, %v_79, %v_80, %v_81, %v_82 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_83 = vector.shuffle %loop_58#0, %loop_58#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_84 = vector.shuffle %loop_58#0, %loop_58#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_85 = arith.addf %v_83, %v_84 : vector<8xf32>
                  %v_86 = vector.shuffle %v_85, %v_85 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_87 = vector.shuffle %v_85, %v_85 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_88 = arith.addf %v_86, %v_87 : vector<4xf32>
                  %v_89 = vector.shuffle %v_88, %v_88 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_90 = vector.shuffle %v_88, %v_88 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_91 = arith.addf %v_89, %v_90 : vector<2xf32>
                  %v_92 = vector.shuffle %v_91, %v_91 [0] : vector<2xf32>, vector<2xf32>
                  %v_93 = vector.shuffle %v_91, %v_91 [1] : vector<2xf32>, vector<2xf32>
                  %v_94 = arith.addf %v_92, %v_93 : vector<1xf32>
                  %sum_95 = vector.extract %v_94[0] : f32 from vector<1xf32>
                  %v_96 = vector.shuffle %loop_58#1, %loop_58#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_97 = vector.shuffle %loop_58#1, %loop_58#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_98 = arith.addf %v_96, %v_97 : vector<8xf32>
                  %v_99 = vector.shuffle %v_98, %v_98 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_100 = vector.shuffle %v_98, %v_98 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_101 = arith.addf %v_99, %v_100 : vector<4xf32>
                  %v_102 = vector.shuffle %v_101, %v_101 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_103 = vector.shuffle %v_101, %v_101 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_104 = arith.addf %v_102, %v_103 : vector<2xf32>
                  %v_105 = vector.shuffle %v_104, %v_104 [0] : vector<2xf32>, vector<2xf32>
                  %v_106 = vector.shuffle %v_104, %v_104 [1] : vector<2xf32>, vector<2xf32>
                  %v_107 = arith.addf %v_105, %v_106 : vector<1xf32>
                  %sum_108 = vector.extract %v_107[0] : f32 from vector<1xf32>
                  %v_109 = vector.shuffle %loop_58#2, %loop_58#2 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_110 = vector.shuffle %loop_58#2, %loop_58#2 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_111 = arith.addf %v_109, %v_110 : vector<8xf32>
                  %v_112 = vector.shuffle %v_111, %v_111 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_113 = vector.shuffle %v_111, %v_111 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_114 = arith.addf %v_112, %v_113 : vector<4xf32>
                  %v_115 = vector.shuffle %v_114, %v_114 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_116 = vector.shuffle %v_114, %v_114 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_117 = arith.addf %v_115, %v_116 : vector<2xf32>
                  %v_118 = vector.shuffle %v_117, %v_117 [0] : vector<2xf32>, vector<2xf32>
                  %v_119 = vector.shuffle %v_117, %v_117 [1] : vector<2xf32>, vector<2xf32>
                  %v_120 = arith.addf %v_118, %v_119 : vector<1xf32>
                  %sum_121 = vector.extract %v_120[0] : f32 from vector<1xf32>
                  %v_122 = vector.shuffle %loop_58#3, %loop_58#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_123 = vector.shuffle %loop_58#3, %loop_58#3 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_124 = arith.addf %v_122, %v_123 : vector<8xf32>
                  %v_125 = vector.shuffle %v_124, %v_124 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_126 = vector.shuffle %v_124, %v_124 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_127 = arith.addf %v_125, %v_126 : vector<4xf32>
                  %v_128 = vector.shuffle %v_127, %v_127 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_129 = vector.shuffle %v_127, %v_127 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_130 = arith.addf %v_128, %v_129 : vector<2xf32>
                  %v_131 = vector.shuffle %v_130, %v_130 [0] : vector<2xf32>, vector<2xf32>
                  %v_132 = vector.shuffle %v_130, %v_130 [1] : vector<2xf32>, vector<2xf32>
                  %v_133 = arith.addf %v_131, %v_132 : vector<1xf32>
                  %sum_134 = vector.extract %v_133[0] : f32 from vector<1xf32>
                  %v_135 = vector.shuffle %loop_58#4, %loop_58#4 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_136 = vector.shuffle %loop_58#4, %loop_58#4 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_137 = arith.addf %v_135, %v_136 : vector<8xf32>
                  %v_138 = vector.shuffle %v_137, %v_137 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_139 = vector.shuffle %v_137, %v_137 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_140 = arith.addf %v_138, %v_139 : vector<4xf32>
                  %v_141 = vector.shuffle %v_140, %v_140 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_142 = vector.shuffle %v_140, %v_140 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_143 = arith.addf %v_141, %v_142 : vector<2xf32>
                  %v_144 = vector.shuffle %v_143, %v_143 [0] : vector<2xf32>, vector<2xf32>
                  %v_145 = vector.shuffle %v_143, %v_143 [1] : vector<2xf32>, vector<2xf32>
                  %v_146 = arith.addf %v_144, %v_145 : vector<1xf32>
                  %sum_147 = vector.extract %v_146[0] : f32 from vector<1xf32>
                  %v_148 = vector.shuffle %loop_58#5, %loop_58#5 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_149 = vector.shuffle %loop_58#5, %loop_58#5 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_161 = vector.shuffle %loop_58#6, %loop_58#6 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_162 = vector.shuffle %loop_58#6, %loop_58#6 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  %v_174 = vector.shuffle %loop_58#7, %loop_58#7 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_175 = vector.shuffle %loop_58#7, %loop_58#7 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                  memref.store %sum_95, %outputs[%v_45, %i_54] : memref<?x40xf32>
                  memref.store %sum_108, %outputs[%v_47, %i_54] : memref<?x40xf32>
                  memref.store %sum_121, %outputs[%v_49, %i_54] : memref<?x40xf32>
                  memref.store %sum_134, %outputs[%v_51, %i_54] : memref<?x40xf32>
                  memref.store %sum_147, %outputs[%v_45, %v_56] : memref<?x40xf32>
                  memref.store %sum_160, %outputs[%v_47, %v_56] : memref<?x40xf32>
                  memref.store %sum_173, %outputs[%v_49, %v_56] : memref<?x40xf32>
                  memref.store %sum_186, %outputs[%v_51, %v_56] : memref<?x40xf32>
                }
              }
              %is_187 = arith.cmpi eq, %v_37, %c_10 : index
              %v_188 = arith.andi %is_187, %is_39 : i1
              scf.if %v_188 {
                %v_189 = memref.load %group[%c_2] : memref<5xi32>
                %v_190 = arith.index_cast %v_189 : i32 to index
                %v_191 = memref.load %group[%c_3] : memref<5xi32>
                %v_192 = arith.index_cast %v_191 : i32 to index
                %v_193 = arith.addi %v_1, %c_5 : index
                %v_194 = arith.minsi %v_193, %c_1 : index
                scf.for %i_195 = %v_1 to %v_194 step %c_3 {
                  %v_196 = arith.addi %i_195, %c_5 : index
                  %v_197 = arith.minsi %v_196, %c_11 : index
                  %loop_199:4 = scf.for %i_198 = %c_2 to %c_0 step %c_0 iter_args(%carry_200 = %c_12, %carry_201 = %c_12, %carry_202 = %c_12, %carry_203 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_204 = vector.load %hidden[%v_190, %i_198] : memref<?x32xbf16>, vector<32xbf16>
                    %v_205 = vector.load %hidden[%v_192, %i_198] : memref<?x32xbf16>, vector<32xbf16>
                    %v_206 = arith.addi %i_198, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_195, %v_206], read, locality<3>, data : memref<1x40x32xbf16>
                    %v_207 = vector.load %expert_down[%v_18, %i_195, %i_198] : memref<1x40x32xbf16>, vector<32xbf16>
                    %v_208 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_200, %v_207, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_209 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_201, %v_207, %v_205) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_210 = arith.addi %i_198, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_197, %v_210], read, locality<3>, data : memref<1x40x32xbf16>
                    %v_211 = vector.load %expert_down[%v_18, %v_197, %i_198] : memref<1x40x32xbf16>, vector<32xbf16>
                    %v_212 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_202, %v_211, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_203, %v_211, %v_205) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_208, %v_209, %v_212, %v_213 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_214 = vector.shuffle %loop_199#0, %loop_199#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_215 = vector.shuffle %loop_199#0, %loop_199#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_216 = arith.addf %v_214, %v_215 : vector<8xf32>
                  %v_217 = vector.shuffle %v_216, %v_216 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_218 = vector.shuffle %v_216, %v_216 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_219 = arith.addf %v_217, %v_218 : vector<4xf32>
                  %v_220 = vector.shuffle %v_219, %v_219 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_221 = vector.shuffle %v_219, %v_219 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_222 = arith.addf %v_220, %v_221 : vector<2xf32>
                  %v_223 = vector.shuffle %v_222, %v_222 [0] : vector<2xf32>, vector<2xf32>
                  %v_224 = vector.shuffle %v_222, %v_222 [1] : vector<2xf32>, vector<2xf32>
                  %v_225 = arith.addf %v_223, %v_224 : vector<1xf32>
                  %sum_226 = vector.extract %v_225[0] : f32 from vector<1xf32>
                  %v_227 = vector.shuffle %loop_199#1, %loop_199#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_228 = vector.shuffle %loop_199#1, %loop_199#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_229 = arith.addf %v_227, %v_228 : vector<8xf32>
                  %v_230 = vector.shuffle %v_229, %v_229 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_231 = vector.shuffle %v_229, %v_229 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_232 = arith.addf %v_230, %v_231 : vector<4xf32>
                  %v_233 = vector.shuffle %v_232, %v_232 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_234 = vector.shuffle %v_232, %v_232 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_235 = arith.addf %v_233, %v_234 : vector<2xf32>
                  %v_236 = vector.shuffle %v_235, %v_235 [0] : vector<2xf32>, vector<2xf32>
                  %v_237 = vector.shuffle %v_235, %v_235 [1] : vector<2xf32>, vector<2xf32>
                  %v_238 = arith.addf %v_236, %v_237 : vector<1xf32>
                  %sum_239 = vector.extract %v_238[0] : f32 from vector<1xf32>
                  %v_240 = vector.shuffle %loop_199#2, %loop_199#2 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_241 = vector.shuffle %loop_199#2, %loop_199#2 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_242 = arith.addf %v_240, %v_241 : vector<8xf32>
                  %v_243 = vector.shuffle %v_242, %v_242 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_244 = vector.shuffle %v_242, %v_242 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_245 = arith.addf %v_243, %v_244 : vector<4xf32>
                  %v_246 = vector.shuffle %v_245, %v_245 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_247 = vector.shuffle %v_245, %v_245 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_248 = arith.addf %v_246, %v_247 : vector<2xf32>
                  %v_249 = vector.shuffle %v_248, %v_248 [0] : vector<2xf32>, vector<2xf32>
                  %v_250 = vector.shuffle %v_248, %v_248 [1] : vector<2xf32>, vector<2xf32>
                  %v_251 = arith.addf %v_249, %v_250 : vector<1xf32>
                  %sum_252 = vector.extract %v_251[0] : f32 from vector<1xf32>
                  %v_253 = vector.shuffle %loop_199#3, %loop_199#3 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_254 = vector.shuffle %loop_199#3, %loop_199#3 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_255 = arith.addf %v_253, %v_254 : vector<8xf32>
                  %v_256 = vector.shuffle %v_255, %v_255 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_257 = vector.shuffle %v_255, %v_255 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_258 = arith.addf %v_256, %v_257 : vector<4xf32>
                  %v_259 = vector.shuffle %v_258, %v_258 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_260 = vector.shuffle %v_258, %v_258 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_261 = arith.addf %v_259, %v_260 : vector<2xf32>
                  %v_262 = vector.shuffle %v_261, %v_261 [0] : vector<2xf32>, vector<2xf32>
                  %v_263 = vector.shuffle %v_261, %v_261 [1] : vector<2xf32>, vector<2xf32>
                  %v_264 = arith.addf %v_262, %v_263 : vector<1xf32>
                  %sum_265 = vector.extract %v_264[0] : f32 from vector<1xf32>
                  memref.store %sum_226, %outputs[%v_190, %i_195] : memref<?x40xf32>
                  memref.store %sum_239, %outputs[%v_192, %i_195] : memref<?x40xf32>
                  memref.store %sum_252, %outputs[%v_190, %v_197] : memref<?x40xf32>
                  memref.store %sum_265, %outputs[%v_192, %v_197] : memref<?x40xf32>
                }
              }
              %is_266 = arith.cmpi eq, %v_37, %c_3 : index
              %v_267 = arith.andi %is_266, %is_39 : i1
              scf.if %v_267 {
                %v_268 = memref.load %group[%c_2] : memref<5xi32>
                %v_269 = arith.index_cast %v_268 : i32 to index
                %v_270 = arith.addi %v_1, %c_5 : index
                %v_271 = arith.minsi %v_270, %c_1 : index
                scf.for %i_272 = %v_1 to %v_271 step %c_3 {
                  %v_273 = arith.addi %i_272, %c_5 : index
                  %v_274 = arith.minsi %v_273, %c_11 : index
                  %loop_276:2 = scf.for %i_275 = %c_2 to %c_0 step %c_0 iter_args(%carry_277 = %c_12, %carry_278 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                    %v_279 = vector.load %hidden[%v_269, %i_275] : memref<?x32xbf16>, vector<32xbf16>
                    %v_280 = arith.addi %i_275, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_272, %v_280], read, locality<3>, data : memref<1x40x32xbf16>
                    %v_281 = vector.load %expert_down[%v_18, %i_272, %i_275] : memref<1x40x32xbf16>, vector<32xbf16>
                    %v_282 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_277, %v_281, %v_279) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    %v_283 = arith.addi %i_275, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_274, %v_283], read, locality<3>, data : memref<1x40x32xbf16>
                    %v_284 = vector.load %expert_down[%v_18, %v_274, %i_275] : memref<1x40x32xbf16>, vector<32xbf16>
                    %v_285 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_278, %v_284, %v_279) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                    scf.yield %v_282, %v_285 : vector<16xf32>, vector<16xf32>
                  }
                  %v_286 = vector.shuffle %loop_276#0, %loop_276#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_287 = vector.shuffle %loop_276#0, %loop_276#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_288 = arith.addf %v_286, %v_287 : vector<8xf32>
                  %v_289 = vector.shuffle %v_288, %v_288 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_290 = vector.shuffle %v_288, %v_288 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_291 = arith.addf %v_289, %v_290 : vector<4xf32>
                  %v_292 = vector.shuffle %v_291, %v_291 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_293 = vector.shuffle %v_291, %v_291 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_294 = arith.addf %v_292, %v_293 : vector<2xf32>
                  %v_295 = vector.shuffle %v_294, %v_294 [0] : vector<2xf32>, vector<2xf32>
                  %v_296 = vector.shuffle %v_294, %v_294 [1] : vector<2xf32>, vector<2xf32>
                  %v_297 = arith.addf %v_295, %v_296 : vector<1xf32>
                  %sum_298 = vector.extract %v_297[0] : f32 from vector<1xf32>
                  %v_299 = vector.shuffle %loop_276#1, %loop_276#1 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                  %v_300 = vector.shuffle %loop_276#1, %loop_276#1 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                  %v_301 = arith.addf %v_299, %v_300 : vector<8xf32>
                  %v_302 = vector.shuffle %v_301, %v_301 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_303 = vector.shuffle %v_301, %v_301 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_304 = arith.addf %v_302, %v_303 : vector<4xf32>
                  %v_305 = vector.shuffle %v_304, %v_304 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_306 = vector.shuffle %v_304, %v_304 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_307 = arith.addf %v_305, %v_306 : vector<2xf32>
                  %v_308 = vector.shuffle %v_307, %v_307 [0] : vector<2xf32>, vector<2xf32>
                  %v_309 = vector.shuffle %v_307, %v_307 [1] : vector<2xf32>, vector<2xf32>
                  %v_310 = arith.addf %v_308, %v_309 : vector<1xf32>
                  %sum_311 = vector.extract %v_310[0] : f32 from vector<1xf32>
                  memref.store %sum_298, %outputs[%v_269, %i_272] : memref<?x40xf32>
                  memref.store %sum_311, %outputs[%v_269, %v_274] : memref<?x40xf32>
                }
              }
              %is_312 = arith.cmpi eq, %v_37, %c_8 : index
              %v_313 = arith.select %is_312, %c_2, %v_37 : index
              scf.yield %v_313 : index
            }
          }
        }
        // combine: the token's slots by rising expert
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
        scf.for %i_314 = %c_2 to %tokens step %c_3 {
          scf.for %i_315 = %c_2 to %c_3 step %c_3 {
            %v_316 = arith.addi %i_314, %i_315 : index
            %v_317 = memref.load %ids[%v_316] : memref<?xi32>
            %v_318 = vector.broadcast %v_317 : i32 to vector<16xi32>
            %loop_320:1 = scf.for %i_319 = %c_2 to %c_3 step %c_5 iter_args(%carry_321 = %c_6) -> (vector<16xi32>) {
              %v_322 = arith.subi %c_3, %i_319 : index
              %mask_323 = vector.create_mask %v_322 : vector<16xi1>
              %v_324 = arith.addi %i_314, %i_319 : index
              %v_325 = vector.maskedload %ids[%v_324], %mask_323, %c_6 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_326 = arith.index_cast %i_319 : index to i32
              %v_327 = vector.broadcast %v_326 : i32 to vector<16xi32>
              %v_328 = arith.addi %c_13, %v_327 : vector<16xi32>
              %v_329 = arith.index_cast %i_315 : index to i32
              %v_330 = vector.broadcast %v_329 : i32 to vector<16xi32>
              %is_331 = arith.cmpi slt, %v_328, %v_330 : vector<16xi32>
              %is_332 = arith.cmpi slt, %v_325, %v_318 : vector<16xi32>
              %is_333 = arith.cmpi eq, %v_325, %v_318 : vector<16xi32>
              %v_334 = arith.andi %is_333, %is_331 : vector<16xi1>
              %v_335 = arith.ori %is_332, %v_334 : vector<16xi1>
              %v_336 = arith.andi %v_335, %mask_323 : vector<16xi1>
              %v_337 = arith.select %v_336, %c_14, %c_6 : vector<16xi1>, vector<16xi32>
              %v_338 = arith.addi %carry_321, %v_337 : vector<16xi32>
              scf.yield %v_338 : vector<16xi32>
            }
            %v_339 = vector.reduction <add>, %loop_320#0 : vector<16xi32> into i32
            %v_340 = arith.index_cast %v_339 : i32 to index
            %v_341 = arith.addi %i_314, %i_315 : index
            %v_342 = arith.index_cast %v_341 : index to i32
            memref.store %v_342, %order[%v_340] : memref<1xi32>
          }
          scf.for %i_343 = %v_1 to %v_3 step %c_5 {
            %v_344 = arith.subi %v_3, %i_343 : index
            %mask_345 = vector.create_mask %v_344 : vector<16xi1>
            %loop_347:1 = scf.for %i_346 = %c_2 to %c_3 step %c_3 iter_args(%carry_348 = %c_12) -> (vector<16xf32>) {
              %v_349 = memref.load %order[%i_346] : memref<1xi32>
              %v_350 = arith.index_cast %v_349 : i32 to index
              %v_351 = vector.maskedload %outputs[%v_350, %i_343], %mask_345, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_352 = memref.load %weights[%v_350] : memref<?xf32>
              %v_353 = vector.broadcast %v_352 : f32 to vector<16xf32>
              %v_354 = arith.mulf %v_351, %v_353 : vector<16xf32>
              %v_355 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_354) : (vector<16xf32>) -> vector<16xf32>
              %v_356 = arith.addf %carry_348, %v_355 : vector<16xf32>
              scf.yield %v_356 : vector<16xf32>
            }
            vector.maskedstore %y[%i_314, %i_343], %mask_345, %loop_347#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          }
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
    %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x_bf16, %expert_ids, %expert_gate_up, %slots, %tokens) : (tensor<?x40xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xbf16>, index, index) -> tensor<?x24xbf16>{%slots}
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights, %expert_down, %slots, %tokens) : (tensor<?x24xbf16>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

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
    %hidden_1 = flow.dispatch @gathered_2::@gathered_up_2[%slots_1, %tokens](%x_bf16_1, %shared_id_splat, %shared_gate_up_stacked, %slots_1, %tokens) : (tensor<?x40xbf16>{%tokens}, tensor<?x1xi32>{%tokens}, tensor<1x64x40xbf16>, index, index) -> tensor<?x32xbf16>{%slots_1}
    %gathered_down_1:2 = flow.dispatch @gathered_2::@gathered_down_2[%slots_1, %tokens](%hidden_1, %shared_id_splat, %shared_weight, %shared_down_stacked, %slots_1, %tokens) : (tensor<?x32xbf16>{%slots_1}, tensor<?x1xi32>{%tokens}, tensor<?x1xf32>{%tokens}, tensor<1x40x32xbf16>, index, index) -> (tensor<?x40xf32>{%slots_1}, tensor<?x40xf32>{%tokens})
    %output = stablehlo.add %gathered_down#1, %gathered_down_1#1 : tensor<?x40xf32>

    return %output : tensor<?x40xf32>
  }
}
