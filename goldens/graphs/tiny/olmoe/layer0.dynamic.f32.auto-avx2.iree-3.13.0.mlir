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
        %c_5 = arith.constant dense<0.0> : vector<4xf64>
        %c_6 = arith.constant 0 : index
        %c_7 = arith.constant 40 : index
        %c_8 = arith.constant 4 : index
        %c_9 = arith.constant 512 : index
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
            %loop_18:4 = scf.for %i_17 = %c_6 to %c_7 step %c_8 iter_args(%carry_19 = %c_5, %carry_20 = %c_5, %carry_21 = %c_5, %carry_22 = %c_5) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
              %v_23 = vector.load %x[%v_13, %i_17] : memref<?x40xf32>, vector<4xf32>
              %v_24 = arith.extf %v_23 : vector<4xf32> to vector<4xf64>
              %v_25 = vector.load %x[%v_16, %i_17] : memref<?x40xf32>, vector<4xf32>
              %v_26 = arith.extf %v_25 : vector<4xf32> to vector<4xf64>
              %v_27 = arith.addi %i_17, %c_9 : index
              memref.prefetch %weight[%v_9, %v_27], read, locality<3>, data : memref<8x40xf32>
              %v_28 = vector.load %weight[%v_9, %i_17] : memref<8x40xf32>, vector<4xf32>
              %v_29 = arith.extf %v_28 : vector<4xf32> to vector<4xf64>
              %acc_30 = math.fma %v_29, %v_24, %carry_19 : vector<4xf64>
              %acc_31 = math.fma %v_29, %v_26, %carry_20 : vector<4xf64>
              %v_32 = arith.addi %i_17, %c_9 : index
              memref.prefetch %weight[%v_11, %v_32], read, locality<3>, data : memref<8x40xf32>
              %v_33 = vector.load %weight[%v_11, %i_17] : memref<8x40xf32>, vector<4xf32>
              %v_34 = arith.extf %v_33 : vector<4xf32> to vector<4xf64>
              %acc_35 = math.fma %v_34, %v_24, %carry_21 : vector<4xf64>
              %acc_36 = math.fma %v_34, %v_26, %carry_22 : vector<4xf64>
              scf.yield %acc_30, %acc_31, %acc_35, %acc_36 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
            }
            %v_37 = vector.shuffle %loop_18#0, %loop_18#0 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_38 = vector.shuffle %loop_18#0, %loop_18#0 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_39 = arith.addf %v_37, %v_38 : vector<2xf64>
            %v_40 = vector.shuffle %v_39, %v_39 [0] : vector<2xf64>, vector<2xf64>
            %v_41 = vector.shuffle %v_39, %v_39 [1] : vector<2xf64>, vector<2xf64>
            %v_42 = arith.addf %v_40, %v_41 : vector<1xf64>
            %sum_43 = vector.extract %v_42[0] : f64 from vector<1xf64>
            %v_44 = arith.truncf %sum_43 : f64 to f32
            memref.store %v_44, %y[%v_13, %v_9] : memref<?x8xf32>
            %v_45 = vector.shuffle %loop_18#1, %loop_18#1 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_46 = vector.shuffle %loop_18#1, %loop_18#1 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_47 = arith.addf %v_45, %v_46 : vector<2xf64>
            %v_48 = vector.shuffle %v_47, %v_47 [0] : vector<2xf64>, vector<2xf64>
            %v_49 = vector.shuffle %v_47, %v_47 [1] : vector<2xf64>, vector<2xf64>
            %v_50 = arith.addf %v_48, %v_49 : vector<1xf64>
            %sum_51 = vector.extract %v_50[0] : f64 from vector<1xf64>
            %v_52 = arith.truncf %sum_51 : f64 to f32
            memref.store %v_52, %y[%v_16, %v_9] : memref<?x8xf32>
            %v_53 = vector.shuffle %loop_18#2, %loop_18#2 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_54 = vector.shuffle %loop_18#2, %loop_18#2 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_55 = arith.addf %v_53, %v_54 : vector<2xf64>
            %v_56 = vector.shuffle %v_55, %v_55 [0] : vector<2xf64>, vector<2xf64>
            %v_57 = vector.shuffle %v_55, %v_55 [1] : vector<2xf64>, vector<2xf64>
            %v_58 = arith.addf %v_56, %v_57 : vector<1xf64>
            %sum_59 = vector.extract %v_58[0] : f64 from vector<1xf64>
            %v_60 = arith.truncf %sum_59 : f64 to f32
            memref.store %v_60, %y[%v_13, %v_11] : memref<?x8xf32>
            %v_61 = vector.shuffle %loop_18#3, %loop_18#3 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_62 = vector.shuffle %loop_18#3, %loop_18#3 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_63 = arith.addf %v_61, %v_62 : vector<2xf64>
            %v_64 = vector.shuffle %v_63, %v_63 [0] : vector<2xf64>, vector<2xf64>
            %v_65 = vector.shuffle %v_63, %v_63 [1] : vector<2xf64>, vector<2xf64>
            %v_66 = arith.addf %v_64, %v_65 : vector<1xf64>
            %sum_67 = vector.extract %v_66[0] : f64 from vector<1xf64>
            %v_68 = arith.truncf %sum_67 : f64 to f32
            memref.store %v_68, %y[%v_16, %v_11] : memref<?x8xf32>
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
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant dense<0> : vector<8xi32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 24 : index
        %c_10 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_11 = arith.constant 40 : index
        %c_12 = arith.constant 512 : index
        %c_13 = arith.constant 0x00000000 : f32
        %c_14 = arith.constant 0x42B40000 : f32
        %c_15 = arith.constant 0xC2DC0000 : f32
        %c_16 = arith.constant 0x3FB8AA3B : f32
        %c_17 = arith.constant 0xBF318000 : f32
        %c_18 = arith.constant 0x395E8083 : f32
        %c_19 = arith.constant 0x39500D01 : f32
        %c_20 = arith.constant 0x3AB60B61 : f32
        %c_21 = arith.constant 0x3C088889 : f32
        %c_22 = arith.constant 0x3D2AAAAB : f32
        %c_23 = arith.constant 0x3E2AAAAB : f32
        %c_24 = arith.constant 0x3F000000 : f32
        %c_25 = arith.constant 0x3F800000 : f32
        %c_26 = arith.constant 1 : i32
        %c_27 = arith.constant 23 : i32
        %c_28 = arith.constant 127 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%slots}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = memref.load %ids[%workgroup_1] : memref<?xi32>
        %v_3 = vector.broadcast %v_2 : i32 to vector<8xi32>
        %loop_5:1 = scf.for %i_4 = %c_2 to %workgroup_1 step %c_3 iter_args(%carry_6 = %c_1) -> (i1) {
          %v_7 = arith.subi %workgroup_1, %i_4 : index
          %mask_8 = vector.create_mask %v_7 : vector<8xi1>
          %v_9 = vector.maskedload %ids[%i_4], %mask_8, %c_4 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
          %is_10 = arith.cmpi eq, %v_9, %v_3 : vector<8xi32>
          %v_11 = arith.andi %is_10, %mask_8 : vector<8xi1>
          %any_12 = vector.reduction <or>, %v_11 : vector<8xi1> into i1
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
            %is_27 = arith.cmpi eq, %v_24, %c_6 : index
            %is_28 = arith.cmpi eq, %v_24, %c_7 : index
            %v_29 = arith.andi %is_28, %is_26 : i1
            %v_30 = arith.ori %is_27, %v_29 : i1
            scf.if %v_30 {
              %v_31 = memref.load %group[%c_2] : memref<5xi32>
              %v_32 = arith.index_cast %v_31 : i32 to index
              %v_33 = memref.load %group[%c_5] : memref<5xi32>
              %v_34 = arith.index_cast %v_33 : i32 to index
              %v_35 = memref.load %group[%c_8] : memref<5xi32>
              %v_36 = arith.index_cast %v_35 : i32 to index
              %v_37 = memref.load %group[%c_7] : memref<5xi32>
              %v_38 = arith.index_cast %v_37 : i32 to index
              %v_39 = arith.divui %v_32, %c_7 : index
              %v_40 = arith.divui %v_34, %c_7 : index
              %v_41 = arith.divui %v_36, %c_7 : index
              %v_42 = arith.divui %v_38, %c_7 : index
              %v_43 = arith.addi %v_1, %c_0 : index
              %v_44 = arith.minsi %v_43, %c_9 : index
              scf.for %i_45 = %v_1 to %v_44 step %c_5 {
                %v_46 = arith.addi %i_45, %c_9 : index
                %loop_48:8 = scf.for %i_47 = %c_2 to %c_11 step %c_3 iter_args(%carry_49 = %c_10, %carry_50 = %c_10, %carry_51 = %c_10, %carry_52 = %c_10, %carry_53 = %c_10, %carry_54 = %c_10, %carry_55 = %c_10, %carry_56 = %c_10) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                  %v_57 = vector.load %x[%v_39, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_58 = vector.load %x[%v_40, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_59 = vector.load %x[%v_41, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_60 = vector.load %x[%v_42, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_61 = arith.addi %i_47, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_45, %v_61], read, locality<3>, data : memref<8x48x40xf32>
                  %v_62 = vector.load %expert_gate_up[%v_15, %i_45, %i_47] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_63 = math.fma %v_62, %v_57, %carry_49 : vector<8xf32>
                  %acc_64 = math.fma %v_62, %v_58, %carry_50 : vector<8xf32>
                  %acc_65 = math.fma %v_62, %v_59, %carry_51 : vector<8xf32>
                  %acc_66 = math.fma %v_62, %v_60, %carry_52 : vector<8xf32>
                  %v_67 = arith.addi %i_47, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_46, %v_67], read, locality<3>, data : memref<8x48x40xf32>
                  %v_68 = vector.load %expert_gate_up[%v_15, %v_46, %i_47] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_69 = math.fma %v_68, %v_57, %carry_53 : vector<8xf32>
                  %acc_70 = math.fma %v_68, %v_58, %carry_54 : vector<8xf32>
                  %acc_71 = math.fma %v_68, %v_59, %carry_55 : vector<8xf32>
                  %acc_72 = math.fma %v_68, %v_60, %carry_56 : vector<8xf32>
                  scf.yield %acc_63, %acc_64, %acc_65, %acc_66, %acc_69, %acc_70, %acc_71, %acc_72 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                }
                %v_73 = vector.shuffle %loop_48#0, %loop_48#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_74 = vector.shuffle %loop_48#0, %loop_48#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_75 = arith.addf %v_73, %v_74 : vector<4xf32>
                %v_76 = vector.shuffle %v_75, %v_75 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_77 = vector.shuffle %v_75, %v_75 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_78 = arith.addf %v_76, %v_77 : vector<2xf32>
                %v_79 = vector.shuffle %v_78, %v_78 [0] : vector<2xf32>, vector<2xf32>
                %v_80 = vector.shuffle %v_78, %v_78 [1] : vector<2xf32>, vector<2xf32>
                %v_81 = arith.addf %v_79, %v_80 : vector<1xf32>
                %sum_82 = vector.extract %v_81[0] : f32 from vector<1xf32>
                %v_83 = vector.shuffle %loop_48#1, %loop_48#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_84 = vector.shuffle %loop_48#1, %loop_48#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_85 = arith.addf %v_83, %v_84 : vector<4xf32>
                %v_86 = vector.shuffle %v_85, %v_85 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_87 = vector.shuffle %v_85, %v_85 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_88 = arith.addf %v_86, %v_87 : vector<2xf32>
                %v_89 = vector.shuffle %v_88, %v_88 [0] : vector<2xf32>, vector<2xf32>
                %v_90 = vector.shuffle %v_88, %v_88 [1] : vector<2xf32>, vector<2xf32>
                %v_91 = arith.addf %v_89, %v_90 : vector<1xf32>
                %sum_92 = vector.extract %v_91[0] : f32 from vector<1xf32>
                %v_93 = vector.shuffle %loop_48#2, %loop_48#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_94 = vector.shuffle %loop_48#2, %loop_48#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_95 = arith.addf %v_93, %v_94 : vector<4xf32>
                %v_96 = vector.shuffle %v_95, %v_95 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_97 = vector.shuffle %v_95, %v_95 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_98 = arith.addf %v_96, %v_97 : vector<2xf32>
                %v_99 = vector.shuffle %v_98, %v_98 [0] : vector<2xf32>, vector<2xf32>
                %v_100 = vector.shuffle %v_98, %v_98 [1] : vector<2xf32>, vector<2xf32>
                %v_101 = arith.addf %v_99, %v_100 : vector<1xf32>
                %sum_102 = vector.extract %v_101[0] : f32 from vector<1xf32>
                %v_103 = vector.shuffle %loop_48#3, %loop_48#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_104 = vector.shuffle %loop_48#3, %loop_48#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_105 = arith.addf %v_103, %v_104 : vector<4xf32>
                %v_106 = vector.shuffle %v_105, %v_105 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_107 = vector.shuffle %v_105, %v_105 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_108 = arith.addf %v_106, %v_107 : vector<2xf32>
                %v_109 = vector.shuffle %v_108, %v_108 [0] : vector<2xf32>, vector<2xf32>
                %v_110 = vector.shuffle %v_108, %v_108 [1] : vector<2xf32>, vector<2xf32>
                %v_111 = arith.addf %v_109, %v_110 : vector<1xf32>
                %sum_112 = vector.extract %v_111[0] : f32 from vector<1xf32>
                %v_113 = vector.shuffle %loop_48#4, %loop_48#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_114 = vector.shuffle %loop_48#4, %loop_48#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_115 = arith.addf %v_113, %v_114 : vector<4xf32>
                %v_116 = vector.shuffle %v_115, %v_115 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_117 = vector.shuffle %v_115, %v_115 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_118 = arith.addf %v_116, %v_117 : vector<2xf32>
                %v_119 = vector.shuffle %v_118, %v_118 [0] : vector<2xf32>, vector<2xf32>
                %v_120 = vector.shuffle %v_118, %v_118 [1] : vector<2xf32>, vector<2xf32>
                %v_121 = arith.addf %v_119, %v_120 : vector<1xf32>
                %sum_122 = vector.extract %v_121[0] : f32 from vector<1xf32>
                %v_123 = vector.shuffle %loop_48#5, %loop_48#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_124 = vector.shuffle %loop_48#5, %loop_48#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_125 = arith.addf %v_123, %v_124 : vector<4xf32>
                %v_126 = vector.shuffle %v_125, %v_125 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_127 = vector.shuffle %v_125, %v_125 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_128 = arith.addf %v_126, %v_127 : vector<2xf32>
                %v_129 = vector.shuffle %v_128, %v_128 [0] : vector<2xf32>, vector<2xf32>
                %v_130 = vector.shuffle %v_128, %v_128 [1] : vector<2xf32>, vector<2xf32>
                %v_131 = arith.addf %v_129, %v_130 : vector<1xf32>
                %sum_132 = vector.extract %v_131[0] : f32 from vector<1xf32>
                %v_133 = vector.shuffle %loop_48#6, %loop_48#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_134 = vector.shuffle %loop_48#6, %loop_48#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_135 = arith.addf %v_133, %v_134 : vector<4xf32>
                %v_136 = vector.shuffle %v_135, %v_135 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_137 = vector.shuffle %v_135, %v_135 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_138 = arith.addf %v_136, %v_137 : vector<2xf32>
                %v_139 = vector.shuffle %v_138, %v_138 [0] : vector<2xf32>, vector<2xf32>
                %v_140 = vector.shuffle %v_138, %v_138 [1] : vector<2xf32>, vector<2xf32>
                %v_141 = arith.addf %v_139, %v_140 : vector<1xf32>
                %sum_142 = vector.extract %v_141[0] : f32 from vector<1xf32>
                %v_143 = vector.shuffle %loop_48#7, %loop_48#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_144 = vector.shuffle %loop_48#7, %loop_48#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_145 = arith.addf %v_143, %v_144 : vector<4xf32>
                %v_146 = vector.shuffle %v_145, %v_145 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_147 = vector.shuffle %v_145, %v_145 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_148 = arith.addf %v_146, %v_147 : vector<2xf32>
                %v_149 = vector.shuffle %v_148, %v_148 [0] : vector<2xf32>, vector<2xf32>
                %v_150 = vector.shuffle %v_148, %v_148 [1] : vector<2xf32>, vector<2xf32>
                %v_151 = arith.addf %v_149, %v_150 : vector<1xf32>
                %sum_152 = vector.extract %v_151[0] : f32 from vector<1xf32>
                %v_153 = arith.subf %c_13, %sum_82 : f32
                %is_154 = arith.cmpf ogt, %v_153, %c_14 : f32
                %v_155 = arith.select %is_154, %c_14, %v_153 : f32
                %is_156 = arith.cmpf olt, %v_155, %c_15 : f32
                %v_157 = arith.select %is_156, %c_15, %v_155 : f32
                %v_158 = arith.mulf %v_157, %c_16 : f32
                %v_159 = math.roundeven %v_158 : f32
                %acc_160 = math.fma %v_159, %c_17, %v_157 : f32
                %acc_161 = math.fma %v_159, %c_18, %acc_160 : f32
                %acc_162 = math.fma %c_19, %acc_161, %c_20 : f32
                %acc_163 = math.fma %acc_162, %acc_161, %c_21 : f32
                %acc_164 = math.fma %acc_163, %acc_161, %c_22 : f32
                %acc_165 = math.fma %acc_164, %acc_161, %c_23 : f32
                %acc_166 = math.fma %acc_165, %acc_161, %c_24 : f32
                %acc_167 = math.fma %acc_166, %acc_161, %c_25 : f32
                %acc_168 = math.fma %acc_167, %acc_161, %c_25 : f32
                %v_169 = arith.fptosi %v_159 : f32 to i32
                %v_170 = arith.shrsi %v_169, %c_26 : i32
                %v_171 = arith.subi %v_169, %v_170 : i32
                %v_172 = arith.addi %v_170, %c_28 : i32
                %v_173 = arith.shli %v_172, %c_27 : i32
                %v_174 = arith.bitcast %v_173 : i32 to f32
                %v_175 = arith.mulf %acc_168, %v_174 : f32
                %v_176 = arith.addi %v_171, %c_28 : i32
                %v_177 = arith.shli %v_176, %c_27 : i32
                %v_178 = arith.bitcast %v_177 : i32 to f32
                %v_179 = arith.mulf %v_175, %v_178 : f32
                %v_180 = arith.addf %v_179, %c_25 : f32
                %v_181 = arith.divf %c_25, %v_180 : f32
                %v_182 = arith.mulf %sum_82, %v_181 : f32
                %v_183 = arith.mulf %v_182, %sum_122 : f32
                memref.store %v_183, %hidden[%v_32, %i_45] : memref<?x24xf32>
                %v_184 = arith.subf %c_13, %sum_92 : f32
                %is_185 = arith.cmpf ogt, %v_184, %c_14 : f32
                %v_186 = arith.select %is_185, %c_14, %v_184 : f32
                %is_187 = arith.cmpf olt, %v_186, %c_15 : f32
                %v_188 = arith.select %is_187, %c_15, %v_186 : f32
                %v_189 = arith.mulf %v_188, %c_16 : f32
                %v_190 = math.roundeven %v_189 : f32
                %acc_191 = math.fma %v_190, %c_17, %v_188 : f32
                %acc_192 = math.fma %v_190, %c_18, %acc_191 : f32
                %acc_193 = math.fma %c_19, %acc_192, %c_20 : f32
                %acc_194 = math.fma %acc_193, %acc_192, %c_21 : f32
                %acc_195 = math.fma %acc_194, %acc_192, %c_22 : f32
                %acc_196 = math.fma %acc_195, %acc_192, %c_23 : f32
                %acc_197 = math.fma %acc_196, %acc_192, %c_24 : f32
                %acc_198 = math.fma %acc_197, %acc_192, %c_25 : f32
                %acc_199 = math.fma %acc_198, %acc_192, %c_25 : f32
                %v_200 = arith.fptosi %v_190 : f32 to i32
                %v_201 = arith.shrsi %v_200, %c_26 : i32
                %v_202 = arith.subi %v_200, %v_201 : i32
                %v_203 = arith.addi %v_201, %c_28 : i32
                %v_204 = arith.shli %v_203, %c_27 : i32
                %v_205 = arith.bitcast %v_204 : i32 to f32
                %v_206 = arith.mulf %acc_199, %v_205 : f32
                %v_207 = arith.addi %v_202, %c_28 : i32
                %v_208 = arith.shli %v_207, %c_27 : i32
                %v_209 = arith.bitcast %v_208 : i32 to f32
                %v_210 = arith.mulf %v_206, %v_209 : f32
                %v_211 = arith.addf %v_210, %c_25 : f32
                %v_212 = arith.divf %c_25, %v_211 : f32
                %v_213 = arith.mulf %sum_92, %v_212 : f32
                %v_214 = arith.mulf %v_213, %sum_132 : f32
                memref.store %v_214, %hidden[%v_34, %i_45] : memref<?x24xf32>
                %v_215 = arith.subf %c_13, %sum_102 : f32
                %is_216 = arith.cmpf ogt, %v_215, %c_14 : f32
                %v_217 = arith.select %is_216, %c_14, %v_215 : f32
                %is_218 = arith.cmpf olt, %v_217, %c_15 : f32
                %v_219 = arith.select %is_218, %c_15, %v_217 : f32
                %v_220 = arith.mulf %v_219, %c_16 : f32
                %v_221 = math.roundeven %v_220 : f32
                %acc_222 = math.fma %v_221, %c_17, %v_219 : f32
                %acc_223 = math.fma %v_221, %c_18, %acc_222 : f32
                %acc_224 = math.fma %c_19, %acc_223, %c_20 : f32
                %acc_225 = math.fma %acc_224, %acc_223, %c_21 : f32
                %acc_226 = math.fma %acc_225, %acc_223, %c_22 : f32
                %acc_227 = math.fma %acc_226, %acc_223, %c_23 : f32
                %acc_228 = math.fma %acc_227, %acc_223, %c_24 : f32
                %acc_229 = math.fma %acc_228, %acc_223, %c_25 : f32
                %acc_230 = math.fma %acc_229, %acc_223, %c_25 : f32
                %v_231 = arith.fptosi %v_221 : f32 to i32
                %v_232 = arith.shrsi %v_231, %c_26 : i32
                %v_233 = arith.subi %v_231, %v_232 : i32
                %v_234 = arith.addi %v_232, %c_28 : i32
                %v_235 = arith.shli %v_234, %c_27 : i32
                %v_236 = arith.bitcast %v_235 : i32 to f32
                %v_237 = arith.mulf %acc_230, %v_236 : f32
                %v_238 = arith.addi %v_233, %c_28 : i32
                %v_239 = arith.shli %v_238, %c_27 : i32
                %v_240 = arith.bitcast %v_239 : i32 to f32
                %v_241 = arith.mulf %v_237, %v_240 : f32
                %v_242 = arith.addf %v_241, %c_25 : f32
                %v_243 = arith.divf %c_25, %v_242 : f32
                %v_244 = arith.mulf %sum_102, %v_243 : f32
                %v_245 = arith.mulf %v_244, %sum_142 : f32
                memref.store %v_245, %hidden[%v_36, %i_45] : memref<?x24xf32>
                %v_246 = arith.subf %c_13, %sum_112 : f32
                %is_247 = arith.cmpf ogt, %v_246, %c_14 : f32
                %v_248 = arith.select %is_247, %c_14, %v_246 : f32
                %is_249 = arith.cmpf olt, %v_248, %c_15 : f32
                %v_250 = arith.select %is_249, %c_15, %v_248 : f32
                %v_251 = arith.mulf %v_250, %c_16 : f32
                %v_252 = math.roundeven %v_251 : f32
                %acc_253 = math.fma %v_252, %c_17, %v_250 : f32
                %acc_254 = math.fma %v_252, %c_18, %acc_253 : f32
                %acc_255 = math.fma %c_19, %acc_254, %c_20 : f32
                %acc_256 = math.fma %acc_255, %acc_254, %c_21 : f32
                %acc_257 = math.fma %acc_256, %acc_254, %c_22 : f32
                %acc_258 = math.fma %acc_257, %acc_254, %c_23 : f32
                %acc_259 = math.fma %acc_258, %acc_254, %c_24 : f32
                %acc_260 = math.fma %acc_259, %acc_254, %c_25 : f32
                %acc_261 = math.fma %acc_260, %acc_254, %c_25 : f32
                %v_262 = arith.fptosi %v_252 : f32 to i32
                %v_263 = arith.shrsi %v_262, %c_26 : i32
                %v_264 = arith.subi %v_262, %v_263 : i32
                %v_265 = arith.addi %v_263, %c_28 : i32
                %v_266 = arith.shli %v_265, %c_27 : i32
                %v_267 = arith.bitcast %v_266 : i32 to f32
                %v_268 = arith.mulf %acc_261, %v_267 : f32
                %v_269 = arith.addi %v_264, %c_28 : i32
                %v_270 = arith.shli %v_269, %c_27 : i32
                %v_271 = arith.bitcast %v_270 : i32 to f32
                %v_272 = arith.mulf %v_268, %v_271 : f32
                %v_273 = arith.addf %v_272, %c_25 : f32
                %v_274 = arith.divf %c_25, %v_273 : f32
                %v_275 = arith.mulf %sum_112, %v_274 : f32
                %v_276 = arith.mulf %v_275, %sum_152 : f32
                memref.store %v_276, %hidden[%v_38, %i_45] : memref<?x24xf32>
              }
            }
            %is_277 = arith.cmpi eq, %v_24, %c_8 : index
            %v_278 = arith.andi %is_277, %is_26 : i1
            scf.if %v_278 {
              %v_279 = memref.load %group[%c_2] : memref<5xi32>
              %v_280 = arith.index_cast %v_279 : i32 to index
              %v_281 = memref.load %group[%c_5] : memref<5xi32>
              %v_282 = arith.index_cast %v_281 : i32 to index
              %v_283 = arith.divui %v_280, %c_7 : index
              %v_284 = arith.divui %v_282, %c_7 : index
              %v_285 = arith.addi %v_1, %c_0 : index
              %v_286 = arith.minsi %v_285, %c_9 : index
              scf.for %i_287 = %v_1 to %v_286 step %c_5 {
                %v_288 = arith.addi %i_287, %c_9 : index
                %loop_290:4 = scf.for %i_289 = %c_2 to %c_11 step %c_3 iter_args(%carry_291 = %c_10, %carry_292 = %c_10, %carry_293 = %c_10, %carry_294 = %c_10) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                  %v_295 = vector.load %x[%v_283, %i_289] : memref<?x40xf32>, vector<8xf32>
                  %v_296 = vector.load %x[%v_284, %i_289] : memref<?x40xf32>, vector<8xf32>
                  %v_297 = arith.addi %i_289, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_287, %v_297], read, locality<3>, data : memref<8x48x40xf32>
                  %v_298 = vector.load %expert_gate_up[%v_15, %i_287, %i_289] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_299 = math.fma %v_298, %v_295, %carry_291 : vector<8xf32>
                  %acc_300 = math.fma %v_298, %v_296, %carry_292 : vector<8xf32>
                  %v_301 = arith.addi %i_289, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_288, %v_301], read, locality<3>, data : memref<8x48x40xf32>
                  %v_302 = vector.load %expert_gate_up[%v_15, %v_288, %i_289] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_303 = math.fma %v_302, %v_295, %carry_293 : vector<8xf32>
                  %acc_304 = math.fma %v_302, %v_296, %carry_294 : vector<8xf32>
                  scf.yield %acc_299, %acc_300, %acc_303, %acc_304 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                }
                %v_305 = vector.shuffle %loop_290#0, %loop_290#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_306 = vector.shuffle %loop_290#0, %loop_290#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_307 = arith.addf %v_305, %v_306 : vector<4xf32>
                %v_308 = vector.shuffle %v_307, %v_307 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_309 = vector.shuffle %v_307, %v_307 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_310 = arith.addf %v_308, %v_309 : vector<2xf32>
                %v_311 = vector.shuffle %v_310, %v_310 [0] : vector<2xf32>, vector<2xf32>
                %v_312 = vector.shuffle %v_310, %v_310 [1] : vector<2xf32>, vector<2xf32>
                %v_313 = arith.addf %v_311, %v_312 : vector<1xf32>
                %sum_314 = vector.extract %v_313[0] : f32 from vector<1xf32>
                %v_315 = vector.shuffle %loop_290#1, %loop_290#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_316 = vector.shuffle %loop_290#1, %loop_290#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_317 = arith.addf %v_315, %v_316 : vector<4xf32>
                %v_318 = vector.shuffle %v_317, %v_317 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_319 = vector.shuffle %v_317, %v_317 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_320 = arith.addf %v_318, %v_319 : vector<2xf32>
                %v_321 = vector.shuffle %v_320, %v_320 [0] : vector<2xf32>, vector<2xf32>
                %v_322 = vector.shuffle %v_320, %v_320 [1] : vector<2xf32>, vector<2xf32>
                %v_323 = arith.addf %v_321, %v_322 : vector<1xf32>
                %sum_324 = vector.extract %v_323[0] : f32 from vector<1xf32>
                %v_325 = vector.shuffle %loop_290#2, %loop_290#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_326 = vector.shuffle %loop_290#2, %loop_290#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_327 = arith.addf %v_325, %v_326 : vector<4xf32>
                %v_328 = vector.shuffle %v_327, %v_327 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_329 = vector.shuffle %v_327, %v_327 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_330 = arith.addf %v_328, %v_329 : vector<2xf32>
                %v_331 = vector.shuffle %v_330, %v_330 [0] : vector<2xf32>, vector<2xf32>
                %v_332 = vector.shuffle %v_330, %v_330 [1] : vector<2xf32>, vector<2xf32>
                %v_333 = arith.addf %v_331, %v_332 : vector<1xf32>
                %sum_334 = vector.extract %v_333[0] : f32 from vector<1xf32>
                %v_335 = vector.shuffle %loop_290#3, %loop_290#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_336 = vector.shuffle %loop_290#3, %loop_290#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_337 = arith.addf %v_335, %v_336 : vector<4xf32>
                %v_338 = vector.shuffle %v_337, %v_337 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_339 = vector.shuffle %v_337, %v_337 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_340 = arith.addf %v_338, %v_339 : vector<2xf32>
                %v_341 = vector.shuffle %v_340, %v_340 [0] : vector<2xf32>, vector<2xf32>
                %v_342 = vector.shuffle %v_340, %v_340 [1] : vector<2xf32>, vector<2xf32>
                %v_343 = arith.addf %v_341, %v_342 : vector<1xf32>
                %sum_344 = vector.extract %v_343[0] : f32 from vector<1xf32>
                %v_345 = arith.subf %c_13, %sum_314 : f32
                %is_346 = arith.cmpf ogt, %v_345, %c_14 : f32
                %v_347 = arith.select %is_346, %c_14, %v_345 : f32
                %is_348 = arith.cmpf olt, %v_347, %c_15 : f32
                %v_349 = arith.select %is_348, %c_15, %v_347 : f32
                %v_350 = arith.mulf %v_349, %c_16 : f32
                %v_351 = math.roundeven %v_350 : f32
                %acc_352 = math.fma %v_351, %c_17, %v_349 : f32
                %acc_353 = math.fma %v_351, %c_18, %acc_352 : f32
                %acc_354 = math.fma %c_19, %acc_353, %c_20 : f32
                %acc_355 = math.fma %acc_354, %acc_353, %c_21 : f32
                %acc_356 = math.fma %acc_355, %acc_353, %c_22 : f32
                %acc_357 = math.fma %acc_356, %acc_353, %c_23 : f32
                %acc_358 = math.fma %acc_357, %acc_353, %c_24 : f32
                %acc_359 = math.fma %acc_358, %acc_353, %c_25 : f32
                %acc_360 = math.fma %acc_359, %acc_353, %c_25 : f32
                %v_361 = arith.fptosi %v_351 : f32 to i32
                %v_362 = arith.shrsi %v_361, %c_26 : i32
                %v_363 = arith.subi %v_361, %v_362 : i32
                %v_364 = arith.addi %v_362, %c_28 : i32
                %v_365 = arith.shli %v_364, %c_27 : i32
                %v_366 = arith.bitcast %v_365 : i32 to f32
                %v_367 = arith.mulf %acc_360, %v_366 : f32
                %v_368 = arith.addi %v_363, %c_28 : i32
                %v_369 = arith.shli %v_368, %c_27 : i32
                %v_370 = arith.bitcast %v_369 : i32 to f32
                %v_371 = arith.mulf %v_367, %v_370 : f32
                %v_372 = arith.addf %v_371, %c_25 : f32
                %v_373 = arith.divf %c_25, %v_372 : f32
                %v_374 = arith.mulf %sum_314, %v_373 : f32
                %v_375 = arith.mulf %v_374, %sum_334 : f32
                memref.store %v_375, %hidden[%v_280, %i_287] : memref<?x24xf32>
                %v_376 = arith.subf %c_13, %sum_324 : f32
                %is_377 = arith.cmpf ogt, %v_376, %c_14 : f32
                %v_378 = arith.select %is_377, %c_14, %v_376 : f32
                %is_379 = arith.cmpf olt, %v_378, %c_15 : f32
                %v_380 = arith.select %is_379, %c_15, %v_378 : f32
                %v_381 = arith.mulf %v_380, %c_16 : f32
                %v_382 = math.roundeven %v_381 : f32
                %acc_383 = math.fma %v_382, %c_17, %v_380 : f32
                %acc_384 = math.fma %v_382, %c_18, %acc_383 : f32
                %acc_385 = math.fma %c_19, %acc_384, %c_20 : f32
                %acc_386 = math.fma %acc_385, %acc_384, %c_21 : f32
                %acc_387 = math.fma %acc_386, %acc_384, %c_22 : f32
                %acc_388 = math.fma %acc_387, %acc_384, %c_23 : f32
                %acc_389 = math.fma %acc_388, %acc_384, %c_24 : f32
                %acc_390 = math.fma %acc_389, %acc_384, %c_25 : f32
                %acc_391 = math.fma %acc_390, %acc_384, %c_25 : f32
                %v_392 = arith.fptosi %v_382 : f32 to i32
                %v_393 = arith.shrsi %v_392, %c_26 : i32
                %v_394 = arith.subi %v_392, %v_393 : i32
                %v_395 = arith.addi %v_393, %c_28 : i32
                %v_396 = arith.shli %v_395, %c_27 : i32
                %v_397 = arith.bitcast %v_396 : i32 to f32
                %v_398 = arith.mulf %acc_391, %v_397 : f32
                %v_399 = arith.addi %v_394, %c_28 : i32
                %v_400 = arith.shli %v_399, %c_27 : i32
                %v_401 = arith.bitcast %v_400 : i32 to f32
                %v_402 = arith.mulf %v_398, %v_401 : f32
                %v_403 = arith.addf %v_402, %c_25 : f32
                %v_404 = arith.divf %c_25, %v_403 : f32
                %v_405 = arith.mulf %sum_324, %v_404 : f32
                %v_406 = arith.mulf %v_405, %sum_344 : f32
                memref.store %v_406, %hidden[%v_282, %i_287] : memref<?x24xf32>
              }
            }
            %is_407 = arith.cmpi eq, %v_24, %c_5 : index
            %v_408 = arith.andi %is_407, %is_26 : i1
            scf.if %v_408 {
              %v_409 = memref.load %group[%c_2] : memref<5xi32>
              %v_410 = arith.index_cast %v_409 : i32 to index
              %v_411 = arith.divui %v_410, %c_7 : index
              %v_412 = arith.addi %v_1, %c_0 : index
              %v_413 = arith.minsi %v_412, %c_9 : index
              scf.for %i_414 = %v_1 to %v_413 step %c_5 {
                %v_415 = arith.addi %i_414, %c_9 : index
                %loop_417:2 = scf.for %i_416 = %c_2 to %c_11 step %c_3 iter_args(%carry_418 = %c_10, %carry_419 = %c_10) -> (vector<8xf32>, vector<8xf32>) {
                  %v_420 = vector.load %x[%v_411, %i_416] : memref<?x40xf32>, vector<8xf32>
                  %v_421 = arith.addi %i_416, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_414, %v_421], read, locality<3>, data : memref<8x48x40xf32>
                  %v_422 = vector.load %expert_gate_up[%v_15, %i_414, %i_416] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_423 = math.fma %v_422, %v_420, %carry_418 : vector<8xf32>
                  %v_424 = arith.addi %i_416, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_415, %v_424], read, locality<3>, data : memref<8x48x40xf32>
                  %v_425 = vector.load %expert_gate_up[%v_15, %v_415, %i_416] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_426 = math.fma %v_425, %v_420, %carry_419 : vector<8xf32>
                  scf.yield %acc_423, %acc_426 : vector<8xf32>, vector<8xf32>
                }
                %v_427 = vector.shuffle %loop_417#0, %loop_417#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_428 = vector.shuffle %loop_417#0, %loop_417#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_429 = arith.addf %v_427, %v_428 : vector<4xf32>
                %v_430 = vector.shuffle %v_429, %v_429 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_431 = vector.shuffle %v_429, %v_429 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_432 = arith.addf %v_430, %v_431 : vector<2xf32>
                %v_433 = vector.shuffle %v_432, %v_432 [0] : vector<2xf32>, vector<2xf32>
                %v_434 = vector.shuffle %v_432, %v_432 [1] : vector<2xf32>, vector<2xf32>
                %v_435 = arith.addf %v_433, %v_434 : vector<1xf32>
                %sum_436 = vector.extract %v_435[0] : f32 from vector<1xf32>
                %v_437 = vector.shuffle %loop_417#1, %loop_417#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_438 = vector.shuffle %loop_417#1, %loop_417#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_439 = arith.addf %v_437, %v_438 : vector<4xf32>
                %v_440 = vector.shuffle %v_439, %v_439 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_441 = vector.shuffle %v_439, %v_439 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_442 = arith.addf %v_440, %v_441 : vector<2xf32>
                %v_443 = vector.shuffle %v_442, %v_442 [0] : vector<2xf32>, vector<2xf32>
                %v_444 = vector.shuffle %v_442, %v_442 [1] : vector<2xf32>, vector<2xf32>
                %v_445 = arith.addf %v_443, %v_444 : vector<1xf32>
                %sum_446 = vector.extract %v_445[0] : f32 from vector<1xf32>
                %v_447 = arith.subf %c_13, %sum_436 : f32
                %is_448 = arith.cmpf ogt, %v_447, %c_14 : f32
                %v_449 = arith.select %is_448, %c_14, %v_447 : f32
                %is_450 = arith.cmpf olt, %v_449, %c_15 : f32
                %v_451 = arith.select %is_450, %c_15, %v_449 : f32
                %v_452 = arith.mulf %v_451, %c_16 : f32
                %v_453 = math.roundeven %v_452 : f32
                %acc_454 = math.fma %v_453, %c_17, %v_451 : f32
                %acc_455 = math.fma %v_453, %c_18, %acc_454 : f32
                %acc_456 = math.fma %c_19, %acc_455, %c_20 : f32
                %acc_457 = math.fma %acc_456, %acc_455, %c_21 : f32
                %acc_458 = math.fma %acc_457, %acc_455, %c_22 : f32
                %acc_459 = math.fma %acc_458, %acc_455, %c_23 : f32
                %acc_460 = math.fma %acc_459, %acc_455, %c_24 : f32
                %acc_461 = math.fma %acc_460, %acc_455, %c_25 : f32
                %acc_462 = math.fma %acc_461, %acc_455, %c_25 : f32
                %v_463 = arith.fptosi %v_453 : f32 to i32
                %v_464 = arith.shrsi %v_463, %c_26 : i32
                %v_465 = arith.subi %v_463, %v_464 : i32
                %v_466 = arith.addi %v_464, %c_28 : i32
                %v_467 = arith.shli %v_466, %c_27 : i32
                %v_468 = arith.bitcast %v_467 : i32 to f32
                %v_469 = arith.mulf %acc_462, %v_468 : f32
                %v_470 = arith.addi %v_465, %c_28 : i32
                %v_471 = arith.shli %v_470, %c_27 : i32
                %v_472 = arith.bitcast %v_471 : i32 to f32
                %v_473 = arith.mulf %v_469, %v_472 : f32
                %v_474 = arith.addf %v_473, %c_25 : f32
                %v_475 = arith.divf %c_25, %v_474 : f32
                %v_476 = arith.mulf %sum_436, %v_475 : f32
                %v_477 = arith.mulf %v_476, %sum_446 : f32
                memref.store %v_477, %hidden[%v_410, %i_414] : memref<?x24xf32>
              }
            }
            %is_478 = arith.cmpi eq, %v_24, %c_6 : index
            %v_479 = arith.select %is_478, %c_2, %v_24 : index
            scf.yield %v_479 : index
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
        %c_5 = arith.constant 8 : index
        %c_6 = arith.constant dense<0> : vector<8xi32>
        %c_7 = arith.constant 512 : index
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 4 : index
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 2 : index
        %c_12 = arith.constant 39 : index
        %c_13 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_16 = arith.constant dense<1> : vector<16xi32>
        %c_17 = arith.constant dense<0> : vector<16xi32>
        %c_18 = arith.constant dense<0x00000000> : vector<16xf32>
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
          %v_6 = vector.broadcast %v_5 : i32 to vector<8xi32>
          %loop_8:1 = scf.for %i_7 = %c_2 to %i_4 step %c_5 iter_args(%carry_9 = %c_4) -> (i1) {
            %v_10 = arith.subi %i_4, %i_7 : index
            %mask_11 = vector.create_mask %v_10 : vector<8xi1>
            %v_12 = vector.maskedload %ids[%i_7], %mask_11, %c_6 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
            %is_13 = arith.cmpi eq, %v_12, %v_6 : vector<8xi32>
            %v_14 = arith.andi %is_13, %mask_11 : vector<8xi1>
            %any_15 = vector.reduction <or>, %v_14 : vector<8xi1> into i1
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
              %is_40 = arith.cmpi eq, %v_37, %c_9 : index
              %is_41 = arith.cmpi eq, %v_37, %c_10 : index
              %v_42 = arith.andi %is_41, %is_39 : i1
              %v_43 = arith.ori %is_40, %v_42 : i1
              scf.if %v_43 {
                %v_44 = memref.load %group[%c_2] : memref<5xi32>
                %v_45 = arith.index_cast %v_44 : i32 to index
                %v_46 = memref.load %group[%c_3] : memref<5xi32>
                %v_47 = arith.index_cast %v_46 : i32 to index
                %v_48 = memref.load %group[%c_11] : memref<5xi32>
                %v_49 = arith.index_cast %v_48 : i32 to index
                %v_50 = memref.load %group[%c_10] : memref<5xi32>
                %v_51 = arith.index_cast %v_50 : i32 to index
                %v_52 = arith.addi %v_1, %c_8 : index
                %v_53 = arith.minsi %v_52, %c_1 : index
                scf.for %i_54 = %v_1 to %v_53 step %c_3 {
                  %v_55 = arith.addi %i_54, %c_8 : index
                  %v_56 = arith.minsi %v_55, %c_12 : index
                  %loop_58:8 = scf.for %i_57 = %c_2 to %c_14 step %c_5 iter_args(%carry_59 = %c_13, %carry_60 = %c_13, %carry_61 = %c_13, %carry_62 = %c_13, %carry_63 = %c_13, %carry_64 = %c_13, %carry_65 = %c_13, %carry_66 = %c_13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                    %v_67 = vector.load %hidden[%v_45, %i_57] : memref<?x24xf32>, vector<8xf32>
                    %v_68 = vector.load %hidden[%v_47, %i_57] : memref<?x24xf32>, vector<8xf32>
                    %v_69 = vector.load %hidden[%v_49, %i_57] : memref<?x24xf32>, vector<8xf32>
                    %v_70 = vector.load %hidden[%v_51, %i_57] : memref<?x24xf32>, vector<8xf32>
                    %v_71 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_54, %v_71], read, locality<3>, data : memref<8x40x24xf32>
                    %v_72 = vector.load %expert_down[%v_18, %i_54, %i_57] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_73 = math.fma %v_72, %v_67, %carry_59 : vector<8xf32>
                    %acc_74 = math.fma %v_72, %v_68, %carry_60 : vector<8xf32>
                    %acc_75 = math.fma %v_72, %v_69, %carry_61 : vector<8xf32>
                    %acc_76 = math.fma %v_72, %v_70, %carry_62 : vector<8xf32>
                    %v_77 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_56, %v_77], read, locality<3>, data : memref<8x40x24xf32>
                    %v_78 = vector.load %expert_down[%v_18, %v_56, %i_57] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_79 = math.fma %v_78, %v_67, %carry_63 : vector<8xf32>
                    %acc_80 = math.fma %v_78, %v_68, %carry_64 : vector<8xf32>
                    %acc_81 = math.fma %v_78, %v_69, %carry_65 : vector<8xf32>
                    %acc_82 = math.fma %v_78, %v_70, %carry_66 : vector<8xf32>
                    scf.yield %acc_73, %acc_74, %acc_75, %acc_76, %acc_79, %acc_80, %acc_81, %acc_82 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                  }
                  %v_83 = vector.shuffle %loop_58#0, %loop_58#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_84 = vector.shuffle %loop_58#0, %loop_58#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_85 = arith.addf %v_83, %v_84 : vector<4xf32>
                  %v_86 = vector.shuffle %v_85, %v_85 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_87 = vector.shuffle %v_85, %v_85 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_88 = arith.addf %v_86, %v_87 : vector<2xf32>
                  %v_89 = vector.shuffle %v_88, %v_88 [0] : vector<2xf32>, vector<2xf32>
                  %v_90 = vector.shuffle %v_88, %v_88 [1] : vector<2xf32>, vector<2xf32>
                  %v_91 = arith.addf %v_89, %v_90 : vector<1xf32>
                  %sum_92 = vector.extract %v_91[0] : f32 from vector<1xf32>
                  %v_93 = vector.shuffle %loop_58#1, %loop_58#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_94 = vector.shuffle %loop_58#1, %loop_58#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_95 = arith.addf %v_93, %v_94 : vector<4xf32>
                  %v_96 = vector.shuffle %v_95, %v_95 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_97 = vector.shuffle %v_95, %v_95 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_98 = arith.addf %v_96, %v_97 : vector<2xf32>
                  %v_99 = vector.shuffle %v_98, %v_98 [0] : vector<2xf32>, vector<2xf32>
                  %v_100 = vector.shuffle %v_98, %v_98 [1] : vector<2xf32>, vector<2xf32>
                  %v_101 = arith.addf %v_99, %v_100 : vector<1xf32>
                  %sum_102 = vector.extract %v_101[0] : f32 from vector<1xf32>
                  %v_103 = vector.shuffle %loop_58#2, %loop_58#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_104 = vector.shuffle %loop_58#2, %loop_58#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_105 = arith.addf %v_103, %v_104 : vector<4xf32>
                  %v_106 = vector.shuffle %v_105, %v_105 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_107 = vector.shuffle %v_105, %v_105 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_108 = arith.addf %v_106, %v_107 : vector<2xf32>
                  %v_109 = vector.shuffle %v_108, %v_108 [0] : vector<2xf32>, vector<2xf32>
                  %v_110 = vector.shuffle %v_108, %v_108 [1] : vector<2xf32>, vector<2xf32>
                  %v_111 = arith.addf %v_109, %v_110 : vector<1xf32>
                  %sum_112 = vector.extract %v_111[0] : f32 from vector<1xf32>
                  %v_113 = vector.shuffle %loop_58#3, %loop_58#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_114 = vector.shuffle %loop_58#3, %loop_58#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_115 = arith.addf %v_113, %v_114 : vector<4xf32>
                  %v_116 = vector.shuffle %v_115, %v_115 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_117 = vector.shuffle %v_115, %v_115 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_118 = arith.addf %v_116, %v_117 : vector<2xf32>
                  %v_119 = vector.shuffle %v_118, %v_118 [0] : vector<2xf32>, vector<2xf32>
                  %v_120 = vector.shuffle %v_118, %v_118 [1] : vector<2xf32>, vector<2xf32>
                  %v_121 = arith.addf %v_119, %v_120 : vector<1xf32>
                  %sum_122 = vector.extract %v_121[0] : f32 from vector<1xf32>
                  %v_123 = vector.shuffle %loop_58#4, %loop_58#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_124 = vector.shuffle %loop_58#4, %loop_58#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_125 = arith.addf %v_123, %v_124 : vector<4xf32>
                  %v_126 = vector.shuffle %v_125, %v_125 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_127 = vector.shuffle %v_125, %v_125 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_128 = arith.addf %v_126, %v_127 : vector<2xf32>
                  %v_129 = vector.shuffle %v_128, %v_128 [0] : vector<2xf32>, vector<2xf32>
                  %v_130 = vector.shuffle %v_128, %v_128 [1] : vector<2xf32>, vector<2xf32>
                  %v_131 = arith.addf %v_129, %v_130 : vector<1xf32>
                  %sum_132 = vector.extract %v_131[0] : f32 from vector<1xf32>
                  %v_133 = vector.shuffle %loop_58#5, %loop_58#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_134 = vector.shuffle %loop_58#5, %loop_58#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_135 = arith.addf %v_133, %v_134 : vector<4xf32>
                  %v_136 = vector.shuffle %v_135, %v_135 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_137 = vector.shuffle %v_135, %v_135 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_138 = arith.addf %v_136, %v_137 : vector<2xf32>
                  %v_139 = vector.shuffle %v_138, %v_138 [0] : vector<2xf32>, vector<2xf32>
                  %v_140 = vector.shuffle %v_138, %v_138 [1] : vector<2xf32>, vector<2xf32>
                  %v_141 = arith.addf %v_139, %v_140 : vector<1xf32>
                  %sum_142 = vector.extract %v_141[0] : f32 from vector<1xf32>
                  %v_143 = vector.shuffle %loop_58#6, %loop_58#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_144 = vector.shuffle %loop_58#6, %loop_58#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_145 = arith.addf %v_143, %v_144 : vector<4xf32>
                  %v_146 = vector.shuffle %v_145, %v_145 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_147 = vector.shuffle %v_145, %v_145 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_148 = arith.addf %v_146, %v_147 : vector<2xf32>
                  %v_149 = vector.shuffle %v_148, %v_148 [0] : vector<2xf32>, vector<2xf32>
                  %v_150 = vector.shuffle %v_148, %v_148 [1] : vector<2xf32>, vector<2xf32>
                  %v_151 = arith.addf %v_149, %v_150 : vector<1xf32>
                  %sum_152 = vector.extract %v_151[0] : f32 from vector<1xf32>
                  %v_153 = vector.shuffle %loop_58#7, %loop_58#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_154 = vector.shuffle %loop_58#7, %loop_58#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_155 = arith.addf %v_153, %v_154 : vector<4xf32>
                  %v_156 = vector.shuffle %v_155, %v_155 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_157 = vector.shuffle %v_155, %v_155 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_158 = arith.addf %v_156, %v_157 : vector<2xf32>
                  %v_159 = vector.shuffle %v_158, %v_158 [0] : vector<2xf32>, vector<2xf32>
                  %v_160 = vector.shuffle %v_158, %v_158 [1] : vector<2xf32>, vector<2xf32>
                  %v_161 = arith.addf %v_159, %v_160 : vector<1xf32>
                  %sum_162 = vector.extract %v_161[0] : f32 from vector<1xf32>
                  memref.store %sum_92, %outputs[%v_45, %i_54] : memref<?x40xf32>
                  memref.store %sum_102, %outputs[%v_47, %i_54] : memref<?x40xf32>
                  memref.store %sum_112, %outputs[%v_49, %i_54] : memref<?x40xf32>
                  memref.store %sum_122, %outputs[%v_51, %i_54] : memref<?x40xf32>
                  memref.store %sum_132, %outputs[%v_45, %v_56] : memref<?x40xf32>
                  memref.store %sum_142, %outputs[%v_47, %v_56] : memref<?x40xf32>
                  memref.store %sum_152, %outputs[%v_49, %v_56] : memref<?x40xf32>
                  memref.store %sum_162, %outputs[%v_51, %v_56] : memref<?x40xf32>
                }
              }
              %is_163 = arith.cmpi eq, %v_37, %c_11 : index
              %v_164 = arith.andi %is_163, %is_39 : i1
              scf.if %v_164 {
                %v_165 = memref.load %group[%c_2] : memref<5xi32>
                %v_166 = arith.index_cast %v_165 : i32 to index
                %v_167 = memref.load %group[%c_3] : memref<5xi32>
                %v_168 = arith.index_cast %v_167 : i32 to index
                %v_169 = arith.addi %v_1, %c_8 : index
                %v_170 = arith.minsi %v_169, %c_1 : index
                scf.for %i_171 = %v_1 to %v_170 step %c_3 {
                  %v_172 = arith.addi %i_171, %c_8 : index
                  %v_173 = arith.minsi %v_172, %c_12 : index
                  %loop_175:4 = scf.for %i_174 = %c_2 to %c_14 step %c_5 iter_args(%carry_176 = %c_13, %carry_177 = %c_13, %carry_178 = %c_13, %carry_179 = %c_13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                    %v_180 = vector.load %hidden[%v_166, %i_174] : memref<?x24xf32>, vector<8xf32>
                    %v_181 = vector.load %hidden[%v_168, %i_174] : memref<?x24xf32>, vector<8xf32>
                    %v_182 = arith.addi %i_174, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_171, %v_182], read, locality<3>, data : memref<8x40x24xf32>
                    %v_183 = vector.load %expert_down[%v_18, %i_171, %i_174] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_184 = math.fma %v_183, %v_180, %carry_176 : vector<8xf32>
                    %acc_185 = math.fma %v_183, %v_181, %carry_177 : vector<8xf32>
                    %v_186 = arith.addi %i_174, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_173, %v_186], read, locality<3>, data : memref<8x40x24xf32>
                    %v_187 = vector.load %expert_down[%v_18, %v_173, %i_174] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_188 = math.fma %v_187, %v_180, %carry_178 : vector<8xf32>
                    %acc_189 = math.fma %v_187, %v_181, %carry_179 : vector<8xf32>
                    scf.yield %acc_184, %acc_185, %acc_188, %acc_189 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                  }
                  %v_190 = vector.shuffle %loop_175#0, %loop_175#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_191 = vector.shuffle %loop_175#0, %loop_175#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_192 = arith.addf %v_190, %v_191 : vector<4xf32>
                  %v_193 = vector.shuffle %v_192, %v_192 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_194 = vector.shuffle %v_192, %v_192 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_195 = arith.addf %v_193, %v_194 : vector<2xf32>
                  %v_196 = vector.shuffle %v_195, %v_195 [0] : vector<2xf32>, vector<2xf32>
                  %v_197 = vector.shuffle %v_195, %v_195 [1] : vector<2xf32>, vector<2xf32>
                  %v_198 = arith.addf %v_196, %v_197 : vector<1xf32>
                  %sum_199 = vector.extract %v_198[0] : f32 from vector<1xf32>
                  %v_200 = vector.shuffle %loop_175#1, %loop_175#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_201 = vector.shuffle %loop_175#1, %loop_175#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_202 = arith.addf %v_200, %v_201 : vector<4xf32>
                  %v_203 = vector.shuffle %v_202, %v_202 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_204 = vector.shuffle %v_202, %v_202 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_205 = arith.addf %v_203, %v_204 : vector<2xf32>
                  %v_206 = vector.shuffle %v_205, %v_205 [0] : vector<2xf32>, vector<2xf32>
                  %v_207 = vector.shuffle %v_205, %v_205 [1] : vector<2xf32>, vector<2xf32>
                  %v_208 = arith.addf %v_206, %v_207 : vector<1xf32>
                  %sum_209 = vector.extract %v_208[0] : f32 from vector<1xf32>
                  %v_210 = vector.shuffle %loop_175#2, %loop_175#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_211 = vector.shuffle %loop_175#2, %loop_175#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_212 = arith.addf %v_210, %v_211 : vector<4xf32>
                  %v_213 = vector.shuffle %v_212, %v_212 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_214 = vector.shuffle %v_212, %v_212 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_215 = arith.addf %v_213, %v_214 : vector<2xf32>
                  %v_216 = vector.shuffle %v_215, %v_215 [0] : vector<2xf32>, vector<2xf32>
                  %v_217 = vector.shuffle %v_215, %v_215 [1] : vector<2xf32>, vector<2xf32>
                  %v_218 = arith.addf %v_216, %v_217 : vector<1xf32>
                  %sum_219 = vector.extract %v_218[0] : f32 from vector<1xf32>
                  %v_220 = vector.shuffle %loop_175#3, %loop_175#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_221 = vector.shuffle %loop_175#3, %loop_175#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_222 = arith.addf %v_220, %v_221 : vector<4xf32>
                  %v_223 = vector.shuffle %v_222, %v_222 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_224 = vector.shuffle %v_222, %v_222 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_225 = arith.addf %v_223, %v_224 : vector<2xf32>
                  %v_226 = vector.shuffle %v_225, %v_225 [0] : vector<2xf32>, vector<2xf32>
                  %v_227 = vector.shuffle %v_225, %v_225 [1] : vector<2xf32>, vector<2xf32>
                  %v_228 = arith.addf %v_226, %v_227 : vector<1xf32>
                  %sum_229 = vector.extract %v_228[0] : f32 from vector<1xf32>
                  memref.store %sum_199, %outputs[%v_166, %i_171] : memref<?x40xf32>
                  memref.store %sum_209, %outputs[%v_168, %i_171] : memref<?x40xf32>
                  memref.store %sum_219, %outputs[%v_166, %v_173] : memref<?x40xf32>
                  memref.store %sum_229, %outputs[%v_168, %v_173] : memref<?x40xf32>
                }
              }
              %is_230 = arith.cmpi eq, %v_37, %c_3 : index
              %v_231 = arith.andi %is_230, %is_39 : i1
              scf.if %v_231 {
                %v_232 = memref.load %group[%c_2] : memref<5xi32>
                %v_233 = arith.index_cast %v_232 : i32 to index
                %v_234 = arith.addi %v_1, %c_8 : index
                %v_235 = arith.minsi %v_234, %c_1 : index
                scf.for %i_236 = %v_1 to %v_235 step %c_3 {
                  %v_237 = arith.addi %i_236, %c_8 : index
                  %v_238 = arith.minsi %v_237, %c_12 : index
                  %loop_240:2 = scf.for %i_239 = %c_2 to %c_14 step %c_5 iter_args(%carry_241 = %c_13, %carry_242 = %c_13) -> (vector<8xf32>, vector<8xf32>) {
                    %v_243 = vector.load %hidden[%v_233, %i_239] : memref<?x24xf32>, vector<8xf32>
                    %v_244 = arith.addi %i_239, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_236, %v_244], read, locality<3>, data : memref<8x40x24xf32>
                    %v_245 = vector.load %expert_down[%v_18, %i_236, %i_239] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_246 = math.fma %v_245, %v_243, %carry_241 : vector<8xf32>
                    %v_247 = arith.addi %i_239, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_238, %v_247], read, locality<3>, data : memref<8x40x24xf32>
                    %v_248 = vector.load %expert_down[%v_18, %v_238, %i_239] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_249 = math.fma %v_248, %v_243, %carry_242 : vector<8xf32>
                    scf.yield %acc_246, %acc_249 : vector<8xf32>, vector<8xf32>
                  }
                  %v_250 = vector.shuffle %loop_240#0, %loop_240#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_251 = vector.shuffle %loop_240#0, %loop_240#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_252 = arith.addf %v_250, %v_251 : vector<4xf32>
                  %v_253 = vector.shuffle %v_252, %v_252 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_254 = vector.shuffle %v_252, %v_252 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_255 = arith.addf %v_253, %v_254 : vector<2xf32>
                  %v_256 = vector.shuffle %v_255, %v_255 [0] : vector<2xf32>, vector<2xf32>
                  %v_257 = vector.shuffle %v_255, %v_255 [1] : vector<2xf32>, vector<2xf32>
                  %v_258 = arith.addf %v_256, %v_257 : vector<1xf32>
                  %sum_259 = vector.extract %v_258[0] : f32 from vector<1xf32>
                  %v_260 = vector.shuffle %loop_240#1, %loop_240#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_261 = vector.shuffle %loop_240#1, %loop_240#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_262 = arith.addf %v_260, %v_261 : vector<4xf32>
                  %v_263 = vector.shuffle %v_262, %v_262 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_264 = vector.shuffle %v_262, %v_262 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_265 = arith.addf %v_263, %v_264 : vector<2xf32>
                  %v_266 = vector.shuffle %v_265, %v_265 [0] : vector<2xf32>, vector<2xf32>
                  %v_267 = vector.shuffle %v_265, %v_265 [1] : vector<2xf32>, vector<2xf32>
                  %v_268 = arith.addf %v_266, %v_267 : vector<1xf32>
                  %sum_269 = vector.extract %v_268[0] : f32 from vector<1xf32>
                  memref.store %sum_259, %outputs[%v_233, %i_236] : memref<?x40xf32>
                  memref.store %sum_269, %outputs[%v_233, %v_238] : memref<?x40xf32>
                }
              }
              %is_270 = arith.cmpi eq, %v_37, %c_9 : index
              %v_271 = arith.select %is_270, %c_2, %v_37 : index
              scf.yield %v_271 : index
            }
          }
        }
        // combine: the token's slots by rising expert
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        scf.for %i_272 = %c_2 to %tokens step %c_3 {
          %v_273 = arith.muli %i_272, %c_10 : index
          scf.for %i_274 = %c_2 to %c_10 step %c_3 {
            %v_275 = arith.addi %v_273, %i_274 : index
            %v_276 = memref.load %ids[%v_275] : memref<?xi32>
            %v_277 = vector.broadcast %v_276 : i32 to vector<16xi32>
            %loop_279:1 = scf.for %i_278 = %c_2 to %c_10 step %c_8 iter_args(%carry_280 = %c_17) -> (vector<16xi32>) {
              %v_281 = arith.subi %c_10, %i_278 : index
              %mask_282 = vector.create_mask %v_281 : vector<16xi1>
              %v_283 = arith.addi %v_273, %i_278 : index
              %v_284 = vector.maskedload %ids[%v_283], %mask_282, %c_17 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_285 = arith.index_cast %i_278 : index to i32
              %v_286 = vector.broadcast %v_285 : i32 to vector<16xi32>
              %v_287 = arith.addi %c_15, %v_286 : vector<16xi32>
              %v_288 = arith.index_cast %i_274 : index to i32
              %v_289 = vector.broadcast %v_288 : i32 to vector<16xi32>
              %is_290 = arith.cmpi slt, %v_287, %v_289 : vector<16xi32>
              %is_291 = arith.cmpi slt, %v_284, %v_277 : vector<16xi32>
              %is_292 = arith.cmpi eq, %v_284, %v_277 : vector<16xi32>
              %v_293 = arith.andi %is_292, %is_290 : vector<16xi1>
              %v_294 = arith.ori %is_291, %v_293 : vector<16xi1>
              %v_295 = arith.andi %v_294, %mask_282 : vector<16xi1>
              %v_296 = arith.select %v_295, %c_16, %c_17 : vector<16xi1>, vector<16xi32>
              %v_297 = arith.addi %carry_280, %v_296 : vector<16xi32>
              scf.yield %v_297 : vector<16xi32>
            }
            %v_298 = vector.reduction <add>, %loop_279#0 : vector<16xi32> into i32
            %v_299 = arith.index_cast %v_298 : i32 to index
            %v_300 = arith.addi %v_273, %i_274 : index
            %v_301 = arith.index_cast %v_300 : index to i32
            memref.store %v_301, %order[%v_299] : memref<3xi32>
          }
          scf.for %i_302 = %v_1 to %v_3 step %c_8 {
            %v_303 = arith.subi %v_3, %i_302 : index
            %mask_304 = vector.create_mask %v_303 : vector<16xi1>
            %loop_306:1 = scf.for %i_305 = %c_2 to %c_10 step %c_3 iter_args(%carry_307 = %c_18) -> (vector<16xf32>) {
              %v_308 = memref.load %order[%i_305] : memref<3xi32>
              %v_309 = arith.index_cast %v_308 : i32 to index
              %v_310 = vector.maskedload %outputs[%v_309, %i_302], %mask_304, %c_18 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_311 = memref.load %weights[%v_309] : memref<?xf32>
              %v_312 = vector.broadcast %v_311 : f32 to vector<16xf32>
              %v_313 = arith.mulf %v_310, %v_312 : vector<16xf32>
              %v_314 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_313) : (vector<16xf32>) -> vector<16xf32>
              %v_315 = arith.addf %carry_307, %v_314 : vector<16xf32>
              scf.yield %v_315 : vector<16xf32>
            }
            vector.maskedstore %y[%i_272, %i_302], %mask_304, %loop_306#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          }
        }
        return
      }
    }
  }

  stream.executable private @grouped {
    stream.executable.export public @grouped_sort workgroups(%slots: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 1 : index
      %y = arith.ceildivui %spans, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_down workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @grouped_sort(%ids_binding: !stream.binding, %order_binding: !stream.binding, %position_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %slots: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 0 : i32
        %c_1 = arith.constant 1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 64 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 239 : index
        %c_8 = arith.constant 240 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 2 : index
        %c_12 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2457856xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_4 {
          memref.store %c_0, %cursor[%i_1] : memref<8xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2457856xi8> -> index
        scf.for %i_3 = %c_2 to %c_5 step %c_4 {
          %v_4 = arith.muli %i_3, %c_6 : index
          %v_5 = arith.addi %address_2, %v_4 : index
          %v_6 = arith.index_cast %v_5 : index to i64
          %pointer_7 = llvm.inttoptr %v_6 : i64 to !llvm.ptr
          "llvm.store"(%c_0, %pointer_7) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        }
        // how many slots each expert has
        scf.for %i_8 = %c_2 to %slots step %c_4 {
          %v_9 = memref.load %ids[%i_8] : memref<?xi32>
          %v_10 = arith.index_cast %v_9 : i32 to index
          %v_11 = memref.load %cursor[%v_10] : memref<8xi32>
          %v_12 = arith.addi %v_11, %c_1 : i32
          memref.store %v_12, %cursor[%v_10] : memref<8xi32>
        }
        // where each expert's rows begin, and its spans: expert, first row, rows
        %loop_14:2 = scf.for %i_13 = %c_2 to %c_3 step %c_4 iter_args(%carry_15 = %c_2, %carry_16 = %c_2) -> (index, index) {
          %v_17 = memref.load %cursor[%i_13] : memref<8xi32>
          %v_18 = arith.index_cast %v_17 : i32 to index
          %v_19 = arith.index_cast %carry_15 : index to i32
          memref.store %v_19, %cursor[%i_13] : memref<8xi32>
          %v_20 = arith.addi %v_18, %c_7 : index
          %v_21 = arith.divui %v_20, %c_8 : index
          %v_22 = arith.maxsi %v_21, %c_4 : index
          %v_23 = arith.subi %v_22, %c_4 : index
          %v_24 = arith.addi %v_18, %v_23 : index
          %v_25 = arith.divui %v_24, %v_22 : index
          %v_26 = arith.addi %v_25, %c_9 : index
          %v_27 = arith.divui %v_26, %c_10 : index
          %v_28 = arith.muli %v_27, %c_10 : index
          scf.for %i_29 = %c_2 to %v_21 step %c_4 {
            %v_30 = arith.muli %i_29, %v_28 : index
            %v_31 = arith.addi %carry_15, %v_30 : index
            %v_32 = arith.subi %v_18, %v_30 : index
            %v_33 = arith.minsi %v_28, %v_32 : index
            %v_34 = arith.index_cast %i_13 : index to i32
            %v_35 = arith.addi %carry_16, %i_29 : index
            memref.store %v_34, %spans_of[%v_35, %c_2] : memref<?x4xi32>
            %v_36 = arith.index_cast %v_31 : index to i32
            %v_37 = arith.addi %carry_16, %i_29 : index
            memref.store %v_36, %spans_of[%v_37, %c_4] : memref<?x4xi32>
            %v_38 = arith.index_cast %v_33 : index to i32
            %v_39 = arith.addi %carry_16, %i_29 : index
            memref.store %v_38, %spans_of[%v_39, %c_11] : memref<?x4xi32>
          }
          %v_40 = arith.addi %v_18, %c_9 : index
          %v_41 = arith.divui %v_40, %c_10 : index
          %v_42 = arith.muli %v_41, %c_10 : index
          %v_43 = arith.addi %carry_15, %v_42 : index
          %v_44 = arith.addi %carry_15, %v_18 : index
          scf.for %i_45 = %v_44 to %v_43 step %c_4 {
            memref.store %c_12, %order[%i_45] : memref<?xi32>
          }
          %v_46 = arith.addi %carry_16, %v_21 : index
          scf.yield %v_43, %v_46 : index, index
        }
        scf.for %i_47 = %loop_14#1 to %spans step %c_4 {
          memref.store %c_0, %spans_of[%i_47, %c_11] : memref<?x4xi32>
        }
        // each slot to the next row of its expert
        scf.for %i_48 = %c_2 to %slots step %c_4 {
          %v_49 = memref.load %ids[%i_48] : memref<?xi32>
          %v_50 = arith.index_cast %v_49 : i32 to index
          %v_51 = memref.load %cursor[%v_50] : memref<8xi32>
          %v_52 = arith.addi %v_51, %c_1 : i32
          memref.store %v_52, %cursor[%v_50] : memref<8xi32>
          memref.store %v_51, %position[%i_48] : memref<?xi32>
          %v_53 = arith.index_cast %i_48 : index to i32
          %v_54 = arith.index_cast %v_51 : i32 to index
          memref.store %v_53, %order[%v_54] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 2 : index
        %c_3 = arith.constant 32 : index
        %c_4 = arith.constant 24 : index
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant 1 : i32
        %c_7 = arith.constant 0 : i32
        %c_8 = arith.constant 64 : index
        %c_9 = arith.constant 256 : index
        %c_10 = arith.constant 38400 : index
        %c_11 = arith.constant 15 : index
        %c_12 = arith.constant 16 : index
        %c_13 = arith.constant 3 : index
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
        %c_24 = arith.constant -1 : index
        %c_25 = arith.constant 2560 : index
        %c_26 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_27 = arith.constant 128 : index
        %c_28 = arith.constant 192 : index
        %c_29 = arith.constant 320 : index
        %c_30 = arith.constant 384 : index
        %c_31 = arith.constant 448 : index
        %c_32 = arith.constant 512 : index
        %c_33 = arith.constant 576 : index
        %c_34 = arith.constant 640 : index
        %c_35 = arith.constant 704 : index
        %c_36 = arith.constant 768 : index
        %c_37 = arith.constant 832 : index
        %c_38 = arith.constant 896 : index
        %c_39 = arith.constant 960 : index
        %c_40 = arith.constant 2112 : i64
        %c_41 = arith.constant 2048 : i64
        %c_42 = arith.constant 48 : index
        %c_43 = arith.constant 160 : index
        %c_44 = arith.constant 40 : index
        %c_45 = arith.constant 39 : index
        %c_46 = arith.constant 17 : index
        %c_47 = arith.constant 18 : index
        %c_48 = arith.constant 19 : index
        %c_49 = arith.constant 96 : index
        %c_50 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_51 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_52 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_53 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_54 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_55 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_56 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_57 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_58 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_59 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_60 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_61 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_62 = arith.constant dense<1> : vector<16xi32>
        %c_63 = arith.constant dense<23> : vector<16xi32>
        %c_64 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_0] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_0] : !stream.binding -> memref<2457856xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_0] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xf32>{%padded}
        %v_1 = memref.load %spans_of[%workgroup_1, %c_0] : memref<?x4xi32>
        %v_2 = arith.index_cast %v_1 : i32 to index
        %v_3 = memref.load %spans_of[%workgroup_1, %c_1] : memref<?x4xi32>
        %v_4 = arith.index_cast %v_3 : i32 to index
        %v_5 = memref.load %spans_of[%workgroup_1, %c_2] : memref<?x4xi32>
        %v_6 = arith.index_cast %v_5 : i32 to index
        %v_7 = arith.muli %workgroup_0, %c_3 : index
        %v_8 = arith.addi %v_7, %c_3 : index
        %v_9 = arith.minsi %v_8, %c_4 : index
        %is_10 = arith.cmpi sgt, %v_6, %c_0 : index
        scf.if %is_10 {
          %address_11 = memref.extract_aligned_pointer_as_index %panels : memref<2457856xi8> -> index
          %claimed_14 = scf.while (%claim_12 = %c_0) : (index) -> index {
            %v_15 = arith.muli %claim_12, %c_5 : index
            %v_16 = arith.addi %address_11, %v_15 : index
            %v_17 = arith.index_cast %v_16 : index to i64
            %pointer_18 = llvm.inttoptr %v_17 : i64 to !llvm.ptr
            %v_19 = llvm.atomicrmw xchg %pointer_18, %c_6 acquire : !llvm.ptr, i32
            %is_20 = arith.cmpi ne, %v_19, %c_7 : i32
            scf.condition(%is_20) %claim_12 : index
          } do {
            ^bb0(%claim_13: index):
            %v_21 = arith.addi %claim_13, %c_1 : index
            %v_22 = arith.remui %v_21, %c_8 : index
            scf.yield %v_22 : index
          }
          %v_23 = arith.addi %address_11, %c_9 : index
          %v_24 = arith.muli %claimed_14, %c_10 : index
          %v_25 = arith.addi %v_23, %v_24 : index
          %v_26 = arith.addi %v_6, %c_11 : index
          %v_27 = arith.divui %v_26, %c_12 : index
          scf.for %i_28 = %c_0 to %v_27 step %c_1 {
            %v_29 = arith.muli %i_28, %c_12 : index
            %v_30 = arith.addi %v_4, %v_29 : index
            %v_31 = memref.load %order[%v_30] : memref<?xi32>
            %v_32 = arith.index_cast %v_31 : i32 to index
            %v_33 = arith.muli %i_28, %c_12 : index
            %v_34 = arith.addi %v_4, %v_33 : index
            %v_35 = arith.addi %v_34, %c_1 : index
            %v_36 = memref.load %order[%v_35] : memref<?xi32>
            %v_37 = arith.index_cast %v_36 : i32 to index
            %v_38 = arith.muli %i_28, %c_12 : index
            %v_39 = arith.addi %v_4, %v_38 : index
            %v_40 = arith.addi %v_39, %c_2 : index
            %v_41 = memref.load %order[%v_40] : memref<?xi32>
            %v_42 = arith.index_cast %v_41 : i32 to index
            %v_43 = arith.muli %i_28, %c_12 : index
            %v_44 = arith.addi %v_4, %v_43 : index
            %v_45 = arith.addi %v_44, %c_13 : index
            %v_46 = memref.load %order[%v_45] : memref<?xi32>
            %v_47 = arith.index_cast %v_46 : i32 to index
            %v_48 = arith.muli %i_28, %c_12 : index
            %v_49 = arith.addi %v_4, %v_48 : index
            %v_50 = arith.addi %v_49, %c_5 : index
            %v_51 = memref.load %order[%v_50] : memref<?xi32>
            %v_52 = arith.index_cast %v_51 : i32 to index
            %v_53 = arith.muli %i_28, %c_12 : index
            %v_54 = arith.addi %v_4, %v_53 : index
            %v_55 = arith.addi %v_54, %c_14 : index
            %v_56 = memref.load %order[%v_55] : memref<?xi32>
            %v_57 = arith.index_cast %v_56 : i32 to index
            %v_58 = arith.muli %i_28, %c_12 : index
            %v_59 = arith.addi %v_4, %v_58 : index
            %v_60 = arith.addi %v_59, %c_15 : index
            %v_61 = memref.load %order[%v_60] : memref<?xi32>
            %v_62 = arith.index_cast %v_61 : i32 to index
            %v_63 = arith.muli %i_28, %c_12 : index
            %v_64 = arith.addi %v_4, %v_63 : index
            %v_65 = arith.addi %v_64, %c_16 : index
            %v_66 = memref.load %order[%v_65] : memref<?xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = arith.muli %i_28, %c_12 : index
            %v_69 = arith.addi %v_4, %v_68 : index
            %v_70 = arith.addi %v_69, %c_17 : index
            %v_71 = memref.load %order[%v_70] : memref<?xi32>
            %v_72 = arith.index_cast %v_71 : i32 to index
            %v_73 = arith.muli %i_28, %c_12 : index
            %v_74 = arith.addi %v_4, %v_73 : index
            %v_75 = arith.addi %v_74, %c_18 : index
            %v_76 = memref.load %order[%v_75] : memref<?xi32>
            %v_77 = arith.index_cast %v_76 : i32 to index
            %v_78 = arith.muli %i_28, %c_12 : index
            %v_79 = arith.addi %v_4, %v_78 : index
            %v_80 = arith.addi %v_79, %c_19 : index
            %v_81 = memref.load %order[%v_80] : memref<?xi32>
            %v_82 = arith.index_cast %v_81 : i32 to index
            %v_83 = arith.muli %i_28, %c_12 : index
            %v_84 = arith.addi %v_4, %v_83 : index
            %v_85 = arith.addi %v_84, %c_20 : index
            %v_86 = memref.load %order[%v_85] : memref<?xi32>
            %v_87 = arith.index_cast %v_86 : i32 to index
            %v_88 = arith.muli %i_28, %c_12 : index
            %v_89 = arith.addi %v_4, %v_88 : index
            %v_90 = arith.addi %v_89, %c_21 : index
            %v_91 = memref.load %order[%v_90] : memref<?xi32>
            %v_92 = arith.index_cast %v_91 : i32 to index
            %v_93 = arith.muli %i_28, %c_12 : index
            %v_94 = arith.addi %v_4, %v_93 : index
            %v_95 = arith.addi %v_94, %c_22 : index
            %v_96 = memref.load %order[%v_95] : memref<?xi32>
            %v_97 = arith.index_cast %v_96 : i32 to index
            %v_98 = arith.muli %i_28, %c_12 : index
            %v_99 = arith.addi %v_4, %v_98 : index
            %v_100 = arith.addi %v_99, %c_23 : index
            %v_101 = memref.load %order[%v_100] : memref<?xi32>
            %v_102 = arith.index_cast %v_101 : i32 to index
            %v_103 = arith.muli %i_28, %c_12 : index
            %v_104 = arith.addi %v_4, %v_103 : index
            %v_105 = arith.addi %v_104, %c_11 : index
            %v_106 = memref.load %order[%v_105] : memref<?xi32>
            %v_107 = arith.index_cast %v_106 : i32 to index
            %is_108 = arith.cmpi sge, %v_32, %c_0 : index
            %is_109 = arith.cmpi sge, %v_37, %c_0 : index
            %is_110 = arith.cmpi sge, %v_42, %c_0 : index
            %is_111 = arith.cmpi sge, %v_47, %c_0 : index
            %is_112 = arith.cmpi sge, %v_52, %c_0 : index
            %is_113 = arith.cmpi sge, %v_57, %c_0 : index
            %is_114 = arith.cmpi sge, %v_62, %c_0 : index
            %is_115 = arith.cmpi sge, %v_67, %c_0 : index
            %is_116 = arith.cmpi sge, %v_72, %c_0 : index
            %is_117 = arith.cmpi sge, %v_77, %c_0 : index
            %is_118 = arith.cmpi sge, %v_82, %c_0 : index
            %is_119 = arith.cmpi sge, %v_87, %c_0 : index
            %is_120 = arith.cmpi sge, %v_92, %c_0 : index
            %is_121 = arith.cmpi sge, %v_97, %c_0 : index
            %is_122 = arith.cmpi sge, %v_102, %c_0 : index
            %is_123 = arith.cmpi sge, %v_107, %c_0 : index
            %v_124 = arith.maxsi %v_32, %c_0 : index
            %v_125 = arith.divui %v_124, %c_13 : index
            %v_126 = arith.select %is_108, %v_125, %c_24 : index
            %v_127 = arith.maxsi %v_37, %c_0 : index
            %v_128 = arith.divui %v_127, %c_13 : index
            %v_129 = arith.select %is_109, %v_128, %c_24 : index
            %v_130 = arith.maxsi %v_42, %c_0 : index
            %v_131 = arith.divui %v_130, %c_13 : index
            %v_132 = arith.select %is_110, %v_131, %c_24 : index
            %v_133 = arith.maxsi %v_47, %c_0 : index
            %v_134 = arith.divui %v_133, %c_13 : index
            %v_135 = arith.select %is_111, %v_134, %c_24 : index
            %v_136 = arith.maxsi %v_52, %c_0 : index
            %v_137 = arith.divui %v_136, %c_13 : index
            %v_138 = arith.select %is_112, %v_137, %c_24 : index
            %v_139 = arith.maxsi %v_57, %c_0 : index
            %v_140 = arith.divui %v_139, %c_13 : index
            %v_141 = arith.select %is_113, %v_140, %c_24 : index
            %v_142 = arith.maxsi %v_62, %c_0 : index
            %v_143 = arith.divui %v_142, %c_13 : index
            %v_144 = arith.select %is_114, %v_143, %c_24 : index
            %v_145 = arith.maxsi %v_67, %c_0 : index
            %v_146 = arith.divui %v_145, %c_13 : index
            %v_147 = arith.select %is_115, %v_146, %c_24 : index
            %v_148 = arith.maxsi %v_72, %c_0 : index
            %v_149 = arith.divui %v_148, %c_13 : index
            %v_150 = arith.select %is_116, %v_149, %c_24 : index
            %v_151 = arith.maxsi %v_77, %c_0 : index
            %v_152 = arith.divui %v_151, %c_13 : index
            %v_153 = arith.select %is_117, %v_152, %c_24 : index
            %v_154 = arith.maxsi %v_82, %c_0 : index
            %v_155 = arith.divui %v_154, %c_13 : index
            %v_156 = arith.select %is_118, %v_155, %c_24 : index
            %v_157 = arith.maxsi %v_87, %c_0 : index
            %v_158 = arith.divui %v_157, %c_13 : index
            %v_159 = arith.select %is_119, %v_158, %c_24 : index
            %v_160 = arith.maxsi %v_92, %c_0 : index
            %v_161 = arith.divui %v_160, %c_13 : index
            %v_162 = arith.select %is_120, %v_161, %c_24 : index
            %v_163 = arith.maxsi %v_97, %c_0 : index
            %v_164 = arith.divui %v_163, %c_13 : index
            %v_165 = arith.select %is_121, %v_164, %c_24 : index
            %v_166 = arith.maxsi %v_102, %c_0 : index
            %v_167 = arith.divui %v_166, %c_13 : index
            %v_168 = arith.select %is_122, %v_167, %c_24 : index
            %v_169 = arith.maxsi %v_107, %c_0 : index
            %v_170 = arith.divui %v_169, %c_13 : index
            %v_171 = arith.select %is_123, %v_170, %c_24 : index
            %v_172 = arith.muli %i_28, %c_25 : index
            %v_173 = arith.addi %v_25, %v_172 : index
            %v_174 = arith.maxsi %v_126, %c_0 : index
            %v_175 = arith.maxsi %v_129, %c_0 : index
            %v_176 = arith.maxsi %v_132, %c_0 : index
            %v_177 = arith.maxsi %v_135, %c_0 : index
            %v_178 = arith.maxsi %v_138, %c_0 : index
            %v_179 = arith.maxsi %v_141, %c_0 : index
            %v_180 = arith.maxsi %v_144, %c_0 : index
            %v_181 = arith.maxsi %v_147, %c_0 : index
            %v_182 = arith.maxsi %v_150, %c_0 : index
            %v_183 = arith.maxsi %v_153, %c_0 : index
            %v_184 = arith.maxsi %v_156, %c_0 : index
            %v_185 = arith.maxsi %v_159, %c_0 : index
            %v_186 = arith.maxsi %v_162, %c_0 : index
            %v_187 = arith.maxsi %v_165, %c_0 : index
            %v_188 = arith.maxsi %v_168, %c_0 : index
            %v_189 = arith.maxsi %v_171, %c_0 : index
            %is_190 = arith.cmpi sge, %v_126, %c_0 : index
            %is_191 = arith.cmpi sge, %v_129, %c_0 : index
            %is_192 = arith.cmpi sge, %v_132, %c_0 : index
            %is_193 = arith.cmpi sge, %v_135, %c_0 : index
            %is_194 = arith.cmpi sge, %v_138, %c_0 : index
            %is_195 = arith.cmpi sge, %v_141, %c_0 : index
            %is_196 = arith.cmpi sge, %v_144, %c_0 : index
            %is_197 = arith.cmpi sge, %v_147, %c_0 : index
            %is_198 = arith.cmpi sge, %v_150, %c_0 : index
            %is_199 = arith.cmpi sge, %v_153, %c_0 : index
            %is_200 = arith.cmpi sge, %v_156, %c_0 : index
            %is_201 = arith.cmpi sge, %v_159, %c_0 : index
            %is_202 = arith.cmpi sge, %v_162, %c_0 : index
            %is_203 = arith.cmpi sge, %v_165, %c_0 : index
            %is_204 = arith.cmpi sge, %v_168, %c_0 : index
            %is_205 = arith.cmpi sge, %v_171, %c_0 : index
            scf.for %i_206 = %c_0 to %c_3 step %c_12 {
              %v_207 = arith.select %is_190, %c_12, %c_0 : index
              %mask_208 = vector.create_mask %v_207 : vector<16xi1>
              %v_209 = vector.maskedload %x[%v_174, %i_206], %mask_208, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_210 = arith.select %is_191, %c_12, %c_0 : index
              %mask_211 = vector.create_mask %v_210 : vector<16xi1>
              %v_212 = vector.maskedload %x[%v_175, %i_206], %mask_211, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_213 = arith.select %is_192, %c_12, %c_0 : index
              %mask_214 = vector.create_mask %v_213 : vector<16xi1>
              %v_215 = vector.maskedload %x[%v_176, %i_206], %mask_214, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_216 = arith.select %is_193, %c_12, %c_0 : index
              %mask_217 = vector.create_mask %v_216 : vector<16xi1>
              %v_218 = vector.maskedload %x[%v_177, %i_206], %mask_217, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_219 = arith.select %is_194, %c_12, %c_0 : index
              %mask_220 = vector.create_mask %v_219 : vector<16xi1>
              %v_221 = vector.maskedload %x[%v_178, %i_206], %mask_220, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_222 = arith.select %is_195, %c_12, %c_0 : index
              %mask_223 = vector.create_mask %v_222 : vector<16xi1>
              %v_224 = vector.maskedload %x[%v_179, %i_206], %mask_223, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_225 = arith.select %is_196, %c_12, %c_0 : index
              %mask_226 = vector.create_mask %v_225 : vector<16xi1>
              %v_227 = vector.maskedload %x[%v_180, %i_206], %mask_226, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_228 = arith.select %is_197, %c_12, %c_0 : index
              %mask_229 = vector.create_mask %v_228 : vector<16xi1>
              %v_230 = vector.maskedload %x[%v_181, %i_206], %mask_229, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_231 = arith.select %is_198, %c_12, %c_0 : index
              %mask_232 = vector.create_mask %v_231 : vector<16xi1>
              %v_233 = vector.maskedload %x[%v_182, %i_206], %mask_232, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_234 = arith.select %is_199, %c_12, %c_0 : index
              %mask_235 = vector.create_mask %v_234 : vector<16xi1>
              %v_236 = vector.maskedload %x[%v_183, %i_206], %mask_235, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_237 = arith.select %is_200, %c_12, %c_0 : index
              %mask_238 = vector.create_mask %v_237 : vector<16xi1>
              %v_239 = vector.maskedload %x[%v_184, %i_206], %mask_238, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_240 = arith.select %is_201, %c_12, %c_0 : index
              %mask_241 = vector.create_mask %v_240 : vector<16xi1>
              %v_242 = vector.maskedload %x[%v_185, %i_206], %mask_241, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_243 = arith.select %is_202, %c_12, %c_0 : index
              %mask_244 = vector.create_mask %v_243 : vector<16xi1>
              %v_245 = vector.maskedload %x[%v_186, %i_206], %mask_244, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_246 = arith.select %is_203, %c_12, %c_0 : index
              %mask_247 = vector.create_mask %v_246 : vector<16xi1>
              %v_248 = vector.maskedload %x[%v_187, %i_206], %mask_247, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_249 = arith.select %is_204, %c_12, %c_0 : index
              %mask_250 = vector.create_mask %v_249 : vector<16xi1>
              %v_251 = vector.maskedload %x[%v_188, %i_206], %mask_250, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_252 = arith.select %is_205, %c_12, %c_0 : index
              %mask_253 = vector.create_mask %v_252 : vector<16xi1>
              %v_254 = vector.maskedload %x[%v_189, %i_206], %mask_253, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_255 = arith.muli %i_206, %c_8 : index
              %v_256 = arith.addi %v_173, %v_255 : index
              %v_257 = vector.shuffle %v_209, %v_212 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_258 = vector.shuffle %v_209, %v_212 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_259 = vector.shuffle %v_215, %v_218 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_260 = vector.shuffle %v_215, %v_218 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_261 = vector.shuffle %v_221, %v_224 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_262 = vector.shuffle %v_221, %v_224 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_263 = vector.shuffle %v_227, %v_230 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_264 = vector.shuffle %v_227, %v_230 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_265 = vector.shuffle %v_233, %v_236 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_266 = vector.shuffle %v_233, %v_236 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_267 = vector.shuffle %v_239, %v_242 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_268 = vector.shuffle %v_239, %v_242 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_269 = vector.shuffle %v_245, %v_248 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_270 = vector.shuffle %v_245, %v_248 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_271 = vector.shuffle %v_251, %v_254 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_272 = vector.shuffle %v_251, %v_254 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_273 = vector.shuffle %v_257, %v_259 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_274 = vector.shuffle %v_257, %v_259 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_275 = vector.shuffle %v_258, %v_260 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_276 = vector.shuffle %v_258, %v_260 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_277 = vector.shuffle %v_261, %v_263 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_278 = vector.shuffle %v_261, %v_263 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_279 = vector.shuffle %v_262, %v_264 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_280 = vector.shuffle %v_262, %v_264 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_281 = vector.shuffle %v_265, %v_267 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_282 = vector.shuffle %v_265, %v_267 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_283 = vector.shuffle %v_266, %v_268 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_284 = vector.shuffle %v_266, %v_268 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_285 = vector.shuffle %v_269, %v_271 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_286 = vector.shuffle %v_269, %v_271 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_287 = vector.shuffle %v_270, %v_272 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_288 = vector.shuffle %v_270, %v_272 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_289 = vector.shuffle %v_273, %v_277 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_290 = vector.shuffle %v_273, %v_277 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_291 = vector.shuffle %v_275, %v_279 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_292 = vector.shuffle %v_275, %v_279 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_293 = vector.shuffle %v_274, %v_278 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_294 = vector.shuffle %v_274, %v_278 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_295 = vector.shuffle %v_276, %v_280 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_296 = vector.shuffle %v_276, %v_280 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_297 = vector.shuffle %v_281, %v_285 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_298 = vector.shuffle %v_281, %v_285 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_299 = vector.shuffle %v_283, %v_287 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_300 = vector.shuffle %v_283, %v_287 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_301 = vector.shuffle %v_282, %v_286 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_302 = vector.shuffle %v_282, %v_286 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_303 = vector.shuffle %v_284, %v_288 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_304 = vector.shuffle %v_284, %v_288 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_305 = vector.shuffle %v_289, %v_297 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_306 = vector.shuffle %v_289, %v_297 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_307 = vector.shuffle %v_291, %v_299 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_308 = vector.shuffle %v_291, %v_299 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_309 = vector.shuffle %v_293, %v_301 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_310 = vector.shuffle %v_293, %v_301 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_311 = vector.shuffle %v_295, %v_303 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_312 = vector.shuffle %v_295, %v_303 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_313 = vector.shuffle %v_290, %v_298 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_314 = vector.shuffle %v_290, %v_298 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_315 = vector.shuffle %v_292, %v_300 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_316 = vector.shuffle %v_292, %v_300 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_317 = vector.shuffle %v_294, %v_302 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_318 = vector.shuffle %v_294, %v_302 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_319 = vector.shuffle %v_296, %v_304 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_320 = vector.shuffle %v_296, %v_304 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_321 = arith.index_cast %v_256 : index to i64
              %pointer_322 = llvm.inttoptr %v_321 : i64 to !llvm.ptr
              "llvm.store"(%v_305, %pointer_322) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_323 = arith.addi %v_256, %c_8 : index
              %v_324 = arith.index_cast %v_323 : index to i64
              %pointer_325 = llvm.inttoptr %v_324 : i64 to !llvm.ptr
              "llvm.store"(%v_307, %pointer_325) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_326 = arith.addi %v_256, %c_27 : index
              %v_327 = arith.index_cast %v_326 : index to i64
              %pointer_328 = llvm.inttoptr %v_327 : i64 to !llvm.ptr
              "llvm.store"(%v_309, %pointer_328) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_329 = arith.addi %v_256, %c_28 : index
              %v_330 = arith.index_cast %v_329 : index to i64
              %pointer_331 = llvm.inttoptr %v_330 : i64 to !llvm.ptr
              "llvm.store"(%v_311, %pointer_331) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_332 = arith.addi %v_256, %c_9 : index
              %v_333 = arith.index_cast %v_332 : index to i64
              %pointer_334 = llvm.inttoptr %v_333 : i64 to !llvm.ptr
              "llvm.store"(%v_313, %pointer_334) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_335 = arith.addi %v_256, %c_29 : index
              %v_336 = arith.index_cast %v_335 : index to i64
              %pointer_337 = llvm.inttoptr %v_336 : i64 to !llvm.ptr
              "llvm.store"(%v_315, %pointer_337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_338 = arith.addi %v_256, %c_30 : index
              %v_339 = arith.index_cast %v_338 : index to i64
              %pointer_340 = llvm.inttoptr %v_339 : i64 to !llvm.ptr
              "llvm.store"(%v_317, %pointer_340) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_341 = arith.addi %v_256, %c_31 : index
              %v_342 = arith.index_cast %v_341 : index to i64
              %pointer_343 = llvm.inttoptr %v_342 : i64 to !llvm.ptr
              "llvm.store"(%v_319, %pointer_343) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_344 = arith.addi %v_256, %c_32 : index
              %v_345 = arith.index_cast %v_344 : index to i64
              %pointer_346 = llvm.inttoptr %v_345 : i64 to !llvm.ptr
              "llvm.store"(%v_306, %pointer_346) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_347 = arith.addi %v_256, %c_33 : index
              %v_348 = arith.index_cast %v_347 : index to i64
              %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
              "llvm.store"(%v_308, %pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_350 = arith.addi %v_256, %c_34 : index
              %v_351 = arith.index_cast %v_350 : index to i64
              %pointer_352 = llvm.inttoptr %v_351 : i64 to !llvm.ptr
              "llvm.store"(%v_310, %pointer_352) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_353 = arith.addi %v_256, %c_35 : index
              %v_354 = arith.index_cast %v_353 : index to i64
              %pointer_355 = llvm.inttoptr %v_354 : i64 to !llvm.ptr
              "llvm.store"(%v_312, %pointer_355) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_356 = arith.addi %v_256, %c_36 : index
              %v_357 = arith.index_cast %v_356 : index to i64
              %pointer_358 = llvm.inttoptr %v_357 : i64 to !llvm.ptr
              "llvm.store"(%v_314, %pointer_358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_359 = arith.addi %v_256, %c_37 : index
              %v_360 = arith.index_cast %v_359 : index to i64
              %pointer_361 = llvm.inttoptr %v_360 : i64 to !llvm.ptr
              "llvm.store"(%v_316, %pointer_361) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_362 = arith.addi %v_256, %c_38 : index
              %v_363 = arith.index_cast %v_362 : index to i64
              %pointer_364 = llvm.inttoptr %v_363 : i64 to !llvm.ptr
              "llvm.store"(%v_318, %pointer_364) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_365 = arith.addi %v_256, %c_39 : index
              %v_366 = arith.index_cast %v_365 : index to i64
              %pointer_367 = llvm.inttoptr %v_366 : i64 to !llvm.ptr
              "llvm.store"(%v_320, %pointer_367) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            }
            %v_368 = arith.select %is_190, %c_17, %c_0 : index
            %mask_369 = vector.create_mask %v_368 : vector<16xi1>
            %v_370 = vector.maskedload %x[%v_174, %c_3], %mask_369, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_371 = arith.select %is_191, %c_17, %c_0 : index
            %mask_372 = vector.create_mask %v_371 : vector<16xi1>
            %v_373 = vector.maskedload %x[%v_175, %c_3], %mask_372, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_374 = arith.select %is_192, %c_17, %c_0 : index
            %mask_375 = vector.create_mask %v_374 : vector<16xi1>
            %v_376 = vector.maskedload %x[%v_176, %c_3], %mask_375, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_377 = arith.select %is_193, %c_17, %c_0 : index
            %mask_378 = vector.create_mask %v_377 : vector<16xi1>
            %v_379 = vector.maskedload %x[%v_177, %c_3], %mask_378, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_380 = arith.select %is_194, %c_17, %c_0 : index
            %mask_381 = vector.create_mask %v_380 : vector<16xi1>
            %v_382 = vector.maskedload %x[%v_178, %c_3], %mask_381, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_383 = arith.select %is_195, %c_17, %c_0 : index
            %mask_384 = vector.create_mask %v_383 : vector<16xi1>
            %v_385 = vector.maskedload %x[%v_179, %c_3], %mask_384, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_386 = arith.select %is_196, %c_17, %c_0 : index
            %mask_387 = vector.create_mask %v_386 : vector<16xi1>
            %v_388 = vector.maskedload %x[%v_180, %c_3], %mask_387, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_389 = arith.select %is_197, %c_17, %c_0 : index
            %mask_390 = vector.create_mask %v_389 : vector<16xi1>
            %v_391 = vector.maskedload %x[%v_181, %c_3], %mask_390, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_392 = arith.select %is_198, %c_17, %c_0 : index
            %mask_393 = vector.create_mask %v_392 : vector<16xi1>
            %v_394 = vector.maskedload %x[%v_182, %c_3], %mask_393, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_395 = arith.select %is_199, %c_17, %c_0 : index
            %mask_396 = vector.create_mask %v_395 : vector<16xi1>
            %v_397 = vector.maskedload %x[%v_183, %c_3], %mask_396, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_398 = arith.select %is_200, %c_17, %c_0 : index
            %mask_399 = vector.create_mask %v_398 : vector<16xi1>
            %v_400 = vector.maskedload %x[%v_184, %c_3], %mask_399, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_401 = arith.select %is_201, %c_17, %c_0 : index
            %mask_402 = vector.create_mask %v_401 : vector<16xi1>
            %v_403 = vector.maskedload %x[%v_185, %c_3], %mask_402, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_404 = arith.select %is_202, %c_17, %c_0 : index
            %mask_405 = vector.create_mask %v_404 : vector<16xi1>
            %v_406 = vector.maskedload %x[%v_186, %c_3], %mask_405, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_407 = arith.select %is_203, %c_17, %c_0 : index
            %mask_408 = vector.create_mask %v_407 : vector<16xi1>
            %v_409 = vector.maskedload %x[%v_187, %c_3], %mask_408, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_410 = arith.select %is_204, %c_17, %c_0 : index
            %mask_411 = vector.create_mask %v_410 : vector<16xi1>
            %v_412 = vector.maskedload %x[%v_188, %c_3], %mask_411, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_413 = arith.select %is_205, %c_17, %c_0 : index
            %mask_414 = vector.create_mask %v_413 : vector<16xi1>
            %v_415 = vector.maskedload %x[%v_189, %c_3], %mask_414, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_416 = arith.muli %c_3, %c_8 : index
            %v_417 = arith.addi %v_173, %v_416 : index
            %v_418 = vector.shuffle %v_370, %v_373 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_419 = vector.shuffle %v_370, %v_373 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_420 = vector.shuffle %v_376, %v_379 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_421 = vector.shuffle %v_376, %v_379 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_422 = vector.shuffle %v_382, %v_385 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_423 = vector.shuffle %v_382, %v_385 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_424 = vector.shuffle %v_388, %v_391 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_425 = vector.shuffle %v_388, %v_391 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_426 = vector.shuffle %v_394, %v_397 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_427 = vector.shuffle %v_394, %v_397 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_428 = vector.shuffle %v_400, %v_403 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_429 = vector.shuffle %v_400, %v_403 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_430 = vector.shuffle %v_406, %v_409 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_431 = vector.shuffle %v_406, %v_409 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_432 = vector.shuffle %v_412, %v_415 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_433 = vector.shuffle %v_412, %v_415 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_434 = vector.shuffle %v_418, %v_420 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_435 = vector.shuffle %v_418, %v_420 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_436 = vector.shuffle %v_419, %v_421 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_437 = vector.shuffle %v_419, %v_421 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_438 = vector.shuffle %v_422, %v_424 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_439 = vector.shuffle %v_422, %v_424 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_440 = vector.shuffle %v_423, %v_425 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_441 = vector.shuffle %v_423, %v_425 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_442 = vector.shuffle %v_426, %v_428 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_443 = vector.shuffle %v_426, %v_428 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_444 = vector.shuffle %v_427, %v_429 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_445 = vector.shuffle %v_427, %v_429 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_446 = vector.shuffle %v_430, %v_432 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_447 = vector.shuffle %v_430, %v_432 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_448 = vector.shuffle %v_431, %v_433 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_449 = vector.shuffle %v_431, %v_433 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_450 = vector.shuffle %v_434, %v_438 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_451 = vector.shuffle %v_434, %v_438 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_452 = vector.shuffle %v_436, %v_440 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_453 = vector.shuffle %v_436, %v_440 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_454 = vector.shuffle %v_435, %v_439 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_455 = vector.shuffle %v_435, %v_439 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_456 = vector.shuffle %v_437, %v_441 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_457 = vector.shuffle %v_437, %v_441 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_458 = vector.shuffle %v_442, %v_446 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_459 = vector.shuffle %v_442, %v_446 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_460 = vector.shuffle %v_444, %v_448 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_461 = vector.shuffle %v_444, %v_448 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_462 = vector.shuffle %v_443, %v_447 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_463 = vector.shuffle %v_443, %v_447 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_464 = vector.shuffle %v_445, %v_449 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_465 = vector.shuffle %v_445, %v_449 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_466 = vector.shuffle %v_450, %v_458 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_467 = vector.shuffle %v_450, %v_458 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_468 = vector.shuffle %v_452, %v_460 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_469 = vector.shuffle %v_452, %v_460 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_470 = vector.shuffle %v_454, %v_462 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_471 = vector.shuffle %v_454, %v_462 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_472 = vector.shuffle %v_456, %v_464 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_473 = vector.shuffle %v_456, %v_464 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_474 = vector.shuffle %v_451, %v_459 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_475 = vector.shuffle %v_451, %v_459 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_476 = vector.shuffle %v_453, %v_461 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_477 = vector.shuffle %v_453, %v_461 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_478 = vector.shuffle %v_455, %v_463 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_479 = vector.shuffle %v_455, %v_463 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_480 = vector.shuffle %v_457, %v_465 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_481 = vector.shuffle %v_457, %v_465 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_482 = arith.index_cast %v_417 : index to i64
            %pointer_483 = llvm.inttoptr %v_482 : i64 to !llvm.ptr
            "llvm.store"(%v_466, %pointer_483) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_484 = arith.addi %v_417, %c_8 : index
            %v_485 = arith.index_cast %v_484 : index to i64
            %pointer_486 = llvm.inttoptr %v_485 : i64 to !llvm.ptr
            "llvm.store"(%v_468, %pointer_486) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_487 = arith.addi %v_417, %c_27 : index
            %v_488 = arith.index_cast %v_487 : index to i64
            %pointer_489 = llvm.inttoptr %v_488 : i64 to !llvm.ptr
            "llvm.store"(%v_470, %pointer_489) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_490 = arith.addi %v_417, %c_28 : index
            %v_491 = arith.index_cast %v_490 : index to i64
            %pointer_492 = llvm.inttoptr %v_491 : i64 to !llvm.ptr
            "llvm.store"(%v_472, %pointer_492) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_493 = arith.addi %v_417, %c_9 : index
            %v_494 = arith.index_cast %v_493 : index to i64
            %pointer_495 = llvm.inttoptr %v_494 : i64 to !llvm.ptr
            "llvm.store"(%v_474, %pointer_495) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_496 = arith.addi %v_417, %c_29 : index
            %v_497 = arith.index_cast %v_496 : index to i64
            %pointer_498 = llvm.inttoptr %v_497 : i64 to !llvm.ptr
            "llvm.store"(%v_476, %pointer_498) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_499 = arith.addi %v_417, %c_30 : index
            %v_500 = arith.index_cast %v_499 : index to i64
            %pointer_501 = llvm.inttoptr %v_500 : i64 to !llvm.ptr
            "llvm.store"(%v_478, %pointer_501) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_502 = arith.addi %v_417, %c_31 : index
            %v_503 = arith.index_cast %v_502 : index to i64
            %pointer_504 = llvm.inttoptr %v_503 : i64 to !llvm.ptr
            "llvm.store"(%v_480, %pointer_504) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
          }
          %stack_505 = "llvm.alloca"(%c_40) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_506 = llvm.ptrtoint %stack_505 : !llvm.ptr to i64
          %v_507 = arith.index_cast %v_506 : i64 to index
          %stack_508 = "llvm.alloca"(%c_41) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_509 = llvm.ptrtoint %stack_508 : !llvm.ptr to i64
          %v_510 = arith.index_cast %v_509 : i64 to index
          %v_511 = arith.divui %v_27, %c_1 : index
          %address_512 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
          scf.for %i_513 = %v_7 to %v_9 step %c_12 {
            %v_514 = arith.minsi %i_513, %c_17 : index
            %v_515 = arith.addi %v_514, %c_4 : index
            %v_516 = arith.addi %v_514, %c_12 : index
            %v_517 = arith.muli %v_2, %c_42 : index
            %v_518 = arith.addi %v_517, %v_516 : index
            %v_519 = arith.muli %v_518, %c_43 : index
            %v_520 = arith.addi %address_512, %v_519 : index
            %v_521 = arith.addi %v_515, %c_12 : index
            %v_522 = arith.muli %v_2, %c_42 : index
            %v_523 = arith.addi %v_522, %v_521 : index
            %v_524 = arith.muli %v_523, %c_43 : index
            %v_525 = arith.addi %address_512, %v_524 : index
            %v_526 = arith.divui %v_27, %c_1 : index
            scf.for %i_527 = %c_0 to %v_526 step %c_1 {
              %v_528 = arith.muli %i_527, %c_25 : index
              %v_529 = arith.addi %v_25, %v_528 : index
              scf.for %i_530 = %c_0 to %c_5 step %c_1 {
                %v_531 = arith.muli %i_530, %c_5 : index
                %v_532 = arith.minsi %v_531, %c_21 : index
                %v_533 = arith.addi %v_514, %v_532 : index
                %v_534 = arith.addi %v_514, %v_532 : index
                %v_535 = arith.addi %v_534, %c_1 : index
                %v_536 = arith.addi %v_514, %v_532 : index
                %v_537 = arith.addi %v_536, %c_2 : index
                %v_538 = arith.addi %v_514, %v_532 : index
                %v_539 = arith.addi %v_538, %c_13 : index
                %v_540 = arith.muli %v_511, %c_17 : index
                %v_541 = arith.muli %i_527, %c_2 : index
                %v_542 = arith.muli %v_541, %c_5 : index
                %v_543 = arith.addi %v_542, %i_530 : index
                %loop_545:4 = scf.for %i_544 = %c_0 to %c_44 step %c_5 iter_args(%carry_546 = %c_26, %carry_547 = %c_26, %carry_548 = %c_26, %carry_549 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_550 = arith.divui %i_544, %c_5 : index
                  %v_551 = arith.muli %v_540, %c_19 : index
                  %v_552 = arith.addi %v_551, %c_45 : index
                  %v_553 = arith.muli %v_540, %c_19 : index
                  %v_554 = arith.divui %v_552, %v_553 : index
                  %v_555 = arith.muli %v_543, %c_19 : index
                  %v_556 = arith.addi %v_555, %v_550 : index
                  %v_557 = arith.muli %v_556, %v_554 : index
                  scf.for %i_558 = %c_0 to %v_554 step %c_1 {
                    %v_559 = arith.addi %v_557, %i_558 : index
                    %v_560 = arith.minsi %v_559, %c_45 : index
                    %v_561 = arith.muli %v_560, %c_8 : index
                    %v_562 = arith.addi %v_520, %v_561 : index
                    %v_563 = arith.index_cast %v_562 : index to i64
                    %pointer_564 = llvm.inttoptr %v_563 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_564) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_565 = arith.muli %v_560, %c_8 : index
                    %v_566 = arith.addi %v_525, %v_565 : index
                    %v_567 = arith.index_cast %v_566 : index to i64
                    %pointer_568 = llvm.inttoptr %v_567 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_568) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_569 = arith.muli %i_544, %c_8 : index
                  %v_570 = arith.addi %v_529, %v_569 : index
                  %v_571 = arith.index_cast %v_570 : index to i64
                  %pointer_572 = llvm.inttoptr %v_571 : i64 to !llvm.ptr
                  %v_573 = "llvm.load"(%pointer_572) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_574 = memref.load %expert_gate_up[%v_2, %v_533, %i_544] : memref<8x48x40xf32>
                  %v_575 = vector.broadcast %v_574 : f32 to vector<16xf32>
                  %acc_576 = math.fma %v_575, %v_573, %carry_546 : vector<16xf32>
                  %v_577 = memref.load %expert_gate_up[%v_2, %v_535, %i_544] : memref<8x48x40xf32>
                  %v_578 = vector.broadcast %v_577 : f32 to vector<16xf32>
                  %acc_579 = math.fma %v_578, %v_573, %carry_547 : vector<16xf32>
                  %v_580 = memref.load %expert_gate_up[%v_2, %v_537, %i_544] : memref<8x48x40xf32>
                  %v_581 = vector.broadcast %v_580 : f32 to vector<16xf32>
                  %acc_582 = math.fma %v_581, %v_573, %carry_548 : vector<16xf32>
                  %v_583 = memref.load %expert_gate_up[%v_2, %v_539, %i_544] : memref<8x48x40xf32>
                  %v_584 = vector.broadcast %v_583 : f32 to vector<16xf32>
                  %acc_585 = math.fma %v_584, %v_573, %carry_549 : vector<16xf32>
                  %v_586 = arith.addi %i_544, %c_1 : index
                  %v_587 = arith.muli %v_586, %c_8 : index
                  %v_588 = arith.addi %v_529, %v_587 : index
                  %v_589 = arith.index_cast %v_588 : index to i64
                  %pointer_590 = llvm.inttoptr %v_589 : i64 to !llvm.ptr
                  %v_591 = "llvm.load"(%pointer_590) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_592 = memref.load %expert_gate_up[%v_2, %v_533, %v_586] : memref<8x48x40xf32>
                  %v_593 = vector.broadcast %v_592 : f32 to vector<16xf32>
                  %acc_594 = math.fma %v_593, %v_591, %acc_576 : vector<16xf32>
                  %v_595 = memref.load %expert_gate_up[%v_2, %v_535, %v_586] : memref<8x48x40xf32>
                  %v_596 = vector.broadcast %v_595 : f32 to vector<16xf32>
                  %acc_597 = math.fma %v_596, %v_591, %acc_579 : vector<16xf32>
                  %v_598 = memref.load %expert_gate_up[%v_2, %v_537, %v_586] : memref<8x48x40xf32>
                  %v_599 = vector.broadcast %v_598 : f32 to vector<16xf32>
                  %acc_600 = math.fma %v_599, %v_591, %acc_582 : vector<16xf32>
                  %v_601 = memref.load %expert_gate_up[%v_2, %v_539, %v_586] : memref<8x48x40xf32>
                  %v_602 = vector.broadcast %v_601 : f32 to vector<16xf32>
                  %acc_603 = math.fma %v_602, %v_591, %acc_585 : vector<16xf32>
                  %v_604 = arith.addi %i_544, %c_2 : index
                  %v_605 = arith.muli %v_604, %c_8 : index
                  %v_606 = arith.addi %v_529, %v_605 : index
                  %v_607 = arith.index_cast %v_606 : index to i64
                  %pointer_608 = llvm.inttoptr %v_607 : i64 to !llvm.ptr
                  %v_609 = "llvm.load"(%pointer_608) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_610 = memref.load %expert_gate_up[%v_2, %v_533, %v_604] : memref<8x48x40xf32>
                  %v_611 = vector.broadcast %v_610 : f32 to vector<16xf32>
                  %acc_612 = math.fma %v_611, %v_609, %acc_594 : vector<16xf32>
                  %v_613 = memref.load %expert_gate_up[%v_2, %v_535, %v_604] : memref<8x48x40xf32>
                  %v_614 = vector.broadcast %v_613 : f32 to vector<16xf32>
                  %acc_615 = math.fma %v_614, %v_609, %acc_597 : vector<16xf32>
                  %v_616 = memref.load %expert_gate_up[%v_2, %v_537, %v_604] : memref<8x48x40xf32>
                  %v_617 = vector.broadcast %v_616 : f32 to vector<16xf32>
                  %acc_618 = math.fma %v_617, %v_609, %acc_600 : vector<16xf32>
                  %v_619 = memref.load %expert_gate_up[%v_2, %v_539, %v_604] : memref<8x48x40xf32>
                  %v_620 = vector.broadcast %v_619 : f32 to vector<16xf32>
                  %acc_621 = math.fma %v_620, %v_609, %acc_603 : vector<16xf32>
                  %v_622 = arith.addi %i_544, %c_13 : index
                  %v_623 = arith.muli %v_622, %c_8 : index
                  %v_624 = arith.addi %v_529, %v_623 : index
                  %v_625 = arith.index_cast %v_624 : index to i64
                  %pointer_626 = llvm.inttoptr %v_625 : i64 to !llvm.ptr
                  %v_627 = "llvm.load"(%pointer_626) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_628 = memref.load %expert_gate_up[%v_2, %v_533, %v_622] : memref<8x48x40xf32>
                  %v_629 = vector.broadcast %v_628 : f32 to vector<16xf32>
                  %acc_630 = math.fma %v_629, %v_627, %acc_612 : vector<16xf32>
                  %v_631 = memref.load %expert_gate_up[%v_2, %v_535, %v_622] : memref<8x48x40xf32>
                  %v_632 = vector.broadcast %v_631 : f32 to vector<16xf32>
                  %acc_633 = math.fma %v_632, %v_627, %acc_615 : vector<16xf32>
                  %v_634 = memref.load %expert_gate_up[%v_2, %v_537, %v_622] : memref<8x48x40xf32>
                  %v_635 = vector.broadcast %v_634 : f32 to vector<16xf32>
                  %acc_636 = math.fma %v_635, %v_627, %acc_618 : vector<16xf32>
                  %v_637 = memref.load %expert_gate_up[%v_2, %v_539, %v_622] : memref<8x48x40xf32>
                  %v_638 = vector.broadcast %v_637 : f32 to vector<16xf32>
                  %acc_639 = math.fma %v_638, %v_627, %acc_621 : vector<16xf32>
                  scf.yield %acc_630, %acc_633, %acc_636, %acc_639 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_640 = arith.muli %v_532, %c_8 : index
                %v_641 = arith.addi %v_507, %v_640 : index
                %v_642 = arith.index_cast %v_641 : index to i64
                %pointer_643 = llvm.inttoptr %v_642 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#0, %pointer_643) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_644 = arith.addi %v_532, %c_1 : index
                %v_645 = arith.muli %v_644, %c_8 : index
                %v_646 = arith.addi %v_507, %v_645 : index
                %v_647 = arith.index_cast %v_646 : index to i64
                %pointer_648 = llvm.inttoptr %v_647 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#1, %pointer_648) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_649 = arith.addi %v_532, %c_2 : index
                %v_650 = arith.muli %v_649, %c_8 : index
                %v_651 = arith.addi %v_507, %v_650 : index
                %v_652 = arith.index_cast %v_651 : index to i64
                %pointer_653 = llvm.inttoptr %v_652 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#2, %pointer_653) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_654 = arith.addi %v_532, %c_13 : index
                %v_655 = arith.muli %v_654, %c_8 : index
                %v_656 = arith.addi %v_507, %v_655 : index
                %v_657 = arith.index_cast %v_656 : index to i64
                %pointer_658 = llvm.inttoptr %v_657 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#3, %pointer_658) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_659 = %c_0 to %c_5 step %c_1 {
                %v_660 = arith.muli %i_659, %c_5 : index
                %v_661 = arith.minsi %v_660, %c_21 : index
                %v_662 = arith.addi %v_515, %v_661 : index
                %v_663 = arith.addi %v_515, %v_661 : index
                %v_664 = arith.addi %v_663, %c_1 : index
                %v_665 = arith.addi %v_515, %v_661 : index
                %v_666 = arith.addi %v_665, %c_2 : index
                %v_667 = arith.addi %v_515, %v_661 : index
                %v_668 = arith.addi %v_667, %c_13 : index
                %v_669 = arith.muli %v_511, %c_17 : index
                %v_670 = arith.muli %i_527, %c_2 : index
                %v_671 = arith.addi %v_670, %c_1 : index
                %v_672 = arith.muli %v_671, %c_5 : index
                %v_673 = arith.addi %v_672, %i_659 : index
                %loop_675:4 = scf.for %i_674 = %c_0 to %c_44 step %c_5 iter_args(%carry_676 = %c_26, %carry_677 = %c_26, %carry_678 = %c_26, %carry_679 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_680 = arith.divui %i_674, %c_5 : index
                  %v_681 = arith.muli %v_669, %c_19 : index
                  %v_682 = arith.addi %v_681, %c_45 : index
                  %v_683 = arith.muli %v_669, %c_19 : index
                  %v_684 = arith.divui %v_682, %v_683 : index
                  %v_685 = arith.muli %v_673, %c_19 : index
                  %v_686 = arith.addi %v_685, %v_680 : index
                  %v_687 = arith.muli %v_686, %v_684 : index
                  scf.for %i_688 = %c_0 to %v_684 step %c_1 {
                    %v_689 = arith.addi %v_687, %i_688 : index
                    %v_690 = arith.minsi %v_689, %c_45 : index
                    %v_691 = arith.muli %v_690, %c_8 : index
                    %v_692 = arith.addi %v_520, %v_691 : index
                    %v_693 = arith.index_cast %v_692 : index to i64
                    %pointer_694 = llvm.inttoptr %v_693 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_694) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_695 = arith.muli %v_690, %c_8 : index
                    %v_696 = arith.addi %v_525, %v_695 : index
                    %v_697 = arith.index_cast %v_696 : index to i64
                    %pointer_698 = llvm.inttoptr %v_697 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_698) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_699 = arith.muli %i_674, %c_8 : index
                  %v_700 = arith.addi %v_529, %v_699 : index
                  %v_701 = arith.index_cast %v_700 : index to i64
                  %pointer_702 = llvm.inttoptr %v_701 : i64 to !llvm.ptr
                  %v_703 = "llvm.load"(%pointer_702) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_704 = memref.load %expert_gate_up[%v_2, %v_662, %i_674] : memref<8x48x40xf32>
                  %v_705 = vector.broadcast %v_704 : f32 to vector<16xf32>
                  %acc_706 = math.fma %v_705, %v_703, %carry_676 : vector<16xf32>
                  %v_707 = memref.load %expert_gate_up[%v_2, %v_664, %i_674] : memref<8x48x40xf32>
                  %v_708 = vector.broadcast %v_707 : f32 to vector<16xf32>
                  %acc_709 = math.fma %v_708, %v_703, %carry_677 : vector<16xf32>
                  %v_710 = memref.load %expert_gate_up[%v_2, %v_666, %i_674] : memref<8x48x40xf32>
                  %v_711 = vector.broadcast %v_710 : f32 to vector<16xf32>
                  %acc_712 = math.fma %v_711, %v_703, %carry_678 : vector<16xf32>
                  %v_713 = memref.load %expert_gate_up[%v_2, %v_668, %i_674] : memref<8x48x40xf32>
                  %v_714 = vector.broadcast %v_713 : f32 to vector<16xf32>
                  %acc_715 = math.fma %v_714, %v_703, %carry_679 : vector<16xf32>
                  %v_716 = arith.addi %i_674, %c_1 : index
                  %v_717 = arith.muli %v_716, %c_8 : index
                  %v_718 = arith.addi %v_529, %v_717 : index
                  %v_719 = arith.index_cast %v_718 : index to i64
                  %pointer_720 = llvm.inttoptr %v_719 : i64 to !llvm.ptr
                  %v_721 = "llvm.load"(%pointer_720) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_722 = memref.load %expert_gate_up[%v_2, %v_662, %v_716] : memref<8x48x40xf32>
                  %v_723 = vector.broadcast %v_722 : f32 to vector<16xf32>
                  %acc_724 = math.fma %v_723, %v_721, %acc_706 : vector<16xf32>
                  %v_725 = memref.load %expert_gate_up[%v_2, %v_664, %v_716] : memref<8x48x40xf32>
                  %v_726 = vector.broadcast %v_725 : f32 to vector<16xf32>
                  %acc_727 = math.fma %v_726, %v_721, %acc_709 : vector<16xf32>
                  %v_728 = memref.load %expert_gate_up[%v_2, %v_666, %v_716] : memref<8x48x40xf32>
                  %v_729 = vector.broadcast %v_728 : f32 to vector<16xf32>
                  %acc_730 = math.fma %v_729, %v_721, %acc_712 : vector<16xf32>
                  %v_731 = memref.load %expert_gate_up[%v_2, %v_668, %v_716] : memref<8x48x40xf32>
                  %v_732 = vector.broadcast %v_731 : f32 to vector<16xf32>
                  %acc_733 = math.fma %v_732, %v_721, %acc_715 : vector<16xf32>
                  %v_734 = arith.addi %i_674, %c_2 : index
                  %v_735 = arith.muli %v_734, %c_8 : index
                  %v_736 = arith.addi %v_529, %v_735 : index
                  %v_737 = arith.index_cast %v_736 : index to i64
                  %pointer_738 = llvm.inttoptr %v_737 : i64 to !llvm.ptr
                  %v_739 = "llvm.load"(%pointer_738) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_740 = memref.load %expert_gate_up[%v_2, %v_662, %v_734] : memref<8x48x40xf32>
                  %v_741 = vector.broadcast %v_740 : f32 to vector<16xf32>
                  %acc_742 = math.fma %v_741, %v_739, %acc_724 : vector<16xf32>
                  %v_743 = memref.load %expert_gate_up[%v_2, %v_664, %v_734] : memref<8x48x40xf32>
                  %v_744 = vector.broadcast %v_743 : f32 to vector<16xf32>
                  %acc_745 = math.fma %v_744, %v_739, %acc_727 : vector<16xf32>
                  %v_746 = memref.load %expert_gate_up[%v_2, %v_666, %v_734] : memref<8x48x40xf32>
                  %v_747 = vector.broadcast %v_746 : f32 to vector<16xf32>
                  %acc_748 = math.fma %v_747, %v_739, %acc_730 : vector<16xf32>
                  %v_749 = memref.load %expert_gate_up[%v_2, %v_668, %v_734] : memref<8x48x40xf32>
                  %v_750 = vector.broadcast %v_749 : f32 to vector<16xf32>
                  %acc_751 = math.fma %v_750, %v_739, %acc_733 : vector<16xf32>
                  %v_752 = arith.addi %i_674, %c_13 : index
                  %v_753 = arith.muli %v_752, %c_8 : index
                  %v_754 = arith.addi %v_529, %v_753 : index
                  %v_755 = arith.index_cast %v_754 : index to i64
                  %pointer_756 = llvm.inttoptr %v_755 : i64 to !llvm.ptr
                  %v_757 = "llvm.load"(%pointer_756) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_758 = memref.load %expert_gate_up[%v_2, %v_662, %v_752] : memref<8x48x40xf32>
                  %v_759 = vector.broadcast %v_758 : f32 to vector<16xf32>
                  %acc_760 = math.fma %v_759, %v_757, %acc_742 : vector<16xf32>
                  %v_761 = memref.load %expert_gate_up[%v_2, %v_664, %v_752] : memref<8x48x40xf32>
                  %v_762 = vector.broadcast %v_761 : f32 to vector<16xf32>
                  %acc_763 = math.fma %v_762, %v_757, %acc_745 : vector<16xf32>
                  %v_764 = memref.load %expert_gate_up[%v_2, %v_666, %v_752] : memref<8x48x40xf32>
                  %v_765 = vector.broadcast %v_764 : f32 to vector<16xf32>
                  %acc_766 = math.fma %v_765, %v_757, %acc_748 : vector<16xf32>
                  %v_767 = memref.load %expert_gate_up[%v_2, %v_668, %v_752] : memref<8x48x40xf32>
                  %v_768 = vector.broadcast %v_767 : f32 to vector<16xf32>
                  %acc_769 = math.fma %v_768, %v_757, %acc_751 : vector<16xf32>
                  scf.yield %acc_760, %acc_763, %acc_766, %acc_769 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_770 = arith.addi %v_661, %c_12 : index
                %v_771 = arith.muli %v_770, %c_8 : index
                %v_772 = arith.addi %v_507, %v_771 : index
                %v_773 = arith.index_cast %v_772 : index to i64
                %pointer_774 = llvm.inttoptr %v_773 : i64 to !llvm.ptr
                "llvm.store"(%loop_675#0, %pointer_774) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_775 = arith.addi %v_661, %c_46 : index
                %v_776 = arith.muli %v_775, %c_8 : index
                %v_777 = arith.addi %v_507, %v_776 : index
                %v_778 = arith.index_cast %v_777 : index to i64
                %pointer_779 = llvm.inttoptr %v_778 : i64 to !llvm.ptr
                "llvm.store"(%loop_675#1, %pointer_779) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_780 = arith.addi %v_661, %c_47 : index
                %v_781 = arith.muli %v_780, %c_8 : index
                %v_782 = arith.addi %v_507, %v_781 : index
                %v_783 = arith.index_cast %v_782 : index to i64
                %pointer_784 = llvm.inttoptr %v_783 : i64 to !llvm.ptr
                "llvm.store"(%loop_675#2, %pointer_784) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_785 = arith.addi %v_661, %c_48 : index
                %v_786 = arith.muli %v_785, %c_8 : index
                %v_787 = arith.addi %v_507, %v_786 : index
                %v_788 = arith.index_cast %v_787 : index to i64
                %pointer_789 = llvm.inttoptr %v_788 : i64 to !llvm.ptr
                "llvm.store"(%loop_675#3, %pointer_789) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_790 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_791 = arith.muli %i_527, %c_12 : index
              %v_792 = arith.addi %v_4, %v_791 : index
              %v_793 = arith.muli %v_792, %c_49 : index
              %v_794 = arith.addi %address_790, %v_793 : index
              %v_795 = arith.subi %i_513, %v_514 : index
              %v_796 = arith.subi %c_4, %i_513 : index
              %v_797 = arith.maxsi %v_796, %c_0 : index
              %v_798 = arith.minsi %c_12, %v_797 : index
              scf.for %i_799 = %c_0 to %v_798 step %c_1 {
                %v_800 = arith.addi %v_795, %i_799 : index
                %v_801 = arith.muli %v_800, %c_8 : index
                %v_802 = arith.addi %v_507, %v_801 : index
                %v_803 = arith.index_cast %v_802 : index to i64
                %pointer_804 = llvm.inttoptr %v_803 : i64 to !llvm.ptr
                %v_805 = "llvm.load"(%pointer_804) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_806 = arith.addi %v_795, %i_799 : index
                %v_807 = arith.addi %v_806, %c_12 : index
                %v_808 = arith.muli %v_807, %c_8 : index
                %v_809 = arith.addi %v_507, %v_808 : index
                %v_810 = arith.index_cast %v_809 : index to i64
                %pointer_811 = llvm.inttoptr %v_810 : i64 to !llvm.ptr
                %v_812 = "llvm.load"(%pointer_811) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_813 = arith.subf %c_26, %v_805 : vector<16xf32>
                %is_814 = arith.cmpf ogt, %v_813, %c_50 : vector<16xf32>
                %v_815 = arith.select %is_814, %c_50, %v_813 : vector<16xi1>, vector<16xf32>
                %is_816 = arith.cmpf olt, %v_815, %c_51 : vector<16xf32>
                %v_817 = arith.select %is_816, %c_51, %v_815 : vector<16xi1>, vector<16xf32>
                %v_818 = arith.mulf %v_817, %c_52 : vector<16xf32>
                %v_819 = math.roundeven %v_818 : vector<16xf32>
                %acc_820 = math.fma %v_819, %c_53, %v_817 : vector<16xf32>
                %acc_821 = math.fma %v_819, %c_54, %acc_820 : vector<16xf32>
                %acc_822 = math.fma %c_55, %acc_821, %c_56 : vector<16xf32>
                %acc_823 = math.fma %acc_822, %acc_821, %c_57 : vector<16xf32>
                %acc_824 = math.fma %acc_823, %acc_821, %c_58 : vector<16xf32>
                %acc_825 = math.fma %acc_824, %acc_821, %c_59 : vector<16xf32>
                %acc_826 = math.fma %acc_825, %acc_821, %c_60 : vector<16xf32>
                %acc_827 = math.fma %acc_826, %acc_821, %c_61 : vector<16xf32>
                %acc_828 = math.fma %acc_827, %acc_821, %c_61 : vector<16xf32>
                %v_829 = arith.fptosi %v_819 : vector<16xf32> to vector<16xi32>
                %v_830 = arith.shrsi %v_829, %c_62 : vector<16xi32>
                %v_831 = arith.subi %v_829, %v_830 : vector<16xi32>
                %v_832 = arith.addi %v_830, %c_64 : vector<16xi32>
                %v_833 = arith.shli %v_832, %c_63 : vector<16xi32>
                %v_834 = arith.bitcast %v_833 : vector<16xi32> to vector<16xf32>
                %v_835 = arith.mulf %acc_828, %v_834 : vector<16xf32>
                %v_836 = arith.addi %v_831, %c_64 : vector<16xi32>
                %v_837 = arith.shli %v_836, %c_63 : vector<16xi32>
                %v_838 = arith.bitcast %v_837 : vector<16xi32> to vector<16xf32>
                %v_839 = arith.mulf %v_835, %v_838 : vector<16xf32>
                %v_840 = arith.addf %v_839, %c_61 : vector<16xf32>
                %v_841 = arith.divf %c_61, %v_840 : vector<16xf32>
                %v_842 = arith.mulf %v_805, %v_841 : vector<16xf32>
                %v_843 = arith.mulf %v_842, %v_812 : vector<16xf32>
                %v_844 = arith.addi %i_513, %i_799 : index
                %v_845 = arith.divui %v_844, %c_1 : index
                %v_846 = arith.muli %v_845, %c_8 : index
                %v_847 = arith.addi %v_794, %v_846 : index
                %v_848 = arith.index_cast %v_847 : index to i64
                %pointer_849 = llvm.inttoptr %v_848 : i64 to !llvm.ptr
                "llvm.store"(%v_843, %pointer_849) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
          }
          %v_850 = arith.muli %claimed_14, %c_5 : index
          %v_851 = arith.addi %address_11, %v_850 : index
          %v_852 = arith.index_cast %v_851 : index to i64
          %pointer_853 = llvm.inttoptr %v_852 : i64 to !llvm.ptr
          %v_854 = llvm.atomicrmw xchg %pointer_853, %c_7 release : !llvm.ptr, i32
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %spans_of_binding: !stream.binding, %order_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 2112 : i64
        %c_3 = arith.constant 2048 : i64
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 96 : index
        %c_11 = arith.constant 32 : index
        %c_12 = arith.constant 24 : index
        %c_13 = arith.constant 1536 : index
        %c_14 = arith.constant 4 : index
        %c_15 = arith.constant 12 : index
        %c_16 = arith.constant 3 : index
        %c_17 = arith.constant 8 : index
        %c_18 = arith.constant 6 : index
        %c_19 = arith.constant 23 : index
        %c_20 = arith.constant 17 : index
        %c_21 = arith.constant 18 : index
        %c_22 = arith.constant 19 : index
        %c_23 = arith.constant 128 : index
        %c_24 = arith.constant 192 : index
        %c_25 = arith.constant 256 : index
        %c_26 = arith.constant 320 : index
        %c_27 = arith.constant 384 : index
        %c_28 = arith.constant 448 : index
        %c_29 = arith.constant 512 : index
        %c_30 = arith.constant 576 : index
        %c_31 = arith.constant 640 : index
        %c_32 = arith.constant 704 : index
        %c_33 = arith.constant 768 : index
        %c_34 = arith.constant 832 : index
        %c_35 = arith.constant 896 : index
        %c_36 = arith.constant 960 : index
        %c_37 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_38 = arith.constant 0 : i32
        %c_39 = arith.constant 5 : index
        %c_40 = arith.constant 7 : index
        %c_41 = arith.constant 9 : index
        %c_42 = arith.constant 10 : index
        %c_43 = arith.constant 11 : index
        %c_44 = arith.constant 13 : index
        %c_45 = arith.constant 14 : index
        %c_46 = arith.constant 1024 : index
        %c_47 = arith.constant 1088 : index
        %c_48 = arith.constant 1152 : index
        %c_49 = arith.constant 1216 : index
        %c_50 = arith.constant 1280 : index
        %c_51 = arith.constant 1344 : index
        %c_52 = arith.constant 1408 : index
        %c_53 = arith.constant 1472 : index
        %c_54 = arith.constant 1600 : index
        %c_55 = arith.constant 1664 : index
        %c_56 = arith.constant 1728 : index
        %c_57 = arith.constant 1792 : index
        %c_58 = arith.constant 1856 : index
        %c_59 = arith.constant 1920 : index
        %c_60 = arith.constant 1984 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_4] : !stream.binding -> memref<?x24xf32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_4] : !stream.binding -> memref<?x4xi32>{%spans}
        %order = stream.binding.subspan %order_binding[%c_4] : !stream.binding -> memref<?xi32>{%padded}
        %weights = stream.binding.subspan %weights_binding[%c_4] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_4] : !stream.binding -> memref<8x40x24xf32>
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        %stack_4 = "llvm.alloca"(%c_2) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_5 = llvm.ptrtoint %stack_4 : !llvm.ptr to i64
        %v_6 = arith.index_cast %v_5 : i64 to index
        %stack_7 = "llvm.alloca"(%c_3) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_8 = llvm.ptrtoint %stack_7 : !llvm.ptr to i64
        %v_9 = arith.index_cast %v_8 : i64 to index
        scf.for %i_10 = %c_4 to %tokens step %c_5 {
          scf.for %i_11 = %v_1 to %v_3 step %c_6 {
            %v_12 = arith.subi %v_3, %i_11 : index
            %mask_13 = vector.create_mask %v_12 : vector<16xi1>
            vector.maskedstore %y[%i_10, %i_11], %mask_13, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
          }
        }
        scf.for %i_14 = %c_4 to %spans step %c_5 {
          %v_15 = memref.load %spans_of[%i_14, %c_4] : memref<?x4xi32>
          %v_16 = arith.index_cast %v_15 : i32 to index
          %v_17 = memref.load %spans_of[%i_14, %c_5] : memref<?x4xi32>
          %v_18 = arith.index_cast %v_17 : i32 to index
          %v_19 = memref.load %spans_of[%i_14, %c_8] : memref<?x4xi32>
          %v_20 = arith.index_cast %v_19 : i32 to index
          %v_21 = arith.addi %v_20, %c_9 : index
          %v_22 = arith.divui %v_21, %c_6 : index
          %is_23 = arith.cmpi sgt, %v_20, %c_4 : index
          scf.if %is_23 {
            %address_24 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
            %v_25 = arith.muli %v_18, %c_10 : index
            %v_26 = arith.addi %address_24, %v_25 : index
            %v_27 = arith.divui %v_22, %c_5 : index
            %address_28 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
            scf.for %i_29 = %v_1 to %v_3 step %c_11 {
              %v_30 = arith.addi %i_29, %c_6 : index
              %v_31 = arith.minsi %i_29, %c_12 : index
              %v_32 = arith.minsi %v_30, %c_12 : index
              %v_33 = arith.addi %v_31, %c_11 : index
              %v_34 = arith.muli %v_16, %c_1 : index
              %v_35 = arith.addi %v_34, %v_33 : index
              %v_36 = arith.muli %v_35, %c_10 : index
              %v_37 = arith.addi %address_28, %v_36 : index
              %v_38 = arith.addi %v_32, %c_11 : index
              %v_39 = arith.muli %v_16, %c_1 : index
              %v_40 = arith.addi %v_39, %v_38 : index
              %v_41 = arith.muli %v_40, %c_10 : index
              %v_42 = arith.addi %address_28, %v_41 : index
              %v_43 = arith.divui %v_22, %c_5 : index
              scf.for %i_44 = %c_4 to %v_43 step %c_5 {
                %v_45 = arith.muli %i_44, %c_13 : index
                %v_46 = arith.addi %v_26, %v_45 : index
                scf.for %i_47 = %c_4 to %c_14 step %c_5 {
                  %v_48 = arith.muli %i_47, %c_14 : index
                  %v_49 = arith.minsi %v_48, %c_15 : index
                  %v_50 = arith.addi %v_31, %v_49 : index
                  %v_51 = arith.addi %v_31, %v_49 : index
                  %v_52 = arith.addi %v_51, %c_5 : index
                  %v_53 = arith.addi %v_31, %v_49 : index
                  %v_54 = arith.addi %v_53, %c_8 : index
                  %v_55 = arith.addi %v_31, %v_49 : index
                  %v_56 = arith.addi %v_55, %c_16 : index
                  %v_57 = arith.muli %v_27, %c_17 : index
                  %v_58 = arith.muli %i_44, %c_8 : index
                  %v_59 = arith.muli %v_58, %c_14 : index
                  %v_60 = arith.addi %v_59, %i_47 : index
                  %loop_62:4 = scf.for %i_61 = %c_4 to %c_12 step %c_14 iter_args(%carry_63 = %c_7, %carry_64 = %c_7, %carry_65 = %c_7, %carry_66 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_67 = arith.divui %i_61, %c_14 : index
                    %v_68 = arith.muli %v_57, %c_18 : index
                    %v_69 = arith.addi %v_68, %c_19 : index
                    %v_70 = arith.muli %v_57, %c_18 : index
                    %v_71 = arith.divui %v_69, %v_70 : index
                    %v_72 = arith.muli %v_60, %c_18 : index
                    %v_73 = arith.addi %v_72, %v_67 : index
                    %v_74 = arith.muli %v_73, %v_71 : index
                    scf.for %i_75 = %c_4 to %v_71 step %c_5 {
                      %v_76 = arith.addi %v_74, %i_75 : index
                      %v_77 = arith.minsi %v_76, %c_19 : index
                      %v_78 = arith.muli %v_77, %c_0 : index
                      %v_79 = arith.addi %v_37, %v_78 : index
                      %v_80 = arith.index_cast %v_79 : index to i64
                      %pointer_81 = llvm.inttoptr %v_80 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_81) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_82 = arith.muli %v_77, %c_0 : index
                      %v_83 = arith.addi %v_42, %v_82 : index
                      %v_84 = arith.index_cast %v_83 : index to i64
                      %pointer_85 = llvm.inttoptr %v_84 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_85) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_86 = arith.muli %i_61, %c_0 : index
                    %v_87 = arith.addi %v_46, %v_86 : index
                    %v_88 = arith.index_cast %v_87 : index to i64
                    %pointer_89 = llvm.inttoptr %v_88 : i64 to !llvm.ptr
                    %v_90 = "llvm.load"(%pointer_89) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_91 = memref.load %expert_down[%v_16, %v_50, %i_61] : memref<8x40x24xf32>
                    %v_92 = vector.broadcast %v_91 : f32 to vector<16xf32>
                    %acc_93 = math.fma %v_92, %v_90, %carry_63 : vector<16xf32>
                    %v_94 = memref.load %expert_down[%v_16, %v_52, %i_61] : memref<8x40x24xf32>
                    %v_95 = vector.broadcast %v_94 : f32 to vector<16xf32>
                    %acc_96 = math.fma %v_95, %v_90, %carry_64 : vector<16xf32>
                    %v_97 = memref.load %expert_down[%v_16, %v_54, %i_61] : memref<8x40x24xf32>
                    %v_98 = vector.broadcast %v_97 : f32 to vector<16xf32>
                    %acc_99 = math.fma %v_98, %v_90, %carry_65 : vector<16xf32>
                    %v_100 = memref.load %expert_down[%v_16, %v_56, %i_61] : memref<8x40x24xf32>
                    %v_101 = vector.broadcast %v_100 : f32 to vector<16xf32>
                    %acc_102 = math.fma %v_101, %v_90, %carry_66 : vector<16xf32>
                    %v_103 = arith.addi %i_61, %c_5 : index
                    %v_104 = arith.muli %v_103, %c_0 : index
                    %v_105 = arith.addi %v_46, %v_104 : index
                    %v_106 = arith.index_cast %v_105 : index to i64
                    %pointer_107 = llvm.inttoptr %v_106 : i64 to !llvm.ptr
                    %v_108 = "llvm.load"(%pointer_107) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_109 = memref.load %expert_down[%v_16, %v_50, %v_103] : memref<8x40x24xf32>
                    %v_110 = vector.broadcast %v_109 : f32 to vector<16xf32>
                    %acc_111 = math.fma %v_110, %v_108, %acc_93 : vector<16xf32>
                    %v_112 = memref.load %expert_down[%v_16, %v_52, %v_103] : memref<8x40x24xf32>
                    %v_113 = vector.broadcast %v_112 : f32 to vector<16xf32>
                    %acc_114 = math.fma %v_113, %v_108, %acc_96 : vector<16xf32>
                    %v_115 = memref.load %expert_down[%v_16, %v_54, %v_103] : memref<8x40x24xf32>
                    %v_116 = vector.broadcast %v_115 : f32 to vector<16xf32>
                    %acc_117 = math.fma %v_116, %v_108, %acc_99 : vector<16xf32>
                    %v_118 = memref.load %expert_down[%v_16, %v_56, %v_103] : memref<8x40x24xf32>
                    %v_119 = vector.broadcast %v_118 : f32 to vector<16xf32>
                    %acc_120 = math.fma %v_119, %v_108, %acc_102 : vector<16xf32>
                    %v_121 = arith.addi %i_61, %c_8 : index
                    %v_122 = arith.muli %v_121, %c_0 : index
                    %v_123 = arith.addi %v_46, %v_122 : index
                    %v_124 = arith.index_cast %v_123 : index to i64
                    %pointer_125 = llvm.inttoptr %v_124 : i64 to !llvm.ptr
                    %v_126 = "llvm.load"(%pointer_125) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_127 = memref.load %expert_down[%v_16, %v_50, %v_121] : memref<8x40x24xf32>
                    %v_128 = vector.broadcast %v_127 : f32 to vector<16xf32>
                    %acc_129 = math.fma %v_128, %v_126, %acc_111 : vector<16xf32>
                    %v_130 = memref.load %expert_down[%v_16, %v_52, %v_121] : memref<8x40x24xf32>
                    %v_131 = vector.broadcast %v_130 : f32 to vector<16xf32>
                    %acc_132 = math.fma %v_131, %v_126, %acc_114 : vector<16xf32>
                    %v_133 = memref.load %expert_down[%v_16, %v_54, %v_121] : memref<8x40x24xf32>
                    %v_134 = vector.broadcast %v_133 : f32 to vector<16xf32>
                    %acc_135 = math.fma %v_134, %v_126, %acc_117 : vector<16xf32>
                    %v_136 = memref.load %expert_down[%v_16, %v_56, %v_121] : memref<8x40x24xf32>
                    %v_137 = vector.broadcast %v_136 : f32 to vector<16xf32>
                    %acc_138 = math.fma %v_137, %v_126, %acc_120 : vector<16xf32>
                    %v_139 = arith.addi %i_61, %c_16 : index
                    %v_140 = arith.muli %v_139, %c_0 : index
                    %v_141 = arith.addi %v_46, %v_140 : index
                    %v_142 = arith.index_cast %v_141 : index to i64
                    %pointer_143 = llvm.inttoptr %v_142 : i64 to !llvm.ptr
                    %v_144 = "llvm.load"(%pointer_143) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_145 = memref.load %expert_down[%v_16, %v_50, %v_139] : memref<8x40x24xf32>
                    %v_146 = vector.broadcast %v_145 : f32 to vector<16xf32>
                    %acc_147 = math.fma %v_146, %v_144, %acc_129 : vector<16xf32>
                    %v_148 = memref.load %expert_down[%v_16, %v_52, %v_139] : memref<8x40x24xf32>
                    %v_149 = vector.broadcast %v_148 : f32 to vector<16xf32>
                    %acc_150 = math.fma %v_149, %v_144, %acc_132 : vector<16xf32>
                    %v_151 = memref.load %expert_down[%v_16, %v_54, %v_139] : memref<8x40x24xf32>
                    %v_152 = vector.broadcast %v_151 : f32 to vector<16xf32>
                    %acc_153 = math.fma %v_152, %v_144, %acc_135 : vector<16xf32>
                    %v_154 = memref.load %expert_down[%v_16, %v_56, %v_139] : memref<8x40x24xf32>
                    %v_155 = vector.broadcast %v_154 : f32 to vector<16xf32>
                    %acc_156 = math.fma %v_155, %v_144, %acc_138 : vector<16xf32>
                    scf.yield %acc_147, %acc_150, %acc_153, %acc_156 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_157 = arith.muli %v_49, %c_0 : index
                  %v_158 = arith.addi %v_6, %v_157 : index
                  %v_159 = arith.index_cast %v_158 : index to i64
                  %pointer_160 = llvm.inttoptr %v_159 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#0, %pointer_160) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_161 = arith.addi %v_49, %c_5 : index
                  %v_162 = arith.muli %v_161, %c_0 : index
                  %v_163 = arith.addi %v_6, %v_162 : index
                  %v_164 = arith.index_cast %v_163 : index to i64
                  %pointer_165 = llvm.inttoptr %v_164 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#1, %pointer_165) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_166 = arith.addi %v_49, %c_8 : index
                  %v_167 = arith.muli %v_166, %c_0 : index
                  %v_168 = arith.addi %v_6, %v_167 : index
                  %v_169 = arith.index_cast %v_168 : index to i64
                  %pointer_170 = llvm.inttoptr %v_169 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#2, %pointer_170) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_171 = arith.addi %v_49, %c_16 : index
                  %v_172 = arith.muli %v_171, %c_0 : index
                  %v_173 = arith.addi %v_6, %v_172 : index
                  %v_174 = arith.index_cast %v_173 : index to i64
                  %pointer_175 = llvm.inttoptr %v_174 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#3, %pointer_175) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_176 = %c_4 to %c_14 step %c_5 {
                  %v_177 = arith.muli %i_176, %c_14 : index
                  %v_178 = arith.minsi %v_177, %c_15 : index
                  %v_179 = arith.addi %v_32, %v_178 : index
                  %v_180 = arith.addi %v_32, %v_178 : index
                  %v_181 = arith.addi %v_180, %c_5 : index
                  %v_182 = arith.addi %v_32, %v_178 : index
                  %v_183 = arith.addi %v_182, %c_8 : index
                  %v_184 = arith.addi %v_32, %v_178 : index
                  %v_185 = arith.addi %v_184, %c_16 : index
                  %v_186 = arith.muli %v_27, %c_17 : index
                  %v_187 = arith.muli %i_44, %c_8 : index
                  %v_188 = arith.addi %v_187, %c_5 : index
                  %v_189 = arith.muli %v_188, %c_14 : index
                  %v_190 = arith.addi %v_189, %i_176 : index
                  %loop_192:4 = scf.for %i_191 = %c_4 to %c_12 step %c_14 iter_args(%carry_193 = %c_7, %carry_194 = %c_7, %carry_195 = %c_7, %carry_196 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_197 = arith.divui %i_191, %c_14 : index
                    %v_198 = arith.muli %v_186, %c_18 : index
                    %v_199 = arith.addi %v_198, %c_19 : index
                    %v_200 = arith.muli %v_186, %c_18 : index
                    %v_201 = arith.divui %v_199, %v_200 : index
                    %v_202 = arith.muli %v_190, %c_18 : index
                    %v_203 = arith.addi %v_202, %v_197 : index
                    %v_204 = arith.muli %v_203, %v_201 : index
                    scf.for %i_205 = %c_4 to %v_201 step %c_5 {
                      %v_206 = arith.addi %v_204, %i_205 : index
                      %v_207 = arith.minsi %v_206, %c_19 : index
                      %v_208 = arith.muli %v_207, %c_0 : index
                      %v_209 = arith.addi %v_37, %v_208 : index
                      %v_210 = arith.index_cast %v_209 : index to i64
                      %pointer_211 = llvm.inttoptr %v_210 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_211) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_212 = arith.muli %v_207, %c_0 : index
                      %v_213 = arith.addi %v_42, %v_212 : index
                      %v_214 = arith.index_cast %v_213 : index to i64
                      %pointer_215 = llvm.inttoptr %v_214 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_215) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_216 = arith.muli %i_191, %c_0 : index
                    %v_217 = arith.addi %v_46, %v_216 : index
                    %v_218 = arith.index_cast %v_217 : index to i64
                    %pointer_219 = llvm.inttoptr %v_218 : i64 to !llvm.ptr
                    %v_220 = "llvm.load"(%pointer_219) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_221 = memref.load %expert_down[%v_16, %v_179, %i_191] : memref<8x40x24xf32>
                    %v_222 = vector.broadcast %v_221 : f32 to vector<16xf32>
                    %acc_223 = math.fma %v_222, %v_220, %carry_193 : vector<16xf32>
                    %v_224 = memref.load %expert_down[%v_16, %v_181, %i_191] : memref<8x40x24xf32>
                    %v_225 = vector.broadcast %v_224 : f32 to vector<16xf32>
                    %acc_226 = math.fma %v_225, %v_220, %carry_194 : vector<16xf32>
                    %v_227 = memref.load %expert_down[%v_16, %v_183, %i_191] : memref<8x40x24xf32>
                    %v_228 = vector.broadcast %v_227 : f32 to vector<16xf32>
                    %acc_229 = math.fma %v_228, %v_220, %carry_195 : vector<16xf32>
                    %v_230 = memref.load %expert_down[%v_16, %v_185, %i_191] : memref<8x40x24xf32>
                    %v_231 = vector.broadcast %v_230 : f32 to vector<16xf32>
                    %acc_232 = math.fma %v_231, %v_220, %carry_196 : vector<16xf32>
                    %v_233 = arith.addi %i_191, %c_5 : index
                    %v_234 = arith.muli %v_233, %c_0 : index
                    %v_235 = arith.addi %v_46, %v_234 : index
                    %v_236 = arith.index_cast %v_235 : index to i64
                    %pointer_237 = llvm.inttoptr %v_236 : i64 to !llvm.ptr
                    %v_238 = "llvm.load"(%pointer_237) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_239 = memref.load %expert_down[%v_16, %v_179, %v_233] : memref<8x40x24xf32>
                    %v_240 = vector.broadcast %v_239 : f32 to vector<16xf32>
                    %acc_241 = math.fma %v_240, %v_238, %acc_223 : vector<16xf32>
                    %v_242 = memref.load %expert_down[%v_16, %v_181, %v_233] : memref<8x40x24xf32>
                    %v_243 = vector.broadcast %v_242 : f32 to vector<16xf32>
                    %acc_244 = math.fma %v_243, %v_238, %acc_226 : vector<16xf32>
                    %v_245 = memref.load %expert_down[%v_16, %v_183, %v_233] : memref<8x40x24xf32>
                    %v_246 = vector.broadcast %v_245 : f32 to vector<16xf32>
                    %acc_247 = math.fma %v_246, %v_238, %acc_229 : vector<16xf32>
                    %v_248 = memref.load %expert_down[%v_16, %v_185, %v_233] : memref<8x40x24xf32>
                    %v_249 = vector.broadcast %v_248 : f32 to vector<16xf32>
                    %acc_250 = math.fma %v_249, %v_238, %acc_232 : vector<16xf32>
                    %v_251 = arith.addi %i_191, %c_8 : index
                    %v_252 = arith.muli %v_251, %c_0 : index
                    %v_253 = arith.addi %v_46, %v_252 : index
                    %v_254 = arith.index_cast %v_253 : index to i64
                    %pointer_255 = llvm.inttoptr %v_254 : i64 to !llvm.ptr
                    %v_256 = "llvm.load"(%pointer_255) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_257 = memref.load %expert_down[%v_16, %v_179, %v_251] : memref<8x40x24xf32>
                    %v_258 = vector.broadcast %v_257 : f32 to vector<16xf32>
                    %acc_259 = math.fma %v_258, %v_256, %acc_241 : vector<16xf32>
                    %v_260 = memref.load %expert_down[%v_16, %v_181, %v_251] : memref<8x40x24xf32>
                    %v_261 = vector.broadcast %v_260 : f32 to vector<16xf32>
                    %acc_262 = math.fma %v_261, %v_256, %acc_244 : vector<16xf32>
                    %v_263 = memref.load %expert_down[%v_16, %v_183, %v_251] : memref<8x40x24xf32>
                    %v_264 = vector.broadcast %v_263 : f32 to vector<16xf32>
                    %acc_265 = math.fma %v_264, %v_256, %acc_247 : vector<16xf32>
                    %v_266 = memref.load %expert_down[%v_16, %v_185, %v_251] : memref<8x40x24xf32>
                    %v_267 = vector.broadcast %v_266 : f32 to vector<16xf32>
                    %acc_268 = math.fma %v_267, %v_256, %acc_250 : vector<16xf32>
                    %v_269 = arith.addi %i_191, %c_16 : index
                    %v_270 = arith.muli %v_269, %c_0 : index
                    %v_271 = arith.addi %v_46, %v_270 : index
                    %v_272 = arith.index_cast %v_271 : index to i64
                    %pointer_273 = llvm.inttoptr %v_272 : i64 to !llvm.ptr
                    %v_274 = "llvm.load"(%pointer_273) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_275 = memref.load %expert_down[%v_16, %v_179, %v_269] : memref<8x40x24xf32>
                    %v_276 = vector.broadcast %v_275 : f32 to vector<16xf32>
                    %acc_277 = math.fma %v_276, %v_274, %acc_259 : vector<16xf32>
                    %v_278 = memref.load %expert_down[%v_16, %v_181, %v_269] : memref<8x40x24xf32>
                    %v_279 = vector.broadcast %v_278 : f32 to vector<16xf32>
                    %acc_280 = math.fma %v_279, %v_274, %acc_262 : vector<16xf32>
                    %v_281 = memref.load %expert_down[%v_16, %v_183, %v_269] : memref<8x40x24xf32>
                    %v_282 = vector.broadcast %v_281 : f32 to vector<16xf32>
                    %acc_283 = math.fma %v_282, %v_274, %acc_265 : vector<16xf32>
                    %v_284 = memref.load %expert_down[%v_16, %v_185, %v_269] : memref<8x40x24xf32>
                    %v_285 = vector.broadcast %v_284 : f32 to vector<16xf32>
                    %acc_286 = math.fma %v_285, %v_274, %acc_268 : vector<16xf32>
                    scf.yield %acc_277, %acc_280, %acc_283, %acc_286 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_287 = arith.addi %v_178, %c_6 : index
                  %v_288 = arith.muli %v_287, %c_0 : index
                  %v_289 = arith.addi %v_6, %v_288 : index
                  %v_290 = arith.index_cast %v_289 : index to i64
                  %pointer_291 = llvm.inttoptr %v_290 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#0, %pointer_291) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_292 = arith.addi %v_178, %c_20 : index
                  %v_293 = arith.muli %v_292, %c_0 : index
                  %v_294 = arith.addi %v_6, %v_293 : index
                  %v_295 = arith.index_cast %v_294 : index to i64
                  %pointer_296 = llvm.inttoptr %v_295 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#1, %pointer_296) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_297 = arith.addi %v_178, %c_21 : index
                  %v_298 = arith.muli %v_297, %c_0 : index
                  %v_299 = arith.addi %v_6, %v_298 : index
                  %v_300 = arith.index_cast %v_299 : index to i64
                  %pointer_301 = llvm.inttoptr %v_300 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#2, %pointer_301) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_302 = arith.addi %v_178, %c_22 : index
                  %v_303 = arith.muli %v_302, %c_0 : index
                  %v_304 = arith.addi %v_6, %v_303 : index
                  %v_305 = arith.index_cast %v_304 : index to i64
                  %pointer_306 = llvm.inttoptr %v_305 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#3, %pointer_306) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_307 = arith.cmpi slt, %i_29, %v_3 : index
                scf.if %is_307 {
                  %v_308 = arith.index_cast %v_6 : index to i64
                  %pointer_309 = llvm.inttoptr %v_308 : i64 to !llvm.ptr
                  %v_310 = "llvm.load"(%pointer_309) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_311 = arith.addi %v_6, %c_0 : index
                  %v_312 = arith.index_cast %v_311 : index to i64
                  %pointer_313 = llvm.inttoptr %v_312 : i64 to !llvm.ptr
                  %v_314 = "llvm.load"(%pointer_313) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_315 = arith.addi %v_6, %c_23 : index
                  %v_316 = arith.index_cast %v_315 : index to i64
                  %pointer_317 = llvm.inttoptr %v_316 : i64 to !llvm.ptr
                  %v_318 = "llvm.load"(%pointer_317) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_319 = arith.addi %v_6, %c_24 : index
                  %v_320 = arith.index_cast %v_319 : index to i64
                  %pointer_321 = llvm.inttoptr %v_320 : i64 to !llvm.ptr
                  %v_322 = "llvm.load"(%pointer_321) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_323 = arith.addi %v_6, %c_25 : index
                  %v_324 = arith.index_cast %v_323 : index to i64
                  %pointer_325 = llvm.inttoptr %v_324 : i64 to !llvm.ptr
                  %v_326 = "llvm.load"(%pointer_325) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_327 = arith.addi %v_6, %c_26 : index
                  %v_328 = arith.index_cast %v_327 : index to i64
                  %pointer_329 = llvm.inttoptr %v_328 : i64 to !llvm.ptr
                  %v_330 = "llvm.load"(%pointer_329) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_331 = arith.addi %v_6, %c_27 : index
                  %v_332 = arith.index_cast %v_331 : index to i64
                  %pointer_333 = llvm.inttoptr %v_332 : i64 to !llvm.ptr
                  %v_334 = "llvm.load"(%pointer_333) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_335 = arith.addi %v_6, %c_28 : index
                  %v_336 = arith.index_cast %v_335 : index to i64
                  %pointer_337 = llvm.inttoptr %v_336 : i64 to !llvm.ptr
                  %v_338 = "llvm.load"(%pointer_337) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_339 = arith.addi %v_6, %c_29 : index
                  %v_340 = arith.index_cast %v_339 : index to i64
                  %pointer_341 = llvm.inttoptr %v_340 : i64 to !llvm.ptr
                  %v_342 = "llvm.load"(%pointer_341) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_343 = arith.addi %v_6, %c_30 : index
                  %v_344 = arith.index_cast %v_343 : index to i64
                  %pointer_345 = llvm.inttoptr %v_344 : i64 to !llvm.ptr
                  %v_346 = "llvm.load"(%pointer_345) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_347 = arith.addi %v_6, %c_31 : index
                  %v_348 = arith.index_cast %v_347 : index to i64
                  %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
                  %v_350 = "llvm.load"(%pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_351 = arith.addi %v_6, %c_32 : index
                  %v_352 = arith.index_cast %v_351 : index to i64
                  %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
                  %v_354 = "llvm.load"(%pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_355 = arith.addi %v_6, %c_33 : index
                  %v_356 = arith.index_cast %v_355 : index to i64
                  %pointer_357 = llvm.inttoptr %v_356 : i64 to !llvm.ptr
                  %v_358 = "llvm.load"(%pointer_357) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_359 = arith.addi %v_6, %c_34 : index
                  %v_360 = arith.index_cast %v_359 : index to i64
                  %pointer_361 = llvm.inttoptr %v_360 : i64 to !llvm.ptr
                  %v_362 = "llvm.load"(%pointer_361) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_363 = arith.addi %v_6, %c_35 : index
                  %v_364 = arith.index_cast %v_363 : index to i64
                  %pointer_365 = llvm.inttoptr %v_364 : i64 to !llvm.ptr
                  %v_366 = "llvm.load"(%pointer_365) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_367 = arith.addi %v_6, %c_36 : index
                  %v_368 = arith.index_cast %v_367 : index to i64
                  %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                  %v_370 = "llvm.load"(%pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_371 = arith.subi %i_29, %v_31 : index
                  %v_372 = arith.index_cast %v_371 : index to i32
                  %v_373 = vector.broadcast %v_372 : i32 to vector<16xi32>
                  %is_374 = arith.cmpi sge, %c_37, %v_373 : vector<16xi32>
                  %v_375 = vector.shuffle %v_310, %v_314 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_376 = vector.shuffle %v_310, %v_314 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_377 = vector.shuffle %v_318, %v_322 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_378 = vector.shuffle %v_318, %v_322 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_379 = vector.shuffle %v_326, %v_330 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_380 = vector.shuffle %v_326, %v_330 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_381 = vector.shuffle %v_334, %v_338 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_382 = vector.shuffle %v_334, %v_338 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_383 = vector.shuffle %v_342, %v_346 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_384 = vector.shuffle %v_342, %v_346 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_385 = vector.shuffle %v_350, %v_354 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_386 = vector.shuffle %v_350, %v_354 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_387 = vector.shuffle %v_358, %v_362 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_388 = vector.shuffle %v_358, %v_362 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_389 = vector.shuffle %v_366, %v_370 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_390 = vector.shuffle %v_366, %v_370 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_391 = vector.shuffle %v_375, %v_377 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_392 = vector.shuffle %v_375, %v_377 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_393 = vector.shuffle %v_376, %v_378 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_394 = vector.shuffle %v_376, %v_378 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_395 = vector.shuffle %v_379, %v_381 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_396 = vector.shuffle %v_379, %v_381 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_397 = vector.shuffle %v_380, %v_382 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_398 = vector.shuffle %v_380, %v_382 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_399 = vector.shuffle %v_383, %v_385 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_400 = vector.shuffle %v_383, %v_385 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_401 = vector.shuffle %v_384, %v_386 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_402 = vector.shuffle %v_384, %v_386 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_403 = vector.shuffle %v_387, %v_389 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_404 = vector.shuffle %v_387, %v_389 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_405 = vector.shuffle %v_388, %v_390 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_406 = vector.shuffle %v_388, %v_390 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_407 = vector.shuffle %v_391, %v_395 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_408 = vector.shuffle %v_391, %v_395 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_409 = vector.shuffle %v_393, %v_397 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_410 = vector.shuffle %v_393, %v_397 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_411 = vector.shuffle %v_392, %v_396 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_412 = vector.shuffle %v_392, %v_396 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_413 = vector.shuffle %v_394, %v_398 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_414 = vector.shuffle %v_394, %v_398 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_415 = vector.shuffle %v_399, %v_403 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_416 = vector.shuffle %v_399, %v_403 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_417 = vector.shuffle %v_401, %v_405 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_418 = vector.shuffle %v_401, %v_405 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_419 = vector.shuffle %v_400, %v_404 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_420 = vector.shuffle %v_400, %v_404 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_421 = vector.shuffle %v_402, %v_406 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_422 = vector.shuffle %v_402, %v_406 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_423 = vector.shuffle %v_407, %v_415 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_424 = vector.shuffle %v_407, %v_415 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_425 = vector.shuffle %v_409, %v_417 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_426 = vector.shuffle %v_409, %v_417 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_427 = vector.shuffle %v_411, %v_419 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_428 = vector.shuffle %v_411, %v_419 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_429 = vector.shuffle %v_413, %v_421 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_430 = vector.shuffle %v_413, %v_421 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_431 = vector.shuffle %v_408, %v_416 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_432 = vector.shuffle %v_408, %v_416 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_433 = vector.shuffle %v_410, %v_418 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_434 = vector.shuffle %v_410, %v_418 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_435 = vector.shuffle %v_412, %v_420 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_436 = vector.shuffle %v_412, %v_420 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_437 = vector.shuffle %v_414, %v_422 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_438 = vector.shuffle %v_414, %v_422 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_439 = arith.muli %i_44, %c_6 : index
                  %v_440 = arith.addi %v_18, %v_439 : index
                  %v_441 = memref.load %order[%v_440] : memref<?xi32>
                  %is_442 = arith.cmpi sge, %v_441, %c_38 : i32
                  scf.if %is_442 {
                    %v_443 = arith.index_cast %v_441 : i32 to index
                    %v_444 = arith.divui %v_443, %c_16 : index
                    %v_445 = vector.maskedload %y[%v_444, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_446 = memref.load %weights[%v_443] : memref<?xf32>
                    %v_447 = vector.broadcast %v_446 : f32 to vector<16xf32>
                    %v_448 = arith.mulf %v_423, %v_447 : vector<16xf32>
                    %v_449 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_448) : (vector<16xf32>) -> vector<16xf32>
                    %v_450 = arith.addf %v_445, %v_449 : vector<16xf32>
                    vector.maskedstore %y[%v_444, %v_31], %is_374, %v_450 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_451 = arith.muli %i_44, %c_6 : index
                  %v_452 = arith.addi %v_18, %v_451 : index
                  %v_453 = arith.addi %v_452, %c_5 : index
                  %v_454 = memref.load %order[%v_453] : memref<?xi32>
                  %is_455 = arith.cmpi sge, %v_454, %c_38 : i32
                  scf.if %is_455 {
                    %v_456 = arith.index_cast %v_454 : i32 to index
                    %v_457 = arith.divui %v_456, %c_16 : index
                    %v_458 = vector.maskedload %y[%v_457, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_459 = memref.load %weights[%v_456] : memref<?xf32>
                    %v_460 = vector.broadcast %v_459 : f32 to vector<16xf32>
                    %v_461 = arith.mulf %v_425, %v_460 : vector<16xf32>
                    %v_462 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_461) : (vector<16xf32>) -> vector<16xf32>
                    %v_463 = arith.addf %v_458, %v_462 : vector<16xf32>
                    vector.maskedstore %y[%v_457, %v_31], %is_374, %v_463 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_464 = arith.muli %i_44, %c_6 : index
                  %v_465 = arith.addi %v_18, %v_464 : index
                  %v_466 = arith.addi %v_465, %c_8 : index
                  %v_467 = memref.load %order[%v_466] : memref<?xi32>
                  %is_468 = arith.cmpi sge, %v_467, %c_38 : i32
                  scf.if %is_468 {
                    %v_469 = arith.index_cast %v_467 : i32 to index
                    %v_470 = arith.divui %v_469, %c_16 : index
                    %v_471 = vector.maskedload %y[%v_470, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_472 = memref.load %weights[%v_469] : memref<?xf32>
                    %v_473 = vector.broadcast %v_472 : f32 to vector<16xf32>
                    %v_474 = arith.mulf %v_427, %v_473 : vector<16xf32>
                    %v_475 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_474) : (vector<16xf32>) -> vector<16xf32>
                    %v_476 = arith.addf %v_471, %v_475 : vector<16xf32>
                    vector.maskedstore %y[%v_470, %v_31], %is_374, %v_476 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_477 = arith.muli %i_44, %c_6 : index
                  %v_478 = arith.addi %v_18, %v_477 : index
                  %v_479 = arith.addi %v_478, %c_16 : index
                  %v_480 = memref.load %order[%v_479] : memref<?xi32>
                  %is_481 = arith.cmpi sge, %v_480, %c_38 : i32
                  scf.if %is_481 {
                    %v_482 = arith.index_cast %v_480 : i32 to index
                    %v_483 = arith.divui %v_482, %c_16 : index
                    %v_484 = vector.maskedload %y[%v_483, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_485 = memref.load %weights[%v_482] : memref<?xf32>
                    %v_486 = vector.broadcast %v_485 : f32 to vector<16xf32>
                    %v_487 = arith.mulf %v_429, %v_486 : vector<16xf32>
                    %v_488 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_487) : (vector<16xf32>) -> vector<16xf32>
                    %v_489 = arith.addf %v_484, %v_488 : vector<16xf32>
                    vector.maskedstore %y[%v_483, %v_31], %is_374, %v_489 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_490 = arith.muli %i_44, %c_6 : index
                  %v_491 = arith.addi %v_18, %v_490 : index
                  %v_492 = arith.addi %v_491, %c_14 : index
                  %v_493 = memref.load %order[%v_492] : memref<?xi32>
                  %is_494 = arith.cmpi sge, %v_493, %c_38 : i32
                  scf.if %is_494 {
                    %v_495 = arith.index_cast %v_493 : i32 to index
                    %v_496 = arith.divui %v_495, %c_16 : index
                    %v_497 = vector.maskedload %y[%v_496, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_498 = memref.load %weights[%v_495] : memref<?xf32>
                    %v_499 = vector.broadcast %v_498 : f32 to vector<16xf32>
                    %v_500 = arith.mulf %v_431, %v_499 : vector<16xf32>
                    %v_501 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_500) : (vector<16xf32>) -> vector<16xf32>
                    %v_502 = arith.addf %v_497, %v_501 : vector<16xf32>
                    vector.maskedstore %y[%v_496, %v_31], %is_374, %v_502 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_503 = arith.muli %i_44, %c_6 : index
                  %v_504 = arith.addi %v_18, %v_503 : index
                  %v_505 = arith.addi %v_504, %c_39 : index
                  %v_506 = memref.load %order[%v_505] : memref<?xi32>
                  %is_507 = arith.cmpi sge, %v_506, %c_38 : i32
                  scf.if %is_507 {
                    %v_508 = arith.index_cast %v_506 : i32 to index
                    %v_509 = arith.divui %v_508, %c_16 : index
                    %v_510 = vector.maskedload %y[%v_509, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_511 = memref.load %weights[%v_508] : memref<?xf32>
                    %v_512 = vector.broadcast %v_511 : f32 to vector<16xf32>
                    %v_513 = arith.mulf %v_433, %v_512 : vector<16xf32>
                    %v_514 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_513) : (vector<16xf32>) -> vector<16xf32>
                    %v_515 = arith.addf %v_510, %v_514 : vector<16xf32>
                    vector.maskedstore %y[%v_509, %v_31], %is_374, %v_515 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_516 = arith.muli %i_44, %c_6 : index
                  %v_517 = arith.addi %v_18, %v_516 : index
                  %v_518 = arith.addi %v_517, %c_18 : index
                  %v_519 = memref.load %order[%v_518] : memref<?xi32>
                  %is_520 = arith.cmpi sge, %v_519, %c_38 : i32
                  scf.if %is_520 {
                    %v_521 = arith.index_cast %v_519 : i32 to index
                    %v_522 = arith.divui %v_521, %c_16 : index
                    %v_523 = vector.maskedload %y[%v_522, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_524 = memref.load %weights[%v_521] : memref<?xf32>
                    %v_525 = vector.broadcast %v_524 : f32 to vector<16xf32>
                    %v_526 = arith.mulf %v_435, %v_525 : vector<16xf32>
                    %v_527 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_526) : (vector<16xf32>) -> vector<16xf32>
                    %v_528 = arith.addf %v_523, %v_527 : vector<16xf32>
                    vector.maskedstore %y[%v_522, %v_31], %is_374, %v_528 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_529 = arith.muli %i_44, %c_6 : index
                  %v_530 = arith.addi %v_18, %v_529 : index
                  %v_531 = arith.addi %v_530, %c_40 : index
                  %v_532 = memref.load %order[%v_531] : memref<?xi32>
                  %is_533 = arith.cmpi sge, %v_532, %c_38 : i32
                  scf.if %is_533 {
                    %v_534 = arith.index_cast %v_532 : i32 to index
                    %v_535 = arith.divui %v_534, %c_16 : index
                    %v_536 = vector.maskedload %y[%v_535, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_537 = memref.load %weights[%v_534] : memref<?xf32>
                    %v_538 = vector.broadcast %v_537 : f32 to vector<16xf32>
                    %v_539 = arith.mulf %v_437, %v_538 : vector<16xf32>
                    %v_540 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_539) : (vector<16xf32>) -> vector<16xf32>
                    %v_541 = arith.addf %v_536, %v_540 : vector<16xf32>
                    vector.maskedstore %y[%v_535, %v_31], %is_374, %v_541 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_542 = arith.muli %i_44, %c_6 : index
                  %v_543 = arith.addi %v_18, %v_542 : index
                  %v_544 = arith.addi %v_543, %c_17 : index
                  %v_545 = memref.load %order[%v_544] : memref<?xi32>
                  %is_546 = arith.cmpi sge, %v_545, %c_38 : i32
                  scf.if %is_546 {
                    %v_547 = arith.index_cast %v_545 : i32 to index
                    %v_548 = arith.divui %v_547, %c_16 : index
                    %v_549 = vector.maskedload %y[%v_548, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_550 = memref.load %weights[%v_547] : memref<?xf32>
                    %v_551 = vector.broadcast %v_550 : f32 to vector<16xf32>
                    %v_552 = arith.mulf %v_424, %v_551 : vector<16xf32>
                    %v_553 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_552) : (vector<16xf32>) -> vector<16xf32>
                    %v_554 = arith.addf %v_549, %v_553 : vector<16xf32>
                    vector.maskedstore %y[%v_548, %v_31], %is_374, %v_554 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_555 = arith.muli %i_44, %c_6 : index
                  %v_556 = arith.addi %v_18, %v_555 : index
                  %v_557 = arith.addi %v_556, %c_41 : index
                  %v_558 = memref.load %order[%v_557] : memref<?xi32>
                  %is_559 = arith.cmpi sge, %v_558, %c_38 : i32
                  scf.if %is_559 {
                    %v_560 = arith.index_cast %v_558 : i32 to index
                    %v_561 = arith.divui %v_560, %c_16 : index
                    %v_562 = vector.maskedload %y[%v_561, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_563 = memref.load %weights[%v_560] : memref<?xf32>
                    %v_564 = vector.broadcast %v_563 : f32 to vector<16xf32>
                    %v_565 = arith.mulf %v_426, %v_564 : vector<16xf32>
                    %v_566 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_565) : (vector<16xf32>) -> vector<16xf32>
                    %v_567 = arith.addf %v_562, %v_566 : vector<16xf32>
                    vector.maskedstore %y[%v_561, %v_31], %is_374, %v_567 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_568 = arith.muli %i_44, %c_6 : index
                  %v_569 = arith.addi %v_18, %v_568 : index
                  %v_570 = arith.addi %v_569, %c_42 : index
                  %v_571 = memref.load %order[%v_570] : memref<?xi32>
                  %is_572 = arith.cmpi sge, %v_571, %c_38 : i32
                  scf.if %is_572 {
                    %v_573 = arith.index_cast %v_571 : i32 to index
                    %v_574 = arith.divui %v_573, %c_16 : index
                    %v_575 = vector.maskedload %y[%v_574, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_576 = memref.load %weights[%v_573] : memref<?xf32>
                    %v_577 = vector.broadcast %v_576 : f32 to vector<16xf32>
                    %v_578 = arith.mulf %v_428, %v_577 : vector<16xf32>
                    %v_579 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_578) : (vector<16xf32>) -> vector<16xf32>
                    %v_580 = arith.addf %v_575, %v_579 : vector<16xf32>
                    vector.maskedstore %y[%v_574, %v_31], %is_374, %v_580 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_581 = arith.muli %i_44, %c_6 : index
                  %v_582 = arith.addi %v_18, %v_581 : index
                  %v_583 = arith.addi %v_582, %c_43 : index
                  %v_584 = memref.load %order[%v_583] : memref<?xi32>
                  %is_585 = arith.cmpi sge, %v_584, %c_38 : i32
                  scf.if %is_585 {
                    %v_586 = arith.index_cast %v_584 : i32 to index
                    %v_587 = arith.divui %v_586, %c_16 : index
                    %v_588 = vector.maskedload %y[%v_587, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_589 = memref.load %weights[%v_586] : memref<?xf32>
                    %v_590 = vector.broadcast %v_589 : f32 to vector<16xf32>
                    %v_591 = arith.mulf %v_430, %v_590 : vector<16xf32>
                    %v_592 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_591) : (vector<16xf32>) -> vector<16xf32>
                    %v_593 = arith.addf %v_588, %v_592 : vector<16xf32>
                    vector.maskedstore %y[%v_587, %v_31], %is_374, %v_593 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_594 = arith.muli %i_44, %c_6 : index
                  %v_595 = arith.addi %v_18, %v_594 : index
                  %v_596 = arith.addi %v_595, %c_15 : index
                  %v_597 = memref.load %order[%v_596] : memref<?xi32>
                  %is_598 = arith.cmpi sge, %v_597, %c_38 : i32
                  scf.if %is_598 {
                    %v_599 = arith.index_cast %v_597 : i32 to index
                    %v_600 = arith.divui %v_599, %c_16 : index
                    %v_601 = vector.maskedload %y[%v_600, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_602 = memref.load %weights[%v_599] : memref<?xf32>
                    %v_603 = vector.broadcast %v_602 : f32 to vector<16xf32>
                    %v_604 = arith.mulf %v_432, %v_603 : vector<16xf32>
                    %v_605 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_604) : (vector<16xf32>) -> vector<16xf32>
                    %v_606 = arith.addf %v_601, %v_605 : vector<16xf32>
                    vector.maskedstore %y[%v_600, %v_31], %is_374, %v_606 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_607 = arith.muli %i_44, %c_6 : index
                  %v_608 = arith.addi %v_18, %v_607 : index
                  %v_609 = arith.addi %v_608, %c_44 : index
                  %v_610 = memref.load %order[%v_609] : memref<?xi32>
                  %is_611 = arith.cmpi sge, %v_610, %c_38 : i32
                  scf.if %is_611 {
                    %v_612 = arith.index_cast %v_610 : i32 to index
                    %v_613 = arith.divui %v_612, %c_16 : index
                    %v_614 = vector.maskedload %y[%v_613, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_615 = memref.load %weights[%v_612] : memref<?xf32>
                    %v_616 = vector.broadcast %v_615 : f32 to vector<16xf32>
                    %v_617 = arith.mulf %v_434, %v_616 : vector<16xf32>
                    %v_618 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_617) : (vector<16xf32>) -> vector<16xf32>
                    %v_619 = arith.addf %v_614, %v_618 : vector<16xf32>
                    vector.maskedstore %y[%v_613, %v_31], %is_374, %v_619 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_620 = arith.muli %i_44, %c_6 : index
                  %v_621 = arith.addi %v_18, %v_620 : index
                  %v_622 = arith.addi %v_621, %c_45 : index
                  %v_623 = memref.load %order[%v_622] : memref<?xi32>
                  %is_624 = arith.cmpi sge, %v_623, %c_38 : i32
                  scf.if %is_624 {
                    %v_625 = arith.index_cast %v_623 : i32 to index
                    %v_626 = arith.divui %v_625, %c_16 : index
                    %v_627 = vector.maskedload %y[%v_626, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_628 = memref.load %weights[%v_625] : memref<?xf32>
                    %v_629 = vector.broadcast %v_628 : f32 to vector<16xf32>
                    %v_630 = arith.mulf %v_436, %v_629 : vector<16xf32>
                    %v_631 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_630) : (vector<16xf32>) -> vector<16xf32>
                    %v_632 = arith.addf %v_627, %v_631 : vector<16xf32>
                    vector.maskedstore %y[%v_626, %v_31], %is_374, %v_632 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_633 = arith.muli %i_44, %c_6 : index
                  %v_634 = arith.addi %v_18, %v_633 : index
                  %v_635 = arith.addi %v_634, %c_9 : index
                  %v_636 = memref.load %order[%v_635] : memref<?xi32>
                  %is_637 = arith.cmpi sge, %v_636, %c_38 : i32
                  scf.if %is_637 {
                    %v_638 = arith.index_cast %v_636 : i32 to index
                    %v_639 = arith.divui %v_638, %c_16 : index
                    %v_640 = vector.maskedload %y[%v_639, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_641 = memref.load %weights[%v_638] : memref<?xf32>
                    %v_642 = vector.broadcast %v_641 : f32 to vector<16xf32>
                    %v_643 = arith.mulf %v_438, %v_642 : vector<16xf32>
                    %v_644 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_643) : (vector<16xf32>) -> vector<16xf32>
                    %v_645 = arith.addf %v_640, %v_644 : vector<16xf32>
                    vector.maskedstore %y[%v_639, %v_31], %is_374, %v_645 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_646 = arith.cmpi slt, %v_30, %v_3 : index
                scf.if %is_646 {
                  %v_647 = arith.addi %v_6, %c_46 : index
                  %v_648 = arith.index_cast %v_647 : index to i64
                  %pointer_649 = llvm.inttoptr %v_648 : i64 to !llvm.ptr
                  %v_650 = "llvm.load"(%pointer_649) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_651 = arith.addi %v_6, %c_47 : index
                  %v_652 = arith.index_cast %v_651 : index to i64
                  %pointer_653 = llvm.inttoptr %v_652 : i64 to !llvm.ptr
                  %v_654 = "llvm.load"(%pointer_653) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_655 = arith.addi %v_6, %c_48 : index
                  %v_656 = arith.index_cast %v_655 : index to i64
                  %pointer_657 = llvm.inttoptr %v_656 : i64 to !llvm.ptr
                  %v_658 = "llvm.load"(%pointer_657) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_659 = arith.addi %v_6, %c_49 : index
                  %v_660 = arith.index_cast %v_659 : index to i64
                  %pointer_661 = llvm.inttoptr %v_660 : i64 to !llvm.ptr
                  %v_662 = "llvm.load"(%pointer_661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_663 = arith.addi %v_6, %c_50 : index
                  %v_664 = arith.index_cast %v_663 : index to i64
                  %pointer_665 = llvm.inttoptr %v_664 : i64 to !llvm.ptr
                  %v_666 = "llvm.load"(%pointer_665) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_667 = arith.addi %v_6, %c_51 : index
                  %v_668 = arith.index_cast %v_667 : index to i64
                  %pointer_669 = llvm.inttoptr %v_668 : i64 to !llvm.ptr
                  %v_670 = "llvm.load"(%pointer_669) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_671 = arith.addi %v_6, %c_52 : index
                  %v_672 = arith.index_cast %v_671 : index to i64
                  %pointer_673 = llvm.inttoptr %v_672 : i64 to !llvm.ptr
                  %v_674 = "llvm.load"(%pointer_673) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_675 = arith.addi %v_6, %c_53 : index
                  %v_676 = arith.index_cast %v_675 : index to i64
                  %pointer_677 = llvm.inttoptr %v_676 : i64 to !llvm.ptr
                  %v_678 = "llvm.load"(%pointer_677) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_679 = arith.addi %v_6, %c_13 : index
                  %v_680 = arith.index_cast %v_679 : index to i64
                  %pointer_681 = llvm.inttoptr %v_680 : i64 to !llvm.ptr
                  %v_682 = "llvm.load"(%pointer_681) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_683 = arith.addi %v_6, %c_54 : index
                  %v_684 = arith.index_cast %v_683 : index to i64
                  %pointer_685 = llvm.inttoptr %v_684 : i64 to !llvm.ptr
                  %v_686 = "llvm.load"(%pointer_685) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_687 = arith.addi %v_6, %c_55 : index
                  %v_688 = arith.index_cast %v_687 : index to i64
                  %pointer_689 = llvm.inttoptr %v_688 : i64 to !llvm.ptr
                  %v_690 = "llvm.load"(%pointer_689) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_691 = arith.addi %v_6, %c_56 : index
                  %v_692 = arith.index_cast %v_691 : index to i64
                  %pointer_693 = llvm.inttoptr %v_692 : i64 to !llvm.ptr
                  %v_694 = "llvm.load"(%pointer_693) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_695 = arith.addi %v_6, %c_57 : index
                  %v_696 = arith.index_cast %v_695 : index to i64
                  %pointer_697 = llvm.inttoptr %v_696 : i64 to !llvm.ptr
                  %v_698 = "llvm.load"(%pointer_697) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_699 = arith.addi %v_6, %c_58 : index
                  %v_700 = arith.index_cast %v_699 : index to i64
                  %pointer_701 = llvm.inttoptr %v_700 : i64 to !llvm.ptr
                  %v_702 = "llvm.load"(%pointer_701) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_703 = arith.addi %v_6, %c_59 : index
                  %v_704 = arith.index_cast %v_703 : index to i64
                  %pointer_705 = llvm.inttoptr %v_704 : i64 to !llvm.ptr
                  %v_706 = "llvm.load"(%pointer_705) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_707 = arith.addi %v_6, %c_60 : index
                  %v_708 = arith.index_cast %v_707 : index to i64
                  %pointer_709 = llvm.inttoptr %v_708 : i64 to !llvm.ptr
                  %v_710 = "llvm.load"(%pointer_709) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_711 = arith.subi %v_30, %v_32 : index
                  %v_712 = arith.index_cast %v_711 : index to i32
                  %v_713 = vector.broadcast %v_712 : i32 to vector<16xi32>
                  %is_714 = arith.cmpi sge, %c_37, %v_713 : vector<16xi32>
                  %v_715 = vector.shuffle %v_650, %v_654 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_716 = vector.shuffle %v_650, %v_654 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_717 = vector.shuffle %v_658, %v_662 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_718 = vector.shuffle %v_658, %v_662 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_719 = vector.shuffle %v_666, %v_670 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_720 = vector.shuffle %v_666, %v_670 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_721 = vector.shuffle %v_674, %v_678 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_722 = vector.shuffle %v_674, %v_678 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_723 = vector.shuffle %v_682, %v_686 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_724 = vector.shuffle %v_682, %v_686 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_725 = vector.shuffle %v_690, %v_694 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_726 = vector.shuffle %v_690, %v_694 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_727 = vector.shuffle %v_698, %v_702 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_728 = vector.shuffle %v_698, %v_702 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_729 = vector.shuffle %v_706, %v_710 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_730 = vector.shuffle %v_706, %v_710 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_731 = vector.shuffle %v_715, %v_717 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_732 = vector.shuffle %v_715, %v_717 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_733 = vector.shuffle %v_716, %v_718 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_734 = vector.shuffle %v_716, %v_718 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_735 = vector.shuffle %v_719, %v_721 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_736 = vector.shuffle %v_719, %v_721 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_737 = vector.shuffle %v_720, %v_722 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_738 = vector.shuffle %v_720, %v_722 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_739 = vector.shuffle %v_723, %v_725 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_740 = vector.shuffle %v_723, %v_725 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_741 = vector.shuffle %v_724, %v_726 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_742 = vector.shuffle %v_724, %v_726 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_743 = vector.shuffle %v_727, %v_729 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_744 = vector.shuffle %v_727, %v_729 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_745 = vector.shuffle %v_728, %v_730 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_746 = vector.shuffle %v_728, %v_730 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_747 = vector.shuffle %v_731, %v_735 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_748 = vector.shuffle %v_731, %v_735 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_749 = vector.shuffle %v_733, %v_737 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_750 = vector.shuffle %v_733, %v_737 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_751 = vector.shuffle %v_732, %v_736 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_752 = vector.shuffle %v_732, %v_736 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_753 = vector.shuffle %v_734, %v_738 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_754 = vector.shuffle %v_734, %v_738 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_755 = vector.shuffle %v_739, %v_743 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_756 = vector.shuffle %v_739, %v_743 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_757 = vector.shuffle %v_741, %v_745 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_758 = vector.shuffle %v_741, %v_745 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_759 = vector.shuffle %v_740, %v_744 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_760 = vector.shuffle %v_740, %v_744 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_761 = vector.shuffle %v_742, %v_746 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_762 = vector.shuffle %v_742, %v_746 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_763 = vector.shuffle %v_747, %v_755 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_764 = vector.shuffle %v_747, %v_755 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_765 = vector.shuffle %v_749, %v_757 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_766 = vector.shuffle %v_749, %v_757 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_767 = vector.shuffle %v_751, %v_759 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_768 = vector.shuffle %v_751, %v_759 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_769 = vector.shuffle %v_753, %v_761 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_770 = vector.shuffle %v_753, %v_761 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_771 = vector.shuffle %v_748, %v_756 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_772 = vector.shuffle %v_748, %v_756 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_773 = vector.shuffle %v_750, %v_758 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_774 = vector.shuffle %v_750, %v_758 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_775 = vector.shuffle %v_752, %v_760 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_776 = vector.shuffle %v_752, %v_760 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_777 = vector.shuffle %v_754, %v_762 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_778 = vector.shuffle %v_754, %v_762 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_779 = arith.muli %i_44, %c_6 : index
                  %v_780 = arith.addi %v_18, %v_779 : index
                  %v_781 = memref.load %order[%v_780] : memref<?xi32>
                  %is_782 = arith.cmpi sge, %v_781, %c_38 : i32
                  scf.if %is_782 {
                    %v_783 = arith.index_cast %v_781 : i32 to index
                    %v_784 = arith.divui %v_783, %c_16 : index
                    %v_785 = vector.maskedload %y[%v_784, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_786 = memref.load %weights[%v_783] : memref<?xf32>
                    %v_787 = vector.broadcast %v_786 : f32 to vector<16xf32>
                    %v_788 = arith.mulf %v_763, %v_787 : vector<16xf32>
                    %v_789 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_788) : (vector<16xf32>) -> vector<16xf32>
                    %v_790 = arith.addf %v_785, %v_789 : vector<16xf32>
                    vector.maskedstore %y[%v_784, %v_32], %is_714, %v_790 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_791 = arith.muli %i_44, %c_6 : index
                  %v_792 = arith.addi %v_18, %v_791 : index
                  %v_793 = arith.addi %v_792, %c_5 : index
                  %v_794 = memref.load %order[%v_793] : memref<?xi32>
                  %is_795 = arith.cmpi sge, %v_794, %c_38 : i32
                  scf.if %is_795 {
                    %v_796 = arith.index_cast %v_794 : i32 to index
                    %v_797 = arith.divui %v_796, %c_16 : index
                    %v_798 = vector.maskedload %y[%v_797, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_799 = memref.load %weights[%v_796] : memref<?xf32>
                    %v_800 = vector.broadcast %v_799 : f32 to vector<16xf32>
                    %v_801 = arith.mulf %v_765, %v_800 : vector<16xf32>
                    %v_802 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_801) : (vector<16xf32>) -> vector<16xf32>
                    %v_803 = arith.addf %v_798, %v_802 : vector<16xf32>
                    vector.maskedstore %y[%v_797, %v_32], %is_714, %v_803 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_804 = arith.muli %i_44, %c_6 : index
                  %v_805 = arith.addi %v_18, %v_804 : index
                  %v_806 = arith.addi %v_805, %c_8 : index
                  %v_807 = memref.load %order[%v_806] : memref<?xi32>
                  %is_808 = arith.cmpi sge, %v_807, %c_38 : i32
                  scf.if %is_808 {
                    %v_809 = arith.index_cast %v_807 : i32 to index
                    %v_810 = arith.divui %v_809, %c_16 : index
                    %v_811 = vector.maskedload %y[%v_810, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_812 = memref.load %weights[%v_809] : memref<?xf32>
                    %v_813 = vector.broadcast %v_812 : f32 to vector<16xf32>
                    %v_814 = arith.mulf %v_767, %v_813 : vector<16xf32>
                    %v_815 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_814) : (vector<16xf32>) -> vector<16xf32>
                    %v_816 = arith.addf %v_811, %v_815 : vector<16xf32>
                    vector.maskedstore %y[%v_810, %v_32], %is_714, %v_816 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_817 = arith.muli %i_44, %c_6 : index
                  %v_818 = arith.addi %v_18, %v_817 : index
                  %v_819 = arith.addi %v_818, %c_16 : index
                  %v_820 = memref.load %order[%v_819] : memref<?xi32>
                  %is_821 = arith.cmpi sge, %v_820, %c_38 : i32
                  scf.if %is_821 {
                    %v_822 = arith.index_cast %v_820 : i32 to index
                    %v_823 = arith.divui %v_822, %c_16 : index
                    %v_824 = vector.maskedload %y[%v_823, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_825 = memref.load %weights[%v_822] : memref<?xf32>
                    %v_826 = vector.broadcast %v_825 : f32 to vector<16xf32>
                    %v_827 = arith.mulf %v_769, %v_826 : vector<16xf32>
                    %v_828 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_827) : (vector<16xf32>) -> vector<16xf32>
                    %v_829 = arith.addf %v_824, %v_828 : vector<16xf32>
                    vector.maskedstore %y[%v_823, %v_32], %is_714, %v_829 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_830 = arith.muli %i_44, %c_6 : index
                  %v_831 = arith.addi %v_18, %v_830 : index
                  %v_832 = arith.addi %v_831, %c_14 : index
                  %v_833 = memref.load %order[%v_832] : memref<?xi32>
                  %is_834 = arith.cmpi sge, %v_833, %c_38 : i32
                  scf.if %is_834 {
                    %v_835 = arith.index_cast %v_833 : i32 to index
                    %v_836 = arith.divui %v_835, %c_16 : index
                    %v_837 = vector.maskedload %y[%v_836, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_838 = memref.load %weights[%v_835] : memref<?xf32>
                    %v_839 = vector.broadcast %v_838 : f32 to vector<16xf32>
                    %v_840 = arith.mulf %v_771, %v_839 : vector<16xf32>
                    %v_841 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_840) : (vector<16xf32>) -> vector<16xf32>
                    %v_842 = arith.addf %v_837, %v_841 : vector<16xf32>
                    vector.maskedstore %y[%v_836, %v_32], %is_714, %v_842 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_843 = arith.muli %i_44, %c_6 : index
                  %v_844 = arith.addi %v_18, %v_843 : index
                  %v_845 = arith.addi %v_844, %c_39 : index
                  %v_846 = memref.load %order[%v_845] : memref<?xi32>
                  %is_847 = arith.cmpi sge, %v_846, %c_38 : i32
                  scf.if %is_847 {
                    %v_848 = arith.index_cast %v_846 : i32 to index
                    %v_849 = arith.divui %v_848, %c_16 : index
                    %v_850 = vector.maskedload %y[%v_849, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_851 = memref.load %weights[%v_848] : memref<?xf32>
                    %v_852 = vector.broadcast %v_851 : f32 to vector<16xf32>
                    %v_853 = arith.mulf %v_773, %v_852 : vector<16xf32>
                    %v_854 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_853) : (vector<16xf32>) -> vector<16xf32>
                    %v_855 = arith.addf %v_850, %v_854 : vector<16xf32>
                    vector.maskedstore %y[%v_849, %v_32], %is_714, %v_855 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_856 = arith.muli %i_44, %c_6 : index
                  %v_857 = arith.addi %v_18, %v_856 : index
                  %v_858 = arith.addi %v_857, %c_18 : index
                  %v_859 = memref.load %order[%v_858] : memref<?xi32>
                  %is_860 = arith.cmpi sge, %v_859, %c_38 : i32
                  scf.if %is_860 {
                    %v_861 = arith.index_cast %v_859 : i32 to index
                    %v_862 = arith.divui %v_861, %c_16 : index
                    %v_863 = vector.maskedload %y[%v_862, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_864 = memref.load %weights[%v_861] : memref<?xf32>
                    %v_865 = vector.broadcast %v_864 : f32 to vector<16xf32>
                    %v_866 = arith.mulf %v_775, %v_865 : vector<16xf32>
                    %v_867 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_866) : (vector<16xf32>) -> vector<16xf32>
                    %v_868 = arith.addf %v_863, %v_867 : vector<16xf32>
                    vector.maskedstore %y[%v_862, %v_32], %is_714, %v_868 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_869 = arith.muli %i_44, %c_6 : index
                  %v_870 = arith.addi %v_18, %v_869 : index
                  %v_871 = arith.addi %v_870, %c_40 : index
                  %v_872 = memref.load %order[%v_871] : memref<?xi32>
                  %is_873 = arith.cmpi sge, %v_872, %c_38 : i32
                  scf.if %is_873 {
                    %v_874 = arith.index_cast %v_872 : i32 to index
                    %v_875 = arith.divui %v_874, %c_16 : index
                    %v_876 = vector.maskedload %y[%v_875, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_877 = memref.load %weights[%v_874] : memref<?xf32>
                    %v_878 = vector.broadcast %v_877 : f32 to vector<16xf32>
                    %v_879 = arith.mulf %v_777, %v_878 : vector<16xf32>
                    %v_880 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_879) : (vector<16xf32>) -> vector<16xf32>
                    %v_881 = arith.addf %v_876, %v_880 : vector<16xf32>
                    vector.maskedstore %y[%v_875, %v_32], %is_714, %v_881 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_882 = arith.muli %i_44, %c_6 : index
                  %v_883 = arith.addi %v_18, %v_882 : index
                  %v_884 = arith.addi %v_883, %c_17 : index
                  %v_885 = memref.load %order[%v_884] : memref<?xi32>
                  %is_886 = arith.cmpi sge, %v_885, %c_38 : i32
                  scf.if %is_886 {
                    %v_887 = arith.index_cast %v_885 : i32 to index
                    %v_888 = arith.divui %v_887, %c_16 : index
                    %v_889 = vector.maskedload %y[%v_888, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_890 = memref.load %weights[%v_887] : memref<?xf32>
                    %v_891 = vector.broadcast %v_890 : f32 to vector<16xf32>
                    %v_892 = arith.mulf %v_764, %v_891 : vector<16xf32>
                    %v_893 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_892) : (vector<16xf32>) -> vector<16xf32>
                    %v_894 = arith.addf %v_889, %v_893 : vector<16xf32>
                    vector.maskedstore %y[%v_888, %v_32], %is_714, %v_894 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_895 = arith.muli %i_44, %c_6 : index
                  %v_896 = arith.addi %v_18, %v_895 : index
                  %v_897 = arith.addi %v_896, %c_41 : index
                  %v_898 = memref.load %order[%v_897] : memref<?xi32>
                  %is_899 = arith.cmpi sge, %v_898, %c_38 : i32
                  scf.if %is_899 {
                    %v_900 = arith.index_cast %v_898 : i32 to index
                    %v_901 = arith.divui %v_900, %c_16 : index
                    %v_902 = vector.maskedload %y[%v_901, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_903 = memref.load %weights[%v_900] : memref<?xf32>
                    %v_904 = vector.broadcast %v_903 : f32 to vector<16xf32>
                    %v_905 = arith.mulf %v_766, %v_904 : vector<16xf32>
                    %v_906 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_905) : (vector<16xf32>) -> vector<16xf32>
                    %v_907 = arith.addf %v_902, %v_906 : vector<16xf32>
                    vector.maskedstore %y[%v_901, %v_32], %is_714, %v_907 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_908 = arith.muli %i_44, %c_6 : index
                  %v_909 = arith.addi %v_18, %v_908 : index
                  %v_910 = arith.addi %v_909, %c_42 : index
                  %v_911 = memref.load %order[%v_910] : memref<?xi32>
                  %is_912 = arith.cmpi sge, %v_911, %c_38 : i32
                  scf.if %is_912 {
                    %v_913 = arith.index_cast %v_911 : i32 to index
                    %v_914 = arith.divui %v_913, %c_16 : index
                    %v_915 = vector.maskedload %y[%v_914, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_916 = memref.load %weights[%v_913] : memref<?xf32>
                    %v_917 = vector.broadcast %v_916 : f32 to vector<16xf32>
                    %v_918 = arith.mulf %v_768, %v_917 : vector<16xf32>
                    %v_919 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_918) : (vector<16xf32>) -> vector<16xf32>
                    %v_920 = arith.addf %v_915, %v_919 : vector<16xf32>
                    vector.maskedstore %y[%v_914, %v_32], %is_714, %v_920 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_921 = arith.muli %i_44, %c_6 : index
                  %v_922 = arith.addi %v_18, %v_921 : index
                  %v_923 = arith.addi %v_922, %c_43 : index
                  %v_924 = memref.load %order[%v_923] : memref<?xi32>
                  %is_925 = arith.cmpi sge, %v_924, %c_38 : i32
                  scf.if %is_925 {
                    %v_926 = arith.index_cast %v_924 : i32 to index
                    %v_927 = arith.divui %v_926, %c_16 : index
                    %v_928 = vector.maskedload %y[%v_927, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_929 = memref.load %weights[%v_926] : memref<?xf32>
                    %v_930 = vector.broadcast %v_929 : f32 to vector<16xf32>
                    %v_931 = arith.mulf %v_770, %v_930 : vector<16xf32>
                    %v_932 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_931) : (vector<16xf32>) -> vector<16xf32>
                    %v_933 = arith.addf %v_928, %v_932 : vector<16xf32>
                    vector.maskedstore %y[%v_927, %v_32], %is_714, %v_933 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_934 = arith.muli %i_44, %c_6 : index
                  %v_935 = arith.addi %v_18, %v_934 : index
                  %v_936 = arith.addi %v_935, %c_15 : index
                  %v_937 = memref.load %order[%v_936] : memref<?xi32>
                  %is_938 = arith.cmpi sge, %v_937, %c_38 : i32
                  scf.if %is_938 {
                    %v_939 = arith.index_cast %v_937 : i32 to index
                    %v_940 = arith.divui %v_939, %c_16 : index
                    %v_941 = vector.maskedload %y[%v_940, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_942 = memref.load %weights[%v_939] : memref<?xf32>
                    %v_943 = vector.broadcast %v_942 : f32 to vector<16xf32>
                    %v_944 = arith.mulf %v_772, %v_943 : vector<16xf32>
                    %v_945 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_944) : (vector<16xf32>) -> vector<16xf32>
                    %v_946 = arith.addf %v_941, %v_945 : vector<16xf32>
                    vector.maskedstore %y[%v_940, %v_32], %is_714, %v_946 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_947 = arith.muli %i_44, %c_6 : index
                  %v_948 = arith.addi %v_18, %v_947 : index
                  %v_949 = arith.addi %v_948, %c_44 : index
                  %v_950 = memref.load %order[%v_949] : memref<?xi32>
                  %is_951 = arith.cmpi sge, %v_950, %c_38 : i32
                  scf.if %is_951 {
                    %v_952 = arith.index_cast %v_950 : i32 to index
                    %v_953 = arith.divui %v_952, %c_16 : index
                    %v_954 = vector.maskedload %y[%v_953, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_955 = memref.load %weights[%v_952] : memref<?xf32>
                    %v_956 = vector.broadcast %v_955 : f32 to vector<16xf32>
                    %v_957 = arith.mulf %v_774, %v_956 : vector<16xf32>
                    %v_958 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_957) : (vector<16xf32>) -> vector<16xf32>
                    %v_959 = arith.addf %v_954, %v_958 : vector<16xf32>
                    vector.maskedstore %y[%v_953, %v_32], %is_714, %v_959 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_960 = arith.muli %i_44, %c_6 : index
                  %v_961 = arith.addi %v_18, %v_960 : index
                  %v_962 = arith.addi %v_961, %c_45 : index
                  %v_963 = memref.load %order[%v_962] : memref<?xi32>
                  %is_964 = arith.cmpi sge, %v_963, %c_38 : i32
                  scf.if %is_964 {
                    %v_965 = arith.index_cast %v_963 : i32 to index
                    %v_966 = arith.divui %v_965, %c_16 : index
                    %v_967 = vector.maskedload %y[%v_966, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_968 = memref.load %weights[%v_965] : memref<?xf32>
                    %v_969 = vector.broadcast %v_968 : f32 to vector<16xf32>
                    %v_970 = arith.mulf %v_776, %v_969 : vector<16xf32>
                    %v_971 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_970) : (vector<16xf32>) -> vector<16xf32>
                    %v_972 = arith.addf %v_967, %v_971 : vector<16xf32>
                    vector.maskedstore %y[%v_966, %v_32], %is_714, %v_972 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_973 = arith.muli %i_44, %c_6 : index
                  %v_974 = arith.addi %v_18, %v_973 : index
                  %v_975 = arith.addi %v_974, %c_9 : index
                  %v_976 = memref.load %order[%v_975] : memref<?xi32>
                  %is_977 = arith.cmpi sge, %v_976, %c_38 : i32
                  scf.if %is_977 {
                    %v_978 = arith.index_cast %v_976 : i32 to index
                    %v_979 = arith.divui %v_978, %c_16 : index
                    %v_980 = vector.maskedload %y[%v_979, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_981 = memref.load %weights[%v_978] : memref<?xf32>
                    %v_982 = vector.broadcast %v_981 : f32 to vector<16xf32>
                    %v_983 = arith.mulf %v_778, %v_982 : vector<16xf32>
                    %v_984 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_983) : (vector<16xf32>) -> vector<16xf32>
                    %v_985 = arith.addf %v_980, %v_984 : vector<16xf32>
                    vector.maskedstore %y[%v_979, %v_32], %is_714, %v_985 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
            }
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

    // stage: dispatch: up to 4 tokens, and beyond
    %token_limit = arith.constant 4 : index
    %is_few = arith.cmpi ule, %tokens, %token_limit : index
    %routed = scf.if %is_few -> (tensor<?x40xf32>) {

      // stage: experts: gathered: the chosen experts of 8, kernels for avx2
      %size_3_1 = arith.constant 3 : index
      %slots = arith.muli %tokens, %size_3_1 : index
      %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, index, index) -> tensor<?x24xf32>{%slots}
      %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights, %expert_down, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})
      scf.yield %gathered_down#1 : tensor<?x40xf32>
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
        %hidden_1 = stablehlo.multiply %activated, %up : tensor<8x?x24xf32>
        %down = stablehlo.dot_general %hidden_1, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x24xf32>, tensor<8x40x24xf32>) -> tensor<8x?x40xf32>

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
        %slots_1 = arith.muli %tokens, %size_3_2 : index
        %size_8_1 = arith.constant 8 : index
        %experts_used = arith.minui %slots_1, %size_8_1 : index
        %size_15 = arith.constant 15 : index
        %gaps = arith.muli %experts_used, %size_15 : index
        %padded_rows = arith.addi %slots_1, %gaps : index
        %size_240 = arith.constant 240 : index
        %full_spans = arith.divui %slots_1, %size_240 : index
        %spans = arith.addi %full_spans, %experts_used : index
        %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots_1, %padded_rows, %spans](%expert_ids, %slots_1, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots_1}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>)
        %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots_1, %tokens, %padded_rows, %spans](%x, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots_1, %tokens, %padded_rows, %spans) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>, tensor<8x48x40xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
        %routed_3 = flow.dispatch @grouped::@grouped_down[%slots_1, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots_1, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}
        scf.yield %routed_3 : tensor<?x40xf32>
      }
      scf.yield %routed_1 : tensor<?x40xf32>
    }

    return %routed : tensor<?x40xf32>
  }
}
