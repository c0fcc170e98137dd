// needs: cpu avx2,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+f16c,+fma
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
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant dense<0.0> : vector<4xf64>
        %c_8 = arith.constant 2048 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 63 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<64x2048xf32>
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x64xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<4x4xf64>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        %is_7 = arith.cmpi eq, %tokens, %c_2 : index
        scf.if %is_7 {
          scf.for %i_8 = %v_1 to %v_4 step %c_3 {
            %v_9 = arith.addi %i_8, %c_2 : index
            %v_10 = arith.addi %i_8, %c_5 : index
            %v_11 = arith.addi %i_8, %c_6 : index
            %v_12 = arith.subi %tokens, %c_2 : index
            %v_13 = arith.minsi %c_4, %v_12 : index
            %loop_15:4 = scf.for %i_14 = %c_4 to %c_8 step %c_3 iter_args(%carry_16 = %c_7, %carry_17 = %c_7, %carry_18 = %c_7, %carry_19 = %c_7) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
              %v_20 = vector.load %x[%v_13, %i_14] : memref<?x2048xf32>, vector<4xf32>
              %v_21 = arith.extf %v_20 : vector<4xf32> to vector<4xf64>
              %v_22 = arith.addi %i_14, %c_9 : index
              memref.prefetch %weight[%i_8, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_23 = vector.load %weight[%i_8, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_24 = arith.extf %v_23 : vector<4xf32> to vector<4xf64>
              %acc_25 = math.fma %v_24, %v_21, %carry_16 : vector<4xf64>
              memref.prefetch %weight[%v_9, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_26 = vector.load %weight[%v_9, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_27 = arith.extf %v_26 : vector<4xf32> to vector<4xf64>
              %acc_28 = math.fma %v_27, %v_21, %carry_17 : vector<4xf64>
              memref.prefetch %weight[%v_10, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_29 = vector.load %weight[%v_10, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_30 = arith.extf %v_29 : vector<4xf32> to vector<4xf64>
              %acc_31 = math.fma %v_30, %v_21, %carry_18 : vector<4xf64>
              memref.prefetch %weight[%v_11, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_32 = vector.load %weight[%v_11, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_33 = arith.extf %v_32 : vector<4xf32> to vector<4xf64>
              %acc_34 = math.fma %v_33, %v_21, %carry_19 : vector<4xf64>
              scf.yield %acc_25, %acc_28, %acc_31, %acc_34 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
            }
            vector.store %loop_15#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_15#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_15#2, %sums[%c_5, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_15#3, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
            scf.for %i_35 = %c_4 to %c_3 step %c_2 {
              scf.for %i_36 = %c_4 to %c_2 step %c_2 {
                %v_37 = arith.addi %i_35, %i_36 : index
                %v_38 = vector.load %sums[%v_37, %c_4] : memref<4x4xf64>, vector<4xf64>
                %v_39 = vector.shuffle %v_38, %v_38 [0, 1] : vector<4xf64>, vector<4xf64>
                %v_40 = vector.shuffle %v_38, %v_38 [2, 3] : vector<4xf64>, vector<4xf64>
                %v_41 = arith.addf %v_39, %v_40 : vector<2xf64>
                %v_42 = vector.shuffle %v_41, %v_41 [0] : vector<2xf64>, vector<2xf64>
                %v_43 = vector.shuffle %v_41, %v_41 [1] : vector<2xf64>, vector<2xf64>
                %v_44 = arith.addf %v_42, %v_43 : vector<1xf64>
                %sum_45 = vector.extract %v_44[0] : f64 from vector<1xf64>
                %v_46 = arith.addi %c_4, %i_36 : index
                %v_47 = arith.subi %tokens, %c_2 : index
                %v_48 = arith.minsi %v_46, %v_47 : index
                %v_49 = arith.addi %i_8, %i_35 : index
                %v_50 = arith.minsi %v_49, %c_10 : index
                %v_51 = arith.truncf %sum_45 : f64 to f32
                memref.store %v_51, %y[%v_48, %v_50] : memref<?x64xf32>
              }
            }
          }
        } else {
          scf.for %i_52 = %v_1 to %v_4 step %c_5 {
            scf.for %i_53 = %v_2 to %v_6 step %c_5 {
              %v_54 = arith.addi %i_52, %c_2 : index
              %v_55 = arith.subi %tokens, %c_2 : index
              %v_56 = arith.minsi %i_53, %v_55 : index
              %v_57 = arith.addi %i_53, %c_2 : index
              %v_58 = arith.subi %tokens, %c_2 : index
              %v_59 = arith.minsi %v_57, %v_58 : index
              %loop_61:4 = scf.for %i_60 = %c_4 to %c_8 step %c_3 iter_args(%carry_62 = %c_7, %carry_63 = %c_7, %carry_64 = %c_7, %carry_65 = %c_7) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
                %v_66 = vector.load %x[%v_56, %i_60] : memref<?x2048xf32>, vector<4xf32>
                %v_67 = arith.extf %v_66 : vector<4xf32> to vector<4xf64>
                %v_68 = vector.load %x[%v_59, %i_60] : memref<?x2048xf32>, vector<4xf32>
                %v_69 = arith.extf %v_68 : vector<4xf32> to vector<4xf64>
                %v_70 = arith.addi %i_60, %c_9 : index
                memref.prefetch %weight[%i_52, %v_70], read, locality<3>, data : memref<64x2048xf32>
                %v_71 = vector.load %weight[%i_52, %i_60] : memref<64x2048xf32>, vector<4xf32>
                %v_72 = arith.extf %v_71 : vector<4xf32> to vector<4xf64>
                %acc_73 = math.fma %v_72, %v_67, %carry_62 : vector<4xf64>
                %acc_74 = math.fma %v_72, %v_69, %carry_63 : vector<4xf64>
                memref.prefetch %weight[%v_54, %v_70], read, locality<3>, data : memref<64x2048xf32>
                %v_75 = vector.load %weight[%v_54, %i_60] : memref<64x2048xf32>, vector<4xf32>
                %v_76 = arith.extf %v_75 : vector<4xf32> to vector<4xf64>
                %acc_77 = math.fma %v_76, %v_67, %carry_64 : vector<4xf64>
                %acc_78 = math.fma %v_76, %v_69, %carry_65 : vector<4xf64>
                scf.yield %acc_73, %acc_74, %acc_77, %acc_78 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
              }
              vector.store %loop_61#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_61#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_61#2, %sums[%c_5, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_61#3, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
              scf.for %i_79 = %c_4 to %c_5 step %c_2 {
                scf.for %i_80 = %c_4 to %c_5 step %c_2 {
                  %v_81 = arith.muli %i_79, %c_5 : index
                  %v_82 = arith.addi %v_81, %i_80 : index
                  %v_83 = vector.load %sums[%v_82, %c_4] : memref<4x4xf64>, vector<4xf64>
                  %v_84 = vector.shuffle %v_83, %v_83 [0, 1] : vector<4xf64>, vector<4xf64>
                  %v_85 = vector.shuffle %v_83, %v_83 [2, 3] : vector<4xf64>, vector<4xf64>
                  %v_86 = arith.addf %v_84, %v_85 : vector<2xf64>
                  %v_87 = vector.shuffle %v_86, %v_86 [0] : vector<2xf64>, vector<2xf64>
                  %v_88 = vector.shuffle %v_86, %v_86 [1] : vector<2xf64>, vector<2xf64>
                  %v_89 = arith.addf %v_87, %v_88 : vector<1xf64>
                  %sum_90 = vector.extract %v_89[0] : f64 from vector<1xf64>
                  %v_91 = arith.addi %i_53, %i_80 : index
                  %v_92 = arith.subi %tokens, %c_2 : index
                  %v_93 = arith.minsi %v_91, %v_92 : index
                  %v_94 = arith.addi %i_52, %i_79 : index
                  %v_95 = arith.minsi %v_94, %c_10 : index
                  %v_96 = arith.truncf %sum_90 : f64 to f32
                  memref.store %v_96, %y[%v_93, %v_95] : memref<?x64xf32>
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
        %c_1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<8xi32>
        %c_3 = arith.constant dense<64> : vector<8xi32>
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
            %v_9 = vector.broadcast %carry_7 : i32 to vector<8xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<8xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_8 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<8xi32>, vector<8xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x64xi32>, vector<8xi32>
              %v_16 = arith.index_cast %i_11 : index to i32
              %v_17 = vector.broadcast %v_16 : i32 to vector<8xi32>
              %v_18 = arith.addi %c_1, %v_17 : vector<8xi32>
              %is_19 = arith.cmpi eq, %v_15, %v_9 : vector<8xi32>
              %is_20 = arith.cmpi sgt, %v_18, %v_10 : vector<8xi32>
              %v_21 = arith.andi %is_19, %is_20 : vector<8xi1>
              %is_22 = arith.cmpi slt, %v_15, %v_9 : vector<8xi32>
              %v_23 = arith.ori %is_22, %v_21 : vector<8xi1>
              %is_24 = arith.cmpi sgt, %v_15, %carry_13 : vector<8xi32>
              %v_25 = arith.andi %v_23, %is_24 : vector<8xi1>
              %v_26 = arith.select %v_25, %v_15, %carry_13 : vector<8xi1>, vector<8xi32>
              %v_27 = arith.select %v_25, %v_18, %carry_14 : vector<8xi1>, vector<8xi32>
              scf.yield %v_26, %v_27 : vector<8xi32>, vector<8xi32>
            }
            %v_28 = vector.reduction <maxsi>, %loop_12#0 : vector<8xi32> into i32
            %v_29 = vector.broadcast %v_28 : i32 to vector<8xi32>
            %is_30 = arith.cmpi eq, %loop_12#0, %v_29 : vector<8xi32>
            %v_31 = arith.select %is_30, %loop_12#1, %c_3 : vector<8xi1>, vector<8xi32>
            %v_32 = vector.reduction <minsi>, %v_31 : vector<8xi32> into i32
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
    stream.executable.export public @gathered_combine workgroups(%assignments: index, %tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 8 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_lay_out_x(%x_binding: !stream.binding, %x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 2048 : index
        %c_2 = arith.constant 64 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xindex>
        %c_8 = arith.constant dense<4> : vector<16xindex>
        %c_9 = arith.constant dense<true> : vector<16xi1>
        %c_10 = arith.constant 0x00000000 : f32
        %c_11 = arith.constant 512 : index
        %c_12 = arith.constant 32 : index
        %c_13 = arith.constant 0x41800000 : f32
        %c_14 = arith.constant 8 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_0] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_0] : !stream.binding -> memref<?x512xf32>{%tokens}
        %numbers = memref.alloca() alignment = 64 : memref<64xf32>
        scf.for %i_1 = %c_0 to %c_1 step %c_2 {
          scf.for %i_2 = %c_0 to %c_2 step %c_3 {
            %v_3 = arith.addi %i_1, %i_2 : index
            %v_4 = arith.subi %c_1, %v_3 : index
            %mask_5 = vector.create_mask %v_4 : vector<16xi1>
            %v_6 = arith.addi %i_1, %i_2 : index
            %v_7 = vector.maskedload %x[%workgroup_0, %v_6], %mask_5, %c_4 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            vector.store %v_7, %numbers[%i_2] : memref<64xf32>, vector<16xf32>
          }
          scf.for %i_8 = %c_0 to %c_5 step %c_5 {
            scf.for %i_9 = %c_0 to %c_6 step %c_5 {
              %v_10 = arith.muli %i_8, %c_2 : index
              %v_11 = arith.muli %c_7, %c_8 : vector<16xindex>
              %v_12 = vector.broadcast %v_10 : index to vector<16xindex>
              %v_13 = arith.addi %v_12, %v_11 : vector<16xindex>
              %v_14 = vector.broadcast %i_9 : index to vector<16xindex>
              %v_15 = arith.addi %v_13, %v_14 : vector<16xindex>
              %v_16 = vector.gather %numbers[%c_0] [%v_15], %c_9, %c_4 : memref<64xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_17 = arith.muli %i_8, %c_2 : index
              %v_18 = arith.muli %i_9, %c_3 : index
              %v_19 = arith.addi %v_17, %v_18 : index
              %v_20 = arith.addi %i_1, %v_19 : index
              vector.store %v_16, %x_lanes[%workgroup_0, %v_20] : memref<?x2048xf32>, vector<16xf32>
            }
          }
        }
        scf.for %i_21 = %c_0 to %c_11 step %c_5 {
          memref.store %c_10, %x_sums[%workgroup_0, %i_21] : memref<?x512xf32>
        }
        scf.for %i_22 = %c_0 to %c_1 step %c_12 {
          %loop_24:1 = scf.for %i_23 = %c_0 to %c_12 step %c_3 iter_args(%carry_25 = %c_4) -> (vector<16xf32>) {
            %v_26 = arith.addi %i_22, %i_23 : index
            %v_27 = vector.load %x[%workgroup_0, %v_26] : memref<?x2048xf32>, vector<16xf32>
            %v_28 = arith.addf %carry_25, %v_27 : vector<16xf32>
            scf.yield %v_28 : vector<16xf32>
          }
          %v_29 = arith.divui %i_22, %c_2 : index
          %v_30 = arith.muli %v_29, %c_3 : index
          %v_31 = arith.remui %i_22, %c_2 : index
          %v_32 = arith.divui %v_31, %c_12 : index
          %v_33 = arith.addi %v_30, %v_32 : index
          %v_34 = vector.shuffle %loop_24#0, %loop_24#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_35 = vector.shuffle %loop_24#0, %loop_24#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<8xf32>
          %v_37 = vector.shuffle %v_36, %v_36 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_38 = vector.shuffle %v_36, %v_36 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<4xf32>
          %v_40 = vector.shuffle %v_39, %v_39 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_41 = vector.shuffle %v_39, %v_39 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_42 = arith.addf %v_40, %v_41 : vector<2xf32>
          %v_43 = vector.shuffle %v_42, %v_42 [0] : vector<2xf32>, vector<2xf32>
          %v_44 = vector.shuffle %v_42, %v_42 [1] : vector<2xf32>, vector<2xf32>
          %v_45 = arith.addf %v_43, %v_44 : vector<1xf32>
          %sum_46 = vector.extract %v_45[0] : f32 from vector<1xf32>
          %v_47 = arith.mulf %sum_46, %c_13 : f32
          memref.store %v_47, %x_sums[%workgroup_0, %v_33] : memref<?x512xf32>
          %v_48 = arith.addi %v_33, %c_14 : index
          memref.store %sum_46, %x_sums[%workgroup_0, %v_48] : memref<?x512xf32>
        }
        return
      }
      func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1024 : index
        %c_2 = arith.constant 64 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xindex>
        %c_8 = arith.constant dense<4> : vector<16xindex>
        %c_9 = arith.constant dense<true> : vector<16xi1>
        %c_10 = arith.constant 0x00000000 : f32
        %c_11 = arith.constant 256 : index
        %c_12 = arith.constant 32 : index
        %c_13 = arith.constant 0x41800000 : f32
        %c_14 = arith.constant 8 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_0] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_0] : !stream.binding -> memref<?x256xf32>{%assignments}
        %numbers = memref.alloca() alignment = 64 : memref<64xf32>
        scf.for %i_1 = %c_0 to %c_1 step %c_2 {
          scf.for %i_2 = %c_0 to %c_2 step %c_3 {
            %v_3 = arith.addi %i_1, %i_2 : index
            %v_4 = arith.subi %c_1, %v_3 : index
            %mask_5 = vector.create_mask %v_4 : vector<16xi1>
            %v_6 = arith.addi %i_1, %i_2 : index
            %v_7 = vector.maskedload %hidden[%workgroup_0, %v_6], %mask_5, %c_4 : memref<?x1024xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            vector.store %v_7, %numbers[%i_2] : memref<64xf32>, vector<16xf32>
          }
          scf.for %i_8 = %c_0 to %c_5 step %c_5 {
            scf.for %i_9 = %c_0 to %c_6 step %c_5 {
              %v_10 = arith.muli %i_8, %c_2 : index
              %v_11 = arith.muli %c_7, %c_8 : vector<16xindex>
              %v_12 = vector.broadcast %v_10 : index to vector<16xindex>
              %v_13 = arith.addi %v_12, %v_11 : vector<16xindex>
              %v_14 = vector.broadcast %i_9 : index to vector<16xindex>
              %v_15 = arith.addi %v_13, %v_14 : vector<16xindex>
              %v_16 = vector.gather %numbers[%c_0] [%v_15], %c_9, %c_4 : memref<64xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_17 = arith.muli %i_8, %c_2 : index
              %v_18 = arith.muli %i_9, %c_3 : index
              %v_19 = arith.addi %v_17, %v_18 : index
              %v_20 = arith.addi %i_1, %v_19 : index
              vector.store %v_16, %hidden_lanes[%workgroup_0, %v_20] : memref<?x1024xf32>, vector<16xf32>
            }
          }
        }
        scf.for %i_21 = %c_0 to %c_11 step %c_5 {
          memref.store %c_10, %hidden_sums[%workgroup_0, %i_21] : memref<?x256xf32>
        }
        scf.for %i_22 = %c_0 to %c_1 step %c_12 {
          %loop_24:1 = scf.for %i_23 = %c_0 to %c_12 step %c_3 iter_args(%carry_25 = %c_4) -> (vector<16xf32>) {
            %v_26 = arith.addi %i_22, %i_23 : index
            %v_27 = vector.load %hidden[%workgroup_0, %v_26] : memref<?x1024xf32>, vector<16xf32>
            %v_28 = arith.addf %carry_25, %v_27 : vector<16xf32>
            scf.yield %v_28 : vector<16xf32>
          }
          %v_29 = arith.divui %i_22, %c_2 : index
          %v_30 = arith.muli %v_29, %c_3 : index
          %v_31 = arith.remui %i_22, %c_2 : index
          %v_32 = arith.divui %v_31, %c_12 : index
          %v_33 = arith.addi %v_30, %v_32 : index
          %v_34 = vector.shuffle %loop_24#0, %loop_24#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_35 = vector.shuffle %loop_24#0, %loop_24#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<8xf32>
          %v_37 = vector.shuffle %v_36, %v_36 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_38 = vector.shuffle %v_36, %v_36 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<4xf32>
          %v_40 = vector.shuffle %v_39, %v_39 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_41 = vector.shuffle %v_39, %v_39 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_42 = arith.addf %v_40, %v_41 : vector<2xf32>
          %v_43 = vector.shuffle %v_42, %v_42 [0] : vector<2xf32>, vector<2xf32>
          %v_44 = vector.shuffle %v_42, %v_42 [1] : vector<2xf32>, vector<2xf32>
          %v_45 = arith.addf %v_43, %v_44 : vector<1xf32>
          %sum_46 = vector.extract %v_45[0] : f32 from vector<1xf32>
          %v_47 = arith.mulf %sum_46, %c_13 : f32
          memref.store %v_47, %hidden_sums[%workgroup_0, %v_33] : memref<?x256xf32>
          %v_48 = arith.addi %v_33, %c_14 : index
          memref.store %sum_46, %hidden_sums[%workgroup_0, %v_48] : memref<?x256xf32>
        }
        return
      }
      func.func @gathered_up(%x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up.codes_binding: !stream.binding, %expert_gate_up.scales_binding: !stream.binding, %expert_gate_up.biases_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant dense<0> : vector<8xi32>
        %c_8 = arith.constant 1024 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 2048 : index
        %c_14 = arith.constant 64 : index
        %c_15 = arith.constant 10 : index
        %c_16 = arith.constant 5 : index
        %c_17 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_18 = arith.constant dense<31> : vector<16xi32>
        %c_19 = arith.constant dense<16> : vector<16xi32>
        %c_20 = arith.constant dense<5> : vector<16xi32>
        %c_21 = arith.constant dense<10> : vector<16xi32>
        %c_22 = arith.constant dense<15> : vector<16xi32>
        %c_23 = arith.constant 48 : index
        %c_24 = arith.constant 6 : index
        %c_25 = arith.constant 7 : index
        %c_26 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_27 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_28 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_29 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_30 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_31 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_32 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_33 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_34 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_35 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_36 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_37 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_38 = arith.constant dense<1> : vector<16xi32>
        %c_39 = arith.constant dense<23> : vector<16xi32>
        %c_40 = arith.constant dense<127> : vector<16xi32>
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_2] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_2] : !stream.binding -> memref<?x512xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up.codes = stream.binding.subspan %expert_gate_up.codes_binding[%c_2] : !stream.binding -> memref<64x2048x320xi32>
        %expert_gate_up.scales = stream.binding.subspan %expert_gate_up.scales_binding[%c_2] : !stream.binding -> memref<64x2048x64xf16>
        %expert_gate_up.biases = stream.binding.subspan %expert_gate_up.biases_binding[%c_2] : !stream.binding -> memref<64x2048x64xf16>
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %v_1 = arith.muli %assignments, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x32x16xf32>
        %added = memref.alloca() alignment = 64 : memref<2x16xf32>
        %address_2 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_3 = arith.muli %workers, %c_1 : index
        %end_6:2 = scf.while (%at_4 = %c_2, %at_5 = %c_2) : (index, index) -> (index, index) {
          %is_9 = arith.cmpi slt, %at_4, %v_1 : index
          scf.condition(%is_9) %at_4, %at_5 : index, index
        } do {
          ^bb0(%i_7: index, %i_8: index):
          %v_10 = arith.index_cast %address_2 : index to i64
          %pointer_11 = llvm.inttoptr %v_10 : i64 to !llvm.ptr
          %v_12 = arith.index_cast %c_3 : index to i32
          %v_13 = llvm.atomicrmw add %pointer_11, %v_12 monotonic : !llvm.ptr, i32
          %v_14 = arith.index_cast %v_13 : i32 to index
          %v_15 = arith.muli %v_3, %c_4 : index
          %v_16 = arith.divui %v_1, %v_15 : index
          %v_17 = arith.maxsi %v_16, %c_3 : index
          %v_18 = arith.divui %v_14, %v_3 : index
          %loop_20:2 = scf.for %i_19 = %c_2 to %v_18 step %c_3 iter_args(%carry_21 = %c_2, %carry_22 = %v_17) -> (index, index) {
            %v_23 = arith.muli %carry_22, %v_3 : index
            %v_24 = arith.addi %carry_21, %v_23 : index
            %v_25 = arith.divui %carry_22, %c_4 : index
            %v_26 = arith.maxsi %v_25, %c_3 : index
            scf.yield %v_24, %v_26 : index, index
          }
          %v_27 = arith.remui %v_14, %v_3 : index
          %v_28 = arith.muli %v_27, %loop_20#1 : index
          %v_29 = arith.addi %loop_20#0, %v_28 : index
          %v_30 = arith.addi %i_7, %i_8 : index
          scf.for %i_31 = %i_7 to %v_30 step %c_3 {
            %v_32 = arith.addi %i_31, %c_3 : index
            %is_33 = arith.cmpi eq, %v_32, %v_30 : index
            %v_34 = arith.select %is_33, %v_29, %v_32 : index
            %v_35 = arith.remui %i_31, %c_0 : index
            %v_36 = arith.muli %v_35, %c_0 : index
            %v_37 = arith.divui %i_31, %c_0 : index
            %v_38 = memref.load %ids[%v_37] : memref<?xi32>
            %v_39 = vector.broadcast %v_38 : i32 to vector<8xi32>
            %loop_41:1 = scf.for %i_40 = %c_2 to %v_37 step %c_6 iter_args(%carry_42 = %c_5) -> (i1) {
              %v_43 = arith.subi %v_37, %i_40 : index
              %mask_44 = vector.create_mask %v_43 : vector<8xi1>
              %v_45 = vector.maskedload %ids[%i_40], %mask_44, %c_7 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_46 = arith.cmpi eq, %v_45, %v_39 : vector<8xi32>
              %v_47 = arith.andi %is_46, %mask_44 : vector<8xi1>
              %any_48 = vector.reduction <or>, %v_47 : vector<8xi1> into i1
              %v_49 = arith.ori %carry_42, %any_48 : i1
              scf.yield %v_49 : i1
            }
            %is_50 = arith.cmpi eq, %loop_41#0, %c_5 : i1
            scf.if %is_50 {
              %v_51 = arith.index_cast %v_38 : i32 to index
              %v_52 = arith.remui %v_34, %c_0 : index
              %v_53 = arith.muli %v_52, %c_0 : index
              %v_54 = arith.subi %v_1, %c_3 : index
              %v_55 = arith.minsi %v_34, %v_54 : index
              %v_56 = arith.divui %v_55, %c_0 : index
              %v_57 = memref.load %ids[%v_56] : memref<?xi32>
              %v_58 = arith.index_cast %v_57 : i32 to index
              scf.for %i_59 = %c_2 to %c_0 step %c_0 {
                %v_60 = arith.addi %v_53, %i_59 : index
                %v_61 = arith.addi %v_60, %c_8 : index
                scf.for %i_62 = %c_2 to %c_9 step %c_10 {
                  memref.prefetch %expert_gate_up.codes[%v_58, %v_60, %i_62], read, locality<3>, data : memref<64x2048x320xi32>
                }
                scf.for %i_63 = %c_2 to %c_9 step %c_10 {
                  memref.prefetch %expert_gate_up.codes[%v_58, %v_61, %i_63], read, locality<3>, data : memref<64x2048x320xi32>
                }
              }
              %loop_65:1 = scf.for %i_64 = %v_37 to %assignments step %c_3 iter_args(%carry_66 = %c_2) -> (index) {
                %v_67 = memref.load %ids[%i_64] : memref<?xi32>
                %is_68 = arith.cmpi eq, %v_67, %v_38 : i32
                scf.if %is_68 {
                  %v_69 = arith.index_cast %i_64 : index to i32
                  memref.store %v_69, %group[%carry_66] : memref<5xi32>
                  %v_70 = arith.addi %carry_66, %c_3 : index
                  memref.store %v_69, %group[%v_70] : memref<5xi32>
                }
                %v_71 = arith.addi %carry_66, %c_3 : index
                %v_72 = arith.select %is_68, %v_71, %carry_66 : index
                %is_73 = arith.cmpi eq, %v_72, %c_1 : index
                %v_74 = arith.subi %assignments, %c_3 : index
                %is_75 = arith.cmpi eq, %i_64, %v_74 : index
                %is_76 = arith.cmpi sgt, %v_72, %c_2 : index
                %v_77 = arith.andi %is_75, %is_76 : i1
                %v_78 = arith.ori %is_73, %v_77 : i1
                scf.if %v_78 {
                  %is_79 = arith.cmpi eq, %v_72, %c_11 : index
                  %v_80 = arith.select %is_79, %c_1, %v_72 : index
                  %v_81 = memref.load %group[%c_2] : memref<5xi32>
                  %v_82 = arith.index_cast %v_81 : i32 to index
                  %v_83 = memref.load %group[%c_3] : memref<5xi32>
                  %v_84 = arith.index_cast %v_83 : i32 to index
                  %v_85 = memref.load %group[%c_4] : memref<5xi32>
                  %v_86 = arith.index_cast %v_85 : i32 to index
                  %v_87 = memref.load %group[%c_11] : memref<5xi32>
                  %v_88 = arith.index_cast %v_87 : i32 to index
                  %v_89 = arith.divui %v_82, %c_6 : index
                  %v_90 = arith.divui %v_84, %c_6 : index
                  %v_91 = arith.divui %v_86, %c_6 : index
                  %v_92 = arith.divui %v_88, %c_6 : index
                  %is_93 = arith.cmpi eq, %v_80, %c_1 : index
                  scf.if %is_93 {
                    scf.for %i_94 = %c_2 to %c_0 step %c_3 {
                      %v_95 = arith.addi %v_36, %i_94 : index
                      %v_96 = arith.addi %v_95, %c_8 : index
                      %v_97 = arith.addi %v_95, %c_1 : index
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_97, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_97, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_97, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_97, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      %v_98 = arith.addi %v_96, %c_1 : index
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_98, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_98, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_98, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_98, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      %loop_100:8 = scf.for %i_99 = %c_2 to %c_13 step %c_14 iter_args(%carry_101 = %c_12, %carry_102 = %c_12, %carry_103 = %c_12, %carry_104 = %c_12, %carry_105 = %c_12, %carry_106 = %c_12, %carry_107 = %c_12, %carry_108 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_109 = arith.divui %i_99, %c_14 : index
                        %v_110 = arith.muli %v_109, %c_10 : index
                        %v_111 = vector.load %x_sums[%v_89, %v_110] : memref<?x512xf32>, vector<16xf32>
                        %v_112 = arith.divui %i_99, %c_14 : index
                        %v_113 = arith.muli %v_112, %c_10 : index
                        %v_114 = vector.load %x_sums[%v_90, %v_113] : memref<?x512xf32>, vector<16xf32>
                        %v_115 = arith.divui %i_99, %c_14 : index
                        %v_116 = arith.muli %v_115, %c_10 : index
                        %v_117 = vector.load %x_sums[%v_91, %v_116] : memref<?x512xf32>, vector<16xf32>
                        %v_118 = arith.divui %i_99, %c_14 : index
                        %v_119 = arith.muli %v_118, %c_10 : index
                        %v_120 = vector.load %x_sums[%v_92, %v_119] : memref<?x512xf32>, vector<16xf32>
                        %v_121 = arith.divui %i_99, %c_14 : index
                        %v_122 = arith.muli %v_121, %c_15 : index
                        %v_123 = arith.addi %v_122, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_95, %v_123], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_124 = arith.divui %i_99, %c_0 : index
                        %v_125 = vector.load %expert_gate_up.scales[%v_51, %v_95, %v_124] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_126 = arith.extf %v_125 : vector<2xf16> to vector<2xf32>
                        %v_127 = arith.divui %i_99, %c_0 : index
                        %v_128 = vector.load %expert_gate_up.biases[%v_51, %v_95, %v_127] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_129 = arith.extf %v_128 : vector<2xf16> to vector<2xf32>
                        %v_130 = vector.shuffle %v_126, %v_126 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_131 = vector.shuffle %v_129, %v_129 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_132 = vector.shuffle %v_130, %v_131 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_133 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_132) : (vector<16xf32>) -> vector<16xf32>
                        %v_134 = arith.divui %i_99, %c_0 : index
                        %v_135 = arith.muli %v_134, %c_16 : index
                        %v_136 = vector.load %expert_gate_up.codes[%v_51, %v_95, %v_135] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_137 = vector.bitcast %v_136 : vector<10xi32> to vector<40xi8>
                        %v_138 = vector.shuffle %v_137, %v_137 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_139 = vector.bitcast %v_138 : vector<64xi8> to vector<16xi32>
                        %v_140 = arith.shrui %v_139, %c_17 : vector<16xi32>
                        %v_141 = vector.shuffle %v_133, %v_133 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_142 = arith.divui %i_99, %c_14 : index
                        %v_143 = arith.muli %v_142, %c_15 : index
                        %v_144 = arith.addi %v_143, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_96, %v_144], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_145 = arith.divui %i_99, %c_0 : index
                        %v_146 = vector.load %expert_gate_up.scales[%v_51, %v_96, %v_145] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_147 = arith.extf %v_146 : vector<2xf16> to vector<2xf32>
                        %v_148 = arith.divui %i_99, %c_0 : index
                        %v_149 = vector.load %expert_gate_up.biases[%v_51, %v_96, %v_148] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_150 = arith.extf %v_149 : vector<2xf16> to vector<2xf32>
                        %v_151 = vector.shuffle %v_147, %v_147 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_152 = vector.shuffle %v_150, %v_150 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_153 = vector.shuffle %v_151, %v_152 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_154 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_153) : (vector<16xf32>) -> vector<16xf32>
                        %v_155 = arith.divui %i_99, %c_0 : index
                        %v_156 = arith.muli %v_155, %c_16 : index
                        %v_157 = vector.load %expert_gate_up.codes[%v_51, %v_96, %v_156] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_158 = vector.bitcast %v_157 : vector<10xi32> to vector<40xi8>
                        %v_159 = vector.shuffle %v_158, %v_158 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_160 = vector.bitcast %v_159 : vector<64xi8> to vector<16xi32>
                        %v_161 = arith.shrui %v_160, %c_17 : vector<16xi32>
                        %v_162 = vector.shuffle %v_154, %v_154 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_163 = arith.andi %v_140, %c_18 : vector<16xi32>
                        %v_164 = arith.subi %v_163, %c_19 : vector<16xi32>
                        %v_165 = arith.sitofp %v_164 : vector<16xi32> to vector<16xf32>
                        %v_166 = vector.load %x_lanes[%v_89, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_167 = arith.mulf %v_165, %v_166 : vector<16xf32>
                        %v_168 = vector.load %x_lanes[%v_90, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_169 = arith.mulf %v_165, %v_168 : vector<16xf32>
                        %v_170 = vector.load %x_lanes[%v_91, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_171 = arith.mulf %v_165, %v_170 : vector<16xf32>
                        %v_172 = vector.load %x_lanes[%v_92, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_173 = arith.mulf %v_165, %v_172 : vector<16xf32>
                        %v_174 = arith.shrui %v_140, %c_20 : vector<16xi32>
                        %v_175 = arith.andi %v_174, %c_18 : vector<16xi32>
                        %v_176 = arith.subi %v_175, %c_19 : vector<16xi32>
                        %v_177 = arith.sitofp %v_176 : vector<16xi32> to vector<16xf32>
                        %v_178 = arith.addi %i_99, %c_10 : index
                        %v_179 = vector.load %x_lanes[%v_89, %v_178] : memref<?x2048xf32>, vector<16xf32>
                        %acc_180 = math.fma %v_177, %v_179, %v_167 : vector<16xf32>
                        %v_181 = arith.addi %i_99, %c_10 : index
                        %v_182 = vector.load %x_lanes[%v_90, %v_181] : memref<?x2048xf32>, vector<16xf32>
                        %acc_183 = math.fma %v_177, %v_182, %v_169 : vector<16xf32>
                        %v_184 = arith.addi %i_99, %c_10 : index
                        %v_185 = vector.load %x_lanes[%v_91, %v_184] : memref<?x2048xf32>, vector<16xf32>
                        %acc_186 = math.fma %v_177, %v_185, %v_171 : vector<16xf32>
                        %v_187 = arith.addi %i_99, %c_10 : index
                        %v_188 = vector.load %x_lanes[%v_92, %v_187] : memref<?x2048xf32>, vector<16xf32>
                        %acc_189 = math.fma %v_177, %v_188, %v_173 : vector<16xf32>
                        %v_190 = arith.shrui %v_140, %c_21 : vector<16xi32>
                        %v_191 = arith.andi %v_190, %c_18 : vector<16xi32>
                        %v_192 = arith.subi %v_191, %c_19 : vector<16xi32>
                        %v_193 = arith.sitofp %v_192 : vector<16xi32> to vector<16xf32>
                        %v_194 = arith.addi %i_99, %c_0 : index
                        %v_195 = vector.load %x_lanes[%v_89, %v_194] : memref<?x2048xf32>, vector<16xf32>
                        %acc_196 = math.fma %v_193, %v_195, %acc_180 : vector<16xf32>
                        %v_197 = arith.addi %i_99, %c_0 : index
                        %v_198 = vector.load %x_lanes[%v_90, %v_197] : memref<?x2048xf32>, vector<16xf32>
                        %acc_199 = math.fma %v_193, %v_198, %acc_183 : vector<16xf32>
                        %v_200 = arith.addi %i_99, %c_0 : index
                        %v_201 = vector.load %x_lanes[%v_91, %v_200] : memref<?x2048xf32>, vector<16xf32>
                        %acc_202 = math.fma %v_193, %v_201, %acc_186 : vector<16xf32>
                        %v_203 = arith.addi %i_99, %c_0 : index
                        %v_204 = vector.load %x_lanes[%v_92, %v_203] : memref<?x2048xf32>, vector<16xf32>
                        %acc_205 = math.fma %v_193, %v_204, %acc_189 : vector<16xf32>
                        %v_206 = arith.shrui %v_140, %c_22 : vector<16xi32>
                        %v_207 = arith.andi %v_206, %c_18 : vector<16xi32>
                        %v_208 = arith.subi %v_207, %c_19 : vector<16xi32>
                        %v_209 = arith.sitofp %v_208 : vector<16xi32> to vector<16xf32>
                        %v_210 = arith.addi %i_99, %c_23 : index
                        %v_211 = vector.load %x_lanes[%v_89, %v_210] : memref<?x2048xf32>, vector<16xf32>
                        %acc_212 = math.fma %v_209, %v_211, %acc_196 : vector<16xf32>
                        %v_213 = arith.addi %i_99, %c_23 : index
                        %v_214 = vector.load %x_lanes[%v_90, %v_213] : memref<?x2048xf32>, vector<16xf32>
                        %acc_215 = math.fma %v_209, %v_214, %acc_199 : vector<16xf32>
                        %v_216 = arith.addi %i_99, %c_23 : index
                        %v_217 = vector.load %x_lanes[%v_91, %v_216] : memref<?x2048xf32>, vector<16xf32>
                        %acc_218 = math.fma %v_209, %v_217, %acc_202 : vector<16xf32>
                        %v_219 = arith.addi %i_99, %c_23 : index
                        %v_220 = vector.load %x_lanes[%v_92, %v_219] : memref<?x2048xf32>, vector<16xf32>
                        %acc_221 = math.fma %v_209, %v_220, %acc_205 : vector<16xf32>
                        %acc_222 = math.fma %acc_212, %v_141, %carry_101 : vector<16xf32>
                        %acc_223 = math.fma %acc_215, %v_141, %carry_102 : vector<16xf32>
                        %acc_224 = math.fma %acc_218, %v_141, %carry_103 : vector<16xf32>
                        %acc_225 = math.fma %acc_221, %v_141, %carry_104 : vector<16xf32>
                        %v_226 = arith.andi %v_161, %c_18 : vector<16xi32>
                        %v_227 = arith.subi %v_226, %c_19 : vector<16xi32>
                        %v_228 = arith.sitofp %v_227 : vector<16xi32> to vector<16xf32>
                        %v_229 = vector.load %x_lanes[%v_89, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_230 = arith.mulf %v_228, %v_229 : vector<16xf32>
                        %v_231 = vector.load %x_lanes[%v_90, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_232 = arith.mulf %v_228, %v_231 : vector<16xf32>
                        %v_233 = vector.load %x_lanes[%v_91, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_234 = arith.mulf %v_228, %v_233 : vector<16xf32>
                        %v_235 = vector.load %x_lanes[%v_92, %i_99] : memref<?x2048xf32>, vector<16xf32>
                        %v_236 = arith.mulf %v_228, %v_235 : vector<16xf32>
                        %v_237 = arith.shrui %v_161, %c_20 : vector<16xi32>
                        %v_238 = arith.andi %v_237, %c_18 : vector<16xi32>
                        %v_239 = arith.subi %v_238, %c_19 : vector<16xi32>
                        %v_240 = arith.sitofp %v_239 : vector<16xi32> to vector<16xf32>
                        %v_241 = arith.addi %i_99, %c_10 : index
                        %v_242 = vector.load %x_lanes[%v_89, %v_241] : memref<?x2048xf32>, vector<16xf32>
                        %acc_243 = math.fma %v_240, %v_242, %v_230 : vector<16xf32>
                        %v_244 = arith.addi %i_99, %c_10 : index
                        %v_245 = vector.load %x_lanes[%v_90, %v_244] : memref<?x2048xf32>, vector<16xf32>
                        %acc_246 = math.fma %v_240, %v_245, %v_232 : vector<16xf32>
                        %v_247 = arith.addi %i_99, %c_10 : index
                        %v_248 = vector.load %x_lanes[%v_91, %v_247] : memref<?x2048xf32>, vector<16xf32>
                        %acc_249 = math.fma %v_240, %v_248, %v_234 : vector<16xf32>
                        %v_250 = arith.addi %i_99, %c_10 : index
                        %v_251 = vector.load %x_lanes[%v_92, %v_250] : memref<?x2048xf32>, vector<16xf32>
                        %acc_252 = math.fma %v_240, %v_251, %v_236 : vector<16xf32>
                        %v_253 = arith.shrui %v_161, %c_21 : vector<16xi32>
                        %v_254 = arith.andi %v_253, %c_18 : vector<16xi32>
                        %v_255 = arith.subi %v_254, %c_19 : vector<16xi32>
                        %v_256 = arith.sitofp %v_255 : vector<16xi32> to vector<16xf32>
                        %v_257 = arith.addi %i_99, %c_0 : index
                        %v_258 = vector.load %x_lanes[%v_89, %v_257] : memref<?x2048xf32>, vector<16xf32>
                        %acc_259 = math.fma %v_256, %v_258, %acc_243 : vector<16xf32>
                        %v_260 = arith.addi %i_99, %c_0 : index
                        %v_261 = vector.load %x_lanes[%v_90, %v_260] : memref<?x2048xf32>, vector<16xf32>
                        %acc_262 = math.fma %v_256, %v_261, %acc_246 : vector<16xf32>
                        %v_263 = arith.addi %i_99, %c_0 : index
                        %v_264 = vector.load %x_lanes[%v_91, %v_263] : memref<?x2048xf32>, vector<16xf32>
                        %acc_265 = math.fma %v_256, %v_264, %acc_249 : vector<16xf32>
                        %v_266 = arith.addi %i_99, %c_0 : index
                        %v_267 = vector.load %x_lanes[%v_92, %v_266] : memref<?x2048xf32>, vector<16xf32>
                        %acc_268 = math.fma %v_256, %v_267, %acc_252 : vector<16xf32>
                        %v_269 = arith.shrui %v_161, %c_22 : vector<16xi32>
                        %v_270 = arith.andi %v_269, %c_18 : vector<16xi32>
                        %v_271 = arith.subi %v_270, %c_19 : vector<16xi32>
                        %v_272 = arith.sitofp %v_271 : vector<16xi32> to vector<16xf32>
                        %v_273 = arith.addi %i_99, %c_23 : index
                        %v_274 = vector.load %x_lanes[%v_89, %v_273] : memref<?x2048xf32>, vector<16xf32>
                        %acc_275 = math.fma %v_272, %v_274, %acc_259 : vector<16xf32>
                        %v_276 = arith.addi %i_99, %c_23 : index
                        %v_277 = vector.load %x_lanes[%v_90, %v_276] : memref<?x2048xf32>, vector<16xf32>
                        %acc_278 = math.fma %v_272, %v_277, %acc_262 : vector<16xf32>
                        %v_279 = arith.addi %i_99, %c_23 : index
                        %v_280 = vector.load %x_lanes[%v_91, %v_279] : memref<?x2048xf32>, vector<16xf32>
                        %acc_281 = math.fma %v_272, %v_280, %acc_265 : vector<16xf32>
                        %v_282 = arith.addi %i_99, %c_23 : index
                        %v_283 = vector.load %x_lanes[%v_92, %v_282] : memref<?x2048xf32>, vector<16xf32>
                        %acc_284 = math.fma %v_272, %v_283, %acc_268 : vector<16xf32>
                        %acc_285 = math.fma %acc_275, %v_162, %carry_105 : vector<16xf32>
                        %acc_286 = math.fma %acc_278, %v_162, %carry_106 : vector<16xf32>
                        %acc_287 = math.fma %acc_281, %v_162, %carry_107 : vector<16xf32>
                        %acc_288 = math.fma %acc_284, %v_162, %carry_108 : vector<16xf32>
                        %acc_289 = math.fma %v_133, %v_111, %acc_222 : vector<16xf32>
                        %acc_290 = math.fma %v_133, %v_114, %acc_223 : vector<16xf32>
                        %acc_291 = math.fma %v_133, %v_117, %acc_224 : vector<16xf32>
                        %acc_292 = math.fma %v_133, %v_120, %acc_225 : vector<16xf32>
                        %acc_293 = math.fma %v_154, %v_111, %acc_285 : vector<16xf32>
                        %acc_294 = math.fma %v_154, %v_114, %acc_286 : vector<16xf32>
                        %acc_295 = math.fma %v_154, %v_117, %acc_287 : vector<16xf32>
                        %acc_296 = math.fma %v_154, %v_120, %acc_288 : vector<16xf32>
                        scf.yield %acc_289, %acc_290, %acc_291, %acc_292, %acc_293, %acc_294, %acc_295, %acc_296 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_100#0, %sums[%c_2, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_100#1, %sums[%c_3, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_100#2, %sums[%c_4, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_100#3, %sums[%c_11, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_100#4, %sums[%c_1, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_100#5, %sums[%c_16, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_100#6, %sums[%c_24, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_100#7, %sums[%c_25, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_297 = arith.cmpi eq, %v_80, %c_4 : index
                  scf.if %is_297 {
                    scf.for %i_298 = %c_2 to %c_0 step %c_3 {
                      %v_299 = arith.addi %v_36, %i_298 : index
                      %v_300 = arith.addi %v_299, %c_8 : index
                      %v_301 = arith.addi %v_299, %c_1 : index
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_301, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_301, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_301, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_301, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      %v_302 = arith.addi %v_300, %c_1 : index
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_302, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_302, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_302, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_302, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      %loop_304:4 = scf.for %i_303 = %c_2 to %c_13 step %c_14 iter_args(%carry_305 = %c_12, %carry_306 = %c_12, %carry_307 = %c_12, %carry_308 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_309 = arith.divui %i_303, %c_14 : index
                        %v_310 = arith.muli %v_309, %c_10 : index
                        %v_311 = vector.load %x_sums[%v_89, %v_310] : memref<?x512xf32>, vector<16xf32>
                        %v_312 = arith.divui %i_303, %c_14 : index
                        %v_313 = arith.muli %v_312, %c_10 : index
                        %v_314 = vector.load %x_sums[%v_90, %v_313] : memref<?x512xf32>, vector<16xf32>
                        %v_315 = arith.divui %i_303, %c_14 : index
                        %v_316 = arith.muli %v_315, %c_15 : index
                        %v_317 = arith.addi %v_316, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_299, %v_317], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_318 = arith.divui %i_303, %c_0 : index
                        %v_319 = vector.load %expert_gate_up.scales[%v_51, %v_299, %v_318] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_320 = arith.extf %v_319 : vector<2xf16> to vector<2xf32>
                        %v_321 = arith.divui %i_303, %c_0 : index
                        %v_322 = vector.load %expert_gate_up.biases[%v_51, %v_299, %v_321] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_323 = arith.extf %v_322 : vector<2xf16> to vector<2xf32>
                        %v_324 = vector.shuffle %v_320, %v_320 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_325 = vector.shuffle %v_323, %v_323 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_326 = vector.shuffle %v_324, %v_325 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_327 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_326) : (vector<16xf32>) -> vector<16xf32>
                        %v_328 = arith.divui %i_303, %c_0 : index
                        %v_329 = arith.muli %v_328, %c_16 : index
                        %v_330 = vector.load %expert_gate_up.codes[%v_51, %v_299, %v_329] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_331 = vector.bitcast %v_330 : vector<10xi32> to vector<40xi8>
                        %v_332 = vector.shuffle %v_331, %v_331 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_333 = vector.bitcast %v_332 : vector<64xi8> to vector<16xi32>
                        %v_334 = arith.shrui %v_333, %c_17 : vector<16xi32>
                        %v_335 = vector.shuffle %v_327, %v_327 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_336 = arith.divui %i_303, %c_14 : index
                        %v_337 = arith.muli %v_336, %c_15 : index
                        %v_338 = arith.addi %v_337, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_300, %v_338], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_339 = arith.divui %i_303, %c_0 : index
                        %v_340 = vector.load %expert_gate_up.scales[%v_51, %v_300, %v_339] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_341 = arith.extf %v_340 : vector<2xf16> to vector<2xf32>
                        %v_342 = arith.divui %i_303, %c_0 : index
                        %v_343 = vector.load %expert_gate_up.biases[%v_51, %v_300, %v_342] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_344 = arith.extf %v_343 : vector<2xf16> to vector<2xf32>
                        %v_345 = vector.shuffle %v_341, %v_341 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_346 = vector.shuffle %v_344, %v_344 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_347 = vector.shuffle %v_345, %v_346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_348 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_347) : (vector<16xf32>) -> vector<16xf32>
                        %v_349 = arith.divui %i_303, %c_0 : index
                        %v_350 = arith.muli %v_349, %c_16 : index
                        %v_351 = vector.load %expert_gate_up.codes[%v_51, %v_300, %v_350] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_352 = vector.bitcast %v_351 : vector<10xi32> to vector<40xi8>
                        %v_353 = vector.shuffle %v_352, %v_352 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_354 = vector.bitcast %v_353 : vector<64xi8> to vector<16xi32>
                        %v_355 = arith.shrui %v_354, %c_17 : vector<16xi32>
                        %v_356 = vector.shuffle %v_348, %v_348 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_357 = arith.andi %v_334, %c_18 : vector<16xi32>
                        %v_358 = arith.subi %v_357, %c_19 : vector<16xi32>
                        %v_359 = arith.sitofp %v_358 : vector<16xi32> to vector<16xf32>
                        %v_360 = vector.load %x_lanes[%v_89, %i_303] : memref<?x2048xf32>, vector<16xf32>
                        %v_361 = arith.mulf %v_359, %v_360 : vector<16xf32>
                        %v_362 = vector.load %x_lanes[%v_90, %i_303] : memref<?x2048xf32>, vector<16xf32>
                        %v_363 = arith.mulf %v_359, %v_362 : vector<16xf32>
                        %v_364 = arith.shrui %v_334, %c_20 : vector<16xi32>
                        %v_365 = arith.andi %v_364, %c_18 : vector<16xi32>
                        %v_366 = arith.subi %v_365, %c_19 : vector<16xi32>
                        %v_367 = arith.sitofp %v_366 : vector<16xi32> to vector<16xf32>
                        %v_368 = arith.addi %i_303, %c_10 : index
                        %v_369 = vector.load %x_lanes[%v_89, %v_368] : memref<?x2048xf32>, vector<16xf32>
                        %acc_370 = math.fma %v_367, %v_369, %v_361 : vector<16xf32>
                        %v_371 = arith.addi %i_303, %c_10 : index
                        %v_372 = vector.load %x_lanes[%v_90, %v_371] : memref<?x2048xf32>, vector<16xf32>
                        %acc_373 = math.fma %v_367, %v_372, %v_363 : vector<16xf32>
                        %v_374 = arith.shrui %v_334, %c_21 : vector<16xi32>
                        %v_375 = arith.andi %v_374, %c_18 : vector<16xi32>
                        %v_376 = arith.subi %v_375, %c_19 : vector<16xi32>
                        %v_377 = arith.sitofp %v_376 : vector<16xi32> to vector<16xf32>
                        %v_378 = arith.addi %i_303, %c_0 : index
                        %v_379 = vector.load %x_lanes[%v_89, %v_378] : memref<?x2048xf32>, vector<16xf32>
                        %acc_380 = math.fma %v_377, %v_379, %acc_370 : vector<16xf32>
                        %v_381 = arith.addi %i_303, %c_0 : index
                        %v_382 = vector.load %x_lanes[%v_90, %v_381] : memref<?x2048xf32>, vector<16xf32>
                        %acc_383 = math.fma %v_377, %v_382, %acc_373 : vector<16xf32>
                        %v_384 = arith.shrui %v_334, %c_22 : vector<16xi32>
                        %v_385 = arith.andi %v_384, %c_18 : vector<16xi32>
                        %v_386 = arith.subi %v_385, %c_19 : vector<16xi32>
                        %v_387 = arith.sitofp %v_386 : vector<16xi32> to vector<16xf32>
                        %v_388 = arith.addi %i_303, %c_23 : index
                        %v_389 = vector.load %x_lanes[%v_89, %v_388] : memref<?x2048xf32>, vector<16xf32>
                        %acc_390 = math.fma %v_387, %v_389, %acc_380 : vector<16xf32>
                        %v_391 = arith.addi %i_303, %c_23 : index
                        %v_392 = vector.load %x_lanes[%v_90, %v_391] : memref<?x2048xf32>, vector<16xf32>
                        %acc_393 = math.fma %v_387, %v_392, %acc_383 : vector<16xf32>
                        %acc_394 = math.fma %acc_390, %v_335, %carry_305 : vector<16xf32>
                        %acc_395 = math.fma %acc_393, %v_335, %carry_306 : vector<16xf32>
                        %v_396 = arith.andi %v_355, %c_18 : vector<16xi32>
                        %v_397 = arith.subi %v_396, %c_19 : vector<16xi32>
                        %v_398 = arith.sitofp %v_397 : vector<16xi32> to vector<16xf32>
                        %v_399 = vector.load %x_lanes[%v_89, %i_303] : memref<?x2048xf32>, vector<16xf32>
                        %v_400 = arith.mulf %v_398, %v_399 : vector<16xf32>
                        %v_401 = vector.load %x_lanes[%v_90, %i_303] : memref<?x2048xf32>, vector<16xf32>
                        %v_402 = arith.mulf %v_398, %v_401 : vector<16xf32>
                        %v_403 = arith.shrui %v_355, %c_20 : vector<16xi32>
                        %v_404 = arith.andi %v_403, %c_18 : vector<16xi32>
                        %v_405 = arith.subi %v_404, %c_19 : vector<16xi32>
                        %v_406 = arith.sitofp %v_405 : vector<16xi32> to vector<16xf32>
                        %v_407 = arith.addi %i_303, %c_10 : index
                        %v_408 = vector.load %x_lanes[%v_89, %v_407] : memref<?x2048xf32>, vector<16xf32>
                        %acc_409 = math.fma %v_406, %v_408, %v_400 : vector<16xf32>
                        %v_410 = arith.addi %i_303, %c_10 : index
                        %v_411 = vector.load %x_lanes[%v_90, %v_410] : memref<?x2048xf32>, vector<16xf32>
                        %acc_412 = math.fma %v_406, %v_411, %v_402 : vector<16xf32>
                        %v_413 = arith.shrui %v_355, %c_21 : vector<16xi32>
                        %v_414 = arith.andi %v_413, %c_18 : vector<16xi32>
                        %v_415 = arith.subi %v_414, %c_19 : vector<16xi32>
                        %v_416 = arith.sitofp %v_415 : vector<16xi32> to vector<16xf32>
                        %v_417 = arith.addi %i_303, %c_0 : index
                        %v_418 = vector.load %x_lanes[%v_89, %v_417] : memref<?x2048xf32>, vector<16xf32>
                        %acc_419 = math.fma %v_416, %v_418, %acc_409 : vector<16xf32>
                        %v_420 = arith.addi %i_303, %c_0 : index
                        %v_421 = vector.load %x_lanes[%v_90, %v_420] : memref<?x2048xf32>, vector<16xf32>
                        %acc_422 = math.fma %v_416, %v_421, %acc_412 : vector<16xf32>
                        %v_423 = arith.shrui %v_355, %c_22 : vector<16xi32>
                        %v_424 = arith.andi %v_423, %c_18 : vector<16xi32>
                        %v_425 = arith.subi %v_424, %c_19 : vector<16xi32>
                        %v_426 = arith.sitofp %v_425 : vector<16xi32> to vector<16xf32>
                        %v_427 = arith.addi %i_303, %c_23 : index
                        %v_428 = vector.load %x_lanes[%v_89, %v_427] : memref<?x2048xf32>, vector<16xf32>
                        %acc_429 = math.fma %v_426, %v_428, %acc_419 : vector<16xf32>
                        %v_430 = arith.addi %i_303, %c_23 : index
                        %v_431 = vector.load %x_lanes[%v_90, %v_430] : memref<?x2048xf32>, vector<16xf32>
                        %acc_432 = math.fma %v_426, %v_431, %acc_422 : vector<16xf32>
                        %acc_433 = math.fma %acc_429, %v_356, %carry_307 : vector<16xf32>
                        %acc_434 = math.fma %acc_432, %v_356, %carry_308 : vector<16xf32>
                        %acc_435 = math.fma %v_327, %v_311, %acc_394 : vector<16xf32>
                        %acc_436 = math.fma %v_327, %v_314, %acc_395 : vector<16xf32>
                        %acc_437 = math.fma %v_348, %v_311, %acc_433 : vector<16xf32>
                        %acc_438 = math.fma %v_348, %v_314, %acc_434 : vector<16xf32>
                        scf.yield %acc_435, %acc_436, %acc_437, %acc_438 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_304#0, %sums[%c_2, %i_298, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_304#1, %sums[%c_3, %i_298, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_304#2, %sums[%c_1, %i_298, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_304#3, %sums[%c_16, %i_298, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_439 = arith.cmpi eq, %v_80, %c_3 : index
                  scf.if %is_439 {
                    scf.for %i_440 = %c_2 to %c_0 step %c_3 {
                      %v_441 = arith.addi %v_36, %i_440 : index
                      %v_442 = arith.addi %v_441, %c_8 : index
                      %v_443 = arith.addi %v_441, %c_1 : index
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_443, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_443, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_443, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_443, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      %v_444 = arith.addi %v_442, %c_1 : index
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_444, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.scales[%v_51, %v_444, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_444, %c_2], read, locality<3>, data : memref<64x2048x64xf16>
                      memref.prefetch %expert_gate_up.biases[%v_51, %v_444, %c_0], read, locality<3>, data : memref<64x2048x64xf16>
                      %loop_446:2 = scf.for %i_445 = %c_2 to %c_13 step %c_14 iter_args(%carry_447 = %c_12, %carry_448 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_449 = arith.divui %i_445, %c_14 : index
                        %v_450 = arith.muli %v_449, %c_10 : index
                        %v_451 = vector.load %x_sums[%v_89, %v_450] : memref<?x512xf32>, vector<16xf32>
                        %v_452 = arith.divui %i_445, %c_14 : index
                        %v_453 = arith.muli %v_452, %c_15 : index
                        %v_454 = arith.addi %v_453, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_441, %v_454], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_455 = arith.divui %i_445, %c_0 : index
                        %v_456 = vector.load %expert_gate_up.scales[%v_51, %v_441, %v_455] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_457 = arith.extf %v_456 : vector<2xf16> to vector<2xf32>
                        %v_458 = arith.divui %i_445, %c_0 : index
                        %v_459 = vector.load %expert_gate_up.biases[%v_51, %v_441, %v_458] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_460 = arith.extf %v_459 : vector<2xf16> to vector<2xf32>
                        %v_461 = vector.shuffle %v_457, %v_457 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_462 = vector.shuffle %v_460, %v_460 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_463 = vector.shuffle %v_461, %v_462 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_464 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_463) : (vector<16xf32>) -> vector<16xf32>
                        %v_465 = arith.divui %i_445, %c_0 : index
                        %v_466 = arith.muli %v_465, %c_16 : index
                        %v_467 = vector.load %expert_gate_up.codes[%v_51, %v_441, %v_466] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_468 = vector.bitcast %v_467 : vector<10xi32> to vector<40xi8>
                        %v_469 = vector.shuffle %v_468, %v_468 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_470 = vector.bitcast %v_469 : vector<64xi8> to vector<16xi32>
                        %v_471 = arith.shrui %v_470, %c_17 : vector<16xi32>
                        %v_472 = vector.shuffle %v_464, %v_464 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_473 = arith.divui %i_445, %c_14 : index
                        %v_474 = arith.muli %v_473, %c_15 : index
                        %v_475 = arith.addi %v_474, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_442, %v_475], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_476 = arith.divui %i_445, %c_0 : index
                        %v_477 = vector.load %expert_gate_up.scales[%v_51, %v_442, %v_476] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_478 = arith.extf %v_477 : vector<2xf16> to vector<2xf32>
                        %v_479 = arith.divui %i_445, %c_0 : index
                        %v_480 = vector.load %expert_gate_up.biases[%v_51, %v_442, %v_479] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_481 = arith.extf %v_480 : vector<2xf16> to vector<2xf32>
                        %v_482 = vector.shuffle %v_478, %v_478 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_483 = vector.shuffle %v_481, %v_481 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_484 = vector.shuffle %v_482, %v_483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_485 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_484) : (vector<16xf32>) -> vector<16xf32>
                        %v_486 = arith.divui %i_445, %c_0 : index
                        %v_487 = arith.muli %v_486, %c_16 : index
                        %v_488 = vector.load %expert_gate_up.codes[%v_51, %v_442, %v_487] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_489 = vector.bitcast %v_488 : vector<10xi32> to vector<40xi8>
                        %v_490 = vector.shuffle %v_489, %v_489 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_491 = vector.bitcast %v_490 : vector<64xi8> to vector<16xi32>
                        %v_492 = arith.shrui %v_491, %c_17 : vector<16xi32>
                        %v_493 = vector.shuffle %v_485, %v_485 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_494 = arith.andi %v_471, %c_18 : vector<16xi32>
                        %v_495 = arith.subi %v_494, %c_19 : vector<16xi32>
                        %v_496 = arith.sitofp %v_495 : vector<16xi32> to vector<16xf32>
                        %v_497 = vector.load %x_lanes[%v_89, %i_445] : memref<?x2048xf32>, vector<16xf32>
                        %v_498 = arith.mulf %v_496, %v_497 : vector<16xf32>
                        %v_499 = arith.shrui %v_471, %c_20 : vector<16xi32>
                        %v_500 = arith.andi %v_499, %c_18 : vector<16xi32>
                        %v_501 = arith.subi %v_500, %c_19 : vector<16xi32>
                        %v_502 = arith.sitofp %v_501 : vector<16xi32> to vector<16xf32>
                        %v_503 = arith.addi %i_445, %c_10 : index
                        %v_504 = vector.load %x_lanes[%v_89, %v_503] : memref<?x2048xf32>, vector<16xf32>
                        %acc_505 = math.fma %v_502, %v_504, %v_498 : vector<16xf32>
                        %v_506 = arith.shrui %v_471, %c_21 : vector<16xi32>
                        %v_507 = arith.andi %v_506, %c_18 : vector<16xi32>
                        %v_508 = arith.subi %v_507, %c_19 : vector<16xi32>
                        %v_509 = arith.sitofp %v_508 : vector<16xi32> to vector<16xf32>
                        %v_510 = arith.addi %i_445, %c_0 : index
                        %v_511 = vector.load %x_lanes[%v_89, %v_510] : memref<?x2048xf32>, vector<16xf32>
                        %acc_512 = math.fma %v_509, %v_511, %acc_505 : vector<16xf32>
                        %v_513 = arith.shrui %v_471, %c_22 : vector<16xi32>
                        %v_514 = arith.andi %v_513, %c_18 : vector<16xi32>
                        %v_515 = arith.subi %v_514, %c_19 : vector<16xi32>
                        %v_516 = arith.sitofp %v_515 : vector<16xi32> to vector<16xf32>
                        %v_517 = arith.addi %i_445, %c_23 : index
                        %v_518 = vector.load %x_lanes[%v_89, %v_517] : memref<?x2048xf32>, vector<16xf32>
                        %acc_519 = math.fma %v_516, %v_518, %acc_512 : vector<16xf32>
                        %acc_520 = math.fma %acc_519, %v_472, %carry_447 : vector<16xf32>
                        %v_521 = arith.andi %v_492, %c_18 : vector<16xi32>
                        %v_522 = arith.subi %v_521, %c_19 : vector<16xi32>
                        %v_523 = arith.sitofp %v_522 : vector<16xi32> to vector<16xf32>
                        %v_524 = vector.load %x_lanes[%v_89, %i_445] : memref<?x2048xf32>, vector<16xf32>
                        %v_525 = arith.mulf %v_523, %v_524 : vector<16xf32>
                        %v_526 = arith.shrui %v_492, %c_20 : vector<16xi32>
                        %v_527 = arith.andi %v_526, %c_18 : vector<16xi32>
                        %v_528 = arith.subi %v_527, %c_19 : vector<16xi32>
                        %v_529 = arith.sitofp %v_528 : vector<16xi32> to vector<16xf32>
                        %v_530 = arith.addi %i_445, %c_10 : index
                        %v_531 = vector.load %x_lanes[%v_89, %v_530] : memref<?x2048xf32>, vector<16xf32>
                        %acc_532 = math.fma %v_529, %v_531, %v_525 : vector<16xf32>
                        %v_533 = arith.shrui %v_492, %c_21 : vector<16xi32>
                        %v_534 = arith.andi %v_533, %c_18 : vector<16xi32>
                        %v_535 = arith.subi %v_534, %c_19 : vector<16xi32>
                        %v_536 = arith.sitofp %v_535 : vector<16xi32> to vector<16xf32>
                        %v_537 = arith.addi %i_445, %c_0 : index
                        %v_538 = vector.load %x_lanes[%v_89, %v_537] : memref<?x2048xf32>, vector<16xf32>
                        %acc_539 = math.fma %v_536, %v_538, %acc_532 : vector<16xf32>
                        %v_540 = arith.shrui %v_492, %c_22 : vector<16xi32>
                        %v_541 = arith.andi %v_540, %c_18 : vector<16xi32>
                        %v_542 = arith.subi %v_541, %c_19 : vector<16xi32>
                        %v_543 = arith.sitofp %v_542 : vector<16xi32> to vector<16xf32>
                        %v_544 = arith.addi %i_445, %c_23 : index
                        %v_545 = vector.load %x_lanes[%v_89, %v_544] : memref<?x2048xf32>, vector<16xf32>
                        %acc_546 = math.fma %v_543, %v_545, %acc_539 : vector<16xf32>
                        %acc_547 = math.fma %acc_546, %v_493, %carry_448 : vector<16xf32>
                        %acc_548 = math.fma %v_464, %v_451, %acc_520 : vector<16xf32>
                        %acc_549 = math.fma %v_485, %v_451, %acc_547 : vector<16xf32>
                        scf.yield %acc_548, %acc_549 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_446#0, %sums[%c_2, %i_440, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_446#1, %sums[%c_1, %i_440, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_550 = %c_2 to %v_72 step %c_3 {
                    scf.for %i_551 = %c_2 to %c_0 step %c_10 {
                      %v_552 = arith.addi %v_36, %i_551 : index
                      %v_553 = memref.load %group[%i_550] : memref<5xi32>
                      %v_554 = arith.index_cast %v_553 : i32 to index
                      scf.for %i_555 = %c_2 to %c_4 step %c_3 {
                        scf.for %i_556 = %c_2 to %c_10 step %c_3 {
                          %v_557 = arith.muli %i_555, %c_1 : index
                          %v_558 = arith.addi %i_550, %v_557 : index
                          %v_559 = arith.addi %i_551, %i_556 : index
                          %v_560 = vector.load %sums[%v_558, %v_559, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                          %v_561 = vector.shuffle %v_560, %v_560 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_562 = vector.shuffle %v_560, %v_560 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_563 = arith.addf %v_561, %v_562 : vector<8xf32>
                          %v_564 = vector.shuffle %v_563, %v_563 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_565 = vector.shuffle %v_563, %v_563 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_566 = arith.addf %v_564, %v_565 : vector<4xf32>
                          %v_567 = vector.shuffle %v_566, %v_566 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_568 = vector.shuffle %v_566, %v_566 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_569 = arith.addf %v_567, %v_568 : vector<2xf32>
                          %v_570 = vector.shuffle %v_569, %v_569 [0] : vector<2xf32>, vector<2xf32>
                          %v_571 = vector.shuffle %v_569, %v_569 [1] : vector<2xf32>, vector<2xf32>
                          %v_572 = arith.addf %v_570, %v_571 : vector<1xf32>
                          %sum_573 = vector.extract %v_572[0] : f32 from vector<1xf32>
                          memref.store %sum_573, %added[%i_555, %i_556] : memref<2x16xf32>
                        }
                      }
                      %v_574 = vector.load %added[%c_2, %c_2] : memref<2x16xf32>, vector<16xf32>
                      %v_575 = vector.load %added[%c_3, %c_2] : memref<2x16xf32>, vector<16xf32>
                      %v_576 = arith.subf %c_12, %v_574 : vector<16xf32>
                      %is_577 = arith.cmpf ogt, %v_576, %c_26 : vector<16xf32>
                      %v_578 = arith.select %is_577, %c_26, %v_576 : vector<16xi1>, vector<16xf32>
                      %is_579 = arith.cmpf olt, %v_578, %c_27 : vector<16xf32>
                      %v_580 = arith.select %is_579, %c_27, %v_578 : vector<16xi1>, vector<16xf32>
                      %v_581 = arith.mulf %v_580, %c_28 : vector<16xf32>
                      %v_582 = math.roundeven %v_581 : vector<16xf32>
                      %acc_583 = math.fma %v_582, %c_29, %v_580 : vector<16xf32>
                      %acc_584 = math.fma %v_582, %c_30, %acc_583 : vector<16xf32>
                      %acc_585 = math.fma %c_31, %acc_584, %c_32 : vector<16xf32>
                      %acc_586 = math.fma %acc_585, %acc_584, %c_33 : vector<16xf32>
                      %acc_587 = math.fma %acc_586, %acc_584, %c_34 : vector<16xf32>
                      %acc_588 = math.fma %acc_587, %acc_584, %c_35 : vector<16xf32>
                      %acc_589 = math.fma %acc_588, %acc_584, %c_36 : vector<16xf32>
                      %acc_590 = math.fma %acc_589, %acc_584, %c_37 : vector<16xf32>
                      %acc_591 = math.fma %acc_590, %acc_584, %c_37 : vector<16xf32>
                      %v_592 = arith.fptosi %v_582 : vector<16xf32> to vector<16xi32>
                      %v_593 = arith.shrsi %v_592, %c_38 : vector<16xi32>
                      %v_594 = arith.subi %v_592, %v_593 : vector<16xi32>
                      %v_595 = arith.addi %v_593, %c_40 : vector<16xi32>
                      %v_596 = arith.shli %v_595, %c_39 : vector<16xi32>
                      %v_597 = arith.bitcast %v_596 : vector<16xi32> to vector<16xf32>
                      %v_598 = arith.mulf %acc_591, %v_597 : vector<16xf32>
                      %v_599 = arith.addi %v_594, %c_40 : vector<16xi32>
                      %v_600 = arith.shli %v_599, %c_39 : vector<16xi32>
                      %v_601 = arith.bitcast %v_600 : vector<16xi32> to vector<16xf32>
                      %v_602 = arith.mulf %v_598, %v_601 : vector<16xf32>
                      %v_603 = arith.addf %v_602, %c_37 : vector<16xf32>
                      %v_604 = arith.divf %c_37, %v_603 : vector<16xf32>
                      %v_605 = arith.mulf %v_574, %v_604 : vector<16xf32>
                      %v_606 = arith.mulf %v_605, %v_575 : vector<16xf32>
                      vector.store %v_606, %hidden[%v_554, %v_552] : memref<?x1024xf32>, vector<16xf32>
                    }
                  }
                }
                %v_607 = arith.select %is_73, %c_2, %v_72 : index
                scf.yield %v_607 : index
              }
            }
          }
          scf.yield %v_29, %loop_20#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down.codes_binding: !stream.binding, %expert_down.scales_binding: !stream.binding, %expert_down.biases_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 32 : index
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant 8 : index
        %c_8 = arith.constant dense<0> : vector<8xi32>
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 1024 : index
        %c_14 = arith.constant 10 : index
        %c_15 = arith.constant 5 : index
        %c_16 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_17 = arith.constant dense<31> : vector<16xi32>
        %c_18 = arith.constant dense<16> : vector<16xi32>
        %c_19 = arith.constant dense<5> : vector<16xi32>
        %c_20 = arith.constant dense<10> : vector<16xi32>
        %c_21 = arith.constant dense<15> : vector<16xi32>
        %c_22 = arith.constant 48 : index
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_3] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_3] : !stream.binding -> memref<?x256xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_down.codes = stream.binding.subspan %expert_down.codes_binding[%c_3] : !stream.binding -> memref<64x2048x160xi32>
        %expert_down.scales = stream.binding.subspan %expert_down.scales_binding[%c_3] : !stream.binding -> memref<64x2048x32xf16>
        %expert_down.biases = stream.binding.subspan %expert_down.biases_binding[%c_3] : !stream.binding -> memref<64x2048x32xf16>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%assignments}
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %v_3 = arith.muli %assignments, %c_1 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<4x64x16xf32>
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
          %v_16 = arith.muli %v_4, %c_5 : index
          %v_17 = arith.divui %v_3, %v_16 : index
          %v_18 = arith.maxsi %v_17, %c_4 : index
          %v_19 = arith.divui %v_15, %v_4 : index
          %loop_21:2 = scf.for %i_20 = %c_3 to %v_19 step %c_4 iter_args(%carry_22 = %c_3, %carry_23 = %v_18) -> (index, index) {
            %v_24 = arith.muli %carry_23, %v_4 : index
            %v_25 = arith.addi %carry_22, %v_24 : index
            %v_26 = arith.divui %carry_23, %c_5 : index
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
            %v_37 = arith.muli %v_36, %c_0 : index
            %v_38 = arith.divui %i_32, %c_1 : index
            %v_39 = memref.load %ids[%v_38] : memref<?xi32>
            %v_40 = vector.broadcast %v_39 : i32 to vector<8xi32>
            %loop_42:1 = scf.for %i_41 = %c_3 to %v_38 step %c_7 iter_args(%carry_43 = %c_6) -> (i1) {
              %v_44 = arith.subi %v_38, %i_41 : index
              %mask_45 = vector.create_mask %v_44 : vector<8xi1>
              %v_46 = vector.maskedload %ids[%i_41], %mask_45, %c_8 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_47 = arith.cmpi eq, %v_46, %v_40 : vector<8xi32>
              %v_48 = arith.andi %is_47, %mask_45 : vector<8xi1>
              %any_49 = vector.reduction <or>, %v_48 : vector<8xi1> into i1
              %v_50 = arith.ori %carry_43, %any_49 : i1
              scf.yield %v_50 : i1
            }
            %is_51 = arith.cmpi eq, %loop_42#0, %c_6 : i1
            scf.if %is_51 {
              %v_52 = arith.index_cast %v_39 : i32 to index
              %v_53 = arith.remui %v_35, %c_1 : index
              %v_54 = arith.muli %v_53, %c_0 : index
              %v_55 = arith.subi %v_3, %c_4 : index
              %v_56 = arith.minsi %v_35, %v_55 : index
              %v_57 = arith.divui %v_56, %c_1 : index
              %v_58 = memref.load %ids[%v_57] : memref<?xi32>
              %v_59 = arith.index_cast %v_58 : i32 to index
              scf.for %i_60 = %c_3 to %c_0 step %c_0 {
                %v_61 = arith.addi %v_54, %i_60 : index
                scf.for %i_62 = %c_3 to %c_9 step %c_10 {
                  memref.prefetch %expert_down.codes[%v_59, %v_61, %i_62], read, locality<3>, data : memref<64x2048x160xi32>
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
                  %is_78 = arith.cmpi eq, %v_71, %c_11 : index
                  %v_79 = arith.select %is_78, %c_2, %v_71 : index
                  %v_80 = memref.load %group[%c_3] : memref<5xi32>
                  %v_81 = arith.index_cast %v_80 : i32 to index
                  %v_82 = memref.load %group[%c_4] : memref<5xi32>
                  %v_83 = arith.index_cast %v_82 : i32 to index
                  %v_84 = memref.load %group[%c_5] : memref<5xi32>
                  %v_85 = arith.index_cast %v_84 : i32 to index
                  %v_86 = memref.load %group[%c_11] : memref<5xi32>
                  %v_87 = arith.index_cast %v_86 : i32 to index
                  %is_88 = arith.cmpi eq, %v_79, %c_2 : index
                  scf.if %is_88 {
                    scf.for %i_89 = %c_3 to %c_0 step %c_4 {
                      %v_90 = arith.addi %v_37, %i_89 : index
                      %v_91 = arith.addi %v_90, %c_2 : index
                      memref.prefetch %expert_down.scales[%v_52, %v_91, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
                      memref.prefetch %expert_down.biases[%v_52, %v_91, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
                      %loop_93:4 = scf.for %i_92 = %c_3 to %c_13 step %c_0 iter_args(%carry_94 = %c_12, %carry_95 = %c_12, %carry_96 = %c_12, %carry_97 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_98 = arith.divui %i_92, %c_0 : index
                        %v_99 = arith.muli %v_98, %c_10 : index
                        %v_100 = vector.load %hidden_sums[%v_81, %v_99] : memref<?x256xf32>, vector<16xf32>
                        %v_101 = arith.divui %i_92, %c_0 : index
                        %v_102 = arith.muli %v_101, %c_10 : index
                        %v_103 = vector.load %hidden_sums[%v_83, %v_102] : memref<?x256xf32>, vector<16xf32>
                        %v_104 = arith.divui %i_92, %c_0 : index
                        %v_105 = arith.muli %v_104, %c_10 : index
                        %v_106 = vector.load %hidden_sums[%v_85, %v_105] : memref<?x256xf32>, vector<16xf32>
                        %v_107 = arith.divui %i_92, %c_0 : index
                        %v_108 = arith.muli %v_107, %c_10 : index
                        %v_109 = vector.load %hidden_sums[%v_87, %v_108] : memref<?x256xf32>, vector<16xf32>
                        %v_110 = arith.divui %i_92, %c_0 : index
                        %v_111 = arith.muli %v_110, %c_14 : index
                        %v_112 = arith.addi %v_111, %c_9 : index
                        memref.prefetch %expert_down.codes[%v_52, %v_90, %v_112], read, locality<3>, data : memref<64x2048x160xi32>
                        %v_113 = arith.divui %i_92, %c_1 : index
                        %v_114 = vector.load %expert_down.scales[%v_52, %v_90, %v_113] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_115 = arith.extf %v_114 : vector<2xf16> to vector<2xf32>
                        %v_116 = arith.divui %i_92, %c_1 : index
                        %v_117 = vector.load %expert_down.biases[%v_52, %v_90, %v_116] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_118 = arith.extf %v_117 : vector<2xf16> to vector<2xf32>
                        %v_119 = vector.shuffle %v_115, %v_115 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_120 = vector.shuffle %v_118, %v_118 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_121 = vector.shuffle %v_119, %v_120 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_122 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_121) : (vector<16xf32>) -> vector<16xf32>
                        %v_123 = arith.divui %i_92, %c_1 : index
                        %v_124 = arith.muli %v_123, %c_15 : index
                        %v_125 = vector.load %expert_down.codes[%v_52, %v_90, %v_124] : memref<64x2048x160xi32>, vector<10xi32>
                        %v_126 = vector.bitcast %v_125 : vector<10xi32> to vector<40xi8>
                        %v_127 = vector.shuffle %v_126, %v_126 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_128 = vector.bitcast %v_127 : vector<64xi8> to vector<16xi32>
                        %v_129 = arith.shrui %v_128, %c_16 : vector<16xi32>
                        %v_130 = vector.shuffle %v_122, %v_122 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_131 = arith.andi %v_129, %c_17 : vector<16xi32>
                        %v_132 = arith.subi %v_131, %c_18 : vector<16xi32>
                        %v_133 = arith.sitofp %v_132 : vector<16xi32> to vector<16xf32>
                        %v_134 = vector.load %hidden_lanes[%v_81, %i_92] : memref<?x1024xf32>, vector<16xf32>
                        %v_135 = arith.mulf %v_133, %v_134 : vector<16xf32>
                        %v_136 = vector.load %hidden_lanes[%v_83, %i_92] : memref<?x1024xf32>, vector<16xf32>
                        %v_137 = arith.mulf %v_133, %v_136 : vector<16xf32>
                        %v_138 = vector.load %hidden_lanes[%v_85, %i_92] : memref<?x1024xf32>, vector<16xf32>
                        %v_139 = arith.mulf %v_133, %v_138 : vector<16xf32>
                        %v_140 = vector.load %hidden_lanes[%v_87, %i_92] : memref<?x1024xf32>, vector<16xf32>
                        %v_141 = arith.mulf %v_133, %v_140 : vector<16xf32>
                        %v_142 = arith.shrui %v_129, %c_19 : vector<16xi32>
                        %v_143 = arith.andi %v_142, %c_17 : vector<16xi32>
                        %v_144 = arith.subi %v_143, %c_18 : vector<16xi32>
                        %v_145 = arith.sitofp %v_144 : vector<16xi32> to vector<16xf32>
                        %v_146 = arith.addi %i_92, %c_10 : index
                        %v_147 = vector.load %hidden_lanes[%v_81, %v_146] : memref<?x1024xf32>, vector<16xf32>
                        %acc_148 = math.fma %v_145, %v_147, %v_135 : vector<16xf32>
                        %v_149 = arith.addi %i_92, %c_10 : index
                        %v_150 = vector.load %hidden_lanes[%v_83, %v_149] : memref<?x1024xf32>, vector<16xf32>
                        %acc_151 = math.fma %v_145, %v_150, %v_137 : vector<16xf32>
                        %v_152 = arith.addi %i_92, %c_10 : index
                        %v_153 = vector.load %hidden_lanes[%v_85, %v_152] : memref<?x1024xf32>, vector<16xf32>
                        %acc_154 = math.fma %v_145, %v_153, %v_139 : vector<16xf32>
                        %v_155 = arith.addi %i_92, %c_10 : index
                        %v_156 = vector.load %hidden_lanes[%v_87, %v_155] : memref<?x1024xf32>, vector<16xf32>
                        %acc_157 = math.fma %v_145, %v_156, %v_141 : vector<16xf32>
                        %v_158 = arith.shrui %v_129, %c_20 : vector<16xi32>
                        %v_159 = arith.andi %v_158, %c_17 : vector<16xi32>
                        %v_160 = arith.subi %v_159, %c_18 : vector<16xi32>
                        %v_161 = arith.sitofp %v_160 : vector<16xi32> to vector<16xf32>
                        %v_162 = arith.addi %i_92, %c_1 : index
                        %v_163 = vector.load %hidden_lanes[%v_81, %v_162] : memref<?x1024xf32>, vector<16xf32>
                        %acc_164 = math.fma %v_161, %v_163, %acc_148 : vector<16xf32>
                        %v_165 = arith.addi %i_92, %c_1 : index
                        %v_166 = vector.load %hidden_lanes[%v_83, %v_165] : memref<?x1024xf32>, vector<16xf32>
                        %acc_167 = math.fma %v_161, %v_166, %acc_151 : vector<16xf32>
                        %v_168 = arith.addi %i_92, %c_1 : index
                        %v_169 = vector.load %hidden_lanes[%v_85, %v_168] : memref<?x1024xf32>, vector<16xf32>
                        %acc_170 = math.fma %v_161, %v_169, %acc_154 : vector<16xf32>
                        %v_171 = arith.addi %i_92, %c_1 : index
                        %v_172 = vector.load %hidden_lanes[%v_87, %v_171] : memref<?x1024xf32>, vector<16xf32>
                        %acc_173 = math.fma %v_161, %v_172, %acc_157 : vector<16xf32>
                        %v_174 = arith.shrui %v_129, %c_21 : vector<16xi32>
                        %v_175 = arith.andi %v_174, %c_17 : vector<16xi32>
                        %v_176 = arith.subi %v_175, %c_18 : vector<16xi32>
                        %v_177 = arith.sitofp %v_176 : vector<16xi32> to vector<16xf32>
                        %v_178 = arith.addi %i_92, %c_22 : index
                        %v_179 = vector.load %hidden_lanes[%v_81, %v_178] : memref<?x1024xf32>, vector<16xf32>
                        %acc_180 = math.fma %v_177, %v_179, %acc_164 : vector<16xf32>
                        %v_181 = arith.addi %i_92, %c_22 : index
                        %v_182 = vector.load %hidden_lanes[%v_83, %v_181] : memref<?x1024xf32>, vector<16xf32>
                        %acc_183 = math.fma %v_177, %v_182, %acc_167 : vector<16xf32>
                        %v_184 = arith.addi %i_92, %c_22 : index
                        %v_185 = vector.load %hidden_lanes[%v_85, %v_184] : memref<?x1024xf32>, vector<16xf32>
                        %acc_186 = math.fma %v_177, %v_185, %acc_170 : vector<16xf32>
                        %v_187 = arith.addi %i_92, %c_22 : index
                        %v_188 = vector.load %hidden_lanes[%v_87, %v_187] : memref<?x1024xf32>, vector<16xf32>
                        %acc_189 = math.fma %v_177, %v_188, %acc_173 : vector<16xf32>
                        %acc_190 = math.fma %acc_180, %v_130, %carry_94 : vector<16xf32>
                        %acc_191 = math.fma %acc_183, %v_130, %carry_95 : vector<16xf32>
                        %acc_192 = math.fma %acc_186, %v_130, %carry_96 : vector<16xf32>
                        %acc_193 = math.fma %acc_189, %v_130, %carry_97 : vector<16xf32>
                        %acc_194 = math.fma %v_122, %v_100, %acc_190 : vector<16xf32>
                        %acc_195 = math.fma %v_122, %v_103, %acc_191 : vector<16xf32>
                        %acc_196 = math.fma %v_122, %v_106, %acc_192 : vector<16xf32>
                        %acc_197 = math.fma %v_122, %v_109, %acc_193 : vector<16xf32>
                        scf.yield %acc_194, %acc_195, %acc_196, %acc_197 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_93#0, %sums[%c_3, %i_89, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                      vector.store %loop_93#1, %sums[%c_4, %i_89, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                      vector.store %loop_93#2, %sums[%c_5, %i_89, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                      vector.store %loop_93#3, %sums[%c_11, %i_89, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                    }
                  }
                  %is_198 = arith.cmpi eq, %v_79, %c_5 : index
                  scf.if %is_198 {
                    scf.for %i_199 = %c_3 to %c_0 step %c_4 {
                      %v_200 = arith.addi %v_37, %i_199 : index
                      %v_201 = arith.addi %v_200, %c_2 : index
                      memref.prefetch %expert_down.scales[%v_52, %v_201, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
                      memref.prefetch %expert_down.biases[%v_52, %v_201, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
                      %loop_203:2 = scf.for %i_202 = %c_3 to %c_13 step %c_0 iter_args(%carry_204 = %c_12, %carry_205 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_206 = arith.divui %i_202, %c_0 : index
                        %v_207 = arith.muli %v_206, %c_10 : index
                        %v_208 = vector.load %hidden_sums[%v_81, %v_207] : memref<?x256xf32>, vector<16xf32>
                        %v_209 = arith.divui %i_202, %c_0 : index
                        %v_210 = arith.muli %v_209, %c_10 : index
                        %v_211 = vector.load %hidden_sums[%v_83, %v_210] : memref<?x256xf32>, vector<16xf32>
                        %v_212 = arith.divui %i_202, %c_0 : index
                        %v_213 = arith.muli %v_212, %c_14 : index
                        %v_214 = arith.addi %v_213, %c_9 : index
                        memref.prefetch %expert_down.codes[%v_52, %v_200, %v_214], read, locality<3>, data : memref<64x2048x160xi32>
                        %v_215 = arith.divui %i_202, %c_1 : index
                        %v_216 = vector.load %expert_down.scales[%v_52, %v_200, %v_215] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_217 = arith.extf %v_216 : vector<2xf16> to vector<2xf32>
                        %v_218 = arith.divui %i_202, %c_1 : index
                        %v_219 = vector.load %expert_down.biases[%v_52, %v_200, %v_218] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_220 = arith.extf %v_219 : vector<2xf16> to vector<2xf32>
                        %v_221 = vector.shuffle %v_217, %v_217 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_222 = vector.shuffle %v_220, %v_220 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_223 = vector.shuffle %v_221, %v_222 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_224 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_223) : (vector<16xf32>) -> vector<16xf32>
                        %v_225 = arith.divui %i_202, %c_1 : index
                        %v_226 = arith.muli %v_225, %c_15 : index
                        %v_227 = vector.load %expert_down.codes[%v_52, %v_200, %v_226] : memref<64x2048x160xi32>, vector<10xi32>
                        %v_228 = vector.bitcast %v_227 : vector<10xi32> to vector<40xi8>
                        %v_229 = vector.shuffle %v_228, %v_228 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_230 = vector.bitcast %v_229 : vector<64xi8> to vector<16xi32>
                        %v_231 = arith.shrui %v_230, %c_16 : vector<16xi32>
                        %v_232 = vector.shuffle %v_224, %v_224 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_233 = arith.andi %v_231, %c_17 : vector<16xi32>
                        %v_234 = arith.subi %v_233, %c_18 : vector<16xi32>
                        %v_235 = arith.sitofp %v_234 : vector<16xi32> to vector<16xf32>
                        %v_236 = vector.load %hidden_lanes[%v_81, %i_202] : memref<?x1024xf32>, vector<16xf32>
                        %v_237 = arith.mulf %v_235, %v_236 : vector<16xf32>
                        %v_238 = vector.load %hidden_lanes[%v_83, %i_202] : memref<?x1024xf32>, vector<16xf32>
                        %v_239 = arith.mulf %v_235, %v_238 : vector<16xf32>
                        %v_240 = arith.shrui %v_231, %c_19 : vector<16xi32>
                        %v_241 = arith.andi %v_240, %c_17 : vector<16xi32>
                        %v_242 = arith.subi %v_241, %c_18 : vector<16xi32>
                        %v_243 = arith.sitofp %v_242 : vector<16xi32> to vector<16xf32>
                        %v_244 = arith.addi %i_202, %c_10 : index
                        %v_245 = vector.load %hidden_lanes[%v_81, %v_244] : memref<?x1024xf32>, vector<16xf32>
                        %acc_246 = math.fma %v_243, %v_245, %v_237 : vector<16xf32>
                        %v_247 = arith.addi %i_202, %c_10 : index
                        %v_248 = vector.load %hidden_lanes[%v_83, %v_247] : memref<?x1024xf32>, vector<16xf32>
                        %acc_249 = math.fma %v_243, %v_248, %v_239 : vector<16xf32>
                        %v_250 = arith.shrui %v_231, %c_20 : vector<16xi32>
                        %v_251 = arith.andi %v_250, %c_17 : vector<16xi32>
                        %v_252 = arith.subi %v_251, %c_18 : vector<16xi32>
                        %v_253 = arith.sitofp %v_252 : vector<16xi32> to vector<16xf32>
                        %v_254 = arith.addi %i_202, %c_1 : index
                        %v_255 = vector.load %hidden_lanes[%v_81, %v_254] : memref<?x1024xf32>, vector<16xf32>
                        %acc_256 = math.fma %v_253, %v_255, %acc_246 : vector<16xf32>
                        %v_257 = arith.addi %i_202, %c_1 : index
                        %v_258 = vector.load %hidden_lanes[%v_83, %v_257] : memref<?x1024xf32>, vector<16xf32>
                        %acc_259 = math.fma %v_253, %v_258, %acc_249 : vector<16xf32>
                        %v_260 = arith.shrui %v_231, %c_21 : vector<16xi32>
                        %v_261 = arith.andi %v_260, %c_17 : vector<16xi32>
                        %v_262 = arith.subi %v_261, %c_18 : vector<16xi32>
                        %v_263 = arith.sitofp %v_262 : vector<16xi32> to vector<16xf32>
                        %v_264 = arith.addi %i_202, %c_22 : index
                        %v_265 = vector.load %hidden_lanes[%v_81, %v_264] : memref<?x1024xf32>, vector<16xf32>
                        %acc_266 = math.fma %v_263, %v_265, %acc_256 : vector<16xf32>
                        %v_267 = arith.addi %i_202, %c_22 : index
                        %v_268 = vector.load %hidden_lanes[%v_83, %v_267] : memref<?x1024xf32>, vector<16xf32>
                        %acc_269 = math.fma %v_263, %v_268, %acc_259 : vector<16xf32>
                        %acc_270 = math.fma %acc_266, %v_232, %carry_204 : vector<16xf32>
                        %acc_271 = math.fma %acc_269, %v_232, %carry_205 : vector<16xf32>
                        %acc_272 = math.fma %v_224, %v_208, %acc_270 : vector<16xf32>
                        %acc_273 = math.fma %v_224, %v_211, %acc_271 : vector<16xf32>
                        scf.yield %acc_272, %acc_273 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_203#0, %sums[%c_3, %i_199, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                      vector.store %loop_203#1, %sums[%c_4, %i_199, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                    }
                  }
                  %is_274 = arith.cmpi eq, %v_79, %c_4 : index
                  scf.if %is_274 {
                    scf.for %i_275 = %c_3 to %c_0 step %c_4 {
                      %v_276 = arith.addi %v_37, %i_275 : index
                      %v_277 = arith.addi %v_276, %c_2 : index
                      memref.prefetch %expert_down.scales[%v_52, %v_277, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
                      memref.prefetch %expert_down.biases[%v_52, %v_277, %c_3], read, locality<3>, data : memref<64x2048x32xf16>
                      %loop_279:1 = scf.for %i_278 = %c_3 to %c_13 step %c_0 iter_args(%carry_280 = %c_12) -> (vector<16xf32>) {
                        %v_281 = arith.divui %i_278, %c_0 : index
                        %v_282 = arith.muli %v_281, %c_10 : index
                        %v_283 = vector.load %hidden_sums[%v_81, %v_282] : memref<?x256xf32>, vector<16xf32>
                        %v_284 = arith.divui %i_278, %c_0 : index
                        %v_285 = arith.muli %v_284, %c_14 : index
                        %v_286 = arith.addi %v_285, %c_9 : index
                        memref.prefetch %expert_down.codes[%v_52, %v_276, %v_286], read, locality<3>, data : memref<64x2048x160xi32>
                        %v_287 = arith.divui %i_278, %c_1 : index
                        %v_288 = vector.load %expert_down.scales[%v_52, %v_276, %v_287] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_289 = arith.extf %v_288 : vector<2xf16> to vector<2xf32>
                        %v_290 = arith.divui %i_278, %c_1 : index
                        %v_291 = vector.load %expert_down.biases[%v_52, %v_276, %v_290] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_292 = arith.extf %v_291 : vector<2xf16> to vector<2xf32>
                        %v_293 = vector.shuffle %v_289, %v_289 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_294 = vector.shuffle %v_292, %v_292 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_295 = vector.shuffle %v_293, %v_294 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_296 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_295) : (vector<16xf32>) -> vector<16xf32>
                        %v_297 = arith.divui %i_278, %c_1 : index
                        %v_298 = arith.muli %v_297, %c_15 : index
                        %v_299 = vector.load %expert_down.codes[%v_52, %v_276, %v_298] : memref<64x2048x160xi32>, vector<10xi32>
                        %v_300 = vector.bitcast %v_299 : vector<10xi32> to vector<40xi8>
                        %v_301 = vector.shuffle %v_300, %v_300 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_302 = vector.bitcast %v_301 : vector<64xi8> to vector<16xi32>
                        %v_303 = arith.shrui %v_302, %c_16 : vector<16xi32>
                        %v_304 = vector.shuffle %v_296, %v_296 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_305 = arith.andi %v_303, %c_17 : vector<16xi32>
                        %v_306 = arith.subi %v_305, %c_18 : vector<16xi32>
                        %v_307 = arith.sitofp %v_306 : vector<16xi32> to vector<16xf32>
                        %v_308 = vector.load %hidden_lanes[%v_81, %i_278] : memref<?x1024xf32>, vector<16xf32>
                        %v_309 = arith.mulf %v_307, %v_308 : vector<16xf32>
                        %v_310 = arith.shrui %v_303, %c_19 : vector<16xi32>
                        %v_311 = arith.andi %v_310, %c_17 : vector<16xi32>
                        %v_312 = arith.subi %v_311, %c_18 : vector<16xi32>
                        %v_313 = arith.sitofp %v_312 : vector<16xi32> to vector<16xf32>
                        %v_314 = arith.addi %i_278, %c_10 : index
                        %v_315 = vector.load %hidden_lanes[%v_81, %v_314] : memref<?x1024xf32>, vector<16xf32>
                        %acc_316 = math.fma %v_313, %v_315, %v_309 : vector<16xf32>
                        %v_317 = arith.shrui %v_303, %c_20 : vector<16xi32>
                        %v_318 = arith.andi %v_317, %c_17 : vector<16xi32>
                        %v_319 = arith.subi %v_318, %c_18 : vector<16xi32>
                        %v_320 = arith.sitofp %v_319 : vector<16xi32> to vector<16xf32>
                        %v_321 = arith.addi %i_278, %c_1 : index
                        %v_322 = vector.load %hidden_lanes[%v_81, %v_321] : memref<?x1024xf32>, vector<16xf32>
                        %acc_323 = math.fma %v_320, %v_322, %acc_316 : vector<16xf32>
                        %v_324 = arith.shrui %v_303, %c_21 : vector<16xi32>
                        %v_325 = arith.andi %v_324, %c_17 : vector<16xi32>
                        %v_326 = arith.subi %v_325, %c_18 : vector<16xi32>
                        %v_327 = arith.sitofp %v_326 : vector<16xi32> to vector<16xf32>
                        %v_328 = arith.addi %i_278, %c_22 : index
                        %v_329 = vector.load %hidden_lanes[%v_81, %v_328] : memref<?x1024xf32>, vector<16xf32>
                        %acc_330 = math.fma %v_327, %v_329, %acc_323 : vector<16xf32>
                        %acc_331 = math.fma %acc_330, %v_304, %carry_280 : vector<16xf32>
                        %acc_332 = math.fma %v_296, %v_283, %acc_331 : vector<16xf32>
                        scf.yield %acc_332 : vector<16xf32>
                      }
                      vector.store %loop_279#0, %sums[%c_3, %i_275, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_333 = %c_3 to %v_71 step %c_4 {
                    scf.for %i_334 = %c_3 to %c_0 step %c_10 {
                      %v_335 = arith.addi %v_37, %i_334 : index
                      %v_336 = memref.load %group[%i_333] : memref<5xi32>
                      %v_337 = arith.index_cast %v_336 : i32 to index
                      scf.for %i_338 = %c_3 to %c_4 step %c_4 {
                        scf.for %i_339 = %c_3 to %c_10 step %c_4 {
                          %v_340 = arith.muli %i_338, %c_2 : index
                          %v_341 = arith.addi %i_333, %v_340 : index
                          %v_342 = arith.addi %i_334, %i_339 : index
                          %v_343 = vector.load %sums[%v_341, %v_342, %c_3] : memref<4x64x16xf32>, vector<16xf32>
                          %v_344 = vector.shuffle %v_343, %v_343 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_345 = vector.shuffle %v_343, %v_343 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_346 = arith.addf %v_344, %v_345 : vector<8xf32>
                          %v_347 = vector.shuffle %v_346, %v_346 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_348 = vector.shuffle %v_346, %v_346 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_349 = arith.addf %v_347, %v_348 : vector<4xf32>
                          %v_350 = vector.shuffle %v_349, %v_349 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_351 = vector.shuffle %v_349, %v_349 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_352 = arith.addf %v_350, %v_351 : vector<2xf32>
                          %v_353 = vector.shuffle %v_352, %v_352 [0] : vector<2xf32>, vector<2xf32>
                          %v_354 = vector.shuffle %v_352, %v_352 [1] : vector<2xf32>, vector<2xf32>
                          %v_355 = arith.addf %v_353, %v_354 : vector<1xf32>
                          %sum_356 = vector.extract %v_355[0] : f32 from vector<1xf32>
                          memref.store %sum_356, %added[%i_338, %i_339] : memref<1x16xf32>
                        }
                      }
                      %v_357 = vector.load %added[%c_3, %c_3] : memref<1x16xf32>, vector<16xf32>
                      vector.store %v_357, %outputs[%v_337, %v_335] : memref<?x2048xf32>, vector<16xf32>
                    }
                  }
                }
                %v_358 = arith.select %is_72, %c_3, %v_71 : index
                scf.yield %v_358 : index
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
        %c_2 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_3 = arith.constant dense<1> : vector<16xi32>
        %c_4 = arith.constant dense<0> : vector<16xi32>
        %c_5 = arith.constant 0 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 2048 : index
        %c_8 = arith.constant dense<0x00000000> : vector<16xf32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %outputs = stream.binding.subspan %outputs_binding[%c_5] : !stream.binding -> memref<?x2048xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_5] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_5] : !stream.binding -> memref<?xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_5] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<8xi32>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_1 {
          %v_5 = arith.muli %i_4, %c_0 : index
          scf.for %i_6 = %c_5 to %c_0 step %c_1 {
            %v_7 = arith.addi %v_5, %i_6 : index
            %v_8 = memref.load %ids[%v_7] : memref<?xi32>
            %v_9 = vector.broadcast %v_8 : i32 to vector<16xi32>
            %loop_11:1 = scf.for %i_10 = %c_5 to %c_0 step %c_6 iter_args(%carry_12 = %c_4) -> (vector<16xi32>) {
              %v_13 = arith.subi %c_0, %i_10 : index
              %mask_14 = vector.create_mask %v_13 : vector<16xi1>
              %v_15 = arith.addi %v_5, %i_10 : index
              %v_16 = vector.maskedload %ids[%v_15], %mask_14, %c_4 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_17 = arith.index_cast %i_10 : index to i32
              %v_18 = vector.broadcast %v_17 : i32 to vector<16xi32>
              %v_19 = arith.addi %c_2, %v_18 : vector<16xi32>
              %v_20 = arith.index_cast %i_6 : index to i32
              %v_21 = vector.broadcast %v_20 : i32 to vector<16xi32>
              %is_22 = arith.cmpi slt, %v_19, %v_21 : vector<16xi32>
              %is_23 = arith.cmpi slt, %v_16, %v_9 : vector<16xi32>
              %is_24 = arith.cmpi eq, %v_16, %v_9 : vector<16xi32>
              %v_25 = arith.andi %is_24, %is_22 : vector<16xi1>
              %v_26 = arith.ori %is_23, %v_25 : vector<16xi1>
              %v_27 = arith.andi %v_26, %mask_14 : vector<16xi1>
              %v_28 = arith.select %v_27, %c_3, %c_4 : vector<16xi1>, vector<16xi32>
              %v_29 = arith.addi %carry_12, %v_28 : vector<16xi32>
              scf.yield %v_29 : vector<16xi32>
            }
            %v_30 = vector.reduction <add>, %loop_11#0 : vector<16xi32> into i32
            %v_31 = arith.index_cast %v_30 : i32 to index
            %v_32 = arith.addi %v_5, %i_6 : index
            %v_33 = arith.index_cast %v_32 : index to i32
            memref.store %v_33, %order[%v_31] : memref<8xi32>
          }
          scf.for %i_34 = %c_5 to %c_7 step %c_6 {
            vector.store %c_8, %y[%i_4, %i_34] : memref<?x2048xf32>, vector<16xf32>
          }
          scf.for %i_35 = %c_5 to %c_0 step %c_1 {
            %v_36 = memref.load %order[%i_35] : memref<8xi32>
            %v_37 = arith.index_cast %v_36 : i32 to index
            %v_38 = memref.load %ids[%v_37] : memref<?xi32>
            %v_39 = memref.load %weights[%v_37] : memref<?xf32>
            %v_40 = vector.broadcast %v_39 : f32 to vector<16xf32>
            scf.for %i_41 = %c_5 to %c_7 step %c_6 {
              %v_42 = vector.load %outputs[%v_37, %i_41] : memref<?x2048xf32>, vector<16xf32>
              %v_43 = arith.mulf %v_42, %v_40 : vector<16xf32>
              %v_44 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_43) : (vector<16xf32>) -> vector<16xf32>
              %v_45 = vector.load %y[%i_4, %i_41] : memref<?x2048xf32>, vector<16xf32>
              %v_46 = arith.addf %v_45, %v_44 : vector<16xf32>
              vector.store %v_46, %y[%i_4, %i_41] : memref<?x2048xf32>, vector<16xf32>
            }
          }
        }
        return
      }
    }
  }

  func.func public @main(
      %x: tensor<?x2048xf32>,
      %router: tensor<64x2048xf32>,
      %expert_gate_up.codes: tensor<64x2048x320xi32>,
      %expert_gate_up.scales: tensor<64x2048x64xf16>,
      %expert_gate_up.biases: tensor<64x2048x64xf16>,
      %expert_down.codes: tensor<64x2048x160xi32>,
      %expert_down.scales: tensor<64x2048x32xf16>,
      %expert_down.biases: tensor<64x2048x32xf16>
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

    // stage: experts: gathered: the chosen experts of 64, kernels for avx2
    %size_8_1 = arith.constant 8 : index
    %assignments = arith.muli %tokens, %size_8_1 : index
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_lay_out_x:2 = flow.dispatch @gathered::@gathered_lay_out_x[%tokens](%x, %tokens) : (tensor<?x2048xf32>{%tokens}, index) -> (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %expert_ids, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x320xi32>, tensor<64x2048x64xf16>, tensor<64x2048x64xf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xf32>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @gathered::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xf32>{%assignments}, index) -> (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments})
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %expert_ids, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<64x2048x160xi32>, tensor<64x2048x32xf16>, tensor<64x2048x32xf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments})
    %routed = flow.dispatch @gathered::@gathered_combine[%assignments, %tokens](%gathered_down#1, %expert_ids, %chosen_weights, %assignments, %tokens) : (tensor<?x2048xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, index, index) -> tensor<?x2048xf32>{%tokens}

    return %routed : tensor<?x2048xf32>
  }
}
