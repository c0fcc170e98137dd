// needs: cpu
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
        %c_5 = arith.constant 7 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant dense<0.0> : vector<2xf64>
        %c_9 = arith.constant 40 : index
        %c_10 = arith.constant 512 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x8xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<4x2xf64>
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
            %v_16 = arith.subi %tokens, %c_2 : index
            %v_17 = arith.minsi %c_4, %v_16 : index
            %loop_19:4 = scf.for %i_18 = %c_4 to %c_9 step %c_6 iter_args(%carry_20 = %c_8, %carry_21 = %c_8, %carry_22 = %c_8, %carry_23 = %c_8) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
              %v_24 = vector.load %x[%v_17, %i_18] : memref<?x40xf32>, vector<2xf32>
              %v_25 = arith.extf %v_24 : vector<2xf32> to vector<2xf64>
              %v_26 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_9, %v_26], read, locality<3>, data : memref<8x40xf32>
              %v_27 = vector.load %weight[%v_9, %i_18] : memref<8x40xf32>, vector<2xf32>
              %v_28 = arith.extf %v_27 : vector<2xf32> to vector<2xf64>
              %v_29 = llvm.call_intrinsic "llvm.fmuladd"(%v_28, %v_25, %carry_20) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              %v_30 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_11, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_31 = vector.load %weight[%v_11, %i_18] : memref<8x40xf32>, vector<2xf32>
              %v_32 = arith.extf %v_31 : vector<2xf32> to vector<2xf64>
              %v_33 = llvm.call_intrinsic "llvm.fmuladd"(%v_32, %v_25, %carry_21) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              %v_34 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_13, %v_34], read, locality<3>, data : memref<8x40xf32>
              %v_35 = vector.load %weight[%v_13, %i_18] : memref<8x40xf32>, vector<2xf32>
              %v_36 = arith.extf %v_35 : vector<2xf32> to vector<2xf64>
              %v_37 = llvm.call_intrinsic "llvm.fmuladd"(%v_36, %v_25, %carry_22) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              %v_38 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_15, %v_38], read, locality<3>, data : memref<8x40xf32>
              %v_39 = vector.load %weight[%v_15, %i_18] : memref<8x40xf32>, vector<2xf32>
              %v_40 = arith.extf %v_39 : vector<2xf32> to vector<2xf64>
              %v_41 = llvm.call_intrinsic "llvm.fmuladd"(%v_40, %v_25, %carry_23) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              scf.yield %v_29, %v_33, %v_37, %v_41 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            vector.store %loop_19#0, %sums[%c_4, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_19#1, %sums[%c_2, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_19#2, %sums[%c_6, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_19#3, %sums[%c_7, %c_4] : memref<4x2xf64>, vector<2xf64>
            scf.for %i_42 = %c_4 to %c_3 step %c_2 {
              scf.for %i_43 = %c_4 to %c_2 step %c_2 {
                %v_44 = arith.addi %i_42, %i_43 : index
                %v_45 = vector.load %sums[%v_44, %c_4] : memref<4x2xf64>, vector<2xf64>
                %v_46 = vector.shuffle %v_45, %v_45 [0] : vector<2xf64>, vector<2xf64>
                %v_47 = vector.shuffle %v_45, %v_45 [1] : vector<2xf64>, vector<2xf64>
                %v_48 = arith.addf %v_46, %v_47 : vector<1xf64>
                %sum_49 = vector.extract %v_48[0] : f64 from vector<1xf64>
                %v_50 = arith.addi %c_4, %i_43 : index
                %v_51 = arith.subi %tokens, %c_2 : index
                %v_52 = arith.minsi %v_50, %v_51 : index
                %v_53 = arith.addi %i_8, %i_42 : index
                %v_54 = arith.minsi %v_53, %c_5 : index
                %v_55 = arith.truncf %sum_49 : f64 to f32
                memref.store %v_55, %y[%v_52, %v_54] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_56 = %v_1 to %v_4 step %c_6 {
            scf.for %i_57 = %v_2 to %v_6 step %c_6 {
              %v_58 = arith.minsi %i_56, %c_5 : index
              %v_59 = arith.addi %i_56, %c_2 : index
              %v_60 = arith.minsi %v_59, %c_5 : index
              %v_61 = arith.subi %tokens, %c_2 : index
              %v_62 = arith.minsi %i_57, %v_61 : index
              %v_63 = arith.addi %i_57, %c_2 : index
              %v_64 = arith.subi %tokens, %c_2 : index
              %v_65 = arith.minsi %v_63, %v_64 : index
              %loop_67:4 = scf.for %i_66 = %c_4 to %c_9 step %c_6 iter_args(%carry_68 = %c_8, %carry_69 = %c_8, %carry_70 = %c_8, %carry_71 = %c_8) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
                %v_72 = vector.load %x[%v_62, %i_66] : memref<?x40xf32>, vector<2xf32>
                %v_73 = arith.extf %v_72 : vector<2xf32> to vector<2xf64>
                %v_74 = vector.load %x[%v_65, %i_66] : memref<?x40xf32>, vector<2xf32>
                %v_75 = arith.extf %v_74 : vector<2xf32> to vector<2xf64>
                %v_76 = arith.addi %i_66, %c_10 : index
                memref.prefetch %weight[%v_58, %v_76], read, locality<3>, data : memref<8x40xf32>
                %v_77 = vector.load %weight[%v_58, %i_66] : memref<8x40xf32>, vector<2xf32>
                %v_78 = arith.extf %v_77 : vector<2xf32> to vector<2xf64>
                %v_79 = llvm.call_intrinsic "llvm.fmuladd"(%v_78, %v_73, %carry_68) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                %v_80 = llvm.call_intrinsic "llvm.fmuladd"(%v_78, %v_75, %carry_69) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                %v_81 = arith.addi %i_66, %c_10 : index
                memref.prefetch %weight[%v_60, %v_81], read, locality<3>, data : memref<8x40xf32>
                %v_82 = vector.load %weight[%v_60, %i_66] : memref<8x40xf32>, vector<2xf32>
                %v_83 = arith.extf %v_82 : vector<2xf32> to vector<2xf64>
                %v_84 = llvm.call_intrinsic "llvm.fmuladd"(%v_83, %v_73, %carry_70) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                %v_85 = llvm.call_intrinsic "llvm.fmuladd"(%v_83, %v_75, %carry_71) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                scf.yield %v_79, %v_80, %v_84, %v_85 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
              }
              vector.store %loop_67#0, %sums[%c_4, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_67#1, %sums[%c_2, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_67#2, %sums[%c_6, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_67#3, %sums[%c_7, %c_4] : memref<4x2xf64>, vector<2xf64>
              scf.for %i_86 = %c_4 to %c_6 step %c_2 {
                scf.for %i_87 = %c_4 to %c_6 step %c_2 {
                  %v_88 = arith.muli %i_86, %c_6 : index
                  %v_89 = arith.addi %v_88, %i_87 : index
                  %v_90 = vector.load %sums[%v_89, %c_4] : memref<4x2xf64>, vector<2xf64>
                  %v_91 = vector.shuffle %v_90, %v_90 [0] : vector<2xf64>, vector<2xf64>
                  %v_92 = vector.shuffle %v_90, %v_90 [1] : vector<2xf64>, vector<2xf64>
                  %v_93 = arith.addf %v_91, %v_92 : vector<1xf64>
                  %sum_94 = vector.extract %v_93[0] : f64 from vector<1xf64>
                  %v_95 = arith.addi %i_57, %i_87 : index
                  %v_96 = arith.subi %tokens, %c_2 : index
                  %v_97 = arith.minsi %v_95, %v_96 : index
                  %v_98 = arith.addi %i_56, %i_86 : index
                  %v_99 = arith.minsi %v_98, %c_5 : index
                  %v_100 = arith.truncf %sum_94 : f64 to f32
                  memref.store %v_100, %y[%v_97, %v_99] : memref<?x8xf32>
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
        %c_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<4xi32>
        %c_3 = arith.constant dense<8> : vector<4xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 8 : index
        %c_10 = arith.constant 4 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x3xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<4xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<4xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_10 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<4xi32>, vector<4xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x8xi32>, vector<4xi32>
              %v_16 = arith.index_cast %i_11 : index to i32
              %v_17 = vector.broadcast %v_16 : i32 to vector<4xi32>
              %v_18 = arith.addi %c_1, %v_17 : vector<4xi32>
              %is_19 = arith.cmpi eq, %v_15, %v_9 : vector<4xi32>
              %is_20 = arith.cmpi sgt, %v_18, %v_10 : vector<4xi32>
              %v_21 = arith.andi %is_19, %is_20 : vector<4xi1>
              %is_22 = arith.cmpi slt, %v_15, %v_9 : vector<4xi32>
              %v_23 = arith.ori %is_22, %v_21 : vector<4xi1>
              %is_24 = arith.cmpi sgt, %v_15, %carry_13 : vector<4xi32>
              %v_25 = arith.andi %v_23, %is_24 : vector<4xi1>
              %v_26 = arith.select %v_25, %v_15, %carry_13 : vector<4xi1>, vector<4xi32>
              %v_27 = arith.select %v_25, %v_18, %carry_14 : vector<4xi1>, vector<4xi32>
              scf.yield %v_26, %v_27 : vector<4xi32>, vector<4xi32>
            }
            %v_28 = vector.reduction <maxsi>, %loop_12#0 : vector<4xi32> into i32
            %v_29 = vector.broadcast %v_28 : i32 to vector<4xi32>
            %is_30 = arith.cmpi eq, %loop_12#0, %v_29 : vector<4xi32>
            %v_31 = arith.select %is_30, %loop_12#1, %c_3 : vector<4xi1>, vector<4xi32>
            %v_32 = vector.reduction <minsi>, %v_31 : vector<4xi32> into i32
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
                %v_89 = llvm.call_intrinsic "llvm.fmuladd"(%v_88, %v_85, %carry_76) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %pointer_90 = llvm.getelementptr %pointer_34[%v_81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_91 = llvm.load %pointer_90 <alignment = 4> : !llvm.ptr -> f32
                %v_92 = vector.broadcast %v_91 : f32 to vector<16xf32>
                %v_93 = llvm.call_intrinsic "llvm.fmuladd"(%v_92, %v_85, %carry_77) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %pointer_94 = llvm.getelementptr %pointer_38[%v_81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_95 = llvm.load %pointer_94 <alignment = 4> : !llvm.ptr -> f32
                %v_96 = vector.broadcast %v_95 : f32 to vector<16xf32>
                %v_97 = llvm.call_intrinsic "llvm.fmuladd"(%v_96, %v_85, %carry_78) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                %pointer_98 = llvm.getelementptr %pointer_42[%v_81] : (!llvm.ptr, i64) -> !llvm.ptr, i8
                %v_99 = llvm.load %pointer_98 <alignment = 4> : !llvm.ptr -> f32
                %v_100 = vector.broadcast %v_99 : f32 to vector<16xf32>
                %v_101 = llvm.call_intrinsic "llvm.fmuladd"(%v_100, %v_85, %carry_79) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                scf.yield %v_89, %v_93, %v_97, %v_101 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
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
        %v_8 = arith.index_cast %address_6 : index to i64
        %pointer_9 = llvm.inttoptr %v_8 : i64 to !llvm.ptr
        %v_10 = arith.index_cast %c_5 : index to i32
        %v_11 = llvm.atomicrmw add %pointer_9, %v_10 monotonic : !llvm.ptr, i32
        %v_12 = arith.index_cast %v_11 : i32 to index
        %v_13 = arith.muli %v_7, %c_6 : index
        %v_14 = arith.divui %v_5, %v_13 : index
        %v_15 = arith.maxsi %v_14, %c_5 : index
        %v_16 = arith.divui %v_12, %v_7 : index
        %loop_18:2 = scf.for %i_17 = %c_2 to %v_16 step %c_5 iter_args(%carry_19 = %c_2, %carry_20 = %v_15) -> (index, index) {
          %v_21 = arith.muli %carry_20, %v_7 : index
          %v_22 = arith.addi %carry_19, %v_21 : index
          %v_23 = arith.divui %carry_20, %c_6 : index
          %v_24 = arith.maxsi %v_23, %c_5 : index
          scf.yield %v_22, %v_24 : index, index
        }
        %v_25 = arith.remui %v_12, %v_7 : index
        %v_26 = arith.muli %v_25, %loop_18#1 : index
        %v_27 = arith.addi %loop_18#0, %v_26 : index
        %end_30:2 = scf.while (%at_28 = %v_27, %at_29 = %loop_18#1) : (index, index) -> (index, index) {
          %is_33 = arith.cmpi slt, %at_28, %v_5 : index
          scf.condition(%is_33) %at_28, %at_29 : index, index
        } do {
          ^bb0(%i_31: index, %i_32: index):
          %v_34 = arith.index_cast %address_6 : index to i64
          %pointer_35 = llvm.inttoptr %v_34 : i64 to !llvm.ptr
          %v_36 = arith.index_cast %c_5 : index to i32
          %v_37 = llvm.atomicrmw add %pointer_35, %v_36 monotonic : !llvm.ptr, i32
          %v_38 = arith.index_cast %v_37 : i32 to index
          %v_39 = arith.muli %v_7, %c_6 : index
          %v_40 = arith.divui %v_5, %v_39 : index
          %v_41 = arith.maxsi %v_40, %c_5 : index
          %v_42 = arith.divui %v_38, %v_7 : index
          %loop_44:2 = scf.for %i_43 = %c_2 to %v_42 step %c_5 iter_args(%carry_45 = %c_2, %carry_46 = %v_41) -> (index, index) {
            %v_47 = arith.muli %carry_46, %v_7 : index
            %v_48 = arith.addi %carry_45, %v_47 : index
            %v_49 = arith.divui %carry_46, %c_6 : index
            %v_50 = arith.maxsi %v_49, %c_5 : index
            scf.yield %v_48, %v_50 : index, index
          }
          %v_51 = arith.remui %v_38, %v_7 : index
          %v_52 = arith.muli %v_51, %loop_44#1 : index
          %v_53 = arith.addi %loop_44#0, %v_52 : index
          %v_54 = arith.addi %i_31, %i_32 : index
          scf.for %i_55 = %i_31 to %v_54 step %c_5 {
            %v_56 = arith.addi %i_55, %c_5 : index
            %is_57 = arith.cmpi eq, %v_56, %v_54 : index
            %v_58 = arith.select %is_57, %v_53, %v_56 : index
            %v_59 = arith.divui %i_55, %c_5 : index
            %v_60 = arith.remui %i_55, %c_5 : index
            %v_61 = arith.muli %v_60, %c_3 : index
            %v_62 = memref.load %row_blocks[%v_59, %c_2] : memref<?x4xi32>
            %v_63 = arith.index_cast %v_62 : i32 to index
            %v_64 = memref.load %row_blocks[%v_59, %c_5] : memref<?x4xi32>
            %v_65 = arith.index_cast %v_64 : i32 to index
            %v_66 = memref.load %row_blocks[%v_59, %c_6] : memref<?x4xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = arith.subi %v_5, %c_5 : index
            %v_69 = arith.minsi %v_58, %v_68 : index
            %v_70 = arith.divui %v_69, %c_5 : index
            %v_71 = memref.load %row_blocks[%v_70, %c_2] : memref<?x4xi32>
            %v_72 = arith.index_cast %v_71 : i32 to index
            %v_73 = memref.load %row_blocks[%v_70, %c_5] : memref<?x4xi32>
            %v_74 = arith.index_cast %v_73 : i32 to index
            %v_75 = memref.load %row_blocks[%v_70, %c_6] : memref<?x4xi32>
            %v_76 = arith.index_cast %v_75 : i32 to index
            %v_77 = arith.remui %v_69, %c_5 : index
            %v_78 = arith.muli %v_77, %c_3 : index
            %v_79 = memref.load %packed[%c_2] : memref<1xi32>
            %v_80 = arith.index_cast %v_59 : index to i32
            %is_81 = arith.cmpi ne, %v_79, %v_80 : i32
            scf.if %is_81 {
              %v_82 = arith.index_cast %v_59 : index to i32
              memref.store %v_82, %packed[%c_2] : memref<1xi32>
              %v_83 = arith.addi %v_67, %c_7 : index
              %v_84 = arith.divui %v_83, %c_8 : index
              scf.for %i_85 = %c_2 to %v_84 step %c_5 {
                scf.for %i_86 = %c_2 to %c_8 step %c_5 {
                  %v_87 = arith.muli %i_85, %c_8 : index
                  %v_88 = arith.addi %v_65, %v_87 : index
                  %v_89 = arith.addi %v_88, %i_86 : index
                  %v_90 = memref.load %assignment_of[%v_89] : memref<?xi32>
                  %v_91 = arith.index_cast %v_90 : i32 to index
                  %v_92 = arith.maxsi %v_91, %c_2 : index
                  %is_93 = arith.cmpi sge, %v_90, %c_9 : i32
                  %v_94 = arith.divui %v_92, %c_10 : index
                  %v_95 = arith.index_cast %v_94 : index to i32
                  %v_96 = arith.select %is_93, %v_95, %v_90 : i32
                  memref.store %v_96, %tile_tokens[%i_86] : memref<16xi32>
                }
                %v_97 = arith.muli %i_85, %c_11 : index
                %v_98 = arith.addi %v_3, %v_97 : index
                scf.for %i_99 = %c_2 to %c_3 step %c_8 {
                  scf.for %i_100 = %c_2 to %c_8 step %c_5 {
                    %v_101 = memref.load %tile_tokens[%i_100] : memref<16xi32>
                    %v_102 = arith.index_cast %v_101 : i32 to index
                    %is_103 = arith.cmpi sge, %v_102, %c_2 : index
                    %v_104 = arith.select %is_103, %c_8, %c_2 : index
                    %mask_105 = vector.create_mask %v_104 : vector<16xi1>
                    %v_106 = arith.maxsi %v_102, %c_2 : index
                    %v_107 = vector.maskedload %x[%v_106, %i_99], %mask_105, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    vector.store %v_107, %square[%i_100, %c_2] : memref<16x16xf32>, vector<16xf32>
                  }
                  %v_108 = arith.muli %i_99, %c_13 : index
                  %v_109 = arith.addi %v_98, %v_108 : index
                  %address_110 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
                  func.call @transpose(%address_110, %v_109) : (index, index) -> ()
                }
                scf.for %i_111 = %c_2 to %c_8 step %c_5 {
                  %v_112 = memref.load %tile_tokens[%i_111] : memref<16xi32>
                  %v_113 = arith.index_cast %v_112 : i32 to index
                  %is_114 = arith.cmpi sge, %v_113, %c_2 : index
                  %v_115 = arith.select %is_114, %c_14, %c_2 : index
                  %mask_116 = vector.create_mask %v_115 : vector<16xi1>
                  %v_117 = arith.maxsi %v_113, %c_2 : index
                  %v_118 = vector.maskedload %x[%v_117, %c_3], %mask_116, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  vector.store %v_118, %square[%i_111, %c_2] : memref<16x16xf32>, vector<16xf32>
                }
                %v_119 = arith.muli %c_3, %c_13 : index
                %v_120 = arith.addi %v_98, %v_119 : index
                %address_121 = memref.extract_aligned_pointer_as_index %square : memref<16x16xf32> -> index
                func.call @transpose(%address_121, %address_121) : (index, index) -> ()
                scf.for %i_122 = %c_2 to %c_14 step %c_5 {
                  %v_123 = arith.muli %i_122, %c_13 : index
                  %v_124 = arith.addi %address_121, %v_123 : index
                  %v_125 = arith.index_cast %v_124 : index to i64
                  %pointer_126 = llvm.inttoptr %v_125 : i64 to !llvm.ptr
                  %v_127 = llvm.load %pointer_126 <alignment = 64> : !llvm.ptr -> vector<16xi32>
                  %v_128 = arith.addi %v_120, %v_123 : index
                  %v_129 = arith.index_cast %v_128 : index to i64
                  %pointer_130 = llvm.inttoptr %v_129 : i64 to !llvm.ptr
                  llvm.store %v_127, %pointer_130 <alignment = 64> : vector<16xi32>, !llvm.ptr
                }
              }
            }
            %v_131 = arith.addi %v_61, %c_3 : index
            %v_132 = arith.minsi %v_131, %c_15 : index
            %v_133 = arith.addi %v_67, %c_7 : index
            %v_134 = arith.divui %v_133, %c_8 : index
            scf.for %i_135 = %v_61 to %v_132 step %c_8 {
              %v_136 = arith.minsi %i_135, %c_14 : index
              %v_137 = arith.addi %v_136, %c_15 : index
              %v_138 = arith.addi %i_135, %c_8 : index
              %is_139 = arith.cmpi sge, %v_138, %v_132 : index
              %v_140 = arith.select %is_139, %v_72, %v_63 : index
              %v_141 = arith.addi %i_135, %c_8 : index
              %v_142 = arith.select %is_139, %v_78, %v_141 : index
              %address_143 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
              %v_144 = arith.muli %v_140, %c_16 : index
              %v_145 = arith.addi %v_144, %v_142 : index
              %v_146 = arith.muli %v_145, %c_17 : index
              %v_147 = arith.addi %address_143, %v_146 : index
              %v_148 = arith.addi %v_147, %c_18 : index
              %v_149 = arith.divui %v_134, %c_5 : index
              %v_150 = arith.subi %v_134, %v_149 : index
              %v_151 = arith.addi %v_150, %c_5 : index
              %v_152 = arith.divui %v_151, %c_6 : index
              %v_153 = arith.addi %v_149, %v_152 : index
              scf.for %i_154 = %c_2 to %v_153 step %c_5 {
                %is_155 = arith.cmpi slt, %i_154, %v_149 : index
                %v_156 = arith.subi %i_154, %v_149 : index
                %v_157 = arith.muli %v_156, %c_6 : index
                %v_158 = arith.addi %v_149, %v_157 : index
                %v_159 = arith.select %is_155, %i_154, %v_158 : index
                %v_160 = arith.subi %v_134, %v_159 : index
                %v_161 = arith.minsi %v_160, %c_6 : index
                %v_162 = arith.select %is_155, %c_5, %v_161 : index
                %v_163 = arith.muli %v_159, %c_11 : index
                %v_164 = arith.addi %v_3, %v_163 : index
                %is_165 = arith.cmpi eq, %v_162, %c_5 : index
                scf.if %is_165 {
                  %address_166 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_167 = arith.muli %v_63, %c_16 : index
                  %v_168 = arith.addi %v_167, %v_136 : index
                  %v_169 = arith.muli %v_168, %c_17 : index
                  %v_170 = arith.addi %address_166, %v_169 : index
                  %address_171 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
                  %v_172 = arith.muli %v_63, %c_16 : index
                  %v_173 = arith.addi %v_172, %v_137 : index
                  %v_174 = arith.muli %v_173, %c_17 : index
                  %v_175 = arith.addi %address_171, %v_174 : index
                  func.call @multiply_16x1(%sums, %v_170, %v_175, %c_17, %c_19, %v_164, %c_11, %v_147, %v_148, %v_153, %i_154) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                }
                scf.for %i_176 = %c_2 to %v_162 step %c_5 {
                  %v_177 = arith.addi %v_159, %i_176 : index
                  %v_178 = arith.muli %i_176, %c_3 : index
                  %address_179 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_180 = arith.muli %v_177, %c_8 : index
                  %v_181 = arith.addi %v_65, %v_180 : index
                  %v_182 = arith.muli %v_181, %c_20 : index
                  %v_183 = arith.addi %address_179, %v_182 : index
                  scf.for %i_184 = %c_2 to %c_5 step %c_5 {
                    %v_185 = arith.subi %c_15, %i_135 : index
                    %v_186 = arith.maxsi %v_185, %c_2 : index
                    %v_187 = arith.minsi %c_8, %v_186 : index
                    scf.for %i_188 = %c_2 to %v_187 step %c_5 {
                      %v_189 = arith.addi %i_135, %i_188 : index
                      %v_190 = arith.addi %v_178, %c_2 : index
                      %v_191 = arith.subi %v_189, %v_136 : index
                      %v_192 = arith.addi %v_190, %v_191 : index
                      %v_193 = vector.load %sums[%v_192, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_194 = arith.addi %v_178, %c_8 : index
                      %v_195 = arith.subi %v_189, %v_136 : index
                      %v_196 = arith.addi %v_194, %v_195 : index
                      %v_197 = vector.load %sums[%v_196, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_198 = arith.subf %c_12, %v_193 : vector<16xf32>
                      %is_199 = arith.cmpf ogt, %v_198, %c_21 : vector<16xf32>
                      %v_200 = arith.select %is_199, %c_21, %v_198 : vector<16xi1>, vector<16xf32>
                      %is_201 = arith.cmpf olt, %v_200, %c_22 : vector<16xf32>
                      %v_202 = arith.select %is_201, %c_22, %v_200 : vector<16xi1>, vector<16xf32>
                      %v_203 = arith.mulf %v_202, %c_23 : vector<16xf32>
                      %v_204 = math.roundeven %v_203 : vector<16xf32>
                      %v_205 = llvm.call_intrinsic "llvm.fmuladd"(%v_204, %c_24, %v_202) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_206 = llvm.call_intrinsic "llvm.fmuladd"(%v_204, %c_25, %v_205) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_207 = llvm.call_intrinsic "llvm.fmuladd"(%c_26, %v_206, %c_27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_208 = llvm.call_intrinsic "llvm.fmuladd"(%v_207, %v_206, %c_28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_209 = llvm.call_intrinsic "llvm.fmuladd"(%v_208, %v_206, %c_29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_210 = llvm.call_intrinsic "llvm.fmuladd"(%v_209, %v_206, %c_30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_211 = llvm.call_intrinsic "llvm.fmuladd"(%v_210, %v_206, %c_31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_212 = llvm.call_intrinsic "llvm.fmuladd"(%v_211, %v_206, %c_32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_213 = llvm.call_intrinsic "llvm.fmuladd"(%v_212, %v_206, %c_32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_214 = arith.fptosi %v_204 : vector<16xf32> to vector<16xi32>
                      %v_215 = arith.shrsi %v_214, %c_33 : vector<16xi32>
                      %v_216 = arith.subi %v_214, %v_215 : vector<16xi32>
                      %v_217 = arith.addi %v_215, %c_35 : vector<16xi32>
                      %v_218 = arith.shli %v_217, %c_34 : vector<16xi32>
                      %v_219 = arith.bitcast %v_218 : vector<16xi32> to vector<16xf32>
                      %v_220 = arith.mulf %v_213, %v_219 : vector<16xf32>
                      %v_221 = arith.addi %v_216, %c_35 : vector<16xi32>
                      %v_222 = arith.shli %v_221, %c_34 : vector<16xi32>
                      %v_223 = arith.bitcast %v_222 : vector<16xi32> to vector<16xf32>
                      %v_224 = arith.mulf %v_220, %v_223 : vector<16xf32>
                      %v_225 = arith.addf %v_224, %c_32 : vector<16xf32>
                      %v_226 = arith.divf %c_32, %v_225 : vector<16xf32>
                      %v_227 = arith.mulf %v_193, %v_226 : vector<16xf32>
                      %v_228 = arith.mulf %v_227, %v_197 : vector<16xf32>
                      %v_229 = arith.addi %i_135, %i_188 : index
                      %v_230 = arith.divui %v_229, %c_5 : index
                      %v_231 = arith.muli %v_230, %c_13 : index
                      %v_232 = arith.addi %v_183, %v_231 : index
                      %v_233 = arith.index_cast %v_232 : index to i64
                      %pointer_234 = llvm.inttoptr %v_233 : i64 to !llvm.ptr
                      llvm.store %v_228, %pointer_234 <alignment = 64> : vector<16xf32>, !llvm.ptr
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_53, %loop_44#1 : index, index
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
        %v_18 = arith.index_cast %v_16 : index to i64
        %pointer_19 = llvm.inttoptr %v_18 : i64 to !llvm.ptr
        %v_20 = arith.index_cast %c_2 : index to i32
        %v_21 = llvm.atomicrmw add %pointer_19, %v_20 monotonic : !llvm.ptr, i32
        %v_22 = arith.index_cast %v_21 : i32 to index
        %v_23 = arith.muli %v_17, %c_8 : index
        %v_24 = arith.divui %v_14, %v_23 : index
        %v_25 = arith.maxsi %v_24, %c_2 : index
        %v_26 = arith.divui %v_22, %v_17 : index
        %loop_28:2 = scf.for %i_27 = %c_7 to %v_26 step %c_2 iter_args(%carry_29 = %c_7, %carry_30 = %v_25) -> (index, index) {
          %v_31 = arith.muli %carry_30, %v_17 : index
          %v_32 = arith.addi %carry_29, %v_31 : index
          %v_33 = arith.divui %carry_30, %c_8 : index
          %v_34 = arith.maxsi %v_33, %c_2 : index
          scf.yield %v_32, %v_34 : index, index
        }
        %v_35 = arith.remui %v_22, %v_17 : index
        %v_36 = arith.muli %v_35, %loop_28#1 : index
        %v_37 = arith.addi %loop_28#0, %v_36 : index
        %end_40:2 = scf.while (%at_38 = %v_37, %at_39 = %loop_28#1) : (index, index) -> (index, index) {
          %is_43 = arith.cmpi slt, %at_38, %v_14 : index
          scf.condition(%is_43) %at_38, %at_39 : index, index
        } do {
          ^bb0(%i_41: index, %i_42: index):
          %v_44 = arith.index_cast %v_16 : index to i64
          %pointer_45 = llvm.inttoptr %v_44 : i64 to !llvm.ptr
          %v_46 = arith.index_cast %c_2 : index to i32
          %v_47 = llvm.atomicrmw add %pointer_45, %v_46 monotonic : !llvm.ptr, i32
          %v_48 = arith.index_cast %v_47 : i32 to index
          %v_49 = arith.muli %v_17, %c_8 : index
          %v_50 = arith.divui %v_14, %v_49 : index
          %v_51 = arith.maxsi %v_50, %c_2 : index
          %v_52 = arith.divui %v_48, %v_17 : index
          %loop_54:2 = scf.for %i_53 = %c_7 to %v_52 step %c_2 iter_args(%carry_55 = %c_7, %carry_56 = %v_51) -> (index, index) {
            %v_57 = arith.muli %carry_56, %v_17 : index
            %v_58 = arith.addi %carry_55, %v_57 : index
            %v_59 = arith.divui %carry_56, %c_8 : index
            %v_60 = arith.maxsi %v_59, %c_2 : index
            scf.yield %v_58, %v_60 : index, index
          }
          %v_61 = arith.remui %v_48, %v_17 : index
          %v_62 = arith.muli %v_61, %loop_54#1 : index
          %v_63 = arith.addi %loop_54#0, %v_62 : index
          %v_64 = arith.addi %i_41, %i_42 : index
          scf.for %i_65 = %i_41 to %v_64 step %c_2 {
            %v_66 = arith.addi %i_65, %c_2 : index
            %is_67 = arith.cmpi eq, %v_66, %v_64 : index
            %v_68 = arith.select %is_67, %v_63, %v_66 : index
            %v_69 = arith.muli %i_65, %v_12 : index
            %v_70 = arith.addi %v_69, %v_12 : index
            %v_71 = arith.minsi %v_70, %c_9 : index
            scf.for %i_72 = %c_7 to %tokens step %c_2 {
              scf.for %i_73 = %v_69 to %v_71 step %c_11 {
                %v_74 = arith.subi %v_71, %i_73 : index
                %mask_75 = vector.create_mask %v_74 : vector<16xi1>
                vector.maskedstore %y[%i_72, %i_73], %mask_75, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
            scf.for %i_76 = %c_7 to %v_2 step %c_2 {
              %v_77 = memref.load %row_blocks[%i_76, %c_7] : memref<?x4xi32>
              %v_78 = arith.index_cast %v_77 : i32 to index
              %v_79 = memref.load %row_blocks[%i_76, %c_2] : memref<?x4xi32>
              %v_80 = arith.index_cast %v_79 : i32 to index
              %v_81 = memref.load %row_blocks[%i_76, %c_8] : memref<?x4xi32>
              %v_82 = arith.index_cast %v_81 : i32 to index
              %v_83 = arith.addi %i_76, %c_2 : index
              %is_84 = arith.cmpi eq, %v_83, %v_2 : index
              %v_85 = arith.addi %i_76, %c_2 : index
              %v_86 = arith.select %is_84, %c_7, %v_85 : index
              %v_87 = memref.load %row_blocks[%v_86, %c_7] : memref<?x4xi32>
              %v_88 = arith.index_cast %v_87 : i32 to index
              %v_89 = memref.load %row_blocks[%v_86, %c_2] : memref<?x4xi32>
              %v_90 = arith.index_cast %v_89 : i32 to index
              %v_91 = memref.load %row_blocks[%v_86, %c_8] : memref<?x4xi32>
              %v_92 = arith.index_cast %v_91 : i32 to index
              %v_93 = arith.subi %v_14, %c_2 : index
              %v_94 = arith.minsi %v_68, %v_93 : index
              %v_95 = arith.muli %v_94, %v_12 : index
              %v_96 = arith.select %is_84, %v_95, %v_69 : index
              %address_97 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_98 = arith.muli %v_80, %c_12 : index
              %v_99 = arith.addi %address_97, %v_98 : index
              %v_100 = arith.addi %v_82, %c_13 : index
              %v_101 = arith.divui %v_100, %c_11 : index
              scf.for %i_102 = %v_69 to %v_71 step %c_0 {
                %v_103 = arith.addi %i_102, %c_11 : index
                %v_104 = arith.minsi %i_102, %c_14 : index
                %v_105 = arith.minsi %v_103, %c_14 : index
                %v_106 = arith.addi %i_102, %c_0 : index
                %is_107 = arith.cmpi sge, %v_106, %v_71 : index
                %v_108 = arith.select %is_107, %v_88, %v_78 : index
                %v_109 = arith.addi %i_102, %c_0 : index
                %v_110 = arith.select %is_107, %v_96, %v_109 : index
                %address_111 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                %v_112 = arith.muli %v_108, %c_9 : index
                %v_113 = arith.addi %v_112, %v_110 : index
                %v_114 = arith.muli %v_113, %c_12 : index
                %v_115 = arith.addi %address_111, %v_114 : index
                %v_116 = arith.addi %v_115, %c_15 : index
                %v_117 = arith.divui %v_101, %c_2 : index
                %v_118 = arith.subi %v_101, %v_117 : index
                %v_119 = arith.addi %v_118, %c_2 : index
                %v_120 = arith.divui %v_119, %c_8 : index
                %v_121 = arith.addi %v_117, %v_120 : index
                scf.for %i_122 = %c_7 to %v_121 step %c_2 {
                  %is_123 = arith.cmpi slt, %i_122, %v_117 : index
                  %v_124 = arith.subi %i_122, %v_117 : index
                  %v_125 = arith.muli %v_124, %c_8 : index
                  %v_126 = arith.addi %v_117, %v_125 : index
                  %v_127 = arith.select %is_123, %i_122, %v_126 : index
                  %v_128 = arith.subi %v_101, %v_127 : index
                  %v_129 = arith.minsi %v_128, %c_8 : index
                  %v_130 = arith.select %is_123, %c_2, %v_129 : index
                  %v_131 = arith.muli %v_127, %c_15 : index
                  %v_132 = arith.addi %v_99, %v_131 : index
                  %is_133 = arith.cmpi eq, %v_130, %c_2 : index
                  scf.if %is_133 {
                    %address_134 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_135 = arith.muli %v_78, %c_9 : index
                    %v_136 = arith.addi %v_135, %v_104 : index
                    %v_137 = arith.muli %v_136, %c_12 : index
                    %v_138 = arith.addi %address_134, %v_137 : index
                    %address_139 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                    %v_140 = arith.muli %v_78, %c_9 : index
                    %v_141 = arith.addi %v_140, %v_105 : index
                    %v_142 = arith.muli %v_141, %c_12 : index
                    %v_143 = arith.addi %address_139, %v_142 : index
                    func.call @multiply_16x1(%sums, %v_138, %v_143, %c_12, %c_14, %v_132, %c_15, %v_115, %v_116, %v_121, %i_122) : (memref<32x16xf32>, index, index, index, index, index, index, index, index, index, index) -> ()
                  }
                  scf.for %i_144 = %c_7 to %v_130 step %c_2 {
                    %v_145 = arith.addi %v_127, %i_144 : index
                    %v_146 = arith.muli %i_144, %c_0 : index
                    %v_147 = arith.muli %v_145, %c_11 : index
                    %v_148 = arith.addi %v_80, %v_147 : index
                    scf.for %i_149 = %c_7 to %c_8 step %c_2 {
                      %is_150 = arith.cmpi eq, %i_149, %c_7 : index
                      %v_151 = arith.select %is_150, %i_102, %v_103 : index
                      %is_152 = arith.cmpi eq, %i_149, %c_7 : index
                      %v_153 = arith.select %is_152, %v_104, %v_105 : index
                      %is_154 = arith.cmpi slt, %v_151, %v_71 : index
                      scf.if %is_154 {
                        %v_155 = arith.muli %i_149, %c_11 : index
                        %v_156 = arith.addi %v_146, %v_155 : index
                        %address_157 = memref.extract_aligned_pointer_as_index %sums : memref<32x16xf32> -> index
                        %v_158 = arith.muli %v_156, %c_6 : index
                        %v_159 = arith.addi %address_157, %v_158 : index
                        func.call @transpose(%v_159, %v_159) : (index, index) -> ()
                        %v_160 = arith.subi %v_151, %v_153 : index
                        %v_161 = arith.index_cast %v_160 : index to i32
                        %v_162 = vector.broadcast %v_161 : i32 to vector<16xi32>
                        %is_163 = arith.cmpi sge, %c_16, %v_162 : vector<16xi32>
                        scf.for %i_164 = %c_7 to %c_11 step %c_2 {
                          %v_165 = arith.addi %v_156, %i_164 : index
                          %v_166 = vector.load %sums[%v_165, %c_7] : memref<32x16xf32>, vector<16xf32>
                          %v_167 = arith.addi %v_148, %i_164 : index
                          %v_168 = memref.load %assignment_of[%v_167] : memref<?xi32>
                          %is_169 = arith.cmpi sge, %v_168, %c_17 : i32
                          scf.if %is_169 {
                            %v_170 = arith.index_cast %v_168 : i32 to index
                            %v_171 = arith.divui %v_170, %c_18 : index
                            %v_172 = vector.maskedload %y[%v_171, %v_153], %is_163, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_173 = memref.load %weights[%v_170] : memref<?xf32>
                            %v_174 = vector.broadcast %v_173 : f32 to vector<16xf32>
                            %v_175 = arith.mulf %v_166, %v_174 : vector<16xf32>
                            %v_176 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_175) : (vector<16xf32>) -> vector<16xf32>
                            %v_177 = arith.addf %v_172, %v_176 : vector<16xf32>
                            vector.maskedstore %y[%v_171, %v_153], %is_163, %v_177 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_63, %loop_54#1 : index, index
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for portable
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
