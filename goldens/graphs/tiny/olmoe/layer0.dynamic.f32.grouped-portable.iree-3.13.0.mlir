// needs: cpu
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
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x2xf64>
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
            vector.store %loop_19#0, %sums[%c_4, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_19#1, %sums[%c_2, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_19#2, %sums[%c_6, %c_4] : memref<4x2xf64>, vector<2xf64>
            vector.store %loop_19#3, %sums[%c_7, %c_4] : memref<4x2xf64>, vector<2xf64>
            scf.for %i_46 = %c_4 to %c_3 step %c_2 {
              scf.for %i_47 = %c_4 to %c_2 step %c_2 {
                %v_48 = arith.addi %i_46, %i_47 : index
                %v_49 = vector.load %sums[%v_48, %c_4] : memref<4x2xf64>, vector<2xf64>
                %v_50 = vector.shuffle %v_49, %v_49 [0] : vector<2xf64>, vector<2xf64>
                %v_51 = vector.shuffle %v_49, %v_49 [1] : vector<2xf64>, vector<2xf64>
                %v_52 = arith.addf %v_50, %v_51 : vector<1xf64>
                %sum_53 = vector.extract %v_52[0] : f64 from vector<1xf64>
                %v_54 = arith.addi %c_4, %i_47 : index
                %v_55 = arith.subi %tokens, %c_2 : index
                %v_56 = arith.minsi %v_54, %v_55 : index
                %v_57 = arith.addi %i_8, %i_46 : index
                %v_58 = arith.minsi %v_57, %c_5 : index
                %v_59 = arith.truncf %sum_53 : f64 to f32
                memref.store %v_59, %y[%v_56, %v_58] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_60 = %v_1 to %v_4 step %c_6 {
            scf.for %i_61 = %v_2 to %v_6 step %c_6 {
              %v_62 = arith.minsi %i_60, %c_5 : index
              %v_63 = arith.addi %i_60, %c_2 : index
              %v_64 = arith.minsi %v_63, %c_5 : index
              %v_65 = arith.subi %tokens, %c_2 : index
              %v_66 = arith.minsi %i_61, %v_65 : index
              %v_67 = arith.addi %i_61, %c_2 : index
              %v_68 = arith.subi %tokens, %c_2 : index
              %v_69 = arith.minsi %v_67, %v_68 : index
              %loop_71:4 = scf.for %i_70 = %c_4 to %c_9 step %c_6 iter_args(%carry_72 = %c_8, %carry_73 = %c_8, %carry_74 = %c_8, %carry_75 = %c_8) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
                %v_76 = vector.load %x[%v_66, %i_70] : memref<?x40xf32>, vector<2xf32>
                %v_77 = arith.extf %v_76 : vector<2xf32> to vector<2xf64>
                %v_78 = vector.load %x[%v_69, %i_70] : memref<?x40xf32>, vector<2xf32>
                %v_79 = arith.extf %v_78 : vector<2xf32> to vector<2xf64>
                %v_80 = arith.addi %i_70, %c_10 : index
                memref.prefetch %weight[%v_62, %v_80], read, locality<3>, data : memref<8x40xf32>
                %v_81 = vector.load %weight[%v_62, %i_70] : memref<8x40xf32>, vector<2xf32>
                %v_82 = arith.extf %v_81 : vector<2xf32> to vector<2xf64>
                %v_83 = arith.mulf %v_82, %v_77 : vector<2xf64>
                %v_84 = arith.addf %v_83, %carry_72 : vector<2xf64>
                %v_85 = arith.mulf %v_82, %v_79 : vector<2xf64>
                %v_86 = arith.addf %v_85, %carry_73 : vector<2xf64>
                %v_87 = arith.addi %i_70, %c_10 : index
                memref.prefetch %weight[%v_64, %v_87], read, locality<3>, data : memref<8x40xf32>
                %v_88 = vector.load %weight[%v_64, %i_70] : memref<8x40xf32>, vector<2xf32>
                %v_89 = arith.extf %v_88 : vector<2xf32> to vector<2xf64>
                %v_90 = arith.mulf %v_89, %v_77 : vector<2xf64>
                %v_91 = arith.addf %v_90, %carry_74 : vector<2xf64>
                %v_92 = arith.mulf %v_89, %v_79 : vector<2xf64>
                %v_93 = arith.addf %v_92, %carry_75 : vector<2xf64>
                scf.yield %v_84, %v_86, %v_91, %v_93 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
              }
              vector.store %loop_71#0, %sums[%c_4, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_71#1, %sums[%c_2, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_71#2, %sums[%c_6, %c_4] : memref<4x2xf64>, vector<2xf64>
              vector.store %loop_71#3, %sums[%c_7, %c_4] : memref<4x2xf64>, vector<2xf64>
              scf.for %i_94 = %c_4 to %c_6 step %c_2 {
                scf.for %i_95 = %c_4 to %c_6 step %c_2 {
                  %v_96 = arith.muli %i_94, %c_6 : index
                  %v_97 = arith.addi %v_96, %i_95 : index
                  %v_98 = vector.load %sums[%v_97, %c_4] : memref<4x2xf64>, vector<2xf64>
                  %v_99 = vector.shuffle %v_98, %v_98 [0] : vector<2xf64>, vector<2xf64>
                  %v_100 = vector.shuffle %v_98, %v_98 [1] : vector<2xf64>, vector<2xf64>
                  %v_101 = arith.addf %v_99, %v_100 : vector<1xf64>
                  %sum_102 = vector.extract %v_101[0] : f64 from vector<1xf64>
                  %v_103 = arith.addi %i_61, %i_95 : index
                  %v_104 = arith.subi %tokens, %c_2 : index
                  %v_105 = arith.minsi %v_103, %v_104 : index
                  %v_106 = arith.addi %i_60, %i_94 : index
                  %v_107 = arith.minsi %v_106, %c_5 : index
                  %v_108 = arith.truncf %sum_102 : f64 to f32
                  memref.store %v_108, %y[%v_105, %v_107] : memref<?x8xf32>
                }
              }
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
    stream.executable.export public @grouped_count workgroups(%assignments: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_place workgroups(%assignments: index, %rows: index, %blocks: index, %chunks: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %chunks, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_up workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @grouped_down workgroups(%assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    builtin.module {
      func.func @grouped_count(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignments: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 8 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : i32
        %c_4 = arith.constant 2048 : index
        %c_5 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
        scf.for %i_1 = %c_0 to %c_1 step %c_2 {
          memref.store %c_3, %histograms[%workgroup_0, %i_1] : memref<?x8xi32>
        }
        %v_2 = arith.muli %workgroup_0, %c_4 : index
        %v_3 = arith.addi %v_2, %c_4 : index
        %v_4 = arith.minsi %v_3, %assignments : index
        scf.for %i_5 = %v_2 to %v_4 step %c_2 {
          %v_6 = memref.load %ids[%i_5] : memref<?xi32>
          %v_7 = arith.index_cast %v_6 : i32 to index
          %v_8 = memref.load %histograms[%workgroup_0, %v_7] : memref<?x8xi32>
          %v_9 = arith.addi %v_8, %c_5 : i32
          memref.store %v_9, %histograms[%workgroup_0, %v_7] : memref<?x8xi32>
        }
        return
      }
      func.func @grouped_place(%ids_binding: !stream.binding, %histograms_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignments: index, %rows: index, %blocks: index, %chunks: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 8 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : i32
        %c_4 = arith.constant 239 : index
        %c_5 = arith.constant 240 : index
        %c_6 = arith.constant 15 : index
        %c_7 = arith.constant 16 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant -1 : i32
        %c_10 = arith.constant 32 : index
        %c_11 = arith.constant 2048 : index
        %c_12 = arith.constant 1 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %ids = stream.binding.subspan %ids_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %histograms = stream.binding.subspan %histograms_binding[%c_0] : !stream.binding -> memref<?x8xi32>{%chunks}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%rows}
        %row_of = stream.binding.subspan %row_of_binding[%c_0] : !stream.binding -> memref<?xi32>{%assignments}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_0] : !stream.binding -> memref<48xi32>
        %next_row = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        %is_1 = arith.cmpi eq, %workgroup_0, %c_0 : index
        // where each expert's rows begin, and those of this chunk; the first workgroup writes the row blocks
        %loop_3:2 = scf.for %i_2 = %c_0 to %c_1 step %c_2 iter_args(%carry_4 = %c_0, %carry_5 = %c_0) -> (index, index) {
          %loop_7:2 = scf.for %i_6 = %c_0 to %chunks step %c_2 iter_args(%carry_8 = %c_3, %carry_9 = %c_3) -> (i32, i32) {
            %v_10 = memref.load %histograms[%i_6, %i_2] : memref<?x8xi32>
            %is_11 = arith.cmpi slt, %i_6, %workgroup_0 : index
            %v_12 = arith.select %is_11, %v_10, %c_3 : i32
            %v_13 = arith.addi %carry_8, %v_10 : i32
            %v_14 = arith.addi %carry_9, %v_12 : i32
            scf.yield %v_13, %v_14 : i32, i32
          }
          %v_15 = arith.index_cast %loop_7#0 : i32 to index
          %v_16 = arith.index_cast %carry_4 : index to i32
          %v_17 = arith.addi %v_16, %loop_7#1 : i32
          memref.store %v_17, %next_row[%i_2] : memref<8xi32>
          %v_18 = arith.addi %v_15, %c_4 : index
          %v_19 = arith.divui %v_18, %c_5 : index
          %v_20 = arith.maxsi %v_19, %c_2 : index
          %v_21 = arith.subi %v_20, %c_2 : index
          %v_22 = arith.addi %v_15, %v_21 : index
          %v_23 = arith.divui %v_22, %v_20 : index
          %v_24 = arith.addi %v_23, %c_6 : index
          %v_25 = arith.divui %v_24, %c_7 : index
          %v_26 = arith.muli %v_25, %c_7 : index
          %v_27 = arith.addi %v_15, %c_6 : index
          %v_28 = arith.divui %v_27, %c_7 : index
          %v_29 = arith.muli %v_28, %c_7 : index
          %v_30 = arith.addi %carry_4, %v_29 : index
          scf.if %is_1 {
            scf.for %i_31 = %c_0 to %v_19 step %c_2 {
              %v_32 = arith.muli %i_31, %v_26 : index
              %v_33 = arith.addi %carry_4, %v_32 : index
              %v_34 = arith.subi %v_15, %v_32 : index
              %v_35 = arith.minsi %v_26, %v_34 : index
              %v_36 = arith.index_cast %i_2 : index to i32
              %v_37 = arith.addi %carry_5, %i_31 : index
              memref.store %v_36, %row_blocks[%v_37, %c_0] : memref<?x4xi32>
              %v_38 = arith.index_cast %v_33 : index to i32
              %v_39 = arith.addi %carry_5, %i_31 : index
              memref.store %v_38, %row_blocks[%v_39, %c_2] : memref<?x4xi32>
              %v_40 = arith.index_cast %v_35 : index to i32
              %v_41 = arith.addi %carry_5, %i_31 : index
              memref.store %v_40, %row_blocks[%v_41, %c_8] : memref<?x4xi32>
            }
            %v_42 = arith.addi %carry_4, %v_15 : index
            scf.for %i_43 = %v_42 to %v_30 step %c_2 {
              memref.store %c_9, %assignment_of[%i_43] : memref<?xi32>
            }
          }
          %v_44 = arith.addi %carry_5, %v_19 : index
          scf.yield %v_30, %v_44 : index, index
        }
        scf.if %is_1 {
          %v_45 = arith.index_cast %c_0 : index to i32
          memref.store %v_45, %counters[%c_0] : memref<48xi32>
          %v_46 = arith.index_cast %c_0 : index to i32
          memref.store %v_46, %counters[%c_7] : memref<48xi32>
          %v_47 = arith.index_cast %loop_3#1 : index to i32
          memref.store %v_47, %counters[%c_10] : memref<48xi32>
        }
        // each assignment to the next row of its expert
        %v_48 = arith.muli %workgroup_0, %c_11 : index
        %v_49 = arith.addi %v_48, %c_11 : index
        %v_50 = arith.minsi %v_49, %assignments : index
        scf.for %i_51 = %v_48 to %v_50 step %c_2 {
          %v_52 = memref.load %ids[%i_51] : memref<?xi32>
          %v_53 = arith.index_cast %v_52 : i32 to index
          %v_54 = memref.load %next_row[%v_53] : memref<8xi32>
          %v_55 = arith.addi %v_54, %c_12 : i32
          memref.store %v_55, %next_row[%v_53] : memref<8xi32>
          memref.store %v_54, %row_of[%i_51] : memref<?xi32>
          %v_56 = arith.index_cast %i_51 : index to i32
          %v_57 = arith.index_cast %v_54 : i32 to index
          memref.store %v_56, %assignment_of[%v_57] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %assignment_of_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %panels_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant 38400 : index
        %c_1 = arith.constant -1 : i32
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 32 : index
        %c_4 = arith.constant 4 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 15 : index
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 0 : i32
        %c_10 = arith.constant 3 : index
        %c_11 = arith.constant 2560 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 5 : index
        %c_14 = arith.constant 6 : index
        %c_15 = arith.constant 7 : index
        %c_16 = arith.constant 8 : index
        %c_17 = arith.constant 9 : index
        %c_18 = arith.constant 10 : index
        %c_19 = arith.constant 11 : index
        %c_20 = arith.constant 12 : index
        %c_21 = arith.constant 13 : index
        %c_22 = arith.constant 14 : index
        %c_23 = arith.constant 64 : index
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
        %c_38 = arith.constant 24 : index
        %c_39 = arith.constant 48 : index
        %c_40 = arith.constant 160 : index
        %c_41 = arith.constant 3840 : index
        %c_42 = arith.constant 40 : index
        %c_43 = arith.constant 39 : index
        %c_44 = arith.constant 96 : index
        %c_45 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_46 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_47 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_48 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_49 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_50 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_51 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_52 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_53 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_54 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_55 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_56 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_57 = arith.constant dense<1> : vector<16xi32>
        %c_58 = arith.constant dense<23> : vector<16xi32>
        %c_59 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%rows}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<?x38400xi8>{%workers}
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x16xf32>
        %packed = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<1xi32>
        %tile_tokens = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16xi32>
        %square = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<16x16xf32>
        %address_1 = memref.extract_aligned_pointer_as_index %panels : memref<?x38400xi8> -> index
        %v_2 = arith.muli %workgroup_0, %c_0 : index
        %v_3 = arith.addi %address_1, %v_2 : index
        memref.store %c_1, %packed[%c_2] : memref<1xi32>
        %v_4 = memref.load %counters[%c_3] : memref<48xi32>
        %v_5 = arith.index_cast %v_4 : i32 to index
        %address_6 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_7 = arith.muli %workers, %c_4 : index
        %v_8 = arith.index_cast %address_6 : index to i64
        %pointer_9 = llvm.inttoptr %v_8 : i64 to !llvm.ptr
        %v_10 = arith.index_cast %c_5 : index to i32
        %v_11 = llvm.atomicrmw add %pointer_9, %v_10 monotonic : !llvm.ptr, i32
        %v_12 = arith.index_cast %v_11 : i32 to index
        %v_13 = arith.muli %v_7, %c_6 : index
        %v_14 = arith.divui %v_5, %v_13 : index
        %v_15 = arith.maxsi %v_14, %c_5 : index
        %v_16 = arith.divui %v_12, %v_7 : index
        %loop_18:2 = scf.for %i_17 = %c_2 to %v_16 step %c_5 iter_args(%carry_19 = %c_2, %carry_20 = %v_15) -> (index, index) {
          %v_21 = arith.muli %carry_20, %v_7 : index
          %v_22 = arith.addi %carry_19, %v_21 : index
          %v_23 = arith.divui %carry_20, %c_6 : index
          %v_24 = arith.maxsi %v_23, %c_5 : index
          scf.yield %v_22, %v_24 : index, index
        }
        %v_25 = arith.remui %v_12, %v_7 : index
        %v_26 = arith.muli %v_25, %loop_18#1 : index
        %v_27 = arith.addi %loop_18#0, %v_26 : index
        %end_30:2 = scf.while (%at_28 = %v_27, %at_29 = %loop_18#1) : (index, index) -> (index, index) {
          %is_33 = arith.cmpi slt, %at_28, %v_5 : index
          scf.condition(%is_33) %at_28, %at_29 : index, index
        } do {
          ^bb0(%i_31: index, %i_32: index):
          %v_34 = arith.index_cast %address_6 : index to i64
          %pointer_35 = llvm.inttoptr %v_34 : i64 to !llvm.ptr
          %v_36 = arith.index_cast %c_5 : index to i32
          %v_37 = llvm.atomicrmw add %pointer_35, %v_36 monotonic : !llvm.ptr, i32
          %v_38 = arith.index_cast %v_37 : i32 to index
          %v_39 = arith.muli %v_7, %c_6 : index
          %v_40 = arith.divui %v_5, %v_39 : index
          %v_41 = arith.maxsi %v_40, %c_5 : index
          %v_42 = arith.divui %v_38, %v_7 : index
          %loop_44:2 = scf.for %i_43 = %c_2 to %v_42 step %c_5 iter_args(%carry_45 = %c_2, %carry_46 = %v_41) -> (index, index) {
            %v_47 = arith.muli %carry_46, %v_7 : index
            %v_48 = arith.addi %carry_45, %v_47 : index
            %v_49 = arith.divui %carry_46, %c_6 : index
            %v_50 = arith.maxsi %v_49, %c_5 : index
            scf.yield %v_48, %v_50 : index, index
          }
          %v_51 = arith.remui %v_38, %v_7 : index
          %v_52 = arith.muli %v_51, %loop_44#1 : index
          %v_53 = arith.addi %loop_44#0, %v_52 : index
          %v_54 = arith.addi %i_31, %i_32 : index
          scf.for %i_55 = %i_31 to %v_54 step %c_5 {
            %v_56 = arith.addi %i_55, %c_5 : index
            %is_57 = arith.cmpi eq, %v_56, %v_54 : index
            %v_58 = arith.select %is_57, %v_53, %v_56 : index
            %v_59 = arith.divui %i_55, %c_5 : index
            %v_60 = arith.remui %i_55, %c_5 : index
            %v_61 = arith.muli %v_60, %c_3 : index
            %v_62 = memref.load %row_blocks[%v_59, %c_2] : memref<?x4xi32>
            %v_63 = arith.index_cast %v_62 : i32 to index
            %v_64 = memref.load %row_blocks[%v_59, %c_5] : memref<?x4xi32>
            %v_65 = arith.index_cast %v_64 : i32 to index
            %v_66 = memref.load %row_blocks[%v_59, %c_6] : memref<?x4xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = arith.subi %v_5, %c_5 : index
            %v_69 = arith.minsi %v_58, %v_68 : index
            %v_70 = arith.divui %v_69, %c_5 : index
            %v_71 = memref.load %row_blocks[%v_70, %c_2] : memref<?x4xi32>
            %v_72 = arith.index_cast %v_71 : i32 to index
            %v_73 = memref.load %row_blocks[%v_70, %c_5] : memref<?x4xi32>
            %v_74 = arith.index_cast %v_73 : i32 to index
            %v_75 = memref.load %row_blocks[%v_70, %c_6] : memref<?x4xi32>
            %v_76 = arith.index_cast %v_75 : i32 to index
            %v_77 = arith.remui %v_69, %c_5 : index
            %v_78 = arith.muli %v_77, %c_3 : index
            %v_79 = memref.load %packed[%c_2] : memref<1xi32>
            %v_80 = arith.index_cast %v_59 : index to i32
            %is_81 = arith.cmpi ne, %v_79, %v_80 : i32
            scf.if %is_81 {
              %v_82 = arith.index_cast %v_59 : index to i32
              memref.store %v_82, %packed[%c_2] : memref<1xi32>
              %v_83 = arith.addi %v_67, %c_7 : index
              %v_84 = arith.divui %v_83, %c_8 : index
              scf.for %i_85 = %c_2 to %v_84 step %c_5 {
                scf.for %i_86 = %c_2 to %c_8 step %c_5 {
                  %v_87 = arith.muli %i_85, %c_8 : index
                  %v_88 = arith.addi %v_65, %v_87 : index
                  %v_89 = arith.addi %v_88, %i_86 : index
                  %v_90 = memref.load %assignment_of[%v_89] : memref<?xi32>
                  %v_91 = arith.index_cast %v_90 : i32 to index
                  %v_92 = arith.maxsi %v_91, %c_2 : index
                  %is_93 = arith.cmpi sge, %v_90, %c_9 : i32
                  %v_94 = arith.divui %v_92, %c_10 : index
                  %v_95 = arith.index_cast %v_94 : index to i32
                  %v_96 = arith.select %is_93, %v_95, %v_90 : i32
                  memref.store %v_96, %tile_tokens[%i_86] : memref<16xi32>
                }
                %v_97 = arith.muli %i_85, %c_11 : index
                %v_98 = arith.addi %v_3, %v_97 : index
                scf.for %i_99 = %c_2 to %c_3 step %c_8 {
                  scf.for %i_100 = %c_2 to %c_8 step %c_5 {
                    %v_101 = memref.load %tile_tokens[%i_100] : memref<16xi32>
                    %v_102 = arith.index_cast %v_101 : i32 to index
                    %is_103 = arith.cmpi sge, %v_102, %c_2 : index
                    %v_104 = arith.select %is_103, %c_8, %c_2 : index
                    %mask_105 = vector.create_mask %v_104 : vector<16xi1>
                    %v_106 = arith.maxsi %v_102, %c_2 : index
                    %v_107 = vector.maskedload %x[%v_106, %i_99], %mask_105, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    vector.store %v_107, %square[%i_100, %c_2] : memref<16x16xf32>, vector<16xf32>
                  }
                  %v_108 = vector.load %square[%c_2, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_109 = vector.load %square[%c_5, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_110 = vector.load %square[%c_6, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_111 = vector.load %square[%c_10, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_112 = vector.load %square[%c_4, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_113 = vector.load %square[%c_13, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_114 = vector.load %square[%c_14, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_115 = vector.load %square[%c_15, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_116 = vector.load %square[%c_16, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_117 = vector.load %square[%c_17, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_118 = vector.load %square[%c_18, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_119 = vector.load %square[%c_19, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_120 = vector.load %square[%c_20, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_121 = vector.load %square[%c_21, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_122 = vector.load %square[%c_22, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_123 = vector.load %square[%c_7, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_124 = arith.muli %i_99, %c_23 : index
                  %v_125 = arith.addi %v_98, %v_124 : index
                  %v_126 = vector.shuffle %v_108, %v_109 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_127 = vector.shuffle %v_108, %v_109 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_128 = vector.shuffle %v_110, %v_111 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_129 = vector.shuffle %v_110, %v_111 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_130 = vector.shuffle %v_112, %v_113 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_131 = vector.shuffle %v_112, %v_113 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_132 = vector.shuffle %v_114, %v_115 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_133 = vector.shuffle %v_114, %v_115 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_134 = vector.shuffle %v_116, %v_117 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_135 = vector.shuffle %v_116, %v_117 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_136 = vector.shuffle %v_118, %v_119 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_137 = vector.shuffle %v_118, %v_119 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_138 = vector.shuffle %v_120, %v_121 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_139 = vector.shuffle %v_120, %v_121 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_140 = vector.shuffle %v_122, %v_123 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_141 = vector.shuffle %v_122, %v_123 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_142 = vector.shuffle %v_126, %v_128 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_143 = vector.shuffle %v_126, %v_128 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_144 = vector.shuffle %v_127, %v_129 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_145 = vector.shuffle %v_127, %v_129 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_146 = vector.shuffle %v_130, %v_132 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_147 = vector.shuffle %v_130, %v_132 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_148 = vector.shuffle %v_131, %v_133 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_149 = vector.shuffle %v_131, %v_133 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_150 = vector.shuffle %v_134, %v_136 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_151 = vector.shuffle %v_134, %v_136 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_152 = vector.shuffle %v_135, %v_137 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_153 = vector.shuffle %v_135, %v_137 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_154 = vector.shuffle %v_138, %v_140 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_155 = vector.shuffle %v_138, %v_140 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_156 = vector.shuffle %v_139, %v_141 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_157 = vector.shuffle %v_139, %v_141 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_158 = vector.shuffle %v_142, %v_146 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_159 = vector.shuffle %v_142, %v_146 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_160 = vector.shuffle %v_144, %v_148 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_161 = vector.shuffle %v_144, %v_148 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_162 = vector.shuffle %v_143, %v_147 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_163 = vector.shuffle %v_143, %v_147 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_164 = vector.shuffle %v_145, %v_149 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_165 = vector.shuffle %v_145, %v_149 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_166 = vector.shuffle %v_150, %v_154 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_167 = vector.shuffle %v_150, %v_154 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_168 = vector.shuffle %v_152, %v_156 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_169 = vector.shuffle %v_152, %v_156 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_170 = vector.shuffle %v_151, %v_155 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_171 = vector.shuffle %v_151, %v_155 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_172 = vector.shuffle %v_153, %v_157 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_173 = vector.shuffle %v_153, %v_157 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_174 = vector.shuffle %v_158, %v_166 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_175 = vector.shuffle %v_158, %v_166 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_176 = vector.shuffle %v_160, %v_168 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_177 = vector.shuffle %v_160, %v_168 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_178 = vector.shuffle %v_162, %v_170 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_179 = vector.shuffle %v_162, %v_170 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_180 = vector.shuffle %v_164, %v_172 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_181 = vector.shuffle %v_164, %v_172 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_182 = vector.shuffle %v_159, %v_167 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_183 = vector.shuffle %v_159, %v_167 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_184 = vector.shuffle %v_161, %v_169 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_185 = vector.shuffle %v_161, %v_169 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_186 = vector.shuffle %v_163, %v_171 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_187 = vector.shuffle %v_163, %v_171 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_188 = vector.shuffle %v_165, %v_173 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_189 = vector.shuffle %v_165, %v_173 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_190 = arith.index_cast %v_125 : index to i64
                  %pointer_191 = llvm.inttoptr %v_190 : i64 to !llvm.ptr
                  "llvm.store"(%v_174, %pointer_191) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_192 = arith.addi %v_125, %c_23 : index
                  %v_193 = arith.index_cast %v_192 : index to i64
                  %pointer_194 = llvm.inttoptr %v_193 : i64 to !llvm.ptr
                  "llvm.store"(%v_176, %pointer_194) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_195 = arith.addi %v_125, %c_24 : index
                  %v_196 = arith.index_cast %v_195 : index to i64
                  %pointer_197 = llvm.inttoptr %v_196 : i64 to !llvm.ptr
                  "llvm.store"(%v_178, %pointer_197) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_198 = arith.addi %v_125, %c_25 : index
                  %v_199 = arith.index_cast %v_198 : index to i64
                  %pointer_200 = llvm.inttoptr %v_199 : i64 to !llvm.ptr
                  "llvm.store"(%v_180, %pointer_200) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_201 = arith.addi %v_125, %c_26 : index
                  %v_202 = arith.index_cast %v_201 : index to i64
                  %pointer_203 = llvm.inttoptr %v_202 : i64 to !llvm.ptr
                  "llvm.store"(%v_182, %pointer_203) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_204 = arith.addi %v_125, %c_27 : index
                  %v_205 = arith.index_cast %v_204 : index to i64
                  %pointer_206 = llvm.inttoptr %v_205 : i64 to !llvm.ptr
                  "llvm.store"(%v_184, %pointer_206) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_207 = arith.addi %v_125, %c_28 : index
                  %v_208 = arith.index_cast %v_207 : index to i64
                  %pointer_209 = llvm.inttoptr %v_208 : i64 to !llvm.ptr
                  "llvm.store"(%v_186, %pointer_209) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_210 = arith.addi %v_125, %c_29 : index
                  %v_211 = arith.index_cast %v_210 : index to i64
                  %pointer_212 = llvm.inttoptr %v_211 : i64 to !llvm.ptr
                  "llvm.store"(%v_188, %pointer_212) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_213 = arith.addi %v_125, %c_30 : index
                  %v_214 = arith.index_cast %v_213 : index to i64
                  %pointer_215 = llvm.inttoptr %v_214 : i64 to !llvm.ptr
                  "llvm.store"(%v_175, %pointer_215) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_216 = arith.addi %v_125, %c_31 : index
                  %v_217 = arith.index_cast %v_216 : index to i64
                  %pointer_218 = llvm.inttoptr %v_217 : i64 to !llvm.ptr
                  "llvm.store"(%v_177, %pointer_218) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_219 = arith.addi %v_125, %c_32 : index
                  %v_220 = arith.index_cast %v_219 : index to i64
                  %pointer_221 = llvm.inttoptr %v_220 : i64 to !llvm.ptr
                  "llvm.store"(%v_179, %pointer_221) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_222 = arith.addi %v_125, %c_33 : index
                  %v_223 = arith.index_cast %v_222 : index to i64
                  %pointer_224 = llvm.inttoptr %v_223 : i64 to !llvm.ptr
                  "llvm.store"(%v_181, %pointer_224) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_225 = arith.addi %v_125, %c_34 : index
                  %v_226 = arith.index_cast %v_225 : index to i64
                  %pointer_227 = llvm.inttoptr %v_226 : i64 to !llvm.ptr
                  "llvm.store"(%v_183, %pointer_227) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_228 = arith.addi %v_125, %c_35 : index
                  %v_229 = arith.index_cast %v_228 : index to i64
                  %pointer_230 = llvm.inttoptr %v_229 : i64 to !llvm.ptr
                  "llvm.store"(%v_185, %pointer_230) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_231 = arith.addi %v_125, %c_36 : index
                  %v_232 = arith.index_cast %v_231 : index to i64
                  %pointer_233 = llvm.inttoptr %v_232 : i64 to !llvm.ptr
                  "llvm.store"(%v_187, %pointer_233) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_234 = arith.addi %v_125, %c_37 : index
                  %v_235 = arith.index_cast %v_234 : index to i64
                  %pointer_236 = llvm.inttoptr %v_235 : i64 to !llvm.ptr
                  "llvm.store"(%v_189, %pointer_236) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_237 = %c_2 to %c_8 step %c_5 {
                  %v_238 = memref.load %tile_tokens[%i_237] : memref<16xi32>
                  %v_239 = arith.index_cast %v_238 : i32 to index
                  %is_240 = arith.cmpi sge, %v_239, %c_2 : index
                  %v_241 = arith.select %is_240, %c_16, %c_2 : index
                  %mask_242 = vector.create_mask %v_241 : vector<16xi1>
                  %v_243 = arith.maxsi %v_239, %c_2 : index
                  %v_244 = vector.maskedload %x[%v_243, %c_3], %mask_242, %c_12 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  vector.store %v_244, %square[%i_237, %c_2] : memref<16x16xf32>, vector<16xf32>
                }
                %v_245 = vector.load %square[%c_2, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_246 = vector.load %square[%c_5, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_247 = vector.load %square[%c_6, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_248 = vector.load %square[%c_10, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_249 = vector.load %square[%c_4, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_250 = vector.load %square[%c_13, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_251 = vector.load %square[%c_14, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_252 = vector.load %square[%c_15, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_253 = vector.load %square[%c_16, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_254 = vector.load %square[%c_17, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_255 = vector.load %square[%c_18, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_256 = vector.load %square[%c_19, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_257 = vector.load %square[%c_20, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_258 = vector.load %square[%c_21, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_259 = vector.load %square[%c_22, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_260 = vector.load %square[%c_7, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_261 = arith.muli %c_3, %c_23 : index
                %v_262 = arith.addi %v_98, %v_261 : index
                %v_263 = vector.shuffle %v_245, %v_246 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_264 = vector.shuffle %v_245, %v_246 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_265 = vector.shuffle %v_247, %v_248 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_266 = vector.shuffle %v_247, %v_248 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_267 = vector.shuffle %v_249, %v_250 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_268 = vector.shuffle %v_249, %v_250 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_269 = vector.shuffle %v_251, %v_252 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_270 = vector.shuffle %v_251, %v_252 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_271 = vector.shuffle %v_253, %v_254 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_272 = vector.shuffle %v_253, %v_254 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_273 = vector.shuffle %v_255, %v_256 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_274 = vector.shuffle %v_255, %v_256 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_275 = vector.shuffle %v_257, %v_258 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_276 = vector.shuffle %v_257, %v_258 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_277 = vector.shuffle %v_259, %v_260 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_278 = vector.shuffle %v_259, %v_260 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_279 = vector.shuffle %v_263, %v_265 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_280 = vector.shuffle %v_263, %v_265 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_281 = vector.shuffle %v_264, %v_266 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_282 = vector.shuffle %v_264, %v_266 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_283 = vector.shuffle %v_267, %v_269 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_284 = vector.shuffle %v_267, %v_269 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_285 = vector.shuffle %v_268, %v_270 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_286 = vector.shuffle %v_268, %v_270 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_287 = vector.shuffle %v_271, %v_273 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_288 = vector.shuffle %v_271, %v_273 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_289 = vector.shuffle %v_272, %v_274 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_290 = vector.shuffle %v_272, %v_274 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_291 = vector.shuffle %v_275, %v_277 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_292 = vector.shuffle %v_275, %v_277 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_293 = vector.shuffle %v_276, %v_278 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_294 = vector.shuffle %v_276, %v_278 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_295 = vector.shuffle %v_279, %v_283 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_296 = vector.shuffle %v_279, %v_283 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_297 = vector.shuffle %v_281, %v_285 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_298 = vector.shuffle %v_281, %v_285 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_299 = vector.shuffle %v_280, %v_284 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_300 = vector.shuffle %v_280, %v_284 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_301 = vector.shuffle %v_282, %v_286 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_302 = vector.shuffle %v_282, %v_286 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_303 = vector.shuffle %v_287, %v_291 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_304 = vector.shuffle %v_287, %v_291 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_305 = vector.shuffle %v_289, %v_293 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_306 = vector.shuffle %v_289, %v_293 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_307 = vector.shuffle %v_288, %v_292 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_308 = vector.shuffle %v_288, %v_292 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_309 = vector.shuffle %v_290, %v_294 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_310 = vector.shuffle %v_290, %v_294 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_311 = vector.shuffle %v_295, %v_303 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_312 = vector.shuffle %v_295, %v_303 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_313 = vector.shuffle %v_297, %v_305 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_314 = vector.shuffle %v_297, %v_305 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_315 = vector.shuffle %v_299, %v_307 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_316 = vector.shuffle %v_299, %v_307 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_317 = vector.shuffle %v_301, %v_309 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_318 = vector.shuffle %v_301, %v_309 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_319 = vector.shuffle %v_296, %v_304 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_320 = vector.shuffle %v_296, %v_304 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_321 = vector.shuffle %v_298, %v_306 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_322 = vector.shuffle %v_298, %v_306 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_323 = vector.shuffle %v_300, %v_308 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_324 = vector.shuffle %v_300, %v_308 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_325 = vector.shuffle %v_302, %v_310 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_326 = vector.shuffle %v_302, %v_310 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_327 = arith.index_cast %v_262 : index to i64
                %pointer_328 = llvm.inttoptr %v_327 : i64 to !llvm.ptr
                "llvm.store"(%v_311, %pointer_328) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_329 = arith.addi %v_262, %c_23 : index
                %v_330 = arith.index_cast %v_329 : index to i64
                %pointer_331 = llvm.inttoptr %v_330 : i64 to !llvm.ptr
                "llvm.store"(%v_313, %pointer_331) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_332 = arith.addi %v_262, %c_24 : index
                %v_333 = arith.index_cast %v_332 : index to i64
                %pointer_334 = llvm.inttoptr %v_333 : i64 to !llvm.ptr
                "llvm.store"(%v_315, %pointer_334) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_335 = arith.addi %v_262, %c_25 : index
                %v_336 = arith.index_cast %v_335 : index to i64
                %pointer_337 = llvm.inttoptr %v_336 : i64 to !llvm.ptr
                "llvm.store"(%v_317, %pointer_337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_338 = arith.addi %v_262, %c_26 : index
                %v_339 = arith.index_cast %v_338 : index to i64
                %pointer_340 = llvm.inttoptr %v_339 : i64 to !llvm.ptr
                "llvm.store"(%v_319, %pointer_340) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_341 = arith.addi %v_262, %c_27 : index
                %v_342 = arith.index_cast %v_341 : index to i64
                %pointer_343 = llvm.inttoptr %v_342 : i64 to !llvm.ptr
                "llvm.store"(%v_321, %pointer_343) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_344 = arith.addi %v_262, %c_28 : index
                %v_345 = arith.index_cast %v_344 : index to i64
                %pointer_346 = llvm.inttoptr %v_345 : i64 to !llvm.ptr
                "llvm.store"(%v_323, %pointer_346) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_347 = arith.addi %v_262, %c_29 : index
                %v_348 = arith.index_cast %v_347 : index to i64
                %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
                "llvm.store"(%v_325, %pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
            %v_350 = arith.addi %v_61, %c_3 : index
            %v_351 = arith.minsi %v_350, %c_38 : index
            %v_352 = arith.addi %v_67, %c_7 : index
            %v_353 = arith.divui %v_352, %c_8 : index
            scf.for %i_354 = %v_61 to %v_351 step %c_8 {
              %v_355 = arith.minsi %i_354, %c_16 : index
              %v_356 = arith.addi %v_355, %c_38 : index
              %v_357 = arith.addi %i_354, %c_8 : index
              %is_358 = arith.cmpi sge, %v_357, %v_351 : index
              %v_359 = arith.select %is_358, %v_72, %v_63 : index
              %v_360 = arith.addi %i_354, %c_8 : index
              %v_361 = arith.select %is_358, %v_78, %v_360 : index
              %address_362 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
              %v_363 = arith.muli %v_359, %c_39 : index
              %v_364 = arith.addi %v_363, %v_361 : index
              %v_365 = arith.muli %v_364, %c_40 : index
              %v_366 = arith.addi %address_362, %v_365 : index
              %v_367 = arith.addi %v_366, %c_41 : index
              %v_368 = arith.divui %v_353, %c_5 : index
              %v_369 = arith.subi %v_353, %v_368 : index
              %v_370 = arith.addi %v_369, %c_5 : index
              %v_371 = arith.divui %v_370, %c_6 : index
              %v_372 = arith.addi %v_368, %v_371 : index
              scf.for %i_373 = %c_2 to %v_372 step %c_5 {
                %is_374 = arith.cmpi slt, %i_373, %v_368 : index
                %v_375 = arith.subi %i_373, %v_368 : index
                %v_376 = arith.muli %v_375, %c_6 : index
                %v_377 = arith.addi %v_368, %v_376 : index
                %v_378 = arith.select %is_374, %i_373, %v_377 : index
                %v_379 = arith.subi %v_353, %v_378 : index
                %v_380 = arith.minsi %v_379, %c_6 : index
                %v_381 = arith.select %is_374, %c_5, %v_380 : index
                %is_382 = arith.cmpi eq, %v_381, %c_5 : index
                scf.if %is_382 {
                  %v_383 = arith.muli %v_378, %c_11 : index
                  %v_384 = arith.addi %v_3, %v_383 : index
                  scf.for %i_385 = %c_2 to %c_16 step %c_5 {
                    %v_386 = arith.divui %i_385, %c_4 : index
                    %v_387 = arith.remui %i_385, %c_4 : index
                    %v_388 = arith.muli %v_387, %c_4 : index
                    %v_389 = arith.minsi %v_388, %c_20 : index
                    %is_390 = arith.cmpi eq, %v_386, %c_2 : index
                    %v_391 = arith.select %is_390, %v_355, %v_356 : index
                    %v_392 = arith.addi %v_391, %v_389 : index
                    %v_393 = arith.addi %v_392, %c_5 : index
                    %v_394 = arith.addi %v_392, %c_6 : index
                    %v_395 = arith.addi %v_392, %c_10 : index
                    %v_396 = arith.muli %v_386, %c_8 : index
                    %v_397 = arith.addi %v_396, %v_389 : index
                    %v_398 = arith.muli %v_372, %c_16 : index
                    %v_399 = arith.muli %i_373, %c_16 : index
                    %v_400 = arith.addi %v_399, %i_385 : index
                    %loop_402:4 = scf.for %i_401 = %c_2 to %c_42 step %c_4 iter_args(%carry_403 = %c_12, %carry_404 = %c_12, %carry_405 = %c_12, %carry_406 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_407 = arith.divui %i_401, %c_4 : index
                      %v_408 = arith.muli %v_398, %c_18 : index
                      %v_409 = arith.addi %v_408, %c_43 : index
                      %v_410 = arith.muli %v_398, %c_18 : index
                      %v_411 = arith.divui %v_409, %v_410 : index
                      %v_412 = arith.muli %v_400, %c_18 : index
                      %v_413 = arith.addi %v_412, %v_407 : index
                      %v_414 = arith.muli %v_413, %v_411 : index
                      scf.for %i_415 = %c_2 to %v_411 step %c_5 {
                        %v_416 = arith.addi %v_414, %i_415 : index
                        %v_417 = arith.minsi %v_416, %c_43 : index
                        %v_418 = arith.muli %v_417, %c_23 : index
                        %v_419 = arith.addi %v_366, %v_418 : index
                        %v_420 = arith.index_cast %v_419 : index to i64
                        %pointer_421 = llvm.inttoptr %v_420 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_421) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_422 = arith.addi %v_367, %v_418 : index
                        %v_423 = arith.index_cast %v_422 : index to i64
                        %pointer_424 = llvm.inttoptr %v_423 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_424) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_425 = arith.addi %i_401, %c_4 : index
                      %loop_427:4 = scf.for %i_426 = %i_401 to %v_425 step %c_5 iter_args(%carry_428 = %carry_403, %carry_429 = %carry_404, %carry_430 = %carry_405, %carry_431 = %carry_406) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_432 = arith.muli %i_426, %c_23 : index
                        %v_433 = arith.addi %v_384, %v_432 : index
                        %v_434 = arith.index_cast %v_433 : index to i64
                        %pointer_435 = llvm.inttoptr %v_434 : i64 to !llvm.ptr
                        %v_436 = "llvm.load"(%pointer_435) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_437 = memref.load %expert_gate_up[%v_63, %v_392, %i_426] : memref<8x48x40xf32>
                        %v_438 = vector.broadcast %v_437 : f32 to vector<16xf32>
                        %v_439 = arith.mulf %v_438, %v_436 : vector<16xf32>
                        %v_440 = arith.addf %v_439, %carry_428 : vector<16xf32>
                        %v_441 = memref.load %expert_gate_up[%v_63, %v_393, %i_426] : memref<8x48x40xf32>
                        %v_442 = vector.broadcast %v_441 : f32 to vector<16xf32>
                        %v_443 = arith.mulf %v_442, %v_436 : vector<16xf32>
                        %v_444 = arith.addf %v_443, %carry_429 : vector<16xf32>
                        %v_445 = memref.load %expert_gate_up[%v_63, %v_394, %i_426] : memref<8x48x40xf32>
                        %v_446 = vector.broadcast %v_445 : f32 to vector<16xf32>
                        %v_447 = arith.mulf %v_446, %v_436 : vector<16xf32>
                        %v_448 = arith.addf %v_447, %carry_430 : vector<16xf32>
                        %v_449 = memref.load %expert_gate_up[%v_63, %v_395, %i_426] : memref<8x48x40xf32>
                        %v_450 = vector.broadcast %v_449 : f32 to vector<16xf32>
                        %v_451 = arith.mulf %v_450, %v_436 : vector<16xf32>
                        %v_452 = arith.addf %v_451, %carry_431 : vector<16xf32>
                        scf.yield %v_440, %v_444, %v_448, %v_452 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_427#0, %loop_427#1, %loop_427#2, %loop_427#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_402#0, %sums[%v_397, %c_2] : memref<32x16xf32>, vector<16xf32>
                    %v_453 = arith.addi %v_397, %c_5 : index
                    vector.store %loop_402#1, %sums[%v_453, %c_2] : memref<32x16xf32>, vector<16xf32>
                    %v_454 = arith.addi %v_397, %c_6 : index
                    vector.store %loop_402#2, %sums[%v_454, %c_2] : memref<32x16xf32>, vector<16xf32>
                    %v_455 = arith.addi %v_397, %c_10 : index
                    vector.store %loop_402#3, %sums[%v_455, %c_2] : memref<32x16xf32>, vector<16xf32>
                  }
                }
                scf.for %i_456 = %c_2 to %v_381 step %c_5 {
                  %v_457 = arith.addi %v_378, %i_456 : index
                  %v_458 = arith.muli %i_456, %c_3 : index
                  %address_459 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_460 = arith.muli %v_457, %c_8 : index
                  %v_461 = arith.addi %v_65, %v_460 : index
                  %v_462 = arith.muli %v_461, %c_44 : index
                  %v_463 = arith.addi %address_459, %v_462 : index
                  scf.for %i_464 = %c_2 to %c_5 step %c_5 {
                    %v_465 = arith.subi %c_38, %i_354 : index
                    %v_466 = arith.maxsi %v_465, %c_2 : index
                    %v_467 = arith.minsi %c_8, %v_466 : index
                    scf.for %i_468 = %c_2 to %v_467 step %c_5 {
                      %v_469 = arith.addi %i_354, %i_468 : index
                      %v_470 = arith.addi %v_458, %c_2 : index
                      %v_471 = arith.subi %v_469, %v_355 : index
                      %v_472 = arith.addi %v_470, %v_471 : index
                      %v_473 = vector.load %sums[%v_472, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_474 = arith.addi %v_458, %c_8 : index
                      %v_475 = arith.subi %v_469, %v_355 : index
                      %v_476 = arith.addi %v_474, %v_475 : index
                      %v_477 = vector.load %sums[%v_476, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_478 = arith.subf %c_12, %v_473 : vector<16xf32>
                      %is_479 = arith.cmpf ogt, %v_478, %c_45 : vector<16xf32>
                      %v_480 = arith.select %is_479, %c_45, %v_478 : vector<16xi1>, vector<16xf32>
                      %is_481 = arith.cmpf olt, %v_480, %c_46 : vector<16xf32>
                      %v_482 = arith.select %is_481, %c_46, %v_480 : vector<16xi1>, vector<16xf32>
                      %v_483 = arith.mulf %v_482, %c_47 : vector<16xf32>
                      %v_484 = math.roundeven %v_483 : vector<16xf32>
                      %v_485 = arith.mulf %v_484, %c_48 : vector<16xf32>
                      %v_486 = arith.addf %v_485, %v_482 : vector<16xf32>
                      %v_487 = arith.mulf %v_484, %c_49 : vector<16xf32>
                      %v_488 = arith.addf %v_487, %v_486 : vector<16xf32>
                      %v_489 = arith.mulf %c_50, %v_488 : vector<16xf32>
                      %v_490 = arith.addf %v_489, %c_51 : vector<16xf32>
                      %v_491 = arith.mulf %v_490, %v_488 : vector<16xf32>
                      %v_492 = arith.addf %v_491, %c_52 : vector<16xf32>
                      %v_493 = arith.mulf %v_492, %v_488 : vector<16xf32>
                      %v_494 = arith.addf %v_493, %c_53 : vector<16xf32>
                      %v_495 = arith.mulf %v_494, %v_488 : vector<16xf32>
                      %v_496 = arith.addf %v_495, %c_54 : vector<16xf32>
                      %v_497 = arith.mulf %v_496, %v_488 : vector<16xf32>
                      %v_498 = arith.addf %v_497, %c_55 : vector<16xf32>
                      %v_499 = arith.mulf %v_498, %v_488 : vector<16xf32>
                      %v_500 = arith.addf %v_499, %c_56 : vector<16xf32>
                      %v_501 = arith.mulf %v_500, %v_488 : vector<16xf32>
                      %v_502 = arith.addf %v_501, %c_56 : vector<16xf32>
                      %v_503 = arith.fptosi %v_484 : vector<16xf32> to vector<16xi32>
                      %v_504 = arith.shrsi %v_503, %c_57 : vector<16xi32>
                      %v_505 = arith.subi %v_503, %v_504 : vector<16xi32>
                      %v_506 = arith.addi %v_504, %c_59 : vector<16xi32>
                      %v_507 = arith.shli %v_506, %c_58 : vector<16xi32>
                      %v_508 = arith.bitcast %v_507 : vector<16xi32> to vector<16xf32>
                      %v_509 = arith.mulf %v_502, %v_508 : vector<16xf32>
                      %v_510 = arith.addi %v_505, %c_59 : vector<16xi32>
                      %v_511 = arith.shli %v_510, %c_58 : vector<16xi32>
                      %v_512 = arith.bitcast %v_511 : vector<16xi32> to vector<16xf32>
                      %v_513 = arith.mulf %v_509, %v_512 : vector<16xf32>
                      %v_514 = arith.addf %v_513, %c_56 : vector<16xf32>
                      %v_515 = arith.divf %c_56, %v_514 : vector<16xf32>
                      %v_516 = arith.mulf %v_473, %v_515 : vector<16xf32>
                      %v_517 = arith.mulf %v_516, %v_477 : vector<16xf32>
                      %v_518 = arith.addi %i_354, %i_468 : index
                      %v_519 = arith.divui %v_518, %c_5 : index
                      %v_520 = arith.muli %v_519, %c_23 : index
                      %v_521 = arith.addi %v_463, %v_520 : index
                      %v_522 = arith.index_cast %v_521 : index to i64
                      %pointer_523 = llvm.inttoptr %v_522 : i64 to !llvm.ptr
                      "llvm.store"(%v_517, %pointer_523) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_53, %loop_44#1 : index, index
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %row_blocks_binding: !stream.binding, %counters_binding: !stream.binding, %assignment_of_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %rows: index, %blocks: index, %workers: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 39 : index
        %c_4 = arith.constant 31 : index
        %c_5 = arith.constant 256 : index
        %c_6 = arith.constant 64 : index
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 40 : index
        %c_10 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_11 = arith.constant 16 : index
        %c_12 = arith.constant 96 : index
        %c_13 = arith.constant 15 : index
        %c_14 = arith.constant 24 : index
        %c_15 = arith.constant 1536 : index
        %c_16 = arith.constant 8 : index
        %c_17 = arith.constant 12 : index
        %c_18 = arith.constant 3 : index
        %c_19 = arith.constant 6 : index
        %c_20 = arith.constant 23 : index
        %c_21 = arith.constant 5 : index
        %c_22 = arith.constant 7 : index
        %c_23 = arith.constant 9 : index
        %c_24 = arith.constant 10 : index
        %c_25 = arith.constant 11 : index
        %c_26 = arith.constant 13 : index
        %c_27 = arith.constant 14 : index
        %c_28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_29 = arith.constant 0 : i32
        %hidden = stream.binding.subspan %hidden_binding[%c_7] : !stream.binding -> memref<?x24xf32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_7] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_7] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_7] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_7] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_7] : !stream.binding -> memref<8x40x24xf32>
        %y = stream.binding.subspan %y_binding[%c_7] : !stream.binding -> memref<?x40xf32>{%tokens}
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<32x16xf32>
        %v_1 = memref.load %counters[%c_0] : memref<48xi32>
        %v_2 = arith.index_cast %v_1 : i32 to index
        %v_3 = arith.muli %v_2, %c_0 : index
        %is_4 = arith.cmpi sle, %assignments, %v_3 : index
        %v_5 = arith.select %is_4, %c_1, %c_2 : index
        %v_6 = arith.muli %workers, %v_5 : index
        %v_7 = arith.addi %v_6, %c_3 : index
        %v_8 = arith.divui %v_7, %v_6 : index
        %v_9 = arith.addi %v_8, %c_4 : index
        %v_10 = arith.divui %v_9, %c_0 : index
        %v_11 = arith.muli %v_10, %c_0 : index
        %v_12 = arith.minsi %v_11, %c_5 : index
        %v_13 = arith.addi %v_12, %c_3 : index
        %v_14 = arith.divui %v_13, %v_12 : index
        %address_15 = memref.extract_aligned_pointer_as_index %counters : memref<48xi32> -> index
        %v_16 = arith.addi %address_15, %c_6 : index
        %v_17 = arith.muli %workers, %c_1 : index
        %v_18 = arith.index_cast %v_16 : index to i64
        %pointer_19 = llvm.inttoptr %v_18 : i64 to !llvm.ptr
        %v_20 = arith.index_cast %c_2 : index to i32
        %v_21 = llvm.atomicrmw add %pointer_19, %v_20 monotonic : !llvm.ptr, i32
        %v_22 = arith.index_cast %v_21 : i32 to index
        %v_23 = arith.muli %v_17, %c_8 : index
        %v_24 = arith.divui %v_14, %v_23 : index
        %v_25 = arith.maxsi %v_24, %c_2 : index
        %v_26 = arith.divui %v_22, %v_17 : index
        %loop_28:2 = scf.for %i_27 = %c_7 to %v_26 step %c_2 iter_args(%carry_29 = %c_7, %carry_30 = %v_25) -> (index, index) {
          %v_31 = arith.muli %carry_30, %v_17 : index
          %v_32 = arith.addi %carry_29, %v_31 : index
          %v_33 = arith.divui %carry_30, %c_8 : index
          %v_34 = arith.maxsi %v_33, %c_2 : index
          scf.yield %v_32, %v_34 : index, index
        }
        %v_35 = arith.remui %v_22, %v_17 : index
        %v_36 = arith.muli %v_35, %loop_28#1 : index
        %v_37 = arith.addi %loop_28#0, %v_36 : index
        %end_40:2 = scf.while (%at_38 = %v_37, %at_39 = %loop_28#1) : (index, index) -> (index, index) {
          %is_43 = arith.cmpi slt, %at_38, %v_14 : index
          scf.condition(%is_43) %at_38, %at_39 : index, index
        } do {
          ^bb0(%i_41: index, %i_42: index):
          %v_44 = arith.index_cast %v_16 : index to i64
          %pointer_45 = llvm.inttoptr %v_44 : i64 to !llvm.ptr
          %v_46 = arith.index_cast %c_2 : index to i32
          %v_47 = llvm.atomicrmw add %pointer_45, %v_46 monotonic : !llvm.ptr, i32
          %v_48 = arith.index_cast %v_47 : i32 to index
          %v_49 = arith.muli %v_17, %c_8 : index
          %v_50 = arith.divui %v_14, %v_49 : index
          %v_51 = arith.maxsi %v_50, %c_2 : index
          %v_52 = arith.divui %v_48, %v_17 : index
          %loop_54:2 = scf.for %i_53 = %c_7 to %v_52 step %c_2 iter_args(%carry_55 = %c_7, %carry_56 = %v_51) -> (index, index) {
            %v_57 = arith.muli %carry_56, %v_17 : index
            %v_58 = arith.addi %carry_55, %v_57 : index
            %v_59 = arith.divui %carry_56, %c_8 : index
            %v_60 = arith.maxsi %v_59, %c_2 : index
            scf.yield %v_58, %v_60 : index, index
          }
          %v_61 = arith.remui %v_48, %v_17 : index
          %v_62 = arith.muli %v_61, %loop_54#1 : index
          %v_63 = arith.addi %loop_54#0, %v_62 : index
          %v_64 = arith.addi %i_41, %i_42 : index
          scf.for %i_65 = %i_41 to %v_64 step %c_2 {
            %v_66 = arith.addi %i_65, %c_2 : index
            %is_67 = arith.cmpi eq, %v_66, %v_64 : index
            %v_68 = arith.select %is_67, %v_63, %v_66 : index
            %v_69 = arith.muli %i_65, %v_12 : index
            %v_70 = arith.addi %v_69, %v_12 : index
            %v_71 = arith.minsi %v_70, %c_9 : index
            scf.for %i_72 = %c_7 to %tokens step %c_2 {
              scf.for %i_73 = %v_69 to %v_71 step %c_11 {
                %v_74 = arith.subi %v_71, %i_73 : index
                %mask_75 = vector.create_mask %v_74 : vector<16xi1>
                vector.maskedstore %y[%i_72, %i_73], %mask_75, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
            scf.for %i_76 = %c_7 to %v_2 step %c_2 {
              %v_77 = memref.load %row_blocks[%i_76, %c_7] : memref<?x4xi32>
              %v_78 = arith.index_cast %v_77 : i32 to index
              %v_79 = memref.load %row_blocks[%i_76, %c_2] : memref<?x4xi32>
              %v_80 = arith.index_cast %v_79 : i32 to index
              %v_81 = memref.load %row_blocks[%i_76, %c_8] : memref<?x4xi32>
              %v_82 = arith.index_cast %v_81 : i32 to index
              %v_83 = arith.addi %i_76, %c_2 : index
              %is_84 = arith.cmpi eq, %v_83, %v_2 : index
              %v_85 = arith.addi %i_76, %c_2 : index
              %v_86 = arith.select %is_84, %c_7, %v_85 : index
              %v_87 = memref.load %row_blocks[%v_86, %c_7] : memref<?x4xi32>
              %v_88 = arith.index_cast %v_87 : i32 to index
              %v_89 = memref.load %row_blocks[%v_86, %c_2] : memref<?x4xi32>
              %v_90 = arith.index_cast %v_89 : i32 to index
              %v_91 = memref.load %row_blocks[%v_86, %c_8] : memref<?x4xi32>
              %v_92 = arith.index_cast %v_91 : i32 to index
              %v_93 = arith.subi %v_14, %c_2 : index
              %v_94 = arith.minsi %v_68, %v_93 : index
              %v_95 = arith.muli %v_94, %v_12 : index
              %v_96 = arith.select %is_84, %v_95, %v_69 : index
              %address_97 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_98 = arith.muli %v_80, %c_12 : index
              %v_99 = arith.addi %address_97, %v_98 : index
              %v_100 = arith.addi %v_82, %c_13 : index
              %v_101 = arith.divui %v_100, %c_11 : index
              scf.for %i_102 = %v_69 to %v_71 step %c_0 {
                %v_103 = arith.addi %i_102, %c_11 : index
                %v_104 = arith.minsi %i_102, %c_14 : index
                %v_105 = arith.minsi %v_103, %c_14 : index
                %v_106 = arith.addi %i_102, %c_0 : index
                %is_107 = arith.cmpi sge, %v_106, %v_71 : index
                %v_108 = arith.select %is_107, %v_88, %v_78 : index
                %v_109 = arith.addi %i_102, %c_0 : index
                %v_110 = arith.select %is_107, %v_96, %v_109 : index
                %address_111 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
                %v_112 = arith.muli %v_108, %c_9 : index
                %v_113 = arith.addi %v_112, %v_110 : index
                %v_114 = arith.muli %v_113, %c_12 : index
                %v_115 = arith.addi %address_111, %v_114 : index
                %v_116 = arith.addi %v_115, %c_15 : index
                %v_117 = arith.divui %v_101, %c_2 : index
                %v_118 = arith.subi %v_101, %v_117 : index
                %v_119 = arith.addi %v_118, %c_2 : index
                %v_120 = arith.divui %v_119, %c_8 : index
                %v_121 = arith.addi %v_117, %v_120 : index
                scf.for %i_122 = %c_7 to %v_121 step %c_2 {
                  %is_123 = arith.cmpi slt, %i_122, %v_117 : index
                  %v_124 = arith.subi %i_122, %v_117 : index
                  %v_125 = arith.muli %v_124, %c_8 : index
                  %v_126 = arith.addi %v_117, %v_125 : index
                  %v_127 = arith.select %is_123, %i_122, %v_126 : index
                  %v_128 = arith.subi %v_101, %v_127 : index
                  %v_129 = arith.minsi %v_128, %c_8 : index
                  %v_130 = arith.select %is_123, %c_2, %v_129 : index
                  %is_131 = arith.cmpi eq, %v_130, %c_2 : index
                  scf.if %is_131 {
                    %v_132 = arith.muli %v_127, %c_15 : index
                    %v_133 = arith.addi %v_99, %v_132 : index
                    scf.for %i_134 = %c_7 to %c_16 step %c_2 {
                      %v_135 = arith.divui %i_134, %c_1 : index
                      %v_136 = arith.remui %i_134, %c_1 : index
                      %v_137 = arith.muli %v_136, %c_1 : index
                      %v_138 = arith.minsi %v_137, %c_17 : index
                      %is_139 = arith.cmpi eq, %v_135, %c_7 : index
                      %v_140 = arith.select %is_139, %v_104, %v_105 : index
                      %v_141 = arith.addi %v_140, %v_138 : index
                      %v_142 = arith.addi %v_141, %c_2 : index
                      %v_143 = arith.addi %v_141, %c_8 : index
                      %v_144 = arith.addi %v_141, %c_18 : index
                      %v_145 = arith.muli %v_135, %c_11 : index
                      %v_146 = arith.addi %v_145, %v_138 : index
                      %v_147 = arith.muli %v_121, %c_16 : index
                      %v_148 = arith.muli %i_122, %c_16 : index
                      %v_149 = arith.addi %v_148, %i_134 : index
                      %loop_151:4 = scf.for %i_150 = %c_7 to %c_14 step %c_1 iter_args(%carry_152 = %c_10, %carry_153 = %c_10, %carry_154 = %c_10, %carry_155 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_156 = arith.divui %i_150, %c_1 : index
                        %v_157 = arith.muli %v_147, %c_19 : index
                        %v_158 = arith.addi %v_157, %c_20 : index
                        %v_159 = arith.muli %v_147, %c_19 : index
                        %v_160 = arith.divui %v_158, %v_159 : index
                        %v_161 = arith.muli %v_149, %c_19 : index
                        %v_162 = arith.addi %v_161, %v_156 : index
                        %v_163 = arith.muli %v_162, %v_160 : index
                        scf.for %i_164 = %c_7 to %v_160 step %c_2 {
                          %v_165 = arith.addi %v_163, %i_164 : index
                          %v_166 = arith.minsi %v_165, %c_20 : index
                          %v_167 = arith.muli %v_166, %c_6 : index
                          %v_168 = arith.addi %v_115, %v_167 : index
                          %v_169 = arith.index_cast %v_168 : index to i64
                          %pointer_170 = llvm.inttoptr %v_169 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_170) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                          %v_171 = arith.addi %v_116, %v_167 : index
                          %v_172 = arith.index_cast %v_171 : index to i64
                          %pointer_173 = llvm.inttoptr %v_172 : i64 to !llvm.ptr
                          "llvm.intr.prefetch"(%pointer_173) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        }
                        %v_174 = arith.addi %i_150, %c_1 : index
                        %loop_176:4 = scf.for %i_175 = %i_150 to %v_174 step %c_2 iter_args(%carry_177 = %carry_152, %carry_178 = %carry_153, %carry_179 = %carry_154, %carry_180 = %carry_155) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_181 = arith.muli %i_175, %c_6 : index
                          %v_182 = arith.addi %v_133, %v_181 : index
                          %v_183 = arith.index_cast %v_182 : index to i64
                          %pointer_184 = llvm.inttoptr %v_183 : i64 to !llvm.ptr
                          %v_185 = "llvm.load"(%pointer_184) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                          %v_186 = memref.load %expert_down[%v_78, %v_141, %i_175] : memref<8x40x24xf32>
                          %v_187 = vector.broadcast %v_186 : f32 to vector<16xf32>
                          %v_188 = arith.mulf %v_187, %v_185 : vector<16xf32>
                          %v_189 = arith.addf %v_188, %carry_177 : vector<16xf32>
                          %v_190 = memref.load %expert_down[%v_78, %v_142, %i_175] : memref<8x40x24xf32>
                          %v_191 = vector.broadcast %v_190 : f32 to vector<16xf32>
                          %v_192 = arith.mulf %v_191, %v_185 : vector<16xf32>
                          %v_193 = arith.addf %v_192, %carry_178 : vector<16xf32>
                          %v_194 = memref.load %expert_down[%v_78, %v_143, %i_175] : memref<8x40x24xf32>
                          %v_195 = vector.broadcast %v_194 : f32 to vector<16xf32>
                          %v_196 = arith.mulf %v_195, %v_185 : vector<16xf32>
                          %v_197 = arith.addf %v_196, %carry_179 : vector<16xf32>
                          %v_198 = memref.load %expert_down[%v_78, %v_144, %i_175] : memref<8x40x24xf32>
                          %v_199 = vector.broadcast %v_198 : f32 to vector<16xf32>
                          %v_200 = arith.mulf %v_199, %v_185 : vector<16xf32>
                          %v_201 = arith.addf %v_200, %carry_180 : vector<16xf32>
                          scf.yield %v_189, %v_193, %v_197, %v_201 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_176#0, %loop_176#1, %loop_176#2, %loop_176#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_151#0, %sums[%v_146, %c_7] : memref<32x16xf32>, vector<16xf32>
                      %v_202 = arith.addi %v_146, %c_2 : index
                      vector.store %loop_151#1, %sums[%v_202, %c_7] : memref<32x16xf32>, vector<16xf32>
                      %v_203 = arith.addi %v_146, %c_8 : index
                      vector.store %loop_151#2, %sums[%v_203, %c_7] : memref<32x16xf32>, vector<16xf32>
                      %v_204 = arith.addi %v_146, %c_18 : index
                      vector.store %loop_151#3, %sums[%v_204, %c_7] : memref<32x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_205 = %c_7 to %v_130 step %c_2 {
                    %v_206 = arith.addi %v_127, %i_205 : index
                    %v_207 = arith.muli %i_205, %c_0 : index
                    %v_208 = arith.muli %v_206, %c_11 : index
                    %v_209 = arith.addi %v_80, %v_208 : index
                    scf.for %i_210 = %c_7 to %c_8 step %c_2 {
                      %is_211 = arith.cmpi eq, %i_210, %c_7 : index
                      %v_212 = arith.select %is_211, %i_102, %v_103 : index
                      %is_213 = arith.cmpi eq, %i_210, %c_7 : index
                      %v_214 = arith.select %is_213, %v_104, %v_105 : index
                      %is_215 = arith.cmpi slt, %v_212, %v_71 : index
                      scf.if %is_215 {
                        %v_216 = arith.muli %i_210, %c_11 : index
                        %v_217 = arith.addi %v_207, %v_216 : index
                        %v_218 = vector.load %sums[%v_217, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_219 = arith.addi %v_217, %c_2 : index
                        %v_220 = vector.load %sums[%v_219, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_221 = arith.addi %v_217, %c_8 : index
                        %v_222 = vector.load %sums[%v_221, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_223 = arith.addi %v_217, %c_18 : index
                        %v_224 = vector.load %sums[%v_223, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_225 = arith.addi %v_217, %c_1 : index
                        %v_226 = vector.load %sums[%v_225, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_227 = arith.addi %v_217, %c_21 : index
                        %v_228 = vector.load %sums[%v_227, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_229 = arith.addi %v_217, %c_19 : index
                        %v_230 = vector.load %sums[%v_229, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_231 = arith.addi %v_217, %c_22 : index
                        %v_232 = vector.load %sums[%v_231, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_233 = arith.addi %v_217, %c_16 : index
                        %v_234 = vector.load %sums[%v_233, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_235 = arith.addi %v_217, %c_23 : index
                        %v_236 = vector.load %sums[%v_235, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_237 = arith.addi %v_217, %c_24 : index
                        %v_238 = vector.load %sums[%v_237, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_239 = arith.addi %v_217, %c_25 : index
                        %v_240 = vector.load %sums[%v_239, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_241 = arith.addi %v_217, %c_17 : index
                        %v_242 = vector.load %sums[%v_241, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_243 = arith.addi %v_217, %c_26 : index
                        %v_244 = vector.load %sums[%v_243, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_245 = arith.addi %v_217, %c_27 : index
                        %v_246 = vector.load %sums[%v_245, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_247 = arith.addi %v_217, %c_13 : index
                        %v_248 = vector.load %sums[%v_247, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_249 = vector.shuffle %v_218, %v_220 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_250 = vector.shuffle %v_218, %v_220 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_251 = vector.shuffle %v_222, %v_224 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_252 = vector.shuffle %v_222, %v_224 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_253 = vector.shuffle %v_226, %v_228 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_254 = vector.shuffle %v_226, %v_228 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_255 = vector.shuffle %v_230, %v_232 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_256 = vector.shuffle %v_230, %v_232 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_257 = vector.shuffle %v_234, %v_236 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_258 = vector.shuffle %v_234, %v_236 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_259 = vector.shuffle %v_238, %v_240 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_260 = vector.shuffle %v_238, %v_240 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_261 = vector.shuffle %v_242, %v_244 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_262 = vector.shuffle %v_242, %v_244 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_263 = vector.shuffle %v_246, %v_248 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                        %v_264 = vector.shuffle %v_246, %v_248 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                        %v_265 = vector.shuffle %v_249, %v_251 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_266 = vector.shuffle %v_249, %v_251 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_267 = vector.shuffle %v_250, %v_252 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_268 = vector.shuffle %v_250, %v_252 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_269 = vector.shuffle %v_253, %v_255 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_270 = vector.shuffle %v_253, %v_255 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_271 = vector.shuffle %v_254, %v_256 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_272 = vector.shuffle %v_254, %v_256 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_273 = vector.shuffle %v_257, %v_259 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_274 = vector.shuffle %v_257, %v_259 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_275 = vector.shuffle %v_258, %v_260 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_276 = vector.shuffle %v_258, %v_260 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_277 = vector.shuffle %v_261, %v_263 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_278 = vector.shuffle %v_261, %v_263 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_279 = vector.shuffle %v_262, %v_264 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                        %v_280 = vector.shuffle %v_262, %v_264 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_281 = vector.shuffle %v_265, %v_269 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_282 = vector.shuffle %v_265, %v_269 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_283 = vector.shuffle %v_267, %v_271 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_284 = vector.shuffle %v_267, %v_271 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_285 = vector.shuffle %v_266, %v_270 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_286 = vector.shuffle %v_266, %v_270 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_287 = vector.shuffle %v_268, %v_272 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_288 = vector.shuffle %v_268, %v_272 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_289 = vector.shuffle %v_273, %v_277 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_290 = vector.shuffle %v_273, %v_277 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_291 = vector.shuffle %v_275, %v_279 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_292 = vector.shuffle %v_275, %v_279 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_293 = vector.shuffle %v_274, %v_278 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_294 = vector.shuffle %v_274, %v_278 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_295 = vector.shuffle %v_276, %v_280 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                        %v_296 = vector.shuffle %v_276, %v_280 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_297 = vector.shuffle %v_281, %v_289 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_298 = vector.shuffle %v_281, %v_289 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_299 = vector.shuffle %v_283, %v_291 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_300 = vector.shuffle %v_283, %v_291 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_301 = vector.shuffle %v_285, %v_293 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_302 = vector.shuffle %v_285, %v_293 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_303 = vector.shuffle %v_287, %v_295 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_304 = vector.shuffle %v_287, %v_295 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_305 = vector.shuffle %v_282, %v_290 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_306 = vector.shuffle %v_282, %v_290 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_307 = vector.shuffle %v_284, %v_292 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_308 = vector.shuffle %v_284, %v_292 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_309 = vector.shuffle %v_286, %v_294 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_310 = vector.shuffle %v_286, %v_294 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        %v_311 = vector.shuffle %v_288, %v_296 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                        %v_312 = vector.shuffle %v_288, %v_296 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                        vector.store %v_297, %sums[%v_217, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_313 = arith.addi %v_217, %c_2 : index
                        vector.store %v_299, %sums[%v_313, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_314 = arith.addi %v_217, %c_8 : index
                        vector.store %v_301, %sums[%v_314, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_315 = arith.addi %v_217, %c_18 : index
                        vector.store %v_303, %sums[%v_315, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_316 = arith.addi %v_217, %c_1 : index
                        vector.store %v_305, %sums[%v_316, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_317 = arith.addi %v_217, %c_21 : index
                        vector.store %v_307, %sums[%v_317, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_318 = arith.addi %v_217, %c_19 : index
                        vector.store %v_309, %sums[%v_318, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_319 = arith.addi %v_217, %c_22 : index
                        vector.store %v_311, %sums[%v_319, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_320 = arith.addi %v_217, %c_16 : index
                        vector.store %v_298, %sums[%v_320, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_321 = arith.addi %v_217, %c_23 : index
                        vector.store %v_300, %sums[%v_321, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_322 = arith.addi %v_217, %c_24 : index
                        vector.store %v_302, %sums[%v_322, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_323 = arith.addi %v_217, %c_25 : index
                        vector.store %v_304, %sums[%v_323, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_324 = arith.addi %v_217, %c_17 : index
                        vector.store %v_306, %sums[%v_324, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_325 = arith.addi %v_217, %c_26 : index
                        vector.store %v_308, %sums[%v_325, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_326 = arith.addi %v_217, %c_27 : index
                        vector.store %v_310, %sums[%v_326, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_327 = arith.addi %v_217, %c_13 : index
                        vector.store %v_312, %sums[%v_327, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_328 = arith.subi %v_212, %v_214 : index
                        %v_329 = arith.index_cast %v_328 : index to i32
                        %v_330 = vector.broadcast %v_329 : i32 to vector<16xi32>
                        %is_331 = arith.cmpi sge, %c_28, %v_330 : vector<16xi32>
                        scf.for %i_332 = %c_7 to %c_11 step %c_2 {
                          %v_333 = arith.addi %v_217, %i_332 : index
                          %v_334 = vector.load %sums[%v_333, %c_7] : memref<32x16xf32>, vector<16xf32>
                          %v_335 = arith.addi %v_209, %i_332 : index
                          %v_336 = memref.load %assignment_of[%v_335] : memref<?xi32>
                          %is_337 = arith.cmpi sge, %v_336, %c_29 : i32
                          scf.if %is_337 {
                            %v_338 = arith.index_cast %v_336 : i32 to index
                            %v_339 = arith.divui %v_338, %c_18 : index
                            %v_340 = vector.maskedload %y[%v_339, %v_214], %is_331, %c_10 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                            %v_341 = memref.load %weights[%v_338] : memref<?xf32>
                            %v_342 = vector.broadcast %v_341 : f32 to vector<16xf32>
                            %v_343 = arith.mulf %v_334, %v_342 : vector<16xf32>
                            %v_344 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_343) : (vector<16xf32>) -> vector<16xf32>
                            %v_345 = arith.addf %v_340, %v_344 : vector<16xf32>
                            vector.maskedstore %y[%v_339, %v_214], %is_331, %v_345 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
          scf.yield %v_63, %loop_54#1 : index, index
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
    %assignments = arith.muli %tokens, %size_3_1 : index
    %size_2048 = arith.constant 2048 : index
    %full_chunks = arith.divui %assignments, %size_2048 : index
    %size_1 = arith.constant 1 : index
    %chunks = arith.addi %full_chunks, %size_1 : index
    %size_8_1 = arith.constant 8 : index
    %experts_used = arith.minui %assignments, %size_8_1 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %rows = arith.addi %assignments, %gaps : index
    %size_240 = arith.constant 240 : index
    %full_blocks = arith.divui %assignments, %size_240 : index
    %row_blocks = arith.addi %full_blocks, %experts_used : index
    %histograms = flow.dispatch @grouped::@grouped_count[%assignments, %chunks](%expert_ids, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xf32>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
