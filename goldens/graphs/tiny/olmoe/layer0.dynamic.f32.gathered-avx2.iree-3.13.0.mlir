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

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
