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

    // stage: experts: gathered: the chosen experts of 8, kernels for avx2
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %taken = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %taken, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, tensor<32xi32>, index, index) -> (%taken, tensor<?x24xf32>{%slots})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, tensor<32xi32>, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
