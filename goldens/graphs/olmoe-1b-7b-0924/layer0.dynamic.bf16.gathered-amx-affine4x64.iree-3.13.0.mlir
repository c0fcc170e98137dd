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
        %c_0 = arith.constant 0x00000000 : f32
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 256 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 8 : index
        %c_5 = arith.constant 2047 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 128 : index
        %c_8 = arith.constant 2048 : index
        %c_9 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_10 = arith.constant 32 : index
        %c_11 = arith.constant 64 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x2048xbf16>{%tokens}
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_1] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_1] : !stream.binding -> memref<?x32xf32>{%tokens}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_3 {
            %v_3 = arith.muli %i_1, %c_4 : index
            %v_4 = arith.addi %v_3, %i_2 : index
            %v_5 = arith.minsi %v_4, %c_5 : index
            %v_6 = memref.load %x[%workgroup_0, %v_5] : memref<?x2048xbf16>
            %v_7 = arith.extf %v_6 : bf16 to f32
            %v_8 = arith.divui %i_1, %c_6 : index
            %v_9 = arith.muli %v_8, %c_7 : index
            %v_10 = arith.muli %i_2, %c_6 : index
            %v_11 = arith.addi %v_9, %v_10 : index
            %v_12 = arith.remui %i_1, %c_6 : index
            %v_13 = arith.addi %v_11, %v_12 : index
            %is_14 = arith.cmpi slt, %v_4, %c_8 : index
            %v_15 = arith.select %is_14, %v_7, %c_0 : f32
            memref.store %v_15, %x_lanes[%workgroup_0, %v_13] : memref<?x2048xf32>
          }
        }
        scf.for %i_16 = %c_1 to %c_10 step %c_3 {
          %loop_18:1 = scf.for %i_17 = %c_1 to %c_11 step %c_6 iter_args(%carry_19 = %c_9) -> (vector<16xf32>) {
            %v_20 = arith.muli %i_16, %c_11 : index
            %v_21 = arith.addi %v_20, %i_17 : index
            %v_22 = vector.load %x[%workgroup_0, %v_21] : memref<?x2048xbf16>, vector<16xbf16>
            %v_23 = arith.extf %v_22 : vector<16xbf16> to vector<16xf32>
            %v_24 = arith.addf %carry_19, %v_23 : vector<16xf32>
            scf.yield %v_24 : vector<16xf32>
          }
          %v_25 = vector.shuffle %loop_18#0, %loop_18#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_26 = vector.shuffle %loop_18#0, %loop_18#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_27 = arith.addf %v_25, %v_26 : vector<8xf32>
          %v_28 = vector.shuffle %v_27, %v_27 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_29 = vector.shuffle %v_27, %v_27 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_30 = arith.addf %v_28, %v_29 : vector<4xf32>
          %v_31 = vector.shuffle %v_30, %v_30 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_32 = vector.shuffle %v_30, %v_30 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_33 = arith.addf %v_31, %v_32 : vector<2xf32>
          %v_34 = vector.shuffle %v_33, %v_33 [0] : vector<2xf32>, vector<2xf32>
          %v_35 = vector.shuffle %v_33, %v_33 [1] : vector<2xf32>, vector<2xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<1xf32>
          %sum_37 = vector.extract %v_36[0] : f32 from vector<1xf32>
          memref.store %sum_37, %x_sums[%workgroup_0, %i_16] : memref<?x32xf32>
        }
        scf.for %i_38 = %c_10 to %c_10 step %c_3 {
          memref.store %c_0, %x_sums[%workgroup_0, %i_38] : memref<?x32xf32>
        }
        return
      }
      func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
        %c_0 = arith.constant 0x00000000 : f32
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 128 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 8 : index
        %c_5 = arith.constant 1023 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 1024 : index
        %c_8 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_9 = arith.constant 64 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x1024xbf16>{%assignments}
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_1] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_1] : !stream.binding -> memref<?x16xf32>{%assignments}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_3 {
            %v_3 = arith.muli %i_1, %c_4 : index
            %v_4 = arith.addi %v_3, %i_2 : index
            %v_5 = arith.minsi %v_4, %c_5 : index
            %v_6 = memref.load %hidden[%workgroup_0, %v_5] : memref<?x1024xbf16>
            %v_7 = arith.extf %v_6 : bf16 to f32
            %v_8 = arith.divui %i_1, %c_6 : index
            %v_9 = arith.muli %v_8, %c_2 : index
            %v_10 = arith.muli %i_2, %c_6 : index
            %v_11 = arith.addi %v_9, %v_10 : index
            %v_12 = arith.remui %i_1, %c_6 : index
            %v_13 = arith.addi %v_11, %v_12 : index
            %is_14 = arith.cmpi slt, %v_4, %c_7 : index
            %v_15 = arith.select %is_14, %v_7, %c_0 : f32
            memref.store %v_15, %hidden_lanes[%workgroup_0, %v_13] : memref<?x1024xf32>
          }
        }
        scf.for %i_16 = %c_1 to %c_6 step %c_3 {
          %loop_18:1 = scf.for %i_17 = %c_1 to %c_9 step %c_6 iter_args(%carry_19 = %c_8) -> (vector<16xf32>) {
            %v_20 = arith.muli %i_16, %c_9 : index
            %v_21 = arith.addi %v_20, %i_17 : index
            %v_22 = vector.load %hidden[%workgroup_0, %v_21] : memref<?x1024xbf16>, vector<16xbf16>
            %v_23 = arith.extf %v_22 : vector<16xbf16> to vector<16xf32>
            %v_24 = arith.addf %carry_19, %v_23 : vector<16xf32>
            scf.yield %v_24 : vector<16xf32>
          }
          %v_25 = vector.shuffle %loop_18#0, %loop_18#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_26 = vector.shuffle %loop_18#0, %loop_18#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_27 = arith.addf %v_25, %v_26 : vector<8xf32>
          %v_28 = vector.shuffle %v_27, %v_27 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_29 = vector.shuffle %v_27, %v_27 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_30 = arith.addf %v_28, %v_29 : vector<4xf32>
          %v_31 = vector.shuffle %v_30, %v_30 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_32 = vector.shuffle %v_30, %v_30 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_33 = arith.addf %v_31, %v_32 : vector<2xf32>
          %v_34 = vector.shuffle %v_33, %v_33 [0] : vector<2xf32>, vector<2xf32>
          %v_35 = vector.shuffle %v_33, %v_33 [1] : vector<2xf32>, vector<2xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<1xf32>
          %sum_37 = vector.extract %v_36[0] : f32 from vector<1xf32>
          memref.store %sum_37, %hidden_sums[%workgroup_0, %i_16] : memref<?x16xf32>
        }
        scf.for %i_38 = %c_6 to %c_6 step %c_3 {
          memref.store %c_0, %hidden_sums[%workgroup_0, %i_38] : memref<?x16xf32>
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
        %c_15 = arith.constant 48 : index
        %c_16 = arith.constant 64 : index
        %c_17 = arith.constant 80 : index
        %c_18 = arith.constant 96 : index
        %c_19 = arith.constant 112 : index
        %c_20 = arith.constant 512 : index
        %c_21 = arith.constant dense<[-1056964608, -1059061760, -1061158912, -1063256064, -1065353216, -1069547520, -1073741824, -1082130432, 0, 1065353216, 1073741824, 1077936128, 1082130432, 1084227584, 1086324736, 1088421888]> : vector<16xi32>
        %c_22 = arith.constant dense<4> : vector<16xi32>
        %c_23 = arith.constant dense<8> : vector<16xi32>
        %c_24 = arith.constant dense<12> : vector<16xi32>
        %c_25 = arith.constant dense<16> : vector<16xi32>
        %c_26 = arith.constant dense<20> : vector<16xi32>
        %c_27 = arith.constant dense<24> : vector<16xi32>
        %c_28 = arith.constant dense<28> : vector<16xi32>
        %c_29 = arith.constant dense<0x41000000> : vector<16xf32>
        %c_30 = arith.constant 5 : index
        %c_31 = arith.constant 6 : index
        %c_32 = arith.constant 7 : index
        %c_33 = arith.constant 0x00000000 : f32
        %c_34 = arith.constant 0x42B40000 : f32
        %c_35 = arith.constant 0xC2DC0000 : f32
        %c_36 = arith.constant 0x3FB8AA3B : f32
        %c_37 = arith.constant 0xBF318000 : f32
        %c_38 = arith.constant 0x395E8083 : f32
        %c_39 = arith.constant 0x39500D01 : f32
        %c_40 = arith.constant 0x3AB60B61 : f32
        %c_41 = arith.constant 0x3C088889 : f32
        %c_42 = arith.constant 0x3D2AAAAB : f32
        %c_43 = arith.constant 0x3E2AAAAB : f32
        %c_44 = arith.constant 0x3F000000 : f32
        %c_45 = arith.constant 0x3F800000 : f32
        %c_46 = arith.constant 1 : i32
        %c_47 = arith.constant 23 : i32
        %c_48 = arith.constant 127 : i32
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%tokens}
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
                        %v_127 = vector.load %x_lanes[%v_112, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_128 = arith.addi %i_117, %c_6 : index
                        %v_129 = vector.load %x_lanes[%v_112, %v_128] : memref<?x2048xf32>, vector<16xf32>
                        %v_130 = arith.addi %i_117, %c_0 : index
                        %v_131 = vector.load %x_lanes[%v_112, %v_130] : memref<?x2048xf32>, vector<16xf32>
                        %v_132 = arith.addi %i_117, %c_15 : index
                        %v_133 = vector.load %x_lanes[%v_112, %v_132] : memref<?x2048xf32>, vector<16xf32>
                        %v_134 = arith.addi %i_117, %c_16 : index
                        %v_135 = vector.load %x_lanes[%v_112, %v_134] : memref<?x2048xf32>, vector<16xf32>
                        %v_136 = arith.addi %i_117, %c_17 : index
                        %v_137 = vector.load %x_lanes[%v_112, %v_136] : memref<?x2048xf32>, vector<16xf32>
                        %v_138 = arith.addi %i_117, %c_18 : index
                        %v_139 = vector.load %x_lanes[%v_112, %v_138] : memref<?x2048xf32>, vector<16xf32>
                        %v_140 = arith.addi %i_117, %c_19 : index
                        %v_141 = vector.load %x_lanes[%v_112, %v_140] : memref<?x2048xf32>, vector<16xf32>
                        %v_142 = vector.load %x_lanes[%v_113, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_143 = arith.addi %i_117, %c_6 : index
                        %v_144 = vector.load %x_lanes[%v_113, %v_143] : memref<?x2048xf32>, vector<16xf32>
                        %v_145 = arith.addi %i_117, %c_0 : index
                        %v_146 = vector.load %x_lanes[%v_113, %v_145] : memref<?x2048xf32>, vector<16xf32>
                        %v_147 = arith.addi %i_117, %c_15 : index
                        %v_148 = vector.load %x_lanes[%v_113, %v_147] : memref<?x2048xf32>, vector<16xf32>
                        %v_149 = arith.addi %i_117, %c_16 : index
                        %v_150 = vector.load %x_lanes[%v_113, %v_149] : memref<?x2048xf32>, vector<16xf32>
                        %v_151 = arith.addi %i_117, %c_17 : index
                        %v_152 = vector.load %x_lanes[%v_113, %v_151] : memref<?x2048xf32>, vector<16xf32>
                        %v_153 = arith.addi %i_117, %c_18 : index
                        %v_154 = vector.load %x_lanes[%v_113, %v_153] : memref<?x2048xf32>, vector<16xf32>
                        %v_155 = arith.addi %i_117, %c_19 : index
                        %v_156 = vector.load %x_lanes[%v_113, %v_155] : memref<?x2048xf32>, vector<16xf32>
                        %v_157 = vector.load %x_lanes[%v_114, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_158 = arith.addi %i_117, %c_6 : index
                        %v_159 = vector.load %x_lanes[%v_114, %v_158] : memref<?x2048xf32>, vector<16xf32>
                        %v_160 = arith.addi %i_117, %c_0 : index
                        %v_161 = vector.load %x_lanes[%v_114, %v_160] : memref<?x2048xf32>, vector<16xf32>
                        %v_162 = arith.addi %i_117, %c_15 : index
                        %v_163 = vector.load %x_lanes[%v_114, %v_162] : memref<?x2048xf32>, vector<16xf32>
                        %v_164 = arith.addi %i_117, %c_16 : index
                        %v_165 = vector.load %x_lanes[%v_114, %v_164] : memref<?x2048xf32>, vector<16xf32>
                        %v_166 = arith.addi %i_117, %c_17 : index
                        %v_167 = vector.load %x_lanes[%v_114, %v_166] : memref<?x2048xf32>, vector<16xf32>
                        %v_168 = arith.addi %i_117, %c_18 : index
                        %v_169 = vector.load %x_lanes[%v_114, %v_168] : memref<?x2048xf32>, vector<16xf32>
                        %v_170 = arith.addi %i_117, %c_19 : index
                        %v_171 = vector.load %x_lanes[%v_114, %v_170] : memref<?x2048xf32>, vector<16xf32>
                        %v_172 = vector.load %x_lanes[%v_115, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_173 = arith.addi %i_117, %c_6 : index
                        %v_174 = vector.load %x_lanes[%v_115, %v_173] : memref<?x2048xf32>, vector<16xf32>
                        %v_175 = arith.addi %i_117, %c_0 : index
                        %v_176 = vector.load %x_lanes[%v_115, %v_175] : memref<?x2048xf32>, vector<16xf32>
                        %v_177 = arith.addi %i_117, %c_15 : index
                        %v_178 = vector.load %x_lanes[%v_115, %v_177] : memref<?x2048xf32>, vector<16xf32>
                        %v_179 = arith.addi %i_117, %c_16 : index
                        %v_180 = vector.load %x_lanes[%v_115, %v_179] : memref<?x2048xf32>, vector<16xf32>
                        %v_181 = arith.addi %i_117, %c_17 : index
                        %v_182 = vector.load %x_lanes[%v_115, %v_181] : memref<?x2048xf32>, vector<16xf32>
                        %v_183 = arith.addi %i_117, %c_18 : index
                        %v_184 = vector.load %x_lanes[%v_115, %v_183] : memref<?x2048xf32>, vector<16xf32>
                        %v_185 = arith.addi %i_117, %c_19 : index
                        %v_186 = vector.load %x_lanes[%v_115, %v_185] : memref<?x2048xf32>, vector<16xf32>
                        %v_187 = arith.divui %i_117, %c_14 : index
                        %v_188 = arith.muli %v_187, %c_6 : index
                        %v_189 = arith.addi %v_188, %c_20 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_189], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_190 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_188] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_191 = arith.divui %i_117, %c_16 : index
                        %v_192 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_191] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_193 = arith.extf %v_192 : vector<2xbf16> to vector<2xf32>
                        %v_194 = vector.shuffle %v_193, %v_193 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_195 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_196 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_195, %v_190) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %v_197 = arith.mulf %v_196, %v_127 : vector<16xf32>
                        %v_198 = arith.mulf %v_196, %v_142 : vector<16xf32>
                        %v_199 = arith.mulf %v_196, %v_157 : vector<16xf32>
                        %v_200 = arith.mulf %v_196, %v_172 : vector<16xf32>
                        %v_201 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_202 = arith.shrui %v_190, %c_22 : vector<16xi32>
                        %v_203 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_201, %v_202) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_204 = math.fma %v_203, %v_129, %v_197 : vector<16xf32>
                        %acc_205 = math.fma %v_203, %v_144, %v_198 : vector<16xf32>
                        %acc_206 = math.fma %v_203, %v_159, %v_199 : vector<16xf32>
                        %acc_207 = math.fma %v_203, %v_174, %v_200 : vector<16xf32>
                        %v_208 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_209 = arith.shrui %v_190, %c_23 : vector<16xi32>
                        %v_210 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_208, %v_209) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_211 = math.fma %v_210, %v_131, %acc_204 : vector<16xf32>
                        %acc_212 = math.fma %v_210, %v_146, %acc_205 : vector<16xf32>
                        %acc_213 = math.fma %v_210, %v_161, %acc_206 : vector<16xf32>
                        %acc_214 = math.fma %v_210, %v_176, %acc_207 : vector<16xf32>
                        %v_215 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_216 = arith.shrui %v_190, %c_24 : vector<16xi32>
                        %v_217 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_215, %v_216) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_218 = math.fma %v_217, %v_133, %acc_211 : vector<16xf32>
                        %acc_219 = math.fma %v_217, %v_148, %acc_212 : vector<16xf32>
                        %acc_220 = math.fma %v_217, %v_163, %acc_213 : vector<16xf32>
                        %acc_221 = math.fma %v_217, %v_178, %acc_214 : vector<16xf32>
                        %v_222 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_223 = arith.shrui %v_190, %c_25 : vector<16xi32>
                        %v_224 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_222, %v_223) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_225 = math.fma %v_224, %v_135, %acc_218 : vector<16xf32>
                        %acc_226 = math.fma %v_224, %v_150, %acc_219 : vector<16xf32>
                        %acc_227 = math.fma %v_224, %v_165, %acc_220 : vector<16xf32>
                        %acc_228 = math.fma %v_224, %v_180, %acc_221 : vector<16xf32>
                        %v_229 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_230 = arith.shrui %v_190, %c_26 : vector<16xi32>
                        %v_231 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_229, %v_230) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_232 = math.fma %v_231, %v_137, %acc_225 : vector<16xf32>
                        %acc_233 = math.fma %v_231, %v_152, %acc_226 : vector<16xf32>
                        %acc_234 = math.fma %v_231, %v_167, %acc_227 : vector<16xf32>
                        %acc_235 = math.fma %v_231, %v_182, %acc_228 : vector<16xf32>
                        %v_236 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_237 = arith.shrui %v_190, %c_27 : vector<16xi32>
                        %v_238 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_236, %v_237) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_239 = math.fma %v_238, %v_139, %acc_232 : vector<16xf32>
                        %acc_240 = math.fma %v_238, %v_154, %acc_233 : vector<16xf32>
                        %acc_241 = math.fma %v_238, %v_169, %acc_234 : vector<16xf32>
                        %acc_242 = math.fma %v_238, %v_184, %acc_235 : vector<16xf32>
                        %v_243 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_244 = arith.shrui %v_190, %c_28 : vector<16xi32>
                        %v_245 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_243, %v_244) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_246 = math.fma %v_245, %v_141, %acc_239 : vector<16xf32>
                        %acc_247 = math.fma %v_245, %v_156, %acc_240 : vector<16xf32>
                        %acc_248 = math.fma %v_245, %v_171, %acc_241 : vector<16xf32>
                        %acc_249 = math.fma %v_245, %v_186, %acc_242 : vector<16xf32>
                        %acc_250 = math.fma %acc_246, %v_194, %carry_119 : vector<16xf32>
                        %acc_251 = math.fma %acc_247, %v_194, %carry_120 : vector<16xf32>
                        %acc_252 = math.fma %acc_248, %v_194, %carry_121 : vector<16xf32>
                        %acc_253 = math.fma %acc_249, %v_194, %carry_122 : vector<16xf32>
                        %v_254 = arith.divui %i_117, %c_14 : index
                        %v_255 = arith.muli %v_254, %c_6 : index
                        %v_256 = arith.addi %v_255, %c_20 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_256], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_257 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_255] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_258 = arith.divui %i_117, %c_16 : index
                        %v_259 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_258] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_260 = arith.extf %v_259 : vector<2xbf16> to vector<2xf32>
                        %v_261 = vector.shuffle %v_260, %v_260 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_262 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_263 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_262, %v_257) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %v_264 = arith.mulf %v_263, %v_127 : vector<16xf32>
                        %v_265 = arith.mulf %v_263, %v_142 : vector<16xf32>
                        %v_266 = arith.mulf %v_263, %v_157 : vector<16xf32>
                        %v_267 = arith.mulf %v_263, %v_172 : vector<16xf32>
                        %v_268 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_269 = arith.shrui %v_257, %c_22 : vector<16xi32>
                        %v_270 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_268, %v_269) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_271 = math.fma %v_270, %v_129, %v_264 : vector<16xf32>
                        %acc_272 = math.fma %v_270, %v_144, %v_265 : vector<16xf32>
                        %acc_273 = math.fma %v_270, %v_159, %v_266 : vector<16xf32>
                        %acc_274 = math.fma %v_270, %v_174, %v_267 : vector<16xf32>
                        %v_275 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_276 = arith.shrui %v_257, %c_23 : vector<16xi32>
                        %v_277 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_275, %v_276) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_278 = math.fma %v_277, %v_131, %acc_271 : vector<16xf32>
                        %acc_279 = math.fma %v_277, %v_146, %acc_272 : vector<16xf32>
                        %acc_280 = math.fma %v_277, %v_161, %acc_273 : vector<16xf32>
                        %acc_281 = math.fma %v_277, %v_176, %acc_274 : vector<16xf32>
                        %v_282 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_283 = arith.shrui %v_257, %c_24 : vector<16xi32>
                        %v_284 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_282, %v_283) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_285 = math.fma %v_284, %v_133, %acc_278 : vector<16xf32>
                        %acc_286 = math.fma %v_284, %v_148, %acc_279 : vector<16xf32>
                        %acc_287 = math.fma %v_284, %v_163, %acc_280 : vector<16xf32>
                        %acc_288 = math.fma %v_284, %v_178, %acc_281 : vector<16xf32>
                        %v_289 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_290 = arith.shrui %v_257, %c_25 : vector<16xi32>
                        %v_291 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_289, %v_290) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_292 = math.fma %v_291, %v_135, %acc_285 : vector<16xf32>
                        %acc_293 = math.fma %v_291, %v_150, %acc_286 : vector<16xf32>
                        %acc_294 = math.fma %v_291, %v_165, %acc_287 : vector<16xf32>
                        %acc_295 = math.fma %v_291, %v_180, %acc_288 : vector<16xf32>
                        %v_296 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_297 = arith.shrui %v_257, %c_26 : vector<16xi32>
                        %v_298 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_296, %v_297) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_299 = math.fma %v_298, %v_137, %acc_292 : vector<16xf32>
                        %acc_300 = math.fma %v_298, %v_152, %acc_293 : vector<16xf32>
                        %acc_301 = math.fma %v_298, %v_167, %acc_294 : vector<16xf32>
                        %acc_302 = math.fma %v_298, %v_182, %acc_295 : vector<16xf32>
                        %v_303 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_304 = arith.shrui %v_257, %c_27 : vector<16xi32>
                        %v_305 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_303, %v_304) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_306 = math.fma %v_305, %v_139, %acc_299 : vector<16xf32>
                        %acc_307 = math.fma %v_305, %v_154, %acc_300 : vector<16xf32>
                        %acc_308 = math.fma %v_305, %v_169, %acc_301 : vector<16xf32>
                        %acc_309 = math.fma %v_305, %v_184, %acc_302 : vector<16xf32>
                        %v_310 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_311 = arith.shrui %v_257, %c_28 : vector<16xi32>
                        %v_312 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_310, %v_311) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_313 = math.fma %v_312, %v_141, %acc_306 : vector<16xf32>
                        %acc_314 = math.fma %v_312, %v_156, %acc_307 : vector<16xf32>
                        %acc_315 = math.fma %v_312, %v_171, %acc_308 : vector<16xf32>
                        %acc_316 = math.fma %v_312, %v_186, %acc_309 : vector<16xf32>
                        %acc_317 = math.fma %acc_313, %v_261, %carry_123 : vector<16xf32>
                        %acc_318 = math.fma %acc_314, %v_261, %carry_124 : vector<16xf32>
                        %acc_319 = math.fma %acc_315, %v_261, %carry_125 : vector<16xf32>
                        %acc_320 = math.fma %acc_316, %v_261, %carry_126 : vector<16xf32>
                        scf.yield %acc_250, %acc_251, %acc_252, %acc_253, %acc_317, %acc_318, %acc_319, %acc_320 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_322:8 = scf.for %i_321 = %c_3 to %c_0 step %c_6 iter_args(%carry_323 = %loop_118#0, %carry_324 = %loop_118#1, %carry_325 = %loop_118#2, %carry_326 = %loop_118#3, %carry_327 = %loop_118#4, %carry_328 = %loop_118#5, %carry_329 = %loop_118#6, %carry_330 = %loop_118#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_331 = vector.load %x_sums[%v_112, %i_321] : memref<?x32xf32>, vector<16xf32>
                        %v_332 = vector.load %x_sums[%v_113, %i_321] : memref<?x32xf32>, vector<16xf32>
                        %v_333 = vector.load %x_sums[%v_114, %i_321] : memref<?x32xf32>, vector<16xf32>
                        %v_334 = vector.load %x_sums[%v_115, %i_321] : memref<?x32xf32>, vector<16xf32>
                        %v_335 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_321] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_336 = arith.extf %v_335 : vector<16xbf16> to vector<16xf32>
                        %v_337 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_321] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_338 = arith.extf %v_337 : vector<16xbf16> to vector<16xf32>
                        %acc_339 = math.fma %v_336, %c_29, %v_338 : vector<16xf32>
                        %acc_340 = math.fma %acc_339, %v_331, %carry_323 : vector<16xf32>
                        %acc_341 = math.fma %acc_339, %v_332, %carry_324 : vector<16xf32>
                        %acc_342 = math.fma %acc_339, %v_333, %carry_325 : vector<16xf32>
                        %acc_343 = math.fma %acc_339, %v_334, %carry_326 : vector<16xf32>
                        %v_344 = vector.load %expert_gate_up.scales[%v_71, %v_116, %i_321] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_345 = arith.extf %v_344 : vector<16xbf16> to vector<16xf32>
                        %v_346 = vector.load %expert_gate_up.biases[%v_71, %v_116, %i_321] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_347 = arith.extf %v_346 : vector<16xbf16> to vector<16xf32>
                        %acc_348 = math.fma %v_345, %c_29, %v_347 : vector<16xf32>
                        %acc_349 = math.fma %acc_348, %v_331, %carry_327 : vector<16xf32>
                        %acc_350 = math.fma %acc_348, %v_332, %carry_328 : vector<16xf32>
                        %acc_351 = math.fma %acc_348, %v_333, %carry_329 : vector<16xf32>
                        %acc_352 = math.fma %acc_348, %v_334, %carry_330 : vector<16xf32>
                        scf.yield %acc_340, %acc_341, %acc_342, %acc_343, %acc_349, %acc_350, %acc_351, %acc_352 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_322#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_322#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_322#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_322#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_322#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_322#5, %sums[%c_30, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_322#6, %sums[%c_31, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_322#7, %sums[%c_32, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_353 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_353 {
                      %v_354 = memref.load %group[%c_3] : memref<5xi32>
                      %v_355 = arith.index_cast %v_354 : i32 to index
                      %v_356 = memref.load %group[%c_2] : memref<5xi32>
                      %v_357 = arith.index_cast %v_356 : i32 to index
                      %v_358 = arith.divui %v_355, %c_11 : index
                      %v_359 = arith.divui %v_357, %c_11 : index
                      %v_360 = arith.addi %i_102, %c_8 : index
                      %loop_362:4 = scf.for %i_361 = %c_3 to %c_13 step %c_14 iter_args(%carry_363 = %c_12, %carry_364 = %c_12, %carry_365 = %c_12, %carry_366 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_367 = vector.load %x_lanes[%v_358, %i_361] : memref<?x2048xf32>, vector<16xf32>
                        %v_368 = arith.addi %i_361, %c_6 : index
                        %v_369 = vector.load %x_lanes[%v_358, %v_368] : memref<?x2048xf32>, vector<16xf32>
                        %v_370 = arith.addi %i_361, %c_0 : index
                        %v_371 = vector.load %x_lanes[%v_358, %v_370] : memref<?x2048xf32>, vector<16xf32>
                        %v_372 = arith.addi %i_361, %c_15 : index
                        %v_373 = vector.load %x_lanes[%v_358, %v_372] : memref<?x2048xf32>, vector<16xf32>
                        %v_374 = arith.addi %i_361, %c_16 : index
                        %v_375 = vector.load %x_lanes[%v_358, %v_374] : memref<?x2048xf32>, vector<16xf32>
                        %v_376 = arith.addi %i_361, %c_17 : index
                        %v_377 = vector.load %x_lanes[%v_358, %v_376] : memref<?x2048xf32>, vector<16xf32>
                        %v_378 = arith.addi %i_361, %c_18 : index
                        %v_379 = vector.load %x_lanes[%v_358, %v_378] : memref<?x2048xf32>, vector<16xf32>
                        %v_380 = arith.addi %i_361, %c_19 : index
                        %v_381 = vector.load %x_lanes[%v_358, %v_380] : memref<?x2048xf32>, vector<16xf32>
                        %v_382 = vector.load %x_lanes[%v_359, %i_361] : memref<?x2048xf32>, vector<16xf32>
                        %v_383 = arith.addi %i_361, %c_6 : index
                        %v_384 = vector.load %x_lanes[%v_359, %v_383] : memref<?x2048xf32>, vector<16xf32>
                        %v_385 = arith.addi %i_361, %c_0 : index
                        %v_386 = vector.load %x_lanes[%v_359, %v_385] : memref<?x2048xf32>, vector<16xf32>
                        %v_387 = arith.addi %i_361, %c_15 : index
                        %v_388 = vector.load %x_lanes[%v_359, %v_387] : memref<?x2048xf32>, vector<16xf32>
                        %v_389 = arith.addi %i_361, %c_16 : index
                        %v_390 = vector.load %x_lanes[%v_359, %v_389] : memref<?x2048xf32>, vector<16xf32>
                        %v_391 = arith.addi %i_361, %c_17 : index
                        %v_392 = vector.load %x_lanes[%v_359, %v_391] : memref<?x2048xf32>, vector<16xf32>
                        %v_393 = arith.addi %i_361, %c_18 : index
                        %v_394 = vector.load %x_lanes[%v_359, %v_393] : memref<?x2048xf32>, vector<16xf32>
                        %v_395 = arith.addi %i_361, %c_19 : index
                        %v_396 = vector.load %x_lanes[%v_359, %v_395] : memref<?x2048xf32>, vector<16xf32>
                        %v_397 = arith.divui %i_361, %c_14 : index
                        %v_398 = arith.muli %v_397, %c_6 : index
                        %v_399 = arith.addi %v_398, %c_20 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_399], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_400 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_398] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_401 = arith.divui %i_361, %c_16 : index
                        %v_402 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_401] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_403 = arith.extf %v_402 : vector<2xbf16> to vector<2xf32>
                        %v_404 = vector.shuffle %v_403, %v_403 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_405 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_406 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_405, %v_400) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %v_407 = arith.mulf %v_406, %v_367 : vector<16xf32>
                        %v_408 = arith.mulf %v_406, %v_382 : vector<16xf32>
                        %v_409 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_410 = arith.shrui %v_400, %c_22 : vector<16xi32>
                        %v_411 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_409, %v_410) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_412 = math.fma %v_411, %v_369, %v_407 : vector<16xf32>
                        %acc_413 = math.fma %v_411, %v_384, %v_408 : vector<16xf32>
                        %v_414 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_415 = arith.shrui %v_400, %c_23 : vector<16xi32>
                        %v_416 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_414, %v_415) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_417 = math.fma %v_416, %v_371, %acc_412 : vector<16xf32>
                        %acc_418 = math.fma %v_416, %v_386, %acc_413 : vector<16xf32>
                        %v_419 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_420 = arith.shrui %v_400, %c_24 : vector<16xi32>
                        %v_421 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_419, %v_420) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_422 = math.fma %v_421, %v_373, %acc_417 : vector<16xf32>
                        %acc_423 = math.fma %v_421, %v_388, %acc_418 : vector<16xf32>
                        %v_424 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_425 = arith.shrui %v_400, %c_25 : vector<16xi32>
                        %v_426 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_424, %v_425) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_427 = math.fma %v_426, %v_375, %acc_422 : vector<16xf32>
                        %acc_428 = math.fma %v_426, %v_390, %acc_423 : vector<16xf32>
                        %v_429 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_430 = arith.shrui %v_400, %c_26 : vector<16xi32>
                        %v_431 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_429, %v_430) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_432 = math.fma %v_431, %v_377, %acc_427 : vector<16xf32>
                        %acc_433 = math.fma %v_431, %v_392, %acc_428 : vector<16xf32>
                        %v_434 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_435 = arith.shrui %v_400, %c_27 : vector<16xi32>
                        %v_436 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_434, %v_435) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_437 = math.fma %v_436, %v_379, %acc_432 : vector<16xf32>
                        %acc_438 = math.fma %v_436, %v_394, %acc_433 : vector<16xf32>
                        %v_439 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_440 = arith.shrui %v_400, %c_28 : vector<16xi32>
                        %v_441 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_439, %v_440) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_442 = math.fma %v_441, %v_381, %acc_437 : vector<16xf32>
                        %acc_443 = math.fma %v_441, %v_396, %acc_438 : vector<16xf32>
                        %acc_444 = math.fma %acc_442, %v_404, %carry_363 : vector<16xf32>
                        %acc_445 = math.fma %acc_443, %v_404, %carry_364 : vector<16xf32>
                        %v_446 = arith.divui %i_361, %c_14 : index
                        %v_447 = arith.muli %v_446, %c_6 : index
                        %v_448 = arith.addi %v_447, %c_20 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_360, %v_448], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_449 = vector.load %expert_gate_up.codes[%v_71, %v_360, %v_447] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_450 = arith.divui %i_361, %c_16 : index
                        %v_451 = vector.load %expert_gate_up.scales[%v_71, %v_360, %v_450] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_452 = arith.extf %v_451 : vector<2xbf16> to vector<2xf32>
                        %v_453 = vector.shuffle %v_452, %v_452 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_454 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_455 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_454, %v_449) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %v_456 = arith.mulf %v_455, %v_367 : vector<16xf32>
                        %v_457 = arith.mulf %v_455, %v_382 : vector<16xf32>
                        %v_458 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_459 = arith.shrui %v_449, %c_22 : vector<16xi32>
                        %v_460 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_458, %v_459) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_461 = math.fma %v_460, %v_369, %v_456 : vector<16xf32>
                        %acc_462 = math.fma %v_460, %v_384, %v_457 : vector<16xf32>
                        %v_463 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_464 = arith.shrui %v_449, %c_23 : vector<16xi32>
                        %v_465 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_463, %v_464) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_466 = math.fma %v_465, %v_371, %acc_461 : vector<16xf32>
                        %acc_467 = math.fma %v_465, %v_386, %acc_462 : vector<16xf32>
                        %v_468 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_469 = arith.shrui %v_449, %c_24 : vector<16xi32>
                        %v_470 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_468, %v_469) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_471 = math.fma %v_470, %v_373, %acc_466 : vector<16xf32>
                        %acc_472 = math.fma %v_470, %v_388, %acc_467 : vector<16xf32>
                        %v_473 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_474 = arith.shrui %v_449, %c_25 : vector<16xi32>
                        %v_475 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_473, %v_474) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_476 = math.fma %v_475, %v_375, %acc_471 : vector<16xf32>
                        %acc_477 = math.fma %v_475, %v_390, %acc_472 : vector<16xf32>
                        %v_478 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_479 = arith.shrui %v_449, %c_26 : vector<16xi32>
                        %v_480 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_478, %v_479) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_481 = math.fma %v_480, %v_377, %acc_476 : vector<16xf32>
                        %acc_482 = math.fma %v_480, %v_392, %acc_477 : vector<16xf32>
                        %v_483 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_484 = arith.shrui %v_449, %c_27 : vector<16xi32>
                        %v_485 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_483, %v_484) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_486 = math.fma %v_485, %v_379, %acc_481 : vector<16xf32>
                        %acc_487 = math.fma %v_485, %v_394, %acc_482 : vector<16xf32>
                        %v_488 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_489 = arith.shrui %v_449, %c_28 : vector<16xi32>
                        %v_490 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_488, %v_489) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_491 = math.fma %v_490, %v_381, %acc_486 : vector<16xf32>
                        %acc_492 = math.fma %v_490, %v_396, %acc_487 : vector<16xf32>
                        %acc_493 = math.fma %acc_491, %v_453, %carry_365 : vector<16xf32>
                        %acc_494 = math.fma %acc_492, %v_453, %carry_366 : vector<16xf32>
                        scf.yield %acc_444, %acc_445, %acc_493, %acc_494 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_496:4 = scf.for %i_495 = %c_3 to %c_0 step %c_6 iter_args(%carry_497 = %loop_362#0, %carry_498 = %loop_362#1, %carry_499 = %loop_362#2, %carry_500 = %loop_362#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_501 = vector.load %x_sums[%v_358, %i_495] : memref<?x32xf32>, vector<16xf32>
                        %v_502 = vector.load %x_sums[%v_359, %i_495] : memref<?x32xf32>, vector<16xf32>
                        %v_503 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_495] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_504 = arith.extf %v_503 : vector<16xbf16> to vector<16xf32>
                        %v_505 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_495] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_506 = arith.extf %v_505 : vector<16xbf16> to vector<16xf32>
                        %acc_507 = math.fma %v_504, %c_29, %v_506 : vector<16xf32>
                        %acc_508 = math.fma %acc_507, %v_501, %carry_497 : vector<16xf32>
                        %acc_509 = math.fma %acc_507, %v_502, %carry_498 : vector<16xf32>
                        %v_510 = vector.load %expert_gate_up.scales[%v_71, %v_360, %i_495] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_511 = arith.extf %v_510 : vector<16xbf16> to vector<16xf32>
                        %v_512 = vector.load %expert_gate_up.biases[%v_71, %v_360, %i_495] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_513 = arith.extf %v_512 : vector<16xbf16> to vector<16xf32>
                        %acc_514 = math.fma %v_511, %c_29, %v_513 : vector<16xf32>
                        %acc_515 = math.fma %acc_514, %v_501, %carry_499 : vector<16xf32>
                        %acc_516 = math.fma %acc_514, %v_502, %carry_500 : vector<16xf32>
                        scf.yield %acc_508, %acc_509, %acc_515, %acc_516 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_496#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_496#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_496#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_496#3, %sums[%c_30, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_517 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_517 {
                      %v_518 = memref.load %group[%c_3] : memref<5xi32>
                      %v_519 = arith.index_cast %v_518 : i32 to index
                      %v_520 = arith.divui %v_519, %c_11 : index
                      %v_521 = arith.addi %i_102, %c_8 : index
                      %loop_523:2 = scf.for %i_522 = %c_3 to %c_13 step %c_14 iter_args(%carry_524 = %c_12, %carry_525 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_526 = vector.load %x_lanes[%v_520, %i_522] : memref<?x2048xf32>, vector<16xf32>
                        %v_527 = arith.addi %i_522, %c_6 : index
                        %v_528 = vector.load %x_lanes[%v_520, %v_527] : memref<?x2048xf32>, vector<16xf32>
                        %v_529 = arith.addi %i_522, %c_0 : index
                        %v_530 = vector.load %x_lanes[%v_520, %v_529] : memref<?x2048xf32>, vector<16xf32>
                        %v_531 = arith.addi %i_522, %c_15 : index
                        %v_532 = vector.load %x_lanes[%v_520, %v_531] : memref<?x2048xf32>, vector<16xf32>
                        %v_533 = arith.addi %i_522, %c_16 : index
                        %v_534 = vector.load %x_lanes[%v_520, %v_533] : memref<?x2048xf32>, vector<16xf32>
                        %v_535 = arith.addi %i_522, %c_17 : index
                        %v_536 = vector.load %x_lanes[%v_520, %v_535] : memref<?x2048xf32>, vector<16xf32>
                        %v_537 = arith.addi %i_522, %c_18 : index
                        %v_538 = vector.load %x_lanes[%v_520, %v_537] : memref<?x2048xf32>, vector<16xf32>
                        %v_539 = arith.addi %i_522, %c_19 : index
                        %v_540 = vector.load %x_lanes[%v_520, %v_539] : memref<?x2048xf32>, vector<16xf32>
                        %v_541 = arith.divui %i_522, %c_14 : index
                        %v_542 = arith.muli %v_541, %c_6 : index
                        %v_543 = arith.addi %v_542, %c_20 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_543], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_544 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_542] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_545 = arith.divui %i_522, %c_16 : index
                        %v_546 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_545] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_547 = arith.extf %v_546 : vector<2xbf16> to vector<2xf32>
                        %v_548 = vector.shuffle %v_547, %v_547 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_549 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_550 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_549, %v_544) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %v_551 = arith.mulf %v_550, %v_526 : vector<16xf32>
                        %v_552 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_553 = arith.shrui %v_544, %c_22 : vector<16xi32>
                        %v_554 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_552, %v_553) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_555 = math.fma %v_554, %v_528, %v_551 : vector<16xf32>
                        %v_556 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_557 = arith.shrui %v_544, %c_23 : vector<16xi32>
                        %v_558 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_556, %v_557) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_559 = math.fma %v_558, %v_530, %acc_555 : vector<16xf32>
                        %v_560 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_561 = arith.shrui %v_544, %c_24 : vector<16xi32>
                        %v_562 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_560, %v_561) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_563 = math.fma %v_562, %v_532, %acc_559 : vector<16xf32>
                        %v_564 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_565 = arith.shrui %v_544, %c_25 : vector<16xi32>
                        %v_566 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_564, %v_565) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_567 = math.fma %v_566, %v_534, %acc_563 : vector<16xf32>
                        %v_568 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_569 = arith.shrui %v_544, %c_26 : vector<16xi32>
                        %v_570 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_568, %v_569) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_571 = math.fma %v_570, %v_536, %acc_567 : vector<16xf32>
                        %v_572 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_573 = arith.shrui %v_544, %c_27 : vector<16xi32>
                        %v_574 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_572, %v_573) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_575 = math.fma %v_574, %v_538, %acc_571 : vector<16xf32>
                        %v_576 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_577 = arith.shrui %v_544, %c_28 : vector<16xi32>
                        %v_578 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_576, %v_577) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_579 = math.fma %v_578, %v_540, %acc_575 : vector<16xf32>
                        %acc_580 = math.fma %acc_579, %v_548, %carry_524 : vector<16xf32>
                        %v_581 = arith.divui %i_522, %c_14 : index
                        %v_582 = arith.muli %v_581, %c_6 : index
                        %v_583 = arith.addi %v_582, %c_20 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_521, %v_583], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_584 = vector.load %expert_gate_up.codes[%v_71, %v_521, %v_582] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_585 = arith.divui %i_522, %c_16 : index
                        %v_586 = vector.load %expert_gate_up.scales[%v_71, %v_521, %v_585] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_587 = arith.extf %v_586 : vector<2xbf16> to vector<2xf32>
                        %v_588 = vector.shuffle %v_587, %v_587 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_589 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_590 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_589, %v_584) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %v_591 = arith.mulf %v_590, %v_526 : vector<16xf32>
                        %v_592 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_593 = arith.shrui %v_584, %c_22 : vector<16xi32>
                        %v_594 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_592, %v_593) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_595 = math.fma %v_594, %v_528, %v_591 : vector<16xf32>
                        %v_596 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_597 = arith.shrui %v_584, %c_23 : vector<16xi32>
                        %v_598 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_596, %v_597) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_599 = math.fma %v_598, %v_530, %acc_595 : vector<16xf32>
                        %v_600 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_601 = arith.shrui %v_584, %c_24 : vector<16xi32>
                        %v_602 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_600, %v_601) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_603 = math.fma %v_602, %v_532, %acc_599 : vector<16xf32>
                        %v_604 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_605 = arith.shrui %v_584, %c_25 : vector<16xi32>
                        %v_606 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_604, %v_605) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_607 = math.fma %v_606, %v_534, %acc_603 : vector<16xf32>
                        %v_608 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_609 = arith.shrui %v_584, %c_26 : vector<16xi32>
                        %v_610 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_608, %v_609) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_611 = math.fma %v_610, %v_536, %acc_607 : vector<16xf32>
                        %v_612 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_613 = arith.shrui %v_584, %c_27 : vector<16xi32>
                        %v_614 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_612, %v_613) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_615 = math.fma %v_614, %v_538, %acc_611 : vector<16xf32>
                        %v_616 = vector.bitcast %c_21 : vector<16xi32> to vector<16xf32>
                        %v_617 = arith.shrui %v_584, %c_28 : vector<16xi32>
                        %v_618 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_616, %v_617) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                        %acc_619 = math.fma %v_618, %v_540, %acc_615 : vector<16xf32>
                        %acc_620 = math.fma %acc_619, %v_588, %carry_525 : vector<16xf32>
                        scf.yield %acc_580, %acc_620 : vector<16xf32>, vector<16xf32>
                      }
                      %loop_622:2 = scf.for %i_621 = %c_3 to %c_0 step %c_6 iter_args(%carry_623 = %loop_523#0, %carry_624 = %loop_523#1) -> (vector<16xf32>, vector<16xf32>) {
                        %v_625 = vector.load %x_sums[%v_520, %i_621] : memref<?x32xf32>, vector<16xf32>
                        %v_626 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_621] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_627 = arith.extf %v_626 : vector<16xbf16> to vector<16xf32>
                        %v_628 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_621] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_629 = arith.extf %v_628 : vector<16xbf16> to vector<16xf32>
                        %acc_630 = math.fma %v_627, %c_29, %v_629 : vector<16xf32>
                        %acc_631 = math.fma %acc_630, %v_625, %carry_623 : vector<16xf32>
                        %v_632 = vector.load %expert_gate_up.scales[%v_71, %v_521, %i_621] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_633 = arith.extf %v_632 : vector<16xbf16> to vector<16xf32>
                        %v_634 = vector.load %expert_gate_up.biases[%v_71, %v_521, %i_621] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_635 = arith.extf %v_634 : vector<16xbf16> to vector<16xf32>
                        %acc_636 = math.fma %v_633, %c_29, %v_635 : vector<16xf32>
                        %acc_637 = math.fma %acc_636, %v_625, %carry_624 : vector<16xf32>
                        scf.yield %acc_631, %acc_637 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_622#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_622#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_638 = %c_3 to %v_91 step %c_2 {
                      %v_639 = memref.load %group[%i_638] : memref<5xi32>
                      %v_640 = arith.index_cast %v_639 : i32 to index
                      %v_641 = vector.load %sums[%i_638, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_642 = vector.shuffle %v_641, %v_641 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_643 = vector.shuffle %v_641, %v_641 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_644 = arith.addf %v_642, %v_643 : vector<8xf32>
                      %v_645 = vector.shuffle %v_644, %v_644 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_646 = vector.shuffle %v_644, %v_644 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_647 = arith.addf %v_645, %v_646 : vector<4xf32>
                      %v_648 = vector.shuffle %v_647, %v_647 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_649 = vector.shuffle %v_647, %v_647 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_650 = arith.addf %v_648, %v_649 : vector<2xf32>
                      %v_651 = vector.shuffle %v_650, %v_650 [0] : vector<2xf32>, vector<2xf32>
                      %v_652 = vector.shuffle %v_650, %v_650 [1] : vector<2xf32>, vector<2xf32>
                      %v_653 = arith.addf %v_651, %v_652 : vector<1xf32>
                      %sum_654 = vector.extract %v_653[0] : f32 from vector<1xf32>
                      %v_655 = arith.addi %i_638, %c_1 : index
                      %v_656 = vector.load %sums[%v_655, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_657 = vector.shuffle %v_656, %v_656 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_658 = vector.shuffle %v_656, %v_656 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_659 = arith.addf %v_657, %v_658 : vector<8xf32>
                      %v_660 = vector.shuffle %v_659, %v_659 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_661 = vector.shuffle %v_659, %v_659 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_662 = arith.addf %v_660, %v_661 : vector<4xf32>
                      %v_663 = vector.shuffle %v_662, %v_662 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_664 = vector.shuffle %v_662, %v_662 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_665 = arith.addf %v_663, %v_664 : vector<2xf32>
                      %v_666 = vector.shuffle %v_665, %v_665 [0] : vector<2xf32>, vector<2xf32>
                      %v_667 = vector.shuffle %v_665, %v_665 [1] : vector<2xf32>, vector<2xf32>
                      %v_668 = arith.addf %v_666, %v_667 : vector<1xf32>
                      %sum_669 = vector.extract %v_668[0] : f32 from vector<1xf32>
                      %v_670 = arith.subf %c_33, %sum_654 : f32
                      %is_671 = arith.cmpf ogt, %v_670, %c_34 : f32
                      %v_672 = arith.select %is_671, %c_34, %v_670 : f32
                      %is_673 = arith.cmpf olt, %v_672, %c_35 : f32
                      %v_674 = arith.select %is_673, %c_35, %v_672 : f32
                      %v_675 = arith.mulf %v_674, %c_36 : f32
                      %v_676 = math.roundeven %v_675 : f32
                      %acc_677 = math.fma %v_676, %c_37, %v_674 : f32
                      %acc_678 = math.fma %v_676, %c_38, %acc_677 : f32
                      %acc_679 = math.fma %c_39, %acc_678, %c_40 : f32
                      %acc_680 = math.fma %acc_679, %acc_678, %c_41 : f32
                      %acc_681 = math.fma %acc_680, %acc_678, %c_42 : f32
                      %acc_682 = math.fma %acc_681, %acc_678, %c_43 : f32
                      %acc_683 = math.fma %acc_682, %acc_678, %c_44 : f32
                      %acc_684 = math.fma %acc_683, %acc_678, %c_45 : f32
                      %acc_685 = math.fma %acc_684, %acc_678, %c_45 : f32
                      %v_686 = arith.fptosi %v_676 : f32 to i32
                      %v_687 = arith.shrsi %v_686, %c_46 : i32
                      %v_688 = arith.subi %v_686, %v_687 : i32
                      %v_689 = arith.addi %v_687, %c_48 : i32
                      %v_690 = arith.shli %v_689, %c_47 : i32
                      %v_691 = arith.bitcast %v_690 : i32 to f32
                      %v_692 = arith.mulf %acc_685, %v_691 : f32
                      %v_693 = arith.addi %v_688, %c_48 : i32
                      %v_694 = arith.shli %v_693, %c_47 : i32
                      %v_695 = arith.bitcast %v_694 : i32 to f32
                      %v_696 = arith.mulf %v_692, %v_695 : f32
                      %v_697 = arith.addf %v_696, %c_45 : f32
                      %v_698 = arith.divf %c_45, %v_697 : f32
                      %v_699 = arith.mulf %sum_654, %v_698 : f32
                      %v_700 = arith.mulf %v_699, %sum_669 : f32
                      %v_701 = arith.truncf %v_700 : f32 to bf16
                      memref.store %v_701, %hidden[%v_640, %i_102] : memref<?x1024xbf16>
                    }
                  }
                }
                %v_702 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_702 : index
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
        %c_15 = arith.constant 48 : index
        %c_16 = arith.constant 80 : index
        %c_17 = arith.constant 96 : index
        %c_18 = arith.constant 112 : index
        %c_19 = arith.constant 512 : index
        %c_20 = arith.constant dense<[-1056964608, -1059061760, -1061158912, -1063256064, -1065353216, -1069547520, -1073741824, -1082130432, 0, 1065353216, 1073741824, 1077936128, 1082130432, 1084227584, 1086324736, 1088421888]> : vector<16xi32>
        %c_21 = arith.constant dense<4> : vector<16xi32>
        %c_22 = arith.constant dense<8> : vector<16xi32>
        %c_23 = arith.constant dense<12> : vector<16xi32>
        %c_24 = arith.constant dense<16> : vector<16xi32>
        %c_25 = arith.constant dense<20> : vector<16xi32>
        %c_26 = arith.constant dense<24> : vector<16xi32>
        %c_27 = arith.constant dense<28> : vector<16xi32>
        %c_28 = arith.constant dense<0x41000000> : vector<16xf32>
        %c_29 = arith.constant 5 : index
        %c_30 = arith.constant 6 : index
        %c_31 = arith.constant 7 : index
        %c_32 = arith.constant 8 : index
        %c_33 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_34 = arith.constant dense<1> : vector<16xi32>
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_3] : !stream.binding -> memref<?x1024xf32>{%assignments}
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
                          %v_124 = vector.load %hidden_lanes[%v_107, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_125 = arith.addi %i_114, %c_7 : index
                          %v_126 = vector.load %hidden_lanes[%v_107, %v_125] : memref<?x1024xf32>, vector<16xf32>
                          %v_127 = arith.addi %i_114, %c_5 : index
                          %v_128 = vector.load %hidden_lanes[%v_107, %v_127] : memref<?x1024xf32>, vector<16xf32>
                          %v_129 = arith.addi %i_114, %c_15 : index
                          %v_130 = vector.load %hidden_lanes[%v_107, %v_129] : memref<?x1024xf32>, vector<16xf32>
                          %v_131 = arith.addi %i_114, %c_0 : index
                          %v_132 = vector.load %hidden_lanes[%v_107, %v_131] : memref<?x1024xf32>, vector<16xf32>
                          %v_133 = arith.addi %i_114, %c_16 : index
                          %v_134 = vector.load %hidden_lanes[%v_107, %v_133] : memref<?x1024xf32>, vector<16xf32>
                          %v_135 = arith.addi %i_114, %c_17 : index
                          %v_136 = vector.load %hidden_lanes[%v_107, %v_135] : memref<?x1024xf32>, vector<16xf32>
                          %v_137 = arith.addi %i_114, %c_18 : index
                          %v_138 = vector.load %hidden_lanes[%v_107, %v_137] : memref<?x1024xf32>, vector<16xf32>
                          %v_139 = vector.load %hidden_lanes[%v_109, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_140 = arith.addi %i_114, %c_7 : index
                          %v_141 = vector.load %hidden_lanes[%v_109, %v_140] : memref<?x1024xf32>, vector<16xf32>
                          %v_142 = arith.addi %i_114, %c_5 : index
                          %v_143 = vector.load %hidden_lanes[%v_109, %v_142] : memref<?x1024xf32>, vector<16xf32>
                          %v_144 = arith.addi %i_114, %c_15 : index
                          %v_145 = vector.load %hidden_lanes[%v_109, %v_144] : memref<?x1024xf32>, vector<16xf32>
                          %v_146 = arith.addi %i_114, %c_0 : index
                          %v_147 = vector.load %hidden_lanes[%v_109, %v_146] : memref<?x1024xf32>, vector<16xf32>
                          %v_148 = arith.addi %i_114, %c_16 : index
                          %v_149 = vector.load %hidden_lanes[%v_109, %v_148] : memref<?x1024xf32>, vector<16xf32>
                          %v_150 = arith.addi %i_114, %c_17 : index
                          %v_151 = vector.load %hidden_lanes[%v_109, %v_150] : memref<?x1024xf32>, vector<16xf32>
                          %v_152 = arith.addi %i_114, %c_18 : index
                          %v_153 = vector.load %hidden_lanes[%v_109, %v_152] : memref<?x1024xf32>, vector<16xf32>
                          %v_154 = vector.load %hidden_lanes[%v_111, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_155 = arith.addi %i_114, %c_7 : index
                          %v_156 = vector.load %hidden_lanes[%v_111, %v_155] : memref<?x1024xf32>, vector<16xf32>
                          %v_157 = arith.addi %i_114, %c_5 : index
                          %v_158 = vector.load %hidden_lanes[%v_111, %v_157] : memref<?x1024xf32>, vector<16xf32>
                          %v_159 = arith.addi %i_114, %c_15 : index
                          %v_160 = vector.load %hidden_lanes[%v_111, %v_159] : memref<?x1024xf32>, vector<16xf32>
                          %v_161 = arith.addi %i_114, %c_0 : index
                          %v_162 = vector.load %hidden_lanes[%v_111, %v_161] : memref<?x1024xf32>, vector<16xf32>
                          %v_163 = arith.addi %i_114, %c_16 : index
                          %v_164 = vector.load %hidden_lanes[%v_111, %v_163] : memref<?x1024xf32>, vector<16xf32>
                          %v_165 = arith.addi %i_114, %c_17 : index
                          %v_166 = vector.load %hidden_lanes[%v_111, %v_165] : memref<?x1024xf32>, vector<16xf32>
                          %v_167 = arith.addi %i_114, %c_18 : index
                          %v_168 = vector.load %hidden_lanes[%v_111, %v_167] : memref<?x1024xf32>, vector<16xf32>
                          %v_169 = vector.load %hidden_lanes[%v_113, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_170 = arith.addi %i_114, %c_7 : index
                          %v_171 = vector.load %hidden_lanes[%v_113, %v_170] : memref<?x1024xf32>, vector<16xf32>
                          %v_172 = arith.addi %i_114, %c_5 : index
                          %v_173 = vector.load %hidden_lanes[%v_113, %v_172] : memref<?x1024xf32>, vector<16xf32>
                          %v_174 = arith.addi %i_114, %c_15 : index
                          %v_175 = vector.load %hidden_lanes[%v_113, %v_174] : memref<?x1024xf32>, vector<16xf32>
                          %v_176 = arith.addi %i_114, %c_0 : index
                          %v_177 = vector.load %hidden_lanes[%v_113, %v_176] : memref<?x1024xf32>, vector<16xf32>
                          %v_178 = arith.addi %i_114, %c_16 : index
                          %v_179 = vector.load %hidden_lanes[%v_113, %v_178] : memref<?x1024xf32>, vector<16xf32>
                          %v_180 = arith.addi %i_114, %c_17 : index
                          %v_181 = vector.load %hidden_lanes[%v_113, %v_180] : memref<?x1024xf32>, vector<16xf32>
                          %v_182 = arith.addi %i_114, %c_18 : index
                          %v_183 = vector.load %hidden_lanes[%v_113, %v_182] : memref<?x1024xf32>, vector<16xf32>
                          %v_184 = arith.divui %i_114, %c_9 : index
                          %v_185 = arith.muli %v_184, %c_7 : index
                          %v_186 = arith.addi %v_185, %c_19 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_186], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_187 = vector.load %expert_down.codes[%v_70, %i_102, %v_185] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_188 = arith.divui %i_114, %c_0 : index
                          %v_189 = vector.load %expert_down.scales[%v_70, %i_102, %v_188] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_190 = arith.extf %v_189 : vector<2xbf16> to vector<2xf32>
                          %v_191 = vector.shuffle %v_190, %v_190 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_192 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_193 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_192, %v_187) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %v_194 = arith.mulf %v_193, %v_124 : vector<16xf32>
                          %v_195 = arith.mulf %v_193, %v_139 : vector<16xf32>
                          %v_196 = arith.mulf %v_193, %v_154 : vector<16xf32>
                          %v_197 = arith.mulf %v_193, %v_169 : vector<16xf32>
                          %v_198 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_199 = arith.shrui %v_187, %c_21 : vector<16xi32>
                          %v_200 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_198, %v_199) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_201 = math.fma %v_200, %v_126, %v_194 : vector<16xf32>
                          %acc_202 = math.fma %v_200, %v_141, %v_195 : vector<16xf32>
                          %acc_203 = math.fma %v_200, %v_156, %v_196 : vector<16xf32>
                          %acc_204 = math.fma %v_200, %v_171, %v_197 : vector<16xf32>
                          %v_205 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_206 = arith.shrui %v_187, %c_22 : vector<16xi32>
                          %v_207 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_205, %v_206) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_208 = math.fma %v_207, %v_128, %acc_201 : vector<16xf32>
                          %acc_209 = math.fma %v_207, %v_143, %acc_202 : vector<16xf32>
                          %acc_210 = math.fma %v_207, %v_158, %acc_203 : vector<16xf32>
                          %acc_211 = math.fma %v_207, %v_173, %acc_204 : vector<16xf32>
                          %v_212 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_213 = arith.shrui %v_187, %c_23 : vector<16xi32>
                          %v_214 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_212, %v_213) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_215 = math.fma %v_214, %v_130, %acc_208 : vector<16xf32>
                          %acc_216 = math.fma %v_214, %v_145, %acc_209 : vector<16xf32>
                          %acc_217 = math.fma %v_214, %v_160, %acc_210 : vector<16xf32>
                          %acc_218 = math.fma %v_214, %v_175, %acc_211 : vector<16xf32>
                          %v_219 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_220 = arith.shrui %v_187, %c_24 : vector<16xi32>
                          %v_221 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_219, %v_220) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_222 = math.fma %v_221, %v_132, %acc_215 : vector<16xf32>
                          %acc_223 = math.fma %v_221, %v_147, %acc_216 : vector<16xf32>
                          %acc_224 = math.fma %v_221, %v_162, %acc_217 : vector<16xf32>
                          %acc_225 = math.fma %v_221, %v_177, %acc_218 : vector<16xf32>
                          %v_226 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_227 = arith.shrui %v_187, %c_25 : vector<16xi32>
                          %v_228 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_226, %v_227) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_229 = math.fma %v_228, %v_134, %acc_222 : vector<16xf32>
                          %acc_230 = math.fma %v_228, %v_149, %acc_223 : vector<16xf32>
                          %acc_231 = math.fma %v_228, %v_164, %acc_224 : vector<16xf32>
                          %acc_232 = math.fma %v_228, %v_179, %acc_225 : vector<16xf32>
                          %v_233 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_234 = arith.shrui %v_187, %c_26 : vector<16xi32>
                          %v_235 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_233, %v_234) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_236 = math.fma %v_235, %v_136, %acc_229 : vector<16xf32>
                          %acc_237 = math.fma %v_235, %v_151, %acc_230 : vector<16xf32>
                          %acc_238 = math.fma %v_235, %v_166, %acc_231 : vector<16xf32>
                          %acc_239 = math.fma %v_235, %v_181, %acc_232 : vector<16xf32>
                          %v_240 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_241 = arith.shrui %v_187, %c_27 : vector<16xi32>
                          %v_242 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_240, %v_241) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_243 = math.fma %v_242, %v_138, %acc_236 : vector<16xf32>
                          %acc_244 = math.fma %v_242, %v_153, %acc_237 : vector<16xf32>
                          %acc_245 = math.fma %v_242, %v_168, %acc_238 : vector<16xf32>
                          %acc_246 = math.fma %v_242, %v_183, %acc_239 : vector<16xf32>
                          %acc_247 = math.fma %acc_243, %v_191, %carry_116 : vector<16xf32>
                          %acc_248 = math.fma %acc_244, %v_191, %carry_117 : vector<16xf32>
                          %acc_249 = math.fma %acc_245, %v_191, %carry_118 : vector<16xf32>
                          %acc_250 = math.fma %acc_246, %v_191, %carry_119 : vector<16xf32>
                          %v_251 = arith.divui %i_114, %c_9 : index
                          %v_252 = arith.muli %v_251, %c_7 : index
                          %v_253 = arith.addi %v_252, %c_19 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_253], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_254 = vector.load %expert_down.codes[%v_70, %v_104, %v_252] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_255 = arith.divui %i_114, %c_0 : index
                          %v_256 = vector.load %expert_down.scales[%v_70, %v_104, %v_255] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_257 = arith.extf %v_256 : vector<2xbf16> to vector<2xf32>
                          %v_258 = vector.shuffle %v_257, %v_257 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_259 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_260 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_259, %v_254) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %v_261 = arith.mulf %v_260, %v_124 : vector<16xf32>
                          %v_262 = arith.mulf %v_260, %v_139 : vector<16xf32>
                          %v_263 = arith.mulf %v_260, %v_154 : vector<16xf32>
                          %v_264 = arith.mulf %v_260, %v_169 : vector<16xf32>
                          %v_265 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_266 = arith.shrui %v_254, %c_21 : vector<16xi32>
                          %v_267 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_265, %v_266) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_268 = math.fma %v_267, %v_126, %v_261 : vector<16xf32>
                          %acc_269 = math.fma %v_267, %v_141, %v_262 : vector<16xf32>
                          %acc_270 = math.fma %v_267, %v_156, %v_263 : vector<16xf32>
                          %acc_271 = math.fma %v_267, %v_171, %v_264 : vector<16xf32>
                          %v_272 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_273 = arith.shrui %v_254, %c_22 : vector<16xi32>
                          %v_274 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_272, %v_273) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_275 = math.fma %v_274, %v_128, %acc_268 : vector<16xf32>
                          %acc_276 = math.fma %v_274, %v_143, %acc_269 : vector<16xf32>
                          %acc_277 = math.fma %v_274, %v_158, %acc_270 : vector<16xf32>
                          %acc_278 = math.fma %v_274, %v_173, %acc_271 : vector<16xf32>
                          %v_279 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_280 = arith.shrui %v_254, %c_23 : vector<16xi32>
                          %v_281 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_279, %v_280) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_282 = math.fma %v_281, %v_130, %acc_275 : vector<16xf32>
                          %acc_283 = math.fma %v_281, %v_145, %acc_276 : vector<16xf32>
                          %acc_284 = math.fma %v_281, %v_160, %acc_277 : vector<16xf32>
                          %acc_285 = math.fma %v_281, %v_175, %acc_278 : vector<16xf32>
                          %v_286 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_287 = arith.shrui %v_254, %c_24 : vector<16xi32>
                          %v_288 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_286, %v_287) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_289 = math.fma %v_288, %v_132, %acc_282 : vector<16xf32>
                          %acc_290 = math.fma %v_288, %v_147, %acc_283 : vector<16xf32>
                          %acc_291 = math.fma %v_288, %v_162, %acc_284 : vector<16xf32>
                          %acc_292 = math.fma %v_288, %v_177, %acc_285 : vector<16xf32>
                          %v_293 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_294 = arith.shrui %v_254, %c_25 : vector<16xi32>
                          %v_295 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_293, %v_294) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_296 = math.fma %v_295, %v_134, %acc_289 : vector<16xf32>
                          %acc_297 = math.fma %v_295, %v_149, %acc_290 : vector<16xf32>
                          %acc_298 = math.fma %v_295, %v_164, %acc_291 : vector<16xf32>
                          %acc_299 = math.fma %v_295, %v_179, %acc_292 : vector<16xf32>
                          %v_300 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_301 = arith.shrui %v_254, %c_26 : vector<16xi32>
                          %v_302 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_300, %v_301) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_303 = math.fma %v_302, %v_136, %acc_296 : vector<16xf32>
                          %acc_304 = math.fma %v_302, %v_151, %acc_297 : vector<16xf32>
                          %acc_305 = math.fma %v_302, %v_166, %acc_298 : vector<16xf32>
                          %acc_306 = math.fma %v_302, %v_181, %acc_299 : vector<16xf32>
                          %v_307 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_308 = arith.shrui %v_254, %c_27 : vector<16xi32>
                          %v_309 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_307, %v_308) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_310 = math.fma %v_309, %v_138, %acc_303 : vector<16xf32>
                          %acc_311 = math.fma %v_309, %v_153, %acc_304 : vector<16xf32>
                          %acc_312 = math.fma %v_309, %v_168, %acc_305 : vector<16xf32>
                          %acc_313 = math.fma %v_309, %v_183, %acc_306 : vector<16xf32>
                          %acc_314 = math.fma %acc_310, %v_258, %carry_120 : vector<16xf32>
                          %acc_315 = math.fma %acc_311, %v_258, %carry_121 : vector<16xf32>
                          %acc_316 = math.fma %acc_312, %v_258, %carry_122 : vector<16xf32>
                          %acc_317 = math.fma %acc_313, %v_258, %carry_123 : vector<16xf32>
                          scf.yield %acc_247, %acc_248, %acc_249, %acc_250, %acc_314, %acc_315, %acc_316, %acc_317 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_319:8 = scf.for %i_318 = %c_3 to %c_7 step %c_7 iter_args(%carry_320 = %loop_115#0, %carry_321 = %loop_115#1, %carry_322 = %loop_115#2, %carry_323 = %loop_115#3, %carry_324 = %loop_115#4, %carry_325 = %loop_115#5, %carry_326 = %loop_115#6, %carry_327 = %loop_115#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_328 = vector.load %hidden_sums[%v_107, %i_318] : memref<?x16xf32>, vector<16xf32>
                          %v_329 = vector.load %hidden_sums[%v_109, %i_318] : memref<?x16xf32>, vector<16xf32>
                          %v_330 = vector.load %hidden_sums[%v_111, %i_318] : memref<?x16xf32>, vector<16xf32>
                          %v_331 = vector.load %hidden_sums[%v_113, %i_318] : memref<?x16xf32>, vector<16xf32>
                          %v_332 = vector.load %expert_down.scales[%v_70, %i_102, %i_318] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_333 = arith.extf %v_332 : vector<16xbf16> to vector<16xf32>
                          %v_334 = vector.load %expert_down.biases[%v_70, %i_102, %i_318] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_335 = arith.extf %v_334 : vector<16xbf16> to vector<16xf32>
                          %acc_336 = math.fma %v_333, %c_28, %v_335 : vector<16xf32>
                          %acc_337 = math.fma %acc_336, %v_328, %carry_320 : vector<16xf32>
                          %acc_338 = math.fma %acc_336, %v_329, %carry_321 : vector<16xf32>
                          %acc_339 = math.fma %acc_336, %v_330, %carry_322 : vector<16xf32>
                          %acc_340 = math.fma %acc_336, %v_331, %carry_323 : vector<16xf32>
                          %v_341 = vector.load %expert_down.scales[%v_70, %v_104, %i_318] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_342 = arith.extf %v_341 : vector<16xbf16> to vector<16xf32>
                          %v_343 = vector.load %expert_down.biases[%v_70, %v_104, %i_318] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_344 = arith.extf %v_343 : vector<16xbf16> to vector<16xf32>
                          %acc_345 = math.fma %v_342, %c_28, %v_344 : vector<16xf32>
                          %acc_346 = math.fma %acc_345, %v_328, %carry_324 : vector<16xf32>
                          %acc_347 = math.fma %acc_345, %v_329, %carry_325 : vector<16xf32>
                          %acc_348 = math.fma %acc_345, %v_330, %carry_326 : vector<16xf32>
                          %acc_349 = math.fma %acc_345, %v_331, %carry_327 : vector<16xf32>
                          scf.yield %acc_337, %acc_338, %acc_339, %acc_340, %acc_346, %acc_347, %acc_348, %acc_349 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_319#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_319#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_319#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_319#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_319#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_319#5, %sums[%c_29, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_319#6, %sums[%c_30, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_319#7, %sums[%c_31, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_350 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_350 {
                        %v_351 = memref.load %group[%c_3] : memref<5xi32>
                        %v_352 = arith.index_cast %v_351 : i32 to index
                        %v_353 = memref.load %group[%c_2] : memref<5xi32>
                        %v_354 = arith.index_cast %v_353 : i32 to index
                        %loop_356:4 = scf.for %i_355 = %c_3 to %c_14 step %c_9 iter_args(%carry_357 = %c_13, %carry_358 = %c_13, %carry_359 = %c_13, %carry_360 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_361 = vector.load %hidden_lanes[%v_352, %i_355] : memref<?x1024xf32>, vector<16xf32>
                          %v_362 = arith.addi %i_355, %c_7 : index
                          %v_363 = vector.load %hidden_lanes[%v_352, %v_362] : memref<?x1024xf32>, vector<16xf32>
                          %v_364 = arith.addi %i_355, %c_5 : index
                          %v_365 = vector.load %hidden_lanes[%v_352, %v_364] : memref<?x1024xf32>, vector<16xf32>
                          %v_366 = arith.addi %i_355, %c_15 : index
                          %v_367 = vector.load %hidden_lanes[%v_352, %v_366] : memref<?x1024xf32>, vector<16xf32>
                          %v_368 = arith.addi %i_355, %c_0 : index
                          %v_369 = vector.load %hidden_lanes[%v_352, %v_368] : memref<?x1024xf32>, vector<16xf32>
                          %v_370 = arith.addi %i_355, %c_16 : index
                          %v_371 = vector.load %hidden_lanes[%v_352, %v_370] : memref<?x1024xf32>, vector<16xf32>
                          %v_372 = arith.addi %i_355, %c_17 : index
                          %v_373 = vector.load %hidden_lanes[%v_352, %v_372] : memref<?x1024xf32>, vector<16xf32>
                          %v_374 = arith.addi %i_355, %c_18 : index
                          %v_375 = vector.load %hidden_lanes[%v_352, %v_374] : memref<?x1024xf32>, vector<16xf32>
                          %v_376 = vector.load %hidden_lanes[%v_354, %i_355] : memref<?x1024xf32>, vector<16xf32>
                          %v_377 = arith.addi %i_355, %c_7 : index
                          %v_378 = vector.load %hidden_lanes[%v_354, %v_377] : memref<?x1024xf32>, vector<16xf32>
                          %v_379 = arith.addi %i_355, %c_5 : index
                          %v_380 = vector.load %hidden_lanes[%v_354, %v_379] : memref<?x1024xf32>, vector<16xf32>
                          %v_381 = arith.addi %i_355, %c_15 : index
                          %v_382 = vector.load %hidden_lanes[%v_354, %v_381] : memref<?x1024xf32>, vector<16xf32>
                          %v_383 = arith.addi %i_355, %c_0 : index
                          %v_384 = vector.load %hidden_lanes[%v_354, %v_383] : memref<?x1024xf32>, vector<16xf32>
                          %v_385 = arith.addi %i_355, %c_16 : index
                          %v_386 = vector.load %hidden_lanes[%v_354, %v_385] : memref<?x1024xf32>, vector<16xf32>
                          %v_387 = arith.addi %i_355, %c_17 : index
                          %v_388 = vector.load %hidden_lanes[%v_354, %v_387] : memref<?x1024xf32>, vector<16xf32>
                          %v_389 = arith.addi %i_355, %c_18 : index
                          %v_390 = vector.load %hidden_lanes[%v_354, %v_389] : memref<?x1024xf32>, vector<16xf32>
                          %v_391 = arith.divui %i_355, %c_9 : index
                          %v_392 = arith.muli %v_391, %c_7 : index
                          %v_393 = arith.addi %v_392, %c_19 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_393], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_394 = vector.load %expert_down.codes[%v_70, %i_102, %v_392] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_395 = arith.divui %i_355, %c_0 : index
                          %v_396 = vector.load %expert_down.scales[%v_70, %i_102, %v_395] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_397 = arith.extf %v_396 : vector<2xbf16> to vector<2xf32>
                          %v_398 = vector.shuffle %v_397, %v_397 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_399 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_400 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_399, %v_394) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %v_401 = arith.mulf %v_400, %v_361 : vector<16xf32>
                          %v_402 = arith.mulf %v_400, %v_376 : vector<16xf32>
                          %v_403 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_404 = arith.shrui %v_394, %c_21 : vector<16xi32>
                          %v_405 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_403, %v_404) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_406 = math.fma %v_405, %v_363, %v_401 : vector<16xf32>
                          %acc_407 = math.fma %v_405, %v_378, %v_402 : vector<16xf32>
                          %v_408 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_409 = arith.shrui %v_394, %c_22 : vector<16xi32>
                          %v_410 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_408, %v_409) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_411 = math.fma %v_410, %v_365, %acc_406 : vector<16xf32>
                          %acc_412 = math.fma %v_410, %v_380, %acc_407 : vector<16xf32>
                          %v_413 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_414 = arith.shrui %v_394, %c_23 : vector<16xi32>
                          %v_415 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_413, %v_414) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_416 = math.fma %v_415, %v_367, %acc_411 : vector<16xf32>
                          %acc_417 = math.fma %v_415, %v_382, %acc_412 : vector<16xf32>
                          %v_418 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_419 = arith.shrui %v_394, %c_24 : vector<16xi32>
                          %v_420 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_418, %v_419) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_421 = math.fma %v_420, %v_369, %acc_416 : vector<16xf32>
                          %acc_422 = math.fma %v_420, %v_384, %acc_417 : vector<16xf32>
                          %v_423 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_424 = arith.shrui %v_394, %c_25 : vector<16xi32>
                          %v_425 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_423, %v_424) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_426 = math.fma %v_425, %v_371, %acc_421 : vector<16xf32>
                          %acc_427 = math.fma %v_425, %v_386, %acc_422 : vector<16xf32>
                          %v_428 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_429 = arith.shrui %v_394, %c_26 : vector<16xi32>
                          %v_430 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_428, %v_429) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_431 = math.fma %v_430, %v_373, %acc_426 : vector<16xf32>
                          %acc_432 = math.fma %v_430, %v_388, %acc_427 : vector<16xf32>
                          %v_433 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_434 = arith.shrui %v_394, %c_27 : vector<16xi32>
                          %v_435 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_433, %v_434) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_436 = math.fma %v_435, %v_375, %acc_431 : vector<16xf32>
                          %acc_437 = math.fma %v_435, %v_390, %acc_432 : vector<16xf32>
                          %acc_438 = math.fma %acc_436, %v_398, %carry_357 : vector<16xf32>
                          %acc_439 = math.fma %acc_437, %v_398, %carry_358 : vector<16xf32>
                          %v_440 = arith.divui %i_355, %c_9 : index
                          %v_441 = arith.muli %v_440, %c_7 : index
                          %v_442 = arith.addi %v_441, %c_19 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_442], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_443 = vector.load %expert_down.codes[%v_70, %v_104, %v_441] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_444 = arith.divui %i_355, %c_0 : index
                          %v_445 = vector.load %expert_down.scales[%v_70, %v_104, %v_444] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_446 = arith.extf %v_445 : vector<2xbf16> to vector<2xf32>
                          %v_447 = vector.shuffle %v_446, %v_446 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_448 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_449 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_448, %v_443) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %v_450 = arith.mulf %v_449, %v_361 : vector<16xf32>
                          %v_451 = arith.mulf %v_449, %v_376 : vector<16xf32>
                          %v_452 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_453 = arith.shrui %v_443, %c_21 : vector<16xi32>
                          %v_454 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_452, %v_453) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_455 = math.fma %v_454, %v_363, %v_450 : vector<16xf32>
                          %acc_456 = math.fma %v_454, %v_378, %v_451 : vector<16xf32>
                          %v_457 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_458 = arith.shrui %v_443, %c_22 : vector<16xi32>
                          %v_459 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_457, %v_458) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_460 = math.fma %v_459, %v_365, %acc_455 : vector<16xf32>
                          %acc_461 = math.fma %v_459, %v_380, %acc_456 : vector<16xf32>
                          %v_462 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_463 = arith.shrui %v_443, %c_23 : vector<16xi32>
                          %v_464 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_462, %v_463) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_465 = math.fma %v_464, %v_367, %acc_460 : vector<16xf32>
                          %acc_466 = math.fma %v_464, %v_382, %acc_461 : vector<16xf32>
                          %v_467 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_468 = arith.shrui %v_443, %c_24 : vector<16xi32>
                          %v_469 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_467, %v_468) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_470 = math.fma %v_469, %v_369, %acc_465 : vector<16xf32>
                          %acc_471 = math.fma %v_469, %v_384, %acc_466 : vector<16xf32>
                          %v_472 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_473 = arith.shrui %v_443, %c_25 : vector<16xi32>
                          %v_474 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_472, %v_473) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_475 = math.fma %v_474, %v_371, %acc_470 : vector<16xf32>
                          %acc_476 = math.fma %v_474, %v_386, %acc_471 : vector<16xf32>
                          %v_477 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_478 = arith.shrui %v_443, %c_26 : vector<16xi32>
                          %v_479 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_477, %v_478) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_480 = math.fma %v_479, %v_373, %acc_475 : vector<16xf32>
                          %acc_481 = math.fma %v_479, %v_388, %acc_476 : vector<16xf32>
                          %v_482 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_483 = arith.shrui %v_443, %c_27 : vector<16xi32>
                          %v_484 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_482, %v_483) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_485 = math.fma %v_484, %v_375, %acc_480 : vector<16xf32>
                          %acc_486 = math.fma %v_484, %v_390, %acc_481 : vector<16xf32>
                          %acc_487 = math.fma %acc_485, %v_447, %carry_359 : vector<16xf32>
                          %acc_488 = math.fma %acc_486, %v_447, %carry_360 : vector<16xf32>
                          scf.yield %acc_438, %acc_439, %acc_487, %acc_488 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_490:4 = scf.for %i_489 = %c_3 to %c_7 step %c_7 iter_args(%carry_491 = %loop_356#0, %carry_492 = %loop_356#1, %carry_493 = %loop_356#2, %carry_494 = %loop_356#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_495 = vector.load %hidden_sums[%v_352, %i_489] : memref<?x16xf32>, vector<16xf32>
                          %v_496 = vector.load %hidden_sums[%v_354, %i_489] : memref<?x16xf32>, vector<16xf32>
                          %v_497 = vector.load %expert_down.scales[%v_70, %i_102, %i_489] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_498 = arith.extf %v_497 : vector<16xbf16> to vector<16xf32>
                          %v_499 = vector.load %expert_down.biases[%v_70, %i_102, %i_489] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_500 = arith.extf %v_499 : vector<16xbf16> to vector<16xf32>
                          %acc_501 = math.fma %v_498, %c_28, %v_500 : vector<16xf32>
                          %acc_502 = math.fma %acc_501, %v_495, %carry_491 : vector<16xf32>
                          %acc_503 = math.fma %acc_501, %v_496, %carry_492 : vector<16xf32>
                          %v_504 = vector.load %expert_down.scales[%v_70, %v_104, %i_489] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_505 = arith.extf %v_504 : vector<16xbf16> to vector<16xf32>
                          %v_506 = vector.load %expert_down.biases[%v_70, %v_104, %i_489] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_507 = arith.extf %v_506 : vector<16xbf16> to vector<16xf32>
                          %acc_508 = math.fma %v_505, %c_28, %v_507 : vector<16xf32>
                          %acc_509 = math.fma %acc_508, %v_495, %carry_493 : vector<16xf32>
                          %acc_510 = math.fma %acc_508, %v_496, %carry_494 : vector<16xf32>
                          scf.yield %acc_502, %acc_503, %acc_509, %acc_510 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_490#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_490#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_490#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_490#3, %sums[%c_29, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_511 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_511 {
                        %v_512 = memref.load %group[%c_3] : memref<5xi32>
                        %v_513 = arith.index_cast %v_512 : i32 to index
                        %loop_515:2 = scf.for %i_514 = %c_3 to %c_14 step %c_9 iter_args(%carry_516 = %c_13, %carry_517 = %c_13) -> (vector<16xf32>, vector<16xf32>) {
                          %v_518 = vector.load %hidden_lanes[%v_513, %i_514] : memref<?x1024xf32>, vector<16xf32>
                          %v_519 = arith.addi %i_514, %c_7 : index
                          %v_520 = vector.load %hidden_lanes[%v_513, %v_519] : memref<?x1024xf32>, vector<16xf32>
                          %v_521 = arith.addi %i_514, %c_5 : index
                          %v_522 = vector.load %hidden_lanes[%v_513, %v_521] : memref<?x1024xf32>, vector<16xf32>
                          %v_523 = arith.addi %i_514, %c_15 : index
                          %v_524 = vector.load %hidden_lanes[%v_513, %v_523] : memref<?x1024xf32>, vector<16xf32>
                          %v_525 = arith.addi %i_514, %c_0 : index
                          %v_526 = vector.load %hidden_lanes[%v_513, %v_525] : memref<?x1024xf32>, vector<16xf32>
                          %v_527 = arith.addi %i_514, %c_16 : index
                          %v_528 = vector.load %hidden_lanes[%v_513, %v_527] : memref<?x1024xf32>, vector<16xf32>
                          %v_529 = arith.addi %i_514, %c_17 : index
                          %v_530 = vector.load %hidden_lanes[%v_513, %v_529] : memref<?x1024xf32>, vector<16xf32>
                          %v_531 = arith.addi %i_514, %c_18 : index
                          %v_532 = vector.load %hidden_lanes[%v_513, %v_531] : memref<?x1024xf32>, vector<16xf32>
                          %v_533 = arith.divui %i_514, %c_9 : index
                          %v_534 = arith.muli %v_533, %c_7 : index
                          %v_535 = arith.addi %v_534, %c_19 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_535], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_536 = vector.load %expert_down.codes[%v_70, %i_102, %v_534] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_537 = arith.divui %i_514, %c_0 : index
                          %v_538 = vector.load %expert_down.scales[%v_70, %i_102, %v_537] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_539 = arith.extf %v_538 : vector<2xbf16> to vector<2xf32>
                          %v_540 = vector.shuffle %v_539, %v_539 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_541 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_542 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_541, %v_536) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %v_543 = arith.mulf %v_542, %v_518 : vector<16xf32>
                          %v_544 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_545 = arith.shrui %v_536, %c_21 : vector<16xi32>
                          %v_546 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_544, %v_545) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_547 = math.fma %v_546, %v_520, %v_543 : vector<16xf32>
                          %v_548 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_549 = arith.shrui %v_536, %c_22 : vector<16xi32>
                          %v_550 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_548, %v_549) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_551 = math.fma %v_550, %v_522, %acc_547 : vector<16xf32>
                          %v_552 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_553 = arith.shrui %v_536, %c_23 : vector<16xi32>
                          %v_554 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_552, %v_553) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_555 = math.fma %v_554, %v_524, %acc_551 : vector<16xf32>
                          %v_556 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_557 = arith.shrui %v_536, %c_24 : vector<16xi32>
                          %v_558 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_556, %v_557) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_559 = math.fma %v_558, %v_526, %acc_555 : vector<16xf32>
                          %v_560 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_561 = arith.shrui %v_536, %c_25 : vector<16xi32>
                          %v_562 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_560, %v_561) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_563 = math.fma %v_562, %v_528, %acc_559 : vector<16xf32>
                          %v_564 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_565 = arith.shrui %v_536, %c_26 : vector<16xi32>
                          %v_566 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_564, %v_565) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_567 = math.fma %v_566, %v_530, %acc_563 : vector<16xf32>
                          %v_568 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_569 = arith.shrui %v_536, %c_27 : vector<16xi32>
                          %v_570 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_568, %v_569) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_571 = math.fma %v_570, %v_532, %acc_567 : vector<16xf32>
                          %acc_572 = math.fma %acc_571, %v_540, %carry_516 : vector<16xf32>
                          %v_573 = arith.divui %i_514, %c_9 : index
                          %v_574 = arith.muli %v_573, %c_7 : index
                          %v_575 = arith.addi %v_574, %c_19 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_575], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_576 = vector.load %expert_down.codes[%v_70, %v_104, %v_574] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_577 = arith.divui %i_514, %c_0 : index
                          %v_578 = vector.load %expert_down.scales[%v_70, %v_104, %v_577] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_579 = arith.extf %v_578 : vector<2xbf16> to vector<2xf32>
                          %v_580 = vector.shuffle %v_579, %v_579 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_581 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_582 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_581, %v_576) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %v_583 = arith.mulf %v_582, %v_518 : vector<16xf32>
                          %v_584 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_585 = arith.shrui %v_576, %c_21 : vector<16xi32>
                          %v_586 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_584, %v_585) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_587 = math.fma %v_586, %v_520, %v_583 : vector<16xf32>
                          %v_588 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_589 = arith.shrui %v_576, %c_22 : vector<16xi32>
                          %v_590 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_588, %v_589) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_591 = math.fma %v_590, %v_522, %acc_587 : vector<16xf32>
                          %v_592 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_593 = arith.shrui %v_576, %c_23 : vector<16xi32>
                          %v_594 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_592, %v_593) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_595 = math.fma %v_594, %v_524, %acc_591 : vector<16xf32>
                          %v_596 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_597 = arith.shrui %v_576, %c_24 : vector<16xi32>
                          %v_598 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_596, %v_597) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_599 = math.fma %v_598, %v_526, %acc_595 : vector<16xf32>
                          %v_600 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_601 = arith.shrui %v_576, %c_25 : vector<16xi32>
                          %v_602 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_600, %v_601) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_603 = math.fma %v_602, %v_528, %acc_599 : vector<16xf32>
                          %v_604 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_605 = arith.shrui %v_576, %c_26 : vector<16xi32>
                          %v_606 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_604, %v_605) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_607 = math.fma %v_606, %v_530, %acc_603 : vector<16xf32>
                          %v_608 = vector.bitcast %c_20 : vector<16xi32> to vector<16xf32>
                          %v_609 = arith.shrui %v_576, %c_27 : vector<16xi32>
                          %v_610 = llvm.call_intrinsic "llvm.x86.avx512.permvar.sf.512"(%v_608, %v_609) : (vector<16xf32>, vector<16xi32>) -> vector<16xf32>
                          %acc_611 = math.fma %v_610, %v_532, %acc_607 : vector<16xf32>
                          %acc_612 = math.fma %acc_611, %v_580, %carry_517 : vector<16xf32>
                          scf.yield %acc_572, %acc_612 : vector<16xf32>, vector<16xf32>
                        }
                        %loop_614:2 = scf.for %i_613 = %c_3 to %c_7 step %c_7 iter_args(%carry_615 = %loop_515#0, %carry_616 = %loop_515#1) -> (vector<16xf32>, vector<16xf32>) {
                          %v_617 = vector.load %hidden_sums[%v_513, %i_613] : memref<?x16xf32>, vector<16xf32>
                          %v_618 = vector.load %expert_down.scales[%v_70, %i_102, %i_613] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_619 = arith.extf %v_618 : vector<16xbf16> to vector<16xf32>
                          %v_620 = vector.load %expert_down.biases[%v_70, %i_102, %i_613] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_621 = arith.extf %v_620 : vector<16xbf16> to vector<16xf32>
                          %acc_622 = math.fma %v_619, %c_28, %v_621 : vector<16xf32>
                          %acc_623 = math.fma %acc_622, %v_617, %carry_615 : vector<16xf32>
                          %v_624 = vector.load %expert_down.scales[%v_70, %v_104, %i_613] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_625 = arith.extf %v_624 : vector<16xbf16> to vector<16xf32>
                          %v_626 = vector.load %expert_down.biases[%v_70, %v_104, %i_613] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_627 = arith.extf %v_626 : vector<16xbf16> to vector<16xf32>
                          %acc_628 = math.fma %v_625, %c_28, %v_627 : vector<16xf32>
                          %acc_629 = math.fma %acc_628, %v_617, %carry_616 : vector<16xf32>
                          scf.yield %acc_623, %acc_629 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_614#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_614#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_630 = %c_3 to %v_91 step %c_2 {
                        %v_631 = memref.load %group[%i_630] : memref<5xi32>
                        %v_632 = arith.index_cast %v_631 : i32 to index
                        %v_633 = vector.load %sums[%i_630, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_634 = vector.shuffle %v_633, %v_633 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_635 = vector.shuffle %v_633, %v_633 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_636 = arith.addf %v_634, %v_635 : vector<8xf32>
                        %v_637 = vector.shuffle %v_636, %v_636 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_638 = vector.shuffle %v_636, %v_636 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_639 = arith.addf %v_637, %v_638 : vector<4xf32>
                        %v_640 = vector.shuffle %v_639, %v_639 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_641 = vector.shuffle %v_639, %v_639 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_642 = arith.addf %v_640, %v_641 : vector<2xf32>
                        %v_643 = vector.shuffle %v_642, %v_642 [0] : vector<2xf32>, vector<2xf32>
                        %v_644 = vector.shuffle %v_642, %v_642 [1] : vector<2xf32>, vector<2xf32>
                        %v_645 = arith.addf %v_643, %v_644 : vector<1xf32>
                        %sum_646 = vector.extract %v_645[0] : f32 from vector<1xf32>
                        %v_647 = arith.addi %i_630, %c_1 : index
                        %v_648 = vector.load %sums[%v_647, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_649 = vector.shuffle %v_648, %v_648 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_650 = vector.shuffle %v_648, %v_648 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_651 = arith.addf %v_649, %v_650 : vector<8xf32>
                        %v_652 = vector.shuffle %v_651, %v_651 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_653 = vector.shuffle %v_651, %v_651 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_654 = arith.addf %v_652, %v_653 : vector<4xf32>
                        %v_655 = vector.shuffle %v_654, %v_654 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_656 = vector.shuffle %v_654, %v_654 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_657 = arith.addf %v_655, %v_656 : vector<2xf32>
                        %v_658 = vector.shuffle %v_657, %v_657 [0] : vector<2xf32>, vector<2xf32>
                        %v_659 = vector.shuffle %v_657, %v_657 [1] : vector<2xf32>, vector<2xf32>
                        %v_660 = arith.addf %v_658, %v_659 : vector<1xf32>
                        %sum_661 = vector.extract %v_660[0] : f32 from vector<1xf32>
                        memref.store %sum_646, %outputs[%v_632, %i_102] : memref<?x2048xf32>
                        memref.store %sum_661, %outputs[%v_632, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_662 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_662 : index
                }
              }
            }
            %v_663 = arith.addi %v_55, %c_5 : index
            %v_664 = arith.minsi %v_663, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_665 = %c_3 to %tokens step %c_2 {
              %v_666 = arith.muli %i_665, %c_32 : index
              scf.for %i_667 = %c_3 to %c_32 step %c_2 {
                %v_668 = arith.addi %v_666, %i_667 : index
                %v_669 = memref.load %ids[%v_668] : memref<?xi32>
                %v_670 = vector.broadcast %v_669 : i32 to vector<16xi32>
                %loop_672:1 = scf.for %i_671 = %c_3 to %c_32 step %c_7 iter_args(%carry_673 = %c_8) -> (vector<16xi32>) {
                  %v_674 = arith.subi %c_32, %i_671 : index
                  %mask_675 = vector.create_mask %v_674 : vector<16xi1>
                  %v_676 = arith.addi %v_666, %i_671 : index
                  %v_677 = vector.maskedload %ids[%v_676], %mask_675, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_678 = arith.index_cast %i_671 : index to i32
                  %v_679 = vector.broadcast %v_678 : i32 to vector<16xi32>
                  %v_680 = arith.addi %c_33, %v_679 : vector<16xi32>
                  %v_681 = arith.index_cast %i_667 : index to i32
                  %v_682 = vector.broadcast %v_681 : i32 to vector<16xi32>
                  %is_683 = arith.cmpi slt, %v_680, %v_682 : vector<16xi32>
                  %is_684 = arith.cmpi slt, %v_677, %v_670 : vector<16xi32>
                  %is_685 = arith.cmpi eq, %v_677, %v_670 : vector<16xi32>
                  %v_686 = arith.andi %is_685, %is_683 : vector<16xi1>
                  %v_687 = arith.ori %is_684, %v_686 : vector<16xi1>
                  %v_688 = arith.andi %v_687, %mask_675 : vector<16xi1>
                  %v_689 = arith.select %v_688, %c_34, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_690 = arith.addi %carry_673, %v_689 : vector<16xi32>
                  scf.yield %v_690 : vector<16xi32>
                }
                %v_691 = vector.reduction <add>, %loop_672#0 : vector<16xi32> into i32
                %v_692 = arith.index_cast %v_691 : i32 to index
                %v_693 = arith.addi %v_666, %i_667 : index
                %v_694 = arith.index_cast %v_693 : index to i32
                memref.store %v_694, %order[%v_692] : memref<8xi32>
              }
              scf.for %i_695 = %v_55 to %v_664 step %c_7 {
                %v_696 = arith.subi %v_664, %i_695 : index
                %mask_697 = vector.create_mask %v_696 : vector<16xi1>
                %loop_699:1 = scf.for %i_698 = %c_3 to %c_32 step %c_2 iter_args(%carry_700 = %c_13) -> (vector<16xf32>) {
                  %v_701 = memref.load %order[%i_698] : memref<8xi32>
                  %v_702 = arith.index_cast %v_701 : i32 to index
                  %v_703 = vector.maskedload %outputs[%v_702, %i_695], %mask_697, %c_13 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_704 = memref.load %weights[%v_702] : memref<?xf32>
                  %v_705 = vector.broadcast %v_704 : f32 to vector<16xf32>
                  %v_706 = arith.mulf %v_703, %v_705 : vector<16xf32>
                  %v_707 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_706) : (vector<16xf32>) -> vector<16xf32>
                  %v_708 = arith.addf %carry_700, %v_707 : vector<16xf32>
                  scf.yield %v_708 : vector<16xf32>
                }
                vector.maskedstore %y[%i_665, %i_695], %mask_697, %loop_699#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
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
    %gathered_lay_out_x:2 = flow.dispatch @gathered::@gathered_lay_out_x[%tokens](%x_bf16, %tokens) : (tensor<?x2048xbf16>{%tokens}, index) -> (tensor<?x2048xf32>{%tokens}, tensor<?x32xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %expert_ids, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xf32>{%tokens}, tensor<?x32xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x256xi32>, tensor<64x2048x32xbf16>, tensor<64x2048x32xbf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xbf16>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @gathered::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xbf16>{%assignments}, index) -> (tensor<?x1024xf32>{%assignments}, tensor<?x16xf32>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %expert_ids, %chosen_weights, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xf32>{%assignments}, tensor<?x16xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, tensor<64x2048x128xi32>, tensor<64x2048x16xbf16>, tensor<64x2048x16xbf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments}, tensor<?x2048xf32>{%tokens})

    return %gathered_down#2 : tensor<?x2048xf32>
  }
}
