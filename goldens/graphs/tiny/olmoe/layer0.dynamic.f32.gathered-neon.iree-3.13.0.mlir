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
        %c_2 = arith.constant 4 : index
        %c_3 = arith.constant 7 : index
        %c_4 = arith.constant 1 : index
        %c_5 = arith.constant 2 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant dense<0.0> : vector<2xf64>
        %c_8 = arith.constant 0 : index
        %c_9 = arith.constant 40 : index
        %c_10 = arith.constant 512 : index
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_8] : !stream.binding -> memref<?x40xf32>{%tokens}
        %weight = stream.binding.subspan %weight_binding[%c_8] : !stream.binding -> memref<8x40xf32>
        %y = stream.binding.subspan %y_binding[%c_8] : !stream.binding -> memref<?x8xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.muli %workgroup_1, %c_0 : index
        %v_3 = arith.addi %v_1, %c_0 : index
        %v_4 = arith.minsi %v_3, %c_1 : index
        %v_5 = arith.addi %v_2, %c_0 : index
        %v_6 = arith.minsi %v_5, %tokens : index
        scf.for %i_7 = %v_1 to %v_4 step %c_2 {
          scf.for %i_8 = %v_2 to %v_6 step %c_2 {
            %v_9 = arith.minsi %i_7, %c_3 : index
            %v_10 = arith.addi %i_7, %c_4 : index
            %v_11 = arith.minsi %v_10, %c_3 : index
            %v_12 = arith.addi %i_7, %c_5 : index
            %v_13 = arith.minsi %v_12, %c_3 : index
            %v_14 = arith.addi %i_7, %c_6 : index
            %v_15 = arith.minsi %v_14, %c_3 : index
            %v_16 = arith.subi %tokens, %c_4 : index
            %v_17 = arith.minsi %i_8, %v_16 : index
            %v_18 = arith.addi %i_8, %c_4 : index
            %v_19 = arith.subi %tokens, %c_4 : index
            %v_20 = arith.minsi %v_18, %v_19 : index
            %v_21 = arith.addi %i_8, %c_5 : index
            %v_22 = arith.subi %tokens, %c_4 : index
            %v_23 = arith.minsi %v_21, %v_22 : index
            %v_24 = arith.addi %i_8, %c_6 : index
            %v_25 = arith.subi %tokens, %c_4 : index
            %v_26 = arith.minsi %v_24, %v_25 : index
            %loop_28:16 = scf.for %i_27 = %c_8 to %c_9 step %c_5 iter_args(%carry_29 = %c_7, %carry_30 = %c_7, %carry_31 = %c_7, %carry_32 = %c_7, %carry_33 = %c_7, %carry_34 = %c_7, %carry_35 = %c_7, %carry_36 = %c_7, %carry_37 = %c_7, %carry_38 = %c_7, %carry_39 = %c_7, %carry_40 = %c_7, %carry_41 = %c_7, %carry_42 = %c_7, %carry_43 = %c_7, %carry_44 = %c_7) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>) {
              %v_45 = vector.load %x[%v_17, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_46 = arith.extf %v_45 : vector<2xf32> to vector<2xf64>
              %v_47 = vector.load %x[%v_20, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_48 = arith.extf %v_47 : vector<2xf32> to vector<2xf64>
              %v_49 = vector.load %x[%v_23, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_50 = arith.extf %v_49 : vector<2xf32> to vector<2xf64>
              %v_51 = vector.load %x[%v_26, %i_27] : memref<?x40xf32>, vector<2xf32>
              %v_52 = arith.extf %v_51 : vector<2xf32> to vector<2xf64>
              %v_53 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_9, %v_53], read, locality<3>, data : memref<8x40xf32>
              %v_54 = vector.load %weight[%v_9, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_55 = arith.extf %v_54 : vector<2xf32> to vector<2xf64>
              %acc_56 = math.fma %v_55, %v_46, %carry_29 : vector<2xf64>
              %acc_57 = math.fma %v_55, %v_48, %carry_30 : vector<2xf64>
              %acc_58 = math.fma %v_55, %v_50, %carry_31 : vector<2xf64>
              %acc_59 = math.fma %v_55, %v_52, %carry_32 : vector<2xf64>
              %v_60 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_11, %v_60], read, locality<3>, data : memref<8x40xf32>
              %v_61 = vector.load %weight[%v_11, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_62 = arith.extf %v_61 : vector<2xf32> to vector<2xf64>
              %acc_63 = math.fma %v_62, %v_46, %carry_33 : vector<2xf64>
              %acc_64 = math.fma %v_62, %v_48, %carry_34 : vector<2xf64>
              %acc_65 = math.fma %v_62, %v_50, %carry_35 : vector<2xf64>
              %acc_66 = math.fma %v_62, %v_52, %carry_36 : vector<2xf64>
              %v_67 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_13, %v_67], read, locality<3>, data : memref<8x40xf32>
              %v_68 = vector.load %weight[%v_13, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_69 = arith.extf %v_68 : vector<2xf32> to vector<2xf64>
              %acc_70 = math.fma %v_69, %v_46, %carry_37 : vector<2xf64>
              %acc_71 = math.fma %v_69, %v_48, %carry_38 : vector<2xf64>
              %acc_72 = math.fma %v_69, %v_50, %carry_39 : vector<2xf64>
              %acc_73 = math.fma %v_69, %v_52, %carry_40 : vector<2xf64>
              %v_74 = arith.addi %i_27, %c_10 : index
              memref.prefetch %weight[%v_15, %v_74], read, locality<3>, data : memref<8x40xf32>
              %v_75 = vector.load %weight[%v_15, %i_27] : memref<8x40xf32>, vector<2xf32>
              %v_76 = arith.extf %v_75 : vector<2xf32> to vector<2xf64>
              %acc_77 = math.fma %v_76, %v_46, %carry_41 : vector<2xf64>
              %acc_78 = math.fma %v_76, %v_48, %carry_42 : vector<2xf64>
              %acc_79 = math.fma %v_76, %v_50, %carry_43 : vector<2xf64>
              %acc_80 = math.fma %v_76, %v_52, %carry_44 : vector<2xf64>
              scf.yield %acc_56, %acc_57, %acc_58, %acc_59, %acc_63, %acc_64, %acc_65, %acc_66, %acc_70, %acc_71, %acc_72, %acc_73, %acc_77, %acc_78, %acc_79, %acc_80 : vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>, vector<2xf64>
            }
            %v_81 = vector.shuffle %loop_28#0, %loop_28#0 [0] : vector<2xf64>, vector<2xf64>
            %v_82 = vector.shuffle %loop_28#0, %loop_28#0 [1] : vector<2xf64>, vector<2xf64>
            %v_83 = arith.addf %v_81, %v_82 : vector<1xf64>
            %sum_84 = vector.extract %v_83[0] : f64 from vector<1xf64>
            %v_85 = arith.truncf %sum_84 : f64 to f32
            memref.store %v_85, %y[%v_17, %v_9] : memref<?x8xf32>
            %v_86 = vector.shuffle %loop_28#1, %loop_28#1 [0] : vector<2xf64>, vector<2xf64>
            %v_87 = vector.shuffle %loop_28#1, %loop_28#1 [1] : vector<2xf64>, vector<2xf64>
            %v_88 = arith.addf %v_86, %v_87 : vector<1xf64>
            %sum_89 = vector.extract %v_88[0] : f64 from vector<1xf64>
            %v_90 = arith.truncf %sum_89 : f64 to f32
            memref.store %v_90, %y[%v_20, %v_9] : memref<?x8xf32>
            %v_91 = vector.shuffle %loop_28#2, %loop_28#2 [0] : vector<2xf64>, vector<2xf64>
            %v_92 = vector.shuffle %loop_28#2, %loop_28#2 [1] : vector<2xf64>, vector<2xf64>
            %v_93 = arith.addf %v_91, %v_92 : vector<1xf64>
            %sum_94 = vector.extract %v_93[0] : f64 from vector<1xf64>
            %v_95 = arith.truncf %sum_94 : f64 to f32
            memref.store %v_95, %y[%v_23, %v_9] : memref<?x8xf32>
            %v_96 = vector.shuffle %loop_28#3, %loop_28#3 [0] : vector<2xf64>, vector<2xf64>
            %v_97 = vector.shuffle %loop_28#3, %loop_28#3 [1] : vector<2xf64>, vector<2xf64>
            %v_98 = arith.addf %v_96, %v_97 : vector<1xf64>
            %sum_99 = vector.extract %v_98[0] : f64 from vector<1xf64>
            %v_100 = arith.truncf %sum_99 : f64 to f32
            memref.store %v_100, %y[%v_26, %v_9] : memref<?x8xf32>
            %v_101 = vector.shuffle %loop_28#4, %loop_28#4 [0] : vector<2xf64>, vector<2xf64>
            %v_102 = vector.shuffle %loop_28#4, %loop_28#4 [1] : vector<2xf64>, vector<2xf64>
            %v_103 = arith.addf %v_101, %v_102 : vector<1xf64>
            %sum_104 = vector.extract %v_103[0] : f64 from vector<1xf64>
            %v_105 = arith.truncf %sum_104 : f64 to f32
            memref.store %v_105, %y[%v_17, %v_11] : memref<?x8xf32>
            %v_106 = vector.shuffle %loop_28#5, %loop_28#5 [0] : vector<2xf64>, vector<2xf64>
            %v_107 = vector.shuffle %loop_28#5, %loop_28#5 [1] : vector<2xf64>, vector<2xf64>
            %v_108 = arith.addf %v_106, %v_107 : vector<1xf64>
            %sum_109 = vector.extract %v_108[0] : f64 from vector<1xf64>
            %v_110 = arith.truncf %sum_109 : f64 to f32
            memref.store %v_110, %y[%v_20, %v_11] : memref<?x8xf32>
            %v_111 = vector.shuffle %loop_28#6, %loop_28#6 [0] : vector<2xf64>, vector<2xf64>
            %v_112 = vector.shuffle %loop_28#6, %loop_28#6 [1] : vector<2xf64>, vector<2xf64>
            %v_113 = arith.addf %v_111, %v_112 : vector<1xf64>
            %sum_114 = vector.extract %v_113[0] : f64 from vector<1xf64>
            %v_115 = arith.truncf %sum_114 : f64 to f32
            memref.store %v_115, %y[%v_23, %v_11] : memref<?x8xf32>
            %v_116 = vector.shuffle %loop_28#7, %loop_28#7 [0] : vector<2xf64>, vector<2xf64>
            %v_117 = vector.shuffle %loop_28#7, %loop_28#7 [1] : vector<2xf64>, vector<2xf64>
            %v_118 = arith.addf %v_116, %v_117 : vector<1xf64>
            %sum_119 = vector.extract %v_118[0] : f64 from vector<1xf64>
            %v_120 = arith.truncf %sum_119 : f64 to f32
            memref.store %v_120, %y[%v_26, %v_11] : memref<?x8xf32>
            %v_121 = vector.shuffle %loop_28#8, %loop_28#8 [0] : vector<2xf64>, vector<2xf64>
            %v_122 = vector.shuffle %loop_28#8, %loop_28#8 [1] : vector<2xf64>, vector<2xf64>
            %v_123 = arith.addf %v_121, %v_122 : vector<1xf64>
            %sum_124 = vector.extract %v_123[0] : f64 from vector<1xf64>
            %v_125 = arith.truncf %sum_124 : f64 to f32
            memref.store %v_125, %y[%v_17, %v_13] : memref<?x8xf32>
            %v_126 = vector.shuffle %loop_28#9, %loop_28#9 [0] : vector<2xf64>, vector<2xf64>
            %v_127 = vector.shuffle %loop_28#9, %loop_28#9 [1] : vector<2xf64>, vector<2xf64>
            %v_128 = arith.addf %v_126, %v_127 : vector<1xf64>
            %sum_129 = vector.extract %v_128[0] : f64 from vector<1xf64>
            %v_130 = arith.truncf %sum_129 : f64 to f32
            memref.store %v_130, %y[%v_20, %v_13] : memref<?x8xf32>
            %v_131 = vector.shuffle %loop_28#10, %loop_28#10 [0] : vector<2xf64>, vector<2xf64>
            %v_132 = vector.shuffle %loop_28#10, %loop_28#10 [1] : vector<2xf64>, vector<2xf64>
            %v_133 = arith.addf %v_131, %v_132 : vector<1xf64>
            %sum_134 = vector.extract %v_133[0] : f64 from vector<1xf64>
            %v_135 = arith.truncf %sum_134 : f64 to f32
            memref.store %v_135, %y[%v_23, %v_13] : memref<?x8xf32>
            %v_136 = vector.shuffle %loop_28#11, %loop_28#11 [0] : vector<2xf64>, vector<2xf64>
            %v_137 = vector.shuffle %loop_28#11, %loop_28#11 [1] : vector<2xf64>, vector<2xf64>
            %v_138 = arith.addf %v_136, %v_137 : vector<1xf64>
            %sum_139 = vector.extract %v_138[0] : f64 from vector<1xf64>
            %v_140 = arith.truncf %sum_139 : f64 to f32
            memref.store %v_140, %y[%v_26, %v_13] : memref<?x8xf32>
            %v_141 = vector.shuffle %loop_28#12, %loop_28#12 [0] : vector<2xf64>, vector<2xf64>
            %v_142 = vector.shuffle %loop_28#12, %loop_28#12 [1] : vector<2xf64>, vector<2xf64>
            %v_143 = arith.addf %v_141, %v_142 : vector<1xf64>
            %sum_144 = vector.extract %v_143[0] : f64 from vector<1xf64>
            %v_145 = arith.truncf %sum_144 : f64 to f32
            memref.store %v_145, %y[%v_17, %v_15] : memref<?x8xf32>
            %v_146 = vector.shuffle %loop_28#13, %loop_28#13 [0] : vector<2xf64>, vector<2xf64>
            %v_147 = vector.shuffle %loop_28#13, %loop_28#13 [1] : vector<2xf64>, vector<2xf64>
            %v_148 = arith.addf %v_146, %v_147 : vector<1xf64>
            %sum_149 = vector.extract %v_148[0] : f64 from vector<1xf64>
            %v_150 = arith.truncf %sum_149 : f64 to f32
            memref.store %v_150, %y[%v_20, %v_15] : memref<?x8xf32>
            %v_151 = vector.shuffle %loop_28#14, %loop_28#14 [0] : vector<2xf64>, vector<2xf64>
            %v_152 = vector.shuffle %loop_28#14, %loop_28#14 [1] : vector<2xf64>, vector<2xf64>
            %v_153 = arith.addf %v_151, %v_152 : vector<1xf64>
            %sum_154 = vector.extract %v_153[0] : f64 from vector<1xf64>
            %v_155 = arith.truncf %sum_154 : f64 to f32
            memref.store %v_155, %y[%v_23, %v_15] : memref<?x8xf32>
            %v_156 = vector.shuffle %loop_28#15, %loop_28#15 [0] : vector<2xf64>, vector<2xf64>
            %v_157 = vector.shuffle %loop_28#15, %loop_28#15 [1] : vector<2xf64>, vector<2xf64>
            %v_158 = arith.addf %v_156, %v_157 : vector<1xf64>
            %sum_159 = vector.extract %v_158[0] : f64 from vector<1xf64>
            %v_160 = arith.truncf %sum_159 : f64 to f32
            memref.store %v_160, %y[%v_26, %v_15] : memref<?x8xf32>
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

  stream.executable private @gathered {
    stream.executable.export public @gathered_up workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 1 : index
      %y_divisor = arith.constant 1 : index
      %y = arith.ceildivui %slots, %y_divisor : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    stream.executable.export public @gathered_down workgroups(%slots: index, %tokens: index) -> (index, index, index) {
      %x = arith.constant 2 : index
      %y = arith.constant 1 : index
      %z = arith.constant 1 : index
      stream.return %x, %y, %z : index, index, index
    }
    builtin.module {
      func.func @gathered_up(%x_binding: !stream.binding, %ids_binding: !stream.binding, %expert_gate_up_binding: !stream.binding, %hidden_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant false
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 4 : index
        %c_4 = arith.constant dense<0> : vector<4xi32>
        %c_5 = arith.constant 1 : index
        %c_6 = arith.constant 3 : index
        %c_7 = arith.constant 2 : index
        %c_8 = arith.constant 24 : index
        %c_9 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_10 = arith.constant 40 : index
        %c_11 = arith.constant 512 : index
        %c_12 = arith.constant 0x00000000 : f32
        %c_13 = arith.constant 0x42B40000 : f32
        %c_14 = arith.constant 0xC2DC0000 : f32
        %c_15 = arith.constant 0x3FB8AA3B : f32
        %c_16 = arith.constant 0xBF318000 : f32
        %c_17 = arith.constant 0x395E8083 : f32
        %c_18 = arith.constant 0x39500D01 : f32
        %c_19 = arith.constant 0x3AB60B61 : f32
        %c_20 = arith.constant 0x3C088889 : f32
        %c_21 = arith.constant 0x3D2AAAAB : f32
        %c_22 = arith.constant 0x3E2AAAAB : f32
        %c_23 = arith.constant 0x3F000000 : f32
        %c_24 = arith.constant 0x3F800000 : f32
        %c_25 = arith.constant 1 : i32
        %c_26 = arith.constant 23 : i32
        %c_27 = arith.constant 127 : i32
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %workgroup_1 = stream.dispatch.workgroup.id[1] : index
        %x = stream.binding.subspan %x_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %expert_gate_up = stream.binding.subspan %expert_gate_up_binding[%c_2] : !stream.binding -> memref<8x48x40xf32>
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%slots}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = memref.load %ids[%workgroup_1] : memref<?xi32>
        %v_3 = vector.broadcast %v_2 : i32 to vector<4xi32>
        %loop_5:1 = scf.for %i_4 = %c_2 to %workgroup_1 step %c_3 iter_args(%carry_6 = %c_1) -> (i1) {
          %v_7 = arith.subi %workgroup_1, %i_4 : index
          %mask_8 = vector.create_mask %v_7 : vector<4xi1>
          %v_9 = vector.maskedload %ids[%i_4], %mask_8, %c_4 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
          %is_10 = arith.cmpi eq, %v_9, %v_3 : vector<4xi32>
          %v_11 = arith.andi %is_10, %mask_8 : vector<4xi1>
          %any_12 = vector.reduction <or>, %v_11 : vector<4xi1> into i1
          %v_13 = arith.ori %carry_6, %any_12 : i1
          scf.yield %v_13 : i1
        }
        %is_14 = arith.cmpi eq, %loop_5#0, %c_1 : i1
        scf.if %is_14 {
          %v_15 = arith.index_cast %v_2 : i32 to index
          %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
          %loop_17:1 = scf.for %i_16 = %workgroup_1 to %slots step %c_5 iter_args(%carry_18 = %c_2) -> (index) {
            %v_19 = arith.index_cast %i_16 : index to i32
            %v_20 = memref.load %ids[%i_16] : memref<?xi32>
            %is_21 = arith.cmpi eq, %v_20, %v_2 : i32
            scf.if %is_21 {
              memref.store %v_19, %group[%carry_18] : memref<5xi32>
              %v_22 = arith.addi %carry_18, %c_5 : index
              memref.store %v_19, %group[%v_22] : memref<5xi32>
            }
            %v_23 = arith.addi %carry_18, %c_5 : index
            %v_24 = arith.select %is_21, %v_23, %carry_18 : index
            %v_25 = arith.subi %slots, %c_5 : index
            %is_26 = arith.cmpi eq, %i_16, %v_25 : index
            %is_27 = arith.cmpi eq, %v_24, %c_3 : index
            %is_28 = arith.cmpi eq, %v_24, %c_6 : index
            %v_29 = arith.andi %is_28, %is_26 : i1
            %v_30 = arith.ori %is_27, %v_29 : i1
            scf.if %v_30 {
              %v_31 = memref.load %group[%c_2] : memref<5xi32>
              %v_32 = arith.index_cast %v_31 : i32 to index
              %v_33 = memref.load %group[%c_5] : memref<5xi32>
              %v_34 = arith.index_cast %v_33 : i32 to index
              %v_35 = memref.load %group[%c_7] : memref<5xi32>
              %v_36 = arith.index_cast %v_35 : i32 to index
              %v_37 = memref.load %group[%c_6] : memref<5xi32>
              %v_38 = arith.index_cast %v_37 : i32 to index
              %v_39 = arith.divui %v_32, %c_6 : index
              %v_40 = arith.divui %v_34, %c_6 : index
              %v_41 = arith.divui %v_36, %c_6 : index
              %v_42 = arith.divui %v_38, %c_6 : index
              %v_43 = arith.addi %v_1, %c_0 : index
              %v_44 = arith.minsi %v_43, %c_8 : index
              scf.for %i_45 = %v_1 to %v_44 step %c_5 {
                %v_46 = arith.addi %i_45, %c_8 : index
                %loop_48:8 = scf.for %i_47 = %c_2 to %c_10 step %c_3 iter_args(%carry_49 = %c_9, %carry_50 = %c_9, %carry_51 = %c_9, %carry_52 = %c_9, %carry_53 = %c_9, %carry_54 = %c_9, %carry_55 = %c_9, %carry_56 = %c_9) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                  %v_57 = vector.load %x[%v_39, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_58 = vector.load %x[%v_40, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_59 = vector.load %x[%v_41, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_60 = vector.load %x[%v_42, %i_47] : memref<?x40xf32>, vector<4xf32>
                  %v_61 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_45, %v_61], read, locality<3>, data : memref<8x48x40xf32>
                  %v_62 = vector.load %expert_gate_up[%v_15, %i_45, %i_47] : memref<8x48x40xf32>, vector<4xf32>
                  %acc_63 = math.fma %v_62, %v_57, %carry_49 : vector<4xf32>
                  %acc_64 = math.fma %v_62, %v_58, %carry_50 : vector<4xf32>
                  %acc_65 = math.fma %v_62, %v_59, %carry_51 : vector<4xf32>
                  %acc_66 = math.fma %v_62, %v_60, %carry_52 : vector<4xf32>
                  %v_67 = arith.addi %i_47, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_46, %v_67], read, locality<3>, data : memref<8x48x40xf32>
                  %v_68 = vector.load %expert_gate_up[%v_15, %v_46, %i_47] : memref<8x48x40xf32>, vector<4xf32>
                  %acc_69 = math.fma %v_68, %v_57, %carry_53 : vector<4xf32>
                  %acc_70 = math.fma %v_68, %v_58, %carry_54 : vector<4xf32>
                  %acc_71 = math.fma %v_68, %v_59, %carry_55 : vector<4xf32>
                  %acc_72 = math.fma %v_68, %v_60, %carry_56 : vector<4xf32>
                  scf.yield %acc_63, %acc_64, %acc_65, %acc_66, %acc_69, %acc_70, %acc_71, %acc_72 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                }
                %v_73 = vector.shuffle %loop_48#0, %loop_48#0 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_74 = vector.shuffle %loop_48#0, %loop_48#0 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_75 = arith.addf %v_73, %v_74 : vector<2xf32>
                %v_76 = vector.shuffle %v_75, %v_75 [0] : vector<2xf32>, vector<2xf32>
                %v_77 = vector.shuffle %v_75, %v_75 [1] : vector<2xf32>, vector<2xf32>
                %v_78 = arith.addf %v_76, %v_77 : vector<1xf32>
                %sum_79 = vector.extract %v_78[0] : f32 from vector<1xf32>
                %v_80 = vector.shuffle %loop_48#1, %loop_48#1 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_81 = vector.shuffle %loop_48#1, %loop_48#1 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_82 = arith.addf %v_80, %v_81 : vector<2xf32>
                %v_83 = vector.shuffle %v_82, %v_82 [0] : vector<2xf32>, vector<2xf32>
                %v_84 = vector.shuffle %v_82, %v_82 [1] : vector<2xf32>, vector<2xf32>
                %v_85 = arith.addf %v_83, %v_84 : vector<1xf32>
                %sum_86 = vector.extract %v_85[0] : f32 from vector<1xf32>
                %v_87 = vector.shuffle %loop_48#2, %loop_48#2 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_88 = vector.shuffle %loop_48#2, %loop_48#2 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_89 = arith.addf %v_87, %v_88 : vector<2xf32>
                %v_90 = vector.shuffle %v_89, %v_89 [0] : vector<2xf32>, vector<2xf32>
                %v_91 = vector.shuffle %v_89, %v_89 [1] : vector<2xf32>, vector<2xf32>
                %v_92 = arith.addf %v_90, %v_91 : vector<1xf32>
                %sum_93 = vector.extract %v_92[0] : f32 from vector<1xf32>
                %v_94 = vector.shuffle %loop_48#3, %loop_48#3 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_95 = vector.shuffle %loop_48#3, %loop_48#3 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_96 = arith.addf %v_94, %v_95 : vector<2xf32>
                %v_97 = vector.shuffle %v_96, %v_96 [0] : vector<2xf32>, vector<2xf32>
                %v_98 = vector.shuffle %v_96, %v_96 [1] : vector<2xf32>, vector<2xf32>
                %v_99 = arith.addf %v_97, %v_98 : vector<1xf32>
                %sum_100 = vector.extract %v_99[0] : f32 from vector<1xf32>
                %v_101 = vector.shuffle %loop_48#4, %loop_48#4 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_102 = vector.shuffle %loop_48#4, %loop_48#4 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_103 = arith.addf %v_101, %v_102 : vector<2xf32>
                %v_104 = vector.shuffle %v_103, %v_103 [0] : vector<2xf32>, vector<2xf32>
                %v_105 = vector.shuffle %v_103, %v_103 [1] : vector<2xf32>, vector<2xf32>
                %v_106 = arith.addf %v_104, %v_105 : vector<1xf32>
                %sum_107 = vector.extract %v_106[0] : f32 from vector<1xf32>
                %v_108 = vector.shuffle %loop_48#5, %loop_48#5 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_109 = vector.shuffle %loop_48#5, %loop_48#5 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_110 = arith.addf %v_108, %v_109 : vector<2xf32>
                %v_111 = vector.shuffle %v_110, %v_110 [0] : vector<2xf32>, vector<2xf32>
                %v_112 = vector.shuffle %v_110, %v_110 [1] : vector<2xf32>, vector<2xf32>
                %v_113 = arith.addf %v_111, %v_112 : vector<1xf32>
                %sum_114 = vector.extract %v_113[0] : f32 from vector<1xf32>
                %v_115 = vector.shuffle %loop_48#6, %loop_48#6 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_116 = vector.shuffle %loop_48#6, %loop_48#6 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_117 = arith.addf %v_115, %v_116 : vector<2xf32>
                %v_118 = vector.shuffle %v_117, %v_117 [0] : vector<2xf32>, vector<2xf32>
                %v_119 = vector.shuffle %v_117, %v_117 [1] : vector<2xf32>, vector<2xf32>
                %v_120 = arith.addf %v_118, %v_119 : vector<1xf32>
                %sum_121 = vector.extract %v_120[0] : f32 from vector<1xf32>
                %v_122 = vector.shuffle %loop_48#7, %loop_48#7 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_123 = vector.shuffle %loop_48#7, %loop_48#7 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_124 = arith.addf %v_122, %v_123 : vector<2xf32>
                %v_125 = vector.shuffle %v_124, %v_124 [0] : vector<2xf32>, vector<2xf32>
                %v_126 = vector.shuffle %v_124, %v_124 [1] : vector<2xf32>, vector<2xf32>
                %v_127 = arith.addf %v_125, %v_126 : vector<1xf32>
                %sum_128 = vector.extract %v_127[0] : f32 from vector<1xf32>
                %v_129 = arith.subf %c_12, %sum_79 : f32
                %is_130 = arith.cmpf ogt, %v_129, %c_13 : f32
                %v_131 = arith.select %is_130, %c_13, %v_129 : f32
                %is_132 = arith.cmpf olt, %v_131, %c_14 : f32
                %v_133 = arith.select %is_132, %c_14, %v_131 : f32
                %v_134 = arith.mulf %v_133, %c_15 : f32
                %v_135 = math.roundeven %v_134 : f32
                %acc_136 = math.fma %v_135, %c_16, %v_133 : f32
                %acc_137 = math.fma %v_135, %c_17, %acc_136 : f32
                %acc_138 = math.fma %c_18, %acc_137, %c_19 : f32
                %acc_139 = math.fma %acc_138, %acc_137, %c_20 : f32
                %acc_140 = math.fma %acc_139, %acc_137, %c_21 : f32
                %acc_141 = math.fma %acc_140, %acc_137, %c_22 : f32
                %acc_142 = math.fma %acc_141, %acc_137, %c_23 : f32
                %acc_143 = math.fma %acc_142, %acc_137, %c_24 : f32
                %acc_144 = math.fma %acc_143, %acc_137, %c_24 : f32
                %v_145 = arith.fptosi %v_135 : f32 to i32
                %v_146 = arith.shrsi %v_145, %c_25 : i32
                %v_147 = arith.subi %v_145, %v_146 : i32
                %v_148 = arith.addi %v_146, %c_27 : i32
                %v_149 = arith.shli %v_148, %c_26 : i32
                %v_150 = arith.bitcast %v_149 : i32 to f32
                %v_151 = arith.mulf %acc_144, %v_150 : f32
                %v_152 = arith.addi %v_147, %c_27 : i32
                %v_153 = arith.shli %v_152, %c_26 : i32
                %v_154 = arith.bitcast %v_153 : i32 to f32
                %v_155 = arith.mulf %v_151, %v_154 : f32
                %v_156 = arith.addf %v_155, %c_24 : f32
                %v_157 = arith.divf %c_24, %v_156 : f32
                %v_158 = arith.mulf %sum_79, %v_157 : f32
                %v_159 = arith.mulf %v_158, %sum_107 : f32
                memref.store %v_159, %hidden[%v_32, %i_45] : memref<?x24xf32>
                %v_160 = arith.subf %c_12, %sum_86 : f32
                %is_161 = arith.cmpf ogt, %v_160, %c_13 : f32
                %v_162 = arith.select %is_161, %c_13, %v_160 : f32
                %is_163 = arith.cmpf olt, %v_162, %c_14 : f32
                %v_164 = arith.select %is_163, %c_14, %v_162 : f32
                %v_165 = arith.mulf %v_164, %c_15 : f32
                %v_166 = math.roundeven %v_165 : f32
                %acc_167 = math.fma %v_166, %c_16, %v_164 : f32
                %acc_168 = math.fma %v_166, %c_17, %acc_167 : f32
                %acc_169 = math.fma %c_18, %acc_168, %c_19 : f32
                %acc_170 = math.fma %acc_169, %acc_168, %c_20 : f32
                %acc_171 = math.fma %acc_170, %acc_168, %c_21 : f32
                %acc_172 = math.fma %acc_171, %acc_168, %c_22 : f32
                %acc_173 = math.fma %acc_172, %acc_168, %c_23 : f32
                %acc_174 = math.fma %acc_173, %acc_168, %c_24 : f32
                %acc_175 = math.fma %acc_174, %acc_168, %c_24 : f32
                %v_176 = arith.fptosi %v_166 : f32 to i32
                %v_177 = arith.shrsi %v_176, %c_25 : i32
                %v_178 = arith.subi %v_176, %v_177 : i32
                %v_179 = arith.addi %v_177, %c_27 : i32
                %v_180 = arith.shli %v_179, %c_26 : i32
                %v_181 = arith.bitcast %v_180 : i32 to f32
                %v_182 = arith.mulf %acc_175, %v_181 : f32
                %v_183 = arith.addi %v_178, %c_27 : i32
                %v_184 = arith.shli %v_183, %c_26 : i32
                %v_185 = arith.bitcast %v_184 : i32 to f32
                %v_186 = arith.mulf %v_182, %v_185 : f32
                %v_187 = arith.addf %v_186, %c_24 : f32
                %v_188 = arith.divf %c_24, %v_187 : f32
                %v_189 = arith.mulf %sum_86, %v_188 : f32
                %v_190 = arith.mulf %v_189, %sum_114 : f32
                memref.store %v_190, %hidden[%v_34, %i_45] : memref<?x24xf32>
                %v_191 = arith.subf %c_12, %sum_93 : f32
                %is_192 = arith.cmpf ogt, %v_191, %c_13 : f32
                %v_193 = arith.select %is_192, %c_13, %v_191 : f32
                %is_194 = arith.cmpf olt, %v_193, %c_14 : f32
                %v_195 = arith.select %is_194, %c_14, %v_193 : f32
                %v_196 = arith.mulf %v_195, %c_15 : f32
                %v_197 = math.roundeven %v_196 : f32
                %acc_198 = math.fma %v_197, %c_16, %v_195 : f32
                %acc_199 = math.fma %v_197, %c_17, %acc_198 : f32
                %acc_200 = math.fma %c_18, %acc_199, %c_19 : f32
                %acc_201 = math.fma %acc_200, %acc_199, %c_20 : f32
                %acc_202 = math.fma %acc_201, %acc_199, %c_21 : f32
                %acc_203 = math.fma %acc_202, %acc_199, %c_22 : f32
                %acc_204 = math.fma %acc_203, %acc_199, %c_23 : f32
                %acc_205 = math.fma %acc_204, %acc_199, %c_24 : f32
                %acc_206 = math.fma %acc_205, %acc_199, %c_24 : f32
                %v_207 = arith.fptosi %v_197 : f32 to i32
                %v_208 = arith.shrsi %v_207, %c_25 : i32
                %v_209 = arith.subi %v_207, %v_208 : i32
                %v_210 = arith.addi %v_208, %c_27 : i32
                %v_211 = arith.shli %v_210, %c_26 : i32
                %v_212 = arith.bitcast %v_211 : i32 to f32
                %v_213 = arith.mulf %acc_206, %v_212 : f32
                %v_214 = arith.addi %v_209, %c_27 : i32
                %v_215 = arith.shli %v_214, %c_26 : i32
                %v_216 = arith.bitcast %v_215 : i32 to f32
                %v_217 = arith.mulf %v_213, %v_216 : f32
                %v_218 = arith.addf %v_217, %c_24 : f32
                %v_219 = arith.divf %c_24, %v_218 : f32
                %v_220 = arith.mulf %sum_93, %v_219 : f32
                %v_221 = arith.mulf %v_220, %sum_121 : f32
                memref.store %v_221, %hidden[%v_36, %i_45] : memref<?x24xf32>
                %v_222 = arith.subf %c_12, %sum_100 : f32
                %is_223 = arith.cmpf ogt, %v_222, %c_13 : f32
                %v_224 = arith.select %is_223, %c_13, %v_222 : f32
                %is_225 = arith.cmpf olt, %v_224, %c_14 : f32
                %v_226 = arith.select %is_225, %c_14, %v_224 : f32
                %v_227 = arith.mulf %v_226, %c_15 : f32
                %v_228 = math.roundeven %v_227 : f32
                %acc_229 = math.fma %v_228, %c_16, %v_226 : f32
                %acc_230 = math.fma %v_228, %c_17, %acc_229 : f32
                %acc_231 = math.fma %c_18, %acc_230, %c_19 : f32
                %acc_232 = math.fma %acc_231, %acc_230, %c_20 : f32
                %acc_233 = math.fma %acc_232, %acc_230, %c_21 : f32
                %acc_234 = math.fma %acc_233, %acc_230, %c_22 : f32
                %acc_235 = math.fma %acc_234, %acc_230, %c_23 : f32
                %acc_236 = math.fma %acc_235, %acc_230, %c_24 : f32
                %acc_237 = math.fma %acc_236, %acc_230, %c_24 : f32
                %v_238 = arith.fptosi %v_228 : f32 to i32
                %v_239 = arith.shrsi %v_238, %c_25 : i32
                %v_240 = arith.subi %v_238, %v_239 : i32
                %v_241 = arith.addi %v_239, %c_27 : i32
                %v_242 = arith.shli %v_241, %c_26 : i32
                %v_243 = arith.bitcast %v_242 : i32 to f32
                %v_244 = arith.mulf %acc_237, %v_243 : f32
                %v_245 = arith.addi %v_240, %c_27 : i32
                %v_246 = arith.shli %v_245, %c_26 : i32
                %v_247 = arith.bitcast %v_246 : i32 to f32
                %v_248 = arith.mulf %v_244, %v_247 : f32
                %v_249 = arith.addf %v_248, %c_24 : f32
                %v_250 = arith.divf %c_24, %v_249 : f32
                %v_251 = arith.mulf %sum_100, %v_250 : f32
                %v_252 = arith.mulf %v_251, %sum_128 : f32
                memref.store %v_252, %hidden[%v_38, %i_45] : memref<?x24xf32>
              }
            }
            %is_253 = arith.cmpi eq, %v_24, %c_7 : index
            %v_254 = arith.andi %is_253, %is_26 : i1
            scf.if %v_254 {
              %v_255 = memref.load %group[%c_2] : memref<5xi32>
              %v_256 = arith.index_cast %v_255 : i32 to index
              %v_257 = memref.load %group[%c_5] : memref<5xi32>
              %v_258 = arith.index_cast %v_257 : i32 to index
              %v_259 = arith.divui %v_256, %c_6 : index
              %v_260 = arith.divui %v_258, %c_6 : index
              %v_261 = arith.addi %v_1, %c_0 : index
              %v_262 = arith.minsi %v_261, %c_8 : index
              scf.for %i_263 = %v_1 to %v_262 step %c_5 {
                %v_264 = arith.addi %i_263, %c_8 : index
                %loop_266:4 = scf.for %i_265 = %c_2 to %c_10 step %c_3 iter_args(%carry_267 = %c_9, %carry_268 = %c_9, %carry_269 = %c_9, %carry_270 = %c_9) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                  %v_271 = vector.load %x[%v_259, %i_265] : memref<?x40xf32>, vector<4xf32>
                  %v_272 = vector.load %x[%v_260, %i_265] : memref<?x40xf32>, vector<4xf32>
                  %v_273 = arith.addi %i_265, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_263, %v_273], read, locality<3>, data : memref<8x48x40xf32>
                  %v_274 = vector.load %expert_gate_up[%v_15, %i_263, %i_265] : memref<8x48x40xf32>, vector<4xf32>
                  %acc_275 = math.fma %v_274, %v_271, %carry_267 : vector<4xf32>
                  %acc_276 = math.fma %v_274, %v_272, %carry_268 : vector<4xf32>
                  %v_277 = arith.addi %i_265, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_264, %v_277], read, locality<3>, data : memref<8x48x40xf32>
                  %v_278 = vector.load %expert_gate_up[%v_15, %v_264, %i_265] : memref<8x48x40xf32>, vector<4xf32>
                  %acc_279 = math.fma %v_278, %v_271, %carry_269 : vector<4xf32>
                  %acc_280 = math.fma %v_278, %v_272, %carry_270 : vector<4xf32>
                  scf.yield %acc_275, %acc_276, %acc_279, %acc_280 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                }
                %v_281 = vector.shuffle %loop_266#0, %loop_266#0 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_282 = vector.shuffle %loop_266#0, %loop_266#0 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_283 = arith.addf %v_281, %v_282 : vector<2xf32>
                %v_284 = vector.shuffle %v_283, %v_283 [0] : vector<2xf32>, vector<2xf32>
                %v_285 = vector.shuffle %v_283, %v_283 [1] : vector<2xf32>, vector<2xf32>
                %v_286 = arith.addf %v_284, %v_285 : vector<1xf32>
                %sum_287 = vector.extract %v_286[0] : f32 from vector<1xf32>
                %v_288 = vector.shuffle %loop_266#1, %loop_266#1 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_289 = vector.shuffle %loop_266#1, %loop_266#1 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_290 = arith.addf %v_288, %v_289 : vector<2xf32>
                %v_291 = vector.shuffle %v_290, %v_290 [0] : vector<2xf32>, vector<2xf32>
                %v_292 = vector.shuffle %v_290, %v_290 [1] : vector<2xf32>, vector<2xf32>
                %v_293 = arith.addf %v_291, %v_292 : vector<1xf32>
                %sum_294 = vector.extract %v_293[0] : f32 from vector<1xf32>
                %v_295 = vector.shuffle %loop_266#2, %loop_266#2 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_296 = vector.shuffle %loop_266#2, %loop_266#2 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_297 = arith.addf %v_295, %v_296 : vector<2xf32>
                %v_298 = vector.shuffle %v_297, %v_297 [0] : vector<2xf32>, vector<2xf32>
                %v_299 = vector.shuffle %v_297, %v_297 [1] : vector<2xf32>, vector<2xf32>
                %v_300 = arith.addf %v_298, %v_299 : vector<1xf32>
                %sum_301 = vector.extract %v_300[0] : f32 from vector<1xf32>
                %v_302 = vector.shuffle %loop_266#3, %loop_266#3 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_303 = vector.shuffle %loop_266#3, %loop_266#3 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_304 = arith.addf %v_302, %v_303 : vector<2xf32>
                %v_305 = vector.shuffle %v_304, %v_304 [0] : vector<2xf32>, vector<2xf32>
                %v_306 = vector.shuffle %v_304, %v_304 [1] : vector<2xf32>, vector<2xf32>
                %v_307 = arith.addf %v_305, %v_306 : vector<1xf32>
                %sum_308 = vector.extract %v_307[0] : f32 from vector<1xf32>
                %v_309 = arith.subf %c_12, %sum_287 : f32
                %is_310 = arith.cmpf ogt, %v_309, %c_13 : f32
                %v_311 = arith.select %is_310, %c_13, %v_309 : f32
                %is_312 = arith.cmpf olt, %v_311, %c_14 : f32
                %v_313 = arith.select %is_312, %c_14, %v_311 : f32
                %v_314 = arith.mulf %v_313, %c_15 : f32
                %v_315 = math.roundeven %v_314 : f32
                %acc_316 = math.fma %v_315, %c_16, %v_313 : f32
                %acc_317 = math.fma %v_315, %c_17, %acc_316 : f32
                %acc_318 = math.fma %c_18, %acc_317, %c_19 : f32
                %acc_319 = math.fma %acc_318, %acc_317, %c_20 : f32
                %acc_320 = math.fma %acc_319, %acc_317, %c_21 : f32
                %acc_321 = math.fma %acc_320, %acc_317, %c_22 : f32
                %acc_322 = math.fma %acc_321, %acc_317, %c_23 : f32
                %acc_323 = math.fma %acc_322, %acc_317, %c_24 : f32
                %acc_324 = math.fma %acc_323, %acc_317, %c_24 : f32
                %v_325 = arith.fptosi %v_315 : f32 to i32
                %v_326 = arith.shrsi %v_325, %c_25 : i32
                %v_327 = arith.subi %v_325, %v_326 : i32
                %v_328 = arith.addi %v_326, %c_27 : i32
                %v_329 = arith.shli %v_328, %c_26 : i32
                %v_330 = arith.bitcast %v_329 : i32 to f32
                %v_331 = arith.mulf %acc_324, %v_330 : f32
                %v_332 = arith.addi %v_327, %c_27 : i32
                %v_333 = arith.shli %v_332, %c_26 : i32
                %v_334 = arith.bitcast %v_333 : i32 to f32
                %v_335 = arith.mulf %v_331, %v_334 : f32
                %v_336 = arith.addf %v_335, %c_24 : f32
                %v_337 = arith.divf %c_24, %v_336 : f32
                %v_338 = arith.mulf %sum_287, %v_337 : f32
                %v_339 = arith.mulf %v_338, %sum_301 : f32
                memref.store %v_339, %hidden[%v_256, %i_263] : memref<?x24xf32>
                %v_340 = arith.subf %c_12, %sum_294 : f32
                %is_341 = arith.cmpf ogt, %v_340, %c_13 : f32
                %v_342 = arith.select %is_341, %c_13, %v_340 : f32
                %is_343 = arith.cmpf olt, %v_342, %c_14 : f32
                %v_344 = arith.select %is_343, %c_14, %v_342 : f32
                %v_345 = arith.mulf %v_344, %c_15 : f32
                %v_346 = math.roundeven %v_345 : f32
                %acc_347 = math.fma %v_346, %c_16, %v_344 : f32
                %acc_348 = math.fma %v_346, %c_17, %acc_347 : f32
                %acc_349 = math.fma %c_18, %acc_348, %c_19 : f32
                %acc_350 = math.fma %acc_349, %acc_348, %c_20 : f32
                %acc_351 = math.fma %acc_350, %acc_348, %c_21 : f32
                %acc_352 = math.fma %acc_351, %acc_348, %c_22 : f32
                %acc_353 = math.fma %acc_352, %acc_348, %c_23 : f32
                %acc_354 = math.fma %acc_353, %acc_348, %c_24 : f32
                %acc_355 = math.fma %acc_354, %acc_348, %c_24 : f32
                %v_356 = arith.fptosi %v_346 : f32 to i32
                %v_357 = arith.shrsi %v_356, %c_25 : i32
                %v_358 = arith.subi %v_356, %v_357 : i32
                %v_359 = arith.addi %v_357, %c_27 : i32
                %v_360 = arith.shli %v_359, %c_26 : i32
                %v_361 = arith.bitcast %v_360 : i32 to f32
                %v_362 = arith.mulf %acc_355, %v_361 : f32
                %v_363 = arith.addi %v_358, %c_27 : i32
                %v_364 = arith.shli %v_363, %c_26 : i32
                %v_365 = arith.bitcast %v_364 : i32 to f32
                %v_366 = arith.mulf %v_362, %v_365 : f32
                %v_367 = arith.addf %v_366, %c_24 : f32
                %v_368 = arith.divf %c_24, %v_367 : f32
                %v_369 = arith.mulf %sum_294, %v_368 : f32
                %v_370 = arith.mulf %v_369, %sum_308 : f32
                memref.store %v_370, %hidden[%v_258, %i_263] : memref<?x24xf32>
              }
            }
            %is_371 = arith.cmpi eq, %v_24, %c_5 : index
            %v_372 = arith.andi %is_371, %is_26 : i1
            scf.if %v_372 {
              %v_373 = memref.load %group[%c_2] : memref<5xi32>
              %v_374 = arith.index_cast %v_373 : i32 to index
              %v_375 = arith.divui %v_374, %c_6 : index
              %v_376 = arith.addi %v_1, %c_0 : index
              %v_377 = arith.minsi %v_376, %c_8 : index
              scf.for %i_378 = %v_1 to %v_377 step %c_5 {
                %v_379 = arith.addi %i_378, %c_8 : index
                %loop_381:2 = scf.for %i_380 = %c_2 to %c_10 step %c_3 iter_args(%carry_382 = %c_9, %carry_383 = %c_9) -> (vector<4xf32>, vector<4xf32>) {
                  %v_384 = vector.load %x[%v_375, %i_380] : memref<?x40xf32>, vector<4xf32>
                  %v_385 = arith.addi %i_380, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %i_378, %v_385], read, locality<3>, data : memref<8x48x40xf32>
                  %v_386 = vector.load %expert_gate_up[%v_15, %i_378, %i_380] : memref<8x48x40xf32>, vector<4xf32>
                  %acc_387 = math.fma %v_386, %v_384, %carry_382 : vector<4xf32>
                  %v_388 = arith.addi %i_380, %c_11 : index
                  memref.prefetch %expert_gate_up[%v_15, %v_379, %v_388], read, locality<3>, data : memref<8x48x40xf32>
                  %v_389 = vector.load %expert_gate_up[%v_15, %v_379, %i_380] : memref<8x48x40xf32>, vector<4xf32>
                  %acc_390 = math.fma %v_389, %v_384, %carry_383 : vector<4xf32>
                  scf.yield %acc_387, %acc_390 : vector<4xf32>, vector<4xf32>
                }
                %v_391 = vector.shuffle %loop_381#0, %loop_381#0 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_392 = vector.shuffle %loop_381#0, %loop_381#0 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_393 = arith.addf %v_391, %v_392 : vector<2xf32>
                %v_394 = vector.shuffle %v_393, %v_393 [0] : vector<2xf32>, vector<2xf32>
                %v_395 = vector.shuffle %v_393, %v_393 [1] : vector<2xf32>, vector<2xf32>
                %v_396 = arith.addf %v_394, %v_395 : vector<1xf32>
                %sum_397 = vector.extract %v_396[0] : f32 from vector<1xf32>
                %v_398 = vector.shuffle %loop_381#1, %loop_381#1 [0, 1] : vector<4xf32>, vector<4xf32>
                %v_399 = vector.shuffle %loop_381#1, %loop_381#1 [2, 3] : vector<4xf32>, vector<4xf32>
                %v_400 = arith.addf %v_398, %v_399 : vector<2xf32>
                %v_401 = vector.shuffle %v_400, %v_400 [0] : vector<2xf32>, vector<2xf32>
                %v_402 = vector.shuffle %v_400, %v_400 [1] : vector<2xf32>, vector<2xf32>
                %v_403 = arith.addf %v_401, %v_402 : vector<1xf32>
                %sum_404 = vector.extract %v_403[0] : f32 from vector<1xf32>
                %v_405 = arith.subf %c_12, %sum_397 : f32
                %is_406 = arith.cmpf ogt, %v_405, %c_13 : f32
                %v_407 = arith.select %is_406, %c_13, %v_405 : f32
                %is_408 = arith.cmpf olt, %v_407, %c_14 : f32
                %v_409 = arith.select %is_408, %c_14, %v_407 : f32
                %v_410 = arith.mulf %v_409, %c_15 : f32
                %v_411 = math.roundeven %v_410 : f32
                %acc_412 = math.fma %v_411, %c_16, %v_409 : f32
                %acc_413 = math.fma %v_411, %c_17, %acc_412 : f32
                %acc_414 = math.fma %c_18, %acc_413, %c_19 : f32
                %acc_415 = math.fma %acc_414, %acc_413, %c_20 : f32
                %acc_416 = math.fma %acc_415, %acc_413, %c_21 : f32
                %acc_417 = math.fma %acc_416, %acc_413, %c_22 : f32
                %acc_418 = math.fma %acc_417, %acc_413, %c_23 : f32
                %acc_419 = math.fma %acc_418, %acc_413, %c_24 : f32
                %acc_420 = math.fma %acc_419, %acc_413, %c_24 : f32
                %v_421 = arith.fptosi %v_411 : f32 to i32
                %v_422 = arith.shrsi %v_421, %c_25 : i32
                %v_423 = arith.subi %v_421, %v_422 : i32
                %v_424 = arith.addi %v_422, %c_27 : i32
                %v_425 = arith.shli %v_424, %c_26 : i32
                %v_426 = arith.bitcast %v_425 : i32 to f32
                %v_427 = arith.mulf %acc_420, %v_426 : f32
                %v_428 = arith.addi %v_423, %c_27 : i32
                %v_429 = arith.shli %v_428, %c_26 : i32
                %v_430 = arith.bitcast %v_429 : i32 to f32
                %v_431 = arith.mulf %v_427, %v_430 : f32
                %v_432 = arith.addf %v_431, %c_24 : f32
                %v_433 = arith.divf %c_24, %v_432 : f32
                %v_434 = arith.mulf %sum_397, %v_433 : f32
                %v_435 = arith.mulf %v_434, %sum_404 : f32
                memref.store %v_435, %hidden[%v_374, %i_378] : memref<?x24xf32>
              }
            }
            %is_436 = arith.cmpi eq, %v_24, %c_3 : index
            %v_437 = arith.select %is_436, %c_2, %v_24 : index
            scf.yield %v_437 : index
          }
        }
        return
      }
      func.func @gathered_down(%hidden_binding: !stream.binding, %ids_binding: !stream.binding, %weights_binding: !stream.binding, %expert_down_binding: !stream.binding, %outputs_binding: !stream.binding, %y_binding: !stream.binding, %slots: index, %tokens: index) {
        %c_0 = arith.constant 32 : index
        %c_1 = arith.constant 40 : index
        %c_2 = arith.constant 0 : index
        %c_3 = arith.constant 1 : index
        %c_4 = arith.constant false
        %c_5 = arith.constant 4 : index
        %c_6 = arith.constant dense<0> : vector<4xi32>
        %c_7 = arith.constant 512 : index
        %c_8 = arith.constant 16 : index
        %c_9 = arith.constant 3 : index
        %c_10 = arith.constant 2 : index
        %c_11 = arith.constant 39 : index
        %c_12 = arith.constant dense<0x00000000> : vector<4xf32>
        %c_13 = arith.constant 24 : index
        %c_14 = arith.constant dense<[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]> : vector<16xi32>
        %c_15 = arith.constant dense<1> : vector<16xi32>
        %c_16 = arith.constant dense<0> : vector<16xi32>
        %c_17 = arith.constant dense<0x00000000> : vector<16xf32>
        %workgroup_0 = stream.dispatch.workgroup.id[0] : index
        %hidden = stream.binding.subspan %hidden_binding[%c_2] : !stream.binding -> memref<?x24xf32>{%slots}
        %ids = stream.binding.subspan %ids_binding[%c_2] : !stream.binding -> memref<?xi32>{%slots}
        %weights = stream.binding.subspan %weights_binding[%c_2] : !stream.binding -> memref<?xf32>{%slots}
        %expert_down = stream.binding.subspan %expert_down_binding[%c_2] : !stream.binding -> memref<8x40x24xf32>
        %outputs = stream.binding.subspan %outputs_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%slots}
        %y = stream.binding.subspan %y_binding[%c_2] : !stream.binding -> memref<?x40xf32>{%tokens}
        %v_1 = arith.muli %workgroup_0, %c_0 : index
        %v_2 = arith.addi %v_1, %c_0 : index
        %v_3 = arith.minsi %v_2, %c_1 : index
        scf.for %i_4 = %c_2 to %slots step %c_3 {
          %v_5 = memref.load %ids[%i_4] : memref<?xi32>
          %v_6 = vector.broadcast %v_5 : i32 to vector<4xi32>
          %loop_8:1 = scf.for %i_7 = %c_2 to %i_4 step %c_5 iter_args(%carry_9 = %c_4) -> (i1) {
            %v_10 = arith.subi %i_4, %i_7 : index
            %mask_11 = vector.create_mask %v_10 : vector<4xi1>
            %v_12 = vector.maskedload %ids[%i_7], %mask_11, %c_6 : memref<?xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
            %is_13 = arith.cmpi eq, %v_12, %v_6 : vector<4xi32>
            %v_14 = arith.andi %is_13, %mask_11 : vector<4xi1>
            %any_15 = vector.reduction <or>, %v_14 : vector<4xi1> into i1
            %v_16 = arith.ori %carry_9, %any_15 : i1
            scf.yield %v_16 : i1
          }
          %is_17 = arith.cmpi eq, %loop_8#0, %c_4 : i1
          scf.if %is_17 {
            %v_18 = arith.index_cast %v_5 : i32 to index
            %v_19 = arith.addi %i_4, %c_3 : index
            %is_20 = arith.cmpi eq, %v_19, %slots : index
            %v_21 = arith.select %is_20, %c_2, %v_19 : index
            %v_22 = arith.addi %v_1, %c_0 : index
            %v_23 = arith.select %is_20, %v_22, %v_1 : index
            %v_24 = memref.load %ids[%v_21] : memref<?xi32>
            %v_25 = arith.index_cast %v_24 : i32 to index
            scf.for %i_26 = %c_2 to %c_7 step %c_8 {
              memref.prefetch %expert_down[%v_25, %v_23, %i_26], read, locality<3>, data : memref<8x40x24xf32>
            }
            %v_27 = arith.addi %v_23, %c_8 : index
            scf.for %i_28 = %c_2 to %c_7 step %c_8 {
              memref.prefetch %expert_down[%v_25, %v_27, %i_28], read, locality<3>, data : memref<8x40x24xf32>
            }
            %group = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<5xi32>
            %loop_30:1 = scf.for %i_29 = %i_4 to %slots step %c_3 iter_args(%carry_31 = %c_2) -> (index) {
              %v_32 = arith.index_cast %i_29 : index to i32
              %v_33 = memref.load %ids[%i_29] : memref<?xi32>
              %is_34 = arith.cmpi eq, %v_33, %v_5 : i32
              scf.if %is_34 {
                memref.store %v_32, %group[%carry_31] : memref<5xi32>
                %v_35 = arith.addi %carry_31, %c_3 : index
                memref.store %v_32, %group[%v_35] : memref<5xi32>
              }
              %v_36 = arith.addi %carry_31, %c_3 : index
              %v_37 = arith.select %is_34, %v_36, %carry_31 : index
              %v_38 = arith.subi %slots, %c_3 : index
              %is_39 = arith.cmpi eq, %i_29, %v_38 : index
              %is_40 = arith.cmpi eq, %v_37, %c_5 : index
              %is_41 = arith.cmpi eq, %v_37, %c_9 : index
              %v_42 = arith.andi %is_41, %is_39 : i1
              %v_43 = arith.ori %is_40, %v_42 : i1
              scf.if %v_43 {
                %v_44 = memref.load %group[%c_2] : memref<5xi32>
                %v_45 = arith.index_cast %v_44 : i32 to index
                %v_46 = memref.load %group[%c_3] : memref<5xi32>
                %v_47 = arith.index_cast %v_46 : i32 to index
                %v_48 = memref.load %group[%c_10] : memref<5xi32>
                %v_49 = arith.index_cast %v_48 : i32 to index
                %v_50 = memref.load %group[%c_9] : memref<5xi32>
                %v_51 = arith.index_cast %v_50 : i32 to index
                %v_52 = arith.addi %v_1, %c_8 : index
                %v_53 = arith.minsi %v_52, %c_1 : index
                scf.for %i_54 = %v_1 to %v_53 step %c_3 {
                  %v_55 = arith.addi %i_54, %c_8 : index
                  %v_56 = arith.minsi %v_55, %c_11 : index
                  %loop_58:8 = scf.for %i_57 = %c_2 to %c_13 step %c_5 iter_args(%carry_59 = %c_12, %carry_60 = %c_12, %carry_61 = %c_12, %carry_62 = %c_12, %carry_63 = %c_12, %carry_64 = %c_12, %carry_65 = %c_12, %carry_66 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                    %v_67 = vector.load %hidden[%v_45, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_68 = vector.load %hidden[%v_47, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_69 = vector.load %hidden[%v_49, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_70 = vector.load %hidden[%v_51, %i_57] : memref<?x24xf32>, vector<4xf32>
                    %v_71 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_54, %v_71], read, locality<3>, data : memref<8x40x24xf32>
                    %v_72 = vector.load %expert_down[%v_18, %i_54, %i_57] : memref<8x40x24xf32>, vector<4xf32>
                    %acc_73 = math.fma %v_72, %v_67, %carry_59 : vector<4xf32>
                    %acc_74 = math.fma %v_72, %v_68, %carry_60 : vector<4xf32>
                    %acc_75 = math.fma %v_72, %v_69, %carry_61 : vector<4xf32>
                    %acc_76 = math.fma %v_72, %v_70, %carry_62 : vector<4xf32>
                    %v_77 = arith.addi %i_57, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_56, %v_77], read, locality<3>, data : memref<8x40x24xf32>
                    %v_78 = vector.load %expert_down[%v_18, %v_56, %i_57] : memref<8x40x24xf32>, vector<4xf32>
                    %acc_79 = math.fma %v_78, %v_67, %carry_63 : vector<4xf32>
                    %acc_80 = math.fma %v_78, %v_68, %carry_64 : vector<4xf32>
                    %acc_81 = math.fma %v_78, %v_69, %carry_65 : vector<4xf32>
                    %acc_82 = math.fma %v_78, %v_70, %carry_66 : vector<4xf32>
                    scf.yield %acc_73, %acc_74, %acc_75, %acc_76, %acc_79, %acc_80, %acc_81, %acc_82 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                  }
                  %v_83 = vector.shuffle %loop_58#0, %loop_58#0 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_84 = vector.shuffle %loop_58#0, %loop_58#0 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_85 = arith.addf %v_83, %v_84 : vector<2xf32>
                  %v_86 = vector.shuffle %v_85, %v_85 [0] : vector<2xf32>, vector<2xf32>
                  %v_87 = vector.shuffle %v_85, %v_85 [1] : vector<2xf32>, vector<2xf32>
                  %v_88 = arith.addf %v_86, %v_87 : vector<1xf32>
                  %sum_89 = vector.extract %v_88[0] : f32 from vector<1xf32>
                  %v_90 = vector.shuffle %loop_58#1, %loop_58#1 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_91 = vector.shuffle %loop_58#1, %loop_58#1 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_92 = arith.addf %v_90, %v_91 : vector<2xf32>
                  %v_93 = vector.shuffle %v_92, %v_92 [0] : vector<2xf32>, vector<2xf32>
                  %v_94 = vector.shuffle %v_92, %v_92 [1] : vector<2xf32>, vector<2xf32>
                  %v_95 = arith.addf %v_93, %v_94 : vector<1xf32>
                  %sum_96 = vector.extract %v_95[0] : f32 from vector<1xf32>
                  %v_97 = vector.shuffle %loop_58#2, %loop_58#2 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_98 = vector.shuffle %loop_58#2, %loop_58#2 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_99 = arith.addf %v_97, %v_98 : vector<2xf32>
                  %v_100 = vector.shuffle %v_99, %v_99 [0] : vector<2xf32>, vector<2xf32>
                  %v_101 = vector.shuffle %v_99, %v_99 [1] : vector<2xf32>, vector<2xf32>
                  %v_102 = arith.addf %v_100, %v_101 : vector<1xf32>
                  %sum_103 = vector.extract %v_102[0] : f32 from vector<1xf32>
                  %v_104 = vector.shuffle %loop_58#3, %loop_58#3 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_105 = vector.shuffle %loop_58#3, %loop_58#3 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_106 = arith.addf %v_104, %v_105 : vector<2xf32>
                  %v_107 = vector.shuffle %v_106, %v_106 [0] : vector<2xf32>, vector<2xf32>
                  %v_108 = vector.shuffle %v_106, %v_106 [1] : vector<2xf32>, vector<2xf32>
                  %v_109 = arith.addf %v_107, %v_108 : vector<1xf32>
                  %sum_110 = vector.extract %v_109[0] : f32 from vector<1xf32>
                  %v_111 = vector.shuffle %loop_58#4, %loop_58#4 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_112 = vector.shuffle %loop_58#4, %loop_58#4 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_113 = arith.addf %v_111, %v_112 : vector<2xf32>
                  %v_114 = vector.shuffle %v_113, %v_113 [0] : vector<2xf32>, vector<2xf32>
                  %v_115 = vector.shuffle %v_113, %v_113 [1] : vector<2xf32>, vector<2xf32>
                  %v_116 = arith.addf %v_114, %v_115 : vector<1xf32>
                  %sum_117 = vector.extract %v_116[0] : f32 from vector<1xf32>
                  %v_118 = vector.shuffle %loop_58#5, %loop_58#5 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_119 = vector.shuffle %loop_58#5, %loop_58#5 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_120 = arith.addf %v_118, %v_119 : vector<2xf32>
                  %v_121 = vector.shuffle %v_120, %v_120 [0] : vector<2xf32>, vector<2xf32>
                  %v_122 = vector.shuffle %v_120, %v_120 [1] : vector<2xf32>, vector<2xf32>
                  %v_123 = arith.addf %v_121, %v_122 : vector<1xf32>
                  %sum_124 = vector.extract %v_123[0] : f32 from vector<1xf32>
                  %v_125 = vector.shuffle %loop_58#6, %loop_58#6 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_126 = vector.shuffle %loop_58#6, %loop_58#6 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_127 = arith.addf %v_125, %v_126 : vector<2xf32>
                  %v_128 = vector.shuffle %v_127, %v_127 [0] : vector<2xf32>, vector<2xf32>
                  %v_129 = vector.shuffle %v_127, %v_127 [1] : vector<2xf32>, vector<2xf32>
                  %v_130 = arith.addf %v_128, %v_129 : vector<1xf32>
                  %sum_131 = vector.extract %v_130[0] : f32 from vector<1xf32>
                  %v_132 = vector.shuffle %loop_58#7, %loop_58#7 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_133 = vector.shuffle %loop_58#7, %loop_58#7 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_134 = arith.addf %v_132, %v_133 : vector<2xf32>
                  %v_135 = vector.shuffle %v_134, %v_134 [0] : vector<2xf32>, vector<2xf32>
                  %v_136 = vector.shuffle %v_134, %v_134 [1] : vector<2xf32>, vector<2xf32>
                  %v_137 = arith.addf %v_135, %v_136 : vector<1xf32>
                  %sum_138 = vector.extract %v_137[0] : f32 from vector<1xf32>
                  memref.store %sum_89, %outputs[%v_45, %i_54] : memref<?x40xf32>
                  memref.store %sum_96, %outputs[%v_47, %i_54] : memref<?x40xf32>
                  memref.store %sum_103, %outputs[%v_49, %i_54] : memref<?x40xf32>
                  memref.store %sum_110, %outputs[%v_51, %i_54] : memref<?x40xf32>
                  memref.store %sum_117, %outputs[%v_45, %v_56] : memref<?x40xf32>
                  memref.store %sum_124, %outputs[%v_47, %v_56] : memref<?x40xf32>
                  memref.store %sum_131, %outputs[%v_49, %v_56] : memref<?x40xf32>
                  memref.store %sum_138, %outputs[%v_51, %v_56] : memref<?x40xf32>
                }
              }
              %is_139 = arith.cmpi eq, %v_37, %c_10 : index
              %v_140 = arith.andi %is_139, %is_39 : i1
              scf.if %v_140 {
                %v_141 = memref.load %group[%c_2] : memref<5xi32>
                %v_142 = arith.index_cast %v_141 : i32 to index
                %v_143 = memref.load %group[%c_3] : memref<5xi32>
                %v_144 = arith.index_cast %v_143 : i32 to index
                %v_145 = arith.addi %v_1, %c_8 : index
                %v_146 = arith.minsi %v_145, %c_1 : index
                scf.for %i_147 = %v_1 to %v_146 step %c_3 {
                  %v_148 = arith.addi %i_147, %c_8 : index
                  %v_149 = arith.minsi %v_148, %c_11 : index
                  %loop_151:4 = scf.for %i_150 = %c_2 to %c_13 step %c_5 iter_args(%carry_152 = %c_12, %carry_153 = %c_12, %carry_154 = %c_12, %carry_155 = %c_12) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>) {
                    %v_156 = vector.load %hidden[%v_142, %i_150] : memref<?x24xf32>, vector<4xf32>
                    %v_157 = vector.load %hidden[%v_144, %i_150] : memref<?x24xf32>, vector<4xf32>
                    %v_158 = arith.addi %i_150, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_147, %v_158], read, locality<3>, data : memref<8x40x24xf32>
                    %v_159 = vector.load %expert_down[%v_18, %i_147, %i_150] : memref<8x40x24xf32>, vector<4xf32>
                    %acc_160 = math.fma %v_159, %v_156, %carry_152 : vector<4xf32>
                    %acc_161 = math.fma %v_159, %v_157, %carry_153 : vector<4xf32>
                    %v_162 = arith.addi %i_150, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_149, %v_162], read, locality<3>, data : memref<8x40x24xf32>
                    %v_163 = vector.load %expert_down[%v_18, %v_149, %i_150] : memref<8x40x24xf32>, vector<4xf32>
                    %acc_164 = math.fma %v_163, %v_156, %carry_154 : vector<4xf32>
                    %acc_165 = math.fma %v_163, %v_157, %carry_155 : vector<4xf32>
                    scf.yield %acc_160, %acc_161, %acc_164, %acc_165 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>
                  }
                  %v_166 = vector.shuffle %loop_151#0, %loop_151#0 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_167 = vector.shuffle %loop_151#0, %loop_151#0 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_168 = arith.addf %v_166, %v_167 : vector<2xf32>
                  %v_169 = vector.shuffle %v_168, %v_168 [0] : vector<2xf32>, vector<2xf32>
                  %v_170 = vector.shuffle %v_168, %v_168 [1] : vector<2xf32>, vector<2xf32>
                  %v_171 = arith.addf %v_169, %v_170 : vector<1xf32>
                  %sum_172 = vector.extract %v_171[0] : f32 from vector<1xf32>
                  %v_173 = vector.shuffle %loop_151#1, %loop_151#1 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_174 = vector.shuffle %loop_151#1, %loop_151#1 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_175 = arith.addf %v_173, %v_174 : vector<2xf32>
                  %v_176 = vector.shuffle %v_175, %v_175 [0] : vector<2xf32>, vector<2xf32>
                  %v_177 = vector.shuffle %v_175, %v_175 [1] : vector<2xf32>, vector<2xf32>
                  %v_178 = arith.addf %v_176, %v_177 : vector<1xf32>
                  %sum_179 = vector.extract %v_178[0] : f32 from vector<1xf32>
                  %v_180 = vector.shuffle %loop_151#2, %loop_151#2 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_181 = vector.shuffle %loop_151#2, %loop_151#2 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_182 = arith.addf %v_180, %v_181 : vector<2xf32>
                  %v_183 = vector.shuffle %v_182, %v_182 [0] : vector<2xf32>, vector<2xf32>
                  %v_184 = vector.shuffle %v_182, %v_182 [1] : vector<2xf32>, vector<2xf32>
                  %v_185 = arith.addf %v_183, %v_184 : vector<1xf32>
                  %sum_186 = vector.extract %v_185[0] : f32 from vector<1xf32>
                  %v_187 = vector.shuffle %loop_151#3, %loop_151#3 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_188 = vector.shuffle %loop_151#3, %loop_151#3 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_189 = arith.addf %v_187, %v_188 : vector<2xf32>
                  %v_190 = vector.shuffle %v_189, %v_189 [0] : vector<2xf32>, vector<2xf32>
                  %v_191 = vector.shuffle %v_189, %v_189 [1] : vector<2xf32>, vector<2xf32>
                  %v_192 = arith.addf %v_190, %v_191 : vector<1xf32>
                  %sum_193 = vector.extract %v_192[0] : f32 from vector<1xf32>
                  memref.store %sum_172, %outputs[%v_142, %i_147] : memref<?x40xf32>
                  memref.store %sum_179, %outputs[%v_144, %i_147] : memref<?x40xf32>
                  memref.store %sum_186, %outputs[%v_142, %v_149] : memref<?x40xf32>
                  memref.store %sum_193, %outputs[%v_144, %v_149] : memref<?x40xf32>
                }
              }
              %is_194 = arith.cmpi eq, %v_37, %c_3 : index
              %v_195 = arith.andi %is_194, %is_39 : i1
              scf.if %v_195 {
                %v_196 = memref.load %group[%c_2] : memref<5xi32>
                %v_197 = arith.index_cast %v_196 : i32 to index
                %v_198 = arith.addi %v_1, %c_8 : index
                %v_199 = arith.minsi %v_198, %c_1 : index
                scf.for %i_200 = %v_1 to %v_199 step %c_3 {
                  %v_201 = arith.addi %i_200, %c_8 : index
                  %v_202 = arith.minsi %v_201, %c_11 : index
                  %loop_204:2 = scf.for %i_203 = %c_2 to %c_13 step %c_5 iter_args(%carry_205 = %c_12, %carry_206 = %c_12) -> (vector<4xf32>, vector<4xf32>) {
                    %v_207 = vector.load %hidden[%v_197, %i_203] : memref<?x24xf32>, vector<4xf32>
                    %v_208 = arith.addi %i_203, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %i_200, %v_208], read, locality<3>, data : memref<8x40x24xf32>
                    %v_209 = vector.load %expert_down[%v_18, %i_200, %i_203] : memref<8x40x24xf32>, vector<4xf32>
                    %acc_210 = math.fma %v_209, %v_207, %carry_205 : vector<4xf32>
                    %v_211 = arith.addi %i_203, %c_7 : index
                    memref.prefetch %expert_down[%v_18, %v_202, %v_211], read, locality<3>, data : memref<8x40x24xf32>
                    %v_212 = vector.load %expert_down[%v_18, %v_202, %i_203] : memref<8x40x24xf32>, vector<4xf32>
                    %acc_213 = math.fma %v_212, %v_207, %carry_206 : vector<4xf32>
                    scf.yield %acc_210, %acc_213 : vector<4xf32>, vector<4xf32>
                  }
                  %v_214 = vector.shuffle %loop_204#0, %loop_204#0 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_215 = vector.shuffle %loop_204#0, %loop_204#0 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_216 = arith.addf %v_214, %v_215 : vector<2xf32>
                  %v_217 = vector.shuffle %v_216, %v_216 [0] : vector<2xf32>, vector<2xf32>
                  %v_218 = vector.shuffle %v_216, %v_216 [1] : vector<2xf32>, vector<2xf32>
                  %v_219 = arith.addf %v_217, %v_218 : vector<1xf32>
                  %sum_220 = vector.extract %v_219[0] : f32 from vector<1xf32>
                  %v_221 = vector.shuffle %loop_204#1, %loop_204#1 [0, 1] : vector<4xf32>, vector<4xf32>
                  %v_222 = vector.shuffle %loop_204#1, %loop_204#1 [2, 3] : vector<4xf32>, vector<4xf32>
                  %v_223 = arith.addf %v_221, %v_222 : vector<2xf32>
                  %v_224 = vector.shuffle %v_223, %v_223 [0] : vector<2xf32>, vector<2xf32>
                  %v_225 = vector.shuffle %v_223, %v_223 [1] : vector<2xf32>, vector<2xf32>
                  %v_226 = arith.addf %v_224, %v_225 : vector<1xf32>
                  %sum_227 = vector.extract %v_226[0] : f32 from vector<1xf32>
                  memref.store %sum_220, %outputs[%v_197, %i_200] : memref<?x40xf32>
                  memref.store %sum_227, %outputs[%v_197, %v_202] : memref<?x40xf32>
                }
              }
              %is_228 = arith.cmpi eq, %v_37, %c_5 : index
              %v_229 = arith.select %is_228, %c_2, %v_37 : index
              scf.yield %v_229 : index
            }
          }
        }
        // combine: the token's slots by rising expert
        %order = "memref.alloca"() <{alignment = 64 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<3xi32>
        scf.for %i_230 = %c_2 to %tokens step %c_3 {
          %v_231 = arith.muli %i_230, %c_9 : index
          scf.for %i_232 = %c_2 to %c_9 step %c_3 {
            %v_233 = arith.addi %v_231, %i_232 : index
            %v_234 = memref.load %ids[%v_233] : memref<?xi32>
            %v_235 = vector.broadcast %v_234 : i32 to vector<16xi32>
            %loop_237:1 = scf.for %i_236 = %c_2 to %c_9 step %c_8 iter_args(%carry_238 = %c_16) -> (vector<16xi32>) {
              %v_239 = arith.subi %c_9, %i_236 : index
              %mask_240 = vector.create_mask %v_239 : vector<16xi1>
              %v_241 = arith.addi %v_231, %i_236 : index
              %v_242 = vector.maskedload %ids[%v_241], %mask_240, %c_16 : memref<?xi32>, vector<16xi1>, vector<16xi32> into vector<16xi32>
              %v_243 = arith.index_cast %i_236 : index to i32
              %v_244 = vector.broadcast %v_243 : i32 to vector<16xi32>
              %v_245 = arith.addi %c_14, %v_244 : vector<16xi32>
              %v_246 = arith.index_cast %i_232 : index to i32
              %v_247 = vector.broadcast %v_246 : i32 to vector<16xi32>
              %is_248 = arith.cmpi slt, %v_245, %v_247 : vector<16xi32>
              %is_249 = arith.cmpi slt, %v_242, %v_235 : vector<16xi32>
              %is_250 = arith.cmpi eq, %v_242, %v_235 : vector<16xi32>
              %v_251 = arith.andi %is_250, %is_248 : vector<16xi1>
              %v_252 = arith.ori %is_249, %v_251 : vector<16xi1>
              %v_253 = arith.andi %v_252, %mask_240 : vector<16xi1>
              %v_254 = arith.select %v_253, %c_15, %c_16 : vector<16xi1>, vector<16xi32>
              %v_255 = arith.addi %carry_238, %v_254 : vector<16xi32>
              scf.yield %v_255 : vector<16xi32>
            }
            %v_256 = vector.reduction <add>, %loop_237#0 : vector<16xi32> into i32
            %v_257 = arith.index_cast %v_256 : i32 to index
            %v_258 = arith.addi %v_231, %i_232 : index
            %v_259 = arith.index_cast %v_258 : index to i32
            memref.store %v_259, %order[%v_257] : memref<3xi32>
          }
          scf.for %i_260 = %v_1 to %v_3 step %c_8 {
            %v_261 = arith.subi %v_3, %i_260 : index
            %mask_262 = vector.create_mask %v_261 : vector<16xi1>
            %loop_264:1 = scf.for %i_263 = %c_2 to %c_9 step %c_3 iter_args(%carry_265 = %c_17) -> (vector<16xf32>) {
              %v_266 = memref.load %order[%i_263] : memref<3xi32>
              %v_267 = arith.index_cast %v_266 : i32 to index
              %v_268 = vector.maskedload %outputs[%v_267, %i_260], %mask_262, %c_17 : memref<?x40xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
              %v_269 = memref.load %weights[%v_267] : memref<?xf32>
              %v_270 = vector.broadcast %v_269 : f32 to vector<16xf32>
              %v_271 = arith.mulf %v_268, %v_270 : vector<16xf32>
              %v_272 = llvm.call_intrinsic "llvm.arithmetic.fence"(%v_271) : (vector<16xf32>) -> vector<16xf32>
              %v_273 = arith.addf %carry_265, %v_272 : vector<16xf32>
              scf.yield %v_273 : vector<16xf32>
            }
            vector.maskedstore %y[%i_230, %i_260], %mask_262, %loop_264#0 : memref<?x40xf32>, vector<16xi1>, vector<16xf32>
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

    // stage: experts: gathered: the chosen experts of 8, kernels for neon
    %size_3_1 = arith.constant 3 : index
    %slots = arith.muli %tokens, %size_3_1 : index
    %hidden = flow.dispatch @gathered::@gathered_up[%slots, %tokens](%x, %expert_ids, %expert_gate_up, %slots, %tokens) : (tensor<?x40xf32>{%tokens}, tensor<?x3xi32>{%tokens}, tensor<8x48x40xf32>, index, index) -> tensor<?x24xf32>{%slots}
    %gathered_down:2 = flow.dispatch @gathered::@gathered_down[%slots, %tokens](%hidden, %expert_ids, %chosen_weights, %expert_down, %slots, %tokens) : (tensor<?x24xf32>{%slots}, tensor<?x3xi32>{%tokens}, tensor<?x3xf32>{%tokens}, tensor<8x40x24xf32>, index, index) -> (tensor<?x40xf32>{%slots}, tensor<?x40xf32>{%tokens})

    return %gathered_down#1 : tensor<?x40xf32>
  }
}
