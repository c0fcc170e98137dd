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

  stream.executable private @grouped {
    stream.executable.export public @grouped_sort workgroups(%slots: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up workgroups(%slots: index, %tokens: index, %padded: index, %spans: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
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
        %c_7 = arith.constant 256 : index
        %c_8 = arith.constant 239 : index
        %c_9 = arith.constant 240 : index
        %c_10 = arith.constant 15 : index
        %c_11 = arith.constant 16 : index
        %c_12 = arith.constant 2 : index
        %c_13 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2457920xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_4 {
          memref.store %c_0, %cursor[%i_1] : memref<8xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2457920xi8> -> index
        scf.for %i_3 = %c_2 to %c_5 step %c_4 {
          %v_4 = arith.muli %i_3, %c_6 : index
          %v_5 = arith.addi %address_2, %v_4 : index
          %v_6 = arith.index_cast %v_5 : index to i64
          %pointer_7 = llvm.inttoptr %v_6 : i64 to !llvm.ptr
          "llvm.store"(%c_0, %pointer_7) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        }
        %v_8 = arith.addi %address_2, %c_7 : index
        %v_9 = arith.index_cast %v_8 : index to i64
        %pointer_10 = llvm.inttoptr %v_9 : i64 to !llvm.ptr
        "llvm.store"(%c_0, %pointer_10) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        // how many slots each expert has
        scf.for %i_11 = %c_2 to %slots step %c_4 {
          %v_12 = memref.load %ids[%i_11] : memref<?xi32>
          %v_13 = arith.index_cast %v_12 : i32 to index
          %v_14 = memref.load %cursor[%v_13] : memref<8xi32>
          %v_15 = arith.addi %v_14, %c_1 : i32
          memref.store %v_15, %cursor[%v_13] : memref<8xi32>
        }
        // where each expert's rows begin, and its spans: expert, first row, rows
        %loop_17:2 = scf.for %i_16 = %c_2 to %c_3 step %c_4 iter_args(%carry_18 = %c_2, %carry_19 = %c_2) -> (index, index) {
          %v_20 = memref.load %cursor[%i_16] : memref<8xi32>
          %v_21 = arith.index_cast %v_20 : i32 to index
          %v_22 = arith.index_cast %carry_18 : index to i32
          memref.store %v_22, %cursor[%i_16] : memref<8xi32>
          %v_23 = arith.addi %v_21, %c_8 : index
          %v_24 = arith.divui %v_23, %c_9 : index
          %v_25 = arith.maxsi %v_24, %c_4 : index
          %v_26 = arith.subi %v_25, %c_4 : index
          %v_27 = arith.addi %v_21, %v_26 : index
          %v_28 = arith.divui %v_27, %v_25 : index
          %v_29 = arith.addi %v_28, %c_10 : index
          %v_30 = arith.divui %v_29, %c_11 : index
          %v_31 = arith.muli %v_30, %c_11 : index
          scf.for %i_32 = %c_2 to %v_24 step %c_4 {
            %v_33 = arith.muli %i_32, %v_31 : index
            %v_34 = arith.addi %carry_18, %v_33 : index
            %v_35 = arith.subi %v_21, %v_33 : index
            %v_36 = arith.minsi %v_31, %v_35 : index
            %v_37 = arith.index_cast %i_16 : index to i32
            %v_38 = arith.addi %carry_19, %i_32 : index
            memref.store %v_37, %spans_of[%v_38, %c_2] : memref<?x4xi32>
            %v_39 = arith.index_cast %v_34 : index to i32
            %v_40 = arith.addi %carry_19, %i_32 : index
            memref.store %v_39, %spans_of[%v_40, %c_4] : memref<?x4xi32>
            %v_41 = arith.index_cast %v_36 : index to i32
            %v_42 = arith.addi %carry_19, %i_32 : index
            memref.store %v_41, %spans_of[%v_42, %c_12] : memref<?x4xi32>
          }
          %v_43 = arith.addi %v_21, %c_10 : index
          %v_44 = arith.divui %v_43, %c_11 : index
          %v_45 = arith.muli %v_44, %c_11 : index
          %v_46 = arith.addi %carry_18, %v_45 : index
          %v_47 = arith.addi %carry_18, %v_21 : index
          scf.for %i_48 = %v_47 to %v_46 step %c_4 {
            memref.store %c_13, %order[%i_48] : memref<?xi32>
          }
          %v_49 = arith.addi %carry_19, %v_24 : index
          scf.yield %v_46, %v_49 : index, index
        }
        scf.for %i_50 = %loop_17#1 to %spans step %c_4 {
          memref.store %c_0, %spans_of[%i_50, %c_12] : memref<?x4xi32>
        }
        // each slot to the next row of its expert
        scf.for %i_51 = %c_2 to %slots step %c_4 {
          %v_52 = memref.load %ids[%i_51] : memref<?xi32>
          %v_53 = arith.index_cast %v_52 : i32 to index
          %v_54 = memref.load %cursor[%v_53] : memref<8xi32>
          %v_55 = arith.addi %v_54, %c_1 : i32
          memref.store %v_55, %cursor[%v_53] : memref<8xi32>
          memref.store %v_54, %position[%i_51] : memref<?xi32>
          %v_56 = arith.index_cast %i_51 : index to i32
          %v_57 = arith.index_cast %v_54 : i32 to index
          memref.store %v_56, %order[%v_57] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 2112 : i64
        %c_1 = arith.constant 2048 : i64
        %c_2 = arith.constant 256 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 32 : index
        %c_9 = arith.constant 24 : index
        %c_10 = arith.constant 4 : index
        %c_11 = arith.constant 1 : i32
        %c_12 = arith.constant 0 : i32
        %c_13 = arith.constant 64 : index
        %c_14 = arith.constant 320 : index
        %c_15 = arith.constant 38400 : index
        %c_16 = arith.constant 15 : index
        %c_17 = arith.constant 3 : index
        %c_18 = arith.constant 5 : index
        %c_19 = arith.constant 6 : index
        %c_20 = arith.constant 7 : index
        %c_21 = arith.constant 9 : index
        %c_22 = arith.constant 10 : index
        %c_23 = arith.constant 11 : index
        %c_24 = arith.constant 12 : index
        %c_25 = arith.constant 13 : index
        %c_26 = arith.constant 14 : index
        %c_27 = arith.constant -1 : index
        %c_28 = arith.constant 2560 : index
        %c_29 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_30 = arith.constant 128 : index
        %c_31 = arith.constant 192 : index
        %c_32 = arith.constant 384 : index
        %c_33 = arith.constant 448 : index
        %c_34 = arith.constant 512 : index
        %c_35 = arith.constant 576 : index
        %c_36 = arith.constant 640 : index
        %c_37 = arith.constant 704 : index
        %c_38 = arith.constant 768 : index
        %c_39 = arith.constant 832 : index
        %c_40 = arith.constant 896 : index
        %c_41 = arith.constant 960 : index
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
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_4] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_4] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_4] : !stream.binding -> memref<2457920xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_4] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_4] : !stream.binding -> memref<?x24xf32>{%padded}
        %stack_1 = "llvm.alloca"(%c_0) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_2 = llvm.ptrtoint %stack_1 : !llvm.ptr to i64
        %v_3 = arith.index_cast %v_2 : i64 to index
        %stack_4 = "llvm.alloca"(%c_1) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
        %v_5 = llvm.ptrtoint %stack_4 : !llvm.ptr to i64
        %v_6 = arith.index_cast %v_5 : i64 to index
        %address_7 = memref.extract_aligned_pointer_as_index %panels : memref<2457920xi8> -> index
        %v_8 = arith.addi %address_7, %c_2 : index
        %v_9 = arith.index_cast %v_8 : index to i64
        %pointer_10 = llvm.inttoptr %v_9 : i64 to !llvm.ptr
        %v_11 = arith.index_cast %c_3 : index to i32
        %v_12 = llvm.atomicrmw add %pointer_10, %v_11 monotonic : !llvm.ptr, i32
        %v_13 = arith.index_cast %v_12 : i32 to index
        %v_14 = arith.divui %spans, %c_5 : index
        %v_15 = arith.maxsi %v_14, %c_3 : index
        %v_16 = arith.divui %v_13, %c_6 : index
        %loop_18:2 = scf.for %i_17 = %c_4 to %v_16 step %c_3 iter_args(%carry_19 = %c_4, %carry_20 = %v_15) -> (index, index) {
          %v_21 = arith.muli %carry_20, %c_6 : index
          %v_22 = arith.addi %carry_19, %v_21 : index
          %v_23 = arith.divui %carry_20, %c_7 : index
          %v_24 = arith.maxsi %v_23, %c_3 : index
          scf.yield %v_22, %v_24 : index, index
        }
        %v_25 = arith.remui %v_13, %c_6 : index
        %v_26 = arith.muli %v_25, %loop_18#1 : index
        %v_27 = arith.addi %loop_18#0, %v_26 : index
        %end_30:2 = scf.while (%at_28 = %v_27, %at_29 = %loop_18#1) : (index, index) -> (index, index) {
          %is_33 = arith.cmpi slt, %at_28, %spans : index
          scf.condition(%is_33) %at_28, %at_29 : index, index
        } do {
          ^bb0(%i_31: index, %i_32: index):
          %v_34 = arith.index_cast %v_8 : index to i64
          %pointer_35 = llvm.inttoptr %v_34 : i64 to !llvm.ptr
          %v_36 = arith.index_cast %c_3 : index to i32
          %v_37 = llvm.atomicrmw add %pointer_35, %v_36 monotonic : !llvm.ptr, i32
          %v_38 = arith.index_cast %v_37 : i32 to index
          %v_39 = arith.divui %spans, %c_5 : index
          %v_40 = arith.maxsi %v_39, %c_3 : index
          %v_41 = arith.divui %v_38, %c_6 : index
          %loop_43:2 = scf.for %i_42 = %c_4 to %v_41 step %c_3 iter_args(%carry_44 = %c_4, %carry_45 = %v_40) -> (index, index) {
            %v_46 = arith.muli %carry_45, %c_6 : index
            %v_47 = arith.addi %carry_44, %v_46 : index
            %v_48 = arith.divui %carry_45, %c_7 : index
            %v_49 = arith.maxsi %v_48, %c_3 : index
            scf.yield %v_47, %v_49 : index, index
          }
          %v_50 = arith.remui %v_38, %c_6 : index
          %v_51 = arith.muli %v_50, %loop_43#1 : index
          %v_52 = arith.addi %loop_43#0, %v_51 : index
          %v_53 = arith.addi %i_31, %i_32 : index
          scf.for %i_54 = %i_31 to %v_53 step %c_3 {
            %v_55 = arith.addi %i_54, %c_3 : index
            %is_56 = arith.cmpi eq, %v_55, %v_53 : index
            %v_57 = arith.select %is_56, %v_52, %v_55 : index
            %v_58 = arith.divui %i_54, %c_3 : index
            %v_59 = memref.load %spans_of[%v_58, %c_4] : memref<?x4xi32>
            %v_60 = arith.index_cast %v_59 : i32 to index
            %v_61 = memref.load %spans_of[%v_58, %c_3] : memref<?x4xi32>
            %v_62 = arith.index_cast %v_61 : i32 to index
            %v_63 = memref.load %spans_of[%v_58, %c_7] : memref<?x4xi32>
            %v_64 = arith.index_cast %v_63 : i32 to index
            %v_65 = arith.remui %i_54, %c_3 : index
            %v_66 = arith.muli %v_65, %c_8 : index
            %v_67 = arith.addi %v_66, %c_8 : index
            %v_68 = arith.minsi %v_67, %c_9 : index
            %is_69 = arith.cmpi sgt, %v_64, %c_4 : index
            scf.if %is_69 {
              %claimed_72 = scf.while (%claim_70 = %c_4) : (index) -> index {
                %v_73 = arith.muli %claim_70, %c_10 : index
                %v_74 = arith.addi %address_7, %v_73 : index
                %v_75 = arith.index_cast %v_74 : index to i64
                %pointer_76 = llvm.inttoptr %v_75 : i64 to !llvm.ptr
                %v_77 = llvm.atomicrmw xchg %pointer_76, %c_11 acquire : !llvm.ptr, i32
                %is_78 = arith.cmpi ne, %v_77, %c_12 : i32
                scf.condition(%is_78) %claim_70 : index
              } do {
                ^bb0(%claim_71: index):
                %v_79 = arith.addi %claim_71, %c_3 : index
                %v_80 = arith.remui %v_79, %c_13 : index
                scf.yield %v_80 : index
              }
              %v_81 = arith.addi %address_7, %c_14 : index
              %v_82 = arith.muli %claimed_72, %c_15 : index
              %v_83 = arith.addi %v_81, %v_82 : index
              %v_84 = arith.addi %v_64, %c_16 : index
              %v_85 = arith.divui %v_84, %c_5 : index
              scf.for %i_86 = %c_4 to %v_85 step %c_3 {
                %v_87 = arith.muli %i_86, %c_5 : index
                %v_88 = arith.addi %v_62, %v_87 : index
                %v_89 = memref.load %order[%v_88] : memref<?xi32>
                %v_90 = arith.index_cast %v_89 : i32 to index
                %v_91 = arith.muli %i_86, %c_5 : index
                %v_92 = arith.addi %v_62, %v_91 : index
                %v_93 = arith.addi %v_92, %c_3 : index
                %v_94 = memref.load %order[%v_93] : memref<?xi32>
                %v_95 = arith.index_cast %v_94 : i32 to index
                %v_96 = arith.muli %i_86, %c_5 : index
                %v_97 = arith.addi %v_62, %v_96 : index
                %v_98 = arith.addi %v_97, %c_7 : index
                %v_99 = memref.load %order[%v_98] : memref<?xi32>
                %v_100 = arith.index_cast %v_99 : i32 to index
                %v_101 = arith.muli %i_86, %c_5 : index
                %v_102 = arith.addi %v_62, %v_101 : index
                %v_103 = arith.addi %v_102, %c_17 : index
                %v_104 = memref.load %order[%v_103] : memref<?xi32>
                %v_105 = arith.index_cast %v_104 : i32 to index
                %v_106 = arith.muli %i_86, %c_5 : index
                %v_107 = arith.addi %v_62, %v_106 : index
                %v_108 = arith.addi %v_107, %c_10 : index
                %v_109 = memref.load %order[%v_108] : memref<?xi32>
                %v_110 = arith.index_cast %v_109 : i32 to index
                %v_111 = arith.muli %i_86, %c_5 : index
                %v_112 = arith.addi %v_62, %v_111 : index
                %v_113 = arith.addi %v_112, %c_18 : index
                %v_114 = memref.load %order[%v_113] : memref<?xi32>
                %v_115 = arith.index_cast %v_114 : i32 to index
                %v_116 = arith.muli %i_86, %c_5 : index
                %v_117 = arith.addi %v_62, %v_116 : index
                %v_118 = arith.addi %v_117, %c_19 : index
                %v_119 = memref.load %order[%v_118] : memref<?xi32>
                %v_120 = arith.index_cast %v_119 : i32 to index
                %v_121 = arith.muli %i_86, %c_5 : index
                %v_122 = arith.addi %v_62, %v_121 : index
                %v_123 = arith.addi %v_122, %c_20 : index
                %v_124 = memref.load %order[%v_123] : memref<?xi32>
                %v_125 = arith.index_cast %v_124 : i32 to index
                %v_126 = arith.muli %i_86, %c_5 : index
                %v_127 = arith.addi %v_62, %v_126 : index
                %v_128 = arith.addi %v_127, %c_6 : index
                %v_129 = memref.load %order[%v_128] : memref<?xi32>
                %v_130 = arith.index_cast %v_129 : i32 to index
                %v_131 = arith.muli %i_86, %c_5 : index
                %v_132 = arith.addi %v_62, %v_131 : index
                %v_133 = arith.addi %v_132, %c_21 : index
                %v_134 = memref.load %order[%v_133] : memref<?xi32>
                %v_135 = arith.index_cast %v_134 : i32 to index
                %v_136 = arith.muli %i_86, %c_5 : index
                %v_137 = arith.addi %v_62, %v_136 : index
                %v_138 = arith.addi %v_137, %c_22 : index
                %v_139 = memref.load %order[%v_138] : memref<?xi32>
                %v_140 = arith.index_cast %v_139 : i32 to index
                %v_141 = arith.muli %i_86, %c_5 : index
                %v_142 = arith.addi %v_62, %v_141 : index
                %v_143 = arith.addi %v_142, %c_23 : index
                %v_144 = memref.load %order[%v_143] : memref<?xi32>
                %v_145 = arith.index_cast %v_144 : i32 to index
                %v_146 = arith.muli %i_86, %c_5 : index
                %v_147 = arith.addi %v_62, %v_146 : index
                %v_148 = arith.addi %v_147, %c_24 : index
                %v_149 = memref.load %order[%v_148] : memref<?xi32>
                %v_150 = arith.index_cast %v_149 : i32 to index
                %v_151 = arith.muli %i_86, %c_5 : index
                %v_152 = arith.addi %v_62, %v_151 : index
                %v_153 = arith.addi %v_152, %c_25 : index
                %v_154 = memref.load %order[%v_153] : memref<?xi32>
                %v_155 = arith.index_cast %v_154 : i32 to index
                %v_156 = arith.muli %i_86, %c_5 : index
                %v_157 = arith.addi %v_62, %v_156 : index
                %v_158 = arith.addi %v_157, %c_26 : index
                %v_159 = memref.load %order[%v_158] : memref<?xi32>
                %v_160 = arith.index_cast %v_159 : i32 to index
                %v_161 = arith.muli %i_86, %c_5 : index
                %v_162 = arith.addi %v_62, %v_161 : index
                %v_163 = arith.addi %v_162, %c_16 : index
                %v_164 = memref.load %order[%v_163] : memref<?xi32>
                %v_165 = arith.index_cast %v_164 : i32 to index
                %is_166 = arith.cmpi sge, %v_90, %c_4 : index
                %is_167 = arith.cmpi sge, %v_95, %c_4 : index
                %is_168 = arith.cmpi sge, %v_100, %c_4 : index
                %is_169 = arith.cmpi sge, %v_105, %c_4 : index
                %is_170 = arith.cmpi sge, %v_110, %c_4 : index
                %is_171 = arith.cmpi sge, %v_115, %c_4 : index
                %is_172 = arith.cmpi sge, %v_120, %c_4 : index
                %is_173 = arith.cmpi sge, %v_125, %c_4 : index
                %is_174 = arith.cmpi sge, %v_130, %c_4 : index
                %is_175 = arith.cmpi sge, %v_135, %c_4 : index
                %is_176 = arith.cmpi sge, %v_140, %c_4 : index
                %is_177 = arith.cmpi sge, %v_145, %c_4 : index
                %is_178 = arith.cmpi sge, %v_150, %c_4 : index
                %is_179 = arith.cmpi sge, %v_155, %c_4 : index
                %is_180 = arith.cmpi sge, %v_160, %c_4 : index
                %is_181 = arith.cmpi sge, %v_165, %c_4 : index
                %v_182 = arith.maxsi %v_90, %c_4 : index
                %v_183 = arith.divui %v_182, %c_17 : index
                %v_184 = arith.select %is_166, %v_183, %c_27 : index
                %v_185 = arith.maxsi %v_95, %c_4 : index
                %v_186 = arith.divui %v_185, %c_17 : index
                %v_187 = arith.select %is_167, %v_186, %c_27 : index
                %v_188 = arith.maxsi %v_100, %c_4 : index
                %v_189 = arith.divui %v_188, %c_17 : index
                %v_190 = arith.select %is_168, %v_189, %c_27 : index
                %v_191 = arith.maxsi %v_105, %c_4 : index
                %v_192 = arith.divui %v_191, %c_17 : index
                %v_193 = arith.select %is_169, %v_192, %c_27 : index
                %v_194 = arith.maxsi %v_110, %c_4 : index
                %v_195 = arith.divui %v_194, %c_17 : index
                %v_196 = arith.select %is_170, %v_195, %c_27 : index
                %v_197 = arith.maxsi %v_115, %c_4 : index
                %v_198 = arith.divui %v_197, %c_17 : index
                %v_199 = arith.select %is_171, %v_198, %c_27 : index
                %v_200 = arith.maxsi %v_120, %c_4 : index
                %v_201 = arith.divui %v_200, %c_17 : index
                %v_202 = arith.select %is_172, %v_201, %c_27 : index
                %v_203 = arith.maxsi %v_125, %c_4 : index
                %v_204 = arith.divui %v_203, %c_17 : index
                %v_205 = arith.select %is_173, %v_204, %c_27 : index
                %v_206 = arith.maxsi %v_130, %c_4 : index
                %v_207 = arith.divui %v_206, %c_17 : index
                %v_208 = arith.select %is_174, %v_207, %c_27 : index
                %v_209 = arith.maxsi %v_135, %c_4 : index
                %v_210 = arith.divui %v_209, %c_17 : index
                %v_211 = arith.select %is_175, %v_210, %c_27 : index
                %v_212 = arith.maxsi %v_140, %c_4 : index
                %v_213 = arith.divui %v_212, %c_17 : index
                %v_214 = arith.select %is_176, %v_213, %c_27 : index
                %v_215 = arith.maxsi %v_145, %c_4 : index
                %v_216 = arith.divui %v_215, %c_17 : index
                %v_217 = arith.select %is_177, %v_216, %c_27 : index
                %v_218 = arith.maxsi %v_150, %c_4 : index
                %v_219 = arith.divui %v_218, %c_17 : index
                %v_220 = arith.select %is_178, %v_219, %c_27 : index
                %v_221 = arith.maxsi %v_155, %c_4 : index
                %v_222 = arith.divui %v_221, %c_17 : index
                %v_223 = arith.select %is_179, %v_222, %c_27 : index
                %v_224 = arith.maxsi %v_160, %c_4 : index
                %v_225 = arith.divui %v_224, %c_17 : index
                %v_226 = arith.select %is_180, %v_225, %c_27 : index
                %v_227 = arith.maxsi %v_165, %c_4 : index
                %v_228 = arith.divui %v_227, %c_17 : index
                %v_229 = arith.select %is_181, %v_228, %c_27 : index
                %v_230 = arith.muli %i_86, %c_28 : index
                %v_231 = arith.addi %v_83, %v_230 : index
                %v_232 = arith.maxsi %v_184, %c_4 : index
                %v_233 = arith.maxsi %v_187, %c_4 : index
                %v_234 = arith.maxsi %v_190, %c_4 : index
                %v_235 = arith.maxsi %v_193, %c_4 : index
                %v_236 = arith.maxsi %v_196, %c_4 : index
                %v_237 = arith.maxsi %v_199, %c_4 : index
                %v_238 = arith.maxsi %v_202, %c_4 : index
                %v_239 = arith.maxsi %v_205, %c_4 : index
                %v_240 = arith.maxsi %v_208, %c_4 : index
                %v_241 = arith.maxsi %v_211, %c_4 : index
                %v_242 = arith.maxsi %v_214, %c_4 : index
                %v_243 = arith.maxsi %v_217, %c_4 : index
                %v_244 = arith.maxsi %v_220, %c_4 : index
                %v_245 = arith.maxsi %v_223, %c_4 : index
                %v_246 = arith.maxsi %v_226, %c_4 : index
                %v_247 = arith.maxsi %v_229, %c_4 : index
                %is_248 = arith.cmpi sge, %v_184, %c_4 : index
                %is_249 = arith.cmpi sge, %v_187, %c_4 : index
                %is_250 = arith.cmpi sge, %v_190, %c_4 : index
                %is_251 = arith.cmpi sge, %v_193, %c_4 : index
                %is_252 = arith.cmpi sge, %v_196, %c_4 : index
                %is_253 = arith.cmpi sge, %v_199, %c_4 : index
                %is_254 = arith.cmpi sge, %v_202, %c_4 : index
                %is_255 = arith.cmpi sge, %v_205, %c_4 : index
                %is_256 = arith.cmpi sge, %v_208, %c_4 : index
                %is_257 = arith.cmpi sge, %v_211, %c_4 : index
                %is_258 = arith.cmpi sge, %v_214, %c_4 : index
                %is_259 = arith.cmpi sge, %v_217, %c_4 : index
                %is_260 = arith.cmpi sge, %v_220, %c_4 : index
                %is_261 = arith.cmpi sge, %v_223, %c_4 : index
                %is_262 = arith.cmpi sge, %v_226, %c_4 : index
                %is_263 = arith.cmpi sge, %v_229, %c_4 : index
                scf.for %i_264 = %c_4 to %c_8 step %c_5 {
                  %v_265 = arith.select %is_248, %c_5, %c_4 : index
                  %mask_266 = vector.create_mask %v_265 : vector<16xi1>
                  %v_267 = vector.maskedload %x[%v_232, %i_264], %mask_266, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_268 = arith.select %is_249, %c_5, %c_4 : index
                  %mask_269 = vector.create_mask %v_268 : vector<16xi1>
                  %v_270 = vector.maskedload %x[%v_233, %i_264], %mask_269, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_271 = arith.select %is_250, %c_5, %c_4 : index
                  %mask_272 = vector.create_mask %v_271 : vector<16xi1>
                  %v_273 = vector.maskedload %x[%v_234, %i_264], %mask_272, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_274 = arith.select %is_251, %c_5, %c_4 : index
                  %mask_275 = vector.create_mask %v_274 : vector<16xi1>
                  %v_276 = vector.maskedload %x[%v_235, %i_264], %mask_275, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_277 = arith.select %is_252, %c_5, %c_4 : index
                  %mask_278 = vector.create_mask %v_277 : vector<16xi1>
                  %v_279 = vector.maskedload %x[%v_236, %i_264], %mask_278, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_280 = arith.select %is_253, %c_5, %c_4 : index
                  %mask_281 = vector.create_mask %v_280 : vector<16xi1>
                  %v_282 = vector.maskedload %x[%v_237, %i_264], %mask_281, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_283 = arith.select %is_254, %c_5, %c_4 : index
                  %mask_284 = vector.create_mask %v_283 : vector<16xi1>
                  %v_285 = vector.maskedload %x[%v_238, %i_264], %mask_284, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_286 = arith.select %is_255, %c_5, %c_4 : index
                  %mask_287 = vector.create_mask %v_286 : vector<16xi1>
                  %v_288 = vector.maskedload %x[%v_239, %i_264], %mask_287, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_289 = arith.select %is_256, %c_5, %c_4 : index
                  %mask_290 = vector.create_mask %v_289 : vector<16xi1>
                  %v_291 = vector.maskedload %x[%v_240, %i_264], %mask_290, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_292 = arith.select %is_257, %c_5, %c_4 : index
                  %mask_293 = vector.create_mask %v_292 : vector<16xi1>
                  %v_294 = vector.maskedload %x[%v_241, %i_264], %mask_293, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_295 = arith.select %is_258, %c_5, %c_4 : index
                  %mask_296 = vector.create_mask %v_295 : vector<16xi1>
                  %v_297 = vector.maskedload %x[%v_242, %i_264], %mask_296, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_298 = arith.select %is_259, %c_5, %c_4 : index
                  %mask_299 = vector.create_mask %v_298 : vector<16xi1>
                  %v_300 = vector.maskedload %x[%v_243, %i_264], %mask_299, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_301 = arith.select %is_260, %c_5, %c_4 : index
                  %mask_302 = vector.create_mask %v_301 : vector<16xi1>
                  %v_303 = vector.maskedload %x[%v_244, %i_264], %mask_302, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_304 = arith.select %is_261, %c_5, %c_4 : index
                  %mask_305 = vector.create_mask %v_304 : vector<16xi1>
                  %v_306 = vector.maskedload %x[%v_245, %i_264], %mask_305, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_307 = arith.select %is_262, %c_5, %c_4 : index
                  %mask_308 = vector.create_mask %v_307 : vector<16xi1>
                  %v_309 = vector.maskedload %x[%v_246, %i_264], %mask_308, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_310 = arith.select %is_263, %c_5, %c_4 : index
                  %mask_311 = vector.create_mask %v_310 : vector<16xi1>
                  %v_312 = vector.maskedload %x[%v_247, %i_264], %mask_311, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_313 = arith.muli %i_264, %c_13 : index
                  %v_314 = arith.addi %v_231, %v_313 : index
                  %v_315 = vector.shuffle %v_267, %v_270 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_316 = vector.shuffle %v_267, %v_270 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_317 = vector.shuffle %v_273, %v_276 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_318 = vector.shuffle %v_273, %v_276 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_319 = vector.shuffle %v_279, %v_282 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_320 = vector.shuffle %v_279, %v_282 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_321 = vector.shuffle %v_285, %v_288 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_322 = vector.shuffle %v_285, %v_288 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_323 = vector.shuffle %v_291, %v_294 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_324 = vector.shuffle %v_291, %v_294 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_325 = vector.shuffle %v_297, %v_300 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_326 = vector.shuffle %v_297, %v_300 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_327 = vector.shuffle %v_303, %v_306 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_328 = vector.shuffle %v_303, %v_306 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_329 = vector.shuffle %v_309, %v_312 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_330 = vector.shuffle %v_309, %v_312 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_331 = vector.shuffle %v_315, %v_317 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_332 = vector.shuffle %v_315, %v_317 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_333 = vector.shuffle %v_316, %v_318 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_334 = vector.shuffle %v_316, %v_318 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_335 = vector.shuffle %v_319, %v_321 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_336 = vector.shuffle %v_319, %v_321 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_337 = vector.shuffle %v_320, %v_322 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_338 = vector.shuffle %v_320, %v_322 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_339 = vector.shuffle %v_323, %v_325 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_340 = vector.shuffle %v_323, %v_325 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_341 = vector.shuffle %v_324, %v_326 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_342 = vector.shuffle %v_324, %v_326 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_343 = vector.shuffle %v_327, %v_329 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_344 = vector.shuffle %v_327, %v_329 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_345 = vector.shuffle %v_328, %v_330 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_346 = vector.shuffle %v_328, %v_330 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_347 = vector.shuffle %v_331, %v_335 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_348 = vector.shuffle %v_331, %v_335 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_349 = vector.shuffle %v_333, %v_337 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_350 = vector.shuffle %v_333, %v_337 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_351 = vector.shuffle %v_332, %v_336 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_352 = vector.shuffle %v_332, %v_336 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_353 = vector.shuffle %v_334, %v_338 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_354 = vector.shuffle %v_334, %v_338 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_355 = vector.shuffle %v_339, %v_343 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_356 = vector.shuffle %v_339, %v_343 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_357 = vector.shuffle %v_341, %v_345 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_358 = vector.shuffle %v_341, %v_345 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_359 = vector.shuffle %v_340, %v_344 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_360 = vector.shuffle %v_340, %v_344 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_361 = vector.shuffle %v_342, %v_346 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_362 = vector.shuffle %v_342, %v_346 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_363 = vector.shuffle %v_347, %v_355 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_364 = vector.shuffle %v_347, %v_355 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_365 = vector.shuffle %v_349, %v_357 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_366 = vector.shuffle %v_349, %v_357 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_367 = vector.shuffle %v_351, %v_359 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_368 = vector.shuffle %v_351, %v_359 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_369 = vector.shuffle %v_353, %v_361 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_370 = vector.shuffle %v_353, %v_361 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_371 = vector.shuffle %v_348, %v_356 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_372 = vector.shuffle %v_348, %v_356 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_373 = vector.shuffle %v_350, %v_358 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_374 = vector.shuffle %v_350, %v_358 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_375 = vector.shuffle %v_352, %v_360 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_376 = vector.shuffle %v_352, %v_360 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_377 = vector.shuffle %v_354, %v_362 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_378 = vector.shuffle %v_354, %v_362 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_379 = arith.index_cast %v_314 : index to i64
                  %pointer_380 = llvm.inttoptr %v_379 : i64 to !llvm.ptr
                  "llvm.store"(%v_363, %pointer_380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_381 = arith.addi %v_314, %c_13 : index
                  %v_382 = arith.index_cast %v_381 : index to i64
                  %pointer_383 = llvm.inttoptr %v_382 : i64 to !llvm.ptr
                  "llvm.store"(%v_365, %pointer_383) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_384 = arith.addi %v_314, %c_30 : index
                  %v_385 = arith.index_cast %v_384 : index to i64
                  %pointer_386 = llvm.inttoptr %v_385 : i64 to !llvm.ptr
                  "llvm.store"(%v_367, %pointer_386) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_387 = arith.addi %v_314, %c_31 : index
                  %v_388 = arith.index_cast %v_387 : index to i64
                  %pointer_389 = llvm.inttoptr %v_388 : i64 to !llvm.ptr
                  "llvm.store"(%v_369, %pointer_389) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_390 = arith.addi %v_314, %c_2 : index
                  %v_391 = arith.index_cast %v_390 : index to i64
                  %pointer_392 = llvm.inttoptr %v_391 : i64 to !llvm.ptr
                  "llvm.store"(%v_371, %pointer_392) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_393 = arith.addi %v_314, %c_14 : index
                  %v_394 = arith.index_cast %v_393 : index to i64
                  %pointer_395 = llvm.inttoptr %v_394 : i64 to !llvm.ptr
                  "llvm.store"(%v_373, %pointer_395) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_396 = arith.addi %v_314, %c_32 : index
                  %v_397 = arith.index_cast %v_396 : index to i64
                  %pointer_398 = llvm.inttoptr %v_397 : i64 to !llvm.ptr
                  "llvm.store"(%v_375, %pointer_398) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_399 = arith.addi %v_314, %c_33 : index
                  %v_400 = arith.index_cast %v_399 : index to i64
                  %pointer_401 = llvm.inttoptr %v_400 : i64 to !llvm.ptr
                  "llvm.store"(%v_377, %pointer_401) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_402 = arith.addi %v_314, %c_34 : index
                  %v_403 = arith.index_cast %v_402 : index to i64
                  %pointer_404 = llvm.inttoptr %v_403 : i64 to !llvm.ptr
                  "llvm.store"(%v_364, %pointer_404) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_405 = arith.addi %v_314, %c_35 : index
                  %v_406 = arith.index_cast %v_405 : index to i64
                  %pointer_407 = llvm.inttoptr %v_406 : i64 to !llvm.ptr
                  "llvm.store"(%v_366, %pointer_407) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_408 = arith.addi %v_314, %c_36 : index
                  %v_409 = arith.index_cast %v_408 : index to i64
                  %pointer_410 = llvm.inttoptr %v_409 : i64 to !llvm.ptr
                  "llvm.store"(%v_368, %pointer_410) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_411 = arith.addi %v_314, %c_37 : index
                  %v_412 = arith.index_cast %v_411 : index to i64
                  %pointer_413 = llvm.inttoptr %v_412 : i64 to !llvm.ptr
                  "llvm.store"(%v_370, %pointer_413) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_414 = arith.addi %v_314, %c_38 : index
                  %v_415 = arith.index_cast %v_414 : index to i64
                  %pointer_416 = llvm.inttoptr %v_415 : i64 to !llvm.ptr
                  "llvm.store"(%v_372, %pointer_416) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_417 = arith.addi %v_314, %c_39 : index
                  %v_418 = arith.index_cast %v_417 : index to i64
                  %pointer_419 = llvm.inttoptr %v_418 : i64 to !llvm.ptr
                  "llvm.store"(%v_374, %pointer_419) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_420 = arith.addi %v_314, %c_40 : index
                  %v_421 = arith.index_cast %v_420 : index to i64
                  %pointer_422 = llvm.inttoptr %v_421 : i64 to !llvm.ptr
                  "llvm.store"(%v_376, %pointer_422) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_423 = arith.addi %v_314, %c_41 : index
                  %v_424 = arith.index_cast %v_423 : index to i64
                  %pointer_425 = llvm.inttoptr %v_424 : i64 to !llvm.ptr
                  "llvm.store"(%v_378, %pointer_425) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %v_426 = arith.select %is_248, %c_6, %c_4 : index
                %mask_427 = vector.create_mask %v_426 : vector<16xi1>
                %v_428 = vector.maskedload %x[%v_232, %c_8], %mask_427, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_429 = arith.select %is_249, %c_6, %c_4 : index
                %mask_430 = vector.create_mask %v_429 : vector<16xi1>
                %v_431 = vector.maskedload %x[%v_233, %c_8], %mask_430, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_432 = arith.select %is_250, %c_6, %c_4 : index
                %mask_433 = vector.create_mask %v_432 : vector<16xi1>
                %v_434 = vector.maskedload %x[%v_234, %c_8], %mask_433, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_435 = arith.select %is_251, %c_6, %c_4 : index
                %mask_436 = vector.create_mask %v_435 : vector<16xi1>
                %v_437 = vector.maskedload %x[%v_235, %c_8], %mask_436, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_438 = arith.select %is_252, %c_6, %c_4 : index
                %mask_439 = vector.create_mask %v_438 : vector<16xi1>
                %v_440 = vector.maskedload %x[%v_236, %c_8], %mask_439, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_441 = arith.select %is_253, %c_6, %c_4 : index
                %mask_442 = vector.create_mask %v_441 : vector<16xi1>
                %v_443 = vector.maskedload %x[%v_237, %c_8], %mask_442, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_444 = arith.select %is_254, %c_6, %c_4 : index
                %mask_445 = vector.create_mask %v_444 : vector<16xi1>
                %v_446 = vector.maskedload %x[%v_238, %c_8], %mask_445, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_447 = arith.select %is_255, %c_6, %c_4 : index
                %mask_448 = vector.create_mask %v_447 : vector<16xi1>
                %v_449 = vector.maskedload %x[%v_239, %c_8], %mask_448, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_450 = arith.select %is_256, %c_6, %c_4 : index
                %mask_451 = vector.create_mask %v_450 : vector<16xi1>
                %v_452 = vector.maskedload %x[%v_240, %c_8], %mask_451, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_453 = arith.select %is_257, %c_6, %c_4 : index
                %mask_454 = vector.create_mask %v_453 : vector<16xi1>
                %v_455 = vector.maskedload %x[%v_241, %c_8], %mask_454, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_456 = arith.select %is_258, %c_6, %c_4 : index
                %mask_457 = vector.create_mask %v_456 : vector<16xi1>
                %v_458 = vector.maskedload %x[%v_242, %c_8], %mask_457, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_459 = arith.select %is_259, %c_6, %c_4 : index
                %mask_460 = vector.create_mask %v_459 : vector<16xi1>
                %v_461 = vector.maskedload %x[%v_243, %c_8], %mask_460, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_462 = arith.select %is_260, %c_6, %c_4 : index
                %mask_463 = vector.create_mask %v_462 : vector<16xi1>
                %v_464 = vector.maskedload %x[%v_244, %c_8], %mask_463, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_465 = arith.select %is_261, %c_6, %c_4 : index
                %mask_466 = vector.create_mask %v_465 : vector<16xi1>
                %v_467 = vector.maskedload %x[%v_245, %c_8], %mask_466, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_468 = arith.select %is_262, %c_6, %c_4 : index
                %mask_469 = vector.create_mask %v_468 : vector<16xi1>
                %v_470 = vector.maskedload %x[%v_246, %c_8], %mask_469, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_471 = arith.select %is_263, %c_6, %c_4 : index
                %mask_472 = vector.create_mask %v_471 : vector<16xi1>
                %v_473 = vector.maskedload %x[%v_247, %c_8], %mask_472, %c_29 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                %v_474 = arith.muli %c_8, %c_13 : index
                %v_475 = arith.addi %v_231, %v_474 : index
                %v_476 = vector.shuffle %v_428, %v_431 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_477 = vector.shuffle %v_428, %v_431 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_478 = vector.shuffle %v_434, %v_437 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_479 = vector.shuffle %v_434, %v_437 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_480 = vector.shuffle %v_440, %v_443 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_481 = vector.shuffle %v_440, %v_443 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_482 = vector.shuffle %v_446, %v_449 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_483 = vector.shuffle %v_446, %v_449 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_484 = vector.shuffle %v_452, %v_455 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_485 = vector.shuffle %v_452, %v_455 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_486 = vector.shuffle %v_458, %v_461 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_487 = vector.shuffle %v_458, %v_461 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_488 = vector.shuffle %v_464, %v_467 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_489 = vector.shuffle %v_464, %v_467 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_490 = vector.shuffle %v_470, %v_473 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_491 = vector.shuffle %v_470, %v_473 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_492 = vector.shuffle %v_476, %v_478 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_493 = vector.shuffle %v_476, %v_478 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_494 = vector.shuffle %v_477, %v_479 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_495 = vector.shuffle %v_477, %v_479 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_496 = vector.shuffle %v_480, %v_482 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_497 = vector.shuffle %v_480, %v_482 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_498 = vector.shuffle %v_481, %v_483 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_499 = vector.shuffle %v_481, %v_483 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_500 = vector.shuffle %v_484, %v_486 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_501 = vector.shuffle %v_484, %v_486 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_502 = vector.shuffle %v_485, %v_487 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_503 = vector.shuffle %v_485, %v_487 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_504 = vector.shuffle %v_488, %v_490 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_505 = vector.shuffle %v_488, %v_490 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_506 = vector.shuffle %v_489, %v_491 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_507 = vector.shuffle %v_489, %v_491 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_508 = vector.shuffle %v_492, %v_496 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_509 = vector.shuffle %v_492, %v_496 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_510 = vector.shuffle %v_494, %v_498 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_511 = vector.shuffle %v_494, %v_498 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_512 = vector.shuffle %v_493, %v_497 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_513 = vector.shuffle %v_493, %v_497 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_514 = vector.shuffle %v_495, %v_499 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_515 = vector.shuffle %v_495, %v_499 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_516 = vector.shuffle %v_500, %v_504 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_517 = vector.shuffle %v_500, %v_504 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_518 = vector.shuffle %v_502, %v_506 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_519 = vector.shuffle %v_502, %v_506 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_520 = vector.shuffle %v_501, %v_505 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_521 = vector.shuffle %v_501, %v_505 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_522 = vector.shuffle %v_503, %v_507 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_523 = vector.shuffle %v_503, %v_507 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_524 = vector.shuffle %v_508, %v_516 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_525 = vector.shuffle %v_508, %v_516 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_526 = vector.shuffle %v_510, %v_518 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_527 = vector.shuffle %v_510, %v_518 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_528 = vector.shuffle %v_512, %v_520 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_529 = vector.shuffle %v_512, %v_520 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_530 = vector.shuffle %v_514, %v_522 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_531 = vector.shuffle %v_514, %v_522 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_532 = vector.shuffle %v_509, %v_517 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_533 = vector.shuffle %v_509, %v_517 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_534 = vector.shuffle %v_511, %v_519 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_535 = vector.shuffle %v_511, %v_519 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_536 = vector.shuffle %v_513, %v_521 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_537 = vector.shuffle %v_513, %v_521 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_538 = vector.shuffle %v_515, %v_523 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_539 = vector.shuffle %v_515, %v_523 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_540 = arith.index_cast %v_475 : index to i64
                %pointer_541 = llvm.inttoptr %v_540 : i64 to !llvm.ptr
                "llvm.store"(%v_524, %pointer_541) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_542 = arith.addi %v_475, %c_13 : index
                %v_543 = arith.index_cast %v_542 : index to i64
                %pointer_544 = llvm.inttoptr %v_543 : i64 to !llvm.ptr
                "llvm.store"(%v_526, %pointer_544) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_545 = arith.addi %v_475, %c_30 : index
                %v_546 = arith.index_cast %v_545 : index to i64
                %pointer_547 = llvm.inttoptr %v_546 : i64 to !llvm.ptr
                "llvm.store"(%v_528, %pointer_547) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_548 = arith.addi %v_475, %c_31 : index
                %v_549 = arith.index_cast %v_548 : index to i64
                %pointer_550 = llvm.inttoptr %v_549 : i64 to !llvm.ptr
                "llvm.store"(%v_530, %pointer_550) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_551 = arith.addi %v_475, %c_2 : index
                %v_552 = arith.index_cast %v_551 : index to i64
                %pointer_553 = llvm.inttoptr %v_552 : i64 to !llvm.ptr
                "llvm.store"(%v_532, %pointer_553) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_554 = arith.addi %v_475, %c_14 : index
                %v_555 = arith.index_cast %v_554 : index to i64
                %pointer_556 = llvm.inttoptr %v_555 : i64 to !llvm.ptr
                "llvm.store"(%v_534, %pointer_556) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_557 = arith.addi %v_475, %c_32 : index
                %v_558 = arith.index_cast %v_557 : index to i64
                %pointer_559 = llvm.inttoptr %v_558 : i64 to !llvm.ptr
                "llvm.store"(%v_536, %pointer_559) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_560 = arith.addi %v_475, %c_33 : index
                %v_561 = arith.index_cast %v_560 : index to i64
                %pointer_562 = llvm.inttoptr %v_561 : i64 to !llvm.ptr
                "llvm.store"(%v_538, %pointer_562) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_563 = arith.divui %v_85, %c_3 : index
              %address_564 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
              scf.for %i_565 = %v_66 to %v_68 step %c_5 {
                %v_566 = arith.minsi %i_565, %c_6 : index
                %v_567 = arith.addi %v_566, %c_9 : index
                %v_568 = arith.addi %v_566, %c_5 : index
                %v_569 = arith.muli %v_60, %c_42 : index
                %v_570 = arith.addi %v_569, %v_568 : index
                %v_571 = arith.muli %v_570, %c_43 : index
                %v_572 = arith.addi %address_564, %v_571 : index
                %v_573 = arith.addi %v_567, %c_5 : index
                %v_574 = arith.muli %v_60, %c_42 : index
                %v_575 = arith.addi %v_574, %v_573 : index
                %v_576 = arith.muli %v_575, %c_43 : index
                %v_577 = arith.addi %address_564, %v_576 : index
                %v_578 = arith.divui %v_85, %c_3 : index
                scf.for %i_579 = %c_4 to %v_578 step %c_3 {
                  %v_580 = arith.muli %i_579, %c_28 : index
                  %v_581 = arith.addi %v_83, %v_580 : index
                  scf.for %i_582 = %c_4 to %c_10 step %c_3 {
                    %v_583 = arith.muli %i_582, %c_10 : index
                    %v_584 = arith.minsi %v_583, %c_24 : index
                    %v_585 = arith.addi %v_566, %v_584 : index
                    %v_586 = arith.addi %v_566, %v_584 : index
                    %v_587 = arith.addi %v_586, %c_3 : index
                    %v_588 = arith.addi %v_566, %v_584 : index
                    %v_589 = arith.addi %v_588, %c_7 : index
                    %v_590 = arith.addi %v_566, %v_584 : index
                    %v_591 = arith.addi %v_590, %c_17 : index
                    %v_592 = arith.muli %v_563, %c_6 : index
                    %v_593 = arith.muli %i_579, %c_7 : index
                    %v_594 = arith.muli %v_593, %c_10 : index
                    %v_595 = arith.addi %v_594, %i_582 : index
                    %loop_597:4 = scf.for %i_596 = %c_4 to %c_44 step %c_10 iter_args(%carry_598 = %c_29, %carry_599 = %c_29, %carry_600 = %c_29, %carry_601 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_602 = arith.divui %i_596, %c_10 : index
                      %v_603 = arith.muli %v_592, %c_22 : index
                      %v_604 = arith.addi %v_603, %c_45 : index
                      %v_605 = arith.muli %v_592, %c_22 : index
                      %v_606 = arith.divui %v_604, %v_605 : index
                      %v_607 = arith.muli %v_595, %c_22 : index
                      %v_608 = arith.addi %v_607, %v_602 : index
                      %v_609 = arith.muli %v_608, %v_606 : index
                      scf.for %i_610 = %c_4 to %v_606 step %c_3 {
                        %v_611 = arith.addi %v_609, %i_610 : index
                        %v_612 = arith.minsi %v_611, %c_45 : index
                        %v_613 = arith.muli %v_612, %c_13 : index
                        %v_614 = arith.addi %v_572, %v_613 : index
                        %v_615 = arith.index_cast %v_614 : index to i64
                        %pointer_616 = llvm.inttoptr %v_615 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_616) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_617 = arith.muli %v_612, %c_13 : index
                        %v_618 = arith.addi %v_577, %v_617 : index
                        %v_619 = arith.index_cast %v_618 : index to i64
                        %pointer_620 = llvm.inttoptr %v_619 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_620) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_621 = arith.muli %i_596, %c_13 : index
                      %v_622 = arith.addi %v_581, %v_621 : index
                      %v_623 = arith.index_cast %v_622 : index to i64
                      %pointer_624 = llvm.inttoptr %v_623 : i64 to !llvm.ptr
                      %v_625 = "llvm.load"(%pointer_624) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_626 = memref.load %expert_gate_up[%v_60, %v_585, %i_596] : memref<8x48x40xf32>
                      %v_627 = vector.broadcast %v_626 : f32 to vector<16xf32>
                      %v_628 = arith.mulf %v_627, %v_625 : vector<16xf32>
                      %v_629 = arith.addf %v_628, %carry_598 : vector<16xf32>
                      %v_630 = memref.load %expert_gate_up[%v_60, %v_587, %i_596] : memref<8x48x40xf32>
                      %v_631 = vector.broadcast %v_630 : f32 to vector<16xf32>
                      %v_632 = arith.mulf %v_631, %v_625 : vector<16xf32>
                      %v_633 = arith.addf %v_632, %carry_599 : vector<16xf32>
                      %v_634 = memref.load %expert_gate_up[%v_60, %v_589, %i_596] : memref<8x48x40xf32>
                      %v_635 = vector.broadcast %v_634 : f32 to vector<16xf32>
                      %v_636 = arith.mulf %v_635, %v_625 : vector<16xf32>
                      %v_637 = arith.addf %v_636, %carry_600 : vector<16xf32>
                      %v_638 = memref.load %expert_gate_up[%v_60, %v_591, %i_596] : memref<8x48x40xf32>
                      %v_639 = vector.broadcast %v_638 : f32 to vector<16xf32>
                      %v_640 = arith.mulf %v_639, %v_625 : vector<16xf32>
                      %v_641 = arith.addf %v_640, %carry_601 : vector<16xf32>
                      %v_642 = arith.addi %i_596, %c_3 : index
                      %v_643 = arith.muli %v_642, %c_13 : index
                      %v_644 = arith.addi %v_581, %v_643 : index
                      %v_645 = arith.index_cast %v_644 : index to i64
                      %pointer_646 = llvm.inttoptr %v_645 : i64 to !llvm.ptr
                      %v_647 = "llvm.load"(%pointer_646) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_648 = memref.load %expert_gate_up[%v_60, %v_585, %v_642] : memref<8x48x40xf32>
                      %v_649 = vector.broadcast %v_648 : f32 to vector<16xf32>
                      %v_650 = arith.mulf %v_649, %v_647 : vector<16xf32>
                      %v_651 = arith.addf %v_650, %v_629 : vector<16xf32>
                      %v_652 = memref.load %expert_gate_up[%v_60, %v_587, %v_642] : memref<8x48x40xf32>
                      %v_653 = vector.broadcast %v_652 : f32 to vector<16xf32>
                      %v_654 = arith.mulf %v_653, %v_647 : vector<16xf32>
                      %v_655 = arith.addf %v_654, %v_633 : vector<16xf32>
                      %v_656 = memref.load %expert_gate_up[%v_60, %v_589, %v_642] : memref<8x48x40xf32>
                      %v_657 = vector.broadcast %v_656 : f32 to vector<16xf32>
                      %v_658 = arith.mulf %v_657, %v_647 : vector<16xf32>
                      %v_659 = arith.addf %v_658, %v_637 : vector<16xf32>
                      %v_660 = memref.load %expert_gate_up[%v_60, %v_591, %v_642] : memref<8x48x40xf32>
                      %v_661 = vector.broadcast %v_660 : f32 to vector<16xf32>
                      %v_662 = arith.mulf %v_661, %v_647 : vector<16xf32>
                      %v_663 = arith.addf %v_662, %v_641 : vector<16xf32>
                      %v_664 = arith.addi %i_596, %c_7 : index
                      %v_665 = arith.muli %v_664, %c_13 : index
                      %v_666 = arith.addi %v_581, %v_665 : index
                      %v_667 = arith.index_cast %v_666 : index to i64
                      %pointer_668 = llvm.inttoptr %v_667 : i64 to !llvm.ptr
                      %v_669 = "llvm.load"(%pointer_668) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_670 = memref.load %expert_gate_up[%v_60, %v_585, %v_664] : memref<8x48x40xf32>
                      %v_671 = vector.broadcast %v_670 : f32 to vector<16xf32>
                      %v_672 = arith.mulf %v_671, %v_669 : vector<16xf32>
                      %v_673 = arith.addf %v_672, %v_651 : vector<16xf32>
                      %v_674 = memref.load %expert_gate_up[%v_60, %v_587, %v_664] : memref<8x48x40xf32>
                      %v_675 = vector.broadcast %v_674 : f32 to vector<16xf32>
                      %v_676 = arith.mulf %v_675, %v_669 : vector<16xf32>
                      %v_677 = arith.addf %v_676, %v_655 : vector<16xf32>
                      %v_678 = memref.load %expert_gate_up[%v_60, %v_589, %v_664] : memref<8x48x40xf32>
                      %v_679 = vector.broadcast %v_678 : f32 to vector<16xf32>
                      %v_680 = arith.mulf %v_679, %v_669 : vector<16xf32>
                      %v_681 = arith.addf %v_680, %v_659 : vector<16xf32>
                      %v_682 = memref.load %expert_gate_up[%v_60, %v_591, %v_664] : memref<8x48x40xf32>
                      %v_683 = vector.broadcast %v_682 : f32 to vector<16xf32>
                      %v_684 = arith.mulf %v_683, %v_669 : vector<16xf32>
                      %v_685 = arith.addf %v_684, %v_663 : vector<16xf32>
                      %v_686 = arith.addi %i_596, %c_17 : index
                      %v_687 = arith.muli %v_686, %c_13 : index
                      %v_688 = arith.addi %v_581, %v_687 : index
                      %v_689 = arith.index_cast %v_688 : index to i64
                      %pointer_690 = llvm.inttoptr %v_689 : i64 to !llvm.ptr
                      %v_691 = "llvm.load"(%pointer_690) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_692 = memref.load %expert_gate_up[%v_60, %v_585, %v_686] : memref<8x48x40xf32>
                      %v_693 = vector.broadcast %v_692 : f32 to vector<16xf32>
                      %v_694 = arith.mulf %v_693, %v_691 : vector<16xf32>
                      %v_695 = arith.addf %v_694, %v_673 : vector<16xf32>
                      %v_696 = memref.load %expert_gate_up[%v_60, %v_587, %v_686] : memref<8x48x40xf32>
                      %v_697 = vector.broadcast %v_696 : f32 to vector<16xf32>
                      %v_698 = arith.mulf %v_697, %v_691 : vector<16xf32>
                      %v_699 = arith.addf %v_698, %v_677 : vector<16xf32>
                      %v_700 = memref.load %expert_gate_up[%v_60, %v_589, %v_686] : memref<8x48x40xf32>
                      %v_701 = vector.broadcast %v_700 : f32 to vector<16xf32>
                      %v_702 = arith.mulf %v_701, %v_691 : vector<16xf32>
                      %v_703 = arith.addf %v_702, %v_681 : vector<16xf32>
                      %v_704 = memref.load %expert_gate_up[%v_60, %v_591, %v_686] : memref<8x48x40xf32>
                      %v_705 = vector.broadcast %v_704 : f32 to vector<16xf32>
                      %v_706 = arith.mulf %v_705, %v_691 : vector<16xf32>
                      %v_707 = arith.addf %v_706, %v_685 : vector<16xf32>
                      scf.yield %v_695, %v_699, %v_703, %v_707 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_708 = arith.muli %v_584, %c_13 : index
                    %v_709 = arith.addi %v_3, %v_708 : index
                    %v_710 = arith.index_cast %v_709 : index to i64
                    %pointer_711 = llvm.inttoptr %v_710 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#0, %pointer_711) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_712 = arith.addi %v_584, %c_3 : index
                    %v_713 = arith.muli %v_712, %c_13 : index
                    %v_714 = arith.addi %v_3, %v_713 : index
                    %v_715 = arith.index_cast %v_714 : index to i64
                    %pointer_716 = llvm.inttoptr %v_715 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#1, %pointer_716) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_717 = arith.addi %v_584, %c_7 : index
                    %v_718 = arith.muli %v_717, %c_13 : index
                    %v_719 = arith.addi %v_3, %v_718 : index
                    %v_720 = arith.index_cast %v_719 : index to i64
                    %pointer_721 = llvm.inttoptr %v_720 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#2, %pointer_721) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_722 = arith.addi %v_584, %c_17 : index
                    %v_723 = arith.muli %v_722, %c_13 : index
                    %v_724 = arith.addi %v_3, %v_723 : index
                    %v_725 = arith.index_cast %v_724 : index to i64
                    %pointer_726 = llvm.inttoptr %v_725 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#3, %pointer_726) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_727 = %c_4 to %c_10 step %c_3 {
                    %v_728 = arith.muli %i_727, %c_10 : index
                    %v_729 = arith.minsi %v_728, %c_24 : index
                    %v_730 = arith.addi %v_567, %v_729 : index
                    %v_731 = arith.addi %v_567, %v_729 : index
                    %v_732 = arith.addi %v_731, %c_3 : index
                    %v_733 = arith.addi %v_567, %v_729 : index
                    %v_734 = arith.addi %v_733, %c_7 : index
                    %v_735 = arith.addi %v_567, %v_729 : index
                    %v_736 = arith.addi %v_735, %c_17 : index
                    %v_737 = arith.muli %v_563, %c_6 : index
                    %v_738 = arith.muli %i_579, %c_7 : index
                    %v_739 = arith.addi %v_738, %c_3 : index
                    %v_740 = arith.muli %v_739, %c_10 : index
                    %v_741 = arith.addi %v_740, %i_727 : index
                    %loop_743:4 = scf.for %i_742 = %c_4 to %c_44 step %c_10 iter_args(%carry_744 = %c_29, %carry_745 = %c_29, %carry_746 = %c_29, %carry_747 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_748 = arith.divui %i_742, %c_10 : index
                      %v_749 = arith.muli %v_737, %c_22 : index
                      %v_750 = arith.addi %v_749, %c_45 : index
                      %v_751 = arith.muli %v_737, %c_22 : index
                      %v_752 = arith.divui %v_750, %v_751 : index
                      %v_753 = arith.muli %v_741, %c_22 : index
                      %v_754 = arith.addi %v_753, %v_748 : index
                      %v_755 = arith.muli %v_754, %v_752 : index
                      scf.for %i_756 = %c_4 to %v_752 step %c_3 {
                        %v_757 = arith.addi %v_755, %i_756 : index
                        %v_758 = arith.minsi %v_757, %c_45 : index
                        %v_759 = arith.muli %v_758, %c_13 : index
                        %v_760 = arith.addi %v_572, %v_759 : index
                        %v_761 = arith.index_cast %v_760 : index to i64
                        %pointer_762 = llvm.inttoptr %v_761 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_762) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_763 = arith.muli %v_758, %c_13 : index
                        %v_764 = arith.addi %v_577, %v_763 : index
                        %v_765 = arith.index_cast %v_764 : index to i64
                        %pointer_766 = llvm.inttoptr %v_765 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_766) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_767 = arith.muli %i_742, %c_13 : index
                      %v_768 = arith.addi %v_581, %v_767 : index
                      %v_769 = arith.index_cast %v_768 : index to i64
                      %pointer_770 = llvm.inttoptr %v_769 : i64 to !llvm.ptr
                      %v_771 = "llvm.load"(%pointer_770) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_772 = memref.load %expert_gate_up[%v_60, %v_730, %i_742] : memref<8x48x40xf32>
                      %v_773 = vector.broadcast %v_772 : f32 to vector<16xf32>
                      %v_774 = arith.mulf %v_773, %v_771 : vector<16xf32>
                      %v_775 = arith.addf %v_774, %carry_744 : vector<16xf32>
                      %v_776 = memref.load %expert_gate_up[%v_60, %v_732, %i_742] : memref<8x48x40xf32>
                      %v_777 = vector.broadcast %v_776 : f32 to vector<16xf32>
                      %v_778 = arith.mulf %v_777, %v_771 : vector<16xf32>
                      %v_779 = arith.addf %v_778, %carry_745 : vector<16xf32>
                      %v_780 = memref.load %expert_gate_up[%v_60, %v_734, %i_742] : memref<8x48x40xf32>
                      %v_781 = vector.broadcast %v_780 : f32 to vector<16xf32>
                      %v_782 = arith.mulf %v_781, %v_771 : vector<16xf32>
                      %v_783 = arith.addf %v_782, %carry_746 : vector<16xf32>
                      %v_784 = memref.load %expert_gate_up[%v_60, %v_736, %i_742] : memref<8x48x40xf32>
                      %v_785 = vector.broadcast %v_784 : f32 to vector<16xf32>
                      %v_786 = arith.mulf %v_785, %v_771 : vector<16xf32>
                      %v_787 = arith.addf %v_786, %carry_747 : vector<16xf32>
                      %v_788 = arith.addi %i_742, %c_3 : index
                      %v_789 = arith.muli %v_788, %c_13 : index
                      %v_790 = arith.addi %v_581, %v_789 : index
                      %v_791 = arith.index_cast %v_790 : index to i64
                      %pointer_792 = llvm.inttoptr %v_791 : i64 to !llvm.ptr
                      %v_793 = "llvm.load"(%pointer_792) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_794 = memref.load %expert_gate_up[%v_60, %v_730, %v_788] : memref<8x48x40xf32>
                      %v_795 = vector.broadcast %v_794 : f32 to vector<16xf32>
                      %v_796 = arith.mulf %v_795, %v_793 : vector<16xf32>
                      %v_797 = arith.addf %v_796, %v_775 : vector<16xf32>
                      %v_798 = memref.load %expert_gate_up[%v_60, %v_732, %v_788] : memref<8x48x40xf32>
                      %v_799 = vector.broadcast %v_798 : f32 to vector<16xf32>
                      %v_800 = arith.mulf %v_799, %v_793 : vector<16xf32>
                      %v_801 = arith.addf %v_800, %v_779 : vector<16xf32>
                      %v_802 = memref.load %expert_gate_up[%v_60, %v_734, %v_788] : memref<8x48x40xf32>
                      %v_803 = vector.broadcast %v_802 : f32 to vector<16xf32>
                      %v_804 = arith.mulf %v_803, %v_793 : vector<16xf32>
                      %v_805 = arith.addf %v_804, %v_783 : vector<16xf32>
                      %v_806 = memref.load %expert_gate_up[%v_60, %v_736, %v_788] : memref<8x48x40xf32>
                      %v_807 = vector.broadcast %v_806 : f32 to vector<16xf32>
                      %v_808 = arith.mulf %v_807, %v_793 : vector<16xf32>
                      %v_809 = arith.addf %v_808, %v_787 : vector<16xf32>
                      %v_810 = arith.addi %i_742, %c_7 : index
                      %v_811 = arith.muli %v_810, %c_13 : index
                      %v_812 = arith.addi %v_581, %v_811 : index
                      %v_813 = arith.index_cast %v_812 : index to i64
                      %pointer_814 = llvm.inttoptr %v_813 : i64 to !llvm.ptr
                      %v_815 = "llvm.load"(%pointer_814) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_816 = memref.load %expert_gate_up[%v_60, %v_730, %v_810] : memref<8x48x40xf32>
                      %v_817 = vector.broadcast %v_816 : f32 to vector<16xf32>
                      %v_818 = arith.mulf %v_817, %v_815 : vector<16xf32>
                      %v_819 = arith.addf %v_818, %v_797 : vector<16xf32>
                      %v_820 = memref.load %expert_gate_up[%v_60, %v_732, %v_810] : memref<8x48x40xf32>
                      %v_821 = vector.broadcast %v_820 : f32 to vector<16xf32>
                      %v_822 = arith.mulf %v_821, %v_815 : vector<16xf32>
                      %v_823 = arith.addf %v_822, %v_801 : vector<16xf32>
                      %v_824 = memref.load %expert_gate_up[%v_60, %v_734, %v_810] : memref<8x48x40xf32>
                      %v_825 = vector.broadcast %v_824 : f32 to vector<16xf32>
                      %v_826 = arith.mulf %v_825, %v_815 : vector<16xf32>
                      %v_827 = arith.addf %v_826, %v_805 : vector<16xf32>
                      %v_828 = memref.load %expert_gate_up[%v_60, %v_736, %v_810] : memref<8x48x40xf32>
                      %v_829 = vector.broadcast %v_828 : f32 to vector<16xf32>
                      %v_830 = arith.mulf %v_829, %v_815 : vector<16xf32>
                      %v_831 = arith.addf %v_830, %v_809 : vector<16xf32>
                      %v_832 = arith.addi %i_742, %c_17 : index
                      %v_833 = arith.muli %v_832, %c_13 : index
                      %v_834 = arith.addi %v_581, %v_833 : index
                      %v_835 = arith.index_cast %v_834 : index to i64
                      %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                      %v_837 = "llvm.load"(%pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_838 = memref.load %expert_gate_up[%v_60, %v_730, %v_832] : memref<8x48x40xf32>
                      %v_839 = vector.broadcast %v_838 : f32 to vector<16xf32>
                      %v_840 = arith.mulf %v_839, %v_837 : vector<16xf32>
                      %v_841 = arith.addf %v_840, %v_819 : vector<16xf32>
                      %v_842 = memref.load %expert_gate_up[%v_60, %v_732, %v_832] : memref<8x48x40xf32>
                      %v_843 = vector.broadcast %v_842 : f32 to vector<16xf32>
                      %v_844 = arith.mulf %v_843, %v_837 : vector<16xf32>
                      %v_845 = arith.addf %v_844, %v_823 : vector<16xf32>
                      %v_846 = memref.load %expert_gate_up[%v_60, %v_734, %v_832] : memref<8x48x40xf32>
                      %v_847 = vector.broadcast %v_846 : f32 to vector<16xf32>
                      %v_848 = arith.mulf %v_847, %v_837 : vector<16xf32>
                      %v_849 = arith.addf %v_848, %v_827 : vector<16xf32>
                      %v_850 = memref.load %expert_gate_up[%v_60, %v_736, %v_832] : memref<8x48x40xf32>
                      %v_851 = vector.broadcast %v_850 : f32 to vector<16xf32>
                      %v_852 = arith.mulf %v_851, %v_837 : vector<16xf32>
                      %v_853 = arith.addf %v_852, %v_831 : vector<16xf32>
                      scf.yield %v_841, %v_845, %v_849, %v_853 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_854 = arith.addi %v_729, %c_5 : index
                    %v_855 = arith.muli %v_854, %c_13 : index
                    %v_856 = arith.addi %v_3, %v_855 : index
                    %v_857 = arith.index_cast %v_856 : index to i64
                    %pointer_858 = llvm.inttoptr %v_857 : i64 to !llvm.ptr
                    "llvm.store"(%loop_743#0, %pointer_858) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_859 = arith.addi %v_729, %c_46 : index
                    %v_860 = arith.muli %v_859, %c_13 : index
                    %v_861 = arith.addi %v_3, %v_860 : index
                    %v_862 = arith.index_cast %v_861 : index to i64
                    %pointer_863 = llvm.inttoptr %v_862 : i64 to !llvm.ptr
                    "llvm.store"(%loop_743#1, %pointer_863) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_864 = arith.addi %v_729, %c_47 : index
                    %v_865 = arith.muli %v_864, %c_13 : index
                    %v_866 = arith.addi %v_3, %v_865 : index
                    %v_867 = arith.index_cast %v_866 : index to i64
                    %pointer_868 = llvm.inttoptr %v_867 : i64 to !llvm.ptr
                    "llvm.store"(%loop_743#2, %pointer_868) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_869 = arith.addi %v_729, %c_48 : index
                    %v_870 = arith.muli %v_869, %c_13 : index
                    %v_871 = arith.addi %v_3, %v_870 : index
                    %v_872 = arith.index_cast %v_871 : index to i64
                    %pointer_873 = llvm.inttoptr %v_872 : i64 to !llvm.ptr
                    "llvm.store"(%loop_743#3, %pointer_873) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_874 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_875 = arith.muli %i_579, %c_5 : index
                  %v_876 = arith.addi %v_62, %v_875 : index
                  %v_877 = arith.muli %v_876, %c_49 : index
                  %v_878 = arith.addi %address_874, %v_877 : index
                  %v_879 = arith.subi %i_565, %v_566 : index
                  %v_880 = arith.subi %c_9, %i_565 : index
                  %v_881 = arith.maxsi %v_880, %c_4 : index
                  %v_882 = arith.minsi %c_5, %v_881 : index
                  scf.for %i_883 = %c_4 to %v_882 step %c_3 {
                    %v_884 = arith.addi %v_879, %i_883 : index
                    %v_885 = arith.muli %v_884, %c_13 : index
                    %v_886 = arith.addi %v_3, %v_885 : index
                    %v_887 = arith.index_cast %v_886 : index to i64
                    %pointer_888 = llvm.inttoptr %v_887 : i64 to !llvm.ptr
                    %v_889 = "llvm.load"(%pointer_888) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_890 = arith.addi %v_879, %i_883 : index
                    %v_891 = arith.addi %v_890, %c_5 : index
                    %v_892 = arith.muli %v_891, %c_13 : index
                    %v_893 = arith.addi %v_3, %v_892 : index
                    %v_894 = arith.index_cast %v_893 : index to i64
                    %pointer_895 = llvm.inttoptr %v_894 : i64 to !llvm.ptr
                    %v_896 = "llvm.load"(%pointer_895) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_897 = arith.subf %c_29, %v_889 : vector<16xf32>
                    %is_898 = arith.cmpf ogt, %v_897, %c_50 : vector<16xf32>
                    %v_899 = arith.select %is_898, %c_50, %v_897 : vector<16xi1>, vector<16xf32>
                    %is_900 = arith.cmpf olt, %v_899, %c_51 : vector<16xf32>
                    %v_901 = arith.select %is_900, %c_51, %v_899 : vector<16xi1>, vector<16xf32>
                    %v_902 = arith.mulf %v_901, %c_52 : vector<16xf32>
                    %v_903 = math.roundeven %v_902 : vector<16xf32>
                    %v_904 = arith.mulf %v_903, %c_53 : vector<16xf32>
                    %v_905 = arith.addf %v_904, %v_901 : vector<16xf32>
                    %v_906 = arith.mulf %v_903, %c_54 : vector<16xf32>
                    %v_907 = arith.addf %v_906, %v_905 : vector<16xf32>
                    %v_908 = arith.mulf %c_55, %v_907 : vector<16xf32>
                    %v_909 = arith.addf %v_908, %c_56 : vector<16xf32>
                    %v_910 = arith.mulf %v_909, %v_907 : vector<16xf32>
                    %v_911 = arith.addf %v_910, %c_57 : vector<16xf32>
                    %v_912 = arith.mulf %v_911, %v_907 : vector<16xf32>
                    %v_913 = arith.addf %v_912, %c_58 : vector<16xf32>
                    %v_914 = arith.mulf %v_913, %v_907 : vector<16xf32>
                    %v_915 = arith.addf %v_914, %c_59 : vector<16xf32>
                    %v_916 = arith.mulf %v_915, %v_907 : vector<16xf32>
                    %v_917 = arith.addf %v_916, %c_60 : vector<16xf32>
                    %v_918 = arith.mulf %v_917, %v_907 : vector<16xf32>
                    %v_919 = arith.addf %v_918, %c_61 : vector<16xf32>
                    %v_920 = arith.mulf %v_919, %v_907 : vector<16xf32>
                    %v_921 = arith.addf %v_920, %c_61 : vector<16xf32>
                    %v_922 = arith.fptosi %v_903 : vector<16xf32> to vector<16xi32>
                    %v_923 = arith.shrsi %v_922, %c_62 : vector<16xi32>
                    %v_924 = arith.subi %v_922, %v_923 : vector<16xi32>
                    %v_925 = arith.addi %v_923, %c_64 : vector<16xi32>
                    %v_926 = arith.shli %v_925, %c_63 : vector<16xi32>
                    %v_927 = arith.bitcast %v_926 : vector<16xi32> to vector<16xf32>
                    %v_928 = arith.mulf %v_921, %v_927 : vector<16xf32>
                    %v_929 = arith.addi %v_924, %c_64 : vector<16xi32>
                    %v_930 = arith.shli %v_929, %c_63 : vector<16xi32>
                    %v_931 = arith.bitcast %v_930 : vector<16xi32> to vector<16xf32>
                    %v_932 = arith.mulf %v_928, %v_931 : vector<16xf32>
                    %v_933 = arith.addf %v_932, %c_61 : vector<16xf32>
                    %v_934 = arith.divf %c_61, %v_933 : vector<16xf32>
                    %v_935 = arith.mulf %v_889, %v_934 : vector<16xf32>
                    %v_936 = arith.mulf %v_935, %v_896 : vector<16xf32>
                    %v_937 = arith.addi %i_565, %i_883 : index
                    %v_938 = arith.divui %v_937, %c_3 : index
                    %v_939 = arith.muli %v_938, %c_13 : index
                    %v_940 = arith.addi %v_878, %v_939 : index
                    %v_941 = arith.index_cast %v_940 : index to i64
                    %pointer_942 = llvm.inttoptr %v_941 : i64 to !llvm.ptr
                    "llvm.store"(%v_936, %pointer_942) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
                %v_943 = arith.subi %v_85, %v_578 : index
              }
              %v_944 = arith.muli %claimed_72, %c_10 : index
              %v_945 = arith.addi %address_7, %v_944 : index
              %v_946 = arith.index_cast %v_945 : index to i64
              %pointer_947 = llvm.inttoptr %v_946 : i64 to !llvm.ptr
              %v_948 = llvm.atomicrmw xchg %pointer_947, %c_12 release : !llvm.ptr, i32
            }
          }
          scf.yield %v_52, %loop_43#1 : index, index
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
              %v_1018 = arith.subi %v_22, %v_43 : index
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
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>, tensor<8x48x40xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
