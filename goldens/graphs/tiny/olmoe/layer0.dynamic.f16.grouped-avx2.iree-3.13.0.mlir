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
        %c_26 = arith.constant dense<0.000000e+00> : vector<16xf16>
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
        %c_43 = arith.constant 80 : index
        %c_44 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_45 = arith.constant 40 : index
        %c_46 = arith.constant 19 : index
        %c_47 = arith.constant 17 : index
        %c_48 = arith.constant 18 : index
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
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x40xf16>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_0] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_0] : !stream.binding -> memref<2457856xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_0] : !stream.binding -> memref<8x48x40xf16>
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
              %v_209 = vector.maskedload %x[%v_174, %i_206], %mask_208, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_210 = arith.extf %v_209 : vector<16xf16> to vector<16xf32>
              %v_211 = arith.select %is_191, %c_12, %c_0 : index
              %mask_212 = vector.create_mask %v_211 : vector<16xi1>
              %v_213 = vector.maskedload %x[%v_175, %i_206], %mask_212, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_214 = arith.extf %v_213 : vector<16xf16> to vector<16xf32>
              %v_215 = arith.select %is_192, %c_12, %c_0 : index
              %mask_216 = vector.create_mask %v_215 : vector<16xi1>
              %v_217 = vector.maskedload %x[%v_176, %i_206], %mask_216, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_218 = arith.extf %v_217 : vector<16xf16> to vector<16xf32>
              %v_219 = arith.select %is_193, %c_12, %c_0 : index
              %mask_220 = vector.create_mask %v_219 : vector<16xi1>
              %v_221 = vector.maskedload %x[%v_177, %i_206], %mask_220, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_222 = arith.extf %v_221 : vector<16xf16> to vector<16xf32>
              %v_223 = arith.select %is_194, %c_12, %c_0 : index
              %mask_224 = vector.create_mask %v_223 : vector<16xi1>
              %v_225 = vector.maskedload %x[%v_178, %i_206], %mask_224, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_226 = arith.extf %v_225 : vector<16xf16> to vector<16xf32>
              %v_227 = arith.select %is_195, %c_12, %c_0 : index
              %mask_228 = vector.create_mask %v_227 : vector<16xi1>
              %v_229 = vector.maskedload %x[%v_179, %i_206], %mask_228, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_230 = arith.extf %v_229 : vector<16xf16> to vector<16xf32>
              %v_231 = arith.select %is_196, %c_12, %c_0 : index
              %mask_232 = vector.create_mask %v_231 : vector<16xi1>
              %v_233 = vector.maskedload %x[%v_180, %i_206], %mask_232, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_234 = arith.extf %v_233 : vector<16xf16> to vector<16xf32>
              %v_235 = arith.select %is_197, %c_12, %c_0 : index
              %mask_236 = vector.create_mask %v_235 : vector<16xi1>
              %v_237 = vector.maskedload %x[%v_181, %i_206], %mask_236, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_238 = arith.extf %v_237 : vector<16xf16> to vector<16xf32>
              %v_239 = arith.select %is_198, %c_12, %c_0 : index
              %mask_240 = vector.create_mask %v_239 : vector<16xi1>
              %v_241 = vector.maskedload %x[%v_182, %i_206], %mask_240, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_242 = arith.extf %v_241 : vector<16xf16> to vector<16xf32>
              %v_243 = arith.select %is_199, %c_12, %c_0 : index
              %mask_244 = vector.create_mask %v_243 : vector<16xi1>
              %v_245 = vector.maskedload %x[%v_183, %i_206], %mask_244, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_246 = arith.extf %v_245 : vector<16xf16> to vector<16xf32>
              %v_247 = arith.select %is_200, %c_12, %c_0 : index
              %mask_248 = vector.create_mask %v_247 : vector<16xi1>
              %v_249 = vector.maskedload %x[%v_184, %i_206], %mask_248, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_250 = arith.extf %v_249 : vector<16xf16> to vector<16xf32>
              %v_251 = arith.select %is_201, %c_12, %c_0 : index
              %mask_252 = vector.create_mask %v_251 : vector<16xi1>
              %v_253 = vector.maskedload %x[%v_185, %i_206], %mask_252, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_254 = arith.extf %v_253 : vector<16xf16> to vector<16xf32>
              %v_255 = arith.select %is_202, %c_12, %c_0 : index
              %mask_256 = vector.create_mask %v_255 : vector<16xi1>
              %v_257 = vector.maskedload %x[%v_186, %i_206], %mask_256, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_258 = arith.extf %v_257 : vector<16xf16> to vector<16xf32>
              %v_259 = arith.select %is_203, %c_12, %c_0 : index
              %mask_260 = vector.create_mask %v_259 : vector<16xi1>
              %v_261 = vector.maskedload %x[%v_187, %i_206], %mask_260, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_262 = arith.extf %v_261 : vector<16xf16> to vector<16xf32>
              %v_263 = arith.select %is_204, %c_12, %c_0 : index
              %mask_264 = vector.create_mask %v_263 : vector<16xi1>
              %v_265 = vector.maskedload %x[%v_188, %i_206], %mask_264, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_266 = arith.extf %v_265 : vector<16xf16> to vector<16xf32>
              %v_267 = arith.select %is_205, %c_12, %c_0 : index
              %mask_268 = vector.create_mask %v_267 : vector<16xi1>
              %v_269 = vector.maskedload %x[%v_189, %i_206], %mask_268, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
              %v_270 = arith.extf %v_269 : vector<16xf16> to vector<16xf32>
              %v_271 = arith.muli %i_206, %c_8 : index
              %v_272 = arith.addi %v_173, %v_271 : index
              %v_273 = vector.shuffle %v_210, %v_214 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_274 = vector.shuffle %v_210, %v_214 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_275 = vector.shuffle %v_218, %v_222 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_276 = vector.shuffle %v_218, %v_222 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_277 = vector.shuffle %v_226, %v_230 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_278 = vector.shuffle %v_226, %v_230 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_279 = vector.shuffle %v_234, %v_238 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_280 = vector.shuffle %v_234, %v_238 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_281 = vector.shuffle %v_242, %v_246 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_282 = vector.shuffle %v_242, %v_246 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_283 = vector.shuffle %v_250, %v_254 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_284 = vector.shuffle %v_250, %v_254 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_285 = vector.shuffle %v_258, %v_262 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_286 = vector.shuffle %v_258, %v_262 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_287 = vector.shuffle %v_266, %v_270 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_288 = vector.shuffle %v_266, %v_270 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_289 = vector.shuffle %v_273, %v_275 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_290 = vector.shuffle %v_273, %v_275 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_291 = vector.shuffle %v_274, %v_276 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_292 = vector.shuffle %v_274, %v_276 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_293 = vector.shuffle %v_277, %v_279 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_294 = vector.shuffle %v_277, %v_279 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_295 = vector.shuffle %v_278, %v_280 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_296 = vector.shuffle %v_278, %v_280 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_297 = vector.shuffle %v_281, %v_283 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_298 = vector.shuffle %v_281, %v_283 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_299 = vector.shuffle %v_282, %v_284 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_300 = vector.shuffle %v_282, %v_284 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_301 = vector.shuffle %v_285, %v_287 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_302 = vector.shuffle %v_285, %v_287 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_303 = vector.shuffle %v_286, %v_288 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_304 = vector.shuffle %v_286, %v_288 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_305 = vector.shuffle %v_289, %v_293 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_306 = vector.shuffle %v_289, %v_293 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_307 = vector.shuffle %v_291, %v_295 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_308 = vector.shuffle %v_291, %v_295 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_309 = vector.shuffle %v_290, %v_294 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_310 = vector.shuffle %v_290, %v_294 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_311 = vector.shuffle %v_292, %v_296 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_312 = vector.shuffle %v_292, %v_296 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_313 = vector.shuffle %v_297, %v_301 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_314 = vector.shuffle %v_297, %v_301 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_315 = vector.shuffle %v_299, %v_303 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_316 = vector.shuffle %v_299, %v_303 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_317 = vector.shuffle %v_298, %v_302 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_318 = vector.shuffle %v_298, %v_302 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_319 = vector.shuffle %v_300, %v_304 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_320 = vector.shuffle %v_300, %v_304 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_321 = vector.shuffle %v_305, %v_313 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_322 = vector.shuffle %v_305, %v_313 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_323 = vector.shuffle %v_307, %v_315 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_324 = vector.shuffle %v_307, %v_315 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_325 = vector.shuffle %v_309, %v_317 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_326 = vector.shuffle %v_309, %v_317 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_327 = vector.shuffle %v_311, %v_319 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_328 = vector.shuffle %v_311, %v_319 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_329 = vector.shuffle %v_306, %v_314 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_330 = vector.shuffle %v_306, %v_314 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_331 = vector.shuffle %v_308, %v_316 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_332 = vector.shuffle %v_308, %v_316 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_333 = vector.shuffle %v_310, %v_318 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_334 = vector.shuffle %v_310, %v_318 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_335 = vector.shuffle %v_312, %v_320 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_336 = vector.shuffle %v_312, %v_320 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_337 = arith.index_cast %v_272 : index to i64
              %pointer_338 = llvm.inttoptr %v_337 : i64 to !llvm.ptr
              "llvm.store"(%v_321, %pointer_338) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_339 = arith.addi %v_272, %c_8 : index
              %v_340 = arith.index_cast %v_339 : index to i64
              %pointer_341 = llvm.inttoptr %v_340 : i64 to !llvm.ptr
              "llvm.store"(%v_323, %pointer_341) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_342 = arith.addi %v_272, %c_27 : index
              %v_343 = arith.index_cast %v_342 : index to i64
              %pointer_344 = llvm.inttoptr %v_343 : i64 to !llvm.ptr
              "llvm.store"(%v_325, %pointer_344) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_345 = arith.addi %v_272, %c_28 : index
              %v_346 = arith.index_cast %v_345 : index to i64
              %pointer_347 = llvm.inttoptr %v_346 : i64 to !llvm.ptr
              "llvm.store"(%v_327, %pointer_347) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_348 = arith.addi %v_272, %c_9 : index
              %v_349 = arith.index_cast %v_348 : index to i64
              %pointer_350 = llvm.inttoptr %v_349 : i64 to !llvm.ptr
              "llvm.store"(%v_329, %pointer_350) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_351 = arith.addi %v_272, %c_29 : index
              %v_352 = arith.index_cast %v_351 : index to i64
              %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
              "llvm.store"(%v_331, %pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_354 = arith.addi %v_272, %c_30 : index
              %v_355 = arith.index_cast %v_354 : index to i64
              %pointer_356 = llvm.inttoptr %v_355 : i64 to !llvm.ptr
              "llvm.store"(%v_333, %pointer_356) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_357 = arith.addi %v_272, %c_31 : index
              %v_358 = arith.index_cast %v_357 : index to i64
              %pointer_359 = llvm.inttoptr %v_358 : i64 to !llvm.ptr
              "llvm.store"(%v_335, %pointer_359) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_360 = arith.addi %v_272, %c_32 : index
              %v_361 = arith.index_cast %v_360 : index to i64
              %pointer_362 = llvm.inttoptr %v_361 : i64 to !llvm.ptr
              "llvm.store"(%v_322, %pointer_362) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_363 = arith.addi %v_272, %c_33 : index
              %v_364 = arith.index_cast %v_363 : index to i64
              %pointer_365 = llvm.inttoptr %v_364 : i64 to !llvm.ptr
              "llvm.store"(%v_324, %pointer_365) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_366 = arith.addi %v_272, %c_34 : index
              %v_367 = arith.index_cast %v_366 : index to i64
              %pointer_368 = llvm.inttoptr %v_367 : i64 to !llvm.ptr
              "llvm.store"(%v_326, %pointer_368) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_369 = arith.addi %v_272, %c_35 : index
              %v_370 = arith.index_cast %v_369 : index to i64
              %pointer_371 = llvm.inttoptr %v_370 : i64 to !llvm.ptr
              "llvm.store"(%v_328, %pointer_371) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_372 = arith.addi %v_272, %c_36 : index
              %v_373 = arith.index_cast %v_372 : index to i64
              %pointer_374 = llvm.inttoptr %v_373 : i64 to !llvm.ptr
              "llvm.store"(%v_330, %pointer_374) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_375 = arith.addi %v_272, %c_37 : index
              %v_376 = arith.index_cast %v_375 : index to i64
              %pointer_377 = llvm.inttoptr %v_376 : i64 to !llvm.ptr
              "llvm.store"(%v_332, %pointer_377) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_378 = arith.addi %v_272, %c_38 : index
              %v_379 = arith.index_cast %v_378 : index to i64
              %pointer_380 = llvm.inttoptr %v_379 : i64 to !llvm.ptr
              "llvm.store"(%v_334, %pointer_380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_381 = arith.addi %v_272, %c_39 : index
              %v_382 = arith.index_cast %v_381 : index to i64
              %pointer_383 = llvm.inttoptr %v_382 : i64 to !llvm.ptr
              "llvm.store"(%v_336, %pointer_383) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            }
            %v_384 = arith.select %is_190, %c_17, %c_0 : index
            %mask_385 = vector.create_mask %v_384 : vector<16xi1>
            %v_386 = vector.maskedload %x[%v_174, %c_3], %mask_385, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_387 = arith.extf %v_386 : vector<16xf16> to vector<16xf32>
            %v_388 = arith.select %is_191, %c_17, %c_0 : index
            %mask_389 = vector.create_mask %v_388 : vector<16xi1>
            %v_390 = vector.maskedload %x[%v_175, %c_3], %mask_389, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_391 = arith.extf %v_390 : vector<16xf16> to vector<16xf32>
            %v_392 = arith.select %is_192, %c_17, %c_0 : index
            %mask_393 = vector.create_mask %v_392 : vector<16xi1>
            %v_394 = vector.maskedload %x[%v_176, %c_3], %mask_393, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_395 = arith.extf %v_394 : vector<16xf16> to vector<16xf32>
            %v_396 = arith.select %is_193, %c_17, %c_0 : index
            %mask_397 = vector.create_mask %v_396 : vector<16xi1>
            %v_398 = vector.maskedload %x[%v_177, %c_3], %mask_397, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_399 = arith.extf %v_398 : vector<16xf16> to vector<16xf32>
            %v_400 = arith.select %is_194, %c_17, %c_0 : index
            %mask_401 = vector.create_mask %v_400 : vector<16xi1>
            %v_402 = vector.maskedload %x[%v_178, %c_3], %mask_401, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_403 = arith.extf %v_402 : vector<16xf16> to vector<16xf32>
            %v_404 = arith.select %is_195, %c_17, %c_0 : index
            %mask_405 = vector.create_mask %v_404 : vector<16xi1>
            %v_406 = vector.maskedload %x[%v_179, %c_3], %mask_405, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_407 = arith.extf %v_406 : vector<16xf16> to vector<16xf32>
            %v_408 = arith.select %is_196, %c_17, %c_0 : index
            %mask_409 = vector.create_mask %v_408 : vector<16xi1>
            %v_410 = vector.maskedload %x[%v_180, %c_3], %mask_409, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_411 = arith.extf %v_410 : vector<16xf16> to vector<16xf32>
            %v_412 = arith.select %is_197, %c_17, %c_0 : index
            %mask_413 = vector.create_mask %v_412 : vector<16xi1>
            %v_414 = vector.maskedload %x[%v_181, %c_3], %mask_413, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_415 = arith.extf %v_414 : vector<16xf16> to vector<16xf32>
            %v_416 = arith.select %is_198, %c_17, %c_0 : index
            %mask_417 = vector.create_mask %v_416 : vector<16xi1>
            %v_418 = vector.maskedload %x[%v_182, %c_3], %mask_417, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_419 = arith.extf %v_418 : vector<16xf16> to vector<16xf32>
            %v_420 = arith.select %is_199, %c_17, %c_0 : index
            %mask_421 = vector.create_mask %v_420 : vector<16xi1>
            %v_422 = vector.maskedload %x[%v_183, %c_3], %mask_421, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_423 = arith.extf %v_422 : vector<16xf16> to vector<16xf32>
            %v_424 = arith.select %is_200, %c_17, %c_0 : index
            %mask_425 = vector.create_mask %v_424 : vector<16xi1>
            %v_426 = vector.maskedload %x[%v_184, %c_3], %mask_425, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_427 = arith.extf %v_426 : vector<16xf16> to vector<16xf32>
            %v_428 = arith.select %is_201, %c_17, %c_0 : index
            %mask_429 = vector.create_mask %v_428 : vector<16xi1>
            %v_430 = vector.maskedload %x[%v_185, %c_3], %mask_429, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_431 = arith.extf %v_430 : vector<16xf16> to vector<16xf32>
            %v_432 = arith.select %is_202, %c_17, %c_0 : index
            %mask_433 = vector.create_mask %v_432 : vector<16xi1>
            %v_434 = vector.maskedload %x[%v_186, %c_3], %mask_433, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_435 = arith.extf %v_434 : vector<16xf16> to vector<16xf32>
            %v_436 = arith.select %is_203, %c_17, %c_0 : index
            %mask_437 = vector.create_mask %v_436 : vector<16xi1>
            %v_438 = vector.maskedload %x[%v_187, %c_3], %mask_437, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_439 = arith.extf %v_438 : vector<16xf16> to vector<16xf32>
            %v_440 = arith.select %is_204, %c_17, %c_0 : index
            %mask_441 = vector.create_mask %v_440 : vector<16xi1>
            %v_442 = vector.maskedload %x[%v_188, %c_3], %mask_441, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_443 = arith.extf %v_442 : vector<16xf16> to vector<16xf32>
            %v_444 = arith.select %is_205, %c_17, %c_0 : index
            %mask_445 = vector.create_mask %v_444 : vector<16xi1>
            %v_446 = vector.maskedload %x[%v_189, %c_3], %mask_445, %c_26 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
            %v_447 = arith.extf %v_446 : vector<16xf16> to vector<16xf32>
            %v_448 = arith.muli %c_3, %c_8 : index
            %v_449 = arith.addi %v_173, %v_448 : index
            %v_450 = vector.shuffle %v_387, %v_391 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_451 = vector.shuffle %v_387, %v_391 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_452 = vector.shuffle %v_395, %v_399 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_453 = vector.shuffle %v_395, %v_399 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_454 = vector.shuffle %v_403, %v_407 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_455 = vector.shuffle %v_403, %v_407 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_456 = vector.shuffle %v_411, %v_415 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_457 = vector.shuffle %v_411, %v_415 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_458 = vector.shuffle %v_419, %v_423 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_459 = vector.shuffle %v_419, %v_423 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_460 = vector.shuffle %v_427, %v_431 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_461 = vector.shuffle %v_427, %v_431 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_462 = vector.shuffle %v_435, %v_439 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_463 = vector.shuffle %v_435, %v_439 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_464 = vector.shuffle %v_443, %v_447 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_465 = vector.shuffle %v_443, %v_447 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_466 = vector.shuffle %v_450, %v_452 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_467 = vector.shuffle %v_450, %v_452 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_468 = vector.shuffle %v_451, %v_453 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_469 = vector.shuffle %v_451, %v_453 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_470 = vector.shuffle %v_454, %v_456 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_471 = vector.shuffle %v_454, %v_456 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_472 = vector.shuffle %v_455, %v_457 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_473 = vector.shuffle %v_455, %v_457 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_474 = vector.shuffle %v_458, %v_460 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_475 = vector.shuffle %v_458, %v_460 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_476 = vector.shuffle %v_459, %v_461 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_477 = vector.shuffle %v_459, %v_461 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_478 = vector.shuffle %v_462, %v_464 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_479 = vector.shuffle %v_462, %v_464 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_480 = vector.shuffle %v_463, %v_465 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_481 = vector.shuffle %v_463, %v_465 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_482 = vector.shuffle %v_466, %v_470 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_483 = vector.shuffle %v_466, %v_470 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_484 = vector.shuffle %v_468, %v_472 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_485 = vector.shuffle %v_468, %v_472 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_486 = vector.shuffle %v_467, %v_471 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_487 = vector.shuffle %v_467, %v_471 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_488 = vector.shuffle %v_469, %v_473 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_489 = vector.shuffle %v_469, %v_473 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_490 = vector.shuffle %v_474, %v_478 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_491 = vector.shuffle %v_474, %v_478 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_492 = vector.shuffle %v_476, %v_480 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_493 = vector.shuffle %v_476, %v_480 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_494 = vector.shuffle %v_475, %v_479 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_495 = vector.shuffle %v_475, %v_479 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_496 = vector.shuffle %v_477, %v_481 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_497 = vector.shuffle %v_477, %v_481 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_498 = vector.shuffle %v_482, %v_490 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_499 = vector.shuffle %v_482, %v_490 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_500 = vector.shuffle %v_484, %v_492 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_501 = vector.shuffle %v_484, %v_492 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_502 = vector.shuffle %v_486, %v_494 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_503 = vector.shuffle %v_486, %v_494 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_504 = vector.shuffle %v_488, %v_496 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_505 = vector.shuffle %v_488, %v_496 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_506 = vector.shuffle %v_483, %v_491 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_507 = vector.shuffle %v_483, %v_491 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_508 = vector.shuffle %v_485, %v_493 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_509 = vector.shuffle %v_485, %v_493 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_510 = vector.shuffle %v_487, %v_495 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_511 = vector.shuffle %v_487, %v_495 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_512 = vector.shuffle %v_489, %v_497 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_513 = vector.shuffle %v_489, %v_497 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_514 = arith.index_cast %v_449 : index to i64
            %pointer_515 = llvm.inttoptr %v_514 : i64 to !llvm.ptr
            "llvm.store"(%v_498, %pointer_515) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_516 = arith.addi %v_449, %c_8 : index
            %v_517 = arith.index_cast %v_516 : index to i64
            %pointer_518 = llvm.inttoptr %v_517 : i64 to !llvm.ptr
            "llvm.store"(%v_500, %pointer_518) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_519 = arith.addi %v_449, %c_27 : index
            %v_520 = arith.index_cast %v_519 : index to i64
            %pointer_521 = llvm.inttoptr %v_520 : i64 to !llvm.ptr
            "llvm.store"(%v_502, %pointer_521) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_522 = arith.addi %v_449, %c_28 : index
            %v_523 = arith.index_cast %v_522 : index to i64
            %pointer_524 = llvm.inttoptr %v_523 : i64 to !llvm.ptr
            "llvm.store"(%v_504, %pointer_524) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_525 = arith.addi %v_449, %c_9 : index
            %v_526 = arith.index_cast %v_525 : index to i64
            %pointer_527 = llvm.inttoptr %v_526 : i64 to !llvm.ptr
            "llvm.store"(%v_506, %pointer_527) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_528 = arith.addi %v_449, %c_29 : index
            %v_529 = arith.index_cast %v_528 : index to i64
            %pointer_530 = llvm.inttoptr %v_529 : i64 to !llvm.ptr
            "llvm.store"(%v_508, %pointer_530) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_531 = arith.addi %v_449, %c_30 : index
            %v_532 = arith.index_cast %v_531 : index to i64
            %pointer_533 = llvm.inttoptr %v_532 : i64 to !llvm.ptr
            "llvm.store"(%v_510, %pointer_533) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_534 = arith.addi %v_449, %c_31 : index
            %v_535 = arith.index_cast %v_534 : index to i64
            %pointer_536 = llvm.inttoptr %v_535 : i64 to !llvm.ptr
            "llvm.store"(%v_512, %pointer_536) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
          }
          %stack_537 = "llvm.alloca"(%c_40) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_538 = llvm.ptrtoint %stack_537 : !llvm.ptr to i64
          %v_539 = arith.index_cast %v_538 : i64 to index
          %stack_540 = "llvm.alloca"(%c_41) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_541 = llvm.ptrtoint %stack_540 : !llvm.ptr to i64
          %v_542 = arith.index_cast %v_541 : i64 to index
          %v_543 = arith.divui %v_27, %c_1 : index
          %address_544 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf16> -> index
          scf.for %i_545 = %v_7 to %v_9 step %c_12 {
            %v_546 = arith.minsi %i_545, %c_17 : index
            %v_547 = arith.addi %v_546, %c_4 : index
            %v_548 = arith.addi %v_546, %c_12 : index
            %v_549 = arith.muli %v_2, %c_42 : index
            %v_550 = arith.addi %v_549, %v_548 : index
            %v_551 = arith.muli %v_550, %c_43 : index
            %v_552 = arith.addi %address_544, %v_551 : index
            %v_553 = arith.addi %v_547, %c_12 : index
            %v_554 = arith.muli %v_2, %c_42 : index
            %v_555 = arith.addi %v_554, %v_553 : index
            %v_556 = arith.muli %v_555, %c_43 : index
            %v_557 = arith.addi %address_544, %v_556 : index
            %v_558 = arith.divui %v_27, %c_1 : index
            scf.for %i_559 = %c_0 to %v_558 step %c_1 {
              %v_560 = arith.muli %i_559, %c_25 : index
              %v_561 = arith.addi %v_25, %v_560 : index
              scf.for %i_562 = %c_0 to %c_5 step %c_1 {
                %v_563 = arith.muli %i_562, %c_5 : index
                %v_564 = arith.minsi %v_563, %c_21 : index
                %v_565 = arith.addi %v_546, %v_564 : index
                %v_566 = arith.addi %v_546, %v_564 : index
                %v_567 = arith.addi %v_566, %c_1 : index
                %v_568 = arith.addi %v_546, %v_564 : index
                %v_569 = arith.addi %v_568, %c_2 : index
                %v_570 = arith.addi %v_546, %v_564 : index
                %v_571 = arith.addi %v_570, %c_13 : index
                %v_572 = arith.muli %v_543, %c_17 : index
                %v_573 = arith.muli %i_559, %c_2 : index
                %v_574 = arith.muli %v_573, %c_5 : index
                %v_575 = arith.addi %v_574, %i_562 : index
                %loop_577:4 = scf.for %i_576 = %c_0 to %c_45 step %c_5 iter_args(%carry_578 = %c_44, %carry_579 = %c_44, %carry_580 = %c_44, %carry_581 = %c_44) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_582 = arith.divui %i_576, %c_5 : index
                  %v_583 = arith.muli %v_572, %c_19 : index
                  %v_584 = arith.addi %v_583, %c_46 : index
                  %v_585 = arith.muli %v_572, %c_19 : index
                  %v_586 = arith.divui %v_584, %v_585 : index
                  %v_587 = arith.muli %v_575, %c_19 : index
                  %v_588 = arith.addi %v_587, %v_582 : index
                  %v_589 = arith.muli %v_588, %v_586 : index
                  scf.for %i_590 = %c_0 to %v_586 step %c_1 {
                    %v_591 = arith.addi %v_589, %i_590 : index
                    %v_592 = arith.minsi %v_591, %c_46 : index
                    %v_593 = arith.muli %v_592, %c_8 : index
                    %v_594 = arith.addi %v_552, %v_593 : index
                    %v_595 = arith.index_cast %v_594 : index to i64
                    %pointer_596 = llvm.inttoptr %v_595 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_596) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_597 = arith.muli %v_592, %c_8 : index
                    %v_598 = arith.addi %v_557, %v_597 : index
                    %v_599 = arith.index_cast %v_598 : index to i64
                    %pointer_600 = llvm.inttoptr %v_599 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_600) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_601 = arith.muli %i_576, %c_8 : index
                  %v_602 = arith.addi %v_561, %v_601 : index
                  %v_603 = arith.index_cast %v_602 : index to i64
                  %pointer_604 = llvm.inttoptr %v_603 : i64 to !llvm.ptr
                  %v_605 = "llvm.load"(%pointer_604) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_606 = memref.load %expert_gate_up[%v_2, %v_565, %i_576] : memref<8x48x40xf16>
                  %v_607 = arith.extf %v_606 : f16 to f32
                  %v_608 = vector.broadcast %v_607 : f32 to vector<16xf32>
                  %acc_609 = math.fma %v_608, %v_605, %carry_578 : vector<16xf32>
                  %v_610 = memref.load %expert_gate_up[%v_2, %v_567, %i_576] : memref<8x48x40xf16>
                  %v_611 = arith.extf %v_610 : f16 to f32
                  %v_612 = vector.broadcast %v_611 : f32 to vector<16xf32>
                  %acc_613 = math.fma %v_612, %v_605, %carry_579 : vector<16xf32>
                  %v_614 = memref.load %expert_gate_up[%v_2, %v_569, %i_576] : memref<8x48x40xf16>
                  %v_615 = arith.extf %v_614 : f16 to f32
                  %v_616 = vector.broadcast %v_615 : f32 to vector<16xf32>
                  %acc_617 = math.fma %v_616, %v_605, %carry_580 : vector<16xf32>
                  %v_618 = memref.load %expert_gate_up[%v_2, %v_571, %i_576] : memref<8x48x40xf16>
                  %v_619 = arith.extf %v_618 : f16 to f32
                  %v_620 = vector.broadcast %v_619 : f32 to vector<16xf32>
                  %acc_621 = math.fma %v_620, %v_605, %carry_581 : vector<16xf32>
                  %v_622 = arith.addi %i_576, %c_1 : index
                  %v_623 = arith.muli %v_622, %c_8 : index
                  %v_624 = arith.addi %v_561, %v_623 : index
                  %v_625 = arith.index_cast %v_624 : index to i64
                  %pointer_626 = llvm.inttoptr %v_625 : i64 to !llvm.ptr
                  %v_627 = "llvm.load"(%pointer_626) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_628 = memref.load %expert_gate_up[%v_2, %v_565, %v_622] : memref<8x48x40xf16>
                  %v_629 = arith.extf %v_628 : f16 to f32
                  %v_630 = vector.broadcast %v_629 : f32 to vector<16xf32>
                  %acc_631 = math.fma %v_630, %v_627, %acc_609 : vector<16xf32>
                  %v_632 = memref.load %expert_gate_up[%v_2, %v_567, %v_622] : memref<8x48x40xf16>
                  %v_633 = arith.extf %v_632 : f16 to f32
                  %v_634 = vector.broadcast %v_633 : f32 to vector<16xf32>
                  %acc_635 = math.fma %v_634, %v_627, %acc_613 : vector<16xf32>
                  %v_636 = memref.load %expert_gate_up[%v_2, %v_569, %v_622] : memref<8x48x40xf16>
                  %v_637 = arith.extf %v_636 : f16 to f32
                  %v_638 = vector.broadcast %v_637 : f32 to vector<16xf32>
                  %acc_639 = math.fma %v_638, %v_627, %acc_617 : vector<16xf32>
                  %v_640 = memref.load %expert_gate_up[%v_2, %v_571, %v_622] : memref<8x48x40xf16>
                  %v_641 = arith.extf %v_640 : f16 to f32
                  %v_642 = vector.broadcast %v_641 : f32 to vector<16xf32>
                  %acc_643 = math.fma %v_642, %v_627, %acc_621 : vector<16xf32>
                  %v_644 = arith.addi %i_576, %c_2 : index
                  %v_645 = arith.muli %v_644, %c_8 : index
                  %v_646 = arith.addi %v_561, %v_645 : index
                  %v_647 = arith.index_cast %v_646 : index to i64
                  %pointer_648 = llvm.inttoptr %v_647 : i64 to !llvm.ptr
                  %v_649 = "llvm.load"(%pointer_648) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_650 = memref.load %expert_gate_up[%v_2, %v_565, %v_644] : memref<8x48x40xf16>
                  %v_651 = arith.extf %v_650 : f16 to f32
                  %v_652 = vector.broadcast %v_651 : f32 to vector<16xf32>
                  %acc_653 = math.fma %v_652, %v_649, %acc_631 : vector<16xf32>
                  %v_654 = memref.load %expert_gate_up[%v_2, %v_567, %v_644] : memref<8x48x40xf16>
                  %v_655 = arith.extf %v_654 : f16 to f32
                  %v_656 = vector.broadcast %v_655 : f32 to vector<16xf32>
                  %acc_657 = math.fma %v_656, %v_649, %acc_635 : vector<16xf32>
                  %v_658 = memref.load %expert_gate_up[%v_2, %v_569, %v_644] : memref<8x48x40xf16>
                  %v_659 = arith.extf %v_658 : f16 to f32
                  %v_660 = vector.broadcast %v_659 : f32 to vector<16xf32>
                  %acc_661 = math.fma %v_660, %v_649, %acc_639 : vector<16xf32>
                  %v_662 = memref.load %expert_gate_up[%v_2, %v_571, %v_644] : memref<8x48x40xf16>
                  %v_663 = arith.extf %v_662 : f16 to f32
                  %v_664 = vector.broadcast %v_663 : f32 to vector<16xf32>
                  %acc_665 = math.fma %v_664, %v_649, %acc_643 : vector<16xf32>
                  %v_666 = arith.addi %i_576, %c_13 : index
                  %v_667 = arith.muli %v_666, %c_8 : index
                  %v_668 = arith.addi %v_561, %v_667 : index
                  %v_669 = arith.index_cast %v_668 : index to i64
                  %pointer_670 = llvm.inttoptr %v_669 : i64 to !llvm.ptr
                  %v_671 = "llvm.load"(%pointer_670) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_672 = memref.load %expert_gate_up[%v_2, %v_565, %v_666] : memref<8x48x40xf16>
                  %v_673 = arith.extf %v_672 : f16 to f32
                  %v_674 = vector.broadcast %v_673 : f32 to vector<16xf32>
                  %acc_675 = math.fma %v_674, %v_671, %acc_653 : vector<16xf32>
                  %v_676 = memref.load %expert_gate_up[%v_2, %v_567, %v_666] : memref<8x48x40xf16>
                  %v_677 = arith.extf %v_676 : f16 to f32
                  %v_678 = vector.broadcast %v_677 : f32 to vector<16xf32>
                  %acc_679 = math.fma %v_678, %v_671, %acc_657 : vector<16xf32>
                  %v_680 = memref.load %expert_gate_up[%v_2, %v_569, %v_666] : memref<8x48x40xf16>
                  %v_681 = arith.extf %v_680 : f16 to f32
                  %v_682 = vector.broadcast %v_681 : f32 to vector<16xf32>
                  %acc_683 = math.fma %v_682, %v_671, %acc_661 : vector<16xf32>
                  %v_684 = memref.load %expert_gate_up[%v_2, %v_571, %v_666] : memref<8x48x40xf16>
                  %v_685 = arith.extf %v_684 : f16 to f32
                  %v_686 = vector.broadcast %v_685 : f32 to vector<16xf32>
                  %acc_687 = math.fma %v_686, %v_671, %acc_665 : vector<16xf32>
                  scf.yield %acc_675, %acc_679, %acc_683, %acc_687 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_688 = arith.muli %v_564, %c_8 : index
                %v_689 = arith.addi %v_539, %v_688 : index
                %v_690 = arith.index_cast %v_689 : index to i64
                %pointer_691 = llvm.inttoptr %v_690 : i64 to !llvm.ptr
                "llvm.store"(%loop_577#0, %pointer_691) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_692 = arith.addi %v_564, %c_1 : index
                %v_693 = arith.muli %v_692, %c_8 : index
                %v_694 = arith.addi %v_539, %v_693 : index
                %v_695 = arith.index_cast %v_694 : index to i64
                %pointer_696 = llvm.inttoptr %v_695 : i64 to !llvm.ptr
                "llvm.store"(%loop_577#1, %pointer_696) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_697 = arith.addi %v_564, %c_2 : index
                %v_698 = arith.muli %v_697, %c_8 : index
                %v_699 = arith.addi %v_539, %v_698 : index
                %v_700 = arith.index_cast %v_699 : index to i64
                %pointer_701 = llvm.inttoptr %v_700 : i64 to !llvm.ptr
                "llvm.store"(%loop_577#2, %pointer_701) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_702 = arith.addi %v_564, %c_13 : index
                %v_703 = arith.muli %v_702, %c_8 : index
                %v_704 = arith.addi %v_539, %v_703 : index
                %v_705 = arith.index_cast %v_704 : index to i64
                %pointer_706 = llvm.inttoptr %v_705 : i64 to !llvm.ptr
                "llvm.store"(%loop_577#3, %pointer_706) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_707 = %c_0 to %c_5 step %c_1 {
                %v_708 = arith.muli %i_707, %c_5 : index
                %v_709 = arith.minsi %v_708, %c_21 : index
                %v_710 = arith.addi %v_547, %v_709 : index
                %v_711 = arith.addi %v_547, %v_709 : index
                %v_712 = arith.addi %v_711, %c_1 : index
                %v_713 = arith.addi %v_547, %v_709 : index
                %v_714 = arith.addi %v_713, %c_2 : index
                %v_715 = arith.addi %v_547, %v_709 : index
                %v_716 = arith.addi %v_715, %c_13 : index
                %v_717 = arith.muli %v_543, %c_17 : index
                %v_718 = arith.muli %i_559, %c_2 : index
                %v_719 = arith.addi %v_718, %c_1 : index
                %v_720 = arith.muli %v_719, %c_5 : index
                %v_721 = arith.addi %v_720, %i_707 : index
                %loop_723:4 = scf.for %i_722 = %c_0 to %c_45 step %c_5 iter_args(%carry_724 = %c_44, %carry_725 = %c_44, %carry_726 = %c_44, %carry_727 = %c_44) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_728 = arith.divui %i_722, %c_5 : index
                  %v_729 = arith.muli %v_717, %c_19 : index
                  %v_730 = arith.addi %v_729, %c_46 : index
                  %v_731 = arith.muli %v_717, %c_19 : index
                  %v_732 = arith.divui %v_730, %v_731 : index
                  %v_733 = arith.muli %v_721, %c_19 : index
                  %v_734 = arith.addi %v_733, %v_728 : index
                  %v_735 = arith.muli %v_734, %v_732 : index
                  scf.for %i_736 = %c_0 to %v_732 step %c_1 {
                    %v_737 = arith.addi %v_735, %i_736 : index
                    %v_738 = arith.minsi %v_737, %c_46 : index
                    %v_739 = arith.muli %v_738, %c_8 : index
                    %v_740 = arith.addi %v_552, %v_739 : index
                    %v_741 = arith.index_cast %v_740 : index to i64
                    %pointer_742 = llvm.inttoptr %v_741 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_742) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_743 = arith.muli %v_738, %c_8 : index
                    %v_744 = arith.addi %v_557, %v_743 : index
                    %v_745 = arith.index_cast %v_744 : index to i64
                    %pointer_746 = llvm.inttoptr %v_745 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_746) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_747 = arith.muli %i_722, %c_8 : index
                  %v_748 = arith.addi %v_561, %v_747 : index
                  %v_749 = arith.index_cast %v_748 : index to i64
                  %pointer_750 = llvm.inttoptr %v_749 : i64 to !llvm.ptr
                  %v_751 = "llvm.load"(%pointer_750) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_752 = memref.load %expert_gate_up[%v_2, %v_710, %i_722] : memref<8x48x40xf16>
                  %v_753 = arith.extf %v_752 : f16 to f32
                  %v_754 = vector.broadcast %v_753 : f32 to vector<16xf32>
                  %acc_755 = math.fma %v_754, %v_751, %carry_724 : vector<16xf32>
                  %v_756 = memref.load %expert_gate_up[%v_2, %v_712, %i_722] : memref<8x48x40xf16>
                  %v_757 = arith.extf %v_756 : f16 to f32
                  %v_758 = vector.broadcast %v_757 : f32 to vector<16xf32>
                  %acc_759 = math.fma %v_758, %v_751, %carry_725 : vector<16xf32>
                  %v_760 = memref.load %expert_gate_up[%v_2, %v_714, %i_722] : memref<8x48x40xf16>
                  %v_761 = arith.extf %v_760 : f16 to f32
                  %v_762 = vector.broadcast %v_761 : f32 to vector<16xf32>
                  %acc_763 = math.fma %v_762, %v_751, %carry_726 : vector<16xf32>
                  %v_764 = memref.load %expert_gate_up[%v_2, %v_716, %i_722] : memref<8x48x40xf16>
                  %v_765 = arith.extf %v_764 : f16 to f32
                  %v_766 = vector.broadcast %v_765 : f32 to vector<16xf32>
                  %acc_767 = math.fma %v_766, %v_751, %carry_727 : vector<16xf32>
                  %v_768 = arith.addi %i_722, %c_1 : index
                  %v_769 = arith.muli %v_768, %c_8 : index
                  %v_770 = arith.addi %v_561, %v_769 : index
                  %v_771 = arith.index_cast %v_770 : index to i64
                  %pointer_772 = llvm.inttoptr %v_771 : i64 to !llvm.ptr
                  %v_773 = "llvm.load"(%pointer_772) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_774 = memref.load %expert_gate_up[%v_2, %v_710, %v_768] : memref<8x48x40xf16>
                  %v_775 = arith.extf %v_774 : f16 to f32
                  %v_776 = vector.broadcast %v_775 : f32 to vector<16xf32>
                  %acc_777 = math.fma %v_776, %v_773, %acc_755 : vector<16xf32>
                  %v_778 = memref.load %expert_gate_up[%v_2, %v_712, %v_768] : memref<8x48x40xf16>
                  %v_779 = arith.extf %v_778 : f16 to f32
                  %v_780 = vector.broadcast %v_779 : f32 to vector<16xf32>
                  %acc_781 = math.fma %v_780, %v_773, %acc_759 : vector<16xf32>
                  %v_782 = memref.load %expert_gate_up[%v_2, %v_714, %v_768] : memref<8x48x40xf16>
                  %v_783 = arith.extf %v_782 : f16 to f32
                  %v_784 = vector.broadcast %v_783 : f32 to vector<16xf32>
                  %acc_785 = math.fma %v_784, %v_773, %acc_763 : vector<16xf32>
                  %v_786 = memref.load %expert_gate_up[%v_2, %v_716, %v_768] : memref<8x48x40xf16>
                  %v_787 = arith.extf %v_786 : f16 to f32
                  %v_788 = vector.broadcast %v_787 : f32 to vector<16xf32>
                  %acc_789 = math.fma %v_788, %v_773, %acc_767 : vector<16xf32>
                  %v_790 = arith.addi %i_722, %c_2 : index
                  %v_791 = arith.muli %v_790, %c_8 : index
                  %v_792 = arith.addi %v_561, %v_791 : index
                  %v_793 = arith.index_cast %v_792 : index to i64
                  %pointer_794 = llvm.inttoptr %v_793 : i64 to !llvm.ptr
                  %v_795 = "llvm.load"(%pointer_794) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_796 = memref.load %expert_gate_up[%v_2, %v_710, %v_790] : memref<8x48x40xf16>
                  %v_797 = arith.extf %v_796 : f16 to f32
                  %v_798 = vector.broadcast %v_797 : f32 to vector<16xf32>
                  %acc_799 = math.fma %v_798, %v_795, %acc_777 : vector<16xf32>
                  %v_800 = memref.load %expert_gate_up[%v_2, %v_712, %v_790] : memref<8x48x40xf16>
                  %v_801 = arith.extf %v_800 : f16 to f32
                  %v_802 = vector.broadcast %v_801 : f32 to vector<16xf32>
                  %acc_803 = math.fma %v_802, %v_795, %acc_781 : vector<16xf32>
                  %v_804 = memref.load %expert_gate_up[%v_2, %v_714, %v_790] : memref<8x48x40xf16>
                  %v_805 = arith.extf %v_804 : f16 to f32
                  %v_806 = vector.broadcast %v_805 : f32 to vector<16xf32>
                  %acc_807 = math.fma %v_806, %v_795, %acc_785 : vector<16xf32>
                  %v_808 = memref.load %expert_gate_up[%v_2, %v_716, %v_790] : memref<8x48x40xf16>
                  %v_809 = arith.extf %v_808 : f16 to f32
                  %v_810 = vector.broadcast %v_809 : f32 to vector<16xf32>
                  %acc_811 = math.fma %v_810, %v_795, %acc_789 : vector<16xf32>
                  %v_812 = arith.addi %i_722, %c_13 : index
                  %v_813 = arith.muli %v_812, %c_8 : index
                  %v_814 = arith.addi %v_561, %v_813 : index
                  %v_815 = arith.index_cast %v_814 : index to i64
                  %pointer_816 = llvm.inttoptr %v_815 : i64 to !llvm.ptr
                  %v_817 = "llvm.load"(%pointer_816) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_818 = memref.load %expert_gate_up[%v_2, %v_710, %v_812] : memref<8x48x40xf16>
                  %v_819 = arith.extf %v_818 : f16 to f32
                  %v_820 = vector.broadcast %v_819 : f32 to vector<16xf32>
                  %acc_821 = math.fma %v_820, %v_817, %acc_799 : vector<16xf32>
                  %v_822 = memref.load %expert_gate_up[%v_2, %v_712, %v_812] : memref<8x48x40xf16>
                  %v_823 = arith.extf %v_822 : f16 to f32
                  %v_824 = vector.broadcast %v_823 : f32 to vector<16xf32>
                  %acc_825 = math.fma %v_824, %v_817, %acc_803 : vector<16xf32>
                  %v_826 = memref.load %expert_gate_up[%v_2, %v_714, %v_812] : memref<8x48x40xf16>
                  %v_827 = arith.extf %v_826 : f16 to f32
                  %v_828 = vector.broadcast %v_827 : f32 to vector<16xf32>
                  %acc_829 = math.fma %v_828, %v_817, %acc_807 : vector<16xf32>
                  %v_830 = memref.load %expert_gate_up[%v_2, %v_716, %v_812] : memref<8x48x40xf16>
                  %v_831 = arith.extf %v_830 : f16 to f32
                  %v_832 = vector.broadcast %v_831 : f32 to vector<16xf32>
                  %acc_833 = math.fma %v_832, %v_817, %acc_811 : vector<16xf32>
                  scf.yield %acc_821, %acc_825, %acc_829, %acc_833 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_834 = arith.addi %v_709, %c_12 : index
                %v_835 = arith.muli %v_834, %c_8 : index
                %v_836 = arith.addi %v_539, %v_835 : index
                %v_837 = arith.index_cast %v_836 : index to i64
                %pointer_838 = llvm.inttoptr %v_837 : i64 to !llvm.ptr
                "llvm.store"(%loop_723#0, %pointer_838) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_839 = arith.addi %v_709, %c_47 : index
                %v_840 = arith.muli %v_839, %c_8 : index
                %v_841 = arith.addi %v_539, %v_840 : index
                %v_842 = arith.index_cast %v_841 : index to i64
                %pointer_843 = llvm.inttoptr %v_842 : i64 to !llvm.ptr
                "llvm.store"(%loop_723#1, %pointer_843) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_844 = arith.addi %v_709, %c_48 : index
                %v_845 = arith.muli %v_844, %c_8 : index
                %v_846 = arith.addi %v_539, %v_845 : index
                %v_847 = arith.index_cast %v_846 : index to i64
                %pointer_848 = llvm.inttoptr %v_847 : i64 to !llvm.ptr
                "llvm.store"(%loop_723#2, %pointer_848) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_849 = arith.addi %v_709, %c_46 : index
                %v_850 = arith.muli %v_849, %c_8 : index
                %v_851 = arith.addi %v_539, %v_850 : index
                %v_852 = arith.index_cast %v_851 : index to i64
                %pointer_853 = llvm.inttoptr %v_852 : i64 to !llvm.ptr
                "llvm.store"(%loop_723#3, %pointer_853) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_854 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_855 = arith.muli %i_559, %c_12 : index
              %v_856 = arith.addi %v_4, %v_855 : index
              %v_857 = arith.muli %v_856, %c_49 : index
              %v_858 = arith.addi %address_854, %v_857 : index
              %v_859 = arith.subi %i_545, %v_546 : index
              %v_860 = arith.subi %c_4, %i_545 : index
              %v_861 = arith.maxsi %v_860, %c_0 : index
              %v_862 = arith.minsi %c_12, %v_861 : index
              scf.for %i_863 = %c_0 to %v_862 step %c_1 {
                %v_864 = arith.addi %v_859, %i_863 : index
                %v_865 = arith.muli %v_864, %c_8 : index
                %v_866 = arith.addi %v_539, %v_865 : index
                %v_867 = arith.index_cast %v_866 : index to i64
                %pointer_868 = llvm.inttoptr %v_867 : i64 to !llvm.ptr
                %v_869 = "llvm.load"(%pointer_868) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_870 = arith.addi %v_859, %i_863 : index
                %v_871 = arith.addi %v_870, %c_12 : index
                %v_872 = arith.muli %v_871, %c_8 : index
                %v_873 = arith.addi %v_539, %v_872 : index
                %v_874 = arith.index_cast %v_873 : index to i64
                %pointer_875 = llvm.inttoptr %v_874 : i64 to !llvm.ptr
                %v_876 = "llvm.load"(%pointer_875) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_877 = arith.subf %c_44, %v_869 : vector<16xf32>
                %is_878 = arith.cmpf ogt, %v_877, %c_50 : vector<16xf32>
                %v_879 = arith.select %is_878, %c_50, %v_877 : vector<16xi1>, vector<16xf32>
                %is_880 = arith.cmpf olt, %v_879, %c_51 : vector<16xf32>
                %v_881 = arith.select %is_880, %c_51, %v_879 : vector<16xi1>, vector<16xf32>
                %v_882 = arith.mulf %v_881, %c_52 : vector<16xf32>
                %v_883 = math.roundeven %v_882 : vector<16xf32>
                %acc_884 = math.fma %v_883, %c_53, %v_881 : vector<16xf32>
                %acc_885 = math.fma %v_883, %c_54, %acc_884 : vector<16xf32>
                %acc_886 = math.fma %c_55, %acc_885, %c_56 : vector<16xf32>
                %acc_887 = math.fma %acc_886, %acc_885, %c_57 : vector<16xf32>
                %acc_888 = math.fma %acc_887, %acc_885, %c_58 : vector<16xf32>
                %acc_889 = math.fma %acc_888, %acc_885, %c_59 : vector<16xf32>
                %acc_890 = math.fma %acc_889, %acc_885, %c_60 : vector<16xf32>
                %acc_891 = math.fma %acc_890, %acc_885, %c_61 : vector<16xf32>
                %acc_892 = math.fma %acc_891, %acc_885, %c_61 : vector<16xf32>
                %v_893 = arith.fptosi %v_883 : vector<16xf32> to vector<16xi32>
                %v_894 = arith.shrsi %v_893, %c_62 : vector<16xi32>
                %v_895 = arith.subi %v_893, %v_894 : vector<16xi32>
                %v_896 = arith.addi %v_894, %c_64 : vector<16xi32>
                %v_897 = arith.shli %v_896, %c_63 : vector<16xi32>
                %v_898 = arith.bitcast %v_897 : vector<16xi32> to vector<16xf32>
                %v_899 = arith.mulf %acc_892, %v_898 : vector<16xf32>
                %v_900 = arith.addi %v_895, %c_64 : vector<16xi32>
                %v_901 = arith.shli %v_900, %c_63 : vector<16xi32>
                %v_902 = arith.bitcast %v_901 : vector<16xi32> to vector<16xf32>
                %v_903 = arith.mulf %v_899, %v_902 : vector<16xf32>
                %v_904 = arith.addf %v_903, %c_61 : vector<16xf32>
                %v_905 = arith.divf %c_61, %v_904 : vector<16xf32>
                %v_906 = arith.mulf %v_869, %v_905 : vector<16xf32>
                %v_907 = arith.mulf %v_906, %v_876 : vector<16xf32>
                %v_908 = llvm.fptrunc %v_907 : vector<16xf32> to vector<16xf16>
                %v_909 = llvm.fpext %v_908 : vector<16xf16> to vector<16xf32>
                %v_910 = arith.addi %i_545, %i_863 : index
                %v_911 = arith.divui %v_910, %c_1 : index
                %v_912 = arith.muli %v_911, %c_8 : index
                %v_913 = arith.addi %v_858, %v_912 : index
                %v_914 = arith.index_cast %v_913 : index to i64
                %pointer_915 = llvm.inttoptr %v_914 : i64 to !llvm.ptr
                "llvm.store"(%v_909, %pointer_915) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
          }
          %v_916 = arith.muli %claimed_14, %c_5 : index
          %v_917 = arith.addi %address_11, %v_916 : index
          %v_918 = arith.index_cast %v_917 : index to i64
          %pointer_919 = llvm.inttoptr %v_918 : i64 to !llvm.ptr
          %v_920 = llvm.atomicrmw xchg %pointer_919, %c_7 release : !llvm.ptr, i32
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
        %c_13 = arith.constant 48 : index
        %c_14 = arith.constant 1536 : index
        %c_15 = arith.constant 4 : index
        %c_16 = arith.constant 12 : index
        %c_17 = arith.constant 3 : index
        %c_18 = arith.constant 8 : index
        %c_19 = arith.constant 6 : index
        %c_20 = arith.constant 11 : index
        %c_21 = arith.constant 17 : index
        %c_22 = arith.constant 18 : index
        %c_23 = arith.constant 19 : index
        %c_24 = arith.constant 128 : index
        %c_25 = arith.constant 192 : index
        %c_26 = arith.constant 256 : index
        %c_27 = arith.constant 320 : index
        %c_28 = arith.constant 384 : index
        %c_29 = arith.constant 448 : index
        %c_30 = arith.constant 512 : index
        %c_31 = arith.constant 576 : index
        %c_32 = arith.constant 640 : index
        %c_33 = arith.constant 704 : index
        %c_34 = arith.constant 768 : index
        %c_35 = arith.constant 832 : index
        %c_36 = arith.constant 896 : index
        %c_37 = arith.constant 960 : index
        %c_38 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_39 = arith.constant 0 : i32
        %c_40 = arith.constant 5 : index
        %c_41 = arith.constant 7 : index
        %c_42 = arith.constant 9 : index
        %c_43 = arith.constant 10 : index
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
        %expert_down = stream.binding.subspan %expert_down_binding[%c_4] : !stream.binding -> memref<8x40x24xf16>
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
            %address_28 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf16> -> index
            scf.for %i_29 = %v_1 to %v_3 step %c_11 {
              %v_30 = arith.addi %i_29, %c_6 : index
              %v_31 = arith.minsi %i_29, %c_12 : index
              %v_32 = arith.minsi %v_30, %c_12 : index
              %v_33 = arith.addi %v_31, %c_11 : index
              %v_34 = arith.muli %v_16, %c_1 : index
              %v_35 = arith.addi %v_34, %v_33 : index
              %v_36 = arith.muli %v_35, %c_13 : index
              %v_37 = arith.addi %address_28, %v_36 : index
              %v_38 = arith.addi %v_32, %c_11 : index
              %v_39 = arith.muli %v_16, %c_1 : index
              %v_40 = arith.addi %v_39, %v_38 : index
              %v_41 = arith.muli %v_40, %c_13 : index
              %v_42 = arith.addi %address_28, %v_41 : index
              %v_43 = arith.divui %v_22, %c_5 : index
              scf.for %i_44 = %c_4 to %v_43 step %c_5 {
                %v_45 = arith.muli %i_44, %c_14 : index
                %v_46 = arith.addi %v_26, %v_45 : index
                scf.for %i_47 = %c_4 to %c_15 step %c_5 {
                  %v_48 = arith.muli %i_47, %c_15 : index
                  %v_49 = arith.minsi %v_48, %c_16 : index
                  %v_50 = arith.addi %v_31, %v_49 : index
                  %v_51 = arith.addi %v_31, %v_49 : index
                  %v_52 = arith.addi %v_51, %c_5 : index
                  %v_53 = arith.addi %v_31, %v_49 : index
                  %v_54 = arith.addi %v_53, %c_8 : index
                  %v_55 = arith.addi %v_31, %v_49 : index
                  %v_56 = arith.addi %v_55, %c_17 : index
                  %v_57 = arith.muli %v_27, %c_18 : index
                  %v_58 = arith.muli %i_44, %c_8 : index
                  %v_59 = arith.muli %v_58, %c_15 : index
                  %v_60 = arith.addi %v_59, %i_47 : index
                  %loop_62:4 = scf.for %i_61 = %c_4 to %c_12 step %c_15 iter_args(%carry_63 = %c_7, %carry_64 = %c_7, %carry_65 = %c_7, %carry_66 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_67 = arith.divui %i_61, %c_15 : index
                    %v_68 = arith.muli %v_57, %c_19 : index
                    %v_69 = arith.addi %v_68, %c_20 : index
                    %v_70 = arith.muli %v_57, %c_19 : index
                    %v_71 = arith.divui %v_69, %v_70 : index
                    %v_72 = arith.muli %v_60, %c_19 : index
                    %v_73 = arith.addi %v_72, %v_67 : index
                    %v_74 = arith.muli %v_73, %v_71 : index
                    scf.for %i_75 = %c_4 to %v_71 step %c_5 {
                      %v_76 = arith.addi %v_74, %i_75 : index
                      %v_77 = arith.minsi %v_76, %c_20 : index
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
                    %v_91 = memref.load %expert_down[%v_16, %v_50, %i_61] : memref<8x40x24xf16>
                    %v_92 = arith.extf %v_91 : f16 to f32
                    %v_93 = vector.broadcast %v_92 : f32 to vector<16xf32>
                    %acc_94 = math.fma %v_93, %v_90, %carry_63 : vector<16xf32>
                    %v_95 = memref.load %expert_down[%v_16, %v_52, %i_61] : memref<8x40x24xf16>
                    %v_96 = arith.extf %v_95 : f16 to f32
                    %v_97 = vector.broadcast %v_96 : f32 to vector<16xf32>
                    %acc_98 = math.fma %v_97, %v_90, %carry_64 : vector<16xf32>
                    %v_99 = memref.load %expert_down[%v_16, %v_54, %i_61] : memref<8x40x24xf16>
                    %v_100 = arith.extf %v_99 : f16 to f32
                    %v_101 = vector.broadcast %v_100 : f32 to vector<16xf32>
                    %acc_102 = math.fma %v_101, %v_90, %carry_65 : vector<16xf32>
                    %v_103 = memref.load %expert_down[%v_16, %v_56, %i_61] : memref<8x40x24xf16>
                    %v_104 = arith.extf %v_103 : f16 to f32
                    %v_105 = vector.broadcast %v_104 : f32 to vector<16xf32>
                    %acc_106 = math.fma %v_105, %v_90, %carry_66 : vector<16xf32>
                    %v_107 = arith.addi %i_61, %c_5 : index
                    %v_108 = arith.muli %v_107, %c_0 : index
                    %v_109 = arith.addi %v_46, %v_108 : index
                    %v_110 = arith.index_cast %v_109 : index to i64
                    %pointer_111 = llvm.inttoptr %v_110 : i64 to !llvm.ptr
                    %v_112 = "llvm.load"(%pointer_111) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_113 = memref.load %expert_down[%v_16, %v_50, %v_107] : memref<8x40x24xf16>
                    %v_114 = arith.extf %v_113 : f16 to f32
                    %v_115 = vector.broadcast %v_114 : f32 to vector<16xf32>
                    %acc_116 = math.fma %v_115, %v_112, %acc_94 : vector<16xf32>
                    %v_117 = memref.load %expert_down[%v_16, %v_52, %v_107] : memref<8x40x24xf16>
                    %v_118 = arith.extf %v_117 : f16 to f32
                    %v_119 = vector.broadcast %v_118 : f32 to vector<16xf32>
                    %acc_120 = math.fma %v_119, %v_112, %acc_98 : vector<16xf32>
                    %v_121 = memref.load %expert_down[%v_16, %v_54, %v_107] : memref<8x40x24xf16>
                    %v_122 = arith.extf %v_121 : f16 to f32
                    %v_123 = vector.broadcast %v_122 : f32 to vector<16xf32>
                    %acc_124 = math.fma %v_123, %v_112, %acc_102 : vector<16xf32>
                    %v_125 = memref.load %expert_down[%v_16, %v_56, %v_107] : memref<8x40x24xf16>
                    %v_126 = arith.extf %v_125 : f16 to f32
                    %v_127 = vector.broadcast %v_126 : f32 to vector<16xf32>
                    %acc_128 = math.fma %v_127, %v_112, %acc_106 : vector<16xf32>
                    %v_129 = arith.addi %i_61, %c_8 : index
                    %v_130 = arith.muli %v_129, %c_0 : index
                    %v_131 = arith.addi %v_46, %v_130 : index
                    %v_132 = arith.index_cast %v_131 : index to i64
                    %pointer_133 = llvm.inttoptr %v_132 : i64 to !llvm.ptr
                    %v_134 = "llvm.load"(%pointer_133) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_135 = memref.load %expert_down[%v_16, %v_50, %v_129] : memref<8x40x24xf16>
                    %v_136 = arith.extf %v_135 : f16 to f32
                    %v_137 = vector.broadcast %v_136 : f32 to vector<16xf32>
                    %acc_138 = math.fma %v_137, %v_134, %acc_116 : vector<16xf32>
                    %v_139 = memref.load %expert_down[%v_16, %v_52, %v_129] : memref<8x40x24xf16>
                    %v_140 = arith.extf %v_139 : f16 to f32
                    %v_141 = vector.broadcast %v_140 : f32 to vector<16xf32>
                    %acc_142 = math.fma %v_141, %v_134, %acc_120 : vector<16xf32>
                    %v_143 = memref.load %expert_down[%v_16, %v_54, %v_129] : memref<8x40x24xf16>
                    %v_144 = arith.extf %v_143 : f16 to f32
                    %v_145 = vector.broadcast %v_144 : f32 to vector<16xf32>
                    %acc_146 = math.fma %v_145, %v_134, %acc_124 : vector<16xf32>
                    %v_147 = memref.load %expert_down[%v_16, %v_56, %v_129] : memref<8x40x24xf16>
                    %v_148 = arith.extf %v_147 : f16 to f32
                    %v_149 = vector.broadcast %v_148 : f32 to vector<16xf32>
                    %acc_150 = math.fma %v_149, %v_134, %acc_128 : vector<16xf32>
                    %v_151 = arith.addi %i_61, %c_17 : index
                    %v_152 = arith.muli %v_151, %c_0 : index
                    %v_153 = arith.addi %v_46, %v_152 : index
                    %v_154 = arith.index_cast %v_153 : index to i64
                    %pointer_155 = llvm.inttoptr %v_154 : i64 to !llvm.ptr
                    %v_156 = "llvm.load"(%pointer_155) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_157 = memref.load %expert_down[%v_16, %v_50, %v_151] : memref<8x40x24xf16>
                    %v_158 = arith.extf %v_157 : f16 to f32
                    %v_159 = vector.broadcast %v_158 : f32 to vector<16xf32>
                    %acc_160 = math.fma %v_159, %v_156, %acc_138 : vector<16xf32>
                    %v_161 = memref.load %expert_down[%v_16, %v_52, %v_151] : memref<8x40x24xf16>
                    %v_162 = arith.extf %v_161 : f16 to f32
                    %v_163 = vector.broadcast %v_162 : f32 to vector<16xf32>
                    %acc_164 = math.fma %v_163, %v_156, %acc_142 : vector<16xf32>
                    %v_165 = memref.load %expert_down[%v_16, %v_54, %v_151] : memref<8x40x24xf16>
                    %v_166 = arith.extf %v_165 : f16 to f32
                    %v_167 = vector.broadcast %v_166 : f32 to vector<16xf32>
                    %acc_168 = math.fma %v_167, %v_156, %acc_146 : vector<16xf32>
                    %v_169 = memref.load %expert_down[%v_16, %v_56, %v_151] : memref<8x40x24xf16>
                    %v_170 = arith.extf %v_169 : f16 to f32
                    %v_171 = vector.broadcast %v_170 : f32 to vector<16xf32>
                    %acc_172 = math.fma %v_171, %v_156, %acc_150 : vector<16xf32>
                    scf.yield %acc_160, %acc_164, %acc_168, %acc_172 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_173 = arith.muli %v_49, %c_0 : index
                  %v_174 = arith.addi %v_6, %v_173 : index
                  %v_175 = arith.index_cast %v_174 : index to i64
                  %pointer_176 = llvm.inttoptr %v_175 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#0, %pointer_176) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_177 = arith.addi %v_49, %c_5 : index
                  %v_178 = arith.muli %v_177, %c_0 : index
                  %v_179 = arith.addi %v_6, %v_178 : index
                  %v_180 = arith.index_cast %v_179 : index to i64
                  %pointer_181 = llvm.inttoptr %v_180 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#1, %pointer_181) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_182 = arith.addi %v_49, %c_8 : index
                  %v_183 = arith.muli %v_182, %c_0 : index
                  %v_184 = arith.addi %v_6, %v_183 : index
                  %v_185 = arith.index_cast %v_184 : index to i64
                  %pointer_186 = llvm.inttoptr %v_185 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#2, %pointer_186) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_187 = arith.addi %v_49, %c_17 : index
                  %v_188 = arith.muli %v_187, %c_0 : index
                  %v_189 = arith.addi %v_6, %v_188 : index
                  %v_190 = arith.index_cast %v_189 : index to i64
                  %pointer_191 = llvm.inttoptr %v_190 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#3, %pointer_191) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_192 = %c_4 to %c_15 step %c_5 {
                  %v_193 = arith.muli %i_192, %c_15 : index
                  %v_194 = arith.minsi %v_193, %c_16 : index
                  %v_195 = arith.addi %v_32, %v_194 : index
                  %v_196 = arith.addi %v_32, %v_194 : index
                  %v_197 = arith.addi %v_196, %c_5 : index
                  %v_198 = arith.addi %v_32, %v_194 : index
                  %v_199 = arith.addi %v_198, %c_8 : index
                  %v_200 = arith.addi %v_32, %v_194 : index
                  %v_201 = arith.addi %v_200, %c_17 : index
                  %v_202 = arith.muli %v_27, %c_18 : index
                  %v_203 = arith.muli %i_44, %c_8 : index
                  %v_204 = arith.addi %v_203, %c_5 : index
                  %v_205 = arith.muli %v_204, %c_15 : index
                  %v_206 = arith.addi %v_205, %i_192 : index
                  %loop_208:4 = scf.for %i_207 = %c_4 to %c_12 step %c_15 iter_args(%carry_209 = %c_7, %carry_210 = %c_7, %carry_211 = %c_7, %carry_212 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_213 = arith.divui %i_207, %c_15 : index
                    %v_214 = arith.muli %v_202, %c_19 : index
                    %v_215 = arith.addi %v_214, %c_20 : index
                    %v_216 = arith.muli %v_202, %c_19 : index
                    %v_217 = arith.divui %v_215, %v_216 : index
                    %v_218 = arith.muli %v_206, %c_19 : index
                    %v_219 = arith.addi %v_218, %v_213 : index
                    %v_220 = arith.muli %v_219, %v_217 : index
                    scf.for %i_221 = %c_4 to %v_217 step %c_5 {
                      %v_222 = arith.addi %v_220, %i_221 : index
                      %v_223 = arith.minsi %v_222, %c_20 : index
                      %v_224 = arith.muli %v_223, %c_0 : index
                      %v_225 = arith.addi %v_37, %v_224 : index
                      %v_226 = arith.index_cast %v_225 : index to i64
                      %pointer_227 = llvm.inttoptr %v_226 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_227) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_228 = arith.muli %v_223, %c_0 : index
                      %v_229 = arith.addi %v_42, %v_228 : index
                      %v_230 = arith.index_cast %v_229 : index to i64
                      %pointer_231 = llvm.inttoptr %v_230 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_231) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_232 = arith.muli %i_207, %c_0 : index
                    %v_233 = arith.addi %v_46, %v_232 : index
                    %v_234 = arith.index_cast %v_233 : index to i64
                    %pointer_235 = llvm.inttoptr %v_234 : i64 to !llvm.ptr
                    %v_236 = "llvm.load"(%pointer_235) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_237 = memref.load %expert_down[%v_16, %v_195, %i_207] : memref<8x40x24xf16>
                    %v_238 = arith.extf %v_237 : f16 to f32
                    %v_239 = vector.broadcast %v_238 : f32 to vector<16xf32>
                    %acc_240 = math.fma %v_239, %v_236, %carry_209 : vector<16xf32>
                    %v_241 = memref.load %expert_down[%v_16, %v_197, %i_207] : memref<8x40x24xf16>
                    %v_242 = arith.extf %v_241 : f16 to f32
                    %v_243 = vector.broadcast %v_242 : f32 to vector<16xf32>
                    %acc_244 = math.fma %v_243, %v_236, %carry_210 : vector<16xf32>
                    %v_245 = memref.load %expert_down[%v_16, %v_199, %i_207] : memref<8x40x24xf16>
                    %v_246 = arith.extf %v_245 : f16 to f32
                    %v_247 = vector.broadcast %v_246 : f32 to vector<16xf32>
                    %acc_248 = math.fma %v_247, %v_236, %carry_211 : vector<16xf32>
                    %v_249 = memref.load %expert_down[%v_16, %v_201, %i_207] : memref<8x40x24xf16>
                    %v_250 = arith.extf %v_249 : f16 to f32
                    %v_251 = vector.broadcast %v_250 : f32 to vector<16xf32>
                    %acc_252 = math.fma %v_251, %v_236, %carry_212 : vector<16xf32>
                    %v_253 = arith.addi %i_207, %c_5 : index
                    %v_254 = arith.muli %v_253, %c_0 : index
                    %v_255 = arith.addi %v_46, %v_254 : index
                    %v_256 = arith.index_cast %v_255 : index to i64
                    %pointer_257 = llvm.inttoptr %v_256 : i64 to !llvm.ptr
                    %v_258 = "llvm.load"(%pointer_257) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_259 = memref.load %expert_down[%v_16, %v_195, %v_253] : memref<8x40x24xf16>
                    %v_260 = arith.extf %v_259 : f16 to f32
                    %v_261 = vector.broadcast %v_260 : f32 to vector<16xf32>
                    %acc_262 = math.fma %v_261, %v_258, %acc_240 : vector<16xf32>
                    %v_263 = memref.load %expert_down[%v_16, %v_197, %v_253] : memref<8x40x24xf16>
                    %v_264 = arith.extf %v_263 : f16 to f32
                    %v_265 = vector.broadcast %v_264 : f32 to vector<16xf32>
                    %acc_266 = math.fma %v_265, %v_258, %acc_244 : vector<16xf32>
                    %v_267 = memref.load %expert_down[%v_16, %v_199, %v_253] : memref<8x40x24xf16>
                    %v_268 = arith.extf %v_267 : f16 to f32
                    %v_269 = vector.broadcast %v_268 : f32 to vector<16xf32>
                    %acc_270 = math.fma %v_269, %v_258, %acc_248 : vector<16xf32>
                    %v_271 = memref.load %expert_down[%v_16, %v_201, %v_253] : memref<8x40x24xf16>
                    %v_272 = arith.extf %v_271 : f16 to f32
                    %v_273 = vector.broadcast %v_272 : f32 to vector<16xf32>
                    %acc_274 = math.fma %v_273, %v_258, %acc_252 : vector<16xf32>
                    %v_275 = arith.addi %i_207, %c_8 : index
                    %v_276 = arith.muli %v_275, %c_0 : index
                    %v_277 = arith.addi %v_46, %v_276 : index
                    %v_278 = arith.index_cast %v_277 : index to i64
                    %pointer_279 = llvm.inttoptr %v_278 : i64 to !llvm.ptr
                    %v_280 = "llvm.load"(%pointer_279) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_281 = memref.load %expert_down[%v_16, %v_195, %v_275] : memref<8x40x24xf16>
                    %v_282 = arith.extf %v_281 : f16 to f32
                    %v_283 = vector.broadcast %v_282 : f32 to vector<16xf32>
                    %acc_284 = math.fma %v_283, %v_280, %acc_262 : vector<16xf32>
                    %v_285 = memref.load %expert_down[%v_16, %v_197, %v_275] : memref<8x40x24xf16>
                    %v_286 = arith.extf %v_285 : f16 to f32
                    %v_287 = vector.broadcast %v_286 : f32 to vector<16xf32>
                    %acc_288 = math.fma %v_287, %v_280, %acc_266 : vector<16xf32>
                    %v_289 = memref.load %expert_down[%v_16, %v_199, %v_275] : memref<8x40x24xf16>
                    %v_290 = arith.extf %v_289 : f16 to f32
                    %v_291 = vector.broadcast %v_290 : f32 to vector<16xf32>
                    %acc_292 = math.fma %v_291, %v_280, %acc_270 : vector<16xf32>
                    %v_293 = memref.load %expert_down[%v_16, %v_201, %v_275] : memref<8x40x24xf16>
                    %v_294 = arith.extf %v_293 : f16 to f32
                    %v_295 = vector.broadcast %v_294 : f32 to vector<16xf32>
                    %acc_296 = math.fma %v_295, %v_280, %acc_274 : vector<16xf32>
                    %v_297 = arith.addi %i_207, %c_17 : index
                    %v_298 = arith.muli %v_297, %c_0 : index
                    %v_299 = arith.addi %v_46, %v_298 : index
                    %v_300 = arith.index_cast %v_299 : index to i64
                    %pointer_301 = llvm.inttoptr %v_300 : i64 to !llvm.ptr
                    %v_302 = "llvm.load"(%pointer_301) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_303 = memref.load %expert_down[%v_16, %v_195, %v_297] : memref<8x40x24xf16>
                    %v_304 = arith.extf %v_303 : f16 to f32
                    %v_305 = vector.broadcast %v_304 : f32 to vector<16xf32>
                    %acc_306 = math.fma %v_305, %v_302, %acc_284 : vector<16xf32>
                    %v_307 = memref.load %expert_down[%v_16, %v_197, %v_297] : memref<8x40x24xf16>
                    %v_308 = arith.extf %v_307 : f16 to f32
                    %v_309 = vector.broadcast %v_308 : f32 to vector<16xf32>
                    %acc_310 = math.fma %v_309, %v_302, %acc_288 : vector<16xf32>
                    %v_311 = memref.load %expert_down[%v_16, %v_199, %v_297] : memref<8x40x24xf16>
                    %v_312 = arith.extf %v_311 : f16 to f32
                    %v_313 = vector.broadcast %v_312 : f32 to vector<16xf32>
                    %acc_314 = math.fma %v_313, %v_302, %acc_292 : vector<16xf32>
                    %v_315 = memref.load %expert_down[%v_16, %v_201, %v_297] : memref<8x40x24xf16>
                    %v_316 = arith.extf %v_315 : f16 to f32
                    %v_317 = vector.broadcast %v_316 : f32 to vector<16xf32>
                    %acc_318 = math.fma %v_317, %v_302, %acc_296 : vector<16xf32>
                    scf.yield %acc_306, %acc_310, %acc_314, %acc_318 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_319 = arith.addi %v_194, %c_6 : index
                  %v_320 = arith.muli %v_319, %c_0 : index
                  %v_321 = arith.addi %v_6, %v_320 : index
                  %v_322 = arith.index_cast %v_321 : index to i64
                  %pointer_323 = llvm.inttoptr %v_322 : i64 to !llvm.ptr
                  "llvm.store"(%loop_208#0, %pointer_323) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_324 = arith.addi %v_194, %c_21 : index
                  %v_325 = arith.muli %v_324, %c_0 : index
                  %v_326 = arith.addi %v_6, %v_325 : index
                  %v_327 = arith.index_cast %v_326 : index to i64
                  %pointer_328 = llvm.inttoptr %v_327 : i64 to !llvm.ptr
                  "llvm.store"(%loop_208#1, %pointer_328) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_329 = arith.addi %v_194, %c_22 : index
                  %v_330 = arith.muli %v_329, %c_0 : index
                  %v_331 = arith.addi %v_6, %v_330 : index
                  %v_332 = arith.index_cast %v_331 : index to i64
                  %pointer_333 = llvm.inttoptr %v_332 : i64 to !llvm.ptr
                  "llvm.store"(%loop_208#2, %pointer_333) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_334 = arith.addi %v_194, %c_23 : index
                  %v_335 = arith.muli %v_334, %c_0 : index
                  %v_336 = arith.addi %v_6, %v_335 : index
                  %v_337 = arith.index_cast %v_336 : index to i64
                  %pointer_338 = llvm.inttoptr %v_337 : i64 to !llvm.ptr
                  "llvm.store"(%loop_208#3, %pointer_338) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_339 = arith.cmpi slt, %i_29, %v_3 : index
                scf.if %is_339 {
                  %v_340 = arith.index_cast %v_6 : index to i64
                  %pointer_341 = llvm.inttoptr %v_340 : i64 to !llvm.ptr
                  %v_342 = "llvm.load"(%pointer_341) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_343 = arith.addi %v_6, %c_0 : index
                  %v_344 = arith.index_cast %v_343 : index to i64
                  %pointer_345 = llvm.inttoptr %v_344 : i64 to !llvm.ptr
                  %v_346 = "llvm.load"(%pointer_345) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_347 = arith.addi %v_6, %c_24 : index
                  %v_348 = arith.index_cast %v_347 : index to i64
                  %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
                  %v_350 = "llvm.load"(%pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_351 = arith.addi %v_6, %c_25 : index
                  %v_352 = arith.index_cast %v_351 : index to i64
                  %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
                  %v_354 = "llvm.load"(%pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_355 = arith.addi %v_6, %c_26 : index
                  %v_356 = arith.index_cast %v_355 : index to i64
                  %pointer_357 = llvm.inttoptr %v_356 : i64 to !llvm.ptr
                  %v_358 = "llvm.load"(%pointer_357) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_359 = arith.addi %v_6, %c_27 : index
                  %v_360 = arith.index_cast %v_359 : index to i64
                  %pointer_361 = llvm.inttoptr %v_360 : i64 to !llvm.ptr
                  %v_362 = "llvm.load"(%pointer_361) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_363 = arith.addi %v_6, %c_28 : index
                  %v_364 = arith.index_cast %v_363 : index to i64
                  %pointer_365 = llvm.inttoptr %v_364 : i64 to !llvm.ptr
                  %v_366 = "llvm.load"(%pointer_365) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_367 = arith.addi %v_6, %c_29 : index
                  %v_368 = arith.index_cast %v_367 : index to i64
                  %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                  %v_370 = "llvm.load"(%pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_371 = arith.addi %v_6, %c_30 : index
                  %v_372 = arith.index_cast %v_371 : index to i64
                  %pointer_373 = llvm.inttoptr %v_372 : i64 to !llvm.ptr
                  %v_374 = "llvm.load"(%pointer_373) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_375 = arith.addi %v_6, %c_31 : index
                  %v_376 = arith.index_cast %v_375 : index to i64
                  %pointer_377 = llvm.inttoptr %v_376 : i64 to !llvm.ptr
                  %v_378 = "llvm.load"(%pointer_377) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_379 = arith.addi %v_6, %c_32 : index
                  %v_380 = arith.index_cast %v_379 : index to i64
                  %pointer_381 = llvm.inttoptr %v_380 : i64 to !llvm.ptr
                  %v_382 = "llvm.load"(%pointer_381) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_383 = arith.addi %v_6, %c_33 : index
                  %v_384 = arith.index_cast %v_383 : index to i64
                  %pointer_385 = llvm.inttoptr %v_384 : i64 to !llvm.ptr
                  %v_386 = "llvm.load"(%pointer_385) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_387 = arith.addi %v_6, %c_34 : index
                  %v_388 = arith.index_cast %v_387 : index to i64
                  %pointer_389 = llvm.inttoptr %v_388 : i64 to !llvm.ptr
                  %v_390 = "llvm.load"(%pointer_389) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_391 = arith.addi %v_6, %c_35 : index
                  %v_392 = arith.index_cast %v_391 : index to i64
                  %pointer_393 = llvm.inttoptr %v_392 : i64 to !llvm.ptr
                  %v_394 = "llvm.load"(%pointer_393) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_395 = arith.addi %v_6, %c_36 : index
                  %v_396 = arith.index_cast %v_395 : index to i64
                  %pointer_397 = llvm.inttoptr %v_396 : i64 to !llvm.ptr
                  %v_398 = "llvm.load"(%pointer_397) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_399 = arith.addi %v_6, %c_37 : index
                  %v_400 = arith.index_cast %v_399 : index to i64
                  %pointer_401 = llvm.inttoptr %v_400 : i64 to !llvm.ptr
                  %v_402 = "llvm.load"(%pointer_401) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_403 = arith.subi %i_29, %v_31 : index
                  %v_404 = arith.index_cast %v_403 : index to i32
                  %v_405 = vector.broadcast %v_404 : i32 to vector<16xi32>
                  %is_406 = arith.cmpi sge, %c_38, %v_405 : vector<16xi32>
                  %v_407 = vector.shuffle %v_342, %v_346 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_408 = vector.shuffle %v_342, %v_346 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_409 = vector.shuffle %v_350, %v_354 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_410 = vector.shuffle %v_350, %v_354 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_411 = vector.shuffle %v_358, %v_362 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_412 = vector.shuffle %v_358, %v_362 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_413 = vector.shuffle %v_366, %v_370 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_414 = vector.shuffle %v_366, %v_370 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_415 = vector.shuffle %v_374, %v_378 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_416 = vector.shuffle %v_374, %v_378 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_417 = vector.shuffle %v_382, %v_386 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_418 = vector.shuffle %v_382, %v_386 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_419 = vector.shuffle %v_390, %v_394 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_420 = vector.shuffle %v_390, %v_394 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_421 = vector.shuffle %v_398, %v_402 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_422 = vector.shuffle %v_398, %v_402 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_423 = vector.shuffle %v_407, %v_409 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_424 = vector.shuffle %v_407, %v_409 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_425 = vector.shuffle %v_408, %v_410 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_426 = vector.shuffle %v_408, %v_410 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_427 = vector.shuffle %v_411, %v_413 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_428 = vector.shuffle %v_411, %v_413 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_429 = vector.shuffle %v_412, %v_414 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_430 = vector.shuffle %v_412, %v_414 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_431 = vector.shuffle %v_415, %v_417 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_432 = vector.shuffle %v_415, %v_417 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_433 = vector.shuffle %v_416, %v_418 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_434 = vector.shuffle %v_416, %v_418 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_435 = vector.shuffle %v_419, %v_421 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_436 = vector.shuffle %v_419, %v_421 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_437 = vector.shuffle %v_420, %v_422 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_438 = vector.shuffle %v_420, %v_422 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_439 = vector.shuffle %v_423, %v_427 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_440 = vector.shuffle %v_423, %v_427 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_441 = vector.shuffle %v_425, %v_429 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_442 = vector.shuffle %v_425, %v_429 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_443 = vector.shuffle %v_424, %v_428 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_444 = vector.shuffle %v_424, %v_428 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_445 = vector.shuffle %v_426, %v_430 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_446 = vector.shuffle %v_426, %v_430 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_447 = vector.shuffle %v_431, %v_435 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_448 = vector.shuffle %v_431, %v_435 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_449 = vector.shuffle %v_433, %v_437 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_450 = vector.shuffle %v_433, %v_437 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_451 = vector.shuffle %v_432, %v_436 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_452 = vector.shuffle %v_432, %v_436 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_453 = vector.shuffle %v_434, %v_438 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_454 = vector.shuffle %v_434, %v_438 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_455 = vector.shuffle %v_439, %v_447 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_456 = vector.shuffle %v_439, %v_447 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_457 = vector.shuffle %v_441, %v_449 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_458 = vector.shuffle %v_441, %v_449 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_459 = vector.shuffle %v_443, %v_451 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_460 = vector.shuffle %v_443, %v_451 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_461 = vector.shuffle %v_445, %v_453 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_462 = vector.shuffle %v_445, %v_453 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_463 = vector.shuffle %v_440, %v_448 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_464 = vector.shuffle %v_440, %v_448 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_465 = vector.shuffle %v_442, %v_450 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_466 = vector.shuffle %v_442, %v_450 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_467 = vector.shuffle %v_444, %v_452 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_468 = vector.shuffle %v_444, %v_452 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_469 = vector.shuffle %v_446, %v_454 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_470 = vector.shuffle %v_446, %v_454 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_471 = arith.muli %i_44, %c_6 : index
                  %v_472 = arith.addi %v_18, %v_471 : index
                  %v_473 = memref.load %order[%v_472] : memref<?xi32>
                  %is_474 = arith.cmpi sge, %v_473, %c_39 : i32
                  scf.if %is_474 {
                    %v_475 = arith.index_cast %v_473 : i32 to index
                    %v_476 = arith.divui %v_475, %c_17 : index
                    %v_477 = vector.maskedload %y[%v_476, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_478 = memref.load %weights[%v_475] : memref<?xf32>
                    %v_479 = vector.broadcast %v_478 : f32 to vector<16xf32>
                    %v_480 = arith.mulf %v_455, %v_479 : vector<16xf32>
                    %v_481 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_480) : (vector<16xf32>) -> vector<16xf32>
                    %v_482 = arith.addf %v_477, %v_481 : vector<16xf32>
                    vector.maskedstore %y[%v_476, %v_31], %is_406, %v_482 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_483 = arith.muli %i_44, %c_6 : index
                  %v_484 = arith.addi %v_18, %v_483 : index
                  %v_485 = arith.addi %v_484, %c_5 : index
                  %v_486 = memref.load %order[%v_485] : memref<?xi32>
                  %is_487 = arith.cmpi sge, %v_486, %c_39 : i32
                  scf.if %is_487 {
                    %v_488 = arith.index_cast %v_486 : i32 to index
                    %v_489 = arith.divui %v_488, %c_17 : index
                    %v_490 = vector.maskedload %y[%v_489, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_491 = memref.load %weights[%v_488] : memref<?xf32>
                    %v_492 = vector.broadcast %v_491 : f32 to vector<16xf32>
                    %v_493 = arith.mulf %v_457, %v_492 : vector<16xf32>
                    %v_494 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_493) : (vector<16xf32>) -> vector<16xf32>
                    %v_495 = arith.addf %v_490, %v_494 : vector<16xf32>
                    vector.maskedstore %y[%v_489, %v_31], %is_406, %v_495 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_496 = arith.muli %i_44, %c_6 : index
                  %v_497 = arith.addi %v_18, %v_496 : index
                  %v_498 = arith.addi %v_497, %c_8 : index
                  %v_499 = memref.load %order[%v_498] : memref<?xi32>
                  %is_500 = arith.cmpi sge, %v_499, %c_39 : i32
                  scf.if %is_500 {
                    %v_501 = arith.index_cast %v_499 : i32 to index
                    %v_502 = arith.divui %v_501, %c_17 : index
                    %v_503 = vector.maskedload %y[%v_502, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_504 = memref.load %weights[%v_501] : memref<?xf32>
                    %v_505 = vector.broadcast %v_504 : f32 to vector<16xf32>
                    %v_506 = arith.mulf %v_459, %v_505 : vector<16xf32>
                    %v_507 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_506) : (vector<16xf32>) -> vector<16xf32>
                    %v_508 = arith.addf %v_503, %v_507 : vector<16xf32>
                    vector.maskedstore %y[%v_502, %v_31], %is_406, %v_508 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_509 = arith.muli %i_44, %c_6 : index
                  %v_510 = arith.addi %v_18, %v_509 : index
                  %v_511 = arith.addi %v_510, %c_17 : index
                  %v_512 = memref.load %order[%v_511] : memref<?xi32>
                  %is_513 = arith.cmpi sge, %v_512, %c_39 : i32
                  scf.if %is_513 {
                    %v_514 = arith.index_cast %v_512 : i32 to index
                    %v_515 = arith.divui %v_514, %c_17 : index
                    %v_516 = vector.maskedload %y[%v_515, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_517 = memref.load %weights[%v_514] : memref<?xf32>
                    %v_518 = vector.broadcast %v_517 : f32 to vector<16xf32>
                    %v_519 = arith.mulf %v_461, %v_518 : vector<16xf32>
                    %v_520 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_519) : (vector<16xf32>) -> vector<16xf32>
                    %v_521 = arith.addf %v_516, %v_520 : vector<16xf32>
                    vector.maskedstore %y[%v_515, %v_31], %is_406, %v_521 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_522 = arith.muli %i_44, %c_6 : index
                  %v_523 = arith.addi %v_18, %v_522 : index
                  %v_524 = arith.addi %v_523, %c_15 : index
                  %v_525 = memref.load %order[%v_524] : memref<?xi32>
                  %is_526 = arith.cmpi sge, %v_525, %c_39 : i32
                  scf.if %is_526 {
                    %v_527 = arith.index_cast %v_525 : i32 to index
                    %v_528 = arith.divui %v_527, %c_17 : index
                    %v_529 = vector.maskedload %y[%v_528, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_530 = memref.load %weights[%v_527] : memref<?xf32>
                    %v_531 = vector.broadcast %v_530 : f32 to vector<16xf32>
                    %v_532 = arith.mulf %v_463, %v_531 : vector<16xf32>
                    %v_533 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_532) : (vector<16xf32>) -> vector<16xf32>
                    %v_534 = arith.addf %v_529, %v_533 : vector<16xf32>
                    vector.maskedstore %y[%v_528, %v_31], %is_406, %v_534 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_535 = arith.muli %i_44, %c_6 : index
                  %v_536 = arith.addi %v_18, %v_535 : index
                  %v_537 = arith.addi %v_536, %c_40 : index
                  %v_538 = memref.load %order[%v_537] : memref<?xi32>
                  %is_539 = arith.cmpi sge, %v_538, %c_39 : i32
                  scf.if %is_539 {
                    %v_540 = arith.index_cast %v_538 : i32 to index
                    %v_541 = arith.divui %v_540, %c_17 : index
                    %v_542 = vector.maskedload %y[%v_541, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_543 = memref.load %weights[%v_540] : memref<?xf32>
                    %v_544 = vector.broadcast %v_543 : f32 to vector<16xf32>
                    %v_545 = arith.mulf %v_465, %v_544 : vector<16xf32>
                    %v_546 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_545) : (vector<16xf32>) -> vector<16xf32>
                    %v_547 = arith.addf %v_542, %v_546 : vector<16xf32>
                    vector.maskedstore %y[%v_541, %v_31], %is_406, %v_547 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_548 = arith.muli %i_44, %c_6 : index
                  %v_549 = arith.addi %v_18, %v_548 : index
                  %v_550 = arith.addi %v_549, %c_19 : index
                  %v_551 = memref.load %order[%v_550] : memref<?xi32>
                  %is_552 = arith.cmpi sge, %v_551, %c_39 : i32
                  scf.if %is_552 {
                    %v_553 = arith.index_cast %v_551 : i32 to index
                    %v_554 = arith.divui %v_553, %c_17 : index
                    %v_555 = vector.maskedload %y[%v_554, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_556 = memref.load %weights[%v_553] : memref<?xf32>
                    %v_557 = vector.broadcast %v_556 : f32 to vector<16xf32>
                    %v_558 = arith.mulf %v_467, %v_557 : vector<16xf32>
                    %v_559 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_558) : (vector<16xf32>) -> vector<16xf32>
                    %v_560 = arith.addf %v_555, %v_559 : vector<16xf32>
                    vector.maskedstore %y[%v_554, %v_31], %is_406, %v_560 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_561 = arith.muli %i_44, %c_6 : index
                  %v_562 = arith.addi %v_18, %v_561 : index
                  %v_563 = arith.addi %v_562, %c_41 : index
                  %v_564 = memref.load %order[%v_563] : memref<?xi32>
                  %is_565 = arith.cmpi sge, %v_564, %c_39 : i32
                  scf.if %is_565 {
                    %v_566 = arith.index_cast %v_564 : i32 to index
                    %v_567 = arith.divui %v_566, %c_17 : index
                    %v_568 = vector.maskedload %y[%v_567, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_569 = memref.load %weights[%v_566] : memref<?xf32>
                    %v_570 = vector.broadcast %v_569 : f32 to vector<16xf32>
                    %v_571 = arith.mulf %v_469, %v_570 : vector<16xf32>
                    %v_572 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_571) : (vector<16xf32>) -> vector<16xf32>
                    %v_573 = arith.addf %v_568, %v_572 : vector<16xf32>
                    vector.maskedstore %y[%v_567, %v_31], %is_406, %v_573 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_574 = arith.muli %i_44, %c_6 : index
                  %v_575 = arith.addi %v_18, %v_574 : index
                  %v_576 = arith.addi %v_575, %c_18 : index
                  %v_577 = memref.load %order[%v_576] : memref<?xi32>
                  %is_578 = arith.cmpi sge, %v_577, %c_39 : i32
                  scf.if %is_578 {
                    %v_579 = arith.index_cast %v_577 : i32 to index
                    %v_580 = arith.divui %v_579, %c_17 : index
                    %v_581 = vector.maskedload %y[%v_580, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_582 = memref.load %weights[%v_579] : memref<?xf32>
                    %v_583 = vector.broadcast %v_582 : f32 to vector<16xf32>
                    %v_584 = arith.mulf %v_456, %v_583 : vector<16xf32>
                    %v_585 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_584) : (vector<16xf32>) -> vector<16xf32>
                    %v_586 = arith.addf %v_581, %v_585 : vector<16xf32>
                    vector.maskedstore %y[%v_580, %v_31], %is_406, %v_586 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_587 = arith.muli %i_44, %c_6 : index
                  %v_588 = arith.addi %v_18, %v_587 : index
                  %v_589 = arith.addi %v_588, %c_42 : index
                  %v_590 = memref.load %order[%v_589] : memref<?xi32>
                  %is_591 = arith.cmpi sge, %v_590, %c_39 : i32
                  scf.if %is_591 {
                    %v_592 = arith.index_cast %v_590 : i32 to index
                    %v_593 = arith.divui %v_592, %c_17 : index
                    %v_594 = vector.maskedload %y[%v_593, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_595 = memref.load %weights[%v_592] : memref<?xf32>
                    %v_596 = vector.broadcast %v_595 : f32 to vector<16xf32>
                    %v_597 = arith.mulf %v_458, %v_596 : vector<16xf32>
                    %v_598 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_597) : (vector<16xf32>) -> vector<16xf32>
                    %v_599 = arith.addf %v_594, %v_598 : vector<16xf32>
                    vector.maskedstore %y[%v_593, %v_31], %is_406, %v_599 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_600 = arith.muli %i_44, %c_6 : index
                  %v_601 = arith.addi %v_18, %v_600 : index
                  %v_602 = arith.addi %v_601, %c_43 : index
                  %v_603 = memref.load %order[%v_602] : memref<?xi32>
                  %is_604 = arith.cmpi sge, %v_603, %c_39 : i32
                  scf.if %is_604 {
                    %v_605 = arith.index_cast %v_603 : i32 to index
                    %v_606 = arith.divui %v_605, %c_17 : index
                    %v_607 = vector.maskedload %y[%v_606, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_608 = memref.load %weights[%v_605] : memref<?xf32>
                    %v_609 = vector.broadcast %v_608 : f32 to vector<16xf32>
                    %v_610 = arith.mulf %v_460, %v_609 : vector<16xf32>
                    %v_611 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_610) : (vector<16xf32>) -> vector<16xf32>
                    %v_612 = arith.addf %v_607, %v_611 : vector<16xf32>
                    vector.maskedstore %y[%v_606, %v_31], %is_406, %v_612 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_613 = arith.muli %i_44, %c_6 : index
                  %v_614 = arith.addi %v_18, %v_613 : index
                  %v_615 = arith.addi %v_614, %c_20 : index
                  %v_616 = memref.load %order[%v_615] : memref<?xi32>
                  %is_617 = arith.cmpi sge, %v_616, %c_39 : i32
                  scf.if %is_617 {
                    %v_618 = arith.index_cast %v_616 : i32 to index
                    %v_619 = arith.divui %v_618, %c_17 : index
                    %v_620 = vector.maskedload %y[%v_619, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_621 = memref.load %weights[%v_618] : memref<?xf32>
                    %v_622 = vector.broadcast %v_621 : f32 to vector<16xf32>
                    %v_623 = arith.mulf %v_462, %v_622 : vector<16xf32>
                    %v_624 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_623) : (vector<16xf32>) -> vector<16xf32>
                    %v_625 = arith.addf %v_620, %v_624 : vector<16xf32>
                    vector.maskedstore %y[%v_619, %v_31], %is_406, %v_625 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_626 = arith.muli %i_44, %c_6 : index
                  %v_627 = arith.addi %v_18, %v_626 : index
                  %v_628 = arith.addi %v_627, %c_16 : index
                  %v_629 = memref.load %order[%v_628] : memref<?xi32>
                  %is_630 = arith.cmpi sge, %v_629, %c_39 : i32
                  scf.if %is_630 {
                    %v_631 = arith.index_cast %v_629 : i32 to index
                    %v_632 = arith.divui %v_631, %c_17 : index
                    %v_633 = vector.maskedload %y[%v_632, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_634 = memref.load %weights[%v_631] : memref<?xf32>
                    %v_635 = vector.broadcast %v_634 : f32 to vector<16xf32>
                    %v_636 = arith.mulf %v_464, %v_635 : vector<16xf32>
                    %v_637 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_636) : (vector<16xf32>) -> vector<16xf32>
                    %v_638 = arith.addf %v_633, %v_637 : vector<16xf32>
                    vector.maskedstore %y[%v_632, %v_31], %is_406, %v_638 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_639 = arith.muli %i_44, %c_6 : index
                  %v_640 = arith.addi %v_18, %v_639 : index
                  %v_641 = arith.addi %v_640, %c_44 : index
                  %v_642 = memref.load %order[%v_641] : memref<?xi32>
                  %is_643 = arith.cmpi sge, %v_642, %c_39 : i32
                  scf.if %is_643 {
                    %v_644 = arith.index_cast %v_642 : i32 to index
                    %v_645 = arith.divui %v_644, %c_17 : index
                    %v_646 = vector.maskedload %y[%v_645, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_647 = memref.load %weights[%v_644] : memref<?xf32>
                    %v_648 = vector.broadcast %v_647 : f32 to vector<16xf32>
                    %v_649 = arith.mulf %v_466, %v_648 : vector<16xf32>
                    %v_650 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_649) : (vector<16xf32>) -> vector<16xf32>
                    %v_651 = arith.addf %v_646, %v_650 : vector<16xf32>
                    vector.maskedstore %y[%v_645, %v_31], %is_406, %v_651 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_652 = arith.muli %i_44, %c_6 : index
                  %v_653 = arith.addi %v_18, %v_652 : index
                  %v_654 = arith.addi %v_653, %c_45 : index
                  %v_655 = memref.load %order[%v_654] : memref<?xi32>
                  %is_656 = arith.cmpi sge, %v_655, %c_39 : i32
                  scf.if %is_656 {
                    %v_657 = arith.index_cast %v_655 : i32 to index
                    %v_658 = arith.divui %v_657, %c_17 : index
                    %v_659 = vector.maskedload %y[%v_658, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_660 = memref.load %weights[%v_657] : memref<?xf32>
                    %v_661 = vector.broadcast %v_660 : f32 to vector<16xf32>
                    %v_662 = arith.mulf %v_468, %v_661 : vector<16xf32>
                    %v_663 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_662) : (vector<16xf32>) -> vector<16xf32>
                    %v_664 = arith.addf %v_659, %v_663 : vector<16xf32>
                    vector.maskedstore %y[%v_658, %v_31], %is_406, %v_664 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_665 = arith.muli %i_44, %c_6 : index
                  %v_666 = arith.addi %v_18, %v_665 : index
                  %v_667 = arith.addi %v_666, %c_9 : index
                  %v_668 = memref.load %order[%v_667] : memref<?xi32>
                  %is_669 = arith.cmpi sge, %v_668, %c_39 : i32
                  scf.if %is_669 {
                    %v_670 = arith.index_cast %v_668 : i32 to index
                    %v_671 = arith.divui %v_670, %c_17 : index
                    %v_672 = vector.maskedload %y[%v_671, %v_31], %is_406, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_673 = memref.load %weights[%v_670] : memref<?xf32>
                    %v_674 = vector.broadcast %v_673 : f32 to vector<16xf32>
                    %v_675 = arith.mulf %v_470, %v_674 : vector<16xf32>
                    %v_676 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_675) : (vector<16xf32>) -> vector<16xf32>
                    %v_677 = arith.addf %v_672, %v_676 : vector<16xf32>
                    vector.maskedstore %y[%v_671, %v_31], %is_406, %v_677 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_678 = arith.cmpi slt, %v_30, %v_3 : index
                scf.if %is_678 {
                  %v_679 = arith.addi %v_6, %c_46 : index
                  %v_680 = arith.index_cast %v_679 : index to i64
                  %pointer_681 = llvm.inttoptr %v_680 : i64 to !llvm.ptr
                  %v_682 = "llvm.load"(%pointer_681) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_683 = arith.addi %v_6, %c_47 : index
                  %v_684 = arith.index_cast %v_683 : index to i64
                  %pointer_685 = llvm.inttoptr %v_684 : i64 to !llvm.ptr
                  %v_686 = "llvm.load"(%pointer_685) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_687 = arith.addi %v_6, %c_48 : index
                  %v_688 = arith.index_cast %v_687 : index to i64
                  %pointer_689 = llvm.inttoptr %v_688 : i64 to !llvm.ptr
                  %v_690 = "llvm.load"(%pointer_689) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_691 = arith.addi %v_6, %c_49 : index
                  %v_692 = arith.index_cast %v_691 : index to i64
                  %pointer_693 = llvm.inttoptr %v_692 : i64 to !llvm.ptr
                  %v_694 = "llvm.load"(%pointer_693) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_695 = arith.addi %v_6, %c_50 : index
                  %v_696 = arith.index_cast %v_695 : index to i64
                  %pointer_697 = llvm.inttoptr %v_696 : i64 to !llvm.ptr
                  %v_698 = "llvm.load"(%pointer_697) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_699 = arith.addi %v_6, %c_51 : index
                  %v_700 = arith.index_cast %v_699 : index to i64
                  %pointer_701 = llvm.inttoptr %v_700 : i64 to !llvm.ptr
                  %v_702 = "llvm.load"(%pointer_701) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_703 = arith.addi %v_6, %c_52 : index
                  %v_704 = arith.index_cast %v_703 : index to i64
                  %pointer_705 = llvm.inttoptr %v_704 : i64 to !llvm.ptr
                  %v_706 = "llvm.load"(%pointer_705) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_707 = arith.addi %v_6, %c_53 : index
                  %v_708 = arith.index_cast %v_707 : index to i64
                  %pointer_709 = llvm.inttoptr %v_708 : i64 to !llvm.ptr
                  %v_710 = "llvm.load"(%pointer_709) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_711 = arith.addi %v_6, %c_14 : index
                  %v_712 = arith.index_cast %v_711 : index to i64
                  %pointer_713 = llvm.inttoptr %v_712 : i64 to !llvm.ptr
                  %v_714 = "llvm.load"(%pointer_713) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_715 = arith.addi %v_6, %c_54 : index
                  %v_716 = arith.index_cast %v_715 : index to i64
                  %pointer_717 = llvm.inttoptr %v_716 : i64 to !llvm.ptr
                  %v_718 = "llvm.load"(%pointer_717) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_719 = arith.addi %v_6, %c_55 : index
                  %v_720 = arith.index_cast %v_719 : index to i64
                  %pointer_721 = llvm.inttoptr %v_720 : i64 to !llvm.ptr
                  %v_722 = "llvm.load"(%pointer_721) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_723 = arith.addi %v_6, %c_56 : index
                  %v_724 = arith.index_cast %v_723 : index to i64
                  %pointer_725 = llvm.inttoptr %v_724 : i64 to !llvm.ptr
                  %v_726 = "llvm.load"(%pointer_725) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_727 = arith.addi %v_6, %c_57 : index
                  %v_728 = arith.index_cast %v_727 : index to i64
                  %pointer_729 = llvm.inttoptr %v_728 : i64 to !llvm.ptr
                  %v_730 = "llvm.load"(%pointer_729) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_731 = arith.addi %v_6, %c_58 : index
                  %v_732 = arith.index_cast %v_731 : index to i64
                  %pointer_733 = llvm.inttoptr %v_732 : i64 to !llvm.ptr
                  %v_734 = "llvm.load"(%pointer_733) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_735 = arith.addi %v_6, %c_59 : index
                  %v_736 = arith.index_cast %v_735 : index to i64
                  %pointer_737 = llvm.inttoptr %v_736 : i64 to !llvm.ptr
                  %v_738 = "llvm.load"(%pointer_737) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_739 = arith.addi %v_6, %c_60 : index
                  %v_740 = arith.index_cast %v_739 : index to i64
                  %pointer_741 = llvm.inttoptr %v_740 : i64 to !llvm.ptr
                  %v_742 = "llvm.load"(%pointer_741) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_743 = arith.subi %v_30, %v_32 : index
                  %v_744 = arith.index_cast %v_743 : index to i32
                  %v_745 = vector.broadcast %v_744 : i32 to vector<16xi32>
                  %is_746 = arith.cmpi sge, %c_38, %v_745 : vector<16xi32>
                  %v_747 = vector.shuffle %v_682, %v_686 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_748 = vector.shuffle %v_682, %v_686 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_749 = vector.shuffle %v_690, %v_694 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_750 = vector.shuffle %v_690, %v_694 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_751 = vector.shuffle %v_698, %v_702 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_752 = vector.shuffle %v_698, %v_702 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_753 = vector.shuffle %v_706, %v_710 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_754 = vector.shuffle %v_706, %v_710 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_755 = vector.shuffle %v_714, %v_718 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_756 = vector.shuffle %v_714, %v_718 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_757 = vector.shuffle %v_722, %v_726 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_758 = vector.shuffle %v_722, %v_726 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_759 = vector.shuffle %v_730, %v_734 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_760 = vector.shuffle %v_730, %v_734 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_761 = vector.shuffle %v_738, %v_742 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_762 = vector.shuffle %v_738, %v_742 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_763 = vector.shuffle %v_747, %v_749 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_764 = vector.shuffle %v_747, %v_749 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_765 = vector.shuffle %v_748, %v_750 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_766 = vector.shuffle %v_748, %v_750 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_767 = vector.shuffle %v_751, %v_753 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_768 = vector.shuffle %v_751, %v_753 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_769 = vector.shuffle %v_752, %v_754 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_770 = vector.shuffle %v_752, %v_754 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_771 = vector.shuffle %v_755, %v_757 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_772 = vector.shuffle %v_755, %v_757 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_773 = vector.shuffle %v_756, %v_758 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_774 = vector.shuffle %v_756, %v_758 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_775 = vector.shuffle %v_759, %v_761 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_776 = vector.shuffle %v_759, %v_761 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_777 = vector.shuffle %v_760, %v_762 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_778 = vector.shuffle %v_760, %v_762 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_779 = vector.shuffle %v_763, %v_767 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_780 = vector.shuffle %v_763, %v_767 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_781 = vector.shuffle %v_765, %v_769 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_782 = vector.shuffle %v_765, %v_769 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_783 = vector.shuffle %v_764, %v_768 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_784 = vector.shuffle %v_764, %v_768 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_785 = vector.shuffle %v_766, %v_770 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_786 = vector.shuffle %v_766, %v_770 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_787 = vector.shuffle %v_771, %v_775 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_788 = vector.shuffle %v_771, %v_775 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_789 = vector.shuffle %v_773, %v_777 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_790 = vector.shuffle %v_773, %v_777 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_791 = vector.shuffle %v_772, %v_776 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_792 = vector.shuffle %v_772, %v_776 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_793 = vector.shuffle %v_774, %v_778 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_794 = vector.shuffle %v_774, %v_778 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_795 = vector.shuffle %v_779, %v_787 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_796 = vector.shuffle %v_779, %v_787 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_797 = vector.shuffle %v_781, %v_789 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_798 = vector.shuffle %v_781, %v_789 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_799 = vector.shuffle %v_783, %v_791 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_800 = vector.shuffle %v_783, %v_791 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_801 = vector.shuffle %v_785, %v_793 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_802 = vector.shuffle %v_785, %v_793 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_803 = vector.shuffle %v_780, %v_788 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_804 = vector.shuffle %v_780, %v_788 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_805 = vector.shuffle %v_782, %v_790 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_806 = vector.shuffle %v_782, %v_790 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_807 = vector.shuffle %v_784, %v_792 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_808 = vector.shuffle %v_784, %v_792 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_809 = vector.shuffle %v_786, %v_794 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_810 = vector.shuffle %v_786, %v_794 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_811 = arith.muli %i_44, %c_6 : index
                  %v_812 = arith.addi %v_18, %v_811 : index
                  %v_813 = memref.load %order[%v_812] : memref<?xi32>
                  %is_814 = arith.cmpi sge, %v_813, %c_39 : i32
                  scf.if %is_814 {
                    %v_815 = arith.index_cast %v_813 : i32 to index
                    %v_816 = arith.divui %v_815, %c_17 : index
                    %v_817 = vector.maskedload %y[%v_816, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_818 = memref.load %weights[%v_815] : memref<?xf32>
                    %v_819 = vector.broadcast %v_818 : f32 to vector<16xf32>
                    %v_820 = arith.mulf %v_795, %v_819 : vector<16xf32>
                    %v_821 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_820) : (vector<16xf32>) -> vector<16xf32>
                    %v_822 = arith.addf %v_817, %v_821 : vector<16xf32>
                    vector.maskedstore %y[%v_816, %v_32], %is_746, %v_822 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_823 = arith.muli %i_44, %c_6 : index
                  %v_824 = arith.addi %v_18, %v_823 : index
                  %v_825 = arith.addi %v_824, %c_5 : index
                  %v_826 = memref.load %order[%v_825] : memref<?xi32>
                  %is_827 = arith.cmpi sge, %v_826, %c_39 : i32
                  scf.if %is_827 {
                    %v_828 = arith.index_cast %v_826 : i32 to index
                    %v_829 = arith.divui %v_828, %c_17 : index
                    %v_830 = vector.maskedload %y[%v_829, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_831 = memref.load %weights[%v_828] : memref<?xf32>
                    %v_832 = vector.broadcast %v_831 : f32 to vector<16xf32>
                    %v_833 = arith.mulf %v_797, %v_832 : vector<16xf32>
                    %v_834 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_833) : (vector<16xf32>) -> vector<16xf32>
                    %v_835 = arith.addf %v_830, %v_834 : vector<16xf32>
                    vector.maskedstore %y[%v_829, %v_32], %is_746, %v_835 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_836 = arith.muli %i_44, %c_6 : index
                  %v_837 = arith.addi %v_18, %v_836 : index
                  %v_838 = arith.addi %v_837, %c_8 : index
                  %v_839 = memref.load %order[%v_838] : memref<?xi32>
                  %is_840 = arith.cmpi sge, %v_839, %c_39 : i32
                  scf.if %is_840 {
                    %v_841 = arith.index_cast %v_839 : i32 to index
                    %v_842 = arith.divui %v_841, %c_17 : index
                    %v_843 = vector.maskedload %y[%v_842, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_844 = memref.load %weights[%v_841] : memref<?xf32>
                    %v_845 = vector.broadcast %v_844 : f32 to vector<16xf32>
                    %v_846 = arith.mulf %v_799, %v_845 : vector<16xf32>
                    %v_847 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_846) : (vector<16xf32>) -> vector<16xf32>
                    %v_848 = arith.addf %v_843, %v_847 : vector<16xf32>
                    vector.maskedstore %y[%v_842, %v_32], %is_746, %v_848 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_849 = arith.muli %i_44, %c_6 : index
                  %v_850 = arith.addi %v_18, %v_849 : index
                  %v_851 = arith.addi %v_850, %c_17 : index
                  %v_852 = memref.load %order[%v_851] : memref<?xi32>
                  %is_853 = arith.cmpi sge, %v_852, %c_39 : i32
                  scf.if %is_853 {
                    %v_854 = arith.index_cast %v_852 : i32 to index
                    %v_855 = arith.divui %v_854, %c_17 : index
                    %v_856 = vector.maskedload %y[%v_855, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_857 = memref.load %weights[%v_854] : memref<?xf32>
                    %v_858 = vector.broadcast %v_857 : f32 to vector<16xf32>
                    %v_859 = arith.mulf %v_801, %v_858 : vector<16xf32>
                    %v_860 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_859) : (vector<16xf32>) -> vector<16xf32>
                    %v_861 = arith.addf %v_856, %v_860 : vector<16xf32>
                    vector.maskedstore %y[%v_855, %v_32], %is_746, %v_861 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_862 = arith.muli %i_44, %c_6 : index
                  %v_863 = arith.addi %v_18, %v_862 : index
                  %v_864 = arith.addi %v_863, %c_15 : index
                  %v_865 = memref.load %order[%v_864] : memref<?xi32>
                  %is_866 = arith.cmpi sge, %v_865, %c_39 : i32
                  scf.if %is_866 {
                    %v_867 = arith.index_cast %v_865 : i32 to index
                    %v_868 = arith.divui %v_867, %c_17 : index
                    %v_869 = vector.maskedload %y[%v_868, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_870 = memref.load %weights[%v_867] : memref<?xf32>
                    %v_871 = vector.broadcast %v_870 : f32 to vector<16xf32>
                    %v_872 = arith.mulf %v_803, %v_871 : vector<16xf32>
                    %v_873 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_872) : (vector<16xf32>) -> vector<16xf32>
                    %v_874 = arith.addf %v_869, %v_873 : vector<16xf32>
                    vector.maskedstore %y[%v_868, %v_32], %is_746, %v_874 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_875 = arith.muli %i_44, %c_6 : index
                  %v_876 = arith.addi %v_18, %v_875 : index
                  %v_877 = arith.addi %v_876, %c_40 : index
                  %v_878 = memref.load %order[%v_877] : memref<?xi32>
                  %is_879 = arith.cmpi sge, %v_878, %c_39 : i32
                  scf.if %is_879 {
                    %v_880 = arith.index_cast %v_878 : i32 to index
                    %v_881 = arith.divui %v_880, %c_17 : index
                    %v_882 = vector.maskedload %y[%v_881, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_883 = memref.load %weights[%v_880] : memref<?xf32>
                    %v_884 = vector.broadcast %v_883 : f32 to vector<16xf32>
                    %v_885 = arith.mulf %v_805, %v_884 : vector<16xf32>
                    %v_886 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_885) : (vector<16xf32>) -> vector<16xf32>
                    %v_887 = arith.addf %v_882, %v_886 : vector<16xf32>
                    vector.maskedstore %y[%v_881, %v_32], %is_746, %v_887 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_888 = arith.muli %i_44, %c_6 : index
                  %v_889 = arith.addi %v_18, %v_888 : index
                  %v_890 = arith.addi %v_889, %c_19 : index
                  %v_891 = memref.load %order[%v_890] : memref<?xi32>
                  %is_892 = arith.cmpi sge, %v_891, %c_39 : i32
                  scf.if %is_892 {
                    %v_893 = arith.index_cast %v_891 : i32 to index
                    %v_894 = arith.divui %v_893, %c_17 : index
                    %v_895 = vector.maskedload %y[%v_894, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_896 = memref.load %weights[%v_893] : memref<?xf32>
                    %v_897 = vector.broadcast %v_896 : f32 to vector<16xf32>
                    %v_898 = arith.mulf %v_807, %v_897 : vector<16xf32>
                    %v_899 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_898) : (vector<16xf32>) -> vector<16xf32>
                    %v_900 = arith.addf %v_895, %v_899 : vector<16xf32>
                    vector.maskedstore %y[%v_894, %v_32], %is_746, %v_900 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_901 = arith.muli %i_44, %c_6 : index
                  %v_902 = arith.addi %v_18, %v_901 : index
                  %v_903 = arith.addi %v_902, %c_41 : index
                  %v_904 = memref.load %order[%v_903] : memref<?xi32>
                  %is_905 = arith.cmpi sge, %v_904, %c_39 : i32
                  scf.if %is_905 {
                    %v_906 = arith.index_cast %v_904 : i32 to index
                    %v_907 = arith.divui %v_906, %c_17 : index
                    %v_908 = vector.maskedload %y[%v_907, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_909 = memref.load %weights[%v_906] : memref<?xf32>
                    %v_910 = vector.broadcast %v_909 : f32 to vector<16xf32>
                    %v_911 = arith.mulf %v_809, %v_910 : vector<16xf32>
                    %v_912 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_911) : (vector<16xf32>) -> vector<16xf32>
                    %v_913 = arith.addf %v_908, %v_912 : vector<16xf32>
                    vector.maskedstore %y[%v_907, %v_32], %is_746, %v_913 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_914 = arith.muli %i_44, %c_6 : index
                  %v_915 = arith.addi %v_18, %v_914 : index
                  %v_916 = arith.addi %v_915, %c_18 : index
                  %v_917 = memref.load %order[%v_916] : memref<?xi32>
                  %is_918 = arith.cmpi sge, %v_917, %c_39 : i32
                  scf.if %is_918 {
                    %v_919 = arith.index_cast %v_917 : i32 to index
                    %v_920 = arith.divui %v_919, %c_17 : index
                    %v_921 = vector.maskedload %y[%v_920, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_922 = memref.load %weights[%v_919] : memref<?xf32>
                    %v_923 = vector.broadcast %v_922 : f32 to vector<16xf32>
                    %v_924 = arith.mulf %v_796, %v_923 : vector<16xf32>
                    %v_925 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_924) : (vector<16xf32>) -> vector<16xf32>
                    %v_926 = arith.addf %v_921, %v_925 : vector<16xf32>
                    vector.maskedstore %y[%v_920, %v_32], %is_746, %v_926 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_927 = arith.muli %i_44, %c_6 : index
                  %v_928 = arith.addi %v_18, %v_927 : index
                  %v_929 = arith.addi %v_928, %c_42 : index
                  %v_930 = memref.load %order[%v_929] : memref<?xi32>
                  %is_931 = arith.cmpi sge, %v_930, %c_39 : i32
                  scf.if %is_931 {
                    %v_932 = arith.index_cast %v_930 : i32 to index
                    %v_933 = arith.divui %v_932, %c_17 : index
                    %v_934 = vector.maskedload %y[%v_933, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_935 = memref.load %weights[%v_932] : memref<?xf32>
                    %v_936 = vector.broadcast %v_935 : f32 to vector<16xf32>
                    %v_937 = arith.mulf %v_798, %v_936 : vector<16xf32>
                    %v_938 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_937) : (vector<16xf32>) -> vector<16xf32>
                    %v_939 = arith.addf %v_934, %v_938 : vector<16xf32>
                    vector.maskedstore %y[%v_933, %v_32], %is_746, %v_939 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_940 = arith.muli %i_44, %c_6 : index
                  %v_941 = arith.addi %v_18, %v_940 : index
                  %v_942 = arith.addi %v_941, %c_43 : index
                  %v_943 = memref.load %order[%v_942] : memref<?xi32>
                  %is_944 = arith.cmpi sge, %v_943, %c_39 : i32
                  scf.if %is_944 {
                    %v_945 = arith.index_cast %v_943 : i32 to index
                    %v_946 = arith.divui %v_945, %c_17 : index
                    %v_947 = vector.maskedload %y[%v_946, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_948 = memref.load %weights[%v_945] : memref<?xf32>
                    %v_949 = vector.broadcast %v_948 : f32 to vector<16xf32>
                    %v_950 = arith.mulf %v_800, %v_949 : vector<16xf32>
                    %v_951 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_950) : (vector<16xf32>) -> vector<16xf32>
                    %v_952 = arith.addf %v_947, %v_951 : vector<16xf32>
                    vector.maskedstore %y[%v_946, %v_32], %is_746, %v_952 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_953 = arith.muli %i_44, %c_6 : index
                  %v_954 = arith.addi %v_18, %v_953 : index
                  %v_955 = arith.addi %v_954, %c_20 : index
                  %v_956 = memref.load %order[%v_955] : memref<?xi32>
                  %is_957 = arith.cmpi sge, %v_956, %c_39 : i32
                  scf.if %is_957 {
                    %v_958 = arith.index_cast %v_956 : i32 to index
                    %v_959 = arith.divui %v_958, %c_17 : index
                    %v_960 = vector.maskedload %y[%v_959, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_961 = memref.load %weights[%v_958] : memref<?xf32>
                    %v_962 = vector.broadcast %v_961 : f32 to vector<16xf32>
                    %v_963 = arith.mulf %v_802, %v_962 : vector<16xf32>
                    %v_964 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_963) : (vector<16xf32>) -> vector<16xf32>
                    %v_965 = arith.addf %v_960, %v_964 : vector<16xf32>
                    vector.maskedstore %y[%v_959, %v_32], %is_746, %v_965 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_966 = arith.muli %i_44, %c_6 : index
                  %v_967 = arith.addi %v_18, %v_966 : index
                  %v_968 = arith.addi %v_967, %c_16 : index
                  %v_969 = memref.load %order[%v_968] : memref<?xi32>
                  %is_970 = arith.cmpi sge, %v_969, %c_39 : i32
                  scf.if %is_970 {
                    %v_971 = arith.index_cast %v_969 : i32 to index
                    %v_972 = arith.divui %v_971, %c_17 : index
                    %v_973 = vector.maskedload %y[%v_972, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_974 = memref.load %weights[%v_971] : memref<?xf32>
                    %v_975 = vector.broadcast %v_974 : f32 to vector<16xf32>
                    %v_976 = arith.mulf %v_804, %v_975 : vector<16xf32>
                    %v_977 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_976) : (vector<16xf32>) -> vector<16xf32>
                    %v_978 = arith.addf %v_973, %v_977 : vector<16xf32>
                    vector.maskedstore %y[%v_972, %v_32], %is_746, %v_978 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_979 = arith.muli %i_44, %c_6 : index
                  %v_980 = arith.addi %v_18, %v_979 : index
                  %v_981 = arith.addi %v_980, %c_44 : index
                  %v_982 = memref.load %order[%v_981] : memref<?xi32>
                  %is_983 = arith.cmpi sge, %v_982, %c_39 : i32
                  scf.if %is_983 {
                    %v_984 = arith.index_cast %v_982 : i32 to index
                    %v_985 = arith.divui %v_984, %c_17 : index
                    %v_986 = vector.maskedload %y[%v_985, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_987 = memref.load %weights[%v_984] : memref<?xf32>
                    %v_988 = vector.broadcast %v_987 : f32 to vector<16xf32>
                    %v_989 = arith.mulf %v_806, %v_988 : vector<16xf32>
                    %v_990 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_989) : (vector<16xf32>) -> vector<16xf32>
                    %v_991 = arith.addf %v_986, %v_990 : vector<16xf32>
                    vector.maskedstore %y[%v_985, %v_32], %is_746, %v_991 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_992 = arith.muli %i_44, %c_6 : index
                  %v_993 = arith.addi %v_18, %v_992 : index
                  %v_994 = arith.addi %v_993, %c_45 : index
                  %v_995 = memref.load %order[%v_994] : memref<?xi32>
                  %is_996 = arith.cmpi sge, %v_995, %c_39 : i32
                  scf.if %is_996 {
                    %v_997 = arith.index_cast %v_995 : i32 to index
                    %v_998 = arith.divui %v_997, %c_17 : index
                    %v_999 = vector.maskedload %y[%v_998, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1000 = memref.load %weights[%v_997] : memref<?xf32>
                    %v_1001 = vector.broadcast %v_1000 : f32 to vector<16xf32>
                    %v_1002 = arith.mulf %v_808, %v_1001 : vector<16xf32>
                    %v_1003 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1002) : (vector<16xf32>) -> vector<16xf32>
                    %v_1004 = arith.addf %v_999, %v_1003 : vector<16xf32>
                    vector.maskedstore %y[%v_998, %v_32], %is_746, %v_1004 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1005 = arith.muli %i_44, %c_6 : index
                  %v_1006 = arith.addi %v_18, %v_1005 : index
                  %v_1007 = arith.addi %v_1006, %c_9 : index
                  %v_1008 = memref.load %order[%v_1007] : memref<?xi32>
                  %is_1009 = arith.cmpi sge, %v_1008, %c_39 : i32
                  scf.if %is_1009 {
                    %v_1010 = arith.index_cast %v_1008 : i32 to index
                    %v_1011 = arith.divui %v_1010, %c_17 : index
                    %v_1012 = vector.maskedload %y[%v_1011, %v_32], %is_746, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1013 = memref.load %weights[%v_1010] : memref<?xf32>
                    %v_1014 = vector.broadcast %v_1013 : f32 to vector<16xf32>
                    %v_1015 = arith.mulf %v_810, %v_1014 : vector<16xf32>
                    %v_1016 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_1015) : (vector<16xf32>) -> vector<16xf32>
                    %v_1017 = arith.addf %v_1012, %v_1016 : vector<16xf32>
                    vector.maskedstore %y[%v_1011, %v_32], %is_746, %v_1017 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx2
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %size_8_1 = arith.constant 8 : index
    %experts_used = arith.minui %slots, %size_8_1 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %padded_rows = arith.addi %slots, %gaps : index
    %size_240 = arith.constant 240 : index
    %full_spans = arith.divui %slots, %size_240 : index
    %spans = arith.addi %full_spans, %experts_used : index
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x_f16, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xf16>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>, tensor<8x48x40xf16>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf16>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
