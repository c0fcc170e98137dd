// needs: cpu avx2,f16c,fma
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
        %c_8 = arith.constant dense<0.0> : vector<4xf64>
        %c_9 = arith.constant 40 : index
        %c_10 = arith.constant 512 : index
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
            %v_9 = arith.minsi %i_8, %c_5 : index
            %v_10 = arith.addi %i_8, %c_2 : index
            %v_11 = arith.minsi %v_10, %c_5 : index
            %v_12 = arith.addi %i_8, %c_6 : index
            %v_13 = arith.minsi %v_12, %c_5 : index
            %v_14 = arith.addi %i_8, %c_7 : index
            %v_15 = arith.minsi %v_14, %c_5 : index
            %v_16 = arith.subi %tokens, %c_2 : index
            %v_17 = arith.minsi %c_4, %v_16 : index
            %loop_19:4 = scf.for %i_18 = %c_4 to %c_9 step %c_3 iter_args(%carry_20 = %c_8, %carry_21 = %c_8, %carry_22 = %c_8, %carry_23 = %c_8) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
              %v_24 = vector.load %x[%v_17, %i_18] : memref<?x40xf32>, vector<4xf32>
              %v_25 = arith.extf %v_24 : vector<4xf32> to vector<4xf64>
              %v_26 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_9, %v_26], read, locality<3>, data : memref<8x40xf32>
              %v_27 = vector.load %weight[%v_9, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_28 = arith.extf %v_27 : vector<4xf32> to vector<4xf64>
              %acc_29 = math.fma %v_28, %v_25, %carry_20 : vector<4xf64>
              %v_30 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_11, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_31 = vector.load %weight[%v_11, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_32 = arith.extf %v_31 : vector<4xf32> to vector<4xf64>
              %acc_33 = math.fma %v_32, %v_25, %carry_21 : vector<4xf64>
              %v_34 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_13, %v_34], read, locality<3>, data : memref<8x40xf32>
              %v_35 = vector.load %weight[%v_13, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_36 = arith.extf %v_35 : vector<4xf32> to vector<4xf64>
              %acc_37 = math.fma %v_36, %v_25, %carry_22 : vector<4xf64>
              %v_38 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_15, %v_38], read, locality<3>, data : memref<8x40xf32>
              %v_39 = vector.load %weight[%v_15, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_40 = arith.extf %v_39 : vector<4xf32> to vector<4xf64>
              %acc_41 = math.fma %v_40, %v_25, %carry_23 : vector<4xf64>
              scf.yield %acc_29, %acc_33, %acc_37, %acc_41 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
            }
            vector.store %loop_19#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_19#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_19#2, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_19#3, %sums[%c_7, %c_4] : memref<4x4xf64>, vector<4xf64>
            scf.for %i_42 = %c_4 to %c_3 step %c_2 {
              scf.for %i_43 = %c_4 to %c_2 step %c_2 {
                %v_44 = arith.addi %i_42, %i_43 : index
                %v_45 = vector.load %sums[%v_44, %c_4] : memref<4x4xf64>, vector<4xf64>
                %v_46 = vector.shuffle %v_45, %v_45 [0, 1] : vector<4xf64>, vector<4xf64>
                %v_47 = vector.shuffle %v_45, %v_45 [2, 3] : vector<4xf64>, vector<4xf64>
                %v_48 = arith.addf %v_46, %v_47 : vector<2xf64>
                %v_49 = vector.shuffle %v_48, %v_48 [0] : vector<2xf64>, vector<2xf64>
                %v_50 = vector.shuffle %v_48, %v_48 [1] : vector<2xf64>, vector<2xf64>
                %v_51 = arith.addf %v_49, %v_50 : vector<1xf64>
                %sum_52 = vector.extract %v_51[0] : f64 from vector<1xf64>
                %v_53 = arith.addi %c_4, %i_43 : index
                %v_54 = arith.subi %tokens, %c_2 : index
                %v_55 = arith.minsi %v_53, %v_54 : index
                %v_56 = arith.addi %i_8, %i_42 : index
                %v_57 = arith.minsi %v_56, %c_5 : index
                %v_58 = arith.truncf %sum_52 : f64 to f32
                memref.store %v_58, %y[%v_55, %v_57] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_59 = %v_1 to %v_4 step %c_6 {
            scf.for %i_60 = %v_2 to %v_6 step %c_6 {
              %v_61 = arith.minsi %i_59, %c_5 : index
              %v_62 = arith.addi %i_59, %c_2 : index
              %v_63 = arith.minsi %v_62, %c_5 : index
              %v_64 = arith.subi %tokens, %c_2 : index
              %v_65 = arith.minsi %i_60, %v_64 : index
              %v_66 = arith.addi %i_60, %c_2 : index
              %v_67 = arith.subi %tokens, %c_2 : index
              %v_68 = arith.minsi %v_66, %v_67 : index
              %loop_70:4 = scf.for %i_69 = %c_4 to %c_9 step %c_3 iter_args(%carry_71 = %c_8, %carry_72 = %c_8, %carry_73 = %c_8, %carry_74 = %c_8) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
                %v_75 = vector.load %x[%v_65, %i_69] : memref<?x40xf32>, vector<4xf32>
                %v_76 = arith.extf %v_75 : vector<4xf32> to vector<4xf64>
                %v_77 = vector.load %x[%v_68, %i_69] : memref<?x40xf32>, vector<4xf32>
                %v_78 = arith.extf %v_77 : vector<4xf32> to vector<4xf64>
                %v_79 = arith.addi %i_69, %c_10 : index
                memref.prefetch %weight[%v_61, %v_79], read, locality<3>, data : memref<8x40xf32>
                %v_80 = vector.load %weight[%v_61, %i_69] : memref<8x40xf32>, vector<4xf32>
                %v_81 = arith.extf %v_80 : vector<4xf32> to vector<4xf64>
                %acc_82 = math.fma %v_81, %v_76, %carry_71 : vector<4xf64>
                %acc_83 = math.fma %v_81, %v_78, %carry_72 : vector<4xf64>
                %v_84 = arith.addi %i_69, %c_10 : index
                memref.prefetch %weight[%v_63, %v_84], read, locality<3>, data : memref<8x40xf32>
                %v_85 = vector.load %weight[%v_63, %i_69] : memref<8x40xf32>, vector<4xf32>
                %v_86 = arith.extf %v_85 : vector<4xf32> to vector<4xf64>
                %acc_87 = math.fma %v_86, %v_76, %carry_73 : vector<4xf64>
                %acc_88 = math.fma %v_86, %v_78, %carry_74 : vector<4xf64>
                scf.yield %acc_82, %acc_83, %acc_87, %acc_88 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
              }
              vector.store %loop_70#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_70#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_70#2, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_70#3, %sums[%c_7, %c_4] : memref<4x4xf64>, vector<4xf64>
              scf.for %i_89 = %c_4 to %c_6 step %c_2 {
                scf.for %i_90 = %c_4 to %c_6 step %c_2 {
                  %v_91 = arith.muli %i_89, %c_6 : index
                  %v_92 = arith.addi %v_91, %i_90 : index
                  %v_93 = vector.load %sums[%v_92, %c_4] : memref<4x4xf64>, vector<4xf64>
                  %v_94 = vector.shuffle %v_93, %v_93 [0, 1] : vector<4xf64>, vector<4xf64>
                  %v_95 = vector.shuffle %v_93, %v_93 [2, 3] : vector<4xf64>, vector<4xf64>
                  %v_96 = arith.addf %v_94, %v_95 : vector<2xf64>
                  %v_97 = vector.shuffle %v_96, %v_96 [0] : vector<2xf64>, vector<2xf64>
                  %v_98 = vector.shuffle %v_96, %v_96 [1] : vector<2xf64>, vector<2xf64>
                  %v_99 = arith.addf %v_97, %v_98 : vector<1xf64>
                  %sum_100 = vector.extract %v_99[0] : f64 from vector<1xf64>
                  %v_101 = arith.addi %i_60, %i_90 : index
                  %v_102 = arith.subi %tokens, %c_2 : index
                  %v_103 = arith.minsi %v_101, %v_102 : index
                  %v_104 = arith.addi %i_59, %i_89 : index
                  %v_105 = arith.minsi %v_104, %c_5 : index
                  %v_106 = arith.truncf %sum_100 : f64 to f32
                  memref.store %v_106, %y[%v_103, %v_105] : memref<?x8xf32>
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
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant dense<0> : vector<8xi32>
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 23 : index
        %c_13 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_14 = arith.constant 40 : index
        %c_15 = arith.constant 5 : index
        %c_16 = arith.constant 6 : index
        %c_17 = arith.constant 7 : index
        %c_18 = arith.constant dense<0x00000000> : vector<16xf32>
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
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%assignments}
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16x8xf32>
        %added = memref.alloca() alignment = 64 : memref<16xf32>
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
            %v_58 = vector.broadcast %v_57 : i32 to vector<8xi32>
            %loop_60:1 = scf.for %i_59 = %c_2 to %v_56 step %c_6 iter_args(%carry_61 = %c_5) -> (i1) {
              %v_62 = arith.subi %v_56, %i_59 : index
              %mask_63 = vector.create_mask %v_62 : vector<8xi1>
              %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_7 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<8xi32>
              %v_66 = arith.andi %is_65, %mask_63 : vector<8xi1>
              %any_67 = vector.reduction <or>, %v_66 : vector<8xi1> into i1
              %v_68 = arith.ori %carry_61, %any_67 : i1
              scf.yield %v_68 : i1
            }
            %is_69 = arith.cmpi eq, %loop_60#0, %c_5 : i1
            scf.if %is_69 {
              %v_70 = arith.index_cast %v_57 : i32 to index
              %v_71 = arith.remui %v_53, %c_1 : index
              %v_72 = arith.muli %v_71, %c_4 : index
              %v_73 = arith.addi %v_72, %c_8 : index
              %v_74 = arith.subi %assignments, %c_1 : index
              %v_75 = arith.minsi %v_53, %v_74 : index
              %v_76 = arith.divui %v_75, %c_1 : index
              %v_77 = memref.load %ids[%v_76] : memref<?xi32>
              %v_78 = arith.index_cast %v_77 : i32 to index
              scf.for %i_79 = %c_2 to %c_9 step %c_10 {
                memref.prefetch %expert_gate_up[%v_78, %v_72, %i_79], read, locality<3>, data : memref<8x48x40xf32>
              }
              scf.for %i_80 = %c_2 to %c_9 step %c_10 {
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
                  %is_97 = arith.cmpi eq, %v_90, %c_11 : index
                  %v_98 = arith.select %is_97, %c_0, %v_90 : index
                  scf.for %i_99 = %c_2 to %c_4 step %c_10 {
                    %v_100 = arith.addi %v_55, %i_99 : index
                    %v_101 = arith.subi %c_4, %i_99 : index
                    %v_102 = arith.minsi %v_101, %c_10 : index
                    %v_103 = arith.subi %c_8, %v_100 : index
                    %v_104 = arith.minsi %v_102, %v_103 : index
                    scf.for %i_105 = %c_2 to %v_104 step %c_1 {
                      %v_106 = arith.addi %v_100, %i_105 : index
                      %v_107 = arith.minsi %v_106, %c_12 : index
                      %is_108 = arith.cmpi eq, %v_98, %c_0 : index
                      scf.if %is_108 {
                        %v_109 = memref.load %group[%c_2] : memref<5xi32>
                        %v_110 = arith.index_cast %v_109 : i32 to index
                        %v_111 = memref.load %group[%c_1] : memref<5xi32>
                        %v_112 = arith.index_cast %v_111 : i32 to index
                        %v_113 = memref.load %group[%c_3] : memref<5xi32>
                        %v_114 = arith.index_cast %v_113 : i32 to index
                        %v_115 = memref.load %group[%c_11] : memref<5xi32>
                        %v_116 = arith.index_cast %v_115 : i32 to index
                        %v_117 = arith.divui %v_110, %c_11 : index
                        %v_118 = arith.divui %v_112, %c_11 : index
                        %v_119 = arith.divui %v_114, %c_11 : index
                        %v_120 = arith.divui %v_116, %c_11 : index
                        %v_121 = arith.addi %v_107, %c_8 : index
                        %loop_123:8 = scf.for %i_122 = %c_2 to %c_14 step %c_6 iter_args(%carry_124 = %c_13, %carry_125 = %c_13, %carry_126 = %c_13, %carry_127 = %c_13, %carry_128 = %c_13, %carry_129 = %c_13, %carry_130 = %c_13, %carry_131 = %c_13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                          %v_132 = vector.load %x[%v_117, %i_122] : memref<?x40xf32>, vector<8xf32>
                          %v_133 = vector.load %x[%v_118, %i_122] : memref<?x40xf32>, vector<8xf32>
                          %v_134 = vector.load %x[%v_119, %i_122] : memref<?x40xf32>, vector<8xf32>
                          %v_135 = vector.load %x[%v_120, %i_122] : memref<?x40xf32>, vector<8xf32>
                          %v_136 = arith.addi %i_122, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_136], read, locality<3>, data : memref<8x48x40xf32>
                          %v_137 = vector.load %expert_gate_up[%v_70, %v_107, %i_122] : memref<8x48x40xf32>, vector<8xf32>
                          %acc_138 = math.fma %v_137, %v_132, %carry_124 : vector<8xf32>
                          %acc_139 = math.fma %v_137, %v_133, %carry_125 : vector<8xf32>
                          %acc_140 = math.fma %v_137, %v_134, %carry_126 : vector<8xf32>
                          %acc_141 = math.fma %v_137, %v_135, %carry_127 : vector<8xf32>
                          %v_142 = arith.addi %i_122, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_121, %v_142], read, locality<3>, data : memref<8x48x40xf32>
                          %v_143 = vector.load %expert_gate_up[%v_70, %v_121, %i_122] : memref<8x48x40xf32>, vector<8xf32>
                          %acc_144 = math.fma %v_143, %v_132, %carry_128 : vector<8xf32>
                          %acc_145 = math.fma %v_143, %v_133, %carry_129 : vector<8xf32>
                          %acc_146 = math.fma %v_143, %v_134, %carry_130 : vector<8xf32>
                          %acc_147 = math.fma %v_143, %v_135, %carry_131 : vector<8xf32>
                          scf.yield %acc_138, %acc_139, %acc_140, %acc_141, %acc_144, %acc_145, %acc_146, %acc_147 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                        }
                        vector.store %loop_123#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_123#1, %sums[%c_1, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_123#2, %sums[%c_3, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_123#3, %sums[%c_11, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_123#4, %sums[%c_0, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_123#5, %sums[%c_15, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_123#6, %sums[%c_16, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_123#7, %sums[%c_17, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                      }
                      %is_148 = arith.cmpi eq, %v_98, %c_3 : index
                      scf.if %is_148 {
                        %v_149 = memref.load %group[%c_2] : memref<5xi32>
                        %v_150 = arith.index_cast %v_149 : i32 to index
                        %v_151 = memref.load %group[%c_1] : memref<5xi32>
                        %v_152 = arith.index_cast %v_151 : i32 to index
                        %v_153 = arith.divui %v_150, %c_11 : index
                        %v_154 = arith.divui %v_152, %c_11 : index
                        %v_155 = arith.addi %v_107, %c_8 : index
                        %loop_157:4 = scf.for %i_156 = %c_2 to %c_14 step %c_6 iter_args(%carry_158 = %c_13, %carry_159 = %c_13, %carry_160 = %c_13, %carry_161 = %c_13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                          %v_162 = vector.load %x[%v_153, %i_156] : memref<?x40xf32>, vector<8xf32>
                          %v_163 = vector.load %x[%v_154, %i_156] : memref<?x40xf32>, vector<8xf32>
                          %v_164 = arith.addi %i_156, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_164], read, locality<3>, data : memref<8x48x40xf32>
                          %v_165 = vector.load %expert_gate_up[%v_70, %v_107, %i_156] : memref<8x48x40xf32>, vector<8xf32>
                          %acc_166 = math.fma %v_165, %v_162, %carry_158 : vector<8xf32>
                          %acc_167 = math.fma %v_165, %v_163, %carry_159 : vector<8xf32>
                          %v_168 = arith.addi %i_156, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_155, %v_168], read, locality<3>, data : memref<8x48x40xf32>
                          %v_169 = vector.load %expert_gate_up[%v_70, %v_155, %i_156] : memref<8x48x40xf32>, vector<8xf32>
                          %acc_170 = math.fma %v_169, %v_162, %carry_160 : vector<8xf32>
                          %acc_171 = math.fma %v_169, %v_163, %carry_161 : vector<8xf32>
                          scf.yield %acc_166, %acc_167, %acc_170, %acc_171 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                        }
                        vector.store %loop_157#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_157#1, %sums[%c_1, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_157#2, %sums[%c_0, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_157#3, %sums[%c_15, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                      }
                      %is_172 = arith.cmpi eq, %v_98, %c_1 : index
                      scf.if %is_172 {
                        %v_173 = memref.load %group[%c_2] : memref<5xi32>
                        %v_174 = arith.index_cast %v_173 : i32 to index
                        %v_175 = arith.divui %v_174, %c_11 : index
                        %v_176 = arith.addi %v_107, %c_8 : index
                        %loop_178:2 = scf.for %i_177 = %c_2 to %c_14 step %c_6 iter_args(%carry_179 = %c_13, %carry_180 = %c_13) -> (vector<8xf32>, vector<8xf32>) {
                          %v_181 = vector.load %x[%v_175, %i_177] : memref<?x40xf32>, vector<8xf32>
                          %v_182 = arith.addi %i_177, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_107, %v_182], read, locality<3>, data : memref<8x48x40xf32>
                          %v_183 = vector.load %expert_gate_up[%v_70, %v_107, %i_177] : memref<8x48x40xf32>, vector<8xf32>
                          %acc_184 = math.fma %v_183, %v_181, %carry_179 : vector<8xf32>
                          %v_185 = arith.addi %i_177, %c_9 : index
                          memref.prefetch %expert_gate_up[%v_70, %v_176, %v_185], read, locality<3>, data : memref<8x48x40xf32>
                          %v_186 = vector.load %expert_gate_up[%v_70, %v_176, %i_177] : memref<8x48x40xf32>, vector<8xf32>
                          %acc_187 = math.fma %v_186, %v_181, %carry_180 : vector<8xf32>
                          scf.yield %acc_184, %acc_187 : vector<8xf32>, vector<8xf32>
                        }
                        vector.store %loop_178#0, %sums[%c_2, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        vector.store %loop_178#1, %sums[%c_0, %i_105, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                      }
                    }
                    scf.for %i_188 = %c_2 to %v_90 step %c_1 {
                      %v_189 = memref.load %group[%i_188] : memref<5xi32>
                      %v_190 = arith.index_cast %v_189 : i32 to index
                      scf.for %i_191 = %c_2 to %c_10 step %c_1 {
                        %v_192 = vector.load %sums[%i_188, %i_191, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        %v_193 = vector.shuffle %v_192, %v_192 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_194 = vector.shuffle %v_192, %v_192 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_195 = arith.addf %v_193, %v_194 : vector<4xf32>
                        %v_196 = vector.shuffle %v_195, %v_195 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_197 = vector.shuffle %v_195, %v_195 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_198 = arith.addf %v_196, %v_197 : vector<2xf32>
                        %v_199 = vector.shuffle %v_198, %v_198 [0] : vector<2xf32>, vector<2xf32>
                        %v_200 = vector.shuffle %v_198, %v_198 [1] : vector<2xf32>, vector<2xf32>
                        %v_201 = arith.addf %v_199, %v_200 : vector<1xf32>
                        %sum_202 = vector.extract %v_201[0] : f32 from vector<1xf32>
                        memref.store %sum_202, %added[%i_191] : memref<16xf32>
                      }
                      %v_203 = vector.load %added[%c_2] : memref<16xf32>, vector<16xf32>
                      %v_204 = arith.addi %i_188, %c_0 : index
                      scf.for %i_205 = %c_2 to %c_10 step %c_1 {
                        %v_206 = vector.load %sums[%v_204, %i_205, %c_2] : memref<8x16x8xf32>, vector<8xf32>
                        %v_207 = vector.shuffle %v_206, %v_206 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_208 = vector.shuffle %v_206, %v_206 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_209 = arith.addf %v_207, %v_208 : vector<4xf32>
                        %v_210 = vector.shuffle %v_209, %v_209 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_211 = vector.shuffle %v_209, %v_209 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_212 = arith.addf %v_210, %v_211 : vector<2xf32>
                        %v_213 = vector.shuffle %v_212, %v_212 [0] : vector<2xf32>, vector<2xf32>
                        %v_214 = vector.shuffle %v_212, %v_212 [1] : vector<2xf32>, vector<2xf32>
                        %v_215 = arith.addf %v_213, %v_214 : vector<1xf32>
                        %sum_216 = vector.extract %v_215[0] : f32 from vector<1xf32>
                        memref.store %sum_216, %added[%i_205] : memref<16xf32>
                      }
                      %v_217 = vector.load %added[%c_2] : memref<16xf32>, vector<16xf32>
                      %v_218 = arith.subf %c_18, %v_203 : vector<16xf32>
                      %is_219 = arith.cmpf ogt, %v_218, %c_19 : vector<16xf32>
                      %v_220 = arith.select %is_219, %c_19, %v_218 : vector<16xi1>, vector<16xf32>
                      %is_221 = arith.cmpf olt, %v_220, %c_20 : vector<16xf32>
                      %v_222 = arith.select %is_221, %c_20, %v_220 : vector<16xi1>, vector<16xf32>
                      %v_223 = arith.mulf %v_222, %c_21 : vector<16xf32>
                      %v_224 = math.roundeven %v_223 : vector<16xf32>
                      %acc_225 = math.fma %v_224, %c_22, %v_222 : vector<16xf32>
                      %acc_226 = math.fma %v_224, %c_23, %acc_225 : vector<16xf32>
                      %acc_227 = math.fma %c_24, %acc_226, %c_25 : vector<16xf32>
                      %acc_228 = math.fma %acc_227, %acc_226, %c_26 : vector<16xf32>
                      %acc_229 = math.fma %acc_228, %acc_226, %c_27 : vector<16xf32>
                      %acc_230 = math.fma %acc_229, %acc_226, %c_28 : vector<16xf32>
                      %acc_231 = math.fma %acc_230, %acc_226, %c_29 : vector<16xf32>
                      %acc_232 = math.fma %acc_231, %acc_226, %c_30 : vector<16xf32>
                      %acc_233 = math.fma %acc_232, %acc_226, %c_30 : vector<16xf32>
                      %v_234 = arith.fptosi %v_224 : vector<16xf32> to vector<16xi32>
                      %v_235 = arith.shrsi %v_234, %c_31 : vector<16xi32>
                      %v_236 = arith.subi %v_234, %v_235 : vector<16xi32>
                      %v_237 = arith.addi %v_235, %c_33 : vector<16xi32>
                      %v_238 = arith.shli %v_237, %c_32 : vector<16xi32>
                      %v_239 = arith.bitcast %v_238 : vector<16xi32> to vector<16xf32>
                      %v_240 = arith.mulf %acc_233, %v_239 : vector<16xf32>
                      %v_241 = arith.addi %v_236, %c_33 : vector<16xi32>
                      %v_242 = arith.shli %v_241, %c_32 : vector<16xi32>
                      %v_243 = arith.bitcast %v_242 : vector<16xi32> to vector<16xf32>
                      %v_244 = arith.mulf %v_240, %v_243 : vector<16xf32>
                      %v_245 = arith.addf %v_244, %c_30 : vector<16xf32>
                      %v_246 = arith.divf %c_30, %v_245 : vector<16xf32>
                      %v_247 = arith.mulf %v_203, %v_246 : vector<16xf32>
                      %v_248 = arith.mulf %v_247, %v_217 : vector<16xf32>
                      %mask_249 = vector.create_mask %v_104 : vector<16xi1>
                      vector.maskedstore %hidden[%v_190, %v_100], %mask_249, %v_248 : memref<?x24xf32>, vector<16xi1>, vector<16xf32>
                    }
                  }
                }
                %v_250 = arith.select %is_91, %c_2, %v_90 : index
                scf.yield %v_250 : index
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
        %c_7 = arith.constant 8 : index
        %c_8 = arith.constant dense<0> : vector<8xi32>
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 512 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 40 : index
        %c_13 = arith.constant 39 : index
        %c_14 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant 5 : index
        %c_17 = arith.constant 6 : index
        %c_18 = arith.constant 7 : index
        %c_19 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_20 = arith.constant dense<1> : vector<16xi32>
        %c_21 = arith.constant dense<0> : vector<16xi32>
        %c_22 = arith.constant dense<0x00000000> : vector<16xf32>
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
        %sums = memref.alloca() alignment = 64 : memref<8x16x8xf32>
        %added = memref.alloca() alignment = 64 : memref<16xf32>
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
              %v_58 = vector.broadcast %v_57 : i32 to vector<8xi32>
              %loop_60:1 = scf.for %i_59 = %c_4 to %i_56 step %c_7 iter_args(%carry_61 = %c_6) -> (i1) {
                %v_62 = arith.subi %i_56, %i_59 : index
                %mask_63 = vector.create_mask %v_62 : vector<8xi1>
                %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_8 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
                %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<8xi32>
                %v_66 = arith.andi %is_65, %mask_63 : vector<8xi1>
                %any_67 = vector.reduction <or>, %v_66 : vector<8xi1> into i1
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
                %v_77 = arith.addi %v_74, %c_9 : index
                %v_78 = memref.load %ids[%v_76] : memref<?xi32>
                %v_79 = arith.index_cast %v_78 : i32 to index
                scf.for %i_80 = %c_4 to %c_10 step %c_9 {
                  memref.prefetch %expert_down[%v_79, %v_74, %i_80], read, locality<3>, data : memref<8x40x24xf32>
                }
                scf.for %i_81 = %c_4 to %c_10 step %c_9 {
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
                    %is_98 = arith.cmpi eq, %v_91, %c_11 : index
                    %v_99 = arith.select %is_98, %c_2, %v_91 : index
                    scf.for %i_100 = %c_4 to %c_9 step %c_9 {
                      %v_101 = arith.addi %v_55, %i_100 : index
                      %v_102 = arith.addi %i_100, %c_9 : index
                      %v_103 = arith.addi %v_55, %v_102 : index
                      %v_104 = arith.subi %c_9, %i_100 : index
                      %v_105 = arith.minsi %v_104, %c_9 : index
                      %v_106 = arith.subi %c_12, %v_101 : index
                      %v_107 = arith.minsi %v_105, %v_106 : index
                      %v_108 = arith.subi %c_12, %v_103 : index
                      %v_109 = arith.minsi %v_105, %v_108 : index
                      scf.for %i_110 = %c_4 to %v_107 step %c_3 {
                        %v_111 = arith.addi %v_101, %i_110 : index
                        %v_112 = arith.addi %v_103, %i_110 : index
                        %v_113 = arith.minsi %v_111, %c_13 : index
                        %v_114 = arith.minsi %v_112, %c_13 : index
                        %is_115 = arith.cmpi eq, %v_99, %c_2 : index
                        scf.if %is_115 {
                          %v_116 = memref.load %group[%c_4] : memref<5xi32>
                          %v_117 = arith.index_cast %v_116 : i32 to index
                          %v_118 = memref.load %group[%c_3] : memref<5xi32>
                          %v_119 = arith.index_cast %v_118 : i32 to index
                          %v_120 = memref.load %group[%c_1] : memref<5xi32>
                          %v_121 = arith.index_cast %v_120 : i32 to index
                          %v_122 = memref.load %group[%c_11] : memref<5xi32>
                          %v_123 = arith.index_cast %v_122 : i32 to index
                          %loop_125:8 = scf.for %i_124 = %c_4 to %c_15 step %c_7 iter_args(%carry_126 = %c_14, %carry_127 = %c_14, %carry_128 = %c_14, %carry_129 = %c_14, %carry_130 = %c_14, %carry_131 = %c_14, %carry_132 = %c_14, %carry_133 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                            %v_134 = vector.load %hidden[%v_117, %i_124] : memref<?x24xf32>, vector<8xf32>
                            %v_135 = vector.load %hidden[%v_119, %i_124] : memref<?x24xf32>, vector<8xf32>
                            %v_136 = vector.load %hidden[%v_121, %i_124] : memref<?x24xf32>, vector<8xf32>
                            %v_137 = vector.load %hidden[%v_123, %i_124] : memref<?x24xf32>, vector<8xf32>
                            %v_138 = arith.addi %i_124, %c_10 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_138], read, locality<3>, data : memref<8x40x24xf32>
                            %v_139 = vector.load %expert_down[%v_70, %v_113, %i_124] : memref<8x40x24xf32>, vector<8xf32>
                            %acc_140 = math.fma %v_139, %v_134, %carry_126 : vector<8xf32>
                            %acc_141 = math.fma %v_139, %v_135, %carry_127 : vector<8xf32>
                            %acc_142 = math.fma %v_139, %v_136, %carry_128 : vector<8xf32>
                            %acc_143 = math.fma %v_139, %v_137, %carry_129 : vector<8xf32>
                            %v_144 = arith.addi %i_124, %c_10 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_144], read, locality<3>, data : memref<8x40x24xf32>
                            %v_145 = vector.load %expert_down[%v_70, %v_114, %i_124] : memref<8x40x24xf32>, vector<8xf32>
                            %acc_146 = math.fma %v_145, %v_134, %carry_130 : vector<8xf32>
                            %acc_147 = math.fma %v_145, %v_135, %carry_131 : vector<8xf32>
                            %acc_148 = math.fma %v_145, %v_136, %carry_132 : vector<8xf32>
                            %acc_149 = math.fma %v_145, %v_137, %carry_133 : vector<8xf32>
                            scf.yield %acc_140, %acc_141, %acc_142, %acc_143, %acc_146, %acc_147, %acc_148, %acc_149 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                          }
                          vector.store %loop_125#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_125#1, %sums[%c_3, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_125#2, %sums[%c_1, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_125#3, %sums[%c_11, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_125#4, %sums[%c_2, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_125#5, %sums[%c_16, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_125#6, %sums[%c_17, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_125#7, %sums[%c_18, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                        }
                        %is_150 = arith.cmpi eq, %v_99, %c_1 : index
                        scf.if %is_150 {
                          %v_151 = memref.load %group[%c_4] : memref<5xi32>
                          %v_152 = arith.index_cast %v_151 : i32 to index
                          %v_153 = memref.load %group[%c_3] : memref<5xi32>
                          %v_154 = arith.index_cast %v_153 : i32 to index
                          %loop_156:4 = scf.for %i_155 = %c_4 to %c_15 step %c_7 iter_args(%carry_157 = %c_14, %carry_158 = %c_14, %carry_159 = %c_14, %carry_160 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                            %v_161 = vector.load %hidden[%v_152, %i_155] : memref<?x24xf32>, vector<8xf32>
                            %v_162 = vector.load %hidden[%v_154, %i_155] : memref<?x24xf32>, vector<8xf32>
                            %v_163 = arith.addi %i_155, %c_10 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_163], read, locality<3>, data : memref<8x40x24xf32>
                            %v_164 = vector.load %expert_down[%v_70, %v_113, %i_155] : memref<8x40x24xf32>, vector<8xf32>
                            %acc_165 = math.fma %v_164, %v_161, %carry_157 : vector<8xf32>
                            %acc_166 = math.fma %v_164, %v_162, %carry_158 : vector<8xf32>
                            %v_167 = arith.addi %i_155, %c_10 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_167], read, locality<3>, data : memref<8x40x24xf32>
                            %v_168 = vector.load %expert_down[%v_70, %v_114, %i_155] : memref<8x40x24xf32>, vector<8xf32>
                            %acc_169 = math.fma %v_168, %v_161, %carry_159 : vector<8xf32>
                            %acc_170 = math.fma %v_168, %v_162, %carry_160 : vector<8xf32>
                            scf.yield %acc_165, %acc_166, %acc_169, %acc_170 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                          }
                          vector.store %loop_156#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_156#1, %sums[%c_3, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_156#2, %sums[%c_2, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_156#3, %sums[%c_16, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                        }
                        %is_171 = arith.cmpi eq, %v_99, %c_3 : index
                        scf.if %is_171 {
                          %v_172 = memref.load %group[%c_4] : memref<5xi32>
                          %v_173 = arith.index_cast %v_172 : i32 to index
                          %loop_175:2 = scf.for %i_174 = %c_4 to %c_15 step %c_7 iter_args(%carry_176 = %c_14, %carry_177 = %c_14) -> (vector<8xf32>, vector<8xf32>) {
                            %v_178 = vector.load %hidden[%v_173, %i_174] : memref<?x24xf32>, vector<8xf32>
                            %v_179 = arith.addi %i_174, %c_10 : index
                            memref.prefetch %expert_down[%v_70, %v_113, %v_179], read, locality<3>, data : memref<8x40x24xf32>
                            %v_180 = vector.load %expert_down[%v_70, %v_113, %i_174] : memref<8x40x24xf32>, vector<8xf32>
                            %acc_181 = math.fma %v_180, %v_178, %carry_176 : vector<8xf32>
                            %v_182 = arith.addi %i_174, %c_10 : index
                            memref.prefetch %expert_down[%v_70, %v_114, %v_182], read, locality<3>, data : memref<8x40x24xf32>
                            %v_183 = vector.load %expert_down[%v_70, %v_114, %i_174] : memref<8x40x24xf32>, vector<8xf32>
                            %acc_184 = math.fma %v_183, %v_178, %carry_177 : vector<8xf32>
                            scf.yield %acc_181, %acc_184 : vector<8xf32>, vector<8xf32>
                          }
                          vector.store %loop_175#0, %sums[%c_4, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          vector.store %loop_175#1, %sums[%c_2, %i_110, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                        }
                      }
                      scf.for %i_185 = %c_4 to %v_91 step %c_3 {
                        %v_186 = memref.load %group[%i_185] : memref<5xi32>
                        %v_187 = arith.index_cast %v_186 : i32 to index
                        scf.for %i_188 = %c_4 to %c_9 step %c_3 {
                          %v_189 = vector.load %sums[%i_185, %i_188, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          %v_190 = vector.shuffle %v_189, %v_189 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_191 = vector.shuffle %v_189, %v_189 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_192 = arith.addf %v_190, %v_191 : vector<4xf32>
                          %v_193 = vector.shuffle %v_192, %v_192 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_194 = vector.shuffle %v_192, %v_192 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_195 = arith.addf %v_193, %v_194 : vector<2xf32>
                          %v_196 = vector.shuffle %v_195, %v_195 [0] : vector<2xf32>, vector<2xf32>
                          %v_197 = vector.shuffle %v_195, %v_195 [1] : vector<2xf32>, vector<2xf32>
                          %v_198 = arith.addf %v_196, %v_197 : vector<1xf32>
                          %sum_199 = vector.extract %v_198[0] : f32 from vector<1xf32>
                          memref.store %sum_199, %added[%i_188] : memref<16xf32>
                        }
                        %v_200 = vector.load %added[%c_4] : memref<16xf32>, vector<16xf32>
                        %mask_201 = vector.create_mask %v_107 : vector<16xi1>
                        vector.maskedstore %outputs[%v_187, %v_101], %mask_201, %v_200 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                        %v_202 = arith.addi %i_185, %c_2 : index
                        scf.for %i_203 = %c_4 to %c_9 step %c_3 {
                          %v_204 = vector.load %sums[%v_202, %i_203, %c_4] : memref<8x16x8xf32>, vector<8xf32>
                          %v_205 = vector.shuffle %v_204, %v_204 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_206 = vector.shuffle %v_204, %v_204 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_207 = arith.addf %v_205, %v_206 : vector<4xf32>
                          %v_208 = vector.shuffle %v_207, %v_207 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_209 = vector.shuffle %v_207, %v_207 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_210 = arith.addf %v_208, %v_209 : vector<2xf32>
                          %v_211 = vector.shuffle %v_210, %v_210 [0] : vector<2xf32>, vector<2xf32>
                          %v_212 = vector.shuffle %v_210, %v_210 [1] : vector<2xf32>, vector<2xf32>
                          %v_213 = arith.addf %v_211, %v_212 : vector<1xf32>
                          %sum_214 = vector.extract %v_213[0] : f32 from vector<1xf32>
                          memref.store %sum_214, %added[%i_203] : memref<16xf32>
                        }
                        %v_215 = vector.load %added[%c_4] : memref<16xf32>, vector<16xf32>
                        %mask_216 = vector.create_mask %v_109 : vector<16xi1>
                        vector.maskedstore %outputs[%v_187, %v_103], %mask_216, %v_215 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                      }
                    }
                  }
                  %v_217 = arith.select %is_92, %c_4, %v_91 : index
                  scf.yield %v_217 : index
                }
              }
            }
            %v_218 = arith.addi %v_55, %c_5 : index
            %v_219 = arith.minsi %v_218, %c_12 : index
            // combine: the token's assignments by rising expert
            scf.for %i_220 = %c_4 to %tokens step %c_3 {
              %v_221 = arith.muli %i_220, %c_11 : index
              scf.for %i_222 = %c_4 to %c_11 step %c_3 {
                %v_223 = arith.addi %v_221, %i_222 : index
                %v_224 = memref.load %ids[%v_223] : memref<?xi32>
                %v_225 = vector.broadcast %v_224 : i32 to vector<16xi32>
                %loop_227:1 = scf.for %i_226 = %c_4 to %c_11 step %c_9 iter_args(%carry_228 = %c_21) -> (vector<16xi32>) {
                  %v_229 = arith.subi %c_11, %i_226 : index
                  %mask_230 = vector.create_mask %v_229 : vector<16xi1>
                  %v_231 = arith.addi %v_221, %i_226 : index
                  %v_232 = vector.maskedload %ids[%v_231], %mask_230, %c_21 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_233 = arith.index_cast %i_226 : index to i32
                  %v_234 = vector.broadcast %v_233 : i32 to vector<16xi32>
                  %v_235 = arith.addi %c_19, %v_234 : vector<16xi32>
                  %v_236 = arith.index_cast %i_222 : index to i32
                  %v_237 = vector.broadcast %v_236 : i32 to vector<16xi32>
                  %is_238 = arith.cmpi slt, %v_235, %v_237 : vector<16xi32>
                  %is_239 = arith.cmpi slt, %v_232, %v_225 : vector<16xi32>
                  %is_240 = arith.cmpi eq, %v_232, %v_225 : vector<16xi32>
                  %v_241 = arith.andi %is_240, %is_238 : vector<16xi1>
                  %v_242 = arith.ori %is_239, %v_241 : vector<16xi1>
                  %v_243 = arith.andi %v_242, %mask_230 : vector<16xi1>
                  %v_244 = arith.select %v_243, %c_20, %c_21 : vector<16xi1>, vector<16xi32>
                  %v_245 = arith.addi %carry_228, %v_244 : vector<16xi32>
                  scf.yield %v_245 : vector<16xi32>
                }
                %v_246 = vector.reduction <add>, %loop_227#0 : vector<16xi32> into i32
                %v_247 = arith.index_cast %v_246 : i32 to index
                %v_248 = arith.addi %v_221, %i_222 : index
                %v_249 = arith.index_cast %v_248 : index to i32
                memref.store %v_249, %order[%v_247] : memref<3xi32>
              }
              scf.for %i_250 = %v_55 to %v_219 step %c_9 {
                %v_251 = arith.subi %v_219, %i_250 : index
                %mask_252 = vector.create_mask %v_251 : vector<16xi1>
                %loop_254:1 = scf.for %i_253 = %c_4 to %c_11 step %c_3 iter_args(%carry_255 = %c_22) -> (vector<16xf32>) {
                  %v_256 = memref.load %order[%i_253] : memref<3xi32>
                  %v_257 = arith.index_cast %v_256 : i32 to index
                  %v_258 = vector.maskedload %outputs[%v_257, %i_250], %mask_252, %c_22 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_259 = memref.load %weights[%v_257] : memref<?xf32>
                  %v_260 = vector.broadcast %v_259 : f32 to vector<16xf32>
                  %v_261 = arith.mulf %v_258, %v_260 : vector<16xf32>
                  %v_262 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_261) : (vector<16xf32>) -> vector<16xf32>
                  %v_263 = arith.addf %carry_255, %v_262 : vector<16xf32>
                  scf.yield %v_263 : vector<16xf32>
                }
                vector.maskedstore %y[%i_220, %i_250], %mask_252, %loop_254#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_49, %loop_40#1 : index, index
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
                      %acc_205 = math.fma %v_204, %c_24, %v_202 : vector<16xf32>
                      %acc_206 = math.fma %v_204, %c_25, %acc_205 : vector<16xf32>
                      %acc_207 = math.fma %c_26, %acc_206, %c_27 : vector<16xf32>
                      %acc_208 = math.fma %acc_207, %acc_206, %c_28 : vector<16xf32>
                      %acc_209 = math.fma %acc_208, %acc_206, %c_29 : vector<16xf32>
                      %acc_210 = math.fma %acc_209, %acc_206, %c_30 : vector<16xf32>
                      %acc_211 = math.fma %acc_210, %acc_206, %c_31 : vector<16xf32>
                      %acc_212 = math.fma %acc_211, %acc_206, %c_32 : vector<16xf32>
                      %acc_213 = math.fma %acc_212, %acc_206, %c_32 : vector<16xf32>
                      %v_214 = arith.fptosi %v_204 : vector<16xf32> to vector<16xi32>
                      %v_215 = arith.shrsi %v_214, %c_33 : vector<16xi32>
                      %v_216 = arith.subi %v_214, %v_215 : vector<16xi32>
                      %v_217 = arith.addi %v_215, %c_35 : vector<16xi32>
                      %v_218 = arith.shli %v_217, %c_34 : vector<16xi32>
                      %v_219 = arith.bitcast %v_218 : vector<16xi32> to vector<16xf32>
                      %v_220 = arith.mulf %acc_213, %v_219 : vector<16xf32>
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

    // stage: dispatch: up to 4 tokens, and beyond
    %token_limit = arith.constant 4 : index
    %is_few = arith.cmpi ule, %tokens, %token_limit : index
    %routed = scf.if %is_few -> (tensor<?x40xf32>) {

      // stage: experts: gathered: the chosen experts of 8, kernels for avx2
      %size_3_1 = arith.constant 3 : index
      %assignments = arith.muli %tokens, %size_3_1 : index
      %size_0 = arith.constant 0 : index
      %device = hal.devices.get %size_0 : !hal.device
      %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
      %workers = arith.index_cast %concurrency : i64 to index
      %counters = stablehlo.constant dense<0> : tensor<32xi32>
      %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%x, %expert_ids, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xf32>{%assignments})
      %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments}, tensor<?x40xf32>{%tokens})
      scf.yield %gathered_down#2 : tensor<?x40xf32>
    } else {

      // stage: dispatch: up to 9 tokens, and beyond
      %token_limit_1 = arith.constant 9 : index
      %is_few_1 = arith.cmpi ule, %tokens, %token_limit_1 : index
      %routed_1 = scf.if %is_few_1 -> (tensor<?x40xf32>) {

        // stage: experts: all 8 experts over all tokens, [E, N, H]
        %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
        %shape_8xnx40 = stablehlo.concatenate %size_8, %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
        %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape_8xnx40) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x40xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %gate_weight = stablehlo.slice %expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
        %gate = stablehlo.dot_general %x_per_expert, %gate_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xf32>, tensor<8x24x40xf32>) -> tensor<8x?x24xf32>
        %up_weight = stablehlo.slice %expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
        %up = stablehlo.dot_general %x_per_expert, %up_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xf32>, tensor<8x24x40xf32>) -> tensor<8x?x24xf32>
        %gate_sigmoid = stablehlo.logistic %gate : tensor<8x?x24xf32>
        %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<8x?x24xf32>
        %hidden = stablehlo.multiply %activated, %up : tensor<8x?x24xf32>
        %down = stablehlo.dot_general %hidden, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x24xf32>, tensor<8x40x24xf32>) -> tensor<8x?x40xf32>

        // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
        %ids_per_expert_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
        %is_chosen_1 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
        %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%chosen_weights, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
        %placed_weights = stablehlo.select %is_chosen_1, %weights_per_expert, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
        %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x8xf32>
        %or_identity = stablehlo.constant dense<false> : tensor<i1>
        %chosen_matrix = stablehlo.reduce(%is_chosen_1 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x3x8xi1>, tensor<i1>) -> tensor<?x8xi1>
        %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x?xf32>
        %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x8xi1>) -> tensor<8x?xi1>
        %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x?x40xf32>
        %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xi1>, tensor<3xi32>) -> tensor<8x?x40xi1>
        %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_8xnx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %kept = stablehlo.select %chosen_rows, %weighted, %zero_splat_2 : tensor<8x?x40xi1>, tensor<8x?x40xf32>
        %routed_2 = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x?x40xf32>, tensor<f32>) -> tensor<?x40xf32>
        scf.yield %routed_2 : tensor<?x40xf32>
      } else {

        // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx2
        %size_3_2 = arith.constant 3 : index
        %assignments_1 = arith.muli %tokens, %size_3_2 : index
        %size_2048 = arith.constant 2048 : index
        %full_chunks = arith.divui %assignments_1, %size_2048 : index
        %size_1 = arith.constant 1 : index
        %chunks = arith.addi %full_chunks, %size_1 : index
        %size_8_1 = arith.constant 8 : index
        %experts_used = arith.minui %assignments_1, %size_8_1 : index
        %size_15 = arith.constant 15 : index
        %gaps = arith.muli %experts_used, %size_15 : index
        %rows = arith.addi %assignments_1, %gaps : index
        %size_240 = arith.constant 240 : index
        %full_blocks = arith.divui %assignments_1, %size_240 : index
        %row_blocks = arith.addi %full_blocks, %experts_used : index
        %histograms = flow.dispatch @grouped::@grouped_count[%assignments_1, %chunks](%expert_ids, %assignments_1, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
        %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments_1, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments_1, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments_1}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
        %size_0_1 = arith.constant 0 : index
        %device_1 = hal.devices.get %size_0_1 : !hal.device
        %is_known_1, %concurrency_1 = hal.device.query<%device_1 : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
        %workers_1 = arith.index_cast %concurrency_1 : i64 to index
        %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments_1, %tokens, %rows, %row_blocks, %workers_1](%x, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments_1, %tokens, %rows, %row_blocks, %workers_1) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xf32>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers_1})
        %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments_1, %tokens, %rows, %row_blocks, %workers_1](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments_1, %tokens, %rows, %row_blocks, %workers_1) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})
        scf.yield %grouped_down#1 : tensor<?x40xf32>
      }
      scf.yield %routed_1 : tensor<?x40xf32>
    }

    return %routed : tensor<?x40xf32>
  }
}
