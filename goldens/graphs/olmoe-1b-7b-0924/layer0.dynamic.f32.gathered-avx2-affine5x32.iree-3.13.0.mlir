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
        %c_5 = arith.constant 63 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant dense<0.0> : vector<4xf64>
        %c_9 = arith.constant 2048 : index
        %c_10 = arith.constant 512 : index
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
              %v_24 = vector.load %x[%v_17, %i_18] : memref<?x2048xf32>, vector<4xf32>
              %v_25 = arith.extf %v_24 : vector<4xf32> to vector<4xf64>
              %v_26 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_9, %v_26], read, locality<3>, data : memref<64x2048xf32>
              %v_27 = vector.load %weight[%v_9, %i_18] : memref<64x2048xf32>, vector<4xf32>
              %v_28 = arith.extf %v_27 : vector<4xf32> to vector<4xf64>
              %acc_29 = math.fma %v_28, %v_25, %carry_20 : vector<4xf64>
              %v_30 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_11, %v_30], read, locality<3>, data : memref<64x2048xf32>
              %v_31 = vector.load %weight[%v_11, %i_18] : memref<64x2048xf32>, vector<4xf32>
              %v_32 = arith.extf %v_31 : vector<4xf32> to vector<4xf64>
              %acc_33 = math.fma %v_32, %v_25, %carry_21 : vector<4xf64>
              %v_34 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_13, %v_34], read, locality<3>, data : memref<64x2048xf32>
              %v_35 = vector.load %weight[%v_13, %i_18] : memref<64x2048xf32>, vector<4xf32>
              %v_36 = arith.extf %v_35 : vector<4xf32> to vector<4xf64>
              %acc_37 = math.fma %v_36, %v_25, %carry_22 : vector<4xf64>
              %v_38 = arith.addi %i_18, %c_10 : index
              memref.prefetch %weight[%v_15, %v_38], read, locality<3>, data : memref<64x2048xf32>
              %v_39 = vector.load %weight[%v_15, %i_18] : memref<64x2048xf32>, vector<4xf32>
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
                memref.store %v_58, %y[%v_55, %v_57] : memref<?x64xf32>
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
                %v_75 = vector.load %x[%v_65, %i_69] : memref<?x2048xf32>, vector<4xf32>
                %v_76 = arith.extf %v_75 : vector<4xf32> to vector<4xf64>
                %v_77 = vector.load %x[%v_68, %i_69] : memref<?x2048xf32>, vector<4xf32>
                %v_78 = arith.extf %v_77 : vector<4xf32> to vector<4xf64>
                %v_79 = arith.addi %i_69, %c_10 : index
                memref.prefetch %weight[%v_61, %v_79], read, locality<3>, data : memref<64x2048xf32>
                %v_80 = vector.load %weight[%v_61, %i_69] : memref<64x2048xf32>, vector<4xf32>
                %v_81 = arith.extf %v_80 : vector<4xf32> to vector<4xf64>
                %acc_82 = math.fma %v_81, %v_76, %carry_71 : vector<4xf64>
                %acc_83 = math.fma %v_81, %v_78, %carry_72 : vector<4xf64>
                %v_84 = arith.addi %i_69, %c_10 : index
                memref.prefetch %weight[%v_63, %v_84], read, locality<3>, data : memref<64x2048xf32>
                %v_85 = vector.load %weight[%v_63, %i_69] : memref<64x2048xf32>, vector<4xf32>
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
                  memref.store %v_106, %y[%v_103, %v_105] : memref<?x64xf32>
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
    builtin.module {
      func.func @gathered_lay_out_x(%x_binding: !stream.binding, %x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %tokens: index) {
        %c_0 = arith.constant 0x00000000 : f32
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 512 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 4 : index
        %c_5 = arith.constant 2047 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 64 : index
        %c_8 = arith.constant 2048 : index
        %c_9 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_10 = arith.constant 32 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_1] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_1] : !stream.binding -> memref<?x64xf32>{%tokens}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_3 {
            %v_3 = arith.muli %i_1, %c_4 : index
            %v_4 = arith.addi %v_3, %i_2 : index
            %v_5 = arith.minsi %v_4, %c_5 : index
            %v_6 = memref.load %x[%workgroup_0, %v_5] : memref<?x2048xf32>
            %v_7 = arith.divui %i_1, %c_6 : index
            %v_8 = arith.muli %v_7, %c_7 : index
            %v_9 = arith.muli %i_2, %c_6 : index
            %v_10 = arith.addi %v_8, %v_9 : index
            %v_11 = arith.remui %i_1, %c_6 : index
            %v_12 = arith.addi %v_10, %v_11 : index
            %is_13 = arith.cmpi slt, %v_4, %c_8 : index
            %v_14 = arith.select %is_13, %v_6, %c_0 : f32
            memref.store %v_14, %x_lanes[%workgroup_0, %v_12] : memref<?x2048xf32>
          }
        }
        scf.for %i_15 = %c_1 to %c_7 step %c_3 {
          %loop_17:1 = scf.for %i_16 = %c_1 to %c_10 step %c_6 iter_args(%carry_18 = %c_9) -> (vector<16xf32>) {
            %v_19 = arith.muli %i_15, %c_10 : index
            %v_20 = arith.addi %v_19, %i_16 : index
            %v_21 = vector.load %x[%workgroup_0, %v_20] : memref<?x2048xf32>, vector<16xf32>
            %v_22 = arith.addf %carry_18, %v_21 : vector<16xf32>
            scf.yield %v_22 : vector<16xf32>
          }
          %v_23 = vector.shuffle %loop_17#0, %loop_17#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_24 = vector.shuffle %loop_17#0, %loop_17#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_25 = arith.addf %v_23, %v_24 : vector<8xf32>
          %v_26 = vector.shuffle %v_25, %v_25 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_27 = vector.shuffle %v_25, %v_25 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_28 = arith.addf %v_26, %v_27 : vector<4xf32>
          %v_29 = vector.shuffle %v_28, %v_28 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_30 = vector.shuffle %v_28, %v_28 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_31 = arith.addf %v_29, %v_30 : vector<2xf32>
          %v_32 = vector.shuffle %v_31, %v_31 [0] : vector<2xf32>, vector<2xf32>
          %v_33 = vector.shuffle %v_31, %v_31 [1] : vector<2xf32>, vector<2xf32>
          %v_34 = arith.addf %v_32, %v_33 : vector<1xf32>
          %sum_35 = vector.extract %v_34[0] : f32 from vector<1xf32>
          memref.store %sum_35, %x_sums[%workgroup_0, %i_15] : memref<?x64xf32>
        }
        scf.for %i_36 = %c_7 to %c_7 step %c_3 {
          memref.store %c_0, %x_sums[%workgroup_0, %i_36] : memref<?x64xf32>
        }
        return
      }
      func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
        %c_0 = arith.constant 0x00000000 : f32
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 256 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant 4 : index
        %c_5 = arith.constant 1023 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant 64 : index
        %c_8 = arith.constant 1024 : index
        %c_9 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_10 = arith.constant 32 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_1] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_1] : !stream.binding -> memref<?x32xf32>{%assignments}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_3 {
            %v_3 = arith.muli %i_1, %c_4 : index
            %v_4 = arith.addi %v_3, %i_2 : index
            %v_5 = arith.minsi %v_4, %c_5 : index
            %v_6 = memref.load %hidden[%workgroup_0, %v_5] : memref<?x1024xf32>
            %v_7 = arith.divui %i_1, %c_6 : index
            %v_8 = arith.muli %v_7, %c_7 : index
            %v_9 = arith.muli %i_2, %c_6 : index
            %v_10 = arith.addi %v_8, %v_9 : index
            %v_11 = arith.remui %i_1, %c_6 : index
            %v_12 = arith.addi %v_10, %v_11 : index
            %is_13 = arith.cmpi slt, %v_4, %c_8 : index
            %v_14 = arith.select %is_13, %v_6, %c_0 : f32
            memref.store %v_14, %hidden_lanes[%workgroup_0, %v_12] : memref<?x1024xf32>
          }
        }
        scf.for %i_15 = %c_1 to %c_10 step %c_3 {
          %loop_17:1 = scf.for %i_16 = %c_1 to %c_10 step %c_6 iter_args(%carry_18 = %c_9) -> (vector<16xf32>) {
            %v_19 = arith.muli %i_15, %c_10 : index
            %v_20 = arith.addi %v_19, %i_16 : index
            %v_21 = vector.load %hidden[%workgroup_0, %v_20] : memref<?x1024xf32>, vector<16xf32>
            %v_22 = arith.addf %carry_18, %v_21 : vector<16xf32>
            scf.yield %v_22 : vector<16xf32>
          }
          %v_23 = vector.shuffle %loop_17#0, %loop_17#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_24 = vector.shuffle %loop_17#0, %loop_17#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_25 = arith.addf %v_23, %v_24 : vector<8xf32>
          %v_26 = vector.shuffle %v_25, %v_25 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_27 = vector.shuffle %v_25, %v_25 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_28 = arith.addf %v_26, %v_27 : vector<4xf32>
          %v_29 = vector.shuffle %v_28, %v_28 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_30 = vector.shuffle %v_28, %v_28 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_31 = arith.addf %v_29, %v_30 : vector<2xf32>
          %v_32 = vector.shuffle %v_31, %v_31 [0] : vector<2xf32>, vector<2xf32>
          %v_33 = vector.shuffle %v_31, %v_31 [1] : vector<2xf32>, vector<2xf32>
          %v_34 = arith.addf %v_32, %v_33 : vector<1xf32>
          %sum_35 = vector.extract %v_34[0] : f32 from vector<1xf32>
          memref.store %sum_35, %hidden_sums[%workgroup_0, %i_15] : memref<?x32xf32>
        }
        scf.for %i_36 = %c_10 to %c_10 step %c_3 {
          memref.store %c_0, %hidden_sums[%workgroup_0, %i_36] : memref<?x32xf32>
        }
        return
      }
      func.func @gathered_up(%x_lanes_binding: !stream.binding, %x_sums_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up.codes_binding: !stream.binding, %expert_gate_up.scales_binding: !stream.binding, %expert_gate_up.biases_binding: !stream.binding, %counters_binding: !stream.binding, %hidden_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant false
        %c_6 = arith.constant 8 : index
        %c_7 = arith.constant dense<0> : vector<8xi32>
        %c_8 = arith.constant 1024 : index
        %c_9 = arith.constant 320 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 2048 : index
        %c_14 = arith.constant 64 : index
        %c_15 = arith.constant 48 : index
        %c_16 = arith.constant 10 : index
        %c_17 = arith.constant 512 : index
        %c_18 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_19 = arith.constant dense<16> : vector<16xi32>
        %c_20 = arith.constant dense<27> : vector<16xi32>
        %c_21 = arith.constant dense<5> : vector<16xi32>
        %c_22 = arith.constant dense<10> : vector<16xi32>
        %c_23 = arith.constant dense<15> : vector<16xi32>
        %c_24 = arith.constant dense<0x41800000> : vector<16xf32>
        %c_25 = arith.constant 5 : index
        %c_26 = arith.constant 6 : index
        %c_27 = arith.constant 7 : index
        %c_28 = arith.constant 0x00000000 : f32
        %c_29 = arith.constant 0x42B40000 : f32
        %c_30 = arith.constant 0xC2DC0000 : f32
        %c_31 = arith.constant 0x3FB8AA3B : f32
        %c_32 = arith.constant 0xBF318000 : f32
        %c_33 = arith.constant 0x395E8083 : f32
        %c_34 = arith.constant 0x39500D01 : f32
        %c_35 = arith.constant 0x3AB60B61 : f32
        %c_36 = arith.constant 0x3C088889 : f32
        %c_37 = arith.constant 0x3D2AAAAB : f32
        %c_38 = arith.constant 0x3E2AAAAB : f32
        %c_39 = arith.constant 0x3F000000 : f32
        %c_40 = arith.constant 0x3F800000 : f32
        %c_41 = arith.constant 1 : i32
        %c_42 = arith.constant 23 : i32
        %c_43 = arith.constant 127 : i32
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_3] : !stream.binding -> memref<?x64xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %expert_gate_up.codes = stream.binding.subspan %expert_gate_up.codes_binding[%c_3] : !stream.binding -> memref<64x2048x320xi32>
        %expert_gate_up.scales = stream.binding.subspan %expert_gate_up.scales_binding[%c_3] : !stream.binding -> memref<64x2048x64xf16>
        %expert_gate_up.biases = stream.binding.subspan %expert_gate_up.biases_binding[%c_3] : !stream.binding -> memref<64x2048x64xf16>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %v_1 = arith.muli %assignments, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16xf32>
        %address_2 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_3 = arith.muli %workers, %c_1 : index
        %v_4 = arith.index_cast %address_2 : index to i64
        %pointer_5 = llvm.inttoptr %v_4 : i64 to !llvm.ptr
        %v_6 = arith.index_cast %c_2 : index to i32
        %v_7 = llvm.atomicrmw add %pointer_5, %v_6 monotonic : !llvm.ptr, i32
        %v_8 = arith.index_cast %v_7 : i32 to index
        %v_9 = arith.muli %v_3, %c_4 : index
        %v_10 = arith.divui %v_1, %v_9 : index
        %v_11 = arith.maxsi %v_10, %c_2 : index
        %v_12 = arith.divui %v_8, %v_3 : index
        %loop_14:2 = scf.for %i_13 = %c_3 to %v_12 step %c_2 iter_args(%carry_15 = %c_3, %carry_16 = %v_11) -> (index, index) {
          %v_17 = arith.muli %carry_16, %v_3 : index
          %v_18 = arith.addi %carry_15, %v_17 : index
          %v_19 = arith.divui %carry_16, %c_4 : index
          %v_20 = arith.maxsi %v_19, %c_2 : index
          scf.yield %v_18, %v_20 : index, index
        }
        %v_21 = arith.remui %v_8, %v_3 : index
        %v_22 = arith.muli %v_21, %loop_14#1 : index
        %v_23 = arith.addi %loop_14#0, %v_22 : index
        %end_26:2 = scf.while (%at_24 = %v_23, %at_25 = %loop_14#1) : (index, index) -> (index, index) {
          %is_29 = arith.cmpi slt, %at_24, %v_1 : index
          scf.condition(%is_29) %at_24, %at_25 : index, index
        } do {
          ^bb0(%i_27: index, %i_28: index):
          %v_30 = arith.index_cast %address_2 : index to i64
          %pointer_31 = llvm.inttoptr %v_30 : i64 to !llvm.ptr
          %v_32 = arith.index_cast %c_2 : index to i32
          %v_33 = llvm.atomicrmw add %pointer_31, %v_32 monotonic : !llvm.ptr, i32
          %v_34 = arith.index_cast %v_33 : i32 to index
          %v_35 = arith.muli %v_3, %c_4 : index
          %v_36 = arith.divui %v_1, %v_35 : index
          %v_37 = arith.maxsi %v_36, %c_2 : index
          %v_38 = arith.divui %v_34, %v_3 : index
          %loop_40:2 = scf.for %i_39 = %c_3 to %v_38 step %c_2 iter_args(%carry_41 = %c_3, %carry_42 = %v_37) -> (index, index) {
            %v_43 = arith.muli %carry_42, %v_3 : index
            %v_44 = arith.addi %carry_41, %v_43 : index
            %v_45 = arith.divui %carry_42, %c_4 : index
            %v_46 = arith.maxsi %v_45, %c_2 : index
            scf.yield %v_44, %v_46 : index, index
          }
          %v_47 = arith.remui %v_34, %v_3 : index
          %v_48 = arith.muli %v_47, %loop_40#1 : index
          %v_49 = arith.addi %loop_40#0, %v_48 : index
          %v_50 = arith.addi %i_27, %i_28 : index
          scf.for %i_51 = %i_27 to %v_50 step %c_2 {
            %v_52 = arith.addi %i_51, %c_2 : index
            %is_53 = arith.cmpi eq, %v_52, %v_50 : index
            %v_54 = arith.select %is_53, %v_49, %v_52 : index
            %v_55 = arith.remui %i_51, %c_0 : index
            %v_56 = arith.muli %v_55, %c_0 : index
            %v_57 = arith.divui %i_51, %c_0 : index
            %v_58 = memref.load %ids[%v_57] : memref<?xi32>
            %v_59 = vector.broadcast %v_58 : i32 to vector<8xi32>
            %loop_61:1 = scf.for %i_60 = %c_3 to %v_57 step %c_6 iter_args(%carry_62 = %c_5) -> (i1) {
              %v_63 = arith.subi %v_57, %i_60 : index
              %mask_64 = vector.create_mask %v_63 : vector<8xi1>
              %v_65 = vector.maskedload %ids[%i_60], %mask_64, %c_7 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_66 = arith.cmpi eq, %v_65, %v_59 : vector<8xi32>
              %v_67 = arith.andi %is_66, %mask_64 : vector<8xi1>
              %any_68 = vector.reduction <or>, %v_67 : vector<8xi1> into i1
              %v_69 = arith.ori %carry_62, %any_68 : i1
              scf.yield %v_69 : i1
            }
            %is_70 = arith.cmpi eq, %loop_61#0, %c_5 : i1
            scf.if %is_70 {
              %v_71 = arith.index_cast %v_58 : i32 to index
              %v_72 = arith.remui %v_54, %c_0 : index
              %v_73 = arith.muli %v_72, %c_0 : index
              %v_74 = arith.addi %v_73, %c_8 : index
              %v_75 = arith.subi %v_1, %c_2 : index
              %v_76 = arith.minsi %v_54, %v_75 : index
              %v_77 = arith.divui %v_76, %c_0 : index
              %v_78 = memref.load %ids[%v_77] : memref<?xi32>
              %v_79 = arith.index_cast %v_78 : i32 to index
              scf.for %i_80 = %c_3 to %c_9 step %c_10 {
                memref.prefetch %expert_gate_up.codes[%v_79, %v_73, %i_80], read, locality<3>, data : memref<64x2048x320xi32>
              }
              scf.for %i_81 = %c_3 to %c_9 step %c_10 {
                memref.prefetch %expert_gate_up.codes[%v_79, %v_74, %i_81], read, locality<3>, data : memref<64x2048x320xi32>
              }
              %loop_83:1 = scf.for %i_82 = %v_57 to %assignments step %c_2 iter_args(%carry_84 = %c_3) -> (index) {
                %v_85 = memref.load %ids[%i_82] : memref<?xi32>
                %is_86 = arith.cmpi eq, %v_85, %v_58 : i32
                scf.if %is_86 {
                  %v_87 = arith.index_cast %i_82 : index to i32
                  memref.store %v_87, %group[%carry_84] : memref<5xi32>
                  %v_88 = arith.index_cast %i_82 : index to i32
                  %v_89 = arith.addi %carry_84, %c_2 : index
                  memref.store %v_88, %group[%v_89] : memref<5xi32>
                }
                %v_90 = arith.addi %carry_84, %c_2 : index
                %v_91 = arith.select %is_86, %v_90, %carry_84 : index
                %is_92 = arith.cmpi eq, %v_91, %c_1 : index
                %v_93 = arith.subi %assignments, %c_2 : index
                %is_94 = arith.cmpi eq, %i_82, %v_93 : index
                %is_95 = arith.cmpi sgt, %v_91, %c_3 : index
                %v_96 = arith.andi %is_94, %is_95 : i1
                %v_97 = arith.ori %is_92, %v_96 : i1
                scf.if %v_97 {
                  %is_98 = arith.cmpi eq, %v_91, %c_11 : index
                  %v_99 = arith.select %is_98, %c_1, %v_91 : index
                  %v_100 = arith.addi %v_56, %c_0 : index
                  %v_101 = arith.minsi %v_100, %c_8 : index
                  scf.for %i_102 = %v_56 to %v_101 step %c_2 {
                    %is_103 = arith.cmpi eq, %v_99, %c_1 : index
                    scf.if %is_103 {
                      %v_104 = memref.load %group[%c_3] : memref<5xi32>
                      %v_105 = arith.index_cast %v_104 : i32 to index
                      %v_106 = memref.load %group[%c_2] : memref<5xi32>
                      %v_107 = arith.index_cast %v_106 : i32 to index
                      %v_108 = memref.load %group[%c_4] : memref<5xi32>
                      %v_109 = arith.index_cast %v_108 : i32 to index
                      %v_110 = memref.load %group[%c_11] : memref<5xi32>
                      %v_111 = arith.index_cast %v_110 : i32 to index
                      %v_112 = arith.divui %v_105, %c_6 : index
                      %v_113 = arith.divui %v_107, %c_6 : index
                      %v_114 = arith.divui %v_109, %c_6 : index
                      %v_115 = arith.divui %v_111, %c_6 : index
                      %v_116 = arith.addi %i_102, %c_8 : index
                      %loop_118:8 = scf.for %i_117 = %c_3 to %c_13 step %c_14 iter_args(%carry_119 = %c_12, %carry_120 = %c_12, %carry_121 = %c_12, %carry_122 = %c_12, %carry_123 = %c_12, %carry_124 = %c_12, %carry_125 = %c_12, %carry_126 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_127 = vector.load %x_lanes[%v_112, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_128 = arith.addi %i_117, %c_10 : index
                        %v_129 = vector.load %x_lanes[%v_112, %v_128] : memref<?x2048xf32>, vector<16xf32>
                        %v_130 = arith.addi %i_117, %c_0 : index
                        %v_131 = vector.load %x_lanes[%v_112, %v_130] : memref<?x2048xf32>, vector<16xf32>
                        %v_132 = arith.addi %i_117, %c_15 : index
                        %v_133 = vector.load %x_lanes[%v_112, %v_132] : memref<?x2048xf32>, vector<16xf32>
                        %v_134 = vector.load %x_lanes[%v_113, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_135 = arith.addi %i_117, %c_10 : index
                        %v_136 = vector.load %x_lanes[%v_113, %v_135] : memref<?x2048xf32>, vector<16xf32>
                        %v_137 = arith.addi %i_117, %c_0 : index
                        %v_138 = vector.load %x_lanes[%v_113, %v_137] : memref<?x2048xf32>, vector<16xf32>
                        %v_139 = arith.addi %i_117, %c_15 : index
                        %v_140 = vector.load %x_lanes[%v_113, %v_139] : memref<?x2048xf32>, vector<16xf32>
                        %v_141 = vector.load %x_lanes[%v_114, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_142 = arith.addi %i_117, %c_10 : index
                        %v_143 = vector.load %x_lanes[%v_114, %v_142] : memref<?x2048xf32>, vector<16xf32>
                        %v_144 = arith.addi %i_117, %c_0 : index
                        %v_145 = vector.load %x_lanes[%v_114, %v_144] : memref<?x2048xf32>, vector<16xf32>
                        %v_146 = arith.addi %i_117, %c_15 : index
                        %v_147 = vector.load %x_lanes[%v_114, %v_146] : memref<?x2048xf32>, vector<16xf32>
                        %v_148 = vector.load %x_lanes[%v_115, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_149 = arith.addi %i_117, %c_10 : index
                        %v_150 = vector.load %x_lanes[%v_115, %v_149] : memref<?x2048xf32>, vector<16xf32>
                        %v_151 = arith.addi %i_117, %c_0 : index
                        %v_152 = vector.load %x_lanes[%v_115, %v_151] : memref<?x2048xf32>, vector<16xf32>
                        %v_153 = arith.addi %i_117, %c_15 : index
                        %v_154 = vector.load %x_lanes[%v_115, %v_153] : memref<?x2048xf32>, vector<16xf32>
                        %v_155 = arith.divui %i_117, %c_14 : index
                        %v_156 = arith.muli %v_155, %c_16 : index
                        %v_157 = arith.addi %v_156, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_157], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_158 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_156] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_159 = vector.bitcast %v_158 : vector<10xi32> to vector<40xi8>
                        %v_160 = vector.shuffle %v_159, %v_159 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_161 = vector.bitcast %v_160 : vector<64xi8> to vector<16xi32>
                        %v_162 = arith.shrui %v_161, %c_18 : vector<16xi32>
                        %v_163 = arith.divui %i_117, %c_0 : index
                        %v_164 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_163] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_165 = arith.extf %v_164 : vector<2xf16> to vector<2xf32>
                        %v_166 = vector.shuffle %v_165, %v_165 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_167 = arith.xori %v_162, %c_19 : vector<16xi32>
                        %v_168 = arith.shli %v_167, %c_20 : vector<16xi32>
                        %v_169 = arith.shrsi %v_168, %c_20 : vector<16xi32>
                        %v_170 = arith.sitofp %v_169 : vector<16xi32> to vector<16xf32>
                        %v_171 = arith.mulf %v_170, %v_127 : vector<16xf32>
                        %v_172 = arith.mulf %v_170, %v_134 : vector<16xf32>
                        %v_173 = arith.mulf %v_170, %v_141 : vector<16xf32>
                        %v_174 = arith.mulf %v_170, %v_148 : vector<16xf32>
                        %v_175 = arith.shrui %v_162, %c_21 : vector<16xi32>
                        %v_176 = arith.xori %v_175, %c_19 : vector<16xi32>
                        %v_177 = arith.shli %v_176, %c_20 : vector<16xi32>
                        %v_178 = arith.shrsi %v_177, %c_20 : vector<16xi32>
                        %v_179 = arith.sitofp %v_178 : vector<16xi32> to vector<16xf32>
                        %acc_180 = math.fma %v_179, %v_129, %v_171 : vector<16xf32>
                        %acc_181 = math.fma %v_179, %v_136, %v_172 : vector<16xf32>
                        %acc_182 = math.fma %v_179, %v_143, %v_173 : vector<16xf32>
                        %acc_183 = math.fma %v_179, %v_150, %v_174 : vector<16xf32>
                        %v_184 = arith.shrui %v_162, %c_22 : vector<16xi32>
                        %v_185 = arith.xori %v_184, %c_19 : vector<16xi32>
                        %v_186 = arith.shli %v_185, %c_20 : vector<16xi32>
                        %v_187 = arith.shrsi %v_186, %c_20 : vector<16xi32>
                        %v_188 = arith.sitofp %v_187 : vector<16xi32> to vector<16xf32>
                        %acc_189 = math.fma %v_188, %v_131, %acc_180 : vector<16xf32>
                        %acc_190 = math.fma %v_188, %v_138, %acc_181 : vector<16xf32>
                        %acc_191 = math.fma %v_188, %v_145, %acc_182 : vector<16xf32>
                        %acc_192 = math.fma %v_188, %v_152, %acc_183 : vector<16xf32>
                        %v_193 = arith.shrui %v_162, %c_23 : vector<16xi32>
                        %v_194 = arith.xori %v_193, %c_19 : vector<16xi32>
                        %v_195 = arith.shli %v_194, %c_20 : vector<16xi32>
                        %v_196 = arith.shrsi %v_195, %c_20 : vector<16xi32>
                        %v_197 = arith.sitofp %v_196 : vector<16xi32> to vector<16xf32>
                        %acc_198 = math.fma %v_197, %v_133, %acc_189 : vector<16xf32>
                        %acc_199 = math.fma %v_197, %v_140, %acc_190 : vector<16xf32>
                        %acc_200 = math.fma %v_197, %v_147, %acc_191 : vector<16xf32>
                        %acc_201 = math.fma %v_197, %v_154, %acc_192 : vector<16xf32>
                        %acc_202 = math.fma %acc_198, %v_166, %carry_119 : vector<16xf32>
                        %acc_203 = math.fma %acc_199, %v_166, %carry_120 : vector<16xf32>
                        %acc_204 = math.fma %acc_200, %v_166, %carry_121 : vector<16xf32>
                        %acc_205 = math.fma %acc_201, %v_166, %carry_122 : vector<16xf32>
                        %v_206 = arith.divui %i_117, %c_14 : index
                        %v_207 = arith.muli %v_206, %c_16 : index
                        %v_208 = arith.addi %v_207, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_208], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_209 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_207] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_210 = vector.bitcast %v_209 : vector<10xi32> to vector<40xi8>
                        %v_211 = vector.shuffle %v_210, %v_210 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_212 = vector.bitcast %v_211 : vector<64xi8> to vector<16xi32>
                        %v_213 = arith.shrui %v_212, %c_18 : vector<16xi32>
                        %v_214 = arith.divui %i_117, %c_0 : index
                        %v_215 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_214] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_216 = arith.extf %v_215 : vector<2xf16> to vector<2xf32>
                        %v_217 = vector.shuffle %v_216, %v_216 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_218 = arith.xori %v_213, %c_19 : vector<16xi32>
                        %v_219 = arith.shli %v_218, %c_20 : vector<16xi32>
                        %v_220 = arith.shrsi %v_219, %c_20 : vector<16xi32>
                        %v_221 = arith.sitofp %v_220 : vector<16xi32> to vector<16xf32>
                        %v_222 = arith.mulf %v_221, %v_127 : vector<16xf32>
                        %v_223 = arith.mulf %v_221, %v_134 : vector<16xf32>
                        %v_224 = arith.mulf %v_221, %v_141 : vector<16xf32>
                        %v_225 = arith.mulf %v_221, %v_148 : vector<16xf32>
                        %v_226 = arith.shrui %v_213, %c_21 : vector<16xi32>
                        %v_227 = arith.xori %v_226, %c_19 : vector<16xi32>
                        %v_228 = arith.shli %v_227, %c_20 : vector<16xi32>
                        %v_229 = arith.shrsi %v_228, %c_20 : vector<16xi32>
                        %v_230 = arith.sitofp %v_229 : vector<16xi32> to vector<16xf32>
                        %acc_231 = math.fma %v_230, %v_129, %v_222 : vector<16xf32>
                        %acc_232 = math.fma %v_230, %v_136, %v_223 : vector<16xf32>
                        %acc_233 = math.fma %v_230, %v_143, %v_224 : vector<16xf32>
                        %acc_234 = math.fma %v_230, %v_150, %v_225 : vector<16xf32>
                        %v_235 = arith.shrui %v_213, %c_22 : vector<16xi32>
                        %v_236 = arith.xori %v_235, %c_19 : vector<16xi32>
                        %v_237 = arith.shli %v_236, %c_20 : vector<16xi32>
                        %v_238 = arith.shrsi %v_237, %c_20 : vector<16xi32>
                        %v_239 = arith.sitofp %v_238 : vector<16xi32> to vector<16xf32>
                        %acc_240 = math.fma %v_239, %v_131, %acc_231 : vector<16xf32>
                        %acc_241 = math.fma %v_239, %v_138, %acc_232 : vector<16xf32>
                        %acc_242 = math.fma %v_239, %v_145, %acc_233 : vector<16xf32>
                        %acc_243 = math.fma %v_239, %v_152, %acc_234 : vector<16xf32>
                        %v_244 = arith.shrui %v_213, %c_23 : vector<16xi32>
                        %v_245 = arith.xori %v_244, %c_19 : vector<16xi32>
                        %v_246 = arith.shli %v_245, %c_20 : vector<16xi32>
                        %v_247 = arith.shrsi %v_246, %c_20 : vector<16xi32>
                        %v_248 = arith.sitofp %v_247 : vector<16xi32> to vector<16xf32>
                        %acc_249 = math.fma %v_248, %v_133, %acc_240 : vector<16xf32>
                        %acc_250 = math.fma %v_248, %v_140, %acc_241 : vector<16xf32>
                        %acc_251 = math.fma %v_248, %v_147, %acc_242 : vector<16xf32>
                        %acc_252 = math.fma %v_248, %v_154, %acc_243 : vector<16xf32>
                        %acc_253 = math.fma %acc_249, %v_217, %carry_123 : vector<16xf32>
                        %acc_254 = math.fma %acc_250, %v_217, %carry_124 : vector<16xf32>
                        %acc_255 = math.fma %acc_251, %v_217, %carry_125 : vector<16xf32>
                        %acc_256 = math.fma %acc_252, %v_217, %carry_126 : vector<16xf32>
                        scf.yield %acc_202, %acc_203, %acc_204, %acc_205, %acc_253, %acc_254, %acc_255, %acc_256 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_258:8 = scf.for %i_257 = %c_3 to %c_14 step %c_10 iter_args(%carry_259 = %loop_118#0, %carry_260 = %loop_118#1, %carry_261 = %loop_118#2, %carry_262 = %loop_118#3, %carry_263 = %loop_118#4, %carry_264 = %loop_118#5, %carry_265 = %loop_118#6, %carry_266 = %loop_118#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_267 = vector.load %x_sums[%v_112, %i_257] : memref<?x64xf32>, vector<16xf32>
                        %v_268 = vector.load %x_sums[%v_113, %i_257] : memref<?x64xf32>, vector<16xf32>
                        %v_269 = vector.load %x_sums[%v_114, %i_257] : memref<?x64xf32>, vector<16xf32>
                        %v_270 = vector.load %x_sums[%v_115, %i_257] : memref<?x64xf32>, vector<16xf32>
                        %v_271 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_257] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_272 = arith.extf %v_271 : vector<16xf16> to vector<16xf32>
                        %v_273 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_257] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_274 = arith.extf %v_273 : vector<16xf16> to vector<16xf32>
                        %acc_275 = math.fma %v_272, %c_24, %v_274 : vector<16xf32>
                        %acc_276 = math.fma %acc_275, %v_267, %carry_259 : vector<16xf32>
                        %acc_277 = math.fma %acc_275, %v_268, %carry_260 : vector<16xf32>
                        %acc_278 = math.fma %acc_275, %v_269, %carry_261 : vector<16xf32>
                        %acc_279 = math.fma %acc_275, %v_270, %carry_262 : vector<16xf32>
                        %v_280 = vector.load %expert_gate_up.scales[%v_71, %v_116, %i_257] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_281 = arith.extf %v_280 : vector<16xf16> to vector<16xf32>
                        %v_282 = vector.load %expert_gate_up.biases[%v_71, %v_116, %i_257] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_283 = arith.extf %v_282 : vector<16xf16> to vector<16xf32>
                        %acc_284 = math.fma %v_281, %c_24, %v_283 : vector<16xf32>
                        %acc_285 = math.fma %acc_284, %v_267, %carry_263 : vector<16xf32>
                        %acc_286 = math.fma %acc_284, %v_268, %carry_264 : vector<16xf32>
                        %acc_287 = math.fma %acc_284, %v_269, %carry_265 : vector<16xf32>
                        %acc_288 = math.fma %acc_284, %v_270, %carry_266 : vector<16xf32>
                        scf.yield %acc_276, %acc_277, %acc_278, %acc_279, %acc_285, %acc_286, %acc_287, %acc_288 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_258#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_258#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_258#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_258#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_258#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_258#5, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_258#6, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_258#7, %sums[%c_27, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_289 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_289 {
                      %v_290 = memref.load %group[%c_3] : memref<5xi32>
                      %v_291 = arith.index_cast %v_290 : i32 to index
                      %v_292 = memref.load %group[%c_2] : memref<5xi32>
                      %v_293 = arith.index_cast %v_292 : i32 to index
                      %v_294 = arith.divui %v_291, %c_6 : index
                      %v_295 = arith.divui %v_293, %c_6 : index
                      %v_296 = arith.addi %i_102, %c_8 : index
                      %loop_298:4 = scf.for %i_297 = %c_3 to %c_13 step %c_14 iter_args(%carry_299 = %c_12, %carry_300 = %c_12, %carry_301 = %c_12, %carry_302 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_303 = vector.load %x_lanes[%v_294, %i_297] : memref<?x2048xf32>, vector<16xf32>
                        %v_304 = arith.addi %i_297, %c_10 : index
                        %v_305 = vector.load %x_lanes[%v_294, %v_304] : memref<?x2048xf32>, vector<16xf32>
                        %v_306 = arith.addi %i_297, %c_0 : index
                        %v_307 = vector.load %x_lanes[%v_294, %v_306] : memref<?x2048xf32>, vector<16xf32>
                        %v_308 = arith.addi %i_297, %c_15 : index
                        %v_309 = vector.load %x_lanes[%v_294, %v_308] : memref<?x2048xf32>, vector<16xf32>
                        %v_310 = vector.load %x_lanes[%v_295, %i_297] : memref<?x2048xf32>, vector<16xf32>
                        %v_311 = arith.addi %i_297, %c_10 : index
                        %v_312 = vector.load %x_lanes[%v_295, %v_311] : memref<?x2048xf32>, vector<16xf32>
                        %v_313 = arith.addi %i_297, %c_0 : index
                        %v_314 = vector.load %x_lanes[%v_295, %v_313] : memref<?x2048xf32>, vector<16xf32>
                        %v_315 = arith.addi %i_297, %c_15 : index
                        %v_316 = vector.load %x_lanes[%v_295, %v_315] : memref<?x2048xf32>, vector<16xf32>
                        %v_317 = arith.divui %i_297, %c_14 : index
                        %v_318 = arith.muli %v_317, %c_16 : index
                        %v_319 = arith.addi %v_318, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_319], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_320 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_318] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_321 = vector.bitcast %v_320 : vector<10xi32> to vector<40xi8>
                        %v_322 = vector.shuffle %v_321, %v_321 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_323 = vector.bitcast %v_322 : vector<64xi8> to vector<16xi32>
                        %v_324 = arith.shrui %v_323, %c_18 : vector<16xi32>
                        %v_325 = arith.divui %i_297, %c_0 : index
                        %v_326 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_325] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_327 = arith.extf %v_326 : vector<2xf16> to vector<2xf32>
                        %v_328 = vector.shuffle %v_327, %v_327 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_329 = arith.xori %v_324, %c_19 : vector<16xi32>
                        %v_330 = arith.shli %v_329, %c_20 : vector<16xi32>
                        %v_331 = arith.shrsi %v_330, %c_20 : vector<16xi32>
                        %v_332 = arith.sitofp %v_331 : vector<16xi32> to vector<16xf32>
                        %v_333 = arith.mulf %v_332, %v_303 : vector<16xf32>
                        %v_334 = arith.mulf %v_332, %v_310 : vector<16xf32>
                        %v_335 = arith.shrui %v_324, %c_21 : vector<16xi32>
                        %v_336 = arith.xori %v_335, %c_19 : vector<16xi32>
                        %v_337 = arith.shli %v_336, %c_20 : vector<16xi32>
                        %v_338 = arith.shrsi %v_337, %c_20 : vector<16xi32>
                        %v_339 = arith.sitofp %v_338 : vector<16xi32> to vector<16xf32>
                        %acc_340 = math.fma %v_339, %v_305, %v_333 : vector<16xf32>
                        %acc_341 = math.fma %v_339, %v_312, %v_334 : vector<16xf32>
                        %v_342 = arith.shrui %v_324, %c_22 : vector<16xi32>
                        %v_343 = arith.xori %v_342, %c_19 : vector<16xi32>
                        %v_344 = arith.shli %v_343, %c_20 : vector<16xi32>
                        %v_345 = arith.shrsi %v_344, %c_20 : vector<16xi32>
                        %v_346 = arith.sitofp %v_345 : vector<16xi32> to vector<16xf32>
                        %acc_347 = math.fma %v_346, %v_307, %acc_340 : vector<16xf32>
                        %acc_348 = math.fma %v_346, %v_314, %acc_341 : vector<16xf32>
                        %v_349 = arith.shrui %v_324, %c_23 : vector<16xi32>
                        %v_350 = arith.xori %v_349, %c_19 : vector<16xi32>
                        %v_351 = arith.shli %v_350, %c_20 : vector<16xi32>
                        %v_352 = arith.shrsi %v_351, %c_20 : vector<16xi32>
                        %v_353 = arith.sitofp %v_352 : vector<16xi32> to vector<16xf32>
                        %acc_354 = math.fma %v_353, %v_309, %acc_347 : vector<16xf32>
                        %acc_355 = math.fma %v_353, %v_316, %acc_348 : vector<16xf32>
                        %acc_356 = math.fma %acc_354, %v_328, %carry_299 : vector<16xf32>
                        %acc_357 = math.fma %acc_355, %v_328, %carry_300 : vector<16xf32>
                        %v_358 = arith.divui %i_297, %c_14 : index
                        %v_359 = arith.muli %v_358, %c_16 : index
                        %v_360 = arith.addi %v_359, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_296, %v_360], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_361 = vector.load %expert_gate_up.codes[%v_71, %v_296, %v_359] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_362 = vector.bitcast %v_361 : vector<10xi32> to vector<40xi8>
                        %v_363 = vector.shuffle %v_362, %v_362 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_364 = vector.bitcast %v_363 : vector<64xi8> to vector<16xi32>
                        %v_365 = arith.shrui %v_364, %c_18 : vector<16xi32>
                        %v_366 = arith.divui %i_297, %c_0 : index
                        %v_367 = vector.load %expert_gate_up.scales[%v_71, %v_296, %v_366] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_368 = arith.extf %v_367 : vector<2xf16> to vector<2xf32>
                        %v_369 = vector.shuffle %v_368, %v_368 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_370 = arith.xori %v_365, %c_19 : vector<16xi32>
                        %v_371 = arith.shli %v_370, %c_20 : vector<16xi32>
                        %v_372 = arith.shrsi %v_371, %c_20 : vector<16xi32>
                        %v_373 = arith.sitofp %v_372 : vector<16xi32> to vector<16xf32>
                        %v_374 = arith.mulf %v_373, %v_303 : vector<16xf32>
                        %v_375 = arith.mulf %v_373, %v_310 : vector<16xf32>
                        %v_376 = arith.shrui %v_365, %c_21 : vector<16xi32>
                        %v_377 = arith.xori %v_376, %c_19 : vector<16xi32>
                        %v_378 = arith.shli %v_377, %c_20 : vector<16xi32>
                        %v_379 = arith.shrsi %v_378, %c_20 : vector<16xi32>
                        %v_380 = arith.sitofp %v_379 : vector<16xi32> to vector<16xf32>
                        %acc_381 = math.fma %v_380, %v_305, %v_374 : vector<16xf32>
                        %acc_382 = math.fma %v_380, %v_312, %v_375 : vector<16xf32>
                        %v_383 = arith.shrui %v_365, %c_22 : vector<16xi32>
                        %v_384 = arith.xori %v_383, %c_19 : vector<16xi32>
                        %v_385 = arith.shli %v_384, %c_20 : vector<16xi32>
                        %v_386 = arith.shrsi %v_385, %c_20 : vector<16xi32>
                        %v_387 = arith.sitofp %v_386 : vector<16xi32> to vector<16xf32>
                        %acc_388 = math.fma %v_387, %v_307, %acc_381 : vector<16xf32>
                        %acc_389 = math.fma %v_387, %v_314, %acc_382 : vector<16xf32>
                        %v_390 = arith.shrui %v_365, %c_23 : vector<16xi32>
                        %v_391 = arith.xori %v_390, %c_19 : vector<16xi32>
                        %v_392 = arith.shli %v_391, %c_20 : vector<16xi32>
                        %v_393 = arith.shrsi %v_392, %c_20 : vector<16xi32>
                        %v_394 = arith.sitofp %v_393 : vector<16xi32> to vector<16xf32>
                        %acc_395 = math.fma %v_394, %v_309, %acc_388 : vector<16xf32>
                        %acc_396 = math.fma %v_394, %v_316, %acc_389 : vector<16xf32>
                        %acc_397 = math.fma %acc_395, %v_369, %carry_301 : vector<16xf32>
                        %acc_398 = math.fma %acc_396, %v_369, %carry_302 : vector<16xf32>
                        scf.yield %acc_356, %acc_357, %acc_397, %acc_398 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_400:4 = scf.for %i_399 = %c_3 to %c_14 step %c_10 iter_args(%carry_401 = %loop_298#0, %carry_402 = %loop_298#1, %carry_403 = %loop_298#2, %carry_404 = %loop_298#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_405 = vector.load %x_sums[%v_294, %i_399] : memref<?x64xf32>, vector<16xf32>
                        %v_406 = vector.load %x_sums[%v_295, %i_399] : memref<?x64xf32>, vector<16xf32>
                        %v_407 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_399] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_408 = arith.extf %v_407 : vector<16xf16> to vector<16xf32>
                        %v_409 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_399] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_410 = arith.extf %v_409 : vector<16xf16> to vector<16xf32>
                        %acc_411 = math.fma %v_408, %c_24, %v_410 : vector<16xf32>
                        %acc_412 = math.fma %acc_411, %v_405, %carry_401 : vector<16xf32>
                        %acc_413 = math.fma %acc_411, %v_406, %carry_402 : vector<16xf32>
                        %v_414 = vector.load %expert_gate_up.scales[%v_71, %v_296, %i_399] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_415 = arith.extf %v_414 : vector<16xf16> to vector<16xf32>
                        %v_416 = vector.load %expert_gate_up.biases[%v_71, %v_296, %i_399] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_417 = arith.extf %v_416 : vector<16xf16> to vector<16xf32>
                        %acc_418 = math.fma %v_415, %c_24, %v_417 : vector<16xf32>
                        %acc_419 = math.fma %acc_418, %v_405, %carry_403 : vector<16xf32>
                        %acc_420 = math.fma %acc_418, %v_406, %carry_404 : vector<16xf32>
                        scf.yield %acc_412, %acc_413, %acc_419, %acc_420 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_400#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_400#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_400#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_400#3, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_421 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_421 {
                      %v_422 = memref.load %group[%c_3] : memref<5xi32>
                      %v_423 = arith.index_cast %v_422 : i32 to index
                      %v_424 = arith.divui %v_423, %c_6 : index
                      %v_425 = arith.addi %i_102, %c_8 : index
                      %loop_427:2 = scf.for %i_426 = %c_3 to %c_13 step %c_14 iter_args(%carry_428 = %c_12, %carry_429 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_430 = vector.load %x_lanes[%v_424, %i_426] : memref<?x2048xf32>, vector<16xf32>
                        %v_431 = arith.addi %i_426, %c_10 : index
                        %v_432 = vector.load %x_lanes[%v_424, %v_431] : memref<?x2048xf32>, vector<16xf32>
                        %v_433 = arith.addi %i_426, %c_0 : index
                        %v_434 = vector.load %x_lanes[%v_424, %v_433] : memref<?x2048xf32>, vector<16xf32>
                        %v_435 = arith.addi %i_426, %c_15 : index
                        %v_436 = vector.load %x_lanes[%v_424, %v_435] : memref<?x2048xf32>, vector<16xf32>
                        %v_437 = arith.divui %i_426, %c_14 : index
                        %v_438 = arith.muli %v_437, %c_16 : index
                        %v_439 = arith.addi %v_438, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_439], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_440 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_438] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_441 = vector.bitcast %v_440 : vector<10xi32> to vector<40xi8>
                        %v_442 = vector.shuffle %v_441, %v_441 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_443 = vector.bitcast %v_442 : vector<64xi8> to vector<16xi32>
                        %v_444 = arith.shrui %v_443, %c_18 : vector<16xi32>
                        %v_445 = arith.divui %i_426, %c_0 : index
                        %v_446 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_445] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_447 = arith.extf %v_446 : vector<2xf16> to vector<2xf32>
                        %v_448 = vector.shuffle %v_447, %v_447 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_449 = arith.xori %v_444, %c_19 : vector<16xi32>
                        %v_450 = arith.shli %v_449, %c_20 : vector<16xi32>
                        %v_451 = arith.shrsi %v_450, %c_20 : vector<16xi32>
                        %v_452 = arith.sitofp %v_451 : vector<16xi32> to vector<16xf32>
                        %v_453 = arith.mulf %v_452, %v_430 : vector<16xf32>
                        %v_454 = arith.shrui %v_444, %c_21 : vector<16xi32>
                        %v_455 = arith.xori %v_454, %c_19 : vector<16xi32>
                        %v_456 = arith.shli %v_455, %c_20 : vector<16xi32>
                        %v_457 = arith.shrsi %v_456, %c_20 : vector<16xi32>
                        %v_458 = arith.sitofp %v_457 : vector<16xi32> to vector<16xf32>
                        %acc_459 = math.fma %v_458, %v_432, %v_453 : vector<16xf32>
                        %v_460 = arith.shrui %v_444, %c_22 : vector<16xi32>
                        %v_461 = arith.xori %v_460, %c_19 : vector<16xi32>
                        %v_462 = arith.shli %v_461, %c_20 : vector<16xi32>
                        %v_463 = arith.shrsi %v_462, %c_20 : vector<16xi32>
                        %v_464 = arith.sitofp %v_463 : vector<16xi32> to vector<16xf32>
                        %acc_465 = math.fma %v_464, %v_434, %acc_459 : vector<16xf32>
                        %v_466 = arith.shrui %v_444, %c_23 : vector<16xi32>
                        %v_467 = arith.xori %v_466, %c_19 : vector<16xi32>
                        %v_468 = arith.shli %v_467, %c_20 : vector<16xi32>
                        %v_469 = arith.shrsi %v_468, %c_20 : vector<16xi32>
                        %v_470 = arith.sitofp %v_469 : vector<16xi32> to vector<16xf32>
                        %acc_471 = math.fma %v_470, %v_436, %acc_465 : vector<16xf32>
                        %acc_472 = math.fma %acc_471, %v_448, %carry_428 : vector<16xf32>
                        %v_473 = arith.divui %i_426, %c_14 : index
                        %v_474 = arith.muli %v_473, %c_16 : index
                        %v_475 = arith.addi %v_474, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_425, %v_475], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_476 = vector.load %expert_gate_up.codes[%v_71, %v_425, %v_474] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_477 = vector.bitcast %v_476 : vector<10xi32> to vector<40xi8>
                        %v_478 = vector.shuffle %v_477, %v_477 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_479 = vector.bitcast %v_478 : vector<64xi8> to vector<16xi32>
                        %v_480 = arith.shrui %v_479, %c_18 : vector<16xi32>
                        %v_481 = arith.divui %i_426, %c_0 : index
                        %v_482 = vector.load %expert_gate_up.scales[%v_71, %v_425, %v_481] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_483 = arith.extf %v_482 : vector<2xf16> to vector<2xf32>
                        %v_484 = vector.shuffle %v_483, %v_483 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_485 = arith.xori %v_480, %c_19 : vector<16xi32>
                        %v_486 = arith.shli %v_485, %c_20 : vector<16xi32>
                        %v_487 = arith.shrsi %v_486, %c_20 : vector<16xi32>
                        %v_488 = arith.sitofp %v_487 : vector<16xi32> to vector<16xf32>
                        %v_489 = arith.mulf %v_488, %v_430 : vector<16xf32>
                        %v_490 = arith.shrui %v_480, %c_21 : vector<16xi32>
                        %v_491 = arith.xori %v_490, %c_19 : vector<16xi32>
                        %v_492 = arith.shli %v_491, %c_20 : vector<16xi32>
                        %v_493 = arith.shrsi %v_492, %c_20 : vector<16xi32>
                        %v_494 = arith.sitofp %v_493 : vector<16xi32> to vector<16xf32>
                        %acc_495 = math.fma %v_494, %v_432, %v_489 : vector<16xf32>
                        %v_496 = arith.shrui %v_480, %c_22 : vector<16xi32>
                        %v_497 = arith.xori %v_496, %c_19 : vector<16xi32>
                        %v_498 = arith.shli %v_497, %c_20 : vector<16xi32>
                        %v_499 = arith.shrsi %v_498, %c_20 : vector<16xi32>
                        %v_500 = arith.sitofp %v_499 : vector<16xi32> to vector<16xf32>
                        %acc_501 = math.fma %v_500, %v_434, %acc_495 : vector<16xf32>
                        %v_502 = arith.shrui %v_480, %c_23 : vector<16xi32>
                        %v_503 = arith.xori %v_502, %c_19 : vector<16xi32>
                        %v_504 = arith.shli %v_503, %c_20 : vector<16xi32>
                        %v_505 = arith.shrsi %v_504, %c_20 : vector<16xi32>
                        %v_506 = arith.sitofp %v_505 : vector<16xi32> to vector<16xf32>
                        %acc_507 = math.fma %v_506, %v_436, %acc_501 : vector<16xf32>
                        %acc_508 = math.fma %acc_507, %v_484, %carry_429 : vector<16xf32>
                        scf.yield %acc_472, %acc_508 : vector<16xf32>, vector<16xf32>
                      }
                      %loop_510:2 = scf.for %i_509 = %c_3 to %c_14 step %c_10 iter_args(%carry_511 = %loop_427#0, %carry_512 = %loop_427#1) -> (vector<16xf32>, vector<16xf32>) {
                        %v_513 = vector.load %x_sums[%v_424, %i_509] : memref<?x64xf32>, vector<16xf32>
                        %v_514 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_509] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_515 = arith.extf %v_514 : vector<16xf16> to vector<16xf32>
                        %v_516 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_509] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_517 = arith.extf %v_516 : vector<16xf16> to vector<16xf32>
                        %acc_518 = math.fma %v_515, %c_24, %v_517 : vector<16xf32>
                        %acc_519 = math.fma %acc_518, %v_513, %carry_511 : vector<16xf32>
                        %v_520 = vector.load %expert_gate_up.scales[%v_71, %v_425, %i_509] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_521 = arith.extf %v_520 : vector<16xf16> to vector<16xf32>
                        %v_522 = vector.load %expert_gate_up.biases[%v_71, %v_425, %i_509] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_523 = arith.extf %v_522 : vector<16xf16> to vector<16xf32>
                        %acc_524 = math.fma %v_521, %c_24, %v_523 : vector<16xf32>
                        %acc_525 = math.fma %acc_524, %v_513, %carry_512 : vector<16xf32>
                        scf.yield %acc_519, %acc_525 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_510#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_510#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_526 = %c_3 to %v_91 step %c_2 {
                      %v_527 = memref.load %group[%i_526] : memref<5xi32>
                      %v_528 = arith.index_cast %v_527 : i32 to index
                      %v_529 = vector.load %sums[%i_526, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_530 = vector.shuffle %v_529, %v_529 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_531 = vector.shuffle %v_529, %v_529 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_532 = arith.addf %v_530, %v_531 : vector<8xf32>
                      %v_533 = vector.shuffle %v_532, %v_532 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_534 = vector.shuffle %v_532, %v_532 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_535 = arith.addf %v_533, %v_534 : vector<4xf32>
                      %v_536 = vector.shuffle %v_535, %v_535 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_537 = vector.shuffle %v_535, %v_535 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_538 = arith.addf %v_536, %v_537 : vector<2xf32>
                      %v_539 = vector.shuffle %v_538, %v_538 [0] : vector<2xf32>, vector<2xf32>
                      %v_540 = vector.shuffle %v_538, %v_538 [1] : vector<2xf32>, vector<2xf32>
                      %v_541 = arith.addf %v_539, %v_540 : vector<1xf32>
                      %sum_542 = vector.extract %v_541[0] : f32 from vector<1xf32>
                      %v_543 = arith.addi %i_526, %c_1 : index
                      %v_544 = vector.load %sums[%v_543, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_545 = vector.shuffle %v_544, %v_544 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_546 = vector.shuffle %v_544, %v_544 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_547 = arith.addf %v_545, %v_546 : vector<8xf32>
                      %v_548 = vector.shuffle %v_547, %v_547 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_549 = vector.shuffle %v_547, %v_547 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_550 = arith.addf %v_548, %v_549 : vector<4xf32>
                      %v_551 = vector.shuffle %v_550, %v_550 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_552 = vector.shuffle %v_550, %v_550 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_553 = arith.addf %v_551, %v_552 : vector<2xf32>
                      %v_554 = vector.shuffle %v_553, %v_553 [0] : vector<2xf32>, vector<2xf32>
                      %v_555 = vector.shuffle %v_553, %v_553 [1] : vector<2xf32>, vector<2xf32>
                      %v_556 = arith.addf %v_554, %v_555 : vector<1xf32>
                      %sum_557 = vector.extract %v_556[0] : f32 from vector<1xf32>
                      %v_558 = arith.subf %c_28, %sum_542 : f32
                      %is_559 = arith.cmpf ogt, %v_558, %c_29 : f32
                      %v_560 = arith.select %is_559, %c_29, %v_558 : f32
                      %is_561 = arith.cmpf olt, %v_560, %c_30 : f32
                      %v_562 = arith.select %is_561, %c_30, %v_560 : f32
                      %v_563 = arith.mulf %v_562, %c_31 : f32
                      %v_564 = math.roundeven %v_563 : f32
                      %acc_565 = math.fma %v_564, %c_32, %v_562 : f32
                      %acc_566 = math.fma %v_564, %c_33, %acc_565 : f32
                      %acc_567 = math.fma %c_34, %acc_566, %c_35 : f32
                      %acc_568 = math.fma %acc_567, %acc_566, %c_36 : f32
                      %acc_569 = math.fma %acc_568, %acc_566, %c_37 : f32
                      %acc_570 = math.fma %acc_569, %acc_566, %c_38 : f32
                      %acc_571 = math.fma %acc_570, %acc_566, %c_39 : f32
                      %acc_572 = math.fma %acc_571, %acc_566, %c_40 : f32
                      %acc_573 = math.fma %acc_572, %acc_566, %c_40 : f32
                      %v_574 = arith.fptosi %v_564 : f32 to i32
                      %v_575 = arith.shrsi %v_574, %c_41 : i32
                      %v_576 = arith.subi %v_574, %v_575 : i32
                      %v_577 = arith.addi %v_575, %c_43 : i32
                      %v_578 = arith.shli %v_577, %c_42 : i32
                      %v_579 = arith.bitcast %v_578 : i32 to f32
                      %v_580 = arith.mulf %acc_573, %v_579 : f32
                      %v_581 = arith.addi %v_576, %c_43 : i32
                      %v_582 = arith.shli %v_581, %c_42 : i32
                      %v_583 = arith.bitcast %v_582 : i32 to f32
                      %v_584 = arith.mulf %v_580, %v_583 : f32
                      %v_585 = arith.addf %v_584, %c_40 : f32
                      %v_586 = arith.divf %c_40, %v_585 : f32
                      %v_587 = arith.mulf %sum_542, %v_586 : f32
                      %v_588 = arith.mulf %v_587, %sum_557 : f32
                      memref.store %v_588, %hidden[%v_528, %i_102] : memref<?x1024xf32>
                    }
                  }
                }
                %v_589 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_589 : index
              }
            }
          }
          scf.yield %v_49, %loop_40#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down.codes_binding: !stream.binding, %expert_down.scales_binding: !stream.binding, %expert_down.biases_binding: !stream.binding, %counters_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %assignments: index, %tokens: index, %workers: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 4 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant 8 : index
        %c_8 = arith.constant dense<0> : vector<8xi32>
        %c_9 = arith.constant 16 : index
        %c_10 = arith.constant 160 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 2048 : index
        %c_13 = arith.constant 2047 : index
        %c_14 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_15 = arith.constant 1024 : index
        %c_16 = arith.constant 48 : index
        %c_17 = arith.constant 10 : index
        %c_18 = arith.constant 512 : index
        %c_19 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_20 = arith.constant dense<16> : vector<16xi32>
        %c_21 = arith.constant dense<27> : vector<16xi32>
        %c_22 = arith.constant dense<5> : vector<16xi32>
        %c_23 = arith.constant dense<10> : vector<16xi32>
        %c_24 = arith.constant dense<15> : vector<16xi32>
        %c_25 = arith.constant dense<0x41800000> : vector<16xf32>
        %c_26 = arith.constant 5 : index
        %c_27 = arith.constant 6 : index
        %c_28 = arith.constant 7 : index
        %c_29 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_30 = arith.constant dense<1> : vector<16xi32>
        %c_31 = arith.constant dense<0> : vector<16xi32>
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_3] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_3] : !stream.binding -> memref<?x32xf32>{%assignments}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%assignments}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%assignments}
        %expert_down.codes = stream.binding.subspan %expert_down.codes_binding[%c_3] : !stream.binding -> memref<64x2048x160xi32>
        %expert_down.scales = stream.binding.subspan %expert_down.scales_binding[%c_3] : !stream.binding -> memref<64x2048x32xf16>
        %expert_down.biases = stream.binding.subspan %expert_down.biases_binding[%c_3] : !stream.binding -> memref<64x2048x32xf16>
        %counters = stream.binding.subspan %counters_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%assignments}
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %order = memref.alloca() alignment = 64 : memref<8xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %counters : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %group = memref.alloca() alignment = 64 : memref<5xi32>
        %sums = memref.alloca() alignment = 64 : memref<8x16xf32>
        %v_3 = arith.muli %workers, %c_1 : index
        %v_4 = arith.index_cast %v_2 : index to i64
        %pointer_5 = llvm.inttoptr %v_4 : i64 to !llvm.ptr
        %v_6 = arith.index_cast %c_2 : index to i32
        %v_7 = llvm.atomicrmw add %pointer_5, %v_6 monotonic : !llvm.ptr, i32
        %v_8 = arith.index_cast %v_7 : i32 to index
        %v_9 = arith.muli %v_3, %c_4 : index
        %v_10 = arith.divui %c_0, %v_9 : index
        %v_11 = arith.maxsi %v_10, %c_2 : index
        %v_12 = arith.divui %v_8, %v_3 : index
        %loop_14:2 = scf.for %i_13 = %c_3 to %v_12 step %c_2 iter_args(%carry_15 = %c_3, %carry_16 = %v_11) -> (index, index) {
          %v_17 = arith.muli %carry_16, %v_3 : index
          %v_18 = arith.addi %carry_15, %v_17 : index
          %v_19 = arith.divui %carry_16, %c_4 : index
          %v_20 = arith.maxsi %v_19, %c_2 : index
          scf.yield %v_18, %v_20 : index, index
        }
        %v_21 = arith.remui %v_8, %v_3 : index
        %v_22 = arith.muli %v_21, %loop_14#1 : index
        %v_23 = arith.addi %loop_14#0, %v_22 : index
        %end_26:2 = scf.while (%at_24 = %v_23, %at_25 = %loop_14#1) : (index, index) -> (index, index) {
          %is_29 = arith.cmpi slt, %at_24, %c_0 : index
          scf.condition(%is_29) %at_24, %at_25 : index, index
        } do {
          ^bb0(%i_27: index, %i_28: index):
          %v_30 = arith.index_cast %v_2 : index to i64
          %pointer_31 = llvm.inttoptr %v_30 : i64 to !llvm.ptr
          %v_32 = arith.index_cast %c_2 : index to i32
          %v_33 = llvm.atomicrmw add %pointer_31, %v_32 monotonic : !llvm.ptr, i32
          %v_34 = arith.index_cast %v_33 : i32 to index
          %v_35 = arith.muli %v_3, %c_4 : index
          %v_36 = arith.divui %c_0, %v_35 : index
          %v_37 = arith.maxsi %v_36, %c_2 : index
          %v_38 = arith.divui %v_34, %v_3 : index
          %loop_40:2 = scf.for %i_39 = %c_3 to %v_38 step %c_2 iter_args(%carry_41 = %c_3, %carry_42 = %v_37) -> (index, index) {
            %v_43 = arith.muli %carry_42, %v_3 : index
            %v_44 = arith.addi %carry_41, %v_43 : index
            %v_45 = arith.divui %carry_42, %c_4 : index
            %v_46 = arith.maxsi %v_45, %c_2 : index
            scf.yield %v_44, %v_46 : index, index
          }
          %v_47 = arith.remui %v_34, %v_3 : index
          %v_48 = arith.muli %v_47, %loop_40#1 : index
          %v_49 = arith.addi %loop_40#0, %v_48 : index
          %v_50 = arith.addi %i_27, %i_28 : index
          scf.for %i_51 = %i_27 to %v_50 step %c_2 {
            %v_52 = arith.addi %i_51, %c_2 : index
            %is_53 = arith.cmpi eq, %v_52, %v_50 : index
            %v_54 = arith.select %is_53, %v_49, %v_52 : index
            %v_55 = arith.muli %i_51, %c_5 : index
            scf.for %i_56 = %c_3 to %assignments step %c_2 {
              %v_57 = memref.load %ids[%i_56] : memref<?xi32>
              %v_58 = vector.broadcast %v_57 : i32 to vector<8xi32>
              %loop_60:1 = scf.for %i_59 = %c_3 to %i_56 step %c_7 iter_args(%carry_61 = %c_6) -> (i1) {
                %v_62 = arith.subi %i_56, %i_59 : index
                %mask_63 = vector.create_mask %v_62 : vector<8xi1>
                %v_64 = vector.maskedload %ids[%i_59], %mask_63, %c_8 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
                %is_65 = arith.cmpi eq, %v_64, %v_58 : vector<8xi32>
                %v_66 = arith.andi %is_65, %mask_63 : vector<8xi1>
                %any_67 = vector.reduction <or>, %v_66 : vector<8xi1> into i1
                %v_68 = arith.ori %carry_61, %any_67 : i1
                scf.yield %v_68 : i1
              }
              %is_69 = arith.cmpi eq, %loop_60#0, %c_6 : i1
              scf.if %is_69 {
                %v_70 = arith.index_cast %v_57 : i32 to index
                %v_71 = arith.addi %i_56, %c_2 : index
                %is_72 = arith.cmpi eq, %v_71, %assignments : index
                %v_73 = arith.select %is_72, %v_54, %i_51 : index
                %v_74 = arith.muli %v_73, %c_5 : index
                %v_75 = arith.addi %i_56, %c_2 : index
                %v_76 = arith.select %is_72, %c_3, %v_75 : index
                %v_77 = arith.addi %v_74, %c_9 : index
                %v_78 = memref.load %ids[%v_76] : memref<?xi32>
                %v_79 = arith.index_cast %v_78 : i32 to index
                scf.for %i_80 = %c_3 to %c_10 step %c_9 {
                  memref.prefetch %expert_down.codes[%v_79, %v_74, %i_80], read, locality<3>, data : memref<64x2048x160xi32>
                }
                scf.for %i_81 = %c_3 to %c_10 step %c_9 {
                  memref.prefetch %expert_down.codes[%v_79, %v_77, %i_81], read, locality<3>, data : memref<64x2048x160xi32>
                }
                %loop_83:1 = scf.for %i_82 = %i_56 to %assignments step %c_2 iter_args(%carry_84 = %c_3) -> (index) {
                  %v_85 = memref.load %ids[%i_82] : memref<?xi32>
                  %is_86 = arith.cmpi eq, %v_85, %v_57 : i32
                  scf.if %is_86 {
                    %v_87 = arith.index_cast %i_82 : index to i32
                    memref.store %v_87, %group[%carry_84] : memref<5xi32>
                    %v_88 = arith.index_cast %i_82 : index to i32
                    %v_89 = arith.addi %carry_84, %c_2 : index
                    memref.store %v_88, %group[%v_89] : memref<5xi32>
                  }
                  %v_90 = arith.addi %carry_84, %c_2 : index
                  %v_91 = arith.select %is_86, %v_90, %carry_84 : index
                  %is_92 = arith.cmpi eq, %v_91, %c_1 : index
                  %v_93 = arith.subi %assignments, %c_2 : index
                  %is_94 = arith.cmpi eq, %i_82, %v_93 : index
                  %is_95 = arith.cmpi sgt, %v_91, %c_3 : index
                  %v_96 = arith.andi %is_94, %is_95 : i1
                  %v_97 = arith.ori %is_92, %v_96 : i1
                  scf.if %v_97 {
                    %is_98 = arith.cmpi eq, %v_91, %c_11 : index
                    %v_99 = arith.select %is_98, %c_1, %v_91 : index
                    %v_100 = arith.addi %v_55, %c_9 : index
                    %v_101 = arith.minsi %v_100, %c_12 : index
                    scf.for %i_102 = %v_55 to %v_101 step %c_2 {
                      %v_103 = arith.addi %i_102, %c_9 : index
                      %v_104 = arith.minsi %v_103, %c_13 : index
                      %is_105 = arith.cmpi eq, %v_99, %c_1 : index
                      scf.if %is_105 {
                        %v_106 = memref.load %group[%c_3] : memref<5xi32>
                        %v_107 = arith.index_cast %v_106 : i32 to index
                        %v_108 = memref.load %group[%c_2] : memref<5xi32>
                        %v_109 = arith.index_cast %v_108 : i32 to index
                        %v_110 = memref.load %group[%c_4] : memref<5xi32>
                        %v_111 = arith.index_cast %v_110 : i32 to index
                        %v_112 = memref.load %group[%c_11] : memref<5xi32>
                        %v_113 = arith.index_cast %v_112 : i32 to index
                        %loop_115:8 = scf.for %i_114 = %c_3 to %c_15 step %c_0 iter_args(%carry_116 = %c_14, %carry_117 = %c_14, %carry_118 = %c_14, %carry_119 = %c_14, %carry_120 = %c_14, %carry_121 = %c_14, %carry_122 = %c_14, %carry_123 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_124 = vector.load %hidden_lanes[%v_107, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_125 = arith.addi %i_114, %c_9 : index
                          %v_126 = vector.load %hidden_lanes[%v_107, %v_125] : memref<?x1024xf32>, vector<16xf32>
                          %v_127 = arith.addi %i_114, %c_5 : index
                          %v_128 = vector.load %hidden_lanes[%v_107, %v_127] : memref<?x1024xf32>, vector<16xf32>
                          %v_129 = arith.addi %i_114, %c_16 : index
                          %v_130 = vector.load %hidden_lanes[%v_107, %v_129] : memref<?x1024xf32>, vector<16xf32>
                          %v_131 = vector.load %hidden_lanes[%v_109, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_132 = arith.addi %i_114, %c_9 : index
                          %v_133 = vector.load %hidden_lanes[%v_109, %v_132] : memref<?x1024xf32>, vector<16xf32>
                          %v_134 = arith.addi %i_114, %c_5 : index
                          %v_135 = vector.load %hidden_lanes[%v_109, %v_134] : memref<?x1024xf32>, vector<16xf32>
                          %v_136 = arith.addi %i_114, %c_16 : index
                          %v_137 = vector.load %hidden_lanes[%v_109, %v_136] : memref<?x1024xf32>, vector<16xf32>
                          %v_138 = vector.load %hidden_lanes[%v_111, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_139 = arith.addi %i_114, %c_9 : index
                          %v_140 = vector.load %hidden_lanes[%v_111, %v_139] : memref<?x1024xf32>, vector<16xf32>
                          %v_141 = arith.addi %i_114, %c_5 : index
                          %v_142 = vector.load %hidden_lanes[%v_111, %v_141] : memref<?x1024xf32>, vector<16xf32>
                          %v_143 = arith.addi %i_114, %c_16 : index
                          %v_144 = vector.load %hidden_lanes[%v_111, %v_143] : memref<?x1024xf32>, vector<16xf32>
                          %v_145 = vector.load %hidden_lanes[%v_113, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_146 = arith.addi %i_114, %c_9 : index
                          %v_147 = vector.load %hidden_lanes[%v_113, %v_146] : memref<?x1024xf32>, vector<16xf32>
                          %v_148 = arith.addi %i_114, %c_5 : index
                          %v_149 = vector.load %hidden_lanes[%v_113, %v_148] : memref<?x1024xf32>, vector<16xf32>
                          %v_150 = arith.addi %i_114, %c_16 : index
                          %v_151 = vector.load %hidden_lanes[%v_113, %v_150] : memref<?x1024xf32>, vector<16xf32>
                          %v_152 = arith.divui %i_114, %c_0 : index
                          %v_153 = arith.muli %v_152, %c_17 : index
                          %v_154 = arith.addi %v_153, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_154], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_155 = vector.load %expert_down.codes[%v_70, %i_102, %v_153] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_156 = vector.bitcast %v_155 : vector<10xi32> to vector<40xi8>
                          %v_157 = vector.shuffle %v_156, %v_156 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_158 = vector.bitcast %v_157 : vector<64xi8> to vector<16xi32>
                          %v_159 = arith.shrui %v_158, %c_19 : vector<16xi32>
                          %v_160 = arith.divui %i_114, %c_5 : index
                          %v_161 = vector.load %expert_down.scales[%v_70, %i_102, %v_160] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_162 = arith.extf %v_161 : vector<2xf16> to vector<2xf32>
                          %v_163 = vector.shuffle %v_162, %v_162 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_164 = arith.xori %v_159, %c_20 : vector<16xi32>
                          %v_165 = arith.shli %v_164, %c_21 : vector<16xi32>
                          %v_166 = arith.shrsi %v_165, %c_21 : vector<16xi32>
                          %v_167 = arith.sitofp %v_166 : vector<16xi32> to vector<16xf32>
                          %v_168 = arith.mulf %v_167, %v_124 : vector<16xf32>
                          %v_169 = arith.mulf %v_167, %v_131 : vector<16xf32>
                          %v_170 = arith.mulf %v_167, %v_138 : vector<16xf32>
                          %v_171 = arith.mulf %v_167, %v_145 : vector<16xf32>
                          %v_172 = arith.shrui %v_159, %c_22 : vector<16xi32>
                          %v_173 = arith.xori %v_172, %c_20 : vector<16xi32>
                          %v_174 = arith.shli %v_173, %c_21 : vector<16xi32>
                          %v_175 = arith.shrsi %v_174, %c_21 : vector<16xi32>
                          %v_176 = arith.sitofp %v_175 : vector<16xi32> to vector<16xf32>
                          %acc_177 = math.fma %v_176, %v_126, %v_168 : vector<16xf32>
                          %acc_178 = math.fma %v_176, %v_133, %v_169 : vector<16xf32>
                          %acc_179 = math.fma %v_176, %v_140, %v_170 : vector<16xf32>
                          %acc_180 = math.fma %v_176, %v_147, %v_171 : vector<16xf32>
                          %v_181 = arith.shrui %v_159, %c_23 : vector<16xi32>
                          %v_182 = arith.xori %v_181, %c_20 : vector<16xi32>
                          %v_183 = arith.shli %v_182, %c_21 : vector<16xi32>
                          %v_184 = arith.shrsi %v_183, %c_21 : vector<16xi32>
                          %v_185 = arith.sitofp %v_184 : vector<16xi32> to vector<16xf32>
                          %acc_186 = math.fma %v_185, %v_128, %acc_177 : vector<16xf32>
                          %acc_187 = math.fma %v_185, %v_135, %acc_178 : vector<16xf32>
                          %acc_188 = math.fma %v_185, %v_142, %acc_179 : vector<16xf32>
                          %acc_189 = math.fma %v_185, %v_149, %acc_180 : vector<16xf32>
                          %v_190 = arith.shrui %v_159, %c_24 : vector<16xi32>
                          %v_191 = arith.xori %v_190, %c_20 : vector<16xi32>
                          %v_192 = arith.shli %v_191, %c_21 : vector<16xi32>
                          %v_193 = arith.shrsi %v_192, %c_21 : vector<16xi32>
                          %v_194 = arith.sitofp %v_193 : vector<16xi32> to vector<16xf32>
                          %acc_195 = math.fma %v_194, %v_130, %acc_186 : vector<16xf32>
                          %acc_196 = math.fma %v_194, %v_137, %acc_187 : vector<16xf32>
                          %acc_197 = math.fma %v_194, %v_144, %acc_188 : vector<16xf32>
                          %acc_198 = math.fma %v_194, %v_151, %acc_189 : vector<16xf32>
                          %acc_199 = math.fma %acc_195, %v_163, %carry_116 : vector<16xf32>
                          %acc_200 = math.fma %acc_196, %v_163, %carry_117 : vector<16xf32>
                          %acc_201 = math.fma %acc_197, %v_163, %carry_118 : vector<16xf32>
                          %acc_202 = math.fma %acc_198, %v_163, %carry_119 : vector<16xf32>
                          %v_203 = arith.divui %i_114, %c_0 : index
                          %v_204 = arith.muli %v_203, %c_17 : index
                          %v_205 = arith.addi %v_204, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_205], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_206 = vector.load %expert_down.codes[%v_70, %v_104, %v_204] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_207 = vector.bitcast %v_206 : vector<10xi32> to vector<40xi8>
                          %v_208 = vector.shuffle %v_207, %v_207 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_209 = vector.bitcast %v_208 : vector<64xi8> to vector<16xi32>
                          %v_210 = arith.shrui %v_209, %c_19 : vector<16xi32>
                          %v_211 = arith.divui %i_114, %c_5 : index
                          %v_212 = vector.load %expert_down.scales[%v_70, %v_104, %v_211] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_213 = arith.extf %v_212 : vector<2xf16> to vector<2xf32>
                          %v_214 = vector.shuffle %v_213, %v_213 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_215 = arith.xori %v_210, %c_20 : vector<16xi32>
                          %v_216 = arith.shli %v_215, %c_21 : vector<16xi32>
                          %v_217 = arith.shrsi %v_216, %c_21 : vector<16xi32>
                          %v_218 = arith.sitofp %v_217 : vector<16xi32> to vector<16xf32>
                          %v_219 = arith.mulf %v_218, %v_124 : vector<16xf32>
                          %v_220 = arith.mulf %v_218, %v_131 : vector<16xf32>
                          %v_221 = arith.mulf %v_218, %v_138 : vector<16xf32>
                          %v_222 = arith.mulf %v_218, %v_145 : vector<16xf32>
                          %v_223 = arith.shrui %v_210, %c_22 : vector<16xi32>
                          %v_224 = arith.xori %v_223, %c_20 : vector<16xi32>
                          %v_225 = arith.shli %v_224, %c_21 : vector<16xi32>
                          %v_226 = arith.shrsi %v_225, %c_21 : vector<16xi32>
                          %v_227 = arith.sitofp %v_226 : vector<16xi32> to vector<16xf32>
                          %acc_228 = math.fma %v_227, %v_126, %v_219 : vector<16xf32>
                          %acc_229 = math.fma %v_227, %v_133, %v_220 : vector<16xf32>
                          %acc_230 = math.fma %v_227, %v_140, %v_221 : vector<16xf32>
                          %acc_231 = math.fma %v_227, %v_147, %v_222 : vector<16xf32>
                          %v_232 = arith.shrui %v_210, %c_23 : vector<16xi32>
                          %v_233 = arith.xori %v_232, %c_20 : vector<16xi32>
                          %v_234 = arith.shli %v_233, %c_21 : vector<16xi32>
                          %v_235 = arith.shrsi %v_234, %c_21 : vector<16xi32>
                          %v_236 = arith.sitofp %v_235 : vector<16xi32> to vector<16xf32>
                          %acc_237 = math.fma %v_236, %v_128, %acc_228 : vector<16xf32>
                          %acc_238 = math.fma %v_236, %v_135, %acc_229 : vector<16xf32>
                          %acc_239 = math.fma %v_236, %v_142, %acc_230 : vector<16xf32>
                          %acc_240 = math.fma %v_236, %v_149, %acc_231 : vector<16xf32>
                          %v_241 = arith.shrui %v_210, %c_24 : vector<16xi32>
                          %v_242 = arith.xori %v_241, %c_20 : vector<16xi32>
                          %v_243 = arith.shli %v_242, %c_21 : vector<16xi32>
                          %v_244 = arith.shrsi %v_243, %c_21 : vector<16xi32>
                          %v_245 = arith.sitofp %v_244 : vector<16xi32> to vector<16xf32>
                          %acc_246 = math.fma %v_245, %v_130, %acc_237 : vector<16xf32>
                          %acc_247 = math.fma %v_245, %v_137, %acc_238 : vector<16xf32>
                          %acc_248 = math.fma %v_245, %v_144, %acc_239 : vector<16xf32>
                          %acc_249 = math.fma %v_245, %v_151, %acc_240 : vector<16xf32>
                          %acc_250 = math.fma %acc_246, %v_214, %carry_120 : vector<16xf32>
                          %acc_251 = math.fma %acc_247, %v_214, %carry_121 : vector<16xf32>
                          %acc_252 = math.fma %acc_248, %v_214, %carry_122 : vector<16xf32>
                          %acc_253 = math.fma %acc_249, %v_214, %carry_123 : vector<16xf32>
                          scf.yield %acc_199, %acc_200, %acc_201, %acc_202, %acc_250, %acc_251, %acc_252, %acc_253 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_255:8 = scf.for %i_254 = %c_3 to %c_5 step %c_9 iter_args(%carry_256 = %loop_115#0, %carry_257 = %loop_115#1, %carry_258 = %loop_115#2, %carry_259 = %loop_115#3, %carry_260 = %loop_115#4, %carry_261 = %loop_115#5, %carry_262 = %loop_115#6, %carry_263 = %loop_115#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_264 = vector.load %hidden_sums[%v_107, %i_254] : memref<?x32xf32>, vector<16xf32>
                          %v_265 = vector.load %hidden_sums[%v_109, %i_254] : memref<?x32xf32>, vector<16xf32>
                          %v_266 = vector.load %hidden_sums[%v_111, %i_254] : memref<?x32xf32>, vector<16xf32>
                          %v_267 = vector.load %hidden_sums[%v_113, %i_254] : memref<?x32xf32>, vector<16xf32>
                          %v_268 = vector.load %expert_down.scales[%v_70, %i_102, %i_254] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_269 = arith.extf %v_268 : vector<16xf16> to vector<16xf32>
                          %v_270 = vector.load %expert_down.biases[%v_70, %i_102, %i_254] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_271 = arith.extf %v_270 : vector<16xf16> to vector<16xf32>
                          %acc_272 = math.fma %v_269, %c_25, %v_271 : vector<16xf32>
                          %acc_273 = math.fma %acc_272, %v_264, %carry_256 : vector<16xf32>
                          %acc_274 = math.fma %acc_272, %v_265, %carry_257 : vector<16xf32>
                          %acc_275 = math.fma %acc_272, %v_266, %carry_258 : vector<16xf32>
                          %acc_276 = math.fma %acc_272, %v_267, %carry_259 : vector<16xf32>
                          %v_277 = vector.load %expert_down.scales[%v_70, %v_104, %i_254] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_278 = arith.extf %v_277 : vector<16xf16> to vector<16xf32>
                          %v_279 = vector.load %expert_down.biases[%v_70, %v_104, %i_254] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_280 = arith.extf %v_279 : vector<16xf16> to vector<16xf32>
                          %acc_281 = math.fma %v_278, %c_25, %v_280 : vector<16xf32>
                          %acc_282 = math.fma %acc_281, %v_264, %carry_260 : vector<16xf32>
                          %acc_283 = math.fma %acc_281, %v_265, %carry_261 : vector<16xf32>
                          %acc_284 = math.fma %acc_281, %v_266, %carry_262 : vector<16xf32>
                          %acc_285 = math.fma %acc_281, %v_267, %carry_263 : vector<16xf32>
                          scf.yield %acc_273, %acc_274, %acc_275, %acc_276, %acc_282, %acc_283, %acc_284, %acc_285 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_255#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_255#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_255#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_255#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_255#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_255#5, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_255#6, %sums[%c_27, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_255#7, %sums[%c_28, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_286 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_286 {
                        %v_287 = memref.load %group[%c_3] : memref<5xi32>
                        %v_288 = arith.index_cast %v_287 : i32 to index
                        %v_289 = memref.load %group[%c_2] : memref<5xi32>
                        %v_290 = arith.index_cast %v_289 : i32 to index
                        %loop_292:4 = scf.for %i_291 = %c_3 to %c_15 step %c_0 iter_args(%carry_293 = %c_14, %carry_294 = %c_14, %carry_295 = %c_14, %carry_296 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_297 = vector.load %hidden_lanes[%v_288, %i_291] : memref<?x1024xf32>, vector<16xf32>
                          %v_298 = arith.addi %i_291, %c_9 : index
                          %v_299 = vector.load %hidden_lanes[%v_288, %v_298] : memref<?x1024xf32>, vector<16xf32>
                          %v_300 = arith.addi %i_291, %c_5 : index
                          %v_301 = vector.load %hidden_lanes[%v_288, %v_300] : memref<?x1024xf32>, vector<16xf32>
                          %v_302 = arith.addi %i_291, %c_16 : index
                          %v_303 = vector.load %hidden_lanes[%v_288, %v_302] : memref<?x1024xf32>, vector<16xf32>
                          %v_304 = vector.load %hidden_lanes[%v_290, %i_291] : memref<?x1024xf32>, vector<16xf32>
                          %v_305 = arith.addi %i_291, %c_9 : index
                          %v_306 = vector.load %hidden_lanes[%v_290, %v_305] : memref<?x1024xf32>, vector<16xf32>
                          %v_307 = arith.addi %i_291, %c_5 : index
                          %v_308 = vector.load %hidden_lanes[%v_290, %v_307] : memref<?x1024xf32>, vector<16xf32>
                          %v_309 = arith.addi %i_291, %c_16 : index
                          %v_310 = vector.load %hidden_lanes[%v_290, %v_309] : memref<?x1024xf32>, vector<16xf32>
                          %v_311 = arith.divui %i_291, %c_0 : index
                          %v_312 = arith.muli %v_311, %c_17 : index
                          %v_313 = arith.addi %v_312, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_313], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_314 = vector.load %expert_down.codes[%v_70, %i_102, %v_312] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_315 = vector.bitcast %v_314 : vector<10xi32> to vector<40xi8>
                          %v_316 = vector.shuffle %v_315, %v_315 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_317 = vector.bitcast %v_316 : vector<64xi8> to vector<16xi32>
                          %v_318 = arith.shrui %v_317, %c_19 : vector<16xi32>
                          %v_319 = arith.divui %i_291, %c_5 : index
                          %v_320 = vector.load %expert_down.scales[%v_70, %i_102, %v_319] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_321 = arith.extf %v_320 : vector<2xf16> to vector<2xf32>
                          %v_322 = vector.shuffle %v_321, %v_321 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_323 = arith.xori %v_318, %c_20 : vector<16xi32>
                          %v_324 = arith.shli %v_323, %c_21 : vector<16xi32>
                          %v_325 = arith.shrsi %v_324, %c_21 : vector<16xi32>
                          %v_326 = arith.sitofp %v_325 : vector<16xi32> to vector<16xf32>
                          %v_327 = arith.mulf %v_326, %v_297 : vector<16xf32>
                          %v_328 = arith.mulf %v_326, %v_304 : vector<16xf32>
                          %v_329 = arith.shrui %v_318, %c_22 : vector<16xi32>
                          %v_330 = arith.xori %v_329, %c_20 : vector<16xi32>
                          %v_331 = arith.shli %v_330, %c_21 : vector<16xi32>
                          %v_332 = arith.shrsi %v_331, %c_21 : vector<16xi32>
                          %v_333 = arith.sitofp %v_332 : vector<16xi32> to vector<16xf32>
                          %acc_334 = math.fma %v_333, %v_299, %v_327 : vector<16xf32>
                          %acc_335 = math.fma %v_333, %v_306, %v_328 : vector<16xf32>
                          %v_336 = arith.shrui %v_318, %c_23 : vector<16xi32>
                          %v_337 = arith.xori %v_336, %c_20 : vector<16xi32>
                          %v_338 = arith.shli %v_337, %c_21 : vector<16xi32>
                          %v_339 = arith.shrsi %v_338, %c_21 : vector<16xi32>
                          %v_340 = arith.sitofp %v_339 : vector<16xi32> to vector<16xf32>
                          %acc_341 = math.fma %v_340, %v_301, %acc_334 : vector<16xf32>
                          %acc_342 = math.fma %v_340, %v_308, %acc_335 : vector<16xf32>
                          %v_343 = arith.shrui %v_318, %c_24 : vector<16xi32>
                          %v_344 = arith.xori %v_343, %c_20 : vector<16xi32>
                          %v_345 = arith.shli %v_344, %c_21 : vector<16xi32>
                          %v_346 = arith.shrsi %v_345, %c_21 : vector<16xi32>
                          %v_347 = arith.sitofp %v_346 : vector<16xi32> to vector<16xf32>
                          %acc_348 = math.fma %v_347, %v_303, %acc_341 : vector<16xf32>
                          %acc_349 = math.fma %v_347, %v_310, %acc_342 : vector<16xf32>
                          %acc_350 = math.fma %acc_348, %v_322, %carry_293 : vector<16xf32>
                          %acc_351 = math.fma %acc_349, %v_322, %carry_294 : vector<16xf32>
                          %v_352 = arith.divui %i_291, %c_0 : index
                          %v_353 = arith.muli %v_352, %c_17 : index
                          %v_354 = arith.addi %v_353, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_354], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_355 = vector.load %expert_down.codes[%v_70, %v_104, %v_353] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_356 = vector.bitcast %v_355 : vector<10xi32> to vector<40xi8>
                          %v_357 = vector.shuffle %v_356, %v_356 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_358 = vector.bitcast %v_357 : vector<64xi8> to vector<16xi32>
                          %v_359 = arith.shrui %v_358, %c_19 : vector<16xi32>
                          %v_360 = arith.divui %i_291, %c_5 : index
                          %v_361 = vector.load %expert_down.scales[%v_70, %v_104, %v_360] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_362 = arith.extf %v_361 : vector<2xf16> to vector<2xf32>
                          %v_363 = vector.shuffle %v_362, %v_362 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_364 = arith.xori %v_359, %c_20 : vector<16xi32>
                          %v_365 = arith.shli %v_364, %c_21 : vector<16xi32>
                          %v_366 = arith.shrsi %v_365, %c_21 : vector<16xi32>
                          %v_367 = arith.sitofp %v_366 : vector<16xi32> to vector<16xf32>
                          %v_368 = arith.mulf %v_367, %v_297 : vector<16xf32>
                          %v_369 = arith.mulf %v_367, %v_304 : vector<16xf32>
                          %v_370 = arith.shrui %v_359, %c_22 : vector<16xi32>
                          %v_371 = arith.xori %v_370, %c_20 : vector<16xi32>
                          %v_372 = arith.shli %v_371, %c_21 : vector<16xi32>
                          %v_373 = arith.shrsi %v_372, %c_21 : vector<16xi32>
                          %v_374 = arith.sitofp %v_373 : vector<16xi32> to vector<16xf32>
                          %acc_375 = math.fma %v_374, %v_299, %v_368 : vector<16xf32>
                          %acc_376 = math.fma %v_374, %v_306, %v_369 : vector<16xf32>
                          %v_377 = arith.shrui %v_359, %c_23 : vector<16xi32>
                          %v_378 = arith.xori %v_377, %c_20 : vector<16xi32>
                          %v_379 = arith.shli %v_378, %c_21 : vector<16xi32>
                          %v_380 = arith.shrsi %v_379, %c_21 : vector<16xi32>
                          %v_381 = arith.sitofp %v_380 : vector<16xi32> to vector<16xf32>
                          %acc_382 = math.fma %v_381, %v_301, %acc_375 : vector<16xf32>
                          %acc_383 = math.fma %v_381, %v_308, %acc_376 : vector<16xf32>
                          %v_384 = arith.shrui %v_359, %c_24 : vector<16xi32>
                          %v_385 = arith.xori %v_384, %c_20 : vector<16xi32>
                          %v_386 = arith.shli %v_385, %c_21 : vector<16xi32>
                          %v_387 = arith.shrsi %v_386, %c_21 : vector<16xi32>
                          %v_388 = arith.sitofp %v_387 : vector<16xi32> to vector<16xf32>
                          %acc_389 = math.fma %v_388, %v_303, %acc_382 : vector<16xf32>
                          %acc_390 = math.fma %v_388, %v_310, %acc_383 : vector<16xf32>
                          %acc_391 = math.fma %acc_389, %v_363, %carry_295 : vector<16xf32>
                          %acc_392 = math.fma %acc_390, %v_363, %carry_296 : vector<16xf32>
                          scf.yield %acc_350, %acc_351, %acc_391, %acc_392 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_394:4 = scf.for %i_393 = %c_3 to %c_5 step %c_9 iter_args(%carry_395 = %loop_292#0, %carry_396 = %loop_292#1, %carry_397 = %loop_292#2, %carry_398 = %loop_292#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_399 = vector.load %hidden_sums[%v_288, %i_393] : memref<?x32xf32>, vector<16xf32>
                          %v_400 = vector.load %hidden_sums[%v_290, %i_393] : memref<?x32xf32>, vector<16xf32>
                          %v_401 = vector.load %expert_down.scales[%v_70, %i_102, %i_393] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_402 = arith.extf %v_401 : vector<16xf16> to vector<16xf32>
                          %v_403 = vector.load %expert_down.biases[%v_70, %i_102, %i_393] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_404 = arith.extf %v_403 : vector<16xf16> to vector<16xf32>
                          %acc_405 = math.fma %v_402, %c_25, %v_404 : vector<16xf32>
                          %acc_406 = math.fma %acc_405, %v_399, %carry_395 : vector<16xf32>
                          %acc_407 = math.fma %acc_405, %v_400, %carry_396 : vector<16xf32>
                          %v_408 = vector.load %expert_down.scales[%v_70, %v_104, %i_393] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_409 = arith.extf %v_408 : vector<16xf16> to vector<16xf32>
                          %v_410 = vector.load %expert_down.biases[%v_70, %v_104, %i_393] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_411 = arith.extf %v_410 : vector<16xf16> to vector<16xf32>
                          %acc_412 = math.fma %v_409, %c_25, %v_411 : vector<16xf32>
                          %acc_413 = math.fma %acc_412, %v_399, %carry_397 : vector<16xf32>
                          %acc_414 = math.fma %acc_412, %v_400, %carry_398 : vector<16xf32>
                          scf.yield %acc_406, %acc_407, %acc_413, %acc_414 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_394#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_394#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_394#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_394#3, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_415 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_415 {
                        %v_416 = memref.load %group[%c_3] : memref<5xi32>
                        %v_417 = arith.index_cast %v_416 : i32 to index
                        %loop_419:2 = scf.for %i_418 = %c_3 to %c_15 step %c_0 iter_args(%carry_420 = %c_14, %carry_421 = %c_14) -> (vector<16xf32>, vector<16xf32>) {
                          %v_422 = vector.load %hidden_lanes[%v_417, %i_418] : memref<?x1024xf32>, vector<16xf32>
                          %v_423 = arith.addi %i_418, %c_9 : index
                          %v_424 = vector.load %hidden_lanes[%v_417, %v_423] : memref<?x1024xf32>, vector<16xf32>
                          %v_425 = arith.addi %i_418, %c_5 : index
                          %v_426 = vector.load %hidden_lanes[%v_417, %v_425] : memref<?x1024xf32>, vector<16xf32>
                          %v_427 = arith.addi %i_418, %c_16 : index
                          %v_428 = vector.load %hidden_lanes[%v_417, %v_427] : memref<?x1024xf32>, vector<16xf32>
                          %v_429 = arith.divui %i_418, %c_0 : index
                          %v_430 = arith.muli %v_429, %c_17 : index
                          %v_431 = arith.addi %v_430, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_431], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_432 = vector.load %expert_down.codes[%v_70, %i_102, %v_430] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_433 = vector.bitcast %v_432 : vector<10xi32> to vector<40xi8>
                          %v_434 = vector.shuffle %v_433, %v_433 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_435 = vector.bitcast %v_434 : vector<64xi8> to vector<16xi32>
                          %v_436 = arith.shrui %v_435, %c_19 : vector<16xi32>
                          %v_437 = arith.divui %i_418, %c_5 : index
                          %v_438 = vector.load %expert_down.scales[%v_70, %i_102, %v_437] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_439 = arith.extf %v_438 : vector<2xf16> to vector<2xf32>
                          %v_440 = vector.shuffle %v_439, %v_439 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_441 = arith.xori %v_436, %c_20 : vector<16xi32>
                          %v_442 = arith.shli %v_441, %c_21 : vector<16xi32>
                          %v_443 = arith.shrsi %v_442, %c_21 : vector<16xi32>
                          %v_444 = arith.sitofp %v_443 : vector<16xi32> to vector<16xf32>
                          %v_445 = arith.mulf %v_444, %v_422 : vector<16xf32>
                          %v_446 = arith.shrui %v_436, %c_22 : vector<16xi32>
                          %v_447 = arith.xori %v_446, %c_20 : vector<16xi32>
                          %v_448 = arith.shli %v_447, %c_21 : vector<16xi32>
                          %v_449 = arith.shrsi %v_448, %c_21 : vector<16xi32>
                          %v_450 = arith.sitofp %v_449 : vector<16xi32> to vector<16xf32>
                          %acc_451 = math.fma %v_450, %v_424, %v_445 : vector<16xf32>
                          %v_452 = arith.shrui %v_436, %c_23 : vector<16xi32>
                          %v_453 = arith.xori %v_452, %c_20 : vector<16xi32>
                          %v_454 = arith.shli %v_453, %c_21 : vector<16xi32>
                          %v_455 = arith.shrsi %v_454, %c_21 : vector<16xi32>
                          %v_456 = arith.sitofp %v_455 : vector<16xi32> to vector<16xf32>
                          %acc_457 = math.fma %v_456, %v_426, %acc_451 : vector<16xf32>
                          %v_458 = arith.shrui %v_436, %c_24 : vector<16xi32>
                          %v_459 = arith.xori %v_458, %c_20 : vector<16xi32>
                          %v_460 = arith.shli %v_459, %c_21 : vector<16xi32>
                          %v_461 = arith.shrsi %v_460, %c_21 : vector<16xi32>
                          %v_462 = arith.sitofp %v_461 : vector<16xi32> to vector<16xf32>
                          %acc_463 = math.fma %v_462, %v_428, %acc_457 : vector<16xf32>
                          %acc_464 = math.fma %acc_463, %v_440, %carry_420 : vector<16xf32>
                          %v_465 = arith.divui %i_418, %c_0 : index
                          %v_466 = arith.muli %v_465, %c_17 : index
                          %v_467 = arith.addi %v_466, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_467], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_468 = vector.load %expert_down.codes[%v_70, %v_104, %v_466] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_469 = vector.bitcast %v_468 : vector<10xi32> to vector<40xi8>
                          %v_470 = vector.shuffle %v_469, %v_469 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_471 = vector.bitcast %v_470 : vector<64xi8> to vector<16xi32>
                          %v_472 = arith.shrui %v_471, %c_19 : vector<16xi32>
                          %v_473 = arith.divui %i_418, %c_5 : index
                          %v_474 = vector.load %expert_down.scales[%v_70, %v_104, %v_473] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_475 = arith.extf %v_474 : vector<2xf16> to vector<2xf32>
                          %v_476 = vector.shuffle %v_475, %v_475 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_477 = arith.xori %v_472, %c_20 : vector<16xi32>
                          %v_478 = arith.shli %v_477, %c_21 : vector<16xi32>
                          %v_479 = arith.shrsi %v_478, %c_21 : vector<16xi32>
                          %v_480 = arith.sitofp %v_479 : vector<16xi32> to vector<16xf32>
                          %v_481 = arith.mulf %v_480, %v_422 : vector<16xf32>
                          %v_482 = arith.shrui %v_472, %c_22 : vector<16xi32>
                          %v_483 = arith.xori %v_482, %c_20 : vector<16xi32>
                          %v_484 = arith.shli %v_483, %c_21 : vector<16xi32>
                          %v_485 = arith.shrsi %v_484, %c_21 : vector<16xi32>
                          %v_486 = arith.sitofp %v_485 : vector<16xi32> to vector<16xf32>
                          %acc_487 = math.fma %v_486, %v_424, %v_481 : vector<16xf32>
                          %v_488 = arith.shrui %v_472, %c_23 : vector<16xi32>
                          %v_489 = arith.xori %v_488, %c_20 : vector<16xi32>
                          %v_490 = arith.shli %v_489, %c_21 : vector<16xi32>
                          %v_491 = arith.shrsi %v_490, %c_21 : vector<16xi32>
                          %v_492 = arith.sitofp %v_491 : vector<16xi32> to vector<16xf32>
                          %acc_493 = math.fma %v_492, %v_426, %acc_487 : vector<16xf32>
                          %v_494 = arith.shrui %v_472, %c_24 : vector<16xi32>
                          %v_495 = arith.xori %v_494, %c_20 : vector<16xi32>
                          %v_496 = arith.shli %v_495, %c_21 : vector<16xi32>
                          %v_497 = arith.shrsi %v_496, %c_21 : vector<16xi32>
                          %v_498 = arith.sitofp %v_497 : vector<16xi32> to vector<16xf32>
                          %acc_499 = math.fma %v_498, %v_428, %acc_493 : vector<16xf32>
                          %acc_500 = math.fma %acc_499, %v_476, %carry_421 : vector<16xf32>
                          scf.yield %acc_464, %acc_500 : vector<16xf32>, vector<16xf32>
                        }
                        %loop_502:2 = scf.for %i_501 = %c_3 to %c_5 step %c_9 iter_args(%carry_503 = %loop_419#0, %carry_504 = %loop_419#1) -> (vector<16xf32>, vector<16xf32>) {
                          %v_505 = vector.load %hidden_sums[%v_417, %i_501] : memref<?x32xf32>, vector<16xf32>
                          %v_506 = vector.load %expert_down.scales[%v_70, %i_102, %i_501] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_507 = arith.extf %v_506 : vector<16xf16> to vector<16xf32>
                          %v_508 = vector.load %expert_down.biases[%v_70, %i_102, %i_501] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_509 = arith.extf %v_508 : vector<16xf16> to vector<16xf32>
                          %acc_510 = math.fma %v_507, %c_25, %v_509 : vector<16xf32>
                          %acc_511 = math.fma %acc_510, %v_505, %carry_503 : vector<16xf32>
                          %v_512 = vector.load %expert_down.scales[%v_70, %v_104, %i_501] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_513 = arith.extf %v_512 : vector<16xf16> to vector<16xf32>
                          %v_514 = vector.load %expert_down.biases[%v_70, %v_104, %i_501] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_515 = arith.extf %v_514 : vector<16xf16> to vector<16xf32>
                          %acc_516 = math.fma %v_513, %c_25, %v_515 : vector<16xf32>
                          %acc_517 = math.fma %acc_516, %v_505, %carry_504 : vector<16xf32>
                          scf.yield %acc_511, %acc_517 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_502#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_502#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_518 = %c_3 to %v_91 step %c_2 {
                        %v_519 = memref.load %group[%i_518] : memref<5xi32>
                        %v_520 = arith.index_cast %v_519 : i32 to index
                        %v_521 = vector.load %sums[%i_518, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_522 = vector.shuffle %v_521, %v_521 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_523 = vector.shuffle %v_521, %v_521 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_524 = arith.addf %v_522, %v_523 : vector<8xf32>
                        %v_525 = vector.shuffle %v_524, %v_524 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_526 = vector.shuffle %v_524, %v_524 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_527 = arith.addf %v_525, %v_526 : vector<4xf32>
                        %v_528 = vector.shuffle %v_527, %v_527 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_529 = vector.shuffle %v_527, %v_527 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_530 = arith.addf %v_528, %v_529 : vector<2xf32>
                        %v_531 = vector.shuffle %v_530, %v_530 [0] : vector<2xf32>, vector<2xf32>
                        %v_532 = vector.shuffle %v_530, %v_530 [1] : vector<2xf32>, vector<2xf32>
                        %v_533 = arith.addf %v_531, %v_532 : vector<1xf32>
                        %sum_534 = vector.extract %v_533[0] : f32 from vector<1xf32>
                        %v_535 = arith.addi %i_518, %c_1 : index
                        %v_536 = vector.load %sums[%v_535, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_537 = vector.shuffle %v_536, %v_536 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_538 = vector.shuffle %v_536, %v_536 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_539 = arith.addf %v_537, %v_538 : vector<8xf32>
                        %v_540 = vector.shuffle %v_539, %v_539 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_541 = vector.shuffle %v_539, %v_539 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_542 = arith.addf %v_540, %v_541 : vector<4xf32>
                        %v_543 = vector.shuffle %v_542, %v_542 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_544 = vector.shuffle %v_542, %v_542 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_545 = arith.addf %v_543, %v_544 : vector<2xf32>
                        %v_546 = vector.shuffle %v_545, %v_545 [0] : vector<2xf32>, vector<2xf32>
                        %v_547 = vector.shuffle %v_545, %v_545 [1] : vector<2xf32>, vector<2xf32>
                        %v_548 = arith.addf %v_546, %v_547 : vector<1xf32>
                        %sum_549 = vector.extract %v_548[0] : f32 from vector<1xf32>
                        memref.store %sum_534, %outputs[%v_520, %i_102] : memref<?x2048xf32>
                        memref.store %sum_549, %outputs[%v_520, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_550 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_550 : index
                }
              }
            }
            %v_551 = arith.addi %v_55, %c_5 : index
            %v_552 = arith.minsi %v_551, %c_12 : index
            // combine: the token's assignments by rising expert
            scf.for %i_553 = %c_3 to %tokens step %c_2 {
              %v_554 = arith.muli %i_553, %c_7 : index
              scf.for %i_555 = %c_3 to %c_7 step %c_2 {
                %v_556 = arith.addi %v_554, %i_555 : index
                %v_557 = memref.load %ids[%v_556] : memref<?xi32>
                %v_558 = vector.broadcast %v_557 : i32 to vector<16xi32>
                %loop_560:1 = scf.for %i_559 = %c_3 to %c_7 step %c_9 iter_args(%carry_561 = %c_31) -> (vector<16xi32>) {
                  %v_562 = arith.subi %c_7, %i_559 : index
                  %mask_563 = vector.create_mask %v_562 : vector<16xi1>
                  %v_564 = arith.addi %v_554, %i_559 : index
                  %v_565 = vector.maskedload %ids[%v_564], %mask_563, %c_31 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_566 = arith.index_cast %i_559 : index to i32
                  %v_567 = vector.broadcast %v_566 : i32 to vector<16xi32>
                  %v_568 = arith.addi %c_29, %v_567 : vector<16xi32>
                  %v_569 = arith.index_cast %i_555 : index to i32
                  %v_570 = vector.broadcast %v_569 : i32 to vector<16xi32>
                  %is_571 = arith.cmpi slt, %v_568, %v_570 : vector<16xi32>
                  %is_572 = arith.cmpi slt, %v_565, %v_558 : vector<16xi32>
                  %is_573 = arith.cmpi eq, %v_565, %v_558 : vector<16xi32>
                  %v_574 = arith.andi %is_573, %is_571 : vector<16xi1>
                  %v_575 = arith.ori %is_572, %v_574 : vector<16xi1>
                  %v_576 = arith.andi %v_575, %mask_563 : vector<16xi1>
                  %v_577 = arith.select %v_576, %c_30, %c_31 : vector<16xi1>, vector<16xi32>
                  %v_578 = arith.addi %carry_561, %v_577 : vector<16xi32>
                  scf.yield %v_578 : vector<16xi32>
                }
                %v_579 = vector.reduction <add>, %loop_560#0 : vector<16xi32> into i32
                %v_580 = arith.index_cast %v_579 : i32 to index
                %v_581 = arith.addi %v_554, %i_555 : index
                %v_582 = arith.index_cast %v_581 : index to i32
                memref.store %v_582, %order[%v_580] : memref<8xi32>
              }
              scf.for %i_583 = %v_55 to %v_552 step %c_9 {
                %v_584 = arith.subi %v_552, %i_583 : index
                %mask_585 = vector.create_mask %v_584 : vector<16xi1>
                %loop_587:1 = scf.for %i_586 = %c_3 to %c_7 step %c_2 iter_args(%carry_588 = %c_14) -> (vector<16xf32>) {
                  %v_589 = memref.load %order[%i_586] : memref<8xi32>
                  %v_590 = arith.index_cast %v_589 : i32 to index
                  %v_591 = vector.maskedload %outputs[%v_590, %i_583], %mask_585, %c_14 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_592 = memref.load %weights[%v_590] : memref<?xf32>
                  %v_593 = vector.broadcast %v_592 : f32 to vector<16xf32>
                  %v_594 = arith.mulf %v_591, %v_593 : vector<16xf32>
                  %v_595 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_594) : (vector<16xf32>) -> vector<16xf32>
                  %v_596 = arith.addf %carry_588, %v_595 : vector<16xf32>
                  scf.yield %v_596 : vector<16xf32>
                }
                vector.maskedstore %y[%i_553, %i_583], %mask_585, %loop_587#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_49, %loop_40#1 : index, index
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
    %gathered_lay_out_x:2 = flow.dispatch @gathered::@gathered_lay_out_x[%tokens](%x, %tokens) : (tensor<?x2048xf32>{%tokens}, index) -> (tensor<?x2048xf32>{%tokens}, tensor<?x64xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %expert_ids, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xf32>{%tokens}, tensor<?x64xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x320xi32>, tensor<64x2048x64xf16>, tensor<64x2048x64xf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xf32>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @gathered::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xf32>{%assignments}, index) -> (tensor<?x1024xf32>{%assignments}, tensor<?x32xf32>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %expert_ids, %chosen_weights, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xf32>{%assignments}, tensor<?x32xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, tensor<64x2048x160xi32>, tensor<64x2048x32xf16>, tensor<64x2048x32xf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments}, tensor<?x2048xf32>{%tokens})

    return %gathered_down#2 : tensor<?x2048xf32>
  }
}
