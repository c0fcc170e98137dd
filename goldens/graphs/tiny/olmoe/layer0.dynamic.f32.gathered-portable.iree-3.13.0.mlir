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
              %v_29 = arith.mulf %v_28, %v_25 : vector<2xf64>
              %v_30 = arith.addf %v_29, %carry_20 : vector<2xf64>
              %v_31 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_11, %v_31], read, locality<3>, data : memref<8x40xf32>
              %v_32 = vector.load %weight[%v_11, %i_18] : memref<8x40xf32>, vector<2xf32>
              %v_33 = arith.extf %v_32 : vector<2xf32> to vector<2xf64>
              %v_34 = arith.mulf %v_33, %v_25 : vector<2xf64>
              %v_35 = arith.addf %v_34, %carry_21 : vector<2xf64>
              %v_36 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_13, %v_36], read, locality<3>, data : memref<8x40xf32>
              %v_37 = vector.load %weight[%v_13, %i_18] : memref<8x40xf32>, vector<2xf32>
              %v_38 = arith.extf %v_37 : vector<2xf32> to vector<2xf64>
              %v_39 = arith.mulf %v_38, %v_25 : vector<2xf64>
              %v_40 = arith.addf %v_39, %carry_22 : vector<2xf64>
              %v_41 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_15, %v_41], read, locality<3>, data : memref<8x40xf32>
              %v_42 = vector.load %weight[%v_15, %i_18] : memref<8x40xf32>, vector<2xf32>
              %v_43 = arith.extf %v_42 : vector<2xf32> to vector<2xf64>
              %v_44 = arith.mulf %v_43, %v_25 : vector<2xf64>
              %v_45 = arith.addf %v_44, %carry_23 : vector<2xf64>
              scf.yield %v_30, %v_35, %v_40, %v_45 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            %v_46 = vector.shuffle %loop_19#0, %loop_19#0 [0] : vector<2xf64>, vector<2xf64>
            %v_47 = vector.shuffle %loop_19#0, %loop_19#0 [1] : vector<2xf64>, vector<2xf64>
            %v_48 = arith.addf %v_46, %v_47 : vector<1xf64>
            %sum_49 = vector.extract %v_48[0] : f64 from vector<1xf64>
            %v_50 = arith.truncf %sum_49 : f64 to f32
            memref.store %v_50, %y[%v_17, %v_9] : memref<?x8xf32>
            %v_51 = vector.shuffle %loop_19#1, %loop_19#1 [0] : vector<2xf64>, vector<2xf64>
            %v_52 = vector.shuffle %loop_19#1, %loop_19#1 [1] : vector<2xf64>, vector<2xf64>
            %v_53 = arith.addf %v_51, %v_52 : vector<1xf64>
            %sum_54 = vector.extract %v_53[0] : f64 from vector<1xf64>
            %v_55 = arith.truncf %sum_54 : f64 to f32
            memref.store %v_55, %y[%v_17, %v_11] : memref<?x8xf32>
            %v_56 = vector.shuffle %loop_19#2, %loop_19#2 [0] : vector<2xf64>, vector<2xf64>
            %v_57 = vector.shuffle %loop_19#2, %loop_19#2 [1] : vector<2xf64>, vector<2xf64>
            %v_58 = arith.addf %v_56, %v_57 : vector<1xf64>
            %sum_59 = vector.extract %v_58[0] : f64 from vector<1xf64>
            %v_60 = arith.truncf %sum_59 : f64 to f32
            memref.store %v_60, %y[%v_17, %v_13] : memref<?x8xf32>
            %v_61 = vector.shuffle %loop_19#3, %loop_19#3 [0] : vector<2xf64>, vector<2xf64>
            %v_62 = vector.shuffle %loop_19#3, %loop_19#3 [1] : vector<2xf64>, vector<2xf64>
            %v_63 = arith.addf %v_61, %v_62 : vector<1xf64>
            %sum_64 = vector.extract %v_63[0] : f64 from vector<1xf64>
            %v_65 = arith.truncf %sum_64 : f64 to f32
            memref.store %v_65, %y[%v_17, %v_15] : memref<?x8xf32>
          }
        } else {
          scf.for %i_66 = %v_1 to %v_4 step %c_6 {
            scf.for %i_67 = %v_2 to %v_6 step %c_6 {
              %v_68 = arith.minsi %i_66, %c_5 : index
              %v_69 = arith.addi %i_66, %c_2 : index
              %v_70 = arith.minsi %v_69, %c_5 : index
              %v_71 = arith.subi %tokens, %c_2 : index
              %v_72 = arith.minsi %i_67, %v_71 : index
              %v_73 = arith.addi %i_67, %c_2 : index
              %v_74 = arith.subi %tokens, %c_2 : index
              %v_75 = arith.minsi %v_73, %v_74 : index
              %loop_77:4 = scf.for %i_76 = %c_4 to %c_9 step %c_6 iter_args(%carry_78 = %c_8, %carry_79 = %c_8, %carry_80 = %c_8, %carry_81 = %c_8) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
                %v_82 = vector.load %x[%v_72, %i_76] : memref<?x40xf32>, vector<2xf32>
                %v_83 = arith.extf %v_82 : vector<2xf32> to vector<2xf64>
                %v_84 = vector.load %x[%v_75, %i_76] : memref<?x40xf32>, vector<2xf32>
                %v_85 = arith.extf %v_84 : vector<2xf32> to vector<2xf64>
                %v_86 = arith.addi %i_76, %c_10 : index
                memref.prefetch %weight[%v_68, %v_86], read, locality<3>, data : memref<8x40xf32>
                %v_87 = vector.load %weight[%v_68, %i_76] : memref<8x40xf32>, vector<2xf32>
                %v_88 = arith.extf %v_87 : vector<2xf32> to vector<2xf64>
                %v_89 = arith.mulf %v_88, %v_83 : vector<2xf64>
                %v_90 = arith.addf %v_89, %carry_78 : vector<2xf64>
                %v_91 = arith.mulf %v_88, %v_85 : vector<2xf64>
                %v_92 = arith.addf %v_91, %carry_79 : vector<2xf64>
                %v_93 = arith.addi %i_76, %c_10 : index
                memref.prefetch %weight[%v_70, %v_93], read, locality<3>, data : memref<8x40xf32>
                %v_94 = vector.load %weight[%v_70, %i_76] : memref<8x40xf32>, vector<2xf32>
                %v_95 = arith.extf %v_94 : vector<2xf32> to vector<2xf64>
                %v_96 = arith.mulf %v_95, %v_83 : vector<2xf64>
                %v_97 = arith.addf %v_96, %carry_80 : vector<2xf64>
                %v_98 = arith.mulf %v_95, %v_85 : vector<2xf64>
                %v_99 = arith.addf %v_98, %carry_81 : vector<2xf64>
                scf.yield %v_90, %v_92, %v_97, %v_99 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
              }
              %v_100 = vector.shuffle %loop_77#0, %loop_77#0 [0] : vector<2xf64>, vector<2xf64>
              %v_101 = vector.shuffle %loop_77#0, %loop_77#0 [1] : vector<2xf64>, vector<2xf64>
              %v_102 = arith.addf %v_100, %v_101 : vector<1xf64>
              %sum_103 = vector.extract %v_102[0] : f64 from vector<1xf64>
              %v_104 = arith.truncf %sum_103 : f64 to f32
              memref.store %v_104, %y[%v_72, %v_68] : memref<?x8xf32>
              %v_105 = vector.shuffle %loop_77#1, %loop_77#1 [0] : vector<2xf64>, vector<2xf64>
              %v_106 = vector.shuffle %loop_77#1, %loop_77#1 [1] : vector<2xf64>, vector<2xf64>
              %v_107 = arith.addf %v_105, %v_106 : vector<1xf64>
              %sum_108 = vector.extract %v_107[0] : f64 from vector<1xf64>
              %v_109 = arith.truncf %sum_108 : f64 to f32
              memref.store %v_109, %y[%v_75, %v_68] : memref<?x8xf32>
              %v_110 = vector.shuffle %loop_77#2, %loop_77#2 [0] : vector<2xf64>, vector<2xf64>
              %v_111 = vector.shuffle %loop_77#2, %loop_77#2 [1] : vector<2xf64>, vector<2xf64>
              %v_112 = arith.addf %v_110, %v_111 : vector<1xf64>
              %sum_113 = vector.extract %v_112[0] : f64 from vector<1xf64>
              %v_114 = arith.truncf %sum_113 : f64 to f32
              memref.store %v_114, %y[%v_72, %v_70] : memref<?x8xf32>
              %v_115 = vector.shuffle %loop_77#3, %loop_77#3 [0] : vector<2xf64>, vector<2xf64>
              %v_116 = vector.shuffle %loop_77#3, %loop_77#3 [1] : vector<2xf64>, vector<2xf64>
              %v_117 = arith.addf %v_115, %v_116 : vector<1xf64>
              %sum_118 = vector.extract %v_117[0] : f64 from vector<1xf64>
              %v_119 = arith.truncf %sum_118 : f64 to f32
              memref.store %v_119, %y[%v_75, %v_70] : memref<?x8xf32>
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @choose_3_of_8 {
    stream.executable.export public @choose_3_of_8 workgroups(%tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 16 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @choose_3_of_8(%keys_binding: !stream.binding, %ids_binding: !stream.binding, %tokens: index) {
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
    stream.executable.export public @gathered_up workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %taken_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 1 : index
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 16 : index
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant dense<0> : vector<4xi32>
        %c_9 = arith.constant 24 : index
        %c_10 = arith.constant 512 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_13 = arith.constant 40 : index
        %c_14 = arith.constant 0x00000000 : f32
        %c_15 = arith.constant 0x42B40000 : f32
        %c_16 = arith.constant 0xC2DC0000 : f32
        %c_17 = arith.constant 0x3FB8AA3B : f32
        %c_18 = arith.constant 0xBF318000 : f32
        %c_19 = arith.constant 0x395E8083 : f32
        %c_20 = arith.constant 0x39500D01 : f32
        %c_21 = arith.constant 0x3AB60B61 : f32
        %c_22 = arith.constant 0x3C088889 : f32
        %c_23 = arith.constant 0x3D2AAAAB : f32
        %c_24 = arith.constant 0x3E2AAAAB : f32
        %c_25 = arith.constant 0x3F000000 : f32
        %c_26 = arith.constant 0x3F800000 : f32
        %c_27 = arith.constant 1 : i32
        %c_28 = arith.constant 23 : i32
        %c_29 = arith.constant 127 : i32
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xf32>
        %taken = stream.binding.subspan %taken_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xf32>{%slots}
        %address_1 = memref.extract_aligned_pointer_as_index %taken : memref<32xi32> -> index
        %v_2 = arith.index_cast %address_1 : index to i64
        %pointer_3 = llvm.inttoptr %v_2 : i64 to !llvm.ptr
        %v_4 = arith.index_cast %c_0 : index to i32
        %v_5 = llvm.atomicrmw add %pointer_3, %v_4 monotonic : !llvm.ptr, i32
        %v_6 = arith.index_cast %v_5 : i32 to index
        %v_7 = arith.divui %slots, %c_2 : index
        %v_8 = arith.maxsi %v_7, %c_0 : index
        %v_9 = arith.divui %v_6, %c_3 : index
        %loop_11:2 = scf.for %i_10 = %c_1 to %v_9 step %c_0 iter_args(%carry_12 = %c_1, %carry_13 = %v_8) -> (index, index) {
          %v_14 = arith.muli %carry_13, %c_3 : index
          %v_15 = arith.addi %carry_12, %v_14 : index
          %v_16 = arith.divui %carry_13, %c_4 : index
          %v_17 = arith.maxsi %v_16, %c_0 : index
          scf.yield %v_15, %v_17 : index, index
        }
        %v_18 = arith.remui %v_6, %c_3 : index
        %v_19 = arith.muli %v_18, %loop_11#1 : index
        %v_20 = arith.addi %loop_11#0, %v_19 : index
        %end_23:2 = scf.while (%at_21 = %v_20, %at_22 = %loop_11#1) : (index, index) -> (index, index) {
          %is_26 = arith.cmpi slt, %at_21, %slots : index
          scf.condition(%is_26) %at_21, %at_22 : index, index
        } do {
          ^bb0(%i_24: index, %i_25: index):
          %v_27 = arith.index_cast %address_1 : index to i64
          %pointer_28 = llvm.inttoptr %v_27 : i64 to !llvm.ptr
          %v_29 = arith.index_cast %c_0 : index to i32
          %v_30 = llvm.atomicrmw add %pointer_28, %v_29 monotonic : !llvm.ptr, i32
          %v_31 = arith.index_cast %v_30 : i32 to index
          %v_32 = arith.divui %slots, %c_2 : index
          %v_33 = arith.maxsi %v_32, %c_0 : index
          %v_34 = arith.divui %v_31, %c_3 : index
          %loop_36:2 = scf.for %i_35 = %c_1 to %v_34 step %c_0 iter_args(%carry_37 = %c_1, %carry_38 = %v_33) -> (index, index) {
            %v_39 = arith.muli %carry_38, %c_3 : index
            %v_40 = arith.addi %carry_37, %v_39 : index
            %v_41 = arith.divui %carry_38, %c_4 : index
            %v_42 = arith.maxsi %v_41, %c_0 : index
            scf.yield %v_40, %v_42 : index, index
          }
          %v_43 = arith.remui %v_31, %c_3 : index
          %v_44 = arith.muli %v_43, %loop_36#1 : index
          %v_45 = arith.addi %loop_36#0, %v_44 : index
          %v_46 = arith.addi %i_24, %i_25 : index
          scf.for %i_47 = %i_24 to %v_46 step %c_0 {
            %v_48 = arith.addi %i_47, %c_0 : index
            %is_49 = arith.cmpi eq, %v_48, %v_46 : index
            %v_50 = arith.select %is_49, %v_45, %v_48 : index
            %v_51 = arith.remui %i_47, %c_0 : index
            %v_52 = arith.muli %v_51, %c_5 : index
            %v_53 = arith.divui %i_47, %c_0 : index
            %v_54 = memref.load %ids[%v_53] : memref<?xi32>
            %v_55 = vector.broadcast %v_54 : i32 to vector<4xi32>
            %loop_57:1 = scf.for %i_56 = %c_1 to %v_53 step %c_7 iter_args(%carry_58 = %c_6) -> (i1) {
              %v_59 = arith.subi %v_53, %i_56 : index
              %mask_60 = vector.create_mask %v_59 : vector<4xi1>
              %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_8 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
              %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<4xi32>
              %v_63 = arith.andi %is_62, %mask_60 : vector<4xi1>
              %any_64 = vector.reduction <or>, %v_63 : vector<4xi1> into i1
              %v_65 = arith.ori %carry_58, %any_64 : i1
              scf.yield %v_65 : i1
            }
            %is_66 = arith.cmpi eq, %loop_57#0, %c_6 : i1
            scf.if %is_66 {
              %v_67 = arith.index_cast %v_54 : i32 to index
              %v_68 = arith.remui %v_50, %c_0 : index
              %v_69 = arith.muli %v_68, %c_5 : index
              %v_70 = arith.addi %v_69, %c_9 : index
              %v_71 = arith.subi %slots, %c_0 : index
              %v_72 = arith.minsi %v_50, %v_71 : index
              %v_73 = arith.divui %v_72, %c_0 : index
              %v_74 = memref.load %ids[%v_73] : memref<?xi32>
              %v_75 = arith.index_cast %v_74 : i32 to index
              scf.for %i_76 = %c_1 to %c_10 step %c_2 {
                memref.prefetch %expert_gate_up[%v_75, %v_69, %i_76], read, locality<3>, data : memref<8x48x40xf32>
              }
              scf.for %i_77 = %c_1 to %c_10 step %c_2 {
                memref.prefetch %expert_gate_up[%v_75, %v_70, %i_77], read, locality<3>, data : memref<8x48x40xf32>
              }
              %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
              %loop_79:1 = scf.for %i_78 = %v_53 to %slots step %c_0 iter_args(%carry_80 = %c_1) -> (index) {
                %v_81 = arith.index_cast %i_78 : index to i32
                %v_82 = memref.load %ids[%i_78] : memref<?xi32>
                %is_83 = arith.cmpi eq, %v_82, %v_54 : i32
                scf.if %is_83 {
                  memref.store %v_81, %group[%carry_80] : memref<5xi32>
                  %v_84 = arith.addi %carry_80, %c_0 : index
                  memref.store %v_81, %group[%v_84] : memref<5xi32>
                }
                %v_85 = arith.addi %carry_80, %c_0 : index
                %v_86 = arith.select %is_83, %v_85, %carry_80 : index
                %v_87 = arith.subi %slots, %c_0 : index
                %is_88 = arith.cmpi eq, %i_78, %v_87 : index
                %is_89 = arith.cmpi eq, %v_86, %c_7 : index
                %is_90 = arith.cmpi eq, %v_86, %c_11 : index
                %v_91 = arith.andi %is_90, %is_88 : i1
                %v_92 = arith.ori %is_89, %v_91 : i1
                scf.if %v_92 {
                  %v_93 = memref.load %group[%c_1] : memref<5xi32>
                  %v_94 = arith.index_cast %v_93 : i32 to index
                  %v_95 = memref.load %group[%c_0] : memref<5xi32>
                  %v_96 = arith.index_cast %v_95 : i32 to index
                  %v_97 = memref.load %group[%c_4] : memref<5xi32>
                  %v_98 = arith.index_cast %v_97 : i32 to index
                  %v_99 = memref.load %group[%c_11] : memref<5xi32>
                  %v_100 = arith.index_cast %v_99 : i32 to index
                  %v_101 = arith.divui %v_94, %c_11 : index
                  %v_102 = arith.divui %v_96, %c_11 : index
                  %v_103 = arith.divui %v_98, %c_11 : index
                  %v_104 = arith.divui %v_100, %c_11 : index
                  %v_105 = arith.addi %v_52, %c_5 : index
                  %v_106 = arith.minsi %v_105, %c_9 : index
                  scf.for %i_107 = %v_52 to %v_106 step %c_0 {
                    %v_108 = arith.addi %i_107, %c_9 : index
                    %loop_110:8 = scf.for %i_109 = %c_1 to %c_13 step %c_7 iter_args(%carry_111 = %c_12, %carry_112 = %c_12, %carry_113 = %c_12, %carry_114 = %c_12, %carry_115 = %c_12, %carry_116 = %c_12, %carry_117 = %c_12, %carry_118 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                      %v_119 = vector.load %x[%v_101, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_120 = vector.load %x[%v_102, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_121 = vector.load %x[%v_103, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_122 = vector.load %x[%v_104, %i_109] : memref<?x40xf32>, vector<4xf32>
                      %v_123 = arith.addi %i_109, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_107, %v_123], read, locality<3>, data : memref<8x48x40xf32>
                      %v_124 = vector.load %expert_gate_up[%v_67, %i_107, %i_109] : memref<8x48x40xf32>, vector<4xf32>
                      %v_125 = arith.mulf %v_124, %v_119 : vector<4xf32>
                      %v_126 = arith.addf %v_125, %carry_111 : vector<4xf32>
                      %v_127 = arith.mulf %v_124, %v_120 : vector<4xf32>
                      %v_128 = arith.addf %v_127, %carry_112 : vector<4xf32>
                      %v_129 = arith.mulf %v_124, %v_121 : vector<4xf32>
                      %v_130 = arith.addf %v_129, %carry_113 : vector<4xf32>
                      %v_131 = arith.mulf %v_124, %v_122 : vector<4xf32>
                      %v_132 = arith.addf %v_131, %carry_114 : vector<4xf32>
                      %v_133 = arith.addi %i_109, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_108, %v_133], read, locality<3>, data : memref<8x48x40xf32>
                      %v_134 = vector.load %expert_gate_up[%v_67, %v_108, %i_109] : memref<8x48x40xf32>, vector<4xf32>
                      %v_135 = arith.mulf %v_134, %v_119 : vector<4xf32>
                      %v_136 = arith.addf %v_135, %carry_115 : vector<4xf32>
                      %v_137 = arith.mulf %v_134, %v_120 : vector<4xf32>
                      %v_138 = arith.addf %v_137, %carry_116 : vector<4xf32>
                      %v_139 = arith.mulf %v_134, %v_121 : vector<4xf32>
                      %v_140 = arith.addf %v_139, %carry_117 : vector<4xf32>
                      %v_141 = arith.mulf %v_134, %v_122 : vector<4xf32>
                      %v_142 = arith.addf %v_141, %carry_118 : vector<4xf32>
                      scf.yield %v_126, %v_128, %v_130, %v_132, %v_136, %v_138, %v_140, %v_142 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                    }
                    %v_143 = vector.shuffle %loop_110#0, %loop_110#0 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_144 = vector.shuffle %loop_110#0, %loop_110#0 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_145 = arith.addf %v_143, %v_144 : vector<2xf32>
                    %v_146 = vector.shuffle %v_145, %v_145 [0] : vector<2xf32>, vector<2xf32>
                    %v_147 = vector.shuffle %v_145, %v_145 [1] : vector<2xf32>, vector<2xf32>
                    %v_148 = arith.addf %v_146, %v_147 : vector<1xf32>
                    %sum_149 = vector.extract %v_148[0] : f32 from vector<1xf32>
                    %v_150 = vector.shuffle %loop_110#1, %loop_110#1 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_151 = vector.shuffle %loop_110#1, %loop_110#1 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_152 = arith.addf %v_150, %v_151 : vector<2xf32>
                    %v_153 = vector.shuffle %v_152, %v_152 [0] : vector<2xf32>, vector<2xf32>
                    %v_154 = vector.shuffle %v_152, %v_152 [1] : vector<2xf32>, vector<2xf32>
                    %v_155 = arith.addf %v_153, %v_154 : vector<1xf32>
                    %sum_156 = vector.extract %v_155[0] : f32 from vector<1xf32>
                    %v_157 = vector.shuffle %loop_110#2, %loop_110#2 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_158 = vector.shuffle %loop_110#2, %loop_110#2 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_159 = arith.addf %v_157, %v_158 : vector<2xf32>
                    %v_160 = vector.shuffle %v_159, %v_159 [0] : vector<2xf32>, vector<2xf32>
                    %v_161 = vector.shuffle %v_159, %v_159 [1] : vector<2xf32>, vector<2xf32>
                    %v_162 = arith.addf %v_160, %v_161 : vector<1xf32>
                    %sum_163 = vector.extract %v_162[0] : f32 from vector<1xf32>
                    %v_164 = vector.shuffle %loop_110#3, %loop_110#3 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_165 = vector.shuffle %loop_110#3, %loop_110#3 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_166 = arith.addf %v_164, %v_165 : vector<2xf32>
                    %v_167 = vector.shuffle %v_166, %v_166 [0] : vector<2xf32>, vector<2xf32>
                    %v_168 = vector.shuffle %v_166, %v_166 [1] : vector<2xf32>, vector<2xf32>
                    %v_169 = arith.addf %v_167, %v_168 : vector<1xf32>
                    %sum_170 = vector.extract %v_169[0] : f32 from vector<1xf32>
                    %v_171 = vector.shuffle %loop_110#4, %loop_110#4 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_172 = vector.shuffle %loop_110#4, %loop_110#4 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_173 = arith.addf %v_171, %v_172 : vector<2xf32>
                    %v_174 = vector.shuffle %v_173, %v_173 [0] : vector<2xf32>, vector<2xf32>
                    %v_175 = vector.shuffle %v_173, %v_173 [1] : vector<2xf32>, vector<2xf32>
                    %v_176 = arith.addf %v_174, %v_175 : vector<1xf32>
                    %sum_177 = vector.extract %v_176[0] : f32 from vector<1xf32>
                    %v_178 = vector.shuffle %loop_110#5, %loop_110#5 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_179 = vector.shuffle %loop_110#5, %loop_110#5 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_180 = arith.addf %v_178, %v_179 : vector<2xf32>
                    %v_181 = vector.shuffle %v_180, %v_180 [0] : vector<2xf32>, vector<2xf32>
                    %v_182 = vector.shuffle %v_180, %v_180 [1] : vector<2xf32>, vector<2xf32>
                    %v_183 = arith.addf %v_181, %v_182 : vector<1xf32>
                    %sum_184 = vector.extract %v_183[0] : f32 from vector<1xf32>
                    %v_185 = vector.shuffle %loop_110#6, %loop_110#6 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_186 = vector.shuffle %loop_110#6, %loop_110#6 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_187 = arith.addf %v_185, %v_186 : vector<2xf32>
                    %v_188 = vector.shuffle %v_187, %v_187 [0] : vector<2xf32>, vector<2xf32>
                    %v_189 = vector.shuffle %v_187, %v_187 [1] : vector<2xf32>, vector<2xf32>
                    %v_190 = arith.addf %v_188, %v_189 : vector<1xf32>
                    %sum_191 = vector.extract %v_190[0] : f32 from vector<1xf32>
                    %v_192 = vector.shuffle %loop_110#7, %loop_110#7 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_193 = vector.shuffle %loop_110#7, %loop_110#7 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_194 = arith.addf %v_192, %v_193 : vector<2xf32>
                    %v_195 = vector.shuffle %v_194, %v_194 [0] : vector<2xf32>, vector<2xf32>
                    %v_196 = vector.shuffle %v_194, %v_194 [1] : vector<2xf32>, vector<2xf32>
                    %v_197 = arith.addf %v_195, %v_196 : vector<1xf32>
                    %sum_198 = vector.extract %v_197[0] : f32 from vector<1xf32>
                    %v_199 = arith.subf %c_14, %sum_149 : f32
                    %is_200 = arith.cmpf ogt, %v_199, %c_15 : f32
                    %v_201 = arith.select %is_200, %c_15, %v_199 : f32
                    %is_202 = arith.cmpf olt, %v_201, %c_16 : f32
                    %v_203 = arith.select %is_202, %c_16, %v_201 : f32
                    %v_204 = arith.mulf %v_203, %c_17 : f32
                    %v_205 = math.roundeven %v_204 : f32
                    %v_206 = arith.mulf %v_205, %c_18 : f32
                    %v_207 = arith.addf %v_206, %v_203 : f32
                    %v_208 = arith.mulf %v_205, %c_19 : f32
                    %v_209 = arith.addf %v_208, %v_207 : f32
                    %v_210 = arith.mulf %c_20, %v_209 : f32
                    %v_211 = arith.addf %v_210, %c_21 : f32
                    %v_212 = arith.mulf %v_211, %v_209 : f32
                    %v_213 = arith.addf %v_212, %c_22 : f32
                    %v_214 = arith.mulf %v_213, %v_209 : f32
                    %v_215 = arith.addf %v_214, %c_23 : f32
                    %v_216 = arith.mulf %v_215, %v_209 : f32
                    %v_217 = arith.addf %v_216, %c_24 : f32
                    %v_218 = arith.mulf %v_217, %v_209 : f32
                    %v_219 = arith.addf %v_218, %c_25 : f32
                    %v_220 = arith.mulf %v_219, %v_209 : f32
                    %v_221 = arith.addf %v_220, %c_26 : f32
                    %v_222 = arith.mulf %v_221, %v_209 : f32
                    %v_223 = arith.addf %v_222, %c_26 : f32
                    %v_224 = arith.fptosi %v_205 : f32 to i32
                    %v_225 = arith.shrsi %v_224, %c_27 : i32
                    %v_226 = arith.subi %v_224, %v_225 : i32
                    %v_227 = arith.addi %v_225, %c_29 : i32
                    %v_228 = arith.shli %v_227, %c_28 : i32
                    %v_229 = arith.bitcast %v_228 : i32 to f32
                    %v_230 = arith.mulf %v_223, %v_229 : f32
                    %v_231 = arith.addi %v_226, %c_29 : i32
                    %v_232 = arith.shli %v_231, %c_28 : i32
                    %v_233 = arith.bitcast %v_232 : i32 to f32
                    %v_234 = arith.mulf %v_230, %v_233 : f32
                    %v_235 = arith.addf %v_234, %c_26 : f32
                    %v_236 = arith.divf %c_26, %v_235 : f32
                    %v_237 = arith.mulf %sum_149, %v_236 : f32
                    %v_238 = arith.mulf %v_237, %sum_177 : f32
                    memref.store %v_238, %hidden[%v_94, %i_107] : memref<?x24xf32>
                    %v_239 = arith.subf %c_14, %sum_156 : f32
                    %is_240 = arith.cmpf ogt, %v_239, %c_15 : f32
                    %v_241 = arith.select %is_240, %c_15, %v_239 : f32
                    %is_242 = arith.cmpf olt, %v_241, %c_16 : f32
                    %v_243 = arith.select %is_242, %c_16, %v_241 : f32
                    %v_244 = arith.mulf %v_243, %c_17 : f32
                    %v_245 = math.roundeven %v_244 : f32
                    %v_246 = arith.mulf %v_245, %c_18 : f32
                    %v_247 = arith.addf %v_246, %v_243 : f32
                    %v_248 = arith.mulf %v_245, %c_19 : f32
                    %v_249 = arith.addf %v_248, %v_247 : f32
                    %v_250 = arith.mulf %c_20, %v_249 : f32
                    %v_251 = arith.addf %v_250, %c_21 : f32
                    %v_252 = arith.mulf %v_251, %v_249 : f32
                    %v_253 = arith.addf %v_252, %c_22 : f32
                    %v_254 = arith.mulf %v_253, %v_249 : f32
                    %v_255 = arith.addf %v_254, %c_23 : f32
                    %v_256 = arith.mulf %v_255, %v_249 : f32
                    %v_257 = arith.addf %v_256, %c_24 : f32
                    %v_258 = arith.mulf %v_257, %v_249 : f32
                    %v_259 = arith.addf %v_258, %c_25 : f32
                    %v_260 = arith.mulf %v_259, %v_249 : f32
                    %v_261 = arith.addf %v_260, %c_26 : f32
                    %v_262 = arith.mulf %v_261, %v_249 : f32
                    %v_263 = arith.addf %v_262, %c_26 : f32
                    %v_264 = arith.fptosi %v_245 : f32 to i32
                    %v_265 = arith.shrsi %v_264, %c_27 : i32
                    %v_266 = arith.subi %v_264, %v_265 : i32
                    %v_267 = arith.addi %v_265, %c_29 : i32
                    %v_268 = arith.shli %v_267, %c_28 : i32
                    %v_269 = arith.bitcast %v_268 : i32 to f32
                    %v_270 = arith.mulf %v_263, %v_269 : f32
                    %v_271 = arith.addi %v_266, %c_29 : i32
                    %v_272 = arith.shli %v_271, %c_28 : i32
                    %v_273 = arith.bitcast %v_272 : i32 to f32
                    %v_274 = arith.mulf %v_270, %v_273 : f32
                    %v_275 = arith.addf %v_274, %c_26 : f32
                    %v_276 = arith.divf %c_26, %v_275 : f32
                    %v_277 = arith.mulf %sum_156, %v_276 : f32
                    %v_278 = arith.mulf %v_277, %sum_184 : f32
                    memref.store %v_278, %hidden[%v_96, %i_107] : memref<?x24xf32>
                    %v_279 = arith.subf %c_14, %sum_163 : f32
                    %is_280 = arith.cmpf ogt, %v_279, %c_15 : f32
                    %v_281 = arith.select %is_280, %c_15, %v_279 : f32
                    %is_282 = arith.cmpf olt, %v_281, %c_16 : f32
                    %v_283 = arith.select %is_282, %c_16, %v_281 : f32
                    %v_284 = arith.mulf %v_283, %c_17 : f32
                    %v_285 = math.roundeven %v_284 : f32
                    %v_286 = arith.mulf %v_285, %c_18 : f32
                    %v_287 = arith.addf %v_286, %v_283 : f32
                    %v_288 = arith.mulf %v_285, %c_19 : f32
                    %v_289 = arith.addf %v_288, %v_287 : f32
                    %v_290 = arith.mulf %c_20, %v_289 : f32
                    %v_291 = arith.addf %v_290, %c_21 : f32
                    %v_292 = arith.mulf %v_291, %v_289 : f32
                    %v_293 = arith.addf %v_292, %c_22 : f32
                    %v_294 = arith.mulf %v_293, %v_289 : f32
                    %v_295 = arith.addf %v_294, %c_23 : f32
                    %v_296 = arith.mulf %v_295, %v_289 : f32
                    %v_297 = arith.addf %v_296, %c_24 : f32
                    %v_298 = arith.mulf %v_297, %v_289 : f32
                    %v_299 = arith.addf %v_298, %c_25 : f32
                    %v_300 = arith.mulf %v_299, %v_289 : f32
                    %v_301 = arith.addf %v_300, %c_26 : f32
                    %v_302 = arith.mulf %v_301, %v_289 : f32
                    %v_303 = arith.addf %v_302, %c_26 : f32
                    %v_304 = arith.fptosi %v_285 : f32 to i32
                    %v_305 = arith.shrsi %v_304, %c_27 : i32
                    %v_306 = arith.subi %v_304, %v_305 : i32
                    %v_307 = arith.addi %v_305, %c_29 : i32
                    %v_308 = arith.shli %v_307, %c_28 : i32
                    %v_309 = arith.bitcast %v_308 : i32 to f32
                    %v_310 = arith.mulf %v_303, %v_309 : f32
                    %v_311 = arith.addi %v_306, %c_29 : i32
                    %v_312 = arith.shli %v_311, %c_28 : i32
                    %v_313 = arith.bitcast %v_312 : i32 to f32
                    %v_314 = arith.mulf %v_310, %v_313 : f32
                    %v_315 = arith.addf %v_314, %c_26 : f32
                    %v_316 = arith.divf %c_26, %v_315 : f32
                    %v_317 = arith.mulf %sum_163, %v_316 : f32
                    %v_318 = arith.mulf %v_317, %sum_191 : f32
                    memref.store %v_318, %hidden[%v_98, %i_107] : memref<?x24xf32>
                    %v_319 = arith.subf %c_14, %sum_170 : f32
                    %is_320 = arith.cmpf ogt, %v_319, %c_15 : f32
                    %v_321 = arith.select %is_320, %c_15, %v_319 : f32
                    %is_322 = arith.cmpf olt, %v_321, %c_16 : f32
                    %v_323 = arith.select %is_322, %c_16, %v_321 : f32
                    %v_324 = arith.mulf %v_323, %c_17 : f32
                    %v_325 = math.roundeven %v_324 : f32
                    %v_326 = arith.mulf %v_325, %c_18 : f32
                    %v_327 = arith.addf %v_326, %v_323 : f32
                    %v_328 = arith.mulf %v_325, %c_19 : f32
                    %v_329 = arith.addf %v_328, %v_327 : f32
                    %v_330 = arith.mulf %c_20, %v_329 : f32
                    %v_331 = arith.addf %v_330, %c_21 : f32
                    %v_332 = arith.mulf %v_331, %v_329 : f32
                    %v_333 = arith.addf %v_332, %c_22 : f32
                    %v_334 = arith.mulf %v_333, %v_329 : f32
                    %v_335 = arith.addf %v_334, %c_23 : f32
                    %v_336 = arith.mulf %v_335, %v_329 : f32
                    %v_337 = arith.addf %v_336, %c_24 : f32
                    %v_338 = arith.mulf %v_337, %v_329 : f32
                    %v_339 = arith.addf %v_338, %c_25 : f32
                    %v_340 = arith.mulf %v_339, %v_329 : f32
                    %v_341 = arith.addf %v_340, %c_26 : f32
                    %v_342 = arith.mulf %v_341, %v_329 : f32
                    %v_343 = arith.addf %v_342, %c_26 : f32
                    %v_344 = arith.fptosi %v_325 : f32 to i32
                    %v_345 = arith.shrsi %v_344, %c_27 : i32
                    %v_346 = arith.subi %v_344, %v_345 : i32
                    %v_347 = arith.addi %v_345, %c_29 : i32
                    %v_348 = arith.shli %v_347, %c_28 : i32
                    %v_349 = arith.bitcast %v_348 : i32 to f32
                    %v_350 = arith.mulf %v_343, %v_349 : f32
                    %v_351 = arith.addi %v_346, %c_29 : i32
                    %v_352 = arith.shli %v_351, %c_28 : i32
                    %v_353 = arith.bitcast %v_352 : i32 to f32
                    %v_354 = arith.mulf %v_350, %v_353 : f32
                    %v_355 = arith.addf %v_354, %c_26 : f32
                    %v_356 = arith.divf %c_26, %v_355 : f32
                    %v_357 = arith.mulf %sum_170, %v_356 : f32
                    %v_358 = arith.mulf %v_357, %sum_198 : f32
                    memref.store %v_358, %hidden[%v_100, %i_107] : memref<?x24xf32>
                  }
                }
                %is_359 = arith.cmpi eq, %v_86, %c_4 : index
                %v_360 = arith.andi %is_359, %is_88 : i1
                scf.if %v_360 {
                  %v_361 = memref.load %group[%c_1] : memref<5xi32>
                  %v_362 = arith.index_cast %v_361 : i32 to index
                  %v_363 = memref.load %group[%c_0] : memref<5xi32>
                  %v_364 = arith.index_cast %v_363 : i32 to index
                  %v_365 = arith.divui %v_362, %c_11 : index
                  %v_366 = arith.divui %v_364, %c_11 : index
                  %v_367 = arith.addi %v_52, %c_5 : index
                  %v_368 = arith.minsi %v_367, %c_9 : index
                  scf.for %i_369 = %v_52 to %v_368 step %c_0 {
                    %v_370 = arith.addi %i_369, %c_9 : index
                    %loop_372:4 = scf.for %i_371 = %c_1 to %c_13 step %c_7 iter_args(%carry_373 = %c_12, %carry_374 = %c_12, %carry_375 = %c_12, %carry_376 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                      %v_377 = vector.load %x[%v_365, %i_371] : memref<?x40xf32>, vector<4xf32>
                      %v_378 = vector.load %x[%v_366, %i_371] : memref<?x40xf32>, vector<4xf32>
                      %v_379 = arith.addi %i_371, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_369, %v_379], read, locality<3>, data : memref<8x48x40xf32>
                      %v_380 = vector.load %expert_gate_up[%v_67, %i_369, %i_371] : memref<8x48x40xf32>, vector<4xf32>
                      %v_381 = arith.mulf %v_380, %v_377 : vector<4xf32>
                      %v_382 = arith.addf %v_381, %carry_373 : vector<4xf32>
                      %v_383 = arith.mulf %v_380, %v_378 : vector<4xf32>
                      %v_384 = arith.addf %v_383, %carry_374 : vector<4xf32>
                      %v_385 = arith.addi %i_371, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_370, %v_385], read, locality<3>, data : memref<8x48x40xf32>
                      %v_386 = vector.load %expert_gate_up[%v_67, %v_370, %i_371] : memref<8x48x40xf32>, vector<4xf32>
                      %v_387 = arith.mulf %v_386, %v_377 : vector<4xf32>
                      %v_388 = arith.addf %v_387, %carry_375 : vector<4xf32>
                      %v_389 = arith.mulf %v_386, %v_378 : vector<4xf32>
                      %v_390 = arith.addf %v_389, %carry_376 : vector<4xf32>
                      scf.yield %v_382, %v_384, %v_388, %v_390 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                    }
                    %v_391 = vector.shuffle %loop_372#0, %loop_372#0 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_392 = vector.shuffle %loop_372#0, %loop_372#0 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_393 = arith.addf %v_391, %v_392 : vector<2xf32>
                    %v_394 = vector.shuffle %v_393, %v_393 [0] : vector<2xf32>, vector<2xf32>
                    %v_395 = vector.shuffle %v_393, %v_393 [1] : vector<2xf32>, vector<2xf32>
                    %v_396 = arith.addf %v_394, %v_395 : vector<1xf32>
                    %sum_397 = vector.extract %v_396[0] : f32 from vector<1xf32>
                    %v_398 = vector.shuffle %loop_372#1, %loop_372#1 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_399 = vector.shuffle %loop_372#1, %loop_372#1 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_400 = arith.addf %v_398, %v_399 : vector<2xf32>
                    %v_401 = vector.shuffle %v_400, %v_400 [0] : vector<2xf32>, vector<2xf32>
                    %v_402 = vector.shuffle %v_400, %v_400 [1] : vector<2xf32>, vector<2xf32>
                    %v_403 = arith.addf %v_401, %v_402 : vector<1xf32>
                    %sum_404 = vector.extract %v_403[0] : f32 from vector<1xf32>
                    %v_405 = vector.shuffle %loop_372#2, %loop_372#2 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_406 = vector.shuffle %loop_372#2, %loop_372#2 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_407 = arith.addf %v_405, %v_406 : vector<2xf32>
                    %v_408 = vector.shuffle %v_407, %v_407 [0] : vector<2xf32>, vector<2xf32>
                    %v_409 = vector.shuffle %v_407, %v_407 [1] : vector<2xf32>, vector<2xf32>
                    %v_410 = arith.addf %v_408, %v_409 : vector<1xf32>
                    %sum_411 = vector.extract %v_410[0] : f32 from vector<1xf32>
                    %v_412 = vector.shuffle %loop_372#3, %loop_372#3 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_413 = vector.shuffle %loop_372#3, %loop_372#3 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_414 = arith.addf %v_412, %v_413 : vector<2xf32>
                    %v_415 = vector.shuffle %v_414, %v_414 [0] : vector<2xf32>, vector<2xf32>
                    %v_416 = vector.shuffle %v_414, %v_414 [1] : vector<2xf32>, vector<2xf32>
                    %v_417 = arith.addf %v_415, %v_416 : vector<1xf32>
                    %sum_418 = vector.extract %v_417[0] : f32 from vector<1xf32>
                    %v_419 = arith.subf %c_14, %sum_397 : f32
                    %is_420 = arith.cmpf ogt, %v_419, %c_15 : f32
                    %v_421 = arith.select %is_420, %c_15, %v_419 : f32
                    %is_422 = arith.cmpf olt, %v_421, %c_16 : f32
                    %v_423 = arith.select %is_422, %c_16, %v_421 : f32
                    %v_424 = arith.mulf %v_423, %c_17 : f32
                    %v_425 = math.roundeven %v_424 : f32
                    %v_426 = arith.mulf %v_425, %c_18 : f32
                    %v_427 = arith.addf %v_426, %v_423 : f32
                    %v_428 = arith.mulf %v_425, %c_19 : f32
                    %v_429 = arith.addf %v_428, %v_427 : f32
                    %v_430 = arith.mulf %c_20, %v_429 : f32
                    %v_431 = arith.addf %v_430, %c_21 : f32
                    %v_432 = arith.mulf %v_431, %v_429 : f32
                    %v_433 = arith.addf %v_432, %c_22 : f32
                    %v_434 = arith.mulf %v_433, %v_429 : f32
                    %v_435 = arith.addf %v_434, %c_23 : f32
                    %v_436 = arith.mulf %v_435, %v_429 : f32
                    %v_437 = arith.addf %v_436, %c_24 : f32
                    %v_438 = arith.mulf %v_437, %v_429 : f32
                    %v_439 = arith.addf %v_438, %c_25 : f32
                    %v_440 = arith.mulf %v_439, %v_429 : f32
                    %v_441 = arith.addf %v_440, %c_26 : f32
                    %v_442 = arith.mulf %v_441, %v_429 : f32
                    %v_443 = arith.addf %v_442, %c_26 : f32
                    %v_444 = arith.fptosi %v_425 : f32 to i32
                    %v_445 = arith.shrsi %v_444, %c_27 : i32
                    %v_446 = arith.subi %v_444, %v_445 : i32
                    %v_447 = arith.addi %v_445, %c_29 : i32
                    %v_448 = arith.shli %v_447, %c_28 : i32
                    %v_449 = arith.bitcast %v_448 : i32 to f32
                    %v_450 = arith.mulf %v_443, %v_449 : f32
                    %v_451 = arith.addi %v_446, %c_29 : i32
                    %v_452 = arith.shli %v_451, %c_28 : i32
                    %v_453 = arith.bitcast %v_452 : i32 to f32
                    %v_454 = arith.mulf %v_450, %v_453 : f32
                    %v_455 = arith.addf %v_454, %c_26 : f32
                    %v_456 = arith.divf %c_26, %v_455 : f32
                    %v_457 = arith.mulf %sum_397, %v_456 : f32
                    %v_458 = arith.mulf %v_457, %sum_411 : f32
                    memref.store %v_458, %hidden[%v_362, %i_369] : memref<?x24xf32>
                    %v_459 = arith.subf %c_14, %sum_404 : f32
                    %is_460 = arith.cmpf ogt, %v_459, %c_15 : f32
                    %v_461 = arith.select %is_460, %c_15, %v_459 : f32
                    %is_462 = arith.cmpf olt, %v_461, %c_16 : f32
                    %v_463 = arith.select %is_462, %c_16, %v_461 : f32
                    %v_464 = arith.mulf %v_463, %c_17 : f32
                    %v_465 = math.roundeven %v_464 : f32
                    %v_466 = arith.mulf %v_465, %c_18 : f32
                    %v_467 = arith.addf %v_466, %v_463 : f32
                    %v_468 = arith.mulf %v_465, %c_19 : f32
                    %v_469 = arith.addf %v_468, %v_467 : f32
                    %v_470 = arith.mulf %c_20, %v_469 : f32
                    %v_471 = arith.addf %v_470, %c_21 : f32
                    %v_472 = arith.mulf %v_471, %v_469 : f32
                    %v_473 = arith.addf %v_472, %c_22 : f32
                    %v_474 = arith.mulf %v_473, %v_469 : f32
                    %v_475 = arith.addf %v_474, %c_23 : f32
                    %v_476 = arith.mulf %v_475, %v_469 : f32
                    %v_477 = arith.addf %v_476, %c_24 : f32
                    %v_478 = arith.mulf %v_477, %v_469 : f32
                    %v_479 = arith.addf %v_478, %c_25 : f32
                    %v_480 = arith.mulf %v_479, %v_469 : f32
                    %v_481 = arith.addf %v_480, %c_26 : f32
                    %v_482 = arith.mulf %v_481, %v_469 : f32
                    %v_483 = arith.addf %v_482, %c_26 : f32
                    %v_484 = arith.fptosi %v_465 : f32 to i32
                    %v_485 = arith.shrsi %v_484, %c_27 : i32
                    %v_486 = arith.subi %v_484, %v_485 : i32
                    %v_487 = arith.addi %v_485, %c_29 : i32
                    %v_488 = arith.shli %v_487, %c_28 : i32
                    %v_489 = arith.bitcast %v_488 : i32 to f32
                    %v_490 = arith.mulf %v_483, %v_489 : f32
                    %v_491 = arith.addi %v_486, %c_29 : i32
                    %v_492 = arith.shli %v_491, %c_28 : i32
                    %v_493 = arith.bitcast %v_492 : i32 to f32
                    %v_494 = arith.mulf %v_490, %v_493 : f32
                    %v_495 = arith.addf %v_494, %c_26 : f32
                    %v_496 = arith.divf %c_26, %v_495 : f32
                    %v_497 = arith.mulf %sum_404, %v_496 : f32
                    %v_498 = arith.mulf %v_497, %sum_418 : f32
                    memref.store %v_498, %hidden[%v_364, %i_369] : memref<?x24xf32>
                  }
                }
                %is_499 = arith.cmpi eq, %v_86, %c_0 : index
                %v_500 = arith.andi %is_499, %is_88 : i1
                scf.if %v_500 {
                  %v_501 = memref.load %group[%c_1] : memref<5xi32>
                  %v_502 = arith.index_cast %v_501 : i32 to index
                  %v_503 = arith.divui %v_502, %c_11 : index
                  %v_504 = arith.addi %v_52, %c_5 : index
                  %v_505 = arith.minsi %v_504, %c_9 : index
                  scf.for %i_506 = %v_52 to %v_505 step %c_0 {
                    %v_507 = arith.addi %i_506, %c_9 : index
                    %loop_509:2 = scf.for %i_508 = %c_1 to %c_13 step %c_7 iter_args(%carry_510 = %c_12, %carry_511 = %c_12) -> (vector<4xf32>, vector<4xf32>) {
                      %v_512 = vector.load %x[%v_503, %i_508] : memref<?x40xf32>, vector<4xf32>
                      %v_513 = arith.addi %i_508, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_506, %v_513], read, locality<3>, data : memref<8x48x40xf32>
                      %v_514 = vector.load %expert_gate_up[%v_67, %i_506, %i_508] : memref<8x48x40xf32>, vector<4xf32>
                      %v_515 = arith.mulf %v_514, %v_512 : vector<4xf32>
                      %v_516 = arith.addf %v_515, %carry_510 : vector<4xf32>
                      %v_517 = arith.addi %i_508, %c_10 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_507, %v_517], read, locality<3>, data : memref<8x48x40xf32>
                      %v_518 = vector.load %expert_gate_up[%v_67, %v_507, %i_508] : memref<8x48x40xf32>, vector<4xf32>
                      %v_519 = arith.mulf %v_518, %v_512 : vector<4xf32>
                      %v_520 = arith.addf %v_519, %carry_511 : vector<4xf32>
                      scf.yield %v_516, %v_520 : vector<4xf32>, vector<4xf32>
                    }
                    %v_521 = vector.shuffle %loop_509#0, %loop_509#0 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_522 = vector.shuffle %loop_509#0, %loop_509#0 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_523 = arith.addf %v_521, %v_522 : vector<2xf32>
                    %v_524 = vector.shuffle %v_523, %v_523 [0] : vector<2xf32>, vector<2xf32>
                    %v_525 = vector.shuffle %v_523, %v_523 [1] : vector<2xf32>, vector<2xf32>
                    %v_526 = arith.addf %v_524, %v_525 : vector<1xf32>
                    %sum_527 = vector.extract %v_526[0] : f32 from vector<1xf32>
                    %v_528 = vector.shuffle %loop_509#1, %loop_509#1 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_529 = vector.shuffle %loop_509#1, %loop_509#1 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_530 = arith.addf %v_528, %v_529 : vector<2xf32>
                    %v_531 = vector.shuffle %v_530, %v_530 [0] : vector<2xf32>, vector<2xf32>
                    %v_532 = vector.shuffle %v_530, %v_530 [1] : vector<2xf32>, vector<2xf32>
                    %v_533 = arith.addf %v_531, %v_532 : vector<1xf32>
                    %sum_534 = vector.extract %v_533[0] : f32 from vector<1xf32>
                    %v_535 = arith.subf %c_14, %sum_527 : f32
                    %is_536 = arith.cmpf ogt, %v_535, %c_15 : f32
                    %v_537 = arith.select %is_536, %c_15, %v_535 : f32
                    %is_538 = arith.cmpf olt, %v_537, %c_16 : f32
                    %v_539 = arith.select %is_538, %c_16, %v_537 : f32
                    %v_540 = arith.mulf %v_539, %c_17 : f32
                    %v_541 = math.roundeven %v_540 : f32
                    %v_542 = arith.mulf %v_541, %c_18 : f32
                    %v_543 = arith.addf %v_542, %v_539 : f32
                    %v_544 = arith.mulf %v_541, %c_19 : f32
                    %v_545 = arith.addf %v_544, %v_543 : f32
                    %v_546 = arith.mulf %c_20, %v_545 : f32
                    %v_547 = arith.addf %v_546, %c_21 : f32
                    %v_548 = arith.mulf %v_547, %v_545 : f32
                    %v_549 = arith.addf %v_548, %c_22 : f32
                    %v_550 = arith.mulf %v_549, %v_545 : f32
                    %v_551 = arith.addf %v_550, %c_23 : f32
                    %v_552 = arith.mulf %v_551, %v_545 : f32
                    %v_553 = arith.addf %v_552, %c_24 : f32
                    %v_554 = arith.mulf %v_553, %v_545 : f32
                    %v_555 = arith.addf %v_554, %c_25 : f32
                    %v_556 = arith.mulf %v_555, %v_545 : f32
                    %v_557 = arith.addf %v_556, %c_26 : f32
                    %v_558 = arith.mulf %v_557, %v_545 : f32
                    %v_559 = arith.addf %v_558, %c_26 : f32
                    %v_560 = arith.fptosi %v_541 : f32 to i32
                    %v_561 = arith.shrsi %v_560, %c_27 : i32
                    %v_562 = arith.subi %v_560, %v_561 : i32
                    %v_563 = arith.addi %v_561, %c_29 : i32
                    %v_564 = arith.shli %v_563, %c_28 : i32
                    %v_565 = arith.bitcast %v_564 : i32 to f32
                    %v_566 = arith.mulf %v_559, %v_565 : f32
                    %v_567 = arith.addi %v_562, %c_29 : i32
                    %v_568 = arith.shli %v_567, %c_28 : i32
                    %v_569 = arith.bitcast %v_568 : i32 to f32
                    %v_570 = arith.mulf %v_566, %v_569 : f32
                    %v_571 = arith.addf %v_570, %c_26 : f32
                    %v_572 = arith.divf %c_26, %v_571 : f32
                    %v_573 = arith.mulf %sum_527, %v_572 : f32
                    %v_574 = arith.mulf %v_573, %sum_534 : f32
                    memref.store %v_574, %hidden[%v_502, %i_506] : memref<?x24xf32>
                  }
                }
                %is_575 = arith.cmpi eq, %v_86, %c_7 : index
                %v_576 = arith.select %is_575, %c_1, %v_86 : index
                scf.yield %v_576 : index
              }
            }
          }
          scf.yield %v_45, %loop_36#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %taken_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 16 : index
        %c_5 = arith.constant 8 : index
        %c_6 = arith.constant 32 : index
        %c_7 = arith.constant false
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant dense<0> : vector<4xi32>
        %c_10 = arith.constant 512 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 40 : index
        %c_13 = arith.constant 39 : index
        %c_14 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_17 = arith.constant dense<1> : vector<16xi32>
        %c_18 = arith.constant dense<0> : vector<16xi32>
        %c_19 = arith.constant dense<0x00000000> : vector<16xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf32>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xf32>
        %taken = stream.binding.subspan %taken_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%slots}
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %taken : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %v_3 = arith.index_cast %v_2 : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = arith.index_cast %c_2 : index to i32
        %v_6 = llvm.atomicrmw add %pointer_4, %v_5 monotonic : !llvm.ptr, i32
        %v_7 = arith.index_cast %v_6 : i32 to index
        %v_8 = arith.divui %c_1, %c_4 : index
        %v_9 = arith.maxsi %v_8, %c_2 : index
        %v_10 = arith.divui %v_7, %c_5 : index
        %loop_12:2 = scf.for %i_11 = %c_3 to %v_10 step %c_2 iter_args(%carry_13 = %c_3, %carry_14 = %v_9) -> (index, index) {
          %v_15 = arith.muli %carry_14, %c_5 : index
          %v_16 = arith.addi %carry_13, %v_15 : index
          %v_17 = arith.divui %carry_14, %c_1 : index
          %v_18 = arith.maxsi %v_17, %c_2 : index
          scf.yield %v_16, %v_18 : index, index
        }
        %v_19 = arith.remui %v_7, %c_5 : index
        %v_20 = arith.muli %v_19, %loop_12#1 : index
        %v_21 = arith.addi %loop_12#0, %v_20 : index
        %end_24:2 = scf.while (%at_22 = %v_21, %at_23 = %loop_12#1) : (index, index) -> (index, index) {
          %is_27 = arith.cmpi slt, %at_22, %c_1 : index
          scf.condition(%is_27) %at_22, %at_23 : index, index
        } do {
          ^bb0(%i_25: index, %i_26: index):
          %v_28 = arith.index_cast %v_2 : index to i64
          %pointer_29 = llvm.inttoptr %v_28 : i64 to !llvm.ptr
          %v_30 = arith.index_cast %c_2 : index to i32
          %v_31 = llvm.atomicrmw add %pointer_29, %v_30 monotonic : !llvm.ptr, i32
          %v_32 = arith.index_cast %v_31 : i32 to index
          %v_33 = arith.divui %c_1, %c_4 : index
          %v_34 = arith.maxsi %v_33, %c_2 : index
          %v_35 = arith.divui %v_32, %c_5 : index
          %loop_37:2 = scf.for %i_36 = %c_3 to %v_35 step %c_2 iter_args(%carry_38 = %c_3, %carry_39 = %v_34) -> (index, index) {
            %v_40 = arith.muli %carry_39, %c_5 : index
            %v_41 = arith.addi %carry_38, %v_40 : index
            %v_42 = arith.divui %carry_39, %c_1 : index
            %v_43 = arith.maxsi %v_42, %c_2 : index
            scf.yield %v_41, %v_43 : index, index
          }
          %v_44 = arith.remui %v_32, %c_5 : index
          %v_45 = arith.muli %v_44, %loop_37#1 : index
          %v_46 = arith.addi %loop_37#0, %v_45 : index
          %v_47 = arith.addi %i_25, %i_26 : index
          scf.for %i_48 = %i_25 to %v_47 step %c_2 {
            %v_49 = arith.addi %i_48, %c_2 : index
            %is_50 = arith.cmpi eq, %v_49, %v_47 : index
            %v_51 = arith.select %is_50, %v_46, %v_49 : index
            %v_52 = arith.muli %i_48, %c_6 : index
            scf.for %i_53 = %c_3 to %slots step %c_2 {
              %v_54 = memref.load %ids[%i_53] : memref<?xi32>
              %v_55 = vector.broadcast %v_54 : i32 to vector<4xi32>
              %loop_57:1 = scf.for %i_56 = %c_3 to %i_53 step %c_8 iter_args(%carry_58 = %c_7) -> (i1) {
                %v_59 = arith.subi %i_53, %i_56 : index
                %mask_60 = vector.create_mask %v_59 : vector<4xi1>
                %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_9 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
                %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<4xi32>
                %v_63 = arith.andi %is_62, %mask_60 : vector<4xi1>
                %any_64 = vector.reduction <or>, %v_63 : vector<4xi1> into i1
                %v_65 = arith.ori %carry_58, %any_64 : i1
                scf.yield %v_65 : i1
              }
              %is_66 = arith.cmpi eq, %loop_57#0, %c_7 : i1
              scf.if %is_66 {
                %v_67 = arith.index_cast %v_54 : i32 to index
                %v_68 = arith.addi %i_53, %c_2 : index
                %is_69 = arith.cmpi eq, %v_68, %slots : index
                %v_70 = arith.select %is_69, %v_51, %i_48 : index
                %v_71 = arith.muli %v_70, %c_6 : index
                %v_72 = arith.addi %i_53, %c_2 : index
                %v_73 = arith.select %is_69, %c_3, %v_72 : index
                %v_74 = arith.addi %v_71, %c_4 : index
                %v_75 = memref.load %ids[%v_73] : memref<?xi32>
                %v_76 = arith.index_cast %v_75 : i32 to index
                scf.for %i_77 = %c_3 to %c_10 step %c_4 {
                  memref.prefetch %expert_down[%v_76, %v_71, %i_77], read, locality<3>, data : memref<8x40x24xf32>
                }
                scf.for %i_78 = %c_3 to %c_10 step %c_4 {
                  memref.prefetch %expert_down[%v_76, %v_74, %i_78], read, locality<3>, data : memref<8x40x24xf32>
                }
                %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
                %loop_80:1 = scf.for %i_79 = %i_53 to %slots step %c_2 iter_args(%carry_81 = %c_3) -> (index) {
                  %v_82 = arith.index_cast %i_79 : index to i32
                  %v_83 = memref.load %ids[%i_79] : memref<?xi32>
                  %is_84 = arith.cmpi eq, %v_83, %v_54 : i32
                  scf.if %is_84 {
                    memref.store %v_82, %group[%carry_81] : memref<5xi32>
                    %v_85 = arith.addi %carry_81, %c_2 : index
                    memref.store %v_82, %group[%v_85] : memref<5xi32>
                  }
                  %v_86 = arith.addi %carry_81, %c_2 : index
                  %v_87 = arith.select %is_84, %v_86, %carry_81 : index
                  %v_88 = arith.subi %slots, %c_2 : index
                  %is_89 = arith.cmpi eq, %i_79, %v_88 : index
                  %is_90 = arith.cmpi eq, %v_87, %c_8 : index
                  %is_91 = arith.cmpi eq, %v_87, %c_11 : index
                  %v_92 = arith.andi %is_91, %is_89 : i1
                  %v_93 = arith.ori %is_90, %v_92 : i1
                  scf.if %v_93 {
                    %v_94 = memref.load %group[%c_3] : memref<5xi32>
                    %v_95 = arith.index_cast %v_94 : i32 to index
                    %v_96 = memref.load %group[%c_2] : memref<5xi32>
                    %v_97 = arith.index_cast %v_96 : i32 to index
                    %v_98 = memref.load %group[%c_1] : memref<5xi32>
                    %v_99 = arith.index_cast %v_98 : i32 to index
                    %v_100 = memref.load %group[%c_11] : memref<5xi32>
                    %v_101 = arith.index_cast %v_100 : i32 to index
                    %v_102 = arith.addi %v_52, %c_4 : index
                    %v_103 = arith.minsi %v_102, %c_12 : index
                    scf.for %i_104 = %v_52 to %v_103 step %c_2 {
                      %v_105 = arith.addi %i_104, %c_4 : index
                      %v_106 = arith.minsi %v_105, %c_13 : index
                      %loop_108:8 = scf.for %i_107 = %c_3 to %c_15 step %c_8 iter_args(%carry_109 = %c_14, %carry_110 = %c_14, %carry_111 = %c_14, %carry_112 = %c_14, %carry_113 = %c_14, %carry_114 = %c_14, %carry_115 = %c_14, %carry_116 = %c_14) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                        %v_117 = vector.load %hidden[%v_95, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_118 = vector.load %hidden[%v_97, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_119 = vector.load %hidden[%v_99, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_120 = vector.load %hidden[%v_101, %i_107] : memref<?x24xf32>, vector<4xf32>
                        %v_121 = arith.addi %i_107, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %i_104, %v_121], read, locality<3>, data : memref<8x40x24xf32>
                        %v_122 = vector.load %expert_down[%v_67, %i_104, %i_107] : memref<8x40x24xf32>, vector<4xf32>
                        %v_123 = arith.mulf %v_122, %v_117 : vector<4xf32>
                        %v_124 = arith.addf %v_123, %carry_109 : vector<4xf32>
                        %v_125 = arith.mulf %v_122, %v_118 : vector<4xf32>
                        %v_126 = arith.addf %v_125, %carry_110 : vector<4xf32>
                        %v_127 = arith.mulf %v_122, %v_119 : vector<4xf32>
                        %v_128 = arith.addf %v_127, %carry_111 : vector<4xf32>
                        %v_129 = arith.mulf %v_122, %v_120 : vector<4xf32>
                        %v_130 = arith.addf %v_129, %carry_112 : vector<4xf32>
                        %v_131 = arith.addi %i_107, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %v_106, %v_131], read, locality<3>, data : memref<8x40x24xf32>
                        %v_132 = vector.load %expert_down[%v_67, %v_106, %i_107] : memref<8x40x24xf32>, vector<4xf32>
                        %v_133 = arith.mulf %v_132, %v_117 : vector<4xf32>
                        %v_134 = arith.addf %v_133, %carry_113 : vector<4xf32>
                        %v_135 = arith.mulf %v_132, %v_118 : vector<4xf32>
                        %v_136 = arith.addf %v_135, %carry_114 : vector<4xf32>
                        %v_137 = arith.mulf %v_132, %v_119 : vector<4xf32>
                        %v_138 = arith.addf %v_137, %carry_115 : vector<4xf32>
                        %v_139 = arith.mulf %v_132, %v_120 : vector<4xf32>
                        %v_140 = arith.addf %v_139, %carry_116 : vector<4xf32>
                        scf.yield %v_124, %v_126, %v_128, %v_130, %v_134, %v_136, %v_138, %v_140 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                      }
                      %v_141 = vector.shuffle %loop_108#0, %loop_108#0 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_142 = vector.shuffle %loop_108#0, %loop_108#0 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_143 = arith.addf %v_141, %v_142 : vector<2xf32>
                      %v_144 = vector.shuffle %v_143, %v_143 [0] : vector<2xf32>, vector<2xf32>
                      %v_145 = vector.shuffle %v_143, %v_143 [1] : vector<2xf32>, vector<2xf32>
                      %v_146 = arith.addf %v_144, %v_145 : vector<1xf32>
                      %sum_147 = vector.extract %v_146[0] : f32 from vector<1xf32>
                      %v_148 = vector.shuffle %loop_108#1, %loop_108#1 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_149 = vector.shuffle %loop_108#1, %loop_108#1 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_150 = arith.addf %v_148, %v_149 : vector<2xf32>
                      %v_151 = vector.shuffle %v_150, %v_150 [0] : vector<2xf32>, vector<2xf32>
                      %v_152 = vector.shuffle %v_150, %v_150 [1] : vector<2xf32>, vector<2xf32>
                      %v_153 = arith.addf %v_151, %v_152 : vector<1xf32>
                      %sum_154 = vector.extract %v_153[0] : f32 from vector<1xf32>
                      %v_155 = vector.shuffle %loop_108#2, %loop_108#2 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_156 = vector.shuffle %loop_108#2, %loop_108#2 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_157 = arith.addf %v_155, %v_156 : vector<2xf32>
                      %v_158 = vector.shuffle %v_157, %v_157 [0] : vector<2xf32>, vector<2xf32>
                      %v_159 = vector.shuffle %v_157, %v_157 [1] : vector<2xf32>, vector<2xf32>
                      %v_160 = arith.addf %v_158, %v_159 : vector<1xf32>
                      %sum_161 = vector.extract %v_160[0] : f32 from vector<1xf32>
                      %v_162 = vector.shuffle %loop_108#3, %loop_108#3 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_163 = vector.shuffle %loop_108#3, %loop_108#3 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_164 = arith.addf %v_162, %v_163 : vector<2xf32>
                      %v_165 = vector.shuffle %v_164, %v_164 [0] : vector<2xf32>, vector<2xf32>
                      %v_166 = vector.shuffle %v_164, %v_164 [1] : vector<2xf32>, vector<2xf32>
                      %v_167 = arith.addf %v_165, %v_166 : vector<1xf32>
                      %sum_168 = vector.extract %v_167[0] : f32 from vector<1xf32>
                      %v_169 = vector.shuffle %loop_108#4, %loop_108#4 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_170 = vector.shuffle %loop_108#4, %loop_108#4 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_171 = arith.addf %v_169, %v_170 : vector<2xf32>
                      %v_172 = vector.shuffle %v_171, %v_171 [0] : vector<2xf32>, vector<2xf32>
                      %v_173 = vector.shuffle %v_171, %v_171 [1] : vector<2xf32>, vector<2xf32>
                      %v_174 = arith.addf %v_172, %v_173 : vector<1xf32>
                      %sum_175 = vector.extract %v_174[0] : f32 from vector<1xf32>
                      %v_176 = vector.shuffle %loop_108#5, %loop_108#5 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_177 = vector.shuffle %loop_108#5, %loop_108#5 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_178 = arith.addf %v_176, %v_177 : vector<2xf32>
                      %v_179 = vector.shuffle %v_178, %v_178 [0] : vector<2xf32>, vector<2xf32>
                      %v_180 = vector.shuffle %v_178, %v_178 [1] : vector<2xf32>, vector<2xf32>
                      %v_181 = arith.addf %v_179, %v_180 : vector<1xf32>
                      %sum_182 = vector.extract %v_181[0] : f32 from vector<1xf32>
                      %v_183 = vector.shuffle %loop_108#6, %loop_108#6 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_184 = vector.shuffle %loop_108#6, %loop_108#6 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_185 = arith.addf %v_183, %v_184 : vector<2xf32>
                      %v_186 = vector.shuffle %v_185, %v_185 [0] : vector<2xf32>, vector<2xf32>
                      %v_187 = vector.shuffle %v_185, %v_185 [1] : vector<2xf32>, vector<2xf32>
                      %v_188 = arith.addf %v_186, %v_187 : vector<1xf32>
                      %sum_189 = vector.extract %v_188[0] : f32 from vector<1xf32>
                      %v_190 = vector.shuffle %loop_108#7, %loop_108#7 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_191 = vector.shuffle %loop_108#7, %loop_108#7 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_192 = arith.addf %v_190, %v_191 : vector<2xf32>
                      %v_193 = vector.shuffle %v_192, %v_192 [0] : vector<2xf32>, vector<2xf32>
                      %v_194 = vector.shuffle %v_192, %v_192 [1] : vector<2xf32>, vector<2xf32>
                      %v_195 = arith.addf %v_193, %v_194 : vector<1xf32>
                      %sum_196 = vector.extract %v_195[0] : f32 from vector<1xf32>
                      memref.store %sum_147, %outputs[%v_95, %i_104] : memref<?x40xf32>
                      memref.store %sum_154, %outputs[%v_97, %i_104] : memref<?x40xf32>
                      memref.store %sum_161, %outputs[%v_99, %i_104] : memref<?x40xf32>
                      memref.store %sum_168, %outputs[%v_101, %i_104] : memref<?x40xf32>
                      memref.store %sum_175, %outputs[%v_95, %v_106] : memref<?x40xf32>
                      memref.store %sum_182, %outputs[%v_97, %v_106] : memref<?x40xf32>
                      memref.store %sum_189, %outputs[%v_99, %v_106] : memref<?x40xf32>
                      memref.store %sum_196, %outputs[%v_101, %v_106] : memref<?x40xf32>
                    }
                  }
                  %is_197 = arith.cmpi eq, %v_87, %c_1 : index
                  %v_198 = arith.andi %is_197, %is_89 : i1
                  scf.if %v_198 {
                    %v_199 = memref.load %group[%c_3] : memref<5xi32>
                    %v_200 = arith.index_cast %v_199 : i32 to index
                    %v_201 = memref.load %group[%c_2] : memref<5xi32>
                    %v_202 = arith.index_cast %v_201 : i32 to index
                    %v_203 = arith.addi %v_52, %c_4 : index
                    %v_204 = arith.minsi %v_203, %c_12 : index
                    scf.for %i_205 = %v_52 to %v_204 step %c_2 {
                      %v_206 = arith.addi %i_205, %c_4 : index
                      %v_207 = arith.minsi %v_206, %c_13 : index
                      %loop_209:4 = scf.for %i_208 = %c_3 to %c_15 step %c_8 iter_args(%carry_210 = %c_14, %carry_211 = %c_14, %carry_212 = %c_14, %carry_213 = %c_14) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                        %v_214 = vector.load %hidden[%v_200, %i_208] : memref<?x24xf32>, vector<4xf32>
                        %v_215 = vector.load %hidden[%v_202, %i_208] : memref<?x24xf32>, vector<4xf32>
                        %v_216 = arith.addi %i_208, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %i_205, %v_216], read, locality<3>, data : memref<8x40x24xf32>
                        %v_217 = vector.load %expert_down[%v_67, %i_205, %i_208] : memref<8x40x24xf32>, vector<4xf32>
                        %v_218 = arith.mulf %v_217, %v_214 : vector<4xf32>
                        %v_219 = arith.addf %v_218, %carry_210 : vector<4xf32>
                        %v_220 = arith.mulf %v_217, %v_215 : vector<4xf32>
                        %v_221 = arith.addf %v_220, %carry_211 : vector<4xf32>
                        %v_222 = arith.addi %i_208, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %v_207, %v_222], read, locality<3>, data : memref<8x40x24xf32>
                        %v_223 = vector.load %expert_down[%v_67, %v_207, %i_208] : memref<8x40x24xf32>, vector<4xf32>
                        %v_224 = arith.mulf %v_223, %v_214 : vector<4xf32>
                        %v_225 = arith.addf %v_224, %carry_212 : vector<4xf32>
                        %v_226 = arith.mulf %v_223, %v_215 : vector<4xf32>
                        %v_227 = arith.addf %v_226, %carry_213 : vector<4xf32>
                        scf.yield %v_219, %v_221, %v_225, %v_227 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                      }
                      %v_228 = vector.shuffle %loop_209#0, %loop_209#0 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_229 = vector.shuffle %loop_209#0, %loop_209#0 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_230 = arith.addf %v_228, %v_229 : vector<2xf32>
                      %v_231 = vector.shuffle %v_230, %v_230 [0] : vector<2xf32>, vector<2xf32>
                      %v_232 = vector.shuffle %v_230, %v_230 [1] : vector<2xf32>, vector<2xf32>
                      %v_233 = arith.addf %v_231, %v_232 : vector<1xf32>
                      %sum_234 = vector.extract %v_233[0] : f32 from vector<1xf32>
                      %v_235 = vector.shuffle %loop_209#1, %loop_209#1 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_236 = vector.shuffle %loop_209#1, %loop_209#1 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_237 = arith.addf %v_235, %v_236 : vector<2xf32>
                      %v_238 = vector.shuffle %v_237, %v_237 [0] : vector<2xf32>, vector<2xf32>
                      %v_239 = vector.shuffle %v_237, %v_237 [1] : vector<2xf32>, vector<2xf32>
                      %v_240 = arith.addf %v_238, %v_239 : vector<1xf32>
                      %sum_241 = vector.extract %v_240[0] : f32 from vector<1xf32>
                      %v_242 = vector.shuffle %loop_209#2, %loop_209#2 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_243 = vector.shuffle %loop_209#2, %loop_209#2 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_244 = arith.addf %v_242, %v_243 : vector<2xf32>
                      %v_245 = vector.shuffle %v_244, %v_244 [0] : vector<2xf32>, vector<2xf32>
                      %v_246 = vector.shuffle %v_244, %v_244 [1] : vector<2xf32>, vector<2xf32>
                      %v_247 = arith.addf %v_245, %v_246 : vector<1xf32>
                      %sum_248 = vector.extract %v_247[0] : f32 from vector<1xf32>
                      %v_249 = vector.shuffle %loop_209#3, %loop_209#3 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_250 = vector.shuffle %loop_209#3, %loop_209#3 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_251 = arith.addf %v_249, %v_250 : vector<2xf32>
                      %v_252 = vector.shuffle %v_251, %v_251 [0] : vector<2xf32>, vector<2xf32>
                      %v_253 = vector.shuffle %v_251, %v_251 [1] : vector<2xf32>, vector<2xf32>
                      %v_254 = arith.addf %v_252, %v_253 : vector<1xf32>
                      %sum_255 = vector.extract %v_254[0] : f32 from vector<1xf32>
                      memref.store %sum_234, %outputs[%v_200, %i_205] : memref<?x40xf32>
                      memref.store %sum_241, %outputs[%v_202, %i_205] : memref<?x40xf32>
                      memref.store %sum_248, %outputs[%v_200, %v_207] : memref<?x40xf32>
                      memref.store %sum_255, %outputs[%v_202, %v_207] : memref<?x40xf32>
                    }
                  }
                  %is_256 = arith.cmpi eq, %v_87, %c_2 : index
                  %v_257 = arith.andi %is_256, %is_89 : i1
                  scf.if %v_257 {
                    %v_258 = memref.load %group[%c_3] : memref<5xi32>
                    %v_259 = arith.index_cast %v_258 : i32 to index
                    %v_260 = arith.addi %v_52, %c_4 : index
                    %v_261 = arith.minsi %v_260, %c_12 : index
                    scf.for %i_262 = %v_52 to %v_261 step %c_2 {
                      %v_263 = arith.addi %i_262, %c_4 : index
                      %v_264 = arith.minsi %v_263, %c_13 : index
                      %loop_266:2 = scf.for %i_265 = %c_3 to %c_15 step %c_8 iter_args(%carry_267 = %c_14, %carry_268 = %c_14) -> (vector<4xf32>, vector<4xf32>) {
                        %v_269 = vector.load %hidden[%v_259, %i_265] : memref<?x24xf32>, vector<4xf32>
                        %v_270 = arith.addi %i_265, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %i_262, %v_270], read, locality<3>, data : memref<8x40x24xf32>
                        %v_271 = vector.load %expert_down[%v_67, %i_262, %i_265] : memref<8x40x24xf32>, vector<4xf32>
                        %v_272 = arith.mulf %v_271, %v_269 : vector<4xf32>
                        %v_273 = arith.addf %v_272, %carry_267 : vector<4xf32>
                        %v_274 = arith.addi %i_265, %c_10 : index
                        memref.prefetch %expert_down[%v_67, %v_264, %v_274], read, locality<3>, data : memref<8x40x24xf32>
                        %v_275 = vector.load %expert_down[%v_67, %v_264, %i_265] : memref<8x40x24xf32>, vector<4xf32>
                        %v_276 = arith.mulf %v_275, %v_269 : vector<4xf32>
                        %v_277 = arith.addf %v_276, %carry_268 : vector<4xf32>
                        scf.yield %v_273, %v_277 : vector<4xf32>, vector<4xf32>
                      }
                      %v_278 = vector.shuffle %loop_266#0, %loop_266#0 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_279 = vector.shuffle %loop_266#0, %loop_266#0 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_280 = arith.addf %v_278, %v_279 : vector<2xf32>
                      %v_281 = vector.shuffle %v_280, %v_280 [0] : vector<2xf32>, vector<2xf32>
                      %v_282 = vector.shuffle %v_280, %v_280 [1] : vector<2xf32>, vector<2xf32>
                      %v_283 = arith.addf %v_281, %v_282 : vector<1xf32>
                      %sum_284 = vector.extract %v_283[0] : f32 from vector<1xf32>
                      %v_285 = vector.shuffle %loop_266#1, %loop_266#1 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_286 = vector.shuffle %loop_266#1, %loop_266#1 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_287 = arith.addf %v_285, %v_286 : vector<2xf32>
                      %v_288 = vector.shuffle %v_287, %v_287 [0] : vector<2xf32>, vector<2xf32>
                      %v_289 = vector.shuffle %v_287, %v_287 [1] : vector<2xf32>, vector<2xf32>
                      %v_290 = arith.addf %v_288, %v_289 : vector<1xf32>
                      %sum_291 = vector.extract %v_290[0] : f32 from vector<1xf32>
                      memref.store %sum_284, %outputs[%v_259, %i_262] : memref<?x40xf32>
                      memref.store %sum_291, %outputs[%v_259, %v_264] : memref<?x40xf32>
                    }
                  }
                  %is_292 = arith.cmpi eq, %v_87, %c_8 : index
                  %v_293 = arith.select %is_292, %c_3, %v_87 : index
                  scf.yield %v_293 : index
                }
              }
            }
            %v_294 = arith.addi %v_52, %c_6 : index
            %v_295 = arith.minsi %v_294, %c_12 : index
            // combine: the token's slots by rising expert
            scf.for %i_296 = %c_3 to %tokens step %c_2 {
              %v_297 = arith.muli %i_296, %c_11 : index
              scf.for %i_298 = %c_3 to %c_11 step %c_2 {
                %v_299 = arith.addi %v_297, %i_298 : index
                %v_300 = memref.load %ids[%v_299] : memref<?xi32>
                %v_301 = vector.broadcast %v_300 : i32 to vector<16xi32>
                %loop_303:1 = scf.for %i_302 = %c_3 to %c_11 step %c_4 iter_args(%carry_304 = %c_18) -> (vector<16xi32>) {
                  %v_305 = arith.subi %c_11, %i_302 : index
                  %mask_306 = vector.create_mask %v_305 : vector<16xi1>
                  %v_307 = arith.addi %v_297, %i_302 : index
                  %v_308 = vector.maskedload %ids[%v_307], %mask_306, %c_18 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_309 = arith.index_cast %i_302 : index to i32
                  %v_310 = vector.broadcast %v_309 : i32 to vector<16xi32>
                  %v_311 = arith.addi %c_16, %v_310 : vector<16xi32>
                  %v_312 = arith.index_cast %i_298 : index to i32
                  %v_313 = vector.broadcast %v_312 : i32 to vector<16xi32>
                  %is_314 = arith.cmpi slt, %v_311, %v_313 : vector<16xi32>
                  %is_315 = arith.cmpi slt, %v_308, %v_301 : vector<16xi32>
                  %is_316 = arith.cmpi eq, %v_308, %v_301 : vector<16xi32>
                  %v_317 = arith.andi %is_316, %is_314 : vector<16xi1>
                  %v_318 = arith.ori %is_315, %v_317 : vector<16xi1>
                  %v_319 = arith.andi %v_318, %mask_306 : vector<16xi1>
                  %v_320 = arith.select %v_319, %c_17, %c_18 : vector<16xi1>, vector<16xi32>
                  %v_321 = arith.addi %carry_304, %v_320 : vector<16xi32>
                  scf.yield %v_321 : vector<16xi32>
                }
                %v_322 = vector.reduction <add>, %loop_303#0 : vector<16xi32> into i32
                %v_323 = arith.index_cast %v_322 : i32 to index
                %v_324 = arith.addi %v_297, %i_298 : index
                %v_325 = arith.index_cast %v_324 : index to i32
                memref.store %v_325, %order[%v_323] : memref<3xi32>
              }
              scf.for %i_326 = %v_52 to %v_295 step %c_4 {
                %v_327 = arith.subi %v_295, %i_326 : index
                %mask_328 = vector.create_mask %v_327 : vector<16xi1>
                %loop_330:1 = scf.for %i_329 = %c_3 to %c_11 step %c_2 iter_args(%carry_331 = %c_19) -> (vector<16xf32>) {
                  %v_332 = memref.load %order[%i_329] : memref<3xi32>
                  %v_333 = arith.index_cast %v_332 : i32 to index
                  %v_334 = vector.maskedload %outputs[%v_333, %i_326], %mask_328, %c_19 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_335 = memref.load %weights[%v_333] : memref<?xf32>
                  %v_336 = vector.broadcast %v_335 : f32 to vector<16xf32>
                  %v_337 = arith.mulf %v_334, %v_336 : vector<16xf32>
                  %v_338 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_337) : (vector<16xf32>) -> vector<16xf32>
                  %v_339 = arith.addf %carry_331, %v_338 : vector<16xf32>
                  scf.yield %v_339 : vector<16xf32>
                }
                vector.maskedstore %y[%i_296, %i_326], %mask_328, %loop_330#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_46, %loop_37#1 : index, index
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
    %expert_ids = flow.dispatch @choose_3_of_8::@choose_3_of_8[%tokens](%ordered_key_1, %tokens) : (tensor<?x8xi32>{%tokens}, index) -> tensor<?x3xi32>{%tokens}

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
    %slots = arith.muli %tokens, %size_3_1 : index
    %taken = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %taken, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index) -> (%taken, tensor<?x24xf32>{%slots})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
