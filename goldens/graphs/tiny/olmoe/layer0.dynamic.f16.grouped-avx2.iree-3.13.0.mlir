// needs: cpu avx2,f16c,fma
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
        %sums = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4x4xf64>
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
            vector.store %loop_19#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_19#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_19#2, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_19#3, %sums[%c_7, %c_4] : memref<4x4xf64>, vector<4xf64>
            scf.for %i_42 = %c_4 to %c_3 step %c_2 {
              scf.for %i_43 = %c_4 to %c_2 step %c_2 {
                %v_44 = arith.addi %i_42, %i_43 : index
                %v_45 = vector.load %sums[%v_44, %c_4] : memref<4x4xf64>, vector<4xf64>
                %v_46 = vector.shuffle %v_45, %v_45 [0, 1] : vector<4xf64>, vector<4xf64>
                %v_47 = vector.shuffle %v_45, %v_45 [2, 3] : vector<4xf64>, vector<4xf64>
                %v_48 = arith.addf %v_46, %v_47 : vector<2xf64>
                %v_49 = vector.shuffle %v_48, %v_48 [0] : vector<2xf64>, vector<2xf64>
                %v_50 = vector.shuffle %v_48, %v_48 [1] : vector<2xf64>, vector<2xf64>
                %v_51 = arith.addf %v_49, %v_50 : vector<1xf64>
                %sum_52 = vector.extract %v_51[0] : f64 from vector<1xf64>
                %v_53 = arith.addi %c_4, %i_43 : index
                %v_54 = arith.subi %tokens, %c_2 : index
                %v_55 = arith.minsi %v_53, %v_54 : index
                %v_56 = arith.addi %i_8, %i_42 : index
                %v_57 = arith.minsi %v_56, %c_5 : index
                %v_58 = arith.truncf %sum_52 : f64 to f32
                memref.store %v_58, %y[%v_55, %v_57] : memref<?x8xf32>
              }
            }
          }
        } else {
          scf.for %i_59 = %v_1 to %v_4 step %c_6 {
            scf.for %i_60 = %v_2 to %v_6 step %c_6 {
              %v_61 = arith.minsi %i_59, %c_5 : index
              %v_62 = arith.addi %i_59, %c_2 : index
              %v_63 = arith.minsi %v_62, %c_5 : index
              %v_64 = arith.subi %tokens, %c_2 : index
              %v_65 = arith.minsi %i_60, %v_64 : index
              %v_66 = arith.addi %i_60, %c_2 : index
              %v_67 = arith.subi %tokens, %c_2 : index
              %v_68 = arith.minsi %v_66, %v_67 : index
              %loop_70:4 = scf.for %i_69 = %c_4 to %c_9 step %c_3 iter_args(%carry_71 = %c_8, %carry_72 = %c_8, %carry_73 = %c_8, %carry_74 = %c_8) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
                %v_75 = vector.load %x[%v_65, %i_69] : memref<?x40xf32>, vector<4xf32>
                %v_76 = arith.extf %v_75 : vector<4xf32> to vector<4xf64>
                %v_77 = vector.load %x[%v_68, %i_69] : memref<?x40xf32>, vector<4xf32>
                %v_78 = arith.extf %v_77 : vector<4xf32> to vector<4xf64>
                %v_79 = arith.addi %i_69, %c_10 : index
                memref.prefetch %weight[%v_61, %v_79], read, locality<3>, data : memref<8x40xf32>
                %v_80 = vector.load %weight[%v_61, %i_69] : memref<8x40xf32>, vector<4xf32>
                %v_81 = arith.extf %v_80 : vector<4xf32> to vector<4xf64>
                %acc_82 = math.fma %v_81, %v_76, %carry_71 : vector<4xf64>
                %acc_83 = math.fma %v_81, %v_78, %carry_72 : vector<4xf64>
                %v_84 = arith.addi %i_69, %c_10 : index
                memref.prefetch %weight[%v_63, %v_84], read, locality<3>, data : memref<8x40xf32>
                %v_85 = vector.load %weight[%v_63, %i_69] : memref<8x40xf32>, vector<4xf32>
                %v_86 = arith.extf %v_85 : vector<4xf32> to vector<4xf64>
                %acc_87 = math.fma %v_86, %v_76, %carry_73 : vector<4xf64>
                %acc_88 = math.fma %v_86, %v_78, %carry_74 : vector<4xf64>
                scf.yield %acc_82, %acc_83, %acc_87, %acc_88 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
              }
              vector.store %loop_70#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_70#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_70#2, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_70#3, %sums[%c_7, %c_4] : memref<4x4xf64>, vector<4xf64>
              scf.for %i_89 = %c_4 to %c_6 step %c_2 {
                scf.for %i_90 = %c_4 to %c_6 step %c_2 {
                  %v_91 = arith.muli %i_89, %c_6 : index
                  %v_92 = arith.addi %v_91, %i_90 : index
                  %v_93 = vector.load %sums[%v_92, %c_4] : memref<4x4xf64>, vector<4xf64>
                  %v_94 = vector.shuffle %v_93, %v_93 [0, 1] : vector<4xf64>, vector<4xf64>
                  %v_95 = vector.shuffle %v_93, %v_93 [2, 3] : vector<4xf64>, vector<4xf64>
                  %v_96 = arith.addf %v_94, %v_95 : vector<2xf64>
                  %v_97 = vector.shuffle %v_96, %v_96 [0] : vector<2xf64>, vector<2xf64>
                  %v_98 = vector.shuffle %v_96, %v_96 [1] : vector<2xf64>, vector<2xf64>
                  %v_99 = arith.addf %v_97, %v_98 : vector<1xf64>
                  %sum_100 = vector.extract %v_99[0] : f64 from vector<1xf64>
                  %v_101 = arith.addi %i_60, %i_90 : index
                  %v_102 = arith.subi %tokens, %c_2 : index
                  %v_103 = arith.minsi %v_101, %v_102 : index
                  %v_104 = arith.addi %i_59, %i_89 : index
                  %v_105 = arith.minsi %v_104, %c_5 : index
                  %v_106 = arith.truncf %sum_100 : f64 to f32
                  memref.store %v_106, %y[%v_103, %v_105] : memref<?x8xf32>
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
        %c_12 = arith.constant dense<0.000000e+00> : vector<16xf16>
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
        %c_40 = arith.constant 80 : index
        %c_41 = arith.constant 1920 : index
        %c_42 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_43 = arith.constant 40 : index
        %c_44 = arith.constant 19 : index
        %c_45 = arith.constant 96 : index
        %c_46 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_47 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_48 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_49 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_50 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_51 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_52 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_53 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_54 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_55 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_56 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_57 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_58 = arith.constant dense<1> : vector<16xi32>
        %c_59 = arith.constant dense<23> : vector<16xi32>
        %c_60 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf16>{%tokens}
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_2] : !stream.binding -> memref<?xi32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<48xi32>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf16>
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
                    %v_107 = vector.maskedload %x[%v_106, %i_99], %mask_105, %c_12 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                    %v_108 = arith.extf %v_107 : vector<16xf16> to vector<16xf32>
                    vector.store %v_108, %square[%i_100, %c_2] : memref<16x16xf32>, vector<16xf32>
                  }
                  %v_109 = vector.load %square[%c_2, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_110 = vector.load %square[%c_5, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_111 = vector.load %square[%c_6, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_112 = vector.load %square[%c_10, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_113 = vector.load %square[%c_4, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_114 = vector.load %square[%c_13, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_115 = vector.load %square[%c_14, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_116 = vector.load %square[%c_15, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_117 = vector.load %square[%c_16, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_118 = vector.load %square[%c_17, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_119 = vector.load %square[%c_18, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_120 = vector.load %square[%c_19, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_121 = vector.load %square[%c_20, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_122 = vector.load %square[%c_21, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_123 = vector.load %square[%c_22, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_124 = vector.load %square[%c_7, %c_2] : memref<16x16xf32>, vector<16xf32>
                  %v_125 = arith.muli %i_99, %c_23 : index
                  %v_126 = arith.addi %v_98, %v_125 : index
                  %v_127 = vector.shuffle %v_109, %v_110 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_128 = vector.shuffle %v_109, %v_110 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_129 = vector.shuffle %v_111, %v_112 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_130 = vector.shuffle %v_111, %v_112 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_131 = vector.shuffle %v_113, %v_114 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_132 = vector.shuffle %v_113, %v_114 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_133 = vector.shuffle %v_115, %v_116 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_134 = vector.shuffle %v_115, %v_116 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_135 = vector.shuffle %v_117, %v_118 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_136 = vector.shuffle %v_117, %v_118 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_137 = vector.shuffle %v_119, %v_120 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_138 = vector.shuffle %v_119, %v_120 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_139 = vector.shuffle %v_121, %v_122 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_140 = vector.shuffle %v_121, %v_122 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_141 = vector.shuffle %v_123, %v_124 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_142 = vector.shuffle %v_123, %v_124 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_143 = vector.shuffle %v_127, %v_129 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_144 = vector.shuffle %v_127, %v_129 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_145 = vector.shuffle %v_128, %v_130 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_146 = vector.shuffle %v_128, %v_130 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_147 = vector.shuffle %v_131, %v_133 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_148 = vector.shuffle %v_131, %v_133 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_149 = vector.shuffle %v_132, %v_134 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_150 = vector.shuffle %v_132, %v_134 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_151 = vector.shuffle %v_135, %v_137 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_152 = vector.shuffle %v_135, %v_137 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_153 = vector.shuffle %v_136, %v_138 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_154 = vector.shuffle %v_136, %v_138 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_155 = vector.shuffle %v_139, %v_141 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_156 = vector.shuffle %v_139, %v_141 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_157 = vector.shuffle %v_140, %v_142 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_158 = vector.shuffle %v_140, %v_142 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_159 = vector.shuffle %v_143, %v_147 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_160 = vector.shuffle %v_143, %v_147 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_161 = vector.shuffle %v_145, %v_149 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_162 = vector.shuffle %v_145, %v_149 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_163 = vector.shuffle %v_144, %v_148 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_164 = vector.shuffle %v_144, %v_148 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_165 = vector.shuffle %v_146, %v_150 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_166 = vector.shuffle %v_146, %v_150 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_167 = vector.shuffle %v_151, %v_155 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_168 = vector.shuffle %v_151, %v_155 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_169 = vector.shuffle %v_153, %v_157 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_170 = vector.shuffle %v_153, %v_157 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_171 = vector.shuffle %v_152, %v_156 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_172 = vector.shuffle %v_152, %v_156 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_173 = vector.shuffle %v_154, %v_158 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_174 = vector.shuffle %v_154, %v_158 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_175 = vector.shuffle %v_159, %v_167 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_176 = vector.shuffle %v_159, %v_167 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_177 = vector.shuffle %v_161, %v_169 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_178 = vector.shuffle %v_161, %v_169 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_179 = vector.shuffle %v_163, %v_171 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_180 = vector.shuffle %v_163, %v_171 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_181 = vector.shuffle %v_165, %v_173 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_182 = vector.shuffle %v_165, %v_173 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_183 = vector.shuffle %v_160, %v_168 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_184 = vector.shuffle %v_160, %v_168 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_185 = vector.shuffle %v_162, %v_170 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_186 = vector.shuffle %v_162, %v_170 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_187 = vector.shuffle %v_164, %v_172 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_188 = vector.shuffle %v_164, %v_172 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_189 = vector.shuffle %v_166, %v_174 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_190 = vector.shuffle %v_166, %v_174 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_191 = arith.index_cast %v_126 : index to i64
                  %pointer_192 = llvm.inttoptr %v_191 : i64 to !llvm.ptr
                  "llvm.store"(%v_175, %pointer_192) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_193 = arith.addi %v_126, %c_23 : index
                  %v_194 = arith.index_cast %v_193 : index to i64
                  %pointer_195 = llvm.inttoptr %v_194 : i64 to !llvm.ptr
                  "llvm.store"(%v_177, %pointer_195) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_196 = arith.addi %v_126, %c_24 : index
                  %v_197 = arith.index_cast %v_196 : index to i64
                  %pointer_198 = llvm.inttoptr %v_197 : i64 to !llvm.ptr
                  "llvm.store"(%v_179, %pointer_198) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_199 = arith.addi %v_126, %c_25 : index
                  %v_200 = arith.index_cast %v_199 : index to i64
                  %pointer_201 = llvm.inttoptr %v_200 : i64 to !llvm.ptr
                  "llvm.store"(%v_181, %pointer_201) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_202 = arith.addi %v_126, %c_26 : index
                  %v_203 = arith.index_cast %v_202 : index to i64
                  %pointer_204 = llvm.inttoptr %v_203 : i64 to !llvm.ptr
                  "llvm.store"(%v_183, %pointer_204) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_205 = arith.addi %v_126, %c_27 : index
                  %v_206 = arith.index_cast %v_205 : index to i64
                  %pointer_207 = llvm.inttoptr %v_206 : i64 to !llvm.ptr
                  "llvm.store"(%v_185, %pointer_207) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_208 = arith.addi %v_126, %c_28 : index
                  %v_209 = arith.index_cast %v_208 : index to i64
                  %pointer_210 = llvm.inttoptr %v_209 : i64 to !llvm.ptr
                  "llvm.store"(%v_187, %pointer_210) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_211 = arith.addi %v_126, %c_29 : index
                  %v_212 = arith.index_cast %v_211 : index to i64
                  %pointer_213 = llvm.inttoptr %v_212 : i64 to !llvm.ptr
                  "llvm.store"(%v_189, %pointer_213) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_214 = arith.addi %v_126, %c_30 : index
                  %v_215 = arith.index_cast %v_214 : index to i64
                  %pointer_216 = llvm.inttoptr %v_215 : i64 to !llvm.ptr
                  "llvm.store"(%v_176, %pointer_216) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_217 = arith.addi %v_126, %c_31 : index
                  %v_218 = arith.index_cast %v_217 : index to i64
                  %pointer_219 = llvm.inttoptr %v_218 : i64 to !llvm.ptr
                  "llvm.store"(%v_178, %pointer_219) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_220 = arith.addi %v_126, %c_32 : index
                  %v_221 = arith.index_cast %v_220 : index to i64
                  %pointer_222 = llvm.inttoptr %v_221 : i64 to !llvm.ptr
                  "llvm.store"(%v_180, %pointer_222) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_223 = arith.addi %v_126, %c_33 : index
                  %v_224 = arith.index_cast %v_223 : index to i64
                  %pointer_225 = llvm.inttoptr %v_224 : i64 to !llvm.ptr
                  "llvm.store"(%v_182, %pointer_225) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_226 = arith.addi %v_126, %c_34 : index
                  %v_227 = arith.index_cast %v_226 : index to i64
                  %pointer_228 = llvm.inttoptr %v_227 : i64 to !llvm.ptr
                  "llvm.store"(%v_184, %pointer_228) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_229 = arith.addi %v_126, %c_35 : index
                  %v_230 = arith.index_cast %v_229 : index to i64
                  %pointer_231 = llvm.inttoptr %v_230 : i64 to !llvm.ptr
                  "llvm.store"(%v_186, %pointer_231) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_232 = arith.addi %v_126, %c_36 : index
                  %v_233 = arith.index_cast %v_232 : index to i64
                  %pointer_234 = llvm.inttoptr %v_233 : i64 to !llvm.ptr
                  "llvm.store"(%v_188, %pointer_234) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_235 = arith.addi %v_126, %c_37 : index
                  %v_236 = arith.index_cast %v_235 : index to i64
                  %pointer_237 = llvm.inttoptr %v_236 : i64 to !llvm.ptr
                  "llvm.store"(%v_190, %pointer_237) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_238 = %c_2 to %c_8 step %c_5 {
                  %v_239 = memref.load %tile_tokens[%i_238] : memref<16xi32>
                  %v_240 = arith.index_cast %v_239 : i32 to index
                  %is_241 = arith.cmpi sge, %v_240, %c_2 : index
                  %v_242 = arith.select %is_241, %c_16, %c_2 : index
                  %mask_243 = vector.create_mask %v_242 : vector<16xi1>
                  %v_244 = arith.maxsi %v_240, %c_2 : index
                  %v_245 = vector.maskedload %x[%v_244, %c_3], %mask_243, %c_12 : memref<?x40xf16>, vector<16xi1>, vector<16xf16> into vector<16xf16>
                  %v_246 = arith.extf %v_245 : vector<16xf16> to vector<16xf32>
                  vector.store %v_246, %square[%i_238, %c_2] : memref<16x16xf32>, vector<16xf32>
                }
                %v_247 = vector.load %square[%c_2, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_248 = vector.load %square[%c_5, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_249 = vector.load %square[%c_6, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_250 = vector.load %square[%c_10, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_251 = vector.load %square[%c_4, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_252 = vector.load %square[%c_13, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_253 = vector.load %square[%c_14, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_254 = vector.load %square[%c_15, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_255 = vector.load %square[%c_16, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_256 = vector.load %square[%c_17, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_257 = vector.load %square[%c_18, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_258 = vector.load %square[%c_19, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_259 = vector.load %square[%c_20, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_260 = vector.load %square[%c_21, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_261 = vector.load %square[%c_22, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_262 = vector.load %square[%c_7, %c_2] : memref<16x16xf32>, vector<16xf32>
                %v_263 = arith.muli %c_3, %c_23 : index
                %v_264 = arith.addi %v_98, %v_263 : index
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
                %v_279 = vector.shuffle %v_261, %v_262 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                %v_280 = vector.shuffle %v_261, %v_262 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                %v_281 = vector.shuffle %v_265, %v_267 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_282 = vector.shuffle %v_265, %v_267 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_283 = vector.shuffle %v_266, %v_268 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_284 = vector.shuffle %v_266, %v_268 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_285 = vector.shuffle %v_269, %v_271 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_286 = vector.shuffle %v_269, %v_271 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_287 = vector.shuffle %v_270, %v_272 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_288 = vector.shuffle %v_270, %v_272 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_289 = vector.shuffle %v_273, %v_275 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_290 = vector.shuffle %v_273, %v_275 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_291 = vector.shuffle %v_274, %v_276 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_292 = vector.shuffle %v_274, %v_276 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_293 = vector.shuffle %v_277, %v_279 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_294 = vector.shuffle %v_277, %v_279 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_295 = vector.shuffle %v_278, %v_280 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                %v_296 = vector.shuffle %v_278, %v_280 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_297 = vector.shuffle %v_281, %v_285 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_298 = vector.shuffle %v_281, %v_285 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_299 = vector.shuffle %v_283, %v_287 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_300 = vector.shuffle %v_283, %v_287 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_301 = vector.shuffle %v_282, %v_286 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_302 = vector.shuffle %v_282, %v_286 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_303 = vector.shuffle %v_284, %v_288 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_304 = vector.shuffle %v_284, %v_288 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_305 = vector.shuffle %v_289, %v_293 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_306 = vector.shuffle %v_289, %v_293 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_307 = vector.shuffle %v_291, %v_295 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_308 = vector.shuffle %v_291, %v_295 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_309 = vector.shuffle %v_290, %v_294 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_310 = vector.shuffle %v_290, %v_294 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_311 = vector.shuffle %v_292, %v_296 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                %v_312 = vector.shuffle %v_292, %v_296 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_313 = vector.shuffle %v_297, %v_305 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_314 = vector.shuffle %v_297, %v_305 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_315 = vector.shuffle %v_299, %v_307 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_316 = vector.shuffle %v_299, %v_307 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_317 = vector.shuffle %v_301, %v_309 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_318 = vector.shuffle %v_301, %v_309 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_319 = vector.shuffle %v_303, %v_311 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_320 = vector.shuffle %v_303, %v_311 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_321 = vector.shuffle %v_298, %v_306 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_322 = vector.shuffle %v_298, %v_306 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_323 = vector.shuffle %v_300, %v_308 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_324 = vector.shuffle %v_300, %v_308 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_325 = vector.shuffle %v_302, %v_310 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_326 = vector.shuffle %v_302, %v_310 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_327 = vector.shuffle %v_304, %v_312 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                %v_328 = vector.shuffle %v_304, %v_312 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                %v_329 = arith.index_cast %v_264 : index to i64
                %pointer_330 = llvm.inttoptr %v_329 : i64 to !llvm.ptr
                "llvm.store"(%v_313, %pointer_330) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_331 = arith.addi %v_264, %c_23 : index
                %v_332 = arith.index_cast %v_331 : index to i64
                %pointer_333 = llvm.inttoptr %v_332 : i64 to !llvm.ptr
                "llvm.store"(%v_315, %pointer_333) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_334 = arith.addi %v_264, %c_24 : index
                %v_335 = arith.index_cast %v_334 : index to i64
                %pointer_336 = llvm.inttoptr %v_335 : i64 to !llvm.ptr
                "llvm.store"(%v_317, %pointer_336) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_337 = arith.addi %v_264, %c_25 : index
                %v_338 = arith.index_cast %v_337 : index to i64
                %pointer_339 = llvm.inttoptr %v_338 : i64 to !llvm.ptr
                "llvm.store"(%v_319, %pointer_339) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_340 = arith.addi %v_264, %c_26 : index
                %v_341 = arith.index_cast %v_340 : index to i64
                %pointer_342 = llvm.inttoptr %v_341 : i64 to !llvm.ptr
                "llvm.store"(%v_321, %pointer_342) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_343 = arith.addi %v_264, %c_27 : index
                %v_344 = arith.index_cast %v_343 : index to i64
                %pointer_345 = llvm.inttoptr %v_344 : i64 to !llvm.ptr
                "llvm.store"(%v_323, %pointer_345) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_346 = arith.addi %v_264, %c_28 : index
                %v_347 = arith.index_cast %v_346 : index to i64
                %pointer_348 = llvm.inttoptr %v_347 : i64 to !llvm.ptr
                "llvm.store"(%v_325, %pointer_348) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_349 = arith.addi %v_264, %c_29 : index
                %v_350 = arith.index_cast %v_349 : index to i64
                %pointer_351 = llvm.inttoptr %v_350 : i64 to !llvm.ptr
                "llvm.store"(%v_327, %pointer_351) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
            %v_352 = arith.addi %v_61, %c_3 : index
            %v_353 = arith.minsi %v_352, %c_38 : index
            %v_354 = arith.addi %v_67, %c_7 : index
            %v_355 = arith.divui %v_354, %c_8 : index
            scf.for %i_356 = %v_61 to %v_353 step %c_8 {
              %v_357 = arith.minsi %i_356, %c_16 : index
              %v_358 = arith.addi %v_357, %c_38 : index
              %v_359 = arith.addi %i_356, %c_8 : index
              %is_360 = arith.cmpi sge, %v_359, %v_353 : index
              %v_361 = arith.select %is_360, %v_72, %v_63 : index
              %v_362 = arith.addi %i_356, %c_8 : index
              %v_363 = arith.select %is_360, %v_78, %v_362 : index
              %address_364 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf16> -> index
              %v_365 = arith.muli %v_361, %c_39 : index
              %v_366 = arith.addi %v_365, %v_363 : index
              %v_367 = arith.muli %v_366, %c_40 : index
              %v_368 = arith.addi %address_364, %v_367 : index
              %v_369 = arith.addi %v_368, %c_41 : index
              %v_370 = arith.divui %v_355, %c_5 : index
              %v_371 = arith.subi %v_355, %v_370 : index
              %v_372 = arith.addi %v_371, %c_5 : index
              %v_373 = arith.divui %v_372, %c_6 : index
              %v_374 = arith.addi %v_370, %v_373 : index
              scf.for %i_375 = %c_2 to %v_374 step %c_5 {
                %is_376 = arith.cmpi slt, %i_375, %v_370 : index
                %v_377 = arith.subi %i_375, %v_370 : index
                %v_378 = arith.muli %v_377, %c_6 : index
                %v_379 = arith.addi %v_370, %v_378 : index
                %v_380 = arith.select %is_376, %i_375, %v_379 : index
                %v_381 = arith.subi %v_355, %v_380 : index
                %v_382 = arith.minsi %v_381, %c_6 : index
                %v_383 = arith.select %is_376, %c_5, %v_382 : index
                %is_384 = arith.cmpi eq, %v_383, %c_5 : index
                scf.if %is_384 {
                  %v_385 = arith.muli %v_380, %c_11 : index
                  %v_386 = arith.addi %v_3, %v_385 : index
                  scf.for %i_387 = %c_2 to %c_16 step %c_5 {
                    %v_388 = arith.divui %i_387, %c_4 : index
                    %v_389 = arith.remui %i_387, %c_4 : index
                    %v_390 = arith.muli %v_389, %c_4 : index
                    %v_391 = arith.minsi %v_390, %c_20 : index
                    %is_392 = arith.cmpi eq, %v_388, %c_2 : index
                    %v_393 = arith.select %is_392, %v_357, %v_358 : index
                    %v_394 = arith.addi %v_393, %v_391 : index
                    %v_395 = arith.addi %v_394, %c_5 : index
                    %v_396 = arith.addi %v_394, %c_6 : index
                    %v_397 = arith.addi %v_394, %c_10 : index
                    %v_398 = arith.muli %v_388, %c_8 : index
                    %v_399 = arith.addi %v_398, %v_391 : index
                    %v_400 = arith.muli %v_374, %c_16 : index
                    %v_401 = arith.muli %i_375, %c_16 : index
                    %v_402 = arith.addi %v_401, %i_387 : index
                    %loop_404:4 = scf.for %i_403 = %c_2 to %c_43 step %c_4 iter_args(%carry_405 = %c_42, %carry_406 = %c_42, %carry_407 = %c_42, %carry_408 = %c_42) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_409 = arith.divui %i_403, %c_4 : index
                      %v_410 = arith.muli %v_400, %c_18 : index
                      %v_411 = arith.addi %v_410, %c_44 : index
                      %v_412 = arith.muli %v_400, %c_18 : index
                      %v_413 = arith.divui %v_411, %v_412 : index
                      %v_414 = arith.muli %v_402, %c_18 : index
                      %v_415 = arith.addi %v_414, %v_409 : index
                      %v_416 = arith.muli %v_415, %v_413 : index
                      scf.for %i_417 = %c_2 to %v_413 step %c_5 {
                        %v_418 = arith.addi %v_416, %i_417 : index
                        %v_419 = arith.minsi %v_418, %c_44 : index
                        %v_420 = arith.muli %v_419, %c_23 : index
                        %v_421 = arith.addi %v_368, %v_420 : index
                        %v_422 = arith.index_cast %v_421 : index to i64
                        %pointer_423 = llvm.inttoptr %v_422 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_423) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_424 = arith.addi %v_369, %v_420 : index
                        %v_425 = arith.index_cast %v_424 : index to i64
                        %pointer_426 = llvm.inttoptr %v_425 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_426) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_427 = arith.addi %i_403, %c_4 : index
                      %loop_429:4 = scf.for %i_428 = %i_403 to %v_427 step %c_5 iter_args(%carry_430 = %carry_405, %carry_431 = %carry_406, %carry_432 = %carry_407, %carry_433 = %carry_408) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_434 = arith.muli %i_428, %c_23 : index
                        %v_435 = arith.addi %v_386, %v_434 : index
                        %v_436 = arith.index_cast %v_435 : index to i64
                        %pointer_437 = llvm.inttoptr %v_436 : i64 to !llvm.ptr
                        %v_438 = "llvm.load"(%pointer_437) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                        %v_439 = memref.load %expert_gate_up[%v_63, %v_394, %i_428] : memref<8x48x40xf16>
                        %v_440 = arith.extf %v_439 : f16 to f32
                        %v_441 = vector.broadcast %v_440 : f32 to vector<16xf32>
                        %acc_442 = math.fma %v_441, %v_438, %carry_430 : vector<16xf32>
                        %v_443 = memref.load %expert_gate_up[%v_63, %v_395, %i_428] : memref<8x48x40xf16>
                        %v_444 = arith.extf %v_443 : f16 to f32
                        %v_445 = vector.broadcast %v_444 : f32 to vector<16xf32>
                        %acc_446 = math.fma %v_445, %v_438, %carry_431 : vector<16xf32>
                        %v_447 = memref.load %expert_gate_up[%v_63, %v_396, %i_428] : memref<8x48x40xf16>
                        %v_448 = arith.extf %v_447 : f16 to f32
                        %v_449 = vector.broadcast %v_448 : f32 to vector<16xf32>
                        %acc_450 = math.fma %v_449, %v_438, %carry_432 : vector<16xf32>
                        %v_451 = memref.load %expert_gate_up[%v_63, %v_397, %i_428] : memref<8x48x40xf16>
                        %v_452 = arith.extf %v_451 : f16 to f32
                        %v_453 = vector.broadcast %v_452 : f32 to vector<16xf32>
                        %acc_454 = math.fma %v_453, %v_438, %carry_433 : vector<16xf32>
                        scf.yield %acc_442, %acc_446, %acc_450, %acc_454 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      scf.yield %loop_429#0, %loop_429#1, %loop_429#2, %loop_429#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    vector.store %loop_404#0, %sums[%v_399, %c_2] : memref<32x16xf32>, vector<16xf32>
                    %v_455 = arith.addi %v_399, %c_5 : index
                    vector.store %loop_404#1, %sums[%v_455, %c_2] : memref<32x16xf32>, vector<16xf32>
                    %v_456 = arith.addi %v_399, %c_6 : index
                    vector.store %loop_404#2, %sums[%v_456, %c_2] : memref<32x16xf32>, vector<16xf32>
                    %v_457 = arith.addi %v_399, %c_10 : index
                    vector.store %loop_404#3, %sums[%v_457, %c_2] : memref<32x16xf32>, vector<16xf32>
                  }
                }
                scf.for %i_458 = %c_2 to %v_383 step %c_5 {
                  %v_459 = arith.addi %v_380, %i_458 : index
                  %v_460 = arith.muli %i_458, %c_3 : index
                  %address_461 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_462 = arith.muli %v_459, %c_8 : index
                  %v_463 = arith.addi %v_65, %v_462 : index
                  %v_464 = arith.muli %v_463, %c_45 : index
                  %v_465 = arith.addi %address_461, %v_464 : index
                  scf.for %i_466 = %c_2 to %c_5 step %c_5 {
                    %v_467 = arith.subi %c_38, %i_356 : index
                    %v_468 = arith.maxsi %v_467, %c_2 : index
                    %v_469 = arith.minsi %c_8, %v_468 : index
                    scf.for %i_470 = %c_2 to %v_469 step %c_5 {
                      %v_471 = arith.addi %i_356, %i_470 : index
                      %v_472 = arith.addi %v_460, %c_2 : index
                      %v_473 = arith.subi %v_471, %v_357 : index
                      %v_474 = arith.addi %v_472, %v_473 : index
                      %v_475 = vector.load %sums[%v_474, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_476 = arith.addi %v_460, %c_8 : index
                      %v_477 = arith.subi %v_471, %v_357 : index
                      %v_478 = arith.addi %v_476, %v_477 : index
                      %v_479 = vector.load %sums[%v_478, %c_2] : memref<32x16xf32>, vector<16xf32>
                      %v_480 = arith.subf %c_42, %v_475 : vector<16xf32>
                      %is_481 = arith.cmpf ogt, %v_480, %c_46 : vector<16xf32>
                      %v_482 = arith.select %is_481, %c_46, %v_480 : vector<16xi1>, vector<16xf32>
                      %is_483 = arith.cmpf olt, %v_482, %c_47 : vector<16xf32>
                      %v_484 = arith.select %is_483, %c_47, %v_482 : vector<16xi1>, vector<16xf32>
                      %v_485 = arith.mulf %v_484, %c_48 : vector<16xf32>
                      %v_486 = math.roundeven %v_485 : vector<16xf32>
                      %acc_487 = math.fma %v_486, %c_49, %v_484 : vector<16xf32>
                      %acc_488 = math.fma %v_486, %c_50, %acc_487 : vector<16xf32>
                      %acc_489 = math.fma %c_51, %acc_488, %c_52 : vector<16xf32>
                      %acc_490 = math.fma %acc_489, %acc_488, %c_53 : vector<16xf32>
                      %acc_491 = math.fma %acc_490, %acc_488, %c_54 : vector<16xf32>
                      %acc_492 = math.fma %acc_491, %acc_488, %c_55 : vector<16xf32>
                      %acc_493 = math.fma %acc_492, %acc_488, %c_56 : vector<16xf32>
                      %acc_494 = math.fma %acc_493, %acc_488, %c_57 : vector<16xf32>
                      %acc_495 = math.fma %acc_494, %acc_488, %c_57 : vector<16xf32>
                      %v_496 = arith.fptosi %v_486 : vector<16xf32> to vector<16xi32>
                      %v_497 = arith.shrsi %v_496, %c_58 : vector<16xi32>
                      %v_498 = arith.subi %v_496, %v_497 : vector<16xi32>
                      %v_499 = arith.addi %v_497, %c_60 : vector<16xi32>
                      %v_500 = arith.shli %v_499, %c_59 : vector<16xi32>
                      %v_501 = arith.bitcast %v_500 : vector<16xi32> to vector<16xf32>
                      %v_502 = arith.mulf %acc_495, %v_501 : vector<16xf32>
                      %v_503 = arith.addi %v_498, %c_60 : vector<16xi32>
                      %v_504 = arith.shli %v_503, %c_59 : vector<16xi32>
                      %v_505 = arith.bitcast %v_504 : vector<16xi32> to vector<16xf32>
                      %v_506 = arith.mulf %v_502, %v_505 : vector<16xf32>
                      %v_507 = arith.addf %v_506, %c_57 : vector<16xf32>
                      %v_508 = arith.divf %c_57, %v_507 : vector<16xf32>
                      %v_509 = arith.mulf %v_475, %v_508 : vector<16xf32>
                      %v_510 = arith.mulf %v_509, %v_479 : vector<16xf32>
                      %v_511 = llvm.fptrunc %v_510 : vector<16xf32> to vector<16xf16>
                      %v_512 = llvm.fpext %v_511 : vector<16xf16> to vector<16xf32>
                      %v_513 = arith.addi %i_356, %i_470 : index
                      %v_514 = arith.divui %v_513, %c_5 : index
                      %v_515 = arith.muli %v_514, %c_23 : index
                      %v_516 = arith.addi %v_465, %v_515 : index
                      %v_517 = arith.index_cast %v_516 : index to i64
                      %pointer_518 = llvm.inttoptr %v_517 : i64 to !llvm.ptr
                      "llvm.store"(%v_512, %pointer_518) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
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
        %c_15 = arith.constant 48 : index
        %c_16 = arith.constant 768 : index
        %c_17 = arith.constant 1536 : index
        %c_18 = arith.constant 8 : index
        %c_19 = arith.constant 12 : index
        %c_20 = arith.constant 3 : index
        %c_21 = arith.constant 6 : index
        %c_22 = arith.constant 11 : index
        %c_23 = arith.constant 5 : index
        %c_24 = arith.constant 7 : index
        %c_25 = arith.constant 9 : index
        %c_26 = arith.constant 10 : index
        %c_27 = arith.constant 13 : index
        %c_28 = arith.constant 14 : index
        %c_29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_30 = arith.constant 0 : i32
        %hidden = stream.binding.subspan %hidden_binding[%c_7] : !stream.binding -> memref<?x24xf32>{%rows}
        %row_blocks = stream.binding.subspan %row_blocks_binding[%c_7] : !stream.binding -> memref<?x4xi32>{%blocks}
        %counters = stream.binding.subspan %counters_binding[%c_7] : !stream.binding -> memref<48xi32>
        %assignment_of = stream.binding.subspan %assignment_of_binding[%c_7] : !stream.binding -> memref<?xi32>{%rows}
        %weights = stream.binding.subspan %weights_binding[%c_7] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_7] : !stream.binding -> memref<8x40x24xf16>
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
                %address_111 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf16> -> index
                %v_112 = arith.muli %v_108, %c_9 : index
                %v_113 = arith.addi %v_112, %v_110 : index
                %v_114 = arith.muli %v_113, %c_15 : index
                %v_115 = arith.addi %address_111, %v_114 : index
                %v_116 = arith.addi %v_115, %c_16 : index
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
                    %v_132 = arith.muli %v_127, %c_17 : index
                    %v_133 = arith.addi %v_99, %v_132 : index
                    scf.for %i_134 = %c_7 to %c_18 step %c_2 {
                      %v_135 = arith.divui %i_134, %c_1 : index
                      %v_136 = arith.remui %i_134, %c_1 : index
                      %v_137 = arith.muli %v_136, %c_1 : index
                      %v_138 = arith.minsi %v_137, %c_19 : index
                      %is_139 = arith.cmpi eq, %v_135, %c_7 : index
                      %v_140 = arith.select %is_139, %v_104, %v_105 : index
                      %v_141 = arith.addi %v_140, %v_138 : index
                      %v_142 = arith.addi %v_141, %c_2 : index
                      %v_143 = arith.addi %v_141, %c_8 : index
                      %v_144 = arith.addi %v_141, %c_20 : index
                      %v_145 = arith.muli %v_135, %c_11 : index
                      %v_146 = arith.addi %v_145, %v_138 : index
                      %v_147 = arith.muli %v_121, %c_18 : index
                      %v_148 = arith.muli %i_122, %c_18 : index
                      %v_149 = arith.addi %v_148, %i_134 : index
                      %loop_151:4 = scf.for %i_150 = %c_7 to %c_14 step %c_1 iter_args(%carry_152 = %c_10, %carry_153 = %c_10, %carry_154 = %c_10, %carry_155 = %c_10) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_156 = arith.divui %i_150, %c_1 : index
                        %v_157 = arith.muli %v_147, %c_21 : index
                        %v_158 = arith.addi %v_157, %c_22 : index
                        %v_159 = arith.muli %v_147, %c_21 : index
                        %v_160 = arith.divui %v_158, %v_159 : index
                        %v_161 = arith.muli %v_149, %c_21 : index
                        %v_162 = arith.addi %v_161, %v_156 : index
                        %v_163 = arith.muli %v_162, %v_160 : index
                        scf.for %i_164 = %c_7 to %v_160 step %c_2 {
                          %v_165 = arith.addi %v_163, %i_164 : index
                          %v_166 = arith.minsi %v_165, %c_22 : index
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
                          %v_186 = memref.load %expert_down[%v_78, %v_141, %i_175] : memref<8x40x24xf16>
                          %v_187 = arith.extf %v_186 : f16 to f32
                          %v_188 = vector.broadcast %v_187 : f32 to vector<16xf32>
                          %acc_189 = math.fma %v_188, %v_185, %carry_177 : vector<16xf32>
                          %v_190 = memref.load %expert_down[%v_78, %v_142, %i_175] : memref<8x40x24xf16>
                          %v_191 = arith.extf %v_190 : f16 to f32
                          %v_192 = vector.broadcast %v_191 : f32 to vector<16xf32>
                          %acc_193 = math.fma %v_192, %v_185, %carry_178 : vector<16xf32>
                          %v_194 = memref.load %expert_down[%v_78, %v_143, %i_175] : memref<8x40x24xf16>
                          %v_195 = arith.extf %v_194 : f16 to f32
                          %v_196 = vector.broadcast %v_195 : f32 to vector<16xf32>
                          %acc_197 = math.fma %v_196, %v_185, %carry_179 : vector<16xf32>
                          %v_198 = memref.load %expert_down[%v_78, %v_144, %i_175] : memref<8x40x24xf16>
                          %v_199 = arith.extf %v_198 : f16 to f32
                          %v_200 = vector.broadcast %v_199 : f32 to vector<16xf32>
                          %acc_201 = math.fma %v_200, %v_185, %carry_180 : vector<16xf32>
                          scf.yield %acc_189, %acc_193, %acc_197, %acc_201 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        scf.yield %loop_176#0, %loop_176#1, %loop_176#2, %loop_176#3 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_151#0, %sums[%v_146, %c_7] : memref<32x16xf32>, vector<16xf32>
                      %v_202 = arith.addi %v_146, %c_2 : index
                      vector.store %loop_151#1, %sums[%v_202, %c_7] : memref<32x16xf32>, vector<16xf32>
                      %v_203 = arith.addi %v_146, %c_8 : index
                      vector.store %loop_151#2, %sums[%v_203, %c_7] : memref<32x16xf32>, vector<16xf32>
                      %v_204 = arith.addi %v_146, %c_20 : index
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
                        %v_223 = arith.addi %v_217, %c_20 : index
                        %v_224 = vector.load %sums[%v_223, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_225 = arith.addi %v_217, %c_1 : index
                        %v_226 = vector.load %sums[%v_225, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_227 = arith.addi %v_217, %c_23 : index
                        %v_228 = vector.load %sums[%v_227, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_229 = arith.addi %v_217, %c_21 : index
                        %v_230 = vector.load %sums[%v_229, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_231 = arith.addi %v_217, %c_24 : index
                        %v_232 = vector.load %sums[%v_231, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_233 = arith.addi %v_217, %c_18 : index
                        %v_234 = vector.load %sums[%v_233, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_235 = arith.addi %v_217, %c_25 : index
                        %v_236 = vector.load %sums[%v_235, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_237 = arith.addi %v_217, %c_26 : index
                        %v_238 = vector.load %sums[%v_237, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_239 = arith.addi %v_217, %c_22 : index
                        %v_240 = vector.load %sums[%v_239, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_241 = arith.addi %v_217, %c_19 : index
                        %v_242 = vector.load %sums[%v_241, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_243 = arith.addi %v_217, %c_27 : index
                        %v_244 = vector.load %sums[%v_243, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_245 = arith.addi %v_217, %c_28 : index
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
                        %v_315 = arith.addi %v_217, %c_20 : index
                        vector.store %v_303, %sums[%v_315, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_316 = arith.addi %v_217, %c_1 : index
                        vector.store %v_305, %sums[%v_316, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_317 = arith.addi %v_217, %c_23 : index
                        vector.store %v_307, %sums[%v_317, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_318 = arith.addi %v_217, %c_21 : index
                        vector.store %v_309, %sums[%v_318, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_319 = arith.addi %v_217, %c_24 : index
                        vector.store %v_311, %sums[%v_319, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_320 = arith.addi %v_217, %c_18 : index
                        vector.store %v_298, %sums[%v_320, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_321 = arith.addi %v_217, %c_25 : index
                        vector.store %v_300, %sums[%v_321, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_322 = arith.addi %v_217, %c_26 : index
                        vector.store %v_302, %sums[%v_322, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_323 = arith.addi %v_217, %c_22 : index
                        vector.store %v_304, %sums[%v_323, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_324 = arith.addi %v_217, %c_19 : index
                        vector.store %v_306, %sums[%v_324, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_325 = arith.addi %v_217, %c_27 : index
                        vector.store %v_308, %sums[%v_325, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_326 = arith.addi %v_217, %c_28 : index
                        vector.store %v_310, %sums[%v_326, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_327 = arith.addi %v_217, %c_13 : index
                        vector.store %v_312, %sums[%v_327, %c_7] : memref<32x16xf32>, vector<16xf32>
                        %v_328 = arith.subi %v_212, %v_214 : index
                        %v_329 = arith.index_cast %v_328 : index to i32
                        %v_330 = vector.broadcast %v_329 : i32 to vector<16xi32>
                        %is_331 = arith.cmpi sge, %c_29, %v_330 : vector<16xi32>
                        scf.for %i_332 = %c_7 to %c_11 step %c_2 {
                          %v_333 = arith.addi %v_217, %i_332 : index
                          %v_334 = vector.load %sums[%v_333, %c_7] : memref<32x16xf32>, vector<16xf32>
                          %v_335 = arith.addi %v_209, %i_332 : index
                          %v_336 = memref.load %assignment_of[%v_335] : memref<?xi32>
                          %is_337 = arith.cmpi sge, %v_336, %c_30 : i32
                          scf.if %is_337 {
                            %v_338 = arith.index_cast %v_336 : i32 to index
                            %v_339 = arith.divui %v_338, %c_20 : index
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
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %histograms = flow.dispatch @grouped::@grouped_count[%assignments, %chunks](%expert_ids, %assignments, %chunks) : (tensor<?x3xi32>{%tokens}, index, index) -> tensor<?x8xi32>{%chunks}
    %grouped_place:4 = flow.dispatch @grouped::@grouped_place[%assignments, %rows, %row_blocks, %chunks](%expert_ids, %histograms, %assignments, %rows, %row_blocks, %chunks) : (tensor<?x3xi32>{%tokens}, tensor<?x8xi32>{%chunks}, index, index, index, index) -> (tensor<?xi32>{%rows}, tensor<?xi32>{%assignments}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>)
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %grouped_up:3 = flow.dispatch @grouped::@grouped_up[%assignments, %tokens, %rows, %row_blocks, %workers](%x_f16, %grouped_place#0, %grouped_place#2, %grouped_place#3, %expert_gate_up, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x40xf16>{%tokens}, tensor<?xi32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<8x48x40xf16>, index, index, index, index, index) -> (%grouped_place#3, tensor<?x24xf32>{%rows}, tensor<?x38400xi8>{%workers})
    %grouped_down:2 = flow.dispatch @grouped::@grouped_down[%assignments, %tokens, %rows, %row_blocks, %workers](%grouped_up#1, %grouped_place#2, %grouped_up#0, %grouped_place#0, %chosen_weights, %expert_down, %assignments, %tokens, %rows, %row_blocks, %workers) : (tensor<?x24xf32>{%rows}, tensor<?x4xi32>{%row_blocks}, tensor<48xi32>, tensor<?xi32>{%rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf16>, index, index, index, index, index) -> (%grouped_up#0, tensor<?x40xf32>{%tokens})

    return %grouped_down#1 : tensor<?x40xf32>
  }
}
