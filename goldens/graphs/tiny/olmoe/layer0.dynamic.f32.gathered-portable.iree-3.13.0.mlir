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
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 2 : index
        %c_4 = arith.constant 32 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant dense<0> : vector<4xi32>
        %c_7 = arith.constant 24 : index
        %c_8 = arith.constant 512 : index
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 23 : index
        %c_12 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_13 = arith.constant 40 : index
        %c_14 = arith.constant 5 : index
        %c_15 = arith.constant 6 : index
        %c_16 = arith.constant 7 : index
        %c_17 = arith.constant 8 : index
        %c_18 = arith.constant 9 : index
        %c_19 = arith.constant 10 : index
        %c_20 = arith.constant 11 : index
        %c_21 = arith.constant 12 : index
        %c_22 = arith.constant 13 : index
        %c_23 = arith.constant 14 : index
        %c_24 = arith.constant 15 : index
        %c_25 = arith.constant dense<0x00000000> : vector<16xf32>
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
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%assignments}
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16x4xf32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.muli %workers, %c_0 : index
        %v_3 = arith.index_cast %address_1 : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = arith.index_cast %c_1 : index to i32
        %v_6 = llvm.atomicrmw add %pointer_4, %v_5 monotonic : !llvm.ptr, i32
        %v_7 = arith.index_cast %v_6 : i32 to index
        %v_8 = arith.muli %v_2, %c_3 : index
        %v_9 = arith.divui %assignments, %v_8 : index
        %v_10 = arith.maxsi %v_9, %c_1 : index
        %v_11 = arith.divui %v_7, %v_2 : index
        %loop_13:2 = scf.for %i_12 = %c_2 to %v_11 step %c_1 iter_args(%carry_14 = %c_2, %carry_15 = %v_10) -> (index, index) {
          %v_16 = arith.muli %carry_15, %v_2 : index
          %v_17 = arith.addi %carry_14, %v_16 : index
          %v_18 = arith.divui %carry_15, %c_3 : index
          %v_19 = arith.maxsi %v_18, %c_1 : index
          scf.yield %v_17, %v_19 : index, index
        }
        %v_20 = arith.remui %v_7, %v_2 : index
        %v_21 = arith.muli %v_20, %loop_13#1 : index
        %v_22 = arith.addi %loop_13#0, %v_21 : index
        %end_25:2 = scf.while (%at_23 = %v_22, %at_24 = %loop_13#1) : (index, index) -> (index, index) {
          %is_28 = arith.cmpi slt, %at_23, %assignments : index
          scf.condition(%is_28) %at_23, %at_24 : index, index
        } do {
          ^bb0(%i_26: index, %i_27: index):
          %v_29 = arith.index_cast %address_1 : index to i64
          %pointer_30 = llvm.inttoptr %v_29 : i64 to !llvm.ptr
          %v_31 = arith.index_cast %c_1 : index to i32
          %v_32 = llvm.atomicrmw add %pointer_30, %v_31 monotonic : !llvm.ptr, i32
          %v_33 = arith.index_cast %v_32 : i32 to index
          %v_34 = arith.muli %v_2, %c_3 : index
          %v_35 = arith.divui %assignments, %v_34 : index
          %v_36 = arith.maxsi %v_35, %c_1 : index
          %v_37 = arith.divui %v_33, %v_2 : index
          %loop_39:2 = scf.for %i_38 = %c_2 to %v_37 step %c_1 iter_args(%carry_40 = %c_2, %carry_41 = %v_36) -> (index, index) {
            %v_42 = arith.muli %carry_41, %v_2 : index
            %v_43 = arith.addi %carry_40, %v_42 : index
            %v_44 = arith.divui %carry_41, %c_3 : index
            %v_45 = arith.maxsi %v_44, %c_1 : index
            scf.yield %v_43, %v_45 : index, index
          }
          %v_46 = arith.remui %v_33, %v_2 : index
          %v_47 = arith.muli %v_46, %loop_39#1 : index
          %v_48 = arith.addi %loop_39#0, %v_47 : index
          %v_49 = arith.addi %i_26, %i_27 : index
          scf.for %i_50 = %i_26 to %v_49 step %c_1 {
            %v_51 = arith.addi %i_50, %c_1 : index
            %is_52 = arith.cmpi eq, %v_51, %v_49 : index
            %v_53 = arith.select %is_52, %v_48, %v_51 : index
            %v_54 = arith.remui %i_50, %c_1 : index
            %v_55 = arith.muli %v_54, %c_4 : index
            %v_56 = arith.divui %i_50, %c_1 : index
            %v_57 = memref.load %ids[%v_56] : memref<?xi32>
            %v_58 = vector.broadcast %v_57 : i32 to vector<4xi32>
            %loop_60:1 = scf.for %i_59 = %c_2 to %v_56 step %c_0 iter_args(%carry_61 = %c_5) -> (i1) {
              %v_62 = arith.subi %v_56, %i_59 : index
              %mask_63 = vector.create_mask %v_62 : vector<4xi1>
              %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_6 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
              %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<4xi32>
              %v_66 = arith.andi %is_65, %mask_63 : vector<4xi1>
              %any_67 = vector.reduction <or>, %v_66 : vector<4xi1> into i1
              %v_68 = arith.ori %carry_61, %any_67 : i1
              scf.yield %v_68 : i1
            }
            %is_69 = arith.cmpi eq, %loop_60#0, %c_5 : i1
            scf.if %is_69 {
              %v_70 = arith.index_cast %v_57 : i32 to index
              %v_71 = arith.remui %v_53, %c_1 : index
              %v_72 = arith.muli %v_71, %c_4 : index
              %v_73 = arith.addi %v_72, %c_7 : index
              %v_74 = arith.subi %assignments, %c_1 : index
              %v_75 = arith.minsi %v_53, %v_74 : index
              %v_76 = arith.divui %v_75, %c_1 : index
              %v_77 = memref.load %ids[%v_76] : memref<?xi32>
              %v_78 = arith.index_cast %v_77 : i32 to index
              scf.for %i_79 = %c_2 to %c_8 step %c_9 {
                memref.prefetch %expert_gate_up[%v_78, %v_72, %i_79], read, locality<3>, data : memref<8x48x40xf32>
              }
              scf.for %i_80 = %c_2 to %c_8 step %c_9 {
                memref.prefetch %expert_gate_up[%v_78, %v_73, %i_80], read, locality<3>, data : memref<8x48x40xf32>
              }
              %loop_82:1 = scf.for %i_81 = %v_56 to %assignments step %c_1 iter_args(%carry_83 = %c_2) -> (index) {
                %v_84 = memref.load %ids[%i_81] : memref<?xi32>
                %is_85 = arith.cmpi eq, %v_84, %v_57 : i32
                scf.if %is_85 {
                  %v_86 = arith.index_cast %i_81 : index to i32
                  memref.store %v_86, %group[%carry_83] : memref<5xi32>
                  %v_87 = arith.index_cast %i_81 : index to i32
                  %v_88 = arith.addi %carry_83, %c_1 : index
                  memref.store %v_87, %group[%v_88] : memref<5xi32>
                }
                %v_89 = arith.addi %carry_83, %c_1 : index
                %v_90 = arith.select %is_85, %v_89, %carry_83 : index
                %is_91 = arith.cmpi eq, %v_90, %c_0 : index
                %v_92 = arith.subi %assignments, %c_1 : index
                %is_93 = arith.cmpi eq, %i_81, %v_92 : index
                %is_94 = arith.cmpi sgt, %v_90, %c_2 : index
                %v_95 = arith.andi %is_93, %is_94 : i1
                %v_96 = arith.ori %is_91, %v_95 : i1
                scf.if %v_96 {
                  %is_97 = arith.cmpi eq, %v_90, %c_10 : index
                  %v_98 = arith.select %is_97, %c_0, %v_90 : index
                  scf.for %i_99 = %c_2 to %c_4 step %c_9 {
                    %v_100 = arith.addi %v_55, %i_99 : index
                    %v_101 = arith.subi %c_4, %i_99 : index
                    %v_102 = arith.minsi %v_101, %c_9 : index
                    %v_103 = arith.subi %c_7, %v_100 : index
                    %v_104 = arith.minsi %v_102, %v_103 : index
                    scf.for %i_105 = %c_2 to %v_104 step %c_1 {
                      %v_106 = arith.addi %v_100, %i_105 : index
                      %v_107 = arith.minsi %v_106, %c_11 : index
                      %is_108 = arith.cmpi eq, %v_98, %c_0 : index
                      scf.if %is_108 {
                        %v_109 = memref.load %group[%c_2] : memref<5xi32>
                        %v_110 = arith.index_cast %v_109 : i32 to index
                        %v_111 = memref.load %group[%c_1] : memref<5xi32>
                        %v_112 = arith.index_cast %v_111 : i32 to index
                        %v_113 = memref.load %group[%c_3] : memref<5xi32>
                        %v_114 = arith.index_cast %v_113 : i32 to index
                        %v_115 = memref.load %group[%c_10] : memref<5xi32>
                        %v_116 = arith.index_cast %v_115 : i32 to index
                        %v_117 = arith.divui %v_110, %c_10 : index
                        %v_118 = arith.divui %v_112, %c_10 : index
                        %v_119 = arith.divui %v_114, %c_10 : index
                        %v_120 = arith.divui %v_116, %c_10 : index
                        %v_121 = arith.addi %v_107, %c_7 : index
                        %loop_123:8 = scf.for %i_122 = %c_2 to %c_13 step %c_0 iter_args(%carry_124 = %c_12, %carry_125 = %c_12, %carry_126 = %c_12, %carry_127 = %c_12, %carry_128 = %c_12, %carry_129 = %c_12, %carry_130 = %c_12, %carry_131 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                          %v_132 = vector.load %x[%v_117, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_133 = vector.load %x[%v_118, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_134 = vector.load %x[%v_119, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_135 = vector.load %x[%v_120, %i_122] : memref<?x40xf32>, vector<4xf32>
                          %v_136 = arith.addi %i_122, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_136], read, locality<3>, data : memref<8x48x40xf32>
                          %v_137 = vector.load %expert_gate_up[%v_70, %v_107, %i_122] : memref<8x48x40xf32>, vector<4xf32>
                          %v_138 = llvm.call_intrinsic "llvm.fmuladd"(%v_137, %v_132, %carry_124) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_139 = llvm.call_intrinsic "llvm.fmuladd"(%v_137, %v_133, %carry_125) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_140 = llvm.call_intrinsic "llvm.fmuladd"(%v_137, %v_134, %carry_126) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_141 = llvm.call_intrinsic "llvm.fmuladd"(%v_137, %v_135, %carry_127) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_142 = arith.addi %i_122, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_121, %v_142], read, locality<3>, data : memref<8x48x40xf32>
                          %v_143 = vector.load %expert_gate_up[%v_70, %v_121, %i_122] : memref<8x48x40xf32>, vector<4xf32>
                          %v_144 = llvm.call_intrinsic "llvm.fmuladd"(%v_143, %v_132, %carry_128) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_145 = llvm.call_intrinsic "llvm.fmuladd"(%v_143, %v_133, %carry_129) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_146 = llvm.call_intrinsic "llvm.fmuladd"(%v_143, %v_134, %carry_130) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_147 = llvm.call_intrinsic "llvm.fmuladd"(%v_143, %v_135, %carry_131) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          scf.yield %v_138, %v_139, %v_140, %v_141, %v_144, %v_145, %v_146, %v_147 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_123#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#1, %sums[%c_1, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#2, %sums[%c_3, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#3, %sums[%c_10, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#4, %sums[%c_0, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#5, %sums[%c_14, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#6, %sums[%c_15, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_123#7, %sums[%c_16, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      }
                      %is_148 = arith.cmpi eq, %v_98, %c_3 : index
                      scf.if %is_148 {
                        %v_149 = memref.load %group[%c_2] : memref<5xi32>
                        %v_150 = arith.index_cast %v_149 : i32 to index
                        %v_151 = memref.load %group[%c_1] : memref<5xi32>
                        %v_152 = arith.index_cast %v_151 : i32 to index
                        %v_153 = arith.divui %v_150, %c_10 : index
                        %v_154 = arith.divui %v_152, %c_10 : index
                        %v_155 = arith.addi %v_107, %c_7 : index
                        %loop_157:4 = scf.for %i_156 = %c_2 to %c_13 step %c_0 iter_args(%carry_158 = %c_12, %carry_159 = %c_12, %carry_160 = %c_12, %carry_161 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                          %v_162 = vector.load %x[%v_153, %i_156] : memref<?x40xf32>, vector<4xf32>
                          %v_163 = vector.load %x[%v_154, %i_156] : memref<?x40xf32>, vector<4xf32>
                          %v_164 = arith.addi %i_156, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_164], read, locality<3>, data : memref<8x48x40xf32>
                          %v_165 = vector.load %expert_gate_up[%v_70, %v_107, %i_156] : memref<8x48x40xf32>, vector<4xf32>
                          %v_166 = llvm.call_intrinsic "llvm.fmuladd"(%v_165, %v_162, %carry_158) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_167 = llvm.call_intrinsic "llvm.fmuladd"(%v_165, %v_163, %carry_159) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_168 = arith.addi %i_156, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_155, %v_168], read, locality<3>, data : memref<8x48x40xf32>
                          %v_169 = vector.load %expert_gate_up[%v_70, %v_155, %i_156] : memref<8x48x40xf32>, vector<4xf32>
                          %v_170 = llvm.call_intrinsic "llvm.fmuladd"(%v_169, %v_162, %carry_160) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_171 = llvm.call_intrinsic "llvm.fmuladd"(%v_169, %v_163, %carry_161) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          scf.yield %v_166, %v_167, %v_170, %v_171 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_157#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_157#1, %sums[%c_1, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_157#2, %sums[%c_0, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_157#3, %sums[%c_14, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      }
                      %is_172 = arith.cmpi eq, %v_98, %c_1 : index
                      scf.if %is_172 {
                        %v_173 = memref.load %group[%c_2] : memref<5xi32>
                        %v_174 = arith.index_cast %v_173 : i32 to index
                        %v_175 = arith.divui %v_174, %c_10 : index
                        %v_176 = arith.addi %v_107, %c_7 : index
                        %loop_178:2 = scf.for %i_177 = %c_2 to %c_13 step %c_0 iter_args(%carry_179 = %c_12, %carry_180 = %c_12) -> (vector<4xf32>, vector<4xf32>) {
                          %v_181 = vector.load %x[%v_175, %i_177] : memref<?x40xf32>, vector<4xf32>
                          %v_182 = arith.addi %i_177, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_182], read, locality<3>, data : memref<8x48x40xf32>
                          %v_183 = vector.load %expert_gate_up[%v_70, %v_107, %i_177] : memref<8x48x40xf32>, vector<4xf32>
                          %v_184 = llvm.call_intrinsic "llvm.fmuladd"(%v_183, %v_181, %carry_179) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          %v_185 = arith.addi %i_177, %c_8 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_176, %v_185], read, locality<3>, data : memref<8x48x40xf32>
                          %v_186 = vector.load %expert_gate_up[%v_70, %v_176, %i_177] : memref<8x48x40xf32>, vector<4xf32>
                          %v_187 = llvm.call_intrinsic "llvm.fmuladd"(%v_186, %v_181, %carry_180) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                          scf.yield %v_184, %v_187 : vector<4xf32>, vector<4xf32>
                        }
                        vector.store %loop_178#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                        vector.store %loop_178#1, %sums[%c_0, %i_105, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      }
                    }
                    scf.for %i_188 = %c_2 to %v_90 step %c_1 {
                      %v_189 = memref.load %group[%i_188] : memref<5xi32>
                      %v_190 = arith.index_cast %v_189 : i32 to index
                      %v_191 = vector.load %sums[%i_188, %c_2, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_192 = vector.load %sums[%i_188, %c_1, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_193 = vector.load %sums[%i_188, %c_3, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_194 = vector.load %sums[%i_188, %c_10, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_195 = vector.load %sums[%i_188, %c_0, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_196 = vector.load %sums[%i_188, %c_14, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_197 = vector.load %sums[%i_188, %c_15, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_198 = vector.load %sums[%i_188, %c_16, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_199 = vector.load %sums[%i_188, %c_17, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_200 = vector.load %sums[%i_188, %c_18, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_201 = vector.load %sums[%i_188, %c_19, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_202 = vector.load %sums[%i_188, %c_20, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_203 = vector.load %sums[%i_188, %c_21, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_204 = vector.load %sums[%i_188, %c_22, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_205 = vector.load %sums[%i_188, %c_23, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_206 = vector.load %sums[%i_188, %c_24, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_207 = vector.shuffle %v_191, %v_192 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_208 = vector.shuffle %v_191, %v_192 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_209 = arith.addf %v_207, %v_208 : vector<4xf32>
                      %v_210 = vector.shuffle %v_193, %v_194 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_211 = vector.shuffle %v_193, %v_194 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_212 = arith.addf %v_210, %v_211 : vector<4xf32>
                      %v_213 = vector.shuffle %v_209, %v_212 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_214 = vector.shuffle %v_209, %v_212 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_215 = arith.addf %v_213, %v_214 : vector<4xf32>
                      %v_216 = vector.shuffle %v_195, %v_196 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_217 = vector.shuffle %v_195, %v_196 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_218 = arith.addf %v_216, %v_217 : vector<4xf32>
                      %v_219 = vector.shuffle %v_197, %v_198 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_220 = vector.shuffle %v_197, %v_198 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_221 = arith.addf %v_219, %v_220 : vector<4xf32>
                      %v_222 = vector.shuffle %v_218, %v_221 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_223 = vector.shuffle %v_218, %v_221 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_224 = arith.addf %v_222, %v_223 : vector<4xf32>
                      %v_225 = vector.shuffle %v_199, %v_200 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_226 = vector.shuffle %v_199, %v_200 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_227 = arith.addf %v_225, %v_226 : vector<4xf32>
                      %v_228 = vector.shuffle %v_201, %v_202 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_229 = vector.shuffle %v_201, %v_202 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_230 = arith.addf %v_228, %v_229 : vector<4xf32>
                      %v_231 = vector.shuffle %v_227, %v_230 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_232 = vector.shuffle %v_227, %v_230 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_233 = arith.addf %v_231, %v_232 : vector<4xf32>
                      %v_234 = vector.shuffle %v_203, %v_204 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_235 = vector.shuffle %v_203, %v_204 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_236 = arith.addf %v_234, %v_235 : vector<4xf32>
                      %v_237 = vector.shuffle %v_205, %v_206 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_238 = vector.shuffle %v_205, %v_206 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_239 = arith.addf %v_237, %v_238 : vector<4xf32>
                      %v_240 = vector.shuffle %v_236, %v_239 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_241 = vector.shuffle %v_236, %v_239 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_242 = arith.addf %v_240, %v_241 : vector<4xf32>
                      %v_243 = vector.shuffle %v_215, %v_224 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_244 = vector.shuffle %v_233, %v_242 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_245 = vector.shuffle %v_243, %v_244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                      %v_246 = arith.addi %i_188, %c_0 : index
                      %v_247 = vector.load %sums[%v_246, %c_2, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_248 = vector.load %sums[%v_246, %c_1, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_249 = vector.load %sums[%v_246, %c_3, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_250 = vector.load %sums[%v_246, %c_10, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_251 = vector.load %sums[%v_246, %c_0, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_252 = vector.load %sums[%v_246, %c_14, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_253 = vector.load %sums[%v_246, %c_15, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_254 = vector.load %sums[%v_246, %c_16, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_255 = vector.load %sums[%v_246, %c_17, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_256 = vector.load %sums[%v_246, %c_18, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_257 = vector.load %sums[%v_246, %c_19, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_258 = vector.load %sums[%v_246, %c_20, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_259 = vector.load %sums[%v_246, %c_21, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_260 = vector.load %sums[%v_246, %c_22, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_261 = vector.load %sums[%v_246, %c_23, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_262 = vector.load %sums[%v_246, %c_24, %c_2] : memref<8x16x4xf32>, vector<4xf32>
                      %v_263 = vector.shuffle %v_247, %v_248 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_264 = vector.shuffle %v_247, %v_248 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_265 = arith.addf %v_263, %v_264 : vector<4xf32>
                      %v_266 = vector.shuffle %v_249, %v_250 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_267 = vector.shuffle %v_249, %v_250 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_268 = arith.addf %v_266, %v_267 : vector<4xf32>
                      %v_269 = vector.shuffle %v_265, %v_268 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_270 = vector.shuffle %v_265, %v_268 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_271 = arith.addf %v_269, %v_270 : vector<4xf32>
                      %v_272 = vector.shuffle %v_251, %v_252 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_273 = vector.shuffle %v_251, %v_252 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_274 = arith.addf %v_272, %v_273 : vector<4xf32>
                      %v_275 = vector.shuffle %v_253, %v_254 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_276 = vector.shuffle %v_253, %v_254 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_277 = arith.addf %v_275, %v_276 : vector<4xf32>
                      %v_278 = vector.shuffle %v_274, %v_277 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_279 = vector.shuffle %v_274, %v_277 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_280 = arith.addf %v_278, %v_279 : vector<4xf32>
                      %v_281 = vector.shuffle %v_255, %v_256 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_282 = vector.shuffle %v_255, %v_256 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_283 = arith.addf %v_281, %v_282 : vector<4xf32>
                      %v_284 = vector.shuffle %v_257, %v_258 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_285 = vector.shuffle %v_257, %v_258 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_286 = arith.addf %v_284, %v_285 : vector<4xf32>
                      %v_287 = vector.shuffle %v_283, %v_286 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_288 = vector.shuffle %v_283, %v_286 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_289 = arith.addf %v_287, %v_288 : vector<4xf32>
                      %v_290 = vector.shuffle %v_259, %v_260 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_291 = vector.shuffle %v_259, %v_260 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_292 = arith.addf %v_290, %v_291 : vector<4xf32>
                      %v_293 = vector.shuffle %v_261, %v_262 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                      %v_294 = vector.shuffle %v_261, %v_262 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_295 = arith.addf %v_293, %v_294 : vector<4xf32>
                      %v_296 = vector.shuffle %v_292, %v_295 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                      %v_297 = vector.shuffle %v_292, %v_295 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                      %v_298 = arith.addf %v_296, %v_297 : vector<4xf32>
                      %v_299 = vector.shuffle %v_271, %v_280 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_300 = vector.shuffle %v_289, %v_298 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                      %v_301 = vector.shuffle %v_299, %v_300 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                      %v_302 = arith.subf %c_25, %v_245 : vector<16xf32>
                      %is_303 = arith.cmpf ogt, %v_302, %c_26 : vector<16xf32>
                      %v_304 = arith.select %is_303, %c_26, %v_302 : vector<16xi1>, vector<16xf32>
                      %is_305 = arith.cmpf olt, %v_304, %c_27 : vector<16xf32>
                      %v_306 = arith.select %is_305, %c_27, %v_304 : vector<16xi1>, vector<16xf32>
                      %v_307 = arith.mulf %v_306, %c_28 : vector<16xf32>
                      %v_308 = math.roundeven %v_307 : vector<16xf32>
                      %v_309 = llvm.call_intrinsic "llvm.fmuladd"(%v_308, %c_29, %v_306) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_310 = llvm.call_intrinsic "llvm.fmuladd"(%v_308, %c_30, %v_309) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_311 = llvm.call_intrinsic "llvm.fmuladd"(%c_31, %v_310, %c_32) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_312 = llvm.call_intrinsic "llvm.fmuladd"(%v_311, %v_310, %c_33) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_313 = llvm.call_intrinsic "llvm.fmuladd"(%v_312, %v_310, %c_34) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_314 = llvm.call_intrinsic "llvm.fmuladd"(%v_313, %v_310, %c_35) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_315 = llvm.call_intrinsic "llvm.fmuladd"(%v_314, %v_310, %c_36) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_316 = llvm.call_intrinsic "llvm.fmuladd"(%v_315, %v_310, %c_37) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_317 = llvm.call_intrinsic "llvm.fmuladd"(%v_316, %v_310, %c_37) : (vector<16xf32>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
                      %v_318 = arith.fptosi %v_308 : vector<16xf32> to vector<16xi32>
                      %v_319 = arith.shrsi %v_318, %c_38 : vector<16xi32>
                      %v_320 = arith.subi %v_318, %v_319 : vector<16xi32>
                      %v_321 = arith.addi %v_319, %c_40 : vector<16xi32>
                      %v_322 = arith.shli %v_321, %c_39 : vector<16xi32>
                      %v_323 = arith.bitcast %v_322 : vector<16xi32> to vector<16xf32>
                      %v_324 = arith.mulf %v_317, %v_323 : vector<16xf32>
                      %v_325 = arith.addi %v_320, %c_40 : vector<16xi32>
                      %v_326 = arith.shli %v_325, %c_39 : vector<16xi32>
                      %v_327 = arith.bitcast %v_326 : vector<16xi32> to vector<16xf32>
                      %v_328 = arith.mulf %v_324, %v_327 : vector<16xf32>
                      %v_329 = arith.addf %v_328, %c_37 : vector<16xf32>
                      %v_330 = arith.divf %c_37, %v_329 : vector<16xf32>
                      %v_331 = arith.mulf %v_245, %v_330 : vector<16xf32>
                      %v_332 = arith.mulf %v_331, %v_301 : vector<16xf32>
                      %mask_333 = vector.create_mask %v_104 : vector<16xi1>
                      vector.maskedstore %hidden[%v_190, %v_100], %mask_333, %v_332 : memref<?x24xf32>, vector<16xi1>, vector<16xf32>
                    }
                  }
                }
                %v_334 = arith.select %is_91, %c_2, %v_90 : index
                scf.yield %v_334 : index
              }
            }
          }
          scf.yield %v_48, %loop_39#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant dense<0> : vector<4xi32>
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 39 : index
        %c_13 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 5 : index
        %c_16 = arith.constant 6 : index
        %c_17 = arith.constant 7 : index
        %c_18 = arith.constant 8 : index
        %c_19 = arith.constant 9 : index
        %c_20 = arith.constant 10 : index
        %c_21 = arith.constant 11 : index
        %c_22 = arith.constant 12 : index
        %c_23 = arith.constant 13 : index
        %c_24 = arith.constant 14 : index
        %c_25 = arith.constant 15 : index
        %c_26 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_27 = arith.constant dense<1> : vector<16xi32>
        %c_28 = arith.constant dense<0> : vector<16xi32>
        %c_29 = arith.constant dense<0x00000000> : vector<16xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_4] : !stream.binding -> memref<?x24xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_4] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_4] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_4] : !stream.binding -> memref<8x40x24xf32>
        %counters = stream.binding.subspan %counters_binding[%c_4] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<3xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16x4xf32>
        %v_3 = arith.muli %workers, %c_2 : index
        %v_4 = arith.index_cast %v_2 : index to i64
        %pointer_5 = llvm.inttoptr %v_4 : i64 to !llvm.ptr
        %v_6 = arith.index_cast %c_3 : index to i32
        %v_7 = llvm.atomicrmw add %pointer_5, %v_6 monotonic : !llvm.ptr, i32
        %v_8 = arith.index_cast %v_7 : i32 to index
        %v_9 = arith.muli %v_3, %c_1 : index
        %v_10 = arith.divui %c_1, %v_9 : index
        %v_11 = arith.maxsi %v_10, %c_3 : index
        %v_12 = arith.divui %v_8, %v_3 : index
        %loop_14:2 = scf.for %i_13 = %c_4 to %v_12 step %c_3 iter_args(%carry_15 = %c_4, %carry_16 = %v_11) -> (index, index) {
          %v_17 = arith.muli %carry_16, %v_3 : index
          %v_18 = arith.addi %carry_15, %v_17 : index
          %v_19 = arith.divui %carry_16, %c_1 : index
          %v_20 = arith.maxsi %v_19, %c_3 : index
          scf.yield %v_18, %v_20 : index, index
        }
        %v_21 = arith.remui %v_8, %v_3 : index
        %v_22 = arith.muli %v_21, %loop_14#1 : index
        %v_23 = arith.addi %loop_14#0, %v_22 : index
        %end_26:2 = scf.while (%at_24 = %v_23, %at_25 = %loop_14#1) : (index, index) -> (index, index) {
          %is_29 = arith.cmpi slt, %at_24, %c_1 : index
          scf.condition(%is_29) %at_24, %at_25 : index, index
        } do {
          ^bb0(%i_27: index, %i_28: index):
          %v_30 = arith.index_cast %v_2 : index to i64
          %pointer_31 = llvm.inttoptr %v_30 : i64 to !llvm.ptr
          %v_32 = arith.index_cast %c_3 : index to i32
          %v_33 = llvm.atomicrmw add %pointer_31, %v_32 monotonic : !llvm.ptr, i32
          %v_34 = arith.index_cast %v_33 : i32 to index
          %v_35 = arith.muli %v_3, %c_1 : index
          %v_36 = arith.divui %c_1, %v_35 : index
          %v_37 = arith.maxsi %v_36, %c_3 : index
          %v_38 = arith.divui %v_34, %v_3 : index
          %loop_40:2 = scf.for %i_39 = %c_4 to %v_38 step %c_3 iter_args(%carry_41 = %c_4, %carry_42 = %v_37) -> (index, index) {
            %v_43 = arith.muli %carry_42, %v_3 : index
            %v_44 = arith.addi %carry_41, %v_43 : index
            %v_45 = arith.divui %carry_42, %c_1 : index
            %v_46 = arith.maxsi %v_45, %c_3 : index
            scf.yield %v_44, %v_46 : index, index
          }
          %v_47 = arith.remui %v_34, %v_3 : index
          %v_48 = arith.muli %v_47, %loop_40#1 : index
          %v_49 = arith.addi %loop_40#0, %v_48 : index
          %v_50 = arith.addi %i_27, %i_28 : index
          scf.for %i_51 = %i_27 to %v_50 step %c_3 {
            %v_52 = arith.addi %i_51, %c_3 : index
            %is_53 = arith.cmpi eq, %v_52, %v_50 : index
            %v_54 = arith.select %is_53, %v_49, %v_52 : index
            %v_55 = arith.muli %i_51, %c_5 : index
            scf.for %i_56 = %c_4 to %assignments step %c_3 {
              %v_57 = memref.load %ids[%i_56] : memref<?xi32>
              %v_58 = vector.broadcast %v_57 : i32 to vector<4xi32>
              %loop_60:1 = scf.for %i_59 = %c_4 to %i_56 step %c_2 iter_args(%carry_61 = %c_6) -> (i1) {
                %v_62 = arith.subi %i_56, %i_59 : index
                %mask_63 = vector.create_mask %v_62 : vector<4xi1>
                %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_7 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
                %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<4xi32>
                %v_66 = arith.andi %is_65, %mask_63 : vector<4xi1>
                %any_67 = vector.reduction <or>, %v_66 : vector<4xi1> into i1
                %v_68 = arith.ori %carry_61, %any_67 : i1
                scf.yield %v_68 : i1
              }
              %is_69 = arith.cmpi eq, %loop_60#0, %c_6 : i1
              scf.if %is_69 {
                %v_70 = arith.index_cast %v_57 : i32 to index
                %v_71 = arith.addi %i_56, %c_3 : index
                %is_72 = arith.cmpi eq, %v_71, %assignments : index
                %v_73 = arith.select %is_72, %v_54, %i_51 : index
                %v_74 = arith.muli %v_73, %c_5 : index
                %v_75 = arith.addi %i_56, %c_3 : index
                %v_76 = arith.select %is_72, %c_4, %v_75 : index
                %v_77 = arith.addi %v_74, %c_8 : index
                %v_78 = memref.load %ids[%v_76] : memref<?xi32>
                %v_79 = arith.index_cast %v_78 : i32 to index
                scf.for %i_80 = %c_4 to %c_9 step %c_8 {
                  memref.prefetch %expert_down[%v_79, %v_74, %i_80], read, locality<3>, data : memref<8x40x24xf32>
                }
                scf.for %i_81 = %c_4 to %c_9 step %c_8 {
                  memref.prefetch %expert_down[%v_79, %v_77, %i_81], read, locality<3>, data : memref<8x40x24xf32>
                }
                %loop_83:1 = scf.for %i_82 = %i_56 to %assignments step %c_3 iter_args(%carry_84 = %c_4) -> (index) {
                  %v_85 = memref.load %ids[%i_82] : memref<?xi32>
                  %is_86 = arith.cmpi eq, %v_85, %v_57 : i32
                  scf.if %is_86 {
                    %v_87 = arith.index_cast %i_82 : index to i32
                    memref.store %v_87, %group[%carry_84] : memref<5xi32>
                    %v_88 = arith.index_cast %i_82 : index to i32
                    %v_89 = arith.addi %carry_84, %c_3 : index
                    memref.store %v_88, %group[%v_89] : memref<5xi32>
                  }
                  %v_90 = arith.addi %carry_84, %c_3 : index
                  %v_91 = arith.select %is_86, %v_90, %carry_84 : index
                  %is_92 = arith.cmpi eq, %v_91, %c_2 : index
                  %v_93 = arith.subi %assignments, %c_3 : index
                  %is_94 = arith.cmpi eq, %i_82, %v_93 : index
                  %is_95 = arith.cmpi sgt, %v_91, %c_4 : index
                  %v_96 = arith.andi %is_94, %is_95 : i1
                  %v_97 = arith.ori %is_92, %v_96 : i1
                  scf.if %v_97 {
                    %is_98 = arith.cmpi eq, %v_91, %c_10 : index
                    %v_99 = arith.select %is_98, %c_2, %v_91 : index
                    scf.for %i_100 = %c_4 to %c_8 step %c_8 {
                      %v_101 = arith.addi %v_55, %i_100 : index
                      %v_102 = arith.addi %i_100, %c_8 : index
                      %v_103 = arith.addi %v_55, %v_102 : index
                      %v_104 = arith.subi %c_8, %i_100 : index
                      %v_105 = arith.minsi %v_104, %c_8 : index
                      %v_106 = arith.subi %c_11, %v_101 : index
                      %v_107 = arith.minsi %v_105, %v_106 : index
                      %v_108 = arith.subi %c_11, %v_103 : index
                      %v_109 = arith.minsi %v_105, %v_108 : index
                      scf.for %i_110 = %c_4 to %v_107 step %c_3 {
                        %v_111 = arith.addi %v_101, %i_110 : index
                        %v_112 = arith.addi %v_103, %i_110 : index
                        %v_113 = arith.minsi %v_111, %c_12 : index
                        %v_114 = arith.minsi %v_112, %c_12 : index
                        %is_115 = arith.cmpi eq, %v_99, %c_2 : index
                        scf.if %is_115 {
                          %v_116 = memref.load %group[%c_4] : memref<5xi32>
                          %v_117 = arith.index_cast %v_116 : i32 to index
                          %v_118 = memref.load %group[%c_3] : memref<5xi32>
                          %v_119 = arith.index_cast %v_118 : i32 to index
                          %v_120 = memref.load %group[%c_1] : memref<5xi32>
                          %v_121 = arith.index_cast %v_120 : i32 to index
                          %v_122 = memref.load %group[%c_10] : memref<5xi32>
                          %v_123 = arith.index_cast %v_122 : i32 to index
                          %loop_125:8 = scf.for %i_124 = %c_4 to %c_14 step %c_2 iter_args(%carry_126 = %c_13, %carry_127 = %c_13, %carry_128 = %c_13, %carry_129 = %c_13, %carry_130 = %c_13, %carry_131 = %c_13, %carry_132 = %c_13, %carry_133 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                            %v_134 = vector.load %hidden[%v_117, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_135 = vector.load %hidden[%v_119, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_136 = vector.load %hidden[%v_121, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_137 = vector.load %hidden[%v_123, %i_124] : memref<?x24xf32>, vector<4xf32>
                            %v_138 = arith.addi %i_124, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_138], read, locality<3>, data : memref<8x40x24xf32>
                            %v_139 = vector.load %expert_down[%v_70, %v_113, %i_124] : memref<8x40x24xf32>, vector<4xf32>
                            %v_140 = llvm.call_intrinsic "llvm.fmuladd"(%v_139, %v_134, %carry_126) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_141 = llvm.call_intrinsic "llvm.fmuladd"(%v_139, %v_135, %carry_127) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_142 = llvm.call_intrinsic "llvm.fmuladd"(%v_139, %v_136, %carry_128) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_143 = llvm.call_intrinsic "llvm.fmuladd"(%v_139, %v_137, %carry_129) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_144 = arith.addi %i_124, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_144], read, locality<3>, data : memref<8x40x24xf32>
                            %v_145 = vector.load %expert_down[%v_70, %v_114, %i_124] : memref<8x40x24xf32>, vector<4xf32>
                            %v_146 = llvm.call_intrinsic "llvm.fmuladd"(%v_145, %v_134, %carry_130) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_147 = llvm.call_intrinsic "llvm.fmuladd"(%v_145, %v_135, %carry_131) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_148 = llvm.call_intrinsic "llvm.fmuladd"(%v_145, %v_136, %carry_132) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_149 = llvm.call_intrinsic "llvm.fmuladd"(%v_145, %v_137, %carry_133) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            scf.yield %v_140, %v_141, %v_142, %v_143, %v_146, %v_147, %v_148, %v_149 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                          }
                          vector.store %loop_125#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#1, %sums[%c_3, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#2, %sums[%c_1, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#3, %sums[%c_10, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#4, %sums[%c_2, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#5, %sums[%c_15, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#6, %sums[%c_16, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_125#7, %sums[%c_17, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        }
                        %is_150 = arith.cmpi eq, %v_99, %c_1 : index
                        scf.if %is_150 {
                          %v_151 = memref.load %group[%c_4] : memref<5xi32>
                          %v_152 = arith.index_cast %v_151 : i32 to index
                          %v_153 = memref.load %group[%c_3] : memref<5xi32>
                          %v_154 = arith.index_cast %v_153 : i32 to index
                          %loop_156:4 = scf.for %i_155 = %c_4 to %c_14 step %c_2 iter_args(%carry_157 = %c_13, %carry_158 = %c_13, %carry_159 = %c_13, %carry_160 = %c_13) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                            %v_161 = vector.load %hidden[%v_152, %i_155] : memref<?x24xf32>, vector<4xf32>
                            %v_162 = vector.load %hidden[%v_154, %i_155] : memref<?x24xf32>, vector<4xf32>
                            %v_163 = arith.addi %i_155, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_163], read, locality<3>, data : memref<8x40x24xf32>
                            %v_164 = vector.load %expert_down[%v_70, %v_113, %i_155] : memref<8x40x24xf32>, vector<4xf32>
                            %v_165 = llvm.call_intrinsic "llvm.fmuladd"(%v_164, %v_161, %carry_157) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_166 = llvm.call_intrinsic "llvm.fmuladd"(%v_164, %v_162, %carry_158) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_167 = arith.addi %i_155, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_167], read, locality<3>, data : memref<8x40x24xf32>
                            %v_168 = vector.load %expert_down[%v_70, %v_114, %i_155] : memref<8x40x24xf32>, vector<4xf32>
                            %v_169 = llvm.call_intrinsic "llvm.fmuladd"(%v_168, %v_161, %carry_159) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_170 = llvm.call_intrinsic "llvm.fmuladd"(%v_168, %v_162, %carry_160) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            scf.yield %v_165, %v_166, %v_169, %v_170 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                          }
                          vector.store %loop_156#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_156#1, %sums[%c_3, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_156#2, %sums[%c_2, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_156#3, %sums[%c_15, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        }
                        %is_171 = arith.cmpi eq, %v_99, %c_3 : index
                        scf.if %is_171 {
                          %v_172 = memref.load %group[%c_4] : memref<5xi32>
                          %v_173 = arith.index_cast %v_172 : i32 to index
                          %loop_175:2 = scf.for %i_174 = %c_4 to %c_14 step %c_2 iter_args(%carry_176 = %c_13, %carry_177 = %c_13) -> (vector<4xf32>, vector<4xf32>) {
                            %v_178 = vector.load %hidden[%v_173, %i_174] : memref<?x24xf32>, vector<4xf32>
                            %v_179 = arith.addi %i_174, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_179], read, locality<3>, data : memref<8x40x24xf32>
                            %v_180 = vector.load %expert_down[%v_70, %v_113, %i_174] : memref<8x40x24xf32>, vector<4xf32>
                            %v_181 = llvm.call_intrinsic "llvm.fmuladd"(%v_180, %v_178, %carry_176) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            %v_182 = arith.addi %i_174, %c_9 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_182], read, locality<3>, data : memref<8x40x24xf32>
                            %v_183 = vector.load %expert_down[%v_70, %v_114, %i_174] : memref<8x40x24xf32>, vector<4xf32>
                            %v_184 = llvm.call_intrinsic "llvm.fmuladd"(%v_183, %v_178, %carry_177) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
                            scf.yield %v_181, %v_184 : vector<4xf32>, vector<4xf32>
                          }
                          vector.store %loop_175#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                          vector.store %loop_175#1, %sums[%c_2, %i_110, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        }
                      }
                      scf.for %i_185 = %c_4 to %v_91 step %c_3 {
                        %v_186 = memref.load %group[%i_185] : memref<5xi32>
                        %v_187 = arith.index_cast %v_186 : i32 to index
                        %v_188 = vector.load %sums[%i_185, %c_4, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_189 = vector.load %sums[%i_185, %c_3, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_190 = vector.load %sums[%i_185, %c_1, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_191 = vector.load %sums[%i_185, %c_10, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_192 = vector.load %sums[%i_185, %c_2, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_193 = vector.load %sums[%i_185, %c_15, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_194 = vector.load %sums[%i_185, %c_16, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_195 = vector.load %sums[%i_185, %c_17, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_196 = vector.load %sums[%i_185, %c_18, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_197 = vector.load %sums[%i_185, %c_19, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_198 = vector.load %sums[%i_185, %c_20, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_199 = vector.load %sums[%i_185, %c_21, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_200 = vector.load %sums[%i_185, %c_22, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_201 = vector.load %sums[%i_185, %c_23, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_202 = vector.load %sums[%i_185, %c_24, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_203 = vector.load %sums[%i_185, %c_25, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_204 = vector.shuffle %v_188, %v_189 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_205 = vector.shuffle %v_188, %v_189 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_206 = arith.addf %v_204, %v_205 : vector<4xf32>
                        %v_207 = vector.shuffle %v_190, %v_191 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_208 = vector.shuffle %v_190, %v_191 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_209 = arith.addf %v_207, %v_208 : vector<4xf32>
                        %v_210 = vector.shuffle %v_206, %v_209 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_211 = vector.shuffle %v_206, %v_209 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_212 = arith.addf %v_210, %v_211 : vector<4xf32>
                        %v_213 = vector.shuffle %v_192, %v_193 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_214 = vector.shuffle %v_192, %v_193 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_215 = arith.addf %v_213, %v_214 : vector<4xf32>
                        %v_216 = vector.shuffle %v_194, %v_195 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_217 = vector.shuffle %v_194, %v_195 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_218 = arith.addf %v_216, %v_217 : vector<4xf32>
                        %v_219 = vector.shuffle %v_215, %v_218 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_220 = vector.shuffle %v_215, %v_218 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_221 = arith.addf %v_219, %v_220 : vector<4xf32>
                        %v_222 = vector.shuffle %v_196, %v_197 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_223 = vector.shuffle %v_196, %v_197 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_224 = arith.addf %v_222, %v_223 : vector<4xf32>
                        %v_225 = vector.shuffle %v_198, %v_199 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_226 = vector.shuffle %v_198, %v_199 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_227 = arith.addf %v_225, %v_226 : vector<4xf32>
                        %v_228 = vector.shuffle %v_224, %v_227 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_229 = vector.shuffle %v_224, %v_227 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_230 = arith.addf %v_228, %v_229 : vector<4xf32>
                        %v_231 = vector.shuffle %v_200, %v_201 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_232 = vector.shuffle %v_200, %v_201 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_233 = arith.addf %v_231, %v_232 : vector<4xf32>
                        %v_234 = vector.shuffle %v_202, %v_203 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_235 = vector.shuffle %v_202, %v_203 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_236 = arith.addf %v_234, %v_235 : vector<4xf32>
                        %v_237 = vector.shuffle %v_233, %v_236 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_238 = vector.shuffle %v_233, %v_236 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_239 = arith.addf %v_237, %v_238 : vector<4xf32>
                        %v_240 = vector.shuffle %v_212, %v_221 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_241 = vector.shuffle %v_230, %v_239 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_242 = vector.shuffle %v_240, %v_241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %mask_243 = vector.create_mask %v_107 : vector<16xi1>
                        vector.maskedstore %outputs[%v_187, %v_101], %mask_243, %v_242 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                        %v_244 = arith.addi %i_185, %c_2 : index
                        %v_245 = vector.load %sums[%v_244, %c_4, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_246 = vector.load %sums[%v_244, %c_3, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_247 = vector.load %sums[%v_244, %c_1, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_248 = vector.load %sums[%v_244, %c_10, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_249 = vector.load %sums[%v_244, %c_2, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_250 = vector.load %sums[%v_244, %c_15, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_251 = vector.load %sums[%v_244, %c_16, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_252 = vector.load %sums[%v_244, %c_17, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_253 = vector.load %sums[%v_244, %c_18, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_254 = vector.load %sums[%v_244, %c_19, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_255 = vector.load %sums[%v_244, %c_20, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_256 = vector.load %sums[%v_244, %c_21, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_257 = vector.load %sums[%v_244, %c_22, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_258 = vector.load %sums[%v_244, %c_23, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_259 = vector.load %sums[%v_244, %c_24, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_260 = vector.load %sums[%v_244, %c_25, %c_4] : memref<8x16x4xf32>, vector<4xf32>
                        %v_261 = vector.shuffle %v_245, %v_246 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_262 = vector.shuffle %v_245, %v_246 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_263 = arith.addf %v_261, %v_262 : vector<4xf32>
                        %v_264 = vector.shuffle %v_247, %v_248 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_265 = vector.shuffle %v_247, %v_248 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_266 = arith.addf %v_264, %v_265 : vector<4xf32>
                        %v_267 = vector.shuffle %v_263, %v_266 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_268 = vector.shuffle %v_263, %v_266 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_269 = arith.addf %v_267, %v_268 : vector<4xf32>
                        %v_270 = vector.shuffle %v_249, %v_250 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_271 = vector.shuffle %v_249, %v_250 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_272 = arith.addf %v_270, %v_271 : vector<4xf32>
                        %v_273 = vector.shuffle %v_251, %v_252 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_274 = vector.shuffle %v_251, %v_252 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_275 = arith.addf %v_273, %v_274 : vector<4xf32>
                        %v_276 = vector.shuffle %v_272, %v_275 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_277 = vector.shuffle %v_272, %v_275 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_278 = arith.addf %v_276, %v_277 : vector<4xf32>
                        %v_279 = vector.shuffle %v_253, %v_254 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_280 = vector.shuffle %v_253, %v_254 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_281 = arith.addf %v_279, %v_280 : vector<4xf32>
                        %v_282 = vector.shuffle %v_255, %v_256 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_283 = vector.shuffle %v_255, %v_256 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_284 = arith.addf %v_282, %v_283 : vector<4xf32>
                        %v_285 = vector.shuffle %v_281, %v_284 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_286 = vector.shuffle %v_281, %v_284 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_287 = arith.addf %v_285, %v_286 : vector<4xf32>
                        %v_288 = vector.shuffle %v_257, %v_258 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_289 = vector.shuffle %v_257, %v_258 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_290 = arith.addf %v_288, %v_289 : vector<4xf32>
                        %v_291 = vector.shuffle %v_259, %v_260 [0, 1, 4, 5] : vector<4xf32>, vector<4xf32>
                        %v_292 = vector.shuffle %v_259, %v_260 [2, 3, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_293 = arith.addf %v_291, %v_292 : vector<4xf32>
                        %v_294 = vector.shuffle %v_290, %v_293 [0, 2, 4, 6] : vector<4xf32>, vector<4xf32>
                        %v_295 = vector.shuffle %v_290, %v_293 [1, 3, 5, 7] : vector<4xf32>, vector<4xf32>
                        %v_296 = arith.addf %v_294, %v_295 : vector<4xf32>
                        %v_297 = vector.shuffle %v_269, %v_278 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_298 = vector.shuffle %v_287, %v_296 [0, 1, 2, 3, 4, 5, 6, 7] : vector<4xf32>, vector<4xf32>
                        %v_299 = vector.shuffle %v_297, %v_298 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %mask_300 = vector.create_mask %v_109 : vector<16xi1>
                        vector.maskedstore %outputs[%v_187, %v_103], %mask_300, %v_299 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                      }
                    }
                  }
                  %v_301 = arith.select %is_92, %c_4, %v_91 : index
                  scf.yield %v_301 : index
                }
              }
            }
            %v_302 = arith.addi %v_55, %c_5 : index
            %v_303 = arith.minsi %v_302, %c_11 : index
            // combine: the token's assignments by rising expert
            scf.for %i_304 = %c_4 to %tokens step %c_3 {
              %v_305 = arith.muli %i_304, %c_10 : index
              scf.for %i_306 = %c_4 to %c_10 step %c_3 {
                %v_307 = arith.addi %v_305, %i_306 : index
                %v_308 = memref.load %ids[%v_307] : memref<?xi32>
                %v_309 = vector.broadcast %v_308 : i32 to vector<16xi32>
                %loop_311:1 = scf.for %i_310 = %c_4 to %c_10 step %c_8 iter_args(%carry_312 = %c_28) -> (vector<16xi32>) {
                  %v_313 = arith.subi %c_10, %i_310 : index
                  %mask_314 = vector.create_mask %v_313 : vector<16xi1>
                  %v_315 = arith.addi %v_305, %i_310 : index
                  %v_316 = vector.maskedload %ids[%v_315], %mask_314, %c_28 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_317 = arith.index_cast %i_310 : index to i32
                  %v_318 = vector.broadcast %v_317 : i32 to vector<16xi32>
                  %v_319 = arith.addi %c_26, %v_318 : vector<16xi32>
                  %v_320 = arith.index_cast %i_306 : index to i32
                  %v_321 = vector.broadcast %v_320 : i32 to vector<16xi32>
                  %is_322 = arith.cmpi slt, %v_319, %v_321 : vector<16xi32>
                  %is_323 = arith.cmpi slt, %v_316, %v_309 : vector<16xi32>
                  %is_324 = arith.cmpi eq, %v_316, %v_309 : vector<16xi32>
                  %v_325 = arith.andi %is_324, %is_322 : vector<16xi1>
                  %v_326 = arith.ori %is_323, %v_325 : vector<16xi1>
                  %v_327 = arith.andi %v_326, %mask_314 : vector<16xi1>
                  %v_328 = arith.select %v_327, %c_27, %c_28 : vector<16xi1>, vector<16xi32>
                  %v_329 = arith.addi %carry_312, %v_328 : vector<16xi32>
                  scf.yield %v_329 : vector<16xi32>
                }
                %v_330 = vector.reduction <add>, %loop_311#0 : vector<16xi32> into i32
                %v_331 = arith.index_cast %v_330 : i32 to index
                %v_332 = arith.addi %v_305, %i_306 : index
                %v_333 = arith.index_cast %v_332 : index to i32
                memref.store %v_333, %order[%v_331] : memref<3xi32>
              }
              scf.for %i_334 = %v_55 to %v_303 step %c_8 {
                %v_335 = arith.subi %v_303, %i_334 : index
                %mask_336 = vector.create_mask %v_335 : vector<16xi1>
                %loop_338:1 = scf.for %i_337 = %c_4 to %c_10 step %c_3 iter_args(%carry_339 = %c_29) -> (vector<16xf32>) {
                  %v_340 = memref.load %order[%i_337] : memref<3xi32>
                  %v_341 = arith.index_cast %v_340 : i32 to index
                  %v_342 = vector.maskedload %outputs[%v_341, %i_334], %mask_336, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_343 = memref.load %weights[%v_341] : memref<?xf32>
                  %v_344 = vector.broadcast %v_343 : f32 to vector<16xf32>
                  %v_345 = arith.mulf %v_342, %v_344 : vector<16xf32>
                  %v_346 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_345) : (vector<16xf32>) -> vector<16xf32>
                  %v_347 = arith.addf %carry_339, %v_346 : vector<16xf32>
                  scf.yield %v_347 : vector<16xf32>
                }
                vector.maskedstore %y[%i_304, %i_334], %mask_336, %loop_338#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
