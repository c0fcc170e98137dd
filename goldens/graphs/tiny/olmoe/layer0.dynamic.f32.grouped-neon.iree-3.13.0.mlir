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
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 16 : index
        %c_2 = arith.constant 8 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant 7 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 2 : index
        %c_7 = arith.constant 3 : index
        %c_8 = arith.constant dense<0.0> : vector<2xf64>
        %c_9 = arith.constant 0 : index
        %c_10 = arith.constant 40 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_9] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_9] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_9] : !stream.binding -> memref<?x8xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_1 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_2 : index
        %v_5 = arith.addi %v_2, %c_1 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        scf.for %i_7 = %v_1 to %v_4 step %c_3 {
          scf.for %i_8 = %v_2 to %v_6 step %c_3 {
            %v_9 = arith.minsi %i_7, %c_4 : index
            %v_10 = arith.addi %i_7, %c_5 : index
            %v_11 = arith.minsi %v_10, %c_4 : index
            %v_12 = arith.addi %i_7, %c_6 : index
            %v_13 = arith.minsi %v_12, %c_4 : index
            %v_14 = arith.addi %i_7, %c_7 : index
            %v_15 = arith.minsi %v_14, %c_4 : index
            %v_16 = arith.subi %tokens, %c_5 : index
            %v_17 = arith.minsi %i_8, %v_16 : index
            %v_18 = arith.addi %i_8, %c_5 : index
            %v_19 = arith.subi %tokens, %c_5 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.addi %i_8, %c_6 : index
            %v_22 = arith.subi %tokens, %c_5 : index
            %v_23 = arith.minsi %v_21, %v_22 : index
            %v_24 = arith.addi %i_8, %c_7 : index
            %v_25 = arith.subi %tokens, %c_5 : index
            %v_26 = arith.minsi %v_24, %v_25 : index
            %loop_28:16 = scf.for %i_27 = %c_9 to %c_10 step %c_6 iter_args(%carry_29 = %c_8, %carry_30 = %c_8, %carry_31 = %c_8, %carry_32 = %c_8, %carry_33 = %c_8, %carry_34 = %c_8, %carry_35 = %c_8, %carry_36 = %c_8, %carry_37 = %c_8, %carry_38 = %c_8, %carry_39 = %c_8, %carry_40 = %c_8, %carry_41 = %c_8, %carry_42 = %c_8, %carry_43 = %c_8, %carry_44 = %c_8) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
              %v_45 = vector.load %x[%v_17, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_46 = arith.extf %v_45 : vector<2xf32> to vector<2xf64>
              %v_47 = vector.load %x[%v_20, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_48 = arith.extf %v_47 : vector<2xf32> to vector<2xf64>
              %v_49 = vector.load %x[%v_23, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_50 = arith.extf %v_49 : vector<2xf32> to vector<2xf64>
              %v_51 = vector.load %x[%v_26, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_52 = arith.extf %v_51 : vector<2xf32> to vector<2xf64>
              %v_53 = vector.load %weight[%v_9, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_54 = arith.extf %v_53 : vector<2xf32> to vector<2xf64>
              %acc_55 = math.fma %v_54, %v_46, %carry_29 : vector<2xf64>
              %acc_56 = math.fma %v_54, %v_48, %carry_30 : vector<2xf64>
              %acc_57 = math.fma %v_54, %v_50, %carry_31 : vector<2xf64>
              %acc_58 = math.fma %v_54, %v_52, %carry_32 : vector<2xf64>
              %v_59 = vector.load %weight[%v_11, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_60 = arith.extf %v_59 : vector<2xf32> to vector<2xf64>
              %acc_61 = math.fma %v_60, %v_46, %carry_33 : vector<2xf64>
              %acc_62 = math.fma %v_60, %v_48, %carry_34 : vector<2xf64>
              %acc_63 = math.fma %v_60, %v_50, %carry_35 : vector<2xf64>
              %acc_64 = math.fma %v_60, %v_52, %carry_36 : vector<2xf64>
              %v_65 = vector.load %weight[%v_13, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_66 = arith.extf %v_65 : vector<2xf32> to vector<2xf64>
              %acc_67 = math.fma %v_66, %v_46, %carry_37 : vector<2xf64>
              %acc_68 = math.fma %v_66, %v_48, %carry_38 : vector<2xf64>
              %acc_69 = math.fma %v_66, %v_50, %carry_39 : vector<2xf64>
              %acc_70 = math.fma %v_66, %v_52, %carry_40 : vector<2xf64>
              %v_71 = vector.load %weight[%v_15, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_72 = arith.extf %v_71 : vector<2xf32> to vector<2xf64>
              %acc_73 = math.fma %v_72, %v_46, %carry_41 : vector<2xf64>
              %acc_74 = math.fma %v_72, %v_48, %carry_42 : vector<2xf64>
              %acc_75 = math.fma %v_72, %v_50, %carry_43 : vector<2xf64>
              %acc_76 = math.fma %v_72, %v_52, %carry_44 : vector<2xf64>
              scf.yield %acc_55, %acc_56, %acc_57, %acc_58, %acc_61, %acc_62, %acc_63, %acc_64, %acc_67, %acc_68, %acc_69, %acc_70, %acc_73, %acc_74, %acc_75, %acc_76 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            %v_77 = vector.shuffle %loop_28#0, %loop_28#0 [0] : vector<2xf64>, vector<2xf64>
            %v_78 = vector.shuffle %loop_28#0, %loop_28#0 [1] : vector<2xf64>, vector<2xf64>
            %v_79 = arith.addf %v_77, %v_78 : vector<1xf64>
            %sum_80 = vector.extract %v_79[0] : f64 from vector<1xf64>
            %v_81 = arith.truncf %sum_80 : f64 to f32
            memref.store %v_81, %y[%v_17, %v_9] : memref<?x8xf32>
            %v_82 = vector.shuffle %loop_28#1, %loop_28#1 [0] : vector<2xf64>, vector<2xf64>
            %v_83 = vector.shuffle %loop_28#1, %loop_28#1 [1] : vector<2xf64>, vector<2xf64>
            %v_84 = arith.addf %v_82, %v_83 : vector<1xf64>
            %sum_85 = vector.extract %v_84[0] : f64 from vector<1xf64>
            %v_86 = arith.truncf %sum_85 : f64 to f32
            memref.store %v_86, %y[%v_20, %v_9] : memref<?x8xf32>
            %v_87 = vector.shuffle %loop_28#2, %loop_28#2 [0] : vector<2xf64>, vector<2xf64>
            %v_88 = vector.shuffle %loop_28#2, %loop_28#2 [1] : vector<2xf64>, vector<2xf64>
            %v_89 = arith.addf %v_87, %v_88 : vector<1xf64>
            %sum_90 = vector.extract %v_89[0] : f64 from vector<1xf64>
            %v_91 = arith.truncf %sum_90 : f64 to f32
            memref.store %v_91, %y[%v_23, %v_9] : memref<?x8xf32>
            %v_92 = vector.shuffle %loop_28#3, %loop_28#3 [0] : vector<2xf64>, vector<2xf64>
            %v_93 = vector.shuffle %loop_28#3, %loop_28#3 [1] : vector<2xf64>, vector<2xf64>
            %v_94 = arith.addf %v_92, %v_93 : vector<1xf64>
            %sum_95 = vector.extract %v_94[0] : f64 from vector<1xf64>
            %v_96 = arith.truncf %sum_95 : f64 to f32
            memref.store %v_96, %y[%v_26, %v_9] : memref<?x8xf32>
            %v_97 = vector.shuffle %loop_28#4, %loop_28#4 [0] : vector<2xf64>, vector<2xf64>
            %v_98 = vector.shuffle %loop_28#4, %loop_28#4 [1] : vector<2xf64>, vector<2xf64>
            %v_99 = arith.addf %v_97, %v_98 : vector<1xf64>
            %sum_100 = vector.extract %v_99[0] : f64 from vector<1xf64>
            %v_101 = arith.truncf %sum_100 : f64 to f32
            memref.store %v_101, %y[%v_17, %v_11] : memref<?x8xf32>
            %v_102 = vector.shuffle %loop_28#5, %loop_28#5 [0] : vector<2xf64>, vector<2xf64>
            %v_103 = vector.shuffle %loop_28#5, %loop_28#5 [1] : vector<2xf64>, vector<2xf64>
            %v_104 = arith.addf %v_102, %v_103 : vector<1xf64>
            %sum_105 = vector.extract %v_104[0] : f64 from vector<1xf64>
            %v_106 = arith.truncf %sum_105 : f64 to f32
            memref.store %v_106, %y[%v_20, %v_11] : memref<?x8xf32>
            %v_107 = vector.shuffle %loop_28#6, %loop_28#6 [0] : vector<2xf64>, vector<2xf64>
            %v_108 = vector.shuffle %loop_28#6, %loop_28#6 [1] : vector<2xf64>, vector<2xf64>
            %v_109 = arith.addf %v_107, %v_108 : vector<1xf64>
            %sum_110 = vector.extract %v_109[0] : f64 from vector<1xf64>
            %v_111 = arith.truncf %sum_110 : f64 to f32
            memref.store %v_111, %y[%v_23, %v_11] : memref<?x8xf32>
            %v_112 = vector.shuffle %loop_28#7, %loop_28#7 [0] : vector<2xf64>, vector<2xf64>
            %v_113 = vector.shuffle %loop_28#7, %loop_28#7 [1] : vector<2xf64>, vector<2xf64>
            %v_114 = arith.addf %v_112, %v_113 : vector<1xf64>
            %sum_115 = vector.extract %v_114[0] : f64 from vector<1xf64>
            %v_116 = arith.truncf %sum_115 : f64 to f32
            memref.store %v_116, %y[%v_26, %v_11] : memref<?x8xf32>
            %v_117 = vector.shuffle %loop_28#8, %loop_28#8 [0] : vector<2xf64>, vector<2xf64>
            %v_118 = vector.shuffle %loop_28#8, %loop_28#8 [1] : vector<2xf64>, vector<2xf64>
            %v_119 = arith.addf %v_117, %v_118 : vector<1xf64>
            %sum_120 = vector.extract %v_119[0] : f64 from vector<1xf64>
            %v_121 = arith.truncf %sum_120 : f64 to f32
            memref.store %v_121, %y[%v_17, %v_13] : memref<?x8xf32>
            %v_122 = vector.shuffle %loop_28#9, %loop_28#9 [0] : vector<2xf64>, vector<2xf64>
            %v_123 = vector.shuffle %loop_28#9, %loop_28#9 [1] : vector<2xf64>, vector<2xf64>
            %v_124 = arith.addf %v_122, %v_123 : vector<1xf64>
            %sum_125 = vector.extract %v_124[0] : f64 from vector<1xf64>
            %v_126 = arith.truncf %sum_125 : f64 to f32
            memref.store %v_126, %y[%v_20, %v_13] : memref<?x8xf32>
            %v_127 = vector.shuffle %loop_28#10, %loop_28#10 [0] : vector<2xf64>, vector<2xf64>
            %v_128 = vector.shuffle %loop_28#10, %loop_28#10 [1] : vector<2xf64>, vector<2xf64>
            %v_129 = arith.addf %v_127, %v_128 : vector<1xf64>
            %sum_130 = vector.extract %v_129[0] : f64 from vector<1xf64>
            %v_131 = arith.truncf %sum_130 : f64 to f32
            memref.store %v_131, %y[%v_23, %v_13] : memref<?x8xf32>
            %v_132 = vector.shuffle %loop_28#11, %loop_28#11 [0] : vector<2xf64>, vector<2xf64>
            %v_133 = vector.shuffle %loop_28#11, %loop_28#11 [1] : vector<2xf64>, vector<2xf64>
            %v_134 = arith.addf %v_132, %v_133 : vector<1xf64>
            %sum_135 = vector.extract %v_134[0] : f64 from vector<1xf64>
            %v_136 = arith.truncf %sum_135 : f64 to f32
            memref.store %v_136, %y[%v_26, %v_13] : memref<?x8xf32>
            %v_137 = vector.shuffle %loop_28#12, %loop_28#12 [0] : vector<2xf64>, vector<2xf64>
            %v_138 = vector.shuffle %loop_28#12, %loop_28#12 [1] : vector<2xf64>, vector<2xf64>
            %v_139 = arith.addf %v_137, %v_138 : vector<1xf64>
            %sum_140 = vector.extract %v_139[0] : f64 from vector<1xf64>
            %v_141 = arith.truncf %sum_140 : f64 to f32
            memref.store %v_141, %y[%v_17, %v_15] : memref<?x8xf32>
            %v_142 = vector.shuffle %loop_28#13, %loop_28#13 [0] : vector<2xf64>, vector<2xf64>
            %v_143 = vector.shuffle %loop_28#13, %loop_28#13 [1] : vector<2xf64>, vector<2xf64>
            %v_144 = arith.addf %v_142, %v_143 : vector<1xf64>
            %sum_145 = vector.extract %v_144[0] : f64 from vector<1xf64>
            %v_146 = arith.truncf %sum_145 : f64 to f32
            memref.store %v_146, %y[%v_20, %v_15] : memref<?x8xf32>
            %v_147 = vector.shuffle %loop_28#14, %loop_28#14 [0] : vector<2xf64>, vector<2xf64>
            %v_148 = vector.shuffle %loop_28#14, %loop_28#14 [1] : vector<2xf64>, vector<2xf64>
            %v_149 = arith.addf %v_147, %v_148 : vector<1xf64>
            %sum_150 = vector.extract %v_149[0] : f64 from vector<1xf64>
            %v_151 = arith.truncf %sum_150 : f64 to f32
            memref.store %v_151, %y[%v_23, %v_15] : memref<?x8xf32>
            %v_152 = vector.shuffle %loop_28#15, %loop_28#15 [0] : vector<2xf64>, vector<2xf64>
            %v_153 = vector.shuffle %loop_28#15, %loop_28#15 [1] : vector<2xf64>, vector<2xf64>
            %v_154 = arith.addf %v_152, %v_153 : vector<1xf64>
            %sum_155 = vector.extract %v_154[0] : f64 from vector<1xf64>
            %v_156 = arith.truncf %sum_155 : f64 to f32
            memref.store %v_156, %y[%v_26, %v_15] : memref<?x8xf32>
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
        %c_1 = arith.constant dense<[0, 1, 2, 3]> : vector<4xi32>
        %c_2 = arith.constant dense<-2147483648> : vector<4xi32>
        %c_3 = arith.constant dense<8> : vector<4xi32>
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2147483647 : i32
        %c_6 = arith.constant -1 : i32
        %c_7 = arith.constant 0 : index
        %c_8 = arith.constant 3 : index
        %c_9 = arith.constant 8 : index
        %c_10 = arith.constant 4 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %keys = stream.binding.subspan %keys_binding[%c_7] : !stream.binding -> memref<?x8xi32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_7] : !stream.binding -> memref<?x3xi32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %tokens : index
        scf.for %i_4 = %v_1 to %v_3 step %c_4 {
          %loop_6:2 = scf.for %i_5 = %c_7 to %c_8 step %c_4 iter_args(%carry_7 = %c_5, %carry_8 = %c_6) -> (i32, i32) {
            %v_9 = vector.broadcast %carry_7 : i32 to vector<4xi32>
            %v_10 = vector.broadcast %carry_8 : i32 to vector<4xi32>
            %loop_12:2 = scf.for %i_11 = %c_7 to %c_9 step %c_10 iter_args(%carry_13 = %c_2, %carry_14 = %c_3) -> (vector<4xi32>, vector<4xi32>) {
              %v_15 = vector.load %keys[%i_4, %i_11] : memref<?x8xi32>, vector<4xi32>
              %v_16 = arith.index_cast %i_11 : index to i32
              %v_17 = vector.broadcast %v_16 : i32 to vector<4xi32>
              %v_18 = arith.addi %c_1, %v_17 : vector<4xi32>
              %is_19 = arith.cmpi eq, %v_15, %v_9 : vector<4xi32>
              %is_20 = arith.cmpi sgt, %v_18, %v_10 : vector<4xi32>
              %v_21 = arith.andi %is_19, %is_20 : vector<4xi1>
              %is_22 = arith.cmpi slt, %v_15, %v_9 : vector<4xi32>
              %v_23 = arith.ori %is_22, %v_21 : vector<4xi1>
              %is_24 = arith.cmpi sgt, %v_15, %carry_13 : vector<4xi32>
              %v_25 = arith.andi %v_23, %is_24 : vector<4xi1>
              %v_26 = arith.select %v_25, %v_15, %carry_13 : vector<4xi1>, vector<4xi32>
              %v_27 = arith.select %v_25, %v_18, %carry_14 : vector<4xi1>, vector<4xi32>
              scf.yield %v_26, %v_27 : vector<4xi32>, vector<4xi32>
            }
            %v_28 = vector.reduction <maxsi>, %loop_12#0 : vector<4xi32> into i32
            %v_29 = vector.broadcast %v_28 : i32 to vector<4xi32>
            %is_30 = arith.cmpi eq, %loop_12#0, %v_29 : vector<4xi32>
            %v_31 = arith.select %is_30, %loop_12#1, %c_3 : vector<4xi1>, vector<4xi32>
            %v_32 = vector.reduction <minsi>, %v_31 : vector<4xi32> into i32
            memref.store %v_32, %ids[%i_4, %i_5] : memref<?x3xi32>
            scf.yield %v_28, %v_32 : i32, i32
          }
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
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 1 : index
      %y = arith.ceildivui %spans, %y_divisor : index
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
        %c_7 = arith.constant 239 : index
        %c_8 = arith.constant 240 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 16 : index
        %c_11 = arith.constant 2 : index
        %c_12 = arith.constant -1 : i32
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %order = stream.binding.subspan %order_binding[%c_2] : !stream.binding -> memref<?xi32>{%padded}
        %position = stream.binding.subspan %position_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_2] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_2] : !stream.binding -> memref<2457856xi8>
        %cursor = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<8xi32>
        scf.for %i_1 = %c_2 to %c_3 step %c_4 {
          memref.store %c_0, %cursor[%i_1] : memref<8xi32>
        }
        %address_2 = memref.extract_aligned_pointer_as_index %panels : memref<2457856xi8> -> index
        scf.for %i_3 = %c_2 to %c_5 step %c_4 {
          %v_4 = arith.muli %i_3, %c_6 : index
          %v_5 = arith.addi %address_2, %v_4 : index
          %v_6 = arith.index_cast %v_5 : index to i64
          %pointer_7 = llvm.inttoptr %v_6 : i64 to !llvm.ptr
          "llvm.store"(%c_0, %pointer_7) <{alignment = 4 : i64, ordering = 0 : i64}> : (i32, !llvm.ptr) -> ()
        }
        // how many slots each expert has
        scf.for %i_8 = %c_2 to %slots step %c_4 {
          %v_9 = memref.load %ids[%i_8] : memref<?xi32>
          %v_10 = arith.index_cast %v_9 : i32 to index
          %v_11 = memref.load %cursor[%v_10] : memref<8xi32>
          %v_12 = arith.addi %v_11, %c_1 : i32
          memref.store %v_12, %cursor[%v_10] : memref<8xi32>
        }
        // where each expert's rows begin, and its spans: expert, first row, rows
        %loop_14:2 = scf.for %i_13 = %c_2 to %c_3 step %c_4 iter_args(%carry_15 = %c_2, %carry_16 = %c_2) -> (index, index) {
          %v_17 = memref.load %cursor[%i_13] : memref<8xi32>
          %v_18 = arith.index_cast %v_17 : i32 to index
          %v_19 = arith.index_cast %carry_15 : index to i32
          memref.store %v_19, %cursor[%i_13] : memref<8xi32>
          %v_20 = arith.addi %v_18, %c_7 : index
          %v_21 = arith.divui %v_20, %c_8 : index
          %v_22 = arith.maxsi %v_21, %c_4 : index
          %v_23 = arith.subi %v_22, %c_4 : index
          %v_24 = arith.addi %v_18, %v_23 : index
          %v_25 = arith.divui %v_24, %v_22 : index
          %v_26 = arith.addi %v_25, %c_9 : index
          %v_27 = arith.divui %v_26, %c_10 : index
          %v_28 = arith.muli %v_27, %c_10 : index
          scf.for %i_29 = %c_2 to %v_21 step %c_4 {
            %v_30 = arith.muli %i_29, %v_28 : index
            %v_31 = arith.addi %carry_15, %v_30 : index
            %v_32 = arith.subi %v_18, %v_30 : index
            %v_33 = arith.minsi %v_28, %v_32 : index
            %v_34 = arith.index_cast %i_13 : index to i32
            %v_35 = arith.addi %carry_16, %i_29 : index
            memref.store %v_34, %spans_of[%v_35, %c_2] : memref<?x4xi32>
            %v_36 = arith.index_cast %v_31 : index to i32
            %v_37 = arith.addi %carry_16, %i_29 : index
            memref.store %v_36, %spans_of[%v_37, %c_4] : memref<?x4xi32>
            %v_38 = arith.index_cast %v_33 : index to i32
            %v_39 = arith.addi %carry_16, %i_29 : index
            memref.store %v_38, %spans_of[%v_39, %c_11] : memref<?x4xi32>
          }
          %v_40 = arith.addi %v_18, %c_9 : index
          %v_41 = arith.divui %v_40, %c_10 : index
          %v_42 = arith.muli %v_41, %c_10 : index
          %v_43 = arith.addi %carry_15, %v_42 : index
          %v_44 = arith.addi %carry_15, %v_18 : index
          scf.for %i_45 = %v_44 to %v_43 step %c_4 {
            memref.store %c_12, %order[%i_45] : memref<?xi32>
          }
          %v_46 = arith.addi %carry_16, %v_21 : index
          scf.yield %v_43, %v_46 : index, index
        }
        scf.for %i_47 = %loop_14#1 to %spans step %c_4 {
          memref.store %c_0, %spans_of[%i_47, %c_11] : memref<?x4xi32>
        }
        // each slot to the next row of its expert
        scf.for %i_48 = %c_2 to %slots step %c_4 {
          %v_49 = memref.load %ids[%i_48] : memref<?xi32>
          %v_50 = arith.index_cast %v_49 : i32 to index
          %v_51 = memref.load %cursor[%v_50] : memref<8xi32>
          %v_52 = arith.addi %v_51, %c_1 : i32
          memref.store %v_52, %cursor[%v_50] : memref<8xi32>
          memref.store %v_51, %position[%i_48] : memref<?xi32>
          %v_53 = arith.index_cast %i_48 : index to i32
          %v_54 = arith.index_cast %v_51 : i32 to index
          memref.store %v_53, %order[%v_54] : memref<?xi32>
        }
        return
      }
      func.func @grouped_up(%x_binding: !stream.binding, %order_binding: !stream.binding, %spans_of_binding: !stream.binding, %panels_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 0 : index
        %c_1 = arith.constant 1 : index
        %c_2 = arith.constant 2 : index
        %c_3 = arith.constant 32 : index
        %c_4 = arith.constant 24 : index
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant 1 : i32
        %c_7 = arith.constant 0 : i32
        %c_8 = arith.constant 64 : index
        %c_9 = arith.constant 256 : index
        %c_10 = arith.constant 38400 : index
        %c_11 = arith.constant 15 : index
        %c_12 = arith.constant 16 : index
        %c_13 = arith.constant 3 : index
        %c_14 = arith.constant 5 : index
        %c_15 = arith.constant 6 : index
        %c_16 = arith.constant 7 : index
        %c_17 = arith.constant 8 : index
        %c_18 = arith.constant 9 : index
        %c_19 = arith.constant 10 : index
        %c_20 = arith.constant 11 : index
        %c_21 = arith.constant 12 : index
        %c_22 = arith.constant 13 : index
        %c_23 = arith.constant 14 : index
        %c_24 = arith.constant -1 : index
        %c_25 = arith.constant 2560 : index
        %c_26 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_27 = arith.constant 128 : index
        %c_28 = arith.constant 192 : index
        %c_29 = arith.constant 320 : index
        %c_30 = arith.constant 384 : index
        %c_31 = arith.constant 448 : index
        %c_32 = arith.constant 512 : index
        %c_33 = arith.constant 576 : index
        %c_34 = arith.constant 640 : index
        %c_35 = arith.constant 704 : index
        %c_36 = arith.constant 768 : index
        %c_37 = arith.constant 832 : index
        %c_38 = arith.constant 896 : index
        %c_39 = arith.constant 960 : index
        %c_40 = arith.constant 6208 : i64
        %c_41 = arith.constant 2048 : i64
        %c_42 = arith.constant 48 : index
        %c_43 = arith.constant 160 : index
        %c_44 = arith.constant 40 : index
        %c_45 = arith.constant 39 : index
        %c_46 = arith.constant 2048 : index
        %c_47 = arith.constant 4096 : index
        %c_48 = arith.constant 17 : index
        %c_49 = arith.constant 18 : index
        %c_50 = arith.constant 19 : index
        %c_51 = arith.constant 20 : index
        %c_52 = arith.constant 21 : index
        %c_53 = arith.constant 22 : index
        %c_54 = arith.constant 23 : index
        %c_55 = arith.constant 96 : index
        %c_56 = arith.constant dense<0x42B40000> : vector<16xf32>
        %c_57 = arith.constant dense<0xC2DC0000> : vector<16xf32>
        %c_58 = arith.constant dense<0x3FB8AA3B> : vector<16xf32>
        %c_59 = arith.constant dense<0xBF318000> : vector<16xf32>
        %c_60 = arith.constant dense<0x395E8083> : vector<16xf32>
        %c_61 = arith.constant dense<0x39500D01> : vector<16xf32>
        %c_62 = arith.constant dense<0x3AB60B61> : vector<16xf32>
        %c_63 = arith.constant dense<0x3C088889> : vector<16xf32>
        %c_64 = arith.constant dense<0x3D2AAAAB> : vector<16xf32>
        %c_65 = arith.constant dense<0x3E2AAAAB> : vector<16xf32>
        %c_66 = arith.constant dense<0x3F000000> : vector<16xf32>
        %c_67 = arith.constant dense<0x3F800000> : vector<16xf32>
        %c_68 = arith.constant dense<1> : vector<16xi32>
        %c_69 = arith.constant dense<23> : vector<16xi32>
        %c_70 = arith.constant dense<127> : vector<16xi32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_0] : !stream.binding -> memref<?x40xf32>{%tokens}
        %order = stream.binding.subspan %order_binding[%c_0] : !stream.binding -> memref<?xi32>{%padded}
        %spans_of = stream.binding.subspan %spans_of_binding[%c_0] : !stream.binding -> memref<?x4xi32>{%spans}
        %panels = stream.binding.subspan %panels_binding[%c_0] : !stream.binding -> memref<2457856xi8>
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_0] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_0] : !stream.binding -> memref<?x24xf32>{%padded}
        %v_1 = memref.load %spans_of[%workgroup_1, %c_0] : memref<?x4xi32>
        %v_2 = arith.index_cast %v_1 : i32 to index
        %v_3 = memref.load %spans_of[%workgroup_1, %c_1] : memref<?x4xi32>
        %v_4 = arith.index_cast %v_3 : i32 to index
        %v_5 = memref.load %spans_of[%workgroup_1, %c_2] : memref<?x4xi32>
        %v_6 = arith.index_cast %v_5 : i32 to index
        %v_7 = arith.muli %workgroup_0, %c_3 : index
        %v_8 = arith.addi %v_7, %c_3 : index
        %v_9 = arith.minsi %v_8, %c_4 : index
        %is_10 = arith.cmpi sgt, %v_6, %c_0 : index
        scf.if %is_10 {
          %address_11 = memref.extract_aligned_pointer_as_index %panels : memref<2457856xi8> -> index
          %claimed_14 = scf.while (%claim_12 = %c_0) : (index) -> index {
            %v_15 = arith.muli %claim_12, %c_5 : index
            %v_16 = arith.addi %address_11, %v_15 : index
            %v_17 = arith.index_cast %v_16 : index to i64
            %pointer_18 = llvm.inttoptr %v_17 : i64 to !llvm.ptr
            %v_19 = llvm.atomicrmw xchg %pointer_18, %c_6 acquire : !llvm.ptr, i32
            %is_20 = arith.cmpi ne, %v_19, %c_7 : i32
            scf.condition(%is_20) %claim_12 : index
          } do {
            ^bb0(%claim_13: index):
            %v_21 = arith.addi %claim_13, %c_1 : index
            %v_22 = arith.remui %v_21, %c_8 : index
            scf.yield %v_22 : index
          }
          %v_23 = arith.addi %address_11, %c_9 : index
          %v_24 = arith.muli %claimed_14, %c_10 : index
          %v_25 = arith.addi %v_23, %v_24 : index
          %v_26 = arith.addi %v_6, %c_11 : index
          %v_27 = arith.divui %v_26, %c_12 : index
          scf.for %i_28 = %c_0 to %v_27 step %c_1 {
            %v_29 = arith.muli %i_28, %c_12 : index
            %v_30 = arith.addi %v_4, %v_29 : index
            %v_31 = memref.load %order[%v_30] : memref<?xi32>
            %v_32 = arith.index_cast %v_31 : i32 to index
            %v_33 = arith.muli %i_28, %c_12 : index
            %v_34 = arith.addi %v_4, %v_33 : index
            %v_35 = arith.addi %v_34, %c_1 : index
            %v_36 = memref.load %order[%v_35] : memref<?xi32>
            %v_37 = arith.index_cast %v_36 : i32 to index
            %v_38 = arith.muli %i_28, %c_12 : index
            %v_39 = arith.addi %v_4, %v_38 : index
            %v_40 = arith.addi %v_39, %c_2 : index
            %v_41 = memref.load %order[%v_40] : memref<?xi32>
            %v_42 = arith.index_cast %v_41 : i32 to index
            %v_43 = arith.muli %i_28, %c_12 : index
            %v_44 = arith.addi %v_4, %v_43 : index
            %v_45 = arith.addi %v_44, %c_13 : index
            %v_46 = memref.load %order[%v_45] : memref<?xi32>
            %v_47 = arith.index_cast %v_46 : i32 to index
            %v_48 = arith.muli %i_28, %c_12 : index
            %v_49 = arith.addi %v_4, %v_48 : index
            %v_50 = arith.addi %v_49, %c_5 : index
            %v_51 = memref.load %order[%v_50] : memref<?xi32>
            %v_52 = arith.index_cast %v_51 : i32 to index
            %v_53 = arith.muli %i_28, %c_12 : index
            %v_54 = arith.addi %v_4, %v_53 : index
            %v_55 = arith.addi %v_54, %c_14 : index
            %v_56 = memref.load %order[%v_55] : memref<?xi32>
            %v_57 = arith.index_cast %v_56 : i32 to index
            %v_58 = arith.muli %i_28, %c_12 : index
            %v_59 = arith.addi %v_4, %v_58 : index
            %v_60 = arith.addi %v_59, %c_15 : index
            %v_61 = memref.load %order[%v_60] : memref<?xi32>
            %v_62 = arith.index_cast %v_61 : i32 to index
            %v_63 = arith.muli %i_28, %c_12 : index
            %v_64 = arith.addi %v_4, %v_63 : index
            %v_65 = arith.addi %v_64, %c_16 : index
            %v_66 = memref.load %order[%v_65] : memref<?xi32>
            %v_67 = arith.index_cast %v_66 : i32 to index
            %v_68 = arith.muli %i_28, %c_12 : index
            %v_69 = arith.addi %v_4, %v_68 : index
            %v_70 = arith.addi %v_69, %c_17 : index
            %v_71 = memref.load %order[%v_70] : memref<?xi32>
            %v_72 = arith.index_cast %v_71 : i32 to index
            %v_73 = arith.muli %i_28, %c_12 : index
            %v_74 = arith.addi %v_4, %v_73 : index
            %v_75 = arith.addi %v_74, %c_18 : index
            %v_76 = memref.load %order[%v_75] : memref<?xi32>
            %v_77 = arith.index_cast %v_76 : i32 to index
            %v_78 = arith.muli %i_28, %c_12 : index
            %v_79 = arith.addi %v_4, %v_78 : index
            %v_80 = arith.addi %v_79, %c_19 : index
            %v_81 = memref.load %order[%v_80] : memref<?xi32>
            %v_82 = arith.index_cast %v_81 : i32 to index
            %v_83 = arith.muli %i_28, %c_12 : index
            %v_84 = arith.addi %v_4, %v_83 : index
            %v_85 = arith.addi %v_84, %c_20 : index
            %v_86 = memref.load %order[%v_85] : memref<?xi32>
            %v_87 = arith.index_cast %v_86 : i32 to index
            %v_88 = arith.muli %i_28, %c_12 : index
            %v_89 = arith.addi %v_4, %v_88 : index
            %v_90 = arith.addi %v_89, %c_21 : index
            %v_91 = memref.load %order[%v_90] : memref<?xi32>
            %v_92 = arith.index_cast %v_91 : i32 to index
            %v_93 = arith.muli %i_28, %c_12 : index
            %v_94 = arith.addi %v_4, %v_93 : index
            %v_95 = arith.addi %v_94, %c_22 : index
            %v_96 = memref.load %order[%v_95] : memref<?xi32>
            %v_97 = arith.index_cast %v_96 : i32 to index
            %v_98 = arith.muli %i_28, %c_12 : index
            %v_99 = arith.addi %v_4, %v_98 : index
            %v_100 = arith.addi %v_99, %c_23 : index
            %v_101 = memref.load %order[%v_100] : memref<?xi32>
            %v_102 = arith.index_cast %v_101 : i32 to index
            %v_103 = arith.muli %i_28, %c_12 : index
            %v_104 = arith.addi %v_4, %v_103 : index
            %v_105 = arith.addi %v_104, %c_11 : index
            %v_106 = memref.load %order[%v_105] : memref<?xi32>
            %v_107 = arith.index_cast %v_106 : i32 to index
            %is_108 = arith.cmpi sge, %v_32, %c_0 : index
            %is_109 = arith.cmpi sge, %v_37, %c_0 : index
            %is_110 = arith.cmpi sge, %v_42, %c_0 : index
            %is_111 = arith.cmpi sge, %v_47, %c_0 : index
            %is_112 = arith.cmpi sge, %v_52, %c_0 : index
            %is_113 = arith.cmpi sge, %v_57, %c_0 : index
            %is_114 = arith.cmpi sge, %v_62, %c_0 : index
            %is_115 = arith.cmpi sge, %v_67, %c_0 : index
            %is_116 = arith.cmpi sge, %v_72, %c_0 : index
            %is_117 = arith.cmpi sge, %v_77, %c_0 : index
            %is_118 = arith.cmpi sge, %v_82, %c_0 : index
            %is_119 = arith.cmpi sge, %v_87, %c_0 : index
            %is_120 = arith.cmpi sge, %v_92, %c_0 : index
            %is_121 = arith.cmpi sge, %v_97, %c_0 : index
            %is_122 = arith.cmpi sge, %v_102, %c_0 : index
            %is_123 = arith.cmpi sge, %v_107, %c_0 : index
            %v_124 = arith.maxsi %v_32, %c_0 : index
            %v_125 = arith.divui %v_124, %c_13 : index
            %v_126 = arith.select %is_108, %v_125, %c_24 : index
            %v_127 = arith.maxsi %v_37, %c_0 : index
            %v_128 = arith.divui %v_127, %c_13 : index
            %v_129 = arith.select %is_109, %v_128, %c_24 : index
            %v_130 = arith.maxsi %v_42, %c_0 : index
            %v_131 = arith.divui %v_130, %c_13 : index
            %v_132 = arith.select %is_110, %v_131, %c_24 : index
            %v_133 = arith.maxsi %v_47, %c_0 : index
            %v_134 = arith.divui %v_133, %c_13 : index
            %v_135 = arith.select %is_111, %v_134, %c_24 : index
            %v_136 = arith.maxsi %v_52, %c_0 : index
            %v_137 = arith.divui %v_136, %c_13 : index
            %v_138 = arith.select %is_112, %v_137, %c_24 : index
            %v_139 = arith.maxsi %v_57, %c_0 : index
            %v_140 = arith.divui %v_139, %c_13 : index
            %v_141 = arith.select %is_113, %v_140, %c_24 : index
            %v_142 = arith.maxsi %v_62, %c_0 : index
            %v_143 = arith.divui %v_142, %c_13 : index
            %v_144 = arith.select %is_114, %v_143, %c_24 : index
            %v_145 = arith.maxsi %v_67, %c_0 : index
            %v_146 = arith.divui %v_145, %c_13 : index
            %v_147 = arith.select %is_115, %v_146, %c_24 : index
            %v_148 = arith.maxsi %v_72, %c_0 : index
            %v_149 = arith.divui %v_148, %c_13 : index
            %v_150 = arith.select %is_116, %v_149, %c_24 : index
            %v_151 = arith.maxsi %v_77, %c_0 : index
            %v_152 = arith.divui %v_151, %c_13 : index
            %v_153 = arith.select %is_117, %v_152, %c_24 : index
            %v_154 = arith.maxsi %v_82, %c_0 : index
            %v_155 = arith.divui %v_154, %c_13 : index
            %v_156 = arith.select %is_118, %v_155, %c_24 : index
            %v_157 = arith.maxsi %v_87, %c_0 : index
            %v_158 = arith.divui %v_157, %c_13 : index
            %v_159 = arith.select %is_119, %v_158, %c_24 : index
            %v_160 = arith.maxsi %v_92, %c_0 : index
            %v_161 = arith.divui %v_160, %c_13 : index
            %v_162 = arith.select %is_120, %v_161, %c_24 : index
            %v_163 = arith.maxsi %v_97, %c_0 : index
            %v_164 = arith.divui %v_163, %c_13 : index
            %v_165 = arith.select %is_121, %v_164, %c_24 : index
            %v_166 = arith.maxsi %v_102, %c_0 : index
            %v_167 = arith.divui %v_166, %c_13 : index
            %v_168 = arith.select %is_122, %v_167, %c_24 : index
            %v_169 = arith.maxsi %v_107, %c_0 : index
            %v_170 = arith.divui %v_169, %c_13 : index
            %v_171 = arith.select %is_123, %v_170, %c_24 : index
            %v_172 = arith.muli %i_28, %c_25 : index
            %v_173 = arith.addi %v_25, %v_172 : index
            %v_174 = arith.maxsi %v_126, %c_0 : index
            %v_175 = arith.maxsi %v_129, %c_0 : index
            %v_176 = arith.maxsi %v_132, %c_0 : index
            %v_177 = arith.maxsi %v_135, %c_0 : index
            %v_178 = arith.maxsi %v_138, %c_0 : index
            %v_179 = arith.maxsi %v_141, %c_0 : index
            %v_180 = arith.maxsi %v_144, %c_0 : index
            %v_181 = arith.maxsi %v_147, %c_0 : index
            %v_182 = arith.maxsi %v_150, %c_0 : index
            %v_183 = arith.maxsi %v_153, %c_0 : index
            %v_184 = arith.maxsi %v_156, %c_0 : index
            %v_185 = arith.maxsi %v_159, %c_0 : index
            %v_186 = arith.maxsi %v_162, %c_0 : index
            %v_187 = arith.maxsi %v_165, %c_0 : index
            %v_188 = arith.maxsi %v_168, %c_0 : index
            %v_189 = arith.maxsi %v_171, %c_0 : index
            %is_190 = arith.cmpi sge, %v_126, %c_0 : index
            %is_191 = arith.cmpi sge, %v_129, %c_0 : index
            %is_192 = arith.cmpi sge, %v_132, %c_0 : index
            %is_193 = arith.cmpi sge, %v_135, %c_0 : index
            %is_194 = arith.cmpi sge, %v_138, %c_0 : index
            %is_195 = arith.cmpi sge, %v_141, %c_0 : index
            %is_196 = arith.cmpi sge, %v_144, %c_0 : index
            %is_197 = arith.cmpi sge, %v_147, %c_0 : index
            %is_198 = arith.cmpi sge, %v_150, %c_0 : index
            %is_199 = arith.cmpi sge, %v_153, %c_0 : index
            %is_200 = arith.cmpi sge, %v_156, %c_0 : index
            %is_201 = arith.cmpi sge, %v_159, %c_0 : index
            %is_202 = arith.cmpi sge, %v_162, %c_0 : index
            %is_203 = arith.cmpi sge, %v_165, %c_0 : index
            %is_204 = arith.cmpi sge, %v_168, %c_0 : index
            %is_205 = arith.cmpi sge, %v_171, %c_0 : index
            scf.for %i_206 = %c_0 to %c_3 step %c_12 {
              %v_207 = arith.select %is_190, %c_12, %c_0 : index
              %mask_208 = vector.create_mask %v_207 : vector<16xi1>
              %v_209 = vector.maskedload %x[%v_174, %i_206], %mask_208, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_210 = arith.select %is_191, %c_12, %c_0 : index
              %mask_211 = vector.create_mask %v_210 : vector<16xi1>
              %v_212 = vector.maskedload %x[%v_175, %i_206], %mask_211, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_213 = arith.select %is_192, %c_12, %c_0 : index
              %mask_214 = vector.create_mask %v_213 : vector<16xi1>
              %v_215 = vector.maskedload %x[%v_176, %i_206], %mask_214, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_216 = arith.select %is_193, %c_12, %c_0 : index
              %mask_217 = vector.create_mask %v_216 : vector<16xi1>
              %v_218 = vector.maskedload %x[%v_177, %i_206], %mask_217, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_219 = arith.select %is_194, %c_12, %c_0 : index
              %mask_220 = vector.create_mask %v_219 : vector<16xi1>
              %v_221 = vector.maskedload %x[%v_178, %i_206], %mask_220, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_222 = arith.select %is_195, %c_12, %c_0 : index
              %mask_223 = vector.create_mask %v_222 : vector<16xi1>
              %v_224 = vector.maskedload %x[%v_179, %i_206], %mask_223, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_225 = arith.select %is_196, %c_12, %c_0 : index
              %mask_226 = vector.create_mask %v_225 : vector<16xi1>
              %v_227 = vector.maskedload %x[%v_180, %i_206], %mask_226, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_228 = arith.select %is_197, %c_12, %c_0 : index
              %mask_229 = vector.create_mask %v_228 : vector<16xi1>
              %v_230 = vector.maskedload %x[%v_181, %i_206], %mask_229, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_231 = arith.select %is_198, %c_12, %c_0 : index
              %mask_232 = vector.create_mask %v_231 : vector<16xi1>
              %v_233 = vector.maskedload %x[%v_182, %i_206], %mask_232, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_234 = arith.select %is_199, %c_12, %c_0 : index
              %mask_235 = vector.create_mask %v_234 : vector<16xi1>
              %v_236 = vector.maskedload %x[%v_183, %i_206], %mask_235, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_237 = arith.select %is_200, %c_12, %c_0 : index
              %mask_238 = vector.create_mask %v_237 : vector<16xi1>
              %v_239 = vector.maskedload %x[%v_184, %i_206], %mask_238, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_240 = arith.select %is_201, %c_12, %c_0 : index
              %mask_241 = vector.create_mask %v_240 : vector<16xi1>
              %v_242 = vector.maskedload %x[%v_185, %i_206], %mask_241, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_243 = arith.select %is_202, %c_12, %c_0 : index
              %mask_244 = vector.create_mask %v_243 : vector<16xi1>
              %v_245 = vector.maskedload %x[%v_186, %i_206], %mask_244, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_246 = arith.select %is_203, %c_12, %c_0 : index
              %mask_247 = vector.create_mask %v_246 : vector<16xi1>
              %v_248 = vector.maskedload %x[%v_187, %i_206], %mask_247, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_249 = arith.select %is_204, %c_12, %c_0 : index
              %mask_250 = vector.create_mask %v_249 : vector<16xi1>
              %v_251 = vector.maskedload %x[%v_188, %i_206], %mask_250, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_252 = arith.select %is_205, %c_12, %c_0 : index
              %mask_253 = vector.create_mask %v_252 : vector<16xi1>
              %v_254 = vector.maskedload %x[%v_189, %i_206], %mask_253, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_255 = arith.muli %i_206, %c_8 : index
              %v_256 = arith.addi %v_173, %v_255 : index
              %v_257 = vector.shuffle %v_209, %v_212 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_258 = vector.shuffle %v_209, %v_212 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_259 = vector.shuffle %v_215, %v_218 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_260 = vector.shuffle %v_215, %v_218 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_261 = vector.shuffle %v_221, %v_224 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_262 = vector.shuffle %v_221, %v_224 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_263 = vector.shuffle %v_227, %v_230 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_264 = vector.shuffle %v_227, %v_230 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_265 = vector.shuffle %v_233, %v_236 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_266 = vector.shuffle %v_233, %v_236 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_267 = vector.shuffle %v_239, %v_242 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_268 = vector.shuffle %v_239, %v_242 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_269 = vector.shuffle %v_245, %v_248 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_270 = vector.shuffle %v_245, %v_248 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_271 = vector.shuffle %v_251, %v_254 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
              %v_272 = vector.shuffle %v_251, %v_254 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
              %v_273 = vector.shuffle %v_257, %v_259 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_274 = vector.shuffle %v_257, %v_259 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_275 = vector.shuffle %v_258, %v_260 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_276 = vector.shuffle %v_258, %v_260 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_277 = vector.shuffle %v_261, %v_263 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_278 = vector.shuffle %v_261, %v_263 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_279 = vector.shuffle %v_262, %v_264 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_280 = vector.shuffle %v_262, %v_264 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_281 = vector.shuffle %v_265, %v_267 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_282 = vector.shuffle %v_265, %v_267 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_283 = vector.shuffle %v_266, %v_268 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_284 = vector.shuffle %v_266, %v_268 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_285 = vector.shuffle %v_269, %v_271 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_286 = vector.shuffle %v_269, %v_271 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_287 = vector.shuffle %v_270, %v_272 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
              %v_288 = vector.shuffle %v_270, %v_272 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_289 = vector.shuffle %v_273, %v_277 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_290 = vector.shuffle %v_273, %v_277 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_291 = vector.shuffle %v_275, %v_279 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_292 = vector.shuffle %v_275, %v_279 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_293 = vector.shuffle %v_274, %v_278 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_294 = vector.shuffle %v_274, %v_278 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_295 = vector.shuffle %v_276, %v_280 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_296 = vector.shuffle %v_276, %v_280 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_297 = vector.shuffle %v_281, %v_285 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_298 = vector.shuffle %v_281, %v_285 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_299 = vector.shuffle %v_283, %v_287 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_300 = vector.shuffle %v_283, %v_287 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_301 = vector.shuffle %v_282, %v_286 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_302 = vector.shuffle %v_282, %v_286 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_303 = vector.shuffle %v_284, %v_288 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
              %v_304 = vector.shuffle %v_284, %v_288 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_305 = vector.shuffle %v_289, %v_297 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_306 = vector.shuffle %v_289, %v_297 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_307 = vector.shuffle %v_291, %v_299 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_308 = vector.shuffle %v_291, %v_299 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_309 = vector.shuffle %v_293, %v_301 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_310 = vector.shuffle %v_293, %v_301 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_311 = vector.shuffle %v_295, %v_303 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_312 = vector.shuffle %v_295, %v_303 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_313 = vector.shuffle %v_290, %v_298 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_314 = vector.shuffle %v_290, %v_298 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_315 = vector.shuffle %v_292, %v_300 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_316 = vector.shuffle %v_292, %v_300 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_317 = vector.shuffle %v_294, %v_302 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_318 = vector.shuffle %v_294, %v_302 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_319 = vector.shuffle %v_296, %v_304 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
              %v_320 = vector.shuffle %v_296, %v_304 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
              %v_321 = arith.index_cast %v_256 : index to i64
              %pointer_322 = llvm.inttoptr %v_321 : i64 to !llvm.ptr
              "llvm.store"(%v_305, %pointer_322) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_323 = arith.addi %v_256, %c_8 : index
              %v_324 = arith.index_cast %v_323 : index to i64
              %pointer_325 = llvm.inttoptr %v_324 : i64 to !llvm.ptr
              "llvm.store"(%v_307, %pointer_325) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_326 = arith.addi %v_256, %c_27 : index
              %v_327 = arith.index_cast %v_326 : index to i64
              %pointer_328 = llvm.inttoptr %v_327 : i64 to !llvm.ptr
              "llvm.store"(%v_309, %pointer_328) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_329 = arith.addi %v_256, %c_28 : index
              %v_330 = arith.index_cast %v_329 : index to i64
              %pointer_331 = llvm.inttoptr %v_330 : i64 to !llvm.ptr
              "llvm.store"(%v_311, %pointer_331) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_332 = arith.addi %v_256, %c_9 : index
              %v_333 = arith.index_cast %v_332 : index to i64
              %pointer_334 = llvm.inttoptr %v_333 : i64 to !llvm.ptr
              "llvm.store"(%v_313, %pointer_334) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_335 = arith.addi %v_256, %c_29 : index
              %v_336 = arith.index_cast %v_335 : index to i64
              %pointer_337 = llvm.inttoptr %v_336 : i64 to !llvm.ptr
              "llvm.store"(%v_315, %pointer_337) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_338 = arith.addi %v_256, %c_30 : index
              %v_339 = arith.index_cast %v_338 : index to i64
              %pointer_340 = llvm.inttoptr %v_339 : i64 to !llvm.ptr
              "llvm.store"(%v_317, %pointer_340) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_341 = arith.addi %v_256, %c_31 : index
              %v_342 = arith.index_cast %v_341 : index to i64
              %pointer_343 = llvm.inttoptr %v_342 : i64 to !llvm.ptr
              "llvm.store"(%v_319, %pointer_343) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_344 = arith.addi %v_256, %c_32 : index
              %v_345 = arith.index_cast %v_344 : index to i64
              %pointer_346 = llvm.inttoptr %v_345 : i64 to !llvm.ptr
              "llvm.store"(%v_306, %pointer_346) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_347 = arith.addi %v_256, %c_33 : index
              %v_348 = arith.index_cast %v_347 : index to i64
              %pointer_349 = llvm.inttoptr %v_348 : i64 to !llvm.ptr
              "llvm.store"(%v_308, %pointer_349) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_350 = arith.addi %v_256, %c_34 : index
              %v_351 = arith.index_cast %v_350 : index to i64
              %pointer_352 = llvm.inttoptr %v_351 : i64 to !llvm.ptr
              "llvm.store"(%v_310, %pointer_352) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_353 = arith.addi %v_256, %c_35 : index
              %v_354 = arith.index_cast %v_353 : index to i64
              %pointer_355 = llvm.inttoptr %v_354 : i64 to !llvm.ptr
              "llvm.store"(%v_312, %pointer_355) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_356 = arith.addi %v_256, %c_36 : index
              %v_357 = arith.index_cast %v_356 : index to i64
              %pointer_358 = llvm.inttoptr %v_357 : i64 to !llvm.ptr
              "llvm.store"(%v_314, %pointer_358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_359 = arith.addi %v_256, %c_37 : index
              %v_360 = arith.index_cast %v_359 : index to i64
              %pointer_361 = llvm.inttoptr %v_360 : i64 to !llvm.ptr
              "llvm.store"(%v_316, %pointer_361) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_362 = arith.addi %v_256, %c_38 : index
              %v_363 = arith.index_cast %v_362 : index to i64
              %pointer_364 = llvm.inttoptr %v_363 : i64 to !llvm.ptr
              "llvm.store"(%v_318, %pointer_364) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              %v_365 = arith.addi %v_256, %c_39 : index
              %v_366 = arith.index_cast %v_365 : index to i64
              %pointer_367 = llvm.inttoptr %v_366 : i64 to !llvm.ptr
              "llvm.store"(%v_320, %pointer_367) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            }
            %v_368 = arith.select %is_190, %c_17, %c_0 : index
            %mask_369 = vector.create_mask %v_368 : vector<16xi1>
            %v_370 = vector.maskedload %x[%v_174, %c_3], %mask_369, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_371 = arith.select %is_191, %c_17, %c_0 : index
            %mask_372 = vector.create_mask %v_371 : vector<16xi1>
            %v_373 = vector.maskedload %x[%v_175, %c_3], %mask_372, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_374 = arith.select %is_192, %c_17, %c_0 : index
            %mask_375 = vector.create_mask %v_374 : vector<16xi1>
            %v_376 = vector.maskedload %x[%v_176, %c_3], %mask_375, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_377 = arith.select %is_193, %c_17, %c_0 : index
            %mask_378 = vector.create_mask %v_377 : vector<16xi1>
            %v_379 = vector.maskedload %x[%v_177, %c_3], %mask_378, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_380 = arith.select %is_194, %c_17, %c_0 : index
            %mask_381 = vector.create_mask %v_380 : vector<16xi1>
            %v_382 = vector.maskedload %x[%v_178, %c_3], %mask_381, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_383 = arith.select %is_195, %c_17, %c_0 : index
            %mask_384 = vector.create_mask %v_383 : vector<16xi1>
            %v_385 = vector.maskedload %x[%v_179, %c_3], %mask_384, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_386 = arith.select %is_196, %c_17, %c_0 : index
            %mask_387 = vector.create_mask %v_386 : vector<16xi1>
            %v_388 = vector.maskedload %x[%v_180, %c_3], %mask_387, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_389 = arith.select %is_197, %c_17, %c_0 : index
            %mask_390 = vector.create_mask %v_389 : vector<16xi1>
            %v_391 = vector.maskedload %x[%v_181, %c_3], %mask_390, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_392 = arith.select %is_198, %c_17, %c_0 : index
            %mask_393 = vector.create_mask %v_392 : vector<16xi1>
            %v_394 = vector.maskedload %x[%v_182, %c_3], %mask_393, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_395 = arith.select %is_199, %c_17, %c_0 : index
            %mask_396 = vector.create_mask %v_395 : vector<16xi1>
            %v_397 = vector.maskedload %x[%v_183, %c_3], %mask_396, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_398 = arith.select %is_200, %c_17, %c_0 : index
            %mask_399 = vector.create_mask %v_398 : vector<16xi1>
            %v_400 = vector.maskedload %x[%v_184, %c_3], %mask_399, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_401 = arith.select %is_201, %c_17, %c_0 : index
            %mask_402 = vector.create_mask %v_401 : vector<16xi1>
            %v_403 = vector.maskedload %x[%v_185, %c_3], %mask_402, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_404 = arith.select %is_202, %c_17, %c_0 : index
            %mask_405 = vector.create_mask %v_404 : vector<16xi1>
            %v_406 = vector.maskedload %x[%v_186, %c_3], %mask_405, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_407 = arith.select %is_203, %c_17, %c_0 : index
            %mask_408 = vector.create_mask %v_407 : vector<16xi1>
            %v_409 = vector.maskedload %x[%v_187, %c_3], %mask_408, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_410 = arith.select %is_204, %c_17, %c_0 : index
            %mask_411 = vector.create_mask %v_410 : vector<16xi1>
            %v_412 = vector.maskedload %x[%v_188, %c_3], %mask_411, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_413 = arith.select %is_205, %c_17, %c_0 : index
            %mask_414 = vector.create_mask %v_413 : vector<16xi1>
            %v_415 = vector.maskedload %x[%v_189, %c_3], %mask_414, %c_26 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
            %v_416 = arith.muli %c_3, %c_8 : index
            %v_417 = arith.addi %v_173, %v_416 : index
            %v_418 = vector.shuffle %v_370, %v_373 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_419 = vector.shuffle %v_370, %v_373 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_420 = vector.shuffle %v_376, %v_379 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_421 = vector.shuffle %v_376, %v_379 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_422 = vector.shuffle %v_382, %v_385 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_423 = vector.shuffle %v_382, %v_385 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_424 = vector.shuffle %v_388, %v_391 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_425 = vector.shuffle %v_388, %v_391 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_426 = vector.shuffle %v_394, %v_397 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_427 = vector.shuffle %v_394, %v_397 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_428 = vector.shuffle %v_400, %v_403 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_429 = vector.shuffle %v_400, %v_403 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_430 = vector.shuffle %v_406, %v_409 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_431 = vector.shuffle %v_406, %v_409 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_432 = vector.shuffle %v_412, %v_415 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
            %v_433 = vector.shuffle %v_412, %v_415 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
            %v_434 = vector.shuffle %v_418, %v_420 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_435 = vector.shuffle %v_418, %v_420 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_436 = vector.shuffle %v_419, %v_421 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_437 = vector.shuffle %v_419, %v_421 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_438 = vector.shuffle %v_422, %v_424 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_439 = vector.shuffle %v_422, %v_424 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_440 = vector.shuffle %v_423, %v_425 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_441 = vector.shuffle %v_423, %v_425 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_442 = vector.shuffle %v_426, %v_428 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_443 = vector.shuffle %v_426, %v_428 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_444 = vector.shuffle %v_427, %v_429 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_445 = vector.shuffle %v_427, %v_429 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_446 = vector.shuffle %v_430, %v_432 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_447 = vector.shuffle %v_430, %v_432 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_448 = vector.shuffle %v_431, %v_433 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
            %v_449 = vector.shuffle %v_431, %v_433 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_450 = vector.shuffle %v_434, %v_438 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_451 = vector.shuffle %v_434, %v_438 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_452 = vector.shuffle %v_436, %v_440 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_453 = vector.shuffle %v_436, %v_440 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_454 = vector.shuffle %v_435, %v_439 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_455 = vector.shuffle %v_435, %v_439 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_456 = vector.shuffle %v_437, %v_441 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_457 = vector.shuffle %v_437, %v_441 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_458 = vector.shuffle %v_442, %v_446 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_459 = vector.shuffle %v_442, %v_446 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_460 = vector.shuffle %v_444, %v_448 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_461 = vector.shuffle %v_444, %v_448 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_462 = vector.shuffle %v_443, %v_447 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_463 = vector.shuffle %v_443, %v_447 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_464 = vector.shuffle %v_445, %v_449 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
            %v_465 = vector.shuffle %v_445, %v_449 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_466 = vector.shuffle %v_450, %v_458 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_467 = vector.shuffle %v_450, %v_458 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_468 = vector.shuffle %v_452, %v_460 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_469 = vector.shuffle %v_452, %v_460 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_470 = vector.shuffle %v_454, %v_462 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_471 = vector.shuffle %v_454, %v_462 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_472 = vector.shuffle %v_456, %v_464 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_473 = vector.shuffle %v_456, %v_464 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_474 = vector.shuffle %v_451, %v_459 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_475 = vector.shuffle %v_451, %v_459 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_476 = vector.shuffle %v_453, %v_461 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_477 = vector.shuffle %v_453, %v_461 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_478 = vector.shuffle %v_455, %v_463 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_479 = vector.shuffle %v_455, %v_463 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_480 = vector.shuffle %v_457, %v_465 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
            %v_481 = vector.shuffle %v_457, %v_465 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
            %v_482 = arith.index_cast %v_417 : index to i64
            %pointer_483 = llvm.inttoptr %v_482 : i64 to !llvm.ptr
            "llvm.store"(%v_466, %pointer_483) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_484 = arith.addi %v_417, %c_8 : index
            %v_485 = arith.index_cast %v_484 : index to i64
            %pointer_486 = llvm.inttoptr %v_485 : i64 to !llvm.ptr
            "llvm.store"(%v_468, %pointer_486) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_487 = arith.addi %v_417, %c_27 : index
            %v_488 = arith.index_cast %v_487 : index to i64
            %pointer_489 = llvm.inttoptr %v_488 : i64 to !llvm.ptr
            "llvm.store"(%v_470, %pointer_489) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_490 = arith.addi %v_417, %c_28 : index
            %v_491 = arith.index_cast %v_490 : index to i64
            %pointer_492 = llvm.inttoptr %v_491 : i64 to !llvm.ptr
            "llvm.store"(%v_472, %pointer_492) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_493 = arith.addi %v_417, %c_9 : index
            %v_494 = arith.index_cast %v_493 : index to i64
            %pointer_495 = llvm.inttoptr %v_494 : i64 to !llvm.ptr
            "llvm.store"(%v_474, %pointer_495) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_496 = arith.addi %v_417, %c_29 : index
            %v_497 = arith.index_cast %v_496 : index to i64
            %pointer_498 = llvm.inttoptr %v_497 : i64 to !llvm.ptr
            "llvm.store"(%v_476, %pointer_498) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_499 = arith.addi %v_417, %c_30 : index
            %v_500 = arith.index_cast %v_499 : index to i64
            %pointer_501 = llvm.inttoptr %v_500 : i64 to !llvm.ptr
            "llvm.store"(%v_478, %pointer_501) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
            %v_502 = arith.addi %v_417, %c_31 : index
            %v_503 = arith.index_cast %v_502 : index to i64
            %pointer_504 = llvm.inttoptr %v_503 : i64 to !llvm.ptr
            "llvm.store"(%v_480, %pointer_504) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
          }
          %stack_505 = "llvm.alloca"(%c_40) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_506 = llvm.ptrtoint %stack_505 : !llvm.ptr to i64
          %v_507 = arith.index_cast %v_506 : i64 to index
          %stack_508 = "llvm.alloca"(%c_41) <{alignment = 64 : i64, elem_type = i8}> : (i64) -> !llvm.ptr
          %v_509 = llvm.ptrtoint %stack_508 : !llvm.ptr to i64
          %v_510 = arith.index_cast %v_509 : i64 to index
          %v_511 = arith.addi %v_27, %c_2 : index
          %v_512 = arith.divui %v_511, %c_13 : index
          %address_513 = memref.extract_aligned_pointer_as_index %expert_gate_up : memref<8x48x40xf32> -> index
          scf.for %i_514 = %v_7 to %v_9 step %c_12 {
            %v_515 = arith.minsi %i_514, %c_17 : index
            %v_516 = arith.addi %v_515, %c_4 : index
            %v_517 = arith.addi %v_515, %c_12 : index
            %v_518 = arith.muli %v_2, %c_42 : index
            %v_519 = arith.addi %v_518, %v_517 : index
            %v_520 = arith.muli %v_519, %c_43 : index
            %v_521 = arith.addi %address_513, %v_520 : index
            %v_522 = arith.addi %v_516, %c_12 : index
            %v_523 = arith.muli %v_2, %c_42 : index
            %v_524 = arith.addi %v_523, %v_522 : index
            %v_525 = arith.muli %v_524, %c_43 : index
            %v_526 = arith.addi %address_513, %v_525 : index
            %v_527 = arith.divui %v_27, %c_13 : index
            scf.for %i_528 = %c_0 to %v_527 step %c_1 {
              %v_529 = arith.muli %i_528, %c_13 : index
              %v_530 = arith.muli %v_529, %c_25 : index
              %v_531 = arith.addi %v_25, %v_530 : index
              %v_532 = arith.addi %v_529, %c_1 : index
              %v_533 = arith.muli %v_532, %c_25 : index
              %v_534 = arith.addi %v_25, %v_533 : index
              %v_535 = arith.addi %v_529, %c_2 : index
              %v_536 = arith.muli %v_535, %c_25 : index
              %v_537 = arith.addi %v_25, %v_536 : index
              scf.for %i_538 = %c_0 to %c_2 step %c_1 {
                %v_539 = arith.muli %i_538, %c_17 : index
                %v_540 = arith.minsi %v_539, %c_17 : index
                %v_541 = arith.addi %v_515, %v_540 : index
                %v_542 = arith.addi %v_515, %v_540 : index
                %v_543 = arith.addi %v_542, %c_1 : index
                %v_544 = arith.addi %v_515, %v_540 : index
                %v_545 = arith.addi %v_544, %c_2 : index
                %v_546 = arith.addi %v_515, %v_540 : index
                %v_547 = arith.addi %v_546, %c_13 : index
                %v_548 = arith.addi %v_515, %v_540 : index
                %v_549 = arith.addi %v_548, %c_5 : index
                %v_550 = arith.addi %v_515, %v_540 : index
                %v_551 = arith.addi %v_550, %c_14 : index
                %v_552 = arith.addi %v_515, %v_540 : index
                %v_553 = arith.addi %v_552, %c_15 : index
                %v_554 = arith.addi %v_515, %v_540 : index
                %v_555 = arith.addi %v_554, %c_16 : index
                %v_556 = arith.muli %v_512, %c_5 : index
                %v_557 = arith.muli %i_528, %c_2 : index
                %v_558 = arith.muli %v_557, %c_2 : index
                %v_559 = arith.addi %v_558, %i_538 : index
                %loop_561:24 = scf.for %i_560 = %c_0 to %c_44 step %c_5 iter_args(%carry_562 = %c_26, %carry_563 = %c_26, %carry_564 = %c_26, %carry_565 = %c_26, %carry_566 = %c_26, %carry_567 = %c_26, %carry_568 = %c_26, %carry_569 = %c_26, %carry_570 = %c_26, %carry_571 = %c_26, %carry_572 = %c_26, %carry_573 = %c_26, %carry_574 = %c_26, %carry_575 = %c_26, %carry_576 = %c_26, %carry_577 = %c_26, %carry_578 = %c_26, %carry_579 = %c_26, %carry_580 = %c_26, %carry_581 = %c_26, %carry_582 = %c_26, %carry_583 = %c_26, %carry_584 = %c_26, %carry_585 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_586 = arith.divui %i_560, %c_5 : index
                  %v_587 = arith.muli %v_556, %c_19 : index
                  %v_588 = arith.addi %v_587, %c_45 : index
                  %v_589 = arith.muli %v_556, %c_19 : index
                  %v_590 = arith.divui %v_588, %v_589 : index
                  %v_591 = arith.muli %v_559, %c_19 : index
                  %v_592 = arith.addi %v_591, %v_586 : index
                  %v_593 = arith.muli %v_592, %v_590 : index
                  scf.for %i_594 = %c_0 to %v_590 step %c_1 {
                    %v_595 = arith.addi %v_593, %i_594 : index
                    %v_596 = arith.minsi %v_595, %c_45 : index
                    %v_597 = arith.muli %v_596, %c_8 : index
                    %v_598 = arith.addi %v_521, %v_597 : index
                    %v_599 = arith.index_cast %v_598 : index to i64
                    %pointer_600 = llvm.inttoptr %v_599 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_600) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_601 = arith.muli %v_596, %c_8 : index
                    %v_602 = arith.addi %v_526, %v_601 : index
                    %v_603 = arith.index_cast %v_602 : index to i64
                    %pointer_604 = llvm.inttoptr %v_603 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_604) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_605 = arith.muli %i_560, %c_8 : index
                  %v_606 = arith.addi %v_531, %v_605 : index
                  %v_607 = arith.index_cast %v_606 : index to i64
                  %pointer_608 = llvm.inttoptr %v_607 : i64 to !llvm.ptr
                  %v_609 = "llvm.load"(%pointer_608) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_610 = arith.muli %i_560, %c_8 : index
                  %v_611 = arith.addi %v_534, %v_610 : index
                  %v_612 = arith.index_cast %v_611 : index to i64
                  %pointer_613 = llvm.inttoptr %v_612 : i64 to !llvm.ptr
                  %v_614 = "llvm.load"(%pointer_613) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_615 = arith.muli %i_560, %c_8 : index
                  %v_616 = arith.addi %v_537, %v_615 : index
                  %v_617 = arith.index_cast %v_616 : index to i64
                  %pointer_618 = llvm.inttoptr %v_617 : i64 to !llvm.ptr
                  %v_619 = "llvm.load"(%pointer_618) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_620 = memref.load %expert_gate_up[%v_2, %v_541, %i_560] : memref<8x48x40xf32>
                  %v_621 = vector.broadcast %v_620 : f32 to vector<16xf32>
                  %acc_622 = math.fma %v_621, %v_609, %carry_562 : vector<16xf32>
                  %acc_623 = math.fma %v_621, %v_614, %carry_563 : vector<16xf32>
                  %acc_624 = math.fma %v_621, %v_619, %carry_564 : vector<16xf32>
                  %v_625 = memref.load %expert_gate_up[%v_2, %v_543, %i_560] : memref<8x48x40xf32>
                  %v_626 = vector.broadcast %v_625 : f32 to vector<16xf32>
                  %acc_627 = math.fma %v_626, %v_609, %carry_565 : vector<16xf32>
                  %acc_628 = math.fma %v_626, %v_614, %carry_566 : vector<16xf32>
                  %acc_629 = math.fma %v_626, %v_619, %carry_567 : vector<16xf32>
                  %v_630 = memref.load %expert_gate_up[%v_2, %v_545, %i_560] : memref<8x48x40xf32>
                  %v_631 = vector.broadcast %v_630 : f32 to vector<16xf32>
                  %acc_632 = math.fma %v_631, %v_609, %carry_568 : vector<16xf32>
                  %acc_633 = math.fma %v_631, %v_614, %carry_569 : vector<16xf32>
                  %acc_634 = math.fma %v_631, %v_619, %carry_570 : vector<16xf32>
                  %v_635 = memref.load %expert_gate_up[%v_2, %v_547, %i_560] : memref<8x48x40xf32>
                  %v_636 = vector.broadcast %v_635 : f32 to vector<16xf32>
                  %acc_637 = math.fma %v_636, %v_609, %carry_571 : vector<16xf32>
                  %acc_638 = math.fma %v_636, %v_614, %carry_572 : vector<16xf32>
                  %acc_639 = math.fma %v_636, %v_619, %carry_573 : vector<16xf32>
                  %v_640 = memref.load %expert_gate_up[%v_2, %v_549, %i_560] : memref<8x48x40xf32>
                  %v_641 = vector.broadcast %v_640 : f32 to vector<16xf32>
                  %acc_642 = math.fma %v_641, %v_609, %carry_574 : vector<16xf32>
                  %acc_643 = math.fma %v_641, %v_614, %carry_575 : vector<16xf32>
                  %acc_644 = math.fma %v_641, %v_619, %carry_576 : vector<16xf32>
                  %v_645 = memref.load %expert_gate_up[%v_2, %v_551, %i_560] : memref<8x48x40xf32>
                  %v_646 = vector.broadcast %v_645 : f32 to vector<16xf32>
                  %acc_647 = math.fma %v_646, %v_609, %carry_577 : vector<16xf32>
                  %acc_648 = math.fma %v_646, %v_614, %carry_578 : vector<16xf32>
                  %acc_649 = math.fma %v_646, %v_619, %carry_579 : vector<16xf32>
                  %v_650 = memref.load %expert_gate_up[%v_2, %v_553, %i_560] : memref<8x48x40xf32>
                  %v_651 = vector.broadcast %v_650 : f32 to vector<16xf32>
                  %acc_652 = math.fma %v_651, %v_609, %carry_580 : vector<16xf32>
                  %acc_653 = math.fma %v_651, %v_614, %carry_581 : vector<16xf32>
                  %acc_654 = math.fma %v_651, %v_619, %carry_582 : vector<16xf32>
                  %v_655 = memref.load %expert_gate_up[%v_2, %v_555, %i_560] : memref<8x48x40xf32>
                  %v_656 = vector.broadcast %v_655 : f32 to vector<16xf32>
                  %acc_657 = math.fma %v_656, %v_609, %carry_583 : vector<16xf32>
                  %acc_658 = math.fma %v_656, %v_614, %carry_584 : vector<16xf32>
                  %acc_659 = math.fma %v_656, %v_619, %carry_585 : vector<16xf32>
                  %v_660 = arith.addi %i_560, %c_1 : index
                  %v_661 = arith.muli %v_660, %c_8 : index
                  %v_662 = arith.addi %v_531, %v_661 : index
                  %v_663 = arith.index_cast %v_662 : index to i64
                  %pointer_664 = llvm.inttoptr %v_663 : i64 to !llvm.ptr
                  %v_665 = "llvm.load"(%pointer_664) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_666 = arith.muli %v_660, %c_8 : index
                  %v_667 = arith.addi %v_534, %v_666 : index
                  %v_668 = arith.index_cast %v_667 : index to i64
                  %pointer_669 = llvm.inttoptr %v_668 : i64 to !llvm.ptr
                  %v_670 = "llvm.load"(%pointer_669) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_671 = arith.muli %v_660, %c_8 : index
                  %v_672 = arith.addi %v_537, %v_671 : index
                  %v_673 = arith.index_cast %v_672 : index to i64
                  %pointer_674 = llvm.inttoptr %v_673 : i64 to !llvm.ptr
                  %v_675 = "llvm.load"(%pointer_674) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_676 = memref.load %expert_gate_up[%v_2, %v_541, %v_660] : memref<8x48x40xf32>
                  %v_677 = vector.broadcast %v_676 : f32 to vector<16xf32>
                  %acc_678 = math.fma %v_677, %v_665, %acc_622 : vector<16xf32>
                  %acc_679 = math.fma %v_677, %v_670, %acc_623 : vector<16xf32>
                  %acc_680 = math.fma %v_677, %v_675, %acc_624 : vector<16xf32>
                  %v_681 = memref.load %expert_gate_up[%v_2, %v_543, %v_660] : memref<8x48x40xf32>
                  %v_682 = vector.broadcast %v_681 : f32 to vector<16xf32>
                  %acc_683 = math.fma %v_682, %v_665, %acc_627 : vector<16xf32>
                  %acc_684 = math.fma %v_682, %v_670, %acc_628 : vector<16xf32>
                  %acc_685 = math.fma %v_682, %v_675, %acc_629 : vector<16xf32>
                  %v_686 = memref.load %expert_gate_up[%v_2, %v_545, %v_660] : memref<8x48x40xf32>
                  %v_687 = vector.broadcast %v_686 : f32 to vector<16xf32>
                  %acc_688 = math.fma %v_687, %v_665, %acc_632 : vector<16xf32>
                  %acc_689 = math.fma %v_687, %v_670, %acc_633 : vector<16xf32>
                  %acc_690 = math.fma %v_687, %v_675, %acc_634 : vector<16xf32>
                  %v_691 = memref.load %expert_gate_up[%v_2, %v_547, %v_660] : memref<8x48x40xf32>
                  %v_692 = vector.broadcast %v_691 : f32 to vector<16xf32>
                  %acc_693 = math.fma %v_692, %v_665, %acc_637 : vector<16xf32>
                  %acc_694 = math.fma %v_692, %v_670, %acc_638 : vector<16xf32>
                  %acc_695 = math.fma %v_692, %v_675, %acc_639 : vector<16xf32>
                  %v_696 = memref.load %expert_gate_up[%v_2, %v_549, %v_660] : memref<8x48x40xf32>
                  %v_697 = vector.broadcast %v_696 : f32 to vector<16xf32>
                  %acc_698 = math.fma %v_697, %v_665, %acc_642 : vector<16xf32>
                  %acc_699 = math.fma %v_697, %v_670, %acc_643 : vector<16xf32>
                  %acc_700 = math.fma %v_697, %v_675, %acc_644 : vector<16xf32>
                  %v_701 = memref.load %expert_gate_up[%v_2, %v_551, %v_660] : memref<8x48x40xf32>
                  %v_702 = vector.broadcast %v_701 : f32 to vector<16xf32>
                  %acc_703 = math.fma %v_702, %v_665, %acc_647 : vector<16xf32>
                  %acc_704 = math.fma %v_702, %v_670, %acc_648 : vector<16xf32>
                  %acc_705 = math.fma %v_702, %v_675, %acc_649 : vector<16xf32>
                  %v_706 = memref.load %expert_gate_up[%v_2, %v_553, %v_660] : memref<8x48x40xf32>
                  %v_707 = vector.broadcast %v_706 : f32 to vector<16xf32>
                  %acc_708 = math.fma %v_707, %v_665, %acc_652 : vector<16xf32>
                  %acc_709 = math.fma %v_707, %v_670, %acc_653 : vector<16xf32>
                  %acc_710 = math.fma %v_707, %v_675, %acc_654 : vector<16xf32>
                  %v_711 = memref.load %expert_gate_up[%v_2, %v_555, %v_660] : memref<8x48x40xf32>
                  %v_712 = vector.broadcast %v_711 : f32 to vector<16xf32>
                  %acc_713 = math.fma %v_712, %v_665, %acc_657 : vector<16xf32>
                  %acc_714 = math.fma %v_712, %v_670, %acc_658 : vector<16xf32>
                  %acc_715 = math.fma %v_712, %v_675, %acc_659 : vector<16xf32>
                  %v_716 = arith.addi %i_560, %c_2 : index
                  %v_717 = arith.muli %v_716, %c_8 : index
                  %v_718 = arith.addi %v_531, %v_717 : index
                  %v_719 = arith.index_cast %v_718 : index to i64
                  %pointer_720 = llvm.inttoptr %v_719 : i64 to !llvm.ptr
                  %v_721 = "llvm.load"(%pointer_720) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_722 = arith.muli %v_716, %c_8 : index
                  %v_723 = arith.addi %v_534, %v_722 : index
                  %v_724 = arith.index_cast %v_723 : index to i64
                  %pointer_725 = llvm.inttoptr %v_724 : i64 to !llvm.ptr
                  %v_726 = "llvm.load"(%pointer_725) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_727 = arith.muli %v_716, %c_8 : index
                  %v_728 = arith.addi %v_537, %v_727 : index
                  %v_729 = arith.index_cast %v_728 : index to i64
                  %pointer_730 = llvm.inttoptr %v_729 : i64 to !llvm.ptr
                  %v_731 = "llvm.load"(%pointer_730) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_732 = memref.load %expert_gate_up[%v_2, %v_541, %v_716] : memref<8x48x40xf32>
                  %v_733 = vector.broadcast %v_732 : f32 to vector<16xf32>
                  %acc_734 = math.fma %v_733, %v_721, %acc_678 : vector<16xf32>
                  %acc_735 = math.fma %v_733, %v_726, %acc_679 : vector<16xf32>
                  %acc_736 = math.fma %v_733, %v_731, %acc_680 : vector<16xf32>
                  %v_737 = memref.load %expert_gate_up[%v_2, %v_543, %v_716] : memref<8x48x40xf32>
                  %v_738 = vector.broadcast %v_737 : f32 to vector<16xf32>
                  %acc_739 = math.fma %v_738, %v_721, %acc_683 : vector<16xf32>
                  %acc_740 = math.fma %v_738, %v_726, %acc_684 : vector<16xf32>
                  %acc_741 = math.fma %v_738, %v_731, %acc_685 : vector<16xf32>
                  %v_742 = memref.load %expert_gate_up[%v_2, %v_545, %v_716] : memref<8x48x40xf32>
                  %v_743 = vector.broadcast %v_742 : f32 to vector<16xf32>
                  %acc_744 = math.fma %v_743, %v_721, %acc_688 : vector<16xf32>
                  %acc_745 = math.fma %v_743, %v_726, %acc_689 : vector<16xf32>
                  %acc_746 = math.fma %v_743, %v_731, %acc_690 : vector<16xf32>
                  %v_747 = memref.load %expert_gate_up[%v_2, %v_547, %v_716] : memref<8x48x40xf32>
                  %v_748 = vector.broadcast %v_747 : f32 to vector<16xf32>
                  %acc_749 = math.fma %v_748, %v_721, %acc_693 : vector<16xf32>
                  %acc_750 = math.fma %v_748, %v_726, %acc_694 : vector<16xf32>
                  %acc_751 = math.fma %v_748, %v_731, %acc_695 : vector<16xf32>
                  %v_752 = memref.load %expert_gate_up[%v_2, %v_549, %v_716] : memref<8x48x40xf32>
                  %v_753 = vector.broadcast %v_752 : f32 to vector<16xf32>
                  %acc_754 = math.fma %v_753, %v_721, %acc_698 : vector<16xf32>
                  %acc_755 = math.fma %v_753, %v_726, %acc_699 : vector<16xf32>
                  %acc_756 = math.fma %v_753, %v_731, %acc_700 : vector<16xf32>
                  %v_757 = memref.load %expert_gate_up[%v_2, %v_551, %v_716] : memref<8x48x40xf32>
                  %v_758 = vector.broadcast %v_757 : f32 to vector<16xf32>
                  %acc_759 = math.fma %v_758, %v_721, %acc_703 : vector<16xf32>
                  %acc_760 = math.fma %v_758, %v_726, %acc_704 : vector<16xf32>
                  %acc_761 = math.fma %v_758, %v_731, %acc_705 : vector<16xf32>
                  %v_762 = memref.load %expert_gate_up[%v_2, %v_553, %v_716] : memref<8x48x40xf32>
                  %v_763 = vector.broadcast %v_762 : f32 to vector<16xf32>
                  %acc_764 = math.fma %v_763, %v_721, %acc_708 : vector<16xf32>
                  %acc_765 = math.fma %v_763, %v_726, %acc_709 : vector<16xf32>
                  %acc_766 = math.fma %v_763, %v_731, %acc_710 : vector<16xf32>
                  %v_767 = memref.load %expert_gate_up[%v_2, %v_555, %v_716] : memref<8x48x40xf32>
                  %v_768 = vector.broadcast %v_767 : f32 to vector<16xf32>
                  %acc_769 = math.fma %v_768, %v_721, %acc_713 : vector<16xf32>
                  %acc_770 = math.fma %v_768, %v_726, %acc_714 : vector<16xf32>
                  %acc_771 = math.fma %v_768, %v_731, %acc_715 : vector<16xf32>
                  %v_772 = arith.addi %i_560, %c_13 : index
                  %v_773 = arith.muli %v_772, %c_8 : index
                  %v_774 = arith.addi %v_531, %v_773 : index
                  %v_775 = arith.index_cast %v_774 : index to i64
                  %pointer_776 = llvm.inttoptr %v_775 : i64 to !llvm.ptr
                  %v_777 = "llvm.load"(%pointer_776) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_778 = arith.muli %v_772, %c_8 : index
                  %v_779 = arith.addi %v_534, %v_778 : index
                  %v_780 = arith.index_cast %v_779 : index to i64
                  %pointer_781 = llvm.inttoptr %v_780 : i64 to !llvm.ptr
                  %v_782 = "llvm.load"(%pointer_781) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_783 = arith.muli %v_772, %c_8 : index
                  %v_784 = arith.addi %v_537, %v_783 : index
                  %v_785 = arith.index_cast %v_784 : index to i64
                  %pointer_786 = llvm.inttoptr %v_785 : i64 to !llvm.ptr
                  %v_787 = "llvm.load"(%pointer_786) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_788 = memref.load %expert_gate_up[%v_2, %v_541, %v_772] : memref<8x48x40xf32>
                  %v_789 = vector.broadcast %v_788 : f32 to vector<16xf32>
                  %acc_790 = math.fma %v_789, %v_777, %acc_734 : vector<16xf32>
                  %acc_791 = math.fma %v_789, %v_782, %acc_735 : vector<16xf32>
                  %acc_792 = math.fma %v_789, %v_787, %acc_736 : vector<16xf32>
                  %v_793 = memref.load %expert_gate_up[%v_2, %v_543, %v_772] : memref<8x48x40xf32>
                  %v_794 = vector.broadcast %v_793 : f32 to vector<16xf32>
                  %acc_795 = math.fma %v_794, %v_777, %acc_739 : vector<16xf32>
                  %acc_796 = math.fma %v_794, %v_782, %acc_740 : vector<16xf32>
                  %acc_797 = math.fma %v_794, %v_787, %acc_741 : vector<16xf32>
                  %v_798 = memref.load %expert_gate_up[%v_2, %v_545, %v_772] : memref<8x48x40xf32>
                  %v_799 = vector.broadcast %v_798 : f32 to vector<16xf32>
                  %acc_800 = math.fma %v_799, %v_777, %acc_744 : vector<16xf32>
                  %acc_801 = math.fma %v_799, %v_782, %acc_745 : vector<16xf32>
                  %acc_802 = math.fma %v_799, %v_787, %acc_746 : vector<16xf32>
                  %v_803 = memref.load %expert_gate_up[%v_2, %v_547, %v_772] : memref<8x48x40xf32>
                  %v_804 = vector.broadcast %v_803 : f32 to vector<16xf32>
                  %acc_805 = math.fma %v_804, %v_777, %acc_749 : vector<16xf32>
                  %acc_806 = math.fma %v_804, %v_782, %acc_750 : vector<16xf32>
                  %acc_807 = math.fma %v_804, %v_787, %acc_751 : vector<16xf32>
                  %v_808 = memref.load %expert_gate_up[%v_2, %v_549, %v_772] : memref<8x48x40xf32>
                  %v_809 = vector.broadcast %v_808 : f32 to vector<16xf32>
                  %acc_810 = math.fma %v_809, %v_777, %acc_754 : vector<16xf32>
                  %acc_811 = math.fma %v_809, %v_782, %acc_755 : vector<16xf32>
                  %acc_812 = math.fma %v_809, %v_787, %acc_756 : vector<16xf32>
                  %v_813 = memref.load %expert_gate_up[%v_2, %v_551, %v_772] : memref<8x48x40xf32>
                  %v_814 = vector.broadcast %v_813 : f32 to vector<16xf32>
                  %acc_815 = math.fma %v_814, %v_777, %acc_759 : vector<16xf32>
                  %acc_816 = math.fma %v_814, %v_782, %acc_760 : vector<16xf32>
                  %acc_817 = math.fma %v_814, %v_787, %acc_761 : vector<16xf32>
                  %v_818 = memref.load %expert_gate_up[%v_2, %v_553, %v_772] : memref<8x48x40xf32>
                  %v_819 = vector.broadcast %v_818 : f32 to vector<16xf32>
                  %acc_820 = math.fma %v_819, %v_777, %acc_764 : vector<16xf32>
                  %acc_821 = math.fma %v_819, %v_782, %acc_765 : vector<16xf32>
                  %acc_822 = math.fma %v_819, %v_787, %acc_766 : vector<16xf32>
                  %v_823 = memref.load %expert_gate_up[%v_2, %v_555, %v_772] : memref<8x48x40xf32>
                  %v_824 = vector.broadcast %v_823 : f32 to vector<16xf32>
                  %acc_825 = math.fma %v_824, %v_777, %acc_769 : vector<16xf32>
                  %acc_826 = math.fma %v_824, %v_782, %acc_770 : vector<16xf32>
                  %acc_827 = math.fma %v_824, %v_787, %acc_771 : vector<16xf32>
                  scf.yield %acc_790, %acc_791, %acc_792, %acc_795, %acc_796, %acc_797, %acc_800, %acc_801, %acc_802, %acc_805, %acc_806, %acc_807, %acc_810, %acc_811, %acc_812, %acc_815, %acc_816, %acc_817, %acc_820, %acc_821, %acc_822, %acc_825, %acc_826, %acc_827 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_828 = arith.muli %v_540, %c_8 : index
                %v_829 = arith.addi %v_507, %v_828 : index
                %v_830 = arith.index_cast %v_829 : index to i64
                %pointer_831 = llvm.inttoptr %v_830 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#0, %pointer_831) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_832 = arith.muli %v_540, %c_8 : index
                %v_833 = arith.addi %v_507, %v_832 : index
                %v_834 = arith.addi %v_833, %c_46 : index
                %v_835 = arith.index_cast %v_834 : index to i64
                %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#1, %pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_837 = arith.muli %v_540, %c_8 : index
                %v_838 = arith.addi %v_507, %v_837 : index
                %v_839 = arith.addi %v_838, %c_47 : index
                %v_840 = arith.index_cast %v_839 : index to i64
                %pointer_841 = llvm.inttoptr %v_840 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#2, %pointer_841) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_842 = arith.addi %v_540, %c_1 : index
                %v_843 = arith.muli %v_842, %c_8 : index
                %v_844 = arith.addi %v_507, %v_843 : index
                %v_845 = arith.index_cast %v_844 : index to i64
                %pointer_846 = llvm.inttoptr %v_845 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#3, %pointer_846) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_847 = arith.addi %v_540, %c_1 : index
                %v_848 = arith.muli %v_847, %c_8 : index
                %v_849 = arith.addi %v_507, %v_848 : index
                %v_850 = arith.addi %v_849, %c_46 : index
                %v_851 = arith.index_cast %v_850 : index to i64
                %pointer_852 = llvm.inttoptr %v_851 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#4, %pointer_852) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_853 = arith.addi %v_540, %c_1 : index
                %v_854 = arith.muli %v_853, %c_8 : index
                %v_855 = arith.addi %v_507, %v_854 : index
                %v_856 = arith.addi %v_855, %c_47 : index
                %v_857 = arith.index_cast %v_856 : index to i64
                %pointer_858 = llvm.inttoptr %v_857 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#5, %pointer_858) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_859 = arith.addi %v_540, %c_2 : index
                %v_860 = arith.muli %v_859, %c_8 : index
                %v_861 = arith.addi %v_507, %v_860 : index
                %v_862 = arith.index_cast %v_861 : index to i64
                %pointer_863 = llvm.inttoptr %v_862 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#6, %pointer_863) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_864 = arith.addi %v_540, %c_2 : index
                %v_865 = arith.muli %v_864, %c_8 : index
                %v_866 = arith.addi %v_507, %v_865 : index
                %v_867 = arith.addi %v_866, %c_46 : index
                %v_868 = arith.index_cast %v_867 : index to i64
                %pointer_869 = llvm.inttoptr %v_868 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#7, %pointer_869) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_870 = arith.addi %v_540, %c_2 : index
                %v_871 = arith.muli %v_870, %c_8 : index
                %v_872 = arith.addi %v_507, %v_871 : index
                %v_873 = arith.addi %v_872, %c_47 : index
                %v_874 = arith.index_cast %v_873 : index to i64
                %pointer_875 = llvm.inttoptr %v_874 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#8, %pointer_875) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_876 = arith.addi %v_540, %c_13 : index
                %v_877 = arith.muli %v_876, %c_8 : index
                %v_878 = arith.addi %v_507, %v_877 : index
                %v_879 = arith.index_cast %v_878 : index to i64
                %pointer_880 = llvm.inttoptr %v_879 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#9, %pointer_880) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_881 = arith.addi %v_540, %c_13 : index
                %v_882 = arith.muli %v_881, %c_8 : index
                %v_883 = arith.addi %v_507, %v_882 : index
                %v_884 = arith.addi %v_883, %c_46 : index
                %v_885 = arith.index_cast %v_884 : index to i64
                %pointer_886 = llvm.inttoptr %v_885 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#10, %pointer_886) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_887 = arith.addi %v_540, %c_13 : index
                %v_888 = arith.muli %v_887, %c_8 : index
                %v_889 = arith.addi %v_507, %v_888 : index
                %v_890 = arith.addi %v_889, %c_47 : index
                %v_891 = arith.index_cast %v_890 : index to i64
                %pointer_892 = llvm.inttoptr %v_891 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#11, %pointer_892) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_893 = arith.addi %v_540, %c_5 : index
                %v_894 = arith.muli %v_893, %c_8 : index
                %v_895 = arith.addi %v_507, %v_894 : index
                %v_896 = arith.index_cast %v_895 : index to i64
                %pointer_897 = llvm.inttoptr %v_896 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#12, %pointer_897) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_898 = arith.addi %v_540, %c_5 : index
                %v_899 = arith.muli %v_898, %c_8 : index
                %v_900 = arith.addi %v_507, %v_899 : index
                %v_901 = arith.addi %v_900, %c_46 : index
                %v_902 = arith.index_cast %v_901 : index to i64
                %pointer_903 = llvm.inttoptr %v_902 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#13, %pointer_903) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_904 = arith.addi %v_540, %c_5 : index
                %v_905 = arith.muli %v_904, %c_8 : index
                %v_906 = arith.addi %v_507, %v_905 : index
                %v_907 = arith.addi %v_906, %c_47 : index
                %v_908 = arith.index_cast %v_907 : index to i64
                %pointer_909 = llvm.inttoptr %v_908 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#14, %pointer_909) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_910 = arith.addi %v_540, %c_14 : index
                %v_911 = arith.muli %v_910, %c_8 : index
                %v_912 = arith.addi %v_507, %v_911 : index
                %v_913 = arith.index_cast %v_912 : index to i64
                %pointer_914 = llvm.inttoptr %v_913 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#15, %pointer_914) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_915 = arith.addi %v_540, %c_14 : index
                %v_916 = arith.muli %v_915, %c_8 : index
                %v_917 = arith.addi %v_507, %v_916 : index
                %v_918 = arith.addi %v_917, %c_46 : index
                %v_919 = arith.index_cast %v_918 : index to i64
                %pointer_920 = llvm.inttoptr %v_919 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#16, %pointer_920) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_921 = arith.addi %v_540, %c_14 : index
                %v_922 = arith.muli %v_921, %c_8 : index
                %v_923 = arith.addi %v_507, %v_922 : index
                %v_924 = arith.addi %v_923, %c_47 : index
                %v_925 = arith.index_cast %v_924 : index to i64
                %pointer_926 = llvm.inttoptr %v_925 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#17, %pointer_926) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_927 = arith.addi %v_540, %c_15 : index
                %v_928 = arith.muli %v_927, %c_8 : index
                %v_929 = arith.addi %v_507, %v_928 : index
                %v_930 = arith.index_cast %v_929 : index to i64
                %pointer_931 = llvm.inttoptr %v_930 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#18, %pointer_931) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_932 = arith.addi %v_540, %c_15 : index
                %v_933 = arith.muli %v_932, %c_8 : index
                %v_934 = arith.addi %v_507, %v_933 : index
                %v_935 = arith.addi %v_934, %c_46 : index
                %v_936 = arith.index_cast %v_935 : index to i64
                %pointer_937 = llvm.inttoptr %v_936 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#19, %pointer_937) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_938 = arith.addi %v_540, %c_15 : index
                %v_939 = arith.muli %v_938, %c_8 : index
                %v_940 = arith.addi %v_507, %v_939 : index
                %v_941 = arith.addi %v_940, %c_47 : index
                %v_942 = arith.index_cast %v_941 : index to i64
                %pointer_943 = llvm.inttoptr %v_942 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#20, %pointer_943) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_944 = arith.addi %v_540, %c_16 : index
                %v_945 = arith.muli %v_944, %c_8 : index
                %v_946 = arith.addi %v_507, %v_945 : index
                %v_947 = arith.index_cast %v_946 : index to i64
                %pointer_948 = llvm.inttoptr %v_947 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#21, %pointer_948) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_949 = arith.addi %v_540, %c_16 : index
                %v_950 = arith.muli %v_949, %c_8 : index
                %v_951 = arith.addi %v_507, %v_950 : index
                %v_952 = arith.addi %v_951, %c_46 : index
                %v_953 = arith.index_cast %v_952 : index to i64
                %pointer_954 = llvm.inttoptr %v_953 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#22, %pointer_954) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_955 = arith.addi %v_540, %c_16 : index
                %v_956 = arith.muli %v_955, %c_8 : index
                %v_957 = arith.addi %v_507, %v_956 : index
                %v_958 = arith.addi %v_957, %c_47 : index
                %v_959 = arith.index_cast %v_958 : index to i64
                %pointer_960 = llvm.inttoptr %v_959 : i64 to !llvm.ptr
                "llvm.store"(%loop_561#23, %pointer_960) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_961 = %c_0 to %c_2 step %c_1 {
                %v_962 = arith.muli %i_961, %c_17 : index
                %v_963 = arith.minsi %v_962, %c_17 : index
                %v_964 = arith.addi %v_516, %v_963 : index
                %v_965 = arith.addi %v_516, %v_963 : index
                %v_966 = arith.addi %v_965, %c_1 : index
                %v_967 = arith.addi %v_516, %v_963 : index
                %v_968 = arith.addi %v_967, %c_2 : index
                %v_969 = arith.addi %v_516, %v_963 : index
                %v_970 = arith.addi %v_969, %c_13 : index
                %v_971 = arith.addi %v_516, %v_963 : index
                %v_972 = arith.addi %v_971, %c_5 : index
                %v_973 = arith.addi %v_516, %v_963 : index
                %v_974 = arith.addi %v_973, %c_14 : index
                %v_975 = arith.addi %v_516, %v_963 : index
                %v_976 = arith.addi %v_975, %c_15 : index
                %v_977 = arith.addi %v_516, %v_963 : index
                %v_978 = arith.addi %v_977, %c_16 : index
                %v_979 = arith.muli %v_512, %c_5 : index
                %v_980 = arith.muli %i_528, %c_2 : index
                %v_981 = arith.addi %v_980, %c_1 : index
                %v_982 = arith.muli %v_981, %c_2 : index
                %v_983 = arith.addi %v_982, %i_961 : index
                %loop_985:24 = scf.for %i_984 = %c_0 to %c_44 step %c_5 iter_args(%carry_986 = %c_26, %carry_987 = %c_26, %carry_988 = %c_26, %carry_989 = %c_26, %carry_990 = %c_26, %carry_991 = %c_26, %carry_992 = %c_26, %carry_993 = %c_26, %carry_994 = %c_26, %carry_995 = %c_26, %carry_996 = %c_26, %carry_997 = %c_26, %carry_998 = %c_26, %carry_999 = %c_26, %carry_1000 = %c_26, %carry_1001 = %c_26, %carry_1002 = %c_26, %carry_1003 = %c_26, %carry_1004 = %c_26, %carry_1005 = %c_26, %carry_1006 = %c_26, %carry_1007 = %c_26, %carry_1008 = %c_26, %carry_1009 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_1010 = arith.divui %i_984, %c_5 : index
                  %v_1011 = arith.muli %v_979, %c_19 : index
                  %v_1012 = arith.addi %v_1011, %c_45 : index
                  %v_1013 = arith.muli %v_979, %c_19 : index
                  %v_1014 = arith.divui %v_1012, %v_1013 : index
                  %v_1015 = arith.muli %v_983, %c_19 : index
                  %v_1016 = arith.addi %v_1015, %v_1010 : index
                  %v_1017 = arith.muli %v_1016, %v_1014 : index
                  scf.for %i_1018 = %c_0 to %v_1014 step %c_1 {
                    %v_1019 = arith.addi %v_1017, %i_1018 : index
                    %v_1020 = arith.minsi %v_1019, %c_45 : index
                    %v_1021 = arith.muli %v_1020, %c_8 : index
                    %v_1022 = arith.addi %v_521, %v_1021 : index
                    %v_1023 = arith.index_cast %v_1022 : index to i64
                    %pointer_1024 = llvm.inttoptr %v_1023 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1024) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1025 = arith.muli %v_1020, %c_8 : index
                    %v_1026 = arith.addi %v_526, %v_1025 : index
                    %v_1027 = arith.index_cast %v_1026 : index to i64
                    %pointer_1028 = llvm.inttoptr %v_1027 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1028) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1029 = arith.muli %i_984, %c_8 : index
                  %v_1030 = arith.addi %v_531, %v_1029 : index
                  %v_1031 = arith.index_cast %v_1030 : index to i64
                  %pointer_1032 = llvm.inttoptr %v_1031 : i64 to !llvm.ptr
                  %v_1033 = "llvm.load"(%pointer_1032) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1034 = arith.muli %i_984, %c_8 : index
                  %v_1035 = arith.addi %v_534, %v_1034 : index
                  %v_1036 = arith.index_cast %v_1035 : index to i64
                  %pointer_1037 = llvm.inttoptr %v_1036 : i64 to !llvm.ptr
                  %v_1038 = "llvm.load"(%pointer_1037) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1039 = arith.muli %i_984, %c_8 : index
                  %v_1040 = arith.addi %v_537, %v_1039 : index
                  %v_1041 = arith.index_cast %v_1040 : index to i64
                  %pointer_1042 = llvm.inttoptr %v_1041 : i64 to !llvm.ptr
                  %v_1043 = "llvm.load"(%pointer_1042) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1044 = memref.load %expert_gate_up[%v_2, %v_964, %i_984] : memref<8x48x40xf32>
                  %v_1045 = vector.broadcast %v_1044 : f32 to vector<16xf32>
                  %acc_1046 = math.fma %v_1045, %v_1033, %carry_986 : vector<16xf32>
                  %acc_1047 = math.fma %v_1045, %v_1038, %carry_987 : vector<16xf32>
                  %acc_1048 = math.fma %v_1045, %v_1043, %carry_988 : vector<16xf32>
                  %v_1049 = memref.load %expert_gate_up[%v_2, %v_966, %i_984] : memref<8x48x40xf32>
                  %v_1050 = vector.broadcast %v_1049 : f32 to vector<16xf32>
                  %acc_1051 = math.fma %v_1050, %v_1033, %carry_989 : vector<16xf32>
                  %acc_1052 = math.fma %v_1050, %v_1038, %carry_990 : vector<16xf32>
                  %acc_1053 = math.fma %v_1050, %v_1043, %carry_991 : vector<16xf32>
                  %v_1054 = memref.load %expert_gate_up[%v_2, %v_968, %i_984] : memref<8x48x40xf32>
                  %v_1055 = vector.broadcast %v_1054 : f32 to vector<16xf32>
                  %acc_1056 = math.fma %v_1055, %v_1033, %carry_992 : vector<16xf32>
                  %acc_1057 = math.fma %v_1055, %v_1038, %carry_993 : vector<16xf32>
                  %acc_1058 = math.fma %v_1055, %v_1043, %carry_994 : vector<16xf32>
                  %v_1059 = memref.load %expert_gate_up[%v_2, %v_970, %i_984] : memref<8x48x40xf32>
                  %v_1060 = vector.broadcast %v_1059 : f32 to vector<16xf32>
                  %acc_1061 = math.fma %v_1060, %v_1033, %carry_995 : vector<16xf32>
                  %acc_1062 = math.fma %v_1060, %v_1038, %carry_996 : vector<16xf32>
                  %acc_1063 = math.fma %v_1060, %v_1043, %carry_997 : vector<16xf32>
                  %v_1064 = memref.load %expert_gate_up[%v_2, %v_972, %i_984] : memref<8x48x40xf32>
                  %v_1065 = vector.broadcast %v_1064 : f32 to vector<16xf32>
                  %acc_1066 = math.fma %v_1065, %v_1033, %carry_998 : vector<16xf32>
                  %acc_1067 = math.fma %v_1065, %v_1038, %carry_999 : vector<16xf32>
                  %acc_1068 = math.fma %v_1065, %v_1043, %carry_1000 : vector<16xf32>
                  %v_1069 = memref.load %expert_gate_up[%v_2, %v_974, %i_984] : memref<8x48x40xf32>
                  %v_1070 = vector.broadcast %v_1069 : f32 to vector<16xf32>
                  %acc_1071 = math.fma %v_1070, %v_1033, %carry_1001 : vector<16xf32>
                  %acc_1072 = math.fma %v_1070, %v_1038, %carry_1002 : vector<16xf32>
                  %acc_1073 = math.fma %v_1070, %v_1043, %carry_1003 : vector<16xf32>
                  %v_1074 = memref.load %expert_gate_up[%v_2, %v_976, %i_984] : memref<8x48x40xf32>
                  %v_1075 = vector.broadcast %v_1074 : f32 to vector<16xf32>
                  %acc_1076 = math.fma %v_1075, %v_1033, %carry_1004 : vector<16xf32>
                  %acc_1077 = math.fma %v_1075, %v_1038, %carry_1005 : vector<16xf32>
                  %acc_1078 = math.fma %v_1075, %v_1043, %carry_1006 : vector<16xf32>
                  %v_1079 = memref.load %expert_gate_up[%v_2, %v_978, %i_984] : memref<8x48x40xf32>
                  %v_1080 = vector.broadcast %v_1079 : f32 to vector<16xf32>
                  %acc_1081 = math.fma %v_1080, %v_1033, %carry_1007 : vector<16xf32>
                  %acc_1082 = math.fma %v_1080, %v_1038, %carry_1008 : vector<16xf32>
                  %acc_1083 = math.fma %v_1080, %v_1043, %carry_1009 : vector<16xf32>
                  %v_1084 = arith.addi %i_984, %c_1 : index
                  %v_1085 = arith.muli %v_1084, %c_8 : index
                  %v_1086 = arith.addi %v_531, %v_1085 : index
                  %v_1087 = arith.index_cast %v_1086 : index to i64
                  %pointer_1088 = llvm.inttoptr %v_1087 : i64 to !llvm.ptr
                  %v_1089 = "llvm.load"(%pointer_1088) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1090 = arith.muli %v_1084, %c_8 : index
                  %v_1091 = arith.addi %v_534, %v_1090 : index
                  %v_1092 = arith.index_cast %v_1091 : index to i64
                  %pointer_1093 = llvm.inttoptr %v_1092 : i64 to !llvm.ptr
                  %v_1094 = "llvm.load"(%pointer_1093) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1095 = arith.muli %v_1084, %c_8 : index
                  %v_1096 = arith.addi %v_537, %v_1095 : index
                  %v_1097 = arith.index_cast %v_1096 : index to i64
                  %pointer_1098 = llvm.inttoptr %v_1097 : i64 to !llvm.ptr
                  %v_1099 = "llvm.load"(%pointer_1098) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1100 = memref.load %expert_gate_up[%v_2, %v_964, %v_1084] : memref<8x48x40xf32>
                  %v_1101 = vector.broadcast %v_1100 : f32 to vector<16xf32>
                  %acc_1102 = math.fma %v_1101, %v_1089, %acc_1046 : vector<16xf32>
                  %acc_1103 = math.fma %v_1101, %v_1094, %acc_1047 : vector<16xf32>
                  %acc_1104 = math.fma %v_1101, %v_1099, %acc_1048 : vector<16xf32>
                  %v_1105 = memref.load %expert_gate_up[%v_2, %v_966, %v_1084] : memref<8x48x40xf32>
                  %v_1106 = vector.broadcast %v_1105 : f32 to vector<16xf32>
                  %acc_1107 = math.fma %v_1106, %v_1089, %acc_1051 : vector<16xf32>
                  %acc_1108 = math.fma %v_1106, %v_1094, %acc_1052 : vector<16xf32>
                  %acc_1109 = math.fma %v_1106, %v_1099, %acc_1053 : vector<16xf32>
                  %v_1110 = memref.load %expert_gate_up[%v_2, %v_968, %v_1084] : memref<8x48x40xf32>
                  %v_1111 = vector.broadcast %v_1110 : f32 to vector<16xf32>
                  %acc_1112 = math.fma %v_1111, %v_1089, %acc_1056 : vector<16xf32>
                  %acc_1113 = math.fma %v_1111, %v_1094, %acc_1057 : vector<16xf32>
                  %acc_1114 = math.fma %v_1111, %v_1099, %acc_1058 : vector<16xf32>
                  %v_1115 = memref.load %expert_gate_up[%v_2, %v_970, %v_1084] : memref<8x48x40xf32>
                  %v_1116 = vector.broadcast %v_1115 : f32 to vector<16xf32>
                  %acc_1117 = math.fma %v_1116, %v_1089, %acc_1061 : vector<16xf32>
                  %acc_1118 = math.fma %v_1116, %v_1094, %acc_1062 : vector<16xf32>
                  %acc_1119 = math.fma %v_1116, %v_1099, %acc_1063 : vector<16xf32>
                  %v_1120 = memref.load %expert_gate_up[%v_2, %v_972, %v_1084] : memref<8x48x40xf32>
                  %v_1121 = vector.broadcast %v_1120 : f32 to vector<16xf32>
                  %acc_1122 = math.fma %v_1121, %v_1089, %acc_1066 : vector<16xf32>
                  %acc_1123 = math.fma %v_1121, %v_1094, %acc_1067 : vector<16xf32>
                  %acc_1124 = math.fma %v_1121, %v_1099, %acc_1068 : vector<16xf32>
                  %v_1125 = memref.load %expert_gate_up[%v_2, %v_974, %v_1084] : memref<8x48x40xf32>
                  %v_1126 = vector.broadcast %v_1125 : f32 to vector<16xf32>
                  %acc_1127 = math.fma %v_1126, %v_1089, %acc_1071 : vector<16xf32>
                  %acc_1128 = math.fma %v_1126, %v_1094, %acc_1072 : vector<16xf32>
                  %acc_1129 = math.fma %v_1126, %v_1099, %acc_1073 : vector<16xf32>
                  %v_1130 = memref.load %expert_gate_up[%v_2, %v_976, %v_1084] : memref<8x48x40xf32>
                  %v_1131 = vector.broadcast %v_1130 : f32 to vector<16xf32>
                  %acc_1132 = math.fma %v_1131, %v_1089, %acc_1076 : vector<16xf32>
                  %acc_1133 = math.fma %v_1131, %v_1094, %acc_1077 : vector<16xf32>
                  %acc_1134 = math.fma %v_1131, %v_1099, %acc_1078 : vector<16xf32>
                  %v_1135 = memref.load %expert_gate_up[%v_2, %v_978, %v_1084] : memref<8x48x40xf32>
                  %v_1136 = vector.broadcast %v_1135 : f32 to vector<16xf32>
                  %acc_1137 = math.fma %v_1136, %v_1089, %acc_1081 : vector<16xf32>
                  %acc_1138 = math.fma %v_1136, %v_1094, %acc_1082 : vector<16xf32>
                  %acc_1139 = math.fma %v_1136, %v_1099, %acc_1083 : vector<16xf32>
                  %v_1140 = arith.addi %i_984, %c_2 : index
                  %v_1141 = arith.muli %v_1140, %c_8 : index
                  %v_1142 = arith.addi %v_531, %v_1141 : index
                  %v_1143 = arith.index_cast %v_1142 : index to i64
                  %pointer_1144 = llvm.inttoptr %v_1143 : i64 to !llvm.ptr
                  %v_1145 = "llvm.load"(%pointer_1144) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1146 = arith.muli %v_1140, %c_8 : index
                  %v_1147 = arith.addi %v_534, %v_1146 : index
                  %v_1148 = arith.index_cast %v_1147 : index to i64
                  %pointer_1149 = llvm.inttoptr %v_1148 : i64 to !llvm.ptr
                  %v_1150 = "llvm.load"(%pointer_1149) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1151 = arith.muli %v_1140, %c_8 : index
                  %v_1152 = arith.addi %v_537, %v_1151 : index
                  %v_1153 = arith.index_cast %v_1152 : index to i64
                  %pointer_1154 = llvm.inttoptr %v_1153 : i64 to !llvm.ptr
                  %v_1155 = "llvm.load"(%pointer_1154) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1156 = memref.load %expert_gate_up[%v_2, %v_964, %v_1140] : memref<8x48x40xf32>
                  %v_1157 = vector.broadcast %v_1156 : f32 to vector<16xf32>
                  %acc_1158 = math.fma %v_1157, %v_1145, %acc_1102 : vector<16xf32>
                  %acc_1159 = math.fma %v_1157, %v_1150, %acc_1103 : vector<16xf32>
                  %acc_1160 = math.fma %v_1157, %v_1155, %acc_1104 : vector<16xf32>
                  %v_1161 = memref.load %expert_gate_up[%v_2, %v_966, %v_1140] : memref<8x48x40xf32>
                  %v_1162 = vector.broadcast %v_1161 : f32 to vector<16xf32>
                  %acc_1163 = math.fma %v_1162, %v_1145, %acc_1107 : vector<16xf32>
                  %acc_1164 = math.fma %v_1162, %v_1150, %acc_1108 : vector<16xf32>
                  %acc_1165 = math.fma %v_1162, %v_1155, %acc_1109 : vector<16xf32>
                  %v_1166 = memref.load %expert_gate_up[%v_2, %v_968, %v_1140] : memref<8x48x40xf32>
                  %v_1167 = vector.broadcast %v_1166 : f32 to vector<16xf32>
                  %acc_1168 = math.fma %v_1167, %v_1145, %acc_1112 : vector<16xf32>
                  %acc_1169 = math.fma %v_1167, %v_1150, %acc_1113 : vector<16xf32>
                  %acc_1170 = math.fma %v_1167, %v_1155, %acc_1114 : vector<16xf32>
                  %v_1171 = memref.load %expert_gate_up[%v_2, %v_970, %v_1140] : memref<8x48x40xf32>
                  %v_1172 = vector.broadcast %v_1171 : f32 to vector<16xf32>
                  %acc_1173 = math.fma %v_1172, %v_1145, %acc_1117 : vector<16xf32>
                  %acc_1174 = math.fma %v_1172, %v_1150, %acc_1118 : vector<16xf32>
                  %acc_1175 = math.fma %v_1172, %v_1155, %acc_1119 : vector<16xf32>
                  %v_1176 = memref.load %expert_gate_up[%v_2, %v_972, %v_1140] : memref<8x48x40xf32>
                  %v_1177 = vector.broadcast %v_1176 : f32 to vector<16xf32>
                  %acc_1178 = math.fma %v_1177, %v_1145, %acc_1122 : vector<16xf32>
                  %acc_1179 = math.fma %v_1177, %v_1150, %acc_1123 : vector<16xf32>
                  %acc_1180 = math.fma %v_1177, %v_1155, %acc_1124 : vector<16xf32>
                  %v_1181 = memref.load %expert_gate_up[%v_2, %v_974, %v_1140] : memref<8x48x40xf32>
                  %v_1182 = vector.broadcast %v_1181 : f32 to vector<16xf32>
                  %acc_1183 = math.fma %v_1182, %v_1145, %acc_1127 : vector<16xf32>
                  %acc_1184 = math.fma %v_1182, %v_1150, %acc_1128 : vector<16xf32>
                  %acc_1185 = math.fma %v_1182, %v_1155, %acc_1129 : vector<16xf32>
                  %v_1186 = memref.load %expert_gate_up[%v_2, %v_976, %v_1140] : memref<8x48x40xf32>
                  %v_1187 = vector.broadcast %v_1186 : f32 to vector<16xf32>
                  %acc_1188 = math.fma %v_1187, %v_1145, %acc_1132 : vector<16xf32>
                  %acc_1189 = math.fma %v_1187, %v_1150, %acc_1133 : vector<16xf32>
                  %acc_1190 = math.fma %v_1187, %v_1155, %acc_1134 : vector<16xf32>
                  %v_1191 = memref.load %expert_gate_up[%v_2, %v_978, %v_1140] : memref<8x48x40xf32>
                  %v_1192 = vector.broadcast %v_1191 : f32 to vector<16xf32>
                  %acc_1193 = math.fma %v_1192, %v_1145, %acc_1137 : vector<16xf32>
                  %acc_1194 = math.fma %v_1192, %v_1150, %acc_1138 : vector<16xf32>
                  %acc_1195 = math.fma %v_1192, %v_1155, %acc_1139 : vector<16xf32>
                  %v_1196 = arith.addi %i_984, %c_13 : index
                  %v_1197 = arith.muli %v_1196, %c_8 : index
                  %v_1198 = arith.addi %v_531, %v_1197 : index
                  %v_1199 = arith.index_cast %v_1198 : index to i64
                  %pointer_1200 = llvm.inttoptr %v_1199 : i64 to !llvm.ptr
                  %v_1201 = "llvm.load"(%pointer_1200) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1202 = arith.muli %v_1196, %c_8 : index
                  %v_1203 = arith.addi %v_534, %v_1202 : index
                  %v_1204 = arith.index_cast %v_1203 : index to i64
                  %pointer_1205 = llvm.inttoptr %v_1204 : i64 to !llvm.ptr
                  %v_1206 = "llvm.load"(%pointer_1205) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1207 = arith.muli %v_1196, %c_8 : index
                  %v_1208 = arith.addi %v_537, %v_1207 : index
                  %v_1209 = arith.index_cast %v_1208 : index to i64
                  %pointer_1210 = llvm.inttoptr %v_1209 : i64 to !llvm.ptr
                  %v_1211 = "llvm.load"(%pointer_1210) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1212 = memref.load %expert_gate_up[%v_2, %v_964, %v_1196] : memref<8x48x40xf32>
                  %v_1213 = vector.broadcast %v_1212 : f32 to vector<16xf32>
                  %acc_1214 = math.fma %v_1213, %v_1201, %acc_1158 : vector<16xf32>
                  %acc_1215 = math.fma %v_1213, %v_1206, %acc_1159 : vector<16xf32>
                  %acc_1216 = math.fma %v_1213, %v_1211, %acc_1160 : vector<16xf32>
                  %v_1217 = memref.load %expert_gate_up[%v_2, %v_966, %v_1196] : memref<8x48x40xf32>
                  %v_1218 = vector.broadcast %v_1217 : f32 to vector<16xf32>
                  %acc_1219 = math.fma %v_1218, %v_1201, %acc_1163 : vector<16xf32>
                  %acc_1220 = math.fma %v_1218, %v_1206, %acc_1164 : vector<16xf32>
                  %acc_1221 = math.fma %v_1218, %v_1211, %acc_1165 : vector<16xf32>
                  %v_1222 = memref.load %expert_gate_up[%v_2, %v_968, %v_1196] : memref<8x48x40xf32>
                  %v_1223 = vector.broadcast %v_1222 : f32 to vector<16xf32>
                  %acc_1224 = math.fma %v_1223, %v_1201, %acc_1168 : vector<16xf32>
                  %acc_1225 = math.fma %v_1223, %v_1206, %acc_1169 : vector<16xf32>
                  %acc_1226 = math.fma %v_1223, %v_1211, %acc_1170 : vector<16xf32>
                  %v_1227 = memref.load %expert_gate_up[%v_2, %v_970, %v_1196] : memref<8x48x40xf32>
                  %v_1228 = vector.broadcast %v_1227 : f32 to vector<16xf32>
                  %acc_1229 = math.fma %v_1228, %v_1201, %acc_1173 : vector<16xf32>
                  %acc_1230 = math.fma %v_1228, %v_1206, %acc_1174 : vector<16xf32>
                  %acc_1231 = math.fma %v_1228, %v_1211, %acc_1175 : vector<16xf32>
                  %v_1232 = memref.load %expert_gate_up[%v_2, %v_972, %v_1196] : memref<8x48x40xf32>
                  %v_1233 = vector.broadcast %v_1232 : f32 to vector<16xf32>
                  %acc_1234 = math.fma %v_1233, %v_1201, %acc_1178 : vector<16xf32>
                  %acc_1235 = math.fma %v_1233, %v_1206, %acc_1179 : vector<16xf32>
                  %acc_1236 = math.fma %v_1233, %v_1211, %acc_1180 : vector<16xf32>
                  %v_1237 = memref.load %expert_gate_up[%v_2, %v_974, %v_1196] : memref<8x48x40xf32>
                  %v_1238 = vector.broadcast %v_1237 : f32 to vector<16xf32>
                  %acc_1239 = math.fma %v_1238, %v_1201, %acc_1183 : vector<16xf32>
                  %acc_1240 = math.fma %v_1238, %v_1206, %acc_1184 : vector<16xf32>
                  %acc_1241 = math.fma %v_1238, %v_1211, %acc_1185 : vector<16xf32>
                  %v_1242 = memref.load %expert_gate_up[%v_2, %v_976, %v_1196] : memref<8x48x40xf32>
                  %v_1243 = vector.broadcast %v_1242 : f32 to vector<16xf32>
                  %acc_1244 = math.fma %v_1243, %v_1201, %acc_1188 : vector<16xf32>
                  %acc_1245 = math.fma %v_1243, %v_1206, %acc_1189 : vector<16xf32>
                  %acc_1246 = math.fma %v_1243, %v_1211, %acc_1190 : vector<16xf32>
                  %v_1247 = memref.load %expert_gate_up[%v_2, %v_978, %v_1196] : memref<8x48x40xf32>
                  %v_1248 = vector.broadcast %v_1247 : f32 to vector<16xf32>
                  %acc_1249 = math.fma %v_1248, %v_1201, %acc_1193 : vector<16xf32>
                  %acc_1250 = math.fma %v_1248, %v_1206, %acc_1194 : vector<16xf32>
                  %acc_1251 = math.fma %v_1248, %v_1211, %acc_1195 : vector<16xf32>
                  scf.yield %acc_1214, %acc_1215, %acc_1216, %acc_1219, %acc_1220, %acc_1221, %acc_1224, %acc_1225, %acc_1226, %acc_1229, %acc_1230, %acc_1231, %acc_1234, %acc_1235, %acc_1236, %acc_1239, %acc_1240, %acc_1241, %acc_1244, %acc_1245, %acc_1246, %acc_1249, %acc_1250, %acc_1251 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_1252 = arith.addi %v_963, %c_12 : index
                %v_1253 = arith.muli %v_1252, %c_8 : index
                %v_1254 = arith.addi %v_507, %v_1253 : index
                %v_1255 = arith.index_cast %v_1254 : index to i64
                %pointer_1256 = llvm.inttoptr %v_1255 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#0, %pointer_1256) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1257 = arith.addi %v_963, %c_12 : index
                %v_1258 = arith.muli %v_1257, %c_8 : index
                %v_1259 = arith.addi %v_507, %v_1258 : index
                %v_1260 = arith.addi %v_1259, %c_46 : index
                %v_1261 = arith.index_cast %v_1260 : index to i64
                %pointer_1262 = llvm.inttoptr %v_1261 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#1, %pointer_1262) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1263 = arith.addi %v_963, %c_12 : index
                %v_1264 = arith.muli %v_1263, %c_8 : index
                %v_1265 = arith.addi %v_507, %v_1264 : index
                %v_1266 = arith.addi %v_1265, %c_47 : index
                %v_1267 = arith.index_cast %v_1266 : index to i64
                %pointer_1268 = llvm.inttoptr %v_1267 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#2, %pointer_1268) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1269 = arith.addi %v_963, %c_48 : index
                %v_1270 = arith.muli %v_1269, %c_8 : index
                %v_1271 = arith.addi %v_507, %v_1270 : index
                %v_1272 = arith.index_cast %v_1271 : index to i64
                %pointer_1273 = llvm.inttoptr %v_1272 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#3, %pointer_1273) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1274 = arith.addi %v_963, %c_48 : index
                %v_1275 = arith.muli %v_1274, %c_8 : index
                %v_1276 = arith.addi %v_507, %v_1275 : index
                %v_1277 = arith.addi %v_1276, %c_46 : index
                %v_1278 = arith.index_cast %v_1277 : index to i64
                %pointer_1279 = llvm.inttoptr %v_1278 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#4, %pointer_1279) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1280 = arith.addi %v_963, %c_48 : index
                %v_1281 = arith.muli %v_1280, %c_8 : index
                %v_1282 = arith.addi %v_507, %v_1281 : index
                %v_1283 = arith.addi %v_1282, %c_47 : index
                %v_1284 = arith.index_cast %v_1283 : index to i64
                %pointer_1285 = llvm.inttoptr %v_1284 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#5, %pointer_1285) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1286 = arith.addi %v_963, %c_49 : index
                %v_1287 = arith.muli %v_1286, %c_8 : index
                %v_1288 = arith.addi %v_507, %v_1287 : index
                %v_1289 = arith.index_cast %v_1288 : index to i64
                %pointer_1290 = llvm.inttoptr %v_1289 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#6, %pointer_1290) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1291 = arith.addi %v_963, %c_49 : index
                %v_1292 = arith.muli %v_1291, %c_8 : index
                %v_1293 = arith.addi %v_507, %v_1292 : index
                %v_1294 = arith.addi %v_1293, %c_46 : index
                %v_1295 = arith.index_cast %v_1294 : index to i64
                %pointer_1296 = llvm.inttoptr %v_1295 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#7, %pointer_1296) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1297 = arith.addi %v_963, %c_49 : index
                %v_1298 = arith.muli %v_1297, %c_8 : index
                %v_1299 = arith.addi %v_507, %v_1298 : index
                %v_1300 = arith.addi %v_1299, %c_47 : index
                %v_1301 = arith.index_cast %v_1300 : index to i64
                %pointer_1302 = llvm.inttoptr %v_1301 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#8, %pointer_1302) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1303 = arith.addi %v_963, %c_50 : index
                %v_1304 = arith.muli %v_1303, %c_8 : index
                %v_1305 = arith.addi %v_507, %v_1304 : index
                %v_1306 = arith.index_cast %v_1305 : index to i64
                %pointer_1307 = llvm.inttoptr %v_1306 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#9, %pointer_1307) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1308 = arith.addi %v_963, %c_50 : index
                %v_1309 = arith.muli %v_1308, %c_8 : index
                %v_1310 = arith.addi %v_507, %v_1309 : index
                %v_1311 = arith.addi %v_1310, %c_46 : index
                %v_1312 = arith.index_cast %v_1311 : index to i64
                %pointer_1313 = llvm.inttoptr %v_1312 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#10, %pointer_1313) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1314 = arith.addi %v_963, %c_50 : index
                %v_1315 = arith.muli %v_1314, %c_8 : index
                %v_1316 = arith.addi %v_507, %v_1315 : index
                %v_1317 = arith.addi %v_1316, %c_47 : index
                %v_1318 = arith.index_cast %v_1317 : index to i64
                %pointer_1319 = llvm.inttoptr %v_1318 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#11, %pointer_1319) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1320 = arith.addi %v_963, %c_51 : index
                %v_1321 = arith.muli %v_1320, %c_8 : index
                %v_1322 = arith.addi %v_507, %v_1321 : index
                %v_1323 = arith.index_cast %v_1322 : index to i64
                %pointer_1324 = llvm.inttoptr %v_1323 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#12, %pointer_1324) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1325 = arith.addi %v_963, %c_51 : index
                %v_1326 = arith.muli %v_1325, %c_8 : index
                %v_1327 = arith.addi %v_507, %v_1326 : index
                %v_1328 = arith.addi %v_1327, %c_46 : index
                %v_1329 = arith.index_cast %v_1328 : index to i64
                %pointer_1330 = llvm.inttoptr %v_1329 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#13, %pointer_1330) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1331 = arith.addi %v_963, %c_51 : index
                %v_1332 = arith.muli %v_1331, %c_8 : index
                %v_1333 = arith.addi %v_507, %v_1332 : index
                %v_1334 = arith.addi %v_1333, %c_47 : index
                %v_1335 = arith.index_cast %v_1334 : index to i64
                %pointer_1336 = llvm.inttoptr %v_1335 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#14, %pointer_1336) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1337 = arith.addi %v_963, %c_52 : index
                %v_1338 = arith.muli %v_1337, %c_8 : index
                %v_1339 = arith.addi %v_507, %v_1338 : index
                %v_1340 = arith.index_cast %v_1339 : index to i64
                %pointer_1341 = llvm.inttoptr %v_1340 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#15, %pointer_1341) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1342 = arith.addi %v_963, %c_52 : index
                %v_1343 = arith.muli %v_1342, %c_8 : index
                %v_1344 = arith.addi %v_507, %v_1343 : index
                %v_1345 = arith.addi %v_1344, %c_46 : index
                %v_1346 = arith.index_cast %v_1345 : index to i64
                %pointer_1347 = llvm.inttoptr %v_1346 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#16, %pointer_1347) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1348 = arith.addi %v_963, %c_52 : index
                %v_1349 = arith.muli %v_1348, %c_8 : index
                %v_1350 = arith.addi %v_507, %v_1349 : index
                %v_1351 = arith.addi %v_1350, %c_47 : index
                %v_1352 = arith.index_cast %v_1351 : index to i64
                %pointer_1353 = llvm.inttoptr %v_1352 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#17, %pointer_1353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1354 = arith.addi %v_963, %c_53 : index
                %v_1355 = arith.muli %v_1354, %c_8 : index
                %v_1356 = arith.addi %v_507, %v_1355 : index
                %v_1357 = arith.index_cast %v_1356 : index to i64
                %pointer_1358 = llvm.inttoptr %v_1357 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#18, %pointer_1358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1359 = arith.addi %v_963, %c_53 : index
                %v_1360 = arith.muli %v_1359, %c_8 : index
                %v_1361 = arith.addi %v_507, %v_1360 : index
                %v_1362 = arith.addi %v_1361, %c_46 : index
                %v_1363 = arith.index_cast %v_1362 : index to i64
                %pointer_1364 = llvm.inttoptr %v_1363 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#19, %pointer_1364) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1365 = arith.addi %v_963, %c_53 : index
                %v_1366 = arith.muli %v_1365, %c_8 : index
                %v_1367 = arith.addi %v_507, %v_1366 : index
                %v_1368 = arith.addi %v_1367, %c_47 : index
                %v_1369 = arith.index_cast %v_1368 : index to i64
                %pointer_1370 = llvm.inttoptr %v_1369 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#20, %pointer_1370) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1371 = arith.addi %v_963, %c_54 : index
                %v_1372 = arith.muli %v_1371, %c_8 : index
                %v_1373 = arith.addi %v_507, %v_1372 : index
                %v_1374 = arith.index_cast %v_1373 : index to i64
                %pointer_1375 = llvm.inttoptr %v_1374 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#21, %pointer_1375) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1376 = arith.addi %v_963, %c_54 : index
                %v_1377 = arith.muli %v_1376, %c_8 : index
                %v_1378 = arith.addi %v_507, %v_1377 : index
                %v_1379 = arith.addi %v_1378, %c_46 : index
                %v_1380 = arith.index_cast %v_1379 : index to i64
                %pointer_1381 = llvm.inttoptr %v_1380 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#22, %pointer_1381) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1382 = arith.addi %v_963, %c_54 : index
                %v_1383 = arith.muli %v_1382, %c_8 : index
                %v_1384 = arith.addi %v_507, %v_1383 : index
                %v_1385 = arith.addi %v_1384, %c_47 : index
                %v_1386 = arith.index_cast %v_1385 : index to i64
                %pointer_1387 = llvm.inttoptr %v_1386 : i64 to !llvm.ptr
                "llvm.store"(%loop_985#23, %pointer_1387) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_1388 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1389 = arith.muli %v_529, %c_12 : index
              %v_1390 = arith.addi %v_4, %v_1389 : index
              %v_1391 = arith.muli %v_1390, %c_55 : index
              %v_1392 = arith.addi %address_1388, %v_1391 : index
              %v_1393 = arith.subi %i_514, %v_515 : index
              %v_1394 = arith.subi %c_4, %i_514 : index
              %v_1395 = arith.maxsi %v_1394, %c_0 : index
              %v_1396 = arith.minsi %c_12, %v_1395 : index
              scf.for %i_1397 = %c_0 to %v_1396 step %c_1 {
                %v_1398 = arith.addi %v_1393, %i_1397 : index
                %v_1399 = arith.muli %v_1398, %c_8 : index
                %v_1400 = arith.addi %v_507, %v_1399 : index
                %v_1401 = arith.index_cast %v_1400 : index to i64
                %pointer_1402 = llvm.inttoptr %v_1401 : i64 to !llvm.ptr
                %v_1403 = "llvm.load"(%pointer_1402) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1404 = arith.addi %v_1393, %i_1397 : index
                %v_1405 = arith.addi %v_1404, %c_12 : index
                %v_1406 = arith.muli %v_1405, %c_8 : index
                %v_1407 = arith.addi %v_507, %v_1406 : index
                %v_1408 = arith.index_cast %v_1407 : index to i64
                %pointer_1409 = llvm.inttoptr %v_1408 : i64 to !llvm.ptr
                %v_1410 = "llvm.load"(%pointer_1409) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1411 = arith.subf %c_26, %v_1403 : vector<16xf32>
                %is_1412 = arith.cmpf ogt, %v_1411, %c_56 : vector<16xf32>
                %v_1413 = arith.select %is_1412, %c_56, %v_1411 : vector<16xi1>, vector<16xf32>
                %is_1414 = arith.cmpf olt, %v_1413, %c_57 : vector<16xf32>
                %v_1415 = arith.select %is_1414, %c_57, %v_1413 : vector<16xi1>, vector<16xf32>
                %v_1416 = arith.mulf %v_1415, %c_58 : vector<16xf32>
                %v_1417 = math.roundeven %v_1416 : vector<16xf32>
                %acc_1418 = math.fma %v_1417, %c_59, %v_1415 : vector<16xf32>
                %acc_1419 = math.fma %v_1417, %c_60, %acc_1418 : vector<16xf32>
                %acc_1420 = math.fma %c_61, %acc_1419, %c_62 : vector<16xf32>
                %acc_1421 = math.fma %acc_1420, %acc_1419, %c_63 : vector<16xf32>
                %acc_1422 = math.fma %acc_1421, %acc_1419, %c_64 : vector<16xf32>
                %acc_1423 = math.fma %acc_1422, %acc_1419, %c_65 : vector<16xf32>
                %acc_1424 = math.fma %acc_1423, %acc_1419, %c_66 : vector<16xf32>
                %acc_1425 = math.fma %acc_1424, %acc_1419, %c_67 : vector<16xf32>
                %acc_1426 = math.fma %acc_1425, %acc_1419, %c_67 : vector<16xf32>
                %v_1427 = arith.fptosi %v_1417 : vector<16xf32> to vector<16xi32>
                %v_1428 = arith.shrsi %v_1427, %c_68 : vector<16xi32>
                %v_1429 = arith.subi %v_1427, %v_1428 : vector<16xi32>
                %v_1430 = arith.addi %v_1428, %c_70 : vector<16xi32>
                %v_1431 = arith.shli %v_1430, %c_69 : vector<16xi32>
                %v_1432 = arith.bitcast %v_1431 : vector<16xi32> to vector<16xf32>
                %v_1433 = arith.mulf %acc_1426, %v_1432 : vector<16xf32>
                %v_1434 = arith.addi %v_1429, %c_70 : vector<16xi32>
                %v_1435 = arith.shli %v_1434, %c_69 : vector<16xi32>
                %v_1436 = arith.bitcast %v_1435 : vector<16xi32> to vector<16xf32>
                %v_1437 = arith.mulf %v_1433, %v_1436 : vector<16xf32>
                %v_1438 = arith.addf %v_1437, %c_67 : vector<16xf32>
                %v_1439 = arith.divf %c_67, %v_1438 : vector<16xf32>
                %v_1440 = arith.mulf %v_1403, %v_1439 : vector<16xf32>
                %v_1441 = arith.mulf %v_1440, %v_1410 : vector<16xf32>
                %v_1442 = arith.addi %i_514, %i_1397 : index
                %v_1443 = arith.divui %v_1442, %c_1 : index
                %v_1444 = arith.muli %v_1443, %c_8 : index
                %v_1445 = arith.addi %v_1392, %v_1444 : index
                %v_1446 = arith.index_cast %v_1445 : index to i64
                %pointer_1447 = llvm.inttoptr %v_1446 : i64 to !llvm.ptr
                "llvm.store"(%v_1441, %pointer_1447) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_1448 = arith.addi %v_529, %c_1 : index
              %v_1449 = arith.addi %v_507, %c_46 : index
              %address_1450 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1451 = arith.muli %v_1448, %c_12 : index
              %v_1452 = arith.addi %v_4, %v_1451 : index
              %v_1453 = arith.muli %v_1452, %c_55 : index
              %v_1454 = arith.addi %address_1450, %v_1453 : index
              %v_1455 = arith.subi %i_514, %v_515 : index
              %v_1456 = arith.subi %c_4, %i_514 : index
              %v_1457 = arith.maxsi %v_1456, %c_0 : index
              %v_1458 = arith.minsi %c_12, %v_1457 : index
              scf.for %i_1459 = %c_0 to %v_1458 step %c_1 {
                %v_1460 = arith.addi %v_1455, %i_1459 : index
                %v_1461 = arith.muli %v_1460, %c_8 : index
                %v_1462 = arith.addi %v_1449, %v_1461 : index
                %v_1463 = arith.index_cast %v_1462 : index to i64
                %pointer_1464 = llvm.inttoptr %v_1463 : i64 to !llvm.ptr
                %v_1465 = "llvm.load"(%pointer_1464) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1466 = arith.addi %v_1455, %i_1459 : index
                %v_1467 = arith.addi %v_1466, %c_12 : index
                %v_1468 = arith.muli %v_1467, %c_8 : index
                %v_1469 = arith.addi %v_1449, %v_1468 : index
                %v_1470 = arith.index_cast %v_1469 : index to i64
                %pointer_1471 = llvm.inttoptr %v_1470 : i64 to !llvm.ptr
                %v_1472 = "llvm.load"(%pointer_1471) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1473 = arith.subf %c_26, %v_1465 : vector<16xf32>
                %is_1474 = arith.cmpf ogt, %v_1473, %c_56 : vector<16xf32>
                %v_1475 = arith.select %is_1474, %c_56, %v_1473 : vector<16xi1>, vector<16xf32>
                %is_1476 = arith.cmpf olt, %v_1475, %c_57 : vector<16xf32>
                %v_1477 = arith.select %is_1476, %c_57, %v_1475 : vector<16xi1>, vector<16xf32>
                %v_1478 = arith.mulf %v_1477, %c_58 : vector<16xf32>
                %v_1479 = math.roundeven %v_1478 : vector<16xf32>
                %acc_1480 = math.fma %v_1479, %c_59, %v_1477 : vector<16xf32>
                %acc_1481 = math.fma %v_1479, %c_60, %acc_1480 : vector<16xf32>
                %acc_1482 = math.fma %c_61, %acc_1481, %c_62 : vector<16xf32>
                %acc_1483 = math.fma %acc_1482, %acc_1481, %c_63 : vector<16xf32>
                %acc_1484 = math.fma %acc_1483, %acc_1481, %c_64 : vector<16xf32>
                %acc_1485 = math.fma %acc_1484, %acc_1481, %c_65 : vector<16xf32>
                %acc_1486 = math.fma %acc_1485, %acc_1481, %c_66 : vector<16xf32>
                %acc_1487 = math.fma %acc_1486, %acc_1481, %c_67 : vector<16xf32>
                %acc_1488 = math.fma %acc_1487, %acc_1481, %c_67 : vector<16xf32>
                %v_1489 = arith.fptosi %v_1479 : vector<16xf32> to vector<16xi32>
                %v_1490 = arith.shrsi %v_1489, %c_68 : vector<16xi32>
                %v_1491 = arith.subi %v_1489, %v_1490 : vector<16xi32>
                %v_1492 = arith.addi %v_1490, %c_70 : vector<16xi32>
                %v_1493 = arith.shli %v_1492, %c_69 : vector<16xi32>
                %v_1494 = arith.bitcast %v_1493 : vector<16xi32> to vector<16xf32>
                %v_1495 = arith.mulf %acc_1488, %v_1494 : vector<16xf32>
                %v_1496 = arith.addi %v_1491, %c_70 : vector<16xi32>
                %v_1497 = arith.shli %v_1496, %c_69 : vector<16xi32>
                %v_1498 = arith.bitcast %v_1497 : vector<16xi32> to vector<16xf32>
                %v_1499 = arith.mulf %v_1495, %v_1498 : vector<16xf32>
                %v_1500 = arith.addf %v_1499, %c_67 : vector<16xf32>
                %v_1501 = arith.divf %c_67, %v_1500 : vector<16xf32>
                %v_1502 = arith.mulf %v_1465, %v_1501 : vector<16xf32>
                %v_1503 = arith.mulf %v_1502, %v_1472 : vector<16xf32>
                %v_1504 = arith.addi %i_514, %i_1459 : index
                %v_1505 = arith.divui %v_1504, %c_1 : index
                %v_1506 = arith.muli %v_1505, %c_8 : index
                %v_1507 = arith.addi %v_1454, %v_1506 : index
                %v_1508 = arith.index_cast %v_1507 : index to i64
                %pointer_1509 = llvm.inttoptr %v_1508 : i64 to !llvm.ptr
                "llvm.store"(%v_1503, %pointer_1509) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_1510 = arith.addi %v_529, %c_2 : index
              %v_1511 = arith.addi %v_507, %c_47 : index
              %address_1512 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1513 = arith.muli %v_1510, %c_12 : index
              %v_1514 = arith.addi %v_4, %v_1513 : index
              %v_1515 = arith.muli %v_1514, %c_55 : index
              %v_1516 = arith.addi %address_1512, %v_1515 : index
              %v_1517 = arith.subi %i_514, %v_515 : index
              %v_1518 = arith.subi %c_4, %i_514 : index
              %v_1519 = arith.maxsi %v_1518, %c_0 : index
              %v_1520 = arith.minsi %c_12, %v_1519 : index
              scf.for %i_1521 = %c_0 to %v_1520 step %c_1 {
                %v_1522 = arith.addi %v_1517, %i_1521 : index
                %v_1523 = arith.muli %v_1522, %c_8 : index
                %v_1524 = arith.addi %v_1511, %v_1523 : index
                %v_1525 = arith.index_cast %v_1524 : index to i64
                %pointer_1526 = llvm.inttoptr %v_1525 : i64 to !llvm.ptr
                %v_1527 = "llvm.load"(%pointer_1526) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1528 = arith.addi %v_1517, %i_1521 : index
                %v_1529 = arith.addi %v_1528, %c_12 : index
                %v_1530 = arith.muli %v_1529, %c_8 : index
                %v_1531 = arith.addi %v_1511, %v_1530 : index
                %v_1532 = arith.index_cast %v_1531 : index to i64
                %pointer_1533 = llvm.inttoptr %v_1532 : i64 to !llvm.ptr
                %v_1534 = "llvm.load"(%pointer_1533) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_1535 = arith.subf %c_26, %v_1527 : vector<16xf32>
                %is_1536 = arith.cmpf ogt, %v_1535, %c_56 : vector<16xf32>
                %v_1537 = arith.select %is_1536, %c_56, %v_1535 : vector<16xi1>, vector<16xf32>
                %is_1538 = arith.cmpf olt, %v_1537, %c_57 : vector<16xf32>
                %v_1539 = arith.select %is_1538, %c_57, %v_1537 : vector<16xi1>, vector<16xf32>
                %v_1540 = arith.mulf %v_1539, %c_58 : vector<16xf32>
                %v_1541 = math.roundeven %v_1540 : vector<16xf32>
                %acc_1542 = math.fma %v_1541, %c_59, %v_1539 : vector<16xf32>
                %acc_1543 = math.fma %v_1541, %c_60, %acc_1542 : vector<16xf32>
                %acc_1544 = math.fma %c_61, %acc_1543, %c_62 : vector<16xf32>
                %acc_1545 = math.fma %acc_1544, %acc_1543, %c_63 : vector<16xf32>
                %acc_1546 = math.fma %acc_1545, %acc_1543, %c_64 : vector<16xf32>
                %acc_1547 = math.fma %acc_1546, %acc_1543, %c_65 : vector<16xf32>
                %acc_1548 = math.fma %acc_1547, %acc_1543, %c_66 : vector<16xf32>
                %acc_1549 = math.fma %acc_1548, %acc_1543, %c_67 : vector<16xf32>
                %acc_1550 = math.fma %acc_1549, %acc_1543, %c_67 : vector<16xf32>
                %v_1551 = arith.fptosi %v_1541 : vector<16xf32> to vector<16xi32>
                %v_1552 = arith.shrsi %v_1551, %c_68 : vector<16xi32>
                %v_1553 = arith.subi %v_1551, %v_1552 : vector<16xi32>
                %v_1554 = arith.addi %v_1552, %c_70 : vector<16xi32>
                %v_1555 = arith.shli %v_1554, %c_69 : vector<16xi32>
                %v_1556 = arith.bitcast %v_1555 : vector<16xi32> to vector<16xf32>
                %v_1557 = arith.mulf %acc_1550, %v_1556 : vector<16xf32>
                %v_1558 = arith.addi %v_1553, %c_70 : vector<16xi32>
                %v_1559 = arith.shli %v_1558, %c_69 : vector<16xi32>
                %v_1560 = arith.bitcast %v_1559 : vector<16xi32> to vector<16xf32>
                %v_1561 = arith.mulf %v_1557, %v_1560 : vector<16xf32>
                %v_1562 = arith.addf %v_1561, %c_67 : vector<16xf32>
                %v_1563 = arith.divf %c_67, %v_1562 : vector<16xf32>
                %v_1564 = arith.mulf %v_1527, %v_1563 : vector<16xf32>
                %v_1565 = arith.mulf %v_1564, %v_1534 : vector<16xf32>
                %v_1566 = arith.addi %i_514, %i_1521 : index
                %v_1567 = arith.divui %v_1566, %c_1 : index
                %v_1568 = arith.muli %v_1567, %c_8 : index
                %v_1569 = arith.addi %v_1516, %v_1568 : index
                %v_1570 = arith.index_cast %v_1569 : index to i64
                %pointer_1571 = llvm.inttoptr %v_1570 : i64 to !llvm.ptr
                "llvm.store"(%v_1565, %pointer_1571) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
            %v_1572 = arith.remui %v_27, %c_13 : index
            %is_1573 = arith.cmpi eq, %v_1572, %c_1 : index
            scf.if %is_1573 {
              %v_1574 = arith.muli %v_527, %c_13 : index
              %v_1575 = arith.muli %v_1574, %c_25 : index
              %v_1576 = arith.addi %v_25, %v_1575 : index
              scf.for %i_1577 = %c_0 to %c_2 step %c_1 {
                %v_1578 = arith.muli %i_1577, %c_17 : index
                %v_1579 = arith.minsi %v_1578, %c_17 : index
                %v_1580 = arith.addi %v_515, %v_1579 : index
                %v_1581 = arith.addi %v_515, %v_1579 : index
                %v_1582 = arith.addi %v_1581, %c_1 : index
                %v_1583 = arith.addi %v_515, %v_1579 : index
                %v_1584 = arith.addi %v_1583, %c_2 : index
                %v_1585 = arith.addi %v_515, %v_1579 : index
                %v_1586 = arith.addi %v_1585, %c_13 : index
                %v_1587 = arith.addi %v_515, %v_1579 : index
                %v_1588 = arith.addi %v_1587, %c_5 : index
                %v_1589 = arith.addi %v_515, %v_1579 : index
                %v_1590 = arith.addi %v_1589, %c_14 : index
                %v_1591 = arith.addi %v_515, %v_1579 : index
                %v_1592 = arith.addi %v_1591, %c_15 : index
                %v_1593 = arith.addi %v_515, %v_1579 : index
                %v_1594 = arith.addi %v_1593, %c_16 : index
                %v_1595 = arith.muli %v_512, %c_5 : index
                %v_1596 = arith.muli %v_527, %c_2 : index
                %v_1597 = arith.muli %v_1596, %c_2 : index
                %v_1598 = arith.addi %v_1597, %i_1577 : index
                %loop_1600:8 = scf.for %i_1599 = %c_0 to %c_44 step %c_5 iter_args(%carry_1601 = %c_26, %carry_1602 = %c_26, %carry_1603 = %c_26, %carry_1604 = %c_26, %carry_1605 = %c_26, %carry_1606 = %c_26, %carry_1607 = %c_26, %carry_1608 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_1609 = arith.divui %i_1599, %c_5 : index
                  %v_1610 = arith.muli %v_1595, %c_19 : index
                  %v_1611 = arith.addi %v_1610, %c_45 : index
                  %v_1612 = arith.muli %v_1595, %c_19 : index
                  %v_1613 = arith.divui %v_1611, %v_1612 : index
                  %v_1614 = arith.muli %v_1598, %c_19 : index
                  %v_1615 = arith.addi %v_1614, %v_1609 : index
                  %v_1616 = arith.muli %v_1615, %v_1613 : index
                  scf.for %i_1617 = %c_0 to %v_1613 step %c_1 {
                    %v_1618 = arith.addi %v_1616, %i_1617 : index
                    %v_1619 = arith.minsi %v_1618, %c_45 : index
                    %v_1620 = arith.muli %v_1619, %c_8 : index
                    %v_1621 = arith.addi %v_521, %v_1620 : index
                    %v_1622 = arith.index_cast %v_1621 : index to i64
                    %pointer_1623 = llvm.inttoptr %v_1622 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1623) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1624 = arith.muli %v_1619, %c_8 : index
                    %v_1625 = arith.addi %v_526, %v_1624 : index
                    %v_1626 = arith.index_cast %v_1625 : index to i64
                    %pointer_1627 = llvm.inttoptr %v_1626 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1627) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1628 = arith.muli %i_1599, %c_8 : index
                  %v_1629 = arith.addi %v_1576, %v_1628 : index
                  %v_1630 = arith.index_cast %v_1629 : index to i64
                  %pointer_1631 = llvm.inttoptr %v_1630 : i64 to !llvm.ptr
                  %v_1632 = "llvm.load"(%pointer_1631) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1633 = memref.load %expert_gate_up[%v_2, %v_1580, %i_1599] : memref<8x48x40xf32>
                  %v_1634 = vector.broadcast %v_1633 : f32 to vector<16xf32>
                  %acc_1635 = math.fma %v_1634, %v_1632, %carry_1601 : vector<16xf32>
                  %v_1636 = memref.load %expert_gate_up[%v_2, %v_1582, %i_1599] : memref<8x48x40xf32>
                  %v_1637 = vector.broadcast %v_1636 : f32 to vector<16xf32>
                  %acc_1638 = math.fma %v_1637, %v_1632, %carry_1602 : vector<16xf32>
                  %v_1639 = memref.load %expert_gate_up[%v_2, %v_1584, %i_1599] : memref<8x48x40xf32>
                  %v_1640 = vector.broadcast %v_1639 : f32 to vector<16xf32>
                  %acc_1641 = math.fma %v_1640, %v_1632, %carry_1603 : vector<16xf32>
                  %v_1642 = memref.load %expert_gate_up[%v_2, %v_1586, %i_1599] : memref<8x48x40xf32>
                  %v_1643 = vector.broadcast %v_1642 : f32 to vector<16xf32>
                  %acc_1644 = math.fma %v_1643, %v_1632, %carry_1604 : vector<16xf32>
                  %v_1645 = memref.load %expert_gate_up[%v_2, %v_1588, %i_1599] : memref<8x48x40xf32>
                  %v_1646 = vector.broadcast %v_1645 : f32 to vector<16xf32>
                  %acc_1647 = math.fma %v_1646, %v_1632, %carry_1605 : vector<16xf32>
                  %v_1648 = memref.load %expert_gate_up[%v_2, %v_1590, %i_1599] : memref<8x48x40xf32>
                  %v_1649 = vector.broadcast %v_1648 : f32 to vector<16xf32>
                  %acc_1650 = math.fma %v_1649, %v_1632, %carry_1606 : vector<16xf32>
                  %v_1651 = memref.load %expert_gate_up[%v_2, %v_1592, %i_1599] : memref<8x48x40xf32>
                  %v_1652 = vector.broadcast %v_1651 : f32 to vector<16xf32>
                  %acc_1653 = math.fma %v_1652, %v_1632, %carry_1607 : vector<16xf32>
                  %v_1654 = memref.load %expert_gate_up[%v_2, %v_1594, %i_1599] : memref<8x48x40xf32>
                  %v_1655 = vector.broadcast %v_1654 : f32 to vector<16xf32>
                  %acc_1656 = math.fma %v_1655, %v_1632, %carry_1608 : vector<16xf32>
                  %v_1657 = arith.addi %i_1599, %c_1 : index
                  %v_1658 = arith.muli %v_1657, %c_8 : index
                  %v_1659 = arith.addi %v_1576, %v_1658 : index
                  %v_1660 = arith.index_cast %v_1659 : index to i64
                  %pointer_1661 = llvm.inttoptr %v_1660 : i64 to !llvm.ptr
                  %v_1662 = "llvm.load"(%pointer_1661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1663 = memref.load %expert_gate_up[%v_2, %v_1580, %v_1657] : memref<8x48x40xf32>
                  %v_1664 = vector.broadcast %v_1663 : f32 to vector<16xf32>
                  %acc_1665 = math.fma %v_1664, %v_1662, %acc_1635 : vector<16xf32>
                  %v_1666 = memref.load %expert_gate_up[%v_2, %v_1582, %v_1657] : memref<8x48x40xf32>
                  %v_1667 = vector.broadcast %v_1666 : f32 to vector<16xf32>
                  %acc_1668 = math.fma %v_1667, %v_1662, %acc_1638 : vector<16xf32>
                  %v_1669 = memref.load %expert_gate_up[%v_2, %v_1584, %v_1657] : memref<8x48x40xf32>
                  %v_1670 = vector.broadcast %v_1669 : f32 to vector<16xf32>
                  %acc_1671 = math.fma %v_1670, %v_1662, %acc_1641 : vector<16xf32>
                  %v_1672 = memref.load %expert_gate_up[%v_2, %v_1586, %v_1657] : memref<8x48x40xf32>
                  %v_1673 = vector.broadcast %v_1672 : f32 to vector<16xf32>
                  %acc_1674 = math.fma %v_1673, %v_1662, %acc_1644 : vector<16xf32>
                  %v_1675 = memref.load %expert_gate_up[%v_2, %v_1588, %v_1657] : memref<8x48x40xf32>
                  %v_1676 = vector.broadcast %v_1675 : f32 to vector<16xf32>
                  %acc_1677 = math.fma %v_1676, %v_1662, %acc_1647 : vector<16xf32>
                  %v_1678 = memref.load %expert_gate_up[%v_2, %v_1590, %v_1657] : memref<8x48x40xf32>
                  %v_1679 = vector.broadcast %v_1678 : f32 to vector<16xf32>
                  %acc_1680 = math.fma %v_1679, %v_1662, %acc_1650 : vector<16xf32>
                  %v_1681 = memref.load %expert_gate_up[%v_2, %v_1592, %v_1657] : memref<8x48x40xf32>
                  %v_1682 = vector.broadcast %v_1681 : f32 to vector<16xf32>
                  %acc_1683 = math.fma %v_1682, %v_1662, %acc_1653 : vector<16xf32>
                  %v_1684 = memref.load %expert_gate_up[%v_2, %v_1594, %v_1657] : memref<8x48x40xf32>
                  %v_1685 = vector.broadcast %v_1684 : f32 to vector<16xf32>
                  %acc_1686 = math.fma %v_1685, %v_1662, %acc_1656 : vector<16xf32>
                  %v_1687 = arith.addi %i_1599, %c_2 : index
                  %v_1688 = arith.muli %v_1687, %c_8 : index
                  %v_1689 = arith.addi %v_1576, %v_1688 : index
                  %v_1690 = arith.index_cast %v_1689 : index to i64
                  %pointer_1691 = llvm.inttoptr %v_1690 : i64 to !llvm.ptr
                  %v_1692 = "llvm.load"(%pointer_1691) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1693 = memref.load %expert_gate_up[%v_2, %v_1580, %v_1687] : memref<8x48x40xf32>
                  %v_1694 = vector.broadcast %v_1693 : f32 to vector<16xf32>
                  %acc_1695 = math.fma %v_1694, %v_1692, %acc_1665 : vector<16xf32>
                  %v_1696 = memref.load %expert_gate_up[%v_2, %v_1582, %v_1687] : memref<8x48x40xf32>
                  %v_1697 = vector.broadcast %v_1696 : f32 to vector<16xf32>
                  %acc_1698 = math.fma %v_1697, %v_1692, %acc_1668 : vector<16xf32>
                  %v_1699 = memref.load %expert_gate_up[%v_2, %v_1584, %v_1687] : memref<8x48x40xf32>
                  %v_1700 = vector.broadcast %v_1699 : f32 to vector<16xf32>
                  %acc_1701 = math.fma %v_1700, %v_1692, %acc_1671 : vector<16xf32>
                  %v_1702 = memref.load %expert_gate_up[%v_2, %v_1586, %v_1687] : memref<8x48x40xf32>
                  %v_1703 = vector.broadcast %v_1702 : f32 to vector<16xf32>
                  %acc_1704 = math.fma %v_1703, %v_1692, %acc_1674 : vector<16xf32>
                  %v_1705 = memref.load %expert_gate_up[%v_2, %v_1588, %v_1687] : memref<8x48x40xf32>
                  %v_1706 = vector.broadcast %v_1705 : f32 to vector<16xf32>
                  %acc_1707 = math.fma %v_1706, %v_1692, %acc_1677 : vector<16xf32>
                  %v_1708 = memref.load %expert_gate_up[%v_2, %v_1590, %v_1687] : memref<8x48x40xf32>
                  %v_1709 = vector.broadcast %v_1708 : f32 to vector<16xf32>
                  %acc_1710 = math.fma %v_1709, %v_1692, %acc_1680 : vector<16xf32>
                  %v_1711 = memref.load %expert_gate_up[%v_2, %v_1592, %v_1687] : memref<8x48x40xf32>
                  %v_1712 = vector.broadcast %v_1711 : f32 to vector<16xf32>
                  %acc_1713 = math.fma %v_1712, %v_1692, %acc_1683 : vector<16xf32>
                  %v_1714 = memref.load %expert_gate_up[%v_2, %v_1594, %v_1687] : memref<8x48x40xf32>
                  %v_1715 = vector.broadcast %v_1714 : f32 to vector<16xf32>
                  %acc_1716 = math.fma %v_1715, %v_1692, %acc_1686 : vector<16xf32>
                  %v_1717 = arith.addi %i_1599, %c_13 : index
                  %v_1718 = arith.muli %v_1717, %c_8 : index
                  %v_1719 = arith.addi %v_1576, %v_1718 : index
                  %v_1720 = arith.index_cast %v_1719 : index to i64
                  %pointer_1721 = llvm.inttoptr %v_1720 : i64 to !llvm.ptr
                  %v_1722 = "llvm.load"(%pointer_1721) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1723 = memref.load %expert_gate_up[%v_2, %v_1580, %v_1717] : memref<8x48x40xf32>
                  %v_1724 = vector.broadcast %v_1723 : f32 to vector<16xf32>
                  %acc_1725 = math.fma %v_1724, %v_1722, %acc_1695 : vector<16xf32>
                  %v_1726 = memref.load %expert_gate_up[%v_2, %v_1582, %v_1717] : memref<8x48x40xf32>
                  %v_1727 = vector.broadcast %v_1726 : f32 to vector<16xf32>
                  %acc_1728 = math.fma %v_1727, %v_1722, %acc_1698 : vector<16xf32>
                  %v_1729 = memref.load %expert_gate_up[%v_2, %v_1584, %v_1717] : memref<8x48x40xf32>
                  %v_1730 = vector.broadcast %v_1729 : f32 to vector<16xf32>
                  %acc_1731 = math.fma %v_1730, %v_1722, %acc_1701 : vector<16xf32>
                  %v_1732 = memref.load %expert_gate_up[%v_2, %v_1586, %v_1717] : memref<8x48x40xf32>
                  %v_1733 = vector.broadcast %v_1732 : f32 to vector<16xf32>
                  %acc_1734 = math.fma %v_1733, %v_1722, %acc_1704 : vector<16xf32>
                  %v_1735 = memref.load %expert_gate_up[%v_2, %v_1588, %v_1717] : memref<8x48x40xf32>
                  %v_1736 = vector.broadcast %v_1735 : f32 to vector<16xf32>
                  %acc_1737 = math.fma %v_1736, %v_1722, %acc_1707 : vector<16xf32>
                  %v_1738 = memref.load %expert_gate_up[%v_2, %v_1590, %v_1717] : memref<8x48x40xf32>
                  %v_1739 = vector.broadcast %v_1738 : f32 to vector<16xf32>
                  %acc_1740 = math.fma %v_1739, %v_1722, %acc_1710 : vector<16xf32>
                  %v_1741 = memref.load %expert_gate_up[%v_2, %v_1592, %v_1717] : memref<8x48x40xf32>
                  %v_1742 = vector.broadcast %v_1741 : f32 to vector<16xf32>
                  %acc_1743 = math.fma %v_1742, %v_1722, %acc_1713 : vector<16xf32>
                  %v_1744 = memref.load %expert_gate_up[%v_2, %v_1594, %v_1717] : memref<8x48x40xf32>
                  %v_1745 = vector.broadcast %v_1744 : f32 to vector<16xf32>
                  %acc_1746 = math.fma %v_1745, %v_1722, %acc_1716 : vector<16xf32>
                  scf.yield %acc_1725, %acc_1728, %acc_1731, %acc_1734, %acc_1737, %acc_1740, %acc_1743, %acc_1746 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_1747 = arith.muli %v_1579, %c_8 : index
                %v_1748 = arith.addi %v_507, %v_1747 : index
                %v_1749 = arith.index_cast %v_1748 : index to i64
                %pointer_1750 = llvm.inttoptr %v_1749 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#0, %pointer_1750) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1751 = arith.addi %v_1579, %c_1 : index
                %v_1752 = arith.muli %v_1751, %c_8 : index
                %v_1753 = arith.addi %v_507, %v_1752 : index
                %v_1754 = arith.index_cast %v_1753 : index to i64
                %pointer_1755 = llvm.inttoptr %v_1754 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#1, %pointer_1755) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1756 = arith.addi %v_1579, %c_2 : index
                %v_1757 = arith.muli %v_1756, %c_8 : index
                %v_1758 = arith.addi %v_507, %v_1757 : index
                %v_1759 = arith.index_cast %v_1758 : index to i64
                %pointer_1760 = llvm.inttoptr %v_1759 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#2, %pointer_1760) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1761 = arith.addi %v_1579, %c_13 : index
                %v_1762 = arith.muli %v_1761, %c_8 : index
                %v_1763 = arith.addi %v_507, %v_1762 : index
                %v_1764 = arith.index_cast %v_1763 : index to i64
                %pointer_1765 = llvm.inttoptr %v_1764 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#3, %pointer_1765) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1766 = arith.addi %v_1579, %c_5 : index
                %v_1767 = arith.muli %v_1766, %c_8 : index
                %v_1768 = arith.addi %v_507, %v_1767 : index
                %v_1769 = arith.index_cast %v_1768 : index to i64
                %pointer_1770 = llvm.inttoptr %v_1769 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#4, %pointer_1770) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1771 = arith.addi %v_1579, %c_14 : index
                %v_1772 = arith.muli %v_1771, %c_8 : index
                %v_1773 = arith.addi %v_507, %v_1772 : index
                %v_1774 = arith.index_cast %v_1773 : index to i64
                %pointer_1775 = llvm.inttoptr %v_1774 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#5, %pointer_1775) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1776 = arith.addi %v_1579, %c_15 : index
                %v_1777 = arith.muli %v_1776, %c_8 : index
                %v_1778 = arith.addi %v_507, %v_1777 : index
                %v_1779 = arith.index_cast %v_1778 : index to i64
                %pointer_1780 = llvm.inttoptr %v_1779 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#6, %pointer_1780) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1781 = arith.addi %v_1579, %c_16 : index
                %v_1782 = arith.muli %v_1781, %c_8 : index
                %v_1783 = arith.addi %v_507, %v_1782 : index
                %v_1784 = arith.index_cast %v_1783 : index to i64
                %pointer_1785 = llvm.inttoptr %v_1784 : i64 to !llvm.ptr
                "llvm.store"(%loop_1600#7, %pointer_1785) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_1786 = %c_0 to %c_2 step %c_1 {
                %v_1787 = arith.muli %i_1786, %c_17 : index
                %v_1788 = arith.minsi %v_1787, %c_17 : index
                %v_1789 = arith.addi %v_516, %v_1788 : index
                %v_1790 = arith.addi %v_516, %v_1788 : index
                %v_1791 = arith.addi %v_1790, %c_1 : index
                %v_1792 = arith.addi %v_516, %v_1788 : index
                %v_1793 = arith.addi %v_1792, %c_2 : index
                %v_1794 = arith.addi %v_516, %v_1788 : index
                %v_1795 = arith.addi %v_1794, %c_13 : index
                %v_1796 = arith.addi %v_516, %v_1788 : index
                %v_1797 = arith.addi %v_1796, %c_5 : index
                %v_1798 = arith.addi %v_516, %v_1788 : index
                %v_1799 = arith.addi %v_1798, %c_14 : index
                %v_1800 = arith.addi %v_516, %v_1788 : index
                %v_1801 = arith.addi %v_1800, %c_15 : index
                %v_1802 = arith.addi %v_516, %v_1788 : index
                %v_1803 = arith.addi %v_1802, %c_16 : index
                %v_1804 = arith.muli %v_512, %c_5 : index
                %v_1805 = arith.muli %v_527, %c_2 : index
                %v_1806 = arith.addi %v_1805, %c_1 : index
                %v_1807 = arith.muli %v_1806, %c_2 : index
                %v_1808 = arith.addi %v_1807, %i_1786 : index
                %loop_1810:8 = scf.for %i_1809 = %c_0 to %c_44 step %c_5 iter_args(%carry_1811 = %c_26, %carry_1812 = %c_26, %carry_1813 = %c_26, %carry_1814 = %c_26, %carry_1815 = %c_26, %carry_1816 = %c_26, %carry_1817 = %c_26, %carry_1818 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_1819 = arith.divui %i_1809, %c_5 : index
                  %v_1820 = arith.muli %v_1804, %c_19 : index
                  %v_1821 = arith.addi %v_1820, %c_45 : index
                  %v_1822 = arith.muli %v_1804, %c_19 : index
                  %v_1823 = arith.divui %v_1821, %v_1822 : index
                  %v_1824 = arith.muli %v_1808, %c_19 : index
                  %v_1825 = arith.addi %v_1824, %v_1819 : index
                  %v_1826 = arith.muli %v_1825, %v_1823 : index
                  scf.for %i_1827 = %c_0 to %v_1823 step %c_1 {
                    %v_1828 = arith.addi %v_1826, %i_1827 : index
                    %v_1829 = arith.minsi %v_1828, %c_45 : index
                    %v_1830 = arith.muli %v_1829, %c_8 : index
                    %v_1831 = arith.addi %v_521, %v_1830 : index
                    %v_1832 = arith.index_cast %v_1831 : index to i64
                    %pointer_1833 = llvm.inttoptr %v_1832 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1833) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_1834 = arith.muli %v_1829, %c_8 : index
                    %v_1835 = arith.addi %v_526, %v_1834 : index
                    %v_1836 = arith.index_cast %v_1835 : index to i64
                    %pointer_1837 = llvm.inttoptr %v_1836 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_1837) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_1838 = arith.muli %i_1809, %c_8 : index
                  %v_1839 = arith.addi %v_1576, %v_1838 : index
                  %v_1840 = arith.index_cast %v_1839 : index to i64
                  %pointer_1841 = llvm.inttoptr %v_1840 : i64 to !llvm.ptr
                  %v_1842 = "llvm.load"(%pointer_1841) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1843 = memref.load %expert_gate_up[%v_2, %v_1789, %i_1809] : memref<8x48x40xf32>
                  %v_1844 = vector.broadcast %v_1843 : f32 to vector<16xf32>
                  %acc_1845 = math.fma %v_1844, %v_1842, %carry_1811 : vector<16xf32>
                  %v_1846 = memref.load %expert_gate_up[%v_2, %v_1791, %i_1809] : memref<8x48x40xf32>
                  %v_1847 = vector.broadcast %v_1846 : f32 to vector<16xf32>
                  %acc_1848 = math.fma %v_1847, %v_1842, %carry_1812 : vector<16xf32>
                  %v_1849 = memref.load %expert_gate_up[%v_2, %v_1793, %i_1809] : memref<8x48x40xf32>
                  %v_1850 = vector.broadcast %v_1849 : f32 to vector<16xf32>
                  %acc_1851 = math.fma %v_1850, %v_1842, %carry_1813 : vector<16xf32>
                  %v_1852 = memref.load %expert_gate_up[%v_2, %v_1795, %i_1809] : memref<8x48x40xf32>
                  %v_1853 = vector.broadcast %v_1852 : f32 to vector<16xf32>
                  %acc_1854 = math.fma %v_1853, %v_1842, %carry_1814 : vector<16xf32>
                  %v_1855 = memref.load %expert_gate_up[%v_2, %v_1797, %i_1809] : memref<8x48x40xf32>
                  %v_1856 = vector.broadcast %v_1855 : f32 to vector<16xf32>
                  %acc_1857 = math.fma %v_1856, %v_1842, %carry_1815 : vector<16xf32>
                  %v_1858 = memref.load %expert_gate_up[%v_2, %v_1799, %i_1809] : memref<8x48x40xf32>
                  %v_1859 = vector.broadcast %v_1858 : f32 to vector<16xf32>
                  %acc_1860 = math.fma %v_1859, %v_1842, %carry_1816 : vector<16xf32>
                  %v_1861 = memref.load %expert_gate_up[%v_2, %v_1801, %i_1809] : memref<8x48x40xf32>
                  %v_1862 = vector.broadcast %v_1861 : f32 to vector<16xf32>
                  %acc_1863 = math.fma %v_1862, %v_1842, %carry_1817 : vector<16xf32>
                  %v_1864 = memref.load %expert_gate_up[%v_2, %v_1803, %i_1809] : memref<8x48x40xf32>
                  %v_1865 = vector.broadcast %v_1864 : f32 to vector<16xf32>
                  %acc_1866 = math.fma %v_1865, %v_1842, %carry_1818 : vector<16xf32>
                  %v_1867 = arith.addi %i_1809, %c_1 : index
                  %v_1868 = arith.muli %v_1867, %c_8 : index
                  %v_1869 = arith.addi %v_1576, %v_1868 : index
                  %v_1870 = arith.index_cast %v_1869 : index to i64
                  %pointer_1871 = llvm.inttoptr %v_1870 : i64 to !llvm.ptr
                  %v_1872 = "llvm.load"(%pointer_1871) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1873 = memref.load %expert_gate_up[%v_2, %v_1789, %v_1867] : memref<8x48x40xf32>
                  %v_1874 = vector.broadcast %v_1873 : f32 to vector<16xf32>
                  %acc_1875 = math.fma %v_1874, %v_1872, %acc_1845 : vector<16xf32>
                  %v_1876 = memref.load %expert_gate_up[%v_2, %v_1791, %v_1867] : memref<8x48x40xf32>
                  %v_1877 = vector.broadcast %v_1876 : f32 to vector<16xf32>
                  %acc_1878 = math.fma %v_1877, %v_1872, %acc_1848 : vector<16xf32>
                  %v_1879 = memref.load %expert_gate_up[%v_2, %v_1793, %v_1867] : memref<8x48x40xf32>
                  %v_1880 = vector.broadcast %v_1879 : f32 to vector<16xf32>
                  %acc_1881 = math.fma %v_1880, %v_1872, %acc_1851 : vector<16xf32>
                  %v_1882 = memref.load %expert_gate_up[%v_2, %v_1795, %v_1867] : memref<8x48x40xf32>
                  %v_1883 = vector.broadcast %v_1882 : f32 to vector<16xf32>
                  %acc_1884 = math.fma %v_1883, %v_1872, %acc_1854 : vector<16xf32>
                  %v_1885 = memref.load %expert_gate_up[%v_2, %v_1797, %v_1867] : memref<8x48x40xf32>
                  %v_1886 = vector.broadcast %v_1885 : f32 to vector<16xf32>
                  %acc_1887 = math.fma %v_1886, %v_1872, %acc_1857 : vector<16xf32>
                  %v_1888 = memref.load %expert_gate_up[%v_2, %v_1799, %v_1867] : memref<8x48x40xf32>
                  %v_1889 = vector.broadcast %v_1888 : f32 to vector<16xf32>
                  %acc_1890 = math.fma %v_1889, %v_1872, %acc_1860 : vector<16xf32>
                  %v_1891 = memref.load %expert_gate_up[%v_2, %v_1801, %v_1867] : memref<8x48x40xf32>
                  %v_1892 = vector.broadcast %v_1891 : f32 to vector<16xf32>
                  %acc_1893 = math.fma %v_1892, %v_1872, %acc_1863 : vector<16xf32>
                  %v_1894 = memref.load %expert_gate_up[%v_2, %v_1803, %v_1867] : memref<8x48x40xf32>
                  %v_1895 = vector.broadcast %v_1894 : f32 to vector<16xf32>
                  %acc_1896 = math.fma %v_1895, %v_1872, %acc_1866 : vector<16xf32>
                  %v_1897 = arith.addi %i_1809, %c_2 : index
                  %v_1898 = arith.muli %v_1897, %c_8 : index
                  %v_1899 = arith.addi %v_1576, %v_1898 : index
                  %v_1900 = arith.index_cast %v_1899 : index to i64
                  %pointer_1901 = llvm.inttoptr %v_1900 : i64 to !llvm.ptr
                  %v_1902 = "llvm.load"(%pointer_1901) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1903 = memref.load %expert_gate_up[%v_2, %v_1789, %v_1897] : memref<8x48x40xf32>
                  %v_1904 = vector.broadcast %v_1903 : f32 to vector<16xf32>
                  %acc_1905 = math.fma %v_1904, %v_1902, %acc_1875 : vector<16xf32>
                  %v_1906 = memref.load %expert_gate_up[%v_2, %v_1791, %v_1897] : memref<8x48x40xf32>
                  %v_1907 = vector.broadcast %v_1906 : f32 to vector<16xf32>
                  %acc_1908 = math.fma %v_1907, %v_1902, %acc_1878 : vector<16xf32>
                  %v_1909 = memref.load %expert_gate_up[%v_2, %v_1793, %v_1897] : memref<8x48x40xf32>
                  %v_1910 = vector.broadcast %v_1909 : f32 to vector<16xf32>
                  %acc_1911 = math.fma %v_1910, %v_1902, %acc_1881 : vector<16xf32>
                  %v_1912 = memref.load %expert_gate_up[%v_2, %v_1795, %v_1897] : memref<8x48x40xf32>
                  %v_1913 = vector.broadcast %v_1912 : f32 to vector<16xf32>
                  %acc_1914 = math.fma %v_1913, %v_1902, %acc_1884 : vector<16xf32>
                  %v_1915 = memref.load %expert_gate_up[%v_2, %v_1797, %v_1897] : memref<8x48x40xf32>
                  %v_1916 = vector.broadcast %v_1915 : f32 to vector<16xf32>
                  %acc_1917 = math.fma %v_1916, %v_1902, %acc_1887 : vector<16xf32>
                  %v_1918 = memref.load %expert_gate_up[%v_2, %v_1799, %v_1897] : memref<8x48x40xf32>
                  %v_1919 = vector.broadcast %v_1918 : f32 to vector<16xf32>
                  %acc_1920 = math.fma %v_1919, %v_1902, %acc_1890 : vector<16xf32>
                  %v_1921 = memref.load %expert_gate_up[%v_2, %v_1801, %v_1897] : memref<8x48x40xf32>
                  %v_1922 = vector.broadcast %v_1921 : f32 to vector<16xf32>
                  %acc_1923 = math.fma %v_1922, %v_1902, %acc_1893 : vector<16xf32>
                  %v_1924 = memref.load %expert_gate_up[%v_2, %v_1803, %v_1897] : memref<8x48x40xf32>
                  %v_1925 = vector.broadcast %v_1924 : f32 to vector<16xf32>
                  %acc_1926 = math.fma %v_1925, %v_1902, %acc_1896 : vector<16xf32>
                  %v_1927 = arith.addi %i_1809, %c_13 : index
                  %v_1928 = arith.muli %v_1927, %c_8 : index
                  %v_1929 = arith.addi %v_1576, %v_1928 : index
                  %v_1930 = arith.index_cast %v_1929 : index to i64
                  %pointer_1931 = llvm.inttoptr %v_1930 : i64 to !llvm.ptr
                  %v_1932 = "llvm.load"(%pointer_1931) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1933 = memref.load %expert_gate_up[%v_2, %v_1789, %v_1927] : memref<8x48x40xf32>
                  %v_1934 = vector.broadcast %v_1933 : f32 to vector<16xf32>
                  %acc_1935 = math.fma %v_1934, %v_1932, %acc_1905 : vector<16xf32>
                  %v_1936 = memref.load %expert_gate_up[%v_2, %v_1791, %v_1927] : memref<8x48x40xf32>
                  %v_1937 = vector.broadcast %v_1936 : f32 to vector<16xf32>
                  %acc_1938 = math.fma %v_1937, %v_1932, %acc_1908 : vector<16xf32>
                  %v_1939 = memref.load %expert_gate_up[%v_2, %v_1793, %v_1927] : memref<8x48x40xf32>
                  %v_1940 = vector.broadcast %v_1939 : f32 to vector<16xf32>
                  %acc_1941 = math.fma %v_1940, %v_1932, %acc_1911 : vector<16xf32>
                  %v_1942 = memref.load %expert_gate_up[%v_2, %v_1795, %v_1927] : memref<8x48x40xf32>
                  %v_1943 = vector.broadcast %v_1942 : f32 to vector<16xf32>
                  %acc_1944 = math.fma %v_1943, %v_1932, %acc_1914 : vector<16xf32>
                  %v_1945 = memref.load %expert_gate_up[%v_2, %v_1797, %v_1927] : memref<8x48x40xf32>
                  %v_1946 = vector.broadcast %v_1945 : f32 to vector<16xf32>
                  %acc_1947 = math.fma %v_1946, %v_1932, %acc_1917 : vector<16xf32>
                  %v_1948 = memref.load %expert_gate_up[%v_2, %v_1799, %v_1927] : memref<8x48x40xf32>
                  %v_1949 = vector.broadcast %v_1948 : f32 to vector<16xf32>
                  %acc_1950 = math.fma %v_1949, %v_1932, %acc_1920 : vector<16xf32>
                  %v_1951 = memref.load %expert_gate_up[%v_2, %v_1801, %v_1927] : memref<8x48x40xf32>
                  %v_1952 = vector.broadcast %v_1951 : f32 to vector<16xf32>
                  %acc_1953 = math.fma %v_1952, %v_1932, %acc_1923 : vector<16xf32>
                  %v_1954 = memref.load %expert_gate_up[%v_2, %v_1803, %v_1927] : memref<8x48x40xf32>
                  %v_1955 = vector.broadcast %v_1954 : f32 to vector<16xf32>
                  %acc_1956 = math.fma %v_1955, %v_1932, %acc_1926 : vector<16xf32>
                  scf.yield %acc_1935, %acc_1938, %acc_1941, %acc_1944, %acc_1947, %acc_1950, %acc_1953, %acc_1956 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_1957 = arith.addi %v_1788, %c_12 : index
                %v_1958 = arith.muli %v_1957, %c_8 : index
                %v_1959 = arith.addi %v_507, %v_1958 : index
                %v_1960 = arith.index_cast %v_1959 : index to i64
                %pointer_1961 = llvm.inttoptr %v_1960 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#0, %pointer_1961) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1962 = arith.addi %v_1788, %c_48 : index
                %v_1963 = arith.muli %v_1962, %c_8 : index
                %v_1964 = arith.addi %v_507, %v_1963 : index
                %v_1965 = arith.index_cast %v_1964 : index to i64
                %pointer_1966 = llvm.inttoptr %v_1965 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#1, %pointer_1966) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1967 = arith.addi %v_1788, %c_49 : index
                %v_1968 = arith.muli %v_1967, %c_8 : index
                %v_1969 = arith.addi %v_507, %v_1968 : index
                %v_1970 = arith.index_cast %v_1969 : index to i64
                %pointer_1971 = llvm.inttoptr %v_1970 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#2, %pointer_1971) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1972 = arith.addi %v_1788, %c_50 : index
                %v_1973 = arith.muli %v_1972, %c_8 : index
                %v_1974 = arith.addi %v_507, %v_1973 : index
                %v_1975 = arith.index_cast %v_1974 : index to i64
                %pointer_1976 = llvm.inttoptr %v_1975 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#3, %pointer_1976) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1977 = arith.addi %v_1788, %c_51 : index
                %v_1978 = arith.muli %v_1977, %c_8 : index
                %v_1979 = arith.addi %v_507, %v_1978 : index
                %v_1980 = arith.index_cast %v_1979 : index to i64
                %pointer_1981 = llvm.inttoptr %v_1980 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#4, %pointer_1981) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1982 = arith.addi %v_1788, %c_52 : index
                %v_1983 = arith.muli %v_1982, %c_8 : index
                %v_1984 = arith.addi %v_507, %v_1983 : index
                %v_1985 = arith.index_cast %v_1984 : index to i64
                %pointer_1986 = llvm.inttoptr %v_1985 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#5, %pointer_1986) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1987 = arith.addi %v_1788, %c_53 : index
                %v_1988 = arith.muli %v_1987, %c_8 : index
                %v_1989 = arith.addi %v_507, %v_1988 : index
                %v_1990 = arith.index_cast %v_1989 : index to i64
                %pointer_1991 = llvm.inttoptr %v_1990 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#6, %pointer_1991) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_1992 = arith.addi %v_1788, %c_54 : index
                %v_1993 = arith.muli %v_1992, %c_8 : index
                %v_1994 = arith.addi %v_507, %v_1993 : index
                %v_1995 = arith.index_cast %v_1994 : index to i64
                %pointer_1996 = llvm.inttoptr %v_1995 : i64 to !llvm.ptr
                "llvm.store"(%loop_1810#7, %pointer_1996) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_1997 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_1998 = arith.muli %v_1574, %c_12 : index
              %v_1999 = arith.addi %v_4, %v_1998 : index
              %v_2000 = arith.muli %v_1999, %c_55 : index
              %v_2001 = arith.addi %address_1997, %v_2000 : index
              %v_2002 = arith.subi %i_514, %v_515 : index
              %v_2003 = arith.subi %c_4, %i_514 : index
              %v_2004 = arith.maxsi %v_2003, %c_0 : index
              %v_2005 = arith.minsi %c_12, %v_2004 : index
              scf.for %i_2006 = %c_0 to %v_2005 step %c_1 {
                %v_2007 = arith.addi %v_2002, %i_2006 : index
                %v_2008 = arith.muli %v_2007, %c_8 : index
                %v_2009 = arith.addi %v_507, %v_2008 : index
                %v_2010 = arith.index_cast %v_2009 : index to i64
                %pointer_2011 = llvm.inttoptr %v_2010 : i64 to !llvm.ptr
                %v_2012 = "llvm.load"(%pointer_2011) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2013 = arith.addi %v_2002, %i_2006 : index
                %v_2014 = arith.addi %v_2013, %c_12 : index
                %v_2015 = arith.muli %v_2014, %c_8 : index
                %v_2016 = arith.addi %v_507, %v_2015 : index
                %v_2017 = arith.index_cast %v_2016 : index to i64
                %pointer_2018 = llvm.inttoptr %v_2017 : i64 to !llvm.ptr
                %v_2019 = "llvm.load"(%pointer_2018) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2020 = arith.subf %c_26, %v_2012 : vector<16xf32>
                %is_2021 = arith.cmpf ogt, %v_2020, %c_56 : vector<16xf32>
                %v_2022 = arith.select %is_2021, %c_56, %v_2020 : vector<16xi1>, vector<16xf32>
                %is_2023 = arith.cmpf olt, %v_2022, %c_57 : vector<16xf32>
                %v_2024 = arith.select %is_2023, %c_57, %v_2022 : vector<16xi1>, vector<16xf32>
                %v_2025 = arith.mulf %v_2024, %c_58 : vector<16xf32>
                %v_2026 = math.roundeven %v_2025 : vector<16xf32>
                %acc_2027 = math.fma %v_2026, %c_59, %v_2024 : vector<16xf32>
                %acc_2028 = math.fma %v_2026, %c_60, %acc_2027 : vector<16xf32>
                %acc_2029 = math.fma %c_61, %acc_2028, %c_62 : vector<16xf32>
                %acc_2030 = math.fma %acc_2029, %acc_2028, %c_63 : vector<16xf32>
                %acc_2031 = math.fma %acc_2030, %acc_2028, %c_64 : vector<16xf32>
                %acc_2032 = math.fma %acc_2031, %acc_2028, %c_65 : vector<16xf32>
                %acc_2033 = math.fma %acc_2032, %acc_2028, %c_66 : vector<16xf32>
                %acc_2034 = math.fma %acc_2033, %acc_2028, %c_67 : vector<16xf32>
                %acc_2035 = math.fma %acc_2034, %acc_2028, %c_67 : vector<16xf32>
                %v_2036 = arith.fptosi %v_2026 : vector<16xf32> to vector<16xi32>
                %v_2037 = arith.shrsi %v_2036, %c_68 : vector<16xi32>
                %v_2038 = arith.subi %v_2036, %v_2037 : vector<16xi32>
                %v_2039 = arith.addi %v_2037, %c_70 : vector<16xi32>
                %v_2040 = arith.shli %v_2039, %c_69 : vector<16xi32>
                %v_2041 = arith.bitcast %v_2040 : vector<16xi32> to vector<16xf32>
                %v_2042 = arith.mulf %acc_2035, %v_2041 : vector<16xf32>
                %v_2043 = arith.addi %v_2038, %c_70 : vector<16xi32>
                %v_2044 = arith.shli %v_2043, %c_69 : vector<16xi32>
                %v_2045 = arith.bitcast %v_2044 : vector<16xi32> to vector<16xf32>
                %v_2046 = arith.mulf %v_2042, %v_2045 : vector<16xf32>
                %v_2047 = arith.addf %v_2046, %c_67 : vector<16xf32>
                %v_2048 = arith.divf %c_67, %v_2047 : vector<16xf32>
                %v_2049 = arith.mulf %v_2012, %v_2048 : vector<16xf32>
                %v_2050 = arith.mulf %v_2049, %v_2019 : vector<16xf32>
                %v_2051 = arith.addi %i_514, %i_2006 : index
                %v_2052 = arith.divui %v_2051, %c_1 : index
                %v_2053 = arith.muli %v_2052, %c_8 : index
                %v_2054 = arith.addi %v_2001, %v_2053 : index
                %v_2055 = arith.index_cast %v_2054 : index to i64
                %pointer_2056 = llvm.inttoptr %v_2055 : i64 to !llvm.ptr
                "llvm.store"(%v_2050, %pointer_2056) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
            %v_2057 = arith.remui %v_27, %c_13 : index
            %is_2058 = arith.cmpi eq, %v_2057, %c_2 : index
            scf.if %is_2058 {
              %v_2059 = arith.muli %v_527, %c_13 : index
              %v_2060 = arith.muli %v_2059, %c_25 : index
              %v_2061 = arith.addi %v_25, %v_2060 : index
              %v_2062 = arith.addi %v_2059, %c_1 : index
              %v_2063 = arith.muli %v_2062, %c_25 : index
              %v_2064 = arith.addi %v_25, %v_2063 : index
              scf.for %i_2065 = %c_0 to %c_2 step %c_1 {
                %v_2066 = arith.muli %i_2065, %c_17 : index
                %v_2067 = arith.minsi %v_2066, %c_17 : index
                %v_2068 = arith.addi %v_515, %v_2067 : index
                %v_2069 = arith.addi %v_515, %v_2067 : index
                %v_2070 = arith.addi %v_2069, %c_1 : index
                %v_2071 = arith.addi %v_515, %v_2067 : index
                %v_2072 = arith.addi %v_2071, %c_2 : index
                %v_2073 = arith.addi %v_515, %v_2067 : index
                %v_2074 = arith.addi %v_2073, %c_13 : index
                %v_2075 = arith.addi %v_515, %v_2067 : index
                %v_2076 = arith.addi %v_2075, %c_5 : index
                %v_2077 = arith.addi %v_515, %v_2067 : index
                %v_2078 = arith.addi %v_2077, %c_14 : index
                %v_2079 = arith.addi %v_515, %v_2067 : index
                %v_2080 = arith.addi %v_2079, %c_15 : index
                %v_2081 = arith.addi %v_515, %v_2067 : index
                %v_2082 = arith.addi %v_2081, %c_16 : index
                %v_2083 = arith.muli %v_512, %c_5 : index
                %v_2084 = arith.muli %v_527, %c_2 : index
                %v_2085 = arith.muli %v_2084, %c_2 : index
                %v_2086 = arith.addi %v_2085, %i_2065 : index
                %loop_2088:16 = scf.for %i_2087 = %c_0 to %c_44 step %c_5 iter_args(%carry_2089 = %c_26, %carry_2090 = %c_26, %carry_2091 = %c_26, %carry_2092 = %c_26, %carry_2093 = %c_26, %carry_2094 = %c_26, %carry_2095 = %c_26, %carry_2096 = %c_26, %carry_2097 = %c_26, %carry_2098 = %c_26, %carry_2099 = %c_26, %carry_2100 = %c_26, %carry_2101 = %c_26, %carry_2102 = %c_26, %carry_2103 = %c_26, %carry_2104 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_2105 = arith.divui %i_2087, %c_5 : index
                  %v_2106 = arith.muli %v_2083, %c_19 : index
                  %v_2107 = arith.addi %v_2106, %c_45 : index
                  %v_2108 = arith.muli %v_2083, %c_19 : index
                  %v_2109 = arith.divui %v_2107, %v_2108 : index
                  %v_2110 = arith.muli %v_2086, %c_19 : index
                  %v_2111 = arith.addi %v_2110, %v_2105 : index
                  %v_2112 = arith.muli %v_2111, %v_2109 : index
                  scf.for %i_2113 = %c_0 to %v_2109 step %c_1 {
                    %v_2114 = arith.addi %v_2112, %i_2113 : index
                    %v_2115 = arith.minsi %v_2114, %c_45 : index
                    %v_2116 = arith.muli %v_2115, %c_8 : index
                    %v_2117 = arith.addi %v_521, %v_2116 : index
                    %v_2118 = arith.index_cast %v_2117 : index to i64
                    %pointer_2119 = llvm.inttoptr %v_2118 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2119) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_2120 = arith.muli %v_2115, %c_8 : index
                    %v_2121 = arith.addi %v_526, %v_2120 : index
                    %v_2122 = arith.index_cast %v_2121 : index to i64
                    %pointer_2123 = llvm.inttoptr %v_2122 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2123) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_2124 = arith.muli %i_2087, %c_8 : index
                  %v_2125 = arith.addi %v_2061, %v_2124 : index
                  %v_2126 = arith.index_cast %v_2125 : index to i64
                  %pointer_2127 = llvm.inttoptr %v_2126 : i64 to !llvm.ptr
                  %v_2128 = "llvm.load"(%pointer_2127) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2129 = arith.muli %i_2087, %c_8 : index
                  %v_2130 = arith.addi %v_2064, %v_2129 : index
                  %v_2131 = arith.index_cast %v_2130 : index to i64
                  %pointer_2132 = llvm.inttoptr %v_2131 : i64 to !llvm.ptr
                  %v_2133 = "llvm.load"(%pointer_2132) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2134 = memref.load %expert_gate_up[%v_2, %v_2068, %i_2087] : memref<8x48x40xf32>
                  %v_2135 = vector.broadcast %v_2134 : f32 to vector<16xf32>
                  %acc_2136 = math.fma %v_2135, %v_2128, %carry_2089 : vector<16xf32>
                  %acc_2137 = math.fma %v_2135, %v_2133, %carry_2090 : vector<16xf32>
                  %v_2138 = memref.load %expert_gate_up[%v_2, %v_2070, %i_2087] : memref<8x48x40xf32>
                  %v_2139 = vector.broadcast %v_2138 : f32 to vector<16xf32>
                  %acc_2140 = math.fma %v_2139, %v_2128, %carry_2091 : vector<16xf32>
                  %acc_2141 = math.fma %v_2139, %v_2133, %carry_2092 : vector<16xf32>
                  %v_2142 = memref.load %expert_gate_up[%v_2, %v_2072, %i_2087] : memref<8x48x40xf32>
                  %v_2143 = vector.broadcast %v_2142 : f32 to vector<16xf32>
                  %acc_2144 = math.fma %v_2143, %v_2128, %carry_2093 : vector<16xf32>
                  %acc_2145 = math.fma %v_2143, %v_2133, %carry_2094 : vector<16xf32>
                  %v_2146 = memref.load %expert_gate_up[%v_2, %v_2074, %i_2087] : memref<8x48x40xf32>
                  %v_2147 = vector.broadcast %v_2146 : f32 to vector<16xf32>
                  %acc_2148 = math.fma %v_2147, %v_2128, %carry_2095 : vector<16xf32>
                  %acc_2149 = math.fma %v_2147, %v_2133, %carry_2096 : vector<16xf32>
                  %v_2150 = memref.load %expert_gate_up[%v_2, %v_2076, %i_2087] : memref<8x48x40xf32>
                  %v_2151 = vector.broadcast %v_2150 : f32 to vector<16xf32>
                  %acc_2152 = math.fma %v_2151, %v_2128, %carry_2097 : vector<16xf32>
                  %acc_2153 = math.fma %v_2151, %v_2133, %carry_2098 : vector<16xf32>
                  %v_2154 = memref.load %expert_gate_up[%v_2, %v_2078, %i_2087] : memref<8x48x40xf32>
                  %v_2155 = vector.broadcast %v_2154 : f32 to vector<16xf32>
                  %acc_2156 = math.fma %v_2155, %v_2128, %carry_2099 : vector<16xf32>
                  %acc_2157 = math.fma %v_2155, %v_2133, %carry_2100 : vector<16xf32>
                  %v_2158 = memref.load %expert_gate_up[%v_2, %v_2080, %i_2087] : memref<8x48x40xf32>
                  %v_2159 = vector.broadcast %v_2158 : f32 to vector<16xf32>
                  %acc_2160 = math.fma %v_2159, %v_2128, %carry_2101 : vector<16xf32>
                  %acc_2161 = math.fma %v_2159, %v_2133, %carry_2102 : vector<16xf32>
                  %v_2162 = memref.load %expert_gate_up[%v_2, %v_2082, %i_2087] : memref<8x48x40xf32>
                  %v_2163 = vector.broadcast %v_2162 : f32 to vector<16xf32>
                  %acc_2164 = math.fma %v_2163, %v_2128, %carry_2103 : vector<16xf32>
                  %acc_2165 = math.fma %v_2163, %v_2133, %carry_2104 : vector<16xf32>
                  %v_2166 = arith.addi %i_2087, %c_1 : index
                  %v_2167 = arith.muli %v_2166, %c_8 : index
                  %v_2168 = arith.addi %v_2061, %v_2167 : index
                  %v_2169 = arith.index_cast %v_2168 : index to i64
                  %pointer_2170 = llvm.inttoptr %v_2169 : i64 to !llvm.ptr
                  %v_2171 = "llvm.load"(%pointer_2170) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2172 = arith.muli %v_2166, %c_8 : index
                  %v_2173 = arith.addi %v_2064, %v_2172 : index
                  %v_2174 = arith.index_cast %v_2173 : index to i64
                  %pointer_2175 = llvm.inttoptr %v_2174 : i64 to !llvm.ptr
                  %v_2176 = "llvm.load"(%pointer_2175) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2177 = memref.load %expert_gate_up[%v_2, %v_2068, %v_2166] : memref<8x48x40xf32>
                  %v_2178 = vector.broadcast %v_2177 : f32 to vector<16xf32>
                  %acc_2179 = math.fma %v_2178, %v_2171, %acc_2136 : vector<16xf32>
                  %acc_2180 = math.fma %v_2178, %v_2176, %acc_2137 : vector<16xf32>
                  %v_2181 = memref.load %expert_gate_up[%v_2, %v_2070, %v_2166] : memref<8x48x40xf32>
                  %v_2182 = vector.broadcast %v_2181 : f32 to vector<16xf32>
                  %acc_2183 = math.fma %v_2182, %v_2171, %acc_2140 : vector<16xf32>
                  %acc_2184 = math.fma %v_2182, %v_2176, %acc_2141 : vector<16xf32>
                  %v_2185 = memref.load %expert_gate_up[%v_2, %v_2072, %v_2166] : memref<8x48x40xf32>
                  %v_2186 = vector.broadcast %v_2185 : f32 to vector<16xf32>
                  %acc_2187 = math.fma %v_2186, %v_2171, %acc_2144 : vector<16xf32>
                  %acc_2188 = math.fma %v_2186, %v_2176, %acc_2145 : vector<16xf32>
                  %v_2189 = memref.load %expert_gate_up[%v_2, %v_2074, %v_2166] : memref<8x48x40xf32>
                  %v_2190 = vector.broadcast %v_2189 : f32 to vector<16xf32>
                  %acc_2191 = math.fma %v_2190, %v_2171, %acc_2148 : vector<16xf32>
                  %acc_2192 = math.fma %v_2190, %v_2176, %acc_2149 : vector<16xf32>
                  %v_2193 = memref.load %expert_gate_up[%v_2, %v_2076, %v_2166] : memref<8x48x40xf32>
                  %v_2194 = vector.broadcast %v_2193 : f32 to vector<16xf32>
                  %acc_2195 = math.fma %v_2194, %v_2171, %acc_2152 : vector<16xf32>
                  %acc_2196 = math.fma %v_2194, %v_2176, %acc_2153 : vector<16xf32>
                  %v_2197 = memref.load %expert_gate_up[%v_2, %v_2078, %v_2166] : memref<8x48x40xf32>
                  %v_2198 = vector.broadcast %v_2197 : f32 to vector<16xf32>
                  %acc_2199 = math.fma %v_2198, %v_2171, %acc_2156 : vector<16xf32>
                  %acc_2200 = math.fma %v_2198, %v_2176, %acc_2157 : vector<16xf32>
                  %v_2201 = memref.load %expert_gate_up[%v_2, %v_2080, %v_2166] : memref<8x48x40xf32>
                  %v_2202 = vector.broadcast %v_2201 : f32 to vector<16xf32>
                  %acc_2203 = math.fma %v_2202, %v_2171, %acc_2160 : vector<16xf32>
                  %acc_2204 = math.fma %v_2202, %v_2176, %acc_2161 : vector<16xf32>
                  %v_2205 = memref.load %expert_gate_up[%v_2, %v_2082, %v_2166] : memref<8x48x40xf32>
                  %v_2206 = vector.broadcast %v_2205 : f32 to vector<16xf32>
                  %acc_2207 = math.fma %v_2206, %v_2171, %acc_2164 : vector<16xf32>
                  %acc_2208 = math.fma %v_2206, %v_2176, %acc_2165 : vector<16xf32>
                  %v_2209 = arith.addi %i_2087, %c_2 : index
                  %v_2210 = arith.muli %v_2209, %c_8 : index
                  %v_2211 = arith.addi %v_2061, %v_2210 : index
                  %v_2212 = arith.index_cast %v_2211 : index to i64
                  %pointer_2213 = llvm.inttoptr %v_2212 : i64 to !llvm.ptr
                  %v_2214 = "llvm.load"(%pointer_2213) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2215 = arith.muli %v_2209, %c_8 : index
                  %v_2216 = arith.addi %v_2064, %v_2215 : index
                  %v_2217 = arith.index_cast %v_2216 : index to i64
                  %pointer_2218 = llvm.inttoptr %v_2217 : i64 to !llvm.ptr
                  %v_2219 = "llvm.load"(%pointer_2218) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2220 = memref.load %expert_gate_up[%v_2, %v_2068, %v_2209] : memref<8x48x40xf32>
                  %v_2221 = vector.broadcast %v_2220 : f32 to vector<16xf32>
                  %acc_2222 = math.fma %v_2221, %v_2214, %acc_2179 : vector<16xf32>
                  %acc_2223 = math.fma %v_2221, %v_2219, %acc_2180 : vector<16xf32>
                  %v_2224 = memref.load %expert_gate_up[%v_2, %v_2070, %v_2209] : memref<8x48x40xf32>
                  %v_2225 = vector.broadcast %v_2224 : f32 to vector<16xf32>
                  %acc_2226 = math.fma %v_2225, %v_2214, %acc_2183 : vector<16xf32>
                  %acc_2227 = math.fma %v_2225, %v_2219, %acc_2184 : vector<16xf32>
                  %v_2228 = memref.load %expert_gate_up[%v_2, %v_2072, %v_2209] : memref<8x48x40xf32>
                  %v_2229 = vector.broadcast %v_2228 : f32 to vector<16xf32>
                  %acc_2230 = math.fma %v_2229, %v_2214, %acc_2187 : vector<16xf32>
                  %acc_2231 = math.fma %v_2229, %v_2219, %acc_2188 : vector<16xf32>
                  %v_2232 = memref.load %expert_gate_up[%v_2, %v_2074, %v_2209] : memref<8x48x40xf32>
                  %v_2233 = vector.broadcast %v_2232 : f32 to vector<16xf32>
                  %acc_2234 = math.fma %v_2233, %v_2214, %acc_2191 : vector<16xf32>
                  %acc_2235 = math.fma %v_2233, %v_2219, %acc_2192 : vector<16xf32>
                  %v_2236 = memref.load %expert_gate_up[%v_2, %v_2076, %v_2209] : memref<8x48x40xf32>
                  %v_2237 = vector.broadcast %v_2236 : f32 to vector<16xf32>
                  %acc_2238 = math.fma %v_2237, %v_2214, %acc_2195 : vector<16xf32>
                  %acc_2239 = math.fma %v_2237, %v_2219, %acc_2196 : vector<16xf32>
                  %v_2240 = memref.load %expert_gate_up[%v_2, %v_2078, %v_2209] : memref<8x48x40xf32>
                  %v_2241 = vector.broadcast %v_2240 : f32 to vector<16xf32>
                  %acc_2242 = math.fma %v_2241, %v_2214, %acc_2199 : vector<16xf32>
                  %acc_2243 = math.fma %v_2241, %v_2219, %acc_2200 : vector<16xf32>
                  %v_2244 = memref.load %expert_gate_up[%v_2, %v_2080, %v_2209] : memref<8x48x40xf32>
                  %v_2245 = vector.broadcast %v_2244 : f32 to vector<16xf32>
                  %acc_2246 = math.fma %v_2245, %v_2214, %acc_2203 : vector<16xf32>
                  %acc_2247 = math.fma %v_2245, %v_2219, %acc_2204 : vector<16xf32>
                  %v_2248 = memref.load %expert_gate_up[%v_2, %v_2082, %v_2209] : memref<8x48x40xf32>
                  %v_2249 = vector.broadcast %v_2248 : f32 to vector<16xf32>
                  %acc_2250 = math.fma %v_2249, %v_2214, %acc_2207 : vector<16xf32>
                  %acc_2251 = math.fma %v_2249, %v_2219, %acc_2208 : vector<16xf32>
                  %v_2252 = arith.addi %i_2087, %c_13 : index
                  %v_2253 = arith.muli %v_2252, %c_8 : index
                  %v_2254 = arith.addi %v_2061, %v_2253 : index
                  %v_2255 = arith.index_cast %v_2254 : index to i64
                  %pointer_2256 = llvm.inttoptr %v_2255 : i64 to !llvm.ptr
                  %v_2257 = "llvm.load"(%pointer_2256) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2258 = arith.muli %v_2252, %c_8 : index
                  %v_2259 = arith.addi %v_2064, %v_2258 : index
                  %v_2260 = arith.index_cast %v_2259 : index to i64
                  %pointer_2261 = llvm.inttoptr %v_2260 : i64 to !llvm.ptr
                  %v_2262 = "llvm.load"(%pointer_2261) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2263 = memref.load %expert_gate_up[%v_2, %v_2068, %v_2252] : memref<8x48x40xf32>
                  %v_2264 = vector.broadcast %v_2263 : f32 to vector<16xf32>
                  %acc_2265 = math.fma %v_2264, %v_2257, %acc_2222 : vector<16xf32>
                  %acc_2266 = math.fma %v_2264, %v_2262, %acc_2223 : vector<16xf32>
                  %v_2267 = memref.load %expert_gate_up[%v_2, %v_2070, %v_2252] : memref<8x48x40xf32>
                  %v_2268 = vector.broadcast %v_2267 : f32 to vector<16xf32>
                  %acc_2269 = math.fma %v_2268, %v_2257, %acc_2226 : vector<16xf32>
                  %acc_2270 = math.fma %v_2268, %v_2262, %acc_2227 : vector<16xf32>
                  %v_2271 = memref.load %expert_gate_up[%v_2, %v_2072, %v_2252] : memref<8x48x40xf32>
                  %v_2272 = vector.broadcast %v_2271 : f32 to vector<16xf32>
                  %acc_2273 = math.fma %v_2272, %v_2257, %acc_2230 : vector<16xf32>
                  %acc_2274 = math.fma %v_2272, %v_2262, %acc_2231 : vector<16xf32>
                  %v_2275 = memref.load %expert_gate_up[%v_2, %v_2074, %v_2252] : memref<8x48x40xf32>
                  %v_2276 = vector.broadcast %v_2275 : f32 to vector<16xf32>
                  %acc_2277 = math.fma %v_2276, %v_2257, %acc_2234 : vector<16xf32>
                  %acc_2278 = math.fma %v_2276, %v_2262, %acc_2235 : vector<16xf32>
                  %v_2279 = memref.load %expert_gate_up[%v_2, %v_2076, %v_2252] : memref<8x48x40xf32>
                  %v_2280 = vector.broadcast %v_2279 : f32 to vector<16xf32>
                  %acc_2281 = math.fma %v_2280, %v_2257, %acc_2238 : vector<16xf32>
                  %acc_2282 = math.fma %v_2280, %v_2262, %acc_2239 : vector<16xf32>
                  %v_2283 = memref.load %expert_gate_up[%v_2, %v_2078, %v_2252] : memref<8x48x40xf32>
                  %v_2284 = vector.broadcast %v_2283 : f32 to vector<16xf32>
                  %acc_2285 = math.fma %v_2284, %v_2257, %acc_2242 : vector<16xf32>
                  %acc_2286 = math.fma %v_2284, %v_2262, %acc_2243 : vector<16xf32>
                  %v_2287 = memref.load %expert_gate_up[%v_2, %v_2080, %v_2252] : memref<8x48x40xf32>
                  %v_2288 = vector.broadcast %v_2287 : f32 to vector<16xf32>
                  %acc_2289 = math.fma %v_2288, %v_2257, %acc_2246 : vector<16xf32>
                  %acc_2290 = math.fma %v_2288, %v_2262, %acc_2247 : vector<16xf32>
                  %v_2291 = memref.load %expert_gate_up[%v_2, %v_2082, %v_2252] : memref<8x48x40xf32>
                  %v_2292 = vector.broadcast %v_2291 : f32 to vector<16xf32>
                  %acc_2293 = math.fma %v_2292, %v_2257, %acc_2250 : vector<16xf32>
                  %acc_2294 = math.fma %v_2292, %v_2262, %acc_2251 : vector<16xf32>
                  scf.yield %acc_2265, %acc_2266, %acc_2269, %acc_2270, %acc_2273, %acc_2274, %acc_2277, %acc_2278, %acc_2281, %acc_2282, %acc_2285, %acc_2286, %acc_2289, %acc_2290, %acc_2293, %acc_2294 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_2295 = arith.muli %v_2067, %c_8 : index
                %v_2296 = arith.addi %v_507, %v_2295 : index
                %v_2297 = arith.index_cast %v_2296 : index to i64
                %pointer_2298 = llvm.inttoptr %v_2297 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#0, %pointer_2298) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2299 = arith.muli %v_2067, %c_8 : index
                %v_2300 = arith.addi %v_507, %v_2299 : index
                %v_2301 = arith.addi %v_2300, %c_46 : index
                %v_2302 = arith.index_cast %v_2301 : index to i64
                %pointer_2303 = llvm.inttoptr %v_2302 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#1, %pointer_2303) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2304 = arith.addi %v_2067, %c_1 : index
                %v_2305 = arith.muli %v_2304, %c_8 : index
                %v_2306 = arith.addi %v_507, %v_2305 : index
                %v_2307 = arith.index_cast %v_2306 : index to i64
                %pointer_2308 = llvm.inttoptr %v_2307 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#2, %pointer_2308) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2309 = arith.addi %v_2067, %c_1 : index
                %v_2310 = arith.muli %v_2309, %c_8 : index
                %v_2311 = arith.addi %v_507, %v_2310 : index
                %v_2312 = arith.addi %v_2311, %c_46 : index
                %v_2313 = arith.index_cast %v_2312 : index to i64
                %pointer_2314 = llvm.inttoptr %v_2313 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#3, %pointer_2314) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2315 = arith.addi %v_2067, %c_2 : index
                %v_2316 = arith.muli %v_2315, %c_8 : index
                %v_2317 = arith.addi %v_507, %v_2316 : index
                %v_2318 = arith.index_cast %v_2317 : index to i64
                %pointer_2319 = llvm.inttoptr %v_2318 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#4, %pointer_2319) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2320 = arith.addi %v_2067, %c_2 : index
                %v_2321 = arith.muli %v_2320, %c_8 : index
                %v_2322 = arith.addi %v_507, %v_2321 : index
                %v_2323 = arith.addi %v_2322, %c_46 : index
                %v_2324 = arith.index_cast %v_2323 : index to i64
                %pointer_2325 = llvm.inttoptr %v_2324 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#5, %pointer_2325) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2326 = arith.addi %v_2067, %c_13 : index
                %v_2327 = arith.muli %v_2326, %c_8 : index
                %v_2328 = arith.addi %v_507, %v_2327 : index
                %v_2329 = arith.index_cast %v_2328 : index to i64
                %pointer_2330 = llvm.inttoptr %v_2329 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#6, %pointer_2330) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2331 = arith.addi %v_2067, %c_13 : index
                %v_2332 = arith.muli %v_2331, %c_8 : index
                %v_2333 = arith.addi %v_507, %v_2332 : index
                %v_2334 = arith.addi %v_2333, %c_46 : index
                %v_2335 = arith.index_cast %v_2334 : index to i64
                %pointer_2336 = llvm.inttoptr %v_2335 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#7, %pointer_2336) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2337 = arith.addi %v_2067, %c_5 : index
                %v_2338 = arith.muli %v_2337, %c_8 : index
                %v_2339 = arith.addi %v_507, %v_2338 : index
                %v_2340 = arith.index_cast %v_2339 : index to i64
                %pointer_2341 = llvm.inttoptr %v_2340 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#8, %pointer_2341) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2342 = arith.addi %v_2067, %c_5 : index
                %v_2343 = arith.muli %v_2342, %c_8 : index
                %v_2344 = arith.addi %v_507, %v_2343 : index
                %v_2345 = arith.addi %v_2344, %c_46 : index
                %v_2346 = arith.index_cast %v_2345 : index to i64
                %pointer_2347 = llvm.inttoptr %v_2346 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#9, %pointer_2347) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2348 = arith.addi %v_2067, %c_14 : index
                %v_2349 = arith.muli %v_2348, %c_8 : index
                %v_2350 = arith.addi %v_507, %v_2349 : index
                %v_2351 = arith.index_cast %v_2350 : index to i64
                %pointer_2352 = llvm.inttoptr %v_2351 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#10, %pointer_2352) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2353 = arith.addi %v_2067, %c_14 : index
                %v_2354 = arith.muli %v_2353, %c_8 : index
                %v_2355 = arith.addi %v_507, %v_2354 : index
                %v_2356 = arith.addi %v_2355, %c_46 : index
                %v_2357 = arith.index_cast %v_2356 : index to i64
                %pointer_2358 = llvm.inttoptr %v_2357 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#11, %pointer_2358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2359 = arith.addi %v_2067, %c_15 : index
                %v_2360 = arith.muli %v_2359, %c_8 : index
                %v_2361 = arith.addi %v_507, %v_2360 : index
                %v_2362 = arith.index_cast %v_2361 : index to i64
                %pointer_2363 = llvm.inttoptr %v_2362 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#12, %pointer_2363) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2364 = arith.addi %v_2067, %c_15 : index
                %v_2365 = arith.muli %v_2364, %c_8 : index
                %v_2366 = arith.addi %v_507, %v_2365 : index
                %v_2367 = arith.addi %v_2366, %c_46 : index
                %v_2368 = arith.index_cast %v_2367 : index to i64
                %pointer_2369 = llvm.inttoptr %v_2368 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#13, %pointer_2369) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2370 = arith.addi %v_2067, %c_16 : index
                %v_2371 = arith.muli %v_2370, %c_8 : index
                %v_2372 = arith.addi %v_507, %v_2371 : index
                %v_2373 = arith.index_cast %v_2372 : index to i64
                %pointer_2374 = llvm.inttoptr %v_2373 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#14, %pointer_2374) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2375 = arith.addi %v_2067, %c_16 : index
                %v_2376 = arith.muli %v_2375, %c_8 : index
                %v_2377 = arith.addi %v_507, %v_2376 : index
                %v_2378 = arith.addi %v_2377, %c_46 : index
                %v_2379 = arith.index_cast %v_2378 : index to i64
                %pointer_2380 = llvm.inttoptr %v_2379 : i64 to !llvm.ptr
                "llvm.store"(%loop_2088#15, %pointer_2380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              scf.for %i_2381 = %c_0 to %c_2 step %c_1 {
                %v_2382 = arith.muli %i_2381, %c_17 : index
                %v_2383 = arith.minsi %v_2382, %c_17 : index
                %v_2384 = arith.addi %v_516, %v_2383 : index
                %v_2385 = arith.addi %v_516, %v_2383 : index
                %v_2386 = arith.addi %v_2385, %c_1 : index
                %v_2387 = arith.addi %v_516, %v_2383 : index
                %v_2388 = arith.addi %v_2387, %c_2 : index
                %v_2389 = arith.addi %v_516, %v_2383 : index
                %v_2390 = arith.addi %v_2389, %c_13 : index
                %v_2391 = arith.addi %v_516, %v_2383 : index
                %v_2392 = arith.addi %v_2391, %c_5 : index
                %v_2393 = arith.addi %v_516, %v_2383 : index
                %v_2394 = arith.addi %v_2393, %c_14 : index
                %v_2395 = arith.addi %v_516, %v_2383 : index
                %v_2396 = arith.addi %v_2395, %c_15 : index
                %v_2397 = arith.addi %v_516, %v_2383 : index
                %v_2398 = arith.addi %v_2397, %c_16 : index
                %v_2399 = arith.muli %v_512, %c_5 : index
                %v_2400 = arith.muli %v_527, %c_2 : index
                %v_2401 = arith.addi %v_2400, %c_1 : index
                %v_2402 = arith.muli %v_2401, %c_2 : index
                %v_2403 = arith.addi %v_2402, %i_2381 : index
                %loop_2405:16 = scf.for %i_2404 = %c_0 to %c_44 step %c_5 iter_args(%carry_2406 = %c_26, %carry_2407 = %c_26, %carry_2408 = %c_26, %carry_2409 = %c_26, %carry_2410 = %c_26, %carry_2411 = %c_26, %carry_2412 = %c_26, %carry_2413 = %c_26, %carry_2414 = %c_26, %carry_2415 = %c_26, %carry_2416 = %c_26, %carry_2417 = %c_26, %carry_2418 = %c_26, %carry_2419 = %c_26, %carry_2420 = %c_26, %carry_2421 = %c_26) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                  %v_2422 = arith.divui %i_2404, %c_5 : index
                  %v_2423 = arith.muli %v_2399, %c_19 : index
                  %v_2424 = arith.addi %v_2423, %c_45 : index
                  %v_2425 = arith.muli %v_2399, %c_19 : index
                  %v_2426 = arith.divui %v_2424, %v_2425 : index
                  %v_2427 = arith.muli %v_2403, %c_19 : index
                  %v_2428 = arith.addi %v_2427, %v_2422 : index
                  %v_2429 = arith.muli %v_2428, %v_2426 : index
                  scf.for %i_2430 = %c_0 to %v_2426 step %c_1 {
                    %v_2431 = arith.addi %v_2429, %i_2430 : index
                    %v_2432 = arith.minsi %v_2431, %c_45 : index
                    %v_2433 = arith.muli %v_2432, %c_8 : index
                    %v_2434 = arith.addi %v_521, %v_2433 : index
                    %v_2435 = arith.index_cast %v_2434 : index to i64
                    %pointer_2436 = llvm.inttoptr %v_2435 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2436) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    %v_2437 = arith.muli %v_2432, %c_8 : index
                    %v_2438 = arith.addi %v_526, %v_2437 : index
                    %v_2439 = arith.index_cast %v_2438 : index to i64
                    %pointer_2440 = llvm.inttoptr %v_2439 : i64 to !llvm.ptr
                    "llvm.intr.prefetch"(%pointer_2440) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                  }
                  %v_2441 = arith.muli %i_2404, %c_8 : index
                  %v_2442 = arith.addi %v_2061, %v_2441 : index
                  %v_2443 = arith.index_cast %v_2442 : index to i64
                  %pointer_2444 = llvm.inttoptr %v_2443 : i64 to !llvm.ptr
                  %v_2445 = "llvm.load"(%pointer_2444) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2446 = arith.muli %i_2404, %c_8 : index
                  %v_2447 = arith.addi %v_2064, %v_2446 : index
                  %v_2448 = arith.index_cast %v_2447 : index to i64
                  %pointer_2449 = llvm.inttoptr %v_2448 : i64 to !llvm.ptr
                  %v_2450 = "llvm.load"(%pointer_2449) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2451 = memref.load %expert_gate_up[%v_2, %v_2384, %i_2404] : memref<8x48x40xf32>
                  %v_2452 = vector.broadcast %v_2451 : f32 to vector<16xf32>
                  %acc_2453 = math.fma %v_2452, %v_2445, %carry_2406 : vector<16xf32>
                  %acc_2454 = math.fma %v_2452, %v_2450, %carry_2407 : vector<16xf32>
                  %v_2455 = memref.load %expert_gate_up[%v_2, %v_2386, %i_2404] : memref<8x48x40xf32>
                  %v_2456 = vector.broadcast %v_2455 : f32 to vector<16xf32>
                  %acc_2457 = math.fma %v_2456, %v_2445, %carry_2408 : vector<16xf32>
                  %acc_2458 = math.fma %v_2456, %v_2450, %carry_2409 : vector<16xf32>
                  %v_2459 = memref.load %expert_gate_up[%v_2, %v_2388, %i_2404] : memref<8x48x40xf32>
                  %v_2460 = vector.broadcast %v_2459 : f32 to vector<16xf32>
                  %acc_2461 = math.fma %v_2460, %v_2445, %carry_2410 : vector<16xf32>
                  %acc_2462 = math.fma %v_2460, %v_2450, %carry_2411 : vector<16xf32>
                  %v_2463 = memref.load %expert_gate_up[%v_2, %v_2390, %i_2404] : memref<8x48x40xf32>
                  %v_2464 = vector.broadcast %v_2463 : f32 to vector<16xf32>
                  %acc_2465 = math.fma %v_2464, %v_2445, %carry_2412 : vector<16xf32>
                  %acc_2466 = math.fma %v_2464, %v_2450, %carry_2413 : vector<16xf32>
                  %v_2467 = memref.load %expert_gate_up[%v_2, %v_2392, %i_2404] : memref<8x48x40xf32>
                  %v_2468 = vector.broadcast %v_2467 : f32 to vector<16xf32>
                  %acc_2469 = math.fma %v_2468, %v_2445, %carry_2414 : vector<16xf32>
                  %acc_2470 = math.fma %v_2468, %v_2450, %carry_2415 : vector<16xf32>
                  %v_2471 = memref.load %expert_gate_up[%v_2, %v_2394, %i_2404] : memref<8x48x40xf32>
                  %v_2472 = vector.broadcast %v_2471 : f32 to vector<16xf32>
                  %acc_2473 = math.fma %v_2472, %v_2445, %carry_2416 : vector<16xf32>
                  %acc_2474 = math.fma %v_2472, %v_2450, %carry_2417 : vector<16xf32>
                  %v_2475 = memref.load %expert_gate_up[%v_2, %v_2396, %i_2404] : memref<8x48x40xf32>
                  %v_2476 = vector.broadcast %v_2475 : f32 to vector<16xf32>
                  %acc_2477 = math.fma %v_2476, %v_2445, %carry_2418 : vector<16xf32>
                  %acc_2478 = math.fma %v_2476, %v_2450, %carry_2419 : vector<16xf32>
                  %v_2479 = memref.load %expert_gate_up[%v_2, %v_2398, %i_2404] : memref<8x48x40xf32>
                  %v_2480 = vector.broadcast %v_2479 : f32 to vector<16xf32>
                  %acc_2481 = math.fma %v_2480, %v_2445, %carry_2420 : vector<16xf32>
                  %acc_2482 = math.fma %v_2480, %v_2450, %carry_2421 : vector<16xf32>
                  %v_2483 = arith.addi %i_2404, %c_1 : index
                  %v_2484 = arith.muli %v_2483, %c_8 : index
                  %v_2485 = arith.addi %v_2061, %v_2484 : index
                  %v_2486 = arith.index_cast %v_2485 : index to i64
                  %pointer_2487 = llvm.inttoptr %v_2486 : i64 to !llvm.ptr
                  %v_2488 = "llvm.load"(%pointer_2487) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2489 = arith.muli %v_2483, %c_8 : index
                  %v_2490 = arith.addi %v_2064, %v_2489 : index
                  %v_2491 = arith.index_cast %v_2490 : index to i64
                  %pointer_2492 = llvm.inttoptr %v_2491 : i64 to !llvm.ptr
                  %v_2493 = "llvm.load"(%pointer_2492) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2494 = memref.load %expert_gate_up[%v_2, %v_2384, %v_2483] : memref<8x48x40xf32>
                  %v_2495 = vector.broadcast %v_2494 : f32 to vector<16xf32>
                  %acc_2496 = math.fma %v_2495, %v_2488, %acc_2453 : vector<16xf32>
                  %acc_2497 = math.fma %v_2495, %v_2493, %acc_2454 : vector<16xf32>
                  %v_2498 = memref.load %expert_gate_up[%v_2, %v_2386, %v_2483] : memref<8x48x40xf32>
                  %v_2499 = vector.broadcast %v_2498 : f32 to vector<16xf32>
                  %acc_2500 = math.fma %v_2499, %v_2488, %acc_2457 : vector<16xf32>
                  %acc_2501 = math.fma %v_2499, %v_2493, %acc_2458 : vector<16xf32>
                  %v_2502 = memref.load %expert_gate_up[%v_2, %v_2388, %v_2483] : memref<8x48x40xf32>
                  %v_2503 = vector.broadcast %v_2502 : f32 to vector<16xf32>
                  %acc_2504 = math.fma %v_2503, %v_2488, %acc_2461 : vector<16xf32>
                  %acc_2505 = math.fma %v_2503, %v_2493, %acc_2462 : vector<16xf32>
                  %v_2506 = memref.load %expert_gate_up[%v_2, %v_2390, %v_2483] : memref<8x48x40xf32>
                  %v_2507 = vector.broadcast %v_2506 : f32 to vector<16xf32>
                  %acc_2508 = math.fma %v_2507, %v_2488, %acc_2465 : vector<16xf32>
                  %acc_2509 = math.fma %v_2507, %v_2493, %acc_2466 : vector<16xf32>
                  %v_2510 = memref.load %expert_gate_up[%v_2, %v_2392, %v_2483] : memref<8x48x40xf32>
                  %v_2511 = vector.broadcast %v_2510 : f32 to vector<16xf32>
                  %acc_2512 = math.fma %v_2511, %v_2488, %acc_2469 : vector<16xf32>
                  %acc_2513 = math.fma %v_2511, %v_2493, %acc_2470 : vector<16xf32>
                  %v_2514 = memref.load %expert_gate_up[%v_2, %v_2394, %v_2483] : memref<8x48x40xf32>
                  %v_2515 = vector.broadcast %v_2514 : f32 to vector<16xf32>
                  %acc_2516 = math.fma %v_2515, %v_2488, %acc_2473 : vector<16xf32>
                  %acc_2517 = math.fma %v_2515, %v_2493, %acc_2474 : vector<16xf32>
                  %v_2518 = memref.load %expert_gate_up[%v_2, %v_2396, %v_2483] : memref<8x48x40xf32>
                  %v_2519 = vector.broadcast %v_2518 : f32 to vector<16xf32>
                  %acc_2520 = math.fma %v_2519, %v_2488, %acc_2477 : vector<16xf32>
                  %acc_2521 = math.fma %v_2519, %v_2493, %acc_2478 : vector<16xf32>
                  %v_2522 = memref.load %expert_gate_up[%v_2, %v_2398, %v_2483] : memref<8x48x40xf32>
                  %v_2523 = vector.broadcast %v_2522 : f32 to vector<16xf32>
                  %acc_2524 = math.fma %v_2523, %v_2488, %acc_2481 : vector<16xf32>
                  %acc_2525 = math.fma %v_2523, %v_2493, %acc_2482 : vector<16xf32>
                  %v_2526 = arith.addi %i_2404, %c_2 : index
                  %v_2527 = arith.muli %v_2526, %c_8 : index
                  %v_2528 = arith.addi %v_2061, %v_2527 : index
                  %v_2529 = arith.index_cast %v_2528 : index to i64
                  %pointer_2530 = llvm.inttoptr %v_2529 : i64 to !llvm.ptr
                  %v_2531 = "llvm.load"(%pointer_2530) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2532 = arith.muli %v_2526, %c_8 : index
                  %v_2533 = arith.addi %v_2064, %v_2532 : index
                  %v_2534 = arith.index_cast %v_2533 : index to i64
                  %pointer_2535 = llvm.inttoptr %v_2534 : i64 to !llvm.ptr
                  %v_2536 = "llvm.load"(%pointer_2535) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2537 = memref.load %expert_gate_up[%v_2, %v_2384, %v_2526] : memref<8x48x40xf32>
                  %v_2538 = vector.broadcast %v_2537 : f32 to vector<16xf32>
                  %acc_2539 = math.fma %v_2538, %v_2531, %acc_2496 : vector<16xf32>
                  %acc_2540 = math.fma %v_2538, %v_2536, %acc_2497 : vector<16xf32>
                  %v_2541 = memref.load %expert_gate_up[%v_2, %v_2386, %v_2526] : memref<8x48x40xf32>
                  %v_2542 = vector.broadcast %v_2541 : f32 to vector<16xf32>
                  %acc_2543 = math.fma %v_2542, %v_2531, %acc_2500 : vector<16xf32>
                  %acc_2544 = math.fma %v_2542, %v_2536, %acc_2501 : vector<16xf32>
                  %v_2545 = memref.load %expert_gate_up[%v_2, %v_2388, %v_2526] : memref<8x48x40xf32>
                  %v_2546 = vector.broadcast %v_2545 : f32 to vector<16xf32>
                  %acc_2547 = math.fma %v_2546, %v_2531, %acc_2504 : vector<16xf32>
                  %acc_2548 = math.fma %v_2546, %v_2536, %acc_2505 : vector<16xf32>
                  %v_2549 = memref.load %expert_gate_up[%v_2, %v_2390, %v_2526] : memref<8x48x40xf32>
                  %v_2550 = vector.broadcast %v_2549 : f32 to vector<16xf32>
                  %acc_2551 = math.fma %v_2550, %v_2531, %acc_2508 : vector<16xf32>
                  %acc_2552 = math.fma %v_2550, %v_2536, %acc_2509 : vector<16xf32>
                  %v_2553 = memref.load %expert_gate_up[%v_2, %v_2392, %v_2526] : memref<8x48x40xf32>
                  %v_2554 = vector.broadcast %v_2553 : f32 to vector<16xf32>
                  %acc_2555 = math.fma %v_2554, %v_2531, %acc_2512 : vector<16xf32>
                  %acc_2556 = math.fma %v_2554, %v_2536, %acc_2513 : vector<16xf32>
                  %v_2557 = memref.load %expert_gate_up[%v_2, %v_2394, %v_2526] : memref<8x48x40xf32>
                  %v_2558 = vector.broadcast %v_2557 : f32 to vector<16xf32>
                  %acc_2559 = math.fma %v_2558, %v_2531, %acc_2516 : vector<16xf32>
                  %acc_2560 = math.fma %v_2558, %v_2536, %acc_2517 : vector<16xf32>
                  %v_2561 = memref.load %expert_gate_up[%v_2, %v_2396, %v_2526] : memref<8x48x40xf32>
                  %v_2562 = vector.broadcast %v_2561 : f32 to vector<16xf32>
                  %acc_2563 = math.fma %v_2562, %v_2531, %acc_2520 : vector<16xf32>
                  %acc_2564 = math.fma %v_2562, %v_2536, %acc_2521 : vector<16xf32>
                  %v_2565 = memref.load %expert_gate_up[%v_2, %v_2398, %v_2526] : memref<8x48x40xf32>
                  %v_2566 = vector.broadcast %v_2565 : f32 to vector<16xf32>
                  %acc_2567 = math.fma %v_2566, %v_2531, %acc_2524 : vector<16xf32>
                  %acc_2568 = math.fma %v_2566, %v_2536, %acc_2525 : vector<16xf32>
                  %v_2569 = arith.addi %i_2404, %c_13 : index
                  %v_2570 = arith.muli %v_2569, %c_8 : index
                  %v_2571 = arith.addi %v_2061, %v_2570 : index
                  %v_2572 = arith.index_cast %v_2571 : index to i64
                  %pointer_2573 = llvm.inttoptr %v_2572 : i64 to !llvm.ptr
                  %v_2574 = "llvm.load"(%pointer_2573) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2575 = arith.muli %v_2569, %c_8 : index
                  %v_2576 = arith.addi %v_2064, %v_2575 : index
                  %v_2577 = arith.index_cast %v_2576 : index to i64
                  %pointer_2578 = llvm.inttoptr %v_2577 : i64 to !llvm.ptr
                  %v_2579 = "llvm.load"(%pointer_2578) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2580 = memref.load %expert_gate_up[%v_2, %v_2384, %v_2569] : memref<8x48x40xf32>
                  %v_2581 = vector.broadcast %v_2580 : f32 to vector<16xf32>
                  %acc_2582 = math.fma %v_2581, %v_2574, %acc_2539 : vector<16xf32>
                  %acc_2583 = math.fma %v_2581, %v_2579, %acc_2540 : vector<16xf32>
                  %v_2584 = memref.load %expert_gate_up[%v_2, %v_2386, %v_2569] : memref<8x48x40xf32>
                  %v_2585 = vector.broadcast %v_2584 : f32 to vector<16xf32>
                  %acc_2586 = math.fma %v_2585, %v_2574, %acc_2543 : vector<16xf32>
                  %acc_2587 = math.fma %v_2585, %v_2579, %acc_2544 : vector<16xf32>
                  %v_2588 = memref.load %expert_gate_up[%v_2, %v_2388, %v_2569] : memref<8x48x40xf32>
                  %v_2589 = vector.broadcast %v_2588 : f32 to vector<16xf32>
                  %acc_2590 = math.fma %v_2589, %v_2574, %acc_2547 : vector<16xf32>
                  %acc_2591 = math.fma %v_2589, %v_2579, %acc_2548 : vector<16xf32>
                  %v_2592 = memref.load %expert_gate_up[%v_2, %v_2390, %v_2569] : memref<8x48x40xf32>
                  %v_2593 = vector.broadcast %v_2592 : f32 to vector<16xf32>
                  %acc_2594 = math.fma %v_2593, %v_2574, %acc_2551 : vector<16xf32>
                  %acc_2595 = math.fma %v_2593, %v_2579, %acc_2552 : vector<16xf32>
                  %v_2596 = memref.load %expert_gate_up[%v_2, %v_2392, %v_2569] : memref<8x48x40xf32>
                  %v_2597 = vector.broadcast %v_2596 : f32 to vector<16xf32>
                  %acc_2598 = math.fma %v_2597, %v_2574, %acc_2555 : vector<16xf32>
                  %acc_2599 = math.fma %v_2597, %v_2579, %acc_2556 : vector<16xf32>
                  %v_2600 = memref.load %expert_gate_up[%v_2, %v_2394, %v_2569] : memref<8x48x40xf32>
                  %v_2601 = vector.broadcast %v_2600 : f32 to vector<16xf32>
                  %acc_2602 = math.fma %v_2601, %v_2574, %acc_2559 : vector<16xf32>
                  %acc_2603 = math.fma %v_2601, %v_2579, %acc_2560 : vector<16xf32>
                  %v_2604 = memref.load %expert_gate_up[%v_2, %v_2396, %v_2569] : memref<8x48x40xf32>
                  %v_2605 = vector.broadcast %v_2604 : f32 to vector<16xf32>
                  %acc_2606 = math.fma %v_2605, %v_2574, %acc_2563 : vector<16xf32>
                  %acc_2607 = math.fma %v_2605, %v_2579, %acc_2564 : vector<16xf32>
                  %v_2608 = memref.load %expert_gate_up[%v_2, %v_2398, %v_2569] : memref<8x48x40xf32>
                  %v_2609 = vector.broadcast %v_2608 : f32 to vector<16xf32>
                  %acc_2610 = math.fma %v_2609, %v_2574, %acc_2567 : vector<16xf32>
                  %acc_2611 = math.fma %v_2609, %v_2579, %acc_2568 : vector<16xf32>
                  scf.yield %acc_2582, %acc_2583, %acc_2586, %acc_2587, %acc_2590, %acc_2591, %acc_2594, %acc_2595, %acc_2598, %acc_2599, %acc_2602, %acc_2603, %acc_2606, %acc_2607, %acc_2610, %acc_2611 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                }
                %v_2612 = arith.addi %v_2383, %c_12 : index
                %v_2613 = arith.muli %v_2612, %c_8 : index
                %v_2614 = arith.addi %v_507, %v_2613 : index
                %v_2615 = arith.index_cast %v_2614 : index to i64
                %pointer_2616 = llvm.inttoptr %v_2615 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#0, %pointer_2616) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2617 = arith.addi %v_2383, %c_12 : index
                %v_2618 = arith.muli %v_2617, %c_8 : index
                %v_2619 = arith.addi %v_507, %v_2618 : index
                %v_2620 = arith.addi %v_2619, %c_46 : index
                %v_2621 = arith.index_cast %v_2620 : index to i64
                %pointer_2622 = llvm.inttoptr %v_2621 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#1, %pointer_2622) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2623 = arith.addi %v_2383, %c_48 : index
                %v_2624 = arith.muli %v_2623, %c_8 : index
                %v_2625 = arith.addi %v_507, %v_2624 : index
                %v_2626 = arith.index_cast %v_2625 : index to i64
                %pointer_2627 = llvm.inttoptr %v_2626 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#2, %pointer_2627) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2628 = arith.addi %v_2383, %c_48 : index
                %v_2629 = arith.muli %v_2628, %c_8 : index
                %v_2630 = arith.addi %v_507, %v_2629 : index
                %v_2631 = arith.addi %v_2630, %c_46 : index
                %v_2632 = arith.index_cast %v_2631 : index to i64
                %pointer_2633 = llvm.inttoptr %v_2632 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#3, %pointer_2633) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2634 = arith.addi %v_2383, %c_49 : index
                %v_2635 = arith.muli %v_2634, %c_8 : index
                %v_2636 = arith.addi %v_507, %v_2635 : index
                %v_2637 = arith.index_cast %v_2636 : index to i64
                %pointer_2638 = llvm.inttoptr %v_2637 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#4, %pointer_2638) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2639 = arith.addi %v_2383, %c_49 : index
                %v_2640 = arith.muli %v_2639, %c_8 : index
                %v_2641 = arith.addi %v_507, %v_2640 : index
                %v_2642 = arith.addi %v_2641, %c_46 : index
                %v_2643 = arith.index_cast %v_2642 : index to i64
                %pointer_2644 = llvm.inttoptr %v_2643 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#5, %pointer_2644) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2645 = arith.addi %v_2383, %c_50 : index
                %v_2646 = arith.muli %v_2645, %c_8 : index
                %v_2647 = arith.addi %v_507, %v_2646 : index
                %v_2648 = arith.index_cast %v_2647 : index to i64
                %pointer_2649 = llvm.inttoptr %v_2648 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#6, %pointer_2649) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2650 = arith.addi %v_2383, %c_50 : index
                %v_2651 = arith.muli %v_2650, %c_8 : index
                %v_2652 = arith.addi %v_507, %v_2651 : index
                %v_2653 = arith.addi %v_2652, %c_46 : index
                %v_2654 = arith.index_cast %v_2653 : index to i64
                %pointer_2655 = llvm.inttoptr %v_2654 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#7, %pointer_2655) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2656 = arith.addi %v_2383, %c_51 : index
                %v_2657 = arith.muli %v_2656, %c_8 : index
                %v_2658 = arith.addi %v_507, %v_2657 : index
                %v_2659 = arith.index_cast %v_2658 : index to i64
                %pointer_2660 = llvm.inttoptr %v_2659 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#8, %pointer_2660) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2661 = arith.addi %v_2383, %c_51 : index
                %v_2662 = arith.muli %v_2661, %c_8 : index
                %v_2663 = arith.addi %v_507, %v_2662 : index
                %v_2664 = arith.addi %v_2663, %c_46 : index
                %v_2665 = arith.index_cast %v_2664 : index to i64
                %pointer_2666 = llvm.inttoptr %v_2665 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#9, %pointer_2666) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2667 = arith.addi %v_2383, %c_52 : index
                %v_2668 = arith.muli %v_2667, %c_8 : index
                %v_2669 = arith.addi %v_507, %v_2668 : index
                %v_2670 = arith.index_cast %v_2669 : index to i64
                %pointer_2671 = llvm.inttoptr %v_2670 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#10, %pointer_2671) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2672 = arith.addi %v_2383, %c_52 : index
                %v_2673 = arith.muli %v_2672, %c_8 : index
                %v_2674 = arith.addi %v_507, %v_2673 : index
                %v_2675 = arith.addi %v_2674, %c_46 : index
                %v_2676 = arith.index_cast %v_2675 : index to i64
                %pointer_2677 = llvm.inttoptr %v_2676 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#11, %pointer_2677) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2678 = arith.addi %v_2383, %c_53 : index
                %v_2679 = arith.muli %v_2678, %c_8 : index
                %v_2680 = arith.addi %v_507, %v_2679 : index
                %v_2681 = arith.index_cast %v_2680 : index to i64
                %pointer_2682 = llvm.inttoptr %v_2681 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#12, %pointer_2682) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2683 = arith.addi %v_2383, %c_53 : index
                %v_2684 = arith.muli %v_2683, %c_8 : index
                %v_2685 = arith.addi %v_507, %v_2684 : index
                %v_2686 = arith.addi %v_2685, %c_46 : index
                %v_2687 = arith.index_cast %v_2686 : index to i64
                %pointer_2688 = llvm.inttoptr %v_2687 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#13, %pointer_2688) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2689 = arith.addi %v_2383, %c_54 : index
                %v_2690 = arith.muli %v_2689, %c_8 : index
                %v_2691 = arith.addi %v_507, %v_2690 : index
                %v_2692 = arith.index_cast %v_2691 : index to i64
                %pointer_2693 = llvm.inttoptr %v_2692 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#14, %pointer_2693) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                %v_2694 = arith.addi %v_2383, %c_54 : index
                %v_2695 = arith.muli %v_2694, %c_8 : index
                %v_2696 = arith.addi %v_507, %v_2695 : index
                %v_2697 = arith.addi %v_2696, %c_46 : index
                %v_2698 = arith.index_cast %v_2697 : index to i64
                %pointer_2699 = llvm.inttoptr %v_2698 : i64 to !llvm.ptr
                "llvm.store"(%loop_2405#15, %pointer_2699) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %address_2700 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_2701 = arith.muli %v_2059, %c_12 : index
              %v_2702 = arith.addi %v_4, %v_2701 : index
              %v_2703 = arith.muli %v_2702, %c_55 : index
              %v_2704 = arith.addi %address_2700, %v_2703 : index
              %v_2705 = arith.subi %i_514, %v_515 : index
              %v_2706 = arith.subi %c_4, %i_514 : index
              %v_2707 = arith.maxsi %v_2706, %c_0 : index
              %v_2708 = arith.minsi %c_12, %v_2707 : index
              scf.for %i_2709 = %c_0 to %v_2708 step %c_1 {
                %v_2710 = arith.addi %v_2705, %i_2709 : index
                %v_2711 = arith.muli %v_2710, %c_8 : index
                %v_2712 = arith.addi %v_507, %v_2711 : index
                %v_2713 = arith.index_cast %v_2712 : index to i64
                %pointer_2714 = llvm.inttoptr %v_2713 : i64 to !llvm.ptr
                %v_2715 = "llvm.load"(%pointer_2714) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2716 = arith.addi %v_2705, %i_2709 : index
                %v_2717 = arith.addi %v_2716, %c_12 : index
                %v_2718 = arith.muli %v_2717, %c_8 : index
                %v_2719 = arith.addi %v_507, %v_2718 : index
                %v_2720 = arith.index_cast %v_2719 : index to i64
                %pointer_2721 = llvm.inttoptr %v_2720 : i64 to !llvm.ptr
                %v_2722 = "llvm.load"(%pointer_2721) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2723 = arith.subf %c_26, %v_2715 : vector<16xf32>
                %is_2724 = arith.cmpf ogt, %v_2723, %c_56 : vector<16xf32>
                %v_2725 = arith.select %is_2724, %c_56, %v_2723 : vector<16xi1>, vector<16xf32>
                %is_2726 = arith.cmpf olt, %v_2725, %c_57 : vector<16xf32>
                %v_2727 = arith.select %is_2726, %c_57, %v_2725 : vector<16xi1>, vector<16xf32>
                %v_2728 = arith.mulf %v_2727, %c_58 : vector<16xf32>
                %v_2729 = math.roundeven %v_2728 : vector<16xf32>
                %acc_2730 = math.fma %v_2729, %c_59, %v_2727 : vector<16xf32>
                %acc_2731 = math.fma %v_2729, %c_60, %acc_2730 : vector<16xf32>
                %acc_2732 = math.fma %c_61, %acc_2731, %c_62 : vector<16xf32>
                %acc_2733 = math.fma %acc_2732, %acc_2731, %c_63 : vector<16xf32>
                %acc_2734 = math.fma %acc_2733, %acc_2731, %c_64 : vector<16xf32>
                %acc_2735 = math.fma %acc_2734, %acc_2731, %c_65 : vector<16xf32>
                %acc_2736 = math.fma %acc_2735, %acc_2731, %c_66 : vector<16xf32>
                %acc_2737 = math.fma %acc_2736, %acc_2731, %c_67 : vector<16xf32>
                %acc_2738 = math.fma %acc_2737, %acc_2731, %c_67 : vector<16xf32>
                %v_2739 = arith.fptosi %v_2729 : vector<16xf32> to vector<16xi32>
                %v_2740 = arith.shrsi %v_2739, %c_68 : vector<16xi32>
                %v_2741 = arith.subi %v_2739, %v_2740 : vector<16xi32>
                %v_2742 = arith.addi %v_2740, %c_70 : vector<16xi32>
                %v_2743 = arith.shli %v_2742, %c_69 : vector<16xi32>
                %v_2744 = arith.bitcast %v_2743 : vector<16xi32> to vector<16xf32>
                %v_2745 = arith.mulf %acc_2738, %v_2744 : vector<16xf32>
                %v_2746 = arith.addi %v_2741, %c_70 : vector<16xi32>
                %v_2747 = arith.shli %v_2746, %c_69 : vector<16xi32>
                %v_2748 = arith.bitcast %v_2747 : vector<16xi32> to vector<16xf32>
                %v_2749 = arith.mulf %v_2745, %v_2748 : vector<16xf32>
                %v_2750 = arith.addf %v_2749, %c_67 : vector<16xf32>
                %v_2751 = arith.divf %c_67, %v_2750 : vector<16xf32>
                %v_2752 = arith.mulf %v_2715, %v_2751 : vector<16xf32>
                %v_2753 = arith.mulf %v_2752, %v_2722 : vector<16xf32>
                %v_2754 = arith.addi %i_514, %i_2709 : index
                %v_2755 = arith.divui %v_2754, %c_1 : index
                %v_2756 = arith.muli %v_2755, %c_8 : index
                %v_2757 = arith.addi %v_2704, %v_2756 : index
                %v_2758 = arith.index_cast %v_2757 : index to i64
                %pointer_2759 = llvm.inttoptr %v_2758 : i64 to !llvm.ptr
                "llvm.store"(%v_2753, %pointer_2759) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
              %v_2760 = arith.addi %v_2059, %c_1 : index
              %v_2761 = arith.addi %v_507, %c_46 : index
              %address_2762 = memref.extract_aligned_pointer_as_index %hidden : memref<?x24xf32> -> index
              %v_2763 = arith.muli %v_2760, %c_12 : index
              %v_2764 = arith.addi %v_4, %v_2763 : index
              %v_2765 = arith.muli %v_2764, %c_55 : index
              %v_2766 = arith.addi %address_2762, %v_2765 : index
              %v_2767 = arith.subi %i_514, %v_515 : index
              %v_2768 = arith.subi %c_4, %i_514 : index
              %v_2769 = arith.maxsi %v_2768, %c_0 : index
              %v_2770 = arith.minsi %c_12, %v_2769 : index
              scf.for %i_2771 = %c_0 to %v_2770 step %c_1 {
                %v_2772 = arith.addi %v_2767, %i_2771 : index
                %v_2773 = arith.muli %v_2772, %c_8 : index
                %v_2774 = arith.addi %v_2761, %v_2773 : index
                %v_2775 = arith.index_cast %v_2774 : index to i64
                %pointer_2776 = llvm.inttoptr %v_2775 : i64 to !llvm.ptr
                %v_2777 = "llvm.load"(%pointer_2776) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2778 = arith.addi %v_2767, %i_2771 : index
                %v_2779 = arith.addi %v_2778, %c_12 : index
                %v_2780 = arith.muli %v_2779, %c_8 : index
                %v_2781 = arith.addi %v_2761, %v_2780 : index
                %v_2782 = arith.index_cast %v_2781 : index to i64
                %pointer_2783 = llvm.inttoptr %v_2782 : i64 to !llvm.ptr
                %v_2784 = "llvm.load"(%pointer_2783) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                %v_2785 = arith.subf %c_26, %v_2777 : vector<16xf32>
                %is_2786 = arith.cmpf ogt, %v_2785, %c_56 : vector<16xf32>
                %v_2787 = arith.select %is_2786, %c_56, %v_2785 : vector<16xi1>, vector<16xf32>
                %is_2788 = arith.cmpf olt, %v_2787, %c_57 : vector<16xf32>
                %v_2789 = arith.select %is_2788, %c_57, %v_2787 : vector<16xi1>, vector<16xf32>
                %v_2790 = arith.mulf %v_2789, %c_58 : vector<16xf32>
                %v_2791 = math.roundeven %v_2790 : vector<16xf32>
                %acc_2792 = math.fma %v_2791, %c_59, %v_2789 : vector<16xf32>
                %acc_2793 = math.fma %v_2791, %c_60, %acc_2792 : vector<16xf32>
                %acc_2794 = math.fma %c_61, %acc_2793, %c_62 : vector<16xf32>
                %acc_2795 = math.fma %acc_2794, %acc_2793, %c_63 : vector<16xf32>
                %acc_2796 = math.fma %acc_2795, %acc_2793, %c_64 : vector<16xf32>
                %acc_2797 = math.fma %acc_2796, %acc_2793, %c_65 : vector<16xf32>
                %acc_2798 = math.fma %acc_2797, %acc_2793, %c_66 : vector<16xf32>
                %acc_2799 = math.fma %acc_2798, %acc_2793, %c_67 : vector<16xf32>
                %acc_2800 = math.fma %acc_2799, %acc_2793, %c_67 : vector<16xf32>
                %v_2801 = arith.fptosi %v_2791 : vector<16xf32> to vector<16xi32>
                %v_2802 = arith.shrsi %v_2801, %c_68 : vector<16xi32>
                %v_2803 = arith.subi %v_2801, %v_2802 : vector<16xi32>
                %v_2804 = arith.addi %v_2802, %c_70 : vector<16xi32>
                %v_2805 = arith.shli %v_2804, %c_69 : vector<16xi32>
                %v_2806 = arith.bitcast %v_2805 : vector<16xi32> to vector<16xf32>
                %v_2807 = arith.mulf %acc_2800, %v_2806 : vector<16xf32>
                %v_2808 = arith.addi %v_2803, %c_70 : vector<16xi32>
                %v_2809 = arith.shli %v_2808, %c_69 : vector<16xi32>
                %v_2810 = arith.bitcast %v_2809 : vector<16xi32> to vector<16xf32>
                %v_2811 = arith.mulf %v_2807, %v_2810 : vector<16xf32>
                %v_2812 = arith.addf %v_2811, %c_67 : vector<16xf32>
                %v_2813 = arith.divf %c_67, %v_2812 : vector<16xf32>
                %v_2814 = arith.mulf %v_2777, %v_2813 : vector<16xf32>
                %v_2815 = arith.mulf %v_2814, %v_2784 : vector<16xf32>
                %v_2816 = arith.addi %i_514, %i_2771 : index
                %v_2817 = arith.divui %v_2816, %c_1 : index
                %v_2818 = arith.muli %v_2817, %c_8 : index
                %v_2819 = arith.addi %v_2766, %v_2818 : index
                %v_2820 = arith.index_cast %v_2819 : index to i64
                %pointer_2821 = llvm.inttoptr %v_2820 : i64 to !llvm.ptr
                "llvm.store"(%v_2815, %pointer_2821) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
              }
            }
          }
          %v_2822 = arith.muli %claimed_14, %c_5 : index
          %v_2823 = arith.addi %address_11, %v_2822 : index
          %v_2824 = arith.index_cast %v_2823 : index to i64
          %pointer_2825 = llvm.inttoptr %v_2824 : i64 to !llvm.ptr
          %v_2826 = llvm.atomicrmw xchg %pointer_2825, %c_7 release : !llvm.ptr, i32
        }
        return
      }
      func.func @grouped_down(%hidden_binding: !stream.binding, %spans_of_binding: !stream.binding, %order_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index, %padded: index, %spans: index) {
        %c_0 = arith.constant 64 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 6208 : i64
        %c_3 = arith.constant 2048 : i64
        %c_4 = arith.constant 0 : index
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 16 : index
        %c_7 = arith.constant dense<0x00000000> : vector<16xf32>
        %c_8 = arith.constant 2 : index
        %c_9 = arith.constant 15 : index
        %c_10 = arith.constant 96 : index
        %c_11 = arith.constant 3 : index
        %c_12 = arith.constant 32 : index
        %c_13 = arith.constant 24 : index
        %c_14 = arith.constant 1536 : index
        %c_15 = arith.constant 8 : index
        %c_16 = arith.constant 4 : index
        %c_17 = arith.constant 5 : index
        %c_18 = arith.constant 6 : index
        %c_19 = arith.constant 7 : index
        %c_20 = arith.constant 23 : index
        %c_21 = arith.constant 2048 : index
        %c_22 = arith.constant 4096 : index
        %c_23 = arith.constant 17 : index
        %c_24 = arith.constant 18 : index
        %c_25 = arith.constant 19 : index
        %c_26 = arith.constant 20 : index
        %c_27 = arith.constant 21 : index
        %c_28 = arith.constant 22 : index
        %c_29 = arith.constant 128 : index
        %c_30 = arith.constant 192 : index
        %c_31 = arith.constant 256 : index
        %c_32 = arith.constant 320 : index
        %c_33 = arith.constant 384 : index
        %c_34 = arith.constant 448 : index
        %c_35 = arith.constant 512 : index
        %c_36 = arith.constant 576 : index
        %c_37 = arith.constant 640 : index
        %c_38 = arith.constant 704 : index
        %c_39 = arith.constant 768 : index
        %c_40 = arith.constant 832 : index
        %c_41 = arith.constant 896 : index
        %c_42 = arith.constant 960 : index
        %c_43 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_44 = arith.constant 0 : i32
        %c_45 = arith.constant 9 : index
        %c_46 = arith.constant 10 : index
        %c_47 = arith.constant 11 : index
        %c_48 = arith.constant 12 : index
        %c_49 = arith.constant 13 : index
        %c_50 = arith.constant 14 : index
        %c_51 = arith.constant 1024 : index
        %c_52 = arith.constant 1088 : index
        %c_53 = arith.constant 1152 : index
        %c_54 = arith.constant 1216 : index
        %c_55 = arith.constant 1280 : index
        %c_56 = arith.constant 1344 : index
        %c_57 = arith.constant 1408 : index
        %c_58 = arith.constant 1472 : index
        %c_59 = arith.constant 1600 : index
        %c_60 = arith.constant 1664 : index
        %c_61 = arith.constant 1728 : index
        %c_62 = arith.constant 1792 : index
        %c_63 = arith.constant 1856 : index
        %c_64 = arith.constant 1920 : index
        %c_65 = arith.constant 1984 : index
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
            %v_27 = arith.addi %v_22, %c_8 : index
            %v_28 = arith.divui %v_27, %c_11 : index
            %address_29 = memref.extract_aligned_pointer_as_index %expert_down : memref<8x40x24xf32> -> index
            scf.for %i_30 = %v_1 to %v_3 step %c_12 {
              %v_31 = arith.addi %i_30, %c_6 : index
              %v_32 = arith.minsi %i_30, %c_13 : index
              %v_33 = arith.minsi %v_31, %c_13 : index
              %v_34 = arith.addi %v_32, %c_12 : index
              %v_35 = arith.muli %v_16, %c_1 : index
              %v_36 = arith.addi %v_35, %v_34 : index
              %v_37 = arith.muli %v_36, %c_10 : index
              %v_38 = arith.addi %address_29, %v_37 : index
              %v_39 = arith.addi %v_33, %c_12 : index
              %v_40 = arith.muli %v_16, %c_1 : index
              %v_41 = arith.addi %v_40, %v_39 : index
              %v_42 = arith.muli %v_41, %c_10 : index
              %v_43 = arith.addi %address_29, %v_42 : index
              %v_44 = arith.divui %v_22, %c_11 : index
              scf.for %i_45 = %c_4 to %v_44 step %c_5 {
                %v_46 = arith.muli %i_45, %c_11 : index
                %v_47 = arith.muli %v_46, %c_14 : index
                %v_48 = arith.addi %v_26, %v_47 : index
                %v_49 = arith.addi %v_46, %c_5 : index
                %v_50 = arith.muli %v_49, %c_14 : index
                %v_51 = arith.addi %v_26, %v_50 : index
                %v_52 = arith.addi %v_46, %c_8 : index
                %v_53 = arith.muli %v_52, %c_14 : index
                %v_54 = arith.addi %v_26, %v_53 : index
                scf.for %i_55 = %c_4 to %c_8 step %c_5 {
                  %v_56 = arith.muli %i_55, %c_15 : index
                  %v_57 = arith.minsi %v_56, %c_15 : index
                  %v_58 = arith.addi %v_32, %v_57 : index
                  %v_59 = arith.addi %v_32, %v_57 : index
                  %v_60 = arith.addi %v_59, %c_5 : index
                  %v_61 = arith.addi %v_32, %v_57 : index
                  %v_62 = arith.addi %v_61, %c_8 : index
                  %v_63 = arith.addi %v_32, %v_57 : index
                  %v_64 = arith.addi %v_63, %c_11 : index
                  %v_65 = arith.addi %v_32, %v_57 : index
                  %v_66 = arith.addi %v_65, %c_16 : index
                  %v_67 = arith.addi %v_32, %v_57 : index
                  %v_68 = arith.addi %v_67, %c_17 : index
                  %v_69 = arith.addi %v_32, %v_57 : index
                  %v_70 = arith.addi %v_69, %c_18 : index
                  %v_71 = arith.addi %v_32, %v_57 : index
                  %v_72 = arith.addi %v_71, %c_19 : index
                  %v_73 = arith.muli %v_28, %c_16 : index
                  %v_74 = arith.muli %i_45, %c_8 : index
                  %v_75 = arith.muli %v_74, %c_8 : index
                  %v_76 = arith.addi %v_75, %i_55 : index
                  %loop_78:24 = scf.for %i_77 = %c_4 to %c_13 step %c_16 iter_args(%carry_79 = %c_7, %carry_80 = %c_7, %carry_81 = %c_7, %carry_82 = %c_7, %carry_83 = %c_7, %carry_84 = %c_7, %carry_85 = %c_7, %carry_86 = %c_7, %carry_87 = %c_7, %carry_88 = %c_7, %carry_89 = %c_7, %carry_90 = %c_7, %carry_91 = %c_7, %carry_92 = %c_7, %carry_93 = %c_7, %carry_94 = %c_7, %carry_95 = %c_7, %carry_96 = %c_7, %carry_97 = %c_7, %carry_98 = %c_7, %carry_99 = %c_7, %carry_100 = %c_7, %carry_101 = %c_7, %carry_102 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_103 = arith.divui %i_77, %c_16 : index
                    %v_104 = arith.muli %v_73, %c_18 : index
                    %v_105 = arith.addi %v_104, %c_20 : index
                    %v_106 = arith.muli %v_73, %c_18 : index
                    %v_107 = arith.divui %v_105, %v_106 : index
                    %v_108 = arith.muli %v_76, %c_18 : index
                    %v_109 = arith.addi %v_108, %v_103 : index
                    %v_110 = arith.muli %v_109, %v_107 : index
                    scf.for %i_111 = %c_4 to %v_107 step %c_5 {
                      %v_112 = arith.addi %v_110, %i_111 : index
                      %v_113 = arith.minsi %v_112, %c_20 : index
                      %v_114 = arith.muli %v_113, %c_0 : index
                      %v_115 = arith.addi %v_38, %v_114 : index
                      %v_116 = arith.index_cast %v_115 : index to i64
                      %pointer_117 = llvm.inttoptr %v_116 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_117) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_118 = arith.muli %v_113, %c_0 : index
                      %v_119 = arith.addi %v_43, %v_118 : index
                      %v_120 = arith.index_cast %v_119 : index to i64
                      %pointer_121 = llvm.inttoptr %v_120 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_121) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_122 = arith.muli %i_77, %c_0 : index
                    %v_123 = arith.addi %v_48, %v_122 : index
                    %v_124 = arith.index_cast %v_123 : index to i64
                    %pointer_125 = llvm.inttoptr %v_124 : i64 to !llvm.ptr
                    %v_126 = "llvm.load"(%pointer_125) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_127 = arith.muli %i_77, %c_0 : index
                    %v_128 = arith.addi %v_51, %v_127 : index
                    %v_129 = arith.index_cast %v_128 : index to i64
                    %pointer_130 = llvm.inttoptr %v_129 : i64 to !llvm.ptr
                    %v_131 = "llvm.load"(%pointer_130) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_132 = arith.muli %i_77, %c_0 : index
                    %v_133 = arith.addi %v_54, %v_132 : index
                    %v_134 = arith.index_cast %v_133 : index to i64
                    %pointer_135 = llvm.inttoptr %v_134 : i64 to !llvm.ptr
                    %v_136 = "llvm.load"(%pointer_135) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_137 = memref.load %expert_down[%v_16, %v_58, %i_77] : memref<8x40x24xf32>
                    %v_138 = vector.broadcast %v_137 : f32 to vector<16xf32>
                    %acc_139 = math.fma %v_138, %v_126, %carry_79 : vector<16xf32>
                    %acc_140 = math.fma %v_138, %v_131, %carry_80 : vector<16xf32>
                    %acc_141 = math.fma %v_138, %v_136, %carry_81 : vector<16xf32>
                    %v_142 = memref.load %expert_down[%v_16, %v_60, %i_77] : memref<8x40x24xf32>
                    %v_143 = vector.broadcast %v_142 : f32 to vector<16xf32>
                    %acc_144 = math.fma %v_143, %v_126, %carry_82 : vector<16xf32>
                    %acc_145 = math.fma %v_143, %v_131, %carry_83 : vector<16xf32>
                    %acc_146 = math.fma %v_143, %v_136, %carry_84 : vector<16xf32>
                    %v_147 = memref.load %expert_down[%v_16, %v_62, %i_77] : memref<8x40x24xf32>
                    %v_148 = vector.broadcast %v_147 : f32 to vector<16xf32>
                    %acc_149 = math.fma %v_148, %v_126, %carry_85 : vector<16xf32>
                    %acc_150 = math.fma %v_148, %v_131, %carry_86 : vector<16xf32>
                    %acc_151 = math.fma %v_148, %v_136, %carry_87 : vector<16xf32>
                    %v_152 = memref.load %expert_down[%v_16, %v_64, %i_77] : memref<8x40x24xf32>
                    %v_153 = vector.broadcast %v_152 : f32 to vector<16xf32>
                    %acc_154 = math.fma %v_153, %v_126, %carry_88 : vector<16xf32>
                    %acc_155 = math.fma %v_153, %v_131, %carry_89 : vector<16xf32>
                    %acc_156 = math.fma %v_153, %v_136, %carry_90 : vector<16xf32>
                    %v_157 = memref.load %expert_down[%v_16, %v_66, %i_77] : memref<8x40x24xf32>
                    %v_158 = vector.broadcast %v_157 : f32 to vector<16xf32>
                    %acc_159 = math.fma %v_158, %v_126, %carry_91 : vector<16xf32>
                    %acc_160 = math.fma %v_158, %v_131, %carry_92 : vector<16xf32>
                    %acc_161 = math.fma %v_158, %v_136, %carry_93 : vector<16xf32>
                    %v_162 = memref.load %expert_down[%v_16, %v_68, %i_77] : memref<8x40x24xf32>
                    %v_163 = vector.broadcast %v_162 : f32 to vector<16xf32>
                    %acc_164 = math.fma %v_163, %v_126, %carry_94 : vector<16xf32>
                    %acc_165 = math.fma %v_163, %v_131, %carry_95 : vector<16xf32>
                    %acc_166 = math.fma %v_163, %v_136, %carry_96 : vector<16xf32>
                    %v_167 = memref.load %expert_down[%v_16, %v_70, %i_77] : memref<8x40x24xf32>
                    %v_168 = vector.broadcast %v_167 : f32 to vector<16xf32>
                    %acc_169 = math.fma %v_168, %v_126, %carry_97 : vector<16xf32>
                    %acc_170 = math.fma %v_168, %v_131, %carry_98 : vector<16xf32>
                    %acc_171 = math.fma %v_168, %v_136, %carry_99 : vector<16xf32>
                    %v_172 = memref.load %expert_down[%v_16, %v_72, %i_77] : memref<8x40x24xf32>
                    %v_173 = vector.broadcast %v_172 : f32 to vector<16xf32>
                    %acc_174 = math.fma %v_173, %v_126, %carry_100 : vector<16xf32>
                    %acc_175 = math.fma %v_173, %v_131, %carry_101 : vector<16xf32>
                    %acc_176 = math.fma %v_173, %v_136, %carry_102 : vector<16xf32>
                    %v_177 = arith.addi %i_77, %c_5 : index
                    %v_178 = arith.muli %v_177, %c_0 : index
                    %v_179 = arith.addi %v_48, %v_178 : index
                    %v_180 = arith.index_cast %v_179 : index to i64
                    %pointer_181 = llvm.inttoptr %v_180 : i64 to !llvm.ptr
                    %v_182 = "llvm.load"(%pointer_181) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_183 = arith.muli %v_177, %c_0 : index
                    %v_184 = arith.addi %v_51, %v_183 : index
                    %v_185 = arith.index_cast %v_184 : index to i64
                    %pointer_186 = llvm.inttoptr %v_185 : i64 to !llvm.ptr
                    %v_187 = "llvm.load"(%pointer_186) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_188 = arith.muli %v_177, %c_0 : index
                    %v_189 = arith.addi %v_54, %v_188 : index
                    %v_190 = arith.index_cast %v_189 : index to i64
                    %pointer_191 = llvm.inttoptr %v_190 : i64 to !llvm.ptr
                    %v_192 = "llvm.load"(%pointer_191) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_193 = memref.load %expert_down[%v_16, %v_58, %v_177] : memref<8x40x24xf32>
                    %v_194 = vector.broadcast %v_193 : f32 to vector<16xf32>
                    %acc_195 = math.fma %v_194, %v_182, %acc_139 : vector<16xf32>
                    %acc_196 = math.fma %v_194, %v_187, %acc_140 : vector<16xf32>
                    %acc_197 = math.fma %v_194, %v_192, %acc_141 : vector<16xf32>
                    %v_198 = memref.load %expert_down[%v_16, %v_60, %v_177] : memref<8x40x24xf32>
                    %v_199 = vector.broadcast %v_198 : f32 to vector<16xf32>
                    %acc_200 = math.fma %v_199, %v_182, %acc_144 : vector<16xf32>
                    %acc_201 = math.fma %v_199, %v_187, %acc_145 : vector<16xf32>
                    %acc_202 = math.fma %v_199, %v_192, %acc_146 : vector<16xf32>
                    %v_203 = memref.load %expert_down[%v_16, %v_62, %v_177] : memref<8x40x24xf32>
                    %v_204 = vector.broadcast %v_203 : f32 to vector<16xf32>
                    %acc_205 = math.fma %v_204, %v_182, %acc_149 : vector<16xf32>
                    %acc_206 = math.fma %v_204, %v_187, %acc_150 : vector<16xf32>
                    %acc_207 = math.fma %v_204, %v_192, %acc_151 : vector<16xf32>
                    %v_208 = memref.load %expert_down[%v_16, %v_64, %v_177] : memref<8x40x24xf32>
                    %v_209 = vector.broadcast %v_208 : f32 to vector<16xf32>
                    %acc_210 = math.fma %v_209, %v_182, %acc_154 : vector<16xf32>
                    %acc_211 = math.fma %v_209, %v_187, %acc_155 : vector<16xf32>
                    %acc_212 = math.fma %v_209, %v_192, %acc_156 : vector<16xf32>
                    %v_213 = memref.load %expert_down[%v_16, %v_66, %v_177] : memref<8x40x24xf32>
                    %v_214 = vector.broadcast %v_213 : f32 to vector<16xf32>
                    %acc_215 = math.fma %v_214, %v_182, %acc_159 : vector<16xf32>
                    %acc_216 = math.fma %v_214, %v_187, %acc_160 : vector<16xf32>
                    %acc_217 = math.fma %v_214, %v_192, %acc_161 : vector<16xf32>
                    %v_218 = memref.load %expert_down[%v_16, %v_68, %v_177] : memref<8x40x24xf32>
                    %v_219 = vector.broadcast %v_218 : f32 to vector<16xf32>
                    %acc_220 = math.fma %v_219, %v_182, %acc_164 : vector<16xf32>
                    %acc_221 = math.fma %v_219, %v_187, %acc_165 : vector<16xf32>
                    %acc_222 = math.fma %v_219, %v_192, %acc_166 : vector<16xf32>
                    %v_223 = memref.load %expert_down[%v_16, %v_70, %v_177] : memref<8x40x24xf32>
                    %v_224 = vector.broadcast %v_223 : f32 to vector<16xf32>
                    %acc_225 = math.fma %v_224, %v_182, %acc_169 : vector<16xf32>
                    %acc_226 = math.fma %v_224, %v_187, %acc_170 : vector<16xf32>
                    %acc_227 = math.fma %v_224, %v_192, %acc_171 : vector<16xf32>
                    %v_228 = memref.load %expert_down[%v_16, %v_72, %v_177] : memref<8x40x24xf32>
                    %v_229 = vector.broadcast %v_228 : f32 to vector<16xf32>
                    %acc_230 = math.fma %v_229, %v_182, %acc_174 : vector<16xf32>
                    %acc_231 = math.fma %v_229, %v_187, %acc_175 : vector<16xf32>
                    %acc_232 = math.fma %v_229, %v_192, %acc_176 : vector<16xf32>
                    %v_233 = arith.addi %i_77, %c_8 : index
                    %v_234 = arith.muli %v_233, %c_0 : index
                    %v_235 = arith.addi %v_48, %v_234 : index
                    %v_236 = arith.index_cast %v_235 : index to i64
                    %pointer_237 = llvm.inttoptr %v_236 : i64 to !llvm.ptr
                    %v_238 = "llvm.load"(%pointer_237) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_239 = arith.muli %v_233, %c_0 : index
                    %v_240 = arith.addi %v_51, %v_239 : index
                    %v_241 = arith.index_cast %v_240 : index to i64
                    %pointer_242 = llvm.inttoptr %v_241 : i64 to !llvm.ptr
                    %v_243 = "llvm.load"(%pointer_242) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_244 = arith.muli %v_233, %c_0 : index
                    %v_245 = arith.addi %v_54, %v_244 : index
                    %v_246 = arith.index_cast %v_245 : index to i64
                    %pointer_247 = llvm.inttoptr %v_246 : i64 to !llvm.ptr
                    %v_248 = "llvm.load"(%pointer_247) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_249 = memref.load %expert_down[%v_16, %v_58, %v_233] : memref<8x40x24xf32>
                    %v_250 = vector.broadcast %v_249 : f32 to vector<16xf32>
                    %acc_251 = math.fma %v_250, %v_238, %acc_195 : vector<16xf32>
                    %acc_252 = math.fma %v_250, %v_243, %acc_196 : vector<16xf32>
                    %acc_253 = math.fma %v_250, %v_248, %acc_197 : vector<16xf32>
                    %v_254 = memref.load %expert_down[%v_16, %v_60, %v_233] : memref<8x40x24xf32>
                    %v_255 = vector.broadcast %v_254 : f32 to vector<16xf32>
                    %acc_256 = math.fma %v_255, %v_238, %acc_200 : vector<16xf32>
                    %acc_257 = math.fma %v_255, %v_243, %acc_201 : vector<16xf32>
                    %acc_258 = math.fma %v_255, %v_248, %acc_202 : vector<16xf32>
                    %v_259 = memref.load %expert_down[%v_16, %v_62, %v_233] : memref<8x40x24xf32>
                    %v_260 = vector.broadcast %v_259 : f32 to vector<16xf32>
                    %acc_261 = math.fma %v_260, %v_238, %acc_205 : vector<16xf32>
                    %acc_262 = math.fma %v_260, %v_243, %acc_206 : vector<16xf32>
                    %acc_263 = math.fma %v_260, %v_248, %acc_207 : vector<16xf32>
                    %v_264 = memref.load %expert_down[%v_16, %v_64, %v_233] : memref<8x40x24xf32>
                    %v_265 = vector.broadcast %v_264 : f32 to vector<16xf32>
                    %acc_266 = math.fma %v_265, %v_238, %acc_210 : vector<16xf32>
                    %acc_267 = math.fma %v_265, %v_243, %acc_211 : vector<16xf32>
                    %acc_268 = math.fma %v_265, %v_248, %acc_212 : vector<16xf32>
                    %v_269 = memref.load %expert_down[%v_16, %v_66, %v_233] : memref<8x40x24xf32>
                    %v_270 = vector.broadcast %v_269 : f32 to vector<16xf32>
                    %acc_271 = math.fma %v_270, %v_238, %acc_215 : vector<16xf32>
                    %acc_272 = math.fma %v_270, %v_243, %acc_216 : vector<16xf32>
                    %acc_273 = math.fma %v_270, %v_248, %acc_217 : vector<16xf32>
                    %v_274 = memref.load %expert_down[%v_16, %v_68, %v_233] : memref<8x40x24xf32>
                    %v_275 = vector.broadcast %v_274 : f32 to vector<16xf32>
                    %acc_276 = math.fma %v_275, %v_238, %acc_220 : vector<16xf32>
                    %acc_277 = math.fma %v_275, %v_243, %acc_221 : vector<16xf32>
                    %acc_278 = math.fma %v_275, %v_248, %acc_222 : vector<16xf32>
                    %v_279 = memref.load %expert_down[%v_16, %v_70, %v_233] : memref<8x40x24xf32>
                    %v_280 = vector.broadcast %v_279 : f32 to vector<16xf32>
                    %acc_281 = math.fma %v_280, %v_238, %acc_225 : vector<16xf32>
                    %acc_282 = math.fma %v_280, %v_243, %acc_226 : vector<16xf32>
                    %acc_283 = math.fma %v_280, %v_248, %acc_227 : vector<16xf32>
                    %v_284 = memref.load %expert_down[%v_16, %v_72, %v_233] : memref<8x40x24xf32>
                    %v_285 = vector.broadcast %v_284 : f32 to vector<16xf32>
                    %acc_286 = math.fma %v_285, %v_238, %acc_230 : vector<16xf32>
                    %acc_287 = math.fma %v_285, %v_243, %acc_231 : vector<16xf32>
                    %acc_288 = math.fma %v_285, %v_248, %acc_232 : vector<16xf32>
                    %v_289 = arith.addi %i_77, %c_11 : index
                    %v_290 = arith.muli %v_289, %c_0 : index
                    %v_291 = arith.addi %v_48, %v_290 : index
                    %v_292 = arith.index_cast %v_291 : index to i64
                    %pointer_293 = llvm.inttoptr %v_292 : i64 to !llvm.ptr
                    %v_294 = "llvm.load"(%pointer_293) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_295 = arith.muli %v_289, %c_0 : index
                    %v_296 = arith.addi %v_51, %v_295 : index
                    %v_297 = arith.index_cast %v_296 : index to i64
                    %pointer_298 = llvm.inttoptr %v_297 : i64 to !llvm.ptr
                    %v_299 = "llvm.load"(%pointer_298) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_300 = arith.muli %v_289, %c_0 : index
                    %v_301 = arith.addi %v_54, %v_300 : index
                    %v_302 = arith.index_cast %v_301 : index to i64
                    %pointer_303 = llvm.inttoptr %v_302 : i64 to !llvm.ptr
                    %v_304 = "llvm.load"(%pointer_303) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_305 = memref.load %expert_down[%v_16, %v_58, %v_289] : memref<8x40x24xf32>
                    %v_306 = vector.broadcast %v_305 : f32 to vector<16xf32>
                    %acc_307 = math.fma %v_306, %v_294, %acc_251 : vector<16xf32>
                    %acc_308 = math.fma %v_306, %v_299, %acc_252 : vector<16xf32>
                    %acc_309 = math.fma %v_306, %v_304, %acc_253 : vector<16xf32>
                    %v_310 = memref.load %expert_down[%v_16, %v_60, %v_289] : memref<8x40x24xf32>
                    %v_311 = vector.broadcast %v_310 : f32 to vector<16xf32>
                    %acc_312 = math.fma %v_311, %v_294, %acc_256 : vector<16xf32>
                    %acc_313 = math.fma %v_311, %v_299, %acc_257 : vector<16xf32>
                    %acc_314 = math.fma %v_311, %v_304, %acc_258 : vector<16xf32>
                    %v_315 = memref.load %expert_down[%v_16, %v_62, %v_289] : memref<8x40x24xf32>
                    %v_316 = vector.broadcast %v_315 : f32 to vector<16xf32>
                    %acc_317 = math.fma %v_316, %v_294, %acc_261 : vector<16xf32>
                    %acc_318 = math.fma %v_316, %v_299, %acc_262 : vector<16xf32>
                    %acc_319 = math.fma %v_316, %v_304, %acc_263 : vector<16xf32>
                    %v_320 = memref.load %expert_down[%v_16, %v_64, %v_289] : memref<8x40x24xf32>
                    %v_321 = vector.broadcast %v_320 : f32 to vector<16xf32>
                    %acc_322 = math.fma %v_321, %v_294, %acc_266 : vector<16xf32>
                    %acc_323 = math.fma %v_321, %v_299, %acc_267 : vector<16xf32>
                    %acc_324 = math.fma %v_321, %v_304, %acc_268 : vector<16xf32>
                    %v_325 = memref.load %expert_down[%v_16, %v_66, %v_289] : memref<8x40x24xf32>
                    %v_326 = vector.broadcast %v_325 : f32 to vector<16xf32>
                    %acc_327 = math.fma %v_326, %v_294, %acc_271 : vector<16xf32>
                    %acc_328 = math.fma %v_326, %v_299, %acc_272 : vector<16xf32>
                    %acc_329 = math.fma %v_326, %v_304, %acc_273 : vector<16xf32>
                    %v_330 = memref.load %expert_down[%v_16, %v_68, %v_289] : memref<8x40x24xf32>
                    %v_331 = vector.broadcast %v_330 : f32 to vector<16xf32>
                    %acc_332 = math.fma %v_331, %v_294, %acc_276 : vector<16xf32>
                    %acc_333 = math.fma %v_331, %v_299, %acc_277 : vector<16xf32>
                    %acc_334 = math.fma %v_331, %v_304, %acc_278 : vector<16xf32>
                    %v_335 = memref.load %expert_down[%v_16, %v_70, %v_289] : memref<8x40x24xf32>
                    %v_336 = vector.broadcast %v_335 : f32 to vector<16xf32>
                    %acc_337 = math.fma %v_336, %v_294, %acc_281 : vector<16xf32>
                    %acc_338 = math.fma %v_336, %v_299, %acc_282 : vector<16xf32>
                    %acc_339 = math.fma %v_336, %v_304, %acc_283 : vector<16xf32>
                    %v_340 = memref.load %expert_down[%v_16, %v_72, %v_289] : memref<8x40x24xf32>
                    %v_341 = vector.broadcast %v_340 : f32 to vector<16xf32>
                    %acc_342 = math.fma %v_341, %v_294, %acc_286 : vector<16xf32>
                    %acc_343 = math.fma %v_341, %v_299, %acc_287 : vector<16xf32>
                    %acc_344 = math.fma %v_341, %v_304, %acc_288 : vector<16xf32>
                    scf.yield %acc_307, %acc_308, %acc_309, %acc_312, %acc_313, %acc_314, %acc_317, %acc_318, %acc_319, %acc_322, %acc_323, %acc_324, %acc_327, %acc_328, %acc_329, %acc_332, %acc_333, %acc_334, %acc_337, %acc_338, %acc_339, %acc_342, %acc_343, %acc_344 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_345 = arith.muli %v_57, %c_0 : index
                  %v_346 = arith.addi %v_6, %v_345 : index
                  %v_347 = arith.index_cast %v_346 : index to i64
                  %pointer_348 = llvm.inttoptr %v_347 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#0, %pointer_348) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_349 = arith.muli %v_57, %c_0 : index
                  %v_350 = arith.addi %v_6, %v_349 : index
                  %v_351 = arith.addi %v_350, %c_21 : index
                  %v_352 = arith.index_cast %v_351 : index to i64
                  %pointer_353 = llvm.inttoptr %v_352 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#1, %pointer_353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_354 = arith.muli %v_57, %c_0 : index
                  %v_355 = arith.addi %v_6, %v_354 : index
                  %v_356 = arith.addi %v_355, %c_22 : index
                  %v_357 = arith.index_cast %v_356 : index to i64
                  %pointer_358 = llvm.inttoptr %v_357 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#2, %pointer_358) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_359 = arith.addi %v_57, %c_5 : index
                  %v_360 = arith.muli %v_359, %c_0 : index
                  %v_361 = arith.addi %v_6, %v_360 : index
                  %v_362 = arith.index_cast %v_361 : index to i64
                  %pointer_363 = llvm.inttoptr %v_362 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#3, %pointer_363) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_364 = arith.addi %v_57, %c_5 : index
                  %v_365 = arith.muli %v_364, %c_0 : index
                  %v_366 = arith.addi %v_6, %v_365 : index
                  %v_367 = arith.addi %v_366, %c_21 : index
                  %v_368 = arith.index_cast %v_367 : index to i64
                  %pointer_369 = llvm.inttoptr %v_368 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#4, %pointer_369) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_370 = arith.addi %v_57, %c_5 : index
                  %v_371 = arith.muli %v_370, %c_0 : index
                  %v_372 = arith.addi %v_6, %v_371 : index
                  %v_373 = arith.addi %v_372, %c_22 : index
                  %v_374 = arith.index_cast %v_373 : index to i64
                  %pointer_375 = llvm.inttoptr %v_374 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#5, %pointer_375) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_376 = arith.addi %v_57, %c_8 : index
                  %v_377 = arith.muli %v_376, %c_0 : index
                  %v_378 = arith.addi %v_6, %v_377 : index
                  %v_379 = arith.index_cast %v_378 : index to i64
                  %pointer_380 = llvm.inttoptr %v_379 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#6, %pointer_380) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_381 = arith.addi %v_57, %c_8 : index
                  %v_382 = arith.muli %v_381, %c_0 : index
                  %v_383 = arith.addi %v_6, %v_382 : index
                  %v_384 = arith.addi %v_383, %c_21 : index
                  %v_385 = arith.index_cast %v_384 : index to i64
                  %pointer_386 = llvm.inttoptr %v_385 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#7, %pointer_386) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_387 = arith.addi %v_57, %c_8 : index
                  %v_388 = arith.muli %v_387, %c_0 : index
                  %v_389 = arith.addi %v_6, %v_388 : index
                  %v_390 = arith.addi %v_389, %c_22 : index
                  %v_391 = arith.index_cast %v_390 : index to i64
                  %pointer_392 = llvm.inttoptr %v_391 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#8, %pointer_392) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_393 = arith.addi %v_57, %c_11 : index
                  %v_394 = arith.muli %v_393, %c_0 : index
                  %v_395 = arith.addi %v_6, %v_394 : index
                  %v_396 = arith.index_cast %v_395 : index to i64
                  %pointer_397 = llvm.inttoptr %v_396 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#9, %pointer_397) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_398 = arith.addi %v_57, %c_11 : index
                  %v_399 = arith.muli %v_398, %c_0 : index
                  %v_400 = arith.addi %v_6, %v_399 : index
                  %v_401 = arith.addi %v_400, %c_21 : index
                  %v_402 = arith.index_cast %v_401 : index to i64
                  %pointer_403 = llvm.inttoptr %v_402 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#10, %pointer_403) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_404 = arith.addi %v_57, %c_11 : index
                  %v_405 = arith.muli %v_404, %c_0 : index
                  %v_406 = arith.addi %v_6, %v_405 : index
                  %v_407 = arith.addi %v_406, %c_22 : index
                  %v_408 = arith.index_cast %v_407 : index to i64
                  %pointer_409 = llvm.inttoptr %v_408 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#11, %pointer_409) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_410 = arith.addi %v_57, %c_16 : index
                  %v_411 = arith.muli %v_410, %c_0 : index
                  %v_412 = arith.addi %v_6, %v_411 : index
                  %v_413 = arith.index_cast %v_412 : index to i64
                  %pointer_414 = llvm.inttoptr %v_413 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#12, %pointer_414) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_415 = arith.addi %v_57, %c_16 : index
                  %v_416 = arith.muli %v_415, %c_0 : index
                  %v_417 = arith.addi %v_6, %v_416 : index
                  %v_418 = arith.addi %v_417, %c_21 : index
                  %v_419 = arith.index_cast %v_418 : index to i64
                  %pointer_420 = llvm.inttoptr %v_419 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#13, %pointer_420) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_421 = arith.addi %v_57, %c_16 : index
                  %v_422 = arith.muli %v_421, %c_0 : index
                  %v_423 = arith.addi %v_6, %v_422 : index
                  %v_424 = arith.addi %v_423, %c_22 : index
                  %v_425 = arith.index_cast %v_424 : index to i64
                  %pointer_426 = llvm.inttoptr %v_425 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#14, %pointer_426) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_427 = arith.addi %v_57, %c_17 : index
                  %v_428 = arith.muli %v_427, %c_0 : index
                  %v_429 = arith.addi %v_6, %v_428 : index
                  %v_430 = arith.index_cast %v_429 : index to i64
                  %pointer_431 = llvm.inttoptr %v_430 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#15, %pointer_431) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_432 = arith.addi %v_57, %c_17 : index
                  %v_433 = arith.muli %v_432, %c_0 : index
                  %v_434 = arith.addi %v_6, %v_433 : index
                  %v_435 = arith.addi %v_434, %c_21 : index
                  %v_436 = arith.index_cast %v_435 : index to i64
                  %pointer_437 = llvm.inttoptr %v_436 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#16, %pointer_437) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_438 = arith.addi %v_57, %c_17 : index
                  %v_439 = arith.muli %v_438, %c_0 : index
                  %v_440 = arith.addi %v_6, %v_439 : index
                  %v_441 = arith.addi %v_440, %c_22 : index
                  %v_442 = arith.index_cast %v_441 : index to i64
                  %pointer_443 = llvm.inttoptr %v_442 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#17, %pointer_443) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_444 = arith.addi %v_57, %c_18 : index
                  %v_445 = arith.muli %v_444, %c_0 : index
                  %v_446 = arith.addi %v_6, %v_445 : index
                  %v_447 = arith.index_cast %v_446 : index to i64
                  %pointer_448 = llvm.inttoptr %v_447 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#18, %pointer_448) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_449 = arith.addi %v_57, %c_18 : index
                  %v_450 = arith.muli %v_449, %c_0 : index
                  %v_451 = arith.addi %v_6, %v_450 : index
                  %v_452 = arith.addi %v_451, %c_21 : index
                  %v_453 = arith.index_cast %v_452 : index to i64
                  %pointer_454 = llvm.inttoptr %v_453 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#19, %pointer_454) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_455 = arith.addi %v_57, %c_18 : index
                  %v_456 = arith.muli %v_455, %c_0 : index
                  %v_457 = arith.addi %v_6, %v_456 : index
                  %v_458 = arith.addi %v_457, %c_22 : index
                  %v_459 = arith.index_cast %v_458 : index to i64
                  %pointer_460 = llvm.inttoptr %v_459 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#20, %pointer_460) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_461 = arith.addi %v_57, %c_19 : index
                  %v_462 = arith.muli %v_461, %c_0 : index
                  %v_463 = arith.addi %v_6, %v_462 : index
                  %v_464 = arith.index_cast %v_463 : index to i64
                  %pointer_465 = llvm.inttoptr %v_464 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#21, %pointer_465) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_466 = arith.addi %v_57, %c_19 : index
                  %v_467 = arith.muli %v_466, %c_0 : index
                  %v_468 = arith.addi %v_6, %v_467 : index
                  %v_469 = arith.addi %v_468, %c_21 : index
                  %v_470 = arith.index_cast %v_469 : index to i64
                  %pointer_471 = llvm.inttoptr %v_470 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#22, %pointer_471) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_472 = arith.addi %v_57, %c_19 : index
                  %v_473 = arith.muli %v_472, %c_0 : index
                  %v_474 = arith.addi %v_6, %v_473 : index
                  %v_475 = arith.addi %v_474, %c_22 : index
                  %v_476 = arith.index_cast %v_475 : index to i64
                  %pointer_477 = llvm.inttoptr %v_476 : i64 to !llvm.ptr
                  "llvm.store"(%loop_78#23, %pointer_477) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_478 = %c_4 to %c_8 step %c_5 {
                  %v_479 = arith.muli %i_478, %c_15 : index
                  %v_480 = arith.minsi %v_479, %c_15 : index
                  %v_481 = arith.addi %v_33, %v_480 : index
                  %v_482 = arith.addi %v_33, %v_480 : index
                  %v_483 = arith.addi %v_482, %c_5 : index
                  %v_484 = arith.addi %v_33, %v_480 : index
                  %v_485 = arith.addi %v_484, %c_8 : index
                  %v_486 = arith.addi %v_33, %v_480 : index
                  %v_487 = arith.addi %v_486, %c_11 : index
                  %v_488 = arith.addi %v_33, %v_480 : index
                  %v_489 = arith.addi %v_488, %c_16 : index
                  %v_490 = arith.addi %v_33, %v_480 : index
                  %v_491 = arith.addi %v_490, %c_17 : index
                  %v_492 = arith.addi %v_33, %v_480 : index
                  %v_493 = arith.addi %v_492, %c_18 : index
                  %v_494 = arith.addi %v_33, %v_480 : index
                  %v_495 = arith.addi %v_494, %c_19 : index
                  %v_496 = arith.muli %v_28, %c_16 : index
                  %v_497 = arith.muli %i_45, %c_8 : index
                  %v_498 = arith.addi %v_497, %c_5 : index
                  %v_499 = arith.muli %v_498, %c_8 : index
                  %v_500 = arith.addi %v_499, %i_478 : index
                  %loop_502:24 = scf.for %i_501 = %c_4 to %c_13 step %c_16 iter_args(%carry_503 = %c_7, %carry_504 = %c_7, %carry_505 = %c_7, %carry_506 = %c_7, %carry_507 = %c_7, %carry_508 = %c_7, %carry_509 = %c_7, %carry_510 = %c_7, %carry_511 = %c_7, %carry_512 = %c_7, %carry_513 = %c_7, %carry_514 = %c_7, %carry_515 = %c_7, %carry_516 = %c_7, %carry_517 = %c_7, %carry_518 = %c_7, %carry_519 = %c_7, %carry_520 = %c_7, %carry_521 = %c_7, %carry_522 = %c_7, %carry_523 = %c_7, %carry_524 = %c_7, %carry_525 = %c_7, %carry_526 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_527 = arith.divui %i_501, %c_16 : index
                    %v_528 = arith.muli %v_496, %c_18 : index
                    %v_529 = arith.addi %v_528, %c_20 : index
                    %v_530 = arith.muli %v_496, %c_18 : index
                    %v_531 = arith.divui %v_529, %v_530 : index
                    %v_532 = arith.muli %v_500, %c_18 : index
                    %v_533 = arith.addi %v_532, %v_527 : index
                    %v_534 = arith.muli %v_533, %v_531 : index
                    scf.for %i_535 = %c_4 to %v_531 step %c_5 {
                      %v_536 = arith.addi %v_534, %i_535 : index
                      %v_537 = arith.minsi %v_536, %c_20 : index
                      %v_538 = arith.muli %v_537, %c_0 : index
                      %v_539 = arith.addi %v_38, %v_538 : index
                      %v_540 = arith.index_cast %v_539 : index to i64
                      %pointer_541 = llvm.inttoptr %v_540 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_541) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_542 = arith.muli %v_537, %c_0 : index
                      %v_543 = arith.addi %v_43, %v_542 : index
                      %v_544 = arith.index_cast %v_543 : index to i64
                      %pointer_545 = llvm.inttoptr %v_544 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_545) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_546 = arith.muli %i_501, %c_0 : index
                    %v_547 = arith.addi %v_48, %v_546 : index
                    %v_548 = arith.index_cast %v_547 : index to i64
                    %pointer_549 = llvm.inttoptr %v_548 : i64 to !llvm.ptr
                    %v_550 = "llvm.load"(%pointer_549) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_551 = arith.muli %i_501, %c_0 : index
                    %v_552 = arith.addi %v_51, %v_551 : index
                    %v_553 = arith.index_cast %v_552 : index to i64
                    %pointer_554 = llvm.inttoptr %v_553 : i64 to !llvm.ptr
                    %v_555 = "llvm.load"(%pointer_554) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_556 = arith.muli %i_501, %c_0 : index
                    %v_557 = arith.addi %v_54, %v_556 : index
                    %v_558 = arith.index_cast %v_557 : index to i64
                    %pointer_559 = llvm.inttoptr %v_558 : i64 to !llvm.ptr
                    %v_560 = "llvm.load"(%pointer_559) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_561 = memref.load %expert_down[%v_16, %v_481, %i_501] : memref<8x40x24xf32>
                    %v_562 = vector.broadcast %v_561 : f32 to vector<16xf32>
                    %acc_563 = math.fma %v_562, %v_550, %carry_503 : vector<16xf32>
                    %acc_564 = math.fma %v_562, %v_555, %carry_504 : vector<16xf32>
                    %acc_565 = math.fma %v_562, %v_560, %carry_505 : vector<16xf32>
                    %v_566 = memref.load %expert_down[%v_16, %v_483, %i_501] : memref<8x40x24xf32>
                    %v_567 = vector.broadcast %v_566 : f32 to vector<16xf32>
                    %acc_568 = math.fma %v_567, %v_550, %carry_506 : vector<16xf32>
                    %acc_569 = math.fma %v_567, %v_555, %carry_507 : vector<16xf32>
                    %acc_570 = math.fma %v_567, %v_560, %carry_508 : vector<16xf32>
                    %v_571 = memref.load %expert_down[%v_16, %v_485, %i_501] : memref<8x40x24xf32>
                    %v_572 = vector.broadcast %v_571 : f32 to vector<16xf32>
                    %acc_573 = math.fma %v_572, %v_550, %carry_509 : vector<16xf32>
                    %acc_574 = math.fma %v_572, %v_555, %carry_510 : vector<16xf32>
                    %acc_575 = math.fma %v_572, %v_560, %carry_511 : vector<16xf32>
                    %v_576 = memref.load %expert_down[%v_16, %v_487, %i_501] : memref<8x40x24xf32>
                    %v_577 = vector.broadcast %v_576 : f32 to vector<16xf32>
                    %acc_578 = math.fma %v_577, %v_550, %carry_512 : vector<16xf32>
                    %acc_579 = math.fma %v_577, %v_555, %carry_513 : vector<16xf32>
                    %acc_580 = math.fma %v_577, %v_560, %carry_514 : vector<16xf32>
                    %v_581 = memref.load %expert_down[%v_16, %v_489, %i_501] : memref<8x40x24xf32>
                    %v_582 = vector.broadcast %v_581 : f32 to vector<16xf32>
                    %acc_583 = math.fma %v_582, %v_550, %carry_515 : vector<16xf32>
                    %acc_584 = math.fma %v_582, %v_555, %carry_516 : vector<16xf32>
                    %acc_585 = math.fma %v_582, %v_560, %carry_517 : vector<16xf32>
                    %v_586 = memref.load %expert_down[%v_16, %v_491, %i_501] : memref<8x40x24xf32>
                    %v_587 = vector.broadcast %v_586 : f32 to vector<16xf32>
                    %acc_588 = math.fma %v_587, %v_550, %carry_518 : vector<16xf32>
                    %acc_589 = math.fma %v_587, %v_555, %carry_519 : vector<16xf32>
                    %acc_590 = math.fma %v_587, %v_560, %carry_520 : vector<16xf32>
                    %v_591 = memref.load %expert_down[%v_16, %v_493, %i_501] : memref<8x40x24xf32>
                    %v_592 = vector.broadcast %v_591 : f32 to vector<16xf32>
                    %acc_593 = math.fma %v_592, %v_550, %carry_521 : vector<16xf32>
                    %acc_594 = math.fma %v_592, %v_555, %carry_522 : vector<16xf32>
                    %acc_595 = math.fma %v_592, %v_560, %carry_523 : vector<16xf32>
                    %v_596 = memref.load %expert_down[%v_16, %v_495, %i_501] : memref<8x40x24xf32>
                    %v_597 = vector.broadcast %v_596 : f32 to vector<16xf32>
                    %acc_598 = math.fma %v_597, %v_550, %carry_524 : vector<16xf32>
                    %acc_599 = math.fma %v_597, %v_555, %carry_525 : vector<16xf32>
                    %acc_600 = math.fma %v_597, %v_560, %carry_526 : vector<16xf32>
                    %v_601 = arith.addi %i_501, %c_5 : index
                    %v_602 = arith.muli %v_601, %c_0 : index
                    %v_603 = arith.addi %v_48, %v_602 : index
                    %v_604 = arith.index_cast %v_603 : index to i64
                    %pointer_605 = llvm.inttoptr %v_604 : i64 to !llvm.ptr
                    %v_606 = "llvm.load"(%pointer_605) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_607 = arith.muli %v_601, %c_0 : index
                    %v_608 = arith.addi %v_51, %v_607 : index
                    %v_609 = arith.index_cast %v_608 : index to i64
                    %pointer_610 = llvm.inttoptr %v_609 : i64 to !llvm.ptr
                    %v_611 = "llvm.load"(%pointer_610) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_612 = arith.muli %v_601, %c_0 : index
                    %v_613 = arith.addi %v_54, %v_612 : index
                    %v_614 = arith.index_cast %v_613 : index to i64
                    %pointer_615 = llvm.inttoptr %v_614 : i64 to !llvm.ptr
                    %v_616 = "llvm.load"(%pointer_615) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_617 = memref.load %expert_down[%v_16, %v_481, %v_601] : memref<8x40x24xf32>
                    %v_618 = vector.broadcast %v_617 : f32 to vector<16xf32>
                    %acc_619 = math.fma %v_618, %v_606, %acc_563 : vector<16xf32>
                    %acc_620 = math.fma %v_618, %v_611, %acc_564 : vector<16xf32>
                    %acc_621 = math.fma %v_618, %v_616, %acc_565 : vector<16xf32>
                    %v_622 = memref.load %expert_down[%v_16, %v_483, %v_601] : memref<8x40x24xf32>
                    %v_623 = vector.broadcast %v_622 : f32 to vector<16xf32>
                    %acc_624 = math.fma %v_623, %v_606, %acc_568 : vector<16xf32>
                    %acc_625 = math.fma %v_623, %v_611, %acc_569 : vector<16xf32>
                    %acc_626 = math.fma %v_623, %v_616, %acc_570 : vector<16xf32>
                    %v_627 = memref.load %expert_down[%v_16, %v_485, %v_601] : memref<8x40x24xf32>
                    %v_628 = vector.broadcast %v_627 : f32 to vector<16xf32>
                    %acc_629 = math.fma %v_628, %v_606, %acc_573 : vector<16xf32>
                    %acc_630 = math.fma %v_628, %v_611, %acc_574 : vector<16xf32>
                    %acc_631 = math.fma %v_628, %v_616, %acc_575 : vector<16xf32>
                    %v_632 = memref.load %expert_down[%v_16, %v_487, %v_601] : memref<8x40x24xf32>
                    %v_633 = vector.broadcast %v_632 : f32 to vector<16xf32>
                    %acc_634 = math.fma %v_633, %v_606, %acc_578 : vector<16xf32>
                    %acc_635 = math.fma %v_633, %v_611, %acc_579 : vector<16xf32>
                    %acc_636 = math.fma %v_633, %v_616, %acc_580 : vector<16xf32>
                    %v_637 = memref.load %expert_down[%v_16, %v_489, %v_601] : memref<8x40x24xf32>
                    %v_638 = vector.broadcast %v_637 : f32 to vector<16xf32>
                    %acc_639 = math.fma %v_638, %v_606, %acc_583 : vector<16xf32>
                    %acc_640 = math.fma %v_638, %v_611, %acc_584 : vector<16xf32>
                    %acc_641 = math.fma %v_638, %v_616, %acc_585 : vector<16xf32>
                    %v_642 = memref.load %expert_down[%v_16, %v_491, %v_601] : memref<8x40x24xf32>
                    %v_643 = vector.broadcast %v_642 : f32 to vector<16xf32>
                    %acc_644 = math.fma %v_643, %v_606, %acc_588 : vector<16xf32>
                    %acc_645 = math.fma %v_643, %v_611, %acc_589 : vector<16xf32>
                    %acc_646 = math.fma %v_643, %v_616, %acc_590 : vector<16xf32>
                    %v_647 = memref.load %expert_down[%v_16, %v_493, %v_601] : memref<8x40x24xf32>
                    %v_648 = vector.broadcast %v_647 : f32 to vector<16xf32>
                    %acc_649 = math.fma %v_648, %v_606, %acc_593 : vector<16xf32>
                    %acc_650 = math.fma %v_648, %v_611, %acc_594 : vector<16xf32>
                    %acc_651 = math.fma %v_648, %v_616, %acc_595 : vector<16xf32>
                    %v_652 = memref.load %expert_down[%v_16, %v_495, %v_601] : memref<8x40x24xf32>
                    %v_653 = vector.broadcast %v_652 : f32 to vector<16xf32>
                    %acc_654 = math.fma %v_653, %v_606, %acc_598 : vector<16xf32>
                    %acc_655 = math.fma %v_653, %v_611, %acc_599 : vector<16xf32>
                    %acc_656 = math.fma %v_653, %v_616, %acc_600 : vector<16xf32>
                    %v_657 = arith.addi %i_501, %c_8 : index
                    %v_658 = arith.muli %v_657, %c_0 : index
                    %v_659 = arith.addi %v_48, %v_658 : index
                    %v_660 = arith.index_cast %v_659 : index to i64
                    %pointer_661 = llvm.inttoptr %v_660 : i64 to !llvm.ptr
                    %v_662 = "llvm.load"(%pointer_661) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_663 = arith.muli %v_657, %c_0 : index
                    %v_664 = arith.addi %v_51, %v_663 : index
                    %v_665 = arith.index_cast %v_664 : index to i64
                    %pointer_666 = llvm.inttoptr %v_665 : i64 to !llvm.ptr
                    %v_667 = "llvm.load"(%pointer_666) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_668 = arith.muli %v_657, %c_0 : index
                    %v_669 = arith.addi %v_54, %v_668 : index
                    %v_670 = arith.index_cast %v_669 : index to i64
                    %pointer_671 = llvm.inttoptr %v_670 : i64 to !llvm.ptr
                    %v_672 = "llvm.load"(%pointer_671) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_673 = memref.load %expert_down[%v_16, %v_481, %v_657] : memref<8x40x24xf32>
                    %v_674 = vector.broadcast %v_673 : f32 to vector<16xf32>
                    %acc_675 = math.fma %v_674, %v_662, %acc_619 : vector<16xf32>
                    %acc_676 = math.fma %v_674, %v_667, %acc_620 : vector<16xf32>
                    %acc_677 = math.fma %v_674, %v_672, %acc_621 : vector<16xf32>
                    %v_678 = memref.load %expert_down[%v_16, %v_483, %v_657] : memref<8x40x24xf32>
                    %v_679 = vector.broadcast %v_678 : f32 to vector<16xf32>
                    %acc_680 = math.fma %v_679, %v_662, %acc_624 : vector<16xf32>
                    %acc_681 = math.fma %v_679, %v_667, %acc_625 : vector<16xf32>
                    %acc_682 = math.fma %v_679, %v_672, %acc_626 : vector<16xf32>
                    %v_683 = memref.load %expert_down[%v_16, %v_485, %v_657] : memref<8x40x24xf32>
                    %v_684 = vector.broadcast %v_683 : f32 to vector<16xf32>
                    %acc_685 = math.fma %v_684, %v_662, %acc_629 : vector<16xf32>
                    %acc_686 = math.fma %v_684, %v_667, %acc_630 : vector<16xf32>
                    %acc_687 = math.fma %v_684, %v_672, %acc_631 : vector<16xf32>
                    %v_688 = memref.load %expert_down[%v_16, %v_487, %v_657] : memref<8x40x24xf32>
                    %v_689 = vector.broadcast %v_688 : f32 to vector<16xf32>
                    %acc_690 = math.fma %v_689, %v_662, %acc_634 : vector<16xf32>
                    %acc_691 = math.fma %v_689, %v_667, %acc_635 : vector<16xf32>
                    %acc_692 = math.fma %v_689, %v_672, %acc_636 : vector<16xf32>
                    %v_693 = memref.load %expert_down[%v_16, %v_489, %v_657] : memref<8x40x24xf32>
                    %v_694 = vector.broadcast %v_693 : f32 to vector<16xf32>
                    %acc_695 = math.fma %v_694, %v_662, %acc_639 : vector<16xf32>
                    %acc_696 = math.fma %v_694, %v_667, %acc_640 : vector<16xf32>
                    %acc_697 = math.fma %v_694, %v_672, %acc_641 : vector<16xf32>
                    %v_698 = memref.load %expert_down[%v_16, %v_491, %v_657] : memref<8x40x24xf32>
                    %v_699 = vector.broadcast %v_698 : f32 to vector<16xf32>
                    %acc_700 = math.fma %v_699, %v_662, %acc_644 : vector<16xf32>
                    %acc_701 = math.fma %v_699, %v_667, %acc_645 : vector<16xf32>
                    %acc_702 = math.fma %v_699, %v_672, %acc_646 : vector<16xf32>
                    %v_703 = memref.load %expert_down[%v_16, %v_493, %v_657] : memref<8x40x24xf32>
                    %v_704 = vector.broadcast %v_703 : f32 to vector<16xf32>
                    %acc_705 = math.fma %v_704, %v_662, %acc_649 : vector<16xf32>
                    %acc_706 = math.fma %v_704, %v_667, %acc_650 : vector<16xf32>
                    %acc_707 = math.fma %v_704, %v_672, %acc_651 : vector<16xf32>
                    %v_708 = memref.load %expert_down[%v_16, %v_495, %v_657] : memref<8x40x24xf32>
                    %v_709 = vector.broadcast %v_708 : f32 to vector<16xf32>
                    %acc_710 = math.fma %v_709, %v_662, %acc_654 : vector<16xf32>
                    %acc_711 = math.fma %v_709, %v_667, %acc_655 : vector<16xf32>
                    %acc_712 = math.fma %v_709, %v_672, %acc_656 : vector<16xf32>
                    %v_713 = arith.addi %i_501, %c_11 : index
                    %v_714 = arith.muli %v_713, %c_0 : index
                    %v_715 = arith.addi %v_48, %v_714 : index
                    %v_716 = arith.index_cast %v_715 : index to i64
                    %pointer_717 = llvm.inttoptr %v_716 : i64 to !llvm.ptr
                    %v_718 = "llvm.load"(%pointer_717) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_719 = arith.muli %v_713, %c_0 : index
                    %v_720 = arith.addi %v_51, %v_719 : index
                    %v_721 = arith.index_cast %v_720 : index to i64
                    %pointer_722 = llvm.inttoptr %v_721 : i64 to !llvm.ptr
                    %v_723 = "llvm.load"(%pointer_722) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_724 = arith.muli %v_713, %c_0 : index
                    %v_725 = arith.addi %v_54, %v_724 : index
                    %v_726 = arith.index_cast %v_725 : index to i64
                    %pointer_727 = llvm.inttoptr %v_726 : i64 to !llvm.ptr
                    %v_728 = "llvm.load"(%pointer_727) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_729 = memref.load %expert_down[%v_16, %v_481, %v_713] : memref<8x40x24xf32>
                    %v_730 = vector.broadcast %v_729 : f32 to vector<16xf32>
                    %acc_731 = math.fma %v_730, %v_718, %acc_675 : vector<16xf32>
                    %acc_732 = math.fma %v_730, %v_723, %acc_676 : vector<16xf32>
                    %acc_733 = math.fma %v_730, %v_728, %acc_677 : vector<16xf32>
                    %v_734 = memref.load %expert_down[%v_16, %v_483, %v_713] : memref<8x40x24xf32>
                    %v_735 = vector.broadcast %v_734 : f32 to vector<16xf32>
                    %acc_736 = math.fma %v_735, %v_718, %acc_680 : vector<16xf32>
                    %acc_737 = math.fma %v_735, %v_723, %acc_681 : vector<16xf32>
                    %acc_738 = math.fma %v_735, %v_728, %acc_682 : vector<16xf32>
                    %v_739 = memref.load %expert_down[%v_16, %v_485, %v_713] : memref<8x40x24xf32>
                    %v_740 = vector.broadcast %v_739 : f32 to vector<16xf32>
                    %acc_741 = math.fma %v_740, %v_718, %acc_685 : vector<16xf32>
                    %acc_742 = math.fma %v_740, %v_723, %acc_686 : vector<16xf32>
                    %acc_743 = math.fma %v_740, %v_728, %acc_687 : vector<16xf32>
                    %v_744 = memref.load %expert_down[%v_16, %v_487, %v_713] : memref<8x40x24xf32>
                    %v_745 = vector.broadcast %v_744 : f32 to vector<16xf32>
                    %acc_746 = math.fma %v_745, %v_718, %acc_690 : vector<16xf32>
                    %acc_747 = math.fma %v_745, %v_723, %acc_691 : vector<16xf32>
                    %acc_748 = math.fma %v_745, %v_728, %acc_692 : vector<16xf32>
                    %v_749 = memref.load %expert_down[%v_16, %v_489, %v_713] : memref<8x40x24xf32>
                    %v_750 = vector.broadcast %v_749 : f32 to vector<16xf32>
                    %acc_751 = math.fma %v_750, %v_718, %acc_695 : vector<16xf32>
                    %acc_752 = math.fma %v_750, %v_723, %acc_696 : vector<16xf32>
                    %acc_753 = math.fma %v_750, %v_728, %acc_697 : vector<16xf32>
                    %v_754 = memref.load %expert_down[%v_16, %v_491, %v_713] : memref<8x40x24xf32>
                    %v_755 = vector.broadcast %v_754 : f32 to vector<16xf32>
                    %acc_756 = math.fma %v_755, %v_718, %acc_700 : vector<16xf32>
                    %acc_757 = math.fma %v_755, %v_723, %acc_701 : vector<16xf32>
                    %acc_758 = math.fma %v_755, %v_728, %acc_702 : vector<16xf32>
                    %v_759 = memref.load %expert_down[%v_16, %v_493, %v_713] : memref<8x40x24xf32>
                    %v_760 = vector.broadcast %v_759 : f32 to vector<16xf32>
                    %acc_761 = math.fma %v_760, %v_718, %acc_705 : vector<16xf32>
                    %acc_762 = math.fma %v_760, %v_723, %acc_706 : vector<16xf32>
                    %acc_763 = math.fma %v_760, %v_728, %acc_707 : vector<16xf32>
                    %v_764 = memref.load %expert_down[%v_16, %v_495, %v_713] : memref<8x40x24xf32>
                    %v_765 = vector.broadcast %v_764 : f32 to vector<16xf32>
                    %acc_766 = math.fma %v_765, %v_718, %acc_710 : vector<16xf32>
                    %acc_767 = math.fma %v_765, %v_723, %acc_711 : vector<16xf32>
                    %acc_768 = math.fma %v_765, %v_728, %acc_712 : vector<16xf32>
                    scf.yield %acc_731, %acc_732, %acc_733, %acc_736, %acc_737, %acc_738, %acc_741, %acc_742, %acc_743, %acc_746, %acc_747, %acc_748, %acc_751, %acc_752, %acc_753, %acc_756, %acc_757, %acc_758, %acc_761, %acc_762, %acc_763, %acc_766, %acc_767, %acc_768 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_769 = arith.addi %v_480, %c_6 : index
                  %v_770 = arith.muli %v_769, %c_0 : index
                  %v_771 = arith.addi %v_6, %v_770 : index
                  %v_772 = arith.index_cast %v_771 : index to i64
                  %pointer_773 = llvm.inttoptr %v_772 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#0, %pointer_773) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_774 = arith.addi %v_480, %c_6 : index
                  %v_775 = arith.muli %v_774, %c_0 : index
                  %v_776 = arith.addi %v_6, %v_775 : index
                  %v_777 = arith.addi %v_776, %c_21 : index
                  %v_778 = arith.index_cast %v_777 : index to i64
                  %pointer_779 = llvm.inttoptr %v_778 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#1, %pointer_779) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_780 = arith.addi %v_480, %c_6 : index
                  %v_781 = arith.muli %v_780, %c_0 : index
                  %v_782 = arith.addi %v_6, %v_781 : index
                  %v_783 = arith.addi %v_782, %c_22 : index
                  %v_784 = arith.index_cast %v_783 : index to i64
                  %pointer_785 = llvm.inttoptr %v_784 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#2, %pointer_785) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_786 = arith.addi %v_480, %c_23 : index
                  %v_787 = arith.muli %v_786, %c_0 : index
                  %v_788 = arith.addi %v_6, %v_787 : index
                  %v_789 = arith.index_cast %v_788 : index to i64
                  %pointer_790 = llvm.inttoptr %v_789 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#3, %pointer_790) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_791 = arith.addi %v_480, %c_23 : index
                  %v_792 = arith.muli %v_791, %c_0 : index
                  %v_793 = arith.addi %v_6, %v_792 : index
                  %v_794 = arith.addi %v_793, %c_21 : index
                  %v_795 = arith.index_cast %v_794 : index to i64
                  %pointer_796 = llvm.inttoptr %v_795 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#4, %pointer_796) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_797 = arith.addi %v_480, %c_23 : index
                  %v_798 = arith.muli %v_797, %c_0 : index
                  %v_799 = arith.addi %v_6, %v_798 : index
                  %v_800 = arith.addi %v_799, %c_22 : index
                  %v_801 = arith.index_cast %v_800 : index to i64
                  %pointer_802 = llvm.inttoptr %v_801 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#5, %pointer_802) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_803 = arith.addi %v_480, %c_24 : index
                  %v_804 = arith.muli %v_803, %c_0 : index
                  %v_805 = arith.addi %v_6, %v_804 : index
                  %v_806 = arith.index_cast %v_805 : index to i64
                  %pointer_807 = llvm.inttoptr %v_806 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#6, %pointer_807) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_808 = arith.addi %v_480, %c_24 : index
                  %v_809 = arith.muli %v_808, %c_0 : index
                  %v_810 = arith.addi %v_6, %v_809 : index
                  %v_811 = arith.addi %v_810, %c_21 : index
                  %v_812 = arith.index_cast %v_811 : index to i64
                  %pointer_813 = llvm.inttoptr %v_812 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#7, %pointer_813) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_814 = arith.addi %v_480, %c_24 : index
                  %v_815 = arith.muli %v_814, %c_0 : index
                  %v_816 = arith.addi %v_6, %v_815 : index
                  %v_817 = arith.addi %v_816, %c_22 : index
                  %v_818 = arith.index_cast %v_817 : index to i64
                  %pointer_819 = llvm.inttoptr %v_818 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#8, %pointer_819) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_820 = arith.addi %v_480, %c_25 : index
                  %v_821 = arith.muli %v_820, %c_0 : index
                  %v_822 = arith.addi %v_6, %v_821 : index
                  %v_823 = arith.index_cast %v_822 : index to i64
                  %pointer_824 = llvm.inttoptr %v_823 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#9, %pointer_824) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_825 = arith.addi %v_480, %c_25 : index
                  %v_826 = arith.muli %v_825, %c_0 : index
                  %v_827 = arith.addi %v_6, %v_826 : index
                  %v_828 = arith.addi %v_827, %c_21 : index
                  %v_829 = arith.index_cast %v_828 : index to i64
                  %pointer_830 = llvm.inttoptr %v_829 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#10, %pointer_830) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_831 = arith.addi %v_480, %c_25 : index
                  %v_832 = arith.muli %v_831, %c_0 : index
                  %v_833 = arith.addi %v_6, %v_832 : index
                  %v_834 = arith.addi %v_833, %c_22 : index
                  %v_835 = arith.index_cast %v_834 : index to i64
                  %pointer_836 = llvm.inttoptr %v_835 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#11, %pointer_836) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_837 = arith.addi %v_480, %c_26 : index
                  %v_838 = arith.muli %v_837, %c_0 : index
                  %v_839 = arith.addi %v_6, %v_838 : index
                  %v_840 = arith.index_cast %v_839 : index to i64
                  %pointer_841 = llvm.inttoptr %v_840 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#12, %pointer_841) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_842 = arith.addi %v_480, %c_26 : index
                  %v_843 = arith.muli %v_842, %c_0 : index
                  %v_844 = arith.addi %v_6, %v_843 : index
                  %v_845 = arith.addi %v_844, %c_21 : index
                  %v_846 = arith.index_cast %v_845 : index to i64
                  %pointer_847 = llvm.inttoptr %v_846 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#13, %pointer_847) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_848 = arith.addi %v_480, %c_26 : index
                  %v_849 = arith.muli %v_848, %c_0 : index
                  %v_850 = arith.addi %v_6, %v_849 : index
                  %v_851 = arith.addi %v_850, %c_22 : index
                  %v_852 = arith.index_cast %v_851 : index to i64
                  %pointer_853 = llvm.inttoptr %v_852 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#14, %pointer_853) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_854 = arith.addi %v_480, %c_27 : index
                  %v_855 = arith.muli %v_854, %c_0 : index
                  %v_856 = arith.addi %v_6, %v_855 : index
                  %v_857 = arith.index_cast %v_856 : index to i64
                  %pointer_858 = llvm.inttoptr %v_857 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#15, %pointer_858) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_859 = arith.addi %v_480, %c_27 : index
                  %v_860 = arith.muli %v_859, %c_0 : index
                  %v_861 = arith.addi %v_6, %v_860 : index
                  %v_862 = arith.addi %v_861, %c_21 : index
                  %v_863 = arith.index_cast %v_862 : index to i64
                  %pointer_864 = llvm.inttoptr %v_863 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#16, %pointer_864) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_865 = arith.addi %v_480, %c_27 : index
                  %v_866 = arith.muli %v_865, %c_0 : index
                  %v_867 = arith.addi %v_6, %v_866 : index
                  %v_868 = arith.addi %v_867, %c_22 : index
                  %v_869 = arith.index_cast %v_868 : index to i64
                  %pointer_870 = llvm.inttoptr %v_869 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#17, %pointer_870) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_871 = arith.addi %v_480, %c_28 : index
                  %v_872 = arith.muli %v_871, %c_0 : index
                  %v_873 = arith.addi %v_6, %v_872 : index
                  %v_874 = arith.index_cast %v_873 : index to i64
                  %pointer_875 = llvm.inttoptr %v_874 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#18, %pointer_875) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_876 = arith.addi %v_480, %c_28 : index
                  %v_877 = arith.muli %v_876, %c_0 : index
                  %v_878 = arith.addi %v_6, %v_877 : index
                  %v_879 = arith.addi %v_878, %c_21 : index
                  %v_880 = arith.index_cast %v_879 : index to i64
                  %pointer_881 = llvm.inttoptr %v_880 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#19, %pointer_881) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_882 = arith.addi %v_480, %c_28 : index
                  %v_883 = arith.muli %v_882, %c_0 : index
                  %v_884 = arith.addi %v_6, %v_883 : index
                  %v_885 = arith.addi %v_884, %c_22 : index
                  %v_886 = arith.index_cast %v_885 : index to i64
                  %pointer_887 = llvm.inttoptr %v_886 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#20, %pointer_887) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_888 = arith.addi %v_480, %c_20 : index
                  %v_889 = arith.muli %v_888, %c_0 : index
                  %v_890 = arith.addi %v_6, %v_889 : index
                  %v_891 = arith.index_cast %v_890 : index to i64
                  %pointer_892 = llvm.inttoptr %v_891 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#21, %pointer_892) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_893 = arith.addi %v_480, %c_20 : index
                  %v_894 = arith.muli %v_893, %c_0 : index
                  %v_895 = arith.addi %v_6, %v_894 : index
                  %v_896 = arith.addi %v_895, %c_21 : index
                  %v_897 = arith.index_cast %v_896 : index to i64
                  %pointer_898 = llvm.inttoptr %v_897 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#22, %pointer_898) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_899 = arith.addi %v_480, %c_20 : index
                  %v_900 = arith.muli %v_899, %c_0 : index
                  %v_901 = arith.addi %v_6, %v_900 : index
                  %v_902 = arith.addi %v_901, %c_22 : index
                  %v_903 = arith.index_cast %v_902 : index to i64
                  %pointer_904 = llvm.inttoptr %v_903 : i64 to !llvm.ptr
                  "llvm.store"(%loop_502#23, %pointer_904) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_905 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_905 {
                  %v_906 = arith.index_cast %v_6 : index to i64
                  %pointer_907 = llvm.inttoptr %v_906 : i64 to !llvm.ptr
                  %v_908 = "llvm.load"(%pointer_907) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_909 = arith.addi %v_6, %c_0 : index
                  %v_910 = arith.index_cast %v_909 : index to i64
                  %pointer_911 = llvm.inttoptr %v_910 : i64 to !llvm.ptr
                  %v_912 = "llvm.load"(%pointer_911) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_913 = arith.addi %v_6, %c_29 : index
                  %v_914 = arith.index_cast %v_913 : index to i64
                  %pointer_915 = llvm.inttoptr %v_914 : i64 to !llvm.ptr
                  %v_916 = "llvm.load"(%pointer_915) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_917 = arith.addi %v_6, %c_30 : index
                  %v_918 = arith.index_cast %v_917 : index to i64
                  %pointer_919 = llvm.inttoptr %v_918 : i64 to !llvm.ptr
                  %v_920 = "llvm.load"(%pointer_919) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_921 = arith.addi %v_6, %c_31 : index
                  %v_922 = arith.index_cast %v_921 : index to i64
                  %pointer_923 = llvm.inttoptr %v_922 : i64 to !llvm.ptr
                  %v_924 = "llvm.load"(%pointer_923) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_925 = arith.addi %v_6, %c_32 : index
                  %v_926 = arith.index_cast %v_925 : index to i64
                  %pointer_927 = llvm.inttoptr %v_926 : i64 to !llvm.ptr
                  %v_928 = "llvm.load"(%pointer_927) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_929 = arith.addi %v_6, %c_33 : index
                  %v_930 = arith.index_cast %v_929 : index to i64
                  %pointer_931 = llvm.inttoptr %v_930 : i64 to !llvm.ptr
                  %v_932 = "llvm.load"(%pointer_931) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_933 = arith.addi %v_6, %c_34 : index
                  %v_934 = arith.index_cast %v_933 : index to i64
                  %pointer_935 = llvm.inttoptr %v_934 : i64 to !llvm.ptr
                  %v_936 = "llvm.load"(%pointer_935) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_937 = arith.addi %v_6, %c_35 : index
                  %v_938 = arith.index_cast %v_937 : index to i64
                  %pointer_939 = llvm.inttoptr %v_938 : i64 to !llvm.ptr
                  %v_940 = "llvm.load"(%pointer_939) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_941 = arith.addi %v_6, %c_36 : index
                  %v_942 = arith.index_cast %v_941 : index to i64
                  %pointer_943 = llvm.inttoptr %v_942 : i64 to !llvm.ptr
                  %v_944 = "llvm.load"(%pointer_943) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_945 = arith.addi %v_6, %c_37 : index
                  %v_946 = arith.index_cast %v_945 : index to i64
                  %pointer_947 = llvm.inttoptr %v_946 : i64 to !llvm.ptr
                  %v_948 = "llvm.load"(%pointer_947) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_949 = arith.addi %v_6, %c_38 : index
                  %v_950 = arith.index_cast %v_949 : index to i64
                  %pointer_951 = llvm.inttoptr %v_950 : i64 to !llvm.ptr
                  %v_952 = "llvm.load"(%pointer_951) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_953 = arith.addi %v_6, %c_39 : index
                  %v_954 = arith.index_cast %v_953 : index to i64
                  %pointer_955 = llvm.inttoptr %v_954 : i64 to !llvm.ptr
                  %v_956 = "llvm.load"(%pointer_955) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_957 = arith.addi %v_6, %c_40 : index
                  %v_958 = arith.index_cast %v_957 : index to i64
                  %pointer_959 = llvm.inttoptr %v_958 : i64 to !llvm.ptr
                  %v_960 = "llvm.load"(%pointer_959) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_961 = arith.addi %v_6, %c_41 : index
                  %v_962 = arith.index_cast %v_961 : index to i64
                  %pointer_963 = llvm.inttoptr %v_962 : i64 to !llvm.ptr
                  %v_964 = "llvm.load"(%pointer_963) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_965 = arith.addi %v_6, %c_42 : index
                  %v_966 = arith.index_cast %v_965 : index to i64
                  %pointer_967 = llvm.inttoptr %v_966 : i64 to !llvm.ptr
                  %v_968 = "llvm.load"(%pointer_967) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_969 = arith.subi %i_30, %v_32 : index
                  %v_970 = arith.index_cast %v_969 : index to i32
                  %v_971 = vector.broadcast %v_970 : i32 to vector<16xi32>
                  %is_972 = arith.cmpi sge, %c_43, %v_971 : vector<16xi32>
                  %v_973 = vector.shuffle %v_908, %v_912 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_974 = vector.shuffle %v_908, %v_912 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_975 = vector.shuffle %v_916, %v_920 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_976 = vector.shuffle %v_916, %v_920 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_977 = vector.shuffle %v_924, %v_928 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_978 = vector.shuffle %v_924, %v_928 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_979 = vector.shuffle %v_932, %v_936 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_980 = vector.shuffle %v_932, %v_936 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_981 = vector.shuffle %v_940, %v_944 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_982 = vector.shuffle %v_940, %v_944 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_983 = vector.shuffle %v_948, %v_952 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_984 = vector.shuffle %v_948, %v_952 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_985 = vector.shuffle %v_956, %v_960 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_986 = vector.shuffle %v_956, %v_960 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_987 = vector.shuffle %v_964, %v_968 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_988 = vector.shuffle %v_964, %v_968 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_989 = vector.shuffle %v_973, %v_975 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_990 = vector.shuffle %v_973, %v_975 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_991 = vector.shuffle %v_974, %v_976 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_992 = vector.shuffle %v_974, %v_976 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_993 = vector.shuffle %v_977, %v_979 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_994 = vector.shuffle %v_977, %v_979 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_995 = vector.shuffle %v_978, %v_980 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_996 = vector.shuffle %v_978, %v_980 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_997 = vector.shuffle %v_981, %v_983 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_998 = vector.shuffle %v_981, %v_983 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_999 = vector.shuffle %v_982, %v_984 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1000 = vector.shuffle %v_982, %v_984 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1001 = vector.shuffle %v_985, %v_987 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1002 = vector.shuffle %v_985, %v_987 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1003 = vector.shuffle %v_986, %v_988 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1004 = vector.shuffle %v_986, %v_988 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1005 = vector.shuffle %v_989, %v_993 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1006 = vector.shuffle %v_989, %v_993 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1007 = vector.shuffle %v_991, %v_995 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1008 = vector.shuffle %v_991, %v_995 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1009 = vector.shuffle %v_990, %v_994 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1010 = vector.shuffle %v_990, %v_994 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1011 = vector.shuffle %v_992, %v_996 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1012 = vector.shuffle %v_992, %v_996 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1013 = vector.shuffle %v_997, %v_1001 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1014 = vector.shuffle %v_997, %v_1001 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1015 = vector.shuffle %v_999, %v_1003 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1016 = vector.shuffle %v_999, %v_1003 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1017 = vector.shuffle %v_998, %v_1002 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1018 = vector.shuffle %v_998, %v_1002 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1019 = vector.shuffle %v_1000, %v_1004 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1020 = vector.shuffle %v_1000, %v_1004 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1021 = vector.shuffle %v_1005, %v_1013 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1022 = vector.shuffle %v_1005, %v_1013 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1023 = vector.shuffle %v_1007, %v_1015 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1024 = vector.shuffle %v_1007, %v_1015 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1025 = vector.shuffle %v_1009, %v_1017 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1026 = vector.shuffle %v_1009, %v_1017 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1027 = vector.shuffle %v_1011, %v_1019 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1028 = vector.shuffle %v_1011, %v_1019 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1029 = vector.shuffle %v_1006, %v_1014 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1030 = vector.shuffle %v_1006, %v_1014 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1031 = vector.shuffle %v_1008, %v_1016 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1032 = vector.shuffle %v_1008, %v_1016 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1033 = vector.shuffle %v_1010, %v_1018 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1034 = vector.shuffle %v_1010, %v_1018 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1035 = vector.shuffle %v_1012, %v_1020 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1036 = vector.shuffle %v_1012, %v_1020 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1037 = arith.muli %v_46, %c_6 : index
                  %v_1038 = arith.addi %v_18, %v_1037 : index
                  %v_1039 = memref.load %order[%v_1038] : memref<?xi32>
                  %is_1040 = arith.cmpi sge, %v_1039, %c_44 : i32
                  scf.if %is_1040 {
                    %v_1041 = arith.index_cast %v_1039 : i32 to index
                    %v_1042 = arith.divui %v_1041, %c_11 : index
                    %v_1043 = vector.maskedload %y[%v_1042, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1044 = memref.load %weights[%v_1041] : memref<?xf32>
                    %v_1045 = vector.broadcast %v_1044 : f32 to vector<16xf32>
                    %acc_1046 = math.fma %v_1021, %v_1045, %v_1043 : vector<16xf32>
                    vector.maskedstore %y[%v_1042, %v_32], %is_972, %acc_1046 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1047 = arith.muli %v_46, %c_6 : index
                  %v_1048 = arith.addi %v_18, %v_1047 : index
                  %v_1049 = arith.addi %v_1048, %c_5 : index
                  %v_1050 = memref.load %order[%v_1049] : memref<?xi32>
                  %is_1051 = arith.cmpi sge, %v_1050, %c_44 : i32
                  scf.if %is_1051 {
                    %v_1052 = arith.index_cast %v_1050 : i32 to index
                    %v_1053 = arith.divui %v_1052, %c_11 : index
                    %v_1054 = vector.maskedload %y[%v_1053, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1055 = memref.load %weights[%v_1052] : memref<?xf32>
                    %v_1056 = vector.broadcast %v_1055 : f32 to vector<16xf32>
                    %acc_1057 = math.fma %v_1023, %v_1056, %v_1054 : vector<16xf32>
                    vector.maskedstore %y[%v_1053, %v_32], %is_972, %acc_1057 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1058 = arith.muli %v_46, %c_6 : index
                  %v_1059 = arith.addi %v_18, %v_1058 : index
                  %v_1060 = arith.addi %v_1059, %c_8 : index
                  %v_1061 = memref.load %order[%v_1060] : memref<?xi32>
                  %is_1062 = arith.cmpi sge, %v_1061, %c_44 : i32
                  scf.if %is_1062 {
                    %v_1063 = arith.index_cast %v_1061 : i32 to index
                    %v_1064 = arith.divui %v_1063, %c_11 : index
                    %v_1065 = vector.maskedload %y[%v_1064, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1066 = memref.load %weights[%v_1063] : memref<?xf32>
                    %v_1067 = vector.broadcast %v_1066 : f32 to vector<16xf32>
                    %acc_1068 = math.fma %v_1025, %v_1067, %v_1065 : vector<16xf32>
                    vector.maskedstore %y[%v_1064, %v_32], %is_972, %acc_1068 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1069 = arith.muli %v_46, %c_6 : index
                  %v_1070 = arith.addi %v_18, %v_1069 : index
                  %v_1071 = arith.addi %v_1070, %c_11 : index
                  %v_1072 = memref.load %order[%v_1071] : memref<?xi32>
                  %is_1073 = arith.cmpi sge, %v_1072, %c_44 : i32
                  scf.if %is_1073 {
                    %v_1074 = arith.index_cast %v_1072 : i32 to index
                    %v_1075 = arith.divui %v_1074, %c_11 : index
                    %v_1076 = vector.maskedload %y[%v_1075, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1077 = memref.load %weights[%v_1074] : memref<?xf32>
                    %v_1078 = vector.broadcast %v_1077 : f32 to vector<16xf32>
                    %acc_1079 = math.fma %v_1027, %v_1078, %v_1076 : vector<16xf32>
                    vector.maskedstore %y[%v_1075, %v_32], %is_972, %acc_1079 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1080 = arith.muli %v_46, %c_6 : index
                  %v_1081 = arith.addi %v_18, %v_1080 : index
                  %v_1082 = arith.addi %v_1081, %c_16 : index
                  %v_1083 = memref.load %order[%v_1082] : memref<?xi32>
                  %is_1084 = arith.cmpi sge, %v_1083, %c_44 : i32
                  scf.if %is_1084 {
                    %v_1085 = arith.index_cast %v_1083 : i32 to index
                    %v_1086 = arith.divui %v_1085, %c_11 : index
                    %v_1087 = vector.maskedload %y[%v_1086, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1088 = memref.load %weights[%v_1085] : memref<?xf32>
                    %v_1089 = vector.broadcast %v_1088 : f32 to vector<16xf32>
                    %acc_1090 = math.fma %v_1029, %v_1089, %v_1087 : vector<16xf32>
                    vector.maskedstore %y[%v_1086, %v_32], %is_972, %acc_1090 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1091 = arith.muli %v_46, %c_6 : index
                  %v_1092 = arith.addi %v_18, %v_1091 : index
                  %v_1093 = arith.addi %v_1092, %c_17 : index
                  %v_1094 = memref.load %order[%v_1093] : memref<?xi32>
                  %is_1095 = arith.cmpi sge, %v_1094, %c_44 : i32
                  scf.if %is_1095 {
                    %v_1096 = arith.index_cast %v_1094 : i32 to index
                    %v_1097 = arith.divui %v_1096, %c_11 : index
                    %v_1098 = vector.maskedload %y[%v_1097, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1099 = memref.load %weights[%v_1096] : memref<?xf32>
                    %v_1100 = vector.broadcast %v_1099 : f32 to vector<16xf32>
                    %acc_1101 = math.fma %v_1031, %v_1100, %v_1098 : vector<16xf32>
                    vector.maskedstore %y[%v_1097, %v_32], %is_972, %acc_1101 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1102 = arith.muli %v_46, %c_6 : index
                  %v_1103 = arith.addi %v_18, %v_1102 : index
                  %v_1104 = arith.addi %v_1103, %c_18 : index
                  %v_1105 = memref.load %order[%v_1104] : memref<?xi32>
                  %is_1106 = arith.cmpi sge, %v_1105, %c_44 : i32
                  scf.if %is_1106 {
                    %v_1107 = arith.index_cast %v_1105 : i32 to index
                    %v_1108 = arith.divui %v_1107, %c_11 : index
                    %v_1109 = vector.maskedload %y[%v_1108, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1110 = memref.load %weights[%v_1107] : memref<?xf32>
                    %v_1111 = vector.broadcast %v_1110 : f32 to vector<16xf32>
                    %acc_1112 = math.fma %v_1033, %v_1111, %v_1109 : vector<16xf32>
                    vector.maskedstore %y[%v_1108, %v_32], %is_972, %acc_1112 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1113 = arith.muli %v_46, %c_6 : index
                  %v_1114 = arith.addi %v_18, %v_1113 : index
                  %v_1115 = arith.addi %v_1114, %c_19 : index
                  %v_1116 = memref.load %order[%v_1115] : memref<?xi32>
                  %is_1117 = arith.cmpi sge, %v_1116, %c_44 : i32
                  scf.if %is_1117 {
                    %v_1118 = arith.index_cast %v_1116 : i32 to index
                    %v_1119 = arith.divui %v_1118, %c_11 : index
                    %v_1120 = vector.maskedload %y[%v_1119, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1121 = memref.load %weights[%v_1118] : memref<?xf32>
                    %v_1122 = vector.broadcast %v_1121 : f32 to vector<16xf32>
                    %acc_1123 = math.fma %v_1035, %v_1122, %v_1120 : vector<16xf32>
                    vector.maskedstore %y[%v_1119, %v_32], %is_972, %acc_1123 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1124 = arith.muli %v_46, %c_6 : index
                  %v_1125 = arith.addi %v_18, %v_1124 : index
                  %v_1126 = arith.addi %v_1125, %c_15 : index
                  %v_1127 = memref.load %order[%v_1126] : memref<?xi32>
                  %is_1128 = arith.cmpi sge, %v_1127, %c_44 : i32
                  scf.if %is_1128 {
                    %v_1129 = arith.index_cast %v_1127 : i32 to index
                    %v_1130 = arith.divui %v_1129, %c_11 : index
                    %v_1131 = vector.maskedload %y[%v_1130, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1132 = memref.load %weights[%v_1129] : memref<?xf32>
                    %v_1133 = vector.broadcast %v_1132 : f32 to vector<16xf32>
                    %acc_1134 = math.fma %v_1022, %v_1133, %v_1131 : vector<16xf32>
                    vector.maskedstore %y[%v_1130, %v_32], %is_972, %acc_1134 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1135 = arith.muli %v_46, %c_6 : index
                  %v_1136 = arith.addi %v_18, %v_1135 : index
                  %v_1137 = arith.addi %v_1136, %c_45 : index
                  %v_1138 = memref.load %order[%v_1137] : memref<?xi32>
                  %is_1139 = arith.cmpi sge, %v_1138, %c_44 : i32
                  scf.if %is_1139 {
                    %v_1140 = arith.index_cast %v_1138 : i32 to index
                    %v_1141 = arith.divui %v_1140, %c_11 : index
                    %v_1142 = vector.maskedload %y[%v_1141, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1143 = memref.load %weights[%v_1140] : memref<?xf32>
                    %v_1144 = vector.broadcast %v_1143 : f32 to vector<16xf32>
                    %acc_1145 = math.fma %v_1024, %v_1144, %v_1142 : vector<16xf32>
                    vector.maskedstore %y[%v_1141, %v_32], %is_972, %acc_1145 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1146 = arith.muli %v_46, %c_6 : index
                  %v_1147 = arith.addi %v_18, %v_1146 : index
                  %v_1148 = arith.addi %v_1147, %c_46 : index
                  %v_1149 = memref.load %order[%v_1148] : memref<?xi32>
                  %is_1150 = arith.cmpi sge, %v_1149, %c_44 : i32
                  scf.if %is_1150 {
                    %v_1151 = arith.index_cast %v_1149 : i32 to index
                    %v_1152 = arith.divui %v_1151, %c_11 : index
                    %v_1153 = vector.maskedload %y[%v_1152, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1154 = memref.load %weights[%v_1151] : memref<?xf32>
                    %v_1155 = vector.broadcast %v_1154 : f32 to vector<16xf32>
                    %acc_1156 = math.fma %v_1026, %v_1155, %v_1153 : vector<16xf32>
                    vector.maskedstore %y[%v_1152, %v_32], %is_972, %acc_1156 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1157 = arith.muli %v_46, %c_6 : index
                  %v_1158 = arith.addi %v_18, %v_1157 : index
                  %v_1159 = arith.addi %v_1158, %c_47 : index
                  %v_1160 = memref.load %order[%v_1159] : memref<?xi32>
                  %is_1161 = arith.cmpi sge, %v_1160, %c_44 : i32
                  scf.if %is_1161 {
                    %v_1162 = arith.index_cast %v_1160 : i32 to index
                    %v_1163 = arith.divui %v_1162, %c_11 : index
                    %v_1164 = vector.maskedload %y[%v_1163, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1165 = memref.load %weights[%v_1162] : memref<?xf32>
                    %v_1166 = vector.broadcast %v_1165 : f32 to vector<16xf32>
                    %acc_1167 = math.fma %v_1028, %v_1166, %v_1164 : vector<16xf32>
                    vector.maskedstore %y[%v_1163, %v_32], %is_972, %acc_1167 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1168 = arith.muli %v_46, %c_6 : index
                  %v_1169 = arith.addi %v_18, %v_1168 : index
                  %v_1170 = arith.addi %v_1169, %c_48 : index
                  %v_1171 = memref.load %order[%v_1170] : memref<?xi32>
                  %is_1172 = arith.cmpi sge, %v_1171, %c_44 : i32
                  scf.if %is_1172 {
                    %v_1173 = arith.index_cast %v_1171 : i32 to index
                    %v_1174 = arith.divui %v_1173, %c_11 : index
                    %v_1175 = vector.maskedload %y[%v_1174, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1176 = memref.load %weights[%v_1173] : memref<?xf32>
                    %v_1177 = vector.broadcast %v_1176 : f32 to vector<16xf32>
                    %acc_1178 = math.fma %v_1030, %v_1177, %v_1175 : vector<16xf32>
                    vector.maskedstore %y[%v_1174, %v_32], %is_972, %acc_1178 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1179 = arith.muli %v_46, %c_6 : index
                  %v_1180 = arith.addi %v_18, %v_1179 : index
                  %v_1181 = arith.addi %v_1180, %c_49 : index
                  %v_1182 = memref.load %order[%v_1181] : memref<?xi32>
                  %is_1183 = arith.cmpi sge, %v_1182, %c_44 : i32
                  scf.if %is_1183 {
                    %v_1184 = arith.index_cast %v_1182 : i32 to index
                    %v_1185 = arith.divui %v_1184, %c_11 : index
                    %v_1186 = vector.maskedload %y[%v_1185, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1187 = memref.load %weights[%v_1184] : memref<?xf32>
                    %v_1188 = vector.broadcast %v_1187 : f32 to vector<16xf32>
                    %acc_1189 = math.fma %v_1032, %v_1188, %v_1186 : vector<16xf32>
                    vector.maskedstore %y[%v_1185, %v_32], %is_972, %acc_1189 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1190 = arith.muli %v_46, %c_6 : index
                  %v_1191 = arith.addi %v_18, %v_1190 : index
                  %v_1192 = arith.addi %v_1191, %c_50 : index
                  %v_1193 = memref.load %order[%v_1192] : memref<?xi32>
                  %is_1194 = arith.cmpi sge, %v_1193, %c_44 : i32
                  scf.if %is_1194 {
                    %v_1195 = arith.index_cast %v_1193 : i32 to index
                    %v_1196 = arith.divui %v_1195, %c_11 : index
                    %v_1197 = vector.maskedload %y[%v_1196, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1198 = memref.load %weights[%v_1195] : memref<?xf32>
                    %v_1199 = vector.broadcast %v_1198 : f32 to vector<16xf32>
                    %acc_1200 = math.fma %v_1034, %v_1199, %v_1197 : vector<16xf32>
                    vector.maskedstore %y[%v_1196, %v_32], %is_972, %acc_1200 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1201 = arith.muli %v_46, %c_6 : index
                  %v_1202 = arith.addi %v_18, %v_1201 : index
                  %v_1203 = arith.addi %v_1202, %c_9 : index
                  %v_1204 = memref.load %order[%v_1203] : memref<?xi32>
                  %is_1205 = arith.cmpi sge, %v_1204, %c_44 : i32
                  scf.if %is_1205 {
                    %v_1206 = arith.index_cast %v_1204 : i32 to index
                    %v_1207 = arith.divui %v_1206, %c_11 : index
                    %v_1208 = vector.maskedload %y[%v_1207, %v_32], %is_972, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1209 = memref.load %weights[%v_1206] : memref<?xf32>
                    %v_1210 = vector.broadcast %v_1209 : f32 to vector<16xf32>
                    %acc_1211 = math.fma %v_1036, %v_1210, %v_1208 : vector<16xf32>
                    vector.maskedstore %y[%v_1207, %v_32], %is_972, %acc_1211 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1212 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_1212 {
                  %v_1213 = arith.addi %v_6, %c_51 : index
                  %v_1214 = arith.index_cast %v_1213 : index to i64
                  %pointer_1215 = llvm.inttoptr %v_1214 : i64 to !llvm.ptr
                  %v_1216 = "llvm.load"(%pointer_1215) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1217 = arith.addi %v_6, %c_52 : index
                  %v_1218 = arith.index_cast %v_1217 : index to i64
                  %pointer_1219 = llvm.inttoptr %v_1218 : i64 to !llvm.ptr
                  %v_1220 = "llvm.load"(%pointer_1219) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1221 = arith.addi %v_6, %c_53 : index
                  %v_1222 = arith.index_cast %v_1221 : index to i64
                  %pointer_1223 = llvm.inttoptr %v_1222 : i64 to !llvm.ptr
                  %v_1224 = "llvm.load"(%pointer_1223) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1225 = arith.addi %v_6, %c_54 : index
                  %v_1226 = arith.index_cast %v_1225 : index to i64
                  %pointer_1227 = llvm.inttoptr %v_1226 : i64 to !llvm.ptr
                  %v_1228 = "llvm.load"(%pointer_1227) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1229 = arith.addi %v_6, %c_55 : index
                  %v_1230 = arith.index_cast %v_1229 : index to i64
                  %pointer_1231 = llvm.inttoptr %v_1230 : i64 to !llvm.ptr
                  %v_1232 = "llvm.load"(%pointer_1231) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1233 = arith.addi %v_6, %c_56 : index
                  %v_1234 = arith.index_cast %v_1233 : index to i64
                  %pointer_1235 = llvm.inttoptr %v_1234 : i64 to !llvm.ptr
                  %v_1236 = "llvm.load"(%pointer_1235) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1237 = arith.addi %v_6, %c_57 : index
                  %v_1238 = arith.index_cast %v_1237 : index to i64
                  %pointer_1239 = llvm.inttoptr %v_1238 : i64 to !llvm.ptr
                  %v_1240 = "llvm.load"(%pointer_1239) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1241 = arith.addi %v_6, %c_58 : index
                  %v_1242 = arith.index_cast %v_1241 : index to i64
                  %pointer_1243 = llvm.inttoptr %v_1242 : i64 to !llvm.ptr
                  %v_1244 = "llvm.load"(%pointer_1243) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1245 = arith.addi %v_6, %c_14 : index
                  %v_1246 = arith.index_cast %v_1245 : index to i64
                  %pointer_1247 = llvm.inttoptr %v_1246 : i64 to !llvm.ptr
                  %v_1248 = "llvm.load"(%pointer_1247) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1249 = arith.addi %v_6, %c_59 : index
                  %v_1250 = arith.index_cast %v_1249 : index to i64
                  %pointer_1251 = llvm.inttoptr %v_1250 : i64 to !llvm.ptr
                  %v_1252 = "llvm.load"(%pointer_1251) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1253 = arith.addi %v_6, %c_60 : index
                  %v_1254 = arith.index_cast %v_1253 : index to i64
                  %pointer_1255 = llvm.inttoptr %v_1254 : i64 to !llvm.ptr
                  %v_1256 = "llvm.load"(%pointer_1255) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1257 = arith.addi %v_6, %c_61 : index
                  %v_1258 = arith.index_cast %v_1257 : index to i64
                  %pointer_1259 = llvm.inttoptr %v_1258 : i64 to !llvm.ptr
                  %v_1260 = "llvm.load"(%pointer_1259) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1261 = arith.addi %v_6, %c_62 : index
                  %v_1262 = arith.index_cast %v_1261 : index to i64
                  %pointer_1263 = llvm.inttoptr %v_1262 : i64 to !llvm.ptr
                  %v_1264 = "llvm.load"(%pointer_1263) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1265 = arith.addi %v_6, %c_63 : index
                  %v_1266 = arith.index_cast %v_1265 : index to i64
                  %pointer_1267 = llvm.inttoptr %v_1266 : i64 to !llvm.ptr
                  %v_1268 = "llvm.load"(%pointer_1267) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1269 = arith.addi %v_6, %c_64 : index
                  %v_1270 = arith.index_cast %v_1269 : index to i64
                  %pointer_1271 = llvm.inttoptr %v_1270 : i64 to !llvm.ptr
                  %v_1272 = "llvm.load"(%pointer_1271) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1273 = arith.addi %v_6, %c_65 : index
                  %v_1274 = arith.index_cast %v_1273 : index to i64
                  %pointer_1275 = llvm.inttoptr %v_1274 : i64 to !llvm.ptr
                  %v_1276 = "llvm.load"(%pointer_1275) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1277 = arith.subi %v_31, %v_33 : index
                  %v_1278 = arith.index_cast %v_1277 : index to i32
                  %v_1279 = vector.broadcast %v_1278 : i32 to vector<16xi32>
                  %is_1280 = arith.cmpi sge, %c_43, %v_1279 : vector<16xi32>
                  %v_1281 = vector.shuffle %v_1216, %v_1220 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1282 = vector.shuffle %v_1216, %v_1220 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1283 = vector.shuffle %v_1224, %v_1228 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1284 = vector.shuffle %v_1224, %v_1228 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1285 = vector.shuffle %v_1232, %v_1236 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1286 = vector.shuffle %v_1232, %v_1236 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1287 = vector.shuffle %v_1240, %v_1244 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1288 = vector.shuffle %v_1240, %v_1244 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1289 = vector.shuffle %v_1248, %v_1252 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1290 = vector.shuffle %v_1248, %v_1252 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1291 = vector.shuffle %v_1256, %v_1260 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1292 = vector.shuffle %v_1256, %v_1260 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1293 = vector.shuffle %v_1264, %v_1268 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1294 = vector.shuffle %v_1264, %v_1268 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1295 = vector.shuffle %v_1272, %v_1276 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1296 = vector.shuffle %v_1272, %v_1276 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1297 = vector.shuffle %v_1281, %v_1283 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1298 = vector.shuffle %v_1281, %v_1283 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1299 = vector.shuffle %v_1282, %v_1284 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1300 = vector.shuffle %v_1282, %v_1284 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1301 = vector.shuffle %v_1285, %v_1287 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1302 = vector.shuffle %v_1285, %v_1287 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1303 = vector.shuffle %v_1286, %v_1288 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1304 = vector.shuffle %v_1286, %v_1288 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1305 = vector.shuffle %v_1289, %v_1291 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1306 = vector.shuffle %v_1289, %v_1291 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1307 = vector.shuffle %v_1290, %v_1292 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1308 = vector.shuffle %v_1290, %v_1292 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1309 = vector.shuffle %v_1293, %v_1295 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1310 = vector.shuffle %v_1293, %v_1295 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1311 = vector.shuffle %v_1294, %v_1296 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1312 = vector.shuffle %v_1294, %v_1296 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1313 = vector.shuffle %v_1297, %v_1301 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1314 = vector.shuffle %v_1297, %v_1301 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1315 = vector.shuffle %v_1299, %v_1303 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1316 = vector.shuffle %v_1299, %v_1303 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1317 = vector.shuffle %v_1298, %v_1302 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1318 = vector.shuffle %v_1298, %v_1302 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1319 = vector.shuffle %v_1300, %v_1304 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1320 = vector.shuffle %v_1300, %v_1304 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1321 = vector.shuffle %v_1305, %v_1309 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1322 = vector.shuffle %v_1305, %v_1309 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1323 = vector.shuffle %v_1307, %v_1311 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1324 = vector.shuffle %v_1307, %v_1311 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1325 = vector.shuffle %v_1306, %v_1310 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1326 = vector.shuffle %v_1306, %v_1310 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1327 = vector.shuffle %v_1308, %v_1312 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1328 = vector.shuffle %v_1308, %v_1312 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1329 = vector.shuffle %v_1313, %v_1321 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1330 = vector.shuffle %v_1313, %v_1321 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1331 = vector.shuffle %v_1315, %v_1323 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1332 = vector.shuffle %v_1315, %v_1323 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1333 = vector.shuffle %v_1317, %v_1325 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1334 = vector.shuffle %v_1317, %v_1325 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1335 = vector.shuffle %v_1319, %v_1327 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1336 = vector.shuffle %v_1319, %v_1327 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1337 = vector.shuffle %v_1314, %v_1322 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1338 = vector.shuffle %v_1314, %v_1322 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1339 = vector.shuffle %v_1316, %v_1324 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1340 = vector.shuffle %v_1316, %v_1324 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1341 = vector.shuffle %v_1318, %v_1326 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1342 = vector.shuffle %v_1318, %v_1326 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1343 = vector.shuffle %v_1320, %v_1328 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1344 = vector.shuffle %v_1320, %v_1328 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1345 = arith.muli %v_46, %c_6 : index
                  %v_1346 = arith.addi %v_18, %v_1345 : index
                  %v_1347 = memref.load %order[%v_1346] : memref<?xi32>
                  %is_1348 = arith.cmpi sge, %v_1347, %c_44 : i32
                  scf.if %is_1348 {
                    %v_1349 = arith.index_cast %v_1347 : i32 to index
                    %v_1350 = arith.divui %v_1349, %c_11 : index
                    %v_1351 = vector.maskedload %y[%v_1350, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1352 = memref.load %weights[%v_1349] : memref<?xf32>
                    %v_1353 = vector.broadcast %v_1352 : f32 to vector<16xf32>
                    %acc_1354 = math.fma %v_1329, %v_1353, %v_1351 : vector<16xf32>
                    vector.maskedstore %y[%v_1350, %v_33], %is_1280, %acc_1354 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1355 = arith.muli %v_46, %c_6 : index
                  %v_1356 = arith.addi %v_18, %v_1355 : index
                  %v_1357 = arith.addi %v_1356, %c_5 : index
                  %v_1358 = memref.load %order[%v_1357] : memref<?xi32>
                  %is_1359 = arith.cmpi sge, %v_1358, %c_44 : i32
                  scf.if %is_1359 {
                    %v_1360 = arith.index_cast %v_1358 : i32 to index
                    %v_1361 = arith.divui %v_1360, %c_11 : index
                    %v_1362 = vector.maskedload %y[%v_1361, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1363 = memref.load %weights[%v_1360] : memref<?xf32>
                    %v_1364 = vector.broadcast %v_1363 : f32 to vector<16xf32>
                    %acc_1365 = math.fma %v_1331, %v_1364, %v_1362 : vector<16xf32>
                    vector.maskedstore %y[%v_1361, %v_33], %is_1280, %acc_1365 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1366 = arith.muli %v_46, %c_6 : index
                  %v_1367 = arith.addi %v_18, %v_1366 : index
                  %v_1368 = arith.addi %v_1367, %c_8 : index
                  %v_1369 = memref.load %order[%v_1368] : memref<?xi32>
                  %is_1370 = arith.cmpi sge, %v_1369, %c_44 : i32
                  scf.if %is_1370 {
                    %v_1371 = arith.index_cast %v_1369 : i32 to index
                    %v_1372 = arith.divui %v_1371, %c_11 : index
                    %v_1373 = vector.maskedload %y[%v_1372, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1374 = memref.load %weights[%v_1371] : memref<?xf32>
                    %v_1375 = vector.broadcast %v_1374 : f32 to vector<16xf32>
                    %acc_1376 = math.fma %v_1333, %v_1375, %v_1373 : vector<16xf32>
                    vector.maskedstore %y[%v_1372, %v_33], %is_1280, %acc_1376 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1377 = arith.muli %v_46, %c_6 : index
                  %v_1378 = arith.addi %v_18, %v_1377 : index
                  %v_1379 = arith.addi %v_1378, %c_11 : index
                  %v_1380 = memref.load %order[%v_1379] : memref<?xi32>
                  %is_1381 = arith.cmpi sge, %v_1380, %c_44 : i32
                  scf.if %is_1381 {
                    %v_1382 = arith.index_cast %v_1380 : i32 to index
                    %v_1383 = arith.divui %v_1382, %c_11 : index
                    %v_1384 = vector.maskedload %y[%v_1383, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1385 = memref.load %weights[%v_1382] : memref<?xf32>
                    %v_1386 = vector.broadcast %v_1385 : f32 to vector<16xf32>
                    %acc_1387 = math.fma %v_1335, %v_1386, %v_1384 : vector<16xf32>
                    vector.maskedstore %y[%v_1383, %v_33], %is_1280, %acc_1387 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1388 = arith.muli %v_46, %c_6 : index
                  %v_1389 = arith.addi %v_18, %v_1388 : index
                  %v_1390 = arith.addi %v_1389, %c_16 : index
                  %v_1391 = memref.load %order[%v_1390] : memref<?xi32>
                  %is_1392 = arith.cmpi sge, %v_1391, %c_44 : i32
                  scf.if %is_1392 {
                    %v_1393 = arith.index_cast %v_1391 : i32 to index
                    %v_1394 = arith.divui %v_1393, %c_11 : index
                    %v_1395 = vector.maskedload %y[%v_1394, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1396 = memref.load %weights[%v_1393] : memref<?xf32>
                    %v_1397 = vector.broadcast %v_1396 : f32 to vector<16xf32>
                    %acc_1398 = math.fma %v_1337, %v_1397, %v_1395 : vector<16xf32>
                    vector.maskedstore %y[%v_1394, %v_33], %is_1280, %acc_1398 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1399 = arith.muli %v_46, %c_6 : index
                  %v_1400 = arith.addi %v_18, %v_1399 : index
                  %v_1401 = arith.addi %v_1400, %c_17 : index
                  %v_1402 = memref.load %order[%v_1401] : memref<?xi32>
                  %is_1403 = arith.cmpi sge, %v_1402, %c_44 : i32
                  scf.if %is_1403 {
                    %v_1404 = arith.index_cast %v_1402 : i32 to index
                    %v_1405 = arith.divui %v_1404, %c_11 : index
                    %v_1406 = vector.maskedload %y[%v_1405, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1407 = memref.load %weights[%v_1404] : memref<?xf32>
                    %v_1408 = vector.broadcast %v_1407 : f32 to vector<16xf32>
                    %acc_1409 = math.fma %v_1339, %v_1408, %v_1406 : vector<16xf32>
                    vector.maskedstore %y[%v_1405, %v_33], %is_1280, %acc_1409 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1410 = arith.muli %v_46, %c_6 : index
                  %v_1411 = arith.addi %v_18, %v_1410 : index
                  %v_1412 = arith.addi %v_1411, %c_18 : index
                  %v_1413 = memref.load %order[%v_1412] : memref<?xi32>
                  %is_1414 = arith.cmpi sge, %v_1413, %c_44 : i32
                  scf.if %is_1414 {
                    %v_1415 = arith.index_cast %v_1413 : i32 to index
                    %v_1416 = arith.divui %v_1415, %c_11 : index
                    %v_1417 = vector.maskedload %y[%v_1416, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1418 = memref.load %weights[%v_1415] : memref<?xf32>
                    %v_1419 = vector.broadcast %v_1418 : f32 to vector<16xf32>
                    %acc_1420 = math.fma %v_1341, %v_1419, %v_1417 : vector<16xf32>
                    vector.maskedstore %y[%v_1416, %v_33], %is_1280, %acc_1420 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1421 = arith.muli %v_46, %c_6 : index
                  %v_1422 = arith.addi %v_18, %v_1421 : index
                  %v_1423 = arith.addi %v_1422, %c_19 : index
                  %v_1424 = memref.load %order[%v_1423] : memref<?xi32>
                  %is_1425 = arith.cmpi sge, %v_1424, %c_44 : i32
                  scf.if %is_1425 {
                    %v_1426 = arith.index_cast %v_1424 : i32 to index
                    %v_1427 = arith.divui %v_1426, %c_11 : index
                    %v_1428 = vector.maskedload %y[%v_1427, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1429 = memref.load %weights[%v_1426] : memref<?xf32>
                    %v_1430 = vector.broadcast %v_1429 : f32 to vector<16xf32>
                    %acc_1431 = math.fma %v_1343, %v_1430, %v_1428 : vector<16xf32>
                    vector.maskedstore %y[%v_1427, %v_33], %is_1280, %acc_1431 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1432 = arith.muli %v_46, %c_6 : index
                  %v_1433 = arith.addi %v_18, %v_1432 : index
                  %v_1434 = arith.addi %v_1433, %c_15 : index
                  %v_1435 = memref.load %order[%v_1434] : memref<?xi32>
                  %is_1436 = arith.cmpi sge, %v_1435, %c_44 : i32
                  scf.if %is_1436 {
                    %v_1437 = arith.index_cast %v_1435 : i32 to index
                    %v_1438 = arith.divui %v_1437, %c_11 : index
                    %v_1439 = vector.maskedload %y[%v_1438, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1440 = memref.load %weights[%v_1437] : memref<?xf32>
                    %v_1441 = vector.broadcast %v_1440 : f32 to vector<16xf32>
                    %acc_1442 = math.fma %v_1330, %v_1441, %v_1439 : vector<16xf32>
                    vector.maskedstore %y[%v_1438, %v_33], %is_1280, %acc_1442 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1443 = arith.muli %v_46, %c_6 : index
                  %v_1444 = arith.addi %v_18, %v_1443 : index
                  %v_1445 = arith.addi %v_1444, %c_45 : index
                  %v_1446 = memref.load %order[%v_1445] : memref<?xi32>
                  %is_1447 = arith.cmpi sge, %v_1446, %c_44 : i32
                  scf.if %is_1447 {
                    %v_1448 = arith.index_cast %v_1446 : i32 to index
                    %v_1449 = arith.divui %v_1448, %c_11 : index
                    %v_1450 = vector.maskedload %y[%v_1449, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1451 = memref.load %weights[%v_1448] : memref<?xf32>
                    %v_1452 = vector.broadcast %v_1451 : f32 to vector<16xf32>
                    %acc_1453 = math.fma %v_1332, %v_1452, %v_1450 : vector<16xf32>
                    vector.maskedstore %y[%v_1449, %v_33], %is_1280, %acc_1453 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1454 = arith.muli %v_46, %c_6 : index
                  %v_1455 = arith.addi %v_18, %v_1454 : index
                  %v_1456 = arith.addi %v_1455, %c_46 : index
                  %v_1457 = memref.load %order[%v_1456] : memref<?xi32>
                  %is_1458 = arith.cmpi sge, %v_1457, %c_44 : i32
                  scf.if %is_1458 {
                    %v_1459 = arith.index_cast %v_1457 : i32 to index
                    %v_1460 = arith.divui %v_1459, %c_11 : index
                    %v_1461 = vector.maskedload %y[%v_1460, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1462 = memref.load %weights[%v_1459] : memref<?xf32>
                    %v_1463 = vector.broadcast %v_1462 : f32 to vector<16xf32>
                    %acc_1464 = math.fma %v_1334, %v_1463, %v_1461 : vector<16xf32>
                    vector.maskedstore %y[%v_1460, %v_33], %is_1280, %acc_1464 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1465 = arith.muli %v_46, %c_6 : index
                  %v_1466 = arith.addi %v_18, %v_1465 : index
                  %v_1467 = arith.addi %v_1466, %c_47 : index
                  %v_1468 = memref.load %order[%v_1467] : memref<?xi32>
                  %is_1469 = arith.cmpi sge, %v_1468, %c_44 : i32
                  scf.if %is_1469 {
                    %v_1470 = arith.index_cast %v_1468 : i32 to index
                    %v_1471 = arith.divui %v_1470, %c_11 : index
                    %v_1472 = vector.maskedload %y[%v_1471, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1473 = memref.load %weights[%v_1470] : memref<?xf32>
                    %v_1474 = vector.broadcast %v_1473 : f32 to vector<16xf32>
                    %acc_1475 = math.fma %v_1336, %v_1474, %v_1472 : vector<16xf32>
                    vector.maskedstore %y[%v_1471, %v_33], %is_1280, %acc_1475 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1476 = arith.muli %v_46, %c_6 : index
                  %v_1477 = arith.addi %v_18, %v_1476 : index
                  %v_1478 = arith.addi %v_1477, %c_48 : index
                  %v_1479 = memref.load %order[%v_1478] : memref<?xi32>
                  %is_1480 = arith.cmpi sge, %v_1479, %c_44 : i32
                  scf.if %is_1480 {
                    %v_1481 = arith.index_cast %v_1479 : i32 to index
                    %v_1482 = arith.divui %v_1481, %c_11 : index
                    %v_1483 = vector.maskedload %y[%v_1482, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1484 = memref.load %weights[%v_1481] : memref<?xf32>
                    %v_1485 = vector.broadcast %v_1484 : f32 to vector<16xf32>
                    %acc_1486 = math.fma %v_1338, %v_1485, %v_1483 : vector<16xf32>
                    vector.maskedstore %y[%v_1482, %v_33], %is_1280, %acc_1486 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1487 = arith.muli %v_46, %c_6 : index
                  %v_1488 = arith.addi %v_18, %v_1487 : index
                  %v_1489 = arith.addi %v_1488, %c_49 : index
                  %v_1490 = memref.load %order[%v_1489] : memref<?xi32>
                  %is_1491 = arith.cmpi sge, %v_1490, %c_44 : i32
                  scf.if %is_1491 {
                    %v_1492 = arith.index_cast %v_1490 : i32 to index
                    %v_1493 = arith.divui %v_1492, %c_11 : index
                    %v_1494 = vector.maskedload %y[%v_1493, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1495 = memref.load %weights[%v_1492] : memref<?xf32>
                    %v_1496 = vector.broadcast %v_1495 : f32 to vector<16xf32>
                    %acc_1497 = math.fma %v_1340, %v_1496, %v_1494 : vector<16xf32>
                    vector.maskedstore %y[%v_1493, %v_33], %is_1280, %acc_1497 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1498 = arith.muli %v_46, %c_6 : index
                  %v_1499 = arith.addi %v_18, %v_1498 : index
                  %v_1500 = arith.addi %v_1499, %c_50 : index
                  %v_1501 = memref.load %order[%v_1500] : memref<?xi32>
                  %is_1502 = arith.cmpi sge, %v_1501, %c_44 : i32
                  scf.if %is_1502 {
                    %v_1503 = arith.index_cast %v_1501 : i32 to index
                    %v_1504 = arith.divui %v_1503, %c_11 : index
                    %v_1505 = vector.maskedload %y[%v_1504, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1506 = memref.load %weights[%v_1503] : memref<?xf32>
                    %v_1507 = vector.broadcast %v_1506 : f32 to vector<16xf32>
                    %acc_1508 = math.fma %v_1342, %v_1507, %v_1505 : vector<16xf32>
                    vector.maskedstore %y[%v_1504, %v_33], %is_1280, %acc_1508 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1509 = arith.muli %v_46, %c_6 : index
                  %v_1510 = arith.addi %v_18, %v_1509 : index
                  %v_1511 = arith.addi %v_1510, %c_9 : index
                  %v_1512 = memref.load %order[%v_1511] : memref<?xi32>
                  %is_1513 = arith.cmpi sge, %v_1512, %c_44 : i32
                  scf.if %is_1513 {
                    %v_1514 = arith.index_cast %v_1512 : i32 to index
                    %v_1515 = arith.divui %v_1514, %c_11 : index
                    %v_1516 = vector.maskedload %y[%v_1515, %v_33], %is_1280, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1517 = memref.load %weights[%v_1514] : memref<?xf32>
                    %v_1518 = vector.broadcast %v_1517 : f32 to vector<16xf32>
                    %acc_1519 = math.fma %v_1344, %v_1518, %v_1516 : vector<16xf32>
                    vector.maskedstore %y[%v_1515, %v_33], %is_1280, %acc_1519 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_1520 = arith.addi %v_46, %c_5 : index
                %v_1521 = arith.addi %v_6, %c_21 : index
                %is_1522 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_1522 {
                  %v_1523 = arith.index_cast %v_1521 : index to i64
                  %pointer_1524 = llvm.inttoptr %v_1523 : i64 to !llvm.ptr
                  %v_1525 = "llvm.load"(%pointer_1524) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1526 = arith.addi %v_1521, %c_0 : index
                  %v_1527 = arith.index_cast %v_1526 : index to i64
                  %pointer_1528 = llvm.inttoptr %v_1527 : i64 to !llvm.ptr
                  %v_1529 = "llvm.load"(%pointer_1528) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1530 = arith.addi %v_1521, %c_29 : index
                  %v_1531 = arith.index_cast %v_1530 : index to i64
                  %pointer_1532 = llvm.inttoptr %v_1531 : i64 to !llvm.ptr
                  %v_1533 = "llvm.load"(%pointer_1532) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1534 = arith.addi %v_1521, %c_30 : index
                  %v_1535 = arith.index_cast %v_1534 : index to i64
                  %pointer_1536 = llvm.inttoptr %v_1535 : i64 to !llvm.ptr
                  %v_1537 = "llvm.load"(%pointer_1536) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1538 = arith.addi %v_1521, %c_31 : index
                  %v_1539 = arith.index_cast %v_1538 : index to i64
                  %pointer_1540 = llvm.inttoptr %v_1539 : i64 to !llvm.ptr
                  %v_1541 = "llvm.load"(%pointer_1540) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1542 = arith.addi %v_1521, %c_32 : index
                  %v_1543 = arith.index_cast %v_1542 : index to i64
                  %pointer_1544 = llvm.inttoptr %v_1543 : i64 to !llvm.ptr
                  %v_1545 = "llvm.load"(%pointer_1544) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1546 = arith.addi %v_1521, %c_33 : index
                  %v_1547 = arith.index_cast %v_1546 : index to i64
                  %pointer_1548 = llvm.inttoptr %v_1547 : i64 to !llvm.ptr
                  %v_1549 = "llvm.load"(%pointer_1548) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1550 = arith.addi %v_1521, %c_34 : index
                  %v_1551 = arith.index_cast %v_1550 : index to i64
                  %pointer_1552 = llvm.inttoptr %v_1551 : i64 to !llvm.ptr
                  %v_1553 = "llvm.load"(%pointer_1552) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1554 = arith.addi %v_1521, %c_35 : index
                  %v_1555 = arith.index_cast %v_1554 : index to i64
                  %pointer_1556 = llvm.inttoptr %v_1555 : i64 to !llvm.ptr
                  %v_1557 = "llvm.load"(%pointer_1556) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1558 = arith.addi %v_1521, %c_36 : index
                  %v_1559 = arith.index_cast %v_1558 : index to i64
                  %pointer_1560 = llvm.inttoptr %v_1559 : i64 to !llvm.ptr
                  %v_1561 = "llvm.load"(%pointer_1560) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1562 = arith.addi %v_1521, %c_37 : index
                  %v_1563 = arith.index_cast %v_1562 : index to i64
                  %pointer_1564 = llvm.inttoptr %v_1563 : i64 to !llvm.ptr
                  %v_1565 = "llvm.load"(%pointer_1564) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1566 = arith.addi %v_1521, %c_38 : index
                  %v_1567 = arith.index_cast %v_1566 : index to i64
                  %pointer_1568 = llvm.inttoptr %v_1567 : i64 to !llvm.ptr
                  %v_1569 = "llvm.load"(%pointer_1568) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1570 = arith.addi %v_1521, %c_39 : index
                  %v_1571 = arith.index_cast %v_1570 : index to i64
                  %pointer_1572 = llvm.inttoptr %v_1571 : i64 to !llvm.ptr
                  %v_1573 = "llvm.load"(%pointer_1572) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1574 = arith.addi %v_1521, %c_40 : index
                  %v_1575 = arith.index_cast %v_1574 : index to i64
                  %pointer_1576 = llvm.inttoptr %v_1575 : i64 to !llvm.ptr
                  %v_1577 = "llvm.load"(%pointer_1576) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1578 = arith.addi %v_1521, %c_41 : index
                  %v_1579 = arith.index_cast %v_1578 : index to i64
                  %pointer_1580 = llvm.inttoptr %v_1579 : i64 to !llvm.ptr
                  %v_1581 = "llvm.load"(%pointer_1580) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1582 = arith.addi %v_1521, %c_42 : index
                  %v_1583 = arith.index_cast %v_1582 : index to i64
                  %pointer_1584 = llvm.inttoptr %v_1583 : i64 to !llvm.ptr
                  %v_1585 = "llvm.load"(%pointer_1584) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1586 = arith.subi %i_30, %v_32 : index
                  %v_1587 = arith.index_cast %v_1586 : index to i32
                  %v_1588 = vector.broadcast %v_1587 : i32 to vector<16xi32>
                  %is_1589 = arith.cmpi sge, %c_43, %v_1588 : vector<16xi32>
                  %v_1590 = vector.shuffle %v_1525, %v_1529 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1591 = vector.shuffle %v_1525, %v_1529 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1592 = vector.shuffle %v_1533, %v_1537 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1593 = vector.shuffle %v_1533, %v_1537 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1594 = vector.shuffle %v_1541, %v_1545 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1595 = vector.shuffle %v_1541, %v_1545 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1596 = vector.shuffle %v_1549, %v_1553 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1597 = vector.shuffle %v_1549, %v_1553 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1598 = vector.shuffle %v_1557, %v_1561 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1599 = vector.shuffle %v_1557, %v_1561 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1600 = vector.shuffle %v_1565, %v_1569 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1601 = vector.shuffle %v_1565, %v_1569 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1602 = vector.shuffle %v_1573, %v_1577 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1603 = vector.shuffle %v_1573, %v_1577 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1604 = vector.shuffle %v_1581, %v_1585 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1605 = vector.shuffle %v_1581, %v_1585 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1606 = vector.shuffle %v_1590, %v_1592 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1607 = vector.shuffle %v_1590, %v_1592 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1608 = vector.shuffle %v_1591, %v_1593 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1609 = vector.shuffle %v_1591, %v_1593 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1610 = vector.shuffle %v_1594, %v_1596 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1611 = vector.shuffle %v_1594, %v_1596 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1612 = vector.shuffle %v_1595, %v_1597 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1613 = vector.shuffle %v_1595, %v_1597 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1614 = vector.shuffle %v_1598, %v_1600 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1615 = vector.shuffle %v_1598, %v_1600 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1616 = vector.shuffle %v_1599, %v_1601 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1617 = vector.shuffle %v_1599, %v_1601 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1618 = vector.shuffle %v_1602, %v_1604 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1619 = vector.shuffle %v_1602, %v_1604 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1620 = vector.shuffle %v_1603, %v_1605 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1621 = vector.shuffle %v_1603, %v_1605 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1622 = vector.shuffle %v_1606, %v_1610 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1623 = vector.shuffle %v_1606, %v_1610 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1624 = vector.shuffle %v_1608, %v_1612 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1625 = vector.shuffle %v_1608, %v_1612 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1626 = vector.shuffle %v_1607, %v_1611 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1627 = vector.shuffle %v_1607, %v_1611 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1628 = vector.shuffle %v_1609, %v_1613 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1629 = vector.shuffle %v_1609, %v_1613 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1630 = vector.shuffle %v_1614, %v_1618 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1631 = vector.shuffle %v_1614, %v_1618 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1632 = vector.shuffle %v_1616, %v_1620 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1633 = vector.shuffle %v_1616, %v_1620 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1634 = vector.shuffle %v_1615, %v_1619 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1635 = vector.shuffle %v_1615, %v_1619 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1636 = vector.shuffle %v_1617, %v_1621 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1637 = vector.shuffle %v_1617, %v_1621 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1638 = vector.shuffle %v_1622, %v_1630 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1639 = vector.shuffle %v_1622, %v_1630 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1640 = vector.shuffle %v_1624, %v_1632 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1641 = vector.shuffle %v_1624, %v_1632 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1642 = vector.shuffle %v_1626, %v_1634 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1643 = vector.shuffle %v_1626, %v_1634 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1644 = vector.shuffle %v_1628, %v_1636 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1645 = vector.shuffle %v_1628, %v_1636 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1646 = vector.shuffle %v_1623, %v_1631 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1647 = vector.shuffle %v_1623, %v_1631 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1648 = vector.shuffle %v_1625, %v_1633 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1649 = vector.shuffle %v_1625, %v_1633 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1650 = vector.shuffle %v_1627, %v_1635 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1651 = vector.shuffle %v_1627, %v_1635 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1652 = vector.shuffle %v_1629, %v_1637 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1653 = vector.shuffle %v_1629, %v_1637 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1654 = arith.muli %v_1520, %c_6 : index
                  %v_1655 = arith.addi %v_18, %v_1654 : index
                  %v_1656 = memref.load %order[%v_1655] : memref<?xi32>
                  %is_1657 = arith.cmpi sge, %v_1656, %c_44 : i32
                  scf.if %is_1657 {
                    %v_1658 = arith.index_cast %v_1656 : i32 to index
                    %v_1659 = arith.divui %v_1658, %c_11 : index
                    %v_1660 = vector.maskedload %y[%v_1659, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1661 = memref.load %weights[%v_1658] : memref<?xf32>
                    %v_1662 = vector.broadcast %v_1661 : f32 to vector<16xf32>
                    %acc_1663 = math.fma %v_1638, %v_1662, %v_1660 : vector<16xf32>
                    vector.maskedstore %y[%v_1659, %v_32], %is_1589, %acc_1663 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1664 = arith.muli %v_1520, %c_6 : index
                  %v_1665 = arith.addi %v_18, %v_1664 : index
                  %v_1666 = arith.addi %v_1665, %c_5 : index
                  %v_1667 = memref.load %order[%v_1666] : memref<?xi32>
                  %is_1668 = arith.cmpi sge, %v_1667, %c_44 : i32
                  scf.if %is_1668 {
                    %v_1669 = arith.index_cast %v_1667 : i32 to index
                    %v_1670 = arith.divui %v_1669, %c_11 : index
                    %v_1671 = vector.maskedload %y[%v_1670, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1672 = memref.load %weights[%v_1669] : memref<?xf32>
                    %v_1673 = vector.broadcast %v_1672 : f32 to vector<16xf32>
                    %acc_1674 = math.fma %v_1640, %v_1673, %v_1671 : vector<16xf32>
                    vector.maskedstore %y[%v_1670, %v_32], %is_1589, %acc_1674 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1675 = arith.muli %v_1520, %c_6 : index
                  %v_1676 = arith.addi %v_18, %v_1675 : index
                  %v_1677 = arith.addi %v_1676, %c_8 : index
                  %v_1678 = memref.load %order[%v_1677] : memref<?xi32>
                  %is_1679 = arith.cmpi sge, %v_1678, %c_44 : i32
                  scf.if %is_1679 {
                    %v_1680 = arith.index_cast %v_1678 : i32 to index
                    %v_1681 = arith.divui %v_1680, %c_11 : index
                    %v_1682 = vector.maskedload %y[%v_1681, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1683 = memref.load %weights[%v_1680] : memref<?xf32>
                    %v_1684 = vector.broadcast %v_1683 : f32 to vector<16xf32>
                    %acc_1685 = math.fma %v_1642, %v_1684, %v_1682 : vector<16xf32>
                    vector.maskedstore %y[%v_1681, %v_32], %is_1589, %acc_1685 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1686 = arith.muli %v_1520, %c_6 : index
                  %v_1687 = arith.addi %v_18, %v_1686 : index
                  %v_1688 = arith.addi %v_1687, %c_11 : index
                  %v_1689 = memref.load %order[%v_1688] : memref<?xi32>
                  %is_1690 = arith.cmpi sge, %v_1689, %c_44 : i32
                  scf.if %is_1690 {
                    %v_1691 = arith.index_cast %v_1689 : i32 to index
                    %v_1692 = arith.divui %v_1691, %c_11 : index
                    %v_1693 = vector.maskedload %y[%v_1692, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1694 = memref.load %weights[%v_1691] : memref<?xf32>
                    %v_1695 = vector.broadcast %v_1694 : f32 to vector<16xf32>
                    %acc_1696 = math.fma %v_1644, %v_1695, %v_1693 : vector<16xf32>
                    vector.maskedstore %y[%v_1692, %v_32], %is_1589, %acc_1696 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1697 = arith.muli %v_1520, %c_6 : index
                  %v_1698 = arith.addi %v_18, %v_1697 : index
                  %v_1699 = arith.addi %v_1698, %c_16 : index
                  %v_1700 = memref.load %order[%v_1699] : memref<?xi32>
                  %is_1701 = arith.cmpi sge, %v_1700, %c_44 : i32
                  scf.if %is_1701 {
                    %v_1702 = arith.index_cast %v_1700 : i32 to index
                    %v_1703 = arith.divui %v_1702, %c_11 : index
                    %v_1704 = vector.maskedload %y[%v_1703, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1705 = memref.load %weights[%v_1702] : memref<?xf32>
                    %v_1706 = vector.broadcast %v_1705 : f32 to vector<16xf32>
                    %acc_1707 = math.fma %v_1646, %v_1706, %v_1704 : vector<16xf32>
                    vector.maskedstore %y[%v_1703, %v_32], %is_1589, %acc_1707 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1708 = arith.muli %v_1520, %c_6 : index
                  %v_1709 = arith.addi %v_18, %v_1708 : index
                  %v_1710 = arith.addi %v_1709, %c_17 : index
                  %v_1711 = memref.load %order[%v_1710] : memref<?xi32>
                  %is_1712 = arith.cmpi sge, %v_1711, %c_44 : i32
                  scf.if %is_1712 {
                    %v_1713 = arith.index_cast %v_1711 : i32 to index
                    %v_1714 = arith.divui %v_1713, %c_11 : index
                    %v_1715 = vector.maskedload %y[%v_1714, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1716 = memref.load %weights[%v_1713] : memref<?xf32>
                    %v_1717 = vector.broadcast %v_1716 : f32 to vector<16xf32>
                    %acc_1718 = math.fma %v_1648, %v_1717, %v_1715 : vector<16xf32>
                    vector.maskedstore %y[%v_1714, %v_32], %is_1589, %acc_1718 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1719 = arith.muli %v_1520, %c_6 : index
                  %v_1720 = arith.addi %v_18, %v_1719 : index
                  %v_1721 = arith.addi %v_1720, %c_18 : index
                  %v_1722 = memref.load %order[%v_1721] : memref<?xi32>
                  %is_1723 = arith.cmpi sge, %v_1722, %c_44 : i32
                  scf.if %is_1723 {
                    %v_1724 = arith.index_cast %v_1722 : i32 to index
                    %v_1725 = arith.divui %v_1724, %c_11 : index
                    %v_1726 = vector.maskedload %y[%v_1725, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1727 = memref.load %weights[%v_1724] : memref<?xf32>
                    %v_1728 = vector.broadcast %v_1727 : f32 to vector<16xf32>
                    %acc_1729 = math.fma %v_1650, %v_1728, %v_1726 : vector<16xf32>
                    vector.maskedstore %y[%v_1725, %v_32], %is_1589, %acc_1729 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1730 = arith.muli %v_1520, %c_6 : index
                  %v_1731 = arith.addi %v_18, %v_1730 : index
                  %v_1732 = arith.addi %v_1731, %c_19 : index
                  %v_1733 = memref.load %order[%v_1732] : memref<?xi32>
                  %is_1734 = arith.cmpi sge, %v_1733, %c_44 : i32
                  scf.if %is_1734 {
                    %v_1735 = arith.index_cast %v_1733 : i32 to index
                    %v_1736 = arith.divui %v_1735, %c_11 : index
                    %v_1737 = vector.maskedload %y[%v_1736, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1738 = memref.load %weights[%v_1735] : memref<?xf32>
                    %v_1739 = vector.broadcast %v_1738 : f32 to vector<16xf32>
                    %acc_1740 = math.fma %v_1652, %v_1739, %v_1737 : vector<16xf32>
                    vector.maskedstore %y[%v_1736, %v_32], %is_1589, %acc_1740 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1741 = arith.muli %v_1520, %c_6 : index
                  %v_1742 = arith.addi %v_18, %v_1741 : index
                  %v_1743 = arith.addi %v_1742, %c_15 : index
                  %v_1744 = memref.load %order[%v_1743] : memref<?xi32>
                  %is_1745 = arith.cmpi sge, %v_1744, %c_44 : i32
                  scf.if %is_1745 {
                    %v_1746 = arith.index_cast %v_1744 : i32 to index
                    %v_1747 = arith.divui %v_1746, %c_11 : index
                    %v_1748 = vector.maskedload %y[%v_1747, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1749 = memref.load %weights[%v_1746] : memref<?xf32>
                    %v_1750 = vector.broadcast %v_1749 : f32 to vector<16xf32>
                    %acc_1751 = math.fma %v_1639, %v_1750, %v_1748 : vector<16xf32>
                    vector.maskedstore %y[%v_1747, %v_32], %is_1589, %acc_1751 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1752 = arith.muli %v_1520, %c_6 : index
                  %v_1753 = arith.addi %v_18, %v_1752 : index
                  %v_1754 = arith.addi %v_1753, %c_45 : index
                  %v_1755 = memref.load %order[%v_1754] : memref<?xi32>
                  %is_1756 = arith.cmpi sge, %v_1755, %c_44 : i32
                  scf.if %is_1756 {
                    %v_1757 = arith.index_cast %v_1755 : i32 to index
                    %v_1758 = arith.divui %v_1757, %c_11 : index
                    %v_1759 = vector.maskedload %y[%v_1758, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1760 = memref.load %weights[%v_1757] : memref<?xf32>
                    %v_1761 = vector.broadcast %v_1760 : f32 to vector<16xf32>
                    %acc_1762 = math.fma %v_1641, %v_1761, %v_1759 : vector<16xf32>
                    vector.maskedstore %y[%v_1758, %v_32], %is_1589, %acc_1762 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1763 = arith.muli %v_1520, %c_6 : index
                  %v_1764 = arith.addi %v_18, %v_1763 : index
                  %v_1765 = arith.addi %v_1764, %c_46 : index
                  %v_1766 = memref.load %order[%v_1765] : memref<?xi32>
                  %is_1767 = arith.cmpi sge, %v_1766, %c_44 : i32
                  scf.if %is_1767 {
                    %v_1768 = arith.index_cast %v_1766 : i32 to index
                    %v_1769 = arith.divui %v_1768, %c_11 : index
                    %v_1770 = vector.maskedload %y[%v_1769, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1771 = memref.load %weights[%v_1768] : memref<?xf32>
                    %v_1772 = vector.broadcast %v_1771 : f32 to vector<16xf32>
                    %acc_1773 = math.fma %v_1643, %v_1772, %v_1770 : vector<16xf32>
                    vector.maskedstore %y[%v_1769, %v_32], %is_1589, %acc_1773 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1774 = arith.muli %v_1520, %c_6 : index
                  %v_1775 = arith.addi %v_18, %v_1774 : index
                  %v_1776 = arith.addi %v_1775, %c_47 : index
                  %v_1777 = memref.load %order[%v_1776] : memref<?xi32>
                  %is_1778 = arith.cmpi sge, %v_1777, %c_44 : i32
                  scf.if %is_1778 {
                    %v_1779 = arith.index_cast %v_1777 : i32 to index
                    %v_1780 = arith.divui %v_1779, %c_11 : index
                    %v_1781 = vector.maskedload %y[%v_1780, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1782 = memref.load %weights[%v_1779] : memref<?xf32>
                    %v_1783 = vector.broadcast %v_1782 : f32 to vector<16xf32>
                    %acc_1784 = math.fma %v_1645, %v_1783, %v_1781 : vector<16xf32>
                    vector.maskedstore %y[%v_1780, %v_32], %is_1589, %acc_1784 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1785 = arith.muli %v_1520, %c_6 : index
                  %v_1786 = arith.addi %v_18, %v_1785 : index
                  %v_1787 = arith.addi %v_1786, %c_48 : index
                  %v_1788 = memref.load %order[%v_1787] : memref<?xi32>
                  %is_1789 = arith.cmpi sge, %v_1788, %c_44 : i32
                  scf.if %is_1789 {
                    %v_1790 = arith.index_cast %v_1788 : i32 to index
                    %v_1791 = arith.divui %v_1790, %c_11 : index
                    %v_1792 = vector.maskedload %y[%v_1791, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1793 = memref.load %weights[%v_1790] : memref<?xf32>
                    %v_1794 = vector.broadcast %v_1793 : f32 to vector<16xf32>
                    %acc_1795 = math.fma %v_1647, %v_1794, %v_1792 : vector<16xf32>
                    vector.maskedstore %y[%v_1791, %v_32], %is_1589, %acc_1795 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1796 = arith.muli %v_1520, %c_6 : index
                  %v_1797 = arith.addi %v_18, %v_1796 : index
                  %v_1798 = arith.addi %v_1797, %c_49 : index
                  %v_1799 = memref.load %order[%v_1798] : memref<?xi32>
                  %is_1800 = arith.cmpi sge, %v_1799, %c_44 : i32
                  scf.if %is_1800 {
                    %v_1801 = arith.index_cast %v_1799 : i32 to index
                    %v_1802 = arith.divui %v_1801, %c_11 : index
                    %v_1803 = vector.maskedload %y[%v_1802, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1804 = memref.load %weights[%v_1801] : memref<?xf32>
                    %v_1805 = vector.broadcast %v_1804 : f32 to vector<16xf32>
                    %acc_1806 = math.fma %v_1649, %v_1805, %v_1803 : vector<16xf32>
                    vector.maskedstore %y[%v_1802, %v_32], %is_1589, %acc_1806 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1807 = arith.muli %v_1520, %c_6 : index
                  %v_1808 = arith.addi %v_18, %v_1807 : index
                  %v_1809 = arith.addi %v_1808, %c_50 : index
                  %v_1810 = memref.load %order[%v_1809] : memref<?xi32>
                  %is_1811 = arith.cmpi sge, %v_1810, %c_44 : i32
                  scf.if %is_1811 {
                    %v_1812 = arith.index_cast %v_1810 : i32 to index
                    %v_1813 = arith.divui %v_1812, %c_11 : index
                    %v_1814 = vector.maskedload %y[%v_1813, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1815 = memref.load %weights[%v_1812] : memref<?xf32>
                    %v_1816 = vector.broadcast %v_1815 : f32 to vector<16xf32>
                    %acc_1817 = math.fma %v_1651, %v_1816, %v_1814 : vector<16xf32>
                    vector.maskedstore %y[%v_1813, %v_32], %is_1589, %acc_1817 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1818 = arith.muli %v_1520, %c_6 : index
                  %v_1819 = arith.addi %v_18, %v_1818 : index
                  %v_1820 = arith.addi %v_1819, %c_9 : index
                  %v_1821 = memref.load %order[%v_1820] : memref<?xi32>
                  %is_1822 = arith.cmpi sge, %v_1821, %c_44 : i32
                  scf.if %is_1822 {
                    %v_1823 = arith.index_cast %v_1821 : i32 to index
                    %v_1824 = arith.divui %v_1823, %c_11 : index
                    %v_1825 = vector.maskedload %y[%v_1824, %v_32], %is_1589, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1826 = memref.load %weights[%v_1823] : memref<?xf32>
                    %v_1827 = vector.broadcast %v_1826 : f32 to vector<16xf32>
                    %acc_1828 = math.fma %v_1653, %v_1827, %v_1825 : vector<16xf32>
                    vector.maskedstore %y[%v_1824, %v_32], %is_1589, %acc_1828 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_1829 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_1829 {
                  %v_1830 = arith.addi %v_1521, %c_51 : index
                  %v_1831 = arith.index_cast %v_1830 : index to i64
                  %pointer_1832 = llvm.inttoptr %v_1831 : i64 to !llvm.ptr
                  %v_1833 = "llvm.load"(%pointer_1832) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1834 = arith.addi %v_1521, %c_52 : index
                  %v_1835 = arith.index_cast %v_1834 : index to i64
                  %pointer_1836 = llvm.inttoptr %v_1835 : i64 to !llvm.ptr
                  %v_1837 = "llvm.load"(%pointer_1836) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1838 = arith.addi %v_1521, %c_53 : index
                  %v_1839 = arith.index_cast %v_1838 : index to i64
                  %pointer_1840 = llvm.inttoptr %v_1839 : i64 to !llvm.ptr
                  %v_1841 = "llvm.load"(%pointer_1840) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1842 = arith.addi %v_1521, %c_54 : index
                  %v_1843 = arith.index_cast %v_1842 : index to i64
                  %pointer_1844 = llvm.inttoptr %v_1843 : i64 to !llvm.ptr
                  %v_1845 = "llvm.load"(%pointer_1844) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1846 = arith.addi %v_1521, %c_55 : index
                  %v_1847 = arith.index_cast %v_1846 : index to i64
                  %pointer_1848 = llvm.inttoptr %v_1847 : i64 to !llvm.ptr
                  %v_1849 = "llvm.load"(%pointer_1848) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1850 = arith.addi %v_1521, %c_56 : index
                  %v_1851 = arith.index_cast %v_1850 : index to i64
                  %pointer_1852 = llvm.inttoptr %v_1851 : i64 to !llvm.ptr
                  %v_1853 = "llvm.load"(%pointer_1852) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1854 = arith.addi %v_1521, %c_57 : index
                  %v_1855 = arith.index_cast %v_1854 : index to i64
                  %pointer_1856 = llvm.inttoptr %v_1855 : i64 to !llvm.ptr
                  %v_1857 = "llvm.load"(%pointer_1856) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1858 = arith.addi %v_1521, %c_58 : index
                  %v_1859 = arith.index_cast %v_1858 : index to i64
                  %pointer_1860 = llvm.inttoptr %v_1859 : i64 to !llvm.ptr
                  %v_1861 = "llvm.load"(%pointer_1860) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1862 = arith.addi %v_1521, %c_14 : index
                  %v_1863 = arith.index_cast %v_1862 : index to i64
                  %pointer_1864 = llvm.inttoptr %v_1863 : i64 to !llvm.ptr
                  %v_1865 = "llvm.load"(%pointer_1864) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1866 = arith.addi %v_1521, %c_59 : index
                  %v_1867 = arith.index_cast %v_1866 : index to i64
                  %pointer_1868 = llvm.inttoptr %v_1867 : i64 to !llvm.ptr
                  %v_1869 = "llvm.load"(%pointer_1868) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1870 = arith.addi %v_1521, %c_60 : index
                  %v_1871 = arith.index_cast %v_1870 : index to i64
                  %pointer_1872 = llvm.inttoptr %v_1871 : i64 to !llvm.ptr
                  %v_1873 = "llvm.load"(%pointer_1872) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1874 = arith.addi %v_1521, %c_61 : index
                  %v_1875 = arith.index_cast %v_1874 : index to i64
                  %pointer_1876 = llvm.inttoptr %v_1875 : i64 to !llvm.ptr
                  %v_1877 = "llvm.load"(%pointer_1876) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1878 = arith.addi %v_1521, %c_62 : index
                  %v_1879 = arith.index_cast %v_1878 : index to i64
                  %pointer_1880 = llvm.inttoptr %v_1879 : i64 to !llvm.ptr
                  %v_1881 = "llvm.load"(%pointer_1880) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1882 = arith.addi %v_1521, %c_63 : index
                  %v_1883 = arith.index_cast %v_1882 : index to i64
                  %pointer_1884 = llvm.inttoptr %v_1883 : i64 to !llvm.ptr
                  %v_1885 = "llvm.load"(%pointer_1884) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1886 = arith.addi %v_1521, %c_64 : index
                  %v_1887 = arith.index_cast %v_1886 : index to i64
                  %pointer_1888 = llvm.inttoptr %v_1887 : i64 to !llvm.ptr
                  %v_1889 = "llvm.load"(%pointer_1888) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1890 = arith.addi %v_1521, %c_65 : index
                  %v_1891 = arith.index_cast %v_1890 : index to i64
                  %pointer_1892 = llvm.inttoptr %v_1891 : i64 to !llvm.ptr
                  %v_1893 = "llvm.load"(%pointer_1892) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_1894 = arith.subi %v_31, %v_33 : index
                  %v_1895 = arith.index_cast %v_1894 : index to i32
                  %v_1896 = vector.broadcast %v_1895 : i32 to vector<16xi32>
                  %is_1897 = arith.cmpi sge, %c_43, %v_1896 : vector<16xi32>
                  %v_1898 = vector.shuffle %v_1833, %v_1837 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1899 = vector.shuffle %v_1833, %v_1837 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1900 = vector.shuffle %v_1841, %v_1845 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1901 = vector.shuffle %v_1841, %v_1845 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1902 = vector.shuffle %v_1849, %v_1853 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1903 = vector.shuffle %v_1849, %v_1853 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1904 = vector.shuffle %v_1857, %v_1861 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1905 = vector.shuffle %v_1857, %v_1861 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1906 = vector.shuffle %v_1865, %v_1869 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1907 = vector.shuffle %v_1865, %v_1869 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1908 = vector.shuffle %v_1873, %v_1877 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1909 = vector.shuffle %v_1873, %v_1877 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1910 = vector.shuffle %v_1881, %v_1885 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1911 = vector.shuffle %v_1881, %v_1885 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1912 = vector.shuffle %v_1889, %v_1893 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_1913 = vector.shuffle %v_1889, %v_1893 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_1914 = vector.shuffle %v_1898, %v_1900 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1915 = vector.shuffle %v_1898, %v_1900 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1916 = vector.shuffle %v_1899, %v_1901 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1917 = vector.shuffle %v_1899, %v_1901 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1918 = vector.shuffle %v_1902, %v_1904 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1919 = vector.shuffle %v_1902, %v_1904 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1920 = vector.shuffle %v_1903, %v_1905 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1921 = vector.shuffle %v_1903, %v_1905 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1922 = vector.shuffle %v_1906, %v_1908 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1923 = vector.shuffle %v_1906, %v_1908 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1924 = vector.shuffle %v_1907, %v_1909 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1925 = vector.shuffle %v_1907, %v_1909 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1926 = vector.shuffle %v_1910, %v_1912 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1927 = vector.shuffle %v_1910, %v_1912 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1928 = vector.shuffle %v_1911, %v_1913 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_1929 = vector.shuffle %v_1911, %v_1913 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1930 = vector.shuffle %v_1914, %v_1918 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1931 = vector.shuffle %v_1914, %v_1918 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1932 = vector.shuffle %v_1916, %v_1920 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1933 = vector.shuffle %v_1916, %v_1920 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1934 = vector.shuffle %v_1915, %v_1919 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1935 = vector.shuffle %v_1915, %v_1919 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1936 = vector.shuffle %v_1917, %v_1921 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1937 = vector.shuffle %v_1917, %v_1921 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1938 = vector.shuffle %v_1922, %v_1926 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1939 = vector.shuffle %v_1922, %v_1926 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1940 = vector.shuffle %v_1924, %v_1928 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1941 = vector.shuffle %v_1924, %v_1928 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1942 = vector.shuffle %v_1923, %v_1927 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1943 = vector.shuffle %v_1923, %v_1927 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1944 = vector.shuffle %v_1925, %v_1929 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_1945 = vector.shuffle %v_1925, %v_1929 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1946 = vector.shuffle %v_1930, %v_1938 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1947 = vector.shuffle %v_1930, %v_1938 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1948 = vector.shuffle %v_1932, %v_1940 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1949 = vector.shuffle %v_1932, %v_1940 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1950 = vector.shuffle %v_1934, %v_1942 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1951 = vector.shuffle %v_1934, %v_1942 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1952 = vector.shuffle %v_1936, %v_1944 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1953 = vector.shuffle %v_1936, %v_1944 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1954 = vector.shuffle %v_1931, %v_1939 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1955 = vector.shuffle %v_1931, %v_1939 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1956 = vector.shuffle %v_1933, %v_1941 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1957 = vector.shuffle %v_1933, %v_1941 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1958 = vector.shuffle %v_1935, %v_1943 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1959 = vector.shuffle %v_1935, %v_1943 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1960 = vector.shuffle %v_1937, %v_1945 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_1961 = vector.shuffle %v_1937, %v_1945 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_1962 = arith.muli %v_1520, %c_6 : index
                  %v_1963 = arith.addi %v_18, %v_1962 : index
                  %v_1964 = memref.load %order[%v_1963] : memref<?xi32>
                  %is_1965 = arith.cmpi sge, %v_1964, %c_44 : i32
                  scf.if %is_1965 {
                    %v_1966 = arith.index_cast %v_1964 : i32 to index
                    %v_1967 = arith.divui %v_1966, %c_11 : index
                    %v_1968 = vector.maskedload %y[%v_1967, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1969 = memref.load %weights[%v_1966] : memref<?xf32>
                    %v_1970 = vector.broadcast %v_1969 : f32 to vector<16xf32>
                    %acc_1971 = math.fma %v_1946, %v_1970, %v_1968 : vector<16xf32>
                    vector.maskedstore %y[%v_1967, %v_33], %is_1897, %acc_1971 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1972 = arith.muli %v_1520, %c_6 : index
                  %v_1973 = arith.addi %v_18, %v_1972 : index
                  %v_1974 = arith.addi %v_1973, %c_5 : index
                  %v_1975 = memref.load %order[%v_1974] : memref<?xi32>
                  %is_1976 = arith.cmpi sge, %v_1975, %c_44 : i32
                  scf.if %is_1976 {
                    %v_1977 = arith.index_cast %v_1975 : i32 to index
                    %v_1978 = arith.divui %v_1977, %c_11 : index
                    %v_1979 = vector.maskedload %y[%v_1978, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1980 = memref.load %weights[%v_1977] : memref<?xf32>
                    %v_1981 = vector.broadcast %v_1980 : f32 to vector<16xf32>
                    %acc_1982 = math.fma %v_1948, %v_1981, %v_1979 : vector<16xf32>
                    vector.maskedstore %y[%v_1978, %v_33], %is_1897, %acc_1982 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1983 = arith.muli %v_1520, %c_6 : index
                  %v_1984 = arith.addi %v_18, %v_1983 : index
                  %v_1985 = arith.addi %v_1984, %c_8 : index
                  %v_1986 = memref.load %order[%v_1985] : memref<?xi32>
                  %is_1987 = arith.cmpi sge, %v_1986, %c_44 : i32
                  scf.if %is_1987 {
                    %v_1988 = arith.index_cast %v_1986 : i32 to index
                    %v_1989 = arith.divui %v_1988, %c_11 : index
                    %v_1990 = vector.maskedload %y[%v_1989, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_1991 = memref.load %weights[%v_1988] : memref<?xf32>
                    %v_1992 = vector.broadcast %v_1991 : f32 to vector<16xf32>
                    %acc_1993 = math.fma %v_1950, %v_1992, %v_1990 : vector<16xf32>
                    vector.maskedstore %y[%v_1989, %v_33], %is_1897, %acc_1993 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_1994 = arith.muli %v_1520, %c_6 : index
                  %v_1995 = arith.addi %v_18, %v_1994 : index
                  %v_1996 = arith.addi %v_1995, %c_11 : index
                  %v_1997 = memref.load %order[%v_1996] : memref<?xi32>
                  %is_1998 = arith.cmpi sge, %v_1997, %c_44 : i32
                  scf.if %is_1998 {
                    %v_1999 = arith.index_cast %v_1997 : i32 to index
                    %v_2000 = arith.divui %v_1999, %c_11 : index
                    %v_2001 = vector.maskedload %y[%v_2000, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2002 = memref.load %weights[%v_1999] : memref<?xf32>
                    %v_2003 = vector.broadcast %v_2002 : f32 to vector<16xf32>
                    %acc_2004 = math.fma %v_1952, %v_2003, %v_2001 : vector<16xf32>
                    vector.maskedstore %y[%v_2000, %v_33], %is_1897, %acc_2004 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2005 = arith.muli %v_1520, %c_6 : index
                  %v_2006 = arith.addi %v_18, %v_2005 : index
                  %v_2007 = arith.addi %v_2006, %c_16 : index
                  %v_2008 = memref.load %order[%v_2007] : memref<?xi32>
                  %is_2009 = arith.cmpi sge, %v_2008, %c_44 : i32
                  scf.if %is_2009 {
                    %v_2010 = arith.index_cast %v_2008 : i32 to index
                    %v_2011 = arith.divui %v_2010, %c_11 : index
                    %v_2012 = vector.maskedload %y[%v_2011, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2013 = memref.load %weights[%v_2010] : memref<?xf32>
                    %v_2014 = vector.broadcast %v_2013 : f32 to vector<16xf32>
                    %acc_2015 = math.fma %v_1954, %v_2014, %v_2012 : vector<16xf32>
                    vector.maskedstore %y[%v_2011, %v_33], %is_1897, %acc_2015 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2016 = arith.muli %v_1520, %c_6 : index
                  %v_2017 = arith.addi %v_18, %v_2016 : index
                  %v_2018 = arith.addi %v_2017, %c_17 : index
                  %v_2019 = memref.load %order[%v_2018] : memref<?xi32>
                  %is_2020 = arith.cmpi sge, %v_2019, %c_44 : i32
                  scf.if %is_2020 {
                    %v_2021 = arith.index_cast %v_2019 : i32 to index
                    %v_2022 = arith.divui %v_2021, %c_11 : index
                    %v_2023 = vector.maskedload %y[%v_2022, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2024 = memref.load %weights[%v_2021] : memref<?xf32>
                    %v_2025 = vector.broadcast %v_2024 : f32 to vector<16xf32>
                    %acc_2026 = math.fma %v_1956, %v_2025, %v_2023 : vector<16xf32>
                    vector.maskedstore %y[%v_2022, %v_33], %is_1897, %acc_2026 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2027 = arith.muli %v_1520, %c_6 : index
                  %v_2028 = arith.addi %v_18, %v_2027 : index
                  %v_2029 = arith.addi %v_2028, %c_18 : index
                  %v_2030 = memref.load %order[%v_2029] : memref<?xi32>
                  %is_2031 = arith.cmpi sge, %v_2030, %c_44 : i32
                  scf.if %is_2031 {
                    %v_2032 = arith.index_cast %v_2030 : i32 to index
                    %v_2033 = arith.divui %v_2032, %c_11 : index
                    %v_2034 = vector.maskedload %y[%v_2033, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2035 = memref.load %weights[%v_2032] : memref<?xf32>
                    %v_2036 = vector.broadcast %v_2035 : f32 to vector<16xf32>
                    %acc_2037 = math.fma %v_1958, %v_2036, %v_2034 : vector<16xf32>
                    vector.maskedstore %y[%v_2033, %v_33], %is_1897, %acc_2037 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2038 = arith.muli %v_1520, %c_6 : index
                  %v_2039 = arith.addi %v_18, %v_2038 : index
                  %v_2040 = arith.addi %v_2039, %c_19 : index
                  %v_2041 = memref.load %order[%v_2040] : memref<?xi32>
                  %is_2042 = arith.cmpi sge, %v_2041, %c_44 : i32
                  scf.if %is_2042 {
                    %v_2043 = arith.index_cast %v_2041 : i32 to index
                    %v_2044 = arith.divui %v_2043, %c_11 : index
                    %v_2045 = vector.maskedload %y[%v_2044, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2046 = memref.load %weights[%v_2043] : memref<?xf32>
                    %v_2047 = vector.broadcast %v_2046 : f32 to vector<16xf32>
                    %acc_2048 = math.fma %v_1960, %v_2047, %v_2045 : vector<16xf32>
                    vector.maskedstore %y[%v_2044, %v_33], %is_1897, %acc_2048 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2049 = arith.muli %v_1520, %c_6 : index
                  %v_2050 = arith.addi %v_18, %v_2049 : index
                  %v_2051 = arith.addi %v_2050, %c_15 : index
                  %v_2052 = memref.load %order[%v_2051] : memref<?xi32>
                  %is_2053 = arith.cmpi sge, %v_2052, %c_44 : i32
                  scf.if %is_2053 {
                    %v_2054 = arith.index_cast %v_2052 : i32 to index
                    %v_2055 = arith.divui %v_2054, %c_11 : index
                    %v_2056 = vector.maskedload %y[%v_2055, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2057 = memref.load %weights[%v_2054] : memref<?xf32>
                    %v_2058 = vector.broadcast %v_2057 : f32 to vector<16xf32>
                    %acc_2059 = math.fma %v_1947, %v_2058, %v_2056 : vector<16xf32>
                    vector.maskedstore %y[%v_2055, %v_33], %is_1897, %acc_2059 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2060 = arith.muli %v_1520, %c_6 : index
                  %v_2061 = arith.addi %v_18, %v_2060 : index
                  %v_2062 = arith.addi %v_2061, %c_45 : index
                  %v_2063 = memref.load %order[%v_2062] : memref<?xi32>
                  %is_2064 = arith.cmpi sge, %v_2063, %c_44 : i32
                  scf.if %is_2064 {
                    %v_2065 = arith.index_cast %v_2063 : i32 to index
                    %v_2066 = arith.divui %v_2065, %c_11 : index
                    %v_2067 = vector.maskedload %y[%v_2066, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2068 = memref.load %weights[%v_2065] : memref<?xf32>
                    %v_2069 = vector.broadcast %v_2068 : f32 to vector<16xf32>
                    %acc_2070 = math.fma %v_1949, %v_2069, %v_2067 : vector<16xf32>
                    vector.maskedstore %y[%v_2066, %v_33], %is_1897, %acc_2070 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2071 = arith.muli %v_1520, %c_6 : index
                  %v_2072 = arith.addi %v_18, %v_2071 : index
                  %v_2073 = arith.addi %v_2072, %c_46 : index
                  %v_2074 = memref.load %order[%v_2073] : memref<?xi32>
                  %is_2075 = arith.cmpi sge, %v_2074, %c_44 : i32
                  scf.if %is_2075 {
                    %v_2076 = arith.index_cast %v_2074 : i32 to index
                    %v_2077 = arith.divui %v_2076, %c_11 : index
                    %v_2078 = vector.maskedload %y[%v_2077, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2079 = memref.load %weights[%v_2076] : memref<?xf32>
                    %v_2080 = vector.broadcast %v_2079 : f32 to vector<16xf32>
                    %acc_2081 = math.fma %v_1951, %v_2080, %v_2078 : vector<16xf32>
                    vector.maskedstore %y[%v_2077, %v_33], %is_1897, %acc_2081 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2082 = arith.muli %v_1520, %c_6 : index
                  %v_2083 = arith.addi %v_18, %v_2082 : index
                  %v_2084 = arith.addi %v_2083, %c_47 : index
                  %v_2085 = memref.load %order[%v_2084] : memref<?xi32>
                  %is_2086 = arith.cmpi sge, %v_2085, %c_44 : i32
                  scf.if %is_2086 {
                    %v_2087 = arith.index_cast %v_2085 : i32 to index
                    %v_2088 = arith.divui %v_2087, %c_11 : index
                    %v_2089 = vector.maskedload %y[%v_2088, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2090 = memref.load %weights[%v_2087] : memref<?xf32>
                    %v_2091 = vector.broadcast %v_2090 : f32 to vector<16xf32>
                    %acc_2092 = math.fma %v_1953, %v_2091, %v_2089 : vector<16xf32>
                    vector.maskedstore %y[%v_2088, %v_33], %is_1897, %acc_2092 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2093 = arith.muli %v_1520, %c_6 : index
                  %v_2094 = arith.addi %v_18, %v_2093 : index
                  %v_2095 = arith.addi %v_2094, %c_48 : index
                  %v_2096 = memref.load %order[%v_2095] : memref<?xi32>
                  %is_2097 = arith.cmpi sge, %v_2096, %c_44 : i32
                  scf.if %is_2097 {
                    %v_2098 = arith.index_cast %v_2096 : i32 to index
                    %v_2099 = arith.divui %v_2098, %c_11 : index
                    %v_2100 = vector.maskedload %y[%v_2099, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2101 = memref.load %weights[%v_2098] : memref<?xf32>
                    %v_2102 = vector.broadcast %v_2101 : f32 to vector<16xf32>
                    %acc_2103 = math.fma %v_1955, %v_2102, %v_2100 : vector<16xf32>
                    vector.maskedstore %y[%v_2099, %v_33], %is_1897, %acc_2103 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2104 = arith.muli %v_1520, %c_6 : index
                  %v_2105 = arith.addi %v_18, %v_2104 : index
                  %v_2106 = arith.addi %v_2105, %c_49 : index
                  %v_2107 = memref.load %order[%v_2106] : memref<?xi32>
                  %is_2108 = arith.cmpi sge, %v_2107, %c_44 : i32
                  scf.if %is_2108 {
                    %v_2109 = arith.index_cast %v_2107 : i32 to index
                    %v_2110 = arith.divui %v_2109, %c_11 : index
                    %v_2111 = vector.maskedload %y[%v_2110, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2112 = memref.load %weights[%v_2109] : memref<?xf32>
                    %v_2113 = vector.broadcast %v_2112 : f32 to vector<16xf32>
                    %acc_2114 = math.fma %v_1957, %v_2113, %v_2111 : vector<16xf32>
                    vector.maskedstore %y[%v_2110, %v_33], %is_1897, %acc_2114 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2115 = arith.muli %v_1520, %c_6 : index
                  %v_2116 = arith.addi %v_18, %v_2115 : index
                  %v_2117 = arith.addi %v_2116, %c_50 : index
                  %v_2118 = memref.load %order[%v_2117] : memref<?xi32>
                  %is_2119 = arith.cmpi sge, %v_2118, %c_44 : i32
                  scf.if %is_2119 {
                    %v_2120 = arith.index_cast %v_2118 : i32 to index
                    %v_2121 = arith.divui %v_2120, %c_11 : index
                    %v_2122 = vector.maskedload %y[%v_2121, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2123 = memref.load %weights[%v_2120] : memref<?xf32>
                    %v_2124 = vector.broadcast %v_2123 : f32 to vector<16xf32>
                    %acc_2125 = math.fma %v_1959, %v_2124, %v_2122 : vector<16xf32>
                    vector.maskedstore %y[%v_2121, %v_33], %is_1897, %acc_2125 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2126 = arith.muli %v_1520, %c_6 : index
                  %v_2127 = arith.addi %v_18, %v_2126 : index
                  %v_2128 = arith.addi %v_2127, %c_9 : index
                  %v_2129 = memref.load %order[%v_2128] : memref<?xi32>
                  %is_2130 = arith.cmpi sge, %v_2129, %c_44 : i32
                  scf.if %is_2130 {
                    %v_2131 = arith.index_cast %v_2129 : i32 to index
                    %v_2132 = arith.divui %v_2131, %c_11 : index
                    %v_2133 = vector.maskedload %y[%v_2132, %v_33], %is_1897, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2134 = memref.load %weights[%v_2131] : memref<?xf32>
                    %v_2135 = vector.broadcast %v_2134 : f32 to vector<16xf32>
                    %acc_2136 = math.fma %v_1961, %v_2135, %v_2133 : vector<16xf32>
                    vector.maskedstore %y[%v_2132, %v_33], %is_1897, %acc_2136 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_2137 = arith.addi %v_46, %c_8 : index
                %v_2138 = arith.addi %v_6, %c_22 : index
                %is_2139 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_2139 {
                  %v_2140 = arith.index_cast %v_2138 : index to i64
                  %pointer_2141 = llvm.inttoptr %v_2140 : i64 to !llvm.ptr
                  %v_2142 = "llvm.load"(%pointer_2141) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2143 = arith.addi %v_2138, %c_0 : index
                  %v_2144 = arith.index_cast %v_2143 : index to i64
                  %pointer_2145 = llvm.inttoptr %v_2144 : i64 to !llvm.ptr
                  %v_2146 = "llvm.load"(%pointer_2145) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2147 = arith.addi %v_2138, %c_29 : index
                  %v_2148 = arith.index_cast %v_2147 : index to i64
                  %pointer_2149 = llvm.inttoptr %v_2148 : i64 to !llvm.ptr
                  %v_2150 = "llvm.load"(%pointer_2149) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2151 = arith.addi %v_2138, %c_30 : index
                  %v_2152 = arith.index_cast %v_2151 : index to i64
                  %pointer_2153 = llvm.inttoptr %v_2152 : i64 to !llvm.ptr
                  %v_2154 = "llvm.load"(%pointer_2153) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2155 = arith.addi %v_2138, %c_31 : index
                  %v_2156 = arith.index_cast %v_2155 : index to i64
                  %pointer_2157 = llvm.inttoptr %v_2156 : i64 to !llvm.ptr
                  %v_2158 = "llvm.load"(%pointer_2157) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2159 = arith.addi %v_2138, %c_32 : index
                  %v_2160 = arith.index_cast %v_2159 : index to i64
                  %pointer_2161 = llvm.inttoptr %v_2160 : i64 to !llvm.ptr
                  %v_2162 = "llvm.load"(%pointer_2161) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2163 = arith.addi %v_2138, %c_33 : index
                  %v_2164 = arith.index_cast %v_2163 : index to i64
                  %pointer_2165 = llvm.inttoptr %v_2164 : i64 to !llvm.ptr
                  %v_2166 = "llvm.load"(%pointer_2165) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2167 = arith.addi %v_2138, %c_34 : index
                  %v_2168 = arith.index_cast %v_2167 : index to i64
                  %pointer_2169 = llvm.inttoptr %v_2168 : i64 to !llvm.ptr
                  %v_2170 = "llvm.load"(%pointer_2169) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2171 = arith.addi %v_2138, %c_35 : index
                  %v_2172 = arith.index_cast %v_2171 : index to i64
                  %pointer_2173 = llvm.inttoptr %v_2172 : i64 to !llvm.ptr
                  %v_2174 = "llvm.load"(%pointer_2173) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2175 = arith.addi %v_2138, %c_36 : index
                  %v_2176 = arith.index_cast %v_2175 : index to i64
                  %pointer_2177 = llvm.inttoptr %v_2176 : i64 to !llvm.ptr
                  %v_2178 = "llvm.load"(%pointer_2177) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2179 = arith.addi %v_2138, %c_37 : index
                  %v_2180 = arith.index_cast %v_2179 : index to i64
                  %pointer_2181 = llvm.inttoptr %v_2180 : i64 to !llvm.ptr
                  %v_2182 = "llvm.load"(%pointer_2181) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2183 = arith.addi %v_2138, %c_38 : index
                  %v_2184 = arith.index_cast %v_2183 : index to i64
                  %pointer_2185 = llvm.inttoptr %v_2184 : i64 to !llvm.ptr
                  %v_2186 = "llvm.load"(%pointer_2185) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2187 = arith.addi %v_2138, %c_39 : index
                  %v_2188 = arith.index_cast %v_2187 : index to i64
                  %pointer_2189 = llvm.inttoptr %v_2188 : i64 to !llvm.ptr
                  %v_2190 = "llvm.load"(%pointer_2189) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2191 = arith.addi %v_2138, %c_40 : index
                  %v_2192 = arith.index_cast %v_2191 : index to i64
                  %pointer_2193 = llvm.inttoptr %v_2192 : i64 to !llvm.ptr
                  %v_2194 = "llvm.load"(%pointer_2193) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2195 = arith.addi %v_2138, %c_41 : index
                  %v_2196 = arith.index_cast %v_2195 : index to i64
                  %pointer_2197 = llvm.inttoptr %v_2196 : i64 to !llvm.ptr
                  %v_2198 = "llvm.load"(%pointer_2197) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2199 = arith.addi %v_2138, %c_42 : index
                  %v_2200 = arith.index_cast %v_2199 : index to i64
                  %pointer_2201 = llvm.inttoptr %v_2200 : i64 to !llvm.ptr
                  %v_2202 = "llvm.load"(%pointer_2201) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2203 = arith.subi %i_30, %v_32 : index
                  %v_2204 = arith.index_cast %v_2203 : index to i32
                  %v_2205 = vector.broadcast %v_2204 : i32 to vector<16xi32>
                  %is_2206 = arith.cmpi sge, %c_43, %v_2205 : vector<16xi32>
                  %v_2207 = vector.shuffle %v_2142, %v_2146 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2208 = vector.shuffle %v_2142, %v_2146 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2209 = vector.shuffle %v_2150, %v_2154 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2210 = vector.shuffle %v_2150, %v_2154 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2211 = vector.shuffle %v_2158, %v_2162 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2212 = vector.shuffle %v_2158, %v_2162 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2213 = vector.shuffle %v_2166, %v_2170 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2214 = vector.shuffle %v_2166, %v_2170 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2215 = vector.shuffle %v_2174, %v_2178 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2216 = vector.shuffle %v_2174, %v_2178 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2217 = vector.shuffle %v_2182, %v_2186 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2218 = vector.shuffle %v_2182, %v_2186 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2219 = vector.shuffle %v_2190, %v_2194 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2220 = vector.shuffle %v_2190, %v_2194 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2221 = vector.shuffle %v_2198, %v_2202 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2222 = vector.shuffle %v_2198, %v_2202 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2223 = vector.shuffle %v_2207, %v_2209 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2224 = vector.shuffle %v_2207, %v_2209 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2225 = vector.shuffle %v_2208, %v_2210 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2226 = vector.shuffle %v_2208, %v_2210 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2227 = vector.shuffle %v_2211, %v_2213 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2228 = vector.shuffle %v_2211, %v_2213 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2229 = vector.shuffle %v_2212, %v_2214 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2230 = vector.shuffle %v_2212, %v_2214 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2231 = vector.shuffle %v_2215, %v_2217 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2232 = vector.shuffle %v_2215, %v_2217 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2233 = vector.shuffle %v_2216, %v_2218 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2234 = vector.shuffle %v_2216, %v_2218 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2235 = vector.shuffle %v_2219, %v_2221 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2236 = vector.shuffle %v_2219, %v_2221 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2237 = vector.shuffle %v_2220, %v_2222 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2238 = vector.shuffle %v_2220, %v_2222 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2239 = vector.shuffle %v_2223, %v_2227 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2240 = vector.shuffle %v_2223, %v_2227 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2241 = vector.shuffle %v_2225, %v_2229 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2242 = vector.shuffle %v_2225, %v_2229 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2243 = vector.shuffle %v_2224, %v_2228 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2244 = vector.shuffle %v_2224, %v_2228 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2245 = vector.shuffle %v_2226, %v_2230 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2246 = vector.shuffle %v_2226, %v_2230 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2247 = vector.shuffle %v_2231, %v_2235 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2248 = vector.shuffle %v_2231, %v_2235 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2249 = vector.shuffle %v_2233, %v_2237 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2250 = vector.shuffle %v_2233, %v_2237 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2251 = vector.shuffle %v_2232, %v_2236 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2252 = vector.shuffle %v_2232, %v_2236 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2253 = vector.shuffle %v_2234, %v_2238 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2254 = vector.shuffle %v_2234, %v_2238 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2255 = vector.shuffle %v_2239, %v_2247 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2256 = vector.shuffle %v_2239, %v_2247 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2257 = vector.shuffle %v_2241, %v_2249 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2258 = vector.shuffle %v_2241, %v_2249 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2259 = vector.shuffle %v_2243, %v_2251 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2260 = vector.shuffle %v_2243, %v_2251 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2261 = vector.shuffle %v_2245, %v_2253 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2262 = vector.shuffle %v_2245, %v_2253 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2263 = vector.shuffle %v_2240, %v_2248 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2264 = vector.shuffle %v_2240, %v_2248 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2265 = vector.shuffle %v_2242, %v_2250 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2266 = vector.shuffle %v_2242, %v_2250 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2267 = vector.shuffle %v_2244, %v_2252 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2268 = vector.shuffle %v_2244, %v_2252 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2269 = vector.shuffle %v_2246, %v_2254 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2270 = vector.shuffle %v_2246, %v_2254 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2271 = arith.muli %v_2137, %c_6 : index
                  %v_2272 = arith.addi %v_18, %v_2271 : index
                  %v_2273 = memref.load %order[%v_2272] : memref<?xi32>
                  %is_2274 = arith.cmpi sge, %v_2273, %c_44 : i32
                  scf.if %is_2274 {
                    %v_2275 = arith.index_cast %v_2273 : i32 to index
                    %v_2276 = arith.divui %v_2275, %c_11 : index
                    %v_2277 = vector.maskedload %y[%v_2276, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2278 = memref.load %weights[%v_2275] : memref<?xf32>
                    %v_2279 = vector.broadcast %v_2278 : f32 to vector<16xf32>
                    %acc_2280 = math.fma %v_2255, %v_2279, %v_2277 : vector<16xf32>
                    vector.maskedstore %y[%v_2276, %v_32], %is_2206, %acc_2280 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2281 = arith.muli %v_2137, %c_6 : index
                  %v_2282 = arith.addi %v_18, %v_2281 : index
                  %v_2283 = arith.addi %v_2282, %c_5 : index
                  %v_2284 = memref.load %order[%v_2283] : memref<?xi32>
                  %is_2285 = arith.cmpi sge, %v_2284, %c_44 : i32
                  scf.if %is_2285 {
                    %v_2286 = arith.index_cast %v_2284 : i32 to index
                    %v_2287 = arith.divui %v_2286, %c_11 : index
                    %v_2288 = vector.maskedload %y[%v_2287, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2289 = memref.load %weights[%v_2286] : memref<?xf32>
                    %v_2290 = vector.broadcast %v_2289 : f32 to vector<16xf32>
                    %acc_2291 = math.fma %v_2257, %v_2290, %v_2288 : vector<16xf32>
                    vector.maskedstore %y[%v_2287, %v_32], %is_2206, %acc_2291 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2292 = arith.muli %v_2137, %c_6 : index
                  %v_2293 = arith.addi %v_18, %v_2292 : index
                  %v_2294 = arith.addi %v_2293, %c_8 : index
                  %v_2295 = memref.load %order[%v_2294] : memref<?xi32>
                  %is_2296 = arith.cmpi sge, %v_2295, %c_44 : i32
                  scf.if %is_2296 {
                    %v_2297 = arith.index_cast %v_2295 : i32 to index
                    %v_2298 = arith.divui %v_2297, %c_11 : index
                    %v_2299 = vector.maskedload %y[%v_2298, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2300 = memref.load %weights[%v_2297] : memref<?xf32>
                    %v_2301 = vector.broadcast %v_2300 : f32 to vector<16xf32>
                    %acc_2302 = math.fma %v_2259, %v_2301, %v_2299 : vector<16xf32>
                    vector.maskedstore %y[%v_2298, %v_32], %is_2206, %acc_2302 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2303 = arith.muli %v_2137, %c_6 : index
                  %v_2304 = arith.addi %v_18, %v_2303 : index
                  %v_2305 = arith.addi %v_2304, %c_11 : index
                  %v_2306 = memref.load %order[%v_2305] : memref<?xi32>
                  %is_2307 = arith.cmpi sge, %v_2306, %c_44 : i32
                  scf.if %is_2307 {
                    %v_2308 = arith.index_cast %v_2306 : i32 to index
                    %v_2309 = arith.divui %v_2308, %c_11 : index
                    %v_2310 = vector.maskedload %y[%v_2309, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2311 = memref.load %weights[%v_2308] : memref<?xf32>
                    %v_2312 = vector.broadcast %v_2311 : f32 to vector<16xf32>
                    %acc_2313 = math.fma %v_2261, %v_2312, %v_2310 : vector<16xf32>
                    vector.maskedstore %y[%v_2309, %v_32], %is_2206, %acc_2313 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2314 = arith.muli %v_2137, %c_6 : index
                  %v_2315 = arith.addi %v_18, %v_2314 : index
                  %v_2316 = arith.addi %v_2315, %c_16 : index
                  %v_2317 = memref.load %order[%v_2316] : memref<?xi32>
                  %is_2318 = arith.cmpi sge, %v_2317, %c_44 : i32
                  scf.if %is_2318 {
                    %v_2319 = arith.index_cast %v_2317 : i32 to index
                    %v_2320 = arith.divui %v_2319, %c_11 : index
                    %v_2321 = vector.maskedload %y[%v_2320, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2322 = memref.load %weights[%v_2319] : memref<?xf32>
                    %v_2323 = vector.broadcast %v_2322 : f32 to vector<16xf32>
                    %acc_2324 = math.fma %v_2263, %v_2323, %v_2321 : vector<16xf32>
                    vector.maskedstore %y[%v_2320, %v_32], %is_2206, %acc_2324 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2325 = arith.muli %v_2137, %c_6 : index
                  %v_2326 = arith.addi %v_18, %v_2325 : index
                  %v_2327 = arith.addi %v_2326, %c_17 : index
                  %v_2328 = memref.load %order[%v_2327] : memref<?xi32>
                  %is_2329 = arith.cmpi sge, %v_2328, %c_44 : i32
                  scf.if %is_2329 {
                    %v_2330 = arith.index_cast %v_2328 : i32 to index
                    %v_2331 = arith.divui %v_2330, %c_11 : index
                    %v_2332 = vector.maskedload %y[%v_2331, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2333 = memref.load %weights[%v_2330] : memref<?xf32>
                    %v_2334 = vector.broadcast %v_2333 : f32 to vector<16xf32>
                    %acc_2335 = math.fma %v_2265, %v_2334, %v_2332 : vector<16xf32>
                    vector.maskedstore %y[%v_2331, %v_32], %is_2206, %acc_2335 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2336 = arith.muli %v_2137, %c_6 : index
                  %v_2337 = arith.addi %v_18, %v_2336 : index
                  %v_2338 = arith.addi %v_2337, %c_18 : index
                  %v_2339 = memref.load %order[%v_2338] : memref<?xi32>
                  %is_2340 = arith.cmpi sge, %v_2339, %c_44 : i32
                  scf.if %is_2340 {
                    %v_2341 = arith.index_cast %v_2339 : i32 to index
                    %v_2342 = arith.divui %v_2341, %c_11 : index
                    %v_2343 = vector.maskedload %y[%v_2342, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2344 = memref.load %weights[%v_2341] : memref<?xf32>
                    %v_2345 = vector.broadcast %v_2344 : f32 to vector<16xf32>
                    %acc_2346 = math.fma %v_2267, %v_2345, %v_2343 : vector<16xf32>
                    vector.maskedstore %y[%v_2342, %v_32], %is_2206, %acc_2346 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2347 = arith.muli %v_2137, %c_6 : index
                  %v_2348 = arith.addi %v_18, %v_2347 : index
                  %v_2349 = arith.addi %v_2348, %c_19 : index
                  %v_2350 = memref.load %order[%v_2349] : memref<?xi32>
                  %is_2351 = arith.cmpi sge, %v_2350, %c_44 : i32
                  scf.if %is_2351 {
                    %v_2352 = arith.index_cast %v_2350 : i32 to index
                    %v_2353 = arith.divui %v_2352, %c_11 : index
                    %v_2354 = vector.maskedload %y[%v_2353, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2355 = memref.load %weights[%v_2352] : memref<?xf32>
                    %v_2356 = vector.broadcast %v_2355 : f32 to vector<16xf32>
                    %acc_2357 = math.fma %v_2269, %v_2356, %v_2354 : vector<16xf32>
                    vector.maskedstore %y[%v_2353, %v_32], %is_2206, %acc_2357 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2358 = arith.muli %v_2137, %c_6 : index
                  %v_2359 = arith.addi %v_18, %v_2358 : index
                  %v_2360 = arith.addi %v_2359, %c_15 : index
                  %v_2361 = memref.load %order[%v_2360] : memref<?xi32>
                  %is_2362 = arith.cmpi sge, %v_2361, %c_44 : i32
                  scf.if %is_2362 {
                    %v_2363 = arith.index_cast %v_2361 : i32 to index
                    %v_2364 = arith.divui %v_2363, %c_11 : index
                    %v_2365 = vector.maskedload %y[%v_2364, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2366 = memref.load %weights[%v_2363] : memref<?xf32>
                    %v_2367 = vector.broadcast %v_2366 : f32 to vector<16xf32>
                    %acc_2368 = math.fma %v_2256, %v_2367, %v_2365 : vector<16xf32>
                    vector.maskedstore %y[%v_2364, %v_32], %is_2206, %acc_2368 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2369 = arith.muli %v_2137, %c_6 : index
                  %v_2370 = arith.addi %v_18, %v_2369 : index
                  %v_2371 = arith.addi %v_2370, %c_45 : index
                  %v_2372 = memref.load %order[%v_2371] : memref<?xi32>
                  %is_2373 = arith.cmpi sge, %v_2372, %c_44 : i32
                  scf.if %is_2373 {
                    %v_2374 = arith.index_cast %v_2372 : i32 to index
                    %v_2375 = arith.divui %v_2374, %c_11 : index
                    %v_2376 = vector.maskedload %y[%v_2375, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2377 = memref.load %weights[%v_2374] : memref<?xf32>
                    %v_2378 = vector.broadcast %v_2377 : f32 to vector<16xf32>
                    %acc_2379 = math.fma %v_2258, %v_2378, %v_2376 : vector<16xf32>
                    vector.maskedstore %y[%v_2375, %v_32], %is_2206, %acc_2379 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2380 = arith.muli %v_2137, %c_6 : index
                  %v_2381 = arith.addi %v_18, %v_2380 : index
                  %v_2382 = arith.addi %v_2381, %c_46 : index
                  %v_2383 = memref.load %order[%v_2382] : memref<?xi32>
                  %is_2384 = arith.cmpi sge, %v_2383, %c_44 : i32
                  scf.if %is_2384 {
                    %v_2385 = arith.index_cast %v_2383 : i32 to index
                    %v_2386 = arith.divui %v_2385, %c_11 : index
                    %v_2387 = vector.maskedload %y[%v_2386, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2388 = memref.load %weights[%v_2385] : memref<?xf32>
                    %v_2389 = vector.broadcast %v_2388 : f32 to vector<16xf32>
                    %acc_2390 = math.fma %v_2260, %v_2389, %v_2387 : vector<16xf32>
                    vector.maskedstore %y[%v_2386, %v_32], %is_2206, %acc_2390 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2391 = arith.muli %v_2137, %c_6 : index
                  %v_2392 = arith.addi %v_18, %v_2391 : index
                  %v_2393 = arith.addi %v_2392, %c_47 : index
                  %v_2394 = memref.load %order[%v_2393] : memref<?xi32>
                  %is_2395 = arith.cmpi sge, %v_2394, %c_44 : i32
                  scf.if %is_2395 {
                    %v_2396 = arith.index_cast %v_2394 : i32 to index
                    %v_2397 = arith.divui %v_2396, %c_11 : index
                    %v_2398 = vector.maskedload %y[%v_2397, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2399 = memref.load %weights[%v_2396] : memref<?xf32>
                    %v_2400 = vector.broadcast %v_2399 : f32 to vector<16xf32>
                    %acc_2401 = math.fma %v_2262, %v_2400, %v_2398 : vector<16xf32>
                    vector.maskedstore %y[%v_2397, %v_32], %is_2206, %acc_2401 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2402 = arith.muli %v_2137, %c_6 : index
                  %v_2403 = arith.addi %v_18, %v_2402 : index
                  %v_2404 = arith.addi %v_2403, %c_48 : index
                  %v_2405 = memref.load %order[%v_2404] : memref<?xi32>
                  %is_2406 = arith.cmpi sge, %v_2405, %c_44 : i32
                  scf.if %is_2406 {
                    %v_2407 = arith.index_cast %v_2405 : i32 to index
                    %v_2408 = arith.divui %v_2407, %c_11 : index
                    %v_2409 = vector.maskedload %y[%v_2408, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2410 = memref.load %weights[%v_2407] : memref<?xf32>
                    %v_2411 = vector.broadcast %v_2410 : f32 to vector<16xf32>
                    %acc_2412 = math.fma %v_2264, %v_2411, %v_2409 : vector<16xf32>
                    vector.maskedstore %y[%v_2408, %v_32], %is_2206, %acc_2412 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2413 = arith.muli %v_2137, %c_6 : index
                  %v_2414 = arith.addi %v_18, %v_2413 : index
                  %v_2415 = arith.addi %v_2414, %c_49 : index
                  %v_2416 = memref.load %order[%v_2415] : memref<?xi32>
                  %is_2417 = arith.cmpi sge, %v_2416, %c_44 : i32
                  scf.if %is_2417 {
                    %v_2418 = arith.index_cast %v_2416 : i32 to index
                    %v_2419 = arith.divui %v_2418, %c_11 : index
                    %v_2420 = vector.maskedload %y[%v_2419, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2421 = memref.load %weights[%v_2418] : memref<?xf32>
                    %v_2422 = vector.broadcast %v_2421 : f32 to vector<16xf32>
                    %acc_2423 = math.fma %v_2266, %v_2422, %v_2420 : vector<16xf32>
                    vector.maskedstore %y[%v_2419, %v_32], %is_2206, %acc_2423 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2424 = arith.muli %v_2137, %c_6 : index
                  %v_2425 = arith.addi %v_18, %v_2424 : index
                  %v_2426 = arith.addi %v_2425, %c_50 : index
                  %v_2427 = memref.load %order[%v_2426] : memref<?xi32>
                  %is_2428 = arith.cmpi sge, %v_2427, %c_44 : i32
                  scf.if %is_2428 {
                    %v_2429 = arith.index_cast %v_2427 : i32 to index
                    %v_2430 = arith.divui %v_2429, %c_11 : index
                    %v_2431 = vector.maskedload %y[%v_2430, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2432 = memref.load %weights[%v_2429] : memref<?xf32>
                    %v_2433 = vector.broadcast %v_2432 : f32 to vector<16xf32>
                    %acc_2434 = math.fma %v_2268, %v_2433, %v_2431 : vector<16xf32>
                    vector.maskedstore %y[%v_2430, %v_32], %is_2206, %acc_2434 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2435 = arith.muli %v_2137, %c_6 : index
                  %v_2436 = arith.addi %v_18, %v_2435 : index
                  %v_2437 = arith.addi %v_2436, %c_9 : index
                  %v_2438 = memref.load %order[%v_2437] : memref<?xi32>
                  %is_2439 = arith.cmpi sge, %v_2438, %c_44 : i32
                  scf.if %is_2439 {
                    %v_2440 = arith.index_cast %v_2438 : i32 to index
                    %v_2441 = arith.divui %v_2440, %c_11 : index
                    %v_2442 = vector.maskedload %y[%v_2441, %v_32], %is_2206, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2443 = memref.load %weights[%v_2440] : memref<?xf32>
                    %v_2444 = vector.broadcast %v_2443 : f32 to vector<16xf32>
                    %acc_2445 = math.fma %v_2270, %v_2444, %v_2442 : vector<16xf32>
                    vector.maskedstore %y[%v_2441, %v_32], %is_2206, %acc_2445 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_2446 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_2446 {
                  %v_2447 = arith.addi %v_2138, %c_51 : index
                  %v_2448 = arith.index_cast %v_2447 : index to i64
                  %pointer_2449 = llvm.inttoptr %v_2448 : i64 to !llvm.ptr
                  %v_2450 = "llvm.load"(%pointer_2449) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2451 = arith.addi %v_2138, %c_52 : index
                  %v_2452 = arith.index_cast %v_2451 : index to i64
                  %pointer_2453 = llvm.inttoptr %v_2452 : i64 to !llvm.ptr
                  %v_2454 = "llvm.load"(%pointer_2453) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2455 = arith.addi %v_2138, %c_53 : index
                  %v_2456 = arith.index_cast %v_2455 : index to i64
                  %pointer_2457 = llvm.inttoptr %v_2456 : i64 to !llvm.ptr
                  %v_2458 = "llvm.load"(%pointer_2457) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2459 = arith.addi %v_2138, %c_54 : index
                  %v_2460 = arith.index_cast %v_2459 : index to i64
                  %pointer_2461 = llvm.inttoptr %v_2460 : i64 to !llvm.ptr
                  %v_2462 = "llvm.load"(%pointer_2461) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2463 = arith.addi %v_2138, %c_55 : index
                  %v_2464 = arith.index_cast %v_2463 : index to i64
                  %pointer_2465 = llvm.inttoptr %v_2464 : i64 to !llvm.ptr
                  %v_2466 = "llvm.load"(%pointer_2465) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2467 = arith.addi %v_2138, %c_56 : index
                  %v_2468 = arith.index_cast %v_2467 : index to i64
                  %pointer_2469 = llvm.inttoptr %v_2468 : i64 to !llvm.ptr
                  %v_2470 = "llvm.load"(%pointer_2469) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2471 = arith.addi %v_2138, %c_57 : index
                  %v_2472 = arith.index_cast %v_2471 : index to i64
                  %pointer_2473 = llvm.inttoptr %v_2472 : i64 to !llvm.ptr
                  %v_2474 = "llvm.load"(%pointer_2473) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2475 = arith.addi %v_2138, %c_58 : index
                  %v_2476 = arith.index_cast %v_2475 : index to i64
                  %pointer_2477 = llvm.inttoptr %v_2476 : i64 to !llvm.ptr
                  %v_2478 = "llvm.load"(%pointer_2477) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2479 = arith.addi %v_2138, %c_14 : index
                  %v_2480 = arith.index_cast %v_2479 : index to i64
                  %pointer_2481 = llvm.inttoptr %v_2480 : i64 to !llvm.ptr
                  %v_2482 = "llvm.load"(%pointer_2481) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2483 = arith.addi %v_2138, %c_59 : index
                  %v_2484 = arith.index_cast %v_2483 : index to i64
                  %pointer_2485 = llvm.inttoptr %v_2484 : i64 to !llvm.ptr
                  %v_2486 = "llvm.load"(%pointer_2485) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2487 = arith.addi %v_2138, %c_60 : index
                  %v_2488 = arith.index_cast %v_2487 : index to i64
                  %pointer_2489 = llvm.inttoptr %v_2488 : i64 to !llvm.ptr
                  %v_2490 = "llvm.load"(%pointer_2489) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2491 = arith.addi %v_2138, %c_61 : index
                  %v_2492 = arith.index_cast %v_2491 : index to i64
                  %pointer_2493 = llvm.inttoptr %v_2492 : i64 to !llvm.ptr
                  %v_2494 = "llvm.load"(%pointer_2493) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2495 = arith.addi %v_2138, %c_62 : index
                  %v_2496 = arith.index_cast %v_2495 : index to i64
                  %pointer_2497 = llvm.inttoptr %v_2496 : i64 to !llvm.ptr
                  %v_2498 = "llvm.load"(%pointer_2497) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2499 = arith.addi %v_2138, %c_63 : index
                  %v_2500 = arith.index_cast %v_2499 : index to i64
                  %pointer_2501 = llvm.inttoptr %v_2500 : i64 to !llvm.ptr
                  %v_2502 = "llvm.load"(%pointer_2501) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2503 = arith.addi %v_2138, %c_64 : index
                  %v_2504 = arith.index_cast %v_2503 : index to i64
                  %pointer_2505 = llvm.inttoptr %v_2504 : i64 to !llvm.ptr
                  %v_2506 = "llvm.load"(%pointer_2505) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2507 = arith.addi %v_2138, %c_65 : index
                  %v_2508 = arith.index_cast %v_2507 : index to i64
                  %pointer_2509 = llvm.inttoptr %v_2508 : i64 to !llvm.ptr
                  %v_2510 = "llvm.load"(%pointer_2509) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_2511 = arith.subi %v_31, %v_33 : index
                  %v_2512 = arith.index_cast %v_2511 : index to i32
                  %v_2513 = vector.broadcast %v_2512 : i32 to vector<16xi32>
                  %is_2514 = arith.cmpi sge, %c_43, %v_2513 : vector<16xi32>
                  %v_2515 = vector.shuffle %v_2450, %v_2454 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2516 = vector.shuffle %v_2450, %v_2454 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2517 = vector.shuffle %v_2458, %v_2462 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2518 = vector.shuffle %v_2458, %v_2462 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2519 = vector.shuffle %v_2466, %v_2470 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2520 = vector.shuffle %v_2466, %v_2470 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2521 = vector.shuffle %v_2474, %v_2478 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2522 = vector.shuffle %v_2474, %v_2478 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2523 = vector.shuffle %v_2482, %v_2486 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2524 = vector.shuffle %v_2482, %v_2486 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2525 = vector.shuffle %v_2490, %v_2494 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2526 = vector.shuffle %v_2490, %v_2494 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2527 = vector.shuffle %v_2498, %v_2502 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2528 = vector.shuffle %v_2498, %v_2502 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2529 = vector.shuffle %v_2506, %v_2510 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_2530 = vector.shuffle %v_2506, %v_2510 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_2531 = vector.shuffle %v_2515, %v_2517 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2532 = vector.shuffle %v_2515, %v_2517 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2533 = vector.shuffle %v_2516, %v_2518 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2534 = vector.shuffle %v_2516, %v_2518 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2535 = vector.shuffle %v_2519, %v_2521 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2536 = vector.shuffle %v_2519, %v_2521 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2537 = vector.shuffle %v_2520, %v_2522 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2538 = vector.shuffle %v_2520, %v_2522 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2539 = vector.shuffle %v_2523, %v_2525 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2540 = vector.shuffle %v_2523, %v_2525 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2541 = vector.shuffle %v_2524, %v_2526 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2542 = vector.shuffle %v_2524, %v_2526 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2543 = vector.shuffle %v_2527, %v_2529 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2544 = vector.shuffle %v_2527, %v_2529 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2545 = vector.shuffle %v_2528, %v_2530 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_2546 = vector.shuffle %v_2528, %v_2530 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2547 = vector.shuffle %v_2531, %v_2535 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2548 = vector.shuffle %v_2531, %v_2535 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2549 = vector.shuffle %v_2533, %v_2537 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2550 = vector.shuffle %v_2533, %v_2537 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2551 = vector.shuffle %v_2532, %v_2536 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2552 = vector.shuffle %v_2532, %v_2536 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2553 = vector.shuffle %v_2534, %v_2538 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2554 = vector.shuffle %v_2534, %v_2538 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2555 = vector.shuffle %v_2539, %v_2543 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2556 = vector.shuffle %v_2539, %v_2543 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2557 = vector.shuffle %v_2541, %v_2545 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2558 = vector.shuffle %v_2541, %v_2545 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2559 = vector.shuffle %v_2540, %v_2544 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2560 = vector.shuffle %v_2540, %v_2544 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2561 = vector.shuffle %v_2542, %v_2546 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_2562 = vector.shuffle %v_2542, %v_2546 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2563 = vector.shuffle %v_2547, %v_2555 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2564 = vector.shuffle %v_2547, %v_2555 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2565 = vector.shuffle %v_2549, %v_2557 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2566 = vector.shuffle %v_2549, %v_2557 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2567 = vector.shuffle %v_2551, %v_2559 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2568 = vector.shuffle %v_2551, %v_2559 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2569 = vector.shuffle %v_2553, %v_2561 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2570 = vector.shuffle %v_2553, %v_2561 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2571 = vector.shuffle %v_2548, %v_2556 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2572 = vector.shuffle %v_2548, %v_2556 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2573 = vector.shuffle %v_2550, %v_2558 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2574 = vector.shuffle %v_2550, %v_2558 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2575 = vector.shuffle %v_2552, %v_2560 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2576 = vector.shuffle %v_2552, %v_2560 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2577 = vector.shuffle %v_2554, %v_2562 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_2578 = vector.shuffle %v_2554, %v_2562 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_2579 = arith.muli %v_2137, %c_6 : index
                  %v_2580 = arith.addi %v_18, %v_2579 : index
                  %v_2581 = memref.load %order[%v_2580] : memref<?xi32>
                  %is_2582 = arith.cmpi sge, %v_2581, %c_44 : i32
                  scf.if %is_2582 {
                    %v_2583 = arith.index_cast %v_2581 : i32 to index
                    %v_2584 = arith.divui %v_2583, %c_11 : index
                    %v_2585 = vector.maskedload %y[%v_2584, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2586 = memref.load %weights[%v_2583] : memref<?xf32>
                    %v_2587 = vector.broadcast %v_2586 : f32 to vector<16xf32>
                    %acc_2588 = math.fma %v_2563, %v_2587, %v_2585 : vector<16xf32>
                    vector.maskedstore %y[%v_2584, %v_33], %is_2514, %acc_2588 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2589 = arith.muli %v_2137, %c_6 : index
                  %v_2590 = arith.addi %v_18, %v_2589 : index
                  %v_2591 = arith.addi %v_2590, %c_5 : index
                  %v_2592 = memref.load %order[%v_2591] : memref<?xi32>
                  %is_2593 = arith.cmpi sge, %v_2592, %c_44 : i32
                  scf.if %is_2593 {
                    %v_2594 = arith.index_cast %v_2592 : i32 to index
                    %v_2595 = arith.divui %v_2594, %c_11 : index
                    %v_2596 = vector.maskedload %y[%v_2595, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2597 = memref.load %weights[%v_2594] : memref<?xf32>
                    %v_2598 = vector.broadcast %v_2597 : f32 to vector<16xf32>
                    %acc_2599 = math.fma %v_2565, %v_2598, %v_2596 : vector<16xf32>
                    vector.maskedstore %y[%v_2595, %v_33], %is_2514, %acc_2599 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2600 = arith.muli %v_2137, %c_6 : index
                  %v_2601 = arith.addi %v_18, %v_2600 : index
                  %v_2602 = arith.addi %v_2601, %c_8 : index
                  %v_2603 = memref.load %order[%v_2602] : memref<?xi32>
                  %is_2604 = arith.cmpi sge, %v_2603, %c_44 : i32
                  scf.if %is_2604 {
                    %v_2605 = arith.index_cast %v_2603 : i32 to index
                    %v_2606 = arith.divui %v_2605, %c_11 : index
                    %v_2607 = vector.maskedload %y[%v_2606, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2608 = memref.load %weights[%v_2605] : memref<?xf32>
                    %v_2609 = vector.broadcast %v_2608 : f32 to vector<16xf32>
                    %acc_2610 = math.fma %v_2567, %v_2609, %v_2607 : vector<16xf32>
                    vector.maskedstore %y[%v_2606, %v_33], %is_2514, %acc_2610 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2611 = arith.muli %v_2137, %c_6 : index
                  %v_2612 = arith.addi %v_18, %v_2611 : index
                  %v_2613 = arith.addi %v_2612, %c_11 : index
                  %v_2614 = memref.load %order[%v_2613] : memref<?xi32>
                  %is_2615 = arith.cmpi sge, %v_2614, %c_44 : i32
                  scf.if %is_2615 {
                    %v_2616 = arith.index_cast %v_2614 : i32 to index
                    %v_2617 = arith.divui %v_2616, %c_11 : index
                    %v_2618 = vector.maskedload %y[%v_2617, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2619 = memref.load %weights[%v_2616] : memref<?xf32>
                    %v_2620 = vector.broadcast %v_2619 : f32 to vector<16xf32>
                    %acc_2621 = math.fma %v_2569, %v_2620, %v_2618 : vector<16xf32>
                    vector.maskedstore %y[%v_2617, %v_33], %is_2514, %acc_2621 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2622 = arith.muli %v_2137, %c_6 : index
                  %v_2623 = arith.addi %v_18, %v_2622 : index
                  %v_2624 = arith.addi %v_2623, %c_16 : index
                  %v_2625 = memref.load %order[%v_2624] : memref<?xi32>
                  %is_2626 = arith.cmpi sge, %v_2625, %c_44 : i32
                  scf.if %is_2626 {
                    %v_2627 = arith.index_cast %v_2625 : i32 to index
                    %v_2628 = arith.divui %v_2627, %c_11 : index
                    %v_2629 = vector.maskedload %y[%v_2628, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2630 = memref.load %weights[%v_2627] : memref<?xf32>
                    %v_2631 = vector.broadcast %v_2630 : f32 to vector<16xf32>
                    %acc_2632 = math.fma %v_2571, %v_2631, %v_2629 : vector<16xf32>
                    vector.maskedstore %y[%v_2628, %v_33], %is_2514, %acc_2632 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2633 = arith.muli %v_2137, %c_6 : index
                  %v_2634 = arith.addi %v_18, %v_2633 : index
                  %v_2635 = arith.addi %v_2634, %c_17 : index
                  %v_2636 = memref.load %order[%v_2635] : memref<?xi32>
                  %is_2637 = arith.cmpi sge, %v_2636, %c_44 : i32
                  scf.if %is_2637 {
                    %v_2638 = arith.index_cast %v_2636 : i32 to index
                    %v_2639 = arith.divui %v_2638, %c_11 : index
                    %v_2640 = vector.maskedload %y[%v_2639, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2641 = memref.load %weights[%v_2638] : memref<?xf32>
                    %v_2642 = vector.broadcast %v_2641 : f32 to vector<16xf32>
                    %acc_2643 = math.fma %v_2573, %v_2642, %v_2640 : vector<16xf32>
                    vector.maskedstore %y[%v_2639, %v_33], %is_2514, %acc_2643 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2644 = arith.muli %v_2137, %c_6 : index
                  %v_2645 = arith.addi %v_18, %v_2644 : index
                  %v_2646 = arith.addi %v_2645, %c_18 : index
                  %v_2647 = memref.load %order[%v_2646] : memref<?xi32>
                  %is_2648 = arith.cmpi sge, %v_2647, %c_44 : i32
                  scf.if %is_2648 {
                    %v_2649 = arith.index_cast %v_2647 : i32 to index
                    %v_2650 = arith.divui %v_2649, %c_11 : index
                    %v_2651 = vector.maskedload %y[%v_2650, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2652 = memref.load %weights[%v_2649] : memref<?xf32>
                    %v_2653 = vector.broadcast %v_2652 : f32 to vector<16xf32>
                    %acc_2654 = math.fma %v_2575, %v_2653, %v_2651 : vector<16xf32>
                    vector.maskedstore %y[%v_2650, %v_33], %is_2514, %acc_2654 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2655 = arith.muli %v_2137, %c_6 : index
                  %v_2656 = arith.addi %v_18, %v_2655 : index
                  %v_2657 = arith.addi %v_2656, %c_19 : index
                  %v_2658 = memref.load %order[%v_2657] : memref<?xi32>
                  %is_2659 = arith.cmpi sge, %v_2658, %c_44 : i32
                  scf.if %is_2659 {
                    %v_2660 = arith.index_cast %v_2658 : i32 to index
                    %v_2661 = arith.divui %v_2660, %c_11 : index
                    %v_2662 = vector.maskedload %y[%v_2661, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2663 = memref.load %weights[%v_2660] : memref<?xf32>
                    %v_2664 = vector.broadcast %v_2663 : f32 to vector<16xf32>
                    %acc_2665 = math.fma %v_2577, %v_2664, %v_2662 : vector<16xf32>
                    vector.maskedstore %y[%v_2661, %v_33], %is_2514, %acc_2665 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2666 = arith.muli %v_2137, %c_6 : index
                  %v_2667 = arith.addi %v_18, %v_2666 : index
                  %v_2668 = arith.addi %v_2667, %c_15 : index
                  %v_2669 = memref.load %order[%v_2668] : memref<?xi32>
                  %is_2670 = arith.cmpi sge, %v_2669, %c_44 : i32
                  scf.if %is_2670 {
                    %v_2671 = arith.index_cast %v_2669 : i32 to index
                    %v_2672 = arith.divui %v_2671, %c_11 : index
                    %v_2673 = vector.maskedload %y[%v_2672, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2674 = memref.load %weights[%v_2671] : memref<?xf32>
                    %v_2675 = vector.broadcast %v_2674 : f32 to vector<16xf32>
                    %acc_2676 = math.fma %v_2564, %v_2675, %v_2673 : vector<16xf32>
                    vector.maskedstore %y[%v_2672, %v_33], %is_2514, %acc_2676 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2677 = arith.muli %v_2137, %c_6 : index
                  %v_2678 = arith.addi %v_18, %v_2677 : index
                  %v_2679 = arith.addi %v_2678, %c_45 : index
                  %v_2680 = memref.load %order[%v_2679] : memref<?xi32>
                  %is_2681 = arith.cmpi sge, %v_2680, %c_44 : i32
                  scf.if %is_2681 {
                    %v_2682 = arith.index_cast %v_2680 : i32 to index
                    %v_2683 = arith.divui %v_2682, %c_11 : index
                    %v_2684 = vector.maskedload %y[%v_2683, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2685 = memref.load %weights[%v_2682] : memref<?xf32>
                    %v_2686 = vector.broadcast %v_2685 : f32 to vector<16xf32>
                    %acc_2687 = math.fma %v_2566, %v_2686, %v_2684 : vector<16xf32>
                    vector.maskedstore %y[%v_2683, %v_33], %is_2514, %acc_2687 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2688 = arith.muli %v_2137, %c_6 : index
                  %v_2689 = arith.addi %v_18, %v_2688 : index
                  %v_2690 = arith.addi %v_2689, %c_46 : index
                  %v_2691 = memref.load %order[%v_2690] : memref<?xi32>
                  %is_2692 = arith.cmpi sge, %v_2691, %c_44 : i32
                  scf.if %is_2692 {
                    %v_2693 = arith.index_cast %v_2691 : i32 to index
                    %v_2694 = arith.divui %v_2693, %c_11 : index
                    %v_2695 = vector.maskedload %y[%v_2694, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2696 = memref.load %weights[%v_2693] : memref<?xf32>
                    %v_2697 = vector.broadcast %v_2696 : f32 to vector<16xf32>
                    %acc_2698 = math.fma %v_2568, %v_2697, %v_2695 : vector<16xf32>
                    vector.maskedstore %y[%v_2694, %v_33], %is_2514, %acc_2698 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2699 = arith.muli %v_2137, %c_6 : index
                  %v_2700 = arith.addi %v_18, %v_2699 : index
                  %v_2701 = arith.addi %v_2700, %c_47 : index
                  %v_2702 = memref.load %order[%v_2701] : memref<?xi32>
                  %is_2703 = arith.cmpi sge, %v_2702, %c_44 : i32
                  scf.if %is_2703 {
                    %v_2704 = arith.index_cast %v_2702 : i32 to index
                    %v_2705 = arith.divui %v_2704, %c_11 : index
                    %v_2706 = vector.maskedload %y[%v_2705, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2707 = memref.load %weights[%v_2704] : memref<?xf32>
                    %v_2708 = vector.broadcast %v_2707 : f32 to vector<16xf32>
                    %acc_2709 = math.fma %v_2570, %v_2708, %v_2706 : vector<16xf32>
                    vector.maskedstore %y[%v_2705, %v_33], %is_2514, %acc_2709 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2710 = arith.muli %v_2137, %c_6 : index
                  %v_2711 = arith.addi %v_18, %v_2710 : index
                  %v_2712 = arith.addi %v_2711, %c_48 : index
                  %v_2713 = memref.load %order[%v_2712] : memref<?xi32>
                  %is_2714 = arith.cmpi sge, %v_2713, %c_44 : i32
                  scf.if %is_2714 {
                    %v_2715 = arith.index_cast %v_2713 : i32 to index
                    %v_2716 = arith.divui %v_2715, %c_11 : index
                    %v_2717 = vector.maskedload %y[%v_2716, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2718 = memref.load %weights[%v_2715] : memref<?xf32>
                    %v_2719 = vector.broadcast %v_2718 : f32 to vector<16xf32>
                    %acc_2720 = math.fma %v_2572, %v_2719, %v_2717 : vector<16xf32>
                    vector.maskedstore %y[%v_2716, %v_33], %is_2514, %acc_2720 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2721 = arith.muli %v_2137, %c_6 : index
                  %v_2722 = arith.addi %v_18, %v_2721 : index
                  %v_2723 = arith.addi %v_2722, %c_49 : index
                  %v_2724 = memref.load %order[%v_2723] : memref<?xi32>
                  %is_2725 = arith.cmpi sge, %v_2724, %c_44 : i32
                  scf.if %is_2725 {
                    %v_2726 = arith.index_cast %v_2724 : i32 to index
                    %v_2727 = arith.divui %v_2726, %c_11 : index
                    %v_2728 = vector.maskedload %y[%v_2727, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2729 = memref.load %weights[%v_2726] : memref<?xf32>
                    %v_2730 = vector.broadcast %v_2729 : f32 to vector<16xf32>
                    %acc_2731 = math.fma %v_2574, %v_2730, %v_2728 : vector<16xf32>
                    vector.maskedstore %y[%v_2727, %v_33], %is_2514, %acc_2731 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2732 = arith.muli %v_2137, %c_6 : index
                  %v_2733 = arith.addi %v_18, %v_2732 : index
                  %v_2734 = arith.addi %v_2733, %c_50 : index
                  %v_2735 = memref.load %order[%v_2734] : memref<?xi32>
                  %is_2736 = arith.cmpi sge, %v_2735, %c_44 : i32
                  scf.if %is_2736 {
                    %v_2737 = arith.index_cast %v_2735 : i32 to index
                    %v_2738 = arith.divui %v_2737, %c_11 : index
                    %v_2739 = vector.maskedload %y[%v_2738, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2740 = memref.load %weights[%v_2737] : memref<?xf32>
                    %v_2741 = vector.broadcast %v_2740 : f32 to vector<16xf32>
                    %acc_2742 = math.fma %v_2576, %v_2741, %v_2739 : vector<16xf32>
                    vector.maskedstore %y[%v_2738, %v_33], %is_2514, %acc_2742 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_2743 = arith.muli %v_2137, %c_6 : index
                  %v_2744 = arith.addi %v_18, %v_2743 : index
                  %v_2745 = arith.addi %v_2744, %c_9 : index
                  %v_2746 = memref.load %order[%v_2745] : memref<?xi32>
                  %is_2747 = arith.cmpi sge, %v_2746, %c_44 : i32
                  scf.if %is_2747 {
                    %v_2748 = arith.index_cast %v_2746 : i32 to index
                    %v_2749 = arith.divui %v_2748, %c_11 : index
                    %v_2750 = vector.maskedload %y[%v_2749, %v_33], %is_2514, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_2751 = memref.load %weights[%v_2748] : memref<?xf32>
                    %v_2752 = vector.broadcast %v_2751 : f32 to vector<16xf32>
                    %acc_2753 = math.fma %v_2578, %v_2752, %v_2750 : vector<16xf32>
                    vector.maskedstore %y[%v_2749, %v_33], %is_2514, %acc_2753 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_2754 = arith.remui %v_22, %c_11 : index
              %is_2755 = arith.cmpi eq, %v_2754, %c_5 : index
              scf.if %is_2755 {
                %v_2756 = arith.muli %v_44, %c_11 : index
                %v_2757 = arith.muli %v_2756, %c_14 : index
                %v_2758 = arith.addi %v_26, %v_2757 : index
                scf.for %i_2759 = %c_4 to %c_8 step %c_5 {
                  %v_2760 = arith.muli %i_2759, %c_15 : index
                  %v_2761 = arith.minsi %v_2760, %c_15 : index
                  %v_2762 = arith.addi %v_32, %v_2761 : index
                  %v_2763 = arith.addi %v_32, %v_2761 : index
                  %v_2764 = arith.addi %v_2763, %c_5 : index
                  %v_2765 = arith.addi %v_32, %v_2761 : index
                  %v_2766 = arith.addi %v_2765, %c_8 : index
                  %v_2767 = arith.addi %v_32, %v_2761 : index
                  %v_2768 = arith.addi %v_2767, %c_11 : index
                  %v_2769 = arith.addi %v_32, %v_2761 : index
                  %v_2770 = arith.addi %v_2769, %c_16 : index
                  %v_2771 = arith.addi %v_32, %v_2761 : index
                  %v_2772 = arith.addi %v_2771, %c_17 : index
                  %v_2773 = arith.addi %v_32, %v_2761 : index
                  %v_2774 = arith.addi %v_2773, %c_18 : index
                  %v_2775 = arith.addi %v_32, %v_2761 : index
                  %v_2776 = arith.addi %v_2775, %c_19 : index
                  %v_2777 = arith.muli %v_28, %c_16 : index
                  %v_2778 = arith.muli %v_44, %c_8 : index
                  %v_2779 = arith.muli %v_2778, %c_8 : index
                  %v_2780 = arith.addi %v_2779, %i_2759 : index
                  %loop_2782:8 = scf.for %i_2781 = %c_4 to %c_13 step %c_16 iter_args(%carry_2783 = %c_7, %carry_2784 = %c_7, %carry_2785 = %c_7, %carry_2786 = %c_7, %carry_2787 = %c_7, %carry_2788 = %c_7, %carry_2789 = %c_7, %carry_2790 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_2791 = arith.divui %i_2781, %c_16 : index
                    %v_2792 = arith.muli %v_2777, %c_18 : index
                    %v_2793 = arith.addi %v_2792, %c_20 : index
                    %v_2794 = arith.muli %v_2777, %c_18 : index
                    %v_2795 = arith.divui %v_2793, %v_2794 : index
                    %v_2796 = arith.muli %v_2780, %c_18 : index
                    %v_2797 = arith.addi %v_2796, %v_2791 : index
                    %v_2798 = arith.muli %v_2797, %v_2795 : index
                    scf.for %i_2799 = %c_4 to %v_2795 step %c_5 {
                      %v_2800 = arith.addi %v_2798, %i_2799 : index
                      %v_2801 = arith.minsi %v_2800, %c_20 : index
                      %v_2802 = arith.muli %v_2801, %c_0 : index
                      %v_2803 = arith.addi %v_38, %v_2802 : index
                      %v_2804 = arith.index_cast %v_2803 : index to i64
                      %pointer_2805 = llvm.inttoptr %v_2804 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_2805) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_2806 = arith.muli %v_2801, %c_0 : index
                      %v_2807 = arith.addi %v_43, %v_2806 : index
                      %v_2808 = arith.index_cast %v_2807 : index to i64
                      %pointer_2809 = llvm.inttoptr %v_2808 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_2809) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_2810 = arith.muli %i_2781, %c_0 : index
                    %v_2811 = arith.addi %v_2758, %v_2810 : index
                    %v_2812 = arith.index_cast %v_2811 : index to i64
                    %pointer_2813 = llvm.inttoptr %v_2812 : i64 to !llvm.ptr
                    %v_2814 = "llvm.load"(%pointer_2813) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2815 = memref.load %expert_down[%v_16, %v_2762, %i_2781] : memref<8x40x24xf32>
                    %v_2816 = vector.broadcast %v_2815 : f32 to vector<16xf32>
                    %acc_2817 = math.fma %v_2816, %v_2814, %carry_2783 : vector<16xf32>
                    %v_2818 = memref.load %expert_down[%v_16, %v_2764, %i_2781] : memref<8x40x24xf32>
                    %v_2819 = vector.broadcast %v_2818 : f32 to vector<16xf32>
                    %acc_2820 = math.fma %v_2819, %v_2814, %carry_2784 : vector<16xf32>
                    %v_2821 = memref.load %expert_down[%v_16, %v_2766, %i_2781] : memref<8x40x24xf32>
                    %v_2822 = vector.broadcast %v_2821 : f32 to vector<16xf32>
                    %acc_2823 = math.fma %v_2822, %v_2814, %carry_2785 : vector<16xf32>
                    %v_2824 = memref.load %expert_down[%v_16, %v_2768, %i_2781] : memref<8x40x24xf32>
                    %v_2825 = vector.broadcast %v_2824 : f32 to vector<16xf32>
                    %acc_2826 = math.fma %v_2825, %v_2814, %carry_2786 : vector<16xf32>
                    %v_2827 = memref.load %expert_down[%v_16, %v_2770, %i_2781] : memref<8x40x24xf32>
                    %v_2828 = vector.broadcast %v_2827 : f32 to vector<16xf32>
                    %acc_2829 = math.fma %v_2828, %v_2814, %carry_2787 : vector<16xf32>
                    %v_2830 = memref.load %expert_down[%v_16, %v_2772, %i_2781] : memref<8x40x24xf32>
                    %v_2831 = vector.broadcast %v_2830 : f32 to vector<16xf32>
                    %acc_2832 = math.fma %v_2831, %v_2814, %carry_2788 : vector<16xf32>
                    %v_2833 = memref.load %expert_down[%v_16, %v_2774, %i_2781] : memref<8x40x24xf32>
                    %v_2834 = vector.broadcast %v_2833 : f32 to vector<16xf32>
                    %acc_2835 = math.fma %v_2834, %v_2814, %carry_2789 : vector<16xf32>
                    %v_2836 = memref.load %expert_down[%v_16, %v_2776, %i_2781] : memref<8x40x24xf32>
                    %v_2837 = vector.broadcast %v_2836 : f32 to vector<16xf32>
                    %acc_2838 = math.fma %v_2837, %v_2814, %carry_2790 : vector<16xf32>
                    %v_2839 = arith.addi %i_2781, %c_5 : index
                    %v_2840 = arith.muli %v_2839, %c_0 : index
                    %v_2841 = arith.addi %v_2758, %v_2840 : index
                    %v_2842 = arith.index_cast %v_2841 : index to i64
                    %pointer_2843 = llvm.inttoptr %v_2842 : i64 to !llvm.ptr
                    %v_2844 = "llvm.load"(%pointer_2843) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2845 = memref.load %expert_down[%v_16, %v_2762, %v_2839] : memref<8x40x24xf32>
                    %v_2846 = vector.broadcast %v_2845 : f32 to vector<16xf32>
                    %acc_2847 = math.fma %v_2846, %v_2844, %acc_2817 : vector<16xf32>
                    %v_2848 = memref.load %expert_down[%v_16, %v_2764, %v_2839] : memref<8x40x24xf32>
                    %v_2849 = vector.broadcast %v_2848 : f32 to vector<16xf32>
                    %acc_2850 = math.fma %v_2849, %v_2844, %acc_2820 : vector<16xf32>
                    %v_2851 = memref.load %expert_down[%v_16, %v_2766, %v_2839] : memref<8x40x24xf32>
                    %v_2852 = vector.broadcast %v_2851 : f32 to vector<16xf32>
                    %acc_2853 = math.fma %v_2852, %v_2844, %acc_2823 : vector<16xf32>
                    %v_2854 = memref.load %expert_down[%v_16, %v_2768, %v_2839] : memref<8x40x24xf32>
                    %v_2855 = vector.broadcast %v_2854 : f32 to vector<16xf32>
                    %acc_2856 = math.fma %v_2855, %v_2844, %acc_2826 : vector<16xf32>
                    %v_2857 = memref.load %expert_down[%v_16, %v_2770, %v_2839] : memref<8x40x24xf32>
                    %v_2858 = vector.broadcast %v_2857 : f32 to vector<16xf32>
                    %acc_2859 = math.fma %v_2858, %v_2844, %acc_2829 : vector<16xf32>
                    %v_2860 = memref.load %expert_down[%v_16, %v_2772, %v_2839] : memref<8x40x24xf32>
                    %v_2861 = vector.broadcast %v_2860 : f32 to vector<16xf32>
                    %acc_2862 = math.fma %v_2861, %v_2844, %acc_2832 : vector<16xf32>
                    %v_2863 = memref.load %expert_down[%v_16, %v_2774, %v_2839] : memref<8x40x24xf32>
                    %v_2864 = vector.broadcast %v_2863 : f32 to vector<16xf32>
                    %acc_2865 = math.fma %v_2864, %v_2844, %acc_2835 : vector<16xf32>
                    %v_2866 = memref.load %expert_down[%v_16, %v_2776, %v_2839] : memref<8x40x24xf32>
                    %v_2867 = vector.broadcast %v_2866 : f32 to vector<16xf32>
                    %acc_2868 = math.fma %v_2867, %v_2844, %acc_2838 : vector<16xf32>
                    %v_2869 = arith.addi %i_2781, %c_8 : index
                    %v_2870 = arith.muli %v_2869, %c_0 : index
                    %v_2871 = arith.addi %v_2758, %v_2870 : index
                    %v_2872 = arith.index_cast %v_2871 : index to i64
                    %pointer_2873 = llvm.inttoptr %v_2872 : i64 to !llvm.ptr
                    %v_2874 = "llvm.load"(%pointer_2873) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2875 = memref.load %expert_down[%v_16, %v_2762, %v_2869] : memref<8x40x24xf32>
                    %v_2876 = vector.broadcast %v_2875 : f32 to vector<16xf32>
                    %acc_2877 = math.fma %v_2876, %v_2874, %acc_2847 : vector<16xf32>
                    %v_2878 = memref.load %expert_down[%v_16, %v_2764, %v_2869] : memref<8x40x24xf32>
                    %v_2879 = vector.broadcast %v_2878 : f32 to vector<16xf32>
                    %acc_2880 = math.fma %v_2879, %v_2874, %acc_2850 : vector<16xf32>
                    %v_2881 = memref.load %expert_down[%v_16, %v_2766, %v_2869] : memref<8x40x24xf32>
                    %v_2882 = vector.broadcast %v_2881 : f32 to vector<16xf32>
                    %acc_2883 = math.fma %v_2882, %v_2874, %acc_2853 : vector<16xf32>
                    %v_2884 = memref.load %expert_down[%v_16, %v_2768, %v_2869] : memref<8x40x24xf32>
                    %v_2885 = vector.broadcast %v_2884 : f32 to vector<16xf32>
                    %acc_2886 = math.fma %v_2885, %v_2874, %acc_2856 : vector<16xf32>
                    %v_2887 = memref.load %expert_down[%v_16, %v_2770, %v_2869] : memref<8x40x24xf32>
                    %v_2888 = vector.broadcast %v_2887 : f32 to vector<16xf32>
                    %acc_2889 = math.fma %v_2888, %v_2874, %acc_2859 : vector<16xf32>
                    %v_2890 = memref.load %expert_down[%v_16, %v_2772, %v_2869] : memref<8x40x24xf32>
                    %v_2891 = vector.broadcast %v_2890 : f32 to vector<16xf32>
                    %acc_2892 = math.fma %v_2891, %v_2874, %acc_2862 : vector<16xf32>
                    %v_2893 = memref.load %expert_down[%v_16, %v_2774, %v_2869] : memref<8x40x24xf32>
                    %v_2894 = vector.broadcast %v_2893 : f32 to vector<16xf32>
                    %acc_2895 = math.fma %v_2894, %v_2874, %acc_2865 : vector<16xf32>
                    %v_2896 = memref.load %expert_down[%v_16, %v_2776, %v_2869] : memref<8x40x24xf32>
                    %v_2897 = vector.broadcast %v_2896 : f32 to vector<16xf32>
                    %acc_2898 = math.fma %v_2897, %v_2874, %acc_2868 : vector<16xf32>
                    %v_2899 = arith.addi %i_2781, %c_11 : index
                    %v_2900 = arith.muli %v_2899, %c_0 : index
                    %v_2901 = arith.addi %v_2758, %v_2900 : index
                    %v_2902 = arith.index_cast %v_2901 : index to i64
                    %pointer_2903 = llvm.inttoptr %v_2902 : i64 to !llvm.ptr
                    %v_2904 = "llvm.load"(%pointer_2903) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_2905 = memref.load %expert_down[%v_16, %v_2762, %v_2899] : memref<8x40x24xf32>
                    %v_2906 = vector.broadcast %v_2905 : f32 to vector<16xf32>
                    %acc_2907 = math.fma %v_2906, %v_2904, %acc_2877 : vector<16xf32>
                    %v_2908 = memref.load %expert_down[%v_16, %v_2764, %v_2899] : memref<8x40x24xf32>
                    %v_2909 = vector.broadcast %v_2908 : f32 to vector<16xf32>
                    %acc_2910 = math.fma %v_2909, %v_2904, %acc_2880 : vector<16xf32>
                    %v_2911 = memref.load %expert_down[%v_16, %v_2766, %v_2899] : memref<8x40x24xf32>
                    %v_2912 = vector.broadcast %v_2911 : f32 to vector<16xf32>
                    %acc_2913 = math.fma %v_2912, %v_2904, %acc_2883 : vector<16xf32>
                    %v_2914 = memref.load %expert_down[%v_16, %v_2768, %v_2899] : memref<8x40x24xf32>
                    %v_2915 = vector.broadcast %v_2914 : f32 to vector<16xf32>
                    %acc_2916 = math.fma %v_2915, %v_2904, %acc_2886 : vector<16xf32>
                    %v_2917 = memref.load %expert_down[%v_16, %v_2770, %v_2899] : memref<8x40x24xf32>
                    %v_2918 = vector.broadcast %v_2917 : f32 to vector<16xf32>
                    %acc_2919 = math.fma %v_2918, %v_2904, %acc_2889 : vector<16xf32>
                    %v_2920 = memref.load %expert_down[%v_16, %v_2772, %v_2899] : memref<8x40x24xf32>
                    %v_2921 = vector.broadcast %v_2920 : f32 to vector<16xf32>
                    %acc_2922 = math.fma %v_2921, %v_2904, %acc_2892 : vector<16xf32>
                    %v_2923 = memref.load %expert_down[%v_16, %v_2774, %v_2899] : memref<8x40x24xf32>
                    %v_2924 = vector.broadcast %v_2923 : f32 to vector<16xf32>
                    %acc_2925 = math.fma %v_2924, %v_2904, %acc_2895 : vector<16xf32>
                    %v_2926 = memref.load %expert_down[%v_16, %v_2776, %v_2899] : memref<8x40x24xf32>
                    %v_2927 = vector.broadcast %v_2926 : f32 to vector<16xf32>
                    %acc_2928 = math.fma %v_2927, %v_2904, %acc_2898 : vector<16xf32>
                    scf.yield %acc_2907, %acc_2910, %acc_2913, %acc_2916, %acc_2919, %acc_2922, %acc_2925, %acc_2928 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_2929 = arith.muli %v_2761, %c_0 : index
                  %v_2930 = arith.addi %v_6, %v_2929 : index
                  %v_2931 = arith.index_cast %v_2930 : index to i64
                  %pointer_2932 = llvm.inttoptr %v_2931 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#0, %pointer_2932) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_2933 = arith.addi %v_2761, %c_5 : index
                  %v_2934 = arith.muli %v_2933, %c_0 : index
                  %v_2935 = arith.addi %v_6, %v_2934 : index
                  %v_2936 = arith.index_cast %v_2935 : index to i64
                  %pointer_2937 = llvm.inttoptr %v_2936 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#1, %pointer_2937) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_2938 = arith.addi %v_2761, %c_8 : index
                  %v_2939 = arith.muli %v_2938, %c_0 : index
                  %v_2940 = arith.addi %v_6, %v_2939 : index
                  %v_2941 = arith.index_cast %v_2940 : index to i64
                  %pointer_2942 = llvm.inttoptr %v_2941 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#2, %pointer_2942) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_2943 = arith.addi %v_2761, %c_11 : index
                  %v_2944 = arith.muli %v_2943, %c_0 : index
                  %v_2945 = arith.addi %v_6, %v_2944 : index
                  %v_2946 = arith.index_cast %v_2945 : index to i64
                  %pointer_2947 = llvm.inttoptr %v_2946 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#3, %pointer_2947) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_2948 = arith.addi %v_2761, %c_16 : index
                  %v_2949 = arith.muli %v_2948, %c_0 : index
                  %v_2950 = arith.addi %v_6, %v_2949 : index
                  %v_2951 = arith.index_cast %v_2950 : index to i64
                  %pointer_2952 = llvm.inttoptr %v_2951 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#4, %pointer_2952) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_2953 = arith.addi %v_2761, %c_17 : index
                  %v_2954 = arith.muli %v_2953, %c_0 : index
                  %v_2955 = arith.addi %v_6, %v_2954 : index
                  %v_2956 = arith.index_cast %v_2955 : index to i64
                  %pointer_2957 = llvm.inttoptr %v_2956 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#5, %pointer_2957) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_2958 = arith.addi %v_2761, %c_18 : index
                  %v_2959 = arith.muli %v_2958, %c_0 : index
                  %v_2960 = arith.addi %v_6, %v_2959 : index
                  %v_2961 = arith.index_cast %v_2960 : index to i64
                  %pointer_2962 = llvm.inttoptr %v_2961 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#6, %pointer_2962) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_2963 = arith.addi %v_2761, %c_19 : index
                  %v_2964 = arith.muli %v_2963, %c_0 : index
                  %v_2965 = arith.addi %v_6, %v_2964 : index
                  %v_2966 = arith.index_cast %v_2965 : index to i64
                  %pointer_2967 = llvm.inttoptr %v_2966 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2782#7, %pointer_2967) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_2968 = %c_4 to %c_8 step %c_5 {
                  %v_2969 = arith.muli %i_2968, %c_15 : index
                  %v_2970 = arith.minsi %v_2969, %c_15 : index
                  %v_2971 = arith.addi %v_33, %v_2970 : index
                  %v_2972 = arith.addi %v_33, %v_2970 : index
                  %v_2973 = arith.addi %v_2972, %c_5 : index
                  %v_2974 = arith.addi %v_33, %v_2970 : index
                  %v_2975 = arith.addi %v_2974, %c_8 : index
                  %v_2976 = arith.addi %v_33, %v_2970 : index
                  %v_2977 = arith.addi %v_2976, %c_11 : index
                  %v_2978 = arith.addi %v_33, %v_2970 : index
                  %v_2979 = arith.addi %v_2978, %c_16 : index
                  %v_2980 = arith.addi %v_33, %v_2970 : index
                  %v_2981 = arith.addi %v_2980, %c_17 : index
                  %v_2982 = arith.addi %v_33, %v_2970 : index
                  %v_2983 = arith.addi %v_2982, %c_18 : index
                  %v_2984 = arith.addi %v_33, %v_2970 : index
                  %v_2985 = arith.addi %v_2984, %c_19 : index
                  %v_2986 = arith.muli %v_28, %c_16 : index
                  %v_2987 = arith.muli %v_44, %c_8 : index
                  %v_2988 = arith.addi %v_2987, %c_5 : index
                  %v_2989 = arith.muli %v_2988, %c_8 : index
                  %v_2990 = arith.addi %v_2989, %i_2968 : index
                  %loop_2992:8 = scf.for %i_2991 = %c_4 to %c_13 step %c_16 iter_args(%carry_2993 = %c_7, %carry_2994 = %c_7, %carry_2995 = %c_7, %carry_2996 = %c_7, %carry_2997 = %c_7, %carry_2998 = %c_7, %carry_2999 = %c_7, %carry_3000 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_3001 = arith.divui %i_2991, %c_16 : index
                    %v_3002 = arith.muli %v_2986, %c_18 : index
                    %v_3003 = arith.addi %v_3002, %c_20 : index
                    %v_3004 = arith.muli %v_2986, %c_18 : index
                    %v_3005 = arith.divui %v_3003, %v_3004 : index
                    %v_3006 = arith.muli %v_2990, %c_18 : index
                    %v_3007 = arith.addi %v_3006, %v_3001 : index
                    %v_3008 = arith.muli %v_3007, %v_3005 : index
                    scf.for %i_3009 = %c_4 to %v_3005 step %c_5 {
                      %v_3010 = arith.addi %v_3008, %i_3009 : index
                      %v_3011 = arith.minsi %v_3010, %c_20 : index
                      %v_3012 = arith.muli %v_3011, %c_0 : index
                      %v_3013 = arith.addi %v_38, %v_3012 : index
                      %v_3014 = arith.index_cast %v_3013 : index to i64
                      %pointer_3015 = llvm.inttoptr %v_3014 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3015) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_3016 = arith.muli %v_3011, %c_0 : index
                      %v_3017 = arith.addi %v_43, %v_3016 : index
                      %v_3018 = arith.index_cast %v_3017 : index to i64
                      %pointer_3019 = llvm.inttoptr %v_3018 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3019) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_3020 = arith.muli %i_2991, %c_0 : index
                    %v_3021 = arith.addi %v_2758, %v_3020 : index
                    %v_3022 = arith.index_cast %v_3021 : index to i64
                    %pointer_3023 = llvm.inttoptr %v_3022 : i64 to !llvm.ptr
                    %v_3024 = "llvm.load"(%pointer_3023) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3025 = memref.load %expert_down[%v_16, %v_2971, %i_2991] : memref<8x40x24xf32>
                    %v_3026 = vector.broadcast %v_3025 : f32 to vector<16xf32>
                    %acc_3027 = math.fma %v_3026, %v_3024, %carry_2993 : vector<16xf32>
                    %v_3028 = memref.load %expert_down[%v_16, %v_2973, %i_2991] : memref<8x40x24xf32>
                    %v_3029 = vector.broadcast %v_3028 : f32 to vector<16xf32>
                    %acc_3030 = math.fma %v_3029, %v_3024, %carry_2994 : vector<16xf32>
                    %v_3031 = memref.load %expert_down[%v_16, %v_2975, %i_2991] : memref<8x40x24xf32>
                    %v_3032 = vector.broadcast %v_3031 : f32 to vector<16xf32>
                    %acc_3033 = math.fma %v_3032, %v_3024, %carry_2995 : vector<16xf32>
                    %v_3034 = memref.load %expert_down[%v_16, %v_2977, %i_2991] : memref<8x40x24xf32>
                    %v_3035 = vector.broadcast %v_3034 : f32 to vector<16xf32>
                    %acc_3036 = math.fma %v_3035, %v_3024, %carry_2996 : vector<16xf32>
                    %v_3037 = memref.load %expert_down[%v_16, %v_2979, %i_2991] : memref<8x40x24xf32>
                    %v_3038 = vector.broadcast %v_3037 : f32 to vector<16xf32>
                    %acc_3039 = math.fma %v_3038, %v_3024, %carry_2997 : vector<16xf32>
                    %v_3040 = memref.load %expert_down[%v_16, %v_2981, %i_2991] : memref<8x40x24xf32>
                    %v_3041 = vector.broadcast %v_3040 : f32 to vector<16xf32>
                    %acc_3042 = math.fma %v_3041, %v_3024, %carry_2998 : vector<16xf32>
                    %v_3043 = memref.load %expert_down[%v_16, %v_2983, %i_2991] : memref<8x40x24xf32>
                    %v_3044 = vector.broadcast %v_3043 : f32 to vector<16xf32>
                    %acc_3045 = math.fma %v_3044, %v_3024, %carry_2999 : vector<16xf32>
                    %v_3046 = memref.load %expert_down[%v_16, %v_2985, %i_2991] : memref<8x40x24xf32>
                    %v_3047 = vector.broadcast %v_3046 : f32 to vector<16xf32>
                    %acc_3048 = math.fma %v_3047, %v_3024, %carry_3000 : vector<16xf32>
                    %v_3049 = arith.addi %i_2991, %c_5 : index
                    %v_3050 = arith.muli %v_3049, %c_0 : index
                    %v_3051 = arith.addi %v_2758, %v_3050 : index
                    %v_3052 = arith.index_cast %v_3051 : index to i64
                    %pointer_3053 = llvm.inttoptr %v_3052 : i64 to !llvm.ptr
                    %v_3054 = "llvm.load"(%pointer_3053) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3055 = memref.load %expert_down[%v_16, %v_2971, %v_3049] : memref<8x40x24xf32>
                    %v_3056 = vector.broadcast %v_3055 : f32 to vector<16xf32>
                    %acc_3057 = math.fma %v_3056, %v_3054, %acc_3027 : vector<16xf32>
                    %v_3058 = memref.load %expert_down[%v_16, %v_2973, %v_3049] : memref<8x40x24xf32>
                    %v_3059 = vector.broadcast %v_3058 : f32 to vector<16xf32>
                    %acc_3060 = math.fma %v_3059, %v_3054, %acc_3030 : vector<16xf32>
                    %v_3061 = memref.load %expert_down[%v_16, %v_2975, %v_3049] : memref<8x40x24xf32>
                    %v_3062 = vector.broadcast %v_3061 : f32 to vector<16xf32>
                    %acc_3063 = math.fma %v_3062, %v_3054, %acc_3033 : vector<16xf32>
                    %v_3064 = memref.load %expert_down[%v_16, %v_2977, %v_3049] : memref<8x40x24xf32>
                    %v_3065 = vector.broadcast %v_3064 : f32 to vector<16xf32>
                    %acc_3066 = math.fma %v_3065, %v_3054, %acc_3036 : vector<16xf32>
                    %v_3067 = memref.load %expert_down[%v_16, %v_2979, %v_3049] : memref<8x40x24xf32>
                    %v_3068 = vector.broadcast %v_3067 : f32 to vector<16xf32>
                    %acc_3069 = math.fma %v_3068, %v_3054, %acc_3039 : vector<16xf32>
                    %v_3070 = memref.load %expert_down[%v_16, %v_2981, %v_3049] : memref<8x40x24xf32>
                    %v_3071 = vector.broadcast %v_3070 : f32 to vector<16xf32>
                    %acc_3072 = math.fma %v_3071, %v_3054, %acc_3042 : vector<16xf32>
                    %v_3073 = memref.load %expert_down[%v_16, %v_2983, %v_3049] : memref<8x40x24xf32>
                    %v_3074 = vector.broadcast %v_3073 : f32 to vector<16xf32>
                    %acc_3075 = math.fma %v_3074, %v_3054, %acc_3045 : vector<16xf32>
                    %v_3076 = memref.load %expert_down[%v_16, %v_2985, %v_3049] : memref<8x40x24xf32>
                    %v_3077 = vector.broadcast %v_3076 : f32 to vector<16xf32>
                    %acc_3078 = math.fma %v_3077, %v_3054, %acc_3048 : vector<16xf32>
                    %v_3079 = arith.addi %i_2991, %c_8 : index
                    %v_3080 = arith.muli %v_3079, %c_0 : index
                    %v_3081 = arith.addi %v_2758, %v_3080 : index
                    %v_3082 = arith.index_cast %v_3081 : index to i64
                    %pointer_3083 = llvm.inttoptr %v_3082 : i64 to !llvm.ptr
                    %v_3084 = "llvm.load"(%pointer_3083) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3085 = memref.load %expert_down[%v_16, %v_2971, %v_3079] : memref<8x40x24xf32>
                    %v_3086 = vector.broadcast %v_3085 : f32 to vector<16xf32>
                    %acc_3087 = math.fma %v_3086, %v_3084, %acc_3057 : vector<16xf32>
                    %v_3088 = memref.load %expert_down[%v_16, %v_2973, %v_3079] : memref<8x40x24xf32>
                    %v_3089 = vector.broadcast %v_3088 : f32 to vector<16xf32>
                    %acc_3090 = math.fma %v_3089, %v_3084, %acc_3060 : vector<16xf32>
                    %v_3091 = memref.load %expert_down[%v_16, %v_2975, %v_3079] : memref<8x40x24xf32>
                    %v_3092 = vector.broadcast %v_3091 : f32 to vector<16xf32>
                    %acc_3093 = math.fma %v_3092, %v_3084, %acc_3063 : vector<16xf32>
                    %v_3094 = memref.load %expert_down[%v_16, %v_2977, %v_3079] : memref<8x40x24xf32>
                    %v_3095 = vector.broadcast %v_3094 : f32 to vector<16xf32>
                    %acc_3096 = math.fma %v_3095, %v_3084, %acc_3066 : vector<16xf32>
                    %v_3097 = memref.load %expert_down[%v_16, %v_2979, %v_3079] : memref<8x40x24xf32>
                    %v_3098 = vector.broadcast %v_3097 : f32 to vector<16xf32>
                    %acc_3099 = math.fma %v_3098, %v_3084, %acc_3069 : vector<16xf32>
                    %v_3100 = memref.load %expert_down[%v_16, %v_2981, %v_3079] : memref<8x40x24xf32>
                    %v_3101 = vector.broadcast %v_3100 : f32 to vector<16xf32>
                    %acc_3102 = math.fma %v_3101, %v_3084, %acc_3072 : vector<16xf32>
                    %v_3103 = memref.load %expert_down[%v_16, %v_2983, %v_3079] : memref<8x40x24xf32>
                    %v_3104 = vector.broadcast %v_3103 : f32 to vector<16xf32>
                    %acc_3105 = math.fma %v_3104, %v_3084, %acc_3075 : vector<16xf32>
                    %v_3106 = memref.load %expert_down[%v_16, %v_2985, %v_3079] : memref<8x40x24xf32>
                    %v_3107 = vector.broadcast %v_3106 : f32 to vector<16xf32>
                    %acc_3108 = math.fma %v_3107, %v_3084, %acc_3078 : vector<16xf32>
                    %v_3109 = arith.addi %i_2991, %c_11 : index
                    %v_3110 = arith.muli %v_3109, %c_0 : index
                    %v_3111 = arith.addi %v_2758, %v_3110 : index
                    %v_3112 = arith.index_cast %v_3111 : index to i64
                    %pointer_3113 = llvm.inttoptr %v_3112 : i64 to !llvm.ptr
                    %v_3114 = "llvm.load"(%pointer_3113) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3115 = memref.load %expert_down[%v_16, %v_2971, %v_3109] : memref<8x40x24xf32>
                    %v_3116 = vector.broadcast %v_3115 : f32 to vector<16xf32>
                    %acc_3117 = math.fma %v_3116, %v_3114, %acc_3087 : vector<16xf32>
                    %v_3118 = memref.load %expert_down[%v_16, %v_2973, %v_3109] : memref<8x40x24xf32>
                    %v_3119 = vector.broadcast %v_3118 : f32 to vector<16xf32>
                    %acc_3120 = math.fma %v_3119, %v_3114, %acc_3090 : vector<16xf32>
                    %v_3121 = memref.load %expert_down[%v_16, %v_2975, %v_3109] : memref<8x40x24xf32>
                    %v_3122 = vector.broadcast %v_3121 : f32 to vector<16xf32>
                    %acc_3123 = math.fma %v_3122, %v_3114, %acc_3093 : vector<16xf32>
                    %v_3124 = memref.load %expert_down[%v_16, %v_2977, %v_3109] : memref<8x40x24xf32>
                    %v_3125 = vector.broadcast %v_3124 : f32 to vector<16xf32>
                    %acc_3126 = math.fma %v_3125, %v_3114, %acc_3096 : vector<16xf32>
                    %v_3127 = memref.load %expert_down[%v_16, %v_2979, %v_3109] : memref<8x40x24xf32>
                    %v_3128 = vector.broadcast %v_3127 : f32 to vector<16xf32>
                    %acc_3129 = math.fma %v_3128, %v_3114, %acc_3099 : vector<16xf32>
                    %v_3130 = memref.load %expert_down[%v_16, %v_2981, %v_3109] : memref<8x40x24xf32>
                    %v_3131 = vector.broadcast %v_3130 : f32 to vector<16xf32>
                    %acc_3132 = math.fma %v_3131, %v_3114, %acc_3102 : vector<16xf32>
                    %v_3133 = memref.load %expert_down[%v_16, %v_2983, %v_3109] : memref<8x40x24xf32>
                    %v_3134 = vector.broadcast %v_3133 : f32 to vector<16xf32>
                    %acc_3135 = math.fma %v_3134, %v_3114, %acc_3105 : vector<16xf32>
                    %v_3136 = memref.load %expert_down[%v_16, %v_2985, %v_3109] : memref<8x40x24xf32>
                    %v_3137 = vector.broadcast %v_3136 : f32 to vector<16xf32>
                    %acc_3138 = math.fma %v_3137, %v_3114, %acc_3108 : vector<16xf32>
                    scf.yield %acc_3117, %acc_3120, %acc_3123, %acc_3126, %acc_3129, %acc_3132, %acc_3135, %acc_3138 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_3139 = arith.addi %v_2970, %c_6 : index
                  %v_3140 = arith.muli %v_3139, %c_0 : index
                  %v_3141 = arith.addi %v_6, %v_3140 : index
                  %v_3142 = arith.index_cast %v_3141 : index to i64
                  %pointer_3143 = llvm.inttoptr %v_3142 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#0, %pointer_3143) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3144 = arith.addi %v_2970, %c_23 : index
                  %v_3145 = arith.muli %v_3144, %c_0 : index
                  %v_3146 = arith.addi %v_6, %v_3145 : index
                  %v_3147 = arith.index_cast %v_3146 : index to i64
                  %pointer_3148 = llvm.inttoptr %v_3147 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#1, %pointer_3148) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3149 = arith.addi %v_2970, %c_24 : index
                  %v_3150 = arith.muli %v_3149, %c_0 : index
                  %v_3151 = arith.addi %v_6, %v_3150 : index
                  %v_3152 = arith.index_cast %v_3151 : index to i64
                  %pointer_3153 = llvm.inttoptr %v_3152 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#2, %pointer_3153) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3154 = arith.addi %v_2970, %c_25 : index
                  %v_3155 = arith.muli %v_3154, %c_0 : index
                  %v_3156 = arith.addi %v_6, %v_3155 : index
                  %v_3157 = arith.index_cast %v_3156 : index to i64
                  %pointer_3158 = llvm.inttoptr %v_3157 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#3, %pointer_3158) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3159 = arith.addi %v_2970, %c_26 : index
                  %v_3160 = arith.muli %v_3159, %c_0 : index
                  %v_3161 = arith.addi %v_6, %v_3160 : index
                  %v_3162 = arith.index_cast %v_3161 : index to i64
                  %pointer_3163 = llvm.inttoptr %v_3162 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#4, %pointer_3163) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3164 = arith.addi %v_2970, %c_27 : index
                  %v_3165 = arith.muli %v_3164, %c_0 : index
                  %v_3166 = arith.addi %v_6, %v_3165 : index
                  %v_3167 = arith.index_cast %v_3166 : index to i64
                  %pointer_3168 = llvm.inttoptr %v_3167 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#5, %pointer_3168) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3169 = arith.addi %v_2970, %c_28 : index
                  %v_3170 = arith.muli %v_3169, %c_0 : index
                  %v_3171 = arith.addi %v_6, %v_3170 : index
                  %v_3172 = arith.index_cast %v_3171 : index to i64
                  %pointer_3173 = llvm.inttoptr %v_3172 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#6, %pointer_3173) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_3174 = arith.addi %v_2970, %c_20 : index
                  %v_3175 = arith.muli %v_3174, %c_0 : index
                  %v_3176 = arith.addi %v_6, %v_3175 : index
                  %v_3177 = arith.index_cast %v_3176 : index to i64
                  %pointer_3178 = llvm.inttoptr %v_3177 : i64 to !llvm.ptr
                  "llvm.store"(%loop_2992#7, %pointer_3178) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_3179 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_3179 {
                  %v_3180 = arith.index_cast %v_6 : index to i64
                  %pointer_3181 = llvm.inttoptr %v_3180 : i64 to !llvm.ptr
                  %v_3182 = "llvm.load"(%pointer_3181) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3183 = arith.addi %v_6, %c_0 : index
                  %v_3184 = arith.index_cast %v_3183 : index to i64
                  %pointer_3185 = llvm.inttoptr %v_3184 : i64 to !llvm.ptr
                  %v_3186 = "llvm.load"(%pointer_3185) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3187 = arith.addi %v_6, %c_29 : index
                  %v_3188 = arith.index_cast %v_3187 : index to i64
                  %pointer_3189 = llvm.inttoptr %v_3188 : i64 to !llvm.ptr
                  %v_3190 = "llvm.load"(%pointer_3189) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3191 = arith.addi %v_6, %c_30 : index
                  %v_3192 = arith.index_cast %v_3191 : index to i64
                  %pointer_3193 = llvm.inttoptr %v_3192 : i64 to !llvm.ptr
                  %v_3194 = "llvm.load"(%pointer_3193) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3195 = arith.addi %v_6, %c_31 : index
                  %v_3196 = arith.index_cast %v_3195 : index to i64
                  %pointer_3197 = llvm.inttoptr %v_3196 : i64 to !llvm.ptr
                  %v_3198 = "llvm.load"(%pointer_3197) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3199 = arith.addi %v_6, %c_32 : index
                  %v_3200 = arith.index_cast %v_3199 : index to i64
                  %pointer_3201 = llvm.inttoptr %v_3200 : i64 to !llvm.ptr
                  %v_3202 = "llvm.load"(%pointer_3201) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3203 = arith.addi %v_6, %c_33 : index
                  %v_3204 = arith.index_cast %v_3203 : index to i64
                  %pointer_3205 = llvm.inttoptr %v_3204 : i64 to !llvm.ptr
                  %v_3206 = "llvm.load"(%pointer_3205) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3207 = arith.addi %v_6, %c_34 : index
                  %v_3208 = arith.index_cast %v_3207 : index to i64
                  %pointer_3209 = llvm.inttoptr %v_3208 : i64 to !llvm.ptr
                  %v_3210 = "llvm.load"(%pointer_3209) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3211 = arith.addi %v_6, %c_35 : index
                  %v_3212 = arith.index_cast %v_3211 : index to i64
                  %pointer_3213 = llvm.inttoptr %v_3212 : i64 to !llvm.ptr
                  %v_3214 = "llvm.load"(%pointer_3213) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3215 = arith.addi %v_6, %c_36 : index
                  %v_3216 = arith.index_cast %v_3215 : index to i64
                  %pointer_3217 = llvm.inttoptr %v_3216 : i64 to !llvm.ptr
                  %v_3218 = "llvm.load"(%pointer_3217) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3219 = arith.addi %v_6, %c_37 : index
                  %v_3220 = arith.index_cast %v_3219 : index to i64
                  %pointer_3221 = llvm.inttoptr %v_3220 : i64 to !llvm.ptr
                  %v_3222 = "llvm.load"(%pointer_3221) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3223 = arith.addi %v_6, %c_38 : index
                  %v_3224 = arith.index_cast %v_3223 : index to i64
                  %pointer_3225 = llvm.inttoptr %v_3224 : i64 to !llvm.ptr
                  %v_3226 = "llvm.load"(%pointer_3225) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3227 = arith.addi %v_6, %c_39 : index
                  %v_3228 = arith.index_cast %v_3227 : index to i64
                  %pointer_3229 = llvm.inttoptr %v_3228 : i64 to !llvm.ptr
                  %v_3230 = "llvm.load"(%pointer_3229) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3231 = arith.addi %v_6, %c_40 : index
                  %v_3232 = arith.index_cast %v_3231 : index to i64
                  %pointer_3233 = llvm.inttoptr %v_3232 : i64 to !llvm.ptr
                  %v_3234 = "llvm.load"(%pointer_3233) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3235 = arith.addi %v_6, %c_41 : index
                  %v_3236 = arith.index_cast %v_3235 : index to i64
                  %pointer_3237 = llvm.inttoptr %v_3236 : i64 to !llvm.ptr
                  %v_3238 = "llvm.load"(%pointer_3237) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3239 = arith.addi %v_6, %c_42 : index
                  %v_3240 = arith.index_cast %v_3239 : index to i64
                  %pointer_3241 = llvm.inttoptr %v_3240 : i64 to !llvm.ptr
                  %v_3242 = "llvm.load"(%pointer_3241) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3243 = arith.subi %i_30, %v_32 : index
                  %v_3244 = arith.index_cast %v_3243 : index to i32
                  %v_3245 = vector.broadcast %v_3244 : i32 to vector<16xi32>
                  %is_3246 = arith.cmpi sge, %c_43, %v_3245 : vector<16xi32>
                  %v_3247 = vector.shuffle %v_3182, %v_3186 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3248 = vector.shuffle %v_3182, %v_3186 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3249 = vector.shuffle %v_3190, %v_3194 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3250 = vector.shuffle %v_3190, %v_3194 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3251 = vector.shuffle %v_3198, %v_3202 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3252 = vector.shuffle %v_3198, %v_3202 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3253 = vector.shuffle %v_3206, %v_3210 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3254 = vector.shuffle %v_3206, %v_3210 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3255 = vector.shuffle %v_3214, %v_3218 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3256 = vector.shuffle %v_3214, %v_3218 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3257 = vector.shuffle %v_3222, %v_3226 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3258 = vector.shuffle %v_3222, %v_3226 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3259 = vector.shuffle %v_3230, %v_3234 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3260 = vector.shuffle %v_3230, %v_3234 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3261 = vector.shuffle %v_3238, %v_3242 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3262 = vector.shuffle %v_3238, %v_3242 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3263 = vector.shuffle %v_3247, %v_3249 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3264 = vector.shuffle %v_3247, %v_3249 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3265 = vector.shuffle %v_3248, %v_3250 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3266 = vector.shuffle %v_3248, %v_3250 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3267 = vector.shuffle %v_3251, %v_3253 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3268 = vector.shuffle %v_3251, %v_3253 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3269 = vector.shuffle %v_3252, %v_3254 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3270 = vector.shuffle %v_3252, %v_3254 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3271 = vector.shuffle %v_3255, %v_3257 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3272 = vector.shuffle %v_3255, %v_3257 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3273 = vector.shuffle %v_3256, %v_3258 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3274 = vector.shuffle %v_3256, %v_3258 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3275 = vector.shuffle %v_3259, %v_3261 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3276 = vector.shuffle %v_3259, %v_3261 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3277 = vector.shuffle %v_3260, %v_3262 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3278 = vector.shuffle %v_3260, %v_3262 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3279 = vector.shuffle %v_3263, %v_3267 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3280 = vector.shuffle %v_3263, %v_3267 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3281 = vector.shuffle %v_3265, %v_3269 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3282 = vector.shuffle %v_3265, %v_3269 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3283 = vector.shuffle %v_3264, %v_3268 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3284 = vector.shuffle %v_3264, %v_3268 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3285 = vector.shuffle %v_3266, %v_3270 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3286 = vector.shuffle %v_3266, %v_3270 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3287 = vector.shuffle %v_3271, %v_3275 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3288 = vector.shuffle %v_3271, %v_3275 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3289 = vector.shuffle %v_3273, %v_3277 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3290 = vector.shuffle %v_3273, %v_3277 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3291 = vector.shuffle %v_3272, %v_3276 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3292 = vector.shuffle %v_3272, %v_3276 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3293 = vector.shuffle %v_3274, %v_3278 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3294 = vector.shuffle %v_3274, %v_3278 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3295 = vector.shuffle %v_3279, %v_3287 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3296 = vector.shuffle %v_3279, %v_3287 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3297 = vector.shuffle %v_3281, %v_3289 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3298 = vector.shuffle %v_3281, %v_3289 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3299 = vector.shuffle %v_3283, %v_3291 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3300 = vector.shuffle %v_3283, %v_3291 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3301 = vector.shuffle %v_3285, %v_3293 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3302 = vector.shuffle %v_3285, %v_3293 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3303 = vector.shuffle %v_3280, %v_3288 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3304 = vector.shuffle %v_3280, %v_3288 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3305 = vector.shuffle %v_3282, %v_3290 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3306 = vector.shuffle %v_3282, %v_3290 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3307 = vector.shuffle %v_3284, %v_3292 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3308 = vector.shuffle %v_3284, %v_3292 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3309 = vector.shuffle %v_3286, %v_3294 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3310 = vector.shuffle %v_3286, %v_3294 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3311 = arith.muli %v_2756, %c_6 : index
                  %v_3312 = arith.addi %v_18, %v_3311 : index
                  %v_3313 = memref.load %order[%v_3312] : memref<?xi32>
                  %is_3314 = arith.cmpi sge, %v_3313, %c_44 : i32
                  scf.if %is_3314 {
                    %v_3315 = arith.index_cast %v_3313 : i32 to index
                    %v_3316 = arith.divui %v_3315, %c_11 : index
                    %v_3317 = vector.maskedload %y[%v_3316, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3318 = memref.load %weights[%v_3315] : memref<?xf32>
                    %v_3319 = vector.broadcast %v_3318 : f32 to vector<16xf32>
                    %acc_3320 = math.fma %v_3295, %v_3319, %v_3317 : vector<16xf32>
                    vector.maskedstore %y[%v_3316, %v_32], %is_3246, %acc_3320 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3321 = arith.muli %v_2756, %c_6 : index
                  %v_3322 = arith.addi %v_18, %v_3321 : index
                  %v_3323 = arith.addi %v_3322, %c_5 : index
                  %v_3324 = memref.load %order[%v_3323] : memref<?xi32>
                  %is_3325 = arith.cmpi sge, %v_3324, %c_44 : i32
                  scf.if %is_3325 {
                    %v_3326 = arith.index_cast %v_3324 : i32 to index
                    %v_3327 = arith.divui %v_3326, %c_11 : index
                    %v_3328 = vector.maskedload %y[%v_3327, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3329 = memref.load %weights[%v_3326] : memref<?xf32>
                    %v_3330 = vector.broadcast %v_3329 : f32 to vector<16xf32>
                    %acc_3331 = math.fma %v_3297, %v_3330, %v_3328 : vector<16xf32>
                    vector.maskedstore %y[%v_3327, %v_32], %is_3246, %acc_3331 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3332 = arith.muli %v_2756, %c_6 : index
                  %v_3333 = arith.addi %v_18, %v_3332 : index
                  %v_3334 = arith.addi %v_3333, %c_8 : index
                  %v_3335 = memref.load %order[%v_3334] : memref<?xi32>
                  %is_3336 = arith.cmpi sge, %v_3335, %c_44 : i32
                  scf.if %is_3336 {
                    %v_3337 = arith.index_cast %v_3335 : i32 to index
                    %v_3338 = arith.divui %v_3337, %c_11 : index
                    %v_3339 = vector.maskedload %y[%v_3338, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3340 = memref.load %weights[%v_3337] : memref<?xf32>
                    %v_3341 = vector.broadcast %v_3340 : f32 to vector<16xf32>
                    %acc_3342 = math.fma %v_3299, %v_3341, %v_3339 : vector<16xf32>
                    vector.maskedstore %y[%v_3338, %v_32], %is_3246, %acc_3342 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3343 = arith.muli %v_2756, %c_6 : index
                  %v_3344 = arith.addi %v_18, %v_3343 : index
                  %v_3345 = arith.addi %v_3344, %c_11 : index
                  %v_3346 = memref.load %order[%v_3345] : memref<?xi32>
                  %is_3347 = arith.cmpi sge, %v_3346, %c_44 : i32
                  scf.if %is_3347 {
                    %v_3348 = arith.index_cast %v_3346 : i32 to index
                    %v_3349 = arith.divui %v_3348, %c_11 : index
                    %v_3350 = vector.maskedload %y[%v_3349, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3351 = memref.load %weights[%v_3348] : memref<?xf32>
                    %v_3352 = vector.broadcast %v_3351 : f32 to vector<16xf32>
                    %acc_3353 = math.fma %v_3301, %v_3352, %v_3350 : vector<16xf32>
                    vector.maskedstore %y[%v_3349, %v_32], %is_3246, %acc_3353 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3354 = arith.muli %v_2756, %c_6 : index
                  %v_3355 = arith.addi %v_18, %v_3354 : index
                  %v_3356 = arith.addi %v_3355, %c_16 : index
                  %v_3357 = memref.load %order[%v_3356] : memref<?xi32>
                  %is_3358 = arith.cmpi sge, %v_3357, %c_44 : i32
                  scf.if %is_3358 {
                    %v_3359 = arith.index_cast %v_3357 : i32 to index
                    %v_3360 = arith.divui %v_3359, %c_11 : index
                    %v_3361 = vector.maskedload %y[%v_3360, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3362 = memref.load %weights[%v_3359] : memref<?xf32>
                    %v_3363 = vector.broadcast %v_3362 : f32 to vector<16xf32>
                    %acc_3364 = math.fma %v_3303, %v_3363, %v_3361 : vector<16xf32>
                    vector.maskedstore %y[%v_3360, %v_32], %is_3246, %acc_3364 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3365 = arith.muli %v_2756, %c_6 : index
                  %v_3366 = arith.addi %v_18, %v_3365 : index
                  %v_3367 = arith.addi %v_3366, %c_17 : index
                  %v_3368 = memref.load %order[%v_3367] : memref<?xi32>
                  %is_3369 = arith.cmpi sge, %v_3368, %c_44 : i32
                  scf.if %is_3369 {
                    %v_3370 = arith.index_cast %v_3368 : i32 to index
                    %v_3371 = arith.divui %v_3370, %c_11 : index
                    %v_3372 = vector.maskedload %y[%v_3371, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3373 = memref.load %weights[%v_3370] : memref<?xf32>
                    %v_3374 = vector.broadcast %v_3373 : f32 to vector<16xf32>
                    %acc_3375 = math.fma %v_3305, %v_3374, %v_3372 : vector<16xf32>
                    vector.maskedstore %y[%v_3371, %v_32], %is_3246, %acc_3375 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3376 = arith.muli %v_2756, %c_6 : index
                  %v_3377 = arith.addi %v_18, %v_3376 : index
                  %v_3378 = arith.addi %v_3377, %c_18 : index
                  %v_3379 = memref.load %order[%v_3378] : memref<?xi32>
                  %is_3380 = arith.cmpi sge, %v_3379, %c_44 : i32
                  scf.if %is_3380 {
                    %v_3381 = arith.index_cast %v_3379 : i32 to index
                    %v_3382 = arith.divui %v_3381, %c_11 : index
                    %v_3383 = vector.maskedload %y[%v_3382, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3384 = memref.load %weights[%v_3381] : memref<?xf32>
                    %v_3385 = vector.broadcast %v_3384 : f32 to vector<16xf32>
                    %acc_3386 = math.fma %v_3307, %v_3385, %v_3383 : vector<16xf32>
                    vector.maskedstore %y[%v_3382, %v_32], %is_3246, %acc_3386 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3387 = arith.muli %v_2756, %c_6 : index
                  %v_3388 = arith.addi %v_18, %v_3387 : index
                  %v_3389 = arith.addi %v_3388, %c_19 : index
                  %v_3390 = memref.load %order[%v_3389] : memref<?xi32>
                  %is_3391 = arith.cmpi sge, %v_3390, %c_44 : i32
                  scf.if %is_3391 {
                    %v_3392 = arith.index_cast %v_3390 : i32 to index
                    %v_3393 = arith.divui %v_3392, %c_11 : index
                    %v_3394 = vector.maskedload %y[%v_3393, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3395 = memref.load %weights[%v_3392] : memref<?xf32>
                    %v_3396 = vector.broadcast %v_3395 : f32 to vector<16xf32>
                    %acc_3397 = math.fma %v_3309, %v_3396, %v_3394 : vector<16xf32>
                    vector.maskedstore %y[%v_3393, %v_32], %is_3246, %acc_3397 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3398 = arith.muli %v_2756, %c_6 : index
                  %v_3399 = arith.addi %v_18, %v_3398 : index
                  %v_3400 = arith.addi %v_3399, %c_15 : index
                  %v_3401 = memref.load %order[%v_3400] : memref<?xi32>
                  %is_3402 = arith.cmpi sge, %v_3401, %c_44 : i32
                  scf.if %is_3402 {
                    %v_3403 = arith.index_cast %v_3401 : i32 to index
                    %v_3404 = arith.divui %v_3403, %c_11 : index
                    %v_3405 = vector.maskedload %y[%v_3404, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3406 = memref.load %weights[%v_3403] : memref<?xf32>
                    %v_3407 = vector.broadcast %v_3406 : f32 to vector<16xf32>
                    %acc_3408 = math.fma %v_3296, %v_3407, %v_3405 : vector<16xf32>
                    vector.maskedstore %y[%v_3404, %v_32], %is_3246, %acc_3408 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3409 = arith.muli %v_2756, %c_6 : index
                  %v_3410 = arith.addi %v_18, %v_3409 : index
                  %v_3411 = arith.addi %v_3410, %c_45 : index
                  %v_3412 = memref.load %order[%v_3411] : memref<?xi32>
                  %is_3413 = arith.cmpi sge, %v_3412, %c_44 : i32
                  scf.if %is_3413 {
                    %v_3414 = arith.index_cast %v_3412 : i32 to index
                    %v_3415 = arith.divui %v_3414, %c_11 : index
                    %v_3416 = vector.maskedload %y[%v_3415, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3417 = memref.load %weights[%v_3414] : memref<?xf32>
                    %v_3418 = vector.broadcast %v_3417 : f32 to vector<16xf32>
                    %acc_3419 = math.fma %v_3298, %v_3418, %v_3416 : vector<16xf32>
                    vector.maskedstore %y[%v_3415, %v_32], %is_3246, %acc_3419 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3420 = arith.muli %v_2756, %c_6 : index
                  %v_3421 = arith.addi %v_18, %v_3420 : index
                  %v_3422 = arith.addi %v_3421, %c_46 : index
                  %v_3423 = memref.load %order[%v_3422] : memref<?xi32>
                  %is_3424 = arith.cmpi sge, %v_3423, %c_44 : i32
                  scf.if %is_3424 {
                    %v_3425 = arith.index_cast %v_3423 : i32 to index
                    %v_3426 = arith.divui %v_3425, %c_11 : index
                    %v_3427 = vector.maskedload %y[%v_3426, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3428 = memref.load %weights[%v_3425] : memref<?xf32>
                    %v_3429 = vector.broadcast %v_3428 : f32 to vector<16xf32>
                    %acc_3430 = math.fma %v_3300, %v_3429, %v_3427 : vector<16xf32>
                    vector.maskedstore %y[%v_3426, %v_32], %is_3246, %acc_3430 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3431 = arith.muli %v_2756, %c_6 : index
                  %v_3432 = arith.addi %v_18, %v_3431 : index
                  %v_3433 = arith.addi %v_3432, %c_47 : index
                  %v_3434 = memref.load %order[%v_3433] : memref<?xi32>
                  %is_3435 = arith.cmpi sge, %v_3434, %c_44 : i32
                  scf.if %is_3435 {
                    %v_3436 = arith.index_cast %v_3434 : i32 to index
                    %v_3437 = arith.divui %v_3436, %c_11 : index
                    %v_3438 = vector.maskedload %y[%v_3437, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3439 = memref.load %weights[%v_3436] : memref<?xf32>
                    %v_3440 = vector.broadcast %v_3439 : f32 to vector<16xf32>
                    %acc_3441 = math.fma %v_3302, %v_3440, %v_3438 : vector<16xf32>
                    vector.maskedstore %y[%v_3437, %v_32], %is_3246, %acc_3441 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3442 = arith.muli %v_2756, %c_6 : index
                  %v_3443 = arith.addi %v_18, %v_3442 : index
                  %v_3444 = arith.addi %v_3443, %c_48 : index
                  %v_3445 = memref.load %order[%v_3444] : memref<?xi32>
                  %is_3446 = arith.cmpi sge, %v_3445, %c_44 : i32
                  scf.if %is_3446 {
                    %v_3447 = arith.index_cast %v_3445 : i32 to index
                    %v_3448 = arith.divui %v_3447, %c_11 : index
                    %v_3449 = vector.maskedload %y[%v_3448, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3450 = memref.load %weights[%v_3447] : memref<?xf32>
                    %v_3451 = vector.broadcast %v_3450 : f32 to vector<16xf32>
                    %acc_3452 = math.fma %v_3304, %v_3451, %v_3449 : vector<16xf32>
                    vector.maskedstore %y[%v_3448, %v_32], %is_3246, %acc_3452 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3453 = arith.muli %v_2756, %c_6 : index
                  %v_3454 = arith.addi %v_18, %v_3453 : index
                  %v_3455 = arith.addi %v_3454, %c_49 : index
                  %v_3456 = memref.load %order[%v_3455] : memref<?xi32>
                  %is_3457 = arith.cmpi sge, %v_3456, %c_44 : i32
                  scf.if %is_3457 {
                    %v_3458 = arith.index_cast %v_3456 : i32 to index
                    %v_3459 = arith.divui %v_3458, %c_11 : index
                    %v_3460 = vector.maskedload %y[%v_3459, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3461 = memref.load %weights[%v_3458] : memref<?xf32>
                    %v_3462 = vector.broadcast %v_3461 : f32 to vector<16xf32>
                    %acc_3463 = math.fma %v_3306, %v_3462, %v_3460 : vector<16xf32>
                    vector.maskedstore %y[%v_3459, %v_32], %is_3246, %acc_3463 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3464 = arith.muli %v_2756, %c_6 : index
                  %v_3465 = arith.addi %v_18, %v_3464 : index
                  %v_3466 = arith.addi %v_3465, %c_50 : index
                  %v_3467 = memref.load %order[%v_3466] : memref<?xi32>
                  %is_3468 = arith.cmpi sge, %v_3467, %c_44 : i32
                  scf.if %is_3468 {
                    %v_3469 = arith.index_cast %v_3467 : i32 to index
                    %v_3470 = arith.divui %v_3469, %c_11 : index
                    %v_3471 = vector.maskedload %y[%v_3470, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3472 = memref.load %weights[%v_3469] : memref<?xf32>
                    %v_3473 = vector.broadcast %v_3472 : f32 to vector<16xf32>
                    %acc_3474 = math.fma %v_3308, %v_3473, %v_3471 : vector<16xf32>
                    vector.maskedstore %y[%v_3470, %v_32], %is_3246, %acc_3474 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3475 = arith.muli %v_2756, %c_6 : index
                  %v_3476 = arith.addi %v_18, %v_3475 : index
                  %v_3477 = arith.addi %v_3476, %c_9 : index
                  %v_3478 = memref.load %order[%v_3477] : memref<?xi32>
                  %is_3479 = arith.cmpi sge, %v_3478, %c_44 : i32
                  scf.if %is_3479 {
                    %v_3480 = arith.index_cast %v_3478 : i32 to index
                    %v_3481 = arith.divui %v_3480, %c_11 : index
                    %v_3482 = vector.maskedload %y[%v_3481, %v_32], %is_3246, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3483 = memref.load %weights[%v_3480] : memref<?xf32>
                    %v_3484 = vector.broadcast %v_3483 : f32 to vector<16xf32>
                    %acc_3485 = math.fma %v_3310, %v_3484, %v_3482 : vector<16xf32>
                    vector.maskedstore %y[%v_3481, %v_32], %is_3246, %acc_3485 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_3486 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_3486 {
                  %v_3487 = arith.addi %v_6, %c_51 : index
                  %v_3488 = arith.index_cast %v_3487 : index to i64
                  %pointer_3489 = llvm.inttoptr %v_3488 : i64 to !llvm.ptr
                  %v_3490 = "llvm.load"(%pointer_3489) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3491 = arith.addi %v_6, %c_52 : index
                  %v_3492 = arith.index_cast %v_3491 : index to i64
                  %pointer_3493 = llvm.inttoptr %v_3492 : i64 to !llvm.ptr
                  %v_3494 = "llvm.load"(%pointer_3493) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3495 = arith.addi %v_6, %c_53 : index
                  %v_3496 = arith.index_cast %v_3495 : index to i64
                  %pointer_3497 = llvm.inttoptr %v_3496 : i64 to !llvm.ptr
                  %v_3498 = "llvm.load"(%pointer_3497) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3499 = arith.addi %v_6, %c_54 : index
                  %v_3500 = arith.index_cast %v_3499 : index to i64
                  %pointer_3501 = llvm.inttoptr %v_3500 : i64 to !llvm.ptr
                  %v_3502 = "llvm.load"(%pointer_3501) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3503 = arith.addi %v_6, %c_55 : index
                  %v_3504 = arith.index_cast %v_3503 : index to i64
                  %pointer_3505 = llvm.inttoptr %v_3504 : i64 to !llvm.ptr
                  %v_3506 = "llvm.load"(%pointer_3505) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3507 = arith.addi %v_6, %c_56 : index
                  %v_3508 = arith.index_cast %v_3507 : index to i64
                  %pointer_3509 = llvm.inttoptr %v_3508 : i64 to !llvm.ptr
                  %v_3510 = "llvm.load"(%pointer_3509) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3511 = arith.addi %v_6, %c_57 : index
                  %v_3512 = arith.index_cast %v_3511 : index to i64
                  %pointer_3513 = llvm.inttoptr %v_3512 : i64 to !llvm.ptr
                  %v_3514 = "llvm.load"(%pointer_3513) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3515 = arith.addi %v_6, %c_58 : index
                  %v_3516 = arith.index_cast %v_3515 : index to i64
                  %pointer_3517 = llvm.inttoptr %v_3516 : i64 to !llvm.ptr
                  %v_3518 = "llvm.load"(%pointer_3517) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3519 = arith.addi %v_6, %c_14 : index
                  %v_3520 = arith.index_cast %v_3519 : index to i64
                  %pointer_3521 = llvm.inttoptr %v_3520 : i64 to !llvm.ptr
                  %v_3522 = "llvm.load"(%pointer_3521) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3523 = arith.addi %v_6, %c_59 : index
                  %v_3524 = arith.index_cast %v_3523 : index to i64
                  %pointer_3525 = llvm.inttoptr %v_3524 : i64 to !llvm.ptr
                  %v_3526 = "llvm.load"(%pointer_3525) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3527 = arith.addi %v_6, %c_60 : index
                  %v_3528 = arith.index_cast %v_3527 : index to i64
                  %pointer_3529 = llvm.inttoptr %v_3528 : i64 to !llvm.ptr
                  %v_3530 = "llvm.load"(%pointer_3529) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3531 = arith.addi %v_6, %c_61 : index
                  %v_3532 = arith.index_cast %v_3531 : index to i64
                  %pointer_3533 = llvm.inttoptr %v_3532 : i64 to !llvm.ptr
                  %v_3534 = "llvm.load"(%pointer_3533) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3535 = arith.addi %v_6, %c_62 : index
                  %v_3536 = arith.index_cast %v_3535 : index to i64
                  %pointer_3537 = llvm.inttoptr %v_3536 : i64 to !llvm.ptr
                  %v_3538 = "llvm.load"(%pointer_3537) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3539 = arith.addi %v_6, %c_63 : index
                  %v_3540 = arith.index_cast %v_3539 : index to i64
                  %pointer_3541 = llvm.inttoptr %v_3540 : i64 to !llvm.ptr
                  %v_3542 = "llvm.load"(%pointer_3541) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3543 = arith.addi %v_6, %c_64 : index
                  %v_3544 = arith.index_cast %v_3543 : index to i64
                  %pointer_3545 = llvm.inttoptr %v_3544 : i64 to !llvm.ptr
                  %v_3546 = "llvm.load"(%pointer_3545) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3547 = arith.addi %v_6, %c_65 : index
                  %v_3548 = arith.index_cast %v_3547 : index to i64
                  %pointer_3549 = llvm.inttoptr %v_3548 : i64 to !llvm.ptr
                  %v_3550 = "llvm.load"(%pointer_3549) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_3551 = arith.subi %v_31, %v_33 : index
                  %v_3552 = arith.index_cast %v_3551 : index to i32
                  %v_3553 = vector.broadcast %v_3552 : i32 to vector<16xi32>
                  %is_3554 = arith.cmpi sge, %c_43, %v_3553 : vector<16xi32>
                  %v_3555 = vector.shuffle %v_3490, %v_3494 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3556 = vector.shuffle %v_3490, %v_3494 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3557 = vector.shuffle %v_3498, %v_3502 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3558 = vector.shuffle %v_3498, %v_3502 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3559 = vector.shuffle %v_3506, %v_3510 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3560 = vector.shuffle %v_3506, %v_3510 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3561 = vector.shuffle %v_3514, %v_3518 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3562 = vector.shuffle %v_3514, %v_3518 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3563 = vector.shuffle %v_3522, %v_3526 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3564 = vector.shuffle %v_3522, %v_3526 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3565 = vector.shuffle %v_3530, %v_3534 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3566 = vector.shuffle %v_3530, %v_3534 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3567 = vector.shuffle %v_3538, %v_3542 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3568 = vector.shuffle %v_3538, %v_3542 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3569 = vector.shuffle %v_3546, %v_3550 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_3570 = vector.shuffle %v_3546, %v_3550 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_3571 = vector.shuffle %v_3555, %v_3557 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3572 = vector.shuffle %v_3555, %v_3557 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3573 = vector.shuffle %v_3556, %v_3558 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3574 = vector.shuffle %v_3556, %v_3558 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3575 = vector.shuffle %v_3559, %v_3561 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3576 = vector.shuffle %v_3559, %v_3561 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3577 = vector.shuffle %v_3560, %v_3562 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3578 = vector.shuffle %v_3560, %v_3562 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3579 = vector.shuffle %v_3563, %v_3565 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3580 = vector.shuffle %v_3563, %v_3565 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3581 = vector.shuffle %v_3564, %v_3566 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3582 = vector.shuffle %v_3564, %v_3566 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3583 = vector.shuffle %v_3567, %v_3569 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3584 = vector.shuffle %v_3567, %v_3569 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3585 = vector.shuffle %v_3568, %v_3570 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_3586 = vector.shuffle %v_3568, %v_3570 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3587 = vector.shuffle %v_3571, %v_3575 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3588 = vector.shuffle %v_3571, %v_3575 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3589 = vector.shuffle %v_3573, %v_3577 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3590 = vector.shuffle %v_3573, %v_3577 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3591 = vector.shuffle %v_3572, %v_3576 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3592 = vector.shuffle %v_3572, %v_3576 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3593 = vector.shuffle %v_3574, %v_3578 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3594 = vector.shuffle %v_3574, %v_3578 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3595 = vector.shuffle %v_3579, %v_3583 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3596 = vector.shuffle %v_3579, %v_3583 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3597 = vector.shuffle %v_3581, %v_3585 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3598 = vector.shuffle %v_3581, %v_3585 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3599 = vector.shuffle %v_3580, %v_3584 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3600 = vector.shuffle %v_3580, %v_3584 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3601 = vector.shuffle %v_3582, %v_3586 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_3602 = vector.shuffle %v_3582, %v_3586 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3603 = vector.shuffle %v_3587, %v_3595 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3604 = vector.shuffle %v_3587, %v_3595 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3605 = vector.shuffle %v_3589, %v_3597 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3606 = vector.shuffle %v_3589, %v_3597 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3607 = vector.shuffle %v_3591, %v_3599 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3608 = vector.shuffle %v_3591, %v_3599 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3609 = vector.shuffle %v_3593, %v_3601 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3610 = vector.shuffle %v_3593, %v_3601 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3611 = vector.shuffle %v_3588, %v_3596 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3612 = vector.shuffle %v_3588, %v_3596 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3613 = vector.shuffle %v_3590, %v_3598 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3614 = vector.shuffle %v_3590, %v_3598 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3615 = vector.shuffle %v_3592, %v_3600 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3616 = vector.shuffle %v_3592, %v_3600 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3617 = vector.shuffle %v_3594, %v_3602 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_3618 = vector.shuffle %v_3594, %v_3602 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_3619 = arith.muli %v_2756, %c_6 : index
                  %v_3620 = arith.addi %v_18, %v_3619 : index
                  %v_3621 = memref.load %order[%v_3620] : memref<?xi32>
                  %is_3622 = arith.cmpi sge, %v_3621, %c_44 : i32
                  scf.if %is_3622 {
                    %v_3623 = arith.index_cast %v_3621 : i32 to index
                    %v_3624 = arith.divui %v_3623, %c_11 : index
                    %v_3625 = vector.maskedload %y[%v_3624, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3626 = memref.load %weights[%v_3623] : memref<?xf32>
                    %v_3627 = vector.broadcast %v_3626 : f32 to vector<16xf32>
                    %acc_3628 = math.fma %v_3603, %v_3627, %v_3625 : vector<16xf32>
                    vector.maskedstore %y[%v_3624, %v_33], %is_3554, %acc_3628 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3629 = arith.muli %v_2756, %c_6 : index
                  %v_3630 = arith.addi %v_18, %v_3629 : index
                  %v_3631 = arith.addi %v_3630, %c_5 : index
                  %v_3632 = memref.load %order[%v_3631] : memref<?xi32>
                  %is_3633 = arith.cmpi sge, %v_3632, %c_44 : i32
                  scf.if %is_3633 {
                    %v_3634 = arith.index_cast %v_3632 : i32 to index
                    %v_3635 = arith.divui %v_3634, %c_11 : index
                    %v_3636 = vector.maskedload %y[%v_3635, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3637 = memref.load %weights[%v_3634] : memref<?xf32>
                    %v_3638 = vector.broadcast %v_3637 : f32 to vector<16xf32>
                    %acc_3639 = math.fma %v_3605, %v_3638, %v_3636 : vector<16xf32>
                    vector.maskedstore %y[%v_3635, %v_33], %is_3554, %acc_3639 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3640 = arith.muli %v_2756, %c_6 : index
                  %v_3641 = arith.addi %v_18, %v_3640 : index
                  %v_3642 = arith.addi %v_3641, %c_8 : index
                  %v_3643 = memref.load %order[%v_3642] : memref<?xi32>
                  %is_3644 = arith.cmpi sge, %v_3643, %c_44 : i32
                  scf.if %is_3644 {
                    %v_3645 = arith.index_cast %v_3643 : i32 to index
                    %v_3646 = arith.divui %v_3645, %c_11 : index
                    %v_3647 = vector.maskedload %y[%v_3646, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3648 = memref.load %weights[%v_3645] : memref<?xf32>
                    %v_3649 = vector.broadcast %v_3648 : f32 to vector<16xf32>
                    %acc_3650 = math.fma %v_3607, %v_3649, %v_3647 : vector<16xf32>
                    vector.maskedstore %y[%v_3646, %v_33], %is_3554, %acc_3650 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3651 = arith.muli %v_2756, %c_6 : index
                  %v_3652 = arith.addi %v_18, %v_3651 : index
                  %v_3653 = arith.addi %v_3652, %c_11 : index
                  %v_3654 = memref.load %order[%v_3653] : memref<?xi32>
                  %is_3655 = arith.cmpi sge, %v_3654, %c_44 : i32
                  scf.if %is_3655 {
                    %v_3656 = arith.index_cast %v_3654 : i32 to index
                    %v_3657 = arith.divui %v_3656, %c_11 : index
                    %v_3658 = vector.maskedload %y[%v_3657, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3659 = memref.load %weights[%v_3656] : memref<?xf32>
                    %v_3660 = vector.broadcast %v_3659 : f32 to vector<16xf32>
                    %acc_3661 = math.fma %v_3609, %v_3660, %v_3658 : vector<16xf32>
                    vector.maskedstore %y[%v_3657, %v_33], %is_3554, %acc_3661 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3662 = arith.muli %v_2756, %c_6 : index
                  %v_3663 = arith.addi %v_18, %v_3662 : index
                  %v_3664 = arith.addi %v_3663, %c_16 : index
                  %v_3665 = memref.load %order[%v_3664] : memref<?xi32>
                  %is_3666 = arith.cmpi sge, %v_3665, %c_44 : i32
                  scf.if %is_3666 {
                    %v_3667 = arith.index_cast %v_3665 : i32 to index
                    %v_3668 = arith.divui %v_3667, %c_11 : index
                    %v_3669 = vector.maskedload %y[%v_3668, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3670 = memref.load %weights[%v_3667] : memref<?xf32>
                    %v_3671 = vector.broadcast %v_3670 : f32 to vector<16xf32>
                    %acc_3672 = math.fma %v_3611, %v_3671, %v_3669 : vector<16xf32>
                    vector.maskedstore %y[%v_3668, %v_33], %is_3554, %acc_3672 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3673 = arith.muli %v_2756, %c_6 : index
                  %v_3674 = arith.addi %v_18, %v_3673 : index
                  %v_3675 = arith.addi %v_3674, %c_17 : index
                  %v_3676 = memref.load %order[%v_3675] : memref<?xi32>
                  %is_3677 = arith.cmpi sge, %v_3676, %c_44 : i32
                  scf.if %is_3677 {
                    %v_3678 = arith.index_cast %v_3676 : i32 to index
                    %v_3679 = arith.divui %v_3678, %c_11 : index
                    %v_3680 = vector.maskedload %y[%v_3679, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3681 = memref.load %weights[%v_3678] : memref<?xf32>
                    %v_3682 = vector.broadcast %v_3681 : f32 to vector<16xf32>
                    %acc_3683 = math.fma %v_3613, %v_3682, %v_3680 : vector<16xf32>
                    vector.maskedstore %y[%v_3679, %v_33], %is_3554, %acc_3683 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3684 = arith.muli %v_2756, %c_6 : index
                  %v_3685 = arith.addi %v_18, %v_3684 : index
                  %v_3686 = arith.addi %v_3685, %c_18 : index
                  %v_3687 = memref.load %order[%v_3686] : memref<?xi32>
                  %is_3688 = arith.cmpi sge, %v_3687, %c_44 : i32
                  scf.if %is_3688 {
                    %v_3689 = arith.index_cast %v_3687 : i32 to index
                    %v_3690 = arith.divui %v_3689, %c_11 : index
                    %v_3691 = vector.maskedload %y[%v_3690, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3692 = memref.load %weights[%v_3689] : memref<?xf32>
                    %v_3693 = vector.broadcast %v_3692 : f32 to vector<16xf32>
                    %acc_3694 = math.fma %v_3615, %v_3693, %v_3691 : vector<16xf32>
                    vector.maskedstore %y[%v_3690, %v_33], %is_3554, %acc_3694 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3695 = arith.muli %v_2756, %c_6 : index
                  %v_3696 = arith.addi %v_18, %v_3695 : index
                  %v_3697 = arith.addi %v_3696, %c_19 : index
                  %v_3698 = memref.load %order[%v_3697] : memref<?xi32>
                  %is_3699 = arith.cmpi sge, %v_3698, %c_44 : i32
                  scf.if %is_3699 {
                    %v_3700 = arith.index_cast %v_3698 : i32 to index
                    %v_3701 = arith.divui %v_3700, %c_11 : index
                    %v_3702 = vector.maskedload %y[%v_3701, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3703 = memref.load %weights[%v_3700] : memref<?xf32>
                    %v_3704 = vector.broadcast %v_3703 : f32 to vector<16xf32>
                    %acc_3705 = math.fma %v_3617, %v_3704, %v_3702 : vector<16xf32>
                    vector.maskedstore %y[%v_3701, %v_33], %is_3554, %acc_3705 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3706 = arith.muli %v_2756, %c_6 : index
                  %v_3707 = arith.addi %v_18, %v_3706 : index
                  %v_3708 = arith.addi %v_3707, %c_15 : index
                  %v_3709 = memref.load %order[%v_3708] : memref<?xi32>
                  %is_3710 = arith.cmpi sge, %v_3709, %c_44 : i32
                  scf.if %is_3710 {
                    %v_3711 = arith.index_cast %v_3709 : i32 to index
                    %v_3712 = arith.divui %v_3711, %c_11 : index
                    %v_3713 = vector.maskedload %y[%v_3712, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3714 = memref.load %weights[%v_3711] : memref<?xf32>
                    %v_3715 = vector.broadcast %v_3714 : f32 to vector<16xf32>
                    %acc_3716 = math.fma %v_3604, %v_3715, %v_3713 : vector<16xf32>
                    vector.maskedstore %y[%v_3712, %v_33], %is_3554, %acc_3716 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3717 = arith.muli %v_2756, %c_6 : index
                  %v_3718 = arith.addi %v_18, %v_3717 : index
                  %v_3719 = arith.addi %v_3718, %c_45 : index
                  %v_3720 = memref.load %order[%v_3719] : memref<?xi32>
                  %is_3721 = arith.cmpi sge, %v_3720, %c_44 : i32
                  scf.if %is_3721 {
                    %v_3722 = arith.index_cast %v_3720 : i32 to index
                    %v_3723 = arith.divui %v_3722, %c_11 : index
                    %v_3724 = vector.maskedload %y[%v_3723, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3725 = memref.load %weights[%v_3722] : memref<?xf32>
                    %v_3726 = vector.broadcast %v_3725 : f32 to vector<16xf32>
                    %acc_3727 = math.fma %v_3606, %v_3726, %v_3724 : vector<16xf32>
                    vector.maskedstore %y[%v_3723, %v_33], %is_3554, %acc_3727 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3728 = arith.muli %v_2756, %c_6 : index
                  %v_3729 = arith.addi %v_18, %v_3728 : index
                  %v_3730 = arith.addi %v_3729, %c_46 : index
                  %v_3731 = memref.load %order[%v_3730] : memref<?xi32>
                  %is_3732 = arith.cmpi sge, %v_3731, %c_44 : i32
                  scf.if %is_3732 {
                    %v_3733 = arith.index_cast %v_3731 : i32 to index
                    %v_3734 = arith.divui %v_3733, %c_11 : index
                    %v_3735 = vector.maskedload %y[%v_3734, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3736 = memref.load %weights[%v_3733] : memref<?xf32>
                    %v_3737 = vector.broadcast %v_3736 : f32 to vector<16xf32>
                    %acc_3738 = math.fma %v_3608, %v_3737, %v_3735 : vector<16xf32>
                    vector.maskedstore %y[%v_3734, %v_33], %is_3554, %acc_3738 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3739 = arith.muli %v_2756, %c_6 : index
                  %v_3740 = arith.addi %v_18, %v_3739 : index
                  %v_3741 = arith.addi %v_3740, %c_47 : index
                  %v_3742 = memref.load %order[%v_3741] : memref<?xi32>
                  %is_3743 = arith.cmpi sge, %v_3742, %c_44 : i32
                  scf.if %is_3743 {
                    %v_3744 = arith.index_cast %v_3742 : i32 to index
                    %v_3745 = arith.divui %v_3744, %c_11 : index
                    %v_3746 = vector.maskedload %y[%v_3745, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3747 = memref.load %weights[%v_3744] : memref<?xf32>
                    %v_3748 = vector.broadcast %v_3747 : f32 to vector<16xf32>
                    %acc_3749 = math.fma %v_3610, %v_3748, %v_3746 : vector<16xf32>
                    vector.maskedstore %y[%v_3745, %v_33], %is_3554, %acc_3749 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3750 = arith.muli %v_2756, %c_6 : index
                  %v_3751 = arith.addi %v_18, %v_3750 : index
                  %v_3752 = arith.addi %v_3751, %c_48 : index
                  %v_3753 = memref.load %order[%v_3752] : memref<?xi32>
                  %is_3754 = arith.cmpi sge, %v_3753, %c_44 : i32
                  scf.if %is_3754 {
                    %v_3755 = arith.index_cast %v_3753 : i32 to index
                    %v_3756 = arith.divui %v_3755, %c_11 : index
                    %v_3757 = vector.maskedload %y[%v_3756, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3758 = memref.load %weights[%v_3755] : memref<?xf32>
                    %v_3759 = vector.broadcast %v_3758 : f32 to vector<16xf32>
                    %acc_3760 = math.fma %v_3612, %v_3759, %v_3757 : vector<16xf32>
                    vector.maskedstore %y[%v_3756, %v_33], %is_3554, %acc_3760 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3761 = arith.muli %v_2756, %c_6 : index
                  %v_3762 = arith.addi %v_18, %v_3761 : index
                  %v_3763 = arith.addi %v_3762, %c_49 : index
                  %v_3764 = memref.load %order[%v_3763] : memref<?xi32>
                  %is_3765 = arith.cmpi sge, %v_3764, %c_44 : i32
                  scf.if %is_3765 {
                    %v_3766 = arith.index_cast %v_3764 : i32 to index
                    %v_3767 = arith.divui %v_3766, %c_11 : index
                    %v_3768 = vector.maskedload %y[%v_3767, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3769 = memref.load %weights[%v_3766] : memref<?xf32>
                    %v_3770 = vector.broadcast %v_3769 : f32 to vector<16xf32>
                    %acc_3771 = math.fma %v_3614, %v_3770, %v_3768 : vector<16xf32>
                    vector.maskedstore %y[%v_3767, %v_33], %is_3554, %acc_3771 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3772 = arith.muli %v_2756, %c_6 : index
                  %v_3773 = arith.addi %v_18, %v_3772 : index
                  %v_3774 = arith.addi %v_3773, %c_50 : index
                  %v_3775 = memref.load %order[%v_3774] : memref<?xi32>
                  %is_3776 = arith.cmpi sge, %v_3775, %c_44 : i32
                  scf.if %is_3776 {
                    %v_3777 = arith.index_cast %v_3775 : i32 to index
                    %v_3778 = arith.divui %v_3777, %c_11 : index
                    %v_3779 = vector.maskedload %y[%v_3778, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3780 = memref.load %weights[%v_3777] : memref<?xf32>
                    %v_3781 = vector.broadcast %v_3780 : f32 to vector<16xf32>
                    %acc_3782 = math.fma %v_3616, %v_3781, %v_3779 : vector<16xf32>
                    vector.maskedstore %y[%v_3778, %v_33], %is_3554, %acc_3782 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_3783 = arith.muli %v_2756, %c_6 : index
                  %v_3784 = arith.addi %v_18, %v_3783 : index
                  %v_3785 = arith.addi %v_3784, %c_9 : index
                  %v_3786 = memref.load %order[%v_3785] : memref<?xi32>
                  %is_3787 = arith.cmpi sge, %v_3786, %c_44 : i32
                  scf.if %is_3787 {
                    %v_3788 = arith.index_cast %v_3786 : i32 to index
                    %v_3789 = arith.divui %v_3788, %c_11 : index
                    %v_3790 = vector.maskedload %y[%v_3789, %v_33], %is_3554, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_3791 = memref.load %weights[%v_3788] : memref<?xf32>
                    %v_3792 = vector.broadcast %v_3791 : f32 to vector<16xf32>
                    %acc_3793 = math.fma %v_3618, %v_3792, %v_3790 : vector<16xf32>
                    vector.maskedstore %y[%v_3789, %v_33], %is_3554, %acc_3793 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
              %v_3794 = arith.remui %v_22, %c_11 : index
              %is_3795 = arith.cmpi eq, %v_3794, %c_8 : index
              scf.if %is_3795 {
                %v_3796 = arith.muli %v_44, %c_11 : index
                %v_3797 = arith.muli %v_3796, %c_14 : index
                %v_3798 = arith.addi %v_26, %v_3797 : index
                %v_3799 = arith.addi %v_3796, %c_5 : index
                %v_3800 = arith.muli %v_3799, %c_14 : index
                %v_3801 = arith.addi %v_26, %v_3800 : index
                scf.for %i_3802 = %c_4 to %c_8 step %c_5 {
                  %v_3803 = arith.muli %i_3802, %c_15 : index
                  %v_3804 = arith.minsi %v_3803, %c_15 : index
                  %v_3805 = arith.addi %v_32, %v_3804 : index
                  %v_3806 = arith.addi %v_32, %v_3804 : index
                  %v_3807 = arith.addi %v_3806, %c_5 : index
                  %v_3808 = arith.addi %v_32, %v_3804 : index
                  %v_3809 = arith.addi %v_3808, %c_8 : index
                  %v_3810 = arith.addi %v_32, %v_3804 : index
                  %v_3811 = arith.addi %v_3810, %c_11 : index
                  %v_3812 = arith.addi %v_32, %v_3804 : index
                  %v_3813 = arith.addi %v_3812, %c_16 : index
                  %v_3814 = arith.addi %v_32, %v_3804 : index
                  %v_3815 = arith.addi %v_3814, %c_17 : index
                  %v_3816 = arith.addi %v_32, %v_3804 : index
                  %v_3817 = arith.addi %v_3816, %c_18 : index
                  %v_3818 = arith.addi %v_32, %v_3804 : index
                  %v_3819 = arith.addi %v_3818, %c_19 : index
                  %v_3820 = arith.muli %v_28, %c_16 : index
                  %v_3821 = arith.muli %v_44, %c_8 : index
                  %v_3822 = arith.muli %v_3821, %c_8 : index
                  %v_3823 = arith.addi %v_3822, %i_3802 : index
                  %loop_3825:16 = scf.for %i_3824 = %c_4 to %c_13 step %c_16 iter_args(%carry_3826 = %c_7, %carry_3827 = %c_7, %carry_3828 = %c_7, %carry_3829 = %c_7, %carry_3830 = %c_7, %carry_3831 = %c_7, %carry_3832 = %c_7, %carry_3833 = %c_7, %carry_3834 = %c_7, %carry_3835 = %c_7, %carry_3836 = %c_7, %carry_3837 = %c_7, %carry_3838 = %c_7, %carry_3839 = %c_7, %carry_3840 = %c_7, %carry_3841 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_3842 = arith.divui %i_3824, %c_16 : index
                    %v_3843 = arith.muli %v_3820, %c_18 : index
                    %v_3844 = arith.addi %v_3843, %c_20 : index
                    %v_3845 = arith.muli %v_3820, %c_18 : index
                    %v_3846 = arith.divui %v_3844, %v_3845 : index
                    %v_3847 = arith.muli %v_3823, %c_18 : index
                    %v_3848 = arith.addi %v_3847, %v_3842 : index
                    %v_3849 = arith.muli %v_3848, %v_3846 : index
                    scf.for %i_3850 = %c_4 to %v_3846 step %c_5 {
                      %v_3851 = arith.addi %v_3849, %i_3850 : index
                      %v_3852 = arith.minsi %v_3851, %c_20 : index
                      %v_3853 = arith.muli %v_3852, %c_0 : index
                      %v_3854 = arith.addi %v_38, %v_3853 : index
                      %v_3855 = arith.index_cast %v_3854 : index to i64
                      %pointer_3856 = llvm.inttoptr %v_3855 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3856) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_3857 = arith.muli %v_3852, %c_0 : index
                      %v_3858 = arith.addi %v_43, %v_3857 : index
                      %v_3859 = arith.index_cast %v_3858 : index to i64
                      %pointer_3860 = llvm.inttoptr %v_3859 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_3860) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_3861 = arith.muli %i_3824, %c_0 : index
                    %v_3862 = arith.addi %v_3798, %v_3861 : index
                    %v_3863 = arith.index_cast %v_3862 : index to i64
                    %pointer_3864 = llvm.inttoptr %v_3863 : i64 to !llvm.ptr
                    %v_3865 = "llvm.load"(%pointer_3864) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3866 = arith.muli %i_3824, %c_0 : index
                    %v_3867 = arith.addi %v_3801, %v_3866 : index
                    %v_3868 = arith.index_cast %v_3867 : index to i64
                    %pointer_3869 = llvm.inttoptr %v_3868 : i64 to !llvm.ptr
                    %v_3870 = "llvm.load"(%pointer_3869) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3871 = memref.load %expert_down[%v_16, %v_3805, %i_3824] : memref<8x40x24xf32>
                    %v_3872 = vector.broadcast %v_3871 : f32 to vector<16xf32>
                    %acc_3873 = math.fma %v_3872, %v_3865, %carry_3826 : vector<16xf32>
                    %acc_3874 = math.fma %v_3872, %v_3870, %carry_3827 : vector<16xf32>
                    %v_3875 = memref.load %expert_down[%v_16, %v_3807, %i_3824] : memref<8x40x24xf32>
                    %v_3876 = vector.broadcast %v_3875 : f32 to vector<16xf32>
                    %acc_3877 = math.fma %v_3876, %v_3865, %carry_3828 : vector<16xf32>
                    %acc_3878 = math.fma %v_3876, %v_3870, %carry_3829 : vector<16xf32>
                    %v_3879 = memref.load %expert_down[%v_16, %v_3809, %i_3824] : memref<8x40x24xf32>
                    %v_3880 = vector.broadcast %v_3879 : f32 to vector<16xf32>
                    %acc_3881 = math.fma %v_3880, %v_3865, %carry_3830 : vector<16xf32>
                    %acc_3882 = math.fma %v_3880, %v_3870, %carry_3831 : vector<16xf32>
                    %v_3883 = memref.load %expert_down[%v_16, %v_3811, %i_3824] : memref<8x40x24xf32>
                    %v_3884 = vector.broadcast %v_3883 : f32 to vector<16xf32>
                    %acc_3885 = math.fma %v_3884, %v_3865, %carry_3832 : vector<16xf32>
                    %acc_3886 = math.fma %v_3884, %v_3870, %carry_3833 : vector<16xf32>
                    %v_3887 = memref.load %expert_down[%v_16, %v_3813, %i_3824] : memref<8x40x24xf32>
                    %v_3888 = vector.broadcast %v_3887 : f32 to vector<16xf32>
                    %acc_3889 = math.fma %v_3888, %v_3865, %carry_3834 : vector<16xf32>
                    %acc_3890 = math.fma %v_3888, %v_3870, %carry_3835 : vector<16xf32>
                    %v_3891 = memref.load %expert_down[%v_16, %v_3815, %i_3824] : memref<8x40x24xf32>
                    %v_3892 = vector.broadcast %v_3891 : f32 to vector<16xf32>
                    %acc_3893 = math.fma %v_3892, %v_3865, %carry_3836 : vector<16xf32>
                    %acc_3894 = math.fma %v_3892, %v_3870, %carry_3837 : vector<16xf32>
                    %v_3895 = memref.load %expert_down[%v_16, %v_3817, %i_3824] : memref<8x40x24xf32>
                    %v_3896 = vector.broadcast %v_3895 : f32 to vector<16xf32>
                    %acc_3897 = math.fma %v_3896, %v_3865, %carry_3838 : vector<16xf32>
                    %acc_3898 = math.fma %v_3896, %v_3870, %carry_3839 : vector<16xf32>
                    %v_3899 = memref.load %expert_down[%v_16, %v_3819, %i_3824] : memref<8x40x24xf32>
                    %v_3900 = vector.broadcast %v_3899 : f32 to vector<16xf32>
                    %acc_3901 = math.fma %v_3900, %v_3865, %carry_3840 : vector<16xf32>
                    %acc_3902 = math.fma %v_3900, %v_3870, %carry_3841 : vector<16xf32>
                    %v_3903 = arith.addi %i_3824, %c_5 : index
                    %v_3904 = arith.muli %v_3903, %c_0 : index
                    %v_3905 = arith.addi %v_3798, %v_3904 : index
                    %v_3906 = arith.index_cast %v_3905 : index to i64
                    %pointer_3907 = llvm.inttoptr %v_3906 : i64 to !llvm.ptr
                    %v_3908 = "llvm.load"(%pointer_3907) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3909 = arith.muli %v_3903, %c_0 : index
                    %v_3910 = arith.addi %v_3801, %v_3909 : index
                    %v_3911 = arith.index_cast %v_3910 : index to i64
                    %pointer_3912 = llvm.inttoptr %v_3911 : i64 to !llvm.ptr
                    %v_3913 = "llvm.load"(%pointer_3912) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3914 = memref.load %expert_down[%v_16, %v_3805, %v_3903] : memref<8x40x24xf32>
                    %v_3915 = vector.broadcast %v_3914 : f32 to vector<16xf32>
                    %acc_3916 = math.fma %v_3915, %v_3908, %acc_3873 : vector<16xf32>
                    %acc_3917 = math.fma %v_3915, %v_3913, %acc_3874 : vector<16xf32>
                    %v_3918 = memref.load %expert_down[%v_16, %v_3807, %v_3903] : memref<8x40x24xf32>
                    %v_3919 = vector.broadcast %v_3918 : f32 to vector<16xf32>
                    %acc_3920 = math.fma %v_3919, %v_3908, %acc_3877 : vector<16xf32>
                    %acc_3921 = math.fma %v_3919, %v_3913, %acc_3878 : vector<16xf32>
                    %v_3922 = memref.load %expert_down[%v_16, %v_3809, %v_3903] : memref<8x40x24xf32>
                    %v_3923 = vector.broadcast %v_3922 : f32 to vector<16xf32>
                    %acc_3924 = math.fma %v_3923, %v_3908, %acc_3881 : vector<16xf32>
                    %acc_3925 = math.fma %v_3923, %v_3913, %acc_3882 : vector<16xf32>
                    %v_3926 = memref.load %expert_down[%v_16, %v_3811, %v_3903] : memref<8x40x24xf32>
                    %v_3927 = vector.broadcast %v_3926 : f32 to vector<16xf32>
                    %acc_3928 = math.fma %v_3927, %v_3908, %acc_3885 : vector<16xf32>
                    %acc_3929 = math.fma %v_3927, %v_3913, %acc_3886 : vector<16xf32>
                    %v_3930 = memref.load %expert_down[%v_16, %v_3813, %v_3903] : memref<8x40x24xf32>
                    %v_3931 = vector.broadcast %v_3930 : f32 to vector<16xf32>
                    %acc_3932 = math.fma %v_3931, %v_3908, %acc_3889 : vector<16xf32>
                    %acc_3933 = math.fma %v_3931, %v_3913, %acc_3890 : vector<16xf32>
                    %v_3934 = memref.load %expert_down[%v_16, %v_3815, %v_3903] : memref<8x40x24xf32>
                    %v_3935 = vector.broadcast %v_3934 : f32 to vector<16xf32>
                    %acc_3936 = math.fma %v_3935, %v_3908, %acc_3893 : vector<16xf32>
                    %acc_3937 = math.fma %v_3935, %v_3913, %acc_3894 : vector<16xf32>
                    %v_3938 = memref.load %expert_down[%v_16, %v_3817, %v_3903] : memref<8x40x24xf32>
                    %v_3939 = vector.broadcast %v_3938 : f32 to vector<16xf32>
                    %acc_3940 = math.fma %v_3939, %v_3908, %acc_3897 : vector<16xf32>
                    %acc_3941 = math.fma %v_3939, %v_3913, %acc_3898 : vector<16xf32>
                    %v_3942 = memref.load %expert_down[%v_16, %v_3819, %v_3903] : memref<8x40x24xf32>
                    %v_3943 = vector.broadcast %v_3942 : f32 to vector<16xf32>
                    %acc_3944 = math.fma %v_3943, %v_3908, %acc_3901 : vector<16xf32>
                    %acc_3945 = math.fma %v_3943, %v_3913, %acc_3902 : vector<16xf32>
                    %v_3946 = arith.addi %i_3824, %c_8 : index
                    %v_3947 = arith.muli %v_3946, %c_0 : index
                    %v_3948 = arith.addi %v_3798, %v_3947 : index
                    %v_3949 = arith.index_cast %v_3948 : index to i64
                    %pointer_3950 = llvm.inttoptr %v_3949 : i64 to !llvm.ptr
                    %v_3951 = "llvm.load"(%pointer_3950) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3952 = arith.muli %v_3946, %c_0 : index
                    %v_3953 = arith.addi %v_3801, %v_3952 : index
                    %v_3954 = arith.index_cast %v_3953 : index to i64
                    %pointer_3955 = llvm.inttoptr %v_3954 : i64 to !llvm.ptr
                    %v_3956 = "llvm.load"(%pointer_3955) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3957 = memref.load %expert_down[%v_16, %v_3805, %v_3946] : memref<8x40x24xf32>
                    %v_3958 = vector.broadcast %v_3957 : f32 to vector<16xf32>
                    %acc_3959 = math.fma %v_3958, %v_3951, %acc_3916 : vector<16xf32>
                    %acc_3960 = math.fma %v_3958, %v_3956, %acc_3917 : vector<16xf32>
                    %v_3961 = memref.load %expert_down[%v_16, %v_3807, %v_3946] : memref<8x40x24xf32>
                    %v_3962 = vector.broadcast %v_3961 : f32 to vector<16xf32>
                    %acc_3963 = math.fma %v_3962, %v_3951, %acc_3920 : vector<16xf32>
                    %acc_3964 = math.fma %v_3962, %v_3956, %acc_3921 : vector<16xf32>
                    %v_3965 = memref.load %expert_down[%v_16, %v_3809, %v_3946] : memref<8x40x24xf32>
                    %v_3966 = vector.broadcast %v_3965 : f32 to vector<16xf32>
                    %acc_3967 = math.fma %v_3966, %v_3951, %acc_3924 : vector<16xf32>
                    %acc_3968 = math.fma %v_3966, %v_3956, %acc_3925 : vector<16xf32>
                    %v_3969 = memref.load %expert_down[%v_16, %v_3811, %v_3946] : memref<8x40x24xf32>
                    %v_3970 = vector.broadcast %v_3969 : f32 to vector<16xf32>
                    %acc_3971 = math.fma %v_3970, %v_3951, %acc_3928 : vector<16xf32>
                    %acc_3972 = math.fma %v_3970, %v_3956, %acc_3929 : vector<16xf32>
                    %v_3973 = memref.load %expert_down[%v_16, %v_3813, %v_3946] : memref<8x40x24xf32>
                    %v_3974 = vector.broadcast %v_3973 : f32 to vector<16xf32>
                    %acc_3975 = math.fma %v_3974, %v_3951, %acc_3932 : vector<16xf32>
                    %acc_3976 = math.fma %v_3974, %v_3956, %acc_3933 : vector<16xf32>
                    %v_3977 = memref.load %expert_down[%v_16, %v_3815, %v_3946] : memref<8x40x24xf32>
                    %v_3978 = vector.broadcast %v_3977 : f32 to vector<16xf32>
                    %acc_3979 = math.fma %v_3978, %v_3951, %acc_3936 : vector<16xf32>
                    %acc_3980 = math.fma %v_3978, %v_3956, %acc_3937 : vector<16xf32>
                    %v_3981 = memref.load %expert_down[%v_16, %v_3817, %v_3946] : memref<8x40x24xf32>
                    %v_3982 = vector.broadcast %v_3981 : f32 to vector<16xf32>
                    %acc_3983 = math.fma %v_3982, %v_3951, %acc_3940 : vector<16xf32>
                    %acc_3984 = math.fma %v_3982, %v_3956, %acc_3941 : vector<16xf32>
                    %v_3985 = memref.load %expert_down[%v_16, %v_3819, %v_3946] : memref<8x40x24xf32>
                    %v_3986 = vector.broadcast %v_3985 : f32 to vector<16xf32>
                    %acc_3987 = math.fma %v_3986, %v_3951, %acc_3944 : vector<16xf32>
                    %acc_3988 = math.fma %v_3986, %v_3956, %acc_3945 : vector<16xf32>
                    %v_3989 = arith.addi %i_3824, %c_11 : index
                    %v_3990 = arith.muli %v_3989, %c_0 : index
                    %v_3991 = arith.addi %v_3798, %v_3990 : index
                    %v_3992 = arith.index_cast %v_3991 : index to i64
                    %pointer_3993 = llvm.inttoptr %v_3992 : i64 to !llvm.ptr
                    %v_3994 = "llvm.load"(%pointer_3993) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_3995 = arith.muli %v_3989, %c_0 : index
                    %v_3996 = arith.addi %v_3801, %v_3995 : index
                    %v_3997 = arith.index_cast %v_3996 : index to i64
                    %pointer_3998 = llvm.inttoptr %v_3997 : i64 to !llvm.ptr
                    %v_3999 = "llvm.load"(%pointer_3998) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4000 = memref.load %expert_down[%v_16, %v_3805, %v_3989] : memref<8x40x24xf32>
                    %v_4001 = vector.broadcast %v_4000 : f32 to vector<16xf32>
                    %acc_4002 = math.fma %v_4001, %v_3994, %acc_3959 : vector<16xf32>
                    %acc_4003 = math.fma %v_4001, %v_3999, %acc_3960 : vector<16xf32>
                    %v_4004 = memref.load %expert_down[%v_16, %v_3807, %v_3989] : memref<8x40x24xf32>
                    %v_4005 = vector.broadcast %v_4004 : f32 to vector<16xf32>
                    %acc_4006 = math.fma %v_4005, %v_3994, %acc_3963 : vector<16xf32>
                    %acc_4007 = math.fma %v_4005, %v_3999, %acc_3964 : vector<16xf32>
                    %v_4008 = memref.load %expert_down[%v_16, %v_3809, %v_3989] : memref<8x40x24xf32>
                    %v_4009 = vector.broadcast %v_4008 : f32 to vector<16xf32>
                    %acc_4010 = math.fma %v_4009, %v_3994, %acc_3967 : vector<16xf32>
                    %acc_4011 = math.fma %v_4009, %v_3999, %acc_3968 : vector<16xf32>
                    %v_4012 = memref.load %expert_down[%v_16, %v_3811, %v_3989] : memref<8x40x24xf32>
                    %v_4013 = vector.broadcast %v_4012 : f32 to vector<16xf32>
                    %acc_4014 = math.fma %v_4013, %v_3994, %acc_3971 : vector<16xf32>
                    %acc_4015 = math.fma %v_4013, %v_3999, %acc_3972 : vector<16xf32>
                    %v_4016 = memref.load %expert_down[%v_16, %v_3813, %v_3989] : memref<8x40x24xf32>
                    %v_4017 = vector.broadcast %v_4016 : f32 to vector<16xf32>
                    %acc_4018 = math.fma %v_4017, %v_3994, %acc_3975 : vector<16xf32>
                    %acc_4019 = math.fma %v_4017, %v_3999, %acc_3976 : vector<16xf32>
                    %v_4020 = memref.load %expert_down[%v_16, %v_3815, %v_3989] : memref<8x40x24xf32>
                    %v_4021 = vector.broadcast %v_4020 : f32 to vector<16xf32>
                    %acc_4022 = math.fma %v_4021, %v_3994, %acc_3979 : vector<16xf32>
                    %acc_4023 = math.fma %v_4021, %v_3999, %acc_3980 : vector<16xf32>
                    %v_4024 = memref.load %expert_down[%v_16, %v_3817, %v_3989] : memref<8x40x24xf32>
                    %v_4025 = vector.broadcast %v_4024 : f32 to vector<16xf32>
                    %acc_4026 = math.fma %v_4025, %v_3994, %acc_3983 : vector<16xf32>
                    %acc_4027 = math.fma %v_4025, %v_3999, %acc_3984 : vector<16xf32>
                    %v_4028 = memref.load %expert_down[%v_16, %v_3819, %v_3989] : memref<8x40x24xf32>
                    %v_4029 = vector.broadcast %v_4028 : f32 to vector<16xf32>
                    %acc_4030 = math.fma %v_4029, %v_3994, %acc_3987 : vector<16xf32>
                    %acc_4031 = math.fma %v_4029, %v_3999, %acc_3988 : vector<16xf32>
                    scf.yield %acc_4002, %acc_4003, %acc_4006, %acc_4007, %acc_4010, %acc_4011, %acc_4014, %acc_4015, %acc_4018, %acc_4019, %acc_4022, %acc_4023, %acc_4026, %acc_4027, %acc_4030, %acc_4031 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_4032 = arith.muli %v_3804, %c_0 : index
                  %v_4033 = arith.addi %v_6, %v_4032 : index
                  %v_4034 = arith.index_cast %v_4033 : index to i64
                  %pointer_4035 = llvm.inttoptr %v_4034 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#0, %pointer_4035) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4036 = arith.muli %v_3804, %c_0 : index
                  %v_4037 = arith.addi %v_6, %v_4036 : index
                  %v_4038 = arith.addi %v_4037, %c_21 : index
                  %v_4039 = arith.index_cast %v_4038 : index to i64
                  %pointer_4040 = llvm.inttoptr %v_4039 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#1, %pointer_4040) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4041 = arith.addi %v_3804, %c_5 : index
                  %v_4042 = arith.muli %v_4041, %c_0 : index
                  %v_4043 = arith.addi %v_6, %v_4042 : index
                  %v_4044 = arith.index_cast %v_4043 : index to i64
                  %pointer_4045 = llvm.inttoptr %v_4044 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#2, %pointer_4045) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4046 = arith.addi %v_3804, %c_5 : index
                  %v_4047 = arith.muli %v_4046, %c_0 : index
                  %v_4048 = arith.addi %v_6, %v_4047 : index
                  %v_4049 = arith.addi %v_4048, %c_21 : index
                  %v_4050 = arith.index_cast %v_4049 : index to i64
                  %pointer_4051 = llvm.inttoptr %v_4050 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#3, %pointer_4051) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4052 = arith.addi %v_3804, %c_8 : index
                  %v_4053 = arith.muli %v_4052, %c_0 : index
                  %v_4054 = arith.addi %v_6, %v_4053 : index
                  %v_4055 = arith.index_cast %v_4054 : index to i64
                  %pointer_4056 = llvm.inttoptr %v_4055 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#4, %pointer_4056) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4057 = arith.addi %v_3804, %c_8 : index
                  %v_4058 = arith.muli %v_4057, %c_0 : index
                  %v_4059 = arith.addi %v_6, %v_4058 : index
                  %v_4060 = arith.addi %v_4059, %c_21 : index
                  %v_4061 = arith.index_cast %v_4060 : index to i64
                  %pointer_4062 = llvm.inttoptr %v_4061 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#5, %pointer_4062) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4063 = arith.addi %v_3804, %c_11 : index
                  %v_4064 = arith.muli %v_4063, %c_0 : index
                  %v_4065 = arith.addi %v_6, %v_4064 : index
                  %v_4066 = arith.index_cast %v_4065 : index to i64
                  %pointer_4067 = llvm.inttoptr %v_4066 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#6, %pointer_4067) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4068 = arith.addi %v_3804, %c_11 : index
                  %v_4069 = arith.muli %v_4068, %c_0 : index
                  %v_4070 = arith.addi %v_6, %v_4069 : index
                  %v_4071 = arith.addi %v_4070, %c_21 : index
                  %v_4072 = arith.index_cast %v_4071 : index to i64
                  %pointer_4073 = llvm.inttoptr %v_4072 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#7, %pointer_4073) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4074 = arith.addi %v_3804, %c_16 : index
                  %v_4075 = arith.muli %v_4074, %c_0 : index
                  %v_4076 = arith.addi %v_6, %v_4075 : index
                  %v_4077 = arith.index_cast %v_4076 : index to i64
                  %pointer_4078 = llvm.inttoptr %v_4077 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#8, %pointer_4078) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4079 = arith.addi %v_3804, %c_16 : index
                  %v_4080 = arith.muli %v_4079, %c_0 : index
                  %v_4081 = arith.addi %v_6, %v_4080 : index
                  %v_4082 = arith.addi %v_4081, %c_21 : index
                  %v_4083 = arith.index_cast %v_4082 : index to i64
                  %pointer_4084 = llvm.inttoptr %v_4083 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#9, %pointer_4084) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4085 = arith.addi %v_3804, %c_17 : index
                  %v_4086 = arith.muli %v_4085, %c_0 : index
                  %v_4087 = arith.addi %v_6, %v_4086 : index
                  %v_4088 = arith.index_cast %v_4087 : index to i64
                  %pointer_4089 = llvm.inttoptr %v_4088 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#10, %pointer_4089) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4090 = arith.addi %v_3804, %c_17 : index
                  %v_4091 = arith.muli %v_4090, %c_0 : index
                  %v_4092 = arith.addi %v_6, %v_4091 : index
                  %v_4093 = arith.addi %v_4092, %c_21 : index
                  %v_4094 = arith.index_cast %v_4093 : index to i64
                  %pointer_4095 = llvm.inttoptr %v_4094 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#11, %pointer_4095) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4096 = arith.addi %v_3804, %c_18 : index
                  %v_4097 = arith.muli %v_4096, %c_0 : index
                  %v_4098 = arith.addi %v_6, %v_4097 : index
                  %v_4099 = arith.index_cast %v_4098 : index to i64
                  %pointer_4100 = llvm.inttoptr %v_4099 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#12, %pointer_4100) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4101 = arith.addi %v_3804, %c_18 : index
                  %v_4102 = arith.muli %v_4101, %c_0 : index
                  %v_4103 = arith.addi %v_6, %v_4102 : index
                  %v_4104 = arith.addi %v_4103, %c_21 : index
                  %v_4105 = arith.index_cast %v_4104 : index to i64
                  %pointer_4106 = llvm.inttoptr %v_4105 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#13, %pointer_4106) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4107 = arith.addi %v_3804, %c_19 : index
                  %v_4108 = arith.muli %v_4107, %c_0 : index
                  %v_4109 = arith.addi %v_6, %v_4108 : index
                  %v_4110 = arith.index_cast %v_4109 : index to i64
                  %pointer_4111 = llvm.inttoptr %v_4110 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#14, %pointer_4111) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4112 = arith.addi %v_3804, %c_19 : index
                  %v_4113 = arith.muli %v_4112, %c_0 : index
                  %v_4114 = arith.addi %v_6, %v_4113 : index
                  %v_4115 = arith.addi %v_4114, %c_21 : index
                  %v_4116 = arith.index_cast %v_4115 : index to i64
                  %pointer_4117 = llvm.inttoptr %v_4116 : i64 to !llvm.ptr
                  "llvm.store"(%loop_3825#15, %pointer_4117) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                scf.for %i_4118 = %c_4 to %c_8 step %c_5 {
                  %v_4119 = arith.muli %i_4118, %c_15 : index
                  %v_4120 = arith.minsi %v_4119, %c_15 : index
                  %v_4121 = arith.addi %v_33, %v_4120 : index
                  %v_4122 = arith.addi %v_33, %v_4120 : index
                  %v_4123 = arith.addi %v_4122, %c_5 : index
                  %v_4124 = arith.addi %v_33, %v_4120 : index
                  %v_4125 = arith.addi %v_4124, %c_8 : index
                  %v_4126 = arith.addi %v_33, %v_4120 : index
                  %v_4127 = arith.addi %v_4126, %c_11 : index
                  %v_4128 = arith.addi %v_33, %v_4120 : index
                  %v_4129 = arith.addi %v_4128, %c_16 : index
                  %v_4130 = arith.addi %v_33, %v_4120 : index
                  %v_4131 = arith.addi %v_4130, %c_17 : index
                  %v_4132 = arith.addi %v_33, %v_4120 : index
                  %v_4133 = arith.addi %v_4132, %c_18 : index
                  %v_4134 = arith.addi %v_33, %v_4120 : index
                  %v_4135 = arith.addi %v_4134, %c_19 : index
                  %v_4136 = arith.muli %v_28, %c_16 : index
                  %v_4137 = arith.muli %v_44, %c_8 : index
                  %v_4138 = arith.addi %v_4137, %c_5 : index
                  %v_4139 = arith.muli %v_4138, %c_8 : index
                  %v_4140 = arith.addi %v_4139, %i_4118 : index
                  %loop_4142:16 = scf.for %i_4141 = %c_4 to %c_13 step %c_16 iter_args(%carry_4143 = %c_7, %carry_4144 = %c_7, %carry_4145 = %c_7, %carry_4146 = %c_7, %carry_4147 = %c_7, %carry_4148 = %c_7, %carry_4149 = %c_7, %carry_4150 = %c_7, %carry_4151 = %c_7, %carry_4152 = %c_7, %carry_4153 = %c_7, %carry_4154 = %c_7, %carry_4155 = %c_7, %carry_4156 = %c_7, %carry_4157 = %c_7, %carry_4158 = %c_7) -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>) {
                    %v_4159 = arith.divui %i_4141, %c_16 : index
                    %v_4160 = arith.muli %v_4136, %c_18 : index
                    %v_4161 = arith.addi %v_4160, %c_20 : index
                    %v_4162 = arith.muli %v_4136, %c_18 : index
                    %v_4163 = arith.divui %v_4161, %v_4162 : index
                    %v_4164 = arith.muli %v_4140, %c_18 : index
                    %v_4165 = arith.addi %v_4164, %v_4159 : index
                    %v_4166 = arith.muli %v_4165, %v_4163 : index
                    scf.for %i_4167 = %c_4 to %v_4163 step %c_5 {
                      %v_4168 = arith.addi %v_4166, %i_4167 : index
                      %v_4169 = arith.minsi %v_4168, %c_20 : index
                      %v_4170 = arith.muli %v_4169, %c_0 : index
                      %v_4171 = arith.addi %v_38, %v_4170 : index
                      %v_4172 = arith.index_cast %v_4171 : index to i64
                      %pointer_4173 = llvm.inttoptr %v_4172 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_4173) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                      %v_4174 = arith.muli %v_4169, %c_0 : index
                      %v_4175 = arith.addi %v_43, %v_4174 : index
                      %v_4176 = arith.index_cast %v_4175 : index to i64
                      %pointer_4177 = llvm.inttoptr %v_4176 : i64 to !llvm.ptr
                      "llvm.intr.prefetch"(%pointer_4177) <{cache = 1 : i32, hint = 2 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
                    }
                    %v_4178 = arith.muli %i_4141, %c_0 : index
                    %v_4179 = arith.addi %v_3798, %v_4178 : index
                    %v_4180 = arith.index_cast %v_4179 : index to i64
                    %pointer_4181 = llvm.inttoptr %v_4180 : i64 to !llvm.ptr
                    %v_4182 = "llvm.load"(%pointer_4181) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4183 = arith.muli %i_4141, %c_0 : index
                    %v_4184 = arith.addi %v_3801, %v_4183 : index
                    %v_4185 = arith.index_cast %v_4184 : index to i64
                    %pointer_4186 = llvm.inttoptr %v_4185 : i64 to !llvm.ptr
                    %v_4187 = "llvm.load"(%pointer_4186) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4188 = memref.load %expert_down[%v_16, %v_4121, %i_4141] : memref<8x40x24xf32>
                    %v_4189 = vector.broadcast %v_4188 : f32 to vector<16xf32>
                    %acc_4190 = math.fma %v_4189, %v_4182, %carry_4143 : vector<16xf32>
                    %acc_4191 = math.fma %v_4189, %v_4187, %carry_4144 : vector<16xf32>
                    %v_4192 = memref.load %expert_down[%v_16, %v_4123, %i_4141] : memref<8x40x24xf32>
                    %v_4193 = vector.broadcast %v_4192 : f32 to vector<16xf32>
                    %acc_4194 = math.fma %v_4193, %v_4182, %carry_4145 : vector<16xf32>
                    %acc_4195 = math.fma %v_4193, %v_4187, %carry_4146 : vector<16xf32>
                    %v_4196 = memref.load %expert_down[%v_16, %v_4125, %i_4141] : memref<8x40x24xf32>
                    %v_4197 = vector.broadcast %v_4196 : f32 to vector<16xf32>
                    %acc_4198 = math.fma %v_4197, %v_4182, %carry_4147 : vector<16xf32>
                    %acc_4199 = math.fma %v_4197, %v_4187, %carry_4148 : vector<16xf32>
                    %v_4200 = memref.load %expert_down[%v_16, %v_4127, %i_4141] : memref<8x40x24xf32>
                    %v_4201 = vector.broadcast %v_4200 : f32 to vector<16xf32>
                    %acc_4202 = math.fma %v_4201, %v_4182, %carry_4149 : vector<16xf32>
                    %acc_4203 = math.fma %v_4201, %v_4187, %carry_4150 : vector<16xf32>
                    %v_4204 = memref.load %expert_down[%v_16, %v_4129, %i_4141] : memref<8x40x24xf32>
                    %v_4205 = vector.broadcast %v_4204 : f32 to vector<16xf32>
                    %acc_4206 = math.fma %v_4205, %v_4182, %carry_4151 : vector<16xf32>
                    %acc_4207 = math.fma %v_4205, %v_4187, %carry_4152 : vector<16xf32>
                    %v_4208 = memref.load %expert_down[%v_16, %v_4131, %i_4141] : memref<8x40x24xf32>
                    %v_4209 = vector.broadcast %v_4208 : f32 to vector<16xf32>
                    %acc_4210 = math.fma %v_4209, %v_4182, %carry_4153 : vector<16xf32>
                    %acc_4211 = math.fma %v_4209, %v_4187, %carry_4154 : vector<16xf32>
                    %v_4212 = memref.load %expert_down[%v_16, %v_4133, %i_4141] : memref<8x40x24xf32>
                    %v_4213 = vector.broadcast %v_4212 : f32 to vector<16xf32>
                    %acc_4214 = math.fma %v_4213, %v_4182, %carry_4155 : vector<16xf32>
                    %acc_4215 = math.fma %v_4213, %v_4187, %carry_4156 : vector<16xf32>
                    %v_4216 = memref.load %expert_down[%v_16, %v_4135, %i_4141] : memref<8x40x24xf32>
                    %v_4217 = vector.broadcast %v_4216 : f32 to vector<16xf32>
                    %acc_4218 = math.fma %v_4217, %v_4182, %carry_4157 : vector<16xf32>
                    %acc_4219 = math.fma %v_4217, %v_4187, %carry_4158 : vector<16xf32>
                    %v_4220 = arith.addi %i_4141, %c_5 : index
                    %v_4221 = arith.muli %v_4220, %c_0 : index
                    %v_4222 = arith.addi %v_3798, %v_4221 : index
                    %v_4223 = arith.index_cast %v_4222 : index to i64
                    %pointer_4224 = llvm.inttoptr %v_4223 : i64 to !llvm.ptr
                    %v_4225 = "llvm.load"(%pointer_4224) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4226 = arith.muli %v_4220, %c_0 : index
                    %v_4227 = arith.addi %v_3801, %v_4226 : index
                    %v_4228 = arith.index_cast %v_4227 : index to i64
                    %pointer_4229 = llvm.inttoptr %v_4228 : i64 to !llvm.ptr
                    %v_4230 = "llvm.load"(%pointer_4229) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4231 = memref.load %expert_down[%v_16, %v_4121, %v_4220] : memref<8x40x24xf32>
                    %v_4232 = vector.broadcast %v_4231 : f32 to vector<16xf32>
                    %acc_4233 = math.fma %v_4232, %v_4225, %acc_4190 : vector<16xf32>
                    %acc_4234 = math.fma %v_4232, %v_4230, %acc_4191 : vector<16xf32>
                    %v_4235 = memref.load %expert_down[%v_16, %v_4123, %v_4220] : memref<8x40x24xf32>
                    %v_4236 = vector.broadcast %v_4235 : f32 to vector<16xf32>
                    %acc_4237 = math.fma %v_4236, %v_4225, %acc_4194 : vector<16xf32>
                    %acc_4238 = math.fma %v_4236, %v_4230, %acc_4195 : vector<16xf32>
                    %v_4239 = memref.load %expert_down[%v_16, %v_4125, %v_4220] : memref<8x40x24xf32>
                    %v_4240 = vector.broadcast %v_4239 : f32 to vector<16xf32>
                    %acc_4241 = math.fma %v_4240, %v_4225, %acc_4198 : vector<16xf32>
                    %acc_4242 = math.fma %v_4240, %v_4230, %acc_4199 : vector<16xf32>
                    %v_4243 = memref.load %expert_down[%v_16, %v_4127, %v_4220] : memref<8x40x24xf32>
                    %v_4244 = vector.broadcast %v_4243 : f32 to vector<16xf32>
                    %acc_4245 = math.fma %v_4244, %v_4225, %acc_4202 : vector<16xf32>
                    %acc_4246 = math.fma %v_4244, %v_4230, %acc_4203 : vector<16xf32>
                    %v_4247 = memref.load %expert_down[%v_16, %v_4129, %v_4220] : memref<8x40x24xf32>
                    %v_4248 = vector.broadcast %v_4247 : f32 to vector<16xf32>
                    %acc_4249 = math.fma %v_4248, %v_4225, %acc_4206 : vector<16xf32>
                    %acc_4250 = math.fma %v_4248, %v_4230, %acc_4207 : vector<16xf32>
                    %v_4251 = memref.load %expert_down[%v_16, %v_4131, %v_4220] : memref<8x40x24xf32>
                    %v_4252 = vector.broadcast %v_4251 : f32 to vector<16xf32>
                    %acc_4253 = math.fma %v_4252, %v_4225, %acc_4210 : vector<16xf32>
                    %acc_4254 = math.fma %v_4252, %v_4230, %acc_4211 : vector<16xf32>
                    %v_4255 = memref.load %expert_down[%v_16, %v_4133, %v_4220] : memref<8x40x24xf32>
                    %v_4256 = vector.broadcast %v_4255 : f32 to vector<16xf32>
                    %acc_4257 = math.fma %v_4256, %v_4225, %acc_4214 : vector<16xf32>
                    %acc_4258 = math.fma %v_4256, %v_4230, %acc_4215 : vector<16xf32>
                    %v_4259 = memref.load %expert_down[%v_16, %v_4135, %v_4220] : memref<8x40x24xf32>
                    %v_4260 = vector.broadcast %v_4259 : f32 to vector<16xf32>
                    %acc_4261 = math.fma %v_4260, %v_4225, %acc_4218 : vector<16xf32>
                    %acc_4262 = math.fma %v_4260, %v_4230, %acc_4219 : vector<16xf32>
                    %v_4263 = arith.addi %i_4141, %c_8 : index
                    %v_4264 = arith.muli %v_4263, %c_0 : index
                    %v_4265 = arith.addi %v_3798, %v_4264 : index
                    %v_4266 = arith.index_cast %v_4265 : index to i64
                    %pointer_4267 = llvm.inttoptr %v_4266 : i64 to !llvm.ptr
                    %v_4268 = "llvm.load"(%pointer_4267) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4269 = arith.muli %v_4263, %c_0 : index
                    %v_4270 = arith.addi %v_3801, %v_4269 : index
                    %v_4271 = arith.index_cast %v_4270 : index to i64
                    %pointer_4272 = llvm.inttoptr %v_4271 : i64 to !llvm.ptr
                    %v_4273 = "llvm.load"(%pointer_4272) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4274 = memref.load %expert_down[%v_16, %v_4121, %v_4263] : memref<8x40x24xf32>
                    %v_4275 = vector.broadcast %v_4274 : f32 to vector<16xf32>
                    %acc_4276 = math.fma %v_4275, %v_4268, %acc_4233 : vector<16xf32>
                    %acc_4277 = math.fma %v_4275, %v_4273, %acc_4234 : vector<16xf32>
                    %v_4278 = memref.load %expert_down[%v_16, %v_4123, %v_4263] : memref<8x40x24xf32>
                    %v_4279 = vector.broadcast %v_4278 : f32 to vector<16xf32>
                    %acc_4280 = math.fma %v_4279, %v_4268, %acc_4237 : vector<16xf32>
                    %acc_4281 = math.fma %v_4279, %v_4273, %acc_4238 : vector<16xf32>
                    %v_4282 = memref.load %expert_down[%v_16, %v_4125, %v_4263] : memref<8x40x24xf32>
                    %v_4283 = vector.broadcast %v_4282 : f32 to vector<16xf32>
                    %acc_4284 = math.fma %v_4283, %v_4268, %acc_4241 : vector<16xf32>
                    %acc_4285 = math.fma %v_4283, %v_4273, %acc_4242 : vector<16xf32>
                    %v_4286 = memref.load %expert_down[%v_16, %v_4127, %v_4263] : memref<8x40x24xf32>
                    %v_4287 = vector.broadcast %v_4286 : f32 to vector<16xf32>
                    %acc_4288 = math.fma %v_4287, %v_4268, %acc_4245 : vector<16xf32>
                    %acc_4289 = math.fma %v_4287, %v_4273, %acc_4246 : vector<16xf32>
                    %v_4290 = memref.load %expert_down[%v_16, %v_4129, %v_4263] : memref<8x40x24xf32>
                    %v_4291 = vector.broadcast %v_4290 : f32 to vector<16xf32>
                    %acc_4292 = math.fma %v_4291, %v_4268, %acc_4249 : vector<16xf32>
                    %acc_4293 = math.fma %v_4291, %v_4273, %acc_4250 : vector<16xf32>
                    %v_4294 = memref.load %expert_down[%v_16, %v_4131, %v_4263] : memref<8x40x24xf32>
                    %v_4295 = vector.broadcast %v_4294 : f32 to vector<16xf32>
                    %acc_4296 = math.fma %v_4295, %v_4268, %acc_4253 : vector<16xf32>
                    %acc_4297 = math.fma %v_4295, %v_4273, %acc_4254 : vector<16xf32>
                    %v_4298 = memref.load %expert_down[%v_16, %v_4133, %v_4263] : memref<8x40x24xf32>
                    %v_4299 = vector.broadcast %v_4298 : f32 to vector<16xf32>
                    %acc_4300 = math.fma %v_4299, %v_4268, %acc_4257 : vector<16xf32>
                    %acc_4301 = math.fma %v_4299, %v_4273, %acc_4258 : vector<16xf32>
                    %v_4302 = memref.load %expert_down[%v_16, %v_4135, %v_4263] : memref<8x40x24xf32>
                    %v_4303 = vector.broadcast %v_4302 : f32 to vector<16xf32>
                    %acc_4304 = math.fma %v_4303, %v_4268, %acc_4261 : vector<16xf32>
                    %acc_4305 = math.fma %v_4303, %v_4273, %acc_4262 : vector<16xf32>
                    %v_4306 = arith.addi %i_4141, %c_11 : index
                    %v_4307 = arith.muli %v_4306, %c_0 : index
                    %v_4308 = arith.addi %v_3798, %v_4307 : index
                    %v_4309 = arith.index_cast %v_4308 : index to i64
                    %pointer_4310 = llvm.inttoptr %v_4309 : i64 to !llvm.ptr
                    %v_4311 = "llvm.load"(%pointer_4310) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4312 = arith.muli %v_4306, %c_0 : index
                    %v_4313 = arith.addi %v_3801, %v_4312 : index
                    %v_4314 = arith.index_cast %v_4313 : index to i64
                    %pointer_4315 = llvm.inttoptr %v_4314 : i64 to !llvm.ptr
                    %v_4316 = "llvm.load"(%pointer_4315) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                    %v_4317 = memref.load %expert_down[%v_16, %v_4121, %v_4306] : memref<8x40x24xf32>
                    %v_4318 = vector.broadcast %v_4317 : f32 to vector<16xf32>
                    %acc_4319 = math.fma %v_4318, %v_4311, %acc_4276 : vector<16xf32>
                    %acc_4320 = math.fma %v_4318, %v_4316, %acc_4277 : vector<16xf32>
                    %v_4321 = memref.load %expert_down[%v_16, %v_4123, %v_4306] : memref<8x40x24xf32>
                    %v_4322 = vector.broadcast %v_4321 : f32 to vector<16xf32>
                    %acc_4323 = math.fma %v_4322, %v_4311, %acc_4280 : vector<16xf32>
                    %acc_4324 = math.fma %v_4322, %v_4316, %acc_4281 : vector<16xf32>
                    %v_4325 = memref.load %expert_down[%v_16, %v_4125, %v_4306] : memref<8x40x24xf32>
                    %v_4326 = vector.broadcast %v_4325 : f32 to vector<16xf32>
                    %acc_4327 = math.fma %v_4326, %v_4311, %acc_4284 : vector<16xf32>
                    %acc_4328 = math.fma %v_4326, %v_4316, %acc_4285 : vector<16xf32>
                    %v_4329 = memref.load %expert_down[%v_16, %v_4127, %v_4306] : memref<8x40x24xf32>
                    %v_4330 = vector.broadcast %v_4329 : f32 to vector<16xf32>
                    %acc_4331 = math.fma %v_4330, %v_4311, %acc_4288 : vector<16xf32>
                    %acc_4332 = math.fma %v_4330, %v_4316, %acc_4289 : vector<16xf32>
                    %v_4333 = memref.load %expert_down[%v_16, %v_4129, %v_4306] : memref<8x40x24xf32>
                    %v_4334 = vector.broadcast %v_4333 : f32 to vector<16xf32>
                    %acc_4335 = math.fma %v_4334, %v_4311, %acc_4292 : vector<16xf32>
                    %acc_4336 = math.fma %v_4334, %v_4316, %acc_4293 : vector<16xf32>
                    %v_4337 = memref.load %expert_down[%v_16, %v_4131, %v_4306] : memref<8x40x24xf32>
                    %v_4338 = vector.broadcast %v_4337 : f32 to vector<16xf32>
                    %acc_4339 = math.fma %v_4338, %v_4311, %acc_4296 : vector<16xf32>
                    %acc_4340 = math.fma %v_4338, %v_4316, %acc_4297 : vector<16xf32>
                    %v_4341 = memref.load %expert_down[%v_16, %v_4133, %v_4306] : memref<8x40x24xf32>
                    %v_4342 = vector.broadcast %v_4341 : f32 to vector<16xf32>
                    %acc_4343 = math.fma %v_4342, %v_4311, %acc_4300 : vector<16xf32>
                    %acc_4344 = math.fma %v_4342, %v_4316, %acc_4301 : vector<16xf32>
                    %v_4345 = memref.load %expert_down[%v_16, %v_4135, %v_4306] : memref<8x40x24xf32>
                    %v_4346 = vector.broadcast %v_4345 : f32 to vector<16xf32>
                    %acc_4347 = math.fma %v_4346, %v_4311, %acc_4304 : vector<16xf32>
                    %acc_4348 = math.fma %v_4346, %v_4316, %acc_4305 : vector<16xf32>
                    scf.yield %acc_4319, %acc_4320, %acc_4323, %acc_4324, %acc_4327, %acc_4328, %acc_4331, %acc_4332, %acc_4335, %acc_4336, %acc_4339, %acc_4340, %acc_4343, %acc_4344, %acc_4347, %acc_4348 : vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>, vector<16xf32>
                  }
                  %v_4349 = arith.addi %v_4120, %c_6 : index
                  %v_4350 = arith.muli %v_4349, %c_0 : index
                  %v_4351 = arith.addi %v_6, %v_4350 : index
                  %v_4352 = arith.index_cast %v_4351 : index to i64
                  %pointer_4353 = llvm.inttoptr %v_4352 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#0, %pointer_4353) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4354 = arith.addi %v_4120, %c_6 : index
                  %v_4355 = arith.muli %v_4354, %c_0 : index
                  %v_4356 = arith.addi %v_6, %v_4355 : index
                  %v_4357 = arith.addi %v_4356, %c_21 : index
                  %v_4358 = arith.index_cast %v_4357 : index to i64
                  %pointer_4359 = llvm.inttoptr %v_4358 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#1, %pointer_4359) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4360 = arith.addi %v_4120, %c_23 : index
                  %v_4361 = arith.muli %v_4360, %c_0 : index
                  %v_4362 = arith.addi %v_6, %v_4361 : index
                  %v_4363 = arith.index_cast %v_4362 : index to i64
                  %pointer_4364 = llvm.inttoptr %v_4363 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#2, %pointer_4364) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4365 = arith.addi %v_4120, %c_23 : index
                  %v_4366 = arith.muli %v_4365, %c_0 : index
                  %v_4367 = arith.addi %v_6, %v_4366 : index
                  %v_4368 = arith.addi %v_4367, %c_21 : index
                  %v_4369 = arith.index_cast %v_4368 : index to i64
                  %pointer_4370 = llvm.inttoptr %v_4369 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#3, %pointer_4370) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4371 = arith.addi %v_4120, %c_24 : index
                  %v_4372 = arith.muli %v_4371, %c_0 : index
                  %v_4373 = arith.addi %v_6, %v_4372 : index
                  %v_4374 = arith.index_cast %v_4373 : index to i64
                  %pointer_4375 = llvm.inttoptr %v_4374 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#4, %pointer_4375) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4376 = arith.addi %v_4120, %c_24 : index
                  %v_4377 = arith.muli %v_4376, %c_0 : index
                  %v_4378 = arith.addi %v_6, %v_4377 : index
                  %v_4379 = arith.addi %v_4378, %c_21 : index
                  %v_4380 = arith.index_cast %v_4379 : index to i64
                  %pointer_4381 = llvm.inttoptr %v_4380 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#5, %pointer_4381) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4382 = arith.addi %v_4120, %c_25 : index
                  %v_4383 = arith.muli %v_4382, %c_0 : index
                  %v_4384 = arith.addi %v_6, %v_4383 : index
                  %v_4385 = arith.index_cast %v_4384 : index to i64
                  %pointer_4386 = llvm.inttoptr %v_4385 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#6, %pointer_4386) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4387 = arith.addi %v_4120, %c_25 : index
                  %v_4388 = arith.muli %v_4387, %c_0 : index
                  %v_4389 = arith.addi %v_6, %v_4388 : index
                  %v_4390 = arith.addi %v_4389, %c_21 : index
                  %v_4391 = arith.index_cast %v_4390 : index to i64
                  %pointer_4392 = llvm.inttoptr %v_4391 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#7, %pointer_4392) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4393 = arith.addi %v_4120, %c_26 : index
                  %v_4394 = arith.muli %v_4393, %c_0 : index
                  %v_4395 = arith.addi %v_6, %v_4394 : index
                  %v_4396 = arith.index_cast %v_4395 : index to i64
                  %pointer_4397 = llvm.inttoptr %v_4396 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#8, %pointer_4397) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4398 = arith.addi %v_4120, %c_26 : index
                  %v_4399 = arith.muli %v_4398, %c_0 : index
                  %v_4400 = arith.addi %v_6, %v_4399 : index
                  %v_4401 = arith.addi %v_4400, %c_21 : index
                  %v_4402 = arith.index_cast %v_4401 : index to i64
                  %pointer_4403 = llvm.inttoptr %v_4402 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#9, %pointer_4403) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4404 = arith.addi %v_4120, %c_27 : index
                  %v_4405 = arith.muli %v_4404, %c_0 : index
                  %v_4406 = arith.addi %v_6, %v_4405 : index
                  %v_4407 = arith.index_cast %v_4406 : index to i64
                  %pointer_4408 = llvm.inttoptr %v_4407 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#10, %pointer_4408) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4409 = arith.addi %v_4120, %c_27 : index
                  %v_4410 = arith.muli %v_4409, %c_0 : index
                  %v_4411 = arith.addi %v_6, %v_4410 : index
                  %v_4412 = arith.addi %v_4411, %c_21 : index
                  %v_4413 = arith.index_cast %v_4412 : index to i64
                  %pointer_4414 = llvm.inttoptr %v_4413 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#11, %pointer_4414) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4415 = arith.addi %v_4120, %c_28 : index
                  %v_4416 = arith.muli %v_4415, %c_0 : index
                  %v_4417 = arith.addi %v_6, %v_4416 : index
                  %v_4418 = arith.index_cast %v_4417 : index to i64
                  %pointer_4419 = llvm.inttoptr %v_4418 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#12, %pointer_4419) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4420 = arith.addi %v_4120, %c_28 : index
                  %v_4421 = arith.muli %v_4420, %c_0 : index
                  %v_4422 = arith.addi %v_6, %v_4421 : index
                  %v_4423 = arith.addi %v_4422, %c_21 : index
                  %v_4424 = arith.index_cast %v_4423 : index to i64
                  %pointer_4425 = llvm.inttoptr %v_4424 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#13, %pointer_4425) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4426 = arith.addi %v_4120, %c_20 : index
                  %v_4427 = arith.muli %v_4426, %c_0 : index
                  %v_4428 = arith.addi %v_6, %v_4427 : index
                  %v_4429 = arith.index_cast %v_4428 : index to i64
                  %pointer_4430 = llvm.inttoptr %v_4429 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#14, %pointer_4430) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                  %v_4431 = arith.addi %v_4120, %c_20 : index
                  %v_4432 = arith.muli %v_4431, %c_0 : index
                  %v_4433 = arith.addi %v_6, %v_4432 : index
                  %v_4434 = arith.addi %v_4433, %c_21 : index
                  %v_4435 = arith.index_cast %v_4434 : index to i64
                  %pointer_4436 = llvm.inttoptr %v_4435 : i64 to !llvm.ptr
                  "llvm.store"(%loop_4142#15, %pointer_4436) <{alignment = 64 : i64, ordering = 0 : i64}> : (vector<16xf32>, !llvm.ptr) -> ()
                }
                %is_4437 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_4437 {
                  %v_4438 = arith.index_cast %v_6 : index to i64
                  %pointer_4439 = llvm.inttoptr %v_4438 : i64 to !llvm.ptr
                  %v_4440 = "llvm.load"(%pointer_4439) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4441 = arith.addi %v_6, %c_0 : index
                  %v_4442 = arith.index_cast %v_4441 : index to i64
                  %pointer_4443 = llvm.inttoptr %v_4442 : i64 to !llvm.ptr
                  %v_4444 = "llvm.load"(%pointer_4443) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4445 = arith.addi %v_6, %c_29 : index
                  %v_4446 = arith.index_cast %v_4445 : index to i64
                  %pointer_4447 = llvm.inttoptr %v_4446 : i64 to !llvm.ptr
                  %v_4448 = "llvm.load"(%pointer_4447) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4449 = arith.addi %v_6, %c_30 : index
                  %v_4450 = arith.index_cast %v_4449 : index to i64
                  %pointer_4451 = llvm.inttoptr %v_4450 : i64 to !llvm.ptr
                  %v_4452 = "llvm.load"(%pointer_4451) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4453 = arith.addi %v_6, %c_31 : index
                  %v_4454 = arith.index_cast %v_4453 : index to i64
                  %pointer_4455 = llvm.inttoptr %v_4454 : i64 to !llvm.ptr
                  %v_4456 = "llvm.load"(%pointer_4455) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4457 = arith.addi %v_6, %c_32 : index
                  %v_4458 = arith.index_cast %v_4457 : index to i64
                  %pointer_4459 = llvm.inttoptr %v_4458 : i64 to !llvm.ptr
                  %v_4460 = "llvm.load"(%pointer_4459) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4461 = arith.addi %v_6, %c_33 : index
                  %v_4462 = arith.index_cast %v_4461 : index to i64
                  %pointer_4463 = llvm.inttoptr %v_4462 : i64 to !llvm.ptr
                  %v_4464 = "llvm.load"(%pointer_4463) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4465 = arith.addi %v_6, %c_34 : index
                  %v_4466 = arith.index_cast %v_4465 : index to i64
                  %pointer_4467 = llvm.inttoptr %v_4466 : i64 to !llvm.ptr
                  %v_4468 = "llvm.load"(%pointer_4467) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4469 = arith.addi %v_6, %c_35 : index
                  %v_4470 = arith.index_cast %v_4469 : index to i64
                  %pointer_4471 = llvm.inttoptr %v_4470 : i64 to !llvm.ptr
                  %v_4472 = "llvm.load"(%pointer_4471) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4473 = arith.addi %v_6, %c_36 : index
                  %v_4474 = arith.index_cast %v_4473 : index to i64
                  %pointer_4475 = llvm.inttoptr %v_4474 : i64 to !llvm.ptr
                  %v_4476 = "llvm.load"(%pointer_4475) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4477 = arith.addi %v_6, %c_37 : index
                  %v_4478 = arith.index_cast %v_4477 : index to i64
                  %pointer_4479 = llvm.inttoptr %v_4478 : i64 to !llvm.ptr
                  %v_4480 = "llvm.load"(%pointer_4479) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4481 = arith.addi %v_6, %c_38 : index
                  %v_4482 = arith.index_cast %v_4481 : index to i64
                  %pointer_4483 = llvm.inttoptr %v_4482 : i64 to !llvm.ptr
                  %v_4484 = "llvm.load"(%pointer_4483) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4485 = arith.addi %v_6, %c_39 : index
                  %v_4486 = arith.index_cast %v_4485 : index to i64
                  %pointer_4487 = llvm.inttoptr %v_4486 : i64 to !llvm.ptr
                  %v_4488 = "llvm.load"(%pointer_4487) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4489 = arith.addi %v_6, %c_40 : index
                  %v_4490 = arith.index_cast %v_4489 : index to i64
                  %pointer_4491 = llvm.inttoptr %v_4490 : i64 to !llvm.ptr
                  %v_4492 = "llvm.load"(%pointer_4491) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4493 = arith.addi %v_6, %c_41 : index
                  %v_4494 = arith.index_cast %v_4493 : index to i64
                  %pointer_4495 = llvm.inttoptr %v_4494 : i64 to !llvm.ptr
                  %v_4496 = "llvm.load"(%pointer_4495) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4497 = arith.addi %v_6, %c_42 : index
                  %v_4498 = arith.index_cast %v_4497 : index to i64
                  %pointer_4499 = llvm.inttoptr %v_4498 : i64 to !llvm.ptr
                  %v_4500 = "llvm.load"(%pointer_4499) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4501 = arith.subi %i_30, %v_32 : index
                  %v_4502 = arith.index_cast %v_4501 : index to i32
                  %v_4503 = vector.broadcast %v_4502 : i32 to vector<16xi32>
                  %is_4504 = arith.cmpi sge, %c_43, %v_4503 : vector<16xi32>
                  %v_4505 = vector.shuffle %v_4440, %v_4444 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4506 = vector.shuffle %v_4440, %v_4444 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4507 = vector.shuffle %v_4448, %v_4452 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4508 = vector.shuffle %v_4448, %v_4452 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4509 = vector.shuffle %v_4456, %v_4460 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4510 = vector.shuffle %v_4456, %v_4460 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4511 = vector.shuffle %v_4464, %v_4468 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4512 = vector.shuffle %v_4464, %v_4468 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4513 = vector.shuffle %v_4472, %v_4476 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4514 = vector.shuffle %v_4472, %v_4476 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4515 = vector.shuffle %v_4480, %v_4484 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4516 = vector.shuffle %v_4480, %v_4484 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4517 = vector.shuffle %v_4488, %v_4492 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4518 = vector.shuffle %v_4488, %v_4492 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4519 = vector.shuffle %v_4496, %v_4500 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4520 = vector.shuffle %v_4496, %v_4500 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4521 = vector.shuffle %v_4505, %v_4507 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4522 = vector.shuffle %v_4505, %v_4507 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4523 = vector.shuffle %v_4506, %v_4508 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4524 = vector.shuffle %v_4506, %v_4508 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4525 = vector.shuffle %v_4509, %v_4511 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4526 = vector.shuffle %v_4509, %v_4511 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4527 = vector.shuffle %v_4510, %v_4512 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4528 = vector.shuffle %v_4510, %v_4512 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4529 = vector.shuffle %v_4513, %v_4515 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4530 = vector.shuffle %v_4513, %v_4515 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4531 = vector.shuffle %v_4514, %v_4516 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4532 = vector.shuffle %v_4514, %v_4516 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4533 = vector.shuffle %v_4517, %v_4519 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4534 = vector.shuffle %v_4517, %v_4519 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4535 = vector.shuffle %v_4518, %v_4520 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4536 = vector.shuffle %v_4518, %v_4520 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4537 = vector.shuffle %v_4521, %v_4525 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4538 = vector.shuffle %v_4521, %v_4525 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4539 = vector.shuffle %v_4523, %v_4527 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4540 = vector.shuffle %v_4523, %v_4527 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4541 = vector.shuffle %v_4522, %v_4526 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4542 = vector.shuffle %v_4522, %v_4526 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4543 = vector.shuffle %v_4524, %v_4528 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4544 = vector.shuffle %v_4524, %v_4528 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4545 = vector.shuffle %v_4529, %v_4533 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4546 = vector.shuffle %v_4529, %v_4533 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4547 = vector.shuffle %v_4531, %v_4535 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4548 = vector.shuffle %v_4531, %v_4535 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4549 = vector.shuffle %v_4530, %v_4534 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4550 = vector.shuffle %v_4530, %v_4534 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4551 = vector.shuffle %v_4532, %v_4536 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4552 = vector.shuffle %v_4532, %v_4536 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4553 = vector.shuffle %v_4537, %v_4545 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4554 = vector.shuffle %v_4537, %v_4545 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4555 = vector.shuffle %v_4539, %v_4547 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4556 = vector.shuffle %v_4539, %v_4547 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4557 = vector.shuffle %v_4541, %v_4549 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4558 = vector.shuffle %v_4541, %v_4549 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4559 = vector.shuffle %v_4543, %v_4551 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4560 = vector.shuffle %v_4543, %v_4551 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4561 = vector.shuffle %v_4538, %v_4546 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4562 = vector.shuffle %v_4538, %v_4546 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4563 = vector.shuffle %v_4540, %v_4548 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4564 = vector.shuffle %v_4540, %v_4548 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4565 = vector.shuffle %v_4542, %v_4550 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4566 = vector.shuffle %v_4542, %v_4550 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4567 = vector.shuffle %v_4544, %v_4552 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4568 = vector.shuffle %v_4544, %v_4552 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4569 = arith.muli %v_3796, %c_6 : index
                  %v_4570 = arith.addi %v_18, %v_4569 : index
                  %v_4571 = memref.load %order[%v_4570] : memref<?xi32>
                  %is_4572 = arith.cmpi sge, %v_4571, %c_44 : i32
                  scf.if %is_4572 {
                    %v_4573 = arith.index_cast %v_4571 : i32 to index
                    %v_4574 = arith.divui %v_4573, %c_11 : index
                    %v_4575 = vector.maskedload %y[%v_4574, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4576 = memref.load %weights[%v_4573] : memref<?xf32>
                    %v_4577 = vector.broadcast %v_4576 : f32 to vector<16xf32>
                    %acc_4578 = math.fma %v_4553, %v_4577, %v_4575 : vector<16xf32>
                    vector.maskedstore %y[%v_4574, %v_32], %is_4504, %acc_4578 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4579 = arith.muli %v_3796, %c_6 : index
                  %v_4580 = arith.addi %v_18, %v_4579 : index
                  %v_4581 = arith.addi %v_4580, %c_5 : index
                  %v_4582 = memref.load %order[%v_4581] : memref<?xi32>
                  %is_4583 = arith.cmpi sge, %v_4582, %c_44 : i32
                  scf.if %is_4583 {
                    %v_4584 = arith.index_cast %v_4582 : i32 to index
                    %v_4585 = arith.divui %v_4584, %c_11 : index
                    %v_4586 = vector.maskedload %y[%v_4585, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4587 = memref.load %weights[%v_4584] : memref<?xf32>
                    %v_4588 = vector.broadcast %v_4587 : f32 to vector<16xf32>
                    %acc_4589 = math.fma %v_4555, %v_4588, %v_4586 : vector<16xf32>
                    vector.maskedstore %y[%v_4585, %v_32], %is_4504, %acc_4589 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4590 = arith.muli %v_3796, %c_6 : index
                  %v_4591 = arith.addi %v_18, %v_4590 : index
                  %v_4592 = arith.addi %v_4591, %c_8 : index
                  %v_4593 = memref.load %order[%v_4592] : memref<?xi32>
                  %is_4594 = arith.cmpi sge, %v_4593, %c_44 : i32
                  scf.if %is_4594 {
                    %v_4595 = arith.index_cast %v_4593 : i32 to index
                    %v_4596 = arith.divui %v_4595, %c_11 : index
                    %v_4597 = vector.maskedload %y[%v_4596, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4598 = memref.load %weights[%v_4595] : memref<?xf32>
                    %v_4599 = vector.broadcast %v_4598 : f32 to vector<16xf32>
                    %acc_4600 = math.fma %v_4557, %v_4599, %v_4597 : vector<16xf32>
                    vector.maskedstore %y[%v_4596, %v_32], %is_4504, %acc_4600 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4601 = arith.muli %v_3796, %c_6 : index
                  %v_4602 = arith.addi %v_18, %v_4601 : index
                  %v_4603 = arith.addi %v_4602, %c_11 : index
                  %v_4604 = memref.load %order[%v_4603] : memref<?xi32>
                  %is_4605 = arith.cmpi sge, %v_4604, %c_44 : i32
                  scf.if %is_4605 {
                    %v_4606 = arith.index_cast %v_4604 : i32 to index
                    %v_4607 = arith.divui %v_4606, %c_11 : index
                    %v_4608 = vector.maskedload %y[%v_4607, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4609 = memref.load %weights[%v_4606] : memref<?xf32>
                    %v_4610 = vector.broadcast %v_4609 : f32 to vector<16xf32>
                    %acc_4611 = math.fma %v_4559, %v_4610, %v_4608 : vector<16xf32>
                    vector.maskedstore %y[%v_4607, %v_32], %is_4504, %acc_4611 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4612 = arith.muli %v_3796, %c_6 : index
                  %v_4613 = arith.addi %v_18, %v_4612 : index
                  %v_4614 = arith.addi %v_4613, %c_16 : index
                  %v_4615 = memref.load %order[%v_4614] : memref<?xi32>
                  %is_4616 = arith.cmpi sge, %v_4615, %c_44 : i32
                  scf.if %is_4616 {
                    %v_4617 = arith.index_cast %v_4615 : i32 to index
                    %v_4618 = arith.divui %v_4617, %c_11 : index
                    %v_4619 = vector.maskedload %y[%v_4618, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4620 = memref.load %weights[%v_4617] : memref<?xf32>
                    %v_4621 = vector.broadcast %v_4620 : f32 to vector<16xf32>
                    %acc_4622 = math.fma %v_4561, %v_4621, %v_4619 : vector<16xf32>
                    vector.maskedstore %y[%v_4618, %v_32], %is_4504, %acc_4622 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4623 = arith.muli %v_3796, %c_6 : index
                  %v_4624 = arith.addi %v_18, %v_4623 : index
                  %v_4625 = arith.addi %v_4624, %c_17 : index
                  %v_4626 = memref.load %order[%v_4625] : memref<?xi32>
                  %is_4627 = arith.cmpi sge, %v_4626, %c_44 : i32
                  scf.if %is_4627 {
                    %v_4628 = arith.index_cast %v_4626 : i32 to index
                    %v_4629 = arith.divui %v_4628, %c_11 : index
                    %v_4630 = vector.maskedload %y[%v_4629, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4631 = memref.load %weights[%v_4628] : memref<?xf32>
                    %v_4632 = vector.broadcast %v_4631 : f32 to vector<16xf32>
                    %acc_4633 = math.fma %v_4563, %v_4632, %v_4630 : vector<16xf32>
                    vector.maskedstore %y[%v_4629, %v_32], %is_4504, %acc_4633 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4634 = arith.muli %v_3796, %c_6 : index
                  %v_4635 = arith.addi %v_18, %v_4634 : index
                  %v_4636 = arith.addi %v_4635, %c_18 : index
                  %v_4637 = memref.load %order[%v_4636] : memref<?xi32>
                  %is_4638 = arith.cmpi sge, %v_4637, %c_44 : i32
                  scf.if %is_4638 {
                    %v_4639 = arith.index_cast %v_4637 : i32 to index
                    %v_4640 = arith.divui %v_4639, %c_11 : index
                    %v_4641 = vector.maskedload %y[%v_4640, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4642 = memref.load %weights[%v_4639] : memref<?xf32>
                    %v_4643 = vector.broadcast %v_4642 : f32 to vector<16xf32>
                    %acc_4644 = math.fma %v_4565, %v_4643, %v_4641 : vector<16xf32>
                    vector.maskedstore %y[%v_4640, %v_32], %is_4504, %acc_4644 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4645 = arith.muli %v_3796, %c_6 : index
                  %v_4646 = arith.addi %v_18, %v_4645 : index
                  %v_4647 = arith.addi %v_4646, %c_19 : index
                  %v_4648 = memref.load %order[%v_4647] : memref<?xi32>
                  %is_4649 = arith.cmpi sge, %v_4648, %c_44 : i32
                  scf.if %is_4649 {
                    %v_4650 = arith.index_cast %v_4648 : i32 to index
                    %v_4651 = arith.divui %v_4650, %c_11 : index
                    %v_4652 = vector.maskedload %y[%v_4651, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4653 = memref.load %weights[%v_4650] : memref<?xf32>
                    %v_4654 = vector.broadcast %v_4653 : f32 to vector<16xf32>
                    %acc_4655 = math.fma %v_4567, %v_4654, %v_4652 : vector<16xf32>
                    vector.maskedstore %y[%v_4651, %v_32], %is_4504, %acc_4655 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4656 = arith.muli %v_3796, %c_6 : index
                  %v_4657 = arith.addi %v_18, %v_4656 : index
                  %v_4658 = arith.addi %v_4657, %c_15 : index
                  %v_4659 = memref.load %order[%v_4658] : memref<?xi32>
                  %is_4660 = arith.cmpi sge, %v_4659, %c_44 : i32
                  scf.if %is_4660 {
                    %v_4661 = arith.index_cast %v_4659 : i32 to index
                    %v_4662 = arith.divui %v_4661, %c_11 : index
                    %v_4663 = vector.maskedload %y[%v_4662, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4664 = memref.load %weights[%v_4661] : memref<?xf32>
                    %v_4665 = vector.broadcast %v_4664 : f32 to vector<16xf32>
                    %acc_4666 = math.fma %v_4554, %v_4665, %v_4663 : vector<16xf32>
                    vector.maskedstore %y[%v_4662, %v_32], %is_4504, %acc_4666 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4667 = arith.muli %v_3796, %c_6 : index
                  %v_4668 = arith.addi %v_18, %v_4667 : index
                  %v_4669 = arith.addi %v_4668, %c_45 : index
                  %v_4670 = memref.load %order[%v_4669] : memref<?xi32>
                  %is_4671 = arith.cmpi sge, %v_4670, %c_44 : i32
                  scf.if %is_4671 {
                    %v_4672 = arith.index_cast %v_4670 : i32 to index
                    %v_4673 = arith.divui %v_4672, %c_11 : index
                    %v_4674 = vector.maskedload %y[%v_4673, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4675 = memref.load %weights[%v_4672] : memref<?xf32>
                    %v_4676 = vector.broadcast %v_4675 : f32 to vector<16xf32>
                    %acc_4677 = math.fma %v_4556, %v_4676, %v_4674 : vector<16xf32>
                    vector.maskedstore %y[%v_4673, %v_32], %is_4504, %acc_4677 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4678 = arith.muli %v_3796, %c_6 : index
                  %v_4679 = arith.addi %v_18, %v_4678 : index
                  %v_4680 = arith.addi %v_4679, %c_46 : index
                  %v_4681 = memref.load %order[%v_4680] : memref<?xi32>
                  %is_4682 = arith.cmpi sge, %v_4681, %c_44 : i32
                  scf.if %is_4682 {
                    %v_4683 = arith.index_cast %v_4681 : i32 to index
                    %v_4684 = arith.divui %v_4683, %c_11 : index
                    %v_4685 = vector.maskedload %y[%v_4684, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4686 = memref.load %weights[%v_4683] : memref<?xf32>
                    %v_4687 = vector.broadcast %v_4686 : f32 to vector<16xf32>
                    %acc_4688 = math.fma %v_4558, %v_4687, %v_4685 : vector<16xf32>
                    vector.maskedstore %y[%v_4684, %v_32], %is_4504, %acc_4688 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4689 = arith.muli %v_3796, %c_6 : index
                  %v_4690 = arith.addi %v_18, %v_4689 : index
                  %v_4691 = arith.addi %v_4690, %c_47 : index
                  %v_4692 = memref.load %order[%v_4691] : memref<?xi32>
                  %is_4693 = arith.cmpi sge, %v_4692, %c_44 : i32
                  scf.if %is_4693 {
                    %v_4694 = arith.index_cast %v_4692 : i32 to index
                    %v_4695 = arith.divui %v_4694, %c_11 : index
                    %v_4696 = vector.maskedload %y[%v_4695, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4697 = memref.load %weights[%v_4694] : memref<?xf32>
                    %v_4698 = vector.broadcast %v_4697 : f32 to vector<16xf32>
                    %acc_4699 = math.fma %v_4560, %v_4698, %v_4696 : vector<16xf32>
                    vector.maskedstore %y[%v_4695, %v_32], %is_4504, %acc_4699 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4700 = arith.muli %v_3796, %c_6 : index
                  %v_4701 = arith.addi %v_18, %v_4700 : index
                  %v_4702 = arith.addi %v_4701, %c_48 : index
                  %v_4703 = memref.load %order[%v_4702] : memref<?xi32>
                  %is_4704 = arith.cmpi sge, %v_4703, %c_44 : i32
                  scf.if %is_4704 {
                    %v_4705 = arith.index_cast %v_4703 : i32 to index
                    %v_4706 = arith.divui %v_4705, %c_11 : index
                    %v_4707 = vector.maskedload %y[%v_4706, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4708 = memref.load %weights[%v_4705] : memref<?xf32>
                    %v_4709 = vector.broadcast %v_4708 : f32 to vector<16xf32>
                    %acc_4710 = math.fma %v_4562, %v_4709, %v_4707 : vector<16xf32>
                    vector.maskedstore %y[%v_4706, %v_32], %is_4504, %acc_4710 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4711 = arith.muli %v_3796, %c_6 : index
                  %v_4712 = arith.addi %v_18, %v_4711 : index
                  %v_4713 = arith.addi %v_4712, %c_49 : index
                  %v_4714 = memref.load %order[%v_4713] : memref<?xi32>
                  %is_4715 = arith.cmpi sge, %v_4714, %c_44 : i32
                  scf.if %is_4715 {
                    %v_4716 = arith.index_cast %v_4714 : i32 to index
                    %v_4717 = arith.divui %v_4716, %c_11 : index
                    %v_4718 = vector.maskedload %y[%v_4717, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4719 = memref.load %weights[%v_4716] : memref<?xf32>
                    %v_4720 = vector.broadcast %v_4719 : f32 to vector<16xf32>
                    %acc_4721 = math.fma %v_4564, %v_4720, %v_4718 : vector<16xf32>
                    vector.maskedstore %y[%v_4717, %v_32], %is_4504, %acc_4721 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4722 = arith.muli %v_3796, %c_6 : index
                  %v_4723 = arith.addi %v_18, %v_4722 : index
                  %v_4724 = arith.addi %v_4723, %c_50 : index
                  %v_4725 = memref.load %order[%v_4724] : memref<?xi32>
                  %is_4726 = arith.cmpi sge, %v_4725, %c_44 : i32
                  scf.if %is_4726 {
                    %v_4727 = arith.index_cast %v_4725 : i32 to index
                    %v_4728 = arith.divui %v_4727, %c_11 : index
                    %v_4729 = vector.maskedload %y[%v_4728, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4730 = memref.load %weights[%v_4727] : memref<?xf32>
                    %v_4731 = vector.broadcast %v_4730 : f32 to vector<16xf32>
                    %acc_4732 = math.fma %v_4566, %v_4731, %v_4729 : vector<16xf32>
                    vector.maskedstore %y[%v_4728, %v_32], %is_4504, %acc_4732 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4733 = arith.muli %v_3796, %c_6 : index
                  %v_4734 = arith.addi %v_18, %v_4733 : index
                  %v_4735 = arith.addi %v_4734, %c_9 : index
                  %v_4736 = memref.load %order[%v_4735] : memref<?xi32>
                  %is_4737 = arith.cmpi sge, %v_4736, %c_44 : i32
                  scf.if %is_4737 {
                    %v_4738 = arith.index_cast %v_4736 : i32 to index
                    %v_4739 = arith.divui %v_4738, %c_11 : index
                    %v_4740 = vector.maskedload %y[%v_4739, %v_32], %is_4504, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4741 = memref.load %weights[%v_4738] : memref<?xf32>
                    %v_4742 = vector.broadcast %v_4741 : f32 to vector<16xf32>
                    %acc_4743 = math.fma %v_4568, %v_4742, %v_4740 : vector<16xf32>
                    vector.maskedstore %y[%v_4739, %v_32], %is_4504, %acc_4743 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_4744 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_4744 {
                  %v_4745 = arith.addi %v_6, %c_51 : index
                  %v_4746 = arith.index_cast %v_4745 : index to i64
                  %pointer_4747 = llvm.inttoptr %v_4746 : i64 to !llvm.ptr
                  %v_4748 = "llvm.load"(%pointer_4747) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4749 = arith.addi %v_6, %c_52 : index
                  %v_4750 = arith.index_cast %v_4749 : index to i64
                  %pointer_4751 = llvm.inttoptr %v_4750 : i64 to !llvm.ptr
                  %v_4752 = "llvm.load"(%pointer_4751) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4753 = arith.addi %v_6, %c_53 : index
                  %v_4754 = arith.index_cast %v_4753 : index to i64
                  %pointer_4755 = llvm.inttoptr %v_4754 : i64 to !llvm.ptr
                  %v_4756 = "llvm.load"(%pointer_4755) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4757 = arith.addi %v_6, %c_54 : index
                  %v_4758 = arith.index_cast %v_4757 : index to i64
                  %pointer_4759 = llvm.inttoptr %v_4758 : i64 to !llvm.ptr
                  %v_4760 = "llvm.load"(%pointer_4759) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4761 = arith.addi %v_6, %c_55 : index
                  %v_4762 = arith.index_cast %v_4761 : index to i64
                  %pointer_4763 = llvm.inttoptr %v_4762 : i64 to !llvm.ptr
                  %v_4764 = "llvm.load"(%pointer_4763) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4765 = arith.addi %v_6, %c_56 : index
                  %v_4766 = arith.index_cast %v_4765 : index to i64
                  %pointer_4767 = llvm.inttoptr %v_4766 : i64 to !llvm.ptr
                  %v_4768 = "llvm.load"(%pointer_4767) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4769 = arith.addi %v_6, %c_57 : index
                  %v_4770 = arith.index_cast %v_4769 : index to i64
                  %pointer_4771 = llvm.inttoptr %v_4770 : i64 to !llvm.ptr
                  %v_4772 = "llvm.load"(%pointer_4771) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4773 = arith.addi %v_6, %c_58 : index
                  %v_4774 = arith.index_cast %v_4773 : index to i64
                  %pointer_4775 = llvm.inttoptr %v_4774 : i64 to !llvm.ptr
                  %v_4776 = "llvm.load"(%pointer_4775) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4777 = arith.addi %v_6, %c_14 : index
                  %v_4778 = arith.index_cast %v_4777 : index to i64
                  %pointer_4779 = llvm.inttoptr %v_4778 : i64 to !llvm.ptr
                  %v_4780 = "llvm.load"(%pointer_4779) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4781 = arith.addi %v_6, %c_59 : index
                  %v_4782 = arith.index_cast %v_4781 : index to i64
                  %pointer_4783 = llvm.inttoptr %v_4782 : i64 to !llvm.ptr
                  %v_4784 = "llvm.load"(%pointer_4783) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4785 = arith.addi %v_6, %c_60 : index
                  %v_4786 = arith.index_cast %v_4785 : index to i64
                  %pointer_4787 = llvm.inttoptr %v_4786 : i64 to !llvm.ptr
                  %v_4788 = "llvm.load"(%pointer_4787) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4789 = arith.addi %v_6, %c_61 : index
                  %v_4790 = arith.index_cast %v_4789 : index to i64
                  %pointer_4791 = llvm.inttoptr %v_4790 : i64 to !llvm.ptr
                  %v_4792 = "llvm.load"(%pointer_4791) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4793 = arith.addi %v_6, %c_62 : index
                  %v_4794 = arith.index_cast %v_4793 : index to i64
                  %pointer_4795 = llvm.inttoptr %v_4794 : i64 to !llvm.ptr
                  %v_4796 = "llvm.load"(%pointer_4795) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4797 = arith.addi %v_6, %c_63 : index
                  %v_4798 = arith.index_cast %v_4797 : index to i64
                  %pointer_4799 = llvm.inttoptr %v_4798 : i64 to !llvm.ptr
                  %v_4800 = "llvm.load"(%pointer_4799) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4801 = arith.addi %v_6, %c_64 : index
                  %v_4802 = arith.index_cast %v_4801 : index to i64
                  %pointer_4803 = llvm.inttoptr %v_4802 : i64 to !llvm.ptr
                  %v_4804 = "llvm.load"(%pointer_4803) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4805 = arith.addi %v_6, %c_65 : index
                  %v_4806 = arith.index_cast %v_4805 : index to i64
                  %pointer_4807 = llvm.inttoptr %v_4806 : i64 to !llvm.ptr
                  %v_4808 = "llvm.load"(%pointer_4807) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_4809 = arith.subi %v_31, %v_33 : index
                  %v_4810 = arith.index_cast %v_4809 : index to i32
                  %v_4811 = vector.broadcast %v_4810 : i32 to vector<16xi32>
                  %is_4812 = arith.cmpi sge, %c_43, %v_4811 : vector<16xi32>
                  %v_4813 = vector.shuffle %v_4748, %v_4752 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4814 = vector.shuffle %v_4748, %v_4752 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4815 = vector.shuffle %v_4756, %v_4760 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4816 = vector.shuffle %v_4756, %v_4760 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4817 = vector.shuffle %v_4764, %v_4768 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4818 = vector.shuffle %v_4764, %v_4768 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4819 = vector.shuffle %v_4772, %v_4776 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4820 = vector.shuffle %v_4772, %v_4776 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4821 = vector.shuffle %v_4780, %v_4784 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4822 = vector.shuffle %v_4780, %v_4784 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4823 = vector.shuffle %v_4788, %v_4792 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4824 = vector.shuffle %v_4788, %v_4792 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4825 = vector.shuffle %v_4796, %v_4800 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4826 = vector.shuffle %v_4796, %v_4800 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4827 = vector.shuffle %v_4804, %v_4808 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_4828 = vector.shuffle %v_4804, %v_4808 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_4829 = vector.shuffle %v_4813, %v_4815 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4830 = vector.shuffle %v_4813, %v_4815 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4831 = vector.shuffle %v_4814, %v_4816 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4832 = vector.shuffle %v_4814, %v_4816 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4833 = vector.shuffle %v_4817, %v_4819 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4834 = vector.shuffle %v_4817, %v_4819 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4835 = vector.shuffle %v_4818, %v_4820 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4836 = vector.shuffle %v_4818, %v_4820 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4837 = vector.shuffle %v_4821, %v_4823 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4838 = vector.shuffle %v_4821, %v_4823 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4839 = vector.shuffle %v_4822, %v_4824 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4840 = vector.shuffle %v_4822, %v_4824 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4841 = vector.shuffle %v_4825, %v_4827 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4842 = vector.shuffle %v_4825, %v_4827 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4843 = vector.shuffle %v_4826, %v_4828 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_4844 = vector.shuffle %v_4826, %v_4828 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4845 = vector.shuffle %v_4829, %v_4833 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4846 = vector.shuffle %v_4829, %v_4833 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4847 = vector.shuffle %v_4831, %v_4835 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4848 = vector.shuffle %v_4831, %v_4835 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4849 = vector.shuffle %v_4830, %v_4834 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4850 = vector.shuffle %v_4830, %v_4834 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4851 = vector.shuffle %v_4832, %v_4836 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4852 = vector.shuffle %v_4832, %v_4836 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4853 = vector.shuffle %v_4837, %v_4841 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4854 = vector.shuffle %v_4837, %v_4841 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4855 = vector.shuffle %v_4839, %v_4843 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4856 = vector.shuffle %v_4839, %v_4843 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4857 = vector.shuffle %v_4838, %v_4842 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4858 = vector.shuffle %v_4838, %v_4842 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4859 = vector.shuffle %v_4840, %v_4844 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_4860 = vector.shuffle %v_4840, %v_4844 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4861 = vector.shuffle %v_4845, %v_4853 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4862 = vector.shuffle %v_4845, %v_4853 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4863 = vector.shuffle %v_4847, %v_4855 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4864 = vector.shuffle %v_4847, %v_4855 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4865 = vector.shuffle %v_4849, %v_4857 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4866 = vector.shuffle %v_4849, %v_4857 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4867 = vector.shuffle %v_4851, %v_4859 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4868 = vector.shuffle %v_4851, %v_4859 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4869 = vector.shuffle %v_4846, %v_4854 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4870 = vector.shuffle %v_4846, %v_4854 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4871 = vector.shuffle %v_4848, %v_4856 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4872 = vector.shuffle %v_4848, %v_4856 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4873 = vector.shuffle %v_4850, %v_4858 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4874 = vector.shuffle %v_4850, %v_4858 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4875 = vector.shuffle %v_4852, %v_4860 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_4876 = vector.shuffle %v_4852, %v_4860 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_4877 = arith.muli %v_3796, %c_6 : index
                  %v_4878 = arith.addi %v_18, %v_4877 : index
                  %v_4879 = memref.load %order[%v_4878] : memref<?xi32>
                  %is_4880 = arith.cmpi sge, %v_4879, %c_44 : i32
                  scf.if %is_4880 {
                    %v_4881 = arith.index_cast %v_4879 : i32 to index
                    %v_4882 = arith.divui %v_4881, %c_11 : index
                    %v_4883 = vector.maskedload %y[%v_4882, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4884 = memref.load %weights[%v_4881] : memref<?xf32>
                    %v_4885 = vector.broadcast %v_4884 : f32 to vector<16xf32>
                    %acc_4886 = math.fma %v_4861, %v_4885, %v_4883 : vector<16xf32>
                    vector.maskedstore %y[%v_4882, %v_33], %is_4812, %acc_4886 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4887 = arith.muli %v_3796, %c_6 : index
                  %v_4888 = arith.addi %v_18, %v_4887 : index
                  %v_4889 = arith.addi %v_4888, %c_5 : index
                  %v_4890 = memref.load %order[%v_4889] : memref<?xi32>
                  %is_4891 = arith.cmpi sge, %v_4890, %c_44 : i32
                  scf.if %is_4891 {
                    %v_4892 = arith.index_cast %v_4890 : i32 to index
                    %v_4893 = arith.divui %v_4892, %c_11 : index
                    %v_4894 = vector.maskedload %y[%v_4893, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4895 = memref.load %weights[%v_4892] : memref<?xf32>
                    %v_4896 = vector.broadcast %v_4895 : f32 to vector<16xf32>
                    %acc_4897 = math.fma %v_4863, %v_4896, %v_4894 : vector<16xf32>
                    vector.maskedstore %y[%v_4893, %v_33], %is_4812, %acc_4897 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4898 = arith.muli %v_3796, %c_6 : index
                  %v_4899 = arith.addi %v_18, %v_4898 : index
                  %v_4900 = arith.addi %v_4899, %c_8 : index
                  %v_4901 = memref.load %order[%v_4900] : memref<?xi32>
                  %is_4902 = arith.cmpi sge, %v_4901, %c_44 : i32
                  scf.if %is_4902 {
                    %v_4903 = arith.index_cast %v_4901 : i32 to index
                    %v_4904 = arith.divui %v_4903, %c_11 : index
                    %v_4905 = vector.maskedload %y[%v_4904, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4906 = memref.load %weights[%v_4903] : memref<?xf32>
                    %v_4907 = vector.broadcast %v_4906 : f32 to vector<16xf32>
                    %acc_4908 = math.fma %v_4865, %v_4907, %v_4905 : vector<16xf32>
                    vector.maskedstore %y[%v_4904, %v_33], %is_4812, %acc_4908 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4909 = arith.muli %v_3796, %c_6 : index
                  %v_4910 = arith.addi %v_18, %v_4909 : index
                  %v_4911 = arith.addi %v_4910, %c_11 : index
                  %v_4912 = memref.load %order[%v_4911] : memref<?xi32>
                  %is_4913 = arith.cmpi sge, %v_4912, %c_44 : i32
                  scf.if %is_4913 {
                    %v_4914 = arith.index_cast %v_4912 : i32 to index
                    %v_4915 = arith.divui %v_4914, %c_11 : index
                    %v_4916 = vector.maskedload %y[%v_4915, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4917 = memref.load %weights[%v_4914] : memref<?xf32>
                    %v_4918 = vector.broadcast %v_4917 : f32 to vector<16xf32>
                    %acc_4919 = math.fma %v_4867, %v_4918, %v_4916 : vector<16xf32>
                    vector.maskedstore %y[%v_4915, %v_33], %is_4812, %acc_4919 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4920 = arith.muli %v_3796, %c_6 : index
                  %v_4921 = arith.addi %v_18, %v_4920 : index
                  %v_4922 = arith.addi %v_4921, %c_16 : index
                  %v_4923 = memref.load %order[%v_4922] : memref<?xi32>
                  %is_4924 = arith.cmpi sge, %v_4923, %c_44 : i32
                  scf.if %is_4924 {
                    %v_4925 = arith.index_cast %v_4923 : i32 to index
                    %v_4926 = arith.divui %v_4925, %c_11 : index
                    %v_4927 = vector.maskedload %y[%v_4926, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4928 = memref.load %weights[%v_4925] : memref<?xf32>
                    %v_4929 = vector.broadcast %v_4928 : f32 to vector<16xf32>
                    %acc_4930 = math.fma %v_4869, %v_4929, %v_4927 : vector<16xf32>
                    vector.maskedstore %y[%v_4926, %v_33], %is_4812, %acc_4930 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4931 = arith.muli %v_3796, %c_6 : index
                  %v_4932 = arith.addi %v_18, %v_4931 : index
                  %v_4933 = arith.addi %v_4932, %c_17 : index
                  %v_4934 = memref.load %order[%v_4933] : memref<?xi32>
                  %is_4935 = arith.cmpi sge, %v_4934, %c_44 : i32
                  scf.if %is_4935 {
                    %v_4936 = arith.index_cast %v_4934 : i32 to index
                    %v_4937 = arith.divui %v_4936, %c_11 : index
                    %v_4938 = vector.maskedload %y[%v_4937, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4939 = memref.load %weights[%v_4936] : memref<?xf32>
                    %v_4940 = vector.broadcast %v_4939 : f32 to vector<16xf32>
                    %acc_4941 = math.fma %v_4871, %v_4940, %v_4938 : vector<16xf32>
                    vector.maskedstore %y[%v_4937, %v_33], %is_4812, %acc_4941 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4942 = arith.muli %v_3796, %c_6 : index
                  %v_4943 = arith.addi %v_18, %v_4942 : index
                  %v_4944 = arith.addi %v_4943, %c_18 : index
                  %v_4945 = memref.load %order[%v_4944] : memref<?xi32>
                  %is_4946 = arith.cmpi sge, %v_4945, %c_44 : i32
                  scf.if %is_4946 {
                    %v_4947 = arith.index_cast %v_4945 : i32 to index
                    %v_4948 = arith.divui %v_4947, %c_11 : index
                    %v_4949 = vector.maskedload %y[%v_4948, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4950 = memref.load %weights[%v_4947] : memref<?xf32>
                    %v_4951 = vector.broadcast %v_4950 : f32 to vector<16xf32>
                    %acc_4952 = math.fma %v_4873, %v_4951, %v_4949 : vector<16xf32>
                    vector.maskedstore %y[%v_4948, %v_33], %is_4812, %acc_4952 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4953 = arith.muli %v_3796, %c_6 : index
                  %v_4954 = arith.addi %v_18, %v_4953 : index
                  %v_4955 = arith.addi %v_4954, %c_19 : index
                  %v_4956 = memref.load %order[%v_4955] : memref<?xi32>
                  %is_4957 = arith.cmpi sge, %v_4956, %c_44 : i32
                  scf.if %is_4957 {
                    %v_4958 = arith.index_cast %v_4956 : i32 to index
                    %v_4959 = arith.divui %v_4958, %c_11 : index
                    %v_4960 = vector.maskedload %y[%v_4959, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4961 = memref.load %weights[%v_4958] : memref<?xf32>
                    %v_4962 = vector.broadcast %v_4961 : f32 to vector<16xf32>
                    %acc_4963 = math.fma %v_4875, %v_4962, %v_4960 : vector<16xf32>
                    vector.maskedstore %y[%v_4959, %v_33], %is_4812, %acc_4963 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4964 = arith.muli %v_3796, %c_6 : index
                  %v_4965 = arith.addi %v_18, %v_4964 : index
                  %v_4966 = arith.addi %v_4965, %c_15 : index
                  %v_4967 = memref.load %order[%v_4966] : memref<?xi32>
                  %is_4968 = arith.cmpi sge, %v_4967, %c_44 : i32
                  scf.if %is_4968 {
                    %v_4969 = arith.index_cast %v_4967 : i32 to index
                    %v_4970 = arith.divui %v_4969, %c_11 : index
                    %v_4971 = vector.maskedload %y[%v_4970, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4972 = memref.load %weights[%v_4969] : memref<?xf32>
                    %v_4973 = vector.broadcast %v_4972 : f32 to vector<16xf32>
                    %acc_4974 = math.fma %v_4862, %v_4973, %v_4971 : vector<16xf32>
                    vector.maskedstore %y[%v_4970, %v_33], %is_4812, %acc_4974 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4975 = arith.muli %v_3796, %c_6 : index
                  %v_4976 = arith.addi %v_18, %v_4975 : index
                  %v_4977 = arith.addi %v_4976, %c_45 : index
                  %v_4978 = memref.load %order[%v_4977] : memref<?xi32>
                  %is_4979 = arith.cmpi sge, %v_4978, %c_44 : i32
                  scf.if %is_4979 {
                    %v_4980 = arith.index_cast %v_4978 : i32 to index
                    %v_4981 = arith.divui %v_4980, %c_11 : index
                    %v_4982 = vector.maskedload %y[%v_4981, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4983 = memref.load %weights[%v_4980] : memref<?xf32>
                    %v_4984 = vector.broadcast %v_4983 : f32 to vector<16xf32>
                    %acc_4985 = math.fma %v_4864, %v_4984, %v_4982 : vector<16xf32>
                    vector.maskedstore %y[%v_4981, %v_33], %is_4812, %acc_4985 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4986 = arith.muli %v_3796, %c_6 : index
                  %v_4987 = arith.addi %v_18, %v_4986 : index
                  %v_4988 = arith.addi %v_4987, %c_46 : index
                  %v_4989 = memref.load %order[%v_4988] : memref<?xi32>
                  %is_4990 = arith.cmpi sge, %v_4989, %c_44 : i32
                  scf.if %is_4990 {
                    %v_4991 = arith.index_cast %v_4989 : i32 to index
                    %v_4992 = arith.divui %v_4991, %c_11 : index
                    %v_4993 = vector.maskedload %y[%v_4992, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_4994 = memref.load %weights[%v_4991] : memref<?xf32>
                    %v_4995 = vector.broadcast %v_4994 : f32 to vector<16xf32>
                    %acc_4996 = math.fma %v_4866, %v_4995, %v_4993 : vector<16xf32>
                    vector.maskedstore %y[%v_4992, %v_33], %is_4812, %acc_4996 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_4997 = arith.muli %v_3796, %c_6 : index
                  %v_4998 = arith.addi %v_18, %v_4997 : index
                  %v_4999 = arith.addi %v_4998, %c_47 : index
                  %v_5000 = memref.load %order[%v_4999] : memref<?xi32>
                  %is_5001 = arith.cmpi sge, %v_5000, %c_44 : i32
                  scf.if %is_5001 {
                    %v_5002 = arith.index_cast %v_5000 : i32 to index
                    %v_5003 = arith.divui %v_5002, %c_11 : index
                    %v_5004 = vector.maskedload %y[%v_5003, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5005 = memref.load %weights[%v_5002] : memref<?xf32>
                    %v_5006 = vector.broadcast %v_5005 : f32 to vector<16xf32>
                    %acc_5007 = math.fma %v_4868, %v_5006, %v_5004 : vector<16xf32>
                    vector.maskedstore %y[%v_5003, %v_33], %is_4812, %acc_5007 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5008 = arith.muli %v_3796, %c_6 : index
                  %v_5009 = arith.addi %v_18, %v_5008 : index
                  %v_5010 = arith.addi %v_5009, %c_48 : index
                  %v_5011 = memref.load %order[%v_5010] : memref<?xi32>
                  %is_5012 = arith.cmpi sge, %v_5011, %c_44 : i32
                  scf.if %is_5012 {
                    %v_5013 = arith.index_cast %v_5011 : i32 to index
                    %v_5014 = arith.divui %v_5013, %c_11 : index
                    %v_5015 = vector.maskedload %y[%v_5014, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5016 = memref.load %weights[%v_5013] : memref<?xf32>
                    %v_5017 = vector.broadcast %v_5016 : f32 to vector<16xf32>
                    %acc_5018 = math.fma %v_4870, %v_5017, %v_5015 : vector<16xf32>
                    vector.maskedstore %y[%v_5014, %v_33], %is_4812, %acc_5018 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5019 = arith.muli %v_3796, %c_6 : index
                  %v_5020 = arith.addi %v_18, %v_5019 : index
                  %v_5021 = arith.addi %v_5020, %c_49 : index
                  %v_5022 = memref.load %order[%v_5021] : memref<?xi32>
                  %is_5023 = arith.cmpi sge, %v_5022, %c_44 : i32
                  scf.if %is_5023 {
                    %v_5024 = arith.index_cast %v_5022 : i32 to index
                    %v_5025 = arith.divui %v_5024, %c_11 : index
                    %v_5026 = vector.maskedload %y[%v_5025, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5027 = memref.load %weights[%v_5024] : memref<?xf32>
                    %v_5028 = vector.broadcast %v_5027 : f32 to vector<16xf32>
                    %acc_5029 = math.fma %v_4872, %v_5028, %v_5026 : vector<16xf32>
                    vector.maskedstore %y[%v_5025, %v_33], %is_4812, %acc_5029 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5030 = arith.muli %v_3796, %c_6 : index
                  %v_5031 = arith.addi %v_18, %v_5030 : index
                  %v_5032 = arith.addi %v_5031, %c_50 : index
                  %v_5033 = memref.load %order[%v_5032] : memref<?xi32>
                  %is_5034 = arith.cmpi sge, %v_5033, %c_44 : i32
                  scf.if %is_5034 {
                    %v_5035 = arith.index_cast %v_5033 : i32 to index
                    %v_5036 = arith.divui %v_5035, %c_11 : index
                    %v_5037 = vector.maskedload %y[%v_5036, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5038 = memref.load %weights[%v_5035] : memref<?xf32>
                    %v_5039 = vector.broadcast %v_5038 : f32 to vector<16xf32>
                    %acc_5040 = math.fma %v_4874, %v_5039, %v_5037 : vector<16xf32>
                    vector.maskedstore %y[%v_5036, %v_33], %is_4812, %acc_5040 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5041 = arith.muli %v_3796, %c_6 : index
                  %v_5042 = arith.addi %v_18, %v_5041 : index
                  %v_5043 = arith.addi %v_5042, %c_9 : index
                  %v_5044 = memref.load %order[%v_5043] : memref<?xi32>
                  %is_5045 = arith.cmpi sge, %v_5044, %c_44 : i32
                  scf.if %is_5045 {
                    %v_5046 = arith.index_cast %v_5044 : i32 to index
                    %v_5047 = arith.divui %v_5046, %c_11 : index
                    %v_5048 = vector.maskedload %y[%v_5047, %v_33], %is_4812, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5049 = memref.load %weights[%v_5046] : memref<?xf32>
                    %v_5050 = vector.broadcast %v_5049 : f32 to vector<16xf32>
                    %acc_5051 = math.fma %v_4876, %v_5050, %v_5048 : vector<16xf32>
                    vector.maskedstore %y[%v_5047, %v_33], %is_4812, %acc_5051 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %v_5052 = arith.addi %v_3796, %c_5 : index
                %v_5053 = arith.addi %v_6, %c_21 : index
                %is_5054 = arith.cmpi slt, %i_30, %v_3 : index
                scf.if %is_5054 {
                  %v_5055 = arith.index_cast %v_5053 : index to i64
                  %pointer_5056 = llvm.inttoptr %v_5055 : i64 to !llvm.ptr
                  %v_5057 = "llvm.load"(%pointer_5056) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5058 = arith.addi %v_5053, %c_0 : index
                  %v_5059 = arith.index_cast %v_5058 : index to i64
                  %pointer_5060 = llvm.inttoptr %v_5059 : i64 to !llvm.ptr
                  %v_5061 = "llvm.load"(%pointer_5060) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5062 = arith.addi %v_5053, %c_29 : index
                  %v_5063 = arith.index_cast %v_5062 : index to i64
                  %pointer_5064 = llvm.inttoptr %v_5063 : i64 to !llvm.ptr
                  %v_5065 = "llvm.load"(%pointer_5064) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5066 = arith.addi %v_5053, %c_30 : index
                  %v_5067 = arith.index_cast %v_5066 : index to i64
                  %pointer_5068 = llvm.inttoptr %v_5067 : i64 to !llvm.ptr
                  %v_5069 = "llvm.load"(%pointer_5068) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5070 = arith.addi %v_5053, %c_31 : index
                  %v_5071 = arith.index_cast %v_5070 : index to i64
                  %pointer_5072 = llvm.inttoptr %v_5071 : i64 to !llvm.ptr
                  %v_5073 = "llvm.load"(%pointer_5072) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5074 = arith.addi %v_5053, %c_32 : index
                  %v_5075 = arith.index_cast %v_5074 : index to i64
                  %pointer_5076 = llvm.inttoptr %v_5075 : i64 to !llvm.ptr
                  %v_5077 = "llvm.load"(%pointer_5076) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5078 = arith.addi %v_5053, %c_33 : index
                  %v_5079 = arith.index_cast %v_5078 : index to i64
                  %pointer_5080 = llvm.inttoptr %v_5079 : i64 to !llvm.ptr
                  %v_5081 = "llvm.load"(%pointer_5080) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5082 = arith.addi %v_5053, %c_34 : index
                  %v_5083 = arith.index_cast %v_5082 : index to i64
                  %pointer_5084 = llvm.inttoptr %v_5083 : i64 to !llvm.ptr
                  %v_5085 = "llvm.load"(%pointer_5084) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5086 = arith.addi %v_5053, %c_35 : index
                  %v_5087 = arith.index_cast %v_5086 : index to i64
                  %pointer_5088 = llvm.inttoptr %v_5087 : i64 to !llvm.ptr
                  %v_5089 = "llvm.load"(%pointer_5088) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5090 = arith.addi %v_5053, %c_36 : index
                  %v_5091 = arith.index_cast %v_5090 : index to i64
                  %pointer_5092 = llvm.inttoptr %v_5091 : i64 to !llvm.ptr
                  %v_5093 = "llvm.load"(%pointer_5092) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5094 = arith.addi %v_5053, %c_37 : index
                  %v_5095 = arith.index_cast %v_5094 : index to i64
                  %pointer_5096 = llvm.inttoptr %v_5095 : i64 to !llvm.ptr
                  %v_5097 = "llvm.load"(%pointer_5096) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5098 = arith.addi %v_5053, %c_38 : index
                  %v_5099 = arith.index_cast %v_5098 : index to i64
                  %pointer_5100 = llvm.inttoptr %v_5099 : i64 to !llvm.ptr
                  %v_5101 = "llvm.load"(%pointer_5100) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5102 = arith.addi %v_5053, %c_39 : index
                  %v_5103 = arith.index_cast %v_5102 : index to i64
                  %pointer_5104 = llvm.inttoptr %v_5103 : i64 to !llvm.ptr
                  %v_5105 = "llvm.load"(%pointer_5104) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5106 = arith.addi %v_5053, %c_40 : index
                  %v_5107 = arith.index_cast %v_5106 : index to i64
                  %pointer_5108 = llvm.inttoptr %v_5107 : i64 to !llvm.ptr
                  %v_5109 = "llvm.load"(%pointer_5108) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5110 = arith.addi %v_5053, %c_41 : index
                  %v_5111 = arith.index_cast %v_5110 : index to i64
                  %pointer_5112 = llvm.inttoptr %v_5111 : i64 to !llvm.ptr
                  %v_5113 = "llvm.load"(%pointer_5112) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5114 = arith.addi %v_5053, %c_42 : index
                  %v_5115 = arith.index_cast %v_5114 : index to i64
                  %pointer_5116 = llvm.inttoptr %v_5115 : i64 to !llvm.ptr
                  %v_5117 = "llvm.load"(%pointer_5116) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5118 = arith.subi %i_30, %v_32 : index
                  %v_5119 = arith.index_cast %v_5118 : index to i32
                  %v_5120 = vector.broadcast %v_5119 : i32 to vector<16xi32>
                  %is_5121 = arith.cmpi sge, %c_43, %v_5120 : vector<16xi32>
                  %v_5122 = vector.shuffle %v_5057, %v_5061 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5123 = vector.shuffle %v_5057, %v_5061 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5124 = vector.shuffle %v_5065, %v_5069 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5125 = vector.shuffle %v_5065, %v_5069 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5126 = vector.shuffle %v_5073, %v_5077 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5127 = vector.shuffle %v_5073, %v_5077 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5128 = vector.shuffle %v_5081, %v_5085 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5129 = vector.shuffle %v_5081, %v_5085 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5130 = vector.shuffle %v_5089, %v_5093 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5131 = vector.shuffle %v_5089, %v_5093 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5132 = vector.shuffle %v_5097, %v_5101 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5133 = vector.shuffle %v_5097, %v_5101 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5134 = vector.shuffle %v_5105, %v_5109 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5135 = vector.shuffle %v_5105, %v_5109 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5136 = vector.shuffle %v_5113, %v_5117 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5137 = vector.shuffle %v_5113, %v_5117 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5138 = vector.shuffle %v_5122, %v_5124 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5139 = vector.shuffle %v_5122, %v_5124 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5140 = vector.shuffle %v_5123, %v_5125 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5141 = vector.shuffle %v_5123, %v_5125 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5142 = vector.shuffle %v_5126, %v_5128 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5143 = vector.shuffle %v_5126, %v_5128 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5144 = vector.shuffle %v_5127, %v_5129 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5145 = vector.shuffle %v_5127, %v_5129 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5146 = vector.shuffle %v_5130, %v_5132 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5147 = vector.shuffle %v_5130, %v_5132 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5148 = vector.shuffle %v_5131, %v_5133 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5149 = vector.shuffle %v_5131, %v_5133 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5150 = vector.shuffle %v_5134, %v_5136 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5151 = vector.shuffle %v_5134, %v_5136 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5152 = vector.shuffle %v_5135, %v_5137 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5153 = vector.shuffle %v_5135, %v_5137 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5154 = vector.shuffle %v_5138, %v_5142 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5155 = vector.shuffle %v_5138, %v_5142 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5156 = vector.shuffle %v_5140, %v_5144 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5157 = vector.shuffle %v_5140, %v_5144 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5158 = vector.shuffle %v_5139, %v_5143 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5159 = vector.shuffle %v_5139, %v_5143 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5160 = vector.shuffle %v_5141, %v_5145 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5161 = vector.shuffle %v_5141, %v_5145 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5162 = vector.shuffle %v_5146, %v_5150 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5163 = vector.shuffle %v_5146, %v_5150 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5164 = vector.shuffle %v_5148, %v_5152 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5165 = vector.shuffle %v_5148, %v_5152 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5166 = vector.shuffle %v_5147, %v_5151 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5167 = vector.shuffle %v_5147, %v_5151 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5168 = vector.shuffle %v_5149, %v_5153 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5169 = vector.shuffle %v_5149, %v_5153 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5170 = vector.shuffle %v_5154, %v_5162 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5171 = vector.shuffle %v_5154, %v_5162 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5172 = vector.shuffle %v_5156, %v_5164 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5173 = vector.shuffle %v_5156, %v_5164 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5174 = vector.shuffle %v_5158, %v_5166 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5175 = vector.shuffle %v_5158, %v_5166 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5176 = vector.shuffle %v_5160, %v_5168 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5177 = vector.shuffle %v_5160, %v_5168 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5178 = vector.shuffle %v_5155, %v_5163 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5179 = vector.shuffle %v_5155, %v_5163 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5180 = vector.shuffle %v_5157, %v_5165 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5181 = vector.shuffle %v_5157, %v_5165 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5182 = vector.shuffle %v_5159, %v_5167 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5183 = vector.shuffle %v_5159, %v_5167 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5184 = vector.shuffle %v_5161, %v_5169 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5185 = vector.shuffle %v_5161, %v_5169 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5186 = arith.muli %v_5052, %c_6 : index
                  %v_5187 = arith.addi %v_18, %v_5186 : index
                  %v_5188 = memref.load %order[%v_5187] : memref<?xi32>
                  %is_5189 = arith.cmpi sge, %v_5188, %c_44 : i32
                  scf.if %is_5189 {
                    %v_5190 = arith.index_cast %v_5188 : i32 to index
                    %v_5191 = arith.divui %v_5190, %c_11 : index
                    %v_5192 = vector.maskedload %y[%v_5191, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5193 = memref.load %weights[%v_5190] : memref<?xf32>
                    %v_5194 = vector.broadcast %v_5193 : f32 to vector<16xf32>
                    %acc_5195 = math.fma %v_5170, %v_5194, %v_5192 : vector<16xf32>
                    vector.maskedstore %y[%v_5191, %v_32], %is_5121, %acc_5195 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5196 = arith.muli %v_5052, %c_6 : index
                  %v_5197 = arith.addi %v_18, %v_5196 : index
                  %v_5198 = arith.addi %v_5197, %c_5 : index
                  %v_5199 = memref.load %order[%v_5198] : memref<?xi32>
                  %is_5200 = arith.cmpi sge, %v_5199, %c_44 : i32
                  scf.if %is_5200 {
                    %v_5201 = arith.index_cast %v_5199 : i32 to index
                    %v_5202 = arith.divui %v_5201, %c_11 : index
                    %v_5203 = vector.maskedload %y[%v_5202, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5204 = memref.load %weights[%v_5201] : memref<?xf32>
                    %v_5205 = vector.broadcast %v_5204 : f32 to vector<16xf32>
                    %acc_5206 = math.fma %v_5172, %v_5205, %v_5203 : vector<16xf32>
                    vector.maskedstore %y[%v_5202, %v_32], %is_5121, %acc_5206 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5207 = arith.muli %v_5052, %c_6 : index
                  %v_5208 = arith.addi %v_18, %v_5207 : index
                  %v_5209 = arith.addi %v_5208, %c_8 : index
                  %v_5210 = memref.load %order[%v_5209] : memref<?xi32>
                  %is_5211 = arith.cmpi sge, %v_5210, %c_44 : i32
                  scf.if %is_5211 {
                    %v_5212 = arith.index_cast %v_5210 : i32 to index
                    %v_5213 = arith.divui %v_5212, %c_11 : index
                    %v_5214 = vector.maskedload %y[%v_5213, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5215 = memref.load %weights[%v_5212] : memref<?xf32>
                    %v_5216 = vector.broadcast %v_5215 : f32 to vector<16xf32>
                    %acc_5217 = math.fma %v_5174, %v_5216, %v_5214 : vector<16xf32>
                    vector.maskedstore %y[%v_5213, %v_32], %is_5121, %acc_5217 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5218 = arith.muli %v_5052, %c_6 : index
                  %v_5219 = arith.addi %v_18, %v_5218 : index
                  %v_5220 = arith.addi %v_5219, %c_11 : index
                  %v_5221 = memref.load %order[%v_5220] : memref<?xi32>
                  %is_5222 = arith.cmpi sge, %v_5221, %c_44 : i32
                  scf.if %is_5222 {
                    %v_5223 = arith.index_cast %v_5221 : i32 to index
                    %v_5224 = arith.divui %v_5223, %c_11 : index
                    %v_5225 = vector.maskedload %y[%v_5224, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5226 = memref.load %weights[%v_5223] : memref<?xf32>
                    %v_5227 = vector.broadcast %v_5226 : f32 to vector<16xf32>
                    %acc_5228 = math.fma %v_5176, %v_5227, %v_5225 : vector<16xf32>
                    vector.maskedstore %y[%v_5224, %v_32], %is_5121, %acc_5228 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5229 = arith.muli %v_5052, %c_6 : index
                  %v_5230 = arith.addi %v_18, %v_5229 : index
                  %v_5231 = arith.addi %v_5230, %c_16 : index
                  %v_5232 = memref.load %order[%v_5231] : memref<?xi32>
                  %is_5233 = arith.cmpi sge, %v_5232, %c_44 : i32
                  scf.if %is_5233 {
                    %v_5234 = arith.index_cast %v_5232 : i32 to index
                    %v_5235 = arith.divui %v_5234, %c_11 : index
                    %v_5236 = vector.maskedload %y[%v_5235, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5237 = memref.load %weights[%v_5234] : memref<?xf32>
                    %v_5238 = vector.broadcast %v_5237 : f32 to vector<16xf32>
                    %acc_5239 = math.fma %v_5178, %v_5238, %v_5236 : vector<16xf32>
                    vector.maskedstore %y[%v_5235, %v_32], %is_5121, %acc_5239 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5240 = arith.muli %v_5052, %c_6 : index
                  %v_5241 = arith.addi %v_18, %v_5240 : index
                  %v_5242 = arith.addi %v_5241, %c_17 : index
                  %v_5243 = memref.load %order[%v_5242] : memref<?xi32>
                  %is_5244 = arith.cmpi sge, %v_5243, %c_44 : i32
                  scf.if %is_5244 {
                    %v_5245 = arith.index_cast %v_5243 : i32 to index
                    %v_5246 = arith.divui %v_5245, %c_11 : index
                    %v_5247 = vector.maskedload %y[%v_5246, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5248 = memref.load %weights[%v_5245] : memref<?xf32>
                    %v_5249 = vector.broadcast %v_5248 : f32 to vector<16xf32>
                    %acc_5250 = math.fma %v_5180, %v_5249, %v_5247 : vector<16xf32>
                    vector.maskedstore %y[%v_5246, %v_32], %is_5121, %acc_5250 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5251 = arith.muli %v_5052, %c_6 : index
                  %v_5252 = arith.addi %v_18, %v_5251 : index
                  %v_5253 = arith.addi %v_5252, %c_18 : index
                  %v_5254 = memref.load %order[%v_5253] : memref<?xi32>
                  %is_5255 = arith.cmpi sge, %v_5254, %c_44 : i32
                  scf.if %is_5255 {
                    %v_5256 = arith.index_cast %v_5254 : i32 to index
                    %v_5257 = arith.divui %v_5256, %c_11 : index
                    %v_5258 = vector.maskedload %y[%v_5257, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5259 = memref.load %weights[%v_5256] : memref<?xf32>
                    %v_5260 = vector.broadcast %v_5259 : f32 to vector<16xf32>
                    %acc_5261 = math.fma %v_5182, %v_5260, %v_5258 : vector<16xf32>
                    vector.maskedstore %y[%v_5257, %v_32], %is_5121, %acc_5261 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5262 = arith.muli %v_5052, %c_6 : index
                  %v_5263 = arith.addi %v_18, %v_5262 : index
                  %v_5264 = arith.addi %v_5263, %c_19 : index
                  %v_5265 = memref.load %order[%v_5264] : memref<?xi32>
                  %is_5266 = arith.cmpi sge, %v_5265, %c_44 : i32
                  scf.if %is_5266 {
                    %v_5267 = arith.index_cast %v_5265 : i32 to index
                    %v_5268 = arith.divui %v_5267, %c_11 : index
                    %v_5269 = vector.maskedload %y[%v_5268, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5270 = memref.load %weights[%v_5267] : memref<?xf32>
                    %v_5271 = vector.broadcast %v_5270 : f32 to vector<16xf32>
                    %acc_5272 = math.fma %v_5184, %v_5271, %v_5269 : vector<16xf32>
                    vector.maskedstore %y[%v_5268, %v_32], %is_5121, %acc_5272 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5273 = arith.muli %v_5052, %c_6 : index
                  %v_5274 = arith.addi %v_18, %v_5273 : index
                  %v_5275 = arith.addi %v_5274, %c_15 : index
                  %v_5276 = memref.load %order[%v_5275] : memref<?xi32>
                  %is_5277 = arith.cmpi sge, %v_5276, %c_44 : i32
                  scf.if %is_5277 {
                    %v_5278 = arith.index_cast %v_5276 : i32 to index
                    %v_5279 = arith.divui %v_5278, %c_11 : index
                    %v_5280 = vector.maskedload %y[%v_5279, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5281 = memref.load %weights[%v_5278] : memref<?xf32>
                    %v_5282 = vector.broadcast %v_5281 : f32 to vector<16xf32>
                    %acc_5283 = math.fma %v_5171, %v_5282, %v_5280 : vector<16xf32>
                    vector.maskedstore %y[%v_5279, %v_32], %is_5121, %acc_5283 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5284 = arith.muli %v_5052, %c_6 : index
                  %v_5285 = arith.addi %v_18, %v_5284 : index
                  %v_5286 = arith.addi %v_5285, %c_45 : index
                  %v_5287 = memref.load %order[%v_5286] : memref<?xi32>
                  %is_5288 = arith.cmpi sge, %v_5287, %c_44 : i32
                  scf.if %is_5288 {
                    %v_5289 = arith.index_cast %v_5287 : i32 to index
                    %v_5290 = arith.divui %v_5289, %c_11 : index
                    %v_5291 = vector.maskedload %y[%v_5290, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5292 = memref.load %weights[%v_5289] : memref<?xf32>
                    %v_5293 = vector.broadcast %v_5292 : f32 to vector<16xf32>
                    %acc_5294 = math.fma %v_5173, %v_5293, %v_5291 : vector<16xf32>
                    vector.maskedstore %y[%v_5290, %v_32], %is_5121, %acc_5294 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5295 = arith.muli %v_5052, %c_6 : index
                  %v_5296 = arith.addi %v_18, %v_5295 : index
                  %v_5297 = arith.addi %v_5296, %c_46 : index
                  %v_5298 = memref.load %order[%v_5297] : memref<?xi32>
                  %is_5299 = arith.cmpi sge, %v_5298, %c_44 : i32
                  scf.if %is_5299 {
                    %v_5300 = arith.index_cast %v_5298 : i32 to index
                    %v_5301 = arith.divui %v_5300, %c_11 : index
                    %v_5302 = vector.maskedload %y[%v_5301, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5303 = memref.load %weights[%v_5300] : memref<?xf32>
                    %v_5304 = vector.broadcast %v_5303 : f32 to vector<16xf32>
                    %acc_5305 = math.fma %v_5175, %v_5304, %v_5302 : vector<16xf32>
                    vector.maskedstore %y[%v_5301, %v_32], %is_5121, %acc_5305 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5306 = arith.muli %v_5052, %c_6 : index
                  %v_5307 = arith.addi %v_18, %v_5306 : index
                  %v_5308 = arith.addi %v_5307, %c_47 : index
                  %v_5309 = memref.load %order[%v_5308] : memref<?xi32>
                  %is_5310 = arith.cmpi sge, %v_5309, %c_44 : i32
                  scf.if %is_5310 {
                    %v_5311 = arith.index_cast %v_5309 : i32 to index
                    %v_5312 = arith.divui %v_5311, %c_11 : index
                    %v_5313 = vector.maskedload %y[%v_5312, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5314 = memref.load %weights[%v_5311] : memref<?xf32>
                    %v_5315 = vector.broadcast %v_5314 : f32 to vector<16xf32>
                    %acc_5316 = math.fma %v_5177, %v_5315, %v_5313 : vector<16xf32>
                    vector.maskedstore %y[%v_5312, %v_32], %is_5121, %acc_5316 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5317 = arith.muli %v_5052, %c_6 : index
                  %v_5318 = arith.addi %v_18, %v_5317 : index
                  %v_5319 = arith.addi %v_5318, %c_48 : index
                  %v_5320 = memref.load %order[%v_5319] : memref<?xi32>
                  %is_5321 = arith.cmpi sge, %v_5320, %c_44 : i32
                  scf.if %is_5321 {
                    %v_5322 = arith.index_cast %v_5320 : i32 to index
                    %v_5323 = arith.divui %v_5322, %c_11 : index
                    %v_5324 = vector.maskedload %y[%v_5323, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5325 = memref.load %weights[%v_5322] : memref<?xf32>
                    %v_5326 = vector.broadcast %v_5325 : f32 to vector<16xf32>
                    %acc_5327 = math.fma %v_5179, %v_5326, %v_5324 : vector<16xf32>
                    vector.maskedstore %y[%v_5323, %v_32], %is_5121, %acc_5327 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5328 = arith.muli %v_5052, %c_6 : index
                  %v_5329 = arith.addi %v_18, %v_5328 : index
                  %v_5330 = arith.addi %v_5329, %c_49 : index
                  %v_5331 = memref.load %order[%v_5330] : memref<?xi32>
                  %is_5332 = arith.cmpi sge, %v_5331, %c_44 : i32
                  scf.if %is_5332 {
                    %v_5333 = arith.index_cast %v_5331 : i32 to index
                    %v_5334 = arith.divui %v_5333, %c_11 : index
                    %v_5335 = vector.maskedload %y[%v_5334, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5336 = memref.load %weights[%v_5333] : memref<?xf32>
                    %v_5337 = vector.broadcast %v_5336 : f32 to vector<16xf32>
                    %acc_5338 = math.fma %v_5181, %v_5337, %v_5335 : vector<16xf32>
                    vector.maskedstore %y[%v_5334, %v_32], %is_5121, %acc_5338 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5339 = arith.muli %v_5052, %c_6 : index
                  %v_5340 = arith.addi %v_18, %v_5339 : index
                  %v_5341 = arith.addi %v_5340, %c_50 : index
                  %v_5342 = memref.load %order[%v_5341] : memref<?xi32>
                  %is_5343 = arith.cmpi sge, %v_5342, %c_44 : i32
                  scf.if %is_5343 {
                    %v_5344 = arith.index_cast %v_5342 : i32 to index
                    %v_5345 = arith.divui %v_5344, %c_11 : index
                    %v_5346 = vector.maskedload %y[%v_5345, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5347 = memref.load %weights[%v_5344] : memref<?xf32>
                    %v_5348 = vector.broadcast %v_5347 : f32 to vector<16xf32>
                    %acc_5349 = math.fma %v_5183, %v_5348, %v_5346 : vector<16xf32>
                    vector.maskedstore %y[%v_5345, %v_32], %is_5121, %acc_5349 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5350 = arith.muli %v_5052, %c_6 : index
                  %v_5351 = arith.addi %v_18, %v_5350 : index
                  %v_5352 = arith.addi %v_5351, %c_9 : index
                  %v_5353 = memref.load %order[%v_5352] : memref<?xi32>
                  %is_5354 = arith.cmpi sge, %v_5353, %c_44 : i32
                  scf.if %is_5354 {
                    %v_5355 = arith.index_cast %v_5353 : i32 to index
                    %v_5356 = arith.divui %v_5355, %c_11 : index
                    %v_5357 = vector.maskedload %y[%v_5356, %v_32], %is_5121, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5358 = memref.load %weights[%v_5355] : memref<?xf32>
                    %v_5359 = vector.broadcast %v_5358 : f32 to vector<16xf32>
                    %acc_5360 = math.fma %v_5185, %v_5359, %v_5357 : vector<16xf32>
                    vector.maskedstore %y[%v_5356, %v_32], %is_5121, %acc_5360 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
                %is_5361 = arith.cmpi slt, %v_31, %v_3 : index
                scf.if %is_5361 {
                  %v_5362 = arith.addi %v_5053, %c_51 : index
                  %v_5363 = arith.index_cast %v_5362 : index to i64
                  %pointer_5364 = llvm.inttoptr %v_5363 : i64 to !llvm.ptr
                  %v_5365 = "llvm.load"(%pointer_5364) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5366 = arith.addi %v_5053, %c_52 : index
                  %v_5367 = arith.index_cast %v_5366 : index to i64
                  %pointer_5368 = llvm.inttoptr %v_5367 : i64 to !llvm.ptr
                  %v_5369 = "llvm.load"(%pointer_5368) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5370 = arith.addi %v_5053, %c_53 : index
                  %v_5371 = arith.index_cast %v_5370 : index to i64
                  %pointer_5372 = llvm.inttoptr %v_5371 : i64 to !llvm.ptr
                  %v_5373 = "llvm.load"(%pointer_5372) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5374 = arith.addi %v_5053, %c_54 : index
                  %v_5375 = arith.index_cast %v_5374 : index to i64
                  %pointer_5376 = llvm.inttoptr %v_5375 : i64 to !llvm.ptr
                  %v_5377 = "llvm.load"(%pointer_5376) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5378 = arith.addi %v_5053, %c_55 : index
                  %v_5379 = arith.index_cast %v_5378 : index to i64
                  %pointer_5380 = llvm.inttoptr %v_5379 : i64 to !llvm.ptr
                  %v_5381 = "llvm.load"(%pointer_5380) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5382 = arith.addi %v_5053, %c_56 : index
                  %v_5383 = arith.index_cast %v_5382 : index to i64
                  %pointer_5384 = llvm.inttoptr %v_5383 : i64 to !llvm.ptr
                  %v_5385 = "llvm.load"(%pointer_5384) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5386 = arith.addi %v_5053, %c_57 : index
                  %v_5387 = arith.index_cast %v_5386 : index to i64
                  %pointer_5388 = llvm.inttoptr %v_5387 : i64 to !llvm.ptr
                  %v_5389 = "llvm.load"(%pointer_5388) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5390 = arith.addi %v_5053, %c_58 : index
                  %v_5391 = arith.index_cast %v_5390 : index to i64
                  %pointer_5392 = llvm.inttoptr %v_5391 : i64 to !llvm.ptr
                  %v_5393 = "llvm.load"(%pointer_5392) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5394 = arith.addi %v_5053, %c_14 : index
                  %v_5395 = arith.index_cast %v_5394 : index to i64
                  %pointer_5396 = llvm.inttoptr %v_5395 : i64 to !llvm.ptr
                  %v_5397 = "llvm.load"(%pointer_5396) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5398 = arith.addi %v_5053, %c_59 : index
                  %v_5399 = arith.index_cast %v_5398 : index to i64
                  %pointer_5400 = llvm.inttoptr %v_5399 : i64 to !llvm.ptr
                  %v_5401 = "llvm.load"(%pointer_5400) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5402 = arith.addi %v_5053, %c_60 : index
                  %v_5403 = arith.index_cast %v_5402 : index to i64
                  %pointer_5404 = llvm.inttoptr %v_5403 : i64 to !llvm.ptr
                  %v_5405 = "llvm.load"(%pointer_5404) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5406 = arith.addi %v_5053, %c_61 : index
                  %v_5407 = arith.index_cast %v_5406 : index to i64
                  %pointer_5408 = llvm.inttoptr %v_5407 : i64 to !llvm.ptr
                  %v_5409 = "llvm.load"(%pointer_5408) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5410 = arith.addi %v_5053, %c_62 : index
                  %v_5411 = arith.index_cast %v_5410 : index to i64
                  %pointer_5412 = llvm.inttoptr %v_5411 : i64 to !llvm.ptr
                  %v_5413 = "llvm.load"(%pointer_5412) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5414 = arith.addi %v_5053, %c_63 : index
                  %v_5415 = arith.index_cast %v_5414 : index to i64
                  %pointer_5416 = llvm.inttoptr %v_5415 : i64 to !llvm.ptr
                  %v_5417 = "llvm.load"(%pointer_5416) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5418 = arith.addi %v_5053, %c_64 : index
                  %v_5419 = arith.index_cast %v_5418 : index to i64
                  %pointer_5420 = llvm.inttoptr %v_5419 : i64 to !llvm.ptr
                  %v_5421 = "llvm.load"(%pointer_5420) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5422 = arith.addi %v_5053, %c_65 : index
                  %v_5423 = arith.index_cast %v_5422 : index to i64
                  %pointer_5424 = llvm.inttoptr %v_5423 : i64 to !llvm.ptr
                  %v_5425 = "llvm.load"(%pointer_5424) <{alignment = 64 : i64, ordering = 0 : i64}> : (!llvm.ptr) -> vector<16xf32>
                  %v_5426 = arith.subi %v_31, %v_33 : index
                  %v_5427 = arith.index_cast %v_5426 : index to i32
                  %v_5428 = vector.broadcast %v_5427 : i32 to vector<16xi32>
                  %is_5429 = arith.cmpi sge, %c_43, %v_5428 : vector<16xi32>
                  %v_5430 = vector.shuffle %v_5365, %v_5369 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5431 = vector.shuffle %v_5365, %v_5369 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5432 = vector.shuffle %v_5373, %v_5377 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5433 = vector.shuffle %v_5373, %v_5377 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5434 = vector.shuffle %v_5381, %v_5385 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5435 = vector.shuffle %v_5381, %v_5385 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5436 = vector.shuffle %v_5389, %v_5393 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5437 = vector.shuffle %v_5389, %v_5393 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5438 = vector.shuffle %v_5397, %v_5401 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5439 = vector.shuffle %v_5397, %v_5401 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5440 = vector.shuffle %v_5405, %v_5409 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5441 = vector.shuffle %v_5405, %v_5409 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5442 = vector.shuffle %v_5413, %v_5417 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5443 = vector.shuffle %v_5413, %v_5417 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5444 = vector.shuffle %v_5421, %v_5425 [0, 16, 2, 18, 4, 20, 6, 22, 8, 24, 10, 26, 12, 28, 14, 30] : vector<16xf32>, vector<16xf32>
                  %v_5445 = vector.shuffle %v_5421, %v_5425 [1, 17, 3, 19, 5, 21, 7, 23, 9, 25, 11, 27, 13, 29, 15, 31] : vector<16xf32>, vector<16xf32>
                  %v_5446 = vector.shuffle %v_5430, %v_5432 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5447 = vector.shuffle %v_5430, %v_5432 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5448 = vector.shuffle %v_5431, %v_5433 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5449 = vector.shuffle %v_5431, %v_5433 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5450 = vector.shuffle %v_5434, %v_5436 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5451 = vector.shuffle %v_5434, %v_5436 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5452 = vector.shuffle %v_5435, %v_5437 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5453 = vector.shuffle %v_5435, %v_5437 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5454 = vector.shuffle %v_5438, %v_5440 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5455 = vector.shuffle %v_5438, %v_5440 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5456 = vector.shuffle %v_5439, %v_5441 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5457 = vector.shuffle %v_5439, %v_5441 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5458 = vector.shuffle %v_5442, %v_5444 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5459 = vector.shuffle %v_5442, %v_5444 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5460 = vector.shuffle %v_5443, %v_5445 [0, 1, 16, 17, 4, 5, 20, 21, 8, 9, 24, 25, 12, 13, 28, 29] : vector<16xf32>, vector<16xf32>
                  %v_5461 = vector.shuffle %v_5443, %v_5445 [2, 3, 18, 19, 6, 7, 22, 23, 10, 11, 26, 27, 14, 15, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5462 = vector.shuffle %v_5446, %v_5450 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5463 = vector.shuffle %v_5446, %v_5450 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5464 = vector.shuffle %v_5448, %v_5452 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5465 = vector.shuffle %v_5448, %v_5452 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5466 = vector.shuffle %v_5447, %v_5451 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5467 = vector.shuffle %v_5447, %v_5451 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5468 = vector.shuffle %v_5449, %v_5453 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5469 = vector.shuffle %v_5449, %v_5453 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5470 = vector.shuffle %v_5454, %v_5458 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5471 = vector.shuffle %v_5454, %v_5458 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5472 = vector.shuffle %v_5456, %v_5460 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5473 = vector.shuffle %v_5456, %v_5460 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5474 = vector.shuffle %v_5455, %v_5459 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5475 = vector.shuffle %v_5455, %v_5459 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5476 = vector.shuffle %v_5457, %v_5461 [0, 1, 2, 3, 16, 17, 18, 19, 8, 9, 10, 11, 24, 25, 26, 27] : vector<16xf32>, vector<16xf32>
                  %v_5477 = vector.shuffle %v_5457, %v_5461 [4, 5, 6, 7, 20, 21, 22, 23, 12, 13, 14, 15, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5478 = vector.shuffle %v_5462, %v_5470 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5479 = vector.shuffle %v_5462, %v_5470 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5480 = vector.shuffle %v_5464, %v_5472 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5481 = vector.shuffle %v_5464, %v_5472 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5482 = vector.shuffle %v_5466, %v_5474 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5483 = vector.shuffle %v_5466, %v_5474 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5484 = vector.shuffle %v_5468, %v_5476 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5485 = vector.shuffle %v_5468, %v_5476 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5486 = vector.shuffle %v_5463, %v_5471 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5487 = vector.shuffle %v_5463, %v_5471 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5488 = vector.shuffle %v_5465, %v_5473 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5489 = vector.shuffle %v_5465, %v_5473 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5490 = vector.shuffle %v_5467, %v_5475 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5491 = vector.shuffle %v_5467, %v_5475 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5492 = vector.shuffle %v_5469, %v_5477 [0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23] : vector<16xf32>, vector<16xf32>
                  %v_5493 = vector.shuffle %v_5469, %v_5477 [8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31] : vector<16xf32>, vector<16xf32>
                  %v_5494 = arith.muli %v_5052, %c_6 : index
                  %v_5495 = arith.addi %v_18, %v_5494 : index
                  %v_5496 = memref.load %order[%v_5495] : memref<?xi32>
                  %is_5497 = arith.cmpi sge, %v_5496, %c_44 : i32
                  scf.if %is_5497 {
                    %v_5498 = arith.index_cast %v_5496 : i32 to index
                    %v_5499 = arith.divui %v_5498, %c_11 : index
                    %v_5500 = vector.maskedload %y[%v_5499, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5501 = memref.load %weights[%v_5498] : memref<?xf32>
                    %v_5502 = vector.broadcast %v_5501 : f32 to vector<16xf32>
                    %acc_5503 = math.fma %v_5478, %v_5502, %v_5500 : vector<16xf32>
                    vector.maskedstore %y[%v_5499, %v_33], %is_5429, %acc_5503 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5504 = arith.muli %v_5052, %c_6 : index
                  %v_5505 = arith.addi %v_18, %v_5504 : index
                  %v_5506 = arith.addi %v_5505, %c_5 : index
                  %v_5507 = memref.load %order[%v_5506] : memref<?xi32>
                  %is_5508 = arith.cmpi sge, %v_5507, %c_44 : i32
                  scf.if %is_5508 {
                    %v_5509 = arith.index_cast %v_5507 : i32 to index
                    %v_5510 = arith.divui %v_5509, %c_11 : index
                    %v_5511 = vector.maskedload %y[%v_5510, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5512 = memref.load %weights[%v_5509] : memref<?xf32>
                    %v_5513 = vector.broadcast %v_5512 : f32 to vector<16xf32>
                    %acc_5514 = math.fma %v_5480, %v_5513, %v_5511 : vector<16xf32>
                    vector.maskedstore %y[%v_5510, %v_33], %is_5429, %acc_5514 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5515 = arith.muli %v_5052, %c_6 : index
                  %v_5516 = arith.addi %v_18, %v_5515 : index
                  %v_5517 = arith.addi %v_5516, %c_8 : index
                  %v_5518 = memref.load %order[%v_5517] : memref<?xi32>
                  %is_5519 = arith.cmpi sge, %v_5518, %c_44 : i32
                  scf.if %is_5519 {
                    %v_5520 = arith.index_cast %v_5518 : i32 to index
                    %v_5521 = arith.divui %v_5520, %c_11 : index
                    %v_5522 = vector.maskedload %y[%v_5521, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5523 = memref.load %weights[%v_5520] : memref<?xf32>
                    %v_5524 = vector.broadcast %v_5523 : f32 to vector<16xf32>
                    %acc_5525 = math.fma %v_5482, %v_5524, %v_5522 : vector<16xf32>
                    vector.maskedstore %y[%v_5521, %v_33], %is_5429, %acc_5525 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5526 = arith.muli %v_5052, %c_6 : index
                  %v_5527 = arith.addi %v_18, %v_5526 : index
                  %v_5528 = arith.addi %v_5527, %c_11 : index
                  %v_5529 = memref.load %order[%v_5528] : memref<?xi32>
                  %is_5530 = arith.cmpi sge, %v_5529, %c_44 : i32
                  scf.if %is_5530 {
                    %v_5531 = arith.index_cast %v_5529 : i32 to index
                    %v_5532 = arith.divui %v_5531, %c_11 : index
                    %v_5533 = vector.maskedload %y[%v_5532, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5534 = memref.load %weights[%v_5531] : memref<?xf32>
                    %v_5535 = vector.broadcast %v_5534 : f32 to vector<16xf32>
                    %acc_5536 = math.fma %v_5484, %v_5535, %v_5533 : vector<16xf32>
                    vector.maskedstore %y[%v_5532, %v_33], %is_5429, %acc_5536 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5537 = arith.muli %v_5052, %c_6 : index
                  %v_5538 = arith.addi %v_18, %v_5537 : index
                  %v_5539 = arith.addi %v_5538, %c_16 : index
                  %v_5540 = memref.load %order[%v_5539] : memref<?xi32>
                  %is_5541 = arith.cmpi sge, %v_5540, %c_44 : i32
                  scf.if %is_5541 {
                    %v_5542 = arith.index_cast %v_5540 : i32 to index
                    %v_5543 = arith.divui %v_5542, %c_11 : index
                    %v_5544 = vector.maskedload %y[%v_5543, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5545 = memref.load %weights[%v_5542] : memref<?xf32>
                    %v_5546 = vector.broadcast %v_5545 : f32 to vector<16xf32>
                    %acc_5547 = math.fma %v_5486, %v_5546, %v_5544 : vector<16xf32>
                    vector.maskedstore %y[%v_5543, %v_33], %is_5429, %acc_5547 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5548 = arith.muli %v_5052, %c_6 : index
                  %v_5549 = arith.addi %v_18, %v_5548 : index
                  %v_5550 = arith.addi %v_5549, %c_17 : index
                  %v_5551 = memref.load %order[%v_5550] : memref<?xi32>
                  %is_5552 = arith.cmpi sge, %v_5551, %c_44 : i32
                  scf.if %is_5552 {
                    %v_5553 = arith.index_cast %v_5551 : i32 to index
                    %v_5554 = arith.divui %v_5553, %c_11 : index
                    %v_5555 = vector.maskedload %y[%v_5554, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5556 = memref.load %weights[%v_5553] : memref<?xf32>
                    %v_5557 = vector.broadcast %v_5556 : f32 to vector<16xf32>
                    %acc_5558 = math.fma %v_5488, %v_5557, %v_5555 : vector<16xf32>
                    vector.maskedstore %y[%v_5554, %v_33], %is_5429, %acc_5558 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5559 = arith.muli %v_5052, %c_6 : index
                  %v_5560 = arith.addi %v_18, %v_5559 : index
                  %v_5561 = arith.addi %v_5560, %c_18 : index
                  %v_5562 = memref.load %order[%v_5561] : memref<?xi32>
                  %is_5563 = arith.cmpi sge, %v_5562, %c_44 : i32
                  scf.if %is_5563 {
                    %v_5564 = arith.index_cast %v_5562 : i32 to index
                    %v_5565 = arith.divui %v_5564, %c_11 : index
                    %v_5566 = vector.maskedload %y[%v_5565, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5567 = memref.load %weights[%v_5564] : memref<?xf32>
                    %v_5568 = vector.broadcast %v_5567 : f32 to vector<16xf32>
                    %acc_5569 = math.fma %v_5490, %v_5568, %v_5566 : vector<16xf32>
                    vector.maskedstore %y[%v_5565, %v_33], %is_5429, %acc_5569 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5570 = arith.muli %v_5052, %c_6 : index
                  %v_5571 = arith.addi %v_18, %v_5570 : index
                  %v_5572 = arith.addi %v_5571, %c_19 : index
                  %v_5573 = memref.load %order[%v_5572] : memref<?xi32>
                  %is_5574 = arith.cmpi sge, %v_5573, %c_44 : i32
                  scf.if %is_5574 {
                    %v_5575 = arith.index_cast %v_5573 : i32 to index
                    %v_5576 = arith.divui %v_5575, %c_11 : index
                    %v_5577 = vector.maskedload %y[%v_5576, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5578 = memref.load %weights[%v_5575] : memref<?xf32>
                    %v_5579 = vector.broadcast %v_5578 : f32 to vector<16xf32>
                    %acc_5580 = math.fma %v_5492, %v_5579, %v_5577 : vector<16xf32>
                    vector.maskedstore %y[%v_5576, %v_33], %is_5429, %acc_5580 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5581 = arith.muli %v_5052, %c_6 : index
                  %v_5582 = arith.addi %v_18, %v_5581 : index
                  %v_5583 = arith.addi %v_5582, %c_15 : index
                  %v_5584 = memref.load %order[%v_5583] : memref<?xi32>
                  %is_5585 = arith.cmpi sge, %v_5584, %c_44 : i32
                  scf.if %is_5585 {
                    %v_5586 = arith.index_cast %v_5584 : i32 to index
                    %v_5587 = arith.divui %v_5586, %c_11 : index
                    %v_5588 = vector.maskedload %y[%v_5587, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5589 = memref.load %weights[%v_5586] : memref<?xf32>
                    %v_5590 = vector.broadcast %v_5589 : f32 to vector<16xf32>
                    %acc_5591 = math.fma %v_5479, %v_5590, %v_5588 : vector<16xf32>
                    vector.maskedstore %y[%v_5587, %v_33], %is_5429, %acc_5591 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5592 = arith.muli %v_5052, %c_6 : index
                  %v_5593 = arith.addi %v_18, %v_5592 : index
                  %v_5594 = arith.addi %v_5593, %c_45 : index
                  %v_5595 = memref.load %order[%v_5594] : memref<?xi32>
                  %is_5596 = arith.cmpi sge, %v_5595, %c_44 : i32
                  scf.if %is_5596 {
                    %v_5597 = arith.index_cast %v_5595 : i32 to index
                    %v_5598 = arith.divui %v_5597, %c_11 : index
                    %v_5599 = vector.maskedload %y[%v_5598, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5600 = memref.load %weights[%v_5597] : memref<?xf32>
                    %v_5601 = vector.broadcast %v_5600 : f32 to vector<16xf32>
                    %acc_5602 = math.fma %v_5481, %v_5601, %v_5599 : vector<16xf32>
                    vector.maskedstore %y[%v_5598, %v_33], %is_5429, %acc_5602 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5603 = arith.muli %v_5052, %c_6 : index
                  %v_5604 = arith.addi %v_18, %v_5603 : index
                  %v_5605 = arith.addi %v_5604, %c_46 : index
                  %v_5606 = memref.load %order[%v_5605] : memref<?xi32>
                  %is_5607 = arith.cmpi sge, %v_5606, %c_44 : i32
                  scf.if %is_5607 {
                    %v_5608 = arith.index_cast %v_5606 : i32 to index
                    %v_5609 = arith.divui %v_5608, %c_11 : index
                    %v_5610 = vector.maskedload %y[%v_5609, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5611 = memref.load %weights[%v_5608] : memref<?xf32>
                    %v_5612 = vector.broadcast %v_5611 : f32 to vector<16xf32>
                    %acc_5613 = math.fma %v_5483, %v_5612, %v_5610 : vector<16xf32>
                    vector.maskedstore %y[%v_5609, %v_33], %is_5429, %acc_5613 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5614 = arith.muli %v_5052, %c_6 : index
                  %v_5615 = arith.addi %v_18, %v_5614 : index
                  %v_5616 = arith.addi %v_5615, %c_47 : index
                  %v_5617 = memref.load %order[%v_5616] : memref<?xi32>
                  %is_5618 = arith.cmpi sge, %v_5617, %c_44 : i32
                  scf.if %is_5618 {
                    %v_5619 = arith.index_cast %v_5617 : i32 to index
                    %v_5620 = arith.divui %v_5619, %c_11 : index
                    %v_5621 = vector.maskedload %y[%v_5620, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5622 = memref.load %weights[%v_5619] : memref<?xf32>
                    %v_5623 = vector.broadcast %v_5622 : f32 to vector<16xf32>
                    %acc_5624 = math.fma %v_5485, %v_5623, %v_5621 : vector<16xf32>
                    vector.maskedstore %y[%v_5620, %v_33], %is_5429, %acc_5624 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5625 = arith.muli %v_5052, %c_6 : index
                  %v_5626 = arith.addi %v_18, %v_5625 : index
                  %v_5627 = arith.addi %v_5626, %c_48 : index
                  %v_5628 = memref.load %order[%v_5627] : memref<?xi32>
                  %is_5629 = arith.cmpi sge, %v_5628, %c_44 : i32
                  scf.if %is_5629 {
                    %v_5630 = arith.index_cast %v_5628 : i32 to index
                    %v_5631 = arith.divui %v_5630, %c_11 : index
                    %v_5632 = vector.maskedload %y[%v_5631, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5633 = memref.load %weights[%v_5630] : memref<?xf32>
                    %v_5634 = vector.broadcast %v_5633 : f32 to vector<16xf32>
                    %acc_5635 = math.fma %v_5487, %v_5634, %v_5632 : vector<16xf32>
                    vector.maskedstore %y[%v_5631, %v_33], %is_5429, %acc_5635 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5636 = arith.muli %v_5052, %c_6 : index
                  %v_5637 = arith.addi %v_18, %v_5636 : index
                  %v_5638 = arith.addi %v_5637, %c_49 : index
                  %v_5639 = memref.load %order[%v_5638] : memref<?xi32>
                  %is_5640 = arith.cmpi sge, %v_5639, %c_44 : i32
                  scf.if %is_5640 {
                    %v_5641 = arith.index_cast %v_5639 : i32 to index
                    %v_5642 = arith.divui %v_5641, %c_11 : index
                    %v_5643 = vector.maskedload %y[%v_5642, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5644 = memref.load %weights[%v_5641] : memref<?xf32>
                    %v_5645 = vector.broadcast %v_5644 : f32 to vector<16xf32>
                    %acc_5646 = math.fma %v_5489, %v_5645, %v_5643 : vector<16xf32>
                    vector.maskedstore %y[%v_5642, %v_33], %is_5429, %acc_5646 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5647 = arith.muli %v_5052, %c_6 : index
                  %v_5648 = arith.addi %v_18, %v_5647 : index
                  %v_5649 = arith.addi %v_5648, %c_50 : index
                  %v_5650 = memref.load %order[%v_5649] : memref<?xi32>
                  %is_5651 = arith.cmpi sge, %v_5650, %c_44 : i32
                  scf.if %is_5651 {
                    %v_5652 = arith.index_cast %v_5650 : i32 to index
                    %v_5653 = arith.divui %v_5652, %c_11 : index
                    %v_5654 = vector.maskedload %y[%v_5653, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5655 = memref.load %weights[%v_5652] : memref<?xf32>
                    %v_5656 = vector.broadcast %v_5655 : f32 to vector<16xf32>
                    %acc_5657 = math.fma %v_5491, %v_5656, %v_5654 : vector<16xf32>
                    vector.maskedstore %y[%v_5653, %v_33], %is_5429, %acc_5657 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                  %v_5658 = arith.muli %v_5052, %c_6 : index
                  %v_5659 = arith.addi %v_18, %v_5658 : index
                  %v_5660 = arith.addi %v_5659, %c_9 : index
                  %v_5661 = memref.load %order[%v_5660] : memref<?xi32>
                  %is_5662 = arith.cmpi sge, %v_5661, %c_44 : i32
                  scf.if %is_5662 {
                    %v_5663 = arith.index_cast %v_5661 : i32 to index
                    %v_5664 = arith.divui %v_5663, %c_11 : index
                    %v_5665 = vector.maskedload %y[%v_5664, %v_33], %is_5429, %c_7 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
                    %v_5666 = memref.load %weights[%v_5663] : memref<?xf32>
                    %v_5667 = vector.broadcast %v_5666 : f32 to vector<16xf32>
                    %acc_5668 = math.fma %v_5493, %v_5667, %v_5665 : vector<16xf32>
                    vector.maskedstore %y[%v_5664, %v_33], %is_5429, %acc_5668 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
                  }
                }
              }
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

    // stage: experts: grouped: 8 experts over the rows that chose them, kernels for neon
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %size_8_1 = arith.constant 8 : index
    %experts_used = arith.minui %slots, %size_8_1 : index
    %size_15 = arith.constant 15 : index
    %gaps = arith.muli %experts_used, %size_15 : index
    %padded_rows = arith.addi %slots, %gaps : index
    %size_240 = arith.constant 240 : index
    %full_spans = arith.divui %slots, %size_240 : index
    %spans = arith.addi %full_spans, %experts_used : index
    %grouped_sort:4 = flow.dispatch @grouped::@grouped_sort[%slots, %padded_rows, %spans](%expert_ids, %slots, %padded_rows, %spans) : (tensor<?x3xi32>{%tokens}, index, index, index) -> (tensor<?xi32>{%padded_rows}, tensor<?xi32>{%slots}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>)
    %grouped_up:2 = flow.dispatch @grouped::@grouped_up[%slots, %tokens, %padded_rows, %spans](%x, %grouped_sort#0, %grouped_sort#2, %grouped_sort#3, %expert_gate_up, %slots, %tokens, %padded_rows, %spans) : (tensor<?x40xf32>{%tokens}, tensor<?xi32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<2457856xi8>, tensor<8x48x40xf32>, index, index, index, index) -> (%grouped_sort#3, tensor<?x24xf32>{%padded_rows})
    %routed = flow.dispatch @grouped::@grouped_down[%slots, %tokens, %padded_rows, %spans](%grouped_up#1, %grouped_sort#2, %grouped_sort#0, %chosen_weights, %expert_down, %slots, %tokens, %padded_rows, %spans) : (tensor<?x24xf32>{%padded_rows}, tensor<?x4xi32>{%spans}, tensor<?xi32>{%padded_rows}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index, index, index) -> tensor<?x40xf32>{%tokens}

    return %routed : tensor<?x40xf32>
  }
}
