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
        %c_2 = arith.constant 2 : index
        %c_3 = arith.constant 7 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant dense<0.0> : vector<2xf64>
        %c_6 = arith.constant 0 : index
        %c_7 = arith.constant 40 : index
        %c_8 = arith.constant 512 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_6] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_6] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_6] : !stream.binding -> memref<?x8xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        scf.for %i_7 = %v_1 to %v_4 step %c_2 {
          scf.for %i_8 = %v_2 to %v_6 step %c_2 {
            %v_9 = arith.minsi %i_7, %c_3 : index
            %v_10 = arith.addi %i_7, %c_4 : index
            %v_11 = arith.minsi %v_10, %c_3 : index
            %v_12 = arith.subi %tokens, %c_4 : index
            %v_13 = arith.minsi %i_8, %v_12 : index
            %v_14 = arith.addi %i_8, %c_4 : index
            %v_15 = arith.subi %tokens, %c_4 : index
            %v_16 = arith.minsi %v_14, %v_15 : index
            %loop_18:4 = scf.for %i_17 = %c_6 to %c_7 step %c_2 iter_args(%carry_19 = %c_5, %carry_20 = %c_5, %carry_21 = %c_5, %carry_22 = %c_5) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
              %v_23 = vector.load %x[%v_13, %i_17] : memref<?x40xf32>, vector<2xf32>
              %v_24 = arith.extf %v_23 : vector<2xf32> to vector<2xf64>
              %v_25 = vector.load %x[%v_16, %i_17] : memref<?x40xf32>, vector<2xf32>
              %v_26 = arith.extf %v_25 : vector<2xf32> to vector<2xf64>
              %v_27 = arith.addi %i_17, %c_8 : index
              memref.prefetch %weight[%v_9, %v_27], read, locality<3>, data : memref<8x40xf32>
              %v_28 = vector.load %weight[%v_9, %i_17] : memref<8x40xf32>, vector<2xf32>
              %v_29 = arith.extf %v_28 : vector<2xf32> to vector<2xf64>
              %v_30 = arith.mulf %v_29, %v_24 : vector<2xf64>
              %v_31 = arith.addf %v_30, %carry_19 : vector<2xf64>
              %v_32 = arith.mulf %v_29, %v_26 : vector<2xf64>
              %v_33 = arith.addf %v_32, %carry_20 : vector<2xf64>
              %v_34 = arith.addi %i_17, %c_8 : index
              memref.prefetch %weight[%v_11, %v_34], read, locality<3>, data : memref<8x40xf32>
              %v_35 = vector.load %weight[%v_11, %i_17] : memref<8x40xf32>, vector<2xf32>
              %v_36 = arith.extf %v_35 : vector<2xf32> to vector<2xf64>
              %v_37 = arith.mulf %v_36, %v_24 : vector<2xf64>
              %v_38 = arith.addf %v_37, %carry_21 : vector<2xf64>
              %v_39 = arith.mulf %v_36, %v_26 : vector<2xf64>
              %v_40 = arith.addf %v_39, %carry_22 : vector<2xf64>
              scf.yield %v_31, %v_33, %v_38, %v_40 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            %v_41 = vector.shuffle %loop_18#0, %loop_18#0 [0] : vector<2xf64>, vector<2xf64>
            %v_42 = vector.shuffle %loop_18#0, %loop_18#0 [1] : vector<2xf64>, vector<2xf64>
            %v_43 = arith.addf %v_41, %v_42 : vector<1xf64>
            %sum_44 = vector.extract %v_43[0] : f64 from vector<1xf64>
            %v_45 = arith.truncf %sum_44 : f64 to f32
            memref.store %v_45, %y[%v_13, %v_9] : memref<?x8xf32>
            %v_46 = vector.shuffle %loop_18#1, %loop_18#1 [0] : vector<2xf64>, vector<2xf64>
            %v_47 = vector.shuffle %loop_18#1, %loop_18#1 [1] : vector<2xf64>, vector<2xf64>
            %v_48 = arith.addf %v_46, %v_47 : vector<1xf64>
            %sum_49 = vector.extract %v_48[0] : f64 from vector<1xf64>
            %v_50 = arith.truncf %sum_49 : f64 to f32
            memref.store %v_50, %y[%v_16, %v_9] : memref<?x8xf32>
            %v_51 = vector.shuffle %loop_18#2, %loop_18#2 [0] : vector<2xf64>, vector<2xf64>
            %v_52 = vector.shuffle %loop_18#2, %loop_18#2 [1] : vector<2xf64>, vector<2xf64>
            %v_53 = arith.addf %v_51, %v_52 : vector<1xf64>
            %sum_54 = vector.extract %v_53[0] : f64 from vector<1xf64>
            %v_55 = arith.truncf %sum_54 : f64 to f32
            memref.store %v_55, %y[%v_13, %v_11] : memref<?x8xf32>
            %v_56 = vector.shuffle %loop_18#3, %loop_18#3 [0] : vector<2xf64>, vector<2xf64>
            %v_57 = vector.shuffle %loop_18#3, %loop_18#3 [1] : vector<2xf64>, vector<2xf64>
            %v_58 = arith.addf %v_56, %v_57 : vector<1xf64>
            %sum_59 = vector.extract %v_58[0] : f64 from vector<1xf64>
            %v_60 = arith.truncf %sum_59 : f64 to f32
            memref.store %v_60, %y[%v_16, %v_11] : memref<?x8xf32>
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
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 1 : index
      %y = arith.ceildivui %slots, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 2 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant false
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant dense<0> : vector<4xi32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_10 = arith.constant 40 : index
        %c_11 = arith.constant 512 : index
        %c_12 = arith.constant 0x00000000 : f32
        %c_13 = arith.constant 0x42B40000 : f32
        %c_14 = arith.constant 0xC2DC0000 : f32
        %c_15 = arith.constant 0x3FB8AA3B : f32
        %c_16 = arith.constant 0xBF318000 : f32
        %c_17 = arith.constant 0x395E8083 : f32
        %c_18 = arith.constant 0x39500D01 : f32
        %c_19 = arith.constant 0x3AB60B61 : f32
        %c_20 = arith.constant 0x3C088889 : f32
        %c_21 = arith.constant 0x3D2AAAAB : f32
        %c_22 = arith.constant 0x3E2AAAAB : f32
        %c_23 = arith.constant 0x3F000000 : f32
        %c_24 = arith.constant 0x3F800000 : f32
        %c_25 = arith.constant 1 : i32
        %c_26 = arith.constant 23 : i32
        %c_27 = arith.constant 127 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%slots}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = memref.load %ids[%workgroup_1] : memref<?xi32>
        %v_3 = vector.broadcast %v_2 : i32 to vector<4xi32>
        %loop_5:1 = scf.for %i_4 = %c_2 to %workgroup_1 step %c_3 iter_args(%carry_6 = %c_1) -> (i1) {
          %v_7 = arith.subi %workgroup_1, %i_4 : index
          %mask_8 = vector.create_mask %v_7 : vector<4xi1>
          %v_9 = vector.maskedload %ids[%i_4], %mask_8, %c_4 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
          %is_10 = arith.cmpi eq, %v_9, %v_3 : vector<4xi32>
          %v_11 = arith.andi %is_10, %mask_8 : vector<4xi1>
          %any_12 = vector.reduction <or>, %v_11 : vector<4xi1> into i1
          %v_13 = arith.ori %carry_6, %any_12 : i1
          scf.yield %v_13 : i1
        }
        %is_14 = arith.cmpi eq, %loop_5#0, %c_1 : i1
        scf.if %is_14 {
          %v_15 = arith.index_cast %v_2 : i32 to index
          %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
          %loop_17:1 = scf.for %i_16 = %workgroup_1 to %slots step %c_5 iter_args(%carry_18 = %c_2) -> (index) {
            %v_19 = arith.index_cast %i_16 : index to i32
            %v_20 = memref.load %ids[%i_16] : memref<?xi32>
            %is_21 = arith.cmpi eq, %v_20, %v_2 : i32
            scf.if %is_21 {
              memref.store %v_19, %group[%carry_18] : memref<5xi32>
              %v_22 = arith.addi %carry_18, %c_5 : index
              memref.store %v_19, %group[%v_22] : memref<5xi32>
            }
            %v_23 = arith.addi %carry_18, %c_5 : index
            %v_24 = arith.select %is_21, %v_23, %carry_18 : index
            %v_25 = arith.subi %slots, %c_5 : index
            %is_26 = arith.cmpi eq, %i_16, %v_25 : index
            %is_27 = arith.cmpi eq, %v_24, %c_3 : index
            %is_28 = arith.cmpi eq, %v_24, %c_6 : index
            %v_29 = arith.andi %is_28, %is_26 : i1
            %v_30 = arith.ori %is_27, %v_29 : i1
            scf.if %v_30 {
              %v_31 = memref.load %group[%c_2] : memref<5xi32>
              %v_32 = arith.index_cast %v_31 : i32 to index
              %v_33 = memref.load %group[%c_5] : memref<5xi32>
              %v_34 = arith.index_cast %v_33 : i32 to index
              %v_35 = memref.load %group[%c_7] : memref<5xi32>
              %v_36 = arith.index_cast %v_35 : i32 to index
              %v_37 = memref.load %group[%c_6] : memref<5xi32>
              %v_38 = arith.index_cast %v_37 : i32 to index
              %v_39 = arith.divui %v_32, %c_6 : index
              %v_40 = arith.divui %v_34, %c_6 : index
              %v_41 = arith.divui %v_36, %c_6 : index
              %v_42 = arith.divui %v_38, %c_6 : index
              %v_43 = arith.addi %v_1, %c_0 : index
              %v_44 = arith.minsi %v_43, %c_8 : index
              scf.for %i_45 = %v_1 to %v_44 step %c_5 {
                %v_46 = arith.addi %i_45, %c_8 : index
                %loop_48:8 = scf.for %i_47 = %c_2 to %c_10 step %c_3 iter_args(%carry_49 = %c_9, %carry_50 = %c_9, %carry_51 = %c_9, %carry_52 = %c_9, %carry_53 = %c_9, %carry_54 = %c_9, %carry_55 = %c_9, %carry_56 = %c_9) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                  %v_57 = vector.load %x[%v_39, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_58 = vector.load %x[%v_40, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_59 = vector.load %x[%v_41, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_60 = vector.load %x[%v_42, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_61 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_45, %v_61], read, locality<3>, data : memref<8x48x40xf32>
                  %v_62 = vector.load %expert_gate_up[%v_15, %i_45, %i_47] : memref<8x48x40xf32>, vector<4xf32>
                  %v_63 = arith.mulf %v_62, %v_57 : vector<4xf32>
                  %v_64 = arith.addf %v_63, %carry_49 : vector<4xf32>
                  %v_65 = arith.mulf %v_62, %v_58 : vector<4xf32>
                  %v_66 = arith.addf %v_65, %carry_50 : vector<4xf32>
                  %v_67 = arith.mulf %v_62, %v_59 : vector<4xf32>
                  %v_68 = arith.addf %v_67, %carry_51 : vector<4xf32>
                  %v_69 = arith.mulf %v_62, %v_60 : vector<4xf32>
                  %v_70 = arith.addf %v_69, %carry_52 : vector<4xf32>
                  %v_71 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_46, %v_71], read, locality<3>, data : memref<8x48x40xf32>
                  %v_72 = vector.load %expert_gate_up[%v_15, %v_46, %i_47] : memref<8x48x40xf32>, vector<4xf32>
                  %v_73 = arith.mulf %v_72, %v_57 : vector<4xf32>
                  %v_74 = arith.addf %v_73, %carry_53 : vector<4xf32>
                  %v_75 = arith.mulf %v_72, %v_58 : vector<4xf32>
                  %v_76 = arith.addf %v_75, %carry_54 : vector<4xf32>
                  %v_77 = arith.mulf %v_72, %v_59 : vector<4xf32>
                  %v_78 = arith.addf %v_77, %carry_55 : vector<4xf32>
                  %v_79 = arith.mulf %v_72, %v_60 : vector<4xf32>
                  %v_80 = arith.addf %v_79, %carry_56 : vector<4xf32>
                  scf.yield %v_64, %v_66, %v_68, %v_70, %v_74, %v_76, %v_78, %v_80 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                }
                %v_81 = vector.shuffle %loop_48#0, %loop_48#0 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_82 = vector.shuffle %loop_48#0, %loop_48#0 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_83 = arith.addf %v_81, %v_82 : vector<2xf32>
                %v_84 = vector.shuffle %v_83, %v_83 [0] : vector<2xf32>, vector<2xf32>
                %v_85 = vector.shuffle %v_83, %v_83 [1] : vector<2xf32>, vector<2xf32>
                %v_86 = arith.addf %v_84, %v_85 : vector<1xf32>
                %sum_87 = vector.extract %v_86[0] : f32 from vector<1xf32>
                %v_88 = vector.shuffle %loop_48#1, %loop_48#1 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_89 = vector.shuffle %loop_48#1, %loop_48#1 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_90 = arith.addf %v_88, %v_89 : vector<2xf32>
                %v_91 = vector.shuffle %v_90, %v_90 [0] : vector<2xf32>, vector<2xf32>
                %v_92 = vector.shuffle %v_90, %v_90 [1] : vector<2xf32>, vector<2xf32>
                %v_93 = arith.addf %v_91, %v_92 : vector<1xf32>
                %sum_94 = vector.extract %v_93[0] : f32 from vector<1xf32>
                %v_95 = vector.shuffle %loop_48#2, %loop_48#2 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_96 = vector.shuffle %loop_48#2, %loop_48#2 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_97 = arith.addf %v_95, %v_96 : vector<2xf32>
                %v_98 = vector.shuffle %v_97, %v_97 [0] : vector<2xf32>, vector<2xf32>
                %v_99 = vector.shuffle %v_97, %v_97 [1] : vector<2xf32>, vector<2xf32>
                %v_100 = arith.addf %v_98, %v_99 : vector<1xf32>
                %sum_101 = vector.extract %v_100[0] : f32 from vector<1xf32>
                %v_102 = vector.shuffle %loop_48#3, %loop_48#3 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_103 = vector.shuffle %loop_48#3, %loop_48#3 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_104 = arith.addf %v_102, %v_103 : vector<2xf32>
                %v_105 = vector.shuffle %v_104, %v_104 [0] : vector<2xf32>, vector<2xf32>
                %v_106 = vector.shuffle %v_104, %v_104 [1] : vector<2xf32>, vector<2xf32>
                %v_107 = arith.addf %v_105, %v_106 : vector<1xf32>
                %sum_108 = vector.extract %v_107[0] : f32 from vector<1xf32>
                %v_109 = vector.shuffle %loop_48#4, %loop_48#4 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_110 = vector.shuffle %loop_48#4, %loop_48#4 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_111 = arith.addf %v_109, %v_110 : vector<2xf32>
                %v_112 = vector.shuffle %v_111, %v_111 [0] : vector<2xf32>, vector<2xf32>
                %v_113 = vector.shuffle %v_111, %v_111 [1] : vector<2xf32>, vector<2xf32>
                %v_114 = arith.addf %v_112, %v_113 : vector<1xf32>
                %sum_115 = vector.extract %v_114[0] : f32 from vector<1xf32>
                %v_116 = vector.shuffle %loop_48#5, %loop_48#5 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_117 = vector.shuffle %loop_48#5, %loop_48#5 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_118 = arith.addf %v_116, %v_117 : vector<2xf32>
                %v_119 = vector.shuffle %v_118, %v_118 [0] : vector<2xf32>, vector<2xf32>
                %v_120 = vector.shuffle %v_118, %v_118 [1] : vector<2xf32>, vector<2xf32>
                %v_121 = arith.addf %v_119, %v_120 : vector<1xf32>
                %sum_122 = vector.extract %v_121[0] : f32 from vector<1xf32>
                %v_123 = vector.shuffle %loop_48#6, %loop_48#6 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_124 = vector.shuffle %loop_48#6, %loop_48#6 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_125 = arith.addf %v_123, %v_124 : vector<2xf32>
                %v_126 = vector.shuffle %v_125, %v_125 [0] : vector<2xf32>, vector<2xf32>
                %v_127 = vector.shuffle %v_125, %v_125 [1] : vector<2xf32>, vector<2xf32>
                %v_128 = arith.addf %v_126, %v_127 : vector<1xf32>
                %sum_129 = vector.extract %v_128[0] : f32 from vector<1xf32>
                %v_130 = vector.shuffle %loop_48#7, %loop_48#7 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_131 = vector.shuffle %loop_48#7, %loop_48#7 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_132 = arith.addf %v_130, %v_131 : vector<2xf32>
                %v_133 = vector.shuffle %v_132, %v_132 [0] : vector<2xf32>, vector<2xf32>
                %v_134 = vector.shuffle %v_132, %v_132 [1] : vector<2xf32>, vector<2xf32>
                %v_135 = arith.addf %v_133, %v_134 : vector<1xf32>
                %sum_136 = vector.extract %v_135[0] : f32 from vector<1xf32>
                %v_137 = arith.subf %c_12, %sum_87 : f32
                %is_138 = arith.cmpf ogt, %v_137, %c_13 : f32
                %v_139 = arith.select %is_138, %c_13, %v_137 : f32
                %is_140 = arith.cmpf olt, %v_139, %c_14 : f32
                %v_141 = arith.select %is_140, %c_14, %v_139 : f32
                %v_142 = arith.mulf %v_141, %c_15 : f32
                %v_143 = math.roundeven %v_142 : f32
                %v_144 = arith.mulf %v_143, %c_16 : f32
                %v_145 = arith.addf %v_144, %v_141 : f32
                %v_146 = arith.mulf %v_143, %c_17 : f32
                %v_147 = arith.addf %v_146, %v_145 : f32
                %v_148 = arith.mulf %c_18, %v_147 : f32
                %v_149 = arith.addf %v_148, %c_19 : f32
                %v_150 = arith.mulf %v_149, %v_147 : f32
                %v_151 = arith.addf %v_150, %c_20 : f32
                %v_152 = arith.mulf %v_151, %v_147 : f32
                %v_153 = arith.addf %v_152, %c_21 : f32
                %v_154 = arith.mulf %v_153, %v_147 : f32
                %v_155 = arith.addf %v_154, %c_22 : f32
                %v_156 = arith.mulf %v_155, %v_147 : f32
                %v_157 = arith.addf %v_156, %c_23 : f32
                %v_158 = arith.mulf %v_157, %v_147 : f32
                %v_159 = arith.addf %v_158, %c_24 : f32
                %v_160 = arith.mulf %v_159, %v_147 : f32
                %v_161 = arith.addf %v_160, %c_24 : f32
                %v_162 = arith.fptosi %v_143 : f32 to i32
                %v_163 = arith.shrsi %v_162, %c_25 : i32
                %v_164 = arith.subi %v_162, %v_163 : i32
                %v_165 = arith.addi %v_163, %c_27 : i32
                %v_166 = arith.shli %v_165, %c_26 : i32
                %v_167 = arith.bitcast %v_166 : i32 to f32
                %v_168 = arith.mulf %v_161, %v_167 : f32
                %v_169 = arith.addi %v_164, %c_27 : i32
                %v_170 = arith.shli %v_169, %c_26 : i32
                %v_171 = arith.bitcast %v_170 : i32 to f32
                %v_172 = arith.mulf %v_168, %v_171 : f32
                %v_173 = arith.addf %v_172, %c_24 : f32
                %v_174 = arith.divf %c_24, %v_173 : f32
                %v_175 = arith.mulf %sum_87, %v_174 : f32
                %v_176 = arith.mulf %v_175, %sum_115 : f32
                memref.store %v_176, %hidden[%v_32, %i_45] : memref<?x24xf32>
                %v_177 = arith.subf %c_12, %sum_94 : f32
                %is_178 = arith.cmpf ogt, %v_177, %c_13 : f32
                %v_179 = arith.select %is_178, %c_13, %v_177 : f32
                %is_180 = arith.cmpf olt, %v_179, %c_14 : f32
                %v_181 = arith.select %is_180, %c_14, %v_179 : f32
                %v_182 = arith.mulf %v_181, %c_15 : f32
                %v_183 = math.roundeven %v_182 : f32
                %v_184 = arith.mulf %v_183, %c_16 : f32
                %v_185 = arith.addf %v_184, %v_181 : f32
                %v_186 = arith.mulf %v_183, %c_17 : f32
                %v_187 = arith.addf %v_186, %v_185 : f32
                %v_188 = arith.mulf %c_18, %v_187 : f32
                %v_189 = arith.addf %v_188, %c_19 : f32
                %v_190 = arith.mulf %v_189, %v_187 : f32
                %v_191 = arith.addf %v_190, %c_20 : f32
                %v_192 = arith.mulf %v_191, %v_187 : f32
                %v_193 = arith.addf %v_192, %c_21 : f32
                %v_194 = arith.mulf %v_193, %v_187 : f32
                %v_195 = arith.addf %v_194, %c_22 : f32
                %v_196 = arith.mulf %v_195, %v_187 : f32
                %v_197 = arith.addf %v_196, %c_23 : f32
                %v_198 = arith.mulf %v_197, %v_187 : f32
                %v_199 = arith.addf %v_198, %c_24 : f32
                %v_200 = arith.mulf %v_199, %v_187 : f32
                %v_201 = arith.addf %v_200, %c_24 : f32
                %v_202 = arith.fptosi %v_183 : f32 to i32
                %v_203 = arith.shrsi %v_202, %c_25 : i32
                %v_204 = arith.subi %v_202, %v_203 : i32
                %v_205 = arith.addi %v_203, %c_27 : i32
                %v_206 = arith.shli %v_205, %c_26 : i32
                %v_207 = arith.bitcast %v_206 : i32 to f32
                %v_208 = arith.mulf %v_201, %v_207 : f32
                %v_209 = arith.addi %v_204, %c_27 : i32
                %v_210 = arith.shli %v_209, %c_26 : i32
                %v_211 = arith.bitcast %v_210 : i32 to f32
                %v_212 = arith.mulf %v_208, %v_211 : f32
                %v_213 = arith.addf %v_212, %c_24 : f32
                %v_214 = arith.divf %c_24, %v_213 : f32
                %v_215 = arith.mulf %sum_94, %v_214 : f32
                %v_216 = arith.mulf %v_215, %sum_122 : f32
                memref.store %v_216, %hidden[%v_34, %i_45] : memref<?x24xf32>
                %v_217 = arith.subf %c_12, %sum_101 : f32
                %is_218 = arith.cmpf ogt, %v_217, %c_13 : f32
                %v_219 = arith.select %is_218, %c_13, %v_217 : f32
                %is_220 = arith.cmpf olt, %v_219, %c_14 : f32
                %v_221 = arith.select %is_220, %c_14, %v_219 : f32
                %v_222 = arith.mulf %v_221, %c_15 : f32
                %v_223 = math.roundeven %v_222 : f32
                %v_224 = arith.mulf %v_223, %c_16 : f32
                %v_225 = arith.addf %v_224, %v_221 : f32
                %v_226 = arith.mulf %v_223, %c_17 : f32
                %v_227 = arith.addf %v_226, %v_225 : f32
                %v_228 = arith.mulf %c_18, %v_227 : f32
                %v_229 = arith.addf %v_228, %c_19 : f32
                %v_230 = arith.mulf %v_229, %v_227 : f32
                %v_231 = arith.addf %v_230, %c_20 : f32
                %v_232 = arith.mulf %v_231, %v_227 : f32
                %v_233 = arith.addf %v_232, %c_21 : f32
                %v_234 = arith.mulf %v_233, %v_227 : f32
                %v_235 = arith.addf %v_234, %c_22 : f32
                %v_236 = arith.mulf %v_235, %v_227 : f32
                %v_237 = arith.addf %v_236, %c_23 : f32
                %v_238 = arith.mulf %v_237, %v_227 : f32
                %v_239 = arith.addf %v_238, %c_24 : f32
                %v_240 = arith.mulf %v_239, %v_227 : f32
                %v_241 = arith.addf %v_240, %c_24 : f32
                %v_242 = arith.fptosi %v_223 : f32 to i32
                %v_243 = arith.shrsi %v_242, %c_25 : i32
                %v_244 = arith.subi %v_242, %v_243 : i32
                %v_245 = arith.addi %v_243, %c_27 : i32
                %v_246 = arith.shli %v_245, %c_26 : i32
                %v_247 = arith.bitcast %v_246 : i32 to f32
                %v_248 = arith.mulf %v_241, %v_247 : f32
                %v_249 = arith.addi %v_244, %c_27 : i32
                %v_250 = arith.shli %v_249, %c_26 : i32
                %v_251 = arith.bitcast %v_250 : i32 to f32
                %v_252 = arith.mulf %v_248, %v_251 : f32
                %v_253 = arith.addf %v_252, %c_24 : f32
                %v_254 = arith.divf %c_24, %v_253 : f32
                %v_255 = arith.mulf %sum_101, %v_254 : f32
                %v_256 = arith.mulf %v_255, %sum_129 : f32
                memref.store %v_256, %hidden[%v_36, %i_45] : memref<?x24xf32>
                %v_257 = arith.subf %c_12, %sum_108 : f32
                %is_258 = arith.cmpf ogt, %v_257, %c_13 : f32
                %v_259 = arith.select %is_258, %c_13, %v_257 : f32
                %is_260 = arith.cmpf olt, %v_259, %c_14 : f32
                %v_261 = arith.select %is_260, %c_14, %v_259 : f32
                %v_262 = arith.mulf %v_261, %c_15 : f32
                %v_263 = math.roundeven %v_262 : f32
                %v_264 = arith.mulf %v_263, %c_16 : f32
                %v_265 = arith.addf %v_264, %v_261 : f32
                %v_266 = arith.mulf %v_263, %c_17 : f32
                %v_267 = arith.addf %v_266, %v_265 : f32
                %v_268 = arith.mulf %c_18, %v_267 : f32
                %v_269 = arith.addf %v_268, %c_19 : f32
                %v_270 = arith.mulf %v_269, %v_267 : f32
                %v_271 = arith.addf %v_270, %c_20 : f32
                %v_272 = arith.mulf %v_271, %v_267 : f32
                %v_273 = arith.addf %v_272, %c_21 : f32
                %v_274 = arith.mulf %v_273, %v_267 : f32
                %v_275 = arith.addf %v_274, %c_22 : f32
                %v_276 = arith.mulf %v_275, %v_267 : f32
                %v_277 = arith.addf %v_276, %c_23 : f32
                %v_278 = arith.mulf %v_277, %v_267 : f32
                %v_279 = arith.addf %v_278, %c_24 : f32
                %v_280 = arith.mulf %v_279, %v_267 : f32
                %v_281 = arith.addf %v_280, %c_24 : f32
                %v_282 = arith.fptosi %v_263 : f32 to i32
                %v_283 = arith.shrsi %v_282, %c_25 : i32
                %v_284 = arith.subi %v_282, %v_283 : i32
                %v_285 = arith.addi %v_283, %c_27 : i32
                %v_286 = arith.shli %v_285, %c_26 : i32
                %v_287 = arith.bitcast %v_286 : i32 to f32
                %v_288 = arith.mulf %v_281, %v_287 : f32
                %v_289 = arith.addi %v_284, %c_27 : i32
                %v_290 = arith.shli %v_289, %c_26 : i32
                %v_291 = arith.bitcast %v_290 : i32 to f32
                %v_292 = arith.mulf %v_288, %v_291 : f32
                %v_293 = arith.addf %v_292, %c_24 : f32
                %v_294 = arith.divf %c_24, %v_293 : f32
                %v_295 = arith.mulf %sum_108, %v_294 : f32
                %v_296 = arith.mulf %v_295, %sum_136 : f32
                memref.store %v_296, %hidden[%v_38, %i_45] : memref<?x24xf32>
              }
            }
            %is_297 = arith.cmpi eq, %v_24, %c_7 : index
            %v_298 = arith.andi %is_297, %is_26 : i1
            scf.if %v_298 {
              %v_299 = memref.load %group[%c_2] : memref<5xi32>
              %v_300 = arith.index_cast %v_299 : i32 to index
              %v_301 = memref.load %group[%c_5] : memref<5xi32>
              %v_302 = arith.index_cast %v_301 : i32 to index
              %v_303 = arith.divui %v_300, %c_6 : index
              %v_304 = arith.divui %v_302, %c_6 : index
              %v_305 = arith.addi %v_1, %c_0 : index
              %v_306 = arith.minsi %v_305, %c_8 : index
              scf.for %i_307 = %v_1 to %v_306 step %c_5 {
                %v_308 = arith.addi %i_307, %c_8 : index
                %loop_310:4 = scf.for %i_309 = %c_2 to %c_10 step %c_3 iter_args(%carry_311 = %c_9, %carry_312 = %c_9, %carry_313 = %c_9, %carry_314 = %c_9) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                  %v_315 = vector.load %x[%v_303, %i_309] : memref<?x40xf32>, vector<4xf32>
                  %v_316 = vector.load %x[%v_304, %i_309] : memref<?x40xf32>, vector<4xf32>
                  %v_317 = arith.addi %i_309, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_307, %v_317], read, locality<3>, data : memref<8x48x40xf32>
                  %v_318 = vector.load %expert_gate_up[%v_15, %i_307, %i_309] : memref<8x48x40xf32>, vector<4xf32>
                  %v_319 = arith.mulf %v_318, %v_315 : vector<4xf32>
                  %v_320 = arith.addf %v_319, %carry_311 : vector<4xf32>
                  %v_321 = arith.mulf %v_318, %v_316 : vector<4xf32>
                  %v_322 = arith.addf %v_321, %carry_312 : vector<4xf32>
                  %v_323 = arith.addi %i_309, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_308, %v_323], read, locality<3>, data : memref<8x48x40xf32>
                  %v_324 = vector.load %expert_gate_up[%v_15, %v_308, %i_309] : memref<8x48x40xf32>, vector<4xf32>
                  %v_325 = arith.mulf %v_324, %v_315 : vector<4xf32>
                  %v_326 = arith.addf %v_325, %carry_313 : vector<4xf32>
                  %v_327 = arith.mulf %v_324, %v_316 : vector<4xf32>
                  %v_328 = arith.addf %v_327, %carry_314 : vector<4xf32>
                  scf.yield %v_320, %v_322, %v_326, %v_328 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                }
                %v_329 = vector.shuffle %loop_310#0, %loop_310#0 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_330 = vector.shuffle %loop_310#0, %loop_310#0 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_331 = arith.addf %v_329, %v_330 : vector<2xf32>
                %v_332 = vector.shuffle %v_331, %v_331 [0] : vector<2xf32>, vector<2xf32>
                %v_333 = vector.shuffle %v_331, %v_331 [1] : vector<2xf32>, vector<2xf32>
                %v_334 = arith.addf %v_332, %v_333 : vector<1xf32>
                %sum_335 = vector.extract %v_334[0] : f32 from vector<1xf32>
                %v_336 = vector.shuffle %loop_310#1, %loop_310#1 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_337 = vector.shuffle %loop_310#1, %loop_310#1 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_338 = arith.addf %v_336, %v_337 : vector<2xf32>
                %v_339 = vector.shuffle %v_338, %v_338 [0] : vector<2xf32>, vector<2xf32>
                %v_340 = vector.shuffle %v_338, %v_338 [1] : vector<2xf32>, vector<2xf32>
                %v_341 = arith.addf %v_339, %v_340 : vector<1xf32>
                %sum_342 = vector.extract %v_341[0] : f32 from vector<1xf32>
                %v_343 = vector.shuffle %loop_310#2, %loop_310#2 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_344 = vector.shuffle %loop_310#2, %loop_310#2 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_345 = arith.addf %v_343, %v_344 : vector<2xf32>
                %v_346 = vector.shuffle %v_345, %v_345 [0] : vector<2xf32>, vector<2xf32>
                %v_347 = vector.shuffle %v_345, %v_345 [1] : vector<2xf32>, vector<2xf32>
                %v_348 = arith.addf %v_346, %v_347 : vector<1xf32>
                %sum_349 = vector.extract %v_348[0] : f32 from vector<1xf32>
                %v_350 = vector.shuffle %loop_310#3, %loop_310#3 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_351 = vector.shuffle %loop_310#3, %loop_310#3 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_352 = arith.addf %v_350, %v_351 : vector<2xf32>
                %v_353 = vector.shuffle %v_352, %v_352 [0] : vector<2xf32>, vector<2xf32>
                %v_354 = vector.shuffle %v_352, %v_352 [1] : vector<2xf32>, vector<2xf32>
                %v_355 = arith.addf %v_353, %v_354 : vector<1xf32>
                %sum_356 = vector.extract %v_355[0] : f32 from vector<1xf32>
                %v_357 = arith.subf %c_12, %sum_335 : f32
                %is_358 = arith.cmpf ogt, %v_357, %c_13 : f32
                %v_359 = arith.select %is_358, %c_13, %v_357 : f32
                %is_360 = arith.cmpf olt, %v_359, %c_14 : f32
                %v_361 = arith.select %is_360, %c_14, %v_359 : f32
                %v_362 = arith.mulf %v_361, %c_15 : f32
                %v_363 = math.roundeven %v_362 : f32
                %v_364 = arith.mulf %v_363, %c_16 : f32
                %v_365 = arith.addf %v_364, %v_361 : f32
                %v_366 = arith.mulf %v_363, %c_17 : f32
                %v_367 = arith.addf %v_366, %v_365 : f32
                %v_368 = arith.mulf %c_18, %v_367 : f32
                %v_369 = arith.addf %v_368, %c_19 : f32
                %v_370 = arith.mulf %v_369, %v_367 : f32
                %v_371 = arith.addf %v_370, %c_20 : f32
                %v_372 = arith.mulf %v_371, %v_367 : f32
                %v_373 = arith.addf %v_372, %c_21 : f32
                %v_374 = arith.mulf %v_373, %v_367 : f32
                %v_375 = arith.addf %v_374, %c_22 : f32
                %v_376 = arith.mulf %v_375, %v_367 : f32
                %v_377 = arith.addf %v_376, %c_23 : f32
                %v_378 = arith.mulf %v_377, %v_367 : f32
                %v_379 = arith.addf %v_378, %c_24 : f32
                %v_380 = arith.mulf %v_379, %v_367 : f32
                %v_381 = arith.addf %v_380, %c_24 : f32
                %v_382 = arith.fptosi %v_363 : f32 to i32
                %v_383 = arith.shrsi %v_382, %c_25 : i32
                %v_384 = arith.subi %v_382, %v_383 : i32
                %v_385 = arith.addi %v_383, %c_27 : i32
                %v_386 = arith.shli %v_385, %c_26 : i32
                %v_387 = arith.bitcast %v_386 : i32 to f32
                %v_388 = arith.mulf %v_381, %v_387 : f32
                %v_389 = arith.addi %v_384, %c_27 : i32
                %v_390 = arith.shli %v_389, %c_26 : i32
                %v_391 = arith.bitcast %v_390 : i32 to f32
                %v_392 = arith.mulf %v_388, %v_391 : f32
                %v_393 = arith.addf %v_392, %c_24 : f32
                %v_394 = arith.divf %c_24, %v_393 : f32
                %v_395 = arith.mulf %sum_335, %v_394 : f32
                %v_396 = arith.mulf %v_395, %sum_349 : f32
                memref.store %v_396, %hidden[%v_300, %i_307] : memref<?x24xf32>
                %v_397 = arith.subf %c_12, %sum_342 : f32
                %is_398 = arith.cmpf ogt, %v_397, %c_13 : f32
                %v_399 = arith.select %is_398, %c_13, %v_397 : f32
                %is_400 = arith.cmpf olt, %v_399, %c_14 : f32
                %v_401 = arith.select %is_400, %c_14, %v_399 : f32
                %v_402 = arith.mulf %v_401, %c_15 : f32
                %v_403 = math.roundeven %v_402 : f32
                %v_404 = arith.mulf %v_403, %c_16 : f32
                %v_405 = arith.addf %v_404, %v_401 : f32
                %v_406 = arith.mulf %v_403, %c_17 : f32
                %v_407 = arith.addf %v_406, %v_405 : f32
                %v_408 = arith.mulf %c_18, %v_407 : f32
                %v_409 = arith.addf %v_408, %c_19 : f32
                %v_410 = arith.mulf %v_409, %v_407 : f32
                %v_411 = arith.addf %v_410, %c_20 : f32
                %v_412 = arith.mulf %v_411, %v_407 : f32
                %v_413 = arith.addf %v_412, %c_21 : f32
                %v_414 = arith.mulf %v_413, %v_407 : f32
                %v_415 = arith.addf %v_414, %c_22 : f32
                %v_416 = arith.mulf %v_415, %v_407 : f32
                %v_417 = arith.addf %v_416, %c_23 : f32
                %v_418 = arith.mulf %v_417, %v_407 : f32
                %v_419 = arith.addf %v_418, %c_24 : f32
                %v_420 = arith.mulf %v_419, %v_407 : f32
                %v_421 = arith.addf %v_420, %c_24 : f32
                %v_422 = arith.fptosi %v_403 : f32 to i32
                %v_423 = arith.shrsi %v_422, %c_25 : i32
                %v_424 = arith.subi %v_422, %v_423 : i32
                %v_425 = arith.addi %v_423, %c_27 : i32
                %v_426 = arith.shli %v_425, %c_26 : i32
                %v_427 = arith.bitcast %v_426 : i32 to f32
                %v_428 = arith.mulf %v_421, %v_427 : f32
                %v_429 = arith.addi %v_424, %c_27 : i32
                %v_430 = arith.shli %v_429, %c_26 : i32
                %v_431 = arith.bitcast %v_430 : i32 to f32
                %v_432 = arith.mulf %v_428, %v_431 : f32
                %v_433 = arith.addf %v_432, %c_24 : f32
                %v_434 = arith.divf %c_24, %v_433 : f32
                %v_435 = arith.mulf %sum_342, %v_434 : f32
                %v_436 = arith.mulf %v_435, %sum_356 : f32
                memref.store %v_436, %hidden[%v_302, %i_307] : memref<?x24xf32>
              }
            }
            %is_437 = arith.cmpi eq, %v_24, %c_5 : index
            %v_438 = arith.andi %is_437, %is_26 : i1
            scf.if %v_438 {
              %v_439 = memref.load %group[%c_2] : memref<5xi32>
              %v_440 = arith.index_cast %v_439 : i32 to index
              %v_441 = arith.divui %v_440, %c_6 : index
              %v_442 = arith.addi %v_1, %c_0 : index
              %v_443 = arith.minsi %v_442, %c_8 : index
              scf.for %i_444 = %v_1 to %v_443 step %c_5 {
                %v_445 = arith.addi %i_444, %c_8 : index
                %loop_447:2 = scf.for %i_446 = %c_2 to %c_10 step %c_3 iter_args(%carry_448 = %c_9, %carry_449 = %c_9) -> (vector<4xf32>, vector<4xf32>) {
                  %v_450 = vector.load %x[%v_441, %i_446] : memref<?x40xf32>, vector<4xf32>
                  %v_451 = arith.addi %i_446, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_444, %v_451], read, locality<3>, data : memref<8x48x40xf32>
                  %v_452 = vector.load %expert_gate_up[%v_15, %i_444, %i_446] : memref<8x48x40xf32>, vector<4xf32>
                  %v_453 = arith.mulf %v_452, %v_450 : vector<4xf32>
                  %v_454 = arith.addf %v_453, %carry_448 : vector<4xf32>
                  %v_455 = arith.addi %i_446, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_445, %v_455], read, locality<3>, data : memref<8x48x40xf32>
                  %v_456 = vector.load %expert_gate_up[%v_15, %v_445, %i_446] : memref<8x48x40xf32>, vector<4xf32>
                  %v_457 = arith.mulf %v_456, %v_450 : vector<4xf32>
                  %v_458 = arith.addf %v_457, %carry_449 : vector<4xf32>
                  scf.yield %v_454, %v_458 : vector<4xf32>, vector<4xf32>
                }
                %v_459 = vector.shuffle %loop_447#0, %loop_447#0 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_460 = vector.shuffle %loop_447#0, %loop_447#0 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_461 = arith.addf %v_459, %v_460 : vector<2xf32>
                %v_462 = vector.shuffle %v_461, %v_461 [0] : vector<2xf32>, vector<2xf32>
                %v_463 = vector.shuffle %v_461, %v_461 [1] : vector<2xf32>, vector<2xf32>
                %v_464 = arith.addf %v_462, %v_463 : vector<1xf32>
                %sum_465 = vector.extract %v_464[0] : f32 from vector<1xf32>
                %v_466 = vector.shuffle %loop_447#1, %loop_447#1 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_467 = vector.shuffle %loop_447#1, %loop_447#1 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_468 = arith.addf %v_466, %v_467 : vector<2xf32>
                %v_469 = vector.shuffle %v_468, %v_468 [0] : vector<2xf32>, vector<2xf32>
                %v_470 = vector.shuffle %v_468, %v_468 [1] : vector<2xf32>, vector<2xf32>
                %v_471 = arith.addf %v_469, %v_470 : vector<1xf32>
                %sum_472 = vector.extract %v_471[0] : f32 from vector<1xf32>
                %v_473 = arith.subf %c_12, %sum_465 : f32
                %is_474 = arith.cmpf ogt, %v_473, %c_13 : f32
                %v_475 = arith.select %is_474, %c_13, %v_473 : f32
                %is_476 = arith.cmpf olt, %v_475, %c_14 : f32
                %v_477 = arith.select %is_476, %c_14, %v_475 : f32
                %v_478 = arith.mulf %v_477, %c_15 : f32
                %v_479 = math.roundeven %v_478 : f32
                %v_480 = arith.mulf %v_479, %c_16 : f32
                %v_481 = arith.addf %v_480, %v_477 : f32
                %v_482 = arith.mulf %v_479, %c_17 : f32
                %v_483 = arith.addf %v_482, %v_481 : f32
                %v_484 = arith.mulf %c_18, %v_483 : f32
                %v_485 = arith.addf %v_484, %c_19 : f32
                %v_486 = arith.mulf %v_485, %v_483 : f32
                %v_487 = arith.addf %v_486, %c_20 : f32
                %v_488 = arith.mulf %v_487, %v_483 : f32
                %v_489 = arith.addf %v_488, %c_21 : f32
                %v_490 = arith.mulf %v_489, %v_483 : f32
                %v_491 = arith.addf %v_490, %c_22 : f32
                %v_492 = arith.mulf %v_491, %v_483 : f32
                %v_493 = arith.addf %v_492, %c_23 : f32
                %v_494 = arith.mulf %v_493, %v_483 : f32
                %v_495 = arith.addf %v_494, %c_24 : f32
                %v_496 = arith.mulf %v_495, %v_483 : f32
                %v_497 = arith.addf %v_496, %c_24 : f32
                %v_498 = arith.fptosi %v_479 : f32 to i32
                %v_499 = arith.shrsi %v_498, %c_25 : i32
                %v_500 = arith.subi %v_498, %v_499 : i32
                %v_501 = arith.addi %v_499, %c_27 : i32
                %v_502 = arith.shli %v_501, %c_26 : i32
                %v_503 = arith.bitcast %v_502 : i32 to f32
                %v_504 = arith.mulf %v_497, %v_503 : f32
                %v_505 = arith.addi %v_500, %c_27 : i32
                %v_506 = arith.shli %v_505, %c_26 : i32
                %v_507 = arith.bitcast %v_506 : i32 to f32
                %v_508 = arith.mulf %v_504, %v_507 : f32
                %v_509 = arith.addf %v_508, %c_24 : f32
                %v_510 = arith.divf %c_24, %v_509 : f32
                %v_511 = arith.mulf %sum_465, %v_510 : f32
                %v_512 = arith.mulf %v_511, %sum_472 : f32
                memref.store %v_512, %hidden[%v_440, %i_444] : memref<?x24xf32>
              }
            }
            %is_513 = arith.cmpi eq, %v_24, %c_3 : index
            %v_514 = arith.select %is_513, %c_2, %v_24 : index
            scf.yield %v_514 : index
          }
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant false
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant dense<0> : vector<4xi32>
        %c_7 = arith.constant 512 : index
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 3 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant 39 : index
        %c_12 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_13 = arith.constant 24 : index
        %c_14 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_15 = arith.constant dense<1> : vector<16xi32>
        %c_16 = arith.constant dense<0> : vector<16xi32>
        %c_17 = arith.constant dense<0x00000000> : vector<16xf32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_2] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<8x40x24xf32>
        %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%slots}
        %y = stream.binding.subspan %y_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        scf.for %i_4 = %c_2 to %slots step %c_3 {
          %v_5 = memref.load %ids[%i_4] : memref<?xi32>
          %v_6 = vector.broadcast %v_5 : i32 to vector<4xi32>
          %loop_8:1 = scf.for %i_7 = %c_2 to %i_4 step %c_5 iter_args(%carry_9 = %c_4) -> (i1) {
            %v_10 = arith.subi %i_4, %i_7 : index
            %mask_11 = vector.create_mask %v_10 : vector<4xi1>
            %v_12 = vector.maskedload %ids[%i_7], %mask_11, %c_6 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
            %is_13 = arith.cmpi eq, %v_12, %v_6 : vector<4xi32>
            %v_14 = arith.andi %is_13, %mask_11 : vector<4xi1>
            %any_15 = vector.reduction <or>, %v_14 : vector<4xi1> into i1
            %v_16 = arith.ori %carry_9, %any_15 : i1
            scf.yield %v_16 : i1
          }
          %is_17 = arith.cmpi eq, %loop_8#0, %c_4 : i1
          scf.if %is_17 {
            %v_18 = arith.index_cast %v_5 : i32 to index
            %v_19 = arith.addi %i_4, %c_3 : index
            %is_20 = arith.cmpi eq, %v_19, %slots : index
            %v_21 = arith.select %is_20, %c_2, %v_19 : index
            %v_22 = arith.addi %v_1, %c_0 : index
            %v_23 = arith.select %is_20, %v_22, %v_1 : index
            %v_24 = memref.load %ids[%v_21] : memref<?xi32>
            %v_25 = arith.index_cast %v_24 : i32 to index
            scf.for %i_26 = %c_2 to %c_7 step %c_8 {
              memref.prefetch %expert_down[%v_25, %v_23, %i_26], read, locality<3>, data : memref<8x40x24xf32>
            }
            %v_27 = arith.addi %v_23, %c_8 : index
            scf.for %i_28 = %c_2 to %c_7 step %c_8 {
              memref.prefetch %expert_down[%v_25, %v_27, %i_28], read, locality<3>, data : memref<8x40x24xf32>
            }
            %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
            %loop_30:1 = scf.for %i_29 = %i_4 to %slots step %c_3 iter_args(%carry_31 = %c_2) -> (index) {
              %v_32 = arith.index_cast %i_29 : index to i32
              %v_33 = memref.load %ids[%i_29] : memref<?xi32>
              %is_34 = arith.cmpi eq, %v_33, %v_5 : i32
              scf.if %is_34 {
                memref.store %v_32, %group[%carry_31] : memref<5xi32>
                %v_35 = arith.addi %carry_31, %c_3 : index
                memref.store %v_32, %group[%v_35] : memref<5xi32>
              }
              %v_36 = arith.addi %carry_31, %c_3 : index
              %v_37 = arith.select %is_34, %v_36, %carry_31 : index
              %v_38 = arith.subi %slots, %c_3 : index
              %is_39 = arith.cmpi eq, %i_29, %v_38 : index
              %is_40 = arith.cmpi eq, %v_37, %c_5 : index
              %is_41 = arith.cmpi eq, %v_37, %c_9 : index
              %v_42 = arith.andi %is_41, %is_39 : i1
              %v_43 = arith.ori %is_40, %v_42 : i1
              scf.if %v_43 {
                %v_44 = memref.load %group[%c_2] : memref<5xi32>
                %v_45 = arith.index_cast %v_44 : i32 to index
                %v_46 = memref.load %group[%c_3] : memref<5xi32>
                %v_47 = arith.index_cast %v_46 : i32 to index
                %v_48 = memref.load %group[%c_10] : memref<5xi32>
                %v_49 = arith.index_cast %v_48 : i32 to index
                %v_50 = memref.load %group[%c_9] : memref<5xi32>
                %v_51 = arith.index_cast %v_50 : i32 to index
                %v_52 = arith.addi %v_1, %c_8 : index
                %v_53 = arith.minsi %v_52, %c_1 : index
                scf.for %i_54 = %v_1 to %v_53 step %c_3 {
                  %v_55 = arith.addi %i_54, %c_8 : index
                  %v_56 = arith.minsi %v_55, %c_11 : index
                  %loop_58:8 = scf.for %i_57 = %c_2 to %c_13 step %c_5 iter_args(%carry_59 = %c_12, %carry_60 = %c_12, %carry_61 = %c_12, %carry_62 = %c_12, %carry_63 = %c_12, %carry_64 = %c_12, %carry_65 = %c_12, %carry_66 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                    %v_67 = vector.load %hidden[%v_45, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_68 = vector.load %hidden[%v_47, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_69 = vector.load %hidden[%v_49, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_70 = vector.load %hidden[%v_51, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_71 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_54, %v_71], read, locality<3>, data : memref<8x40x24xf32>
                    %v_72 = vector.load %expert_down[%v_18, %i_54, %i_57] : memref<8x40x24xf32>, vector<4xf32>
                    %v_73 = arith.mulf %v_72, %v_67 : vector<4xf32>
                    %v_74 = arith.addf %v_73, %carry_59 : vector<4xf32>
                    %v_75 = arith.mulf %v_72, %v_68 : vector<4xf32>
                    %v_76 = arith.addf %v_75, %carry_60 : vector<4xf32>
                    %v_77 = arith.mulf %v_72, %v_69 : vector<4xf32>
                    %v_78 = arith.addf %v_77, %carry_61 : vector<4xf32>
                    %v_79 = arith.mulf %v_72, %v_70 : vector<4xf32>
                    %v_80 = arith.addf %v_79, %carry_62 : vector<4xf32>
                    %v_81 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_56, %v_81], read, locality<3>, data : memref<8x40x24xf32>
                    %v_82 = vector.load %expert_down[%v_18, %v_56, %i_57] : memref<8x40x24xf32>, vector<4xf32>
                    %v_83 = arith.mulf %v_82, %v_67 : vector<4xf32>
                    %v_84 = arith.addf %v_83, %carry_63 : vector<4xf32>
                    %v_85 = arith.mulf %v_82, %v_68 : vector<4xf32>
                    %v_86 = arith.addf %v_85, %carry_64 : vector<4xf32>
                    %v_87 = arith.mulf %v_82, %v_69 : vector<4xf32>
                    %v_88 = arith.addf %v_87, %carry_65 : vector<4xf32>
                    %v_89 = arith.mulf %v_82, %v_70 : vector<4xf32>
                    %v_90 = arith.addf %v_89, %carry_66 : vector<4xf32>
                    scf.yield %v_74, %v_76, %v_78, %v_80, %v_84, %v_86, %v_88, %v_90 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                  }
                  %v_91 = vector.shuffle %loop_58#0, %loop_58#0 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_92 = vector.shuffle %loop_58#0, %loop_58#0 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_93 = arith.addf %v_91, %v_92 : vector<2xf32>
                  %v_94 = vector.shuffle %v_93, %v_93 [0] : vector<2xf32>, vector<2xf32>
                  %v_95 = vector.shuffle %v_93, %v_93 [1] : vector<2xf32>, vector<2xf32>
                  %v_96 = arith.addf %v_94, %v_95 : vector<1xf32>
                  %sum_97 = vector.extract %v_96[0] : f32 from vector<1xf32>
                  %v_98 = vector.shuffle %loop_58#1, %loop_58#1 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_99 = vector.shuffle %loop_58#1, %loop_58#1 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_100 = arith.addf %v_98, %v_99 : vector<2xf32>
                  %v_101 = vector.shuffle %v_100, %v_100 [0] : vector<2xf32>, vector<2xf32>
                  %v_102 = vector.shuffle %v_100, %v_100 [1] : vector<2xf32>, vector<2xf32>
                  %v_103 = arith.addf %v_101, %v_102 : vector<1xf32>
                  %sum_104 = vector.extract %v_103[0] : f32 from vector<1xf32>
                  %v_105 = vector.shuffle %loop_58#2, %loop_58#2 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_106 = vector.shuffle %loop_58#2, %loop_58#2 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_107 = arith.addf %v_105, %v_106 : vector<2xf32>
                  %v_108 = vector.shuffle %v_107, %v_107 [0] : vector<2xf32>, vector<2xf32>
                  %v_109 = vector.shuffle %v_107, %v_107 [1] : vector<2xf32>, vector<2xf32>
                  %v_110 = arith.addf %v_108, %v_109 : vector<1xf32>
                  %sum_111 = vector.extract %v_110[0] : f32 from vector<1xf32>
                  %v_112 = vector.shuffle %loop_58#3, %loop_58#3 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_113 = vector.shuffle %loop_58#3, %loop_58#3 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_114 = arith.addf %v_112, %v_113 : vector<2xf32>
                  %v_115 = vector.shuffle %v_114, %v_114 [0] : vector<2xf32>, vector<2xf32>
                  %v_116 = vector.shuffle %v_114, %v_114 [1] : vector<2xf32>, vector<2xf32>
                  %v_117 = arith.addf %v_115, %v_116 : vector<1xf32>
                  %sum_118 = vector.extract %v_117[0] : f32 from vector<1xf32>
                  %v_119 = vector.shuffle %loop_58#4, %loop_58#4 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_120 = vector.shuffle %loop_58#4, %loop_58#4 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_121 = arith.addf %v_119, %v_120 : vector<2xf32>
                  %v_122 = vector.shuffle %v_121, %v_121 [0] : vector<2xf32>, vector<2xf32>
                  %v_123 = vector.shuffle %v_121, %v_121 [1] : vector<2xf32>, vector<2xf32>
                  %v_124 = arith.addf %v_122, %v_123 : vector<1xf32>
                  %sum_125 = vector.extract %v_124[0] : f32 from vector<1xf32>
                  %v_126 = vector.shuffle %loop_58#5, %loop_58#5 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_127 = vector.shuffle %loop_58#5, %loop_58#5 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_128 = arith.addf %v_126, %v_127 : vector<2xf32>
                  %v_129 = vector.shuffle %v_128, %v_128 [0] : vector<2xf32>, vector<2xf32>
                  %v_130 = vector.shuffle %v_128, %v_128 [1] : vector<2xf32>, vector<2xf32>
                  %v_131 = arith.addf %v_129, %v_130 : vector<1xf32>
                  %sum_132 = vector.extract %v_131[0] : f32 from vector<1xf32>
                  %v_133 = vector.shuffle %loop_58#6, %loop_58#6 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_134 = vector.shuffle %loop_58#6, %loop_58#6 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_135 = arith.addf %v_133, %v_134 : vector<2xf32>
                  %v_136 = vector.shuffle %v_135, %v_135 [0] : vector<2xf32>, vector<2xf32>
                  %v_137 = vector.shuffle %v_135, %v_135 [1] : vector<2xf32>, vector<2xf32>
                  %v_138 = arith.addf %v_136, %v_137 : vector<1xf32>
                  %sum_139 = vector.extract %v_138[0] : f32 from vector<1xf32>
                  %v_140 = vector.shuffle %loop_58#7, %loop_58#7 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_141 = vector.shuffle %loop_58#7, %loop_58#7 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_142 = arith.addf %v_140, %v_141 : vector<2xf32>
                  %v_143 = vector.shuffle %v_142, %v_142 [0] : vector<2xf32>, vector<2xf32>
                  %v_144 = vector.shuffle %v_142, %v_142 [1] : vector<2xf32>, vector<2xf32>
                  %v_145 = arith.addf %v_143, %v_144 : vector<1xf32>
                  %sum_146 = vector.extract %v_145[0] : f32 from vector<1xf32>
                  memref.store %sum_97, %outputs[%v_45, %i_54] : memref<?x40xf32>
                  memref.store %sum_104, %outputs[%v_47, %i_54] : memref<?x40xf32>
                  memref.store %sum_111, %outputs[%v_49, %i_54] : memref<?x40xf32>
                  memref.store %sum_118, %outputs[%v_51, %i_54] : memref<?x40xf32>
                  memref.store %sum_125, %outputs[%v_45, %v_56] : memref<?x40xf32>
                  memref.store %sum_132, %outputs[%v_47, %v_56] : memref<?x40xf32>
                  memref.store %sum_139, %outputs[%v_49, %v_56] : memref<?x40xf32>
                  memref.store %sum_146, %outputs[%v_51, %v_56] : memref<?x40xf32>
                }
              }
              %is_147 = arith.cmpi eq, %v_37, %c_10 : index
              %v_148 = arith.andi %is_147, %is_39 : i1
              scf.if %v_148 {
                %v_149 = memref.load %group[%c_2] : memref<5xi32>
                %v_150 = arith.index_cast %v_149 : i32 to index
                %v_151 = memref.load %group[%c_3] : memref<5xi32>
                %v_152 = arith.index_cast %v_151 : i32 to index
                %v_153 = arith.addi %v_1, %c_8 : index
                %v_154 = arith.minsi %v_153, %c_1 : index
                scf.for %i_155 = %v_1 to %v_154 step %c_3 {
                  %v_156 = arith.addi %i_155, %c_8 : index
                  %v_157 = arith.minsi %v_156, %c_11 : index
                  %loop_159:4 = scf.for %i_158 = %c_2 to %c_13 step %c_5 iter_args(%carry_160 = %c_12, %carry_161 = %c_12, %carry_162 = %c_12, %carry_163 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                    %v_164 = vector.load %hidden[%v_150, %i_158] : memref<?x24xf32>, vector<4xf32>
                    %v_165 = vector.load %hidden[%v_152, %i_158] : memref<?x24xf32>, vector<4xf32>
                    %v_166 = arith.addi %i_158, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_155, %v_166], read, locality<3>, data : memref<8x40x24xf32>
                    %v_167 = vector.load %expert_down[%v_18, %i_155, %i_158] : memref<8x40x24xf32>, vector<4xf32>
                    %v_168 = arith.mulf %v_167, %v_164 : vector<4xf32>
                    %v_169 = arith.addf %v_168, %carry_160 : vector<4xf32>
                    %v_170 = arith.mulf %v_167, %v_165 : vector<4xf32>
                    %v_171 = arith.addf %v_170, %carry_161 : vector<4xf32>
                    %v_172 = arith.addi %i_158, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_157, %v_172], read, locality<3>, data : memref<8x40x24xf32>
                    %v_173 = vector.load %expert_down[%v_18, %v_157, %i_158] : memref<8x40x24xf32>, vector<4xf32>
                    %v_174 = arith.mulf %v_173, %v_164 : vector<4xf32>
                    %v_175 = arith.addf %v_174, %carry_162 : vector<4xf32>
                    %v_176 = arith.mulf %v_173, %v_165 : vector<4xf32>
                    %v_177 = arith.addf %v_176, %carry_163 : vector<4xf32>
                    scf.yield %v_169, %v_171, %v_175, %v_177 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                  }
                  %v_178 = vector.shuffle %loop_159#0, %loop_159#0 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_179 = vector.shuffle %loop_159#0, %loop_159#0 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_180 = arith.addf %v_178, %v_179 : vector<2xf32>
                  %v_181 = vector.shuffle %v_180, %v_180 [0] : vector<2xf32>, vector<2xf32>
                  %v_182 = vector.shuffle %v_180, %v_180 [1] : vector<2xf32>, vector<2xf32>
                  %v_183 = arith.addf %v_181, %v_182 : vector<1xf32>
                  %sum_184 = vector.extract %v_183[0] : f32 from vector<1xf32>
                  %v_185 = vector.shuffle %loop_159#1, %loop_159#1 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_186 = vector.shuffle %loop_159#1, %loop_159#1 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_187 = arith.addf %v_185, %v_186 : vector<2xf32>
                  %v_188 = vector.shuffle %v_187, %v_187 [0] : vector<2xf32>, vector<2xf32>
                  %v_189 = vector.shuffle %v_187, %v_187 [1] : vector<2xf32>, vector<2xf32>
                  %v_190 = arith.addf %v_188, %v_189 : vector<1xf32>
                  %sum_191 = vector.extract %v_190[0] : f32 from vector<1xf32>
                  %v_192 = vector.shuffle %loop_159#2, %loop_159#2 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_193 = vector.shuffle %loop_159#2, %loop_159#2 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_194 = arith.addf %v_192, %v_193 : vector<2xf32>
                  %v_195 = vector.shuffle %v_194, %v_194 [0] : vector<2xf32>, vector<2xf32>
                  %v_196 = vector.shuffle %v_194, %v_194 [1] : vector<2xf32>, vector<2xf32>
                  %v_197 = arith.addf %v_195, %v_196 : vector<1xf32>
                  %sum_198 = vector.extract %v_197[0] : f32 from vector<1xf32>
                  %v_199 = vector.shuffle %loop_159#3, %loop_159#3 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_200 = vector.shuffle %loop_159#3, %loop_159#3 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_201 = arith.addf %v_199, %v_200 : vector<2xf32>
                  %v_202 = vector.shuffle %v_201, %v_201 [0] : vector<2xf32>, vector<2xf32>
                  %v_203 = vector.shuffle %v_201, %v_201 [1] : vector<2xf32>, vector<2xf32>
                  %v_204 = arith.addf %v_202, %v_203 : vector<1xf32>
                  %sum_205 = vector.extract %v_204[0] : f32 from vector<1xf32>
                  memref.store %sum_184, %outputs[%v_150, %i_155] : memref<?x40xf32>
                  memref.store %sum_191, %outputs[%v_152, %i_155] : memref<?x40xf32>
                  memref.store %sum_198, %outputs[%v_150, %v_157] : memref<?x40xf32>
                  memref.store %sum_205, %outputs[%v_152, %v_157] : memref<?x40xf32>
                }
              }
              %is_206 = arith.cmpi eq, %v_37, %c_3 : index
              %v_207 = arith.andi %is_206, %is_39 : i1
              scf.if %v_207 {
                %v_208 = memref.load %group[%c_2] : memref<5xi32>
                %v_209 = arith.index_cast %v_208 : i32 to index
                %v_210 = arith.addi %v_1, %c_8 : index
                %v_211 = arith.minsi %v_210, %c_1 : index
                scf.for %i_212 = %v_1 to %v_211 step %c_3 {
                  %v_213 = arith.addi %i_212, %c_8 : index
                  %v_214 = arith.minsi %v_213, %c_11 : index
                  %loop_216:2 = scf.for %i_215 = %c_2 to %c_13 step %c_5 iter_args(%carry_217 = %c_12, %carry_218 = %c_12) -> (vector<4xf32>, vector<4xf32>) {
                    %v_219 = vector.load %hidden[%v_209, %i_215] : memref<?x24xf32>, vector<4xf32>
                    %v_220 = arith.addi %i_215, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_212, %v_220], read, locality<3>, data : memref<8x40x24xf32>
                    %v_221 = vector.load %expert_down[%v_18, %i_212, %i_215] : memref<8x40x24xf32>, vector<4xf32>
                    %v_222 = arith.mulf %v_221, %v_219 : vector<4xf32>
                    %v_223 = arith.addf %v_222, %carry_217 : vector<4xf32>
                    %v_224 = arith.addi %i_215, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_214, %v_224], read, locality<3>, data : memref<8x40x24xf32>
                    %v_225 = vector.load %expert_down[%v_18, %v_214, %i_215] : memref<8x40x24xf32>, vector<4xf32>
                    %v_226 = arith.mulf %v_225, %v_219 : vector<4xf32>
                    %v_227 = arith.addf %v_226, %carry_218 : vector<4xf32>
                    scf.yield %v_223, %v_227 : vector<4xf32>, vector<4xf32>
                  }
                  %v_228 = vector.shuffle %loop_216#0, %loop_216#0 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_229 = vector.shuffle %loop_216#0, %loop_216#0 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_230 = arith.addf %v_228, %v_229 : vector<2xf32>
                  %v_231 = vector.shuffle %v_230, %v_230 [0] : vector<2xf32>, vector<2xf32>
                  %v_232 = vector.shuffle %v_230, %v_230 [1] : vector<2xf32>, vector<2xf32>
                  %v_233 = arith.addf %v_231, %v_232 : vector<1xf32>
                  %sum_234 = vector.extract %v_233[0] : f32 from vector<1xf32>
                  %v_235 = vector.shuffle %loop_216#1, %loop_216#1 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_236 = vector.shuffle %loop_216#1, %loop_216#1 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_237 = arith.addf %v_235, %v_236 : vector<2xf32>
                  %v_238 = vector.shuffle %v_237, %v_237 [0] : vector<2xf32>, vector<2xf32>
                  %v_239 = vector.shuffle %v_237, %v_237 [1] : vector<2xf32>, vector<2xf32>
                  %v_240 = arith.addf %v_238, %v_239 : vector<1xf32>
                  %sum_241 = vector.extract %v_240[0] : f32 from vector<1xf32>
                  memref.store %sum_234, %outputs[%v_209, %i_212] : memref<?x40xf32>
                  memref.store %sum_241, %outputs[%v_209, %v_214] : memref<?x40xf32>
                }
              }
              %is_242 = arith.cmpi eq, %v_37, %c_5 : index
              %v_243 = arith.select %is_242, %c_2, %v_37 : index
              scf.yield %v_243 : index
            }
          }
        }
        // combine: the token's slots by rising expert
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        scf.for %i_244 = %c_2 to %tokens step %c_3 {
          %v_245 = arith.muli %i_244, %c_9 : index
          scf.for %i_246 = %c_2 to %c_9 step %c_3 {
            %v_247 = arith.addi %v_245, %i_246 : index
            %v_248 = memref.load %ids[%v_247] : memref<?xi32>
            %v_249 = vector.broadcast %v_248 : i32 to vector<16xi32>
            %loop_251:1 = scf.for %i_250 = %c_2 to %c_9 step %c_8 iter_args(%carry_252 = %c_16) -> (vector<16xi32>) {
              %v_253 = arith.subi %c_9, %i_250 : index
              %mask_254 = vector.create_mask %v_253 : vector<16xi1>
              %v_255 = arith.addi %v_245, %i_250 : index
              %v_256 = vector.maskedload %ids[%v_255], %mask_254, %c_16 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_257 = arith.index_cast %i_250 : index to i32
              %v_258 = vector.broadcast %v_257 : i32 to vector<16xi32>
              %v_259 = arith.addi %c_14, %v_258 : vector<16xi32>
              %v_260 = arith.index_cast %i_246 : index to i32
              %v_261 = vector.broadcast %v_260 : i32 to vector<16xi32>
              %is_262 = arith.cmpi slt, %v_259, %v_261 : vector<16xi32>
              %is_263 = arith.cmpi slt, %v_256, %v_249 : vector<16xi32>
              %is_264 = arith.cmpi eq, %v_256, %v_249 : vector<16xi32>
              %v_265 = arith.andi %is_264, %is_262 : vector<16xi1>
              %v_266 = arith.ori %is_263, %v_265 : vector<16xi1>
              %v_267 = arith.andi %v_266, %mask_254 : vector<16xi1>
              %v_268 = arith.select %v_267, %c_15, %c_16 : vector<16xi1>, vector<16xi32>
              %v_269 = arith.addi %carry_252, %v_268 : vector<16xi32>
              scf.yield %v_269 : vector<16xi32>
            }
            %v_270 = vector.reduction <add>, %loop_251#0 : vector<16xi32> into i32
            %v_271 = arith.index_cast %v_270 : i32 to index
            %v_272 = arith.addi %v_245, %i_246 : index
            %v_273 = arith.index_cast %v_272 : index to i32
            memref.store %v_273, %order[%v_271] : memref<3xi32>
          }
          scf.for %i_274 = %v_1 to %v_3 step %c_8 {
            %v_275 = arith.subi %v_3, %i_274 : index
            %mask_276 = vector.create_mask %v_275 : vector<16xi1>
            %loop_278:1 = scf.for %i_277 = %c_2 to %c_9 step %c_3 iter_args(%carry_279 = %c_17) -> (vector<16xf32>) {
              %v_280 = memref.load %order[%i_277] : memref<3xi32>
              %v_281 = arith.index_cast %v_280 : i32 to index
              %v_282 = vector.maskedload %outputs[%v_281, %i_274], %mask_276, %c_17 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_283 = memref.load %weights[%v_281] : memref<?xf32>
              %v_284 = vector.broadcast %v_283 : f32 to vector<16xf32>
              %v_285 = arith.mulf %v_282, %v_284 : vector<16xf32>
              %v_286 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_285) : (vector<16xf32>) -> vector<16xf32>
              %v_287 = arith.addf %carry_279, %v_286 : vector<16xf32>
              scf.yield %v_287 : vector<16xf32>
            }
            vector.maskedstore %y[%i_244, %i_274], %mask_276, %loop_278#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          }
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
    %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, index, index) -> tensor<?x24xf32>{%slots}
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights, %expert_down, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#1 : tensor<?x40xf32>
  }
}
