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

    // stage: experts: gathered: the chosen experts of 8, kernels for avx2
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, index, index) -> tensor<?x24xf32>{%slots}
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights, %expert_down, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#1 : tensor<?x40xf32>
  }
}
