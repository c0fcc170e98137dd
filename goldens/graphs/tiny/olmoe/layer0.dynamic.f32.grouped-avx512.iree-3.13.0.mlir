// needs: cpu avx2,avx512bw,avx512dq,avx512f,avx512vl,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+avx512bw,+avx512dq,+avx512f,+avx512vl,+f16c,+fma
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
      func.func private @multiply_16x3(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_4 = arith.constant 4 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 63 : index
        %c_7 = arith.constant 64 : index
        %c_8 = arith.constant 96 : index
        %c_9 = arith.constant 8 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 5 : index
        %c_12 = arith.constant 6 : index
        %c_13 = arith.constant 7 : index
        %c_14 = arith.constant 32 : index
        %c_15 = arith.constant 33 : index
        %c_16 = arith.constant 65 : index
        %c_17 = arith.constant 34 : index
        %c_18 = arith.constant 66 : index
        %c_19 = arith.constant 35 : index
        %c_20 = arith.constant 67 : index
        %c_21 = arith.constant 36 : index
        %c_22 = arith.constant 68 : index
        %c_23 = arith.constant 37 : index
        %c_24 = arith.constant 69 : index
        %c_25 = arith.constant 38 : index
        %c_26 = arith.constant 70 : index
        %c_27 = arith.constant 39 : index
        %c_28 = arith.constant 71 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.addi %panels, %panel_bytes : index
        %v_4 = arith.muli %panel_bytes, %c_1 : index
        %v_5 = arith.addi %panels, %v_4 : index
        %v_6 = arith.divui %length, %c_2 : index
        %v_7 = arith.divui %v_6, %c_4 : index
        %v_8 = arith.muli %v_7, %c_4 : index
        %v_9 = arith.muli %row_bytes, %c_5 : index
        %v_10 = arith.addi %v_9, %c_6 : index
        %v_11 = arith.divui %v_10, %c_7 : index
        %v_12 = arith.muli %calls, %v_8 : index
        %v_13 = arith.maxsi %v_12, %c_2 : index
        %v_14 = arith.subi %v_13, %c_2 : index
        %v_15 = arith.addi %v_11, %v_14 : index
        %v_16 = arith.divui %v_15, %v_13 : index
        %v_17 = arith.muli %call, %v_8 : index
        %v_18 = arith.muli %v_17, %v_16 : index
        %v_19 = arith.index_cast %v_2 : index to i64
        %pointer_20 = llvm.inttoptr %v_19 : i64 to !llvm.ptr
        %v_21 = arith.index_cast %v_3 : index to i64
        %pointer_22 = llvm.inttoptr %v_21 : i64 to !llvm.ptr
        %v_23 = arith.index_cast %v_5 : index to i64
        %pointer_24 = llvm.inttoptr %v_23 : i64 to !llvm.ptr
        scf.for %i_25 = %c_0 to %c_8 step %c_2 {
          vector.store %c_3, %sums[%i_25, %c_0] : memref<96x16xf32>, vector<16xf32>
        }
        scf.for %i_26 = %c_0 to %v_6 step %c_7 {
          scf.for %i_27 = %c_0 to %c_4 step %c_2 {
            %v_28 = arith.divui %i_27, %c_1 : index
            %v_29 = arith.remui %i_27, %c_1 : index
            %v_30 = arith.muli %v_29, %c_9 : index
            %is_31 = arith.cmpi eq, %v_28, %c_0 : index
            %v_32 = arith.select %is_31, %rows_0, %rows_1 : index
            %v_33 = arith.muli %v_30, %row_bytes : index
            %v_34 = arith.addi %v_32, %v_33 : index
            %v_35 = arith.muli %row_bytes, %c_0 : index
            %v_36 = arith.addi %v_34, %v_35 : index
            %v_37 = arith.index_cast %v_36 : index to i64
            %pointer_38 = llvm.inttoptr %v_37 : i64 to !llvm.ptr
            %v_39 = arith.addi %v_34, %row_bytes : index
            %v_40 = arith.index_cast %v_39 : index to i64
            %pointer_41 = llvm.inttoptr %v_40 : i64 to !llvm.ptr
            %v_42 = arith.muli %row_bytes, %c_1 : index
            %v_43 = arith.addi %v_34, %v_42 : index
            %v_44 = arith.index_cast %v_43 : index to i64
            %pointer_45 = llvm.inttoptr %v_44 : i64 to !llvm.ptr
            %v_46 = arith.muli %row_bytes, %c_10 : index
            %v_47 = arith.addi %v_34, %v_46 : index
            %v_48 = arith.index_cast %v_47 : index to i64
            %pointer_49 = llvm.inttoptr %v_48 : i64 to !llvm.ptr
            %v_50 = arith.muli %row_bytes, %c_4 : index
            %v_51 = arith.addi %v_34, %v_50 : index
            %v_52 = arith.index_cast %v_51 : index to i64
            %pointer_53 = llvm.inttoptr %v_52 : i64 to !llvm.ptr
            %v_54 = arith.muli %row_bytes, %c_11 : index
            %v_55 = arith.addi %v_34, %v_54 : index
            %v_56 = arith.index_cast %v_55 : index to i64
            %pointer_57 = llvm.inttoptr %v_56 : i64 to !llvm.ptr
            %v_58 = arith.muli %row_bytes, %c_12 : index
            %v_59 = arith.addi %v_34, %v_58 : index
            %v_60 = arith.index_cast %v_59 : index to i64
            %pointer_61 = llvm.inttoptr %v_60 : i64 to !llvm.ptr
            %v_62 = arith.muli %row_bytes, %c_13 : index
            %v_63 = arith.addi %v_34, %v_62 : index
            %v_64 = arith.index_cast %v_63 : index to i64
            %pointer_65 = llvm.inttoptr %v_64 : i64 to !llvm.ptr
            %v_66 = arith.muli %v_28, %c_5 : index
            %v_67 = arith.addi %v_66, %v_30 : index
            %v_68 = arith.addi %i_26, %c_7 : index
            %v_69 = arith.minsi %v_68, %v_6 : index
            %loop_71:24 = scf.for %i_70 = %i_26 to %v_69 step %c_4 iter_args(%carry_72 = %c_3, %carry_73 = %c_3, %carry_74 = %c_3, %carry_75 = %c_3, %carry_76 = %c_3, %carry_77 = %c_3, %carry_78 = %c_3, %carry_79 = %c_3, %carry_80 = %c_3, %carry_81 = %c_3, %carry_82 = %c_3, %carry_83 = %c_3, %carry_84 = %c_3, %carry_85 = %c_3, %carry_86 = %c_3, %carry_87 = %c_3, %carry_88 = %c_3, %carry_89 = %c_3, %carry_90 = %c_3, %carry_91 = %c_3, %carry_92 = %c_3, %carry_93 = %c_3, %carry_94 = %c_3, %carry_95 = %c_3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %v_96 = arith.subi %c_4, %i_27 : index
              %v_97 = arith.muli %v_96, %i_26 : index
              %v_98 = arith.muli %i_27, %v_69 : index
              %v_99 = arith.addi %v_97, %v_98 : index
              %v_100 = arith.subi %i_70, %i_26 : index
              %v_101 = arith.addi %v_99, %v_100 : index
              %v_102 = arith.divui %v_101, %c_4 : index
              %v_103 = arith.muli %v_102, %v_16 : index
              %v_104 = arith.addi %v_18, %v_103 : index
              scf.for %i_105 = %c_0 to %v_16 step %c_2 {
                %v_106 = arith.addi %v_104, %i_105 : index
                %v_107 = arith.subi %v_11, %c_2 : index
                %v_108 = arith.minsi %v_106, %v_107 : index
                %v_109 = arith.muli %v_108, %c_7 : index
                %v_110 = arith.addi %next_0, %v_109 : index
                %v_111 = arith.index_cast %v_110 : index to i64
                %pointer_112 = llvm.inttoptr %v_111 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_112) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                %v_113 = arith.addi %next_1, %v_109 : index
                %v_114 = arith.index_cast %v_113 : index to i64
                %pointer_115 = llvm.inttoptr %v_114 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_115) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              }
              %v_116 = arith.addi %i_70, %c_4 : index
              %loop_118:24 = scf.for %i_117 = %i_70 to %v_116 step %c_2 iter_args(%carry_119 = %carry_72, %carry_120 = %carry_73, %carry_121 = %carry_74, %carry_122 = %carry_75, %carry_123 = %carry_76, %carry_124 = %carry_77, %carry_125 = %carry_78, %carry_126 = %carry_79, %carry_127 = %carry_80, %carry_128 = %carry_81, %carry_129 = %carry_82, %carry_130 = %carry_83, %carry_131 = %carry_84, %carry_132 = %carry_85, %carry_133 = %carry_86, %carry_134 = %carry_87, %carry_135 = %carry_88, %carry_136 = %carry_89, %carry_137 = %carry_90, %carry_138 = %carry_91, %carry_139 = %carry_92, %carry_140 = %carry_93, %carry_141 = %carry_94, %carry_142 = %carry_95) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                %v_143 = arith.muli %i_117, %c_4 : index
                %v_144 = arith.index_cast %v_143 : index to i64
                %v_145 = arith.muli %i_117, %c_7 : index
                %v_146 = arith.index_cast %v_145 : index to i64
                %pointer_147 = llvm.getelementptr %pointer_20[%v_146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_148 = llvm.load %pointer_147 <alignment = 64> : !llvm.ptr -> vector<16xf32>
                %pointer_149 = llvm.getelementptr %pointer_22[%v_146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_150 = llvm.load %pointer_149 <alignment = 64> : !llvm.ptr -> vector<16xf32>
                %pointer_151 = llvm.getelementptr %pointer_24[%v_146] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_152 = llvm.load %pointer_151 <alignment = 64> : !llvm.ptr -> vector<16xf32>
                %pointer_153 = llvm.getelementptr %pointer_38[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_154 = llvm.load %pointer_153 <alignment = 4> : !llvm.ptr -> f32
                %v_155 = vector.broadcast %v_154 : f32 to vector<16xf32>
                %acc_156 = math.fma %v_155, %v_148, %carry_119 : vector<16xf32>
                %acc_157 = math.fma %v_155, %v_150, %carry_120 : vector<16xf32>
                %acc_158 = math.fma %v_155, %v_152, %carry_121 : vector<16xf32>
                %pointer_159 = llvm.getelementptr %pointer_41[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_160 = llvm.load %pointer_159 <alignment = 4> : !llvm.ptr -> f32
                %v_161 = vector.broadcast %v_160 : f32 to vector<16xf32>
                %acc_162 = math.fma %v_161, %v_148, %carry_122 : vector<16xf32>
                %acc_163 = math.fma %v_161, %v_150, %carry_123 : vector<16xf32>
                %acc_164 = math.fma %v_161, %v_152, %carry_124 : vector<16xf32>
                %pointer_165 = llvm.getelementptr %pointer_45[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_166 = llvm.load %pointer_165 <alignment = 4> : !llvm.ptr -> f32
                %v_167 = vector.broadcast %v_166 : f32 to vector<16xf32>
                %acc_168 = math.fma %v_167, %v_148, %carry_125 : vector<16xf32>
                %acc_169 = math.fma %v_167, %v_150, %carry_126 : vector<16xf32>
                %acc_170 = math.fma %v_167, %v_152, %carry_127 : vector<16xf32>
                %pointer_171 = llvm.getelementptr %pointer_49[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_172 = llvm.load %pointer_171 <alignment = 4> : !llvm.ptr -> f32
                %v_173 = vector.broadcast %v_172 : f32 to vector<16xf32>
                %acc_174 = math.fma %v_173, %v_148, %carry_128 : vector<16xf32>
                %acc_175 = math.fma %v_173, %v_150, %carry_129 : vector<16xf32>
                %acc_176 = math.fma %v_173, %v_152, %carry_130 : vector<16xf32>
                %pointer_177 = llvm.getelementptr %pointer_53[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_178 = llvm.load %pointer_177 <alignment = 4> : !llvm.ptr -> f32
                %v_179 = vector.broadcast %v_178 : f32 to vector<16xf32>
                %acc_180 = math.fma %v_179, %v_148, %carry_131 : vector<16xf32>
                %acc_181 = math.fma %v_179, %v_150, %carry_132 : vector<16xf32>
                %acc_182 = math.fma %v_179, %v_152, %carry_133 : vector<16xf32>
                %pointer_183 = llvm.getelementptr %pointer_57[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_184 = llvm.load %pointer_183 <alignment = 4> : !llvm.ptr -> f32
                %v_185 = vector.broadcast %v_184 : f32 to vector<16xf32>
                %acc_186 = math.fma %v_185, %v_148, %carry_134 : vector<16xf32>
                %acc_187 = math.fma %v_185, %v_150, %carry_135 : vector<16xf32>
                %acc_188 = math.fma %v_185, %v_152, %carry_136 : vector<16xf32>
                %pointer_189 = llvm.getelementptr %pointer_61[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_190 = llvm.load %pointer_189 <alignment = 4> : !llvm.ptr -> f32
                %v_191 = vector.broadcast %v_190 : f32 to vector<16xf32>
                %acc_192 = math.fma %v_191, %v_148, %carry_137 : vector<16xf32>
                %acc_193 = math.fma %v_191, %v_150, %carry_138 : vector<16xf32>
                %acc_194 = math.fma %v_191, %v_152, %carry_139 : vector<16xf32>
                %pointer_195 = llvm.getelementptr %pointer_65[%v_144] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_196 = llvm.load %pointer_195 <alignment = 4> : !llvm.ptr -> f32
                %v_197 = vector.broadcast %v_196 : f32 to vector<16xf32>
                %acc_198 = math.fma %v_197, %v_148, %carry_140 : vector<16xf32>
                %acc_199 = math.fma %v_197, %v_150, %carry_141 : vector<16xf32>
                %acc_200 = math.fma %v_197, %v_152, %carry_142 : vector<16xf32>
                scf.yield %acc_156, %acc_157, %acc_158, %acc_162, %acc_163, %acc_164, %acc_168, %acc_169, %acc_170, %acc_174, %acc_175, %acc_176, %acc_180, %acc_181, %acc_182, %acc_186, %acc_187, %acc_188, %acc_192, %acc_193, %acc_194, %acc_198, %acc_199, %acc_200 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
              } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
              scf.yield %loop_118#0, %loop_118#1, %loop_118#2, %loop_118#3, %loop_118#4, %loop_118#5, %loop_118#6, %loop_118#7, %loop_118#8, %loop_118#9, %loop_118#10, %loop_118#11, %loop_118#12, %loop_118#13, %loop_118#14, %loop_118#15, %loop_118#16, %loop_118#17, %loop_118#18, %loop_118#19, %loop_118#20, %loop_118#21, %loop_118#22, %loop_118#23 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %v_201 = vector.load %sums[%v_67, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_202 = arith.addf %v_201, %loop_71#0 : vector<16xf32>
            vector.store %v_202, %sums[%v_67, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_203 = arith.addi %v_67, %c_14 : index
            %v_204 = vector.load %sums[%v_203, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_205 = arith.addf %v_204, %loop_71#1 : vector<16xf32>
            vector.store %v_205, %sums[%v_203, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_206 = arith.addi %v_67, %c_7 : index
            %v_207 = vector.load %sums[%v_206, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_208 = arith.addf %v_207, %loop_71#2 : vector<16xf32>
            vector.store %v_208, %sums[%v_206, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_209 = arith.addi %v_67, %c_2 : index
            %v_210 = vector.load %sums[%v_209, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_211 = arith.addf %v_210, %loop_71#3 : vector<16xf32>
            vector.store %v_211, %sums[%v_209, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_212 = arith.addi %v_67, %c_15 : index
            %v_213 = vector.load %sums[%v_212, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_214 = arith.addf %v_213, %loop_71#4 : vector<16xf32>
            vector.store %v_214, %sums[%v_212, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_215 = arith.addi %v_67, %c_16 : index
            %v_216 = vector.load %sums[%v_215, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_217 = arith.addf %v_216, %loop_71#5 : vector<16xf32>
            vector.store %v_217, %sums[%v_215, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_218 = arith.addi %v_67, %c_1 : index
            %v_219 = vector.load %sums[%v_218, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_220 = arith.addf %v_219, %loop_71#6 : vector<16xf32>
            vector.store %v_220, %sums[%v_218, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_221 = arith.addi %v_67, %c_17 : index
            %v_222 = vector.load %sums[%v_221, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_223 = arith.addf %v_222, %loop_71#7 : vector<16xf32>
            vector.store %v_223, %sums[%v_221, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_224 = arith.addi %v_67, %c_18 : index
            %v_225 = vector.load %sums[%v_224, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_226 = arith.addf %v_225, %loop_71#8 : vector<16xf32>
            vector.store %v_226, %sums[%v_224, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_227 = arith.addi %v_67, %c_10 : index
            %v_228 = vector.load %sums[%v_227, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_229 = arith.addf %v_228, %loop_71#9 : vector<16xf32>
            vector.store %v_229, %sums[%v_227, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_230 = arith.addi %v_67, %c_19 : index
            %v_231 = vector.load %sums[%v_230, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_232 = arith.addf %v_231, %loop_71#10 : vector<16xf32>
            vector.store %v_232, %sums[%v_230, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_233 = arith.addi %v_67, %c_20 : index
            %v_234 = vector.load %sums[%v_233, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_235 = arith.addf %v_234, %loop_71#11 : vector<16xf32>
            vector.store %v_235, %sums[%v_233, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_236 = arith.addi %v_67, %c_4 : index
            %v_237 = vector.load %sums[%v_236, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_238 = arith.addf %v_237, %loop_71#12 : vector<16xf32>
            vector.store %v_238, %sums[%v_236, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_239 = arith.addi %v_67, %c_21 : index
            %v_240 = vector.load %sums[%v_239, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_241 = arith.addf %v_240, %loop_71#13 : vector<16xf32>
            vector.store %v_241, %sums[%v_239, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_242 = arith.addi %v_67, %c_22 : index
            %v_243 = vector.load %sums[%v_242, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_244 = arith.addf %v_243, %loop_71#14 : vector<16xf32>
            vector.store %v_244, %sums[%v_242, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_245 = arith.addi %v_67, %c_11 : index
            %v_246 = vector.load %sums[%v_245, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_247 = arith.addf %v_246, %loop_71#15 : vector<16xf32>
            vector.store %v_247, %sums[%v_245, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_248 = arith.addi %v_67, %c_23 : index
            %v_249 = vector.load %sums[%v_248, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_250 = arith.addf %v_249, %loop_71#16 : vector<16xf32>
            vector.store %v_250, %sums[%v_248, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_251 = arith.addi %v_67, %c_24 : index
            %v_252 = vector.load %sums[%v_251, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_253 = arith.addf %v_252, %loop_71#17 : vector<16xf32>
            vector.store %v_253, %sums[%v_251, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_254 = arith.addi %v_67, %c_12 : index
            %v_255 = vector.load %sums[%v_254, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_256 = arith.addf %v_255, %loop_71#18 : vector<16xf32>
            vector.store %v_256, %sums[%v_254, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_257 = arith.addi %v_67, %c_25 : index
            %v_258 = vector.load %sums[%v_257, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_259 = arith.addf %v_258, %loop_71#19 : vector<16xf32>
            vector.store %v_259, %sums[%v_257, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_260 = arith.addi %v_67, %c_26 : index
            %v_261 = vector.load %sums[%v_260, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_262 = arith.addf %v_261, %loop_71#20 : vector<16xf32>
            vector.store %v_262, %sums[%v_260, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_263 = arith.addi %v_67, %c_13 : index
            %v_264 = vector.load %sums[%v_263, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_265 = arith.addf %v_264, %loop_71#21 : vector<16xf32>
            vector.store %v_265, %sums[%v_263, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_266 = arith.addi %v_67, %c_27 : index
            %v_267 = vector.load %sums[%v_266, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_268 = arith.addf %v_267, %loop_71#22 : vector<16xf32>
            vector.store %v_268, %sums[%v_266, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_269 = arith.addi %v_67, %c_28 : index
            %v_270 = vector.load %sums[%v_269, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_271 = arith.addf %v_270, %loop_71#23 : vector<16xf32>
            vector.store %v_271, %sums[%v_269, %c_0] : memref<96x16xf32>, vector<16xf32>
          }
        }
        return
      }
      func.func private @multiply_16x2(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 16 : index
        %c_5 = arith.constant 63 : index
        %c_6 = arith.constant 64 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 8 : index
        %c_9 = arith.constant 3 : index
        %c_10 = arith.constant 5 : index
        %c_11 = arith.constant 6 : index
        %c_12 = arith.constant 7 : index
        %c_13 = arith.constant 32 : index
        %c_14 = arith.constant 33 : index
        %c_15 = arith.constant 34 : index
        %c_16 = arith.constant 35 : index
        %c_17 = arith.constant 36 : index
        %c_18 = arith.constant 37 : index
        %c_19 = arith.constant 38 : index
        %c_20 = arith.constant 39 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.addi %panels, %panel_bytes : index
        %v_4 = arith.divui %length, %c_1 : index
        %v_5 = arith.divui %v_4, %c_3 : index
        %v_6 = arith.muli %v_5, %c_3 : index
        %v_7 = arith.muli %row_bytes, %c_4 : index
        %v_8 = arith.addi %v_7, %c_5 : index
        %v_9 = arith.divui %v_8, %c_6 : index
        %v_10 = arith.muli %calls, %v_6 : index
        %v_11 = arith.maxsi %v_10, %c_1 : index
        %v_12 = arith.subi %v_11, %c_1 : index
        %v_13 = arith.addi %v_9, %v_12 : index
        %v_14 = arith.divui %v_13, %v_11 : index
        %v_15 = arith.muli %call, %v_6 : index
        %v_16 = arith.muli %v_15, %v_14 : index
        %v_17 = arith.index_cast %v_2 : index to i64
        %pointer_18 = llvm.inttoptr %v_17 : i64 to !llvm.ptr
        %v_19 = arith.index_cast %v_3 : index to i64
        %pointer_20 = llvm.inttoptr %v_19 : i64 to !llvm.ptr
        scf.for %i_21 = %c_0 to %c_6 step %c_1 {
          vector.store %c_2, %sums[%i_21, %c_0] : memref<96x16xf32>, vector<16xf32>
        }
        scf.for %i_22 = %c_0 to %v_4 step %c_6 {
          scf.for %i_23 = %c_0 to %c_3 step %c_1 {
            %v_24 = arith.divui %i_23, %c_7 : index
            %v_25 = arith.remui %i_23, %c_7 : index
            %v_26 = arith.muli %v_25, %c_8 : index
            %is_27 = arith.cmpi eq, %v_24, %c_0 : index
            %v_28 = arith.select %is_27, %rows_0, %rows_1 : index
            %v_29 = arith.muli %v_26, %row_bytes : index
            %v_30 = arith.addi %v_28, %v_29 : index
            %v_31 = arith.muli %row_bytes, %c_0 : index
            %v_32 = arith.addi %v_30, %v_31 : index
            %v_33 = arith.index_cast %v_32 : index to i64
            %pointer_34 = llvm.inttoptr %v_33 : i64 to !llvm.ptr
            %v_35 = arith.addi %v_30, %row_bytes : index
            %v_36 = arith.index_cast %v_35 : index to i64
            %pointer_37 = llvm.inttoptr %v_36 : i64 to !llvm.ptr
            %v_38 = arith.muli %row_bytes, %c_7 : index
            %v_39 = arith.addi %v_30, %v_38 : index
            %v_40 = arith.index_cast %v_39 : index to i64
            %pointer_41 = llvm.inttoptr %v_40 : i64 to !llvm.ptr
            %v_42 = arith.muli %row_bytes, %c_9 : index
            %v_43 = arith.addi %v_30, %v_42 : index
            %v_44 = arith.index_cast %v_43 : index to i64
            %pointer_45 = llvm.inttoptr %v_44 : i64 to !llvm.ptr
            %v_46 = arith.muli %row_bytes, %c_3 : index
            %v_47 = arith.addi %v_30, %v_46 : index
            %v_48 = arith.index_cast %v_47 : index to i64
            %pointer_49 = llvm.inttoptr %v_48 : i64 to !llvm.ptr
            %v_50 = arith.muli %row_bytes, %c_10 : index
            %v_51 = arith.addi %v_30, %v_50 : index
            %v_52 = arith.index_cast %v_51 : index to i64
            %pointer_53 = llvm.inttoptr %v_52 : i64 to !llvm.ptr
            %v_54 = arith.muli %row_bytes, %c_11 : index
            %v_55 = arith.addi %v_30, %v_54 : index
            %v_56 = arith.index_cast %v_55 : index to i64
            %pointer_57 = llvm.inttoptr %v_56 : i64 to !llvm.ptr
            %v_58 = arith.muli %row_bytes, %c_12 : index
            %v_59 = arith.addi %v_30, %v_58 : index
            %v_60 = arith.index_cast %v_59 : index to i64
            %pointer_61 = llvm.inttoptr %v_60 : i64 to !llvm.ptr
            %v_62 = arith.muli %v_24, %c_4 : index
            %v_63 = arith.addi %v_62, %v_26 : index
            %v_64 = arith.addi %i_22, %c_6 : index
            %v_65 = arith.minsi %v_64, %v_4 : index
            %loop_67:16 = scf.for %i_66 = %i_22 to %v_65 step %c_3 iter_args(%carry_68 = %c_2, %carry_69 = %c_2, %carry_70 = %c_2, %carry_71 = %c_2, %carry_72 = %c_2, %carry_73 = %c_2, %carry_74 = %c_2, %carry_75 = %c_2, %carry_76 = %c_2, %carry_77 = %c_2, %carry_78 = %c_2, %carry_79 = %c_2, %carry_80 = %c_2, %carry_81 = %c_2, %carry_82 = %c_2, %carry_83 = %c_2) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %v_84 = arith.subi %c_3, %i_23 : index
              %v_85 = arith.muli %v_84, %i_22 : index
              %v_86 = arith.muli %i_23, %v_65 : index
              %v_87 = arith.addi %v_85, %v_86 : index
              %v_88 = arith.subi %i_66, %i_22 : index
              %v_89 = arith.addi %v_87, %v_88 : index
              %v_90 = arith.divui %v_89, %c_3 : index
              %v_91 = arith.muli %v_90, %v_14 : index
              %v_92 = arith.addi %v_16, %v_91 : index
              scf.for %i_93 = %c_0 to %v_14 step %c_1 {
                %v_94 = arith.addi %v_92, %i_93 : index
                %v_95 = arith.subi %v_9, %c_1 : index
                %v_96 = arith.minsi %v_94, %v_95 : index
                %v_97 = arith.muli %v_96, %c_6 : index
                %v_98 = arith.addi %next_0, %v_97 : index
                %v_99 = arith.index_cast %v_98 : index to i64
                %pointer_100 = llvm.inttoptr %v_99 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_100) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                %v_101 = arith.addi %next_1, %v_97 : index
                %v_102 = arith.index_cast %v_101 : index to i64
                %pointer_103 = llvm.inttoptr %v_102 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_103) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              }
              %v_104 = arith.addi %i_66, %c_3 : index
              %loop_106:16 = scf.for %i_105 = %i_66 to %v_104 step %c_1 iter_args(%carry_107 = %carry_68, %carry_108 = %carry_69, %carry_109 = %carry_70, %carry_110 = %carry_71, %carry_111 = %carry_72, %carry_112 = %carry_73, %carry_113 = %carry_74, %carry_114 = %carry_75, %carry_115 = %carry_76, %carry_116 = %carry_77, %carry_117 = %carry_78, %carry_118 = %carry_79, %carry_119 = %carry_80, %carry_120 = %carry_81, %carry_121 = %carry_82, %carry_122 = %carry_83) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                %v_123 = arith.muli %i_105, %c_3 : index
                %v_124 = arith.index_cast %v_123 : index to i64
                %v_125 = arith.muli %i_105, %c_6 : index
                %v_126 = arith.index_cast %v_125 : index to i64
                %pointer_127 = llvm.getelementptr %pointer_18[%v_126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_128 = llvm.load %pointer_127 <alignment = 64> : !llvm.ptr -> vector<16xf32>
                %pointer_129 = llvm.getelementptr %pointer_20[%v_126] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_130 = llvm.load %pointer_129 <alignment = 64> : !llvm.ptr -> vector<16xf32>
                %pointer_131 = llvm.getelementptr %pointer_34[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_132 = llvm.load %pointer_131 <alignment = 4> : !llvm.ptr -> f32
                %v_133 = vector.broadcast %v_132 : f32 to vector<16xf32>
                %acc_134 = math.fma %v_133, %v_128, %carry_107 : vector<16xf32>
                %acc_135 = math.fma %v_133, %v_130, %carry_108 : vector<16xf32>
                %pointer_136 = llvm.getelementptr %pointer_37[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_137 = llvm.load %pointer_136 <alignment = 4> : !llvm.ptr -> f32
                %v_138 = vector.broadcast %v_137 : f32 to vector<16xf32>
                %acc_139 = math.fma %v_138, %v_128, %carry_109 : vector<16xf32>
                %acc_140 = math.fma %v_138, %v_130, %carry_110 : vector<16xf32>
                %pointer_141 = llvm.getelementptr %pointer_41[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_142 = llvm.load %pointer_141 <alignment = 4> : !llvm.ptr -> f32
                %v_143 = vector.broadcast %v_142 : f32 to vector<16xf32>
                %acc_144 = math.fma %v_143, %v_128, %carry_111 : vector<16xf32>
                %acc_145 = math.fma %v_143, %v_130, %carry_112 : vector<16xf32>
                %pointer_146 = llvm.getelementptr %pointer_45[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_147 = llvm.load %pointer_146 <alignment = 4> : !llvm.ptr -> f32
                %v_148 = vector.broadcast %v_147 : f32 to vector<16xf32>
                %acc_149 = math.fma %v_148, %v_128, %carry_113 : vector<16xf32>
                %acc_150 = math.fma %v_148, %v_130, %carry_114 : vector<16xf32>
                %pointer_151 = llvm.getelementptr %pointer_49[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_152 = llvm.load %pointer_151 <alignment = 4> : !llvm.ptr -> f32
                %v_153 = vector.broadcast %v_152 : f32 to vector<16xf32>
                %acc_154 = math.fma %v_153, %v_128, %carry_115 : vector<16xf32>
                %acc_155 = math.fma %v_153, %v_130, %carry_116 : vector<16xf32>
                %pointer_156 = llvm.getelementptr %pointer_53[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_157 = llvm.load %pointer_156 <alignment = 4> : !llvm.ptr -> f32
                %v_158 = vector.broadcast %v_157 : f32 to vector<16xf32>
                %acc_159 = math.fma %v_158, %v_128, %carry_117 : vector<16xf32>
                %acc_160 = math.fma %v_158, %v_130, %carry_118 : vector<16xf32>
                %pointer_161 = llvm.getelementptr %pointer_57[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_162 = llvm.load %pointer_161 <alignment = 4> : !llvm.ptr -> f32
                %v_163 = vector.broadcast %v_162 : f32 to vector<16xf32>
                %acc_164 = math.fma %v_163, %v_128, %carry_119 : vector<16xf32>
                %acc_165 = math.fma %v_163, %v_130, %carry_120 : vector<16xf32>
                %pointer_166 = llvm.getelementptr %pointer_61[%v_124] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_167 = llvm.load %pointer_166 <alignment = 4> : !llvm.ptr -> f32
                %v_168 = vector.broadcast %v_167 : f32 to vector<16xf32>
                %acc_169 = math.fma %v_168, %v_128, %carry_121 : vector<16xf32>
                %acc_170 = math.fma %v_168, %v_130, %carry_122 : vector<16xf32>
                scf.yield %acc_134, %acc_135, %acc_139, %acc_140, %acc_144, %acc_145, %acc_149, %acc_150, %acc_154, %acc_155, %acc_159, %acc_160, %acc_164, %acc_165, %acc_169, %acc_170 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
              } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
              scf.yield %loop_106#0, %loop_106#1, %loop_106#2, %loop_106#3, %loop_106#4, %loop_106#5, %loop_106#6, %loop_106#7, %loop_106#8, %loop_106#9, %loop_106#10, %loop_106#11, %loop_106#12, %loop_106#13, %loop_106#14, %loop_106#15 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %v_171 = vector.load %sums[%v_63, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_172 = arith.addf %v_171, %loop_67#0 : vector<16xf32>
            vector.store %v_172, %sums[%v_63, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_173 = arith.addi %v_63, %c_13 : index
            %v_174 = vector.load %sums[%v_173, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_175 = arith.addf %v_174, %loop_67#1 : vector<16xf32>
            vector.store %v_175, %sums[%v_173, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_176 = arith.addi %v_63, %c_1 : index
            %v_177 = vector.load %sums[%v_176, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_178 = arith.addf %v_177, %loop_67#2 : vector<16xf32>
            vector.store %v_178, %sums[%v_176, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_179 = arith.addi %v_63, %c_14 : index
            %v_180 = vector.load %sums[%v_179, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_181 = arith.addf %v_180, %loop_67#3 : vector<16xf32>
            vector.store %v_181, %sums[%v_179, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_182 = arith.addi %v_63, %c_7 : index
            %v_183 = vector.load %sums[%v_182, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_184 = arith.addf %v_183, %loop_67#4 : vector<16xf32>
            vector.store %v_184, %sums[%v_182, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_185 = arith.addi %v_63, %c_15 : index
            %v_186 = vector.load %sums[%v_185, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_187 = arith.addf %v_186, %loop_67#5 : vector<16xf32>
            vector.store %v_187, %sums[%v_185, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_188 = arith.addi %v_63, %c_9 : index
            %v_189 = vector.load %sums[%v_188, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_190 = arith.addf %v_189, %loop_67#6 : vector<16xf32>
            vector.store %v_190, %sums[%v_188, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_191 = arith.addi %v_63, %c_16 : index
            %v_192 = vector.load %sums[%v_191, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_193 = arith.addf %v_192, %loop_67#7 : vector<16xf32>
            vector.store %v_193, %sums[%v_191, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_194 = arith.addi %v_63, %c_3 : index
            %v_195 = vector.load %sums[%v_194, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_196 = arith.addf %v_195, %loop_67#8 : vector<16xf32>
            vector.store %v_196, %sums[%v_194, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_197 = arith.addi %v_63, %c_17 : index
            %v_198 = vector.load %sums[%v_197, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_199 = arith.addf %v_198, %loop_67#9 : vector<16xf32>
            vector.store %v_199, %sums[%v_197, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_200 = arith.addi %v_63, %c_10 : index
            %v_201 = vector.load %sums[%v_200, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_202 = arith.addf %v_201, %loop_67#10 : vector<16xf32>
            vector.store %v_202, %sums[%v_200, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_203 = arith.addi %v_63, %c_18 : index
            %v_204 = vector.load %sums[%v_203, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_205 = arith.addf %v_204, %loop_67#11 : vector<16xf32>
            vector.store %v_205, %sums[%v_203, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_206 = arith.addi %v_63, %c_11 : index
            %v_207 = vector.load %sums[%v_206, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_208 = arith.addf %v_207, %loop_67#12 : vector<16xf32>
            vector.store %v_208, %sums[%v_206, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_209 = arith.addi %v_63, %c_19 : index
            %v_210 = vector.load %sums[%v_209, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_211 = arith.addf %v_210, %loop_67#13 : vector<16xf32>
            vector.store %v_211, %sums[%v_209, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_212 = arith.addi %v_63, %c_12 : index
            %v_213 = vector.load %sums[%v_212, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_214 = arith.addf %v_213, %loop_67#14 : vector<16xf32>
            vector.store %v_214, %sums[%v_212, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_215 = arith.addi %v_63, %c_20 : index
            %v_216 = vector.load %sums[%v_215, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_217 = arith.addf %v_216, %loop_67#15 : vector<16xf32>
            vector.store %v_217, %sums[%v_215, %c_0] : memref<96x16xf32>, vector<16xf32>
          }
        }
        return
      }
      func.func private @multiply_16x1(%sums: memref<96x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 16 : index
        %c_5 = arith.constant 63 : index
        %c_6 = arith.constant 64 : index
        %c_7 = arith.constant 32 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 8 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 5 : index
        %c_12 = arith.constant 6 : index
        %c_13 = arith.constant 7 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.divui %length, %c_1 : index
        %v_4 = arith.divui %v_3, %c_3 : index
        %v_5 = arith.muli %v_4, %c_3 : index
        %v_6 = arith.muli %row_bytes, %c_4 : index
        %v_7 = arith.addi %v_6, %c_5 : index
        %v_8 = arith.divui %v_7, %c_6 : index
        %v_9 = arith.muli %calls, %v_5 : index
        %v_10 = arith.maxsi %v_9, %c_1 : index
        %v_11 = arith.subi %v_10, %c_1 : index
        %v_12 = arith.addi %v_8, %v_11 : index
        %v_13 = arith.divui %v_12, %v_10 : index
        %v_14 = arith.muli %call, %v_5 : index
        %v_15 = arith.muli %v_14, %v_13 : index
        %v_16 = arith.index_cast %v_2 : index to i64
        %pointer_17 = llvm.inttoptr %v_16 : i64 to !llvm.ptr
        scf.for %i_18 = %c_0 to %c_7 step %c_1 {
          vector.store %c_2, %sums[%i_18, %c_0] : memref<96x16xf32>, vector<16xf32>
        }
        scf.for %i_19 = %c_0 to %v_3 step %c_6 {
          scf.for %i_20 = %c_0 to %c_3 step %c_1 {
            %v_21 = arith.divui %i_20, %c_8 : index
            %v_22 = arith.remui %i_20, %c_8 : index
            %v_23 = arith.muli %v_22, %c_9 : index
            %is_24 = arith.cmpi eq, %v_21, %c_0 : index
            %v_25 = arith.select %is_24, %rows_0, %rows_1 : index
            %v_26 = arith.muli %v_23, %row_bytes : index
            %v_27 = arith.addi %v_25, %v_26 : index
            %v_28 = arith.muli %row_bytes, %c_0 : index
            %v_29 = arith.addi %v_27, %v_28 : index
            %v_30 = arith.index_cast %v_29 : index to i64
            %pointer_31 = llvm.inttoptr %v_30 : i64 to !llvm.ptr
            %v_32 = arith.addi %v_27, %row_bytes : index
            %v_33 = arith.index_cast %v_32 : index to i64
            %pointer_34 = llvm.inttoptr %v_33 : i64 to !llvm.ptr
            %v_35 = arith.muli %row_bytes, %c_8 : index
            %v_36 = arith.addi %v_27, %v_35 : index
            %v_37 = arith.index_cast %v_36 : index to i64
            %pointer_38 = llvm.inttoptr %v_37 : i64 to !llvm.ptr
            %v_39 = arith.muli %row_bytes, %c_10 : index
            %v_40 = arith.addi %v_27, %v_39 : index
            %v_41 = arith.index_cast %v_40 : index to i64
            %pointer_42 = llvm.inttoptr %v_41 : i64 to !llvm.ptr
            %v_43 = arith.muli %row_bytes, %c_3 : index
            %v_44 = arith.addi %v_27, %v_43 : index
            %v_45 = arith.index_cast %v_44 : index to i64
            %pointer_46 = llvm.inttoptr %v_45 : i64 to !llvm.ptr
            %v_47 = arith.muli %row_bytes, %c_11 : index
            %v_48 = arith.addi %v_27, %v_47 : index
            %v_49 = arith.index_cast %v_48 : index to i64
            %pointer_50 = llvm.inttoptr %v_49 : i64 to !llvm.ptr
            %v_51 = arith.muli %row_bytes, %c_12 : index
            %v_52 = arith.addi %v_27, %v_51 : index
            %v_53 = arith.index_cast %v_52 : index to i64
            %pointer_54 = llvm.inttoptr %v_53 : i64 to !llvm.ptr
            %v_55 = arith.muli %row_bytes, %c_13 : index
            %v_56 = arith.addi %v_27, %v_55 : index
            %v_57 = arith.index_cast %v_56 : index to i64
            %pointer_58 = llvm.inttoptr %v_57 : i64 to !llvm.ptr
            %v_59 = arith.muli %v_21, %c_4 : index
            %v_60 = arith.addi %v_59, %v_23 : index
            %v_61 = arith.addi %i_19, %c_6 : index
            %v_62 = arith.minsi %v_61, %v_3 : index
            %loop_64:8 = scf.for %i_63 = %i_19 to %v_62 step %c_3 iter_args(%carry_65 = %c_2, %carry_66 = %c_2, %carry_67 = %c_2, %carry_68 = %c_2, %carry_69 = %c_2, %carry_70 = %c_2, %carry_71 = %c_2, %carry_72 = %c_2) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %v_73 = arith.subi %c_3, %i_20 : index
              %v_74 = arith.muli %v_73, %i_19 : index
              %v_75 = arith.muli %i_20, %v_62 : index
              %v_76 = arith.addi %v_74, %v_75 : index
              %v_77 = arith.subi %i_63, %i_19 : index
              %v_78 = arith.addi %v_76, %v_77 : index
              %v_79 = arith.divui %v_78, %c_3 : index
              %v_80 = arith.muli %v_79, %v_13 : index
              %v_81 = arith.addi %v_15, %v_80 : index
              scf.for %i_82 = %c_0 to %v_13 step %c_1 {
                %v_83 = arith.addi %v_81, %i_82 : index
                %v_84 = arith.subi %v_8, %c_1 : index
                %v_85 = arith.minsi %v_83, %v_84 : index
                %v_86 = arith.muli %v_85, %c_6 : index
                %v_87 = arith.addi %next_0, %v_86 : index
                %v_88 = arith.index_cast %v_87 : index to i64
                %pointer_89 = llvm.inttoptr %v_88 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_89) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                %v_90 = arith.addi %next_1, %v_86 : index
                %v_91 = arith.index_cast %v_90 : index to i64
                %pointer_92 = llvm.inttoptr %v_91 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_92) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              }
              %v_93 = arith.addi %i_63, %c_3 : index
              %loop_95:8 = scf.for %i_94 = %i_63 to %v_93 step %c_1 iter_args(%carry_96 = %carry_65, %carry_97 = %carry_66, %carry_98 = %carry_67, %carry_99 = %carry_68, %carry_100 = %carry_69, %carry_101 = %carry_70, %carry_102 = %carry_71, %carry_103 = %carry_72) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                %v_104 = arith.muli %i_94, %c_3 : index
                %v_105 = arith.index_cast %v_104 : index to i64
                %v_106 = arith.muli %i_94, %c_6 : index
                %v_107 = arith.index_cast %v_106 : index to i64
                %pointer_108 = llvm.getelementptr %pointer_17[%v_107] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_109 = llvm.load %pointer_108 <alignment = 64> : !llvm.ptr -> vector<16xf32>
                %pointer_110 = llvm.getelementptr %pointer_31[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_111 = llvm.load %pointer_110 <alignment = 4> : !llvm.ptr -> f32
                %v_112 = vector.broadcast %v_111 : f32 to vector<16xf32>
                %acc_113 = math.fma %v_112, %v_109, %carry_96 : vector<16xf32>
                %pointer_114 = llvm.getelementptr %pointer_34[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_115 = llvm.load %pointer_114 <alignment = 4> : !llvm.ptr -> f32
                %v_116 = vector.broadcast %v_115 : f32 to vector<16xf32>
                %acc_117 = math.fma %v_116, %v_109, %carry_97 : vector<16xf32>
                %pointer_118 = llvm.getelementptr %pointer_38[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_119 = llvm.load %pointer_118 <alignment = 4> : !llvm.ptr -> f32
                %v_120 = vector.broadcast %v_119 : f32 to vector<16xf32>
                %acc_121 = math.fma %v_120, %v_109, %carry_98 : vector<16xf32>
                %pointer_122 = llvm.getelementptr %pointer_42[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_123 = llvm.load %pointer_122 <alignment = 4> : !llvm.ptr -> f32
                %v_124 = vector.broadcast %v_123 : f32 to vector<16xf32>
                %acc_125 = math.fma %v_124, %v_109, %carry_99 : vector<16xf32>
                %pointer_126 = llvm.getelementptr %pointer_46[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_127 = llvm.load %pointer_126 <alignment = 4> : !llvm.ptr -> f32
                %v_128 = vector.broadcast %v_127 : f32 to vector<16xf32>
                %acc_129 = math.fma %v_128, %v_109, %carry_100 : vector<16xf32>
                %pointer_130 = llvm.getelementptr %pointer_50[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_131 = llvm.load %pointer_130 <alignment = 4> : !llvm.ptr -> f32
                %v_132 = vector.broadcast %v_131 : f32 to vector<16xf32>
                %acc_133 = math.fma %v_132, %v_109, %carry_101 : vector<16xf32>
                %pointer_134 = llvm.getelementptr %pointer_54[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_135 = llvm.load %pointer_134 <alignment = 4> : !llvm.ptr -> f32
                %v_136 = vector.broadcast %v_135 : f32 to vector<16xf32>
                %acc_137 = math.fma %v_136, %v_109, %carry_102 : vector<16xf32>
                %pointer_138 = llvm.getelementptr %pointer_58[%v_105] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_139 = llvm.load %pointer_138 <alignment = 4> : !llvm.ptr -> f32
                %v_140 = vector.broadcast %v_139 : f32 to vector<16xf32>
                %acc_141 = math.fma %v_140, %v_109, %carry_103 : vector<16xf32>
                scf.yield %acc_113, %acc_117, %acc_121, %acc_125, %acc_129, %acc_133, %acc_137, %acc_141 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
              } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
              scf.yield %loop_95#0, %loop_95#1, %loop_95#2, %loop_95#3, %loop_95#4, %loop_95#5, %loop_95#6, %loop_95#7 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %v_142 = vector.load %sums[%v_60, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_143 = arith.addf %v_142, %loop_64#0 : vector<16xf32>
            vector.store %v_143, %sums[%v_60, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_144 = arith.addi %v_60, %c_1 : index
            %v_145 = vector.load %sums[%v_144, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_146 = arith.addf %v_145, %loop_64#1 : vector<16xf32>
            vector.store %v_146, %sums[%v_144, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_147 = arith.addi %v_60, %c_8 : index
            %v_148 = vector.load %sums[%v_147, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_149 = arith.addf %v_148, %loop_64#2 : vector<16xf32>
            vector.store %v_149, %sums[%v_147, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_150 = arith.addi %v_60, %c_10 : index
            %v_151 = vector.load %sums[%v_150, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_152 = arith.addf %v_151, %loop_64#3 : vector<16xf32>
            vector.store %v_152, %sums[%v_150, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_153 = arith.addi %v_60, %c_3 : index
            %v_154 = vector.load %sums[%v_153, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_155 = arith.addf %v_154, %loop_64#4 : vector<16xf32>
            vector.store %v_155, %sums[%v_153, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_156 = arith.addi %v_60, %c_11 : index
            %v_157 = vector.load %sums[%v_156, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_158 = arith.addf %v_157, %loop_64#5 : vector<16xf32>
            vector.store %v_158, %sums[%v_156, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_159 = arith.addi %v_60, %c_12 : index
            %v_160 = vector.load %sums[%v_159, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_161 = arith.addf %v_160, %loop_64#6 : vector<16xf32>
            vector.store %v_161, %sums[%v_159, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_162 = arith.addi %v_60, %c_13 : index
            %v_163 = vector.load %sums[%v_162, %c_0] : memref<96x16xf32>, vector<16xf32>
            %v_164 = arith.addf %v_163, %loop_64#7 : vector<16xf32>
            vector.store %v_164, %sums[%v_162, %c_0] : memref<96x16xf32>, vector<16xf32>
          }
        }
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
        %c_4 = arith.constant 239 : index
        %c_5 = arith.constant 240 : index
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
        %c_0 = arith.constant 38400 : index
        %c_1 = arith.constant -1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 32 : index
        %c_4 = arith.constant 4 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 15 : index
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 0 : i32
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 2560 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 64 : index
        %c_14 = arith.constant 8 : index
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant 48 : index
        %c_17 = arith.constant 160 : index
        %c_18 = arith.constant 3840 : index
        %c_19 = arith.constant 40 : index
        %c_20 = arith.constant 96 : index
        %c_21 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_22 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_23 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_24 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_25 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_26 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_27 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_28 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_29 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_30 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_31 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_32 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_33 = arith.constant dense<1> : vector<16xi32>
        %c_34 = arith.constant dense<23> : vector<16xi32>
        %c_35 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x38400xi8>{%workers}
        %sums = memref.alloca() alignment = 64 : memref<96x16xf32>
        %packed = memref.alloca() alignment = 64 : memref<1xi32>
        %tile_tokens = memref.alloca() alignment = 64 : memref<16xi32>
        %square = memref.alloca() alignment = 64 : memref<16x16xf32>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x38400xi8> -> index
        %v_2 = arith.muli %workgroup_0, %c_0 : index
        %v_3 = arith.addi %address_1, %v_2 : index
        memref.store %c_1, %packed[%c_2] : memref<1xi32>
        %v_4 = memref.load %counters[%c_3] : memref<48xi32>
        %v_5 = arith.index_cast %v_4 : i32 to index
        %address_6 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_7 = arith.muli %workers, %c_4 : index
        %end_10:2 = scf.while (%at_8 = %c_2, %at_9 = %c_2) : (index, index) -> (index, index) {
          %is_13 = arith.cmpi slt, %at_8, %v_5 : index
          scf.condition(%is_13) %at_8, %at_9 : index, index
        } do {
          ^bb0(%i_11: index, %i_12: index):
          %v_14 = arith.index_cast %address_6 : index to i64
          %pointer_15 = llvm.inttoptr %v_14 : i64 to !llvm.ptr
          %v_16 = arith.index_cast %c_5 : index to i32
          %v_17 = llvm.atomicrmw add %pointer_15, %v_16 monotonic : !llvm.ptr, i32
          %v_18 = arith.index_cast %v_17 : i32 to index
          %v_19 = arith.muli %v_7, %c_6 : index
          %v_20 = arith.divui %v_5, %v_19 : index
          %v_21 = arith.maxsi %v_20, %c_5 : index
          %v_22 = arith.divui %v_18, %v_7 : index
          %loop_24:2 = scf.for %i_23 = %c_2 to %v_22 step %c_5 iter_args(%carry_25 = %c_2, %carry_26 = %v_21) -> (index, index) {
            %v_27 = arith.muli %carry_26, %v_7 : index
            %v_28 = arith.addi %carry_25, %v_27 : index
            %v_29 = arith.divui %carry_26, %c_6 : index
            %v_30 = arith.maxsi %v_29, %c_5 : index
            scf.yield %v_28, %v_30 : index, index
          }
          %v_31 = arith.remui %v_18, %v_7 : index
          %v_32 = arith.muli %v_31, %loop_24#1 : index
          %v_33 = arith.addi %loop_24#0, %v_32 : index
          %v_34 = arith.addi %i_11, %i_12 : index
          scf.for %i_35 = %i_11 to %v_34 step %c_5 {
            %v_36 = arith.addi %i_35, %c_5 : index
            %is_37 = arith.cmpi eq, %v_36, %v_34 : index
            %v_38 = arith.select %is_37, %v_33, %v_36 : index
            %v_39 = arith.divui %i_35, %c_5 : index
            %v_40 = arith.remui %i_35, %c_5 : index
            %v_41 = arith.muli %v_40, %c_3 : index
            %v_42 = memref.load %row_blocks[%v_39, %c_2] : memref<?x4xi32>
            %v_43 = arith.index_cast %v_42 : i32 to index
            %v_44 = memref.load %row_blocks[%v_39, %c_5] : memref<?x4xi32>
            %v_45 = arith.index_cast %v_44 : i32 to index
            %v_46 = memref.load %row_blocks[%v_39, %c_6] : memref<?x4xi32>
            %v_47 = arith.index_cast %v_46 : i32 to index
            %v_48 = arith.subi %v_5, %c_5 : index
            %v_49 = arith.minsi %v_38, %v_48 : index
            %v_50 = arith.divui %v_49, %c_5 : index
            %v_51 = memref.load %row_blocks[%v_50, %c_2] : memref<?x4xi32>
            %v_52 = arith.index_cast %v_51 : i32 to index
            %v_53 = memref.load %row_blocks[%v_50, %c_5] : memref<?x4xi32>
            %v_54 = arith.index_cast %v_53 : i32 to index
            %v_55 = memref.load %row_blocks[%v_50, %c_6] : memref<?x4xi32>
            %v_56 = arith.index_cast %v_55 : i32 to index
            %v_57 = arith.remui %v_49, %c_5 : index
            %v_58 = arith.muli %v_57, %c_3 : index
            %v_59 = memref.load %packed[%c_2] : memref<1xi32>
            %v_60 = arith.index_cast %v_39 : index to i32
            %is_61 = arith.cmpi ne, %v_59, %v_60 : i32
            scf.if %is_61 {
              %v_62 = arith.index_cast %v_39 : index to i32
              memref.store %v_62, %packed[%c_2] : memref<1xi32>
              %v_63 = arith.addi %v_47, %c_7 : index
              %v_64 = arith.divui %v_63, %c_8 : index
              scf.for %i_65 = %c_2 to %v_64 step %c_5 {
                scf.for %i_66 = %c_2 to %c_8 step %c_5 {
                  %v_67 = arith.muli %i_65, %c_8 : index
                  %v_68 = arith.addi %v_45, %v_67 : index
                  %v_69 = arith.addi %v_68, %i_66 : index
                  %v_70 = memref.load %assignment_of[%v_69] : memref<?xi32>
                  %v_71 = arith.index_cast %v_70 : i32 to index
                  %v_72 = arith.maxsi %v_71, %c_2 : index
                  %is_73 = arith.cmpi sge, %v_70, %c_9 : i32
                  %v_74 = arith.divui %v_72, %c_10 : index
                  %v_75 = arith.index_cast %v_74 : index to i32
                  %v_76 = arith.select %is_73, %v_75, %v_70 : i32
                  memref.store %v_76, %tile_tokens[%i_66] : memref<16xi32>
                }
                %v_77 = arith.muli %i_65, %c_11 : index
                %v_78 = arith.addi %v_3, %v_77 : index
                scf.for %i_79 = %c_2 to %c_3 step %c_8 {
                  scf.for %i_80 = %c_2 to %c_8 step %c_5 {
                    %v_81 = memref.load %tile_tokens[%i_80] : memref<16xi32>
                    %v_82 = arith.index_cast %v_81 : i32 to index
                    %is_83 = arith.cmpi sge, %v_82, %c_2 : index
                    %v_84 = arith.select %is_83, %c_8, %c_2 : index
                    %mask_85 = vector.create_mask %v_84 : vector<16xi1>
                    %v_86 = arith.maxsi %v_82, %c_2 : index
                    %v_87 = vector.maskedload %x[%v_86, %i_79], %mask_85, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    vector.store %v_87, %square[%i_80, %c_2] : memref<16x16xf32>, vector<16xf32>
                  }
                  %v_88 = arith.muli %i_79, %c_13 : index
                  %v_89 = arith.addi %v_78, %v_88 : index
                  %address_90 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
                  func.call @transpose(%address_90, %v_89) : (index, index) -> ()
                }
                scf.for %i_91 = %c_2 to %c_8 step %c_5 {
                  %v_92 = memref.load %tile_tokens[%i_91] : memref<16xi32>
                  %v_93 = arith.index_cast %v_92 : i32 to index
                  %is_94 = arith.cmpi sge, %v_93, %c_2 : index
                  %v_95 = arith.select %is_94, %c_14, %c_2 : index
                  %mask_96 = vector.create_mask %v_95 : vector<16xi1>
                  %v_97 = arith.maxsi %v_93, %c_2 : index
                  %v_98 = vector.maskedload %x[%v_97, %c_3], %mask_96, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  vector.store %v_98, %square[%i_91, %c_2] : memref<16x16xf32>, vector<16xf32>
                }
                %v_99 = arith.muli %c_3, %c_13 : index
                %v_100 = arith.addi %v_78, %v_99 : index
                %address_101 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
                func.call @transpose(%address_101, %address_101) : (index, index) -> ()
                scf.for %i_102 = %c_2 to %c_14 step %c_5 {
                  %v_103 = arith.muli %i_102, %c_13 : index
                  %v_104 = arith.addi %address_101, %v_103 : index
                  %v_105 = arith.index_cast %v_104 : index to i64
                  %pointer_106 = llvm.inttoptr %v_105 : i64 to !llvm.ptr
                  %v_107 = llvm.load %pointer_106 <alignment = 64> : !llvm.ptr -> vector<16xi32>
                  %v_108 = arith.addi %v_100, %v_103 : index
                  %v_109 = arith.index_cast %v_108 : index to i64
                  %pointer_110 = llvm.inttoptr %v_109 : i64 to !llvm.ptr
                  llvm.store %v_107, %pointer_110 <alignment = 64> : vector<16xi32>, !llvm.ptr
                }
              }
            }
            %v_111 = arith.addi %v_41, %c_3 : index
            %v_112 = arith.minsi %v_111, %c_15 : index
            %v_113 = arith.addi %v_47, %c_7 : index
            %v_114 = arith.divui %v_113, %c_8 : index
            scf.for %i_115 = %v_41 to %v_112 step %c_8 {
              %v_116 = arith.minsi %i_115, %c_14 : index
              %v_117 = arith.addi %v_116, %c_15 : index
              %v_118 = arith.addi %i_115, %c_8 : index
              %is_119 = arith.cmpi sge, %v_118, %v_112 : index
              %v_120 = arith.select %is_119, %v_52, %v_43 : index
              %v_121 = arith.addi %i_115, %c_8 : index
              %v_122 = arith.select %is_119, %v_58, %v_121 : index
              %address_123 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
              %v_124 = arith.muli %v_120, %c_16 : index
              %v_125 = arith.addi %v_124, %v_122 : index
              %v_126 = arith.muli %v_125, %c_17 : index
              %v_127 = arith.addi %address_123, %v_126 : index
              %v_128 = arith.addi %v_127, %c_18 : index
              %v_129 = arith.divui %v_114, %c_10 : index
              %v_130 = arith.remui %v_114, %c_10 : index
              %is_131 = arith.cmpi eq, %v_130, %c_5 : index
              %is_132 = arith.cmpi sgt, %v_114, %c_5 : index
              %v_133 = arith.andi %is_131, %is_132 : i1
              %v_134 = arith.subi %v_129, %c_5 : index
              %v_135 = arith.select %v_133, %v_134, %v_129 : index
              %v_136 = arith.muli %v_135, %c_10 : index
              %v_137 = arith.subi %v_114, %v_136 : index
              %v_138 = arith.addi %v_137, %c_5 : index
              %v_139 = arith.divui %v_138, %c_6 : index
              %v_140 = arith.addi %v_135, %v_139 : index
              scf.for %i_141 = %c_2 to %v_140 step %c_5 {
                %is_142 = arith.cmpi slt, %i_141, %v_135 : index
                %v_143 = arith.muli %i_141, %c_10 : index
                %v_144 = arith.muli %v_135, %c_10 : index
                %v_145 = arith.subi %i_141, %v_135 : index
                %v_146 = arith.muli %v_145, %c_6 : index
                %v_147 = arith.addi %v_144, %v_146 : index
                %v_148 = arith.select %is_142, %v_143, %v_147 : index
                %v_149 = arith.subi %v_114, %v_148 : index
                %v_150 = arith.minsi %v_149, %c_6 : index
                %v_151 = arith.select %is_142, %c_10, %v_150 : index
                %v_152 = arith.muli %v_148, %c_11 : index
                %v_153 = arith.addi %v_3, %v_152 : index
                %is_154 = arith.cmpi eq, %v_151, %c_10 : index
                scf.if %is_154 {
                  %address_155 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_156 = arith.muli %v_43, %c_16 : index
                  %v_157 = arith.addi %v_156, %v_116 : index
                  %v_158 = arith.muli %v_157, %c_17 : index
                  %v_159 = arith.addi %address_155, %v_158 : index
                  %address_160 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_161 = arith.muli %v_43, %c_16 : index
                  %v_162 = arith.addi %v_161, %v_117 : index
                  %v_163 = arith.muli %v_162, %c_17 : index
                  %v_164 = arith.addi %address_160, %v_163 : index
                  func.call @multiply_16x3(%sums, %v_159, %v_164, %c_17, %c_19, %v_153, %c_11, %v_127, %v_128, %v_140, %i_141) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                %is_165 = arith.cmpi eq, %v_151, %c_6 : index
                scf.if %is_165 {
                  %address_166 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_167 = arith.muli %v_43, %c_16 : index
                  %v_168 = arith.addi %v_167, %v_116 : index
                  %v_169 = arith.muli %v_168, %c_17 : index
                  %v_170 = arith.addi %address_166, %v_169 : index
                  %address_171 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_172 = arith.muli %v_43, %c_16 : index
                  %v_173 = arith.addi %v_172, %v_117 : index
                  %v_174 = arith.muli %v_173, %c_17 : index
                  %v_175 = arith.addi %address_171, %v_174 : index
                  func.call @multiply_16x2(%sums, %v_170, %v_175, %c_17, %c_19, %v_153, %c_11, %v_127, %v_128, %v_140, %i_141) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                %is_176 = arith.cmpi eq, %v_151, %c_5 : index
                scf.if %is_176 {
                  %address_177 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_178 = arith.muli %v_43, %c_16 : index
                  %v_179 = arith.addi %v_178, %v_116 : index
                  %v_180 = arith.muli %v_179, %c_17 : index
                  %v_181 = arith.addi %address_177, %v_180 : index
                  %address_182 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_183 = arith.muli %v_43, %c_16 : index
                  %v_184 = arith.addi %v_183, %v_117 : index
                  %v_185 = arith.muli %v_184, %c_17 : index
                  %v_186 = arith.addi %address_182, %v_185 : index
                  func.call @multiply_16x1(%sums, %v_181, %v_186, %c_17, %c_19, %v_153, %c_11, %v_127, %v_128, %v_140, %i_141) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                scf.for %i_187 = %c_2 to %v_151 step %c_5 {
                  %v_188 = arith.addi %v_148, %i_187 : index
                  %v_189 = arith.muli %i_187, %c_3 : index
                  %address_190 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_191 = arith.muli %v_188, %c_8 : index
                  %v_192 = arith.addi %v_45, %v_191 : index
                  %v_193 = arith.muli %v_192, %c_20 : index
                  %v_194 = arith.addi %address_190, %v_193 : index
                  scf.for %i_195 = %c_2 to %c_5 step %c_5 {
                    %v_196 = arith.subi %c_15, %i_115 : index
                    %v_197 = arith.maxsi %v_196, %c_2 : index
                    %v_198 = arith.minsi %c_8, %v_197 : index
                    scf.for %i_199 = %c_2 to %v_198 step %c_5 {
                      %v_200 = arith.addi %i_115, %i_199 : index
                      %v_201 = arith.addi %v_189, %c_2 : index
                      %v_202 = arith.subi %v_200, %v_116 : index
                      %v_203 = arith.addi %v_201, %v_202 : index
                      %v_204 = vector.load %sums[%v_203, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_205 = arith.addi %v_189, %c_8 : index
                      %v_206 = arith.subi %v_200, %v_116 : index
                      %v_207 = arith.addi %v_205, %v_206 : index
                      %v_208 = vector.load %sums[%v_207, %c_2] : memref<96x16xf32>, vector<16xf32>
                      %v_209 = arith.subf %c_12, %v_204 : vector<16xf32>
                      %is_210 = arith.cmpf ogt, %v_209, %c_21 : vector<16xf32>
                      %v_211 = arith.select %is_210, %c_21, %v_209 : vector<16xi1>, vector<16xf32>
                      %is_212 = arith.cmpf olt, %v_211, %c_22 : vector<16xf32>
                      %v_213 = arith.select %is_212, %c_22, %v_211 : vector<16xi1>, vector<16xf32>
                      %v_214 = arith.mulf %v_213, %c_23 : vector<16xf32>
                      %v_215 = math.roundeven %v_214 : vector<16xf32>
                      %acc_216 = math.fma %v_215, %c_24, %v_213 : vector<16xf32>
                      %acc_217 = math.fma %v_215, %c_25, %acc_216 : vector<16xf32>
                      %acc_218 = math.fma %c_26, %acc_217, %c_27 : vector<16xf32>
                      %acc_219 = math.fma %acc_218, %acc_217, %c_28 : vector<16xf32>
                      %acc_220 = math.fma %acc_219, %acc_217, %c_29 : vector<16xf32>
                      %acc_221 = math.fma %acc_220, %acc_217, %c_30 : vector<16xf32>
                      %acc_222 = math.fma %acc_221, %acc_217, %c_31 : vector<16xf32>
                      %acc_223 = math.fma %acc_222, %acc_217, %c_32 : vector<16xf32>
                      %acc_224 = math.fma %acc_223, %acc_217, %c_32 : vector<16xf32>
                      %v_225 = arith.fptosi %v_215 : vector<16xf32> to vector<16xi32>
                      %v_226 = arith.shrsi %v_225, %c_33 : vector<16xi32>
                      %v_227 = arith.subi %v_225, %v_226 : vector<16xi32>
                      %v_228 = arith.addi %v_226, %c_35 : vector<16xi32>
                      %v_229 = arith.shli %v_228, %c_34 : vector<16xi32>
                      %v_230 = arith.bitcast %v_229 : vector<16xi32> to vector<16xf32>
                      %v_231 = arith.mulf %acc_224, %v_230 : vector<16xf32>
                      %v_232 = arith.addi %v_227, %c_35 : vector<16xi32>
                      %v_233 = arith.shli %v_232, %c_34 : vector<16xi32>
                      %v_234 = arith.bitcast %v_233 : vector<16xi32> to vector<16xf32>
                      %v_235 = arith.mulf %v_231, %v_234 : vector<16xf32>
                      %v_236 = arith.addf %v_235, %c_32 : vector<16xf32>
                      %v_237 = arith.divf %c_32, %v_236 : vector<16xf32>
                      %v_238 = arith.mulf %v_204, %v_237 : vector<16xf32>
                      %v_239 = arith.mulf %v_238, %v_208 : vector<16xf32>
                      %v_240 = arith.addi %i_115, %i_199 : index
                      %v_241 = arith.divui %v_240, %c_5 : index
                      %v_242 = arith.muli %v_241, %c_13 : index
                      %v_243 = arith.addi %v_194, %v_242 : index
                      %v_244 = arith.index_cast %v_243 : index to i64
                      %pointer_245 = llvm.inttoptr %v_244 : i64 to !llvm.ptr
                      llvm.store %v_239, %pointer_245 <alignment = 64> : vector<16xf32>, !llvm.ptr
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_33, %loop_24#1 : index, index
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 39 : index
        %c_4 = arith.constant 31 : index
        %c_5 = arith.constant 256 : index
        %c_6 = arith.constant 64 : index
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 40 : index
        %c_10 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_11 = arith.constant 16 : index
        %c_12 = arith.constant 96 : index
        %c_13 = arith.constant 15 : index
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 1536 : index
        %c_16 = arith.constant 3 : index
        %c_17 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_18 = arith.constant 0 : i32
        %hidden = stream.binding.subspan %hidden_binding[%c_7] : !stream.binding -> memref<?x24xf32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_7] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_7] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_7] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_7] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_7] : !stream.binding -> memref<8x40x24xf32>
        %y = stream.binding.subspan %y_binding[%c_7] : !stream.binding -> memref<?x40xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<96x16xf32>
        %v_1 = memref.load %counters[%c_0] : memref<48xi32>
        %v_2 = arith.index_cast %v_1 : i32 to index
        %v_3 = arith.muli %v_2, %c_0 : index
        %is_4 = arith.cmpi sle, %assignments, %v_3 : index
        %v_5 = arith.select %is_4, %c_1, %c_2 : index
        %v_6 = arith.muli %workers, %v_5 : index
        %v_7 = arith.addi %v_6, %c_3 : index
        %v_8 = arith.divui %v_7, %v_6 : index
        %v_9 = arith.addi %v_8, %c_4 : index
        %v_10 = arith.divui %v_9, %c_0 : index
        %v_11 = arith.muli %v_10, %c_0 : index
        %v_12 = arith.minsi %v_11, %c_5 : index
        %v_13 = arith.addi %v_12, %c_3 : index
        %v_14 = arith.divui %v_13, %v_12 : index
        %address_15 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_16 = arith.addi %address_15, %c_6 : index
        %v_17 = arith.muli %workers, %c_1 : index
        %end_20:2 = scf.while (%at_18 = %c_7, %at_19 = %c_7) : (index, index) -> (index, index) {
          %is_23 = arith.cmpi slt, %at_18, %v_14 : index
          scf.condition(%is_23) %at_18, %at_19 : index, index
        } do {
          ^bb0(%i_21: index, %i_22: index):
          %v_24 = arith.index_cast %v_16 : index to i64
          %pointer_25 = llvm.inttoptr %v_24 : i64 to !llvm.ptr
          %v_26 = arith.index_cast %c_2 : index to i32
          %v_27 = llvm.atomicrmw add %pointer_25, %v_26 monotonic : !llvm.ptr, i32
          %v_28 = arith.index_cast %v_27 : i32 to index
          %v_29 = arith.muli %v_17, %c_8 : index
          %v_30 = arith.divui %v_14, %v_29 : index
          %v_31 = arith.maxsi %v_30, %c_2 : index
          %v_32 = arith.divui %v_28, %v_17 : index
          %loop_34:2 = scf.for %i_33 = %c_7 to %v_32 step %c_2 iter_args(%carry_35 = %c_7, %carry_36 = %v_31) -> (index, index) {
            %v_37 = arith.muli %carry_36, %v_17 : index
            %v_38 = arith.addi %carry_35, %v_37 : index
            %v_39 = arith.divui %carry_36, %c_8 : index
            %v_40 = arith.maxsi %v_39, %c_2 : index
            scf.yield %v_38, %v_40 : index, index
          }
          %v_41 = arith.remui %v_28, %v_17 : index
          %v_42 = arith.muli %v_41, %loop_34#1 : index
          %v_43 = arith.addi %loop_34#0, %v_42 : index
          %v_44 = arith.addi %i_21, %i_22 : index
          scf.for %i_45 = %i_21 to %v_44 step %c_2 {
            %v_46 = arith.addi %i_45, %c_2 : index
            %is_47 = arith.cmpi eq, %v_46, %v_44 : index
            %v_48 = arith.select %is_47, %v_43, %v_46 : index
            %v_49 = arith.muli %i_45, %v_12 : index
            %v_50 = arith.addi %v_49, %v_12 : index
            %v_51 = arith.minsi %v_50, %c_9 : index
            scf.for %i_52 = %c_7 to %tokens step %c_2 {
              scf.for %i_53 = %v_49 to %v_51 step %c_11 {
                %v_54 = arith.subi %v_51, %i_53 : index
                %mask_55 = vector.create_mask %v_54 : vector<16xi1>
                vector.maskedstore %y[%i_52, %i_53], %mask_55, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
            scf.for %i_56 = %c_7 to %v_2 step %c_2 {
              %v_57 = memref.load %row_blocks[%i_56, %c_7] : memref<?x4xi32>
              %v_58 = arith.index_cast %v_57 : i32 to index
              %v_59 = memref.load %row_blocks[%i_56, %c_2] : memref<?x4xi32>
              %v_60 = arith.index_cast %v_59 : i32 to index
              %v_61 = memref.load %row_blocks[%i_56, %c_8] : memref<?x4xi32>
              %v_62 = arith.index_cast %v_61 : i32 to index
              %v_63 = arith.addi %i_56, %c_2 : index
              %is_64 = arith.cmpi eq, %v_63, %v_2 : index
              %v_65 = arith.addi %i_56, %c_2 : index
              %v_66 = arith.select %is_64, %c_7, %v_65 : index
              %v_67 = memref.load %row_blocks[%v_66, %c_7] : memref<?x4xi32>
              %v_68 = arith.index_cast %v_67 : i32 to index
              %v_69 = memref.load %row_blocks[%v_66, %c_2] : memref<?x4xi32>
              %v_70 = arith.index_cast %v_69 : i32 to index
              %v_71 = memref.load %row_blocks[%v_66, %c_8] : memref<?x4xi32>
              %v_72 = arith.index_cast %v_71 : i32 to index
              %v_73 = arith.subi %v_14, %c_2 : index
              %v_74 = arith.minsi %v_48, %v_73 : index
              %v_75 = arith.muli %v_74, %v_12 : index
              %v_76 = arith.select %is_64, %v_75, %v_49 : index
              %address_77 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_78 = arith.muli %v_60, %c_12 : index
              %v_79 = arith.addi %address_77, %v_78 : index
              %v_80 = arith.addi %v_62, %c_13 : index
              %v_81 = arith.divui %v_80, %c_11 : index
              scf.for %i_82 = %v_49 to %v_51 step %c_0 {
                %v_83 = arith.addi %i_82, %c_11 : index
                %v_84 = arith.minsi %i_82, %c_14 : index
                %v_85 = arith.minsi %v_83, %c_14 : index
                %v_86 = arith.addi %i_82, %c_0 : index
                %is_87 = arith.cmpi sge, %v_86, %v_51 : index
                %v_88 = arith.select %is_87, %v_68, %v_58 : index
                %v_89 = arith.addi %i_82, %c_0 : index
                %v_90 = arith.select %is_87, %v_76, %v_89 : index
                %address_91 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                %v_92 = arith.muli %v_88, %c_9 : index
                %v_93 = arith.addi %v_92, %v_90 : index
                %v_94 = arith.muli %v_93, %c_12 : index
                %v_95 = arith.addi %address_91, %v_94 : index
                %v_96 = arith.addi %v_95, %c_15 : index
                %v_97 = arith.divui %v_81, %c_16 : index
                %v_98 = arith.remui %v_81, %c_16 : index
                %is_99 = arith.cmpi eq, %v_98, %c_2 : index
                %is_100 = arith.cmpi sgt, %v_81, %c_2 : index
                %v_101 = arith.andi %is_99, %is_100 : i1
                %v_102 = arith.subi %v_97, %c_2 : index
                %v_103 = arith.select %v_101, %v_102, %v_97 : index
                %v_104 = arith.muli %v_103, %c_16 : index
                %v_105 = arith.subi %v_81, %v_104 : index
                %v_106 = arith.addi %v_105, %c_2 : index
                %v_107 = arith.divui %v_106, %c_8 : index
                %v_108 = arith.addi %v_103, %v_107 : index
                scf.for %i_109 = %c_7 to %v_108 step %c_2 {
                  %is_110 = arith.cmpi slt, %i_109, %v_103 : index
                  %v_111 = arith.muli %i_109, %c_16 : index
                  %v_112 = arith.muli %v_103, %c_16 : index
                  %v_113 = arith.subi %i_109, %v_103 : index
                  %v_114 = arith.muli %v_113, %c_8 : index
                  %v_115 = arith.addi %v_112, %v_114 : index
                  %v_116 = arith.select %is_110, %v_111, %v_115 : index
                  %v_117 = arith.subi %v_81, %v_116 : index
                  %v_118 = arith.minsi %v_117, %c_8 : index
                  %v_119 = arith.select %is_110, %c_16, %v_118 : index
                  %v_120 = arith.muli %v_116, %c_15 : index
                  %v_121 = arith.addi %v_79, %v_120 : index
                  %is_122 = arith.cmpi eq, %v_119, %c_16 : index
                  scf.if %is_122 {
                    %address_123 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_124 = arith.muli %v_58, %c_9 : index
                    %v_125 = arith.addi %v_124, %v_84 : index
                    %v_126 = arith.muli %v_125, %c_12 : index
                    %v_127 = arith.addi %address_123, %v_126 : index
                    %address_128 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_129 = arith.muli %v_58, %c_9 : index
                    %v_130 = arith.addi %v_129, %v_85 : index
                    %v_131 = arith.muli %v_130, %c_12 : index
                    %v_132 = arith.addi %address_128, %v_131 : index
                    func.call @multiply_16x3(%sums, %v_127, %v_132, %c_12, %c_14, %v_121, %c_15, %v_95, %v_96, %v_108, %i_109) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  %is_133 = arith.cmpi eq, %v_119, %c_8 : index
                  scf.if %is_133 {
                    %address_134 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_135 = arith.muli %v_58, %c_9 : index
                    %v_136 = arith.addi %v_135, %v_84 : index
                    %v_137 = arith.muli %v_136, %c_12 : index
                    %v_138 = arith.addi %address_134, %v_137 : index
                    %address_139 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_140 = arith.muli %v_58, %c_9 : index
                    %v_141 = arith.addi %v_140, %v_85 : index
                    %v_142 = arith.muli %v_141, %c_12 : index
                    %v_143 = arith.addi %address_139, %v_142 : index
                    func.call @multiply_16x2(%sums, %v_138, %v_143, %c_12, %c_14, %v_121, %c_15, %v_95, %v_96, %v_108, %i_109) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  %is_144 = arith.cmpi eq, %v_119, %c_2 : index
                  scf.if %is_144 {
                    %address_145 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_146 = arith.muli %v_58, %c_9 : index
                    %v_147 = arith.addi %v_146, %v_84 : index
                    %v_148 = arith.muli %v_147, %c_12 : index
                    %v_149 = arith.addi %address_145, %v_148 : index
                    %address_150 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_151 = arith.muli %v_58, %c_9 : index
                    %v_152 = arith.addi %v_151, %v_85 : index
                    %v_153 = arith.muli %v_152, %c_12 : index
                    %v_154 = arith.addi %address_150, %v_153 : index
                    func.call @multiply_16x1(%sums, %v_149, %v_154, %c_12, %c_14, %v_121, %c_15, %v_95, %v_96, %v_108, %i_109) : (memref<96x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  scf.for %i_155 = %c_7 to %v_119 step %c_2 {
                    %v_156 = arith.addi %v_116, %i_155 : index
                    %v_157 = arith.muli %i_155, %c_0 : index
                    %v_158 = arith.muli %v_156, %c_11 : index
                    %v_159 = arith.addi %v_60, %v_158 : index
                    scf.for %i_160 = %c_7 to %c_8 step %c_2 {
                      %is_161 = arith.cmpi eq, %i_160, %c_7 : index
                      %v_162 = arith.select %is_161, %i_82, %v_83 : index
                      %is_163 = arith.cmpi eq, %i_160, %c_7 : index
                      %v_164 = arith.select %is_163, %v_84, %v_85 : index
                      %is_165 = arith.cmpi slt, %v_162, %v_51 : index
                      scf.if %is_165 {
                        %v_166 = arith.muli %i_160, %c_11 : index
                        %v_167 = arith.addi %v_157, %v_166 : index
                        %address_168 = memref.extract_aligned_pointer_as_index %sums : memref<96x16xf32> -> index
                        %v_169 = arith.muli %v_167, %c_6 : index
                        %v_170 = arith.addi %address_168, %v_169 : index
                        func.call @transpose(%v_170, %v_170) : (index, index) -> ()
                        %v_171 = arith.subi %v_162, %v_164 : index
                        %v_172 = arith.index_cast %v_171 : index to i32
                        %v_173 = vector.broadcast %v_172 : i32 to vector<16xi32>
                        %is_174 = arith.cmpi sge, %c_17, %v_173 : vector<16xi32>
                        scf.for %i_175 = %c_7 to %c_11 step %c_2 {
                          %v_176 = arith.addi %v_167, %i_175 : index
                          %v_177 = vector.load %sums[%v_176, %c_7] : memref<96x16xf32>, vector<16xf32>
                          %v_178 = arith.addi %v_159, %i_175 : index
                          %v_179 = memref.load %assignment_of[%v_178] : memref<?xi32>
                          %is_180 = arith.cmpi sge, %v_179, %c_18 : i32
                          scf.if %is_180 {
                            %v_181 = arith.index_cast %v_179 : i32 to index
                            %v_182 = arith.divui %v_181, %c_16 : index
                            %v_183 = vector.maskedload %y[%v_182, %v_164], %is_174, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_184 = memref.load %weights[%v_181] : memref<?xf32>
                            %v_185 = vector.broadcast %v_184 : f32 to vector<16xf32>
                            %v_186 = arith.mulf %v_177, %v_185 : vector<16xf32>
                            %v_187 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_186) : (vector<16xf32>) -> vector<16xf32>
                            %v_188 = arith.addf %v_183, %v_187 : vector<16xf32>
                            vector.maskedstore %y[%v_182, %v_164], %is_174, %v_188 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_43, %loop_34#1 : index, index
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx512
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
    %size_240 = arith.constant 240 : index
    %full_blocks = arith.divui %assignments, %size_240 : index
    %row_blocks = arith.addi %full_blocks, %experts_used : index
    %histograms = flow.dispatch @grouped::@grouped_count[%assignments, %chunks](%expert_ids, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xf32>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
