// needs: cpu avx2,f16c,fma
// flags: --iree-opt-level=O3 --iree-input-demote-f64-to-f32=false --iree-dispatch-creation-fuse-multi-use=false --iree-llvmcpu-target-cpu-features=+avx2,+f16c,+fma
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
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant dense<0.0> : vector<4xf64>
        %c_8 = arith.constant 40 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 7 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x8xf32>{%tokens}
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
              %v_20 = vector.load %x[%v_13, %i_14] : memref<?x40xf32>, vector<4xf32>
              %v_21 = arith.extf %v_20 : vector<4xf32> to vector<4xf64>
              %v_22 = arith.addi %i_14, %c_9 : index
              memref.prefetch %weight[%i_8, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_23 = vector.load %weight[%i_8, %i_14] : memref<8x40xf32>, vector<4xf32>
              %v_24 = arith.extf %v_23 : vector<4xf32> to vector<4xf64>
              %acc_25 = math.fma %v_24, %v_21, %carry_16 : vector<4xf64>
              memref.prefetch %weight[%v_9, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_26 = vector.load %weight[%v_9, %i_14] : memref<8x40xf32>, vector<4xf32>
              %v_27 = arith.extf %v_26 : vector<4xf32> to vector<4xf64>
              %acc_28 = math.fma %v_27, %v_21, %carry_17 : vector<4xf64>
              memref.prefetch %weight[%v_10, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_29 = vector.load %weight[%v_10, %i_14] : memref<8x40xf32>, vector<4xf32>
              %v_30 = arith.extf %v_29 : vector<4xf32> to vector<4xf64>
              %acc_31 = math.fma %v_30, %v_21, %carry_18 : vector<4xf64>
              memref.prefetch %weight[%v_11, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_32 = vector.load %weight[%v_11, %i_14] : memref<8x40xf32>, vector<4xf32>
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
                memref.store %v_51, %y[%v_48, %v_50] : memref<?x8xf32>
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
                %v_66 = vector.load %x[%v_56, %i_60] : memref<?x40xf32>, vector<4xf32>
                %v_67 = arith.extf %v_66 : vector<4xf32> to vector<4xf64>
                %v_68 = vector.load %x[%v_59, %i_60] : memref<?x40xf32>, vector<4xf32>
                %v_69 = arith.extf %v_68 : vector<4xf32> to vector<4xf64>
                %v_70 = arith.addi %i_60, %c_9 : index
                memref.prefetch %weight[%i_52, %v_70], read, locality<3>, data : memref<8x40xf32>
                %v_71 = vector.load %weight[%i_52, %i_60] : memref<8x40xf32>, vector<4xf32>
                %v_72 = arith.extf %v_71 : vector<4xf32> to vector<4xf64>
                %acc_73 = math.fma %v_72, %v_67, %carry_62 : vector<4xf64>
                %acc_74 = math.fma %v_72, %v_69, %carry_63 : vector<4xf64>
                memref.prefetch %weight[%v_54, %v_70], read, locality<3>, data : memref<8x40xf32>
                %v_75 = vector.load %weight[%v_54, %i_60] : memref<8x40xf32>, vector<4xf32>
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
                  memref.store %v_96, %y[%v_93, %v_95] : memref<?x8xf32>
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
        %c_1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<8xi32>
        %c_3 = arith.constant dense<8> : vector<8xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 8 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x3xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<8xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<8xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_9 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<8xi32>, vector<8xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x8xi32>, vector<8xi32>
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
            memref.store %v_32, %ids[%i_4, %i_5] : memref<?x3xi32>
            scf.yield %v_28, %v_32 : i32, i32
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
      func.func private @multiply_16x1(%sums: memref<32x16xf32>, %rows_0: index, %rows_1: index, %row_bytes: index, %length: index, %panels: index, %panel_bytes: index, %next_0: index, %next_1: index, %calls: index, %call: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 8 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 63 : index
        %c_7 = arith.constant 64 : index
        %c_8 = arith.constant 32 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 3 : index
        %v_1 = arith.muli %panel_bytes, %c_0 : index
        %v_2 = arith.addi %panels, %v_1 : index
        %v_3 = arith.divui %length, %c_1 : index
        %v_4 = arith.divui %v_3, %c_3 : index
        %v_5 = arith.muli %v_4, %c_4 : index
        %v_6 = arith.muli %row_bytes, %c_5 : index
        %v_7 = arith.addi %v_6, %c_6 : index
        %v_8 = arith.divui %v_7, %c_7 : index
        %v_9 = arith.muli %calls, %v_5 : index
        %v_10 = arith.maxsi %v_9, %c_1 : index
        %v_11 = arith.subi %v_10, %c_1 : index
        %v_12 = arith.addi %v_8, %v_11 : index
        %v_13 = arith.divui %v_12, %v_10 : index
        %v_14 = arith.muli %call, %v_5 : index
        %v_15 = arith.muli %v_14, %v_13 : index
        %v_16 = arith.index_cast %v_2 : index to i64
        %pointer_17 = llvm.inttoptr %v_16 : i64 to !llvm.ptr
        scf.for %i_18 = %c_0 to %c_8 step %c_1 {
          vector.store %c_2, %sums[%i_18, %c_0] : memref<32x16xf32>, vector<16xf32>
        }
        scf.for %i_19 = %c_0 to %v_3 step %c_7 {
          scf.for %i_20 = %c_0 to %c_4 step %c_1 {
            %v_21 = arith.divui %i_20, %c_3 : index
            %v_22 = arith.remui %i_20, %c_3 : index
            %v_23 = arith.muli %v_22, %c_3 : index
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
            %v_35 = arith.muli %row_bytes, %c_9 : index
            %v_36 = arith.addi %v_27, %v_35 : index
            %v_37 = arith.index_cast %v_36 : index to i64
            %pointer_38 = llvm.inttoptr %v_37 : i64 to !llvm.ptr
            %v_39 = arith.muli %row_bytes, %c_10 : index
            %v_40 = arith.addi %v_27, %v_39 : index
            %v_41 = arith.index_cast %v_40 : index to i64
            %pointer_42 = llvm.inttoptr %v_41 : i64 to !llvm.ptr
            %v_43 = arith.muli %v_21, %c_5 : index
            %v_44 = arith.addi %v_43, %v_23 : index
            %v_45 = arith.addi %i_19, %c_7 : index
            %v_46 = arith.minsi %v_45, %v_3 : index
            %loop_48:4 = scf.for %i_47 = %i_19 to %v_46 step %c_3 iter_args(%carry_49 = %c_2, %carry_50 = %c_2, %carry_51 = %c_2, %carry_52 = %c_2) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
              %v_53 = arith.subi %c_4, %i_20 : index
              %v_54 = arith.muli %v_53, %i_19 : index
              %v_55 = arith.muli %i_20, %v_46 : index
              %v_56 = arith.addi %v_54, %v_55 : index
              %v_57 = arith.subi %i_47, %i_19 : index
              %v_58 = arith.addi %v_56, %v_57 : index
              %v_59 = arith.divui %v_58, %c_3 : index
              %v_60 = arith.muli %v_59, %v_13 : index
              %v_61 = arith.addi %v_15, %v_60 : index
              scf.for %i_62 = %c_0 to %v_13 step %c_1 {
                %v_63 = arith.addi %v_61, %i_62 : index
                %v_64 = arith.subi %v_8, %c_1 : index
                %v_65 = arith.minsi %v_63, %v_64 : index
                %v_66 = arith.muli %v_65, %c_7 : index
                %v_67 = arith.addi %next_0, %v_66 : index
                %v_68 = arith.index_cast %v_67 : index to i64
                %pointer_69 = llvm.inttoptr %v_68 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_69) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                %v_70 = arith.addi %next_1, %v_66 : index
                %v_71 = arith.index_cast %v_70 : index to i64
                %pointer_72 = llvm.inttoptr %v_71 : i64 to !llvm.ptr
                "llvm.intr.prefetch"(%pointer_72) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
              }
              %v_73 = arith.addi %i_47, %c_3 : index
              %loop_75:4 = scf.for %i_74 = %i_47 to %v_73 step %c_1 iter_args(%carry_76 = %carry_49, %carry_77 = %carry_50, %carry_78 = %carry_51, %carry_79 = %carry_52) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                %v_80 = arith.muli %i_74, %c_3 : index
                %v_81 = arith.index_cast %v_80 : index to i64
                %v_82 = arith.muli %i_74, %c_7 : index
                %v_83 = arith.index_cast %v_82 : index to i64
                %pointer_84 = llvm.getelementptr %pointer_17[%v_83] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_85 = llvm.load %pointer_84 <alignment = 64> : !llvm.ptr -> vector<16xf32>
                %pointer_86 = llvm.getelementptr %pointer_31[%v_81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_87 = llvm.load %pointer_86 <alignment = 4> : !llvm.ptr -> f32
                %v_88 = vector.broadcast %v_87 : f32 to vector<16xf32>
                %acc_89 = math.fma %v_88, %v_85, %carry_76 : vector<16xf32>
                %pointer_90 = llvm.getelementptr %pointer_34[%v_81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_91 = llvm.load %pointer_90 <alignment = 4> : !llvm.ptr -> f32
                %v_92 = vector.broadcast %v_91 : f32 to vector<16xf32>
                %acc_93 = math.fma %v_92, %v_85, %carry_77 : vector<16xf32>
                %pointer_94 = llvm.getelementptr %pointer_38[%v_81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_95 = llvm.load %pointer_94 <alignment = 4> : !llvm.ptr -> f32
                %v_96 = vector.broadcast %v_95 : f32 to vector<16xf32>
                %acc_97 = math.fma %v_96, %v_85, %carry_78 : vector<16xf32>
                %pointer_98 = llvm.getelementptr %pointer_42[%v_81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_99 = llvm.load %pointer_98 <alignment = 4> : !llvm.ptr -> f32
                %v_100 = vector.broadcast %v_99 : f32 to vector<16xf32>
                %acc_101 = math.fma %v_100, %v_85, %carry_79 : vector<16xf32>
                scf.yield %acc_89, %acc_93, %acc_97, %acc_101 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
              } {llvm.loop_annotation = #llvm.loop_annotation<unroll = <full = true>>}
              scf.yield %loop_75#0, %loop_75#1, %loop_75#2, %loop_75#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
            }
            %v_102 = vector.load %sums[%v_44, %c_0] : memref<32x16xf32>, vector<16xf32>
            %v_103 = arith.addf %v_102, %loop_48#0 : vector<16xf32>
            vector.store %v_103, %sums[%v_44, %c_0] : memref<32x16xf32>, vector<16xf32>
            %v_104 = arith.addi %v_44, %c_1 : index
            %v_105 = vector.load %sums[%v_104, %c_0] : memref<32x16xf32>, vector<16xf32>
            %v_106 = arith.addf %v_105, %loop_48#1 : vector<16xf32>
            vector.store %v_106, %sums[%v_104, %c_0] : memref<32x16xf32>, vector<16xf32>
            %v_107 = arith.addi %v_44, %c_9 : index
            %v_108 = vector.load %sums[%v_107, %c_0] : memref<32x16xf32>, vector<16xf32>
            %v_109 = arith.addf %v_108, %loop_48#2 : vector<16xf32>
            vector.store %v_109, %sums[%v_107, %c_0] : memref<32x16xf32>, vector<16xf32>
            %v_110 = arith.addi %v_44, %c_10 : index
            %v_111 = vector.load %sums[%v_110, %c_0] : memref<32x16xf32>, vector<16xf32>
            %v_112 = arith.addf %v_111, %loop_48#3 : vector<16xf32>
            vector.store %v_112, %sums[%v_110, %c_0] : memref<32x16xf32>, vector<16xf32>
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
        %sums = memref.alloca() alignment = 64 : memref<32x16xf32>
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
              %v_129 = arith.divui %v_114, %c_5 : index
              %v_130 = arith.subi %v_114, %v_129 : index
              %v_131 = arith.addi %v_130, %c_5 : index
              %v_132 = arith.divui %v_131, %c_6 : index
              %v_133 = arith.addi %v_129, %v_132 : index
              scf.for %i_134 = %c_2 to %v_133 step %c_5 {
                %is_135 = arith.cmpi slt, %i_134, %v_129 : index
                %v_136 = arith.subi %i_134, %v_129 : index
                %v_137 = arith.muli %v_136, %c_6 : index
                %v_138 = arith.addi %v_129, %v_137 : index
                %v_139 = arith.select %is_135, %i_134, %v_138 : index
                %v_140 = arith.subi %v_114, %v_139 : index
                %v_141 = arith.minsi %v_140, %c_6 : index
                %v_142 = arith.select %is_135, %c_5, %v_141 : index
                %v_143 = arith.muli %v_139, %c_11 : index
                %v_144 = arith.addi %v_3, %v_143 : index
                %is_145 = arith.cmpi eq, %v_142, %c_5 : index
                scf.if %is_145 {
                  %address_146 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_147 = arith.muli %v_43, %c_16 : index
                  %v_148 = arith.addi %v_147, %v_116 : index
                  %v_149 = arith.muli %v_148, %c_17 : index
                  %v_150 = arith.addi %address_146, %v_149 : index
                  %address_151 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_152 = arith.muli %v_43, %c_16 : index
                  %v_153 = arith.addi %v_152, %v_117 : index
                  %v_154 = arith.muli %v_153, %c_17 : index
                  %v_155 = arith.addi %address_151, %v_154 : index
                  func.call @multiply_16x1(%sums, %v_150, %v_155, %c_17, %c_19, %v_144, %c_11, %v_127, %v_128, %v_133, %i_134) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                scf.for %i_156 = %c_2 to %v_142 step %c_5 {
                  %v_157 = arith.addi %v_139, %i_156 : index
                  %v_158 = arith.muli %i_156, %c_3 : index
                  %address_159 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_160 = arith.muli %v_157, %c_8 : index
                  %v_161 = arith.addi %v_45, %v_160 : index
                  %v_162 = arith.muli %v_161, %c_20 : index
                  %v_163 = arith.addi %address_159, %v_162 : index
                  scf.for %i_164 = %c_2 to %c_5 step %c_5 {
                    %v_165 = arith.subi %c_15, %i_115 : index
                    %v_166 = arith.maxsi %v_165, %c_2 : index
                    %v_167 = arith.minsi %c_8, %v_166 : index
                    scf.for %i_168 = %c_2 to %v_167 step %c_5 {
                      %v_169 = arith.addi %i_115, %i_168 : index
                      %v_170 = arith.addi %v_158, %c_2 : index
                      %v_171 = arith.subi %v_169, %v_116 : index
                      %v_172 = arith.addi %v_170, %v_171 : index
                      %v_173 = vector.load %sums[%v_172, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_174 = arith.addi %v_158, %c_8 : index
                      %v_175 = arith.subi %v_169, %v_116 : index
                      %v_176 = arith.addi %v_174, %v_175 : index
                      %v_177 = vector.load %sums[%v_176, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_178 = arith.subf %c_12, %v_173 : vector<16xf32>
                      %is_179 = arith.cmpf ogt, %v_178, %c_21 : vector<16xf32>
                      %v_180 = arith.select %is_179, %c_21, %v_178 : vector<16xi1>, vector<16xf32>
                      %is_181 = arith.cmpf olt, %v_180, %c_22 : vector<16xf32>
                      %v_182 = arith.select %is_181, %c_22, %v_180 : vector<16xi1>, vector<16xf32>
                      %v_183 = arith.mulf %v_182, %c_23 : vector<16xf32>
                      %v_184 = math.roundeven %v_183 : vector<16xf32>
                      %acc_185 = math.fma %v_184, %c_24, %v_182 : vector<16xf32>
                      %acc_186 = math.fma %v_184, %c_25, %acc_185 : vector<16xf32>
                      %acc_187 = math.fma %c_26, %acc_186, %c_27 : vector<16xf32>
                      %acc_188 = math.fma %acc_187, %acc_186, %c_28 : vector<16xf32>
                      %acc_189 = math.fma %acc_188, %acc_186, %c_29 : vector<16xf32>
                      %acc_190 = math.fma %acc_189, %acc_186, %c_30 : vector<16xf32>
                      %acc_191 = math.fma %acc_190, %acc_186, %c_31 : vector<16xf32>
                      %acc_192 = math.fma %acc_191, %acc_186, %c_32 : vector<16xf32>
                      %acc_193 = math.fma %acc_192, %acc_186, %c_32 : vector<16xf32>
                      %v_194 = arith.fptosi %v_184 : vector<16xf32> to vector<16xi32>
                      %v_195 = arith.shrsi %v_194, %c_33 : vector<16xi32>
                      %v_196 = arith.subi %v_194, %v_195 : vector<16xi32>
                      %v_197 = arith.addi %v_195, %c_35 : vector<16xi32>
                      %v_198 = arith.shli %v_197, %c_34 : vector<16xi32>
                      %v_199 = arith.bitcast %v_198 : vector<16xi32> to vector<16xf32>
                      %v_200 = arith.mulf %acc_193, %v_199 : vector<16xf32>
                      %v_201 = arith.addi %v_196, %c_35 : vector<16xi32>
                      %v_202 = arith.shli %v_201, %c_34 : vector<16xi32>
                      %v_203 = arith.bitcast %v_202 : vector<16xi32> to vector<16xf32>
                      %v_204 = arith.mulf %v_200, %v_203 : vector<16xf32>
                      %v_205 = arith.addf %v_204, %c_32 : vector<16xf32>
                      %v_206 = arith.divf %c_32, %v_205 : vector<16xf32>
                      %v_207 = arith.mulf %v_173, %v_206 : vector<16xf32>
                      %v_208 = arith.mulf %v_207, %v_177 : vector<16xf32>
                      %v_209 = arith.addi %i_115, %i_168 : index
                      %v_210 = arith.divui %v_209, %c_5 : index
                      %v_211 = arith.muli %v_210, %c_13 : index
                      %v_212 = arith.addi %v_163, %v_211 : index
                      %v_213 = arith.index_cast %v_212 : index to i64
                      %pointer_214 = llvm.inttoptr %v_213 : i64 to !llvm.ptr
                      llvm.store %v_208, %pointer_214 <alignment = 64> : vector<16xf32>, !llvm.ptr
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
        %c_16 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_17 = arith.constant 0 : i32
        %c_18 = arith.constant 3 : index
        %hidden = stream.binding.subspan %hidden_binding[%c_7] : !stream.binding -> memref<?x24xf32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_7] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_7] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_7] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_7] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_7] : !stream.binding -> memref<8x40x24xf32>
        %y = stream.binding.subspan %y_binding[%c_7] : !stream.binding -> memref<?x40xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<32x16xf32>
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
                %v_97 = arith.divui %v_81, %c_2 : index
                %v_98 = arith.subi %v_81, %v_97 : index
                %v_99 = arith.addi %v_98, %c_2 : index
                %v_100 = arith.divui %v_99, %c_8 : index
                %v_101 = arith.addi %v_97, %v_100 : index
                scf.for %i_102 = %c_7 to %v_101 step %c_2 {
                  %is_103 = arith.cmpi slt, %i_102, %v_97 : index
                  %v_104 = arith.subi %i_102, %v_97 : index
                  %v_105 = arith.muli %v_104, %c_8 : index
                  %v_106 = arith.addi %v_97, %v_105 : index
                  %v_107 = arith.select %is_103, %i_102, %v_106 : index
                  %v_108 = arith.subi %v_81, %v_107 : index
                  %v_109 = arith.minsi %v_108, %c_8 : index
                  %v_110 = arith.select %is_103, %c_2, %v_109 : index
                  %v_111 = arith.muli %v_107, %c_15 : index
                  %v_112 = arith.addi %v_79, %v_111 : index
                  %is_113 = arith.cmpi eq, %v_110, %c_2 : index
                  scf.if %is_113 {
                    %address_114 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_115 = arith.muli %v_58, %c_9 : index
                    %v_116 = arith.addi %v_115, %v_84 : index
                    %v_117 = arith.muli %v_116, %c_12 : index
                    %v_118 = arith.addi %address_114, %v_117 : index
                    %address_119 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_120 = arith.muli %v_58, %c_9 : index
                    %v_121 = arith.addi %v_120, %v_85 : index
                    %v_122 = arith.muli %v_121, %c_12 : index
                    %v_123 = arith.addi %address_119, %v_122 : index
                    func.call @multiply_16x1(%sums, %v_118, %v_123, %c_12, %c_14, %v_112, %c_15, %v_95, %v_96, %v_101, %i_102) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  scf.for %i_124 = %c_7 to %v_110 step %c_2 {
                    %v_125 = arith.addi %v_107, %i_124 : index
                    %v_126 = arith.muli %i_124, %c_0 : index
                    %v_127 = arith.muli %v_125, %c_11 : index
                    %v_128 = arith.addi %v_60, %v_127 : index
                    scf.for %i_129 = %c_7 to %c_8 step %c_2 {
                      %is_130 = arith.cmpi eq, %i_129, %c_7 : index
                      %v_131 = arith.select %is_130, %i_82, %v_83 : index
                      %is_132 = arith.cmpi eq, %i_129, %c_7 : index
                      %v_133 = arith.select %is_132, %v_84, %v_85 : index
                      %is_134 = arith.cmpi slt, %v_131, %v_51 : index
                      scf.if %is_134 {
                        %v_135 = arith.muli %i_129, %c_11 : index
                        %v_136 = arith.addi %v_126, %v_135 : index
                        %address_137 = memref.extract_aligned_pointer_as_index %sums : memref<32x16xf32> -> index
                        %v_138 = arith.muli %v_136, %c_6 : index
                        %v_139 = arith.addi %address_137, %v_138 : index
                        func.call @transpose(%v_139, %v_139) : (index, index) -> ()
                        %v_140 = arith.subi %v_131, %v_133 : index
                        %v_141 = arith.index_cast %v_140 : index to i32
                        %v_142 = vector.broadcast %v_141 : i32 to vector<16xi32>
                        %is_143 = arith.cmpi sge, %c_16, %v_142 : vector<16xi32>
                        scf.for %i_144 = %c_7 to %c_11 step %c_2 {
                          %v_145 = arith.addi %v_136, %i_144 : index
                          %v_146 = vector.load %sums[%v_145, %c_7] : memref<32x16xf32>, vector<16xf32>
                          %v_147 = arith.addi %v_128, %i_144 : index
                          %v_148 = memref.load %assignment_of[%v_147] : memref<?xi32>
                          %is_149 = arith.cmpi sge, %v_148, %c_17 : i32
                          scf.if %is_149 {
                            %v_150 = arith.index_cast %v_148 : i32 to index
                            %v_151 = arith.divui %v_150, %c_18 : index
                            %v_152 = vector.maskedload %y[%v_151, %v_133], %is_143, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_153 = memref.load %weights[%v_150] : memref<?xf32>
                            %v_154 = vector.broadcast %v_153 : f32 to vector<16xf32>
                            %v_155 = arith.mulf %v_146, %v_154 : vector<16xf32>
                            %v_156 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_155) : (vector<16xf32>) -> vector<16xf32>
                            %v_157 = arith.addf %v_152, %v_156 : vector<16xf32>
                            vector.maskedstore %y[%v_151, %v_133], %is_143, %v_157 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx2
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
