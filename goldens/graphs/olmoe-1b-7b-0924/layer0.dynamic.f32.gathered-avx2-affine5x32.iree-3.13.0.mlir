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
        %c_12 = arith.constant 0x3F800000 : f32
        %c_13 = arith.constant 8 : index
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
                %v_12 = arith.muli %i_2, %c_3 : index
                %v_13 = arith.addi %i_1, %v_12 : index
                %v_14 = arith.muli %i_4, %c_5 : index
                %v_15 = arith.addi %v_13, %v_14 : index
                %v_16 = arith.addi %v_15, %i_3 : index
                %is_17 = arith.cmpi slt, %v_9, %c_2 : index
                %v_18 = arith.select %is_17, %v_11, %c_0 : f32
                memref.store %v_18, %x_lanes[%workgroup_0, %v_16] : memref<?x2048xf32>
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
          %v_46 = arith.mulf %sum_44, %c_12 : f32
          %v_47 = arith.addi %v_31, %c_13 : index
          memref.store %v_46, %x_sums[%workgroup_0, %v_47] : memref<?x512xf32>
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
        %c_12 = arith.constant 0x3F800000 : f32
        %c_13 = arith.constant 8 : index
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
                %v_12 = arith.muli %i_2, %c_3 : index
                %v_13 = arith.addi %i_1, %v_12 : index
                %v_14 = arith.muli %i_4, %c_5 : index
                %v_15 = arith.addi %v_13, %v_14 : index
                %v_16 = arith.addi %v_15, %i_3 : index
                %is_17 = arith.cmpi slt, %v_9, %c_2 : index
                %v_18 = arith.select %is_17, %v_11, %c_0 : f32
                memref.store %v_18, %hidden_lanes[%workgroup_0, %v_16] : memref<?x1024xf32>
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
          %v_46 = arith.mulf %sum_44, %c_12 : f32
          %v_47 = arith.addi %v_31, %c_13 : index
          memref.store %v_46, %hidden_sums[%workgroup_0, %v_47] : memref<?x256xf32>
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
        %c_18 = arith.constant 5 : index
        %c_19 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_20 = arith.constant dense<31> : vector<16xi32>
        %c_21 = arith.constant dense<16> : vector<16xi32>
        %c_22 = arith.constant dense<5> : vector<16xi32>
        %c_23 = arith.constant dense<10> : vector<16xi32>
        %c_24 = arith.constant dense<15> : vector<16xi32>
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
                        %v_156 = arith.muli %v_155, %c_10 : index
                        %v_157 = vector.load %x_sums[%v_112, %v_156] : memref<?x512xf32>, vector<16xf32>
                        %v_158 = arith.divui %i_117, %c_14 : index
                        %v_159 = arith.muli %v_158, %c_10 : index
                        %v_160 = vector.load %x_sums[%v_113, %v_159] : memref<?x512xf32>, vector<16xf32>
                        %v_161 = arith.divui %i_117, %c_14 : index
                        %v_162 = arith.muli %v_161, %c_10 : index
                        %v_163 = vector.load %x_sums[%v_114, %v_162] : memref<?x512xf32>, vector<16xf32>
                        %v_164 = arith.divui %i_117, %c_14 : index
                        %v_165 = arith.muli %v_164, %c_10 : index
                        %v_166 = vector.load %x_sums[%v_115, %v_165] : memref<?x512xf32>, vector<16xf32>
                        %v_167 = arith.divui %i_117, %c_14 : index
                        %v_168 = arith.muli %v_167, %c_16 : index
                        %v_169 = arith.addi %v_168, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_169], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_170 = arith.divui %i_117, %c_0 : index
                        %v_171 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_170] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_172 = arith.extf %v_171 : vector<2xf16> to vector<2xf32>
                        %v_173 = arith.divui %i_117, %c_0 : index
                        %v_174 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_173] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_175 = arith.extf %v_174 : vector<2xf16> to vector<2xf32>
                        %v_176 = arith.divui %i_117, %c_0 : index
                        %v_177 = arith.muli %v_176, %c_18 : index
                        %v_178 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_177] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_179 = vector.bitcast %v_178 : vector<10xi32> to vector<40xi8>
                        %v_180 = vector.shuffle %v_179, %v_179 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_181 = vector.bitcast %v_180 : vector<64xi8> to vector<16xi32>
                        %v_182 = arith.shrui %v_181, %c_19 : vector<16xi32>
                        %v_183 = vector.shuffle %v_172, %v_172 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_184 = vector.shuffle %v_172, %v_172 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_185 = vector.shuffle %v_175, %v_175 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_186 = vector.shuffle %v_184, %v_185 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_187 = arith.andi %v_182, %c_20 : vector<16xi32>
                        %v_188 = arith.subi %v_187, %c_21 : vector<16xi32>
                        %v_189 = arith.sitofp %v_188 : vector<16xi32> to vector<16xf32>
                        %v_190 = arith.mulf %v_189, %v_127 : vector<16xf32>
                        %v_191 = arith.mulf %v_189, %v_134 : vector<16xf32>
                        %v_192 = arith.mulf %v_189, %v_141 : vector<16xf32>
                        %v_193 = arith.mulf %v_189, %v_148 : vector<16xf32>
                        %v_194 = arith.shrui %v_182, %c_22 : vector<16xi32>
                        %v_195 = arith.andi %v_194, %c_20 : vector<16xi32>
                        %v_196 = arith.subi %v_195, %c_21 : vector<16xi32>
                        %v_197 = arith.sitofp %v_196 : vector<16xi32> to vector<16xf32>
                        %acc_198 = math.fma %v_197, %v_129, %v_190 : vector<16xf32>
                        %acc_199 = math.fma %v_197, %v_136, %v_191 : vector<16xf32>
                        %acc_200 = math.fma %v_197, %v_143, %v_192 : vector<16xf32>
                        %acc_201 = math.fma %v_197, %v_150, %v_193 : vector<16xf32>
                        %v_202 = arith.shrui %v_182, %c_23 : vector<16xi32>
                        %v_203 = arith.andi %v_202, %c_20 : vector<16xi32>
                        %v_204 = arith.subi %v_203, %c_21 : vector<16xi32>
                        %v_205 = arith.sitofp %v_204 : vector<16xi32> to vector<16xf32>
                        %acc_206 = math.fma %v_205, %v_131, %acc_198 : vector<16xf32>
                        %acc_207 = math.fma %v_205, %v_138, %acc_199 : vector<16xf32>
                        %acc_208 = math.fma %v_205, %v_145, %acc_200 : vector<16xf32>
                        %acc_209 = math.fma %v_205, %v_152, %acc_201 : vector<16xf32>
                        %v_210 = arith.shrui %v_182, %c_24 : vector<16xi32>
                        %v_211 = arith.andi %v_210, %c_20 : vector<16xi32>
                        %v_212 = arith.subi %v_211, %c_21 : vector<16xi32>
                        %v_213 = arith.sitofp %v_212 : vector<16xi32> to vector<16xf32>
                        %acc_214 = math.fma %v_213, %v_133, %acc_206 : vector<16xf32>
                        %acc_215 = math.fma %v_213, %v_140, %acc_207 : vector<16xf32>
                        %acc_216 = math.fma %v_213, %v_147, %acc_208 : vector<16xf32>
                        %acc_217 = math.fma %v_213, %v_154, %acc_209 : vector<16xf32>
                        %acc_218 = math.fma %acc_214, %v_183, %carry_119 : vector<16xf32>
                        %acc_219 = math.fma %acc_215, %v_183, %carry_120 : vector<16xf32>
                        %acc_220 = math.fma %acc_216, %v_183, %carry_121 : vector<16xf32>
                        %acc_221 = math.fma %acc_217, %v_183, %carry_122 : vector<16xf32>
                        %acc_222 = math.fma %v_186, %v_157, %acc_218 : vector<16xf32>
                        %acc_223 = math.fma %v_186, %v_160, %acc_219 : vector<16xf32>
                        %acc_224 = math.fma %v_186, %v_163, %acc_220 : vector<16xf32>
                        %acc_225 = math.fma %v_186, %v_166, %acc_221 : vector<16xf32>
                        %v_226 = arith.divui %i_117, %c_14 : index
                        %v_227 = arith.muli %v_226, %c_16 : index
                        %v_228 = arith.addi %v_227, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_116, %v_228], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_229 = arith.divui %i_117, %c_0 : index
                        %v_230 = vector.load %expert_gate_up.scales[%v_71, %v_116, %v_229] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_231 = arith.extf %v_230 : vector<2xf16> to vector<2xf32>
                        %v_232 = arith.divui %i_117, %c_0 : index
                        %v_233 = vector.load %expert_gate_up.biases[%v_71, %v_116, %v_232] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_234 = arith.extf %v_233 : vector<2xf16> to vector<2xf32>
                        %v_235 = arith.divui %i_117, %c_0 : index
                        %v_236 = arith.muli %v_235, %c_18 : index
                        %v_237 = vector.load %expert_gate_up.codes[%v_71, %v_116, %v_236] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_238 = vector.bitcast %v_237 : vector<10xi32> to vector<40xi8>
                        %v_239 = vector.shuffle %v_238, %v_238 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_240 = vector.bitcast %v_239 : vector<64xi8> to vector<16xi32>
                        %v_241 = arith.shrui %v_240, %c_19 : vector<16xi32>
                        %v_242 = vector.shuffle %v_231, %v_231 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_243 = vector.shuffle %v_231, %v_231 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_244 = vector.shuffle %v_234, %v_234 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_245 = vector.shuffle %v_243, %v_244 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_246 = arith.andi %v_241, %c_20 : vector<16xi32>
                        %v_247 = arith.subi %v_246, %c_21 : vector<16xi32>
                        %v_248 = arith.sitofp %v_247 : vector<16xi32> to vector<16xf32>
                        %v_249 = arith.mulf %v_248, %v_127 : vector<16xf32>
                        %v_250 = arith.mulf %v_248, %v_134 : vector<16xf32>
                        %v_251 = arith.mulf %v_248, %v_141 : vector<16xf32>
                        %v_252 = arith.mulf %v_248, %v_148 : vector<16xf32>
                        %v_253 = arith.shrui %v_241, %c_22 : vector<16xi32>
                        %v_254 = arith.andi %v_253, %c_20 : vector<16xi32>
                        %v_255 = arith.subi %v_254, %c_21 : vector<16xi32>
                        %v_256 = arith.sitofp %v_255 : vector<16xi32> to vector<16xf32>
                        %acc_257 = math.fma %v_256, %v_129, %v_249 : vector<16xf32>
                        %acc_258 = math.fma %v_256, %v_136, %v_250 : vector<16xf32>
                        %acc_259 = math.fma %v_256, %v_143, %v_251 : vector<16xf32>
                        %acc_260 = math.fma %v_256, %v_150, %v_252 : vector<16xf32>
                        %v_261 = arith.shrui %v_241, %c_23 : vector<16xi32>
                        %v_262 = arith.andi %v_261, %c_20 : vector<16xi32>
                        %v_263 = arith.subi %v_262, %c_21 : vector<16xi32>
                        %v_264 = arith.sitofp %v_263 : vector<16xi32> to vector<16xf32>
                        %acc_265 = math.fma %v_264, %v_131, %acc_257 : vector<16xf32>
                        %acc_266 = math.fma %v_264, %v_138, %acc_258 : vector<16xf32>
                        %acc_267 = math.fma %v_264, %v_145, %acc_259 : vector<16xf32>
                        %acc_268 = math.fma %v_264, %v_152, %acc_260 : vector<16xf32>
                        %v_269 = arith.shrui %v_241, %c_24 : vector<16xi32>
                        %v_270 = arith.andi %v_269, %c_20 : vector<16xi32>
                        %v_271 = arith.subi %v_270, %c_21 : vector<16xi32>
                        %v_272 = arith.sitofp %v_271 : vector<16xi32> to vector<16xf32>
                        %acc_273 = math.fma %v_272, %v_133, %acc_265 : vector<16xf32>
                        %acc_274 = math.fma %v_272, %v_140, %acc_266 : vector<16xf32>
                        %acc_275 = math.fma %v_272, %v_147, %acc_267 : vector<16xf32>
                        %acc_276 = math.fma %v_272, %v_154, %acc_268 : vector<16xf32>
                        %acc_277 = math.fma %acc_273, %v_242, %carry_123 : vector<16xf32>
                        %acc_278 = math.fma %acc_274, %v_242, %carry_124 : vector<16xf32>
                        %acc_279 = math.fma %acc_275, %v_242, %carry_125 : vector<16xf32>
                        %acc_280 = math.fma %acc_276, %v_242, %carry_126 : vector<16xf32>
                        %acc_281 = math.fma %v_245, %v_157, %acc_277 : vector<16xf32>
                        %acc_282 = math.fma %v_245, %v_160, %acc_278 : vector<16xf32>
                        %acc_283 = math.fma %v_245, %v_163, %acc_279 : vector<16xf32>
                        %acc_284 = math.fma %v_245, %v_166, %acc_280 : vector<16xf32>
                        scf.yield %acc_222, %acc_223, %acc_224, %acc_225, %acc_281, %acc_282, %acc_283, %acc_284 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_118#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#5, %sums[%c_18, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#6, %sums[%c_25, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_118#7, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_285 = arith.cmpi eq, %v_99, %c_4 : index
                    scf.if %is_285 {
                      %v_286 = memref.load %group[%c_3] : memref<5xi32>
                      %v_287 = arith.index_cast %v_286 : i32 to index
                      %v_288 = memref.load %group[%c_2] : memref<5xi32>
                      %v_289 = arith.index_cast %v_288 : i32 to index
                      %v_290 = arith.divui %v_287, %c_6 : index
                      %v_291 = arith.divui %v_289, %c_6 : index
                      %v_292 = arith.addi %i_102, %c_8 : index
                      %loop_294:4 = scf.for %i_293 = %c_3 to %c_13 step %c_14 iter_args(%carry_295 = %c_12, %carry_296 = %c_12, %carry_297 = %c_12, %carry_298 = %c_12) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                        %v_299 = vector.load %x_lanes[%v_290, %i_293] : memref<?x2048xf32>, vector<16xf32>
                        %v_300 = arith.addi %i_293, %c_10 : index
                        %v_301 = vector.load %x_lanes[%v_290, %v_300] : memref<?x2048xf32>, vector<16xf32>
                        %v_302 = arith.addi %i_293, %c_0 : index
                        %v_303 = vector.load %x_lanes[%v_290, %v_302] : memref<?x2048xf32>, vector<16xf32>
                        %v_304 = arith.addi %i_293, %c_15 : index
                        %v_305 = vector.load %x_lanes[%v_290, %v_304] : memref<?x2048xf32>, vector<16xf32>
                        %v_306 = vector.load %x_lanes[%v_291, %i_293] : memref<?x2048xf32>, vector<16xf32>
                        %v_307 = arith.addi %i_293, %c_10 : index
                        %v_308 = vector.load %x_lanes[%v_291, %v_307] : memref<?x2048xf32>, vector<16xf32>
                        %v_309 = arith.addi %i_293, %c_0 : index
                        %v_310 = vector.load %x_lanes[%v_291, %v_309] : memref<?x2048xf32>, vector<16xf32>
                        %v_311 = arith.addi %i_293, %c_15 : index
                        %v_312 = vector.load %x_lanes[%v_291, %v_311] : memref<?x2048xf32>, vector<16xf32>
                        %v_313 = arith.divui %i_293, %c_14 : index
                        %v_314 = arith.muli %v_313, %c_10 : index
                        %v_315 = vector.load %x_sums[%v_290, %v_314] : memref<?x512xf32>, vector<16xf32>
                        %v_316 = arith.divui %i_293, %c_14 : index
                        %v_317 = arith.muli %v_316, %c_10 : index
                        %v_318 = vector.load %x_sums[%v_291, %v_317] : memref<?x512xf32>, vector<16xf32>
                        %v_319 = arith.divui %i_293, %c_14 : index
                        %v_320 = arith.muli %v_319, %c_16 : index
                        %v_321 = arith.addi %v_320, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_321], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_322 = arith.divui %i_293, %c_0 : index
                        %v_323 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_322] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_324 = arith.extf %v_323 : vector<2xf16> to vector<2xf32>
                        %v_325 = arith.divui %i_293, %c_0 : index
                        %v_326 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_325] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_327 = arith.extf %v_326 : vector<2xf16> to vector<2xf32>
                        %v_328 = arith.divui %i_293, %c_0 : index
                        %v_329 = arith.muli %v_328, %c_18 : index
                        %v_330 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_329] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_331 = vector.bitcast %v_330 : vector<10xi32> to vector<40xi8>
                        %v_332 = vector.shuffle %v_331, %v_331 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_333 = vector.bitcast %v_332 : vector<64xi8> to vector<16xi32>
                        %v_334 = arith.shrui %v_333, %c_19 : vector<16xi32>
                        %v_335 = vector.shuffle %v_324, %v_324 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_336 = vector.shuffle %v_324, %v_324 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_337 = vector.shuffle %v_327, %v_327 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_338 = vector.shuffle %v_336, %v_337 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_339 = arith.andi %v_334, %c_20 : vector<16xi32>
                        %v_340 = arith.subi %v_339, %c_21 : vector<16xi32>
                        %v_341 = arith.sitofp %v_340 : vector<16xi32> to vector<16xf32>
                        %v_342 = arith.mulf %v_341, %v_299 : vector<16xf32>
                        %v_343 = arith.mulf %v_341, %v_306 : vector<16xf32>
                        %v_344 = arith.shrui %v_334, %c_22 : vector<16xi32>
                        %v_345 = arith.andi %v_344, %c_20 : vector<16xi32>
                        %v_346 = arith.subi %v_345, %c_21 : vector<16xi32>
                        %v_347 = arith.sitofp %v_346 : vector<16xi32> to vector<16xf32>
                        %acc_348 = math.fma %v_347, %v_301, %v_342 : vector<16xf32>
                        %acc_349 = math.fma %v_347, %v_308, %v_343 : vector<16xf32>
                        %v_350 = arith.shrui %v_334, %c_23 : vector<16xi32>
                        %v_351 = arith.andi %v_350, %c_20 : vector<16xi32>
                        %v_352 = arith.subi %v_351, %c_21 : vector<16xi32>
                        %v_353 = arith.sitofp %v_352 : vector<16xi32> to vector<16xf32>
                        %acc_354 = math.fma %v_353, %v_303, %acc_348 : vector<16xf32>
                        %acc_355 = math.fma %v_353, %v_310, %acc_349 : vector<16xf32>
                        %v_356 = arith.shrui %v_334, %c_24 : vector<16xi32>
                        %v_357 = arith.andi %v_356, %c_20 : vector<16xi32>
                        %v_358 = arith.subi %v_357, %c_21 : vector<16xi32>
                        %v_359 = arith.sitofp %v_358 : vector<16xi32> to vector<16xf32>
                        %acc_360 = math.fma %v_359, %v_305, %acc_354 : vector<16xf32>
                        %acc_361 = math.fma %v_359, %v_312, %acc_355 : vector<16xf32>
                        %acc_362 = math.fma %acc_360, %v_335, %carry_295 : vector<16xf32>
                        %acc_363 = math.fma %acc_361, %v_335, %carry_296 : vector<16xf32>
                        %acc_364 = math.fma %v_338, %v_315, %acc_362 : vector<16xf32>
                        %acc_365 = math.fma %v_338, %v_318, %acc_363 : vector<16xf32>
                        %v_366 = arith.divui %i_293, %c_14 : index
                        %v_367 = arith.muli %v_366, %c_16 : index
                        %v_368 = arith.addi %v_367, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_292, %v_368], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_369 = arith.divui %i_293, %c_0 : index
                        %v_370 = vector.load %expert_gate_up.scales[%v_71, %v_292, %v_369] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_371 = arith.extf %v_370 : vector<2xf16> to vector<2xf32>
                        %v_372 = arith.divui %i_293, %c_0 : index
                        %v_373 = vector.load %expert_gate_up.biases[%v_71, %v_292, %v_372] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_374 = arith.extf %v_373 : vector<2xf16> to vector<2xf32>
                        %v_375 = arith.divui %i_293, %c_0 : index
                        %v_376 = arith.muli %v_375, %c_18 : index
                        %v_377 = vector.load %expert_gate_up.codes[%v_71, %v_292, %v_376] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_378 = vector.bitcast %v_377 : vector<10xi32> to vector<40xi8>
                        %v_379 = vector.shuffle %v_378, %v_378 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_380 = vector.bitcast %v_379 : vector<64xi8> to vector<16xi32>
                        %v_381 = arith.shrui %v_380, %c_19 : vector<16xi32>
                        %v_382 = vector.shuffle %v_371, %v_371 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_383 = vector.shuffle %v_371, %v_371 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_384 = vector.shuffle %v_374, %v_374 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_385 = vector.shuffle %v_383, %v_384 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_386 = arith.andi %v_381, %c_20 : vector<16xi32>
                        %v_387 = arith.subi %v_386, %c_21 : vector<16xi32>
                        %v_388 = arith.sitofp %v_387 : vector<16xi32> to vector<16xf32>
                        %v_389 = arith.mulf %v_388, %v_299 : vector<16xf32>
                        %v_390 = arith.mulf %v_388, %v_306 : vector<16xf32>
                        %v_391 = arith.shrui %v_381, %c_22 : vector<16xi32>
                        %v_392 = arith.andi %v_391, %c_20 : vector<16xi32>
                        %v_393 = arith.subi %v_392, %c_21 : vector<16xi32>
                        %v_394 = arith.sitofp %v_393 : vector<16xi32> to vector<16xf32>
                        %acc_395 = math.fma %v_394, %v_301, %v_389 : vector<16xf32>
                        %acc_396 = math.fma %v_394, %v_308, %v_390 : vector<16xf32>
                        %v_397 = arith.shrui %v_381, %c_23 : vector<16xi32>
                        %v_398 = arith.andi %v_397, %c_20 : vector<16xi32>
                        %v_399 = arith.subi %v_398, %c_21 : vector<16xi32>
                        %v_400 = arith.sitofp %v_399 : vector<16xi32> to vector<16xf32>
                        %acc_401 = math.fma %v_400, %v_303, %acc_395 : vector<16xf32>
                        %acc_402 = math.fma %v_400, %v_310, %acc_396 : vector<16xf32>
                        %v_403 = arith.shrui %v_381, %c_24 : vector<16xi32>
                        %v_404 = arith.andi %v_403, %c_20 : vector<16xi32>
                        %v_405 = arith.subi %v_404, %c_21 : vector<16xi32>
                        %v_406 = arith.sitofp %v_405 : vector<16xi32> to vector<16xf32>
                        %acc_407 = math.fma %v_406, %v_305, %acc_401 : vector<16xf32>
                        %acc_408 = math.fma %v_406, %v_312, %acc_402 : vector<16xf32>
                        %acc_409 = math.fma %acc_407, %v_382, %carry_297 : vector<16xf32>
                        %acc_410 = math.fma %acc_408, %v_382, %carry_298 : vector<16xf32>
                        %acc_411 = math.fma %v_385, %v_315, %acc_409 : vector<16xf32>
                        %acc_412 = math.fma %v_385, %v_318, %acc_410 : vector<16xf32>
                        scf.yield %acc_364, %acc_365, %acc_411, %acc_412 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_294#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_294#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_294#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_294#3, %sums[%c_18, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    %is_413 = arith.cmpi eq, %v_99, %c_2 : index
                    scf.if %is_413 {
                      %v_414 = memref.load %group[%c_3] : memref<5xi32>
                      %v_415 = arith.index_cast %v_414 : i32 to index
                      %v_416 = arith.divui %v_415, %c_6 : index
                      %v_417 = arith.addi %i_102, %c_8 : index
                      %loop_419:2 = scf.for %i_418 = %c_3 to %c_13 step %c_14 iter_args(%carry_420 = %c_12, %carry_421 = %c_12) -> (vector<16xf32>, vector<16xf32>) {
                        %v_422 = vector.load %x_lanes[%v_416, %i_418] : memref<?x2048xf32>, vector<16xf32>
                        %v_423 = arith.addi %i_418, %c_10 : index
                        %v_424 = vector.load %x_lanes[%v_416, %v_423] : memref<?x2048xf32>, vector<16xf32>
                        %v_425 = arith.addi %i_418, %c_0 : index
                        %v_426 = vector.load %x_lanes[%v_416, %v_425] : memref<?x2048xf32>, vector<16xf32>
                        %v_427 = arith.addi %i_418, %c_15 : index
                        %v_428 = vector.load %x_lanes[%v_416, %v_427] : memref<?x2048xf32>, vector<16xf32>
                        %v_429 = arith.divui %i_418, %c_14 : index
                        %v_430 = arith.muli %v_429, %c_10 : index
                        %v_431 = vector.load %x_sums[%v_416, %v_430] : memref<?x512xf32>, vector<16xf32>
                        %v_432 = arith.divui %i_418, %c_14 : index
                        %v_433 = arith.muli %v_432, %c_16 : index
                        %v_434 = arith.addi %v_433, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %i_102, %v_434], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_435 = arith.divui %i_418, %c_0 : index
                        %v_436 = vector.load %expert_gate_up.scales[%v_71, %i_102, %v_435] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_437 = arith.extf %v_436 : vector<2xf16> to vector<2xf32>
                        %v_438 = arith.divui %i_418, %c_0 : index
                        %v_439 = vector.load %expert_gate_up.biases[%v_71, %i_102, %v_438] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_440 = arith.extf %v_439 : vector<2xf16> to vector<2xf32>
                        %v_441 = arith.divui %i_418, %c_0 : index
                        %v_442 = arith.muli %v_441, %c_18 : index
                        %v_443 = vector.load %expert_gate_up.codes[%v_71, %i_102, %v_442] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_444 = vector.bitcast %v_443 : vector<10xi32> to vector<40xi8>
                        %v_445 = vector.shuffle %v_444, %v_444 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_446 = vector.bitcast %v_445 : vector<64xi8> to vector<16xi32>
                        %v_447 = arith.shrui %v_446, %c_19 : vector<16xi32>
                        %v_448 = vector.shuffle %v_437, %v_437 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_449 = vector.shuffle %v_437, %v_437 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_450 = vector.shuffle %v_440, %v_440 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_451 = vector.shuffle %v_449, %v_450 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_452 = arith.andi %v_447, %c_20 : vector<16xi32>
                        %v_453 = arith.subi %v_452, %c_21 : vector<16xi32>
                        %v_454 = arith.sitofp %v_453 : vector<16xi32> to vector<16xf32>
                        %v_455 = arith.mulf %v_454, %v_422 : vector<16xf32>
                        %v_456 = arith.shrui %v_447, %c_22 : vector<16xi32>
                        %v_457 = arith.andi %v_456, %c_20 : vector<16xi32>
                        %v_458 = arith.subi %v_457, %c_21 : vector<16xi32>
                        %v_459 = arith.sitofp %v_458 : vector<16xi32> to vector<16xf32>
                        %acc_460 = math.fma %v_459, %v_424, %v_455 : vector<16xf32>
                        %v_461 = arith.shrui %v_447, %c_23 : vector<16xi32>
                        %v_462 = arith.andi %v_461, %c_20 : vector<16xi32>
                        %v_463 = arith.subi %v_462, %c_21 : vector<16xi32>
                        %v_464 = arith.sitofp %v_463 : vector<16xi32> to vector<16xf32>
                        %acc_465 = math.fma %v_464, %v_426, %acc_460 : vector<16xf32>
                        %v_466 = arith.shrui %v_447, %c_24 : vector<16xi32>
                        %v_467 = arith.andi %v_466, %c_20 : vector<16xi32>
                        %v_468 = arith.subi %v_467, %c_21 : vector<16xi32>
                        %v_469 = arith.sitofp %v_468 : vector<16xi32> to vector<16xf32>
                        %acc_470 = math.fma %v_469, %v_428, %acc_465 : vector<16xf32>
                        %acc_471 = math.fma %acc_470, %v_448, %carry_420 : vector<16xf32>
                        %acc_472 = math.fma %v_451, %v_431, %acc_471 : vector<16xf32>
                        %v_473 = arith.divui %i_418, %c_14 : index
                        %v_474 = arith.muli %v_473, %c_16 : index
                        %v_475 = arith.addi %v_474, %c_17 : index
                        memref.prefetch %expert_gate_up.codes[%v_71, %v_417, %v_475], read, locality<3>, data : memref<64x2048x320xi32>
                        %v_476 = arith.divui %i_418, %c_0 : index
                        %v_477 = vector.load %expert_gate_up.scales[%v_71, %v_417, %v_476] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_478 = arith.extf %v_477 : vector<2xf16> to vector<2xf32>
                        %v_479 = arith.divui %i_418, %c_0 : index
                        %v_480 = vector.load %expert_gate_up.biases[%v_71, %v_417, %v_479] : memref<64x2048x64xf16>, vector<2xf16>
                        %v_481 = arith.extf %v_480 : vector<2xf16> to vector<2xf32>
                        %v_482 = arith.divui %i_418, %c_0 : index
                        %v_483 = arith.muli %v_482, %c_18 : index
                        %v_484 = vector.load %expert_gate_up.codes[%v_71, %v_417, %v_483] : memref<64x2048x320xi32>, vector<10xi32>
                        %v_485 = vector.bitcast %v_484 : vector<10xi32> to vector<40xi8>
                        %v_486 = vector.shuffle %v_485, %v_485 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                        %v_487 = vector.bitcast %v_486 : vector<64xi8> to vector<16xi32>
                        %v_488 = arith.shrui %v_487, %c_19 : vector<16xi32>
                        %v_489 = vector.shuffle %v_478, %v_478 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_490 = vector.shuffle %v_478, %v_478 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_491 = vector.shuffle %v_481, %v_481 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                        %v_492 = vector.shuffle %v_490, %v_491 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                        %v_493 = arith.andi %v_488, %c_20 : vector<16xi32>
                        %v_494 = arith.subi %v_493, %c_21 : vector<16xi32>
                        %v_495 = arith.sitofp %v_494 : vector<16xi32> to vector<16xf32>
                        %v_496 = arith.mulf %v_495, %v_422 : vector<16xf32>
                        %v_497 = arith.shrui %v_488, %c_22 : vector<16xi32>
                        %v_498 = arith.andi %v_497, %c_20 : vector<16xi32>
                        %v_499 = arith.subi %v_498, %c_21 : vector<16xi32>
                        %v_500 = arith.sitofp %v_499 : vector<16xi32> to vector<16xf32>
                        %acc_501 = math.fma %v_500, %v_424, %v_496 : vector<16xf32>
                        %v_502 = arith.shrui %v_488, %c_23 : vector<16xi32>
                        %v_503 = arith.andi %v_502, %c_20 : vector<16xi32>
                        %v_504 = arith.subi %v_503, %c_21 : vector<16xi32>
                        %v_505 = arith.sitofp %v_504 : vector<16xi32> to vector<16xf32>
                        %acc_506 = math.fma %v_505, %v_426, %acc_501 : vector<16xf32>
                        %v_507 = arith.shrui %v_488, %c_24 : vector<16xi32>
                        %v_508 = arith.andi %v_507, %c_20 : vector<16xi32>
                        %v_509 = arith.subi %v_508, %c_21 : vector<16xi32>
                        %v_510 = arith.sitofp %v_509 : vector<16xi32> to vector<16xf32>
                        %acc_511 = math.fma %v_510, %v_428, %acc_506 : vector<16xf32>
                        %acc_512 = math.fma %acc_511, %v_489, %carry_421 : vector<16xf32>
                        %acc_513 = math.fma %v_492, %v_431, %acc_512 : vector<16xf32>
                        scf.yield %acc_472, %acc_513 : vector<16xf32>, vector<16xf32>
                      }
                      vector.store %loop_419#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                      vector.store %loop_419#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                    }
                    scf.for %i_514 = %c_3 to %v_91 step %c_2 {
                      %v_515 = memref.load %group[%i_514] : memref<5xi32>
                      %v_516 = arith.index_cast %v_515 : i32 to index
                      %v_517 = vector.load %sums[%i_514, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_518 = vector.shuffle %v_517, %v_517 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_519 = vector.shuffle %v_517, %v_517 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_520 = arith.addf %v_518, %v_519 : vector<8xf32>
                      %v_521 = vector.shuffle %v_520, %v_520 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_522 = vector.shuffle %v_520, %v_520 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_523 = arith.addf %v_521, %v_522 : vector<4xf32>
                      %v_524 = vector.shuffle %v_523, %v_523 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_525 = vector.shuffle %v_523, %v_523 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_526 = arith.addf %v_524, %v_525 : vector<2xf32>
                      %v_527 = vector.shuffle %v_526, %v_526 [0] : vector<2xf32>, vector<2xf32>
                      %v_528 = vector.shuffle %v_526, %v_526 [1] : vector<2xf32>, vector<2xf32>
                      %v_529 = arith.addf %v_527, %v_528 : vector<1xf32>
                      %sum_530 = vector.extract %v_529[0] : f32 from vector<1xf32>
                      %v_531 = arith.addi %i_514, %c_1 : index
                      %v_532 = vector.load %sums[%v_531, %c_3] : memref<8x16xf32>, vector<16xf32>
                      %v_533 = vector.shuffle %v_532, %v_532 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                      %v_534 = vector.shuffle %v_532, %v_532 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                      %v_535 = arith.addf %v_533, %v_534 : vector<8xf32>
                      %v_536 = vector.shuffle %v_535, %v_535 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_537 = vector.shuffle %v_535, %v_535 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_538 = arith.addf %v_536, %v_537 : vector<4xf32>
                      %v_539 = vector.shuffle %v_538, %v_538 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_540 = vector.shuffle %v_538, %v_538 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_541 = arith.addf %v_539, %v_540 : vector<2xf32>
                      %v_542 = vector.shuffle %v_541, %v_541 [0] : vector<2xf32>, vector<2xf32>
                      %v_543 = vector.shuffle %v_541, %v_541 [1] : vector<2xf32>, vector<2xf32>
                      %v_544 = arith.addf %v_542, %v_543 : vector<1xf32>
                      %sum_545 = vector.extract %v_544[0] : f32 from vector<1xf32>
                      %v_546 = arith.subf %c_27, %sum_530 : f32
                      %is_547 = arith.cmpf ogt, %v_546, %c_28 : f32
                      %v_548 = arith.select %is_547, %c_28, %v_546 : f32
                      %is_549 = arith.cmpf olt, %v_548, %c_29 : f32
                      %v_550 = arith.select %is_549, %c_29, %v_548 : f32
                      %v_551 = arith.mulf %v_550, %c_30 : f32
                      %v_552 = math.roundeven %v_551 : f32
                      %acc_553 = math.fma %v_552, %c_31, %v_550 : f32
                      %acc_554 = math.fma %v_552, %c_32, %acc_553 : f32
                      %acc_555 = math.fma %c_33, %acc_554, %c_34 : f32
                      %acc_556 = math.fma %acc_555, %acc_554, %c_35 : f32
                      %acc_557 = math.fma %acc_556, %acc_554, %c_36 : f32
                      %acc_558 = math.fma %acc_557, %acc_554, %c_37 : f32
                      %acc_559 = math.fma %acc_558, %acc_554, %c_38 : f32
                      %acc_560 = math.fma %acc_559, %acc_554, %c_39 : f32
                      %acc_561 = math.fma %acc_560, %acc_554, %c_39 : f32
                      %v_562 = arith.fptosi %v_552 : f32 to i32
                      %v_563 = arith.shrsi %v_562, %c_40 : i32
                      %v_564 = arith.subi %v_562, %v_563 : i32
                      %v_565 = arith.addi %v_563, %c_42 : i32
                      %v_566 = arith.shli %v_565, %c_41 : i32
                      %v_567 = arith.bitcast %v_566 : i32 to f32
                      %v_568 = arith.mulf %acc_561, %v_567 : f32
                      %v_569 = arith.addi %v_564, %c_42 : i32
                      %v_570 = arith.shli %v_569, %c_41 : i32
                      %v_571 = arith.bitcast %v_570 : i32 to f32
                      %v_572 = arith.mulf %v_568, %v_571 : f32
                      %v_573 = arith.addf %v_572, %c_39 : f32
                      %v_574 = arith.divf %c_39, %v_573 : f32
                      %v_575 = arith.mulf %sum_530, %v_574 : f32
                      %v_576 = arith.mulf %v_575, %sum_545 : f32
                      memref.store %v_576, %hidden[%v_516, %i_102] : memref<?x1024xf32>
                    }
                  }
                }
                %v_577 = arith.select %is_92, %c_3, %v_91 : index
                scf.yield %v_577 : index
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
        %c_19 = arith.constant 5 : index
        %c_20 = arith.constant dense<[0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4]> : vector<16xi32>
        %c_21 = arith.constant dense<31> : vector<16xi32>
        %c_22 = arith.constant dense<16> : vector<16xi32>
        %c_23 = arith.constant dense<5> : vector<16xi32>
        %c_24 = arith.constant dense<10> : vector<16xi32>
        %c_25 = arith.constant dense<15> : vector<16xi32>
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
                          %v_153 = arith.muli %v_152, %c_9 : index
                          %v_154 = vector.load %hidden_sums[%v_107, %v_153] : memref<?x256xf32>, vector<16xf32>
                          %v_155 = arith.divui %i_114, %c_0 : index
                          %v_156 = arith.muli %v_155, %c_9 : index
                          %v_157 = vector.load %hidden_sums[%v_109, %v_156] : memref<?x256xf32>, vector<16xf32>
                          %v_158 = arith.divui %i_114, %c_0 : index
                          %v_159 = arith.muli %v_158, %c_9 : index
                          %v_160 = vector.load %hidden_sums[%v_111, %v_159] : memref<?x256xf32>, vector<16xf32>
                          %v_161 = arith.divui %i_114, %c_0 : index
                          %v_162 = arith.muli %v_161, %c_9 : index
                          %v_163 = vector.load %hidden_sums[%v_113, %v_162] : memref<?x256xf32>, vector<16xf32>
                          %v_164 = arith.divui %i_114, %c_0 : index
                          %v_165 = arith.muli %v_164, %c_17 : index
                          %v_166 = arith.addi %v_165, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_166], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_167 = arith.divui %i_114, %c_5 : index
                          %v_168 = vector.load %expert_down.scales[%v_70, %i_102, %v_167] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_169 = arith.extf %v_168 : vector<2xf16> to vector<2xf32>
                          %v_170 = arith.divui %i_114, %c_5 : index
                          %v_171 = vector.load %expert_down.biases[%v_70, %i_102, %v_170] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_172 = arith.extf %v_171 : vector<2xf16> to vector<2xf32>
                          %v_173 = arith.divui %i_114, %c_5 : index
                          %v_174 = arith.muli %v_173, %c_19 : index
                          %v_175 = vector.load %expert_down.codes[%v_70, %i_102, %v_174] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_176 = vector.bitcast %v_175 : vector<10xi32> to vector<40xi8>
                          %v_177 = vector.shuffle %v_176, %v_176 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_178 = vector.bitcast %v_177 : vector<64xi8> to vector<16xi32>
                          %v_179 = arith.shrui %v_178, %c_20 : vector<16xi32>
                          %v_180 = vector.shuffle %v_169, %v_169 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_181 = vector.shuffle %v_169, %v_169 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_182 = vector.shuffle %v_172, %v_172 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_183 = vector.shuffle %v_181, %v_182 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_184 = arith.andi %v_179, %c_21 : vector<16xi32>
                          %v_185 = arith.subi %v_184, %c_22 : vector<16xi32>
                          %v_186 = arith.sitofp %v_185 : vector<16xi32> to vector<16xf32>
                          %v_187 = arith.mulf %v_186, %v_124 : vector<16xf32>
                          %v_188 = arith.mulf %v_186, %v_131 : vector<16xf32>
                          %v_189 = arith.mulf %v_186, %v_138 : vector<16xf32>
                          %v_190 = arith.mulf %v_186, %v_145 : vector<16xf32>
                          %v_191 = arith.shrui %v_179, %c_23 : vector<16xi32>
                          %v_192 = arith.andi %v_191, %c_21 : vector<16xi32>
                          %v_193 = arith.subi %v_192, %c_22 : vector<16xi32>
                          %v_194 = arith.sitofp %v_193 : vector<16xi32> to vector<16xf32>
                          %acc_195 = math.fma %v_194, %v_126, %v_187 : vector<16xf32>
                          %acc_196 = math.fma %v_194, %v_133, %v_188 : vector<16xf32>
                          %acc_197 = math.fma %v_194, %v_140, %v_189 : vector<16xf32>
                          %acc_198 = math.fma %v_194, %v_147, %v_190 : vector<16xf32>
                          %v_199 = arith.shrui %v_179, %c_24 : vector<16xi32>
                          %v_200 = arith.andi %v_199, %c_21 : vector<16xi32>
                          %v_201 = arith.subi %v_200, %c_22 : vector<16xi32>
                          %v_202 = arith.sitofp %v_201 : vector<16xi32> to vector<16xf32>
                          %acc_203 = math.fma %v_202, %v_128, %acc_195 : vector<16xf32>
                          %acc_204 = math.fma %v_202, %v_135, %acc_196 : vector<16xf32>
                          %acc_205 = math.fma %v_202, %v_142, %acc_197 : vector<16xf32>
                          %acc_206 = math.fma %v_202, %v_149, %acc_198 : vector<16xf32>
                          %v_207 = arith.shrui %v_179, %c_25 : vector<16xi32>
                          %v_208 = arith.andi %v_207, %c_21 : vector<16xi32>
                          %v_209 = arith.subi %v_208, %c_22 : vector<16xi32>
                          %v_210 = arith.sitofp %v_209 : vector<16xi32> to vector<16xf32>
                          %acc_211 = math.fma %v_210, %v_130, %acc_203 : vector<16xf32>
                          %acc_212 = math.fma %v_210, %v_137, %acc_204 : vector<16xf32>
                          %acc_213 = math.fma %v_210, %v_144, %acc_205 : vector<16xf32>
                          %acc_214 = math.fma %v_210, %v_151, %acc_206 : vector<16xf32>
                          %acc_215 = math.fma %acc_211, %v_180, %carry_116 : vector<16xf32>
                          %acc_216 = math.fma %acc_212, %v_180, %carry_117 : vector<16xf32>
                          %acc_217 = math.fma %acc_213, %v_180, %carry_118 : vector<16xf32>
                          %acc_218 = math.fma %acc_214, %v_180, %carry_119 : vector<16xf32>
                          %acc_219 = math.fma %v_183, %v_154, %acc_215 : vector<16xf32>
                          %acc_220 = math.fma %v_183, %v_157, %acc_216 : vector<16xf32>
                          %acc_221 = math.fma %v_183, %v_160, %acc_217 : vector<16xf32>
                          %acc_222 = math.fma %v_183, %v_163, %acc_218 : vector<16xf32>
                          %v_223 = arith.divui %i_114, %c_0 : index
                          %v_224 = arith.muli %v_223, %c_17 : index
                          %v_225 = arith.addi %v_224, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_225], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_226 = arith.divui %i_114, %c_5 : index
                          %v_227 = vector.load %expert_down.scales[%v_70, %v_104, %v_226] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_228 = arith.extf %v_227 : vector<2xf16> to vector<2xf32>
                          %v_229 = arith.divui %i_114, %c_5 : index
                          %v_230 = vector.load %expert_down.biases[%v_70, %v_104, %v_229] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_231 = arith.extf %v_230 : vector<2xf16> to vector<2xf32>
                          %v_232 = arith.divui %i_114, %c_5 : index
                          %v_233 = arith.muli %v_232, %c_19 : index
                          %v_234 = vector.load %expert_down.codes[%v_70, %v_104, %v_233] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_235 = vector.bitcast %v_234 : vector<10xi32> to vector<40xi8>
                          %v_236 = vector.shuffle %v_235, %v_235 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_237 = vector.bitcast %v_236 : vector<64xi8> to vector<16xi32>
                          %v_238 = arith.shrui %v_237, %c_20 : vector<16xi32>
                          %v_239 = vector.shuffle %v_228, %v_228 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_240 = vector.shuffle %v_228, %v_228 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_241 = vector.shuffle %v_231, %v_231 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_242 = vector.shuffle %v_240, %v_241 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_243 = arith.andi %v_238, %c_21 : vector<16xi32>
                          %v_244 = arith.subi %v_243, %c_22 : vector<16xi32>
                          %v_245 = arith.sitofp %v_244 : vector<16xi32> to vector<16xf32>
                          %v_246 = arith.mulf %v_245, %v_124 : vector<16xf32>
                          %v_247 = arith.mulf %v_245, %v_131 : vector<16xf32>
                          %v_248 = arith.mulf %v_245, %v_138 : vector<16xf32>
                          %v_249 = arith.mulf %v_245, %v_145 : vector<16xf32>
                          %v_250 = arith.shrui %v_238, %c_23 : vector<16xi32>
                          %v_251 = arith.andi %v_250, %c_21 : vector<16xi32>
                          %v_252 = arith.subi %v_251, %c_22 : vector<16xi32>
                          %v_253 = arith.sitofp %v_252 : vector<16xi32> to vector<16xf32>
                          %acc_254 = math.fma %v_253, %v_126, %v_246 : vector<16xf32>
                          %acc_255 = math.fma %v_253, %v_133, %v_247 : vector<16xf32>
                          %acc_256 = math.fma %v_253, %v_140, %v_248 : vector<16xf32>
                          %acc_257 = math.fma %v_253, %v_147, %v_249 : vector<16xf32>
                          %v_258 = arith.shrui %v_238, %c_24 : vector<16xi32>
                          %v_259 = arith.andi %v_258, %c_21 : vector<16xi32>
                          %v_260 = arith.subi %v_259, %c_22 : vector<16xi32>
                          %v_261 = arith.sitofp %v_260 : vector<16xi32> to vector<16xf32>
                          %acc_262 = math.fma %v_261, %v_128, %acc_254 : vector<16xf32>
                          %acc_263 = math.fma %v_261, %v_135, %acc_255 : vector<16xf32>
                          %acc_264 = math.fma %v_261, %v_142, %acc_256 : vector<16xf32>
                          %acc_265 = math.fma %v_261, %v_149, %acc_257 : vector<16xf32>
                          %v_266 = arith.shrui %v_238, %c_25 : vector<16xi32>
                          %v_267 = arith.andi %v_266, %c_21 : vector<16xi32>
                          %v_268 = arith.subi %v_267, %c_22 : vector<16xi32>
                          %v_269 = arith.sitofp %v_268 : vector<16xi32> to vector<16xf32>
                          %acc_270 = math.fma %v_269, %v_130, %acc_262 : vector<16xf32>
                          %acc_271 = math.fma %v_269, %v_137, %acc_263 : vector<16xf32>
                          %acc_272 = math.fma %v_269, %v_144, %acc_264 : vector<16xf32>
                          %acc_273 = math.fma %v_269, %v_151, %acc_265 : vector<16xf32>
                          %acc_274 = math.fma %acc_270, %v_239, %carry_120 : vector<16xf32>
                          %acc_275 = math.fma %acc_271, %v_239, %carry_121 : vector<16xf32>
                          %acc_276 = math.fma %acc_272, %v_239, %carry_122 : vector<16xf32>
                          %acc_277 = math.fma %acc_273, %v_239, %carry_123 : vector<16xf32>
                          %acc_278 = math.fma %v_242, %v_154, %acc_274 : vector<16xf32>
                          %acc_279 = math.fma %v_242, %v_157, %acc_275 : vector<16xf32>
                          %acc_280 = math.fma %v_242, %v_160, %acc_276 : vector<16xf32>
                          %acc_281 = math.fma %v_242, %v_163, %acc_277 : vector<16xf32>
                          scf.yield %acc_219, %acc_220, %acc_221, %acc_222, %acc_278, %acc_279, %acc_280, %acc_281 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_115#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#2, %sums[%c_4, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#3, %sums[%c_11, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#4, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#5, %sums[%c_19, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#6, %sums[%c_26, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_115#7, %sums[%c_27, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_282 = arith.cmpi eq, %v_99, %c_4 : index
                      scf.if %is_282 {
                        %v_283 = memref.load %group[%c_3] : memref<5xi32>
                        %v_284 = arith.index_cast %v_283 : i32 to index
                        %v_285 = memref.load %group[%c_2] : memref<5xi32>
                        %v_286 = arith.index_cast %v_285 : i32 to index
                        %loop_288:4 = scf.for %i_287 = %c_3 to %c_15 step %c_0 iter_args(%carry_289 = %c_14, %carry_290 = %c_14, %carry_291 = %c_14, %carry_292 = %c_14) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                          %v_293 = vector.load %hidden_lanes[%v_284, %i_287] : memref<?x1024xf32>, vector<16xf32>
                          %v_294 = arith.addi %i_287, %c_9 : index
                          %v_295 = vector.load %hidden_lanes[%v_284, %v_294] : memref<?x1024xf32>, vector<16xf32>
                          %v_296 = arith.addi %i_287, %c_5 : index
                          %v_297 = vector.load %hidden_lanes[%v_284, %v_296] : memref<?x1024xf32>, vector<16xf32>
                          %v_298 = arith.addi %i_287, %c_16 : index
                          %v_299 = vector.load %hidden_lanes[%v_284, %v_298] : memref<?x1024xf32>, vector<16xf32>
                          %v_300 = vector.load %hidden_lanes[%v_286, %i_287] : memref<?x1024xf32>, vector<16xf32>
                          %v_301 = arith.addi %i_287, %c_9 : index
                          %v_302 = vector.load %hidden_lanes[%v_286, %v_301] : memref<?x1024xf32>, vector<16xf32>
                          %v_303 = arith.addi %i_287, %c_5 : index
                          %v_304 = vector.load %hidden_lanes[%v_286, %v_303] : memref<?x1024xf32>, vector<16xf32>
                          %v_305 = arith.addi %i_287, %c_16 : index
                          %v_306 = vector.load %hidden_lanes[%v_286, %v_305] : memref<?x1024xf32>, vector<16xf32>
                          %v_307 = arith.divui %i_287, %c_0 : index
                          %v_308 = arith.muli %v_307, %c_9 : index
                          %v_309 = vector.load %hidden_sums[%v_284, %v_308] : memref<?x256xf32>, vector<16xf32>
                          %v_310 = arith.divui %i_287, %c_0 : index
                          %v_311 = arith.muli %v_310, %c_9 : index
                          %v_312 = vector.load %hidden_sums[%v_286, %v_311] : memref<?x256xf32>, vector<16xf32>
                          %v_313 = arith.divui %i_287, %c_0 : index
                          %v_314 = arith.muli %v_313, %c_17 : index
                          %v_315 = arith.addi %v_314, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_315], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_316 = arith.divui %i_287, %c_5 : index
                          %v_317 = vector.load %expert_down.scales[%v_70, %i_102, %v_316] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_318 = arith.extf %v_317 : vector<2xf16> to vector<2xf32>
                          %v_319 = arith.divui %i_287, %c_5 : index
                          %v_320 = vector.load %expert_down.biases[%v_70, %i_102, %v_319] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_321 = arith.extf %v_320 : vector<2xf16> to vector<2xf32>
                          %v_322 = arith.divui %i_287, %c_5 : index
                          %v_323 = arith.muli %v_322, %c_19 : index
                          %v_324 = vector.load %expert_down.codes[%v_70, %i_102, %v_323] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_325 = vector.bitcast %v_324 : vector<10xi32> to vector<40xi8>
                          %v_326 = vector.shuffle %v_325, %v_325 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_327 = vector.bitcast %v_326 : vector<64xi8> to vector<16xi32>
                          %v_328 = arith.shrui %v_327, %c_20 : vector<16xi32>
                          %v_329 = vector.shuffle %v_318, %v_318 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_330 = vector.shuffle %v_318, %v_318 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_331 = vector.shuffle %v_321, %v_321 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_332 = vector.shuffle %v_330, %v_331 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_333 = arith.andi %v_328, %c_21 : vector<16xi32>
                          %v_334 = arith.subi %v_333, %c_22 : vector<16xi32>
                          %v_335 = arith.sitofp %v_334 : vector<16xi32> to vector<16xf32>
                          %v_336 = arith.mulf %v_335, %v_293 : vector<16xf32>
                          %v_337 = arith.mulf %v_335, %v_300 : vector<16xf32>
                          %v_338 = arith.shrui %v_328, %c_23 : vector<16xi32>
                          %v_339 = arith.andi %v_338, %c_21 : vector<16xi32>
                          %v_340 = arith.subi %v_339, %c_22 : vector<16xi32>
                          %v_341 = arith.sitofp %v_340 : vector<16xi32> to vector<16xf32>
                          %acc_342 = math.fma %v_341, %v_295, %v_336 : vector<16xf32>
                          %acc_343 = math.fma %v_341, %v_302, %v_337 : vector<16xf32>
                          %v_344 = arith.shrui %v_328, %c_24 : vector<16xi32>
                          %v_345 = arith.andi %v_344, %c_21 : vector<16xi32>
                          %v_346 = arith.subi %v_345, %c_22 : vector<16xi32>
                          %v_347 = arith.sitofp %v_346 : vector<16xi32> to vector<16xf32>
                          %acc_348 = math.fma %v_347, %v_297, %acc_342 : vector<16xf32>
                          %acc_349 = math.fma %v_347, %v_304, %acc_343 : vector<16xf32>
                          %v_350 = arith.shrui %v_328, %c_25 : vector<16xi32>
                          %v_351 = arith.andi %v_350, %c_21 : vector<16xi32>
                          %v_352 = arith.subi %v_351, %c_22 : vector<16xi32>
                          %v_353 = arith.sitofp %v_352 : vector<16xi32> to vector<16xf32>
                          %acc_354 = math.fma %v_353, %v_299, %acc_348 : vector<16xf32>
                          %acc_355 = math.fma %v_353, %v_306, %acc_349 : vector<16xf32>
                          %acc_356 = math.fma %acc_354, %v_329, %carry_289 : vector<16xf32>
                          %acc_357 = math.fma %acc_355, %v_329, %carry_290 : vector<16xf32>
                          %acc_358 = math.fma %v_332, %v_309, %acc_356 : vector<16xf32>
                          %acc_359 = math.fma %v_332, %v_312, %acc_357 : vector<16xf32>
                          %v_360 = arith.divui %i_287, %c_0 : index
                          %v_361 = arith.muli %v_360, %c_17 : index
                          %v_362 = arith.addi %v_361, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_362], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_363 = arith.divui %i_287, %c_5 : index
                          %v_364 = vector.load %expert_down.scales[%v_70, %v_104, %v_363] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_365 = arith.extf %v_364 : vector<2xf16> to vector<2xf32>
                          %v_366 = arith.divui %i_287, %c_5 : index
                          %v_367 = vector.load %expert_down.biases[%v_70, %v_104, %v_366] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_368 = arith.extf %v_367 : vector<2xf16> to vector<2xf32>
                          %v_369 = arith.divui %i_287, %c_5 : index
                          %v_370 = arith.muli %v_369, %c_19 : index
                          %v_371 = vector.load %expert_down.codes[%v_70, %v_104, %v_370] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_372 = vector.bitcast %v_371 : vector<10xi32> to vector<40xi8>
                          %v_373 = vector.shuffle %v_372, %v_372 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_374 = vector.bitcast %v_373 : vector<64xi8> to vector<16xi32>
                          %v_375 = arith.shrui %v_374, %c_20 : vector<16xi32>
                          %v_376 = vector.shuffle %v_365, %v_365 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_377 = vector.shuffle %v_365, %v_365 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_378 = vector.shuffle %v_368, %v_368 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_379 = vector.shuffle %v_377, %v_378 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_380 = arith.andi %v_375, %c_21 : vector<16xi32>
                          %v_381 = arith.subi %v_380, %c_22 : vector<16xi32>
                          %v_382 = arith.sitofp %v_381 : vector<16xi32> to vector<16xf32>
                          %v_383 = arith.mulf %v_382, %v_293 : vector<16xf32>
                          %v_384 = arith.mulf %v_382, %v_300 : vector<16xf32>
                          %v_385 = arith.shrui %v_375, %c_23 : vector<16xi32>
                          %v_386 = arith.andi %v_385, %c_21 : vector<16xi32>
                          %v_387 = arith.subi %v_386, %c_22 : vector<16xi32>
                          %v_388 = arith.sitofp %v_387 : vector<16xi32> to vector<16xf32>
                          %acc_389 = math.fma %v_388, %v_295, %v_383 : vector<16xf32>
                          %acc_390 = math.fma %v_388, %v_302, %v_384 : vector<16xf32>
                          %v_391 = arith.shrui %v_375, %c_24 : vector<16xi32>
                          %v_392 = arith.andi %v_391, %c_21 : vector<16xi32>
                          %v_393 = arith.subi %v_392, %c_22 : vector<16xi32>
                          %v_394 = arith.sitofp %v_393 : vector<16xi32> to vector<16xf32>
                          %acc_395 = math.fma %v_394, %v_297, %acc_389 : vector<16xf32>
                          %acc_396 = math.fma %v_394, %v_304, %acc_390 : vector<16xf32>
                          %v_397 = arith.shrui %v_375, %c_25 : vector<16xi32>
                          %v_398 = arith.andi %v_397, %c_21 : vector<16xi32>
                          %v_399 = arith.subi %v_398, %c_22 : vector<16xi32>
                          %v_400 = arith.sitofp %v_399 : vector<16xi32> to vector<16xf32>
                          %acc_401 = math.fma %v_400, %v_299, %acc_395 : vector<16xf32>
                          %acc_402 = math.fma %v_400, %v_306, %acc_396 : vector<16xf32>
                          %acc_403 = math.fma %acc_401, %v_376, %carry_291 : vector<16xf32>
                          %acc_404 = math.fma %acc_402, %v_376, %carry_292 : vector<16xf32>
                          %acc_405 = math.fma %v_379, %v_309, %acc_403 : vector<16xf32>
                          %acc_406 = math.fma %v_379, %v_312, %acc_404 : vector<16xf32>
                          scf.yield %acc_358, %acc_359, %acc_405, %acc_406 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_288#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_288#1, %sums[%c_2, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_288#2, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_288#3, %sums[%c_19, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      %is_407 = arith.cmpi eq, %v_99, %c_2 : index
                      scf.if %is_407 {
                        %v_408 = memref.load %group[%c_3] : memref<5xi32>
                        %v_409 = arith.index_cast %v_408 : i32 to index
                        %loop_411:2 = scf.for %i_410 = %c_3 to %c_15 step %c_0 iter_args(%carry_412 = %c_14, %carry_413 = %c_14) -> (vector<16xf32>, vector<16xf32>) {
                          %v_414 = vector.load %hidden_lanes[%v_409, %i_410] : memref<?x1024xf32>, vector<16xf32>
                          %v_415 = arith.addi %i_410, %c_9 : index
                          %v_416 = vector.load %hidden_lanes[%v_409, %v_415] : memref<?x1024xf32>, vector<16xf32>
                          %v_417 = arith.addi %i_410, %c_5 : index
                          %v_418 = vector.load %hidden_lanes[%v_409, %v_417] : memref<?x1024xf32>, vector<16xf32>
                          %v_419 = arith.addi %i_410, %c_16 : index
                          %v_420 = vector.load %hidden_lanes[%v_409, %v_419] : memref<?x1024xf32>, vector<16xf32>
                          %v_421 = arith.divui %i_410, %c_0 : index
                          %v_422 = arith.muli %v_421, %c_9 : index
                          %v_423 = vector.load %hidden_sums[%v_409, %v_422] : memref<?x256xf32>, vector<16xf32>
                          %v_424 = arith.divui %i_410, %c_0 : index
                          %v_425 = arith.muli %v_424, %c_17 : index
                          %v_426 = arith.addi %v_425, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %i_102, %v_426], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_427 = arith.divui %i_410, %c_5 : index
                          %v_428 = vector.load %expert_down.scales[%v_70, %i_102, %v_427] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_429 = arith.extf %v_428 : vector<2xf16> to vector<2xf32>
                          %v_430 = arith.divui %i_410, %c_5 : index
                          %v_431 = vector.load %expert_down.biases[%v_70, %i_102, %v_430] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_432 = arith.extf %v_431 : vector<2xf16> to vector<2xf32>
                          %v_433 = arith.divui %i_410, %c_5 : index
                          %v_434 = arith.muli %v_433, %c_19 : index
                          %v_435 = vector.load %expert_down.codes[%v_70, %i_102, %v_434] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_436 = vector.bitcast %v_435 : vector<10xi32> to vector<40xi8>
                          %v_437 = vector.shuffle %v_436, %v_436 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_438 = vector.bitcast %v_437 : vector<64xi8> to vector<16xi32>
                          %v_439 = arith.shrui %v_438, %c_20 : vector<16xi32>
                          %v_440 = vector.shuffle %v_429, %v_429 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_441 = vector.shuffle %v_429, %v_429 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_442 = vector.shuffle %v_432, %v_432 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_443 = vector.shuffle %v_441, %v_442 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_444 = arith.andi %v_439, %c_21 : vector<16xi32>
                          %v_445 = arith.subi %v_444, %c_22 : vector<16xi32>
                          %v_446 = arith.sitofp %v_445 : vector<16xi32> to vector<16xf32>
                          %v_447 = arith.mulf %v_446, %v_414 : vector<16xf32>
                          %v_448 = arith.shrui %v_439, %c_23 : vector<16xi32>
                          %v_449 = arith.andi %v_448, %c_21 : vector<16xi32>
                          %v_450 = arith.subi %v_449, %c_22 : vector<16xi32>
                          %v_451 = arith.sitofp %v_450 : vector<16xi32> to vector<16xf32>
                          %acc_452 = math.fma %v_451, %v_416, %v_447 : vector<16xf32>
                          %v_453 = arith.shrui %v_439, %c_24 : vector<16xi32>
                          %v_454 = arith.andi %v_453, %c_21 : vector<16xi32>
                          %v_455 = arith.subi %v_454, %c_22 : vector<16xi32>
                          %v_456 = arith.sitofp %v_455 : vector<16xi32> to vector<16xf32>
                          %acc_457 = math.fma %v_456, %v_418, %acc_452 : vector<16xf32>
                          %v_458 = arith.shrui %v_439, %c_25 : vector<16xi32>
                          %v_459 = arith.andi %v_458, %c_21 : vector<16xi32>
                          %v_460 = arith.subi %v_459, %c_22 : vector<16xi32>
                          %v_461 = arith.sitofp %v_460 : vector<16xi32> to vector<16xf32>
                          %acc_462 = math.fma %v_461, %v_420, %acc_457 : vector<16xf32>
                          %acc_463 = math.fma %acc_462, %v_440, %carry_412 : vector<16xf32>
                          %acc_464 = math.fma %v_443, %v_423, %acc_463 : vector<16xf32>
                          %v_465 = arith.divui %i_410, %c_0 : index
                          %v_466 = arith.muli %v_465, %c_17 : index
                          %v_467 = arith.addi %v_466, %c_18 : index
                          memref.prefetch %expert_down.codes[%v_70, %v_104, %v_467], read, locality<3>, data : memref<64x2048x160xi32>
                          %v_468 = arith.divui %i_410, %c_5 : index
                          %v_469 = vector.load %expert_down.scales[%v_70, %v_104, %v_468] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_470 = arith.extf %v_469 : vector<2xf16> to vector<2xf32>
                          %v_471 = arith.divui %i_410, %c_5 : index
                          %v_472 = vector.load %expert_down.biases[%v_70, %v_104, %v_471] : memref<64x2048x32xf16>, vector<2xf16>
                          %v_473 = arith.extf %v_472 : vector<2xf16> to vector<2xf32>
                          %v_474 = arith.divui %i_410, %c_5 : index
                          %v_475 = arith.muli %v_474, %c_19 : index
                          %v_476 = vector.load %expert_down.codes[%v_70, %v_104, %v_475] : memref<64x2048x160xi32>, vector<10xi32>
                          %v_477 = vector.bitcast %v_476 : vector<10xi32> to vector<40xi8>
                          %v_478 = vector.shuffle %v_477, %v_477 [0, 1, 2, 3, 2, 3, 4, 5, 5, 6, 7, 8, 7, 8, 9, 10, 10, 11, 12, 13, 12, 13, 14, 15, 15, 16, 17, 18, 17, 18, 19, 20, 20, 21, 22, 23, 22, 23, 24, 25, 25, 26, 27, 28, 27, 28, 29, 30, 30, 31, 32, 33, 32, 33, 34, 35, 35, 36, 37, 38, 37, 38, 39, 39] : vector<40xi8>, vector<40xi8>
                          %v_479 = vector.bitcast %v_478 : vector<64xi8> to vector<16xi32>
                          %v_480 = arith.shrui %v_479, %c_20 : vector<16xi32>
                          %v_481 = vector.shuffle %v_470, %v_470 [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_482 = vector.shuffle %v_470, %v_470 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_483 = vector.shuffle %v_473, %v_473 [0, 1, 1, 1, 1, 1, 1, 1] : vector<2xf32>, vector<2xf32>
                          %v_484 = vector.shuffle %v_482, %v_483 [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] : vector<8xf32>, vector<8xf32>
                          %v_485 = arith.andi %v_480, %c_21 : vector<16xi32>
                          %v_486 = arith.subi %v_485, %c_22 : vector<16xi32>
                          %v_487 = arith.sitofp %v_486 : vector<16xi32> to vector<16xf32>
                          %v_488 = arith.mulf %v_487, %v_414 : vector<16xf32>
                          %v_489 = arith.shrui %v_480, %c_23 : vector<16xi32>
                          %v_490 = arith.andi %v_489, %c_21 : vector<16xi32>
                          %v_491 = arith.subi %v_490, %c_22 : vector<16xi32>
                          %v_492 = arith.sitofp %v_491 : vector<16xi32> to vector<16xf32>
                          %acc_493 = math.fma %v_492, %v_416, %v_488 : vector<16xf32>
                          %v_494 = arith.shrui %v_480, %c_24 : vector<16xi32>
                          %v_495 = arith.andi %v_494, %c_21 : vector<16xi32>
                          %v_496 = arith.subi %v_495, %c_22 : vector<16xi32>
                          %v_497 = arith.sitofp %v_496 : vector<16xi32> to vector<16xf32>
                          %acc_498 = math.fma %v_497, %v_418, %acc_493 : vector<16xf32>
                          %v_499 = arith.shrui %v_480, %c_25 : vector<16xi32>
                          %v_500 = arith.andi %v_499, %c_21 : vector<16xi32>
                          %v_501 = arith.subi %v_500, %c_22 : vector<16xi32>
                          %v_502 = arith.sitofp %v_501 : vector<16xi32> to vector<16xf32>
                          %acc_503 = math.fma %v_502, %v_420, %acc_498 : vector<16xf32>
                          %acc_504 = math.fma %acc_503, %v_481, %carry_413 : vector<16xf32>
                          %acc_505 = math.fma %v_484, %v_423, %acc_504 : vector<16xf32>
                          scf.yield %acc_464, %acc_505 : vector<16xf32>, vector<16xf32>
                        }
                        vector.store %loop_411#0, %sums[%c_3, %c_3] : memref<8x16xf32>, vector<16xf32>
                        vector.store %loop_411#1, %sums[%c_1, %c_3] : memref<8x16xf32>, vector<16xf32>
                      }
                      scf.for %i_506 = %c_3 to %v_91 step %c_2 {
                        %v_507 = memref.load %group[%i_506] : memref<5xi32>
                        %v_508 = arith.index_cast %v_507 : i32 to index
                        %v_509 = vector.load %sums[%i_506, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_510 = vector.shuffle %v_509, %v_509 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_511 = vector.shuffle %v_509, %v_509 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_512 = arith.addf %v_510, %v_511 : vector<8xf32>
                        %v_513 = vector.shuffle %v_512, %v_512 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_514 = vector.shuffle %v_512, %v_512 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_515 = arith.addf %v_513, %v_514 : vector<4xf32>
                        %v_516 = vector.shuffle %v_515, %v_515 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_517 = vector.shuffle %v_515, %v_515 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_518 = arith.addf %v_516, %v_517 : vector<2xf32>
                        %v_519 = vector.shuffle %v_518, %v_518 [0] : vector<2xf32>, vector<2xf32>
                        %v_520 = vector.shuffle %v_518, %v_518 [1] : vector<2xf32>, vector<2xf32>
                        %v_521 = arith.addf %v_519, %v_520 : vector<1xf32>
                        %sum_522 = vector.extract %v_521[0] : f32 from vector<1xf32>
                        %v_523 = arith.addi %i_506, %c_1 : index
                        %v_524 = vector.load %sums[%v_523, %c_3] : memref<8x16xf32>, vector<16xf32>
                        %v_525 = vector.shuffle %v_524, %v_524 [0, 1, 2, 3, 4, 5, 6, 7] : vector<16xf32>, vector<16xf32>
                        %v_526 = vector.shuffle %v_524, %v_524 [8, 9, 10, 11, 12, 13, 14, 15] : vector<16xf32>, vector<16xf32>
                        %v_527 = arith.addf %v_525, %v_526 : vector<8xf32>
                        %v_528 = vector.shuffle %v_527, %v_527 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                        %v_529 = vector.shuffle %v_527, %v_527 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                        %v_530 = arith.addf %v_528, %v_529 : vector<4xf32>
                        %v_531 = vector.shuffle %v_530, %v_530 [0, 1] : vector<4xf32>, vector<4xf32>
                        %v_532 = vector.shuffle %v_530, %v_530 [2, 3] : vector<4xf32>, vector<4xf32>
                        %v_533 = arith.addf %v_531, %v_532 : vector<2xf32>
                        %v_534 = vector.shuffle %v_533, %v_533 [0] : vector<2xf32>, vector<2xf32>
                        %v_535 = vector.shuffle %v_533, %v_533 [1] : vector<2xf32>, vector<2xf32>
                        %v_536 = arith.addf %v_534, %v_535 : vector<1xf32>
                        %sum_537 = vector.extract %v_536[0] : f32 from vector<1xf32>
                        memref.store %sum_522, %outputs[%v_508, %i_102] : memref<?x2048xf32>
                        memref.store %sum_537, %outputs[%v_508, %v_104] : memref<?x2048xf32>
                      }
                    }
                  }
                  %v_538 = arith.select %is_92, %c_3, %v_91 : index
                  scf.yield %v_538 : index
                }
              }
            }
            %v_539 = arith.addi %v_55, %c_5 : index
            %v_540 = arith.minsi %v_539, %c_12 : index
            // combine: the token's assignments by rising expert
            scf.for %i_541 = %c_3 to %tokens step %c_2 {
              %v_542 = arith.muli %i_541, %c_7 : index
              scf.for %i_543 = %c_3 to %c_7 step %c_2 {
                %v_544 = arith.addi %v_542, %i_543 : index
                %v_545 = memref.load %ids[%v_544] : memref<?xi32>
                %v_546 = vector.broadcast %v_545 : i32 to vector<16xi32>
                %loop_548:1 = scf.for %i_547 = %c_3 to %c_7 step %c_9 iter_args(%carry_549 = %c_30) -> (vector<16xi32>) {
                  %v_550 = arith.subi %c_7, %i_547 : index
                  %mask_551 = vector.create_mask %v_550 : vector<16xi1>
                  %v_552 = arith.addi %v_542, %i_547 : index
                  %v_553 = vector.maskedload %ids[%v_552], %mask_551, %c_30 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_554 = arith.index_cast %i_547 : index to i32
                  %v_555 = vector.broadcast %v_554 : i32 to vector<16xi32>
                  %v_556 = arith.addi %c_28, %v_555 : vector<16xi32>
                  %v_557 = arith.index_cast %i_543 : index to i32
                  %v_558 = vector.broadcast %v_557 : i32 to vector<16xi32>
                  %is_559 = arith.cmpi slt, %v_556, %v_558 : vector<16xi32>
                  %is_560 = arith.cmpi slt, %v_553, %v_546 : vector<16xi32>
                  %is_561 = arith.cmpi eq, %v_553, %v_546 : vector<16xi32>
                  %v_562 = arith.andi %is_561, %is_559 : vector<16xi1>
                  %v_563 = arith.ori %is_560, %v_562 : vector<16xi1>
                  %v_564 = arith.andi %v_563, %mask_551 : vector<16xi1>
                  %v_565 = arith.select %v_564, %c_29, %c_30 : vector<16xi1>, vector<16xi32>
                  %v_566 = arith.addi %carry_549, %v_565 : vector<16xi32>
                  scf.yield %v_566 : vector<16xi32>
                }
                %v_567 = vector.reduction <add>, %loop_548#0 : vector<16xi32> into i32
                %v_568 = arith.index_cast %v_567 : i32 to index
                %v_569 = arith.addi %v_542, %i_543 : index
                %v_570 = arith.index_cast %v_569 : index to i32
                memref.store %v_570, %order[%v_568] : memref<8xi32>
              }
              scf.for %i_571 = %v_55 to %v_540 step %c_9 {
                %v_572 = arith.subi %v_540, %i_571 : index
                %mask_573 = vector.create_mask %v_572 : vector<16xi1>
                %loop_575:1 = scf.for %i_574 = %c_3 to %c_7 step %c_2 iter_args(%carry_576 = %c_14) -> (vector<16xf32>) {
                  %v_577 = memref.load %order[%i_574] : memref<8xi32>
                  %v_578 = arith.index_cast %v_577 : i32 to index
                  %v_579 = vector.maskedload %outputs[%v_578, %i_571], %mask_573, %c_14 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_580 = memref.load %weights[%v_578] : memref<?xf32>
                  %v_581 = vector.broadcast %v_580 : f32 to vector<16xf32>
                  %v_582 = arith.mulf %v_579, %v_581 : vector<16xf32>
                  %v_583 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_582) : (vector<16xf32>) -> vector<16xf32>
                  %v_584 = arith.addf %carry_576, %v_583 : vector<16xf32>
                  scf.yield %v_584 : vector<16xf32>
                }
                vector.maskedstore %y[%i_541, %i_571], %mask_573, %loop_575#0 : memref<?x2048xf32>, vector<16xi1>, vector<16xf32>
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
