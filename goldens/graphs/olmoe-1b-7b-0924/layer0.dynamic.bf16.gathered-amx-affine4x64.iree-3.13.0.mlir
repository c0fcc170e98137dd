// needs: cpu amx-bf16,amx-tile,avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,f16c,fma
module @moe_ffn {
  stream.executable private @project_64x2048_f32 {
    stream.executable.export public @project_64x2048_f32 workgroups(%tokens: index) -> (index, index, index) {
      %x = arith.constant 4 : index
      %y_divisor = arith.constant 16 : index
      %y = arith.ceildivui %tokens, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @project_64x2048_f32(%x_binding: !stream.binding, %weight_binding: !stream.binding, %y_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 63 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant 5 : index
        %c_10 = arith.constant 6 : index
        %c_11 = arith.constant 7 : index
        %c_12 = arith.constant dense<0.0> : vector<8xf64>
        %c_13 = arith.constant 2048 : index
        %c_14 = arith.constant 512 : index
        %c_15 = arith.constant 9 : index
        %c_16 = arith.constant 10 : index
        %c_17 = arith.constant 11 : index
        %c_18 = arith.constant 12 : index
        %c_19 = arith.constant 13 : index
        %c_20 = arith.constant 14 : index
        %c_21 = arith.constant 15 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<64x2048xf32>
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x64xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<16x8xf64>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        %is_7 = arith.cmpi eq, %tokens, %c_2 : index
        scf.if %is_7 {
          scf.for %i_8 = %v_1 to %v_4 step %c_3 {
            %v_9 = arith.minsi %i_8, %c_5 : index
            %v_10 = arith.addi %i_8, %c_2 : index
            %v_11 = arith.minsi %v_10, %c_5 : index
            %v_12 = arith.addi %i_8, %c_6 : index
            %v_13 = arith.minsi %v_12, %c_5 : index
            %v_14 = arith.addi %i_8, %c_7 : index
            %v_15 = arith.minsi %v_14, %c_5 : index
            %v_16 = arith.addi %i_8, %c_8 : index
            %v_17 = arith.minsi %v_16, %c_5 : index
            %v_18 = arith.addi %i_8, %c_9 : index
            %v_19 = arith.minsi %v_18, %c_5 : index
            %v_20 = arith.addi %i_8, %c_10 : index
            %v_21 = arith.minsi %v_20, %c_5 : index
            %v_22 = arith.addi %i_8, %c_11 : index
            %v_23 = arith.minsi %v_22, %c_5 : index
            %v_24 = arith.subi %tokens, %c_2 : index
            %v_25 = arith.minsi %c_4, %v_24 : index
            %loop_27:8 = scf.for %i_26 = %c_4 to %c_13 step %c_3 iter_args(%carry_28 = %c_12, %carry_29 = %c_12, %carry_30 = %c_12, %carry_31 = %c_12, %carry_32 = %c_12, %carry_33 = %c_12, %carry_34 = %c_12, %carry_35 = %c_12) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %v_36 = vector.load %x[%v_25, %i_26] : memref<?x2048xf32>, vector<8xf32>
              %v_37 = arith.extf %v_36 : vector<8xf32> to vector<8xf64>
              %v_38 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_9, %v_38], read, locality<3>, data : memref<64x2048xf32>
              %v_39 = vector.load %weight[%v_9, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_40 = arith.extf %v_39 : vector<8xf32> to vector<8xf64>
              %acc_41 = math.fma %v_40, %v_37, %carry_28 : vector<8xf64>
              %v_42 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_11, %v_42], read, locality<3>, data : memref<64x2048xf32>
              %v_43 = vector.load %weight[%v_11, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_44 = arith.extf %v_43 : vector<8xf32> to vector<8xf64>
              %acc_45 = math.fma %v_44, %v_37, %carry_29 : vector<8xf64>
              %v_46 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_13, %v_46], read, locality<3>, data : memref<64x2048xf32>
              %v_47 = vector.load %weight[%v_13, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_48 = arith.extf %v_47 : vector<8xf32> to vector<8xf64>
              %acc_49 = math.fma %v_48, %v_37, %carry_30 : vector<8xf64>
              %v_50 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_15, %v_50], read, locality<3>, data : memref<64x2048xf32>
              %v_51 = vector.load %weight[%v_15, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_52 = arith.extf %v_51 : vector<8xf32> to vector<8xf64>
              %acc_53 = math.fma %v_52, %v_37, %carry_31 : vector<8xf64>
              %v_54 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_17, %v_54], read, locality<3>, data : memref<64x2048xf32>
              %v_55 = vector.load %weight[%v_17, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_56 = arith.extf %v_55 : vector<8xf32> to vector<8xf64>
              %acc_57 = math.fma %v_56, %v_37, %carry_32 : vector<8xf64>
              %v_58 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_19, %v_58], read, locality<3>, data : memref<64x2048xf32>
              %v_59 = vector.load %weight[%v_19, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_60 = arith.extf %v_59 : vector<8xf32> to vector<8xf64>
              %acc_61 = math.fma %v_60, %v_37, %carry_33 : vector<8xf64>
              %v_62 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_21, %v_62], read, locality<3>, data : memref<64x2048xf32>
              %v_63 = vector.load %weight[%v_21, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_64 = arith.extf %v_63 : vector<8xf32> to vector<8xf64>
              %acc_65 = math.fma %v_64, %v_37, %carry_34 : vector<8xf64>
              %v_66 = arith.addi %i_26, %c_14 : index
              memref.prefetch %weight[%v_23, %v_66], read, locality<3>, data : memref<64x2048xf32>
              %v_67 = vector.load %weight[%v_23, %i_26] : memref<64x2048xf32>, vector<8xf32>
              %v_68 = arith.extf %v_67 : vector<8xf32> to vector<8xf64>
              %acc_69 = math.fma %v_68, %v_37, %carry_35 : vector<8xf64>
              scf.yield %acc_41, %acc_45, %acc_49, %acc_53, %acc_57, %acc_61, %acc_65, %acc_69 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
            }
            vector.store %loop_27#0, %sums[%c_4, %c_4] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#1, %sums[%c_2, %c_4] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#2, %sums[%c_6, %c_4] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#3, %sums[%c_7, %c_4] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#4, %sums[%c_8, %c_4] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#5, %sums[%c_9, %c_4] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#6, %sums[%c_10, %c_4] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_27#7, %sums[%c_11, %c_4] : memref<16x8xf64>, vector<8xf64>
            scf.for %i_70 = %c_4 to %c_3 step %c_2 {
              scf.for %i_71 = %c_4 to %c_2 step %c_2 {
                %v_72 = arith.addi %i_70, %i_71 : index
                %v_73 = vector.load %sums[%v_72, %c_4] : memref<16x8xf64>, vector<8xf64>
                %v_74 = vector.shuffle %v_73, %v_73 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
                %v_75 = vector.shuffle %v_73, %v_73 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
                %v_76 = arith.addf %v_74, %v_75 : vector<4xf64>
                %v_77 = vector.shuffle %v_76, %v_76 [0, 1] : vector<4xf64>, vector<4xf64>
                %v_78 = vector.shuffle %v_76, %v_76 [2, 3] : vector<4xf64>, vector<4xf64>
                %v_79 = arith.addf %v_77, %v_78 : vector<2xf64>
                %v_80 = vector.shuffle %v_79, %v_79 [0] : vector<2xf64>, vector<2xf64>
                %v_81 = vector.shuffle %v_79, %v_79 [1] : vector<2xf64>, vector<2xf64>
                %v_82 = arith.addf %v_80, %v_81 : vector<1xf64>
                %sum_83 = vector.extract %v_82[0] : f64 from vector<1xf64>
                %v_84 = arith.addi %c_4, %i_71 : index
                %v_85 = arith.subi %tokens, %c_2 : index
                %v_86 = arith.minsi %v_84, %v_85 : index
                %v_87 = arith.addi %i_8, %i_70 : index
                %v_88 = arith.minsi %v_87, %c_5 : index
                %v_89 = arith.truncf %sum_83 : f64 to f32
                memref.store %v_89, %y[%v_86, %v_88] : memref<?x64xf32>
              }
            }
          }
        } else {
          scf.for %i_90 = %v_1 to %v_4 step %c_8 {
            scf.for %i_91 = %v_2 to %v_6 step %c_8 {
              %v_92 = arith.minsi %i_90, %c_5 : index
              %v_93 = arith.addi %i_90, %c_2 : index
              %v_94 = arith.minsi %v_93, %c_5 : index
              %v_95 = arith.addi %i_90, %c_6 : index
              %v_96 = arith.minsi %v_95, %c_5 : index
              %v_97 = arith.addi %i_90, %c_7 : index
              %v_98 = arith.minsi %v_97, %c_5 : index
              %v_99 = arith.subi %tokens, %c_2 : index
              %v_100 = arith.minsi %i_91, %v_99 : index
              %v_101 = arith.addi %i_91, %c_2 : index
              %v_102 = arith.subi %tokens, %c_2 : index
              %v_103 = arith.minsi %v_101, %v_102 : index
              %v_104 = arith.addi %i_91, %c_6 : index
              %v_105 = arith.subi %tokens, %c_2 : index
              %v_106 = arith.minsi %v_104, %v_105 : index
              %v_107 = arith.addi %i_91, %c_7 : index
              %v_108 = arith.subi %tokens, %c_2 : index
              %v_109 = arith.minsi %v_107, %v_108 : index
              %loop_111:16 = scf.for %i_110 = %c_4 to %c_13 step %c_3 iter_args(%carry_112 = %c_12, %carry_113 = %c_12, %carry_114 = %c_12, %carry_115 = %c_12, %carry_116 = %c_12, %carry_117 = %c_12, %carry_118 = %c_12, %carry_119 = %c_12, %carry_120 = %c_12, %carry_121 = %c_12, %carry_122 = %c_12, %carry_123 = %c_12, %carry_124 = %c_12, %carry_125 = %c_12, %carry_126 = %c_12, %carry_127 = %c_12) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
                %v_128 = vector.load %x[%v_100, %i_110] : memref<?x2048xf32>, vector<8xf32>
                %v_129 = arith.extf %v_128 : vector<8xf32> to vector<8xf64>
                %v_130 = vector.load %x[%v_103, %i_110] : memref<?x2048xf32>, vector<8xf32>
                %v_131 = arith.extf %v_130 : vector<8xf32> to vector<8xf64>
                %v_132 = vector.load %x[%v_106, %i_110] : memref<?x2048xf32>, vector<8xf32>
                %v_133 = arith.extf %v_132 : vector<8xf32> to vector<8xf64>
                %v_134 = vector.load %x[%v_109, %i_110] : memref<?x2048xf32>, vector<8xf32>
                %v_135 = arith.extf %v_134 : vector<8xf32> to vector<8xf64>
                %v_136 = arith.addi %i_110, %c_14 : index
                memref.prefetch %weight[%v_92, %v_136], read, locality<3>, data : memref<64x2048xf32>
                %v_137 = vector.load %weight[%v_92, %i_110] : memref<64x2048xf32>, vector<8xf32>
                %v_138 = arith.extf %v_137 : vector<8xf32> to vector<8xf64>
                %acc_139 = math.fma %v_138, %v_129, %carry_112 : vector<8xf64>
                %acc_140 = math.fma %v_138, %v_131, %carry_113 : vector<8xf64>
                %acc_141 = math.fma %v_138, %v_133, %carry_114 : vector<8xf64>
                %acc_142 = math.fma %v_138, %v_135, %carry_115 : vector<8xf64>
                %v_143 = arith.addi %i_110, %c_14 : index
                memref.prefetch %weight[%v_94, %v_143], read, locality<3>, data : memref<64x2048xf32>
                %v_144 = vector.load %weight[%v_94, %i_110] : memref<64x2048xf32>, vector<8xf32>
                %v_145 = arith.extf %v_144 : vector<8xf32> to vector<8xf64>
                %acc_146 = math.fma %v_145, %v_129, %carry_116 : vector<8xf64>
                %acc_147 = math.fma %v_145, %v_131, %carry_117 : vector<8xf64>
                %acc_148 = math.fma %v_145, %v_133, %carry_118 : vector<8xf64>
                %acc_149 = math.fma %v_145, %v_135, %carry_119 : vector<8xf64>
                %v_150 = arith.addi %i_110, %c_14 : index
                memref.prefetch %weight[%v_96, %v_150], read, locality<3>, data : memref<64x2048xf32>
                %v_151 = vector.load %weight[%v_96, %i_110] : memref<64x2048xf32>, vector<8xf32>
                %v_152 = arith.extf %v_151 : vector<8xf32> to vector<8xf64>
                %acc_153 = math.fma %v_152, %v_129, %carry_120 : vector<8xf64>
                %acc_154 = math.fma %v_152, %v_131, %carry_121 : vector<8xf64>
                %acc_155 = math.fma %v_152, %v_133, %carry_122 : vector<8xf64>
                %acc_156 = math.fma %v_152, %v_135, %carry_123 : vector<8xf64>
                %v_157 = arith.addi %i_110, %c_14 : index
                memref.prefetch %weight[%v_98, %v_157], read, locality<3>, data : memref<64x2048xf32>
                %v_158 = vector.load %weight[%v_98, %i_110] : memref<64x2048xf32>, vector<8xf32>
                %v_159 = arith.extf %v_158 : vector<8xf32> to vector<8xf64>
                %acc_160 = math.fma %v_159, %v_129, %carry_124 : vector<8xf64>
                %acc_161 = math.fma %v_159, %v_131, %carry_125 : vector<8xf64>
                %acc_162 = math.fma %v_159, %v_133, %carry_126 : vector<8xf64>
                %acc_163 = math.fma %v_159, %v_135, %carry_127 : vector<8xf64>
                scf.yield %acc_139, %acc_140, %acc_141, %acc_142, %acc_146, %acc_147, %acc_148, %acc_149, %acc_153, %acc_154, %acc_155, %acc_156, %acc_160, %acc_161, %acc_162, %acc_163 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
              }
              vector.store %loop_111#0, %sums[%c_4, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#1, %sums[%c_2, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#2, %sums[%c_6, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#3, %sums[%c_7, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#4, %sums[%c_8, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#5, %sums[%c_9, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#6, %sums[%c_10, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#7, %sums[%c_11, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#8, %sums[%c_3, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#9, %sums[%c_15, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#10, %sums[%c_16, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#11, %sums[%c_17, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#12, %sums[%c_18, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#13, %sums[%c_19, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#14, %sums[%c_20, %c_4] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_111#15, %sums[%c_21, %c_4] : memref<16x8xf64>, vector<8xf64>
              scf.for %i_164 = %c_4 to %c_8 step %c_2 {
                scf.for %i_165 = %c_4 to %c_8 step %c_2 {
                  %v_166 = arith.muli %i_164, %c_8 : index
                  %v_167 = arith.addi %v_166, %i_165 : index
                  %v_168 = vector.load %sums[%v_167, %c_4] : memref<16x8xf64>, vector<8xf64>
                  %v_169 = vector.shuffle %v_168, %v_168 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
                  %v_170 = vector.shuffle %v_168, %v_168 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
                  %v_171 = arith.addf %v_169, %v_170 : vector<4xf64>
                  %v_172 = vector.shuffle %v_171, %v_171 [0, 1] : vector<4xf64>, vector<4xf64>
                  %v_173 = vector.shuffle %v_171, %v_171 [2, 3] : vector<4xf64>, vector<4xf64>
                  %v_174 = arith.addf %v_172, %v_173 : vector<2xf64>
                  %v_175 = vector.shuffle %v_174, %v_174 [0] : vector<2xf64>, vector<2xf64>
                  %v_176 = vector.shuffle %v_174, %v_174 [1] : vector<2xf64>, vector<2xf64>
                  %v_177 = arith.addf %v_175, %v_176 : vector<1xf64>
                  %sum_178 = vector.extract %v_177[0] : f64 from vector<1xf64>
                  %v_179 = arith.addi %i_91, %i_165 : index
                  %v_180 = arith.subi %tokens, %c_2 : index
                  %v_181 = arith.minsi %v_179, %v_180 : index
                  %v_182 = arith.addi %i_90, %i_164 : index
                  %v_183 = arith.minsi %v_182, %c_5 : index
                  %v_184 = arith.truncf %sum_178 : f64 to f32
                  memref.store %v_184, %y[%v_181, %v_183] : memref<?x64xf32>
                }
              }
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @top_8_of_64 {
    stream.executable.export public @top_8_of_64 workgroups(%tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 16 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @top_8_of_64(%keys_binding: !stream.binding, %ids_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<16xi32>
        %c_3 = arith.constant dense<64> : vector<16xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 8 : index
        %c_9 = arith.constant 64 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x64xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<16xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<16xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_0 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<16xi32>, vector<16xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x64xi32>, vector<16xi32>
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
            %v_28 = vector.reduction <maxsi>, %loop_12#0 : vector<16xi32> into i32
            %v_29 = vector.broadcast %v_28 : i32 to vector<16xi32>
            %is_30 = arith.cmpi eq, %loop_12#0, %v_29 : vector<16xi32>
            %v_31 = arith.select %is_30, %loop_12#1, %c_3 : vector<16xi1>, vector<16xi32>
            %v_32 = vector.reduction <minsi>, %v_31 : vector<16xi32> into i32
            memref.store %v_32, %ids[%i_4, %i_5] : memref<?x8xi32>
            scf.yield %v_28, %v_32 : i32, i32
          }
        }
        return
      }
    }
  }

  stream.executable private @gathered {
    stream.executable.export public @gathered_lay_out_x workgroups(%tokens: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %tokens, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_lay_out_hidden workgroups(%assignments: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %assignments, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_up workgroups(%assignments: index, %tokens: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%assignments: index, %tokens: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_lay_out_x(%x_binding: !stream.binding, %x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 0.000000e+00 : bf16
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 256 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 8 : index
        %c_5 = arith.constant 2047 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 128 : index
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant 32 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant 2048 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 64 : index
        %c_14 = arith.constant 0x00000000 : f32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x2048xbf16>{%tokens}
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_1] : !stream.binding -> memref<?x2048xbf16>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_1] : !stream.binding -> memref<?x32xf32>{%tokens}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_3 {
            %v_3 = arith.muli %i_1, %c_4 : index
            %v_4 = arith.addi %v_3, %i_2 : index
            %v_5 = arith.minsi %v_4, %c_5 : index
            %v_6 = memref.load %x[%workgroup_0, %v_5] : memref<?x2048xbf16>
            %v_7 = arith.divui %i_1, %c_6 : index
            %v_8 = arith.muli %v_7, %c_7 : index
            %v_9 = arith.remui %i_2, %c_8 : index
            %v_10 = arith.muli %v_9, %c_9 : index
            %v_11 = arith.addi %v_8, %v_10 : index
            %v_12 = arith.remui %i_1, %c_6 : index
            %v_13 = arith.muli %v_12, %c_10 : index
            %v_14 = arith.addi %v_11, %v_13 : index
            %v_15 = arith.divui %i_2, %c_8 : index
            %v_16 = arith.addi %v_14, %v_15 : index
            %is_17 = arith.cmpi slt, %v_4, %c_11 : index
            %v_18 = arith.select %is_17, %v_6, %c_0 : bf16
            memref.store %v_18, %x_lanes[%workgroup_0, %v_16] : memref<?x2048xbf16>
          }
        }
        scf.for %i_19 = %c_1 to %c_9 step %c_3 {
          %loop_21:1 = scf.for %i_20 = %c_1 to %c_13 step %c_6 iter_args(%carry_22 = %c_12) -> (vector<16xf32>) {
            %v_23 = arith.muli %i_19, %c_13 : index
            %v_24 = arith.addi %v_23, %i_20 : index
            %v_25 = vector.load %x[%workgroup_0, %v_24] : memref<?x2048xbf16>, vector<16xbf16>
            %v_26 = arith.extf %v_25 : vector<16xbf16> to vector<16xf32>
            %v_27 = arith.addf %carry_22, %v_26 : vector<16xf32>
            scf.yield %v_27 : vector<16xf32>
          }
          %v_28 = vector.shuffle %loop_21#0, %loop_21#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_29 = vector.shuffle %loop_21#0, %loop_21#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_30 = arith.addf %v_28, %v_29 : vector<8xf32>
          %v_31 = vector.shuffle %v_30, %v_30 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_32 = vector.shuffle %v_30, %v_30 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_33 = arith.addf %v_31, %v_32 : vector<4xf32>
          %v_34 = vector.shuffle %v_33, %v_33 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_35 = vector.shuffle %v_33, %v_33 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<2xf32>
          %v_37 = vector.shuffle %v_36, %v_36 [0] : vector<2xf32>, vector<2xf32>
          %v_38 = vector.shuffle %v_36, %v_36 [1] : vector<2xf32>, vector<2xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<1xf32>
          %sum_40 = vector.extract %v_39[0] : f32 from vector<1xf32>
          memref.store %sum_40, %x_sums[%workgroup_0, %i_19] : memref<?x32xf32>
        }
        scf.for %i_41 = %c_9 to %c_9 step %c_3 {
          memref.store %c_14, %x_sums[%workgroup_0, %i_41] : memref<?x32xf32>
        }
        return
      }
      func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
        %c_0 = arith.constant 0.000000e+00 : bf16
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 128 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 8 : index
        %c_5 = arith.constant 1023 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant 32 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 1024 : index
        %c_11 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_12 = arith.constant 64 : index
        %c_13 = arith.constant 0x00000000 : f32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_1] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_1] : !stream.binding -> memref<?x16xf32>{%assignments}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_3 {
            %v_3 = arith.muli %i_1, %c_4 : index
            %v_4 = arith.addi %v_3, %i_2 : index
            %v_5 = arith.minsi %v_4, %c_5 : index
            %v_6 = memref.load %hidden[%workgroup_0, %v_5] : memref<?x1024xbf16>
            %v_7 = arith.divui %i_1, %c_6 : index
            %v_8 = arith.muli %v_7, %c_2 : index
            %v_9 = arith.remui %i_2, %c_7 : index
            %v_10 = arith.muli %v_9, %c_8 : index
            %v_11 = arith.addi %v_8, %v_10 : index
            %v_12 = arith.remui %i_1, %c_6 : index
            %v_13 = arith.muli %v_12, %c_9 : index
            %v_14 = arith.addi %v_11, %v_13 : index
            %v_15 = arith.divui %i_2, %c_7 : index
            %v_16 = arith.addi %v_14, %v_15 : index
            %is_17 = arith.cmpi slt, %v_4, %c_10 : index
            %v_18 = arith.select %is_17, %v_6, %c_0 : bf16
            memref.store %v_18, %hidden_lanes[%workgroup_0, %v_16] : memref<?x1024xbf16>
          }
        }
        scf.for %i_19 = %c_1 to %c_6 step %c_3 {
          %loop_21:1 = scf.for %i_20 = %c_1 to %c_12 step %c_6 iter_args(%carry_22 = %c_11) -> (vector<16xf32>) {
            %v_23 = arith.muli %i_19, %c_12 : index
            %v_24 = arith.addi %v_23, %i_20 : index
            %v_25 = vector.load %hidden[%workgroup_0, %v_24] : memref<?x1024xbf16>, vector<16xbf16>
            %v_26 = arith.extf %v_25 : vector<16xbf16> to vector<16xf32>
            %v_27 = arith.addf %carry_22, %v_26 : vector<16xf32>
            scf.yield %v_27 : vector<16xf32>
          }
          %v_28 = vector.shuffle %loop_21#0, %loop_21#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_29 = vector.shuffle %loop_21#0, %loop_21#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_30 = arith.addf %v_28, %v_29 : vector<8xf32>
          %v_31 = vector.shuffle %v_30, %v_30 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_32 = vector.shuffle %v_30, %v_30 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_33 = arith.addf %v_31, %v_32 : vector<4xf32>
          %v_34 = vector.shuffle %v_33, %v_33 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_35 = vector.shuffle %v_33, %v_33 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<2xf32>
          %v_37 = vector.shuffle %v_36, %v_36 [0] : vector<2xf32>, vector<2xf32>
          %v_38 = vector.shuffle %v_36, %v_36 [1] : vector<2xf32>, vector<2xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<1xf32>
          %sum_40 = vector.extract %v_39[0] : f32 from vector<1xf32>
          memref.store %sum_40, %hidden_sums[%workgroup_0, %i_19] : memref<?x16xf32>
        }
        scf.for %i_41 = %c_6 to %c_6 step %c_3 {
          memref.store %c_13, %hidden_sums[%workgroup_0, %i_41] : memref<?x16xf32>
        }
        return
      }
      func.func @gathered_up(%x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up.codes_binding: !stream.binding, %expert_gate_up.scales_binding: !stream.binding, %expert_gate_up.biases_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant dense<0> : vector<16xi32>
        %c_8 = arith.constant 1024 : index
        %c_9 = arith.constant 256 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 8 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 2048 : index
        %c_14 = arith.constant 128 : index
        %c_15 = arith.constant 64 : index
        %c_16 = arith.constant 96 : index
        %c_17 = arith.constant 512 : index
        %c_18 = arith.constant dense<[-16128, -16160, -16192, -16224, -16256, -16320, -16384, -16512, 0, 16256, 16384, 16448, 16512, 16544, 16576, 16608, -16128, -16160, -16192, -16224, -16256, -16320, -16384, -16512, 0, 16256, 16384, 16448, 16512, 16544, 16576, 16608]> : vector<32xi16>
        %c_19 = arith.constant dense<4> : vector<32xi16>
        %c_20 = arith.constant dense<8> : vector<32xi16>
        %c_21 = arith.constant dense<12> : vector<32xi16>
        %c_22 = arith.constant dense<0x41000000> : vector<16xf32>
        %c_23 = arith.constant 5 : index
        %c_24 = arith.constant 6 : index
        %c_25 = arith.constant 7 : index
        %c_26 = arith.constant 0x00000000 : f32
        %c_27 = arith.constant 0x42B40000 : f32
        %c_28 = arith.constant 0xC2DC0000 : f32
        %c_29 = arith.constant 0x3FB8AA3B : f32
        %c_30 = arith.constant 0xBF318000 : f32
        %c_31 = arith.constant 0x395E8083 : f32
        %c_32 = arith.constant 0x39500D01 : f32
        %c_33 = arith.constant 0x3AB60B61 : f32
        %c_34 = arith.constant 0x3C088889 : f32
        %c_35 = arith.constant 0x3D2AAAAB : f32
        %c_36 = arith.constant 0x3E2AAAAB : f32
        %c_37 = arith.constant 0x3F000000 : f32
        %c_38 = arith.constant 0x3F800000 : f32
        %c_39 = arith.constant 1 : i32
        %c_40 = arith.constant 23 : i32
        %c_41 = arith.constant 127 : i32
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_3] : !stream.binding -> memref<?x2048xbf16>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_3] : !stream.binding -> memref<?x32xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up.codes = stream.binding.subspan %expert_gate_up.codes_binding[%c_3] : !stream.binding -> memref<64x2048x256xi32>
        %expert_gate_up.scales = stream.binding.subspan %expert_gate_up.scales_binding[%c_3] : !stream.binding -> memref<64x2048x32xbf16>
        %expert_gate_up.biases = stream.binding.subspan %expert_gate_up.biases_binding[%c_3] : !stream.binding -> memref<64x2048x32xbf16>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %v_1 = arith.muli %assignments, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16xf32>
        %address_2 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_3 = arith.muli %workers, %c_1 : index
        %v_4 = arith.index_cast %address_2 : index to i64
        %pointer_5 = llvm.inttoptr %v_4 : i64 to !llvm.ptr
        %v_6 = arith.index_cast %c_2 : index to i32
        %v_7 = llvm.atomicrmw add %pointer_5, %v_6 monotonic : !llvm.ptr, i32
        %v_8 = arith.index_cast %v_7 : i32 to index
        %v_9 = arith.muli %v_3, %c_4 : index
        %v_10 = arith.divui %v_1, %v_9 : index
        %v_11 = arith.maxsi %v_10, %c_2 : index
        %v_12 = arith.divui %v_8, %v_3 : index
        %loop_14:2 = scf.for %i_13 = %c_3 to %v_12 step %c_2 iter_args(%carry_15 = %c_3, %carry_16 = %v_11) -> (index, index) {
          %v_17 = arith.muli %carry_16, %v_3 : index
          %v_18 = arith.addi %carry_15, %v_17 : index
          %v_19 = arith.divui %carry_16, %c_4 : index
          %v_20 = arith.maxsi %v_19, %c_2 : index
          scf.yield %v_18, %v_20 : index, index
        }
        %v_21 = arith.remui %v_8, %v_3 : index
        %v_22 = arith.muli %v_21, %loop_14#1 : index
        %v_23 = arith.addi %loop_14#0, %v_22 : index
        %end_26:2 = scf.while (%at_24 = %v_23, %at_25 = %loop_14#1) : (index, index) -> (index, index) {
          %is_29 = arith.cmpi slt, %at_24, %v_1 : index
          scf.condition(%is_29) %at_24, %at_25 : index, index
        } do {
          ^bb0(%i_27: index, %i_28: index):
          %v_30 = arith.index_cast %address_2 : index to i64
          %pointer_31 = llvm.inttoptr %v_30 : i64 to !llvm.ptr
          %v_32 = arith.index_cast %c_2 : index to i32
          %v_33 = llvm.atomicrmw add %pointer_31, %v_32 monotonic : !llvm.ptr, i32
          %v_34 = arith.index_cast %v_33 : i32 to index
          %v_35 = arith.muli %v_3, %c_4 : index
          %v_36 = arith.divui %v_1, %v_35 : index
          %v_37 = arith.maxsi %v_36, %c_2 : index
          %v_38 = arith.divui %v_34, %v_3 : index
          %loop_40:2 = scf.for %i_39 = %c_3 to %v_38 step %c_2 iter_args(%carry_41 = %c_3, %carry_42 = %v_37) -> (index, index) {
            %v_43 = arith.muli %carry_42, %v_3 : index
            %v_44 = arith.addi %carry_41, %v_43 : index
            %v_45 = arith.divui %carry_42, %c_4 : index
            %v_46 = arith.maxsi %v_45, %c_2 : index
            scf.yield %v_44, %v_46 : index, index
          }
          %v_47 = arith.remui %v_34, %v_3 : index
          %v_48 = arith.muli %v_47, %loop_40#1 : index
          %v_49 = arith.addi %loop_40#0, %v_48 : index
          %v_50 = arith.addi %i_27, %i_28 : index
          scf.for %i_51 = %i_27 to %v_50 step %c_2 {
            %v_52 = arith.addi %i_51, %c_2 : index
            %is_53 = arith.cmpi eq, %v_52, %v_50 : index
            %v_54 = arith.select %is_53, %v_49, %v_52 : index
            %v_55 = arith.remui %i_51, %c_0 : index
            %v_56 = arith.muli %v_55, %c_0 : index
            %v_57 = arith.divui %i_51, %c_0 : index
            %v_58 = memref.load %ids[%v_57] : memref<?xi32>
            %v_59 = vector.broadcast %v_58 : i32 to vector<16xi32>
            %loop_61:1 = scf.for %i_60 = %c_3 to %v_57 step %c_6 iter_args(%carry_62 = %c_5) -> (i1) {
              %v_63 = arith.subi %v_57, %i_60 : index
              %mask_64 = vector.create_mask %v_63 : vector<16xi1>
              %v_65 = vector.maskedload %ids[%i_60], %mask_64, %c_7 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %is_66 = arith.cmpi eq, %v_65, %v_59 : vector<16xi32>
              %v_67 = arith.andi %is_66, %mask_64 : vector<16xi1>
              %any_68 = vector.reduction <or>, %v_67 : vector<16xi1> into i1
              %v_69 = arith.ori %carry_62, %any_68 : i1
              scf.yield %v_69 : i1
            }
            %is_70 = arith.cmpi eq, %loop_61#0, %c_5 : i1
            scf.if %is_70 {
              %v_71 = arith.index_cast %v_58 : i32 to index
              %v_72 = arith.remui %v_54, %c_0 : index
              %v_73 = arith.muli %v_72, %c_0 : index
              %v_74 = arith.addi %v_73, %c_8 : index
              %v_75 = arith.subi %v_1, %c_2 : index
              %v_76 = arith.minsi %v_54, %v_75 : index
              %v_77 = arith.divui %v_76, %c_0 : index
              %v_78 = memref.load %ids[%v_77] : memref<?xi32>
              %v_79 = arith.index_cast %v_78 : i32 to index
              scf.for %i_80 = %c_3 to %c_9 step %c_6 {
                memref.prefetch %expert_gate_up.codes[%v_79, %v_73, %i_80], read, locality<3>, data : memref<64x2048x256xi32>
              }
              scf.for %i_81 = %c_3 to %c_9 step %c_6 {
                memref.prefetch %expert_gate_up.codes[%v_79, %v_74, %i_81], read, locality<3>, data : memref<64x2048x256xi32>
              }
              %loop_83:1 = scf.for %i_82 = %v_57 to %assignments step %c_2 iter_args(%carry_84 = %c_3) -> (index) {
                %v_85 = memref.load %ids[%i_82] : memref<?xi32>
                %is_86 = arith.cmpi eq, %v_85, %v_58 : i32
                scf.if %is_86 {
                  %v_87 = arith.index_cast %i_82 : index to i32
                  memref.store %v_87, %group[%carry_84] : memref<5xi32>
                  %v_88 = arith.index_cast %i_82 : index to i32
                  %v_89 = arith.addi %carry_84, %c_2 : index
                  memref.store %v_88, %group[%v_89] : memref<5xi32>
                }
                %v_90 = arith.addi %carry_84, %c_2 : index
                %v_91 = arith.select %is_86, %v_90, %carry_84 : index
                %is_92 = arith.cmpi eq, %v_91, %c_1 : index
                %v_93 = arith.subi %assignments, %c_2 : index
                %is_94 = arith.cmpi eq, %i_82, %v_93 : index
                %is_95 = arith.cmpi sgt, %v_91, %c_3 : index
                %v_96 = arith.andi %is_94, %is_95 : i1
                %v_97 = arith.ori %is_92, %v_96 : i1
                scf.if %v_97 {
                  %is_98 = arith.cmpi eq, %v_91, %c_10 : index
                  %v_99 = arith.select %is_98, %c_1, %v_91 : index
                  %v_100 = arith.addi %v_56, %c_0 : index
                  %v_101 = arith.minsi %v_100, %c_8 : index
                  scf.for %i_102 = %v_56 to %v_101 step %c_2 {
                    %is_103 = arith.cmpi eq, %v_99, %c_1 : index
                    scf.if %is_103 {
                      %v_104 = memref.load %group[%c_3] : memref<5xi32>
                      %v_105 = arith.index_cast %v_104 : i32 to index
                      %v_106 = memref.load %group[%c_2] : memref<5xi32>
                      %v_107 = arith.index_cast %v_106 : i32 to index
                      %v_108 = memref.load %group[%c_4] : memref<5xi32>
                      %v_109 = arith.index_cast %v_108 : i32 to index
                      %v_110 = memref.load %group[%c_10] : memref<5xi32>
                      %v_111 = arith.index_cast %v_110 : i32 to index
                      %v_112 = arith.divui %v_105, %c_11 : index
                      %v_113 = arith.divui %v_107, %c_11 : index
                      %v_114 = arith.divui %v_109, %c_11 : index
                      %v_115 = arith.divui %v_111, %c_11 : index
                      %v_116 = arith.addi %i_102, %c_8 : index
                      %loop_118:8 = scf.for %i_117 = %c_3 to %c_13 step %c_14 iter_args(%carry_119 = %c_12, %carry_120 = %c_12, %carry_121 = %c_12, %carry_122 = %c_12, %carry_123 = %c_12, %carry_124 = %c_12, %carry_125 = %c_12, %carry_126 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_127 = vector.load %x_lanes[%v_112, %i_117] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_128 = arith.addi %i_117, %c_0 : index
                        %v_129 = vector.load %x_lanes[%v_112, %v_128] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_130 = arith.addi %i_117, %c_15 : index
                        %v_131 = vector.load %x_lanes[%v_112, %v_130] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_132 = arith.addi %i_117, %c_16 : index
                        %v_133 = vector.load %x_lanes[%v_112, %v_132] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_134 = vector.load %x_lanes[%v_113, %i_117] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_135 = arith.addi %i_117, %c_0 : index
                        %v_136 = vector.load %x_lanes[%v_113, %v_135] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_137 = arith.addi %i_117, %c_15 : index
                        %v_138 = vector.load %x_lanes[%v_113, %v_137] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_139 = arith.addi %i_117, %c_16 : index
                        %v_140 = vector.load %x_lanes[%v_113, %v_139] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_141 = vector.load %x_lanes[%v_114, %i_117] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_142 = arith.addi %i_117, %c_0 : index
                        %v_143 = vector.load %x_lanes[%v_114, %v_142] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_144 = arith.addi %i_117, %c_15 : index
                        %v_145 = vector.load %x_lanes[%v_114, %v_144] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_146 = arith.addi %i_117, %c_16 : index
                        %v_147 = vector.load %x_lanes[%v_114, %v_146] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_148 = vector.load %x_lanes[%v_115, %i_117] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_149 = arith.addi %i_117, %c_0 : index
                        %v_150 = vector.load %x_lanes[%v_115, %v_149] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_151 = arith.addi %i_117, %c_15 : index
                        %v_152 = vector.load %x_lanes[%v_115, %v_151] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_153 = arith.addi %i_117, %c_16 : index
                        %v_154 = vector.load %x_lanes[%v_115, %v_153] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_155 = arith.divui %i_117, %c_14 : index
                        %v_156 = arith.muli %v_155, %c_6 : index
                        %v_157 = arith.addi %v_156, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_157], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_158 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_156] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_159 = arith.divui %i_117, %c_15 : index
                        %v_160 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_159] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_161 = arith.extf %v_160 : vector<2xbf16> to vector<2xf32>
                        %v_162 = vector.shuffle %v_161, %v_161 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_163 = vector.bitcast %v_158 : vector<16xi32> to vector<32xi16>
                        %v_164 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_163) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_165 = vector.bitcast %v_164 : vector<32xi16> to vector<32xbf16>
                        %v_166 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_165, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_167 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_165, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_168 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_165, %v_141) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_169 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_165, %v_148) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_170 = arith.shrui %v_163, %c_19 : vector<32xi16>
                        %v_171 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_170) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_172 = vector.bitcast %v_171 : vector<32xi16> to vector<32xbf16>
                        %v_173 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_166, %v_172, %v_129) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_174 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_167, %v_172, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_175 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_168, %v_172, %v_143) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_176 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_169, %v_172, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_177 = arith.shrui %v_163, %c_20 : vector<32xi16>
                        %v_178 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_177) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_179 = vector.bitcast %v_178 : vector<32xi16> to vector<32xbf16>
                        %v_180 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_173, %v_179, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_181 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_174, %v_179, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_182 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_175, %v_179, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_183 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_176, %v_179, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_184 = arith.shrui %v_163, %c_21 : vector<32xi16>
                        %v_185 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_184) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_186 = vector.bitcast %v_185 : vector<32xi16> to vector<32xbf16>
                        %v_187 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_180, %v_186, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_188 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_181, %v_186, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_189 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_182, %v_186, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_190 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_183, %v_186, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_191 = math.fma %v_187, %v_162, %carry_119 : vector<16xf32>
                        %acc_192 = math.fma %v_188, %v_162, %carry_120 : vector<16xf32>
                        %acc_193 = math.fma %v_189, %v_162, %carry_121 : vector<16xf32>
                        %acc_194 = math.fma %v_190, %v_162, %carry_122 : vector<16xf32>
                        %v_195 = arith.divui %i_117, %c_14 : index
                        %v_196 = arith.muli %v_195, %c_6 : index
                        %v_197 = arith.addi %v_196, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_197], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_198 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_196] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_199 = arith.divui %i_117, %c_15 : index
                        %v_200 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_199] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_201 = arith.extf %v_200 : vector<2xbf16> to vector<2xf32>
                        %v_202 = vector.shuffle %v_201, %v_201 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_203 = vector.bitcast %v_198 : vector<16xi32> to vector<32xi16>
                        %v_204 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_203) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_205 = vector.bitcast %v_204 : vector<32xi16> to vector<32xbf16>
                        %v_206 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_205, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_207 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_205, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_208 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_205, %v_141) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_209 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_205, %v_148) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_210 = arith.shrui %v_203, %c_19 : vector<32xi16>
                        %v_211 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_210) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_212 = vector.bitcast %v_211 : vector<32xi16> to vector<32xbf16>
                        %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_206, %v_212, %v_129) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_214 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_207, %v_212, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_215 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_208, %v_212, %v_143) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_216 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_209, %v_212, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_217 = arith.shrui %v_203, %c_20 : vector<32xi16>
                        %v_218 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_217) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_219 = vector.bitcast %v_218 : vector<32xi16> to vector<32xbf16>
                        %v_220 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_213, %v_219, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_221 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_214, %v_219, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_222 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_215, %v_219, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_223 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_216, %v_219, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_224 = arith.shrui %v_203, %c_21 : vector<32xi16>
                        %v_225 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_224) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_226 = vector.bitcast %v_225 : vector<32xi16> to vector<32xbf16>
                        %v_227 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_220, %v_226, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_228 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_221, %v_226, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_229 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_222, %v_226, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_230 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_223, %v_226, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_231 = math.fma %v_227, %v_202, %carry_123 : vector<16xf32>
                        %acc_232 = math.fma %v_228, %v_202, %carry_124 : vector<16xf32>
                        %acc_233 = math.fma %v_229, %v_202, %carry_125 : vector<16xf32>
                        %acc_234 = math.fma %v_230, %v_202, %carry_126 : vector<16xf32>
                        scf.yield %acc_191, %acc_192, %acc_193, %acc_194, %acc_231, %acc_232, %acc_233, %acc_234 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_236:8 = scf.for %i_235 = %c_3 to %c_0 step %c_6 iter_args(%carry_237 = %loop_118#0, %carry_238 = %loop_118#1, %carry_239 = %loop_118#2, %carry_240 = %loop_118#3, %carry_241 = %loop_118#4, %carry_242 = %loop_118#5, %carry_243 = %loop_118#6, %carry_244 = %loop_118#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_245 = vector.load %x_sums[%v_112, %i_235] : memref<?x32xf32>, vector<16xf32>
                        %v_246 = vector.load %x_sums[%v_113, %i_235] : memref<?x32xf32>, vector<16xf32>
                        %v_247 = vector.load %x_sums[%v_114, %i_235] : memref<?x32xf32>, vector<16xf32>
                        %v_248 = vector.load %x_sums[%v_115, %i_235] : memref<?x32xf32>, vector<16xf32>
                        %v_249 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_235] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_250 = arith.extf %v_249 : vector<16xbf16> to vector<16xf32>
                        %v_251 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_235] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_252 = arith.extf %v_251 : vector<16xbf16> to vector<16xf32>
                        %acc_253 = math.fma %v_250, %c_22, %v_252 : vector<16xf32>
                        %acc_254 = math.fma %acc_253, %v_245, %carry_237 : vector<16xf32>
                        %acc_255 = math.fma %acc_253, %v_246, %carry_238 : vector<16xf32>
                        %acc_256 = math.fma %acc_253, %v_247, %carry_239 : vector<16xf32>
                        %acc_257 = math.fma %acc_253, %v_248, %carry_240 : vector<16xf32>
                        %v_258 = vector.load %expert_gate_up.scales[%v_71, %v_116, %i_235] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_259 = arith.extf %v_258 : vector<16xbf16> to vector<16xf32>
                        %v_260 = vector.load %expert_gate_up.biases[%v_71, %v_116, %i_235] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_261 = arith.extf %v_260 : vector<16xbf16> to vector<16xf32>
                        %acc_262 = math.fma %v_259, %c_22, %v_261 : vector<16xf32>
                        %acc_263 = math.fma %acc_262, %v_245, %carry_241 : vector<16xf32>
                        %acc_264 = math.fma %acc_262, %v_246, %carry_242 : vector<16xf32>
                        %acc_265 = math.fma %acc_262, %v_247, %carry_243 : vector<16xf32>
                        %acc_266 = math.fma %acc_262, %v_248, %carry_244 : vector<16xf32>
                        scf.yield %acc_254, %acc_255, %acc_256, %acc_257, %acc_263, %acc_264, %acc_265, %acc_266 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_236#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_236#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_236#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_236#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_236#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_236#5, %sums[%c_23, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_236#6, %sums[%c_24, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_236#7, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_267 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_267 {
                      %v_268 = memref.load %group[%c_3] : memref<5xi32>
                      %v_269 = arith.index_cast %v_268 : i32 to index
                      %v_270 = memref.load %group[%c_2] : memref<5xi32>
                      %v_271 = arith.index_cast %v_270 : i32 to index
                      %v_272 = arith.divui %v_269, %c_11 : index
                      %v_273 = arith.divui %v_271, %c_11 : index
                      %v_274 = arith.addi %i_102, %c_8 : index
                      %loop_276:4 = scf.for %i_275 = %c_3 to %c_13 step %c_14 iter_args(%carry_277 = %c_12, %carry_278 = %c_12, %carry_279 = %c_12, %carry_280 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_281 = vector.load %x_lanes[%v_272, %i_275] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_282 = arith.addi %i_275, %c_0 : index
                        %v_283 = vector.load %x_lanes[%v_272, %v_282] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_284 = arith.addi %i_275, %c_15 : index
                        %v_285 = vector.load %x_lanes[%v_272, %v_284] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_286 = arith.addi %i_275, %c_16 : index
                        %v_287 = vector.load %x_lanes[%v_272, %v_286] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_288 = vector.load %x_lanes[%v_273, %i_275] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_289 = arith.addi %i_275, %c_0 : index
                        %v_290 = vector.load %x_lanes[%v_273, %v_289] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_291 = arith.addi %i_275, %c_15 : index
                        %v_292 = vector.load %x_lanes[%v_273, %v_291] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_293 = arith.addi %i_275, %c_16 : index
                        %v_294 = vector.load %x_lanes[%v_273, %v_293] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_295 = arith.divui %i_275, %c_14 : index
                        %v_296 = arith.muli %v_295, %c_6 : index
                        %v_297 = arith.addi %v_296, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_297], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_298 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_296] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_299 = arith.divui %i_275, %c_15 : index
                        %v_300 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_299] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_301 = arith.extf %v_300 : vector<2xbf16> to vector<2xf32>
                        %v_302 = vector.shuffle %v_301, %v_301 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_303 = vector.bitcast %v_298 : vector<16xi32> to vector<32xi16>
                        %v_304 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_303) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_305 = vector.bitcast %v_304 : vector<32xi16> to vector<32xbf16>
                        %v_306 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_305, %v_281) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_307 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_305, %v_288) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_308 = arith.shrui %v_303, %c_19 : vector<32xi16>
                        %v_309 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_308) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_310 = vector.bitcast %v_309 : vector<32xi16> to vector<32xbf16>
                        %v_311 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_306, %v_310, %v_283) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_312 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_307, %v_310, %v_290) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_313 = arith.shrui %v_303, %c_20 : vector<32xi16>
                        %v_314 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_313) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_315 = vector.bitcast %v_314 : vector<32xi16> to vector<32xbf16>
                        %v_316 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_311, %v_315, %v_285) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_317 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_312, %v_315, %v_292) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_318 = arith.shrui %v_303, %c_21 : vector<32xi16>
                        %v_319 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_318) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_320 = vector.bitcast %v_319 : vector<32xi16> to vector<32xbf16>
                        %v_321 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_316, %v_320, %v_287) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_322 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_317, %v_320, %v_294) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_323 = math.fma %v_321, %v_302, %carry_277 : vector<16xf32>
                        %acc_324 = math.fma %v_322, %v_302, %carry_278 : vector<16xf32>
                        %v_325 = arith.divui %i_275, %c_14 : index
                        %v_326 = arith.muli %v_325, %c_6 : index
                        %v_327 = arith.addi %v_326, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_274, %v_327], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_328 = vector.load %expert_gate_up.codes[%v_71, %v_274, %v_326] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_329 = arith.divui %i_275, %c_15 : index
                        %v_330 = vector.load %expert_gate_up.scales[%v_71, %v_274, %v_329] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_331 = arith.extf %v_330 : vector<2xbf16> to vector<2xf32>
                        %v_332 = vector.shuffle %v_331, %v_331 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_333 = vector.bitcast %v_328 : vector<16xi32> to vector<32xi16>
                        %v_334 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_333) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_335 = vector.bitcast %v_334 : vector<32xi16> to vector<32xbf16>
                        %v_336 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_335, %v_281) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_337 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_335, %v_288) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_338 = arith.shrui %v_333, %c_19 : vector<32xi16>
                        %v_339 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_338) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_340 = vector.bitcast %v_339 : vector<32xi16> to vector<32xbf16>
                        %v_341 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_336, %v_340, %v_283) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_342 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_337, %v_340, %v_290) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_343 = arith.shrui %v_333, %c_20 : vector<32xi16>
                        %v_344 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_343) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_345 = vector.bitcast %v_344 : vector<32xi16> to vector<32xbf16>
                        %v_346 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_341, %v_345, %v_285) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_347 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_342, %v_345, %v_292) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_348 = arith.shrui %v_333, %c_21 : vector<32xi16>
                        %v_349 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_348) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_350 = vector.bitcast %v_349 : vector<32xi16> to vector<32xbf16>
                        %v_351 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_346, %v_350, %v_287) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_352 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_347, %v_350, %v_294) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_353 = math.fma %v_351, %v_332, %carry_279 : vector<16xf32>
                        %acc_354 = math.fma %v_352, %v_332, %carry_280 : vector<16xf32>
                        scf.yield %acc_323, %acc_324, %acc_353, %acc_354 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_356:4 = scf.for %i_355 = %c_3 to %c_0 step %c_6 iter_args(%carry_357 = %loop_276#0, %carry_358 = %loop_276#1, %carry_359 = %loop_276#2, %carry_360 = %loop_276#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_361 = vector.load %x_sums[%v_272, %i_355] : memref<?x32xf32>, vector<16xf32>
                        %v_362 = vector.load %x_sums[%v_273, %i_355] : memref<?x32xf32>, vector<16xf32>
                        %v_363 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_355] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_364 = arith.extf %v_363 : vector<16xbf16> to vector<16xf32>
                        %v_365 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_355] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_366 = arith.extf %v_365 : vector<16xbf16> to vector<16xf32>
                        %acc_367 = math.fma %v_364, %c_22, %v_366 : vector<16xf32>
                        %acc_368 = math.fma %acc_367, %v_361, %carry_357 : vector<16xf32>
                        %acc_369 = math.fma %acc_367, %v_362, %carry_358 : vector<16xf32>
                        %v_370 = vector.load %expert_gate_up.scales[%v_71, %v_274, %i_355] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_371 = arith.extf %v_370 : vector<16xbf16> to vector<16xf32>
                        %v_372 = vector.load %expert_gate_up.biases[%v_71, %v_274, %i_355] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_373 = arith.extf %v_372 : vector<16xbf16> to vector<16xf32>
                        %acc_374 = math.fma %v_371, %c_22, %v_373 : vector<16xf32>
                        %acc_375 = math.fma %acc_374, %v_361, %carry_359 : vector<16xf32>
                        %acc_376 = math.fma %acc_374, %v_362, %carry_360 : vector<16xf32>
                        scf.yield %acc_368, %acc_369, %acc_375, %acc_376 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_356#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_356#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_356#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_356#3, %sums[%c_23, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_377 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_377 {
                      %v_378 = memref.load %group[%c_3] : memref<5xi32>
                      %v_379 = arith.index_cast %v_378 : i32 to index
                      %v_380 = arith.divui %v_379, %c_11 : index
                      %v_381 = arith.addi %i_102, %c_8 : index
                      %loop_383:2 = scf.for %i_382 = %c_3 to %c_13 step %c_14 iter_args(%carry_384 = %c_12, %carry_385 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_386 = vector.load %x_lanes[%v_380, %i_382] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_387 = arith.addi %i_382, %c_0 : index
                        %v_388 = vector.load %x_lanes[%v_380, %v_387] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_389 = arith.addi %i_382, %c_15 : index
                        %v_390 = vector.load %x_lanes[%v_380, %v_389] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_391 = arith.addi %i_382, %c_16 : index
                        %v_392 = vector.load %x_lanes[%v_380, %v_391] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_393 = arith.divui %i_382, %c_14 : index
                        %v_394 = arith.muli %v_393, %c_6 : index
                        %v_395 = arith.addi %v_394, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_395], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_396 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_394] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_397 = arith.divui %i_382, %c_15 : index
                        %v_398 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_397] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_399 = arith.extf %v_398 : vector<2xbf16> to vector<2xf32>
                        %v_400 = vector.shuffle %v_399, %v_399 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_401 = vector.bitcast %v_396 : vector<16xi32> to vector<32xi16>
                        %v_402 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_401) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_403 = vector.bitcast %v_402 : vector<32xi16> to vector<32xbf16>
                        %v_404 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_403, %v_386) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_405 = arith.shrui %v_401, %c_19 : vector<32xi16>
                        %v_406 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_405) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_407 = vector.bitcast %v_406 : vector<32xi16> to vector<32xbf16>
                        %v_408 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_404, %v_407, %v_388) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_409 = arith.shrui %v_401, %c_20 : vector<32xi16>
                        %v_410 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_409) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_411 = vector.bitcast %v_410 : vector<32xi16> to vector<32xbf16>
                        %v_412 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_408, %v_411, %v_390) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_413 = arith.shrui %v_401, %c_21 : vector<32xi16>
                        %v_414 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_413) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_415 = vector.bitcast %v_414 : vector<32xi16> to vector<32xbf16>
                        %v_416 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_412, %v_415, %v_392) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_417 = math.fma %v_416, %v_400, %carry_384 : vector<16xf32>
                        %v_418 = arith.divui %i_382, %c_14 : index
                        %v_419 = arith.muli %v_418, %c_6 : index
                        %v_420 = arith.addi %v_419, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_381, %v_420], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_421 = vector.load %expert_gate_up.codes[%v_71, %v_381, %v_419] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_422 = arith.divui %i_382, %c_15 : index
                        %v_423 = vector.load %expert_gate_up.scales[%v_71, %v_381, %v_422] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_424 = arith.extf %v_423 : vector<2xbf16> to vector<2xf32>
                        %v_425 = vector.shuffle %v_424, %v_424 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_426 = vector.bitcast %v_421 : vector<16xi32> to vector<32xi16>
                        %v_427 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_426) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_428 = vector.bitcast %v_427 : vector<32xi16> to vector<32xbf16>
                        %v_429 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_428, %v_386) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_430 = arith.shrui %v_426, %c_19 : vector<32xi16>
                        %v_431 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_430) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_432 = vector.bitcast %v_431 : vector<32xi16> to vector<32xbf16>
                        %v_433 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_429, %v_432, %v_388) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_434 = arith.shrui %v_426, %c_20 : vector<32xi16>
                        %v_435 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_434) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_436 = vector.bitcast %v_435 : vector<32xi16> to vector<32xbf16>
                        %v_437 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_433, %v_436, %v_390) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_438 = arith.shrui %v_426, %c_21 : vector<32xi16>
                        %v_439 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_18, %v_438) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                        %v_440 = vector.bitcast %v_439 : vector<32xi16> to vector<32xbf16>
                        %v_441 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_437, %v_440, %v_392) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_442 = math.fma %v_441, %v_425, %carry_385 : vector<16xf32>
                        scf.yield %acc_417, %acc_442 : vector<16xf32>, vector<16xf32>
                      }
                      %loop_444:2 = scf.for %i_443 = %c_3 to %c_0 step %c_6 iter_args(%carry_445 = %loop_383#0, %carry_446 = %loop_383#1) -> (vector<16xf32>, vector<16xf32>) {
                        %v_447 = vector.load %x_sums[%v_380, %i_443] : memref<?x32xf32>, vector<16xf32>
                        %v_448 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_443] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_449 = arith.extf %v_448 : vector<16xbf16> to vector<16xf32>
                        %v_450 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_443] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_451 = arith.extf %v_450 : vector<16xbf16> to vector<16xf32>
                        %acc_452 = math.fma %v_449, %c_22, %v_451 : vector<16xf32>
                        %acc_453 = math.fma %acc_452, %v_447, %carry_445 : vector<16xf32>
                        %v_454 = vector.load %expert_gate_up.scales[%v_71, %v_381, %i_443] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_455 = arith.extf %v_454 : vector<16xbf16> to vector<16xf32>
                        %v_456 = vector.load %expert_gate_up.biases[%v_71, %v_381, %i_443] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_457 = arith.extf %v_456 : vector<16xbf16> to vector<16xf32>
                        %acc_458 = math.fma %v_455, %c_22, %v_457 : vector<16xf32>
                        %acc_459 = math.fma %acc_458, %v_447, %carry_446 : vector<16xf32>
                        scf.yield %acc_453, %acc_459 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_444#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_444#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_460 = %c_3 to %v_91 step %c_2 {
                      %v_461 = memref.load %group[%i_460] : memref<5xi32>
                      %v_462 = arith.index_cast %v_461 : i32 to index
                      %v_463 = vector.load %sums[%i_460, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_464 = vector.shuffle %v_463, %v_463 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_465 = vector.shuffle %v_463, %v_463 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_466 = arith.addf %v_464, %v_465 : vector<8xf32>
                      %v_467 = vector.shuffle %v_466, %v_466 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_468 = vector.shuffle %v_466, %v_466 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_469 = arith.addf %v_467, %v_468 : vector<4xf32>
                      %v_470 = vector.shuffle %v_469, %v_469 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_471 = vector.shuffle %v_469, %v_469 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_472 = arith.addf %v_470, %v_471 : vector<2xf32>
                      %v_473 = vector.shuffle %v_472, %v_472 [0] : vector<2xf32>, vector<2xf32>
                      %v_474 = vector.shuffle %v_472, %v_472 [1] : vector<2xf32>, vector<2xf32>
                      %v_475 = arith.addf %v_473, %v_474 : vector<1xf32>
                      %sum_476 = vector.extract %v_475[0] : f32 from vector<1xf32>
                      %v_477 = arith.addi %i_460, %c_1 : index
                      %v_478 = vector.load %sums[%v_477, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_479 = vector.shuffle %v_478, %v_478 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_480 = vector.shuffle %v_478, %v_478 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_481 = arith.addf %v_479, %v_480 : vector<8xf32>
                      %v_482 = vector.shuffle %v_481, %v_481 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_483 = vector.shuffle %v_481, %v_481 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_484 = arith.addf %v_482, %v_483 : vector<4xf32>
                      %v_485 = vector.shuffle %v_484, %v_484 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_486 = vector.shuffle %v_484, %v_484 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_487 = arith.addf %v_485, %v_486 : vector<2xf32>
                      %v_488 = vector.shuffle %v_487, %v_487 [0] : vector<2xf32>, vector<2xf32>
                      %v_489 = vector.shuffle %v_487, %v_487 [1] : vector<2xf32>, vector<2xf32>
                      %v_490 = arith.addf %v_488, %v_489 : vector<1xf32>
                      %sum_491 = vector.extract %v_490[0] : f32 from vector<1xf32>
                      %v_492 = arith.subf %c_26, %sum_476 : f32
                      %is_493 = arith.cmpf ogt, %v_492, %c_27 : f32
                      %v_494 = arith.select %is_493, %c_27, %v_492 : f32
                      %is_495 = arith.cmpf olt, %v_494, %c_28 : f32
                      %v_496 = arith.select %is_495, %c_28, %v_494 : f32
                      %v_497 = arith.mulf %v_496, %c_29 : f32
                      %v_498 = math.roundeven %v_497 : f32
                      %acc_499 = math.fma %v_498, %c_30, %v_496 : f32
                      %acc_500 = math.fma %v_498, %c_31, %acc_499 : f32
                      %acc_501 = math.fma %c_32, %acc_500, %c_33 : f32
                      %acc_502 = math.fma %acc_501, %acc_500, %c_34 : f32
                      %acc_503 = math.fma %acc_502, %acc_500, %c_35 : f32
                      %acc_504 = math.fma %acc_503, %acc_500, %c_36 : f32
                      %acc_505 = math.fma %acc_504, %acc_500, %c_37 : f32
                      %acc_506 = math.fma %acc_505, %acc_500, %c_38 : f32
                      %acc_507 = math.fma %acc_506, %acc_500, %c_38 : f32
                      %v_508 = arith.fptosi %v_498 : f32 to i32
                      %v_509 = arith.shrsi %v_508, %c_39 : i32
                      %v_510 = arith.subi %v_508, %v_509 : i32
                      %v_511 = arith.addi %v_509, %c_41 : i32
                      %v_512 = arith.shli %v_511, %c_40 : i32
                      %v_513 = arith.bitcast %v_512 : i32 to f32
                      %v_514 = arith.mulf %acc_507, %v_513 : f32
                      %v_515 = arith.addi %v_510, %c_41 : i32
                      %v_516 = arith.shli %v_515, %c_40 : i32
                      %v_517 = arith.bitcast %v_516 : i32 to f32
                      %v_518 = arith.mulf %v_514, %v_517 : f32
                      %v_519 = arith.addf %v_518, %c_38 : f32
                      %v_520 = arith.divf %c_38, %v_519 : f32
                      %v_521 = arith.mulf %sum_476, %v_520 : f32
                      %v_522 = arith.mulf %v_521, %sum_491 : f32
                      %v_523 = arith.truncf %v_522 : f32 to bf16
                      memref.store %v_523, %hidden[%v_462, %i_102] : memref<?x1024xbf16>
                    }
                  }
                }
                %v_524 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_524 : index
              }
            }
          }
          scf.yield %v_49, %loop_40#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down.codes_binding: !stream.binding, %expert_down.scales_binding: !stream.binding, %expert_down.biases_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant dense<0> : vector<16xi32>
        %c_9 = arith.constant 128 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 2048 : index
        %c_12 = arith.constant 2047 : index
        %c_13 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_14 = arith.constant 1024 : index
        %c_15 = arith.constant 96 : index
        %c_16 = arith.constant 512 : index
        %c_17 = arith.constant dense<[-16128, -16160, -16192, -16224, -16256, -16320, -16384, -16512, 0, 16256, 16384, 16448, 16512, 16544, 16576, 16608, -16128, -16160, -16192, -16224, -16256, -16320, -16384, -16512, 0, 16256, 16384, 16448, 16512, 16544, 16576, 16608]> : vector<32xi16>
        %c_18 = arith.constant dense<4> : vector<32xi16>
        %c_19 = arith.constant dense<8> : vector<32xi16>
        %c_20 = arith.constant dense<12> : vector<32xi16>
        %c_21 = arith.constant dense<0x41000000> : vector<16xf32>
        %c_22 = arith.constant 5 : index
        %c_23 = arith.constant 6 : index
        %c_24 = arith.constant 7 : index
        %c_25 = arith.constant 8 : index
        %c_26 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_27 = arith.constant dense<1> : vector<16xi32>
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_3] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_3] : !stream.binding -> memref<?x16xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down.codes = stream.binding.subspan %expert_down.codes_binding[%c_3] : !stream.binding -> memref<64x2048x128xi32>
        %expert_down.scales = stream.binding.subspan %expert_down.scales_binding[%c_3] : !stream.binding -> memref<64x2048x16xbf16>
        %expert_down.biases = stream.binding.subspan %expert_down.biases_binding[%c_3] : !stream.binding -> memref<64x2048x16xbf16>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<8xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16xf32>
        %v_3 = arith.muli %workers, %c_1 : index
        %v_4 = arith.index_cast %v_2 : index to i64
        %pointer_5 = llvm.inttoptr %v_4 : i64 to !llvm.ptr
        %v_6 = arith.index_cast %c_2 : index to i32
        %v_7 = llvm.atomicrmw add %pointer_5, %v_6 monotonic : !llvm.ptr, i32
        %v_8 = arith.index_cast %v_7 : i32 to index
        %v_9 = arith.muli %v_3, %c_4 : index
        %v_10 = arith.divui %c_0, %v_9 : index
        %v_11 = arith.maxsi %v_10, %c_2 : index
        %v_12 = arith.divui %v_8, %v_3 : index
        %loop_14:2 = scf.for %i_13 = %c_3 to %v_12 step %c_2 iter_args(%carry_15 = %c_3, %carry_16 = %v_11) -> (index, index) {
          %v_17 = arith.muli %carry_16, %v_3 : index
          %v_18 = arith.addi %carry_15, %v_17 : index
          %v_19 = arith.divui %carry_16, %c_4 : index
          %v_20 = arith.maxsi %v_19, %c_2 : index
          scf.yield %v_18, %v_20 : index, index
        }
        %v_21 = arith.remui %v_8, %v_3 : index
        %v_22 = arith.muli %v_21, %loop_14#1 : index
        %v_23 = arith.addi %loop_14#0, %v_22 : index
        %end_26:2 = scf.while (%at_24 = %v_23, %at_25 = %loop_14#1) : (index, index) -> (index, index) {
          %is_29 = arith.cmpi slt, %at_24, %c_0 : index
          scf.condition(%is_29) %at_24, %at_25 : index, index
        } do {
          ^bb0(%i_27: index, %i_28: index):
          %v_30 = arith.index_cast %v_2 : index to i64
          %pointer_31 = llvm.inttoptr %v_30 : i64 to !llvm.ptr
          %v_32 = arith.index_cast %c_2 : index to i32
          %v_33 = llvm.atomicrmw add %pointer_31, %v_32 monotonic : !llvm.ptr, i32
          %v_34 = arith.index_cast %v_33 : i32 to index
          %v_35 = arith.muli %v_3, %c_4 : index
          %v_36 = arith.divui %c_0, %v_35 : index
          %v_37 = arith.maxsi %v_36, %c_2 : index
          %v_38 = arith.divui %v_34, %v_3 : index
          %loop_40:2 = scf.for %i_39 = %c_3 to %v_38 step %c_2 iter_args(%carry_41 = %c_3, %carry_42 = %v_37) -> (index, index) {
            %v_43 = arith.muli %carry_42, %v_3 : index
            %v_44 = arith.addi %carry_41, %v_43 : index
            %v_45 = arith.divui %carry_42, %c_4 : index
            %v_46 = arith.maxsi %v_45, %c_2 : index
            scf.yield %v_44, %v_46 : index, index
          }
          %v_47 = arith.remui %v_34, %v_3 : index
          %v_48 = arith.muli %v_47, %loop_40#1 : index
          %v_49 = arith.addi %loop_40#0, %v_48 : index
          %v_50 = arith.addi %i_27, %i_28 : index
          scf.for %i_51 = %i_27 to %v_50 step %c_2 {
            %v_52 = arith.addi %i_51, %c_2 : index
            %is_53 = arith.cmpi eq, %v_52, %v_50 : index
            %v_54 = arith.select %is_53, %v_49, %v_52 : index
            %v_55 = arith.muli %i_51, %c_5 : index
            scf.for %i_56 = %c_3 to %assignments step %c_2 {
              %v_57 = memref.load %ids[%i_56] : memref<?xi32>
              %v_58 = vector.broadcast %v_57 : i32 to vector<16xi32>
              %loop_60:1 = scf.for %i_59 = %c_3 to %i_56 step %c_7 iter_args(%carry_61 = %c_6) -> (i1) {
                %v_62 = arith.subi %i_56, %i_59 : index
                %mask_63 = vector.create_mask %v_62 : vector<16xi1>
                %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<16xi32>
                %v_66 = arith.andi %is_65, %mask_63 : vector<16xi1>
                %any_67 = vector.reduction <or>, %v_66 : vector<16xi1> into i1
                %v_68 = arith.ori %carry_61, %any_67 : i1
                scf.yield %v_68 : i1
              }
              %is_69 = arith.cmpi eq, %loop_60#0, %c_6 : i1
              scf.if %is_69 {
                %v_70 = arith.index_cast %v_57 : i32 to index
                %v_71 = arith.addi %i_56, %c_2 : index
                %is_72 = arith.cmpi eq, %v_71, %assignments : index
                %v_73 = arith.select %is_72, %v_54, %i_51 : index
                %v_74 = arith.muli %v_73, %c_5 : index
                %v_75 = arith.addi %i_56, %c_2 : index
                %v_76 = arith.select %is_72, %c_3, %v_75 : index
                %v_77 = arith.addi %v_74, %c_7 : index
                %v_78 = memref.load %ids[%v_76] : memref<?xi32>
                %v_79 = arith.index_cast %v_78 : i32 to index
                scf.for %i_80 = %c_3 to %c_9 step %c_7 {
                  memref.prefetch %expert_down.codes[%v_79, %v_74, %i_80], read, locality<3>, data : memref<64x2048x128xi32>
                }
                scf.for %i_81 = %c_3 to %c_9 step %c_7 {
                  memref.prefetch %expert_down.codes[%v_79, %v_77, %i_81], read, locality<3>, data : memref<64x2048x128xi32>
                }
                %loop_83:1 = scf.for %i_82 = %i_56 to %assignments step %c_2 iter_args(%carry_84 = %c_3) -> (index) {
                  %v_85 = memref.load %ids[%i_82] : memref<?xi32>
                  %is_86 = arith.cmpi eq, %v_85, %v_57 : i32
                  scf.if %is_86 {
                    %v_87 = arith.index_cast %i_82 : index to i32
                    memref.store %v_87, %group[%carry_84] : memref<5xi32>
                    %v_88 = arith.index_cast %i_82 : index to i32
                    %v_89 = arith.addi %carry_84, %c_2 : index
                    memref.store %v_88, %group[%v_89] : memref<5xi32>
                  }
                  %v_90 = arith.addi %carry_84, %c_2 : index
                  %v_91 = arith.select %is_86, %v_90, %carry_84 : index
                  %is_92 = arith.cmpi eq, %v_91, %c_1 : index
                  %v_93 = arith.subi %assignments, %c_2 : index
                  %is_94 = arith.cmpi eq, %i_82, %v_93 : index
                  %is_95 = arith.cmpi sgt, %v_91, %c_3 : index
                  %v_96 = arith.andi %is_94, %is_95 : i1
                  %v_97 = arith.ori %is_92, %v_96 : i1
                  scf.if %v_97 {
                    %is_98 = arith.cmpi eq, %v_91, %c_10 : index
                    %v_99 = arith.select %is_98, %c_1, %v_91 : index
                    %v_100 = arith.addi %v_55, %c_7 : index
                    %v_101 = arith.minsi %v_100, %c_11 : index
                    scf.for %i_102 = %v_55 to %v_101 step %c_2 {
                      %v_103 = arith.addi %i_102, %c_7 : index
                      %v_104 = arith.minsi %v_103, %c_12 : index
                      %is_105 = arith.cmpi eq, %v_99, %c_1 : index
                      scf.if %is_105 {
                        %v_106 = memref.load %group[%c_3] : memref<5xi32>
                        %v_107 = arith.index_cast %v_106 : i32 to index
                        %v_108 = memref.load %group[%c_2] : memref<5xi32>
                        %v_109 = arith.index_cast %v_108 : i32 to index
                        %v_110 = memref.load %group[%c_4] : memref<5xi32>
                        %v_111 = arith.index_cast %v_110 : i32 to index
                        %v_112 = memref.load %group[%c_10] : memref<5xi32>
                        %v_113 = arith.index_cast %v_112 : i32 to index
                        %loop_115:8 = scf.for %i_114 = %c_3 to %c_14 step %c_9 iter_args(%carry_116 = %c_13, %carry_117 = %c_13, %carry_118 = %c_13, %carry_119 = %c_13, %carry_120 = %c_13, %carry_121 = %c_13, %carry_122 = %c_13, %carry_123 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_124 = vector.load %hidden_lanes[%v_107, %i_114] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_125 = arith.addi %i_114, %c_5 : index
                          %v_126 = vector.load %hidden_lanes[%v_107, %v_125] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_127 = arith.addi %i_114, %c_0 : index
                          %v_128 = vector.load %hidden_lanes[%v_107, %v_127] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_129 = arith.addi %i_114, %c_15 : index
                          %v_130 = vector.load %hidden_lanes[%v_107, %v_129] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_131 = vector.load %hidden_lanes[%v_109, %i_114] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_132 = arith.addi %i_114, %c_5 : index
                          %v_133 = vector.load %hidden_lanes[%v_109, %v_132] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_134 = arith.addi %i_114, %c_0 : index
                          %v_135 = vector.load %hidden_lanes[%v_109, %v_134] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_136 = arith.addi %i_114, %c_15 : index
                          %v_137 = vector.load %hidden_lanes[%v_109, %v_136] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_138 = vector.load %hidden_lanes[%v_111, %i_114] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_139 = arith.addi %i_114, %c_5 : index
                          %v_140 = vector.load %hidden_lanes[%v_111, %v_139] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_141 = arith.addi %i_114, %c_0 : index
                          %v_142 = vector.load %hidden_lanes[%v_111, %v_141] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_143 = arith.addi %i_114, %c_15 : index
                          %v_144 = vector.load %hidden_lanes[%v_111, %v_143] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_145 = vector.load %hidden_lanes[%v_113, %i_114] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_146 = arith.addi %i_114, %c_5 : index
                          %v_147 = vector.load %hidden_lanes[%v_113, %v_146] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_148 = arith.addi %i_114, %c_0 : index
                          %v_149 = vector.load %hidden_lanes[%v_113, %v_148] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_150 = arith.addi %i_114, %c_15 : index
                          %v_151 = vector.load %hidden_lanes[%v_113, %v_150] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_152 = arith.divui %i_114, %c_9 : index
                          %v_153 = arith.muli %v_152, %c_7 : index
                          %v_154 = arith.addi %v_153, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_154], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_155 = vector.load %expert_down.codes[%v_70, %i_102, %v_153] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_156 = arith.divui %i_114, %c_0 : index
                          %v_157 = vector.load %expert_down.scales[%v_70, %i_102, %v_156] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_158 = arith.extf %v_157 : vector<2xbf16> to vector<2xf32>
                          %v_159 = vector.shuffle %v_158, %v_158 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_160 = vector.bitcast %v_155 : vector<16xi32> to vector<32xi16>
                          %v_161 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_160) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_162 = vector.bitcast %v_161 : vector<32xi16> to vector<32xbf16>
                          %v_163 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_162, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_164 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_162, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_165 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_162, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_166 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_162, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_167 = arith.shrui %v_160, %c_18 : vector<32xi16>
                          %v_168 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_167) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_169 = vector.bitcast %v_168 : vector<32xi16> to vector<32xbf16>
                          %v_170 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_163, %v_169, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_171 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_164, %v_169, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_172 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_165, %v_169, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_173 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_166, %v_169, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_174 = arith.shrui %v_160, %c_19 : vector<32xi16>
                          %v_175 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_174) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_176 = vector.bitcast %v_175 : vector<32xi16> to vector<32xbf16>
                          %v_177 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_170, %v_176, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_178 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_171, %v_176, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_179 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_172, %v_176, %v_142) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_180 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_173, %v_176, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_181 = arith.shrui %v_160, %c_20 : vector<32xi16>
                          %v_182 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_181) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_183 = vector.bitcast %v_182 : vector<32xi16> to vector<32xbf16>
                          %v_184 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_177, %v_183, %v_130) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_185 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_178, %v_183, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_186 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_179, %v_183, %v_144) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_187 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_180, %v_183, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_188 = math.fma %v_184, %v_159, %carry_116 : vector<16xf32>
                          %acc_189 = math.fma %v_185, %v_159, %carry_117 : vector<16xf32>
                          %acc_190 = math.fma %v_186, %v_159, %carry_118 : vector<16xf32>
                          %acc_191 = math.fma %v_187, %v_159, %carry_119 : vector<16xf32>
                          %v_192 = arith.divui %i_114, %c_9 : index
                          %v_193 = arith.muli %v_192, %c_7 : index
                          %v_194 = arith.addi %v_193, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_194], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_195 = vector.load %expert_down.codes[%v_70, %v_104, %v_193] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_196 = arith.divui %i_114, %c_0 : index
                          %v_197 = vector.load %expert_down.scales[%v_70, %v_104, %v_196] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_198 = arith.extf %v_197 : vector<2xbf16> to vector<2xf32>
                          %v_199 = vector.shuffle %v_198, %v_198 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_200 = vector.bitcast %v_195 : vector<16xi32> to vector<32xi16>
                          %v_201 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_200) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_202 = vector.bitcast %v_201 : vector<32xi16> to vector<32xbf16>
                          %v_203 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_202, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_204 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_202, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_205 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_202, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_206 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_202, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_207 = arith.shrui %v_200, %c_18 : vector<32xi16>
                          %v_208 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_207) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_209 = vector.bitcast %v_208 : vector<32xi16> to vector<32xbf16>
                          %v_210 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_203, %v_209, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_211 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_204, %v_209, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_212 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_205, %v_209, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_206, %v_209, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_214 = arith.shrui %v_200, %c_19 : vector<32xi16>
                          %v_215 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_214) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_216 = vector.bitcast %v_215 : vector<32xi16> to vector<32xbf16>
                          %v_217 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_210, %v_216, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_218 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_211, %v_216, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_219 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_212, %v_216, %v_142) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_220 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_213, %v_216, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_221 = arith.shrui %v_200, %c_20 : vector<32xi16>
                          %v_222 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_221) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_223 = vector.bitcast %v_222 : vector<32xi16> to vector<32xbf16>
                          %v_224 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_217, %v_223, %v_130) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_225 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_218, %v_223, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_226 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_219, %v_223, %v_144) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_227 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_220, %v_223, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_228 = math.fma %v_224, %v_199, %carry_120 : vector<16xf32>
                          %acc_229 = math.fma %v_225, %v_199, %carry_121 : vector<16xf32>
                          %acc_230 = math.fma %v_226, %v_199, %carry_122 : vector<16xf32>
                          %acc_231 = math.fma %v_227, %v_199, %carry_123 : vector<16xf32>
                          scf.yield %acc_188, %acc_189, %acc_190, %acc_191, %acc_228, %acc_229, %acc_230, %acc_231 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_233:8 = scf.for %i_232 = %c_3 to %c_7 step %c_7 iter_args(%carry_234 = %loop_115#0, %carry_235 = %loop_115#1, %carry_236 = %loop_115#2, %carry_237 = %loop_115#3, %carry_238 = %loop_115#4, %carry_239 = %loop_115#5, %carry_240 = %loop_115#6, %carry_241 = %loop_115#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_242 = vector.load %hidden_sums[%v_107, %i_232] : memref<?x16xf32>, vector<16xf32>
                          %v_243 = vector.load %hidden_sums[%v_109, %i_232] : memref<?x16xf32>, vector<16xf32>
                          %v_244 = vector.load %hidden_sums[%v_111, %i_232] : memref<?x16xf32>, vector<16xf32>
                          %v_245 = vector.load %hidden_sums[%v_113, %i_232] : memref<?x16xf32>, vector<16xf32>
                          %v_246 = vector.load %expert_down.scales[%v_70, %i_102, %i_232] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_247 = arith.extf %v_246 : vector<16xbf16> to vector<16xf32>
                          %v_248 = vector.load %expert_down.biases[%v_70, %i_102, %i_232] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_249 = arith.extf %v_248 : vector<16xbf16> to vector<16xf32>
                          %acc_250 = math.fma %v_247, %c_21, %v_249 : vector<16xf32>
                          %acc_251 = math.fma %acc_250, %v_242, %carry_234 : vector<16xf32>
                          %acc_252 = math.fma %acc_250, %v_243, %carry_235 : vector<16xf32>
                          %acc_253 = math.fma %acc_250, %v_244, %carry_236 : vector<16xf32>
                          %acc_254 = math.fma %acc_250, %v_245, %carry_237 : vector<16xf32>
                          %v_255 = vector.load %expert_down.scales[%v_70, %v_104, %i_232] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_256 = arith.extf %v_255 : vector<16xbf16> to vector<16xf32>
                          %v_257 = vector.load %expert_down.biases[%v_70, %v_104, %i_232] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_258 = arith.extf %v_257 : vector<16xbf16> to vector<16xf32>
                          %acc_259 = math.fma %v_256, %c_21, %v_258 : vector<16xf32>
                          %acc_260 = math.fma %acc_259, %v_242, %carry_238 : vector<16xf32>
                          %acc_261 = math.fma %acc_259, %v_243, %carry_239 : vector<16xf32>
                          %acc_262 = math.fma %acc_259, %v_244, %carry_240 : vector<16xf32>
                          %acc_263 = math.fma %acc_259, %v_245, %carry_241 : vector<16xf32>
                          scf.yield %acc_251, %acc_252, %acc_253, %acc_254, %acc_260, %acc_261, %acc_262, %acc_263 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_233#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_233#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_233#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_233#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_233#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_233#5, %sums[%c_22, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_233#6, %sums[%c_23, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_233#7, %sums[%c_24, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_264 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_264 {
                        %v_265 = memref.load %group[%c_3] : memref<5xi32>
                        %v_266 = arith.index_cast %v_265 : i32 to index
                        %v_267 = memref.load %group[%c_2] : memref<5xi32>
                        %v_268 = arith.index_cast %v_267 : i32 to index
                        %loop_270:4 = scf.for %i_269 = %c_3 to %c_14 step %c_9 iter_args(%carry_271 = %c_13, %carry_272 = %c_13, %carry_273 = %c_13, %carry_274 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_275 = vector.load %hidden_lanes[%v_266, %i_269] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_276 = arith.addi %i_269, %c_5 : index
                          %v_277 = vector.load %hidden_lanes[%v_266, %v_276] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_278 = arith.addi %i_269, %c_0 : index
                          %v_279 = vector.load %hidden_lanes[%v_266, %v_278] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_280 = arith.addi %i_269, %c_15 : index
                          %v_281 = vector.load %hidden_lanes[%v_266, %v_280] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_282 = vector.load %hidden_lanes[%v_268, %i_269] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_283 = arith.addi %i_269, %c_5 : index
                          %v_284 = vector.load %hidden_lanes[%v_268, %v_283] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_285 = arith.addi %i_269, %c_0 : index
                          %v_286 = vector.load %hidden_lanes[%v_268, %v_285] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_287 = arith.addi %i_269, %c_15 : index
                          %v_288 = vector.load %hidden_lanes[%v_268, %v_287] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_289 = arith.divui %i_269, %c_9 : index
                          %v_290 = arith.muli %v_289, %c_7 : index
                          %v_291 = arith.addi %v_290, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_291], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_292 = vector.load %expert_down.codes[%v_70, %i_102, %v_290] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_293 = arith.divui %i_269, %c_0 : index
                          %v_294 = vector.load %expert_down.scales[%v_70, %i_102, %v_293] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_295 = arith.extf %v_294 : vector<2xbf16> to vector<2xf32>
                          %v_296 = vector.shuffle %v_295, %v_295 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_297 = vector.bitcast %v_292 : vector<16xi32> to vector<32xi16>
                          %v_298 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_297) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_299 = vector.bitcast %v_298 : vector<32xi16> to vector<32xbf16>
                          %v_300 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_299, %v_275) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_301 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_299, %v_282) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_302 = arith.shrui %v_297, %c_18 : vector<32xi16>
                          %v_303 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_302) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_304 = vector.bitcast %v_303 : vector<32xi16> to vector<32xbf16>
                          %v_305 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_300, %v_304, %v_277) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_306 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_301, %v_304, %v_284) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_307 = arith.shrui %v_297, %c_19 : vector<32xi16>
                          %v_308 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_307) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_309 = vector.bitcast %v_308 : vector<32xi16> to vector<32xbf16>
                          %v_310 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_305, %v_309, %v_279) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_311 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_306, %v_309, %v_286) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_312 = arith.shrui %v_297, %c_20 : vector<32xi16>
                          %v_313 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_312) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_314 = vector.bitcast %v_313 : vector<32xi16> to vector<32xbf16>
                          %v_315 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_310, %v_314, %v_281) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_316 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_311, %v_314, %v_288) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_317 = math.fma %v_315, %v_296, %carry_271 : vector<16xf32>
                          %acc_318 = math.fma %v_316, %v_296, %carry_272 : vector<16xf32>
                          %v_319 = arith.divui %i_269, %c_9 : index
                          %v_320 = arith.muli %v_319, %c_7 : index
                          %v_321 = arith.addi %v_320, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_321], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_322 = vector.load %expert_down.codes[%v_70, %v_104, %v_320] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_323 = arith.divui %i_269, %c_0 : index
                          %v_324 = vector.load %expert_down.scales[%v_70, %v_104, %v_323] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_325 = arith.extf %v_324 : vector<2xbf16> to vector<2xf32>
                          %v_326 = vector.shuffle %v_325, %v_325 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_327 = vector.bitcast %v_322 : vector<16xi32> to vector<32xi16>
                          %v_328 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_327) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_329 = vector.bitcast %v_328 : vector<32xi16> to vector<32xbf16>
                          %v_330 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_329, %v_275) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_331 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_329, %v_282) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_332 = arith.shrui %v_327, %c_18 : vector<32xi16>
                          %v_333 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_332) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_334 = vector.bitcast %v_333 : vector<32xi16> to vector<32xbf16>
                          %v_335 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_330, %v_334, %v_277) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_336 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_331, %v_334, %v_284) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_337 = arith.shrui %v_327, %c_19 : vector<32xi16>
                          %v_338 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_337) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_339 = vector.bitcast %v_338 : vector<32xi16> to vector<32xbf16>
                          %v_340 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_335, %v_339, %v_279) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_341 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_336, %v_339, %v_286) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_342 = arith.shrui %v_327, %c_20 : vector<32xi16>
                          %v_343 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_342) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_344 = vector.bitcast %v_343 : vector<32xi16> to vector<32xbf16>
                          %v_345 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_340, %v_344, %v_281) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_346 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_341, %v_344, %v_288) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_347 = math.fma %v_345, %v_326, %carry_273 : vector<16xf32>
                          %acc_348 = math.fma %v_346, %v_326, %carry_274 : vector<16xf32>
                          scf.yield %acc_317, %acc_318, %acc_347, %acc_348 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_350:4 = scf.for %i_349 = %c_3 to %c_7 step %c_7 iter_args(%carry_351 = %loop_270#0, %carry_352 = %loop_270#1, %carry_353 = %loop_270#2, %carry_354 = %loop_270#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_355 = vector.load %hidden_sums[%v_266, %i_349] : memref<?x16xf32>, vector<16xf32>
                          %v_356 = vector.load %hidden_sums[%v_268, %i_349] : memref<?x16xf32>, vector<16xf32>
                          %v_357 = vector.load %expert_down.scales[%v_70, %i_102, %i_349] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_358 = arith.extf %v_357 : vector<16xbf16> to vector<16xf32>
                          %v_359 = vector.load %expert_down.biases[%v_70, %i_102, %i_349] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_360 = arith.extf %v_359 : vector<16xbf16> to vector<16xf32>
                          %acc_361 = math.fma %v_358, %c_21, %v_360 : vector<16xf32>
                          %acc_362 = math.fma %acc_361, %v_355, %carry_351 : vector<16xf32>
                          %acc_363 = math.fma %acc_361, %v_356, %carry_352 : vector<16xf32>
                          %v_364 = vector.load %expert_down.scales[%v_70, %v_104, %i_349] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_365 = arith.extf %v_364 : vector<16xbf16> to vector<16xf32>
                          %v_366 = vector.load %expert_down.biases[%v_70, %v_104, %i_349] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_367 = arith.extf %v_366 : vector<16xbf16> to vector<16xf32>
                          %acc_368 = math.fma %v_365, %c_21, %v_367 : vector<16xf32>
                          %acc_369 = math.fma %acc_368, %v_355, %carry_353 : vector<16xf32>
                          %acc_370 = math.fma %acc_368, %v_356, %carry_354 : vector<16xf32>
                          scf.yield %acc_362, %acc_363, %acc_369, %acc_370 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_350#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_350#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_350#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_350#3, %sums[%c_22, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_371 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_371 {
                        %v_372 = memref.load %group[%c_3] : memref<5xi32>
                        %v_373 = arith.index_cast %v_372 : i32 to index
                        %loop_375:2 = scf.for %i_374 = %c_3 to %c_14 step %c_9 iter_args(%carry_376 = %c_13, %carry_377 = %c_13) -> (vector<16xf32>, vector<16xf32>) {
                          %v_378 = vector.load %hidden_lanes[%v_373, %i_374] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_379 = arith.addi %i_374, %c_5 : index
                          %v_380 = vector.load %hidden_lanes[%v_373, %v_379] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_381 = arith.addi %i_374, %c_0 : index
                          %v_382 = vector.load %hidden_lanes[%v_373, %v_381] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_383 = arith.addi %i_374, %c_15 : index
                          %v_384 = vector.load %hidden_lanes[%v_373, %v_383] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_385 = arith.divui %i_374, %c_9 : index
                          %v_386 = arith.muli %v_385, %c_7 : index
                          %v_387 = arith.addi %v_386, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_387], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_388 = vector.load %expert_down.codes[%v_70, %i_102, %v_386] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_389 = arith.divui %i_374, %c_0 : index
                          %v_390 = vector.load %expert_down.scales[%v_70, %i_102, %v_389] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_391 = arith.extf %v_390 : vector<2xbf16> to vector<2xf32>
                          %v_392 = vector.shuffle %v_391, %v_391 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_393 = vector.bitcast %v_388 : vector<16xi32> to vector<32xi16>
                          %v_394 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_393) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_395 = vector.bitcast %v_394 : vector<32xi16> to vector<32xbf16>
                          %v_396 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_395, %v_378) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_397 = arith.shrui %v_393, %c_18 : vector<32xi16>
                          %v_398 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_397) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_399 = vector.bitcast %v_398 : vector<32xi16> to vector<32xbf16>
                          %v_400 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_396, %v_399, %v_380) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_401 = arith.shrui %v_393, %c_19 : vector<32xi16>
                          %v_402 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_401) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_403 = vector.bitcast %v_402 : vector<32xi16> to vector<32xbf16>
                          %v_404 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_400, %v_403, %v_382) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_405 = arith.shrui %v_393, %c_20 : vector<32xi16>
                          %v_406 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_405) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_407 = vector.bitcast %v_406 : vector<32xi16> to vector<32xbf16>
                          %v_408 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_404, %v_407, %v_384) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_409 = math.fma %v_408, %v_392, %carry_376 : vector<16xf32>
                          %v_410 = arith.divui %i_374, %c_9 : index
                          %v_411 = arith.muli %v_410, %c_7 : index
                          %v_412 = arith.addi %v_411, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_412], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_413 = vector.load %expert_down.codes[%v_70, %v_104, %v_411] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_414 = arith.divui %i_374, %c_0 : index
                          %v_415 = vector.load %expert_down.scales[%v_70, %v_104, %v_414] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_416 = arith.extf %v_415 : vector<2xbf16> to vector<2xf32>
                          %v_417 = vector.shuffle %v_416, %v_416 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_418 = vector.bitcast %v_413 : vector<16xi32> to vector<32xi16>
                          %v_419 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_418) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_420 = vector.bitcast %v_419 : vector<32xi16> to vector<32xbf16>
                          %v_421 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_420, %v_378) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_422 = arith.shrui %v_418, %c_18 : vector<32xi16>
                          %v_423 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_422) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_424 = vector.bitcast %v_423 : vector<32xi16> to vector<32xbf16>
                          %v_425 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_421, %v_424, %v_380) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_426 = arith.shrui %v_418, %c_19 : vector<32xi16>
                          %v_427 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_426) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_428 = vector.bitcast %v_427 : vector<32xi16> to vector<32xbf16>
                          %v_429 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_425, %v_428, %v_382) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_430 = arith.shrui %v_418, %c_20 : vector<32xi16>
                          %v_431 = llvm.call_intrinsic "llvm.x86.avx512.permvar.hi.512"(%c_17, %v_430) : (vector<32xi16>, vector<32xi16>) -> vector<32xi16>
                          %v_432 = vector.bitcast %v_431 : vector<32xi16> to vector<32xbf16>
                          %v_433 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_429, %v_432, %v_384) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_434 = math.fma %v_433, %v_417, %carry_377 : vector<16xf32>
                          scf.yield %acc_409, %acc_434 : vector<16xf32>, vector<16xf32>
                        }
                        %loop_436:2 = scf.for %i_435 = %c_3 to %c_7 step %c_7 iter_args(%carry_437 = %loop_375#0, %carry_438 = %loop_375#1) -> (vector<16xf32>, vector<16xf32>) {
                          %v_439 = vector.load %hidden_sums[%v_373, %i_435] : memref<?x16xf32>, vector<16xf32>
                          %v_440 = vector.load %expert_down.scales[%v_70, %i_102, %i_435] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_441 = arith.extf %v_440 : vector<16xbf16> to vector<16xf32>
                          %v_442 = vector.load %expert_down.biases[%v_70, %i_102, %i_435] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_443 = arith.extf %v_442 : vector<16xbf16> to vector<16xf32>
                          %acc_444 = math.fma %v_441, %c_21, %v_443 : vector<16xf32>
                          %acc_445 = math.fma %acc_444, %v_439, %carry_437 : vector<16xf32>
                          %v_446 = vector.load %expert_down.scales[%v_70, %v_104, %i_435] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_447 = arith.extf %v_446 : vector<16xbf16> to vector<16xf32>
                          %v_448 = vector.load %expert_down.biases[%v_70, %v_104, %i_435] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_449 = arith.extf %v_448 : vector<16xbf16> to vector<16xf32>
                          %acc_450 = math.fma %v_447, %c_21, %v_449 : vector<16xf32>
                          %acc_451 = math.fma %acc_450, %v_439, %carry_438 : vector<16xf32>
                          scf.yield %acc_445, %acc_451 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_436#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_436#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_452 = %c_3 to %v_91 step %c_2 {
                        %v_453 = memref.load %group[%i_452] : memref<5xi32>
                        %v_454 = arith.index_cast %v_453 : i32 to index
                        %v_455 = vector.load %sums[%i_452, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_456 = vector.shuffle %v_455, %v_455 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_457 = vector.shuffle %v_455, %v_455 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_458 = arith.addf %v_456, %v_457 : vector<8xf32>
                        %v_459 = vector.shuffle %v_458, %v_458 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_460 = vector.shuffle %v_458, %v_458 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_461 = arith.addf %v_459, %v_460 : vector<4xf32>
                        %v_462 = vector.shuffle %v_461, %v_461 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_463 = vector.shuffle %v_461, %v_461 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_464 = arith.addf %v_462, %v_463 : vector<2xf32>
                        %v_465 = vector.shuffle %v_464, %v_464 [0] : vector<2xf32>, vector<2xf32>
                        %v_466 = vector.shuffle %v_464, %v_464 [1] : vector<2xf32>, vector<2xf32>
                        %v_467 = arith.addf %v_465, %v_466 : vector<1xf32>
                        %sum_468 = vector.extract %v_467[0] : f32 from vector<1xf32>
                        %v_469 = arith.addi %i_452, %c_1 : index
                        %v_470 = vector.load %sums[%v_469, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_471 = vector.shuffle %v_470, %v_470 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_472 = vector.shuffle %v_470, %v_470 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_473 = arith.addf %v_471, %v_472 : vector<8xf32>
                        %v_474 = vector.shuffle %v_473, %v_473 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_475 = vector.shuffle %v_473, %v_473 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_476 = arith.addf %v_474, %v_475 : vector<4xf32>
                        %v_477 = vector.shuffle %v_476, %v_476 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_478 = vector.shuffle %v_476, %v_476 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_479 = arith.addf %v_477, %v_478 : vector<2xf32>
                        %v_480 = vector.shuffle %v_479, %v_479 [0] : vector<2xf32>, vector<2xf32>
                        %v_481 = vector.shuffle %v_479, %v_479 [1] : vector<2xf32>, vector<2xf32>
                        %v_482 = arith.addf %v_480, %v_481 : vector<1xf32>
                        %sum_483 = vector.extract %v_482[0] : f32 from vector<1xf32>
                        memref.store %sum_468, %outputs[%v_454, %i_102] : memref<?x2048xf32>
                        memref.store %sum_483, %outputs[%v_454, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_484 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_484 : index
                }
              }
            }
            %v_485 = arith.addi %v_55, %c_5 : index
            %v_486 = arith.minsi %v_485, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_487 = %c_3 to %tokens step %c_2 {
              %v_488 = arith.muli %i_487, %c_25 : index
              scf.for %i_489 = %c_3 to %c_25 step %c_2 {
                %v_490 = arith.addi %v_488, %i_489 : index
                %v_491 = memref.load %ids[%v_490] : memref<?xi32>
                %v_492 = vector.broadcast %v_491 : i32 to vector<16xi32>
                %loop_494:1 = scf.for %i_493 = %c_3 to %c_25 step %c_7 iter_args(%carry_495 = %c_8) -> (vector<16xi32>) {
                  %v_496 = arith.subi %c_25, %i_493 : index
                  %mask_497 = vector.create_mask %v_496 : vector<16xi1>
                  %v_498 = arith.addi %v_488, %i_493 : index
                  %v_499 = vector.maskedload %ids[%v_498], %mask_497, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_500 = arith.index_cast %i_493 : index to i32
                  %v_501 = vector.broadcast %v_500 : i32 to vector<16xi32>
                  %v_502 = arith.addi %c_26, %v_501 : vector<16xi32>
                  %v_503 = arith.index_cast %i_489 : index to i32
                  %v_504 = vector.broadcast %v_503 : i32 to vector<16xi32>
                  %is_505 = arith.cmpi slt, %v_502, %v_504 : vector<16xi32>
                  %is_506 = arith.cmpi slt, %v_499, %v_492 : vector<16xi32>
                  %is_507 = arith.cmpi eq, %v_499, %v_492 : vector<16xi32>
                  %v_508 = arith.andi %is_507, %is_505 : vector<16xi1>
                  %v_509 = arith.ori %is_506, %v_508 : vector<16xi1>
                  %v_510 = arith.andi %v_509, %mask_497 : vector<16xi1>
                  %v_511 = arith.select %v_510, %c_27, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_512 = arith.addi %carry_495, %v_511 : vector<16xi32>
                  scf.yield %v_512 : vector<16xi32>
                }
                %v_513 = vector.reduction <add>, %loop_494#0 : vector<16xi32> into i32
                %v_514 = arith.index_cast %v_513 : i32 to index
                %v_515 = arith.addi %v_488, %i_489 : index
                %v_516 = arith.index_cast %v_515 : index to i32
                memref.store %v_516, %order[%v_514] : memref<8xi32>
              }
              scf.for %i_517 = %v_55 to %v_486 step %c_7 {
                %v_518 = arith.subi %v_486, %i_517 : index
                %mask_519 = vector.create_mask %v_518 : vector<16xi1>
                %loop_521:1 = scf.for %i_520 = %c_3 to %c_25 step %c_2 iter_args(%carry_522 = %c_13) -> (vector<16xf32>) {
                  %v_523 = memref.load %order[%i_520] : memref<8xi32>
                  %v_524 = arith.index_cast %v_523 : i32 to index
                  %v_525 = vector.maskedload %outputs[%v_524, %i_517], %mask_519, %c_13 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_526 = memref.load %weights[%v_524] : memref<?xf32>
                  %v_527 = vector.broadcast %v_526 : f32 to vector<16xf32>
                  %v_528 = arith.mulf %v_525, %v_527 : vector<16xf32>
                  %v_529 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_528) : (vector<16xf32>) -> vector<16xf32>
                  %v_530 = arith.addf %carry_522, %v_529 : vector<16xf32>
                  scf.yield %v_530 : vector<16xf32>
                }
                vector.maskedstore %y[%i_487, %i_517], %mask_519, %loop_521#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_49, %loop_40#1 : index, index
        }
        return
      }
    }
  }

  func.func public @main(
      %x: tensor<?x2048xf32>,
      %router: tensor<64x2048xf32>,
      %expert_gate_up.codes: tensor<64x2048x256xi32>,
      %expert_gate_up.scales: tensor<64x2048x32xbf16>,
      %expert_gate_up.biases: tensor<64x2048x32xbf16>,
      %expert_down.codes: tensor<64x2048x128xi32>,
      %expert_down.scales: tensor<64x2048x16xbf16>,
      %expert_down.biases: tensor<64x2048x16xbf16>
  ) -> tensor<?x2048xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x2048xf32>
    %router_logits = flow.dispatch @project_64x2048_f32::@project_64x2048_f32[%tokens](%x, %router, %tokens) : (tensor<?x2048xf32>{%tokens}, tensor<64x2048xf32>, index) -> tensor<?x64xf32>{%tokens}

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x64xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x2048xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_64 = stablehlo.constant dense<64> : tensor<1xi32>
    %shape_nx64 = stablehlo.concatenate %token_count_1d, %size_64, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx64) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x64xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<?x64xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x64xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x64xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx64) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x64xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x64xf32>

    // stage: selection key

    // stage: top-k: 8 iterative argmaxes over 64 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x64xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<?x64xi1>, tensor<?x64xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<?x64xf32>) -> tensor<?x64xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = "stablehlo.dynamic_broadcast_in_dim"(%magnitude_mask, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x64xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<?x64xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x64xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<?x64xi32>, tensor<?x64xi32>) -> tensor<?x64xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<?x64xi1>, tensor<?x64xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = "stablehlo.dynamic_broadcast_in_dim"(%nan_rank, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x64xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<?x64xi1>, tensor<?x64xi32>
    %expert_ids = flow.dispatch @top_8_of_64::@top_8_of_64[%tokens](%ordered_key_1, %tokens) : (tensor<?x64xi32>{%tokens}, index) -> tensor<?x8xi32>{%tokens}

    // stage: combine weights: [N, k]
    %expert_index = stablehlo.iota dim = 0 : tensor<64xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8x64 = stablehlo.concatenate %token_count_1d, %size_8, %size_64, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx8x64) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<64xi32>, tensor<3xi32>) -> tensor<?x8x64xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx8x64) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xi32>, tensor<3xi32>) -> tensor<?x8x64xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide, SIGNED : (tensor<?x8x64xi32>, tensor<?x8x64xi32>) -> tensor<?x8x64xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx8x64) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x64xf32>, tensor<3xi32>) -> tensor<?x8x64xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8x64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x8x64xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_1 : tensor<?x8x64xi1>, tensor<?x8x64xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x8x64xf32>, tensor<f32>) -> tensor<?x8xf32>

    // stage: experts: gathered: the chosen experts of 64, kernels for amx
    %size_8_1 = arith.constant 8 : index
    %assignments = arith.muli %tokens, %size_8_1 : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x2048xf32>) -> tensor<?x2048xbf16>
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_lay_out_x:2 = flow.dispatch @gathered::@gathered_lay_out_x[%tokens](%x_bf16, %tokens) : (tensor<?x2048xbf16>{%tokens}, index) -> (tensor<?x2048xbf16>{%tokens}, tensor<?x32xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %expert_ids, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xbf16>{%tokens}, tensor<?x32xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x256xi32>, tensor<64x2048x32xbf16>, tensor<64x2048x32xbf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xbf16>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @gathered::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xbf16>{%assignments}, index) -> (tensor<?x1024xbf16>{%assignments}, tensor<?x16xf32>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %expert_ids, %chosen_weights, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xbf16>{%assignments}, tensor<?x16xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, tensor<64x2048x128xi32>, tensor<64x2048x16xbf16>, tensor<64x2048x16xbf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments}, tensor<?x2048xf32>{%tokens})

    return %gathered_down#2 : tensor<?x2048xf32>
  }
}
