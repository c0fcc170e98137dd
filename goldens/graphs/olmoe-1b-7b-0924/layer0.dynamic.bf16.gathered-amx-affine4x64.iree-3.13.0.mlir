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
        %c_18 = arith.constant dense<3> : vector<32xi16>
        %c_19 = arith.constant dense<120> : vector<32xi16>
        %c_20 = arith.constant dense<[16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768, 16768]> : vector<32xi16>
        %c_21 = arith.constant dense<1> : vector<32xi16>
        %c_22 = arith.constant dense<5> : vector<32xi16>
        %c_23 = arith.constant dense<9> : vector<32xi16>
        %c_24 = arith.constant dense<0xC1800000> : vector<16xf32>
        %c_25 = arith.constant 5 : index
        %c_26 = arith.constant 6 : index
        %c_27 = arith.constant 7 : index
        %c_28 = arith.constant 0x00000000 : f32
        %c_29 = arith.constant 0x42B40000 : f32
        %c_30 = arith.constant 0xC2DC0000 : f32
        %c_31 = arith.constant 0x3FB8AA3B : f32
        %c_32 = arith.constant 0xBF318000 : f32
        %c_33 = arith.constant 0x395E8083 : f32
        %c_34 = arith.constant 0x39500D01 : f32
        %c_35 = arith.constant 0x3AB60B61 : f32
        %c_36 = arith.constant 0x3C088889 : f32
        %c_37 = arith.constant 0x3D2AAAAB : f32
        %c_38 = arith.constant 0x3E2AAAAB : f32
        %c_39 = arith.constant 0x3F000000 : f32
        %c_40 = arith.constant 0x3F800000 : f32
        %c_41 = arith.constant 1 : i32
        %c_42 = arith.constant 23 : i32
        %c_43 = arith.constant 127 : i32
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
                        %v_164 = arith.shli %v_163, %c_18 : vector<32xi16>
                        %v_165 = arith.andi %v_164, %c_19 : vector<32xi16>
                        %v_166 = arith.ori %v_165, %c_20 : vector<32xi16>
                        %v_167 = vector.bitcast %v_166 : vector<32xi16> to vector<32xbf16>
                        %v_168 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_167, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_169 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_167, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_170 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_167, %v_141) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_171 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_167, %v_148) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_172 = arith.shrui %v_163, %c_21 : vector<32xi16>
                        %v_173 = arith.andi %v_172, %c_19 : vector<32xi16>
                        %v_174 = arith.ori %v_173, %c_20 : vector<32xi16>
                        %v_175 = vector.bitcast %v_174 : vector<32xi16> to vector<32xbf16>
                        %v_176 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_168, %v_175, %v_129) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_177 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_169, %v_175, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_178 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_170, %v_175, %v_143) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_179 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_171, %v_175, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_180 = arith.shrui %v_163, %c_22 : vector<32xi16>
                        %v_181 = arith.andi %v_180, %c_19 : vector<32xi16>
                        %v_182 = arith.ori %v_181, %c_20 : vector<32xi16>
                        %v_183 = vector.bitcast %v_182 : vector<32xi16> to vector<32xbf16>
                        %v_184 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_176, %v_183, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_185 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_177, %v_183, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_186 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_178, %v_183, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_187 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_179, %v_183, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_188 = arith.shrui %v_163, %c_23 : vector<32xi16>
                        %v_189 = arith.andi %v_188, %c_19 : vector<32xi16>
                        %v_190 = arith.ori %v_189, %c_20 : vector<32xi16>
                        %v_191 = vector.bitcast %v_190 : vector<32xi16> to vector<32xbf16>
                        %v_192 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_184, %v_191, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_193 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_185, %v_191, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_194 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_186, %v_191, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_195 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_187, %v_191, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_196 = math.fma %v_192, %v_162, %carry_119 : vector<16xf32>
                        %acc_197 = math.fma %v_193, %v_162, %carry_120 : vector<16xf32>
                        %acc_198 = math.fma %v_194, %v_162, %carry_121 : vector<16xf32>
                        %acc_199 = math.fma %v_195, %v_162, %carry_122 : vector<16xf32>
                        %v_200 = arith.divui %i_117, %c_14 : index
                        %v_201 = arith.muli %v_200, %c_6 : index
                        %v_202 = arith.addi %v_201, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_202], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_203 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_201] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_204 = arith.divui %i_117, %c_15 : index
                        %v_205 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_204] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_206 = arith.extf %v_205 : vector<2xbf16> to vector<2xf32>
                        %v_207 = vector.shuffle %v_206, %v_206 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_208 = vector.bitcast %v_203 : vector<16xi32> to vector<32xi16>
                        %v_209 = arith.shli %v_208, %c_18 : vector<32xi16>
                        %v_210 = arith.andi %v_209, %c_19 : vector<32xi16>
                        %v_211 = arith.ori %v_210, %c_20 : vector<32xi16>
                        %v_212 = vector.bitcast %v_211 : vector<32xi16> to vector<32xbf16>
                        %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_212, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_214 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_212, %v_134) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_215 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_212, %v_141) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_216 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_212, %v_148) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_217 = arith.shrui %v_208, %c_21 : vector<32xi16>
                        %v_218 = arith.andi %v_217, %c_19 : vector<32xi16>
                        %v_219 = arith.ori %v_218, %c_20 : vector<32xi16>
                        %v_220 = vector.bitcast %v_219 : vector<32xi16> to vector<32xbf16>
                        %v_221 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_213, %v_220, %v_129) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_222 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_214, %v_220, %v_136) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_223 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_215, %v_220, %v_143) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_224 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_216, %v_220, %v_150) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_225 = arith.shrui %v_208, %c_22 : vector<32xi16>
                        %v_226 = arith.andi %v_225, %c_19 : vector<32xi16>
                        %v_227 = arith.ori %v_226, %c_20 : vector<32xi16>
                        %v_228 = vector.bitcast %v_227 : vector<32xi16> to vector<32xbf16>
                        %v_229 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_221, %v_228, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_230 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_222, %v_228, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_231 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_223, %v_228, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_232 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_224, %v_228, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_233 = arith.shrui %v_208, %c_23 : vector<32xi16>
                        %v_234 = arith.andi %v_233, %c_19 : vector<32xi16>
                        %v_235 = arith.ori %v_234, %c_20 : vector<32xi16>
                        %v_236 = vector.bitcast %v_235 : vector<32xi16> to vector<32xbf16>
                        %v_237 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_229, %v_236, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_238 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_230, %v_236, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_239 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_231, %v_236, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_240 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_232, %v_236, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_241 = math.fma %v_237, %v_207, %carry_123 : vector<16xf32>
                        %acc_242 = math.fma %v_238, %v_207, %carry_124 : vector<16xf32>
                        %acc_243 = math.fma %v_239, %v_207, %carry_125 : vector<16xf32>
                        %acc_244 = math.fma %v_240, %v_207, %carry_126 : vector<16xf32>
                        scf.yield %acc_196, %acc_197, %acc_198, %acc_199, %acc_241, %acc_242, %acc_243, %acc_244 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_246:8 = scf.for %i_245 = %c_3 to %c_0 step %c_6 iter_args(%carry_247 = %loop_118#0, %carry_248 = %loop_118#1, %carry_249 = %loop_118#2, %carry_250 = %loop_118#3, %carry_251 = %loop_118#4, %carry_252 = %loop_118#5, %carry_253 = %loop_118#6, %carry_254 = %loop_118#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_255 = vector.load %x_sums[%v_112, %i_245] : memref<?x32xf32>, vector<16xf32>
                        %v_256 = vector.load %x_sums[%v_113, %i_245] : memref<?x32xf32>, vector<16xf32>
                        %v_257 = vector.load %x_sums[%v_114, %i_245] : memref<?x32xf32>, vector<16xf32>
                        %v_258 = vector.load %x_sums[%v_115, %i_245] : memref<?x32xf32>, vector<16xf32>
                        %v_259 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_245] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_260 = arith.extf %v_259 : vector<16xbf16> to vector<16xf32>
                        %v_261 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_245] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_262 = arith.extf %v_261 : vector<16xbf16> to vector<16xf32>
                        %acc_263 = math.fma %v_260, %c_24, %v_262 : vector<16xf32>
                        %acc_264 = math.fma %acc_263, %v_255, %carry_247 : vector<16xf32>
                        %acc_265 = math.fma %acc_263, %v_256, %carry_248 : vector<16xf32>
                        %acc_266 = math.fma %acc_263, %v_257, %carry_249 : vector<16xf32>
                        %acc_267 = math.fma %acc_263, %v_258, %carry_250 : vector<16xf32>
                        %v_268 = vector.load %expert_gate_up.scales[%v_71, %v_116, %i_245] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_269 = arith.extf %v_268 : vector<16xbf16> to vector<16xf32>
                        %v_270 = vector.load %expert_gate_up.biases[%v_71, %v_116, %i_245] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_271 = arith.extf %v_270 : vector<16xbf16> to vector<16xf32>
                        %acc_272 = math.fma %v_269, %c_24, %v_271 : vector<16xf32>
                        %acc_273 = math.fma %acc_272, %v_255, %carry_251 : vector<16xf32>
                        %acc_274 = math.fma %acc_272, %v_256, %carry_252 : vector<16xf32>
                        %acc_275 = math.fma %acc_272, %v_257, %carry_253 : vector<16xf32>
                        %acc_276 = math.fma %acc_272, %v_258, %carry_254 : vector<16xf32>
                        scf.yield %acc_264, %acc_265, %acc_266, %acc_267, %acc_273, %acc_274, %acc_275, %acc_276 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_246#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_246#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_246#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_246#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_246#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_246#5, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_246#6, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_246#7, %sums[%c_27, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_277 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_277 {
                      %v_278 = memref.load %group[%c_3] : memref<5xi32>
                      %v_279 = arith.index_cast %v_278 : i32 to index
                      %v_280 = memref.load %group[%c_2] : memref<5xi32>
                      %v_281 = arith.index_cast %v_280 : i32 to index
                      %v_282 = arith.divui %v_279, %c_11 : index
                      %v_283 = arith.divui %v_281, %c_11 : index
                      %v_284 = arith.addi %i_102, %c_8 : index
                      %loop_286:4 = scf.for %i_285 = %c_3 to %c_13 step %c_14 iter_args(%carry_287 = %c_12, %carry_288 = %c_12, %carry_289 = %c_12, %carry_290 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_291 = vector.load %x_lanes[%v_282, %i_285] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_292 = arith.addi %i_285, %c_0 : index
                        %v_293 = vector.load %x_lanes[%v_282, %v_292] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_294 = arith.addi %i_285, %c_15 : index
                        %v_295 = vector.load %x_lanes[%v_282, %v_294] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_296 = arith.addi %i_285, %c_16 : index
                        %v_297 = vector.load %x_lanes[%v_282, %v_296] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_298 = vector.load %x_lanes[%v_283, %i_285] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_299 = arith.addi %i_285, %c_0 : index
                        %v_300 = vector.load %x_lanes[%v_283, %v_299] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_301 = arith.addi %i_285, %c_15 : index
                        %v_302 = vector.load %x_lanes[%v_283, %v_301] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_303 = arith.addi %i_285, %c_16 : index
                        %v_304 = vector.load %x_lanes[%v_283, %v_303] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_305 = arith.divui %i_285, %c_14 : index
                        %v_306 = arith.muli %v_305, %c_6 : index
                        %v_307 = arith.addi %v_306, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_307], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_308 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_306] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_309 = arith.divui %i_285, %c_15 : index
                        %v_310 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_309] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_311 = arith.extf %v_310 : vector<2xbf16> to vector<2xf32>
                        %v_312 = vector.shuffle %v_311, %v_311 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_313 = vector.bitcast %v_308 : vector<16xi32> to vector<32xi16>
                        %v_314 = arith.shli %v_313, %c_18 : vector<32xi16>
                        %v_315 = arith.andi %v_314, %c_19 : vector<32xi16>
                        %v_316 = arith.ori %v_315, %c_20 : vector<32xi16>
                        %v_317 = vector.bitcast %v_316 : vector<32xi16> to vector<32xbf16>
                        %v_318 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_317, %v_291) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_319 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_317, %v_298) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_320 = arith.shrui %v_313, %c_21 : vector<32xi16>
                        %v_321 = arith.andi %v_320, %c_19 : vector<32xi16>
                        %v_322 = arith.ori %v_321, %c_20 : vector<32xi16>
                        %v_323 = vector.bitcast %v_322 : vector<32xi16> to vector<32xbf16>
                        %v_324 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_318, %v_323, %v_293) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_325 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_319, %v_323, %v_300) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_326 = arith.shrui %v_313, %c_22 : vector<32xi16>
                        %v_327 = arith.andi %v_326, %c_19 : vector<32xi16>
                        %v_328 = arith.ori %v_327, %c_20 : vector<32xi16>
                        %v_329 = vector.bitcast %v_328 : vector<32xi16> to vector<32xbf16>
                        %v_330 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_324, %v_329, %v_295) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_331 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_325, %v_329, %v_302) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_332 = arith.shrui %v_313, %c_23 : vector<32xi16>
                        %v_333 = arith.andi %v_332, %c_19 : vector<32xi16>
                        %v_334 = arith.ori %v_333, %c_20 : vector<32xi16>
                        %v_335 = vector.bitcast %v_334 : vector<32xi16> to vector<32xbf16>
                        %v_336 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_330, %v_335, %v_297) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_337 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_331, %v_335, %v_304) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_338 = math.fma %v_336, %v_312, %carry_287 : vector<16xf32>
                        %acc_339 = math.fma %v_337, %v_312, %carry_288 : vector<16xf32>
                        %v_340 = arith.divui %i_285, %c_14 : index
                        %v_341 = arith.muli %v_340, %c_6 : index
                        %v_342 = arith.addi %v_341, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_284, %v_342], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_343 = vector.load %expert_gate_up.codes[%v_71, %v_284, %v_341] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_344 = arith.divui %i_285, %c_15 : index
                        %v_345 = vector.load %expert_gate_up.scales[%v_71, %v_284, %v_344] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_346 = arith.extf %v_345 : vector<2xbf16> to vector<2xf32>
                        %v_347 = vector.shuffle %v_346, %v_346 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_348 = vector.bitcast %v_343 : vector<16xi32> to vector<32xi16>
                        %v_349 = arith.shli %v_348, %c_18 : vector<32xi16>
                        %v_350 = arith.andi %v_349, %c_19 : vector<32xi16>
                        %v_351 = arith.ori %v_350, %c_20 : vector<32xi16>
                        %v_352 = vector.bitcast %v_351 : vector<32xi16> to vector<32xbf16>
                        %v_353 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_352, %v_291) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_354 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_352, %v_298) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_355 = arith.shrui %v_348, %c_21 : vector<32xi16>
                        %v_356 = arith.andi %v_355, %c_19 : vector<32xi16>
                        %v_357 = arith.ori %v_356, %c_20 : vector<32xi16>
                        %v_358 = vector.bitcast %v_357 : vector<32xi16> to vector<32xbf16>
                        %v_359 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_353, %v_358, %v_293) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_360 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_354, %v_358, %v_300) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_361 = arith.shrui %v_348, %c_22 : vector<32xi16>
                        %v_362 = arith.andi %v_361, %c_19 : vector<32xi16>
                        %v_363 = arith.ori %v_362, %c_20 : vector<32xi16>
                        %v_364 = vector.bitcast %v_363 : vector<32xi16> to vector<32xbf16>
                        %v_365 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_359, %v_364, %v_295) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_366 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_360, %v_364, %v_302) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_367 = arith.shrui %v_348, %c_23 : vector<32xi16>
                        %v_368 = arith.andi %v_367, %c_19 : vector<32xi16>
                        %v_369 = arith.ori %v_368, %c_20 : vector<32xi16>
                        %v_370 = vector.bitcast %v_369 : vector<32xi16> to vector<32xbf16>
                        %v_371 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_365, %v_370, %v_297) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_372 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_366, %v_370, %v_304) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_373 = math.fma %v_371, %v_347, %carry_289 : vector<16xf32>
                        %acc_374 = math.fma %v_372, %v_347, %carry_290 : vector<16xf32>
                        scf.yield %acc_338, %acc_339, %acc_373, %acc_374 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_376:4 = scf.for %i_375 = %c_3 to %c_0 step %c_6 iter_args(%carry_377 = %loop_286#0, %carry_378 = %loop_286#1, %carry_379 = %loop_286#2, %carry_380 = %loop_286#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_381 = vector.load %x_sums[%v_282, %i_375] : memref<?x32xf32>, vector<16xf32>
                        %v_382 = vector.load %x_sums[%v_283, %i_375] : memref<?x32xf32>, vector<16xf32>
                        %v_383 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_375] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_384 = arith.extf %v_383 : vector<16xbf16> to vector<16xf32>
                        %v_385 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_375] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_386 = arith.extf %v_385 : vector<16xbf16> to vector<16xf32>
                        %acc_387 = math.fma %v_384, %c_24, %v_386 : vector<16xf32>
                        %acc_388 = math.fma %acc_387, %v_381, %carry_377 : vector<16xf32>
                        %acc_389 = math.fma %acc_387, %v_382, %carry_378 : vector<16xf32>
                        %v_390 = vector.load %expert_gate_up.scales[%v_71, %v_284, %i_375] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_391 = arith.extf %v_390 : vector<16xbf16> to vector<16xf32>
                        %v_392 = vector.load %expert_gate_up.biases[%v_71, %v_284, %i_375] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_393 = arith.extf %v_392 : vector<16xbf16> to vector<16xf32>
                        %acc_394 = math.fma %v_391, %c_24, %v_393 : vector<16xf32>
                        %acc_395 = math.fma %acc_394, %v_381, %carry_379 : vector<16xf32>
                        %acc_396 = math.fma %acc_394, %v_382, %carry_380 : vector<16xf32>
                        scf.yield %acc_388, %acc_389, %acc_395, %acc_396 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_376#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_376#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_376#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_376#3, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_397 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_397 {
                      %v_398 = memref.load %group[%c_3] : memref<5xi32>
                      %v_399 = arith.index_cast %v_398 : i32 to index
                      %v_400 = arith.divui %v_399, %c_11 : index
                      %v_401 = arith.addi %i_102, %c_8 : index
                      %loop_403:2 = scf.for %i_402 = %c_3 to %c_13 step %c_14 iter_args(%carry_404 = %c_12, %carry_405 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_406 = vector.load %x_lanes[%v_400, %i_402] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_407 = arith.addi %i_402, %c_0 : index
                        %v_408 = vector.load %x_lanes[%v_400, %v_407] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_409 = arith.addi %i_402, %c_15 : index
                        %v_410 = vector.load %x_lanes[%v_400, %v_409] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_411 = arith.addi %i_402, %c_16 : index
                        %v_412 = vector.load %x_lanes[%v_400, %v_411] : memref<?x2048xbf16>, vector<32xbf16>
                        %v_413 = arith.divui %i_402, %c_14 : index
                        %v_414 = arith.muli %v_413, %c_6 : index
                        %v_415 = arith.addi %v_414, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_415], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_416 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_414] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_417 = arith.divui %i_402, %c_15 : index
                        %v_418 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_417] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_419 = arith.extf %v_418 : vector<2xbf16> to vector<2xf32>
                        %v_420 = vector.shuffle %v_419, %v_419 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_421 = vector.bitcast %v_416 : vector<16xi32> to vector<32xi16>
                        %v_422 = arith.shli %v_421, %c_18 : vector<32xi16>
                        %v_423 = arith.andi %v_422, %c_19 : vector<32xi16>
                        %v_424 = arith.ori %v_423, %c_20 : vector<32xi16>
                        %v_425 = vector.bitcast %v_424 : vector<32xi16> to vector<32xbf16>
                        %v_426 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_425, %v_406) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_427 = arith.shrui %v_421, %c_21 : vector<32xi16>
                        %v_428 = arith.andi %v_427, %c_19 : vector<32xi16>
                        %v_429 = arith.ori %v_428, %c_20 : vector<32xi16>
                        %v_430 = vector.bitcast %v_429 : vector<32xi16> to vector<32xbf16>
                        %v_431 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_426, %v_430, %v_408) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_432 = arith.shrui %v_421, %c_22 : vector<32xi16>
                        %v_433 = arith.andi %v_432, %c_19 : vector<32xi16>
                        %v_434 = arith.ori %v_433, %c_20 : vector<32xi16>
                        %v_435 = vector.bitcast %v_434 : vector<32xi16> to vector<32xbf16>
                        %v_436 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_431, %v_435, %v_410) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_437 = arith.shrui %v_421, %c_23 : vector<32xi16>
                        %v_438 = arith.andi %v_437, %c_19 : vector<32xi16>
                        %v_439 = arith.ori %v_438, %c_20 : vector<32xi16>
                        %v_440 = vector.bitcast %v_439 : vector<32xi16> to vector<32xbf16>
                        %v_441 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_436, %v_440, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_442 = math.fma %v_441, %v_420, %carry_404 : vector<16xf32>
                        %v_443 = arith.divui %i_402, %c_14 : index
                        %v_444 = arith.muli %v_443, %c_6 : index
                        %v_445 = arith.addi %v_444, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_401, %v_445], read, locality<3>, data : memref<64x2048x256xi32>
                        %v_446 = vector.load %expert_gate_up.codes[%v_71, %v_401, %v_444] : memref<64x2048x256xi32>, vector<16xi32>
                        %v_447 = arith.divui %i_402, %c_15 : index
                        %v_448 = vector.load %expert_gate_up.scales[%v_71, %v_401, %v_447] : memref<64x2048x32xbf16>, vector<2xbf16>
                        %v_449 = arith.extf %v_448 : vector<2xbf16> to vector<2xf32>
                        %v_450 = vector.shuffle %v_449, %v_449 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_451 = vector.bitcast %v_446 : vector<16xi32> to vector<32xi16>
                        %v_452 = arith.shli %v_451, %c_18 : vector<32xi16>
                        %v_453 = arith.andi %v_452, %c_19 : vector<32xi16>
                        %v_454 = arith.ori %v_453, %c_20 : vector<32xi16>
                        %v_455 = vector.bitcast %v_454 : vector<32xi16> to vector<32xbf16>
                        %v_456 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_12, %v_455, %v_406) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_457 = arith.shrui %v_451, %c_21 : vector<32xi16>
                        %v_458 = arith.andi %v_457, %c_19 : vector<32xi16>
                        %v_459 = arith.ori %v_458, %c_20 : vector<32xi16>
                        %v_460 = vector.bitcast %v_459 : vector<32xi16> to vector<32xbf16>
                        %v_461 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_456, %v_460, %v_408) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_462 = arith.shrui %v_451, %c_22 : vector<32xi16>
                        %v_463 = arith.andi %v_462, %c_19 : vector<32xi16>
                        %v_464 = arith.ori %v_463, %c_20 : vector<32xi16>
                        %v_465 = vector.bitcast %v_464 : vector<32xi16> to vector<32xbf16>
                        %v_466 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_461, %v_465, %v_410) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_467 = arith.shrui %v_451, %c_23 : vector<32xi16>
                        %v_468 = arith.andi %v_467, %c_19 : vector<32xi16>
                        %v_469 = arith.ori %v_468, %c_20 : vector<32xi16>
                        %v_470 = vector.bitcast %v_469 : vector<32xi16> to vector<32xbf16>
                        %v_471 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_466, %v_470, %v_412) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %acc_472 = math.fma %v_471, %v_450, %carry_405 : vector<16xf32>
                        scf.yield %acc_442, %acc_472 : vector<16xf32>, vector<16xf32>
                      }
                      %loop_474:2 = scf.for %i_473 = %c_3 to %c_0 step %c_6 iter_args(%carry_475 = %loop_403#0, %carry_476 = %loop_403#1) -> (vector<16xf32>, vector<16xf32>) {
                        %v_477 = vector.load %x_sums[%v_400, %i_473] : memref<?x32xf32>, vector<16xf32>
                        %v_478 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_473] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_479 = arith.extf %v_478 : vector<16xbf16> to vector<16xf32>
                        %v_480 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_473] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_481 = arith.extf %v_480 : vector<16xbf16> to vector<16xf32>
                        %acc_482 = math.fma %v_479, %c_24, %v_481 : vector<16xf32>
                        %acc_483 = math.fma %acc_482, %v_477, %carry_475 : vector<16xf32>
                        %v_484 = vector.load %expert_gate_up.scales[%v_71, %v_401, %i_473] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_485 = arith.extf %v_484 : vector<16xbf16> to vector<16xf32>
                        %v_486 = vector.load %expert_gate_up.biases[%v_71, %v_401, %i_473] : memref<64x2048x32xbf16>, vector<16xbf16>
                        %v_487 = arith.extf %v_486 : vector<16xbf16> to vector<16xf32>
                        %acc_488 = math.fma %v_485, %c_24, %v_487 : vector<16xf32>
                        %acc_489 = math.fma %acc_488, %v_477, %carry_476 : vector<16xf32>
                        scf.yield %acc_483, %acc_489 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_474#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_474#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_490 = %c_3 to %v_91 step %c_2 {
                      %v_491 = memref.load %group[%i_490] : memref<5xi32>
                      %v_492 = arith.index_cast %v_491 : i32 to index
                      %v_493 = vector.load %sums[%i_490, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_494 = vector.shuffle %v_493, %v_493 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_495 = vector.shuffle %v_493, %v_493 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_496 = arith.addf %v_494, %v_495 : vector<8xf32>
                      %v_497 = vector.shuffle %v_496, %v_496 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_498 = vector.shuffle %v_496, %v_496 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_499 = arith.addf %v_497, %v_498 : vector<4xf32>
                      %v_500 = vector.shuffle %v_499, %v_499 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_501 = vector.shuffle %v_499, %v_499 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_502 = arith.addf %v_500, %v_501 : vector<2xf32>
                      %v_503 = vector.shuffle %v_502, %v_502 [0] : vector<2xf32>, vector<2xf32>
                      %v_504 = vector.shuffle %v_502, %v_502 [1] : vector<2xf32>, vector<2xf32>
                      %v_505 = arith.addf %v_503, %v_504 : vector<1xf32>
                      %sum_506 = vector.extract %v_505[0] : f32 from vector<1xf32>
                      %v_507 = arith.addi %i_490, %c_1 : index
                      %v_508 = vector.load %sums[%v_507, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_509 = vector.shuffle %v_508, %v_508 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_510 = vector.shuffle %v_508, %v_508 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_511 = arith.addf %v_509, %v_510 : vector<8xf32>
                      %v_512 = vector.shuffle %v_511, %v_511 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_513 = vector.shuffle %v_511, %v_511 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_514 = arith.addf %v_512, %v_513 : vector<4xf32>
                      %v_515 = vector.shuffle %v_514, %v_514 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_516 = vector.shuffle %v_514, %v_514 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_517 = arith.addf %v_515, %v_516 : vector<2xf32>
                      %v_518 = vector.shuffle %v_517, %v_517 [0] : vector<2xf32>, vector<2xf32>
                      %v_519 = vector.shuffle %v_517, %v_517 [1] : vector<2xf32>, vector<2xf32>
                      %v_520 = arith.addf %v_518, %v_519 : vector<1xf32>
                      %sum_521 = vector.extract %v_520[0] : f32 from vector<1xf32>
                      %v_522 = arith.subf %c_28, %sum_506 : f32
                      %is_523 = arith.cmpf ogt, %v_522, %c_29 : f32
                      %v_524 = arith.select %is_523, %c_29, %v_522 : f32
                      %is_525 = arith.cmpf olt, %v_524, %c_30 : f32
                      %v_526 = arith.select %is_525, %c_30, %v_524 : f32
                      %v_527 = arith.mulf %v_526, %c_31 : f32
                      %v_528 = math.roundeven %v_527 : f32
                      %acc_529 = math.fma %v_528, %c_32, %v_526 : f32
                      %acc_530 = math.fma %v_528, %c_33, %acc_529 : f32
                      %acc_531 = math.fma %c_34, %acc_530, %c_35 : f32
                      %acc_532 = math.fma %acc_531, %acc_530, %c_36 : f32
                      %acc_533 = math.fma %acc_532, %acc_530, %c_37 : f32
                      %acc_534 = math.fma %acc_533, %acc_530, %c_38 : f32
                      %acc_535 = math.fma %acc_534, %acc_530, %c_39 : f32
                      %acc_536 = math.fma %acc_535, %acc_530, %c_40 : f32
                      %acc_537 = math.fma %acc_536, %acc_530, %c_40 : f32
                      %v_538 = arith.fptosi %v_528 : f32 to i32
                      %v_539 = arith.shrsi %v_538, %c_41 : i32
                      %v_540 = arith.subi %v_538, %v_539 : i32
                      %v_541 = arith.addi %v_539, %c_43 : i32
                      %v_542 = arith.shli %v_541, %c_42 : i32
                      %v_543 = arith.bitcast %v_542 : i32 to f32
                      %v_544 = arith.mulf %acc_537, %v_543 : f32
                      %v_545 = arith.addi %v_540, %c_43 : i32
                      %v_546 = arith.shli %v_545, %c_42 : i32
                      %v_547 = arith.bitcast %v_546 : i32 to f32
                      %v_548 = arith.mulf %v_544, %v_547 : f32
                      %v_549 = arith.addf %v_548, %c_40 : f32
                      %v_550 = arith.divf %c_40, %v_549 : f32
                      %v_551 = arith.mulf %sum_506, %v_550 : f32
                      %v_552 = arith.mulf %v_551, %sum_521 : f32
                      %v_553 = arith.truncf %v_552 : f32 to bf16
                      memref.store %v_553, %hidden[%v_492, %i_102] : memref<?x1024xbf16>
                    }
                  }
                }
                %v_554 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_554 : index
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
        %c_23 = arith.constant dense<0xC1800000> : vector<16xf32>
        %c_24 = arith.constant 5 : index
        %c_25 = arith.constant 6 : index
        %c_26 = arith.constant 7 : index
        %c_27 = arith.constant 8 : index
        %c_28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_29 = arith.constant dense<1> : vector<16xi32>
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
                          %v_161 = arith.shli %v_160, %c_17 : vector<32xi16>
                          %v_162 = arith.andi %v_161, %c_18 : vector<32xi16>
                          %v_163 = arith.ori %v_162, %c_19 : vector<32xi16>
                          %v_164 = vector.bitcast %v_163 : vector<32xi16> to vector<32xbf16>
                          %v_165 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_164, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_166 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_164, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_167 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_164, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_168 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_164, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_169 = arith.shrui %v_160, %c_20 : vector<32xi16>
                          %v_170 = arith.andi %v_169, %c_18 : vector<32xi16>
                          %v_171 = arith.ori %v_170, %c_19 : vector<32xi16>
                          %v_172 = vector.bitcast %v_171 : vector<32xi16> to vector<32xbf16>
                          %v_173 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_165, %v_172, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_174 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_166, %v_172, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_175 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_167, %v_172, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_176 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_168, %v_172, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_177 = arith.shrui %v_160, %c_21 : vector<32xi16>
                          %v_178 = arith.andi %v_177, %c_18 : vector<32xi16>
                          %v_179 = arith.ori %v_178, %c_19 : vector<32xi16>
                          %v_180 = vector.bitcast %v_179 : vector<32xi16> to vector<32xbf16>
                          %v_181 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_173, %v_180, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_182 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_174, %v_180, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_183 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_175, %v_180, %v_142) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_184 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_176, %v_180, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_185 = arith.shrui %v_160, %c_22 : vector<32xi16>
                          %v_186 = arith.andi %v_185, %c_18 : vector<32xi16>
                          %v_187 = arith.ori %v_186, %c_19 : vector<32xi16>
                          %v_188 = vector.bitcast %v_187 : vector<32xi16> to vector<32xbf16>
                          %v_189 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_181, %v_188, %v_130) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_190 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_182, %v_188, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_191 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_183, %v_188, %v_144) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_192 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_184, %v_188, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_193 = math.fma %v_189, %v_159, %carry_116 : vector<16xf32>
                          %acc_194 = math.fma %v_190, %v_159, %carry_117 : vector<16xf32>
                          %acc_195 = math.fma %v_191, %v_159, %carry_118 : vector<16xf32>
                          %acc_196 = math.fma %v_192, %v_159, %carry_119 : vector<16xf32>
                          %v_197 = arith.divui %i_114, %c_9 : index
                          %v_198 = arith.muli %v_197, %c_7 : index
                          %v_199 = arith.addi %v_198, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_199], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_200 = vector.load %expert_down.codes[%v_70, %v_104, %v_198] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_201 = arith.divui %i_114, %c_0 : index
                          %v_202 = vector.load %expert_down.scales[%v_70, %v_104, %v_201] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_203 = arith.extf %v_202 : vector<2xbf16> to vector<2xf32>
                          %v_204 = vector.shuffle %v_203, %v_203 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_205 = vector.bitcast %v_200 : vector<16xi32> to vector<32xi16>
                          %v_206 = arith.shli %v_205, %c_17 : vector<32xi16>
                          %v_207 = arith.andi %v_206, %c_18 : vector<32xi16>
                          %v_208 = arith.ori %v_207, %c_19 : vector<32xi16>
                          %v_209 = vector.bitcast %v_208 : vector<32xi16> to vector<32xbf16>
                          %v_210 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_209, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_211 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_209, %v_131) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_212 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_209, %v_138) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_209, %v_145) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_214 = arith.shrui %v_205, %c_20 : vector<32xi16>
                          %v_215 = arith.andi %v_214, %c_18 : vector<32xi16>
                          %v_216 = arith.ori %v_215, %c_19 : vector<32xi16>
                          %v_217 = vector.bitcast %v_216 : vector<32xi16> to vector<32xbf16>
                          %v_218 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_210, %v_217, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_219 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_211, %v_217, %v_133) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_220 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_212, %v_217, %v_140) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_221 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_213, %v_217, %v_147) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_222 = arith.shrui %v_205, %c_21 : vector<32xi16>
                          %v_223 = arith.andi %v_222, %c_18 : vector<32xi16>
                          %v_224 = arith.ori %v_223, %c_19 : vector<32xi16>
                          %v_225 = vector.bitcast %v_224 : vector<32xi16> to vector<32xbf16>
                          %v_226 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_218, %v_225, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_227 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_219, %v_225, %v_135) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_228 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_220, %v_225, %v_142) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_229 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_221, %v_225, %v_149) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_230 = arith.shrui %v_205, %c_22 : vector<32xi16>
                          %v_231 = arith.andi %v_230, %c_18 : vector<32xi16>
                          %v_232 = arith.ori %v_231, %c_19 : vector<32xi16>
                          %v_233 = vector.bitcast %v_232 : vector<32xi16> to vector<32xbf16>
                          %v_234 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_226, %v_233, %v_130) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_235 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_227, %v_233, %v_137) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_236 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_228, %v_233, %v_144) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_237 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_229, %v_233, %v_151) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_238 = math.fma %v_234, %v_204, %carry_120 : vector<16xf32>
                          %acc_239 = math.fma %v_235, %v_204, %carry_121 : vector<16xf32>
                          %acc_240 = math.fma %v_236, %v_204, %carry_122 : vector<16xf32>
                          %acc_241 = math.fma %v_237, %v_204, %carry_123 : vector<16xf32>
                          scf.yield %acc_193, %acc_194, %acc_195, %acc_196, %acc_238, %acc_239, %acc_240, %acc_241 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_243:8 = scf.for %i_242 = %c_3 to %c_7 step %c_7 iter_args(%carry_244 = %loop_115#0, %carry_245 = %loop_115#1, %carry_246 = %loop_115#2, %carry_247 = %loop_115#3, %carry_248 = %loop_115#4, %carry_249 = %loop_115#5, %carry_250 = %loop_115#6, %carry_251 = %loop_115#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_252 = vector.load %hidden_sums[%v_107, %i_242] : memref<?x16xf32>, vector<16xf32>
                          %v_253 = vector.load %hidden_sums[%v_109, %i_242] : memref<?x16xf32>, vector<16xf32>
                          %v_254 = vector.load %hidden_sums[%v_111, %i_242] : memref<?x16xf32>, vector<16xf32>
                          %v_255 = vector.load %hidden_sums[%v_113, %i_242] : memref<?x16xf32>, vector<16xf32>
                          %v_256 = vector.load %expert_down.scales[%v_70, %i_102, %i_242] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_257 = arith.extf %v_256 : vector<16xbf16> to vector<16xf32>
                          %v_258 = vector.load %expert_down.biases[%v_70, %i_102, %i_242] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_259 = arith.extf %v_258 : vector<16xbf16> to vector<16xf32>
                          %acc_260 = math.fma %v_257, %c_23, %v_259 : vector<16xf32>
                          %acc_261 = math.fma %acc_260, %v_252, %carry_244 : vector<16xf32>
                          %acc_262 = math.fma %acc_260, %v_253, %carry_245 : vector<16xf32>
                          %acc_263 = math.fma %acc_260, %v_254, %carry_246 : vector<16xf32>
                          %acc_264 = math.fma %acc_260, %v_255, %carry_247 : vector<16xf32>
                          %v_265 = vector.load %expert_down.scales[%v_70, %v_104, %i_242] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_266 = arith.extf %v_265 : vector<16xbf16> to vector<16xf32>
                          %v_267 = vector.load %expert_down.biases[%v_70, %v_104, %i_242] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_268 = arith.extf %v_267 : vector<16xbf16> to vector<16xf32>
                          %acc_269 = math.fma %v_266, %c_23, %v_268 : vector<16xf32>
                          %acc_270 = math.fma %acc_269, %v_252, %carry_248 : vector<16xf32>
                          %acc_271 = math.fma %acc_269, %v_253, %carry_249 : vector<16xf32>
                          %acc_272 = math.fma %acc_269, %v_254, %carry_250 : vector<16xf32>
                          %acc_273 = math.fma %acc_269, %v_255, %carry_251 : vector<16xf32>
                          scf.yield %acc_261, %acc_262, %acc_263, %acc_264, %acc_270, %acc_271, %acc_272, %acc_273 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_243#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_243#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_243#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_243#3, %sums[%c_10, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_243#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_243#5, %sums[%c_24, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_243#6, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_243#7, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_274 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_274 {
                        %v_275 = memref.load %group[%c_3] : memref<5xi32>
                        %v_276 = arith.index_cast %v_275 : i32 to index
                        %v_277 = memref.load %group[%c_2] : memref<5xi32>
                        %v_278 = arith.index_cast %v_277 : i32 to index
                        %loop_280:4 = scf.for %i_279 = %c_3 to %c_14 step %c_9 iter_args(%carry_281 = %c_13, %carry_282 = %c_13, %carry_283 = %c_13, %carry_284 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_285 = vector.load %hidden_lanes[%v_276, %i_279] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_286 = arith.addi %i_279, %c_5 : index
                          %v_287 = vector.load %hidden_lanes[%v_276, %v_286] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_288 = arith.addi %i_279, %c_0 : index
                          %v_289 = vector.load %hidden_lanes[%v_276, %v_288] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_290 = arith.addi %i_279, %c_15 : index
                          %v_291 = vector.load %hidden_lanes[%v_276, %v_290] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_292 = vector.load %hidden_lanes[%v_278, %i_279] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_293 = arith.addi %i_279, %c_5 : index
                          %v_294 = vector.load %hidden_lanes[%v_278, %v_293] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_295 = arith.addi %i_279, %c_0 : index
                          %v_296 = vector.load %hidden_lanes[%v_278, %v_295] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_297 = arith.addi %i_279, %c_15 : index
                          %v_298 = vector.load %hidden_lanes[%v_278, %v_297] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_299 = arith.divui %i_279, %c_9 : index
                          %v_300 = arith.muli %v_299, %c_7 : index
                          %v_301 = arith.addi %v_300, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_301], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_302 = vector.load %expert_down.codes[%v_70, %i_102, %v_300] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_303 = arith.divui %i_279, %c_0 : index
                          %v_304 = vector.load %expert_down.scales[%v_70, %i_102, %v_303] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_305 = arith.extf %v_304 : vector<2xbf16> to vector<2xf32>
                          %v_306 = vector.shuffle %v_305, %v_305 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_307 = vector.bitcast %v_302 : vector<16xi32> to vector<32xi16>
                          %v_308 = arith.shli %v_307, %c_17 : vector<32xi16>
                          %v_309 = arith.andi %v_308, %c_18 : vector<32xi16>
                          %v_310 = arith.ori %v_309, %c_19 : vector<32xi16>
                          %v_311 = vector.bitcast %v_310 : vector<32xi16> to vector<32xbf16>
                          %v_312 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_311, %v_285) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_313 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_311, %v_292) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_314 = arith.shrui %v_307, %c_20 : vector<32xi16>
                          %v_315 = arith.andi %v_314, %c_18 : vector<32xi16>
                          %v_316 = arith.ori %v_315, %c_19 : vector<32xi16>
                          %v_317 = vector.bitcast %v_316 : vector<32xi16> to vector<32xbf16>
                          %v_318 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_312, %v_317, %v_287) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_319 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_313, %v_317, %v_294) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_320 = arith.shrui %v_307, %c_21 : vector<32xi16>
                          %v_321 = arith.andi %v_320, %c_18 : vector<32xi16>
                          %v_322 = arith.ori %v_321, %c_19 : vector<32xi16>
                          %v_323 = vector.bitcast %v_322 : vector<32xi16> to vector<32xbf16>
                          %v_324 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_318, %v_323, %v_289) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_325 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_319, %v_323, %v_296) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_326 = arith.shrui %v_307, %c_22 : vector<32xi16>
                          %v_327 = arith.andi %v_326, %c_18 : vector<32xi16>
                          %v_328 = arith.ori %v_327, %c_19 : vector<32xi16>
                          %v_329 = vector.bitcast %v_328 : vector<32xi16> to vector<32xbf16>
                          %v_330 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_324, %v_329, %v_291) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_331 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_325, %v_329, %v_298) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_332 = math.fma %v_330, %v_306, %carry_281 : vector<16xf32>
                          %acc_333 = math.fma %v_331, %v_306, %carry_282 : vector<16xf32>
                          %v_334 = arith.divui %i_279, %c_9 : index
                          %v_335 = arith.muli %v_334, %c_7 : index
                          %v_336 = arith.addi %v_335, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_336], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_337 = vector.load %expert_down.codes[%v_70, %v_104, %v_335] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_338 = arith.divui %i_279, %c_0 : index
                          %v_339 = vector.load %expert_down.scales[%v_70, %v_104, %v_338] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_340 = arith.extf %v_339 : vector<2xbf16> to vector<2xf32>
                          %v_341 = vector.shuffle %v_340, %v_340 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_342 = vector.bitcast %v_337 : vector<16xi32> to vector<32xi16>
                          %v_343 = arith.shli %v_342, %c_17 : vector<32xi16>
                          %v_344 = arith.andi %v_343, %c_18 : vector<32xi16>
                          %v_345 = arith.ori %v_344, %c_19 : vector<32xi16>
                          %v_346 = vector.bitcast %v_345 : vector<32xi16> to vector<32xbf16>
                          %v_347 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_346, %v_285) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_348 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_346, %v_292) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_349 = arith.shrui %v_342, %c_20 : vector<32xi16>
                          %v_350 = arith.andi %v_349, %c_18 : vector<32xi16>
                          %v_351 = arith.ori %v_350, %c_19 : vector<32xi16>
                          %v_352 = vector.bitcast %v_351 : vector<32xi16> to vector<32xbf16>
                          %v_353 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_347, %v_352, %v_287) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_354 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_348, %v_352, %v_294) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_355 = arith.shrui %v_342, %c_21 : vector<32xi16>
                          %v_356 = arith.andi %v_355, %c_18 : vector<32xi16>
                          %v_357 = arith.ori %v_356, %c_19 : vector<32xi16>
                          %v_358 = vector.bitcast %v_357 : vector<32xi16> to vector<32xbf16>
                          %v_359 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_353, %v_358, %v_289) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_360 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_354, %v_358, %v_296) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_361 = arith.shrui %v_342, %c_22 : vector<32xi16>
                          %v_362 = arith.andi %v_361, %c_18 : vector<32xi16>
                          %v_363 = arith.ori %v_362, %c_19 : vector<32xi16>
                          %v_364 = vector.bitcast %v_363 : vector<32xi16> to vector<32xbf16>
                          %v_365 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_359, %v_364, %v_291) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_366 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_360, %v_364, %v_298) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_367 = math.fma %v_365, %v_341, %carry_283 : vector<16xf32>
                          %acc_368 = math.fma %v_366, %v_341, %carry_284 : vector<16xf32>
                          scf.yield %acc_332, %acc_333, %acc_367, %acc_368 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_370:4 = scf.for %i_369 = %c_3 to %c_7 step %c_7 iter_args(%carry_371 = %loop_280#0, %carry_372 = %loop_280#1, %carry_373 = %loop_280#2, %carry_374 = %loop_280#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_375 = vector.load %hidden_sums[%v_276, %i_369] : memref<?x16xf32>, vector<16xf32>
                          %v_376 = vector.load %hidden_sums[%v_278, %i_369] : memref<?x16xf32>, vector<16xf32>
                          %v_377 = vector.load %expert_down.scales[%v_70, %i_102, %i_369] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_378 = arith.extf %v_377 : vector<16xbf16> to vector<16xf32>
                          %v_379 = vector.load %expert_down.biases[%v_70, %i_102, %i_369] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_380 = arith.extf %v_379 : vector<16xbf16> to vector<16xf32>
                          %acc_381 = math.fma %v_378, %c_23, %v_380 : vector<16xf32>
                          %acc_382 = math.fma %acc_381, %v_375, %carry_371 : vector<16xf32>
                          %acc_383 = math.fma %acc_381, %v_376, %carry_372 : vector<16xf32>
                          %v_384 = vector.load %expert_down.scales[%v_70, %v_104, %i_369] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_385 = arith.extf %v_384 : vector<16xbf16> to vector<16xf32>
                          %v_386 = vector.load %expert_down.biases[%v_70, %v_104, %i_369] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_387 = arith.extf %v_386 : vector<16xbf16> to vector<16xf32>
                          %acc_388 = math.fma %v_385, %c_23, %v_387 : vector<16xf32>
                          %acc_389 = math.fma %acc_388, %v_375, %carry_373 : vector<16xf32>
                          %acc_390 = math.fma %acc_388, %v_376, %carry_374 : vector<16xf32>
                          scf.yield %acc_382, %acc_383, %acc_389, %acc_390 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_370#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_370#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_370#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_370#3, %sums[%c_24, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_391 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_391 {
                        %v_392 = memref.load %group[%c_3] : memref<5xi32>
                        %v_393 = arith.index_cast %v_392 : i32 to index
                        %loop_395:2 = scf.for %i_394 = %c_3 to %c_14 step %c_9 iter_args(%carry_396 = %c_13, %carry_397 = %c_13) -> (vector<16xf32>, vector<16xf32>) {
                          %v_398 = vector.load %hidden_lanes[%v_393, %i_394] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_399 = arith.addi %i_394, %c_5 : index
                          %v_400 = vector.load %hidden_lanes[%v_393, %v_399] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_401 = arith.addi %i_394, %c_0 : index
                          %v_402 = vector.load %hidden_lanes[%v_393, %v_401] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_403 = arith.addi %i_394, %c_15 : index
                          %v_404 = vector.load %hidden_lanes[%v_393, %v_403] : memref<?x1024xbf16>, vector<32xbf16>
                          %v_405 = arith.divui %i_394, %c_9 : index
                          %v_406 = arith.muli %v_405, %c_7 : index
                          %v_407 = arith.addi %v_406, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_407], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_408 = vector.load %expert_down.codes[%v_70, %i_102, %v_406] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_409 = arith.divui %i_394, %c_0 : index
                          %v_410 = vector.load %expert_down.scales[%v_70, %i_102, %v_409] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_411 = arith.extf %v_410 : vector<2xbf16> to vector<2xf32>
                          %v_412 = vector.shuffle %v_411, %v_411 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_413 = vector.bitcast %v_408 : vector<16xi32> to vector<32xi16>
                          %v_414 = arith.shli %v_413, %c_17 : vector<32xi16>
                          %v_415 = arith.andi %v_414, %c_18 : vector<32xi16>
                          %v_416 = arith.ori %v_415, %c_19 : vector<32xi16>
                          %v_417 = vector.bitcast %v_416 : vector<32xi16> to vector<32xbf16>
                          %v_418 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_417, %v_398) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_419 = arith.shrui %v_413, %c_20 : vector<32xi16>
                          %v_420 = arith.andi %v_419, %c_18 : vector<32xi16>
                          %v_421 = arith.ori %v_420, %c_19 : vector<32xi16>
                          %v_422 = vector.bitcast %v_421 : vector<32xi16> to vector<32xbf16>
                          %v_423 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_418, %v_422, %v_400) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_424 = arith.shrui %v_413, %c_21 : vector<32xi16>
                          %v_425 = arith.andi %v_424, %c_18 : vector<32xi16>
                          %v_426 = arith.ori %v_425, %c_19 : vector<32xi16>
                          %v_427 = vector.bitcast %v_426 : vector<32xi16> to vector<32xbf16>
                          %v_428 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_423, %v_427, %v_402) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_429 = arith.shrui %v_413, %c_22 : vector<32xi16>
                          %v_430 = arith.andi %v_429, %c_18 : vector<32xi16>
                          %v_431 = arith.ori %v_430, %c_19 : vector<32xi16>
                          %v_432 = vector.bitcast %v_431 : vector<32xi16> to vector<32xbf16>
                          %v_433 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_428, %v_432, %v_404) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_434 = math.fma %v_433, %v_412, %carry_396 : vector<16xf32>
                          %v_435 = arith.divui %i_394, %c_9 : index
                          %v_436 = arith.muli %v_435, %c_7 : index
                          %v_437 = arith.addi %v_436, %c_16 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_437], read, locality<3>, data : memref<64x2048x128xi32>
                          %v_438 = vector.load %expert_down.codes[%v_70, %v_104, %v_436] : memref<64x2048x128xi32>, vector<16xi32>
                          %v_439 = arith.divui %i_394, %c_0 : index
                          %v_440 = vector.load %expert_down.scales[%v_70, %v_104, %v_439] : memref<64x2048x16xbf16>, vector<2xbf16>
                          %v_441 = arith.extf %v_440 : vector<2xbf16> to vector<2xf32>
                          %v_442 = vector.shuffle %v_441, %v_441 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_443 = vector.bitcast %v_438 : vector<16xi32> to vector<32xi16>
                          %v_444 = arith.shli %v_443, %c_17 : vector<32xi16>
                          %v_445 = arith.andi %v_444, %c_18 : vector<32xi16>
                          %v_446 = arith.ori %v_445, %c_19 : vector<32xi16>
                          %v_447 = vector.bitcast %v_446 : vector<32xi16> to vector<32xbf16>
                          %v_448 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%c_13, %v_447, %v_398) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_449 = arith.shrui %v_443, %c_20 : vector<32xi16>
                          %v_450 = arith.andi %v_449, %c_18 : vector<32xi16>
                          %v_451 = arith.ori %v_450, %c_19 : vector<32xi16>
                          %v_452 = vector.bitcast %v_451 : vector<32xi16> to vector<32xbf16>
                          %v_453 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_448, %v_452, %v_400) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_454 = arith.shrui %v_443, %c_21 : vector<32xi16>
                          %v_455 = arith.andi %v_454, %c_18 : vector<32xi16>
                          %v_456 = arith.ori %v_455, %c_19 : vector<32xi16>
                          %v_457 = vector.bitcast %v_456 : vector<32xi16> to vector<32xbf16>
                          %v_458 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_453, %v_457, %v_402) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %v_459 = arith.shrui %v_443, %c_22 : vector<32xi16>
                          %v_460 = arith.andi %v_459, %c_18 : vector<32xi16>
                          %v_461 = arith.ori %v_460, %c_19 : vector<32xi16>
                          %v_462 = vector.bitcast %v_461 : vector<32xi16> to vector<32xbf16>
                          %v_463 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%v_458, %v_462, %v_404) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                          %acc_464 = math.fma %v_463, %v_442, %carry_397 : vector<16xf32>
                          scf.yield %acc_434, %acc_464 : vector<16xf32>, vector<16xf32>
                        }
                        %loop_466:2 = scf.for %i_465 = %c_3 to %c_7 step %c_7 iter_args(%carry_467 = %loop_395#0, %carry_468 = %loop_395#1) -> (vector<16xf32>, vector<16xf32>) {
                          %v_469 = vector.load %hidden_sums[%v_393, %i_465] : memref<?x16xf32>, vector<16xf32>
                          %v_470 = vector.load %expert_down.scales[%v_70, %i_102, %i_465] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_471 = arith.extf %v_470 : vector<16xbf16> to vector<16xf32>
                          %v_472 = vector.load %expert_down.biases[%v_70, %i_102, %i_465] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_473 = arith.extf %v_472 : vector<16xbf16> to vector<16xf32>
                          %acc_474 = math.fma %v_471, %c_23, %v_473 : vector<16xf32>
                          %acc_475 = math.fma %acc_474, %v_469, %carry_467 : vector<16xf32>
                          %v_476 = vector.load %expert_down.scales[%v_70, %v_104, %i_465] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_477 = arith.extf %v_476 : vector<16xbf16> to vector<16xf32>
                          %v_478 = vector.load %expert_down.biases[%v_70, %v_104, %i_465] : memref<64x2048x16xbf16>, vector<16xbf16>
                          %v_479 = arith.extf %v_478 : vector<16xbf16> to vector<16xf32>
                          %acc_480 = math.fma %v_477, %c_23, %v_479 : vector<16xf32>
                          %acc_481 = math.fma %acc_480, %v_469, %carry_468 : vector<16xf32>
                          scf.yield %acc_475, %acc_481 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_466#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_466#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_482 = %c_3 to %v_91 step %c_2 {
                        %v_483 = memref.load %group[%i_482] : memref<5xi32>
                        %v_484 = arith.index_cast %v_483 : i32 to index
                        %v_485 = vector.load %sums[%i_482, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_486 = vector.shuffle %v_485, %v_485 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_487 = vector.shuffle %v_485, %v_485 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_488 = arith.addf %v_486, %v_487 : vector<8xf32>
                        %v_489 = vector.shuffle %v_488, %v_488 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_490 = vector.shuffle %v_488, %v_488 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_491 = arith.addf %v_489, %v_490 : vector<4xf32>
                        %v_492 = vector.shuffle %v_491, %v_491 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_493 = vector.shuffle %v_491, %v_491 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_494 = arith.addf %v_492, %v_493 : vector<2xf32>
                        %v_495 = vector.shuffle %v_494, %v_494 [0] : vector<2xf32>, vector<2xf32>
                        %v_496 = vector.shuffle %v_494, %v_494 [1] : vector<2xf32>, vector<2xf32>
                        %v_497 = arith.addf %v_495, %v_496 : vector<1xf32>
                        %sum_498 = vector.extract %v_497[0] : f32 from vector<1xf32>
                        %v_499 = arith.addi %i_482, %c_1 : index
                        %v_500 = vector.load %sums[%v_499, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_501 = vector.shuffle %v_500, %v_500 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_502 = vector.shuffle %v_500, %v_500 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_503 = arith.addf %v_501, %v_502 : vector<8xf32>
                        %v_504 = vector.shuffle %v_503, %v_503 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_505 = vector.shuffle %v_503, %v_503 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_506 = arith.addf %v_504, %v_505 : vector<4xf32>
                        %v_507 = vector.shuffle %v_506, %v_506 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_508 = vector.shuffle %v_506, %v_506 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_509 = arith.addf %v_507, %v_508 : vector<2xf32>
                        %v_510 = vector.shuffle %v_509, %v_509 [0] : vector<2xf32>, vector<2xf32>
                        %v_511 = vector.shuffle %v_509, %v_509 [1] : vector<2xf32>, vector<2xf32>
                        %v_512 = arith.addf %v_510, %v_511 : vector<1xf32>
                        %sum_513 = vector.extract %v_512[0] : f32 from vector<1xf32>
                        memref.store %sum_498, %outputs[%v_484, %i_102] : memref<?x2048xf32>
                        memref.store %sum_513, %outputs[%v_484, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_514 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_514 : index
                }
              }
            }
            %v_515 = arith.addi %v_55, %c_5 : index
            %v_516 = arith.minsi %v_515, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_517 = %c_3 to %tokens step %c_2 {
              %v_518 = arith.muli %i_517, %c_27 : index
              scf.for %i_519 = %c_3 to %c_27 step %c_2 {
                %v_520 = arith.addi %v_518, %i_519 : index
                %v_521 = memref.load %ids[%v_520] : memref<?xi32>
                %v_522 = vector.broadcast %v_521 : i32 to vector<16xi32>
                %loop_524:1 = scf.for %i_523 = %c_3 to %c_27 step %c_7 iter_args(%carry_525 = %c_8) -> (vector<16xi32>) {
                  %v_526 = arith.subi %c_27, %i_523 : index
                  %mask_527 = vector.create_mask %v_526 : vector<16xi1>
                  %v_528 = arith.addi %v_518, %i_523 : index
                  %v_529 = vector.maskedload %ids[%v_528], %mask_527, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_530 = arith.index_cast %i_523 : index to i32
                  %v_531 = vector.broadcast %v_530 : i32 to vector<16xi32>
                  %v_532 = arith.addi %c_28, %v_531 : vector<16xi32>
                  %v_533 = arith.index_cast %i_519 : index to i32
                  %v_534 = vector.broadcast %v_533 : i32 to vector<16xi32>
                  %is_535 = arith.cmpi slt, %v_532, %v_534 : vector<16xi32>
                  %is_536 = arith.cmpi slt, %v_529, %v_522 : vector<16xi32>
                  %is_537 = arith.cmpi eq, %v_529, %v_522 : vector<16xi32>
                  %v_538 = arith.andi %is_537, %is_535 : vector<16xi1>
                  %v_539 = arith.ori %is_536, %v_538 : vector<16xi1>
                  %v_540 = arith.andi %v_539, %mask_527 : vector<16xi1>
                  %v_541 = arith.select %v_540, %c_29, %c_8 : vector<16xi1>, vector<16xi32>
                  %v_542 = arith.addi %carry_525, %v_541 : vector<16xi32>
                  scf.yield %v_542 : vector<16xi32>
                }
                %v_543 = vector.reduction <add>, %loop_524#0 : vector<16xi32> into i32
                %v_544 = arith.index_cast %v_543 : i32 to index
                %v_545 = arith.addi %v_518, %i_519 : index
                %v_546 = arith.index_cast %v_545 : index to i32
                memref.store %v_546, %order[%v_544] : memref<8xi32>
              }
              scf.for %i_547 = %v_55 to %v_516 step %c_7 {
                %v_548 = arith.subi %v_516, %i_547 : index
                %mask_549 = vector.create_mask %v_548 : vector<16xi1>
                %loop_551:1 = scf.for %i_550 = %c_3 to %c_27 step %c_2 iter_args(%carry_552 = %c_13) -> (vector<16xf32>) {
                  %v_553 = memref.load %order[%i_550] : memref<8xi32>
                  %v_554 = arith.index_cast %v_553 : i32 to index
                  %v_555 = vector.maskedload %outputs[%v_554, %i_547], %mask_549, %c_13 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_556 = memref.load %weights[%v_554] : memref<?xf32>
                  %v_557 = vector.broadcast %v_556 : f32 to vector<16xf32>
                  %v_558 = arith.mulf %v_555, %v_557 : vector<16xf32>
                  %v_559 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_558) : (vector<16xf32>) -> vector<16xf32>
                  %v_560 = arith.addf %carry_552, %v_559 : vector<16xf32>
                  scf.yield %v_560 : vector<16xf32>
                }
                vector.maskedstore %y[%i_517, %i_547], %mask_549, %loop_551#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
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
