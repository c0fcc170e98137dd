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
        %c_27 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_28 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_29 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_30 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_31 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_32 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_33 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_34 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_35 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_36 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_37 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_38 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_39 = arith.constant dense<1> : vector<16xi32>
        %c_40 = arith.constant dense<23> : vector<16xi32>
        %c_41 = arith.constant dense<127> : vector<16xi32>
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
        %sums = memref.alloca() alignment = 64 : memref<8x16x16xf32>
        %added = memref.alloca() alignment = 64 : memref<16xf32>
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
                  scf.for %i_100 = %c_3 to %c_0 step %c_10 {
                    %v_101 = arith.addi %v_56, %i_100 : index
                    scf.for %i_102 = %c_3 to %c_10 step %c_2 {
                      %v_103 = arith.addi %v_101, %i_102 : index
                      %is_104 = arith.cmpi eq, %v_99, %c_1 : index
                      scf.if %is_104 {
                        %v_105 = memref.load %group[%c_3] : memref<5xi32>
                        %v_106 = arith.index_cast %v_105 : i32 to index
                        %v_107 = memref.load %group[%c_2] : memref<5xi32>
                        %v_108 = arith.index_cast %v_107 : i32 to index
                        %v_109 = memref.load %group[%c_4] : memref<5xi32>
                        %v_110 = arith.index_cast %v_109 : i32 to index
                        %v_111 = memref.load %group[%c_11] : memref<5xi32>
                        %v_112 = arith.index_cast %v_111 : i32 to index
                        %v_113 = arith.divui %v_106, %c_6 : index
                        %v_114 = arith.divui %v_108, %c_6 : index
                        %v_115 = arith.divui %v_110, %c_6 : index
                        %v_116 = arith.divui %v_112, %c_6 : index
                        %v_117 = arith.addi %v_103, %c_8 : index
                        %loop_119:8 = scf.for %i_118 = %c_3 to %c_13 step %c_14 iter_args(%carry_120 = %c_12, %carry_121 = %c_12, %carry_122 = %c_12, %carry_123 = %c_12, %carry_124 = %c_12, %carry_125 = %c_12, %carry_126 = %c_12, %carry_127 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_128 = arith.divui %i_118, %c_14 : index
                          %v_129 = arith.muli %v_128, %c_10 : index
                          %v_130 = vector.load %x_sums[%v_113, %v_129] : memref<?x512xf32>, vector<16xf32>
                          %v_131 = arith.divui %i_118, %c_14 : index
                          %v_132 = arith.muli %v_131, %c_10 : index
                          %v_133 = vector.load %x_sums[%v_114, %v_132] : memref<?x512xf32>, vector<16xf32>
                          %v_134 = arith.divui %i_118, %c_14 : index
                          %v_135 = arith.muli %v_134, %c_10 : index
                          %v_136 = vector.load %x_sums[%v_115, %v_135] : memref<?x512xf32>, vector<16xf32>
                          %v_137 = arith.divui %i_118, %c_14 : index
                          %v_138 = arith.muli %v_137, %c_10 : index
                          %v_139 = vector.load %x_sums[%v_116, %v_138] : memref<?x512xf32>, vector<16xf32>
                          %v_140 = arith.divui %i_118, %c_14 : index
                          %v_141 = arith.muli %v_140, %c_15 : index
                          %v_142 = arith.addi %v_141, %c_16 : index
                          memref.prefetch %expert_gate_up.codes[%v_71, %v_103, %v_142], read, locality<3>, data : memref<64x2048x320xi32>
                          %v_143 = arith.divui %i_118, %c_0 : index
                          %v_144 = vector.load %expert_gate_up.scales[%v_71, %v_103, %v_143] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_145 = arith.extf %v_144 : vector<2xf16> to vector<2xf32>
                          %v_146 = arith.divui %i_118, %c_0 : index
                          %v_147 = vector.load %expert_gate_up.biases[%v_71, %v_103, %v_146] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_148 = arith.extf %v_147 : vector<2xf16> to vector<2xf32>
                          %v_149 = vector.shuffle %v_145, %v_145 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_150 = vector.shuffle %v_148, %v_148 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_151 = vector.shuffle %v_149, %v_150 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_152 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_151) : (vector<16xf32>) -> vector<16xf32>
                          %v_153 = arith.divui %i_118, %c_0 : index
                          %v_154 = arith.muli %v_153, %c_17 : index
                          %v_155 = vector.load %expert_gate_up.codes[%v_71, %v_103, %v_154] : memref<64x2048x320xi32>, vector<10xi32>
                          %v_156 = vector.bitcast %v_155 : vector<10xi32> to vector<40xi8>
                          %v_157 = vector.shuffle %v_156, %v_156 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_158 = vector.bitcast %v_157 : vector<64xi8> to vector<16xi32>
                          %v_159 = arith.shrui %v_158, %c_18 : vector<16xi32>
                          %v_160 = vector.shuffle %v_152, %v_152 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_161 = arith.divui %i_118, %c_14 : index
                          %v_162 = arith.muli %v_161, %c_15 : index
                          %v_163 = arith.addi %v_162, %c_16 : index
                          memref.prefetch %expert_gate_up.codes[%v_71, %v_117, %v_163], read, locality<3>, data : memref<64x2048x320xi32>
                          %v_164 = arith.divui %i_118, %c_0 : index
                          %v_165 = vector.load %expert_gate_up.scales[%v_71, %v_117, %v_164] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_166 = arith.extf %v_165 : vector<2xf16> to vector<2xf32>
                          %v_167 = arith.divui %i_118, %c_0 : index
                          %v_168 = vector.load %expert_gate_up.biases[%v_71, %v_117, %v_167] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_169 = arith.extf %v_168 : vector<2xf16> to vector<2xf32>
                          %v_170 = vector.shuffle %v_166, %v_166 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_171 = vector.shuffle %v_169, %v_169 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_172 = vector.shuffle %v_170, %v_171 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_173 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_172) : (vector<16xf32>) -> vector<16xf32>
                          %v_174 = arith.divui %i_118, %c_0 : index
                          %v_175 = arith.muli %v_174, %c_17 : index
                          %v_176 = vector.load %expert_gate_up.codes[%v_71, %v_117, %v_175] : memref<64x2048x320xi32>, vector<10xi32>
                          %v_177 = vector.bitcast %v_176 : vector<10xi32> to vector<40xi8>
                          %v_178 = vector.shuffle %v_177, %v_177 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_179 = vector.bitcast %v_178 : vector<64xi8> to vector<16xi32>
                          %v_180 = arith.shrui %v_179, %c_18 : vector<16xi32>
                          %v_181 = vector.shuffle %v_173, %v_173 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_182 = arith.andi %v_159, %c_19 : vector<16xi32>
                          %v_183 = arith.subi %v_182, %c_20 : vector<16xi32>
                          %v_184 = arith.sitofp %v_183 : vector<16xi32> to vector<16xf32>
                          %v_185 = vector.load %x_lanes[%v_113, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_186 = arith.mulf %v_184, %v_185 : vector<16xf32>
                          %v_187 = vector.load %x_lanes[%v_114, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_188 = arith.mulf %v_184, %v_187 : vector<16xf32>
                          %v_189 = vector.load %x_lanes[%v_115, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_190 = arith.mulf %v_184, %v_189 : vector<16xf32>
                          %v_191 = vector.load %x_lanes[%v_116, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_192 = arith.mulf %v_184, %v_191 : vector<16xf32>
                          %v_193 = arith.shrui %v_159, %c_21 : vector<16xi32>
                          %v_194 = arith.andi %v_193, %c_19 : vector<16xi32>
                          %v_195 = arith.subi %v_194, %c_20 : vector<16xi32>
                          %v_196 = arith.sitofp %v_195 : vector<16xi32> to vector<16xf32>
                          %v_197 = arith.addi %i_118, %c_10 : index
                          %v_198 = vector.load %x_lanes[%v_113, %v_197] : memref<?x2048xf32>, vector<16xf32>
                          %acc_199 = math.fma %v_196, %v_198, %v_186 : vector<16xf32>
                          %v_200 = arith.addi %i_118, %c_10 : index
                          %v_201 = vector.load %x_lanes[%v_114, %v_200] : memref<?x2048xf32>, vector<16xf32>
                          %acc_202 = math.fma %v_196, %v_201, %v_188 : vector<16xf32>
                          %v_203 = arith.addi %i_118, %c_10 : index
                          %v_204 = vector.load %x_lanes[%v_115, %v_203] : memref<?x2048xf32>, vector<16xf32>
                          %acc_205 = math.fma %v_196, %v_204, %v_190 : vector<16xf32>
                          %v_206 = arith.addi %i_118, %c_10 : index
                          %v_207 = vector.load %x_lanes[%v_116, %v_206] : memref<?x2048xf32>, vector<16xf32>
                          %acc_208 = math.fma %v_196, %v_207, %v_192 : vector<16xf32>
                          %v_209 = arith.shrui %v_159, %c_22 : vector<16xi32>
                          %v_210 = arith.andi %v_209, %c_19 : vector<16xi32>
                          %v_211 = arith.subi %v_210, %c_20 : vector<16xi32>
                          %v_212 = arith.sitofp %v_211 : vector<16xi32> to vector<16xf32>
                          %v_213 = arith.addi %i_118, %c_0 : index
                          %v_214 = vector.load %x_lanes[%v_113, %v_213] : memref<?x2048xf32>, vector<16xf32>
                          %acc_215 = math.fma %v_212, %v_214, %acc_199 : vector<16xf32>
                          %v_216 = arith.addi %i_118, %c_0 : index
                          %v_217 = vector.load %x_lanes[%v_114, %v_216] : memref<?x2048xf32>, vector<16xf32>
                          %acc_218 = math.fma %v_212, %v_217, %acc_202 : vector<16xf32>
                          %v_219 = arith.addi %i_118, %c_0 : index
                          %v_220 = vector.load %x_lanes[%v_115, %v_219] : memref<?x2048xf32>, vector<16xf32>
                          %acc_221 = math.fma %v_212, %v_220, %acc_205 : vector<16xf32>
                          %v_222 = arith.addi %i_118, %c_0 : index
                          %v_223 = vector.load %x_lanes[%v_116, %v_222] : memref<?x2048xf32>, vector<16xf32>
                          %acc_224 = math.fma %v_212, %v_223, %acc_208 : vector<16xf32>
                          %v_225 = arith.shrui %v_159, %c_23 : vector<16xi32>
                          %v_226 = arith.andi %v_225, %c_19 : vector<16xi32>
                          %v_227 = arith.subi %v_226, %c_20 : vector<16xi32>
                          %v_228 = arith.sitofp %v_227 : vector<16xi32> to vector<16xf32>
                          %v_229 = arith.addi %i_118, %c_24 : index
                          %v_230 = vector.load %x_lanes[%v_113, %v_229] : memref<?x2048xf32>, vector<16xf32>
                          %acc_231 = math.fma %v_228, %v_230, %acc_215 : vector<16xf32>
                          %v_232 = arith.addi %i_118, %c_24 : index
                          %v_233 = vector.load %x_lanes[%v_114, %v_232] : memref<?x2048xf32>, vector<16xf32>
                          %acc_234 = math.fma %v_228, %v_233, %acc_218 : vector<16xf32>
                          %v_235 = arith.addi %i_118, %c_24 : index
                          %v_236 = vector.load %x_lanes[%v_115, %v_235] : memref<?x2048xf32>, vector<16xf32>
                          %acc_237 = math.fma %v_228, %v_236, %acc_221 : vector<16xf32>
                          %v_238 = arith.addi %i_118, %c_24 : index
                          %v_239 = vector.load %x_lanes[%v_116, %v_238] : memref<?x2048xf32>, vector<16xf32>
                          %acc_240 = math.fma %v_228, %v_239, %acc_224 : vector<16xf32>
                          %acc_241 = math.fma %acc_231, %v_160, %carry_120 : vector<16xf32>
                          %acc_242 = math.fma %acc_234, %v_160, %carry_121 : vector<16xf32>
                          %acc_243 = math.fma %acc_237, %v_160, %carry_122 : vector<16xf32>
                          %acc_244 = math.fma %acc_240, %v_160, %carry_123 : vector<16xf32>
                          %v_245 = arith.andi %v_180, %c_19 : vector<16xi32>
                          %v_246 = arith.subi %v_245, %c_20 : vector<16xi32>
                          %v_247 = arith.sitofp %v_246 : vector<16xi32> to vector<16xf32>
                          %v_248 = vector.load %x_lanes[%v_113, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_249 = arith.mulf %v_247, %v_248 : vector<16xf32>
                          %v_250 = vector.load %x_lanes[%v_114, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_251 = arith.mulf %v_247, %v_250 : vector<16xf32>
                          %v_252 = vector.load %x_lanes[%v_115, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_253 = arith.mulf %v_247, %v_252 : vector<16xf32>
                          %v_254 = vector.load %x_lanes[%v_116, %i_118] : memref<?x2048xf32>, vector<16xf32>
                          %v_255 = arith.mulf %v_247, %v_254 : vector<16xf32>
                          %v_256 = arith.shrui %v_180, %c_21 : vector<16xi32>
                          %v_257 = arith.andi %v_256, %c_19 : vector<16xi32>
                          %v_258 = arith.subi %v_257, %c_20 : vector<16xi32>
                          %v_259 = arith.sitofp %v_258 : vector<16xi32> to vector<16xf32>
                          %v_260 = arith.addi %i_118, %c_10 : index
                          %v_261 = vector.load %x_lanes[%v_113, %v_260] : memref<?x2048xf32>, vector<16xf32>
                          %acc_262 = math.fma %v_259, %v_261, %v_249 : vector<16xf32>
                          %v_263 = arith.addi %i_118, %c_10 : index
                          %v_264 = vector.load %x_lanes[%v_114, %v_263] : memref<?x2048xf32>, vector<16xf32>
                          %acc_265 = math.fma %v_259, %v_264, %v_251 : vector<16xf32>
                          %v_266 = arith.addi %i_118, %c_10 : index
                          %v_267 = vector.load %x_lanes[%v_115, %v_266] : memref<?x2048xf32>, vector<16xf32>
                          %acc_268 = math.fma %v_259, %v_267, %v_253 : vector<16xf32>
                          %v_269 = arith.addi %i_118, %c_10 : index
                          %v_270 = vector.load %x_lanes[%v_116, %v_269] : memref<?x2048xf32>, vector<16xf32>
                          %acc_271 = math.fma %v_259, %v_270, %v_255 : vector<16xf32>
                          %v_272 = arith.shrui %v_180, %c_22 : vector<16xi32>
                          %v_273 = arith.andi %v_272, %c_19 : vector<16xi32>
                          %v_274 = arith.subi %v_273, %c_20 : vector<16xi32>
                          %v_275 = arith.sitofp %v_274 : vector<16xi32> to vector<16xf32>
                          %v_276 = arith.addi %i_118, %c_0 : index
                          %v_277 = vector.load %x_lanes[%v_113, %v_276] : memref<?x2048xf32>, vector<16xf32>
                          %acc_278 = math.fma %v_275, %v_277, %acc_262 : vector<16xf32>
                          %v_279 = arith.addi %i_118, %c_0 : index
                          %v_280 = vector.load %x_lanes[%v_114, %v_279] : memref<?x2048xf32>, vector<16xf32>
                          %acc_281 = math.fma %v_275, %v_280, %acc_265 : vector<16xf32>
                          %v_282 = arith.addi %i_118, %c_0 : index
                          %v_283 = vector.load %x_lanes[%v_115, %v_282] : memref<?x2048xf32>, vector<16xf32>
                          %acc_284 = math.fma %v_275, %v_283, %acc_268 : vector<16xf32>
                          %v_285 = arith.addi %i_118, %c_0 : index
                          %v_286 = vector.load %x_lanes[%v_116, %v_285] : memref<?x2048xf32>, vector<16xf32>
                          %acc_287 = math.fma %v_275, %v_286, %acc_271 : vector<16xf32>
                          %v_288 = arith.shrui %v_180, %c_23 : vector<16xi32>
                          %v_289 = arith.andi %v_288, %c_19 : vector<16xi32>
                          %v_290 = arith.subi %v_289, %c_20 : vector<16xi32>
                          %v_291 = arith.sitofp %v_290 : vector<16xi32> to vector<16xf32>
                          %v_292 = arith.addi %i_118, %c_24 : index
                          %v_293 = vector.load %x_lanes[%v_113, %v_292] : memref<?x2048xf32>, vector<16xf32>
                          %acc_294 = math.fma %v_291, %v_293, %acc_278 : vector<16xf32>
                          %v_295 = arith.addi %i_118, %c_24 : index
                          %v_296 = vector.load %x_lanes[%v_114, %v_295] : memref<?x2048xf32>, vector<16xf32>
                          %acc_297 = math.fma %v_291, %v_296, %acc_281 : vector<16xf32>
                          %v_298 = arith.addi %i_118, %c_24 : index
                          %v_299 = vector.load %x_lanes[%v_115, %v_298] : memref<?x2048xf32>, vector<16xf32>
                          %acc_300 = math.fma %v_291, %v_299, %acc_284 : vector<16xf32>
                          %v_301 = arith.addi %i_118, %c_24 : index
                          %v_302 = vector.load %x_lanes[%v_116, %v_301] : memref<?x2048xf32>, vector<16xf32>
                          %acc_303 = math.fma %v_291, %v_302, %acc_287 : vector<16xf32>
                          %acc_304 = math.fma %acc_294, %v_181, %carry_124 : vector<16xf32>
                          %acc_305 = math.fma %acc_297, %v_181, %carry_125 : vector<16xf32>
                          %acc_306 = math.fma %acc_300, %v_181, %carry_126 : vector<16xf32>
                          %acc_307 = math.fma %acc_303, %v_181, %carry_127 : vector<16xf32>
                          %acc_308 = math.fma %v_152, %v_130, %acc_241 : vector<16xf32>
                          %acc_309 = math.fma %v_152, %v_133, %acc_242 : vector<16xf32>
                          %acc_310 = math.fma %v_152, %v_136, %acc_243 : vector<16xf32>
                          %acc_311 = math.fma %v_152, %v_139, %acc_244 : vector<16xf32>
                          %acc_312 = math.fma %v_173, %v_130, %acc_304 : vector<16xf32>
                          %acc_313 = math.fma %v_173, %v_133, %acc_305 : vector<16xf32>
                          %acc_314 = math.fma %v_173, %v_136, %acc_306 : vector<16xf32>
                          %acc_315 = math.fma %v_173, %v_139, %acc_307 : vector<16xf32>
                          scf.yield %acc_308, %acc_309, %acc_310, %acc_311, %acc_312, %acc_313, %acc_314, %acc_315 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_119#0, %sums[%c_3, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_119#1, %sums[%c_2, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_119#2, %sums[%c_4, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_119#3, %sums[%c_11, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_119#4, %sums[%c_1, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_119#5, %sums[%c_17, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_119#6, %sums[%c_25, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_119#7, %sums[%c_26, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                      }
                      %is_316 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_316 {
                        %v_317 = memref.load %group[%c_3] : memref<5xi32>
                        %v_318 = arith.index_cast %v_317 : i32 to index
                        %v_319 = memref.load %group[%c_2] : memref<5xi32>
                        %v_320 = arith.index_cast %v_319 : i32 to index
                        %v_321 = arith.divui %v_318, %c_6 : index
                        %v_322 = arith.divui %v_320, %c_6 : index
                        %v_323 = arith.addi %v_103, %c_8 : index
                        %loop_325:4 = scf.for %i_324 = %c_3 to %c_13 step %c_14 iter_args(%carry_326 = %c_12, %carry_327 = %c_12, %carry_328 = %c_12, %carry_329 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_330 = arith.divui %i_324, %c_14 : index
                          %v_331 = arith.muli %v_330, %c_10 : index
                          %v_332 = vector.load %x_sums[%v_321, %v_331] : memref<?x512xf32>, vector<16xf32>
                          %v_333 = arith.divui %i_324, %c_14 : index
                          %v_334 = arith.muli %v_333, %c_10 : index
                          %v_335 = vector.load %x_sums[%v_322, %v_334] : memref<?x512xf32>, vector<16xf32>
                          %v_336 = arith.divui %i_324, %c_14 : index
                          %v_337 = arith.muli %v_336, %c_15 : index
                          %v_338 = arith.addi %v_337, %c_16 : index
                          memref.prefetch %expert_gate_up.codes[%v_71, %v_103, %v_338], read, locality<3>, data : memref<64x2048x320xi32>
                          %v_339 = arith.divui %i_324, %c_0 : index
                          %v_340 = vector.load %expert_gate_up.scales[%v_71, %v_103, %v_339] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_341 = arith.extf %v_340 : vector<2xf16> to vector<2xf32>
                          %v_342 = arith.divui %i_324, %c_0 : index
                          %v_343 = vector.load %expert_gate_up.biases[%v_71, %v_103, %v_342] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_344 = arith.extf %v_343 : vector<2xf16> to vector<2xf32>
                          %v_345 = vector.shuffle %v_341, %v_341 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_346 = vector.shuffle %v_344, %v_344 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_347 = vector.shuffle %v_345, %v_346 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_348 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_347) : (vector<16xf32>) -> vector<16xf32>
                          %v_349 = arith.divui %i_324, %c_0 : index
                          %v_350 = arith.muli %v_349, %c_17 : index
                          %v_351 = vector.load %expert_gate_up.codes[%v_71, %v_103, %v_350] : memref<64x2048x320xi32>, vector<10xi32>
                          %v_352 = vector.bitcast %v_351 : vector<10xi32> to vector<40xi8>
                          %v_353 = vector.shuffle %v_352, %v_352 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_354 = vector.bitcast %v_353 : vector<64xi8> to vector<16xi32>
                          %v_355 = arith.shrui %v_354, %c_18 : vector<16xi32>
                          %v_356 = vector.shuffle %v_348, %v_348 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_357 = arith.divui %i_324, %c_14 : index
                          %v_358 = arith.muli %v_357, %c_15 : index
                          %v_359 = arith.addi %v_358, %c_16 : index
                          memref.prefetch %expert_gate_up.codes[%v_71, %v_323, %v_359], read, locality<3>, data : memref<64x2048x320xi32>
                          %v_360 = arith.divui %i_324, %c_0 : index
                          %v_361 = vector.load %expert_gate_up.scales[%v_71, %v_323, %v_360] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_362 = arith.extf %v_361 : vector<2xf16> to vector<2xf32>
                          %v_363 = arith.divui %i_324, %c_0 : index
                          %v_364 = vector.load %expert_gate_up.biases[%v_71, %v_323, %v_363] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_365 = arith.extf %v_364 : vector<2xf16> to vector<2xf32>
                          %v_366 = vector.shuffle %v_362, %v_362 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_367 = vector.shuffle %v_365, %v_365 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_368 = vector.shuffle %v_366, %v_367 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_369 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_368) : (vector<16xf32>) -> vector<16xf32>
                          %v_370 = arith.divui %i_324, %c_0 : index
                          %v_371 = arith.muli %v_370, %c_17 : index
                          %v_372 = vector.load %expert_gate_up.codes[%v_71, %v_323, %v_371] : memref<64x2048x320xi32>, vector<10xi32>
                          %v_373 = vector.bitcast %v_372 : vector<10xi32> to vector<40xi8>
                          %v_374 = vector.shuffle %v_373, %v_373 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_375 = vector.bitcast %v_374 : vector<64xi8> to vector<16xi32>
                          %v_376 = arith.shrui %v_375, %c_18 : vector<16xi32>
                          %v_377 = vector.shuffle %v_369, %v_369 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_378 = arith.andi %v_355, %c_19 : vector<16xi32>
                          %v_379 = arith.subi %v_378, %c_20 : vector<16xi32>
                          %v_380 = arith.sitofp %v_379 : vector<16xi32> to vector<16xf32>
                          %v_381 = vector.load %x_lanes[%v_321, %i_324] : memref<?x2048xf32>, vector<16xf32>
                          %v_382 = arith.mulf %v_380, %v_381 : vector<16xf32>
                          %v_383 = vector.load %x_lanes[%v_322, %i_324] : memref<?x2048xf32>, vector<16xf32>
                          %v_384 = arith.mulf %v_380, %v_383 : vector<16xf32>
                          %v_385 = arith.shrui %v_355, %c_21 : vector<16xi32>
                          %v_386 = arith.andi %v_385, %c_19 : vector<16xi32>
                          %v_387 = arith.subi %v_386, %c_20 : vector<16xi32>
                          %v_388 = arith.sitofp %v_387 : vector<16xi32> to vector<16xf32>
                          %v_389 = arith.addi %i_324, %c_10 : index
                          %v_390 = vector.load %x_lanes[%v_321, %v_389] : memref<?x2048xf32>, vector<16xf32>
                          %acc_391 = math.fma %v_388, %v_390, %v_382 : vector<16xf32>
                          %v_392 = arith.addi %i_324, %c_10 : index
                          %v_393 = vector.load %x_lanes[%v_322, %v_392] : memref<?x2048xf32>, vector<16xf32>
                          %acc_394 = math.fma %v_388, %v_393, %v_384 : vector<16xf32>
                          %v_395 = arith.shrui %v_355, %c_22 : vector<16xi32>
                          %v_396 = arith.andi %v_395, %c_19 : vector<16xi32>
                          %v_397 = arith.subi %v_396, %c_20 : vector<16xi32>
                          %v_398 = arith.sitofp %v_397 : vector<16xi32> to vector<16xf32>
                          %v_399 = arith.addi %i_324, %c_0 : index
                          %v_400 = vector.load %x_lanes[%v_321, %v_399] : memref<?x2048xf32>, vector<16xf32>
                          %acc_401 = math.fma %v_398, %v_400, %acc_391 : vector<16xf32>
                          %v_402 = arith.addi %i_324, %c_0 : index
                          %v_403 = vector.load %x_lanes[%v_322, %v_402] : memref<?x2048xf32>, vector<16xf32>
                          %acc_404 = math.fma %v_398, %v_403, %acc_394 : vector<16xf32>
                          %v_405 = arith.shrui %v_355, %c_23 : vector<16xi32>
                          %v_406 = arith.andi %v_405, %c_19 : vector<16xi32>
                          %v_407 = arith.subi %v_406, %c_20 : vector<16xi32>
                          %v_408 = arith.sitofp %v_407 : vector<16xi32> to vector<16xf32>
                          %v_409 = arith.addi %i_324, %c_24 : index
                          %v_410 = vector.load %x_lanes[%v_321, %v_409] : memref<?x2048xf32>, vector<16xf32>
                          %acc_411 = math.fma %v_408, %v_410, %acc_401 : vector<16xf32>
                          %v_412 = arith.addi %i_324, %c_24 : index
                          %v_413 = vector.load %x_lanes[%v_322, %v_412] : memref<?x2048xf32>, vector<16xf32>
                          %acc_414 = math.fma %v_408, %v_413, %acc_404 : vector<16xf32>
                          %acc_415 = math.fma %acc_411, %v_356, %carry_326 : vector<16xf32>
                          %acc_416 = math.fma %acc_414, %v_356, %carry_327 : vector<16xf32>
                          %v_417 = arith.andi %v_376, %c_19 : vector<16xi32>
                          %v_418 = arith.subi %v_417, %c_20 : vector<16xi32>
                          %v_419 = arith.sitofp %v_418 : vector<16xi32> to vector<16xf32>
                          %v_420 = vector.load %x_lanes[%v_321, %i_324] : memref<?x2048xf32>, vector<16xf32>
                          %v_421 = arith.mulf %v_419, %v_420 : vector<16xf32>
                          %v_422 = vector.load %x_lanes[%v_322, %i_324] : memref<?x2048xf32>, vector<16xf32>
                          %v_423 = arith.mulf %v_419, %v_422 : vector<16xf32>
                          %v_424 = arith.shrui %v_376, %c_21 : vector<16xi32>
                          %v_425 = arith.andi %v_424, %c_19 : vector<16xi32>
                          %v_426 = arith.subi %v_425, %c_20 : vector<16xi32>
                          %v_427 = arith.sitofp %v_426 : vector<16xi32> to vector<16xf32>
                          %v_428 = arith.addi %i_324, %c_10 : index
                          %v_429 = vector.load %x_lanes[%v_321, %v_428] : memref<?x2048xf32>, vector<16xf32>
                          %acc_430 = math.fma %v_427, %v_429, %v_421 : vector<16xf32>
                          %v_431 = arith.addi %i_324, %c_10 : index
                          %v_432 = vector.load %x_lanes[%v_322, %v_431] : memref<?x2048xf32>, vector<16xf32>
                          %acc_433 = math.fma %v_427, %v_432, %v_423 : vector<16xf32>
                          %v_434 = arith.shrui %v_376, %c_22 : vector<16xi32>
                          %v_435 = arith.andi %v_434, %c_19 : vector<16xi32>
                          %v_436 = arith.subi %v_435, %c_20 : vector<16xi32>
                          %v_437 = arith.sitofp %v_436 : vector<16xi32> to vector<16xf32>
                          %v_438 = arith.addi %i_324, %c_0 : index
                          %v_439 = vector.load %x_lanes[%v_321, %v_438] : memref<?x2048xf32>, vector<16xf32>
                          %acc_440 = math.fma %v_437, %v_439, %acc_430 : vector<16xf32>
                          %v_441 = arith.addi %i_324, %c_0 : index
                          %v_442 = vector.load %x_lanes[%v_322, %v_441] : memref<?x2048xf32>, vector<16xf32>
                          %acc_443 = math.fma %v_437, %v_442, %acc_433 : vector<16xf32>
                          %v_444 = arith.shrui %v_376, %c_23 : vector<16xi32>
                          %v_445 = arith.andi %v_444, %c_19 : vector<16xi32>
                          %v_446 = arith.subi %v_445, %c_20 : vector<16xi32>
                          %v_447 = arith.sitofp %v_446 : vector<16xi32> to vector<16xf32>
                          %v_448 = arith.addi %i_324, %c_24 : index
                          %v_449 = vector.load %x_lanes[%v_321, %v_448] : memref<?x2048xf32>, vector<16xf32>
                          %acc_450 = math.fma %v_447, %v_449, %acc_440 : vector<16xf32>
                          %v_451 = arith.addi %i_324, %c_24 : index
                          %v_452 = vector.load %x_lanes[%v_322, %v_451] : memref<?x2048xf32>, vector<16xf32>
                          %acc_453 = math.fma %v_447, %v_452, %acc_443 : vector<16xf32>
                          %acc_454 = math.fma %acc_450, %v_377, %carry_328 : vector<16xf32>
                          %acc_455 = math.fma %acc_453, %v_377, %carry_329 : vector<16xf32>
                          %acc_456 = math.fma %v_348, %v_332, %acc_415 : vector<16xf32>
                          %acc_457 = math.fma %v_348, %v_335, %acc_416 : vector<16xf32>
                          %acc_458 = math.fma %v_369, %v_332, %acc_454 : vector<16xf32>
                          %acc_459 = math.fma %v_369, %v_335, %acc_455 : vector<16xf32>
                          scf.yield %acc_456, %acc_457, %acc_458, %acc_459 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_325#0, %sums[%c_3, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_325#1, %sums[%c_2, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_325#2, %sums[%c_1, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_325#3, %sums[%c_17, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                      }
                      %is_460 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_460 {
                        %v_461 = memref.load %group[%c_3] : memref<5xi32>
                        %v_462 = arith.index_cast %v_461 : i32 to index
                        %v_463 = arith.divui %v_462, %c_6 : index
                        %v_464 = arith.addi %v_103, %c_8 : index
                        %loop_466:2 = scf.for %i_465 = %c_3 to %c_13 step %c_14 iter_args(%carry_467 = %c_12, %carry_468 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                          %v_469 = arith.divui %i_465, %c_14 : index
                          %v_470 = arith.muli %v_469, %c_10 : index
                          %v_471 = vector.load %x_sums[%v_463, %v_470] : memref<?x512xf32>, vector<16xf32>
                          %v_472 = arith.divui %i_465, %c_14 : index
                          %v_473 = arith.muli %v_472, %c_15 : index
                          %v_474 = arith.addi %v_473, %c_16 : index
                          memref.prefetch %expert_gate_up.codes[%v_71, %v_103, %v_474], read, locality<3>, data : memref<64x2048x320xi32>
                          %v_475 = arith.divui %i_465, %c_0 : index
                          %v_476 = vector.load %expert_gate_up.scales[%v_71, %v_103, %v_475] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_477 = arith.extf %v_476 : vector<2xf16> to vector<2xf32>
                          %v_478 = arith.divui %i_465, %c_0 : index
                          %v_479 = vector.load %expert_gate_up.biases[%v_71, %v_103, %v_478] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_480 = arith.extf %v_479 : vector<2xf16> to vector<2xf32>
                          %v_481 = vector.shuffle %v_477, %v_477 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_482 = vector.shuffle %v_480, %v_480 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_483 = vector.shuffle %v_481, %v_482 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_484 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_483) : (vector<16xf32>) -> vector<16xf32>
                          %v_485 = arith.divui %i_465, %c_0 : index
                          %v_486 = arith.muli %v_485, %c_17 : index
                          %v_487 = vector.load %expert_gate_up.codes[%v_71, %v_103, %v_486] : memref<64x2048x320xi32>, vector<10xi32>
                          %v_488 = vector.bitcast %v_487 : vector<10xi32> to vector<40xi8>
                          %v_489 = vector.shuffle %v_488, %v_488 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_490 = vector.bitcast %v_489 : vector<64xi8> to vector<16xi32>
                          %v_491 = arith.shrui %v_490, %c_18 : vector<16xi32>
                          %v_492 = vector.shuffle %v_484, %v_484 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_493 = arith.divui %i_465, %c_14 : index
                          %v_494 = arith.muli %v_493, %c_15 : index
                          %v_495 = arith.addi %v_494, %c_16 : index
                          memref.prefetch %expert_gate_up.codes[%v_71, %v_464, %v_495], read, locality<3>, data : memref<64x2048x320xi32>
                          %v_496 = arith.divui %i_465, %c_0 : index
                          %v_497 = vector.load %expert_gate_up.scales[%v_71, %v_464, %v_496] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_498 = arith.extf %v_497 : vector<2xf16> to vector<2xf32>
                          %v_499 = arith.divui %i_465, %c_0 : index
                          %v_500 = vector.load %expert_gate_up.biases[%v_71, %v_464, %v_499] : memref<64x2048x64xf16>, vector<2xf16>
                          %v_501 = arith.extf %v_500 : vector<2xf16> to vector<2xf32>
                          %v_502 = vector.shuffle %v_498, %v_498 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_503 = vector.shuffle %v_501, %v_501 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_504 = vector.shuffle %v_502, %v_503 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_505 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_504) : (vector<16xf32>) -> vector<16xf32>
                          %v_506 = arith.divui %i_465, %c_0 : index
                          %v_507 = arith.muli %v_506, %c_17 : index
                          %v_508 = vector.load %expert_gate_up.codes[%v_71, %v_464, %v_507] : memref<64x2048x320xi32>, vector<10xi32>
                          %v_509 = vector.bitcast %v_508 : vector<10xi32> to vector<40xi8>
                          %v_510 = vector.shuffle %v_509, %v_509 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_511 = vector.bitcast %v_510 : vector<64xi8> to vector<16xi32>
                          %v_512 = arith.shrui %v_511, %c_18 : vector<16xi32>
                          %v_513 = vector.shuffle %v_505, %v_505 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                          %v_514 = arith.andi %v_491, %c_19 : vector<16xi32>
                          %v_515 = arith.subi %v_514, %c_20 : vector<16xi32>
                          %v_516 = arith.sitofp %v_515 : vector<16xi32> to vector<16xf32>
                          %v_517 = vector.load %x_lanes[%v_463, %i_465] : memref<?x2048xf32>, vector<16xf32>
                          %v_518 = arith.mulf %v_516, %v_517 : vector<16xf32>
                          %v_519 = arith.shrui %v_491, %c_21 : vector<16xi32>
                          %v_520 = arith.andi %v_519, %c_19 : vector<16xi32>
                          %v_521 = arith.subi %v_520, %c_20 : vector<16xi32>
                          %v_522 = arith.sitofp %v_521 : vector<16xi32> to vector<16xf32>
                          %v_523 = arith.addi %i_465, %c_10 : index
                          %v_524 = vector.load %x_lanes[%v_463, %v_523] : memref<?x2048xf32>, vector<16xf32>
                          %acc_525 = math.fma %v_522, %v_524, %v_518 : vector<16xf32>
                          %v_526 = arith.shrui %v_491, %c_22 : vector<16xi32>
                          %v_527 = arith.andi %v_526, %c_19 : vector<16xi32>
                          %v_528 = arith.subi %v_527, %c_20 : vector<16xi32>
                          %v_529 = arith.sitofp %v_528 : vector<16xi32> to vector<16xf32>
                          %v_530 = arith.addi %i_465, %c_0 : index
                          %v_531 = vector.load %x_lanes[%v_463, %v_530] : memref<?x2048xf32>, vector<16xf32>
                          %acc_532 = math.fma %v_529, %v_531, %acc_525 : vector<16xf32>
                          %v_533 = arith.shrui %v_491, %c_23 : vector<16xi32>
                          %v_534 = arith.andi %v_533, %c_19 : vector<16xi32>
                          %v_535 = arith.subi %v_534, %c_20 : vector<16xi32>
                          %v_536 = arith.sitofp %v_535 : vector<16xi32> to vector<16xf32>
                          %v_537 = arith.addi %i_465, %c_24 : index
                          %v_538 = vector.load %x_lanes[%v_463, %v_537] : memref<?x2048xf32>, vector<16xf32>
                          %acc_539 = math.fma %v_536, %v_538, %acc_532 : vector<16xf32>
                          %acc_540 = math.fma %acc_539, %v_492, %carry_467 : vector<16xf32>
                          %v_541 = arith.andi %v_512, %c_19 : vector<16xi32>
                          %v_542 = arith.subi %v_541, %c_20 : vector<16xi32>
                          %v_543 = arith.sitofp %v_542 : vector<16xi32> to vector<16xf32>
                          %v_544 = vector.load %x_lanes[%v_463, %i_465] : memref<?x2048xf32>, vector<16xf32>
                          %v_545 = arith.mulf %v_543, %v_544 : vector<16xf32>
                          %v_546 = arith.shrui %v_512, %c_21 : vector<16xi32>
                          %v_547 = arith.andi %v_546, %c_19 : vector<16xi32>
                          %v_548 = arith.subi %v_547, %c_20 : vector<16xi32>
                          %v_549 = arith.sitofp %v_548 : vector<16xi32> to vector<16xf32>
                          %v_550 = arith.addi %i_465, %c_10 : index
                          %v_551 = vector.load %x_lanes[%v_463, %v_550] : memref<?x2048xf32>, vector<16xf32>
                          %acc_552 = math.fma %v_549, %v_551, %v_545 : vector<16xf32>
                          %v_553 = arith.shrui %v_512, %c_22 : vector<16xi32>
                          %v_554 = arith.andi %v_553, %c_19 : vector<16xi32>
                          %v_555 = arith.subi %v_554, %c_20 : vector<16xi32>
                          %v_556 = arith.sitofp %v_555 : vector<16xi32> to vector<16xf32>
                          %v_557 = arith.addi %i_465, %c_0 : index
                          %v_558 = vector.load %x_lanes[%v_463, %v_557] : memref<?x2048xf32>, vector<16xf32>
                          %acc_559 = math.fma %v_556, %v_558, %acc_552 : vector<16xf32>
                          %v_560 = arith.shrui %v_512, %c_23 : vector<16xi32>
                          %v_561 = arith.andi %v_560, %c_19 : vector<16xi32>
                          %v_562 = arith.subi %v_561, %c_20 : vector<16xi32>
                          %v_563 = arith.sitofp %v_562 : vector<16xi32> to vector<16xf32>
                          %v_564 = arith.addi %i_465, %c_24 : index
                          %v_565 = vector.load %x_lanes[%v_463, %v_564] : memref<?x2048xf32>, vector<16xf32>
                          %acc_566 = math.fma %v_563, %v_565, %acc_559 : vector<16xf32>
                          %acc_567 = math.fma %acc_566, %v_513, %carry_468 : vector<16xf32>
                          %acc_568 = math.fma %v_484, %v_471, %acc_540 : vector<16xf32>
                          %acc_569 = math.fma %v_505, %v_471, %acc_567 : vector<16xf32>
                          scf.yield %acc_568, %acc_569 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_466#0, %sums[%c_3, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        vector.store %loop_466#1, %sums[%c_1, %i_102, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                      }
                    }
                    scf.for %i_570 = %c_3 to %v_91 step %c_2 {
                      %v_571 = memref.load %group[%i_570] : memref<5xi32>
                      %v_572 = arith.index_cast %v_571 : i32 to index
                      scf.for %i_573 = %c_3 to %c_10 step %c_2 {
                        %v_574 = vector.load %sums[%i_570, %i_573, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        %v_575 = vector.shuffle %v_574, %v_574 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_576 = vector.shuffle %v_574, %v_574 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_577 = arith.addf %v_575, %v_576 : vector<8xf32>
                        %v_578 = vector.shuffle %v_577, %v_577 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_579 = vector.shuffle %v_577, %v_577 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_580 = arith.addf %v_578, %v_579 : vector<4xf32>
                        %v_581 = vector.shuffle %v_580, %v_580 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_582 = vector.shuffle %v_580, %v_580 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_583 = arith.addf %v_581, %v_582 : vector<2xf32>
                        %v_584 = vector.shuffle %v_583, %v_583 [0] : vector<2xf32>, vector<2xf32>
                        %v_585 = vector.shuffle %v_583, %v_583 [1] : vector<2xf32>, vector<2xf32>
                        %v_586 = arith.addf %v_584, %v_585 : vector<1xf32>
                        %sum_587 = vector.extract %v_586[0] : f32 from vector<1xf32>
                        memref.store %sum_587, %added[%i_573] : memref<16xf32>
                      }
                      %v_588 = vector.load %added[%c_3] : memref<16xf32>, vector<16xf32>
                      %v_589 = arith.addi %i_570, %c_1 : index
                      scf.for %i_590 = %c_3 to %c_10 step %c_2 {
                        %v_591 = vector.load %sums[%v_589, %i_590, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        %v_592 = vector.shuffle %v_591, %v_591 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_593 = vector.shuffle %v_591, %v_591 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_594 = arith.addf %v_592, %v_593 : vector<8xf32>
                        %v_595 = vector.shuffle %v_594, %v_594 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_596 = vector.shuffle %v_594, %v_594 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_597 = arith.addf %v_595, %v_596 : vector<4xf32>
                        %v_598 = vector.shuffle %v_597, %v_597 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_599 = vector.shuffle %v_597, %v_597 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_600 = arith.addf %v_598, %v_599 : vector<2xf32>
                        %v_601 = vector.shuffle %v_600, %v_600 [0] : vector<2xf32>, vector<2xf32>
                        %v_602 = vector.shuffle %v_600, %v_600 [1] : vector<2xf32>, vector<2xf32>
                        %v_603 = arith.addf %v_601, %v_602 : vector<1xf32>
                        %sum_604 = vector.extract %v_603[0] : f32 from vector<1xf32>
                        memref.store %sum_604, %added[%i_590] : memref<16xf32>
                      }
                      %v_605 = vector.load %added[%c_3] : memref<16xf32>, vector<16xf32>
                      %v_606 = arith.subf %c_12, %v_588 : vector<16xf32>
                      %is_607 = arith.cmpf ogt, %v_606, %c_27 : vector<16xf32>
                      %v_608 = arith.select %is_607, %c_27, %v_606 : vector<16xi1>, vector<16xf32>
                      %is_609 = arith.cmpf olt, %v_608, %c_28 : vector<16xf32>
                      %v_610 = arith.select %is_609, %c_28, %v_608 : vector<16xi1>, vector<16xf32>
                      %v_611 = arith.mulf %v_610, %c_29 : vector<16xf32>
                      %v_612 = math.roundeven %v_611 : vector<16xf32>
                      %acc_613 = math.fma %v_612, %c_30, %v_610 : vector<16xf32>
                      %acc_614 = math.fma %v_612, %c_31, %acc_613 : vector<16xf32>
                      %acc_615 = math.fma %c_32, %acc_614, %c_33 : vector<16xf32>
                      %acc_616 = math.fma %acc_615, %acc_614, %c_34 : vector<16xf32>
                      %acc_617 = math.fma %acc_616, %acc_614, %c_35 : vector<16xf32>
                      %acc_618 = math.fma %acc_617, %acc_614, %c_36 : vector<16xf32>
                      %acc_619 = math.fma %acc_618, %acc_614, %c_37 : vector<16xf32>
                      %acc_620 = math.fma %acc_619, %acc_614, %c_38 : vector<16xf32>
                      %acc_621 = math.fma %acc_620, %acc_614, %c_38 : vector<16xf32>
                      %v_622 = arith.fptosi %v_612 : vector<16xf32> to vector<16xi32>
                      %v_623 = arith.shrsi %v_622, %c_39 : vector<16xi32>
                      %v_624 = arith.subi %v_622, %v_623 : vector<16xi32>
                      %v_625 = arith.addi %v_623, %c_41 : vector<16xi32>
                      %v_626 = arith.shli %v_625, %c_40 : vector<16xi32>
                      %v_627 = arith.bitcast %v_626 : vector<16xi32> to vector<16xf32>
                      %v_628 = arith.mulf %acc_621, %v_627 : vector<16xf32>
                      %v_629 = arith.addi %v_624, %c_41 : vector<16xi32>
                      %v_630 = arith.shli %v_629, %c_40 : vector<16xi32>
                      %v_631 = arith.bitcast %v_630 : vector<16xi32> to vector<16xf32>
                      %v_632 = arith.mulf %v_628, %v_631 : vector<16xf32>
                      %v_633 = arith.addf %v_632, %c_38 : vector<16xf32>
                      %v_634 = arith.divf %c_38, %v_633 : vector<16xf32>
                      %v_635 = arith.mulf %v_588, %v_634 : vector<16xf32>
                      %v_636 = arith.mulf %v_635, %v_605 : vector<16xf32>
                      vector.store %v_636, %hidden[%v_572, %v_101] : memref<?x1024xf32>, vector<16xf32>
                    }
                  }
                }
                %v_637 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_637 : index
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
        %c_12 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_13 = arith.constant 1024 : index
        %c_14 = arith.constant 10 : index
        %c_15 = arith.constant 512 : index
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
        %c_26 = arith.constant 2048 : index
        %c_27 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_28 = arith.constant dense<1> : vector<16xi32>
        %c_29 = arith.constant dense<0> : vector<16xi32>
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
        %sums = memref.alloca() alignment = 64 : memref<8x16x16xf32>
        %added = memref.alloca() alignment = 64 : memref<16xf32>
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
                    scf.for %i_100 = %c_3 to %c_9 step %c_9 {
                      %v_101 = arith.addi %v_55, %i_100 : index
                      %v_102 = arith.addi %i_100, %c_9 : index
                      %v_103 = arith.addi %v_55, %v_102 : index
                      scf.for %i_104 = %c_3 to %c_9 step %c_2 {
                        %v_105 = arith.addi %v_101, %i_104 : index
                        %v_106 = arith.addi %v_103, %i_104 : index
                        %is_107 = arith.cmpi eq, %v_99, %c_1 : index
                        scf.if %is_107 {
                          %v_108 = memref.load %group[%c_3] : memref<5xi32>
                          %v_109 = arith.index_cast %v_108 : i32 to index
                          %v_110 = memref.load %group[%c_2] : memref<5xi32>
                          %v_111 = arith.index_cast %v_110 : i32 to index
                          %v_112 = memref.load %group[%c_4] : memref<5xi32>
                          %v_113 = arith.index_cast %v_112 : i32 to index
                          %v_114 = memref.load %group[%c_11] : memref<5xi32>
                          %v_115 = arith.index_cast %v_114 : i32 to index
                          %loop_117:8 = scf.for %i_116 = %c_3 to %c_13 step %c_0 iter_args(%carry_118 = %c_12, %carry_119 = %c_12, %carry_120 = %c_12, %carry_121 = %c_12, %carry_122 = %c_12, %carry_123 = %c_12, %carry_124 = %c_12, %carry_125 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                            %v_126 = arith.divui %i_116, %c_0 : index
                            %v_127 = arith.muli %v_126, %c_9 : index
                            %v_128 = vector.load %hidden_sums[%v_109, %v_127] : memref<?x256xf32>, vector<16xf32>
                            %v_129 = arith.divui %i_116, %c_0 : index
                            %v_130 = arith.muli %v_129, %c_9 : index
                            %v_131 = vector.load %hidden_sums[%v_111, %v_130] : memref<?x256xf32>, vector<16xf32>
                            %v_132 = arith.divui %i_116, %c_0 : index
                            %v_133 = arith.muli %v_132, %c_9 : index
                            %v_134 = vector.load %hidden_sums[%v_113, %v_133] : memref<?x256xf32>, vector<16xf32>
                            %v_135 = arith.divui %i_116, %c_0 : index
                            %v_136 = arith.muli %v_135, %c_9 : index
                            %v_137 = vector.load %hidden_sums[%v_115, %v_136] : memref<?x256xf32>, vector<16xf32>
                            %v_138 = arith.divui %i_116, %c_0 : index
                            %v_139 = arith.muli %v_138, %c_14 : index
                            %v_140 = arith.addi %v_139, %c_15 : index
                            memref.prefetch %expert_down.codes[%v_70, %v_105, %v_140], read, locality<3>, data : memref<64x2048x160xi32>
                            %v_141 = arith.divui %i_116, %c_5 : index
                            %v_142 = vector.load %expert_down.scales[%v_70, %v_105, %v_141] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_143 = arith.extf %v_142 : vector<2xf16> to vector<2xf32>
                            %v_144 = arith.divui %i_116, %c_5 : index
                            %v_145 = vector.load %expert_down.biases[%v_70, %v_105, %v_144] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_146 = arith.extf %v_145 : vector<2xf16> to vector<2xf32>
                            %v_147 = vector.shuffle %v_143, %v_143 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_148 = vector.shuffle %v_146, %v_146 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_149 = vector.shuffle %v_147, %v_148 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                            %v_150 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_149) : (vector<16xf32>) -> vector<16xf32>
                            %v_151 = arith.divui %i_116, %c_5 : index
                            %v_152 = arith.muli %v_151, %c_16 : index
                            %v_153 = vector.load %expert_down.codes[%v_70, %v_105, %v_152] : memref<64x2048x160xi32>, vector<10xi32>
                            %v_154 = vector.bitcast %v_153 : vector<10xi32> to vector<40xi8>
                            %v_155 = vector.shuffle %v_154, %v_154 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                            %v_156 = vector.bitcast %v_155 : vector<64xi8> to vector<16xi32>
                            %v_157 = arith.shrui %v_156, %c_17 : vector<16xi32>
                            %v_158 = vector.shuffle %v_150, %v_150 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                            %v_159 = arith.divui %i_116, %c_0 : index
                            %v_160 = arith.muli %v_159, %c_14 : index
                            %v_161 = arith.addi %v_160, %c_15 : index
                            memref.prefetch %expert_down.codes[%v_70, %v_106, %v_161], read, locality<3>, data : memref<64x2048x160xi32>
                            %v_162 = arith.divui %i_116, %c_5 : index
                            %v_163 = vector.load %expert_down.scales[%v_70, %v_106, %v_162] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_164 = arith.extf %v_163 : vector<2xf16> to vector<2xf32>
                            %v_165 = arith.divui %i_116, %c_5 : index
                            %v_166 = vector.load %expert_down.biases[%v_70, %v_106, %v_165] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_167 = arith.extf %v_166 : vector<2xf16> to vector<2xf32>
                            %v_168 = vector.shuffle %v_164, %v_164 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_169 = vector.shuffle %v_167, %v_167 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_170 = vector.shuffle %v_168, %v_169 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                            %v_171 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_170) : (vector<16xf32>) -> vector<16xf32>
                            %v_172 = arith.divui %i_116, %c_5 : index
                            %v_173 = arith.muli %v_172, %c_16 : index
                            %v_174 = vector.load %expert_down.codes[%v_70, %v_106, %v_173] : memref<64x2048x160xi32>, vector<10xi32>
                            %v_175 = vector.bitcast %v_174 : vector<10xi32> to vector<40xi8>
                            %v_176 = vector.shuffle %v_175, %v_175 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                            %v_177 = vector.bitcast %v_176 : vector<64xi8> to vector<16xi32>
                            %v_178 = arith.shrui %v_177, %c_17 : vector<16xi32>
                            %v_179 = vector.shuffle %v_171, %v_171 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                            %v_180 = arith.andi %v_157, %c_18 : vector<16xi32>
                            %v_181 = arith.subi %v_180, %c_19 : vector<16xi32>
                            %v_182 = arith.sitofp %v_181 : vector<16xi32> to vector<16xf32>
                            %v_183 = vector.load %hidden_lanes[%v_109, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_184 = arith.mulf %v_182, %v_183 : vector<16xf32>
                            %v_185 = vector.load %hidden_lanes[%v_111, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_186 = arith.mulf %v_182, %v_185 : vector<16xf32>
                            %v_187 = vector.load %hidden_lanes[%v_113, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_188 = arith.mulf %v_182, %v_187 : vector<16xf32>
                            %v_189 = vector.load %hidden_lanes[%v_115, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_190 = arith.mulf %v_182, %v_189 : vector<16xf32>
                            %v_191 = arith.shrui %v_157, %c_20 : vector<16xi32>
                            %v_192 = arith.andi %v_191, %c_18 : vector<16xi32>
                            %v_193 = arith.subi %v_192, %c_19 : vector<16xi32>
                            %v_194 = arith.sitofp %v_193 : vector<16xi32> to vector<16xf32>
                            %v_195 = arith.addi %i_116, %c_9 : index
                            %v_196 = vector.load %hidden_lanes[%v_109, %v_195] : memref<?x1024xf32>, vector<16xf32>
                            %acc_197 = math.fma %v_194, %v_196, %v_184 : vector<16xf32>
                            %v_198 = arith.addi %i_116, %c_9 : index
                            %v_199 = vector.load %hidden_lanes[%v_111, %v_198] : memref<?x1024xf32>, vector<16xf32>
                            %acc_200 = math.fma %v_194, %v_199, %v_186 : vector<16xf32>
                            %v_201 = arith.addi %i_116, %c_9 : index
                            %v_202 = vector.load %hidden_lanes[%v_113, %v_201] : memref<?x1024xf32>, vector<16xf32>
                            %acc_203 = math.fma %v_194, %v_202, %v_188 : vector<16xf32>
                            %v_204 = arith.addi %i_116, %c_9 : index
                            %v_205 = vector.load %hidden_lanes[%v_115, %v_204] : memref<?x1024xf32>, vector<16xf32>
                            %acc_206 = math.fma %v_194, %v_205, %v_190 : vector<16xf32>
                            %v_207 = arith.shrui %v_157, %c_21 : vector<16xi32>
                            %v_208 = arith.andi %v_207, %c_18 : vector<16xi32>
                            %v_209 = arith.subi %v_208, %c_19 : vector<16xi32>
                            %v_210 = arith.sitofp %v_209 : vector<16xi32> to vector<16xf32>
                            %v_211 = arith.addi %i_116, %c_5 : index
                            %v_212 = vector.load %hidden_lanes[%v_109, %v_211] : memref<?x1024xf32>, vector<16xf32>
                            %acc_213 = math.fma %v_210, %v_212, %acc_197 : vector<16xf32>
                            %v_214 = arith.addi %i_116, %c_5 : index
                            %v_215 = vector.load %hidden_lanes[%v_111, %v_214] : memref<?x1024xf32>, vector<16xf32>
                            %acc_216 = math.fma %v_210, %v_215, %acc_200 : vector<16xf32>
                            %v_217 = arith.addi %i_116, %c_5 : index
                            %v_218 = vector.load %hidden_lanes[%v_113, %v_217] : memref<?x1024xf32>, vector<16xf32>
                            %acc_219 = math.fma %v_210, %v_218, %acc_203 : vector<16xf32>
                            %v_220 = arith.addi %i_116, %c_5 : index
                            %v_221 = vector.load %hidden_lanes[%v_115, %v_220] : memref<?x1024xf32>, vector<16xf32>
                            %acc_222 = math.fma %v_210, %v_221, %acc_206 : vector<16xf32>
                            %v_223 = arith.shrui %v_157, %c_22 : vector<16xi32>
                            %v_224 = arith.andi %v_223, %c_18 : vector<16xi32>
                            %v_225 = arith.subi %v_224, %c_19 : vector<16xi32>
                            %v_226 = arith.sitofp %v_225 : vector<16xi32> to vector<16xf32>
                            %v_227 = arith.addi %i_116, %c_23 : index
                            %v_228 = vector.load %hidden_lanes[%v_109, %v_227] : memref<?x1024xf32>, vector<16xf32>
                            %acc_229 = math.fma %v_226, %v_228, %acc_213 : vector<16xf32>
                            %v_230 = arith.addi %i_116, %c_23 : index
                            %v_231 = vector.load %hidden_lanes[%v_111, %v_230] : memref<?x1024xf32>, vector<16xf32>
                            %acc_232 = math.fma %v_226, %v_231, %acc_216 : vector<16xf32>
                            %v_233 = arith.addi %i_116, %c_23 : index
                            %v_234 = vector.load %hidden_lanes[%v_113, %v_233] : memref<?x1024xf32>, vector<16xf32>
                            %acc_235 = math.fma %v_226, %v_234, %acc_219 : vector<16xf32>
                            %v_236 = arith.addi %i_116, %c_23 : index
                            %v_237 = vector.load %hidden_lanes[%v_115, %v_236] : memref<?x1024xf32>, vector<16xf32>
                            %acc_238 = math.fma %v_226, %v_237, %acc_222 : vector<16xf32>
                            %acc_239 = math.fma %acc_229, %v_158, %carry_118 : vector<16xf32>
                            %acc_240 = math.fma %acc_232, %v_158, %carry_119 : vector<16xf32>
                            %acc_241 = math.fma %acc_235, %v_158, %carry_120 : vector<16xf32>
                            %acc_242 = math.fma %acc_238, %v_158, %carry_121 : vector<16xf32>
                            %v_243 = arith.andi %v_178, %c_18 : vector<16xi32>
                            %v_244 = arith.subi %v_243, %c_19 : vector<16xi32>
                            %v_245 = arith.sitofp %v_244 : vector<16xi32> to vector<16xf32>
                            %v_246 = vector.load %hidden_lanes[%v_109, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_247 = arith.mulf %v_245, %v_246 : vector<16xf32>
                            %v_248 = vector.load %hidden_lanes[%v_111, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_249 = arith.mulf %v_245, %v_248 : vector<16xf32>
                            %v_250 = vector.load %hidden_lanes[%v_113, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_251 = arith.mulf %v_245, %v_250 : vector<16xf32>
                            %v_252 = vector.load %hidden_lanes[%v_115, %i_116] : memref<?x1024xf32>, vector<16xf32>
                            %v_253 = arith.mulf %v_245, %v_252 : vector<16xf32>
                            %v_254 = arith.shrui %v_178, %c_20 : vector<16xi32>
                            %v_255 = arith.andi %v_254, %c_18 : vector<16xi32>
                            %v_256 = arith.subi %v_255, %c_19 : vector<16xi32>
                            %v_257 = arith.sitofp %v_256 : vector<16xi32> to vector<16xf32>
                            %v_258 = arith.addi %i_116, %c_9 : index
                            %v_259 = vector.load %hidden_lanes[%v_109, %v_258] : memref<?x1024xf32>, vector<16xf32>
                            %acc_260 = math.fma %v_257, %v_259, %v_247 : vector<16xf32>
                            %v_261 = arith.addi %i_116, %c_9 : index
                            %v_262 = vector.load %hidden_lanes[%v_111, %v_261] : memref<?x1024xf32>, vector<16xf32>
                            %acc_263 = math.fma %v_257, %v_262, %v_249 : vector<16xf32>
                            %v_264 = arith.addi %i_116, %c_9 : index
                            %v_265 = vector.load %hidden_lanes[%v_113, %v_264] : memref<?x1024xf32>, vector<16xf32>
                            %acc_266 = math.fma %v_257, %v_265, %v_251 : vector<16xf32>
                            %v_267 = arith.addi %i_116, %c_9 : index
                            %v_268 = vector.load %hidden_lanes[%v_115, %v_267] : memref<?x1024xf32>, vector<16xf32>
                            %acc_269 = math.fma %v_257, %v_268, %v_253 : vector<16xf32>
                            %v_270 = arith.shrui %v_178, %c_21 : vector<16xi32>
                            %v_271 = arith.andi %v_270, %c_18 : vector<16xi32>
                            %v_272 = arith.subi %v_271, %c_19 : vector<16xi32>
                            %v_273 = arith.sitofp %v_272 : vector<16xi32> to vector<16xf32>
                            %v_274 = arith.addi %i_116, %c_5 : index
                            %v_275 = vector.load %hidden_lanes[%v_109, %v_274] : memref<?x1024xf32>, vector<16xf32>
                            %acc_276 = math.fma %v_273, %v_275, %acc_260 : vector<16xf32>
                            %v_277 = arith.addi %i_116, %c_5 : index
                            %v_278 = vector.load %hidden_lanes[%v_111, %v_277] : memref<?x1024xf32>, vector<16xf32>
                            %acc_279 = math.fma %v_273, %v_278, %acc_263 : vector<16xf32>
                            %v_280 = arith.addi %i_116, %c_5 : index
                            %v_281 = vector.load %hidden_lanes[%v_113, %v_280] : memref<?x1024xf32>, vector<16xf32>
                            %acc_282 = math.fma %v_273, %v_281, %acc_266 : vector<16xf32>
                            %v_283 = arith.addi %i_116, %c_5 : index
                            %v_284 = vector.load %hidden_lanes[%v_115, %v_283] : memref<?x1024xf32>, vector<16xf32>
                            %acc_285 = math.fma %v_273, %v_284, %acc_269 : vector<16xf32>
                            %v_286 = arith.shrui %v_178, %c_22 : vector<16xi32>
                            %v_287 = arith.andi %v_286, %c_18 : vector<16xi32>
                            %v_288 = arith.subi %v_287, %c_19 : vector<16xi32>
                            %v_289 = arith.sitofp %v_288 : vector<16xi32> to vector<16xf32>
                            %v_290 = arith.addi %i_116, %c_23 : index
                            %v_291 = vector.load %hidden_lanes[%v_109, %v_290] : memref<?x1024xf32>, vector<16xf32>
                            %acc_292 = math.fma %v_289, %v_291, %acc_276 : vector<16xf32>
                            %v_293 = arith.addi %i_116, %c_23 : index
                            %v_294 = vector.load %hidden_lanes[%v_111, %v_293] : memref<?x1024xf32>, vector<16xf32>
                            %acc_295 = math.fma %v_289, %v_294, %acc_279 : vector<16xf32>
                            %v_296 = arith.addi %i_116, %c_23 : index
                            %v_297 = vector.load %hidden_lanes[%v_113, %v_296] : memref<?x1024xf32>, vector<16xf32>
                            %acc_298 = math.fma %v_289, %v_297, %acc_282 : vector<16xf32>
                            %v_299 = arith.addi %i_116, %c_23 : index
                            %v_300 = vector.load %hidden_lanes[%v_115, %v_299] : memref<?x1024xf32>, vector<16xf32>
                            %acc_301 = math.fma %v_289, %v_300, %acc_285 : vector<16xf32>
                            %acc_302 = math.fma %acc_292, %v_179, %carry_122 : vector<16xf32>
                            %acc_303 = math.fma %acc_295, %v_179, %carry_123 : vector<16xf32>
                            %acc_304 = math.fma %acc_298, %v_179, %carry_124 : vector<16xf32>
                            %acc_305 = math.fma %acc_301, %v_179, %carry_125 : vector<16xf32>
                            %acc_306 = math.fma %v_150, %v_128, %acc_239 : vector<16xf32>
                            %acc_307 = math.fma %v_150, %v_131, %acc_240 : vector<16xf32>
                            %acc_308 = math.fma %v_150, %v_134, %acc_241 : vector<16xf32>
                            %acc_309 = math.fma %v_150, %v_137, %acc_242 : vector<16xf32>
                            %acc_310 = math.fma %v_171, %v_128, %acc_302 : vector<16xf32>
                            %acc_311 = math.fma %v_171, %v_131, %acc_303 : vector<16xf32>
                            %acc_312 = math.fma %v_171, %v_134, %acc_304 : vector<16xf32>
                            %acc_313 = math.fma %v_171, %v_137, %acc_305 : vector<16xf32>
                            scf.yield %acc_306, %acc_307, %acc_308, %acc_309, %acc_310, %acc_311, %acc_312, %acc_313 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                          }
                          vector.store %loop_117#0, %sums[%c_3, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_117#1, %sums[%c_2, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_117#2, %sums[%c_4, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_117#3, %sums[%c_11, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_117#4, %sums[%c_1, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_117#5, %sums[%c_16, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_117#6, %sums[%c_24, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_117#7, %sums[%c_25, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        }
                        %is_314 = arith.cmpi eq, %v_99, %c_4 : index
                        scf.if %is_314 {
                          %v_315 = memref.load %group[%c_3] : memref<5xi32>
                          %v_316 = arith.index_cast %v_315 : i32 to index
                          %v_317 = memref.load %group[%c_2] : memref<5xi32>
                          %v_318 = arith.index_cast %v_317 : i32 to index
                          %loop_320:4 = scf.for %i_319 = %c_3 to %c_13 step %c_0 iter_args(%carry_321 = %c_12, %carry_322 = %c_12, %carry_323 = %c_12, %carry_324 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                            %v_325 = arith.divui %i_319, %c_0 : index
                            %v_326 = arith.muli %v_325, %c_9 : index
                            %v_327 = vector.load %hidden_sums[%v_316, %v_326] : memref<?x256xf32>, vector<16xf32>
                            %v_328 = arith.divui %i_319, %c_0 : index
                            %v_329 = arith.muli %v_328, %c_9 : index
                            %v_330 = vector.load %hidden_sums[%v_318, %v_329] : memref<?x256xf32>, vector<16xf32>
                            %v_331 = arith.divui %i_319, %c_0 : index
                            %v_332 = arith.muli %v_331, %c_14 : index
                            %v_333 = arith.addi %v_332, %c_15 : index
                            memref.prefetch %expert_down.codes[%v_70, %v_105, %v_333], read, locality<3>, data : memref<64x2048x160xi32>
                            %v_334 = arith.divui %i_319, %c_5 : index
                            %v_335 = vector.load %expert_down.scales[%v_70, %v_105, %v_334] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_336 = arith.extf %v_335 : vector<2xf16> to vector<2xf32>
                            %v_337 = arith.divui %i_319, %c_5 : index
                            %v_338 = vector.load %expert_down.biases[%v_70, %v_105, %v_337] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_339 = arith.extf %v_338 : vector<2xf16> to vector<2xf32>
                            %v_340 = vector.shuffle %v_336, %v_336 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_341 = vector.shuffle %v_339, %v_339 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_342 = vector.shuffle %v_340, %v_341 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                            %v_343 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_342) : (vector<16xf32>) -> vector<16xf32>
                            %v_344 = arith.divui %i_319, %c_5 : index
                            %v_345 = arith.muli %v_344, %c_16 : index
                            %v_346 = vector.load %expert_down.codes[%v_70, %v_105, %v_345] : memref<64x2048x160xi32>, vector<10xi32>
                            %v_347 = vector.bitcast %v_346 : vector<10xi32> to vector<40xi8>
                            %v_348 = vector.shuffle %v_347, %v_347 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                            %v_349 = vector.bitcast %v_348 : vector<64xi8> to vector<16xi32>
                            %v_350 = arith.shrui %v_349, %c_17 : vector<16xi32>
                            %v_351 = vector.shuffle %v_343, %v_343 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                            %v_352 = arith.divui %i_319, %c_0 : index
                            %v_353 = arith.muli %v_352, %c_14 : index
                            %v_354 = arith.addi %v_353, %c_15 : index
                            memref.prefetch %expert_down.codes[%v_70, %v_106, %v_354], read, locality<3>, data : memref<64x2048x160xi32>
                            %v_355 = arith.divui %i_319, %c_5 : index
                            %v_356 = vector.load %expert_down.scales[%v_70, %v_106, %v_355] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_357 = arith.extf %v_356 : vector<2xf16> to vector<2xf32>
                            %v_358 = arith.divui %i_319, %c_5 : index
                            %v_359 = vector.load %expert_down.biases[%v_70, %v_106, %v_358] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_360 = arith.extf %v_359 : vector<2xf16> to vector<2xf32>
                            %v_361 = vector.shuffle %v_357, %v_357 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_362 = vector.shuffle %v_360, %v_360 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_363 = vector.shuffle %v_361, %v_362 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                            %v_364 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_363) : (vector<16xf32>) -> vector<16xf32>
                            %v_365 = arith.divui %i_319, %c_5 : index
                            %v_366 = arith.muli %v_365, %c_16 : index
                            %v_367 = vector.load %expert_down.codes[%v_70, %v_106, %v_366] : memref<64x2048x160xi32>, vector<10xi32>
                            %v_368 = vector.bitcast %v_367 : vector<10xi32> to vector<40xi8>
                            %v_369 = vector.shuffle %v_368, %v_368 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                            %v_370 = vector.bitcast %v_369 : vector<64xi8> to vector<16xi32>
                            %v_371 = arith.shrui %v_370, %c_17 : vector<16xi32>
                            %v_372 = vector.shuffle %v_364, %v_364 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                            %v_373 = arith.andi %v_350, %c_18 : vector<16xi32>
                            %v_374 = arith.subi %v_373, %c_19 : vector<16xi32>
                            %v_375 = arith.sitofp %v_374 : vector<16xi32> to vector<16xf32>
                            %v_376 = vector.load %hidden_lanes[%v_316, %i_319] : memref<?x1024xf32>, vector<16xf32>
                            %v_377 = arith.mulf %v_375, %v_376 : vector<16xf32>
                            %v_378 = vector.load %hidden_lanes[%v_318, %i_319] : memref<?x1024xf32>, vector<16xf32>
                            %v_379 = arith.mulf %v_375, %v_378 : vector<16xf32>
                            %v_380 = arith.shrui %v_350, %c_20 : vector<16xi32>
                            %v_381 = arith.andi %v_380, %c_18 : vector<16xi32>
                            %v_382 = arith.subi %v_381, %c_19 : vector<16xi32>
                            %v_383 = arith.sitofp %v_382 : vector<16xi32> to vector<16xf32>
                            %v_384 = arith.addi %i_319, %c_9 : index
                            %v_385 = vector.load %hidden_lanes[%v_316, %v_384] : memref<?x1024xf32>, vector<16xf32>
                            %acc_386 = math.fma %v_383, %v_385, %v_377 : vector<16xf32>
                            %v_387 = arith.addi %i_319, %c_9 : index
                            %v_388 = vector.load %hidden_lanes[%v_318, %v_387] : memref<?x1024xf32>, vector<16xf32>
                            %acc_389 = math.fma %v_383, %v_388, %v_379 : vector<16xf32>
                            %v_390 = arith.shrui %v_350, %c_21 : vector<16xi32>
                            %v_391 = arith.andi %v_390, %c_18 : vector<16xi32>
                            %v_392 = arith.subi %v_391, %c_19 : vector<16xi32>
                            %v_393 = arith.sitofp %v_392 : vector<16xi32> to vector<16xf32>
                            %v_394 = arith.addi %i_319, %c_5 : index
                            %v_395 = vector.load %hidden_lanes[%v_316, %v_394] : memref<?x1024xf32>, vector<16xf32>
                            %acc_396 = math.fma %v_393, %v_395, %acc_386 : vector<16xf32>
                            %v_397 = arith.addi %i_319, %c_5 : index
                            %v_398 = vector.load %hidden_lanes[%v_318, %v_397] : memref<?x1024xf32>, vector<16xf32>
                            %acc_399 = math.fma %v_393, %v_398, %acc_389 : vector<16xf32>
                            %v_400 = arith.shrui %v_350, %c_22 : vector<16xi32>
                            %v_401 = arith.andi %v_400, %c_18 : vector<16xi32>
                            %v_402 = arith.subi %v_401, %c_19 : vector<16xi32>
                            %v_403 = arith.sitofp %v_402 : vector<16xi32> to vector<16xf32>
                            %v_404 = arith.addi %i_319, %c_23 : index
                            %v_405 = vector.load %hidden_lanes[%v_316, %v_404] : memref<?x1024xf32>, vector<16xf32>
                            %acc_406 = math.fma %v_403, %v_405, %acc_396 : vector<16xf32>
                            %v_407 = arith.addi %i_319, %c_23 : index
                            %v_408 = vector.load %hidden_lanes[%v_318, %v_407] : memref<?x1024xf32>, vector<16xf32>
                            %acc_409 = math.fma %v_403, %v_408, %acc_399 : vector<16xf32>
                            %acc_410 = math.fma %acc_406, %v_351, %carry_321 : vector<16xf32>
                            %acc_411 = math.fma %acc_409, %v_351, %carry_322 : vector<16xf32>
                            %v_412 = arith.andi %v_371, %c_18 : vector<16xi32>
                            %v_413 = arith.subi %v_412, %c_19 : vector<16xi32>
                            %v_414 = arith.sitofp %v_413 : vector<16xi32> to vector<16xf32>
                            %v_415 = vector.load %hidden_lanes[%v_316, %i_319] : memref<?x1024xf32>, vector<16xf32>
                            %v_416 = arith.mulf %v_414, %v_415 : vector<16xf32>
                            %v_417 = vector.load %hidden_lanes[%v_318, %i_319] : memref<?x1024xf32>, vector<16xf32>
                            %v_418 = arith.mulf %v_414, %v_417 : vector<16xf32>
                            %v_419 = arith.shrui %v_371, %c_20 : vector<16xi32>
                            %v_420 = arith.andi %v_419, %c_18 : vector<16xi32>
                            %v_421 = arith.subi %v_420, %c_19 : vector<16xi32>
                            %v_422 = arith.sitofp %v_421 : vector<16xi32> to vector<16xf32>
                            %v_423 = arith.addi %i_319, %c_9 : index
                            %v_424 = vector.load %hidden_lanes[%v_316, %v_423] : memref<?x1024xf32>, vector<16xf32>
                            %acc_425 = math.fma %v_422, %v_424, %v_416 : vector<16xf32>
                            %v_426 = arith.addi %i_319, %c_9 : index
                            %v_427 = vector.load %hidden_lanes[%v_318, %v_426] : memref<?x1024xf32>, vector<16xf32>
                            %acc_428 = math.fma %v_422, %v_427, %v_418 : vector<16xf32>
                            %v_429 = arith.shrui %v_371, %c_21 : vector<16xi32>
                            %v_430 = arith.andi %v_429, %c_18 : vector<16xi32>
                            %v_431 = arith.subi %v_430, %c_19 : vector<16xi32>
                            %v_432 = arith.sitofp %v_431 : vector<16xi32> to vector<16xf32>
                            %v_433 = arith.addi %i_319, %c_5 : index
                            %v_434 = vector.load %hidden_lanes[%v_316, %v_433] : memref<?x1024xf32>, vector<16xf32>
                            %acc_435 = math.fma %v_432, %v_434, %acc_425 : vector<16xf32>
                            %v_436 = arith.addi %i_319, %c_5 : index
                            %v_437 = vector.load %hidden_lanes[%v_318, %v_436] : memref<?x1024xf32>, vector<16xf32>
                            %acc_438 = math.fma %v_432, %v_437, %acc_428 : vector<16xf32>
                            %v_439 = arith.shrui %v_371, %c_22 : vector<16xi32>
                            %v_440 = arith.andi %v_439, %c_18 : vector<16xi32>
                            %v_441 = arith.subi %v_440, %c_19 : vector<16xi32>
                            %v_442 = arith.sitofp %v_441 : vector<16xi32> to vector<16xf32>
                            %v_443 = arith.addi %i_319, %c_23 : index
                            %v_444 = vector.load %hidden_lanes[%v_316, %v_443] : memref<?x1024xf32>, vector<16xf32>
                            %acc_445 = math.fma %v_442, %v_444, %acc_435 : vector<16xf32>
                            %v_446 = arith.addi %i_319, %c_23 : index
                            %v_447 = vector.load %hidden_lanes[%v_318, %v_446] : memref<?x1024xf32>, vector<16xf32>
                            %acc_448 = math.fma %v_442, %v_447, %acc_438 : vector<16xf32>
                            %acc_449 = math.fma %acc_445, %v_372, %carry_323 : vector<16xf32>
                            %acc_450 = math.fma %acc_448, %v_372, %carry_324 : vector<16xf32>
                            %acc_451 = math.fma %v_343, %v_327, %acc_410 : vector<16xf32>
                            %acc_452 = math.fma %v_343, %v_330, %acc_411 : vector<16xf32>
                            %acc_453 = math.fma %v_364, %v_327, %acc_449 : vector<16xf32>
                            %acc_454 = math.fma %v_364, %v_330, %acc_450 : vector<16xf32>
                            scf.yield %acc_451, %acc_452, %acc_453, %acc_454 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                          }
                          vector.store %loop_320#0, %sums[%c_3, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_320#1, %sums[%c_2, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_320#2, %sums[%c_1, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_320#3, %sums[%c_16, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        }
                        %is_455 = arith.cmpi eq, %v_99, %c_2 : index
                        scf.if %is_455 {
                          %v_456 = memref.load %group[%c_3] : memref<5xi32>
                          %v_457 = arith.index_cast %v_456 : i32 to index
                          %loop_459:2 = scf.for %i_458 = %c_3 to %c_13 step %c_0 iter_args(%carry_460 = %c_12, %carry_461 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                            %v_462 = arith.divui %i_458, %c_0 : index
                            %v_463 = arith.muli %v_462, %c_9 : index
                            %v_464 = vector.load %hidden_sums[%v_457, %v_463] : memref<?x256xf32>, vector<16xf32>
                            %v_465 = arith.divui %i_458, %c_0 : index
                            %v_466 = arith.muli %v_465, %c_14 : index
                            %v_467 = arith.addi %v_466, %c_15 : index
                            memref.prefetch %expert_down.codes[%v_70, %v_105, %v_467], read, locality<3>, data : memref<64x2048x160xi32>
                            %v_468 = arith.divui %i_458, %c_5 : index
                            %v_469 = vector.load %expert_down.scales[%v_70, %v_105, %v_468] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_470 = arith.extf %v_469 : vector<2xf16> to vector<2xf32>
                            %v_471 = arith.divui %i_458, %c_5 : index
                            %v_472 = vector.load %expert_down.biases[%v_70, %v_105, %v_471] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_473 = arith.extf %v_472 : vector<2xf16> to vector<2xf32>
                            %v_474 = vector.shuffle %v_470, %v_470 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_475 = vector.shuffle %v_473, %v_473 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_476 = vector.shuffle %v_474, %v_475 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                            %v_477 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_476) : (vector<16xf32>) -> vector<16xf32>
                            %v_478 = arith.divui %i_458, %c_5 : index
                            %v_479 = arith.muli %v_478, %c_16 : index
                            %v_480 = vector.load %expert_down.codes[%v_70, %v_105, %v_479] : memref<64x2048x160xi32>, vector<10xi32>
                            %v_481 = vector.bitcast %v_480 : vector<10xi32> to vector<40xi8>
                            %v_482 = vector.shuffle %v_481, %v_481 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                            %v_483 = vector.bitcast %v_482 : vector<64xi8> to vector<16xi32>
                            %v_484 = arith.shrui %v_483, %c_17 : vector<16xi32>
                            %v_485 = vector.shuffle %v_477, %v_477 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                            %v_486 = arith.divui %i_458, %c_0 : index
                            %v_487 = arith.muli %v_486, %c_14 : index
                            %v_488 = arith.addi %v_487, %c_15 : index
                            memref.prefetch %expert_down.codes[%v_70, %v_106, %v_488], read, locality<3>, data : memref<64x2048x160xi32>
                            %v_489 = arith.divui %i_458, %c_5 : index
                            %v_490 = vector.load %expert_down.scales[%v_70, %v_106, %v_489] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_491 = arith.extf %v_490 : vector<2xf16> to vector<2xf32>
                            %v_492 = arith.divui %i_458, %c_5 : index
                            %v_493 = vector.load %expert_down.biases[%v_70, %v_106, %v_492] : memref<64x2048x32xf16>, vector<2xf16>
                            %v_494 = arith.extf %v_493 : vector<2xf16> to vector<2xf32>
                            %v_495 = vector.shuffle %v_491, %v_491 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_496 = vector.shuffle %v_494, %v_494 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                            %v_497 = vector.shuffle %v_495, %v_496 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                            %v_498 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_497) : (vector<16xf32>) -> vector<16xf32>
                            %v_499 = arith.divui %i_458, %c_5 : index
                            %v_500 = arith.muli %v_499, %c_16 : index
                            %v_501 = vector.load %expert_down.codes[%v_70, %v_106, %v_500] : memref<64x2048x160xi32>, vector<10xi32>
                            %v_502 = vector.bitcast %v_501 : vector<10xi32> to vector<40xi8>
                            %v_503 = vector.shuffle %v_502, %v_502 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                            %v_504 = vector.bitcast %v_503 : vector<64xi8> to vector<16xi32>
                            %v_505 = arith.shrui %v_504, %c_17 : vector<16xi32>
                            %v_506 = vector.shuffle %v_498, %v_498 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<16xf32>, vector<16xf32>
                            %v_507 = arith.andi %v_484, %c_18 : vector<16xi32>
                            %v_508 = arith.subi %v_507, %c_19 : vector<16xi32>
                            %v_509 = arith.sitofp %v_508 : vector<16xi32> to vector<16xf32>
                            %v_510 = vector.load %hidden_lanes[%v_457, %i_458] : memref<?x1024xf32>, vector<16xf32>
                            %v_511 = arith.mulf %v_509, %v_510 : vector<16xf32>
                            %v_512 = arith.shrui %v_484, %c_20 : vector<16xi32>
                            %v_513 = arith.andi %v_512, %c_18 : vector<16xi32>
                            %v_514 = arith.subi %v_513, %c_19 : vector<16xi32>
                            %v_515 = arith.sitofp %v_514 : vector<16xi32> to vector<16xf32>
                            %v_516 = arith.addi %i_458, %c_9 : index
                            %v_517 = vector.load %hidden_lanes[%v_457, %v_516] : memref<?x1024xf32>, vector<16xf32>
                            %acc_518 = math.fma %v_515, %v_517, %v_511 : vector<16xf32>
                            %v_519 = arith.shrui %v_484, %c_21 : vector<16xi32>
                            %v_520 = arith.andi %v_519, %c_18 : vector<16xi32>
                            %v_521 = arith.subi %v_520, %c_19 : vector<16xi32>
                            %v_522 = arith.sitofp %v_521 : vector<16xi32> to vector<16xf32>
                            %v_523 = arith.addi %i_458, %c_5 : index
                            %v_524 = vector.load %hidden_lanes[%v_457, %v_523] : memref<?x1024xf32>, vector<16xf32>
                            %acc_525 = math.fma %v_522, %v_524, %acc_518 : vector<16xf32>
                            %v_526 = arith.shrui %v_484, %c_22 : vector<16xi32>
                            %v_527 = arith.andi %v_526, %c_18 : vector<16xi32>
                            %v_528 = arith.subi %v_527, %c_19 : vector<16xi32>
                            %v_529 = arith.sitofp %v_528 : vector<16xi32> to vector<16xf32>
                            %v_530 = arith.addi %i_458, %c_23 : index
                            %v_531 = vector.load %hidden_lanes[%v_457, %v_530] : memref<?x1024xf32>, vector<16xf32>
                            %acc_532 = math.fma %v_529, %v_531, %acc_525 : vector<16xf32>
                            %acc_533 = math.fma %acc_532, %v_485, %carry_460 : vector<16xf32>
                            %v_534 = arith.andi %v_505, %c_18 : vector<16xi32>
                            %v_535 = arith.subi %v_534, %c_19 : vector<16xi32>
                            %v_536 = arith.sitofp %v_535 : vector<16xi32> to vector<16xf32>
                            %v_537 = vector.load %hidden_lanes[%v_457, %i_458] : memref<?x1024xf32>, vector<16xf32>
                            %v_538 = arith.mulf %v_536, %v_537 : vector<16xf32>
                            %v_539 = arith.shrui %v_505, %c_20 : vector<16xi32>
                            %v_540 = arith.andi %v_539, %c_18 : vector<16xi32>
                            %v_541 = arith.subi %v_540, %c_19 : vector<16xi32>
                            %v_542 = arith.sitofp %v_541 : vector<16xi32> to vector<16xf32>
                            %v_543 = arith.addi %i_458, %c_9 : index
                            %v_544 = vector.load %hidden_lanes[%v_457, %v_543] : memref<?x1024xf32>, vector<16xf32>
                            %acc_545 = math.fma %v_542, %v_544, %v_538 : vector<16xf32>
                            %v_546 = arith.shrui %v_505, %c_21 : vector<16xi32>
                            %v_547 = arith.andi %v_546, %c_18 : vector<16xi32>
                            %v_548 = arith.subi %v_547, %c_19 : vector<16xi32>
                            %v_549 = arith.sitofp %v_548 : vector<16xi32> to vector<16xf32>
                            %v_550 = arith.addi %i_458, %c_5 : index
                            %v_551 = vector.load %hidden_lanes[%v_457, %v_550] : memref<?x1024xf32>, vector<16xf32>
                            %acc_552 = math.fma %v_549, %v_551, %acc_545 : vector<16xf32>
                            %v_553 = arith.shrui %v_505, %c_22 : vector<16xi32>
                            %v_554 = arith.andi %v_553, %c_18 : vector<16xi32>
                            %v_555 = arith.subi %v_554, %c_19 : vector<16xi32>
                            %v_556 = arith.sitofp %v_555 : vector<16xi32> to vector<16xf32>
                            %v_557 = arith.addi %i_458, %c_23 : index
                            %v_558 = vector.load %hidden_lanes[%v_457, %v_557] : memref<?x1024xf32>, vector<16xf32>
                            %acc_559 = math.fma %v_556, %v_558, %acc_552 : vector<16xf32>
                            %acc_560 = math.fma %acc_559, %v_506, %carry_461 : vector<16xf32>
                            %acc_561 = math.fma %v_477, %v_464, %acc_533 : vector<16xf32>
                            %acc_562 = math.fma %v_498, %v_464, %acc_560 : vector<16xf32>
                            scf.yield %acc_561, %acc_562 : vector<16xf32>, vector<16xf32>
                          }
                          vector.store %loop_459#0, %sums[%c_3, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          vector.store %loop_459#1, %sums[%c_1, %i_104, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                        }
                      }
                      scf.for %i_563 = %c_3 to %v_91 step %c_2 {
                        %v_564 = memref.load %group[%i_563] : memref<5xi32>
                        %v_565 = arith.index_cast %v_564 : i32 to index
                        scf.for %i_566 = %c_3 to %c_9 step %c_2 {
                          %v_567 = vector.load %sums[%i_563, %i_566, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          %v_568 = vector.shuffle %v_567, %v_567 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_569 = vector.shuffle %v_567, %v_567 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_570 = arith.addf %v_568, %v_569 : vector<8xf32>
                          %v_571 = vector.shuffle %v_570, %v_570 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_572 = vector.shuffle %v_570, %v_570 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_573 = arith.addf %v_571, %v_572 : vector<4xf32>
                          %v_574 = vector.shuffle %v_573, %v_573 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_575 = vector.shuffle %v_573, %v_573 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_576 = arith.addf %v_574, %v_575 : vector<2xf32>
                          %v_577 = vector.shuffle %v_576, %v_576 [0] : vector<2xf32>, vector<2xf32>
                          %v_578 = vector.shuffle %v_576, %v_576 [1] : vector<2xf32>, vector<2xf32>
                          %v_579 = arith.addf %v_577, %v_578 : vector<1xf32>
                          %sum_580 = vector.extract %v_579[0] : f32 from vector<1xf32>
                          memref.store %sum_580, %added[%i_566] : memref<16xf32>
                        }
                        %v_581 = vector.load %added[%c_3] : memref<16xf32>, vector<16xf32>
                        vector.store %v_581, %outputs[%v_565, %v_101] : memref<?x2048xf32>, vector<16xf32>
                        %v_582 = arith.addi %i_563, %c_1 : index
                        scf.for %i_583 = %c_3 to %c_9 step %c_2 {
                          %v_584 = vector.load %sums[%v_582, %i_583, %c_3] : memref<8x16x16xf32>, vector<16xf32>
                          %v_585 = vector.shuffle %v_584, %v_584 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                          %v_586 = vector.shuffle %v_584, %v_584 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                          %v_587 = arith.addf %v_585, %v_586 : vector<8xf32>
                          %v_588 = vector.shuffle %v_587, %v_587 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                          %v_589 = vector.shuffle %v_587, %v_587 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                          %v_590 = arith.addf %v_588, %v_589 : vector<4xf32>
                          %v_591 = vector.shuffle %v_590, %v_590 [0, 1] : vector<4xf32>, vector<4xf32>
                          %v_592 = vector.shuffle %v_590, %v_590 [2, 3] : vector<4xf32>, vector<4xf32>
                          %v_593 = arith.addf %v_591, %v_592 : vector<2xf32>
                          %v_594 = vector.shuffle %v_593, %v_593 [0] : vector<2xf32>, vector<2xf32>
                          %v_595 = vector.shuffle %v_593, %v_593 [1] : vector<2xf32>, vector<2xf32>
                          %v_596 = arith.addf %v_594, %v_595 : vector<1xf32>
                          %sum_597 = vector.extract %v_596[0] : f32 from vector<1xf32>
                          memref.store %sum_597, %added[%i_583] : memref<16xf32>
                        }
                        %v_598 = vector.load %added[%c_3] : memref<16xf32>, vector<16xf32>
                        vector.store %v_598, %outputs[%v_565, %v_103] : memref<?x2048xf32>, vector<16xf32>
                      }
                    }
                  }
                  %v_599 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_599 : index
                }
              }
            }
            %v_600 = arith.addi %v_55, %c_5 : index
            %v_601 = arith.minsi %v_600, %c_26 : index
            // combine: the token's assignments by rising expert
            scf.for %i_602 = %c_3 to %tokens step %c_2 {
              %v_603 = arith.muli %i_602, %c_7 : index
              scf.for %i_604 = %c_3 to %c_7 step %c_2 {
                %v_605 = arith.addi %v_603, %i_604 : index
                %v_606 = memref.load %ids[%v_605] : memref<?xi32>
                %v_607 = vector.broadcast %v_606 : i32 to vector<16xi32>
                %loop_609:1 = scf.for %i_608 = %c_3 to %c_7 step %c_9 iter_args(%carry_610 = %c_29) -> (vector<16xi32>) {
                  %v_611 = arith.subi %c_7, %i_608 : index
                  %mask_612 = vector.create_mask %v_611 : vector<16xi1>
                  %v_613 = arith.addi %v_603, %i_608 : index
                  %v_614 = vector.maskedload %ids[%v_613], %mask_612, %c_29 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_615 = arith.index_cast %i_608 : index to i32
                  %v_616 = vector.broadcast %v_615 : i32 to vector<16xi32>
                  %v_617 = arith.addi %c_27, %v_616 : vector<16xi32>
                  %v_618 = arith.index_cast %i_604 : index to i32
                  %v_619 = vector.broadcast %v_618 : i32 to vector<16xi32>
                  %is_620 = arith.cmpi slt, %v_617, %v_619 : vector<16xi32>
                  %is_621 = arith.cmpi slt, %v_614, %v_607 : vector<16xi32>
                  %is_622 = arith.cmpi eq, %v_614, %v_607 : vector<16xi32>
                  %v_623 = arith.andi %is_622, %is_620 : vector<16xi1>
                  %v_624 = arith.ori %is_621, %v_623 : vector<16xi1>
                  %v_625 = arith.andi %v_624, %mask_612 : vector<16xi1>
                  %v_626 = arith.select %v_625, %c_28, %c_29 : vector<16xi1>, vector<16xi32>
                  %v_627 = arith.addi %carry_610, %v_626 : vector<16xi32>
                  scf.yield %v_627 : vector<16xi32>
                }
                %v_628 = vector.reduction <add>, %loop_609#0 : vector<16xi32> into i32
                %v_629 = arith.index_cast %v_628 : i32 to index
                %v_630 = arith.addi %v_603, %i_604 : index
                %v_631 = arith.index_cast %v_630 : index to i32
                memref.store %v_631, %order[%v_629] : memref<8xi32>
              }
              scf.for %i_632 = %v_55 to %v_601 step %c_9 {
                %v_633 = arith.subi %v_601, %i_632 : index
                %mask_634 = vector.create_mask %v_633 : vector<16xi1>
                %loop_636:1 = scf.for %i_635 = %c_3 to %c_7 step %c_2 iter_args(%carry_637 = %c_12) -> (vector<16xf32>) {
                  %v_638 = memref.load %order[%i_635] : memref<8xi32>
                  %v_639 = arith.index_cast %v_638 : i32 to index
                  %v_640 = vector.maskedload %outputs[%v_639, %i_632], %mask_634, %c_12 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_641 = memref.load %weights[%v_639] : memref<?xf32>
                  %v_642 = vector.broadcast %v_641 : f32 to vector<16xf32>
                  %v_643 = arith.mulf %v_640, %v_642 : vector<16xf32>
                  %v_644 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_643) : (vector<16xf32>) -> vector<16xf32>
                  %v_645 = arith.addf %carry_637, %v_644 : vector<16xf32>
                  scf.yield %v_645 : vector<16xf32>
                }
                vector.maskedstore %y[%i_602, %i_632], %mask_634, %loop_636#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
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
