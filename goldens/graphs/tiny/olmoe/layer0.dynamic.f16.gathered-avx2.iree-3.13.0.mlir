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
        %c_9 = arith.constant 1024 : index
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
        %x = stream.binding.subspan %x_binding[%c_1] : !stream.binding -> memref<?x40xf16>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_1] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_1] : !stream.binding -> memref<8x48x40xf16>
        %taken = stream.binding.subspan %taken_binding[%c_1] : !stream.binding -> memref<32xi32>
        %hidden = stream.binding.subspan %hidden_binding[%c_1] : !stream.binding -> memref<?x24xf16>{%slots}
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
              scf.for %i_76 = %c_1 to %c_9 step %c_5 {
                memref.prefetch %expert_gate_up[%v_75, %v_69, %i_76], read, locality<3>, data : memref<8x48x40xf16>
              }
              scf.for %i_77 = %c_1 to %c_9 step %c_5 {
                memref.prefetch %expert_gate_up[%v_75, %v_70, %i_77], read, locality<3>, data : memref<8x48x40xf16>
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
                      %v_119 = vector.load %x[%v_101, %i_109] : memref<?x40xf16>, vector<8xf16>
                      %v_120 = arith.extf %v_119 : vector<8xf16> to vector<8xf32>
                      %v_121 = vector.load %x[%v_102, %i_109] : memref<?x40xf16>, vector<8xf16>
                      %v_122 = arith.extf %v_121 : vector<8xf16> to vector<8xf32>
                      %v_123 = vector.load %x[%v_103, %i_109] : memref<?x40xf16>, vector<8xf16>
                      %v_124 = arith.extf %v_123 : vector<8xf16> to vector<8xf32>
                      %v_125 = vector.load %x[%v_104, %i_109] : memref<?x40xf16>, vector<8xf16>
                      %v_126 = arith.extf %v_125 : vector<8xf16> to vector<8xf32>
                      %v_127 = arith.addi %i_109, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_107, %v_127], read, locality<3>, data : memref<8x48x40xf16>
                      %v_128 = vector.load %expert_gate_up[%v_67, %i_107, %i_109] : memref<8x48x40xf16>, vector<8xf16>
                      %v_129 = arith.extf %v_128 : vector<8xf16> to vector<8xf32>
                      %acc_130 = math.fma %v_129, %v_120, %carry_111 : vector<8xf32>
                      %acc_131 = math.fma %v_129, %v_122, %carry_112 : vector<8xf32>
                      %acc_132 = math.fma %v_129, %v_124, %carry_113 : vector<8xf32>
                      %acc_133 = math.fma %v_129, %v_126, %carry_114 : vector<8xf32>
                      %v_134 = arith.addi %i_109, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_108, %v_134], read, locality<3>, data : memref<8x48x40xf16>
                      %v_135 = vector.load %expert_gate_up[%v_67, %v_108, %i_109] : memref<8x48x40xf16>, vector<8xf16>
                      %v_136 = arith.extf %v_135 : vector<8xf16> to vector<8xf32>
                      %acc_137 = math.fma %v_136, %v_120, %carry_115 : vector<8xf32>
                      %acc_138 = math.fma %v_136, %v_122, %carry_116 : vector<8xf32>
                      %acc_139 = math.fma %v_136, %v_124, %carry_117 : vector<8xf32>
                      %acc_140 = math.fma %v_136, %v_126, %carry_118 : vector<8xf32>
                      scf.yield %acc_130, %acc_131, %acc_132, %acc_133, %acc_137, %acc_138, %acc_139, %acc_140 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                    }
                    %v_141 = vector.shuffle %loop_110#0, %loop_110#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_142 = vector.shuffle %loop_110#0, %loop_110#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_143 = arith.addf %v_141, %v_142 : vector<4xf32>
                    %v_144 = vector.shuffle %v_143, %v_143 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_145 = vector.shuffle %v_143, %v_143 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_146 = arith.addf %v_144, %v_145 : vector<2xf32>
                    %v_147 = vector.shuffle %v_146, %v_146 [0] : vector<2xf32>, vector<2xf32>
                    %v_148 = vector.shuffle %v_146, %v_146 [1] : vector<2xf32>, vector<2xf32>
                    %v_149 = arith.addf %v_147, %v_148 : vector<1xf32>
                    %sum_150 = vector.extract %v_149[0] : f32 from vector<1xf32>
                    %v_151 = vector.shuffle %loop_110#1, %loop_110#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_152 = vector.shuffle %loop_110#1, %loop_110#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_153 = arith.addf %v_151, %v_152 : vector<4xf32>
                    %v_154 = vector.shuffle %v_153, %v_153 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_155 = vector.shuffle %v_153, %v_153 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_156 = arith.addf %v_154, %v_155 : vector<2xf32>
                    %v_157 = vector.shuffle %v_156, %v_156 [0] : vector<2xf32>, vector<2xf32>
                    %v_158 = vector.shuffle %v_156, %v_156 [1] : vector<2xf32>, vector<2xf32>
                    %v_159 = arith.addf %v_157, %v_158 : vector<1xf32>
                    %sum_160 = vector.extract %v_159[0] : f32 from vector<1xf32>
                    %v_161 = vector.shuffle %loop_110#2, %loop_110#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_162 = vector.shuffle %loop_110#2, %loop_110#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_163 = arith.addf %v_161, %v_162 : vector<4xf32>
                    %v_164 = vector.shuffle %v_163, %v_163 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_165 = vector.shuffle %v_163, %v_163 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_166 = arith.addf %v_164, %v_165 : vector<2xf32>
                    %v_167 = vector.shuffle %v_166, %v_166 [0] : vector<2xf32>, vector<2xf32>
                    %v_168 = vector.shuffle %v_166, %v_166 [1] : vector<2xf32>, vector<2xf32>
                    %v_169 = arith.addf %v_167, %v_168 : vector<1xf32>
                    %sum_170 = vector.extract %v_169[0] : f32 from vector<1xf32>
                    %v_171 = vector.shuffle %loop_110#3, %loop_110#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_172 = vector.shuffle %loop_110#3, %loop_110#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_173 = arith.addf %v_171, %v_172 : vector<4xf32>
                    %v_174 = vector.shuffle %v_173, %v_173 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_175 = vector.shuffle %v_173, %v_173 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_176 = arith.addf %v_174, %v_175 : vector<2xf32>
                    %v_177 = vector.shuffle %v_176, %v_176 [0] : vector<2xf32>, vector<2xf32>
                    %v_178 = vector.shuffle %v_176, %v_176 [1] : vector<2xf32>, vector<2xf32>
                    %v_179 = arith.addf %v_177, %v_178 : vector<1xf32>
                    %sum_180 = vector.extract %v_179[0] : f32 from vector<1xf32>
                    %v_181 = vector.shuffle %loop_110#4, %loop_110#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_182 = vector.shuffle %loop_110#4, %loop_110#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_183 = arith.addf %v_181, %v_182 : vector<4xf32>
                    %v_184 = vector.shuffle %v_183, %v_183 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_185 = vector.shuffle %v_183, %v_183 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_186 = arith.addf %v_184, %v_185 : vector<2xf32>
                    %v_187 = vector.shuffle %v_186, %v_186 [0] : vector<2xf32>, vector<2xf32>
                    %v_188 = vector.shuffle %v_186, %v_186 [1] : vector<2xf32>, vector<2xf32>
                    %v_189 = arith.addf %v_187, %v_188 : vector<1xf32>
                    %sum_190 = vector.extract %v_189[0] : f32 from vector<1xf32>
                    %v_191 = vector.shuffle %loop_110#5, %loop_110#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_192 = vector.shuffle %loop_110#5, %loop_110#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_193 = arith.addf %v_191, %v_192 : vector<4xf32>
                    %v_194 = vector.shuffle %v_193, %v_193 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_195 = vector.shuffle %v_193, %v_193 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_196 = arith.addf %v_194, %v_195 : vector<2xf32>
                    %v_197 = vector.shuffle %v_196, %v_196 [0] : vector<2xf32>, vector<2xf32>
                    %v_198 = vector.shuffle %v_196, %v_196 [1] : vector<2xf32>, vector<2xf32>
                    %v_199 = arith.addf %v_197, %v_198 : vector<1xf32>
                    %sum_200 = vector.extract %v_199[0] : f32 from vector<1xf32>
                    %v_201 = vector.shuffle %loop_110#6, %loop_110#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_202 = vector.shuffle %loop_110#6, %loop_110#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_203 = arith.addf %v_201, %v_202 : vector<4xf32>
                    %v_204 = vector.shuffle %v_203, %v_203 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_205 = vector.shuffle %v_203, %v_203 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_206 = arith.addf %v_204, %v_205 : vector<2xf32>
                    %v_207 = vector.shuffle %v_206, %v_206 [0] : vector<2xf32>, vector<2xf32>
                    %v_208 = vector.shuffle %v_206, %v_206 [1] : vector<2xf32>, vector<2xf32>
                    %v_209 = arith.addf %v_207, %v_208 : vector<1xf32>
                    %sum_210 = vector.extract %v_209[0] : f32 from vector<1xf32>
                    %v_211 = vector.shuffle %loop_110#7, %loop_110#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_212 = vector.shuffle %loop_110#7, %loop_110#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_213 = arith.addf %v_211, %v_212 : vector<4xf32>
                    %v_214 = vector.shuffle %v_213, %v_213 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_215 = vector.shuffle %v_213, %v_213 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_216 = arith.addf %v_214, %v_215 : vector<2xf32>
                    %v_217 = vector.shuffle %v_216, %v_216 [0] : vector<2xf32>, vector<2xf32>
                    %v_218 = vector.shuffle %v_216, %v_216 [1] : vector<2xf32>, vector<2xf32>
                    %v_219 = arith.addf %v_217, %v_218 : vector<1xf32>
                    %sum_220 = vector.extract %v_219[0] : f32 from vector<1xf32>
                    %v_221 = arith.subf %c_14, %sum_150 : f32
                    %is_222 = arith.cmpf ogt, %v_221, %c_15 : f32
                    %v_223 = arith.select %is_222, %c_15, %v_221 : f32
                    %is_224 = arith.cmpf olt, %v_223, %c_16 : f32
                    %v_225 = arith.select %is_224, %c_16, %v_223 : f32
                    %v_226 = arith.mulf %v_225, %c_17 : f32
                    %v_227 = math.roundeven %v_226 : f32
                    %acc_228 = math.fma %v_227, %c_18, %v_225 : f32
                    %acc_229 = math.fma %v_227, %c_19, %acc_228 : f32
                    %acc_230 = math.fma %c_20, %acc_229, %c_21 : f32
                    %acc_231 = math.fma %acc_230, %acc_229, %c_22 : f32
                    %acc_232 = math.fma %acc_231, %acc_229, %c_23 : f32
                    %acc_233 = math.fma %acc_232, %acc_229, %c_24 : f32
                    %acc_234 = math.fma %acc_233, %acc_229, %c_25 : f32
                    %acc_235 = math.fma %acc_234, %acc_229, %c_26 : f32
                    %acc_236 = math.fma %acc_235, %acc_229, %c_26 : f32
                    %v_237 = arith.fptosi %v_227 : f32 to i32
                    %v_238 = arith.shrsi %v_237, %c_27 : i32
                    %v_239 = arith.subi %v_237, %v_238 : i32
                    %v_240 = arith.addi %v_238, %c_29 : i32
                    %v_241 = arith.shli %v_240, %c_28 : i32
                    %v_242 = arith.bitcast %v_241 : i32 to f32
                    %v_243 = arith.mulf %acc_236, %v_242 : f32
                    %v_244 = arith.addi %v_239, %c_29 : i32
                    %v_245 = arith.shli %v_244, %c_28 : i32
                    %v_246 = arith.bitcast %v_245 : i32 to f32
                    %v_247 = arith.mulf %v_243, %v_246 : f32
                    %v_248 = arith.addf %v_247, %c_26 : f32
                    %v_249 = arith.divf %c_26, %v_248 : f32
                    %v_250 = arith.mulf %sum_150, %v_249 : f32
                    %v_251 = arith.mulf %v_250, %sum_190 : f32
                    %v_252 = arith.truncf %v_251 : f32 to f16
                    memref.store %v_252, %hidden[%v_94, %i_107] : memref<?x24xf16>
                    %v_253 = arith.subf %c_14, %sum_160 : f32
                    %is_254 = arith.cmpf ogt, %v_253, %c_15 : f32
                    %v_255 = arith.select %is_254, %c_15, %v_253 : f32
                    %is_256 = arith.cmpf olt, %v_255, %c_16 : f32
                    %v_257 = arith.select %is_256, %c_16, %v_255 : f32
                    %v_258 = arith.mulf %v_257, %c_17 : f32
                    %v_259 = math.roundeven %v_258 : f32
                    %acc_260 = math.fma %v_259, %c_18, %v_257 : f32
                    %acc_261 = math.fma %v_259, %c_19, %acc_260 : f32
                    %acc_262 = math.fma %c_20, %acc_261, %c_21 : f32
                    %acc_263 = math.fma %acc_262, %acc_261, %c_22 : f32
                    %acc_264 = math.fma %acc_263, %acc_261, %c_23 : f32
                    %acc_265 = math.fma %acc_264, %acc_261, %c_24 : f32
                    %acc_266 = math.fma %acc_265, %acc_261, %c_25 : f32
                    %acc_267 = math.fma %acc_266, %acc_261, %c_26 : f32
                    %acc_268 = math.fma %acc_267, %acc_261, %c_26 : f32
                    %v_269 = arith.fptosi %v_259 : f32 to i32
                    %v_270 = arith.shrsi %v_269, %c_27 : i32
                    %v_271 = arith.subi %v_269, %v_270 : i32
                    %v_272 = arith.addi %v_270, %c_29 : i32
                    %v_273 = arith.shli %v_272, %c_28 : i32
                    %v_274 = arith.bitcast %v_273 : i32 to f32
                    %v_275 = arith.mulf %acc_268, %v_274 : f32
                    %v_276 = arith.addi %v_271, %c_29 : i32
                    %v_277 = arith.shli %v_276, %c_28 : i32
                    %v_278 = arith.bitcast %v_277 : i32 to f32
                    %v_279 = arith.mulf %v_275, %v_278 : f32
                    %v_280 = arith.addf %v_279, %c_26 : f32
                    %v_281 = arith.divf %c_26, %v_280 : f32
                    %v_282 = arith.mulf %sum_160, %v_281 : f32
                    %v_283 = arith.mulf %v_282, %sum_200 : f32
                    %v_284 = arith.truncf %v_283 : f32 to f16
                    memref.store %v_284, %hidden[%v_96, %i_107] : memref<?x24xf16>
                    %v_285 = arith.subf %c_14, %sum_170 : f32
                    %is_286 = arith.cmpf ogt, %v_285, %c_15 : f32
                    %v_287 = arith.select %is_286, %c_15, %v_285 : f32
                    %is_288 = arith.cmpf olt, %v_287, %c_16 : f32
                    %v_289 = arith.select %is_288, %c_16, %v_287 : f32
                    %v_290 = arith.mulf %v_289, %c_17 : f32
                    %v_291 = math.roundeven %v_290 : f32
                    %acc_292 = math.fma %v_291, %c_18, %v_289 : f32
                    %acc_293 = math.fma %v_291, %c_19, %acc_292 : f32
                    %acc_294 = math.fma %c_20, %acc_293, %c_21 : f32
                    %acc_295 = math.fma %acc_294, %acc_293, %c_22 : f32
                    %acc_296 = math.fma %acc_295, %acc_293, %c_23 : f32
                    %acc_297 = math.fma %acc_296, %acc_293, %c_24 : f32
                    %acc_298 = math.fma %acc_297, %acc_293, %c_25 : f32
                    %acc_299 = math.fma %acc_298, %acc_293, %c_26 : f32
                    %acc_300 = math.fma %acc_299, %acc_293, %c_26 : f32
                    %v_301 = arith.fptosi %v_291 : f32 to i32
                    %v_302 = arith.shrsi %v_301, %c_27 : i32
                    %v_303 = arith.subi %v_301, %v_302 : i32
                    %v_304 = arith.addi %v_302, %c_29 : i32
                    %v_305 = arith.shli %v_304, %c_28 : i32
                    %v_306 = arith.bitcast %v_305 : i32 to f32
                    %v_307 = arith.mulf %acc_300, %v_306 : f32
                    %v_308 = arith.addi %v_303, %c_29 : i32
                    %v_309 = arith.shli %v_308, %c_28 : i32
                    %v_310 = arith.bitcast %v_309 : i32 to f32
                    %v_311 = arith.mulf %v_307, %v_310 : f32
                    %v_312 = arith.addf %v_311, %c_26 : f32
                    %v_313 = arith.divf %c_26, %v_312 : f32
                    %v_314 = arith.mulf %sum_170, %v_313 : f32
                    %v_315 = arith.mulf %v_314, %sum_210 : f32
                    %v_316 = arith.truncf %v_315 : f32 to f16
                    memref.store %v_316, %hidden[%v_98, %i_107] : memref<?x24xf16>
                    %v_317 = arith.subf %c_14, %sum_180 : f32
                    %is_318 = arith.cmpf ogt, %v_317, %c_15 : f32
                    %v_319 = arith.select %is_318, %c_15, %v_317 : f32
                    %is_320 = arith.cmpf olt, %v_319, %c_16 : f32
                    %v_321 = arith.select %is_320, %c_16, %v_319 : f32
                    %v_322 = arith.mulf %v_321, %c_17 : f32
                    %v_323 = math.roundeven %v_322 : f32
                    %acc_324 = math.fma %v_323, %c_18, %v_321 : f32
                    %acc_325 = math.fma %v_323, %c_19, %acc_324 : f32
                    %acc_326 = math.fma %c_20, %acc_325, %c_21 : f32
                    %acc_327 = math.fma %acc_326, %acc_325, %c_22 : f32
                    %acc_328 = math.fma %acc_327, %acc_325, %c_23 : f32
                    %acc_329 = math.fma %acc_328, %acc_325, %c_24 : f32
                    %acc_330 = math.fma %acc_329, %acc_325, %c_25 : f32
                    %acc_331 = math.fma %acc_330, %acc_325, %c_26 : f32
                    %acc_332 = math.fma %acc_331, %acc_325, %c_26 : f32
                    %v_333 = arith.fptosi %v_323 : f32 to i32
                    %v_334 = arith.shrsi %v_333, %c_27 : i32
                    %v_335 = arith.subi %v_333, %v_334 : i32
                    %v_336 = arith.addi %v_334, %c_29 : i32
                    %v_337 = arith.shli %v_336, %c_28 : i32
                    %v_338 = arith.bitcast %v_337 : i32 to f32
                    %v_339 = arith.mulf %acc_332, %v_338 : f32
                    %v_340 = arith.addi %v_335, %c_29 : i32
                    %v_341 = arith.shli %v_340, %c_28 : i32
                    %v_342 = arith.bitcast %v_341 : i32 to f32
                    %v_343 = arith.mulf %v_339, %v_342 : f32
                    %v_344 = arith.addf %v_343, %c_26 : f32
                    %v_345 = arith.divf %c_26, %v_344 : f32
                    %v_346 = arith.mulf %sum_180, %v_345 : f32
                    %v_347 = arith.mulf %v_346, %sum_220 : f32
                    %v_348 = arith.truncf %v_347 : f32 to f16
                    memref.store %v_348, %hidden[%v_100, %i_107] : memref<?x24xf16>
                  }
                }
                %is_349 = arith.cmpi eq, %v_86, %c_4 : index
                %v_350 = arith.andi %is_349, %is_88 : i1
                scf.if %v_350 {
                  %v_351 = memref.load %group[%c_1] : memref<5xi32>
                  %v_352 = arith.index_cast %v_351 : i32 to index
                  %v_353 = memref.load %group[%c_0] : memref<5xi32>
                  %v_354 = arith.index_cast %v_353 : i32 to index
                  %v_355 = arith.divui %v_352, %c_11 : index
                  %v_356 = arith.divui %v_354, %c_11 : index
                  %v_357 = arith.addi %v_52, %c_5 : index
                  %v_358 = arith.minsi %v_357, %c_8 : index
                  scf.for %i_359 = %v_52 to %v_358 step %c_0 {
                    %v_360 = arith.addi %i_359, %c_8 : index
                    %loop_362:4 = scf.for %i_361 = %c_1 to %c_13 step %c_3 iter_args(%carry_363 = %c_12, %carry_364 = %c_12, %carry_365 = %c_12, %carry_366 = %c_12) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                      %v_367 = vector.load %x[%v_355, %i_361] : memref<?x40xf16>, vector<8xf16>
                      %v_368 = arith.extf %v_367 : vector<8xf16> to vector<8xf32>
                      %v_369 = vector.load %x[%v_356, %i_361] : memref<?x40xf16>, vector<8xf16>
                      %v_370 = arith.extf %v_369 : vector<8xf16> to vector<8xf32>
                      %v_371 = arith.addi %i_361, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_359, %v_371], read, locality<3>, data : memref<8x48x40xf16>
                      %v_372 = vector.load %expert_gate_up[%v_67, %i_359, %i_361] : memref<8x48x40xf16>, vector<8xf16>
                      %v_373 = arith.extf %v_372 : vector<8xf16> to vector<8xf32>
                      %acc_374 = math.fma %v_373, %v_368, %carry_363 : vector<8xf32>
                      %acc_375 = math.fma %v_373, %v_370, %carry_364 : vector<8xf32>
                      %v_376 = arith.addi %i_361, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_360, %v_376], read, locality<3>, data : memref<8x48x40xf16>
                      %v_377 = vector.load %expert_gate_up[%v_67, %v_360, %i_361] : memref<8x48x40xf16>, vector<8xf16>
                      %v_378 = arith.extf %v_377 : vector<8xf16> to vector<8xf32>
                      %acc_379 = math.fma %v_378, %v_368, %carry_365 : vector<8xf32>
                      %acc_380 = math.fma %v_378, %v_370, %carry_366 : vector<8xf32>
                      scf.yield %acc_374, %acc_375, %acc_379, %acc_380 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                    }
                    %v_381 = vector.shuffle %loop_362#0, %loop_362#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_382 = vector.shuffle %loop_362#0, %loop_362#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_383 = arith.addf %v_381, %v_382 : vector<4xf32>
                    %v_384 = vector.shuffle %v_383, %v_383 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_385 = vector.shuffle %v_383, %v_383 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_386 = arith.addf %v_384, %v_385 : vector<2xf32>
                    %v_387 = vector.shuffle %v_386, %v_386 [0] : vector<2xf32>, vector<2xf32>
                    %v_388 = vector.shuffle %v_386, %v_386 [1] : vector<2xf32>, vector<2xf32>
                    %v_389 = arith.addf %v_387, %v_388 : vector<1xf32>
                    %sum_390 = vector.extract %v_389[0] : f32 from vector<1xf32>
                    %v_391 = vector.shuffle %loop_362#1, %loop_362#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_392 = vector.shuffle %loop_362#1, %loop_362#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_393 = arith.addf %v_391, %v_392 : vector<4xf32>
                    %v_394 = vector.shuffle %v_393, %v_393 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_395 = vector.shuffle %v_393, %v_393 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_396 = arith.addf %v_394, %v_395 : vector<2xf32>
                    %v_397 = vector.shuffle %v_396, %v_396 [0] : vector<2xf32>, vector<2xf32>
                    %v_398 = vector.shuffle %v_396, %v_396 [1] : vector<2xf32>, vector<2xf32>
                    %v_399 = arith.addf %v_397, %v_398 : vector<1xf32>
                    %sum_400 = vector.extract %v_399[0] : f32 from vector<1xf32>
                    %v_401 = vector.shuffle %loop_362#2, %loop_362#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_402 = vector.shuffle %loop_362#2, %loop_362#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_403 = arith.addf %v_401, %v_402 : vector<4xf32>
                    %v_404 = vector.shuffle %v_403, %v_403 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_405 = vector.shuffle %v_403, %v_403 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_406 = arith.addf %v_404, %v_405 : vector<2xf32>
                    %v_407 = vector.shuffle %v_406, %v_406 [0] : vector<2xf32>, vector<2xf32>
                    %v_408 = vector.shuffle %v_406, %v_406 [1] : vector<2xf32>, vector<2xf32>
                    %v_409 = arith.addf %v_407, %v_408 : vector<1xf32>
                    %sum_410 = vector.extract %v_409[0] : f32 from vector<1xf32>
                    %v_411 = vector.shuffle %loop_362#3, %loop_362#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_412 = vector.shuffle %loop_362#3, %loop_362#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_413 = arith.addf %v_411, %v_412 : vector<4xf32>
                    %v_414 = vector.shuffle %v_413, %v_413 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_415 = vector.shuffle %v_413, %v_413 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_416 = arith.addf %v_414, %v_415 : vector<2xf32>
                    %v_417 = vector.shuffle %v_416, %v_416 [0] : vector<2xf32>, vector<2xf32>
                    %v_418 = vector.shuffle %v_416, %v_416 [1] : vector<2xf32>, vector<2xf32>
                    %v_419 = arith.addf %v_417, %v_418 : vector<1xf32>
                    %sum_420 = vector.extract %v_419[0] : f32 from vector<1xf32>
                    %v_421 = arith.subf %c_14, %sum_390 : f32
                    %is_422 = arith.cmpf ogt, %v_421, %c_15 : f32
                    %v_423 = arith.select %is_422, %c_15, %v_421 : f32
                    %is_424 = arith.cmpf olt, %v_423, %c_16 : f32
                    %v_425 = arith.select %is_424, %c_16, %v_423 : f32
                    %v_426 = arith.mulf %v_425, %c_17 : f32
                    %v_427 = math.roundeven %v_426 : f32
                    %acc_428 = math.fma %v_427, %c_18, %v_425 : f32
                    %acc_429 = math.fma %v_427, %c_19, %acc_428 : f32
                    %acc_430 = math.fma %c_20, %acc_429, %c_21 : f32
                    %acc_431 = math.fma %acc_430, %acc_429, %c_22 : f32
                    %acc_432 = math.fma %acc_431, %acc_429, %c_23 : f32
                    %acc_433 = math.fma %acc_432, %acc_429, %c_24 : f32
                    %acc_434 = math.fma %acc_433, %acc_429, %c_25 : f32
                    %acc_435 = math.fma %acc_434, %acc_429, %c_26 : f32
                    %acc_436 = math.fma %acc_435, %acc_429, %c_26 : f32
                    %v_437 = arith.fptosi %v_427 : f32 to i32
                    %v_438 = arith.shrsi %v_437, %c_27 : i32
                    %v_439 = arith.subi %v_437, %v_438 : i32
                    %v_440 = arith.addi %v_438, %c_29 : i32
                    %v_441 = arith.shli %v_440, %c_28 : i32
                    %v_442 = arith.bitcast %v_441 : i32 to f32
                    %v_443 = arith.mulf %acc_436, %v_442 : f32
                    %v_444 = arith.addi %v_439, %c_29 : i32
                    %v_445 = arith.shli %v_444, %c_28 : i32
                    %v_446 = arith.bitcast %v_445 : i32 to f32
                    %v_447 = arith.mulf %v_443, %v_446 : f32
                    %v_448 = arith.addf %v_447, %c_26 : f32
                    %v_449 = arith.divf %c_26, %v_448 : f32
                    %v_450 = arith.mulf %sum_390, %v_449 : f32
                    %v_451 = arith.mulf %v_450, %sum_410 : f32
                    %v_452 = arith.truncf %v_451 : f32 to f16
                    memref.store %v_452, %hidden[%v_352, %i_359] : memref<?x24xf16>
                    %v_453 = arith.subf %c_14, %sum_400 : f32
                    %is_454 = arith.cmpf ogt, %v_453, %c_15 : f32
                    %v_455 = arith.select %is_454, %c_15, %v_453 : f32
                    %is_456 = arith.cmpf olt, %v_455, %c_16 : f32
                    %v_457 = arith.select %is_456, %c_16, %v_455 : f32
                    %v_458 = arith.mulf %v_457, %c_17 : f32
                    %v_459 = math.roundeven %v_458 : f32
                    %acc_460 = math.fma %v_459, %c_18, %v_457 : f32
                    %acc_461 = math.fma %v_459, %c_19, %acc_460 : f32
                    %acc_462 = math.fma %c_20, %acc_461, %c_21 : f32
                    %acc_463 = math.fma %acc_462, %acc_461, %c_22 : f32
                    %acc_464 = math.fma %acc_463, %acc_461, %c_23 : f32
                    %acc_465 = math.fma %acc_464, %acc_461, %c_24 : f32
                    %acc_466 = math.fma %acc_465, %acc_461, %c_25 : f32
                    %acc_467 = math.fma %acc_466, %acc_461, %c_26 : f32
                    %acc_468 = math.fma %acc_467, %acc_461, %c_26 : f32
                    %v_469 = arith.fptosi %v_459 : f32 to i32
                    %v_470 = arith.shrsi %v_469, %c_27 : i32
                    %v_471 = arith.subi %v_469, %v_470 : i32
                    %v_472 = arith.addi %v_470, %c_29 : i32
                    %v_473 = arith.shli %v_472, %c_28 : i32
                    %v_474 = arith.bitcast %v_473 : i32 to f32
                    %v_475 = arith.mulf %acc_468, %v_474 : f32
                    %v_476 = arith.addi %v_471, %c_29 : i32
                    %v_477 = arith.shli %v_476, %c_28 : i32
                    %v_478 = arith.bitcast %v_477 : i32 to f32
                    %v_479 = arith.mulf %v_475, %v_478 : f32
                    %v_480 = arith.addf %v_479, %c_26 : f32
                    %v_481 = arith.divf %c_26, %v_480 : f32
                    %v_482 = arith.mulf %sum_400, %v_481 : f32
                    %v_483 = arith.mulf %v_482, %sum_420 : f32
                    %v_484 = arith.truncf %v_483 : f32 to f16
                    memref.store %v_484, %hidden[%v_354, %i_359] : memref<?x24xf16>
                  }
                }
                %is_485 = arith.cmpi eq, %v_86, %c_0 : index
                %v_486 = arith.andi %is_485, %is_88 : i1
                scf.if %v_486 {
                  %v_487 = memref.load %group[%c_1] : memref<5xi32>
                  %v_488 = arith.index_cast %v_487 : i32 to index
                  %v_489 = arith.divui %v_488, %c_11 : index
                  %v_490 = arith.addi %v_52, %c_5 : index
                  %v_491 = arith.minsi %v_490, %c_8 : index
                  scf.for %i_492 = %v_52 to %v_491 step %c_0 {
                    %v_493 = arith.addi %i_492, %c_8 : index
                    %loop_495:2 = scf.for %i_494 = %c_1 to %c_13 step %c_3 iter_args(%carry_496 = %c_12, %carry_497 = %c_12) -> (vector<8xf32>, vector<8xf32>) {
                      %v_498 = vector.load %x[%v_489, %i_494] : memref<?x40xf16>, vector<8xf16>
                      %v_499 = arith.extf %v_498 : vector<8xf16> to vector<8xf32>
                      %v_500 = arith.addi %i_494, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %i_492, %v_500], read, locality<3>, data : memref<8x48x40xf16>
                      %v_501 = vector.load %expert_gate_up[%v_67, %i_492, %i_494] : memref<8x48x40xf16>, vector<8xf16>
                      %v_502 = arith.extf %v_501 : vector<8xf16> to vector<8xf32>
                      %acc_503 = math.fma %v_502, %v_499, %carry_496 : vector<8xf32>
                      %v_504 = arith.addi %i_494, %c_9 : index
                      memref.prefetch %expert_gate_up[%v_67, %v_493, %v_504], read, locality<3>, data : memref<8x48x40xf16>
                      %v_505 = vector.load %expert_gate_up[%v_67, %v_493, %i_494] : memref<8x48x40xf16>, vector<8xf16>
                      %v_506 = arith.extf %v_505 : vector<8xf16> to vector<8xf32>
                      %acc_507 = math.fma %v_506, %v_499, %carry_497 : vector<8xf32>
                      scf.yield %acc_503, %acc_507 : vector<8xf32>, vector<8xf32>
                    }
                    %v_508 = vector.shuffle %loop_495#0, %loop_495#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_509 = vector.shuffle %loop_495#0, %loop_495#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_510 = arith.addf %v_508, %v_509 : vector<4xf32>
                    %v_511 = vector.shuffle %v_510, %v_510 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_512 = vector.shuffle %v_510, %v_510 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_513 = arith.addf %v_511, %v_512 : vector<2xf32>
                    %v_514 = vector.shuffle %v_513, %v_513 [0] : vector<2xf32>, vector<2xf32>
                    %v_515 = vector.shuffle %v_513, %v_513 [1] : vector<2xf32>, vector<2xf32>
                    %v_516 = arith.addf %v_514, %v_515 : vector<1xf32>
                    %sum_517 = vector.extract %v_516[0] : f32 from vector<1xf32>
                    %v_518 = vector.shuffle %loop_495#1, %loop_495#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                    %v_519 = vector.shuffle %loop_495#1, %loop_495#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                    %v_520 = arith.addf %v_518, %v_519 : vector<4xf32>
                    %v_521 = vector.shuffle %v_520, %v_520 [0, 1] : vector<4xf32>, vector<4xf32>
                    %v_522 = vector.shuffle %v_520, %v_520 [2, 3] : vector<4xf32>, vector<4xf32>
                    %v_523 = arith.addf %v_521, %v_522 : vector<2xf32>
                    %v_524 = vector.shuffle %v_523, %v_523 [0] : vector<2xf32>, vector<2xf32>
                    %v_525 = vector.shuffle %v_523, %v_523 [1] : vector<2xf32>, vector<2xf32>
                    %v_526 = arith.addf %v_524, %v_525 : vector<1xf32>
                    %sum_527 = vector.extract %v_526[0] : f32 from vector<1xf32>
                    %v_528 = arith.subf %c_14, %sum_517 : f32
                    %is_529 = arith.cmpf ogt, %v_528, %c_15 : f32
                    %v_530 = arith.select %is_529, %c_15, %v_528 : f32
                    %is_531 = arith.cmpf olt, %v_530, %c_16 : f32
                    %v_532 = arith.select %is_531, %c_16, %v_530 : f32
                    %v_533 = arith.mulf %v_532, %c_17 : f32
                    %v_534 = math.roundeven %v_533 : f32
                    %acc_535 = math.fma %v_534, %c_18, %v_532 : f32
                    %acc_536 = math.fma %v_534, %c_19, %acc_535 : f32
                    %acc_537 = math.fma %c_20, %acc_536, %c_21 : f32
                    %acc_538 = math.fma %acc_537, %acc_536, %c_22 : f32
                    %acc_539 = math.fma %acc_538, %acc_536, %c_23 : f32
                    %acc_540 = math.fma %acc_539, %acc_536, %c_24 : f32
                    %acc_541 = math.fma %acc_540, %acc_536, %c_25 : f32
                    %acc_542 = math.fma %acc_541, %acc_536, %c_26 : f32
                    %acc_543 = math.fma %acc_542, %acc_536, %c_26 : f32
                    %v_544 = arith.fptosi %v_534 : f32 to i32
                    %v_545 = arith.shrsi %v_544, %c_27 : i32
                    %v_546 = arith.subi %v_544, %v_545 : i32
                    %v_547 = arith.addi %v_545, %c_29 : i32
                    %v_548 = arith.shli %v_547, %c_28 : i32
                    %v_549 = arith.bitcast %v_548 : i32 to f32
                    %v_550 = arith.mulf %acc_543, %v_549 : f32
                    %v_551 = arith.addi %v_546, %c_29 : i32
                    %v_552 = arith.shli %v_551, %c_28 : i32
                    %v_553 = arith.bitcast %v_552 : i32 to f32
                    %v_554 = arith.mulf %v_550, %v_553 : f32
                    %v_555 = arith.addf %v_554, %c_26 : f32
                    %v_556 = arith.divf %c_26, %v_555 : f32
                    %v_557 = arith.mulf %sum_517, %v_556 : f32
                    %v_558 = arith.mulf %v_557, %sum_527 : f32
                    %v_559 = arith.truncf %v_558 : f32 to f16
                    memref.store %v_559, %hidden[%v_488, %i_492] : memref<?x24xf16>
                  }
                }
                %is_560 = arith.cmpi eq, %v_86, %c_10 : index
                %v_561 = arith.select %is_560, %c_1, %v_86 : index
                scf.yield %v_561 : index
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
        %c_9 = arith.constant 1024 : index
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
        %hidden = stream.binding.subspan %hidden_binding[%c_3] : !stream.binding -> memref<?x24xf16>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_3] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_3] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_3] : !stream.binding -> memref<8x40x24xf16>
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
                scf.for %i_77 = %c_3 to %c_9 step %c_6 {
                  memref.prefetch %expert_down[%v_76, %v_71, %i_77], read, locality<3>, data : memref<8x40x24xf16>
                }
                scf.for %i_78 = %c_3 to %c_9 step %c_6 {
                  memref.prefetch %expert_down[%v_76, %v_74, %i_78], read, locality<3>, data : memref<8x40x24xf16>
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
                        %v_117 = vector.load %hidden[%v_95, %i_107] : memref<?x24xf16>, vector<8xf16>
                        %v_118 = arith.extf %v_117 : vector<8xf16> to vector<8xf32>
                        %v_119 = vector.load %hidden[%v_97, %i_107] : memref<?x24xf16>, vector<8xf16>
                        %v_120 = arith.extf %v_119 : vector<8xf16> to vector<8xf32>
                        %v_121 = vector.load %hidden[%v_99, %i_107] : memref<?x24xf16>, vector<8xf16>
                        %v_122 = arith.extf %v_121 : vector<8xf16> to vector<8xf32>
                        %v_123 = vector.load %hidden[%v_101, %i_107] : memref<?x24xf16>, vector<8xf16>
                        %v_124 = arith.extf %v_123 : vector<8xf16> to vector<8xf32>
                        %v_125 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_104, %v_125], read, locality<3>, data : memref<8x40x24xf16>
                        %v_126 = vector.load %expert_down[%v_67, %i_104, %i_107] : memref<8x40x24xf16>, vector<8xf16>
                        %v_127 = arith.extf %v_126 : vector<8xf16> to vector<8xf32>
                        %acc_128 = math.fma %v_127, %v_118, %carry_109 : vector<8xf32>
                        %acc_129 = math.fma %v_127, %v_120, %carry_110 : vector<8xf32>
                        %acc_130 = math.fma %v_127, %v_122, %carry_111 : vector<8xf32>
                        %acc_131 = math.fma %v_127, %v_124, %carry_112 : vector<8xf32>
                        %v_132 = arith.addi %i_107, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_106, %v_132], read, locality<3>, data : memref<8x40x24xf16>
                        %v_133 = vector.load %expert_down[%v_67, %v_106, %i_107] : memref<8x40x24xf16>, vector<8xf16>
                        %v_134 = arith.extf %v_133 : vector<8xf16> to vector<8xf32>
                        %acc_135 = math.fma %v_134, %v_118, %carry_113 : vector<8xf32>
                        %acc_136 = math.fma %v_134, %v_120, %carry_114 : vector<8xf32>
                        %acc_137 = math.fma %v_134, %v_122, %carry_115 : vector<8xf32>
                        %acc_138 = math.fma %v_134, %v_124, %carry_116 : vector<8xf32>
                        scf.yield %acc_128, %acc_129, %acc_130, %acc_131, %acc_135, %acc_136, %acc_137, %acc_138 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      %v_139 = vector.shuffle %loop_108#0, %loop_108#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_140 = vector.shuffle %loop_108#0, %loop_108#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_141 = arith.addf %v_139, %v_140 : vector<4xf32>
                      %v_142 = vector.shuffle %v_141, %v_141 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_143 = vector.shuffle %v_141, %v_141 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_144 = arith.addf %v_142, %v_143 : vector<2xf32>
                      %v_145 = vector.shuffle %v_144, %v_144 [0] : vector<2xf32>, vector<2xf32>
                      %v_146 = vector.shuffle %v_144, %v_144 [1] : vector<2xf32>, vector<2xf32>
                      %v_147 = arith.addf %v_145, %v_146 : vector<1xf32>
                      %sum_148 = vector.extract %v_147[0] : f32 from vector<1xf32>
                      %v_149 = vector.shuffle %loop_108#1, %loop_108#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_150 = vector.shuffle %loop_108#1, %loop_108#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_151 = arith.addf %v_149, %v_150 : vector<4xf32>
                      %v_152 = vector.shuffle %v_151, %v_151 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_153 = vector.shuffle %v_151, %v_151 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_154 = arith.addf %v_152, %v_153 : vector<2xf32>
                      %v_155 = vector.shuffle %v_154, %v_154 [0] : vector<2xf32>, vector<2xf32>
                      %v_156 = vector.shuffle %v_154, %v_154 [1] : vector<2xf32>, vector<2xf32>
                      %v_157 = arith.addf %v_155, %v_156 : vector<1xf32>
                      %sum_158 = vector.extract %v_157[0] : f32 from vector<1xf32>
                      %v_159 = vector.shuffle %loop_108#2, %loop_108#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_160 = vector.shuffle %loop_108#2, %loop_108#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_161 = arith.addf %v_159, %v_160 : vector<4xf32>
                      %v_162 = vector.shuffle %v_161, %v_161 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_163 = vector.shuffle %v_161, %v_161 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_164 = arith.addf %v_162, %v_163 : vector<2xf32>
                      %v_165 = vector.shuffle %v_164, %v_164 [0] : vector<2xf32>, vector<2xf32>
                      %v_166 = vector.shuffle %v_164, %v_164 [1] : vector<2xf32>, vector<2xf32>
                      %v_167 = arith.addf %v_165, %v_166 : vector<1xf32>
                      %sum_168 = vector.extract %v_167[0] : f32 from vector<1xf32>
                      %v_169 = vector.shuffle %loop_108#3, %loop_108#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_170 = vector.shuffle %loop_108#3, %loop_108#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_171 = arith.addf %v_169, %v_170 : vector<4xf32>
                      %v_172 = vector.shuffle %v_171, %v_171 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_173 = vector.shuffle %v_171, %v_171 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_174 = arith.addf %v_172, %v_173 : vector<2xf32>
                      %v_175 = vector.shuffle %v_174, %v_174 [0] : vector<2xf32>, vector<2xf32>
                      %v_176 = vector.shuffle %v_174, %v_174 [1] : vector<2xf32>, vector<2xf32>
                      %v_177 = arith.addf %v_175, %v_176 : vector<1xf32>
                      %sum_178 = vector.extract %v_177[0] : f32 from vector<1xf32>
                      %v_179 = vector.shuffle %loop_108#4, %loop_108#4 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_180 = vector.shuffle %loop_108#4, %loop_108#4 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_181 = arith.addf %v_179, %v_180 : vector<4xf32>
                      %v_182 = vector.shuffle %v_181, %v_181 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_183 = vector.shuffle %v_181, %v_181 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_184 = arith.addf %v_182, %v_183 : vector<2xf32>
                      %v_185 = vector.shuffle %v_184, %v_184 [0] : vector<2xf32>, vector<2xf32>
                      %v_186 = vector.shuffle %v_184, %v_184 [1] : vector<2xf32>, vector<2xf32>
                      %v_187 = arith.addf %v_185, %v_186 : vector<1xf32>
                      %sum_188 = vector.extract %v_187[0] : f32 from vector<1xf32>
                      %v_189 = vector.shuffle %loop_108#5, %loop_108#5 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_190 = vector.shuffle %loop_108#5, %loop_108#5 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_191 = arith.addf %v_189, %v_190 : vector<4xf32>
                      %v_192 = vector.shuffle %v_191, %v_191 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_193 = vector.shuffle %v_191, %v_191 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_194 = arith.addf %v_192, %v_193 : vector<2xf32>
                      %v_195 = vector.shuffle %v_194, %v_194 [0] : vector<2xf32>, vector<2xf32>
                      %v_196 = vector.shuffle %v_194, %v_194 [1] : vector<2xf32>, vector<2xf32>
                      %v_197 = arith.addf %v_195, %v_196 : vector<1xf32>
                      %sum_198 = vector.extract %v_197[0] : f32 from vector<1xf32>
                      %v_199 = vector.shuffle %loop_108#6, %loop_108#6 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_200 = vector.shuffle %loop_108#6, %loop_108#6 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_201 = arith.addf %v_199, %v_200 : vector<4xf32>
                      %v_202 = vector.shuffle %v_201, %v_201 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_203 = vector.shuffle %v_201, %v_201 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_204 = arith.addf %v_202, %v_203 : vector<2xf32>
                      %v_205 = vector.shuffle %v_204, %v_204 [0] : vector<2xf32>, vector<2xf32>
                      %v_206 = vector.shuffle %v_204, %v_204 [1] : vector<2xf32>, vector<2xf32>
                      %v_207 = arith.addf %v_205, %v_206 : vector<1xf32>
                      %sum_208 = vector.extract %v_207[0] : f32 from vector<1xf32>
                      %v_209 = vector.shuffle %loop_108#7, %loop_108#7 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_210 = vector.shuffle %loop_108#7, %loop_108#7 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_211 = arith.addf %v_209, %v_210 : vector<4xf32>
                      %v_212 = vector.shuffle %v_211, %v_211 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_213 = vector.shuffle %v_211, %v_211 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_214 = arith.addf %v_212, %v_213 : vector<2xf32>
                      %v_215 = vector.shuffle %v_214, %v_214 [0] : vector<2xf32>, vector<2xf32>
                      %v_216 = vector.shuffle %v_214, %v_214 [1] : vector<2xf32>, vector<2xf32>
                      %v_217 = arith.addf %v_215, %v_216 : vector<1xf32>
                      %sum_218 = vector.extract %v_217[0] : f32 from vector<1xf32>
                      memref.store %sum_148, %outputs[%v_95, %i_104] : memref<?x40xf32>
                      memref.store %sum_158, %outputs[%v_97, %i_104] : memref<?x40xf32>
                      memref.store %sum_168, %outputs[%v_99, %i_104] : memref<?x40xf32>
                      memref.store %sum_178, %outputs[%v_101, %i_104] : memref<?x40xf32>
                      memref.store %sum_188, %outputs[%v_95, %v_106] : memref<?x40xf32>
                      memref.store %sum_198, %outputs[%v_97, %v_106] : memref<?x40xf32>
                      memref.store %sum_208, %outputs[%v_99, %v_106] : memref<?x40xf32>
                      memref.store %sum_218, %outputs[%v_101, %v_106] : memref<?x40xf32>
                    }
                  }
                  %is_219 = arith.cmpi eq, %v_87, %c_1 : index
                  %v_220 = arith.andi %is_219, %is_89 : i1
                  scf.if %v_220 {
                    %v_221 = memref.load %group[%c_3] : memref<5xi32>
                    %v_222 = arith.index_cast %v_221 : i32 to index
                    %v_223 = memref.load %group[%c_2] : memref<5xi32>
                    %v_224 = arith.index_cast %v_223 : i32 to index
                    %v_225 = arith.addi %v_52, %c_4 : index
                    %v_226 = arith.minsi %v_225, %c_12 : index
                    scf.for %i_227 = %v_52 to %v_226 step %c_2 {
                      %v_228 = arith.addi %i_227, %c_4 : index
                      %v_229 = arith.minsi %v_228, %c_13 : index
                      %loop_231:4 = scf.for %i_230 = %c_3 to %c_15 step %c_5 iter_args(%carry_232 = %c_14, %carry_233 = %c_14, %carry_234 = %c_14, %carry_235 = %c_14) -> (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>) {
                        %v_236 = vector.load %hidden[%v_222, %i_230] : memref<?x24xf16>, vector<8xf16>
                        %v_237 = arith.extf %v_236 : vector<8xf16> to vector<8xf32>
                        %v_238 = vector.load %hidden[%v_224, %i_230] : memref<?x24xf16>, vector<8xf16>
                        %v_239 = arith.extf %v_238 : vector<8xf16> to vector<8xf32>
                        %v_240 = arith.addi %i_230, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_227, %v_240], read, locality<3>, data : memref<8x40x24xf16>
                        %v_241 = vector.load %expert_down[%v_67, %i_227, %i_230] : memref<8x40x24xf16>, vector<8xf16>
                        %v_242 = arith.extf %v_241 : vector<8xf16> to vector<8xf32>
                        %acc_243 = math.fma %v_242, %v_237, %carry_232 : vector<8xf32>
                        %acc_244 = math.fma %v_242, %v_239, %carry_233 : vector<8xf32>
                        %v_245 = arith.addi %i_230, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_229, %v_245], read, locality<3>, data : memref<8x40x24xf16>
                        %v_246 = vector.load %expert_down[%v_67, %v_229, %i_230] : memref<8x40x24xf16>, vector<8xf16>
                        %v_247 = arith.extf %v_246 : vector<8xf16> to vector<8xf32>
                        %acc_248 = math.fma %v_247, %v_237, %carry_234 : vector<8xf32>
                        %acc_249 = math.fma %v_247, %v_239, %carry_235 : vector<8xf32>
                        scf.yield %acc_243, %acc_244, %acc_248, %acc_249 : vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xf32>
                      }
                      %v_250 = vector.shuffle %loop_231#0, %loop_231#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_251 = vector.shuffle %loop_231#0, %loop_231#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_252 = arith.addf %v_250, %v_251 : vector<4xf32>
                      %v_253 = vector.shuffle %v_252, %v_252 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_254 = vector.shuffle %v_252, %v_252 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_255 = arith.addf %v_253, %v_254 : vector<2xf32>
                      %v_256 = vector.shuffle %v_255, %v_255 [0] : vector<2xf32>, vector<2xf32>
                      %v_257 = vector.shuffle %v_255, %v_255 [1] : vector<2xf32>, vector<2xf32>
                      %v_258 = arith.addf %v_256, %v_257 : vector<1xf32>
                      %sum_259 = vector.extract %v_258[0] : f32 from vector<1xf32>
                      %v_260 = vector.shuffle %loop_231#1, %loop_231#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_261 = vector.shuffle %loop_231#1, %loop_231#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_262 = arith.addf %v_260, %v_261 : vector<4xf32>
                      %v_263 = vector.shuffle %v_262, %v_262 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_264 = vector.shuffle %v_262, %v_262 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_265 = arith.addf %v_263, %v_264 : vector<2xf32>
                      %v_266 = vector.shuffle %v_265, %v_265 [0] : vector<2xf32>, vector<2xf32>
                      %v_267 = vector.shuffle %v_265, %v_265 [1] : vector<2xf32>, vector<2xf32>
                      %v_268 = arith.addf %v_266, %v_267 : vector<1xf32>
                      %sum_269 = vector.extract %v_268[0] : f32 from vector<1xf32>
                      %v_270 = vector.shuffle %loop_231#2, %loop_231#2 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_271 = vector.shuffle %loop_231#2, %loop_231#2 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_272 = arith.addf %v_270, %v_271 : vector<4xf32>
                      %v_273 = vector.shuffle %v_272, %v_272 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_274 = vector.shuffle %v_272, %v_272 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_275 = arith.addf %v_273, %v_274 : vector<2xf32>
                      %v_276 = vector.shuffle %v_275, %v_275 [0] : vector<2xf32>, vector<2xf32>
                      %v_277 = vector.shuffle %v_275, %v_275 [1] : vector<2xf32>, vector<2xf32>
                      %v_278 = arith.addf %v_276, %v_277 : vector<1xf32>
                      %sum_279 = vector.extract %v_278[0] : f32 from vector<1xf32>
                      %v_280 = vector.shuffle %loop_231#3, %loop_231#3 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_281 = vector.shuffle %loop_231#3, %loop_231#3 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_282 = arith.addf %v_280, %v_281 : vector<4xf32>
                      %v_283 = vector.shuffle %v_282, %v_282 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_284 = vector.shuffle %v_282, %v_282 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_285 = arith.addf %v_283, %v_284 : vector<2xf32>
                      %v_286 = vector.shuffle %v_285, %v_285 [0] : vector<2xf32>, vector<2xf32>
                      %v_287 = vector.shuffle %v_285, %v_285 [1] : vector<2xf32>, vector<2xf32>
                      %v_288 = arith.addf %v_286, %v_287 : vector<1xf32>
                      %sum_289 = vector.extract %v_288[0] : f32 from vector<1xf32>
                      memref.store %sum_259, %outputs[%v_222, %i_227] : memref<?x40xf32>
                      memref.store %sum_269, %outputs[%v_224, %i_227] : memref<?x40xf32>
                      memref.store %sum_279, %outputs[%v_222, %v_229] : memref<?x40xf32>
                      memref.store %sum_289, %outputs[%v_224, %v_229] : memref<?x40xf32>
                    }
                  }
                  %is_290 = arith.cmpi eq, %v_87, %c_2 : index
                  %v_291 = arith.andi %is_290, %is_89 : i1
                  scf.if %v_291 {
                    %v_292 = memref.load %group[%c_3] : memref<5xi32>
                    %v_293 = arith.index_cast %v_292 : i32 to index
                    %v_294 = arith.addi %v_52, %c_4 : index
                    %v_295 = arith.minsi %v_294, %c_12 : index
                    scf.for %i_296 = %v_52 to %v_295 step %c_2 {
                      %v_297 = arith.addi %i_296, %c_4 : index
                      %v_298 = arith.minsi %v_297, %c_13 : index
                      %loop_300:2 = scf.for %i_299 = %c_3 to %c_15 step %c_5 iter_args(%carry_301 = %c_14, %carry_302 = %c_14) -> (vector<8xf32>, vector<8xf32>) {
                        %v_303 = vector.load %hidden[%v_293, %i_299] : memref<?x24xf16>, vector<8xf16>
                        %v_304 = arith.extf %v_303 : vector<8xf16> to vector<8xf32>
                        %v_305 = arith.addi %i_299, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %i_296, %v_305], read, locality<3>, data : memref<8x40x24xf16>
                        %v_306 = vector.load %expert_down[%v_67, %i_296, %i_299] : memref<8x40x24xf16>, vector<8xf16>
                        %v_307 = arith.extf %v_306 : vector<8xf16> to vector<8xf32>
                        %acc_308 = math.fma %v_307, %v_304, %carry_301 : vector<8xf32>
                        %v_309 = arith.addi %i_299, %c_9 : index
                        memref.prefetch %expert_down[%v_67, %v_298, %v_309], read, locality<3>, data : memref<8x40x24xf16>
                        %v_310 = vector.load %expert_down[%v_67, %v_298, %i_299] : memref<8x40x24xf16>, vector<8xf16>
                        %v_311 = arith.extf %v_310 : vector<8xf16> to vector<8xf32>
                        %acc_312 = math.fma %v_311, %v_304, %carry_302 : vector<8xf32>
                        scf.yield %acc_308, %acc_312 : vector<8xf32>, vector<8xf32>
                      }
                      %v_313 = vector.shuffle %loop_300#0, %loop_300#0 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_314 = vector.shuffle %loop_300#0, %loop_300#0 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_315 = arith.addf %v_313, %v_314 : vector<4xf32>
                      %v_316 = vector.shuffle %v_315, %v_315 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_317 = vector.shuffle %v_315, %v_315 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_318 = arith.addf %v_316, %v_317 : vector<2xf32>
                      %v_319 = vector.shuffle %v_318, %v_318 [0] : vector<2xf32>, vector<2xf32>
                      %v_320 = vector.shuffle %v_318, %v_318 [1] : vector<2xf32>, vector<2xf32>
                      %v_321 = arith.addf %v_319, %v_320 : vector<1xf32>
                      %sum_322 = vector.extract %v_321[0] : f32 from vector<1xf32>
                      %v_323 = vector.shuffle %loop_300#1, %loop_300#1 [0, 1, 2, 3] : vector<8xf32>, vector<8xf32>
                      %v_324 = vector.shuffle %loop_300#1, %loop_300#1 [4, 5, 6, 7] : vector<8xf32>, vector<8xf32>
                      %v_325 = arith.addf %v_323, %v_324 : vector<4xf32>
                      %v_326 = vector.shuffle %v_325, %v_325 [0, 1] : vector<4xf32>, vector<4xf32>
                      %v_327 = vector.shuffle %v_325, %v_325 [2, 3] : vector<4xf32>, vector<4xf32>
                      %v_328 = arith.addf %v_326, %v_327 : vector<2xf32>
                      %v_329 = vector.shuffle %v_328, %v_328 [0] : vector<2xf32>, vector<2xf32>
                      %v_330 = vector.shuffle %v_328, %v_328 [1] : vector<2xf32>, vector<2xf32>
                      %v_331 = arith.addf %v_329, %v_330 : vector<1xf32>
                      %sum_332 = vector.extract %v_331[0] : f32 from vector<1xf32>
                      memref.store %sum_322, %outputs[%v_293, %i_296] : memref<?x40xf32>
                      memref.store %sum_332, %outputs[%v_293, %v_298] : memref<?x40xf32>
                    }
                  }
                  %is_333 = arith.cmpi eq, %v_87, %c_10 : index
                  %v_334 = arith.select %is_333, %c_3, %v_87 : index
                  scf.yield %v_334 : index
                }
              }
            }
            %v_335 = arith.addi %v_52, %c_6 : index
            %v_336 = arith.minsi %v_335, %c_12 : index
            // combine: the token's slots by rising expert
            scf.for %i_337 = %c_3 to %tokens step %c_2 {
              %v_338 = arith.muli %i_337, %c_11 : index
              scf.for %i_339 = %c_3 to %c_11 step %c_2 {
                %v_340 = arith.addi %v_338, %i_339 : index
                %v_341 = memref.load %ids[%v_340] : memref<?xi32>
                %v_342 = vector.broadcast %v_341 : i32 to vector<16xi32>
                %loop_344:1 = scf.for %i_343 = %c_3 to %c_11 step %c_4 iter_args(%carry_345 = %c_18) -> (vector<16xi32>) {
                  %v_346 = arith.subi %c_11, %i_343 : index
                  %mask_347 = vector.create_mask %v_346 : vector<16xi1>
                  %v_348 = arith.addi %v_338, %i_343 : index
                  %v_349 = vector.maskedload %ids[%v_348], %mask_347, %c_18 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
                  %v_350 = arith.index_cast %i_343 : index to i32
                  %v_351 = vector.broadcast %v_350 : i32 to vector<16xi32>
                  %v_352 = arith.addi %c_16, %v_351 : vector<16xi32>
                  %v_353 = arith.index_cast %i_339 : index to i32
                  %v_354 = vector.broadcast %v_353 : i32 to vector<16xi32>
                  %is_355 = arith.cmpi slt, %v_352, %v_354 : vector<16xi32>
                  %is_356 = arith.cmpi slt, %v_349, %v_342 : vector<16xi32>
                  %is_357 = arith.cmpi eq, %v_349, %v_342 : vector<16xi32>
                  %v_358 = arith.andi %is_357, %is_355 : vector<16xi1>
                  %v_359 = arith.ori %is_356, %v_358 : vector<16xi1>
                  %v_360 = arith.andi %v_359, %mask_347 : vector<16xi1>
                  %v_361 = arith.select %v_360, %c_17, %c_18 : vector<16xi1>, vector<16xi32>
                  %v_362 = arith.addi %carry_345, %v_361 : vector<16xi32>
                  scf.yield %v_362 : vector<16xi32>
                }
                %v_363 = vector.reduction <add>, %loop_344#0 : vector<16xi32> into i32
                %v_364 = arith.index_cast %v_363 : i32 to index
                %v_365 = arith.addi %v_338, %i_339 : index
                %v_366 = arith.index_cast %v_365 : index to i32
                memref.store %v_366, %order[%v_364] : memref<3xi32>
              }
              scf.for %i_367 = %v_52 to %v_336 step %c_4 {
                %v_368 = arith.subi %v_336, %i_367 : index
                %mask_369 = vector.create_mask %v_368 : vector<16xi1>
                %loop_371:1 = scf.for %i_370 = %c_3 to %c_11 step %c_2 iter_args(%carry_372 = %c_19) -> (vector<16xf32>) {
                  %v_373 = memref.load %order[%i_370] : memref<3xi32>
                  %v_374 = arith.index_cast %v_373 : i32 to index
                  %v_375 = vector.maskedload %outputs[%v_374, %i_367], %mask_369, %c_19 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                  %v_376 = memref.load %weights[%v_374] : memref<?xf32>
                  %v_377 = vector.broadcast %v_376 : f32 to vector<16xf32>
                  %v_378 = arith.mulf %v_375, %v_377 : vector<16xf32>
                  %v_379 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_378) : (vector<16xf32>) -> vector<16xf32>
                  %v_380 = arith.addf %carry_372, %v_379 : vector<16xf32>
                  scf.yield %v_380 : vector<16xf32>
                }
                vector.maskedstore %y[%i_337, %i_367], %mask_369, %loop_371#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

    // stage: experts: gathered: the chosen experts of 8, kernels for avx2
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %x_f16 = stablehlo.convert %x : (tensor<?x40xf32>) -> tensor<?x40xf16>
    %taken = stablehlo.constant dense<0> : tensor<32xi32>
    %gathered_up:2 = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x_f16, %expert_ids, %expert_gate_up, %taken, %slots, %tokens) : (tensor<?x40xf16>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf16>, tensor<32xi32>, index, index) -> (%taken, tensor<?x24xf16>{%slots})
    %gathered_down:3 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%gathered_up#1, %expert_ids, %chosen_weights, %expert_down, %gathered_up#0, %slots, %tokens) : (tensor<?x24xf16>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf16>, tensor<32xi32>, index, index) -> (%gathered_up#0, tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#2 : tensor<?x40xf32>
  }
}
