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
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 16 : index
        %c_2 = arith.constant 8 : index
        %c_3 = arith.constant 2 : index
        %c_4 = arith.constant 7 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant dense<0.0> : vector<4xf64>
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 40 : index
        %c_9 = arith.constant 4 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_7] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_7] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_7] : !stream.binding -> memref<?x8xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_1 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_2 : index
        %v_5 = arith.addi %v_2, %c_1 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        scf.for %i_7 = %v_1 to %v_4 step %c_3 {
          scf.for %i_8 = %v_2 to %v_6 step %c_3 {
            %v_9 = arith.minsi %i_7, %c_4 : index
            %v_10 = arith.addi %i_7, %c_5 : index
            %v_11 = arith.minsi %v_10, %c_4 : index
            %v_12 = arith.subi %tokens, %c_5 : index
            %v_13 = arith.minsi %i_8, %v_12 : index
            %v_14 = arith.addi %i_8, %c_5 : index
            %v_15 = arith.subi %tokens, %c_5 : index
            %v_16 = arith.minsi %v_14, %v_15 : index
            %loop_18:4 = scf.for %i_17 = %c_7 to %c_8 step %c_9 iter_args(%carry_19 = %c_6, %carry_20 = %c_6, %carry_21 = %c_6, %carry_22 = %c_6) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
              %v_23 = vector.load %x[%v_13, %i_17] : memref<?x40xf32>, vector<4xf32>
              %v_24 = arith.extf %v_23 : vector<4xf32> to vector<4xf64>
              %v_25 = vector.load %x[%v_16, %i_17] : memref<?x40xf32>, vector<4xf32>
              %v_26 = arith.extf %v_25 : vector<4xf32> to vector<4xf64>
              %v_27 = vector.load %weight[%v_9, %i_17] : memref<8x40xf32>, vector<4xf32>
              %v_28 = arith.extf %v_27 : vector<4xf32> to vector<4xf64>
              %acc_29 = math.fma %v_28, %v_24, %carry_19 : vector<4xf64>
              %acc_30 = math.fma %v_28, %v_26, %carry_20 : vector<4xf64>
              %v_31 = vector.load %weight[%v_11, %i_17] : memref<8x40xf32>, vector<4xf32>
              %v_32 = arith.extf %v_31 : vector<4xf32> to vector<4xf64>
              %acc_33 = math.fma %v_32, %v_24, %carry_21 : vector<4xf64>
              %acc_34 = math.fma %v_32, %v_26, %carry_22 : vector<4xf64>
              scf.yield %acc_29, %acc_30, %acc_33, %acc_34 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
            }
            %v_35 = vector.shuffle %loop_18#0, %loop_18#0 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_36 = vector.shuffle %loop_18#0, %loop_18#0 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_37 = arith.addf %v_35, %v_36 : vector<2xf64>
            %v_38 = vector.shuffle %v_37, %v_37 [0] : vector<2xf64>, vector<2xf64>
            %v_39 = vector.shuffle %v_37, %v_37 [1] : vector<2xf64>, vector<2xf64>
            %v_40 = arith.addf %v_38, %v_39 : vector<1xf64>
            %sum_41 = vector.extract %v_40[0] : f64 from vector<1xf64>
            %v_42 = arith.truncf %sum_41 : f64 to f32
            memref.store %v_42, %y[%v_13, %v_9] : memref<?x8xf32>
            %v_43 = vector.shuffle %loop_18#1, %loop_18#1 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_44 = vector.shuffle %loop_18#1, %loop_18#1 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_45 = arith.addf %v_43, %v_44 : vector<2xf64>
            %v_46 = vector.shuffle %v_45, %v_45 [0] : vector<2xf64>, vector<2xf64>
            %v_47 = vector.shuffle %v_45, %v_45 [1] : vector<2xf64>, vector<2xf64>
            %v_48 = arith.addf %v_46, %v_47 : vector<1xf64>
            %sum_49 = vector.extract %v_48[0] : f64 from vector<1xf64>
            %v_50 = arith.truncf %sum_49 : f64 to f32
            memref.store %v_50, %y[%v_16, %v_9] : memref<?x8xf32>
            %v_51 = vector.shuffle %loop_18#2, %loop_18#2 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_52 = vector.shuffle %loop_18#2, %loop_18#2 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_53 = arith.addf %v_51, %v_52 : vector<2xf64>
            %v_54 = vector.shuffle %v_53, %v_53 [0] : vector<2xf64>, vector<2xf64>
            %v_55 = vector.shuffle %v_53, %v_53 [1] : vector<2xf64>, vector<2xf64>
            %v_56 = arith.addf %v_54, %v_55 : vector<1xf64>
            %sum_57 = vector.extract %v_56[0] : f64 from vector<1xf64>
            %v_58 = arith.truncf %sum_57 : f64 to f32
            memref.store %v_58, %y[%v_13, %v_11] : memref<?x8xf32>
            %v_59 = vector.shuffle %loop_18#3, %loop_18#3 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_60 = vector.shuffle %loop_18#3, %loop_18#3 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_61 = arith.addf %v_59, %v_60 : vector<2xf64>
            %v_62 = vector.shuffle %v_61, %v_61 [0] : vector<2xf64>, vector<2xf64>
            %v_63 = vector.shuffle %v_61, %v_61 [1] : vector<2xf64>, vector<2xf64>
            %v_64 = arith.addf %v_62, %v_63 : vector<1xf64>
            %sum_65 = vector.extract %v_64[0] : f64 from vector<1xf64>
            %v_66 = arith.truncf %sum_65 : f64 to f32
            memref.store %v_66, %y[%v_16, %v_11] : memref<?x8xf32>
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
        %c_1 = arith.constant 24 : index
        %c_2 = arith.constant false
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 8 : index
        %c_5 = arith.constant dense<0> : vector<8xi32>
        %c_6 = arith.constant 1 : index
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 2 : index
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
        %x = stream.binding.subspan %x_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_3] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf32>{%slots}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        %v_4 = memref.load %ids[%workgroup_1] : memref<?xi32>
        %v_5 = vector.broadcast %v_4 : i32 to vector<8xi32>
        %loop_7:1 = scf.for %i_6 = %c_3 to %workgroup_1 step %c_4 iter_args(%carry_8 = %c_2) -> (i1) {
          %v_9 = arith.subi %workgroup_1, %i_6 : index
          %mask_10 = vector.create_mask %v_9 : vector<8xi1>
          %v_11 = vector.maskedload %ids[%i_6], %mask_10, %c_5 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
          %is_12 = arith.cmpi eq, %v_11, %v_5 : vector<8xi32>
          %v_13 = arith.andi %is_12, %mask_10 : vector<8xi1>
          %any_14 = vector.reduction <or>, %v_13 : vector<8xi1> into i1
          %v_15 = arith.ori %carry_8, %any_14 : i1
          scf.yield %v_15 : i1
        }
        %is_16 = arith.cmpi eq, %loop_7#0, %c_2 : i1
        scf.if %is_16 {
          %v_17 = arith.index_cast %v_4 : i32 to index
          %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
          %loop_19:1 = scf.for %i_18 = %workgroup_1 to %slots step %c_6 iter_args(%carry_20 = %c_3) -> (index) {
            %v_21 = arith.index_cast %i_18 : index to i32
            %v_22 = memref.load %ids[%i_18] : memref<?xi32>
            %is_23 = arith.cmpi eq, %v_22, %v_4 : i32
            scf.if %is_23 {
              memref.store %v_21, %group[%carry_20] : memref<5xi32>
              %v_24 = arith.addi %carry_20, %c_6 : index
              memref.store %v_21, %group[%v_24] : memref<5xi32>
            }
            %v_25 = arith.addi %carry_20, %c_6 : index
            %v_26 = arith.select %is_23, %v_25, %carry_20 : index
            %v_27 = arith.subi %slots, %c_6 : index
            %is_28 = arith.cmpi eq, %i_18, %v_27 : index
            %is_29 = arith.cmpi eq, %v_26, %c_7 : index
            %is_30 = arith.cmpi eq, %v_26, %c_8 : index
            %v_31 = arith.andi %is_30, %is_28 : i1
            %v_32 = arith.ori %is_29, %v_31 : i1
            scf.if %v_32 {
              %v_33 = memref.load %group[%c_3] : memref<5xi32>
              %v_34 = arith.index_cast %v_33 : i32 to index
              %v_35 = memref.load %group[%c_6] : memref<5xi32>
              %v_36 = arith.index_cast %v_35 : i32 to index
              %v_37 = memref.load %group[%c_9] : memref<5xi32>
              %v_38 = arith.index_cast %v_37 : i32 to index
              %v_39 = memref.load %group[%c_8] : memref<5xi32>
              %v_40 = arith.index_cast %v_39 : i32 to index
              %v_41 = arith.divui %v_34, %c_8 : index
              %v_42 = arith.divui %v_36, %c_8 : index
              %v_43 = arith.divui %v_38, %c_8 : index
              %v_44 = arith.divui %v_40, %c_8 : index
              scf.for %i_45 = %v_1 to %v_3 step %c_6 {
                %v_46 = arith.addi %i_45, %c_1 : index
                %loop_48:8 = scf.for %i_47 = %c_3 to %c_11 step %c_4 iter_args(%carry_49 = %c_10, %carry_50 = %c_10, %carry_51 = %c_10, %carry_52 = %c_10, %carry_53 = %c_10, %carry_54 = %c_10, %carry_55 = %c_10, %carry_56 = %c_10) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                  %v_57 = vector.load %x[%v_41, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_58 = vector.load %x[%v_42, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_59 = vector.load %x[%v_43, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_60 = vector.load %x[%v_44, %i_47] : memref<?x40xf32>, vector<8xf32>
                  %v_61 = arith.addi %i_47, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_17, %i_45, %v_61], read, locality<3>, data : memref<8x48x40xf32>
                  %v_62 = vector.load %expert_gate_up[%v_17, %i_45, %i_47] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_63 = math.fma %v_62, %v_57, %carry_49 : vector<8xf32>
                  %acc_64 = math.fma %v_62, %v_58, %carry_50 : vector<8xf32>
                  %acc_65 = math.fma %v_62, %v_59, %carry_51 : vector<8xf32>
                  %acc_66 = math.fma %v_62, %v_60, %carry_52 : vector<8xf32>
                  %v_67 = arith.addi %i_47, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_17, %v_46, %v_67], read, locality<3>, data : memref<8x48x40xf32>
                  %v_68 = vector.load %expert_gate_up[%v_17, %v_46, %i_47] : memref<8x48x40xf32>, vector<8xf32>
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
                memref.store %v_183, %hidden[%v_34, %i_45] : memref<?x24xf32>
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
                memref.store %v_214, %hidden[%v_36, %i_45] : memref<?x24xf32>
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
                memref.store %v_245, %hidden[%v_38, %i_45] : memref<?x24xf32>
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
                memref.store %v_276, %hidden[%v_40, %i_45] : memref<?x24xf32>
              }
            }
            %is_277 = arith.cmpi eq, %v_26, %c_9 : index
            %v_278 = arith.andi %is_277, %is_28 : i1
            scf.if %v_278 {
              %v_279 = memref.load %group[%c_3] : memref<5xi32>
              %v_280 = arith.index_cast %v_279 : i32 to index
              %v_281 = memref.load %group[%c_6] : memref<5xi32>
              %v_282 = arith.index_cast %v_281 : i32 to index
              %v_283 = arith.divui %v_280, %c_8 : index
              %v_284 = arith.divui %v_282, %c_8 : index
              scf.for %i_285 = %v_1 to %v_3 step %c_6 {
                %v_286 = arith.addi %i_285, %c_1 : index
                %loop_288:4 = scf.for %i_287 = %c_3 to %c_11 step %c_4 iter_args(%carry_289 = %c_10, %carry_290 = %c_10, %carry_291 = %c_10, %carry_292 = %c_10) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                  %v_293 = vector.load %x[%v_283, %i_287] : memref<?x40xf32>, vector<8xf32>
                  %v_294 = vector.load %x[%v_284, %i_287] : memref<?x40xf32>, vector<8xf32>
                  %v_295 = arith.addi %i_287, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_17, %i_285, %v_295], read, locality<3>, data : memref<8x48x40xf32>
                  %v_296 = vector.load %expert_gate_up[%v_17, %i_285, %i_287] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_297 = math.fma %v_296, %v_293, %carry_289 : vector<8xf32>
                  %acc_298 = math.fma %v_296, %v_294, %carry_290 : vector<8xf32>
                  %v_299 = arith.addi %i_287, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_17, %v_286, %v_299], read, locality<3>, data : memref<8x48x40xf32>
                  %v_300 = vector.load %expert_gate_up[%v_17, %v_286, %i_287] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_301 = math.fma %v_300, %v_293, %carry_291 : vector<8xf32>
                  %acc_302 = math.fma %v_300, %v_294, %carry_292 : vector<8xf32>
                  scf.yield %acc_297, %acc_298, %acc_301, %acc_302 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                }
                %v_303 = vector.shuffle %loop_288#0, %loop_288#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_304 = vector.shuffle %loop_288#0, %loop_288#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_305 = arith.addf %v_303, %v_304 : vector<4xf32>
                %v_306 = vector.shuffle %v_305, %v_305 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_307 = vector.shuffle %v_305, %v_305 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_308 = arith.addf %v_306, %v_307 : vector<2xf32>
                %v_309 = vector.shuffle %v_308, %v_308 [0] : vector<2xf32>, vector<2xf32>
                %v_310 = vector.shuffle %v_308, %v_308 [1] : vector<2xf32>, vector<2xf32>
                %v_311 = arith.addf %v_309, %v_310 : vector<1xf32>
                %sum_312 = vector.extract %v_311[0] : f32 from vector<1xf32>
                %v_313 = vector.shuffle %loop_288#1, %loop_288#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_314 = vector.shuffle %loop_288#1, %loop_288#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_315 = arith.addf %v_313, %v_314 : vector<4xf32>
                %v_316 = vector.shuffle %v_315, %v_315 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_317 = vector.shuffle %v_315, %v_315 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_318 = arith.addf %v_316, %v_317 : vector<2xf32>
                %v_319 = vector.shuffle %v_318, %v_318 [0] : vector<2xf32>, vector<2xf32>
                %v_320 = vector.shuffle %v_318, %v_318 [1] : vector<2xf32>, vector<2xf32>
                %v_321 = arith.addf %v_319, %v_320 : vector<1xf32>
                %sum_322 = vector.extract %v_321[0] : f32 from vector<1xf32>
                %v_323 = vector.shuffle %loop_288#2, %loop_288#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_324 = vector.shuffle %loop_288#2, %loop_288#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_325 = arith.addf %v_323, %v_324 : vector<4xf32>
                %v_326 = vector.shuffle %v_325, %v_325 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_327 = vector.shuffle %v_325, %v_325 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_328 = arith.addf %v_326, %v_327 : vector<2xf32>
                %v_329 = vector.shuffle %v_328, %v_328 [0] : vector<2xf32>, vector<2xf32>
                %v_330 = vector.shuffle %v_328, %v_328 [1] : vector<2xf32>, vector<2xf32>
                %v_331 = arith.addf %v_329, %v_330 : vector<1xf32>
                %sum_332 = vector.extract %v_331[0] : f32 from vector<1xf32>
                %v_333 = vector.shuffle %loop_288#3, %loop_288#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_334 = vector.shuffle %loop_288#3, %loop_288#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_335 = arith.addf %v_333, %v_334 : vector<4xf32>
                %v_336 = vector.shuffle %v_335, %v_335 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_337 = vector.shuffle %v_335, %v_335 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_338 = arith.addf %v_336, %v_337 : vector<2xf32>
                %v_339 = vector.shuffle %v_338, %v_338 [0] : vector<2xf32>, vector<2xf32>
                %v_340 = vector.shuffle %v_338, %v_338 [1] : vector<2xf32>, vector<2xf32>
                %v_341 = arith.addf %v_339, %v_340 : vector<1xf32>
                %sum_342 = vector.extract %v_341[0] : f32 from vector<1xf32>
                %v_343 = arith.subf %c_13, %sum_312 : f32
                %is_344 = arith.cmpf ogt, %v_343, %c_14 : f32
                %v_345 = arith.select %is_344, %c_14, %v_343 : f32
                %is_346 = arith.cmpf olt, %v_345, %c_15 : f32
                %v_347 = arith.select %is_346, %c_15, %v_345 : f32
                %v_348 = arith.mulf %v_347, %c_16 : f32
                %v_349 = math.roundeven %v_348 : f32
                %acc_350 = math.fma %v_349, %c_17, %v_347 : f32
                %acc_351 = math.fma %v_349, %c_18, %acc_350 : f32
                %acc_352 = math.fma %c_19, %acc_351, %c_20 : f32
                %acc_353 = math.fma %acc_352, %acc_351, %c_21 : f32
                %acc_354 = math.fma %acc_353, %acc_351, %c_22 : f32
                %acc_355 = math.fma %acc_354, %acc_351, %c_23 : f32
                %acc_356 = math.fma %acc_355, %acc_351, %c_24 : f32
                %acc_357 = math.fma %acc_356, %acc_351, %c_25 : f32
                %acc_358 = math.fma %acc_357, %acc_351, %c_25 : f32
                %v_359 = arith.fptosi %v_349 : f32 to i32
                %v_360 = arith.shrsi %v_359, %c_26 : i32
                %v_361 = arith.subi %v_359, %v_360 : i32
                %v_362 = arith.addi %v_360, %c_28 : i32
                %v_363 = arith.shli %v_362, %c_27 : i32
                %v_364 = arith.bitcast %v_363 : i32 to f32
                %v_365 = arith.mulf %acc_358, %v_364 : f32
                %v_366 = arith.addi %v_361, %c_28 : i32
                %v_367 = arith.shli %v_366, %c_27 : i32
                %v_368 = arith.bitcast %v_367 : i32 to f32
                %v_369 = arith.mulf %v_365, %v_368 : f32
                %v_370 = arith.addf %v_369, %c_25 : f32
                %v_371 = arith.divf %c_25, %v_370 : f32
                %v_372 = arith.mulf %sum_312, %v_371 : f32
                %v_373 = arith.mulf %v_372, %sum_332 : f32
                memref.store %v_373, %hidden[%v_280, %i_285] : memref<?x24xf32>
                %v_374 = arith.subf %c_13, %sum_322 : f32
                %is_375 = arith.cmpf ogt, %v_374, %c_14 : f32
                %v_376 = arith.select %is_375, %c_14, %v_374 : f32
                %is_377 = arith.cmpf olt, %v_376, %c_15 : f32
                %v_378 = arith.select %is_377, %c_15, %v_376 : f32
                %v_379 = arith.mulf %v_378, %c_16 : f32
                %v_380 = math.roundeven %v_379 : f32
                %acc_381 = math.fma %v_380, %c_17, %v_378 : f32
                %acc_382 = math.fma %v_380, %c_18, %acc_381 : f32
                %acc_383 = math.fma %c_19, %acc_382, %c_20 : f32
                %acc_384 = math.fma %acc_383, %acc_382, %c_21 : f32
                %acc_385 = math.fma %acc_384, %acc_382, %c_22 : f32
                %acc_386 = math.fma %acc_385, %acc_382, %c_23 : f32
                %acc_387 = math.fma %acc_386, %acc_382, %c_24 : f32
                %acc_388 = math.fma %acc_387, %acc_382, %c_25 : f32
                %acc_389 = math.fma %acc_388, %acc_382, %c_25 : f32
                %v_390 = arith.fptosi %v_380 : f32 to i32
                %v_391 = arith.shrsi %v_390, %c_26 : i32
                %v_392 = arith.subi %v_390, %v_391 : i32
                %v_393 = arith.addi %v_391, %c_28 : i32
                %v_394 = arith.shli %v_393, %c_27 : i32
                %v_395 = arith.bitcast %v_394 : i32 to f32
                %v_396 = arith.mulf %acc_389, %v_395 : f32
                %v_397 = arith.addi %v_392, %c_28 : i32
                %v_398 = arith.shli %v_397, %c_27 : i32
                %v_399 = arith.bitcast %v_398 : i32 to f32
                %v_400 = arith.mulf %v_396, %v_399 : f32
                %v_401 = arith.addf %v_400, %c_25 : f32
                %v_402 = arith.divf %c_25, %v_401 : f32
                %v_403 = arith.mulf %sum_322, %v_402 : f32
                %v_404 = arith.mulf %v_403, %sum_342 : f32
                memref.store %v_404, %hidden[%v_282, %i_285] : memref<?x24xf32>
              }
            }
            %is_405 = arith.cmpi eq, %v_26, %c_6 : index
            %v_406 = arith.andi %is_405, %is_28 : i1
            scf.if %v_406 {
              %v_407 = memref.load %group[%c_3] : memref<5xi32>
              %v_408 = arith.index_cast %v_407 : i32 to index
              %v_409 = arith.divui %v_408, %c_8 : index
              scf.for %i_410 = %v_1 to %v_3 step %c_6 {
                %v_411 = arith.addi %i_410, %c_1 : index
                %loop_413:2 = scf.for %i_412 = %c_3 to %c_11 step %c_4 iter_args(%carry_414 = %c_10, %carry_415 = %c_10) -> (vector<8xf32>, vector<8xf32>) {
                  %v_416 = vector.load %x[%v_409, %i_412] : memref<?x40xf32>, vector<8xf32>
                  %v_417 = arith.addi %i_412, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_17, %i_410, %v_417], read, locality<3>, data : memref<8x48x40xf32>
                  %v_418 = vector.load %expert_gate_up[%v_17, %i_410, %i_412] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_419 = math.fma %v_418, %v_416, %carry_414 : vector<8xf32>
                  %v_420 = arith.addi %i_412, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_17, %v_411, %v_420], read, locality<3>, data : memref<8x48x40xf32>
                  %v_421 = vector.load %expert_gate_up[%v_17, %v_411, %i_412] : memref<8x48x40xf32>, vector<8xf32>
                  %acc_422 = math.fma %v_421, %v_416, %carry_415 : vector<8xf32>
                  scf.yield %acc_419, %acc_422 : vector<8xf32>, vector<8xf32>
                }
                %v_423 = vector.shuffle %loop_413#0, %loop_413#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_424 = vector.shuffle %loop_413#0, %loop_413#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_425 = arith.addf %v_423, %v_424 : vector<4xf32>
                %v_426 = vector.shuffle %v_425, %v_425 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_427 = vector.shuffle %v_425, %v_425 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_428 = arith.addf %v_426, %v_427 : vector<2xf32>
                %v_429 = vector.shuffle %v_428, %v_428 [0] : vector<2xf32>, vector<2xf32>
                %v_430 = vector.shuffle %v_428, %v_428 [1] : vector<2xf32>, vector<2xf32>
                %v_431 = arith.addf %v_429, %v_430 : vector<1xf32>
                %sum_432 = vector.extract %v_431[0] : f32 from vector<1xf32>
                %v_433 = vector.shuffle %loop_413#1, %loop_413#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_434 = vector.shuffle %loop_413#1, %loop_413#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_435 = arith.addf %v_433, %v_434 : vector<4xf32>
                %v_436 = vector.shuffle %v_435, %v_435 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_437 = vector.shuffle %v_435, %v_435 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_438 = arith.addf %v_436, %v_437 : vector<2xf32>
                %v_439 = vector.shuffle %v_438, %v_438 [0] : vector<2xf32>, vector<2xf32>
                %v_440 = vector.shuffle %v_438, %v_438 [1] : vector<2xf32>, vector<2xf32>
                %v_441 = arith.addf %v_439, %v_440 : vector<1xf32>
                %sum_442 = vector.extract %v_441[0] : f32 from vector<1xf32>
                %v_443 = arith.subf %c_13, %sum_432 : f32
                %is_444 = arith.cmpf ogt, %v_443, %c_14 : f32
                %v_445 = arith.select %is_444, %c_14, %v_443 : f32
                %is_446 = arith.cmpf olt, %v_445, %c_15 : f32
                %v_447 = arith.select %is_446, %c_15, %v_445 : f32
                %v_448 = arith.mulf %v_447, %c_16 : f32
                %v_449 = math.roundeven %v_448 : f32
                %acc_450 = math.fma %v_449, %c_17, %v_447 : f32
                %acc_451 = math.fma %v_449, %c_18, %acc_450 : f32
                %acc_452 = math.fma %c_19, %acc_451, %c_20 : f32
                %acc_453 = math.fma %acc_452, %acc_451, %c_21 : f32
                %acc_454 = math.fma %acc_453, %acc_451, %c_22 : f32
                %acc_455 = math.fma %acc_454, %acc_451, %c_23 : f32
                %acc_456 = math.fma %acc_455, %acc_451, %c_24 : f32
                %acc_457 = math.fma %acc_456, %acc_451, %c_25 : f32
                %acc_458 = math.fma %acc_457, %acc_451, %c_25 : f32
                %v_459 = arith.fptosi %v_449 : f32 to i32
                %v_460 = arith.shrsi %v_459, %c_26 : i32
                %v_461 = arith.subi %v_459, %v_460 : i32
                %v_462 = arith.addi %v_460, %c_28 : i32
                %v_463 = arith.shli %v_462, %c_27 : i32
                %v_464 = arith.bitcast %v_463 : i32 to f32
                %v_465 = arith.mulf %acc_458, %v_464 : f32
                %v_466 = arith.addi %v_461, %c_28 : i32
                %v_467 = arith.shli %v_466, %c_27 : i32
                %v_468 = arith.bitcast %v_467 : i32 to f32
                %v_469 = arith.mulf %v_465, %v_468 : f32
                %v_470 = arith.addf %v_469, %c_25 : f32
                %v_471 = arith.divf %c_25, %v_470 : f32
                %v_472 = arith.mulf %sum_432, %v_471 : f32
                %v_473 = arith.mulf %v_472, %sum_442 : f32
                memref.store %v_473, %hidden[%v_408, %i_410] : memref<?x24xf32>
              }
            }
            %is_474 = arith.cmpi eq, %v_26, %c_7 : index
            %v_475 = arith.select %is_474, %c_3, %v_26 : index
            scf.yield %v_475 : index
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
        %c_7 = arith.constant 4 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 2 : index
        %c_10 = arith.constant 39 : index
        %c_11 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_12 = arith.constant 24 : index
        %c_13 = arith.constant 512 : index
        %c_14 = arith.constant 0x00000000 : f32
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
            %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
            %loop_20:1 = scf.for %i_19 = %i_4 to %slots step %c_3 iter_args(%carry_21 = %c_2) -> (index) {
              %v_22 = arith.index_cast %i_19 : index to i32
              %v_23 = memref.load %ids[%i_19] : memref<?xi32>
              %is_24 = arith.cmpi eq, %v_23, %v_5 : i32
              scf.if %is_24 {
                memref.store %v_22, %group[%carry_21] : memref<5xi32>
                %v_25 = arith.addi %carry_21, %c_3 : index
                memref.store %v_22, %group[%v_25] : memref<5xi32>
              }
              %v_26 = arith.addi %carry_21, %c_3 : index
              %v_27 = arith.select %is_24, %v_26, %carry_21 : index
              %v_28 = arith.subi %slots, %c_3 : index
              %is_29 = arith.cmpi eq, %i_19, %v_28 : index
              %is_30 = arith.cmpi eq, %v_27, %c_7 : index
              %is_31 = arith.cmpi eq, %v_27, %c_8 : index
              %v_32 = arith.andi %is_31, %is_29 : i1
              %v_33 = arith.ori %is_30, %v_32 : i1
              scf.if %v_33 {
                %v_34 = memref.load %group[%c_2] : memref<5xi32>
                %v_35 = arith.index_cast %v_34 : i32 to index
                %v_36 = memref.load %group[%c_3] : memref<5xi32>
                %v_37 = arith.index_cast %v_36 : i32 to index
                %v_38 = memref.load %group[%c_9] : memref<5xi32>
                %v_39 = arith.index_cast %v_38 : i32 to index
                %v_40 = memref.load %group[%c_8] : memref<5xi32>
                %v_41 = arith.index_cast %v_40 : i32 to index
                scf.for %i_42 = %v_1 to %v_3 step %c_9 {
                  %v_43 = arith.addi %i_42, %c_3 : index
                  %v_44 = arith.minsi %v_43, %c_10 : index
                  %loop_46:8 = scf.for %i_45 = %c_2 to %c_12 step %c_5 iter_args(%carry_47 = %c_11, %carry_48 = %c_11, %carry_49 = %c_11, %carry_50 = %c_11, %carry_51 = %c_11, %carry_52 = %c_11, %carry_53 = %c_11, %carry_54 = %c_11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                    %v_55 = vector.load %hidden[%v_35, %i_45] : memref<?x24xf32>, vector<8xf32>
                    %v_56 = vector.load %hidden[%v_37, %i_45] : memref<?x24xf32>, vector<8xf32>
                    %v_57 = vector.load %hidden[%v_39, %i_45] : memref<?x24xf32>, vector<8xf32>
                    %v_58 = vector.load %hidden[%v_41, %i_45] : memref<?x24xf32>, vector<8xf32>
                    %v_59 = arith.addi %i_45, %c_13 : index
                    memref.prefetch %expert_down[%v_18, %i_42, %v_59], read, locality<3>, data : memref<8x40x24xf32>
                    %v_60 = vector.load %expert_down[%v_18, %i_42, %i_45] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_61 = math.fma %v_60, %v_55, %carry_47 : vector<8xf32>
                    %acc_62 = math.fma %v_60, %v_56, %carry_48 : vector<8xf32>
                    %acc_63 = math.fma %v_60, %v_57, %carry_49 : vector<8xf32>
                    %acc_64 = math.fma %v_60, %v_58, %carry_50 : vector<8xf32>
                    %v_65 = arith.addi %i_45, %c_13 : index
                    memref.prefetch %expert_down[%v_18, %v_44, %v_65], read, locality<3>, data : memref<8x40x24xf32>
                    %v_66 = vector.load %expert_down[%v_18, %v_44, %i_45] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_67 = math.fma %v_66, %v_55, %carry_51 : vector<8xf32>
                    %acc_68 = math.fma %v_66, %v_56, %carry_52 : vector<8xf32>
                    %acc_69 = math.fma %v_66, %v_57, %carry_53 : vector<8xf32>
                    %acc_70 = math.fma %v_66, %v_58, %carry_54 : vector<8xf32>
                    scf.yield %acc_61, %acc_62, %acc_63, %acc_64, %acc_67, %acc_68, %acc_69, %acc_70 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                  }
                  %v_71 = vector.shuffle %loop_46#0, %loop_46#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_72 = vector.shuffle %loop_46#0, %loop_46#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_73 = arith.addf %v_71, %v_72 : vector<4xf32>
                  %v_74 = vector.shuffle %v_73, %v_73 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_75 = vector.shuffle %v_73, %v_73 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_76 = arith.addf %v_74, %v_75 : vector<2xf32>
                  %v_77 = vector.shuffle %v_76, %v_76 [0] : vector<2xf32>, vector<2xf32>
                  %v_78 = vector.shuffle %v_76, %v_76 [1] : vector<2xf32>, vector<2xf32>
                  %v_79 = arith.addf %v_77, %v_78 : vector<1xf32>
                  %sum_80 = vector.extract %v_79[0] : f32 from vector<1xf32>
                  %v_81 = vector.shuffle %loop_46#1, %loop_46#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_82 = vector.shuffle %loop_46#1, %loop_46#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_83 = arith.addf %v_81, %v_82 : vector<4xf32>
                  %v_84 = vector.shuffle %v_83, %v_83 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_85 = vector.shuffle %v_83, %v_83 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_86 = arith.addf %v_84, %v_85 : vector<2xf32>
                  %v_87 = vector.shuffle %v_86, %v_86 [0] : vector<2xf32>, vector<2xf32>
                  %v_88 = vector.shuffle %v_86, %v_86 [1] : vector<2xf32>, vector<2xf32>
                  %v_89 = arith.addf %v_87, %v_88 : vector<1xf32>
                  %sum_90 = vector.extract %v_89[0] : f32 from vector<1xf32>
                  %v_91 = vector.shuffle %loop_46#2, %loop_46#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_92 = vector.shuffle %loop_46#2, %loop_46#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_93 = arith.addf %v_91, %v_92 : vector<4xf32>
                  %v_94 = vector.shuffle %v_93, %v_93 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_95 = vector.shuffle %v_93, %v_93 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_96 = arith.addf %v_94, %v_95 : vector<2xf32>
                  %v_97 = vector.shuffle %v_96, %v_96 [0] : vector<2xf32>, vector<2xf32>
                  %v_98 = vector.shuffle %v_96, %v_96 [1] : vector<2xf32>, vector<2xf32>
                  %v_99 = arith.addf %v_97, %v_98 : vector<1xf32>
                  %sum_100 = vector.extract %v_99[0] : f32 from vector<1xf32>
                  %v_101 = vector.shuffle %loop_46#3, %loop_46#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_102 = vector.shuffle %loop_46#3, %loop_46#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_103 = arith.addf %v_101, %v_102 : vector<4xf32>
                  %v_104 = vector.shuffle %v_103, %v_103 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_105 = vector.shuffle %v_103, %v_103 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_106 = arith.addf %v_104, %v_105 : vector<2xf32>
                  %v_107 = vector.shuffle %v_106, %v_106 [0] : vector<2xf32>, vector<2xf32>
                  %v_108 = vector.shuffle %v_106, %v_106 [1] : vector<2xf32>, vector<2xf32>
                  %v_109 = arith.addf %v_107, %v_108 : vector<1xf32>
                  %sum_110 = vector.extract %v_109[0] : f32 from vector<1xf32>
                  %v_111 = vector.shuffle %loop_46#4, %loop_46#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_112 = vector.shuffle %loop_46#4, %loop_46#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_113 = arith.addf %v_111, %v_112 : vector<4xf32>
                  %v_114 = vector.shuffle %v_113, %v_113 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_115 = vector.shuffle %v_113, %v_113 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_116 = arith.addf %v_114, %v_115 : vector<2xf32>
                  %v_117 = vector.shuffle %v_116, %v_116 [0] : vector<2xf32>, vector<2xf32>
                  %v_118 = vector.shuffle %v_116, %v_116 [1] : vector<2xf32>, vector<2xf32>
                  %v_119 = arith.addf %v_117, %v_118 : vector<1xf32>
                  %sum_120 = vector.extract %v_119[0] : f32 from vector<1xf32>
                  %v_121 = vector.shuffle %loop_46#5, %loop_46#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_122 = vector.shuffle %loop_46#5, %loop_46#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_123 = arith.addf %v_121, %v_122 : vector<4xf32>
                  %v_124 = vector.shuffle %v_123, %v_123 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_125 = vector.shuffle %v_123, %v_123 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_126 = arith.addf %v_124, %v_125 : vector<2xf32>
                  %v_127 = vector.shuffle %v_126, %v_126 [0] : vector<2xf32>, vector<2xf32>
                  %v_128 = vector.shuffle %v_126, %v_126 [1] : vector<2xf32>, vector<2xf32>
                  %v_129 = arith.addf %v_127, %v_128 : vector<1xf32>
                  %sum_130 = vector.extract %v_129[0] : f32 from vector<1xf32>
                  %v_131 = vector.shuffle %loop_46#6, %loop_46#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_132 = vector.shuffle %loop_46#6, %loop_46#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_133 = arith.addf %v_131, %v_132 : vector<4xf32>
                  %v_134 = vector.shuffle %v_133, %v_133 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_135 = vector.shuffle %v_133, %v_133 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_136 = arith.addf %v_134, %v_135 : vector<2xf32>
                  %v_137 = vector.shuffle %v_136, %v_136 [0] : vector<2xf32>, vector<2xf32>
                  %v_138 = vector.shuffle %v_136, %v_136 [1] : vector<2xf32>, vector<2xf32>
                  %v_139 = arith.addf %v_137, %v_138 : vector<1xf32>
                  %sum_140 = vector.extract %v_139[0] : f32 from vector<1xf32>
                  %v_141 = vector.shuffle %loop_46#7, %loop_46#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_142 = vector.shuffle %loop_46#7, %loop_46#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_143 = arith.addf %v_141, %v_142 : vector<4xf32>
                  %v_144 = vector.shuffle %v_143, %v_143 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_145 = vector.shuffle %v_143, %v_143 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_146 = arith.addf %v_144, %v_145 : vector<2xf32>
                  %v_147 = vector.shuffle %v_146, %v_146 [0] : vector<2xf32>, vector<2xf32>
                  %v_148 = vector.shuffle %v_146, %v_146 [1] : vector<2xf32>, vector<2xf32>
                  %v_149 = arith.addf %v_147, %v_148 : vector<1xf32>
                  %sum_150 = vector.extract %v_149[0] : f32 from vector<1xf32>
                  memref.store %sum_80, %outputs[%v_35, %i_42] : memref<?x40xf32>
                  memref.store %sum_90, %outputs[%v_37, %i_42] : memref<?x40xf32>
                  memref.store %sum_100, %outputs[%v_39, %i_42] : memref<?x40xf32>
                  memref.store %sum_110, %outputs[%v_41, %i_42] : memref<?x40xf32>
                  memref.store %sum_120, %outputs[%v_35, %v_44] : memref<?x40xf32>
                  memref.store %sum_130, %outputs[%v_37, %v_44] : memref<?x40xf32>
                  memref.store %sum_140, %outputs[%v_39, %v_44] : memref<?x40xf32>
                  memref.store %sum_150, %outputs[%v_41, %v_44] : memref<?x40xf32>
                }
              }
              %is_151 = arith.cmpi eq, %v_27, %c_9 : index
              %v_152 = arith.andi %is_151, %is_29 : i1
              scf.if %v_152 {
                %v_153 = memref.load %group[%c_2] : memref<5xi32>
                %v_154 = arith.index_cast %v_153 : i32 to index
                %v_155 = memref.load %group[%c_3] : memref<5xi32>
                %v_156 = arith.index_cast %v_155 : i32 to index
                scf.for %i_157 = %v_1 to %v_3 step %c_9 {
                  %v_158 = arith.addi %i_157, %c_3 : index
                  %v_159 = arith.minsi %v_158, %c_10 : index
                  %loop_161:4 = scf.for %i_160 = %c_2 to %c_12 step %c_5 iter_args(%carry_162 = %c_11, %carry_163 = %c_11, %carry_164 = %c_11, %carry_165 = %c_11) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                    %v_166 = vector.load %hidden[%v_154, %i_160] : memref<?x24xf32>, vector<8xf32>
                    %v_167 = vector.load %hidden[%v_156, %i_160] : memref<?x24xf32>, vector<8xf32>
                    %v_168 = arith.addi %i_160, %c_13 : index
                    memref.prefetch %expert_down[%v_18, %i_157, %v_168], read, locality<3>, data : memref<8x40x24xf32>
                    %v_169 = vector.load %expert_down[%v_18, %i_157, %i_160] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_170 = math.fma %v_169, %v_166, %carry_162 : vector<8xf32>
                    %acc_171 = math.fma %v_169, %v_167, %carry_163 : vector<8xf32>
                    %v_172 = arith.addi %i_160, %c_13 : index
                    memref.prefetch %expert_down[%v_18, %v_159, %v_172], read, locality<3>, data : memref<8x40x24xf32>
                    %v_173 = vector.load %expert_down[%v_18, %v_159, %i_160] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_174 = math.fma %v_173, %v_166, %carry_164 : vector<8xf32>
                    %acc_175 = math.fma %v_173, %v_167, %carry_165 : vector<8xf32>
                    scf.yield %acc_170, %acc_171, %acc_174, %acc_175 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                  }
                  %v_176 = vector.shuffle %loop_161#0, %loop_161#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_177 = vector.shuffle %loop_161#0, %loop_161#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_178 = arith.addf %v_176, %v_177 : vector<4xf32>
                  %v_179 = vector.shuffle %v_178, %v_178 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_180 = vector.shuffle %v_178, %v_178 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_181 = arith.addf %v_179, %v_180 : vector<2xf32>
                  %v_182 = vector.shuffle %v_181, %v_181 [0] : vector<2xf32>, vector<2xf32>
                  %v_183 = vector.shuffle %v_181, %v_181 [1] : vector<2xf32>, vector<2xf32>
                  %v_184 = arith.addf %v_182, %v_183 : vector<1xf32>
                  %sum_185 = vector.extract %v_184[0] : f32 from vector<1xf32>
                  %v_186 = vector.shuffle %loop_161#1, %loop_161#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_187 = vector.shuffle %loop_161#1, %loop_161#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_188 = arith.addf %v_186, %v_187 : vector<4xf32>
                  %v_189 = vector.shuffle %v_188, %v_188 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_190 = vector.shuffle %v_188, %v_188 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_191 = arith.addf %v_189, %v_190 : vector<2xf32>
                  %v_192 = vector.shuffle %v_191, %v_191 [0] : vector<2xf32>, vector<2xf32>
                  %v_193 = vector.shuffle %v_191, %v_191 [1] : vector<2xf32>, vector<2xf32>
                  %v_194 = arith.addf %v_192, %v_193 : vector<1xf32>
                  %sum_195 = vector.extract %v_194[0] : f32 from vector<1xf32>
                  %v_196 = vector.shuffle %loop_161#2, %loop_161#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_197 = vector.shuffle %loop_161#2, %loop_161#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_198 = arith.addf %v_196, %v_197 : vector<4xf32>
                  %v_199 = vector.shuffle %v_198, %v_198 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_200 = vector.shuffle %v_198, %v_198 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_201 = arith.addf %v_199, %v_200 : vector<2xf32>
                  %v_202 = vector.shuffle %v_201, %v_201 [0] : vector<2xf32>, vector<2xf32>
                  %v_203 = vector.shuffle %v_201, %v_201 [1] : vector<2xf32>, vector<2xf32>
                  %v_204 = arith.addf %v_202, %v_203 : vector<1xf32>
                  %sum_205 = vector.extract %v_204[0] : f32 from vector<1xf32>
                  %v_206 = vector.shuffle %loop_161#3, %loop_161#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_207 = vector.shuffle %loop_161#3, %loop_161#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_208 = arith.addf %v_206, %v_207 : vector<4xf32>
                  %v_209 = vector.shuffle %v_208, %v_208 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_210 = vector.shuffle %v_208, %v_208 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_211 = arith.addf %v_209, %v_210 : vector<2xf32>
                  %v_212 = vector.shuffle %v_211, %v_211 [0] : vector<2xf32>, vector<2xf32>
                  %v_213 = vector.shuffle %v_211, %v_211 [1] : vector<2xf32>, vector<2xf32>
                  %v_214 = arith.addf %v_212, %v_213 : vector<1xf32>
                  %sum_215 = vector.extract %v_214[0] : f32 from vector<1xf32>
                  memref.store %sum_185, %outputs[%v_154, %i_157] : memref<?x40xf32>
                  memref.store %sum_195, %outputs[%v_156, %i_157] : memref<?x40xf32>
                  memref.store %sum_205, %outputs[%v_154, %v_159] : memref<?x40xf32>
                  memref.store %sum_215, %outputs[%v_156, %v_159] : memref<?x40xf32>
                }
              }
              %is_216 = arith.cmpi eq, %v_27, %c_3 : index
              %v_217 = arith.andi %is_216, %is_29 : i1
              scf.if %v_217 {
                %v_218 = memref.load %group[%c_2] : memref<5xi32>
                %v_219 = arith.index_cast %v_218 : i32 to index
                scf.for %i_220 = %v_1 to %v_3 step %c_9 {
                  %v_221 = arith.addi %i_220, %c_3 : index
                  %v_222 = arith.minsi %v_221, %c_10 : index
                  %loop_224:2 = scf.for %i_223 = %c_2 to %c_12 step %c_5 iter_args(%carry_225 = %c_11, %carry_226 = %c_11) -> (vector<8xf32>, vector<8xf32>) {
                    %v_227 = vector.load %hidden[%v_219, %i_223] : memref<?x24xf32>, vector<8xf32>
                    %v_228 = arith.addi %i_223, %c_13 : index
                    memref.prefetch %expert_down[%v_18, %i_220, %v_228], read, locality<3>, data : memref<8x40x24xf32>
                    %v_229 = vector.load %expert_down[%v_18, %i_220, %i_223] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_230 = math.fma %v_229, %v_227, %carry_225 : vector<8xf32>
                    %v_231 = arith.addi %i_223, %c_13 : index
                    memref.prefetch %expert_down[%v_18, %v_222, %v_231], read, locality<3>, data : memref<8x40x24xf32>
                    %v_232 = vector.load %expert_down[%v_18, %v_222, %i_223] : memref<8x40x24xf32>, vector<8xf32>
                    %acc_233 = math.fma %v_232, %v_227, %carry_226 : vector<8xf32>
                    scf.yield %acc_230, %acc_233 : vector<8xf32>, vector<8xf32>
                  }
                  %v_234 = vector.shuffle %loop_224#0, %loop_224#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_235 = vector.shuffle %loop_224#0, %loop_224#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_236 = arith.addf %v_234, %v_235 : vector<4xf32>
                  %v_237 = vector.shuffle %v_236, %v_236 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_238 = vector.shuffle %v_236, %v_236 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_239 = arith.addf %v_237, %v_238 : vector<2xf32>
                  %v_240 = vector.shuffle %v_239, %v_239 [0] : vector<2xf32>, vector<2xf32>
                  %v_241 = vector.shuffle %v_239, %v_239 [1] : vector<2xf32>, vector<2xf32>
                  %v_242 = arith.addf %v_240, %v_241 : vector<1xf32>
                  %sum_243 = vector.extract %v_242[0] : f32 from vector<1xf32>
                  %v_244 = vector.shuffle %loop_224#1, %loop_224#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_245 = vector.shuffle %loop_224#1, %loop_224#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_246 = arith.addf %v_244, %v_245 : vector<4xf32>
                  %v_247 = vector.shuffle %v_246, %v_246 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_248 = vector.shuffle %v_246, %v_246 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_249 = arith.addf %v_247, %v_248 : vector<2xf32>
                  %v_250 = vector.shuffle %v_249, %v_249 [0] : vector<2xf32>, vector<2xf32>
                  %v_251 = vector.shuffle %v_249, %v_249 [1] : vector<2xf32>, vector<2xf32>
                  %v_252 = arith.addf %v_250, %v_251 : vector<1xf32>
                  %sum_253 = vector.extract %v_252[0] : f32 from vector<1xf32>
                  memref.store %sum_243, %outputs[%v_219, %i_220] : memref<?x40xf32>
                  memref.store %sum_253, %outputs[%v_219, %v_222] : memref<?x40xf32>
                }
              }
              %is_254 = arith.cmpi eq, %v_27, %c_7 : index
              %v_255 = arith.select %is_254, %c_2, %v_27 : index
              scf.yield %v_255 : index
            }
          }
        }
        // combine: the token's slots in order
        scf.for %i_256 = %c_2 to %tokens step %c_3 {
          scf.for %i_257 = %v_1 to %v_3 step %c_3 {
            %v_258 = arith.muli %i_256, %c_8 : index
            %v_259 = memref.load %outputs[%v_258, %i_257] : memref<?x40xf32>
            %v_260 = memref.load %weights[%v_258] : memref<?xf32>
            %v_261 = arith.mulf %v_259, %v_260 : f32
            %v_262 = arith.muli %i_256, %c_8 : index
            %v_263 = arith.addi %v_262, %c_3 : index
            %v_264 = memref.load %outputs[%v_263, %i_257] : memref<?x40xf32>
            %v_265 = memref.load %weights[%v_263] : memref<?xf32>
            %v_266 = arith.mulf %v_264, %v_265 : f32
            %v_267 = arith.addf %v_261, %v_266 : f32
            %v_268 = arith.muli %i_256, %c_8 : index
            %v_269 = arith.addi %v_268, %c_9 : index
            %v_270 = memref.load %outputs[%v_269, %i_257] : memref<?x40xf32>
            %v_271 = memref.load %weights[%v_269] : memref<?xf32>
            %v_272 = arith.mulf %v_270, %v_271 : f32
            %v_273 = arith.addf %v_267, %v_272 : f32
            memref.store %v_273, %y[%i_256, %i_257] : memref<?x40xf32>
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
