// needs: cpu avx2,f16c,fma
module @moe_ffn {
  stream.executable private @project_64x2048_f32 {
    stream.executable.export public @project_64x2048_f32 workgroups(%tokens: index) -> (index, index, index) {
      %x = arith.constant 4 : index
      %y_divisor = arith.constant 16 : index
      %y = arith.ceildivui %tokens, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @project_64x2048_f32(%x_binding: !stream.binding, %weight_binding: !stream.binding, %y_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant 64 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant dense<0.0> : vector<4xf64>
        %c_8 = arith.constant 2048 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 63 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_4] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_4] : !stream.binding -> memref<64x2048xf32>
        %y = stream.binding.subspan %y_binding[%c_4] : !stream.binding -> memref<?x64xf32>{%tokens}
        %sums = memref.alloca() alignment = 64 : memref<4x4xf64>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        %is_7 = arith.cmpi eq, %tokens, %c_2 : index
        scf.if %is_7 {
          scf.for %i_8 = %v_1 to %v_4 step %c_3 {
            %v_9 = arith.addi %i_8, %c_2 : index
            %v_10 = arith.addi %i_8, %c_5 : index
            %v_11 = arith.addi %i_8, %c_6 : index
            %v_12 = arith.subi %tokens, %c_2 : index
            %v_13 = arith.minsi %c_4, %v_12 : index
            %loop_15:4 = scf.for %i_14 = %c_4 to %c_8 step %c_3 iter_args(%carry_16 = %c_7, %carry_17 = %c_7, %carry_18 = %c_7, %carry_19 = %c_7) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
              %v_20 = vector.load %x[%v_13, %i_14] : memref<?x2048xf32>, vector<4xf32>
              %v_21 = arith.extf %v_20 : vector<4xf32> to vector<4xf64>
              %v_22 = arith.addi %i_14, %c_9 : index
              memref.prefetch %weight[%i_8, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_23 = vector.load %weight[%i_8, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_24 = arith.extf %v_23 : vector<4xf32> to vector<4xf64>
              %acc_25 = math.fma %v_24, %v_21, %carry_16 : vector<4xf64>
              memref.prefetch %weight[%v_9, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_26 = vector.load %weight[%v_9, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_27 = arith.extf %v_26 : vector<4xf32> to vector<4xf64>
              %acc_28 = math.fma %v_27, %v_21, %carry_17 : vector<4xf64>
              memref.prefetch %weight[%v_10, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_29 = vector.load %weight[%v_10, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_30 = arith.extf %v_29 : vector<4xf32> to vector<4xf64>
              %acc_31 = math.fma %v_30, %v_21, %carry_18 : vector<4xf64>
              memref.prefetch %weight[%v_11, %v_22], read, locality<3>, data : memref<64x2048xf32>
              %v_32 = vector.load %weight[%v_11, %i_14] : memref<64x2048xf32>, vector<4xf32>
              %v_33 = arith.extf %v_32 : vector<4xf32> to vector<4xf64>
              %acc_34 = math.fma %v_33, %v_21, %carry_19 : vector<4xf64>
              scf.yield %acc_25, %acc_28, %acc_31, %acc_34 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
            }
            vector.store %loop_15#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_15#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_15#2, %sums[%c_5, %c_4] : memref<4x4xf64>, vector<4xf64>
            vector.store %loop_15#3, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
            scf.for %i_35 = %c_4 to %c_3 step %c_2 {
              scf.for %i_36 = %c_4 to %c_2 step %c_2 {
                %v_37 = arith.addi %i_35, %i_36 : index
                %v_38 = vector.load %sums[%v_37, %c_4] : memref<4x4xf64>, vector<4xf64>
                %v_39 = vector.shuffle %v_38, %v_38 [0, 1] : vector<4xf64>, vector<4xf64>
                %v_40 = vector.shuffle %v_38, %v_38 [2, 3] : vector<4xf64>, vector<4xf64>
                %v_41 = arith.addf %v_39, %v_40 : vector<2xf64>
                %v_42 = vector.shuffle %v_41, %v_41 [0] : vector<2xf64>, vector<2xf64>
                %v_43 = vector.shuffle %v_41, %v_41 [1] : vector<2xf64>, vector<2xf64>
                %v_44 = arith.addf %v_42, %v_43 : vector<1xf64>
                %sum_45 = vector.extract %v_44[0] : f64 from vector<1xf64>
                %v_46 = arith.addi %c_4, %i_36 : index
                %v_47 = arith.subi %tokens, %c_2 : index
                %v_48 = arith.minsi %v_46, %v_47 : index
                %v_49 = arith.addi %i_8, %i_35 : index
                %v_50 = arith.minsi %v_49, %c_10 : index
                %v_51 = arith.truncf %sum_45 : f64 to f32
                memref.store %v_51, %y[%v_48, %v_50] : memref<?x64xf32>
              }
            }
          }
        } else {
          scf.for %i_52 = %v_1 to %v_4 step %c_5 {
            scf.for %i_53 = %v_2 to %v_6 step %c_5 {
              %v_54 = arith.addi %i_52, %c_2 : index
              %v_55 = arith.subi %tokens, %c_2 : index
              %v_56 = arith.minsi %i_53, %v_55 : index
              %v_57 = arith.addi %i_53, %c_2 : index
              %v_58 = arith.subi %tokens, %c_2 : index
              %v_59 = arith.minsi %v_57, %v_58 : index
              %loop_61:4 = scf.for %i_60 = %c_4 to %c_8 step %c_3 iter_args(%carry_62 = %c_7, %carry_63 = %c_7, %carry_64 = %c_7, %carry_65 = %c_7) -> (vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>) {
                %v_66 = vector.load %x[%v_56, %i_60] : memref<?x2048xf32>, vector<4xf32>
                %v_67 = arith.extf %v_66 : vector<4xf32> to vector<4xf64>
                %v_68 = vector.load %x[%v_59, %i_60] : memref<?x2048xf32>, vector<4xf32>
                %v_69 = arith.extf %v_68 : vector<4xf32> to vector<4xf64>
                %v_70 = arith.addi %i_60, %c_9 : index
                memref.prefetch %weight[%i_52, %v_70], read, locality<3>, data : memref<64x2048xf32>
                %v_71 = vector.load %weight[%i_52, %i_60] : memref<64x2048xf32>, vector<4xf32>
                %v_72 = arith.extf %v_71 : vector<4xf32> to vector<4xf64>
                %acc_73 = math.fma %v_72, %v_67, %carry_62 : vector<4xf64>
                %acc_74 = math.fma %v_72, %v_69, %carry_63 : vector<4xf64>
                memref.prefetch %weight[%v_54, %v_70], read, locality<3>, data : memref<64x2048xf32>
                %v_75 = vector.load %weight[%v_54, %i_60] : memref<64x2048xf32>, vector<4xf32>
                %v_76 = arith.extf %v_75 : vector<4xf32> to vector<4xf64>
                %acc_77 = math.fma %v_76, %v_67, %carry_64 : vector<4xf64>
                %acc_78 = math.fma %v_76, %v_69, %carry_65 : vector<4xf64>
                scf.yield %acc_73, %acc_74, %acc_77, %acc_78 : vector<4xf64>, vector<4xf64>, vector<4xf64>, vector<4xf64>
              }
              vector.store %loop_61#0, %sums[%c_4, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_61#1, %sums[%c_2, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_61#2, %sums[%c_5, %c_4] : memref<4x4xf64>, vector<4xf64>
              vector.store %loop_61#3, %sums[%c_6, %c_4] : memref<4x4xf64>, vector<4xf64>
              scf.for %i_79 = %c_4 to %c_5 step %c_2 {
                scf.for %i_80 = %c_4 to %c_5 step %c_2 {
                  %v_81 = arith.muli %i_79, %c_5 : index
                  %v_82 = arith.addi %v_81, %i_80 : index
                  %v_83 = vector.load %sums[%v_82, %c_4] : memref<4x4xf64>, vector<4xf64>
                  %v_84 = vector.shuffle %v_83, %v_83 [0, 1] : vector<4xf64>, vector<4xf64>
                  %v_85 = vector.shuffle %v_83, %v_83 [2, 3] : vector<4xf64>, vector<4xf64>
                  %v_86 = arith.addf %v_84, %v_85 : vector<2xf64>
                  %v_87 = vector.shuffle %v_86, %v_86 [0] : vector<2xf64>, vector<2xf64>
                  %v_88 = vector.shuffle %v_86, %v_86 [1] : vector<2xf64>, vector<2xf64>
                  %v_89 = arith.addf %v_87, %v_88 : vector<1xf64>
                  %sum_90 = vector.extract %v_89[0] : f64 from vector<1xf64>
                  %v_91 = arith.addi %i_53, %i_80 : index
                  %v_92 = arith.subi %tokens, %c_2 : index
                  %v_93 = arith.minsi %v_91, %v_92 : index
                  %v_94 = arith.addi %i_52, %i_79 : index
                  %v_95 = arith.minsi %v_94, %c_10 : index
                  %v_96 = arith.truncf %sum_90 : f64 to f32
                  memref.store %v_96, %y[%v_93, %v_95] : memref<?x64xf32>
                }
              }
            }
          }
        }
        return
      }
    }
  }

  stream.executable private @top_8_of_64 {
    stream.executable.export public @top_8_of_64 workgroups(%tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 16 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @top_8_of_64(%keys_binding: !stream.binding, %ids_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 16 : index
        %c_1 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<8xi32>
        %c_3 = arith.constant dense<64> : vector<8xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 8 : index
        %c_9 = arith.constant 64 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x64xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<8xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<8xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_8 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<8xi32>, vector<8xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x64xi32>, vector<8xi32>
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
            memref.store %v_32, %ids[%i_4, %i_5] : memref<?x8xi32>
            scf.yield %v_28, %v_32 : i32, i32
          }
        }
        return
      }
    }
  }

  stream.executable private @gathered {
    stream.executable.export public @gathered_lay_out_x workgroups(%tokens: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %tokens, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_lay_out_hidden workgroups(%assignments: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %assignments, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_up workgroups(%assignments: index, %tokens: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%assignments: index, %tokens: index, %workers: index) -> (index, index, index) {
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %workers, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_combine workgroups(%assignments: index, %tokens: index) -> (index, index, index) {
      %x_divisor = arith.constant 8 : index
      %x = arith.ceildivui %tokens, %x_divisor : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_lay_out_x(%x_binding: !stream.binding, %x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 2048 : index
        %c_2 = arith.constant 64 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xindex>
        %c_8 = arith.constant dense<4> : vector<16xindex>
        %c_9 = arith.constant dense<true> : vector<16xi1>
        %c_10 = arith.constant 0x00000000 : f32
        %c_11 = arith.constant 512 : index
        %c_12 = arith.constant 32 : index
        %c_13 = arith.constant 0x41800000 : f32
        %c_14 = arith.constant 8 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_0] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_0] : !stream.binding -> memref<?x512xf32>{%tokens}
        %numbers = memref.alloca() alignment = 64 : memref<64xf32>
        scf.for %i_1 = %c_0 to %c_1 step %c_2 {
          scf.for %i_2 = %c_0 to %c_2 step %c_3 {
            %v_3 = arith.addi %i_1, %i_2 : index
            %v_4 = arith.subi %c_1, %v_3 : index
            %mask_5 = vector.create_mask %v_4 : vector<16xi1>
            %v_6 = arith.addi %i_1, %i_2 : index
            %v_7 = vector.maskedload %x[%workgroup_0, %v_6], %mask_5, %c_4 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            vector.store %v_7, %numbers[%i_2] : memref<64xf32>, vector<16xf32>
          }
          scf.for %i_8 = %c_0 to %c_5 step %c_5 {
            scf.for %i_9 = %c_0 to %c_6 step %c_5 {
              %v_10 = arith.muli %i_8, %c_2 : index
              %v_11 = arith.muli %c_7, %c_8 : vector<16xindex>
              %v_12 = vector.broadcast %v_10 : index to vector<16xindex>
              %v_13 = arith.addi %v_12, %v_11 : vector<16xindex>
              %v_14 = vector.broadcast %i_9 : index to vector<16xindex>
              %v_15 = arith.addi %v_13, %v_14 : vector<16xindex>
              %v_16 = vector.gather %numbers[%c_0] [%v_15], %c_9, %c_4 : memref<64xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_17 = arith.muli %i_8, %c_2 : index
              %v_18 = arith.muli %i_9, %c_3 : index
              %v_19 = arith.addi %v_17, %v_18 : index
              %v_20 = arith.addi %i_1, %v_19 : index
              vector.store %v_16, %x_lanes[%workgroup_0, %v_20] : memref<?x2048xf32>, vector<16xf32>
            }
          }
        }
        scf.for %i_21 = %c_0 to %c_11 step %c_5 {
          memref.store %c_10, %x_sums[%workgroup_0, %i_21] : memref<?x512xf32>
        }
        scf.for %i_22 = %c_0 to %c_1 step %c_12 {
          %loop_24:1 = scf.for %i_23 = %c_0 to %c_12 step %c_3 iter_args(%carry_25 = %c_4) -> (vector<16xf32>) {
            %v_26 = arith.addi %i_22, %i_23 : index
            %v_27 = vector.load %x[%workgroup_0, %v_26] : memref<?x2048xf32>, vector<16xf32>
            %v_28 = arith.addf %carry_25, %v_27 : vector<16xf32>
            scf.yield %v_28 : vector<16xf32>
          }
          %v_29 = arith.divui %i_22, %c_2 : index
          %v_30 = arith.muli %v_29, %c_3 : index
          %v_31 = arith.remui %i_22, %c_2 : index
          %v_32 = arith.divui %v_31, %c_12 : index
          %v_33 = arith.addi %v_30, %v_32 : index
          %v_34 = vector.shuffle %loop_24#0, %loop_24#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_35 = vector.shuffle %loop_24#0, %loop_24#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<8xf32>
          %v_37 = vector.shuffle %v_36, %v_36 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_38 = vector.shuffle %v_36, %v_36 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<4xf32>
          %v_40 = vector.shuffle %v_39, %v_39 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_41 = vector.shuffle %v_39, %v_39 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_42 = arith.addf %v_40, %v_41 : vector<2xf32>
          %v_43 = vector.shuffle %v_42, %v_42 [0] : vector<2xf32>, vector<2xf32>
          %v_44 = vector.shuffle %v_42, %v_42 [1] : vector<2xf32>, vector<2xf32>
          %v_45 = arith.addf %v_43, %v_44 : vector<1xf32>
          %sum_46 = vector.extract %v_45[0] : f32 from vector<1xf32>
          %v_47 = arith.mulf %sum_46, %c_13 : f32
          memref.store %v_47, %x_sums[%workgroup_0, %v_33] : memref<?x512xf32>
          %v_48 = arith.addi %v_33, %c_14 : index
          memref.store %sum_46, %x_sums[%workgroup_0, %v_48] : memref<?x512xf32>
        }
        return
      }
      func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1024 : index
        %c_2 = arith.constant 64 : index
        %c_3 = arith.constant 16 : index
        %c_4 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xindex>
        %c_8 = arith.constant dense<4> : vector<16xindex>
        %c_9 = arith.constant dense<true> : vector<16xi1>
        %c_10 = arith.constant 0x00000000 : f32
        %c_11 = arith.constant 256 : index
        %c_12 = arith.constant 32 : index
        %c_13 = arith.constant 0x41800000 : f32
        %c_14 = arith.constant 8 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_0] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_0] : !stream.binding -> memref<?x256xf32>{%assignments}
        %numbers = memref.alloca() alignment = 64 : memref<64xf32>
        scf.for %i_1 = %c_0 to %c_1 step %c_2 {
          scf.for %i_2 = %c_0 to %c_2 step %c_3 {
            %v_3 = arith.addi %i_1, %i_2 : index
            %v_4 = arith.subi %c_1, %v_3 : index
            %mask_5 = vector.create_mask %v_4 : vector<16xi1>
            %v_6 = arith.addi %i_1, %i_2 : index
            %v_7 = vector.maskedload %hidden[%workgroup_0, %v_6], %mask_5, %c_4 : memref<?x1024xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            vector.store %v_7, %numbers[%i_2] : memref<64xf32>, vector<16xf32>
          }
          scf.for %i_8 = %c_0 to %c_5 step %c_5 {
            scf.for %i_9 = %c_0 to %c_6 step %c_5 {
              %v_10 = arith.muli %i_8, %c_2 : index
              %v_11 = arith.muli %c_7, %c_8 : vector<16xindex>
              %v_12 = vector.broadcast %v_10 : index to vector<16xindex>
              %v_13 = arith.addi %v_12, %v_11 : vector<16xindex>
              %v_14 = vector.broadcast %i_9 : index to vector<16xindex>
              %v_15 = arith.addi %v_13, %v_14 : vector<16xindex>
              %v_16 = vector.gather %numbers[%c_0] [%v_15], %c_9, %c_4 : memref<64xf32>, vector<16xindex>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_17 = arith.muli %i_8, %c_2 : index
              %v_18 = arith.muli %i_9, %c_3 : index
              %v_19 = arith.addi %v_17, %v_18 : index
              %v_20 = arith.addi %i_1, %v_19 : index
              vector.store %v_16, %hidden_lanes[%workgroup_0, %v_20] : memref<?x1024xf32>, vector<16xf32>
            }
          }
        }
        scf.for %i_21 = %c_0 to %c_11 step %c_5 {
          memref.store %c_10, %hidden_sums[%workgroup_0, %i_21] : memref<?x256xf32>
        }
        scf.for %i_22 = %c_0 to %c_1 step %c_12 {
          %loop_24:1 = scf.for %i_23 = %c_0 to %c_12 step %c_3 iter_args(%carry_25 = %c_4) -> (vector<16xf32>) {
            %v_26 = arith.addi %i_22, %i_23 : index
            %v_27 = vector.load %hidden[%workgroup_0, %v_26] : memref<?x1024xf32>, vector<16xf32>
            %v_28 = arith.addf %carry_25, %v_27 : vector<16xf32>
            scf.yield %v_28 : vector<16xf32>
          }
          %v_29 = arith.divui %i_22, %c_2 : index
          %v_30 = arith.muli %v_29, %c_3 : index
          %v_31 = arith.remui %i_22, %c_2 : index
          %v_32 = arith.divui %v_31, %c_12 : index
          %v_33 = arith.addi %v_30, %v_32 : index
          %v_34 = vector.shuffle %loop_24#0, %loop_24#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_35 = vector.shuffle %loop_24#0, %loop_24#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_36 = arith.addf %v_34, %v_35 : vector<8xf32>
          %v_37 = vector.shuffle %v_36, %v_36 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_38 = vector.shuffle %v_36, %v_36 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_39 = arith.addf %v_37, %v_38 : vector<4xf32>
          %v_40 = vector.shuffle %v_39, %v_39 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_41 = vector.shuffle %v_39, %v_39 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_42 = arith.addf %v_40, %v_41 : vector<2xf32>
          %v_43 = vector.shuffle %v_42, %v_42 [0] : vector<2xf32>, vector<2xf32>
          %v_44 = vector.shuffle %v_42, %v_42 [1] : vector<2xf32>, vector<2xf32>
          %v_45 = arith.addf %v_43, %v_44 : vector<1xf32>
          %sum_46 = vector.extract %v_45[0] : f32 from vector<1xf32>
          %v_47 = arith.mulf %sum_46, %c_13 : f32
          memref.store %v_47, %hidden_sums[%workgroup_0, %v_33] : memref<?x256xf32>
          %v_48 = arith.addi %v_33, %c_14 : index
          memref.store %sum_46, %hidden_sums[%workgroup_0, %v_48] : memref<?x256xf32>
        }
        return
      }
      func.func @gathered_up(%x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up.codes_binding: !stream.binding, %expert_gate_up.scales_binding: !stream.binding, %expert_gate_up.biases_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant dense<0> : vector<8xi32>
        %c_8 = arith.constant 1024 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 2048 : index
        %c_14 = arith.constant 64 : index
        %c_15 = arith.constant 10 : index
        %c_16 = arith.constant 5 : index
        %c_17 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_18 = arith.constant dense<31> : vector<16xi32>
        %c_19 = arith.constant dense<16> : vector<16xi32>
        %c_20 = arith.constant dense<5> : vector<16xi32>
        %c_21 = arith.constant dense<10> : vector<16xi32>
        %c_22 = arith.constant dense<15> : vector<16xi32>
        %c_23 = arith.constant 48 : index
        %c_24 = arith.constant 6 : index
        %c_25 = arith.constant 7 : index
        %c_26 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_27 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_28 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_29 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_30 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_31 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_32 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_33 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_34 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_35 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_36 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_37 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_38 = arith.constant dense<1> : vector<16xi32>
        %c_39 = arith.constant dense<23> : vector<16xi32>
        %c_40 = arith.constant dense<127> : vector<16xi32>
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_2] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_2] : !stream.binding -> memref<?x512xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up.codes = stream.binding.subspan %expert_gate_up.codes_binding[%c_2] : !stream.binding -> memref<64x2048x320xi32>
        %expert_gate_up.scales = stream.binding.subspan %expert_gate_up.scales_binding[%c_2] : !stream.binding -> memref<64x2048x64xf16>
        %expert_gate_up.biases = stream.binding.subspan %expert_gate_up.biases_binding[%c_2] : !stream.binding -> memref<64x2048x64xf16>
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %v_1 = arith.muli %assignments, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x32x16xf32>
        %added = memref.alloca() alignment = 64 : memref<2x16xf32>
        %address_2 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_3 = arith.muli %workers, %c_1 : index
        %end_6:2 = scf.while (%at_4 = %c_2, %at_5 = %c_2) : (index, index) -> (index, index) {
          %is_9 = arith.cmpi slt, %at_4, %v_1 : index
          scf.condition(%is_9) %at_4, %at_5 : index, index
        } do {
          ^bb0(%i_7: index, %i_8: index):
          %v_10 = arith.index_cast %address_2 : index to i64
          %pointer_11 = llvm.inttoptr %v_10 : i64 to !llvm.ptr
          %v_12 = arith.index_cast %c_3 : index to i32
          %v_13 = llvm.atomicrmw add %pointer_11, %v_12 monotonic : !llvm.ptr, i32
          %v_14 = arith.index_cast %v_13 : i32 to index
          %v_15 = arith.muli %v_3, %c_4 : index
          %v_16 = arith.divui %v_1, %v_15 : index
          %v_17 = arith.maxsi %v_16, %c_3 : index
          %v_18 = arith.divui %v_14, %v_3 : index
          %loop_20:2 = scf.for %i_19 = %c_2 to %v_18 step %c_3 iter_args(%carry_21 = %c_2, %carry_22 = %v_17) -> (index, index) {
            %v_23 = arith.muli %carry_22, %v_3 : index
            %v_24 = arith.addi %carry_21, %v_23 : index
            %v_25 = arith.divui %carry_22, %c_4 : index
            %v_26 = arith.maxsi %v_25, %c_3 : index
            scf.yield %v_24, %v_26 : index, index
          }
          %v_27 = arith.remui %v_14, %v_3 : index
          %v_28 = arith.muli %v_27, %loop_20#1 : index
          %v_29 = arith.addi %loop_20#0, %v_28 : index
          %v_30 = arith.addi %i_7, %i_8 : index
          scf.for %i_31 = %i_7 to %v_30 step %c_3 {
            %v_32 = arith.addi %i_31, %c_3 : index
            %is_33 = arith.cmpi eq, %v_32, %v_30 : index
            %v_34 = arith.select %is_33, %v_29, %v_32 : index
            %v_35 = arith.remui %i_31, %c_0 : index
            %v_36 = arith.muli %v_35, %c_0 : index
            %v_37 = arith.divui %i_31, %c_0 : index
            %v_38 = memref.load %ids[%v_37] : memref<?xi32>
            %v_39 = vector.broadcast %v_38 : i32 to vector<8xi32>
            %loop_41:1 = scf.for %i_40 = %c_2 to %v_37 step %c_6 iter_args(%carry_42 = %c_5) -> (i1) {
              %v_43 = arith.subi %v_37, %i_40 : index
              %mask_44 = vector.create_mask %v_43 : vector<8xi1>
              %v_45 = vector.maskedload %ids[%i_40], %mask_44, %c_7 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_46 = arith.cmpi eq, %v_45, %v_39 : vector<8xi32>
              %v_47 = arith.andi %is_46, %mask_44 : vector<8xi1>
              %any_48 = vector.reduction <or>, %v_47 : vector<8xi1> into i1
              %v_49 = arith.ori %carry_42, %any_48 : i1
              scf.yield %v_49 : i1
            }
            %is_50 = arith.cmpi eq, %loop_41#0, %c_5 : i1
            scf.if %is_50 {
              %v_51 = arith.index_cast %v_38 : i32 to index
              %v_52 = arith.remui %v_34, %c_0 : index
              %v_53 = arith.muli %v_52, %c_0 : index
              %v_54 = arith.subi %v_1, %c_3 : index
              %v_55 = arith.minsi %v_34, %v_54 : index
              %v_56 = arith.divui %v_55, %c_0 : index
              %v_57 = memref.load %ids[%v_56] : memref<?xi32>
              %v_58 = arith.index_cast %v_57 : i32 to index
              scf.for %i_59 = %c_2 to %c_0 step %c_0 {
                %v_60 = arith.addi %v_53, %i_59 : index
                %v_61 = arith.addi %v_60, %c_8 : index
                scf.for %i_62 = %c_2 to %c_9 step %c_10 {
                  memref.prefetch %expert_gate_up.codes[%v_58, %v_60, %i_62], read, locality<3>, data : memref<64x2048x320xi32>
                }
                scf.for %i_63 = %c_2 to %c_9 step %c_10 {
                  memref.prefetch %expert_gate_up.codes[%v_58, %v_61, %i_63], read, locality<3>, data : memref<64x2048x320xi32>
                }
              }
              %loop_65:1 = scf.for %i_64 = %v_37 to %assignments step %c_3 iter_args(%carry_66 = %c_2) -> (index) {
                %v_67 = memref.load %ids[%i_64] : memref<?xi32>
                %is_68 = arith.cmpi eq, %v_67, %v_38 : i32
                scf.if %is_68 {
                  %v_69 = arith.index_cast %i_64 : index to i32
                  memref.store %v_69, %group[%carry_66] : memref<5xi32>
                  %v_70 = arith.addi %carry_66, %c_3 : index
                  memref.store %v_69, %group[%v_70] : memref<5xi32>
                }
                %v_71 = arith.addi %carry_66, %c_3 : index
                %v_72 = arith.select %is_68, %v_71, %carry_66 : index
                %is_73 = arith.cmpi eq, %v_72, %c_1 : index
                %v_74 = arith.subi %assignments, %c_3 : index
                %is_75 = arith.cmpi eq, %i_64, %v_74 : index
                %is_76 = arith.cmpi sgt, %v_72, %c_2 : index
                %v_77 = arith.andi %is_75, %is_76 : i1
                %v_78 = arith.ori %is_73, %v_77 : i1
                scf.if %v_78 {
                  %is_79 = arith.cmpi eq, %v_72, %c_11 : index
                  %v_80 = arith.select %is_79, %c_1, %v_72 : index
                  %v_81 = memref.load %group[%c_2] : memref<5xi32>
                  %v_82 = arith.index_cast %v_81 : i32 to index
                  %v_83 = memref.load %group[%c_3] : memref<5xi32>
                  %v_84 = arith.index_cast %v_83 : i32 to index
                  %v_85 = memref.load %group[%c_4] : memref<5xi32>
                  %v_86 = arith.index_cast %v_85 : i32 to index
                  %v_87 = memref.load %group[%c_11] : memref<5xi32>
                  %v_88 = arith.index_cast %v_87 : i32 to index
                  %v_89 = arith.divui %v_82, %c_6 : index
                  %v_90 = arith.divui %v_84, %c_6 : index
                  %v_91 = arith.divui %v_86, %c_6 : index
                  %v_92 = arith.divui %v_88, %c_6 : index
                  %is_93 = arith.cmpi eq, %v_80, %c_1 : index
                  scf.if %is_93 {
                    scf.for %i_94 = %c_2 to %c_0 step %c_3 {
                      %v_95 = arith.addi %v_36, %i_94 : index
                      %v_96 = arith.addi %v_95, %c_8 : index
                      %loop_98:8 = scf.for %i_97 = %c_2 to %c_13 step %c_14 iter_args(%carry_99 = %c_12, %carry_100 = %c_12, %carry_101 = %c_12, %carry_102 = %c_12, %carry_103 = %c_12, %carry_104 = %c_12, %carry_105 = %c_12, %carry_106 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_107 = arith.divui %i_97, %c_14 : index
                        %v_108 = arith.muli %v_107, %c_10 : index
                        %v_109 = vector.load %x_sums[%v_89, %v_108] : memref<?x512xf32>, vector<16xf32>
                        %v_110 = arith.divui %i_97, %c_14 : index
                        %v_111 = arith.muli %v_110, %c_10 : index
                        %v_112 = vector.load %x_sums[%v_90, %v_111] : memref<?x512xf32>, vector<16xf32>
                        %v_113 = arith.divui %i_97, %c_14 : index
                        %v_114 = arith.muli %v_113, %c_10 : index
                        %v_115 = vector.load %x_sums[%v_91, %v_114] : memref<?x512xf32>, vector<16xf32>
                        %v_116 = arith.divui %i_97, %c_14 : index
                        %v_117 = arith.muli %v_116, %c_10 : index
                        %v_118 = vector.load %x_sums[%v_92, %v_117] : memref<?x512xf32>, vector<16xf32>
                        %v_119 = arith.divui %i_97, %c_14 : index
                        %v_120 = arith.muli %v_119, %c_15 : index
                        %v_121 = arith.addi %v_120, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_95, %v_121], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_122 = arith.divui %i_97, %c_0 : index
                        %v_123 = vector.load %expert_gate_up.scales[%v_51, %v_95, %v_122] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_124 = arith.extf %v_123 : vector<2xf16> to vector<2xf32>
                        %v_125 = arith.divui %i_97, %c_0 : index
                        %v_126 = vector.load %expert_gate_up.biases[%v_51, %v_95, %v_125] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_127 = arith.extf %v_126 : vector<2xf16> to vector<2xf32>
                        %v_128 = vector.shuffle %v_124, %v_124 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_129 = vector.shuffle %v_127, %v_127 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_130 = vector.shuffle %v_128, %v_129 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_131 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_130) : (vector<16xf32>) -> vector<16xf32>
                        %v_132 = arith.divui %i_97, %c_0 : index
                        %v_133 = arith.muli %v_132, %c_16 : index
                        %v_134 = vector.load %expert_gate_up.codes[%v_51, %v_95, %v_133] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_135 = vector.bitcast %v_134 : vector<10xi32> to vector<40xi8>
                        %v_136 = vector.shuffle %v_135, %v_135 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_137 = vector.bitcast %v_136 : vector<64xi8> to vector<16xi32>
                        %v_138 = arith.shrui %v_137, %c_17 : vector<16xi32>
                        %v_139 = vector.shuffle %v_131, %v_131 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_140 = arith.divui %i_97, %c_14 : index
                        %v_141 = arith.muli %v_140, %c_15 : index
                        %v_142 = arith.addi %v_141, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_96, %v_142], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_143 = arith.divui %i_97, %c_0 : index
                        %v_144 = vector.load %expert_gate_up.scales[%v_51, %v_96, %v_143] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_145 = arith.extf %v_144 : vector<2xf16> to vector<2xf32>
                        %v_146 = arith.divui %i_97, %c_0 : index
                        %v_147 = vector.load %expert_gate_up.biases[%v_51, %v_96, %v_146] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_148 = arith.extf %v_147 : vector<2xf16> to vector<2xf32>
                        %v_149 = vector.shuffle %v_145, %v_145 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_150 = vector.shuffle %v_148, %v_148 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_151 = vector.shuffle %v_149, %v_150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_152 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_151) : (vector<16xf32>) -> vector<16xf32>
                        %v_153 = arith.divui %i_97, %c_0 : index
                        %v_154 = arith.muli %v_153, %c_16 : index
                        %v_155 = vector.load %expert_gate_up.codes[%v_51, %v_96, %v_154] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_156 = vector.bitcast %v_155 : vector<10xi32> to vector<40xi8>
                        %v_157 = vector.shuffle %v_156, %v_156 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_158 = vector.bitcast %v_157 : vector<64xi8> to vector<16xi32>
                        %v_159 = arith.shrui %v_158, %c_17 : vector<16xi32>
                        %v_160 = vector.shuffle %v_152, %v_152 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_161 = arith.andi %v_138, %c_18 : vector<16xi32>
                        %v_162 = arith.subi %v_161, %c_19 : vector<16xi32>
                        %v_163 = arith.sitofp %v_162 : vector<16xi32> to vector<16xf32>
                        %v_164 = vector.load %x_lanes[%v_89, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_165 = arith.mulf %v_163, %v_164 : vector<16xf32>
                        %v_166 = vector.load %x_lanes[%v_90, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_167 = arith.mulf %v_163, %v_166 : vector<16xf32>
                        %v_168 = vector.load %x_lanes[%v_91, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_169 = arith.mulf %v_163, %v_168 : vector<16xf32>
                        %v_170 = vector.load %x_lanes[%v_92, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_171 = arith.mulf %v_163, %v_170 : vector<16xf32>
                        %v_172 = arith.shrui %v_138, %c_20 : vector<16xi32>
                        %v_173 = arith.andi %v_172, %c_18 : vector<16xi32>
                        %v_174 = arith.subi %v_173, %c_19 : vector<16xi32>
                        %v_175 = arith.sitofp %v_174 : vector<16xi32> to vector<16xf32>
                        %v_176 = arith.addi %i_97, %c_10 : index
                        %v_177 = vector.load %x_lanes[%v_89, %v_176] : memref<?x2048xf32>, vector<16xf32>
                        %acc_178 = math.fma %v_175, %v_177, %v_165 : vector<16xf32>
                        %v_179 = arith.addi %i_97, %c_10 : index
                        %v_180 = vector.load %x_lanes[%v_90, %v_179] : memref<?x2048xf32>, vector<16xf32>
                        %acc_181 = math.fma %v_175, %v_180, %v_167 : vector<16xf32>
                        %v_182 = arith.addi %i_97, %c_10 : index
                        %v_183 = vector.load %x_lanes[%v_91, %v_182] : memref<?x2048xf32>, vector<16xf32>
                        %acc_184 = math.fma %v_175, %v_183, %v_169 : vector<16xf32>
                        %v_185 = arith.addi %i_97, %c_10 : index
                        %v_186 = vector.load %x_lanes[%v_92, %v_185] : memref<?x2048xf32>, vector<16xf32>
                        %acc_187 = math.fma %v_175, %v_186, %v_171 : vector<16xf32>
                        %v_188 = arith.shrui %v_138, %c_21 : vector<16xi32>
                        %v_189 = arith.andi %v_188, %c_18 : vector<16xi32>
                        %v_190 = arith.subi %v_189, %c_19 : vector<16xi32>
                        %v_191 = arith.sitofp %v_190 : vector<16xi32> to vector<16xf32>
                        %v_192 = arith.addi %i_97, %c_0 : index
                        %v_193 = vector.load %x_lanes[%v_89, %v_192] : memref<?x2048xf32>, vector<16xf32>
                        %acc_194 = math.fma %v_191, %v_193, %acc_178 : vector<16xf32>
                        %v_195 = arith.addi %i_97, %c_0 : index
                        %v_196 = vector.load %x_lanes[%v_90, %v_195] : memref<?x2048xf32>, vector<16xf32>
                        %acc_197 = math.fma %v_191, %v_196, %acc_181 : vector<16xf32>
                        %v_198 = arith.addi %i_97, %c_0 : index
                        %v_199 = vector.load %x_lanes[%v_91, %v_198] : memref<?x2048xf32>, vector<16xf32>
                        %acc_200 = math.fma %v_191, %v_199, %acc_184 : vector<16xf32>
                        %v_201 = arith.addi %i_97, %c_0 : index
                        %v_202 = vector.load %x_lanes[%v_92, %v_201] : memref<?x2048xf32>, vector<16xf32>
                        %acc_203 = math.fma %v_191, %v_202, %acc_187 : vector<16xf32>
                        %v_204 = arith.shrui %v_138, %c_22 : vector<16xi32>
                        %v_205 = arith.andi %v_204, %c_18 : vector<16xi32>
                        %v_206 = arith.subi %v_205, %c_19 : vector<16xi32>
                        %v_207 = arith.sitofp %v_206 : vector<16xi32> to vector<16xf32>
                        %v_208 = arith.addi %i_97, %c_23 : index
                        %v_209 = vector.load %x_lanes[%v_89, %v_208] : memref<?x2048xf32>, vector<16xf32>
                        %acc_210 = math.fma %v_207, %v_209, %acc_194 : vector<16xf32>
                        %v_211 = arith.addi %i_97, %c_23 : index
                        %v_212 = vector.load %x_lanes[%v_90, %v_211] : memref<?x2048xf32>, vector<16xf32>
                        %acc_213 = math.fma %v_207, %v_212, %acc_197 : vector<16xf32>
                        %v_214 = arith.addi %i_97, %c_23 : index
                        %v_215 = vector.load %x_lanes[%v_91, %v_214] : memref<?x2048xf32>, vector<16xf32>
                        %acc_216 = math.fma %v_207, %v_215, %acc_200 : vector<16xf32>
                        %v_217 = arith.addi %i_97, %c_23 : index
                        %v_218 = vector.load %x_lanes[%v_92, %v_217] : memref<?x2048xf32>, vector<16xf32>
                        %acc_219 = math.fma %v_207, %v_218, %acc_203 : vector<16xf32>
                        %acc_220 = math.fma %acc_210, %v_139, %carry_99 : vector<16xf32>
                        %acc_221 = math.fma %acc_213, %v_139, %carry_100 : vector<16xf32>
                        %acc_222 = math.fma %acc_216, %v_139, %carry_101 : vector<16xf32>
                        %acc_223 = math.fma %acc_219, %v_139, %carry_102 : vector<16xf32>
                        %v_224 = arith.andi %v_159, %c_18 : vector<16xi32>
                        %v_225 = arith.subi %v_224, %c_19 : vector<16xi32>
                        %v_226 = arith.sitofp %v_225 : vector<16xi32> to vector<16xf32>
                        %v_227 = vector.load %x_lanes[%v_89, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_228 = arith.mulf %v_226, %v_227 : vector<16xf32>
                        %v_229 = vector.load %x_lanes[%v_90, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_230 = arith.mulf %v_226, %v_229 : vector<16xf32>
                        %v_231 = vector.load %x_lanes[%v_91, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_232 = arith.mulf %v_226, %v_231 : vector<16xf32>
                        %v_233 = vector.load %x_lanes[%v_92, %i_97] : memref<?x2048xf32>, vector<16xf32>
                        %v_234 = arith.mulf %v_226, %v_233 : vector<16xf32>
                        %v_235 = arith.shrui %v_159, %c_20 : vector<16xi32>
                        %v_236 = arith.andi %v_235, %c_18 : vector<16xi32>
                        %v_237 = arith.subi %v_236, %c_19 : vector<16xi32>
                        %v_238 = arith.sitofp %v_237 : vector<16xi32> to vector<16xf32>
                        %v_239 = arith.addi %i_97, %c_10 : index
                        %v_240 = vector.load %x_lanes[%v_89, %v_239] : memref<?x2048xf32>, vector<16xf32>
                        %acc_241 = math.fma %v_238, %v_240, %v_228 : vector<16xf32>
                        %v_242 = arith.addi %i_97, %c_10 : index
                        %v_243 = vector.load %x_lanes[%v_90, %v_242] : memref<?x2048xf32>, vector<16xf32>
                        %acc_244 = math.fma %v_238, %v_243, %v_230 : vector<16xf32>
                        %v_245 = arith.addi %i_97, %c_10 : index
                        %v_246 = vector.load %x_lanes[%v_91, %v_245] : memref<?x2048xf32>, vector<16xf32>
                        %acc_247 = math.fma %v_238, %v_246, %v_232 : vector<16xf32>
                        %v_248 = arith.addi %i_97, %c_10 : index
                        %v_249 = vector.load %x_lanes[%v_92, %v_248] : memref<?x2048xf32>, vector<16xf32>
                        %acc_250 = math.fma %v_238, %v_249, %v_234 : vector<16xf32>
                        %v_251 = arith.shrui %v_159, %c_21 : vector<16xi32>
                        %v_252 = arith.andi %v_251, %c_18 : vector<16xi32>
                        %v_253 = arith.subi %v_252, %c_19 : vector<16xi32>
                        %v_254 = arith.sitofp %v_253 : vector<16xi32> to vector<16xf32>
                        %v_255 = arith.addi %i_97, %c_0 : index
                        %v_256 = vector.load %x_lanes[%v_89, %v_255] : memref<?x2048xf32>, vector<16xf32>
                        %acc_257 = math.fma %v_254, %v_256, %acc_241 : vector<16xf32>
                        %v_258 = arith.addi %i_97, %c_0 : index
                        %v_259 = vector.load %x_lanes[%v_90, %v_258] : memref<?x2048xf32>, vector<16xf32>
                        %acc_260 = math.fma %v_254, %v_259, %acc_244 : vector<16xf32>
                        %v_261 = arith.addi %i_97, %c_0 : index
                        %v_262 = vector.load %x_lanes[%v_91, %v_261] : memref<?x2048xf32>, vector<16xf32>
                        %acc_263 = math.fma %v_254, %v_262, %acc_247 : vector<16xf32>
                        %v_264 = arith.addi %i_97, %c_0 : index
                        %v_265 = vector.load %x_lanes[%v_92, %v_264] : memref<?x2048xf32>, vector<16xf32>
                        %acc_266 = math.fma %v_254, %v_265, %acc_250 : vector<16xf32>
                        %v_267 = arith.shrui %v_159, %c_22 : vector<16xi32>
                        %v_268 = arith.andi %v_267, %c_18 : vector<16xi32>
                        %v_269 = arith.subi %v_268, %c_19 : vector<16xi32>
                        %v_270 = arith.sitofp %v_269 : vector<16xi32> to vector<16xf32>
                        %v_271 = arith.addi %i_97, %c_23 : index
                        %v_272 = vector.load %x_lanes[%v_89, %v_271] : memref<?x2048xf32>, vector<16xf32>
                        %acc_273 = math.fma %v_270, %v_272, %acc_257 : vector<16xf32>
                        %v_274 = arith.addi %i_97, %c_23 : index
                        %v_275 = vector.load %x_lanes[%v_90, %v_274] : memref<?x2048xf32>, vector<16xf32>
                        %acc_276 = math.fma %v_270, %v_275, %acc_260 : vector<16xf32>
                        %v_277 = arith.addi %i_97, %c_23 : index
                        %v_278 = vector.load %x_lanes[%v_91, %v_277] : memref<?x2048xf32>, vector<16xf32>
                        %acc_279 = math.fma %v_270, %v_278, %acc_263 : vector<16xf32>
                        %v_280 = arith.addi %i_97, %c_23 : index
                        %v_281 = vector.load %x_lanes[%v_92, %v_280] : memref<?x2048xf32>, vector<16xf32>
                        %acc_282 = math.fma %v_270, %v_281, %acc_266 : vector<16xf32>
                        %acc_283 = math.fma %acc_273, %v_160, %carry_103 : vector<16xf32>
                        %acc_284 = math.fma %acc_276, %v_160, %carry_104 : vector<16xf32>
                        %acc_285 = math.fma %acc_279, %v_160, %carry_105 : vector<16xf32>
                        %acc_286 = math.fma %acc_282, %v_160, %carry_106 : vector<16xf32>
                        %acc_287 = math.fma %v_131, %v_109, %acc_220 : vector<16xf32>
                        %acc_288 = math.fma %v_131, %v_112, %acc_221 : vector<16xf32>
                        %acc_289 = math.fma %v_131, %v_115, %acc_222 : vector<16xf32>
                        %acc_290 = math.fma %v_131, %v_118, %acc_223 : vector<16xf32>
                        %acc_291 = math.fma %v_152, %v_109, %acc_283 : vector<16xf32>
                        %acc_292 = math.fma %v_152, %v_112, %acc_284 : vector<16xf32>
                        %acc_293 = math.fma %v_152, %v_115, %acc_285 : vector<16xf32>
                        %acc_294 = math.fma %v_152, %v_118, %acc_286 : vector<16xf32>
                        scf.yield %acc_287, %acc_288, %acc_289, %acc_290, %acc_291, %acc_292, %acc_293, %acc_294 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_98#0, %sums[%c_2, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_98#1, %sums[%c_3, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_98#2, %sums[%c_4, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_98#3, %sums[%c_11, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_98#4, %sums[%c_1, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_98#5, %sums[%c_16, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_98#6, %sums[%c_24, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_98#7, %sums[%c_25, %i_94, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_295 = arith.cmpi eq, %v_80, %c_4 : index
                  scf.if %is_295 {
                    scf.for %i_296 = %c_2 to %c_0 step %c_3 {
                      %v_297 = arith.addi %v_36, %i_296 : index
                      %v_298 = arith.addi %v_297, %c_8 : index
                      %loop_300:4 = scf.for %i_299 = %c_2 to %c_13 step %c_14 iter_args(%carry_301 = %c_12, %carry_302 = %c_12, %carry_303 = %c_12, %carry_304 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_305 = arith.divui %i_299, %c_14 : index
                        %v_306 = arith.muli %v_305, %c_10 : index
                        %v_307 = vector.load %x_sums[%v_89, %v_306] : memref<?x512xf32>, vector<16xf32>
                        %v_308 = arith.divui %i_299, %c_14 : index
                        %v_309 = arith.muli %v_308, %c_10 : index
                        %v_310 = vector.load %x_sums[%v_90, %v_309] : memref<?x512xf32>, vector<16xf32>
                        %v_311 = arith.divui %i_299, %c_14 : index
                        %v_312 = arith.muli %v_311, %c_15 : index
                        %v_313 = arith.addi %v_312, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_297, %v_313], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_314 = arith.divui %i_299, %c_0 : index
                        %v_315 = vector.load %expert_gate_up.scales[%v_51, %v_297, %v_314] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_316 = arith.extf %v_315 : vector<2xf16> to vector<2xf32>
                        %v_317 = arith.divui %i_299, %c_0 : index
                        %v_318 = vector.load %expert_gate_up.biases[%v_51, %v_297, %v_317] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_319 = arith.extf %v_318 : vector<2xf16> to vector<2xf32>
                        %v_320 = vector.shuffle %v_316, %v_316 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_321 = vector.shuffle %v_319, %v_319 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_322 = vector.shuffle %v_320, %v_321 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_323 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_322) : (vector<16xf32>) -> vector<16xf32>
                        %v_324 = arith.divui %i_299, %c_0 : index
                        %v_325 = arith.muli %v_324, %c_16 : index
                        %v_326 = vector.load %expert_gate_up.codes[%v_51, %v_297, %v_325] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_327 = vector.bitcast %v_326 : vector<10xi32> to vector<40xi8>
                        %v_328 = vector.shuffle %v_327, %v_327 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_329 = vector.bitcast %v_328 : vector<64xi8> to vector<16xi32>
                        %v_330 = arith.shrui %v_329, %c_17 : vector<16xi32>
                        %v_331 = vector.shuffle %v_323, %v_323 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_332 = arith.divui %i_299, %c_14 : index
                        %v_333 = arith.muli %v_332, %c_15 : index
                        %v_334 = arith.addi %v_333, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_298, %v_334], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_335 = arith.divui %i_299, %c_0 : index
                        %v_336 = vector.load %expert_gate_up.scales[%v_51, %v_298, %v_335] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_337 = arith.extf %v_336 : vector<2xf16> to vector<2xf32>
                        %v_338 = arith.divui %i_299, %c_0 : index
                        %v_339 = vector.load %expert_gate_up.biases[%v_51, %v_298, %v_338] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_340 = arith.extf %v_339 : vector<2xf16> to vector<2xf32>
                        %v_341 = vector.shuffle %v_337, %v_337 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_342 = vector.shuffle %v_340, %v_340 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_343 = vector.shuffle %v_341, %v_342 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_344 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_343) : (vector<16xf32>) -> vector<16xf32>
                        %v_345 = arith.divui %i_299, %c_0 : index
                        %v_346 = arith.muli %v_345, %c_16 : index
                        %v_347 = vector.load %expert_gate_up.codes[%v_51, %v_298, %v_346] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_348 = vector.bitcast %v_347 : vector<10xi32> to vector<40xi8>
                        %v_349 = vector.shuffle %v_348, %v_348 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_350 = vector.bitcast %v_349 : vector<64xi8> to vector<16xi32>
                        %v_351 = arith.shrui %v_350, %c_17 : vector<16xi32>
                        %v_352 = vector.shuffle %v_344, %v_344 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_353 = arith.andi %v_330, %c_18 : vector<16xi32>
                        %v_354 = arith.subi %v_353, %c_19 : vector<16xi32>
                        %v_355 = arith.sitofp %v_354 : vector<16xi32> to vector<16xf32>
                        %v_356 = vector.load %x_lanes[%v_89, %i_299] : memref<?x2048xf32>, vector<16xf32>
                        %v_357 = arith.mulf %v_355, %v_356 : vector<16xf32>
                        %v_358 = vector.load %x_lanes[%v_90, %i_299] : memref<?x2048xf32>, vector<16xf32>
                        %v_359 = arith.mulf %v_355, %v_358 : vector<16xf32>
                        %v_360 = arith.shrui %v_330, %c_20 : vector<16xi32>
                        %v_361 = arith.andi %v_360, %c_18 : vector<16xi32>
                        %v_362 = arith.subi %v_361, %c_19 : vector<16xi32>
                        %v_363 = arith.sitofp %v_362 : vector<16xi32> to vector<16xf32>
                        %v_364 = arith.addi %i_299, %c_10 : index
                        %v_365 = vector.load %x_lanes[%v_89, %v_364] : memref<?x2048xf32>, vector<16xf32>
                        %acc_366 = math.fma %v_363, %v_365, %v_357 : vector<16xf32>
                        %v_367 = arith.addi %i_299, %c_10 : index
                        %v_368 = vector.load %x_lanes[%v_90, %v_367] : memref<?x2048xf32>, vector<16xf32>
                        %acc_369 = math.fma %v_363, %v_368, %v_359 : vector<16xf32>
                        %v_370 = arith.shrui %v_330, %c_21 : vector<16xi32>
                        %v_371 = arith.andi %v_370, %c_18 : vector<16xi32>
                        %v_372 = arith.subi %v_371, %c_19 : vector<16xi32>
                        %v_373 = arith.sitofp %v_372 : vector<16xi32> to vector<16xf32>
                        %v_374 = arith.addi %i_299, %c_0 : index
                        %v_375 = vector.load %x_lanes[%v_89, %v_374] : memref<?x2048xf32>, vector<16xf32>
                        %acc_376 = math.fma %v_373, %v_375, %acc_366 : vector<16xf32>
                        %v_377 = arith.addi %i_299, %c_0 : index
                        %v_378 = vector.load %x_lanes[%v_90, %v_377] : memref<?x2048xf32>, vector<16xf32>
                        %acc_379 = math.fma %v_373, %v_378, %acc_369 : vector<16xf32>
                        %v_380 = arith.shrui %v_330, %c_22 : vector<16xi32>
                        %v_381 = arith.andi %v_380, %c_18 : vector<16xi32>
                        %v_382 = arith.subi %v_381, %c_19 : vector<16xi32>
                        %v_383 = arith.sitofp %v_382 : vector<16xi32> to vector<16xf32>
                        %v_384 = arith.addi %i_299, %c_23 : index
                        %v_385 = vector.load %x_lanes[%v_89, %v_384] : memref<?x2048xf32>, vector<16xf32>
                        %acc_386 = math.fma %v_383, %v_385, %acc_376 : vector<16xf32>
                        %v_387 = arith.addi %i_299, %c_23 : index
                        %v_388 = vector.load %x_lanes[%v_90, %v_387] : memref<?x2048xf32>, vector<16xf32>
                        %acc_389 = math.fma %v_383, %v_388, %acc_379 : vector<16xf32>
                        %acc_390 = math.fma %acc_386, %v_331, %carry_301 : vector<16xf32>
                        %acc_391 = math.fma %acc_389, %v_331, %carry_302 : vector<16xf32>
                        %v_392 = arith.andi %v_351, %c_18 : vector<16xi32>
                        %v_393 = arith.subi %v_392, %c_19 : vector<16xi32>
                        %v_394 = arith.sitofp %v_393 : vector<16xi32> to vector<16xf32>
                        %v_395 = vector.load %x_lanes[%v_89, %i_299] : memref<?x2048xf32>, vector<16xf32>
                        %v_396 = arith.mulf %v_394, %v_395 : vector<16xf32>
                        %v_397 = vector.load %x_lanes[%v_90, %i_299] : memref<?x2048xf32>, vector<16xf32>
                        %v_398 = arith.mulf %v_394, %v_397 : vector<16xf32>
                        %v_399 = arith.shrui %v_351, %c_20 : vector<16xi32>
                        %v_400 = arith.andi %v_399, %c_18 : vector<16xi32>
                        %v_401 = arith.subi %v_400, %c_19 : vector<16xi32>
                        %v_402 = arith.sitofp %v_401 : vector<16xi32> to vector<16xf32>
                        %v_403 = arith.addi %i_299, %c_10 : index
                        %v_404 = vector.load %x_lanes[%v_89, %v_403] : memref<?x2048xf32>, vector<16xf32>
                        %acc_405 = math.fma %v_402, %v_404, %v_396 : vector<16xf32>
                        %v_406 = arith.addi %i_299, %c_10 : index
                        %v_407 = vector.load %x_lanes[%v_90, %v_406] : memref<?x2048xf32>, vector<16xf32>
                        %acc_408 = math.fma %v_402, %v_407, %v_398 : vector<16xf32>
                        %v_409 = arith.shrui %v_351, %c_21 : vector<16xi32>
                        %v_410 = arith.andi %v_409, %c_18 : vector<16xi32>
                        %v_411 = arith.subi %v_410, %c_19 : vector<16xi32>
                        %v_412 = arith.sitofp %v_411 : vector<16xi32> to vector<16xf32>
                        %v_413 = arith.addi %i_299, %c_0 : index
                        %v_414 = vector.load %x_lanes[%v_89, %v_413] : memref<?x2048xf32>, vector<16xf32>
                        %acc_415 = math.fma %v_412, %v_414, %acc_405 : vector<16xf32>
                        %v_416 = arith.addi %i_299, %c_0 : index
                        %v_417 = vector.load %x_lanes[%v_90, %v_416] : memref<?x2048xf32>, vector<16xf32>
                        %acc_418 = math.fma %v_412, %v_417, %acc_408 : vector<16xf32>
                        %v_419 = arith.shrui %v_351, %c_22 : vector<16xi32>
                        %v_420 = arith.andi %v_419, %c_18 : vector<16xi32>
                        %v_421 = arith.subi %v_420, %c_19 : vector<16xi32>
                        %v_422 = arith.sitofp %v_421 : vector<16xi32> to vector<16xf32>
                        %v_423 = arith.addi %i_299, %c_23 : index
                        %v_424 = vector.load %x_lanes[%v_89, %v_423] : memref<?x2048xf32>, vector<16xf32>
                        %acc_425 = math.fma %v_422, %v_424, %acc_415 : vector<16xf32>
                        %v_426 = arith.addi %i_299, %c_23 : index
                        %v_427 = vector.load %x_lanes[%v_90, %v_426] : memref<?x2048xf32>, vector<16xf32>
                        %acc_428 = math.fma %v_422, %v_427, %acc_418 : vector<16xf32>
                        %acc_429 = math.fma %acc_425, %v_352, %carry_303 : vector<16xf32>
                        %acc_430 = math.fma %acc_428, %v_352, %carry_304 : vector<16xf32>
                        %acc_431 = math.fma %v_323, %v_307, %acc_390 : vector<16xf32>
                        %acc_432 = math.fma %v_323, %v_310, %acc_391 : vector<16xf32>
                        %acc_433 = math.fma %v_344, %v_307, %acc_429 : vector<16xf32>
                        %acc_434 = math.fma %v_344, %v_310, %acc_430 : vector<16xf32>
                        scf.yield %acc_431, %acc_432, %acc_433, %acc_434 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_300#0, %sums[%c_2, %i_296, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_300#1, %sums[%c_3, %i_296, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_300#2, %sums[%c_1, %i_296, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_300#3, %sums[%c_16, %i_296, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_435 = arith.cmpi eq, %v_80, %c_3 : index
                  scf.if %is_435 {
                    scf.for %i_436 = %c_2 to %c_0 step %c_3 {
                      %v_437 = arith.addi %v_36, %i_436 : index
                      %v_438 = arith.addi %v_437, %c_8 : index
                      %loop_440:2 = scf.for %i_439 = %c_2 to %c_13 step %c_14 iter_args(%carry_441 = %c_12, %carry_442 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_443 = arith.divui %i_439, %c_14 : index
                        %v_444 = arith.muli %v_443, %c_10 : index
                        %v_445 = vector.load %x_sums[%v_89, %v_444] : memref<?x512xf32>, vector<16xf32>
                        %v_446 = arith.divui %i_439, %c_14 : index
                        %v_447 = arith.muli %v_446, %c_15 : index
                        %v_448 = arith.addi %v_447, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_437, %v_448], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_449 = arith.divui %i_439, %c_0 : index
                        %v_450 = vector.load %expert_gate_up.scales[%v_51, %v_437, %v_449] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_451 = arith.extf %v_450 : vector<2xf16> to vector<2xf32>
                        %v_452 = arith.divui %i_439, %c_0 : index
                        %v_453 = vector.load %expert_gate_up.biases[%v_51, %v_437, %v_452] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_454 = arith.extf %v_453 : vector<2xf16> to vector<2xf32>
                        %v_455 = vector.shuffle %v_451, %v_451 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_456 = vector.shuffle %v_454, %v_454 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_457 = vector.shuffle %v_455, %v_456 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_458 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_457) : (vector<16xf32>) -> vector<16xf32>
                        %v_459 = arith.divui %i_439, %c_0 : index
                        %v_460 = arith.muli %v_459, %c_16 : index
                        %v_461 = vector.load %expert_gate_up.codes[%v_51, %v_437, %v_460] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_462 = vector.bitcast %v_461 : vector<10xi32> to vector<40xi8>
                        %v_463 = vector.shuffle %v_462, %v_462 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_464 = vector.bitcast %v_463 : vector<64xi8> to vector<16xi32>
                        %v_465 = arith.shrui %v_464, %c_17 : vector<16xi32>
                        %v_466 = vector.shuffle %v_458, %v_458 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_467 = arith.divui %i_439, %c_14 : index
                        %v_468 = arith.muli %v_467, %c_15 : index
                        %v_469 = arith.addi %v_468, %c_9 : index
                        memref.prefetch %expert_gate_up.codes[%v_51, %v_438, %v_469], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_470 = arith.divui %i_439, %c_0 : index
                        %v_471 = vector.load %expert_gate_up.scales[%v_51, %v_438, %v_470] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_472 = arith.extf %v_471 : vector<2xf16> to vector<2xf32>
                        %v_473 = arith.divui %i_439, %c_0 : index
                        %v_474 = vector.load %expert_gate_up.biases[%v_51, %v_438, %v_473] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_475 = arith.extf %v_474 : vector<2xf16> to vector<2xf32>
                        %v_476 = vector.shuffle %v_472, %v_472 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_477 = vector.shuffle %v_475, %v_475 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_478 = vector.shuffle %v_476, %v_477 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_479 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_478) : (vector<16xf32>) -> vector<16xf32>
                        %v_480 = arith.divui %i_439, %c_0 : index
                        %v_481 = arith.muli %v_480, %c_16 : index
                        %v_482 = vector.load %expert_gate_up.codes[%v_51, %v_438, %v_481] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_483 = vector.bitcast %v_482 : vector<10xi32> to vector<40xi8>
                        %v_484 = vector.shuffle %v_483, %v_483 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_485 = vector.bitcast %v_484 : vector<64xi8> to vector<16xi32>
                        %v_486 = arith.shrui %v_485, %c_17 : vector<16xi32>
                        %v_487 = vector.shuffle %v_479, %v_479 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_488 = arith.andi %v_465, %c_18 : vector<16xi32>
                        %v_489 = arith.subi %v_488, %c_19 : vector<16xi32>
                        %v_490 = arith.sitofp %v_489 : vector<16xi32> to vector<16xf32>
                        %v_491 = vector.load %x_lanes[%v_89, %i_439] : memref<?x2048xf32>, vector<16xf32>
                        %v_492 = arith.mulf %v_490, %v_491 : vector<16xf32>
                        %v_493 = arith.shrui %v_465, %c_20 : vector<16xi32>
                        %v_494 = arith.andi %v_493, %c_18 : vector<16xi32>
                        %v_495 = arith.subi %v_494, %c_19 : vector<16xi32>
                        %v_496 = arith.sitofp %v_495 : vector<16xi32> to vector<16xf32>
                        %v_497 = arith.addi %i_439, %c_10 : index
                        %v_498 = vector.load %x_lanes[%v_89, %v_497] : memref<?x2048xf32>, vector<16xf32>
                        %acc_499 = math.fma %v_496, %v_498, %v_492 : vector<16xf32>
                        %v_500 = arith.shrui %v_465, %c_21 : vector<16xi32>
                        %v_501 = arith.andi %v_500, %c_18 : vector<16xi32>
                        %v_502 = arith.subi %v_501, %c_19 : vector<16xi32>
                        %v_503 = arith.sitofp %v_502 : vector<16xi32> to vector<16xf32>
                        %v_504 = arith.addi %i_439, %c_0 : index
                        %v_505 = vector.load %x_lanes[%v_89, %v_504] : memref<?x2048xf32>, vector<16xf32>
                        %acc_506 = math.fma %v_503, %v_505, %acc_499 : vector<16xf32>
                        %v_507 = arith.shrui %v_465, %c_22 : vector<16xi32>
                        %v_508 = arith.andi %v_507, %c_18 : vector<16xi32>
                        %v_509 = arith.subi %v_508, %c_19 : vector<16xi32>
                        %v_510 = arith.sitofp %v_509 : vector<16xi32> to vector<16xf32>
                        %v_511 = arith.addi %i_439, %c_23 : index
                        %v_512 = vector.load %x_lanes[%v_89, %v_511] : memref<?x2048xf32>, vector<16xf32>
                        %acc_513 = math.fma %v_510, %v_512, %acc_506 : vector<16xf32>
                        %acc_514 = math.fma %acc_513, %v_466, %carry_441 : vector<16xf32>
                        %v_515 = arith.andi %v_486, %c_18 : vector<16xi32>
                        %v_516 = arith.subi %v_515, %c_19 : vector<16xi32>
                        %v_517 = arith.sitofp %v_516 : vector<16xi32> to vector<16xf32>
                        %v_518 = vector.load %x_lanes[%v_89, %i_439] : memref<?x2048xf32>, vector<16xf32>
                        %v_519 = arith.mulf %v_517, %v_518 : vector<16xf32>
                        %v_520 = arith.shrui %v_486, %c_20 : vector<16xi32>
                        %v_521 = arith.andi %v_520, %c_18 : vector<16xi32>
                        %v_522 = arith.subi %v_521, %c_19 : vector<16xi32>
                        %v_523 = arith.sitofp %v_522 : vector<16xi32> to vector<16xf32>
                        %v_524 = arith.addi %i_439, %c_10 : index
                        %v_525 = vector.load %x_lanes[%v_89, %v_524] : memref<?x2048xf32>, vector<16xf32>
                        %acc_526 = math.fma %v_523, %v_525, %v_519 : vector<16xf32>
                        %v_527 = arith.shrui %v_486, %c_21 : vector<16xi32>
                        %v_528 = arith.andi %v_527, %c_18 : vector<16xi32>
                        %v_529 = arith.subi %v_528, %c_19 : vector<16xi32>
                        %v_530 = arith.sitofp %v_529 : vector<16xi32> to vector<16xf32>
                        %v_531 = arith.addi %i_439, %c_0 : index
                        %v_532 = vector.load %x_lanes[%v_89, %v_531] : memref<?x2048xf32>, vector<16xf32>
                        %acc_533 = math.fma %v_530, %v_532, %acc_526 : vector<16xf32>
                        %v_534 = arith.shrui %v_486, %c_22 : vector<16xi32>
                        %v_535 = arith.andi %v_534, %c_18 : vector<16xi32>
                        %v_536 = arith.subi %v_535, %c_19 : vector<16xi32>
                        %v_537 = arith.sitofp %v_536 : vector<16xi32> to vector<16xf32>
                        %v_538 = arith.addi %i_439, %c_23 : index
                        %v_539 = vector.load %x_lanes[%v_89, %v_538] : memref<?x2048xf32>, vector<16xf32>
                        %acc_540 = math.fma %v_537, %v_539, %acc_533 : vector<16xf32>
                        %acc_541 = math.fma %acc_540, %v_487, %carry_442 : vector<16xf32>
                        %acc_542 = math.fma %v_458, %v_445, %acc_514 : vector<16xf32>
                        %acc_543 = math.fma %v_479, %v_445, %acc_541 : vector<16xf32>
                        scf.yield %acc_542, %acc_543 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_440#0, %sums[%c_2, %i_436, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                      vector.store %loop_440#1, %sums[%c_1, %i_436, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_544 = %c_2 to %v_72 step %c_3 {
                    scf.for %i_545 = %c_2 to %c_0 step %c_10 {
                      %v_546 = arith.addi %v_36, %i_545 : index
                      %v_547 = memref.load %group[%i_544] : memref<5xi32>
                      %v_548 = arith.index_cast %v_547 : i32 to index
                      scf.for %i_549 = %c_2 to %c_4 step %c_3 {
                        scf.for %i_550 = %c_2 to %c_10 step %c_3 {
                          %v_551 = arith.muli %i_549, %c_1 : index
                          %v_552 = arith.addi %i_544, %v_551 : index
                          %v_553 = arith.addi %i_545, %i_550 : index
                          %v_554 = vector.load %sums[%v_552, %v_553, %c_2] : memref<8x32x16xf32>, vector<16xf32>
                          %v_555 = vector.shuffle %v_554, %v_554 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_556 = vector.shuffle %v_554, %v_554 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_557 = arith.addf %v_555, %v_556 : vector<8xf32>
                          %v_558 = vector.shuffle %v_557, %v_557 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_559 = vector.shuffle %v_557, %v_557 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_560 = arith.addf %v_558, %v_559 : vector<4xf32>
                          %v_561 = vector.shuffle %v_560, %v_560 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_562 = vector.shuffle %v_560, %v_560 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_563 = arith.addf %v_561, %v_562 : vector<2xf32>
                          %v_564 = vector.shuffle %v_563, %v_563 [0] : vector<2xf32>, vector<2xf32>
                          %v_565 = vector.shuffle %v_563, %v_563 [1] : vector<2xf32>, vector<2xf32>
                          %v_566 = arith.addf %v_564, %v_565 : vector<1xf32>
                          %sum_567 = vector.extract %v_566[0] : f32 from vector<1xf32>
                          memref.store %sum_567, %added[%i_549, %i_550] : memref<2x16xf32>
                        }
                      }
                      %v_568 = vector.load %added[%c_2, %c_2] : memref<2x16xf32>, vector<16xf32>
                      %v_569 = vector.load %added[%c_3, %c_2] : memref<2x16xf32>, vector<16xf32>
                      %v_570 = arith.subf %c_12, %v_568 : vector<16xf32>
                      %is_571 = arith.cmpf ogt, %v_570, %c_26 : vector<16xf32>
                      %v_572 = arith.select %is_571, %c_26, %v_570 : vector<16xi1>, vector<16xf32>
                      %is_573 = arith.cmpf olt, %v_572, %c_27 : vector<16xf32>
                      %v_574 = arith.select %is_573, %c_27, %v_572 : vector<16xi1>, vector<16xf32>
                      %v_575 = arith.mulf %v_574, %c_28 : vector<16xf32>
                      %v_576 = math.roundeven %v_575 : vector<16xf32>
                      %acc_577 = math.fma %v_576, %c_29, %v_574 : vector<16xf32>
                      %acc_578 = math.fma %v_576, %c_30, %acc_577 : vector<16xf32>
                      %acc_579 = math.fma %c_31, %acc_578, %c_32 : vector<16xf32>
                      %acc_580 = math.fma %acc_579, %acc_578, %c_33 : vector<16xf32>
                      %acc_581 = math.fma %acc_580, %acc_578, %c_34 : vector<16xf32>
                      %acc_582 = math.fma %acc_581, %acc_578, %c_35 : vector<16xf32>
                      %acc_583 = math.fma %acc_582, %acc_578, %c_36 : vector<16xf32>
                      %acc_584 = math.fma %acc_583, %acc_578, %c_37 : vector<16xf32>
                      %acc_585 = math.fma %acc_584, %acc_578, %c_37 : vector<16xf32>
                      %v_586 = arith.fptosi %v_576 : vector<16xf32> to vector<16xi32>
                      %v_587 = arith.shrsi %v_586, %c_38 : vector<16xi32>
                      %v_588 = arith.subi %v_586, %v_587 : vector<16xi32>
                      %v_589 = arith.addi %v_587, %c_40 : vector<16xi32>
                      %v_590 = arith.shli %v_589, %c_39 : vector<16xi32>
                      %v_591 = arith.bitcast %v_590 : vector<16xi32> to vector<16xf32>
                      %v_592 = arith.mulf %acc_585, %v_591 : vector<16xf32>
                      %v_593 = arith.addi %v_588, %c_40 : vector<16xi32>
                      %v_594 = arith.shli %v_593, %c_39 : vector<16xi32>
                      %v_595 = arith.bitcast %v_594 : vector<16xi32> to vector<16xf32>
                      %v_596 = arith.mulf %v_592, %v_595 : vector<16xf32>
                      %v_597 = arith.addf %v_596, %c_37 : vector<16xf32>
                      %v_598 = arith.divf %c_37, %v_597 : vector<16xf32>
                      %v_599 = arith.mulf %v_568, %v_598 : vector<16xf32>
                      %v_600 = arith.mulf %v_599, %v_569 : vector<16xf32>
                      vector.store %v_600, %hidden[%v_548, %v_546] : memref<?x1024xf32>, vector<16xf32>
                    }
                  }
                }
                %v_601 = arith.select %is_73, %c_2, %v_72 : index
                scf.yield %v_601 : index
              }
            }
          }
          scf.yield %v_29, %loop_20#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_down.codes_binding: !stream.binding, %expert_down.scales_binding: !stream.binding, %expert_down.biases_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant 8 : index
        %c_8 = arith.constant dense<0> : vector<8xi32>
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 1024 : index
        %c_14 = arith.constant 10 : index
        %c_15 = arith.constant 5 : index
        %c_16 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_17 = arith.constant dense<31> : vector<16xi32>
        %c_18 = arith.constant dense<16> : vector<16xi32>
        %c_19 = arith.constant dense<5> : vector<16xi32>
        %c_20 = arith.constant dense<10> : vector<16xi32>
        %c_21 = arith.constant dense<15> : vector<16xi32>
        %c_22 = arith.constant 48 : index
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_2] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_2] : !stream.binding -> memref<?x256xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_down.codes = stream.binding.subspan %expert_down.codes_binding[%c_2] : !stream.binding -> memref<64x2048x160xi32>
        %expert_down.scales = stream.binding.subspan %expert_down.scales_binding[%c_2] : !stream.binding -> memref<64x2048x32xf16>
        %expert_down.biases = stream.binding.subspan %expert_down.biases_binding[%c_2] : !stream.binding -> memref<64x2048x32xf16>
        %counters = stream.binding.subspan %counters_binding[%c_2] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x2048xf32>{%assignments}
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %v_3 = arith.muli %assignments, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<4x32x16xf32>
        %added = memref.alloca() alignment = 64 : memref<1x16xf32>
        %v_4 = arith.muli %workers, %c_1 : index
        %end_7:2 = scf.while (%at_5 = %c_2, %at_6 = %c_2) : (index, index) -> (index, index) {
          %is_10 = arith.cmpi slt, %at_5, %v_3 : index
          scf.condition(%is_10) %at_5, %at_6 : index, index
        } do {
          ^bb0(%i_8: index, %i_9: index):
          %v_11 = arith.index_cast %v_2 : index to i64
          %pointer_12 = llvm.inttoptr %v_11 : i64 to !llvm.ptr
          %v_13 = arith.index_cast %c_3 : index to i32
          %v_14 = llvm.atomicrmw add %pointer_12, %v_13 monotonic : !llvm.ptr, i32
          %v_15 = arith.index_cast %v_14 : i32 to index
          %v_16 = arith.muli %v_4, %c_4 : index
          %v_17 = arith.divui %v_3, %v_16 : index
          %v_18 = arith.maxsi %v_17, %c_3 : index
          %v_19 = arith.divui %v_15, %v_4 : index
          %loop_21:2 = scf.for %i_20 = %c_2 to %v_19 step %c_3 iter_args(%carry_22 = %c_2, %carry_23 = %v_18) -> (index, index) {
            %v_24 = arith.muli %carry_23, %v_4 : index
            %v_25 = arith.addi %carry_22, %v_24 : index
            %v_26 = arith.divui %carry_23, %c_4 : index
            %v_27 = arith.maxsi %v_26, %c_3 : index
            scf.yield %v_25, %v_27 : index, index
          }
          %v_28 = arith.remui %v_15, %v_4 : index
          %v_29 = arith.muli %v_28, %loop_21#1 : index
          %v_30 = arith.addi %loop_21#0, %v_29 : index
          %v_31 = arith.addi %i_8, %i_9 : index
          scf.for %i_32 = %i_8 to %v_31 step %c_3 {
            %v_33 = arith.addi %i_32, %c_3 : index
            %is_34 = arith.cmpi eq, %v_33, %v_31 : index
            %v_35 = arith.select %is_34, %v_30, %v_33 : index
            %v_36 = arith.remui %i_32, %c_0 : index
            %v_37 = arith.muli %v_36, %c_5 : index
            %v_38 = arith.divui %i_32, %c_0 : index
            %v_39 = memref.load %ids[%v_38] : memref<?xi32>
            %v_40 = vector.broadcast %v_39 : i32 to vector<8xi32>
            %loop_42:1 = scf.for %i_41 = %c_2 to %v_38 step %c_7 iter_args(%carry_43 = %c_6) -> (i1) {
              %v_44 = arith.subi %v_38, %i_41 : index
              %mask_45 = vector.create_mask %v_44 : vector<8xi1>
              %v_46 = vector.maskedload %ids[%i_41], %mask_45, %c_8 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_47 = arith.cmpi eq, %v_46, %v_40 : vector<8xi32>
              %v_48 = arith.andi %is_47, %mask_45 : vector<8xi1>
              %any_49 = vector.reduction <or>, %v_48 : vector<8xi1> into i1
              %v_50 = arith.ori %carry_43, %any_49 : i1
              scf.yield %v_50 : i1
            }
            %is_51 = arith.cmpi eq, %loop_42#0, %c_6 : i1
            scf.if %is_51 {
              %v_52 = arith.index_cast %v_39 : i32 to index
              %v_53 = arith.remui %v_35, %c_0 : index
              %v_54 = arith.muli %v_53, %c_5 : index
              %v_55 = arith.subi %v_3, %c_3 : index
              %v_56 = arith.minsi %v_35, %v_55 : index
              %v_57 = arith.divui %v_56, %c_0 : index
              %v_58 = memref.load %ids[%v_57] : memref<?xi32>
              %v_59 = arith.index_cast %v_58 : i32 to index
              scf.for %i_60 = %c_2 to %c_5 step %c_5 {
                %v_61 = arith.addi %v_54, %i_60 : index
                scf.for %i_62 = %c_2 to %c_9 step %c_10 {
                  memref.prefetch %expert_down.codes[%v_59, %v_61, %i_62], read, locality<3>, data : memref<64x2048x160xi32>
                }
              }
              %loop_64:1 = scf.for %i_63 = %v_38 to %assignments step %c_3 iter_args(%carry_65 = %c_2) -> (index) {
                %v_66 = memref.load %ids[%i_63] : memref<?xi32>
                %is_67 = arith.cmpi eq, %v_66, %v_39 : i32
                scf.if %is_67 {
                  %v_68 = arith.index_cast %i_63 : index to i32
                  memref.store %v_68, %group[%carry_65] : memref<5xi32>
                  %v_69 = arith.addi %carry_65, %c_3 : index
                  memref.store %v_68, %group[%v_69] : memref<5xi32>
                }
                %v_70 = arith.addi %carry_65, %c_3 : index
                %v_71 = arith.select %is_67, %v_70, %carry_65 : index
                %is_72 = arith.cmpi eq, %v_71, %c_1 : index
                %v_73 = arith.subi %assignments, %c_3 : index
                %is_74 = arith.cmpi eq, %i_63, %v_73 : index
                %is_75 = arith.cmpi sgt, %v_71, %c_2 : index
                %v_76 = arith.andi %is_74, %is_75 : i1
                %v_77 = arith.ori %is_72, %v_76 : i1
                scf.if %v_77 {
                  %is_78 = arith.cmpi eq, %v_71, %c_11 : index
                  %v_79 = arith.select %is_78, %c_1, %v_71 : index
                  %v_80 = memref.load %group[%c_2] : memref<5xi32>
                  %v_81 = arith.index_cast %v_80 : i32 to index
                  %v_82 = memref.load %group[%c_3] : memref<5xi32>
                  %v_83 = arith.index_cast %v_82 : i32 to index
                  %v_84 = memref.load %group[%c_4] : memref<5xi32>
                  %v_85 = arith.index_cast %v_84 : i32 to index
                  %v_86 = memref.load %group[%c_11] : memref<5xi32>
                  %v_87 = arith.index_cast %v_86 : i32 to index
                  %is_88 = arith.cmpi eq, %v_79, %c_1 : index
                  scf.if %is_88 {
                    scf.for %i_89 = %c_2 to %c_5 step %c_3 {
                      %v_90 = arith.addi %v_37, %i_89 : index
                      %loop_92:4 = scf.for %i_91 = %c_2 to %c_13 step %c_0 iter_args(%carry_93 = %c_12, %carry_94 = %c_12, %carry_95 = %c_12, %carry_96 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_97 = arith.divui %i_91, %c_0 : index
                        %v_98 = arith.muli %v_97, %c_10 : index
                        %v_99 = vector.load %hidden_sums[%v_81, %v_98] : memref<?x256xf32>, vector<16xf32>
                        %v_100 = arith.divui %i_91, %c_0 : index
                        %v_101 = arith.muli %v_100, %c_10 : index
                        %v_102 = vector.load %hidden_sums[%v_83, %v_101] : memref<?x256xf32>, vector<16xf32>
                        %v_103 = arith.divui %i_91, %c_0 : index
                        %v_104 = arith.muli %v_103, %c_10 : index
                        %v_105 = vector.load %hidden_sums[%v_85, %v_104] : memref<?x256xf32>, vector<16xf32>
                        %v_106 = arith.divui %i_91, %c_0 : index
                        %v_107 = arith.muli %v_106, %c_10 : index
                        %v_108 = vector.load %hidden_sums[%v_87, %v_107] : memref<?x256xf32>, vector<16xf32>
                        %v_109 = arith.divui %i_91, %c_0 : index
                        %v_110 = arith.muli %v_109, %c_14 : index
                        %v_111 = arith.addi %v_110, %c_9 : index
                        memref.prefetch %expert_down.codes[%v_52, %v_90, %v_111], read, locality<3>, data : memref<64x2048x160xi32>
                        %v_112 = arith.divui %i_91, %c_5 : index
                        %v_113 = vector.load %expert_down.scales[%v_52, %v_90, %v_112] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_114 = arith.extf %v_113 : vector<2xf16> to vector<2xf32>
                        %v_115 = arith.divui %i_91, %c_5 : index
                        %v_116 = vector.load %expert_down.biases[%v_52, %v_90, %v_115] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_117 = arith.extf %v_116 : vector<2xf16> to vector<2xf32>
                        %v_118 = vector.shuffle %v_114, %v_114 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_119 = vector.shuffle %v_117, %v_117 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_120 = vector.shuffle %v_118, %v_119 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_121 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_120) : (vector<16xf32>) -> vector<16xf32>
                        %v_122 = arith.divui %i_91, %c_5 : index
                        %v_123 = arith.muli %v_122, %c_15 : index
                        %v_124 = vector.load %expert_down.codes[%v_52, %v_90, %v_123] : memref<64x2048x160xi32>, vector<10xi32>
                        %v_125 = vector.bitcast %v_124 : vector<10xi32> to vector<40xi8>
                        %v_126 = vector.shuffle %v_125, %v_125 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_127 = vector.bitcast %v_126 : vector<64xi8> to vector<16xi32>
                        %v_128 = arith.shrui %v_127, %c_16 : vector<16xi32>
                        %v_129 = vector.shuffle %v_121, %v_121 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_130 = arith.andi %v_128, %c_17 : vector<16xi32>
                        %v_131 = arith.subi %v_130, %c_18 : vector<16xi32>
                        %v_132 = arith.sitofp %v_131 : vector<16xi32> to vector<16xf32>
                        %v_133 = vector.load %hidden_lanes[%v_81, %i_91] : memref<?x1024xf32>, vector<16xf32>
                        %v_134 = arith.mulf %v_132, %v_133 : vector<16xf32>
                        %v_135 = vector.load %hidden_lanes[%v_83, %i_91] : memref<?x1024xf32>, vector<16xf32>
                        %v_136 = arith.mulf %v_132, %v_135 : vector<16xf32>
                        %v_137 = vector.load %hidden_lanes[%v_85, %i_91] : memref<?x1024xf32>, vector<16xf32>
                        %v_138 = arith.mulf %v_132, %v_137 : vector<16xf32>
                        %v_139 = vector.load %hidden_lanes[%v_87, %i_91] : memref<?x1024xf32>, vector<16xf32>
                        %v_140 = arith.mulf %v_132, %v_139 : vector<16xf32>
                        %v_141 = arith.shrui %v_128, %c_19 : vector<16xi32>
                        %v_142 = arith.andi %v_141, %c_17 : vector<16xi32>
                        %v_143 = arith.subi %v_142, %c_18 : vector<16xi32>
                        %v_144 = arith.sitofp %v_143 : vector<16xi32> to vector<16xf32>
                        %v_145 = arith.addi %i_91, %c_10 : index
                        %v_146 = vector.load %hidden_lanes[%v_81, %v_145] : memref<?x1024xf32>, vector<16xf32>
                        %acc_147 = math.fma %v_144, %v_146, %v_134 : vector<16xf32>
                        %v_148 = arith.addi %i_91, %c_10 : index
                        %v_149 = vector.load %hidden_lanes[%v_83, %v_148] : memref<?x1024xf32>, vector<16xf32>
                        %acc_150 = math.fma %v_144, %v_149, %v_136 : vector<16xf32>
                        %v_151 = arith.addi %i_91, %c_10 : index
                        %v_152 = vector.load %hidden_lanes[%v_85, %v_151] : memref<?x1024xf32>, vector<16xf32>
                        %acc_153 = math.fma %v_144, %v_152, %v_138 : vector<16xf32>
                        %v_154 = arith.addi %i_91, %c_10 : index
                        %v_155 = vector.load %hidden_lanes[%v_87, %v_154] : memref<?x1024xf32>, vector<16xf32>
                        %acc_156 = math.fma %v_144, %v_155, %v_140 : vector<16xf32>
                        %v_157 = arith.shrui %v_128, %c_20 : vector<16xi32>
                        %v_158 = arith.andi %v_157, %c_17 : vector<16xi32>
                        %v_159 = arith.subi %v_158, %c_18 : vector<16xi32>
                        %v_160 = arith.sitofp %v_159 : vector<16xi32> to vector<16xf32>
                        %v_161 = arith.addi %i_91, %c_5 : index
                        %v_162 = vector.load %hidden_lanes[%v_81, %v_161] : memref<?x1024xf32>, vector<16xf32>
                        %acc_163 = math.fma %v_160, %v_162, %acc_147 : vector<16xf32>
                        %v_164 = arith.addi %i_91, %c_5 : index
                        %v_165 = vector.load %hidden_lanes[%v_83, %v_164] : memref<?x1024xf32>, vector<16xf32>
                        %acc_166 = math.fma %v_160, %v_165, %acc_150 : vector<16xf32>
                        %v_167 = arith.addi %i_91, %c_5 : index
                        %v_168 = vector.load %hidden_lanes[%v_85, %v_167] : memref<?x1024xf32>, vector<16xf32>
                        %acc_169 = math.fma %v_160, %v_168, %acc_153 : vector<16xf32>
                        %v_170 = arith.addi %i_91, %c_5 : index
                        %v_171 = vector.load %hidden_lanes[%v_87, %v_170] : memref<?x1024xf32>, vector<16xf32>
                        %acc_172 = math.fma %v_160, %v_171, %acc_156 : vector<16xf32>
                        %v_173 = arith.shrui %v_128, %c_21 : vector<16xi32>
                        %v_174 = arith.andi %v_173, %c_17 : vector<16xi32>
                        %v_175 = arith.subi %v_174, %c_18 : vector<16xi32>
                        %v_176 = arith.sitofp %v_175 : vector<16xi32> to vector<16xf32>
                        %v_177 = arith.addi %i_91, %c_22 : index
                        %v_178 = vector.load %hidden_lanes[%v_81, %v_177] : memref<?x1024xf32>, vector<16xf32>
                        %acc_179 = math.fma %v_176, %v_178, %acc_163 : vector<16xf32>
                        %v_180 = arith.addi %i_91, %c_22 : index
                        %v_181 = vector.load %hidden_lanes[%v_83, %v_180] : memref<?x1024xf32>, vector<16xf32>
                        %acc_182 = math.fma %v_176, %v_181, %acc_166 : vector<16xf32>
                        %v_183 = arith.addi %i_91, %c_22 : index
                        %v_184 = vector.load %hidden_lanes[%v_85, %v_183] : memref<?x1024xf32>, vector<16xf32>
                        %acc_185 = math.fma %v_176, %v_184, %acc_169 : vector<16xf32>
                        %v_186 = arith.addi %i_91, %c_22 : index
                        %v_187 = vector.load %hidden_lanes[%v_87, %v_186] : memref<?x1024xf32>, vector<16xf32>
                        %acc_188 = math.fma %v_176, %v_187, %acc_172 : vector<16xf32>
                        %acc_189 = math.fma %acc_179, %v_129, %carry_93 : vector<16xf32>
                        %acc_190 = math.fma %acc_182, %v_129, %carry_94 : vector<16xf32>
                        %acc_191 = math.fma %acc_185, %v_129, %carry_95 : vector<16xf32>
                        %acc_192 = math.fma %acc_188, %v_129, %carry_96 : vector<16xf32>
                        %acc_193 = math.fma %v_121, %v_99, %acc_189 : vector<16xf32>
                        %acc_194 = math.fma %v_121, %v_102, %acc_190 : vector<16xf32>
                        %acc_195 = math.fma %v_121, %v_105, %acc_191 : vector<16xf32>
                        %acc_196 = math.fma %v_121, %v_108, %acc_192 : vector<16xf32>
                        scf.yield %acc_193, %acc_194, %acc_195, %acc_196 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_92#0, %sums[%c_2, %i_89, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %loop_92#1, %sums[%c_3, %i_89, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %loop_92#2, %sums[%c_4, %i_89, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %loop_92#3, %sums[%c_11, %i_89, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_197 = arith.cmpi eq, %v_79, %c_4 : index
                  scf.if %is_197 {
                    scf.for %i_198 = %c_2 to %c_5 step %c_3 {
                      %v_199 = arith.addi %v_37, %i_198 : index
                      %loop_201:2 = scf.for %i_200 = %c_2 to %c_13 step %c_0 iter_args(%carry_202 = %c_12, %carry_203 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_204 = arith.divui %i_200, %c_0 : index
                        %v_205 = arith.muli %v_204, %c_10 : index
                        %v_206 = vector.load %hidden_sums[%v_81, %v_205] : memref<?x256xf32>, vector<16xf32>
                        %v_207 = arith.divui %i_200, %c_0 : index
                        %v_208 = arith.muli %v_207, %c_10 : index
                        %v_209 = vector.load %hidden_sums[%v_83, %v_208] : memref<?x256xf32>, vector<16xf32>
                        %v_210 = arith.divui %i_200, %c_0 : index
                        %v_211 = arith.muli %v_210, %c_14 : index
                        %v_212 = arith.addi %v_211, %c_9 : index
                        memref.prefetch %expert_down.codes[%v_52, %v_199, %v_212], read, locality<3>, data : memref<64x2048x160xi32>
                        %v_213 = arith.divui %i_200, %c_5 : index
                        %v_214 = vector.load %expert_down.scales[%v_52, %v_199, %v_213] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_215 = arith.extf %v_214 : vector<2xf16> to vector<2xf32>
                        %v_216 = arith.divui %i_200, %c_5 : index
                        %v_217 = vector.load %expert_down.biases[%v_52, %v_199, %v_216] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_218 = arith.extf %v_217 : vector<2xf16> to vector<2xf32>
                        %v_219 = vector.shuffle %v_215, %v_215 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_220 = vector.shuffle %v_218, %v_218 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_221 = vector.shuffle %v_219, %v_220 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_222 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_221) : (vector<16xf32>) -> vector<16xf32>
                        %v_223 = arith.divui %i_200, %c_5 : index
                        %v_224 = arith.muli %v_223, %c_15 : index
                        %v_225 = vector.load %expert_down.codes[%v_52, %v_199, %v_224] : memref<64x2048x160xi32>, vector<10xi32>
                        %v_226 = vector.bitcast %v_225 : vector<10xi32> to vector<40xi8>
                        %v_227 = vector.shuffle %v_226, %v_226 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_228 = vector.bitcast %v_227 : vector<64xi8> to vector<16xi32>
                        %v_229 = arith.shrui %v_228, %c_16 : vector<16xi32>
                        %v_230 = vector.shuffle %v_222, %v_222 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_231 = arith.andi %v_229, %c_17 : vector<16xi32>
                        %v_232 = arith.subi %v_231, %c_18 : vector<16xi32>
                        %v_233 = arith.sitofp %v_232 : vector<16xi32> to vector<16xf32>
                        %v_234 = vector.load %hidden_lanes[%v_81, %i_200] : memref<?x1024xf32>, vector<16xf32>
                        %v_235 = arith.mulf %v_233, %v_234 : vector<16xf32>
                        %v_236 = vector.load %hidden_lanes[%v_83, %i_200] : memref<?x1024xf32>, vector<16xf32>
                        %v_237 = arith.mulf %v_233, %v_236 : vector<16xf32>
                        %v_238 = arith.shrui %v_229, %c_19 : vector<16xi32>
                        %v_239 = arith.andi %v_238, %c_17 : vector<16xi32>
                        %v_240 = arith.subi %v_239, %c_18 : vector<16xi32>
                        %v_241 = arith.sitofp %v_240 : vector<16xi32> to vector<16xf32>
                        %v_242 = arith.addi %i_200, %c_10 : index
                        %v_243 = vector.load %hidden_lanes[%v_81, %v_242] : memref<?x1024xf32>, vector<16xf32>
                        %acc_244 = math.fma %v_241, %v_243, %v_235 : vector<16xf32>
                        %v_245 = arith.addi %i_200, %c_10 : index
                        %v_246 = vector.load %hidden_lanes[%v_83, %v_245] : memref<?x1024xf32>, vector<16xf32>
                        %acc_247 = math.fma %v_241, %v_246, %v_237 : vector<16xf32>
                        %v_248 = arith.shrui %v_229, %c_20 : vector<16xi32>
                        %v_249 = arith.andi %v_248, %c_17 : vector<16xi32>
                        %v_250 = arith.subi %v_249, %c_18 : vector<16xi32>
                        %v_251 = arith.sitofp %v_250 : vector<16xi32> to vector<16xf32>
                        %v_252 = arith.addi %i_200, %c_5 : index
                        %v_253 = vector.load %hidden_lanes[%v_81, %v_252] : memref<?x1024xf32>, vector<16xf32>
                        %acc_254 = math.fma %v_251, %v_253, %acc_244 : vector<16xf32>
                        %v_255 = arith.addi %i_200, %c_5 : index
                        %v_256 = vector.load %hidden_lanes[%v_83, %v_255] : memref<?x1024xf32>, vector<16xf32>
                        %acc_257 = math.fma %v_251, %v_256, %acc_247 : vector<16xf32>
                        %v_258 = arith.shrui %v_229, %c_21 : vector<16xi32>
                        %v_259 = arith.andi %v_258, %c_17 : vector<16xi32>
                        %v_260 = arith.subi %v_259, %c_18 : vector<16xi32>
                        %v_261 = arith.sitofp %v_260 : vector<16xi32> to vector<16xf32>
                        %v_262 = arith.addi %i_200, %c_22 : index
                        %v_263 = vector.load %hidden_lanes[%v_81, %v_262] : memref<?x1024xf32>, vector<16xf32>
                        %acc_264 = math.fma %v_261, %v_263, %acc_254 : vector<16xf32>
                        %v_265 = arith.addi %i_200, %c_22 : index
                        %v_266 = vector.load %hidden_lanes[%v_83, %v_265] : memref<?x1024xf32>, vector<16xf32>
                        %acc_267 = math.fma %v_261, %v_266, %acc_257 : vector<16xf32>
                        %acc_268 = math.fma %acc_264, %v_230, %carry_202 : vector<16xf32>
                        %acc_269 = math.fma %acc_267, %v_230, %carry_203 : vector<16xf32>
                        %acc_270 = math.fma %v_222, %v_206, %acc_268 : vector<16xf32>
                        %acc_271 = math.fma %v_222, %v_209, %acc_269 : vector<16xf32>
                        scf.yield %acc_270, %acc_271 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_201#0, %sums[%c_2, %i_198, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                      vector.store %loop_201#1, %sums[%c_3, %i_198, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                    }
                  }
                  %is_272 = arith.cmpi eq, %v_79, %c_3 : index
                  scf.if %is_272 {
                    scf.for %i_273 = %c_2 to %c_5 step %c_3 {
                      %v_274 = arith.addi %v_37, %i_273 : index
                      %loop_276:1 = scf.for %i_275 = %c_2 to %c_13 step %c_0 iter_args(%carry_277 = %c_12) -> (vector<16xf32>) {
                        %v_278 = arith.divui %i_275, %c_0 : index
                        %v_279 = arith.muli %v_278, %c_10 : index
                        %v_280 = vector.load %hidden_sums[%v_81, %v_279] : memref<?x256xf32>, vector<16xf32>
                        %v_281 = arith.divui %i_275, %c_0 : index
                        %v_282 = arith.muli %v_281, %c_14 : index
                        %v_283 = arith.addi %v_282, %c_9 : index
                        memref.prefetch %expert_down.codes[%v_52, %v_274, %v_283], read, locality<3>, data : memref<64x2048x160xi32>
                        %v_284 = arith.divui %i_275, %c_5 : index
                        %v_285 = vector.load %expert_down.scales[%v_52, %v_274, %v_284] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_286 = arith.extf %v_285 : vector<2xf16> to vector<2xf32>
                        %v_287 = arith.divui %i_275, %c_5 : index
                        %v_288 = vector.load %expert_down.biases[%v_52, %v_274, %v_287] : memref<64x2048x32xf16>, vector<2xf16>
                        %v_289 = arith.extf %v_288 : vector<2xf16> to vector<2xf32>
                        %v_290 = vector.shuffle %v_286, %v_286 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_291 = vector.shuffle %v_289, %v_289 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_292 = vector.shuffle %v_290, %v_291 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_293 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_292) : (vector<16xf32>) -> vector<16xf32>
                        %v_294 = arith.divui %i_275, %c_5 : index
                        %v_295 = arith.muli %v_294, %c_15 : index
                        %v_296 = vector.load %expert_down.codes[%v_52, %v_274, %v_295] : memref<64x2048x160xi32>, vector<10xi32>
                        %v_297 = vector.bitcast %v_296 : vector<10xi32> to vector<40xi8>
                        %v_298 = vector.shuffle %v_297, %v_297 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_299 = vector.bitcast %v_298 : vector<64xi8> to vector<16xi32>
                        %v_300 = arith.shrui %v_299, %c_16 : vector<16xi32>
                        %v_301 = vector.shuffle %v_293, %v_293 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_302 = arith.andi %v_300, %c_17 : vector<16xi32>
                        %v_303 = arith.subi %v_302, %c_18 : vector<16xi32>
                        %v_304 = arith.sitofp %v_303 : vector<16xi32> to vector<16xf32>
                        %v_305 = vector.load %hidden_lanes[%v_81, %i_275] : memref<?x1024xf32>, vector<16xf32>
                        %v_306 = arith.mulf %v_304, %v_305 : vector<16xf32>
                        %v_307 = arith.shrui %v_300, %c_19 : vector<16xi32>
                        %v_308 = arith.andi %v_307, %c_17 : vector<16xi32>
                        %v_309 = arith.subi %v_308, %c_18 : vector<16xi32>
                        %v_310 = arith.sitofp %v_309 : vector<16xi32> to vector<16xf32>
                        %v_311 = arith.addi %i_275, %c_10 : index
                        %v_312 = vector.load %hidden_lanes[%v_81, %v_311] : memref<?x1024xf32>, vector<16xf32>
                        %acc_313 = math.fma %v_310, %v_312, %v_306 : vector<16xf32>
                        %v_314 = arith.shrui %v_300, %c_20 : vector<16xi32>
                        %v_315 = arith.andi %v_314, %c_17 : vector<16xi32>
                        %v_316 = arith.subi %v_315, %c_18 : vector<16xi32>
                        %v_317 = arith.sitofp %v_316 : vector<16xi32> to vector<16xf32>
                        %v_318 = arith.addi %i_275, %c_5 : index
                        %v_319 = vector.load %hidden_lanes[%v_81, %v_318] : memref<?x1024xf32>, vector<16xf32>
                        %acc_320 = math.fma %v_317, %v_319, %acc_313 : vector<16xf32>
                        %v_321 = arith.shrui %v_300, %c_21 : vector<16xi32>
                        %v_322 = arith.andi %v_321, %c_17 : vector<16xi32>
                        %v_323 = arith.subi %v_322, %c_18 : vector<16xi32>
                        %v_324 = arith.sitofp %v_323 : vector<16xi32> to vector<16xf32>
                        %v_325 = arith.addi %i_275, %c_22 : index
                        %v_326 = vector.load %hidden_lanes[%v_81, %v_325] : memref<?x1024xf32>, vector<16xf32>
                        %acc_327 = math.fma %v_324, %v_326, %acc_320 : vector<16xf32>
                        %acc_328 = math.fma %acc_327, %v_301, %carry_277 : vector<16xf32>
                        %acc_329 = math.fma %v_293, %v_280, %acc_328 : vector<16xf32>
                        scf.yield %acc_329 : vector<16xf32>
                      }
                      vector.store %loop_276#0, %sums[%c_2, %i_273, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                    }
                  }
                  scf.for %i_330 = %c_2 to %v_71 step %c_3 {
                    scf.for %i_331 = %c_2 to %c_5 step %c_10 {
                      %v_332 = arith.addi %v_37, %i_331 : index
                      %v_333 = memref.load %group[%i_330] : memref<5xi32>
                      %v_334 = arith.index_cast %v_333 : i32 to index
                      scf.for %i_335 = %c_2 to %c_3 step %c_3 {
                        scf.for %i_336 = %c_2 to %c_10 step %c_3 {
                          %v_337 = arith.muli %i_335, %c_1 : index
                          %v_338 = arith.addi %i_330, %v_337 : index
                          %v_339 = arith.addi %i_331, %i_336 : index
                          %v_340 = vector.load %sums[%v_338, %v_339, %c_2] : memref<4x32x16xf32>, vector<16xf32>
                          %v_341 = vector.shuffle %v_340, %v_340 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_342 = vector.shuffle %v_340, %v_340 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_343 = arith.addf %v_341, %v_342 : vector<8xf32>
                          %v_344 = vector.shuffle %v_343, %v_343 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_345 = vector.shuffle %v_343, %v_343 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_346 = arith.addf %v_344, %v_345 : vector<4xf32>
                          %v_347 = vector.shuffle %v_346, %v_346 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_348 = vector.shuffle %v_346, %v_346 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_349 = arith.addf %v_347, %v_348 : vector<2xf32>
                          %v_350 = vector.shuffle %v_349, %v_349 [0] : vector<2xf32>, vector<2xf32>
                          %v_351 = vector.shuffle %v_349, %v_349 [1] : vector<2xf32>, vector<2xf32>
                          %v_352 = arith.addf %v_350, %v_351 : vector<1xf32>
                          %sum_353 = vector.extract %v_352[0] : f32 from vector<1xf32>
                          memref.store %sum_353, %added[%i_335, %i_336] : memref<1x16xf32>
                        }
                      }
                      %v_354 = vector.load %added[%c_2, %c_2] : memref<1x16xf32>, vector<16xf32>
                      vector.store %v_354, %outputs[%v_334, %v_332] : memref<?x2048xf32>, vector<16xf32>
                    }
                  }
                }
                %v_355 = arith.select %is_72, %c_2, %v_71 : index
                scf.yield %v_355 : index
              }
            }
          }
          scf.yield %v_30, %loop_21#1 : index, index
        }
        return
      }
      func.func @gathered_combine(%outputs_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index) {
        %c_0 = arith.constant 8 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_3 = arith.constant dense<1> : vector<16xi32>
        %c_4 = arith.constant dense<0> : vector<16xi32>
        %c_5 = arith.constant 0 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 2048 : index
        %c_8 = arith.constant dense<0x00000000> : vector<16xf32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %outputs = stream.binding.subspan %outputs_binding[%c_5] : !stream.binding -> memref<?x2048xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_5] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_5] : !stream.binding -> memref<?xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_5] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<8xi32>
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_1 {
          %v_5 = arith.muli %i_4, %c_0 : index
          scf.for %i_6 = %c_5 to %c_0 step %c_1 {
            %v_7 = arith.addi %v_5, %i_6 : index
            %v_8 = memref.load %ids[%v_7] : memref<?xi32>
            %v_9 = vector.broadcast %v_8 : i32 to vector<16xi32>
            %loop_11:1 = scf.for %i_10 = %c_5 to %c_0 step %c_6 iter_args(%carry_12 = %c_4) -> (vector<16xi32>) {
              %v_13 = arith.subi %c_0, %i_10 : index
              %mask_14 = vector.create_mask %v_13 : vector<16xi1>
              %v_15 = arith.addi %v_5, %i_10 : index
              %v_16 = vector.maskedload %ids[%v_15], %mask_14, %c_4 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_17 = arith.index_cast %i_10 : index to i32
              %v_18 = vector.broadcast %v_17 : i32 to vector<16xi32>
              %v_19 = arith.addi %c_2, %v_18 : vector<16xi32>
              %v_20 = arith.index_cast %i_6 : index to i32
              %v_21 = vector.broadcast %v_20 : i32 to vector<16xi32>
              %is_22 = arith.cmpi slt, %v_19, %v_21 : vector<16xi32>
              %is_23 = arith.cmpi slt, %v_16, %v_9 : vector<16xi32>
              %is_24 = arith.cmpi eq, %v_16, %v_9 : vector<16xi32>
              %v_25 = arith.andi %is_24, %is_22 : vector<16xi1>
              %v_26 = arith.ori %is_23, %v_25 : vector<16xi1>
              %v_27 = arith.andi %v_26, %mask_14 : vector<16xi1>
              %v_28 = arith.select %v_27, %c_3, %c_4 : vector<16xi1>, vector<16xi32>
              %v_29 = arith.addi %carry_12, %v_28 : vector<16xi32>
              scf.yield %v_29 : vector<16xi32>
            }
            %v_30 = vector.reduction <add>, %loop_11#0 : vector<16xi32> into i32
            %v_31 = arith.index_cast %v_30 : i32 to index
            %v_32 = arith.addi %v_5, %i_6 : index
            %v_33 = arith.index_cast %v_32 : index to i32
            memref.store %v_33, %order[%v_31] : memref<8xi32>
          }
          scf.for %i_34 = %c_5 to %c_7 step %c_6 {
            vector.store %c_8, %y[%i_4, %i_34] : memref<?x2048xf32>, vector<16xf32>
          }
          scf.for %i_35 = %c_5 to %c_0 step %c_1 {
            %v_36 = memref.load %order[%i_35] : memref<8xi32>
            %v_37 = arith.index_cast %v_36 : i32 to index
            %v_38 = memref.load %ids[%v_37] : memref<?xi32>
            %v_39 = memref.load %weights[%v_37] : memref<?xf32>
            %v_40 = vector.broadcast %v_39 : f32 to vector<16xf32>
            scf.for %i_41 = %c_5 to %c_7 step %c_6 {
              %v_42 = vector.load %outputs[%v_37, %i_41] : memref<?x2048xf32>, vector<16xf32>
              %v_43 = arith.mulf %v_42, %v_40 : vector<16xf32>
              %v_44 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_43) : (vector<16xf32>) -> vector<16xf32>
              %v_45 = vector.load %y[%i_4, %i_41] : memref<?x2048xf32>, vector<16xf32>
              %v_46 = arith.addf %v_45, %v_44 : vector<16xf32>
              vector.store %v_46, %y[%i_4, %i_41] : memref<?x2048xf32>, vector<16xf32>
            }
          }
        }
        return
      }
    }
  }

  func.func public @main(
      %x: tensor<?x2048xf32>,
      %router: tensor<64x2048xf32>,
      %expert_gate_up.codes: tensor<64x2048x320xi32>,
      %expert_gate_up.scales: tensor<64x2048x64xf16>,
      %expert_gate_up.biases: tensor<64x2048x64xf16>,
      %expert_down.codes: tensor<64x2048x160xi32>,
      %expert_down.scales: tensor<64x2048x32xf16>,
      %expert_down.biases: tensor<64x2048x32xf16>
  ) -> tensor<?x2048xf32> {
    // stage: router logits: z = x . router^T, [N, E], always f32
    %token_axis = arith.constant 0 : index
    %tokens = tensor.dim %x, %token_axis : tensor<?x2048xf32>
    %router_logits = flow.dispatch @project_64x2048_f32::@project_64x2048_f32[%tokens](%x, %router, %tokens) : (tensor<?x2048xf32>{%tokens}, tensor<64x2048xf32>, index) -> tensor<?x64xf32>{%tokens}

    // stage: router scores: softmax
    %maximum_identity = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %row_max = stablehlo.reduce(%router_logits init: %maximum_identity) applies stablehlo.maximum across dimensions = [1] : (tensor<?x64xf32>, tensor<f32>) -> tensor<?xf32>
    %minus_row_max = stablehlo.negate %row_max : tensor<?xf32>
    %token_count = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x2048xf32>) -> tensor<i32>
    %token_count_1d = stablehlo.reshape %token_count : (tensor<i32>) -> tensor<1xi32>
    %size_64 = stablehlo.constant dense<64> : tensor<1xi32>
    %shape_nx64 = stablehlo.concatenate %token_count_1d, %size_64, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %minus_row_max_rows = "stablehlo.dynamic_broadcast_in_dim"(%minus_row_max, %shape_nx64) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x64xf32>
    %shifted = stablehlo.add %router_logits, %minus_row_max_rows : tensor<?x64xf32>
    %exponentials = stablehlo.exponential %shifted : tensor<?x64xf32>
    %add_identity = stablehlo.constant dense<0.0> : tensor<f32>
    %row_sum = stablehlo.reduce(%exponentials init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x64xf32>, tensor<f32>) -> tensor<?xf32>
    %row_sum_rows = "stablehlo.dynamic_broadcast_in_dim"(%row_sum, %shape_nx64) <{broadcast_dimensions = array<i64: 0>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x64xf32>
    %scores = stablehlo.divide %exponentials, %row_sum_rows : tensor<?x64xf32>

    // stage: selection key

    // stage: top-k: 8 iterative argmaxes over 64 experts; a tie takes the lowest index
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %zero_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x64xf32>
    %is_zero = stablehlo.compare EQ, %scores, %zero_splat, FLOAT : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xi1>
    %unsigned_zero_key = stablehlo.select %is_zero, %zero_splat, %scores : tensor<?x64xi1>, tensor<?x64xf32>
    %key_bits = stablehlo.bitcast_convert %unsigned_zero_key : (tensor<?x64xf32>) -> tensor<?x64xi32>
    %magnitude_mask = stablehlo.constant dense<2147483647> : tensor<i32>
    %magnitude_mask_splat = "stablehlo.dynamic_broadcast_in_dim"(%magnitude_mask, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x64xi32>
    %key_bits_flipped = stablehlo.xor %key_bits, %magnitude_mask_splat : tensor<?x64xi32>
    %zero_i32 = stablehlo.constant dense<0> : tensor<i32>
    %zero_i32_splat = "stablehlo.dynamic_broadcast_in_dim"(%zero_i32, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x64xi32>
    %is_negative = stablehlo.compare LT, %key_bits, %zero_i32_splat, SIGNED : (tensor<?x64xi32>, tensor<?x64xi32>) -> tensor<?x64xi1>
    %ordered_key = stablehlo.select %is_negative, %key_bits_flipped, %key_bits : tensor<?x64xi1>, tensor<?x64xi32>
    %is_nan = stablehlo.compare NE, %unsigned_zero_key, %unsigned_zero_key, FLOAT : (tensor<?x64xf32>, tensor<?x64xf32>) -> tensor<?x64xi1>
    %nan_rank = stablehlo.constant dense<2147483647> : tensor<i32>
    %nan_rank_splat = "stablehlo.dynamic_broadcast_in_dim"(%nan_rank, %shape_nx64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x64xi32>
    %ordered_key_1 = stablehlo.select %is_nan, %nan_rank_splat, %ordered_key : tensor<?x64xi1>, tensor<?x64xi32>
    %expert_ids = flow.dispatch @top_8_of_64::@top_8_of_64[%tokens](%ordered_key_1, %tokens) : (tensor<?x64xi32>{%tokens}, index) -> tensor<?x8xi32>{%tokens}

    // stage: combine weights: [N, k]
    %expert_index = stablehlo.iota dim = 0 : tensor<64xi32>
    %size_8 = stablehlo.constant dense<8> : tensor<1xi32>
    %shape_nx8x64 = stablehlo.concatenate %token_count_1d, %size_8, %size_64, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %expert_index_wide = "stablehlo.dynamic_broadcast_in_dim"(%expert_index, %shape_nx8x64) <{broadcast_dimensions = array<i64: 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0>}> : (tensor<64xi32>, tensor<3xi32>) -> tensor<?x8x64xi32>
    %ids_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx8x64) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x8xi32>, tensor<3xi32>) -> tensor<?x8x64xi32>
    %is_chosen = stablehlo.compare EQ, %ids_per_expert, %expert_index_wide, SIGNED : (tensor<?x8x64xi32>, tensor<?x8x64xi32>) -> tensor<?x8x64xi1>
    %values_per_slot = "stablehlo.dynamic_broadcast_in_dim"(%scores, %shape_nx8x64) <{broadcast_dimensions = array<i64: 0, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x64xf32>, tensor<3xi32>) -> tensor<?x8x64xf32>
    %zero_splat_1 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_nx8x64) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x8x64xf32>
    %chosen_values = stablehlo.select %is_chosen, %values_per_slot, %zero_splat_1 : tensor<?x8x64xi1>, tensor<?x8x64xf32>
    %chosen_weights = stablehlo.reduce(%chosen_values init: %add_identity) applies stablehlo.add across dimensions = [2] : (tensor<?x8x64xf32>, tensor<f32>) -> tensor<?x8xf32>

    // stage: experts: gathered: the chosen experts of 64, kernels for avx2
    %size_8_1 = arith.constant 8 : index
    %assignments = arith.muli %tokens, %size_8_1 : index
    %size_0 = arith.constant 0 : index
    %device = hal.devices.get %size_0 : !hal.device
    %is_known, %concurrency = hal.device.query<%device : !hal.device> key("hal.dispatch" :: "concurrency") : i1, i64 = 1 : i64
    %workers = arith.index_cast %concurrency : i64 to index
    %counters = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_lay_out_x:2 = flow.dispatch @gathered::@gathered_lay_out_x[%tokens](%x, %tokens) : (tensor<?x2048xf32>{%tokens}, index) -> (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %expert_ids, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x320xi32>, tensor<64x2048x64xf16>, tensor<64x2048x64xf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xf32>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @gathered::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xf32>{%assignments}, index) -> (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments})
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %expert_ids, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<64x2048x160xi32>, tensor<64x2048x32xf16>, tensor<64x2048x32xf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments})
    %routed = flow.dispatch @gathered::@gathered_combine[%assignments, %tokens](%gathered_down#1, %expert_ids, %chosen_weights, %assignments, %tokens) : (tensor<?x2048xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, index, index) -> tensor<?x2048xf32>{%tokens}

    return %routed : tensor<?x2048xf32>
  }
}
