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
                  %v_576 = arith.mulf %v_575, %v_573 : vector<16xf32>
                  %v_577 = arith.addf %v_576, %carry_546 : vector<16xf32>
                  %v_578 = memref.load %expert_gate_up[%v_2, %v_535, %i_544] : memref<8x48x40xf32>
                  %v_579 = vector.broadcast %v_578 : f32 to vector<16xf32>
                  %v_580 = arith.mulf %v_579, %v_573 : vector<16xf32>
                  %v_581 = arith.addf %v_580, %carry_547 : vector<16xf32>
                  %v_582 = memref.load %expert_gate_up[%v_2, %v_537, %i_544] : memref<8x48x40xf32>
                  %v_583 = vector.broadcast %v_582 : f32 to vector<16xf32>
                  %v_584 = arith.mulf %v_583, %v_573 : vector<16xf32>
                  %v_585 = arith.addf %v_584, %carry_548 : vector<16xf32>
                  %v_586 = memref.load %expert_gate_up[%v_2, %v_539, %i_544] : memref<8x48x40xf32>
                  %v_587 = vector.broadcast %v_586 : f32 to vector<16xf32>
                  %v_588 = arith.mulf %v_587, %v_573 : vector<16xf32>
                  %v_589 = arith.addf %v_588, %carry_549 : vector<16xf32>
                  %v_590 = arith.addi %i_544, %c_1 : index
                  %v_591 = arith.muli %v_590, %c_8 : index
                  %v_592 = arith.addi %v_529, %v_591 : index
                  %v_593 = arith.index_cast %v_592 : index to i64
                  %pointer_594 = llvm.inttoptr %v_593 : i64 to !llvm.ptr
                  %v_595 = "llvm.load"(%pointer_594) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_596 = memref.load %expert_gate_up[%v_2, %v_533, %v_590] : memref<8x48x40xf32>
                  %v_597 = vector.broadcast %v_596 : f32 to vector<16xf32>
                  %v_598 = arith.mulf %v_597, %v_595 : vector<16xf32>
                  %v_599 = arith.addf %v_598, %v_577 : vector<16xf32>
                  %v_600 = memref.load %expert_gate_up[%v_2, %v_535, %v_590] : memref<8x48x40xf32>
                  %v_601 = vector.broadcast %v_600 : f32 to vector<16xf32>
                  %v_602 = arith.mulf %v_601, %v_595 : vector<16xf32>
                  %v_603 = arith.addf %v_602, %v_581 : vector<16xf32>
                  %v_604 = memref.load %expert_gate_up[%v_2, %v_537, %v_590] : memref<8x48x40xf32>
                  %v_605 = vector.broadcast %v_604 : f32 to vector<16xf32>
                  %v_606 = arith.mulf %v_605, %v_595 : vector<16xf32>
                  %v_607 = arith.addf %v_606, %v_585 : vector<16xf32>
                  %v_608 = memref.load %expert_gate_up[%v_2, %v_539, %v_590] : memref<8x48x40xf32>
                  %v_609 = vector.broadcast %v_608 : f32 to vector<16xf32>
                  %v_610 = arith.mulf %v_609, %v_595 : vector<16xf32>
                  %v_611 = arith.addf %v_610, %v_589 : vector<16xf32>
                  %v_612 = arith.addi %i_544, %c_2 : index
                  %v_613 = arith.muli %v_612, %c_8 : index
                  %v_614 = arith.addi %v_529, %v_613 : index
                  %v_615 = arith.index_cast %v_614 : index to i64
                  %pointer_616 = llvm.inttoptr %v_615 : i64 to !llvm.ptr
                  %v_617 = "llvm.load"(%pointer_616) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_618 = memref.load %expert_gate_up[%v_2, %v_533, %v_612] : memref<8x48x40xf32>
                  %v_619 = vector.broadcast %v_618 : f32 to vector<16xf32>
                  %v_620 = arith.mulf %v_619, %v_617 : vector<16xf32>
                  %v_621 = arith.addf %v_620, %v_599 : vector<16xf32>
                  %v_622 = memref.load %expert_gate_up[%v_2, %v_535, %v_612] : memref<8x48x40xf32>
                  %v_623 = vector.broadcast %v_622 : f32 to vector<16xf32>
                  %v_624 = arith.mulf %v_623, %v_617 : vector<16xf32>
                  %v_625 = arith.addf %v_624, %v_603 : vector<16xf32>
                  %v_626 = memref.load %expert_gate_up[%v_2, %v_537, %v_612] : memref<8x48x40xf32>
                  %v_627 = vector.broadcast %v_626 : f32 to vector<16xf32>
                  %v_628 = arith.mulf %v_627, %v_617 : vector<16xf32>
                  %v_629 = arith.addf %v_628, %v_607 : vector<16xf32>
                  %v_630 = memref.load %expert_gate_up[%v_2, %v_539, %v_612] : memref<8x48x40xf32>
                  %v_631 = vector.broadcast %v_630 : f32 to vector<16xf32>
                  %v_632 = arith.mulf %v_631, %v_617 : vector<16xf32>
                  %v_633 = arith.addf %v_632, %v_611 : vector<16xf32>
                  %v_634 = arith.addi %i_544, %c_13 : index
                  %v_635 = arith.muli %v_634, %c_8 : index
                  %v_636 = arith.addi %v_529, %v_635 : index
                  %v_637 = arith.index_cast %v_636 : index to i64
                  %pointer_638 = llvm.inttoptr %v_637 : i64 to !llvm.ptr
                  %v_639 = "llvm.load"(%pointer_638) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_640 = memref.load %expert_gate_up[%v_2, %v_533, %v_634] : memref<8x48x40xf32>
                  %v_641 = vector.broadcast %v_640 : f32 to vector<16xf32>
                  %v_642 = arith.mulf %v_641, %v_639 : vector<16xf32>
                  %v_643 = arith.addf %v_642, %v_621 : vector<16xf32>
                  %v_644 = memref.load %expert_gate_up[%v_2, %v_535, %v_634] : memref<8x48x40xf32>
                  %v_645 = vector.broadcast %v_644 : f32 to vector<16xf32>
                  %v_646 = arith.mulf %v_645, %v_639 : vector<16xf32>
                  %v_647 = arith.addf %v_646, %v_625 : vector<16xf32>
                  %v_648 = memref.load %expert_gate_up[%v_2, %v_537, %v_634] : memref<8x48x40xf32>
                  %v_649 = vector.broadcast %v_648 : f32 to vector<16xf32>
                  %v_650 = arith.mulf %v_649, %v_639 : vector<16xf32>
                  %v_651 = arith.addf %v_650, %v_629 : vector<16xf32>
                  %v_652 = memref.load %expert_gate_up[%v_2, %v_539, %v_634] : memref<8x48x40xf32>
                  %v_653 = vector.broadcast %v_652 : f32 to vector<16xf32>
                  %v_654 = arith.mulf %v_653, %v_639 : vector<16xf32>
                  %v_655 = arith.addf %v_654, %v_633 : vector<16xf32>
                  scf.yield %v_643, %v_647, %v_651, %v_655 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_656 = arith.muli %v_532, %c_8 : index
                %v_657 = arith.addi %v_507, %v_656 : index
                %v_658 = arith.index_cast %v_657 : index to i64
                %pointer_659 = llvm.inttoptr %v_658 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#0, %pointer_659) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_660 = arith.addi %v_532, %c_1 : index
                %v_661 = arith.muli %v_660, %c_8 : index
                %v_662 = arith.addi %v_507, %v_661 : index
                %v_663 = arith.index_cast %v_662 : index to i64
                %pointer_664 = llvm.inttoptr %v_663 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#1, %pointer_664) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_665 = arith.addi %v_532, %c_2 : index
                %v_666 = arith.muli %v_665, %c_8 : index
                %v_667 = arith.addi %v_507, %v_666 : index
                %v_668 = arith.index_cast %v_667 : index to i64
                %pointer_669 = llvm.inttoptr %v_668 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#2, %pointer_669) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_670 = arith.addi %v_532, %c_13 : index
                %v_671 = arith.muli %v_670, %c_8 : index
                %v_672 = arith.addi %v_507, %v_671 : index
                %v_673 = arith.index_cast %v_672 : index to i64
                %pointer_674 = llvm.inttoptr %v_673 : i64 to !llvm.ptr
                "llvm.store"(%loop_545#3, %pointer_674) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_675 = %c_0 to %c_5 step %c_1 {
                %v_676 = arith.muli %i_675, %c_5 : index
                %v_677 = arith.minsi %v_676, %c_21 : index
                %v_678 = arith.addi %v_515, %v_677 : index
                %v_679 = arith.addi %v_515, %v_677 : index
                %v_680 = arith.addi %v_679, %c_1 : index
                %v_681 = arith.addi %v_515, %v_677 : index
                %v_682 = arith.addi %v_681, %c_2 : index
                %v_683 = arith.addi %v_515, %v_677 : index
                %v_684 = arith.addi %v_683, %c_13 : index
                %v_685 = arith.muli %v_511, %c_17 : index
                %v_686 = arith.muli %i_527, %c_2 : index
                %v_687 = arith.addi %v_686, %c_1 : index
                %v_688 = arith.muli %v_687, %c_5 : index
                %v_689 = arith.addi %v_688, %i_675 : index
                %loop_691:4 = scf.for %i_690 = %c_0 to %c_44 step %c_5 iter_args(%carry_692 = %c_26, %carry_693 = %c_26, %carry_694 = %c_26, %carry_695 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_696 = arith.divui %i_690, %c_5 : index
                  %v_697 = arith.muli %v_685, %c_19 : index
                  %v_698 = arith.addi %v_697, %c_45 : index
                  %v_699 = arith.muli %v_685, %c_19 : index
                  %v_700 = arith.divui %v_698, %v_699 : index
                  %v_701 = arith.muli %v_689, %c_19 : index
                  %v_702 = arith.addi %v_701, %v_696 : index
                  %v_703 = arith.muli %v_702, %v_700 : index
                  scf.for %i_704 = %c_0 to %v_700 step %c_1 {
                    %v_705 = arith.addi %v_703, %i_704 : index
                    %v_706 = arith.minsi %v_705, %c_45 : index
                    %v_707 = arith.muli %v_706, %c_8 : index
                    %v_708 = arith.addi %v_520, %v_707 : index
                    %v_709 = arith.index_cast %v_708 : index to i64
                    %pointer_710 = llvm.inttoptr %v_709 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_710) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_711 = arith.muli %v_706, %c_8 : index
                    %v_712 = arith.addi %v_525, %v_711 : index
                    %v_713 = arith.index_cast %v_712 : index to i64
                    %pointer_714 = llvm.inttoptr %v_713 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_714) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_715 = arith.muli %i_690, %c_8 : index
                  %v_716 = arith.addi %v_529, %v_715 : index
                  %v_717 = arith.index_cast %v_716 : index to i64
                  %pointer_718 = llvm.inttoptr %v_717 : i64 to !llvm.ptr
                  %v_719 = "llvm.load"(%pointer_718) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_720 = memref.load %expert_gate_up[%v_2, %v_678, %i_690] : memref<8x48x40xf32>
                  %v_721 = vector.broadcast %v_720 : f32 to vector<16xf32>
                  %v_722 = arith.mulf %v_721, %v_719 : vector<16xf32>
                  %v_723 = arith.addf %v_722, %carry_692 : vector<16xf32>
                  %v_724 = memref.load %expert_gate_up[%v_2, %v_680, %i_690] : memref<8x48x40xf32>
                  %v_725 = vector.broadcast %v_724 : f32 to vector<16xf32>
                  %v_726 = arith.mulf %v_725, %v_719 : vector<16xf32>
                  %v_727 = arith.addf %v_726, %carry_693 : vector<16xf32>
                  %v_728 = memref.load %expert_gate_up[%v_2, %v_682, %i_690] : memref<8x48x40xf32>
                  %v_729 = vector.broadcast %v_728 : f32 to vector<16xf32>
                  %v_730 = arith.mulf %v_729, %v_719 : vector<16xf32>
                  %v_731 = arith.addf %v_730, %carry_694 : vector<16xf32>
                  %v_732 = memref.load %expert_gate_up[%v_2, %v_684, %i_690] : memref<8x48x40xf32>
                  %v_733 = vector.broadcast %v_732 : f32 to vector<16xf32>
                  %v_734 = arith.mulf %v_733, %v_719 : vector<16xf32>
                  %v_735 = arith.addf %v_734, %carry_695 : vector<16xf32>
                  %v_736 = arith.addi %i_690, %c_1 : index
                  %v_737 = arith.muli %v_736, %c_8 : index
                  %v_738 = arith.addi %v_529, %v_737 : index
                  %v_739 = arith.index_cast %v_738 : index to i64
                  %pointer_740 = llvm.inttoptr %v_739 : i64 to !llvm.ptr
                  %v_741 = "llvm.load"(%pointer_740) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_742 = memref.load %expert_gate_up[%v_2, %v_678, %v_736] : memref<8x48x40xf32>
                  %v_743 = vector.broadcast %v_742 : f32 to vector<16xf32>
                  %v_744 = arith.mulf %v_743, %v_741 : vector<16xf32>
                  %v_745 = arith.addf %v_744, %v_723 : vector<16xf32>
                  %v_746 = memref.load %expert_gate_up[%v_2, %v_680, %v_736] : memref<8x48x40xf32>
                  %v_747 = vector.broadcast %v_746 : f32 to vector<16xf32>
                  %v_748 = arith.mulf %v_747, %v_741 : vector<16xf32>
                  %v_749 = arith.addf %v_748, %v_727 : vector<16xf32>
                  %v_750 = memref.load %expert_gate_up[%v_2, %v_682, %v_736] : memref<8x48x40xf32>
                  %v_751 = vector.broadcast %v_750 : f32 to vector<16xf32>
                  %v_752 = arith.mulf %v_751, %v_741 : vector<16xf32>
                  %v_753 = arith.addf %v_752, %v_731 : vector<16xf32>
                  %v_754 = memref.load %expert_gate_up[%v_2, %v_684, %v_736] : memref<8x48x40xf32>
                  %v_755 = vector.broadcast %v_754 : f32 to vector<16xf32>
                  %v_756 = arith.mulf %v_755, %v_741 : vector<16xf32>
                  %v_757 = arith.addf %v_756, %v_735 : vector<16xf32>
                  %v_758 = arith.addi %i_690, %c_2 : index
                  %v_759 = arith.muli %v_758, %c_8 : index
                  %v_760 = arith.addi %v_529, %v_759 : index
                  %v_761 = arith.index_cast %v_760 : index to i64
                  %pointer_762 = llvm.inttoptr %v_761 : i64 to !llvm.ptr
                  %v_763 = "llvm.load"(%pointer_762) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_764 = memref.load %expert_gate_up[%v_2, %v_678, %v_758] : memref<8x48x40xf32>
                  %v_765 = vector.broadcast %v_764 : f32 to vector<16xf32>
                  %v_766 = arith.mulf %v_765, %v_763 : vector<16xf32>
                  %v_767 = arith.addf %v_766, %v_745 : vector<16xf32>
                  %v_768 = memref.load %expert_gate_up[%v_2, %v_680, %v_758] : memref<8x48x40xf32>
                  %v_769 = vector.broadcast %v_768 : f32 to vector<16xf32>
                  %v_770 = arith.mulf %v_769, %v_763 : vector<16xf32>
                  %v_771 = arith.addf %v_770, %v_749 : vector<16xf32>
                  %v_772 = memref.load %expert_gate_up[%v_2, %v_682, %v_758] : memref<8x48x40xf32>
                  %v_773 = vector.broadcast %v_772 : f32 to vector<16xf32>
                  %v_774 = arith.mulf %v_773, %v_763 : vector<16xf32>
                  %v_775 = arith.addf %v_774, %v_753 : vector<16xf32>
                  %v_776 = memref.load %expert_gate_up[%v_2, %v_684, %v_758] : memref<8x48x40xf32>
                  %v_777 = vector.broadcast %v_776 : f32 to vector<16xf32>
                  %v_778 = arith.mulf %v_777, %v_763 : vector<16xf32>
                  %v_779 = arith.addf %v_778, %v_757 : vector<16xf32>
                  %v_780 = arith.addi %i_690, %c_13 : index
                  %v_781 = arith.muli %v_780, %c_8 : index
                  %v_782 = arith.addi %v_529, %v_781 : index
                  %v_783 = arith.index_cast %v_782 : index to i64
                  %pointer_784 = llvm.inttoptr %v_783 : i64 to !llvm.ptr
                  %v_785 = "llvm.load"(%pointer_784) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_786 = memref.load %expert_gate_up[%v_2, %v_678, %v_780] : memref<8x48x40xf32>
                  %v_787 = vector.broadcast %v_786 : f32 to vector<16xf32>
                  %v_788 = arith.mulf %v_787, %v_785 : vector<16xf32>
                  %v_789 = arith.addf %v_788, %v_767 : vector<16xf32>
                  %v_790 = memref.load %expert_gate_up[%v_2, %v_680, %v_780] : memref<8x48x40xf32>
                  %v_791 = vector.broadcast %v_790 : f32 to vector<16xf32>
                  %v_792 = arith.mulf %v_791, %v_785 : vector<16xf32>
                  %v_793 = arith.addf %v_792, %v_771 : vector<16xf32>
                  %v_794 = memref.load %expert_gate_up[%v_2, %v_682, %v_780] : memref<8x48x40xf32>
                  %v_795 = vector.broadcast %v_794 : f32 to vector<16xf32>
                  %v_796 = arith.mulf %v_795, %v_785 : vector<16xf32>
                  %v_797 = arith.addf %v_796, %v_775 : vector<16xf32>
                  %v_798 = memref.load %expert_gate_up[%v_2, %v_684, %v_780] : memref<8x48x40xf32>
                  %v_799 = vector.broadcast %v_798 : f32 to vector<16xf32>
                  %v_800 = arith.mulf %v_799, %v_785 : vector<16xf32>
                  %v_801 = arith.addf %v_800, %v_779 : vector<16xf32>
                  scf.yield %v_789, %v_793, %v_797, %v_801 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_802 = arith.addi %v_677, %c_12 : index
                %v_803 = arith.muli %v_802, %c_8 : index
                %v_804 = arith.addi %v_507, %v_803 : index
                %v_805 = arith.index_cast %v_804 : index to i64
                %pointer_806 = llvm.inttoptr %v_805 : i64 to !llvm.ptr
                "llvm.store"(%loop_691#0, %pointer_806) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_807 = arith.addi %v_677, %c_46 : index
                %v_808 = arith.muli %v_807, %c_8 : index
                %v_809 = arith.addi %v_507, %v_808 : index
                %v_810 = arith.index_cast %v_809 : index to i64
                %pointer_811 = llvm.inttoptr %v_810 : i64 to !llvm.ptr
                "llvm.store"(%loop_691#1, %pointer_811) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_812 = arith.addi %v_677, %c_47 : index
                %v_813 = arith.muli %v_812, %c_8 : index
                %v_814 = arith.addi %v_507, %v_813 : index
                %v_815 = arith.index_cast %v_814 : index to i64
                %pointer_816 = llvm.inttoptr %v_815 : i64 to !llvm.ptr
                "llvm.store"(%loop_691#2, %pointer_816) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_817 = arith.addi %v_677, %c_48 : index
                %v_818 = arith.muli %v_817, %c_8 : index
                %v_819 = arith.addi %v_507, %v_818 : index
                %v_820 = arith.index_cast %v_819 : index to i64
                %pointer_821 = llvm.inttoptr %v_820 : i64 to !llvm.ptr
                "llvm.store"(%loop_691#3, %pointer_821) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_822 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_823 = arith.muli %i_527, %c_12 : index
              %v_824 = arith.addi %v_4, %v_823 : index
              %v_825 = arith.muli %v_824, %c_49 : index
              %v_826 = arith.addi %address_822, %v_825 : index
              %v_827 = arith.subi %i_513, %v_514 : index
              %v_828 = arith.subi %c_4, %i_513 : index
              %v_829 = arith.maxsi %v_828, %c_0 : index
              %v_830 = arith.minsi %c_12, %v_829 : index
              scf.for %i_831 = %c_0 to %v_830 step %c_1 {
                %v_832 = arith.addi %v_827, %i_831 : index
                %v_833 = arith.muli %v_832, %c_8 : index
                %v_834 = arith.addi %v_507, %v_833 : index
                %v_835 = arith.index_cast %v_834 : index to i64
                %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                %v_837 = "llvm.load"(%pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_838 = arith.addi %v_827, %i_831 : index
                %v_839 = arith.addi %v_838, %c_12 : index
                %v_840 = arith.muli %v_839, %c_8 : index
                %v_841 = arith.addi %v_507, %v_840 : index
                %v_842 = arith.index_cast %v_841 : index to i64
                %pointer_843 = llvm.inttoptr %v_842 : i64 to !llvm.ptr
                %v_844 = "llvm.load"(%pointer_843) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_845 = arith.subf %c_26, %v_837 : vector<16xf32>
                %is_846 = arith.cmpf ogt, %v_845, %c_50 : vector<16xf32>
                %v_847 = arith.select %is_846, %c_50, %v_845 : vector<16xi1>, vector<16xf32>
                %is_848 = arith.cmpf olt, %v_847, %c_51 : vector<16xf32>
                %v_849 = arith.select %is_848, %c_51, %v_847 : vector<16xi1>, vector<16xf32>
                %v_850 = arith.mulf %v_849, %c_52 : vector<16xf32>
                %v_851 = math.roundeven %v_850 : vector<16xf32>
                %v_852 = arith.mulf %v_851, %c_53 : vector<16xf32>
                %v_853 = arith.addf %v_852, %v_849 : vector<16xf32>
                %v_854 = arith.mulf %v_851, %c_54 : vector<16xf32>
                %v_855 = arith.addf %v_854, %v_853 : vector<16xf32>
                %v_856 = arith.mulf %c_55, %v_855 : vector<16xf32>
                %v_857 = arith.addf %v_856, %c_56 : vector<16xf32>
                %v_858 = arith.mulf %v_857, %v_855 : vector<16xf32>
                %v_859 = arith.addf %v_858, %c_57 : vector<16xf32>
                %v_860 = arith.mulf %v_859, %v_855 : vector<16xf32>
                %v_861 = arith.addf %v_860, %c_58 : vector<16xf32>
                %v_862 = arith.mulf %v_861, %v_855 : vector<16xf32>
                %v_863 = arith.addf %v_862, %c_59 : vector<16xf32>
                %v_864 = arith.mulf %v_863, %v_855 : vector<16xf32>
                %v_865 = arith.addf %v_864, %c_60 : vector<16xf32>
                %v_866 = arith.mulf %v_865, %v_855 : vector<16xf32>
                %v_867 = arith.addf %v_866, %c_61 : vector<16xf32>
                %v_868 = arith.mulf %v_867, %v_855 : vector<16xf32>
                %v_869 = arith.addf %v_868, %c_61 : vector<16xf32>
                %v_870 = arith.fptosi %v_851 : vector<16xf32> to vector<16xi32>
                %v_871 = arith.shrsi %v_870, %c_62 : vector<16xi32>
                %v_872 = arith.subi %v_870, %v_871 : vector<16xi32>
                %v_873 = arith.addi %v_871, %c_64 : vector<16xi32>
                %v_874 = arith.shli %v_873, %c_63 : vector<16xi32>
                %v_875 = arith.bitcast %v_874 : vector<16xi32> to vector<16xf32>
                %v_876 = arith.mulf %v_869, %v_875 : vector<16xf32>
                %v_877 = arith.addi %v_872, %c_64 : vector<16xi32>
                %v_878 = arith.shli %v_877, %c_63 : vector<16xi32>
                %v_879 = arith.bitcast %v_878 : vector<16xi32> to vector<16xf32>
                %v_880 = arith.mulf %v_876, %v_879 : vector<16xf32>
                %v_881 = arith.addf %v_880, %c_61 : vector<16xf32>
                %v_882 = arith.divf %c_61, %v_881 : vector<16xf32>
                %v_883 = arith.mulf %v_837, %v_882 : vector<16xf32>
                %v_884 = arith.mulf %v_883, %v_844 : vector<16xf32>
                %v_885 = arith.addi %i_513, %i_831 : index
                %v_886 = arith.divui %v_885, %c_1 : index
                %v_887 = arith.muli %v_886, %c_8 : index
                %v_888 = arith.addi %v_826, %v_887 : index
                %v_889 = arith.index_cast %v_888 : index to i64
                %pointer_890 = llvm.inttoptr %v_889 : i64 to !llvm.ptr
                "llvm.store"(%v_884, %pointer_890) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
          }
          %v_891 = arith.muli %claimed_14, %c_5 : index
          %v_892 = arith.addi %address_11, %v_891 : index
          %v_893 = arith.index_cast %v_892 : index to i64
          %pointer_894 = llvm.inttoptr %v_893 : i64 to !llvm.ptr
          %v_895 = llvm.atomicrmw xchg %pointer_894, %c_7 release : !llvm.ptr, i32
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
                    %v_93 = arith.mulf %v_92, %v_90 : vector<16xf32>
                    %v_94 = arith.addf %v_93, %carry_63 : vector<16xf32>
                    %v_95 = memref.load %expert_down[%v_16, %v_52, %i_61] : memref<8x40x24xf32>
                    %v_96 = vector.broadcast %v_95 : f32 to vector<16xf32>
                    %v_97 = arith.mulf %v_96, %v_90 : vector<16xf32>
                    %v_98 = arith.addf %v_97, %carry_64 : vector<16xf32>
                    %v_99 = memref.load %expert_down[%v_16, %v_54, %i_61] : memref<8x40x24xf32>
                    %v_100 = vector.broadcast %v_99 : f32 to vector<16xf32>
                    %v_101 = arith.mulf %v_100, %v_90 : vector<16xf32>
                    %v_102 = arith.addf %v_101, %carry_65 : vector<16xf32>
                    %v_103 = memref.load %expert_down[%v_16, %v_56, %i_61] : memref<8x40x24xf32>
                    %v_104 = vector.broadcast %v_103 : f32 to vector<16xf32>
                    %v_105 = arith.mulf %v_104, %v_90 : vector<16xf32>
                    %v_106 = arith.addf %v_105, %carry_66 : vector<16xf32>
                    %v_107 = arith.addi %i_61, %c_5 : index
                    %v_108 = arith.muli %v_107, %c_0 : index
                    %v_109 = arith.addi %v_46, %v_108 : index
                    %v_110 = arith.index_cast %v_109 : index to i64
                    %pointer_111 = llvm.inttoptr %v_110 : i64 to !llvm.ptr
                    %v_112 = "llvm.load"(%pointer_111) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_113 = memref.load %expert_down[%v_16, %v_50, %v_107] : memref<8x40x24xf32>
                    %v_114 = vector.broadcast %v_113 : f32 to vector<16xf32>
                    %v_115 = arith.mulf %v_114, %v_112 : vector<16xf32>
                    %v_116 = arith.addf %v_115, %v_94 : vector<16xf32>
                    %v_117 = memref.load %expert_down[%v_16, %v_52, %v_107] : memref<8x40x24xf32>
                    %v_118 = vector.broadcast %v_117 : f32 to vector<16xf32>
                    %v_119 = arith.mulf %v_118, %v_112 : vector<16xf32>
                    %v_120 = arith.addf %v_119, %v_98 : vector<16xf32>
                    %v_121 = memref.load %expert_down[%v_16, %v_54, %v_107] : memref<8x40x24xf32>
                    %v_122 = vector.broadcast %v_121 : f32 to vector<16xf32>
                    %v_123 = arith.mulf %v_122, %v_112 : vector<16xf32>
                    %v_124 = arith.addf %v_123, %v_102 : vector<16xf32>
                    %v_125 = memref.load %expert_down[%v_16, %v_56, %v_107] : memref<8x40x24xf32>
                    %v_126 = vector.broadcast %v_125 : f32 to vector<16xf32>
                    %v_127 = arith.mulf %v_126, %v_112 : vector<16xf32>
                    %v_128 = arith.addf %v_127, %v_106 : vector<16xf32>
                    %v_129 = arith.addi %i_61, %c_8 : index
                    %v_130 = arith.muli %v_129, %c_0 : index
                    %v_131 = arith.addi %v_46, %v_130 : index
                    %v_132 = arith.index_cast %v_131 : index to i64
                    %pointer_133 = llvm.inttoptr %v_132 : i64 to !llvm.ptr
                    %v_134 = "llvm.load"(%pointer_133) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_135 = memref.load %expert_down[%v_16, %v_50, %v_129] : memref<8x40x24xf32>
                    %v_136 = vector.broadcast %v_135 : f32 to vector<16xf32>
                    %v_137 = arith.mulf %v_136, %v_134 : vector<16xf32>
                    %v_138 = arith.addf %v_137, %v_116 : vector<16xf32>
                    %v_139 = memref.load %expert_down[%v_16, %v_52, %v_129] : memref<8x40x24xf32>
                    %v_140 = vector.broadcast %v_139 : f32 to vector<16xf32>
                    %v_141 = arith.mulf %v_140, %v_134 : vector<16xf32>
                    %v_142 = arith.addf %v_141, %v_120 : vector<16xf32>
                    %v_143 = memref.load %expert_down[%v_16, %v_54, %v_129] : memref<8x40x24xf32>
                    %v_144 = vector.broadcast %v_143 : f32 to vector<16xf32>
                    %v_145 = arith.mulf %v_144, %v_134 : vector<16xf32>
                    %v_146 = arith.addf %v_145, %v_124 : vector<16xf32>
                    %v_147 = memref.load %expert_down[%v_16, %v_56, %v_129] : memref<8x40x24xf32>
                    %v_148 = vector.broadcast %v_147 : f32 to vector<16xf32>
                    %v_149 = arith.mulf %v_148, %v_134 : vector<16xf32>
                    %v_150 = arith.addf %v_149, %v_128 : vector<16xf32>
                    %v_151 = arith.addi %i_61, %c_16 : index
                    %v_152 = arith.muli %v_151, %c_0 : index
                    %v_153 = arith.addi %v_46, %v_152 : index
                    %v_154 = arith.index_cast %v_153 : index to i64
                    %pointer_155 = llvm.inttoptr %v_154 : i64 to !llvm.ptr
                    %v_156 = "llvm.load"(%pointer_155) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_157 = memref.load %expert_down[%v_16, %v_50, %v_151] : memref<8x40x24xf32>
                    %v_158 = vector.broadcast %v_157 : f32 to vector<16xf32>
                    %v_159 = arith.mulf %v_158, %v_156 : vector<16xf32>
                    %v_160 = arith.addf %v_159, %v_138 : vector<16xf32>
                    %v_161 = memref.load %expert_down[%v_16, %v_52, %v_151] : memref<8x40x24xf32>
                    %v_162 = vector.broadcast %v_161 : f32 to vector<16xf32>
                    %v_163 = arith.mulf %v_162, %v_156 : vector<16xf32>
                    %v_164 = arith.addf %v_163, %v_142 : vector<16xf32>
                    %v_165 = memref.load %expert_down[%v_16, %v_54, %v_151] : memref<8x40x24xf32>
                    %v_166 = vector.broadcast %v_165 : f32 to vector<16xf32>
                    %v_167 = arith.mulf %v_166, %v_156 : vector<16xf32>
                    %v_168 = arith.addf %v_167, %v_146 : vector<16xf32>
                    %v_169 = memref.load %expert_down[%v_16, %v_56, %v_151] : memref<8x40x24xf32>
                    %v_170 = vector.broadcast %v_169 : f32 to vector<16xf32>
                    %v_171 = arith.mulf %v_170, %v_156 : vector<16xf32>
                    %v_172 = arith.addf %v_171, %v_150 : vector<16xf32>
                    scf.yield %v_160, %v_164, %v_168, %v_172 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
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
                  %v_187 = arith.addi %v_49, %c_16 : index
                  %v_188 = arith.muli %v_187, %c_0 : index
                  %v_189 = arith.addi %v_6, %v_188 : index
                  %v_190 = arith.index_cast %v_189 : index to i64
                  %pointer_191 = llvm.inttoptr %v_190 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#3, %pointer_191) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_192 = %c_4 to %c_14 step %c_5 {
                  %v_193 = arith.muli %i_192, %c_14 : index
                  %v_194 = arith.minsi %v_193, %c_15 : index
                  %v_195 = arith.addi %v_32, %v_194 : index
                  %v_196 = arith.addi %v_32, %v_194 : index
                  %v_197 = arith.addi %v_196, %c_5 : index
                  %v_198 = arith.addi %v_32, %v_194 : index
                  %v_199 = arith.addi %v_198, %c_8 : index
                  %v_200 = arith.addi %v_32, %v_194 : index
                  %v_201 = arith.addi %v_200, %c_16 : index
                  %v_202 = arith.muli %v_27, %c_17 : index
                  %v_203 = arith.muli %i_44, %c_8 : index
                  %v_204 = arith.addi %v_203, %c_5 : index
                  %v_205 = arith.muli %v_204, %c_14 : index
                  %v_206 = arith.addi %v_205, %i_192 : index
                  %loop_208:4 = scf.for %i_207 = %c_4 to %c_12 step %c_14 iter_args(%carry_209 = %c_7, %carry_210 = %c_7, %carry_211 = %c_7, %carry_212 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_213 = arith.divui %i_207, %c_14 : index
                    %v_214 = arith.muli %v_202, %c_18 : index
                    %v_215 = arith.addi %v_214, %c_19 : index
                    %v_216 = arith.muli %v_202, %c_18 : index
                    %v_217 = arith.divui %v_215, %v_216 : index
                    %v_218 = arith.muli %v_206, %c_18 : index
                    %v_219 = arith.addi %v_218, %v_213 : index
                    %v_220 = arith.muli %v_219, %v_217 : index
                    scf.for %i_221 = %c_4 to %v_217 step %c_5 {
                      %v_222 = arith.addi %v_220, %i_221 : index
                      %v_223 = arith.minsi %v_222, %c_19 : index
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
                    %v_237 = memref.load %expert_down[%v_16, %v_195, %i_207] : memref<8x40x24xf32>
                    %v_238 = vector.broadcast %v_237 : f32 to vector<16xf32>
                    %v_239 = arith.mulf %v_238, %v_236 : vector<16xf32>
                    %v_240 = arith.addf %v_239, %carry_209 : vector<16xf32>
                    %v_241 = memref.load %expert_down[%v_16, %v_197, %i_207] : memref<8x40x24xf32>
                    %v_242 = vector.broadcast %v_241 : f32 to vector<16xf32>
                    %v_243 = arith.mulf %v_242, %v_236 : vector<16xf32>
                    %v_244 = arith.addf %v_243, %carry_210 : vector<16xf32>
                    %v_245 = memref.load %expert_down[%v_16, %v_199, %i_207] : memref<8x40x24xf32>
                    %v_246 = vector.broadcast %v_245 : f32 to vector<16xf32>
                    %v_247 = arith.mulf %v_246, %v_236 : vector<16xf32>
                    %v_248 = arith.addf %v_247, %carry_211 : vector<16xf32>
                    %v_249 = memref.load %expert_down[%v_16, %v_201, %i_207] : memref<8x40x24xf32>
                    %v_250 = vector.broadcast %v_249 : f32 to vector<16xf32>
                    %v_251 = arith.mulf %v_250, %v_236 : vector<16xf32>
                    %v_252 = arith.addf %v_251, %carry_212 : vector<16xf32>
                    %v_253 = arith.addi %i_207, %c_5 : index
                    %v_254 = arith.muli %v_253, %c_0 : index
                    %v_255 = arith.addi %v_46, %v_254 : index
                    %v_256 = arith.index_cast %v_255 : index to i64
                    %pointer_257 = llvm.inttoptr %v_256 : i64 to !llvm.ptr
                    %v_258 = "llvm.load"(%pointer_257) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_259 = memref.load %expert_down[%v_16, %v_195, %v_253] : memref<8x40x24xf32>
                    %v_260 = vector.broadcast %v_259 : f32 to vector<16xf32>
                    %v_261 = arith.mulf %v_260, %v_258 : vector<16xf32>
                    %v_262 = arith.addf %v_261, %v_240 : vector<16xf32>
                    %v_263 = memref.load %expert_down[%v_16, %v_197, %v_253] : memref<8x40x24xf32>
                    %v_264 = vector.broadcast %v_263 : f32 to vector<16xf32>
                    %v_265 = arith.mulf %v_264, %v_258 : vector<16xf32>
                    %v_266 = arith.addf %v_265, %v_244 : vector<16xf32>
                    %v_267 = memref.load %expert_down[%v_16, %v_199, %v_253] : memref<8x40x24xf32>
                    %v_268 = vector.broadcast %v_267 : f32 to vector<16xf32>
                    %v_269 = arith.mulf %v_268, %v_258 : vector<16xf32>
                    %v_270 = arith.addf %v_269, %v_248 : vector<16xf32>
                    %v_271 = memref.load %expert_down[%v_16, %v_201, %v_253] : memref<8x40x24xf32>
                    %v_272 = vector.broadcast %v_271 : f32 to vector<16xf32>
                    %v_273 = arith.mulf %v_272, %v_258 : vector<16xf32>
                    %v_274 = arith.addf %v_273, %v_252 : vector<16xf32>
                    %v_275 = arith.addi %i_207, %c_8 : index
                    %v_276 = arith.muli %v_275, %c_0 : index
                    %v_277 = arith.addi %v_46, %v_276 : index
                    %v_278 = arith.index_cast %v_277 : index to i64
                    %pointer_279 = llvm.inttoptr %v_278 : i64 to !llvm.ptr
                    %v_280 = "llvm.load"(%pointer_279) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_281 = memref.load %expert_down[%v_16, %v_195, %v_275] : memref<8x40x24xf32>
                    %v_282 = vector.broadcast %v_281 : f32 to vector<16xf32>
                    %v_283 = arith.mulf %v_282, %v_280 : vector<16xf32>
                    %v_284 = arith.addf %v_283, %v_262 : vector<16xf32>
                    %v_285 = memref.load %expert_down[%v_16, %v_197, %v_275] : memref<8x40x24xf32>
                    %v_286 = vector.broadcast %v_285 : f32 to vector<16xf32>
                    %v_287 = arith.mulf %v_286, %v_280 : vector<16xf32>
                    %v_288 = arith.addf %v_287, %v_266 : vector<16xf32>
                    %v_289 = memref.load %expert_down[%v_16, %v_199, %v_275] : memref<8x40x24xf32>
                    %v_290 = vector.broadcast %v_289 : f32 to vector<16xf32>
                    %v_291 = arith.mulf %v_290, %v_280 : vector<16xf32>
                    %v_292 = arith.addf %v_291, %v_270 : vector<16xf32>
                    %v_293 = memref.load %expert_down[%v_16, %v_201, %v_275] : memref<8x40x24xf32>
                    %v_294 = vector.broadcast %v_293 : f32 to vector<16xf32>
                    %v_295 = arith.mulf %v_294, %v_280 : vector<16xf32>
                    %v_296 = arith.addf %v_295, %v_274 : vector<16xf32>
                    %v_297 = arith.addi %i_207, %c_16 : index
                    %v_298 = arith.muli %v_297, %c_0 : index
                    %v_299 = arith.addi %v_46, %v_298 : index
                    %v_300 = arith.index_cast %v_299 : index to i64
                    %pointer_301 = llvm.inttoptr %v_300 : i64 to !llvm.ptr
                    %v_302 = "llvm.load"(%pointer_301) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_303 = memref.load %expert_down[%v_16, %v_195, %v_297] : memref<8x40x24xf32>
                    %v_304 = vector.broadcast %v_303 : f32 to vector<16xf32>
                    %v_305 = arith.mulf %v_304, %v_302 : vector<16xf32>
                    %v_306 = arith.addf %v_305, %v_284 : vector<16xf32>
                    %v_307 = memref.load %expert_down[%v_16, %v_197, %v_297] : memref<8x40x24xf32>
                    %v_308 = vector.broadcast %v_307 : f32 to vector<16xf32>
                    %v_309 = arith.mulf %v_308, %v_302 : vector<16xf32>
                    %v_310 = arith.addf %v_309, %v_288 : vector<16xf32>
                    %v_311 = memref.load %expert_down[%v_16, %v_199, %v_297] : memref<8x40x24xf32>
                    %v_312 = vector.broadcast %v_311 : f32 to vector<16xf32>
                    %v_313 = arith.mulf %v_312, %v_302 : vector<16xf32>
                    %v_314 = arith.addf %v_313, %v_292 : vector<16xf32>
                    %v_315 = memref.load %expert_down[%v_16, %v_201, %v_297] : memref<8x40x24xf32>
                    %v_316 = vector.broadcast %v_315 : f32 to vector<16xf32>
                    %v_317 = arith.mulf %v_316, %v_302 : vector<16xf32>
                    %v_318 = arith.addf %v_317, %v_296 : vector<16xf32>
                    scf.yield %v_306, %v_310, %v_314, %v_318 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_319 = arith.addi %v_194, %c_6 : index
                  %v_320 = arith.muli %v_319, %c_0 : index
                  %v_321 = arith.addi %v_6, %v_320 : index
                  %v_322 = arith.index_cast %v_321 : index to i64
                  %pointer_323 = llvm.inttoptr %v_322 : i64 to !llvm.ptr
                  "llvm.store"(%loop_208#0, %pointer_323) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_324 = arith.addi %v_194, %c_20 : index
                  %v_325 = arith.muli %v_324, %c_0 : index
                  %v_326 = arith.addi %v_6, %v_325 : index
                  %v_327 = arith.index_cast %v_326 : index to i64
                  %pointer_328 = llvm.inttoptr %v_327 : i64 to !llvm.ptr
                  "llvm.store"(%loop_208#1, %pointer_328) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_329 = arith.addi %v_194, %c_21 : index
                  %v_330 = arith.muli %v_329, %c_0 : index
                  %v_331 = arith.addi %v_6, %v_330 : index
                  %v_332 = arith.index_cast %v_331 : index to i64
                  %pointer_333 = llvm.inttoptr %v_332 : i64 to !llvm.ptr
                  "llvm.store"(%loop_208#2, %pointer_333) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_334 = arith.addi %v_194, %c_22 : index
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
                  %v_347 = arith.addi %v_6, %c_23 : index
                  %v_348 = arith.index_cast %v_347 : index to i64
                  %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
                  %v_350 = "llvm.load"(%pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_351 = arith.addi %v_6, %c_24 : index
                  %v_352 = arith.index_cast %v_351 : index to i64
                  %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
                  %v_354 = "llvm.load"(%pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_355 = arith.addi %v_6, %c_25 : index
                  %v_356 = arith.index_cast %v_355 : index to i64
                  %pointer_357 = llvm.inttoptr %v_356 : i64 to !llvm.ptr
                  %v_358 = "llvm.load"(%pointer_357) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_359 = arith.addi %v_6, %c_26 : index
                  %v_360 = arith.index_cast %v_359 : index to i64
                  %pointer_361 = llvm.inttoptr %v_360 : i64 to !llvm.ptr
                  %v_362 = "llvm.load"(%pointer_361) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_363 = arith.addi %v_6, %c_27 : index
                  %v_364 = arith.index_cast %v_363 : index to i64
                  %pointer_365 = llvm.inttoptr %v_364 : i64 to !llvm.ptr
                  %v_366 = "llvm.load"(%pointer_365) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_367 = arith.addi %v_6, %c_28 : index
                  %v_368 = arith.index_cast %v_367 : index to i64
                  %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                  %v_370 = "llvm.load"(%pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_371 = arith.addi %v_6, %c_29 : index
                  %v_372 = arith.index_cast %v_371 : index to i64
                  %pointer_373 = llvm.inttoptr %v_372 : i64 to !llvm.ptr
                  %v_374 = "llvm.load"(%pointer_373) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_375 = arith.addi %v_6, %c_30 : index
                  %v_376 = arith.index_cast %v_375 : index to i64
                  %pointer_377 = llvm.inttoptr %v_376 : i64 to !llvm.ptr
                  %v_378 = "llvm.load"(%pointer_377) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_379 = arith.addi %v_6, %c_31 : index
                  %v_380 = arith.index_cast %v_379 : index to i64
                  %pointer_381 = llvm.inttoptr %v_380 : i64 to !llvm.ptr
                  %v_382 = "llvm.load"(%pointer_381) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_383 = arith.addi %v_6, %c_32 : index
                  %v_384 = arith.index_cast %v_383 : index to i64
                  %pointer_385 = llvm.inttoptr %v_384 : i64 to !llvm.ptr
                  %v_386 = "llvm.load"(%pointer_385) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_387 = arith.addi %v_6, %c_33 : index
                  %v_388 = arith.index_cast %v_387 : index to i64
                  %pointer_389 = llvm.inttoptr %v_388 : i64 to !llvm.ptr
                  %v_390 = "llvm.load"(%pointer_389) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_391 = arith.addi %v_6, %c_34 : index
                  %v_392 = arith.index_cast %v_391 : index to i64
                  %pointer_393 = llvm.inttoptr %v_392 : i64 to !llvm.ptr
                  %v_394 = "llvm.load"(%pointer_393) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_395 = arith.addi %v_6, %c_35 : index
                  %v_396 = arith.index_cast %v_395 : index to i64
                  %pointer_397 = llvm.inttoptr %v_396 : i64 to !llvm.ptr
                  %v_398 = "llvm.load"(%pointer_397) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_399 = arith.addi %v_6, %c_36 : index
                  %v_400 = arith.index_cast %v_399 : index to i64
                  %pointer_401 = llvm.inttoptr %v_400 : i64 to !llvm.ptr
                  %v_402 = "llvm.load"(%pointer_401) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_403 = arith.subi %i_29, %v_31 : index
                  %v_404 = arith.index_cast %v_403 : index to i32
                  %v_405 = vector.broadcast %v_404 : i32 to vector<16xi32>
                  %is_406 = arith.cmpi sge, %c_37, %v_405 : vector<16xi32>
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
                  %is_474 = arith.cmpi sge, %v_473, %c_38 : i32
                  scf.if %is_474 {
                    %v_475 = arith.index_cast %v_473 : i32 to index
                    %v_476 = arith.divui %v_475, %c_16 : index
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
                  %is_487 = arith.cmpi sge, %v_486, %c_38 : i32
                  scf.if %is_487 {
                    %v_488 = arith.index_cast %v_486 : i32 to index
                    %v_489 = arith.divui %v_488, %c_16 : index
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
                  %is_500 = arith.cmpi sge, %v_499, %c_38 : i32
                  scf.if %is_500 {
                    %v_501 = arith.index_cast %v_499 : i32 to index
                    %v_502 = arith.divui %v_501, %c_16 : index
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
                  %v_511 = arith.addi %v_510, %c_16 : index
                  %v_512 = memref.load %order[%v_511] : memref<?xi32>
                  %is_513 = arith.cmpi sge, %v_512, %c_38 : i32
                  scf.if %is_513 {
                    %v_514 = arith.index_cast %v_512 : i32 to index
                    %v_515 = arith.divui %v_514, %c_16 : index
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
                  %v_524 = arith.addi %v_523, %c_14 : index
                  %v_525 = memref.load %order[%v_524] : memref<?xi32>
                  %is_526 = arith.cmpi sge, %v_525, %c_38 : i32
                  scf.if %is_526 {
                    %v_527 = arith.index_cast %v_525 : i32 to index
                    %v_528 = arith.divui %v_527, %c_16 : index
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
                  %v_537 = arith.addi %v_536, %c_39 : index
                  %v_538 = memref.load %order[%v_537] : memref<?xi32>
                  %is_539 = arith.cmpi sge, %v_538, %c_38 : i32
                  scf.if %is_539 {
                    %v_540 = arith.index_cast %v_538 : i32 to index
                    %v_541 = arith.divui %v_540, %c_16 : index
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
                  %v_550 = arith.addi %v_549, %c_18 : index
                  %v_551 = memref.load %order[%v_550] : memref<?xi32>
                  %is_552 = arith.cmpi sge, %v_551, %c_38 : i32
                  scf.if %is_552 {
                    %v_553 = arith.index_cast %v_551 : i32 to index
                    %v_554 = arith.divui %v_553, %c_16 : index
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
                  %v_563 = arith.addi %v_562, %c_40 : index
                  %v_564 = memref.load %order[%v_563] : memref<?xi32>
                  %is_565 = arith.cmpi sge, %v_564, %c_38 : i32
                  scf.if %is_565 {
                    %v_566 = arith.index_cast %v_564 : i32 to index
                    %v_567 = arith.divui %v_566, %c_16 : index
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
                  %v_576 = arith.addi %v_575, %c_17 : index
                  %v_577 = memref.load %order[%v_576] : memref<?xi32>
                  %is_578 = arith.cmpi sge, %v_577, %c_38 : i32
                  scf.if %is_578 {
                    %v_579 = arith.index_cast %v_577 : i32 to index
                    %v_580 = arith.divui %v_579, %c_16 : index
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
                  %v_589 = arith.addi %v_588, %c_41 : index
                  %v_590 = memref.load %order[%v_589] : memref<?xi32>
                  %is_591 = arith.cmpi sge, %v_590, %c_38 : i32
                  scf.if %is_591 {
                    %v_592 = arith.index_cast %v_590 : i32 to index
                    %v_593 = arith.divui %v_592, %c_16 : index
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
                  %v_602 = arith.addi %v_601, %c_42 : index
                  %v_603 = memref.load %order[%v_602] : memref<?xi32>
                  %is_604 = arith.cmpi sge, %v_603, %c_38 : i32
                  scf.if %is_604 {
                    %v_605 = arith.index_cast %v_603 : i32 to index
                    %v_606 = arith.divui %v_605, %c_16 : index
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
                  %v_615 = arith.addi %v_614, %c_43 : index
                  %v_616 = memref.load %order[%v_615] : memref<?xi32>
                  %is_617 = arith.cmpi sge, %v_616, %c_38 : i32
                  scf.if %is_617 {
                    %v_618 = arith.index_cast %v_616 : i32 to index
                    %v_619 = arith.divui %v_618, %c_16 : index
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
                  %v_628 = arith.addi %v_627, %c_15 : index
                  %v_629 = memref.load %order[%v_628] : memref<?xi32>
                  %is_630 = arith.cmpi sge, %v_629, %c_38 : i32
                  scf.if %is_630 {
                    %v_631 = arith.index_cast %v_629 : i32 to index
                    %v_632 = arith.divui %v_631, %c_16 : index
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
                  %is_643 = arith.cmpi sge, %v_642, %c_38 : i32
                  scf.if %is_643 {
                    %v_644 = arith.index_cast %v_642 : i32 to index
                    %v_645 = arith.divui %v_644, %c_16 : index
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
                  %is_656 = arith.cmpi sge, %v_655, %c_38 : i32
                  scf.if %is_656 {
                    %v_657 = arith.index_cast %v_655 : i32 to index
                    %v_658 = arith.divui %v_657, %c_16 : index
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
                  %is_669 = arith.cmpi sge, %v_668, %c_38 : i32
                  scf.if %is_669 {
                    %v_670 = arith.index_cast %v_668 : i32 to index
                    %v_671 = arith.divui %v_670, %c_16 : index
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
                  %v_711 = arith.addi %v_6, %c_13 : index
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
                  %is_746 = arith.cmpi sge, %c_37, %v_745 : vector<16xi32>
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
                  %is_814 = arith.cmpi sge, %v_813, %c_38 : i32
                  scf.if %is_814 {
                    %v_815 = arith.index_cast %v_813 : i32 to index
                    %v_816 = arith.divui %v_815, %c_16 : index
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
                  %is_827 = arith.cmpi sge, %v_826, %c_38 : i32
                  scf.if %is_827 {
                    %v_828 = arith.index_cast %v_826 : i32 to index
                    %v_829 = arith.divui %v_828, %c_16 : index
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
                  %is_840 = arith.cmpi sge, %v_839, %c_38 : i32
                  scf.if %is_840 {
                    %v_841 = arith.index_cast %v_839 : i32 to index
                    %v_842 = arith.divui %v_841, %c_16 : index
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
                  %v_851 = arith.addi %v_850, %c_16 : index
                  %v_852 = memref.load %order[%v_851] : memref<?xi32>
                  %is_853 = arith.cmpi sge, %v_852, %c_38 : i32
                  scf.if %is_853 {
                    %v_854 = arith.index_cast %v_852 : i32 to index
                    %v_855 = arith.divui %v_854, %c_16 : index
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
                  %v_864 = arith.addi %v_863, %c_14 : index
                  %v_865 = memref.load %order[%v_864] : memref<?xi32>
                  %is_866 = arith.cmpi sge, %v_865, %c_38 : i32
                  scf.if %is_866 {
                    %v_867 = arith.index_cast %v_865 : i32 to index
                    %v_868 = arith.divui %v_867, %c_16 : index
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
                  %v_877 = arith.addi %v_876, %c_39 : index
                  %v_878 = memref.load %order[%v_877] : memref<?xi32>
                  %is_879 = arith.cmpi sge, %v_878, %c_38 : i32
                  scf.if %is_879 {
                    %v_880 = arith.index_cast %v_878 : i32 to index
                    %v_881 = arith.divui %v_880, %c_16 : index
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
                  %v_890 = arith.addi %v_889, %c_18 : index
                  %v_891 = memref.load %order[%v_890] : memref<?xi32>
                  %is_892 = arith.cmpi sge, %v_891, %c_38 : i32
                  scf.if %is_892 {
                    %v_893 = arith.index_cast %v_891 : i32 to index
                    %v_894 = arith.divui %v_893, %c_16 : index
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
                  %v_903 = arith.addi %v_902, %c_40 : index
                  %v_904 = memref.load %order[%v_903] : memref<?xi32>
                  %is_905 = arith.cmpi sge, %v_904, %c_38 : i32
                  scf.if %is_905 {
                    %v_906 = arith.index_cast %v_904 : i32 to index
                    %v_907 = arith.divui %v_906, %c_16 : index
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
                  %v_916 = arith.addi %v_915, %c_17 : index
                  %v_917 = memref.load %order[%v_916] : memref<?xi32>
                  %is_918 = arith.cmpi sge, %v_917, %c_38 : i32
                  scf.if %is_918 {
                    %v_919 = arith.index_cast %v_917 : i32 to index
                    %v_920 = arith.divui %v_919, %c_16 : index
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
                  %v_929 = arith.addi %v_928, %c_41 : index
                  %v_930 = memref.load %order[%v_929] : memref<?xi32>
                  %is_931 = arith.cmpi sge, %v_930, %c_38 : i32
                  scf.if %is_931 {
                    %v_932 = arith.index_cast %v_930 : i32 to index
                    %v_933 = arith.divui %v_932, %c_16 : index
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
                  %v_942 = arith.addi %v_941, %c_42 : index
                  %v_943 = memref.load %order[%v_942] : memref<?xi32>
                  %is_944 = arith.cmpi sge, %v_943, %c_38 : i32
                  scf.if %is_944 {
                    %v_945 = arith.index_cast %v_943 : i32 to index
                    %v_946 = arith.divui %v_945, %c_16 : index
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
                  %v_955 = arith.addi %v_954, %c_43 : index
                  %v_956 = memref.load %order[%v_955] : memref<?xi32>
                  %is_957 = arith.cmpi sge, %v_956, %c_38 : i32
                  scf.if %is_957 {
                    %v_958 = arith.index_cast %v_956 : i32 to index
                    %v_959 = arith.divui %v_958, %c_16 : index
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
                  %v_968 = arith.addi %v_967, %c_15 : index
                  %v_969 = memref.load %order[%v_968] : memref<?xi32>
                  %is_970 = arith.cmpi sge, %v_969, %c_38 : i32
                  scf.if %is_970 {
                    %v_971 = arith.index_cast %v_969 : i32 to index
                    %v_972 = arith.divui %v_971, %c_16 : index
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
                  %is_983 = arith.cmpi sge, %v_982, %c_38 : i32
                  scf.if %is_983 {
                    %v_984 = arith.index_cast %v_982 : i32 to index
                    %v_985 = arith.divui %v_984, %c_16 : index
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
                  %is_996 = arith.cmpi sge, %v_995, %c_38 : i32
                  scf.if %is_996 {
                    %v_997 = arith.index_cast %v_995 : i32 to index
                    %v_998 = arith.divui %v_997, %c_16 : index
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
                  %is_1009 = arith.cmpi sge, %v_1008, %c_38 : i32
                  scf.if %is_1009 {
                    %v_1010 = arith.index_cast %v_1008 : i32 to index
                    %v_1011 = arith.divui %v_1010, %c_16 : index
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for portable
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
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>, tensor<8x48x40xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
