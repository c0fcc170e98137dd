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
        %c_19 = arith.constant dense<541200> : vector<16xi32>
        %c_20 = arith.constant dense<27> : vector<16xi32>
        %c_21 = arith.constant dense<22> : vector<16xi32>
        %c_22 = arith.constant dense<17> : vector<16xi32>
        %c_23 = arith.constant dense<12> : vector<16xi32>
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
                        %v_175 = arith.xori %v_162, %c_19 : vector<16xi32>
                        %v_176 = arith.shli %v_175, %c_21 : vector<16xi32>
                        %v_177 = arith.shrsi %v_176, %c_20 : vector<16xi32>
                        %v_178 = arith.sitofp %v_177 : vector<16xi32> to vector<16xf32>
                        %acc_179 = math.fma %v_178, %v_129, %v_171 : vector<16xf32>
                        %acc_180 = math.fma %v_178, %v_136, %v_172 : vector<16xf32>
                        %acc_181 = math.fma %v_178, %v_143, %v_173 : vector<16xf32>
                        %acc_182 = math.fma %v_178, %v_150, %v_174 : vector<16xf32>
                        %v_183 = arith.xori %v_162, %c_19 : vector<16xi32>
                        %v_184 = arith.shli %v_183, %c_22 : vector<16xi32>
                        %v_185 = arith.shrsi %v_184, %c_20 : vector<16xi32>
                        %v_186 = arith.sitofp %v_185 : vector<16xi32> to vector<16xf32>
                        %acc_187 = math.fma %v_186, %v_131, %acc_179 : vector<16xf32>
                        %acc_188 = math.fma %v_186, %v_138, %acc_180 : vector<16xf32>
                        %acc_189 = math.fma %v_186, %v_145, %acc_181 : vector<16xf32>
                        %acc_190 = math.fma %v_186, %v_152, %acc_182 : vector<16xf32>
                        %v_191 = arith.xori %v_162, %c_19 : vector<16xi32>
                        %v_192 = arith.shli %v_191, %c_23 : vector<16xi32>
                        %v_193 = arith.shrsi %v_192, %c_20 : vector<16xi32>
                        %v_194 = arith.sitofp %v_193 : vector<16xi32> to vector<16xf32>
                        %acc_195 = math.fma %v_194, %v_133, %acc_187 : vector<16xf32>
                        %acc_196 = math.fma %v_194, %v_140, %acc_188 : vector<16xf32>
                        %acc_197 = math.fma %v_194, %v_147, %acc_189 : vector<16xf32>
                        %acc_198 = math.fma %v_194, %v_154, %acc_190 : vector<16xf32>
                        %acc_199 = math.fma %acc_195, %v_166, %carry_119 : vector<16xf32>
                        %acc_200 = math.fma %acc_196, %v_166, %carry_120 : vector<16xf32>
                        %acc_201 = math.fma %acc_197, %v_166, %carry_121 : vector<16xf32>
                        %acc_202 = math.fma %acc_198, %v_166, %carry_122 : vector<16xf32>
                        %v_203 = arith.divui %i_117, %c_14 : index
                        %v_204 = arith.muli %v_203, %c_16 : index
                        %v_205 = arith.addi %v_204, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_205], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_206 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_204] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_207 = vector.bitcast %v_206 : vector<10xi32> to vector<40xi8>
                        %v_208 = vector.shuffle %v_207, %v_207 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_209 = vector.bitcast %v_208 : vector<64xi8> to vector<16xi32>
                        %v_210 = arith.shrui %v_209, %c_18 : vector<16xi32>
                        %v_211 = arith.divui %i_117, %c_0 : index
                        %v_212 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_211] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_213 = arith.extf %v_212 : vector<2xf16> to vector<2xf32>
                        %v_214 = vector.shuffle %v_213, %v_213 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_215 = arith.xori %v_210, %c_19 : vector<16xi32>
                        %v_216 = arith.shli %v_215, %c_20 : vector<16xi32>
                        %v_217 = arith.shrsi %v_216, %c_20 : vector<16xi32>
                        %v_218 = arith.sitofp %v_217 : vector<16xi32> to vector<16xf32>
                        %v_219 = arith.mulf %v_218, %v_127 : vector<16xf32>
                        %v_220 = arith.mulf %v_218, %v_134 : vector<16xf32>
                        %v_221 = arith.mulf %v_218, %v_141 : vector<16xf32>
                        %v_222 = arith.mulf %v_218, %v_148 : vector<16xf32>
                        %v_223 = arith.xori %v_210, %c_19 : vector<16xi32>
                        %v_224 = arith.shli %v_223, %c_21 : vector<16xi32>
                        %v_225 = arith.shrsi %v_224, %c_20 : vector<16xi32>
                        %v_226 = arith.sitofp %v_225 : vector<16xi32> to vector<16xf32>
                        %acc_227 = math.fma %v_226, %v_129, %v_219 : vector<16xf32>
                        %acc_228 = math.fma %v_226, %v_136, %v_220 : vector<16xf32>
                        %acc_229 = math.fma %v_226, %v_143, %v_221 : vector<16xf32>
                        %acc_230 = math.fma %v_226, %v_150, %v_222 : vector<16xf32>
                        %v_231 = arith.xori %v_210, %c_19 : vector<16xi32>
                        %v_232 = arith.shli %v_231, %c_22 : vector<16xi32>
                        %v_233 = arith.shrsi %v_232, %c_20 : vector<16xi32>
                        %v_234 = arith.sitofp %v_233 : vector<16xi32> to vector<16xf32>
                        %acc_235 = math.fma %v_234, %v_131, %acc_227 : vector<16xf32>
                        %acc_236 = math.fma %v_234, %v_138, %acc_228 : vector<16xf32>
                        %acc_237 = math.fma %v_234, %v_145, %acc_229 : vector<16xf32>
                        %acc_238 = math.fma %v_234, %v_152, %acc_230 : vector<16xf32>
                        %v_239 = arith.xori %v_210, %c_19 : vector<16xi32>
                        %v_240 = arith.shli %v_239, %c_23 : vector<16xi32>
                        %v_241 = arith.shrsi %v_240, %c_20 : vector<16xi32>
                        %v_242 = arith.sitofp %v_241 : vector<16xi32> to vector<16xf32>
                        %acc_243 = math.fma %v_242, %v_133, %acc_235 : vector<16xf32>
                        %acc_244 = math.fma %v_242, %v_140, %acc_236 : vector<16xf32>
                        %acc_245 = math.fma %v_242, %v_147, %acc_237 : vector<16xf32>
                        %acc_246 = math.fma %v_242, %v_154, %acc_238 : vector<16xf32>
                        %acc_247 = math.fma %acc_243, %v_214, %carry_123 : vector<16xf32>
                        %acc_248 = math.fma %acc_244, %v_214, %carry_124 : vector<16xf32>
                        %acc_249 = math.fma %acc_245, %v_214, %carry_125 : vector<16xf32>
                        %acc_250 = math.fma %acc_246, %v_214, %carry_126 : vector<16xf32>
                        scf.yield %acc_199, %acc_200, %acc_201, %acc_202, %acc_247, %acc_248, %acc_249, %acc_250 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_252:8 = scf.for %i_251 = %c_3 to %c_14 step %c_10 iter_args(%carry_253 = %loop_118#0, %carry_254 = %loop_118#1, %carry_255 = %loop_118#2, %carry_256 = %loop_118#3, %carry_257 = %loop_118#4, %carry_258 = %loop_118#5, %carry_259 = %loop_118#6, %carry_260 = %loop_118#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_261 = vector.load %x_sums[%v_112, %i_251] : memref<?x64xf32>, vector<16xf32>
                        %v_262 = vector.load %x_sums[%v_113, %i_251] : memref<?x64xf32>, vector<16xf32>
                        %v_263 = vector.load %x_sums[%v_114, %i_251] : memref<?x64xf32>, vector<16xf32>
                        %v_264 = vector.load %x_sums[%v_115, %i_251] : memref<?x64xf32>, vector<16xf32>
                        %v_265 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_251] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_266 = arith.extf %v_265 : vector<16xf16> to vector<16xf32>
                        %v_267 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_251] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_268 = arith.extf %v_267 : vector<16xf16> to vector<16xf32>
                        %acc_269 = math.fma %v_266, %c_24, %v_268 : vector<16xf32>
                        %acc_270 = math.fma %acc_269, %v_261, %carry_253 : vector<16xf32>
                        %acc_271 = math.fma %acc_269, %v_262, %carry_254 : vector<16xf32>
                        %acc_272 = math.fma %acc_269, %v_263, %carry_255 : vector<16xf32>
                        %acc_273 = math.fma %acc_269, %v_264, %carry_256 : vector<16xf32>
                        %v_274 = vector.load %expert_gate_up.scales[%v_71, %v_116, %i_251] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_275 = arith.extf %v_274 : vector<16xf16> to vector<16xf32>
                        %v_276 = vector.load %expert_gate_up.biases[%v_71, %v_116, %i_251] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_277 = arith.extf %v_276 : vector<16xf16> to vector<16xf32>
                        %acc_278 = math.fma %v_275, %c_24, %v_277 : vector<16xf32>
                        %acc_279 = math.fma %acc_278, %v_261, %carry_257 : vector<16xf32>
                        %acc_280 = math.fma %acc_278, %v_262, %carry_258 : vector<16xf32>
                        %acc_281 = math.fma %acc_278, %v_263, %carry_259 : vector<16xf32>
                        %acc_282 = math.fma %acc_278, %v_264, %carry_260 : vector<16xf32>
                        scf.yield %acc_270, %acc_271, %acc_272, %acc_273, %acc_279, %acc_280, %acc_281, %acc_282 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_252#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_252#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_252#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_252#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_252#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_252#5, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_252#6, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_252#7, %sums[%c_27, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_283 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_283 {
                      %v_284 = memref.load %group[%c_3] : memref<5xi32>
                      %v_285 = arith.index_cast %v_284 : i32 to index
                      %v_286 = memref.load %group[%c_2] : memref<5xi32>
                      %v_287 = arith.index_cast %v_286 : i32 to index
                      %v_288 = arith.divui %v_285, %c_6 : index
                      %v_289 = arith.divui %v_287, %c_6 : index
                      %v_290 = arith.addi %i_102, %c_8 : index
                      %loop_292:4 = scf.for %i_291 = %c_3 to %c_13 step %c_14 iter_args(%carry_293 = %c_12, %carry_294 = %c_12, %carry_295 = %c_12, %carry_296 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_297 = vector.load %x_lanes[%v_288, %i_291] : memref<?x2048xf32>, vector<16xf32>
                        %v_298 = arith.addi %i_291, %c_10 : index
                        %v_299 = vector.load %x_lanes[%v_288, %v_298] : memref<?x2048xf32>, vector<16xf32>
                        %v_300 = arith.addi %i_291, %c_0 : index
                        %v_301 = vector.load %x_lanes[%v_288, %v_300] : memref<?x2048xf32>, vector<16xf32>
                        %v_302 = arith.addi %i_291, %c_15 : index
                        %v_303 = vector.load %x_lanes[%v_288, %v_302] : memref<?x2048xf32>, vector<16xf32>
                        %v_304 = vector.load %x_lanes[%v_289, %i_291] : memref<?x2048xf32>, vector<16xf32>
                        %v_305 = arith.addi %i_291, %c_10 : index
                        %v_306 = vector.load %x_lanes[%v_289, %v_305] : memref<?x2048xf32>, vector<16xf32>
                        %v_307 = arith.addi %i_291, %c_0 : index
                        %v_308 = vector.load %x_lanes[%v_289, %v_307] : memref<?x2048xf32>, vector<16xf32>
                        %v_309 = arith.addi %i_291, %c_15 : index
                        %v_310 = vector.load %x_lanes[%v_289, %v_309] : memref<?x2048xf32>, vector<16xf32>
                        %v_311 = arith.divui %i_291, %c_14 : index
                        %v_312 = arith.muli %v_311, %c_16 : index
                        %v_313 = arith.addi %v_312, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_313], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_314 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_312] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_315 = vector.bitcast %v_314 : vector<10xi32> to vector<40xi8>
                        %v_316 = vector.shuffle %v_315, %v_315 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_317 = vector.bitcast %v_316 : vector<64xi8> to vector<16xi32>
                        %v_318 = arith.shrui %v_317, %c_18 : vector<16xi32>
                        %v_319 = arith.divui %i_291, %c_0 : index
                        %v_320 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_319] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_321 = arith.extf %v_320 : vector<2xf16> to vector<2xf32>
                        %v_322 = vector.shuffle %v_321, %v_321 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_323 = arith.xori %v_318, %c_19 : vector<16xi32>
                        %v_324 = arith.shli %v_323, %c_20 : vector<16xi32>
                        %v_325 = arith.shrsi %v_324, %c_20 : vector<16xi32>
                        %v_326 = arith.sitofp %v_325 : vector<16xi32> to vector<16xf32>
                        %v_327 = arith.mulf %v_326, %v_297 : vector<16xf32>
                        %v_328 = arith.mulf %v_326, %v_304 : vector<16xf32>
                        %v_329 = arith.xori %v_318, %c_19 : vector<16xi32>
                        %v_330 = arith.shli %v_329, %c_21 : vector<16xi32>
                        %v_331 = arith.shrsi %v_330, %c_20 : vector<16xi32>
                        %v_332 = arith.sitofp %v_331 : vector<16xi32> to vector<16xf32>
                        %acc_333 = math.fma %v_332, %v_299, %v_327 : vector<16xf32>
                        %acc_334 = math.fma %v_332, %v_306, %v_328 : vector<16xf32>
                        %v_335 = arith.xori %v_318, %c_19 : vector<16xi32>
                        %v_336 = arith.shli %v_335, %c_22 : vector<16xi32>
                        %v_337 = arith.shrsi %v_336, %c_20 : vector<16xi32>
                        %v_338 = arith.sitofp %v_337 : vector<16xi32> to vector<16xf32>
                        %acc_339 = math.fma %v_338, %v_301, %acc_333 : vector<16xf32>
                        %acc_340 = math.fma %v_338, %v_308, %acc_334 : vector<16xf32>
                        %v_341 = arith.xori %v_318, %c_19 : vector<16xi32>
                        %v_342 = arith.shli %v_341, %c_23 : vector<16xi32>
                        %v_343 = arith.shrsi %v_342, %c_20 : vector<16xi32>
                        %v_344 = arith.sitofp %v_343 : vector<16xi32> to vector<16xf32>
                        %acc_345 = math.fma %v_344, %v_303, %acc_339 : vector<16xf32>
                        %acc_346 = math.fma %v_344, %v_310, %acc_340 : vector<16xf32>
                        %acc_347 = math.fma %acc_345, %v_322, %carry_293 : vector<16xf32>
                        %acc_348 = math.fma %acc_346, %v_322, %carry_294 : vector<16xf32>
                        %v_349 = arith.divui %i_291, %c_14 : index
                        %v_350 = arith.muli %v_349, %c_16 : index
                        %v_351 = arith.addi %v_350, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_290, %v_351], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_352 = vector.load %expert_gate_up.codes[%v_71, %v_290, %v_350] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_353 = vector.bitcast %v_352 : vector<10xi32> to vector<40xi8>
                        %v_354 = vector.shuffle %v_353, %v_353 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_355 = vector.bitcast %v_354 : vector<64xi8> to vector<16xi32>
                        %v_356 = arith.shrui %v_355, %c_18 : vector<16xi32>
                        %v_357 = arith.divui %i_291, %c_0 : index
                        %v_358 = vector.load %expert_gate_up.scales[%v_71, %v_290, %v_357] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_359 = arith.extf %v_358 : vector<2xf16> to vector<2xf32>
                        %v_360 = vector.shuffle %v_359, %v_359 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_361 = arith.xori %v_356, %c_19 : vector<16xi32>
                        %v_362 = arith.shli %v_361, %c_20 : vector<16xi32>
                        %v_363 = arith.shrsi %v_362, %c_20 : vector<16xi32>
                        %v_364 = arith.sitofp %v_363 : vector<16xi32> to vector<16xf32>
                        %v_365 = arith.mulf %v_364, %v_297 : vector<16xf32>
                        %v_366 = arith.mulf %v_364, %v_304 : vector<16xf32>
                        %v_367 = arith.xori %v_356, %c_19 : vector<16xi32>
                        %v_368 = arith.shli %v_367, %c_21 : vector<16xi32>
                        %v_369 = arith.shrsi %v_368, %c_20 : vector<16xi32>
                        %v_370 = arith.sitofp %v_369 : vector<16xi32> to vector<16xf32>
                        %acc_371 = math.fma %v_370, %v_299, %v_365 : vector<16xf32>
                        %acc_372 = math.fma %v_370, %v_306, %v_366 : vector<16xf32>
                        %v_373 = arith.xori %v_356, %c_19 : vector<16xi32>
                        %v_374 = arith.shli %v_373, %c_22 : vector<16xi32>
                        %v_375 = arith.shrsi %v_374, %c_20 : vector<16xi32>
                        %v_376 = arith.sitofp %v_375 : vector<16xi32> to vector<16xf32>
                        %acc_377 = math.fma %v_376, %v_301, %acc_371 : vector<16xf32>
                        %acc_378 = math.fma %v_376, %v_308, %acc_372 : vector<16xf32>
                        %v_379 = arith.xori %v_356, %c_19 : vector<16xi32>
                        %v_380 = arith.shli %v_379, %c_23 : vector<16xi32>
                        %v_381 = arith.shrsi %v_380, %c_20 : vector<16xi32>
                        %v_382 = arith.sitofp %v_381 : vector<16xi32> to vector<16xf32>
                        %acc_383 = math.fma %v_382, %v_303, %acc_377 : vector<16xf32>
                        %acc_384 = math.fma %v_382, %v_310, %acc_378 : vector<16xf32>
                        %acc_385 = math.fma %acc_383, %v_360, %carry_295 : vector<16xf32>
                        %acc_386 = math.fma %acc_384, %v_360, %carry_296 : vector<16xf32>
                        scf.yield %acc_347, %acc_348, %acc_385, %acc_386 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      %loop_388:4 = scf.for %i_387 = %c_3 to %c_14 step %c_10 iter_args(%carry_389 = %loop_292#0, %carry_390 = %loop_292#1, %carry_391 = %loop_292#2, %carry_392 = %loop_292#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_393 = vector.load %x_sums[%v_288, %i_387] : memref<?x64xf32>, vector<16xf32>
                        %v_394 = vector.load %x_sums[%v_289, %i_387] : memref<?x64xf32>, vector<16xf32>
                        %v_395 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_387] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_396 = arith.extf %v_395 : vector<16xf16> to vector<16xf32>
                        %v_397 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_387] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_398 = arith.extf %v_397 : vector<16xf16> to vector<16xf32>
                        %acc_399 = math.fma %v_396, %c_24, %v_398 : vector<16xf32>
                        %acc_400 = math.fma %acc_399, %v_393, %carry_389 : vector<16xf32>
                        %acc_401 = math.fma %acc_399, %v_394, %carry_390 : vector<16xf32>
                        %v_402 = vector.load %expert_gate_up.scales[%v_71, %v_290, %i_387] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_403 = arith.extf %v_402 : vector<16xf16> to vector<16xf32>
                        %v_404 = vector.load %expert_gate_up.biases[%v_71, %v_290, %i_387] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_405 = arith.extf %v_404 : vector<16xf16> to vector<16xf32>
                        %acc_406 = math.fma %v_403, %c_24, %v_405 : vector<16xf32>
                        %acc_407 = math.fma %acc_406, %v_393, %carry_391 : vector<16xf32>
                        %acc_408 = math.fma %acc_406, %v_394, %carry_392 : vector<16xf32>
                        scf.yield %acc_400, %acc_401, %acc_407, %acc_408 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_388#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_388#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_388#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_388#3, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_409 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_409 {
                      %v_410 = memref.load %group[%c_3] : memref<5xi32>
                      %v_411 = arith.index_cast %v_410 : i32 to index
                      %v_412 = arith.divui %v_411, %c_6 : index
                      %v_413 = arith.addi %i_102, %c_8 : index
                      %loop_415:2 = scf.for %i_414 = %c_3 to %c_13 step %c_14 iter_args(%carry_416 = %c_12, %carry_417 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_418 = vector.load %x_lanes[%v_412, %i_414] : memref<?x2048xf32>, vector<16xf32>
                        %v_419 = arith.addi %i_414, %c_10 : index
                        %v_420 = vector.load %x_lanes[%v_412, %v_419] : memref<?x2048xf32>, vector<16xf32>
                        %v_421 = arith.addi %i_414, %c_0 : index
                        %v_422 = vector.load %x_lanes[%v_412, %v_421] : memref<?x2048xf32>, vector<16xf32>
                        %v_423 = arith.addi %i_414, %c_15 : index
                        %v_424 = vector.load %x_lanes[%v_412, %v_423] : memref<?x2048xf32>, vector<16xf32>
                        %v_425 = arith.divui %i_414, %c_14 : index
                        %v_426 = arith.muli %v_425, %c_16 : index
                        %v_427 = arith.addi %v_426, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_427], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_428 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_426] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_429 = vector.bitcast %v_428 : vector<10xi32> to vector<40xi8>
                        %v_430 = vector.shuffle %v_429, %v_429 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_431 = vector.bitcast %v_430 : vector<64xi8> to vector<16xi32>
                        %v_432 = arith.shrui %v_431, %c_18 : vector<16xi32>
                        %v_433 = arith.divui %i_414, %c_0 : index
                        %v_434 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_433] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_435 = arith.extf %v_434 : vector<2xf16> to vector<2xf32>
                        %v_436 = vector.shuffle %v_435, %v_435 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_437 = arith.xori %v_432, %c_19 : vector<16xi32>
                        %v_438 = arith.shli %v_437, %c_20 : vector<16xi32>
                        %v_439 = arith.shrsi %v_438, %c_20 : vector<16xi32>
                        %v_440 = arith.sitofp %v_439 : vector<16xi32> to vector<16xf32>
                        %v_441 = arith.mulf %v_440, %v_418 : vector<16xf32>
                        %v_442 = arith.xori %v_432, %c_19 : vector<16xi32>
                        %v_443 = arith.shli %v_442, %c_21 : vector<16xi32>
                        %v_444 = arith.shrsi %v_443, %c_20 : vector<16xi32>
                        %v_445 = arith.sitofp %v_444 : vector<16xi32> to vector<16xf32>
                        %acc_446 = math.fma %v_445, %v_420, %v_441 : vector<16xf32>
                        %v_447 = arith.xori %v_432, %c_19 : vector<16xi32>
                        %v_448 = arith.shli %v_447, %c_22 : vector<16xi32>
                        %v_449 = arith.shrsi %v_448, %c_20 : vector<16xi32>
                        %v_450 = arith.sitofp %v_449 : vector<16xi32> to vector<16xf32>
                        %acc_451 = math.fma %v_450, %v_422, %acc_446 : vector<16xf32>
                        %v_452 = arith.xori %v_432, %c_19 : vector<16xi32>
                        %v_453 = arith.shli %v_452, %c_23 : vector<16xi32>
                        %v_454 = arith.shrsi %v_453, %c_20 : vector<16xi32>
                        %v_455 = arith.sitofp %v_454 : vector<16xi32> to vector<16xf32>
                        %acc_456 = math.fma %v_455, %v_424, %acc_451 : vector<16xf32>
                        %acc_457 = math.fma %acc_456, %v_436, %carry_416 : vector<16xf32>
                        %v_458 = arith.divui %i_414, %c_14 : index
                        %v_459 = arith.muli %v_458, %c_16 : index
                        %v_460 = arith.addi %v_459, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_413, %v_460], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_461 = vector.load %expert_gate_up.codes[%v_71, %v_413, %v_459] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_462 = vector.bitcast %v_461 : vector<10xi32> to vector<40xi8>
                        %v_463 = vector.shuffle %v_462, %v_462 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_464 = vector.bitcast %v_463 : vector<64xi8> to vector<16xi32>
                        %v_465 = arith.shrui %v_464, %c_18 : vector<16xi32>
                        %v_466 = arith.divui %i_414, %c_0 : index
                        %v_467 = vector.load %expert_gate_up.scales[%v_71, %v_413, %v_466] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_468 = arith.extf %v_467 : vector<2xf16> to vector<2xf32>
                        %v_469 = vector.shuffle %v_468, %v_468 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_470 = arith.xori %v_465, %c_19 : vector<16xi32>
                        %v_471 = arith.shli %v_470, %c_20 : vector<16xi32>
                        %v_472 = arith.shrsi %v_471, %c_20 : vector<16xi32>
                        %v_473 = arith.sitofp %v_472 : vector<16xi32> to vector<16xf32>
                        %v_474 = arith.mulf %v_473, %v_418 : vector<16xf32>
                        %v_475 = arith.xori %v_465, %c_19 : vector<16xi32>
                        %v_476 = arith.shli %v_475, %c_21 : vector<16xi32>
                        %v_477 = arith.shrsi %v_476, %c_20 : vector<16xi32>
                        %v_478 = arith.sitofp %v_477 : vector<16xi32> to vector<16xf32>
                        %acc_479 = math.fma %v_478, %v_420, %v_474 : vector<16xf32>
                        %v_480 = arith.xori %v_465, %c_19 : vector<16xi32>
                        %v_481 = arith.shli %v_480, %c_22 : vector<16xi32>
                        %v_482 = arith.shrsi %v_481, %c_20 : vector<16xi32>
                        %v_483 = arith.sitofp %v_482 : vector<16xi32> to vector<16xf32>
                        %acc_484 = math.fma %v_483, %v_422, %acc_479 : vector<16xf32>
                        %v_485 = arith.xori %v_465, %c_19 : vector<16xi32>
                        %v_486 = arith.shli %v_485, %c_23 : vector<16xi32>
                        %v_487 = arith.shrsi %v_486, %c_20 : vector<16xi32>
                        %v_488 = arith.sitofp %v_487 : vector<16xi32> to vector<16xf32>
                        %acc_489 = math.fma %v_488, %v_424, %acc_484 : vector<16xf32>
                        %acc_490 = math.fma %acc_489, %v_469, %carry_417 : vector<16xf32>
                        scf.yield %acc_457, %acc_490 : vector<16xf32>, vector<16xf32>
                      }
                      %loop_492:2 = scf.for %i_491 = %c_3 to %c_14 step %c_10 iter_args(%carry_493 = %loop_415#0, %carry_494 = %loop_415#1) -> (vector<16xf32>, vector<16xf32>) {
                        %v_495 = vector.load %x_sums[%v_412, %i_491] : memref<?x64xf32>, vector<16xf32>
                        %v_496 = vector.load %expert_gate_up.scales[%v_71, %i_102, %i_491] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_497 = arith.extf %v_496 : vector<16xf16> to vector<16xf32>
                        %v_498 = vector.load %expert_gate_up.biases[%v_71, %i_102, %i_491] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_499 = arith.extf %v_498 : vector<16xf16> to vector<16xf32>
                        %acc_500 = math.fma %v_497, %c_24, %v_499 : vector<16xf32>
                        %acc_501 = math.fma %acc_500, %v_495, %carry_493 : vector<16xf32>
                        %v_502 = vector.load %expert_gate_up.scales[%v_71, %v_413, %i_491] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_503 = arith.extf %v_502 : vector<16xf16> to vector<16xf32>
                        %v_504 = vector.load %expert_gate_up.biases[%v_71, %v_413, %i_491] : memref<64x2048x64xf16>, vector<16xf16>
                        %v_505 = arith.extf %v_504 : vector<16xf16> to vector<16xf32>
                        %acc_506 = math.fma %v_503, %c_24, %v_505 : vector<16xf32>
                        %acc_507 = math.fma %acc_506, %v_495, %carry_494 : vector<16xf32>
                        scf.yield %acc_501, %acc_507 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_492#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_492#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_508 = %c_3 to %v_91 step %c_2 {
                      %v_509 = memref.load %group[%i_508] : memref<5xi32>
                      %v_510 = arith.index_cast %v_509 : i32 to index
                      %v_511 = vector.load %sums[%i_508, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_512 = vector.shuffle %v_511, %v_511 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_513 = vector.shuffle %v_511, %v_511 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_514 = arith.addf %v_512, %v_513 : vector<8xf32>
                      %v_515 = vector.shuffle %v_514, %v_514 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_516 = vector.shuffle %v_514, %v_514 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_517 = arith.addf %v_515, %v_516 : vector<4xf32>
                      %v_518 = vector.shuffle %v_517, %v_517 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_519 = vector.shuffle %v_517, %v_517 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_520 = arith.addf %v_518, %v_519 : vector<2xf32>
                      %v_521 = vector.shuffle %v_520, %v_520 [0] : vector<2xf32>, vector<2xf32>
                      %v_522 = vector.shuffle %v_520, %v_520 [1] : vector<2xf32>, vector<2xf32>
                      %v_523 = arith.addf %v_521, %v_522 : vector<1xf32>
                      %sum_524 = vector.extract %v_523[0] : f32 from vector<1xf32>
                      %v_525 = arith.addi %i_508, %c_1 : index
                      %v_526 = vector.load %sums[%v_525, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_527 = vector.shuffle %v_526, %v_526 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_528 = vector.shuffle %v_526, %v_526 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_529 = arith.addf %v_527, %v_528 : vector<8xf32>
                      %v_530 = vector.shuffle %v_529, %v_529 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_531 = vector.shuffle %v_529, %v_529 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_532 = arith.addf %v_530, %v_531 : vector<4xf32>
                      %v_533 = vector.shuffle %v_532, %v_532 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_534 = vector.shuffle %v_532, %v_532 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_535 = arith.addf %v_533, %v_534 : vector<2xf32>
                      %v_536 = vector.shuffle %v_535, %v_535 [0] : vector<2xf32>, vector<2xf32>
                      %v_537 = vector.shuffle %v_535, %v_535 [1] : vector<2xf32>, vector<2xf32>
                      %v_538 = arith.addf %v_536, %v_537 : vector<1xf32>
                      %sum_539 = vector.extract %v_538[0] : f32 from vector<1xf32>
                      %v_540 = arith.subf %c_28, %sum_524 : f32
                      %is_541 = arith.cmpf ogt, %v_540, %c_29 : f32
                      %v_542 = arith.select %is_541, %c_29, %v_540 : f32
                      %is_543 = arith.cmpf olt, %v_542, %c_30 : f32
                      %v_544 = arith.select %is_543, %c_30, %v_542 : f32
                      %v_545 = arith.mulf %v_544, %c_31 : f32
                      %v_546 = math.roundeven %v_545 : f32
                      %acc_547 = math.fma %v_546, %c_32, %v_544 : f32
                      %acc_548 = math.fma %v_546, %c_33, %acc_547 : f32
                      %acc_549 = math.fma %c_34, %acc_548, %c_35 : f32
                      %acc_550 = math.fma %acc_549, %acc_548, %c_36 : f32
                      %acc_551 = math.fma %acc_550, %acc_548, %c_37 : f32
                      %acc_552 = math.fma %acc_551, %acc_548, %c_38 : f32
                      %acc_553 = math.fma %acc_552, %acc_548, %c_39 : f32
                      %acc_554 = math.fma %acc_553, %acc_548, %c_40 : f32
                      %acc_555 = math.fma %acc_554, %acc_548, %c_40 : f32
                      %v_556 = arith.fptosi %v_546 : f32 to i32
                      %v_557 = arith.shrsi %v_556, %c_41 : i32
                      %v_558 = arith.subi %v_556, %v_557 : i32
                      %v_559 = arith.addi %v_557, %c_43 : i32
                      %v_560 = arith.shli %v_559, %c_42 : i32
                      %v_561 = arith.bitcast %v_560 : i32 to f32
                      %v_562 = arith.mulf %acc_555, %v_561 : f32
                      %v_563 = arith.addi %v_558, %c_43 : i32
                      %v_564 = arith.shli %v_563, %c_42 : i32
                      %v_565 = arith.bitcast %v_564 : i32 to f32
                      %v_566 = arith.mulf %v_562, %v_565 : f32
                      %v_567 = arith.addf %v_566, %c_40 : f32
                      %v_568 = arith.divf %c_40, %v_567 : f32
                      %v_569 = arith.mulf %sum_524, %v_568 : f32
                      %v_570 = arith.mulf %v_569, %sum_539 : f32
                      memref.store %v_570, %hidden[%v_510, %i_102] : memref<?x1024xf32>
                    }
                  }
                }
                %v_571 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_571 : index
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
        %c_20 = arith.constant dense<541200> : vector<16xi32>
        %c_21 = arith.constant dense<27> : vector<16xi32>
        %c_22 = arith.constant dense<22> : vector<16xi32>
        %c_23 = arith.constant dense<17> : vector<16xi32>
        %c_24 = arith.constant dense<12> : vector<16xi32>
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
                          %v_172 = arith.xori %v_159, %c_20 : vector<16xi32>
                          %v_173 = arith.shli %v_172, %c_22 : vector<16xi32>
                          %v_174 = arith.shrsi %v_173, %c_21 : vector<16xi32>
                          %v_175 = arith.sitofp %v_174 : vector<16xi32> to vector<16xf32>
                          %acc_176 = math.fma %v_175, %v_126, %v_168 : vector<16xf32>
                          %acc_177 = math.fma %v_175, %v_133, %v_169 : vector<16xf32>
                          %acc_178 = math.fma %v_175, %v_140, %v_170 : vector<16xf32>
                          %acc_179 = math.fma %v_175, %v_147, %v_171 : vector<16xf32>
                          %v_180 = arith.xori %v_159, %c_20 : vector<16xi32>
                          %v_181 = arith.shli %v_180, %c_23 : vector<16xi32>
                          %v_182 = arith.shrsi %v_181, %c_21 : vector<16xi32>
                          %v_183 = arith.sitofp %v_182 : vector<16xi32> to vector<16xf32>
                          %acc_184 = math.fma %v_183, %v_128, %acc_176 : vector<16xf32>
                          %acc_185 = math.fma %v_183, %v_135, %acc_177 : vector<16xf32>
                          %acc_186 = math.fma %v_183, %v_142, %acc_178 : vector<16xf32>
                          %acc_187 = math.fma %v_183, %v_149, %acc_179 : vector<16xf32>
                          %v_188 = arith.xori %v_159, %c_20 : vector<16xi32>
                          %v_189 = arith.shli %v_188, %c_24 : vector<16xi32>
                          %v_190 = arith.shrsi %v_189, %c_21 : vector<16xi32>
                          %v_191 = arith.sitofp %v_190 : vector<16xi32> to vector<16xf32>
                          %acc_192 = math.fma %v_191, %v_130, %acc_184 : vector<16xf32>
                          %acc_193 = math.fma %v_191, %v_137, %acc_185 : vector<16xf32>
                          %acc_194 = math.fma %v_191, %v_144, %acc_186 : vector<16xf32>
                          %acc_195 = math.fma %v_191, %v_151, %acc_187 : vector<16xf32>
                          %acc_196 = math.fma %acc_192, %v_163, %carry_116 : vector<16xf32>
                          %acc_197 = math.fma %acc_193, %v_163, %carry_117 : vector<16xf32>
                          %acc_198 = math.fma %acc_194, %v_163, %carry_118 : vector<16xf32>
                          %acc_199 = math.fma %acc_195, %v_163, %carry_119 : vector<16xf32>
                          %v_200 = arith.divui %i_114, %c_0 : index
                          %v_201 = arith.muli %v_200, %c_17 : index
                          %v_202 = arith.addi %v_201, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_202], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_203 = vector.load %expert_down.codes[%v_70, %v_104, %v_201] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_204 = vector.bitcast %v_203 : vector<10xi32> to vector<40xi8>
                          %v_205 = vector.shuffle %v_204, %v_204 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_206 = vector.bitcast %v_205 : vector<64xi8> to vector<16xi32>
                          %v_207 = arith.shrui %v_206, %c_19 : vector<16xi32>
                          %v_208 = arith.divui %i_114, %c_5 : index
                          %v_209 = vector.load %expert_down.scales[%v_70, %v_104, %v_208] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_210 = arith.extf %v_209 : vector<2xf16> to vector<2xf32>
                          %v_211 = vector.shuffle %v_210, %v_210 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_212 = arith.xori %v_207, %c_20 : vector<16xi32>
                          %v_213 = arith.shli %v_212, %c_21 : vector<16xi32>
                          %v_214 = arith.shrsi %v_213, %c_21 : vector<16xi32>
                          %v_215 = arith.sitofp %v_214 : vector<16xi32> to vector<16xf32>
                          %v_216 = arith.mulf %v_215, %v_124 : vector<16xf32>
                          %v_217 = arith.mulf %v_215, %v_131 : vector<16xf32>
                          %v_218 = arith.mulf %v_215, %v_138 : vector<16xf32>
                          %v_219 = arith.mulf %v_215, %v_145 : vector<16xf32>
                          %v_220 = arith.xori %v_207, %c_20 : vector<16xi32>
                          %v_221 = arith.shli %v_220, %c_22 : vector<16xi32>
                          %v_222 = arith.shrsi %v_221, %c_21 : vector<16xi32>
                          %v_223 = arith.sitofp %v_222 : vector<16xi32> to vector<16xf32>
                          %acc_224 = math.fma %v_223, %v_126, %v_216 : vector<16xf32>
                          %acc_225 = math.fma %v_223, %v_133, %v_217 : vector<16xf32>
                          %acc_226 = math.fma %v_223, %v_140, %v_218 : vector<16xf32>
                          %acc_227 = math.fma %v_223, %v_147, %v_219 : vector<16xf32>
                          %v_228 = arith.xori %v_207, %c_20 : vector<16xi32>
                          %v_229 = arith.shli %v_228, %c_23 : vector<16xi32>
                          %v_230 = arith.shrsi %v_229, %c_21 : vector<16xi32>
                          %v_231 = arith.sitofp %v_230 : vector<16xi32> to vector<16xf32>
                          %acc_232 = math.fma %v_231, %v_128, %acc_224 : vector<16xf32>
                          %acc_233 = math.fma %v_231, %v_135, %acc_225 : vector<16xf32>
                          %acc_234 = math.fma %v_231, %v_142, %acc_226 : vector<16xf32>
                          %acc_235 = math.fma %v_231, %v_149, %acc_227 : vector<16xf32>
                          %v_236 = arith.xori %v_207, %c_20 : vector<16xi32>
                          %v_237 = arith.shli %v_236, %c_24 : vector<16xi32>
                          %v_238 = arith.shrsi %v_237, %c_21 : vector<16xi32>
                          %v_239 = arith.sitofp %v_238 : vector<16xi32> to vector<16xf32>
                          %acc_240 = math.fma %v_239, %v_130, %acc_232 : vector<16xf32>
                          %acc_241 = math.fma %v_239, %v_137, %acc_233 : vector<16xf32>
                          %acc_242 = math.fma %v_239, %v_144, %acc_234 : vector<16xf32>
                          %acc_243 = math.fma %v_239, %v_151, %acc_235 : vector<16xf32>
                          %acc_244 = math.fma %acc_240, %v_211, %carry_120 : vector<16xf32>
                          %acc_245 = math.fma %acc_241, %v_211, %carry_121 : vector<16xf32>
                          %acc_246 = math.fma %acc_242, %v_211, %carry_122 : vector<16xf32>
                          %acc_247 = math.fma %acc_243, %v_211, %carry_123 : vector<16xf32>
                          scf.yield %acc_196, %acc_197, %acc_198, %acc_199, %acc_244, %acc_245, %acc_246, %acc_247 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_249:8 = scf.for %i_248 = %c_3 to %c_5 step %c_9 iter_args(%carry_250 = %loop_115#0, %carry_251 = %loop_115#1, %carry_252 = %loop_115#2, %carry_253 = %loop_115#3, %carry_254 = %loop_115#4, %carry_255 = %loop_115#5, %carry_256 = %loop_115#6, %carry_257 = %loop_115#7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_258 = vector.load %hidden_sums[%v_107, %i_248] : memref<?x32xf32>, vector<16xf32>
                          %v_259 = vector.load %hidden_sums[%v_109, %i_248] : memref<?x32xf32>, vector<16xf32>
                          %v_260 = vector.load %hidden_sums[%v_111, %i_248] : memref<?x32xf32>, vector<16xf32>
                          %v_261 = vector.load %hidden_sums[%v_113, %i_248] : memref<?x32xf32>, vector<16xf32>
                          %v_262 = vector.load %expert_down.scales[%v_70, %i_102, %i_248] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_263 = arith.extf %v_262 : vector<16xf16> to vector<16xf32>
                          %v_264 = vector.load %expert_down.biases[%v_70, %i_102, %i_248] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_265 = arith.extf %v_264 : vector<16xf16> to vector<16xf32>
                          %acc_266 = math.fma %v_263, %c_25, %v_265 : vector<16xf32>
                          %acc_267 = math.fma %acc_266, %v_258, %carry_250 : vector<16xf32>
                          %acc_268 = math.fma %acc_266, %v_259, %carry_251 : vector<16xf32>
                          %acc_269 = math.fma %acc_266, %v_260, %carry_252 : vector<16xf32>
                          %acc_270 = math.fma %acc_266, %v_261, %carry_253 : vector<16xf32>
                          %v_271 = vector.load %expert_down.scales[%v_70, %v_104, %i_248] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_272 = arith.extf %v_271 : vector<16xf16> to vector<16xf32>
                          %v_273 = vector.load %expert_down.biases[%v_70, %v_104, %i_248] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_274 = arith.extf %v_273 : vector<16xf16> to vector<16xf32>
                          %acc_275 = math.fma %v_272, %c_25, %v_274 : vector<16xf32>
                          %acc_276 = math.fma %acc_275, %v_258, %carry_254 : vector<16xf32>
                          %acc_277 = math.fma %acc_275, %v_259, %carry_255 : vector<16xf32>
                          %acc_278 = math.fma %acc_275, %v_260, %carry_256 : vector<16xf32>
                          %acc_279 = math.fma %acc_275, %v_261, %carry_257 : vector<16xf32>
                          scf.yield %acc_267, %acc_268, %acc_269, %acc_270, %acc_276, %acc_277, %acc_278, %acc_279 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_249#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_249#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_249#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_249#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_249#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_249#5, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_249#6, %sums[%c_27, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_249#7, %sums[%c_28, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_280 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_280 {
                        %v_281 = memref.load %group[%c_3] : memref<5xi32>
                        %v_282 = arith.index_cast %v_281 : i32 to index
                        %v_283 = memref.load %group[%c_2] : memref<5xi32>
                        %v_284 = arith.index_cast %v_283 : i32 to index
                        %loop_286:4 = scf.for %i_285 = %c_3 to %c_15 step %c_0 iter_args(%carry_287 = %c_14, %carry_288 = %c_14, %carry_289 = %c_14, %carry_290 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_291 = vector.load %hidden_lanes[%v_282, %i_285] : memref<?x1024xf32>, vector<16xf32>
                          %v_292 = arith.addi %i_285, %c_9 : index
                          %v_293 = vector.load %hidden_lanes[%v_282, %v_292] : memref<?x1024xf32>, vector<16xf32>
                          %v_294 = arith.addi %i_285, %c_5 : index
                          %v_295 = vector.load %hidden_lanes[%v_282, %v_294] : memref<?x1024xf32>, vector<16xf32>
                          %v_296 = arith.addi %i_285, %c_16 : index
                          %v_297 = vector.load %hidden_lanes[%v_282, %v_296] : memref<?x1024xf32>, vector<16xf32>
                          %v_298 = vector.load %hidden_lanes[%v_284, %i_285] : memref<?x1024xf32>, vector<16xf32>
                          %v_299 = arith.addi %i_285, %c_9 : index
                          %v_300 = vector.load %hidden_lanes[%v_284, %v_299] : memref<?x1024xf32>, vector<16xf32>
                          %v_301 = arith.addi %i_285, %c_5 : index
                          %v_302 = vector.load %hidden_lanes[%v_284, %v_301] : memref<?x1024xf32>, vector<16xf32>
                          %v_303 = arith.addi %i_285, %c_16 : index
                          %v_304 = vector.load %hidden_lanes[%v_284, %v_303] : memref<?x1024xf32>, vector<16xf32>
                          %v_305 = arith.divui %i_285, %c_0 : index
                          %v_306 = arith.muli %v_305, %c_17 : index
                          %v_307 = arith.addi %v_306, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_307], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_308 = vector.load %expert_down.codes[%v_70, %i_102, %v_306] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_309 = vector.bitcast %v_308 : vector<10xi32> to vector<40xi8>
                          %v_310 = vector.shuffle %v_309, %v_309 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_311 = vector.bitcast %v_310 : vector<64xi8> to vector<16xi32>
                          %v_312 = arith.shrui %v_311, %c_19 : vector<16xi32>
                          %v_313 = arith.divui %i_285, %c_5 : index
                          %v_314 = vector.load %expert_down.scales[%v_70, %i_102, %v_313] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_315 = arith.extf %v_314 : vector<2xf16> to vector<2xf32>
                          %v_316 = vector.shuffle %v_315, %v_315 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_317 = arith.xori %v_312, %c_20 : vector<16xi32>
                          %v_318 = arith.shli %v_317, %c_21 : vector<16xi32>
                          %v_319 = arith.shrsi %v_318, %c_21 : vector<16xi32>
                          %v_320 = arith.sitofp %v_319 : vector<16xi32> to vector<16xf32>
                          %v_321 = arith.mulf %v_320, %v_291 : vector<16xf32>
                          %v_322 = arith.mulf %v_320, %v_298 : vector<16xf32>
                          %v_323 = arith.xori %v_312, %c_20 : vector<16xi32>
                          %v_324 = arith.shli %v_323, %c_22 : vector<16xi32>
                          %v_325 = arith.shrsi %v_324, %c_21 : vector<16xi32>
                          %v_326 = arith.sitofp %v_325 : vector<16xi32> to vector<16xf32>
                          %acc_327 = math.fma %v_326, %v_293, %v_321 : vector<16xf32>
                          %acc_328 = math.fma %v_326, %v_300, %v_322 : vector<16xf32>
                          %v_329 = arith.xori %v_312, %c_20 : vector<16xi32>
                          %v_330 = arith.shli %v_329, %c_23 : vector<16xi32>
                          %v_331 = arith.shrsi %v_330, %c_21 : vector<16xi32>
                          %v_332 = arith.sitofp %v_331 : vector<16xi32> to vector<16xf32>
                          %acc_333 = math.fma %v_332, %v_295, %acc_327 : vector<16xf32>
                          %acc_334 = math.fma %v_332, %v_302, %acc_328 : vector<16xf32>
                          %v_335 = arith.xori %v_312, %c_20 : vector<16xi32>
                          %v_336 = arith.shli %v_335, %c_24 : vector<16xi32>
                          %v_337 = arith.shrsi %v_336, %c_21 : vector<16xi32>
                          %v_338 = arith.sitofp %v_337 : vector<16xi32> to vector<16xf32>
                          %acc_339 = math.fma %v_338, %v_297, %acc_333 : vector<16xf32>
                          %acc_340 = math.fma %v_338, %v_304, %acc_334 : vector<16xf32>
                          %acc_341 = math.fma %acc_339, %v_316, %carry_287 : vector<16xf32>
                          %acc_342 = math.fma %acc_340, %v_316, %carry_288 : vector<16xf32>
                          %v_343 = arith.divui %i_285, %c_0 : index
                          %v_344 = arith.muli %v_343, %c_17 : index
                          %v_345 = arith.addi %v_344, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_345], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_346 = vector.load %expert_down.codes[%v_70, %v_104, %v_344] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_347 = vector.bitcast %v_346 : vector<10xi32> to vector<40xi8>
                          %v_348 = vector.shuffle %v_347, %v_347 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_349 = vector.bitcast %v_348 : vector<64xi8> to vector<16xi32>
                          %v_350 = arith.shrui %v_349, %c_19 : vector<16xi32>
                          %v_351 = arith.divui %i_285, %c_5 : index
                          %v_352 = vector.load %expert_down.scales[%v_70, %v_104, %v_351] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_353 = arith.extf %v_352 : vector<2xf16> to vector<2xf32>
                          %v_354 = vector.shuffle %v_353, %v_353 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_355 = arith.xori %v_350, %c_20 : vector<16xi32>
                          %v_356 = arith.shli %v_355, %c_21 : vector<16xi32>
                          %v_357 = arith.shrsi %v_356, %c_21 : vector<16xi32>
                          %v_358 = arith.sitofp %v_357 : vector<16xi32> to vector<16xf32>
                          %v_359 = arith.mulf %v_358, %v_291 : vector<16xf32>
                          %v_360 = arith.mulf %v_358, %v_298 : vector<16xf32>
                          %v_361 = arith.xori %v_350, %c_20 : vector<16xi32>
                          %v_362 = arith.shli %v_361, %c_22 : vector<16xi32>
                          %v_363 = arith.shrsi %v_362, %c_21 : vector<16xi32>
                          %v_364 = arith.sitofp %v_363 : vector<16xi32> to vector<16xf32>
                          %acc_365 = math.fma %v_364, %v_293, %v_359 : vector<16xf32>
                          %acc_366 = math.fma %v_364, %v_300, %v_360 : vector<16xf32>
                          %v_367 = arith.xori %v_350, %c_20 : vector<16xi32>
                          %v_368 = arith.shli %v_367, %c_23 : vector<16xi32>
                          %v_369 = arith.shrsi %v_368, %c_21 : vector<16xi32>
                          %v_370 = arith.sitofp %v_369 : vector<16xi32> to vector<16xf32>
                          %acc_371 = math.fma %v_370, %v_295, %acc_365 : vector<16xf32>
                          %acc_372 = math.fma %v_370, %v_302, %acc_366 : vector<16xf32>
                          %v_373 = arith.xori %v_350, %c_20 : vector<16xi32>
                          %v_374 = arith.shli %v_373, %c_24 : vector<16xi32>
                          %v_375 = arith.shrsi %v_374, %c_21 : vector<16xi32>
                          %v_376 = arith.sitofp %v_375 : vector<16xi32> to vector<16xf32>
                          %acc_377 = math.fma %v_376, %v_297, %acc_371 : vector<16xf32>
                          %acc_378 = math.fma %v_376, %v_304, %acc_372 : vector<16xf32>
                          %acc_379 = math.fma %acc_377, %v_354, %carry_289 : vector<16xf32>
                          %acc_380 = math.fma %acc_378, %v_354, %carry_290 : vector<16xf32>
                          scf.yield %acc_341, %acc_342, %acc_379, %acc_380 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        %loop_382:4 = scf.for %i_381 = %c_3 to %c_5 step %c_9 iter_args(%carry_383 = %loop_286#0, %carry_384 = %loop_286#1, %carry_385 = %loop_286#2, %carry_386 = %loop_286#3) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_387 = vector.load %hidden_sums[%v_282, %i_381] : memref<?x32xf32>, vector<16xf32>
                          %v_388 = vector.load %hidden_sums[%v_284, %i_381] : memref<?x32xf32>, vector<16xf32>
                          %v_389 = vector.load %expert_down.scales[%v_70, %i_102, %i_381] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_390 = arith.extf %v_389 : vector<16xf16> to vector<16xf32>
                          %v_391 = vector.load %expert_down.biases[%v_70, %i_102, %i_381] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_392 = arith.extf %v_391 : vector<16xf16> to vector<16xf32>
                          %acc_393 = math.fma %v_390, %c_25, %v_392 : vector<16xf32>
                          %acc_394 = math.fma %acc_393, %v_387, %carry_383 : vector<16xf32>
                          %acc_395 = math.fma %acc_393, %v_388, %carry_384 : vector<16xf32>
                          %v_396 = vector.load %expert_down.scales[%v_70, %v_104, %i_381] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_397 = arith.extf %v_396 : vector<16xf16> to vector<16xf32>
                          %v_398 = vector.load %expert_down.biases[%v_70, %v_104, %i_381] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_399 = arith.extf %v_398 : vector<16xf16> to vector<16xf32>
                          %acc_400 = math.fma %v_397, %c_25, %v_399 : vector<16xf32>
                          %acc_401 = math.fma %acc_400, %v_387, %carry_385 : vector<16xf32>
                          %acc_402 = math.fma %acc_400, %v_388, %carry_386 : vector<16xf32>
                          scf.yield %acc_394, %acc_395, %acc_401, %acc_402 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_382#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_382#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_382#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_382#3, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_403 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_403 {
                        %v_404 = memref.load %group[%c_3] : memref<5xi32>
                        %v_405 = arith.index_cast %v_404 : i32 to index
                        %loop_407:2 = scf.for %i_406 = %c_3 to %c_15 step %c_0 iter_args(%carry_408 = %c_14, %carry_409 = %c_14) -> (vector<16xf32>, vector<16xf32>) {
                          %v_410 = vector.load %hidden_lanes[%v_405, %i_406] : memref<?x1024xf32>, vector<16xf32>
                          %v_411 = arith.addi %i_406, %c_9 : index
                          %v_412 = vector.load %hidden_lanes[%v_405, %v_411] : memref<?x1024xf32>, vector<16xf32>
                          %v_413 = arith.addi %i_406, %c_5 : index
                          %v_414 = vector.load %hidden_lanes[%v_405, %v_413] : memref<?x1024xf32>, vector<16xf32>
                          %v_415 = arith.addi %i_406, %c_16 : index
                          %v_416 = vector.load %hidden_lanes[%v_405, %v_415] : memref<?x1024xf32>, vector<16xf32>
                          %v_417 = arith.divui %i_406, %c_0 : index
                          %v_418 = arith.muli %v_417, %c_17 : index
                          %v_419 = arith.addi %v_418, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_419], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_420 = vector.load %expert_down.codes[%v_70, %i_102, %v_418] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_421 = vector.bitcast %v_420 : vector<10xi32> to vector<40xi8>
                          %v_422 = vector.shuffle %v_421, %v_421 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_423 = vector.bitcast %v_422 : vector<64xi8> to vector<16xi32>
                          %v_424 = arith.shrui %v_423, %c_19 : vector<16xi32>
                          %v_425 = arith.divui %i_406, %c_5 : index
                          %v_426 = vector.load %expert_down.scales[%v_70, %i_102, %v_425] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_427 = arith.extf %v_426 : vector<2xf16> to vector<2xf32>
                          %v_428 = vector.shuffle %v_427, %v_427 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_429 = arith.xori %v_424, %c_20 : vector<16xi32>
                          %v_430 = arith.shli %v_429, %c_21 : vector<16xi32>
                          %v_431 = arith.shrsi %v_430, %c_21 : vector<16xi32>
                          %v_432 = arith.sitofp %v_431 : vector<16xi32> to vector<16xf32>
                          %v_433 = arith.mulf %v_432, %v_410 : vector<16xf32>
                          %v_434 = arith.xori %v_424, %c_20 : vector<16xi32>
                          %v_435 = arith.shli %v_434, %c_22 : vector<16xi32>
                          %v_436 = arith.shrsi %v_435, %c_21 : vector<16xi32>
                          %v_437 = arith.sitofp %v_436 : vector<16xi32> to vector<16xf32>
                          %acc_438 = math.fma %v_437, %v_412, %v_433 : vector<16xf32>
                          %v_439 = arith.xori %v_424, %c_20 : vector<16xi32>
                          %v_440 = arith.shli %v_439, %c_23 : vector<16xi32>
                          %v_441 = arith.shrsi %v_440, %c_21 : vector<16xi32>
                          %v_442 = arith.sitofp %v_441 : vector<16xi32> to vector<16xf32>
                          %acc_443 = math.fma %v_442, %v_414, %acc_438 : vector<16xf32>
                          %v_444 = arith.xori %v_424, %c_20 : vector<16xi32>
                          %v_445 = arith.shli %v_444, %c_24 : vector<16xi32>
                          %v_446 = arith.shrsi %v_445, %c_21 : vector<16xi32>
                          %v_447 = arith.sitofp %v_446 : vector<16xi32> to vector<16xf32>
                          %acc_448 = math.fma %v_447, %v_416, %acc_443 : vector<16xf32>
                          %acc_449 = math.fma %acc_448, %v_428, %carry_408 : vector<16xf32>
                          %v_450 = arith.divui %i_406, %c_0 : index
                          %v_451 = arith.muli %v_450, %c_17 : index
                          %v_452 = arith.addi %v_451, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_452], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_453 = vector.load %expert_down.codes[%v_70, %v_104, %v_451] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_454 = vector.bitcast %v_453 : vector<10xi32> to vector<40xi8>
                          %v_455 = vector.shuffle %v_454, %v_454 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_456 = vector.bitcast %v_455 : vector<64xi8> to vector<16xi32>
                          %v_457 = arith.shrui %v_456, %c_19 : vector<16xi32>
                          %v_458 = arith.divui %i_406, %c_5 : index
                          %v_459 = vector.load %expert_down.scales[%v_70, %v_104, %v_458] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_460 = arith.extf %v_459 : vector<2xf16> to vector<2xf32>
                          %v_461 = vector.shuffle %v_460, %v_460 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_462 = arith.xori %v_457, %c_20 : vector<16xi32>
                          %v_463 = arith.shli %v_462, %c_21 : vector<16xi32>
                          %v_464 = arith.shrsi %v_463, %c_21 : vector<16xi32>
                          %v_465 = arith.sitofp %v_464 : vector<16xi32> to vector<16xf32>
                          %v_466 = arith.mulf %v_465, %v_410 : vector<16xf32>
                          %v_467 = arith.xori %v_457, %c_20 : vector<16xi32>
                          %v_468 = arith.shli %v_467, %c_22 : vector<16xi32>
                          %v_469 = arith.shrsi %v_468, %c_21 : vector<16xi32>
                          %v_470 = arith.sitofp %v_469 : vector<16xi32> to vector<16xf32>
                          %acc_471 = math.fma %v_470, %v_412, %v_466 : vector<16xf32>
                          %v_472 = arith.xori %v_457, %c_20 : vector<16xi32>
                          %v_473 = arith.shli %v_472, %c_23 : vector<16xi32>
                          %v_474 = arith.shrsi %v_473, %c_21 : vector<16xi32>
                          %v_475 = arith.sitofp %v_474 : vector<16xi32> to vector<16xf32>
                          %acc_476 = math.fma %v_475, %v_414, %acc_471 : vector<16xf32>
                          %v_477 = arith.xori %v_457, %c_20 : vector<16xi32>
                          %v_478 = arith.shli %v_477, %c_24 : vector<16xi32>
                          %v_479 = arith.shrsi %v_478, %c_21 : vector<16xi32>
                          %v_480 = arith.sitofp %v_479 : vector<16xi32> to vector<16xf32>
                          %acc_481 = math.fma %v_480, %v_416, %acc_476 : vector<16xf32>
                          %acc_482 = math.fma %acc_481, %v_461, %carry_409 : vector<16xf32>
                          scf.yield %acc_449, %acc_482 : vector<16xf32>, vector<16xf32>
                        }
                        %loop_484:2 = scf.for %i_483 = %c_3 to %c_5 step %c_9 iter_args(%carry_485 = %loop_407#0, %carry_486 = %loop_407#1) -> (vector<16xf32>, vector<16xf32>) {
                          %v_487 = vector.load %hidden_sums[%v_405, %i_483] : memref<?x32xf32>, vector<16xf32>
                          %v_488 = vector.load %expert_down.scales[%v_70, %i_102, %i_483] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_489 = arith.extf %v_488 : vector<16xf16> to vector<16xf32>
                          %v_490 = vector.load %expert_down.biases[%v_70, %i_102, %i_483] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_491 = arith.extf %v_490 : vector<16xf16> to vector<16xf32>
                          %acc_492 = math.fma %v_489, %c_25, %v_491 : vector<16xf32>
                          %acc_493 = math.fma %acc_492, %v_487, %carry_485 : vector<16xf32>
                          %v_494 = vector.load %expert_down.scales[%v_70, %v_104, %i_483] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_495 = arith.extf %v_494 : vector<16xf16> to vector<16xf32>
                          %v_496 = vector.load %expert_down.biases[%v_70, %v_104, %i_483] : memref<64x2048x32xf16>, vector<16xf16>
                          %v_497 = arith.extf %v_496 : vector<16xf16> to vector<16xf32>
                          %acc_498 = math.fma %v_495, %c_25, %v_497 : vector<16xf32>
                          %acc_499 = math.fma %acc_498, %v_487, %carry_486 : vector<16xf32>
                          scf.yield %acc_493, %acc_499 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_484#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_484#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_500 = %c_3 to %v_91 step %c_2 {
                        %v_501 = memref.load %group[%i_500] : memref<5xi32>
                        %v_502 = arith.index_cast %v_501 : i32 to index
                        %v_503 = vector.load %sums[%i_500, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_504 = vector.shuffle %v_503, %v_503 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_505 = vector.shuffle %v_503, %v_503 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_506 = arith.addf %v_504, %v_505 : vector<8xf32>
                        %v_507 = vector.shuffle %v_506, %v_506 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_508 = vector.shuffle %v_506, %v_506 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_509 = arith.addf %v_507, %v_508 : vector<4xf32>
                        %v_510 = vector.shuffle %v_509, %v_509 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_511 = vector.shuffle %v_509, %v_509 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_512 = arith.addf %v_510, %v_511 : vector<2xf32>
                        %v_513 = vector.shuffle %v_512, %v_512 [0] : vector<2xf32>, vector<2xf32>
                        %v_514 = vector.shuffle %v_512, %v_512 [1] : vector<2xf32>, vector<2xf32>
                        %v_515 = arith.addf %v_513, %v_514 : vector<1xf32>
                        %sum_516 = vector.extract %v_515[0] : f32 from vector<1xf32>
                        %v_517 = arith.addi %i_500, %c_1 : index
                        %v_518 = vector.load %sums[%v_517, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_519 = vector.shuffle %v_518, %v_518 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_520 = vector.shuffle %v_518, %v_518 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_521 = arith.addf %v_519, %v_520 : vector<8xf32>
                        %v_522 = vector.shuffle %v_521, %v_521 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_523 = vector.shuffle %v_521, %v_521 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_524 = arith.addf %v_522, %v_523 : vector<4xf32>
                        %v_525 = vector.shuffle %v_524, %v_524 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_526 = vector.shuffle %v_524, %v_524 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_527 = arith.addf %v_525, %v_526 : vector<2xf32>
                        %v_528 = vector.shuffle %v_527, %v_527 [0] : vector<2xf32>, vector<2xf32>
                        %v_529 = vector.shuffle %v_527, %v_527 [1] : vector<2xf32>, vector<2xf32>
                        %v_530 = arith.addf %v_528, %v_529 : vector<1xf32>
                        %sum_531 = vector.extract %v_530[0] : f32 from vector<1xf32>
                        memref.store %sum_516, %outputs[%v_502, %i_102] : memref<?x2048xf32>
                        memref.store %sum_531, %outputs[%v_502, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_532 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_532 : index
                }
              }
            }
            %v_533 = arith.addi %v_55, %c_5 : index
            %v_534 = arith.minsi %v_533, %c_12 : index
            // combine: the token's assignments by rising expert
            scf.for %i_535 = %c_3 to %tokens step %c_2 {
              %v_536 = arith.muli %i_535, %c_7 : index
              scf.for %i_537 = %c_3 to %c_7 step %c_2 {
                %v_538 = arith.addi %v_536, %i_537 : index
                %v_539 = memref.load %ids[%v_538] : memref<?xi32>
                %v_540 = vector.broadcast %v_539 : i32 to vector<16xi32>
                %loop_542:1 = scf.for %i_541 = %c_3 to %c_7 step %c_9 iter_args(%carry_543 = %c_31) -> (vector<16xi32>) {
                  %v_544 = arith.subi %c_7, %i_541 : index
                  %mask_545 = vector.create_mask %v_544 : vector<16xi1>
                  %v_546 = arith.addi %v_536, %i_541 : index
                  %v_547 = vector.maskedload %ids[%v_546], %mask_545, %c_31 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_548 = arith.index_cast %i_541 : index to i32
                  %v_549 = vector.broadcast %v_548 : i32 to vector<16xi32>
                  %v_550 = arith.addi %c_29, %v_549 : vector<16xi32>
                  %v_551 = arith.index_cast %i_537 : index to i32
                  %v_552 = vector.broadcast %v_551 : i32 to vector<16xi32>
                  %is_553 = arith.cmpi slt, %v_550, %v_552 : vector<16xi32>
                  %is_554 = arith.cmpi slt, %v_547, %v_540 : vector<16xi32>
                  %is_555 = arith.cmpi eq, %v_547, %v_540 : vector<16xi32>
                  %v_556 = arith.andi %is_555, %is_553 : vector<16xi1>
                  %v_557 = arith.ori %is_554, %v_556 : vector<16xi1>
                  %v_558 = arith.andi %v_557, %mask_545 : vector<16xi1>
                  %v_559 = arith.select %v_558, %c_30, %c_31 : vector<16xi1>, vector<16xi32>
                  %v_560 = arith.addi %carry_543, %v_559 : vector<16xi32>
                  scf.yield %v_560 : vector<16xi32>
                }
                %v_561 = vector.reduction <add>, %loop_542#0 : vector<16xi32> into i32
                %v_562 = arith.index_cast %v_561 : i32 to index
                %v_563 = arith.addi %v_536, %i_537 : index
                %v_564 = arith.index_cast %v_563 : index to i32
                memref.store %v_564, %order[%v_562] : memref<8xi32>
              }
              scf.for %i_565 = %v_55 to %v_534 step %c_9 {
                %v_566 = arith.subi %v_534, %i_565 : index
                %mask_567 = vector.create_mask %v_566 : vector<16xi1>
                %loop_569:1 = scf.for %i_568 = %c_3 to %c_7 step %c_2 iter_args(%carry_570 = %c_14) -> (vector<16xf32>) {
                  %v_571 = memref.load %order[%i_568] : memref<8xi32>
                  %v_572 = arith.index_cast %v_571 : i32 to index
                  %v_573 = vector.maskedload %outputs[%v_572, %i_565], %mask_567, %c_14 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_574 = memref.load %weights[%v_572] : memref<?xf32>
                  %v_575 = vector.broadcast %v_574 : f32 to vector<16xf32>
                  %v_576 = arith.mulf %v_573, %v_575 : vector<16xf32>
                  %v_577 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_576) : (vector<16xf32>) -> vector<16xf32>
                  %v_578 = arith.addf %carry_570, %v_577 : vector<16xf32>
                  scf.yield %v_578 : vector<16xf32>
                }
                vector.maskedstore %y[%i_535, %i_565], %mask_567, %loop_569#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
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
