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
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant dense<0.0> : vector<2xf64>
        %c_8 = arith.constant 40 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 7 : index
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
            %v_9 = arith.addi %i_8, %c_2 : index
            %v_10 = arith.addi %i_8, %c_5 : index
            %v_11 = arith.addi %i_8, %c_6 : index
            %v_12 = arith.subi %tokens, %c_2 : index
            %v_13 = arith.minsi %c_4, %v_12 : index
            %loop_15:4 = scf.for %i_14 = %c_4 to %c_8 step %c_5 iter_args(%carry_16 = %c_7, %carry_17 = %c_7, %carry_18 = %c_7, %carry_19 = %c_7) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
              %v_20 = vector.load %x[%v_13, %i_14] : memref<?x40xf32>, vector<2xf32>
              %v_21 = arith.extf %v_20 : vector<2xf32> to vector<2xf64>
              %v_22 = arith.addi %i_14, %c_9 : index
              memref.prefetch %weight[%i_8, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_23 = vector.load %weight[%i_8, %i_14] : memref<8x40xf32>, vector<2xf32>
              %v_24 = arith.extf %v_23 : vector<2xf32> to vector<2xf64>
              %v_25 = llvm.call_intrinsic "llvm.fmuladd"(%v_24, %v_21, %carry_16) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              memref.prefetch %weight[%v_9, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_26 = vector.load %weight[%v_9, %i_14] : memref<8x40xf32>, vector<2xf32>
              %v_27 = arith.extf %v_26 : vector<2xf32> to vector<2xf64>
              %v_28 = llvm.call_intrinsic "llvm.fmuladd"(%v_27, %v_21, %carry_17) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              memref.prefetch %weight[%v_10, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_29 = vector.load %weight[%v_10, %i_14] : memref<8x40xf32>, vector<2xf32>
              %v_30 = arith.extf %v_29 : vector<2xf32> to vector<2xf64>
              %v_31 = llvm.call_intrinsic "llvm.fmuladd"(%v_30, %v_21, %carry_18) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              memref.prefetch %weight[%v_11, %v_22], read, locality<3>, data : memref<8x40xf32>
              %v_32 = vector.load %weight[%v_11, %i_14] : memref<8x40xf32>, vector<2xf32>
              %v_33 = arith.extf %v_32 : vector<2xf32> to vector<2xf64>
              %v_34 = llvm.call_intrinsic "llvm.fmuladd"(%v_33, %v_21, %carry_19) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
              scf.yield %v_25, %v_28, %v_31, %v_34 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            vector.store %loop_15#0, %sums[%c_4, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_15#1, %sums[%c_2, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_15#2, %sums[%c_5, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_15#3, %sums[%c_6, %c_4] : memref<4x2xf64>, vector<2xf64>
            scf.for %i_35 = %c_4 to %c_3 step %c_2 {
              scf.for %i_36 = %c_4 to %c_2 step %c_2 {
                %v_37 = arith.addi %i_35, %i_36 : index
                %v_38 = vector.load %sums[%v_37, %c_4] : memref<4x2xf64>, vector<2xf64>
                %v_39 = vector.shuffle %v_38, %v_38 [0] : vector<2xf64>, vector<2xf64>
                %v_40 = vector.shuffle %v_38, %v_38 [1] : vector<2xf64>, vector<2xf64>
                %v_41 = arith.addf %v_39, %v_40 : vector<1xf64>
                %sum_42 = vector.extract %v_41[0] : f64 from vector<1xf64>
                %v_43 = arith.addi %c_4, %i_36 : index
                %v_44 = arith.subi %tokens, %c_2 : index
                %v_45 = arith.minsi %v_43, %v_44 : index
                %v_46 = arith.addi %i_8, %i_35 : index
                %v_47 = arith.minsi %v_46, %c_10 : index
                %v_48 = arith.truncf %sum_42 : f64 to f32
                memref.store %v_48, %y[%v_45, %v_47] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_49 = %v_1 to %v_4 step %c_5 {
            scf.for %i_50 = %v_2 to %v_6 step %c_5 {
              %v_51 = arith.addi %i_49, %c_2 : index
              %v_52 = arith.subi %tokens, %c_2 : index
              %v_53 = arith.minsi %i_50, %v_52 : index
              %v_54 = arith.addi %i_50, %c_2 : index
              %v_55 = arith.subi %tokens, %c_2 : index
              %v_56 = arith.minsi %v_54, %v_55 : index
              %loop_58:4 = scf.for %i_57 = %c_4 to %c_8 step %c_5 iter_args(%carry_59 = %c_7, %carry_60 = %c_7, %carry_61 = %c_7, %carry_62 = %c_7) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
                %v_63 = vector.load %x[%v_53, %i_57] : memref<?x40xf32>, vector<2xf32>
                %v_64 = arith.extf %v_63 : vector<2xf32> to vector<2xf64>
                %v_65 = vector.load %x[%v_56, %i_57] : memref<?x40xf32>, vector<2xf32>
                %v_66 = arith.extf %v_65 : vector<2xf32> to vector<2xf64>
                %v_67 = arith.addi %i_57, %c_9 : index
                memref.prefetch %weight[%i_49, %v_67], read, locality<3>, data : memref<8x40xf32>
                %v_68 = vector.load %weight[%i_49, %i_57] : memref<8x40xf32>, vector<2xf32>
                %v_69 = arith.extf %v_68 : vector<2xf32> to vector<2xf64>
                %v_70 = llvm.call_intrinsic "llvm.fmuladd"(%v_69, %v_64, %carry_59) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                %v_71 = llvm.call_intrinsic "llvm.fmuladd"(%v_69, %v_66, %carry_60) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                memref.prefetch %weight[%v_51, %v_67], read, locality<3>, data : memref<8x40xf32>
                %v_72 = vector.load %weight[%v_51, %i_57] : memref<8x40xf32>, vector<2xf32>
                %v_73 = arith.extf %v_72 : vector<2xf32> to vector<2xf64>
                %v_74 = llvm.call_intrinsic "llvm.fmuladd"(%v_73, %v_64, %carry_61) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                %v_75 = llvm.call_intrinsic "llvm.fmuladd"(%v_73, %v_66, %carry_62) : (vector<2xf64>, vector<2xf64>, vector<2xf64>) -> vector<2xf64>
                scf.yield %v_70, %v_71, %v_74, %v_75 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
              }
              vector.store %loop_58#0, %sums[%c_4, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_58#1, %sums[%c_2, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_58#2, %sums[%c_5, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_58#3, %sums[%c_6, %c_4] : memref<4x2xf64>, vector<2xf64>
              scf.for %i_76 = %c_4 to %c_5 step %c_2 {
                scf.for %i_77 = %c_4 to %c_5 step %c_2 {
                  %v_78 = arith.muli %i_76, %c_5 : index
                  %v_79 = arith.addi %v_78, %i_77 : index
                  %v_80 = vector.load %sums[%v_79, %c_4] : memref<4x2xf64>, vector<2xf64>
                  %v_81 = vector.shuffle %v_80, %v_80 [0] : vector<2xf64>, vector<2xf64>
                  %v_82 = vector.shuffle %v_80, %v_80 [1] : vector<2xf64>, vector<2xf64>
                  %v_83 = arith.addf %v_81, %v_82 : vector<1xf64>
                  %sum_84 = vector.extract %v_83[0] : f64 from vector<1xf64>
                  %v_85 = arith.addi %i_50, %i_77 : index
                  %v_86 = arith.subi %tokens, %c_2 : index
                  %v_87 = arith.minsi %v_85, %v_86 : index
                  %v_88 = arith.addi %i_49, %i_76 : index
                  %v_89 = arith.minsi %v_88, %c_10 : index
                  %v_90 = arith.truncf %sum_84 : f64 to f32
                  memref.store %v_90, %y[%v_87, %v_89] : memref<?x8xf32>
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
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 4 : index
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 2 : index
        %c_4 = arith.constant 32 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant dense<0> : vector<4xi32>
        %c_7 = arith.constant 8 : index
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant 128 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 23 : index
        %c_13 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_14 = arith.constant 40 : index
        %c_15 = arith.constant 512 : index
        %c_16 = arith.constant 5 : index
        %c_17 = arith.constant 6 : index
        %c_18 = arith.constant 7 : index
        %c_19 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_20 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_21 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_22 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_23 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_24 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_25 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_26 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_27 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_28 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_29 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_30 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_31 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_32 = arith.constant dense<1> : vector<16xi32>
        %c_33 = arith.constant dense<23> : vector<16xi32>
        %c_34 = arith.constant dense<127> : vector<16xi32>
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xf32>
        %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xf32>{%assignments}
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x32x4xf32>
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
            %v_38 = vector.broadcast %v_37 : i32 to vector<4xi32>
            %loop_40:1 = scf.for %i_39 = %c_1 to %v_36 step %c_0 iter_args(%carry_41 = %c_5) -> (i1) {
              %v_42 = arith.subi %v_36, %i_39 : index
              %mask_43 = vector.create_mask %v_42 : vector<4xi1>
              %v_44 = vector.maskedload %ids[%i_39], %mask_43, %c_6 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
              %is_45 = arith.cmpi eq, %v_44, %v_38 : vector<4xi32>
              %v_46 = arith.andi %is_45, %mask_43 : vector<4xi1>
              %any_47 = vector.reduction <or>, %v_46 : vector<4xi1> into i1
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
              scf.for %i_58 = %c_1 to %c_4 step %c_7 {
                %v_59 = arith.addi %v_52, %i_58 : index
                %v_60 = arith.addi %v_59, %c_8 : index
                scf.for %i_61 = %c_1 to %c_9 step %c_10 {
                  memref.prefetch %expert_gate_up[%v_57, %v_59, %i_61], read, locality<3>, data : memref<8x48x40xf32>
                }
                scf.for %i_62 = %c_1 to %c_9 step %c_10 {
                  memref.prefetch %expert_gate_up[%v_57, %v_60, %i_62], read, locality<3>, data : memref<8x48x40xf32>
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
                    %v_93 = arith.subi %c_8, %v_35 : index
                    %v_94 = arith.minsi %v_93, %c_4 : index
                    scf.for %i_95 = %c_1 to %v_94 step %c_2 {
                      %v_96 = arith.addi %v_35, %i_95 : index
                      %v_97 = arith.minsi %v_96, %c_12 : index
                      %v_98 = arith.addi %v_97, %c_8 : index
                      %loop_100:8 = scf.for %i_99 = %c_1 to %c_14 step %c_0 iter_args(%carry_101 = %c_13, %carry_102 = %c_13, %carry_103 = %c_13, %carry_104 = %c_13, %carry_105 = %c_13, %carry_106 = %c_13, %carry_107 = %c_13, %carry_108 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                        %v_109 = vector.load %x[%v_88, %i_99] : memref<?x40xf32>, vector<4xf32>
                        %v_110 = vector.load %x[%v_89, %i_99] : memref<?x40xf32>, vector<4xf32>
                        %v_111 = vector.load %x[%v_90, %i_99] : memref<?x40xf32>, vector<4xf32>
                        %v_112 = vector.load %x[%v_91, %i_99] : memref<?x40xf32>, vector<4xf32>
                        %v_113 = arith.addi %i_99, %c_15 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_97, %v_113], read, locality<3>, data : memref<8x48x40xf32>
                        %v_114 = vector.load %expert_gate_up[%v_50, %v_97, %i_99] : memref<8x48x40xf32>, vector<4xf32>
                        %v_115 = llvm.call_intrinsic "llvm.fmuladd"(%v_114, %v_109, %carry_101) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_116 = llvm.call_intrinsic "llvm.fmuladd"(%v_114, %v_110, %carry_102) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_117 = llvm.call_intrinsic "llvm.fmuladd"(%v_114, %v_111, %carry_103) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_118 = llvm.call_intrinsic "llvm.fmuladd"(%v_114, %v_112, %carry_104) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_98, %v_113], read, locality<3>, data : memref<8x48x40xf32>
                        %v_119 = vector.load %expert_gate_up[%v_50, %v_98, %i_99] : memref<8x48x40xf32>, vector<4xf32>
                        %v_120 = llvm.call_intrinsic "llvm.fmuladd"(%v_119, %v_109, %carry_105) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_121 = llvm.call_intrinsic "llvm.fmuladd"(%v_119, %v_110, %carry_106) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_122 = llvm.call_intrinsic "llvm.fmuladd"(%v_119, %v_111, %carry_107) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_123 = llvm.call_intrinsic "llvm.fmuladd"(%v_119, %v_112, %carry_108) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        scf.yield %v_115, %v_116, %v_117, %v_118, %v_120, %v_121, %v_122, %v_123 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                      }
                      vector.store %loop_100#0, %sums[%c_1, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_100#1, %sums[%c_2, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_100#2, %sums[%c_3, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_100#3, %sums[%c_11, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_100#4, %sums[%c_0, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_100#5, %sums[%c_16, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_100#6, %sums[%c_17, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_100#7, %sums[%c_18, %i_95, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                    }
                  }
                  %is_124 = arith.cmpi eq, %v_79, %c_3 : index
                  scf.if %is_124 {
                    %v_125 = arith.subi %c_8, %v_35 : index
                    %v_126 = arith.minsi %v_125, %c_4 : index
                    scf.for %i_127 = %c_1 to %v_126 step %c_2 {
                      %v_128 = arith.addi %v_35, %i_127 : index
                      %v_129 = arith.minsi %v_128, %c_12 : index
                      %v_130 = arith.addi %v_129, %c_8 : index
                      %loop_132:4 = scf.for %i_131 = %c_1 to %c_14 step %c_0 iter_args(%carry_133 = %c_13, %carry_134 = %c_13, %carry_135 = %c_13, %carry_136 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                        %v_137 = vector.load %x[%v_88, %i_131] : memref<?x40xf32>, vector<4xf32>
                        %v_138 = vector.load %x[%v_89, %i_131] : memref<?x40xf32>, vector<4xf32>
                        %v_139 = arith.addi %i_131, %c_15 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_129, %v_139], read, locality<3>, data : memref<8x48x40xf32>
                        %v_140 = vector.load %expert_gate_up[%v_50, %v_129, %i_131] : memref<8x48x40xf32>, vector<4xf32>
                        %v_141 = llvm.call_intrinsic "llvm.fmuladd"(%v_140, %v_137, %carry_133) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_142 = llvm.call_intrinsic "llvm.fmuladd"(%v_140, %v_138, %carry_134) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_130, %v_139], read, locality<3>, data : memref<8x48x40xf32>
                        %v_143 = vector.load %expert_gate_up[%v_50, %v_130, %i_131] : memref<8x48x40xf32>, vector<4xf32>
                        %v_144 = llvm.call_intrinsic "llvm.fmuladd"(%v_143, %v_137, %carry_135) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        %v_145 = llvm.call_intrinsic "llvm.fmuladd"(%v_143, %v_138, %carry_136) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        scf.yield %v_141, %v_142, %v_144, %v_145 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                      }
                      vector.store %loop_132#0, %sums[%c_1, %i_127, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_132#1, %sums[%c_2, %i_127, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_132#2, %sums[%c_0, %i_127, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_132#3, %sums[%c_16, %i_127, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                    }
                  }
                  %is_146 = arith.cmpi eq, %v_79, %c_2 : index
                  scf.if %is_146 {
                    %v_147 = arith.subi %c_8, %v_35 : index
                    %v_148 = arith.minsi %v_147, %c_7 : index
                    scf.for %i_149 = %c_1 to %v_148 step %c_2 {
                      %v_150 = arith.addi %v_35, %i_149 : index
                      %v_151 = arith.addi %v_150, %c_7 : index
                      %v_152 = arith.addi %v_150, %c_10 : index
                      %v_153 = arith.addi %v_150, %c_8 : index
                      %v_154 = arith.minsi %v_150, %c_12 : index
                      %v_155 = arith.minsi %v_151, %c_12 : index
                      %v_156 = arith.minsi %v_152, %c_12 : index
                      %v_157 = arith.minsi %v_153, %c_12 : index
                      %v_158 = arith.addi %v_154, %c_8 : index
                      %v_159 = arith.addi %v_155, %c_8 : index
                      %v_160 = arith.addi %v_156, %c_8 : index
                      %v_161 = arith.addi %v_157, %c_8 : index
                      %loop_163:8 = scf.for %i_162 = %c_1 to %c_14 step %c_0 iter_args(%carry_164 = %c_13, %carry_165 = %c_13, %carry_166 = %c_13, %carry_167 = %c_13, %carry_168 = %c_13, %carry_169 = %c_13, %carry_170 = %c_13, %carry_171 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                        %v_172 = vector.load %x[%v_88, %i_162] : memref<?x40xf32>, vector<4xf32>
                        %v_173 = arith.addi %i_162, %c_9 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_154, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_174 = vector.load %expert_gate_up[%v_50, %v_154, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_175 = llvm.call_intrinsic "llvm.fmuladd"(%v_174, %v_172, %carry_164) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_155, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_176 = vector.load %expert_gate_up[%v_50, %v_155, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_177 = llvm.call_intrinsic "llvm.fmuladd"(%v_176, %v_172, %carry_165) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_156, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_178 = vector.load %expert_gate_up[%v_50, %v_156, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_179 = llvm.call_intrinsic "llvm.fmuladd"(%v_178, %v_172, %carry_166) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_157, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_180 = vector.load %expert_gate_up[%v_50, %v_157, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_181 = llvm.call_intrinsic "llvm.fmuladd"(%v_180, %v_172, %carry_167) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_158, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_182 = vector.load %expert_gate_up[%v_50, %v_158, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_183 = llvm.call_intrinsic "llvm.fmuladd"(%v_182, %v_172, %carry_168) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_159, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_184 = vector.load %expert_gate_up[%v_50, %v_159, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_185 = llvm.call_intrinsic "llvm.fmuladd"(%v_184, %v_172, %carry_169) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_160, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_186 = vector.load %expert_gate_up[%v_50, %v_160, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_187 = llvm.call_intrinsic "llvm.fmuladd"(%v_186, %v_172, %carry_170) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_161, %v_173], read, locality<3>, data : memref<8x48x40xf32>
                        %v_188 = vector.load %expert_gate_up[%v_50, %v_161, %i_162] : memref<8x48x40xf32>, vector<4xf32>
                        %v_189 = llvm.call_intrinsic "llvm.fmuladd"(%v_188, %v_172, %carry_171) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                        scf.yield %v_175, %v_177, %v_179, %v_181, %v_183, %v_185, %v_187, %v_189 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                      }
                      vector.store %loop_163#0, %sums[%c_1, %i_149, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      %v_190 = arith.addi %i_149, %c_7 : index
                      vector.store %loop_163#1, %sums[%c_1, %v_190, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      %v_191 = arith.addi %i_149, %c_10 : index
                      vector.store %loop_163#2, %sums[%c_1, %v_191, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      %v_192 = arith.addi %i_149, %c_8 : index
                      vector.store %loop_163#3, %sums[%c_1, %v_192, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      vector.store %loop_163#4, %sums[%c_0, %i_149, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      %v_193 = arith.addi %i_149, %c_7 : index
                      vector.store %loop_163#5, %sums[%c_0, %v_193, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      %v_194 = arith.addi %i_149, %c_10 : index
                      vector.store %loop_163#6, %sums[%c_0, %v_194, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                      %v_195 = arith.addi %i_149, %c_8 : index
                      vector.store %loop_163#7, %sums[%c_0, %v_195, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                    }
                  }
                  scf.for %i_196 = %c_1 to %v_71 step %c_2 {
                    %v_197 = arith.subi %c_8, %v_35 : index
                    %v_198 = arith.minsi %v_197, %c_4 : index
                    scf.for %i_199 = %c_1 to %v_198 step %c_10 {
                      %v_200 = arith.addi %v_35, %i_199 : index
                      %v_201 = arith.subi %v_198, %i_199 : index
                      %v_202 = arith.minsi %v_201, %c_10 : index
                      %v_203 = memref.load %group[%i_196] : memref<5xi32>
                      %v_204 = arith.index_cast %v_203 : i32 to index
                      scf.for %i_205 = %c_1 to %c_3 step %c_2 {
                        scf.for %i_206 = %c_1 to %c_10 step %c_2 {
                          %v_207 = arith.muli %i_205, %c_0 : index
                          %v_208 = arith.addi %i_196, %v_207 : index
                          %v_209 = arith.addi %i_199, %i_206 : index
                          %v_210 = vector.load %sums[%v_208, %v_209, %c_1] : memref<8x32x4xf32>, vector<4xf32>
                          %v_211 = vector.shuffle %v_210, %v_210 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_212 = vector.shuffle %v_210, %v_210 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_213 = arith.addf %v_211, %v_212 : vector<2xf32>
                          %v_214 = vector.shuffle %v_213, %v_213 [0] : vector<2xf32>, vector<2xf32>
                          %v_215 = vector.shuffle %v_213, %v_213 [1] : vector<2xf32>, vector<2xf32>
                          %v_216 = arith.addf %v_214, %v_215 : vector<1xf32>
                          %sum_217 = vector.extract %v_216[0] : f32 from vector<1xf32>
                          memref.store %sum_217, %added[%i_205, %i_206] : memref<2x16xf32>
                        }
                      }
                      %v_218 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, vector<16xf32>
                      %v_219 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, vector<16xf32>
                      %v_220 = arith.subf %c_19, %v_218 : vector<16xf32>
                      %is_221 = arith.cmpf ogt, %v_220, %c_20 : vector<16xf32>
                      %v_222 = arith.select %is_221, %c_20, %v_220 : vector<16xi1>, vector<16xf32>
                      %is_223 = arith.cmpf olt, %v_222, %c_21 : vector<16xf32>
                      %v_224 = arith.select %is_223, %c_21, %v_222 : vector<16xi1>, vector<16xf32>
                      %v_225 = arith.mulf %v_224, %c_22 : vector<16xf32>
                      %v_226 = math.roundeven %v_225 : vector<16xf32>
                      %v_227 = llvm.call_intrinsic "llvm.fmuladd"(%v_226, %c_23, %v_224) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_228 = llvm.call_intrinsic "llvm.fmuladd"(%v_226, %c_24, %v_227) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_229 = llvm.call_intrinsic "llvm.fmuladd"(%c_25, %v_228, %c_26) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_230 = llvm.call_intrinsic "llvm.fmuladd"(%v_229, %v_228, %c_27) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_231 = llvm.call_intrinsic "llvm.fmuladd"(%v_230, %v_228, %c_28) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_232 = llvm.call_intrinsic "llvm.fmuladd"(%v_231, %v_228, %c_29) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_233 = llvm.call_intrinsic "llvm.fmuladd"(%v_232, %v_228, %c_30) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_234 = llvm.call_intrinsic "llvm.fmuladd"(%v_233, %v_228, %c_31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_235 = llvm.call_intrinsic "llvm.fmuladd"(%v_234, %v_228, %c_31) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_236 = arith.fptosi %v_226 : vector<16xf32> to vector<16xi32>
                      %v_237 = arith.shrsi %v_236, %c_32 : vector<16xi32>
                      %v_238 = arith.subi %v_236, %v_237 : vector<16xi32>
                      %v_239 = arith.addi %v_237, %c_34 : vector<16xi32>
                      %v_240 = arith.shli %v_239, %c_33 : vector<16xi32>
                      %v_241 = arith.bitcast %v_240 : vector<16xi32> to vector<16xf32>
                      %v_242 = arith.mulf %v_235, %v_241 : vector<16xf32>
                      %v_243 = arith.addi %v_238, %c_34 : vector<16xi32>
                      %v_244 = arith.shli %v_243, %c_33 : vector<16xi32>
                      %v_245 = arith.bitcast %v_244 : vector<16xi32> to vector<16xf32>
                      %v_246 = arith.mulf %v_242, %v_245 : vector<16xf32>
                      %v_247 = arith.addf %v_246, %c_31 : vector<16xf32>
                      %v_248 = arith.divf %c_31, %v_247 : vector<16xf32>
                      %v_249 = arith.mulf %v_218, %v_248 : vector<16xf32>
                      %v_250 = arith.mulf %v_249, %v_219 : vector<16xf32>
                      %mask_251 = vector.create_mask %v_202 : vector<16xi1>
                      vector.maskedstore %hidden[%v_204, %v_200], %mask_251, %v_250 : memref<?x24xf32>, vector<16xi1>, vector<16xf32>
                    }
                  }
                }
                %v_252 = arith.select %is_72, %c_1, %v_71 : index
                scf.yield %v_252 : index
              }
            }
          }
          scf.yield %v_28, %loop_19#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant dense<0> : vector<4xi32>
        %c_8 = arith.constant 128 : index
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 39 : index
        %c_13 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 512 : index
        %c_16 = arith.constant 8 : index
        %c_17 = arith.constant 12 : index
        %c_18 = arith.constant 20 : index
        %c_19 = arith.constant 28 : index
        %c_20 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_21 = arith.constant dense<1> : vector<16xi32>
        %c_22 = arith.constant dense<0> : vector<16xi32>
        %c_23 = arith.constant dense<0x00000000> : vector<16xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xf32>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<3xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<4x32x4xf32>
        %added = memref.alloca() alignment = 64 : memref<1x16xf32>
        %v_3 = arith.muli %workers, %c_2 : index
        %end_6:2 = scf.while (%at_4 = %c_3, %at_5 = %c_3) : (index, index) -> (index, index) {
          %is_9 = arith.cmpi slt, %at_4, %c_1 : index
          scf.condition(%is_9) %at_4, %at_5 : index, index
        } do {
          ^bb0(%i_7: index, %i_8: index):
          %v_10 = arith.index_cast %v_2 : index to i64
          %pointer_11 = llvm.inttoptr %v_10 : i64 to !llvm.ptr
          %v_12 = arith.index_cast %c_4 : index to i32
          %v_13 = llvm.atomicrmw add %pointer_11, %v_12 monotonic : !llvm.ptr, i32
          %v_14 = arith.index_cast %v_13 : i32 to index
          %v_15 = arith.muli %v_3, %c_1 : index
          %v_16 = arith.divui %c_1, %v_15 : index
          %v_17 = arith.maxsi %v_16, %c_4 : index
          %v_18 = arith.divui %v_14, %v_3 : index
          %loop_20:2 = scf.for %i_19 = %c_3 to %v_18 step %c_4 iter_args(%carry_21 = %c_3, %carry_22 = %v_17) -> (index, index) {
            %v_23 = arith.muli %carry_22, %v_3 : index
            %v_24 = arith.addi %carry_21, %v_23 : index
            %v_25 = arith.divui %carry_22, %c_1 : index
            %v_26 = arith.maxsi %v_25, %c_4 : index
            scf.yield %v_24, %v_26 : index, index
          }
          %v_27 = arith.remui %v_14, %v_3 : index
          %v_28 = arith.muli %v_27, %loop_20#1 : index
          %v_29 = arith.addi %loop_20#0, %v_28 : index
          %v_30 = arith.addi %i_7, %i_8 : index
          scf.for %i_31 = %i_7 to %v_30 step %c_4 {
            %v_32 = arith.addi %i_31, %c_4 : index
            %is_33 = arith.cmpi eq, %v_32, %v_30 : index
            %v_34 = arith.select %is_33, %v_29, %v_32 : index
            %v_35 = arith.muli %i_31, %c_5 : index
            scf.for %i_36 = %c_3 to %assignments step %c_4 {
              %v_37 = memref.load %ids[%i_36] : memref<?xi32>
              %v_38 = vector.broadcast %v_37 : i32 to vector<4xi32>
              %loop_40:1 = scf.for %i_39 = %c_3 to %i_36 step %c_2 iter_args(%carry_41 = %c_6) -> (i1) {
                %v_42 = arith.subi %i_36, %i_39 : index
                %mask_43 = vector.create_mask %v_42 : vector<4xi1>
                %v_44 = vector.maskedload %ids[%i_39], %mask_43, %c_7 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
                %is_45 = arith.cmpi eq, %v_44, %v_38 : vector<4xi32>
                %v_46 = arith.andi %is_45, %mask_43 : vector<4xi1>
                %any_47 = vector.reduction <or>, %v_46 : vector<4xi1> into i1
                %v_48 = arith.ori %carry_41, %any_47 : i1
                scf.yield %v_48 : i1
              }
              %is_49 = arith.cmpi eq, %loop_40#0, %c_6 : i1
              scf.if %is_49 {
                %v_50 = arith.index_cast %v_37 : i32 to index
                %v_51 = arith.addi %i_36, %c_4 : index
                %is_52 = arith.cmpi eq, %v_51, %assignments : index
                %v_53 = arith.select %is_52, %v_34, %i_31 : index
                %v_54 = arith.muli %v_53, %c_5 : index
                %v_55 = arith.addi %i_36, %c_4 : index
                %v_56 = arith.select %is_52, %c_3, %v_55 : index
                %v_57 = memref.load %ids[%v_56] : memref<?xi32>
                %v_58 = arith.index_cast %v_57 : i32 to index
                scf.for %i_59 = %c_3 to %c_5 step %c_2 {
                  %v_60 = arith.addi %v_54, %i_59 : index
                  scf.for %i_61 = %c_3 to %c_8 step %c_9 {
                    memref.prefetch %expert_down[%v_58, %v_60, %i_61], read, locality<3>, data : memref<8x40x24xf32>
                  }
                }
                %loop_63:1 = scf.for %i_62 = %i_36 to %assignments step %c_4 iter_args(%carry_64 = %c_3) -> (index) {
                  %v_65 = memref.load %ids[%i_62] : memref<?xi32>
                  %is_66 = arith.cmpi eq, %v_65, %v_37 : i32
                  scf.if %is_66 {
                    %v_67 = arith.index_cast %i_62 : index to i32
                    memref.store %v_67, %group[%carry_64] : memref<5xi32>
                    %v_68 = arith.addi %carry_64, %c_4 : index
                    memref.store %v_67, %group[%v_68] : memref<5xi32>
                  }
                  %v_69 = arith.addi %carry_64, %c_4 : index
                  %v_70 = arith.select %is_66, %v_69, %carry_64 : index
                  %is_71 = arith.cmpi eq, %v_70, %c_2 : index
                  %v_72 = arith.subi %assignments, %c_4 : index
                  %is_73 = arith.cmpi eq, %i_62, %v_72 : index
                  %is_74 = arith.cmpi sgt, %v_70, %c_3 : index
                  %v_75 = arith.andi %is_73, %is_74 : i1
                  %v_76 = arith.ori %is_71, %v_75 : i1
                  scf.if %v_76 {
                    %is_77 = arith.cmpi eq, %v_70, %c_10 : index
                    %v_78 = arith.select %is_77, %c_2, %v_70 : index
                    %v_79 = memref.load %group[%c_3] : memref<5xi32>
                    %v_80 = arith.index_cast %v_79 : i32 to index
                    %v_81 = memref.load %group[%c_4] : memref<5xi32>
                    %v_82 = arith.index_cast %v_81 : i32 to index
                    %v_83 = memref.load %group[%c_1] : memref<5xi32>
                    %v_84 = arith.index_cast %v_83 : i32 to index
                    %v_85 = memref.load %group[%c_10] : memref<5xi32>
                    %v_86 = arith.index_cast %v_85 : i32 to index
                    %is_87 = arith.cmpi eq, %v_78, %c_2 : index
                    scf.if %is_87 {
                      %v_88 = arith.subi %c_11, %v_35 : index
                      %v_89 = arith.minsi %v_88, %c_9 : index
                      scf.for %i_90 = %c_3 to %v_89 step %c_4 {
                        %v_91 = arith.addi %v_35, %i_90 : index
                        %v_92 = arith.addi %v_91, %c_9 : index
                        %v_93 = arith.minsi %v_91, %c_12 : index
                        %v_94 = arith.minsi %v_92, %c_12 : index
                        %loop_96:8 = scf.for %i_95 = %c_3 to %c_14 step %c_2 iter_args(%carry_97 = %c_13, %carry_98 = %c_13, %carry_99 = %c_13, %carry_100 = %c_13, %carry_101 = %c_13, %carry_102 = %c_13, %carry_103 = %c_13, %carry_104 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                          %v_105 = vector.load %hidden[%v_80, %i_95] : memref<?x24xf32>, vector<4xf32>
                          %v_106 = vector.load %hidden[%v_82, %i_95] : memref<?x24xf32>, vector<4xf32>
                          %v_107 = vector.load %hidden[%v_84, %i_95] : memref<?x24xf32>, vector<4xf32>
                          %v_108 = vector.load %hidden[%v_86, %i_95] : memref<?x24xf32>, vector<4xf32>
                          %v_109 = arith.addi %i_95, %c_15 : index
                          memref.prefetch %expert_down[%v_50, %v_93, %v_109], read, locality<3>, data : memref<8x40x24xf32>
                          %v_110 = vector.load %expert_down[%v_50, %v_93, %i_95] : memref<8x40x24xf32>, vector<4xf32>
                          %v_111 = llvm.call_intrinsic "llvm.fmuladd"(%v_110, %v_105, %carry_97) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_112 = llvm.call_intrinsic "llvm.fmuladd"(%v_110, %v_106, %carry_98) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_113 = llvm.call_intrinsic "llvm.fmuladd"(%v_110, %v_107, %carry_99) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_114 = llvm.call_intrinsic "llvm.fmuladd"(%v_110, %v_108, %carry_100) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_94, %v_109], read, locality<3>, data : memref<8x40x24xf32>
                          %v_115 = vector.load %expert_down[%v_50, %v_94, %i_95] : memref<8x40x24xf32>, vector<4xf32>
                          %v_116 = llvm.call_intrinsic "llvm.fmuladd"(%v_115, %v_105, %carry_101) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_117 = llvm.call_intrinsic "llvm.fmuladd"(%v_115, %v_106, %carry_102) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_118 = llvm.call_intrinsic "llvm.fmuladd"(%v_115, %v_107, %carry_103) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_119 = llvm.call_intrinsic "llvm.fmuladd"(%v_115, %v_108, %carry_104) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          scf.yield %v_111, %v_112, %v_113, %v_114, %v_116, %v_117, %v_118, %v_119 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_96#0, %sums[%c_3, %i_90, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        vector.store %loop_96#1, %sums[%c_4, %i_90, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        vector.store %loop_96#2, %sums[%c_1, %i_90, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        vector.store %loop_96#3, %sums[%c_10, %i_90, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_120 = arith.addi %i_90, %c_9 : index
                        vector.store %loop_96#4, %sums[%c_3, %v_120, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_121 = arith.addi %i_90, %c_9 : index
                        vector.store %loop_96#5, %sums[%c_4, %v_121, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_122 = arith.addi %i_90, %c_9 : index
                        vector.store %loop_96#6, %sums[%c_1, %v_122, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_123 = arith.addi %i_90, %c_9 : index
                        vector.store %loop_96#7, %sums[%c_10, %v_123, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                      }
                    }
                    %is_124 = arith.cmpi eq, %v_78, %c_1 : index
                    scf.if %is_124 {
                      %v_125 = arith.subi %c_11, %v_35 : index
                      %v_126 = arith.minsi %v_125, %c_9 : index
                      scf.for %i_127 = %c_3 to %v_126 step %c_4 {
                        %v_128 = arith.addi %v_35, %i_127 : index
                        %v_129 = arith.addi %v_128, %c_9 : index
                        %v_130 = arith.minsi %v_128, %c_12 : index
                        %v_131 = arith.minsi %v_129, %c_12 : index
                        %loop_133:4 = scf.for %i_132 = %c_3 to %c_14 step %c_2 iter_args(%carry_134 = %c_13, %carry_135 = %c_13, %carry_136 = %c_13, %carry_137 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                          %v_138 = vector.load %hidden[%v_80, %i_132] : memref<?x24xf32>, vector<4xf32>
                          %v_139 = vector.load %hidden[%v_82, %i_132] : memref<?x24xf32>, vector<4xf32>
                          %v_140 = arith.addi %i_132, %c_15 : index
                          memref.prefetch %expert_down[%v_50, %v_130, %v_140], read, locality<3>, data : memref<8x40x24xf32>
                          %v_141 = vector.load %expert_down[%v_50, %v_130, %i_132] : memref<8x40x24xf32>, vector<4xf32>
                          %v_142 = llvm.call_intrinsic "llvm.fmuladd"(%v_141, %v_138, %carry_134) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_143 = llvm.call_intrinsic "llvm.fmuladd"(%v_141, %v_139, %carry_135) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_131, %v_140], read, locality<3>, data : memref<8x40x24xf32>
                          %v_144 = vector.load %expert_down[%v_50, %v_131, %i_132] : memref<8x40x24xf32>, vector<4xf32>
                          %v_145 = llvm.call_intrinsic "llvm.fmuladd"(%v_144, %v_138, %carry_136) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_146 = llvm.call_intrinsic "llvm.fmuladd"(%v_144, %v_139, %carry_137) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          scf.yield %v_142, %v_143, %v_145, %v_146 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_133#0, %sums[%c_3, %i_127, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        vector.store %loop_133#1, %sums[%c_4, %i_127, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_147 = arith.addi %i_127, %c_9 : index
                        vector.store %loop_133#2, %sums[%c_3, %v_147, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_148 = arith.addi %i_127, %c_9 : index
                        vector.store %loop_133#3, %sums[%c_4, %v_148, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                      }
                    }
                    %is_149 = arith.cmpi eq, %v_78, %c_4 : index
                    scf.if %is_149 {
                      %v_150 = arith.subi %c_11, %v_35 : index
                      %v_151 = arith.minsi %v_150, %c_2 : index
                      scf.for %i_152 = %c_3 to %v_151 step %c_4 {
                        %v_153 = arith.addi %v_35, %i_152 : index
                        %v_154 = arith.addi %v_153, %c_2 : index
                        %v_155 = arith.addi %v_153, %c_16 : index
                        %v_156 = arith.addi %v_153, %c_17 : index
                        %v_157 = arith.addi %v_153, %c_9 : index
                        %v_158 = arith.addi %v_153, %c_18 : index
                        %v_159 = arith.addi %v_153, %c_14 : index
                        %v_160 = arith.addi %v_153, %c_19 : index
                        %v_161 = arith.minsi %v_153, %c_12 : index
                        %v_162 = arith.minsi %v_154, %c_12 : index
                        %v_163 = arith.minsi %v_155, %c_12 : index
                        %v_164 = arith.minsi %v_156, %c_12 : index
                        %v_165 = arith.minsi %v_157, %c_12 : index
                        %v_166 = arith.minsi %v_158, %c_12 : index
                        %v_167 = arith.minsi %v_159, %c_12 : index
                        %v_168 = arith.minsi %v_160, %c_12 : index
                        %loop_170:8 = scf.for %i_169 = %c_3 to %c_14 step %c_2 iter_args(%carry_171 = %c_13, %carry_172 = %c_13, %carry_173 = %c_13, %carry_174 = %c_13, %carry_175 = %c_13, %carry_176 = %c_13, %carry_177 = %c_13, %carry_178 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                          %v_179 = vector.load %hidden[%v_80, %i_169] : memref<?x24xf32>, vector<4xf32>
                          %v_180 = arith.addi %i_169, %c_8 : index
                          memref.prefetch %expert_down[%v_50, %v_161, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_181 = vector.load %expert_down[%v_50, %v_161, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_182 = llvm.call_intrinsic "llvm.fmuladd"(%v_181, %v_179, %carry_171) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_162, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_183 = vector.load %expert_down[%v_50, %v_162, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_184 = llvm.call_intrinsic "llvm.fmuladd"(%v_183, %v_179, %carry_172) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_163, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_185 = vector.load %expert_down[%v_50, %v_163, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_186 = llvm.call_intrinsic "llvm.fmuladd"(%v_185, %v_179, %carry_173) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_164, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_187 = vector.load %expert_down[%v_50, %v_164, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_188 = llvm.call_intrinsic "llvm.fmuladd"(%v_187, %v_179, %carry_174) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_165, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_189 = vector.load %expert_down[%v_50, %v_165, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_190 = llvm.call_intrinsic "llvm.fmuladd"(%v_189, %v_179, %carry_175) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_166, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_191 = vector.load %expert_down[%v_50, %v_166, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_192 = llvm.call_intrinsic "llvm.fmuladd"(%v_191, %v_179, %carry_176) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_167, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_193 = vector.load %expert_down[%v_50, %v_167, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_194 = llvm.call_intrinsic "llvm.fmuladd"(%v_193, %v_179, %carry_177) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          memref.prefetch %expert_down[%v_50, %v_168, %v_180], read, locality<3>, data : memref<8x40x24xf32>
                          %v_195 = vector.load %expert_down[%v_50, %v_168, %i_169] : memref<8x40x24xf32>, vector<4xf32>
                          %v_196 = llvm.call_intrinsic "llvm.fmuladd"(%v_195, %v_179, %carry_178) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          scf.yield %v_182, %v_184, %v_186, %v_188, %v_190, %v_192, %v_194, %v_196 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_170#0, %sums[%c_3, %i_152, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_197 = arith.addi %i_152, %c_2 : index
                        vector.store %loop_170#1, %sums[%c_3, %v_197, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_198 = arith.addi %i_152, %c_16 : index
                        vector.store %loop_170#2, %sums[%c_3, %v_198, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_199 = arith.addi %i_152, %c_17 : index
                        vector.store %loop_170#3, %sums[%c_3, %v_199, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_200 = arith.addi %i_152, %c_9 : index
                        vector.store %loop_170#4, %sums[%c_3, %v_200, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_201 = arith.addi %i_152, %c_18 : index
                        vector.store %loop_170#5, %sums[%c_3, %v_201, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_202 = arith.addi %i_152, %c_14 : index
                        vector.store %loop_170#6, %sums[%c_3, %v_202, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                        %v_203 = arith.addi %i_152, %c_19 : index
                        vector.store %loop_170#7, %sums[%c_3, %v_203, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                      }
                    }
                    scf.for %i_204 = %c_3 to %v_70 step %c_4 {
                      %v_205 = arith.subi %c_11, %v_35 : index
                      %v_206 = arith.minsi %v_205, %c_5 : index
                      scf.for %i_207 = %c_3 to %v_206 step %c_9 {
                        %v_208 = arith.addi %v_35, %i_207 : index
                        %v_209 = arith.subi %v_206, %i_207 : index
                        %v_210 = arith.minsi %v_209, %c_9 : index
                        %v_211 = memref.load %group[%i_204] : memref<5xi32>
                        %v_212 = arith.index_cast %v_211 : i32 to index
                        scf.for %i_213 = %c_3 to %c_4 step %c_4 {
                          scf.for %i_214 = %c_3 to %c_9 step %c_4 {
                            %v_215 = arith.muli %i_213, %c_2 : index
                            %v_216 = arith.addi %i_204, %v_215 : index
                            %v_217 = arith.addi %i_207, %i_214 : index
                            %v_218 = vector.load %sums[%v_216, %v_217, %c_3] : memref<4x32x4xf32>, vector<4xf32>
                            %v_219 = vector.shuffle %v_218, %v_218 [0, 1] : vector<4xf32>, vector<4xf32>
                            %v_220 = vector.shuffle %v_218, %v_218 [2, 3] : vector<4xf32>, vector<4xf32>
                            %v_221 = arith.addf %v_219, %v_220 : vector<2xf32>
                            %v_222 = vector.shuffle %v_221, %v_221 [0] : vector<2xf32>, vector<2xf32>
                            %v_223 = vector.shuffle %v_221, %v_221 [1] : vector<2xf32>, vector<2xf32>
                            %v_224 = arith.addf %v_222, %v_223 : vector<1xf32>
                            %sum_225 = vector.extract %v_224[0] : f32 from vector<1xf32>
                            memref.store %sum_225, %added[%i_213, %i_214] : memref<1x16xf32>
                          }
                        }
                        %v_226 = vector.load %added[%c_3, %c_3] : memref<1x16xf32>, vector<16xf32>
                        %mask_227 = vector.create_mask %v_210 : vector<16xi1>
                        vector.maskedstore %outputs[%v_212, %v_208], %mask_227, %v_226 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                      }
                    }
                  }
                  %v_228 = arith.select %is_71, %c_3, %v_70 : index
                  scf.yield %v_228 : index
                }
              }
            }
            %v_229 = arith.addi %v_35, %c_5 : index
            %v_230 = arith.minsi %v_229, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_231 = %c_3 to %tokens step %c_4 {
              %v_232 = arith.muli %i_231, %c_10 : index
              scf.for %i_233 = %c_3 to %c_10 step %c_4 {
                %v_234 = arith.addi %v_232, %i_233 : index
                %v_235 = memref.load %ids[%v_234] : memref<?xi32>
                %v_236 = vector.broadcast %v_235 : i32 to vector<16xi32>
                %loop_238:1 = scf.for %i_237 = %c_3 to %c_10 step %c_9 iter_args(%carry_239 = %c_22) -> (vector<16xi32>) {
                  %v_240 = arith.subi %c_10, %i_237 : index
                  %mask_241 = vector.create_mask %v_240 : vector<16xi1>
                  %v_242 = arith.addi %v_232, %i_237 : index
                  %v_243 = vector.maskedload %ids[%v_242], %mask_241, %c_22 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_244 = arith.index_cast %i_237 : index to i32
                  %v_245 = vector.broadcast %v_244 : i32 to vector<16xi32>
                  %v_246 = arith.addi %c_20, %v_245 : vector<16xi32>
                  %v_247 = arith.index_cast %i_233 : index to i32
                  %v_248 = vector.broadcast %v_247 : i32 to vector<16xi32>
                  %is_249 = arith.cmpi slt, %v_246, %v_248 : vector<16xi32>
                  %is_250 = arith.cmpi slt, %v_243, %v_236 : vector<16xi32>
                  %is_251 = arith.cmpi eq, %v_243, %v_236 : vector<16xi32>
                  %v_252 = arith.andi %is_251, %is_249 : vector<16xi1>
                  %v_253 = arith.ori %is_250, %v_252 : vector<16xi1>
                  %v_254 = arith.andi %v_253, %mask_241 : vector<16xi1>
                  %v_255 = arith.select %v_254, %c_21, %c_22 : vector<16xi1>, vector<16xi32>
                  %v_256 = arith.addi %carry_239, %v_255 : vector<16xi32>
                  scf.yield %v_256 : vector<16xi32>
                }
                %v_257 = vector.reduction <add>, %loop_238#0 : vector<16xi32> into i32
                %v_258 = arith.index_cast %v_257 : i32 to index
                %v_259 = arith.addi %v_232, %i_233 : index
                %v_260 = arith.index_cast %v_259 : index to i32
                memref.store %v_260, %order[%v_258] : memref<3xi32>
              }
              scf.for %i_261 = %v_35 to %v_230 step %c_9 {
                %v_262 = arith.subi %v_230, %i_261 : index
                %mask_263 = vector.create_mask %v_262 : vector<16xi1>
                %loop_265:1 = scf.for %i_264 = %c_3 to %c_10 step %c_4 iter_args(%carry_266 = %c_23) -> (vector<16xf32>) {
                  %v_267 = memref.load %order[%i_264] : memref<3xi32>
                  %v_268 = arith.index_cast %v_267 : i32 to index
                  %v_269 = vector.maskedload %outputs[%v_268, %i_261], %mask_263, %c_23 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_270 = memref.load %weights[%v_268] : memref<?xf32>
                  %v_271 = vector.broadcast %v_270 : f32 to vector<16xf32>
                  %v_272 = arith.mulf %v_269, %v_271 : vector<16xf32>
                  %v_273 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_272) : (vector<16xf32>) -> vector<16xf32>
                  %v_274 = arith.addf %carry_266, %v_273 : vector<16xf32>
                  scf.yield %v_274 : vector<16xf32>
                }
                vector.maskedstore %y[%i_231, %i_261], %mask_263, %loop_265#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_29, %loop_20#1 : index, index
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

    // stage: experts: gathered: the chosen experts of 8, kernels for portable
    %size_3_1 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3_1 : index
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%x, %expert_ids, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xf32>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
