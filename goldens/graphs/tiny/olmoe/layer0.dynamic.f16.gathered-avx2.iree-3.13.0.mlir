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
        %c_12 = arith.constant 1024 : index
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
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf16>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf16>{%slots}
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
                  %v_57 = vector.load %x[%v_39, %i_47] : memref<?x40xf16>, vector<8xf16>
                  %v_58 = arith.extf %v_57 : vector<8xf16> to vector<8xf32>
                  %v_59 = vector.load %x[%v_40, %i_47] : memref<?x40xf16>, vector<8xf16>
                  %v_60 = arith.extf %v_59 : vector<8xf16> to vector<8xf32>
                  %v_61 = vector.load %x[%v_41, %i_47] : memref<?x40xf16>, vector<8xf16>
                  %v_62 = arith.extf %v_61 : vector<8xf16> to vector<8xf32>
                  %v_63 = vector.load %x[%v_42, %i_47] : memref<?x40xf16>, vector<8xf16>
                  %v_64 = arith.extf %v_63 : vector<8xf16> to vector<8xf32>
                  %v_65 = arith.addi %i_47, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_45, %v_65], read, locality<3>, data : memref<8x48x40xf16>
                  %v_66 = vector.load %expert_gate_up[%v_15, %i_45, %i_47] : memref<8x48x40xf16>, vector<8xf16>
                  %v_67 = arith.extf %v_66 : vector<8xf16> to vector<8xf32>
                  %acc_68 = math.fma %v_67, %v_58, %carry_49 : vector<8xf32>
                  %acc_69 = math.fma %v_67, %v_60, %carry_50 : vector<8xf32>
                  %acc_70 = math.fma %v_67, %v_62, %carry_51 : vector<8xf32>
                  %acc_71 = math.fma %v_67, %v_64, %carry_52 : vector<8xf32>
                  %v_72 = arith.addi %i_47, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_46, %v_72], read, locality<3>, data : memref<8x48x40xf16>
                  %v_73 = vector.load %expert_gate_up[%v_15, %v_46, %i_47] : memref<8x48x40xf16>, vector<8xf16>
                  %v_74 = arith.extf %v_73 : vector<8xf16> to vector<8xf32>
                  %acc_75 = math.fma %v_74, %v_58, %carry_53 : vector<8xf32>
                  %acc_76 = math.fma %v_74, %v_60, %carry_54 : vector<8xf32>
                  %acc_77 = math.fma %v_74, %v_62, %carry_55 : vector<8xf32>
                  %acc_78 = math.fma %v_74, %v_64, %carry_56 : vector<8xf32>
                  scf.yield %acc_68, %acc_69, %acc_70, %acc_71, %acc_75, %acc_76, %acc_77, %acc_78 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                }
                %v_79 = vector.shuffle %loop_48#0, %loop_48#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_80 = vector.shuffle %loop_48#0, %loop_48#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_81 = arith.addf %v_79, %v_80 : vector<4xf32>
                %v_82 = vector.shuffle %v_81, %v_81 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_83 = vector.shuffle %v_81, %v_81 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_84 = arith.addf %v_82, %v_83 : vector<2xf32>
                %v_85 = vector.shuffle %v_84, %v_84 [0] : vector<2xf32>, vector<2xf32>
                %v_86 = vector.shuffle %v_84, %v_84 [1] : vector<2xf32>, vector<2xf32>
                %v_87 = arith.addf %v_85, %v_86 : vector<1xf32>
                %sum_88 = vector.extract %v_87[0] : f32 from vector<1xf32>
                %v_89 = vector.shuffle %loop_48#1, %loop_48#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_90 = vector.shuffle %loop_48#1, %loop_48#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_91 = arith.addf %v_89, %v_90 : vector<4xf32>
                %v_92 = vector.shuffle %v_91, %v_91 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_93 = vector.shuffle %v_91, %v_91 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_94 = arith.addf %v_92, %v_93 : vector<2xf32>
                %v_95 = vector.shuffle %v_94, %v_94 [0] : vector<2xf32>, vector<2xf32>
                %v_96 = vector.shuffle %v_94, %v_94 [1] : vector<2xf32>, vector<2xf32>
                %v_97 = arith.addf %v_95, %v_96 : vector<1xf32>
                %sum_98 = vector.extract %v_97[0] : f32 from vector<1xf32>
                %v_99 = vector.shuffle %loop_48#2, %loop_48#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_100 = vector.shuffle %loop_48#2, %loop_48#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_101 = arith.addf %v_99, %v_100 : vector<4xf32>
                %v_102 = vector.shuffle %v_101, %v_101 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_103 = vector.shuffle %v_101, %v_101 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_104 = arith.addf %v_102, %v_103 : vector<2xf32>
                %v_105 = vector.shuffle %v_104, %v_104 [0] : vector<2xf32>, vector<2xf32>
                %v_106 = vector.shuffle %v_104, %v_104 [1] : vector<2xf32>, vector<2xf32>
                %v_107 = arith.addf %v_105, %v_106 : vector<1xf32>
                %sum_108 = vector.extract %v_107[0] : f32 from vector<1xf32>
                %v_109 = vector.shuffle %loop_48#3, %loop_48#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_110 = vector.shuffle %loop_48#3, %loop_48#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_111 = arith.addf %v_109, %v_110 : vector<4xf32>
                %v_112 = vector.shuffle %v_111, %v_111 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_113 = vector.shuffle %v_111, %v_111 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_114 = arith.addf %v_112, %v_113 : vector<2xf32>
                %v_115 = vector.shuffle %v_114, %v_114 [0] : vector<2xf32>, vector<2xf32>
                %v_116 = vector.shuffle %v_114, %v_114 [1] : vector<2xf32>, vector<2xf32>
                %v_117 = arith.addf %v_115, %v_116 : vector<1xf32>
                %sum_118 = vector.extract %v_117[0] : f32 from vector<1xf32>
                %v_119 = vector.shuffle %loop_48#4, %loop_48#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_120 = vector.shuffle %loop_48#4, %loop_48#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_121 = arith.addf %v_119, %v_120 : vector<4xf32>
                %v_122 = vector.shuffle %v_121, %v_121 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_123 = vector.shuffle %v_121, %v_121 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_124 = arith.addf %v_122, %v_123 : vector<2xf32>
                %v_125 = vector.shuffle %v_124, %v_124 [0] : vector<2xf32>, vector<2xf32>
                %v_126 = vector.shuffle %v_124, %v_124 [1] : vector<2xf32>, vector<2xf32>
                %v_127 = arith.addf %v_125, %v_126 : vector<1xf32>
                %sum_128 = vector.extract %v_127[0] : f32 from vector<1xf32>
                %v_129 = vector.shuffle %loop_48#5, %loop_48#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_130 = vector.shuffle %loop_48#5, %loop_48#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_131 = arith.addf %v_129, %v_130 : vector<4xf32>
                %v_132 = vector.shuffle %v_131, %v_131 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_133 = vector.shuffle %v_131, %v_131 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_134 = arith.addf %v_132, %v_133 : vector<2xf32>
                %v_135 = vector.shuffle %v_134, %v_134 [0] : vector<2xf32>, vector<2xf32>
                %v_136 = vector.shuffle %v_134, %v_134 [1] : vector<2xf32>, vector<2xf32>
                %v_137 = arith.addf %v_135, %v_136 : vector<1xf32>
                %sum_138 = vector.extract %v_137[0] : f32 from vector<1xf32>
                %v_139 = vector.shuffle %loop_48#6, %loop_48#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_140 = vector.shuffle %loop_48#6, %loop_48#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_141 = arith.addf %v_139, %v_140 : vector<4xf32>
                %v_142 = vector.shuffle %v_141, %v_141 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_143 = vector.shuffle %v_141, %v_141 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_144 = arith.addf %v_142, %v_143 : vector<2xf32>
                %v_145 = vector.shuffle %v_144, %v_144 [0] : vector<2xf32>, vector<2xf32>
                %v_146 = vector.shuffle %v_144, %v_144 [1] : vector<2xf32>, vector<2xf32>
                %v_147 = arith.addf %v_145, %v_146 : vector<1xf32>
                %sum_148 = vector.extract %v_147[0] : f32 from vector<1xf32>
                %v_149 = vector.shuffle %loop_48#7, %loop_48#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_150 = vector.shuffle %loop_48#7, %loop_48#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_151 = arith.addf %v_149, %v_150 : vector<4xf32>
                %v_152 = vector.shuffle %v_151, %v_151 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_153 = vector.shuffle %v_151, %v_151 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_154 = arith.addf %v_152, %v_153 : vector<2xf32>
                %v_155 = vector.shuffle %v_154, %v_154 [0] : vector<2xf32>, vector<2xf32>
                %v_156 = vector.shuffle %v_154, %v_154 [1] : vector<2xf32>, vector<2xf32>
                %v_157 = arith.addf %v_155, %v_156 : vector<1xf32>
                %sum_158 = vector.extract %v_157[0] : f32 from vector<1xf32>
                %v_159 = arith.subf %c_13, %sum_88 : f32
                %is_160 = arith.cmpf ogt, %v_159, %c_14 : f32
                %v_161 = arith.select %is_160, %c_14, %v_159 : f32
                %is_162 = arith.cmpf olt, %v_161, %c_15 : f32
                %v_163 = arith.select %is_162, %c_15, %v_161 : f32
                %v_164 = arith.mulf %v_163, %c_16 : f32
                %v_165 = math.roundeven %v_164 : f32
                %acc_166 = math.fma %v_165, %c_17, %v_163 : f32
                %acc_167 = math.fma %v_165, %c_18, %acc_166 : f32
                %acc_168 = math.fma %c_19, %acc_167, %c_20 : f32
                %acc_169 = math.fma %acc_168, %acc_167, %c_21 : f32
                %acc_170 = math.fma %acc_169, %acc_167, %c_22 : f32
                %acc_171 = math.fma %acc_170, %acc_167, %c_23 : f32
                %acc_172 = math.fma %acc_171, %acc_167, %c_24 : f32
                %acc_173 = math.fma %acc_172, %acc_167, %c_25 : f32
                %acc_174 = math.fma %acc_173, %acc_167, %c_25 : f32
                %v_175 = arith.fptosi %v_165 : f32 to i32
                %v_176 = arith.shrsi %v_175, %c_26 : i32
                %v_177 = arith.subi %v_175, %v_176 : i32
                %v_178 = arith.addi %v_176, %c_28 : i32
                %v_179 = arith.shli %v_178, %c_27 : i32
                %v_180 = arith.bitcast %v_179 : i32 to f32
                %v_181 = arith.mulf %acc_174, %v_180 : f32
                %v_182 = arith.addi %v_177, %c_28 : i32
                %v_183 = arith.shli %v_182, %c_27 : i32
                %v_184 = arith.bitcast %v_183 : i32 to f32
                %v_185 = arith.mulf %v_181, %v_184 : f32
                %v_186 = arith.addf %v_185, %c_25 : f32
                %v_187 = arith.divf %c_25, %v_186 : f32
                %v_188 = arith.mulf %sum_88, %v_187 : f32
                %v_189 = arith.mulf %v_188, %sum_128 : f32
                %v_190 = arith.truncf %v_189 : f32 to f16
                memref.store %v_190, %hidden[%v_32, %i_45] : memref<?x24xf16>
                %v_191 = arith.subf %c_13, %sum_98 : f32
                %is_192 = arith.cmpf ogt, %v_191, %c_14 : f32
                %v_193 = arith.select %is_192, %c_14, %v_191 : f32
                %is_194 = arith.cmpf olt, %v_193, %c_15 : f32
                %v_195 = arith.select %is_194, %c_15, %v_193 : f32
                %v_196 = arith.mulf %v_195, %c_16 : f32
                %v_197 = math.roundeven %v_196 : f32
                %acc_198 = math.fma %v_197, %c_17, %v_195 : f32
                %acc_199 = math.fma %v_197, %c_18, %acc_198 : f32
                %acc_200 = math.fma %c_19, %acc_199, %c_20 : f32
                %acc_201 = math.fma %acc_200, %acc_199, %c_21 : f32
                %acc_202 = math.fma %acc_201, %acc_199, %c_22 : f32
                %acc_203 = math.fma %acc_202, %acc_199, %c_23 : f32
                %acc_204 = math.fma %acc_203, %acc_199, %c_24 : f32
                %acc_205 = math.fma %acc_204, %acc_199, %c_25 : f32
                %acc_206 = math.fma %acc_205, %acc_199, %c_25 : f32
                %v_207 = arith.fptosi %v_197 : f32 to i32
                %v_208 = arith.shrsi %v_207, %c_26 : i32
                %v_209 = arith.subi %v_207, %v_208 : i32
                %v_210 = arith.addi %v_208, %c_28 : i32
                %v_211 = arith.shli %v_210, %c_27 : i32
                %v_212 = arith.bitcast %v_211 : i32 to f32
                %v_213 = arith.mulf %acc_206, %v_212 : f32
                %v_214 = arith.addi %v_209, %c_28 : i32
                %v_215 = arith.shli %v_214, %c_27 : i32
                %v_216 = arith.bitcast %v_215 : i32 to f32
                %v_217 = arith.mulf %v_213, %v_216 : f32
                %v_218 = arith.addf %v_217, %c_25 : f32
                %v_219 = arith.divf %c_25, %v_218 : f32
                %v_220 = arith.mulf %sum_98, %v_219 : f32
                %v_221 = arith.mulf %v_220, %sum_138 : f32
                %v_222 = arith.truncf %v_221 : f32 to f16
                memref.store %v_222, %hidden[%v_34, %i_45] : memref<?x24xf16>
                %v_223 = arith.subf %c_13, %sum_108 : f32
                %is_224 = arith.cmpf ogt, %v_223, %c_14 : f32
                %v_225 = arith.select %is_224, %c_14, %v_223 : f32
                %is_226 = arith.cmpf olt, %v_225, %c_15 : f32
                %v_227 = arith.select %is_226, %c_15, %v_225 : f32
                %v_228 = arith.mulf %v_227, %c_16 : f32
                %v_229 = math.roundeven %v_228 : f32
                %acc_230 = math.fma %v_229, %c_17, %v_227 : f32
                %acc_231 = math.fma %v_229, %c_18, %acc_230 : f32
                %acc_232 = math.fma %c_19, %acc_231, %c_20 : f32
                %acc_233 = math.fma %acc_232, %acc_231, %c_21 : f32
                %acc_234 = math.fma %acc_233, %acc_231, %c_22 : f32
                %acc_235 = math.fma %acc_234, %acc_231, %c_23 : f32
                %acc_236 = math.fma %acc_235, %acc_231, %c_24 : f32
                %acc_237 = math.fma %acc_236, %acc_231, %c_25 : f32
                %acc_238 = math.fma %acc_237, %acc_231, %c_25 : f32
                %v_239 = arith.fptosi %v_229 : f32 to i32
                %v_240 = arith.shrsi %v_239, %c_26 : i32
                %v_241 = arith.subi %v_239, %v_240 : i32
                %v_242 = arith.addi %v_240, %c_28 : i32
                %v_243 = arith.shli %v_242, %c_27 : i32
                %v_244 = arith.bitcast %v_243 : i32 to f32
                %v_245 = arith.mulf %acc_238, %v_244 : f32
                %v_246 = arith.addi %v_241, %c_28 : i32
                %v_247 = arith.shli %v_246, %c_27 : i32
                %v_248 = arith.bitcast %v_247 : i32 to f32
                %v_249 = arith.mulf %v_245, %v_248 : f32
                %v_250 = arith.addf %v_249, %c_25 : f32
                %v_251 = arith.divf %c_25, %v_250 : f32
                %v_252 = arith.mulf %sum_108, %v_251 : f32
                %v_253 = arith.mulf %v_252, %sum_148 : f32
                %v_254 = arith.truncf %v_253 : f32 to f16
                memref.store %v_254, %hidden[%v_36, %i_45] : memref<?x24xf16>
                %v_255 = arith.subf %c_13, %sum_118 : f32
                %is_256 = arith.cmpf ogt, %v_255, %c_14 : f32
                %v_257 = arith.select %is_256, %c_14, %v_255 : f32
                %is_258 = arith.cmpf olt, %v_257, %c_15 : f32
                %v_259 = arith.select %is_258, %c_15, %v_257 : f32
                %v_260 = arith.mulf %v_259, %c_16 : f32
                %v_261 = math.roundeven %v_260 : f32
                %acc_262 = math.fma %v_261, %c_17, %v_259 : f32
                %acc_263 = math.fma %v_261, %c_18, %acc_262 : f32
                %acc_264 = math.fma %c_19, %acc_263, %c_20 : f32
                %acc_265 = math.fma %acc_264, %acc_263, %c_21 : f32
                %acc_266 = math.fma %acc_265, %acc_263, %c_22 : f32
                %acc_267 = math.fma %acc_266, %acc_263, %c_23 : f32
                %acc_268 = math.fma %acc_267, %acc_263, %c_24 : f32
                %acc_269 = math.fma %acc_268, %acc_263, %c_25 : f32
                %acc_270 = math.fma %acc_269, %acc_263, %c_25 : f32
                %v_271 = arith.fptosi %v_261 : f32 to i32
                %v_272 = arith.shrsi %v_271, %c_26 : i32
                %v_273 = arith.subi %v_271, %v_272 : i32
                %v_274 = arith.addi %v_272, %c_28 : i32
                %v_275 = arith.shli %v_274, %c_27 : i32
                %v_276 = arith.bitcast %v_275 : i32 to f32
                %v_277 = arith.mulf %acc_270, %v_276 : f32
                %v_278 = arith.addi %v_273, %c_28 : i32
                %v_279 = arith.shli %v_278, %c_27 : i32
                %v_280 = arith.bitcast %v_279 : i32 to f32
                %v_281 = arith.mulf %v_277, %v_280 : f32
                %v_282 = arith.addf %v_281, %c_25 : f32
                %v_283 = arith.divf %c_25, %v_282 : f32
                %v_284 = arith.mulf %sum_118, %v_283 : f32
                %v_285 = arith.mulf %v_284, %sum_158 : f32
                %v_286 = arith.truncf %v_285 : f32 to f16
                memref.store %v_286, %hidden[%v_38, %i_45] : memref<?x24xf16>
              }
            }
            %is_287 = arith.cmpi eq, %v_24, %c_8 : index
            %v_288 = arith.andi %is_287, %is_26 : i1
            scf.if %v_288 {
              %v_289 = memref.load %group[%c_2] : memref<5xi32>
              %v_290 = arith.index_cast %v_289 : i32 to index
              %v_291 = memref.load %group[%c_5] : memref<5xi32>
              %v_292 = arith.index_cast %v_291 : i32 to index
              %v_293 = arith.divui %v_290, %c_7 : index
              %v_294 = arith.divui %v_292, %c_7 : index
              %v_295 = arith.addi %v_1, %c_0 : index
              %v_296 = arith.minsi %v_295, %c_9 : index
              scf.for %i_297 = %v_1 to %v_296 step %c_5 {
                %v_298 = arith.addi %i_297, %c_9 : index
                %loop_300:4 = scf.for %i_299 = %c_2 to %c_11 step %c_3 iter_args(%carry_301 = %c_10, %carry_302 = %c_10, %carry_303 = %c_10, %carry_304 = %c_10) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                  %v_305 = vector.load %x[%v_293, %i_299] : memref<?x40xf16>, vector<8xf16>
                  %v_306 = arith.extf %v_305 : vector<8xf16> to vector<8xf32>
                  %v_307 = vector.load %x[%v_294, %i_299] : memref<?x40xf16>, vector<8xf16>
                  %v_308 = arith.extf %v_307 : vector<8xf16> to vector<8xf32>
                  %v_309 = arith.addi %i_299, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_297, %v_309], read, locality<3>, data : memref<8x48x40xf16>
                  %v_310 = vector.load %expert_gate_up[%v_15, %i_297, %i_299] : memref<8x48x40xf16>, vector<8xf16>
                  %v_311 = arith.extf %v_310 : vector<8xf16> to vector<8xf32>
                  %acc_312 = math.fma %v_311, %v_306, %carry_301 : vector<8xf32>
                  %acc_313 = math.fma %v_311, %v_308, %carry_302 : vector<8xf32>
                  %v_314 = arith.addi %i_299, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_298, %v_314], read, locality<3>, data : memref<8x48x40xf16>
                  %v_315 = vector.load %expert_gate_up[%v_15, %v_298, %i_299] : memref<8x48x40xf16>, vector<8xf16>
                  %v_316 = arith.extf %v_315 : vector<8xf16> to vector<8xf32>
                  %acc_317 = math.fma %v_316, %v_306, %carry_303 : vector<8xf32>
                  %acc_318 = math.fma %v_316, %v_308, %carry_304 : vector<8xf32>
                  scf.yield %acc_312, %acc_313, %acc_317, %acc_318 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                }
                %v_319 = vector.shuffle %loop_300#0, %loop_300#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_320 = vector.shuffle %loop_300#0, %loop_300#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_321 = arith.addf %v_319, %v_320 : vector<4xf32>
                %v_322 = vector.shuffle %v_321, %v_321 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_323 = vector.shuffle %v_321, %v_321 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_324 = arith.addf %v_322, %v_323 : vector<2xf32>
                %v_325 = vector.shuffle %v_324, %v_324 [0] : vector<2xf32>, vector<2xf32>
                %v_326 = vector.shuffle %v_324, %v_324 [1] : vector<2xf32>, vector<2xf32>
                %v_327 = arith.addf %v_325, %v_326 : vector<1xf32>
                %sum_328 = vector.extract %v_327[0] : f32 from vector<1xf32>
                %v_329 = vector.shuffle %loop_300#1, %loop_300#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_330 = vector.shuffle %loop_300#1, %loop_300#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_331 = arith.addf %v_329, %v_330 : vector<4xf32>
                %v_332 = vector.shuffle %v_331, %v_331 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_333 = vector.shuffle %v_331, %v_331 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_334 = arith.addf %v_332, %v_333 : vector<2xf32>
                %v_335 = vector.shuffle %v_334, %v_334 [0] : vector<2xf32>, vector<2xf32>
                %v_336 = vector.shuffle %v_334, %v_334 [1] : vector<2xf32>, vector<2xf32>
                %v_337 = arith.addf %v_335, %v_336 : vector<1xf32>
                %sum_338 = vector.extract %v_337[0] : f32 from vector<1xf32>
                %v_339 = vector.shuffle %loop_300#2, %loop_300#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_340 = vector.shuffle %loop_300#2, %loop_300#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_341 = arith.addf %v_339, %v_340 : vector<4xf32>
                %v_342 = vector.shuffle %v_341, %v_341 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_343 = vector.shuffle %v_341, %v_341 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_344 = arith.addf %v_342, %v_343 : vector<2xf32>
                %v_345 = vector.shuffle %v_344, %v_344 [0] : vector<2xf32>, vector<2xf32>
                %v_346 = vector.shuffle %v_344, %v_344 [1] : vector<2xf32>, vector<2xf32>
                %v_347 = arith.addf %v_345, %v_346 : vector<1xf32>
                %sum_348 = vector.extract %v_347[0] : f32 from vector<1xf32>
                %v_349 = vector.shuffle %loop_300#3, %loop_300#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_350 = vector.shuffle %loop_300#3, %loop_300#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_351 = arith.addf %v_349, %v_350 : vector<4xf32>
                %v_352 = vector.shuffle %v_351, %v_351 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_353 = vector.shuffle %v_351, %v_351 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_354 = arith.addf %v_352, %v_353 : vector<2xf32>
                %v_355 = vector.shuffle %v_354, %v_354 [0] : vector<2xf32>, vector<2xf32>
                %v_356 = vector.shuffle %v_354, %v_354 [1] : vector<2xf32>, vector<2xf32>
                %v_357 = arith.addf %v_355, %v_356 : vector<1xf32>
                %sum_358 = vector.extract %v_357[0] : f32 from vector<1xf32>
                %v_359 = arith.subf %c_13, %sum_328 : f32
                %is_360 = arith.cmpf ogt, %v_359, %c_14 : f32
                %v_361 = arith.select %is_360, %c_14, %v_359 : f32
                %is_362 = arith.cmpf olt, %v_361, %c_15 : f32
                %v_363 = arith.select %is_362, %c_15, %v_361 : f32
                %v_364 = arith.mulf %v_363, %c_16 : f32
                %v_365 = math.roundeven %v_364 : f32
                %acc_366 = math.fma %v_365, %c_17, %v_363 : f32
                %acc_367 = math.fma %v_365, %c_18, %acc_366 : f32
                %acc_368 = math.fma %c_19, %acc_367, %c_20 : f32
                %acc_369 = math.fma %acc_368, %acc_367, %c_21 : f32
                %acc_370 = math.fma %acc_369, %acc_367, %c_22 : f32
                %acc_371 = math.fma %acc_370, %acc_367, %c_23 : f32
                %acc_372 = math.fma %acc_371, %acc_367, %c_24 : f32
                %acc_373 = math.fma %acc_372, %acc_367, %c_25 : f32
                %acc_374 = math.fma %acc_373, %acc_367, %c_25 : f32
                %v_375 = arith.fptosi %v_365 : f32 to i32
                %v_376 = arith.shrsi %v_375, %c_26 : i32
                %v_377 = arith.subi %v_375, %v_376 : i32
                %v_378 = arith.addi %v_376, %c_28 : i32
                %v_379 = arith.shli %v_378, %c_27 : i32
                %v_380 = arith.bitcast %v_379 : i32 to f32
                %v_381 = arith.mulf %acc_374, %v_380 : f32
                %v_382 = arith.addi %v_377, %c_28 : i32
                %v_383 = arith.shli %v_382, %c_27 : i32
                %v_384 = arith.bitcast %v_383 : i32 to f32
                %v_385 = arith.mulf %v_381, %v_384 : f32
                %v_386 = arith.addf %v_385, %c_25 : f32
                %v_387 = arith.divf %c_25, %v_386 : f32
                %v_388 = arith.mulf %sum_328, %v_387 : f32
                %v_389 = arith.mulf %v_388, %sum_348 : f32
                %v_390 = arith.truncf %v_389 : f32 to f16
                memref.store %v_390, %hidden[%v_290, %i_297] : memref<?x24xf16>
                %v_391 = arith.subf %c_13, %sum_338 : f32
                %is_392 = arith.cmpf ogt, %v_391, %c_14 : f32
                %v_393 = arith.select %is_392, %c_14, %v_391 : f32
                %is_394 = arith.cmpf olt, %v_393, %c_15 : f32
                %v_395 = arith.select %is_394, %c_15, %v_393 : f32
                %v_396 = arith.mulf %v_395, %c_16 : f32
                %v_397 = math.roundeven %v_396 : f32
                %acc_398 = math.fma %v_397, %c_17, %v_395 : f32
                %acc_399 = math.fma %v_397, %c_18, %acc_398 : f32
                %acc_400 = math.fma %c_19, %acc_399, %c_20 : f32
                %acc_401 = math.fma %acc_400, %acc_399, %c_21 : f32
                %acc_402 = math.fma %acc_401, %acc_399, %c_22 : f32
                %acc_403 = math.fma %acc_402, %acc_399, %c_23 : f32
                %acc_404 = math.fma %acc_403, %acc_399, %c_24 : f32
                %acc_405 = math.fma %acc_404, %acc_399, %c_25 : f32
                %acc_406 = math.fma %acc_405, %acc_399, %c_25 : f32
                %v_407 = arith.fptosi %v_397 : f32 to i32
                %v_408 = arith.shrsi %v_407, %c_26 : i32
                %v_409 = arith.subi %v_407, %v_408 : i32
                %v_410 = arith.addi %v_408, %c_28 : i32
                %v_411 = arith.shli %v_410, %c_27 : i32
                %v_412 = arith.bitcast %v_411 : i32 to f32
                %v_413 = arith.mulf %acc_406, %v_412 : f32
                %v_414 = arith.addi %v_409, %c_28 : i32
                %v_415 = arith.shli %v_414, %c_27 : i32
                %v_416 = arith.bitcast %v_415 : i32 to f32
                %v_417 = arith.mulf %v_413, %v_416 : f32
                %v_418 = arith.addf %v_417, %c_25 : f32
                %v_419 = arith.divf %c_25, %v_418 : f32
                %v_420 = arith.mulf %sum_338, %v_419 : f32
                %v_421 = arith.mulf %v_420, %sum_358 : f32
                %v_422 = arith.truncf %v_421 : f32 to f16
                memref.store %v_422, %hidden[%v_292, %i_297] : memref<?x24xf16>
              }
            }
            %is_423 = arith.cmpi eq, %v_24, %c_5 : index
            %v_424 = arith.andi %is_423, %is_26 : i1
            scf.if %v_424 {
              %v_425 = memref.load %group[%c_2] : memref<5xi32>
              %v_426 = arith.index_cast %v_425 : i32 to index
              %v_427 = arith.divui %v_426, %c_7 : index
              %v_428 = arith.addi %v_1, %c_0 : index
              %v_429 = arith.minsi %v_428, %c_9 : index
              scf.for %i_430 = %v_1 to %v_429 step %c_5 {
                %v_431 = arith.addi %i_430, %c_9 : index
                %loop_433:2 = scf.for %i_432 = %c_2 to %c_11 step %c_3 iter_args(%carry_434 = %c_10, %carry_435 = %c_10) -> (vector<8xf32>, vector<8xf32>) {
                  %v_436 = vector.load %x[%v_427, %i_432] : memref<?x40xf16>, vector<8xf16>
                  %v_437 = arith.extf %v_436 : vector<8xf16> to vector<8xf32>
                  %v_438 = arith.addi %i_432, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_430, %v_438], read, locality<3>, data : memref<8x48x40xf16>
                  %v_439 = vector.load %expert_gate_up[%v_15, %i_430, %i_432] : memref<8x48x40xf16>, vector<8xf16>
                  %v_440 = arith.extf %v_439 : vector<8xf16> to vector<8xf32>
                  %acc_441 = math.fma %v_440, %v_437, %carry_434 : vector<8xf32>
                  %v_442 = arith.addi %i_432, %c_12 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_431, %v_442], read, locality<3>, data : memref<8x48x40xf16>
                  %v_443 = vector.load %expert_gate_up[%v_15, %v_431, %i_432] : memref<8x48x40xf16>, vector<8xf16>
                  %v_444 = arith.extf %v_443 : vector<8xf16> to vector<8xf32>
                  %acc_445 = math.fma %v_444, %v_437, %carry_435 : vector<8xf32>
                  scf.yield %acc_441, %acc_445 : vector<8xf32>, vector<8xf32>
                }
                %v_446 = vector.shuffle %loop_433#0, %loop_433#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_447 = vector.shuffle %loop_433#0, %loop_433#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_448 = arith.addf %v_446, %v_447 : vector<4xf32>
                %v_449 = vector.shuffle %v_448, %v_448 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_450 = vector.shuffle %v_448, %v_448 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_451 = arith.addf %v_449, %v_450 : vector<2xf32>
                %v_452 = vector.shuffle %v_451, %v_451 [0] : vector<2xf32>, vector<2xf32>
                %v_453 = vector.shuffle %v_451, %v_451 [1] : vector<2xf32>, vector<2xf32>
                %v_454 = arith.addf %v_452, %v_453 : vector<1xf32>
                %sum_455 = vector.extract %v_454[0] : f32 from vector<1xf32>
                %v_456 = vector.shuffle %loop_433#1, %loop_433#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                %v_457 = vector.shuffle %loop_433#1, %loop_433#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                %v_458 = arith.addf %v_456, %v_457 : vector<4xf32>
                %v_459 = vector.shuffle %v_458, %v_458 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_460 = vector.shuffle %v_458, %v_458 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_461 = arith.addf %v_459, %v_460 : vector<2xf32>
                %v_462 = vector.shuffle %v_461, %v_461 [0] : vector<2xf32>, vector<2xf32>
                %v_463 = vector.shuffle %v_461, %v_461 [1] : vector<2xf32>, vector<2xf32>
                %v_464 = arith.addf %v_462, %v_463 : vector<1xf32>
                %sum_465 = vector.extract %v_464[0] : f32 from vector<1xf32>
                %v_466 = arith.subf %c_13, %sum_455 : f32
                %is_467 = arith.cmpf ogt, %v_466, %c_14 : f32
                %v_468 = arith.select %is_467, %c_14, %v_466 : f32
                %is_469 = arith.cmpf olt, %v_468, %c_15 : f32
                %v_470 = arith.select %is_469, %c_15, %v_468 : f32
                %v_471 = arith.mulf %v_470, %c_16 : f32
                %v_472 = math.roundeven %v_471 : f32
                %acc_473 = math.fma %v_472, %c_17, %v_470 : f32
                %acc_474 = math.fma %v_472, %c_18, %acc_473 : f32
                %acc_475 = math.fma %c_19, %acc_474, %c_20 : f32
                %acc_476 = math.fma %acc_475, %acc_474, %c_21 : f32
                %acc_477 = math.fma %acc_476, %acc_474, %c_22 : f32
                %acc_478 = math.fma %acc_477, %acc_474, %c_23 : f32
                %acc_479 = math.fma %acc_478, %acc_474, %c_24 : f32
                %acc_480 = math.fma %acc_479, %acc_474, %c_25 : f32
                %acc_481 = math.fma %acc_480, %acc_474, %c_25 : f32
                %v_482 = arith.fptosi %v_472 : f32 to i32
                %v_483 = arith.shrsi %v_482, %c_26 : i32
                %v_484 = arith.subi %v_482, %v_483 : i32
                %v_485 = arith.addi %v_483, %c_28 : i32
                %v_486 = arith.shli %v_485, %c_27 : i32
                %v_487 = arith.bitcast %v_486 : i32 to f32
                %v_488 = arith.mulf %acc_481, %v_487 : f32
                %v_489 = arith.addi %v_484, %c_28 : i32
                %v_490 = arith.shli %v_489, %c_27 : i32
                %v_491 = arith.bitcast %v_490 : i32 to f32
                %v_492 = arith.mulf %v_488, %v_491 : f32
                %v_493 = arith.addf %v_492, %c_25 : f32
                %v_494 = arith.divf %c_25, %v_493 : f32
                %v_495 = arith.mulf %sum_455, %v_494 : f32
                %v_496 = arith.mulf %v_495, %sum_465 : f32
                %v_497 = arith.truncf %v_496 : f32 to f16
                memref.store %v_497, %hidden[%v_426, %i_430] : memref<?x24xf16>
              }
            }
            %is_498 = arith.cmpi eq, %v_24, %c_6 : index
            %v_499 = arith.select %is_498, %c_2, %v_24 : index
            scf.yield %v_499 : index
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
        %c_7 = arith.constant 1024 : index
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
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf16>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_2] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<8x40x24xf16>
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
            scf.for %i_26 = %c_2 to %c_7 step %c_0 {
              memref.prefetch %expert_down[%v_25, %v_23, %i_26], read, locality<3>, data : memref<8x40x24xf16>
            }
            %v_27 = arith.addi %v_23, %c_8 : index
            scf.for %i_28 = %c_2 to %c_7 step %c_0 {
              memref.prefetch %expert_down[%v_25, %v_27, %i_28], read, locality<3>, data : memref<8x40x24xf16>
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
                    %v_67 = vector.load %hidden[%v_45, %i_57] : memref<?x24xf16>, vector<8xf16>
                    %v_68 = arith.extf %v_67 : vector<8xf16> to vector<8xf32>
                    %v_69 = vector.load %hidden[%v_47, %i_57] : memref<?x24xf16>, vector<8xf16>
                    %v_70 = arith.extf %v_69 : vector<8xf16> to vector<8xf32>
                    %v_71 = vector.load %hidden[%v_49, %i_57] : memref<?x24xf16>, vector<8xf16>
                    %v_72 = arith.extf %v_71 : vector<8xf16> to vector<8xf32>
                    %v_73 = vector.load %hidden[%v_51, %i_57] : memref<?x24xf16>, vector<8xf16>
                    %v_74 = arith.extf %v_73 : vector<8xf16> to vector<8xf32>
                    %v_75 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_54, %v_75], read, locality<3>, data : memref<8x40x24xf16>
                    %v_76 = vector.load %expert_down[%v_18, %i_54, %i_57] : memref<8x40x24xf16>, vector<8xf16>
                    %v_77 = arith.extf %v_76 : vector<8xf16> to vector<8xf32>
                    %acc_78 = math.fma %v_77, %v_68, %carry_59 : vector<8xf32>
                    %acc_79 = math.fma %v_77, %v_70, %carry_60 : vector<8xf32>
                    %acc_80 = math.fma %v_77, %v_72, %carry_61 : vector<8xf32>
                    %acc_81 = math.fma %v_77, %v_74, %carry_62 : vector<8xf32>
                    %v_82 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_56, %v_82], read, locality<3>, data : memref<8x40x24xf16>
                    %v_83 = vector.load %expert_down[%v_18, %v_56, %i_57] : memref<8x40x24xf16>, vector<8xf16>
                    %v_84 = arith.extf %v_83 : vector<8xf16> to vector<8xf32>
                    %acc_85 = math.fma %v_84, %v_68, %carry_63 : vector<8xf32>
                    %acc_86 = math.fma %v_84, %v_70, %carry_64 : vector<8xf32>
                    %acc_87 = math.fma %v_84, %v_72, %carry_65 : vector<8xf32>
                    %acc_88 = math.fma %v_84, %v_74, %carry_66 : vector<8xf32>
                    scf.yield %acc_78, %acc_79, %acc_80, %acc_81, %acc_85, %acc_86, %acc_87, %acc_88 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                  }
                  %v_89 = vector.shuffle %loop_58#0, %loop_58#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_90 = vector.shuffle %loop_58#0, %loop_58#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_91 = arith.addf %v_89, %v_90 : vector<4xf32>
                  %v_92 = vector.shuffle %v_91, %v_91 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_93 = vector.shuffle %v_91, %v_91 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_94 = arith.addf %v_92, %v_93 : vector<2xf32>
                  %v_95 = vector.shuffle %v_94, %v_94 [0] : vector<2xf32>, vector<2xf32>
                  %v_96 = vector.shuffle %v_94, %v_94 [1] : vector<2xf32>, vector<2xf32>
                  %v_97 = arith.addf %v_95, %v_96 : vector<1xf32>
                  %sum_98 = vector.extract %v_97[0] : f32 from vector<1xf32>
                  %v_99 = vector.shuffle %loop_58#1, %loop_58#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_100 = vector.shuffle %loop_58#1, %loop_58#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_101 = arith.addf %v_99, %v_100 : vector<4xf32>
                  %v_102 = vector.shuffle %v_101, %v_101 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_103 = vector.shuffle %v_101, %v_101 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_104 = arith.addf %v_102, %v_103 : vector<2xf32>
                  %v_105 = vector.shuffle %v_104, %v_104 [0] : vector<2xf32>, vector<2xf32>
                  %v_106 = vector.shuffle %v_104, %v_104 [1] : vector<2xf32>, vector<2xf32>
                  %v_107 = arith.addf %v_105, %v_106 : vector<1xf32>
                  %sum_108 = vector.extract %v_107[0] : f32 from vector<1xf32>
                  %v_109 = vector.shuffle %loop_58#2, %loop_58#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_110 = vector.shuffle %loop_58#2, %loop_58#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_111 = arith.addf %v_109, %v_110 : vector<4xf32>
                  %v_112 = vector.shuffle %v_111, %v_111 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_113 = vector.shuffle %v_111, %v_111 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_114 = arith.addf %v_112, %v_113 : vector<2xf32>
                  %v_115 = vector.shuffle %v_114, %v_114 [0] : vector<2xf32>, vector<2xf32>
                  %v_116 = vector.shuffle %v_114, %v_114 [1] : vector<2xf32>, vector<2xf32>
                  %v_117 = arith.addf %v_115, %v_116 : vector<1xf32>
                  %sum_118 = vector.extract %v_117[0] : f32 from vector<1xf32>
                  %v_119 = vector.shuffle %loop_58#3, %loop_58#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_120 = vector.shuffle %loop_58#3, %loop_58#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_121 = arith.addf %v_119, %v_120 : vector<4xf32>
                  %v_122 = vector.shuffle %v_121, %v_121 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_123 = vector.shuffle %v_121, %v_121 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_124 = arith.addf %v_122, %v_123 : vector<2xf32>
                  %v_125 = vector.shuffle %v_124, %v_124 [0] : vector<2xf32>, vector<2xf32>
                  %v_126 = vector.shuffle %v_124, %v_124 [1] : vector<2xf32>, vector<2xf32>
                  %v_127 = arith.addf %v_125, %v_126 : vector<1xf32>
                  %sum_128 = vector.extract %v_127[0] : f32 from vector<1xf32>
                  %v_129 = vector.shuffle %loop_58#4, %loop_58#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_130 = vector.shuffle %loop_58#4, %loop_58#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_131 = arith.addf %v_129, %v_130 : vector<4xf32>
                  %v_132 = vector.shuffle %v_131, %v_131 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_133 = vector.shuffle %v_131, %v_131 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_134 = arith.addf %v_132, %v_133 : vector<2xf32>
                  %v_135 = vector.shuffle %v_134, %v_134 [0] : vector<2xf32>, vector<2xf32>
                  %v_136 = vector.shuffle %v_134, %v_134 [1] : vector<2xf32>, vector<2xf32>
                  %v_137 = arith.addf %v_135, %v_136 : vector<1xf32>
                  %sum_138 = vector.extract %v_137[0] : f32 from vector<1xf32>
                  %v_139 = vector.shuffle %loop_58#5, %loop_58#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_140 = vector.shuffle %loop_58#5, %loop_58#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_141 = arith.addf %v_139, %v_140 : vector<4xf32>
                  %v_142 = vector.shuffle %v_141, %v_141 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_143 = vector.shuffle %v_141, %v_141 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_144 = arith.addf %v_142, %v_143 : vector<2xf32>
                  %v_145 = vector.shuffle %v_144, %v_144 [0] : vector<2xf32>, vector<2xf32>
                  %v_146 = vector.shuffle %v_144, %v_144 [1] : vector<2xf32>, vector<2xf32>
                  %v_147 = arith.addf %v_145, %v_146 : vector<1xf32>
                  %sum_148 = vector.extract %v_147[0] : f32 from vector<1xf32>
                  %v_149 = vector.shuffle %loop_58#6, %loop_58#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_150 = vector.shuffle %loop_58#6, %loop_58#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_151 = arith.addf %v_149, %v_150 : vector<4xf32>
                  %v_152 = vector.shuffle %v_151, %v_151 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_153 = vector.shuffle %v_151, %v_151 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_154 = arith.addf %v_152, %v_153 : vector<2xf32>
                  %v_155 = vector.shuffle %v_154, %v_154 [0] : vector<2xf32>, vector<2xf32>
                  %v_156 = vector.shuffle %v_154, %v_154 [1] : vector<2xf32>, vector<2xf32>
                  %v_157 = arith.addf %v_155, %v_156 : vector<1xf32>
                  %sum_158 = vector.extract %v_157[0] : f32 from vector<1xf32>
                  %v_159 = vector.shuffle %loop_58#7, %loop_58#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_160 = vector.shuffle %loop_58#7, %loop_58#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_161 = arith.addf %v_159, %v_160 : vector<4xf32>
                  %v_162 = vector.shuffle %v_161, %v_161 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_163 = vector.shuffle %v_161, %v_161 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_164 = arith.addf %v_162, %v_163 : vector<2xf32>
                  %v_165 = vector.shuffle %v_164, %v_164 [0] : vector<2xf32>, vector<2xf32>
                  %v_166 = vector.shuffle %v_164, %v_164 [1] : vector<2xf32>, vector<2xf32>
                  %v_167 = arith.addf %v_165, %v_166 : vector<1xf32>
                  %sum_168 = vector.extract %v_167[0] : f32 from vector<1xf32>
                  memref.store %sum_98, %outputs[%v_45, %i_54] : memref<?x40xf32>
                  memref.store %sum_108, %outputs[%v_47, %i_54] : memref<?x40xf32>
                  memref.store %sum_118, %outputs[%v_49, %i_54] : memref<?x40xf32>
                  memref.store %sum_128, %outputs[%v_51, %i_54] : memref<?x40xf32>
                  memref.store %sum_138, %outputs[%v_45, %v_56] : memref<?x40xf32>
                  memref.store %sum_148, %outputs[%v_47, %v_56] : memref<?x40xf32>
                  memref.store %sum_158, %outputs[%v_49, %v_56] : memref<?x40xf32>
                  memref.store %sum_168, %outputs[%v_51, %v_56] : memref<?x40xf32>
                }
              }
              %is_169 = arith.cmpi eq, %v_37, %c_11 : index
              %v_170 = arith.andi %is_169, %is_39 : i1
              scf.if %v_170 {
                %v_171 = memref.load %group[%c_2] : memref<5xi32>
                %v_172 = arith.index_cast %v_171 : i32 to index
                %v_173 = memref.load %group[%c_3] : memref<5xi32>
                %v_174 = arith.index_cast %v_173 : i32 to index
                %v_175 = arith.addi %v_1, %c_8 : index
                %v_176 = arith.minsi %v_175, %c_1 : index
                scf.for %i_177 = %v_1 to %v_176 step %c_3 {
                  %v_178 = arith.addi %i_177, %c_8 : index
                  %v_179 = arith.minsi %v_178, %c_12 : index
                  %loop_181:4 = scf.for %i_180 = %c_2 to %c_14 step %c_5 iter_args(%carry_182 = %c_13, %carry_183 = %c_13, %carry_184 = %c_13, %carry_185 = %c_13) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                    %v_186 = vector.load %hidden[%v_172, %i_180] : memref<?x24xf16>, vector<8xf16>
                    %v_187 = arith.extf %v_186 : vector<8xf16> to vector<8xf32>
                    %v_188 = vector.load %hidden[%v_174, %i_180] : memref<?x24xf16>, vector<8xf16>
                    %v_189 = arith.extf %v_188 : vector<8xf16> to vector<8xf32>
                    %v_190 = arith.addi %i_180, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_177, %v_190], read, locality<3>, data : memref<8x40x24xf16>
                    %v_191 = vector.load %expert_down[%v_18, %i_177, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                    %v_192 = arith.extf %v_191 : vector<8xf16> to vector<8xf32>
                    %acc_193 = math.fma %v_192, %v_187, %carry_182 : vector<8xf32>
                    %acc_194 = math.fma %v_192, %v_189, %carry_183 : vector<8xf32>
                    %v_195 = arith.addi %i_180, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_179, %v_195], read, locality<3>, data : memref<8x40x24xf16>
                    %v_196 = vector.load %expert_down[%v_18, %v_179, %i_180] : memref<8x40x24xf16>, vector<8xf16>
                    %v_197 = arith.extf %v_196 : vector<8xf16> to vector<8xf32>
                    %acc_198 = math.fma %v_197, %v_187, %carry_184 : vector<8xf32>
                    %acc_199 = math.fma %v_197, %v_189, %carry_185 : vector<8xf32>
                    scf.yield %acc_193, %acc_194, %acc_198, %acc_199 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                  }
                  %v_200 = vector.shuffle %loop_181#0, %loop_181#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_201 = vector.shuffle %loop_181#0, %loop_181#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_202 = arith.addf %v_200, %v_201 : vector<4xf32>
                  %v_203 = vector.shuffle %v_202, %v_202 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_204 = vector.shuffle %v_202, %v_202 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_205 = arith.addf %v_203, %v_204 : vector<2xf32>
                  %v_206 = vector.shuffle %v_205, %v_205 [0] : vector<2xf32>, vector<2xf32>
                  %v_207 = vector.shuffle %v_205, %v_205 [1] : vector<2xf32>, vector<2xf32>
                  %v_208 = arith.addf %v_206, %v_207 : vector<1xf32>
                  %sum_209 = vector.extract %v_208[0] : f32 from vector<1xf32>
                  %v_210 = vector.shuffle %loop_181#1, %loop_181#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_211 = vector.shuffle %loop_181#1, %loop_181#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_212 = arith.addf %v_210, %v_211 : vector<4xf32>
                  %v_213 = vector.shuffle %v_212, %v_212 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_214 = vector.shuffle %v_212, %v_212 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_215 = arith.addf %v_213, %v_214 : vector<2xf32>
                  %v_216 = vector.shuffle %v_215, %v_215 [0] : vector<2xf32>, vector<2xf32>
                  %v_217 = vector.shuffle %v_215, %v_215 [1] : vector<2xf32>, vector<2xf32>
                  %v_218 = arith.addf %v_216, %v_217 : vector<1xf32>
                  %sum_219 = vector.extract %v_218[0] : f32 from vector<1xf32>
                  %v_220 = vector.shuffle %loop_181#2, %loop_181#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_221 = vector.shuffle %loop_181#2, %loop_181#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_222 = arith.addf %v_220, %v_221 : vector<4xf32>
                  %v_223 = vector.shuffle %v_222, %v_222 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_224 = vector.shuffle %v_222, %v_222 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_225 = arith.addf %v_223, %v_224 : vector<2xf32>
                  %v_226 = vector.shuffle %v_225, %v_225 [0] : vector<2xf32>, vector<2xf32>
                  %v_227 = vector.shuffle %v_225, %v_225 [1] : vector<2xf32>, vector<2xf32>
                  %v_228 = arith.addf %v_226, %v_227 : vector<1xf32>
                  %sum_229 = vector.extract %v_228[0] : f32 from vector<1xf32>
                  %v_230 = vector.shuffle %loop_181#3, %loop_181#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_231 = vector.shuffle %loop_181#3, %loop_181#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_232 = arith.addf %v_230, %v_231 : vector<4xf32>
                  %v_233 = vector.shuffle %v_232, %v_232 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_234 = vector.shuffle %v_232, %v_232 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_235 = arith.addf %v_233, %v_234 : vector<2xf32>
                  %v_236 = vector.shuffle %v_235, %v_235 [0] : vector<2xf32>, vector<2xf32>
                  %v_237 = vector.shuffle %v_235, %v_235 [1] : vector<2xf32>, vector<2xf32>
                  %v_238 = arith.addf %v_236, %v_237 : vector<1xf32>
                  %sum_239 = vector.extract %v_238[0] : f32 from vector<1xf32>
                  memref.store %sum_209, %outputs[%v_172, %i_177] : memref<?x40xf32>
                  memref.store %sum_219, %outputs[%v_174, %i_177] : memref<?x40xf32>
                  memref.store %sum_229, %outputs[%v_172, %v_179] : memref<?x40xf32>
                  memref.store %sum_239, %outputs[%v_174, %v_179] : memref<?x40xf32>
                }
              }
              %is_240 = arith.cmpi eq, %v_37, %c_3 : index
              %v_241 = arith.andi %is_240, %is_39 : i1
              scf.if %v_241 {
                %v_242 = memref.load %group[%c_2] : memref<5xi32>
                %v_243 = arith.index_cast %v_242 : i32 to index
                %v_244 = arith.addi %v_1, %c_8 : index
                %v_245 = arith.minsi %v_244, %c_1 : index
                scf.for %i_246 = %v_1 to %v_245 step %c_3 {
                  %v_247 = arith.addi %i_246, %c_8 : index
                  %v_248 = arith.minsi %v_247, %c_12 : index
                  %loop_250:2 = scf.for %i_249 = %c_2 to %c_14 step %c_5 iter_args(%carry_251 = %c_13, %carry_252 = %c_13) -> (vector<8xf32>, vector<8xf32>) {
                    %v_253 = vector.load %hidden[%v_243, %i_249] : memref<?x24xf16>, vector<8xf16>
                    %v_254 = arith.extf %v_253 : vector<8xf16> to vector<8xf32>
                    %v_255 = arith.addi %i_249, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_246, %v_255], read, locality<3>, data : memref<8x40x24xf16>
                    %v_256 = vector.load %expert_down[%v_18, %i_246, %i_249] : memref<8x40x24xf16>, vector<8xf16>
                    %v_257 = arith.extf %v_256 : vector<8xf16> to vector<8xf32>
                    %acc_258 = math.fma %v_257, %v_254, %carry_251 : vector<8xf32>
                    %v_259 = arith.addi %i_249, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_248, %v_259], read, locality<3>, data : memref<8x40x24xf16>
                    %v_260 = vector.load %expert_down[%v_18, %v_248, %i_249] : memref<8x40x24xf16>, vector<8xf16>
                    %v_261 = arith.extf %v_260 : vector<8xf16> to vector<8xf32>
                    %acc_262 = math.fma %v_261, %v_254, %carry_252 : vector<8xf32>
                    scf.yield %acc_258, %acc_262 : vector<8xf32>, vector<8xf32>
                  }
                  %v_263 = vector.shuffle %loop_250#0, %loop_250#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_264 = vector.shuffle %loop_250#0, %loop_250#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_265 = arith.addf %v_263, %v_264 : vector<4xf32>
                  %v_266 = vector.shuffle %v_265, %v_265 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_267 = vector.shuffle %v_265, %v_265 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_268 = arith.addf %v_266, %v_267 : vector<2xf32>
                  %v_269 = vector.shuffle %v_268, %v_268 [0] : vector<2xf32>, vector<2xf32>
                  %v_270 = vector.shuffle %v_268, %v_268 [1] : vector<2xf32>, vector<2xf32>
                  %v_271 = arith.addf %v_269, %v_270 : vector<1xf32>
                  %sum_272 = vector.extract %v_271[0] : f32 from vector<1xf32>
                  %v_273 = vector.shuffle %loop_250#1, %loop_250#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                  %v_274 = vector.shuffle %loop_250#1, %loop_250#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                  %v_275 = arith.addf %v_273, %v_274 : vector<4xf32>
                  %v_276 = vector.shuffle %v_275, %v_275 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_277 = vector.shuffle %v_275, %v_275 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_278 = arith.addf %v_276, %v_277 : vector<2xf32>
                  %v_279 = vector.shuffle %v_278, %v_278 [0] : vector<2xf32>, vector<2xf32>
                  %v_280 = vector.shuffle %v_278, %v_278 [1] : vector<2xf32>, vector<2xf32>
                  %v_281 = arith.addf %v_279, %v_280 : vector<1xf32>
                  %sum_282 = vector.extract %v_281[0] : f32 from vector<1xf32>
                  memref.store %sum_272, %outputs[%v_243, %i_246] : memref<?x40xf32>
                  memref.store %sum_282, %outputs[%v_243, %v_248] : memref<?x40xf32>
                }
              }
              %is_283 = arith.cmpi eq, %v_37, %c_9 : index
              %v_284 = arith.select %is_283, %c_2, %v_37 : index
              scf.yield %v_284 : index
            }
          }
        }
        // combine: the token's slots by rising expert
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        scf.for %i_285 = %c_2 to %tokens step %c_3 {
          %v_286 = arith.muli %i_285, %c_10 : index
          scf.for %i_287 = %c_2 to %c_10 step %c_3 {
            %v_288 = arith.addi %v_286, %i_287 : index
            %v_289 = memref.load %ids[%v_288] : memref<?xi32>
            %v_290 = vector.broadcast %v_289 : i32 to vector<16xi32>
            %loop_292:1 = scf.for %i_291 = %c_2 to %c_10 step %c_8 iter_args(%carry_293 = %c_17) -> (vector<16xi32>) {
              %v_294 = arith.subi %c_10, %i_291 : index
              %mask_295 = vector.create_mask %v_294 : vector<16xi1>
              %v_296 = arith.addi %v_286, %i_291 : index
              %v_297 = vector.maskedload %ids[%v_296], %mask_295, %c_17 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_298 = arith.index_cast %i_291 : index to i32
              %v_299 = vector.broadcast %v_298 : i32 to vector<16xi32>
              %v_300 = arith.addi %c_15, %v_299 : vector<16xi32>
              %v_301 = arith.index_cast %i_287 : index to i32
              %v_302 = vector.broadcast %v_301 : i32 to vector<16xi32>
              %is_303 = arith.cmpi slt, %v_300, %v_302 : vector<16xi32>
              %is_304 = arith.cmpi slt, %v_297, %v_290 : vector<16xi32>
              %is_305 = arith.cmpi eq, %v_297, %v_290 : vector<16xi32>
              %v_306 = arith.andi %is_305, %is_303 : vector<16xi1>
              %v_307 = arith.ori %is_304, %v_306 : vector<16xi1>
              %v_308 = arith.andi %v_307, %mask_295 : vector<16xi1>
              %v_309 = arith.select %v_308, %c_16, %c_17 : vector<16xi1>, vector<16xi32>
              %v_310 = arith.addi %carry_293, %v_309 : vector<16xi32>
              scf.yield %v_310 : vector<16xi32>
            }
            %v_311 = vector.reduction <add>, %loop_292#0 : vector<16xi32> into i32
            %v_312 = arith.index_cast %v_311 : i32 to index
            %v_313 = arith.addi %v_286, %i_287 : index
            %v_314 = arith.index_cast %v_313 : index to i32
            memref.store %v_314, %order[%v_312] : memref<3xi32>
          }
          scf.for %i_315 = %v_1 to %v_3 step %c_8 {
            %v_316 = arith.subi %v_3, %i_315 : index
            %mask_317 = vector.create_mask %v_316 : vector<16xi1>
            %loop_319:1 = scf.for %i_318 = %c_2 to %c_10 step %c_3 iter_args(%carry_320 = %c_18) -> (vector<16xf32>) {
              %v_321 = memref.load %order[%i_318] : memref<3xi32>
              %v_322 = arith.index_cast %v_321 : i32 to index
              %v_323 = vector.maskedload %outputs[%v_322, %i_315], %mask_317, %c_18 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_324 = memref.load %weights[%v_322] : memref<?xf32>
              %v_325 = vector.broadcast %v_324 : f32 to vector<16xf32>
              %v_326 = arith.mulf %v_323, %v_325 : vector<16xf32>
              %v_327 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_326) : (vector<16xf32>) -> vector<16xf32>
              %v_328 = arith.addf %carry_320, %v_327 : vector<16xf32>
              scf.yield %v_328 : vector<16xf32>
            }
            vector.maskedstore %y[%i_285, %i_315], %mask_317, %loop_319#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x_f16, %expert_ids, %expert_gate_up, %slots, %tokens) : (tensor<?x40xf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf16>, index, index) -> tensor<?x24xf16>{%slots}
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights, %expert_down, %slots, %tokens) : (tensor<?x24xf16>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf16>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#1 : tensor<?x40xf32>
  }
}
