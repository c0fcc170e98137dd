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
        %c_2 = arith.constant 2048 : index
        %c_3 = arith.constant 64 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 2047 : index
        %c_8 = arith.constant 512 : index
        %c_9 = arith.constant 32 : index
        %c_10 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_11 = arith.constant 0x41800000 : f32
        %c_12 = arith.constant 8 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_1] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_1] : !stream.binding -> memref<?x512xf32>{%tokens}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_4 {
            scf.for %i_3 = %c_1 to %c_5 step %c_4 {
              scf.for %i_4 = %c_1 to %c_6 step %c_4 {
                %v_5 = arith.muli %i_2, %c_3 : index
                %v_6 = arith.muli %i_3, %c_6 : index
                %v_7 = arith.addi %v_5, %v_6 : index
                %v_8 = arith.addi %v_7, %i_4 : index
                %v_9 = arith.addi %i_1, %v_8 : index
                %v_10 = arith.minsi %v_9, %c_7 : index
                %v_11 = memref.load %x[%workgroup_0, %v_10] : memref<?x2048xf32>
                %is_12 = arith.cmpi slt, %v_9, %c_2 : index
                %v_13 = arith.select %is_12, %v_11, %c_0 : f32
                %v_14 = arith.muli %i_2, %c_3 : index
                %v_15 = arith.muli %i_4, %c_5 : index
                %v_16 = arith.addi %v_14, %v_15 : index
                %v_17 = arith.addi %v_16, %i_3 : index
                %v_18 = arith.addi %i_1, %v_17 : index
                memref.store %v_13, %x_lanes[%workgroup_0, %v_18] : memref<?x2048xf32>
              }
            }
          }
        }
        scf.for %i_19 = %c_1 to %c_8 step %c_4 {
          memref.store %c_0, %x_sums[%workgroup_0, %i_19] : memref<?x512xf32>
        }
        scf.for %i_20 = %c_1 to %c_2 step %c_9 {
          %loop_22:1 = scf.for %i_21 = %c_1 to %c_9 step %c_5 iter_args(%carry_23 = %c_10) -> (vector<16xf32>) {
            %v_24 = arith.addi %i_20, %i_21 : index
            %v_25 = vector.load %x[%workgroup_0, %v_24] : memref<?x2048xf32>, vector<16xf32>
            %v_26 = arith.addf %carry_23, %v_25 : vector<16xf32>
            scf.yield %v_26 : vector<16xf32>
          }
          %v_27 = arith.divui %i_20, %c_3 : index
          %v_28 = arith.muli %v_27, %c_5 : index
          %v_29 = arith.remui %i_20, %c_3 : index
          %v_30 = arith.divui %v_29, %c_9 : index
          %v_31 = arith.addi %v_28, %v_30 : index
          %v_32 = vector.shuffle %loop_22#0, %loop_22#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_33 = vector.shuffle %loop_22#0, %loop_22#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_34 = arith.addf %v_32, %v_33 : vector<8xf32>
          %v_35 = vector.shuffle %v_34, %v_34 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_36 = vector.shuffle %v_34, %v_34 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_37 = arith.addf %v_35, %v_36 : vector<4xf32>
          %v_38 = vector.shuffle %v_37, %v_37 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_39 = vector.shuffle %v_37, %v_37 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_40 = arith.addf %v_38, %v_39 : vector<2xf32>
          %v_41 = vector.shuffle %v_40, %v_40 [0] : vector<2xf32>, vector<2xf32>
          %v_42 = vector.shuffle %v_40, %v_40 [1] : vector<2xf32>, vector<2xf32>
          %v_43 = arith.addf %v_41, %v_42 : vector<1xf32>
          %sum_44 = vector.extract %v_43[0] : f32 from vector<1xf32>
          %v_45 = arith.mulf %sum_44, %c_11 : f32
          memref.store %v_45, %x_sums[%workgroup_0, %v_31] : memref<?x512xf32>
          %v_46 = arith.addi %v_31, %c_12 : index
          memref.store %sum_44, %x_sums[%workgroup_0, %v_46] : memref<?x512xf32>
        }
        return
      }
      func.func @gathered_lay_out_hidden(%hidden_binding: !stream.binding, %hidden_lanes_binding: !stream.binding, %hidden_sums_binding: !stream.binding, %assignments: index) {
        %c_0 = arith.constant 0x00000000 : f32
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 1024 : index
        %c_3 = arith.constant 64 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 16 : index
        %c_6 = arith.constant 4 : index
        %c_7 = arith.constant 1023 : index
        %c_8 = arith.constant 256 : index
        %c_9 = arith.constant 32 : index
        %c_10 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_11 = arith.constant 0x41800000 : f32
        %c_12 = arith.constant 8 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_1] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_1] : !stream.binding -> memref<?x256xf32>{%assignments}
        scf.for %i_1 = %c_1 to %c_2 step %c_3 {
          scf.for %i_2 = %c_1 to %c_4 step %c_4 {
            scf.for %i_3 = %c_1 to %c_5 step %c_4 {
              scf.for %i_4 = %c_1 to %c_6 step %c_4 {
                %v_5 = arith.muli %i_2, %c_3 : index
                %v_6 = arith.muli %i_3, %c_6 : index
                %v_7 = arith.addi %v_5, %v_6 : index
                %v_8 = arith.addi %v_7, %i_4 : index
                %v_9 = arith.addi %i_1, %v_8 : index
                %v_10 = arith.minsi %v_9, %c_7 : index
                %v_11 = memref.load %hidden[%workgroup_0, %v_10] : memref<?x1024xf32>
                %is_12 = arith.cmpi slt, %v_9, %c_2 : index
                %v_13 = arith.select %is_12, %v_11, %c_0 : f32
                %v_14 = arith.muli %i_2, %c_3 : index
                %v_15 = arith.muli %i_4, %c_5 : index
                %v_16 = arith.addi %v_14, %v_15 : index
                %v_17 = arith.addi %v_16, %i_3 : index
                %v_18 = arith.addi %i_1, %v_17 : index
                memref.store %v_13, %hidden_lanes[%workgroup_0, %v_18] : memref<?x1024xf32>
              }
            }
          }
        }
        scf.for %i_19 = %c_1 to %c_8 step %c_4 {
          memref.store %c_0, %hidden_sums[%workgroup_0, %i_19] : memref<?x256xf32>
        }
        scf.for %i_20 = %c_1 to %c_2 step %c_9 {
          %loop_22:1 = scf.for %i_21 = %c_1 to %c_9 step %c_5 iter_args(%carry_23 = %c_10) -> (vector<16xf32>) {
            %v_24 = arith.addi %i_20, %i_21 : index
            %v_25 = vector.load %hidden[%workgroup_0, %v_24] : memref<?x1024xf32>, vector<16xf32>
            %v_26 = arith.addf %carry_23, %v_25 : vector<16xf32>
            scf.yield %v_26 : vector<16xf32>
          }
          %v_27 = arith.divui %i_20, %c_3 : index
          %v_28 = arith.muli %v_27, %c_5 : index
          %v_29 = arith.remui %i_20, %c_3 : index
          %v_30 = arith.divui %v_29, %c_9 : index
          %v_31 = arith.addi %v_28, %v_30 : index
          %v_32 = vector.shuffle %loop_22#0, %loop_22#0 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
          %v_33 = vector.shuffle %loop_22#0, %loop_22#0 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
          %v_34 = arith.addf %v_32, %v_33 : vector<8xf32>
          %v_35 = vector.shuffle %v_34, %v_34 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
          %v_36 = vector.shuffle %v_34, %v_34 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
          %v_37 = arith.addf %v_35, %v_36 : vector<4xf32>
          %v_38 = vector.shuffle %v_37, %v_37 [0, 1] : vector<4xf32>, vector<4xf32>
          %v_39 = vector.shuffle %v_37, %v_37 [2, 3] : vector<4xf32>, vector<4xf32>
          %v_40 = arith.addf %v_38, %v_39 : vector<2xf32>
          %v_41 = vector.shuffle %v_40, %v_40 [0] : vector<2xf32>, vector<2xf32>
          %v_42 = vector.shuffle %v_40, %v_40 [1] : vector<2xf32>, vector<2xf32>
          %v_43 = arith.addf %v_41, %v_42 : vector<1xf32>
          %sum_44 = vector.extract %v_43[0] : f32 from vector<1xf32>
          %v_45 = arith.mulf %sum_44, %c_11 : f32
          memref.store %v_45, %hidden_sums[%workgroup_0, %v_31] : memref<?x256xf32>
          %v_46 = arith.addi %v_31, %c_12 : index
          memref.store %sum_44, %hidden_sums[%workgroup_0, %v_46] : memref<?x256xf32>
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
        %c_15 = arith.constant 10 : index
        %c_16 = arith.constant 512 : index
        %c_17 = arith.constant 5 : index
        %c_18 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_19 = arith.constant dense<31> : vector<16xi32>
        %c_20 = arith.constant dense<16> : vector<16xi32>
        %c_21 = arith.constant dense<5> : vector<16xi32>
        %c_22 = arith.constant dense<10> : vector<16xi32>
        %c_23 = arith.constant dense<15> : vector<16xi32>
        %c_24 = arith.constant 48 : index
        %c_25 = arith.constant 6 : index
        %c_26 = arith.constant 7 : index
        %c_27 = arith.constant 0x00000000 : f32
        %c_28 = arith.constant 0x42B40000 : f32
        %c_29 = arith.constant 0xC2DC0000 : f32
        %c_30 = arith.constant 0x3FB8AA3B : f32
        %c_31 = arith.constant 0xBF318000 : f32
        %c_32 = arith.constant 0x395E8083 : f32
        %c_33 = arith.constant 0x39500D01 : f32
        %c_34 = arith.constant 0x3AB60B61 : f32
        %c_35 = arith.constant 0x3C088889 : f32
        %c_36 = arith.constant 0x3D2AAAAB : f32
        %c_37 = arith.constant 0x3E2AAAAB : f32
        %c_38 = arith.constant 0x3F000000 : f32
        %c_39 = arith.constant 0x3F800000 : f32
        %c_40 = arith.constant 1 : i32
        %c_41 = arith.constant 23 : i32
        %c_42 = arith.constant 127 : i32
        %x_lanes = stream.binding.subspan %x_lanes_binding[%c_3] : !stream.binding -> memref<?x2048xf32>{%tokens}
        %x_sums = stream.binding.subspan %x_sums_binding[%c_3] : !stream.binding -> memref<?x512xf32>{%tokens}
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
                        %v_127 = arith.divui %i_117, %c_14 : index
                        %v_128 = arith.muli %v_127, %c_10 : index
                        %v_129 = vector.load %x_sums[%v_112, %v_128] : memref<?x512xf32>, vector<16xf32>
                        %v_130 = arith.divui %i_117, %c_14 : index
                        %v_131 = arith.muli %v_130, %c_10 : index
                        %v_132 = vector.load %x_sums[%v_113, %v_131] : memref<?x512xf32>, vector<16xf32>
                        %v_133 = arith.divui %i_117, %c_14 : index
                        %v_134 = arith.muli %v_133, %c_10 : index
                        %v_135 = vector.load %x_sums[%v_114, %v_134] : memref<?x512xf32>, vector<16xf32>
                        %v_136 = arith.divui %i_117, %c_14 : index
                        %v_137 = arith.muli %v_136, %c_10 : index
                        %v_138 = vector.load %x_sums[%v_115, %v_137] : memref<?x512xf32>, vector<16xf32>
                        %v_139 = arith.divui %i_117, %c_14 : index
                        %v_140 = arith.muli %v_139, %c_15 : index
                        %v_141 = arith.addi %v_140, %c_16 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_141], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_142 = arith.divui %i_117, %c_0 : index
                        %v_143 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_142] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_144 = arith.extf %v_143 : vector<2xf16> to vector<2xf32>
                        %v_145 = arith.divui %i_117, %c_0 : index
                        %v_146 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_145] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_147 = arith.extf %v_146 : vector<2xf16> to vector<2xf32>
                        %v_148 = vector.shuffle %v_144, %v_144 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_149 = vector.shuffle %v_147, %v_147 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_150 = vector.shuffle %v_148, %v_149 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_151 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_150) : (vector<16xf32>) -> vector<16xf32>
                        %v_152 = arith.divui %i_117, %c_0 : index
                        %v_153 = arith.muli %v_152, %c_17 : index
                        %v_154 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_153] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_155 = vector.bitcast %v_154 : vector<10xi32> to vector<40xi8>
                        %v_156 = vector.shuffle %v_155, %v_155 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_157 = vector.bitcast %v_156 : vector<64xi8> to vector<16xi32>
                        %v_158 = arith.shrui %v_157, %c_18 : vector<16xi32>
                        %v_159 = vector.shuffle %v_151, %v_151 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_160 = arith.divui %i_117, %c_14 : index
                        %v_161 = arith.muli %v_160, %c_15 : index
                        %v_162 = arith.addi %v_161, %c_16 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_162], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_163 = arith.divui %i_117, %c_0 : index
                        %v_164 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_163] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_165 = arith.extf %v_164 : vector<2xf16> to vector<2xf32>
                        %v_166 = arith.divui %i_117, %c_0 : index
                        %v_167 = vector.load %expert_gate_up.biases[%v_71, %v_116, %v_166] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_168 = arith.extf %v_167 : vector<2xf16> to vector<2xf32>
                        %v_169 = vector.shuffle %v_165, %v_165 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_170 = vector.shuffle %v_168, %v_168 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_171 = vector.shuffle %v_169, %v_170 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_172 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_171) : (vector<16xf32>) -> vector<16xf32>
                        %v_173 = arith.divui %i_117, %c_0 : index
                        %v_174 = arith.muli %v_173, %c_17 : index
                        %v_175 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_174] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_176 = vector.bitcast %v_175 : vector<10xi32> to vector<40xi8>
                        %v_177 = vector.shuffle %v_176, %v_176 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_178 = vector.bitcast %v_177 : vector<64xi8> to vector<16xi32>
                        %v_179 = arith.shrui %v_178, %c_18 : vector<16xi32>
                        %v_180 = vector.shuffle %v_172, %v_172 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_181 = arith.andi %v_158, %c_19 : vector<16xi32>
                        %v_182 = arith.subi %v_181, %c_20 : vector<16xi32>
                        %v_183 = arith.sitofp %v_182 : vector<16xi32> to vector<16xf32>
                        %v_184 = vector.load %x_lanes[%v_112, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_185 = arith.mulf %v_183, %v_184 : vector<16xf32>
                        %v_186 = vector.load %x_lanes[%v_113, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_187 = arith.mulf %v_183, %v_186 : vector<16xf32>
                        %v_188 = vector.load %x_lanes[%v_114, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_189 = arith.mulf %v_183, %v_188 : vector<16xf32>
                        %v_190 = vector.load %x_lanes[%v_115, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_191 = arith.mulf %v_183, %v_190 : vector<16xf32>
                        %v_192 = arith.shrui %v_158, %c_21 : vector<16xi32>
                        %v_193 = arith.andi %v_192, %c_19 : vector<16xi32>
                        %v_194 = arith.subi %v_193, %c_20 : vector<16xi32>
                        %v_195 = arith.sitofp %v_194 : vector<16xi32> to vector<16xf32>
                        %v_196 = arith.addi %i_117, %c_10 : index
                        %v_197 = vector.load %x_lanes[%v_112, %v_196] : memref<?x2048xf32>, vector<16xf32>
                        %acc_198 = math.fma %v_195, %v_197, %v_185 : vector<16xf32>
                        %v_199 = arith.addi %i_117, %c_10 : index
                        %v_200 = vector.load %x_lanes[%v_113, %v_199] : memref<?x2048xf32>, vector<16xf32>
                        %acc_201 = math.fma %v_195, %v_200, %v_187 : vector<16xf32>
                        %v_202 = arith.addi %i_117, %c_10 : index
                        %v_203 = vector.load %x_lanes[%v_114, %v_202] : memref<?x2048xf32>, vector<16xf32>
                        %acc_204 = math.fma %v_195, %v_203, %v_189 : vector<16xf32>
                        %v_205 = arith.addi %i_117, %c_10 : index
                        %v_206 = vector.load %x_lanes[%v_115, %v_205] : memref<?x2048xf32>, vector<16xf32>
                        %acc_207 = math.fma %v_195, %v_206, %v_191 : vector<16xf32>
                        %v_208 = arith.shrui %v_158, %c_22 : vector<16xi32>
                        %v_209 = arith.andi %v_208, %c_19 : vector<16xi32>
                        %v_210 = arith.subi %v_209, %c_20 : vector<16xi32>
                        %v_211 = arith.sitofp %v_210 : vector<16xi32> to vector<16xf32>
                        %v_212 = arith.addi %i_117, %c_0 : index
                        %v_213 = vector.load %x_lanes[%v_112, %v_212] : memref<?x2048xf32>, vector<16xf32>
                        %acc_214 = math.fma %v_211, %v_213, %acc_198 : vector<16xf32>
                        %v_215 = arith.addi %i_117, %c_0 : index
                        %v_216 = vector.load %x_lanes[%v_113, %v_215] : memref<?x2048xf32>, vector<16xf32>
                        %acc_217 = math.fma %v_211, %v_216, %acc_201 : vector<16xf32>
                        %v_218 = arith.addi %i_117, %c_0 : index
                        %v_219 = vector.load %x_lanes[%v_114, %v_218] : memref<?x2048xf32>, vector<16xf32>
                        %acc_220 = math.fma %v_211, %v_219, %acc_204 : vector<16xf32>
                        %v_221 = arith.addi %i_117, %c_0 : index
                        %v_222 = vector.load %x_lanes[%v_115, %v_221] : memref<?x2048xf32>, vector<16xf32>
                        %acc_223 = math.fma %v_211, %v_222, %acc_207 : vector<16xf32>
                        %v_224 = arith.shrui %v_158, %c_23 : vector<16xi32>
                        %v_225 = arith.andi %v_224, %c_19 : vector<16xi32>
                        %v_226 = arith.subi %v_225, %c_20 : vector<16xi32>
                        %v_227 = arith.sitofp %v_226 : vector<16xi32> to vector<16xf32>
                        %v_228 = arith.addi %i_117, %c_24 : index
                        %v_229 = vector.load %x_lanes[%v_112, %v_228] : memref<?x2048xf32>, vector<16xf32>
                        %acc_230 = math.fma %v_227, %v_229, %acc_214 : vector<16xf32>
                        %v_231 = arith.addi %i_117, %c_24 : index
                        %v_232 = vector.load %x_lanes[%v_113, %v_231] : memref<?x2048xf32>, vector<16xf32>
                        %acc_233 = math.fma %v_227, %v_232, %acc_217 : vector<16xf32>
                        %v_234 = arith.addi %i_117, %c_24 : index
                        %v_235 = vector.load %x_lanes[%v_114, %v_234] : memref<?x2048xf32>, vector<16xf32>
                        %acc_236 = math.fma %v_227, %v_235, %acc_220 : vector<16xf32>
                        %v_237 = arith.addi %i_117, %c_24 : index
                        %v_238 = vector.load %x_lanes[%v_115, %v_237] : memref<?x2048xf32>, vector<16xf32>
                        %acc_239 = math.fma %v_227, %v_238, %acc_223 : vector<16xf32>
                        %acc_240 = math.fma %acc_230, %v_159, %carry_119 : vector<16xf32>
                        %acc_241 = math.fma %acc_233, %v_159, %carry_120 : vector<16xf32>
                        %acc_242 = math.fma %acc_236, %v_159, %carry_121 : vector<16xf32>
                        %acc_243 = math.fma %acc_239, %v_159, %carry_122 : vector<16xf32>
                        %v_244 = arith.andi %v_179, %c_19 : vector<16xi32>
                        %v_245 = arith.subi %v_244, %c_20 : vector<16xi32>
                        %v_246 = arith.sitofp %v_245 : vector<16xi32> to vector<16xf32>
                        %v_247 = vector.load %x_lanes[%v_112, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_248 = arith.mulf %v_246, %v_247 : vector<16xf32>
                        %v_249 = vector.load %x_lanes[%v_113, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_250 = arith.mulf %v_246, %v_249 : vector<16xf32>
                        %v_251 = vector.load %x_lanes[%v_114, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_252 = arith.mulf %v_246, %v_251 : vector<16xf32>
                        %v_253 = vector.load %x_lanes[%v_115, %i_117] : memref<?x2048xf32>, vector<16xf32>
                        %v_254 = arith.mulf %v_246, %v_253 : vector<16xf32>
                        %v_255 = arith.shrui %v_179, %c_21 : vector<16xi32>
                        %v_256 = arith.andi %v_255, %c_19 : vector<16xi32>
                        %v_257 = arith.subi %v_256, %c_20 : vector<16xi32>
                        %v_258 = arith.sitofp %v_257 : vector<16xi32> to vector<16xf32>
                        %v_259 = arith.addi %i_117, %c_10 : index
                        %v_260 = vector.load %x_lanes[%v_112, %v_259] : memref<?x2048xf32>, vector<16xf32>
                        %acc_261 = math.fma %v_258, %v_260, %v_248 : vector<16xf32>
                        %v_262 = arith.addi %i_117, %c_10 : index
                        %v_263 = vector.load %x_lanes[%v_113, %v_262] : memref<?x2048xf32>, vector<16xf32>
                        %acc_264 = math.fma %v_258, %v_263, %v_250 : vector<16xf32>
                        %v_265 = arith.addi %i_117, %c_10 : index
                        %v_266 = vector.load %x_lanes[%v_114, %v_265] : memref<?x2048xf32>, vector<16xf32>
                        %acc_267 = math.fma %v_258, %v_266, %v_252 : vector<16xf32>
                        %v_268 = arith.addi %i_117, %c_10 : index
                        %v_269 = vector.load %x_lanes[%v_115, %v_268] : memref<?x2048xf32>, vector<16xf32>
                        %acc_270 = math.fma %v_258, %v_269, %v_254 : vector<16xf32>
                        %v_271 = arith.shrui %v_179, %c_22 : vector<16xi32>
                        %v_272 = arith.andi %v_271, %c_19 : vector<16xi32>
                        %v_273 = arith.subi %v_272, %c_20 : vector<16xi32>
                        %v_274 = arith.sitofp %v_273 : vector<16xi32> to vector<16xf32>
                        %v_275 = arith.addi %i_117, %c_0 : index
                        %v_276 = vector.load %x_lanes[%v_112, %v_275] : memref<?x2048xf32>, vector<16xf32>
                        %acc_277 = math.fma %v_274, %v_276, %acc_261 : vector<16xf32>
                        %v_278 = arith.addi %i_117, %c_0 : index
                        %v_279 = vector.load %x_lanes[%v_113, %v_278] : memref<?x2048xf32>, vector<16xf32>
                        %acc_280 = math.fma %v_274, %v_279, %acc_264 : vector<16xf32>
                        %v_281 = arith.addi %i_117, %c_0 : index
                        %v_282 = vector.load %x_lanes[%v_114, %v_281] : memref<?x2048xf32>, vector<16xf32>
                        %acc_283 = math.fma %v_274, %v_282, %acc_267 : vector<16xf32>
                        %v_284 = arith.addi %i_117, %c_0 : index
                        %v_285 = vector.load %x_lanes[%v_115, %v_284] : memref<?x2048xf32>, vector<16xf32>
                        %acc_286 = math.fma %v_274, %v_285, %acc_270 : vector<16xf32>
                        %v_287 = arith.shrui %v_179, %c_23 : vector<16xi32>
                        %v_288 = arith.andi %v_287, %c_19 : vector<16xi32>
                        %v_289 = arith.subi %v_288, %c_20 : vector<16xi32>
                        %v_290 = arith.sitofp %v_289 : vector<16xi32> to vector<16xf32>
                        %v_291 = arith.addi %i_117, %c_24 : index
                        %v_292 = vector.load %x_lanes[%v_112, %v_291] : memref<?x2048xf32>, vector<16xf32>
                        %acc_293 = math.fma %v_290, %v_292, %acc_277 : vector<16xf32>
                        %v_294 = arith.addi %i_117, %c_24 : index
                        %v_295 = vector.load %x_lanes[%v_113, %v_294] : memref<?x2048xf32>, vector<16xf32>
                        %acc_296 = math.fma %v_290, %v_295, %acc_280 : vector<16xf32>
                        %v_297 = arith.addi %i_117, %c_24 : index
                        %v_298 = vector.load %x_lanes[%v_114, %v_297] : memref<?x2048xf32>, vector<16xf32>
                        %acc_299 = math.fma %v_290, %v_298, %acc_283 : vector<16xf32>
                        %v_300 = arith.addi %i_117, %c_24 : index
                        %v_301 = vector.load %x_lanes[%v_115, %v_300] : memref<?x2048xf32>, vector<16xf32>
                        %acc_302 = math.fma %v_290, %v_301, %acc_286 : vector<16xf32>
                        %acc_303 = math.fma %acc_293, %v_180, %carry_123 : vector<16xf32>
                        %acc_304 = math.fma %acc_296, %v_180, %carry_124 : vector<16xf32>
                        %acc_305 = math.fma %acc_299, %v_180, %carry_125 : vector<16xf32>
                        %acc_306 = math.fma %acc_302, %v_180, %carry_126 : vector<16xf32>
                        %acc_307 = math.fma %v_151, %v_129, %acc_240 : vector<16xf32>
                        %acc_308 = math.fma %v_151, %v_132, %acc_241 : vector<16xf32>
                        %acc_309 = math.fma %v_151, %v_135, %acc_242 : vector<16xf32>
                        %acc_310 = math.fma %v_151, %v_138, %acc_243 : vector<16xf32>
                        %acc_311 = math.fma %v_172, %v_129, %acc_303 : vector<16xf32>
                        %acc_312 = math.fma %v_172, %v_132, %acc_304 : vector<16xf32>
                        %acc_313 = math.fma %v_172, %v_135, %acc_305 : vector<16xf32>
                        %acc_314 = math.fma %v_172, %v_138, %acc_306 : vector<16xf32>
                        scf.yield %acc_307, %acc_308, %acc_309, %acc_310, %acc_311, %acc_312, %acc_313, %acc_314 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_118#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#5, %sums[%c_17, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#6, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#7, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_315 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_315 {
                      %v_316 = memref.load %group[%c_3] : memref<5xi32>
                      %v_317 = arith.index_cast %v_316 : i32 to index
                      %v_318 = memref.load %group[%c_2] : memref<5xi32>
                      %v_319 = arith.index_cast %v_318 : i32 to index
                      %v_320 = arith.divui %v_317, %c_6 : index
                      %v_321 = arith.divui %v_319, %c_6 : index
                      %v_322 = arith.addi %i_102, %c_8 : index
                      %loop_324:4 = scf.for %i_323 = %c_3 to %c_13 step %c_14 iter_args(%carry_325 = %c_12, %carry_326 = %c_12, %carry_327 = %c_12, %carry_328 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_329 = arith.divui %i_323, %c_14 : index
                        %v_330 = arith.muli %v_329, %c_10 : index
                        %v_331 = vector.load %x_sums[%v_320, %v_330] : memref<?x512xf32>, vector<16xf32>
                        %v_332 = arith.divui %i_323, %c_14 : index
                        %v_333 = arith.muli %v_332, %c_10 : index
                        %v_334 = vector.load %x_sums[%v_321, %v_333] : memref<?x512xf32>, vector<16xf32>
                        %v_335 = arith.divui %i_323, %c_14 : index
                        %v_336 = arith.muli %v_335, %c_15 : index
                        %v_337 = arith.addi %v_336, %c_16 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_337], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_338 = arith.divui %i_323, %c_0 : index
                        %v_339 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_338] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_340 = arith.extf %v_339 : vector<2xf16> to vector<2xf32>
                        %v_341 = arith.divui %i_323, %c_0 : index
                        %v_342 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_341] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_343 = arith.extf %v_342 : vector<2xf16> to vector<2xf32>
                        %v_344 = vector.shuffle %v_340, %v_340 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_345 = vector.shuffle %v_343, %v_343 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_346 = vector.shuffle %v_344, %v_345 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_347 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_346) : (vector<16xf32>) -> vector<16xf32>
                        %v_348 = arith.divui %i_323, %c_0 : index
                        %v_349 = arith.muli %v_348, %c_17 : index
                        %v_350 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_349] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_351 = vector.bitcast %v_350 : vector<10xi32> to vector<40xi8>
                        %v_352 = vector.shuffle %v_351, %v_351 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_353 = vector.bitcast %v_352 : vector<64xi8> to vector<16xi32>
                        %v_354 = arith.shrui %v_353, %c_18 : vector<16xi32>
                        %v_355 = vector.shuffle %v_347, %v_347 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_356 = arith.divui %i_323, %c_14 : index
                        %v_357 = arith.muli %v_356, %c_15 : index
                        %v_358 = arith.addi %v_357, %c_16 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_322, %v_358], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_359 = arith.divui %i_323, %c_0 : index
                        %v_360 = vector.load %expert_gate_up.scales[%v_71, %v_322, %v_359] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_361 = arith.extf %v_360 : vector<2xf16> to vector<2xf32>
                        %v_362 = arith.divui %i_323, %c_0 : index
                        %v_363 = vector.load %expert_gate_up.biases[%v_71, %v_322, %v_362] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_364 = arith.extf %v_363 : vector<2xf16> to vector<2xf32>
                        %v_365 = vector.shuffle %v_361, %v_361 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_366 = vector.shuffle %v_364, %v_364 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_367 = vector.shuffle %v_365, %v_366 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_368 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_367) : (vector<16xf32>) -> vector<16xf32>
                        %v_369 = arith.divui %i_323, %c_0 : index
                        %v_370 = arith.muli %v_369, %c_17 : index
                        %v_371 = vector.load %expert_gate_up.codes[%v_71, %v_322, %v_370] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_372 = vector.bitcast %v_371 : vector<10xi32> to vector<40xi8>
                        %v_373 = vector.shuffle %v_372, %v_372 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_374 = vector.bitcast %v_373 : vector<64xi8> to vector<16xi32>
                        %v_375 = arith.shrui %v_374, %c_18 : vector<16xi32>
                        %v_376 = vector.shuffle %v_368, %v_368 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_377 = arith.andi %v_354, %c_19 : vector<16xi32>
                        %v_378 = arith.subi %v_377, %c_20 : vector<16xi32>
                        %v_379 = arith.sitofp %v_378 : vector<16xi32> to vector<16xf32>
                        %v_380 = vector.load %x_lanes[%v_320, %i_323] : memref<?x2048xf32>, vector<16xf32>
                        %v_381 = arith.mulf %v_379, %v_380 : vector<16xf32>
                        %v_382 = vector.load %x_lanes[%v_321, %i_323] : memref<?x2048xf32>, vector<16xf32>
                        %v_383 = arith.mulf %v_379, %v_382 : vector<16xf32>
                        %v_384 = arith.shrui %v_354, %c_21 : vector<16xi32>
                        %v_385 = arith.andi %v_384, %c_19 : vector<16xi32>
                        %v_386 = arith.subi %v_385, %c_20 : vector<16xi32>
                        %v_387 = arith.sitofp %v_386 : vector<16xi32> to vector<16xf32>
                        %v_388 = arith.addi %i_323, %c_10 : index
                        %v_389 = vector.load %x_lanes[%v_320, %v_388] : memref<?x2048xf32>, vector<16xf32>
                        %acc_390 = math.fma %v_387, %v_389, %v_381 : vector<16xf32>
                        %v_391 = arith.addi %i_323, %c_10 : index
                        %v_392 = vector.load %x_lanes[%v_321, %v_391] : memref<?x2048xf32>, vector<16xf32>
                        %acc_393 = math.fma %v_387, %v_392, %v_383 : vector<16xf32>
                        %v_394 = arith.shrui %v_354, %c_22 : vector<16xi32>
                        %v_395 = arith.andi %v_394, %c_19 : vector<16xi32>
                        %v_396 = arith.subi %v_395, %c_20 : vector<16xi32>
                        %v_397 = arith.sitofp %v_396 : vector<16xi32> to vector<16xf32>
                        %v_398 = arith.addi %i_323, %c_0 : index
                        %v_399 = vector.load %x_lanes[%v_320, %v_398] : memref<?x2048xf32>, vector<16xf32>
                        %acc_400 = math.fma %v_397, %v_399, %acc_390 : vector<16xf32>
                        %v_401 = arith.addi %i_323, %c_0 : index
                        %v_402 = vector.load %x_lanes[%v_321, %v_401] : memref<?x2048xf32>, vector<16xf32>
                        %acc_403 = math.fma %v_397, %v_402, %acc_393 : vector<16xf32>
                        %v_404 = arith.shrui %v_354, %c_23 : vector<16xi32>
                        %v_405 = arith.andi %v_404, %c_19 : vector<16xi32>
                        %v_406 = arith.subi %v_405, %c_20 : vector<16xi32>
                        %v_407 = arith.sitofp %v_406 : vector<16xi32> to vector<16xf32>
                        %v_408 = arith.addi %i_323, %c_24 : index
                        %v_409 = vector.load %x_lanes[%v_320, %v_408] : memref<?x2048xf32>, vector<16xf32>
                        %acc_410 = math.fma %v_407, %v_409, %acc_400 : vector<16xf32>
                        %v_411 = arith.addi %i_323, %c_24 : index
                        %v_412 = vector.load %x_lanes[%v_321, %v_411] : memref<?x2048xf32>, vector<16xf32>
                        %acc_413 = math.fma %v_407, %v_412, %acc_403 : vector<16xf32>
                        %acc_414 = math.fma %acc_410, %v_355, %carry_325 : vector<16xf32>
                        %acc_415 = math.fma %acc_413, %v_355, %carry_326 : vector<16xf32>
                        %v_416 = arith.andi %v_375, %c_19 : vector<16xi32>
                        %v_417 = arith.subi %v_416, %c_20 : vector<16xi32>
                        %v_418 = arith.sitofp %v_417 : vector<16xi32> to vector<16xf32>
                        %v_419 = vector.load %x_lanes[%v_320, %i_323] : memref<?x2048xf32>, vector<16xf32>
                        %v_420 = arith.mulf %v_418, %v_419 : vector<16xf32>
                        %v_421 = vector.load %x_lanes[%v_321, %i_323] : memref<?x2048xf32>, vector<16xf32>
                        %v_422 = arith.mulf %v_418, %v_421 : vector<16xf32>
                        %v_423 = arith.shrui %v_375, %c_21 : vector<16xi32>
                        %v_424 = arith.andi %v_423, %c_19 : vector<16xi32>
                        %v_425 = arith.subi %v_424, %c_20 : vector<16xi32>
                        %v_426 = arith.sitofp %v_425 : vector<16xi32> to vector<16xf32>
                        %v_427 = arith.addi %i_323, %c_10 : index
                        %v_428 = vector.load %x_lanes[%v_320, %v_427] : memref<?x2048xf32>, vector<16xf32>
                        %acc_429 = math.fma %v_426, %v_428, %v_420 : vector<16xf32>
                        %v_430 = arith.addi %i_323, %c_10 : index
                        %v_431 = vector.load %x_lanes[%v_321, %v_430] : memref<?x2048xf32>, vector<16xf32>
                        %acc_432 = math.fma %v_426, %v_431, %v_422 : vector<16xf32>
                        %v_433 = arith.shrui %v_375, %c_22 : vector<16xi32>
                        %v_434 = arith.andi %v_433, %c_19 : vector<16xi32>
                        %v_435 = arith.subi %v_434, %c_20 : vector<16xi32>
                        %v_436 = arith.sitofp %v_435 : vector<16xi32> to vector<16xf32>
                        %v_437 = arith.addi %i_323, %c_0 : index
                        %v_438 = vector.load %x_lanes[%v_320, %v_437] : memref<?x2048xf32>, vector<16xf32>
                        %acc_439 = math.fma %v_436, %v_438, %acc_429 : vector<16xf32>
                        %v_440 = arith.addi %i_323, %c_0 : index
                        %v_441 = vector.load %x_lanes[%v_321, %v_440] : memref<?x2048xf32>, vector<16xf32>
                        %acc_442 = math.fma %v_436, %v_441, %acc_432 : vector<16xf32>
                        %v_443 = arith.shrui %v_375, %c_23 : vector<16xi32>
                        %v_444 = arith.andi %v_443, %c_19 : vector<16xi32>
                        %v_445 = arith.subi %v_444, %c_20 : vector<16xi32>
                        %v_446 = arith.sitofp %v_445 : vector<16xi32> to vector<16xf32>
                        %v_447 = arith.addi %i_323, %c_24 : index
                        %v_448 = vector.load %x_lanes[%v_320, %v_447] : memref<?x2048xf32>, vector<16xf32>
                        %acc_449 = math.fma %v_446, %v_448, %acc_439 : vector<16xf32>
                        %v_450 = arith.addi %i_323, %c_24 : index
                        %v_451 = vector.load %x_lanes[%v_321, %v_450] : memref<?x2048xf32>, vector<16xf32>
                        %acc_452 = math.fma %v_446, %v_451, %acc_442 : vector<16xf32>
                        %acc_453 = math.fma %acc_449, %v_376, %carry_327 : vector<16xf32>
                        %acc_454 = math.fma %acc_452, %v_376, %carry_328 : vector<16xf32>
                        %acc_455 = math.fma %v_347, %v_331, %acc_414 : vector<16xf32>
                        %acc_456 = math.fma %v_347, %v_334, %acc_415 : vector<16xf32>
                        %acc_457 = math.fma %v_368, %v_331, %acc_453 : vector<16xf32>
                        %acc_458 = math.fma %v_368, %v_334, %acc_454 : vector<16xf32>
                        scf.yield %acc_455, %acc_456, %acc_457, %acc_458 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_324#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_324#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_324#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_324#3, %sums[%c_17, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_459 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_459 {
                      %v_460 = memref.load %group[%c_3] : memref<5xi32>
                      %v_461 = arith.index_cast %v_460 : i32 to index
                      %v_462 = arith.divui %v_461, %c_6 : index
                      %v_463 = arith.addi %i_102, %c_8 : index
                      %loop_465:2 = scf.for %i_464 = %c_3 to %c_13 step %c_14 iter_args(%carry_466 = %c_12, %carry_467 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_468 = arith.divui %i_464, %c_14 : index
                        %v_469 = arith.muli %v_468, %c_10 : index
                        %v_470 = vector.load %x_sums[%v_462, %v_469] : memref<?x512xf32>, vector<16xf32>
                        %v_471 = arith.divui %i_464, %c_14 : index
                        %v_472 = arith.muli %v_471, %c_15 : index
                        %v_473 = arith.addi %v_472, %c_16 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_473], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_474 = arith.divui %i_464, %c_0 : index
                        %v_475 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_474] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_476 = arith.extf %v_475 : vector<2xf16> to vector<2xf32>
                        %v_477 = arith.divui %i_464, %c_0 : index
                        %v_478 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_477] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_479 = arith.extf %v_478 : vector<2xf16> to vector<2xf32>
                        %v_480 = vector.shuffle %v_476, %v_476 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_481 = vector.shuffle %v_479, %v_479 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_482 = vector.shuffle %v_480, %v_481 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_483 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_482) : (vector<16xf32>) -> vector<16xf32>
                        %v_484 = arith.divui %i_464, %c_0 : index
                        %v_485 = arith.muli %v_484, %c_17 : index
                        %v_486 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_485] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_487 = vector.bitcast %v_486 : vector<10xi32> to vector<40xi8>
                        %v_488 = vector.shuffle %v_487, %v_487 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_489 = vector.bitcast %v_488 : vector<64xi8> to vector<16xi32>
                        %v_490 = arith.shrui %v_489, %c_18 : vector<16xi32>
                        %v_491 = vector.shuffle %v_483, %v_483 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_492 = arith.divui %i_464, %c_14 : index
                        %v_493 = arith.muli %v_492, %c_15 : index
                        %v_494 = arith.addi %v_493, %c_16 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_463, %v_494], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_495 = arith.divui %i_464, %c_0 : index
                        %v_496 = vector.load %expert_gate_up.scales[%v_71, %v_463, %v_495] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_497 = arith.extf %v_496 : vector<2xf16> to vector<2xf32>
                        %v_498 = arith.divui %i_464, %c_0 : index
                        %v_499 = vector.load %expert_gate_up.biases[%v_71, %v_463, %v_498] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_500 = arith.extf %v_499 : vector<2xf16> to vector<2xf32>
                        %v_501 = vector.shuffle %v_497, %v_497 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_502 = vector.shuffle %v_500, %v_500 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_503 = vector.shuffle %v_501, %v_502 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_504 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_503) : (vector<16xf32>) -> vector<16xf32>
                        %v_505 = arith.divui %i_464, %c_0 : index
                        %v_506 = arith.muli %v_505, %c_17 : index
                        %v_507 = vector.load %expert_gate_up.codes[%v_71, %v_463, %v_506] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_508 = vector.bitcast %v_507 : vector<10xi32> to vector<40xi8>
                        %v_509 = vector.shuffle %v_508, %v_508 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_510 = vector.bitcast %v_509 : vector<64xi8> to vector<16xi32>
                        %v_511 = arith.shrui %v_510, %c_18 : vector<16xi32>
                        %v_512 = vector.shuffle %v_504, %v_504 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                        %v_513 = arith.andi %v_490, %c_19 : vector<16xi32>
                        %v_514 = arith.subi %v_513, %c_20 : vector<16xi32>
                        %v_515 = arith.sitofp %v_514 : vector<16xi32> to vector<16xf32>
                        %v_516 = vector.load %x_lanes[%v_462, %i_464] : memref<?x2048xf32>, vector<16xf32>
                        %v_517 = arith.mulf %v_515, %v_516 : vector<16xf32>
                        %v_518 = arith.shrui %v_490, %c_21 : vector<16xi32>
                        %v_519 = arith.andi %v_518, %c_19 : vector<16xi32>
                        %v_520 = arith.subi %v_519, %c_20 : vector<16xi32>
                        %v_521 = arith.sitofp %v_520 : vector<16xi32> to vector<16xf32>
                        %v_522 = arith.addi %i_464, %c_10 : index
                        %v_523 = vector.load %x_lanes[%v_462, %v_522] : memref<?x2048xf32>, vector<16xf32>
                        %acc_524 = math.fma %v_521, %v_523, %v_517 : vector<16xf32>
                        %v_525 = arith.shrui %v_490, %c_22 : vector<16xi32>
                        %v_526 = arith.andi %v_525, %c_19 : vector<16xi32>
                        %v_527 = arith.subi %v_526, %c_20 : vector<16xi32>
                        %v_528 = arith.sitofp %v_527 : vector<16xi32> to vector<16xf32>
                        %v_529 = arith.addi %i_464, %c_0 : index
                        %v_530 = vector.load %x_lanes[%v_462, %v_529] : memref<?x2048xf32>, vector<16xf32>
                        %acc_531 = math.fma %v_528, %v_530, %acc_524 : vector<16xf32>
                        %v_532 = arith.shrui %v_490, %c_23 : vector<16xi32>
                        %v_533 = arith.andi %v_532, %c_19 : vector<16xi32>
                        %v_534 = arith.subi %v_533, %c_20 : vector<16xi32>
                        %v_535 = arith.sitofp %v_534 : vector<16xi32> to vector<16xf32>
                        %v_536 = arith.addi %i_464, %c_24 : index
                        %v_537 = vector.load %x_lanes[%v_462, %v_536] : memref<?x2048xf32>, vector<16xf32>
                        %acc_538 = math.fma %v_535, %v_537, %acc_531 : vector<16xf32>
                        %acc_539 = math.fma %acc_538, %v_491, %carry_466 : vector<16xf32>
                        %v_540 = arith.andi %v_511, %c_19 : vector<16xi32>
                        %v_541 = arith.subi %v_540, %c_20 : vector<16xi32>
                        %v_542 = arith.sitofp %v_541 : vector<16xi32> to vector<16xf32>
                        %v_543 = vector.load %x_lanes[%v_462, %i_464] : memref<?x2048xf32>, vector<16xf32>
                        %v_544 = arith.mulf %v_542, %v_543 : vector<16xf32>
                        %v_545 = arith.shrui %v_511, %c_21 : vector<16xi32>
                        %v_546 = arith.andi %v_545, %c_19 : vector<16xi32>
                        %v_547 = arith.subi %v_546, %c_20 : vector<16xi32>
                        %v_548 = arith.sitofp %v_547 : vector<16xi32> to vector<16xf32>
                        %v_549 = arith.addi %i_464, %c_10 : index
                        %v_550 = vector.load %x_lanes[%v_462, %v_549] : memref<?x2048xf32>, vector<16xf32>
                        %acc_551 = math.fma %v_548, %v_550, %v_544 : vector<16xf32>
                        %v_552 = arith.shrui %v_511, %c_22 : vector<16xi32>
                        %v_553 = arith.andi %v_552, %c_19 : vector<16xi32>
                        %v_554 = arith.subi %v_553, %c_20 : vector<16xi32>
                        %v_555 = arith.sitofp %v_554 : vector<16xi32> to vector<16xf32>
                        %v_556 = arith.addi %i_464, %c_0 : index
                        %v_557 = vector.load %x_lanes[%v_462, %v_556] : memref<?x2048xf32>, vector<16xf32>
                        %acc_558 = math.fma %v_555, %v_557, %acc_551 : vector<16xf32>
                        %v_559 = arith.shrui %v_511, %c_23 : vector<16xi32>
                        %v_560 = arith.andi %v_559, %c_19 : vector<16xi32>
                        %v_561 = arith.subi %v_560, %c_20 : vector<16xi32>
                        %v_562 = arith.sitofp %v_561 : vector<16xi32> to vector<16xf32>
                        %v_563 = arith.addi %i_464, %c_24 : index
                        %v_564 = vector.load %x_lanes[%v_462, %v_563] : memref<?x2048xf32>, vector<16xf32>
                        %acc_565 = math.fma %v_562, %v_564, %acc_558 : vector<16xf32>
                        %acc_566 = math.fma %acc_565, %v_512, %carry_467 : vector<16xf32>
                        %acc_567 = math.fma %v_483, %v_470, %acc_539 : vector<16xf32>
                        %acc_568 = math.fma %v_504, %v_470, %acc_566 : vector<16xf32>
                        scf.yield %acc_567, %acc_568 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_465#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_465#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_569 = %c_3 to %v_91 step %c_2 {
                      %v_570 = memref.load %group[%i_569] : memref<5xi32>
                      %v_571 = arith.index_cast %v_570 : i32 to index
                      %v_572 = vector.load %sums[%i_569, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_573 = vector.shuffle %v_572, %v_572 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_574 = vector.shuffle %v_572, %v_572 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_575 = arith.addf %v_573, %v_574 : vector<8xf32>
                      %v_576 = vector.shuffle %v_575, %v_575 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_577 = vector.shuffle %v_575, %v_575 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_578 = arith.addf %v_576, %v_577 : vector<4xf32>
                      %v_579 = vector.shuffle %v_578, %v_578 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_580 = vector.shuffle %v_578, %v_578 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_581 = arith.addf %v_579, %v_580 : vector<2xf32>
                      %v_582 = vector.shuffle %v_581, %v_581 [0] : vector<2xf32>, vector<2xf32>
                      %v_583 = vector.shuffle %v_581, %v_581 [1] : vector<2xf32>, vector<2xf32>
                      %v_584 = arith.addf %v_582, %v_583 : vector<1xf32>
                      %sum_585 = vector.extract %v_584[0] : f32 from vector<1xf32>
                      %v_586 = arith.addi %i_569, %c_1 : index
                      %v_587 = vector.load %sums[%v_586, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_588 = vector.shuffle %v_587, %v_587 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_589 = vector.shuffle %v_587, %v_587 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_590 = arith.addf %v_588, %v_589 : vector<8xf32>
                      %v_591 = vector.shuffle %v_590, %v_590 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_592 = vector.shuffle %v_590, %v_590 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_593 = arith.addf %v_591, %v_592 : vector<4xf32>
                      %v_594 = vector.shuffle %v_593, %v_593 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_595 = vector.shuffle %v_593, %v_593 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_596 = arith.addf %v_594, %v_595 : vector<2xf32>
                      %v_597 = vector.shuffle %v_596, %v_596 [0] : vector<2xf32>, vector<2xf32>
                      %v_598 = vector.shuffle %v_596, %v_596 [1] : vector<2xf32>, vector<2xf32>
                      %v_599 = arith.addf %v_597, %v_598 : vector<1xf32>
                      %sum_600 = vector.extract %v_599[0] : f32 from vector<1xf32>
                      %v_601 = arith.subf %c_27, %sum_585 : f32
                      %is_602 = arith.cmpf ogt, %v_601, %c_28 : f32
                      %v_603 = arith.select %is_602, %c_28, %v_601 : f32
                      %is_604 = arith.cmpf olt, %v_603, %c_29 : f32
                      %v_605 = arith.select %is_604, %c_29, %v_603 : f32
                      %v_606 = arith.mulf %v_605, %c_30 : f32
                      %v_607 = math.roundeven %v_606 : f32
                      %acc_608 = math.fma %v_607, %c_31, %v_605 : f32
                      %acc_609 = math.fma %v_607, %c_32, %acc_608 : f32
                      %acc_610 = math.fma %c_33, %acc_609, %c_34 : f32
                      %acc_611 = math.fma %acc_610, %acc_609, %c_35 : f32
                      %acc_612 = math.fma %acc_611, %acc_609, %c_36 : f32
                      %acc_613 = math.fma %acc_612, %acc_609, %c_37 : f32
                      %acc_614 = math.fma %acc_613, %acc_609, %c_38 : f32
                      %acc_615 = math.fma %acc_614, %acc_609, %c_39 : f32
                      %acc_616 = math.fma %acc_615, %acc_609, %c_39 : f32
                      %v_617 = arith.fptosi %v_607 : f32 to i32
                      %v_618 = arith.shrsi %v_617, %c_40 : i32
                      %v_619 = arith.subi %v_617, %v_618 : i32
                      %v_620 = arith.addi %v_618, %c_42 : i32
                      %v_621 = arith.shli %v_620, %c_41 : i32
                      %v_622 = arith.bitcast %v_621 : i32 to f32
                      %v_623 = arith.mulf %acc_616, %v_622 : f32
                      %v_624 = arith.addi %v_619, %c_42 : i32
                      %v_625 = arith.shli %v_624, %c_41 : i32
                      %v_626 = arith.bitcast %v_625 : i32 to f32
                      %v_627 = arith.mulf %v_623, %v_626 : f32
                      %v_628 = arith.addf %v_627, %c_39 : f32
                      %v_629 = arith.divf %c_39, %v_628 : f32
                      %v_630 = arith.mulf %sum_585, %v_629 : f32
                      %v_631 = arith.mulf %v_630, %sum_600 : f32
                      memref.store %v_631, %hidden[%v_571, %i_102] : memref<?x1024xf32>
                    }
                  }
                }
                %v_632 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_632 : index
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
        %c_16 = arith.constant 10 : index
        %c_17 = arith.constant 512 : index
        %c_18 = arith.constant 5 : index
        %c_19 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_20 = arith.constant dense<31> : vector<16xi32>
        %c_21 = arith.constant dense<16> : vector<16xi32>
        %c_22 = arith.constant dense<5> : vector<16xi32>
        %c_23 = arith.constant dense<10> : vector<16xi32>
        %c_24 = arith.constant dense<15> : vector<16xi32>
        %c_25 = arith.constant 48 : index
        %c_26 = arith.constant 6 : index
        %c_27 = arith.constant 7 : index
        %c_28 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_29 = arith.constant dense<1> : vector<16xi32>
        %c_30 = arith.constant dense<0> : vector<16xi32>
        %hidden_lanes = stream.binding.subspan %hidden_lanes_binding[%c_3] : !stream.binding -> memref<?x1024xf32>{%assignments}
        %hidden_sums = stream.binding.subspan %hidden_sums_binding[%c_3] : !stream.binding -> memref<?x256xf32>{%assignments}
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
                          %v_124 = arith.divui %i_114, %c_0 : index
                          %v_125 = arith.muli %v_124, %c_9 : index
                          %v_126 = vector.load %hidden_sums[%v_107, %v_125] : memref<?x256xf32>, vector<16xf32>
                          %v_127 = arith.divui %i_114, %c_0 : index
                          %v_128 = arith.muli %v_127, %c_9 : index
                          %v_129 = vector.load %hidden_sums[%v_109, %v_128] : memref<?x256xf32>, vector<16xf32>
                          %v_130 = arith.divui %i_114, %c_0 : index
                          %v_131 = arith.muli %v_130, %c_9 : index
                          %v_132 = vector.load %hidden_sums[%v_111, %v_131] : memref<?x256xf32>, vector<16xf32>
                          %v_133 = arith.divui %i_114, %c_0 : index
                          %v_134 = arith.muli %v_133, %c_9 : index
                          %v_135 = vector.load %hidden_sums[%v_113, %v_134] : memref<?x256xf32>, vector<16xf32>
                          %v_136 = arith.divui %i_114, %c_0 : index
                          %v_137 = arith.muli %v_136, %c_16 : index
                          %v_138 = arith.addi %v_137, %c_17 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_138], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_139 = arith.divui %i_114, %c_5 : index
                          %v_140 = vector.load %expert_down.scales[%v_70, %i_102, %v_139] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_141 = arith.extf %v_140 : vector<2xf16> to vector<2xf32>
                          %v_142 = arith.divui %i_114, %c_5 : index
                          %v_143 = vector.load %expert_down.biases[%v_70, %i_102, %v_142] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_144 = arith.extf %v_143 : vector<2xf16> to vector<2xf32>
                          %v_145 = vector.shuffle %v_141, %v_141 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_146 = vector.shuffle %v_144, %v_144 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_147 = vector.shuffle %v_145, %v_146 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_148 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_147) : (vector<16xf32>) -> vector<16xf32>
                          %v_149 = arith.divui %i_114, %c_5 : index
                          %v_150 = arith.muli %v_149, %c_18 : index
                          %v_151 = vector.load %expert_down.codes[%v_70, %i_102, %v_150] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_152 = vector.bitcast %v_151 : vector<10xi32> to vector<40xi8>
                          %v_153 = vector.shuffle %v_152, %v_152 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_154 = vector.bitcast %v_153 : vector<64xi8> to vector<16xi32>
                          %v_155 = arith.shrui %v_154, %c_19 : vector<16xi32>
                          %v_156 = vector.shuffle %v_148, %v_148 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_157 = arith.divui %i_114, %c_0 : index
                          %v_158 = arith.muli %v_157, %c_16 : index
                          %v_159 = arith.addi %v_158, %c_17 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_159], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_160 = arith.divui %i_114, %c_5 : index
                          %v_161 = vector.load %expert_down.scales[%v_70, %v_104, %v_160] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_162 = arith.extf %v_161 : vector<2xf16> to vector<2xf32>
                          %v_163 = arith.divui %i_114, %c_5 : index
                          %v_164 = vector.load %expert_down.biases[%v_70, %v_104, %v_163] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_165 = arith.extf %v_164 : vector<2xf16> to vector<2xf32>
                          %v_166 = vector.shuffle %v_162, %v_162 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_167 = vector.shuffle %v_165, %v_165 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_168 = vector.shuffle %v_166, %v_167 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_169 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_168) : (vector<16xf32>) -> vector<16xf32>
                          %v_170 = arith.divui %i_114, %c_5 : index
                          %v_171 = arith.muli %v_170, %c_18 : index
                          %v_172 = vector.load %expert_down.codes[%v_70, %v_104, %v_171] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_173 = vector.bitcast %v_172 : vector<10xi32> to vector<40xi8>
                          %v_174 = vector.shuffle %v_173, %v_173 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_175 = vector.bitcast %v_174 : vector<64xi8> to vector<16xi32>
                          %v_176 = arith.shrui %v_175, %c_19 : vector<16xi32>
                          %v_177 = vector.shuffle %v_169, %v_169 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_178 = arith.andi %v_155, %c_20 : vector<16xi32>
                          %v_179 = arith.subi %v_178, %c_21 : vector<16xi32>
                          %v_180 = arith.sitofp %v_179 : vector<16xi32> to vector<16xf32>
                          %v_181 = vector.load %hidden_lanes[%v_107, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_182 = arith.mulf %v_180, %v_181 : vector<16xf32>
                          %v_183 = vector.load %hidden_lanes[%v_109, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_184 = arith.mulf %v_180, %v_183 : vector<16xf32>
                          %v_185 = vector.load %hidden_lanes[%v_111, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_186 = arith.mulf %v_180, %v_185 : vector<16xf32>
                          %v_187 = vector.load %hidden_lanes[%v_113, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_188 = arith.mulf %v_180, %v_187 : vector<16xf32>
                          %v_189 = arith.shrui %v_155, %c_22 : vector<16xi32>
                          %v_190 = arith.andi %v_189, %c_20 : vector<16xi32>
                          %v_191 = arith.subi %v_190, %c_21 : vector<16xi32>
                          %v_192 = arith.sitofp %v_191 : vector<16xi32> to vector<16xf32>
                          %v_193 = arith.addi %i_114, %c_9 : index
                          %v_194 = vector.load %hidden_lanes[%v_107, %v_193] : memref<?x1024xf32>, vector<16xf32>
                          %acc_195 = math.fma %v_192, %v_194, %v_182 : vector<16xf32>
                          %v_196 = arith.addi %i_114, %c_9 : index
                          %v_197 = vector.load %hidden_lanes[%v_109, %v_196] : memref<?x1024xf32>, vector<16xf32>
                          %acc_198 = math.fma %v_192, %v_197, %v_184 : vector<16xf32>
                          %v_199 = arith.addi %i_114, %c_9 : index
                          %v_200 = vector.load %hidden_lanes[%v_111, %v_199] : memref<?x1024xf32>, vector<16xf32>
                          %acc_201 = math.fma %v_192, %v_200, %v_186 : vector<16xf32>
                          %v_202 = arith.addi %i_114, %c_9 : index
                          %v_203 = vector.load %hidden_lanes[%v_113, %v_202] : memref<?x1024xf32>, vector<16xf32>
                          %acc_204 = math.fma %v_192, %v_203, %v_188 : vector<16xf32>
                          %v_205 = arith.shrui %v_155, %c_23 : vector<16xi32>
                          %v_206 = arith.andi %v_205, %c_20 : vector<16xi32>
                          %v_207 = arith.subi %v_206, %c_21 : vector<16xi32>
                          %v_208 = arith.sitofp %v_207 : vector<16xi32> to vector<16xf32>
                          %v_209 = arith.addi %i_114, %c_5 : index
                          %v_210 = vector.load %hidden_lanes[%v_107, %v_209] : memref<?x1024xf32>, vector<16xf32>
                          %acc_211 = math.fma %v_208, %v_210, %acc_195 : vector<16xf32>
                          %v_212 = arith.addi %i_114, %c_5 : index
                          %v_213 = vector.load %hidden_lanes[%v_109, %v_212] : memref<?x1024xf32>, vector<16xf32>
                          %acc_214 = math.fma %v_208, %v_213, %acc_198 : vector<16xf32>
                          %v_215 = arith.addi %i_114, %c_5 : index
                          %v_216 = vector.load %hidden_lanes[%v_111, %v_215] : memref<?x1024xf32>, vector<16xf32>
                          %acc_217 = math.fma %v_208, %v_216, %acc_201 : vector<16xf32>
                          %v_218 = arith.addi %i_114, %c_5 : index
                          %v_219 = vector.load %hidden_lanes[%v_113, %v_218] : memref<?x1024xf32>, vector<16xf32>
                          %acc_220 = math.fma %v_208, %v_219, %acc_204 : vector<16xf32>
                          %v_221 = arith.shrui %v_155, %c_24 : vector<16xi32>
                          %v_222 = arith.andi %v_221, %c_20 : vector<16xi32>
                          %v_223 = arith.subi %v_222, %c_21 : vector<16xi32>
                          %v_224 = arith.sitofp %v_223 : vector<16xi32> to vector<16xf32>
                          %v_225 = arith.addi %i_114, %c_25 : index
                          %v_226 = vector.load %hidden_lanes[%v_107, %v_225] : memref<?x1024xf32>, vector<16xf32>
                          %acc_227 = math.fma %v_224, %v_226, %acc_211 : vector<16xf32>
                          %v_228 = arith.addi %i_114, %c_25 : index
                          %v_229 = vector.load %hidden_lanes[%v_109, %v_228] : memref<?x1024xf32>, vector<16xf32>
                          %acc_230 = math.fma %v_224, %v_229, %acc_214 : vector<16xf32>
                          %v_231 = arith.addi %i_114, %c_25 : index
                          %v_232 = vector.load %hidden_lanes[%v_111, %v_231] : memref<?x1024xf32>, vector<16xf32>
                          %acc_233 = math.fma %v_224, %v_232, %acc_217 : vector<16xf32>
                          %v_234 = arith.addi %i_114, %c_25 : index
                          %v_235 = vector.load %hidden_lanes[%v_113, %v_234] : memref<?x1024xf32>, vector<16xf32>
                          %acc_236 = math.fma %v_224, %v_235, %acc_220 : vector<16xf32>
                          %acc_237 = math.fma %acc_227, %v_156, %carry_116 : vector<16xf32>
                          %acc_238 = math.fma %acc_230, %v_156, %carry_117 : vector<16xf32>
                          %acc_239 = math.fma %acc_233, %v_156, %carry_118 : vector<16xf32>
                          %acc_240 = math.fma %acc_236, %v_156, %carry_119 : vector<16xf32>
                          %v_241 = arith.andi %v_176, %c_20 : vector<16xi32>
                          %v_242 = arith.subi %v_241, %c_21 : vector<16xi32>
                          %v_243 = arith.sitofp %v_242 : vector<16xi32> to vector<16xf32>
                          %v_244 = vector.load %hidden_lanes[%v_107, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_245 = arith.mulf %v_243, %v_244 : vector<16xf32>
                          %v_246 = vector.load %hidden_lanes[%v_109, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_247 = arith.mulf %v_243, %v_246 : vector<16xf32>
                          %v_248 = vector.load %hidden_lanes[%v_111, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_249 = arith.mulf %v_243, %v_248 : vector<16xf32>
                          %v_250 = vector.load %hidden_lanes[%v_113, %i_114] : memref<?x1024xf32>, vector<16xf32>
                          %v_251 = arith.mulf %v_243, %v_250 : vector<16xf32>
                          %v_252 = arith.shrui %v_176, %c_22 : vector<16xi32>
                          %v_253 = arith.andi %v_252, %c_20 : vector<16xi32>
                          %v_254 = arith.subi %v_253, %c_21 : vector<16xi32>
                          %v_255 = arith.sitofp %v_254 : vector<16xi32> to vector<16xf32>
                          %v_256 = arith.addi %i_114, %c_9 : index
                          %v_257 = vector.load %hidden_lanes[%v_107, %v_256] : memref<?x1024xf32>, vector<16xf32>
                          %acc_258 = math.fma %v_255, %v_257, %v_245 : vector<16xf32>
                          %v_259 = arith.addi %i_114, %c_9 : index
                          %v_260 = vector.load %hidden_lanes[%v_109, %v_259] : memref<?x1024xf32>, vector<16xf32>
                          %acc_261 = math.fma %v_255, %v_260, %v_247 : vector<16xf32>
                          %v_262 = arith.addi %i_114, %c_9 : index
                          %v_263 = vector.load %hidden_lanes[%v_111, %v_262] : memref<?x1024xf32>, vector<16xf32>
                          %acc_264 = math.fma %v_255, %v_263, %v_249 : vector<16xf32>
                          %v_265 = arith.addi %i_114, %c_9 : index
                          %v_266 = vector.load %hidden_lanes[%v_113, %v_265] : memref<?x1024xf32>, vector<16xf32>
                          %acc_267 = math.fma %v_255, %v_266, %v_251 : vector<16xf32>
                          %v_268 = arith.shrui %v_176, %c_23 : vector<16xi32>
                          %v_269 = arith.andi %v_268, %c_20 : vector<16xi32>
                          %v_270 = arith.subi %v_269, %c_21 : vector<16xi32>
                          %v_271 = arith.sitofp %v_270 : vector<16xi32> to vector<16xf32>
                          %v_272 = arith.addi %i_114, %c_5 : index
                          %v_273 = vector.load %hidden_lanes[%v_107, %v_272] : memref<?x1024xf32>, vector<16xf32>
                          %acc_274 = math.fma %v_271, %v_273, %acc_258 : vector<16xf32>
                          %v_275 = arith.addi %i_114, %c_5 : index
                          %v_276 = vector.load %hidden_lanes[%v_109, %v_275] : memref<?x1024xf32>, vector<16xf32>
                          %acc_277 = math.fma %v_271, %v_276, %acc_261 : vector<16xf32>
                          %v_278 = arith.addi %i_114, %c_5 : index
                          %v_279 = vector.load %hidden_lanes[%v_111, %v_278] : memref<?x1024xf32>, vector<16xf32>
                          %acc_280 = math.fma %v_271, %v_279, %acc_264 : vector<16xf32>
                          %v_281 = arith.addi %i_114, %c_5 : index
                          %v_282 = vector.load %hidden_lanes[%v_113, %v_281] : memref<?x1024xf32>, vector<16xf32>
                          %acc_283 = math.fma %v_271, %v_282, %acc_267 : vector<16xf32>
                          %v_284 = arith.shrui %v_176, %c_24 : vector<16xi32>
                          %v_285 = arith.andi %v_284, %c_20 : vector<16xi32>
                          %v_286 = arith.subi %v_285, %c_21 : vector<16xi32>
                          %v_287 = arith.sitofp %v_286 : vector<16xi32> to vector<16xf32>
                          %v_288 = arith.addi %i_114, %c_25 : index
                          %v_289 = vector.load %hidden_lanes[%v_107, %v_288] : memref<?x1024xf32>, vector<16xf32>
                          %acc_290 = math.fma %v_287, %v_289, %acc_274 : vector<16xf32>
                          %v_291 = arith.addi %i_114, %c_25 : index
                          %v_292 = vector.load %hidden_lanes[%v_109, %v_291] : memref<?x1024xf32>, vector<16xf32>
                          %acc_293 = math.fma %v_287, %v_292, %acc_277 : vector<16xf32>
                          %v_294 = arith.addi %i_114, %c_25 : index
                          %v_295 = vector.load %hidden_lanes[%v_111, %v_294] : memref<?x1024xf32>, vector<16xf32>
                          %acc_296 = math.fma %v_287, %v_295, %acc_280 : vector<16xf32>
                          %v_297 = arith.addi %i_114, %c_25 : index
                          %v_298 = vector.load %hidden_lanes[%v_113, %v_297] : memref<?x1024xf32>, vector<16xf32>
                          %acc_299 = math.fma %v_287, %v_298, %acc_283 : vector<16xf32>
                          %acc_300 = math.fma %acc_290, %v_177, %carry_120 : vector<16xf32>
                          %acc_301 = math.fma %acc_293, %v_177, %carry_121 : vector<16xf32>
                          %acc_302 = math.fma %acc_296, %v_177, %carry_122 : vector<16xf32>
                          %acc_303 = math.fma %acc_299, %v_177, %carry_123 : vector<16xf32>
                          %acc_304 = math.fma %v_148, %v_126, %acc_237 : vector<16xf32>
                          %acc_305 = math.fma %v_148, %v_129, %acc_238 : vector<16xf32>
                          %acc_306 = math.fma %v_148, %v_132, %acc_239 : vector<16xf32>
                          %acc_307 = math.fma %v_148, %v_135, %acc_240 : vector<16xf32>
                          %acc_308 = math.fma %v_169, %v_126, %acc_300 : vector<16xf32>
                          %acc_309 = math.fma %v_169, %v_129, %acc_301 : vector<16xf32>
                          %acc_310 = math.fma %v_169, %v_132, %acc_302 : vector<16xf32>
                          %acc_311 = math.fma %v_169, %v_135, %acc_303 : vector<16xf32>
                          scf.yield %acc_304, %acc_305, %acc_306, %acc_307, %acc_308, %acc_309, %acc_310, %acc_311 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_115#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#5, %sums[%c_18, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#6, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#7, %sums[%c_27, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_312 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_312 {
                        %v_313 = memref.load %group[%c_3] : memref<5xi32>
                        %v_314 = arith.index_cast %v_313 : i32 to index
                        %v_315 = memref.load %group[%c_2] : memref<5xi32>
                        %v_316 = arith.index_cast %v_315 : i32 to index
                        %loop_318:4 = scf.for %i_317 = %c_3 to %c_15 step %c_0 iter_args(%carry_319 = %c_14, %carry_320 = %c_14, %carry_321 = %c_14, %carry_322 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_323 = arith.divui %i_317, %c_0 : index
                          %v_324 = arith.muli %v_323, %c_9 : index
                          %v_325 = vector.load %hidden_sums[%v_314, %v_324] : memref<?x256xf32>, vector<16xf32>
                          %v_326 = arith.divui %i_317, %c_0 : index
                          %v_327 = arith.muli %v_326, %c_9 : index
                          %v_328 = vector.load %hidden_sums[%v_316, %v_327] : memref<?x256xf32>, vector<16xf32>
                          %v_329 = arith.divui %i_317, %c_0 : index
                          %v_330 = arith.muli %v_329, %c_16 : index
                          %v_331 = arith.addi %v_330, %c_17 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_331], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_332 = arith.divui %i_317, %c_5 : index
                          %v_333 = vector.load %expert_down.scales[%v_70, %i_102, %v_332] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_334 = arith.extf %v_333 : vector<2xf16> to vector<2xf32>
                          %v_335 = arith.divui %i_317, %c_5 : index
                          %v_336 = vector.load %expert_down.biases[%v_70, %i_102, %v_335] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_337 = arith.extf %v_336 : vector<2xf16> to vector<2xf32>
                          %v_338 = vector.shuffle %v_334, %v_334 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_339 = vector.shuffle %v_337, %v_337 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_340 = vector.shuffle %v_338, %v_339 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_341 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_340) : (vector<16xf32>) -> vector<16xf32>
                          %v_342 = arith.divui %i_317, %c_5 : index
                          %v_343 = arith.muli %v_342, %c_18 : index
                          %v_344 = vector.load %expert_down.codes[%v_70, %i_102, %v_343] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_345 = vector.bitcast %v_344 : vector<10xi32> to vector<40xi8>
                          %v_346 = vector.shuffle %v_345, %v_345 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_347 = vector.bitcast %v_346 : vector<64xi8> to vector<16xi32>
                          %v_348 = arith.shrui %v_347, %c_19 : vector<16xi32>
                          %v_349 = vector.shuffle %v_341, %v_341 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_350 = arith.divui %i_317, %c_0 : index
                          %v_351 = arith.muli %v_350, %c_16 : index
                          %v_352 = arith.addi %v_351, %c_17 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_352], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_353 = arith.divui %i_317, %c_5 : index
                          %v_354 = vector.load %expert_down.scales[%v_70, %v_104, %v_353] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_355 = arith.extf %v_354 : vector<2xf16> to vector<2xf32>
                          %v_356 = arith.divui %i_317, %c_5 : index
                          %v_357 = vector.load %expert_down.biases[%v_70, %v_104, %v_356] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_358 = arith.extf %v_357 : vector<2xf16> to vector<2xf32>
                          %v_359 = vector.shuffle %v_355, %v_355 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_360 = vector.shuffle %v_358, %v_358 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_361 = vector.shuffle %v_359, %v_360 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_362 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_361) : (vector<16xf32>) -> vector<16xf32>
                          %v_363 = arith.divui %i_317, %c_5 : index
                          %v_364 = arith.muli %v_363, %c_18 : index
                          %v_365 = vector.load %expert_down.codes[%v_70, %v_104, %v_364] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_366 = vector.bitcast %v_365 : vector<10xi32> to vector<40xi8>
                          %v_367 = vector.shuffle %v_366, %v_366 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_368 = vector.bitcast %v_367 : vector<64xi8> to vector<16xi32>
                          %v_369 = arith.shrui %v_368, %c_19 : vector<16xi32>
                          %v_370 = vector.shuffle %v_362, %v_362 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_371 = arith.andi %v_348, %c_20 : vector<16xi32>
                          %v_372 = arith.subi %v_371, %c_21 : vector<16xi32>
                          %v_373 = arith.sitofp %v_372 : vector<16xi32> to vector<16xf32>
                          %v_374 = vector.load %hidden_lanes[%v_314, %i_317] : memref<?x1024xf32>, vector<16xf32>
                          %v_375 = arith.mulf %v_373, %v_374 : vector<16xf32>
                          %v_376 = vector.load %hidden_lanes[%v_316, %i_317] : memref<?x1024xf32>, vector<16xf32>
                          %v_377 = arith.mulf %v_373, %v_376 : vector<16xf32>
                          %v_378 = arith.shrui %v_348, %c_22 : vector<16xi32>
                          %v_379 = arith.andi %v_378, %c_20 : vector<16xi32>
                          %v_380 = arith.subi %v_379, %c_21 : vector<16xi32>
                          %v_381 = arith.sitofp %v_380 : vector<16xi32> to vector<16xf32>
                          %v_382 = arith.addi %i_317, %c_9 : index
                          %v_383 = vector.load %hidden_lanes[%v_314, %v_382] : memref<?x1024xf32>, vector<16xf32>
                          %acc_384 = math.fma %v_381, %v_383, %v_375 : vector<16xf32>
                          %v_385 = arith.addi %i_317, %c_9 : index
                          %v_386 = vector.load %hidden_lanes[%v_316, %v_385] : memref<?x1024xf32>, vector<16xf32>
                          %acc_387 = math.fma %v_381, %v_386, %v_377 : vector<16xf32>
                          %v_388 = arith.shrui %v_348, %c_23 : vector<16xi32>
                          %v_389 = arith.andi %v_388, %c_20 : vector<16xi32>
                          %v_390 = arith.subi %v_389, %c_21 : vector<16xi32>
                          %v_391 = arith.sitofp %v_390 : vector<16xi32> to vector<16xf32>
                          %v_392 = arith.addi %i_317, %c_5 : index
                          %v_393 = vector.load %hidden_lanes[%v_314, %v_392] : memref<?x1024xf32>, vector<16xf32>
                          %acc_394 = math.fma %v_391, %v_393, %acc_384 : vector<16xf32>
                          %v_395 = arith.addi %i_317, %c_5 : index
                          %v_396 = vector.load %hidden_lanes[%v_316, %v_395] : memref<?x1024xf32>, vector<16xf32>
                          %acc_397 = math.fma %v_391, %v_396, %acc_387 : vector<16xf32>
                          %v_398 = arith.shrui %v_348, %c_24 : vector<16xi32>
                          %v_399 = arith.andi %v_398, %c_20 : vector<16xi32>
                          %v_400 = arith.subi %v_399, %c_21 : vector<16xi32>
                          %v_401 = arith.sitofp %v_400 : vector<16xi32> to vector<16xf32>
                          %v_402 = arith.addi %i_317, %c_25 : index
                          %v_403 = vector.load %hidden_lanes[%v_314, %v_402] : memref<?x1024xf32>, vector<16xf32>
                          %acc_404 = math.fma %v_401, %v_403, %acc_394 : vector<16xf32>
                          %v_405 = arith.addi %i_317, %c_25 : index
                          %v_406 = vector.load %hidden_lanes[%v_316, %v_405] : memref<?x1024xf32>, vector<16xf32>
                          %acc_407 = math.fma %v_401, %v_406, %acc_397 : vector<16xf32>
                          %acc_408 = math.fma %acc_404, %v_349, %carry_319 : vector<16xf32>
                          %acc_409 = math.fma %acc_407, %v_349, %carry_320 : vector<16xf32>
                          %v_410 = arith.andi %v_369, %c_20 : vector<16xi32>
                          %v_411 = arith.subi %v_410, %c_21 : vector<16xi32>
                          %v_412 = arith.sitofp %v_411 : vector<16xi32> to vector<16xf32>
                          %v_413 = vector.load %hidden_lanes[%v_314, %i_317] : memref<?x1024xf32>, vector<16xf32>
                          %v_414 = arith.mulf %v_412, %v_413 : vector<16xf32>
                          %v_415 = vector.load %hidden_lanes[%v_316, %i_317] : memref<?x1024xf32>, vector<16xf32>
                          %v_416 = arith.mulf %v_412, %v_415 : vector<16xf32>
                          %v_417 = arith.shrui %v_369, %c_22 : vector<16xi32>
                          %v_418 = arith.andi %v_417, %c_20 : vector<16xi32>
                          %v_419 = arith.subi %v_418, %c_21 : vector<16xi32>
                          %v_420 = arith.sitofp %v_419 : vector<16xi32> to vector<16xf32>
                          %v_421 = arith.addi %i_317, %c_9 : index
                          %v_422 = vector.load %hidden_lanes[%v_314, %v_421] : memref<?x1024xf32>, vector<16xf32>
                          %acc_423 = math.fma %v_420, %v_422, %v_414 : vector<16xf32>
                          %v_424 = arith.addi %i_317, %c_9 : index
                          %v_425 = vector.load %hidden_lanes[%v_316, %v_424] : memref<?x1024xf32>, vector<16xf32>
                          %acc_426 = math.fma %v_420, %v_425, %v_416 : vector<16xf32>
                          %v_427 = arith.shrui %v_369, %c_23 : vector<16xi32>
                          %v_428 = arith.andi %v_427, %c_20 : vector<16xi32>
                          %v_429 = arith.subi %v_428, %c_21 : vector<16xi32>
                          %v_430 = arith.sitofp %v_429 : vector<16xi32> to vector<16xf32>
                          %v_431 = arith.addi %i_317, %c_5 : index
                          %v_432 = vector.load %hidden_lanes[%v_314, %v_431] : memref<?x1024xf32>, vector<16xf32>
                          %acc_433 = math.fma %v_430, %v_432, %acc_423 : vector<16xf32>
                          %v_434 = arith.addi %i_317, %c_5 : index
                          %v_435 = vector.load %hidden_lanes[%v_316, %v_434] : memref<?x1024xf32>, vector<16xf32>
                          %acc_436 = math.fma %v_430, %v_435, %acc_426 : vector<16xf32>
                          %v_437 = arith.shrui %v_369, %c_24 : vector<16xi32>
                          %v_438 = arith.andi %v_437, %c_20 : vector<16xi32>
                          %v_439 = arith.subi %v_438, %c_21 : vector<16xi32>
                          %v_440 = arith.sitofp %v_439 : vector<16xi32> to vector<16xf32>
                          %v_441 = arith.addi %i_317, %c_25 : index
                          %v_442 = vector.load %hidden_lanes[%v_314, %v_441] : memref<?x1024xf32>, vector<16xf32>
                          %acc_443 = math.fma %v_440, %v_442, %acc_433 : vector<16xf32>
                          %v_444 = arith.addi %i_317, %c_25 : index
                          %v_445 = vector.load %hidden_lanes[%v_316, %v_444] : memref<?x1024xf32>, vector<16xf32>
                          %acc_446 = math.fma %v_440, %v_445, %acc_436 : vector<16xf32>
                          %acc_447 = math.fma %acc_443, %v_370, %carry_321 : vector<16xf32>
                          %acc_448 = math.fma %acc_446, %v_370, %carry_322 : vector<16xf32>
                          %acc_449 = math.fma %v_341, %v_325, %acc_408 : vector<16xf32>
                          %acc_450 = math.fma %v_341, %v_328, %acc_409 : vector<16xf32>
                          %acc_451 = math.fma %v_362, %v_325, %acc_447 : vector<16xf32>
                          %acc_452 = math.fma %v_362, %v_328, %acc_448 : vector<16xf32>
                          scf.yield %acc_449, %acc_450, %acc_451, %acc_452 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_318#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_318#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_318#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_318#3, %sums[%c_18, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_453 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_453 {
                        %v_454 = memref.load %group[%c_3] : memref<5xi32>
                        %v_455 = arith.index_cast %v_454 : i32 to index
                        %loop_457:2 = scf.for %i_456 = %c_3 to %c_15 step %c_0 iter_args(%carry_458 = %c_14, %carry_459 = %c_14) -> (vector<16xf32>, vector<16xf32>) {
                          %v_460 = arith.divui %i_456, %c_0 : index
                          %v_461 = arith.muli %v_460, %c_9 : index
                          %v_462 = vector.load %hidden_sums[%v_455, %v_461] : memref<?x256xf32>, vector<16xf32>
                          %v_463 = arith.divui %i_456, %c_0 : index
                          %v_464 = arith.muli %v_463, %c_16 : index
                          %v_465 = arith.addi %v_464, %c_17 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_465], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_466 = arith.divui %i_456, %c_5 : index
                          %v_467 = vector.load %expert_down.scales[%v_70, %i_102, %v_466] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_468 = arith.extf %v_467 : vector<2xf16> to vector<2xf32>
                          %v_469 = arith.divui %i_456, %c_5 : index
                          %v_470 = vector.load %expert_down.biases[%v_70, %i_102, %v_469] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_471 = arith.extf %v_470 : vector<2xf16> to vector<2xf32>
                          %v_472 = vector.shuffle %v_468, %v_468 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_473 = vector.shuffle %v_471, %v_471 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_474 = vector.shuffle %v_472, %v_473 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_475 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_474) : (vector<16xf32>) -> vector<16xf32>
                          %v_476 = arith.divui %i_456, %c_5 : index
                          %v_477 = arith.muli %v_476, %c_18 : index
                          %v_478 = vector.load %expert_down.codes[%v_70, %i_102, %v_477] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_479 = vector.bitcast %v_478 : vector<10xi32> to vector<40xi8>
                          %v_480 = vector.shuffle %v_479, %v_479 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_481 = vector.bitcast %v_480 : vector<64xi8> to vector<16xi32>
                          %v_482 = arith.shrui %v_481, %c_19 : vector<16xi32>
                          %v_483 = vector.shuffle %v_475, %v_475 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_484 = arith.divui %i_456, %c_0 : index
                          %v_485 = arith.muli %v_484, %c_16 : index
                          %v_486 = arith.addi %v_485, %c_17 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_486], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_487 = arith.divui %i_456, %c_5 : index
                          %v_488 = vector.load %expert_down.scales[%v_70, %v_104, %v_487] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_489 = arith.extf %v_488 : vector<2xf16> to vector<2xf32>
                          %v_490 = arith.divui %i_456, %c_5 : index
                          %v_491 = vector.load %expert_down.biases[%v_70, %v_104, %v_490] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_492 = arith.extf %v_491 : vector<2xf16> to vector<2xf32>
                          %v_493 = vector.shuffle %v_489, %v_489 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_494 = vector.shuffle %v_492, %v_492 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_495 = vector.shuffle %v_493, %v_494 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_496 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_495) : (vector<16xf32>) -> vector<16xf32>
                          %v_497 = arith.divui %i_456, %c_5 : index
                          %v_498 = arith.muli %v_497, %c_18 : index
                          %v_499 = vector.load %expert_down.codes[%v_70, %v_104, %v_498] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_500 = vector.bitcast %v_499 : vector<10xi32> to vector<40xi8>
                          %v_501 = vector.shuffle %v_500, %v_500 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_502 = vector.bitcast %v_501 : vector<64xi8> to vector<16xi32>
                          %v_503 = arith.shrui %v_502, %c_19 : vector<16xi32>
                          %v_504 = vector.shuffle %v_496, %v_496 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_505 = arith.andi %v_482, %c_20 : vector<16xi32>
                          %v_506 = arith.subi %v_505, %c_21 : vector<16xi32>
                          %v_507 = arith.sitofp %v_506 : vector<16xi32> to vector<16xf32>
                          %v_508 = vector.load %hidden_lanes[%v_455, %i_456] : memref<?x1024xf32>, vector<16xf32>
                          %v_509 = arith.mulf %v_507, %v_508 : vector<16xf32>
                          %v_510 = arith.shrui %v_482, %c_22 : vector<16xi32>
                          %v_511 = arith.andi %v_510, %c_20 : vector<16xi32>
                          %v_512 = arith.subi %v_511, %c_21 : vector<16xi32>
                          %v_513 = arith.sitofp %v_512 : vector<16xi32> to vector<16xf32>
                          %v_514 = arith.addi %i_456, %c_9 : index
                          %v_515 = vector.load %hidden_lanes[%v_455, %v_514] : memref<?x1024xf32>, vector<16xf32>
                          %acc_516 = math.fma %v_513, %v_515, %v_509 : vector<16xf32>
                          %v_517 = arith.shrui %v_482, %c_23 : vector<16xi32>
                          %v_518 = arith.andi %v_517, %c_20 : vector<16xi32>
                          %v_519 = arith.subi %v_518, %c_21 : vector<16xi32>
                          %v_520 = arith.sitofp %v_519 : vector<16xi32> to vector<16xf32>
                          %v_521 = arith.addi %i_456, %c_5 : index
                          %v_522 = vector.load %hidden_lanes[%v_455, %v_521] : memref<?x1024xf32>, vector<16xf32>
                          %acc_523 = math.fma %v_520, %v_522, %acc_516 : vector<16xf32>
                          %v_524 = arith.shrui %v_482, %c_24 : vector<16xi32>
                          %v_525 = arith.andi %v_524, %c_20 : vector<16xi32>
                          %v_526 = arith.subi %v_525, %c_21 : vector<16xi32>
                          %v_527 = arith.sitofp %v_526 : vector<16xi32> to vector<16xf32>
                          %v_528 = arith.addi %i_456, %c_25 : index
                          %v_529 = vector.load %hidden_lanes[%v_455, %v_528] : memref<?x1024xf32>, vector<16xf32>
                          %acc_530 = math.fma %v_527, %v_529, %acc_523 : vector<16xf32>
                          %acc_531 = math.fma %acc_530, %v_483, %carry_458 : vector<16xf32>
                          %v_532 = arith.andi %v_503, %c_20 : vector<16xi32>
                          %v_533 = arith.subi %v_532, %c_21 : vector<16xi32>
                          %v_534 = arith.sitofp %v_533 : vector<16xi32> to vector<16xf32>
                          %v_535 = vector.load %hidden_lanes[%v_455, %i_456] : memref<?x1024xf32>, vector<16xf32>
                          %v_536 = arith.mulf %v_534, %v_535 : vector<16xf32>
                          %v_537 = arith.shrui %v_503, %c_22 : vector<16xi32>
                          %v_538 = arith.andi %v_537, %c_20 : vector<16xi32>
                          %v_539 = arith.subi %v_538, %c_21 : vector<16xi32>
                          %v_540 = arith.sitofp %v_539 : vector<16xi32> to vector<16xf32>
                          %v_541 = arith.addi %i_456, %c_9 : index
                          %v_542 = vector.load %hidden_lanes[%v_455, %v_541] : memref<?x1024xf32>, vector<16xf32>
                          %acc_543 = math.fma %v_540, %v_542, %v_536 : vector<16xf32>
                          %v_544 = arith.shrui %v_503, %c_23 : vector<16xi32>
                          %v_545 = arith.andi %v_544, %c_20 : vector<16xi32>
                          %v_546 = arith.subi %v_545, %c_21 : vector<16xi32>
                          %v_547 = arith.sitofp %v_546 : vector<16xi32> to vector<16xf32>
                          %v_548 = arith.addi %i_456, %c_5 : index
                          %v_549 = vector.load %hidden_lanes[%v_455, %v_548] : memref<?x1024xf32>, vector<16xf32>
                          %acc_550 = math.fma %v_547, %v_549, %acc_543 : vector<16xf32>
                          %v_551 = arith.shrui %v_503, %c_24 : vector<16xi32>
                          %v_552 = arith.andi %v_551, %c_20 : vector<16xi32>
                          %v_553 = arith.subi %v_552, %c_21 : vector<16xi32>
                          %v_554 = arith.sitofp %v_553 : vector<16xi32> to vector<16xf32>
                          %v_555 = arith.addi %i_456, %c_25 : index
                          %v_556 = vector.load %hidden_lanes[%v_455, %v_555] : memref<?x1024xf32>, vector<16xf32>
                          %acc_557 = math.fma %v_554, %v_556, %acc_550 : vector<16xf32>
                          %acc_558 = math.fma %acc_557, %v_504, %carry_459 : vector<16xf32>
                          %acc_559 = math.fma %v_475, %v_462, %acc_531 : vector<16xf32>
                          %acc_560 = math.fma %v_496, %v_462, %acc_558 : vector<16xf32>
                          scf.yield %acc_559, %acc_560 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_457#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_457#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_561 = %c_3 to %v_91 step %c_2 {
                        %v_562 = memref.load %group[%i_561] : memref<5xi32>
                        %v_563 = arith.index_cast %v_562 : i32 to index
                        %v_564 = vector.load %sums[%i_561, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_565 = vector.shuffle %v_564, %v_564 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_566 = vector.shuffle %v_564, %v_564 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_567 = arith.addf %v_565, %v_566 : vector<8xf32>
                        %v_568 = vector.shuffle %v_567, %v_567 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_569 = vector.shuffle %v_567, %v_567 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_570 = arith.addf %v_568, %v_569 : vector<4xf32>
                        %v_571 = vector.shuffle %v_570, %v_570 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_572 = vector.shuffle %v_570, %v_570 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_573 = arith.addf %v_571, %v_572 : vector<2xf32>
                        %v_574 = vector.shuffle %v_573, %v_573 [0] : vector<2xf32>, vector<2xf32>
                        %v_575 = vector.shuffle %v_573, %v_573 [1] : vector<2xf32>, vector<2xf32>
                        %v_576 = arith.addf %v_574, %v_575 : vector<1xf32>
                        %sum_577 = vector.extract %v_576[0] : f32 from vector<1xf32>
                        %v_578 = arith.addi %i_561, %c_1 : index
                        %v_579 = vector.load %sums[%v_578, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_580 = vector.shuffle %v_579, %v_579 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_581 = vector.shuffle %v_579, %v_579 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_582 = arith.addf %v_580, %v_581 : vector<8xf32>
                        %v_583 = vector.shuffle %v_582, %v_582 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_584 = vector.shuffle %v_582, %v_582 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_585 = arith.addf %v_583, %v_584 : vector<4xf32>
                        %v_586 = vector.shuffle %v_585, %v_585 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_587 = vector.shuffle %v_585, %v_585 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_588 = arith.addf %v_586, %v_587 : vector<2xf32>
                        %v_589 = vector.shuffle %v_588, %v_588 [0] : vector<2xf32>, vector<2xf32>
                        %v_590 = vector.shuffle %v_588, %v_588 [1] : vector<2xf32>, vector<2xf32>
                        %v_591 = arith.addf %v_589, %v_590 : vector<1xf32>
                        %sum_592 = vector.extract %v_591[0] : f32 from vector<1xf32>
                        memref.store %sum_577, %outputs[%v_563, %i_102] : memref<?x2048xf32>
                        memref.store %sum_592, %outputs[%v_563, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_593 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_593 : index
                }
              }
            }
            %v_594 = arith.addi %v_55, %c_5 : index
            %v_595 = arith.minsi %v_594, %c_12 : index
            // combine: the token's assignments by rising expert
            scf.for %i_596 = %c_3 to %tokens step %c_2 {
              %v_597 = arith.muli %i_596, %c_7 : index
              scf.for %i_598 = %c_3 to %c_7 step %c_2 {
                %v_599 = arith.addi %v_597, %i_598 : index
                %v_600 = memref.load %ids[%v_599] : memref<?xi32>
                %v_601 = vector.broadcast %v_600 : i32 to vector<16xi32>
                %loop_603:1 = scf.for %i_602 = %c_3 to %c_7 step %c_9 iter_args(%carry_604 = %c_30) -> (vector<16xi32>) {
                  %v_605 = arith.subi %c_7, %i_602 : index
                  %mask_606 = vector.create_mask %v_605 : vector<16xi1>
                  %v_607 = arith.addi %v_597, %i_602 : index
                  %v_608 = vector.maskedload %ids[%v_607], %mask_606, %c_30 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_609 = arith.index_cast %i_602 : index to i32
                  %v_610 = vector.broadcast %v_609 : i32 to vector<16xi32>
                  %v_611 = arith.addi %c_28, %v_610 : vector<16xi32>
                  %v_612 = arith.index_cast %i_598 : index to i32
                  %v_613 = vector.broadcast %v_612 : i32 to vector<16xi32>
                  %is_614 = arith.cmpi slt, %v_611, %v_613 : vector<16xi32>
                  %is_615 = arith.cmpi slt, %v_608, %v_601 : vector<16xi32>
                  %is_616 = arith.cmpi eq, %v_608, %v_601 : vector<16xi32>
                  %v_617 = arith.andi %is_616, %is_614 : vector<16xi1>
                  %v_618 = arith.ori %is_615, %v_617 : vector<16xi1>
                  %v_619 = arith.andi %v_618, %mask_606 : vector<16xi1>
                  %v_620 = arith.select %v_619, %c_29, %c_30 : vector<16xi1>, vector<16xi32>
                  %v_621 = arith.addi %carry_604, %v_620 : vector<16xi32>
                  scf.yield %v_621 : vector<16xi32>
                }
                %v_622 = vector.reduction <add>, %loop_603#0 : vector<16xi32> into i32
                %v_623 = arith.index_cast %v_622 : i32 to index
                %v_624 = arith.addi %v_597, %i_598 : index
                %v_625 = arith.index_cast %v_624 : index to i32
                memref.store %v_625, %order[%v_623] : memref<8xi32>
              }
              scf.for %i_626 = %v_55 to %v_595 step %c_9 {
                %v_627 = arith.subi %v_595, %i_626 : index
                %mask_628 = vector.create_mask %v_627 : vector<16xi1>
                %loop_630:1 = scf.for %i_629 = %c_3 to %c_7 step %c_2 iter_args(%carry_631 = %c_14) -> (vector<16xf32>) {
                  %v_632 = memref.load %order[%i_629] : memref<8xi32>
                  %v_633 = arith.index_cast %v_632 : i32 to index
                  %v_634 = vector.maskedload %outputs[%v_633, %i_626], %mask_628, %c_14 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_635 = memref.load %weights[%v_633] : memref<?xf32>
                  %v_636 = vector.broadcast %v_635 : f32 to vector<16xf32>
                  %v_637 = arith.mulf %v_634, %v_636 : vector<16xf32>
                  %v_638 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_637) : (vector<16xf32>) -> vector<16xf32>
                  %v_639 = arith.addf %carry_631, %v_638 : vector<16xf32>
                  scf.yield %v_639 : vector<16xf32>
                }
                vector.maskedstore %y[%i_596, %i_626], %mask_628, %loop_630#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
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
    %gathered_lay_out_x:2 = flow.dispatch @gathered::@gathered_lay_out_x[%tokens](%x, %tokens) : (tensor<?x2048xf32>{%tokens}, index) -> (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens})
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%assignments, %tokens, %workers](%gathered_lay_out_x#0, %gathered_lay_out_x#1, %expert_ids, %expert_gate_up.codes, %expert_gate_up.scales, %expert_gate_up.biases, %counters, %assignments, %tokens, %workers) : (tensor<?x2048xf32>{%tokens}, tensor<?x512xf32>{%tokens}, tensor<?x8xi32>{%tokens}, tensor<64x2048x320xi32>, tensor<64x2048x64xf16>, tensor<64x2048x64xf16>, tensor<32xi32>, index, index, index) -> (%counters, tensor<?x1024xf32>{%assignments})
    %gathered_lay_out_hidden:2 = flow.dispatch @gathered::@gathered_lay_out_hidden[%assignments](%gathered_up#1, %assignments) : (tensor<?x1024xf32>{%assignments}, index) -> (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%assignments, %tokens, %workers](%gathered_lay_out_hidden#0, %gathered_lay_out_hidden#1, %expert_ids, %chosen_weights, %expert_down.codes, %expert_down.scales, %expert_down.biases, %gathered_up#0, %assignments, %tokens, %workers) : (tensor<?x1024xf32>{%assignments}, tensor<?x256xf32>{%assignments}, tensor<?x8xi32>{%tokens}, tensor<?x8xf32>{%tokens}, tensor<64x2048x160xi32>, tensor<64x2048x32xf16>, tensor<64x2048x32xf16>, tensor<32xi32>, index, index, index) -> (%gathered_up#0, tensor<?x2048xf32>{%assignments}, tensor<?x2048xf32>{%tokens})

    return %gathered_down#2 : tensor<?x2048xf32>
  }
}
