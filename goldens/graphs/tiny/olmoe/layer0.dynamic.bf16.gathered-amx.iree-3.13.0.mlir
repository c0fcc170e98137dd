// needs: cpu amx-bf16,amx-tile,avx2,avx512bf16,avx512bw,avx512dq,avx512f,avx512vl,avx512vnni,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+amx-bf16,+amx-tile,+avx2,+avx512bf16,+avx512bw,+avx512dq,+avx512f,+avx512vl,+avx512vnni,+f16c,+fma
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
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 3 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 5 : index
        %c_8 = arith.constant 6 : index
        %c_9 = arith.constant 7 : index
        %c_10 = arith.constant dense<0.0> : vector<8xf64>
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 512 : index
        %c_13 = arith.constant 9 : index
        %c_14 = arith.constant 10 : index
        %c_15 = arith.constant 11 : index
        %c_16 = arith.constant 12 : index
        %c_17 = arith.constant 13 : index
        %c_18 = arith.constant 14 : index
        %c_19 = arith.constant 15 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_3] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x8xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<16x8xf64>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        %is_7 = arith.cmpi eq, %tokens, %c_2 : index
        scf.if %is_7 {
          scf.for %i_8 = %v_1 to %v_4 step %c_1 {
            %v_9 = arith.addi %i_8, %c_2 : index
            %v_10 = arith.addi %i_8, %c_4 : index
            %v_11 = arith.addi %i_8, %c_5 : index
            %v_12 = arith.addi %i_8, %c_6 : index
            %v_13 = arith.addi %i_8, %c_7 : index
            %v_14 = arith.addi %i_8, %c_8 : index
            %v_15 = arith.addi %i_8, %c_9 : index
            %v_16 = arith.subi %tokens, %c_2 : index
            %v_17 = arith.minsi %c_3, %v_16 : index
            %loop_19:8 = scf.for %i_18 = %c_3 to %c_11 step %c_1 iter_args(%carry_20 = %c_10, %carry_21 = %c_10, %carry_22 = %c_10, %carry_23 = %c_10, %carry_24 = %c_10, %carry_25 = %c_10, %carry_26 = %c_10, %carry_27 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
              %v_28 = vector.load %x[%v_17, %i_18] : memref<?x40xf32>, vector<8xf32>
              %v_29 = arith.extf %v_28 : vector<8xf32> to vector<8xf64>
              %v_30 = arith.addi %i_18, %c_12 : index
              memref.prefetch %weight[%i_8, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_31 = vector.load %weight[%i_8, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_32 = arith.extf %v_31 : vector<8xf32> to vector<8xf64>
              %acc_33 = math.fma %v_32, %v_29, %carry_20 : vector<8xf64>
              memref.prefetch %weight[%v_9, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_34 = vector.load %weight[%v_9, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_35 = arith.extf %v_34 : vector<8xf32> to vector<8xf64>
              %acc_36 = math.fma %v_35, %v_29, %carry_21 : vector<8xf64>
              memref.prefetch %weight[%v_10, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_37 = vector.load %weight[%v_10, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_38 = arith.extf %v_37 : vector<8xf32> to vector<8xf64>
              %acc_39 = math.fma %v_38, %v_29, %carry_22 : vector<8xf64>
              memref.prefetch %weight[%v_11, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_40 = vector.load %weight[%v_11, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_41 = arith.extf %v_40 : vector<8xf32> to vector<8xf64>
              %acc_42 = math.fma %v_41, %v_29, %carry_23 : vector<8xf64>
              memref.prefetch %weight[%v_12, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_43 = vector.load %weight[%v_12, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_44 = arith.extf %v_43 : vector<8xf32> to vector<8xf64>
              %acc_45 = math.fma %v_44, %v_29, %carry_24 : vector<8xf64>
              memref.prefetch %weight[%v_13, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_46 = vector.load %weight[%v_13, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_47 = arith.extf %v_46 : vector<8xf32> to vector<8xf64>
              %acc_48 = math.fma %v_47, %v_29, %carry_25 : vector<8xf64>
              memref.prefetch %weight[%v_14, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_49 = vector.load %weight[%v_14, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_50 = arith.extf %v_49 : vector<8xf32> to vector<8xf64>
              %acc_51 = math.fma %v_50, %v_29, %carry_26 : vector<8xf64>
              memref.prefetch %weight[%v_15, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_52 = vector.load %weight[%v_15, %i_18] : memref<8x40xf32>, vector<8xf32>
              %v_53 = arith.extf %v_52 : vector<8xf32> to vector<8xf64>
              %acc_54 = math.fma %v_53, %v_29, %carry_27 : vector<8xf64>
              scf.yield %acc_33, %acc_36, %acc_39, %acc_42, %acc_45, %acc_48, %acc_51, %acc_54 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
            }
            vector.store %loop_19#0, %sums[%c_3, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_19#1, %sums[%c_2, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_19#2, %sums[%c_4, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_19#3, %sums[%c_5, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_19#4, %sums[%c_6, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_19#5, %sums[%c_7, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_19#6, %sums[%c_8, %c_3] : memref<16x8xf64>, vector<8xf64>
            vector.store %loop_19#7, %sums[%c_9, %c_3] : memref<16x8xf64>, vector<8xf64>
            scf.for %i_55 = %c_3 to %c_1 step %c_2 {
              scf.for %i_56 = %c_3 to %c_2 step %c_2 {
                %v_57 = arith.addi %i_55, %i_56 : index
                %v_58 = vector.load %sums[%v_57, %c_3] : memref<16x8xf64>, vector<8xf64>
                %v_59 = vector.shuffle %v_58, %v_58 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
                %v_60 = vector.shuffle %v_58, %v_58 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
                %v_61 = arith.addf %v_59, %v_60 : vector<4xf64>
                %v_62 = vector.shuffle %v_61, %v_61 [0, 1] : vector<4xf64>, vector<4xf64>
                %v_63 = vector.shuffle %v_61, %v_61 [2, 3] : vector<4xf64>, vector<4xf64>
                %v_64 = arith.addf %v_62, %v_63 : vector<2xf64>
                %v_65 = vector.shuffle %v_64, %v_64 [0] : vector<2xf64>, vector<2xf64>
                %v_66 = vector.shuffle %v_64, %v_64 [1] : vector<2xf64>, vector<2xf64>
                %v_67 = arith.addf %v_65, %v_66 : vector<1xf64>
                %sum_68 = vector.extract %v_67[0] : f64 from vector<1xf64>
                %v_69 = arith.addi %c_3, %i_56 : index
                %v_70 = arith.subi %tokens, %c_2 : index
                %v_71 = arith.minsi %v_69, %v_70 : index
                %v_72 = arith.addi %i_8, %i_55 : index
                %v_73 = arith.minsi %v_72, %c_9 : index
                %v_74 = arith.truncf %sum_68 : f64 to f32
                memref.store %v_74, %y[%v_71, %v_73] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_75 = %v_1 to %v_4 step %c_6 {
            scf.for %i_76 = %v_2 to %v_6 step %c_6 {
              %v_77 = arith.addi %i_75, %c_2 : index
              %v_78 = arith.addi %i_75, %c_4 : index
              %v_79 = arith.addi %i_75, %c_5 : index
              %v_80 = arith.subi %tokens, %c_2 : index
              %v_81 = arith.minsi %i_76, %v_80 : index
              %v_82 = arith.addi %i_76, %c_2 : index
              %v_83 = arith.subi %tokens, %c_2 : index
              %v_84 = arith.minsi %v_82, %v_83 : index
              %v_85 = arith.addi %i_76, %c_4 : index
              %v_86 = arith.subi %tokens, %c_2 : index
              %v_87 = arith.minsi %v_85, %v_86 : index
              %v_88 = arith.addi %i_76, %c_5 : index
              %v_89 = arith.subi %tokens, %c_2 : index
              %v_90 = arith.minsi %v_88, %v_89 : index
              %loop_92:16 = scf.for %i_91 = %c_3 to %c_11 step %c_1 iter_args(%carry_93 = %c_10, %carry_94 = %c_10, %carry_95 = %c_10, %carry_96 = %c_10, %carry_97 = %c_10, %carry_98 = %c_10, %carry_99 = %c_10, %carry_100 = %c_10, %carry_101 = %c_10, %carry_102 = %c_10, %carry_103 = %c_10, %carry_104 = %c_10, %carry_105 = %c_10, %carry_106 = %c_10, %carry_107 = %c_10, %carry_108 = %c_10) -> (vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>) {
                %v_109 = vector.load %x[%v_81, %i_91] : memref<?x40xf32>, vector<8xf32>
                %v_110 = arith.extf %v_109 : vector<8xf32> to vector<8xf64>
                %v_111 = vector.load %x[%v_84, %i_91] : memref<?x40xf32>, vector<8xf32>
                %v_112 = arith.extf %v_111 : vector<8xf32> to vector<8xf64>
                %v_113 = vector.load %x[%v_87, %i_91] : memref<?x40xf32>, vector<8xf32>
                %v_114 = arith.extf %v_113 : vector<8xf32> to vector<8xf64>
                %v_115 = vector.load %x[%v_90, %i_91] : memref<?x40xf32>, vector<8xf32>
                %v_116 = arith.extf %v_115 : vector<8xf32> to vector<8xf64>
                %v_117 = arith.addi %i_91, %c_12 : index
                memref.prefetch %weight[%i_75, %v_117], read, locality<3>, data : memref<8x40xf32>
                %v_118 = vector.load %weight[%i_75, %i_91] : memref<8x40xf32>, vector<8xf32>
                %v_119 = arith.extf %v_118 : vector<8xf32> to vector<8xf64>
                %acc_120 = math.fma %v_119, %v_110, %carry_93 : vector<8xf64>
                %acc_121 = math.fma %v_119, %v_112, %carry_94 : vector<8xf64>
                %acc_122 = math.fma %v_119, %v_114, %carry_95 : vector<8xf64>
                %acc_123 = math.fma %v_119, %v_116, %carry_96 : vector<8xf64>
                memref.prefetch %weight[%v_77, %v_117], read, locality<3>, data : memref<8x40xf32>
                %v_124 = vector.load %weight[%v_77, %i_91] : memref<8x40xf32>, vector<8xf32>
                %v_125 = arith.extf %v_124 : vector<8xf32> to vector<8xf64>
                %acc_126 = math.fma %v_125, %v_110, %carry_97 : vector<8xf64>
                %acc_127 = math.fma %v_125, %v_112, %carry_98 : vector<8xf64>
                %acc_128 = math.fma %v_125, %v_114, %carry_99 : vector<8xf64>
                %acc_129 = math.fma %v_125, %v_116, %carry_100 : vector<8xf64>
                memref.prefetch %weight[%v_78, %v_117], read, locality<3>, data : memref<8x40xf32>
                %v_130 = vector.load %weight[%v_78, %i_91] : memref<8x40xf32>, vector<8xf32>
                %v_131 = arith.extf %v_130 : vector<8xf32> to vector<8xf64>
                %acc_132 = math.fma %v_131, %v_110, %carry_101 : vector<8xf64>
                %acc_133 = math.fma %v_131, %v_112, %carry_102 : vector<8xf64>
                %acc_134 = math.fma %v_131, %v_114, %carry_103 : vector<8xf64>
                %acc_135 = math.fma %v_131, %v_116, %carry_104 : vector<8xf64>
                memref.prefetch %weight[%v_79, %v_117], read, locality<3>, data : memref<8x40xf32>
                %v_136 = vector.load %weight[%v_79, %i_91] : memref<8x40xf32>, vector<8xf32>
                %v_137 = arith.extf %v_136 : vector<8xf32> to vector<8xf64>
                %acc_138 = math.fma %v_137, %v_110, %carry_105 : vector<8xf64>
                %acc_139 = math.fma %v_137, %v_112, %carry_106 : vector<8xf64>
                %acc_140 = math.fma %v_137, %v_114, %carry_107 : vector<8xf64>
                %acc_141 = math.fma %v_137, %v_116, %carry_108 : vector<8xf64>
                scf.yield %acc_120, %acc_121, %acc_122, %acc_123, %acc_126, %acc_127, %acc_128, %acc_129, %acc_132, %acc_133, %acc_134, %acc_135, %acc_138, %acc_139, %acc_140, %acc_141 : vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>, vector<8xf64>
              }
              vector.store %loop_92#0, %sums[%c_3, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#1, %sums[%c_2, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#2, %sums[%c_4, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#3, %sums[%c_5, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#4, %sums[%c_6, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#5, %sums[%c_7, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#6, %sums[%c_8, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#7, %sums[%c_9, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#8, %sums[%c_1, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#9, %sums[%c_13, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#10, %sums[%c_14, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#11, %sums[%c_15, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#12, %sums[%c_16, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#13, %sums[%c_17, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#14, %sums[%c_18, %c_3] : memref<16x8xf64>, vector<8xf64>
              vector.store %loop_92#15, %sums[%c_19, %c_3] : memref<16x8xf64>, vector<8xf64>
              scf.for %i_142 = %c_3 to %c_6 step %c_2 {
                scf.for %i_143 = %c_3 to %c_6 step %c_2 {
                  %v_144 = arith.muli %i_142, %c_6 : index
                  %v_145 = arith.addi %v_144, %i_143 : index
                  %v_146 = vector.load %sums[%v_145, %c_3] : memref<16x8xf64>, vector<8xf64>
                  %v_147 = vector.shuffle %v_146, %v_146 [0, 1, 2, 3] : vector<8xf64>, vector<8xf64>
                  %v_148 = vector.shuffle %v_146, %v_146 [4, 5, 6, 7] : vector<8xf64>, vector<8xf64>
                  %v_149 = arith.addf %v_147, %v_148 : vector<4xf64>
                  %v_150 = vector.shuffle %v_149, %v_149 [0, 1] : vector<4xf64>, vector<4xf64>
                  %v_151 = vector.shuffle %v_149, %v_149 [2, 3] : vector<4xf64>, vector<4xf64>
                  %v_152 = arith.addf %v_150, %v_151 : vector<2xf64>
                  %v_153 = vector.shuffle %v_152, %v_152 [0] : vector<2xf64>, vector<2xf64>
                  %v_154 = vector.shuffle %v_152, %v_152 [1] : vector<2xf64>, vector<2xf64>
                  %v_155 = arith.addf %v_153, %v_154 : vector<1xf64>
                  %sum_156 = vector.extract %v_155[0] : f64 from vector<1xf64>
                  %v_157 = arith.addi %i_76, %i_143 : index
                  %v_158 = arith.subi %tokens, %c_2 : index
                  %v_159 = arith.minsi %v_157, %v_158 : index
                  %v_160 = arith.addi %i_75, %i_142 : index
                  %v_161 = arith.minsi %v_160, %c_9 : index
                  %v_162 = arith.truncf %sum_156 : f64 to f32
                  memref.store %v_162, %y[%v_159, %v_161] : memref<?x8xf32>
                }
              }
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @top_3_of_8 {
    stream.executable.export public @top_3_of_8 workgroups(%tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 16 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @top_3_of_8(%keys_binding: !stream.binding, %ids_binding: !stream.binding, %tokens: index) {
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
    stream.executable.export public @gathered_combine workgroups(%assignments: index, %tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 8 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 4 : index
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 2 : index
        %c_4 = arith.constant 32 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant dense<0> : vector<16xi32>
        %c_8 = arith.constant 8 : index
        %c_9 = arith.constant 24 : index
        %c_10 = arith.constant 256 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 23 : index
        %c_13 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_14 = arith.constant 1024 : index
        %c_15 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_16 = arith.constant 5 : index
        %c_17 = arith.constant 6 : index
        %c_18 = arith.constant 7 : index
        %c_19 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_20 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_21 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_22 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_23 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_24 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_25 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_26 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_27 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_28 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_29 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_30 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_31 = arith.constant dense<1> : vector<16xi32>
        %c_32 = arith.constant dense<23> : vector<16xi32>
        %c_33 = arith.constant dense<127> : vector<16xi32>
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xbf16>
        %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xbf16>{%assignments}
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x32x16xf32>
        %added = memref.alloca() alignment = 64 : memref<2x16xf32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.muli %workers, %c_0 : index
        %end_5:2 = scf.while (%at_3 = %c_1, %at_4 = %c_1) : (index, index) -> (index, index) {
          %is_8 = arith.cmpi slt, %at_3, %assignments : index
          scf.condition(%is_8) %at_3, %at_4 : index, index
        } do {
          ^bb0(%i_6: index, %i_7: index):
          %v_9 = arith.index_cast %address_1 : index to i64
          %pointer_10 = llvm.inttoptr %v_9 : i64 to !llvm.ptr
          %v_11 = arith.index_cast %c_2 : index to i32
          %v_12 = llvm.atomicrmw add %pointer_10, %v_11 monotonic : !llvm.ptr, i32
          %v_13 = arith.index_cast %v_12 : i32 to index
          %v_14 = arith.muli %v_2, %c_3 : index
          %v_15 = arith.divui %assignments, %v_14 : index
          %v_16 = arith.maxsi %v_15, %c_2 : index
          %v_17 = arith.divui %v_13, %v_2 : index
          %loop_19:2 = scf.for %i_18 = %c_1 to %v_17 step %c_2 iter_args(%carry_20 = %c_1, %carry_21 = %v_16) -> (index, index) {
            %v_22 = arith.muli %carry_21, %v_2 : index
            %v_23 = arith.addi %carry_20, %v_22 : index
            %v_24 = arith.divui %carry_21, %c_3 : index
            %v_25 = arith.maxsi %v_24, %c_2 : index
            scf.yield %v_23, %v_25 : index, index
          }
          %v_26 = arith.remui %v_13, %v_2 : index
          %v_27 = arith.muli %v_26, %loop_19#1 : index
          %v_28 = arith.addi %loop_19#0, %v_27 : index
          %v_29 = arith.addi %i_6, %i_7 : index
          scf.for %i_30 = %i_6 to %v_29 step %c_2 {
            %v_31 = arith.addi %i_30, %c_2 : index
            %is_32 = arith.cmpi eq, %v_31, %v_29 : index
            %v_33 = arith.select %is_32, %v_28, %v_31 : index
            %v_34 = arith.remui %i_30, %c_2 : index
            %v_35 = arith.muli %v_34, %c_4 : index
            %v_36 = arith.divui %i_30, %c_2 : index
            %v_37 = memref.load %ids[%v_36] : memref<?xi32>
            %v_38 = vector.broadcast %v_37 : i32 to vector<16xi32>
            %loop_40:1 = scf.for %i_39 = %c_1 to %v_36 step %c_6 iter_args(%carry_41 = %c_5) -> (i1) {
              %v_42 = arith.subi %v_36, %i_39 : index
              %mask_43 = vector.create_mask %v_42 : vector<16xi1>
              %v_44 = vector.maskedload %ids[%i_39], %mask_43, %c_7 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %is_45 = arith.cmpi eq, %v_44, %v_38 : vector<16xi32>
              %v_46 = arith.andi %is_45, %mask_43 : vector<16xi1>
              %any_47 = vector.reduction <or>, %v_46 : vector<16xi1> into i1
              %v_48 = arith.ori %carry_41, %any_47 : i1
              scf.yield %v_48 : i1
            }
            %is_49 = arith.cmpi eq, %loop_40#0, %c_5 : i1
            scf.if %is_49 {
              %v_50 = arith.index_cast %v_37 : i32 to index
              %v_51 = arith.remui %v_33, %c_2 : index
              %v_52 = arith.muli %v_51, %c_4 : index
              %v_53 = arith.subi %assignments, %c_2 : index
              %v_54 = arith.minsi %v_33, %v_53 : index
              %v_55 = arith.divui %v_54, %c_2 : index
              %v_56 = memref.load %ids[%v_55] : memref<?xi32>
              %v_57 = arith.index_cast %v_56 : i32 to index
              scf.for %i_58 = %c_1 to %c_4 step %c_8 {
                %v_59 = arith.addi %v_52, %i_58 : index
                %v_60 = arith.addi %v_59, %c_9 : index
                scf.for %i_61 = %c_1 to %c_10 step %c_4 {
                  memref.prefetch %expert_gate_up[%v_57, %v_59, %i_61], read, locality<3>, data : memref<8x48x40xbf16>
                }
                scf.for %i_62 = %c_1 to %c_10 step %c_4 {
                  memref.prefetch %expert_gate_up[%v_57, %v_60, %i_62], read, locality<3>, data : memref<8x48x40xbf16>
                }
              }
              %loop_64:1 = scf.for %i_63 = %v_36 to %assignments step %c_2 iter_args(%carry_65 = %c_1) -> (index) {
                %v_66 = memref.load %ids[%i_63] : memref<?xi32>
                %is_67 = arith.cmpi eq, %v_66, %v_37 : i32
                scf.if %is_67 {
                  %v_68 = arith.index_cast %i_63 : index to i32
                  memref.store %v_68, %group[%carry_65] : memref<5xi32>
                  %v_69 = arith.addi %carry_65, %c_2 : index
                  memref.store %v_68, %group[%v_69] : memref<5xi32>
                }
                %v_70 = arith.addi %carry_65, %c_2 : index
                %v_71 = arith.select %is_67, %v_70, %carry_65 : index
                %is_72 = arith.cmpi eq, %v_71, %c_0 : index
                %v_73 = arith.subi %assignments, %c_2 : index
                %is_74 = arith.cmpi eq, %i_63, %v_73 : index
                %is_75 = arith.cmpi sgt, %v_71, %c_1 : index
                %v_76 = arith.andi %is_74, %is_75 : i1
                %v_77 = arith.ori %is_72, %v_76 : i1
                scf.if %v_77 {
                  %is_78 = arith.cmpi eq, %v_71, %c_11 : index
                  %v_79 = arith.select %is_78, %c_0, %v_71 : index
                  %v_80 = memref.load %group[%c_1] : memref<5xi32>
                  %v_81 = arith.index_cast %v_80 : i32 to index
                  %v_82 = memref.load %group[%c_2] : memref<5xi32>
                  %v_83 = arith.index_cast %v_82 : i32 to index
                  %v_84 = memref.load %group[%c_3] : memref<5xi32>
                  %v_85 = arith.index_cast %v_84 : i32 to index
                  %v_86 = memref.load %group[%c_11] : memref<5xi32>
                  %v_87 = arith.index_cast %v_86 : i32 to index
                  %v_88 = arith.divui %v_81, %c_11 : index
                  %v_89 = arith.divui %v_83, %c_11 : index
                  %v_90 = arith.divui %v_85, %c_11 : index
                  %v_91 = arith.divui %v_87, %c_11 : index
                  %is_92 = arith.cmpi eq, %v_79, %c_0 : index
                  scf.if %is_92 {
                    %v_93 = arith.subi %c_9, %v_35 : index
                    %v_94 = arith.minsi %v_93, %c_4 : index
                    scf.for %i_95 = %c_1 to %v_94 step %c_2 {
                      %v_96 = arith.addi %v_35, %i_95 : index
                      %v_97 = arith.minsi %v_96, %c_12 : index
                      %v_98 = arith.addi %v_97, %c_9 : index
                      %loop_100:8 = scf.for %i_99 = %c_1 to %c_4 step %c_4 iter_args(%carry_101 = %c_13, %carry_102 = %c_13, %carry_103 = %c_13, %carry_104 = %c_13, %carry_105 = %c_13, %carry_106 = %c_13, %carry_107 = %c_13, %carry_108 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_109 = vector.load %x[%v_88, %i_99] : memref<?x40xbf16>, vector<32xbf16>
                        %v_110 = vector.load %x[%v_89, %i_99] : memref<?x40xbf16>, vector<32xbf16>
                        %v_111 = vector.load %x[%v_90, %i_99] : memref<?x40xbf16>, vector<32xbf16>
                        %v_112 = vector.load %x[%v_91, %i_99] : memref<?x40xbf16>, vector<32xbf16>
                        %v_113 = arith.addi %i_99, %c_14 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_97, %v_113], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_114 = vector.load %expert_gate_up[%v_50, %v_97, %i_99] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_115 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_101, %v_114, %v_109) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_116 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_102, %v_114, %v_110) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_117 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_103, %v_114, %v_111) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_118 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_104, %v_114, %v_112) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_98, %v_113], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_119 = vector.load %expert_gate_up[%v_50, %v_98, %i_99] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_120 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_105, %v_119, %v_109) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_121 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_106, %v_119, %v_110) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_122 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_107, %v_119, %v_111) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_123 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_108, %v_119, %v_112) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_115, %v_116, %v_117, %v_118, %v_120, %v_121, %v_122, %v_123 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_124 = vector.create_mask %c_8 : vector<32xi1>
                      %v_125 = vector.maskedload %x[%v_88, %c_4], %mask_124, %c_15 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_126 = vector.maskedload %x[%v_89, %c_4], %mask_124, %c_15 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_127 = vector.maskedload %x[%v_90, %c_4], %mask_124, %c_15 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_128 = vector.maskedload %x[%v_91, %c_4], %mask_124, %c_15 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_129 = vector.maskedload %expert_gate_up[%v_50, %v_97, %c_4], %mask_124, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_130 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#0, %v_129, %v_125) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_131 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#1, %v_129, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#2, %v_129, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_133 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#3, %v_129, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_134 = vector.maskedload %expert_gate_up[%v_50, %v_98, %c_4], %mask_124, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_135 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#4, %v_134, %v_125) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_136 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#5, %v_134, %v_126) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_137 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#6, %v_134, %v_127) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_138 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_100#7, %v_134, %v_128) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      vector.store %v_130, %sums[%c_1, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_131, %sums[%c_2, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_132, %sums[%c_3, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_133, %sums[%c_11, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_135, %sums[%c_0, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_136, %sums[%c_16, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_137, %sums[%c_17, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_138, %sums[%c_18, %i_95, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_139 = arith.cmpi eq, %v_79, %c_3 : index
                  scf.if %is_139 {
                    %v_140 = arith.subi %c_9, %v_35 : index
                    %v_141 = arith.minsi %v_140, %c_4 : index
                    scf.for %i_142 = %c_1 to %v_141 step %c_2 {
                      %v_143 = arith.addi %v_35, %i_142 : index
                      %v_144 = arith.minsi %v_143, %c_12 : index
                      %v_145 = arith.addi %v_144, %c_9 : index
                      %loop_147:4 = scf.for %i_146 = %c_1 to %c_4 step %c_4 iter_args(%carry_148 = %c_13, %carry_149 = %c_13, %carry_150 = %c_13, %carry_151 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_152 = vector.load %x[%v_88, %i_146] : memref<?x40xbf16>, vector<32xbf16>
                        %v_153 = vector.load %x[%v_89, %i_146] : memref<?x40xbf16>, vector<32xbf16>
                        %v_154 = arith.addi %i_146, %c_14 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_144, %v_154], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_155 = vector.load %expert_gate_up[%v_50, %v_144, %i_146] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_156 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_148, %v_155, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_157 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_149, %v_155, %v_153) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_145, %v_154], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_158 = vector.load %expert_gate_up[%v_50, %v_145, %i_146] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_159 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_150, %v_158, %v_152) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_160 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_151, %v_158, %v_153) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_156, %v_157, %v_159, %v_160 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_161 = vector.create_mask %c_8 : vector<32xi1>
                      %v_162 = vector.maskedload %x[%v_88, %c_4], %mask_161, %c_15 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_163 = vector.maskedload %x[%v_89, %c_4], %mask_161, %c_15 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_164 = vector.maskedload %expert_gate_up[%v_50, %v_144, %c_4], %mask_161, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_165 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_147#0, %v_164, %v_162) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_166 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_147#1, %v_164, %v_163) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_167 = vector.maskedload %expert_gate_up[%v_50, %v_145, %c_4], %mask_161, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_168 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_147#2, %v_167, %v_162) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_169 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_147#3, %v_167, %v_163) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      vector.store %v_165, %sums[%c_1, %i_142, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_166, %sums[%c_2, %i_142, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_168, %sums[%c_0, %i_142, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_169, %sums[%c_16, %i_142, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_170 = arith.cmpi eq, %v_79, %c_2 : index
                  scf.if %is_170 {
                    %v_171 = arith.subi %c_9, %v_35 : index
                    %v_172 = arith.minsi %v_171, %c_8 : index
                    scf.for %i_173 = %c_1 to %v_172 step %c_2 {
                      %v_174 = arith.addi %v_35, %i_173 : index
                      %v_175 = arith.addi %v_174, %c_8 : index
                      %v_176 = arith.addi %v_174, %c_6 : index
                      %v_177 = arith.addi %v_174, %c_9 : index
                      %v_178 = arith.minsi %v_174, %c_12 : index
                      %v_179 = arith.minsi %v_175, %c_12 : index
                      %v_180 = arith.minsi %v_176, %c_12 : index
                      %v_181 = arith.minsi %v_177, %c_12 : index
                      %v_182 = arith.addi %v_178, %c_9 : index
                      %v_183 = arith.addi %v_179, %c_9 : index
                      %v_184 = arith.addi %v_180, %c_9 : index
                      %v_185 = arith.addi %v_181, %c_9 : index
                      %loop_187:8 = scf.for %i_186 = %c_1 to %c_4 step %c_4 iter_args(%carry_188 = %c_13, %carry_189 = %c_13, %carry_190 = %c_13, %carry_191 = %c_13, %carry_192 = %c_13, %carry_193 = %c_13, %carry_194 = %c_13, %carry_195 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_196 = vector.load %x[%v_88, %i_186] : memref<?x40xbf16>, vector<32xbf16>
                        %v_197 = arith.addi %i_186, %c_10 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_178, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_198 = vector.load %expert_gate_up[%v_50, %v_178, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_199 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_188, %v_198, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_179, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_200 = vector.load %expert_gate_up[%v_50, %v_179, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_201 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_189, %v_200, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_180, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_202 = vector.load %expert_gate_up[%v_50, %v_180, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_203 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_190, %v_202, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_181, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_204 = vector.load %expert_gate_up[%v_50, %v_181, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_205 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_191, %v_204, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_182, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_206 = vector.load %expert_gate_up[%v_50, %v_182, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_207 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_192, %v_206, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_183, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_208 = vector.load %expert_gate_up[%v_50, %v_183, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_209 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_193, %v_208, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_184, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_210 = vector.load %expert_gate_up[%v_50, %v_184, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_211 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_194, %v_210, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_185, %v_197], read, locality<3>, data : memref<8x48x40xbf16>
                        %v_212 = vector.load %expert_gate_up[%v_50, %v_185, %i_186] : memref<8x48x40xbf16>, vector<32xbf16>
                        %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_195, %v_212, %v_196) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_199, %v_201, %v_203, %v_205, %v_207, %v_209, %v_211, %v_213 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_214 = vector.create_mask %c_8 : vector<32xi1>
                      %v_215 = vector.maskedload %x[%v_88, %c_4], %mask_214, %c_15 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_216 = vector.maskedload %expert_gate_up[%v_50, %v_178, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_217 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#0, %v_216, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_218 = vector.maskedload %expert_gate_up[%v_50, %v_179, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_219 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#1, %v_218, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_220 = vector.maskedload %expert_gate_up[%v_50, %v_180, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_221 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#2, %v_220, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_222 = vector.maskedload %expert_gate_up[%v_50, %v_181, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_223 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#3, %v_222, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_224 = vector.maskedload %expert_gate_up[%v_50, %v_182, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_225 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#4, %v_224, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_226 = vector.maskedload %expert_gate_up[%v_50, %v_183, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_227 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#5, %v_226, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_228 = vector.maskedload %expert_gate_up[%v_50, %v_184, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_229 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#6, %v_228, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_230 = vector.maskedload %expert_gate_up[%v_50, %v_185, %c_4], %mask_214, %c_15 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_231 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_187#7, %v_230, %v_215) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      vector.store %v_217, %sums[%c_1, %i_173, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      %v_232 = arith.addi %i_173, %c_8 : index
                      vector.store %v_219, %sums[%c_1, %v_232, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      %v_233 = arith.addi %i_173, %c_6 : index
                      vector.store %v_221, %sums[%c_1, %v_233, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      %v_234 = arith.addi %i_173, %c_9 : index
                      vector.store %v_223, %sums[%c_1, %v_234, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %v_225, %sums[%c_0, %i_173, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      %v_235 = arith.addi %i_173, %c_8 : index
                      vector.store %v_227, %sums[%c_0, %v_235, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      %v_236 = arith.addi %i_173, %c_6 : index
                      vector.store %v_229, %sums[%c_0, %v_236, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                      %v_237 = arith.addi %i_173, %c_9 : index
                      vector.store %v_231, %sums[%c_0, %v_237, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_238 = %c_1 to %v_71 step %c_2 {
                    %v_239 = arith.subi %c_9, %v_35 : index
                    %v_240 = arith.minsi %v_239, %c_4 : index
                    scf.for %i_241 = %c_1 to %v_240 step %c_6 {
                      %v_242 = arith.addi %v_35, %i_241 : index
                      %v_243 = arith.subi %v_240, %i_241 : index
                      %v_244 = arith.minsi %v_243, %c_6 : index
                      %v_245 = memref.load %group[%i_238] : memref<5xi32>
                      %v_246 = arith.index_cast %v_245 : i32 to index
                      scf.for %i_247 = %c_1 to %c_3 step %c_2 {
                        scf.for %i_248 = %c_1 to %c_6 step %c_2 {
                          %v_249 = arith.muli %i_247, %c_0 : index
                          %v_250 = arith.addi %i_238, %v_249 : index
                          %v_251 = arith.addi %i_241, %i_248 : index
                          %v_252 = vector.load %sums[%v_250, %v_251, %c_1] : memref<8x32x16xf32>, vector<16xf32>
                          %v_253 = vector.shuffle %v_252, %v_252 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_254 = vector.shuffle %v_252, %v_252 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
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
                          memref.store %sum_265, %added[%i_247, %i_248] : memref<2x16xf32>
                        }
                      }
                      %v_266 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, vector<16xf32>
                      %v_267 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, vector<16xf32>
                      %v_268 = arith.subf %c_13, %v_266 : vector<16xf32>
                      %is_269 = arith.cmpf ogt, %v_268, %c_19 : vector<16xf32>
                      %v_270 = arith.select %is_269, %c_19, %v_268 : vector<16xi1>, vector<16xf32>
                      %is_271 = arith.cmpf olt, %v_270, %c_20 : vector<16xf32>
                      %v_272 = arith.select %is_271, %c_20, %v_270 : vector<16xi1>, vector<16xf32>
                      %v_273 = arith.mulf %v_272, %c_21 : vector<16xf32>
                      %v_274 = math.roundeven %v_273 : vector<16xf32>
                      %acc_275 = math.fma %v_274, %c_22, %v_272 : vector<16xf32>
                      %acc_276 = math.fma %v_274, %c_23, %acc_275 : vector<16xf32>
                      %acc_277 = math.fma %c_24, %acc_276, %c_25 : vector<16xf32>
                      %acc_278 = math.fma %acc_277, %acc_276, %c_26 : vector<16xf32>
                      %acc_279 = math.fma %acc_278, %acc_276, %c_27 : vector<16xf32>
                      %acc_280 = math.fma %acc_279, %acc_276, %c_28 : vector<16xf32>
                      %acc_281 = math.fma %acc_280, %acc_276, %c_29 : vector<16xf32>
                      %acc_282 = math.fma %acc_281, %acc_276, %c_30 : vector<16xf32>
                      %acc_283 = math.fma %acc_282, %acc_276, %c_30 : vector<16xf32>
                      %v_284 = arith.fptosi %v_274 : vector<16xf32> to vector<16xi32>
                      %v_285 = arith.shrsi %v_284, %c_31 : vector<16xi32>
                      %v_286 = arith.subi %v_284, %v_285 : vector<16xi32>
                      %v_287 = arith.addi %v_285, %c_33 : vector<16xi32>
                      %v_288 = arith.shli %v_287, %c_32 : vector<16xi32>
                      %v_289 = arith.bitcast %v_288 : vector<16xi32> to vector<16xf32>
                      %v_290 = arith.mulf %acc_283, %v_289 : vector<16xf32>
                      %v_291 = arith.addi %v_286, %c_33 : vector<16xi32>
                      %v_292 = arith.shli %v_291, %c_32 : vector<16xi32>
                      %v_293 = arith.bitcast %v_292 : vector<16xi32> to vector<16xf32>
                      %v_294 = arith.mulf %v_290, %v_293 : vector<16xf32>
                      %v_295 = arith.addf %v_294, %c_30 : vector<16xf32>
                      %v_296 = arith.divf %c_30, %v_295 : vector<16xf32>
                      %v_297 = arith.mulf %v_266, %v_296 : vector<16xf32>
                      %v_298 = arith.mulf %v_297, %v_267 : vector<16xf32>
                      %v_299 = arith.truncf %v_298 : vector<16xf32> to vector<16xbf16>
                      %mask_300 = vector.create_mask %v_244 : vector<16xi1>
                      vector.maskedstore %hidden[%v_246, %v_242], %mask_300, %v_299 : memref<?x24xbf16>, vector<16xi1>, vector<16xbf16>
                    }
                  }
                }
                %v_301 = arith.select %is_72, %c_1, %v_71 : index
                scf.yield %v_301 : index
              }
            }
          }
          scf.yield %v_28, %loop_19#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant dense<0> : vector<16xi32>
        %c_9 = arith.constant 256 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 39 : index
        %c_13 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_14 = arith.constant 1024 : index
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_17 = arith.constant 8 : index
        %c_18 = arith.constant 12 : index
        %c_19 = arith.constant 20 : index
        %c_20 = arith.constant 28 : index
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xbf16>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xbf16>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%assignments}
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %v_3 = arith.muli %assignments, %c_1 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<4x32x16xf32>
        %added = memref.alloca() alignment = 64 : memref<1x16xf32>
        %v_4 = arith.muli %workers, %c_2 : index
        %end_7:2 = scf.while (%at_5 = %c_3, %at_6 = %c_3) : (index, index) -> (index, index) {
          %is_10 = arith.cmpi slt, %at_5, %v_3 : index
          scf.condition(%is_10) %at_5, %at_6 : index, index
        } do {
          ^bb0(%i_8: index, %i_9: index):
          %v_11 = arith.index_cast %v_2 : index to i64
          %pointer_12 = llvm.inttoptr %v_11 : i64 to !llvm.ptr
          %v_13 = arith.index_cast %c_4 : index to i32
          %v_14 = llvm.atomicrmw add %pointer_12, %v_13 monotonic : !llvm.ptr, i32
          %v_15 = arith.index_cast %v_14 : i32 to index
          %v_16 = arith.muli %v_4, %c_1 : index
          %v_17 = arith.divui %v_3, %v_16 : index
          %v_18 = arith.maxsi %v_17, %c_4 : index
          %v_19 = arith.divui %v_15, %v_4 : index
          %loop_21:2 = scf.for %i_20 = %c_3 to %v_19 step %c_4 iter_args(%carry_22 = %c_3, %carry_23 = %v_18) -> (index, index) {
            %v_24 = arith.muli %carry_23, %v_4 : index
            %v_25 = arith.addi %carry_22, %v_24 : index
            %v_26 = arith.divui %carry_23, %c_1 : index
            %v_27 = arith.maxsi %v_26, %c_4 : index
            scf.yield %v_25, %v_27 : index, index
          }
          %v_28 = arith.remui %v_15, %v_4 : index
          %v_29 = arith.muli %v_28, %loop_21#1 : index
          %v_30 = arith.addi %loop_21#0, %v_29 : index
          %v_31 = arith.addi %i_8, %i_9 : index
          scf.for %i_32 = %i_8 to %v_31 step %c_4 {
            %v_33 = arith.addi %i_32, %c_4 : index
            %is_34 = arith.cmpi eq, %v_33, %v_31 : index
            %v_35 = arith.select %is_34, %v_30, %v_33 : index
            %v_36 = arith.remui %i_32, %c_1 : index
            %v_37 = arith.muli %v_36, %c_5 : index
            %v_38 = arith.divui %i_32, %c_1 : index
            %v_39 = memref.load %ids[%v_38] : memref<?xi32>
            %v_40 = vector.broadcast %v_39 : i32 to vector<16xi32>
            %loop_42:1 = scf.for %i_41 = %c_3 to %v_38 step %c_7 iter_args(%carry_43 = %c_6) -> (i1) {
              %v_44 = arith.subi %v_38, %i_41 : index
              %mask_45 = vector.create_mask %v_44 : vector<16xi1>
              %v_46 = vector.maskedload %ids[%i_41], %mask_45, %c_8 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %is_47 = arith.cmpi eq, %v_46, %v_40 : vector<16xi32>
              %v_48 = arith.andi %is_47, %mask_45 : vector<16xi1>
              %any_49 = vector.reduction <or>, %v_48 : vector<16xi1> into i1
              %v_50 = arith.ori %carry_43, %any_49 : i1
              scf.yield %v_50 : i1
            }
            %is_51 = arith.cmpi eq, %loop_42#0, %c_6 : i1
            scf.if %is_51 {
              %v_52 = arith.index_cast %v_39 : i32 to index
              %v_53 = arith.remui %v_35, %c_1 : index
              %v_54 = arith.muli %v_53, %c_5 : index
              %v_55 = arith.subi %v_3, %c_4 : index
              %v_56 = arith.minsi %v_35, %v_55 : index
              %v_57 = arith.divui %v_56, %c_1 : index
              %v_58 = memref.load %ids[%v_57] : memref<?xi32>
              %v_59 = arith.index_cast %v_58 : i32 to index
              scf.for %i_60 = %c_3 to %c_5 step %c_2 {
                %v_61 = arith.addi %v_54, %i_60 : index
                scf.for %i_62 = %c_3 to %c_9 step %c_5 {
                  memref.prefetch %expert_down[%v_59, %v_61, %i_62], read, locality<3>, data : memref<8x40x24xbf16>
                }
              }
              %loop_64:1 = scf.for %i_63 = %v_38 to %assignments step %c_4 iter_args(%carry_65 = %c_3) -> (index) {
                %v_66 = memref.load %ids[%i_63] : memref<?xi32>
                %is_67 = arith.cmpi eq, %v_66, %v_39 : i32
                scf.if %is_67 {
                  %v_68 = arith.index_cast %i_63 : index to i32
                  memref.store %v_68, %group[%carry_65] : memref<5xi32>
                  %v_69 = arith.addi %carry_65, %c_4 : index
                  memref.store %v_68, %group[%v_69] : memref<5xi32>
                }
                %v_70 = arith.addi %carry_65, %c_4 : index
                %v_71 = arith.select %is_67, %v_70, %carry_65 : index
                %is_72 = arith.cmpi eq, %v_71, %c_2 : index
                %v_73 = arith.subi %assignments, %c_4 : index
                %is_74 = arith.cmpi eq, %i_63, %v_73 : index
                %is_75 = arith.cmpi sgt, %v_71, %c_3 : index
                %v_76 = arith.andi %is_74, %is_75 : i1
                %v_77 = arith.ori %is_72, %v_76 : i1
                scf.if %v_77 {
                  %is_78 = arith.cmpi eq, %v_71, %c_10 : index
                  %v_79 = arith.select %is_78, %c_2, %v_71 : index
                  %v_80 = memref.load %group[%c_3] : memref<5xi32>
                  %v_81 = arith.index_cast %v_80 : i32 to index
                  %v_82 = memref.load %group[%c_4] : memref<5xi32>
                  %v_83 = arith.index_cast %v_82 : i32 to index
                  %v_84 = memref.load %group[%c_1] : memref<5xi32>
                  %v_85 = arith.index_cast %v_84 : i32 to index
                  %v_86 = memref.load %group[%c_10] : memref<5xi32>
                  %v_87 = arith.index_cast %v_86 : i32 to index
                  %is_88 = arith.cmpi eq, %v_79, %c_2 : index
                  scf.if %is_88 {
                    %v_89 = arith.subi %c_11, %v_37 : index
                    %v_90 = arith.minsi %v_89, %c_7 : index
                    scf.for %i_91 = %c_3 to %v_90 step %c_4 {
                      %v_92 = arith.addi %v_37, %i_91 : index
                      %v_93 = arith.addi %v_92, %c_7 : index
                      %v_94 = arith.minsi %v_92, %c_12 : index
                      %v_95 = arith.minsi %v_93, %c_12 : index
                      %loop_97:8 = scf.for %i_96 = %c_3 to %c_3 step %c_5 iter_args(%carry_98 = %c_13, %carry_99 = %c_13, %carry_100 = %c_13, %carry_101 = %c_13, %carry_102 = %c_13, %carry_103 = %c_13, %carry_104 = %c_13, %carry_105 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_106 = vector.load %hidden[%v_81, %i_96] : memref<?x24xbf16>, vector<32xbf16>
                        %v_107 = vector.load %hidden[%v_83, %i_96] : memref<?x24xbf16>, vector<32xbf16>
                        %v_108 = vector.load %hidden[%v_85, %i_96] : memref<?x24xbf16>, vector<32xbf16>
                        %v_109 = vector.load %hidden[%v_87, %i_96] : memref<?x24xbf16>, vector<32xbf16>
                        %v_110 = arith.addi %i_96, %c_14 : index
                        memref.prefetch %expert_down[%v_52, %v_94, %v_110], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_111 = vector.load %expert_down[%v_52, %v_94, %i_96] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_112 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_98, %v_111, %v_106) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_113 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_99, %v_111, %v_107) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_114 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_100, %v_111, %v_108) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_115 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_101, %v_111, %v_109) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_95, %v_110], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_116 = vector.load %expert_down[%v_52, %v_95, %i_96] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_117 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_102, %v_116, %v_106) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_118 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_103, %v_116, %v_107) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_119 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_104, %v_116, %v_108) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_120 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_105, %v_116, %v_109) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_112, %v_113, %v_114, %v_115, %v_117, %v_118, %v_119, %v_120 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_121 = vector.create_mask %c_15 : vector<32xi1>
                      %v_122 = vector.maskedload %hidden[%v_81, %c_3], %mask_121, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_123 = vector.maskedload %hidden[%v_83, %c_3], %mask_121, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_124 = vector.maskedload %hidden[%v_85, %c_3], %mask_121, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_125 = vector.maskedload %hidden[%v_87, %c_3], %mask_121, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_126 = vector.maskedload %expert_down[%v_52, %v_94, %c_3], %mask_121, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_127 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#0, %v_126, %v_122) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_128 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#1, %v_126, %v_123) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_129 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#2, %v_126, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_130 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#3, %v_126, %v_125) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_131 = vector.maskedload %expert_down[%v_52, %v_95, %c_3], %mask_121, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_132 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#4, %v_131, %v_122) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_133 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#5, %v_131, %v_123) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_134 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#6, %v_131, %v_124) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_135 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_97#7, %v_131, %v_125) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      vector.store %v_127, %sums[%c_3, %i_91, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %v_128, %sums[%c_4, %i_91, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %v_129, %sums[%c_1, %i_91, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %v_130, %sums[%c_10, %i_91, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_136 = arith.addi %i_91, %c_7 : index
                      vector.store %v_132, %sums[%c_3, %v_136, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_137 = arith.addi %i_91, %c_7 : index
                      vector.store %v_133, %sums[%c_4, %v_137, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_138 = arith.addi %i_91, %c_7 : index
                      vector.store %v_134, %sums[%c_1, %v_138, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_139 = arith.addi %i_91, %c_7 : index
                      vector.store %v_135, %sums[%c_10, %v_139, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_140 = arith.cmpi eq, %v_79, %c_1 : index
                  scf.if %is_140 {
                    %v_141 = arith.subi %c_11, %v_37 : index
                    %v_142 = arith.minsi %v_141, %c_7 : index
                    scf.for %i_143 = %c_3 to %v_142 step %c_4 {
                      %v_144 = arith.addi %v_37, %i_143 : index
                      %v_145 = arith.addi %v_144, %c_7 : index
                      %v_146 = arith.minsi %v_144, %c_12 : index
                      %v_147 = arith.minsi %v_145, %c_12 : index
                      %loop_149:4 = scf.for %i_148 = %c_3 to %c_3 step %c_5 iter_args(%carry_150 = %c_13, %carry_151 = %c_13, %carry_152 = %c_13, %carry_153 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_154 = vector.load %hidden[%v_81, %i_148] : memref<?x24xbf16>, vector<32xbf16>
                        %v_155 = vector.load %hidden[%v_83, %i_148] : memref<?x24xbf16>, vector<32xbf16>
                        %v_156 = arith.addi %i_148, %c_14 : index
                        memref.prefetch %expert_down[%v_52, %v_146, %v_156], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_157 = vector.load %expert_down[%v_52, %v_146, %i_148] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_158 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_150, %v_157, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_159 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_151, %v_157, %v_155) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_147, %v_156], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_160 = vector.load %expert_down[%v_52, %v_147, %i_148] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_161 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_152, %v_160, %v_154) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        %v_162 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_153, %v_160, %v_155) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_158, %v_159, %v_161, %v_162 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_163 = vector.create_mask %c_15 : vector<32xi1>
                      %v_164 = vector.maskedload %hidden[%v_81, %c_3], %mask_163, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_165 = vector.maskedload %hidden[%v_83, %c_3], %mask_163, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_166 = vector.maskedload %expert_down[%v_52, %v_146, %c_3], %mask_163, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_167 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_149#0, %v_166, %v_164) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_168 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_149#1, %v_166, %v_165) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_169 = vector.maskedload %expert_down[%v_52, %v_147, %c_3], %mask_163, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_170 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_149#2, %v_169, %v_164) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_171 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_149#3, %v_169, %v_165) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      vector.store %v_167, %sums[%c_3, %i_143, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %v_168, %sums[%c_4, %i_143, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_172 = arith.addi %i_143, %c_7 : index
                      vector.store %v_170, %sums[%c_3, %v_172, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_173 = arith.addi %i_143, %c_7 : index
                      vector.store %v_171, %sums[%c_4, %v_173, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_174 = arith.cmpi eq, %v_79, %c_4 : index
                  scf.if %is_174 {
                    %v_175 = arith.subi %c_11, %v_37 : index
                    %v_176 = arith.minsi %v_175, %c_2 : index
                    scf.for %i_177 = %c_3 to %v_176 step %c_4 {
                      %v_178 = arith.addi %v_37, %i_177 : index
                      %v_179 = arith.addi %v_178, %c_2 : index
                      %v_180 = arith.addi %v_178, %c_17 : index
                      %v_181 = arith.addi %v_178, %c_18 : index
                      %v_182 = arith.addi %v_178, %c_7 : index
                      %v_183 = arith.addi %v_178, %c_19 : index
                      %v_184 = arith.addi %v_178, %c_15 : index
                      %v_185 = arith.addi %v_178, %c_20 : index
                      %v_186 = arith.minsi %v_178, %c_12 : index
                      %v_187 = arith.minsi %v_179, %c_12 : index
                      %v_188 = arith.minsi %v_180, %c_12 : index
                      %v_189 = arith.minsi %v_181, %c_12 : index
                      %v_190 = arith.minsi %v_182, %c_12 : index
                      %v_191 = arith.minsi %v_183, %c_12 : index
                      %v_192 = arith.minsi %v_184, %c_12 : index
                      %v_193 = arith.minsi %v_185, %c_12 : index
                      %loop_195:8 = scf.for %i_194 = %c_3 to %c_3 step %c_5 iter_args(%carry_196 = %c_13, %carry_197 = %c_13, %carry_198 = %c_13, %carry_199 = %c_13, %carry_200 = %c_13, %carry_201 = %c_13, %carry_202 = %c_13, %carry_203 = %c_13) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_204 = vector.load %hidden[%v_81, %i_194] : memref<?x24xbf16>, vector<32xbf16>
                        %v_205 = arith.addi %i_194, %c_9 : index
                        memref.prefetch %expert_down[%v_52, %v_186, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_206 = vector.load %expert_down[%v_52, %v_186, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_207 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_196, %v_206, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_187, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_208 = vector.load %expert_down[%v_52, %v_187, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_209 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_197, %v_208, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_188, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_210 = vector.load %expert_down[%v_52, %v_188, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_211 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_198, %v_210, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_189, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_212 = vector.load %expert_down[%v_52, %v_189, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_213 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_199, %v_212, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_190, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_214 = vector.load %expert_down[%v_52, %v_190, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_215 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_200, %v_214, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_191, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_216 = vector.load %expert_down[%v_52, %v_191, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_217 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_201, %v_216, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_192, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_218 = vector.load %expert_down[%v_52, %v_192, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_219 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_202, %v_218, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        memref.prefetch %expert_down[%v_52, %v_193, %v_205], read, locality<3>, data : memref<8x40x24xbf16>
                        %v_220 = vector.load %expert_down[%v_52, %v_193, %i_194] : memref<8x40x24xbf16>, vector<32xbf16>
                        %v_221 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%carry_203, %v_220, %v_204) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                        scf.yield %v_207, %v_209, %v_211, %v_213, %v_215, %v_217, %v_219, %v_221 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %mask_222 = vector.create_mask %c_15 : vector<32xi1>
                      %v_223 = vector.maskedload %hidden[%v_81, %c_3], %mask_222, %c_16 : memref<?x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_224 = vector.maskedload %expert_down[%v_52, %v_186, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_225 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#0, %v_224, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_226 = vector.maskedload %expert_down[%v_52, %v_187, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_227 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#1, %v_226, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_228 = vector.maskedload %expert_down[%v_52, %v_188, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_229 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#2, %v_228, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_230 = vector.maskedload %expert_down[%v_52, %v_189, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_231 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#3, %v_230, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_232 = vector.maskedload %expert_down[%v_52, %v_190, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_233 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#4, %v_232, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_234 = vector.maskedload %expert_down[%v_52, %v_191, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_235 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#5, %v_234, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_236 = vector.maskedload %expert_down[%v_52, %v_192, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_237 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#6, %v_236, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      %v_238 = vector.maskedload %expert_down[%v_52, %v_193, %c_3], %mask_222, %c_16 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                      %v_239 = llvm.call_intrinsic "llvm.x86.avx512bf16.dpbf16ps.512"(%loop_195#7, %v_238, %v_223) : (vector<16xf32>, vector<32xbf16>, vector<32xbf16>) -> vector<16xf32>
                      vector.store %v_225, %sums[%c_3, %i_177, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_240 = arith.addi %i_177, %c_2 : index
                      vector.store %v_227, %sums[%c_3, %v_240, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_241 = arith.addi %i_177, %c_17 : index
                      vector.store %v_229, %sums[%c_3, %v_241, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_242 = arith.addi %i_177, %c_18 : index
                      vector.store %v_231, %sums[%c_3, %v_242, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_243 = arith.addi %i_177, %c_7 : index
                      vector.store %v_233, %sums[%c_3, %v_243, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_244 = arith.addi %i_177, %c_19 : index
                      vector.store %v_235, %sums[%c_3, %v_244, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_245 = arith.addi %i_177, %c_15 : index
                      vector.store %v_237, %sums[%c_3, %v_245, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                      %v_246 = arith.addi %i_177, %c_20 : index
                      vector.store %v_239, %sums[%c_3, %v_246, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_247 = %c_3 to %v_71 step %c_4 {
                    %v_248 = arith.subi %c_11, %v_37 : index
                    %v_249 = arith.minsi %v_248, %c_5 : index
                    scf.for %i_250 = %c_3 to %v_249 step %c_7 {
                      %v_251 = arith.addi %v_37, %i_250 : index
                      %v_252 = arith.subi %v_249, %i_250 : index
                      %v_253 = arith.minsi %v_252, %c_7 : index
                      %v_254 = memref.load %group[%i_247] : memref<5xi32>
                      %v_255 = arith.index_cast %v_254 : i32 to index
                      scf.for %i_256 = %c_3 to %c_4 step %c_4 {
                        scf.for %i_257 = %c_3 to %c_7 step %c_4 {
                          %v_258 = arith.muli %i_256, %c_2 : index
                          %v_259 = arith.addi %i_247, %v_258 : index
                          %v_260 = arith.addi %i_250, %i_257 : index
                          %v_261 = vector.load %sums[%v_259, %v_260, %c_3] : memref<4x32x16xf32>, vector<16xf32>
                          %v_262 = vector.shuffle %v_261, %v_261 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_263 = vector.shuffle %v_261, %v_261 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_264 = arith.addf %v_262, %v_263 : vector<8xf32>
                          %v_265 = vector.shuffle %v_264, %v_264 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_266 = vector.shuffle %v_264, %v_264 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_267 = arith.addf %v_265, %v_266 : vector<4xf32>
                          %v_268 = vector.shuffle %v_267, %v_267 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_269 = vector.shuffle %v_267, %v_267 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_270 = arith.addf %v_268, %v_269 : vector<2xf32>
                          %v_271 = vector.shuffle %v_270, %v_270 [0] : vector<2xf32>, vector<2xf32>
                          %v_272 = vector.shuffle %v_270, %v_270 [1] : vector<2xf32>, vector<2xf32>
                          %v_273 = arith.addf %v_271, %v_272 : vector<1xf32>
                          %sum_274 = vector.extract %v_273[0] : f32 from vector<1xf32>
                          memref.store %sum_274, %added[%i_256, %i_257] : memref<1x16xf32>
                        }
                      }
                      %v_275 = vector.load %added[%c_3, %c_3] : memref<1x16xf32>, vector<16xf32>
                      %mask_276 = vector.create_mask %v_253 : vector<16xi1>
                      vector.maskedstore %outputs[%v_255, %v_251], %mask_276, %v_275 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                    }
                  }
                }
                %v_277 = arith.select %is_72, %c_3, %v_71 : index
                scf.yield %v_277 : index
              }
            }
          }
          scf.yield %v_30, %loop_21#1 : index, index
        }
        return
      }
      func.func @gathered_combine(%outputs_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index) {
        %c_0 = arith.constant 8 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 3 : index
        %c_3 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_4 = arith.constant dense<1> : vector<16xi32>
        %c_5 = arith.constant dense<0> : vector<16xi32>
        %c_6 = arith.constant 0 : index
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant 32 : index
        %c_9 = arith.constant dense<0x00000000> : vector<16xf32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %outputs = stream.binding.subspan %outputs_binding[%c_6] : !stream.binding -> memref<?x40xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_6] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_6] : !stream.binding -> memref<?xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_6] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<3xi32>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_1 {
          %v_5 = arith.muli %i_4, %c_2 : index
          scf.for %i_6 = %c_6 to %c_2 step %c_1 {
            %v_7 = arith.addi %v_5, %i_6 : index
            %v_8 = memref.load %ids[%v_7] : memref<?xi32>
            %v_9 = vector.broadcast %v_8 : i32 to vector<16xi32>
            %loop_11:1 = scf.for %i_10 = %c_6 to %c_2 step %c_7 iter_args(%carry_12 = %c_5) -> (vector<16xi32>) {
              %v_13 = arith.subi %c_2, %i_10 : index
              %mask_14 = vector.create_mask %v_13 : vector<16xi1>
              %v_15 = arith.addi %v_5, %i_10 : index
              %v_16 = vector.maskedload %ids[%v_15], %mask_14, %c_5 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_17 = arith.index_cast %i_10 : index to i32
              %v_18 = vector.broadcast %v_17 : i32 to vector<16xi32>
              %v_19 = arith.addi %c_3, %v_18 : vector<16xi32>
              %v_20 = arith.index_cast %i_6 : index to i32
              %v_21 = vector.broadcast %v_20 : i32 to vector<16xi32>
              %is_22 = arith.cmpi slt, %v_19, %v_21 : vector<16xi32>
              %is_23 = arith.cmpi slt, %v_16, %v_9 : vector<16xi32>
              %is_24 = arith.cmpi eq, %v_16, %v_9 : vector<16xi32>
              %v_25 = arith.andi %is_24, %is_22 : vector<16xi1>
              %v_26 = arith.ori %is_23, %v_25 : vector<16xi1>
              %v_27 = arith.andi %v_26, %mask_14 : vector<16xi1>
              %v_28 = arith.select %v_27, %c_4, %c_5 : vector<16xi1>, vector<16xi32>
              %v_29 = arith.addi %carry_12, %v_28 : vector<16xi32>
              scf.yield %v_29 : vector<16xi32>
            }
            %v_30 = vector.reduction <add>, %loop_11#0 : vector<16xi32> into i32
            %v_31 = arith.index_cast %v_30 : i32 to index
            %v_32 = arith.addi %v_5, %i_6 : index
            %v_33 = arith.index_cast %v_32 : index to i32
            memref.store %v_33, %order[%v_31] : memref<3xi32>
          }
          scf.for %i_34 = %c_6 to %c_8 step %c_7 {
            vector.store %c_9, %y[%i_4, %i_34] : memref<?x40xf32>, vector<16xf32>
          }
          %mask_35 = vector.create_mask %c_0 : vector<16xi1>
          vector.maskedstore %y[%i_4, %c_8], %mask_35, %c_9 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          scf.for %i_36 = %c_6 to %c_2 step %c_1 {
            %v_37 = memref.load %order[%i_36] : memref<3xi32>
            %v_38 = arith.index_cast %v_37 : i32 to index
            %v_39 = memref.load %ids[%v_38] : memref<?xi32>
            %v_40 = memref.load %weights[%v_38] : memref<?xf32>
            %v_41 = vector.broadcast %v_40 : f32 to vector<16xf32>
            scf.for %i_42 = %c_6 to %c_8 step %c_7 {
              %v_43 = vector.load %outputs[%v_38, %i_42] : memref<?x40xf32>, vector<16xf32>
              %v_44 = arith.mulf %v_43, %v_41 : vector<16xf32>
              %v_45 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_44) : (vector<16xf32>) -> vector<16xf32>
              %v_46 = vector.load %y[%i_4, %i_42] : memref<?x40xf32>, vector<16xf32>
              %v_47 = arith.addf %v_46, %v_45 : vector<16xf32>
              vector.store %v_47, %y[%i_4, %i_42] : memref<?x40xf32>, vector<16xf32>
            }
            %mask_48 = vector.create_mask %c_0 : vector<16xi1>
            %v_49 = vector.maskedload %outputs[%v_38, %c_8], %mask_48, %c_9 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_50 = arith.mulf %v_49, %v_41 : vector<16xf32>
            %v_51 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_50) : (vector<16xf32>) -> vector<16xf32>
            %v_52 = vector.maskedload %y[%i_4, %c_8], %mask_48, %c_9 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_53 = arith.addf %v_52, %v_51 : vector<16xf32>
            vector.maskedstore %y[%i_4, %c_8], %mask_48, %v_53 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
      %expert_down: tensor<8x40x24xbf16>
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
    %expert_ids = flow.dispatch @top_3_of_8::@top_3_of_8[%tokens](%ordered_key_1, %tokens) : (tensor<?x8xi32>{%tokens}, index) -> tensor<?x3xi32>{%tokens}

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
    %assignments = arith.muli %tokens, %size_3_1 : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%x_bf16, %expert_ids, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xbf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xbf16>{%assignments})
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %expert_ids, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xbf16>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<8x40x24xbf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments})
    %routed = flow.dispatch @gathered::@gathered_combine[%assignments, %tokens](%gathered_down#1, %expert_ids, %chosen_weights, %assignments, %tokens) : (tensor<?x40xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
