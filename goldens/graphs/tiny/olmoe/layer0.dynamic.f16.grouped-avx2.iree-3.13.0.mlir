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
        %c_8 = arith.constant dense<0.0> : vector<4xf64>
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
            %loop_19:4 = scf.for %i_18 = %c_4 to %c_9 step %c_3 iter_args(%carry_20 = %c_8, %carry_21 = %c_8, %carry_22 = %c_8, %carry_23 = %c_8) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
              %v_24 = vector.load %x[%v_17, %i_18] : memref<?x40xf32>, vector<4xf32>
              %v_25 = arith.extf %v_24 : vector<4xf32> to vector<4xf64>
              %v_26 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_9, %v_26], read, locality<3>, data : memref<8x40xf32>
              %v_27 = vector.load %weight[%v_9, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_28 = arith.extf %v_27 : vector<4xf32> to vector<4xf64>
              %acc_29 = math.fma %v_28, %v_25, %carry_20 : vector<4xf64>
              %v_30 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_11, %v_30], read, locality<3>, data : memref<8x40xf32>
              %v_31 = vector.load %weight[%v_11, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_32 = arith.extf %v_31 : vector<4xf32> to vector<4xf64>
              %acc_33 = math.fma %v_32, %v_25, %carry_21 : vector<4xf64>
              %v_34 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_13, %v_34], read, locality<3>, data : memref<8x40xf32>
              %v_35 = vector.load %weight[%v_13, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_36 = arith.extf %v_35 : vector<4xf32> to vector<4xf64>
              %acc_37 = math.fma %v_36, %v_25, %carry_22 : vector<4xf64>
              %v_38 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_15, %v_38], read, locality<3>, data : memref<8x40xf32>
              %v_39 = vector.load %weight[%v_15, %i_18] : memref<8x40xf32>, vector<4xf32>
              %v_40 = arith.extf %v_39 : vector<4xf32> to vector<4xf64>
              %acc_41 = math.fma %v_40, %v_25, %carry_23 : vector<4xf64>
              scf.yield %acc_29, %acc_33, %acc_37, %acc_41 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
            }
            %v_42 = vector.shuffle %loop_19#0, %loop_19#0 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_43 = vector.shuffle %loop_19#0, %loop_19#0 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_44 = arith.addf %v_42, %v_43 : vector<2xf64>
            %v_45 = vector.shuffle %v_44, %v_44 [0] : vector<2xf64>, vector<2xf64>
            %v_46 = vector.shuffle %v_44, %v_44 [1] : vector<2xf64>, vector<2xf64>
            %v_47 = arith.addf %v_45, %v_46 : vector<1xf64>
            %sum_48 = vector.extract %v_47[0] : f64 from vector<1xf64>
            %v_49 = arith.truncf %sum_48 : f64 to f32
            memref.store %v_49, %y[%v_17, %v_9] : memref<?x8xf32>
            %v_50 = vector.shuffle %loop_19#1, %loop_19#1 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_51 = vector.shuffle %loop_19#1, %loop_19#1 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_52 = arith.addf %v_50, %v_51 : vector<2xf64>
            %v_53 = vector.shuffle %v_52, %v_52 [0] : vector<2xf64>, vector<2xf64>
            %v_54 = vector.shuffle %v_52, %v_52 [1] : vector<2xf64>, vector<2xf64>
            %v_55 = arith.addf %v_53, %v_54 : vector<1xf64>
            %sum_56 = vector.extract %v_55[0] : f64 from vector<1xf64>
            %v_57 = arith.truncf %sum_56 : f64 to f32
            memref.store %v_57, %y[%v_17, %v_11] : memref<?x8xf32>
            %v_58 = vector.shuffle %loop_19#2, %loop_19#2 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_59 = vector.shuffle %loop_19#2, %loop_19#2 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_60 = arith.addf %v_58, %v_59 : vector<2xf64>
            %v_61 = vector.shuffle %v_60, %v_60 [0] : vector<2xf64>, vector<2xf64>
            %v_62 = vector.shuffle %v_60, %v_60 [1] : vector<2xf64>, vector<2xf64>
            %v_63 = arith.addf %v_61, %v_62 : vector<1xf64>
            %sum_64 = vector.extract %v_63[0] : f64 from vector<1xf64>
            %v_65 = arith.truncf %sum_64 : f64 to f32
            memref.store %v_65, %y[%v_17, %v_13] : memref<?x8xf32>
            %v_66 = vector.shuffle %loop_19#3, %loop_19#3 [0, 1] : vector<4xf64>, vector<4xf64>
            %v_67 = vector.shuffle %loop_19#3, %loop_19#3 [2, 3] : vector<4xf64>, vector<4xf64>
            %v_68 = arith.addf %v_66, %v_67 : vector<2xf64>
            %v_69 = vector.shuffle %v_68, %v_68 [0] : vector<2xf64>, vector<2xf64>
            %v_70 = vector.shuffle %v_68, %v_68 [1] : vector<2xf64>, vector<2xf64>
            %v_71 = arith.addf %v_69, %v_70 : vector<1xf64>
            %sum_72 = vector.extract %v_71[0] : f64 from vector<1xf64>
            %v_73 = arith.truncf %sum_72 : f64 to f32
            memref.store %v_73, %y[%v_17, %v_15] : memref<?x8xf32>
          }
        } else {
          scf.for %i_74 = %v_1 to %v_4 step %c_6 {
            scf.for %i_75 = %v_2 to %v_6 step %c_6 {
              %v_76 = arith.minsi %i_74, %c_5 : index
              %v_77 = arith.addi %i_74, %c_2 : index
              %v_78 = arith.minsi %v_77, %c_5 : index
              %v_79 = arith.subi %tokens, %c_2 : index
              %v_80 = arith.minsi %i_75, %v_79 : index
              %v_81 = arith.addi %i_75, %c_2 : index
              %v_82 = arith.subi %tokens, %c_2 : index
              %v_83 = arith.minsi %v_81, %v_82 : index
              %loop_85:4 = scf.for %i_84 = %c_4 to %c_9 step %c_3 iter_args(%carry_86 = %c_8, %carry_87 = %c_8, %carry_88 = %c_8, %carry_89 = %c_8) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
                %v_90 = vector.load %x[%v_80, %i_84] : memref<?x40xf32>, vector<4xf32>
                %v_91 = arith.extf %v_90 : vector<4xf32> to vector<4xf64>
                %v_92 = vector.load %x[%v_83, %i_84] : memref<?x40xf32>, vector<4xf32>
                %v_93 = arith.extf %v_92 : vector<4xf32> to vector<4xf64>
                %v_94 = arith.addi %i_84, %c_10 : index
                memref.prefetch %weight[%v_76, %v_94], read, locality<3>, data : memref<8x40xf32>
                %v_95 = vector.load %weight[%v_76, %i_84] : memref<8x40xf32>, vector<4xf32>
                %v_96 = arith.extf %v_95 : vector<4xf32> to vector<4xf64>
                %acc_97 = math.fma %v_96, %v_91, %carry_86 : vector<4xf64>
                %acc_98 = math.fma %v_96, %v_93, %carry_87 : vector<4xf64>
                %v_99 = arith.addi %i_84, %c_10 : index
                memref.prefetch %weight[%v_78, %v_99], read, locality<3>, data : memref<8x40xf32>
                %v_100 = vector.load %weight[%v_78, %i_84] : memref<8x40xf32>, vector<4xf32>
                %v_101 = arith.extf %v_100 : vector<4xf32> to vector<4xf64>
                %acc_102 = math.fma %v_101, %v_91, %carry_88 : vector<4xf64>
                %acc_103 = math.fma %v_101, %v_93, %carry_89 : vector<4xf64>
                scf.yield %acc_97, %acc_98, %acc_102, %acc_103 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
              }
              %v_104 = vector.shuffle %loop_85#0, %loop_85#0 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_105 = vector.shuffle %loop_85#0, %loop_85#0 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_106 = arith.addf %v_104, %v_105 : vector<2xf64>
              %v_107 = vector.shuffle %v_106, %v_106 [0] : vector<2xf64>, vector<2xf64>
              %v_108 = vector.shuffle %v_106, %v_106 [1] : vector<2xf64>, vector<2xf64>
              %v_109 = arith.addf %v_107, %v_108 : vector<1xf64>
              %sum_110 = vector.extract %v_109[0] : f64 from vector<1xf64>
              %v_111 = arith.truncf %sum_110 : f64 to f32
              memref.store %v_111, %y[%v_80, %v_76] : memref<?x8xf32>
              %v_112 = vector.shuffle %loop_85#1, %loop_85#1 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_113 = vector.shuffle %loop_85#1, %loop_85#1 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_114 = arith.addf %v_112, %v_113 : vector<2xf64>
              %v_115 = vector.shuffle %v_114, %v_114 [0] : vector<2xf64>, vector<2xf64>
              %v_116 = vector.shuffle %v_114, %v_114 [1] : vector<2xf64>, vector<2xf64>
              %v_117 = arith.addf %v_115, %v_116 : vector<1xf64>
              %sum_118 = vector.extract %v_117[0] : f64 from vector<1xf64>
              %v_119 = arith.truncf %sum_118 : f64 to f32
              memref.store %v_119, %y[%v_83, %v_76] : memref<?x8xf32>
              %v_120 = vector.shuffle %loop_85#2, %loop_85#2 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_121 = vector.shuffle %loop_85#2, %loop_85#2 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_122 = arith.addf %v_120, %v_121 : vector<2xf64>
              %v_123 = vector.shuffle %v_122, %v_122 [0] : vector<2xf64>, vector<2xf64>
              %v_124 = vector.shuffle %v_122, %v_122 [1] : vector<2xf64>, vector<2xf64>
              %v_125 = arith.addf %v_123, %v_124 : vector<1xf64>
              %sum_126 = vector.extract %v_125[0] : f64 from vector<1xf64>
              %v_127 = arith.truncf %sum_126 : f64 to f32
              memref.store %v_127, %y[%v_80, %v_78] : memref<?x8xf32>
              %v_128 = vector.shuffle %loop_85#3, %loop_85#3 [0, 1] : vector<4xf64>, vector<4xf64>
              %v_129 = vector.shuffle %loop_85#3, %loop_85#3 [2, 3] : vector<4xf64>, vector<4xf64>
              %v_130 = arith.addf %v_128, %v_129 : vector<2xf64>
              %v_131 = vector.shuffle %v_130, %v_130 [0] : vector<2xf64>, vector<2xf64>
              %v_132 = vector.shuffle %v_130, %v_130 [1] : vector<2xf64>, vector<2xf64>
              %v_133 = arith.addf %v_131, %v_132 : vector<1xf64>
              %sum_134 = vector.extract %v_133[0] : f64 from vector<1xf64>
              %v_135 = arith.truncf %sum_134 : f64 to f32
              memref.store %v_135, %y[%v_83, %v_78] : memref<?x8xf32>
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
        %c_29 = arith.constant dense<0.000000e+00> : vector<16xf16>
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
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x40xf16>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_4] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_4] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_4] : !stream.binding -> memref<2457920xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_4] : !stream.binding -> memref<8x48x40xf16>
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
                  %v_267 = vector.maskedload %x[%v_232, %i_264], %mask_266, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_268 = arith.extf %v_267 : vector<16xf16> to vector<16xf32>
                  %v_269 = arith.select %is_249, %c_5, %c_4 : index
                  %mask_270 = vector.create_mask %v_269 : vector<16xi1>
                  %v_271 = vector.maskedload %x[%v_233, %i_264], %mask_270, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_272 = arith.extf %v_271 : vector<16xf16> to vector<16xf32>
                  %v_273 = arith.select %is_250, %c_5, %c_4 : index
                  %mask_274 = vector.create_mask %v_273 : vector<16xi1>
                  %v_275 = vector.maskedload %x[%v_234, %i_264], %mask_274, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_276 = arith.extf %v_275 : vector<16xf16> to vector<16xf32>
                  %v_277 = arith.select %is_251, %c_5, %c_4 : index
                  %mask_278 = vector.create_mask %v_277 : vector<16xi1>
                  %v_279 = vector.maskedload %x[%v_235, %i_264], %mask_278, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_280 = arith.extf %v_279 : vector<16xf16> to vector<16xf32>
                  %v_281 = arith.select %is_252, %c_5, %c_4 : index
                  %mask_282 = vector.create_mask %v_281 : vector<16xi1>
                  %v_283 = vector.maskedload %x[%v_236, %i_264], %mask_282, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_284 = arith.extf %v_283 : vector<16xf16> to vector<16xf32>
                  %v_285 = arith.select %is_253, %c_5, %c_4 : index
                  %mask_286 = vector.create_mask %v_285 : vector<16xi1>
                  %v_287 = vector.maskedload %x[%v_237, %i_264], %mask_286, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_288 = arith.extf %v_287 : vector<16xf16> to vector<16xf32>
                  %v_289 = arith.select %is_254, %c_5, %c_4 : index
                  %mask_290 = vector.create_mask %v_289 : vector<16xi1>
                  %v_291 = vector.maskedload %x[%v_238, %i_264], %mask_290, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_292 = arith.extf %v_291 : vector<16xf16> to vector<16xf32>
                  %v_293 = arith.select %is_255, %c_5, %c_4 : index
                  %mask_294 = vector.create_mask %v_293 : vector<16xi1>
                  %v_295 = vector.maskedload %x[%v_239, %i_264], %mask_294, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_296 = arith.extf %v_295 : vector<16xf16> to vector<16xf32>
                  %v_297 = arith.select %is_256, %c_5, %c_4 : index
                  %mask_298 = vector.create_mask %v_297 : vector<16xi1>
                  %v_299 = vector.maskedload %x[%v_240, %i_264], %mask_298, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_300 = arith.extf %v_299 : vector<16xf16> to vector<16xf32>
                  %v_301 = arith.select %is_257, %c_5, %c_4 : index
                  %mask_302 = vector.create_mask %v_301 : vector<16xi1>
                  %v_303 = vector.maskedload %x[%v_241, %i_264], %mask_302, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_304 = arith.extf %v_303 : vector<16xf16> to vector<16xf32>
                  %v_305 = arith.select %is_258, %c_5, %c_4 : index
                  %mask_306 = vector.create_mask %v_305 : vector<16xi1>
                  %v_307 = vector.maskedload %x[%v_242, %i_264], %mask_306, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_308 = arith.extf %v_307 : vector<16xf16> to vector<16xf32>
                  %v_309 = arith.select %is_259, %c_5, %c_4 : index
                  %mask_310 = vector.create_mask %v_309 : vector<16xi1>
                  %v_311 = vector.maskedload %x[%v_243, %i_264], %mask_310, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_312 = arith.extf %v_311 : vector<16xf16> to vector<16xf32>
                  %v_313 = arith.select %is_260, %c_5, %c_4 : index
                  %mask_314 = vector.create_mask %v_313 : vector<16xi1>
                  %v_315 = vector.maskedload %x[%v_244, %i_264], %mask_314, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_316 = arith.extf %v_315 : vector<16xf16> to vector<16xf32>
                  %v_317 = arith.select %is_261, %c_5, %c_4 : index
                  %mask_318 = vector.create_mask %v_317 : vector<16xi1>
                  %v_319 = vector.maskedload %x[%v_245, %i_264], %mask_318, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_320 = arith.extf %v_319 : vector<16xf16> to vector<16xf32>
                  %v_321 = arith.select %is_262, %c_5, %c_4 : index
                  %mask_322 = vector.create_mask %v_321 : vector<16xi1>
                  %v_323 = vector.maskedload %x[%v_246, %i_264], %mask_322, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_324 = arith.extf %v_323 : vector<16xf16> to vector<16xf32>
                  %v_325 = arith.select %is_263, %c_5, %c_4 : index
                  %mask_326 = vector.create_mask %v_325 : vector<16xi1>
                  %v_327 = vector.maskedload %x[%v_247, %i_264], %mask_326, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_328 = arith.extf %v_327 : vector<16xf16> to vector<16xf32>
                  %v_329 = arith.muli %i_264, %c_13 : index
                  %v_330 = arith.addi %v_231, %v_329 : index
                  %v_331 = vector.shuffle %v_268, %v_272 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_332 = vector.shuffle %v_268, %v_272 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_333 = vector.shuffle %v_276, %v_280 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_334 = vector.shuffle %v_276, %v_280 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_335 = vector.shuffle %v_284, %v_288 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_336 = vector.shuffle %v_284, %v_288 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_337 = vector.shuffle %v_292, %v_296 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_338 = vector.shuffle %v_292, %v_296 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_339 = vector.shuffle %v_300, %v_304 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_340 = vector.shuffle %v_300, %v_304 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_341 = vector.shuffle %v_308, %v_312 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_342 = vector.shuffle %v_308, %v_312 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_343 = vector.shuffle %v_316, %v_320 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_344 = vector.shuffle %v_316, %v_320 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_345 = vector.shuffle %v_324, %v_328 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_346 = vector.shuffle %v_324, %v_328 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_347 = vector.shuffle %v_331, %v_333 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_348 = vector.shuffle %v_331, %v_333 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_349 = vector.shuffle %v_332, %v_334 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_350 = vector.shuffle %v_332, %v_334 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_351 = vector.shuffle %v_335, %v_337 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_352 = vector.shuffle %v_335, %v_337 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_353 = vector.shuffle %v_336, %v_338 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_354 = vector.shuffle %v_336, %v_338 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_355 = vector.shuffle %v_339, %v_341 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_356 = vector.shuffle %v_339, %v_341 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_357 = vector.shuffle %v_340, %v_342 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_358 = vector.shuffle %v_340, %v_342 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_359 = vector.shuffle %v_343, %v_345 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_360 = vector.shuffle %v_343, %v_345 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_361 = vector.shuffle %v_344, %v_346 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_362 = vector.shuffle %v_344, %v_346 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_363 = vector.shuffle %v_347, %v_351 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_364 = vector.shuffle %v_347, %v_351 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_365 = vector.shuffle %v_349, %v_353 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_366 = vector.shuffle %v_349, %v_353 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_367 = vector.shuffle %v_348, %v_352 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_368 = vector.shuffle %v_348, %v_352 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_369 = vector.shuffle %v_350, %v_354 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_370 = vector.shuffle %v_350, %v_354 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_371 = vector.shuffle %v_355, %v_359 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_372 = vector.shuffle %v_355, %v_359 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_373 = vector.shuffle %v_357, %v_361 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_374 = vector.shuffle %v_357, %v_361 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_375 = vector.shuffle %v_356, %v_360 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_376 = vector.shuffle %v_356, %v_360 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_377 = vector.shuffle %v_358, %v_362 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_378 = vector.shuffle %v_358, %v_362 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_379 = vector.shuffle %v_363, %v_371 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_380 = vector.shuffle %v_363, %v_371 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_381 = vector.shuffle %v_365, %v_373 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_382 = vector.shuffle %v_365, %v_373 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_383 = vector.shuffle %v_367, %v_375 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_384 = vector.shuffle %v_367, %v_375 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_385 = vector.shuffle %v_369, %v_377 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_386 = vector.shuffle %v_369, %v_377 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_387 = vector.shuffle %v_364, %v_372 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_388 = vector.shuffle %v_364, %v_372 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_389 = vector.shuffle %v_366, %v_374 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_390 = vector.shuffle %v_366, %v_374 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_391 = vector.shuffle %v_368, %v_376 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_392 = vector.shuffle %v_368, %v_376 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_393 = vector.shuffle %v_370, %v_378 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_394 = vector.shuffle %v_370, %v_378 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_395 = arith.index_cast %v_330 : index to i64
                  %pointer_396 = llvm.inttoptr %v_395 : i64 to !llvm.ptr
                  "llvm.store"(%v_379, %pointer_396) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_397 = arith.addi %v_330, %c_13 : index
                  %v_398 = arith.index_cast %v_397 : index to i64
                  %pointer_399 = llvm.inttoptr %v_398 : i64 to !llvm.ptr
                  "llvm.store"(%v_381, %pointer_399) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_400 = arith.addi %v_330, %c_30 : index
                  %v_401 = arith.index_cast %v_400 : index to i64
                  %pointer_402 = llvm.inttoptr %v_401 : i64 to !llvm.ptr
                  "llvm.store"(%v_383, %pointer_402) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_403 = arith.addi %v_330, %c_31 : index
                  %v_404 = arith.index_cast %v_403 : index to i64
                  %pointer_405 = llvm.inttoptr %v_404 : i64 to !llvm.ptr
                  "llvm.store"(%v_385, %pointer_405) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_406 = arith.addi %v_330, %c_2 : index
                  %v_407 = arith.index_cast %v_406 : index to i64
                  %pointer_408 = llvm.inttoptr %v_407 : i64 to !llvm.ptr
                  "llvm.store"(%v_387, %pointer_408) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_409 = arith.addi %v_330, %c_14 : index
                  %v_410 = arith.index_cast %v_409 : index to i64
                  %pointer_411 = llvm.inttoptr %v_410 : i64 to !llvm.ptr
                  "llvm.store"(%v_389, %pointer_411) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_412 = arith.addi %v_330, %c_32 : index
                  %v_413 = arith.index_cast %v_412 : index to i64
                  %pointer_414 = llvm.inttoptr %v_413 : i64 to !llvm.ptr
                  "llvm.store"(%v_391, %pointer_414) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_415 = arith.addi %v_330, %c_33 : index
                  %v_416 = arith.index_cast %v_415 : index to i64
                  %pointer_417 = llvm.inttoptr %v_416 : i64 to !llvm.ptr
                  "llvm.store"(%v_393, %pointer_417) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_418 = arith.addi %v_330, %c_34 : index
                  %v_419 = arith.index_cast %v_418 : index to i64
                  %pointer_420 = llvm.inttoptr %v_419 : i64 to !llvm.ptr
                  "llvm.store"(%v_380, %pointer_420) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_421 = arith.addi %v_330, %c_35 : index
                  %v_422 = arith.index_cast %v_421 : index to i64
                  %pointer_423 = llvm.inttoptr %v_422 : i64 to !llvm.ptr
                  "llvm.store"(%v_382, %pointer_423) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_424 = arith.addi %v_330, %c_36 : index
                  %v_425 = arith.index_cast %v_424 : index to i64
                  %pointer_426 = llvm.inttoptr %v_425 : i64 to !llvm.ptr
                  "llvm.store"(%v_384, %pointer_426) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_427 = arith.addi %v_330, %c_37 : index
                  %v_428 = arith.index_cast %v_427 : index to i64
                  %pointer_429 = llvm.inttoptr %v_428 : i64 to !llvm.ptr
                  "llvm.store"(%v_386, %pointer_429) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_430 = arith.addi %v_330, %c_38 : index
                  %v_431 = arith.index_cast %v_430 : index to i64
                  %pointer_432 = llvm.inttoptr %v_431 : i64 to !llvm.ptr
                  "llvm.store"(%v_388, %pointer_432) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_433 = arith.addi %v_330, %c_39 : index
                  %v_434 = arith.index_cast %v_433 : index to i64
                  %pointer_435 = llvm.inttoptr %v_434 : i64 to !llvm.ptr
                  "llvm.store"(%v_390, %pointer_435) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_436 = arith.addi %v_330, %c_40 : index
                  %v_437 = arith.index_cast %v_436 : index to i64
                  %pointer_438 = llvm.inttoptr %v_437 : i64 to !llvm.ptr
                  "llvm.store"(%v_392, %pointer_438) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_439 = arith.addi %v_330, %c_41 : index
                  %v_440 = arith.index_cast %v_439 : index to i64
                  %pointer_441 = llvm.inttoptr %v_440 : i64 to !llvm.ptr
                  "llvm.store"(%v_394, %pointer_441) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %v_442 = arith.select %is_248, %c_6, %c_4 : index
                %mask_443 = vector.create_mask %v_442 : vector<16xi1>
                %v_444 = vector.maskedload %x[%v_232, %c_8], %mask_443, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_445 = arith.extf %v_444 : vector<16xf16> to vector<16xf32>
                %v_446 = arith.select %is_249, %c_6, %c_4 : index
                %mask_447 = vector.create_mask %v_446 : vector<16xi1>
                %v_448 = vector.maskedload %x[%v_233, %c_8], %mask_447, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_449 = arith.extf %v_448 : vector<16xf16> to vector<16xf32>
                %v_450 = arith.select %is_250, %c_6, %c_4 : index
                %mask_451 = vector.create_mask %v_450 : vector<16xi1>
                %v_452 = vector.maskedload %x[%v_234, %c_8], %mask_451, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_453 = arith.extf %v_452 : vector<16xf16> to vector<16xf32>
                %v_454 = arith.select %is_251, %c_6, %c_4 : index
                %mask_455 = vector.create_mask %v_454 : vector<16xi1>
                %v_456 = vector.maskedload %x[%v_235, %c_8], %mask_455, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_457 = arith.extf %v_456 : vector<16xf16> to vector<16xf32>
                %v_458 = arith.select %is_252, %c_6, %c_4 : index
                %mask_459 = vector.create_mask %v_458 : vector<16xi1>
                %v_460 = vector.maskedload %x[%v_236, %c_8], %mask_459, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_461 = arith.extf %v_460 : vector<16xf16> to vector<16xf32>
                %v_462 = arith.select %is_253, %c_6, %c_4 : index
                %mask_463 = vector.create_mask %v_462 : vector<16xi1>
                %v_464 = vector.maskedload %x[%v_237, %c_8], %mask_463, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_465 = arith.extf %v_464 : vector<16xf16> to vector<16xf32>
                %v_466 = arith.select %is_254, %c_6, %c_4 : index
                %mask_467 = vector.create_mask %v_466 : vector<16xi1>
                %v_468 = vector.maskedload %x[%v_238, %c_8], %mask_467, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_469 = arith.extf %v_468 : vector<16xf16> to vector<16xf32>
                %v_470 = arith.select %is_255, %c_6, %c_4 : index
                %mask_471 = vector.create_mask %v_470 : vector<16xi1>
                %v_472 = vector.maskedload %x[%v_239, %c_8], %mask_471, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_473 = arith.extf %v_472 : vector<16xf16> to vector<16xf32>
                %v_474 = arith.select %is_256, %c_6, %c_4 : index
                %mask_475 = vector.create_mask %v_474 : vector<16xi1>
                %v_476 = vector.maskedload %x[%v_240, %c_8], %mask_475, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_477 = arith.extf %v_476 : vector<16xf16> to vector<16xf32>
                %v_478 = arith.select %is_257, %c_6, %c_4 : index
                %mask_479 = vector.create_mask %v_478 : vector<16xi1>
                %v_480 = vector.maskedload %x[%v_241, %c_8], %mask_479, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_481 = arith.extf %v_480 : vector<16xf16> to vector<16xf32>
                %v_482 = arith.select %is_258, %c_6, %c_4 : index
                %mask_483 = vector.create_mask %v_482 : vector<16xi1>
                %v_484 = vector.maskedload %x[%v_242, %c_8], %mask_483, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_485 = arith.extf %v_484 : vector<16xf16> to vector<16xf32>
                %v_486 = arith.select %is_259, %c_6, %c_4 : index
                %mask_487 = vector.create_mask %v_486 : vector<16xi1>
                %v_488 = vector.maskedload %x[%v_243, %c_8], %mask_487, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_489 = arith.extf %v_488 : vector<16xf16> to vector<16xf32>
                %v_490 = arith.select %is_260, %c_6, %c_4 : index
                %mask_491 = vector.create_mask %v_490 : vector<16xi1>
                %v_492 = vector.maskedload %x[%v_244, %c_8], %mask_491, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_493 = arith.extf %v_492 : vector<16xf16> to vector<16xf32>
                %v_494 = arith.select %is_261, %c_6, %c_4 : index
                %mask_495 = vector.create_mask %v_494 : vector<16xi1>
                %v_496 = vector.maskedload %x[%v_245, %c_8], %mask_495, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_497 = arith.extf %v_496 : vector<16xf16> to vector<16xf32>
                %v_498 = arith.select %is_262, %c_6, %c_4 : index
                %mask_499 = vector.create_mask %v_498 : vector<16xi1>
                %v_500 = vector.maskedload %x[%v_246, %c_8], %mask_499, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_501 = arith.extf %v_500 : vector<16xf16> to vector<16xf32>
                %v_502 = arith.select %is_263, %c_6, %c_4 : index
                %mask_503 = vector.create_mask %v_502 : vector<16xi1>
                %v_504 = vector.maskedload %x[%v_247, %c_8], %mask_503, %c_29 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                %v_505 = arith.extf %v_504 : vector<16xf16> to vector<16xf32>
                %v_506 = arith.muli %c_8, %c_13 : index
                %v_507 = arith.addi %v_231, %v_506 : index
                %v_508 = vector.shuffle %v_445, %v_449 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_509 = vector.shuffle %v_445, %v_449 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_510 = vector.shuffle %v_453, %v_457 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_511 = vector.shuffle %v_453, %v_457 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_512 = vector.shuffle %v_461, %v_465 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_513 = vector.shuffle %v_461, %v_465 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_514 = vector.shuffle %v_469, %v_473 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_515 = vector.shuffle %v_469, %v_473 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_516 = vector.shuffle %v_477, %v_481 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_517 = vector.shuffle %v_477, %v_481 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_518 = vector.shuffle %v_485, %v_489 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_519 = vector.shuffle %v_485, %v_489 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_520 = vector.shuffle %v_493, %v_497 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_521 = vector.shuffle %v_493, %v_497 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_522 = vector.shuffle %v_501, %v_505 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_523 = vector.shuffle %v_501, %v_505 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_524 = vector.shuffle %v_508, %v_510 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_525 = vector.shuffle %v_508, %v_510 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_526 = vector.shuffle %v_509, %v_511 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_527 = vector.shuffle %v_509, %v_511 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_528 = vector.shuffle %v_512, %v_514 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_529 = vector.shuffle %v_512, %v_514 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_530 = vector.shuffle %v_513, %v_515 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_531 = vector.shuffle %v_513, %v_515 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_532 = vector.shuffle %v_516, %v_518 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_533 = vector.shuffle %v_516, %v_518 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_534 = vector.shuffle %v_517, %v_519 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_535 = vector.shuffle %v_517, %v_519 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_536 = vector.shuffle %v_520, %v_522 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_537 = vector.shuffle %v_520, %v_522 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_538 = vector.shuffle %v_521, %v_523 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_539 = vector.shuffle %v_521, %v_523 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_540 = vector.shuffle %v_524, %v_528 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_541 = vector.shuffle %v_524, %v_528 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_542 = vector.shuffle %v_526, %v_530 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_543 = vector.shuffle %v_526, %v_530 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_544 = vector.shuffle %v_525, %v_529 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_545 = vector.shuffle %v_525, %v_529 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_546 = vector.shuffle %v_527, %v_531 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_547 = vector.shuffle %v_527, %v_531 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_548 = vector.shuffle %v_532, %v_536 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_549 = vector.shuffle %v_532, %v_536 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_550 = vector.shuffle %v_534, %v_538 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_551 = vector.shuffle %v_534, %v_538 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_552 = vector.shuffle %v_533, %v_537 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_553 = vector.shuffle %v_533, %v_537 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_554 = vector.shuffle %v_535, %v_539 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_555 = vector.shuffle %v_535, %v_539 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_556 = vector.shuffle %v_540, %v_548 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_557 = vector.shuffle %v_540, %v_548 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_558 = vector.shuffle %v_542, %v_550 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_559 = vector.shuffle %v_542, %v_550 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_560 = vector.shuffle %v_544, %v_552 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_561 = vector.shuffle %v_544, %v_552 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_562 = vector.shuffle %v_546, %v_554 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_563 = vector.shuffle %v_546, %v_554 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_564 = vector.shuffle %v_541, %v_549 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_565 = vector.shuffle %v_541, %v_549 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_566 = vector.shuffle %v_543, %v_551 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_567 = vector.shuffle %v_543, %v_551 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_568 = vector.shuffle %v_545, %v_553 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_569 = vector.shuffle %v_545, %v_553 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_570 = vector.shuffle %v_547, %v_555 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_571 = vector.shuffle %v_547, %v_555 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_572 = arith.index_cast %v_507 : index to i64
                %pointer_573 = llvm.inttoptr %v_572 : i64 to !llvm.ptr
                "llvm.store"(%v_556, %pointer_573) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_574 = arith.addi %v_507, %c_13 : index
                %v_575 = arith.index_cast %v_574 : index to i64
                %pointer_576 = llvm.inttoptr %v_575 : i64 to !llvm.ptr
                "llvm.store"(%v_558, %pointer_576) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_577 = arith.addi %v_507, %c_30 : index
                %v_578 = arith.index_cast %v_577 : index to i64
                %pointer_579 = llvm.inttoptr %v_578 : i64 to !llvm.ptr
                "llvm.store"(%v_560, %pointer_579) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_580 = arith.addi %v_507, %c_31 : index
                %v_581 = arith.index_cast %v_580 : index to i64
                %pointer_582 = llvm.inttoptr %v_581 : i64 to !llvm.ptr
                "llvm.store"(%v_562, %pointer_582) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_583 = arith.addi %v_507, %c_2 : index
                %v_584 = arith.index_cast %v_583 : index to i64
                %pointer_585 = llvm.inttoptr %v_584 : i64 to !llvm.ptr
                "llvm.store"(%v_564, %pointer_585) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_586 = arith.addi %v_507, %c_14 : index
                %v_587 = arith.index_cast %v_586 : index to i64
                %pointer_588 = llvm.inttoptr %v_587 : i64 to !llvm.ptr
                "llvm.store"(%v_566, %pointer_588) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_589 = arith.addi %v_507, %c_32 : index
                %v_590 = arith.index_cast %v_589 : index to i64
                %pointer_591 = llvm.inttoptr %v_590 : i64 to !llvm.ptr
                "llvm.store"(%v_568, %pointer_591) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_592 = arith.addi %v_507, %c_33 : index
                %v_593 = arith.index_cast %v_592 : index to i64
                %pointer_594 = llvm.inttoptr %v_593 : i64 to !llvm.ptr
                "llvm.store"(%v_570, %pointer_594) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_595 = arith.divui %v_85, %c_3 : index
              %address_596 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf16> -> index
              scf.for %i_597 = %v_66 to %v_68 step %c_5 {
                %v_598 = arith.minsi %i_597, %c_6 : index
                %v_599 = arith.addi %v_598, %c_9 : index
                %v_600 = arith.addi %v_598, %c_5 : index
                %v_601 = arith.muli %v_60, %c_42 : index
                %v_602 = arith.addi %v_601, %v_600 : index
                %v_603 = arith.muli %v_602, %c_43 : index
                %v_604 = arith.addi %address_596, %v_603 : index
                %v_605 = arith.addi %v_599, %c_5 : index
                %v_606 = arith.muli %v_60, %c_42 : index
                %v_607 = arith.addi %v_606, %v_605 : index
                %v_608 = arith.muli %v_607, %c_43 : index
                %v_609 = arith.addi %address_596, %v_608 : index
                %v_610 = arith.divui %v_85, %c_3 : index
                scf.for %i_611 = %c_4 to %v_610 step %c_3 {
                  %v_612 = arith.muli %i_611, %c_28 : index
                  %v_613 = arith.addi %v_83, %v_612 : index
                  scf.for %i_614 = %c_4 to %c_10 step %c_3 {
                    %v_615 = arith.muli %i_614, %c_10 : index
                    %v_616 = arith.minsi %v_615, %c_24 : index
                    %v_617 = arith.addi %v_598, %v_616 : index
                    %v_618 = arith.addi %v_598, %v_616 : index
                    %v_619 = arith.addi %v_618, %c_3 : index
                    %v_620 = arith.addi %v_598, %v_616 : index
                    %v_621 = arith.addi %v_620, %c_7 : index
                    %v_622 = arith.addi %v_598, %v_616 : index
                    %v_623 = arith.addi %v_622, %c_17 : index
                    %v_624 = arith.muli %v_595, %c_6 : index
                    %v_625 = arith.muli %i_611, %c_7 : index
                    %v_626 = arith.muli %v_625, %c_10 : index
                    %v_627 = arith.addi %v_626, %i_614 : index
                    %loop_629:4 = scf.for %i_628 = %c_4 to %c_45 step %c_10 iter_args(%carry_630 = %c_44, %carry_631 = %c_44, %carry_632 = %c_44, %carry_633 = %c_44) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_634 = arith.divui %i_628, %c_10 : index
                      %v_635 = arith.muli %v_624, %c_22 : index
                      %v_636 = arith.addi %v_635, %c_46 : index
                      %v_637 = arith.muli %v_624, %c_22 : index
                      %v_638 = arith.divui %v_636, %v_637 : index
                      %v_639 = arith.muli %v_627, %c_22 : index
                      %v_640 = arith.addi %v_639, %v_634 : index
                      %v_641 = arith.muli %v_640, %v_638 : index
                      scf.for %i_642 = %c_4 to %v_638 step %c_3 {
                        %v_643 = arith.addi %v_641, %i_642 : index
                        %v_644 = arith.minsi %v_643, %c_46 : index
                        %v_645 = arith.muli %v_644, %c_13 : index
                        %v_646 = arith.addi %v_604, %v_645 : index
                        %v_647 = arith.index_cast %v_646 : index to i64
                        %pointer_648 = llvm.inttoptr %v_647 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_648) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_649 = arith.muli %v_644, %c_13 : index
                        %v_650 = arith.addi %v_609, %v_649 : index
                        %v_651 = arith.index_cast %v_650 : index to i64
                        %pointer_652 = llvm.inttoptr %v_651 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_652) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_653 = arith.muli %i_628, %c_13 : index
                      %v_654 = arith.addi %v_613, %v_653 : index
                      %v_655 = arith.index_cast %v_654 : index to i64
                      %pointer_656 = llvm.inttoptr %v_655 : i64 to !llvm.ptr
                      %v_657 = "llvm.load"(%pointer_656) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_658 = memref.load %expert_gate_up[%v_60, %v_617, %i_628] : memref<8x48x40xf16>
                      %v_659 = arith.extf %v_658 : f16 to f32
                      %v_660 = vector.broadcast %v_659 : f32 to vector<16xf32>
                      %acc_661 = math.fma %v_660, %v_657, %carry_630 : vector<16xf32>
                      %v_662 = memref.load %expert_gate_up[%v_60, %v_619, %i_628] : memref<8x48x40xf16>
                      %v_663 = arith.extf %v_662 : f16 to f32
                      %v_664 = vector.broadcast %v_663 : f32 to vector<16xf32>
                      %acc_665 = math.fma %v_664, %v_657, %carry_631 : vector<16xf32>
                      %v_666 = memref.load %expert_gate_up[%v_60, %v_621, %i_628] : memref<8x48x40xf16>
                      %v_667 = arith.extf %v_666 : f16 to f32
                      %v_668 = vector.broadcast %v_667 : f32 to vector<16xf32>
                      %acc_669 = math.fma %v_668, %v_657, %carry_632 : vector<16xf32>
                      %v_670 = memref.load %expert_gate_up[%v_60, %v_623, %i_628] : memref<8x48x40xf16>
                      %v_671 = arith.extf %v_670 : f16 to f32
                      %v_672 = vector.broadcast %v_671 : f32 to vector<16xf32>
                      %acc_673 = math.fma %v_672, %v_657, %carry_633 : vector<16xf32>
                      %v_674 = arith.addi %i_628, %c_3 : index
                      %v_675 = arith.muli %v_674, %c_13 : index
                      %v_676 = arith.addi %v_613, %v_675 : index
                      %v_677 = arith.index_cast %v_676 : index to i64
                      %pointer_678 = llvm.inttoptr %v_677 : i64 to !llvm.ptr
                      %v_679 = "llvm.load"(%pointer_678) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_680 = memref.load %expert_gate_up[%v_60, %v_617, %v_674] : memref<8x48x40xf16>
                      %v_681 = arith.extf %v_680 : f16 to f32
                      %v_682 = vector.broadcast %v_681 : f32 to vector<16xf32>
                      %acc_683 = math.fma %v_682, %v_679, %acc_661 : vector<16xf32>
                      %v_684 = memref.load %expert_gate_up[%v_60, %v_619, %v_674] : memref<8x48x40xf16>
                      %v_685 = arith.extf %v_684 : f16 to f32
                      %v_686 = vector.broadcast %v_685 : f32 to vector<16xf32>
                      %acc_687 = math.fma %v_686, %v_679, %acc_665 : vector<16xf32>
                      %v_688 = memref.load %expert_gate_up[%v_60, %v_621, %v_674] : memref<8x48x40xf16>
                      %v_689 = arith.extf %v_688 : f16 to f32
                      %v_690 = vector.broadcast %v_689 : f32 to vector<16xf32>
                      %acc_691 = math.fma %v_690, %v_679, %acc_669 : vector<16xf32>
                      %v_692 = memref.load %expert_gate_up[%v_60, %v_623, %v_674] : memref<8x48x40xf16>
                      %v_693 = arith.extf %v_692 : f16 to f32
                      %v_694 = vector.broadcast %v_693 : f32 to vector<16xf32>
                      %acc_695 = math.fma %v_694, %v_679, %acc_673 : vector<16xf32>
                      %v_696 = arith.addi %i_628, %c_7 : index
                      %v_697 = arith.muli %v_696, %c_13 : index
                      %v_698 = arith.addi %v_613, %v_697 : index
                      %v_699 = arith.index_cast %v_698 : index to i64
                      %pointer_700 = llvm.inttoptr %v_699 : i64 to !llvm.ptr
                      %v_701 = "llvm.load"(%pointer_700) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_702 = memref.load %expert_gate_up[%v_60, %v_617, %v_696] : memref<8x48x40xf16>
                      %v_703 = arith.extf %v_702 : f16 to f32
                      %v_704 = vector.broadcast %v_703 : f32 to vector<16xf32>
                      %acc_705 = math.fma %v_704, %v_701, %acc_683 : vector<16xf32>
                      %v_706 = memref.load %expert_gate_up[%v_60, %v_619, %v_696] : memref<8x48x40xf16>
                      %v_707 = arith.extf %v_706 : f16 to f32
                      %v_708 = vector.broadcast %v_707 : f32 to vector<16xf32>
                      %acc_709 = math.fma %v_708, %v_701, %acc_687 : vector<16xf32>
                      %v_710 = memref.load %expert_gate_up[%v_60, %v_621, %v_696] : memref<8x48x40xf16>
                      %v_711 = arith.extf %v_710 : f16 to f32
                      %v_712 = vector.broadcast %v_711 : f32 to vector<16xf32>
                      %acc_713 = math.fma %v_712, %v_701, %acc_691 : vector<16xf32>
                      %v_714 = memref.load %expert_gate_up[%v_60, %v_623, %v_696] : memref<8x48x40xf16>
                      %v_715 = arith.extf %v_714 : f16 to f32
                      %v_716 = vector.broadcast %v_715 : f32 to vector<16xf32>
                      %acc_717 = math.fma %v_716, %v_701, %acc_695 : vector<16xf32>
                      %v_718 = arith.addi %i_628, %c_17 : index
                      %v_719 = arith.muli %v_718, %c_13 : index
                      %v_720 = arith.addi %v_613, %v_719 : index
                      %v_721 = arith.index_cast %v_720 : index to i64
                      %pointer_722 = llvm.inttoptr %v_721 : i64 to !llvm.ptr
                      %v_723 = "llvm.load"(%pointer_722) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_724 = memref.load %expert_gate_up[%v_60, %v_617, %v_718] : memref<8x48x40xf16>
                      %v_725 = arith.extf %v_724 : f16 to f32
                      %v_726 = vector.broadcast %v_725 : f32 to vector<16xf32>
                      %acc_727 = math.fma %v_726, %v_723, %acc_705 : vector<16xf32>
                      %v_728 = memref.load %expert_gate_up[%v_60, %v_619, %v_718] : memref<8x48x40xf16>
                      %v_729 = arith.extf %v_728 : f16 to f32
                      %v_730 = vector.broadcast %v_729 : f32 to vector<16xf32>
                      %acc_731 = math.fma %v_730, %v_723, %acc_709 : vector<16xf32>
                      %v_732 = memref.load %expert_gate_up[%v_60, %v_621, %v_718] : memref<8x48x40xf16>
                      %v_733 = arith.extf %v_732 : f16 to f32
                      %v_734 = vector.broadcast %v_733 : f32 to vector<16xf32>
                      %acc_735 = math.fma %v_734, %v_723, %acc_713 : vector<16xf32>
                      %v_736 = memref.load %expert_gate_up[%v_60, %v_623, %v_718] : memref<8x48x40xf16>
                      %v_737 = arith.extf %v_736 : f16 to f32
                      %v_738 = vector.broadcast %v_737 : f32 to vector<16xf32>
                      %acc_739 = math.fma %v_738, %v_723, %acc_717 : vector<16xf32>
                      scf.yield %acc_727, %acc_731, %acc_735, %acc_739 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_740 = arith.muli %v_616, %c_13 : index
                    %v_741 = arith.addi %v_3, %v_740 : index
                    %v_742 = arith.index_cast %v_741 : index to i64
                    %pointer_743 = llvm.inttoptr %v_742 : i64 to !llvm.ptr
                    "llvm.store"(%loop_629#0, %pointer_743) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_744 = arith.addi %v_616, %c_3 : index
                    %v_745 = arith.muli %v_744, %c_13 : index
                    %v_746 = arith.addi %v_3, %v_745 : index
                    %v_747 = arith.index_cast %v_746 : index to i64
                    %pointer_748 = llvm.inttoptr %v_747 : i64 to !llvm.ptr
                    "llvm.store"(%loop_629#1, %pointer_748) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_749 = arith.addi %v_616, %c_7 : index
                    %v_750 = arith.muli %v_749, %c_13 : index
                    %v_751 = arith.addi %v_3, %v_750 : index
                    %v_752 = arith.index_cast %v_751 : index to i64
                    %pointer_753 = llvm.inttoptr %v_752 : i64 to !llvm.ptr
                    "llvm.store"(%loop_629#2, %pointer_753) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_754 = arith.addi %v_616, %c_17 : index
                    %v_755 = arith.muli %v_754, %c_13 : index
                    %v_756 = arith.addi %v_3, %v_755 : index
                    %v_757 = arith.index_cast %v_756 : index to i64
                    %pointer_758 = llvm.inttoptr %v_757 : i64 to !llvm.ptr
                    "llvm.store"(%loop_629#3, %pointer_758) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_759 = %c_4 to %c_10 step %c_3 {
                    %v_760 = arith.muli %i_759, %c_10 : index
                    %v_761 = arith.minsi %v_760, %c_24 : index
                    %v_762 = arith.addi %v_599, %v_761 : index
                    %v_763 = arith.addi %v_599, %v_761 : index
                    %v_764 = arith.addi %v_763, %c_3 : index
                    %v_765 = arith.addi %v_599, %v_761 : index
                    %v_766 = arith.addi %v_765, %c_7 : index
                    %v_767 = arith.addi %v_599, %v_761 : index
                    %v_768 = arith.addi %v_767, %c_17 : index
                    %v_769 = arith.muli %v_595, %c_6 : index
                    %v_770 = arith.muli %i_611, %c_7 : index
                    %v_771 = arith.addi %v_770, %c_3 : index
                    %v_772 = arith.muli %v_771, %c_10 : index
                    %v_773 = arith.addi %v_772, %i_759 : index
                    %loop_775:4 = scf.for %i_774 = %c_4 to %c_45 step %c_10 iter_args(%carry_776 = %c_44, %carry_777 = %c_44, %carry_778 = %c_44, %carry_779 = %c_44) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_780 = arith.divui %i_774, %c_10 : index
                      %v_781 = arith.muli %v_769, %c_22 : index
                      %v_782 = arith.addi %v_781, %c_46 : index
                      %v_783 = arith.muli %v_769, %c_22 : index
                      %v_784 = arith.divui %v_782, %v_783 : index
                      %v_785 = arith.muli %v_773, %c_22 : index
                      %v_786 = arith.addi %v_785, %v_780 : index
                      %v_787 = arith.muli %v_786, %v_784 : index
                      scf.for %i_788 = %c_4 to %v_784 step %c_3 {
                        %v_789 = arith.addi %v_787, %i_788 : index
                        %v_790 = arith.minsi %v_789, %c_46 : index
                        %v_791 = arith.muli %v_790, %c_13 : index
                        %v_792 = arith.addi %v_604, %v_791 : index
                        %v_793 = arith.index_cast %v_792 : index to i64
                        %pointer_794 = llvm.inttoptr %v_793 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_794) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_795 = arith.muli %v_790, %c_13 : index
                        %v_796 = arith.addi %v_609, %v_795 : index
                        %v_797 = arith.index_cast %v_796 : index to i64
                        %pointer_798 = llvm.inttoptr %v_797 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_798) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_799 = arith.muli %i_774, %c_13 : index
                      %v_800 = arith.addi %v_613, %v_799 : index
                      %v_801 = arith.index_cast %v_800 : index to i64
                      %pointer_802 = llvm.inttoptr %v_801 : i64 to !llvm.ptr
                      %v_803 = "llvm.load"(%pointer_802) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_804 = memref.load %expert_gate_up[%v_60, %v_762, %i_774] : memref<8x48x40xf16>
                      %v_805 = arith.extf %v_804 : f16 to f32
                      %v_806 = vector.broadcast %v_805 : f32 to vector<16xf32>
                      %acc_807 = math.fma %v_806, %v_803, %carry_776 : vector<16xf32>
                      %v_808 = memref.load %expert_gate_up[%v_60, %v_764, %i_774] : memref<8x48x40xf16>
                      %v_809 = arith.extf %v_808 : f16 to f32
                      %v_810 = vector.broadcast %v_809 : f32 to vector<16xf32>
                      %acc_811 = math.fma %v_810, %v_803, %carry_777 : vector<16xf32>
                      %v_812 = memref.load %expert_gate_up[%v_60, %v_766, %i_774] : memref<8x48x40xf16>
                      %v_813 = arith.extf %v_812 : f16 to f32
                      %v_814 = vector.broadcast %v_813 : f32 to vector<16xf32>
                      %acc_815 = math.fma %v_814, %v_803, %carry_778 : vector<16xf32>
                      %v_816 = memref.load %expert_gate_up[%v_60, %v_768, %i_774] : memref<8x48x40xf16>
                      %v_817 = arith.extf %v_816 : f16 to f32
                      %v_818 = vector.broadcast %v_817 : f32 to vector<16xf32>
                      %acc_819 = math.fma %v_818, %v_803, %carry_779 : vector<16xf32>
                      %v_820 = arith.addi %i_774, %c_3 : index
                      %v_821 = arith.muli %v_820, %c_13 : index
                      %v_822 = arith.addi %v_613, %v_821 : index
                      %v_823 = arith.index_cast %v_822 : index to i64
                      %pointer_824 = llvm.inttoptr %v_823 : i64 to !llvm.ptr
                      %v_825 = "llvm.load"(%pointer_824) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_826 = memref.load %expert_gate_up[%v_60, %v_762, %v_820] : memref<8x48x40xf16>
                      %v_827 = arith.extf %v_826 : f16 to f32
                      %v_828 = vector.broadcast %v_827 : f32 to vector<16xf32>
                      %acc_829 = math.fma %v_828, %v_825, %acc_807 : vector<16xf32>
                      %v_830 = memref.load %expert_gate_up[%v_60, %v_764, %v_820] : memref<8x48x40xf16>
                      %v_831 = arith.extf %v_830 : f16 to f32
                      %v_832 = vector.broadcast %v_831 : f32 to vector<16xf32>
                      %acc_833 = math.fma %v_832, %v_825, %acc_811 : vector<16xf32>
                      %v_834 = memref.load %expert_gate_up[%v_60, %v_766, %v_820] : memref<8x48x40xf16>
                      %v_835 = arith.extf %v_834 : f16 to f32
                      %v_836 = vector.broadcast %v_835 : f32 to vector<16xf32>
                      %acc_837 = math.fma %v_836, %v_825, %acc_815 : vector<16xf32>
                      %v_838 = memref.load %expert_gate_up[%v_60, %v_768, %v_820] : memref<8x48x40xf16>
                      %v_839 = arith.extf %v_838 : f16 to f32
                      %v_840 = vector.broadcast %v_839 : f32 to vector<16xf32>
                      %acc_841 = math.fma %v_840, %v_825, %acc_819 : vector<16xf32>
                      %v_842 = arith.addi %i_774, %c_7 : index
                      %v_843 = arith.muli %v_842, %c_13 : index
                      %v_844 = arith.addi %v_613, %v_843 : index
                      %v_845 = arith.index_cast %v_844 : index to i64
                      %pointer_846 = llvm.inttoptr %v_845 : i64 to !llvm.ptr
                      %v_847 = "llvm.load"(%pointer_846) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_848 = memref.load %expert_gate_up[%v_60, %v_762, %v_842] : memref<8x48x40xf16>
                      %v_849 = arith.extf %v_848 : f16 to f32
                      %v_850 = vector.broadcast %v_849 : f32 to vector<16xf32>
                      %acc_851 = math.fma %v_850, %v_847, %acc_829 : vector<16xf32>
                      %v_852 = memref.load %expert_gate_up[%v_60, %v_764, %v_842] : memref<8x48x40xf16>
                      %v_853 = arith.extf %v_852 : f16 to f32
                      %v_854 = vector.broadcast %v_853 : f32 to vector<16xf32>
                      %acc_855 = math.fma %v_854, %v_847, %acc_833 : vector<16xf32>
                      %v_856 = memref.load %expert_gate_up[%v_60, %v_766, %v_842] : memref<8x48x40xf16>
                      %v_857 = arith.extf %v_856 : f16 to f32
                      %v_858 = vector.broadcast %v_857 : f32 to vector<16xf32>
                      %acc_859 = math.fma %v_858, %v_847, %acc_837 : vector<16xf32>
                      %v_860 = memref.load %expert_gate_up[%v_60, %v_768, %v_842] : memref<8x48x40xf16>
                      %v_861 = arith.extf %v_860 : f16 to f32
                      %v_862 = vector.broadcast %v_861 : f32 to vector<16xf32>
                      %acc_863 = math.fma %v_862, %v_847, %acc_841 : vector<16xf32>
                      %v_864 = arith.addi %i_774, %c_17 : index
                      %v_865 = arith.muli %v_864, %c_13 : index
                      %v_866 = arith.addi %v_613, %v_865 : index
                      %v_867 = arith.index_cast %v_866 : index to i64
                      %pointer_868 = llvm.inttoptr %v_867 : i64 to !llvm.ptr
                      %v_869 = "llvm.load"(%pointer_868) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_870 = memref.load %expert_gate_up[%v_60, %v_762, %v_864] : memref<8x48x40xf16>
                      %v_871 = arith.extf %v_870 : f16 to f32
                      %v_872 = vector.broadcast %v_871 : f32 to vector<16xf32>
                      %acc_873 = math.fma %v_872, %v_869, %acc_851 : vector<16xf32>
                      %v_874 = memref.load %expert_gate_up[%v_60, %v_764, %v_864] : memref<8x48x40xf16>
                      %v_875 = arith.extf %v_874 : f16 to f32
                      %v_876 = vector.broadcast %v_875 : f32 to vector<16xf32>
                      %acc_877 = math.fma %v_876, %v_869, %acc_855 : vector<16xf32>
                      %v_878 = memref.load %expert_gate_up[%v_60, %v_766, %v_864] : memref<8x48x40xf16>
                      %v_879 = arith.extf %v_878 : f16 to f32
                      %v_880 = vector.broadcast %v_879 : f32 to vector<16xf32>
                      %acc_881 = math.fma %v_880, %v_869, %acc_859 : vector<16xf32>
                      %v_882 = memref.load %expert_gate_up[%v_60, %v_768, %v_864] : memref<8x48x40xf16>
                      %v_883 = arith.extf %v_882 : f16 to f32
                      %v_884 = vector.broadcast %v_883 : f32 to vector<16xf32>
                      %acc_885 = math.fma %v_884, %v_869, %acc_863 : vector<16xf32>
                      scf.yield %acc_873, %acc_877, %acc_881, %acc_885 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_886 = arith.addi %v_761, %c_5 : index
                    %v_887 = arith.muli %v_886, %c_13 : index
                    %v_888 = arith.addi %v_3, %v_887 : index
                    %v_889 = arith.index_cast %v_888 : index to i64
                    %pointer_890 = llvm.inttoptr %v_889 : i64 to !llvm.ptr
                    "llvm.store"(%loop_775#0, %pointer_890) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_891 = arith.addi %v_761, %c_47 : index
                    %v_892 = arith.muli %v_891, %c_13 : index
                    %v_893 = arith.addi %v_3, %v_892 : index
                    %v_894 = arith.index_cast %v_893 : index to i64
                    %pointer_895 = llvm.inttoptr %v_894 : i64 to !llvm.ptr
                    "llvm.store"(%loop_775#1, %pointer_895) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_896 = arith.addi %v_761, %c_48 : index
                    %v_897 = arith.muli %v_896, %c_13 : index
                    %v_898 = arith.addi %v_3, %v_897 : index
                    %v_899 = arith.index_cast %v_898 : index to i64
                    %pointer_900 = llvm.inttoptr %v_899 : i64 to !llvm.ptr
                    "llvm.store"(%loop_775#2, %pointer_900) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_901 = arith.addi %v_761, %c_46 : index
                    %v_902 = arith.muli %v_901, %c_13 : index
                    %v_903 = arith.addi %v_3, %v_902 : index
                    %v_904 = arith.index_cast %v_903 : index to i64
                    %pointer_905 = llvm.inttoptr %v_904 : i64 to !llvm.ptr
                    "llvm.store"(%loop_775#3, %pointer_905) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_906 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_907 = arith.muli %i_611, %c_5 : index
                  %v_908 = arith.addi %v_62, %v_907 : index
                  %v_909 = arith.muli %v_908, %c_49 : index
                  %v_910 = arith.addi %address_906, %v_909 : index
                  %v_911 = arith.subi %i_597, %v_598 : index
                  %v_912 = arith.subi %c_9, %i_597 : index
                  %v_913 = arith.maxsi %v_912, %c_4 : index
                  %v_914 = arith.minsi %c_5, %v_913 : index
                  scf.for %i_915 = %c_4 to %v_914 step %c_3 {
                    %v_916 = arith.addi %v_911, %i_915 : index
                    %v_917 = arith.muli %v_916, %c_13 : index
                    %v_918 = arith.addi %v_3, %v_917 : index
                    %v_919 = arith.index_cast %v_918 : index to i64
                    %pointer_920 = llvm.inttoptr %v_919 : i64 to !llvm.ptr
                    %v_921 = "llvm.load"(%pointer_920) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_922 = arith.addi %v_911, %i_915 : index
                    %v_923 = arith.addi %v_922, %c_5 : index
                    %v_924 = arith.muli %v_923, %c_13 : index
                    %v_925 = arith.addi %v_3, %v_924 : index
                    %v_926 = arith.index_cast %v_925 : index to i64
                    %pointer_927 = llvm.inttoptr %v_926 : i64 to !llvm.ptr
                    %v_928 = "llvm.load"(%pointer_927) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_929 = arith.subf %c_44, %v_921 : vector<16xf32>
                    %is_930 = arith.cmpf ogt, %v_929, %c_50 : vector<16xf32>
                    %v_931 = arith.select %is_930, %c_50, %v_929 : vector<16xi1>, vector<16xf32>
                    %is_932 = arith.cmpf olt, %v_931, %c_51 : vector<16xf32>
                    %v_933 = arith.select %is_932, %c_51, %v_931 : vector<16xi1>, vector<16xf32>
                    %v_934 = arith.mulf %v_933, %c_52 : vector<16xf32>
                    %v_935 = math.roundeven %v_934 : vector<16xf32>
                    %acc_936 = math.fma %v_935, %c_53, %v_933 : vector<16xf32>
                    %acc_937 = math.fma %v_935, %c_54, %acc_936 : vector<16xf32>
                    %acc_938 = math.fma %c_55, %acc_937, %c_56 : vector<16xf32>
                    %acc_939 = math.fma %acc_938, %acc_937, %c_57 : vector<16xf32>
                    %acc_940 = math.fma %acc_939, %acc_937, %c_58 : vector<16xf32>
                    %acc_941 = math.fma %acc_940, %acc_937, %c_59 : vector<16xf32>
                    %acc_942 = math.fma %acc_941, %acc_937, %c_60 : vector<16xf32>
                    %acc_943 = math.fma %acc_942, %acc_937, %c_61 : vector<16xf32>
                    %acc_944 = math.fma %acc_943, %acc_937, %c_61 : vector<16xf32>
                    %v_945 = arith.fptosi %v_935 : vector<16xf32> to vector<16xi32>
                    %v_946 = arith.shrsi %v_945, %c_62 : vector<16xi32>
                    %v_947 = arith.subi %v_945, %v_946 : vector<16xi32>
                    %v_948 = arith.addi %v_946, %c_64 : vector<16xi32>
                    %v_949 = arith.shli %v_948, %c_63 : vector<16xi32>
                    %v_950 = arith.bitcast %v_949 : vector<16xi32> to vector<16xf32>
                    %v_951 = arith.mulf %acc_944, %v_950 : vector<16xf32>
                    %v_952 = arith.addi %v_947, %c_64 : vector<16xi32>
                    %v_953 = arith.shli %v_952, %c_63 : vector<16xi32>
                    %v_954 = arith.bitcast %v_953 : vector<16xi32> to vector<16xf32>
                    %v_955 = arith.mulf %v_951, %v_954 : vector<16xf32>
                    %v_956 = arith.addf %v_955, %c_61 : vector<16xf32>
                    %v_957 = arith.divf %c_61, %v_956 : vector<16xf32>
                    %v_958 = arith.mulf %v_921, %v_957 : vector<16xf32>
                    %v_959 = arith.mulf %v_958, %v_928 : vector<16xf32>
                    %v_960 = llvm.fptrunc %v_959 : vector<16xf32> to vector<16xf16>
                    %v_961 = llvm.fpext %v_960 : vector<16xf16> to vector<16xf32>
                    %v_962 = arith.addi %i_597, %i_915 : index
                    %v_963 = arith.divui %v_962, %c_3 : index
                    %v_964 = arith.muli %v_963, %c_13 : index
                    %v_965 = arith.addi %v_910, %v_964 : index
                    %v_966 = arith.index_cast %v_965 : index to i64
                    %pointer_967 = llvm.inttoptr %v_966 : i64 to !llvm.ptr
                    "llvm.store"(%v_961, %pointer_967) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
                %v_968 = arith.subi %v_85, %v_610 : index
              }
              %v_969 = arith.muli %claimed_72, %c_10 : index
              %v_970 = arith.addi %address_7, %v_969 : index
              %v_971 = arith.index_cast %v_970 : index to i64
              %pointer_972 = llvm.inttoptr %v_971 : i64 to !llvm.ptr
              %v_973 = llvm.atomicrmw xchg %pointer_972, %c_12 release : !llvm.ptr, i32
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
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x_f16, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xf16>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>, tensor<8x48x40xf16>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf16>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
