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
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant dense<0> : vector<8xi32>
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant 256 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 23 : index
        %c_12 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_13 = arith.constant 40 : index
        %c_14 = arith.constant 1024 : index
        %c_15 = arith.constant 5 : index
        %c_16 = arith.constant 6 : index
        %c_17 = arith.constant 7 : index
        %c_18 = arith.constant 16 : index
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
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xf16>
        %counters = stream.binding.subspan %counters_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xf16>{%assignments}
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x32x8xf32>
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
            %v_38 = vector.broadcast %v_37 : i32 to vector<8xi32>
            %loop_40:1 = scf.for %i_39 = %c_1 to %v_36 step %c_6 iter_args(%carry_41 = %c_5) -> (i1) {
              %v_42 = arith.subi %v_36, %i_39 : index
              %mask_43 = vector.create_mask %v_42 : vector<8xi1>
              %v_44 = vector.maskedload %ids[%i_39], %mask_43, %c_7 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_45 = arith.cmpi eq, %v_44, %v_38 : vector<8xi32>
              %v_46 = arith.andi %is_45, %mask_43 : vector<8xi1>
              %any_47 = vector.reduction <or>, %v_46 : vector<8xi1> into i1
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
              scf.for %i_58 = %c_1 to %c_4 step %c_6 {
                %v_59 = arith.addi %v_52, %i_58 : index
                %v_60 = arith.addi %v_59, %c_8 : index
                scf.for %i_61 = %c_1 to %c_9 step %c_4 {
                  memref.prefetch %expert_gate_up[%v_57, %v_59, %i_61], read, locality<3>, data : memref<8x48x40xf16>
                }
                scf.for %i_62 = %c_1 to %c_9 step %c_4 {
                  memref.prefetch %expert_gate_up[%v_57, %v_60, %i_62], read, locality<3>, data : memref<8x48x40xf16>
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
                  %is_78 = arith.cmpi eq, %v_71, %c_10 : index
                  %v_79 = arith.select %is_78, %c_0, %v_71 : index
                  %v_80 = memref.load %group[%c_1] : memref<5xi32>
                  %v_81 = arith.index_cast %v_80 : i32 to index
                  %v_82 = memref.load %group[%c_2] : memref<5xi32>
                  %v_83 = arith.index_cast %v_82 : i32 to index
                  %v_84 = memref.load %group[%c_3] : memref<5xi32>
                  %v_85 = arith.index_cast %v_84 : i32 to index
                  %v_86 = memref.load %group[%c_10] : memref<5xi32>
                  %v_87 = arith.index_cast %v_86 : i32 to index
                  %v_88 = arith.divui %v_81, %c_10 : index
                  %v_89 = arith.divui %v_83, %c_10 : index
                  %v_90 = arith.divui %v_85, %c_10 : index
                  %v_91 = arith.divui %v_87, %c_10 : index
                  %is_92 = arith.cmpi eq, %v_79, %c_0 : index
                  scf.if %is_92 {
                    %v_93 = arith.subi %c_8, %v_35 : index
                    %v_94 = arith.minsi %v_93, %c_4 : index
                    scf.for %i_95 = %c_1 to %v_94 step %c_2 {
                      %v_96 = arith.addi %v_35, %i_95 : index
                      %v_97 = arith.minsi %v_96, %c_11 : index
                      %v_98 = arith.addi %v_97, %c_8 : index
                      %loop_100:8 = scf.for %i_99 = %c_1 to %c_13 step %c_6 iter_args(%carry_101 = %c_12, %carry_102 = %c_12, %carry_103 = %c_12, %carry_104 = %c_12, %carry_105 = %c_12, %carry_106 = %c_12, %carry_107 = %c_12, %carry_108 = %c_12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_109 = vector.load %x[%v_88, %i_99] : memref<?x40xf16>, vector<8xf16>
                        %v_110 = arith.extf %v_109 : vector<8xf16> to vector<8xf32>
                        %v_111 = vector.load %x[%v_89, %i_99] : memref<?x40xf16>, vector<8xf16>
                        %v_112 = arith.extf %v_111 : vector<8xf16> to vector<8xf32>
                        %v_113 = vector.load %x[%v_90, %i_99] : memref<?x40xf16>, vector<8xf16>
                        %v_114 = arith.extf %v_113 : vector<8xf16> to vector<8xf32>
                        %v_115 = vector.load %x[%v_91, %i_99] : memref<?x40xf16>, vector<8xf16>
                        %v_116 = arith.extf %v_115 : vector<8xf16> to vector<8xf32>
                        %v_117 = arith.addi %i_99, %c_14 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_97, %v_117], read, locality<3>, data : memref<8x48x40xf16>
                        %v_118 = vector.load %expert_gate_up[%v_50, %v_97, %i_99] : memref<8x48x40xf16>, vector<8xf16>
                        %v_119 = arith.extf %v_118 : vector<8xf16> to vector<8xf32>
                        %acc_120 = math.fma %v_119, %v_110, %carry_101 : vector<8xf32>
                        %acc_121 = math.fma %v_119, %v_112, %carry_102 : vector<8xf32>
                        %acc_122 = math.fma %v_119, %v_114, %carry_103 : vector<8xf32>
                        %acc_123 = math.fma %v_119, %v_116, %carry_104 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_98, %v_117], read, locality<3>, data : memref<8x48x40xf16>
                        %v_124 = vector.load %expert_gate_up[%v_50, %v_98, %i_99] : memref<8x48x40xf16>, vector<8xf16>
                        %v_125 = arith.extf %v_124 : vector<8xf16> to vector<8xf32>
                        %acc_126 = math.fma %v_125, %v_110, %carry_105 : vector<8xf32>
                        %acc_127 = math.fma %v_125, %v_112, %carry_106 : vector<8xf32>
                        %acc_128 = math.fma %v_125, %v_114, %carry_107 : vector<8xf32>
                        %acc_129 = math.fma %v_125, %v_116, %carry_108 : vector<8xf32>
                        scf.yield %acc_120, %acc_121, %acc_122, %acc_123, %acc_126, %acc_127, %acc_128, %acc_129 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      vector.store %loop_100#0, %sums[%c_1, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_100#1, %sums[%c_2, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_100#2, %sums[%c_3, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_100#3, %sums[%c_10, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_100#4, %sums[%c_0, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_100#5, %sums[%c_15, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_100#6, %sums[%c_16, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_100#7, %sums[%c_17, %i_95, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                    }
                  }
                  %is_130 = arith.cmpi eq, %v_79, %c_3 : index
                  scf.if %is_130 {
                    %v_131 = arith.subi %c_8, %v_35 : index
                    %v_132 = arith.minsi %v_131, %c_4 : index
                    scf.for %i_133 = %c_1 to %v_132 step %c_2 {
                      %v_134 = arith.addi %v_35, %i_133 : index
                      %v_135 = arith.minsi %v_134, %c_11 : index
                      %v_136 = arith.addi %v_135, %c_8 : index
                      %loop_138:4 = scf.for %i_137 = %c_1 to %c_13 step %c_6 iter_args(%carry_139 = %c_12, %carry_140 = %c_12, %carry_141 = %c_12, %carry_142 = %c_12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_143 = vector.load %x[%v_88, %i_137] : memref<?x40xf16>, vector<8xf16>
                        %v_144 = arith.extf %v_143 : vector<8xf16> to vector<8xf32>
                        %v_145 = vector.load %x[%v_89, %i_137] : memref<?x40xf16>, vector<8xf16>
                        %v_146 = arith.extf %v_145 : vector<8xf16> to vector<8xf32>
                        %v_147 = arith.addi %i_137, %c_14 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_135, %v_147], read, locality<3>, data : memref<8x48x40xf16>
                        %v_148 = vector.load %expert_gate_up[%v_50, %v_135, %i_137] : memref<8x48x40xf16>, vector<8xf16>
                        %v_149 = arith.extf %v_148 : vector<8xf16> to vector<8xf32>
                        %acc_150 = math.fma %v_149, %v_144, %carry_139 : vector<8xf32>
                        %acc_151 = math.fma %v_149, %v_146, %carry_140 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_136, %v_147], read, locality<3>, data : memref<8x48x40xf16>
                        %v_152 = vector.load %expert_gate_up[%v_50, %v_136, %i_137] : memref<8x48x40xf16>, vector<8xf16>
                        %v_153 = arith.extf %v_152 : vector<8xf16> to vector<8xf32>
                        %acc_154 = math.fma %v_153, %v_144, %carry_141 : vector<8xf32>
                        %acc_155 = math.fma %v_153, %v_146, %carry_142 : vector<8xf32>
                        scf.yield %acc_150, %acc_151, %acc_154, %acc_155 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      vector.store %loop_138#0, %sums[%c_1, %i_133, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_138#1, %sums[%c_2, %i_133, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_138#2, %sums[%c_0, %i_133, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_138#3, %sums[%c_15, %i_133, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                    }
                  }
                  %is_156 = arith.cmpi eq, %v_79, %c_2 : index
                  scf.if %is_156 {
                    %v_157 = arith.subi %c_8, %v_35 : index
                    %v_158 = arith.minsi %v_157, %c_6 : index
                    scf.for %i_159 = %c_1 to %v_158 step %c_2 {
                      %v_160 = arith.addi %v_35, %i_159 : index
                      %v_161 = arith.addi %v_160, %c_6 : index
                      %v_162 = arith.addi %v_160, %c_18 : index
                      %v_163 = arith.addi %v_160, %c_8 : index
                      %v_164 = arith.minsi %v_160, %c_11 : index
                      %v_165 = arith.minsi %v_161, %c_11 : index
                      %v_166 = arith.minsi %v_162, %c_11 : index
                      %v_167 = arith.minsi %v_163, %c_11 : index
                      %v_168 = arith.addi %v_164, %c_8 : index
                      %v_169 = arith.addi %v_165, %c_8 : index
                      %v_170 = arith.addi %v_166, %c_8 : index
                      %v_171 = arith.addi %v_167, %c_8 : index
                      %loop_173:8 = scf.for %i_172 = %c_1 to %c_13 step %c_6 iter_args(%carry_174 = %c_12, %carry_175 = %c_12, %carry_176 = %c_12, %carry_177 = %c_12, %carry_178 = %c_12, %carry_179 = %c_12, %carry_180 = %c_12, %carry_181 = %c_12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_182 = vector.load %x[%v_88, %i_172] : memref<?x40xf16>, vector<8xf16>
                        %v_183 = arith.extf %v_182 : vector<8xf16> to vector<8xf32>
                        %v_184 = arith.addi %i_172, %c_9 : index
                        memref.prefetch %expert_gate_up[%v_50, %v_164, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_185 = vector.load %expert_gate_up[%v_50, %v_164, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_186 = arith.extf %v_185 : vector<8xf16> to vector<8xf32>
                        %acc_187 = math.fma %v_186, %v_183, %carry_174 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_165, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_188 = vector.load %expert_gate_up[%v_50, %v_165, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_189 = arith.extf %v_188 : vector<8xf16> to vector<8xf32>
                        %acc_190 = math.fma %v_189, %v_183, %carry_175 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_166, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_191 = vector.load %expert_gate_up[%v_50, %v_166, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_192 = arith.extf %v_191 : vector<8xf16> to vector<8xf32>
                        %acc_193 = math.fma %v_192, %v_183, %carry_176 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_167, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_194 = vector.load %expert_gate_up[%v_50, %v_167, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_195 = arith.extf %v_194 : vector<8xf16> to vector<8xf32>
                        %acc_196 = math.fma %v_195, %v_183, %carry_177 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_168, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_197 = vector.load %expert_gate_up[%v_50, %v_168, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_198 = arith.extf %v_197 : vector<8xf16> to vector<8xf32>
                        %acc_199 = math.fma %v_198, %v_183, %carry_178 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_169, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_200 = vector.load %expert_gate_up[%v_50, %v_169, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_201 = arith.extf %v_200 : vector<8xf16> to vector<8xf32>
                        %acc_202 = math.fma %v_201, %v_183, %carry_179 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_170, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_203 = vector.load %expert_gate_up[%v_50, %v_170, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_204 = arith.extf %v_203 : vector<8xf16> to vector<8xf32>
                        %acc_205 = math.fma %v_204, %v_183, %carry_180 : vector<8xf32>
                        memref.prefetch %expert_gate_up[%v_50, %v_171, %v_184], read, locality<3>, data : memref<8x48x40xf16>
                        %v_206 = vector.load %expert_gate_up[%v_50, %v_171, %i_172] : memref<8x48x40xf16>, vector<8xf16>
                        %v_207 = arith.extf %v_206 : vector<8xf16> to vector<8xf32>
                        %acc_208 = math.fma %v_207, %v_183, %carry_181 : vector<8xf32>
                        scf.yield %acc_187, %acc_190, %acc_193, %acc_196, %acc_199, %acc_202, %acc_205, %acc_208 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      vector.store %loop_173#0, %sums[%c_1, %i_159, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      %v_209 = arith.addi %i_159, %c_6 : index
                      vector.store %loop_173#1, %sums[%c_1, %v_209, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      %v_210 = arith.addi %i_159, %c_18 : index
                      vector.store %loop_173#2, %sums[%c_1, %v_210, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      %v_211 = arith.addi %i_159, %c_8 : index
                      vector.store %loop_173#3, %sums[%c_1, %v_211, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      vector.store %loop_173#4, %sums[%c_0, %i_159, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      %v_212 = arith.addi %i_159, %c_6 : index
                      vector.store %loop_173#5, %sums[%c_0, %v_212, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      %v_213 = arith.addi %i_159, %c_18 : index
                      vector.store %loop_173#6, %sums[%c_0, %v_213, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                      %v_214 = arith.addi %i_159, %c_8 : index
                      vector.store %loop_173#7, %sums[%c_0, %v_214, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                    }
                  }
                  scf.for %i_215 = %c_1 to %v_71 step %c_2 {
                    %v_216 = arith.subi %c_8, %v_35 : index
                    %v_217 = arith.minsi %v_216, %c_4 : index
                    scf.for %i_218 = %c_1 to %v_217 step %c_18 {
                      %v_219 = arith.addi %v_35, %i_218 : index
                      %v_220 = arith.subi %v_217, %i_218 : index
                      %v_221 = arith.minsi %v_220, %c_18 : index
                      %v_222 = memref.load %group[%i_215] : memref<5xi32>
                      %v_223 = arith.index_cast %v_222 : i32 to index
                      scf.for %i_224 = %c_1 to %c_3 step %c_2 {
                        scf.for %i_225 = %c_1 to %c_18 step %c_2 {
                          %v_226 = arith.muli %i_224, %c_0 : index
                          %v_227 = arith.addi %i_215, %v_226 : index
                          %v_228 = arith.addi %i_218, %i_225 : index
                          %v_229 = vector.load %sums[%v_227, %v_228, %c_1] : memref<8x32x8xf32>, vector<8xf32>
                          %v_230 = vector.shuffle %v_229, %v_229 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_231 = vector.shuffle %v_229, %v_229 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_232 = arith.addf %v_230, %v_231 : vector<4xf32>
                          %v_233 = vector.shuffle %v_232, %v_232 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_234 = vector.shuffle %v_232, %v_232 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_235 = arith.addf %v_233, %v_234 : vector<2xf32>
                          %v_236 = vector.shuffle %v_235, %v_235 [0] : vector<2xf32>, vector<2xf32>
                          %v_237 = vector.shuffle %v_235, %v_235 [1] : vector<2xf32>, vector<2xf32>
                          %v_238 = arith.addf %v_236, %v_237 : vector<1xf32>
                          %sum_239 = vector.extract %v_238[0] : f32 from vector<1xf32>
                          memref.store %sum_239, %added[%i_224, %i_225] : memref<2x16xf32>
                        }
                      }
                      %v_240 = vector.load %added[%c_1, %c_1] : memref<2x16xf32>, vector<16xf32>
                      %v_241 = vector.load %added[%c_2, %c_1] : memref<2x16xf32>, vector<16xf32>
                      %v_242 = arith.subf %c_19, %v_240 : vector<16xf32>
                      %is_243 = arith.cmpf ogt, %v_242, %c_20 : vector<16xf32>
                      %v_244 = arith.select %is_243, %c_20, %v_242 : vector<16xi1>, vector<16xf32>
                      %is_245 = arith.cmpf olt, %v_244, %c_21 : vector<16xf32>
                      %v_246 = arith.select %is_245, %c_21, %v_244 : vector<16xi1>, vector<16xf32>
                      %v_247 = arith.mulf %v_246, %c_22 : vector<16xf32>
                      %v_248 = math.roundeven %v_247 : vector<16xf32>
                      %acc_249 = math.fma %v_248, %c_23, %v_246 : vector<16xf32>
                      %acc_250 = math.fma %v_248, %c_24, %acc_249 : vector<16xf32>
                      %acc_251 = math.fma %c_25, %acc_250, %c_26 : vector<16xf32>
                      %acc_252 = math.fma %acc_251, %acc_250, %c_27 : vector<16xf32>
                      %acc_253 = math.fma %acc_252, %acc_250, %c_28 : vector<16xf32>
                      %acc_254 = math.fma %acc_253, %acc_250, %c_29 : vector<16xf32>
                      %acc_255 = math.fma %acc_254, %acc_250, %c_30 : vector<16xf32>
                      %acc_256 = math.fma %acc_255, %acc_250, %c_31 : vector<16xf32>
                      %acc_257 = math.fma %acc_256, %acc_250, %c_31 : vector<16xf32>
                      %v_258 = arith.fptosi %v_248 : vector<16xf32> to vector<16xi32>
                      %v_259 = arith.shrsi %v_258, %c_32 : vector<16xi32>
                      %v_260 = arith.subi %v_258, %v_259 : vector<16xi32>
                      %v_261 = arith.addi %v_259, %c_34 : vector<16xi32>
                      %v_262 = arith.shli %v_261, %c_33 : vector<16xi32>
                      %v_263 = arith.bitcast %v_262 : vector<16xi32> to vector<16xf32>
                      %v_264 = arith.mulf %acc_257, %v_263 : vector<16xf32>
                      %v_265 = arith.addi %v_260, %c_34 : vector<16xi32>
                      %v_266 = arith.shli %v_265, %c_33 : vector<16xi32>
                      %v_267 = arith.bitcast %v_266 : vector<16xi32> to vector<16xf32>
                      %v_268 = arith.mulf %v_264, %v_267 : vector<16xf32>
                      %v_269 = arith.addf %v_268, %c_31 : vector<16xf32>
                      %v_270 = arith.divf %c_31, %v_269 : vector<16xf32>
                      %v_271 = arith.mulf %v_240, %v_270 : vector<16xf32>
                      %v_272 = arith.mulf %v_271, %v_241 : vector<16xf32>
                      %v_273 = arith.truncf %v_272 : vector<16xf32> to vector<16xf16>
                      %mask_274 = vector.create_mask %v_221 : vector<16xi1>
                      vector.maskedstore %hidden[%v_223, %v_219], %mask_274, %v_273 : memref<?x24xf16>, vector<16xi1>, vector<16xf16>
                    }
                  }
                }
                %v_275 = arith.select %is_72, %c_1, %v_71 : index
                scf.yield %v_275 : index
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
        %c_7 = arith.constant 8 : index
        %c_8 = arith.constant dense<0> : vector<8xi32>
        %c_9 = arith.constant 256 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 16 : index
        %c_13 = arith.constant 39 : index
        %c_14 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant 1024 : index
        %c_17 = arith.constant 12 : index
        %c_18 = arith.constant 20 : index
        %c_19 = arith.constant 28 : index
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf16>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xf16>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%assignments}
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %v_3 = arith.muli %assignments, %c_1 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<4x32x8xf32>
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
              %v_54 = arith.muli %v_53, %c_5 : index
              %v_55 = arith.subi %v_3, %c_4 : index
              %v_56 = arith.minsi %v_35, %v_55 : index
              %v_57 = arith.divui %v_56, %c_1 : index
              %v_58 = memref.load %ids[%v_57] : memref<?xi32>
              %v_59 = arith.index_cast %v_58 : i32 to index
              scf.for %i_60 = %c_3 to %c_5 step %c_2 {
                %v_61 = arith.addi %v_54, %i_60 : index
                scf.for %i_62 = %c_3 to %c_9 step %c_5 {
                  memref.prefetch %expert_down[%v_59, %v_61, %i_62], read, locality<3>, data : memref<8x40x24xf16>
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
                    %v_90 = arith.minsi %v_89, %c_12 : index
                    scf.for %i_91 = %c_3 to %v_90 step %c_4 {
                      %v_92 = arith.addi %v_37, %i_91 : index
                      %v_93 = arith.addi %v_92, %c_12 : index
                      %v_94 = arith.minsi %v_92, %c_13 : index
                      %v_95 = arith.minsi %v_93, %c_13 : index
                      %loop_97:8 = scf.for %i_96 = %c_3 to %c_15 step %c_7 iter_args(%carry_98 = %c_14, %carry_99 = %c_14, %carry_100 = %c_14, %carry_101 = %c_14, %carry_102 = %c_14, %carry_103 = %c_14, %carry_104 = %c_14, %carry_105 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_106 = vector.load %hidden[%v_81, %i_96] : memref<?x24xf16>, vector<8xf16>
                        %v_107 = arith.extf %v_106 : vector<8xf16> to vector<8xf32>
                        %v_108 = vector.load %hidden[%v_83, %i_96] : memref<?x24xf16>, vector<8xf16>
                        %v_109 = arith.extf %v_108 : vector<8xf16> to vector<8xf32>
                        %v_110 = vector.load %hidden[%v_85, %i_96] : memref<?x24xf16>, vector<8xf16>
                        %v_111 = arith.extf %v_110 : vector<8xf16> to vector<8xf32>
                        %v_112 = vector.load %hidden[%v_87, %i_96] : memref<?x24xf16>, vector<8xf16>
                        %v_113 = arith.extf %v_112 : vector<8xf16> to vector<8xf32>
                        %v_114 = arith.addi %i_96, %c_16 : index
                        memref.prefetch %expert_down[%v_52, %v_94, %v_114], read, locality<3>, data : memref<8x40x24xf16>
                        %v_115 = vector.load %expert_down[%v_52, %v_94, %i_96] : memref<8x40x24xf16>, vector<8xf16>
                        %v_116 = arith.extf %v_115 : vector<8xf16> to vector<8xf32>
                        %acc_117 = math.fma %v_116, %v_107, %carry_98 : vector<8xf32>
                        %acc_118 = math.fma %v_116, %v_109, %carry_99 : vector<8xf32>
                        %acc_119 = math.fma %v_116, %v_111, %carry_100 : vector<8xf32>
                        %acc_120 = math.fma %v_116, %v_113, %carry_101 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_95, %v_114], read, locality<3>, data : memref<8x40x24xf16>
                        %v_121 = vector.load %expert_down[%v_52, %v_95, %i_96] : memref<8x40x24xf16>, vector<8xf16>
                        %v_122 = arith.extf %v_121 : vector<8xf16> to vector<8xf32>
                        %acc_123 = math.fma %v_122, %v_107, %carry_102 : vector<8xf32>
                        %acc_124 = math.fma %v_122, %v_109, %carry_103 : vector<8xf32>
                        %acc_125 = math.fma %v_122, %v_111, %carry_104 : vector<8xf32>
                        %acc_126 = math.fma %v_122, %v_113, %carry_105 : vector<8xf32>
                        scf.yield %acc_117, %acc_118, %acc_119, %acc_120, %acc_123, %acc_124, %acc_125, %acc_126 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      vector.store %loop_97#0, %sums[%c_3, %i_91, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      vector.store %loop_97#1, %sums[%c_4, %i_91, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      vector.store %loop_97#2, %sums[%c_1, %i_91, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      vector.store %loop_97#3, %sums[%c_10, %i_91, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_127 = arith.addi %i_91, %c_12 : index
                      vector.store %loop_97#4, %sums[%c_3, %v_127, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_128 = arith.addi %i_91, %c_12 : index
                      vector.store %loop_97#5, %sums[%c_4, %v_128, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_129 = arith.addi %i_91, %c_12 : index
                      vector.store %loop_97#6, %sums[%c_1, %v_129, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_130 = arith.addi %i_91, %c_12 : index
                      vector.store %loop_97#7, %sums[%c_10, %v_130, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                    }
                  }
                  %is_131 = arith.cmpi eq, %v_79, %c_1 : index
                  scf.if %is_131 {
                    %v_132 = arith.subi %c_11, %v_37 : index
                    %v_133 = arith.minsi %v_132, %c_12 : index
                    scf.for %i_134 = %c_3 to %v_133 step %c_4 {
                      %v_135 = arith.addi %v_37, %i_134 : index
                      %v_136 = arith.addi %v_135, %c_12 : index
                      %v_137 = arith.minsi %v_135, %c_13 : index
                      %v_138 = arith.minsi %v_136, %c_13 : index
                      %loop_140:4 = scf.for %i_139 = %c_3 to %c_15 step %c_7 iter_args(%carry_141 = %c_14, %carry_142 = %c_14, %carry_143 = %c_14, %carry_144 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_145 = vector.load %hidden[%v_81, %i_139] : memref<?x24xf16>, vector<8xf16>
                        %v_146 = arith.extf %v_145 : vector<8xf16> to vector<8xf32>
                        %v_147 = vector.load %hidden[%v_83, %i_139] : memref<?x24xf16>, vector<8xf16>
                        %v_148 = arith.extf %v_147 : vector<8xf16> to vector<8xf32>
                        %v_149 = arith.addi %i_139, %c_16 : index
                        memref.prefetch %expert_down[%v_52, %v_137, %v_149], read, locality<3>, data : memref<8x40x24xf16>
                        %v_150 = vector.load %expert_down[%v_52, %v_137, %i_139] : memref<8x40x24xf16>, vector<8xf16>
                        %v_151 = arith.extf %v_150 : vector<8xf16> to vector<8xf32>
                        %acc_152 = math.fma %v_151, %v_146, %carry_141 : vector<8xf32>
                        %acc_153 = math.fma %v_151, %v_148, %carry_142 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_138, %v_149], read, locality<3>, data : memref<8x40x24xf16>
                        %v_154 = vector.load %expert_down[%v_52, %v_138, %i_139] : memref<8x40x24xf16>, vector<8xf16>
                        %v_155 = arith.extf %v_154 : vector<8xf16> to vector<8xf32>
                        %acc_156 = math.fma %v_155, %v_146, %carry_143 : vector<8xf32>
                        %acc_157 = math.fma %v_155, %v_148, %carry_144 : vector<8xf32>
                        scf.yield %acc_152, %acc_153, %acc_156, %acc_157 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      vector.store %loop_140#0, %sums[%c_3, %i_134, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      vector.store %loop_140#1, %sums[%c_4, %i_134, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_158 = arith.addi %i_134, %c_12 : index
                      vector.store %loop_140#2, %sums[%c_3, %v_158, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_159 = arith.addi %i_134, %c_12 : index
                      vector.store %loop_140#3, %sums[%c_4, %v_159, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                    }
                  }
                  %is_160 = arith.cmpi eq, %v_79, %c_4 : index
                  scf.if %is_160 {
                    %v_161 = arith.subi %c_11, %v_37 : index
                    %v_162 = arith.minsi %v_161, %c_2 : index
                    scf.for %i_163 = %c_3 to %v_162 step %c_4 {
                      %v_164 = arith.addi %v_37, %i_163 : index
                      %v_165 = arith.addi %v_164, %c_2 : index
                      %v_166 = arith.addi %v_164, %c_7 : index
                      %v_167 = arith.addi %v_164, %c_17 : index
                      %v_168 = arith.addi %v_164, %c_12 : index
                      %v_169 = arith.addi %v_164, %c_18 : index
                      %v_170 = arith.addi %v_164, %c_15 : index
                      %v_171 = arith.addi %v_164, %c_19 : index
                      %v_172 = arith.minsi %v_164, %c_13 : index
                      %v_173 = arith.minsi %v_165, %c_13 : index
                      %v_174 = arith.minsi %v_166, %c_13 : index
                      %v_175 = arith.minsi %v_167, %c_13 : index
                      %v_176 = arith.minsi %v_168, %c_13 : index
                      %v_177 = arith.minsi %v_169, %c_13 : index
                      %v_178 = arith.minsi %v_170, %c_13 : index
                      %v_179 = arith.minsi %v_171, %c_13 : index
                      %loop_181:8 = scf.for %i_180 = %c_3 to %c_15 step %c_7 iter_args(%carry_182 = %c_14, %carry_183 = %c_14, %carry_184 = %c_14, %carry_185 = %c_14, %carry_186 = %c_14, %carry_187 = %c_14, %carry_188 = %c_14, %carry_189 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_190 = vector.load %hidden[%v_81, %i_180] : memref<?x24xf16>, vector<8xf16>
                        %v_191 = arith.extf %v_190 : vector<8xf16> to vector<8xf32>
                        %v_192 = arith.addi %i_180, %c_9 : index
                        memref.prefetch %expert_down[%v_52, %v_172, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_193 = vector.load %expert_down[%v_52, %v_172, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_194 = arith.extf %v_193 : vector<8xf16> to vector<8xf32>
                        %acc_195 = math.fma %v_194, %v_191, %carry_182 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_173, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_196 = vector.load %expert_down[%v_52, %v_173, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_197 = arith.extf %v_196 : vector<8xf16> to vector<8xf32>
                        %acc_198 = math.fma %v_197, %v_191, %carry_183 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_174, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_199 = vector.load %expert_down[%v_52, %v_174, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_200 = arith.extf %v_199 : vector<8xf16> to vector<8xf32>
                        %acc_201 = math.fma %v_200, %v_191, %carry_184 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_175, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_202 = vector.load %expert_down[%v_52, %v_175, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_203 = arith.extf %v_202 : vector<8xf16> to vector<8xf32>
                        %acc_204 = math.fma %v_203, %v_191, %carry_185 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_176, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_205 = vector.load %expert_down[%v_52, %v_176, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_206 = arith.extf %v_205 : vector<8xf16> to vector<8xf32>
                        %acc_207 = math.fma %v_206, %v_191, %carry_186 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_177, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_208 = vector.load %expert_down[%v_52, %v_177, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_209 = arith.extf %v_208 : vector<8xf16> to vector<8xf32>
                        %acc_210 = math.fma %v_209, %v_191, %carry_187 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_178, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_211 = vector.load %expert_down[%v_52, %v_178, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_212 = arith.extf %v_211 : vector<8xf16> to vector<8xf32>
                        %acc_213 = math.fma %v_212, %v_191, %carry_188 : vector<8xf32>
                        memref.prefetch %expert_down[%v_52, %v_179, %v_192], read, locality<3>, data : memref<8x40x24xf16>
                        %v_214 = vector.load %expert_down[%v_52, %v_179, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                        %v_215 = arith.extf %v_214 : vector<8xf16> to vector<8xf32>
                        %acc_216 = math.fma %v_215, %v_191, %carry_189 : vector<8xf32>
                        scf.yield %acc_195, %acc_198, %acc_201, %acc_204, %acc_207, %acc_210, %acc_213, %acc_216 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      vector.store %loop_181#0, %sums[%c_3, %i_163, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_217 = arith.addi %i_163, %c_2 : index
                      vector.store %loop_181#1, %sums[%c_3, %v_217, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_218 = arith.addi %i_163, %c_7 : index
                      vector.store %loop_181#2, %sums[%c_3, %v_218, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_219 = arith.addi %i_163, %c_17 : index
                      vector.store %loop_181#3, %sums[%c_3, %v_219, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_220 = arith.addi %i_163, %c_12 : index
                      vector.store %loop_181#4, %sums[%c_3, %v_220, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_221 = arith.addi %i_163, %c_18 : index
                      vector.store %loop_181#5, %sums[%c_3, %v_221, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_222 = arith.addi %i_163, %c_15 : index
                      vector.store %loop_181#6, %sums[%c_3, %v_222, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                      %v_223 = arith.addi %i_163, %c_19 : index
                      vector.store %loop_181#7, %sums[%c_3, %v_223, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                    }
                  }
                  scf.for %i_224 = %c_3 to %v_71 step %c_4 {
                    %v_225 = arith.subi %c_11, %v_37 : index
                    %v_226 = arith.minsi %v_225, %c_5 : index
                    scf.for %i_227 = %c_3 to %v_226 step %c_12 {
                      %v_228 = arith.addi %v_37, %i_227 : index
                      %v_229 = arith.subi %v_226, %i_227 : index
                      %v_230 = arith.minsi %v_229, %c_12 : index
                      %v_231 = memref.load %group[%i_224] : memref<5xi32>
                      %v_232 = arith.index_cast %v_231 : i32 to index
                      scf.for %i_233 = %c_3 to %c_4 step %c_4 {
                        scf.for %i_234 = %c_3 to %c_12 step %c_4 {
                          %v_235 = arith.muli %i_233, %c_2 : index
                          %v_236 = arith.addi %i_224, %v_235 : index
                          %v_237 = arith.addi %i_227, %i_234 : index
                          %v_238 = vector.load %sums[%v_236, %v_237, %c_3] : memref<4x32x8xf32>, vector<8xf32>
                          %v_239 = vector.shuffle %v_238, %v_238 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_240 = vector.shuffle %v_238, %v_238 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_241 = arith.addf %v_239, %v_240 : vector<4xf32>
                          %v_242 = vector.shuffle %v_241, %v_241 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_243 = vector.shuffle %v_241, %v_241 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_244 = arith.addf %v_242, %v_243 : vector<2xf32>
                          %v_245 = vector.shuffle %v_244, %v_244 [0] : vector<2xf32>, vector<2xf32>
                          %v_246 = vector.shuffle %v_244, %v_244 [1] : vector<2xf32>, vector<2xf32>
                          %v_247 = arith.addf %v_245, %v_246 : vector<1xf32>
                          %sum_248 = vector.extract %v_247[0] : f32 from vector<1xf32>
                          memref.store %sum_248, %added[%i_233, %i_234] : memref<1x16xf32>
                        }
                      }
                      %v_249 = vector.load %added[%c_3, %c_3] : memref<1x16xf32>, vector<16xf32>
                      %mask_250 = vector.create_mask %v_230 : vector<16xi1>
                      vector.maskedstore %outputs[%v_232, %v_228], %mask_250, %v_249 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                    }
                  }
                }
                %v_251 = arith.select %is_72, %c_3, %v_71 : index
                scf.yield %v_251 : index
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
      %expert_gate_up: tensor<8x48x40xf16>,
      %expert_down: tensor<8x40x24xf16>
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

    // stage: experts: gathered: the chosen experts of 8, kernels for avx2
    %size_3_1 = arith.constant 3 : index
    %assignments = arith.muli %tokens, %size_3_1 : index
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%x_f16, %expert_ids, %expert_gate_up, %counters, %assignments, %tokens, %workers) : (tensor<?x40xf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x24xf16>{%assignments})
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_up#1, %expert_ids, %expert_down, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x24xf16>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<8x40x24xf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%assignments})
    %routed = flow.dispatch @gathered::@gathered_combine[%assignments, %tokens](%gathered_down#1, %expert_ids, %chosen_weights, %assignments, %tokens) : (tensor<?x40xf32>{%assignments}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
