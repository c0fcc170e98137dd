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

  stream.executable private @gathered {
    stream.executable.export public @gathered_up workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 64 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %taken_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 1 : index
        %c_1 = arith.constant 0 : index
        %c_2 = arith.constant 16 : index
        %c_3 = arith.constant 8 : index
        %c_4 = arith.constant 2 : index
        %c_5 = arith.constant 32 : index
        %c_6 = arith.constant false
        %c_7 = arith.constant dense<0> : vector<8xi32>
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 4 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_13 = arith.constant 40 : index
        %c_14 = arith.constant 0x00000000 : f32
        %c_15 = arith.constant 0x42B40000 : f32
        %c_16 = arith.constant 0xC2DC0000 : f32
        %c_17 = arith.constant 0x3FB8AA3B : f32
        %c_18 = arith.constant 0xBF318000 : f32
        %c_19 = arith.constant 0x395E8083 : f32
        %c_20 = arith.constant 0x39500D01 : f32
        %c_21 = arith.constant 0x3AB60B61 : f32
        %c_22 = arith.constant 0x3C088889 : f32
        %c_23 = arith.constant 0x3D2AAAAB : f32
        %c_24 = arith.constant 0x3E2AAAAB : f32
        %c_25 = arith.constant 0x3F000000 : f32
        %c_26 = arith.constant 0x3F800000 : f32
        %c_27 = arith.constant 1 : i32
        %c_28 = arith.constant 23 : i32
        %c_29 = arith.constant 127 : i32
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xf32>
        %taken = stream.binding.subspan %taken_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xf32>{%slots}
        %address_1 = memref.extract_aligned_pointer_as_index %taken : memref<32xi32> -> index
        %v_2 = arith.index_cast %address_1 : index to i64
        %pointer_3 = llvm.inttoptr %v_2 : i64 to !llvm.ptr
        %v_4 = arith.index_cast %c_0 : index to i32
        %v_5 = llvm.atomicrmw add %pointer_3, %v_4 monotonic : !llvm.ptr, i32
        %v_6 = arith.index_cast %v_5 : i32 to index
        %v_7 = arith.divui %slots, %c_2 : index
        %v_8 = arith.maxsi %v_7, %c_0 : index
        %v_9 = arith.divui %v_6, %c_3 : index
        %loop_11:2 = scf.for %i_10 = %c_1 to %v_9 step %c_0 iter_args(%carry_12 = %c_1, %carry_13 = %v_8) -> (index, index) {
          %v_14 = arith.muli %carry_13, %c_3 : index
          %v_15 = arith.addi %carry_12, %v_14 : index
          %v_16 = arith.divui %carry_13, %c_4 : index
          %v_17 = arith.maxsi %v_16, %c_0 : index
          scf.yield %v_15, %v_17 : index, index
        }
        %v_18 = arith.remui %v_6, %c_3 : index
        %v_19 = arith.muli %v_18, %loop_11#1 : index
        %v_20 = arith.addi %loop_11#0, %v_19 : index
        %end_23:2 = scf.while (%at_21 = %v_20, %at_22 = %loop_11#1) : (index, index) -> (index, index) {
          %is_26 = arith.cmpi slt, %at_21, %slots : index
          scf.condition(%is_26) %at_21, %at_22 : index, index
        } do {
          ^bb0(%i_24: index, %i_25: index):
          %v_27 = arith.index_cast %address_1 : index to i64
          %pointer_28 = llvm.inttoptr %v_27 : i64 to !llvm.ptr
          %v_29 = arith.index_cast %c_0 : index to i32
          %v_30 = llvm.atomicrmw add %pointer_28, %v_29 monotonic : !llvm.ptr, i32
          %v_31 = arith.index_cast %v_30 : i32 to index
          %v_32 = arith.divui %slots, %c_2 : index
          %v_33 = arith.maxsi %v_32, %c_0 : index
          %v_34 = arith.divui %v_31, %c_3 : index
          %loop_36:2 = scf.for %i_35 = %c_1 to %v_34 step %c_0 iter_args(%carry_37 = %c_1, %carry_38 = %v_33) -> (index, index) {
            %v_39 = arith.muli %carry_38, %c_3 : index
            %v_40 = arith.addi %carry_37, %v_39 : index
            %v_41 = arith.divui %carry_38, %c_4 : index
            %v_42 = arith.maxsi %v_41, %c_0 : index
            scf.yield %v_40, %v_42 : index, index
          }
          %v_43 = arith.remui %v_31, %c_3 : index
          %v_44 = arith.muli %v_43, %loop_36#1 : index
          %v_45 = arith.addi %loop_36#0, %v_44 : index
          %v_46 = arith.addi %i_24, %i_25 : index
          scf.for %i_47 = %i_24 to %v_46 step %c_0 {
            %v_48 = arith.addi %i_47, %c_0 : index
            %is_49 = arith.cmpi eq, %v_48, %v_46 : index
            %v_50 = arith.select %is_49, %v_45, %v_48 : index
            %v_51 = arith.remui %i_47, %c_0 : index
            %v_52 = arith.muli %v_51, %c_5 : index
            %v_53 = arith.divui %i_47, %c_0 : index
            %v_54 = memref.load %ids[%v_53] : memref<?xi32>
            %v_55 = vector.broadcast %v_54 : i32 to vector<8xi32>
            %loop_57:1 = scf.for %i_56 = %c_1 to %v_53 step %c_3 iter_args(%carry_58 = %c_6) -> (i1) {
              %v_59 = arith.subi %v_53, %i_56 : index
              %mask_60 = vector.create_mask %v_59 : vector<8xi1>
              %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_7 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
              %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<8xi32>
              %v_63 = arith.andi %is_62, %mask_60 : vector<8xi1>
              %any_64 = vector.reduction <or>, %v_63 : vector<8xi1> into i1
              %v_65 = arith.ori %carry_58, %any_64 : i1
              scf.yield %v_65 : i1
            }
            %is_66 = arith.cmpi eq, %loop_57#0, %c_6 : i1
            scf.if %is_66 {
              %v_67 = arith.index_cast %v_54 : i32 to index
              %v_68 = arith.remui %v_50, %c_0 : index
              %v_69 = arith.muli %v_68, %c_5 : index
              %v_70 = arith.addi %v_69, %c_8 : index
              %v_71 = arith.subi %slots, %c_0 : index
              %v_72 = arith.minsi %v_50, %v_71 : index
              %v_73 = arith.divui %v_72, %c_0 : index
              %v_74 = memref.load %ids[%v_73] : memref<?xi32>
              %v_75 = arith.index_cast %v_74 : i32 to index
              scf.for %i_76 = %c_1 to %c_9 step %c_2 {
                memref.prefetch %expert_gate_up[%v_75, %v_69, %i_76], read, locality<3>, data : memref<8x48x40xf32>
              }
              scf.for %i_77 = %c_1 to %c_9 step %c_2 {
                memref.prefetch %expert_gate_up[%v_75, %v_70, %i_77], read, locality<3>, data : memref<8x48x40xf32>
              }
              %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
              %loop_79:1 = scf.for %i_78 = %v_53 to %slots step %c_0 iter_args(%carry_80 = %c_1) -> (index) {
                %v_81 = arith.index_cast %i_78 : index to i32
                %v_82 = memref.load %ids[%i_78] : memref<?xi32>
                %is_83 = arith.cmpi eq, %v_82, %v_54 : i32
                scf.if %is_83 {
                  memref.store %v_81, %group[%carry_80] : memref<5xi32>
                  %v_84 = arith.addi %carry_80, %c_0 : index
                  memref.store %v_81, %group[%v_84] : memref<5xi32>
                }
                %v_85 = arith.addi %carry_80, %c_0 : index
                %v_86 = arith.select %is_83, %v_85, %carry_80 : index
                %v_87 = arith.subi %slots, %c_0 : index
                %is_88 = arith.cmpi eq, %i_78, %v_87 : index
                %is_89 = arith.cmpi eq, %v_86, %c_10 : index
                %is_90 = arith.cmpi eq, %v_86, %c_11 : index
                %v_91 = arith.andi %is_90, %is_88 : i1
                %v_92 = arith.ori %is_89, %v_91 : i1
                scf.if %v_92 {
                  %v_93 = memref.load %group[%c_1] : memref<5xi32>
                  %v_94 = arith.index_cast %v_93 : i32 to index
                  %v_95 = memref.load %group[%c_0] : memref<5xi32>
                  %v_96 = arith.index_cast %v_95 : i32 to index
                  %v_97 = memref.load %group[%c_4] : memref<5xi32>
                  %v_98 = arith.index_cast %v_97 : i32 to index
                  %v_99 = memref.load %group[%c_11] : memref<5xi32>
                  %v_100 = arith.index_cast %v_99 : i32 to index
                  %v_101 = arith.divui %v_94, %c_11 : index
                  %v_102 = arith.divui %v_96, %c_11 : index
                  %v_103 = arith.divui %v_98, %c_11 : index
                  %v_104 = arith.divui %v_100, %c_11 : index
                  %v_105 = arith.addi %v_52, %c_5 : index
                  %v_106 = arith.minsi %v_105, %c_8 : index
                  scf.for %i_107 = %v_52 to %v_106 step %c_0 {
                    %v_108 = arith.addi %i_107, %c_8 : index
                    %loop_110:8 = scf.for %i_109 = %c_1 to %c_13 step %c_3 iter_args(%carry_111 = %c_12, %carry_112 = %c_12, %carry_113 = %c_12, %carry_114 = %c_12, %carry_115 = %c_12, %carry_116 = %c_12, %carry_117 = %c_12, %carry_118 = %c_12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                      %v_119 = vector.load %x[%v_101, %i_109] : memref<?x40xf32>, vector<8xf32>
                      %v_120 = vector.load %x[%v_102, %i_109] : memref<?x40xf32>, vector<8xf32>
                      %v_121 = vector.load %x[%v_103, %i_109] : memref<?x40xf32>, vector<8xf32>
                      %v_122 = vector.load %x[%v_104, %i_109] : memref<?x40xf32>, vector<8xf32>
                      %v_123 = arith.addi %i_109, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_107, %v_123], read, locality<3>, data : memref<8x48x40xf32>
                      %v_124 = vector.load %expert_gate_up[%v_67, %i_107, %i_109] : memref<8x48x40xf32>, vector<8xf32>
                      %acc_125 = math.fma %v_124, %v_119, %carry_111 : vector<8xf32>
                      %acc_126 = math.fma %v_124, %v_120, %carry_112 : vector<8xf32>
                      %acc_127 = math.fma %v_124, %v_121, %carry_113 : vector<8xf32>
                      %acc_128 = math.fma %v_124, %v_122, %carry_114 : vector<8xf32>
                      %v_129 = arith.addi %i_109, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_108, %v_129], read, locality<3>, data : memref<8x48x40xf32>
                      %v_130 = vector.load %expert_gate_up[%v_67, %v_108, %i_109] : memref<8x48x40xf32>, vector<8xf32>
                      %acc_131 = math.fma %v_130, %v_119, %carry_115 : vector<8xf32>
                      %acc_132 = math.fma %v_130, %v_120, %carry_116 : vector<8xf32>
                      %acc_133 = math.fma %v_130, %v_121, %carry_117 : vector<8xf32>
                      %acc_134 = math.fma %v_130, %v_122, %carry_118 : vector<8xf32>
                      scf.yield %acc_125, %acc_126, %acc_127, %acc_128, %acc_131, %acc_132, %acc_133, %acc_134 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                    }
                    %v_135 = vector.shuffle %loop_110#0, %loop_110#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_136 = vector.shuffle %loop_110#0, %loop_110#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_137 = arith.addf %v_135, %v_136 : vector<4xf32>
                    %v_138 = vector.shuffle %v_137, %v_137 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_139 = vector.shuffle %v_137, %v_137 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_140 = arith.addf %v_138, %v_139 : vector<2xf32>
                    %v_141 = vector.shuffle %v_140, %v_140 [0] : vector<2xf32>, vector<2xf32>
                    %v_142 = vector.shuffle %v_140, %v_140 [1] : vector<2xf32>, vector<2xf32>
                    %v_143 = arith.addf %v_141, %v_142 : vector<1xf32>
                    %sum_144 = vector.extract %v_143[0] : f32 from vector<1xf32>
                    %v_145 = vector.shuffle %loop_110#1, %loop_110#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_146 = vector.shuffle %loop_110#1, %loop_110#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_147 = arith.addf %v_145, %v_146 : vector<4xf32>
                    %v_148 = vector.shuffle %v_147, %v_147 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_149 = vector.shuffle %v_147, %v_147 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_150 = arith.addf %v_148, %v_149 : vector<2xf32>
                    %v_151 = vector.shuffle %v_150, %v_150 [0] : vector<2xf32>, vector<2xf32>
                    %v_152 = vector.shuffle %v_150, %v_150 [1] : vector<2xf32>, vector<2xf32>
                    %v_153 = arith.addf %v_151, %v_152 : vector<1xf32>
                    %sum_154 = vector.extract %v_153[0] : f32 from vector<1xf32>
                    %v_155 = vector.shuffle %loop_110#2, %loop_110#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_156 = vector.shuffle %loop_110#2, %loop_110#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_157 = arith.addf %v_155, %v_156 : vector<4xf32>
                    %v_158 = vector.shuffle %v_157, %v_157 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_159 = vector.shuffle %v_157, %v_157 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_160 = arith.addf %v_158, %v_159 : vector<2xf32>
                    %v_161 = vector.shuffle %v_160, %v_160 [0] : vector<2xf32>, vector<2xf32>
                    %v_162 = vector.shuffle %v_160, %v_160 [1] : vector<2xf32>, vector<2xf32>
                    %v_163 = arith.addf %v_161, %v_162 : vector<1xf32>
                    %sum_164 = vector.extract %v_163[0] : f32 from vector<1xf32>
                    %v_165 = vector.shuffle %loop_110#3, %loop_110#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_166 = vector.shuffle %loop_110#3, %loop_110#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_167 = arith.addf %v_165, %v_166 : vector<4xf32>
                    %v_168 = vector.shuffle %v_167, %v_167 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_169 = vector.shuffle %v_167, %v_167 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_170 = arith.addf %v_168, %v_169 : vector<2xf32>
                    %v_171 = vector.shuffle %v_170, %v_170 [0] : vector<2xf32>, vector<2xf32>
                    %v_172 = vector.shuffle %v_170, %v_170 [1] : vector<2xf32>, vector<2xf32>
                    %v_173 = arith.addf %v_171, %v_172 : vector<1xf32>
                    %sum_174 = vector.extract %v_173[0] : f32 from vector<1xf32>
                    %v_175 = vector.shuffle %loop_110#4, %loop_110#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_176 = vector.shuffle %loop_110#4, %loop_110#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_177 = arith.addf %v_175, %v_176 : vector<4xf32>
                    %v_178 = vector.shuffle %v_177, %v_177 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_179 = vector.shuffle %v_177, %v_177 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_180 = arith.addf %v_178, %v_179 : vector<2xf32>
                    %v_181 = vector.shuffle %v_180, %v_180 [0] : vector<2xf32>, vector<2xf32>
                    %v_182 = vector.shuffle %v_180, %v_180 [1] : vector<2xf32>, vector<2xf32>
                    %v_183 = arith.addf %v_181, %v_182 : vector<1xf32>
                    %sum_184 = vector.extract %v_183[0] : f32 from vector<1xf32>
                    %v_185 = vector.shuffle %loop_110#5, %loop_110#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_186 = vector.shuffle %loop_110#5, %loop_110#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_187 = arith.addf %v_185, %v_186 : vector<4xf32>
                    %v_188 = vector.shuffle %v_187, %v_187 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_189 = vector.shuffle %v_187, %v_187 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_190 = arith.addf %v_188, %v_189 : vector<2xf32>
                    %v_191 = vector.shuffle %v_190, %v_190 [0] : vector<2xf32>, vector<2xf32>
                    %v_192 = vector.shuffle %v_190, %v_190 [1] : vector<2xf32>, vector<2xf32>
                    %v_193 = arith.addf %v_191, %v_192 : vector<1xf32>
                    %sum_194 = vector.extract %v_193[0] : f32 from vector<1xf32>
                    %v_195 = vector.shuffle %loop_110#6, %loop_110#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_196 = vector.shuffle %loop_110#6, %loop_110#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_197 = arith.addf %v_195, %v_196 : vector<4xf32>
                    %v_198 = vector.shuffle %v_197, %v_197 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_199 = vector.shuffle %v_197, %v_197 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_200 = arith.addf %v_198, %v_199 : vector<2xf32>
                    %v_201 = vector.shuffle %v_200, %v_200 [0] : vector<2xf32>, vector<2xf32>
                    %v_202 = vector.shuffle %v_200, %v_200 [1] : vector<2xf32>, vector<2xf32>
                    %v_203 = arith.addf %v_201, %v_202 : vector<1xf32>
                    %sum_204 = vector.extract %v_203[0] : f32 from vector<1xf32>
                    %v_205 = vector.shuffle %loop_110#7, %loop_110#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_206 = vector.shuffle %loop_110#7, %loop_110#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_207 = arith.addf %v_205, %v_206 : vector<4xf32>
                    %v_208 = vector.shuffle %v_207, %v_207 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_209 = vector.shuffle %v_207, %v_207 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_210 = arith.addf %v_208, %v_209 : vector<2xf32>
                    %v_211 = vector.shuffle %v_210, %v_210 [0] : vector<2xf32>, vector<2xf32>
                    %v_212 = vector.shuffle %v_210, %v_210 [1] : vector<2xf32>, vector<2xf32>
                    %v_213 = arith.addf %v_211, %v_212 : vector<1xf32>
                    %sum_214 = vector.extract %v_213[0] : f32 from vector<1xf32>
                    %v_215 = arith.subf %c_14, %sum_144 : f32
                    %is_216 = arith.cmpf ogt, %v_215, %c_15 : f32
                    %v_217 = arith.select %is_216, %c_15, %v_215 : f32
                    %is_218 = arith.cmpf olt, %v_217, %c_16 : f32
                    %v_219 = arith.select %is_218, %c_16, %v_217 : f32
                    %v_220 = arith.mulf %v_219, %c_17 : f32
                    %v_221 = math.roundeven %v_220 : f32
                    %acc_222 = math.fma %v_221, %c_18, %v_219 : f32
                    %acc_223 = math.fma %v_221, %c_19, %acc_222 : f32
                    %acc_224 = math.fma %c_20, %acc_223, %c_21 : f32
                    %acc_225 = math.fma %acc_224, %acc_223, %c_22 : f32
                    %acc_226 = math.fma %acc_225, %acc_223, %c_23 : f32
                    %acc_227 = math.fma %acc_226, %acc_223, %c_24 : f32
                    %acc_228 = math.fma %acc_227, %acc_223, %c_25 : f32
                    %acc_229 = math.fma %acc_228, %acc_223, %c_26 : f32
                    %acc_230 = math.fma %acc_229, %acc_223, %c_26 : f32
                    %v_231 = arith.fptosi %v_221 : f32 to i32
                    %v_232 = arith.shrsi %v_231, %c_27 : i32
                    %v_233 = arith.subi %v_231, %v_232 : i32
                    %v_234 = arith.addi %v_232, %c_29 : i32
                    %v_235 = arith.shli %v_234, %c_28 : i32
                    %v_236 = arith.bitcast %v_235 : i32 to f32
                    %v_237 = arith.mulf %acc_230, %v_236 : f32
                    %v_238 = arith.addi %v_233, %c_29 : i32
                    %v_239 = arith.shli %v_238, %c_28 : i32
                    %v_240 = arith.bitcast %v_239 : i32 to f32
                    %v_241 = arith.mulf %v_237, %v_240 : f32
                    %v_242 = arith.addf %v_241, %c_26 : f32
                    %v_243 = arith.divf %c_26, %v_242 : f32
                    %v_244 = arith.mulf %sum_144, %v_243 : f32
                    %v_245 = arith.mulf %v_244, %sum_184 : f32
                    memref.store %v_245, %hidden[%v_94, %i_107] : memref<?x24xf32>
                    %v_246 = arith.subf %c_14, %sum_154 : f32
                    %is_247 = arith.cmpf ogt, %v_246, %c_15 : f32
                    %v_248 = arith.select %is_247, %c_15, %v_246 : f32
                    %is_249 = arith.cmpf olt, %v_248, %c_16 : f32
                    %v_250 = arith.select %is_249, %c_16, %v_248 : f32
                    %v_251 = arith.mulf %v_250, %c_17 : f32
                    %v_252 = math.roundeven %v_251 : f32
                    %acc_253 = math.fma %v_252, %c_18, %v_250 : f32
                    %acc_254 = math.fma %v_252, %c_19, %acc_253 : f32
                    %acc_255 = math.fma %c_20, %acc_254, %c_21 : f32
                    %acc_256 = math.fma %acc_255, %acc_254, %c_22 : f32
                    %acc_257 = math.fma %acc_256, %acc_254, %c_23 : f32
                    %acc_258 = math.fma %acc_257, %acc_254, %c_24 : f32
                    %acc_259 = math.fma %acc_258, %acc_254, %c_25 : f32
                    %acc_260 = math.fma %acc_259, %acc_254, %c_26 : f32
                    %acc_261 = math.fma %acc_260, %acc_254, %c_26 : f32
                    %v_262 = arith.fptosi %v_252 : f32 to i32
                    %v_263 = arith.shrsi %v_262, %c_27 : i32
                    %v_264 = arith.subi %v_262, %v_263 : i32
                    %v_265 = arith.addi %v_263, %c_29 : i32
                    %v_266 = arith.shli %v_265, %c_28 : i32
                    %v_267 = arith.bitcast %v_266 : i32 to f32
                    %v_268 = arith.mulf %acc_261, %v_267 : f32
                    %v_269 = arith.addi %v_264, %c_29 : i32
                    %v_270 = arith.shli %v_269, %c_28 : i32
                    %v_271 = arith.bitcast %v_270 : i32 to f32
                    %v_272 = arith.mulf %v_268, %v_271 : f32
                    %v_273 = arith.addf %v_272, %c_26 : f32
                    %v_274 = arith.divf %c_26, %v_273 : f32
                    %v_275 = arith.mulf %sum_154, %v_274 : f32
                    %v_276 = arith.mulf %v_275, %sum_194 : f32
                    memref.store %v_276, %hidden[%v_96, %i_107] : memref<?x24xf32>
                    %v_277 = arith.subf %c_14, %sum_164 : f32
                    %is_278 = arith.cmpf ogt, %v_277, %c_15 : f32
                    %v_279 = arith.select %is_278, %c_15, %v_277 : f32
                    %is_280 = arith.cmpf olt, %v_279, %c_16 : f32
                    %v_281 = arith.select %is_280, %c_16, %v_279 : f32
                    %v_282 = arith.mulf %v_281, %c_17 : f32
                    %v_283 = math.roundeven %v_282 : f32
                    %acc_284 = math.fma %v_283, %c_18, %v_281 : f32
                    %acc_285 = math.fma %v_283, %c_19, %acc_284 : f32
                    %acc_286 = math.fma %c_20, %acc_285, %c_21 : f32
                    %acc_287 = math.fma %acc_286, %acc_285, %c_22 : f32
                    %acc_288 = math.fma %acc_287, %acc_285, %c_23 : f32
                    %acc_289 = math.fma %acc_288, %acc_285, %c_24 : f32
                    %acc_290 = math.fma %acc_289, %acc_285, %c_25 : f32
                    %acc_291 = math.fma %acc_290, %acc_285, %c_26 : f32
                    %acc_292 = math.fma %acc_291, %acc_285, %c_26 : f32
                    %v_293 = arith.fptosi %v_283 : f32 to i32
                    %v_294 = arith.shrsi %v_293, %c_27 : i32
                    %v_295 = arith.subi %v_293, %v_294 : i32
                    %v_296 = arith.addi %v_294, %c_29 : i32
                    %v_297 = arith.shli %v_296, %c_28 : i32
                    %v_298 = arith.bitcast %v_297 : i32 to f32
                    %v_299 = arith.mulf %acc_292, %v_298 : f32
                    %v_300 = arith.addi %v_295, %c_29 : i32
                    %v_301 = arith.shli %v_300, %c_28 : i32
                    %v_302 = arith.bitcast %v_301 : i32 to f32
                    %v_303 = arith.mulf %v_299, %v_302 : f32
                    %v_304 = arith.addf %v_303, %c_26 : f32
                    %v_305 = arith.divf %c_26, %v_304 : f32
                    %v_306 = arith.mulf %sum_164, %v_305 : f32
                    %v_307 = arith.mulf %v_306, %sum_204 : f32
                    memref.store %v_307, %hidden[%v_98, %i_107] : memref<?x24xf32>
                    %v_308 = arith.subf %c_14, %sum_174 : f32
                    %is_309 = arith.cmpf ogt, %v_308, %c_15 : f32
                    %v_310 = arith.select %is_309, %c_15, %v_308 : f32
                    %is_311 = arith.cmpf olt, %v_310, %c_16 : f32
                    %v_312 = arith.select %is_311, %c_16, %v_310 : f32
                    %v_313 = arith.mulf %v_312, %c_17 : f32
                    %v_314 = math.roundeven %v_313 : f32
                    %acc_315 = math.fma %v_314, %c_18, %v_312 : f32
                    %acc_316 = math.fma %v_314, %c_19, %acc_315 : f32
                    %acc_317 = math.fma %c_20, %acc_316, %c_21 : f32
                    %acc_318 = math.fma %acc_317, %acc_316, %c_22 : f32
                    %acc_319 = math.fma %acc_318, %acc_316, %c_23 : f32
                    %acc_320 = math.fma %acc_319, %acc_316, %c_24 : f32
                    %acc_321 = math.fma %acc_320, %acc_316, %c_25 : f32
                    %acc_322 = math.fma %acc_321, %acc_316, %c_26 : f32
                    %acc_323 = math.fma %acc_322, %acc_316, %c_26 : f32
                    %v_324 = arith.fptosi %v_314 : f32 to i32
                    %v_325 = arith.shrsi %v_324, %c_27 : i32
                    %v_326 = arith.subi %v_324, %v_325 : i32
                    %v_327 = arith.addi %v_325, %c_29 : i32
                    %v_328 = arith.shli %v_327, %c_28 : i32
                    %v_329 = arith.bitcast %v_328 : i32 to f32
                    %v_330 = arith.mulf %acc_323, %v_329 : f32
                    %v_331 = arith.addi %v_326, %c_29 : i32
                    %v_332 = arith.shli %v_331, %c_28 : i32
                    %v_333 = arith.bitcast %v_332 : i32 to f32
                    %v_334 = arith.mulf %v_330, %v_333 : f32
                    %v_335 = arith.addf %v_334, %c_26 : f32
                    %v_336 = arith.divf %c_26, %v_335 : f32
                    %v_337 = arith.mulf %sum_174, %v_336 : f32
                    %v_338 = arith.mulf %v_337, %sum_214 : f32
                    memref.store %v_338, %hidden[%v_100, %i_107] : memref<?x24xf32>
                  }
                }
                %is_339 = arith.cmpi eq, %v_86, %c_4 : index
                %v_340 = arith.andi %is_339, %is_88 : i1
                scf.if %v_340 {
                  %v_341 = memref.load %group[%c_1] : memref<5xi32>
                  %v_342 = arith.index_cast %v_341 : i32 to index
                  %v_343 = memref.load %group[%c_0] : memref<5xi32>
                  %v_344 = arith.index_cast %v_343 : i32 to index
                  %v_345 = arith.divui %v_342, %c_11 : index
                  %v_346 = arith.divui %v_344, %c_11 : index
                  %v_347 = arith.addi %v_52, %c_5 : index
                  %v_348 = arith.minsi %v_347, %c_8 : index
                  scf.for %i_349 = %v_52 to %v_348 step %c_0 {
                    %v_350 = arith.addi %i_349, %c_8 : index
                    %loop_352:4 = scf.for %i_351 = %c_1 to %c_13 step %c_3 iter_args(%carry_353 = %c_12, %carry_354 = %c_12, %carry_355 = %c_12, %carry_356 = %c_12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                      %v_357 = vector.load %x[%v_345, %i_351] : memref<?x40xf32>, vector<8xf32>
                      %v_358 = vector.load %x[%v_346, %i_351] : memref<?x40xf32>, vector<8xf32>
                      %v_359 = arith.addi %i_351, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_349, %v_359], read, locality<3>, data : memref<8x48x40xf32>
                      %v_360 = vector.load %expert_gate_up[%v_67, %i_349, %i_351] : memref<8x48x40xf32>, vector<8xf32>
                      %acc_361 = math.fma %v_360, %v_357, %carry_353 : vector<8xf32>
                      %acc_362 = math.fma %v_360, %v_358, %carry_354 : vector<8xf32>
                      %v_363 = arith.addi %i_351, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_350, %v_363], read, locality<3>, data : memref<8x48x40xf32>
                      %v_364 = vector.load %expert_gate_up[%v_67, %v_350, %i_351] : memref<8x48x40xf32>, vector<8xf32>
                      %acc_365 = math.fma %v_364, %v_357, %carry_355 : vector<8xf32>
                      %acc_366 = math.fma %v_364, %v_358, %carry_356 : vector<8xf32>
                      scf.yield %acc_361, %acc_362, %acc_365, %acc_366 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                    }
                    %v_367 = vector.shuffle %loop_352#0, %loop_352#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_368 = vector.shuffle %loop_352#0, %loop_352#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_369 = arith.addf %v_367, %v_368 : vector<4xf32>
                    %v_370 = vector.shuffle %v_369, %v_369 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_371 = vector.shuffle %v_369, %v_369 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_372 = arith.addf %v_370, %v_371 : vector<2xf32>
                    %v_373 = vector.shuffle %v_372, %v_372 [0] : vector<2xf32>, vector<2xf32>
                    %v_374 = vector.shuffle %v_372, %v_372 [1] : vector<2xf32>, vector<2xf32>
                    %v_375 = arith.addf %v_373, %v_374 : vector<1xf32>
                    %sum_376 = vector.extract %v_375[0] : f32 from vector<1xf32>
                    %v_377 = vector.shuffle %loop_352#1, %loop_352#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_378 = vector.shuffle %loop_352#1, %loop_352#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_379 = arith.addf %v_377, %v_378 : vector<4xf32>
                    %v_380 = vector.shuffle %v_379, %v_379 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_381 = vector.shuffle %v_379, %v_379 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_382 = arith.addf %v_380, %v_381 : vector<2xf32>
                    %v_383 = vector.shuffle %v_382, %v_382 [0] : vector<2xf32>, vector<2xf32>
                    %v_384 = vector.shuffle %v_382, %v_382 [1] : vector<2xf32>, vector<2xf32>
                    %v_385 = arith.addf %v_383, %v_384 : vector<1xf32>
                    %sum_386 = vector.extract %v_385[0] : f32 from vector<1xf32>
                    %v_387 = vector.shuffle %loop_352#2, %loop_352#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_388 = vector.shuffle %loop_352#2, %loop_352#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_389 = arith.addf %v_387, %v_388 : vector<4xf32>
                    %v_390 = vector.shuffle %v_389, %v_389 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_391 = vector.shuffle %v_389, %v_389 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_392 = arith.addf %v_390, %v_391 : vector<2xf32>
                    %v_393 = vector.shuffle %v_392, %v_392 [0] : vector<2xf32>, vector<2xf32>
                    %v_394 = vector.shuffle %v_392, %v_392 [1] : vector<2xf32>, vector<2xf32>
                    %v_395 = arith.addf %v_393, %v_394 : vector<1xf32>
                    %sum_396 = vector.extract %v_395[0] : f32 from vector<1xf32>
                    %v_397 = vector.shuffle %loop_352#3, %loop_352#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_398 = vector.shuffle %loop_352#3, %loop_352#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_399 = arith.addf %v_397, %v_398 : vector<4xf32>
                    %v_400 = vector.shuffle %v_399, %v_399 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_401 = vector.shuffle %v_399, %v_399 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_402 = arith.addf %v_400, %v_401 : vector<2xf32>
                    %v_403 = vector.shuffle %v_402, %v_402 [0] : vector<2xf32>, vector<2xf32>
                    %v_404 = vector.shuffle %v_402, %v_402 [1] : vector<2xf32>, vector<2xf32>
                    %v_405 = arith.addf %v_403, %v_404 : vector<1xf32>
                    %sum_406 = vector.extract %v_405[0] : f32 from vector<1xf32>
                    %v_407 = arith.subf %c_14, %sum_376 : f32
                    %is_408 = arith.cmpf ogt, %v_407, %c_15 : f32
                    %v_409 = arith.select %is_408, %c_15, %v_407 : f32
                    %is_410 = arith.cmpf olt, %v_409, %c_16 : f32
                    %v_411 = arith.select %is_410, %c_16, %v_409 : f32
                    %v_412 = arith.mulf %v_411, %c_17 : f32
                    %v_413 = math.roundeven %v_412 : f32
                    %acc_414 = math.fma %v_413, %c_18, %v_411 : f32
                    %acc_415 = math.fma %v_413, %c_19, %acc_414 : f32
                    %acc_416 = math.fma %c_20, %acc_415, %c_21 : f32
                    %acc_417 = math.fma %acc_416, %acc_415, %c_22 : f32
                    %acc_418 = math.fma %acc_417, %acc_415, %c_23 : f32
                    %acc_419 = math.fma %acc_418, %acc_415, %c_24 : f32
                    %acc_420 = math.fma %acc_419, %acc_415, %c_25 : f32
                    %acc_421 = math.fma %acc_420, %acc_415, %c_26 : f32
                    %acc_422 = math.fma %acc_421, %acc_415, %c_26 : f32
                    %v_423 = arith.fptosi %v_413 : f32 to i32
                    %v_424 = arith.shrsi %v_423, %c_27 : i32
                    %v_425 = arith.subi %v_423, %v_424 : i32
                    %v_426 = arith.addi %v_424, %c_29 : i32
                    %v_427 = arith.shli %v_426, %c_28 : i32
                    %v_428 = arith.bitcast %v_427 : i32 to f32
                    %v_429 = arith.mulf %acc_422, %v_428 : f32
                    %v_430 = arith.addi %v_425, %c_29 : i32
                    %v_431 = arith.shli %v_430, %c_28 : i32
                    %v_432 = arith.bitcast %v_431 : i32 to f32
                    %v_433 = arith.mulf %v_429, %v_432 : f32
                    %v_434 = arith.addf %v_433, %c_26 : f32
                    %v_435 = arith.divf %c_26, %v_434 : f32
                    %v_436 = arith.mulf %sum_376, %v_435 : f32
                    %v_437 = arith.mulf %v_436, %sum_396 : f32
                    memref.store %v_437, %hidden[%v_342, %i_349] : memref<?x24xf32>
                    %v_438 = arith.subf %c_14, %sum_386 : f32
                    %is_439 = arith.cmpf ogt, %v_438, %c_15 : f32
                    %v_440 = arith.select %is_439, %c_15, %v_438 : f32
                    %is_441 = arith.cmpf olt, %v_440, %c_16 : f32
                    %v_442 = arith.select %is_441, %c_16, %v_440 : f32
                    %v_443 = arith.mulf %v_442, %c_17 : f32
                    %v_444 = math.roundeven %v_443 : f32
                    %acc_445 = math.fma %v_444, %c_18, %v_442 : f32
                    %acc_446 = math.fma %v_444, %c_19, %acc_445 : f32
                    %acc_447 = math.fma %c_20, %acc_446, %c_21 : f32
                    %acc_448 = math.fma %acc_447, %acc_446, %c_22 : f32
                    %acc_449 = math.fma %acc_448, %acc_446, %c_23 : f32
                    %acc_450 = math.fma %acc_449, %acc_446, %c_24 : f32
                    %acc_451 = math.fma %acc_450, %acc_446, %c_25 : f32
                    %acc_452 = math.fma %acc_451, %acc_446, %c_26 : f32
                    %acc_453 = math.fma %acc_452, %acc_446, %c_26 : f32
                    %v_454 = arith.fptosi %v_444 : f32 to i32
                    %v_455 = arith.shrsi %v_454, %c_27 : i32
                    %v_456 = arith.subi %v_454, %v_455 : i32
                    %v_457 = arith.addi %v_455, %c_29 : i32
                    %v_458 = arith.shli %v_457, %c_28 : i32
                    %v_459 = arith.bitcast %v_458 : i32 to f32
                    %v_460 = arith.mulf %acc_453, %v_459 : f32
                    %v_461 = arith.addi %v_456, %c_29 : i32
                    %v_462 = arith.shli %v_461, %c_28 : i32
                    %v_463 = arith.bitcast %v_462 : i32 to f32
                    %v_464 = arith.mulf %v_460, %v_463 : f32
                    %v_465 = arith.addf %v_464, %c_26 : f32
                    %v_466 = arith.divf %c_26, %v_465 : f32
                    %v_467 = arith.mulf %sum_386, %v_466 : f32
                    %v_468 = arith.mulf %v_467, %sum_406 : f32
                    memref.store %v_468, %hidden[%v_344, %i_349] : memref<?x24xf32>
                  }
                }
                %is_469 = arith.cmpi eq, %v_86, %c_0 : index
                %v_470 = arith.andi %is_469, %is_88 : i1
                scf.if %v_470 {
                  %v_471 = memref.load %group[%c_1] : memref<5xi32>
                  %v_472 = arith.index_cast %v_471 : i32 to index
                  %v_473 = arith.divui %v_472, %c_11 : index
                  %v_474 = arith.addi %v_52, %c_5 : index
                  %v_475 = arith.minsi %v_474, %c_8 : index
                  scf.for %i_476 = %v_52 to %v_475 step %c_0 {
                    %v_477 = arith.addi %i_476, %c_8 : index
                    %loop_479:2 = scf.for %i_478 = %c_1 to %c_13 step %c_3 iter_args(%carry_480 = %c_12, %carry_481 = %c_12) -> (vector<8xf32>, vector<8xf32>) {
                      %v_482 = vector.load %x[%v_473, %i_478] : memref<?x40xf32>, vector<8xf32>
                      %v_483 = arith.addi %i_478, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_476, %v_483], read, locality<3>, data : memref<8x48x40xf32>
                      %v_484 = vector.load %expert_gate_up[%v_67, %i_476, %i_478] : memref<8x48x40xf32>, vector<8xf32>
                      %acc_485 = math.fma %v_484, %v_482, %carry_480 : vector<8xf32>
                      %v_486 = arith.addi %i_478, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_477, %v_486], read, locality<3>, data : memref<8x48x40xf32>
                      %v_487 = vector.load %expert_gate_up[%v_67, %v_477, %i_478] : memref<8x48x40xf32>, vector<8xf32>
                      %acc_488 = math.fma %v_487, %v_482, %carry_481 : vector<8xf32>
                      scf.yield %acc_485, %acc_488 : vector<8xf32>, vector<8xf32>
                    }
                    %v_489 = vector.shuffle %loop_479#0, %loop_479#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_490 = vector.shuffle %loop_479#0, %loop_479#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_491 = arith.addf %v_489, %v_490 : vector<4xf32>
                    %v_492 = vector.shuffle %v_491, %v_491 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_493 = vector.shuffle %v_491, %v_491 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_494 = arith.addf %v_492, %v_493 : vector<2xf32>
                    %v_495 = vector.shuffle %v_494, %v_494 [0] : vector<2xf32>, vector<2xf32>
                    %v_496 = vector.shuffle %v_494, %v_494 [1] : vector<2xf32>, vector<2xf32>
                    %v_497 = arith.addf %v_495, %v_496 : vector<1xf32>
                    %sum_498 = vector.extract %v_497[0] : f32 from vector<1xf32>
                    %v_499 = vector.shuffle %loop_479#1, %loop_479#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_500 = vector.shuffle %loop_479#1, %loop_479#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_501 = arith.addf %v_499, %v_500 : vector<4xf32>
                    %v_502 = vector.shuffle %v_501, %v_501 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_503 = vector.shuffle %v_501, %v_501 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_504 = arith.addf %v_502, %v_503 : vector<2xf32>
                    %v_505 = vector.shuffle %v_504, %v_504 [0] : vector<2xf32>, vector<2xf32>
                    %v_506 = vector.shuffle %v_504, %v_504 [1] : vector<2xf32>, vector<2xf32>
                    %v_507 = arith.addf %v_505, %v_506 : vector<1xf32>
                    %sum_508 = vector.extract %v_507[0] : f32 from vector<1xf32>
                    %v_509 = arith.subf %c_14, %sum_498 : f32
                    %is_510 = arith.cmpf ogt, %v_509, %c_15 : f32
                    %v_511 = arith.select %is_510, %c_15, %v_509 : f32
                    %is_512 = arith.cmpf olt, %v_511, %c_16 : f32
                    %v_513 = arith.select %is_512, %c_16, %v_511 : f32
                    %v_514 = arith.mulf %v_513, %c_17 : f32
                    %v_515 = math.roundeven %v_514 : f32
                    %acc_516 = math.fma %v_515, %c_18, %v_513 : f32
                    %acc_517 = math.fma %v_515, %c_19, %acc_516 : f32
                    %acc_518 = math.fma %c_20, %acc_517, %c_21 : f32
                    %acc_519 = math.fma %acc_518, %acc_517, %c_22 : f32
                    %acc_520 = math.fma %acc_519, %acc_517, %c_23 : f32
                    %acc_521 = math.fma %acc_520, %acc_517, %c_24 : f32
                    %acc_522 = math.fma %acc_521, %acc_517, %c_25 : f32
                    %acc_523 = math.fma %acc_522, %acc_517, %c_26 : f32
                    %acc_524 = math.fma %acc_523, %acc_517, %c_26 : f32
                    %v_525 = arith.fptosi %v_515 : f32 to i32
                    %v_526 = arith.shrsi %v_525, %c_27 : i32
                    %v_527 = arith.subi %v_525, %v_526 : i32
                    %v_528 = arith.addi %v_526, %c_29 : i32
                    %v_529 = arith.shli %v_528, %c_28 : i32
                    %v_530 = arith.bitcast %v_529 : i32 to f32
                    %v_531 = arith.mulf %acc_524, %v_530 : f32
                    %v_532 = arith.addi %v_527, %c_29 : i32
                    %v_533 = arith.shli %v_532, %c_28 : i32
                    %v_534 = arith.bitcast %v_533 : i32 to f32
                    %v_535 = arith.mulf %v_531, %v_534 : f32
                    %v_536 = arith.addf %v_535, %c_26 : f32
                    %v_537 = arith.divf %c_26, %v_536 : f32
                    %v_538 = arith.mulf %sum_498, %v_537 : f32
                    %v_539 = arith.mulf %v_538, %sum_508 : f32
                    memref.store %v_539, %hidden[%v_472, %i_476] : memref<?x24xf32>
                  }
                }
                %is_540 = arith.cmpi eq, %v_86, %c_10 : index
                %v_541 = arith.select %is_540, %c_1, %v_86 : index
                scf.yield %v_541 : index
              }
            }
          }
          scf.yield %v_45, %loop_36#1 : index, index
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %taken_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 2 : index
        %c_2 = arith.constant 1 : index
        %c_3 = arith.constant 0 : index
        %c_4 = arith.constant 16 : index
        %c_5 = arith.constant 8 : index
        %c_6 = arith.constant 32 : index
        %c_7 = arith.constant false
        %c_8 = arith.constant dense<0> : vector<8xi32>
        %c_9 = arith.constant 512 : index
        %c_10 = arith.constant 4 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 40 : index
        %c_13 = arith.constant 39 : index
        %c_14 = arith.constant dense<0x00000000> : vector<8xf32>
        %c_15 = arith.constant 24 : index
        %c_16 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_17 = arith.constant dense<1> : vector<16xi32>
        %c_18 = arith.constant dense<0> : vector<16xi32>
        %c_19 = arith.constant dense<0x00000000> : vector<16xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf32>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xf32>
        %taken = stream.binding.subspan %taken_binding[%c_3] : !stream.binding -> memref<32xi32>
        %outputs = stream.binding.subspan %outputs_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%slots}
        %y = stream.binding.subspan %y_binding[%c_3] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        %address_1 = memref.extract_aligned_pointer_as_index %taken : memref<32xi32> -> index
        %v_2 = arith.addi %address_1, %c_0 : index
        %v_3 = arith.index_cast %v_2 : index to i64
        %pointer_4 = llvm.inttoptr %v_3 : i64 to !llvm.ptr
        %v_5 = arith.index_cast %c_2 : index to i32
        %v_6 = llvm.atomicrmw add %pointer_4, %v_5 monotonic : !llvm.ptr, i32
        %v_7 = arith.index_cast %v_6 : i32 to index
        %v_8 = arith.divui %c_1, %c_4 : index
        %v_9 = arith.maxsi %v_8, %c_2 : index
        %v_10 = arith.divui %v_7, %c_5 : index
        %loop_12:2 = scf.for %i_11 = %c_3 to %v_10 step %c_2 iter_args(%carry_13 = %c_3, %carry_14 = %v_9) -> (index, index) {
          %v_15 = arith.muli %carry_14, %c_5 : index
          %v_16 = arith.addi %carry_13, %v_15 : index
          %v_17 = arith.divui %carry_14, %c_1 : index
          %v_18 = arith.maxsi %v_17, %c_2 : index
          scf.yield %v_16, %v_18 : index, index
        }
        %v_19 = arith.remui %v_7, %c_5 : index
        %v_20 = arith.muli %v_19, %loop_12#1 : index
        %v_21 = arith.addi %loop_12#0, %v_20 : index
        %end_24:2 = scf.while (%at_22 = %v_21, %at_23 = %loop_12#1) : (index, index) -> (index, index) {
          %is_27 = arith.cmpi slt, %at_22, %c_1 : index
          scf.condition(%is_27) %at_22, %at_23 : index, index
        } do {
          ^bb0(%i_25: index, %i_26: index):
          %v_28 = arith.index_cast %v_2 : index to i64
          %pointer_29 = llvm.inttoptr %v_28 : i64 to !llvm.ptr
          %v_30 = arith.index_cast %c_2 : index to i32
          %v_31 = llvm.atomicrmw add %pointer_29, %v_30 monotonic : !llvm.ptr, i32
          %v_32 = arith.index_cast %v_31 : i32 to index
          %v_33 = arith.divui %c_1, %c_4 : index
          %v_34 = arith.maxsi %v_33, %c_2 : index
          %v_35 = arith.divui %v_32, %c_5 : index
          %loop_37:2 = scf.for %i_36 = %c_3 to %v_35 step %c_2 iter_args(%carry_38 = %c_3, %carry_39 = %v_34) -> (index, index) {
            %v_40 = arith.muli %carry_39, %c_5 : index
            %v_41 = arith.addi %carry_38, %v_40 : index
            %v_42 = arith.divui %carry_39, %c_1 : index
            %v_43 = arith.maxsi %v_42, %c_2 : index
            scf.yield %v_41, %v_43 : index, index
          }
          %v_44 = arith.remui %v_32, %c_5 : index
          %v_45 = arith.muli %v_44, %loop_37#1 : index
          %v_46 = arith.addi %loop_37#0, %v_45 : index
          %v_47 = arith.addi %i_25, %i_26 : index
          scf.for %i_48 = %i_25 to %v_47 step %c_2 {
            %v_49 = arith.addi %i_48, %c_2 : index
            %is_50 = arith.cmpi eq, %v_49, %v_47 : index
            %v_51 = arith.select %is_50, %v_46, %v_49 : index
            %v_52 = arith.muli %i_48, %c_6 : index
            scf.for %i_53 = %c_3 to %slots step %c_2 {
              %v_54 = memref.load %ids[%i_53] : memref<?xi32>
              %v_55 = vector.broadcast %v_54 : i32 to vector<8xi32>
              %loop_57:1 = scf.for %i_56 = %c_3 to %i_53 step %c_5 iter_args(%carry_58 = %c_7) -> (i1) {
                %v_59 = arith.subi %i_53, %i_56 : index
                %mask_60 = vector.create_mask %v_59 : vector<8xi1>
                %v_61 = vector.maskedload %ids[%i_56], %mask_60, %c_8 : memref<?xi32>, vector<8xi1>, vector<8xi32> into vector<8xi32>
                %is_62 = arith.cmpi eq, %v_61, %v_55 : vector<8xi32>
                %v_63 = arith.andi %is_62, %mask_60 : vector<8xi1>
                %any_64 = vector.reduction <or>, %v_63 : vector<8xi1> into i1
                %v_65 = arith.ori %carry_58, %any_64 : i1
                scf.yield %v_65 : i1
              }
              %is_66 = arith.cmpi eq, %loop_57#0, %c_7 : i1
              scf.if %is_66 {
                %v_67 = arith.index_cast %v_54 : i32 to index
                %v_68 = arith.addi %i_53, %c_2 : index
                %is_69 = arith.cmpi eq, %v_68, %slots : index
                %v_70 = arith.select %is_69, %v_51, %i_48 : index
                %v_71 = arith.muli %v_70, %c_6 : index
                %v_72 = arith.addi %i_53, %c_2 : index
                %v_73 = arith.select %is_69, %c_3, %v_72 : index
                %v_74 = arith.addi %v_71, %c_4 : index
                %v_75 = memref.load %ids[%v_73] : memref<?xi32>
                %v_76 = arith.index_cast %v_75 : i32 to index
                scf.for %i_77 = %c_3 to %c_9 step %c_4 {
                  memref.prefetch %expert_down[%v_76, %v_71, %i_77], read, locality<3>, data : memref<8x40x24xf32>
                }
                scf.for %i_78 = %c_3 to %c_9 step %c_4 {
                  memref.prefetch %expert_down[%v_76, %v_74, %i_78], read, locality<3>, data : memref<8x40x24xf32>
                }
                %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
                %loop_80:1 = scf.for %i_79 = %i_53 to %slots step %c_2 iter_args(%carry_81 = %c_3) -> (index) {
                  %v_82 = arith.index_cast %i_79 : index to i32
                  %v_83 = memref.load %ids[%i_79] : memref<?xi32>
                  %is_84 = arith.cmpi eq, %v_83, %v_54 : i32
                  scf.if %is_84 {
                    memref.store %v_82, %group[%carry_81] : memref<5xi32>
                    %v_85 = arith.addi %carry_81, %c_2 : index
                    memref.store %v_82, %group[%v_85] : memref<5xi32>
                  }
                  %v_86 = arith.addi %carry_81, %c_2 : index
                  %v_87 = arith.select %is_84, %v_86, %carry_81 : index
                  %v_88 = arith.subi %slots, %c_2 : index
                  %is_89 = arith.cmpi eq, %i_79, %v_88 : index
                  %is_90 = arith.cmpi eq, %v_87, %c_10 : index
                  %is_91 = arith.cmpi eq, %v_87, %c_11 : index
                  %v_92 = arith.andi %is_91, %is_89 : i1
                  %v_93 = arith.ori %is_90, %v_92 : i1
                  scf.if %v_93 {
                    %v_94 = memref.load %group[%c_3] : memref<5xi32>
                    %v_95 = arith.index_cast %v_94 : i32 to index
                    %v_96 = memref.load %group[%c_2] : memref<5xi32>
                    %v_97 = arith.index_cast %v_96 : i32 to index
                    %v_98 = memref.load %group[%c_1] : memref<5xi32>
                    %v_99 = arith.index_cast %v_98 : i32 to index
                    %v_100 = memref.load %group[%c_11] : memref<5xi32>
                    %v_101 = arith.index_cast %v_100 : i32 to index
                    %v_102 = arith.addi %v_52, %c_4 : index
                    %v_103 = arith.minsi %v_102, %c_12 : index
                    scf.for %i_104 = %v_52 to %v_103 step %c_2 {
                      %v_105 = arith.addi %i_104, %c_4 : index
                      %v_106 = arith.minsi %v_105, %c_13 : index
                      %loop_108:8 = scf.for %i_107 = %c_3 to %c_15 step %c_5 iter_args(%carry_109 = %c_14, %carry_110 = %c_14, %carry_111 = %c_14, %carry_112 = %c_14, %carry_113 = %c_14, %carry_114 = %c_14, %carry_115 = %c_14, %carry_116 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_117 = vector.load %hidden[%v_95, %i_107] : memref<?x24xf32>, vector<8xf32>
                        %v_118 = vector.load %hidden[%v_97, %i_107] : memref<?x24xf32>, vector<8xf32>
                        %v_119 = vector.load %hidden[%v_99, %i_107] : memref<?x24xf32>, vector<8xf32>
                        %v_120 = vector.load %hidden[%v_101, %i_107] : memref<?x24xf32>, vector<8xf32>
                        %v_121 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_104, %v_121], read, locality<3>, data : memref<8x40x24xf32>
                        %v_122 = vector.load %expert_down[%v_67, %i_104, %i_107] : memref<8x40x24xf32>, vector<8xf32>
                        %acc_123 = math.fma %v_122, %v_117, %carry_109 : vector<8xf32>
                        %acc_124 = math.fma %v_122, %v_118, %carry_110 : vector<8xf32>
                        %acc_125 = math.fma %v_122, %v_119, %carry_111 : vector<8xf32>
                        %acc_126 = math.fma %v_122, %v_120, %carry_112 : vector<8xf32>
                        %v_127 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_106, %v_127], read, locality<3>, data : memref<8x40x24xf32>
                        %v_128 = vector.load %expert_down[%v_67, %v_106, %i_107] : memref<8x40x24xf32>, vector<8xf32>
                        %acc_129 = math.fma %v_128, %v_117, %carry_113 : vector<8xf32>
                        %acc_130 = math.fma %v_128, %v_118, %carry_114 : vector<8xf32>
                        %acc_131 = math.fma %v_128, %v_119, %carry_115 : vector<8xf32>
                        %acc_132 = math.fma %v_128, %v_120, %carry_116 : vector<8xf32>
                        scf.yield %acc_123, %acc_124, %acc_125, %acc_126, %acc_129, %acc_130, %acc_131, %acc_132 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      %v_133 = vector.shuffle %loop_108#0, %loop_108#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_134 = vector.shuffle %loop_108#0, %loop_108#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_135 = arith.addf %v_133, %v_134 : vector<4xf32>
                      %v_136 = vector.shuffle %v_135, %v_135 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_137 = vector.shuffle %v_135, %v_135 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_138 = arith.addf %v_136, %v_137 : vector<2xf32>
                      %v_139 = vector.shuffle %v_138, %v_138 [0] : vector<2xf32>, vector<2xf32>
                      %v_140 = vector.shuffle %v_138, %v_138 [1] : vector<2xf32>, vector<2xf32>
                      %v_141 = arith.addf %v_139, %v_140 : vector<1xf32>
                      %sum_142 = vector.extract %v_141[0] : f32 from vector<1xf32>
                      %v_143 = vector.shuffle %loop_108#1, %loop_108#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_144 = vector.shuffle %loop_108#1, %loop_108#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_145 = arith.addf %v_143, %v_144 : vector<4xf32>
                      %v_146 = vector.shuffle %v_145, %v_145 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_147 = vector.shuffle %v_145, %v_145 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_148 = arith.addf %v_146, %v_147 : vector<2xf32>
                      %v_149 = vector.shuffle %v_148, %v_148 [0] : vector<2xf32>, vector<2xf32>
                      %v_150 = vector.shuffle %v_148, %v_148 [1] : vector<2xf32>, vector<2xf32>
                      %v_151 = arith.addf %v_149, %v_150 : vector<1xf32>
                      %sum_152 = vector.extract %v_151[0] : f32 from vector<1xf32>
                      %v_153 = vector.shuffle %loop_108#2, %loop_108#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_154 = vector.shuffle %loop_108#2, %loop_108#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_155 = arith.addf %v_153, %v_154 : vector<4xf32>
                      %v_156 = vector.shuffle %v_155, %v_155 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_157 = vector.shuffle %v_155, %v_155 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_158 = arith.addf %v_156, %v_157 : vector<2xf32>
                      %v_159 = vector.shuffle %v_158, %v_158 [0] : vector<2xf32>, vector<2xf32>
                      %v_160 = vector.shuffle %v_158, %v_158 [1] : vector<2xf32>, vector<2xf32>
                      %v_161 = arith.addf %v_159, %v_160 : vector<1xf32>
                      %sum_162 = vector.extract %v_161[0] : f32 from vector<1xf32>
                      %v_163 = vector.shuffle %loop_108#3, %loop_108#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_164 = vector.shuffle %loop_108#3, %loop_108#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_165 = arith.addf %v_163, %v_164 : vector<4xf32>
                      %v_166 = vector.shuffle %v_165, %v_165 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_167 = vector.shuffle %v_165, %v_165 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_168 = arith.addf %v_166, %v_167 : vector<2xf32>
                      %v_169 = vector.shuffle %v_168, %v_168 [0] : vector<2xf32>, vector<2xf32>
                      %v_170 = vector.shuffle %v_168, %v_168 [1] : vector<2xf32>, vector<2xf32>
                      %v_171 = arith.addf %v_169, %v_170 : vector<1xf32>
                      %sum_172 = vector.extract %v_171[0] : f32 from vector<1xf32>
                      %v_173 = vector.shuffle %loop_108#4, %loop_108#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_174 = vector.shuffle %loop_108#4, %loop_108#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_175 = arith.addf %v_173, %v_174 : vector<4xf32>
                      %v_176 = vector.shuffle %v_175, %v_175 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_177 = vector.shuffle %v_175, %v_175 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_178 = arith.addf %v_176, %v_177 : vector<2xf32>
                      %v_179 = vector.shuffle %v_178, %v_178 [0] : vector<2xf32>, vector<2xf32>
                      %v_180 = vector.shuffle %v_178, %v_178 [1] : vector<2xf32>, vector<2xf32>
                      %v_181 = arith.addf %v_179, %v_180 : vector<1xf32>
                      %sum_182 = vector.extract %v_181[0] : f32 from vector<1xf32>
                      %v_183 = vector.shuffle %loop_108#5, %loop_108#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_184 = vector.shuffle %loop_108#5, %loop_108#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_185 = arith.addf %v_183, %v_184 : vector<4xf32>
                      %v_186 = vector.shuffle %v_185, %v_185 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_187 = vector.shuffle %v_185, %v_185 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_188 = arith.addf %v_186, %v_187 : vector<2xf32>
                      %v_189 = vector.shuffle %v_188, %v_188 [0] : vector<2xf32>, vector<2xf32>
                      %v_190 = vector.shuffle %v_188, %v_188 [1] : vector<2xf32>, vector<2xf32>
                      %v_191 = arith.addf %v_189, %v_190 : vector<1xf32>
                      %sum_192 = vector.extract %v_191[0] : f32 from vector<1xf32>
                      %v_193 = vector.shuffle %loop_108#6, %loop_108#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_194 = vector.shuffle %loop_108#6, %loop_108#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_195 = arith.addf %v_193, %v_194 : vector<4xf32>
                      %v_196 = vector.shuffle %v_195, %v_195 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_197 = vector.shuffle %v_195, %v_195 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_198 = arith.addf %v_196, %v_197 : vector<2xf32>
                      %v_199 = vector.shuffle %v_198, %v_198 [0] : vector<2xf32>, vector<2xf32>
                      %v_200 = vector.shuffle %v_198, %v_198 [1] : vector<2xf32>, vector<2xf32>
                      %v_201 = arith.addf %v_199, %v_200 : vector<1xf32>
                      %sum_202 = vector.extract %v_201[0] : f32 from vector<1xf32>
                      %v_203 = vector.shuffle %loop_108#7, %loop_108#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_204 = vector.shuffle %loop_108#7, %loop_108#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_205 = arith.addf %v_203, %v_204 : vector<4xf32>
                      %v_206 = vector.shuffle %v_205, %v_205 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_207 = vector.shuffle %v_205, %v_205 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_208 = arith.addf %v_206, %v_207 : vector<2xf32>
                      %v_209 = vector.shuffle %v_208, %v_208 [0] : vector<2xf32>, vector<2xf32>
                      %v_210 = vector.shuffle %v_208, %v_208 [1] : vector<2xf32>, vector<2xf32>
                      %v_211 = arith.addf %v_209, %v_210 : vector<1xf32>
                      %sum_212 = vector.extract %v_211[0] : f32 from vector<1xf32>
                      memref.store %sum_142, %outputs[%v_95, %i_104] : memref<?x40xf32>
                      memref.store %sum_152, %outputs[%v_97, %i_104] : memref<?x40xf32>
                      memref.store %sum_162, %outputs[%v_99, %i_104] : memref<?x40xf32>
                      memref.store %sum_172, %outputs[%v_101, %i_104] : memref<?x40xf32>
                      memref.store %sum_182, %outputs[%v_95, %v_106] : memref<?x40xf32>
                      memref.store %sum_192, %outputs[%v_97, %v_106] : memref<?x40xf32>
                      memref.store %sum_202, %outputs[%v_99, %v_106] : memref<?x40xf32>
                      memref.store %sum_212, %outputs[%v_101, %v_106] : memref<?x40xf32>
                    }
                  }
                  %is_213 = arith.cmpi eq, %v_87, %c_1 : index
                  %v_214 = arith.andi %is_213, %is_89 : i1
                  scf.if %v_214 {
                    %v_215 = memref.load %group[%c_3] : memref<5xi32>
                    %v_216 = arith.index_cast %v_215 : i32 to index
                    %v_217 = memref.load %group[%c_2] : memref<5xi32>
                    %v_218 = arith.index_cast %v_217 : i32 to index
                    %v_219 = arith.addi %v_52, %c_4 : index
                    %v_220 = arith.minsi %v_219, %c_12 : index
                    scf.for %i_221 = %v_52 to %v_220 step %c_2 {
                      %v_222 = arith.addi %i_221, %c_4 : index
                      %v_223 = arith.minsi %v_222, %c_13 : index
                      %loop_225:4 = scf.for %i_224 = %c_3 to %c_15 step %c_5 iter_args(%carry_226 = %c_14, %carry_227 = %c_14, %carry_228 = %c_14, %carry_229 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_230 = vector.load %hidden[%v_216, %i_224] : memref<?x24xf32>, vector<8xf32>
                        %v_231 = vector.load %hidden[%v_218, %i_224] : memref<?x24xf32>, vector<8xf32>
                        %v_232 = arith.addi %i_224, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_221, %v_232], read, locality<3>, data : memref<8x40x24xf32>
                        %v_233 = vector.load %expert_down[%v_67, %i_221, %i_224] : memref<8x40x24xf32>, vector<8xf32>
                        %acc_234 = math.fma %v_233, %v_230, %carry_226 : vector<8xf32>
                        %acc_235 = math.fma %v_233, %v_231, %carry_227 : vector<8xf32>
                        %v_236 = arith.addi %i_224, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_223, %v_236], read, locality<3>, data : memref<8x40x24xf32>
                        %v_237 = vector.load %expert_down[%v_67, %v_223, %i_224] : memref<8x40x24xf32>, vector<8xf32>
                        %acc_238 = math.fma %v_237, %v_230, %carry_228 : vector<8xf32>
                        %acc_239 = math.fma %v_237, %v_231, %carry_229 : vector<8xf32>
                        scf.yield %acc_234, %acc_235, %acc_238, %acc_239 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      %v_240 = vector.shuffle %loop_225#0, %loop_225#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_241 = vector.shuffle %loop_225#0, %loop_225#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_242 = arith.addf %v_240, %v_241 : vector<4xf32>
                      %v_243 = vector.shuffle %v_242, %v_242 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_244 = vector.shuffle %v_242, %v_242 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_245 = arith.addf %v_243, %v_244 : vector<2xf32>
                      %v_246 = vector.shuffle %v_245, %v_245 [0] : vector<2xf32>, vector<2xf32>
                      %v_247 = vector.shuffle %v_245, %v_245 [1] : vector<2xf32>, vector<2xf32>
                      %v_248 = arith.addf %v_246, %v_247 : vector<1xf32>
                      %sum_249 = vector.extract %v_248[0] : f32 from vector<1xf32>
                      %v_250 = vector.shuffle %loop_225#1, %loop_225#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_251 = vector.shuffle %loop_225#1, %loop_225#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_252 = arith.addf %v_250, %v_251 : vector<4xf32>
                      %v_253 = vector.shuffle %v_252, %v_252 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_254 = vector.shuffle %v_252, %v_252 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_255 = arith.addf %v_253, %v_254 : vector<2xf32>
                      %v_256 = vector.shuffle %v_255, %v_255 [0] : vector<2xf32>, vector<2xf32>
                      %v_257 = vector.shuffle %v_255, %v_255 [1] : vector<2xf32>, vector<2xf32>
                      %v_258 = arith.addf %v_256, %v_257 : vector<1xf32>
                      %sum_259 = vector.extract %v_258[0] : f32 from vector<1xf32>
                      %v_260 = vector.shuffle %loop_225#2, %loop_225#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_261 = vector.shuffle %loop_225#2, %loop_225#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_262 = arith.addf %v_260, %v_261 : vector<4xf32>
                      %v_263 = vector.shuffle %v_262, %v_262 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_264 = vector.shuffle %v_262, %v_262 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_265 = arith.addf %v_263, %v_264 : vector<2xf32>
                      %v_266 = vector.shuffle %v_265, %v_265 [0] : vector<2xf32>, vector<2xf32>
                      %v_267 = vector.shuffle %v_265, %v_265 [1] : vector<2xf32>, vector<2xf32>
                      %v_268 = arith.addf %v_266, %v_267 : vector<1xf32>
                      %sum_269 = vector.extract %v_268[0] : f32 from vector<1xf32>
                      %v_270 = vector.shuffle %loop_225#3, %loop_225#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_271 = vector.shuffle %loop_225#3, %loop_225#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_272 = arith.addf %v_270, %v_271 : vector<4xf32>
                      %v_273 = vector.shuffle %v_272, %v_272 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_274 = vector.shuffle %v_272, %v_272 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_275 = arith.addf %v_273, %v_274 : vector<2xf32>
                      %v_276 = vector.shuffle %v_275, %v_275 [0] : vector<2xf32>, vector<2xf32>
                      %v_277 = vector.shuffle %v_275, %v_275 [1] : vector<2xf32>, vector<2xf32>
                      %v_278 = arith.addf %v_276, %v_277 : vector<1xf32>
                      %sum_279 = vector.extract %v_278[0] : f32 from vector<1xf32>
                      memref.store %sum_249, %outputs[%v_216, %i_221] : memref<?x40xf32>
                      memref.store %sum_259, %outputs[%v_218, %i_221] : memref<?x40xf32>
                      memref.store %sum_269, %outputs[%v_216, %v_223] : memref<?x40xf32>
                      memref.store %sum_279, %outputs[%v_218, %v_223] : memref<?x40xf32>
                    }
                  }
                  %is_280 = arith.cmpi eq, %v_87, %c_2 : index
                  %v_281 = arith.andi %is_280, %is_89 : i1
                  scf.if %v_281 {
                    %v_282 = memref.load %group[%c_3] : memref<5xi32>
                    %v_283 = arith.index_cast %v_282 : i32 to index
                    %v_284 = arith.addi %v_52, %c_4 : index
                    %v_285 = arith.minsi %v_284, %c_12 : index
                    scf.for %i_286 = %v_52 to %v_285 step %c_2 {
                      %v_287 = arith.addi %i_286, %c_4 : index
                      %v_288 = arith.minsi %v_287, %c_13 : index
                      %loop_290:2 = scf.for %i_289 = %c_3 to %c_15 step %c_5 iter_args(%carry_291 = %c_14, %carry_292 = %c_14) -> (vector<8xf32>, vector<8xf32>) {
                        %v_293 = vector.load %hidden[%v_283, %i_289] : memref<?x24xf32>, vector<8xf32>
                        %v_294 = arith.addi %i_289, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_286, %v_294], read, locality<3>, data : memref<8x40x24xf32>
                        %v_295 = vector.load %expert_down[%v_67, %i_286, %i_289] : memref<8x40x24xf32>, vector<8xf32>
                        %acc_296 = math.fma %v_295, %v_293, %carry_291 : vector<8xf32>
                        %v_297 = arith.addi %i_289, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_288, %v_297], read, locality<3>, data : memref<8x40x24xf32>
                        %v_298 = vector.load %expert_down[%v_67, %v_288, %i_289] : memref<8x40x24xf32>, vector<8xf32>
                        %acc_299 = math.fma %v_298, %v_293, %carry_292 : vector<8xf32>
                        scf.yield %acc_296, %acc_299 : vector<8xf32>, vector<8xf32>
                      }
                      %v_300 = vector.shuffle %loop_290#0, %loop_290#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_301 = vector.shuffle %loop_290#0, %loop_290#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_302 = arith.addf %v_300, %v_301 : vector<4xf32>
                      %v_303 = vector.shuffle %v_302, %v_302 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_304 = vector.shuffle %v_302, %v_302 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_305 = arith.addf %v_303, %v_304 : vector<2xf32>
                      %v_306 = vector.shuffle %v_305, %v_305 [0] : vector<2xf32>, vector<2xf32>
                      %v_307 = vector.shuffle %v_305, %v_305 [1] : vector<2xf32>, vector<2xf32>
                      %v_308 = arith.addf %v_306, %v_307 : vector<1xf32>
                      %sum_309 = vector.extract %v_308[0] : f32 from vector<1xf32>
                      %v_310 = vector.shuffle %loop_290#1, %loop_290#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_311 = vector.shuffle %loop_290#1, %loop_290#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_312 = arith.addf %v_310, %v_311 : vector<4xf32>
                      %v_313 = vector.shuffle %v_312, %v_312 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_314 = vector.shuffle %v_312, %v_312 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_315 = arith.addf %v_313, %v_314 : vector<2xf32>
                      %v_316 = vector.shuffle %v_315, %v_315 [0] : vector<2xf32>, vector<2xf32>
                      %v_317 = vector.shuffle %v_315, %v_315 [1] : vector<2xf32>, vector<2xf32>
                      %v_318 = arith.addf %v_316, %v_317 : vector<1xf32>
                      %sum_319 = vector.extract %v_318[0] : f32 from vector<1xf32>
                      memref.store %sum_309, %outputs[%v_283, %i_286] : memref<?x40xf32>
                      memref.store %sum_319, %outputs[%v_283, %v_288] : memref<?x40xf32>
                    }
                  }
                  %is_320 = arith.cmpi eq, %v_87, %c_10 : index
                  %v_321 = arith.select %is_320, %c_3, %v_87 : index
                  scf.yield %v_321 : index
                }
              }
            }
            %v_322 = arith.addi %v_52, %c_6 : index
            %v_323 = arith.minsi %v_322, %c_12 : index
            // combine: the token's slots by rising expert
            scf.for %i_324 = %c_3 to %tokens step %c_2 {
              %v_325 = arith.muli %i_324, %c_11 : index
              scf.for %i_326 = %c_3 to %c_11 step %c_2 {
                %v_327 = arith.addi %v_325, %i_326 : index
                %v_328 = memref.load %ids[%v_327] : memref<?xi32>
                %v_329 = vector.broadcast %v_328 : i32 to vector<16xi32>
                %loop_331:1 = scf.for %i_330 = %c_3 to %c_11 step %c_4 iter_args(%carry_332 = %c_18) -> (vector<16xi32>) {
                  %v_333 = arith.subi %c_11, %i_330 : index
                  %mask_334 = vector.create_mask %v_333 : vector<16xi1>
                  %v_335 = arith.addi %v_325, %i_330 : index
                  %v_336 = vector.maskedload %ids[%v_335], %mask_334, %c_18 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_337 = arith.index_cast %i_330 : index to i32
                  %v_338 = vector.broadcast %v_337 : i32 to vector<16xi32>
                  %v_339 = arith.addi %c_16, %v_338 : vector<16xi32>
                  %v_340 = arith.index_cast %i_326 : index to i32
                  %v_341 = vector.broadcast %v_340 : i32 to vector<16xi32>
                  %is_342 = arith.cmpi slt, %v_339, %v_341 : vector<16xi32>
                  %is_343 = arith.cmpi slt, %v_336, %v_329 : vector<16xi32>
                  %is_344 = arith.cmpi eq, %v_336, %v_329 : vector<16xi32>
                  %v_345 = arith.andi %is_344, %is_342 : vector<16xi1>
                  %v_346 = arith.ori %is_343, %v_345 : vector<16xi1>
                  %v_347 = arith.andi %v_346, %mask_334 : vector<16xi1>
                  %v_348 = arith.select %v_347, %c_17, %c_18 : vector<16xi1>, vector<16xi32>
                  %v_349 = arith.addi %carry_332, %v_348 : vector<16xi32>
                  scf.yield %v_349 : vector<16xi32>
                }
                %v_350 = vector.reduction <add>, %loop_331#0 : vector<16xi32> into i32
                %v_351 = arith.index_cast %v_350 : i32 to index
                %v_352 = arith.addi %v_325, %i_326 : index
                %v_353 = arith.index_cast %v_352 : index to i32
                memref.store %v_353, %order[%v_351] : memref<3xi32>
              }
              scf.for %i_354 = %v_52 to %v_323 step %c_4 {
                %v_355 = arith.subi %v_323, %i_354 : index
                %mask_356 = vector.create_mask %v_355 : vector<16xi1>
                %loop_358:1 = scf.for %i_357 = %c_3 to %c_11 step %c_2 iter_args(%carry_359 = %c_19) -> (vector<16xf32>) {
                  %v_360 = memref.load %order[%i_357] : memref<3xi32>
                  %v_361 = arith.index_cast %v_360 : i32 to index
                  %v_362 = vector.maskedload %outputs[%v_361, %i_354], %mask_356, %c_19 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_363 = memref.load %weights[%v_361] : memref<?xf32>
                  %v_364 = vector.broadcast %v_363 : f32 to vector<16xf32>
                  %v_365 = arith.mulf %v_362, %v_364 : vector<16xf32>
                  %v_366 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_365) : (vector<16xf32>) -> vector<16xf32>
                  %v_367 = arith.addf %carry_359, %v_366 : vector<16xf32>
                  scf.yield %v_367 : vector<16xf32>
                }
                vector.maskedstore %y[%i_324, %i_354], %mask_356, %loop_358#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
              }
            }
          }
          scf.yield %v_46, %loop_37#1 : index, index
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
                      %acc_628 = math.fma %v_627, %v_625, %carry_598 : vector<16xf32>
                      %v_629 = memref.load %expert_gate_up[%v_60, %v_587, %i_596] : memref<8x48x40xf32>
                      %v_630 = vector.broadcast %v_629 : f32 to vector<16xf32>
                      %acc_631 = math.fma %v_630, %v_625, %carry_599 : vector<16xf32>
                      %v_632 = memref.load %expert_gate_up[%v_60, %v_589, %i_596] : memref<8x48x40xf32>
                      %v_633 = vector.broadcast %v_632 : f32 to vector<16xf32>
                      %acc_634 = math.fma %v_633, %v_625, %carry_600 : vector<16xf32>
                      %v_635 = memref.load %expert_gate_up[%v_60, %v_591, %i_596] : memref<8x48x40xf32>
                      %v_636 = vector.broadcast %v_635 : f32 to vector<16xf32>
                      %acc_637 = math.fma %v_636, %v_625, %carry_601 : vector<16xf32>
                      %v_638 = arith.addi %i_596, %c_3 : index
                      %v_639 = arith.muli %v_638, %c_13 : index
                      %v_640 = arith.addi %v_581, %v_639 : index
                      %v_641 = arith.index_cast %v_640 : index to i64
                      %pointer_642 = llvm.inttoptr %v_641 : i64 to !llvm.ptr
                      %v_643 = "llvm.load"(%pointer_642) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_644 = memref.load %expert_gate_up[%v_60, %v_585, %v_638] : memref<8x48x40xf32>
                      %v_645 = vector.broadcast %v_644 : f32 to vector<16xf32>
                      %acc_646 = math.fma %v_645, %v_643, %acc_628 : vector<16xf32>
                      %v_647 = memref.load %expert_gate_up[%v_60, %v_587, %v_638] : memref<8x48x40xf32>
                      %v_648 = vector.broadcast %v_647 : f32 to vector<16xf32>
                      %acc_649 = math.fma %v_648, %v_643, %acc_631 : vector<16xf32>
                      %v_650 = memref.load %expert_gate_up[%v_60, %v_589, %v_638] : memref<8x48x40xf32>
                      %v_651 = vector.broadcast %v_650 : f32 to vector<16xf32>
                      %acc_652 = math.fma %v_651, %v_643, %acc_634 : vector<16xf32>
                      %v_653 = memref.load %expert_gate_up[%v_60, %v_591, %v_638] : memref<8x48x40xf32>
                      %v_654 = vector.broadcast %v_653 : f32 to vector<16xf32>
                      %acc_655 = math.fma %v_654, %v_643, %acc_637 : vector<16xf32>
                      %v_656 = arith.addi %i_596, %c_7 : index
                      %v_657 = arith.muli %v_656, %c_13 : index
                      %v_658 = arith.addi %v_581, %v_657 : index
                      %v_659 = arith.index_cast %v_658 : index to i64
                      %pointer_660 = llvm.inttoptr %v_659 : i64 to !llvm.ptr
                      %v_661 = "llvm.load"(%pointer_660) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_662 = memref.load %expert_gate_up[%v_60, %v_585, %v_656] : memref<8x48x40xf32>
                      %v_663 = vector.broadcast %v_662 : f32 to vector<16xf32>
                      %acc_664 = math.fma %v_663, %v_661, %acc_646 : vector<16xf32>
                      %v_665 = memref.load %expert_gate_up[%v_60, %v_587, %v_656] : memref<8x48x40xf32>
                      %v_666 = vector.broadcast %v_665 : f32 to vector<16xf32>
                      %acc_667 = math.fma %v_666, %v_661, %acc_649 : vector<16xf32>
                      %v_668 = memref.load %expert_gate_up[%v_60, %v_589, %v_656] : memref<8x48x40xf32>
                      %v_669 = vector.broadcast %v_668 : f32 to vector<16xf32>
                      %acc_670 = math.fma %v_669, %v_661, %acc_652 : vector<16xf32>
                      %v_671 = memref.load %expert_gate_up[%v_60, %v_591, %v_656] : memref<8x48x40xf32>
                      %v_672 = vector.broadcast %v_671 : f32 to vector<16xf32>
                      %acc_673 = math.fma %v_672, %v_661, %acc_655 : vector<16xf32>
                      %v_674 = arith.addi %i_596, %c_17 : index
                      %v_675 = arith.muli %v_674, %c_13 : index
                      %v_676 = arith.addi %v_581, %v_675 : index
                      %v_677 = arith.index_cast %v_676 : index to i64
                      %pointer_678 = llvm.inttoptr %v_677 : i64 to !llvm.ptr
                      %v_679 = "llvm.load"(%pointer_678) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_680 = memref.load %expert_gate_up[%v_60, %v_585, %v_674] : memref<8x48x40xf32>
                      %v_681 = vector.broadcast %v_680 : f32 to vector<16xf32>
                      %acc_682 = math.fma %v_681, %v_679, %acc_664 : vector<16xf32>
                      %v_683 = memref.load %expert_gate_up[%v_60, %v_587, %v_674] : memref<8x48x40xf32>
                      %v_684 = vector.broadcast %v_683 : f32 to vector<16xf32>
                      %acc_685 = math.fma %v_684, %v_679, %acc_667 : vector<16xf32>
                      %v_686 = memref.load %expert_gate_up[%v_60, %v_589, %v_674] : memref<8x48x40xf32>
                      %v_687 = vector.broadcast %v_686 : f32 to vector<16xf32>
                      %acc_688 = math.fma %v_687, %v_679, %acc_670 : vector<16xf32>
                      %v_689 = memref.load %expert_gate_up[%v_60, %v_591, %v_674] : memref<8x48x40xf32>
                      %v_690 = vector.broadcast %v_689 : f32 to vector<16xf32>
                      %acc_691 = math.fma %v_690, %v_679, %acc_673 : vector<16xf32>
                      scf.yield %acc_682, %acc_685, %acc_688, %acc_691 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_692 = arith.muli %v_584, %c_13 : index
                    %v_693 = arith.addi %v_3, %v_692 : index
                    %v_694 = arith.index_cast %v_693 : index to i64
                    %pointer_695 = llvm.inttoptr %v_694 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#0, %pointer_695) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_696 = arith.addi %v_584, %c_3 : index
                    %v_697 = arith.muli %v_696, %c_13 : index
                    %v_698 = arith.addi %v_3, %v_697 : index
                    %v_699 = arith.index_cast %v_698 : index to i64
                    %pointer_700 = llvm.inttoptr %v_699 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#1, %pointer_700) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_701 = arith.addi %v_584, %c_7 : index
                    %v_702 = arith.muli %v_701, %c_13 : index
                    %v_703 = arith.addi %v_3, %v_702 : index
                    %v_704 = arith.index_cast %v_703 : index to i64
                    %pointer_705 = llvm.inttoptr %v_704 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#2, %pointer_705) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_706 = arith.addi %v_584, %c_17 : index
                    %v_707 = arith.muli %v_706, %c_13 : index
                    %v_708 = arith.addi %v_3, %v_707 : index
                    %v_709 = arith.index_cast %v_708 : index to i64
                    %pointer_710 = llvm.inttoptr %v_709 : i64 to !llvm.ptr
                    "llvm.store"(%loop_597#3, %pointer_710) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  scf.for %i_711 = %c_4 to %c_10 step %c_3 {
                    %v_712 = arith.muli %i_711, %c_10 : index
                    %v_713 = arith.minsi %v_712, %c_24 : index
                    %v_714 = arith.addi %v_567, %v_713 : index
                    %v_715 = arith.addi %v_567, %v_713 : index
                    %v_716 = arith.addi %v_715, %c_3 : index
                    %v_717 = arith.addi %v_567, %v_713 : index
                    %v_718 = arith.addi %v_717, %c_7 : index
                    %v_719 = arith.addi %v_567, %v_713 : index
                    %v_720 = arith.addi %v_719, %c_17 : index
                    %v_721 = arith.muli %v_563, %c_6 : index
                    %v_722 = arith.muli %i_579, %c_7 : index
                    %v_723 = arith.addi %v_722, %c_3 : index
                    %v_724 = arith.muli %v_723, %c_10 : index
                    %v_725 = arith.addi %v_724, %i_711 : index
                    %loop_727:4 = scf.for %i_726 = %c_4 to %c_44 step %c_10 iter_args(%carry_728 = %c_29, %carry_729 = %c_29, %carry_730 = %c_29, %carry_731 = %c_29) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                      %v_732 = arith.divui %i_726, %c_10 : index
                      %v_733 = arith.muli %v_721, %c_22 : index
                      %v_734 = arith.addi %v_733, %c_45 : index
                      %v_735 = arith.muli %v_721, %c_22 : index
                      %v_736 = arith.divui %v_734, %v_735 : index
                      %v_737 = arith.muli %v_725, %c_22 : index
                      %v_738 = arith.addi %v_737, %v_732 : index
                      %v_739 = arith.muli %v_738, %v_736 : index
                      scf.for %i_740 = %c_4 to %v_736 step %c_3 {
                        %v_741 = arith.addi %v_739, %i_740 : index
                        %v_742 = arith.minsi %v_741, %c_45 : index
                        %v_743 = arith.muli %v_742, %c_13 : index
                        %v_744 = arith.addi %v_572, %v_743 : index
                        %v_745 = arith.index_cast %v_744 : index to i64
                        %pointer_746 = llvm.inttoptr %v_745 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_746) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                        %v_747 = arith.muli %v_742, %c_13 : index
                        %v_748 = arith.addi %v_577, %v_747 : index
                        %v_749 = arith.index_cast %v_748 : index to i64
                        %pointer_750 = llvm.inttoptr %v_749 : i64 to !llvm.ptr
                        "llvm.intr.prefetch"(%pointer_750) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      }
                      %v_751 = arith.muli %i_726, %c_13 : index
                      %v_752 = arith.addi %v_581, %v_751 : index
                      %v_753 = arith.index_cast %v_752 : index to i64
                      %pointer_754 = llvm.inttoptr %v_753 : i64 to !llvm.ptr
                      %v_755 = "llvm.load"(%pointer_754) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_756 = memref.load %expert_gate_up[%v_60, %v_714, %i_726] : memref<8x48x40xf32>
                      %v_757 = vector.broadcast %v_756 : f32 to vector<16xf32>
                      %acc_758 = math.fma %v_757, %v_755, %carry_728 : vector<16xf32>
                      %v_759 = memref.load %expert_gate_up[%v_60, %v_716, %i_726] : memref<8x48x40xf32>
                      %v_760 = vector.broadcast %v_759 : f32 to vector<16xf32>
                      %acc_761 = math.fma %v_760, %v_755, %carry_729 : vector<16xf32>
                      %v_762 = memref.load %expert_gate_up[%v_60, %v_718, %i_726] : memref<8x48x40xf32>
                      %v_763 = vector.broadcast %v_762 : f32 to vector<16xf32>
                      %acc_764 = math.fma %v_763, %v_755, %carry_730 : vector<16xf32>
                      %v_765 = memref.load %expert_gate_up[%v_60, %v_720, %i_726] : memref<8x48x40xf32>
                      %v_766 = vector.broadcast %v_765 : f32 to vector<16xf32>
                      %acc_767 = math.fma %v_766, %v_755, %carry_731 : vector<16xf32>
                      %v_768 = arith.addi %i_726, %c_3 : index
                      %v_769 = arith.muli %v_768, %c_13 : index
                      %v_770 = arith.addi %v_581, %v_769 : index
                      %v_771 = arith.index_cast %v_770 : index to i64
                      %pointer_772 = llvm.inttoptr %v_771 : i64 to !llvm.ptr
                      %v_773 = "llvm.load"(%pointer_772) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_774 = memref.load %expert_gate_up[%v_60, %v_714, %v_768] : memref<8x48x40xf32>
                      %v_775 = vector.broadcast %v_774 : f32 to vector<16xf32>
                      %acc_776 = math.fma %v_775, %v_773, %acc_758 : vector<16xf32>
                      %v_777 = memref.load %expert_gate_up[%v_60, %v_716, %v_768] : memref<8x48x40xf32>
                      %v_778 = vector.broadcast %v_777 : f32 to vector<16xf32>
                      %acc_779 = math.fma %v_778, %v_773, %acc_761 : vector<16xf32>
                      %v_780 = memref.load %expert_gate_up[%v_60, %v_718, %v_768] : memref<8x48x40xf32>
                      %v_781 = vector.broadcast %v_780 : f32 to vector<16xf32>
                      %acc_782 = math.fma %v_781, %v_773, %acc_764 : vector<16xf32>
                      %v_783 = memref.load %expert_gate_up[%v_60, %v_720, %v_768] : memref<8x48x40xf32>
                      %v_784 = vector.broadcast %v_783 : f32 to vector<16xf32>
                      %acc_785 = math.fma %v_784, %v_773, %acc_767 : vector<16xf32>
                      %v_786 = arith.addi %i_726, %c_7 : index
                      %v_787 = arith.muli %v_786, %c_13 : index
                      %v_788 = arith.addi %v_581, %v_787 : index
                      %v_789 = arith.index_cast %v_788 : index to i64
                      %pointer_790 = llvm.inttoptr %v_789 : i64 to !llvm.ptr
                      %v_791 = "llvm.load"(%pointer_790) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_792 = memref.load %expert_gate_up[%v_60, %v_714, %v_786] : memref<8x48x40xf32>
                      %v_793 = vector.broadcast %v_792 : f32 to vector<16xf32>
                      %acc_794 = math.fma %v_793, %v_791, %acc_776 : vector<16xf32>
                      %v_795 = memref.load %expert_gate_up[%v_60, %v_716, %v_786] : memref<8x48x40xf32>
                      %v_796 = vector.broadcast %v_795 : f32 to vector<16xf32>
                      %acc_797 = math.fma %v_796, %v_791, %acc_779 : vector<16xf32>
                      %v_798 = memref.load %expert_gate_up[%v_60, %v_718, %v_786] : memref<8x48x40xf32>
                      %v_799 = vector.broadcast %v_798 : f32 to vector<16xf32>
                      %acc_800 = math.fma %v_799, %v_791, %acc_782 : vector<16xf32>
                      %v_801 = memref.load %expert_gate_up[%v_60, %v_720, %v_786] : memref<8x48x40xf32>
                      %v_802 = vector.broadcast %v_801 : f32 to vector<16xf32>
                      %acc_803 = math.fma %v_802, %v_791, %acc_785 : vector<16xf32>
                      %v_804 = arith.addi %i_726, %c_17 : index
                      %v_805 = arith.muli %v_804, %c_13 : index
                      %v_806 = arith.addi %v_581, %v_805 : index
                      %v_807 = arith.index_cast %v_806 : index to i64
                      %pointer_808 = llvm.inttoptr %v_807 : i64 to !llvm.ptr
                      %v_809 = "llvm.load"(%pointer_808) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                      %v_810 = memref.load %expert_gate_up[%v_60, %v_714, %v_804] : memref<8x48x40xf32>
                      %v_811 = vector.broadcast %v_810 : f32 to vector<16xf32>
                      %acc_812 = math.fma %v_811, %v_809, %acc_794 : vector<16xf32>
                      %v_813 = memref.load %expert_gate_up[%v_60, %v_716, %v_804] : memref<8x48x40xf32>
                      %v_814 = vector.broadcast %v_813 : f32 to vector<16xf32>
                      %acc_815 = math.fma %v_814, %v_809, %acc_797 : vector<16xf32>
                      %v_816 = memref.load %expert_gate_up[%v_60, %v_718, %v_804] : memref<8x48x40xf32>
                      %v_817 = vector.broadcast %v_816 : f32 to vector<16xf32>
                      %acc_818 = math.fma %v_817, %v_809, %acc_800 : vector<16xf32>
                      %v_819 = memref.load %expert_gate_up[%v_60, %v_720, %v_804] : memref<8x48x40xf32>
                      %v_820 = vector.broadcast %v_819 : f32 to vector<16xf32>
                      %acc_821 = math.fma %v_820, %v_809, %acc_803 : vector<16xf32>
                      scf.yield %acc_812, %acc_815, %acc_818, %acc_821 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                    }
                    %v_822 = arith.addi %v_713, %c_5 : index
                    %v_823 = arith.muli %v_822, %c_13 : index
                    %v_824 = arith.addi %v_3, %v_823 : index
                    %v_825 = arith.index_cast %v_824 : index to i64
                    %pointer_826 = llvm.inttoptr %v_825 : i64 to !llvm.ptr
                    "llvm.store"(%loop_727#0, %pointer_826) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_827 = arith.addi %v_713, %c_46 : index
                    %v_828 = arith.muli %v_827, %c_13 : index
                    %v_829 = arith.addi %v_3, %v_828 : index
                    %v_830 = arith.index_cast %v_829 : index to i64
                    %pointer_831 = llvm.inttoptr %v_830 : i64 to !llvm.ptr
                    "llvm.store"(%loop_727#1, %pointer_831) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_832 = arith.addi %v_713, %c_47 : index
                    %v_833 = arith.muli %v_832, %c_13 : index
                    %v_834 = arith.addi %v_3, %v_833 : index
                    %v_835 = arith.index_cast %v_834 : index to i64
                    %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                    "llvm.store"(%loop_727#2, %pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                    %v_837 = arith.addi %v_713, %c_48 : index
                    %v_838 = arith.muli %v_837, %c_13 : index
                    %v_839 = arith.addi %v_3, %v_838 : index
                    %v_840 = arith.index_cast %v_839 : index to i64
                    %pointer_841 = llvm.inttoptr %v_840 : i64 to !llvm.ptr
                    "llvm.store"(%loop_727#3, %pointer_841) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                  %address_842 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
                  %v_843 = arith.muli %i_579, %c_5 : index
                  %v_844 = arith.addi %v_62, %v_843 : index
                  %v_845 = arith.muli %v_844, %c_49 : index
                  %v_846 = arith.addi %address_842, %v_845 : index
                  %v_847 = arith.subi %i_565, %v_566 : index
                  %v_848 = arith.subi %c_9, %i_565 : index
                  %v_849 = arith.maxsi %v_848, %c_4 : index
                  %v_850 = arith.minsi %c_5, %v_849 : index
                  scf.for %i_851 = %c_4 to %v_850 step %c_3 {
                    %v_852 = arith.addi %v_847, %i_851 : index
                    %v_853 = arith.muli %v_852, %c_13 : index
                    %v_854 = arith.addi %v_3, %v_853 : index
                    %v_855 = arith.index_cast %v_854 : index to i64
                    %pointer_856 = llvm.inttoptr %v_855 : i64 to !llvm.ptr
                    %v_857 = "llvm.load"(%pointer_856) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_858 = arith.addi %v_847, %i_851 : index
                    %v_859 = arith.addi %v_858, %c_5 : index
                    %v_860 = arith.muli %v_859, %c_13 : index
                    %v_861 = arith.addi %v_3, %v_860 : index
                    %v_862 = arith.index_cast %v_861 : index to i64
                    %pointer_863 = llvm.inttoptr %v_862 : i64 to !llvm.ptr
                    %v_864 = "llvm.load"(%pointer_863) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_865 = arith.subf %c_29, %v_857 : vector<16xf32>
                    %is_866 = arith.cmpf ogt, %v_865, %c_50 : vector<16xf32>
                    %v_867 = arith.select %is_866, %c_50, %v_865 : vector<16xi1>, vector<16xf32>
                    %is_868 = arith.cmpf olt, %v_867, %c_51 : vector<16xf32>
                    %v_869 = arith.select %is_868, %c_51, %v_867 : vector<16xi1>, vector<16xf32>
                    %v_870 = arith.mulf %v_869, %c_52 : vector<16xf32>
                    %v_871 = math.roundeven %v_870 : vector<16xf32>
                    %acc_872 = math.fma %v_871, %c_53, %v_869 : vector<16xf32>
                    %acc_873 = math.fma %v_871, %c_54, %acc_872 : vector<16xf32>
                    %acc_874 = math.fma %c_55, %acc_873, %c_56 : vector<16xf32>
                    %acc_875 = math.fma %acc_874, %acc_873, %c_57 : vector<16xf32>
                    %acc_876 = math.fma %acc_875, %acc_873, %c_58 : vector<16xf32>
                    %acc_877 = math.fma %acc_876, %acc_873, %c_59 : vector<16xf32>
                    %acc_878 = math.fma %acc_877, %acc_873, %c_60 : vector<16xf32>
                    %acc_879 = math.fma %acc_878, %acc_873, %c_61 : vector<16xf32>
                    %acc_880 = math.fma %acc_879, %acc_873, %c_61 : vector<16xf32>
                    %v_881 = arith.fptosi %v_871 : vector<16xf32> to vector<16xi32>
                    %v_882 = arith.shrsi %v_881, %c_62 : vector<16xi32>
                    %v_883 = arith.subi %v_881, %v_882 : vector<16xi32>
                    %v_884 = arith.addi %v_882, %c_64 : vector<16xi32>
                    %v_885 = arith.shli %v_884, %c_63 : vector<16xi32>
                    %v_886 = arith.bitcast %v_885 : vector<16xi32> to vector<16xf32>
                    %v_887 = arith.mulf %acc_880, %v_886 : vector<16xf32>
                    %v_888 = arith.addi %v_883, %c_64 : vector<16xi32>
                    %v_889 = arith.shli %v_888, %c_63 : vector<16xi32>
                    %v_890 = arith.bitcast %v_889 : vector<16xi32> to vector<16xf32>
                    %v_891 = arith.mulf %v_887, %v_890 : vector<16xf32>
                    %v_892 = arith.addf %v_891, %c_61 : vector<16xf32>
                    %v_893 = arith.divf %c_61, %v_892 : vector<16xf32>
                    %v_894 = arith.mulf %v_857, %v_893 : vector<16xf32>
                    %v_895 = arith.mulf %v_894, %v_864 : vector<16xf32>
                    %v_896 = arith.addi %i_565, %i_851 : index
                    %v_897 = arith.divui %v_896, %c_3 : index
                    %v_898 = arith.muli %v_897, %c_13 : index
                    %v_899 = arith.addi %v_846, %v_898 : index
                    %v_900 = arith.index_cast %v_899 : index to i64
                    %pointer_901 = llvm.inttoptr %v_900 : i64 to !llvm.ptr
                    "llvm.store"(%v_895, %pointer_901) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  }
                }
                %v_902 = arith.subi %v_85, %v_578 : index
              }
              %v_903 = arith.muli %claimed_72, %c_10 : index
              %v_904 = arith.addi %address_7, %v_903 : index
              %v_905 = arith.index_cast %v_904 : index to i64
              %pointer_906 = llvm.inttoptr %v_905 : i64 to !llvm.ptr
              %v_907 = llvm.atomicrmw xchg %pointer_906, %c_12 release : !llvm.ptr, i32
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
                    %acc_93 = math.fma %v_92, %v_90, %carry_63 : vector<16xf32>
                    %v_94 = memref.load %expert_down[%v_16, %v_52, %i_61] : memref<8x40x24xf32>
                    %v_95 = vector.broadcast %v_94 : f32 to vector<16xf32>
                    %acc_96 = math.fma %v_95, %v_90, %carry_64 : vector<16xf32>
                    %v_97 = memref.load %expert_down[%v_16, %v_54, %i_61] : memref<8x40x24xf32>
                    %v_98 = vector.broadcast %v_97 : f32 to vector<16xf32>
                    %acc_99 = math.fma %v_98, %v_90, %carry_65 : vector<16xf32>
                    %v_100 = memref.load %expert_down[%v_16, %v_56, %i_61] : memref<8x40x24xf32>
                    %v_101 = vector.broadcast %v_100 : f32 to vector<16xf32>
                    %acc_102 = math.fma %v_101, %v_90, %carry_66 : vector<16xf32>
                    %v_103 = arith.addi %i_61, %c_5 : index
                    %v_104 = arith.muli %v_103, %c_0 : index
                    %v_105 = arith.addi %v_46, %v_104 : index
                    %v_106 = arith.index_cast %v_105 : index to i64
                    %pointer_107 = llvm.inttoptr %v_106 : i64 to !llvm.ptr
                    %v_108 = "llvm.load"(%pointer_107) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_109 = memref.load %expert_down[%v_16, %v_50, %v_103] : memref<8x40x24xf32>
                    %v_110 = vector.broadcast %v_109 : f32 to vector<16xf32>
                    %acc_111 = math.fma %v_110, %v_108, %acc_93 : vector<16xf32>
                    %v_112 = memref.load %expert_down[%v_16, %v_52, %v_103] : memref<8x40x24xf32>
                    %v_113 = vector.broadcast %v_112 : f32 to vector<16xf32>
                    %acc_114 = math.fma %v_113, %v_108, %acc_96 : vector<16xf32>
                    %v_115 = memref.load %expert_down[%v_16, %v_54, %v_103] : memref<8x40x24xf32>
                    %v_116 = vector.broadcast %v_115 : f32 to vector<16xf32>
                    %acc_117 = math.fma %v_116, %v_108, %acc_99 : vector<16xf32>
                    %v_118 = memref.load %expert_down[%v_16, %v_56, %v_103] : memref<8x40x24xf32>
                    %v_119 = vector.broadcast %v_118 : f32 to vector<16xf32>
                    %acc_120 = math.fma %v_119, %v_108, %acc_102 : vector<16xf32>
                    %v_121 = arith.addi %i_61, %c_8 : index
                    %v_122 = arith.muli %v_121, %c_0 : index
                    %v_123 = arith.addi %v_46, %v_122 : index
                    %v_124 = arith.index_cast %v_123 : index to i64
                    %pointer_125 = llvm.inttoptr %v_124 : i64 to !llvm.ptr
                    %v_126 = "llvm.load"(%pointer_125) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_127 = memref.load %expert_down[%v_16, %v_50, %v_121] : memref<8x40x24xf32>
                    %v_128 = vector.broadcast %v_127 : f32 to vector<16xf32>
                    %acc_129 = math.fma %v_128, %v_126, %acc_111 : vector<16xf32>
                    %v_130 = memref.load %expert_down[%v_16, %v_52, %v_121] : memref<8x40x24xf32>
                    %v_131 = vector.broadcast %v_130 : f32 to vector<16xf32>
                    %acc_132 = math.fma %v_131, %v_126, %acc_114 : vector<16xf32>
                    %v_133 = memref.load %expert_down[%v_16, %v_54, %v_121] : memref<8x40x24xf32>
                    %v_134 = vector.broadcast %v_133 : f32 to vector<16xf32>
                    %acc_135 = math.fma %v_134, %v_126, %acc_117 : vector<16xf32>
                    %v_136 = memref.load %expert_down[%v_16, %v_56, %v_121] : memref<8x40x24xf32>
                    %v_137 = vector.broadcast %v_136 : f32 to vector<16xf32>
                    %acc_138 = math.fma %v_137, %v_126, %acc_120 : vector<16xf32>
                    %v_139 = arith.addi %i_61, %c_16 : index
                    %v_140 = arith.muli %v_139, %c_0 : index
                    %v_141 = arith.addi %v_46, %v_140 : index
                    %v_142 = arith.index_cast %v_141 : index to i64
                    %pointer_143 = llvm.inttoptr %v_142 : i64 to !llvm.ptr
                    %v_144 = "llvm.load"(%pointer_143) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_145 = memref.load %expert_down[%v_16, %v_50, %v_139] : memref<8x40x24xf32>
                    %v_146 = vector.broadcast %v_145 : f32 to vector<16xf32>
                    %acc_147 = math.fma %v_146, %v_144, %acc_129 : vector<16xf32>
                    %v_148 = memref.load %expert_down[%v_16, %v_52, %v_139] : memref<8x40x24xf32>
                    %v_149 = vector.broadcast %v_148 : f32 to vector<16xf32>
                    %acc_150 = math.fma %v_149, %v_144, %acc_132 : vector<16xf32>
                    %v_151 = memref.load %expert_down[%v_16, %v_54, %v_139] : memref<8x40x24xf32>
                    %v_152 = vector.broadcast %v_151 : f32 to vector<16xf32>
                    %acc_153 = math.fma %v_152, %v_144, %acc_135 : vector<16xf32>
                    %v_154 = memref.load %expert_down[%v_16, %v_56, %v_139] : memref<8x40x24xf32>
                    %v_155 = vector.broadcast %v_154 : f32 to vector<16xf32>
                    %acc_156 = math.fma %v_155, %v_144, %acc_138 : vector<16xf32>
                    scf.yield %acc_147, %acc_150, %acc_153, %acc_156 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_157 = arith.muli %v_49, %c_0 : index
                  %v_158 = arith.addi %v_6, %v_157 : index
                  %v_159 = arith.index_cast %v_158 : index to i64
                  %pointer_160 = llvm.inttoptr %v_159 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#0, %pointer_160) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_161 = arith.addi %v_49, %c_5 : index
                  %v_162 = arith.muli %v_161, %c_0 : index
                  %v_163 = arith.addi %v_6, %v_162 : index
                  %v_164 = arith.index_cast %v_163 : index to i64
                  %pointer_165 = llvm.inttoptr %v_164 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#1, %pointer_165) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_166 = arith.addi %v_49, %c_8 : index
                  %v_167 = arith.muli %v_166, %c_0 : index
                  %v_168 = arith.addi %v_6, %v_167 : index
                  %v_169 = arith.index_cast %v_168 : index to i64
                  %pointer_170 = llvm.inttoptr %v_169 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#2, %pointer_170) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_171 = arith.addi %v_49, %c_16 : index
                  %v_172 = arith.muli %v_171, %c_0 : index
                  %v_173 = arith.addi %v_6, %v_172 : index
                  %v_174 = arith.index_cast %v_173 : index to i64
                  %pointer_175 = llvm.inttoptr %v_174 : i64 to !llvm.ptr
                  "llvm.store"(%loop_62#3, %pointer_175) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_176 = %c_4 to %c_14 step %c_5 {
                  %v_177 = arith.muli %i_176, %c_14 : index
                  %v_178 = arith.minsi %v_177, %c_15 : index
                  %v_179 = arith.addi %v_32, %v_178 : index
                  %v_180 = arith.addi %v_32, %v_178 : index
                  %v_181 = arith.addi %v_180, %c_5 : index
                  %v_182 = arith.addi %v_32, %v_178 : index
                  %v_183 = arith.addi %v_182, %c_8 : index
                  %v_184 = arith.addi %v_32, %v_178 : index
                  %v_185 = arith.addi %v_184, %c_16 : index
                  %v_186 = arith.muli %v_27, %c_17 : index
                  %v_187 = arith.muli %i_44, %c_8 : index
                  %v_188 = arith.addi %v_187, %c_5 : index
                  %v_189 = arith.muli %v_188, %c_14 : index
                  %v_190 = arith.addi %v_189, %i_176 : index
                  %loop_192:4 = scf.for %i_191 = %c_4 to %c_12 step %c_14 iter_args(%carry_193 = %c_7, %carry_194 = %c_7, %carry_195 = %c_7, %carry_196 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_197 = arith.divui %i_191, %c_14 : index
                    %v_198 = arith.muli %v_186, %c_18 : index
                    %v_199 = arith.addi %v_198, %c_19 : index
                    %v_200 = arith.muli %v_186, %c_18 : index
                    %v_201 = arith.divui %v_199, %v_200 : index
                    %v_202 = arith.muli %v_190, %c_18 : index
                    %v_203 = arith.addi %v_202, %v_197 : index
                    %v_204 = arith.muli %v_203, %v_201 : index
                    scf.for %i_205 = %c_4 to %v_201 step %c_5 {
                      %v_206 = arith.addi %v_204, %i_205 : index
                      %v_207 = arith.minsi %v_206, %c_19 : index
                      %v_208 = arith.muli %v_207, %c_0 : index
                      %v_209 = arith.addi %v_37, %v_208 : index
                      %v_210 = arith.index_cast %v_209 : index to i64
                      %pointer_211 = llvm.inttoptr %v_210 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_211) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_212 = arith.muli %v_207, %c_0 : index
                      %v_213 = arith.addi %v_42, %v_212 : index
                      %v_214 = arith.index_cast %v_213 : index to i64
                      %pointer_215 = llvm.inttoptr %v_214 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_215) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_216 = arith.muli %i_191, %c_0 : index
                    %v_217 = arith.addi %v_46, %v_216 : index
                    %v_218 = arith.index_cast %v_217 : index to i64
                    %pointer_219 = llvm.inttoptr %v_218 : i64 to !llvm.ptr
                    %v_220 = "llvm.load"(%pointer_219) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_221 = memref.load %expert_down[%v_16, %v_179, %i_191] : memref<8x40x24xf32>
                    %v_222 = vector.broadcast %v_221 : f32 to vector<16xf32>
                    %acc_223 = math.fma %v_222, %v_220, %carry_193 : vector<16xf32>
                    %v_224 = memref.load %expert_down[%v_16, %v_181, %i_191] : memref<8x40x24xf32>
                    %v_225 = vector.broadcast %v_224 : f32 to vector<16xf32>
                    %acc_226 = math.fma %v_225, %v_220, %carry_194 : vector<16xf32>
                    %v_227 = memref.load %expert_down[%v_16, %v_183, %i_191] : memref<8x40x24xf32>
                    %v_228 = vector.broadcast %v_227 : f32 to vector<16xf32>
                    %acc_229 = math.fma %v_228, %v_220, %carry_195 : vector<16xf32>
                    %v_230 = memref.load %expert_down[%v_16, %v_185, %i_191] : memref<8x40x24xf32>
                    %v_231 = vector.broadcast %v_230 : f32 to vector<16xf32>
                    %acc_232 = math.fma %v_231, %v_220, %carry_196 : vector<16xf32>
                    %v_233 = arith.addi %i_191, %c_5 : index
                    %v_234 = arith.muli %v_233, %c_0 : index
                    %v_235 = arith.addi %v_46, %v_234 : index
                    %v_236 = arith.index_cast %v_235 : index to i64
                    %pointer_237 = llvm.inttoptr %v_236 : i64 to !llvm.ptr
                    %v_238 = "llvm.load"(%pointer_237) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_239 = memref.load %expert_down[%v_16, %v_179, %v_233] : memref<8x40x24xf32>
                    %v_240 = vector.broadcast %v_239 : f32 to vector<16xf32>
                    %acc_241 = math.fma %v_240, %v_238, %acc_223 : vector<16xf32>
                    %v_242 = memref.load %expert_down[%v_16, %v_181, %v_233] : memref<8x40x24xf32>
                    %v_243 = vector.broadcast %v_242 : f32 to vector<16xf32>
                    %acc_244 = math.fma %v_243, %v_238, %acc_226 : vector<16xf32>
                    %v_245 = memref.load %expert_down[%v_16, %v_183, %v_233] : memref<8x40x24xf32>
                    %v_246 = vector.broadcast %v_245 : f32 to vector<16xf32>
                    %acc_247 = math.fma %v_246, %v_238, %acc_229 : vector<16xf32>
                    %v_248 = memref.load %expert_down[%v_16, %v_185, %v_233] : memref<8x40x24xf32>
                    %v_249 = vector.broadcast %v_248 : f32 to vector<16xf32>
                    %acc_250 = math.fma %v_249, %v_238, %acc_232 : vector<16xf32>
                    %v_251 = arith.addi %i_191, %c_8 : index
                    %v_252 = arith.muli %v_251, %c_0 : index
                    %v_253 = arith.addi %v_46, %v_252 : index
                    %v_254 = arith.index_cast %v_253 : index to i64
                    %pointer_255 = llvm.inttoptr %v_254 : i64 to !llvm.ptr
                    %v_256 = "llvm.load"(%pointer_255) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_257 = memref.load %expert_down[%v_16, %v_179, %v_251] : memref<8x40x24xf32>
                    %v_258 = vector.broadcast %v_257 : f32 to vector<16xf32>
                    %acc_259 = math.fma %v_258, %v_256, %acc_241 : vector<16xf32>
                    %v_260 = memref.load %expert_down[%v_16, %v_181, %v_251] : memref<8x40x24xf32>
                    %v_261 = vector.broadcast %v_260 : f32 to vector<16xf32>
                    %acc_262 = math.fma %v_261, %v_256, %acc_244 : vector<16xf32>
                    %v_263 = memref.load %expert_down[%v_16, %v_183, %v_251] : memref<8x40x24xf32>
                    %v_264 = vector.broadcast %v_263 : f32 to vector<16xf32>
                    %acc_265 = math.fma %v_264, %v_256, %acc_247 : vector<16xf32>
                    %v_266 = memref.load %expert_down[%v_16, %v_185, %v_251] : memref<8x40x24xf32>
                    %v_267 = vector.broadcast %v_266 : f32 to vector<16xf32>
                    %acc_268 = math.fma %v_267, %v_256, %acc_250 : vector<16xf32>
                    %v_269 = arith.addi %i_191, %c_16 : index
                    %v_270 = arith.muli %v_269, %c_0 : index
                    %v_271 = arith.addi %v_46, %v_270 : index
                    %v_272 = arith.index_cast %v_271 : index to i64
                    %pointer_273 = llvm.inttoptr %v_272 : i64 to !llvm.ptr
                    %v_274 = "llvm.load"(%pointer_273) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_275 = memref.load %expert_down[%v_16, %v_179, %v_269] : memref<8x40x24xf32>
                    %v_276 = vector.broadcast %v_275 : f32 to vector<16xf32>
                    %acc_277 = math.fma %v_276, %v_274, %acc_259 : vector<16xf32>
                    %v_278 = memref.load %expert_down[%v_16, %v_181, %v_269] : memref<8x40x24xf32>
                    %v_279 = vector.broadcast %v_278 : f32 to vector<16xf32>
                    %acc_280 = math.fma %v_279, %v_274, %acc_262 : vector<16xf32>
                    %v_281 = memref.load %expert_down[%v_16, %v_183, %v_269] : memref<8x40x24xf32>
                    %v_282 = vector.broadcast %v_281 : f32 to vector<16xf32>
                    %acc_283 = math.fma %v_282, %v_274, %acc_265 : vector<16xf32>
                    %v_284 = memref.load %expert_down[%v_16, %v_185, %v_269] : memref<8x40x24xf32>
                    %v_285 = vector.broadcast %v_284 : f32 to vector<16xf32>
                    %acc_286 = math.fma %v_285, %v_274, %acc_268 : vector<16xf32>
                    scf.yield %acc_277, %acc_280, %acc_283, %acc_286 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_287 = arith.addi %v_178, %c_6 : index
                  %v_288 = arith.muli %v_287, %c_0 : index
                  %v_289 = arith.addi %v_6, %v_288 : index
                  %v_290 = arith.index_cast %v_289 : index to i64
                  %pointer_291 = llvm.inttoptr %v_290 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#0, %pointer_291) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_292 = arith.addi %v_178, %c_20 : index
                  %v_293 = arith.muli %v_292, %c_0 : index
                  %v_294 = arith.addi %v_6, %v_293 : index
                  %v_295 = arith.index_cast %v_294 : index to i64
                  %pointer_296 = llvm.inttoptr %v_295 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#1, %pointer_296) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_297 = arith.addi %v_178, %c_21 : index
                  %v_298 = arith.muli %v_297, %c_0 : index
                  %v_299 = arith.addi %v_6, %v_298 : index
                  %v_300 = arith.index_cast %v_299 : index to i64
                  %pointer_301 = llvm.inttoptr %v_300 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#2, %pointer_301) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_302 = arith.addi %v_178, %c_22 : index
                  %v_303 = arith.muli %v_302, %c_0 : index
                  %v_304 = arith.addi %v_6, %v_303 : index
                  %v_305 = arith.index_cast %v_304 : index to i64
                  %pointer_306 = llvm.inttoptr %v_305 : i64 to !llvm.ptr
                  "llvm.store"(%loop_192#3, %pointer_306) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_307 = arith.cmpi slt, %i_29, %v_3 : index
                scf.if %is_307 {
                  %v_308 = arith.index_cast %v_6 : index to i64
                  %pointer_309 = llvm.inttoptr %v_308 : i64 to !llvm.ptr
                  %v_310 = "llvm.load"(%pointer_309) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_311 = arith.addi %v_6, %c_0 : index
                  %v_312 = arith.index_cast %v_311 : index to i64
                  %pointer_313 = llvm.inttoptr %v_312 : i64 to !llvm.ptr
                  %v_314 = "llvm.load"(%pointer_313) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_315 = arith.addi %v_6, %c_23 : index
                  %v_316 = arith.index_cast %v_315 : index to i64
                  %pointer_317 = llvm.inttoptr %v_316 : i64 to !llvm.ptr
                  %v_318 = "llvm.load"(%pointer_317) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_319 = arith.addi %v_6, %c_24 : index
                  %v_320 = arith.index_cast %v_319 : index to i64
                  %pointer_321 = llvm.inttoptr %v_320 : i64 to !llvm.ptr
                  %v_322 = "llvm.load"(%pointer_321) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_323 = arith.addi %v_6, %c_25 : index
                  %v_324 = arith.index_cast %v_323 : index to i64
                  %pointer_325 = llvm.inttoptr %v_324 : i64 to !llvm.ptr
                  %v_326 = "llvm.load"(%pointer_325) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_327 = arith.addi %v_6, %c_26 : index
                  %v_328 = arith.index_cast %v_327 : index to i64
                  %pointer_329 = llvm.inttoptr %v_328 : i64 to !llvm.ptr
                  %v_330 = "llvm.load"(%pointer_329) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_331 = arith.addi %v_6, %c_27 : index
                  %v_332 = arith.index_cast %v_331 : index to i64
                  %pointer_333 = llvm.inttoptr %v_332 : i64 to !llvm.ptr
                  %v_334 = "llvm.load"(%pointer_333) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_335 = arith.addi %v_6, %c_28 : index
                  %v_336 = arith.index_cast %v_335 : index to i64
                  %pointer_337 = llvm.inttoptr %v_336 : i64 to !llvm.ptr
                  %v_338 = "llvm.load"(%pointer_337) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_339 = arith.addi %v_6, %c_29 : index
                  %v_340 = arith.index_cast %v_339 : index to i64
                  %pointer_341 = llvm.inttoptr %v_340 : i64 to !llvm.ptr
                  %v_342 = "llvm.load"(%pointer_341) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_343 = arith.addi %v_6, %c_30 : index
                  %v_344 = arith.index_cast %v_343 : index to i64
                  %pointer_345 = llvm.inttoptr %v_344 : i64 to !llvm.ptr
                  %v_346 = "llvm.load"(%pointer_345) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_347 = arith.addi %v_6, %c_31 : index
                  %v_348 = arith.index_cast %v_347 : index to i64
                  %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
                  %v_350 = "llvm.load"(%pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_351 = arith.addi %v_6, %c_32 : index
                  %v_352 = arith.index_cast %v_351 : index to i64
                  %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
                  %v_354 = "llvm.load"(%pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_355 = arith.addi %v_6, %c_33 : index
                  %v_356 = arith.index_cast %v_355 : index to i64
                  %pointer_357 = llvm.inttoptr %v_356 : i64 to !llvm.ptr
                  %v_358 = "llvm.load"(%pointer_357) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_359 = arith.addi %v_6, %c_34 : index
                  %v_360 = arith.index_cast %v_359 : index to i64
                  %pointer_361 = llvm.inttoptr %v_360 : i64 to !llvm.ptr
                  %v_362 = "llvm.load"(%pointer_361) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_363 = arith.addi %v_6, %c_35 : index
                  %v_364 = arith.index_cast %v_363 : index to i64
                  %pointer_365 = llvm.inttoptr %v_364 : i64 to !llvm.ptr
                  %v_366 = "llvm.load"(%pointer_365) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_367 = arith.addi %v_6, %c_36 : index
                  %v_368 = arith.index_cast %v_367 : index to i64
                  %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                  %v_370 = "llvm.load"(%pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_371 = arith.subi %i_29, %v_31 : index
                  %v_372 = arith.index_cast %v_371 : index to i32
                  %v_373 = vector.broadcast %v_372 : i32 to vector<16xi32>
                  %is_374 = arith.cmpi sge, %c_37, %v_373 : vector<16xi32>
                  %v_375 = vector.shuffle %v_310, %v_314 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_376 = vector.shuffle %v_310, %v_314 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_377 = vector.shuffle %v_318, %v_322 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_378 = vector.shuffle %v_318, %v_322 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_379 = vector.shuffle %v_326, %v_330 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_380 = vector.shuffle %v_326, %v_330 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_381 = vector.shuffle %v_334, %v_338 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_382 = vector.shuffle %v_334, %v_338 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_383 = vector.shuffle %v_342, %v_346 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_384 = vector.shuffle %v_342, %v_346 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_385 = vector.shuffle %v_350, %v_354 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_386 = vector.shuffle %v_350, %v_354 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_387 = vector.shuffle %v_358, %v_362 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_388 = vector.shuffle %v_358, %v_362 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_389 = vector.shuffle %v_366, %v_370 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_390 = vector.shuffle %v_366, %v_370 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_391 = vector.shuffle %v_375, %v_377 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_392 = vector.shuffle %v_375, %v_377 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_393 = vector.shuffle %v_376, %v_378 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_394 = vector.shuffle %v_376, %v_378 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_395 = vector.shuffle %v_379, %v_381 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_396 = vector.shuffle %v_379, %v_381 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_397 = vector.shuffle %v_380, %v_382 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_398 = vector.shuffle %v_380, %v_382 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_399 = vector.shuffle %v_383, %v_385 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_400 = vector.shuffle %v_383, %v_385 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_401 = vector.shuffle %v_384, %v_386 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_402 = vector.shuffle %v_384, %v_386 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_403 = vector.shuffle %v_387, %v_389 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_404 = vector.shuffle %v_387, %v_389 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_405 = vector.shuffle %v_388, %v_390 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_406 = vector.shuffle %v_388, %v_390 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_407 = vector.shuffle %v_391, %v_395 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_408 = vector.shuffle %v_391, %v_395 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_409 = vector.shuffle %v_393, %v_397 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_410 = vector.shuffle %v_393, %v_397 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_411 = vector.shuffle %v_392, %v_396 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_412 = vector.shuffle %v_392, %v_396 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_413 = vector.shuffle %v_394, %v_398 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_414 = vector.shuffle %v_394, %v_398 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_415 = vector.shuffle %v_399, %v_403 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_416 = vector.shuffle %v_399, %v_403 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_417 = vector.shuffle %v_401, %v_405 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_418 = vector.shuffle %v_401, %v_405 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_419 = vector.shuffle %v_400, %v_404 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_420 = vector.shuffle %v_400, %v_404 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_421 = vector.shuffle %v_402, %v_406 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_422 = vector.shuffle %v_402, %v_406 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_423 = vector.shuffle %v_407, %v_415 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_424 = vector.shuffle %v_407, %v_415 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_425 = vector.shuffle %v_409, %v_417 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_426 = vector.shuffle %v_409, %v_417 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_427 = vector.shuffle %v_411, %v_419 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_428 = vector.shuffle %v_411, %v_419 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_429 = vector.shuffle %v_413, %v_421 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_430 = vector.shuffle %v_413, %v_421 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_431 = vector.shuffle %v_408, %v_416 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_432 = vector.shuffle %v_408, %v_416 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_433 = vector.shuffle %v_410, %v_418 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_434 = vector.shuffle %v_410, %v_418 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_435 = vector.shuffle %v_412, %v_420 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_436 = vector.shuffle %v_412, %v_420 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_437 = vector.shuffle %v_414, %v_422 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_438 = vector.shuffle %v_414, %v_422 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_439 = arith.muli %i_44, %c_6 : index
                  %v_440 = arith.addi %v_18, %v_439 : index
                  %v_441 = memref.load %order[%v_440] : memref<?xi32>
                  %is_442 = arith.cmpi sge, %v_441, %c_38 : i32
                  scf.if %is_442 {
                    %v_443 = arith.index_cast %v_441 : i32 to index
                    %v_444 = arith.divui %v_443, %c_16 : index
                    %v_445 = vector.maskedload %y[%v_444, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_446 = memref.load %weights[%v_443] : memref<?xf32>
                    %v_447 = vector.broadcast %v_446 : f32 to vector<16xf32>
                    %v_448 = arith.mulf %v_423, %v_447 : vector<16xf32>
                    %v_449 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_448) : (vector<16xf32>) -> vector<16xf32>
                    %v_450 = arith.addf %v_445, %v_449 : vector<16xf32>
                    vector.maskedstore %y[%v_444, %v_31], %is_374, %v_450 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_451 = arith.muli %i_44, %c_6 : index
                  %v_452 = arith.addi %v_18, %v_451 : index
                  %v_453 = arith.addi %v_452, %c_5 : index
                  %v_454 = memref.load %order[%v_453] : memref<?xi32>
                  %is_455 = arith.cmpi sge, %v_454, %c_38 : i32
                  scf.if %is_455 {
                    %v_456 = arith.index_cast %v_454 : i32 to index
                    %v_457 = arith.divui %v_456, %c_16 : index
                    %v_458 = vector.maskedload %y[%v_457, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_459 = memref.load %weights[%v_456] : memref<?xf32>
                    %v_460 = vector.broadcast %v_459 : f32 to vector<16xf32>
                    %v_461 = arith.mulf %v_425, %v_460 : vector<16xf32>
                    %v_462 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_461) : (vector<16xf32>) -> vector<16xf32>
                    %v_463 = arith.addf %v_458, %v_462 : vector<16xf32>
                    vector.maskedstore %y[%v_457, %v_31], %is_374, %v_463 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_464 = arith.muli %i_44, %c_6 : index
                  %v_465 = arith.addi %v_18, %v_464 : index
                  %v_466 = arith.addi %v_465, %c_8 : index
                  %v_467 = memref.load %order[%v_466] : memref<?xi32>
                  %is_468 = arith.cmpi sge, %v_467, %c_38 : i32
                  scf.if %is_468 {
                    %v_469 = arith.index_cast %v_467 : i32 to index
                    %v_470 = arith.divui %v_469, %c_16 : index
                    %v_471 = vector.maskedload %y[%v_470, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_472 = memref.load %weights[%v_469] : memref<?xf32>
                    %v_473 = vector.broadcast %v_472 : f32 to vector<16xf32>
                    %v_474 = arith.mulf %v_427, %v_473 : vector<16xf32>
                    %v_475 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_474) : (vector<16xf32>) -> vector<16xf32>
                    %v_476 = arith.addf %v_471, %v_475 : vector<16xf32>
                    vector.maskedstore %y[%v_470, %v_31], %is_374, %v_476 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_477 = arith.muli %i_44, %c_6 : index
                  %v_478 = arith.addi %v_18, %v_477 : index
                  %v_479 = arith.addi %v_478, %c_16 : index
                  %v_480 = memref.load %order[%v_479] : memref<?xi32>
                  %is_481 = arith.cmpi sge, %v_480, %c_38 : i32
                  scf.if %is_481 {
                    %v_482 = arith.index_cast %v_480 : i32 to index
                    %v_483 = arith.divui %v_482, %c_16 : index
                    %v_484 = vector.maskedload %y[%v_483, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_485 = memref.load %weights[%v_482] : memref<?xf32>
                    %v_486 = vector.broadcast %v_485 : f32 to vector<16xf32>
                    %v_487 = arith.mulf %v_429, %v_486 : vector<16xf32>
                    %v_488 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_487) : (vector<16xf32>) -> vector<16xf32>
                    %v_489 = arith.addf %v_484, %v_488 : vector<16xf32>
                    vector.maskedstore %y[%v_483, %v_31], %is_374, %v_489 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_490 = arith.muli %i_44, %c_6 : index
                  %v_491 = arith.addi %v_18, %v_490 : index
                  %v_492 = arith.addi %v_491, %c_14 : index
                  %v_493 = memref.load %order[%v_492] : memref<?xi32>
                  %is_494 = arith.cmpi sge, %v_493, %c_38 : i32
                  scf.if %is_494 {
                    %v_495 = arith.index_cast %v_493 : i32 to index
                    %v_496 = arith.divui %v_495, %c_16 : index
                    %v_497 = vector.maskedload %y[%v_496, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_498 = memref.load %weights[%v_495] : memref<?xf32>
                    %v_499 = vector.broadcast %v_498 : f32 to vector<16xf32>
                    %v_500 = arith.mulf %v_431, %v_499 : vector<16xf32>
                    %v_501 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_500) : (vector<16xf32>) -> vector<16xf32>
                    %v_502 = arith.addf %v_497, %v_501 : vector<16xf32>
                    vector.maskedstore %y[%v_496, %v_31], %is_374, %v_502 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_503 = arith.muli %i_44, %c_6 : index
                  %v_504 = arith.addi %v_18, %v_503 : index
                  %v_505 = arith.addi %v_504, %c_39 : index
                  %v_506 = memref.load %order[%v_505] : memref<?xi32>
                  %is_507 = arith.cmpi sge, %v_506, %c_38 : i32
                  scf.if %is_507 {
                    %v_508 = arith.index_cast %v_506 : i32 to index
                    %v_509 = arith.divui %v_508, %c_16 : index
                    %v_510 = vector.maskedload %y[%v_509, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_511 = memref.load %weights[%v_508] : memref<?xf32>
                    %v_512 = vector.broadcast %v_511 : f32 to vector<16xf32>
                    %v_513 = arith.mulf %v_433, %v_512 : vector<16xf32>
                    %v_514 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_513) : (vector<16xf32>) -> vector<16xf32>
                    %v_515 = arith.addf %v_510, %v_514 : vector<16xf32>
                    vector.maskedstore %y[%v_509, %v_31], %is_374, %v_515 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_516 = arith.muli %i_44, %c_6 : index
                  %v_517 = arith.addi %v_18, %v_516 : index
                  %v_518 = arith.addi %v_517, %c_18 : index
                  %v_519 = memref.load %order[%v_518] : memref<?xi32>
                  %is_520 = arith.cmpi sge, %v_519, %c_38 : i32
                  scf.if %is_520 {
                    %v_521 = arith.index_cast %v_519 : i32 to index
                    %v_522 = arith.divui %v_521, %c_16 : index
                    %v_523 = vector.maskedload %y[%v_522, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_524 = memref.load %weights[%v_521] : memref<?xf32>
                    %v_525 = vector.broadcast %v_524 : f32 to vector<16xf32>
                    %v_526 = arith.mulf %v_435, %v_525 : vector<16xf32>
                    %v_527 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_526) : (vector<16xf32>) -> vector<16xf32>
                    %v_528 = arith.addf %v_523, %v_527 : vector<16xf32>
                    vector.maskedstore %y[%v_522, %v_31], %is_374, %v_528 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_529 = arith.muli %i_44, %c_6 : index
                  %v_530 = arith.addi %v_18, %v_529 : index
                  %v_531 = arith.addi %v_530, %c_40 : index
                  %v_532 = memref.load %order[%v_531] : memref<?xi32>
                  %is_533 = arith.cmpi sge, %v_532, %c_38 : i32
                  scf.if %is_533 {
                    %v_534 = arith.index_cast %v_532 : i32 to index
                    %v_535 = arith.divui %v_534, %c_16 : index
                    %v_536 = vector.maskedload %y[%v_535, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_537 = memref.load %weights[%v_534] : memref<?xf32>
                    %v_538 = vector.broadcast %v_537 : f32 to vector<16xf32>
                    %v_539 = arith.mulf %v_437, %v_538 : vector<16xf32>
                    %v_540 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_539) : (vector<16xf32>) -> vector<16xf32>
                    %v_541 = arith.addf %v_536, %v_540 : vector<16xf32>
                    vector.maskedstore %y[%v_535, %v_31], %is_374, %v_541 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_542 = arith.muli %i_44, %c_6 : index
                  %v_543 = arith.addi %v_18, %v_542 : index
                  %v_544 = arith.addi %v_543, %c_17 : index
                  %v_545 = memref.load %order[%v_544] : memref<?xi32>
                  %is_546 = arith.cmpi sge, %v_545, %c_38 : i32
                  scf.if %is_546 {
                    %v_547 = arith.index_cast %v_545 : i32 to index
                    %v_548 = arith.divui %v_547, %c_16 : index
                    %v_549 = vector.maskedload %y[%v_548, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_550 = memref.load %weights[%v_547] : memref<?xf32>
                    %v_551 = vector.broadcast %v_550 : f32 to vector<16xf32>
                    %v_552 = arith.mulf %v_424, %v_551 : vector<16xf32>
                    %v_553 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_552) : (vector<16xf32>) -> vector<16xf32>
                    %v_554 = arith.addf %v_549, %v_553 : vector<16xf32>
                    vector.maskedstore %y[%v_548, %v_31], %is_374, %v_554 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_555 = arith.muli %i_44, %c_6 : index
                  %v_556 = arith.addi %v_18, %v_555 : index
                  %v_557 = arith.addi %v_556, %c_41 : index
                  %v_558 = memref.load %order[%v_557] : memref<?xi32>
                  %is_559 = arith.cmpi sge, %v_558, %c_38 : i32
                  scf.if %is_559 {
                    %v_560 = arith.index_cast %v_558 : i32 to index
                    %v_561 = arith.divui %v_560, %c_16 : index
                    %v_562 = vector.maskedload %y[%v_561, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_563 = memref.load %weights[%v_560] : memref<?xf32>
                    %v_564 = vector.broadcast %v_563 : f32 to vector<16xf32>
                    %v_565 = arith.mulf %v_426, %v_564 : vector<16xf32>
                    %v_566 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_565) : (vector<16xf32>) -> vector<16xf32>
                    %v_567 = arith.addf %v_562, %v_566 : vector<16xf32>
                    vector.maskedstore %y[%v_561, %v_31], %is_374, %v_567 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_568 = arith.muli %i_44, %c_6 : index
                  %v_569 = arith.addi %v_18, %v_568 : index
                  %v_570 = arith.addi %v_569, %c_42 : index
                  %v_571 = memref.load %order[%v_570] : memref<?xi32>
                  %is_572 = arith.cmpi sge, %v_571, %c_38 : i32
                  scf.if %is_572 {
                    %v_573 = arith.index_cast %v_571 : i32 to index
                    %v_574 = arith.divui %v_573, %c_16 : index
                    %v_575 = vector.maskedload %y[%v_574, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_576 = memref.load %weights[%v_573] : memref<?xf32>
                    %v_577 = vector.broadcast %v_576 : f32 to vector<16xf32>
                    %v_578 = arith.mulf %v_428, %v_577 : vector<16xf32>
                    %v_579 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_578) : (vector<16xf32>) -> vector<16xf32>
                    %v_580 = arith.addf %v_575, %v_579 : vector<16xf32>
                    vector.maskedstore %y[%v_574, %v_31], %is_374, %v_580 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_581 = arith.muli %i_44, %c_6 : index
                  %v_582 = arith.addi %v_18, %v_581 : index
                  %v_583 = arith.addi %v_582, %c_43 : index
                  %v_584 = memref.load %order[%v_583] : memref<?xi32>
                  %is_585 = arith.cmpi sge, %v_584, %c_38 : i32
                  scf.if %is_585 {
                    %v_586 = arith.index_cast %v_584 : i32 to index
                    %v_587 = arith.divui %v_586, %c_16 : index
                    %v_588 = vector.maskedload %y[%v_587, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_589 = memref.load %weights[%v_586] : memref<?xf32>
                    %v_590 = vector.broadcast %v_589 : f32 to vector<16xf32>
                    %v_591 = arith.mulf %v_430, %v_590 : vector<16xf32>
                    %v_592 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_591) : (vector<16xf32>) -> vector<16xf32>
                    %v_593 = arith.addf %v_588, %v_592 : vector<16xf32>
                    vector.maskedstore %y[%v_587, %v_31], %is_374, %v_593 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_594 = arith.muli %i_44, %c_6 : index
                  %v_595 = arith.addi %v_18, %v_594 : index
                  %v_596 = arith.addi %v_595, %c_15 : index
                  %v_597 = memref.load %order[%v_596] : memref<?xi32>
                  %is_598 = arith.cmpi sge, %v_597, %c_38 : i32
                  scf.if %is_598 {
                    %v_599 = arith.index_cast %v_597 : i32 to index
                    %v_600 = arith.divui %v_599, %c_16 : index
                    %v_601 = vector.maskedload %y[%v_600, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_602 = memref.load %weights[%v_599] : memref<?xf32>
                    %v_603 = vector.broadcast %v_602 : f32 to vector<16xf32>
                    %v_604 = arith.mulf %v_432, %v_603 : vector<16xf32>
                    %v_605 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_604) : (vector<16xf32>) -> vector<16xf32>
                    %v_606 = arith.addf %v_601, %v_605 : vector<16xf32>
                    vector.maskedstore %y[%v_600, %v_31], %is_374, %v_606 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_607 = arith.muli %i_44, %c_6 : index
                  %v_608 = arith.addi %v_18, %v_607 : index
                  %v_609 = arith.addi %v_608, %c_44 : index
                  %v_610 = memref.load %order[%v_609] : memref<?xi32>
                  %is_611 = arith.cmpi sge, %v_610, %c_38 : i32
                  scf.if %is_611 {
                    %v_612 = arith.index_cast %v_610 : i32 to index
                    %v_613 = arith.divui %v_612, %c_16 : index
                    %v_614 = vector.maskedload %y[%v_613, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_615 = memref.load %weights[%v_612] : memref<?xf32>
                    %v_616 = vector.broadcast %v_615 : f32 to vector<16xf32>
                    %v_617 = arith.mulf %v_434, %v_616 : vector<16xf32>
                    %v_618 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_617) : (vector<16xf32>) -> vector<16xf32>
                    %v_619 = arith.addf %v_614, %v_618 : vector<16xf32>
                    vector.maskedstore %y[%v_613, %v_31], %is_374, %v_619 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_620 = arith.muli %i_44, %c_6 : index
                  %v_621 = arith.addi %v_18, %v_620 : index
                  %v_622 = arith.addi %v_621, %c_45 : index
                  %v_623 = memref.load %order[%v_622] : memref<?xi32>
                  %is_624 = arith.cmpi sge, %v_623, %c_38 : i32
                  scf.if %is_624 {
                    %v_625 = arith.index_cast %v_623 : i32 to index
                    %v_626 = arith.divui %v_625, %c_16 : index
                    %v_627 = vector.maskedload %y[%v_626, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_628 = memref.load %weights[%v_625] : memref<?xf32>
                    %v_629 = vector.broadcast %v_628 : f32 to vector<16xf32>
                    %v_630 = arith.mulf %v_436, %v_629 : vector<16xf32>
                    %v_631 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_630) : (vector<16xf32>) -> vector<16xf32>
                    %v_632 = arith.addf %v_627, %v_631 : vector<16xf32>
                    vector.maskedstore %y[%v_626, %v_31], %is_374, %v_632 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_633 = arith.muli %i_44, %c_6 : index
                  %v_634 = arith.addi %v_18, %v_633 : index
                  %v_635 = arith.addi %v_634, %c_9 : index
                  %v_636 = memref.load %order[%v_635] : memref<?xi32>
                  %is_637 = arith.cmpi sge, %v_636, %c_38 : i32
                  scf.if %is_637 {
                    %v_638 = arith.index_cast %v_636 : i32 to index
                    %v_639 = arith.divui %v_638, %c_16 : index
                    %v_640 = vector.maskedload %y[%v_639, %v_31], %is_374, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_641 = memref.load %weights[%v_638] : memref<?xf32>
                    %v_642 = vector.broadcast %v_641 : f32 to vector<16xf32>
                    %v_643 = arith.mulf %v_438, %v_642 : vector<16xf32>
                    %v_644 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_643) : (vector<16xf32>) -> vector<16xf32>
                    %v_645 = arith.addf %v_640, %v_644 : vector<16xf32>
                    vector.maskedstore %y[%v_639, %v_31], %is_374, %v_645 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_646 = arith.cmpi slt, %v_30, %v_3 : index
                scf.if %is_646 {
                  %v_647 = arith.addi %v_6, %c_46 : index
                  %v_648 = arith.index_cast %v_647 : index to i64
                  %pointer_649 = llvm.inttoptr %v_648 : i64 to !llvm.ptr
                  %v_650 = "llvm.load"(%pointer_649) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_651 = arith.addi %v_6, %c_47 : index
                  %v_652 = arith.index_cast %v_651 : index to i64
                  %pointer_653 = llvm.inttoptr %v_652 : i64 to !llvm.ptr
                  %v_654 = "llvm.load"(%pointer_653) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_655 = arith.addi %v_6, %c_48 : index
                  %v_656 = arith.index_cast %v_655 : index to i64
                  %pointer_657 = llvm.inttoptr %v_656 : i64 to !llvm.ptr
                  %v_658 = "llvm.load"(%pointer_657) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_659 = arith.addi %v_6, %c_49 : index
                  %v_660 = arith.index_cast %v_659 : index to i64
                  %pointer_661 = llvm.inttoptr %v_660 : i64 to !llvm.ptr
                  %v_662 = "llvm.load"(%pointer_661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_663 = arith.addi %v_6, %c_50 : index
                  %v_664 = arith.index_cast %v_663 : index to i64
                  %pointer_665 = llvm.inttoptr %v_664 : i64 to !llvm.ptr
                  %v_666 = "llvm.load"(%pointer_665) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_667 = arith.addi %v_6, %c_51 : index
                  %v_668 = arith.index_cast %v_667 : index to i64
                  %pointer_669 = llvm.inttoptr %v_668 : i64 to !llvm.ptr
                  %v_670 = "llvm.load"(%pointer_669) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_671 = arith.addi %v_6, %c_52 : index
                  %v_672 = arith.index_cast %v_671 : index to i64
                  %pointer_673 = llvm.inttoptr %v_672 : i64 to !llvm.ptr
                  %v_674 = "llvm.load"(%pointer_673) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_675 = arith.addi %v_6, %c_53 : index
                  %v_676 = arith.index_cast %v_675 : index to i64
                  %pointer_677 = llvm.inttoptr %v_676 : i64 to !llvm.ptr
                  %v_678 = "llvm.load"(%pointer_677) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_679 = arith.addi %v_6, %c_13 : index
                  %v_680 = arith.index_cast %v_679 : index to i64
                  %pointer_681 = llvm.inttoptr %v_680 : i64 to !llvm.ptr
                  %v_682 = "llvm.load"(%pointer_681) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_683 = arith.addi %v_6, %c_54 : index
                  %v_684 = arith.index_cast %v_683 : index to i64
                  %pointer_685 = llvm.inttoptr %v_684 : i64 to !llvm.ptr
                  %v_686 = "llvm.load"(%pointer_685) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_687 = arith.addi %v_6, %c_55 : index
                  %v_688 = arith.index_cast %v_687 : index to i64
                  %pointer_689 = llvm.inttoptr %v_688 : i64 to !llvm.ptr
                  %v_690 = "llvm.load"(%pointer_689) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_691 = arith.addi %v_6, %c_56 : index
                  %v_692 = arith.index_cast %v_691 : index to i64
                  %pointer_693 = llvm.inttoptr %v_692 : i64 to !llvm.ptr
                  %v_694 = "llvm.load"(%pointer_693) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_695 = arith.addi %v_6, %c_57 : index
                  %v_696 = arith.index_cast %v_695 : index to i64
                  %pointer_697 = llvm.inttoptr %v_696 : i64 to !llvm.ptr
                  %v_698 = "llvm.load"(%pointer_697) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_699 = arith.addi %v_6, %c_58 : index
                  %v_700 = arith.index_cast %v_699 : index to i64
                  %pointer_701 = llvm.inttoptr %v_700 : i64 to !llvm.ptr
                  %v_702 = "llvm.load"(%pointer_701) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_703 = arith.addi %v_6, %c_59 : index
                  %v_704 = arith.index_cast %v_703 : index to i64
                  %pointer_705 = llvm.inttoptr %v_704 : i64 to !llvm.ptr
                  %v_706 = "llvm.load"(%pointer_705) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_707 = arith.addi %v_6, %c_60 : index
                  %v_708 = arith.index_cast %v_707 : index to i64
                  %pointer_709 = llvm.inttoptr %v_708 : i64 to !llvm.ptr
                  %v_710 = "llvm.load"(%pointer_709) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_711 = arith.subi %v_30, %v_32 : index
                  %v_712 = arith.index_cast %v_711 : index to i32
                  %v_713 = vector.broadcast %v_712 : i32 to vector<16xi32>
                  %is_714 = arith.cmpi sge, %c_37, %v_713 : vector<16xi32>
                  %v_715 = vector.shuffle %v_650, %v_654 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_716 = vector.shuffle %v_650, %v_654 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_717 = vector.shuffle %v_658, %v_662 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_718 = vector.shuffle %v_658, %v_662 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_719 = vector.shuffle %v_666, %v_670 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_720 = vector.shuffle %v_666, %v_670 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_721 = vector.shuffle %v_674, %v_678 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_722 = vector.shuffle %v_674, %v_678 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_723 = vector.shuffle %v_682, %v_686 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_724 = vector.shuffle %v_682, %v_686 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_725 = vector.shuffle %v_690, %v_694 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_726 = vector.shuffle %v_690, %v_694 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_727 = vector.shuffle %v_698, %v_702 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_728 = vector.shuffle %v_698, %v_702 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_729 = vector.shuffle %v_706, %v_710 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_730 = vector.shuffle %v_706, %v_710 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_731 = vector.shuffle %v_715, %v_717 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_732 = vector.shuffle %v_715, %v_717 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_733 = vector.shuffle %v_716, %v_718 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_734 = vector.shuffle %v_716, %v_718 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_735 = vector.shuffle %v_719, %v_721 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_736 = vector.shuffle %v_719, %v_721 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_737 = vector.shuffle %v_720, %v_722 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_738 = vector.shuffle %v_720, %v_722 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_739 = vector.shuffle %v_723, %v_725 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_740 = vector.shuffle %v_723, %v_725 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_741 = vector.shuffle %v_724, %v_726 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_742 = vector.shuffle %v_724, %v_726 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_743 = vector.shuffle %v_727, %v_729 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_744 = vector.shuffle %v_727, %v_729 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_745 = vector.shuffle %v_728, %v_730 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_746 = vector.shuffle %v_728, %v_730 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_747 = vector.shuffle %v_731, %v_735 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_748 = vector.shuffle %v_731, %v_735 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_749 = vector.shuffle %v_733, %v_737 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_750 = vector.shuffle %v_733, %v_737 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_751 = vector.shuffle %v_732, %v_736 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_752 = vector.shuffle %v_732, %v_736 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_753 = vector.shuffle %v_734, %v_738 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_754 = vector.shuffle %v_734, %v_738 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_755 = vector.shuffle %v_739, %v_743 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_756 = vector.shuffle %v_739, %v_743 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_757 = vector.shuffle %v_741, %v_745 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_758 = vector.shuffle %v_741, %v_745 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_759 = vector.shuffle %v_740, %v_744 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_760 = vector.shuffle %v_740, %v_744 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_761 = vector.shuffle %v_742, %v_746 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_762 = vector.shuffle %v_742, %v_746 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_763 = vector.shuffle %v_747, %v_755 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_764 = vector.shuffle %v_747, %v_755 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_765 = vector.shuffle %v_749, %v_757 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_766 = vector.shuffle %v_749, %v_757 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_767 = vector.shuffle %v_751, %v_759 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_768 = vector.shuffle %v_751, %v_759 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_769 = vector.shuffle %v_753, %v_761 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_770 = vector.shuffle %v_753, %v_761 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_771 = vector.shuffle %v_748, %v_756 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_772 = vector.shuffle %v_748, %v_756 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_773 = vector.shuffle %v_750, %v_758 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_774 = vector.shuffle %v_750, %v_758 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_775 = vector.shuffle %v_752, %v_760 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_776 = vector.shuffle %v_752, %v_760 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_777 = vector.shuffle %v_754, %v_762 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_778 = vector.shuffle %v_754, %v_762 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_779 = arith.muli %i_44, %c_6 : index
                  %v_780 = arith.addi %v_18, %v_779 : index
                  %v_781 = memref.load %order[%v_780] : memref<?xi32>
                  %is_782 = arith.cmpi sge, %v_781, %c_38 : i32
                  scf.if %is_782 {
                    %v_783 = arith.index_cast %v_781 : i32 to index
                    %v_784 = arith.divui %v_783, %c_16 : index
                    %v_785 = vector.maskedload %y[%v_784, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_786 = memref.load %weights[%v_783] : memref<?xf32>
                    %v_787 = vector.broadcast %v_786 : f32 to vector<16xf32>
                    %v_788 = arith.mulf %v_763, %v_787 : vector<16xf32>
                    %v_789 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_788) : (vector<16xf32>) -> vector<16xf32>
                    %v_790 = arith.addf %v_785, %v_789 : vector<16xf32>
                    vector.maskedstore %y[%v_784, %v_32], %is_714, %v_790 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_791 = arith.muli %i_44, %c_6 : index
                  %v_792 = arith.addi %v_18, %v_791 : index
                  %v_793 = arith.addi %v_792, %c_5 : index
                  %v_794 = memref.load %order[%v_793] : memref<?xi32>
                  %is_795 = arith.cmpi sge, %v_794, %c_38 : i32
                  scf.if %is_795 {
                    %v_796 = arith.index_cast %v_794 : i32 to index
                    %v_797 = arith.divui %v_796, %c_16 : index
                    %v_798 = vector.maskedload %y[%v_797, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_799 = memref.load %weights[%v_796] : memref<?xf32>
                    %v_800 = vector.broadcast %v_799 : f32 to vector<16xf32>
                    %v_801 = arith.mulf %v_765, %v_800 : vector<16xf32>
                    %v_802 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_801) : (vector<16xf32>) -> vector<16xf32>
                    %v_803 = arith.addf %v_798, %v_802 : vector<16xf32>
                    vector.maskedstore %y[%v_797, %v_32], %is_714, %v_803 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_804 = arith.muli %i_44, %c_6 : index
                  %v_805 = arith.addi %v_18, %v_804 : index
                  %v_806 = arith.addi %v_805, %c_8 : index
                  %v_807 = memref.load %order[%v_806] : memref<?xi32>
                  %is_808 = arith.cmpi sge, %v_807, %c_38 : i32
                  scf.if %is_808 {
                    %v_809 = arith.index_cast %v_807 : i32 to index
                    %v_810 = arith.divui %v_809, %c_16 : index
                    %v_811 = vector.maskedload %y[%v_810, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_812 = memref.load %weights[%v_809] : memref<?xf32>
                    %v_813 = vector.broadcast %v_812 : f32 to vector<16xf32>
                    %v_814 = arith.mulf %v_767, %v_813 : vector<16xf32>
                    %v_815 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_814) : (vector<16xf32>) -> vector<16xf32>
                    %v_816 = arith.addf %v_811, %v_815 : vector<16xf32>
                    vector.maskedstore %y[%v_810, %v_32], %is_714, %v_816 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_817 = arith.muli %i_44, %c_6 : index
                  %v_818 = arith.addi %v_18, %v_817 : index
                  %v_819 = arith.addi %v_818, %c_16 : index
                  %v_820 = memref.load %order[%v_819] : memref<?xi32>
                  %is_821 = arith.cmpi sge, %v_820, %c_38 : i32
                  scf.if %is_821 {
                    %v_822 = arith.index_cast %v_820 : i32 to index
                    %v_823 = arith.divui %v_822, %c_16 : index
                    %v_824 = vector.maskedload %y[%v_823, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_825 = memref.load %weights[%v_822] : memref<?xf32>
                    %v_826 = vector.broadcast %v_825 : f32 to vector<16xf32>
                    %v_827 = arith.mulf %v_769, %v_826 : vector<16xf32>
                    %v_828 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_827) : (vector<16xf32>) -> vector<16xf32>
                    %v_829 = arith.addf %v_824, %v_828 : vector<16xf32>
                    vector.maskedstore %y[%v_823, %v_32], %is_714, %v_829 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_830 = arith.muli %i_44, %c_6 : index
                  %v_831 = arith.addi %v_18, %v_830 : index
                  %v_832 = arith.addi %v_831, %c_14 : index
                  %v_833 = memref.load %order[%v_832] : memref<?xi32>
                  %is_834 = arith.cmpi sge, %v_833, %c_38 : i32
                  scf.if %is_834 {
                    %v_835 = arith.index_cast %v_833 : i32 to index
                    %v_836 = arith.divui %v_835, %c_16 : index
                    %v_837 = vector.maskedload %y[%v_836, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_838 = memref.load %weights[%v_835] : memref<?xf32>
                    %v_839 = vector.broadcast %v_838 : f32 to vector<16xf32>
                    %v_840 = arith.mulf %v_771, %v_839 : vector<16xf32>
                    %v_841 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_840) : (vector<16xf32>) -> vector<16xf32>
                    %v_842 = arith.addf %v_837, %v_841 : vector<16xf32>
                    vector.maskedstore %y[%v_836, %v_32], %is_714, %v_842 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_843 = arith.muli %i_44, %c_6 : index
                  %v_844 = arith.addi %v_18, %v_843 : index
                  %v_845 = arith.addi %v_844, %c_39 : index
                  %v_846 = memref.load %order[%v_845] : memref<?xi32>
                  %is_847 = arith.cmpi sge, %v_846, %c_38 : i32
                  scf.if %is_847 {
                    %v_848 = arith.index_cast %v_846 : i32 to index
                    %v_849 = arith.divui %v_848, %c_16 : index
                    %v_850 = vector.maskedload %y[%v_849, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_851 = memref.load %weights[%v_848] : memref<?xf32>
                    %v_852 = vector.broadcast %v_851 : f32 to vector<16xf32>
                    %v_853 = arith.mulf %v_773, %v_852 : vector<16xf32>
                    %v_854 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_853) : (vector<16xf32>) -> vector<16xf32>
                    %v_855 = arith.addf %v_850, %v_854 : vector<16xf32>
                    vector.maskedstore %y[%v_849, %v_32], %is_714, %v_855 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_856 = arith.muli %i_44, %c_6 : index
                  %v_857 = arith.addi %v_18, %v_856 : index
                  %v_858 = arith.addi %v_857, %c_18 : index
                  %v_859 = memref.load %order[%v_858] : memref<?xi32>
                  %is_860 = arith.cmpi sge, %v_859, %c_38 : i32
                  scf.if %is_860 {
                    %v_861 = arith.index_cast %v_859 : i32 to index
                    %v_862 = arith.divui %v_861, %c_16 : index
                    %v_863 = vector.maskedload %y[%v_862, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_864 = memref.load %weights[%v_861] : memref<?xf32>
                    %v_865 = vector.broadcast %v_864 : f32 to vector<16xf32>
                    %v_866 = arith.mulf %v_775, %v_865 : vector<16xf32>
                    %v_867 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_866) : (vector<16xf32>) -> vector<16xf32>
                    %v_868 = arith.addf %v_863, %v_867 : vector<16xf32>
                    vector.maskedstore %y[%v_862, %v_32], %is_714, %v_868 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_869 = arith.muli %i_44, %c_6 : index
                  %v_870 = arith.addi %v_18, %v_869 : index
                  %v_871 = arith.addi %v_870, %c_40 : index
                  %v_872 = memref.load %order[%v_871] : memref<?xi32>
                  %is_873 = arith.cmpi sge, %v_872, %c_38 : i32
                  scf.if %is_873 {
                    %v_874 = arith.index_cast %v_872 : i32 to index
                    %v_875 = arith.divui %v_874, %c_16 : index
                    %v_876 = vector.maskedload %y[%v_875, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_877 = memref.load %weights[%v_874] : memref<?xf32>
                    %v_878 = vector.broadcast %v_877 : f32 to vector<16xf32>
                    %v_879 = arith.mulf %v_777, %v_878 : vector<16xf32>
                    %v_880 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_879) : (vector<16xf32>) -> vector<16xf32>
                    %v_881 = arith.addf %v_876, %v_880 : vector<16xf32>
                    vector.maskedstore %y[%v_875, %v_32], %is_714, %v_881 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_882 = arith.muli %i_44, %c_6 : index
                  %v_883 = arith.addi %v_18, %v_882 : index
                  %v_884 = arith.addi %v_883, %c_17 : index
                  %v_885 = memref.load %order[%v_884] : memref<?xi32>
                  %is_886 = arith.cmpi sge, %v_885, %c_38 : i32
                  scf.if %is_886 {
                    %v_887 = arith.index_cast %v_885 : i32 to index
                    %v_888 = arith.divui %v_887, %c_16 : index
                    %v_889 = vector.maskedload %y[%v_888, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_890 = memref.load %weights[%v_887] : memref<?xf32>
                    %v_891 = vector.broadcast %v_890 : f32 to vector<16xf32>
                    %v_892 = arith.mulf %v_764, %v_891 : vector<16xf32>
                    %v_893 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_892) : (vector<16xf32>) -> vector<16xf32>
                    %v_894 = arith.addf %v_889, %v_893 : vector<16xf32>
                    vector.maskedstore %y[%v_888, %v_32], %is_714, %v_894 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_895 = arith.muli %i_44, %c_6 : index
                  %v_896 = arith.addi %v_18, %v_895 : index
                  %v_897 = arith.addi %v_896, %c_41 : index
                  %v_898 = memref.load %order[%v_897] : memref<?xi32>
                  %is_899 = arith.cmpi sge, %v_898, %c_38 : i32
                  scf.if %is_899 {
                    %v_900 = arith.index_cast %v_898 : i32 to index
                    %v_901 = arith.divui %v_900, %c_16 : index
                    %v_902 = vector.maskedload %y[%v_901, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_903 = memref.load %weights[%v_900] : memref<?xf32>
                    %v_904 = vector.broadcast %v_903 : f32 to vector<16xf32>
                    %v_905 = arith.mulf %v_766, %v_904 : vector<16xf32>
                    %v_906 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_905) : (vector<16xf32>) -> vector<16xf32>
                    %v_907 = arith.addf %v_902, %v_906 : vector<16xf32>
                    vector.maskedstore %y[%v_901, %v_32], %is_714, %v_907 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_908 = arith.muli %i_44, %c_6 : index
                  %v_909 = arith.addi %v_18, %v_908 : index
                  %v_910 = arith.addi %v_909, %c_42 : index
                  %v_911 = memref.load %order[%v_910] : memref<?xi32>
                  %is_912 = arith.cmpi sge, %v_911, %c_38 : i32
                  scf.if %is_912 {
                    %v_913 = arith.index_cast %v_911 : i32 to index
                    %v_914 = arith.divui %v_913, %c_16 : index
                    %v_915 = vector.maskedload %y[%v_914, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_916 = memref.load %weights[%v_913] : memref<?xf32>
                    %v_917 = vector.broadcast %v_916 : f32 to vector<16xf32>
                    %v_918 = arith.mulf %v_768, %v_917 : vector<16xf32>
                    %v_919 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_918) : (vector<16xf32>) -> vector<16xf32>
                    %v_920 = arith.addf %v_915, %v_919 : vector<16xf32>
                    vector.maskedstore %y[%v_914, %v_32], %is_714, %v_920 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_921 = arith.muli %i_44, %c_6 : index
                  %v_922 = arith.addi %v_18, %v_921 : index
                  %v_923 = arith.addi %v_922, %c_43 : index
                  %v_924 = memref.load %order[%v_923] : memref<?xi32>
                  %is_925 = arith.cmpi sge, %v_924, %c_38 : i32
                  scf.if %is_925 {
                    %v_926 = arith.index_cast %v_924 : i32 to index
                    %v_927 = arith.divui %v_926, %c_16 : index
                    %v_928 = vector.maskedload %y[%v_927, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_929 = memref.load %weights[%v_926] : memref<?xf32>
                    %v_930 = vector.broadcast %v_929 : f32 to vector<16xf32>
                    %v_931 = arith.mulf %v_770, %v_930 : vector<16xf32>
                    %v_932 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_931) : (vector<16xf32>) -> vector<16xf32>
                    %v_933 = arith.addf %v_928, %v_932 : vector<16xf32>
                    vector.maskedstore %y[%v_927, %v_32], %is_714, %v_933 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_934 = arith.muli %i_44, %c_6 : index
                  %v_935 = arith.addi %v_18, %v_934 : index
                  %v_936 = arith.addi %v_935, %c_15 : index
                  %v_937 = memref.load %order[%v_936] : memref<?xi32>
                  %is_938 = arith.cmpi sge, %v_937, %c_38 : i32
                  scf.if %is_938 {
                    %v_939 = arith.index_cast %v_937 : i32 to index
                    %v_940 = arith.divui %v_939, %c_16 : index
                    %v_941 = vector.maskedload %y[%v_940, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_942 = memref.load %weights[%v_939] : memref<?xf32>
                    %v_943 = vector.broadcast %v_942 : f32 to vector<16xf32>
                    %v_944 = arith.mulf %v_772, %v_943 : vector<16xf32>
                    %v_945 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_944) : (vector<16xf32>) -> vector<16xf32>
                    %v_946 = arith.addf %v_941, %v_945 : vector<16xf32>
                    vector.maskedstore %y[%v_940, %v_32], %is_714, %v_946 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_947 = arith.muli %i_44, %c_6 : index
                  %v_948 = arith.addi %v_18, %v_947 : index
                  %v_949 = arith.addi %v_948, %c_44 : index
                  %v_950 = memref.load %order[%v_949] : memref<?xi32>
                  %is_951 = arith.cmpi sge, %v_950, %c_38 : i32
                  scf.if %is_951 {
                    %v_952 = arith.index_cast %v_950 : i32 to index
                    %v_953 = arith.divui %v_952, %c_16 : index
                    %v_954 = vector.maskedload %y[%v_953, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_955 = memref.load %weights[%v_952] : memref<?xf32>
                    %v_956 = vector.broadcast %v_955 : f32 to vector<16xf32>
                    %v_957 = arith.mulf %v_774, %v_956 : vector<16xf32>
                    %v_958 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_957) : (vector<16xf32>) -> vector<16xf32>
                    %v_959 = arith.addf %v_954, %v_958 : vector<16xf32>
                    vector.maskedstore %y[%v_953, %v_32], %is_714, %v_959 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_960 = arith.muli %i_44, %c_6 : index
                  %v_961 = arith.addi %v_18, %v_960 : index
                  %v_962 = arith.addi %v_961, %c_45 : index
                  %v_963 = memref.load %order[%v_962] : memref<?xi32>
                  %is_964 = arith.cmpi sge, %v_963, %c_38 : i32
                  scf.if %is_964 {
                    %v_965 = arith.index_cast %v_963 : i32 to index
                    %v_966 = arith.divui %v_965, %c_16 : index
                    %v_967 = vector.maskedload %y[%v_966, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_968 = memref.load %weights[%v_965] : memref<?xf32>
                    %v_969 = vector.broadcast %v_968 : f32 to vector<16xf32>
                    %v_970 = arith.mulf %v_776, %v_969 : vector<16xf32>
                    %v_971 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_970) : (vector<16xf32>) -> vector<16xf32>
                    %v_972 = arith.addf %v_967, %v_971 : vector<16xf32>
                    vector.maskedstore %y[%v_966, %v_32], %is_714, %v_972 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_973 = arith.muli %i_44, %c_6 : index
                  %v_974 = arith.addi %v_18, %v_973 : index
                  %v_975 = arith.addi %v_974, %c_9 : index
                  %v_976 = memref.load %order[%v_975] : memref<?xi32>
                  %is_977 = arith.cmpi sge, %v_976, %c_38 : i32
                  scf.if %is_977 {
                    %v_978 = arith.index_cast %v_976 : i32 to index
                    %v_979 = arith.divui %v_978, %c_16 : index
                    %v_980 = vector.maskedload %y[%v_979, %v_32], %is_714, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_981 = memref.load %weights[%v_978] : memref<?xf32>
                    %v_982 = vector.broadcast %v_981 : f32 to vector<16xf32>
                    %v_983 = arith.mulf %v_778, %v_982 : vector<16xf32>
                    %v_984 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_983) : (vector<16xf32>) -> vector<16xf32>
                    %v_985 = arith.addf %v_980, %v_984 : vector<16xf32>
                    vector.maskedstore %y[%v_979, %v_32], %is_714, %v_985 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_986 = arith.subi %v_22, %v_43 : index
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

    // stage: dispatch: up to 4 tokens, and beyond
    %token_limit = arith.constant 4 : index
    %is_few = arith.cmpi ule, %tokens, %token_limit : index
    %routed = scf.if %is_few -> (tensor<?x40xf32>) {

      // stage: experts: gathered: the chosen experts of 8, kernels for avx2
      %size_3_1 = arith.constant 3 : index
      %slots = arith.muli %tokens, %size_3_1 : index
      %taken = stablehlo.constant dense<0> : tensor<32xi32>
      %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %taken, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index) -> (%taken, tensor<?x24xf32>{%slots})
      %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})
      scf.yield %gathered_down#2 : tensor<?x40xf32>
    } else {

      // stage: dispatch: up to 9 tokens, and beyond
      %token_limit_1 = arith.constant 9 : index
      %is_few_1 = arith.cmpi ule, %tokens, %token_limit_1 : index
      %routed_1 = scf.if %is_few_1 -> (tensor<?x40xf32>) {

        // stage: experts: all 8 experts over all tokens, [E, N, H]
        %size_40 = stablehlo.constant dense<40> : tensor<1xi32>
        %shape_8xnx40 = stablehlo.concatenate %size_8, %token_count_1d, %size_40, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
        %x_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%x, %shape_8xnx40) <{broadcast_dimensions = array<i64: 1, 2>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x40xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %gate_weight = stablehlo.slice %expert_gate_up [0:8, 0:24, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
        %gate = stablehlo.dot_general %x_per_expert, %gate_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xf32>, tensor<8x24x40xf32>) -> tensor<8x?x24xf32>
        %up_weight = stablehlo.slice %expert_gate_up [0:8, 24:48, 0:40] : (tensor<8x48x40xf32>) -> tensor<8x24x40xf32>
        %up = stablehlo.dot_general %x_per_expert, %up_weight, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x40xf32>, tensor<8x24x40xf32>) -> tensor<8x?x24xf32>
        %gate_sigmoid = stablehlo.logistic %gate : tensor<8x?x24xf32>
        %activated = stablehlo.multiply %gate, %gate_sigmoid : tensor<8x?x24xf32>
        %hidden = stablehlo.multiply %activated, %up : tensor<8x?x24xf32>
        %down = stablehlo.dot_general %hidden, %expert_down, batching_dims = [0] x [0], contracting_dims = [2] x [2] : (tensor<8x?x24xf32>, tensor<8x40x24xf32>) -> tensor<8x?x40xf32>

        // stage: combine: sum over the chosen experts; the others are selected away, so not even their NaN remains
        %ids_per_expert_1 = "stablehlo.dynamic_broadcast_in_dim"(%expert_ids, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xi32>, tensor<3xi32>) -> tensor<?x3x8xi32>
        %is_chosen_1 = stablehlo.compare EQ, %ids_per_expert_1, %expert_index_wide, SIGNED : (tensor<?x3x8xi32>, tensor<?x3x8xi32>) -> tensor<?x3x8xi1>
        %weights_per_expert = "stablehlo.dynamic_broadcast_in_dim"(%chosen_weights, %shape_nx3x8) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<?x3xf32>, tensor<3xi32>) -> tensor<?x3x8xf32>
        %placed_weights = stablehlo.select %is_chosen_1, %weights_per_expert, %zero_splat_1 : tensor<?x3x8xi1>, tensor<?x3x8xf32>
        %combine_matrix = stablehlo.reduce(%placed_weights init: %add_identity) applies stablehlo.add across dimensions = [1] : (tensor<?x3x8xf32>, tensor<f32>) -> tensor<?x8xf32>
        %or_identity = stablehlo.constant dense<false> : tensor<i1>
        %chosen_matrix = stablehlo.reduce(%is_chosen_1 init: %or_identity) applies stablehlo.or across dimensions = [1] : (tensor<?x3x8xi1>, tensor<i1>) -> tensor<?x8xi1>
        %combine_by_expert = stablehlo.transpose %combine_matrix, dims = [1, 0] : (tensor<?x8xf32>) -> tensor<8x?xf32>
        %chosen_by_expert = stablehlo.transpose %chosen_matrix, dims = [1, 0] : (tensor<?x8xi1>) -> tensor<8x?xi1>
        %combine_rows = "stablehlo.dynamic_broadcast_in_dim"(%combine_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xf32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %weighted = stablehlo.multiply %down, %combine_rows : tensor<8x?x40xf32>
        %chosen_rows = "stablehlo.dynamic_broadcast_in_dim"(%chosen_by_expert, %shape_8xnx40) <{broadcast_dimensions = array<i64: 0, 1>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: 0, 1>}> : (tensor<8x?xi1>, tensor<3xi32>) -> tensor<8x?x40xi1>
        %zero_splat_2 = "stablehlo.dynamic_broadcast_in_dim"(%zero, %shape_8xnx40) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<8x?x40xf32>
        %kept = stablehlo.select %chosen_rows, %weighted, %zero_splat_2 : tensor<8x?x40xi1>, tensor<8x?x40xf32>
        %routed_2 = stablehlo.reduce(%kept init: %add_identity) applies stablehlo.add across dimensions = [0] : (tensor<8x?x40xf32>, tensor<f32>) -> tensor<?x40xf32>
        scf.yield %routed_2 : tensor<?x40xf32>
      } else {

        // stage: experts: grouped: 8 experts over the rows that chose them, kernels for avx2
        %size_3_2 = arith.constant 3 : index
        %slots_1 = arith.muli %tokens, %size_3_2 : index
        %size_8_1 = arith.constant 8 : index
        %experts_used = arith.minui %slots_1, %size_8_1 : index
        %size_15 = arith.constant 15 : index
        %gaps = arith.muli %experts_used, %size_15 : index
        %padded_rows = arith.addi %slots_1, %gaps : index
        %size_240 = arith.constant 240 : index
        %full_spans = arith.divui %slots_1, %size_240 : index
        %spans = arith.addi %full_spans, %experts_used : index
        %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots_1, %padded_rows, %spans](%expert_ids, %slots_1, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots_1}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>)
        %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots_1, %tokens, %padded_rows, %spans](%x, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots_1, %tokens, %padded_rows, %spans) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457920xi8>, tensor<8x48x40xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
        %routed_3 = flow.dispatch @grouped::@grouped_down[%slots_1, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots_1, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}
        scf.yield %routed_3 : tensor<?x40xf32>
      }
      scf.yield %routed_1 : tensor<?x40xf32>
    }

    return %routed : tensor<?x40xf32>
  }
}
