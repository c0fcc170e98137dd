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
        %c_2 = arith.constant 2048 : index
        %c_3 = arith.constant 128 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant 2047 : index
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant 32 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant 0x00000000 : f32
        %c_12 = arith.constant 256 : index
        %c_13 = arith.constant 64 : index
        %c_14 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_15 = arith.constant 0xC1800000 : f32
        %c_16 = arith.constant 0x3F800000 : f32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x2048xbf16>{%tokens}
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_1] : !stream.binding -> memref<?x2048xbf16>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_1] : !stream.binding -> memref<?x256xf32>{%tokens}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_4 {
            scf.for %i_3 = %c_1 to %c_5 step %c_4 {
              scf.for %i_4 = %c_1 to %c_6 step %c_4 {
                %v_5 = arith.muli %i_2, %c_3 : index
                %v_6 = arith.muli %i_3, %c_6 : index
                %v_7 = arith.addi %v_5, %v_6 : index
                %v_8 = arith.addi %v_7, %i_4 : index
                %v_9 = arith.addi %i_1, %v_8 : index
                %v_10 = arith.minsi %v_9, %c_7 : index
                %v_11 = memref.load %x[%workgroup_0, %v_10] : memref<?x2048xbf16>
                %v_12 = arith.muli %i_2, %c_3 : index
                %v_13 = arith.addi %i_1, %v_12 : index
                %v_14 = arith.remui %i_4, %c_8 : index
                %v_15 = arith.muli %v_14, %c_9 : index
                %v_16 = arith.addi %v_13, %v_15 : index
                %v_17 = arith.muli %i_3, %c_10 : index
                %v_18 = arith.addi %v_16, %v_17 : index
                %v_19 = arith.divui %i_4, %c_8 : index
                %v_20 = arith.addi %v_18, %v_19 : index
                %is_21 = arith.cmpi slt, %v_9, %c_2 : index
                %v_22 = arith.select %is_21, %v_11, %c_0 : bf16
                memref.store %v_22, %x_lanes[%workgroup_0, %v_20] : memref<?x2048xbf16>
              }
            }
          }
        }
        scf.for %i_23 = %c_1 to %c_12 step %c_4 {
          memref.store %c_11, %x_sums[%workgroup_0, %i_23] : memref<?x256xf32>
        }
        scf.for %i_24 = %c_1 to %c_2 step %c_13 {
          %loop_26:1 = scf.for %i_25 = %c_1 to %c_13 step %c_5 iter_args(%carry_27 = %c_14) -> (vector<16xf32>) {
            %v_28 = arith.addi %i_24, %i_25 : index
            %v_29 = vector.load %x[%workgroup_0, %v_28] : memref<?x2048xbf16>, vector<16xbf16>
            %v_30 = arith.extf %v_29 : vector<16xbf16> to vector<16xf32>
            %v_31 = arith.addf %carry_27, %v_30 : vector<16xf32>
            scf.yield %v_31 : vector<16xf32>
          }
          %v_32 = arith.divui %i_24, %c_3 : index
          %v_33 = arith.muli %v_32, %c_5 : index
          %v_34 = arith.remui %i_24, %c_3 : index
          %v_35 = arith.divui %v_34, %c_13 : index
          %v_36 = arith.addi %v_33, %v_35 : index
          %v_37 = vector.shuffle %loop_26#0, %loop_26#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_38 = vector.shuffle %loop_26#0, %loop_26#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<8xf32>
          %v_40 = vector.shuffle %v_39, %v_39 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_41 = vector.shuffle %v_39, %v_39 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_42 = arith.addf %v_40, %v_41 : vector<4xf32>
          %v_43 = vector.shuffle %v_42, %v_42 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_44 = vector.shuffle %v_42, %v_42 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_45 = arith.addf %v_43, %v_44 : vector<2xf32>
          %v_46 = vector.shuffle %v_45, %v_45 [0] : vector<2xf32>, vector<2xf32>
          %v_47 = vector.shuffle %v_45, %v_45 [1] : vector<2xf32>, vector<2xf32>
          %v_48 = arith.addf %v_46, %v_47 : vector<1xf32>
          %sum_49 = vector.extract %v_48[0] : f32 from vector<1xf32>
          %v_50 = arith.mulf %sum_49, %c_15 : f32
          memref.store %v_50, %x_sums[%workgroup_0, %v_36] : memref<?x256xf32>
          %v_51 = arith.mulf %sum_49, %c_16 : f32
          %v_52 = arith.addi %v_36, %c_6 : index
          memref.store %v_51, %x_sums[%workgroup_0, %v_52] : memref<?x256xf32>
        }
        return
      }
      func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
        %c_0 = arith.constant 0.000000e+00 : bf16
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 1024 : index
        %c_3 = arith.constant 128 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant 1023 : index
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant 32 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant 0x00000000 : f32
        %c_12 = arith.constant 64 : index
        %c_13 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_14 = arith.constant 0xC1800000 : f32
        %c_15 = arith.constant 0x3F800000 : f32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_1] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_1] : !stream.binding -> memref<?x128xf32>{%assignments}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_4 {
            scf.for %i_3 = %c_1 to %c_5 step %c_4 {
              scf.for %i_4 = %c_1 to %c_6 step %c_4 {
                %v_5 = arith.muli %i_2, %c_3 : index
                %v_6 = arith.muli %i_3, %c_6 : index
                %v_7 = arith.addi %v_5, %v_6 : index
                %v_8 = arith.addi %v_7, %i_4 : index
                %v_9 = arith.addi %i_1, %v_8 : index
                %v_10 = arith.minsi %v_9, %c_7 : index
                %v_11 = memref.load %hidden[%workgroup_0, %v_10] : memref<?x1024xbf16>
                %v_12 = arith.muli %i_2, %c_3 : index
                %v_13 = arith.addi %i_1, %v_12 : index
                %v_14 = arith.remui %i_4, %c_8 : index
                %v_15 = arith.muli %v_14, %c_9 : index
                %v_16 = arith.addi %v_13, %v_15 : index
                %v_17 = arith.muli %i_3, %c_10 : index
                %v_18 = arith.addi %v_16, %v_17 : index
                %v_19 = arith.divui %i_4, %c_8 : index
                %v_20 = arith.addi %v_18, %v_19 : index
                %is_21 = arith.cmpi slt, %v_9, %c_2 : index
                %v_22 = arith.select %is_21, %v_11, %c_0 : bf16
                memref.store %v_22, %hidden_lanes[%workgroup_0, %v_20] : memref<?x1024xbf16>
              }
            }
          }
        }
        scf.for %i_23 = %c_1 to %c_3 step %c_4 {
          memref.store %c_11, %hidden_sums[%workgroup_0, %i_23] : memref<?x128xf32>
        }
        scf.for %i_24 = %c_1 to %c_2 step %c_12 {
          %loop_26:1 = scf.for %i_25 = %c_1 to %c_12 step %c_5 iter_args(%carry_27 = %c_13) -> (vector<16xf32>) {
            %v_28 = arith.addi %i_24, %i_25 : index
            %v_29 = vector.load %hidden[%workgroup_0, %v_28] : memref<?x1024xbf16>, vector<16xbf16>
            %v_30 = arith.extf %v_29 : vector<16xbf16> to vector<16xf32>
            %v_31 = arith.addf %carry_27, %v_30 : vector<16xf32>
            scf.yield %v_31 : vector<16xf32>
          }
          %v_32 = arith.divui %i_24, %c_3 : index
          %v_33 = arith.muli %v_32, %c_5 : index
          %v_34 = arith.remui %i_24, %c_3 : index
          %v_35 = arith.divui %v_34, %c_12 : index
          %v_36 = arith.addi %v_33, %v_35 : index
          %v_37 = vector.shuffle %loop_26#0, %loop_26#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_38 = vector.shuffle %loop_26#0, %loop_26#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<8xf32>
          %v_40 = vector.shuffle %v_39, %v_39 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_41 = vector.shuffle %v_39, %v_39 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_42 = arith.addf %v_40, %v_41 : vector<4xf32>
          %v_43 = vector.shuffle %v_42, %v_42 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_44 = vector.shuffle %v_42, %v_42 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_45 = arith.addf %v_43, %v_44 : vector<2xf32>
          %v_46 = vector.shuffle %v_45, %v_45 [0] : vector<2xf32>, vector<2xf32>
          %v_47 = vector.shuffle %v_45, %v_45 [1] : vector<2xf32>, vector<2xf32>
          %v_48 = arith.addf %v_46, %v_47 : vector<1xf32>
          %sum_49 = vector.extract %v_48[0] : f32 from vector<1xf32>
          %v_50 = arith.mulf %sum_49, %c_14 : f32
          memref.store %v_50, %hidden_sums[%workgroup_0, %v_36] : memref<?x128xf32>
          %v_51 = arith.mulf %sum_49, %c_15 : f32
          %v_52 = arith.addi %v_36, %c_6 : index
          memref.store %v_51, %hidden_sums[%workgroup_0, %v_52] : memref<?x128xf32>
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
        %c_18 = arith.constant dense<3> : vector<32xi16>
        %c_19 = arith.constant dense<120> : vector<32xi16>
        %c_20 = arith.constant dense<[16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768]> : vector<32xi16>
        %c_21 = arith.constant dense<1> : vector<32xi16>
        %c_22 = arith.constant dense<5> : vector<32xi16>
        %c_23 = arith.constant dense<9> : vector<32xi16>
        %c_24 = arith.constant 5 : index
        %c_25 = arith.constant 6 : index
        %c_26 = arith.constant 7 : index
        %c_27 = arith.constant 0x00000000 : f32
        %c_28 = arith.constant 0x42B40000 : f32
        %c_29 = arith.constant 0xC2DC0000 : f32
        %c_30 = arith.constant 0x3FB8AA3B : f32
        %c_31 = arith.constant 0xBF318000 : f32
        %c_32 = arith.constant 0x395E8083 : f32
        %c_33 = arith.constant 0x39500D01 : f32
        %c_34 = arith.constant 0x3AB60B61 : f32
        %c_35 = arith.constant 0x3C088889 : f32
        %c_36 = arith.constant 0x3D2AAAAB : f32
        %c_37 = arith.constant 0x3E2AAAAB : f32
        %c_38 = arith.constant 0x3F000000 : f32
        %c_39 = arith.constant 0x3F800000 : f32
        %c_40 = arith.constant 1 : i32
        %c_41 = arith.constant 23 : i32
        %c_42 = arith.constant 127 : i32
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_3] : !stream.binding -> memref<?x2048xbf16>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_3] : !stream.binding -> memref<?x256xf32>{%tokens}
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
                        %v_157 = vector.load %x_sums[%v_112, %v_156] : memref<?x256xf32>, vector<16xf32>
                        %v_158 = arith.divui %i_117, %c_14 : index
                        %v_159 = arith.muli %v_158, %c_6 : index
                        %v_160 = vector.load %x_sums[%v_113, %v_159] : memref<?x256xf32>, vector<16xf32>
                        %v_161 = arith.divui %i_117, %c_14 : index
                        %v_162 = arith.muli %v_161, %c_6 : index
                        %v_163 = vector.load %x_sums[%v_114, %v_162] : memref<?x256xf32>, vector<16xf32>
                        %v_164 = arith.divui %i_117, %c_14 : index
                        %v_165 = arith.muli %v_164, %c_6 : index
                        %v_166 = vector.load %x_sums[%v_115, %v_165] : memref<?x256xf32>, vector<16xf32>
                        %v_167 = arith.divui %i_117, %c_14 : index
                        %v_168 = arith.muli %v_167, %c_6 : index
                        %v_169 = arith.addi %v_168, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_169], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_170 = arith.divui %i_117, %c_15 : index
                        %v_171 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_170] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_172 = arith.extf %v_171 : vector<2xbf16> to vector<2xf32>
                        %v_173 = arith.divui %i_117, %c_15 : index
                        %v_174 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_173] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_175 = arith.extf %v_174 : vector<2xbf16> to vector<2xf32>
                        %v_176 = arith.divui %i_117, %c_0 : index
                        %v_177 = arith.muli %v_176, %c_1 : index
                        %v_178 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_177] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_179 = vector.shuffle %v_172, %v_172 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_180 = vector.shuffle %v_172, %v_172 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_181 = vector.shuffle %v_175, %v_175 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_182 = vector.shuffle %v_180, %v_181 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_183 = vector.bitcast %v_178 : vector<16xi32> to vector<32xi16>
                        %v_184 = arith.shli %v_183, %c_18 : vector<32xi16>
                        %v_185 = arith.andi %v_184, %c_19 : vector<32xi16>
                        %v_186 = arith.ori %v_185, %c_20 : vector<32xi16>
                        %v_187 = vector.bitcast %v_186 : vector<32xi16> to vector<32xbf16>
                        %v_188 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_187, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_189 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_187, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_190 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_187, %v_141) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_191 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_187, %v_148) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_192 = arith.shrui %v_183, %c_21 : vector<32xi16>
                        %v_193 = arith.andi %v_192, %c_19 : vector<32xi16>
                        %v_194 = arith.ori %v_193, %c_20 : vector<32xi16>
                        %v_195 = vector.bitcast %v_194 : vector<32xi16> to vector<32xbf16>
                        %v_196 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_188, %v_195, %v_129) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_197 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_189, %v_195, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_198 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_190, %v_195, %v_143) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_199 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_191, %v_195, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_200 = arith.shrui %v_183, %c_22 : vector<32xi16>
                        %v_201 = arith.andi %v_200, %c_19 : vector<32xi16>
                        %v_202 = arith.ori %v_201, %c_20 : vector<32xi16>
                        %v_203 = vector.bitcast %v_202 : vector<32xi16> to vector<32xbf16>
                        %v_204 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_196, %v_203, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_205 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_197, %v_203, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_206 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_198, %v_203, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_207 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_199, %v_203, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_208 = arith.shrui %v_183, %c_23 : vector<32xi16>
                        %v_209 = arith.andi %v_208, %c_19 : vector<32xi16>
                        %v_210 = arith.ori %v_209, %c_20 : vector<32xi16>
                        %v_211 = vector.bitcast %v_210 : vector<32xi16> to vector<32xbf16>
                        %v_212 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_204, %v_211, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_205, %v_211, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_214 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_206, %v_211, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_215 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_207, %v_211, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_216 = math.fma %v_212, %v_179, %carry_119 : vector<16xf32>
                        %acc_217 = math.fma %v_213, %v_179, %carry_120 : vector<16xf32>
                        %acc_218 = math.fma %v_214, %v_179, %carry_121 : vector<16xf32>
                        %acc_219 = math.fma %v_215, %v_179, %carry_122 : vector<16xf32>
                        %acc_220 = math.fma %v_182, %v_157, %acc_216 : vector<16xf32>
                        %acc_221 = math.fma %v_182, %v_160, %acc_217 : vector<16xf32>
                        %acc_222 = math.fma %v_182, %v_163, %acc_218 : vector<16xf32>
                        %acc_223 = math.fma %v_182, %v_166, %acc_219 : vector<16xf32>
                        %v_224 = arith.divui %i_117, %c_14 : index
                        %v_225 = arith.muli %v_224, %c_6 : index
                        %v_226 = arith.addi %v_225, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_226], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_227 = arith.divui %i_117, %c_15 : index
                        %v_228 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_227] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_229 = arith.extf %v_228 : vector<2xbf16> to vector<2xf32>
                        %v_230 = arith.divui %i_117, %c_15 : index
                        %v_231 = vector.load %expert_gate_up.biases[%v_71, %v_116, %v_230] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_232 = arith.extf %v_231 : vector<2xbf16> to vector<2xf32>
                        %v_233 = arith.divui %i_117, %c_0 : index
                        %v_234 = arith.muli %v_233, %c_1 : index
                        %v_235 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_234] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_236 = vector.shuffle %v_229, %v_229 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_237 = vector.shuffle %v_229, %v_229 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_238 = vector.shuffle %v_232, %v_232 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_239 = vector.shuffle %v_237, %v_238 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_240 = vector.bitcast %v_235 : vector<16xi32> to vector<32xi16>
                        %v_241 = arith.shli %v_240, %c_18 : vector<32xi16>
                        %v_242 = arith.andi %v_241, %c_19 : vector<32xi16>
                        %v_243 = arith.ori %v_242, %c_20 : vector<32xi16>
                        %v_244 = vector.bitcast %v_243 : vector<32xi16> to vector<32xbf16>
                        %v_245 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_244, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_246 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_244, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_247 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_244, %v_141) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_248 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_244, %v_148) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_249 = arith.shrui %v_240, %c_21 : vector<32xi16>
                        %v_250 = arith.andi %v_249, %c_19 : vector<32xi16>
                        %v_251 = arith.ori %v_250, %c_20 : vector<32xi16>
                        %v_252 = vector.bitcast %v_251 : vector<32xi16> to vector<32xbf16>
                        %v_253 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_245, %v_252, %v_129) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_254 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_246, %v_252, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_255 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_247, %v_252, %v_143) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_256 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_248, %v_252, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_257 = arith.shrui %v_240, %c_22 : vector<32xi16>
                        %v_258 = arith.andi %v_257, %c_19 : vector<32xi16>
                        %v_259 = arith.ori %v_258, %c_20 : vector<32xi16>
                        %v_260 = vector.bitcast %v_259 : vector<32xi16> to vector<32xbf16>
                        %v_261 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_253, %v_260, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_262 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_254, %v_260, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_263 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_255, %v_260, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_264 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_256, %v_260, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_265 = arith.shrui %v_240, %c_23 : vector<32xi16>
                        %v_266 = arith.andi %v_265, %c_19 : vector<32xi16>
                        %v_267 = arith.ori %v_266, %c_20 : vector<32xi16>
                        %v_268 = vector.bitcast %v_267 : vector<32xi16> to vector<32xbf16>
                        %v_269 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_261, %v_268, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_270 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_262, %v_268, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_271 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_263, %v_268, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_272 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_264, %v_268, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_273 = math.fma %v_269, %v_236, %carry_123 : vector<16xf32>
                        %acc_274 = math.fma %v_270, %v_236, %carry_124 : vector<16xf32>
                        %acc_275 = math.fma %v_271, %v_236, %carry_125 : vector<16xf32>
                        %acc_276 = math.fma %v_272, %v_236, %carry_126 : vector<16xf32>
                        %acc_277 = math.fma %v_239, %v_157, %acc_273 : vector<16xf32>
                        %acc_278 = math.fma %v_239, %v_160, %acc_274 : vector<16xf32>
                        %acc_279 = math.fma %v_239, %v_163, %acc_275 : vector<16xf32>
                        %acc_280 = math.fma %v_239, %v_166, %acc_276 : vector<16xf32>
                        scf.yield %acc_220, %acc_221, %acc_222, %acc_223, %acc_277, %acc_278, %acc_279, %acc_280 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_118#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#5, %sums[%c_24, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#6, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#7, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_281 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_281 {
                      %v_282 = memref.load %group[%c_3] : memref<5xi32>
                      %v_283 = arith.index_cast %v_282 : i32 to index
                      %v_284 = memref.load %group[%c_2] : memref<5xi32>
                      %v_285 = arith.index_cast %v_284 : i32 to index
                      %v_286 = arith.divui %v_283, %c_11 : index
                      %v_287 = arith.divui %v_285, %c_11 : index
                      %v_288 = arith.addi %i_102, %c_8 : index
                      %loop_290:4 = scf.for %i_289 = %c_3 to %c_13 step %c_14 iter_args(%carry_291 = %c_12, %carry_292 = %c_12, %carry_293 = %c_12, %carry_294 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_295 = vector.load %x_lanes[%v_286, %i_289] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_296 = arith.addi %i_289, %c_0 : index
                        %v_297 = vector.load %x_lanes[%v_286, %v_296] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_298 = arith.addi %i_289, %c_15 : index
                        %v_299 = vector.load %x_lanes[%v_286, %v_298] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_300 = arith.addi %i_289, %c_16 : index
                        %v_301 = vector.load %x_lanes[%v_286, %v_300] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_302 = vector.load %x_lanes[%v_287, %i_289] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_303 = arith.addi %i_289, %c_0 : index
                        %v_304 = vector.load %x_lanes[%v_287, %v_303] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_305 = arith.addi %i_289, %c_15 : index
                        %v_306 = vector.load %x_lanes[%v_287, %v_305] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_307 = arith.addi %i_289, %c_16 : index
                        %v_308 = vector.load %x_lanes[%v_287, %v_307] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_309 = arith.divui %i_289, %c_14 : index
                        %v_310 = arith.muli %v_309, %c_6 : index
                        %v_311 = vector.load %x_sums[%v_286, %v_310] : memref<?x256xf32>, vector<16xf32>
                        %v_312 = arith.divui %i_289, %c_14 : index
                        %v_313 = arith.muli %v_312, %c_6 : index
                        %v_314 = vector.load %x_sums[%v_287, %v_313] : memref<?x256xf32>, vector<16xf32>
                        %v_315 = arith.divui %i_289, %c_14 : index
                        %v_316 = arith.muli %v_315, %c_6 : index
                        %v_317 = arith.addi %v_316, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_317], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_318 = arith.divui %i_289, %c_15 : index
                        %v_319 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_318] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_320 = arith.extf %v_319 : vector<2xbf16> to vector<2xf32>
                        %v_321 = arith.divui %i_289, %c_15 : index
                        %v_322 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_321] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_323 = arith.extf %v_322 : vector<2xbf16> to vector<2xf32>
                        %v_324 = arith.divui %i_289, %c_0 : index
                        %v_325 = arith.muli %v_324, %c_1 : index
                        %v_326 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_325] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_327 = vector.shuffle %v_320, %v_320 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_328 = vector.shuffle %v_320, %v_320 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_329 = vector.shuffle %v_323, %v_323 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_330 = vector.shuffle %v_328, %v_329 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_331 = vector.bitcast %v_326 : vector<16xi32> to vector<32xi16>
                        %v_332 = arith.shli %v_331, %c_18 : vector<32xi16>
                        %v_333 = arith.andi %v_332, %c_19 : vector<32xi16>
                        %v_334 = arith.ori %v_333, %c_20 : vector<32xi16>
                        %v_335 = vector.bitcast %v_334 : vector<32xi16> to vector<32xbf16>
                        %v_336 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_335, %v_295) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_337 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_335, %v_302) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_338 = arith.shrui %v_331, %c_21 : vector<32xi16>
                        %v_339 = arith.andi %v_338, %c_19 : vector<32xi16>
                        %v_340 = arith.ori %v_339, %c_20 : vector<32xi16>
                        %v_341 = vector.bitcast %v_340 : vector<32xi16> to vector<32xbf16>
                        %v_342 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_336, %v_341, %v_297) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_343 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_337, %v_341, %v_304) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_344 = arith.shrui %v_331, %c_22 : vector<32xi16>
                        %v_345 = arith.andi %v_344, %c_19 : vector<32xi16>
                        %v_346 = arith.ori %v_345, %c_20 : vector<32xi16>
                        %v_347 = vector.bitcast %v_346 : vector<32xi16> to vector<32xbf16>
                        %v_348 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_342, %v_347, %v_299) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_349 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_343, %v_347, %v_306) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_350 = arith.shrui %v_331, %c_23 : vector<32xi16>
                        %v_351 = arith.andi %v_350, %c_19 : vector<32xi16>
                        %v_352 = arith.ori %v_351, %c_20 : vector<32xi16>
                        %v_353 = vector.bitcast %v_352 : vector<32xi16> to vector<32xbf16>
                        %v_354 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_348, %v_353, %v_301) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_355 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_349, %v_353, %v_308) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_356 = math.fma %v_354, %v_327, %carry_291 : vector<16xf32>
                        %acc_357 = math.fma %v_355, %v_327, %carry_292 : vector<16xf32>
                        %acc_358 = math.fma %v_330, %v_311, %acc_356 : vector<16xf32>
                        %acc_359 = math.fma %v_330, %v_314, %acc_357 : vector<16xf32>
                        %v_360 = arith.divui %i_289, %c_14 : index
                        %v_361 = arith.muli %v_360, %c_6 : index
                        %v_362 = arith.addi %v_361, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_288, %v_362], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_363 = arith.divui %i_289, %c_15 : index
                        %v_364 = vector.load %expert_gate_up.scales[%v_71, %v_288, %v_363] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_365 = arith.extf %v_364 : vector<2xbf16> to vector<2xf32>
                        %v_366 = arith.divui %i_289, %c_15 : index
                        %v_367 = vector.load %expert_gate_up.biases[%v_71, %v_288, %v_366] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_368 = arith.extf %v_367 : vector<2xbf16> to vector<2xf32>
                        %v_369 = arith.divui %i_289, %c_0 : index
                        %v_370 = arith.muli %v_369, %c_1 : index
                        %v_371 = vector.load %expert_gate_up.codes[%v_71, %v_288, %v_370] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_372 = vector.shuffle %v_365, %v_365 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_373 = vector.shuffle %v_365, %v_365 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_374 = vector.shuffle %v_368, %v_368 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_375 = vector.shuffle %v_373, %v_374 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_376 = vector.bitcast %v_371 : vector<16xi32> to vector<32xi16>
                        %v_377 = arith.shli %v_376, %c_18 : vector<32xi16>
                        %v_378 = arith.andi %v_377, %c_19 : vector<32xi16>
                        %v_379 = arith.ori %v_378, %c_20 : vector<32xi16>
                        %v_380 = vector.bitcast %v_379 : vector<32xi16> to vector<32xbf16>
                        %v_381 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_380, %v_295) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_382 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_380, %v_302) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_383 = arith.shrui %v_376, %c_21 : vector<32xi16>
                        %v_384 = arith.andi %v_383, %c_19 : vector<32xi16>
                        %v_385 = arith.ori %v_384, %c_20 : vector<32xi16>
                        %v_386 = vector.bitcast %v_385 : vector<32xi16> to vector<32xbf16>
                        %v_387 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_381, %v_386, %v_297) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_388 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_382, %v_386, %v_304) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_389 = arith.shrui %v_376, %c_22 : vector<32xi16>
                        %v_390 = arith.andi %v_389, %c_19 : vector<32xi16>
                        %v_391 = arith.ori %v_390, %c_20 : vector<32xi16>
                        %v_392 = vector.bitcast %v_391 : vector<32xi16> to vector<32xbf16>
                        %v_393 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_387, %v_392, %v_299) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_394 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_388, %v_392, %v_306) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_395 = arith.shrui %v_376, %c_23 : vector<32xi16>
                        %v_396 = arith.andi %v_395, %c_19 : vector<32xi16>
                        %v_397 = arith.ori %v_396, %c_20 : vector<32xi16>
                        %v_398 = vector.bitcast %v_397 : vector<32xi16> to vector<32xbf16>
                        %v_399 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_393, %v_398, %v_301) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_400 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_394, %v_398, %v_308) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_401 = math.fma %v_399, %v_372, %carry_293 : vector<16xf32>
                        %acc_402 = math.fma %v_400, %v_372, %carry_294 : vector<16xf32>
                        %acc_403 = math.fma %v_375, %v_311, %acc_401 : vector<16xf32>
                        %acc_404 = math.fma %v_375, %v_314, %acc_402 : vector<16xf32>
                        scf.yield %acc_358, %acc_359, %acc_403, %acc_404 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_290#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_290#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_290#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_290#3, %sums[%c_24, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_405 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_405 {
                      %v_406 = memref.load %group[%c_3] : memref<5xi32>
                      %v_407 = arith.index_cast %v_406 : i32 to index
                      %v_408 = arith.divui %v_407, %c_11 : index
                      %v_409 = arith.addi %i_102, %c_8 : index
                      %loop_411:2 = scf.for %i_410 = %c_3 to %c_13 step %c_14 iter_args(%carry_412 = %c_12, %carry_413 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_414 = vector.load %x_lanes[%v_408, %i_410] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_415 = arith.addi %i_410, %c_0 : index
                        %v_416 = vector.load %x_lanes[%v_408, %v_415] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_417 = arith.addi %i_410, %c_15 : index
                        %v_418 = vector.load %x_lanes[%v_408, %v_417] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_419 = arith.addi %i_410, %c_16 : index
                        %v_420 = vector.load %x_lanes[%v_408, %v_419] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_421 = arith.divui %i_410, %c_14 : index
                        %v_422 = arith.muli %v_421, %c_6 : index
                        %v_423 = vector.load %x_sums[%v_408, %v_422] : memref<?x256xf32>, vector<16xf32>
                        %v_424 = arith.divui %i_410, %c_14 : index
                        %v_425 = arith.muli %v_424, %c_6 : index
                        %v_426 = arith.addi %v_425, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_426], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_427 = arith.divui %i_410, %c_15 : index
                        %v_428 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_427] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_429 = arith.extf %v_428 : vector<2xbf16> to vector<2xf32>
                        %v_430 = arith.divui %i_410, %c_15 : index
                        %v_431 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_430] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_432 = arith.extf %v_431 : vector<2xbf16> to vector<2xf32>
                        %v_433 = arith.divui %i_410, %c_0 : index
                        %v_434 = arith.muli %v_433, %c_1 : index
                        %v_435 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_434] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_436 = vector.shuffle %v_429, %v_429 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_437 = vector.shuffle %v_429, %v_429 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_438 = vector.shuffle %v_432, %v_432 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_439 = vector.shuffle %v_437, %v_438 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_440 = vector.bitcast %v_435 : vector<16xi32> to vector<32xi16>
                        %v_441 = arith.shli %v_440, %c_18 : vector<32xi16>
                        %v_442 = arith.andi %v_441, %c_19 : vector<32xi16>
                        %v_443 = arith.ori %v_442, %c_20 : vector<32xi16>
                        %v_444 = vector.bitcast %v_443 : vector<32xi16> to vector<32xbf16>
                        %v_445 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_444, %v_414) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_446 = arith.shrui %v_440, %c_21 : vector<32xi16>
                        %v_447 = arith.andi %v_446, %c_19 : vector<32xi16>
                        %v_448 = arith.ori %v_447, %c_20 : vector<32xi16>
                        %v_449 = vector.bitcast %v_448 : vector<32xi16> to vector<32xbf16>
                        %v_450 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_445, %v_449, %v_416) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_451 = arith.shrui %v_440, %c_22 : vector<32xi16>
                        %v_452 = arith.andi %v_451, %c_19 : vector<32xi16>
                        %v_453 = arith.ori %v_452, %c_20 : vector<32xi16>
                        %v_454 = vector.bitcast %v_453 : vector<32xi16> to vector<32xbf16>
                        %v_455 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_450, %v_454, %v_418) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_456 = arith.shrui %v_440, %c_23 : vector<32xi16>
                        %v_457 = arith.andi %v_456, %c_19 : vector<32xi16>
                        %v_458 = arith.ori %v_457, %c_20 : vector<32xi16>
                        %v_459 = vector.bitcast %v_458 : vector<32xi16> to vector<32xbf16>
                        %v_460 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_455, %v_459, %v_420) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_461 = math.fma %v_460, %v_436, %carry_412 : vector<16xf32>
                        %acc_462 = math.fma %v_439, %v_423, %acc_461 : vector<16xf32>
                        %v_463 = arith.divui %i_410, %c_14 : index
                        %v_464 = arith.muli %v_463, %c_6 : index
                        %v_465 = arith.addi %v_464, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_409, %v_465], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_466 = arith.divui %i_410, %c_15 : index
                        %v_467 = vector.load %expert_gate_up.scales[%v_71, %v_409, %v_466] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_468 = arith.extf %v_467 : vector<2xbf16> to vector<2xf32>
                        %v_469 = arith.divui %i_410, %c_15 : index
                        %v_470 = vector.load %expert_gate_up.biases[%v_71, %v_409, %v_469] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_471 = arith.extf %v_470 : vector<2xbf16> to vector<2xf32>
                        %v_472 = arith.divui %i_410, %c_0 : index
                        %v_473 = arith.muli %v_472, %c_1 : index
                        %v_474 = vector.load %expert_gate_up.codes[%v_71, %v_409, %v_473] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_475 = vector.shuffle %v_468, %v_468 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_476 = vector.shuffle %v_468, %v_468 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_477 = vector.shuffle %v_471, %v_471 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_478 = vector.shuffle %v_476, %v_477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_479 = vector.bitcast %v_474 : vector<16xi32> to vector<32xi16>
                        %v_480 = arith.shli %v_479, %c_18 : vector<32xi16>
                        %v_481 = arith.andi %v_480, %c_19 : vector<32xi16>
                        %v_482 = arith.ori %v_481, %c_20 : vector<32xi16>
                        %v_483 = vector.bitcast %v_482 : vector<32xi16> to vector<32xbf16>
                        %v_484 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_483, %v_414) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_485 = arith.shrui %v_479, %c_21 : vector<32xi16>
                        %v_486 = arith.andi %v_485, %c_19 : vector<32xi16>
                        %v_487 = arith.ori %v_486, %c_20 : vector<32xi16>
                        %v_488 = vector.bitcast %v_487 : vector<32xi16> to vector<32xbf16>
                        %v_489 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_484, %v_488, %v_416) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_490 = arith.shrui %v_479, %c_22 : vector<32xi16>
                        %v_491 = arith.andi %v_490, %c_19 : vector<32xi16>
                        %v_492 = arith.ori %v_491, %c_20 : vector<32xi16>
                        %v_493 = vector.bitcast %v_492 : vector<32xi16> to vector<32xbf16>
                        %v_494 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_489, %v_493, %v_418) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_495 = arith.shrui %v_479, %c_23 : vector<32xi16>
                        %v_496 = arith.andi %v_495, %c_19 : vector<32xi16>
                        %v_497 = arith.ori %v_496, %c_20 : vector<32xi16>
                        %v_498 = vector.bitcast %v_497 : vector<32xi16> to vector<32xbf16>
                        %v_499 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_494, %v_498, %v_420) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_500 = math.fma %v_499, %v_475, %carry_413 : vector<16xf32>
                        %acc_501 = math.fma %v_478, %v_423, %acc_500 : vector<16xf32>
                        scf.yield %acc_462, %acc_501 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_411#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_411#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_502 = %c_3 to %v_91 step %c_2 {
                      %v_503 = memref.load %group[%i_502] : memref<5xi32>
                      %v_504 = arith.index_cast %v_503 : i32 to index
                      %v_505 = vector.load %sums[%i_502, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_506 = vector.shuffle %v_505, %v_505 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_507 = vector.shuffle %v_505, %v_505 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                      %v_519 = arith.addi %i_502, %c_1 : index
                      %v_520 = vector.load %sums[%v_519, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_521 = vector.shuffle %v_520, %v_520 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_522 = vector.shuffle %v_520, %v_520 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_523 = arith.addf %v_521, %v_522 : vector<8xf32>
                      %v_524 = vector.shuffle %v_523, %v_523 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_525 = vector.shuffle %v_523, %v_523 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_526 = arith.addf %v_524, %v_525 : vector<4xf32>
                      %v_527 = vector.shuffle %v_526, %v_526 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_528 = vector.shuffle %v_526, %v_526 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_529 = arith.addf %v_527, %v_528 : vector<2xf32>
                      %v_530 = vector.shuffle %v_529, %v_529 [0] : vector<2xf32>, vector<2xf32>
                      %v_531 = vector.shuffle %v_529, %v_529 [1] : vector<2xf32>, vector<2xf32>
                      %v_532 = arith.addf %v_530, %v_531 : vector<1xf32>
                      %sum_533 = vector.extract %v_532[0] : f32 from vector<1xf32>
                      %v_534 = arith.subf %c_27, %sum_518 : f32
                      %is_535 = arith.cmpf ogt, %v_534, %c_28 : f32
                      %v_536 = arith.select %is_535, %c_28, %v_534 : f32
                      %is_537 = arith.cmpf olt, %v_536, %c_29 : f32
                      %v_538 = arith.select %is_537, %c_29, %v_536 : f32
                      %v_539 = arith.mulf %v_538, %c_30 : f32
                      %v_540 = math.roundeven %v_539 : f32
                      %acc_541 = math.fma %v_540, %c_31, %v_538 : f32
                      %acc_542 = math.fma %v_540, %c_32, %acc_541 : f32
                      %acc_543 = math.fma %c_33, %acc_542, %c_34 : f32
                      %acc_544 = math.fma %acc_543, %acc_542, %c_35 : f32
                      %acc_545 = math.fma %acc_544, %acc_542, %c_36 : f32
                      %acc_546 = math.fma %acc_545, %acc_542, %c_37 : f32
                      %acc_547 = math.fma %acc_546, %acc_542, %c_38 : f32
                      %acc_548 = math.fma %acc_547, %acc_542, %c_39 : f32
                      %acc_549 = math.fma %acc_548, %acc_542, %c_39 : f32
                      %v_550 = arith.fptosi %v_540 : f32 to i32
                      %v_551 = arith.shrsi %v_550, %c_40 : i32
                      %v_552 = arith.subi %v_550, %v_551 : i32
                      %v_553 = arith.addi %v_551, %c_42 : i32
                      %v_554 = arith.shli %v_553, %c_41 : i32
                      %v_555 = arith.bitcast %v_554 : i32 to f32
                      %v_556 = arith.mulf %acc_549, %v_555 : f32
                      %v_557 = arith.addi %v_552, %c_42 : i32
                      %v_558 = arith.shli %v_557, %c_41 : i32
                      %v_559 = arith.bitcast %v_558 : i32 to f32
                      %v_560 = arith.mulf %v_556, %v_559 : f32
                      %v_561 = arith.addf %v_560, %c_39 : f32
                      %v_562 = arith.divf %c_39, %v_561 : f32
                      %v_563 = arith.mulf %sum_518, %v_562 : f32
                      %v_564 = arith.mulf %v_563, %sum_533 : f32
                      %v_565 = arith.truncf %v_564 : f32 to bf16
                      memref.store %v_565, %hidden[%v_504, %i_102] : memref<?x1024xbf16>
                    }
                  }
                }
                %v_566 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_566 : index
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
        %c_17 = arith.constant dense<3> : vector<32xi16>
        %c_18 = arith.constant dense<120> : vector<32xi16>
        %c_19 = arith.constant dense<[16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768]> : vector<32xi16>
        %c_20 = arith.constant dense<1> : vector<32xi16>
        %c_21 = arith.constant dense<5> : vector<32xi16>
        %c_22 = arith.constant dense<9> : vector<32xi16>
        %c_23 = arith.constant 5 : index
        %c_24 = arith.constant 6 : index
        %c_25 = arith.constant 7 : index
        %c_26 = arith.constant 8 : index
        %c_27 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_28 = arith.constant dense<1> : vector<16xi32>
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_3] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_3] : !stream.binding -> memref<?x128xf32>{%assignments}
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
                          %v_154 = vector.load %hidden_sums[%v_107, %v_153] : memref<?x128xf32>, vector<16xf32>
                          %v_155 = arith.divui %i_114, %c_9 : index
                          %v_156 = arith.muli %v_155, %c_7 : index
                          %v_157 = vector.load %hidden_sums[%v_109, %v_156] : memref<?x128xf32>, vector<16xf32>
                          %v_158 = arith.divui %i_114, %c_9 : index
                          %v_159 = arith.muli %v_158, %c_7 : index
                          %v_160 = vector.load %hidden_sums[%v_111, %v_159] : memref<?x128xf32>, vector<16xf32>
                          %v_161 = arith.divui %i_114, %c_9 : index
                          %v_162 = arith.muli %v_161, %c_7 : index
                          %v_163 = vector.load %hidden_sums[%v_113, %v_162] : memref<?x128xf32>, vector<16xf32>
                          %v_164 = arith.divui %i_114, %c_9 : index
                          %v_165 = arith.muli %v_164, %c_7 : index
                          %v_166 = arith.addi %v_165, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_166], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_167 = arith.divui %i_114, %c_0 : index
                          %v_168 = vector.load %expert_down.scales[%v_70, %i_102, %v_167] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_169 = arith.extf %v_168 : vector<2xbf16> to vector<2xf32>
                          %v_170 = arith.divui %i_114, %c_0 : index
                          %v_171 = vector.load %expert_down.biases[%v_70, %i_102, %v_170] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_172 = arith.extf %v_171 : vector<2xbf16> to vector<2xf32>
                          %v_173 = arith.divui %i_114, %c_5 : index
                          %v_174 = arith.muli %v_173, %c_1 : index
                          %v_175 = vector.load %expert_down.codes[%v_70, %i_102, %v_174] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_176 = vector.shuffle %v_169, %v_169 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_177 = vector.shuffle %v_169, %v_169 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_178 = vector.shuffle %v_172, %v_172 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_179 = vector.shuffle %v_177, %v_178 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_180 = vector.bitcast %v_175 : vector<16xi32> to vector<32xi16>
                          %v_181 = arith.shli %v_180, %c_17 : vector<32xi16>
                          %v_182 = arith.andi %v_181, %c_18 : vector<32xi16>
                          %v_183 = arith.ori %v_182, %c_19 : vector<32xi16>
                          %v_184 = vector.bitcast %v_183 : vector<32xi16> to vector<32xbf16>
                          %v_185 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_184, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_186 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_184, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_187 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_184, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_188 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_184, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_189 = arith.shrui %v_180, %c_20 : vector<32xi16>
                          %v_190 = arith.andi %v_189, %c_18 : vector<32xi16>
                          %v_191 = arith.ori %v_190, %c_19 : vector<32xi16>
                          %v_192 = vector.bitcast %v_191 : vector<32xi16> to vector<32xbf16>
                          %v_193 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_185, %v_192, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_194 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_186, %v_192, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_195 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_187, %v_192, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_196 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_188, %v_192, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_197 = arith.shrui %v_180, %c_21 : vector<32xi16>
                          %v_198 = arith.andi %v_197, %c_18 : vector<32xi16>
                          %v_199 = arith.ori %v_198, %c_19 : vector<32xi16>
                          %v_200 = vector.bitcast %v_199 : vector<32xi16> to vector<32xbf16>
                          %v_201 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_193, %v_200, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_202 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_194, %v_200, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_203 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_195, %v_200, %v_142) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_204 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_196, %v_200, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_205 = arith.shrui %v_180, %c_22 : vector<32xi16>
                          %v_206 = arith.andi %v_205, %c_18 : vector<32xi16>
                          %v_207 = arith.ori %v_206, %c_19 : vector<32xi16>
                          %v_208 = vector.bitcast %v_207 : vector<32xi16> to vector<32xbf16>
                          %v_209 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_201, %v_208, %v_130) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_210 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_202, %v_208, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_211 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_203, %v_208, %v_144) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_212 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_204, %v_208, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_213 = math.fma %v_209, %v_176, %carry_116 : vector<16xf32>
                          %acc_214 = math.fma %v_210, %v_176, %carry_117 : vector<16xf32>
                          %acc_215 = math.fma %v_211, %v_176, %carry_118 : vector<16xf32>
                          %acc_216 = math.fma %v_212, %v_176, %carry_119 : vector<16xf32>
                          %acc_217 = math.fma %v_179, %v_154, %acc_213 : vector<16xf32>
                          %acc_218 = math.fma %v_179, %v_157, %acc_214 : vector<16xf32>
                          %acc_219 = math.fma %v_179, %v_160, %acc_215 : vector<16xf32>
                          %acc_220 = math.fma %v_179, %v_163, %acc_216 : vector<16xf32>
                          %v_221 = arith.divui %i_114, %c_9 : index
                          %v_222 = arith.muli %v_221, %c_7 : index
                          %v_223 = arith.addi %v_222, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_223], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_224 = arith.divui %i_114, %c_0 : index
                          %v_225 = vector.load %expert_down.scales[%v_70, %v_104, %v_224] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_226 = arith.extf %v_225 : vector<2xbf16> to vector<2xf32>
                          %v_227 = arith.divui %i_114, %c_0 : index
                          %v_228 = vector.load %expert_down.biases[%v_70, %v_104, %v_227] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_229 = arith.extf %v_228 : vector<2xbf16> to vector<2xf32>
                          %v_230 = arith.divui %i_114, %c_5 : index
                          %v_231 = arith.muli %v_230, %c_1 : index
                          %v_232 = vector.load %expert_down.codes[%v_70, %v_104, %v_231] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_233 = vector.shuffle %v_226, %v_226 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_234 = vector.shuffle %v_226, %v_226 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_235 = vector.shuffle %v_229, %v_229 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_236 = vector.shuffle %v_234, %v_235 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_237 = vector.bitcast %v_232 : vector<16xi32> to vector<32xi16>
                          %v_238 = arith.shli %v_237, %c_17 : vector<32xi16>
                          %v_239 = arith.andi %v_238, %c_18 : vector<32xi16>
                          %v_240 = arith.ori %v_239, %c_19 : vector<32xi16>
                          %v_241 = vector.bitcast %v_240 : vector<32xi16> to vector<32xbf16>
                          %v_242 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_241, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_243 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_241, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_244 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_241, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_245 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_241, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_246 = arith.shrui %v_237, %c_20 : vector<32xi16>
                          %v_247 = arith.andi %v_246, %c_18 : vector<32xi16>
                          %v_248 = arith.ori %v_247, %c_19 : vector<32xi16>
                          %v_249 = vector.bitcast %v_248 : vector<32xi16> to vector<32xbf16>
                          %v_250 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_242, %v_249, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_251 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_243, %v_249, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_252 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_244, %v_249, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_253 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_245, %v_249, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_254 = arith.shrui %v_237, %c_21 : vector<32xi16>
                          %v_255 = arith.andi %v_254, %c_18 : vector<32xi16>
                          %v_256 = arith.ori %v_255, %c_19 : vector<32xi16>
                          %v_257 = vector.bitcast %v_256 : vector<32xi16> to vector<32xbf16>
                          %v_258 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_250, %v_257, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_259 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_251, %v_257, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_260 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_252, %v_257, %v_142) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_261 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_253, %v_257, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_262 = arith.shrui %v_237, %c_22 : vector<32xi16>
                          %v_263 = arith.andi %v_262, %c_18 : vector<32xi16>
                          %v_264 = arith.ori %v_263, %c_19 : vector<32xi16>
                          %v_265 = vector.bitcast %v_264 : vector<32xi16> to vector<32xbf16>
                          %v_266 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_258, %v_265, %v_130) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_267 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_259, %v_265, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_268 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_260, %v_265, %v_144) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_269 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_261, %v_265, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_270 = math.fma %v_266, %v_233, %carry_120 : vector<16xf32>
                          %acc_271 = math.fma %v_267, %v_233, %carry_121 : vector<16xf32>
                          %acc_272 = math.fma %v_268, %v_233, %carry_122 : vector<16xf32>
                          %acc_273 = math.fma %v_269, %v_233, %carry_123 : vector<16xf32>
                          %acc_274 = math.fma %v_236, %v_154, %acc_270 : vector<16xf32>
                          %acc_275 = math.fma %v_236, %v_157, %acc_271 : vector<16xf32>
                          %acc_276 = math.fma %v_236, %v_160, %acc_272 : vector<16xf32>
                          %acc_277 = math.fma %v_236, %v_163, %acc_273 : vector<16xf32>
                          scf.yield %acc_217, %acc_218, %acc_219, %acc_220, %acc_274, %acc_275, %acc_276, %acc_277 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_115#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#5, %sums[%c_23, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#6, %sums[%c_24, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#7, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_278 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_278 {
                        %v_279 = memref.load %group[%c_3] : memref<5xi32>
                        %v_280 = arith.index_cast %v_279 : i32 to index
                        %v_281 = memref.load %group[%c_2] : memref<5xi32>
                        %v_282 = arith.index_cast %v_281 : i32 to index
                        %loop_284:4 = scf.for %i_283 = %c_3 to %c_14 step %c_9 iter_args(%carry_285 = %c_13, %carry_286 = %c_13, %carry_287 = %c_13, %carry_288 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_289 = vector.load %hidden_lanes[%v_280, %i_283] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_290 = arith.addi %i_283, %c_5 : index
                          %v_291 = vector.load %hidden_lanes[%v_280, %v_290] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_292 = arith.addi %i_283, %c_0 : index
                          %v_293 = vector.load %hidden_lanes[%v_280, %v_292] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_294 = arith.addi %i_283, %c_15 : index
                          %v_295 = vector.load %hidden_lanes[%v_280, %v_294] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_296 = vector.load %hidden_lanes[%v_282, %i_283] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_297 = arith.addi %i_283, %c_5 : index
                          %v_298 = vector.load %hidden_lanes[%v_282, %v_297] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_299 = arith.addi %i_283, %c_0 : index
                          %v_300 = vector.load %hidden_lanes[%v_282, %v_299] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_301 = arith.addi %i_283, %c_15 : index
                          %v_302 = vector.load %hidden_lanes[%v_282, %v_301] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_303 = arith.divui %i_283, %c_9 : index
                          %v_304 = arith.muli %v_303, %c_7 : index
                          %v_305 = vector.load %hidden_sums[%v_280, %v_304] : memref<?x128xf32>, vector<16xf32>
                          %v_306 = arith.divui %i_283, %c_9 : index
                          %v_307 = arith.muli %v_306, %c_7 : index
                          %v_308 = vector.load %hidden_sums[%v_282, %v_307] : memref<?x128xf32>, vector<16xf32>
                          %v_309 = arith.divui %i_283, %c_9 : index
                          %v_310 = arith.muli %v_309, %c_7 : index
                          %v_311 = arith.addi %v_310, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_311], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_312 = arith.divui %i_283, %c_0 : index
                          %v_313 = vector.load %expert_down.scales[%v_70, %i_102, %v_312] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_314 = arith.extf %v_313 : vector<2xbf16> to vector<2xf32>
                          %v_315 = arith.divui %i_283, %c_0 : index
                          %v_316 = vector.load %expert_down.biases[%v_70, %i_102, %v_315] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_317 = arith.extf %v_316 : vector<2xbf16> to vector<2xf32>
                          %v_318 = arith.divui %i_283, %c_5 : index
                          %v_319 = arith.muli %v_318, %c_1 : index
                          %v_320 = vector.load %expert_down.codes[%v_70, %i_102, %v_319] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_321 = vector.shuffle %v_314, %v_314 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_322 = vector.shuffle %v_314, %v_314 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_323 = vector.shuffle %v_317, %v_317 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_324 = vector.shuffle %v_322, %v_323 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_325 = vector.bitcast %v_320 : vector<16xi32> to vector<32xi16>
                          %v_326 = arith.shli %v_325, %c_17 : vector<32xi16>
                          %v_327 = arith.andi %v_326, %c_18 : vector<32xi16>
                          %v_328 = arith.ori %v_327, %c_19 : vector<32xi16>
                          %v_329 = vector.bitcast %v_328 : vector<32xi16> to vector<32xbf16>
                          %v_330 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_329, %v_289) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_331 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_329, %v_296) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_332 = arith.shrui %v_325, %c_20 : vector<32xi16>
                          %v_333 = arith.andi %v_332, %c_18 : vector<32xi16>
                          %v_334 = arith.ori %v_333, %c_19 : vector<32xi16>
                          %v_335 = vector.bitcast %v_334 : vector<32xi16> to vector<32xbf16>
                          %v_336 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_330, %v_335, %v_291) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_337 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_331, %v_335, %v_298) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_338 = arith.shrui %v_325, %c_21 : vector<32xi16>
                          %v_339 = arith.andi %v_338, %c_18 : vector<32xi16>
                          %v_340 = arith.ori %v_339, %c_19 : vector<32xi16>
                          %v_341 = vector.bitcast %v_340 : vector<32xi16> to vector<32xbf16>
                          %v_342 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_336, %v_341, %v_293) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_343 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_337, %v_341, %v_300) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_344 = arith.shrui %v_325, %c_22 : vector<32xi16>
                          %v_345 = arith.andi %v_344, %c_18 : vector<32xi16>
                          %v_346 = arith.ori %v_345, %c_19 : vector<32xi16>
                          %v_347 = vector.bitcast %v_346 : vector<32xi16> to vector<32xbf16>
                          %v_348 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_342, %v_347, %v_295) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_349 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_343, %v_347, %v_302) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_350 = math.fma %v_348, %v_321, %carry_285 : vector<16xf32>
                          %acc_351 = math.fma %v_349, %v_321, %carry_286 : vector<16xf32>
                          %acc_352 = math.fma %v_324, %v_305, %acc_350 : vector<16xf32>
                          %acc_353 = math.fma %v_324, %v_308, %acc_351 : vector<16xf32>
                          %v_354 = arith.divui %i_283, %c_9 : index
                          %v_355 = arith.muli %v_354, %c_7 : index
                          %v_356 = arith.addi %v_355, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_356], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_357 = arith.divui %i_283, %c_0 : index
                          %v_358 = vector.load %expert_down.scales[%v_70, %v_104, %v_357] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_359 = arith.extf %v_358 : vector<2xbf16> to vector<2xf32>
                          %v_360 = arith.divui %i_283, %c_0 : index
                          %v_361 = vector.load %expert_down.biases[%v_70, %v_104, %v_360] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_362 = arith.extf %v_361 : vector<2xbf16> to vector<2xf32>
                          %v_363 = arith.divui %i_283, %c_5 : index
                          %v_364 = arith.muli %v_363, %c_1 : index
                          %v_365 = vector.load %expert_down.codes[%v_70, %v_104, %v_364] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_366 = vector.shuffle %v_359, %v_359 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_367 = vector.shuffle %v_359, %v_359 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_368 = vector.shuffle %v_362, %v_362 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_369 = vector.shuffle %v_367, %v_368 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_370 = vector.bitcast %v_365 : vector<16xi32> to vector<32xi16>
                          %v_371 = arith.shli %v_370, %c_17 : vector<32xi16>
                          %v_372 = arith.andi %v_371, %c_18 : vector<32xi16>
                          %v_373 = arith.ori %v_372, %c_19 : vector<32xi16>
                          %v_374 = vector.bitcast %v_373 : vector<32xi16> to vector<32xbf16>
                          %v_375 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_374, %v_289) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_376 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_374, %v_296) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_377 = arith.shrui %v_370, %c_20 : vector<32xi16>
                          %v_378 = arith.andi %v_377, %c_18 : vector<32xi16>
                          %v_379 = arith.ori %v_378, %c_19 : vector<32xi16>
                          %v_380 = vector.bitcast %v_379 : vector<32xi16> to vector<32xbf16>
                          %v_381 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_375, %v_380, %v_291) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_382 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_376, %v_380, %v_298) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_383 = arith.shrui %v_370, %c_21 : vector<32xi16>
                          %v_384 = arith.andi %v_383, %c_18 : vector<32xi16>
                          %v_385 = arith.ori %v_384, %c_19 : vector<32xi16>
                          %v_386 = vector.bitcast %v_385 : vector<32xi16> to vector<32xbf16>
                          %v_387 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_381, %v_386, %v_293) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_388 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_382, %v_386, %v_300) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_389 = arith.shrui %v_370, %c_22 : vector<32xi16>
                          %v_390 = arith.andi %v_389, %c_18 : vector<32xi16>
                          %v_391 = arith.ori %v_390, %c_19 : vector<32xi16>
                          %v_392 = vector.bitcast %v_391 : vector<32xi16> to vector<32xbf16>
                          %v_393 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_387, %v_392, %v_295) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_394 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_388, %v_392, %v_302) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_395 = math.fma %v_393, %v_366, %carry_287 : vector<16xf32>
                          %acc_396 = math.fma %v_394, %v_366, %carry_288 : vector<16xf32>
                          %acc_397 = math.fma %v_369, %v_305, %acc_395 : vector<16xf32>
                          %acc_398 = math.fma %v_369, %v_308, %acc_396 : vector<16xf32>
                          scf.yield %acc_352, %acc_353, %acc_397, %acc_398 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_284#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_284#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_284#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_284#3, %sums[%c_23, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_399 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_399 {
                        %v_400 = memref.load %group[%c_3] : memref<5xi32>
                        %v_401 = arith.index_cast %v_400 : i32 to index
                        %loop_403:2 = scf.for %i_402 = %c_3 to %c_14 step %c_9 iter_args(%carry_404 = %c_13, %carry_405 = %c_13) -> (vector<16xf32>, vector<16xf32>) {
                          %v_406 = vector.load %hidden_lanes[%v_401, %i_402] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_407 = arith.addi %i_402, %c_5 : index
                          %v_408 = vector.load %hidden_lanes[%v_401, %v_407] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_409 = arith.addi %i_402, %c_0 : index
                          %v_410 = vector.load %hidden_lanes[%v_401, %v_409] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_411 = arith.addi %i_402, %c_15 : index
                          %v_412 = vector.load %hidden_lanes[%v_401, %v_411] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_413 = arith.divui %i_402, %c_9 : index
                          %v_414 = arith.muli %v_413, %c_7 : index
                          %v_415 = vector.load %hidden_sums[%v_401, %v_414] : memref<?x128xf32>, vector<16xf32>
                          %v_416 = arith.divui %i_402, %c_9 : index
                          %v_417 = arith.muli %v_416, %c_7 : index
                          %v_418 = arith.addi %v_417, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_418], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_419 = arith.divui %i_402, %c_0 : index
                          %v_420 = vector.load %expert_down.scales[%v_70, %i_102, %v_419] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_421 = arith.extf %v_420 : vector<2xbf16> to vector<2xf32>
                          %v_422 = arith.divui %i_402, %c_0 : index
                          %v_423 = vector.load %expert_down.biases[%v_70, %i_102, %v_422] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_424 = arith.extf %v_423 : vector<2xbf16> to vector<2xf32>
                          %v_425 = arith.divui %i_402, %c_5 : index
                          %v_426 = arith.muli %v_425, %c_1 : index
                          %v_427 = vector.load %expert_down.codes[%v_70, %i_102, %v_426] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_428 = vector.shuffle %v_421, %v_421 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_429 = vector.shuffle %v_421, %v_421 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_430 = vector.shuffle %v_424, %v_424 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_431 = vector.shuffle %v_429, %v_430 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_432 = vector.bitcast %v_427 : vector<16xi32> to vector<32xi16>
                          %v_433 = arith.shli %v_432, %c_17 : vector<32xi16>
                          %v_434 = arith.andi %v_433, %c_18 : vector<32xi16>
                          %v_435 = arith.ori %v_434, %c_19 : vector<32xi16>
                          %v_436 = vector.bitcast %v_435 : vector<32xi16> to vector<32xbf16>
                          %v_437 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_436, %v_406) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_438 = arith.shrui %v_432, %c_20 : vector<32xi16>
                          %v_439 = arith.andi %v_438, %c_18 : vector<32xi16>
                          %v_440 = arith.ori %v_439, %c_19 : vector<32xi16>
                          %v_441 = vector.bitcast %v_440 : vector<32xi16> to vector<32xbf16>
                          %v_442 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_437, %v_441, %v_408) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_443 = arith.shrui %v_432, %c_21 : vector<32xi16>
                          %v_444 = arith.andi %v_443, %c_18 : vector<32xi16>
                          %v_445 = arith.ori %v_444, %c_19 : vector<32xi16>
                          %v_446 = vector.bitcast %v_445 : vector<32xi16> to vector<32xbf16>
                          %v_447 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_442, %v_446, %v_410) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_448 = arith.shrui %v_432, %c_22 : vector<32xi16>
                          %v_449 = arith.andi %v_448, %c_18 : vector<32xi16>
                          %v_450 = arith.ori %v_449, %c_19 : vector<32xi16>
                          %v_451 = vector.bitcast %v_450 : vector<32xi16> to vector<32xbf16>
                          %v_452 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_447, %v_451, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_453 = math.fma %v_452, %v_428, %carry_404 : vector<16xf32>
                          %acc_454 = math.fma %v_431, %v_415, %acc_453 : vector<16xf32>
                          %v_455 = arith.divui %i_402, %c_9 : index
                          %v_456 = arith.muli %v_455, %c_7 : index
                          %v_457 = arith.addi %v_456, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_457], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_458 = arith.divui %i_402, %c_0 : index
                          %v_459 = vector.load %expert_down.scales[%v_70, %v_104, %v_458] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_460 = arith.extf %v_459 : vector<2xbf16> to vector<2xf32>
                          %v_461 = arith.divui %i_402, %c_0 : index
                          %v_462 = vector.load %expert_down.biases[%v_70, %v_104, %v_461] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_463 = arith.extf %v_462 : vector<2xbf16> to vector<2xf32>
                          %v_464 = arith.divui %i_402, %c_5 : index
                          %v_465 = arith.muli %v_464, %c_1 : index
                          %v_466 = vector.load %expert_down.codes[%v_70, %v_104, %v_465] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_467 = vector.shuffle %v_460, %v_460 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_468 = vector.shuffle %v_460, %v_460 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_469 = vector.shuffle %v_463, %v_463 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_470 = vector.shuffle %v_468, %v_469 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_471 = vector.bitcast %v_466 : vector<16xi32> to vector<32xi16>
                          %v_472 = arith.shli %v_471, %c_17 : vector<32xi16>
                          %v_473 = arith.andi %v_472, %c_18 : vector<32xi16>
                          %v_474 = arith.ori %v_473, %c_19 : vector<32xi16>
                          %v_475 = vector.bitcast %v_474 : vector<32xi16> to vector<32xbf16>
                          %v_476 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_475, %v_406) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_477 = arith.shrui %v_471, %c_20 : vector<32xi16>
                          %v_478 = arith.andi %v_477, %c_18 : vector<32xi16>
                          %v_479 = arith.ori %v_478, %c_19 : vector<32xi16>
                          %v_480 = vector.bitcast %v_479 : vector<32xi16> to vector<32xbf16>
                          %v_481 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_476, %v_480, %v_408) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_482 = arith.shrui %v_471, %c_21 : vector<32xi16>
                          %v_483 = arith.andi %v_482, %c_18 : vector<32xi16>
                          %v_484 = arith.ori %v_483, %c_19 : vector<32xi16>
                          %v_485 = vector.bitcast %v_484 : vector<32xi16> to vector<32xbf16>
                          %v_486 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_481, %v_485, %v_410) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_487 = arith.shrui %v_471, %c_22 : vector<32xi16>
                          %v_488 = arith.andi %v_487, %c_18 : vector<32xi16>
                          %v_489 = arith.ori %v_488, %c_19 : vector<32xi16>
                          %v_490 = vector.bitcast %v_489 : vector<32xi16> to vector<32xbf16>
                          %v_491 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_486, %v_490, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_492 = math.fma %v_491, %v_467, %carry_405 : vector<16xf32>
                          %acc_493 = math.fma %v_470, %v_415, %acc_492 : vector<16xf32>
                          scf.yield %acc_454, %acc_493 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_403#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_403#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_494 = %c_3 to %v_91 step %c_2 {
                        %v_495 = memref.load %group[%i_494] : memref<5xi32>
                        %v_496 = arith.index_cast %v_495 : i32 to index
                        %v_497 = vector.load %sums[%i_494, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_498 = vector.shuffle %v_497, %v_497 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_499 = vector.shuffle %v_497, %v_497 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_500 = arith.addf %v_498, %v_499 : vector<8xf32>
                        %v_501 = vector.shuffle %v_500, %v_500 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_502 = vector.shuffle %v_500, %v_500 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_503 = arith.addf %v_501, %v_502 : vector<4xf32>
                        %v_504 = vector.shuffle %v_503, %v_503 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_505 = vector.shuffle %v_503, %v_503 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_506 = arith.addf %v_504, %v_505 : vector<2xf32>
                        %v_507 = vector.shuffle %v_506, %v_506 [0] : vector<2xf32>, vector<2xf32>
                        %v_508 = vector.shuffle %v_506, %v_506 [1] : vector<2xf32>, vector<2xf32>
                        %v_509 = arith.addf %v_507, %v_508 : vector<1xf32>
                        %sum_510 = vector.extract %v_509[0] : f32 from vector<1xf32>
                        %v_511 = arith.addi %i_494, %c_1 : index
                        %v_512 = vector.load %sums[%v_511, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_513 = vector.shuffle %v_512, %v_512 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_514 = vector.shuffle %v_512, %v_512 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_515 = arith.addf %v_513, %v_514 : vector<8xf32>
                        %v_516 = vector.shuffle %v_515, %v_515 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_517 = vector.shuffle %v_515, %v_515 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_518 = arith.addf %v_516, %v_517 : vector<4xf32>
                        %v_519 = vector.shuffle %v_518, %v_518 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_520 = vector.shuffle %v_518, %v_518 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_521 = arith.addf %v_519, %v_520 : vector<2xf32>
                        %v_522 = vector.shuffle %v_521, %v_521 [0] : vector<2xf32>, vector<2xf32>
                        %v_523 = vector.shuffle %v_521, %v_521 [1] : vector<2xf32>, vector<2xf32>
                        %v_524 = arith.addf %v_522, %v_523 : vector<1xf32>
                        %sum_525 = vector.extract %v_524[0] : f32 from vector<1xf32>
                        memref.store %sum_510, %outputs[%v_496, %i_102] : memref<?x2048xf32>
                        memref.store %sum_525, %outputs[%v_496, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_526 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_526 : index
                }
              }
            }
            %v_527 = arith.addi %v_55, %c_5 : index
            %v_528 = arith.minsi %v_527, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_529 = %c_3 to %tokens step %c_2 {
              %v_530 = arith.muli %i_529, %c_26 : index
              scf.for %i_531 = %c_3 to %c_26 step %c_2 {
                %v_532 = arith.addi %v_530, %i_531 : index
                %v_533 = memref.load %ids[%v_532] : memref<?xi32>
                %v_534 = vector.broadcast %v_533 : i32 to vector<16xi32>
                %loop_536:1 = scf.for %i_535 = %c_3 to %c_26 step %c_7 iter_args(%carry_537 = %c_8) -> (vector<16xi32>) {
                  %v_538 = arith.subi %c_26, %i_535 : index
                  %mask_539 = vector.create_mask %v_538 : vector<16xi1>
                  %v_540 = arith.addi %v_530, %i_535 : index
                  %v_541 = vector.maskedload %ids[%v_540], %mask_539, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_542 = arith.index_cast %i_535 : index to i32
                  %v_543 = vector.broadcast %v_542 : i32 to vector<16xi32>
                  %v_544 = arith.addi %c_27, %v_543 : vector<16xi32>
                  %v_545 = arith.index_cast %i_531 : index to i32
                  %v_546 = vector.broadcast %v_545 : i32 to vector<16xi32>
                  %is_547 = arith.cmpi slt, %v_544, %v_546 : vector<16xi32>
                  %is_548 = arith.cmpi slt, %v_541, %v_534 : vector<16xi32>
                  %is_549 = arith.cmpi eq, %v_541, %v_534 : vector<16xi32>
                  %v_550 = arith.andi %is_549, %is_547 : vector<16xi1>
                  %v_551 = arith.ori %is_548, %v_550 : vector<16xi1>
                  %v_552 = arith.andi %v_551, %mask_539 : vector<16xi1>
                  %v_553 = arith.select %v_552, %c_28, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_554 = arith.addi %carry_537, %v_553 : vector<16xi32>
                  scf.yield %v_554 : vector<16xi32>
                }
                %v_555 = vector.reduction <add>, %loop_536#0 : vector<16xi32> into i32
                %v_556 = arith.index_cast %v_555 : i32 to index
                %v_557 = arith.addi %v_530, %i_531 : index
                %v_558 = arith.index_cast %v_557 : index to i32
                memref.store %v_558, %order[%v_556] : memref<8xi32>
              }
              scf.for %i_559 = %v_55 to %v_528 step %c_7 {
                %v_560 = arith.subi %v_528, %i_559 : index
                %mask_561 = vector.create_mask %v_560 : vector<16xi1>
                %loop_563:1 = scf.for %i_562 = %c_3 to %c_26 step %c_2 iter_args(%carry_564 = %c_13) -> (vector<16xf32>) {
                  %v_565 = memref.load %order[%i_562] : memref<8xi32>
                  %v_566 = arith.index_cast %v_565 : i32 to index
                  %v_567 = vector.maskedload %outputs[%v_566, %i_559], %mask_561, %c_13 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_568 = memref.load %weights[%v_566] : memref<?xf32>
                  %v_569 = vector.broadcast %v_568 : f32 to vector<16xf32>
                  %v_570 = arith.mulf %v_567, %v_569 : vector<16xf32>
                  %v_571 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_570) : (vector<16xf32>) -> vector<16xf32>
                  %v_572 = arith.addf %carry_564, %v_571 : vector<16xf32>
                  scf.yield %v_572 : vector<16xf32>
                }
                vector.maskedstore %y[%i_529, %i_559], %mask_561, %loop_563#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
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
    %gathered_lay_out_x:2 = flow.dispatch @gathered::@gathered_lay_out_x[%tokens](%x_bf16, %tokens) : (tensor<?x2048xbf16>{%tokens}, index) -> (tensor<?x2048xbf16>{%tokens}, tensor<?x256xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %expert_ids, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xbf16>{%tokens}, tensor<?x256xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x256xi32>, tensor<64x2048x32xbf16>, tensor<64x2048x32xbf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xbf16>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @gathered::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xbf16>{%assignments}, index) -> (tensor<?x1024xbf16>{%assignments}, tensor<?x128xf32>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %expert_ids, %chosen_weights, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xbf16>{%assignments}, tensor<?x128xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, tensor<64x2048x128xi32>, tensor<64x2048x16xbf16>, tensor<64x2048x16xbf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments}, tensor<?x2048xf32>{%tokens})

    return %gathered_down#2 : tensor<?x2048xf32>
  }
}
