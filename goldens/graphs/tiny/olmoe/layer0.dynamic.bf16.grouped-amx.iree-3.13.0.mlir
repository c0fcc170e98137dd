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

  stream.executable private @grouped {
    stream.executable.export public @grouped_count workgroups(%assignments: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_place workgroups(%assignments: index, %rows: index, %blocks: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_down workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    builtin.module {
      func.func private @transpose(%source: index, %target: index) {
        %v_1 = arith.index_cast %source : index to i64
        %pointer_2 = llvm.inttoptr %v_1 : i64 to !llvm.ptr
        %v_3 = arith.index_cast %target : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = llvm.load %pointer_2 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_6 = llvm.getelementptr %pointer_2[64] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_7 = llvm.load %pointer_6 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_8 = llvm.getelementptr %pointer_2[128] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_9 = llvm.load %pointer_8 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_10 = llvm.getelementptr %pointer_2[192] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_11 = llvm.load %pointer_10 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_12 = llvm.getelementptr %pointer_2[256] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_13 = llvm.load %pointer_12 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_14 = llvm.getelementptr %pointer_2[320] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_15 = llvm.load %pointer_14 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_16 = llvm.getelementptr %pointer_2[384] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_17 = llvm.load %pointer_16 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_18 = llvm.getelementptr %pointer_2[448] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_19 = llvm.load %pointer_18 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_20 = llvm.getelementptr %pointer_2[512] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_21 = llvm.load %pointer_20 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_22 = llvm.getelementptr %pointer_2[576] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_23 = llvm.load %pointer_22 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_24 = llvm.getelementptr %pointer_2[640] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_25 = llvm.load %pointer_24 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_26 = llvm.getelementptr %pointer_2[704] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_27 = llvm.load %pointer_26 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_28 = llvm.getelementptr %pointer_2[768] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_29 = llvm.load %pointer_28 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_30 = llvm.getelementptr %pointer_2[832] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_31 = llvm.load %pointer_30 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_32 = llvm.getelementptr %pointer_2[896] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_33 = llvm.load %pointer_32 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %pointer_34 = llvm.getelementptr %pointer_2[960] : (!llvm.ptr) -> !llvm.ptr, i8
        %v_35 = llvm.load %pointer_34 <alignment = 64> : !llvm.ptr -> vector<16xi32>
        %v_36 = vector.shuffle %v_5, %v_7 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_37 = vector.shuffle %v_5, %v_7 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_38 = vector.shuffle %v_9, %v_11 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_39 = vector.shuffle %v_9, %v_11 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_40 = vector.shuffle %v_13, %v_15 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_41 = vector.shuffle %v_13, %v_15 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_42 = vector.shuffle %v_17, %v_19 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_43 = vector.shuffle %v_17, %v_19 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_44 = vector.shuffle %v_21, %v_23 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_45 = vector.shuffle %v_21, %v_23 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_46 = vector.shuffle %v_25, %v_27 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_47 = vector.shuffle %v_25, %v_27 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_48 = vector.shuffle %v_29, %v_31 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_49 = vector.shuffle %v_29, %v_31 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_50 = vector.shuffle %v_33, %v_35 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xi32>, vector<16xi32>
        %v_51 = vector.shuffle %v_33, %v_35 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xi32>, vector<16xi32>
        %v_52 = vector.shuffle %v_36, %v_38 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_53 = vector.shuffle %v_36, %v_38 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_54 = vector.shuffle %v_37, %v_39 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_55 = vector.shuffle %v_37, %v_39 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_56 = vector.shuffle %v_40, %v_42 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_57 = vector.shuffle %v_40, %v_42 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_58 = vector.shuffle %v_41, %v_43 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_59 = vector.shuffle %v_41, %v_43 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_60 = vector.shuffle %v_44, %v_46 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_61 = vector.shuffle %v_44, %v_46 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_62 = vector.shuffle %v_45, %v_47 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_63 = vector.shuffle %v_45, %v_47 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_64 = vector.shuffle %v_48, %v_50 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_65 = vector.shuffle %v_48, %v_50 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_66 = vector.shuffle %v_49, %v_51 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xi32>, vector<16xi32>
        %v_67 = vector.shuffle %v_49, %v_51 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_68 = vector.shuffle %v_52, %v_56 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_69 = vector.shuffle %v_52, %v_56 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_70 = vector.shuffle %v_54, %v_58 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_71 = vector.shuffle %v_54, %v_58 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_72 = vector.shuffle %v_53, %v_57 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_73 = vector.shuffle %v_53, %v_57 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_74 = vector.shuffle %v_55, %v_59 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_75 = vector.shuffle %v_55, %v_59 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_76 = vector.shuffle %v_60, %v_64 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_77 = vector.shuffle %v_60, %v_64 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_78 = vector.shuffle %v_62, %v_66 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_79 = vector.shuffle %v_62, %v_66 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_80 = vector.shuffle %v_61, %v_65 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_81 = vector.shuffle %v_61, %v_65 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_82 = vector.shuffle %v_63, %v_67 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xi32>, vector<16xi32>
        %v_83 = vector.shuffle %v_63, %v_67 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_84 = vector.shuffle %v_68, %v_76 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_85 = vector.shuffle %v_68, %v_76 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_86 = vector.shuffle %v_70, %v_78 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_87 = vector.shuffle %v_70, %v_78 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_88 = vector.shuffle %v_72, %v_80 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_89 = vector.shuffle %v_72, %v_80 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_90 = vector.shuffle %v_74, %v_82 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_91 = vector.shuffle %v_74, %v_82 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_92 = vector.shuffle %v_69, %v_77 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_93 = vector.shuffle %v_69, %v_77 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_94 = vector.shuffle %v_71, %v_79 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_95 = vector.shuffle %v_71, %v_79 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_96 = vector.shuffle %v_73, %v_81 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_97 = vector.shuffle %v_73, %v_81 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        %v_98 = vector.shuffle %v_75, %v_83 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xi32>, vector<16xi32>
        %v_99 = vector.shuffle %v_75, %v_83 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xi32>, vector<16xi32>
        llvm.store %v_84, %pointer_4 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_100 = llvm.getelementptr %pointer_4[64] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_86, %pointer_100 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_101 = llvm.getelementptr %pointer_4[128] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_88, %pointer_101 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_102 = llvm.getelementptr %pointer_4[192] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_90, %pointer_102 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_103 = llvm.getelementptr %pointer_4[256] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_92, %pointer_103 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_104 = llvm.getelementptr %pointer_4[320] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_94, %pointer_104 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_105 = llvm.getelementptr %pointer_4[384] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_96, %pointer_105 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_106 = llvm.getelementptr %pointer_4[448] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_98, %pointer_106 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_107 = llvm.getelementptr %pointer_4[512] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_85, %pointer_107 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_108 = llvm.getelementptr %pointer_4[576] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_87, %pointer_108 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_109 = llvm.getelementptr %pointer_4[640] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_89, %pointer_109 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_110 = llvm.getelementptr %pointer_4[704] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_91, %pointer_110 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_111 = llvm.getelementptr %pointer_4[768] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_93, %pointer_111 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_112 = llvm.getelementptr %pointer_4[832] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_95, %pointer_112 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_113 = llvm.getelementptr %pointer_4[896] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_97, %pointer_113 <alignment = 64> : vector<16xi32>, !llvm.ptr
        %pointer_114 = llvm.getelementptr %pointer_4[960] : (!llvm.ptr) -> !llvm.ptr, i8
        llvm.store %v_99, %pointer_114 <alignment = 64> : vector<16xi32>, !llvm.ptr
        return
      }
      func.func private @multiply_16x2_ragged(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %c_7 = arith.constant 2048 : index
        %c_8 = arith.constant 3072 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.addi %panels, %panel_bytes : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2\0A tilezero %tmm1\0A tilezero %tmm3", "~{memory}" : () -> ()
        %v_4 = arith.divui %length, %c_2 : index
        %v_5 = arith.muli %row_bytes, %c_3 : index
        %v_6 = arith.addi %v_5, %c_4 : index
        %v_7 = arith.divui %v_6, %c_1 : index
        %v_8 = arith.muli %calls, %v_4 : index
        %v_9 = arith.maxsi %v_8, %c_5 : index
        %v_10 = arith.subi %v_9, %c_5 : index
        %v_11 = arith.addi %v_7, %v_10 : index
        %v_12 = arith.divui %v_11, %v_9 : index
        %v_13 = arith.muli %call, %v_4 : index
        %v_14 = arith.muli %v_13, %v_12 : index
        scf.for %i_15 = %c_0 to %v_4 step %c_5 {
          %v_16 = arith.muli %i_15, %v_12 : index
          %v_17 = arith.addi %v_14, %v_16 : index
          scf.for %i_18 = %c_0 to %v_12 step %c_5 {
            %v_19 = arith.addi %v_17, %i_18 : index
            %v_20 = arith.subi %v_7, %c_5 : index
            %v_21 = arith.minsi %v_19, %v_20 : index
            %v_22 = arith.muli %v_21, %c_1 : index
            %v_23 = arith.addi %next_0, %v_22 : index
            %v_24 = arith.index_cast %v_23 : index to i64
            %pointer_25 = llvm.inttoptr %v_24 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_25) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_26 = arith.addi %next_1, %v_22 : index
            %v_27 = arith.index_cast %v_26 : index to i64
            %pointer_28 = llvm.inttoptr %v_27 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_28) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_29 = arith.muli %i_15, %c_1 : index
          %v_30 = arith.muli %i_15, %c_6 : index
          %v_31 = arith.addi %rows_0, %v_29 : index
          %v_32 = arith.addi %rows_1, %v_29 : index
          %v_33 = arith.addi %v_2, %v_30 : index
          %v_34 = arith.addi %v_3, %v_30 : index
          %v_35 = arith.index_cast %v_31 : index to i64
          %v_36 = arith.index_cast %v_32 : index to i64
          %v_37 = arith.index_cast %v_33 : index to i64
          %v_38 = arith.index_cast %v_34 : index to i64
          %v_39 = arith.index_cast %row_bytes : index to i64
          %v_40 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_35, %v_36, %v_37, %v_38, %v_39, %v_40 : (i64, i64, i64, i64, i64, i64) -> ()
        }
        %address_41 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
        %v_42 = arith.addi %address_41, %c_6 : index
        %v_43 = arith.muli %v_4, %c_6 : index
        %v_44 = arith.addi %v_2, %v_43 : index
        %v_45 = arith.addi %v_3, %v_43 : index
        %v_46 = arith.index_cast %address_41 : index to i64
        %v_47 = arith.index_cast %v_42 : index to i64
        %v_48 = arith.index_cast %v_44 : index to i64
        %v_49 = arith.index_cast %v_45 : index to i64
        %v_50 = arith.index_cast %c_1 : index to i64
        %v_51 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tileloadd ($2,$5,1), %tmm6\0A tileloadd ($0,$4,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$4,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2\0A tileloadd ($3,$5,1), %tmm7\0A tdpbf16ps %tmm7, %tmm4, %tmm1\0A tdpbf16ps %tmm7, %tmm5, %tmm3", "r,r,r,r,r,r,~{memory}" %v_46, %v_47, %v_48, %v_49, %v_50, %v_51 : (i64, i64, i64, i64, i64, i64) -> ()
        %address_52 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_53 = arith.index_cast %address_52 : index to i64
        %v_54 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_53, %v_54 : (i64, i64) -> ()
        %v_55 = arith.addi %address_52, %c_6 : index
        %v_56 = arith.index_cast %v_55 : index to i64
        %v_57 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_56, %v_57 : (i64, i64) -> ()
        %v_58 = arith.addi %address_52, %c_7 : index
        %v_59 = arith.index_cast %v_58 : index to i64
        %v_60 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm1, ($0,$1,1)", "r,r,~{memory}" %v_59, %v_60 : (i64, i64) -> ()
        %v_61 = arith.addi %address_52, %c_8 : index
        %v_62 = arith.index_cast %v_61 : index to i64
        %v_63 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm3, ($0,$1,1)", "r,r,~{memory}" %v_62, %v_63 : (i64, i64) -> ()
        return
      }
      func.func private @multiply_16x1_ragged(%sums: memref<64x16xf32>, %tail: memref<32x32xbf16>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant 63 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 1024 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        llvm.inline_asm has_side_effects "tilezero %tmm0\0A tilezero %tmm2", "~{memory}" : () -> ()
        %v_3 = arith.divui %length, %c_2 : index
        %v_4 = arith.muli %row_bytes, %c_3 : index
        %v_5 = arith.addi %v_4, %c_4 : index
        %v_6 = arith.divui %v_5, %c_1 : index
        %v_7 = arith.muli %calls, %v_3 : index
        %v_8 = arith.maxsi %v_7, %c_5 : index
        %v_9 = arith.subi %v_8, %c_5 : index
        %v_10 = arith.addi %v_6, %v_9 : index
        %v_11 = arith.divui %v_10, %v_8 : index
        %v_12 = arith.muli %call, %v_3 : index
        %v_13 = arith.muli %v_12, %v_11 : index
        scf.for %i_14 = %c_0 to %v_3 step %c_5 {
          %v_15 = arith.muli %i_14, %v_11 : index
          %v_16 = arith.addi %v_13, %v_15 : index
          scf.for %i_17 = %c_0 to %v_11 step %c_5 {
            %v_18 = arith.addi %v_16, %i_17 : index
            %v_19 = arith.subi %v_6, %c_5 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.muli %v_20, %c_1 : index
            %v_22 = arith.addi %next_0, %v_21 : index
            %v_23 = arith.index_cast %v_22 : index to i64
            %pointer_24 = llvm.inttoptr %v_23 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_24) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
            %v_25 = arith.addi %next_1, %v_21 : index
            %v_26 = arith.index_cast %v_25 : index to i64
            %pointer_27 = llvm.inttoptr %v_26 : i64 to !llvm.ptr
            "llvm.intr.prefetch"(%pointer_27) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
          }
          %v_28 = arith.muli %i_14, %c_1 : index
          %v_29 = arith.muli %i_14, %c_6 : index
          %v_30 = arith.addi %rows_0, %v_28 : index
          %v_31 = arith.addi %rows_1, %v_28 : index
          %v_32 = arith.addi %v_2, %v_29 : index
          %v_33 = arith.index_cast %v_30 : index to i64
          %v_34 = arith.index_cast %v_31 : index to i64
          %v_35 = arith.index_cast %v_32 : index to i64
          %v_36 = arith.index_cast %row_bytes : index to i64
          %v_37 = arith.index_cast %c_1 : index to i64
          llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_33, %v_34, %v_35, %v_36, %v_37 : (i64, i64, i64, i64, i64) -> ()
        }
        %address_38 = memref.extract_aligned_pointer_as_index %tail : memref<32x32xbf16> -> index
        %v_39 = arith.addi %address_38, %c_6 : index
        %v_40 = arith.muli %v_3, %c_6 : index
        %v_41 = arith.addi %v_2, %v_40 : index
        %v_42 = arith.index_cast %address_38 : index to i64
        %v_43 = arith.index_cast %v_39 : index to i64
        %v_44 = arith.index_cast %v_41 : index to i64
        %v_45 = arith.index_cast %c_1 : index to i64
        %v_46 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tileloadd ($2,$4,1), %tmm6\0A tileloadd ($0,$3,1), %tmm4\0A tdpbf16ps %tmm6, %tmm4, %tmm0\0A tileloadd ($1,$3,1), %tmm5\0A tdpbf16ps %tmm6, %tmm5, %tmm2", "r,r,r,r,r,~{memory}" %v_42, %v_43, %v_44, %v_45, %v_46 : (i64, i64, i64, i64, i64) -> ()
        %address_47 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
        %v_48 = arith.index_cast %address_47 : index to i64
        %v_49 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm0, ($0,$1,1)", "r,r,~{memory}" %v_48, %v_49 : (i64, i64) -> ()
        %v_50 = arith.addi %address_47, %c_6 : index
        %v_51 = arith.index_cast %v_50 : index to i64
        %v_52 = arith.index_cast %c_1 : index to i64
        llvm.inline_asm has_side_effects "tilestored %tmm2, ($0,$1,1)", "r,r,~{memory}" %v_51, %v_52 : (i64, i64) -> ()
        return
      }
      func.func @grouped_count(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignments: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 8 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : i32
        %c_4 = arith.constant 2048 : index
        %c_5 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
        scf.for %i_1 = %c_0 to %c_1 step %c_2 {
          memref.store %c_3, %histograms[%workgroup_0, %i_1] : memref<?x8xi32>
        }
        %v_2 = arith.muli %workgroup_0, %c_4 : index
        %v_3 = arith.addi %v_2, %c_4 : index
        %v_4 = arith.minsi %v_3, %assignments : index
        scf.for %i_5 = %v_2 to %v_4 step %c_2 {
          %v_6 = memref.load %ids[%i_5] : memref<?xi32>
          %v_7 = arith.index_cast %v_6 : i32 to index
          %v_8 = memref.load %histograms[%workgroup_0, %v_7] : memref<?x8xi32>
          %v_9 = arith.addi %v_8, %c_5 : i32
          memref.store %v_9, %histograms[%workgroup_0, %v_7] : memref<?x8xi32>
        }
        return
      }
      func.func @grouped_place(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignments: index, %rows: index, %blocks: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 8 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : i32
        %c_4 = arith.constant 255 : index
        %c_5 = arith.constant 256 : index
        %c_6 = arith.constant 15 : index
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant -1 : i32
        %c_10 = arith.constant 32 : index
        %c_11 = arith.constant 2048 : index
        %c_12 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
        %row_of = stream.binding.subspan %row_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<48xi32>
        %next_row = memref.alloca() alignment = 64 : memref<8xi32>
        %is_1 = arith.cmpi eq, %workgroup_0, %c_0 : index
        // where each expert's rows begin, and those of this chunk; the first workgroup writes the row blocks
        %loop_3:2 = scf.for %i_2 = %c_0 to %c_1 step %c_2 iter_args(%carry_4 = %c_0, %carry_5 = %c_0) -> (index, index) {
          %loop_7:2 = scf.for %i_6 = %c_0 to %chunks step %c_2 iter_args(%carry_8 = %c_3, %carry_9 = %c_3) -> (i32, i32) {
            %v_10 = memref.load %histograms[%i_6, %i_2] : memref<?x8xi32>
            %is_11 = arith.cmpi slt, %i_6, %workgroup_0 : index
            %v_12 = arith.select %is_11, %v_10, %c_3 : i32
            %v_13 = arith.addi %carry_8, %v_10 : i32
            %v_14 = arith.addi %carry_9, %v_12 : i32
            scf.yield %v_13, %v_14 : i32, i32
          }
          %v_15 = arith.index_cast %loop_7#0 : i32 to index
          %v_16 = arith.index_cast %carry_4 : index to i32
          %v_17 = arith.addi %v_16, %loop_7#1 : i32
          memref.store %v_17, %next_row[%i_2] : memref<8xi32>
          %v_18 = arith.addi %v_15, %c_4 : index
          %v_19 = arith.divui %v_18, %c_5 : index
          %v_20 = arith.maxsi %v_19, %c_2 : index
          %v_21 = arith.subi %v_20, %c_2 : index
          %v_22 = arith.addi %v_15, %v_21 : index
          %v_23 = arith.divui %v_22, %v_20 : index
          %v_24 = arith.addi %v_23, %c_6 : index
          %v_25 = arith.divui %v_24, %c_7 : index
          %v_26 = arith.muli %v_25, %c_7 : index
          %v_27 = arith.addi %v_15, %c_6 : index
          %v_28 = arith.divui %v_27, %c_7 : index
          %v_29 = arith.muli %v_28, %c_7 : index
          %v_30 = arith.addi %carry_4, %v_29 : index
          scf.if %is_1 {
            scf.for %i_31 = %c_0 to %v_19 step %c_2 {
              %v_32 = arith.muli %i_31, %v_26 : index
              %v_33 = arith.addi %carry_4, %v_32 : index
              %v_34 = arith.subi %v_15, %v_32 : index
              %v_35 = arith.minsi %v_26, %v_34 : index
              %v_36 = arith.index_cast %i_2 : index to i32
              %v_37 = arith.addi %carry_5, %i_31 : index
              memref.store %v_36, %row_blocks[%v_37, %c_0] : memref<?x4xi32>
              %v_38 = arith.index_cast %v_33 : index to i32
              %v_39 = arith.addi %carry_5, %i_31 : index
              memref.store %v_38, %row_blocks[%v_39, %c_2] : memref<?x4xi32>
              %v_40 = arith.index_cast %v_35 : index to i32
              %v_41 = arith.addi %carry_5, %i_31 : index
              memref.store %v_40, %row_blocks[%v_41, %c_8] : memref<?x4xi32>
            }
            %v_42 = arith.addi %carry_4, %v_15 : index
            scf.for %i_43 = %v_42 to %v_30 step %c_2 {
              memref.store %c_9, %assignment_of[%i_43] : memref<?xi32>
            }
          }
          %v_44 = arith.addi %carry_5, %v_19 : index
          scf.yield %v_30, %v_44 : index, index
        }
        scf.if %is_1 {
          %v_45 = arith.index_cast %c_0 : index to i32
          memref.store %v_45, %counters[%c_0] : memref<48xi32>
          %v_46 = arith.index_cast %c_0 : index to i32
          memref.store %v_46, %counters[%c_7] : memref<48xi32>
          %v_47 = arith.index_cast %loop_3#1 : index to i32
          memref.store %v_47, %counters[%c_10] : memref<48xi32>
        }
        // each assignment to the next row of its expert
        %v_48 = arith.muli %workgroup_0, %c_11 : index
        %v_49 = arith.addi %v_48, %c_11 : index
        %v_50 = arith.minsi %v_49, %assignments : index
        scf.for %i_51 = %v_48 to %v_50 step %c_2 {
          %v_52 = memref.load %ids[%i_51] : memref<?xi32>
          %v_53 = arith.index_cast %v_52 : i32 to index
          %v_54 = memref.load %next_row[%v_53] : memref<8xi32>
          %v_55 = arith.addi %v_54, %c_12 : i32
          memref.store %v_55, %next_row[%v_53] : memref<8xi32>
          memref.store %v_54, %row_of[%i_51] : memref<?xi32>
          %v_56 = arith.index_cast %i_51 : index to i32
          %v_57 = arith.index_cast %v_54 : i32 to index
          memref.store %v_56, %assignment_of[%v_57] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %panels_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant 32768 : index
        %c_1 = arith.constant -1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_4 = arith.constant 32 : index
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant 1 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 15 : index
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 0 : i32
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 2048 : index
        %c_13 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_14 = arith.constant 8 : index
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant 48 : index
        %c_17 = arith.constant 80 : index
        %c_18 = arith.constant 1920 : index
        %c_19 = arith.constant 40 : index
        %c_20 = arith.constant 64 : index
        %c_21 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_22 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_23 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_24 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_25 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_26 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_27 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_28 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_29 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_30 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_31 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_32 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_33 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_34 = arith.constant dense<1> : vector<16xi32>
        %c_35 = arith.constant dense<23> : vector<16xi32>
        %c_36 = arith.constant dense<127> : vector<16xi32>
        %c_37 = arith.constant dense<0> : vector<16xi32>
        %c_38 = arith.constant 768 : index
        %c_39 = arith.constant 832 : index
        %c_40 = arith.constant 896 : index
        %c_41 = arith.constant 960 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xbf16>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xbf16>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x32xbf16>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x32768xi8>{%workers}
        %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
        %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
        %packed = memref.alloca() alignment = 64 : memref<1xi32>
        %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
        %square = memref.alloca() alignment = 64 : memref<16x32xbf16>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x32768xi8> -> index
        %v_2 = arith.muli %workgroup_0, %c_0 : index
        %v_3 = arith.addi %address_1, %v_2 : index
        memref.store %c_1, %packed[%c_2] : memref<1xi32>
        %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
        vector.store %c_3, %tile_shapes[%c_2] : memref<64xi8>, vector<64xi8>
        %address_4 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_5 = arith.index_cast %address_4 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_5 : (i64) -> ()
        %v_6 = memref.load %counters[%c_4] : memref<48xi32>
        %v_7 = arith.index_cast %v_6 : i32 to index
        %address_8 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_9 = arith.muli %workers, %c_5 : index
        %end_12:2 = scf.while (%at_10 = %c_2, %at_11 = %c_2) : (index, index) -> (index, index) {
          %is_15 = arith.cmpi slt, %at_10, %v_7 : index
          scf.condition(%is_15) %at_10, %at_11 : index, index
        } do {
          ^bb0(%i_13: index, %i_14: index):
          %v_16 = arith.index_cast %address_8 : index to i64
          %pointer_17 = llvm.inttoptr %v_16 : i64 to !llvm.ptr
          %v_18 = arith.index_cast %c_6 : index to i32
          %v_19 = llvm.atomicrmw add %pointer_17, %v_18 monotonic : !llvm.ptr, i32
          %v_20 = arith.index_cast %v_19 : i32 to index
          %v_21 = arith.muli %v_9, %c_7 : index
          %v_22 = arith.divui %v_7, %v_21 : index
          %v_23 = arith.maxsi %v_22, %c_6 : index
          %v_24 = arith.divui %v_20, %v_9 : index
          %loop_26:2 = scf.for %i_25 = %c_2 to %v_24 step %c_6 iter_args(%carry_27 = %c_2, %carry_28 = %v_23) -> (index, index) {
            %v_29 = arith.muli %carry_28, %v_9 : index
            %v_30 = arith.addi %carry_27, %v_29 : index
            %v_31 = arith.divui %carry_28, %c_7 : index
            %v_32 = arith.maxsi %v_31, %c_6 : index
            scf.yield %v_30, %v_32 : index, index
          }
          %v_33 = arith.remui %v_20, %v_9 : index
          %v_34 = arith.muli %v_33, %loop_26#1 : index
          %v_35 = arith.addi %loop_26#0, %v_34 : index
          %v_36 = arith.addi %i_13, %i_14 : index
          scf.for %i_37 = %i_13 to %v_36 step %c_6 {
            %v_38 = arith.addi %i_37, %c_6 : index
            %is_39 = arith.cmpi eq, %v_38, %v_36 : index
            %v_40 = arith.select %is_39, %v_35, %v_38 : index
            %v_41 = arith.divui %i_37, %c_6 : index
            %v_42 = arith.remui %i_37, %c_6 : index
            %v_43 = arith.muli %v_42, %c_4 : index
            %v_44 = memref.load %row_blocks[%v_41, %c_2] : memref<?x4xi32>
            %v_45 = arith.index_cast %v_44 : i32 to index
            %v_46 = memref.load %row_blocks[%v_41, %c_6] : memref<?x4xi32>
            %v_47 = arith.index_cast %v_46 : i32 to index
            %v_48 = memref.load %row_blocks[%v_41, %c_7] : memref<?x4xi32>
            %v_49 = arith.index_cast %v_48 : i32 to index
            %v_50 = arith.subi %v_7, %c_6 : index
            %v_51 = arith.minsi %v_40, %v_50 : index
            %v_52 = arith.divui %v_51, %c_6 : index
            %v_53 = memref.load %row_blocks[%v_52, %c_2] : memref<?x4xi32>
            %v_54 = arith.index_cast %v_53 : i32 to index
            %v_55 = memref.load %row_blocks[%v_52, %c_6] : memref<?x4xi32>
            %v_56 = arith.index_cast %v_55 : i32 to index
            %v_57 = memref.load %row_blocks[%v_52, %c_7] : memref<?x4xi32>
            %v_58 = arith.index_cast %v_57 : i32 to index
            %v_59 = arith.remui %v_51, %c_6 : index
            %v_60 = arith.muli %v_59, %c_4 : index
            %v_61 = memref.load %packed[%c_2] : memref<1xi32>
            %v_62 = arith.index_cast %v_41 : index to i32
            %is_63 = arith.cmpi ne, %v_61, %v_62 : i32
            scf.if %is_63 {
              %v_64 = arith.index_cast %v_41 : index to i32
              memref.store %v_64, %packed[%c_2] : memref<1xi32>
              %v_65 = arith.addi %v_49, %c_8 : index
              %v_66 = arith.divui %v_65, %c_9 : index
              scf.for %i_67 = %c_2 to %v_66 step %c_6 {
                scf.for %i_68 = %c_2 to %c_9 step %c_6 {
                  %v_69 = arith.muli %i_67, %c_9 : index
                  %v_70 = arith.addi %v_47, %v_69 : index
                  %v_71 = arith.addi %v_70, %i_68 : index
                  %v_72 = memref.load %assignment_of[%v_71] : memref<?xi32>
                  %v_73 = arith.index_cast %v_72 : i32 to index
                  %v_74 = arith.maxsi %v_73, %c_2 : index
                  %is_75 = arith.cmpi sge, %v_72, %c_10 : i32
                  %v_76 = arith.divui %v_74, %c_11 : index
                  %v_77 = arith.index_cast %v_76 : index to i32
                  %v_78 = arith.select %is_75, %v_77, %v_72 : i32
                  memref.store %v_78, %tile_tokens[%i_68] : memref<16xi32>
                }
                %v_79 = arith.muli %i_67, %c_12 : index
                %v_80 = arith.addi %v_3, %v_79 : index
                scf.for %i_81 = %c_2 to %c_4 step %c_4 {
                  scf.for %i_82 = %c_2 to %c_9 step %c_6 {
                    %v_83 = memref.load %tile_tokens[%i_82] : memref<16xi32>
                    %v_84 = arith.index_cast %v_83 : i32 to index
                    %is_85 = arith.cmpi sge, %v_84, %c_2 : index
                    %v_86 = arith.select %is_85, %c_4, %c_2 : index
                    %mask_87 = vector.create_mask %v_86 : vector<32xi1>
                    %v_88 = arith.maxsi %v_84, %c_2 : index
                    %v_89 = vector.maskedload %x[%v_88, %i_81], %mask_87, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                    vector.store %v_89, %square[%i_82, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                  }
                  %v_90 = arith.muli %i_81, %c_4 : index
                  %v_91 = arith.addi %v_80, %v_90 : index
                  %address_92 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
                  func.call @transpose(%address_92, %v_91) : (index, index) -> ()
                }
                scf.for %i_93 = %c_2 to %c_9 step %c_6 {
                  %v_94 = memref.load %tile_tokens[%i_93] : memref<16xi32>
                  %v_95 = arith.index_cast %v_94 : i32 to index
                  %is_96 = arith.cmpi sge, %v_95, %c_2 : index
                  %v_97 = arith.select %is_96, %c_14, %c_2 : index
                  %mask_98 = vector.create_mask %v_97 : vector<32xi1>
                  %v_99 = arith.maxsi %v_95, %c_2 : index
                  %v_100 = vector.maskedload %x[%v_99, %c_4], %mask_98, %c_13 : memref<?x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  vector.store %v_100, %square[%i_93, %c_2] : memref<16x32xbf16>, vector<32xbf16>
                }
                %v_101 = arith.muli %c_4, %c_4 : index
                %v_102 = arith.addi %v_80, %v_101 : index
                %address_103 = memref.extract_aligned_pointer_as_index %square : memref<16x32xbf16> -> index
                func.call @transpose(%address_103, %v_102) : (index, index) -> ()
              }
            }
            %v_104 = arith.addi %v_43, %c_4 : index
            %v_105 = arith.minsi %v_104, %c_15 : index
            %v_106 = arith.addi %v_49, %c_8 : index
            %v_107 = arith.divui %v_106, %c_9 : index
            scf.for %i_108 = %v_43 to %v_105 step %c_9 {
              %v_109 = arith.minsi %i_108, %c_14 : index
              %v_110 = arith.addi %v_109, %c_15 : index
              %v_111 = arith.addi %i_108, %c_9 : index
              %is_112 = arith.cmpi sge, %v_111, %v_105 : index
              %v_113 = arith.select %is_112, %v_54, %v_45 : index
              %v_114 = arith.addi %i_108, %c_9 : index
              %v_115 = arith.select %is_112, %v_60, %v_114 : index
              %address_116 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
              %v_117 = arith.muli %v_113, %c_16 : index
              %v_118 = arith.addi %v_117, %v_115 : index
              %v_119 = arith.muli %v_118, %c_17 : index
              %v_120 = arith.addi %address_116, %v_119 : index
              %v_121 = arith.addi %v_120, %c_18 : index
              %mask_122 = vector.create_mask %c_14 : vector<32xi1>
              scf.for %i_123 = %c_2 to %c_9 step %c_6 {
                %v_124 = arith.addi %v_109, %i_123 : index
                %v_125 = vector.maskedload %expert_gate_up[%v_45, %v_124, %c_4], %mask_122, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                vector.store %v_125, %tail[%i_123, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              scf.for %i_126 = %c_2 to %c_9 step %c_6 {
                %v_127 = arith.addi %v_110, %i_126 : index
                %v_128 = vector.maskedload %expert_gate_up[%v_45, %v_127, %c_4], %mask_122, %c_13 : memref<8x48x40xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                %v_129 = arith.addi %i_126, %c_9 : index
                vector.store %v_128, %tail[%v_129, %c_2] : memref<32x32xbf16>, vector<32xbf16>
              }
              %v_130 = arith.divui %v_107, %c_7 : index
              %v_131 = arith.muli %v_130, %c_7 : index
              %v_132 = arith.subi %v_107, %v_131 : index
              %v_133 = arith.addi %v_132, %c_6 : index
              %v_134 = arith.divui %v_133, %c_7 : index
              %v_135 = arith.addi %v_130, %v_134 : index
              scf.for %i_136 = %c_2 to %v_135 step %c_6 {
                %is_137 = arith.cmpi slt, %i_136, %v_130 : index
                %v_138 = arith.muli %i_136, %c_7 : index
                %v_139 = arith.muli %v_130, %c_7 : index
                %v_140 = arith.subi %i_136, %v_130 : index
                %v_141 = arith.muli %v_140, %c_7 : index
                %v_142 = arith.addi %v_139, %v_141 : index
                %v_143 = arith.select %is_137, %v_138, %v_142 : index
                %v_144 = arith.subi %v_107, %v_143 : index
                %v_145 = arith.minsi %v_144, %c_7 : index
                %v_146 = arith.select %is_137, %c_7, %v_145 : index
                %v_147 = arith.muli %v_143, %c_12 : index
                %v_148 = arith.addi %v_3, %v_147 : index
                %is_149 = arith.cmpi eq, %v_146, %c_7 : index
                scf.if %is_149 {
                  %address_150 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_151 = arith.muli %v_45, %c_16 : index
                  %v_152 = arith.addi %v_151, %v_109 : index
                  %v_153 = arith.muli %v_152, %c_17 : index
                  %v_154 = arith.addi %address_150, %v_153 : index
                  %address_155 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_156 = arith.muli %v_45, %c_16 : index
                  %v_157 = arith.addi %v_156, %v_110 : index
                  %v_158 = arith.muli %v_157, %c_17 : index
                  %v_159 = arith.addi %address_155, %v_158 : index
                  func.call @multiply_16x2_ragged(%sums, %tail, %v_154, %v_159, %c_17, %c_19, %v_148, %c_12, %v_120, %v_121, %v_135, %i_136) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                %is_160 = arith.cmpi eq, %v_146, %c_6 : index
                scf.if %is_160 {
                  %address_161 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_162 = arith.muli %v_45, %c_16 : index
                  %v_163 = arith.addi %v_162, %v_109 : index
                  %v_164 = arith.muli %v_163, %c_17 : index
                  %v_165 = arith.addi %address_161, %v_164 : index
                  %address_166 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xbf16> -> index
                  %v_167 = arith.muli %v_45, %c_16 : index
                  %v_168 = arith.addi %v_167, %v_110 : index
                  %v_169 = arith.muli %v_168, %c_17 : index
                  %v_170 = arith.addi %address_166, %v_169 : index
                  func.call @multiply_16x1_ragged(%sums, %tail, %v_165, %v_170, %c_17, %c_19, %v_148, %c_12, %v_120, %v_121, %v_135, %i_136) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                scf.for %i_171 = %c_2 to %v_146 step %c_6 {
                  %v_172 = arith.addi %v_143, %i_171 : index
                  %v_173 = arith.muli %i_171, %c_4 : index
                  %address_174 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
                  %v_175 = arith.muli %v_172, %c_9 : index
                  %v_176 = arith.addi %v_47, %v_175 : index
                  %v_177 = arith.muli %v_176, %c_20 : index
                  %v_178 = arith.addi %address_174, %v_177 : index
                  scf.for %i_179 = %c_2 to %c_6 step %c_6 {
                    %v_180 = arith.subi %c_15, %i_108 : index
                    %v_181 = arith.maxsi %v_180, %c_2 : index
                    %v_182 = arith.minsi %c_9, %v_181 : index
                    scf.for %i_183 = %c_2 to %v_182 step %c_7 {
                      %v_184 = arith.addi %i_108, %i_183 : index
                      %v_185 = arith.addi %v_173, %c_2 : index
                      %v_186 = arith.subi %v_184, %v_109 : index
                      %v_187 = arith.addi %v_185, %v_186 : index
                      %v_188 = vector.load %sums[%v_187, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_189 = arith.addi %v_173, %c_9 : index
                      %v_190 = arith.subi %v_184, %v_109 : index
                      %v_191 = arith.addi %v_189, %v_190 : index
                      %v_192 = vector.load %sums[%v_191, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_193 = arith.subf %c_21, %v_188 : vector<16xf32>
                      %is_194 = arith.cmpf ogt, %v_193, %c_22 : vector<16xf32>
                      %v_195 = arith.select %is_194, %c_22, %v_193 : vector<16xi1>, vector<16xf32>
                      %is_196 = arith.cmpf olt, %v_195, %c_23 : vector<16xf32>
                      %v_197 = arith.select %is_196, %c_23, %v_195 : vector<16xi1>, vector<16xf32>
                      %v_198 = arith.mulf %v_197, %c_24 : vector<16xf32>
                      %v_199 = math.roundeven %v_198 : vector<16xf32>
                      %acc_200 = math.fma %v_199, %c_25, %v_197 : vector<16xf32>
                      %acc_201 = math.fma %v_199, %c_26, %acc_200 : vector<16xf32>
                      %acc_202 = math.fma %c_27, %acc_201, %c_28 : vector<16xf32>
                      %acc_203 = math.fma %acc_202, %acc_201, %c_29 : vector<16xf32>
                      %acc_204 = math.fma %acc_203, %acc_201, %c_30 : vector<16xf32>
                      %acc_205 = math.fma %acc_204, %acc_201, %c_31 : vector<16xf32>
                      %acc_206 = math.fma %acc_205, %acc_201, %c_32 : vector<16xf32>
                      %acc_207 = math.fma %acc_206, %acc_201, %c_33 : vector<16xf32>
                      %acc_208 = math.fma %acc_207, %acc_201, %c_33 : vector<16xf32>
                      %v_209 = arith.fptosi %v_199 : vector<16xf32> to vector<16xi32>
                      %v_210 = arith.shrsi %v_209, %c_34 : vector<16xi32>
                      %v_211 = arith.subi %v_209, %v_210 : vector<16xi32>
                      %v_212 = arith.addi %v_210, %c_36 : vector<16xi32>
                      %v_213 = arith.shli %v_212, %c_35 : vector<16xi32>
                      %v_214 = arith.bitcast %v_213 : vector<16xi32> to vector<16xf32>
                      %v_215 = arith.mulf %acc_208, %v_214 : vector<16xf32>
                      %v_216 = arith.addi %v_211, %c_36 : vector<16xi32>
                      %v_217 = arith.shli %v_216, %c_35 : vector<16xi32>
                      %v_218 = arith.bitcast %v_217 : vector<16xi32> to vector<16xf32>
                      %v_219 = arith.mulf %v_215, %v_218 : vector<16xf32>
                      %v_220 = arith.addf %v_219, %c_33 : vector<16xf32>
                      %v_221 = arith.divf %c_33, %v_220 : vector<16xf32>
                      %v_222 = arith.mulf %v_188, %v_221 : vector<16xf32>
                      %v_223 = arith.mulf %v_222, %v_192 : vector<16xf32>
                      %v_224 = arith.addi %i_108, %i_183 : index
                      %v_225 = arith.addi %v_224, %c_6 : index
                      %v_226 = arith.addi %v_173, %c_2 : index
                      %v_227 = arith.subi %v_225, %v_109 : index
                      %v_228 = arith.addi %v_226, %v_227 : index
                      %v_229 = vector.load %sums[%v_228, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_230 = arith.addi %v_173, %c_9 : index
                      %v_231 = arith.subi %v_225, %v_109 : index
                      %v_232 = arith.addi %v_230, %v_231 : index
                      %v_233 = vector.load %sums[%v_232, %c_2] : memref<64x16xf32>, vector<16xf32>
                      %v_234 = arith.subf %c_21, %v_229 : vector<16xf32>
                      %is_235 = arith.cmpf ogt, %v_234, %c_22 : vector<16xf32>
                      %v_236 = arith.select %is_235, %c_22, %v_234 : vector<16xi1>, vector<16xf32>
                      %is_237 = arith.cmpf olt, %v_236, %c_23 : vector<16xf32>
                      %v_238 = arith.select %is_237, %c_23, %v_236 : vector<16xi1>, vector<16xf32>
                      %v_239 = arith.mulf %v_238, %c_24 : vector<16xf32>
                      %v_240 = math.roundeven %v_239 : vector<16xf32>
                      %acc_241 = math.fma %v_240, %c_25, %v_238 : vector<16xf32>
                      %acc_242 = math.fma %v_240, %c_26, %acc_241 : vector<16xf32>
                      %acc_243 = math.fma %c_27, %acc_242, %c_28 : vector<16xf32>
                      %acc_244 = math.fma %acc_243, %acc_242, %c_29 : vector<16xf32>
                      %acc_245 = math.fma %acc_244, %acc_242, %c_30 : vector<16xf32>
                      %acc_246 = math.fma %acc_245, %acc_242, %c_31 : vector<16xf32>
                      %acc_247 = math.fma %acc_246, %acc_242, %c_32 : vector<16xf32>
                      %acc_248 = math.fma %acc_247, %acc_242, %c_33 : vector<16xf32>
                      %acc_249 = math.fma %acc_248, %acc_242, %c_33 : vector<16xf32>
                      %v_250 = arith.fptosi %v_240 : vector<16xf32> to vector<16xi32>
                      %v_251 = arith.shrsi %v_250, %c_34 : vector<16xi32>
                      %v_252 = arith.subi %v_250, %v_251 : vector<16xi32>
                      %v_253 = arith.addi %v_251, %c_36 : vector<16xi32>
                      %v_254 = arith.shli %v_253, %c_35 : vector<16xi32>
                      %v_255 = arith.bitcast %v_254 : vector<16xi32> to vector<16xf32>
                      %v_256 = arith.mulf %acc_249, %v_255 : vector<16xf32>
                      %v_257 = arith.addi %v_252, %c_36 : vector<16xi32>
                      %v_258 = arith.shli %v_257, %c_35 : vector<16xi32>
                      %v_259 = arith.bitcast %v_258 : vector<16xi32> to vector<16xf32>
                      %v_260 = arith.mulf %v_256, %v_259 : vector<16xf32>
                      %v_261 = arith.addf %v_260, %c_33 : vector<16xf32>
                      %v_262 = arith.divf %c_33, %v_261 : vector<16xf32>
                      %v_263 = arith.mulf %v_229, %v_262 : vector<16xf32>
                      %v_264 = arith.mulf %v_263, %v_233 : vector<16xf32>
                      %v_265 = arith.truncf %v_223 : vector<16xf32> to vector<16xbf16>
                      %v_266 = arith.truncf %v_264 : vector<16xf32> to vector<16xbf16>
                      %v_267 = vector.shuffle %v_265, %v_266 [0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31] : vector<16xbf16>, vector<16xbf16>
                      %v_268 = arith.addi %i_108, %i_183 : index
                      %v_269 = arith.divui %v_268, %c_7 : index
                      %v_270 = arith.muli %v_269, %c_20 : index
                      %v_271 = arith.addi %v_178, %v_270 : index
                      %v_272 = arith.index_cast %v_271 : index to i64
                      %pointer_273 = llvm.inttoptr %v_272 : i64 to !llvm.ptr
                      llvm.store %v_267, %pointer_273 <alignment = 64> : vector<32xbf16>, !llvm.ptr
                    }
                  }
                  %v_274 = arith.addi %i_108, %c_9 : index
                  %is_275 = arith.cmpi sge, %v_274, %c_15 : index
                  scf.if %is_275 {
                    %v_276 = arith.addi %v_178, %c_38 : index
                    %v_277 = arith.index_cast %v_276 : index to i64
                    %pointer_278 = llvm.inttoptr %v_277 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_278 <alignment = 64> : vector<16xi32>, !llvm.ptr
                    %v_279 = arith.addi %v_178, %c_39 : index
                    %v_280 = arith.index_cast %v_279 : index to i64
                    %pointer_281 = llvm.inttoptr %v_280 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_281 <alignment = 64> : vector<16xi32>, !llvm.ptr
                    %v_282 = arith.addi %v_178, %c_40 : index
                    %v_283 = arith.index_cast %v_282 : index to i64
                    %pointer_284 = llvm.inttoptr %v_283 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_284 <alignment = 64> : vector<16xi32>, !llvm.ptr
                    %v_285 = arith.addi %v_178, %c_41 : index
                    %v_286 = arith.index_cast %v_285 : index to i64
                    %pointer_287 = llvm.inttoptr %v_286 : i64 to !llvm.ptr
                    llvm.store %c_37, %pointer_287 <alignment = 64> : vector<16xi32>, !llvm.ptr
                  }
                }
              }
            }
          }
          scf.yield %v_35, %loop_26#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant dense<[1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 64, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 16, 16, 16, 16, 16, 16, 16, 0, 0, 0, 0, 0, 0, 0, 0]> : vector<64xi8>
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 32 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 39 : index
        %c_6 = arith.constant 31 : index
        %c_7 = arith.constant 256 : index
        %c_8 = arith.constant 64 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 40 : index
        %c_11 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_12 = arith.constant 16 : index
        %c_13 = arith.constant 15 : index
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 48 : index
        %c_16 = arith.constant 768 : index
        %c_17 = arith.constant dense<0.000000e+00> : vector<32xbf16>
        %c_18 = arith.constant 1024 : index
        %c_19 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_20 = arith.constant 0 : i32
        %c_21 = arith.constant 3 : index
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x32xbf16>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_1] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_1] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_1] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_1] : !stream.binding -> memref<8x40x24xbf16>
        %y = stream.binding.subspan %y_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %tail = memref.alloca() alignment = 64 : memref<32x32xbf16>
        %sums = memref.alloca() alignment = 64 : memref<64x16xf32>
        %tile_shapes = memref.alloca() alignment = 64 : memref<64xi8>
        vector.store %c_0, %tile_shapes[%c_1] : memref<64xi8>, vector<64xi8>
        %address_1 = memref.extract_aligned_pointer_as_index %tile_shapes : memref<64xi8> -> index
        %v_2 = arith.index_cast %address_1 : index to i64
        llvm.inline_asm has_side_effects "ldtilecfg ($0)", "r,~{memory}" %v_2 : (i64) -> ()
        %v_3 = memref.load %counters[%c_2] : memref<48xi32>
        %v_4 = arith.index_cast %v_3 : i32 to index
        %v_5 = arith.muli %v_4, %c_2 : index
        %is_6 = arith.cmpi sle, %assignments, %v_5 : index
        %v_7 = arith.select %is_6, %c_3, %c_4 : index
        %v_8 = arith.muli %workers, %v_7 : index
        %v_9 = arith.addi %v_8, %c_5 : index
        %v_10 = arith.divui %v_9, %v_8 : index
        %v_11 = arith.addi %v_10, %c_6 : index
        %v_12 = arith.divui %v_11, %c_2 : index
        %v_13 = arith.muli %v_12, %c_2 : index
        %v_14 = arith.minsi %v_13, %c_7 : index
        %v_15 = arith.addi %v_14, %c_5 : index
        %v_16 = arith.divui %v_15, %v_14 : index
        %address_17 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_18 = arith.addi %address_17, %c_8 : index
        %v_19 = arith.muli %workers, %c_3 : index
        %end_22:2 = scf.while (%at_20 = %c_1, %at_21 = %c_1) : (index, index) -> (index, index) {
          %is_25 = arith.cmpi slt, %at_20, %v_16 : index
          scf.condition(%is_25) %at_20, %at_21 : index, index
        } do {
          ^bb0(%i_23: index, %i_24: index):
          %v_26 = arith.index_cast %v_18 : index to i64
          %pointer_27 = llvm.inttoptr %v_26 : i64 to !llvm.ptr
          %v_28 = arith.index_cast %c_4 : index to i32
          %v_29 = llvm.atomicrmw add %pointer_27, %v_28 monotonic : !llvm.ptr, i32
          %v_30 = arith.index_cast %v_29 : i32 to index
          %v_31 = arith.muli %v_19, %c_9 : index
          %v_32 = arith.divui %v_16, %v_31 : index
          %v_33 = arith.maxsi %v_32, %c_4 : index
          %v_34 = arith.divui %v_30, %v_19 : index
          %loop_36:2 = scf.for %i_35 = %c_1 to %v_34 step %c_4 iter_args(%carry_37 = %c_1, %carry_38 = %v_33) -> (index, index) {
            %v_39 = arith.muli %carry_38, %v_19 : index
            %v_40 = arith.addi %carry_37, %v_39 : index
            %v_41 = arith.divui %carry_38, %c_9 : index
            %v_42 = arith.maxsi %v_41, %c_4 : index
            scf.yield %v_40, %v_42 : index, index
          }
          %v_43 = arith.remui %v_30, %v_19 : index
          %v_44 = arith.muli %v_43, %loop_36#1 : index
          %v_45 = arith.addi %loop_36#0, %v_44 : index
          %v_46 = arith.addi %i_23, %i_24 : index
          scf.for %i_47 = %i_23 to %v_46 step %c_4 {
            %v_48 = arith.addi %i_47, %c_4 : index
            %is_49 = arith.cmpi eq, %v_48, %v_46 : index
            %v_50 = arith.select %is_49, %v_45, %v_48 : index
            %v_51 = arith.muli %i_47, %v_14 : index
            %v_52 = arith.addi %v_51, %v_14 : index
            %v_53 = arith.minsi %v_52, %c_10 : index
            scf.for %i_54 = %c_1 to %tokens step %c_4 {
              scf.for %i_55 = %v_51 to %v_53 step %c_12 {
                %v_56 = arith.subi %v_53, %i_55 : index
                %mask_57 = vector.create_mask %v_56 : vector<16xi1>
                vector.maskedstore %y[%i_54, %i_55], %mask_57, %c_11 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
            scf.for %i_58 = %c_1 to %v_4 step %c_4 {
              %v_59 = memref.load %row_blocks[%i_58, %c_1] : memref<?x4xi32>
              %v_60 = arith.index_cast %v_59 : i32 to index
              %v_61 = memref.load %row_blocks[%i_58, %c_4] : memref<?x4xi32>
              %v_62 = arith.index_cast %v_61 : i32 to index
              %v_63 = memref.load %row_blocks[%i_58, %c_9] : memref<?x4xi32>
              %v_64 = arith.index_cast %v_63 : i32 to index
              %v_65 = arith.addi %i_58, %c_4 : index
              %is_66 = arith.cmpi eq, %v_65, %v_4 : index
              %v_67 = arith.addi %i_58, %c_4 : index
              %v_68 = arith.select %is_66, %c_1, %v_67 : index
              %v_69 = memref.load %row_blocks[%v_68, %c_1] : memref<?x4xi32>
              %v_70 = arith.index_cast %v_69 : i32 to index
              %v_71 = memref.load %row_blocks[%v_68, %c_4] : memref<?x4xi32>
              %v_72 = arith.index_cast %v_71 : i32 to index
              %v_73 = memref.load %row_blocks[%v_68, %c_9] : memref<?x4xi32>
              %v_74 = arith.index_cast %v_73 : i32 to index
              %v_75 = arith.subi %v_16, %c_4 : index
              %v_76 = arith.minsi %v_50, %v_75 : index
              %v_77 = arith.muli %v_76, %v_14 : index
              %v_78 = arith.select %is_66, %v_77, %v_51 : index
              %address_79 = memref.extract_aligned_pointer_as_index %hidden : memref<?x32xbf16> -> index
              %v_80 = arith.muli %v_62, %c_8 : index
              %v_81 = arith.addi %address_79, %v_80 : index
              %v_82 = arith.addi %v_64, %c_13 : index
              %v_83 = arith.divui %v_82, %c_12 : index
              scf.for %i_84 = %v_51 to %v_53 step %c_2 {
                %v_85 = arith.addi %i_84, %c_12 : index
                %v_86 = arith.minsi %i_84, %c_14 : index
                %v_87 = arith.minsi %v_85, %c_14 : index
                %v_88 = arith.addi %i_84, %c_2 : index
                %is_89 = arith.cmpi sge, %v_88, %v_53 : index
                %v_90 = arith.select %is_89, %v_70, %v_60 : index
                %v_91 = arith.addi %i_84, %c_2 : index
                %v_92 = arith.select %is_89, %v_78, %v_91 : index
                %address_93 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                %v_94 = arith.muli %v_90, %c_10 : index
                %v_95 = arith.addi %v_94, %v_92 : index
                %v_96 = arith.muli %v_95, %c_15 : index
                %v_97 = arith.addi %address_93, %v_96 : index
                %v_98 = arith.addi %v_97, %c_16 : index
                %mask_99 = vector.create_mask %c_14 : vector<32xi1>
                scf.for %i_100 = %c_1 to %c_12 step %c_4 {
                  %v_101 = arith.addi %v_86, %i_100 : index
                  %v_102 = vector.maskedload %expert_down[%v_60, %v_101, %c_1], %mask_99, %c_17 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  vector.store %v_102, %tail[%i_100, %c_1] : memref<32x32xbf16>, vector<32xbf16>
                }
                scf.for %i_103 = %c_1 to %c_12 step %c_4 {
                  %v_104 = arith.addi %v_87, %i_103 : index
                  %v_105 = vector.maskedload %expert_down[%v_60, %v_104, %c_1], %mask_99, %c_17 : memref<8x40x24xbf16>, vector<32xi1>, vector<32xbf16> into vector<32xbf16>
                  %v_106 = arith.addi %i_103, %c_12 : index
                  vector.store %v_105, %tail[%v_106, %c_1] : memref<32x32xbf16>, vector<32xbf16>
                }
                %v_107 = arith.divui %v_83, %c_9 : index
                %v_108 = arith.muli %v_107, %c_9 : index
                %v_109 = arith.subi %v_83, %v_108 : index
                %v_110 = arith.addi %v_109, %c_4 : index
                %v_111 = arith.divui %v_110, %c_9 : index
                %v_112 = arith.addi %v_107, %v_111 : index
                scf.for %i_113 = %c_1 to %v_112 step %c_4 {
                  %is_114 = arith.cmpi slt, %i_113, %v_107 : index
                  %v_115 = arith.muli %i_113, %c_9 : index
                  %v_116 = arith.muli %v_107, %c_9 : index
                  %v_117 = arith.subi %i_113, %v_107 : index
                  %v_118 = arith.muli %v_117, %c_9 : index
                  %v_119 = arith.addi %v_116, %v_118 : index
                  %v_120 = arith.select %is_114, %v_115, %v_119 : index
                  %v_121 = arith.subi %v_83, %v_120 : index
                  %v_122 = arith.minsi %v_121, %c_9 : index
                  %v_123 = arith.select %is_114, %c_9, %v_122 : index
                  %v_124 = arith.muli %v_120, %c_18 : index
                  %v_125 = arith.addi %v_81, %v_124 : index
                  %is_126 = arith.cmpi eq, %v_123, %c_9 : index
                  scf.if %is_126 {
                    %address_127 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_128 = arith.muli %v_60, %c_10 : index
                    %v_129 = arith.addi %v_128, %v_86 : index
                    %v_130 = arith.muli %v_129, %c_15 : index
                    %v_131 = arith.addi %address_127, %v_130 : index
                    %address_132 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_133 = arith.muli %v_60, %c_10 : index
                    %v_134 = arith.addi %v_133, %v_87 : index
                    %v_135 = arith.muli %v_134, %c_15 : index
                    %v_136 = arith.addi %address_132, %v_135 : index
                    func.call @multiply_16x2_ragged(%sums, %tail, %v_131, %v_136, %c_15, %c_14, %v_125, %c_18, %v_97, %v_98, %v_112, %i_113) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  %is_137 = arith.cmpi eq, %v_123, %c_4 : index
                  scf.if %is_137 {
                    %address_138 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_139 = arith.muli %v_60, %c_10 : index
                    %v_140 = arith.addi %v_139, %v_86 : index
                    %v_141 = arith.muli %v_140, %c_15 : index
                    %v_142 = arith.addi %address_138, %v_141 : index
                    %address_143 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xbf16> -> index
                    %v_144 = arith.muli %v_60, %c_10 : index
                    %v_145 = arith.addi %v_144, %v_87 : index
                    %v_146 = arith.muli %v_145, %c_15 : index
                    %v_147 = arith.addi %address_143, %v_146 : index
                    func.call @multiply_16x1_ragged(%sums, %tail, %v_142, %v_147, %c_15, %c_14, %v_125, %c_18, %v_97, %v_98, %v_112, %i_113) : (memref<64x16xf32>, memref<32x32xbf16>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  scf.for %i_148 = %c_1 to %v_123 step %c_4 {
                    %v_149 = arith.addi %v_120, %i_148 : index
                    %v_150 = arith.muli %i_148, %c_2 : index
                    %v_151 = arith.muli %v_149, %c_12 : index
                    %v_152 = arith.addi %v_62, %v_151 : index
                    scf.for %i_153 = %c_1 to %c_9 step %c_4 {
                      %is_154 = arith.cmpi eq, %i_153, %c_1 : index
                      %v_155 = arith.select %is_154, %i_84, %v_85 : index
                      %is_156 = arith.cmpi eq, %i_153, %c_1 : index
                      %v_157 = arith.select %is_156, %v_86, %v_87 : index
                      %is_158 = arith.cmpi slt, %v_155, %v_53 : index
                      scf.if %is_158 {
                        %v_159 = arith.muli %i_153, %c_12 : index
                        %v_160 = arith.addi %v_150, %v_159 : index
                        %address_161 = memref.extract_aligned_pointer_as_index %sums : memref<64x16xf32> -> index
                        %v_162 = arith.muli %v_160, %c_8 : index
                        %v_163 = arith.addi %address_161, %v_162 : index
                        func.call @transpose(%v_163, %v_163) : (index, index) -> ()
                        %v_164 = arith.subi %v_155, %v_157 : index
                        %v_165 = arith.index_cast %v_164 : index to i32
                        %v_166 = vector.broadcast %v_165 : i32 to vector<16xi32>
                        %is_167 = arith.cmpi sge, %c_19, %v_166 : vector<16xi32>
                        scf.for %i_168 = %c_1 to %c_12 step %c_4 {
                          %v_169 = arith.addi %v_160, %i_168 : index
                          %v_170 = vector.load %sums[%v_169, %c_1] : memref<64x16xf32>, vector<16xf32>
                          %v_171 = arith.addi %v_152, %i_168 : index
                          %v_172 = memref.load %assignment_of[%v_171] : memref<?xi32>
                          %is_173 = arith.cmpi sge, %v_172, %c_20 : i32
                          scf.if %is_173 {
                            %v_174 = arith.index_cast %v_172 : i32 to index
                            %v_175 = arith.divui %v_174, %c_21 : index
                            %v_176 = vector.maskedload %y[%v_175, %v_157], %is_167, %c_11 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_177 = memref.load %weights[%v_174] : memref<?xf32>
                            %v_178 = vector.broadcast %v_177 : f32 to vector<16xf32>
                            %v_179 = arith.mulf %v_170, %v_178 : vector<16xf32>
                            %v_180 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_179) : (vector<16xf32>) -> vector<16xf32>
                            %v_181 = arith.addf %v_176, %v_180 : vector<16xf32>
                            vector.maskedstore %y[%v_175, %v_157], %is_167, %v_181 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_45, %loop_36#1 : index, index
        }
        llvm.inline_asm has_side_effects "tilerelease", "~{memory}" : () -> ()
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for amx
    %size_3_1 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3_1 : index
    %size_2048 = arith.constant 2048 : index
    %full_chunks = arith.divui %assignments, %size_2048 : index
    %size_1 = arith.constant 1 : index
    %chunks = arith.addi %full_chunks, %size_1 : index
    %size_8_1 = arith.constant 8 : index
    %experts_used = arith.minui %assignments, %size_8_1 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %rows = arith.addi %assignments, %gaps : index
    %size_256 = arith.constant 256 : index
    %full_blocks = arith.divui %assignments, %size_256 : index
    %row_blocks = arith.addi %full_blocks, %experts_used : index
    %x_bf16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xbf16>
    %histograms = flow.dispatch @grouped::@grouped_count[%assignments, %chunks](%expert_ids, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_bf16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xbf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xbf16>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x32xbf16>{%rows}, tensor<?x32768xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x32xbf16>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xbf16>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
